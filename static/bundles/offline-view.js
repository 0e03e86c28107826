(()=>{var Ea=Object.defineProperty;var L=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(s){throw n=[s],s}};var Oa=(e,t)=>{for(var n in t)Ea(e,n,{get:t[n],enumerable:!0})};var bo,Sa,T,$=L(()=>{"use strict";({currentScript:bo}=document),Sa=bo instanceof HTMLScriptElement?bo.src:"",T=new URL("\
static/js/",Sa||document.baseURI).href});function mt(e){return"kind"in e&&e.kind===Dn}function kt(e){return mt(e)?e.meta:e.layout.meta}function Ve(e){return mt(e)?
e.meta.height??0:e.layout.height}var Dn,ze=L(()=>{"use strict";$();Dn="network"});function Oe(e){if(Array.isArray(e))return Rc(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=Uint8Array.from(
atob(e.bdata),r=>r.charCodeAt(0)),n=Lc[e.dtype];if(!n)throw new Error(`An array has the unknown type ${e.dtype}.`);let s=new n(
t.buffer),o=e.shape?String(e.shape).split(",").map(Number):[s.length];return{values:s,shape:o}}function Rc(e){if(!(typeof e[0]==
"object"&&e[0]!==null))return{values:e,shape:[e.length]};let n=e;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,
n[0]?.length??0]}}function ie({values:e,shape:t},n){let[,...s]=t,o=s.reduce((r,i)=>r*i,1);return{values:Cc(e,n*o,(n+1)*o),
shape:s}}function ar({values:e,shape:t}){return t.length<2?e:Kn({values:e,shape:t})}function Kn(e){return Array.from({length:e.
shape[0]??0},(t,n)=>ie(e,n).values)}function Cc(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var Lc,Xn=L(
()=>{"use strict";$();Lc={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,
u4:Uint32Array}});function cr(e,t=1){let n=Math.max(...e),s=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(o=>Math.exp((o-n)/s))}var lr=L(
()=>{"use strict";$()});function ur({data:e,layout:t},n){let{parts:s=[]}=t.meta,o=Zn(t.meta,n);for(let r of s){let i=e[r.trace];"lines"in r?Object.
assign(i,Fc(o(r.lines),n[r.row],r)):i[r.attribute]=ar(o(r.is))}}function Zn(e,t){let n=Pc(e),s=Object.fromEntries((e.choices??
[]).map(({name:a,values:c})=>[a,t[a]===Ye?Ye:c.indexOf(t[a]??"")])),o=({take:a,at:c})=>{let l=n[a];if(!l)throw new Error(
`The figure has no array ${a}.`);for(let h of c){let u=s[h]??0;u!==Ye&&(l=ie(l,u))}return l},r=([a,c])=>{let[{values:l},
{values:h,shape:u}]=[i(a),i(c)];return{values:Float64Array.from(h,(d,g)=>d*Number(l[g%l.length])),shape:u}},i=a=>{if("ta\
ke"in a)return o(a);if("row"in a){let{values:c}=i(a.row);return{values:c,shape:[1,c.length]}}return"softmax"in a?Wc(i(a.
softmax),a):"product"in a?r(a.product):Ic(r(a.dots),a.over)};return i}function Pc(e){let t=hr.get(e);return t||(t=Object.
fromEntries(Object.entries(e.arrays??{}).map(([n,s])=>[n,Oe(s)])),hr.set(e,t)),t}function Ic(e,t){let[n=0]=e.shape;return{
values:Float64Array.from({length:n},(o,r)=>mr(ie(e,r).values)).map(o=>o/t),shape:[n]}}function Wc({values:e,shape:t},{temperature:n,
mask:s}){let o=Array.from(e,(a,c)=>s&&!s[c]?-1/0:a),r=cr(o,n),i=mr(r);return{values:Float64Array.from(r,a=>a/i),shape:t}}
function mr(e){let t=0;for(let n=0;n<e.length;n+=1)t+=Number(e[n]);return t}function Fc({values:e,shape:t},n,{above:s,to:o}){
let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==Ye&&l!==n))for(let h=0;h<c;h+=1){let u=Number(e[l*c+h]);u<=s||u>
o||(r.push(0,1,null),i.push(l,h,null))}return{x:r,y:i}}var Ye,hr,Qn=L(()=>{"use strict";$();Xn();lr();Ye="all",hr=new WeakMap});function yr(e,t){let{table:n}=kt(e);if(n&&"rows"in n)return[n];if(mt(e))return[];let{data:s,layout:o}=e,r=n?[Hc(n,Zn(o.meta,
t),t)]:[];return n&&!n.beside?r:[...s.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>jc(o,a)),...r]}function Xe({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>ts("th",r,"col")));let o=n.
createTBody();for(let[r,...i]of t)o.insertRow().append(ts("th",r,"row"),...i.map(a=>ts("td",a)));return n}function Ze(e){
let t=s=>s.map(Vc).join(",");return`${e.map(({columns:s,rows:o})=>[s,...o].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function Hc(e,t,n){let{columns:s,labels:o}=e;if("values"in e){let c=e.values.map(l=>t(l).values);return{columns:s,rows:o.
map((l,h)=>[l,...c.map(u=>u[h])])}}let r=t(e.matrix),i=r.shape.length<2?[r.values]:Kn(r),a=i.length===o.length?o:[Gc(e,n)];
return{columns:s,rows:i.map((c,l)=>[a[l],...Array.from(c)])}}function Gc({labels:e,matrix:t},n){let s="at"in t?t.at.at(-1):
void 0;return e[Number(n[s??""])]??""}function jc(e,t){let n=Oe(t.z??[]),s=pr(e,t,"y").map((o,r)=>[o,...Array.from(ie(n,
r).values)]);return{columns:[t.name??"",...pr(e,t,"x")],rows:s}}function pr(e,t,n){let s=t[n];if(Array.isArray(s))return s.
map(c=>gr(String(c)));let o=e[`${n}axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??o?.categoryarray;
if(i)return i.map(gr);let{shape:a}=Oe(t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function gr(e){return e.
replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;","&")}function Vc(e){if(e==null)return"";if(typeof e=="n\
umber")return String(e);let t=e.replace(Dc,"$1'").replace(Uc,"'"),n=Bc.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll(
'"','""')}"`:n}function ts(e,t,n){let s=document.createElement(e);return n&&(s.scope=n),s.textContent=typeof t=="number"&&
!Number.isInteger(t)?t.toFixed(6):String(t??"–"),s}var Bc,Dc,Uc,es=L(()=>{"use strict";$();Xn();ze();Qn();Bc=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
Dc=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,Uc=/^(?=[\t\r\n])/});function f(e,{key:t,...n}={},...s){return{tag:e,...typeof t=="string"&&{key:t},attributes:n,children:s.flat(Number.POSITIVE_INFINITY).
filter(zc)}}function Qe(e){return e==null||e===!1?null:String(typeof e=="number"?qt(e):e)}function qt(e){return Math.round(
e*100)/100}function Ct(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(qt),[c,l,h]=[e,n,(e+n)/2].map(qt);return`M${c} ${o}\
C${h} ${o} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${r} ${c} ${r}Z`}function ns(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],
s[1]].map(qt),[c,l,h]=[e,n,(e+n)/2].map(qt);return`M${o} ${c}C${o} ${h} ${i} ${h} ${i} ${l}L${a} ${l}C${a} ${h} ${r} ${h}\
 ${r} ${c}Z`}function br(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(qt),[c,l]=[e,n].map(qt);return`M${o} ${c}Q${o} ${i}\
 ${l} ${i}L${l} ${a}Q${r} ${a} ${r} ${c}Z`}function zc(e){return e!=null&&e!==!1&&e!==""}var B=L(()=>{"use strict";$()});function U(e,t,n=!1){let s=0;for(let o of e)s+=ss(o);return s*t*(n?1.06:1)}function ss(e){return qc.test(e)||e===" "?.29:
Yc.test(e)?.87:Kc.test(e)?.65:.55}function rt(e,t,n,s=!1){if(U(e,n,s)<=t)return e;let o=t/(n*(s?1.06:1))-ss("…"),r="";
for(let i of e){if(o-=ss(i),o<0&&r)break;r+=i}return`${r.trimEnd()}…`}function Je(e,t,n,s,o=!1){let r=[],i="",a=e.split(
" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||U(h,n,o)<=t){i=h;continue}if(r.length===s-1){i=[i,...a.slice(
c)].join(" ");break}r.push(i),i=l}return[...r,rt(i,t,n,o)]}function O(e,t=0){let n=100*e,s=10**-t;return n>0&&n<s/2?`<${s.
toFixed(t)} %`:`${n.toFixed(t).replace("-","−")} %`}function S(e,t=1){if(e===Number.NEGATIVE_INFINITY)return"−∞";let n=e.
toFixed(t);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function At(e){let t=Math.round(e);if(t<60)return`${t}\
 min`;let n=t%60;return`${Math.floor(t/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function ct(e){let t=n=>String(Math.
floor(n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var qc,Yc,Kc,pt,V=L(()=>{"use strict";$();qc=/[ijlI.,:;'|!()[\]]/,
Yc=/[mwMW%@—…]/,Kc=/[A-ZÄÖÜ0-9+=<>]/;pt=["Mon","Tue","Wed","Thu","Fri","Sat","Sun"]});function Se({reading:e,before:t,overlays:n}){return!n||!t?.hasPointer||!e.hasPointer?null:e.hasVisitsOf(t)?t.pointerWeights:
null}function tn(e){let{reading:t,before:n,overlays:s}=e;if(!s||!n)return 1;let o=Se(e),r=(h,[u=0,m=0])=>h+Math.max(u,m),
i=Array.from(o??[],(h,u)=>[h,Number(t.pointerWeights[u])]),a=[...$r(t),...$r(n)],c=[...new Set(a)].flatMap(h=>Zc.map(u=>[
t.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,m)=>u+Number(m[h]),0)));return Math.max(1,
i.reduce(r,0),[...c,l].reduce(r,0))}function $r({trace:e,locations:t}){let n=e.tensors.probabilities;if(n)return Array.from(
n.values,(r,i)=>i);let{final:s,generation:o}=e.location_probabilities;return[...t,...[...s,...o??[]].map(({location:r})=>r)]}
function en({key:e,now:t,before:n,path:s,edges:o,style:r="",title:i=""}){if(n===null||Math.abs(t-n)<Xc)return null;let a=t>
n?"more":"less",[c,l]=o[a];return!c||!l?null:f("path",{key:`${a} ${e}`,class:`change ${a}${r}`,d:s(c,l)},i&&f("title",{},
i))}function nn(e,t,n){return`${O(e,1)}; ${n} ${O(t,1)}`}var Xc,Zc,ae=L(()=>{"use strict";$();B();V();Xc=.6,Zc=["pointer",
"generation"]});function Nt(e,t){for(let{kind:n,pattern:s}of Qc){let o=s.exec(e??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(r)};return Jc(i,t)?i:null}return null}function Jc({kind:e,visit:t=0,
layer:n=0,head:s=0,location:o=2},r){return e==="pointer"?r.hasPointer:e==="generation"?r.hasGeneration:e==="gate"?r.hasGate:
t<r.count&&n<r.layers&&(e!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.locations}function it(e,t){return e?.kind===
"visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,s)=>n===e.location?[s]:[])}function wt(e,t){return e?.kind===
"place"?e.location??null:e?.kind==="visit"?t.locations[e.visit??0]??null:null}var Qc,dt=L(()=>{"use strict";$();Qc=[{kind:"\
visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}]});function Mr(e,t,n){let s=e.target instanceof Element?e.target:null,o=s?.closest("[data-act]")?.getAttribute("data-act"),
r=s?.closest("[data-part]")?.getAttribute("data-part"),i=Nt(r,t);if(o==="gate")return nl(e,n);if(o==="attention_temperat\
ure")return kr(e,t,"attention");if(o==="pointer_temperature")return kr(e,t,"pointer");if(i?.kind!=="visit"||o||e.pointerType===
"touch")return null;let a=s?.closest(".day-ribbon"),c=s?.closest("[data-drag]")?.getAttribute("data-drag"),l=i.visit??0;
return a&&(c==="time"||c==="stay")?rl(e,a,t,l,c):sl(e,n,l)}function rs({trace:e},t,n){let s=(e.interventions[`${t}_tempe\
rature`]??1)*2**n,{least:o,most:r}=el;return Number(Math.min(r,Math.max(o,s)).toPrecision(2))}function nl({pointerId:e},t){
let n=0;return{pointer:e,follows:!0,to({type:s,clientX:o,clientY:r},i){let a=t.querySelector(".gate-frame")?.getBoundingClientRect();
if(!a)return null;let l=a.height>a.width?(r-a.top)/a.height:(o-a.left)/a.width;return s!=="pointercancel"&&(n=Math.round(
100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:n,isDone:i}}}}function kr({pointerId:e,clientX:t},n,s){let o=!1;return{
pointer:e,follows:!0,to({clientX:r},i){if(o||=Math.abs(r-t)>=wr,!o)return null;let a=rs(n,s,(r-t)/tl);return{kind:"tempe\
rature",of:s,value:a,isDone:i}}}}function sl({pointerId:e,clientY:t},n,s){let o=s,r=!1;return{pointer:e,follows:!1,to({clientY:i},a){
if(r||=Math.abs(i-t)>=wr,!r)return null;let c=Math.sign(ol(n,i)-o);if(c===0&&!a)return null;let l={kind:"move",visit:o,by:c,
isDone:a};return o+=c,l}}}function ol(e,t){let s=[...e.querySelectorAll(".visit > .chip")].map(o=>{let{top:r,bottom:i}=o.
getBoundingClientRect();return Math.abs((r+i)/2-t)});return s.indexOf(Math.min(...s))}function rl({pointerId:e,clientX:t},n,s,o,r){
let{start_minute:i=0,duration_minutes:a=0}=s.visits[o]??{},{width:c}=n.querySelector(".track")?.getBoundingClientRect()??
{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},m){if(l||=Math.abs(u-t)>=2,!l)return null;let d=os*
Math.round((u-t)/c*xr/os),g=r==="time"?Math.min(xr-os,Math.max(0,i+d)):Math.max(0,a+d);return g===h&&!m?null:(h=g,{kind:r,
visit:o,minutes:g,isDone:m})}}}var wr,xr,os,tl,el,Ar=L(()=>{"use strict";$();dt();wr=5,xr=1440,os=5,tl=60,el={least:.1,most:10}});function Tt(e){let t=0;for(let n=1;n<e.length;n++)Number(e[n])>Number(e[t])&&(t=n);return t}var il,ce,Ne=L(()=>{"use str\
ict";$();il=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],
["position_from_end","order"]],ce=class{constructor(t,n=""){this.trace=t,this.words=n,this.visits=t.visits,this.count=t.
visits.length;let{layers:s,heads:o,components:r}=t.architecture;this.layers=s,this.heads=r.includes("attention")?o:0,this.
hasPointer=r.includes("pointer"),this.hasGeneration=r.includes("generation"),this.hasGate=this.hasPointer&&this.hasGeneration,
this.gate=t.gate.value,this.locations=t.visits.map(({location:i})=>i)}wordsFor(t){return t.words?t.words:t.trace.notation===
this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:t}){return t.length===this.count&&t.every((n,s)=>n===
this.locations[s])}values(t){let n=this.trace.tensors[t];if(!n)throw new Error(`The trace has no ${t}.`);return n.values}has(t){
return t in this.trace.tensors}weights(t,n){return this.values(`layers.${t}.heads.${n}.weights`)}lastRow(t,n){return this.
weights(t,n).subarray((this.count-1)*this.count)}isRemoved(t,n){let s=this.trace.interventions.remove_heads;return s?s===
"all"||s.some(([o,r])=>o===t&&r===n):!1}isSkipped(t,n){return(this.trace.interventions.skip??[]).some(s=>s.layer===t&&s.
part===n)}get largestWeight(){let t=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)for(let o of this.weights(
n,s))t=Math.max(t,o);return t||1}get slices(){return il.filter(([t])=>this.has(`inputs.${t}`)).map(([t="",n=""])=>({name:t,
label:n,lengths:this.#s(`inputs.${t}`)}))}get longestSlice(){return Math.max(...this.slices.map(({lengths:t})=>Math.max(
...t)))||1}stream(t){let n=`layers.${t}`,s=i=>this.isSkipped(t,i),o=new Float32Array(this.count),r=this.has(`${n}.attent\
ion_out`)?this.#s(`${n}.attention_out`):null;return{residual:this.#s(`${n}.residual_in`),attention:r&&s("attention")?o:r,
feedForward:s("feed_forward")?o:this.#s(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?this.values(
"pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){let t=this.
pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)break;let r=n.get(o)??{location:o,
...this.nameOf(o),probability:0,visits:[]};r.probability+=t[s],r.visits.push(s),n.set(o,r)}return[...n.values()].sort((s,o)=>o.
probability-s.probability)}nameOf(t){let n=this.trace.places[t];return{label:n?.label??`#${t}`,category:n?.category??null}}answer(t,n=[]){
let{final:s}=this.trace.location_probabilities,o=s.slice(0,t).map(({location:d})=>d),r=[...new Set(n)].filter(d=>!o.includes(
d)),i=o.filter(d=>!n.includes(d)),a=i.slice(Math.max(0,i.length-r.length)),l=[...o.filter(d=>!a.includes(d)),...r].map(d=>this.#e(
d)),h=d=>l.reduce((g,y)=>g+y[d],0),u=this.#n(l),m={location:-1,label:`${u} others`,category:null,pointer:Math.max(0,Number(
this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),probability:Math.max(0,
1-h("probability")),count:u};return[...l,m]}#e(t){return{location:t,...this.nameOf(t),pointer:this.probabilityOf("pointe\
r",t),generation:this.probabilityOf("generation",t),probability:this.probabilityOf("final",t)}}probabilityOf(t,n){let s=t===
"final"?"probabilities":`${t}.probabilities`,o=this.trace.tensors[s];return o?Number(o.values[n]):this.trace.location_probabilities[t]?.
find(i=>i.location===n)?.probability??0}shareOf(t,n){return(t==="pointer"?this.hasPointer:this.hasGeneration)?t==="gener\
ation"&&!this.#t(t,n)?null:(t==="pointer"?this.gate:1-this.gate)*this.probabilityOf(t,n):0}knownProbability(t){return this.#t(
"final",t)?this.probabilityOf("final",t):null}#t(t,n){let s=t==="final"?"probabilities":`${t}.probabilities`;return this.
has(s)||!!this.trace.location_probabilities[t]?.some(o=>o.location===n)}generated(t){let s=(this.trace.location_probabilities.
generation??[]).slice(0,t).map(({location:i,probability:a})=>({location:i,...this.nameOf(i),probability:a})),o=1-s.reduce(
(i,{probability:a})=>i+a,0),r=this.#n(s);return[...s,{location:-1,label:`${r} others`,category:null,probability:Math.max(
0,o)}]}#n(t){return this.trace.architecture.locations-1-t.length}#s(t){let n=this.values(t),s=n.length/this.count;return Float32Array.
from({length:this.count},(o,r)=>Math.hypot(...n.subarray(r*s,(r+1)*s)))}}});function vt(e,t){for(let[s,o]of al){let r=o.exec(e??"");if(!r)continue;let i=Object.fromEntries(Object.entries(r.groups??
{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(s,i,t),...i};return ll(a,t)?a:null}return null;function n(s,o,{
count:r,trace:i}){let a=r-1;return{kind:s,name:e??"",isLeaf:"query"in o||"number"in o||s==="stream"&&"visit"in o||(s==="\
pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:a,visit:cl(s,o,t)??a,number:null,location:s===
"generation"?t.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}function cl(e,{layer:t=0,head:n=0},s){
return e==="pointer"&&s.hasPointer?Tt(s.pointerWeights):e==="head"&&t<s.layers&&n<s.heads?Tt(s.lastRow(t,n)):null}function ll({
kind:e,layer:t,head:n,query:s,visit:o,number:r,location:i},a){let{locations:c,d_model:l}=a.trace.architecture;return e===
"head"&&n>=a.heads||e==="pointer"&&!a.hasPointer||e==="generation"&&!a.hasGeneration||e==="gate"&&!a.hasGate?!1:t<a.layers&&
s<a.count&&o<a.count&&(r??0)<l&&i>1&&i<c}function Er(e,t){let{kind:n,layer:s,head:o,isLeaf:r,number:i,location:a}=e,c=[{
name:"",words:"Network"}],l=(u,m)=>c.push({name:u,words:m});return(n==="head"||n==="stream")&&l(`layers.${s}.stream`,`La\
yer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(e.name,"one cell"),n==="stream"&&r&&l(`l\
ayers.${s}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`visits.${e.visit}`,h()),n==="conte\
xt"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(e.name,h()),n==="generation"&&l("g\
eneration","Generation"),n==="generation"&&r&&l(e.name,t.nameOf(a).label),n==="gate"&&l("gate","Gate"),n==="place"&&l(e.
name,t.nameOf(a).label),i!==null&&l(e.name,`number ${i+1}`),c;function h(){return`Visit ${e.visit+1}`}}function is(e){let t=e.
split("."),n=t[0]==="layers",s=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(".")[0]??"")?2:1;return t.length<=
s?null:t.slice(0,n&&t[2]==="stream"?-1:s).join(".")}function as(e,t,n){let s=vt(e,n),[o,r]=hl[t]??[0,0];if(!s||o===0&&r===
0)return null;let i=ul(s,o,r,n);return i!==null&&vt(i,n)?i:null}function ul(e,t,n,s){let{kind:o,layer:r,head:i,query:a,visit:c,
number:l,isLeaf:h}=e;switch(o){case"head":{if(h)return`layers.${r}.heads.${i}.${a+n}.${c+t}`;let m=r*s.heads+i+t;return n!==
0?`layers.${r+n}.heads.${i}`:`layers.${Math.floor(m/s.heads)}.heads.${m%s.heads}`}case"stream":return l!==null?`layers.${r}\
.stream.${c+n}.${l+t}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(m,d){let g=m.findIndex(({location:p})=>p===
e.location),y=g<0||n===0?void 0:m[g+n];return y?`${d}.${y.location}`:null}}var al,hl,le=L(()=>{"use strict";$();Ne();al=
[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];hl={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}});function P(e){return e.stage.type/13}function z(e,t,n="label"){let s=n==="title"||n==="strong";return ls*U(Or(t),cs[n]*P(
e),s)}function Or(e){return e.replaceAll("−","+")}function H(e,t,n,s,{kind:o="label",also:r,anchor:i,width:a,key:c}={}){
let l=o==="title"||o==="strong",h=a===void 0?s:rt(s,a/ls,cs[o]*P(e),l),u=[o,i,r].filter(Boolean).join(" ");return f("tex\
t",{...c&&{key:c},class:u,x:t,y:n},h)}function j(e,{x:t,y:n,width:s},o,r="label"){let i=cs[r]*P(e),a=U(" ",i),c=[],l=Number.
POSITIVE_INFINITY;for(let u of o){let m=u.reduce((g,y)=>g+pl(y,i),0),d=c.at(-1);d&&l+a+m<=s?(d.push({text:" "},...u),l+=
a+m):(c.push([...u]),l=m)}return{marks:c.map((u,m)=>dl(t,n+i*(1+1.5*m),u,r,i)),height:c.length*1.5*i}}function F(e){return e.
split(" ").map(t=>[{text:t}])}function dl(e,t,n,s,o){let r=.4*o,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===
i?null:h?-r:r;i=h;let m=[l,h&&"raised"].filter(Boolean).join(" ");return f("tspan",{class:m||null,dy:u},c)});return f("t\
ext",{class:s,x:e,y:t},a)}function pl({text:e,kind:t="",isRaised:n=!1},s){let o=(n?ml:1)*(t.includes("math")?fl:1);return ls*
U(Or(e),s*o,t.includes("strong"))}var cs,ml,ls,fl,lt=L(()=>{"use strict";$();B();V();cs={title:15.5,strong:13,label:13,small:12.5,
tiny:11.5},ml=.78,ls=1.07,fl=1.12});function Pt(e,t,[n,s]){let o=e.length/t,r=new Uint8Array(3*sn);for(let h=0;h<sn;h++){let u=h/(sn-1);for(let m of[0,1,2])
r[3*h+m]=Math.round(n[m]+u*(s[m]-n[m]))}let i=new Uint8Array(o*(t+1));for(let h=0;h<o;h++)for(let u=0;u<t;u++){let m=Math.
min(1,Math.max(0,Number(e[h*t+u])||0));i[h*(t+1)+1+u]=Math.round(m*(sn-1))}let a=[...rn(t),...rn(o),8,3,0,0,0],c=[...gl,
...on("IHDR",a),...on("PLTE",r),...on("IDAT",bl(i)),...on("IEND",[])],l="";for(let h of c)l+=String.fromCharCode(h);return`\
data:image/png;base64,${btoa(l)}`}function on(e,t){let n=[...e].map(o=>o.charCodeAt(0)).concat(Array.from(t)),s=4294967295;
for(let o of n)s=Number(yl[(s^o)&255])^s>>>8;return[...rn(t.length),...n,...rn(~s)]}function bl(e){let t=[120,1];for(let o=0;o<
e.length;o+=hs){let r=e.subarray(o,o+hs),i=o+hs>=e.length,[a,c]=[r.length&255,r.length>>8];t.push(Number(i),a,c,a^255,c^
255,...r)}let[n,s]=[1,0];for(let o of e)n=(n+o)%65521,s=(s+n)%65521;return[...t,s>>8,s&255,n>>8,n&255]}function rn(e){return[
24,16,8,0].map(t=>e>>>t&255)}var gl,sn,hs,yl,Te=L(()=>{"use strict";$();gl=[137,80,78,71,13,10,26,10],sn=256,hs=65535,yl=
Uint32Array.from({length:256},(e,t)=>{let n=t;for(let s=0;s<8;s++)n=n>>>1^(n&1?3988292384:0);return n})});function vr(e,t,n){let{width:s,height:o}=e.stage.size,r=P(e),i=Math.min($l*r,.035*s),a=xl(e,t,i),c={x:i,y:a.height,width:s-
2*i,height:o-a.height-6*r};return[f("g",{key:"opened",class:"opened","font-size":13*r,"data-block":t.name},a.marks,_r(n,
c,16*r).map(({card:l,box:h})=>f("g",{key:l.key},l.marks(h))))]}function _r(e,t,n){let s=n*(e.length-1),o=e.reduce((m,{least:d})=>m+
d.width,s),r=e.reduce((m,{least:d})=>m+d.height,s),i=e.every(({least:m})=>m.height<=t.height),a=e.every(({least:m})=>m.width<=
t.width);if(e.length>1&&!(o<=t.width&&i)&&!(r<=t.height&&a)){let m=e.reduce((d,g)=>g.rank>d.rank?g:d);return _r(e.filter(
d=>d!==m),t,n)}let c=e.length===1||o<=t.width&&i,l=e.reduce((m,{share:d=1})=>m+d,0),{x:h,y:u}=t;return e.map(m=>{let d=(m.
share??1)/l,g=c?{x:h,y:u,height:t.height,width:m.least.width+d*(t.width-o)}:{x:h,y:u,width:t.width,height:m.least.height+
d*(t.height-r)};return c?h+=g.width+n:u+=g.height+n,{card:m,box:g}})}function Y(e,{x:t,y:n,width:s,height:o},r,i=r){let a=P(
e),c=z(e,r,"title")<=s-28*a;return[f("rect",{key:"card",class:"card",x:t,y:n,width:s,height:o,rx:10*a}),H(e,t+14*a,n+22*
a,c?r:i,{kind:"title",width:s-28*a})]}function X(e,{x:t,y:n,width:s,height:o}){let r=P(e);return{x:t+14*r,y:n+30*r,width:s-
28*r,height:o-38*r}}function ht(e,t,n,s,o,{isButton:r=!0,isPressed:i}={}){let a=P(e),c=z(e,s,"label")+(r?24:4)*a;return{
mark:f("g",{key:s,class:`part control${r?"":" link-words"}${i?" pressed":""}`,role:"data-more"in o?"link":"button",tabindex:0,
"aria-label":s,"aria-pressed":i===void 0?null:String(i),...o},f("rect",{class:r?"control-ground":"ground",x:t,y:n-15*a,width:c,
height:30*a,rx:15*a}),H(e,t+(r?12:2)*a,n+4.5*a,s)),width:c}}function xl(e,t,n){let{width:s,height:o}=e.stage.size,r=P(e),
i=Er(t,e.reading),a=kl(e,i,n),c="goes back",l=46*r+z(e,c,"small"),h="You are here",u=z(e,h,"small")+10*r,m=s-n,d=m-a.end-
20*r,g=o>=560*r&&ms(e,us*r)>d,y=g?Nr(e,m-n-u):Nr(e,d,Tr*2),p=y?ms(e,y):0,b=g||d-p>=u,w=g?d:d-p-(b?u:0),x=(g?46:8)*r+(us*
r-(y??0))/2;return{height:(g?Sr+36:Sr)*r,marks:[a.marks,w>=l+16*r&&[f("rect",{class:"key",x:a.end+16*r,y:10*r,width:34*r,
height:22*r,rx:5*r}),H(e,a.end+33*r,25.5*r,"Esc",{kind:"small",anchor:"middle"}),H(e,a.end+58*r,25.5*r,c,{kind:"small"})],
y!==null&&b&&H(e,m-p-10*r,(g?64:26)*r,h,{kind:"small",anchor:"end"}),y!==null&&f("g",{key:"thumbnails"},wl(e,t,m-p,x,y))]}}
function kl(e,t,n){let s=P(e),o=e.stage.size.width-2*n,r=n,i=[];for(let[a,{name:c,words:l}]of t.entries()){let h=a===t.length-
1,u=h?"strong":"label",m=Math.min(z(e,l,u),Math.max(20*s,n+o-r));if(i.push(f("g",{key:`crumb ${a}`,class:`part crumb${h?
" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"aria-current":h?"page":null,"aria-label":h?null:
`Back to ${l}`},f("rect",{class:"ground",x:r-3*s,y:6*s,width:m+6*s,height:30*s,rx:5}),H(e,r,26*s,l,{kind:u,width:m+1}))),
r+=m,h)break;i.push(f("path",{key:`then ${a}`,class:"chevron",d:`M${r+8*s} ${16.5*s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),
r+=21*s}return{marks:i,end:r}}function Nr(e,t,n=Tr){let s=P(e);for(let o=us;o>=n;o--)if(ms(e,o*s)<=t)return o*s;return null}
function ms(e,t){let{layers:n,heads:s}=e.reading;return n*(s*(t+2)+(t*.4+8*P(e)))+2.2*t}function wl(e,t,n,s,o){let{reading:r}=e,
i=P(e),a=[],c=n;for(let b=0;b<r.layers;b++){for(let x=0;x<r.heads;x++){let k=r.weights(b,x),A=Math.max(...k)||1,v=r.isRemoved(
b,x)||r.isSkipped(b,"attention");a.push(p(`layers.${b}.heads.${x}`,`Layer ${b}, head ${x}${v?", switched off":""}`,c,o,[
f("image",{key:"map",class:"map",href:Pt(k.map(M=>M/A),r.count,e.scale),x:c,y:s,width:o,height:o,preserveAspectRatio:"no\
ne",opacity:v?.2:1})])),c+=o+2}let w=.4*o;a.push(p(`layers.${b}.stream`,`Layer ${b}: residual stream`,c,w,[[[.2,.6],[.45,
.9],[.7,1]].map(([x=0,k=0],A)=>f("rect",{key:`line ${A}`,class:"length",x:c+2,y:s+x*o,width:Math.max(1,(w-4)*k),height:Math.
max(1,.12*o)}))])),c+=w+8*i}let l=s+o/2,[h,u]=[s+.2*o,s+.8*o],m=.09*o,d=c+1.2*o;r.hasPointer&&a.push(p("pointer","Pointe\
r",c,1.2*o,[f("path",{class:"pointer",d:Ct(c,[l-m,l],d,[h-m,h+m])})],[s,o/2])),r.hasGeneration&&a.push(p("generation","G\
eneration",c,1.2*o,[f("path",{class:"generation",d:Ct(c,[l,l+m],d,[u-m,u+m])})],[l,o/2])),r.hasGate&&a.push(p("gate","Ga\
te",d,.3*o,[f("rect",{class:"pointer",x:d+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),f("rect",{class:"generation",x:d+1,
y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-4)*(1-r.gate)})]));let{location:g}=r.trace.prediction,y=d+.3*o;return a.push(p(
`places.${g}`,`Answer: ${r.nameOf(g).label}`,y,.7*o-2,[f("rect",{class:"answer-bar",x:y+2,y:l-m,width:.7*o-6,height:2*m})])),
a;function p(b,w,x,k,A,[v,M]=[s,o]){let E=t.name===b||t.name.startsWith(`${b}.`),N=b.includes("heads");return f("g",{key:b,
class:`part thumb${E?" here":""}`,"data-open":b,role:"link",tabindex:0,"aria-label":w,"aria-current":E?"true":null},A.flat(),
f("rect",{key:"frame",class:N||E?"thumb-frame":"ground",x,y:v,width:k,height:M,rx:2}),f("title",{},w))}}var $l,Sr,us,Tr,
Et=L(()=>{"use strict";$();le();lt();B();Te();$l=20,Sr=46,us=28,Tr=9});function It(e,t,n,s){let{colour:o,numbered:r=new Set,chosen:i=null,exact:a}=s,c=P(e),l=n.length,h=t.width/l,u=h>6?Math.min(
.3*h,6*c):h>2.5?.8:0,m=Array.from(n,Number),d=Cr(m),g=new Map([...r].map(N=>[N,S(m[N]??0,d)])),y=[...g.values()].some(N=>z(
e,N,"tiny")>h+2*c),p=g.size>0&&!y?Lr*c:1,b=y?Lr*c:0,[w,x]=s.extent??an(m),k=Ml(t.height-b,w,x,p),A=k>0?Math.max(p,w*k):(t.
height-b)/2,v=t.y+b+A,M=m.map((N,R)=>{let _=Math.abs(N)*k,W=R===i;return f("rect",{key:`bar ${R}`,class:`bar ${o}${N<0?"\
 negative":""}${W?" chosen":""}`,x:t.x+R*h+u/2,y:N<0?v:v-_,width:Math.max(.5,h-u),height:Math.max(.4,_)},a&&f("title",{},
a(R)))}),E=[...g].map(([N,R])=>H(e,t.x+Rr((N+.5)*h,z(e,R,"tiny")/2,t.width),y?t.y+9*c:v+(Number(m[N])<0?-3:10.5)*c,R,{kind:"\
tiny",anchor:"middle",also:N===i?"chosen":"",key:`number ${N}`}));return[f("path",{key:"line",class:"axis",d:`M${t.x} ${v}\
H${t.x+t.width}`}),M,E]}function Ml(e,t,n,s){if(t+n===0)return 0;let o=e/(t+n);return Math.min(t,n)*o>=s?o:Math.max(0,e-
s)/Math.max(t,n)}function he(e,t,n,s,o=null){let r=n.length,i=s/r,a=1.5*P(e),c=t.map(Cr),l=Array.from(n,(g,y)=>Math.max(
...t.map((p,b)=>z(e,S(Number(p[y]),c[b]),"tiny")))/2),h=[...l.keys()].sort((g,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[g])));o!==null&&h.unshift(o);let u=new Set;for(let g of h)[...u].every(p=>Math.abs(m(p)-m(g))>=d(g)+d(p)+a)&&u.add(g);
return u;function m(g){return Rr((g+.5)*i,d(g),s)}function d(g){return l[g]??0}}function Rr(e,t,n){return Math.max(t,Math.
min(n-t,e))}function an(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function Cr(e){let t=Math.
max(...an(e));return t>=99.5?0:t>=.95?1:2}var Lr,ve=L(()=>{"use strict";$();lt();B();V();Lr=13});function Yt(e,t,n,{chosen:s=null,open:o}={}){let r=P(e),i=t.width<380*r,a=Math.min(96*r,t.height/n.length),c=!i&&a>=34*r,
l=s===null?0:54*r,h=Math.max(...n.map(w=>Math.max(z(e,w.title,"strong"),c?z(e,w.says,"small"):0))),u=i?0:Math.min(h+12*r,
.42*t.width),m=t.x+u,d=t.width-u-l,g=i?17*r:0,y={x:m,width:d,height:Math.max(6*r,a-Pr*r-g)},p=n[0]?.values.length??1,b=d/
p;return[n.map(({key:w,title:x,says:k,values:A,colour:v,open:M},E)=>{let N=t.y+E*a,R=i?N+12*r:N+a/2+(c?-2:4)*r,_=i?t.width:
u-8*r,W=z(e,x,"strong")+10*r;return f("g",{key:w,class:M?"part choice row":"row","data-open":M??null,role:M?"button":null,
tabindex:M?0:null,"aria-label":M?x:null},M&&f("rect",{key:"ground",class:"ground",x:t.x-4*r,y:N,width:t.width+8*r,height:a,
rx:4}),H(e,t.x,R,x,{kind:"strong",width:_,key:"title"}),i&&H(e,t.x+W,R,k,{kind:"small",width:t.width-W,key:"beside"}),c&&
H(e,t.x,R+15*r,k,{kind:"small",width:_,key:"says"}),It(e,{...y,y:N+g+Pr/2*r},A,{colour:v,chosen:s,exact:C=>`${x}, number\
 ${C+1}: ${S(Number(A[C]),4)}`}),s!==null&&H(e,t.x+t.width,N+g+(a-g)/2+4.5*r,S(Number(A[s]),2),{kind:"strong",anchor:"en\
d",key:"chosen"}))}),s!==null&&f("rect",{key:"strongest",class:"strongest",x:m+s*b-1.5,y:t.y,width:b+3,height:a*n.length,
rx:3}),o&&f("g",{key:"positions"},Array.from({length:p},(w,x)=>f("rect",{key:`position ${x}`,class:"cell",x:m+x*b,y:t.y,
width:b,height:a*n.length,"data-open":o(x),role:"button",tabindex:x===s?0:"-1","aria-current":x===s?"true":null},f("titl\
e",{},n.map(({title:k,values:A})=>`${k}: ${S(Number(A[x]),3)}`).join(`
`)))))]}var Pr,cn=L(()=>{"use strict";$();ve();lt();B();V();Pr=8});function Ir(e){let t=Sl(e??"").map(Nl);for(let n=Ol;n>0;n--)for(let s=0;s+n<=t.length;s++){let o=fs.get(t.slice(s,s+n).join(
" "));if(o)return o}return"pin"}function Sl(e){return e.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??
[]}function Nl(e){let t=e.replace(/s$/,"");return El.has(t)?t:e}var Wr,Al,fs,El,Ol,Fr=L(()=>{"use strict";$();Wr={pin:"M\
20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3\
 3 0 1 0 -6 0",home:"M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 \
0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z",restaurant:"M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2M7 2v20M21 15V2a5 5 0 0 \
0-5 5v6c0 1.1.9 2 2 2h3Zm0 0v7",burger:"M12 16H4a2 2 0 1 1 0-4h16a2 2 0 1 1 0 4h-4.25M5 12a2 2 0 0 1-2-2 9 7 0 0 1 18 0 \
2 2 0 0 1-2 2M5 16a2 2 0 0 0-2 2 3 3 0 0 0 3 3h12a3 3 0 0 0 3-3 2 2 0 0 0-2-2q0 0 0 0M6.67 12l6.13 4.6a2 2 0 0 0 2.8-.4l\
3.15-4.2",pizza:"M12 14l-1 1M13.75 18.25l-1.25 1.42M17.775 5.654a15.68 15.68 0 0 0-12.121 12.12M18.8 9.3a1 1 0 0 0 2.1 7\
.7M21.964 20.732a1 1 0 0 1-1.232 1.232l-18-5a1 1 0 0 1-.695-1.232A19.68 19.68 0 0 1 15.732 2.037a1 1 0 0 1 1.232.695z",cafe:"\
M10 2v2M14 2v2M16 8a1 1 0 0 1 1 1v8a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V9a1 1 0 0 1 1-1h14a4 4 0 1 1 0 8h-1M6 2v2",bakery:"M10\
.2 18H4.774a1.5 1.5 0 0 1-1.352-.97 11 11 0 0 1 .132-6.487M18 10.2V4.774a1.5 1.5 0 0 0-.97-1.352 11 11 0 0 0-6.486.132M1\
8 5a4 3 0 0 1 4 3 2 2 0 0 1-2 2 10 10 0 0 0-5.139 1.42M5 18a3 4 0 0 0 3 4 2 2 0 0 0 2-2 10 10 0 0 1 1.42-5.14M8.709 2.55\
4a10 10 0 0 0-6.155 6.155 1.5 1.5 0 0 0 .676 1.626l9.807 5.42a2 2 0 0 0 2.718-2.718l-5.42-9.807a1.5 1.5 0 0 0-1.626-.676",
dessert:"M7 11l4.08 10.35a1 1 0 0 0 1.84 0L17 11M17 7A5 5 0 0 0 7 7M17 7a2 2 0 0 1 0 4H7a2 2 0 0 1 0-4",bar:"M8 22h8M7 1\
0h10M12 15v7M12 15a5 5 0 0 0 5-5c0-2-.5-4-2-8H9c-1.5 4-2 6-2 8a5 5 0 0 0 5 5Z",grocer:"M15 11l-1 9M19 11l-4-7M2 11h20M3.\
5 11l1.6 7.4a2 2 0 0 0 2 1.6h9.8a2 2 0 0 0 2-1.6l1.7-7.4M4.5 15.5h15M5 11l4-7M9 11l1 9",shop:"M15 21v-5a1 1 0 0 0-1-1h-4\
a1 1 0 0 0-1 1v5M17.774 10.31a1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.451 0 1.12 1.12 0 0 0-1.548 0 2.5 2.5 0 0 1-3.452 \
0 1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.77-3.248l2.889-4.184A2 2 0 0 1 7 2h10a2 2 0 0 1 1.653.873l2.895 4.192a2.5 2.5 \
0 0 1-3.774 3.244M4 10.95V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8.05",mall:"M16 10a4 4 0 0 1-8 0M3.103 6.034h17.794M3.4 5.4\
67a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.667a2 2 0 0 0-.4-1.2l-2-2.667A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z",
service:"M3 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M8.12 8.12 12 12M20 4 8.12 15.88M3 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M14.8 14.8 2\
0 20",doctor:"M11 2v2M5 2v2M5 3H4a2 2 0 0 0-2 2v4a6 6 0 0 0 12 0V5a2 2 0 0 0-2-2h-1M8 15a6 6 0 0 0 12 0v-3M18 10a2 2 0 1\
 0 4 0a2 2 0 1 0 -4 0",hospital:"M12 7v4M14 21v-3a2 2 0 0 0-4 0v3M14 9h-4M18 11h2a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H4a2 2 0 \
0 1-2-2v-9a2 2 0 0 1 2-2h2M18 21V5a2 2 0 0 0-2-2H8a2 2 0 0 0-2 2v16",pharmacy:"M10.5 20.5l10-10a4.95 4.95 0 1 0-7-7l-10 \
10a4.95 4.95 0 1 0 7 7ZM8.5 8.5l7 7",bank:"M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2M\
10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M6 12h.01M18 12h.01",post:"M22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2\
 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2",office:"M16 20V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v16M4 6h16a2\
 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2",building:"M10 12h4M10 8h4M14 21v-3a2 2 0 0 0-4 0v\
3M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16",workshop:"\
M12 16h.01M16 16h.01M3 19a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V8.5a.5.5 0 0 0-.769-.422l-4.462 2.844A.5.5 0 0 1 15 10.5v-2a.5.\
5 0 0 0-.769-.422L9.77 10.922A.5.5 0 0 1 9 10.5V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2zM8 16h.01",government:"M10 18v-7M11.119 \
2.205a2 2 0 0 1 1.762 0l7.84 3.846A.5.5 0 0 1 20.5 7h-17a.5.5 0 0 1-.22-.949zM14 18v-7M18 18v-7M3 22h18M6 18v-7",museum:"\
M12 22a1 1 0 0 1 0-20 10 9 0 0 1 10 9 5 5 0 0 1-5 5h-2.25a1.75 1.75 0 0 0-1.4 2.8l.3.4a1.75 1.75 0 0 1-1.4 2.8zM13 6.5a0\
.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0M17 10.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0M6 12.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 \
-1 0M8 7.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0",culture:"M10 11h.01M14 6h.01M18 6h.01M6.5 13.1h.01M22 5c0 9-4 12-6 12s-\
6-3-6-12c0-2 2-3 6-3s6 1 6 3M17.4 9.9c-.8.8-2 .8-2.8 0M10.1 7.1C9 7.2 7.7 7.7 6 8.6c-3.5 2-4.7 3.9-3.7 5.6 4.5 7.8 9.5 8\
.4 11.2 7.4.9-.5 1.9-2.1 1.9-4.7M9.1 16.5c.3-1.1 1.4-1.7 2.4-1.4",cinema:"M12.296 3.464l3.02 3.956M20.2 6 3 11l-.9-2.4c-\
.3-1.1.3-2.2 1.3-2.5l13.5-4c1.1-.3 2.2.3 2.5 1.3zM3 11h18v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM6.18 5.276l3.1 3.899",music:"\
M21 16V3a1 1 0 0 0-1.28-.96l-10 2.917a1 1 0 0 0-.72.96V19M15 16a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M3 19a3 3 0 1 0 6 0a3 3 0 1 \
0 -6 0",stadium:"M10 14.66V17a1 1 0 0 1-1 1 2 2 0 0 0-2 2v2M14 14.66V17a1 1 0 0 0 1 1 2 2 0 0 1 2 2v2M17.916 10H19.5A2.5\
 2.5 0 0 0 22 7.5V5a1 1 0 0 0-1-1h-3M4 22h16M6 9a6 6 0 0 0 12 0V3a1 1 0 0 0-1-1H7a1 1 0 0 0-1 1zM6.084 10H4.5A2.5 2.5 0 \
0 1 2 7.5V5a1 1 0 0 1 1-1h3",school:"M14 21v-3a2 2 0 0 0-4 0v3M18 4.933V21M4 6l7.106-3.79a2 2 0 0 1 1.788 0L20 6M6 11l-3\
.52 2.147a1 1 0 0 0-.48.854V19a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-5a1 1 0 0 0-.48-.853L18 11M6 4.933V21M10 9a2 2 0 1 0 4 0a\
2 2 0 1 0 -4 0",college:"M21.42 10.922a1 1 0 0 0-.019-1.838L12.83 5.18a2 2 0 0 0-1.66 0L2.6 9.08a1 1 0 0 0 0 1.832l8.57 \
3.908a2 2 0 0 0 1.66 0zM22 10v6M6 12.5V16a6 3 0 0 0 12 0v-3.5",library:"M4 3h6a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-6a1 1 0 \
0 1 -1 -1v-16a1 1 0 0 1 1 -1M7 3v18M20.4 18.9c.2.5-.1 1.1-.6 1.3l-1.9.7c-.5.2-1.1-.1-1.3-.6L11.1 5.1c-.2-.5.1-1.1.6-1.3l\
1.9-.7c.5-.2 1.1.1 1.3.6Z",community:"M18 21a8 8 0 0 0-16 0M5 8a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M22 20c0-3.37-2-6.5-4-8a5 \
5 0 0 0-.45-8.3",church:"M10 9h4M12 7v5M14 21v-3a2 2 0 0 0-4 0v3M18 9l3.52 2.147a1 1 0 0 1 .48.854V19a2 2 0 0 1-2 2H4a2 \
2 0 0 1-2-2v-6.999a1 1 0 0 1 .48-.854L6 9M6 21V7a1 1 0 0 1 .376-.782l5-3.999a1 1 0 0 1 1.249.001l5 4A1 1 0 0 1 18 7v14",
park:"M10 10v.2A3 3 0 0 1 8.9 16H5a3 3 0 0 1-1-5.8V10a3 3 0 0 1 6 0ZM7 16v6M13 19v3M12 19h8.3a1 1 0 0 0 .7-1.7L18 14h.3a\
1 1 0 0 0 .7-1.7L16 9h.2a1 1 0 0 0 .8-1.7L13 3l-1.4 1.5",garden:"M14 9.536V7a4 4 0 0 1 4-4h1.5a.5.5 0 0 1 .5.5V5a4 4 0 0\
 1-4 4 4 4 0 0 0-4 4c0 2 1 3 1 5a5 5 0 0 1-1 3M4 9a5 5 0 0 1 8 4 5 5 0 0 1-8-4M5 21h14",beach:"M2 12q2.5 2 5 0t5 0 5 0 5\
 0M2 19q2.5 2 5 0t5 0 5 0 5 0M2 5q2.5 2 5 0t5 0 5 0 5 0",gym:"M17.596 12.768a2 2 0 1 0 2.829-2.829l-1.768-1.767a2 2 0 0 \
0 2.828-2.829l-2.828-2.828a2 2 0 0 0-2.829 2.828l-1.767-1.768a2 2 0 1 0-2.829 2.829zM2.5 21.5l1.4-1.4M20.1 3.9l1.4-1.4M5\
.343 21.485a2 2 0 1 0 2.829-2.828l1.767 1.768a2 2 0 1 0 2.829-2.829l-6.364-6.364a2 2 0 1 0-2.829 2.829l1.768 1.767a2 2 0\
 0 0-2.828 2.829zM9.6 14.4l4.8-4.8",hotel:"M2 4v16M2 8h18a2 2 0 0 1 2 2v10M2 17h20M6 8v9",train:"M8 3.1V7a4 4 0 0 0 8 0V\
3.1M9 15l-1-1M15 15l1-1M9 19c-2.8 0-5-2.2-5-5v-4a8 8 0 0 1 16 0v4c0 2.8-2.2 5-5 5ZM8 19l-2 3M16 19l2 3",bus:"M8 6v6M15 6\
v6M2 12h19.6M18 18h3s.5-1.7.8-2.8c.1-.4.2-.8.2-1.2 0-.4-.1-.8-.2-1.2l-1.4-5C20.1 6.8 19.1 6 18 6H4a2 2 0 0 0-2 2v10h3M5 \
18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M9 18h5M14 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",airport:"M17.8 19.2 16 11l3.5-3.5C21 6 21.5 4\
 21 3c-1-.5-3 0-4.5 1.5L13 8 4.8 6.2c-.5-.1-.9.1-1.1.5l-.3.5c-.2.5-.1 1 .3 1.3L9 12l-2 3H4l-1 1 3 2 2 3 1-1v-3l3-2 3.5 5\
.3c.3.4.8.5 1.3.3l.5-.2c.4-.3.6-.7.5-1.2z",ferry:"M12 2v2M12 9.189V13M19 12V6a2 2 0 00-2-2H7a2 2 0 00-2 2v6M19.38 19A11.\
6 11.6 0 0021 13l-8.188-3.639a2 2 0 00-1.624 0L3 13.001a11.6 11.6 0 002.81 7.76M2 20c.6.5 1.2 1 2.5 1 2.5 0 2.5-2 5-2 1.\
3 0 1.9.5 2.5 1s1.2 1 2.5 1c2.5 0 2.5-2 5-2 1.3 0 1.9.5 2.5 1",road:"M3 19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M9 19h8.5a3.5 3.5\
 0 0 0 0-7h-11a3.5 3.5 0 0 1 0-7H15M15 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",car:"M19 17h2c.6 0 1-.4 1-1v-3c0-.9-.7-1.7-1.5-1.\
9C18.7 10.6 16 10 16 10s-1.3-1.4-2.2-2.3c-.5-.4-1.1-.7-1.8-.7H5c-.6 0-1.1.4-1.4.9l-1.4 2.9A3.7 3.7 0 0 0 2 12v4c0 .6.4 1\
 1 1h2M5 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M9 17h6M15 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",bike:"M15 17.5a3.5 3.5 0 1 0 7 0a3.5\
 3.5 0 1 0 -7 0M2 17.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M14 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M12 17.5V14l-3-3 4-3 2 3h2"},
Al={home:["home","house","apartment","condo","residence","residence hall","residential","housing","dorm","dormitory"],restaurant:[
"restaurant","food","food court","food truck","diner","bistro","breakfast spot","joint","steakhouse","noodle house","sus\
hi","soup place","salad place","burrito place","taco place","dumpling"],burger:["burger","burger joint","fast food","fas\
t food restaurant","hot dog joint"],pizza:["pizza","pizzeria"],cafe:["cafe","cafeteria","coffee","tea","tea room"],bakery:[
"bakery","bagel shop","donut shop","sandwich place"],dessert:["dessert","dessert shop","ice cream","ice cream shop","cup\
cake","candy store"],bar:["bar","pub","gastropub","brewery","winery","biergarten","nightlife","nightclub"],grocer:["groc\
er","grocery","grocery store","supermarket","market","marketplace","bodega","convenience","convenience store","wine shop",
"liquor store","food shop","deli","food drink shop","fish market"],shop:["shop","store","boutique","bookstore","hardware",
"smoke shop","antique","home store","home good","home improvement","flower shop","music store","pet store","bike shop","\
video store","arts crafts store"],mall:["mall","shopping mall","department store","outlet"],service:["service","home ser\
vice","salon","barbershop","barber","hairdresser","spa","laundry","laundry service","dry cleaner","tailor shop","tattoo \
parlor","tanning salon","nail salon","beauty"],doctor:["doctor","dentist","doctor s office","dentist s office","clinic",
"medical","veterinarian","assisted living"],hospital:["hospital","medical center","emergency room"],pharmacy:["pharmacy",
"drugstore","chemist"],bank:["bank","atm","credit union","financial service"],post:["post office","post box"],office:["o\
ffice","work","workplace","coworking","startup","conference room"],building:["building","skyscraper","convention center",
"event space","rooftop"],workshop:["workshop","factory","industrial","warehouse","distillery","storage"],government:["go\
vernment","government building","city hall","town hall","townhall","courthouse","court house","embassy","consulate","pol\
ice","police station","fire station","military base","capitol building","monument","landmark","historic site","castle"],
museum:["museum","gallery","art gallery","art museum","public art","sculpture"],culture:["culture","theater","theatre","\
art","arts center","performing arts venue","circus","opera house","comedy club","aquarium","zoo","planetarium","entertai\
nment"],cinema:["cinema","movie theater","multiplex","film studio"],music:["music","music venue","concert hall","rock cl\
ub","jazz club","recording studio"],stadium:["stadium","arena","racetrack","sports bar","bowling alley","arcade","casino"],
school:["school","kindergarten","nursery","daycare","child care"],college:["college","university","campus","classroom","\
academic building","college building","student center","law school","medical school","trade school","fraternity house","\
sorority house"],library:["library"],community:["community","community center","neighborhood","social","club house","cit\
y"],church:["church","chapel","cathedral","synagogue","mosque","temple","shrine","monastery","house of worship","place o\
f worship","spiritual","cemetery"],park:["park","playground","forest","outdoor","campground","plaza","scenic lookout","t\
rail"],garden:["garden","allotment","farm","garden center","beer garden"],beach:["beach","pool","swimming pool","water p\
ark","lake","river","surf spot"],gym:["gym","fitness","yoga","yoga studio","sport","athletic","dance studio","martial","\
court","field","rink","college gym","ski area","golf course"],hotel:["hotel","motel","hostel","inn","resort","bed and br\
eakfast","guest house"],train:["train","train station","subway","metro","railway","station","light rail","tram"],bus:["b\
us","bus station","bus stop","bus line"],airport:["airport","airport terminal","plane","heliport"],ferry:["ferry","boat",
"harbor","harbour","marina","pier"],road:["road","street","bridge","highway","intersection","tunnel","toll plaza","rest \
area"],car:["car","car wash","parking","taxi","automotive","gas station","fuel","garage","car dealership","automotive sh\
op","moving target","rental car location"],bike:["bike","bicycle","bike rental","bike share"]},fs=new Map(Object.entries(
Al).flatMap(([e,t])=>t.map(n=>[n,e]))),El=new Set([...fs.keys()].flatMap(e=>e.split(" "))),Ol=Math.max(...[...fs.keys()].
map(e=>e.split(" ").length))});function gt(e,t,n,s){let o=s/Tl;return f("path",{key:"icon",class:"icon",d:Wr[Ir(e)],transform:`translate(${t.toFixed(2)}\
 ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}var Tl,Kt=L(()=>{"use strict";$();Fr();B();
Tl=24});function D(e,t){let n=e.visits[t];return n?`${n.label}, ${Wt(e,t)}`:""}function Xt(e,t){return e.visits[t]?.label??""}function ds(e){
return e>0&&e<5e-4?"<0.1 %":O(e,1)}function Wt(e,t){let n=e.visits[t];return n?`${pt[n.weekday]} ${ct(n.start_minute)}`:
""}function Gr(e,t){return At(e.visits[t]?.duration_minutes??0)}function jr(e,t,{weights:n,scores:s,temperature:o},r,{colour:i,
open:a}){let{reading:c}=e,l=P(e),h=t.width/c.count,u=h>=18*l,m=t.y+t.height-(u?38:18)*l,d=t.y+17*l,g=Math.max(...n)||1,y=Math.
max(0,m-d)/g,p=v(Hr(n,r).map(M=>({visit:M,half:z(e,k(n[M],M),M===r?"strong":"tiny")/2}))),b=v(Hr(n,r).map(M=>({visit:M,half:z(
e,A(M),M===r?"strong":"tiny")/2})));return[f("path",{key:"foot",class:"axis",d:`M${t.x} ${m}H${t.x+t.width}`}),c.visits.
map(({category:M},E)=>{let N=w(E),R=E===r,_=Number(n[E])*y;return f("g",{key:`visit ${E}`,class:`part choice${R?" here":
""}`,"data-open":a(E),role:"button",tabindex:"-1","aria-label":`${D(c,E)}: weight ${O(Number(n[E]),1)}`},f("rect",{key:"\
ground",class:"ground",x:t.x+E*h,y:t.y,width:h,height:t.height}),f("rect",{key:"bar",class:`bar ${i}${R?" chosen":""}`,x:N-
Math.min(.36*h,20*l),y:m-_,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,_)}),p.has(E)&&H(e,x(E,p),m-_-4*l,k(
n[E],E),{kind:R?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&gt(M,N-7*l,m+5*l,14*l),b.has(E)&&H(e,x(E,b),
t.y+t.height-4*l,A(E),{kind:R?"strong":"tiny",anchor:"middle",key:"score"}),f("title",{},`${D(c,E)}: score ${S(Number(s[E]),
3)}, weight ${O(Number(n[E]),2)}`))})];function w(M){return t.x+(M+.5)*h}function x(M,E){let N=E.get(M)??0;return Math.max(
t.x+N,Math.min(t.x+t.width-N,w(M)))}function k(M,E){return E===r?ds(Number(M)):O(Number(M)).replace(" %","")}function A(M){
return S(Number(s[M])/o,M===r?2:1)}function v(M){let E=new Map;for(let{visit:N,half:R}of M){let _=Math.max(t.x+R,Math.min(
t.x+t.width-R,w(N)));[...E].every(([C,I])=>{let G=Math.max(t.x+I,Math.min(t.x+t.width-I,w(C)));return Math.abs(_-G)>=R+I+
3*l})&&E.set(N,R)}return E}}function Hr(e,t){let n=[...Array(e.length).keys()].filter(s=>s!==t).sort((s,o)=>Number(e[o])-
Number(e[s]));return[t,...n]}var Ot=L(()=>{"use strict";$();Kt();lt();B();V()});function Br(e,t){let n=P(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>vl(e,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>_l(e,s)}]}function vl(e,t){let{reading:n}=e,s=P(e),o=X(e,t),r=n.values(
"context"),i=j(e,o,F(`${D(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${S(Math.hypot(...r))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-i.height)/(64*s)))),c=Math.ceil(r.length/a),l=Math.min(120*s,(o.height-i.height-8*s)/a);return[
...Y(e,t,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let m=r.subarray(u*c,(u+1)*c),d=o.width*m.length/c,g={...o,
y:o.y+i.height+8*s+u*l,width:d,height:Math.max(28*s,l-10*s)};return m.length>0&&f("g",{key:`line ${u}`},It(e,g,m,{colour:"\
stream",extent:an(r),numbered:he(e,[m],m,d),exact:y=>`Number ${u*c+y+1}: ${S(Number(m[y]),4)}`}))})]}function _l(e,t){let{
reading:n}=e,s=P(e),o=X(e,t),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=j(e,o,F("Each reads the same numbers, through a mat\
rix of its own:"),"small");return[...Y(e,t,"What reads it"),...i.marks,r.length>0&&f("g",{key:"rows"},Yt(e,{...o,y:o.y+i.
height+6*s,height:o.height-i.height-6*s},r))]}var Dr=L(()=>{"use strict";$();Et();ve();cn();Ot();lt();B();V()});function ue(e,t,n,s,o){let r=`layers.${t}.heads.${n}`,i=e.values(`${r}.queries`),a=e.values(`${r}.keys`),c=i.length/e.count,
l=e.trace.interventions.scaling!==!1,h=fe(Ht(i,s,c),Ht(a,o,c));return Ur(h,l,null,e,o)}function ln(e,t,n,s){let o=Ht(e.values(
`layers.${t}.heads.${n}.scores`),s,e.count);return ps(o,e.trace.interventions.attention_temperature??1)}function me(e,t){
let n=e.values("pointer.query"),s=e.values("pointer.keys"),o=e.trace.interventions.pointer_scaling!==!1,r=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return Ur(fe(n,Ht(s,t,n.length)),o,r,e,t)}function hn(e){return ps(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function Ur(e,t,n,s,o){let r=e.first.length,i=e.sum/(t?Math.sqrt(r):1)+(n??
0),a=s.visits[o]?.masked??!1;return{dot:e,width:r,isScaled:t,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function fe(e,t){let n=Array.from(e,(s,o)=>s*t[o]);return{first:e,
second:t,products:n,sum:ge(n)}}function ps(e,t){let n=Array.from(e,Number).filter(Number.isFinite),s=Math.max(...n)/t,o=Math.
abs(s)>9?s:0,r=Array.from(e,c=>Math.exp(c/t-o)),i=ge(r),a=r.map(c=>c/i);return{scores:e,temperature:t,shift:o,exponentials:r,
total:i,weights:a}}function _e(e,t,n,s,o,r){if(!e.has(`${n}.mean`))return null;let i=e.trace.architecture.d_model,a=Number(
e.values(t)[o*i+r]),c=Number(e.values(`${n}.mean`)[o]),l=Number(e.values(`${n}.reciprocal_deviation`)[o]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:Ft(e,`${s}.weight`,r),bias:Ft(e,`${s}.bias`,r),result:Number(e.values(n)[o*i+r])}}function un(e,t,n,s){
let o=`transformer.layers.${t}.linear2`,r=e.trace.weights?.[`${o}.weight`],i=Ft(e,`${o}.bias`,s),a=ot(e,`layers.${t}.fee\
d_forward.hidden`,n);return!r||i===null?null:{dot:fe(a,Ht(r.values,s,a.length)),bias:i}}function Vr(e,t,n){let s=e.trace.
weights?.["input_proj.weight"],o=Ft(e,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),i=n*r,a=e.
slices.map(({name:c,label:l})=>{let h=gs(e,c,t),u=fe(h,s.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:o,sum:ge(a.map(({dot:c})=>c.sum))+o}}function gs(e,t,n){let s=e.values(`inputs.${t}`);return Ht(
s,n,s.length/e.count)}function ot(e,t,n){let s=e.values(t);return Ht(s,n,s.length/e.count)}function de(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(e.values("gate.logit")[0]);return{hidden:t,dot:n?fe(t,n.values):null,bias:Ft(e,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function Gt(e,t){let n=e.values("context"),s=e.trace.weights?.["gen_head.weight"],o=s?fe(n,Ht(
s.values,t,n.length)):null,r=Ft(e,"gen_head.bias",t),i=e.trace.tensors["generation.logits"]?.values,a=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:i?Number(i[t]):a}}function zr(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
ps(t,1):null}function pe(e,t){let{gate:n}=e,s=e.locations.flatMap((i,a)=>i===t?[a]:[]),o=e.hasPointer?ge(s.map(i=>Number(
e.pointerWeights[i]))):0,r=Ll(e,t,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function Ll(e,t,n){if(!e.hasGeneration)return 0;let s=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||s?.some(i=>i.location===t)||e.gate===1)return e.probabilityOf("generation",t);let r=e.
probabilityOf("final",t)-e.gate*n;return Math.max(0,r)/(1-e.gate)}function Ft(e,t,n){let s=e.trace.weights?.[t];return s?
Number(s.values[n]):null}function Ht(e,t,n){return e.subarray(t*n,(t+1)*n)}function ge(e){return Array.from(e).reduce((t,n)=>t+
n,0)}var St=L(()=>{"use strict";$()});function Le(e,t,{first:n,second:s,products:o},r){let i=P(e),a=o.length,c=a>Cl&&t.height>=176*i,l=c?34*i:0,h=(t.height-l)/
3,u=16*i,m=t.x+qr*i,d=t.width-qr*i,g=Re(o),y=he(e,[n,s,o],o,d,g),p=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${a} products`}],b=d/a,w=x=>`${S(
Number(n[x]),4)} × ${S(Number(s[x]),4)} = ${S(Number(o[x]),4)}`;return[f("rect",{key:"strongest",class:"strongest",x:m+
g*b-1,y:t.y+u,width:b+2,height:3*h-u-2*i,rx:3}),p.map(({letter:x,colour:k,values:A,title:v},M)=>{let E=t.y+M*h,N={x:m,y:E+
u,width:d,height:h-u-6*i};return f("g",{key:`row ${M}`},H(e,t.x,E+12*i,v,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),H(e,t.x,E+u+.5*N.height+5*i,x,{also:`math letter ${k}-words`,key:"letter"}),It(e,N,A,{colour:k,numbered:y,chosen:g,
exact:w}))}),c&&Il(e,{x:m,y:t.y+3*h,width:d,height:l},o)]}function Il(e,{x:t,y:n,width:s},o){let r=P(e),i=s/o.length,a=Math.
max(Rl,Math.ceil(o.length/8));for(;a<o.length&&a*i<z(e,"−888.88","tiny");)a*=2;let c=Math.ceil(o.length/a);return f("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*a,(h+1)*a),[m,d]=[t+h*a*i+2,t+(h*a+u.length)*i-2],g=u.reduce(
(y,p)=>y+p,0);return[f("path",{key:`span ${h}`,class:"axis",d:`M${m} ${n}v${4*r}H${d}v${-4*r}`}),H(e,(m+d)/2,n+17*r,S(g,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function mn(e,t,n,s,o,r,i){let a=P(e),c=Wl(n,s,r),l=Fl(n,s,o,i.over),
h={x:t.x,y:0,width:t.width},u=j(e,h,c).height+j(e,h,l).height+10*a,m=132*a,d=Math.max(70*a,Math.min(.36*t.height,210*a)),
g=t.height-u-d>=m,y=Math.min(t.height-u-(g?d:0),276*a),p=t.height-u-y,b=j(e,{...h,y:t.y+y+4*a},c),w=j(e,{...h,y:t.y+y+b.
height+6*a},l);return[f("g",{key:"dot"},Le(e,{...t,height:y},n.dot,r)),f("path",{key:"rule",class:"rule",d:`M${t.x} ${t.
y+y}H${t.x+t.width}`}),f("g",{key:"score steps"},b.marks),f("g",{key:"softmax steps"},w.marks),g&&f("g",{key:"softmax"},
jr(e,{...t,y:t.y+y+u,height:p},s,o,i))]}function Wl({dot:e,width:t,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:i},{
temperature:a},[c,l]){let h=n?e.sum/Math.sqrt(t):e.sum,u=[...F("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${S(e.sum,2)}`,kind:"strong"}],n?[{text:`${ye}\
 ÷ √${t} = `},{text:S(h,2),kind:"strong"}]:[{text:`${ye} not divided by √${t}: scaling is off`}]];return s!==null&&
u.push(o?[{text:`${ye} no position bias: it is off`}]:[{text:`${ye} ${s<0?"−":"+"} ${S(Math.abs(s),2)} (position bias)\
 = `},{text:S(i,2),kind:"strong"}]),r?u.push([{text:`${ye} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&u.push([{text:`${ye}\
 ÷ temperature ${Hl(a)} = `},{text:S(i/a,2),kind:"strong"}]),u}function Fl({isMasked:e},t,n,s){let{scores:o,temperature:r,
shift:i,exponentials:a,total:c,weights:l}=t;if(e)return F("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/r-i,u=Number(a[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:S(h,2),isRaised:!0},{text:` = ${_t(u)}\
;`}],[{text:`${_t(u)} / ${_t(c)} = `},{text:ds(Number(l[n])),kind:"strong"},{text:","}],...F(`where ${_t(c)} is the sum \
over ${s}${i?`, after ${S(i,2)}, the largest score, is subtracted from each`:""}.`)]}function _t(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=100)return e.toFixed(0);if(e>=10)return e.toFixed(1);if(e>=.095)return e.toFixed(2);
if(e===0)return"0";let[t="",n=""]=e.toExponential(1).split("e");return`${t} × 10${Array.from(n,s=>Pl[s]??"").join("")}`}
function Re(e){let t=0;for(let n=1;n<e.length;n++)Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function Hl(e){
return String(Math.round(1e3*e)/1e3)}var ye,qr,Rl,Cl,Pl,Zt=L(()=>{"use strict";$();ve();Ot();lt();B();V();ye="→",qr=30,
Rl=8,Cl=20,Pl=Object.fromEntries(Array.from("-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??""]))});function Yr(e,t){let n=P(e),s=de(e.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},rank:1,share:1.4,
marks:r=>jl(e,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>Bl(e,r,s)}),o}function jl(e,t,{
hidden:n,dot:s,bias:o,logit:r}){let i=P(e),a=X(e,t),c=s&&o!==null?[...F("Sum of the products"),[{text:"h",kind:"math que\
ry-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${S(s.sum,2)}`,kind:"strong"}],[{text:`→ ${o<0?"−":
"+"} ${S(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:S(r,2),kind:"strong"}]]:[...F("Each unit is multiplied by a \
learned weight; the sum and a bias give the"),[{text:"logit "},{text:S(r,2),kind:"strong"}]],l=j(e,{...a,y:0},c),h=ht(e,
a.x,a.y+a.height-10*i,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(a.height-l.height-36*i,450*i),
m=j(e,{...a,y:a.y+u+4*i},c),d=he(e,[n],n,a.width);return[...Y(e,t,`${n.length} hidden units read the context`),f("g",{key:"\
dot"},s?Le(e,{...a,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},{letter:"w",
words:"Weight of each unit",colour:"key"}]):It(e,{...a,height:u},n,{colour:"query",numbered:d})),...m.marks,h.mark]}function Bl(e,t,n){
let{reading:s}=e,o=P(e),r=X(e,t),{gate:i,trace:a}=s,c=j(e,{...r,y:0},d()),l=54*o,h={...r,x:r.x+34*o,width:r.width-48*o,y:r.
y+6*o,height:r.height-c.height-l-40*o},u=j(e,{...r,y:r.y+r.height-c.height-l-6*o},d());return[...Y(e,t,m()),n&&h.height>=
60*o&&f("g",{key:"curve"},g(h,n)),...u.marks,f("g",{key:"shares"},y({...r,y:r.y+r.height-l+8*o,height:22*o}))];function m(){
return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone answers":typeof a.interventions.
gate=="number"?"A gate set by hand":"A fixed gate"}function d(){let{only:p}=a.interventions,b=[{text:`gate = ${i.toFixed(
3)}`,kind:"strong"}];if(!n){let k=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers:`:typeof a.interventions.
gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths count the same:";return[...F(k),b]}let w=[
[{text:"1 / (1 + e",kind:""},{text:S(-n.logit,2),isRaised:!0},{text:") = "},{text:n.learned.toFixed(3),kind:"strong"}]];
if(a.gate.learned)return[...w,...F(`is the gate: ${O(i,1)} of the answer comes from the pointer, ${O(1-i,1)} from genera\
tion.`)];let x=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers, so that the gate is ${i.toFixed(2)}.`:`\
It is set by hand to ${i.toFixed(3)}.`;return[...F(x),...F("As learned it would be"),...w]}function g(p,{logit:b,learned:w}){
let x=Math.max(Gl,Math.ceil(Math.abs(b))),k=_=>p.x+(_+x)/(2*x)*p.width,A=p.y+p.height,v=_=>A-_*p.height,M=Array.from({length:61},
(_,W)=>{let C=-x+W/30*x;return`${k(C).toFixed(1)} ${v(1/(1+Math.exp(-C))).toFixed(1)}`}),[E,N]=[k(b),v(w)],R=b>0;return[
f("path",{key:"axes",class:"axis",d:`M${p.x} ${p.y}V${A}H${p.x+p.width}M${p.x} ${v(.5)}H${p.x+p.width}`}),[0,.5,1].map(_=>H(
e,p.x-6*o,v(_)+4*o,_===.5?"0.5":String(_),{kind:"tiny",anchor:"end",key:`share ${_}`})),[-x,0,x].map(_=>H(e,k(_),A+15*o,
S(_,0),{kind:"tiny",anchor:"middle",key:`logit ${_}`})),H(e,(k(0)+k(-x))/2,A+15*o,"logit",{kind:"tiny",anchor:"middle",key:"\
axis"}),f("path",{key:"line",class:"curve",d:`M${M.join("L")}`}),f("path",{key:"lead",class:"lead",d:`M${E} ${A}V${N}H${p.
x}`}),f("circle",{key:"point",class:"point",cx:E,cy:N,r:5.5*o}),H(e,E+(R?-10:10)*o,R?Math.max(N-6*o,p.y+9*o):N-8*o,w.toFixed(
2),{kind:"strong",anchor:R?"end":void 0,key:"value"})]}function y(p){let b=i*p.width;return[f("rect",{key:"pointer",class:"\
bar pointer",x:p.x,y:p.y,width:b,height:p.height}),f("rect",{key:"generation",class:"bar generation",x:p.x+b,y:p.y,width:p.
width-b,height:p.height}),H(e,p.x,p.y+p.height+15*o,`pointer ${O(i,1)}`,{kind:"small",key:"of pointer"}),H(e,p.x+p.width,
p.y+p.height+15*o,`generation ${O(1-i,1)}`,{kind:"small",anchor:"end",key:"of generation"})]}}var Gl,Kr=L(()=>{"use stri\
ct";$();Et();St();Zt();ve();lt();B();V();Gl=6});function yt(e,t,n,{largest:s,most:o=Zr,isOrdered:r=!1,isWalked:i=!1}={}){let a=P(e),c=Math.max(1,Math.floor(t.height/(Xr*
a))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*a,t.height/(h.length+Number(l))),m=u>=30*a,d=Math.max(
1,Math.ceil(Xr*a/u)),g=h.findIndex(({isChosen:M})=>M),y=u>=13*a&&h.some(({category:M})=>M!==void 0),p=y?22*a:0,b=Math.max(
...h.map(({text:M})=>z(e,M,"strong")))+8*a,w=Math.max(0,...h.map(({beside:M=""})=>M?z(e,M,"small")+10*a:0)),x=Math.max(...h.
map(({label:M,says:E=""})=>Math.max(z(e,M,"strong"),m?z(e,E,"small"):0)))+8*a,k=Math.min(x,.58*(t.width-p-b-w)),A={x:t.x+
p+k,width:Math.max(1,t.width-p-k-b-w)},v=s??(Math.max(...h.map(({parts:M})=>M.reduce((E,{value:N})=>E+Math.abs(N),0)))||
1);return[h.map((M,E)=>{let N=t.y+(E+.5)*u,R=E===g||(h.length-1-E)%d===0&&(g<0||Math.abs(E-g)>=d),_=A.x,W=Math.min(.62*u,
.42*o*a);return f("g",{key:M.key,class:`${M.open?"part ":""}choice row${M.isChosen?" here":""}${M.isOff?" off":""}`,"dat\
a-open":M.open??null,role:M.open?"button":null,tabindex:M.open?i&&!M.isChosen?"-1":0:null,"aria-label":M.open?`${M.label}\
: ${M.text}`:null},f("rect",{key:"ground",class:"ground",x:t.x-3*a,y:N-u/2,width:t.width+6*a,height:u,rx:4}),y&&(R||u>=17*
a)&&M.category!==void 0&&gt(M.category,t.x,N-7.5*a,15*a),R&&H(e,t.x+p,N+(m&&M.says?-2:4.5)*a,M.label,{kind:M.isChosen?"s\
trong":"label",width:k-6*a,key:"name"}),m&&M.says&&H(e,t.x+p,N+12.5*a,M.says,{kind:"small",width:k-6*a,key:"says"}),M.parts.
map(({value:C,colour:I},G)=>{let Q=Math.abs(C)/v*A.width,Z=f("rect",{key:`part ${G}`,class:`bar ${I}${C<0?" negative":""}${M.
isChosen?" chosen":""}`,x:_,y:N-W/2,width:Math.max(.5,Math.min(A.width,Q)-(M.parts.length>1&&Q>2?.8:0)),height:Math.max(
1,W)});return _+=Q,Z}),R&&M.beside&&H(e,t.x+t.width-b,N+4.5*a,M.beside,{kind:"small",anchor:"end",key:"beside"}),R&&H(e,
t.x+t.width,N+4.5*a,M.text,{kind:M.isChosen?"strong":"label",anchor:"end",key:"value"}),M.exact&&f("title",{},M.exact))}),
l&&H(e,t.x,t.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function be(e,t,n,s=Zr){
return Math.min(s*P(e)*n,t.height)}var Xr,Zr,$e=L(()=>{"use strict";$();Kt();lt();B();Xr=14,Zr=34});function Qr(e,t){let n=P(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:s=>Dl(e,s,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:s=>Ul(e,s,t)}]}function Dl(e,t,n){let{reading:s}=e,
o=P(e),r=X(e,t),a=(s.trace.location_probabilities.generation??[]).map(({location:m,probability:d})=>{let{label:g,category:y}=s.
nameOf(m),{logit:p}=Gt(s,m);return{key:`place ${m}`,label:g,category:y,parts:[{value:d,colour:"generation"}],beside:p===
null?"":S(p,2),text:O(d,1),open:`generation.${m}`,isChosen:m===n.location,exact:`${g}: ${p===null?"":`logit ${S(p,4)}, `}\
probability ${O(d,3)}`}}),c=s.trace.architecture.locations,l=j(e,r,F(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=ht(e,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...Y(e,t,"What the generation head expects"),...l.marks,f("g",{key:"\
rows"},yt(e,u,a,{isWalked:!0})),h.mark]}function Ul(e,t,{location:n}){let{reading:s}=e,o=P(e),r=X(e,t),{label:i}=s.nameOf(
n),{dot:a,bias:c,logit:l}=Gt(s,n),h=zr(s),u=s.probabilityOf("generation",n),m=[];if(a&&c!==null&&m.push(...F("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${S(a.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${S(Math.abs(c),2)} (bias) =`}]),l!==null&&m.push([{text:"logit "},{text:S(
l,2),kind:"strong"}]),h){let y=Number(h.exponentials[n]),p=Number(h.scores[n])-h.shift;m.push([{text:"→ e",kind:""},{text:S(
p,2),isRaised:!0},{text:` = ${_t(y)};`}],[{text:`${_t(y)} / ${_t(h.total)} = `},{text:O(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...F(`${_t(h.total)} is the sum over the whole list${h.shift?`, after ${S(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else m.push(...F("→ softmax over the whole list:"),[{text:O(u,1),kind:"strong"}]);
let d=j(e,{...r,y:0},m),g=a?Math.min(r.height-d.height-8*o,450*o):0;return[...Y(e,t,`How does it score ${i}?`),a&&f("g",
{key:"dot"},Le(e,{...r,height:g},a,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${i}`,colour:"key"}])),...j(e,{...r,y:r.y+g+(a?6*o:0)},m).marks]}var Jr=L(()=>{"use strict";$();
Et();St();$e();Zt();lt();B();V()});function ni(e,t,n=1){let s=t.type/$s,o=46*s,r=t.height-98*s,i=xs(e.count,o,r,Vl,s),a=t.width>=1180*s,c=t.width>=1040*s&&
e.layers<=3,l=zl(e,a,s),h=c?62*s:0,u=c?h+22*s:16*s,m=t.width-2*Ce-ti(Object.values(l)),[d,g]=[o+12*s,t.height-4*s],y=ql(
e.heads,m/e.layers-u,g-d,s),p=y.columns*(y.side+fn*s)-fn*s,b=e.heads>0?p+u:u,w=Math.max(0,m-e.layers*b);l.visits+=Math.min(
.3*w,90*s),l.answer+=Math.min(.2*w,80*s),l.flow+=Math.min(.1*w,50*s),l.leave+=Math.min(.1*w,50*s);let x=t.width-2*Ce-ti(
Object.values(l))-e.layers*b,k=Math.min(x,e.hasPointer?220*s:60*s);l.bands+=k;let A=(x-k)/e.layers,v={x:Ce,width:l.visits},
M=Ce+l.visits+12*s,E=a?{x:M,width:l.slices}:null;E&&(M+=l.slices+12*s);let N=Array.from({length:e.layers},(st,at)=>{let nt=M+
at*(b+A);return{x:nt,width:p,maps:Yl(e.heads,nt,d,g,y,s),stream:c?nt+(e.heads>0?p+10*s:0):null}});M+=e.layers*(b+A);let R=t.
width-Ce,_=R-l.answer,W=_-l.leave-l.gate,C=M+l.scores+l.weights+8*s,I=W-l.flow-J,G=Math.min(190*s,.24*t.height)/n,Q=e.hasGate?
.56*t.height:(o+r)/2,Z=bs*s,et=e.hasPointer?t.height-G-Ie*Z-6:(o+r-G)/2-Z;return{size:t,type:t.type,rows:i,visits:v,slices:E,
layers:N,streamWidth:h,scores:M+l.scores,weights:M+l.scores+l.weights,ribbons:C,places:I,gate:W,gateWidth:l.gate,answers:{
most:r-o<330?Pe-1:Pe,top:o,bottom:r+60*s,x:_,right:R,segment:_-J},right:R,top:o,bottom:r,full:G,across:{visits:i.map(({y:st})=>st),
starts:[o-12*s,t.height-8],places:{room:[o+16*s,e.hasGeneration?et-12*s:r],gap:22*s},generation:{start:et,gap:Z},gate:Q-
G/2},bands:{ribbon:(st,at,nt)=>ys(C,st,I,at,nt),into:(st,at,nt)=>ys(I+J,st,W,at,nt),out:(st,at,nt)=>ys(W+l.gate,st,_-J,at,
nt)}}}function ys(e,t,n,s,o){return o?Ct(e,t,n,s):Ct(e,t,e,t)}function zl({hasPointer:e,hasGate:t},n,s){return{visits:(n?
224:176)*s,slices:(n?110:0)*s,gaps:(n?24:12)*s,scores:40*s,weights:e?46*s:150*s,bands:e?112*s:0,bar:J,flow:(t?60:34)*s,gate:t?
18*s:0,leave:46*s,answer:(n?152:140)*s}}function ti(e){return e.reduce((t,n)=>t+n,0)}function xs(e,t,n,{least:s,most:o,lane:r},i){
let a=n-t,c=e,l=0,h=Math.min(o*i,a/e);h<s*i&&(l=Math.max(r,Math.min(6*i,.35*a/e)),h=(s+2)*i,c=Math.max(1,Math.floor((a-e*
l)/(h-l))),h=(a-(e-c)*l)/c);let u=t;return Array.from({length:e},(m,d)=>{let g=d>=e-c,y=g?h:l;return u+=y,{y:u-y/2,height:y,
isFull:g}})}function ql(e,t,n,s){let o={columns:1,side:0};if(e===0)return o;for(let r of[1,2,4]){let i=n/Math.ceil(e/r)-
ei*s,a=Math.min(i,(t-(r-1)*fn*s)/r);a>o.side&&(o={columns:r,side:a})}return o}function Yl(e,t,n,s,{columns:o,side:r},i){
let a=Math.ceil(e/o),c=Math.min((s-n)/a,r+2.2*ei*i);return Array.from({length:e},(l,h)=>({x:t+h%o*(r+fn*i),y:n+Math.floor(
h/o)*c,side:r}))}function dn(e,t,n,s){let o=[];for(let[a,{wish:c,length:l}]of e.entries())for(o.push({first:a,last:a,wish:c-
l/2,length:l});;){let h=o.at(-1),u=o.at(-2);if(!h||!u||i(u)+u.length+t<=i(h))break;let[m,d]=[u.last-u.first+1,h.last-h.first+
1];u.wish=(m*u.wish+d*(h.wish-u.length-t))/(m+d),u.length+=t+h.length,u.last=h.last,o.pop()}let r=[];for(let a of o){let c=i(
a);for(let l=a.first;l<=a.last;l++)r.push(c),c+=Number(e[l]?.length)+t}return r;function i({wish:a,length:c}){return Math.
max(n,Math.min(s-c,a))}}var Ce,fn,ei,J,Ie,bs,Pe,Vl,$s,jt=L(()=>{"use strict";$();B();Ce=20,fn=8,ei=19,J=8,Ie=3,bs=4,Pe=4,
Vl={least:13.5,most:38,lane:3},$s=13});function Ms(e,t,n,s=1){let o=n/$s,[r,i]=[si,t-si],a=xs(e.count,r,i,Kl,o).map(({y:_,height:W,isFull:C})=>({x:_,width:W,isFull:C})),
c=Number(a.at(-1)?.width)>=Xl*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+pn*o,u=h+(q.title+q.inputs+pn)*
o,m=[];for(let _=0;_<e.layers;_++){let W=Ql(e.heads,r,i,u+q.title*o,o),C=W.at(-1),G=(C?C.y+C.side+8*o:u)+q.title*o;m.push(
{y:u,maps:W,stream:G}),u=G+(q.bars+pn)*o}let d=Jl(e,r,u+q.title*o,i-r,o),g=Math.ceil(e.values("context").length/d.columns)*
d.cell,y=u+q.title*o+Math.max(g,20*o)+pn*o,p=y+(e.hasPointer?(q.title+q.scores)*o:0),b=p+(e.hasPointer?170:96)*o,w=b+J+((e.
hasPointer?q.names:0)+(e.hasGate?48:30))*o,x=e.hasGate?28*o:0,k=th(i-r,o)/s,A=bs*o,v=i-k-Ie*A,M=Math.max(78*o,k*s/2+6),E=w+
x+34*o,N=i-k-16*o,R={most:Pe,top:E,bottom:E+(Pe+1)*M,x:r-6*o,right:N-8*o,segment:N};return{size:{width:t,height:R.bottom+
Math.max(0,(k*s-M)/2)+8*o,type:n},type:n,left:r,right:i,columns:a,chips:l,inputs:h,layers:m,context:d,pointer:y,ribbons:p,
places:b,gate:w,gateHeight:x,answers:R,full:k,across:{visits:a.map(({x:_})=>_),starts:[r,i],places:{room:[r,e.hasGeneration?
v-2*oi*o:i],gap:oi*o},generation:{start:v,gap:A},gate:i-k},bands:{ribbon:(_,W,C)=>ws(p,_,b,W,C),into:(_,W,C)=>ws(b+J,_,w,
W,C),out:(_,W,C)=>C?br(w+x,_,N+J,W):ws(w+x,_,w,_,!1)}}}function ws(e,t,n,s,o){return o?ns(e,t,n,s):ns(e,t,e,t)}function Ql(e,t,n,s,o){
let r=[4,3,2].find(l=>e%l===0)??Math.min(e,4),i=(n-t+ks*o)/r,a=Math.min(i-ks*o,Zl*o),c=Math.max(Mt,40*o);return Array.from(
{length:e},(l,h)=>({x:t+h%r*i,y:s+c+Math.floor(h/r)*(a+c+ks*o),side:a,touch:Mt}))}function Jl(e,t,n,s,o){let{length:r}=e.
values("context"),i=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:t,y:n,columns:i,cell:Math.min(11*o,(s-12*
o)/i)}}function th(e,t){return Math.min(170*t,(e-82*t)/2,.4*e)}var Mt,q,si,Kl,Xl,ks,Zl,pn,oi,Bt=L(()=>{"use strict";$();
B();jt();Mt=44,q={title:26,bars:34,inputs:64,scores:52,names:56},si=16,Kl={least:20,most:110,lane:1},Xl=62,ks=8,Zl=160,pn=
16,oi=6});function Lt({reading:e,beside:t}){return t?[e,t]:[e]}function Dt(e){return Math.max(...Lt(e).map(({largestWeight:t})=>t))}
function xe(e){return gn.layers+2*e}function tt(e){let t=gn.layers+2*e.layers,n=e.hasPointer?t+1:t,s=e.hasGeneration?n+1:
n;return{context:t,pointer:n,generation:s,gate:s+1}}function K(e,t){return e.beat>=t?1:0}var gn,ut=L(()=>{"use strict";$();
gn={visits:0,slices:1,layers:2}});function Es({isOwnScale:e}){return e?"Same scale for all heads":"Own scale for each head"}function yn(e,t,n,s){let{reading:o,
isOwnScale:r,stage:i}=e;if(!o.heads)return null;let a=i.type/13,c=r?s?"own largest":"largest of each head":O(Dt(e)),l=60*
a,h=t+12*a,u=[f("text",{class:"small",x:t,y:n},"0"),f("image",{class:"map",href:Pt(eh,As,e.scale),x:h,y:n-9*a,width:l,height:9*
a,preserveAspectRatio:"none"}),f("rect",{class:"map-frame",x:h,y:n-9*a,width:l,height:9*a}),f("text",{class:"small",x:h+
l+5*a,y:n},c)],m=Es(e),d={"data-act":"scale",role:"button",tabindex:"0","aria-label":`Colours of the head maps go from 0\
 to ${r?"the largest weight of each head":c}. ${m}`};if(s){let y=17*a+l+U(c,12.5*a),p=f("rect",{class:"ground",x:t-6*a,y:n+
14*a-Mt,width:y+12*a,height:Mt});return f("g",{key:"scale",class:"switch",...d},p,u)}let g=U(m,12.5*a)+16*a;return f("g",
{key:"scale"},f("text",{class:"small",x:t,y:n-17*a},"Weights in the maps of heads"),u,f("g",{key:"switch",class:"switch",
...d},f("rect",{class:"handle stays",x:t,y:n+8*a,width:g,height:19*a,rx:9.5*a}),f("text",{class:"handle-words stays",x:t+
8*a,y:n+21.5*a},m)))}var As,eh,bn=L(()=>{"use strict";$();B();Bt();V();ut();Te();As=64,eh=Float32Array.from({length:As},
(e,t)=>t/(As-1))});function ii(e,t){let n=P(e),s=e.stage.size.width>=600*n,o=Math.min(e.reading.count*14,170),r=Math.max(200,Math.min(e.reading.
count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:t.isLeaf?1:0,share:1.2,marks:i=>oh(
e,i,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:i=>ah(e,i,t)}]}function oh(e,t,n){let{reading:s,
isOwnScale:o}=e,{layer:r,head:i,query:a,visit:c}=n,l=P(e),{count:h}=s,u=s.weights(r,i),m=s.isRemoved(r,i)||s.isSkipped(r,
"attention"),d=o?Math.max(...u)||1:Dt(e),g=ih(e,t,n,m),y=Math.min(.36*t.width,190*l),p=t.y+42*l,[b,w]=[t.width-y,t.height-
44*l-g.height],x=t.width<600*l?1.9:1.15,k={width:b/h,height:Math.min(w/h,x*b/h)},A={x:t.x+y,y:p,width:b,height:k.height*
h},v=`layers.${r}.heads.${i}`,M=k.height>=30*l,E=rh(k.height,13*l);return[H(e,t.x,t.y+15*l,y>=150*l?"The visit that asks":
"Who asks",{kind:"strong",width:y-8*l}),f("g",{key:"columns"},N()),f("g",{key:"rows"},R()),f("image",{key:"weights",class:"\
map",href:Pt(u.map(C=>C/d),h,e.scale),...A,preserveAspectRatio:"none",opacity:m?.3:1}),f("rect",{key:"frame",class:"map-\
frame",...A}),f("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${i}`},_()),f("rect",{key:"colum\
n",class:"chosen-column",x:A.x+c*k.width,y:t.y,width:k.width,height:A.y+A.height-t.y,rx:3}),f("rect",{key:"row",class:"c\
hosen-row",x:t.x-3,y:A.y+a*k.height,width:t.width+3,height:k.height,rx:3}),f("rect",{key:"cell",class:"chosen-cell",x:A.
x+c*k.width,y:A.y+a*k.height,width:k.width,height:k.height}),g.at(A.y+A.height)];function N(){let C=k.width>=14*l,I=Math.
min(15*l,k.width-3*l),G=k.width>=30*l,Q=A.x;return s.visits.map((Z,et)=>{let st=String(pt[Z.weekday]),at=Z.weekday!==s.visits[et-
1]?.weekday,nt=A.x+et*k.width,ee=z(e,st,"tiny"),yo=!C&&at&&nt>=Q&&nt+ee<=A.x+A.width;yo&&(Q=nt+ee+4*l);let jn=A.x+(et+.5)*
k.width;return f("g",{key:`column ${et}`,class:`part choice${et===c?" here":""}${Z.masked?" off":""}`,"data-open":`${v}.${a}\
.${et}`,role:"button",tabindex:"-1","aria-label":`Read from visit ${et+1}: ${D(s,et)}${Z.masked?", masked":""}`},f("rect",
{class:"ground",x:A.x+et*k.width,y:t.y,width:k.width,height:42*l}),C&&gt(Z.category,jn-I/2,t.y+(G?0:22)*l,I),yo&&H(e,nt,
t.y+38*l,st,{kind:"tiny",key:"weekday"}),G&&[H(e,jn,t.y+26*l,st,{kind:"tiny",anchor:"middle",key:"day"}),H(e,jn,t.y+38*l,
k.width>=40*l?ct(Z.start_minute):`${Math.floor(Z.start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],f("titl\
e",{},D(s,et)))})}function R(){return s.visits.map((C,I)=>{let G=A.y+(I+.5)*k.height,Q=I===a,Z=Q||(h-1-I)%E===0&&Math.abs(
I-a)>=E,et=Math.min(18*l,k.height-1.5*l),st=k.height>=12*l,at=t.x+(st?et+10*l:4*l),nt=A.x-at-6*l,ee=Q||M?"strong":"label";
return f("g",{key:`row ${I}`,class:`part choice${Q?" here":""}`,"data-open":`${v}.${I}.${c}`,role:"button",tabindex:"-1",
"aria-label":`Visit ${I+1} asks: ${D(s,I)}`},f("rect",{class:"ground",x:t.x,y:G-k.height/2,width:y,height:k.height}),st&&
gt(C.category,t.x+3*l,G-et/2,et),Z&&H(e,at,G+(M?-2:4.5)*l,C.label,{kind:ee,width:nt,key:"name"}),M&&H(e,at,G+12*l,`${Wt(
s,I)} · ${Gr(s,I)}`,{kind:"small",width:nt,key:"when"}),f("title",{},D(s,I)))})}function _(){let C=[];for(let I=0;I<h;I++){
if(h>ri&&I!==a){C.push(f("rect",{key:`row ${I}`,class:"cell",x:A.x,y:A.y+I*k.height,width:A.width,height:k.height,"data-\
open":`${v}.${I}.${c}`},f("title",{},D(s,I))));continue}for(let G=0;G<h;G++)C.push(W(I,G))}return C}function W(C,I){let G=Number(
u[C*h+I]),[Q,Z]=[A.x+I*k.width,A.y+C*k.height],et=C===a&&I===c,st=String(Math.round(100*G)),at=ee=>k.width>=z(e,st.padStart(
2,"0"),ee)+2*l,nt=(G>=nh||C===a)&&k.height>=13*l&&at("tiny");return f("g",{key:`${C} ${I}`,class:"cell"},f("rect",{key:"\
cell",x:Q,y:Z,width:k.width,height:k.height,"data-open":`${v}.${C}.${I}`,role:"button",tabindex:et?0:"-1","aria-current":et?
"true":null},f("title",{},`${D(s,C)} reads ${O(G,1)} from ${D(s,I)}`)),nt&&H(e,Q+k.width/2,Z+k.height/2+4.5*l,st,{kind:G/
d>=.3&&at("strong")?"strong":"tiny",anchor:"middle",also:G/d>=sh&&!m?"on-dark":"on-light",key:"weight"}))}}function rh(e,t){
return Math.max(1,Math.ceil(t/e))}function ih(e,t,{layer:n,head:s,query:o,isLeaf:r},i){let{canAct:a,reading:c}=e,l=P(e),
h=c.isRemoved(n,s),u=t.height>=330*l,m=`layers.${n}.heads.${s}`,g=[a&&{text:h?"Switch head on":"Switch head off",attributes:{
"data-act":"head","data-part":m},isPressed:h},r?{text:"More about query and keys",attributes:{"data-more":"neurons","dat\
a-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"More about this head",attributes:{"data-more":"head","data-\
layer":n,"data-head":s},isButton:!1},{text:Es(e),attributes:{"data-act":"scale"}}].filter(w=>w!==!1),y=i?"Switched off: \
these weights would have been used.":`Columns: the visit it reads from. ${c.count>ri?"Darker is more; each row adds up t\
o 100 %.":"Values in %; each row adds up to 100."}`,p=u?F(y):[],b=j(e,{...t,y:0},p,"small").height;return{height:b+40*l,
at(w){let x=t.x,k=[];for(let{text:A,attributes:v,...M}of g){let E=ht(e,x,w+b+22*l,A,v,M);x+E.width>t.x+t.width||(k.push(
E.mark),x+=E.width+10*l)}return[f("g",{key:"explained"},j(e,{...t,y:w+3*l},p,"small").marks),f("g",{key:"controls"},k)]}}}
function ah(e,t,{layer:n,head:s,query:o,visit:r}){let{reading:i}=e,a=o===i.count-1?"the last visit":`visit ${o+1}`,c=o===
r?"itself":Xt(i,r);return[...Y(e,t,`How much does ${a} read from ${c}?`,`${a.charAt(0).toUpperCase()}${a.slice(1)} reads\
 ${c}`),f("g",{key:"worked"},mn(e,X(e,t),ue(i,n,s,o,r),ln(i,n,s,o),r,[{letter:"q",words:`Query of ${D(i,o)}`,colour:"que\
ry"},{letter:"k",words:`Key of ${D(i,r)}`,colour:"key"}],{colour:"attention-bar",over:`all ${i.count} visits of this row`,
open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var ri,nh,sh,ai=L(()=>{"use strict";$();Kt();Et();St();Zt();Ot();lt();bn();
B();V();ut();Te();ri=24,nh=.045,sh=.6});function li(e,t){let n=P(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>ch(e,s,t)},...e.
reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>lh(e,s,t)}]:[]]}function ch(e,t,{location:n}){
let{reading:s}=e,o=P(e),r=pe(s,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,[m,d]=[
i.toFixed(2),(1-i).toFixed(2)],g=s.pointerWeights,y=[],p=E=>r.visits.map(N=>({value:E*Number(g[N]),colour:"pointer"}));s.
hasPointer&&y.push({key:"pointer",label:"Pointer",parts:p(1),text:bt(a),open:"pointer"}),s.hasGate&&y.push({key:"from po\
inter",label:`× gate ${m}`,parts:p(i),text:bt(l),open:"gate"}),s.hasGeneration&&y.push({key:"generation",label:"Generat\
ion",parts:[{value:c,colour:"generation"}],text:bt(c),open:`generation.${n}`}),s.hasGate&&y.push({key:"from generation",
label:`× (1 − ${m})`,parts:[{value:h,colour:"generation"}],text:bt(h),open:"gate"}),y.push({key:"answer",label:"Answe\
r",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:E})=>E>0),text:bt(u),isChosen:!0});let b=X(
e,t),w=s.hasGate?[[{text:`${m} × ${bt(a)} = ${bt(l)}`}],...F("come from the pointer,"),[{text:`${d} × ${bt(c)} = ${bt(
h)}`}],...F("from generation. Together:"),[{text:bt(u),kind:"strong"},{text:"."}],...F("All bars have one scale.")]:[...F(
`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],x=j(e,{...b,y:0},
w),k={...b,height:b.height-x.height-44*o},A=be(e,k,y.length,ci),v=j(e,{...b,y:b.y+A+8*o},w),M=ht(e,b.x,b.y+b.height-10*o,
"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...Y(e,t,`How probable is ${s.nameOf(n).label}?`),
f("g",{key:"rows"},yt(e,k,y,{most:ci})),...v.marks,M.mark]}function lh(e,t,{location:n}){let{reading:s}=e,o=P(e),{visits:r,
pointer:i}=pe(s,n),a=X(e,t),c="Its visits";if(r.length===0){let p=F("None of the visits is here, so the pointer cannot c\
hoose it.");return[...Y(e,t,c),...j(e,a,p).marks]}let l=s.pointerWeights,h=r.map(p=>({key:`visit ${p}`,label:`${Wt(s,p)}\
 (visit ${p+1})`,parts:[{value:Number(l[p]),colour:"pointer"}],text:bt(Number(l[p])),open:`pointer.${p}`,isOff:s.visits[p]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",m=[...F(u),[{text:bt(i),kind:"strong"},
{text:"."}]],d=j(e,{...a,y:0},m),g={...a,height:a.height-d.height-8*o},y=be(e,g,h.length);return[...Y(e,t,c),f("g",{key:"\
rows"},yt(e,g,h,{isOrdered:!0})),...j(e,{...a,y:a.y+y+6*o},m).marks]}function bt(e){return O(e,e>=.01||e===0?1:e>=1e-5?3:
5)}var ci,hi=L(()=>{"use strict";$();Et();St();$e();Ot();lt();B();V();ci=56});function ui(e,t){let n=P(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:s=>hh(
e,s,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:s=>uh(e,s,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>mh(e,s)}]}function hh(e,t,n){let{reading:s}=e,o=P(e),r=X(e,t),i=j(e,r,
F("A score for each visit, and its weight after the softmax."),"small"),a=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((m,d)=>({key:`visit ${d}`,label:m.label,says:Wt(s,d),category:m.category,parts:[{value:Number(c[d]),colour:"pointer"}],
beside:S(Number(a[d]),2),text:O(Number(c[d]),1),open:`pointer.${d}`,isChosen:d===n.visit,isOff:m.masked,exact:`${D(s,d)}\
: score ${S(Number(a[d]),4)}, weight ${O(Number(c[d]),2)}`})),h=ht(e,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+i.height+4*o,height:r.height-i.height-34*o};return[...Y(e,t,"What the p\
ointer reads"),...i.marks,f("g",{key:"rows"},yt(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function uh(e,t,{visit:n}){let{
reading:s}=e;return[...Y(e,t,`How does the pointer score ${Xt(s,n)}, ${Wt(s,n)}?`,`Score of ${Xt(s,n)}`),f("g",{key:"wor\
ked"},mn(e,X(e,t),me(s,n),hn(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${D(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function mh(e,t){let{reading:n}=e,s=P(e),o=X(e,t),r=n.pointerWeights,i=j(e,o,F("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:m,probability:d,
visits:g})=>({key:`place ${h}`,label:g.length>1?`${u} (${g.length})`:u,category:m,parts:g.map(y=>({value:Number(r[y]),colour:"\
pointer"})),text:O(d,1),open:h>1?`places.${h}`:null,exact:`${g.map(y=>O(Number(r[y]),2)).join(" + ")} = ${O(d,2)}`})),c={
...o,y:o.y+i.height+6*s,height:o.height-i.height-36*s},l=ht(e,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...Y(e,t,"Sums per place"),...i.marks,f("g",{key:"rows"},yt(e,c,a)),l.mark]}var mi=L(
()=>{"use strict";$();Et();St();$e();Zt();Ot();lt();B();V()});function fi(e,t){let n=P(e),s=di(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:t.
number===null?0:1,share:1.5,marks:o=>fh(e,o,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:o=>dh(e,o,t)}]}function kn(e,{layer:t,visit:n,number:s}){return s??Re(ot(e,`layers.${t}.residual_out`,n))}function di(e,{
layer:t,visit:n}){let s=`layers.${t}`,o=e.has(`${s}.attention_out`),r=e.trace.interventions.residuals!==!1,i=u=>e.isSkipped(
t,u),a=[],c=(u,m,d,g="plain")=>{let y=ot(e,`${s}.${u}`,n),p=`length ${S(Math.hypot(...y))}`;a.push({key:u,title:m,says:d||
p,values:y,colour:g})},l=(u,m)=>r?i(u)?"unchanged":"":i(u)?"nothing":`${m} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!e.has(`${s}.${u}\
.mean`))return"off: unchanged";let m=Number(e.values(`${s}.${u}.mean`)[n]),d=1/Number(e.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${S(m,2)}, deviation ${S(d,2)}`}}function fh(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=P(e),
a=X(e,t),c=kn(s,n),l=di(s,n),h={...a,height:a.height-34*i},u=r===s.count-1,m=a.x,d=[],g=(y,p,b=!0)=>{let w=ht(e,m,a.y+a.
height-10*i,y,p,{isButton:b});m+w.width>a.x+a.width||(d.push(w.mark),m+=w.width+10*i)};return r>0&&g("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||g("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),g("More about the \
layers",{"data-more":"layers"},!1),[...Y(e,t,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${D(s,r)}`,`Layer ${o}\
: ${D(s,r)}`),f("g",{key:"rows"},Yt(e,h,l,{chosen:c,open:y=>`layers.${o}.stream.${r}.${y}`})),f("g",{key:"controls"},d)]}
function dh(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=P(e),a=kn(s,n),c=X(e,t),{y:l}=c,h=[];for(let m of ph(s,o,r,a)){
let d=j(e,{...c,y:l},m);if(l+d.height>c.y+c.height)break;h.push(...d.marks),l+=d.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...Y(e,t,`Number ${a+1} of ${s.trace.architecture.d_model}, worked out`),f("g",{key:"lines"},h),
u.height>=90*i&&f("g",{key:"units"},gh(e,u,o,r,a))]}function ph(e,t,n,s){let o=`layers.${t}`,r=`transformer.layers.${t}`,
i=h=>Number(ot(e,`${o}.${h}`,n)[s]),a=e.trace.interventions.residuals!==!1,c=[[...F("Comes in:"),xn(i("residual_in"))]];
return e.has(`${o}.attention_out`)&&(c.push($n("Norm 1:",_e(e,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),e.isSkipped(t,"attention")))),c.push($n("Norm\
 2:",_e(e,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,m,d,g){let y=g?"0 (skipped)":
S(Math.abs(m),2);return a?[...F(h),[{text:`${S(u,2)} ${m<0&&!g?"−":"+"} ${y} =`}],xn(d)]:[...F(`${h} no residual conne\
ction, so only`),[{text:g?"0 (skipped)":S(m,2),kind:"strong"}]]}}function $n(e,t){if(!t)return F(`${e} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:i,bias:a,result:c}=t;return[...F(e),[{text:`(${S(n,2)} ${s<
0?"+":"−"} ${S(Math.abs(s),2)})`}],[{text:`× ${S(o,3)} = ${S(r,2)};`}],...i===null||a===null?F("then a learned factor\
 and bias give").concat([xn(c)]):[[{text:`${S(r,2)} × ${S(i,2)} ${a<0?"−":"+"} ${S(Math.abs(a),2)} =`}],xn(c)]]}function xn(e){
return[{text:S(e,2),kind:"strong"}]}function gh(e,t,n,s,o){let{reading:r}=e,i=P(e),a=ot(r,`layers.${n}.feed_forward.pre`,
s),c=ot(r,`layers.${n}.feed_forward.hidden`,s),l=un(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((w,x)=>Math.
abs(Number(h[x]))-Math.abs(Number(h[w]))),m=Array.from(c).filter(w=>w>0).length,d=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",g=l?`${m} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${S(ge(h),2)}, the bias adds ${S(l.bias,2)}:`:`${m} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,y=j(e,t,F(d+g),"small"),p=Math.max(1,Math.floor((t.height-y.height)/
(20*i))),b=u.slice(0,p).map(w=>({key:`unit ${w}`,label:`unit ${w+1}`,parts:[{value:Number(h[w]),colour:"plain"}],beside:`${S(
Number(a[w]))} → ${S(Number(c[w]))}${l?` × ${S(Number(l.dot.second[w]),2)}`:""}`,text:S(Number(h[w]),2)}));return[...y.
marks,yt(e,{...t,y:t.y+y.height+2*i,height:t.height-y.height-4*i},b)]}var wn=L(()=>{"use strict";$();Et();St();$e();Zt();
cn();Ot();lt();B();V()});var pi,Mn,ke,Os,Ss,gi=L(()=>{"use strict";$();pi=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"],
Mn=15,ke=30,Os=8,Ss=99});function Ns(e,t){let n=P(e),s=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},rank:s?1:0,share:1.2,
marks:o=>xh(e,o,t)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>kh(e,o,t)},...t.kind==="visit"?[{
key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>Ah(e,o,t)}]:[]]}function Ts(e,t,n){let{trace:s,
count:o}=e,r=e.visits[n],{without_features:i=[],position_from_end:a}=s.interventions;if(i.includes(t)||t==="position_fro\
m_end"&&a===!1)return"left out: all zeros";if(!r)return"";switch(t){case"location":return r.label;case"user":return s.user===
null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/Mn)*Mn;return`${ct(c)} to ${ct(
(c+Mn)%1440)}`}case"weekday":return pi[r.weekday]??"";case"recency":{let c=$h(e,n);return c===null?"days before the pred\
iction":c>=Os?`${Os} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{let c=Math.
floor(r.duration_minutes/ke)*ke,l=c+ke;return c>=Ss*ke?`${At(Ss*ke)} or more`:`${c?At(c):"0"} to ${At(l)}`}default:{let c=o-
n;return c===1?"the last visit":`${c} from the end`}}}function $h({trace:e,visits:t},n){let s=t[n]?.arrival;if(!s)return null;
let o=r=>Date.parse(r.slice(0,10))/yh;return Math.round(o(e.predict_at)-o(s))}function xh(e,t,{kind:n,visit:s}){let{reading:o}=e,
r=P(e),i=X(e,t),a=o.slices.map(({name:m,label:d,lengths:g})=>({key:m,title:d,says:Ts(o,m,s),values:gs(o,m,s),colour:Number(
g[s])===0?"plain off":"plain"})),c=a.reduce((m,{values:d})=>m+d.length,0),l=j(e,i,F(`${a.length} vectors, ${c} numbers t\
ogether; the network learned a vector for every value.`),"small"),h=ht(e,i.x,i.y+i.height-10*r,"More about features",{"d\
ata-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*r,height:i.height-l.height-34*r};return[...Y(e,t,n==="inpu\
ts"?"What the last visit is made of":D(o,s)),...l.marks,f("g",{key:"rows"},Yt(e,u,a)),h.mark]}function kh(e,t,{kind:n,visit:s,
number:o}){let{reading:r}=e,i=P(e),a=X(e,t),c=ot(r,"inputs.projected",s),l=o??Re(c),h=Vr(r,s,l),u=n==="inputs"?"inputs":
`visits.${s}`,m=[{key:"projected",title:`${c.length} numbers`,says:"all features, mixed",values:c,colour:"stream"}],d={...a,
height:Math.min(86*i,.26*a.height)},g=Mh(r,s,l),y=[],p=g.reduce((k,A)=>k+j(e,{...a,y:0},A).height+4*i,0),b={...a,y:d.y+d.
height+28*i,height:a.height-d.height-p-36*i},w=h?wh(h):[],x=b.y+(w.length?be(e,b,w.length)+6*i:0);for(let k of g){let A=j(
e,{...a,y:x},k);if(x+A.height>a.y+a.height+2)break;y.push(...A.marks),x+=A.height+4*i}return[...Y(e,t,"The vector that e\
nters the layers"),f("g",{key:"vector"},Yt(e,d,m,{chosen:l,open:k=>`${u}.${k}`})),w.length>0&&j(e,{...a,y:d.y+d.height+4*
i},F(`Number ${l+1}: each feature × its weights`),"small").marks,w.length>0&&f("g",{key:"rows"},yt(e,b,w)),f("g",{key:"\
lines"},y)]}function wh({parts:e,bias:t}){return[...e.map(({name:s,label:o,dot:r})=>({key:s,label:o,parts:[{value:r.sum,
colour:"plain"}],text:S(r.sum,2),exact:`${o}: the sum of ${r.products.length} products is ${S(r.sum,4)}`})),{key:"bias",
label:"bias",parts:[{value:t,colour:"plain"}],text:S(t,2),exact:""}]}function Mh(e,t,n){let s=Number(ot(e,"inputs.projec\
ted",t)[n]),o=Number(ot(e,"layers.0.residual_in",t)[n]),r=_e(e,"inputs.projected","inputs.norm","input_norm",t,n),i=[[...F(
"Sum:"),[{text:S(s,2),kind:"strong"}]],$n("Norm:",r)];if(e.trace.architecture.components.includes("sinusoidal")){let a=e.
trace.architecture.d_model,c=Ft(e,"pos_encoding",t*a+n);e.trace.interventions.sinusoidal===!1?i.push(F("No position enco\
ding: it is off.")):c!==null&&r&&i.push([...F("Position encoding:"),[{text:`${S(r.result,2)} ${c<0?"−":"+"} ${S(Math.abs(
c),2)} =`}],[{text:S(o,2),kind:"strong"}]])}return i}function Ah(e,t,{visit:n}){let{reading:s}=e,o=P(e),r=X(e,t),i=[];for(let g=0;g<
s.layers;g++)for(let y=0;y<s.heads;y++){let p=Number(s.lastRow(g,y)[n]),b=s.isRemoved(g,y)||s.isSkipped(g,"attention");i.
push({key:`${g} ${y}`,label:`Layer ${g}, head ${y}`,parts:[{value:p,colour:"plain"}],text:b?"off":O(p,1),open:`layers.${g}\
.heads.${y}.${s.count-1}.${n}`,isOff:b})}let a=[];if(s.hasPointer){let g=Number(s.pointerWeights[n]);i.push({key:"pointe\
r",label:"Pointer",parts:[{value:g,colour:"pointer"}],text:O(g,1),open:`pointer.${n}`}),s.hasGate&&a.push(...F("To the a\
nswer the pointer carries"),[{text:`${O(g,1)} × gate ${s.gate.toFixed(2)} = `},{text:O(g*s.gate,1),kind:"strong"},{text:"\
."}])}let c=j(e,r,F(s.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),
"small"),l=j(e,{...r,y:0},a),h={...r,y:r.y+c.height+2*o,height:r.height-c.height-l.height-8*o},u=be(e,h,i.length),m=i.map(
({parts:g})=>Number(g[0]?.value)),d=Math.max(bh,...m);return[...Y(e,t,"Who reads it?"),...c.marks,i.length>0&&f("g",{key:"\
rows"},yt(e,h,i,{largest:d})),f("g",{key:"end"},j(e,{...r,y:h.y+u+6*o},a).marks)]}var yh,bh,vs=L(()=>{"use strict";$();gi();
Et();St();$e();Zt();wn();cn();Ot();lt();B();V();yh=864e5,bh=.1});function yi(e,t){let n=vt(t,e.reading);return n?vr(e,n,Eh[n.kind](e,n)):[]}var Eh,bi=L(()=>{"use strict";$();Dr();Et();Kr();
Jr();ai();le();hi();mi();wn();vs();le();Eh={head:ii,stream:fi,inputs:Ns,visit:Ns,context:Br,pointer:ui,generation:Qr,gate:Yr,
place:li}});function Qt(e,t,n){let{title:s,text:o}=Sh(e,t,n),r=n?.words?Oh(e,t,n):"";return{title:s,text:r?`${o} ${r}`:o}}function Oh(e,t,n){
let s=Ls(n.words);if(e?.kind==="visit"&&n.hasPointer&&t.hasVisitsOf(n))return`${s} the pointer gives it ${O(n.pointerWeights[e.
visit??0],1)}.`;if(e?.kind==="place"){let o=n.knownProbability(e.location??0);return o===null?"":`${s} its probability i\
s ${O(o,1)}.`}return e?.kind==="gate"?`${s} it is ${n.gate.toFixed(2)}.`:""}function Sh(e,t,n){switch(e?.kind){case"visi\
t":return vh(e.visit??0,t);case"head":return Lh(e.layer??0,e.head??0,t);case"slices":return{title:"What a visit is made \
of.",text:`Each visit is ${t.slices.length} vectors side by side: ${$i(t.slices.map(({label:s})=>Nh[s]??s))}. One matrix\
 mixes them into ${t.trace.architecture.d_model} numbers.`};case"stream":return xi(e.layer??0,t);case"context":return{title:"\
Context.",text:`After ${t.layers===1?"its layer":`all ${t.layers} layers`} the last visit is ${t.trace.architecture.d_model}\
 numbers. ${$i(Th(t),!0)} read nothing else of it.`};case"pointer":return ki(t);case"generation":return wi(t);case"gate":
return Mi(t);case"place":return Rh(e.location??0,t);default:return Ch(t,n)}}function Th(e){return[...e.hasPointer?["the \
pointer"]:[],...e.hasGeneration?["the generation head"]:[],...e.has("gate.logit")?["the gate"]:[]]}function Ut(e,t){let n=e.
visits[t];return n?`${n.label}, ${pt[n.weekday]} ${ct(n.start_minute)}`:""}function vh(e,t){let n=t.visits[e],s=[`A stay\
 of ${At(n?.duration_minutes??0)}.`],o=_h(e,t);if(n?.masked)return{title:`${Ut(t,e)}.`,text:"This visit is masked: nothi\
ng reads it."};if(o&&s.push(`The last visit reads it most in layer ${o.layer}, head ${o.head}: ${O(o.weight)}.`),t.hasPointer){
let r=t.pointerWeights[e],i=t.locations[e]??0,a=r*t.gate,c=t.probabilityOf("final",i);s.push(t.hasGate?`The pointer give\
s it ${O(r,1)}; through the gate that is ${_s(a)} of the ${O(c,1)} of ${t.nameOf(i).label}.`:`The pointer gives it ${O(r,
1)} of the answer.`)}return{title:`${Ut(t,e)}.`,text:s.join(" ")}}function _h(e,t){let n=null;for(let s=0;s<t.layers;s++)
for(let o=0;o<t.heads;o++){if(t.isRemoved(s,o))continue;let r=Number(t.lastRow(s,o)[e]);(!n||r>n.weight)&&(n={layer:s,head:o,
weight:r})}return n}function Lh(e,t,n){let s=`Layer ${e}, head ${t}.`;if(n.isRemoved(e,t)){let h=n.trace.interventions.replace_with===
"mean";return{title:s,text:`Switched off: its output is ${h?"its mean over the visits":"zero"}. The map shows the weight\
s it would have used.`}}let o=n.lastRow(e,t),r=Tt(o),a=[...o.keys()].sort((h,u)=>o[u]-o[h])[1],c=a===void 0?"":` and ${O(
o[a])} from ${Ut(n,a)}`,l=r===n.count-1?"itself":Ut(n,r);return{title:s,text:`The last visit reads ${O(o[r])} from ${l}${c}\
. Each row adds up to 100 %.`}}function xi(e,t){let{residual:n,attention:s,feedForward:o}=t.stream(e),r=t.count-1,i=s?`i\
ts heads add one of length ${S(Number(s[r]))} and `:"";return{title:`Residual stream, layer ${e}.`,text:`The last visit \
comes in as a vector of length ${S(Number(n[r]))}; ${i}its feed-forward network adds one of length ${S(Number(o[r]))}.`}}
function ki(e){let t=e.pointerWeights,n=Tt(t),[s]=e.pointedPlaces,o=s&&s.visits.length>1?`; its ${s.visits.length} visit\
s add up to ${O(s.probability)}`:"";return{title:"Pointer.",text:`It scores every visit and turns the scores into weight\
s. Its favourite visit is ${Ut(e,n)}, with ${O(t[n])}. Most probable to copy: ${s?.label}${o}.`}}function wi(e){let[t,n]=e.
generated(2);return{title:"Generation.",text:`It scores all ${e.trace.architecture.locations-2} places, visited or not. \
First comes ${t?.label} with ${O(t?.probability??0)}, then ${n?.label} with ${O(n?.probability??0)}.`}}function Mi(e){let{
gate:t,trace:n}=e;return{title:"Gate.",text:`${n.gate.learned?"The network sets the gate":"The gate is set"} to ${t.toFixed(
2)}: ${O(t)} of the answer’s distribution comes from the pointer, ${O(1-t)} from generation.`}}function Rh(e,t){let{label:n}=t.
nameOf(e),s=t.probabilityOf("final",e),o=[`Its probability is ${O(s,1)}`];if(t.hasGate){let a=t.probabilityOf("pointer",
e),c=t.probabilityOf("generation",e),{gate:l}=t;o.push(`: gate ${l.toFixed(2)} × ${O(a,1)} by the pointer + ${(1-l).toFixed(
2)} × ${O(c,1)} by generation`)}let r=t.locations.filter(a=>a===e).length,i=["It is not among the visits","It was visit\
ed once"][r]??`It was visited ${r} times`;return{title:`${n}.`,text:`${o.join("")}. ${i}.`}}function Ch(e,t){let{prediction:n}=e.
trace,{label:s}=e.nameOf(n.location),o=`${s}, ${O(n.probability,1)}.`;if(t){let r=t.knownProbability(n.location),i=t.trace.
prediction.location===n.location,a=e.wordsFor(t),c=t.nameOf(t.trace.prediction.location).label,l=[...r===null?[]:[`That \
is ${Ph(n.probability,r)} ${a}.`],...i?[]:[`${Ls(a)} the answer was ${c}.`]];return{title:o,text:l.join(" ")}}return e.hasGate?
{title:o,text:`${_s(n.from_pointer)} come from the pointer, ${_s(n.from_generation)} from generation. Point at anything \
to see where it comes from and where it goes.`}:{title:o,text:"Point at anything to see where it comes from and where it\
 goes."}}function Ph(e,t){let n=Math.round(1e3*e)-Math.round(1e3*t);return n===0?"the same as":`${Math.abs(n/10).toFixed(
1)} points ${n>0?"more":"less"} than`}function Ls(e){return e.charAt(0).toUpperCase()+e.slice(1)}function _s(e){return`${(100*
e).toFixed(1)} points`}function $i(e,t=!1){let n=e.at(-1)??"",s=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?
Ls(s):s}function Ai(e){let{count:t}=e,n=e.visits[t-1],s=e.visits[0],o=[{title:t===1?"One visit.":`${t} visits.`,text:t===
1?`${Ut(e,0)}. Where does this person go next?`:`They begin with ${s?.label} and end with ${Ut(e,t-1)}. Where does this \
person go next?`,part:null},{...Qt({kind:"slices"},e,null),part:null}];for(let c=0;c<e.layers;c++){o.push({...Ih(c,e),part:null});
let l=xi(c,e);o.push({...l,text:`${l.text} The bars show the same for every visit.`,part:null})}o.push({...Qt({kind:"con\
text"},e,null),part:null}),e.hasPointer&&o.push({...ki(e),part:null}),e.hasGeneration&&o.push({...wi(e),part:null});let{
prediction:r}=e.trace,i=e.nameOf(r.location).label,a=e.hasGate?`${Mi(e).text} `:"";return o.push({title:`${i}, ${O(r.probability,
1)}.`,text:`${a}The answer after ${n?.label} is ${i}.`,part:null}),o}function Ih(e,t){let n=`Layer ${e}.`;if(!t.heads)return{
title:n,text:"This network has no self-attention: no visit reads another one here."};let s=null;for(let r=0;r<t.heads;r++){
if(t.isRemoved(e,r))continue;let i=t.lastRow(e,r),a=Tt(i);(!s||i[a]>s.weight)&&(s={head:r,visit:a,weight:i[a]})}if(!s)return{
title:n,text:"All of its heads are switched off."};let o=s.visit===t.count-1?"from itself":`from ${Ut(t,s.visit)}`;return{
title:n,text:`In ${t.heads} heads every visit reads the others; darker means more. The strongest link of the last visit:\
 head ${s.head} reads ${O(s.weight)} ${o}.`}}var Nh,Rs=L(()=>{"use strict";$();Ne();V();Nh={place:"place",who:"person",time:"\
time of day",day:"weekday",ago:"days ago",stay:"length of stay",order:"position"}});function Ei(e,t){let n=vt(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return Fh(n,t);break;case"stream":
return Hh(n,t);case"pointer":if(n.isLeaf)return Gh(n,t);break;case"generation":if(n.isLeaf)return jh(n,t);break;case"gat\
e":return Bh(t);default:break}return Qt(Nt(Wh(n),t),t,null)}function Wh({kind:e,layer:t,head:n,visit:s,location:o}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${s}`:e==="place"?`places.${o}`:e}function Fh({layer:e,head:t,query:n,
visit:s},o){let r=o.weights(e,t).subarray(n*o.count,(n+1)*o.count),i=Number(r[s]),a=r.filter(g=>g>i).length,c=n===s?"its\
elf":D(o,s),l=`${D(o,n)}, reads ${O(i,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=ue(o,e,t,n,s),m=o.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${o.count} weights in its row ${a===1?"is":"are"} larger.`,d=o.isRemoved(e,t)||o.isSkipped(e,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${S(h.
sum,2)}, which makes a score of ${S(u,2)}. ${m}${d}`}}function Hh({layer:e,visit:t},n){let s=`layers.${e}`,o=l=>S(Math.hypot(
...ot(n,`${s}.${l}`,t))),r=n.has(`${s}.attention_out`),i=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of \
length ${o(l)}`,a=r?`its heads give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${D(n,t)}.`,text:`The\
 visit comes in as a vector of length ${o("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_for\
ward")}. It leaves with length ${o("residual_out")}.${c}`}}function Gh({visit:e},t){let n=O(Number(t.pointerWeights[e]),
1),s=`The pointer gives ${D(t,e)}, ${n}.`;if(t.visits[e]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:o,bias:r,isBiasOff:i,score:a}=me(t,e),c=r!==null&&!i?` and the bias of its position is ${S(r,2)}`:"";return{
title:s,text:`Query and key multiply to ${S(o.sum,2)}${c}; its score is ${S(a,2)}. The weight counts for ${Xt(t,e)}.`}}function jh({
location:e},t){let{logit:n}=Gt(t,e),s=t.probabilityOf("generation",e),o=n===null?"":`Its logit is ${S(n,2)}; `,r=`the so\
ftmax over all places makes it ${O(s,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation he\
ad.`,text:o?o+r:r.charAt(0).toUpperCase()+r.slice(1)}}function Bh(e){let t=Qt({kind:"gate"},e,null),n=de(e);if(!n)return t;
let{logit:s,learned:o,hidden:r}=n,i=e.trace.gate.learned?`Its ${r.length} hidden units add up to a logit of ${S(s,2)}.`:
`As learned it would be ${o.toFixed(2)}.`;return{title:t.title,text:`${t.text} ${i}`}}var Oi=L(()=>{"use strict";$();le();
St();Ot();dt();Rs();V()});function Cs(e,t){return`${e.tag} ${e.key??t}`}function Vh(e,t){let n=e.match(An)??[],s=t.match(An)??[],o=t.split(An);return n.
length!==s.length||e.split(An).join()!==o.join()?null:r=>{let i=s.map((a,c)=>{let l=Number(n[c]);return String(Math.round(
(l+r*(Number(a)-l))*100)/100)});return o.map((a,c)=>a+(i[c]??"")).join("")}}var Dh,Uh,An,En,Si=L(()=>{"use strict";$();B();
Dh="http://www.w3.org/2000/svg",Uh=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),An=/-?\d+(?:\.\d+)?/g,
En=class{#e=new WeakMap;#t=new Map;#n=new WeakMap;#s=0;#r=0;constructor(t){this.root=t,this.elements=[]}show(t,n=0){this.#l(),
this.elements=this.#i(this.root,t,this.elements,n>0),this.#t.size&&this.#c(n)}#i(t,n,s,o){if(n.every(a=>typeof a=="strin\
g")){let a=n.join("");return(t.textContent!==a||s.length)&&(t.textContent=a),[]}let r=new Map;for(let[a,c]of s.entries()){
let l=this.#e.get(c);l&&r.set(Cs(l.mark,a),c)}let i=n.map((a,c)=>{let l=typeof a=="string"?{tag:"tspan",attributes:{},children:[
a]}:a,h=r.get(Cs(l,c));r.delete(Cs(l,c));let u=h??document.createElementNS(Dh,l.tag);return this.#h(u,l,o&&h!==void 0),u});
for(let a of r.values())a.remove();for(let[a,c]of i.entries()){let l=t.childNodes[a];l!==c&&t.insertBefore(c,l??null)}return i}#h(t,n,s){
let o=this.#e.get(t),r=o?.mark.attributes??{};for(let a of Object.keys(r))Qe(n.attributes[a])===null&&t.removeAttribute(
a);for(let[a,c]of Object.entries(n.attributes)){let l=Qe(c),h=Qe(r[a]);if(l===null||l===h)continue;let u=s&&h!==null&&Uh.
has(a)?Vh(h,l):null;u?this.#t.set(`${this.#o(t)} ${a}`,{element:t,name:a,at:u,end:l}):t.setAttribute(a,l)}let i=this.#i(
t,n.children,o?.elements??[],s);this.#e.set(t,{mark:n,elements:i})}#o(t){let n=this.#n.get(t)??this.#s++;return this.#n.
set(t,n),n}#c(t){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/t));if(r===1){this.#l();return}let i=1-
(1-r)**3;for(let{element:a,name:c,at:l}of this.#t.values())a.setAttribute(c,l(i));this.#r=requestAnimationFrame(s)};this.#r=
requestAnimationFrame(s)}#l(){cancelAnimationFrame(this.#r);for(let{element:t,name:n,end:s}of this.#t.values())t.setAttribute(
n,s);this.#t.clear()}}});function Ps(e,t,n){let s=document.createElement("button");return s.type="button",s.dataset.icon=t,s.title=e,s.setAttribute(
"aria-label",e),s.addEventListener("click",n),s}var On,Ni=L(()=>{"use strict";$();On=class{#e=0;#t=0;#n=[];constructor(t,n){
this.show=n,this.button=Ps("Play the story","play",()=>this.toggle()),this.back=Ps("Step back","back",()=>this.step(-1)),
this.forth=Ps("Step forward","forth",()=>this.step(1)),this.slider=document.createElement("input"),this.slider.type="ran\
ge",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute("aria-label","Step of the story"),this.slider.
addEventListener("input",()=>this.#s(Number(this.slider.value)-1)),t.append(this.button,this.back,this.forth,this.slider),
this.#i(!1)}isOpen=!1;get isTelling(){return this.isOpen&&this.#t<this.#n.length-1}get sentence(){return this.isOpen?this.#n[this.#t]??
null:null}tell(t){this.#n=t,this.#t=Math.min(this.#t,t.length-1),this.slider.max=String(t.length),this.#i(this.#e!==0)}toggle(){
this.#e?this.pause():this.play()}play(){let t=this.#t>=this.#n.length-1;this.#s(this.isOpen&&!t?this.#t:0),this.#r()}pause(){
clearTimeout(this.#e),this.#e=0,this.#i(!1)}close(){this.isOpen&&(this.pause(),this.isOpen=!1,this.#t=0,this.#i(!1),this.
show(null))}step(t){this.#s(this.isOpen?this.#t+t:t>0?0:this.#n.length-1)}#s(t){this.pause(),this.isOpen=!0,this.#t=Math.
max(0,Math.min(this.#n.length-1,t)),this.#i(!1),this.show(this.#t)}#r(){let{title:t="",text:n=""}=this.#n[this.#t]??{},s=Math.
max(1800,55*(t.length+n.length));if(this.#t>=this.#n.length-1){this.pause();return}this.#e=window.setTimeout(()=>{this.#s(
this.#t+1),this.#r()},s),this.#i(!0)}#i(t){this.button.dataset.icon=t?"pause":"play";let n=t?"Pause the story":"Play the\
 story";this.button.setAttribute("aria-label",n),this.button.title=n,this.slider.value=String(this.isOpen?this.#t+1:this.#n.
length),this.slider.setAttribute("aria-valuetext",this.isOpen?`Step ${this.#t+1} of ${this.#n.length}`:"The whole pictur\
e"),this.back.disabled=this.isOpen&&this.#t===0,this.forth.disabled=this.isOpen&&this.#t>=this.#n.length-1}}});function Ti(e,{title:t,ground:n}){let s=e.cloneNode(!0),{width:o,height:r}=e.viewBox.baseVal,i=e.querySelectorAll("*");for(let[
l,h]of s.querySelectorAll("*").entries()){let u=i[l];u&&Kh(h,getComputedStyle(u));for(let m of["class","data-part","data\
-open","data-act","tabindex","role"])h.removeAttribute(m)}for(let l of s.querySelectorAll('[opacity="0"]'))l.remove();let a=document.
createElementNS(Is,"title");a.textContent=t;let c=document.createElementNS(Is,"rect");return c.setAttribute("width",String(
o)),c.setAttribute("height",String(r)),c.setAttribute("fill",n),s.prepend(a,c),s.setAttribute("xmlns",Is),s.setAttribute(
"width",String(o)),s.setAttribute("height",String(r)),s.setAttribute("font-family",getComputedStyle(e).fontFamily),s.setAttribute(
"role","img"),s.setAttribute("aria-label",t),s.removeAttribute("class"),new XMLSerializer().serializeToString(s)}function Kh(e,t){
if(e.localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}e.localName==="image"&&e.setAttribute(
"style","image-rendering: pixelated");for(let n of zh){if(Yh.has(n)&&e.localName!=="text")continue;let s=t.getPropertyValue(
n);s&&s!==qh[n]&&e.setAttribute(n,s)}}var Is,zh,qh,Yh,vi=L(()=>{"use strict";$();Is="http://www.w3.org/2000/svg",zh=["fi\
ll","stroke","stroke-width","stroke-dasharray","stroke-linecap","stroke-linejoin","opacity","paint-order","font-size","f\
ont-weight","text-anchor","text-decoration-line"],qh={fill:"rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-das\
harray":"none","stroke-linecap":"butt","stroke-linejoin":"miter",opacity:"1","paint-order":"normal","text-decoration-lin\
e":"none"},Yh=new Set(["font-size","font-weight","text-anchor"])});function Li(e,t=null,n=null){if(t===null)return[Zh(e,n),Qh(e,n)];let s=vt(t,e);return s?Xh[s.kind](e,s):[]}function Zh(e,t){
let{hasPointer:n}=e,s=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","\
Stay in minutes",...n?["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:e.visits.map((o,r)=>[
D(e,r),o.duration_minutes,...n?[Fs(e.pointerScores[r]),e.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function Qh(e,t){
return{caption:`The answer, with a gate of ${e.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From\
 the pointer","From generation","Probability",...t?[`Probability ${t.words}`]:[]],rows:e.trace.location_probabilities.final.
map(({location:n})=>{let{pointer:s,generation:o,fromPointer:r,fromGeneration:i}=pe(e,n),a=e.probabilityOf("final",n);return[
e.nameOf(n).label,s,o,r,i,a,...t?[t.knownProbability(n)]:[]]})}}function Jh(e,{layer:t,head:n,query:s,visit:o,isLeaf:r}){
let{count:i}=e,a=e.weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((m,d)=>D(e,d));if(!r)return[{caption:`Weights o\
f ${c}: rows are the visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((m,d)=>[
m,...a.subarray(d*i,(d+1)*i)])}];let h=ln(e,t,n,s),{dot:u}=ue(e,t,n,s,o);return[Sn(`Query of ${l[s]} × key of ${l[o]}, ${c}`,
["Query","Key"],u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((m,d)=>[m,Fs(
h.scores[d]),a[s*i+d]])}]}function tu(e,t){let{layer:n,visit:s}=t,o=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1",
"norm1"],["Heads","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.o\
ut"],["Leaves","residual_out"]].filter(([,u])=>e.has(`${o}.${u}`)),i=r.map(([,u])=>ot(e,`${o}.${u}`,s)),a=kn(e,t),c=un(e,
n,s,a),l=ot(e,`${o}.feed_forward.pre`,s),h=ot(e,`${o}.feed_forward.hidden`,s);return[{caption:`${D(e,s)}, in layer ${n}`,
columns:["Number",...r.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,m)=>[m+1,...i.map(d=>d[m])])},{caption:`Hidden unit\
s of the feed-forward network${c?`, and what they give number ${a+1}`:""}`,columns:["Unit","Before the activation","Afte\
r it",...c?["Weight","Product"]:[]],rows:Array.from(h,(u,m)=>[m+1,l[m],u,...c?[c.dot.second[m],c.dot.products[m]]:[]])}]}
function _i(e,{kind:t,visit:n}){let s=ot(e,"inputs.projected",n),o=[{caption:`What ${D(e,n)} is made of`,columns:["Featu\
re","Value","Length of its vector"],rows:e.slices.map(({name:i,label:a,lengths:c})=>[a,Ts(e,i,n),c[n]])},Ws("All feature\
s mixed by one matrix",s)];if(t==="inputs")return o;let r=Array.from({length:e.layers*e.heads},(i,a)=>{let[c,l]=[Math.floor(
a/e.heads),a%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.hasPointer&&r.push(["Pointer",e.pointerWeights[n]]),
o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),o}function eu(e){return[Ws(
"The context: the last visit after all layers",e.values("context"))]}function nu(e,{visit:t,isLeaf:n}){let s=hn(e),o=e.visits.
map((l,h)=>D(e,h)),r=e.values("pointer.content_scores"),i=e.has("pointer.bias")?e.values("pointer.bias"):null,a=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...i?["Position bias"]:[],"Score","Weig\
ht"],rows:o.map((l,h)=>[l,r[h],...i?[i[h]]:[],Fs(s.scores[h]),e.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return a;let{dot:c}=me(e,t);return[Sn(`Query of the context × key of ${o[t]}`,["Query","Key"],c),...a]}function su(e,{
location:t,isLeaf:n}){let s=e.trace.location_probabilities.generation??[],o={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:s.map(i=>[e.nameOf(i.location).label,Gt(e,i.location).logit,
i.probability])},{dot:r}=Gt(e,t);return n&&r?[Sn(`Context × weights of ${e.nameOf(t).label}`,["Context","Weight"],r),o]:
[o]}function ou(e){let t=de(e),n={caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bias",t.bias],["Logit",t.
logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[n];let s="Hidden units";return[t.dot?Sn(s,["Hidden un\
it","Weight"],t.dot):Ws(s,t.hidden),n]}function ru(e,{location:t}){let{visits:n,pointer:s,generation:o,gate:r,fromPointer:i,
fromGeneration:a,probability:c}=pe(e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",s,r,i],["Generation",o,1-r,a],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[D(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function Sn(e,t,{
first:n,second:s,products:o,sum:r}){return{caption:e,columns:["Number",...t,"Product"],rows:[...o.map((i,a)=>[a+1,n[a],s[a],
i]),["Sum","","",r]]}}function Ws(e,t){return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,s)=>[s+1,n])}}function Fs(e){
return Number.isFinite(e)?e:"−∞"}var Xh,Ri=L(()=>{"use strict";$();le();St();wn();vs();Ot();Xh={head:Jh,stream:tu,inputs:_i,
visit:_i,context:eu,pointer:nu,generation:su,gate:ou,place:ru}});function Ci(e,t,n,s=null){let o=document.createElement("dialog");o.className="picture-tables",o.setAttribute("aria-label",
"Numbers");let r=Li(t,n,s);for(let l of r){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append(Xe(l)),o.append(u,h)}let i=document.createElement("button");i.type=
"button",i.textContent="Close",i.addEventListener("click",()=>o.close());let a=document.createElement("a");a.textContent=
"Save as CSV",a.download=`${n??"network"}.csv`,a.href=URL.createObjectURL(new Blob([Ze(r)],{type:"text/csv"}));let c=document.
createElement("p");c.append(i," ",a),o.append(c),o.addEventListener("close",()=>{URL.revokeObjectURL(a.href),o.remove()}),
e.append(o),o.showModal()}var Pi=L(()=>{"use strict";$();es();Ri()});function Nn({reading:e,before:t,overlays:n,stage:s,happened:o,lit:r}){let i=wt(r,e),{most:a,top:c,bottom:l}=s.answers,h=o===
null?[]:[o];n&&t&&h.push(t.trace.prediction.location),i!==null&&r?.kind==="place"&&h.push(i);let u=e.answer(a,h),m=u.slice(
0,-1).map(({location:p})=>p),d=Wi(m.map(p=>t?.knownProbability(p)??null),1),g=n&&t?au(m,e,t):null,y=(l-c)/u.length;return u.
map((p,b)=>{let w=c+(b+.5)*y,x=p.probability*s.full,k={pointer:g?.pointer[b]??null,generation:g?.generation[b]??null},[A,
v]=["pointer","generation"].map(M=>Ii(p[M]*Jt({reading:e},M),k[M])*s.full);return{...p,was:t?d[b]??null:null,wasByPath:k,
middle:w,start:w+(Number(A)-Number(v)-x)/2,height:x}})}function Ii(e,t){return Math.max(0,(t??e)-e)}function au(e,t,n){let s=(o,r)=>r?
Wi(e.map(i=>n.shareOf(o,i)),Jt({reading:n},o)):[];return{pointer:s("pointer",t.hasPointer),generation:s("generation",t.hasGeneration)}}
function Wi(e,t){let n=e.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,t);return[...e,n.length===e.length?Math.max(0,s):null]}
function Tn(e,t){let{reading:n,stage:s}=e,o=Se(e),r=n.pointerWeights,i=g=>g.reduce((y,p)=>y+Ii(r[p],o?.[p]??null),0),a=n.
pointedPlaces.map(g=>({...g,lost:i(g.visits)})).sort((g,y)=>y.probability+y.lost-g.probability-g.lost),c=a.filter((g,y)=>g.
probability+g.lost>=We&&y<iu||Hs(t,g.location)<t.length-1).map(g=>({...g,wish:d(g.visits)})),l=a.filter(({location:g})=>!c.
some(y=>y.location===g));if(l.length){let g=l.flatMap(y=>y.visits);c.push({location:-1,label:`${l.length} more place${l.
length===1?"":"s"}`,category:null,probability:l.reduce((y,{probability:p})=>y+p,0),lost:i(g),visits:g,wish:d(g)})}c.sort(
(g,y)=>g.wish-y.wish);let{room:h,gap:u}=s.across.places,m=dn(c.map(({wish:g,probability:y,lost:p})=>({wish:g,length:(y+p)*
s.full})),u,...h);return c.map(({location:g,label:y,probability:p,lost:b,visits:w},x)=>({path:"pointer",location:g,label:y,
probability:p,start:Number(m[x]),lost:b,visits:w,answer:Hs(t,g)}));function d(g){let y=g.map(b=>Math.max(r[b],o?.[b]??0)),
p=y.reduce((b,w)=>b+w,0)||1;return g.reduce((b,w,x)=>b+Number(y[x])/p*Number(s.across.visits[w]),0)}}function vn({reading:e,
stage:t},n){if(!e.hasGeneration)return[];let s=e.generated(Ie),{gap:o}=t.across.generation,{start:r}=t.across.generation;
return s.map(({location:i,label:a,probability:c})=>{let l={path:"generation",location:i,label:a,probability:c,start:r,lost:0,
visits:[],answer:Hs(n,i)};return r+=c*t.full+o,l})}function Jt({reading:e},t){return t==="pointer"?e.gate:1-e.gate}function $t(e,t){
let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function Hs(e,t){let n=e.findIndex(s=>s.location===t);return n<0?e.length-
1:n}var We,iu,te=L(()=>{"use strict";$();ae();dt();jt();We=.03,iu=5});function _n(e,t,n,s=3){let o=e.reading.trace.interventions[`${t}_temperature`]??1;return f("g",{key:`temperature ${t}`},
we(e,{act:`${t}_temperature`,words:`T ${Number(o.toPrecision(2))}`,title:`Temperature of the ${t} softmax: ${o}. Drag to\
 the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function we(e,{act:t,words:n,title:s,right:o,y:r,stays:i=!1}){
if(!e.canAct)return[];let a=e.stage.type/13,c=U(n,12.5*a)+13*a,l=18*a,h=i?" stays":"";return[f("rect",{key:`handle ${t}`,
class:`handle${h}`,"data-act":t,x:o-c,y:r,width:c,height:l,rx:l/2},f("title",{},s)),f("text",{key:`handle words ${t}`,class:`\
handle-words middle${h}`,x:o-c/2,y:r+13*a},n)]}var Ln=L(()=>{"use strict";$();B();V()});function Fi(e){let{stage:t}=e,{x:n,width:s}=t.visits;return[Vt(e,n,"Visits","oldest first",s),...cu(e),...t.rows.map((o,r)=>hu(
e,r))]}function Vt({stage:e},t,n,s,o=400){let r=e.type/13;return f("g",{key:`title ${n}`,class:"heading","aria-hidden":"\
true"},f("text",{x:t,y:17*r,class:"title"},rt(n,o,15*r,!0)),f("text",{x:t,y:35*r,class:"small"},rt(s,o,12.5*r)))}function cu({
reading:e,stage:t}){let n=t.type/13,s=[];for(let{start:o,end:r,weekday:i}of Gs(e)){let a=Number(t.rows[o]?.y)-Number(t.rows[o]?.
height)/2,c=Number(t.rows[r]?.y)+Number(t.rows[r]?.height)/2;if(s.push(f("rect",{key:`day ${o}`,class:"day",x:t.visits.x+
29*n,y:a+1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+c)/2+4.5*n);s.push(f("text",{key:`\
weekday ${o}`,class:"small strong",x:t.visits.x,y:l},i))}}return s}function Gs({visits:e}){let t=[];for(let[n,s]of e.entries()){
let o=lu(s),r=t.at(-1);r?.day===o?r.end=n:t.push({start:n,end:n,day:o,weekday:String(pt[s.weekday])})}return t}function lu({
arrival:e,weekday:t}){return e?.split("T")[0]??String(t)}function hu(e,t){let{reading:n,stage:s,lit:o}=e,{y:r,height:i,isFull:a}=s.
rows[t],c=n.visits[t];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,m=it(o,n).includes(t),d=Rn(c),g=i>=33*l,y=(g?20:13)*l,p=h+y+(g?14:8)*l,b=Bs(e,t),w=b||g?54*l:0,x=s.visits.x+s.visits.
width-p-4,k=38*l,A=g?[f("text",{x:p,y:r-3*l,class:"strong"},rt(c.label,x,13*l,!0)),f("text",{x:p,y:r+13*l,class:"small"},
d),b||x<U(d,12.5*l)+56*l?null:uu(s.visits.x+s.visits.width-50*l,r+5*l,48*l,c)]:[f("text",{x:p,y:r+4.4*l,class:m?"strong":
"label"},rt(c.label,x-Math.max(k,w)-9,12.5*l,m)),b?null:f("text",{x:s.visits.x+s.visits.width-4,y:r+4.4*l,class:"small e\
nd"},ct(c.start_minute))];return f("g",js(e,t,c),f("rect",{class:"chip",x:h,y:r-i/2+.5,width:u,height:Math.max(1,i-1),rx:a?
5*l:1}),a&&gt(c.category,h+4*l,r-y/2,y),a?A:f("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),b&&a&&f("text",{x:s.
visits.x+s.visits.width-4,y:r+4.4*l,class:"strong end"},b),a&&t<n.count-1&&we(e,{act:"mask",words:c.masked?"show":"hide",
title:c.masked?"Let the network see this visit again":"Hide this visit: nothing may read it",right:s.visits.x+s.visits.width-
2,y:g?r-17*l:r-9*l}),f("title",{},`${c.label}, ${pt[c.weekday]} ${d}`))}function js({reading:e,lit:t},n,s){let o=it(t,e).
includes(n);return{key:`visit ${n}`,class:`part visit${o?" lit":""}${s.masked?" off":""}`,"data-part":`visits.${n}`,role:"\
button",tabindex:"-1","aria-label":`Visit ${n+1} of ${e.count}: ${s.label}, ${pt[s.weekday]} ${Rn(s)}${s.masked?", maske\
d":""}${e.hasPointer?`; pointer weight ${O(e.pointerWeights[n],1)}`:""}`}}function Rn({start_minute:e,duration_minutes:t}){
return`${ct(e)} · ${At(t)}`}function Bs({reading:e,lit:t},n){return t?.kind!=="head"?"":O(e.lastRow(t.layer??0,t.head??
0)[n])}function uu(e,t,n,{start_minute:s,duration_minutes:o}){let r=Math.min(s+o,Fe),i=Math.min(s,Math.max(0,s+o-Fe)),a=(c,l)=>f(
"rect",{class:"stay",x:e+c/Fe*n,y:t,width:Math.max(1,(l-c)/Fe*n),height:7});return f("g",{key:"day","aria-hidden":"true",
class:"day-ribbon","data-drag":"time"},f("rect",{class:"track",x:e,y:t,width:n,height:7}),a(s,r),i>0&&a(0,i),f("rect",{class:"\
stay-end","data-drag":"stay",x:e+(i||r)/Fe*n-2,y:t-3,width:5,height:13}))}function Hi(e){let{reading:t,stage:n,lit:s}=e;
if(!n.slices)return[];let o=n.type/13,{x:r,width:i}=n.slices,{slices:a}=t,c=Math.max(...Lt(e).map(({longestSlice:d})=>d)),
l=i/a.length,h=it(s,t),u=n.rows.flatMap(({y:d,height:g},y)=>a.map(({name:p,lengths:b},w)=>{let x=Math.max(2,g-4),k=Number(
b[y])/c*x;return f("rect",{key:`${p} ${y}`,class:h.includes(y)?"length lit":"length",x:r+w*l,y:d+g/2-2-k,width:.72*l,height:k})})),
m=a.map(({label:d},g)=>f("text",{key:`name ${d}`,class:"tiny middle",x:r+(g+.36)*l,y:(g%2?40:26)*o},d));return[f("g",Ds(
e),f("rect",{class:"ground",x:r-4,y:n.top-2,width:i+4,height:n.bottom-n.top+4}),m,u,f("text",{class:"small",x:r,y:n.bottom+
18*o},"Bars: lengths"),f("text",{class:"small",x:r,y:n.bottom+33*o},"of the vectors"))]}function Ds(e){return{key:"slice\
s",class:"part slices","data-part":"inputs",role:"button",tabindex:"-1",opacity:K(e,gn.slices),"aria-label":`What each v\
isit is made of: ${e.reading.slices.map(({label:t})=>t).join(", ")}`}}var Fe,Me=L(()=>{"use strict";$();Ln();Kt();dt();B();
V();ut();Fe=1440});function Gi(e,t){let{x:n,right:s}=e.stage.answers,o=e.stage.type/13;return[Vt(e,n+6*o,"Answer",mu(e),s-n),...Us(e,t)]}function mu({
reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of generation"}function Us(e,t){let{
reading:n,stage:s,lit:o,happened:r}=e,i=s.type/13,a=wt(o,n),{x:c,right:l,segment:h}=s.answers,u=l-c;return t.map(m=>{let{
location:d,label:g,category:y,probability:p,was:b,middle:w,height:x,start:k}=m,A=[{path:"pointer",share:m.pointer*Jt(e,"\
pointer")},{path:"generation",share:m.generation*Jt(e,"generation")}],v=a===d,M=c+(y===null?6:26)*i,E=Je(g,l-M-(r===d?20*
i:2),13.5*i,2,!0),N=w-(E.length>1?22:8)*i,R=w+(E.length>1?2:0)*i,_=c+6*i,W=u-8*i;return f("g",{key:`place ${d}`,class:`p\
art place${v?" lit":a!==null&&o?" dim":""}`,"data-part":d<0?null:`places.${d}`,role:d<0?null:"button",tabindex:d<0?null:
"-1","aria-label":`${g}: ${O(p,1)}; from the pointer ${O(A[0]?.share??0,1)}, from generation ${O(A[1]?.share??0,1)}${r===
d?"; this is what really happened":""}`},f("rect",{key:"ground",class:"ground",x:c-6*i,y:N-16*i,width:u+10*i,height:R-N+
50*i,rx:6}),f("rect",{key:"segment",class:"answer-bar",x:h,y:k,width:J-2,height:Math.max(1,x)}),y!==null&&gt(y,c+5*i,N-13*
i,16*i),E.map((C,I)=>f("text",{key:`name ${I}`,class:d<0?"label halo":"strong halo",x:M,y:N+15*I*i},C)),r===d&&f("path",
{key:"happened",class:"check",d:`M${l-16*i} ${N-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},f("title",{},"This is where the per\
son went.")),f("rect",{key:"track",class:"track",x:c+6*i,y:R,width:W,height:8*i}),A.map(({path:C,share:I})=>{let G=f("re\
ct",{key:C,class:`${C} bar`,x:_,y:R,width:Math.max(0,I*W),height:8*i});return _+=I*W,G}),b!==null&&f("rect",{key:"before",
class:"before",x:c+5*i+b*W,y:R-3*i,width:2,height:14*i}),f("text",{key:"probability",class:"strong halo",x:c+6*i,y:R+23*
i},O(p,1)),b!==null&&fu(c+60*i,R+23*i,p,b))})}function fu(e,t,n,s){let o=Math.round(1e3*n)-Math.round(1e3*s);if(o===0)return f(
"text",{key:"change",class:"small",x:e,y:t},"same");let r=`${o>0?"▲":"▼"} ${(Math.abs(o)/10).toFixed(1)}`;return f("\
text",{key:"change",class:`${o>0?"more":"less"} strong halo`,x:e,y:t},r)}var Vs=L(()=>{"use strict";$();te();Kt();dt();B();
jt();V();Me()});function ji(e){let{reading:t,stage:n}=e,s=n.type/13,o=t.values("context");if(!n.layers.at(-1)||!o)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),a=Math.ceil(o.length/i),c=52*s,l=c/i,h=n.scores-42*s,u=n.bottom+20*s;return zs(e,{x:h,
y:u,columns:i,cell:l},du(e,h,u,c,a*l))}function zs(e,{x:t,y:n,columns:s,cell:o},r){let i=e.stage.type/13,a=e.reading.values(
"context"),c=Math.max(...Lt(e).flatMap(h=>[...h.values("context")].map(Math.abs)))||1,l=Array.from(a,(h,u)=>f("rect",{class:h<
0?"below-zero":"above-zero",x:t+u%s*o,y:n+Math.floor(u/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(h)/c)}));return f(
"g",{key:"context",class:"part context","data-part":"context",role:"button",tabindex:"-1",opacity:K(e,tt(e.reading).context),
"aria-label":`Context: the last visit after all layers, ${a.length} numbers`},f("rect",{class:"ground",x:t-3,y:n-16*i,width:s*
o+6,height:Math.max(44,Math.ceil(a.length/s)*o+20*i)}),r,f("text",{class:"strong halo",x:t,y:n-5*i},"Context"),l,f("titl\
e",{},`The last visit after all layers: ${a.length} numbers. The pointer, the generation head and the gate read them.`))}
function du({reading:e,stage:t},n,s,o,r){let i=t.type/13,a=Number(t.rows.at(-1)?.y),c=n-6*i,l=t.size.height-5*i,h=t.gate+
9*i;return[f("path",{key:"from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${s+r/2}H${n-2}`}),e.hasGeneration&&f(
"path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*i}`}),e.has("gate.logit")&&f("pa\
th",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*i}V${l}H${h}V${.56*t.size.height+t.full/2+4}`})]}var qs=L(
()=>{"use strict";$();B();ut()});function Bi(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,r=s.across.gate,i=r+s.full,a=s.gateWidth,c=r+t.gate*s.full,
l=n?n.gate:t.gate,h=s.gate+a/2,u=Cn(e);return f("g",Ys(e,"vertical"),f("rect",{key:"frame",class:"gate-frame",x:s.gate-3,
y:r-3,width:a+6,height:s.full+6,rx:4}),f("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:a,height:Math.max(
0,c-r)}),f("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:a,height:Math.max(0,i-c)}),f("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&f("path",{key:"learned",class:"le\
arned",d:`M${s.gate+a+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},f("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&f("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:a+16*o,height:12*o,rx:6*o}),
!u&&f("text",{key:"fixed",class:"small middle",x:h,y:i+18*o},"fixed"))}function Cn({reading:e}){return e.trace.architecture.
components.includes("gate")}function Ys(e,t){let{reading:n,lit:s}=e,o=e.canAct&&Cn(e);return{key:"gate",class:`part gate${s?.
kind==="gate"?" lit":""}`,"data-part":"gate",role:o?"slider":"button",...o&&{"aria-orientation":t,"aria-valuenow":n.gate.
toFixed(3),"aria-valuemin":0,"aria-valuemax":1,"aria-valuetext":`${n.gate.toFixed(2)}: ${O(n.gate)} pointer`},tabindex:"\
-1",opacity:K(e,tt(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${O(n.gate)} pointer, ${O(1-n.gate)} generation${n.
trace.gate.learned?"":", not learned"}`}}function Pn(e,t,n){let{reading:s,stage:o,lit:r}=e,i=e.beat>=tt(s).gate,a=x=>Jt(
e,x),c=wt(r,s),l=new Map,h=o.across.gate;for(let x of t)l.set(x,h),h+=x.probability*a(x.path)*o.full;let u=new Map;h=o.across.
gate;for(let x of["pointer","generation"])for(let[k]of n.entries())u.set(`${x} ${k}`,h),h+=Number(n[k]?.[x])*a(x)*o.full;
let m=t.map(x=>{let k=Number(l.get(x)),A=x.probability*a(x.path)*o.full,v=$t(x.start,x.start+x.probability*o.full),M=$t(
k,k+A);return f("path",{key:`into ${x.path} ${x.location}`,class:`${x.path} band${b(x.location)}`,d:o.bands.into(v,M,i)})}),
[d,g]=[o.across.gate,o.across.gate+o.full],y=n.flatMap((x,k)=>{let A=x.start;return["pointer","generation"].map(v=>{let M=Number(
x[v])*a(v),E=M*o.full,N=Number(u.get(`${v} ${k}`)),R=$t(N,N+E),_=$t(A,A+E),W=x.wasByPath[v],C=W===null?null:p(v,N,A,E,W*
o.full);A+=E;let I=`out ${v} ${x.location}`;return[E>0&&f("path",{key:I,class:`${v} band${b(x.location)}`,d:o.bands.out(
R,_,i)}),C&&en({key:I,now:E,before:Number(W)*o.full,path:(G,Q)=>o.bands.out(G,Q,i),edges:C,style:b(x.location),title:`${x.
label}, from ${v==="pointer"?"the pointer":"generation"}: ${nn(M,Number(W),e.before?s.wordsFor(e.before):"")}`})]})});return[
m,y,i&&r?.kind==="visit"&&w(r.visit??0)];function p(x,k,A,v,M){let E=Math.abs(v-M),N=x==="pointer",R=(C,I)=>{let G=N?C-(I?
0:E):C+v-(I?E:0);return[G,G+E]},[_]=R(k,!1),W=Math.max(d,Math.min(g-E,_));return{more:[R(k,!0),R(A,!0)],less:[[W,W+E],R(
A,!1)]}}function b(x){return c===null?"":c===x&&r?.kind==="place"?" lit":" dim"}function w(x){let k=s.pointerWeights,A=t.
find(({path:Q,visits:Z})=>Q==="pointer"&&Z.includes(x));if(!A)return null;let v=[...A.visits].sort((Q,Z)=>Q-Z),E=v.slice(
0,v.indexOf(x)).reduce((Q,Z)=>Q+k[Z],0)*o.full,N=k[x]*o.full,R=a("pointer"),_=Number(l.get(A))+E*R,W=n[A.answer],C=Number(
u.get(`pointer ${A.answer}`))+E*R,I=Number(W?.start)+E*R,G=W?.location===A.location;return[f("path",{key:"visit into",class:"\
pointer band lit",d:o.bands.into($t(A.start+E,A.start+E+N),$t(_,_+N*R),i)}),G&&f("path",{key:"visit out",class:"pointer \
band lit",d:o.bands.out($t(C,C+N*R),$t(I,I+N*R),i)})]}}var In=L(()=>{"use strict";$();ae();te();dt();B();V();ut()});function Di(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,{gate:r,gateHeight:i,full:a}=s,c=s.across.gate,l=c+t.gate*a,
h=n?n.gate:t.gate,u=Cn(e),m=`${O(t.gate)} pointer${u?"":", fixed"}`;return f("g",Ys(e,"horizontal"),f("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:a+6,height:i+6,rx:4}),f("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:t.gate*
a,height:i}),f("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-t.gate)*a,height:i}),f("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${t.gate.toFixed(2)}`),f("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},m),h!==t.gate&&f("path",{key:"learned",class:"learned",d:`M${c+h*a} ${r+i+3}l${5*o} ${8*o}h${-10*o}Z`},f("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[f("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:i+16*o,rx:6*o}),f("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-Mt/2,s.size.width-
Mt),y:r+(i-Mt)/2,width:Mt,height:Mt})])}var Ui=L(()=>{"use strict";$();In();B();Bt();V()});function Vi(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:m})=>m==="generation"),i=s.places-8*o,a=n.hasPointer?
s.scores+26*o:s.scores-38*o,c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=e.beat>=tt(n).generation,h=r.map(({label:m,
probability:d,location:g},y)=>{let p=c+y*17*o;return[f("text",{key:`name ${y}`,class:g<0?"small halo":"label halo",x:a,y:p},
rt(m,i-a-46*o,13*o)),f("text",{key:`share ${y}`,class:"strong end halo",x:i,y:p},O(d))]}),u=r.map(({probability:m,start:d,
location:g},y)=>f("rect",{key:`bar ${y}`,class:"generation bar",x:s.places,y:d,width:J,height:l?Math.max(.8,m*s.full):0},
f("title",{},`${g<0?"The others":r[y]?.label}: ${O(m,1)} of the generation head`)));return f("g",Ks(e,r),f("rect",{class:"\
ground",x:a-4,y:c-30*o,width:i-a+8,height:88*o}),f("text",{class:"title halo",x:a,y:c-18*o},"Generation"),h,u)}function Ks(e,t){
return{key:"generation",class:"part generation-block","data-part":"generation",role:"button",tabindex:"-1",opacity:K(e,tt(
e.reading).generation),"aria-label":`Generation: ${t.map(({label:n,probability:s})=>`${n} ${O(s)}`).join(", ")}`}}var Xs=L(
()=>{"use strict";$();B();jt();V();ut()});function zi(e,t){let{reading:n,stage:s,lit:o}=e,r=wt(o,n),i=t.filter(({path:c})=>c==="pointer"),a=({location:c})=>r===null||
r===c?"":" dim";return f("g",{key:"places",opacity:K(e,tt(n).pointer)},i.map(c=>f("rect",{key:`bar ${c.location}`,class:`\
pointer bar${a(c)}`,x:c.start,y:s.places,width:Math.max(.8,c.probability*s.full),height:J},f("title",{},`${c.label}: ${O(
c.probability,1)} of the pointer`))),yu(e,i).map(c=>bu(e,c,a(c.flow))))}function yu({reading:e,stage:t,lit:n},s){let o=t.
type/13,r=wt(n,e),[i,a]=t.across.places.room,c=({location:h,probability:u})=>u+ +(r!==null&&h===r),l=[];for(let h of[...s].
sort((u,m)=>c(m)-c(u))){let{location:u,label:m,probability:d,lost:g}=h;if(d+g<We&&u>=0&&u!==r)continue;let y=u>=0,p=` ${O(
d)}`,w=`${rt(m,a-i-U(p,13*o,!0),13*o,y)}${p}`,x=U(w,13*o,y)/2,k=h.start+d*t.full/2,A=Math.max(i+x,Math.min(a-x,k)),[v,M]=[
A-x,A+x];for(let E=0;E<pu;E++){if(l.some(_=>_.row===E&&v<_.right+8*o&&M>_.left-8*o))continue;let R=A>k?"":A<k?" end":" m\
iddle";l.push({flow:h,text:w,isBold:y,left:v,right:M,row:E,anchor:R});break}}return l}function bu({stage:e},{flow:t,text:n,
isBold:s,left:o,right:r,row:i,anchor:a},c){let l=e.type/13,h=e.places+J+(14+Zs*i)*l,u=t.start+t.probability*e.full/2;return[
i>0&&f("path",{key:`leader ${t.location}`,class:`leader${c}`,d:`M${u} ${e.places+J}V${h-11*l}`}),f("text",{key:`name ${t.
location}`,class:`${s?"strong":"small"}${a} halo${c}`,x:a===""?o:a===" end"?r:(o+r)/2,y:h},n)]}function qi(e,t){let{reading:n,
stage:s}=e,o=s.type/13,r=t.filter(({path:l})=>l==="generation"),i=e.beat>=tt(n).generation,a=n.hasPointer?.42*(s.right-s.
left):s.right-s.left,c=s.places-(gu*Zs-6)*o;return f("g",Ks(e,r),f("rect",{class:"ground",x:s.right-a,y:c-34*o,width:a,height:s.
places+J-c+34*o}),f("text",{class:"title end halo",x:s.right,y:c-19*o},"Generation"),r.map(({location:l,label:h,probability:u,
start:m},d)=>{let g=` ${O(u)}`,y=rt(h,a-U(g,13*o),13*o)+g;return[f("text",{key:`name ${d}`,class:l<0?"small end halo":"l\
abel end halo",x:s.right,y:c+d*Zs*o},y),f("rect",{key:`bar ${d}`,class:"generation bar",x:m,y:s.places,width:Math.max(.8,
u*s.full),height:i?J:0},f("title",{},`${l<0?"The others":h}: ${O(u,1)} of the generation head`))]}))}var pu,Zs,gu,Yi=L(()=>{
"use strict";$();te();Xs();dt();B();jt();V();ut();pu=3,Zs=17,gu=4});function Ki(e,t){let{reading:n,stage:s,lit:o}=e,r=s.type/13,i=K(e,tt(n).pointer),a=n.pointerWeights,c=n.pointerScores,l=it(
o,n),h=Math.max(...a),u=s.rows.flatMap(({y:d,isFull:g},y)=>{if(!g)return[];let p=a[y]>=.2*h||l.includes(y)?"strong":"sma\
ll",b=l.length&&!l.includes(y)?" dim":"";return[f("text",{key:`score ${y}`,class:`small end${b}`,x:s.scores,y:d+4.4*r},S(
c[y])),f("text",{key:`weight ${y}`,class:`${p} end${b}`,x:s.weights,y:d+4.4*r},O(a[y]))]}),m=t.filter(({path:d})=>d==="p\
ointer").map(d=>xu(e,d));return[f("g",Qs(e,t),f("rect",{class:"ground",x:s.scores-38*r,y:s.top-2,width:s.weights-s.scores+
42*r,height:s.bottom-s.top+4}),Vt(e,s.scores-38*r,"Pointer","score  weight",200),_n(e,"pointer",s.weights+6*r),f("path",
{class:"fork pointer-line",d:`M${s.scores-36*r} ${s.bottom+8}V${s.top}`}),u),f("g",{key:"ribbons",opacity:i},Js(e,t),m)]}
function Qs(e,t){return{key:"pointer",class:"part pointer-block","data-part":"pointer",role:"button",tabindex:"-1",opacity:K(
e,tt(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${O(s)}`).join(", ")}`}}function Js(e,t){let{reading:n,before:s,stage:o,lit:r}=e,i=n.
pointerWeights,a=Se(e),c=it(r,n),l=e.beat>=tt(n).pointer,h=dn(o.across.visits.map((u,m)=>({wish:u,length:Math.max(i[m],a?.[m]??
0)*o.full})),0,...o.across.starts);return t.filter(({path:u})=>u==="pointer").flatMap(u=>{let m=u.start,d=u.start+u.probability*
o.full;return[...u.visits].sort((g,y)=>g-y).map(g=>{let y=i[g]*o.full,p=Number(h[g]),b=c.includes(g)?" lit":c.length?" d\
im":"",w=$t(m,m+y);m+=y;let x=a?.[g]??null,k=x===null?0:(x-i[g])*o.full,[A,v]=[d,Math.max(0,k)];d+=v;let M=`${n.visits[g]?.
label}: `,E=x===null||!s?`${M}${O(i[g],1)} of the pointer`:`${M}${nn(i[g],x,n.wordsFor(s))} of the pointer`;return[f("pa\
th",{key:`ribbon ${g}`,class:`pointer band${b}`,d:o.bands.ribbon($t(p,p+y),w,l)},f("title",{},E)),en({key:`ribbon ${g}`,
now:y,before:x===null?null:x*o.full,path:(N,R)=>o.bands.ribbon(N,R,l),edges:{more:[[p+y+k,p+y],[m+k,m]],less:[[p+y,p+y+k],
[A,A+v]]},style:b,title:E})]})})}function xu(e,{path:t,location:n,label:s,probability:o,lost:r,start:i}){let{reading:a,stage:c,
lit:l}=e,h=c.type/13,u=wt(l,a),m=O(o),d=o+r>=We||n<0||u===n,g=c.gate-c.ribbons-16*h,y=n>=0,p=rt(s,g-U(` ${m}`,13*h,!0),13*
h,y),b=U(`${p} ${m}`,13*h,y)/2,x=a.hasGate&&Math.abs(i-c.across.gate+5*h)<$u*h?U("Gate 0.00",15*h,!0)/2-c.gateWidth/2:0,
k=Math.min(c.places+J/2,c.gate-6*h-x-b);return f("g",{key:`${t} ${n}`,class:u===null||u===n?"":"dim"},f("rect",{class:`${t}\
 bar`,x:c.places,y:i,width:J,height:Math.max(.8,o*c.full)}),d&&f("text",{class:`${y?"strong":"small"} middle halo`,x:k,y:i-
5*h},`${p} ${m}`),f("title",{},`${s}: ${O(o,1)} of the pointer`))}var $u,to=L(()=>{"use strict";$();ae();te();Ln();dt();
B();jt();V();ut();Me();$u=16});function Xi(e){return[Rt(e,17*(e.stage.type/13),"Visits","oldest first"),...ku(e),...e.stage.columns.map((t,n)=>wu(e,n))]}
function Rt({stage:e},t,n,s,o=e.right){let r=e.type/13,i=o-e.left-U(n,15*r,!0)-12*r;return f("g",{key:`title ${n}`,class:"\
heading","aria-hidden":"true"},f("text",{class:"title halo",x:e.left,y:t},n),f("text",{class:"small end halo",x:o,y:t},rt(
s,i,12.5*r)))}function ku({reading:e,stage:t}){let n=t.type/13;return Gs(e).flatMap(({start:s,end:o,weekday:r})=>{let[i,
a]=[t.columns[s],t.columns[o]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[f("rect",{key:`day ${s}`,class:"\
day",x:c+Math.min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=U(r,15*n,!0)&&f("text",{key:`\
weekday ${s}`,class:"small strong",x:c+1.5,y:t.chips.top-13*n},r)].filter(h=>h!==!1)})}function wu(e,t){let{reading:n,stage:s,
lit:o}=e,{x:r,width:i,isFull:a}=s.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=s.type/
13,{top:h,height:u,hasNames:m}=s.chips,d=it(o,n).includes(t),g=Math.min(20*l,i-3),y=ct(c.start_minute),p=Bs(e,t),b=[p||y,
p?p.replace(" %",""):y.slice(0,2)],w=b.find(A=>U(A,12.5*l,!0)<=i)??b[1],x=m?Je(c.label,i-6*l,12.5*l,2):[],k={class:d||p?
"strong middle":"small middle",x:r};return f("g",js(e,t,c),f("rect",{class:"chip",x:r-i/2+Math.min(1,.1*i),y:h,width:Math.
max(.8,i-2),height:u,rx:a?6*l:0}),a?[gt(c.category,r-g/2,h+8*l,g),f("text",{key:"hour",...k,y:h+45*l},w),x.map((A,v)=>f(
"text",{key:`name ${v}`,class:`${d?"strong":"small"} middle`,x:r,y:h+(62+15*v)*l},A))]:f("rect",{class:"lane",x:r-Math.min(
1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),f("title",{},`${c.label}, ${pt[c.weekday]} ${Rn(c)}`))}function Zi(e){let{
reading:t,stage:n,lit:s}=e,o=n.type/13,{slices:r}=t,i=it(s,t)[0]??t.count-1,a=t.visits[i],c=Math.max(...Lt(e).map(({longestSlice:m})=>m)),
l=(n.right-n.left)/r.length,h=n.inputs+(q.title+46)*o,u=r.map(({name:m,label:d,lengths:g},y)=>{let p=Number(g[i]),b=n.left+
(y+.5)*l,w=p/c*30*o;return[f("rect",{key:`bar ${m}`,class:"length lit",x:b-9*o,y:h-w,width:18*o,height:w}),f("text",{key:`\
length ${m}`,class:"tiny middle",x:b,y:h-w-4*o},S(p)),f("text",{key:`name ${m}`,class:"small middle",x:b,y:h+15*o},d)]});
return f("g",Ds(e),f("rect",{class:"ground",x:n.left,y:n.inputs,width:n.right-n.left,height:(q.title+q.inputs)*o}),Rt(e,
n.inputs+15*o,"Input vector",a?`${a.label}, ${pt[a.weekday]} ${ct(a.start_minute)}`:""),u,f("title",{},"Bars: length of \
each part’s vector"))}var He=L(()=>{"use strict";$();Kt();dt();B();Bt();V();ut();Me()});function Qi(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=s.pointer;return[f("g",Qs(e,t),f("rect",{class:"ground",x:s.left,
y:r,width:s.right-s.left,height:(q.title+q.scores)*o}),Rt(e,r+15*o,"Pointer","scores, and weights in percent"),f("path",
{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),Mu(e)),f("g",{key:"ribbons",opacity:K(e,tt(n).pointer)},
Js(e,t))]}function Mu({reading:e,stage:t,lit:n}){let s=t.type/13,o=e.pointerWeights,r=Array.from(e.pointerScores,g=>S(g)),
i=it(n,e),a=Math.max(...o),c=Number(t.columns.at(-1)?.width),l=r.some(g=>U(g,11.5*s)>c-3),h=t.pointer+(q.title+q.scores)*
s,u=t.columns.find(g=>g.isFull),m=u?u.x-u.width/2:t.right,d=t.left-8*s;return t.columns.flatMap(({x:g,isFull:y},p)=>{let b=i.
length&&!i.includes(p)?" dim":"",w=o[p]>=.2*a||i.includes(p),x=O(o[p]).replace(" %",""),k=U(x,12.5*s,!0)/2;if(!y&&(!w||g-
k<d||g+k>m))return[];d=g+k;let A=w?"strong":"small",v=h-24*s;return[y&&f("text",l?{key:`score ${p}`,class:`tiny${b}`,x:g+
4*s,y:v+2*s,transform:`rotate(-90 ${(g+4*s).toFixed(2)} ${(v+2*s).toFixed(2)})`}:{key:`score ${p}`,class:`tiny middle${b}`,
x:g,y:v},r[p]),f("text",{key:`weight ${p}`,class:`${A} middle${b}`,x:g,y:h-6*s},x)].filter(M=>M!==!1)})}var Ji=L(()=>{"u\
se strict";$();dt();to();B();Bt();He();V();ut()});function ta(e){let{reading:t,stage:n}=e,s=n.type/13,o=K(e,tt(t).gate),r=Nn(e),i=[...Tn(e,r),...vn(e,r)];return[zs(e,n.context,
Au(e)),...t.hasPointer?Qi(e,i):[],f("g",{key:"flows",opacity:o},Pn(e,i,r)),...t.hasPointer?[zi(e,i)]:[],...t.hasGeneration?
[qi(e,i)]:[],...t.hasGate?[Di(e)]:[],f("g",{key:"answer",opacity:o},Rt(e,n.answers.top-10*s,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),Us(e,r))]}function Au({reading:e,stage:t}){let n=t.type/13,{x:s,y:o,columns:r,cell:i}=t.
context,a=s+r*i+2,c=Math.ceil(e.values("context").length/r)*i,[l,h]=[o+c/4,o+3*c/4],u=Number(t.columns.at(-1)?.x),m=t.right+
6;return[f("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(q.title+12)*n}V${u>a+4?`${l}H${a}`:o-2}`}),e.hasGeneration&&
f("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${m}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&f("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${m+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var ea=L(
()=>{"use strict";$();Vs();qs();te();In();B();Ui();Yi();Ji();Bt();He();ut()});function sa(e){let{stage:t,lit:n}=e,s=t.type/13,o=Dt(e),r=f("g",{key:"legend",opacity:K(e,xe(0))},yn(e,t.visits.x,t.bottom+
37*s,!1)),i=t.layers.map((a,c)=>{let l=`Layer ${c}`,h=a.width>=U(l,15*s,!0)+45*s,u=n?.kind==="visit"?"last visit’s read":
"row reads column";return f("g",{key:`layer ${c}`,opacity:K(e,xe(c))},a.maps.length?Vt(e,a.x,l,h?u:"",a.width+(a.stream===
null?12:4)):null,a.maps.length>0&&_n(e,"attention",a.x+a.width,(h?3:21)*s),a.maps.map((m,d)=>Eu(e,m,c,d)),a.maps.map((m,d)=>no(
e,m,c,d,o)),Ou(e,c))});return[r,...i]}function Eu(e,t,n,s){let{reading:o,stage:r,lit:i}=e;if(i?.kind!=="visit"||o.isRemoved(
n,s))return null;let a=i.visit??0,c=Number(r.rows[a]?.y),l=t.side/o.count,h=Math.max(.5,Number(o.lastRow(n,s)[a])*r.full*
.25),u=t.x-14,m=t.y+t.side-l/2;return f("path",{key:`band ${s}`,class:"attention-band",d:Ct(u,[c-h/2,c+h/2],t.x,[m-h/2,m+
h/2])})}function no(e,t,n,s,o){let{reading:r,stage:i,lit:a,isOwnScale:c}=e,l=i.type/13,{x:h,y:u,side:m,touch:d}=t,{count:g}=r,
y=r.weights(n,s),p=r.lastRow(n,s),b=na(r,n,s),{before:w,overlays:x}=e,k=x&&w!==null&&na(w,n,s)&&!b,A=k?`; switched off ${r.
wordsFor(w)}`:"",v=c?Math.max(...y)||1:o,M=a?.kind==="head"&&a.layer===n&&a.head===s,[E]=a?.kind==="visit"?it(a,r):[],N=Tt(
p),R=E??N,_=m/g,W=`Layer ${n}, head ${s}`,C=d?u-38*l:u+4,I=r.visits[N];return f("g",{key:`head ${s}`,class:`part head${M?
" lit":""}${b?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":b?`${W}: switche\
d off`:`${W}: the last visit reads most from visit ${N+1}, ${I?.label}, ${O(p[N])}${A}`},f("text",{class:"small",x:h,y:u-
(d?25:4)*l},`head ${s}`),!b&&(d!==void 0||m>=70*l)&&f("text",{key:"weight",class:`${E===void 0?"small":"strong"}${d?"":"\
 end"}`,x:d?h:h+m,y:u-4*l},O(p[R])),f("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:m+1,height:m+1}),f("imag\
e",{key:"map",class:"map",href:Pt(Float32Array.from(y,G=>G/v),g,e.scale),x:h,y:u,width:m,height:m,preserveAspectRatio:"n\
one",opacity:b?.15:1}),b&&f("path",{key:"cross",class:"crossed",d:`M${h} ${u+m}L${h+m} ${u}`}),k&&f("path",{key:"earlier\
 cross",class:"crossed earlier",d:`M${h} ${u+m}L${h+m} ${u}`}),E!==void 0&&!b&&f("rect",{key:"column",class:"column",x:h+
E*_,y:u,width:Math.max(2,_),height:m}),(E!==void 0||M)&&!b&&f("rect",{key:"last",class:"last-row",x:h,y:u+m-Math.max(2,_),
width:m,height:Math.max(2,_)}),f("title",{},`${W}. ${b?"Switched off.":`Darker: larger weight, up to ${O(v,1)}. Click to\
 open.`}${k?` Switched off ${r.wordsFor(w)}.`:""}`),we(e,{act:"head",words:b?"on":"off",title:b?"Switch this head on aga\
in":"Switch this head off",right:h+m-(d?0:3)*l,y:C}),e.canAct&&d!==void 0&&f("rect",{key:"touch",class:"ground","data-ac\
t":"head",x:h+m-d,y:u-d,width:d,height:d}))}function na(e,t,n){return e.isRemoved(t,n)||e.isSkipped(t,"attention")}function Ou(e,t){
let{reading:n,stage:s,lit:o}=e,r=s.layers[t];if(r?.stream===null||!r)return null;let i=s.type/13,a=r.stream,c=Wn(n,t),l=so(
e),h=s.streamWidth-8*i,u=it(o,n),m=s.rows.flatMap(({y:g,height:y},p)=>{let b=Math.max(1,Math.min(5*i,(y-3)/c.length));return c.
map(({name:w,lengths:x,style:k},A)=>f("rect",{key:`${w} ${p}`,class:`${k}${u.length&&!u.includes(p)?" dim":""}`,x:a,y:g+
(A-c.length/2)*b,width:Number(x[p])/l*h,height:b-.6}))}),d=c.map(({name:g,style:y},p)=>[f("rect",{class:y,x:a,y:s.bottom+
(10+eo*p)*i,width:9*i,height:9*i}),f("text",{class:"small",x:a+14*i,y:s.bottom+(18.5+eo*p)*i},g)]);return f("g",oo(e,t),
f("rect",{class:"ground",x:a-4,y:s.top-2,width:s.streamWidth+14*i,height:s.bottom-s.top+66*i}),Vt(e,a,"Stream",`+ layer ${t}`,
s.streamWidth),m,d,Su(e,t,a+s.streamWidth+10*i))}function Su(e,t,n){let{reading:s,stage:o}=e,r=o.type/13,i=s.trace.interventions.
residuals===!1,a={act:"attention",words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream",
"join stream"],isOff:i},...s.heads?[{...a,isOff:s.isSkipped(t,"attention")}]:[],{act:"feed_forward",words:["skip FFN","u\
se FFN"],isOff:s.isSkipped(t,"feed_forward")}].map(({act:l,words:h,isOff:u},m)=>we(e,{act:l,words:String(h[Number(u)]),title:Nu[l]??
"",right:n,y:o.bottom+(5+eo*m)*r}))}function Wn(e,t){let{residual:n,attention:s,feedForward:o}=e.stream(t);return[{name:"\
stream",lengths:n,style:"residual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"FFN",lengths:o,style:"fe\
ed-forward"}]}function so(e){let t=0;for(let n of Lt(e))for(let s=0;s<n.layers;s++)for(let{lengths:o}of Wn(n,s))t=Math.max(
t,...o);return t||1}function oo(e,t){let{residual:n,attention:s,feedForward:o}=e.reading.stream(t);return{key:"stream",class:"\
part stream","data-part":`layers.${t}.stream`,role:"button",tabindex:"-1",opacity:K(e,xe(t)+1),"aria-label":`Stream of l\
ayer ${t}: vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.toFixed(1)}`:""}, fe\
ed-forward network ${o.at(-1)?.toFixed(1)}`}}var eo,Nu,ro=L(()=>{"use strict";$();Ln();dt();Ne();bn();B();V();ut();Me();
Te();eo=19;Nu={residuals:"Residual connections of all layers: without them, only what sublayers add goes on",attention:"\
Self-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of this layer: skipped,\
 it adds nothing"}});function oa(e){let{stage:t,lit:n}=e,s=t.type/13,o=Dt(e),r=n?.kind==="visit"?"what the last visit reads":"row reads colum\
n";return t.layers.map(({y:i,maps:a},c)=>f("g",{key:`layer ${c}`,opacity:K(e,xe(c))},a.length>0&&Rt(e,i+15*s,`Layer ${c}`,
r),c===0&&yn(e,t.left+72*s,i+15*s,!0),a.map((l,h)=>no(e,l,c,h,o)),Tu(e,c)))}function Tu(e,t){let{reading:n,stage:s,lit:o}=e,
r=s.type/13,i=Number(s.layers[t]?.stream),a=Wn(n,t),c=so(e),l=it(o,n),h=i+q.bars*r,u=s.columns.flatMap(({x:m,width:d},g)=>{
let y=Math.min(8*r,.86*d/a.length);return a.map(({name:p,lengths:b,style:w},x)=>{let k=Number(b[g])/c*q.bars*r;return f(
"rect",{key:`${p} ${g}`,class:`${w}${l.length&&!l.includes(g)?" dim":""}`,x:m+(x-a.length/2)*y,y:h-k,width:.88*y,height:k})})});
return f("g",oo(e,t),f("rect",{class:"ground",x:s.left,y:i-q.title*r,width:s.right-s.left,height:(q.title+q.bars)*r}),Rt(
e,i-10*r,s.layers[t]?.maps.length?"Stream":`Layer ${t}`,""),vu(e,a,i-10*r),u)}function vu({stage:e},t,n){let s=e.type/13,
o=e.right;return[...t].reverse().map(({name:r,style:i})=>{let a=o-U(r,12.5*s);return o=a-26*s,[f("rect",{class:i,x:a-14*
s,y:n-9*s,width:9*s,height:9*s}),f("text",{class:"small",x:a,y:n},r)]})}var ra=L(()=>{"use strict";$();ro();dt();bn();B();
Bt();He();V();ut()});function ia({stage:{size:e},...t}){let n=tn(t),s={...t,stage:Ms(t.reading,e.width,e.type,n)};return[f("g",{key:"visits"},
Xi(s)),f("g",{key:"inputs"},Zi(s)),f("g",{key:"layers"},oa(s)),f("g",{key:"decoder"},ta(s))]}function aa(e,t,n){return Ms(
e,t,n).size.height}var Fn,io=L(()=>{"use strict";$();ae();B();ea();ra();Bt();He();Fn=700});function la(e,t,n){if(n==="Home")return e[0]??null;if(n==="End")return e.at(-1)??null;let[s,o]=_u[n]??[0,!1],r=t?e.indexOf(
t):-1,i=e[r];if(s===0||!i)return null;let a=Hn(i);if(!o){let m=e[r+s];return m&&Hn(m)===a?m:null}let c=[...new Set(e.map(
Hn))],l=c[c.indexOf(a)+s],h=e.filter(m=>Hn(m)===l),u=m=>Math.abs(ca(m)-ca(i));return h.sort((m,d)=>u(m)-u(d))[0]??null}function Hn(e){
return(e.getAttribute("data-part")??"").replace(/\.\d+$/,"")}function ca(e){let{top:t,bottom:n}=e.getBoundingClientRect();
return(t+n)/2}var _u,ha=L(()=>{"use strict";$();_u={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]}});function ua(e){let{reading:t}=e,n=tt(t),s=Nn(e),o=[...Tn(e,s),...vn(e,s)];return[ji(e),...t.hasPointer?Ki(e,o):[],...t.hasGeneration?
[Vi(e,o)]:[],f("g",{key:"flows",opacity:K(e,n.gate)},Pn(e,o,s)),t.hasGate?Bi(e):null,f("g",{key:"answer",opacity:K(e,n.gate)},
Gi(e,s))].filter(r=>r!==null)}var ma=L(()=>{"use strict";$();Vs();qs();te();In();Xs();to();B();ut()});function fa(e){return e.stage.size.width<Fn?ia(e):[f("g",{key:"visits"},Fi(e)),f("g",{key:"inputs"},Hi(e)),f("g",{key:"l\
ayers"},sa(e)),f("g",{key:"decoder"},ua(e))]}var da=L(()=>{"use strict";$();ma();ro();B();io();Me()});function co(e){return(e instanceof Element?e.closest("[data-part]"):null)?.getAttribute("data-part")??null}var ao,Lu,Ru,
Cu,Pu,Iu,Wu,Fu,Gn,pa=L(()=>{"use strict";$();ae();Ar();bi();Oi();dt();Si();Ne();Rs();jt();Ni();vi();Pi();io();ha();da();
ao=240,Lu=120,Ru=13,Cu=17,Pu=.05,Iu=.5,Wu=660,Fu=matchMedia("(prefers-reduced-motion: reduce)"),Gn=class{#e=null;#t=null;#n=null;#s=null;#r=null;#i="";#h=null;#o=null;#c=null;#l=!1;happened=null;isOwnScale=!0;constructor(t,n={}){
this.root=t,this.hooks=n,t.classList.add("network-picture"),this.drawn=document.createElementNS("http://www.w3.org/2000/\
svg","svg"),this.drawn.setAttribute("role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk i\
t, Enter opens a part.");let s=document.createElement("div");s.className="picture-foot";let o=document.createElement("di\
v");o.className="picture-controls",this.caption=document.createElement("p"),this.caption.className="picture-caption";let r=document.
createElement("button");r.type="button",r.textContent="Numbers",r.title="The numbers behind what is shown, as a table (T\
)",r.addEventListener("click",()=>{this.#E()}),s.append(o,this.caption,r),t.replaceChildren(this.drawn,...n.isStill?[]:[
s]),this.drawing=new En(this.drawn),this.player=new On(o,i=>{this.#h=i,i!==null&&this.#o!==null&&(this.#o=null,this.hooks.
opened?.(null)),this.root.toggleAttribute("data-telling",this.player.isTelling),this.#u(ao)}),this.#A()}#A(){let{drawn:t}=this;
new ResizeObserver(()=>this.#u(0)).observe(t),new MutationObserver(()=>this.#u(0)).observe(document.documentElement,{attributeFilter:[
"data-theme"]}),t.addEventListener("pointerover",({target:n})=>{this.#c||this.#p(co(n))}),t.addEventListener("pointerlea\
ve",()=>this.#p(null)),t.addEventListener("focusin",({target:n})=>this.#p(co(n))),t.addEventListener("focusout",()=>this.#p(
null)),t.addEventListener("keydown",n=>this.#v(n)),t.addEventListener("click",({target:n})=>this.#g(n)),t.addEventListener(
"pointerdown",n=>this.#T(n)),t.addEventListener("pointermove",n=>this.#a(n,!1));for(let n of["pointerup","pointercancel"])
t.addEventListener(n,s=>this.#a(s,!0))}show(t,n=null,s=null){this.#e=new ce(t),this.#t=n&&new ce(n,this.hooks.against),this.#n=
s&&new ce(s),this.#s=Nt(this.#r,this.#e),this.player.tell(Ai(this.#e)),this.#u(this.#c?.follows?0:ao)}open(t){this.#o=t,
this.#s=this.#r=null;let n=this.drawn.contains(document.activeElement);this.player.isOpen&&this.player.close(),this.#u(ao),
n&&this.#N(),this.hooks.opened?.(this.#o)}#E(){let{against:t}=this.hooks,n=t===void 0?null:this.#t;this.#e&&Ci(this.root,
this.#e,this.#o,n)}#N(){if(this.drawn.contains(document.activeElement))return;let t=this.drawn.querySelector('[tabindex=\
"0"]');t instanceof SVGElement&&t.focus()}mark(t){this.light(t.length?`visits.${t[0]}`:null)}get size(){let{width:t,height:n}=this.
drawn.viewBox.baseVal;return{width:t,height:n}}svg(t){let n=getComputedStyle(this.root).getPropertyValue("--paper").trim();
return Ti(this.drawn,{title:t,ground:n})}light(t){if(this.#r=t,!this.#e)return!1;let n=Nt(t,this.#e);return JSON.stringify(
n)===JSON.stringify(this.#s)?!1:(this.#s=n,this.#u(0),!0)}#p(t){if(!this.light(t))return;let{kind:n,visit:s=0}=this.#s??
{};this.hooks.pointed?.(n==="visit"?[s]:[],this.#s&&t)}#g(t){if(!(t instanceof Element)||this.#l)return;let n=co(t),s=t.
closest("[data-more]"),o=t.closest("[data-act]")?.getAttribute("data-act");if(s){let[r,i,a]=["more","layer","head"].map(
c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:i??null,head:a??null})}else if(o==="scale")this.isOwnScale=
!this.isOwnScale,this.#u(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#O(n,o);else{let r=t.closest("[dat\
a-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#O(t,n){let s=this.#e&&Nt(t,this.#e),{act:o}=this.
hooks;if(!s||!o)return;let{kind:r,layer:i=0,head:a=0,visit:c=0}=s;r==="head"&&o({kind:r,layer:i,head:a}),r==="visit"&&o(
{kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),n==="residuals"?o({kind:n}):(n==="attention"||n==="f\
eed_forward")&&o({kind:"skip",layer:i,part:n})}#T(t){this.#l=!1,!(!this.hooks.act||!this.#e)&&(this.#c=Mr(t,this.#e,this.
drawn),this.#c?.follows&&t.preventDefault())}#a(t,n){let s=this.#c;if(!s||t.pointerId!==s.pointer)return;n&&(this.#c=null);
let o=s.to(t,n);o&&(this.#l=!0,!this.drawn.hasPointerCapture(s.pointer)&&!n&&this.drawn.setPointerCapture(s.pointer),this.
hooks.act?.(o))}#v(t){let n=t.target instanceof Element?t.target.closest("[data-part], [tabindex]"):null,s=n?.getAttribute(
"data-part")??null;(t.altKey?this.#d(t.key,s):this.#_(t.key,n,s))&&t.preventDefault()}#_(t,n,s){if(t==="Escape"&&this.#o!==
null)return this.open(is(this.#o)||null),!0;if(t==="Escape"&&this.player.isOpen)return this.player.close(),!0;if(t.toLowerCase()===
"t"&&this.#e)return this.#E(),!0;if((t==="Enter"||t===" ")&&n){let r=n.hasAttribute("data-act")||n.hasAttribute("data-op\
en");return t===" "&&this.hooks.act&&!r?this.#O(s??""):this.#g(n),!0}if(this.#o!==null&&this.#e){let r=as(this.#o,t,this.#e),
i=n?.getAttribute("aria-current")==="true";r!==null&&this.open(r);let a=this.drawn.querySelector(`[aria-current="true"][\
data-open="${r}"]`);return i&&a instanceof SVGElement&&a.focus(),r!==null}let o=la(this.#y,n,t)?.getAttribute("data-part")??
null;return o!==null&&this.#m(o),o!==null}#m(t){let n=this.#y.find(s=>s.getAttribute("data-part")===t);n instanceof SVGElement&&
(this.#i=t,this.#x(),n.focus())}#d(t,n){let s={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[t],o=this.#e,r=o&&Nt(n,
o),{act:i}=this.hooks;if(!s||!r||!i)return!1;let a=!0;if(r.kind==="visit"){let c=r.visit??0;if(!o.visits[c+s])return!0;i(
{kind:"move",visit:c,by:s,isDone:a}),this.#m(`visits.${c+s}`)}else if(r.kind==="gate"){let c=Math.min(1,Math.max(0,o.gate+
s*Pu));i({kind:"gate",value:Math.round(100*c)/100,isDone:a})}else if(r.kind==="head"||r.kind==="pointer"){let c=r.kind===
"head"?"attention":"pointer";i({kind:"temperature",of:c,value:rs(o,c,s*Iu),isDone:a})}else return!1;return!0}get#y(){return[
...this.drawn.querySelectorAll("[data-part][tabindex]")]}#x(){let t=this.#y,n=t.find(s=>s.getAttribute("data-part")===this.#i)??
t[0];for(let s of t)s.setAttribute("tabindex",s===n?"0":"-1")}#u(t){let n=this.#w();if(!n)return;let{width:s,height:o}=n.
stage.size;this.drawn.setAttribute("viewBox",`0 0 ${s} ${o}`),this.drawn.setAttribute("font-size",String(n.stage.type));
let r=this.#o===null?[]:yi(n,this.#o);r.length||(this.#o=null),this.drawing.show(r.length?r:fa(n),Fu.matches?0:t),this.#o===
null&&this.#x();let i=this.#o===null?null:Ei(this.#o,n.reading),a=this.#s?null:this.player.sentence;this.#k(i??a??Qt(this.#s,
n.reading,n.before))}#k({title:t,text:n}){let s=document.createElement("strong");s.textContent=t,this.caption.replaceChildren(
s,` ${n}`)}#w(){let{width:t,height:n}=this.drawn.getBoundingClientRect(),s=t<Fn;if(!this.#e||t<Lu||n<1&&!s)return null;let r=(Number(
getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(Cu,Math.max(Ru,t/120));this.root.classList.toggle(
"tall",s);let i={reading:this.#e,before:this.#t,overlays:this.#t!==null&&this.hooks.against!==void 0},a=tn(i),c=s?aa(this.#e,
t,r):n,l=s&&this.#o!==null?Wu:c;return{...i,beside:this.#n,stage:ni(this.#e,{width:t,height:l,type:r},a),lit:this.#s,beat:this.#h??
Number.POSITIVE_INFINITY,happened:this.happened,isOwnScale:this.isOwnScale,scale:[this.#S("--map-least"),this.#S("--atte\
ntion")],canAct:this.hooks.act!==void 0}}#S(t){let n=getComputedStyle(this.root).getPropertyValue(t).trim().slice(1),[s=0,
o=0,r=0]=(n.match(/../g)??[]).map(i=>Number.parseInt(i,16));return[s,o,r]}}});function ga(e){let{tensors:t,...n}=e,s=Object.entries(t).map(([o,{data:r,shape:i}])=>{let a=Uint8Array.from(atob(r),c=>c.
charCodeAt(0));return[o,{values:new Float32Array(a.buffer),shape:i}]});return{...n,tensors:Object.fromEntries(s)}}var ya=L(
()=>{"use strict";$()});function lo(e){return`data:image/svg+xml,${encodeURIComponent(e)}`}async function ba(e,{width:t,height:n,scale:s}){let o=new Image;
o.src=lo(e),await o.decode();let r=document.createElement("canvas");r.width=Math.round(t*s),r.height=Math.round(n*s);let i=r.
getContext("2d");if(!i)throw new Error("This browser cannot draw a PNG of this size.");return i.drawImage(o,0,0,r.width,
r.height),r.toDataURL("image/png")}var $a=L(()=>{"use strict";$()});var xa={};Oa(xa,{NetworkDrawing:()=>ho});var ho,ka=L(()=>{"use strict";$();pa();ya();$a();ho=class{#e;#t;#n=null;#s=[];constructor(t,n){
let{title:s,hover:o,isStill:r}=n;this.#e=s,this.#t=new Gn(t,{...o&&{pointed:o},...r&&{isStill:r}})}draw(t){t!==this.#n&&
(this.#n=t,this.#s=[t.trace,t.before].filter(o=>o!==null).map(ga));let[n,s=null]=this.#s;n&&this.#t.show(n,s)}mark(t){this.#t.
mark(t)}async address(t,n){let s=this.#t.svg(this.#e),{width:o,height:r}=this.#t.size;return t==="svg"?lo(s):ba(s,{width:o,
height:r,scale:n})}}});$();$();(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
ht",dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,o=document.documentElement,r=matchMedia("(prefers-color-sche\
me: dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(e)}catch{
return null}};function h(p){return typeof p=="string"&&Object.hasOwn(t,p)}let u=p=>{let b=s.exec(p??""),w=b?b[1]??"auto":
p;o.toggleAttribute("data-transparent",b!==null),h(w)?o.dataset.askedTheme=p??"":delete o.dataset.askedTheme,a=[w,o.dataset.
firstTheme,l()].find(h)??"auto"},m=()=>{let p=new URL(location.href);p.searchParams.delete("theme"),delete o.dataset.askedTheme,
p.search!==location.search&&history.replaceState(history.state,"",p)},d=()=>{let p=document.querySelector("[data-theme-b\
utton]");return p instanceof HTMLElement?p:null},g=()=>{let p=d();p&&(p.textContent=n[a]);let b=a==="auto"?r.matches?"da\
rk":"light":a;c||o.dataset.theme===b||(o.dataset.theme=b,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
y=({type:p})=>{document.querySelector(".deck")||(c=p==="beforeprint",c?o.dataset.theme="light":g())};u(i),g();for(let p of[
"beforeprint","afterprint"])window.addEventListener(p,y);r.addEventListener("change",g),document.addEventListener("point\
erscope:choose-theme",({detail:p})=>{(p===null||h(p)||s.test(p))&&u(p??i),g()}),document.addEventListener("DOMContentLoa\
ded",()=>{let p=d();p&&(p.hidden=!1,g(),p.addEventListener("click",()=>{a=t[a],m();try{localStorage.setItem(e,a)}catch{}
g()}))})})();$();$();var xt=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=n}},Ge=new URL(
T.replace(/^(.*\/)static\/.*$/,"$1")),ne={answers:!0},Na=[502,504];var Ta="No response could be read. Your input is still here; check your connection and try again.",va=e=>`The server ans\
wered with ${e}.`;async function Bn(e,t,n=Ge){let s=await _a(new URL(`api/${e}`,n),t);if(String(n)===Ge.href&&Ra(s!==null&&
!La(s)),!s)return $o();if(!(s.headers.get("content-type")??"").includes("json")){let i=va(s.status);throw new xt(s.status,
[{where:"",message:i,suggestions:[]}])}let r=await s.json().catch($o);if(!s.ok)throw new xt(s.status,r.errors??[]);return r}
async function _a(e,t){try{let n=await fetch(e,t);return Na.includes(n.status)?null:n}catch(n){if(xo(n))throw n;return null}}function La({headers:e}){return e.get("cache-status")?.startsWith("service-worker")??!1}function Ra(e){e!==ne.answers&&(ne.
answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:e}})))}function $o(e){throw xo(e)?
e:new xt(0,[{where:"",message:Ta,suggestions:[]}])}function xo(e){return e instanceof DOMException&&e.name==="AbortError"}
function je(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,s])=>[n,String(
s)]))}function ko(e){return e instanceof Error?e.message:String(e)}$();var wo={min:.5,max:4},Ca={controls:["none","some","all"],caption:["none","title","all"]};function Be(e,t){return e===
"scale"?t.trim()!==""&&Number(t)>=wo.min&&Number(t)<=wo.max:e==="controls"||e==="caption"?Ca[e].includes(t):CSS.supports(
"color",t)}$();var Mo=Promise.resolve();function Ao(e){let t=Mo.then(Pa).then(e);return Mo=t.catch(()=>{}),t}function Pa(){let{scheduler:e}=globalThis;
return e?e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}$();$();var Eo={width:960,height:540};function So(e){return{"HTML frame":No(e),"Web component":Ia(e),Markdown:To(e),Quarto:Wa(
e),LaTeX:Fa(e)}}function No({title:e,embed:t}){return`<iframe src="${De(t)}" title="${De(e)}" width="${Eo.width}" height\
="${Eo.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%"></iframe>`}function Ia({server:e,attributes:t}){
let n=Object.entries({server:e,...t}).map(([s,o])=>o===""?s:`${s}="${De(o)}"`);return`<script src="${De(new URL("pointer\
-view.js",e).href)}" defer><\/script>
<pointer-view ${n.join(" ")}></pointer-view>`}function To({title:e,embed:t,picture:n}){return`[![${Ha(e)}](<${Oo(n)}>)](\
<${Oo(t)}>)`}function Wa(e){return['::: {.content-visible when-format="html"}',"```{=html}",No(e),"```",":::",'::: {.con\
tent-visible unless-format="html"}',To(e),":::"].join(`
`)}function Fa({title:e,caption:t,name:n,embed:s,picture:o}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${o}`,
"\\begin{figure}","  \\centering",`  \\href{${Ga(s)}}{\\includegraphics[width=\\linewidth]{${n}.png}}`,`  \\caption{${za(
[e,t].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function De(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Ha(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function Oo(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function Ga(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var ja={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Ba=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Da={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},Ua=/[ąęįųĄĘĮŲ]/,Va=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function za(e){return[...e.normalize("NFC").replace(
/\s/g," ").replace(Va,"")].flatMap(n=>[...Da[n]??qa(n)]).map(n=>ja[n]??Ya(n)).join("")}function qa(e){return Ua.test(e)?
e.normalize("NFD").slice(0,1):e}function Ya(e){return/[&%$#_{}]/.test(e)?`\\${e}`:Ba.test(e)?e:"?"}$();function _o(e,t,{title:n,origin:s}){let o=e.slice(e.indexOf(",")+1);if(t==="svg")return Ka(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[vo("Title",n),vo("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function Ka(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",t),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function vo(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,Xa(n)),s.buffer}function Xa(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var Za=[1,2,4],Qa=2;function Ro({name:e,links:t,view:n,picture:s,csv:o,json:r}){let i=document.createElement("div");i.className=
"view-take";let a={link:Ue("Link"),embed:Ue("Embed"),json:Ue("JSON"),offline:Ue("Offline file")};a.offline.title="One HT\
ML file with this whole view inside, for use without a network";let c=Ee("JSON",()=>Lo(r(),`${e()}.json`,"application/js\
on")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";
let h=Ja(()=>{let{link:p,embed:b}=t(),w=b?n():null;return{...p&&{Address:p},...w&&So(w)}}),u=()=>{let p=t();for(let b of Object.
keys(a)){let w=p[b];a[b].hidden=w===null,w!==null&&(a[b].href=w)}c.hidden=p.json!==null,h.hidden=p.link===null&&p.embed===
null,l.hidden=ne.answers};for(let p of["pointerenter","focusin"])i.addEventListener(p,u);let m=document.createElement("s\
elect");m.setAttribute("aria-label","Size of the PNG"),m.append(...Za.map(p=>{let b=p===Qa;return new Option(`${p}×`,String(
p),b,b)}));let d=async p=>{let{address:b,meta:w}=await s(p,Number(m.value)),x=w.origin??t().embed??location.href;Co(_o(b,
p,{title:w.title,origin:x}),`${e()}.${p}`)},g=()=>Lo(`\uFEFF${o()}`,`${e()}.csv`,"text/csv;charset=utf-8"),y=document.createElement(
"span");return y.append(Ee("PNG",()=>d("png"))," ",m),i.append(a.link,a.embed,y,Ee("SVG",()=>d("svg")),Ee("CSV",g),a.json,
c,a.offline,h,l),u(),i}function Ja(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement(
"summary");n.textContent="Copy";let s=document.createElement("p"),o=document.createElement("textarea");Object.assign(o,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.
createElement("div");i.className="view-sheet",i.append(s,o),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;
r.textContent="",o.hidden=!0;let c=Object.entries(e()).map(([l,h])=>Ee(l,()=>a(l,h)));s.replaceChildren(...c,r)});let a=async(c,l)=>{
o.value=l,o.hidden=!1,o.setAttribute("aria-label",c);let h=await tc(l);h||o.select(),r.textContent=h?"Copied.":"Selected\
; copy it with the keyboard."};return t}async function tc(e){return navigator.clipboard?navigator.clipboard.writeText(e).
then(()=>!0,()=>!1):!1}function Ue(e){let t=document.createElement("a");return t.textContent=e,t}function Ee(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function Lo(e,t,n){Co(new Blob(
[e],{type:n}),t)}function Co(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}ze();$();var Po={width:420,height:200},ec=300,se=2,ft=20,zt=8,nc=7.5,sc=44,oc=18,rc=240,ic=90,Fo=56,Ho=90,ac=48,cc=1.3,lc=.6,hc=9,
Go=1.4,jo=["coloraxis","coloraxis2"];function Bo({data:e,layout:t},{width:n,height:s,isFixed:o,scale:r}){if(!n)return{data:e,
layout:t};let i={width:n/r,height:s/r},a=o&&(i.width<Po.width||i.height<Po.height),c={...i,isFixed:o,isTiny:a,isNarrow:i.
width<560,scale:r},l=a?uc(t,t.meta.small??{}):t;if(!o)return{data:e,layout:{...l,...Wo(l,c)}};let h=mc(e,l),u={...h,...Wo(
h,c),...fc(e,h,c),...gc(h,c)};return{data:wc(e,h,c.height),layout:u}}function uc(e,t){return Do(e,t)}function Do(e,t){if(!Io(
e)||!Io(t))return t;let n={...e};for(let[s,o]of Object.entries(t))n[s]=Do(e[s],o);return Object.fromEntries(Object.entries(
n).filter(([,s])=>s!==null))}function Io(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function Uo(e,t){return Object.
entries(e).filter(([s])=>t.test(s))}function Vo(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function zo(e){return Uo(e,/^yaxis/).
map(([,t])=>t.domain??[0,1])}function qo(e,t){return e[t]}function mc(e,t){let{xaxis:n}=t,s=e.find(i=>(i.xaxis??"x")==="\
x"&&Array.isArray(i.x))?.x,o=Array.isArray(s)?s.filter(i=>typeof i=="string"):[],r=Array.isArray(s)&&o.length===s.length;
return n?.tickangle!==-90||n.tickvals||!o.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:o,ticktext:o}}}function fc(e,t,{
width:n,height:s,isTiny:o,scale:r}){let i=dc(e,t),a=Math.max(...i.map(b=>b.length*zt+ac)),c=Math.ceil(i.length/Math.max(
1,Math.floor(n/a))),l=i.length>0&&c*ft>s/(o?4:3),h=i.length>0&&!l,u=pc(t,s,r),d=((u.annotations?.find(({font:b})=>b?.size)?.
font?.size??0)/r||ft)*Go+2,g=Math.min(t.margin?.t??8,h?c*ft+4:t.annotations?.length?d:8),y=jo.some(b=>qo(t,b)?.colorbar?.
orientation==="h"),p=!t.margin||y&&!o;return{...l&&{showlegend:!1},...!p&&{margin:{...t.margin,t:Math.ceil(g*r)}},...u}}
function dc(e,t){if(t.showlegend===!1)return[];let n=new Map,s=0;for(let{name:o,type:r,visible:i,showlegend:a,legendgroup:c}of e)
!o||(a===!1||i===!1)||["heatmap","contour"].includes(r)||(s+=1,n.set(c||o,o.replace(/<[^>]*>/g,"")));return s>1||t.showlegend?
[...n.values()]:[]}function pc(e,t,n){let{annotations:s=[],template:o}=e,r=({yref:m,yanchor:d})=>m==="paper"&&d==="botto\
m",i=s.filter(r);if(!i.length)return{};let a=zo(e).map(([m])=>m),c=i.filter(({y:m})=>m<1).map(({y:m})=>Math.min(...a.map(
d=>d-m).filter(d=>d>0),1-m)),l=o.layout.font.size,h=Math.min(l,Math.min(1,...c)*(t-ft)/Go);if(h>=l)return{};let u=Math.max(
hc,h*n);return{annotations:s.map(m=>r(m)?{...m,font:{...m.font,size:u}}:m)}}function gc(e,{height:t,isTiny:n}){let s=Math.
floor(t/3/zt),o=t-Yo(e,1/0,s)-Fo,r={};for(let i of jo){let a=qo(e,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=yc(e,i,a,o))}return r}
function yc(e,t,n,s){let o=n.colorbar??{};if(s>=ec||o.ticktext||o.orientation==="h")return n;let r=e.template.layout[t],
i=o.tickvals??r?.colorbar?.tickvals,a=(o.len??1)*s;if(!i){let u=Math.max(se,Math.floor(a/ft/1.5));return{...n,colorbar:{
...o,nticks:u}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],h=[];for(let u of i){let m=h.at(-1);(m===void 0||(u-m)/(l-
c)*a>=ft)&&h.push(u)}return{...n,colorbar:{...o,tickvals:h}}}function Wo(e,t){let{width:n,height:s,isFixed:o,isTiny:r,isNarrow:i}=t,
a=i?n:1/0,c=o?Math.floor(s/3/zt):1/0,l=Yo(e,a,c),h=o?l?Fo:Ho:0,u=Math.max(s-l-(r?2*ft:h),ft),m=r?n-ic:Math.max(n-rc,60);
return Object.fromEntries(Uo(e,/^[xy]axis/).map(([d,g])=>{let y=d.startsWith("x"),p=o&&y?xc(g,e,u):g,[b,w]=p.domain??[0,
1],x=(w-b)*(y?m:u),k=e.template.layout.font.size*t.scale,A=bc(p,y,x,k,t),v=e.meta.priority?.[d];return[d,$c(A,{isX:y,length:x,
fontSize:k,upright:c,priority:v},t)]}))}function bc(e,t,n,s,{isTiny:o,isFixed:r}){let i=e.title?.text??"";if(!o)return r&&
!t&&i.length*zt>cc*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||c-a>lc)return{...e,title:{}};
let l=Math.max(4,Math.floor(n/(zt-1))+1),h=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,title:{...e.title,standoff:0,
font:{size:s-2},text:h}}}function $c(e,{isX:t,length:n,fontSize:s,upright:o,priority:r},i){let{width:a,isFixed:c,isTiny:l,
isNarrow:h}=i,{ticktext:u,tickvals:m=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;if(!u)return c||h&&t?kc(e,t,
n,i):e;let d=u.length;if(l&&t&&d===1&&e.tickangle===0&&(u[0]??"").length*zt>n-zt)return{...e,tickfont:{size:.75*s}};if(d<=
se&&(t||!c||n>=ft))return e;let y=d<=se?[d-1]:Mc(d,Math.floor(n/ft),r);return{...e,tickvals:y.map(p=>m[p]??p),ticktext:y.
map(p=>Ko(u[p]??"",p,h?a:1/0,t?o:1/0))}}function xc(e,t,n){let[s]=Vo(t,e.anchor)?.domain??[0,1],o=zo(t).map(([,a])=>a),r=Math.
max(...o.filter(a=>a<=s),-1/0),i=(s-r)*n;return e.side==="top"||i>2.4*ft?e:{...e,title:{},...i<.9*ft&&{showticklabels:!1}}}
function kc(e,t,n,{isTiny:s,isNarrow:o}){let r=Math.max(se,Math.floor(n/(t?sc:ft*1.5)));if(e.tickvals){let h=t?1:Math.ceil(
e.tickvals.length/r);return{...e,tickvals:e.tickvals.filter((u,m)=>m%h===0)}}let{dtick:i,...a}=e;if(e.type==="category")
return t?e:{...a,nticks:Math.max(se,Math.floor(n/oc))};let c=o&&t&&e.nticks&&!s?se:r,l=Math.min(e.nticks??1/0,c);return s||
e.nticks||l<5?{...a,nticks:l}:e}function wc(e,t,n){return e.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let o=Vo(
t,s.yaxis),[r,i]=o?.domain??[0,1],a=o?.ticktext?.length;return a===void 0?s:(i-r)*(n-Ho)<a*ft?{...s,texttemplate:""}:s})}
function Mc(e,t,n){let s=[...Array(e).keys()];if(e<=t)return s;let o=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return s.
filter(i=>i%o===0);let r=[];for(let i of[...s].sort((a,c)=>(n[c]??0)-(n[a]??0)))r.every(a=>Math.abs(a-i)>=o)&&r.push(i);
return r.sort((i,a)=>i-a)}function Yo({xaxis:e},t,n){let o=(e?.tickangle===0?[]:e?.ticktext??[]).map((r,i)=>Ko(r,i,t,n).
length);return Math.max(0,...o)*nc}function Ko(e,t,n,s){let o=n<1/0;if(!o&&e.length<=s)return e;let r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.
exec(e)??[],[,i="",a="",c=""]=r,[l="",h]=a.split(" · "),u=Math.min(o?Math.max(5,Math.floor(n/48)):14,s),m=l.length>u&&!l.
includes("&")?`${l.slice(0,u-1)}…`:l;return i+(h?`${t+1} ${m}`:m)+c}$();ze();var Ac=12,oe=new Map,Un=new Map;function qn(e,t){let n=JSON.stringify(Object.values(e)),s=oe.get(n)??new Map;oe.delete(
n),oe.set(n,s);for(let i of oe.keys()){if(oe.size<=Ac)break;oe.delete(i)}let o=s.get(t);if(o)return o;let r=new Promise(
(i,a)=>Ec(n,e,t,{resolve:i,reject:a}));return s.set(t,r),r.catch(()=>s.delete(t)),r}function Ec(e,t,n,s){let o=Un.get(e);
if(o){o.views.set(n,s);return}let r=new Map([[n,s]]);Un.set(e,{query:t,views:r}),setTimeout(()=>{Un.delete(e),Oc(t,r)},0)}
async function Oc(e,t){let{server:n,path:s,query:o,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await Bn(`${s}/\
figures?${je({...o,views:i,theme:r})}`,{},n);for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof xt&&
[404,422,500].includes(a.status);for(let[l,{resolve:h,reject:u}]of t)c?Sc(e,l).then(h,u):u(a)}}function Sc({server:e,path:t,
query:n,theme:s},o){let r=je({...n,theme:s});return Bn(`${t}/views/${encodeURIComponent(o)}?${r}`,{},e)}var Vn=new Map;async function Zo(e,t){
let n=Vn.get(e),s=n??(e.startsWith("#")?Nc(e.slice(1)):Tc(e));n||(Vn.set(e,s),s.catch(()=>Vn.delete(e)));let o=await s;if(mt(
o))return o;let{templates:r={}}=o.layout.meta,i=r[t];if(!i)return o;let a=Xo(i),c=new Map;for(let m of Object.values(r))
Xo(m).forEach((d,g)=>{c.set(d,a[g]??d)});let{data:l,layout:h}=zn({data:o.data,layout:o.layout},c),{meta:u}=o.layout;return{
...o,data:l,layout:{...h,meta:u,template:i}}}function Xo(e){return e.layout.colorway}function zn(e,t){return Array.isArray(
e)&&["string","object"].includes(typeof e[0])&&!Array.isArray(e[0])?e.map(s=>zn(s,t)):e?.constructor===Object?Object.fromEntries(
Object.entries(e).map(([s,o])=>[s,zn(o,t)])):t.get(e)??e}async function Nc(e){let t=document.getElementById(e);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function Tc(e){let t=await fetch(new URL(
e,document.baseURI)).catch(()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new xt(
t?.status??0,[{where:"",message:n,suggestions:[]}])}return t.json()}function re(e,{server:t,path:n,view:s,values:o}){let r=encodeURIComponent(
s),i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.\
png`,json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},h=je({...i&&e!=="json"?{step:s}:
{},...o}).toString();return new URL(h?`${c[e]}?${h}`:c[e],t).href}$();function Jo({x:e,y:t,xaxis:n,yaxis:s},o){let r=[Qo(n,e,o),Qo(s,t,o)];return[...new Set(r.filter(i=>i!==null))]}function Qo(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let s=e.type==="category"?e.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function tr(e,t,n){let s=e.querySelector(":scope > .view-marks")??e.appendChild(vc()),{_fullLayout:o}=e;
if(!o)return;let r=t.flatMap(i=>n.map(a=>_c(o,o[i],a)));s.replaceChildren(...r.filter(i=>i!==null))}function vc(){let e=document.
createElement("div");return e.className="view-marks",e}function _c(e,t,n){if(!t?._length)return null;let s=t._id.startsWith(
"x"),o=e[`${s?"y":"x"}axis${(t.anchor??"").slice(1)}`]??e[s?"yaxis":"xaxis"],r=[t.l2p(n-.5),t.l2p(n+.5)],[i,a]=[Math.min(
...r),Math.max(...r)];if(!(a>0&&i<t._length)||!o?._length)return null;let[c,l]=s?[t._offset+i,o._offset]:[o._offset,t._offset+
i],[h,u]=s?[a-i,o._length]:[o._length,a-i],m=document.createElement("div");return Object.assign(m.style,{left:`${c}px`,top:`${l}\
px`,width:`${h}px`,height:`${u}px`}),m}$();function nr(e,t){return Object.fromEntries(e.map(({name:n,values:s,value:o})=>[n,s.find(r=>String(r)===t(n))??o]))}function sr(e,t){
for(let{name:n,values:s}of e){let o=t(n);if(o===null||s.map(String).includes(o))continue;let r=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${o}; ${r}.`}}return null}
function or(e,t,n){return t.reduce((s,o)=>{let r=e.find(({name:i})=>i===o)?.values??[];return s*r.length+r.indexOf(n[o]??
"")},0)}function rr(e,t){return e.map(s=>{let{name:o,title:r,values:i}=s,a=ir(s)[i.indexOf(t[o]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function ir({values:e,labels:t}){return t??e}var qe=class{#e;#t;#n="";#s=0;#r=null;constructor(t,n){
this.#e=t,this.#t=n}offer({choices:t=[],player:n},s,o){let r=t.length?[]:s.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:h})=>[c,l,h]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#r=null,
this.#e.replaceChildren(...t.map(c=>this.#i(c))),r.length&&o&&this.#e.append(this.#h(r));let a=t.find(({name:c})=>c===n);
a&&this.#e.append(...this.#o(a))}show(t){for(let[n,s]of Object.entries(t)){let o=this.#e.querySelector(`select[name="${n}\
"]`);o instanceof HTMLSelectElement&&(o.value=String(s))}}pause(){clearInterval(this.#s),this.#s=0,this.#r&&(this.#r.textContent=
"Play")}#i(t){let{name:n,title:s,values:o}=t,r=document.createElement("select");r.name=n;let i=ir(t);return r.append(...o.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=o[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),er(s,r)}#h(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((s,o)=>new Option(s.name,String(o)))),n.addEventListener("change",()=>{let s=n.value?t[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),er("Open",n)}#o({name:t,title:n,values:s}){let o=()=>s.indexOf(this.#t.selected()[t]??
""),r=h=>{let u=s[Math.max(0,Math.min(s.length-1,h))];u!==void 0&&this.#t.select(t,u)},i=h=>{this.pause(),r(o()+h)},a=Yn(
"Play",()=>{if(this.#s){this.pause();return}o()===s.length-1&&r(0),a.textContent="Pause",this.#s=setInterval(()=>{r(o()+
1),o()===s.length-1&&this.pause()},1200)});this.#r=a;let c=Yn("‹",()=>i(-1)),l=Yn("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}};function er(e,t){let n=document.createElement(
"label");return n.append(`${e} `,t),n}function Yn(e,t){let n=document.createElement("button");return n.type="button",n.textContent=
e,n.addEventListener("click",t),n}Qn();$();var fr="vendor/plotly/plotly-traces-4.1.1.min.js",Jn;function Ke(e){return window.Plotly?Promise.resolve(window.Plotly):
(Jn??=new Promise((t,n)=>{let s=document.createElement("script");s.src=e?new URL(`static/${fr}`,e).href:new URL(`../${fr}`,
T).href;let o=()=>{Jn=void 0,s.remove(),n(new Error("The drawing library could not be loaded. Reload the page to try aga\
in."))};s.addEventListener("load",()=>window.Plotly?t(window.Plotly):o()),s.addEventListener("error",o),document.head.append(
s)}),Jn)}async function dr(e,t,n){let{width:s,height:o}=e.layout;return(await Ke()).toImage(e,{format:t,width:s,height:o,
...t==="png"&&{scale:n}})}es();var fo={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interv\
entions",against:"against"},po=["inputs","removed"],Hu=new Set(["server","source","model","lesson","view","theme","reads",
...po,...Object.keys(fo)]),Aa=["scale","accent","controls","caption"],Gu=new Set([...Aa,"fill"]),wa="pointer-view:hover",
uo=matchMedia("(prefers-color-scheme: dark)"),ju={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},Bu=120,Du=[
["short",576,0],["low",352,0],["tight",288,352]],Uu="400px 0px",Ma=660,Vu=/^(\w+):(\d+)$/,zu="The server draws this char\
t, and it does not answer.",qu="The answer above is computed in this browser.",Yu="Type visits, or add a place, to see w\
hat the model answers.",Ae=null,mo=null,go=class extends HTMLElement{#e=null;#t=null;#n=null;#s=0;#r=!1;#i="";#h=!1;#o="";#c=[];#l=!1;#A=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#v()},{rootMargin:Uu});#E=new ResizeObserver(()=>requestAnimationFrame(()=>this.#D()));#N=new MutationObserver(
t=>this.#_(t.map(({attributeName:n})=>n??"")));#p=t=>this.getAttribute(t);#g=()=>{if(!this.#n){this.#d();return}this.#L(
this.#k),this.#$()};#O=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||t.getAttribute(
"linked")===this.getAttribute("linked")&&this.mark(n.visits)};#T=({type:t})=>this.#J(t==="beforeprint");connectedCallback(){
this.#e??=this.#I(),this.#S(),document.addEventListener("pointerscope:theme",this.#g),document.addEventListener(wa,this.#O),
uo.addEventListener("change",this.#g);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#T);this.#E.
observe(this),this.#N.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#A.observe(this):this.#l=!0,this.#d()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#g),document.removeEventListener(wa,this.#O),uo.removeEventListener(
"change",this.#g);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#T);this.#E.disconnect(),this.#N.
disconnect(),this.#A.disconnect(),this.#a.controls.pause()}mark(t){t.join()!==this.#c.join()&&(this.#c=t,this.#j())}get chosen(){
return this.#t?this.#M:{}}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#B();return Math.ceil(t+Ve(this.#t)+
n)}get#a(){return this.#e??=this.#I(),this.#e}#v(){this.#l=!0,this.#A.disconnect(),this.#d()}#_(t){t.some(n=>Gu.has(n))&&
(this.#S(),this.#$()),t.includes("lazy")&&!this.hasAttribute("lazy")&&!this.#l?this.#v():t.some(n=>Hu.has(n))?this.#d():
this.#m.some(({name:n})=>t.includes(n))?this.#U()&&this.#$():t.includes(this.#o)&&this.#d()}get#m(){return this.#t?kt(this.#t).
choices??[]:[]}#d(){this.#r||(this.#r=!0,queueMicrotask(()=>{this.#r=!1,this.#Z()}))}get#y(){let[t,n]=this.hasAttribute(
"lesson")?["lessons",this.getAttribute("lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(
n)}`:""}get#x(){let t=this.getAttribute("server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:Ge.href}get#u(){
let t=this.parentElement?.closest("[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#k(){let t=this.
getAttribute("theme");return t==="auto"?uo.matches?"dark":"light":(t??this.#u)==="dark"?"dark":"light"}get#w(){let t=this.
getAttribute("scale");return t!==null&&Be("scale",t)?Number(t):1}#S(){let t=this.getAttribute("accent");this.hasAttribute(
"scale")?this.style.setProperty("--scale",String(this.#w)):this.style.removeProperty("--scale"),t&&Be("accent",t)?this.style.
setProperty("--accent",t):this.style.removeProperty("--accent")}get#P(){if(this.hasAttribute("lesson")){let n=po.map(s=>[
s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.fromEntries(n)}}if(this.getAttribute("reads")==="data set")
return{needsHistory:!1,query:{}};let t=Object.entries(fo).map(([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,
query:Object.fromEntries(t)}}async#Z(){let{needsHistory:t,query:n}=this.#P;this.#s+=1;let s=this.#s,o=this.getAttribute(
"source"),r=this.getAttribute("view")??"",i=this.#y&&r&&(!t||n.visits||n.record);if(!o&&!i){this.#R(Yu);return}if(!this.#l){
this.#R("");return}let a=this.#k;this.#L(a),this.setAttribute("aria-busy","true");try{let c={server:this.#x,path:this.#y,
query:n,theme:a},l=this.hasAttribute("server")?this.#x:"",[h]=await Promise.all([o?Zo(o,a):qn(c,r),o||r===Dn?null:Ke(l)]),
u=mt(h),m=u?await Promise.resolve().then(()=>(ka(),xa)):null;u||await Ke(l),await Ao(()=>{s===this.#s&&(this.#tt(m?.NetworkDrawing??
null,kt(h).title),this.#t=u?h:structuredClone(h),this.#et(this.#t),this.#Q({...c,theme:"light"},r))})}catch(c){s===this.#s&&
this.#F(c)}finally{s===this.#s&&this.removeAttribute("aria-busy")}}#L(t){this.#u!==t?this.dataset.theme=t:delete this.dataset.
theme}#Q(t,n){if(!this.#t||mt(this.#t))return;let{template:s,meta:o}=this.#t.layout,r=o.templates?.light;Ae??=r??(this.#k===
"light"?s:null),!(Ae||this.hasAttribute("source"))&&(mo??=qn(t,n),mo.then(i=>{mt(i)||(Ae??=i.layout.template)}).catch(()=>{
mo=null}))}#J(t){if(this.#h=t,!this.#t||!this.#i)return;let n=Ae??this.#n;this.#L(t&&n?"light":this.#k),this.#$(),t||requestAnimationFrame(
()=>this.#$())}#I(){let t=document.createElement("summary");t.textContent="Numbers";let n={title:this.#b("h3","view-titl\
e"),caption:this.#b("p","view-caption"),choices:this.#b("div","view-choices"),summary:this.#b("p","view-summary"),failure:this.#b(
"p","view-failure"),plot:this.#b("div","view-plot"),details:this.#b("details","view-table"),exports:Ro({name:()=>this.#q,
links:()=>this.#lt(),view:()=>this.#t&&this.#ht(this.#t),picture:(o,r)=>this.#at(o,r),csv:()=>Ze(this.#z()),json:()=>JSON.
stringify(this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.
append(t),n.details.addEventListener("toggle",()=>this.#V());let s=new qe(n.choices,{selected:()=>this.#M,select:(o,r)=>this.#it(
o,r),open:o=>this.#f("open",o)});this.replaceChildren(...Object.values(n)),this.addEventListener("toggle",({target:o})=>this.#rt(
o),!0);for(let o of[n.plot,n.details,n.choices,n.exports,n.failure])o.hidden=!0;return{...n,controls:s}}#b(t,n){let s=this.
querySelector(`.${n}`),o=s instanceof HTMLElement?s:document.createElement(t);return o.className=n,o}#tt(t,n){if(t===null==
(this.#n===null))return;let s=this.#a,o=s.plot.cloneNode();o.removeAttribute("data-listening"),o.role=t?"group":"img",s.
plot.replaceWith(o),s.plot=o,this.#n=t?new t(o,{title:n,hover:r=>this.#f("hover",{visits:r})}):null}#W(t){let{plot:n,details:s,
choices:o,exports:r,failure:i}=this.#a;for(let a of[n,s,o,r])a.hidden=t;i.hidden=!0}#R(t){this.#t=null,this.#o="",this.removeAttribute(
"aria-busy"),this.#a.controls.pause(),this.#W(!0),this.#a.summary.textContent=t}#F(t){this.#R("");let{failure:n}=this.#a,
o=t instanceof xt&&t.status===0&&document.querySelector("[data-answer]")!==null,r=o?zu:ko(t);if(n.replaceChildren(r),o&&
n.append(" ",Ku()),n.hidden=!1,this.#f("failed",{message:r}),!(t instanceof xt)||![0,503].includes(t.status))return;let i=document.
createElement("button");i.type="button",i.textContent="Try again",i.addEventListener("click",()=>this.#d()),n.append(" ",
i)}#et(t){let{title:n,caption:s,controls:o}=this.#a,r=kt(t);n.textContent=r.title,n.hidden=!1,s.textContent=r.caption,this.#W(
!1),o.offer(r,mt(t)?[]:t.data,!this.hasAttribute("fill")),this.#U()&&this.#$()}#$(){if(!this.#t)return;let{plot:t}=this.#a,
n=this.#h,s=this.#C(Ve(this.#t)),o=n?Math.min(s.width||Ma,Ma):s.width;o&&(mt(this.#t)?(t.style.height=`${s.height}px`,this.#n?.
draw(this.#t)):(t.style.height=s.isFixed?`${s.height}px`:"",this.#nt(t,this.#t,{...s,width:o})),this.#i=`${o}×${s.height}`,
this.dataset.drawn="true",this.#j(),this.#f("drawn",{}))}#nt(t,{data:n,layout:s},o){let r=this.#h,i=r&&Ae?{...s,template:Ae}:
s,a=this.#H({data:n,layout:i},o);window.Plotly?.react(t,a.data,r?{...a.layout,width:o.width}:a.layout,ju),t.dataset.listening||
this.#st(t)}#H({data:t,layout:n},{width:s,height:o,isFixed:r}){let i="rgba(0, 0, 0, 0)",a=this.#w,{font:c,hoverlabel:l}=n.
template.layout,h=c.size*a,u=Bo({data:t,layout:Xu(n)},{width:s,height:o,isFixed:r,scale:a}),m={font:{size:h},hoverlabel:{
...n.hoverlabel,font:{...l.font,size:h}}};return{data:u.data,layout:{...u.layout,...a!==1&&m,paper_bgcolor:i,plot_bgcolor:i,
height:o}}}#st(t){t.dataset.listening="true",t.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#f("ope\
n",n.data.meta);let[,s,o]=Vu.exec(String([n.customdata].flat()[0]))??[];s&&this.#f("select",{table:s,row:Number(o)})}),t.
on("plotly_hover",({points:[n]})=>{n&&this.#f("hover",{visits:Jo(n,this.#G)})}),t.on("plotly_unhover",()=>this.#f("hover",
{visits:[]}))}get#G(){return this.#t?kt(this.#t).visit_axes??[]:[]}#f(t,n){this.dispatchEvent(new CustomEvent(`pointer-v\
iew:${t}`,{detail:n,bubbles:!0}))}#j(){!this.#t||!this.#i||(this.#n?this.#n.mark(this.#c):tr(this.#a.plot,this.#G,this.#c))}#C(t){
let{plot:n}=this.#a,s=n.clientWidth;if(!this.hasAttribute("fill"))return{width:s,height:t,isFixed:!1};this.#ot();let{above:o,
below:r}=this.#B();this.style.setProperty("--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-o-r),
Bu);return{width:s,height:i,isFixed:!0}}#ot(){let[t,n]=[this.offsetWidth/this.#w,this.offsetHeight/this.#w],s=Du.filter(
([,o,r])=>n<o||t<r).map(([o])=>o).join(" ");this.dataset.room!==s&&(this.dataset.room=s)}#B(){let{plot:t,details:n,exports:s}=this.#a,
o=this.getBoundingClientRect(),r=o.height/this.offsetHeight||1,i=[n,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),
a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().
top-o.top)/r,below:a/r}}#rt(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll(
"details"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#D())}#D(){if(!this.#t)return;let{width:t,height:n}=this.#C(
Ve(this.#t));t&&this.#i!==`${t}×${n}`&&this.#$()}#it(t,n){this.setAttribute(t,String(n)),this.#f("option",{[t]:n})}#U(){
let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:sr(this.#m,this.#p);if(n)return this.#F(new Error(n.
message)),this.#o=n.name,!1;let s=kt(t),o="";if(this.#m.length&&!mt(t)){let r=this.#M;this.#a.controls.show(r);for(let a of t.
data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));ur(t,r);let{summaries:i}=s;i&&(s.summary=i.texts[or(
this.#m,i.by,r)]??""),o=`: ${rr(this.#m,r)}`}return this.#a.summary.textContent=s.summary??"",this.#a.plot.setAttribute(
"aria-label",`${s.title}${o}. ${s.summary??""}`),this.#V(),!0}get#M(){return nr(this.#m,this.#p)}#V(){let{details:t}=this.#a;
if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${kt(this.#t).title}`),n.append(...this.#z().map(Xe)),t.querySelector(
".table-frame")?.remove(),t.append(n)}#z(){return this.#t?yr(this.#t,this.#M):[]}async#at(t,n){let s=this.#t;if(!s)throw new Error(
"There is no figure to save yet.");return{address:mt(s)?await this.#n?.address(t,n)??"":await dr(this.#ct(s),t,n),meta:kt(
s)}}#ct(t){let{data:n,layout:s}=structuredClone(t),o=this.#C(s.height),{paper_bgcolor:r,plot_bgcolor:i}=s.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#H({data:n,layout:s},o),l=a?{}:{
paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:o.width,...l}}}get#q(){let t=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??t.filter(Boolean).join("-")}get#Y(){return{server:this.#x,path:this.#y,view:this.getAttribute("vie\
w")??"",values:{...this.#P.query,...this.#M}}}get#K(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=Aa.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",o])=>this.hasAttribute(s)&&Be(s,o??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#lt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&ne.answers))return{link:n,embed:null,json:null,offline:null};let o=this.#Y;return{link:n,embed:re(
"embed",this.#X(o)),json:re("json",o),offline:re("offline",o)}}#X(t){let{controls:n,...s}=this.#K,o={...t.values,...s,...n&&
n!=="some"&&{controls:n}};return{...t,values:o}}#ht(t){let n=this.#Y,{title:s,summary:o=""}=kt(t),r=["model","lesson","v\
iew","reads",...po,...Object.keys(fo)],i=[...this.attributes].filter(({name:m})=>r.includes(m)),{theme:a,...c}=this.#K,l=a?.
replace(/^transparent-?/,""),h={...Object.fromEntries(i.map(({name:m,value:d})=>[m,d])),...this.#M,...l&&{theme:l},...c},
u=this.#X(n);return{title:s,caption:o,name:this.#q,server:n.server,embed:re("embed",u),picture:re("picture",u),attributes:Object.
fromEntries(Object.entries(h).map(([m,d])=>[m,String(d)]))}}};function Ku(){let e=document.createElement("span");return e.
className="beside-browser-answer",e.textContent=qu,e}function Xu(e){let t=Object.entries(e).map(([n,s])=>{if(!/^[xy]axis/.
test(n))return[n,s];let o=s,r=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=o.type==="category"&&!o.categoryarray&&
r;return[n,i?{...o,categoryorder:"array",categoryarray:r}:o]});return Object.fromEntries(t)}customElements.define("point\
er-view",go);})();
