(()=>{var Ac=Object.defineProperty;var L=(t,e,n)=>()=>{if(n)throw n[0];try{return t&&(e=t(t=0)),e}catch(s){throw n=[s],s}};var Ec=(t,e)=>{for(var n in e)Ac(t,n,{get:e[n],enumerable:!0})};var Bo,Sc,O,$=L(()=>{"use strict";({currentScript:Bo}=document),Sc=Bo instanceof HTMLScriptElement?Bo.src:"",O=new URL("\
static/js/",Sc||document.baseURI).href});function ut(t){return"kind"in t&&t.kind===ss}function kt(t){return ut(t)?t.meta:t.layout.meta}function tn(t){return ut(t)?
t.meta.height??0:t.layout.height}var ss,en=L(()=>{"use strict";$();ss="network"});function Ce(t){if(Array.isArray(t))return _l(t);if(!("bdata"in t))return{values:t,shape:[t.length]};let e=Uint8Array.from(
atob(t.bdata),r=>r.charCodeAt(0)),n=Ll[t.dtype];if(!n)throw new Error(`An array has the unknown type ${t.dtype}.`);let s=new n(
e.buffer),o=t.shape?String(t.shape).split(",").map(Number):[s.length];return{values:s,shape:o}}function _l(t){if(!(typeof t[0]==
"object"&&t[0]!==null))return{values:t,shape:[t.length]};let n=t;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,
n[0]?.length??0]}}function fe({values:t,shape:e},n){let[,...s]=e,o=s.reduce((r,a)=>r*a,1);return{values:Cl(t,n*o,(n+1)*o),
shape:s}}function _r({values:t,shape:e}){return e.length<2?t:ls({values:t,shape:e})}function ls(t){return Array.from({length:t.
shape[0]??0},(e,n)=>fe(t,n).values)}function Cl(t,e,n){return Array.isArray(t)?t.slice(e,n):t.subarray(e,n)}var Ll,hs=L(
()=>{"use strict";$();Ll={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,
u4:Uint32Array}});function fs(t){return typeof t=="string"?Number(t.replace("inf","Infinity")):t}function Rl({shape:t}){return t.reduce((e,n)=>e*
n,1)}function Ir(t,e,n){let{op:s,of:o=[],groups:r}=e,[a=0,i=0]=o;if(s==="view")return[[a,Il(e,n)]];if(s==="join")return[
Pl(t,o,n)];if(s==="collect")return(r?.[n]??[]).map(c=>[a,c]);if(s==="matmul"){let[c,l]=[t[i]?.shape.at(-2)??0,e.shape.at(
-1)??1],[h,u]=[Math.floor(n/l),n%l],f=Math.floor(h/(e.shape.at(-2)??1))*c*l;return Cr(c).flatMap(d=>[[a,h*c+d],[i,f+d*l+
u]])}if(s==="softmax"||s in us){let c=t[a]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,h=Cr(c).map(u=>[a,l*c+u]);
return o.length>1?[...h,[i,0]]:h}return o.map(c=>[c,t[c]?.shape.length?n:0])}function Pr({values:t=0},e){return fs(Array.
isArray(t)?t[e]??Number.NaN:t)}function Wr(t,{of:e=[]},n){let s=t[e[0]??0]?.shape.at(-1)??1;return{place:n%s,width:s}}function sn(t,e=1){
let n=Math.max(...t),s=Math.min(Math.max(e,1e-30),1/1e-30);return t.map(o=>Math.exp((o-n)/s))}function Il({shape:t,offset:e=0,
strides:n,index:s},o){if(s)return s[o]??0;let[r,a]=[e,o];for(let i=t.length-1;i>=0;i-=1){let c=t[i]??1;r+=a%c*(n?.[i]??0),
a=Math.floor(a/c)}return r}function Pl(t,e,n){let s=n;for(let o of e){let r=Rl(t[o]??{op:"",shape:[]});if(s<r)return[o,s];
s-=r}throw new RangeError(`No operand has the element ${n}.`)}function Cr(t){return Array.from({length:t},(e,n)=>n)}function Wl(t){
let e=Math.floor(t);return t-e!==.5?Math.round(t):e%2?e+1:e}function Fl(t){if(Math.abs(t)>6)return Math.sign(t);let[e,n]=[
t,t];for(let s=1;Math.abs(n)>Math.abs(e)*1e-17;s+=1)n*=2*t*t/(2*s+1),e+=n;return 2*Math.exp(-t*t)/Math.sqrt(Math.PI)*e}var Rr,
us,on=L(()=>{"use strict";$();Rr={add:(t,e)=>t+e,subtract:(t,e)=>t-e,multiply:(t,e)=>t*e,divide:(t,e)=>t/e,power:(t,e)=>t**
e,maximum:Math.max,minimum:Math.min,greater:(t,e)=>+(t>e),greater_equal:(t,e)=>+(t>=e),less:(t,e)=>+(t<e),less_equal:(t,e)=>+(t<=
e),equal:(t,e)=>+(t===e),not_equal:(t,e)=>+(t!==e),negative:t=>-t,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(t,e)=>(t%e+e)%e,isfinite:t=>Number(Number.isFinite(t)),round:(t,e)=>Wl(t*
10**e)/10**e,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:t=>1/(1+Math.exp(-t)),gelu:t=>t/2*(1+Fl(t/Math.SQRT2))},us=
{sum:t=>t.reduce((e,n)=>e+n,0),product:t=>t.reduce((e,n)=>e*n,1),largest:t=>Math.max(...t),smallest:t=>Math.min(...t)}});function Hr({data:t,layout:e},n){let{parts:s=[]}=e.meta,o=ms(e.meta,n);for(let r of s){let a=t[r.trace];"lines"in r?Object.
assign(a,Dl(o(r.lines),n[r.row],r)):a[r.attribute]=_r(o(r.is))}}function ms(t,e){let n=Hl(t),s=Object.fromEntries((t.choices??
[]).map(({name:i,values:c})=>[i,e[i]===rn?rn:c.indexOf(e[i]??"")])),o=({take:i,at:c})=>{let l=n[i];if(!l)throw new Error(
`The figure has no array ${i}.`);for(let h of c){let u=s[h]??0;u!==rn&&(l=fe(l,u))}return l},r=([i,c])=>{let[{values:l},
{values:h,shape:u}]=[a(i),a(c)];return{values:Float64Array.from(h,(d,g)=>d*Number(l[g%l.length])),shape:u}},a=i=>{if("ta\
ke"in i)return o(i);if("row"in i){let{values:c}=a(i.row);return{values:c,shape:[1,c.length]}}return"softmax"in i?jl(a(i.
softmax),i):"product"in i?r(i.product):Gl(r(i.dots),i.over)};return a}function Hl(t){let e=Fr.get(t);return e||(e=Object.
fromEntries(Object.entries(t.arrays??{}).map(([n,s])=>[n,Ce(s)])),Fr.set(t,e)),e}function Gl(t,e){let[n=0]=t.shape;return{
values:Float64Array.from({length:n},(o,r)=>Gr(fe(t,r).values)).map(o=>o/e),shape:[n]}}function jl({values:t,shape:e},{temperature:n,
mask:s}){let o=Array.from(t,(i,c)=>s&&!s[c]?-1/0:i),r=sn(o,n),a=Gr(r);return{values:Float64Array.from(r,i=>i/a),shape:e}}
function Gr(t){let e=0;for(let n=0;n<t.length;n+=1)e+=Number(t[n]);return e}function Dl({values:t,shape:e},n,{above:s,to:o}){
let r=[],a=[],[i=0,c=0]=e;for(let l=0;l<i;l+=1)if(!(n!==rn&&l!==n))for(let h=0;h<c;h+=1){let u=Number(t[l*c+h]);u<=s||u>
o||(r.push(0,1,null),a.push(l,h,null))}return{x:r,y:a}}var rn,Fr,ds=L(()=>{"use strict";$();hs();on();rn="all",Fr=new WeakMap});function Vr(t,e){let{table:n}=kt(t);if(n&&"rows"in n)return[n];if(ut(t))return[];let{data:s,layout:o}=t,r=n?[Ul(n,ms(o.meta,
e),e)]:[];return n&&!n.beside?r:[...s.filter(i=>i.type==="heatmap"&&i.visible!==!1).map(i=>Vl(o,i)),...r]}function me({columns:t,
rows:e}){let n=document.createElement("table");n.createTHead().insertRow().append(...t.map(r=>gs("th",r,"col")));let o=n.
createTBody();for(let[r,...a]of e)o.insertRow().append(gs("th",r,"row"),...a.map(i=>gs("td",i)));return n}function cn(t){
let e=s=>s.map(Kl).join(",");return`${t.map(({columns:s,rows:o})=>[s,...o].map(e).join(`\r
`)).join(`\r
\r
`)}\r
`}function Ul(t,e,n){let{columns:s,labels:o}=t;if("values"in t){let c=t.values.map(l=>e(l).values);return{columns:s,rows:o.
map((l,h)=>[l,...c.map(u=>u[h])])}}let r=e(t.matrix),a=r.shape.length<2?[r.values]:ls(r),i=a.length===o.length?o:[Bl(t,n)];
return{columns:s,rows:a.map((c,l)=>[i[l],...Array.from(c)])}}function Bl({labels:t,matrix:e},n){let s="at"in e?e.at.at(-1):
void 0;return t[Number(n[s??""])]??""}function Vl(t,e){let n=Ce(e.z??[]),s=Ur(t,e,"y").map((o,r)=>[o,...Array.from(fe(n,
r).values)]);return{columns:[e.name??"",...Ur(t,e,"x")],rows:s}}function Ur(t,e,n){let s=e[n];if(Array.isArray(s))return s.
map(c=>Br(String(c)));let o=t[`${n}axis`],a=t[`${n}axis${(e[`${n}axis`]??n).slice(1)}`]?.categoryarray??o?.categoryarray;
if(a)return a.map(Br);let{shape:i}=Ce(e.z??[]);return[...Array(i[n==="y"?0:1]??0).keys()].map(String)}function Br(t){return t.
replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;","&")}function Kl(t){if(t==null)return"";if(typeof t=="n\
umber")return String(t);let e=t.replace(zl,"$1'").replace(Yl,"'"),n=ql.test(t)?t:e;return/[",\r\n]/.test(n)?`"${n.replaceAll(
'"','""')}"`:n}function gs(t,e,n){let s=document.createElement(t);return n&&(s.scope=n),s.textContent=typeof e=="number"&&
!Number.isInteger(e)?e.toFixed(6):String(e??"–"),s}var ql,zl,Yl,ln=L(()=>{"use strict";$();hs();en();ds();ql=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
zl=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,Yl=/^(?=[\t\r\n])/});function Ct(t,e){for(let{kind:n,pattern:s}of Xl){let o=s.exec(t??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([i,c])=>[i,Number(c)]),a={kind:n,...Object.fromEntries(r)};return Zl(a,e)?a:null}return null}function Zl({kind:t,visit:e=0,
layer:n=0,head:s=0,location:o=2},r){return t==="pointer"?r.hasPointer:t==="generation"?r.hasGeneration:t==="gate"?r.hasGate:
e<r.count&&n<r.layers&&(t!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.locations}function rt(t,e){return t?.kind===
"visit"?[t.visit??0]:t?.kind!=="place"?[]:e.locations.flatMap((n,s)=>n===t.location?[s]:[])}function Mt(t,e){return t?.kind===
"place"?t.location??null:t?.kind==="visit"?e.locations[t.visit??0]??null:null}var Xl,mt=L(()=>{"use strict";$();Xl=[{kind:"\
visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}]});function Kr(t,e,n){let s=t.target instanceof Element?t.target:null,o=s?.closest("[data-act]")?.getAttribute("data-act"),
r=s?.closest("[data-part]")?.getAttribute("data-part"),a=Ct(r,e);if(o==="gate")return th(t,n);if(o==="attention_temperat\
ure")return zr(t,e,"attention");if(o==="pointer_temperature")return zr(t,e,"pointer");if(a?.kind!=="visit"||o||t.pointerType===
"touch")return null;let i=s?.closest(".day-ribbon"),c=s?.closest("[data-drag]")?.getAttribute("data-drag"),l=a.visit??0;
return i&&(c==="time"||c==="stay")?sh(t,i,e,l,c):eh(t,n,l)}function bs({trace:t},e,n){let s=(t.interventions[`${e}_tempe\
rature`]??1)*2**n,{least:o,most:r}=Jl;return Number(Math.min(r,Math.max(o,s)).toPrecision(2))}function th({pointerId:t},e){
let n=0;return{pointer:t,follows:!0,to({type:s,clientX:o,clientY:r},a){let i=e.querySelector(".gate-frame")?.getBoundingClientRect();
if(!i)return null;let l=i.height>i.width?(r-i.top)/i.height:(o-i.left)/i.width;return s!=="pointercancel"&&(n=Math.round(
100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:n,isDone:a}}}}function zr({pointerId:t,clientX:e},n,s){let o=!1;return{
pointer:t,follows:!0,to({clientX:r},a){if(o||=Math.abs(r-e)>=Yr,!o)return null;let i=bs(n,s,(r-e)/Ql);return{kind:"tempe\
rature",of:s,value:i,isDone:a}}}}function eh({pointerId:t,clientY:e},n,s){let o=s,r=!1;return{pointer:t,follows:!1,to({clientY:a},i){
if(r||=Math.abs(a-e)>=Yr,!r)return null;let c=Math.sign(nh(n,a)-o);if(c===0&&!i)return null;let l={kind:"move",visit:o,by:c,
isDone:i};return o+=c,l}}}function nh(t,e){let s=[...t.querySelectorAll(".visit > .chip")].map(o=>{let{top:r,bottom:a}=o.
getBoundingClientRect();return Math.abs((r+a)/2-e)});return s.indexOf(Math.min(...s))}function sh({pointerId:t,clientX:e},n,s,o,r){
let{start_minute:a=0,duration_minutes:i=0}=s.visits[o]??{},{width:c}=n.querySelector(".track")?.getBoundingClientRect()??
{width:1},l=!1,h=Number.NaN;return{pointer:t,follows:!0,to({clientX:u},f){if(l||=Math.abs(u-e)>=2,!l)return null;let d=ys*
Math.round((u-e)/c*qr/ys),g=r==="time"?Math.min(qr-ys,Math.max(0,a+d)):Math.max(0,i+d);return g===h&&!f?null:(h=g,{kind:r,
visit:o,minutes:g,isDone:f})}}}var Yr,qr,ys,Ql,Jl,Xr=L(()=>{"use strict";$();mt();Yr=5,qr=1440,ys=5,Ql=60,Jl={least:.1,most:10}});function Rt(t){let e=0;for(let n=1;n<t.length;n++)Number(t[n])>Number(t[e])&&(e=n);return e}var oh,Re,Ie=L(()=>{"use str\
ict";$();oh=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],
["position_from_end","order"]],Re=class{constructor(e){this.trace=e,this.visits=e.visits,this.count=e.visits.length;let{
layers:n,heads:s,components:o}=e.architecture;this.layers=n,this.heads=o.includes("attention")?s:0,this.hasPointer=o.includes(
"pointer"),this.hasGeneration=o.includes("generation"),this.hasGate=this.hasPointer&&this.hasGeneration,this.gate=e.gate.
value,this.locations=e.visits.map(({location:r})=>r)}wordsFor(e){return e.trace.notation===this.trace.notation?"as learn\
ed":"before this change"}values(e){let n=this.trace.tensors[e];if(!n)throw new Error(`The trace has no ${e}.`);return n.
values}has(e){return e in this.trace.tensors}weights(e,n){return this.values(`layers.${e}.heads.${n}.weights`)}lastRow(e,n){
return this.weights(e,n).subarray((this.count-1)*this.count)}isRemoved(e,n){let s=this.trace.interventions.remove_heads;
return s?s==="all"||s.some(([o,r])=>o===e&&r===n):!1}isSkipped(e,n){return(this.trace.interventions.skip??[]).some(s=>s.
layer===e&&s.part===n)}get largestWeight(){let e=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)for(let o of this.
weights(n,s))e=Math.max(e,o);return e||1}get slices(){return oh.filter(([e])=>this.has(`inputs.${e}`)).map(([e="",n=""])=>({
name:e,label:n,lengths:this.#n(`inputs.${e}`)}))}stream(e){let n=`layers.${e}`,s=a=>this.isSkipped(e,a),o=new Float32Array(
this.count),r=this.has(`${n}.attention_out`)?this.#n(`${n}.attention_out`):null;return{residual:this.#n(`${n}.residual_i\
n`),attention:r&&s("attention")?o:r,feedForward:s("feed_forward")?o:this.#n(`${n}.feed_forward.out`)}}get pointerWeights(){
return this.hasPointer?this.values("pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.s\
cores")}get pointedPlaces(){let e=this.pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)
break;let r=n.get(o)??{location:o,...this.nameOf(o),probability:0,visits:[]};r.probability+=e[s],r.visits.push(s),n.set(
o,r)}return[...n.values()].sort((s,o)=>o.probability-s.probability)}nameOf(e){let n=this.trace.places[e];return{label:n?.
label??`#${e}`,category:n?.category??null}}answer(e,n=[]){let{final:s}=this.trace.location_probabilities,o=s.slice(0,e).
map(({location:d})=>d),r=[...new Set(n)].filter(d=>!o.includes(d)),a=o.filter(d=>!n.includes(d)),i=a.slice(Math.max(0,a.
length-r.length)),l=[...o.filter(d=>!i.includes(d)),...r].map(d=>this.#e(d)),h=d=>l.reduce((g,y)=>g+y[d],0),u=this.#t(l),
f={location:-1,label:`${u} others`,category:null,pointer:Math.max(0,Number(this.hasPointer)-h("pointer")),generation:Math.
max(0,Number(this.hasGeneration)-h("generation")),probability:Math.max(0,1-h("probability")),count:u};return[...l,f]}#e(e){
return{location:e,...this.nameOf(e),pointer:this.probabilityOf("pointer",e),generation:this.probabilityOf("generation",e),
probability:this.probabilityOf("final",e)}}probabilityOf(e,n){let s=e==="final"?"probabilities":`${e}.probabilities`,o=this.
trace.tensors[s];return o?Number(o.values[n]):this.trace.location_probabilities[e]?.find(a=>a.location===n)?.probability??
0}generated(e){let s=(this.trace.location_probabilities.generation??[]).slice(0,e).map(({location:a,probability:i})=>({location:a,
...this.nameOf(a),probability:i})),o=1-s.reduce((a,{probability:i})=>a+i,0),r=this.#t(s);return[...s,{location:-1,label:`${r}\
 others`,category:null,probability:Math.max(0,o)}]}#t(e){return this.trace.architecture.locations-1-e.length}#n(e){let n=this.
values(e),s=n.length/this.count;return Float32Array.from({length:this.count},(o,r)=>Math.hypot(...n.subarray(r*s,(r+1)*s)))}}});function It(t,e){for(let[s,o]of rh){let r=o.exec(t??"");if(!r)continue;let a=Object.fromEntries(Object.entries(r.groups??
{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),i={...n(s,a,e),...a};return ah(i,e)?i:null}return null;function n(s,o,{
count:r,trace:a}){let i=r-1;return{kind:s,name:t??"",isLeaf:"query"in o||"number"in o||s==="stream"&&"visit"in o||(s==="\
pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:i,visit:ih(s,o,e)??i,number:null,location:s===
"generation"?e.generated(1)[0]?.location??a.prediction.location:a.prediction.location}}}function ih(t,{layer:e=0,head:n=0},s){
return t==="pointer"&&s.hasPointer?Rt(s.pointerWeights):t==="head"&&e<s.layers&&n<s.heads?Rt(s.lastRow(e,n)):null}function ah({
kind:t,layer:e,head:n,query:s,visit:o,number:r,location:a},i){let{locations:c,d_model:l}=i.trace.architecture;return t===
"head"&&n>=i.heads||t==="pointer"&&!i.hasPointer||t==="generation"&&!i.hasGeneration||t==="gate"&&!i.hasGate?!1:e<i.layers&&
s<i.count&&o<i.count&&(r??0)<l&&a>1&&a<c}function Zr(t,e){let{kind:n,layer:s,head:o,isLeaf:r,number:a,location:i}=t,c=[{
name:"",words:"Network"}],l=(u,f)=>c.push({name:u,words:f});return(n==="head"||n==="stream")&&l(`layers.${s}.stream`,`La\
yer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(t.name,"one cell"),n==="stream"&&r&&l(`l\
ayers.${s}.stream.${t.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`visits.${t.visit}`,h()),n==="conte\
xt"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(t.name,h()),n==="generation"&&l("g\
eneration","Generation"),n==="generation"&&r&&l(t.name,e.nameOf(i).label),n==="gate"&&l("gate","Gate"),n==="place"&&l(t.
name,e.nameOf(i).label),a!==null&&l(t.name,`number ${a+1}`),c;function h(){return`Visit ${t.visit+1}`}}function $s(t){let e=t.
split("."),n=e[0]==="layers",s=n?e[2]==="heads"?4:3:["visits","places"].includes(t.split(".")[0]??"")?2:1;return e.length<=
s?null:e.slice(0,n&&e[2]==="stream"?-1:s).join(".")}function xs(t,e,n){let s=It(t,n),[o,r]=ch[e]??[0,0];if(!s||o===0&&r===
0)return null;let a=lh(s,o,r,n);return a!==null&&It(a,n)?a:null}function lh(t,e,n,s){let{kind:o,layer:r,head:a,query:i,visit:c,
number:l,isLeaf:h}=t;switch(o){case"head":{if(h)return`layers.${r}.heads.${a}.${i+n}.${c+e}`;let f=r*s.heads+a+e;return n!==
0?`layers.${r+n}.heads.${a}`:`layers.${Math.floor(f/s.heads)}.heads.${f%s.heads}`}case"stream":return l!==null?`layers.${r}\
.stream.${c+n}.${l+e}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+e}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+e}`;case"visit":return l!==null&&e!==0?`visits.${c}.${l+e}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(f,d){let g=f.findIndex(({location:p})=>p===
t.location),y=g<0||n===0?void 0:f[g+n];return y?`${d}.${y.location}`:null}}var rh,ch,de=L(()=>{"use strict";$();Ie();rh=
[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];ch={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}});function m(t,{key:e,...n}={},...s){return{tag:t,...typeof e=="string"&&{key:e},attributes:n,children:s.flat(Number.POSITIVE_INFINITY).
filter(hh)}}function hn(t){return t==null||t===!1?null:String(typeof t=="number"?Jt(t):t)}function Jt(t){return Math.round(
t*100)/100}function Gt(t,e,n,s){let[o,r,a,i]=[e[0],e[1],s[0],s[1]].map(Jt),[c,l,h]=[t,n,(t+n)/2].map(Jt);return`M${c} ${o}\
C${h} ${o} ${h} ${a} ${l} ${a}L${l} ${i}C${h} ${i} ${h} ${r} ${c} ${r}Z`}function ws(t,e,n,s){let[o,r,a,i]=[e[0],e[1],s[0],
s[1]].map(Jt),[c,l,h]=[t,n,(t+n)/2].map(Jt);return`M${o} ${c}C${o} ${h} ${a} ${h} ${a} ${l}L${i} ${l}C${i} ${h} ${r} ${h}\
 ${r} ${c}Z`}function Qr(t,e,n,s){let[o,r,a,i]=[e[0],e[1],s[0],s[1]].map(Jt),[c,l]=[t,n].map(Jt);return`M${o} ${c}Q${o} ${a}\
 ${l} ${a}L${l} ${i}Q${r} ${i} ${r} ${c}Z`}function hh(t){return t!=null&&t!==!1&&t!==""}var G=L(()=>{"use strict";$()});function U(t,e,n=!1){let s=0;for(let o of t)uh.test(o)||o===" "?s+=.29:fh.test(o)?s+=.87:mh.test(o)?s+=.65:s+=.55;return s*
e*(n?1.06:1)}function it(t,e,n,s=!1){if(U(t,n,s)<=e)return t;let o=t.length-1;for(;o>1&&U(`${t.slice(0,o)}…`,n,s)>e;)o--;
return`${t.slice(0,o).trimEnd()}…`}function un(t,e,n,s,o=!1){let r=[],a="",i=t.split(" ");for(let[c,l]of i.entries()){
let h=a?`${a} ${l}`:l;if(!a||U(h,n,o)<=e){a=h;continue}if(r.length===s-1){a=[a,...i.slice(c)].join(" ");break}r.push(a),
a=l}return[...r,it(a,e,n,o)]}function S(t,e=0){let n=100*t,s=10**-e;return n>0&&n<s/2?`<${s.toFixed(e)} %`:`${n.toFixed(
e).replace("-","−")} %`}function E(t,e=1){if(t===Number.NEGATIVE_INFINITY)return"−∞";let n=t.toFixed(e);return Number(
n)===0?n.replace("-",""):n.replace("-","−")}function Tt(t){let e=Math.round(t);if(e<60)return`${e} min`;let n=e%60;return`${Math.
floor(e/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function at(t){let e=n=>String(Math.floor(n)).padStart(2,"0");return`${e(
t/60)}:${e(t%60)}`}var uh,fh,mh,pt,B=L(()=>{"use strict";$();uh=/[ijlI.,:;'|!()[\]]/,fh=/[mwMW%@—…]/,mh=/[A-ZÄÖÜ0-9+=<>]/;
pt=["Mon","Tue","Wed","Thu","Fri","Sat","Sun"]});function C(t){return t.stage.type/13}function V(t,e,n="label"){let s=n==="title"||n==="strong";return Ms*U(Jr(e),ks[n]*C(
t),s)}function Jr(t){return t.replaceAll("−","+")}function F(t,e,n,s,{kind:o="label",also:r,anchor:a,width:i,key:c}={}){
let l=o==="title"||o==="strong",h=i===void 0?s:it(s,i/Ms,ks[o]*C(t),l),u=[o,a,r].filter(Boolean).join(" ");return m("tex\
t",{...c&&{key:c},class:u,x:e,y:n},h)}function H(t,{x:e,y:n,width:s},o,r="label"){let a=ks[r]*C(t),i=U(" ",a),c=[],l=Number.
POSITIVE_INFINITY;for(let u of o){let f=u.reduce((g,y)=>g+yh(y,a),0),d=c.at(-1);d&&l+i+f<=s?(d.push({text:" "},...u),l+=
i+f):(c.push([...u]),l=f)}return{marks:c.map((u,f)=>gh(e,n+a*(1+1.5*f),u,r,a)),height:c.length*1.5*a}}function W(t){return t.
split(" ").map(e=>[{text:e}])}function gh(t,e,n,s,o){let r=.4*o,a=!1,i=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===
a?null:h?-r:r;a=h;let f=[l,h&&"raised"].filter(Boolean).join(" ");return m("tspan",{class:f||null,dy:u},c)});return m("t\
ext",{class:s,x:t,y:e},i)}function yh({text:t,kind:e="",isRaised:n=!1},s){let o=(n?dh:1)*(e.includes("math")?ph:1);return Ms*
U(Jr(t),s*o,e.includes("strong"))}var ks,dh,Ms,ph,ct=L(()=>{"use strict";$();G();B();ks={title:15.5,strong:13,label:13,small:12.5,
tiny:11.5},dh=.78,Ms=1.07,ph=1.12});function jt(t,e,[n,s]){let o=t.length/e,r=new Uint8Array(3*fn);for(let h=0;h<fn;h++){let u=h/(fn-1);for(let f of[0,1,2])
r[3*h+f]=Math.round(n[f]+u*(s[f]-n[f]))}let a=new Uint8Array(o*(e+1));for(let h=0;h<o;h++)for(let u=0;u<e;u++){let f=Math.
min(1,Math.max(0,Number(t[h*e+u])||0));a[h*(e+1)+1+u]=Math.round(f*(fn-1))}let i=[...dn(e),...dn(o),8,3,0,0,0],c=[...bh,
...mn("IHDR",i),...mn("PLTE",r),...mn("IDAT",xh(a)),...mn("IEND",[])],l="";for(let h of c)l+=String.fromCharCode(h);return`\
data:image/png;base64,${btoa(l)}`}function mn(t,e){let n=[...t].map(o=>o.charCodeAt(0)).concat(Array.from(e)),s=4294967295;
for(let o of n)s=Number($h[(s^o)&255])^s>>>8;return[...dn(e.length),...n,...dn(~s)]}function xh(t){let e=[120,1];for(let o=0;o<
t.length;o+=As){let r=t.subarray(o,o+As),a=o+As>=t.length,[i,c]=[r.length&255,r.length>>8];e.push(Number(a),i,c,i^255,c^
255,...r)}let[n,s]=[1,0];for(let o of t)n=(n+o)%65521,s=(s+n)%65521;return[...e,s>>8,s&255,n>>8,n&255]}function dn(t){return[
24,16,8,0].map(e=>t>>>e&255)}var bh,fn,As,$h,Pe=L(()=>{"use strict";$();bh=[137,80,78,71,13,10,26,10],fn=256,As=65535,$h=
Uint32Array.from({length:256},(t,e)=>{let n=e;for(let s=0;s<8;s++)n=n>>>1^(n&1?3988292384:0);return n})});function si(t,e,n){let{width:s,height:o}=t.stage.size,r=C(t),a=Math.min(wh*r,.035*s),i=kh(t,e,a),c={x:a,y:i.height,width:s-
2*a,height:o-i.height-6*r};return[m("g",{key:"opened",class:"opened","font-size":13*r,"data-block":e.name},i.marks,oi(n,
c,16*r).map(({card:l,box:h})=>m("g",{key:l.key},l.marks(h))))]}function oi(t,e,n){let s=n*(t.length-1),o=t.reduce((f,{least:d})=>f+
d.width,s),r=t.reduce((f,{least:d})=>f+d.height,s),a=t.every(({least:f})=>f.height<=e.height),i=t.every(({least:f})=>f.width<=
e.width);if(t.length>1&&!(o<=e.width&&a)&&!(r<=e.height&&i)){let f=t.reduce((d,g)=>g.rank>d.rank?g:d);return oi(t.filter(
d=>d!==f),e,n)}let c=t.length===1||o<=e.width&&a,l=t.reduce((f,{share:d=1})=>f+d,0),{x:h,y:u}=e;return t.map(f=>{let d=(f.
share??1)/l,g=c?{x:h,y:u,height:e.height,width:f.least.width+d*(e.width-o)}:{x:h,y:u,width:e.width,height:f.least.height+
d*(e.height-r)};return c?h+=g.width+n:u+=g.height+n,{card:f,box:g}})}function Y(t,{x:e,y:n,width:s,height:o},r,a=r){let i=C(
t),c=V(t,r,"title")<=s-28*i;return[m("rect",{key:"card",class:"card",x:e,y:n,width:s,height:o,rx:10*i}),F(t,e+14*i,n+22*
i,c?r:a,{kind:"title",width:s-28*i})]}function X(t,{x:e,y:n,width:s,height:o}){let r=C(t);return{x:e+14*r,y:n+30*r,width:s-
28*r,height:o-38*r}}function lt(t,e,n,s,o,{isButton:r=!0,isPressed:a}={}){let i=C(t),c=V(t,s,"label")+(r?24:4)*i;return{
mark:m("g",{key:s,class:`part control${r?"":" link-words"}${a?" pressed":""}`,role:"data-more"in o?"link":"button",tabindex:0,
"aria-label":s,"aria-pressed":a===void 0?null:String(a),...o},m("rect",{class:r?"control-ground":"ground",x:e,y:n-15*i,width:c,
height:30*i,rx:15*i}),F(t,e+(r?12:2)*i,n+4.5*i,s)),width:c}}function kh(t,e,n){let{width:s,height:o}=t.stage.size,r=C(t),
a=Zr(e,t.reading),i=Mh(t,a,n),c="goes back",l=46*r+V(t,c,"small"),h="You are here",u=V(t,h,"small")+10*r,f=s-n,d=f-i.end-
20*r,g=o>=560*r&&Ss(t,Es*r)>d,y=g?ei(t,f-n-u):ei(t,d,ni*2),p=y?Ss(t,y):0,b=g||d-p>=u,x=g?d:d-p-(b?u:0),M=(g?46:8)*r+(Es*
r-(y??0))/2;return{height:(g?ti+36:ti)*r,marks:[i.marks,x>=l+16*r&&[m("rect",{class:"key",x:i.end+16*r,y:10*r,width:34*r,
height:22*r,rx:5*r}),F(t,i.end+33*r,25.5*r,"Esc",{kind:"small",anchor:"middle"}),F(t,i.end+58*r,25.5*r,c,{kind:"small"})],
y!==null&&b&&F(t,f-p-10*r,(g?64:26)*r,h,{kind:"small",anchor:"end"}),y!==null&&m("g",{key:"thumbnails"},Ah(t,e,f-p,M,y))]}}
function Mh(t,e,n){let s=C(t),o=t.stage.size.width-2*n,r=n,a=[];for(let[i,{name:c,words:l}]of e.entries()){let h=i===e.length-
1,u=h?"strong":"label",f=Math.min(V(t,l,u),Math.max(20*s,n+o-r));if(a.push(m("g",{key:`crumb ${i}`,class:`part crumb${h?
" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"aria-current":h?"page":null,"aria-label":h?null:
`Back to ${l}`},m("rect",{class:"ground",x:r-3*s,y:6*s,width:f+6*s,height:30*s,rx:5}),F(t,r,26*s,l,{kind:u,width:f+1}))),
r+=f,h)break;a.push(m("path",{key:`then ${i}`,class:"chevron",d:`M${r+8*s} ${16.5*s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),
r+=21*s}return{marks:a,end:r}}function ei(t,e,n=ni){let s=C(t);for(let o=Es;o>=n;o--)if(Ss(t,o*s)<=e)return o*s;return null}
function Ss(t,e){let{layers:n,heads:s}=t.reading;return n*(s*(e+2)+(e*.4+8*C(t)))+2.2*e}function Ah(t,e,n,s,o){let{reading:r}=t,
a=C(t),i=[],c=n;for(let b=0;b<r.layers;b++){for(let M=0;M<r.heads;M++){let w=r.weights(b,M),A=Math.max(...w)||1,v=r.isRemoved(
b,M)||r.isSkipped(b,"attention");i.push(p(`layers.${b}.heads.${M}`,`Layer ${b}, head ${M}${v?", switched off":""}`,c,o,[
m("image",{key:"map",class:"map",href:jt(w.map(k=>k/A),r.count,t.scale),x:c,y:s,width:o,height:o,preserveAspectRatio:"no\
ne",opacity:v?.2:1})])),c+=o+2}let x=.4*o;i.push(p(`layers.${b}.stream`,`Layer ${b}: residual stream`,c,x,[[[.2,.6],[.45,
.9],[.7,1]].map(([M=0,w=0],A)=>m("rect",{key:`line ${A}`,class:"length",x:c+2,y:s+M*o,width:Math.max(1,(x-4)*w),height:Math.
max(1,.12*o)}))])),c+=x+8*a}let l=s+o/2,[h,u]=[s+.2*o,s+.8*o],f=.09*o,d=c+1.2*o;r.hasPointer&&i.push(p("pointer","Pointe\
r",c,1.2*o,[m("path",{class:"pointer",d:Gt(c,[l-f,l],d,[h-f,h+f])})],[s,o/2])),r.hasGeneration&&i.push(p("generation","G\
eneration",c,1.2*o,[m("path",{class:"generation",d:Gt(c,[l,l+f],d,[u-f,u+f])})],[l,o/2])),r.hasGate&&i.push(p("gate","Ga\
te",d,.3*o,[m("rect",{class:"pointer",x:d+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),m("rect",{class:"generation",x:d+1,
y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-4)*(1-r.gate)})]));let{location:g}=r.trace.prediction,y=d+.3*o;return i.push(p(
`places.${g}`,`Answer: ${r.nameOf(g).label}`,y,.7*o-2,[m("rect",{class:"answer-bar",x:y+2,y:l-f,width:.7*o-6,height:2*f})])),
i;function p(b,x,M,w,A,[v,k]=[s,o]){let T=e.name===b||e.name.startsWith(`${b}.`),N=b.includes("heads");return m("g",{key:b,
class:`part thumb${T?" here":""}`,"data-open":b,role:"link",tabindex:0,"aria-label":x,"aria-current":T?"true":null},A.flat(),
m("rect",{key:"frame",class:N||T?"thumb-frame":"ground",x:M,y:v,width:w,height:k,rx:2}),m("title",{},x))}}var wh,ti,Es,ni,
Nt=L(()=>{"use strict";$();de();ct();G();Pe();wh=20,ti=46,Es=28,ni=9});function Dt(t,e,n,s){let{colour:o,numbered:r=new Set,chosen:a=null,exact:i}=s,c=C(t),l=n.length,h=e.width/l,u=h>6?Math.min(
.3*h,6*c):h>2.5?.8:0,f=Array.from(n,Number),d=ai(f),g=new Map([...r].map(N=>[N,E(f[N]??0,d)])),y=[...g.values()].some(N=>V(
t,N,"tiny")>h+2*c),p=g.size>0&&!y?ri*c:1,b=y?ri*c:0,[x,M]=s.extent??pn(f),w=Eh(e.height-b,x,M,p),A=w>0?Math.max(p,x*w):(e.
height-b)/2,v=e.y+b+A,k=f.map((N,_)=>{let R=Math.abs(N)*w,j=_===a;return m("rect",{key:`bar ${_}`,class:`bar ${o}${N<0?"\
 negative":""}${j?" chosen":""}`,x:e.x+_*h+u/2,y:N<0?v:v-R,width:Math.max(.5,h-u),height:Math.max(.4,R)},i&&m("title",{},
i(_)))}),T=[...g].map(([N,_])=>F(t,e.x+ii((N+.5)*h,V(t,_,"tiny")/2,e.width),y?e.y+9*c:v+(Number(f[N])<0?-3:10.5)*c,_,{kind:"\
tiny",anchor:"middle",also:N===a?"chosen":"",key:`number ${N}`}));return[m("path",{key:"line",class:"axis",d:`M${e.x} ${v}\
H${e.x+e.width}`}),k,T]}function Eh(t,e,n,s){if(e+n===0)return 0;let o=t/(e+n);return Math.min(e,n)*o>=s?o:Math.max(0,t-
s)/Math.max(e,n)}function pe(t,e,n,s,o=null){let r=n.length,a=s/r,i=1.5*C(t),c=e.map(ai),l=Array.from(n,(g,y)=>Math.max(
...e.map((p,b)=>V(t,E(Number(p[y]),c[b]),"tiny")))/2),h=[...l.keys()].sort((g,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[g])));o!==null&&h.unshift(o);let u=new Set;for(let g of h)[...u].every(p=>Math.abs(f(p)-f(g))>=d(g)+d(p)+i)&&u.add(g);
return u;function f(g){return ii((g+.5)*a,d(g),s)}function d(g){return l[g]??0}}function ii(t,e,n){return Math.max(e,Math.
min(n-e,t))}function pn(t){let e=Array.from(t);return[Math.max(0,...e),Math.max(0,...e.map(n=>-n))]}function ai(t){let e=Math.
max(...pn(t));return e>=99.5?0:e>=.95?1:2}var ri,We=L(()=>{"use strict";$();ct();G();B();ri=13});function te(t,e,n,{chosen:s=null,open:o}={}){let r=C(t),a=e.width<380*r,i=Math.min(96*r,e.height/n.length),c=!a&&i>=34*r,
l=s===null?0:54*r,h=Math.max(...n.map(x=>Math.max(V(t,x.title,"strong"),c?V(t,x.says,"small"):0))),u=a?0:Math.min(h+12*r,
.42*e.width),f=e.x+u,d=e.width-u-l,g=a?17*r:0,y={x:f,width:d,height:Math.max(6*r,i-ci*r-g)},p=n[0]?.values.length??1,b=d/
p;return[n.map(({key:x,title:M,says:w,values:A,colour:v,open:k},T)=>{let N=e.y+T*i,_=a?N+12*r:N+i/2+(c?-2:4)*r,R=a?e.width:
u-8*r,j=V(t,M,"strong")+10*r;return m("g",{key:x,class:k?"part choice row":"row","data-open":k??null,role:k?"button":null,
tabindex:k?0:null,"aria-label":k?M:null},k&&m("rect",{key:"ground",class:"ground",x:e.x-4*r,y:N,width:e.width+8*r,height:i,
rx:4}),F(t,e.x,_,M,{kind:"strong",width:R,key:"title"}),a&&F(t,e.x+j,_,w,{kind:"small",width:e.width-j,key:"beside"}),c&&
F(t,e.x,_+15*r,w,{kind:"small",width:R,key:"says"}),Dt(t,{...y,y:N+g+ci/2*r},A,{colour:v,chosen:s,exact:P=>`${M}, number\
 ${P+1}: ${E(Number(A[P]),4)}`}),s!==null&&F(t,e.x+e.width,N+g+(i-g)/2+4.5*r,E(Number(A[s]),2),{kind:"strong",anchor:"en\
d",key:"chosen"}))}),s!==null&&m("rect",{key:"strongest",class:"strongest",x:f+s*b-1.5,y:e.y,width:b+3,height:i*n.length,
rx:3}),o&&m("g",{key:"positions"},Array.from({length:p},(x,M)=>m("rect",{key:`position ${M}`,class:"cell",x:f+M*b,y:e.y,
width:b,height:i*n.length,"data-open":o(M),role:"button",tabindex:M===s?0:"-1","aria-current":M===s?"true":null},m("titl\
e",{},n.map(({title:w,values:A})=>`${w}: ${E(Number(A[M]),3)}`).join(`
`)))))]}var ci,gn=L(()=>{"use strict";$();We();ct();G();B();ci=8});function li(t){let e=Nh(t??"").map(vh);for(let n=Th;n>0;n--)for(let s=0;s+n<=e.length;s++){let o=Os.get(e.slice(s,s+n).join(
" "));if(o)return o}return"pin"}function Nh(t){return t.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??
[]}function vh(t){let e=t.replace(/s$/,"");return Oh.has(e)?e:t}var hi,Sh,Os,Oh,Th,ui=L(()=>{"use strict";$();hi={pin:"M\
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
Sh={home:["home","house","apartment","condo","residence","residence hall","residential","housing","dorm","dormitory"],restaurant:[
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
op","moving target","rental car location"],bike:["bike","bicycle","bike rental","bike share"]},Os=new Map(Object.entries(
Sh).flatMap(([t,e])=>e.map(n=>[n,t]))),Oh=new Set([...Os.keys()].flatMap(t=>t.split(" "))),Th=Math.max(...[...Os.keys()].
map(t=>t.split(" ").length))});function gt(t,e,n,s){let o=s/Lh;return m("path",{key:"icon",class:"icon",d:hi[li(t)],transform:`translate(${e.toFixed(2)}\
 ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}var Lh,ee=L(()=>{"use strict";$();ui();G();
Lh=24});function D(t,e){let n=t.visits[e];return n?`${n.label}, ${Ut(t,e)}`:""}function ne(t,e){return t.visits[e]?.label??""}function Ts(t){
return t>0&&t<5e-4?"<0.1 %":S(t,1)}function Ut(t,e){let n=t.visits[e];return n?`${pt[n.weekday]} ${at(n.start_minute)}`:
""}function mi(t,e){return Tt(t.visits[e]?.duration_minutes??0)}function di(t,e,{weights:n,scores:s,temperature:o},r,{colour:a,
open:i}){let{reading:c}=t,l=C(t),h=e.width/c.count,u=h>=18*l,f=e.y+e.height-(u?38:18)*l,d=e.y+17*l,g=Math.max(...n)||1,y=Math.
max(0,f-d)/g,p=v(fi(n,r).map(k=>({visit:k,half:V(t,w(n[k],k),k===r?"strong":"tiny")/2}))),b=v(fi(n,r).map(k=>({visit:k,half:V(
t,A(k),k===r?"strong":"tiny")/2})));return[m("path",{key:"foot",class:"axis",d:`M${e.x} ${f}H${e.x+e.width}`}),c.visits.
map(({category:k},T)=>{let N=x(T),_=T===r,R=Number(n[T])*y;return m("g",{key:`visit ${T}`,class:`part choice${_?" here":
""}`,"data-open":i(T),role:"button",tabindex:"-1","aria-label":`${D(c,T)}: weight ${S(Number(n[T]),1)}`},m("rect",{key:"\
ground",class:"ground",x:e.x+T*h,y:e.y,width:h,height:e.height}),m("rect",{key:"bar",class:`bar ${a}${_?" chosen":""}`,x:N-
Math.min(.36*h,20*l),y:f-R,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,R)}),p.has(T)&&F(t,M(T,p),f-R-4*l,w(
n[T],T),{kind:_?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&gt(k,N-7*l,f+5*l,14*l),b.has(T)&&F(t,M(T,b),
e.y+e.height-4*l,A(T),{kind:_?"strong":"tiny",anchor:"middle",key:"score"}),m("title",{},`${D(c,T)}: score ${E(Number(s[T]),
3)}, weight ${S(Number(n[T]),2)}`))})];function x(k){return e.x+(k+.5)*h}function M(k,T){let N=T.get(k)??0;return Math.max(
e.x+N,Math.min(e.x+e.width-N,x(k)))}function w(k,T){return T===r?Ts(Number(k)):S(Number(k)).replace(" %","")}function A(k){
return E(Number(s[k])/o,k===r?2:1)}function v(k){let T=new Map;for(let{visit:N,half:_}of k){let R=Math.max(e.x+_,Math.min(
e.x+e.width-_,x(N)));[...T].every(([P,I])=>{let Z=Math.max(e.x+I,Math.min(e.x+e.width-I,x(P)));return Math.abs(R-Z)>=_+I+
3*l})&&T.set(N,_)}return T}}function fi(t,e){let n=[...Array(t.length).keys()].filter(s=>s!==e).sort((s,o)=>Number(t[o])-
Number(t[s]));return[e,...n]}var vt=L(()=>{"use strict";$();ee();ct();G();B()});function pi(t,e){let n=C(t);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>_h(t,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>Ch(t,s)}]}function _h(t,e){let{reading:n}=t,s=C(t),o=X(t,e),r=n.values(
"context"),a=H(t,o,W(`${D(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${E(Math.hypot(...r))}. Nothing else of the visit goes on.`)),i=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-a.height)/(64*s)))),c=Math.ceil(r.length/i),l=Math.min(120*s,(o.height-a.height-8*s)/i);return[
...Y(t,e,"The context"),...a.marks,Array.from({length:i},(h,u)=>{let f=r.subarray(u*c,(u+1)*c),d=o.width*f.length/c,g={...o,
y:o.y+a.height+8*s+u*l,width:d,height:Math.max(28*s,l-10*s)};return f.length>0&&m("g",{key:`line ${u}`},Dt(t,g,f,{colour:"\
stream",extent:pn(r),numbered:pe(t,[f],f,d),exact:y=>`Number ${u*c+y+1}: ${E(Number(f[y]),4)}`}))})]}function Ch(t,e){let{
reading:n}=t,s=C(t),o=X(t,e),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let a=H(t,o,W("Each reads the same numbers, through a mat\
rix of its own:"),"small");return[...Y(t,e,"What reads it"),...a.marks,r.length>0&&m("g",{key:"rows"},te(t,{...o,y:o.y+a.
height+6*s,height:o.height-a.height-6*s},r))]}var gi=L(()=>{"use strict";$();Nt();We();gn();vt();ct();G();B()});function ge(t,e,n,s,o){let r=`layers.${e}.heads.${n}`,a=t.values(`${r}.queries`),i=t.values(`${r}.keys`),c=a.length/t.count,
l=t.trace.interventions.scaling!==!1,h=be(Vt(a,s,c),Vt(i,o,c));return yi(h,l,null,t,o)}function yn(t,e,n,s){let o=Vt(t.values(
`layers.${e}.heads.${n}.scores`),s,t.count);return Ns(o,t.trace.interventions.attention_temperature??1)}function ye(t,e){
let n=t.values("pointer.query"),s=t.values("pointer.keys"),o=t.trace.interventions.pointer_scaling!==!1,r=t.has("pointer\
.bias")?Number(t.values("pointer.bias")[e]):null;return yi(be(n,Vt(s,e,n.length)),o,r,t,e)}function bn(t){return Ns(t.pointerScores,
t.trace.interventions.pointer_temperature??1)}function yi(t,e,n,s,o){let r=t.first.length,a=t.sum/(e?Math.sqrt(r):1)+(n??
0),i=s.visits[o]?.masked??!1;return{dot:t,width:r,isScaled:e,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:i,unmasked:a,score:i?Number.NEGATIVE_INFINITY:a}}function be(t,e){let n=Array.from(t,(s,o)=>s*e[o]);return{first:t,
second:e,products:n,sum:we(n)}}function Ns(t,e){let n=Array.from(t,Number).filter(Number.isFinite),s=Math.max(...n)/e,o=Math.
abs(s)>9?s:0,r=Array.from(t,c=>Math.exp(c/e-o)),a=we(r),i=r.map(c=>c/a);return{scores:t,temperature:e,shift:o,exponentials:r,
total:a,weights:i}}function Fe(t,e,n,s,o,r){if(!t.has(`${n}.mean`))return null;let a=t.trace.architecture.d_model,i=Number(
t.values(e)[o*a+r]),c=Number(t.values(`${n}.mean`)[o]),l=Number(t.values(`${n}.reciprocal_deviation`)[o]);return{x:i,mean:c,
reciprocal:l,standard:(i-c)*l,weight:Bt(t,`${s}.weight`,r),bias:Bt(t,`${s}.bias`,r),result:Number(t.values(n)[o*a+r])}}function $n(t,e,n,s){
let o=`transformer.layers.${e}.linear2`,r=t.trace.weights?.[`${o}.weight`],a=Bt(t,`${o}.bias`,s),i=et(t,`layers.${e}.fee\
d_forward.hidden`,n);return!r||a===null?null:{dot:be(i,Vt(r.values,s,i.length)),bias:a}}function bi(t,e,n){let s=t.trace.
weights?.["input_proj.weight"],o=Bt(t,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),a=n*r,i=t.
slices.map(({name:c,label:l})=>{let h=vs(t,c,e),u=be(h,s.values.subarray(a,a+h.length));return a+=h.length,{name:c,label:l,
dot:u}});return{parts:i,bias:o,sum:we(i.map(({dot:c})=>c.sum))+o}}function vs(t,e,n){let s=t.values(`inputs.${e}`);return Vt(
s,n,s.length/t.count)}function et(t,e,n){let s=t.values(e);return Vt(s,n,s.length/t.count)}function $e(t){if(!t.has("gat\
e.logit")||!t.has("gate.hidden"))return null;let e=t.values("gate.hidden"),n=t.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(t.values("gate.logit")[0]);return{hidden:e,dot:n?be(e,n.values):null,bias:Bt(t,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function qt(t,e){let n=t.values("context"),s=t.trace.weights?.["gen_head.weight"],o=s?be(n,Vt(
s.values,e,n.length)):null,r=Bt(t,"gen_head.bias",e),a=t.trace.tensors["generation.logits"]?.values,i=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:a?Number(a[e]):i}}function $i(t){let e=t.trace.tensors["generation.logits"]?.values;return e?
Ns(e,1):null}function xe(t,e){let{gate:n}=t,s=t.locations.flatMap((a,i)=>a===e?[i]:[]),o=t.hasPointer?we(s.map(a=>Number(
t.pointerWeights[a]))):0,r=Rh(t,e,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function Rh(t,e,n){if(!t.hasGeneration)return 0;let s=t.trace.location_probabilities.generation;
if(t.has("generation.probabilities")||s?.some(a=>a.location===e)||t.gate===1)return t.probabilityOf("generation",e);let r=t.
probabilityOf("final",e)-t.gate*n;return Math.max(0,r)/(1-t.gate)}function Bt(t,e,n){let s=t.trace.weights?.[e];return s?
Number(s.values[n]):null}function Vt(t,e,n){return t.subarray(e*n,(e+1)*n)}function we(t){return Array.from(t).reduce((e,n)=>e+
n,0)}var Lt=L(()=>{"use strict";$()});function He(t,e,{first:n,second:s,products:o},r){let a=C(t),i=o.length,c=i>Ph&&e.height>=176*a,l=c?34*a:0,h=(e.height-l)/
3,u=16*a,f=e.x+xi*a,d=e.width-xi*a,g=Ge(o),y=pe(t,[n,s,o],o,d,g),p=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${i} products`}],b=d/i,x=M=>`${E(
Number(n[M]),4)} × ${E(Number(s[M]),4)} = ${E(Number(o[M]),4)}`;return[m("rect",{key:"strongest",class:"strongest",x:f+
g*b-1,y:e.y+u,width:b+2,height:3*h-u-2*a,rx:3}),p.map(({letter:M,colour:w,values:A,title:v},k)=>{let T=e.y+k*h,N={x:f,y:T+
u,width:d,height:h-u-6*a};return m("g",{key:`row ${k}`},F(t,e.x,T+12*a,v,{kind:"small",also:"halo",width:e.width,key:"ti\
tle"}),F(t,e.x,T+u+.5*N.height+5*a,M,{also:`math letter ${w}-words`,key:"letter"}),Dt(t,N,A,{colour:w,numbered:y,chosen:g,
exact:x}))}),c&&Fh(t,{x:f,y:e.y+3*h,width:d,height:l},o)]}function Fh(t,{x:e,y:n,width:s},o){let r=C(t),a=s/o.length,i=Math.
max(Ih,Math.ceil(o.length/8));for(;i<o.length&&i*a<V(t,"−888.88","tiny");)i*=2;let c=Math.ceil(o.length/i);return m("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*i,(h+1)*i),[f,d]=[e+h*i*a+2,e+(h*i+u.length)*a-2],g=u.reduce(
(y,p)=>y+p,0);return[m("path",{key:`span ${h}`,class:"axis",d:`M${f} ${n}v${4*r}H${d}v${-4*r}`}),F(t,(f+d)/2,n+17*r,E(g,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function xn(t,e,n,s,o,r,a){let i=C(t),c=Hh(n,s,r),l=Gh(n,s,o,a.over),
h={x:e.x,y:0,width:e.width},u=H(t,h,c).height+H(t,h,l).height+10*i,f=132*i,d=Math.max(70*i,Math.min(.36*e.height,210*i)),
g=e.height-u-d>=f,y=Math.min(e.height-u-(g?d:0),276*i),p=e.height-u-y,b=H(t,{...h,y:e.y+y+4*i},c),x=H(t,{...h,y:e.y+y+b.
height+6*i},l);return[m("g",{key:"dot"},He(t,{...e,height:y},n.dot,r)),m("path",{key:"rule",class:"rule",d:`M${e.x} ${e.
y+y}H${e.x+e.width}`}),m("g",{key:"score steps"},b.marks),m("g",{key:"softmax steps"},x.marks),g&&m("g",{key:"softmax"},
di(t,{...e,y:e.y+y+u,height:p},s,o,a))]}function Hh({dot:t,width:e,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:a},{
temperature:i},[c,l]){let h=n?t.sum/Math.sqrt(e):t.sum,u=[...W("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${E(t.sum,2)}`,kind:"strong"}],n?[{text:`${ke}\
 ÷ √${e} = `},{text:E(h,2),kind:"strong"}]:[{text:`${ke} not divided by √${e}: scaling is off`}]];return s!==null&&
u.push(o?[{text:`${ke} no position bias: it is off`}]:[{text:`${ke} ${s<0?"−":"+"} ${E(Math.abs(s),2)} (position bias)\
 = `},{text:E(a,2),kind:"strong"}]),r?u.push([{text:`${ke} masked: `},{text:"−∞",kind:"strong"}]):i!==1&&u.push([{text:`${ke}\
 ÷ temperature ${jh(i)} = `},{text:E(a/i,2),kind:"strong"}]),u}function Gh({isMasked:t},e,n,s){let{scores:o,temperature:r,
shift:a,exponentials:i,total:c,weights:l}=e;if(t)return W("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/r-a,u=Number(i[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:E(h,2),isRaised:!0},{text:` = ${Pt(u)}\
;`}],[{text:`${Pt(u)} / ${Pt(c)} = `},{text:Ts(Number(l[n])),kind:"strong"},{text:","}],...W(`where ${Pt(c)} is the sum \
over ${s}${a?`, after ${E(a,2)}, the largest score, is subtracted from each`:""}.`)]}function Pt(t){if(t>=1e3)return Math.
round(t).toLocaleString("en");if(t>=100)return t.toFixed(0);if(t>=10)return t.toFixed(1);if(t>=.095)return t.toFixed(2);
if(t===0)return"0";let[e="",n=""]=t.toExponential(1).split("e");return`${e} × 10${Array.from(n,s=>Wh[s]??"").join("")}`}
function Ge(t){let e=0;for(let n=1;n<t.length;n++)Math.abs(Number(t[n]))>Math.abs(Number(t[e]))&&(e=n);return e}function jh(t){
return String(Math.round(1e3*t)/1e3)}var ke,xi,Ih,Ph,Wh,se=L(()=>{"use strict";$();We();vt();ct();G();B();ke="→",xi=30,
Ih=8,Ph=20,Wh=Object.fromEntries(Array.from("-0123456789",(t,e)=>[t,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[e]??""]))});function wi(t,e){let n=C(t),s=$e(t.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},rank:1,share:1.4,
marks:r=>Uh(t,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>Bh(t,r,s)}),o}function Uh(t,e,{
hidden:n,dot:s,bias:o,logit:r}){let a=C(t),i=X(t,e),c=s&&o!==null?[...W("Sum of the products"),[{text:"h",kind:"math que\
ry-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${E(s.sum,2)}`,kind:"strong"}],[{text:`→ ${o<0?"−":
"+"} ${E(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:E(r,2),kind:"strong"}]]:[...W("Each unit is multiplied by a \
learned weight; the sum and a bias give the"),[{text:"logit "},{text:E(r,2),kind:"strong"}]],l=H(t,{...i,y:0},c),h=lt(t,
i.x,i.y+i.height-10*a,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(i.height-l.height-36*a,450*a),
f=H(t,{...i,y:i.y+u+4*a},c),d=pe(t,[n],n,i.width);return[...Y(t,e,`${n.length} hidden units read the context`),m("g",{key:"\
dot"},s?He(t,{...i,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},{letter:"w",
words:"Weight of each unit",colour:"key"}]):Dt(t,{...i,height:u},n,{colour:"query",numbered:d})),...f.marks,h.mark]}function Bh(t,e,n){
let{reading:s}=t,o=C(t),r=X(t,e),{gate:a,trace:i}=s,c=H(t,{...r,y:0},d()),l=54*o,h={...r,x:r.x+34*o,width:r.width-48*o,y:r.
y+6*o,height:r.height-c.height-l-40*o},u=H(t,{...r,y:r.y+r.height-c.height-l-6*o},d());return[...Y(t,e,f()),n&&h.height>=
60*o&&m("g",{key:"curve"},g(h,n)),...u.marks,m("g",{key:"shares"},y({...r,y:r.y+r.height-l+8*o,height:22*o}))];function f(){
return i.gate.learned?"From the logit to the gate":i.interventions.only?"One path alone answers":typeof i.interventions.
gate=="number"?"A gate set by hand":"A fixed gate"}function d(){let{only:p}=i.interventions,b=[{text:`gate = ${a.toFixed(
3)}`,kind:"strong"}];if(!n){let w=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers:`:typeof i.interventions.
gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths count the same:";return[...W(w),b]}let x=[
[{text:"1 / (1 + e",kind:""},{text:E(-n.logit,2),isRaised:!0},{text:") = "},{text:n.learned.toFixed(3),kind:"strong"}]];
if(i.gate.learned)return[...x,...W(`is the gate: ${S(a,1)} of the answer comes from the pointer, ${S(1-a,1)} from genera\
tion.`)];let M=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers, so that the gate is ${a.toFixed(2)}.`:`\
It is set by hand to ${a.toFixed(3)}.`;return[...W(M),...W("As learned it would be"),...x]}function g(p,{logit:b,learned:x}){
let M=Math.max(Dh,Math.ceil(Math.abs(b))),w=R=>p.x+(R+M)/(2*M)*p.width,A=p.y+p.height,v=R=>A-R*p.height,k=Array.from({length:61},
(R,j)=>{let P=-M+j/30*M;return`${w(P).toFixed(1)} ${v(1/(1+Math.exp(-P))).toFixed(1)}`}),[T,N]=[w(b),v(x)],_=b>0;return[
m("path",{key:"axes",class:"axis",d:`M${p.x} ${p.y}V${A}H${p.x+p.width}M${p.x} ${v(.5)}H${p.x+p.width}`}),[0,.5,1].map(R=>F(
t,p.x-6*o,v(R)+4*o,R===.5?"0.5":String(R),{kind:"tiny",anchor:"end",key:`share ${R}`})),[-M,0,M].map(R=>F(t,w(R),A+15*o,
E(R,0),{kind:"tiny",anchor:"middle",key:`logit ${R}`})),F(t,(w(0)+w(-M))/2,A+15*o,"logit",{kind:"tiny",anchor:"middle",key:"\
axis"}),m("path",{key:"line",class:"curve",d:`M${k.join("L")}`}),m("path",{key:"lead",class:"lead",d:`M${T} ${A}V${N}H${p.
x}`}),m("circle",{key:"point",class:"point",cx:T,cy:N,r:5.5*o}),F(t,T+(_?-10:10)*o,_?Math.max(N-6*o,p.y+9*o):N-8*o,x.toFixed(
2),{kind:"strong",anchor:_?"end":void 0,key:"value"})]}function y(p){let b=a*p.width;return[m("rect",{key:"pointer",class:"\
bar pointer",x:p.x,y:p.y,width:b,height:p.height}),m("rect",{key:"generation",class:"bar generation",x:p.x+b,y:p.y,width:p.
width-b,height:p.height}),F(t,p.x,p.y+p.height+15*o,`pointer ${S(a,1)}`,{kind:"small",key:"of pointer"}),F(t,p.x+p.width,
p.y+p.height+15*o,`generation ${S(1-a,1)}`,{kind:"small",anchor:"end",key:"of generation"})]}}var Dh,ki=L(()=>{"use stri\
ct";$();Nt();Lt();se();We();ct();G();B();Dh=6});function yt(t,e,n,{largest:s,most:o=Ai,isOrdered:r=!1,isWalked:a=!1}={}){let i=C(t),c=Math.max(1,Math.floor(e.height/(Mi*
i))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*i,e.height/(h.length+Number(l))),f=u>=30*i,d=Math.max(
1,Math.ceil(Mi*i/u)),g=h.findIndex(({isChosen:k})=>k),y=u>=13*i&&h.some(({category:k})=>k!==void 0),p=y?22*i:0,b=Math.max(
...h.map(({text:k})=>V(t,k,"strong")))+8*i,x=Math.max(0,...h.map(({beside:k=""})=>k?V(t,k,"small")+10*i:0)),M=Math.max(...h.
map(({label:k,says:T=""})=>Math.max(V(t,k,"strong"),f?V(t,T,"small"):0)))+8*i,w=Math.min(M,.58*(e.width-p-b-x)),A={x:e.x+
p+w,width:Math.max(1,e.width-p-w-b-x)},v=s??(Math.max(...h.map(({parts:k})=>k.reduce((T,{value:N})=>T+Math.abs(N),0)))||
1);return[h.map((k,T)=>{let N=e.y+(T+.5)*u,_=T===g||(h.length-1-T)%d===0&&(g<0||Math.abs(T-g)>=d),R=A.x,j=Math.min(.62*u,
.42*o*i);return m("g",{key:k.key,class:`${k.open?"part ":""}choice row${k.isChosen?" here":""}${k.isOff?" off":""}`,"dat\
a-open":k.open??null,role:k.open?"button":null,tabindex:k.open?a&&!k.isChosen?"-1":0:null,"aria-label":k.open?`${k.label}\
: ${k.text}`:null},m("rect",{key:"ground",class:"ground",x:e.x-3*i,y:N-u/2,width:e.width+6*i,height:u,rx:4}),y&&(_||u>=17*
i)&&k.category!==void 0&&gt(k.category,e.x,N-7.5*i,15*i),_&&F(t,e.x+p,N+(f&&k.says?-2:4.5)*i,k.label,{kind:k.isChosen?"s\
trong":"label",width:w-6*i,key:"name"}),f&&k.says&&F(t,e.x+p,N+12.5*i,k.says,{kind:"small",width:w-6*i,key:"says"}),k.parts.
map(({value:P,colour:I},Z)=>{let nt=Math.abs(P)/v*A.width,st=m("rect",{key:`part ${Z}`,class:`bar ${I}${P<0?" negative":
""}${k.isChosen?" chosen":""}`,x:R,y:N-j/2,width:Math.max(.5,Math.min(A.width,nt)-(k.parts.length>1&&nt>2?.8:0)),height:Math.
max(1,j)});return R+=nt,st}),_&&k.beside&&F(t,e.x+e.width-b,N+4.5*i,k.beside,{kind:"small",anchor:"end",key:"beside"}),_&&
F(t,e.x+e.width,N+4.5*i,k.text,{kind:k.isChosen?"strong":"label",anchor:"end",key:"value"}),k.exact&&m("title",{},k.exact))}),
l&&F(t,e.x,e.y+(h.length+.5)*u+4.5*i,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function Me(t,e,n,s=Ai){
return Math.min(s*C(t)*n,e.height)}var Mi,Ai,Ae=L(()=>{"use strict";$();ee();ct();G();Mi=14,Ai=34});function Ei(t,e){let n=C(t);return[{key:"places",least:{width:300*n,height:230*n},rank:e.isLeaf?1:0,marks:s=>Vh(t,s,e)},
{key:"logit",least:{width:320*n,height:260*n},rank:e.isLeaf?0:1,share:1.3,marks:s=>qh(t,s,e)}]}function Vh(t,e,n){let{reading:s}=t,
o=C(t),r=X(t,e),i=(s.trace.location_probabilities.generation??[]).map(({location:f,probability:d})=>{let{label:g,category:y}=s.
nameOf(f),{logit:p}=qt(s,f);return{key:`place ${f}`,label:g,category:y,parts:[{value:d,colour:"generation"}],beside:p===
null?"":E(p,2),text:S(d,1),open:`generation.${f}`,isChosen:f===n.location,exact:`${g}: ${p===null?"":`logit ${E(p,4)}, `}\
probability ${S(d,3)}`}}),c=s.trace.architecture.locations,l=H(t,r,W(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=lt(t,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...Y(t,e,"What the generation head expects"),...l.marks,m("g",{key:"\
rows"},yt(t,u,i,{isWalked:!0})),h.mark]}function qh(t,e,{location:n}){let{reading:s}=t,o=C(t),r=X(t,e),{label:a}=s.nameOf(
n),{dot:i,bias:c,logit:l}=qt(s,n),h=$i(s),u=s.probabilityOf("generation",n),f=[];if(i&&c!==null&&f.push(...W("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${E(i.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${E(Math.abs(c),2)} (bias) =`}]),l!==null&&f.push([{text:"logit "},{text:E(
l,2),kind:"strong"}]),h){let y=Number(h.exponentials[n]),p=Number(h.scores[n])-h.shift;f.push([{text:"→ e",kind:""},{text:E(
p,2),isRaised:!0},{text:` = ${Pt(y)};`}],[{text:`${Pt(y)} / ${Pt(h.total)} = `},{text:S(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...W(`${Pt(h.total)} is the sum over the whole list${h.shift?`, after ${E(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else f.push(...W("→ softmax over the whole list:"),[{text:S(u,1),kind:"strong"}]);
let d=H(t,{...r,y:0},f),g=i?Math.min(r.height-d.height-8*o,450*o):0;return[...Y(t,e,`How does it score ${a}?`),i&&m("g",
{key:"dot"},He(t,{...r,height:g},i,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${a}`,colour:"key"}])),...H(t,{...r,y:r.y+g+(i?6*o:0)},f).marks]}var Si=L(()=>{"use strict";$();
Nt();Lt();Ae();se();ct();G();B()});function Ni(t,e){let n=e.type/Cs,s=46*n,o=e.height-98*n,r=Rs(t.count,s,o,zh,n),a=e.width>=1180*n,i=e.width>=1040*n&&t.layers<=
3,c=Yh(t,a,n),l=i?62*n:0,h=i?l+22*n:16*n,u=e.width-2*je-Oi(Object.values(c)),[f,d]=[s+12*n,e.height-4*n],g=Kh(t.heads,u/
t.layers-h,d-f,n),y=g.columns*(g.side+wn*n)-wn*n,p=t.heads>0?y+h:h,b=Math.max(0,u-t.layers*p);c.visits+=Math.min(.3*b,90*
n),c.answer+=Math.min(.2*b,80*n),c.flow+=Math.min(.1*b,50*n),c.leave+=Math.min(.1*b,50*n);let x=e.width-2*je-Oi(Object.values(
c))-t.layers*p,M=Math.min(x,t.hasPointer?220*n:60*n);c.bands+=M;let w=(x-M)/t.layers,A={x:je,width:c.visits},v=je+c.visits+
12*n,k=a?{x:v,width:c.slices}:null;k&&(v+=c.slices+12*n);let T=Array.from({length:t.layers},(z,ot)=>{let tt=v+ot*(p+w);return{
x:tt,width:y,maps:Xh(t.heads,tt,f,d,g,n),stream:i?tt+(t.heads>0?y+10*n:0):null}});v+=t.layers*(p+w);let N=e.width-je,_=N-
c.answer,R=_-c.leave-c.gate,j=v+c.scores+c.weights+8*n,P=R-c.flow-Q,I=Math.min(190*n,.24*e.height),Z=t.hasGate?.56*e.height:
(s+o)/2,nt=_s*n,st=t.hasPointer?e.height-I-Ue*nt-6:(s+o-I)/2-nt;return{size:e,type:e.type,rows:r,visits:A,slices:k,layers:T,
streamWidth:l,scores:v+c.scores,weights:v+c.scores+c.weights,ribbons:j,places:P,gate:R,gateWidth:c.gate,answers:{most:o-
s<330?De-1:De,top:s,bottom:o+60*n,x:_,right:N,segment:_-Q},right:N,top:s,bottom:o,full:I,across:{visits:r.map(({y:z})=>z),
starts:[s-12*n,e.height-8],places:{room:[s+16*n,t.hasGeneration?st-12*n:o],gap:22*n},generation:{start:st,gap:nt},gate:Z-
I/2},bands:{ribbon:(z,ot,tt)=>Ls(j,z,P,ot,tt),into:(z,ot,tt)=>Ls(P+Q,z,R,ot,tt),out:(z,ot,tt)=>Ls(R+c.gate,z,_-Q,ot,tt)}}}
function Ls(t,e,n,s,o){return o?Gt(t,e,n,s):Gt(t,e,t,e)}function Yh({hasPointer:t,hasGate:e},n,s){return{visits:(n?224:176)*
s,slices:(n?110:0)*s,gaps:(n?24:12)*s,scores:40*s,weights:t?46*s:150*s,bands:t?112*s:0,bar:Q,flow:(e?60:80)*s,gate:e?18*
s:0,leave:e?46*s:0,answer:(n?152:140)*s}}function Oi(t){return t.reduce((e,n)=>e+n,0)}function Rs(t,e,n,{least:s,most:o,
lane:r},a){let i=n-e,c=t,l=0,h=Math.min(o*a,i/t);h<s*a&&(l=Math.max(r,Math.min(6*a,.35*i/t)),h=(s+2)*a,c=Math.max(1,Math.
floor((i-t*l)/(h-l))),h=(i-(t-c)*l)/c);let u=e;return Array.from({length:t},(f,d)=>{let g=d>=t-c,y=g?h:l;return u+=y,{y:u-
y/2,height:y,isFull:g}})}function Kh(t,e,n,s){let o={columns:1,side:0};if(t===0)return o;for(let r of[1,2,4]){let a=n/Math.
ceil(t/r)-Ti*s,i=Math.min(a,(e-(r-1)*wn*s)/r);i>o.side&&(o={columns:r,side:i})}return o}function Xh(t,e,n,s,{columns:o,side:r},a){
let i=Math.ceil(t/o),c=Math.min((s-n)/i,r+2.2*Ti*a);return Array.from({length:t},(l,h)=>({x:e+h%o*(r+wn*a),y:n+Math.floor(
h/o)*c,side:r}))}function kn(t,e,n,s){let o=[];for(let[i,{wish:c,length:l}]of t.entries())for(o.push({first:i,last:i,wish:c-
l/2,length:l});;){let h=o.at(-1),u=o.at(-2);if(!h||!u||a(u)+u.length+e<=a(h))break;let[f,d]=[u.last-u.first+1,h.last-h.first+
1];u.wish=(f*u.wish+d*(h.wish-u.length-e))/(f+d),u.length+=e+h.length,u.last=h.last,o.pop()}let r=[];for(let i of o){let c=a(
i);for(let l=i.first;l<=i.last;l++)r.push(c),c+=Number(t[l]?.length)+e}return r;function a({wish:i,length:c}){return Math.
max(n,Math.min(s-c,i))}}var je,wn,Ti,Q,Ue,_s,De,zh,Cs,zt=L(()=>{"use strict";$();G();je=20,wn=8,Ti=19,Q=8,Ue=3,_s=4,De=4,
zh={least:13.5,most:38,lane:3},Cs=13});function Ws(t,e,n){let s=n/Cs,[o,r]=[vi,e-vi],a=Rs(t.count,o,r,Zh,s).map(({y:_,height:R,isFull:j})=>({x:_,width:R,isFull:j})),
i=Number(a.at(-1)?.width)>=Qh*s,c={top:50*s,height:(i?86:54)*s,hasNames:i},l=c.top+c.height+Mn*s,h=l+(q.title+q.inputs+Mn)*
s,u=[];for(let _=0;_<t.layers;_++){let R=tu(t.heads,o,r,h+q.title*s,s),j=R.at(-1),I=(j?j.y+j.side+8*s:h)+q.title*s;u.push(
{y:h,maps:R,stream:I}),h=I+(q.bars+Mn)*s}let f=eu(t,o,h+q.title*s,r-o,s),d=Math.ceil(t.values("context").length/f.columns)*
f.cell,g=h+q.title*s+Math.max(d,20*s)+Mn*s,y=g+(t.hasPointer?(q.title+q.scores)*s:0),p=y+(t.hasPointer?170:96)*s,b=p+Q+((t.
hasPointer?q.names:0)+(t.hasGate?48:30))*s,x=t.hasGate?28*s:0,M=nu(t,r-o,s),w=_s*s,A=r-M-Ue*w,v=Math.max(78*s,M/2+6),k=b+
x+34*s,T=r-M-16*s,N={most:De,top:k,bottom:k+(De+1)*v,x:o-6*s,right:T-8*s,segment:T};return{size:{width:e,height:N.bottom+
Math.max(0,(M-v)/2)+8*s,type:n},type:n,left:o,right:r,columns:a,chips:c,inputs:l,layers:u,context:f,pointer:g,ribbons:y,
places:p,gate:b,gateHeight:x,answers:N,full:M,across:{visits:a.map(({x:_})=>_),starts:[o,r],places:{room:[o,t.hasGeneration?
A-2*Li*s:r],gap:Li*s},generation:{start:A,gap:w},gate:r-M},bands:{ribbon:(_,R,j)=>Ps(y,_,p,R,j),into:(_,R,j)=>Ps(p+Q,_,b,
R,j),out:(_,R,j)=>j?Qr(b+x,_,T+Q,R):Ps(b+x,_,b,_,!1)}}}function Ps(t,e,n,s,o){return o?ws(t,e,n,s):ws(t,e,t,e)}function tu(t,e,n,s,o){
let r=[4,3,2].find(l=>t%l===0)??Math.min(t,4),a=(n-e+Is*o)/r,i=Math.min(a-Is*o,Jh*o),c=Math.max(At,40*o);return Array.from(
{length:t},(l,h)=>({x:e+h%r*a,y:s+c+Math.floor(h/r)*(i+c+Is*o),side:i,touch:At}))}function eu(t,e,n,s,o){let{length:r}=t.
values("context"),a=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:e,y:n,columns:a,cell:Math.min(11*o,(s-12*
o)/a)}}function nu({hasGate:t},e,n){return Math.min(170*n,t?(e-82*n)/2:.4*e)}var At,q,vi,Zh,Qh,Is,Jh,Mn,Li,Yt=L(()=>{"us\
e strict";$();G();zt();At=44,q={title:26,bars:34,inputs:64,scores:52,names:56},vi=16,Zh={least:20,most:110,lane:1},Qh=62,
Is=8,Jh=160,Mn=16,Li=6});function Hs({isOwnScale:t}){return t?"Same scale for all heads":"Own scale for each head"}function An(t,e,n,s){let{reading:o,
isOwnScale:r,stage:a}=t;if(!o.heads)return null;let i=a.type/13,c=r?s?"own largest":"largest of each head":S(o.largestWeight),
l=60*i,h=e+12*i,u=[m("text",{class:"small",x:e,y:n},"0"),m("image",{class:"map",href:jt(su,Fs,t.scale),x:h,y:n-9*i,width:l,
height:9*i,preserveAspectRatio:"none"}),m("rect",{class:"map-frame",x:h,y:n-9*i,width:l,height:9*i}),m("text",{class:"sm\
all",x:h+l+5*i,y:n},c)],f=Hs(t),d={"data-act":"scale",role:"button",tabindex:"0","aria-label":`Colours of the head maps \
go from 0 to ${r?"the largest weight of each head":c}. ${f}`};if(s){let y=17*i+l+U(c,12.5*i),p=m("rect",{class:"ground",
x:e-6*i,y:n+14*i-At,width:y+12*i,height:At});return m("g",{key:"scale",class:"switch",...d},p,u)}let g=U(f,12.5*i)+16*i;
return m("g",{key:"scale"},m("text",{class:"small",x:e,y:n-17*i},"Weights in the maps of heads"),u,m("g",{key:"switch",class:"\
switch",...d},m("rect",{class:"handle stays",x:e,y:n+8*i,width:g,height:19*i,rx:9.5*i}),m("text",{class:"handle-words st\
ays",x:e+8*i,y:n+21.5*i},f)))}var Fs,su,En=L(()=>{"use strict";$();G();Yt();B();Pe();Fs=64,su=Float32Array.from({length:Fs},
(t,e)=>e/(Fs-1))});function Ci(t,e){let n=C(t),s=t.stage.size.width>=600*n,o=Math.min(t.reading.count*14,170),r=Math.max(200,Math.min(t.reading.
count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:e.isLeaf?1:0,share:1.2,marks:a=>iu(
t,a,e)},{key:"cell",least:{width:330*n,height:300*n},rank:e.isLeaf?0:1,marks:a=>lu(t,a,e)}]}function iu(t,e,n){let{reading:s,
isOwnScale:o}=t,{layer:r,head:a,query:i,visit:c}=n,l=C(t),{count:h}=s,u=s.weights(r,a),f=s.isRemoved(r,a)||s.isSkipped(r,
"attention"),d=o?Math.max(...u)||1:s.largestWeight,g=cu(t,e,n,f),y=Math.min(.36*e.width,190*l),p=e.y+42*l,[b,x]=[e.width-
y,e.height-44*l-g.height],M=e.width<600*l?1.9:1.15,w={width:b/h,height:Math.min(x/h,M*b/h)},A={x:e.x+y,y:p,width:b,height:w.
height*h},v=`layers.${r}.heads.${a}`,k=w.height>=30*l,T=au(w.height,13*l);return[F(t,e.x,e.y+15*l,y>=150*l?"The visit th\
at asks":"Who asks",{kind:"strong",width:y-8*l}),m("g",{key:"columns"},N()),m("g",{key:"rows"},_()),m("image",{key:"weig\
hts",class:"map",href:jt(u.map(P=>P/d),h,t.scale),...A,preserveAspectRatio:"none",opacity:f?.3:1}),m("rect",{key:"frame",
class:"map-frame",...A}),m("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${a}`},R()),m("rect",
{key:"column",class:"chosen-column",x:A.x+c*w.width,y:e.y,width:w.width,height:A.y+A.height-e.y,rx:3}),m("rect",{key:"ro\
w",class:"chosen-row",x:e.x-3,y:A.y+i*w.height,width:e.width+3,height:w.height,rx:3}),m("rect",{key:"cell",class:"chosen\
-cell",x:A.x+c*w.width,y:A.y+i*w.height,width:w.width,height:w.height}),g.at(A.y+A.height)];function N(){let P=w.width>=
14*l,I=Math.min(15*l,w.width-3*l),Z=w.width>=30*l,nt=A.x;return s.visits.map((st,z)=>{let ot=String(pt[st.weekday]),tt=st.
weekday!==s.visits[z-1]?.weekday,_t=A.x+z*w.width,ae=V(t,ot,"tiny"),Uo=!P&&tt&&_t>=nt&&_t+ae<=A.x+A.width;Uo&&(nt=_t+ae+
4*l);let es=A.x+(z+.5)*w.width;return m("g",{key:`column ${z}`,class:`part choice${z===c?" here":""}${st.masked?" off":""}`,
"data-open":`${v}.${i}.${z}`,role:"button",tabindex:"-1","aria-label":`Read from visit ${z+1}: ${D(s,z)}${st.masked?", m\
asked":""}`},m("rect",{class:"ground",x:A.x+z*w.width,y:e.y,width:w.width,height:42*l}),P&&gt(st.category,es-I/2,e.y+(Z?
0:22)*l,I),Uo&&F(t,_t,e.y+38*l,ot,{kind:"tiny",key:"weekday"}),Z&&[F(t,es,e.y+26*l,ot,{kind:"tiny",anchor:"middle",key:"\
day"}),F(t,es,e.y+38*l,w.width>=40*l?at(st.start_minute):`${Math.floor(st.start_minute/60)} h`,{kind:"tiny",anchor:"midd\
le",key:"hour"})],m("title",{},D(s,z)))})}function _(){return s.visits.map((P,I)=>{let Z=A.y+(I+.5)*w.height,nt=I===i,st=nt||
(h-1-I)%T===0&&Math.abs(I-i)>=T,z=Math.min(18*l,w.height-1.5*l),ot=w.height>=12*l,tt=e.x+(ot?z+10*l:4*l),_t=A.x-tt-6*l,ae=nt||
k?"strong":"label";return m("g",{key:`row ${I}`,class:`part choice${nt?" here":""}`,"data-open":`${v}.${I}.${c}`,role:"b\
utton",tabindex:"-1","aria-label":`Visit ${I+1} asks: ${D(s,I)}`},m("rect",{class:"ground",x:e.x,y:Z-w.height/2,width:y,
height:w.height}),ot&&gt(P.category,e.x+3*l,Z-z/2,z),st&&F(t,tt,Z+(k?-2:4.5)*l,P.label,{kind:ae,width:_t,key:"name"}),k&&
F(t,tt,Z+12*l,`${Ut(s,I)} · ${mi(s,I)}`,{kind:"small",width:_t,key:"when"}),m("title",{},D(s,I)))})}function R(){let P=[];
for(let I=0;I<h;I++){if(h>_i&&I!==i){P.push(m("rect",{key:`row ${I}`,class:"cell",x:A.x,y:A.y+I*w.height,width:A.width,height:w.
height,"data-open":`${v}.${I}.${c}`},m("title",{},D(s,I))));continue}for(let Z=0;Z<h;Z++)P.push(j(I,Z))}return P}function j(P,I){
let Z=Number(u[P*h+I]),[nt,st]=[A.x+I*w.width,A.y+P*w.height],z=P===i&&I===c,ot=String(Math.round(100*Z)),tt=ae=>w.width>=
V(t,ot.padStart(2,"0"),ae)+2*l,_t=(Z>=ou||P===i)&&w.height>=13*l&&tt("tiny");return m("g",{key:`${P} ${I}`,class:"cell"},
m("rect",{key:"cell",x:nt,y:st,width:w.width,height:w.height,"data-open":`${v}.${P}.${I}`,role:"button",tabindex:z?0:"-1",
"aria-current":z?"true":null},m("title",{},`${D(s,P)} reads ${S(Z,1)} from ${D(s,I)}`)),_t&&F(t,nt+w.width/2,st+w.height/
2+4.5*l,ot,{kind:Z/d>=.3&&tt("strong")?"strong":"tiny",anchor:"middle",also:Z/d>=ru&&!f?"on-dark":"on-light",key:"weight"}))}}
function au(t,e){return Math.max(1,Math.ceil(e/t))}function cu(t,e,{layer:n,head:s,query:o,isLeaf:r},a){let{canAct:i,reading:c}=t,
l=C(t),h=c.isRemoved(n,s),u=e.height>=330*l,f=`layers.${n}.heads.${s}`,g=[i&&{text:h?"Switch head on":"Switch head off",
attributes:{"data-act":"head","data-part":f},isPressed:h},r?{text:"More about query and keys",attributes:{"data-more":"n\
eurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"More about this head",attributes:{"data-more":"\
head","data-layer":n,"data-head":s},isButton:!1},{text:Hs(t),attributes:{"data-act":"scale"}}].filter(x=>x!==!1),y=a?"Sw\
itched off: these weights would have been used.":`Columns: the visit it reads from. ${c.count>_i?"Darker is more; each r\
ow adds up to 100 %.":"Values in %; each row adds up to 100."}`,p=u?W(y):[],b=H(t,{...e,y:0},p,"small").height;return{height:b+
40*l,at(x){let M=e.x,w=[];for(let{text:A,attributes:v,...k}of g){let T=lt(t,M,x+b+22*l,A,v,k);M+T.width>e.x+e.width||(w.
push(T.mark),M+=T.width+10*l)}return[m("g",{key:"explained"},H(t,{...e,y:x+3*l},p,"small").marks),m("g",{key:"controls"},
w)]}}}function lu(t,e,{layer:n,head:s,query:o,visit:r}){let{reading:a}=t,i=o===a.count-1?"the last visit":`visit ${o+1}`,
c=o===r?"itself":ne(a,r);return[...Y(t,e,`How much does ${i} read from ${c}?`,`${i.charAt(0).toUpperCase()}${i.slice(1)}\
 reads ${c}`),m("g",{key:"worked"},xn(t,X(t,e),ge(a,n,s,o,r),yn(a,n,s,o),r,[{letter:"q",words:`Query of ${D(a,o)}`,colour:"\
query"},{letter:"k",words:`Key of ${D(a,r)}`,colour:"key"}],{colour:"attention-bar",over:`all ${a.count} visits of this \
row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var _i,ou,ru,Ri=L(()=>{"use strict";$();ee();Nt();Lt();se();vt();ct();
En();G();B();Pe();_i=24,ou=.045,ru=.6});function Pi(t,e){let n=C(t);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>hu(t,s,e)},...t.
reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>uu(t,s,e)}]:[]]}function hu(t,e,{location:n}){
let{reading:s}=t,o=C(t),r=xe(s,n),{gate:a,pointer:i,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,[f,d]=[
a.toFixed(2),(1-a).toFixed(2)],g=s.pointerWeights,y=[],p=T=>r.visits.map(N=>({value:T*Number(g[N]),colour:"pointer"}));s.
hasPointer&&y.push({key:"pointer",label:"Pointer",parts:p(1),text:bt(i),open:"pointer"}),s.hasGate&&y.push({key:"from po\
inter",label:`× gate ${f}`,parts:p(a),text:bt(l),open:"gate"}),s.hasGeneration&&y.push({key:"generation",label:"Generat\
ion",parts:[{value:c,colour:"generation"}],text:bt(c),open:`generation.${n}`}),s.hasGate&&y.push({key:"from generation",
label:`× (1 − ${f})`,parts:[{value:h,colour:"generation"}],text:bt(h),open:"gate"}),y.push({key:"answer",label:"Answe\
r",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:T})=>T>0),text:bt(u),isChosen:!0});let b=X(
t,e),x=s.hasGate?[[{text:`${f} × ${bt(i)} = ${bt(l)}`}],...W("come from the pointer,"),[{text:`${d} × ${bt(c)} = ${bt(
h)}`}],...W("from generation. Together:"),[{text:bt(u),kind:"strong"},{text:"."}],...W("All bars have one scale.")]:[...W(
`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],M=H(t,{...b,y:0},
x),w={...b,height:b.height-M.height-44*o},A=Me(t,w,y.length,Ii),v=H(t,{...b,y:b.y+A+8*o},x),k=lt(t,b.x,b.y+b.height-10*o,
"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...Y(t,e,`How probable is ${s.nameOf(n).label}?`),
m("g",{key:"rows"},yt(t,w,y,{most:Ii})),...v.marks,k.mark]}function uu(t,e,{location:n}){let{reading:s}=t,o=C(t),{visits:r,
pointer:a}=xe(s,n),i=X(t,e),c="Its visits";if(r.length===0){let p=W("None of the visits is here, so the pointer cannot c\
hoose it.");return[...Y(t,e,c),...H(t,i,p).marks]}let l=s.pointerWeights,h=r.map(p=>({key:`visit ${p}`,label:`${Ut(s,p)}\
 (visit ${p+1})`,parts:[{value:Number(l[p]),colour:"pointer"}],text:bt(Number(l[p])),open:`pointer.${p}`,isOff:s.visits[p]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",f=[...W(u),[{text:bt(a),kind:"strong"},
{text:"."}]],d=H(t,{...i,y:0},f),g={...i,height:i.height-d.height-8*o},y=Me(t,g,h.length);return[...Y(t,e,c),m("g",{key:"\
rows"},yt(t,g,h,{isOrdered:!0})),...H(t,{...i,y:i.y+y+6*o},f).marks]}function bt(t){return S(t,t>=.01||t===0?1:t>=1e-5?3:
5)}var Ii,Wi=L(()=>{"use strict";$();Nt();Lt();Ae();vt();ct();G();B();Ii=56});function Fi(t,e){let n=C(t);return[{key:"visits",least:{width:300*n,height:250*n},rank:e.isLeaf?1:0,share:.8,marks:s=>fu(
t,s,e)},{key:"score",least:{width:330*n,height:300*n},rank:e.isLeaf?0:1,share:1.6,marks:s=>mu(t,s,e)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>du(t,s)}]}function fu(t,e,n){let{reading:s}=t,o=C(t),r=X(t,e),a=H(t,r,
W("A score for each visit, and its weight after the softmax."),"small"),i=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((f,d)=>({key:`visit ${d}`,label:f.label,says:Ut(s,d),category:f.category,parts:[{value:Number(c[d]),colour:"pointer"}],
beside:E(Number(i[d]),2),text:S(Number(c[d]),1),open:`pointer.${d}`,isChosen:d===n.visit,isOff:f.masked,exact:`${D(s,d)}\
: score ${E(Number(i[d]),4)}, weight ${S(Number(c[d]),2)}`})),h=lt(t,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+a.height+4*o,height:r.height-a.height-34*o};return[...Y(t,e,"What the p\
ointer reads"),...a.marks,m("g",{key:"rows"},yt(t,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function mu(t,e,{visit:n}){let{
reading:s}=t;return[...Y(t,e,`How does the pointer score ${ne(s,n)}, ${Ut(s,n)}?`,`Score of ${ne(s,n)}`),m("g",{key:"wor\
ked"},xn(t,X(t,e),ye(s,n),bn(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${D(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function du(t,e){let{reading:n}=t,s=C(t),o=X(t,e),r=n.pointerWeights,a=H(t,o,W("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),i=n.pointedPlaces.map(({location:h,label:u,category:f,probability:d,
visits:g})=>({key:`place ${h}`,label:g.length>1?`${u} (${g.length})`:u,category:f,parts:g.map(y=>({value:Number(r[y]),colour:"\
pointer"})),text:S(d,1),open:h>1?`places.${h}`:null,exact:`${g.map(y=>S(Number(r[y]),2)).join(" + ")} = ${S(d,2)}`})),c={
...o,y:o.y+a.height+6*s,height:o.height-a.height-36*s},l=lt(t,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...Y(t,e,"Sums per place"),...a.marks,m("g",{key:"rows"},yt(t,c,i)),l.mark]}var Hi=L(
()=>{"use strict";$();Nt();Lt();Ae();se();vt();ct();G();B()});function Gi(t,e){let n=C(t),s=ji(t.reading,e).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:e.
number===null?0:1,share:1.5,marks:o=>pu(t,o,e)},{key:"number",least:{width:320*n,height:250*n},rank:e.number===null?1:0,
marks:o=>gu(t,o,e)}]}function Tn(t,{layer:e,visit:n,number:s}){return s??Ge(et(t,`layers.${e}.residual_out`,n))}function ji(t,{
layer:e,visit:n}){let s=`layers.${e}`,o=t.has(`${s}.attention_out`),r=t.trace.interventions.residuals!==!1,a=u=>t.isSkipped(
e,u),i=[],c=(u,f,d,g="plain")=>{let y=et(t,`${s}.${u}`,n),p=`length ${E(Math.hypot(...y))}`;i.push({key:u,title:f,says:d||
p,values:y,colour:g})},l=(u,f)=>r?a(u)?"unchanged":"":a(u)?"nothing":`${f} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",a("attention")?"skipped":"",a("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",a("feed_forward")?"skipped":"",a("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),i;function h(u){if(!t.has(`${s}.${u}\
.mean`))return"off: unchanged";let f=Number(t.values(`${s}.${u}.mean`)[n]),d=1/Number(t.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${E(f,2)}, deviation ${E(d,2)}`}}function pu(t,e,n){let{reading:s}=t,{layer:o,visit:r}=n,a=C(t),
i=X(t,e),c=Tn(s,n),l=ji(s,n),h={...i,height:i.height-34*a},u=r===s.count-1,f=i.x,d=[],g=(y,p,b=!0)=>{let x=lt(t,f,i.y+i.
height-10*a,y,p,{isButton:b});f+x.width>i.x+i.width||(d.push(x.mark),f+=x.width+10*a)};return r>0&&g("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||g("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),g("More about the \
layers",{"data-more":"layers"},!1),[...Y(t,e,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${D(s,r)}`,`Layer ${o}\
: ${D(s,r)}`),m("g",{key:"rows"},te(t,h,l,{chosen:c,open:y=>`layers.${o}.stream.${r}.${y}`})),m("g",{key:"controls"},d)]}
function gu(t,e,n){let{reading:s}=t,{layer:o,visit:r}=n,a=C(t),i=Tn(s,n),c=X(t,e),{y:l}=c,h=[];for(let f of yu(s,o,r,i)){
let d=H(t,{...c,y:l},f);if(l+d.height>c.y+c.height)break;h.push(...d.marks),l+=d.height+4*a}let u={...c,y:l+6*a,height:c.
y+c.height-l-6*a};return[...Y(t,e,`Number ${i+1} of ${s.trace.architecture.d_model}, worked out`),m("g",{key:"lines"},h),
u.height>=90*a&&m("g",{key:"units"},bu(t,u,o,r,i))]}function yu(t,e,n,s){let o=`layers.${e}`,r=`transformer.layers.${e}`,
a=h=>Number(et(t,`${o}.${h}`,n)[s]),i=t.trace.interventions.residuals!==!1,c=[[...W("Comes in:"),On(a("residual_in"))]];
return t.has(`${o}.attention_out`)&&(c.push(Sn("Norm 1:",Fe(t,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",a("residual_in"),a("attention_out"),a("residual_mid"),t.isSkipped(e,"attention")))),c.push(Sn("Norm\
 2:",Fe(t,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",a("residual_mi\
d"),a("feed_forward.out"),a("residual_out"),t.isSkipped(e,"feed_forward"))),c;function l(h,u,f,d,g){let y=g?"0 (skipped)":
E(Math.abs(f),2);return i?[...W(h),[{text:`${E(u,2)} ${f<0&&!g?"−":"+"} ${y} =`}],On(d)]:[...W(`${h} no residual conne\
ction, so only`),[{text:g?"0 (skipped)":E(f,2),kind:"strong"}]]}}function Sn(t,e){if(!e)return W(`${t} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:a,bias:i,result:c}=e;return[...W(t),[{text:`(${E(n,2)} ${s<
0?"+":"−"} ${E(Math.abs(s),2)})`}],[{text:`× ${E(o,3)} = ${E(r,2)};`}],...a===null||i===null?W("then a learned factor\
 and bias give").concat([On(c)]):[[{text:`${E(r,2)} × ${E(a,2)} ${i<0?"−":"+"} ${E(Math.abs(i),2)} =`}],On(c)]]}function On(t){
return[{text:E(t,2),kind:"strong"}]}function bu(t,e,n,s,o){let{reading:r}=t,a=C(t),i=et(r,`layers.${n}.feed_forward.pre`,
s),c=et(r,`layers.${n}.feed_forward.hidden`,s),l=$n(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((x,M)=>Math.
abs(Number(h[M]))-Math.abs(Number(h[x]))),f=Array.from(c).filter(x=>x>0).length,d=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",g=l?`${f} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${E(we(h),2)}, the bias adds ${E(l.bias,2)}:`:`${f} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,y=H(t,e,W(d+g),"small"),p=Math.max(1,Math.floor((e.height-y.height)/
(20*a))),b=u.slice(0,p).map(x=>({key:`unit ${x}`,label:`unit ${x+1}`,parts:[{value:Number(h[x]),colour:"plain"}],beside:`${E(
Number(i[x]))} → ${E(Number(c[x]))}${l?` × ${E(Number(l.dot.second[x]),2)}`:""}`,text:E(Number(h[x]),2)}));return[...y.
marks,yt(t,{...e,y:e.y+y.height+2*a,height:e.height-y.height-4*a},b)]}var Nn=L(()=>{"use strict";$();Nt();Lt();Ae();se();
gn();vt();ct();G();B()});var Di,vn,Ee,Gs,js,Ui=L(()=>{"use strict";$();Di=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"],
vn=15,Ee=30,Gs=8,js=99});function Ds(t,e){let n=C(t),s=e.number!==null;return[{key:"features",least:{width:300*n,height:270*n},rank:s?1:0,share:1.2,
marks:o=>ku(t,o,e)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>Mu(t,o,e)},...e.kind==="visit"?[{
key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>Su(t,o,e)}]:[]]}function Us(t,e,n){let{trace:s,
count:o}=t,r=t.visits[n],{without_features:a=[],position_from_end:i}=s.interventions;if(a.includes(e)||e==="position_fro\
m_end"&&i===!1)return"left out: all zeros";if(!r)return"";switch(e){case"location":return r.label;case"user":return s.user===
null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/vn)*vn;return`${at(c)} to ${at(
(c+vn)%1440)}`}case"weekday":return Di[r.weekday]??"";case"recency":{let c=wu(t,n);return c===null?"days before the pred\
iction":c>=Gs?`${Gs} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{let c=Math.
floor(r.duration_minutes/Ee)*Ee,l=c+Ee;return c>=js*Ee?`${Tt(js*Ee)} or more`:`${c?Tt(c):"0"} to ${Tt(l)}`}default:{let c=o-
n;return c===1?"the last visit":`${c} from the end`}}}function wu({trace:t,visits:e},n){let s=e[n]?.arrival;if(!s)return null;
let o=r=>Date.parse(r.slice(0,10))/$u;return Math.round(o(t.predict_at)-o(s))}function ku(t,e,{kind:n,visit:s}){let{reading:o}=t,
r=C(t),a=X(t,e),i=o.slices.map(({name:f,label:d,lengths:g})=>({key:f,title:d,says:Us(o,f,s),values:vs(o,f,s),colour:Number(
g[s])===0?"plain off":"plain"})),c=i.reduce((f,{values:d})=>f+d.length,0),l=H(t,a,W(`${i.length} vectors, ${c} numbers t\
ogether; the network learned a vector for every value.`),"small"),h=lt(t,a.x,a.y+a.height-10*r,"More about features",{"d\
ata-more":"features"},{isButton:!1}),u={...a,y:a.y+l.height+2*r,height:a.height-l.height-34*r};return[...Y(t,e,n==="inpu\
ts"?"What the last visit is made of":D(o,s)),...l.marks,m("g",{key:"rows"},te(t,u,i)),h.mark]}function Mu(t,e,{kind:n,visit:s,
number:o}){let{reading:r}=t,a=C(t),i=X(t,e),c=et(r,"inputs.projected",s),l=o??Ge(c),h=bi(r,s,l),u=n==="inputs"?"inputs":
`visits.${s}`,f=[{key:"projected",title:`${c.length} numbers`,says:"all features, mixed",values:c,colour:"stream"}],d={...i,
height:Math.min(86*a,.26*i.height)},g=Eu(r,s,l),y=[],p=g.reduce((w,A)=>w+H(t,{...i,y:0},A).height+4*a,0),b={...i,y:d.y+d.
height+28*a,height:i.height-d.height-p-36*a},x=h?Au(h):[],M=b.y+(x.length?Me(t,b,x.length)+6*a:0);for(let w of g){let A=H(
t,{...i,y:M},w);if(M+A.height>i.y+i.height+2)break;y.push(...A.marks),M+=A.height+4*a}return[...Y(t,e,"The vector that e\
nters the layers"),m("g",{key:"vector"},te(t,d,f,{chosen:l,open:w=>`${u}.${w}`})),x.length>0&&H(t,{...i,y:d.y+d.height+4*
a},W(`Number ${l+1}: each feature × its weights`),"small").marks,x.length>0&&m("g",{key:"rows"},yt(t,b,x)),m("g",{key:"\
lines"},y)]}function Au({parts:t,bias:e}){return[...t.map(({name:s,label:o,dot:r})=>({key:s,label:o,parts:[{value:r.sum,
colour:"plain"}],text:E(r.sum,2),exact:`${o}: the sum of ${r.products.length} products is ${E(r.sum,4)}`})),{key:"bias",
label:"bias",parts:[{value:e,colour:"plain"}],text:E(e,2),exact:""}]}function Eu(t,e,n){let s=Number(et(t,"inputs.projec\
ted",e)[n]),o=Number(et(t,"layers.0.residual_in",e)[n]),r=Fe(t,"inputs.projected","inputs.norm","input_norm",e,n),a=[[...W(
"Sum:"),[{text:E(s,2),kind:"strong"}]],Sn("Norm:",r)];if(t.trace.architecture.components.includes("sinusoidal")){let i=t.
trace.architecture.d_model,c=Bt(t,"pos_encoding",e*i+n);t.trace.interventions.sinusoidal===!1?a.push(W("No position enco\
ding: it is off.")):c!==null&&r&&a.push([...W("Position encoding:"),[{text:`${E(r.result,2)} ${c<0?"−":"+"} ${E(Math.abs(
c),2)} =`}],[{text:E(o,2),kind:"strong"}]])}return a}function Su(t,e,{visit:n}){let{reading:s}=t,o=C(t),r=X(t,e),a=[];for(let g=0;g<
s.layers;g++)for(let y=0;y<s.heads;y++){let p=Number(s.lastRow(g,y)[n]),b=s.isRemoved(g,y)||s.isSkipped(g,"attention");a.
push({key:`${g} ${y}`,label:`Layer ${g}, head ${y}`,parts:[{value:p,colour:"plain"}],text:b?"off":S(p,1),open:`layers.${g}\
.heads.${y}.${s.count-1}.${n}`,isOff:b})}let i=[];if(s.hasPointer){let g=Number(s.pointerWeights[n]);a.push({key:"pointe\
r",label:"Pointer",parts:[{value:g,colour:"pointer"}],text:S(g,1),open:`pointer.${n}`}),s.hasGate&&i.push(...W("To the a\
nswer the pointer carries"),[{text:`${S(g,1)} × gate ${s.gate.toFixed(2)} = `},{text:S(g*s.gate,1),kind:"strong"},{text:"\
."}])}let c=H(t,r,W(s.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),
"small"),l=H(t,{...r,y:0},i),h={...r,y:r.y+c.height+2*o,height:r.height-c.height-l.height-8*o},u=Me(t,h,a.length),f=a.map(
({parts:g})=>Number(g[0]?.value)),d=Math.max(xu,...f);return[...Y(t,e,"Who reads it?"),...c.marks,a.length>0&&m("g",{key:"\
rows"},yt(t,h,a,{largest:d})),m("g",{key:"end"},H(t,{...r,y:h.y+u+6*o},i).marks)]}var $u,xu,Bs=L(()=>{"use strict";$();Ui();
Nt();Lt();Ae();se();Nn();gn();vt();ct();G();B();$u=864e5,xu=.1});function Bi(t,e){let n=It(e,t.reading);return n?si(t,n,Ou[n.kind](t,n)):[]}var Ou,Vi=L(()=>{"use strict";$();gi();Nt();ki();
Si();Ri();de();Wi();Hi();Nn();Bs();de();Ou={head:Ci,stream:Gi,inputs:Ds,visit:Ds,context:pi,pointer:Fi,generation:Ei,gate:wi,
place:Pi}});function oe(t,e,n){switch(t?.kind){case"visit":return vu(t.visit??0,e);case"head":return _u(t.layer??0,t.head??0,e);case"\
slices":return{title:"What a visit is made of.",text:`Each visit is ${e.slices.length} vectors side by side: ${qi(e.slices.
map(({label:s})=>Tu[s]??s))}. One matrix mixes them into ${e.trace.architecture.d_model} numbers.`};case"stream":return zi(
t.layer??0,e);case"context":return{title:"Context.",text:`After ${e.layers===1?"its layer":`all ${e.layers} layers`} the\
 last visit is ${e.trace.architecture.d_model} numbers. ${qi(Nu(e),!0)} read nothing else of it.`};case"pointer":return Yi(
e);case"generation":return Ki(e);case"gate":return Xi(e);case"place":return Cu(t.location??0,e);default:return Ru(e,n)}}
function Nu(t){return[...t.hasPointer?["the pointer"]:[],...t.hasGeneration?["the generation head"]:[],...t.has("gate.lo\
git")?["the gate"]:[]]}function Kt(t,e){let n=t.visits[e];return n?`${n.label}, ${pt[n.weekday]} ${at(n.start_minute)}`:
""}function vu(t,e){let n=e.visits[t],s=[`A stay of ${Tt(n?.duration_minutes??0)}.`],o=Lu(t,e);if(n?.masked)return{title:`${Kt(
e,t)}.`,text:"This visit is masked: nothing reads it."};if(o&&s.push(`The last visit reads it most in layer ${o.layer}, \
head ${o.head}: ${S(o.weight)}.`),e.hasPointer){let r=e.pointerWeights[t],a=e.locations[t]??0,i=r*e.gate,c=e.probabilityOf(
"final",a);s.push(e.hasGate?`The pointer gives it ${S(r,1)}; through the gate that is ${Vs(i)} of the ${S(c,1)} of ${e.nameOf(
a).label}.`:`The pointer gives it ${S(r,1)} of the answer.`)}return{title:`${Kt(e,t)}.`,text:s.join(" ")}}function Lu(t,e){
let n=null;for(let s=0;s<e.layers;s++)for(let o=0;o<e.heads;o++){if(e.isRemoved(s,o))continue;let r=Number(e.lastRow(s,o)[t]);
(!n||r>n.weight)&&(n={layer:s,head:o,weight:r})}return n}function _u(t,e,n){let s=`Layer ${t}, head ${e}.`;if(n.isRemoved(
t,e)){let h=n.trace.interventions.replace_with==="mean";return{title:s,text:`Switched off: its output is ${h?"its mean o\
ver the visits":"zero"}. The map shows the weights it would have used.`}}let o=n.lastRow(t,e),r=Rt(o),i=[...o.keys()].sort(
(h,u)=>o[u]-o[h])[1],c=i===void 0?"":` and ${S(o[i])} from ${Kt(n,i)}`,l=r===n.count-1?"itself":Kt(n,r);return{title:s,text:`\
The last visit reads ${S(o[r])} from ${l}${c}. Each row adds up to 100 %.`}}function zi(t,e){let{residual:n,attention:s,
feedForward:o}=e.stream(t),r=e.count-1,a=s?`its heads add one of length ${E(Number(s[r]))} and `:"";return{title:`Residu\
al stream, layer ${t}.`,text:`The last visit comes in as a vector of length ${E(Number(n[r]))}; ${a}its feed-forward net\
work adds one of length ${E(Number(o[r]))}.`}}function Yi(t){let e=t.pointerWeights,n=Rt(e),[s]=t.pointedPlaces,o=s&&s.visits.
length>1?`; its ${s.visits.length} visits add up to ${S(s.probability)}`:"";return{title:"Pointer.",text:`It scores ever\
y visit and turns the scores into weights. Its favourite visit is ${Kt(t,n)}, with ${S(e[n])}. Most probable to copy: ${s?.
label}${o}.`}}function Ki(t){let[e,n]=t.generated(2);return{title:"Generation.",text:`It scores all ${t.trace.architecture.
locations-2} places, visited or not. First comes ${e?.label} with ${S(e?.probability??0)}, then ${n?.label} with ${S(n?.
probability??0)}.`}}function Xi(t){let{gate:e,trace:n}=t;return{title:"Gate.",text:`${n.gate.learned?"The network sets t\
he gate":"The gate is set"} to ${e.toFixed(2)}: ${S(e)} of the answer’s distribution comes from the pointer, ${S(1-e)}\
 from generation.`}}function Cu(t,e){let{label:n}=e.nameOf(t),s=e.probabilityOf("final",t),o=[`Its probability is ${S(s,
1)}`];if(e.hasGate){let i=e.probabilityOf("pointer",t),c=e.probabilityOf("generation",t),{gate:l}=e;o.push(`: gate ${l.toFixed(
2)} × ${S(i,1)} by the pointer + ${(1-l).toFixed(2)} × ${S(c,1)} by generation`)}let r=e.locations.filter(i=>i===t).length,
a=["It is not among the visits","It was visited once"][r]??`It was visited ${r} times`;return{title:`${n}.`,text:`${o.join(
"")}. ${a}.`}}function Ru(t,e){let{prediction:n}=t.trace,{label:s}=t.nameOf(n.location),o=`${s}, ${S(n.probability,1)}.`;
if(e){let r=e.probabilityOf("final",n.location),a=Math.round(1e3*n.probability)-Math.round(1e3*r),i=a===0?"the same as":
`${Math.abs(a/10).toFixed(1)} points ${a>0?"more":"less"} than`,c=e.trace.prediction.location===n.location,l=t.wordsFor(
e),h=c?"":` ${l.charAt(0).toUpperCase()}${l.slice(1)} the answer was ${e.nameOf(e.trace.prediction.location).label}.`;return{
title:o,text:`That is ${i} ${l}.${h}`}}return t.hasGate?{title:o,text:`${Vs(n.from_pointer)} come from the pointer, ${Vs(
n.from_generation)} from generation. Point at anything to see where it comes from and where it goes.`}:{title:o,text:"Po\
int at anything to see where it comes from and where it goes."}}function Vs(t){return`${(100*t).toFixed(1)} points`}function qi(t,e=!1){
let n=t.at(-1)??"",s=t.length>1?`${t.slice(0,-1).join(", ")} and ${n}`:n;return e?s.charAt(0).toUpperCase()+s.slice(1):s}
function Zi(t){let{count:e}=t,n=t.visits[e-1],s=t.visits[0],o=[{title:e===1?"One visit.":`${e} visits.`,text:e===1?`${Kt(
t,0)}. Where does this person go next?`:`They begin with ${s?.label} and end with ${Kt(t,e-1)}. Where does this person g\
o next?`,part:null},{...oe({kind:"slices"},t,null),part:null}];for(let c=0;c<t.layers;c++){o.push({...Iu(c,t),part:null});
let l=zi(c,t);o.push({...l,text:`${l.text} The bars show the same for every visit.`,part:null})}o.push({...oe({kind:"con\
text"},t,null),part:null}),t.hasPointer&&o.push({...Yi(t),part:null}),t.hasGeneration&&o.push({...Ki(t),part:null});let{
prediction:r}=t.trace,a=t.nameOf(r.location).label,i=t.hasGate?`${Xi(t).text} `:"";return o.push({title:`${a}, ${S(r.probability,
1)}.`,text:`${i}The answer after ${n?.label} is ${a}.`,part:null}),o}function Iu(t,e){let n=`Layer ${t}.`;if(!e.heads)return{
title:n,text:"This network has no self-attention: no visit reads another one here."};let s=null;for(let r=0;r<e.heads;r++){
if(e.isRemoved(t,r))continue;let a=e.lastRow(t,r),i=Rt(a);(!s||a[i]>s.weight)&&(s={head:r,visit:i,weight:a[i]})}if(!s)return{
title:n,text:"All of its heads are switched off."};let o=s.visit===e.count-1?"from itself":`from ${Kt(e,s.visit)}`;return{
title:n,text:`In ${e.heads} heads every visit reads the others; darker means more. The strongest link of the last visit:\
 head ${s.head} reads ${S(s.weight)} ${o}.`}}var Tu,qs=L(()=>{"use strict";$();Ie();B();Tu={place:"place",who:"person",time:"\
time of day",day:"weekday",ago:"days ago",stay:"length of stay",order:"position"}});function Qi(t,e){let n=It(t,e);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return Wu(n,e);break;case"stream":
return Fu(n,e);case"pointer":if(n.isLeaf)return Hu(n,e);break;case"generation":if(n.isLeaf)return Gu(n,e);break;case"gat\
e":return ju(e);default:break}return oe(Ct(Pu(n),e),e,null)}function Pu({kind:t,layer:e,head:n,visit:s,location:o}){return t===
"head"?`layers.${e}.heads.${n}`:t==="visit"?`visits.${s}`:t==="place"?`places.${o}`:t}function Wu({layer:t,head:e,query:n,
visit:s},o){let r=o.weights(t,e).subarray(n*o.count,(n+1)*o.count),a=Number(r[s]),i=r.filter(g=>g>a).length,c=n===s?"its\
elf":D(o,s),l=`${D(o,n)}, reads ${S(a,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=ge(o,t,e,n,s),f=o.count===1?"It is the only visit.":i===0?"It is the strong\
est of its row.":`${i} of ${o.count} weights in its row ${i===1?"is":"are"} larger.`,d=o.isRemoved(t,e)||o.isSkipped(t,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${E(h.
sum,2)}, which makes a score of ${E(u,2)}. ${f}${d}`}}function Fu({layer:t,visit:e},n){let s=`layers.${t}`,o=l=>E(Math.hypot(
...et(n,`${s}.${l}`,e))),r=n.has(`${s}.attention_out`),a=(l,h)=>n.isSkipped(t,h)?"nothing, since it is skipped":`one of \
length ${o(l)}`,i=r?`its heads give ${a("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${t}, ${D(n,e)}.`,text:`The\
 visit comes in as a vector of length ${o("residual_in")}; ${i}its feed-forward network ${a("feed_forward.out","feed_for\
ward")}. It leaves with length ${o("residual_out")}.${c}`}}function Hu({visit:t},e){let n=S(Number(e.pointerWeights[t]),
1),s=`The pointer gives ${D(e,t)}, ${n}.`;if(e.visits[t]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:o,bias:r,isBiasOff:a,score:i}=ye(e,t),c=r!==null&&!a?` and the bias of its position is ${E(r,2)}`:"";return{
title:s,text:`Query and key multiply to ${E(o.sum,2)}${c}; its score is ${E(i,2)}. The weight counts for ${ne(e,t)}.`}}function Gu({
location:t},e){let{logit:n}=qt(e,t),s=e.probabilityOf("generation",t),o=n===null?"":`Its logit is ${E(n,2)}; `,r=`the so\
ftmax over all places makes it ${S(s,1)} of generation.`;return{title:`${e.nameOf(t).label}, scored by the generation he\
ad.`,text:o?o+r:r.charAt(0).toUpperCase()+r.slice(1)}}function ju(t){let e=oe({kind:"gate"},t,null),n=$e(t);if(!n)return e;
let{logit:s,learned:o,hidden:r}=n,a=t.trace.gate.learned?`Its ${r.length} hidden units add up to a logit of ${E(s,2)}.`:
`As learned it would be ${o.toFixed(2)}.`;return{title:e.title,text:`${e.text} ${a}`}}var Ji=L(()=>{"use strict";$();de();
Lt();vt();mt();qs();B()});function zs(t,e){return`${t.tag} ${t.key??e}`}function Bu(t,e){let n=t.match(Ln)??[],s=e.match(Ln)??[],o=e.split(Ln);return n.
length!==s.length||t.split(Ln).join()!==o.join()?null:r=>{let a=s.map((i,c)=>{let l=Number(n[c]);return String(Math.round(
(l+r*(Number(i)-l))*100)/100)});return o.map((i,c)=>i+(a[c]??"")).join("")}}var Du,Uu,Ln,_n,ta=L(()=>{"use strict";$();G();
Du="http://www.w3.org/2000/svg",Uu=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),Ln=/-?\d+(?:\.\d+)?/g,
_n=class{#e=new WeakMap;#t=new Map;#n=new WeakMap;#o=0;#i=0;constructor(e){this.root=e,this.elements=[]}show(e,n=0){this.#f(),
this.elements=this.#r(this.root,e,this.elements,n>0),this.#t.size&&this.#h(n)}#r(e,n,s,o){if(n.every(i=>typeof i=="strin\
g")){let i=n.join("");return(e.textContent!==i||s.length)&&(e.textContent=i),[]}let r=new Map;for(let[i,c]of s.entries()){
let l=this.#e.get(c);l&&r.set(zs(l.mark,i),c)}let a=n.map((i,c)=>{let l=typeof i=="string"?{tag:"tspan",attributes:{},children:[
i]}:i,h=r.get(zs(l,c));r.delete(zs(l,c));let u=h??document.createElementNS(Du,l.tag);return this.#s(u,l,o&&h!==void 0),u});
for(let i of r.values())i.remove();for(let[i,c]of a.entries()){let l=e.childNodes[i];l!==c&&e.insertBefore(c,l??null)}return a}#s(e,n,s){
let o=this.#e.get(e),r=o?.mark.attributes??{};for(let i of Object.keys(r))hn(n.attributes[i])===null&&e.removeAttribute(
i);for(let[i,c]of Object.entries(n.attributes)){let l=hn(c),h=hn(r[i]);if(l===null||l===h)continue;let u=s&&h!==null&&Uu.
has(i)?Bu(h,l):null;u?this.#t.set(`${this.#c(e)} ${i}`,{element:e,name:i,at:u,end:l}):e.setAttribute(i,l)}let a=this.#r(
e,n.children,o?.elements??[],s);this.#e.set(e,{mark:n,elements:a})}#c(e){let n=this.#n.get(e)??this.#o++;return this.#n.
set(e,n),n}#h(e){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/e));if(r===1){this.#f();return}let a=1-
(1-r)**3;for(let{element:i,name:c,at:l}of this.#t.values())i.setAttribute(c,l(a));this.#i=requestAnimationFrame(s)};this.#i=
requestAnimationFrame(s)}#f(){cancelAnimationFrame(this.#i);for(let{element:e,name:n,end:s}of this.#t.values())e.setAttribute(
n,s);this.#t.clear()}}});function Ys(t,e,n){let s=document.createElement("button");return s.type="button",s.dataset.icon=e,s.title=t,s.setAttribute(
"aria-label",t),s.addEventListener("click",n),s}var Cn,ea=L(()=>{"use strict";$();Cn=class{#e=0;#t=0;#n=[];constructor(e,n){
this.show=n,this.button=Ys("Play the story","play",()=>this.toggle()),this.back=Ys("Step back","back",()=>this.step(-1)),
this.forth=Ys("Step forward","forth",()=>this.step(1)),this.slider=document.createElement("input"),this.slider.type="ran\
ge",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute("aria-label","Step of the story"),this.slider.
addEventListener("input",()=>this.#o(Number(this.slider.value)-1)),e.append(this.button,this.back,this.forth,this.slider),
this.#r(!1)}isOpen=!1;get isTelling(){return this.isOpen&&this.#t<this.#n.length-1}get sentence(){return this.isOpen?this.#n[this.#t]??
null:null}tell(e){this.#n=e,this.#t=Math.min(this.#t,e.length-1),this.slider.max=String(e.length),this.#r(this.#e!==0)}toggle(){
this.#e?this.pause():this.play()}play(){let e=this.#t>=this.#n.length-1;this.#o(this.isOpen&&!e?this.#t:0),this.#i()}pause(){
clearTimeout(this.#e),this.#e=0,this.#r(!1)}close(){this.isOpen&&(this.pause(),this.isOpen=!1,this.#t=0,this.#r(!1),this.
show(null))}step(e){this.#o(this.isOpen?this.#t+e:e>0?0:this.#n.length-1)}#o(e){this.pause(),this.isOpen=!0,this.#t=Math.
max(0,Math.min(this.#n.length-1,e)),this.#r(!1),this.show(this.#t)}#i(){let{title:e="",text:n=""}=this.#n[this.#t]??{},s=Math.
max(1800,55*(e.length+n.length));if(this.#t>=this.#n.length-1){this.pause();return}this.#e=window.setTimeout(()=>{this.#o(
this.#t+1),this.#i()},s),this.#r(!0)}#r(e){this.button.dataset.icon=e?"pause":"play";let n=e?"Pause the story":"Play the\
 story";this.button.setAttribute("aria-label",n),this.button.title=n,this.slider.value=String(this.isOpen?this.#t+1:this.#n.
length),this.slider.setAttribute("aria-valuetext",this.isOpen?`Step ${this.#t+1} of ${this.#n.length}`:"The whole pictur\
e"),this.back.disabled=this.isOpen&&this.#t===0,this.forth.disabled=this.isOpen&&this.#t>=this.#n.length-1}}});function na(t,{title:e,ground:n}){let s=t.cloneNode(!0),{width:o,height:r}=t.viewBox.baseVal,a=t.querySelectorAll("*");for(let[
l,h]of s.querySelectorAll("*").entries()){let u=a[l];u&&Yu(h,getComputedStyle(u));for(let f of["class","data-part","data\
-open","data-act","tabindex","role"])h.removeAttribute(f)}for(let l of s.querySelectorAll('[opacity="0"]'))l.remove();let i=document.
createElementNS(Ks,"title");i.textContent=e;let c=document.createElementNS(Ks,"rect");return c.setAttribute("width",String(
o)),c.setAttribute("height",String(r)),c.setAttribute("fill",n),s.prepend(i,c),s.setAttribute("xmlns",Ks),s.setAttribute(
"width",String(o)),s.setAttribute("height",String(r)),s.setAttribute("font-family",getComputedStyle(t).fontFamily),s.setAttribute(
"role","img"),s.setAttribute("aria-label",e),s.removeAttribute("class"),new XMLSerializer().serializeToString(s)}function Yu(t,e){
if(t.localName==="g"){e.opacity!=="1"&&t.setAttribute("opacity",e.opacity);return}t.localName==="image"&&t.setAttribute(
"style","image-rendering: pixelated");for(let n of Vu){if(zu.has(n)&&t.localName!=="text")continue;let s=e.getPropertyValue(
n);s&&s!==qu[n]&&t.setAttribute(n,s)}}var Ks,Vu,qu,zu,sa=L(()=>{"use strict";$();Ks="http://www.w3.org/2000/svg",Vu=["fi\
ll","stroke","stroke-width","stroke-dasharray","stroke-linecap","stroke-linejoin","opacity","paint-order","font-size","f\
ont-weight","text-anchor","text-decoration-line"],qu={fill:"rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-das\
harray":"none","stroke-linecap":"butt","stroke-linejoin":"miter",opacity:"1","paint-order":"normal","text-decoration-lin\
e":"none"},zu=new Set(["font-size","font-weight","text-anchor"])});function ra(t,e=null){if(e===null)return[Xu(t),Zu(t)];let n=It(e,t);return n?Ku[n.kind](t,n):[]}function Xu(t){let{hasPointer:e}=t;
return{caption:"Visits, oldest first",columns:["Visit","Stay in minutes",...e?["Pointer score","Pointer weight"]:[]],rows:t.
visits.map((n,s)=>[D(t,s),n.duration_minutes,...e?[Zs(t.pointerScores[s]),t.pointerWeights[s]]:[]])}}function Zu(t){return{
caption:`The answer, with a gate of ${t.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From the po\
inter","From generation","Probability"],rows:t.trace.location_probabilities.final.map(({location:e})=>{let{pointer:n,generation:s,
fromPointer:o,fromGeneration:r}=xe(t,e),a=t.probabilityOf("final",e);return[t.nameOf(e).label,n,s,o,r,a]})}}function Qu(t,{
layer:e,head:n,query:s,visit:o,isLeaf:r}){let{count:a}=t,i=t.weights(e,n),c=`layer ${e}, head ${n}`,l=t.visits.map((f,d)=>D(
t,d));if(!r)return[{caption:`Weights of ${c}: rows are the visits that ask, columns those they read from`,columns:["Visi\
t that asks",...l],rows:l.map((f,d)=>[f,...i.subarray(d*a,(d+1)*a)])}];let h=yn(t,e,n,s),{dot:u}=ge(t,e,n,s,o);return[Rn(
`Query of ${l[s]} × key of ${l[o]}, ${c}`,["Query","Key"],u),{caption:`The row of ${l[s]}`,columns:["Visit it reads fro\
m","Score","Weight"],rows:l.map((f,d)=>[f,Zs(h.scores[d]),i[s*a+d]])}]}function Ju(t,e){let{layer:n,visit:s}=e,o=`layers\
.${n}`,r=[["Comes in","residual_in"],["Norm 1","norm1"],["Heads","attention_out"],["After the heads","residual_mid"],["N\
orm 2","norm2"],["Feed-forward","feed_forward.out"],["Leaves","residual_out"]].filter(([,u])=>t.has(`${o}.${u}`)),a=r.map(
([,u])=>et(t,`${o}.${u}`,s)),i=Tn(t,e),c=$n(t,n,s,i),l=et(t,`${o}.feed_forward.pre`,s),h=et(t,`${o}.feed_forward.hidden`,
s);return[{caption:`${D(t,s)}, in layer ${n}`,columns:["Number",...r.map(([u=""])=>u)],rows:Array.from(a[0]??[],(u,f)=>[
f+1,...a.map(d=>d[f])])},{caption:`Hidden units of the feed-forward network${c?`, and what they give number ${i+1}`:""}`,
columns:["Unit","Before the activation","After it",...c?["Weight","Product"]:[]],rows:Array.from(h,(u,f)=>[f+1,l[f],u,...c?
[c.dot.second[f],c.dot.products[f]]:[]])}]}function oa(t,{kind:e,visit:n}){let s=et(t,"inputs.projected",n),o=[{caption:`\
What ${D(t,n)} is made of`,columns:["Feature","Value","Length of its vector"],rows:t.slices.map(({name:a,label:i,lengths:c})=>[
i,Us(t,a,n),c[n]])},Xs("All features mixed by one matrix",s)];if(e==="inputs")return o;let r=Array.from({length:t.layers*
t.heads},(a,i)=>{let[c,l]=[Math.floor(i/t.heads),i%t.heads];return[`Layer ${c}, head ${l}`,t.lastRow(c,l)[n]]});return t.
hasPointer&&r.push(["Pointer",t.pointerWeights[n]]),o.push({caption:"How much the last visit reads from it",columns:["Re\
ader","Weight"],rows:r}),o}function tf(t){return[Xs("The context: the last visit after all layers",t.values("context"))]}
function ef(t,{visit:e,isLeaf:n}){let s=bn(t),o=t.visits.map((l,h)=>D(t,h)),r=t.values("pointer.content_scores"),a=t.has(
"pointer.bias")?t.values("pointer.bias"):null,i=[{caption:"The pointer’s score and weight of each visit",columns:["Vis\
it","Content score",...a?["Position bias"]:[],"Score","Weight"],rows:o.map((l,h)=>[l,r[h],...a?[a[h]]:[],Zs(s.scores[h]),
t.pointerWeights[h]])},{caption:"Weights added up by place",columns:["Place","Visits","Probability"],rows:t.pointedPlaces.
map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];if(!n)return i;let{dot:c}=ye(t,e);return[Rn(`Query of the cont\
ext × key of ${o[e]}`,["Query","Key"],c),...i]}function nf(t,{location:e,isLeaf:n}){let s=t.trace.location_probabilities.
generation??[],o={caption:"The most probable places of the generation head",columns:["Place","Logit","Probability"],rows:s.
map(a=>[t.nameOf(a.location).label,qt(t,a.location).logit,a.probability])},{dot:r}=qt(t,e);return n&&r?[Rn(`Context × we\
ights of ${t.nameOf(e).label}`,["Context","Weight"],r),o]:[o]}function sf(t){let e=$e(t),n={caption:"The gate",columns:[
"Quantity","Value"],rows:[...e?[["Bias",e.bias],["Logit",e.logit],["As learned",e.learned]]:[],["Gate",t.gate]]};if(!e)return[
n];let s="Hidden units";return[e.dot?Rn(s,["Hidden unit","Weight"],e.dot):Xs(s,e.hidden),n]}function of(t,{location:e}){
let{visits:n,pointer:s,generation:o,gate:r,fromPointer:a,fromGeneration:i,probability:c}=xe(t,e);return[{caption:`How pr\
obable is ${t.nameOf(e).label}?`,columns:["Path","Probability","Factor","Share of the answer"],rows:[["Pointer",s,r,a],[
"Generation",o,1-r,i],["Answer","","",c]]},{caption:"Its visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[D(t,l),
t.hasPointer?t.pointerWeights[l]:0])}]}function Rn(t,e,{first:n,second:s,products:o,sum:r}){return{caption:t,columns:["N\
umber",...e,"Product"],rows:[...o.map((a,i)=>[i+1,n[i],s[i],a]),["Sum","","",r]]}}function Xs(t,e){return{caption:t,columns:[
"Number","Value"],rows:Array.from(e,(n,s)=>[s+1,n])}}function Zs(t){return Number.isFinite(t)?t:"−∞"}var Ku,ia=L(()=>{
"use strict";$();de();Lt();Nn();Bs();vt();Ku={head:Qu,stream:Ju,inputs:oa,visit:oa,context:tf,pointer:ef,generation:nf,gate:sf,
place:of}});function Qs(t,e,n){let s=document.createElement("dialog");s.className="picture-tables",s.setAttribute("aria-label","Numb\
ers");let o=ra(e,n);for(let c of o){let l=document.createElement("div");l.className="table-frame",l.tabIndex=0;let h=document.
createElement("h2");h.textContent=c.caption,l.append(me(c)),s.append(h,l)}let r=document.createElement("button");r.type=
"button",r.textContent="Close",r.addEventListener("click",()=>s.close());let a=document.createElement("a");a.textContent=
"Save as CSV",a.download=`${n??"network"}.csv`,a.href=URL.createObjectURL(new Blob([cn(o)],{type:"text/csv"}));let i=document.
createElement("p");i.append(r," ",a),s.append(i),s.addEventListener("close",()=>{URL.revokeObjectURL(a.href),s.remove()}),
t.append(s),s.showModal()}var aa=L(()=>{"use strict";$();ln();ia()});function In({reading:t,before:e,stage:n,happened:s,lit:o}){let r=Mt(o,t),{most:a,top:i,bottom:c}=n.answers,l=s===null?[]:
[s];r!==null&&o?.kind==="place"&&l.push(r);let h=t.answer(a,l),f=h.slice(0,-1).map(({location:g})=>e?.probabilityOf("fin\
al",g)??0);f.push(1-f.reduce((g,y)=>g+y,0));let d=(c-i)/h.length;return h.map((g,y)=>{let p=e?Number(f[y]):null;return{...g,
was:p,middle:i+(y+.5)*d,height:g.probability*n.full}})}function Pn({reading:t,stage:e},n){let s=t.pointedPlaces,o=s.filter(
({probability:h,location:u},f)=>h>=Be&&f<rf||Js(n,u)<n.length-1).map(h=>({...h,wish:l(h.visits)})),r=s.filter(({location:h})=>!o.
some(u=>u.location===h));if(r.length){let h=r.flatMap(u=>u.visits);o.push({location:-1,label:`${r.length} more place${r.
length===1?"":"s"}`,category:null,probability:r.reduce((u,{probability:f})=>u+f,0),visits:h,wish:l(h)})}o.sort((h,u)=>h.
wish-u.wish);let{room:a,gap:i}=e.across.places,c=kn(o.map(({wish:h,probability:u})=>({wish:h,length:u*e.full})),i,...a);
return o.map(({location:h,label:u,probability:f,visits:d},g)=>({path:"pointer",location:h,label:u,probability:f,start:Number(
c[g]),visits:d,answer:Js(n,h)}));function l(h){let u=t.pointerWeights,f=h.reduce((d,g)=>d+u[g],0)||1;return h.reduce((d,g)=>d+
u[g]/f*Number(e.across.visits[g]),0)}}function Wn({reading:t,stage:e},n){if(!t.hasGeneration)return[];let s=t.generated(
Ue),{gap:o}=e.across.generation,{start:r}=e.across.generation;return s.map(({location:a,label:i,probability:c})=>{let l={
path:"generation",location:a,label:i,probability:c,start:r,visits:[],answer:Js(n,a)};return r+=c*e.full+o,l})}function Ve({
reading:t},e){return e==="pointer"?t.gate:1-t.gate}function $t(t,e){let n=(t+e)/2;return e-t>=.6?[t,e]:[n-.3,n+.3]}function Js(t,e){
let n=t.findIndex(s=>s.location===e);return n<0?t.length-1:n}var Be,rf,re=L(()=>{"use strict";$();mt();zt();Be=.03,rf=5});function Fn(t,e,n,s=3){let o=t.reading.trace.interventions[`${e}_temperature`]??1;return m("g",{key:`temperature ${e}`},
Se(t,{act:`${e}_temperature`,words:`T ${Number(o.toPrecision(2))}`,title:`Temperature of the ${e} softmax: ${o}. Drag to\
 the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function Se(t,{act:e,words:n,title:s,right:o,y:r,stays:a=!1}){
if(!t.canAct)return[];let i=t.stage.type/13,c=U(n,12.5*i)+13*i,l=18*i,h=a?" stays":"";return[m("rect",{key:`handle ${e}`,
class:`handle${h}`,"data-act":e,x:o-c,y:r,width:c,height:l,rx:l/2},m("title",{},s)),m("text",{key:`handle words ${e}`,class:`\
handle-words middle${h}`,x:o-c/2,y:r+13*i},n)]}var Hn=L(()=>{"use strict";$();G();B()});function Oe(t){return Gn.layers+2*t}function J(t){let e=Gn.layers+2*t.layers,n=t.hasPointer?e+1:e,s=t.hasGeneration?n+1:
n;return{context:e,pointer:n,generation:s,gate:s+1}}function K(t,e){return t.beat>=e?1:0}var Gn,xt=L(()=>{"use strict";$();
Gn={visits:0,slices:1,layers:2}});function ca(t){let{stage:e}=t,{x:n,width:s}=e.visits;return[Xt(t,n,"Visits","oldest first",s),...af(t),...e.rows.map((o,r)=>lf(
t,r))]}function Xt({stage:t},e,n,s,o=400){let r=t.type/13;return m("g",{key:`title ${n}`,class:"heading","aria-hidden":"\
true"},m("text",{x:e,y:17*r,class:"title"},it(n,o,15*r,!0)),m("text",{x:e,y:35*r,class:"small"},it(s,o,12.5*r)))}function af({
reading:t,stage:e}){let n=e.type/13,s=[];for(let{start:o,end:r,weekday:a}of to(t)){let i=Number(e.rows[o]?.y)-Number(e.rows[o]?.
height)/2,c=Number(e.rows[r]?.y)+Number(e.rows[r]?.height)/2;if(s.push(m("rect",{key:`day ${o}`,class:"day",x:e.visits.x+
29*n,y:i+1.5,width:2.5,height:Math.max(1,c-i-3)})),c-i>=12*n){let l=Math.min(i+12.5*n,(i+c)/2+4.5*n);s.push(m("text",{key:`\
weekday ${o}`,class:"small strong",x:e.visits.x,y:l},a))}}return s}function to({visits:t}){let e=[];for(let[n,s]of t.entries()){
let o=cf(s),r=e.at(-1);r?.day===o?r.end=n:e.push({start:n,end:n,day:o,weekday:String(pt[s.weekday])})}return e}function cf({
arrival:t,weekday:e}){return t?.split("T")[0]??String(e)}function lf(t,e){let{reading:n,stage:s,lit:o}=t,{y:r,height:a,isFull:i}=s.
rows[e],c=n.visits[e];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,f=rt(o,n).includes(e),d=jn(c),g=a>=33*l,y=(g?20:13)*l,p=h+y+(g?14:8)*l,b=no(t,e),x=b||g?54*l:0,M=s.visits.x+s.visits.
width-p-4,w=38*l,A=g?[m("text",{x:p,y:r-3*l,class:"strong"},it(c.label,M,13*l,!0)),m("text",{x:p,y:r+13*l,class:"small"},
d),b||M<U(d,12.5*l)+56*l?null:hf(s.visits.x+s.visits.width-50*l,r+5*l,48*l,c)]:[m("text",{x:p,y:r+4.4*l,class:f?"strong":
"label"},it(c.label,M-Math.max(w,x)-9,12.5*l,f)),b?null:m("text",{x:s.visits.x+s.visits.width-4,y:r+4.4*l,class:"small e\
nd"},at(c.start_minute))];return m("g",eo(t,e,c),m("rect",{class:"chip",x:h,y:r-a/2+.5,width:u,height:Math.max(1,a-1),rx:i?
5*l:1}),i&&gt(c.category,h+4*l,r-y/2,y),i?A:m("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),b&&i&&m("text",{x:s.
visits.x+s.visits.width-4,y:r+4.4*l,class:"strong end"},b),i&&e<n.count-1&&Se(t,{act:"mask",words:c.masked?"show":"hide",
title:c.masked?"Let the network see this visit again":"Hide this visit: nothing may read it",right:s.visits.x+s.visits.width-
2,y:g?r-17*l:r-9*l}),m("title",{},`${c.label}, ${pt[c.weekday]} ${d}`))}function eo({reading:t,lit:e},n,s){let o=rt(e,t).
includes(n);return{key:`visit ${n}`,class:`part visit${o?" lit":""}${s.masked?" off":""}`,"data-part":`visits.${n}`,role:"\
button",tabindex:"-1","aria-label":`Visit ${n+1} of ${t.count}: ${s.label}, ${pt[s.weekday]} ${jn(s)}${s.masked?", maske\
d":""}${t.hasPointer?`; pointer weight ${S(t.pointerWeights[n],1)}`:""}`}}function jn({start_minute:t,duration_minutes:e}){
return`${at(t)} · ${Tt(e)}`}function no({reading:t,lit:e},n){return e?.kind!=="head"?"":S(t.lastRow(e.layer??0,e.head??
0)[n])}function hf(t,e,n,{start_minute:s,duration_minutes:o}){let r=Math.min(s+o,qe),a=Math.min(s,Math.max(0,s+o-qe)),i=(c,l)=>m(
"rect",{class:"stay",x:t+c/qe*n,y:e,width:Math.max(1,(l-c)/qe*n),height:7});return m("g",{key:"day","aria-hidden":"true",
class:"day-ribbon","data-drag":"time"},m("rect",{class:"track",x:t,y:e,width:n,height:7}),i(s,r),a>0&&i(0,a),m("rect",{class:"\
stay-end","data-drag":"stay",x:t+(a||r)/qe*n-2,y:e-3,width:5,height:13}))}function la(t){let{reading:e,stage:n,lit:s}=t;
if(!n.slices)return[];let o=n.type/13,{x:r,width:a}=n.slices,{slices:i}=e,c=Math.max(...i.map(({lengths:d})=>Math.max(...d)))||
1,l=a/i.length,h=rt(s,e),u=n.rows.flatMap(({y:d,height:g},y)=>i.map(({name:p,lengths:b},x)=>{let M=Math.max(2,g-4),w=Number(
b[y])/c*M;return m("rect",{key:`${p} ${y}`,class:h.includes(y)?"length lit":"length",x:r+x*l,y:d+g/2-2-w,width:.72*l,height:w})})),
f=i.map(({label:d},g)=>m("text",{key:`name ${d}`,class:"tiny middle",x:r+(g+.36)*l,y:(g%2?40:26)*o},d));return[m("g",so(
t),m("rect",{class:"ground",x:r-4,y:n.top-2,width:a+4,height:n.bottom-n.top+4}),f,u,m("text",{class:"small",x:r,y:n.bottom+
18*o},"Bars: lengths"),m("text",{class:"small",x:r,y:n.bottom+33*o},"of the vectors"))]}function so(t){return{key:"slice\
s",class:"part slices","data-part":"inputs",role:"button",tabindex:"-1",opacity:K(t,Gn.slices),"aria-label":`What each v\
isit is made of: ${t.reading.slices.map(({label:e})=>e).join(", ")}`}}var qe,Te=L(()=>{"use strict";$();Hn();ee();mt();G();
B();xt();qe=1440});function ha(t,e){let{x:n,right:s}=t.stage.answers,o=t.stage.type/13;return[Xt(t,n+6*o,"Answer",uf(t),s-n),...oo(t,e)]}function uf({
reading:t}){return t.hasGate?"pointer and generation":t.hasPointer?"of the pointer":"of generation"}function oo(t,e){let{
reading:n,stage:s,lit:o,happened:r}=t,a=s.type/13,i=Mt(o,n),{x:c,right:l,segment:h}=s.answers,u=l-c;return e.map(f=>{let{
location:d,label:g,category:y,probability:p,was:b,middle:x,height:M}=f,w=[{path:"pointer",share:f.pointer*Ve(t,"pointer")},
{path:"generation",share:f.generation*Ve(t,"generation")}],A=i===d,v=c+(y===null?6:26)*a,k=un(g,l-v-(r===d?20*a:2),13.5*
a,2,!0),T=x-(k.length>1?22:8)*a,N=x+(k.length>1?2:0)*a,_=c+6*a,R=u-8*a;return m("g",{key:`place ${d}`,class:`part place${A?
" lit":i!==null&&o?" dim":""}`,"data-part":d<0?null:`places.${d}`,role:d<0?null:"button",tabindex:d<0?null:"-1","aria-la\
bel":`${g}: ${S(p,1)}; from the pointer ${S(w[0]?.share??0,1)}, from generation ${S(w[1]?.share??0,1)}${r===d?"; this is\
 what really happened":""}`},m("rect",{key:"ground",class:"ground",x:c-6*a,y:T-16*a,width:u+10*a,height:N-T+50*a,rx:6}),
m("rect",{key:"segment",class:"answer-bar",x:h,y:x-M/2,width:Q-2,height:Math.max(1,M)}),y!==null&&gt(y,c+5*a,T-13*a,16*a),
k.map((j,P)=>m("text",{key:`name ${P}`,class:d<0?"label halo":"strong halo",x:v,y:T+15*P*a},j)),r===d&&m("path",{key:"ha\
ppened",class:"check",d:`M${l-16*a} ${T-5*a}l${4*a} ${5*a}l${9*a} ${-11*a}`},m("title",{},"This is where the person went\
.")),m("rect",{key:"track",class:"track",x:c+6*a,y:N,width:R,height:8*a}),w.map(({path:j,share:P})=>{let I=m("rect",{key:j,
class:`${j} bar`,x:_,y:N,width:Math.max(0,P*R),height:8*a});return _+=P*R,I}),b!==null&&m("rect",{key:"before",class:"be\
fore",x:c+5*a+b*R,y:N-3*a,width:2,height:14*a}),m("text",{key:"probability",class:"strong halo",x:c+6*a,y:N+23*a},S(p,1)),
b!==null&&ff(c+60*a,N+23*a,p,b))})}function ff(t,e,n,s){let o=Math.round(1e3*n)-Math.round(1e3*s);if(o===0)return m("tex\
t",{key:"change",class:"small",x:t,y:e},"same");let r=`${o>0?"▲":"▼"} ${(Math.abs(o)/10).toFixed(1)}`;return m("text",
{key:"change",class:`${o>0?"more":"less"} strong halo`,x:t,y:e},r)}var ro=L(()=>{"use strict";$();re();ee();mt();G();zt();
B();Te()});function ua(t){let{reading:e,stage:n}=t,s=n.type/13,o=e.values("context");if(!n.layers.at(-1)||!o)return null;let a=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),i=Math.ceil(o.length/a),c=52*s,l=c/a,h=n.scores-42*s,u=n.bottom+20*s;return io(t,{x:h,
y:u,columns:a,cell:l},mf(t,h,u,c,i*l))}function io(t,{x:e,y:n,columns:s,cell:o},r){let a=t.stage.type/13,i=t.reading.values(
"context"),c=Math.max(...i.map(Math.abs))||1,l=Array.from(i,(h,u)=>m("rect",{class:h<0?"below-zero":"above-zero",x:e+u%s*
o,y:n+Math.floor(u/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(h)/c)}));return m("g",{key:"context",class:"par\
t context","data-part":"context",role:"button",tabindex:"-1",opacity:K(t,J(t.reading).context),"aria-label":`Context: th\
e last visit after all layers, ${i.length} numbers`},m("rect",{class:"ground",x:e-3,y:n-16*a,width:s*o+6,height:Math.max(
44,Math.ceil(i.length/s)*o+20*a)}),r,m("text",{class:"strong halo",x:e,y:n-5*a},"Context"),l,m("title",{},`The last visi\
t after all layers: ${i.length} numbers. The pointer, the generation head and the gate read them.`))}function mf({reading:t,
stage:e},n,s,o,r){let a=e.type/13,i=Number(e.rows.at(-1)?.y),c=n-6*a,l=e.size.height-5*a,h=e.gate+9*a;return[m("path",{key:"\
from the last visit",class:"link",d:`M${c-8*a} ${i}H${c}V${s+r/2}H${n-2}`}),t.hasGeneration&&m("path",{key:"to generatio\
n",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*a}`}),t.has("gate.logit")&&m("path",{key:"to the gate",class:"\
link dotted",d:`M${n+o/2} ${s+r+3*a}V${l}H${h}V${.56*e.size.height+e.full/2+4}`})]}var ao=L(()=>{"use strict";$();G();xt()});function fa(t){let{reading:e,before:n,stage:s}=t,o=s.type/13,r=s.across.gate,a=r+s.full,i=s.gateWidth,c=r+e.gate*s.full,
l=n?n.gate:e.gate,h=s.gate+i/2,u=Dn(t);return m("g",co(t,"vertical"),m("rect",{key:"frame",class:"gate-frame",x:s.gate-3,
y:r-3,width:i+6,height:s.full+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:i,height:Math.max(
0,c-r)}),m("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:i,height:Math.max(0,a-c)}),m("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${e.gate.toFixed(2)}`),l!==e.gate&&m("path",{key:"learned",class:"le\
arned",d:`M${s.gate+i+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},m("title",{},`${n?e.wordsFor(n):""}: ${l.toFixed(2)}`)),
t.canAct&&u&&m("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:i+16*o,height:12*o,rx:6*o}),
!u&&m("text",{key:"fixed",class:"small middle",x:h,y:a+18*o},"fixed"))}function Dn({reading:t}){return t.trace.architecture.
components.includes("gate")}function co(t,e){let{reading:n,lit:s}=t,o=t.canAct&&Dn(t);return{key:"gate",class:`part gate${s?.
kind==="gate"?" lit":""}`,"data-part":"gate",role:o?"slider":"button",...o&&{"aria-orientation":e,"aria-valuenow":n.gate.
toFixed(3),"aria-valuemin":0,"aria-valuemax":1,"aria-valuetext":`${n.gate.toFixed(2)}: ${S(n.gate)} pointer`},tabindex:"\
-1",opacity:K(t,J(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${S(n.gate)} pointer, ${S(1-n.gate)} generation${n.trace.
gate.learned?"":", not learned"}`}}function Un(t,e,n){let{reading:s,stage:o,lit:r}=t,a=t.beat>=J(s).gate,i=p=>Ve(t,p),c=Mt(
r,s),l=new Map,h=o.across.gate;for(let p of e)l.set(p,h),h+=p.probability*i(p.path)*o.full;let u=new Map;h=o.across.gate;
for(let p of["pointer","generation"])for(let[b]of n.entries())u.set(`${p} ${b}`,h),h+=Number(n[b]?.[p])*i(p)*o.full;let f=e.
map(p=>{let b=Number(l.get(p)),x=p.probability*i(p.path)*o.full,M=$t(p.start,p.start+p.probability*o.full),w=$t(b,b+x);return m(
"path",{key:`into ${p.path} ${p.location}`,class:`${p.path} band${g(p.location)}`,d:o.bands.into(M,w,a)})}),d=n.flatMap(
(p,b)=>{let x=p.middle-p.height/2;return["pointer","generation"].map(M=>{let w=Number(p[M])*i(M)*o.full,A=Number(u.get(`${M}\
 ${b}`)),v=$t(A,A+w),k=$t(x,x+w);return x+=w,w===0?null:m("path",{key:`out ${M} ${p.location}`,class:`${M} band${g(p.location)}`,
d:o.bands.out(v,k,a)})})});return[f,d,a&&r?.kind==="visit"&&y(r.visit??0)];function g(p){return c===null?"":c===p&&r?.kind===
"place"?" lit":" dim"}function y(p){let b=s.pointerWeights,x=e.find(({path:P,visits:I})=>P==="pointer"&&I.includes(p));if(!x)
return null;let M=[...x.visits].sort((P,I)=>P-I),A=M.slice(0,M.indexOf(p)).reduce((P,I)=>P+b[I],0)*o.full,v=b[p]*o.full,
k=i("pointer"),T=Number(l.get(x))+A*k,N=n[x.answer],_=Number(u.get(`pointer ${x.answer}`))+A*k,R=Number(N?.middle)-Number(
N?.height)/2+A*k,j=N?.location===x.location;return[m("path",{key:"visit into",class:"pointer band lit",d:o.bands.into($t(
x.start+A,x.start+A+v),$t(T,T+v*k),a)}),j&&m("path",{key:"visit out",class:"pointer band lit",d:o.bands.out($t(_,_+v*k),
$t(R,R+v*k),a)})]}}var Bn=L(()=>{"use strict";$();re();mt();G();B();xt()});function ma(t){let{reading:e,before:n,stage:s}=t,o=s.type/13,{gate:r,gateHeight:a,full:i}=s,c=s.across.gate,l=c+e.gate*i,
h=n?n.gate:e.gate,u=Dn(t),f=`${S(e.gate)} pointer${u?"":", fixed"}`;return m("g",co(t,"horizontal"),m("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:i+6,height:a+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:e.gate*
i,height:a}),m("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-e.gate)*i,height:a}),m("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${e.gate.toFixed(2)}`),m("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},f),h!==e.gate&&m("path",{key:"learned",class:"learned",d:`M${c+h*i} ${r+a+3}l${5*o} ${8*o}h${-10*o}Z`},m("title",{},
`${n?e.wordsFor(n):""}: ${h.toFixed(2)}`)),t.canAct&&u&&[m("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:a+16*o,rx:6*o}),m("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-At/2,s.size.width-
At),y:r+(a-At)/2,width:At,height:At})])}var da=L(()=>{"use strict";$();Bn();G();Yt();B()});function pa(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=e.filter(({path:f})=>f==="generation"),a=s.places-8*o,i=n.hasPointer?
s.scores+26*o:s.scores-38*o,c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=t.beat>=J(n).generation,h=r.map(({label:f,
probability:d,location:g},y)=>{let p=c+y*17*o;return[m("text",{key:`name ${y}`,class:g<0?"small halo":"label halo",x:i,y:p},
it(f,a-i-46*o,13*o)),m("text",{key:`share ${y}`,class:"strong end halo",x:a,y:p},S(d))]}),u=r.map(({probability:f,start:d,
location:g},y)=>m("rect",{key:`bar ${y}`,class:"generation bar",x:s.places,y:d,width:Q,height:l?Math.max(.8,f*s.full):0},
m("title",{},`${g<0?"The others":r[y]?.label}: ${S(f,1)} of the generation head`)));return m("g",lo(t,r),m("rect",{class:"\
ground",x:i-4,y:c-30*o,width:a-i+8,height:88*o}),m("text",{class:"title halo",x:i,y:c-18*o},"Generation"),h,u)}function lo(t,e){
return{key:"generation",class:"part generation-block","data-part":"generation",role:"button",tabindex:"-1",opacity:K(t,J(
t.reading).generation),"aria-label":`Generation: ${e.map(({label:n,probability:s})=>`${n} ${S(s)}`).join(", ")}`}}var ho=L(
()=>{"use strict";$();G();zt();B();xt()});function ga(t,e){let{reading:n,stage:s,lit:o}=t,r=Mt(o,n),a=e.filter(({path:c})=>c==="pointer"),i=({location:c})=>r===null||
r===c?"":" dim";return m("g",{key:"places",opacity:K(t,J(n).pointer)},a.map(c=>m("rect",{key:`bar ${c.location}`,class:`\
pointer bar${i(c)}`,x:c.start,y:s.places,width:Math.max(.8,c.probability*s.full),height:Q},m("title",{},`${c.label}: ${S(
c.probability,1)} of the pointer`))),gf(t,a).map(c=>yf(t,c,i(c.flow))))}function gf({reading:t,stage:e,lit:n},s){let o=e.
type/13,r=Mt(n,t),[a,i]=e.across.places.room,c=({location:h,probability:u})=>u+ +(r!==null&&h===r),l=[];for(let h of[...s].
sort((u,f)=>c(f)-c(u))){let{location:u,label:f,probability:d}=h;if(d<Be&&u>=0&&u!==r)continue;let g=u>=0,y=` ${S(d)}`,b=`${it(
f,i-a-U(y,13*o,!0),13*o,g)}${y}`,x=U(b,13*o,g)/2,M=h.start+d*e.full/2,w=Math.max(a+x,Math.min(i-x,M)),[A,v]=[w-x,w+x];for(let k=0;k<
df;k++){if(l.some(_=>_.row===k&&A<_.right+8*o&&v>_.left-8*o))continue;let N=w>M?"":w<M?" end":" middle";l.push({flow:h,text:b,
isBold:g,left:A,right:v,row:k,anchor:N});break}}return l}function yf({stage:t},{flow:e,text:n,isBold:s,left:o,right:r,row:a,
anchor:i},c){let l=t.type/13,h=t.places+Q+(14+uo*a)*l,u=e.start+e.probability*t.full/2;return[a>0&&m("path",{key:`leader\
 ${e.location}`,class:`leader${c}`,d:`M${u} ${t.places+Q}V${h-11*l}`}),m("text",{key:`name ${e.location}`,class:`${s?"st\
rong":"small"}${i} halo${c}`,x:i===""?o:i===" end"?r:(o+r)/2,y:h},n)]}function ya(t,e){let{reading:n,stage:s}=t,o=s.type/
13,r=e.filter(({path:l})=>l==="generation"),a=t.beat>=J(n).generation,i=n.hasPointer?.42*(s.right-s.left):s.right-s.left,
c=s.places-(pf*uo-6)*o;return m("g",lo(t,r),m("rect",{class:"ground",x:s.right-i,y:c-34*o,width:i,height:s.places+Q-c+34*
o}),m("text",{class:"title end halo",x:s.right,y:c-19*o},"Generation"),r.map(({location:l,label:h,probability:u,start:f},d)=>{
let g=` ${S(u)}`,y=it(h,i-U(g,13*o),13*o)+g;return[m("text",{key:`name ${d}`,class:l<0?"small end halo":"label end halo",
x:s.right,y:c+d*uo*o},y),m("rect",{key:`bar ${d}`,class:"generation bar",x:f,y:s.places,width:Math.max(.8,u*s.full),height:a?
Q:0},m("title",{},`${l<0?"The others":h}: ${S(u,1)} of the generation head`))]}))}var df,uo,pf,ba=L(()=>{"use strict";$();
re();ho();mt();G();zt();B();xt();df=3,uo=17,pf=4});function $a(t,e){let{reading:n,stage:s,lit:o}=t,r=s.type/13,a=K(t,J(n).pointer),i=n.pointerWeights,c=n.pointerScores,l=rt(
o,n),h=Math.max(...i),u=s.rows.flatMap(({y:d,isFull:g},y)=>{if(!g)return[];let p=i[y]>=.2*h||l.includes(y)?"strong":"sma\
ll",b=l.length&&!l.includes(y)?" dim":"";return[m("text",{key:`score ${y}`,class:`small end${b}`,x:s.scores,y:d+4.4*r},E(
c[y])),m("text",{key:`weight ${y}`,class:`${p} end${b}`,x:s.weights,y:d+4.4*r},S(i[y]))]}),f=e.filter(({path:d})=>d==="p\
ointer").map(d=>bf(t,d));return[m("g",fo(t,e),m("rect",{class:"ground",x:s.scores-38*r,y:s.top-2,width:s.weights-s.scores+
42*r,height:s.bottom-s.top+4}),Xt(t,s.scores-38*r,"Pointer","score  weight",200),Fn(t,"pointer",s.weights+6*r),m("path",
{class:"fork pointer-line",d:`M${s.scores-36*r} ${s.bottom+8}V${s.top}`}),u),m("g",{key:"ribbons",opacity:a},mo(t,e),f)]}
function fo(t,e){return{key:"pointer",class:"part pointer-block","data-part":"pointer",role:"button",tabindex:"-1",opacity:K(
t,J(t.reading).pointer),"aria-label":`Pointer: ${e.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${S(s)}`).join(", ")}`}}function mo(t,e){let{reading:n,stage:s,lit:o}=t,r=n.pointerWeights,
a=rt(o,n),i=t.beat>=J(n).pointer,c=kn(s.across.visits.map((l,h)=>({wish:l,length:r[h]*s.full})),0,...s.across.starts);return e.
filter(({path:l})=>l==="pointer").flatMap(l=>{let h=l.start;return[...l.visits].sort((u,f)=>u-f).map(u=>{let f=r[u]*s.full,
d=Number(c[u]),g=a.includes(u),y=$t(h,h+f);return h+=f,m("path",{key:`ribbon ${u}`,class:`pointer band${g?" lit":a.length?
" dim":""}`,d:s.bands.ribbon($t(d,d+f),y,i)},m("title",{},`${n.visits[u]?.label}: ${S(r[u],1)} of the pointer`))})})}function bf(t,{
path:e,location:n,label:s,probability:o,start:r}){let{reading:a,stage:i,lit:c}=t,l=i.type/13,h=Mt(c,a),u=S(o),f=o>=Be||n<
0||h===n,d=i.gate-i.ribbons-16*l,g=n>=0,y=it(s,d-U(` ${u}`,13*l,!0),13*l,g),p=U(`${y} ${u}`,13*l,g)/2,b=Math.min(i.places+
Q/2,i.gate-6*l-p);return m("g",{key:`${e} ${n}`,class:h===null||h===n?"":"dim"},m("rect",{class:`${e} bar`,x:i.places,y:r,
width:Q,height:Math.max(.8,o*i.full)}),f&&m("text",{class:`${g?"strong":"small"} middle halo`,x:b,y:r-5*l},`${y} ${u}`),
m("title",{},`${s}: ${S(o,1)} of the pointer`))}var po=L(()=>{"use strict";$();re();Hn();mt();G();zt();B();xt();Te()});function xa(t){return[Wt(t,17*(t.stage.type/13),"Visits","oldest first"),...$f(t),...t.stage.columns.map((e,n)=>xf(t,n))]}
function Wt({stage:t},e,n,s,o=t.right){let r=t.type/13,a=o-t.left-U(n,15*r,!0)-12*r;return m("g",{key:`title ${n}`,class:"\
heading","aria-hidden":"true"},m("text",{class:"title halo",x:t.left,y:e},n),m("text",{class:"small end halo",x:o,y:e},it(
s,a,12.5*r)))}function $f({reading:t,stage:e}){let n=e.type/13;return to(t).flatMap(({start:s,end:o,weekday:r})=>{let[a,
i]=[e.columns[s],e.columns[o]];if(!a||!i)return[];let c=a.x-a.width/2,l=i.x+i.width/2;return[m("rect",{key:`day ${s}`,class:"\
day",x:c+Math.min(1.5,.1*(l-c)),y:e.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=U(r,15*n,!0)&&m("text",{key:`\
weekday ${s}`,class:"small strong",x:c+1.5,y:e.chips.top-13*n},r)].filter(h=>h!==!1)})}function xf(t,e){let{reading:n,stage:s,
lit:o}=t,{x:r,width:a,isFull:i}=s.columns[e],c=n.visits[e];if(!c)throw new Error("A column without a visit.");let l=s.type/
13,{top:h,height:u,hasNames:f}=s.chips,d=rt(o,n).includes(e),g=Math.min(20*l,a-3),y=at(c.start_minute),p=no(t,e),b=[p||y,
p?p.replace(" %",""):y.slice(0,2)],x=b.find(A=>U(A,12.5*l,!0)<=a)??b[1],M=f?un(c.label,a-6*l,12.5*l,2):[],w={class:d||p?
"strong middle":"small middle",x:r};return m("g",eo(t,e,c),m("rect",{class:"chip",x:r-a/2+Math.min(1,.1*a),y:h,width:Math.
max(.8,a-2),height:u,rx:i?6*l:0}),i?[gt(c.category,r-g/2,h+8*l,g),m("text",{key:"hour",...w,y:h+45*l},x),M.map((A,v)=>m(
"text",{key:`name ${v}`,class:`${d?"strong":"small"} middle`,x:r,y:h+(62+15*v)*l},A))]:m("rect",{class:"lane",x:r-Math.min(
1,a/4),y:h+2,width:Math.min(2,a/2),height:u-4}),m("title",{},`${c.label}, ${pt[c.weekday]} ${jn(c)}`))}function wa(t){let{
reading:e,stage:n,lit:s}=t,o=n.type/13,{slices:r}=e,a=rt(s,e)[0]??e.count-1,i=e.visits[a],c=Math.max(...r.map(({lengths:f})=>Math.
max(...f)))||1,l=(n.right-n.left)/r.length,h=n.inputs+(q.title+46)*o,u=r.map(({name:f,label:d,lengths:g},y)=>{let p=Number(
g[a]),b=n.left+(y+.5)*l,x=p/c*30*o;return[m("rect",{key:`bar ${f}`,class:"length lit",x:b-9*o,y:h-x,width:18*o,height:x}),
m("text",{key:`length ${f}`,class:"tiny middle",x:b,y:h-x-4*o},E(p)),m("text",{key:`name ${f}`,class:"small middle",x:b,
y:h+15*o},d)]});return m("g",so(t),m("rect",{class:"ground",x:n.left,y:n.inputs,width:n.right-n.left,height:(q.title+q.inputs)*
o}),Wt(t,n.inputs+15*o,"Input vector",i?`${i.label}, ${pt[i.weekday]} ${at(i.start_minute)}`:""),u,m("title",{},"Bars: l\
ength of each part’s vector"))}var ze=L(()=>{"use strict";$();ee();mt();G();Yt();B();Te()});function ka(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=s.pointer;return[m("g",fo(t,e),m("rect",{class:"ground",x:s.left,
y:r,width:s.right-s.left,height:(q.title+q.scores)*o}),Wt(t,r+15*o,"Pointer","scores, and weights in percent"),m("path",
{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),wf(t)),m("g",{key:"ribbons",opacity:K(t,J(n).pointer)},
mo(t,e))]}function wf({reading:t,stage:e,lit:n}){let s=e.type/13,o=t.pointerWeights,r=Array.from(t.pointerScores,g=>E(g)),
a=rt(n,t),i=Math.max(...o),c=Number(e.columns.at(-1)?.width),l=r.some(g=>U(g,11.5*s)>c-3),h=e.pointer+(q.title+q.scores)*
s,u=e.columns.find(g=>g.isFull),f=u?u.x-u.width/2:e.right,d=e.left-8*s;return e.columns.flatMap(({x:g,isFull:y},p)=>{let b=a.
length&&!a.includes(p)?" dim":"",x=o[p]>=.2*i||a.includes(p),M=S(o[p]).replace(" %",""),w=U(M,12.5*s,!0)/2;if(!y&&(!x||g-
w<d||g+w>f))return[];d=g+w;let A=x?"strong":"small",v=h-24*s;return[y&&m("text",l?{key:`score ${p}`,class:`tiny${b}`,x:g+
4*s,y:v+2*s,transform:`rotate(-90 ${(g+4*s).toFixed(2)} ${(v+2*s).toFixed(2)})`}:{key:`score ${p}`,class:`tiny middle${b}`,
x:g,y:v},r[p]),m("text",{key:`weight ${p}`,class:`${A} middle${b}`,x:g,y:h-6*s},M)].filter(k=>k!==!1)})}var Ma=L(()=>{"u\
se strict";$();mt();po();G();Yt();ze();B();xt()});function Aa(t){let{reading:e,stage:n}=t,s=n.type/13,o=K(t,J(e).gate),r=In(t),a=[...Pn(t,r),...Wn(t,r)];return[io(t,n.context,
kf(t)),...e.hasPointer?ka(t,a):[],m("g",{key:"flows",opacity:o},Un(t,a,r)),...e.hasPointer?[ga(t,a)]:[],...e.hasGeneration?
[ya(t,a)]:[],...e.hasGate?[ma(t)]:[],m("g",{key:"answer",opacity:o},Wt(t,n.answers.top-10*s,"Answer",t.before?`line: ${e.
wordsFor(t.before)}`:"",n.answers.right),oo(t,r))]}function kf({reading:t,stage:e}){let n=e.type/13,{x:s,y:o,columns:r,cell:a}=e.
context,i=s+r*a+2,c=Math.ceil(t.values("context").length/r)*a,[l,h]=[o+c/4,o+3*c/4],u=Number(e.columns.at(-1)?.x),f=e.right+
6;return[m("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(q.title+12)*n}V${u>i+4?`${l}H${i}`:o-2}`}),t.hasGeneration&&
m("path",{key:"to generation",class:"link generation-line",d:`M${i} ${h}H${f}V${e.places-4}H${e.right}`}),t.has("gate.lo\
git")&&m("path",{key:"to the gate",class:"link dotted",d:`M${i} ${h}H${f+4}V${e.gate+e.gateHeight/2}H${e.right+3}`})]}var Ea=L(
()=>{"use strict";$();ro();ao();re();Bn();G();da();ba();Ma();Yt();ze();xt()});function Sa(t){let{reading:e,stage:n,lit:s}=t,o=n.type/13,r=e.largestWeight,a=m("g",{key:"legend",opacity:K(t,Oe(0))},An(
t,n.visits.x,n.bottom+37*o,!1)),i=n.layers.map((c,l)=>{let h=`Layer ${l}`,u=c.width>=U(h,15*o,!0)+45*o,f=s?.kind==="visi\
t"?"last visit’s read":"row reads column";return m("g",{key:`layer ${l}`,opacity:K(t,Oe(l))},c.maps.length?Xt(t,c.x,h,
u?f:"",c.width+(c.stream===null?12:4)):null,c.maps.length>0&&Fn(t,"attention",c.x+c.width,(u?3:21)*o),c.maps.map((d,g)=>Mf(
t,d,l,g)),c.maps.map((d,g)=>yo(t,d,l,g,r)),Af(t,l))});return[a,...i]}function Mf(t,e,n,s){let{reading:o,stage:r,lit:a}=t;
if(a?.kind!=="visit"||o.isRemoved(n,s))return null;let i=a.visit??0,c=Number(r.rows[i]?.y),l=e.side/o.count,h=Math.max(.5,
Number(o.lastRow(n,s)[i])*r.full*.25),u=e.x-14,f=e.y+e.side-l/2;return m("path",{key:`band ${s}`,class:"attention-band",
d:Gt(u,[c-h/2,c+h/2],e.x,[f-h/2,f+h/2])})}function yo(t,e,n,s,o){let{reading:r,stage:a,lit:i,isOwnScale:c}=t,l=a.type/13,
{x:h,y:u,side:f,touch:d}=e,{count:g}=r,y=r.weights(n,s),p=r.lastRow(n,s),b=r.isRemoved(n,s)||r.isSkipped(n,"attention"),
x=c?Math.max(...y)||1:o,M=i?.kind==="head"&&i.layer===n&&i.head===s,[w]=i?.kind==="visit"?rt(i,r):[],A=Rt(p),v=w??A,k=f/
g,T=`Layer ${n}, head ${s}`,N=d?u-38*l:u+4,_=r.visits[A];return m("g",{key:`head ${s}`,class:`part head${M?" lit":""}${b?
" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":b?`${T}: switched off`:`${T}: \
the last visit reads most from visit ${A+1}, ${_?.label}, ${S(p[A])}`},m("text",{class:"small",x:h,y:u-(d?25:4)*l},`head\
 ${s}`),!b&&(d!==void 0||f>=70*l)&&m("text",{key:"weight",class:`${w===void 0?"small":"strong"}${d?"":" end"}`,x:d?h:h+f,
y:u-4*l},S(p[v])),m("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:f+1,height:f+1}),m("image",{key:"map",class:"\
map",href:jt(Float32Array.from(y,R=>R/x),g,t.scale),x:h,y:u,width:f,height:f,preserveAspectRatio:"none",opacity:b?.15:1}),
b&&m("path",{key:"cross",class:"crossed",d:`M${h} ${u+f}L${h+f} ${u}`}),w!==void 0&&!b&&m("rect",{key:"column",class:"co\
lumn",x:h+w*k,y:u,width:Math.max(2,k),height:f}),(w!==void 0||M)&&!b&&m("rect",{key:"last",class:"last-row",x:h,y:u+f-Math.
max(2,k),width:f,height:Math.max(2,k)}),m("title",{},`${T}. ${b?"Switched off.":`Darker: larger weight, up to ${S(x,1)}.\
 Click to open.`}`),Se(t,{act:"head",words:b?"on":"off",title:b?"Switch this head on again":"Switch this head off",right:h+
f-(d?0:3)*l,y:N}),t.canAct&&d!==void 0&&m("rect",{key:"touch",class:"ground","data-act":"head",x:h+f-d,y:u-d,width:d,height:d}))}
function Af(t,e){let{reading:n,stage:s,lit:o}=t,r=s.layers[e];if(r?.stream===null||!r)return null;let a=s.type/13,i=r.stream,
c=Vn(n,e),l=bo(n),h=s.streamWidth-8*a,u=rt(o,n),f=s.rows.flatMap(({y:g,height:y},p)=>{let b=Math.max(1,Math.min(5*a,(y-3)/
c.length));return c.map(({name:x,lengths:M,style:w},A)=>m("rect",{key:`${x} ${p}`,class:`${w}${u.length&&!u.includes(p)?
" dim":""}`,x:i,y:g+(A-c.length/2)*b,width:Number(M[p])/l*h,height:b-.6}))}),d=c.map(({name:g,style:y},p)=>[m("rect",{class:y,
x:i,y:s.bottom+(10+go*p)*a,width:9*a,height:9*a}),m("text",{class:"small",x:i+14*a,y:s.bottom+(18.5+go*p)*a},g)]);return m(
"g",$o(t,e),m("rect",{class:"ground",x:i-4,y:s.top-2,width:s.streamWidth+14*a,height:s.bottom-s.top+66*a}),Xt(t,i,"Strea\
m",`+ layer ${e}`,s.streamWidth),f,d,Ef(t,e,i+s.streamWidth+10*a))}function Ef(t,e,n){let{reading:s,stage:o}=t,r=o.type/
13,a=s.trace.interventions.residuals===!1,i={act:"attention",words:["skip heads","use heads"],isOff:!1};return[{act:"res\
iduals",words:["cut stream","join stream"],isOff:a},...s.heads?[{...i,isOff:s.isSkipped(e,"attention")}]:[],{act:"feed_f\
orward",words:["skip FFN","use FFN"],isOff:s.isSkipped(e,"feed_forward")}].map(({act:l,words:h,isOff:u},f)=>Se(t,{act:l,
words:String(h[Number(u)]),title:Sf[l]??"",right:n,y:o.bottom+(5+go*f)*r}))}function Vn(t,e){let{residual:n,attention:s,
feedForward:o}=t.stream(e);return[{name:"stream",lengths:n,style:"residual"},...s?[{name:"heads",lengths:s,style:"attent\
ion"}]:[],{name:"FFN",lengths:o,style:"feed-forward"}]}function bo(t){let e=0;for(let n=0;n<t.layers;n++)for(let{lengths:s}of Vn(
t,n))e=Math.max(e,...s);return e||1}function $o(t,e){let{residual:n,attention:s,feedForward:o}=t.reading.stream(e);return{
key:"stream",class:"part stream","data-part":`layers.${e}.stream`,role:"button",tabindex:"-1",opacity:K(t,Oe(e)+1),"aria\
-label":`Stream of layer ${e}: vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.
toFixed(1)}`:""}, feed-forward network ${o.at(-1)?.toFixed(1)}`}}var go,Sf,xo=L(()=>{"use strict";$();Hn();mt();Ie();En();
G();B();xt();Te();Pe();go=19;Sf={residuals:"Residual connections of all layers: without them, only what sublayers add go\
es on",attention:"Self-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of th\
is layer: skipped, it adds nothing"}});function Oa(t){let{reading:e,stage:n,lit:s}=t,o=n.type/13,r=e.largestWeight,a=s?.kind==="visit"?"what the last visit rea\
ds":"row reads column";return n.layers.map(({y:i,maps:c},l)=>m("g",{key:`layer ${l}`,opacity:K(t,Oe(l))},c.length>0&&Wt(
t,i+15*o,`Layer ${l}`,a),l===0&&An(t,n.left+72*o,i+15*o,!0),c.map((h,u)=>yo(t,h,l,u,r)),Of(t,l)))}function Of(t,e){let{reading:n,
stage:s,lit:o}=t,r=s.type/13,a=Number(s.layers[e]?.stream),i=Vn(n,e),c=bo(n),l=rt(o,n),h=a+q.bars*r,u=s.columns.flatMap(
({x:f,width:d},g)=>{let y=Math.min(8*r,.86*d/i.length);return i.map(({name:p,lengths:b,style:x},M)=>{let w=Number(b[g])/
c*q.bars*r;return m("rect",{key:`${p} ${g}`,class:`${x}${l.length&&!l.includes(g)?" dim":""}`,x:f+(M-i.length/2)*y,y:h-w,
width:.88*y,height:w})})});return m("g",$o(t,e),m("rect",{class:"ground",x:s.left,y:a-q.title*r,width:s.right-s.left,height:(q.
title+q.bars)*r}),Wt(t,a-10*r,s.layers[e]?.maps.length?"Stream":`Layer ${e}`,""),Tf(t,i,a-10*r),u)}function Tf({stage:t},e,n){
let s=t.type/13,o=t.right;return[...e].reverse().map(({name:r,style:a})=>{let i=o-U(r,12.5*s);return o=i-26*s,[m("rect",
{class:a,x:i-14*s,y:n-9*s,width:9*s,height:9*s}),m("text",{class:"small",x:i,y:n},r)]})}var Ta=L(()=>{"use strict";$();xo();
mt();En();G();Yt();ze();B();xt()});function Na({stage:{size:t},...e}){let n={...e,stage:Ws(e.reading,t.width,t.type)};return[m("g",{key:"visits"},xa(n)),m(
"g",{key:"inputs"},wa(n)),m("g",{key:"layers"},Oa(n)),m("g",{key:"decoder"},Aa(n))]}function va(t,e,n){return Ws(t,e,n).
size.height}var qn,wo=L(()=>{"use strict";$();G();Ea();Ta();Yt();ze();qn=700});function _a(t,e,n){if(n==="Home")return t[0]??null;if(n==="End")return t.at(-1)??null;let[s,o]=Nf[n]??[0,!1],r=e?t.indexOf(
e):-1,a=t[r];if(s===0||!a)return null;let i=zn(a);if(!o){let f=t[r+s];return f&&zn(f)===i?f:null}let c=[...new Set(t.map(
zn))],l=c[c.indexOf(i)+s],h=t.filter(f=>zn(f)===l),u=f=>Math.abs(La(f)-La(a));return h.sort((f,d)=>u(f)-u(d))[0]??null}function zn(t){
return(t.getAttribute("data-part")??"").replace(/\.\d+$/,"")}function La(t){let{top:e,bottom:n}=t.getBoundingClientRect();
return(e+n)/2}var Nf,Ca=L(()=>{"use strict";$();Nf={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]}});function Ra(t){let{reading:e}=t,n=J(e),s=In(t),o=[...Pn(t,s),...Wn(t,s)];return[ua(t),...e.hasPointer?$a(t,o):[],...e.hasGeneration?
[pa(t,o)]:[],m("g",{key:"flows",opacity:K(t,n.gate)},Un(t,o,s)),e.hasGate?fa(t):null,m("g",{key:"answer",opacity:K(t,n.gate)},
ha(t,s))].filter(r=>r!==null)}var Ia=L(()=>{"use strict";$();ro();ao();re();Bn();ho();po();G();xt()});function Pa(t){return t.stage.size.width<qn?Na(t):[m("g",{key:"visits"},ca(t)),m("g",{key:"inputs"},la(t)),m("g",{key:"l\
ayers"},Sa(t)),m("g",{key:"decoder"},Ra(t))]}var Wa=L(()=>{"use strict";$();Ia();xo();G();wo();Te()});function Mo(t){return(t instanceof Element?t.closest("[data-part]"):null)?.getAttribute("data-part")??null}var ko,vf,Lf,
_f,Cf,Rf,If,Yn,Fa=L(()=>{"use strict";$();Xr();Vi();Ji();mt();ta();Ie();qs();zt();ea();sa();aa();wo();Ca();Wa();ko=240,vf=
13,Lf=17,_f=.05,Cf=.5,Rf=660,If=matchMedia("(prefers-reduced-motion: reduce)"),Yn=class{#e=null;#t=null;#n=null;#o=null;#i="";#r=null;#s=null;#c=null;#h=!1;happened=null;isOwnScale=!0;constructor(e,n={}){
this.root=e,this.hooks=n,e.classList.add("network-picture"),this.drawn=document.createElementNS("http://www.w3.org/2000/\
svg","svg"),this.drawn.setAttribute("role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk i\
t, Enter opens a part.");let s=document.createElement("div");s.className="picture-foot";let o=document.createElement("di\
v");o.className="picture-controls",this.caption=document.createElement("p"),this.caption.className="picture-caption";let r=document.
createElement("button");r.type="button",r.textContent="Numbers",r.title="The numbers behind what is shown, as a table (T\
)",r.addEventListener("click",()=>{this.#e&&Qs(this.root,this.#e,this.#s)}),s.append(o,this.caption,r),e.replaceChildren(
this.drawn,...n.isStill?[]:[s]),this.drawing=new _n(this.drawn),this.player=new Cn(o,a=>{this.#r=a,a!==null&&this.#s!==null&&
(this.#s=null,this.hooks.opened?.(null)),this.root.toggleAttribute("data-telling",this.player.isTelling),this.#l(ko)}),this.#f()}#f(){
let{drawn:e}=this;new ResizeObserver(()=>this.#l(0)).observe(e),new MutationObserver(()=>this.#l(0)).observe(document.documentElement,
{attributeFilter:["data-theme"]}),e.addEventListener("pointerover",({target:n})=>{this.#c||this.#p(Mo(n))}),e.addEventListener(
"pointerleave",()=>this.#p(null)),e.addEventListener("focusin",({target:n})=>this.#p(Mo(n))),e.addEventListener("focusou\
t",()=>this.#p(null)),e.addEventListener("keydown",n=>this.#O(n)),e.addEventListener("click",({target:n})=>this.#k(n)),e.
addEventListener("pointerdown",n=>this.#$(n)),e.addEventListener("pointermove",n=>this.#A(n,!1));for(let n of["pointerup",
"pointercancel"])e.addEventListener(n,s=>this.#A(s,!0))}show(e,n=null){this.#e=new Re(e),this.#t=n&&new Re(n),this.#n=Ct(
this.#o,this.#e),this.player.tell(Zi(this.#e)),this.#l(this.#c?.follows?0:ko)}open(e){this.#s=e,this.#n=this.#o=null;let n=this.
drawn.contains(document.activeElement);this.player.isOpen&&this.player.close(),this.#l(ko),n&&this.#w(),this.hooks.opened?.(
this.#s)}#w(){if(this.drawn.contains(document.activeElement))return;let e=this.drawn.querySelector('[tabindex="0"]');e instanceof
SVGElement&&e.focus()}mark(e){this.#p(e.length?`visits.${e[0]}`:null)}get size(){let{width:e,height:n}=this.drawn.viewBox.
baseVal;return{width:e,height:n}}svg(e){let n=getComputedStyle(this.root).getPropertyValue("--paper").trim();return na(this.
drawn,{title:e,ground:n})}#p(e){if(this.#o=e,!this.#e)return;let n=Ct(e,this.#e);JSON.stringify(n)!==JSON.stringify(this.#n)&&
(this.#n=n,this.#l(0),this.hooks.pointed?.(n?.kind==="visit"?[n.visit??0]:[]))}#k(e){if(!(e instanceof Element)||this.#h)
return;let n=Mo(e),s=e.closest("[data-more]"),o=e.closest("[data-act]")?.getAttribute("data-act");if(s){let[r,a,i]=["mor\
e","layer","head"].map(c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:a??null,head:i??null})}else if(o===
"scale")this.isOwnScale=!this.isOwnScale,this.#l(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#M(n,o);else{
let r=e.closest("[data-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#M(e,n){let s=this.#e&&Ct(e,this.#e),
{act:o}=this.hooks;if(!s||!o)return;let{kind:r,layer:a=0,head:i=0,visit:c=0}=s;r==="head"&&o({kind:r,layer:a,head:i}),r===
"visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),n==="residuals"?o({kind:n}):(n==="attenti\
on"||n==="feed_forward")&&o({kind:"skip",layer:a,part:n})}#$(e){this.#h=!1,!(!this.hooks.act||!this.#e)&&(this.#c=Kr(e,this.#e,
this.drawn),this.#c?.follows&&e.preventDefault())}#A(e,n){let s=this.#c;if(!s||e.pointerId!==s.pointer)return;n&&(this.#c=
null);let o=s.to(e,n);o&&(this.#h=!0,!this.drawn.hasPointerCapture(s.pointer)&&!n&&this.drawn.setPointerCapture(s.pointer),
this.hooks.act?.(o))}#O(e){let n=e.target instanceof Element?e.target.closest("[data-part], [tabindex]"):null,s=n?.getAttribute(
"data-part")??null;(e.altKey?this.#v(e.key,s):this.#a(e.key,n,s))&&e.preventDefault()}#a(e,n,s){if(e==="Escape"&&this.#s!==
null)return this.open($s(this.#s)||null),!0;if(e==="Escape"&&this.player.isOpen)return this.player.close(),!0;if(e.toLowerCase()===
"t"&&this.#e)return Qs(this.root,this.#e,this.#s),!0;if((e==="Enter"||e===" ")&&n){let r=n.hasAttribute("data-act")||n.hasAttribute(
"data-open");return e===" "&&this.hooks.act&&!r?this.#M(s??""):this.#k(n),!0}if(this.#s!==null&&this.#e){let r=xs(this.#s,
e,this.#e),a=n?.getAttribute("aria-current")==="true";r!==null&&this.open(r);let i=this.drawn.querySelector(`[aria-curre\
nt="true"][data-open="${r}"]`);return a&&i instanceof SVGElement&&i.focus(),r!==null}let o=_a(this.#u,n,e)?.getAttribute(
"data-part")??null;return o!==null&&this.#E(o),o!==null}#E(e){let n=this.#u.find(s=>s.getAttribute("data-part")===e);n instanceof
SVGElement&&(this.#i=e,this.#m(),n.focus())}#v(e,n){let s={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[e],o=this.#e,
r=o&&Ct(n,o),{act:a}=this.hooks;if(!s||!r||!a)return!1;let i=!0;if(r.kind==="visit"){let c=r.visit??0;if(!o.visits[c+s])
return!0;a({kind:"move",visit:c,by:s,isDone:i}),this.#E(`visits.${c+s}`)}else if(r.kind==="gate"){let c=Math.min(1,Math.
max(0,o.gate+s*_f));a({kind:"gate",value:Math.round(100*c)/100,isDone:i})}else if(r.kind==="head"||r.kind==="pointer"){let c=r.
kind==="head"?"attention":"pointer";a({kind:"temperature",of:c,value:bs(o,c,s*Cf),isDone:i})}else return!1;return!0}get#u(){
return[...this.drawn.querySelectorAll("[data-part][tabindex]")]}#m(){let e=this.#u,n=e.find(s=>s.getAttribute("data-part")===
this.#i)??e[0];for(let s of e)s.setAttribute("tabindex",s===n?"0":"-1")}#l(e){let n=this.#T();if(!n)return;let{width:s,height:o}=n.
stage.size;this.drawn.setAttribute("viewBox",`0 0 ${s} ${o}`),this.drawn.setAttribute("font-size",String(n.stage.type));
let r=this.#s===null?[]:Bi(n,this.#s);r.length||(this.#s=null),this.drawing.show(r.length?r:Pa(n),If.matches?0:e),this.#s===
null&&this.#m();let a=this.#s===null?null:Qi(this.#s,n.reading),i=this.#n?null:this.player.sentence;this.#S(a??i??oe(this.#n,
n.reading,n.before))}#S({title:e,text:n}){let s=document.createElement("strong");s.textContent=e,this.caption.replaceChildren(
s,` ${n}`)}#T(){let{width:e,height:n}=this.drawn.getBoundingClientRect(),s=e<qn;if(!this.#e||e<1||n<1&&!s)return null;let r=(Number(
getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(Lf,Math.max(vf,e/120));this.root.classList.toggle(
"tall",s);let a=s?va(this.#e,e,r):n,i=s&&this.#s!==null?Rf:a;return{reading:this.#e,before:this.#t,stage:Ni(this.#e,{width:e,
height:i,type:r}),lit:this.#n,beat:this.#r??Number.POSITIVE_INFINITY,happened:this.happened,isOwnScale:this.isOwnScale,scale:[
this.#g("--map-least"),this.#g("--attention")],canAct:this.hooks.act!==void 0}}#g(e){let n=getComputedStyle(this.root).getPropertyValue(
e).trim().slice(1),[s=0,o=0,r=0]=(n.match(/../g)??[]).map(a=>Number.parseInt(a,16));return[s,o,r]}}});function Ha(t){let{tensors:e,...n}=t,s=Object.entries(e).map(([o,{data:r,shape:a}])=>{let i=Uint8Array.from(atob(r),c=>c.
charCodeAt(0));return[o,{values:new Float32Array(i.buffer),shape:a}]});return{...n,tensors:Object.fromEntries(s)}}var Ga=L(
()=>{"use strict";$()});function Ao(t){return`data:image/svg+xml,${encodeURIComponent(t)}`}async function ja(t,{width:e,height:n,scale:s}){let o=new Image;
o.src=Ao(t),await o.decode();let r=document.createElement("canvas");r.width=Math.round(e*s),r.height=Math.round(n*s);let a=r.
getContext("2d");if(!a)throw new Error("This browser cannot draw a PNG of this size.");return a.drawImage(o,0,0,r.width,
r.height),r.toDataURL("image/png")}var Da=L(()=>{"use strict";$()});var Ua={};Ec(Ua,{NetworkDrawing:()=>Eo});var Eo,Ba=L(()=>{"use strict";$();Fa();Ga();Da();Eo=class{#e;#t;#n=null;#o=[];constructor(e,n){
let{title:s,hover:o,isStill:r}=n;this.#e=s,this.#t=new Yn(e,{...o&&{pointed:o},...r&&{isStill:r}})}draw(e){e!==this.#n&&
(this.#n=e,this.#o=[e.trace,e.before].filter(o=>o!==null).map(Ha));let[n,s=null]=this.#o;n&&this.#t.show(n,s)}mark(e){this.#t.
mark(e)}async address(e,n){let s=this.#t.svg(this.#e),{width:o,height:r}=this.#t.size;return e==="svg"?Ao(s):ja(s,{width:o,
height:r,scale:n})}}});$();$();(()=>{let t="pointerscope-theme",e={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
ht",dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,o=document.documentElement,r=matchMedia("(prefers-color-sche\
me: dark)"),a=new URLSearchParams(location.search).get("theme"),i="auto",c=!1,l=()=>{try{return localStorage.getItem(t)}catch{
return null}};function h(p){return typeof p=="string"&&Object.hasOwn(e,p)}let u=p=>{let b=s.exec(p??""),x=b?b[1]??"auto":
p;o.toggleAttribute("data-transparent",b!==null),h(x)?o.dataset.askedTheme=p??"":delete o.dataset.askedTheme,i=[x,o.dataset.
firstTheme,l()].find(h)??"auto"},f=()=>{let p=new URL(location.href);p.searchParams.delete("theme"),delete o.dataset.askedTheme,
p.search!==location.search&&history.replaceState(history.state,"",p)},d=()=>{let p=document.querySelector("[data-theme-b\
utton]");return p instanceof HTMLElement?p:null},g=()=>{let p=d();p&&(p.textContent=n[i]);let b=i==="auto"?r.matches?"da\
rk":"light":i;c||o.dataset.theme===b||(o.dataset.theme=b,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
y=({type:p})=>{document.querySelector(".deck")||(c=p==="beforeprint",c?o.dataset.theme="light":g())};u(a),g();for(let p of[
"beforeprint","afterprint"])window.addEventListener(p,y);r.addEventListener("change",g),document.addEventListener("point\
erscope:choose-theme",({detail:p})=>{(p===null||h(p)||s.test(p))&&u(p??a),g()}),document.addEventListener("DOMContentLoa\
ded",()=>{let p=d();p&&(p.hidden=!1,g(),p.addEventListener("click",()=>{i=e[i],f();try{localStorage.setItem(t,i)}catch{}
g()}))})})();$();$();var wt=class extends Error{constructor(e,n){super(n.map(s=>s.message).join(" ")),this.status=e,this.problems=n}},Ye=new URL(
O.replace(/^(.*\/)static\/.*$/,"$1")),ce={answers:!0},Oc=[502,504];var Tc="No response could be read. Your input is still here; check your connection and try again.",Nc=t=>`The server ans\
wered with ${t}.`;async function ns(t,e,n=Ye){let s=await vc(new URL(`api/${t}`,n),e);if(String(n)===Ye.href&&_c(s!==null&&
!Lc(s)),!s)return Vo();if(!(s.headers.get("content-type")??"").includes("json")){let a=Nc(s.status);throw new wt(s.status,
[{where:"",message:a,suggestions:[]}])}let r=await s.json().catch(Vo);if(!s.ok)throw new wt(s.status,r.errors??[]);return r}
async function vc(t,e){try{let n=await fetch(t,e);return Oc.includes(n.status)?null:n}catch(n){if(qo(n))throw n;return null}}function Lc({headers:t}){return t.get("cache-status")?.startsWith("service-worker")??!1}function _c(t){t!==ce.answers&&(ce.
answers=t,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:t}})))}function Vo(t){throw qo(t)?
t:new wt(0,[{where:"",message:Tc,suggestions:[]}])}function qo(t){return t instanceof DOMException&&t.name==="AbortError"}
function Ke(t){let e=Object.entries(t).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(e.map(([n,s])=>[n,String(
s)]))}function Xe(t){return t instanceof Error?t.message:String(t)}$();var zo={min:.5,max:4},Cc={controls:["none","some","all"],caption:["none","title","all"]};function Ze(t,e){return t===
"scale"?e.trim()!==""&&Number(e)>=zo.min&&Number(e)<=zo.max:t==="controls"||t==="caption"?Cc[t].includes(e):CSS.supports(
"color",e)}$();var Yo=Promise.resolve();function Ko(t){let e=Yo.then(Rc).then(t);return Yo=e.catch(()=>{}),e}function Rc(){let{scheduler:t}=globalThis;
return t?t.postTask(()=>{},{priority:"background"}):new Promise(e=>setTimeout(e,0))}$();$();var Xo={width:960,height:540};function Qo(t){return{"HTML frame":Jo(t),"Web component":Ic(t),Markdown:tr(t),Quarto:Pc(
t),LaTeX:Wc(t)}}function Jo({title:t,embed:e}){return`<iframe src="${Qe(e)}" title="${Qe(t)}" width="${Xo.width}" height\
="${Xo.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%"></iframe>`}function Ic({server:t,attributes:e}){
let n=Object.entries({server:t,...e}).map(([s,o])=>o===""?s:`${s}="${Qe(o)}"`);return`<script src="${Qe(new URL("pointer\
-view.js",t).href)}" defer><\/script>
<pointer-view ${n.join(" ")}></pointer-view>`}function tr({title:t,embed:e,picture:n}){return`[![${Fc(t)}](<${Zo(n)}>)](\
<${Zo(e)}>)`}function Pc(t){return['::: {.content-visible when-format="html"}',"```{=html}",Jo(t),"```",":::",'::: {.con\
tent-visible unless-format="html"}',tr(t),":::"].join(`
`)}function Wc({title:t,caption:e,name:n,embed:s,picture:o}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${o}`,
"\\begin{figure}","  \\centering",`  \\href{${Hc(s)}}{\\includegraphics[width=\\linewidth]{${n}.png}}`,`  \\caption{${Vc(
[t,e].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function Qe(t){return t.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Fc(t){return t.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function Zo(t){return t.replaceAll("<","%3C").replaceAll(
">","%3E")}function Hc(t){return t.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var Gc={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},jc=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Dc={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},Uc=/[ąęįųĄĘĮŲ]/,Bc=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function Vc(t){return[...t.normalize("NFC").replace(
/\s/g," ").replace(Bc,"")].flatMap(n=>[...Dc[n]??qc(n)]).map(n=>Gc[n]??zc(n)).join("")}function qc(t){return Uc.test(t)?
t.normalize("NFD").slice(0,1):t}function zc(t){return/[&%$#_{}]/.test(t)?`\\${t}`:jc.test(t)?t:"?"}$();function nr(t,e,{title:n,origin:s}){let o=t.slice(t.indexOf(",")+1);if(e==="svg")return Yc(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),i=>i.charCodeAt(0)),a=[er("Title",n),er("Source",s)];return new Blob([r.subarray(0,33),...a,r.subarray(33)],
{type:"image/png"})}function Yc(t,e,n){let s=new DOMParser().parseFromString(t,"image/svg+xml").documentElement,o=(r,a)=>{
let i=document.createElementNS(s.namespaceURI,r);return i.textContent=a,i};return s.prepend(o("title",e),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function er(t,e){let n=new TextEncoder().encode(`iTXt${t}\
\0\0\0\0\0${e}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,Kc(n)),s.buffer}function Kc(t){let e=-1;for(let n of t){e^=n;for(let s=0;s<8;s+=1)e=e>>>1^(e&
1?3988292384:0)}return~e>>>0}var Xc=[1,2,4],Zc=2;function or({name:t,links:e,view:n,picture:s,csv:o,json:r}){let a=document.createElement("div");a.className=
"view-take";let i={link:Je("Link"),embed:Je("Embed"),json:Je("JSON"),offline:Je("Offline file")};i.offline.title="One HT\
ML file with this whole view inside, for use without a network";let c=_e("JSON",()=>sr(r(),`${t()}.json`,"application/js\
on")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";
let h=Qc(()=>{let{link:p,embed:b}=e(),x=b?n():null;return{...p&&{Address:p},...x&&Qo(x)}}),u=()=>{let p=e();for(let b of Object.
keys(i)){let x=p[b];i[b].hidden=x===null,x!==null&&(i[b].href=x)}c.hidden=p.json!==null,h.hidden=p.link===null&&p.embed===
null,l.hidden=ce.answers};for(let p of["pointerenter","focusin"])a.addEventListener(p,u);let f=document.createElement("s\
elect");f.setAttribute("aria-label","Size of the PNG"),f.append(...Xc.map(p=>{let b=p===Zc;return new Option(`${p}×`,String(
p),b,b)}));let d=async p=>{let{address:b,meta:x}=await s(p,Number(f.value)),M=x.origin??e().embed??location.href;rr(nr(b,
p,{title:x.title,origin:M}),`${t()}.${p}`)},g=()=>sr(`\uFEFF${o()}`,`${t()}.csv`,"text/csv;charset=utf-8"),y=document.createElement(
"span");return y.append(_e("PNG",()=>d("png"))," ",f),a.append(i.link,i.embed,y,_e("SVG",()=>d("svg")),_e("CSV",g),i.json,
c,i.offline,h,l),u(),a}function Qc(t){let e=document.createElement("details");e.className="view-codes";let n=document.createElement(
"summary");n.textContent="Copy";let s=document.createElement("p"),o=document.createElement("textarea");Object.assign(o,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let a=document.
createElement("div");a.className="view-sheet",a.append(s,o),e.append(n,a),e.addEventListener("toggle",()=>{if(!e.open)return;
r.textContent="",o.hidden=!0;let c=Object.entries(t()).map(([l,h])=>_e(l,()=>i(l,h)));s.replaceChildren(...c,r)});let i=async(c,l)=>{
o.value=l,o.hidden=!1,o.setAttribute("aria-label",c);let h=await Jc(l);h||o.select(),r.textContent=h?"Copied.":"Selected\
; copy it with the keyboard."};return e}async function Jc(t){return navigator.clipboard?navigator.clipboard.writeText(t).
then(()=>!0,()=>!1):!1}function Je(t){let e=document.createElement("a");return e.textContent=t,e}function _e(t,e){let n=document.
createElement("button");return n.type="button",n.textContent=t,n.addEventListener("click",e),n}function sr(t,e,n){rr(new Blob(
[t],{type:n}),e)}function rr(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}en();$();var ir={width:420,height:200},tl=300,le=2,ft=20,Qt=8,el=7.5,nl=44,sl=18,ol=240,rl=90,lr=56,hr=90,il=48,al=1.3,cl=.6,ll=9,
ur=1.4,fr=["coloraxis","coloraxis2"];function mr({data:t,layout:e},{width:n,height:s,isFixed:o,scale:r}){if(!n)return{data:t,
layout:e};let a={width:n/r,height:s/r},i=o&&(a.width<ir.width||a.height<ir.height),c={...a,isFixed:o,isTiny:i,isNarrow:a.
width<560,scale:r},l=i?hl(e,e.meta.small??{}):e;if(!o)return{data:t,layout:{...l,...cr(l,c)}};let h=ul(t,l),u={...h,...cr(
h,c),...fl(t,h,c),...pl(h,c)};return{data:wl(t,h,c.height),layout:u}}function hl(t,e){return dr(t,e)}function dr(t,e){if(!ar(
t)||!ar(e))return e;let n={...t};for(let[s,o]of Object.entries(e))n[s]=dr(t[s],o);return Object.fromEntries(Object.entries(
n).filter(([,s])=>s!==null))}function ar(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)}function pr(t,e){return Object.
entries(t).filter(([s])=>e.test(s))}function gr(t,e){return t[`yaxis${(e??"y").slice(1)}`]}function yr(t){return pr(t,/^yaxis/).
map(([,e])=>e.domain??[0,1])}function br(t,e){return t[e]}function ul(t,e){let{xaxis:n}=e,s=t.find(a=>(a.xaxis??"x")==="\
x"&&Array.isArray(a.x))?.x,o=Array.isArray(s)?s.filter(a=>typeof a=="string"):[],r=Array.isArray(s)&&o.length===s.length;
return n?.tickangle!==-90||n.tickvals||!o.length||!r?e:{...e,xaxis:{...n,tickmode:"array",tickvals:o,ticktext:o}}}function fl(t,e,{
width:n,height:s,isTiny:o,scale:r}){let a=ml(t,e),i=Math.max(...a.map(b=>b.length*Qt+il)),c=Math.ceil(a.length/Math.max(
1,Math.floor(n/i))),l=a.length>0&&c*ft>s/(o?4:3),h=a.length>0&&!l,u=dl(e,s,r),d=((u.annotations?.find(({font:b})=>b?.size)?.
font?.size??0)/r||ft)*ur+2,g=Math.min(e.margin?.t??8,h?c*ft+4:e.annotations?.length?d:8),y=fr.some(b=>br(e,b)?.colorbar?.
orientation==="h"),p=!e.margin||y&&!o;return{...l&&{showlegend:!1},...!p&&{margin:{...e.margin,t:Math.ceil(g*r)}},...u}}
function ml(t,e){if(e.showlegend===!1)return[];let n=new Map,s=0;for(let{name:o,type:r,visible:a,showlegend:i,legendgroup:c}of t)
!o||(i===!1||a===!1)||["heatmap","contour"].includes(r)||(s+=1,n.set(c||o,o.replace(/<[^>]*>/g,"")));return s>1||e.showlegend?
[...n.values()]:[]}function dl(t,e,n){let{annotations:s=[],template:o}=t,r=({yref:f,yanchor:d})=>f==="paper"&&d==="botto\
m",a=s.filter(r);if(!a.length)return{};let i=yr(t).map(([f])=>f),c=a.filter(({y:f})=>f<1).map(({y:f})=>Math.min(...i.map(
d=>d-f).filter(d=>d>0),1-f)),l=o.layout.font.size,h=Math.min(l,Math.min(1,...c)*(e-ft)/ur);if(h>=l)return{};let u=Math.max(
ll,h*n);return{annotations:s.map(f=>r(f)?{...f,font:{...f.font,size:u}}:f)}}function pl(t,{height:e,isTiny:n}){let s=Math.
floor(e/3/Qt),o=e-$r(t,1/0,s)-lr,r={};for(let a of fr){let i=br(t,a);i&&(n?r[a]={...i,showscale:!1}:r[a]=gl(t,a,i,o))}return r}
function gl(t,e,n,s){let o=n.colorbar??{};if(s>=tl||o.ticktext||o.orientation==="h")return n;let r=t.template.layout[e],
a=o.tickvals??r?.colorbar?.tickvals,i=(o.len??1)*s;if(!a){let u=Math.max(le,Math.floor(i/ft/1.5));return{...n,colorbar:{
...o,nticks:u}}}let[c,l]=[n.cmin??a[0]??0,n.cmax??a.at(-1)??1],h=[];for(let u of a){let f=h.at(-1);(f===void 0||(u-f)/(l-
c)*i>=ft)&&h.push(u)}return{...n,colorbar:{...o,tickvals:h}}}function cr(t,e){let{width:n,height:s,isFixed:o,isTiny:r,isNarrow:a}=e,
i=a?n:1/0,c=o?Math.floor(s/3/Qt):1/0,l=$r(t,i,c),h=o?l?lr:hr:0,u=Math.max(s-l-(r?2*ft:h),ft),f=r?n-rl:Math.max(n-ol,60);
return Object.fromEntries(pr(t,/^[xy]axis/).map(([d,g])=>{let y=d.startsWith("x"),p=o&&y?$l(g,t,u):g,[b,x]=p.domain??[0,
1],M=(x-b)*(y?f:u),w=t.template.layout.font.size*e.scale,A=yl(p,y,M,w,e),v=t.meta.priority?.[d];return[d,bl(A,{isX:y,length:M,
fontSize:w,upright:c,priority:v},e)]}))}function yl(t,e,n,s,{isTiny:o,isFixed:r}){let a=t.title?.text??"";if(!o)return r&&
!e&&a.length*Qt>al*n?{...t,title:{}}:t;let[i,c]=t.domain??[0,1];if(!e||!a||t.side==="top"||c-i>cl)return{...t,title:{}};
let l=Math.max(4,Math.floor(n/(Qt-1))+1),h=a.length>l?`${a.slice(0,l-1)}…`:a;return{...t,title:{...t.title,standoff:0,
font:{size:s-2},text:h}}}function bl(t,{isX:e,length:n,fontSize:s,upright:o,priority:r},a){let{width:i,isFixed:c,isTiny:l,
isNarrow:h}=a,{ticktext:u,tickvals:f=[]}=t;if(t.visible===!1||t.showticklabels===!1)return t;if(!u)return c||h&&e?xl(t,e,
n,a):t;let d=u.length;if(l&&e&&d===1&&t.tickangle===0&&(u[0]??"").length*Qt>n-Qt)return{...t,tickfont:{size:.75*s}};if(d<=
le&&(e||!c||n>=ft))return t;let y=d<=le?[d-1]:kl(d,Math.floor(n/ft),r);return{...t,tickvals:y.map(p=>f[p]??p),ticktext:y.
map(p=>xr(u[p]??"",p,h?i:1/0,e?o:1/0))}}function $l(t,e,n){let[s]=gr(e,t.anchor)?.domain??[0,1],o=yr(e).map(([,i])=>i),r=Math.
max(...o.filter(i=>i<=s),-1/0),a=(s-r)*n;return t.side==="top"||a>2.4*ft?t:{...t,title:{},...a<.9*ft&&{showticklabels:!1}}}
function xl(t,e,n,{isTiny:s,isNarrow:o}){let r=Math.max(le,Math.floor(n/(e?nl:ft*1.5)));if(t.tickvals){let h=e?1:Math.ceil(
t.tickvals.length/r);return{...t,tickvals:t.tickvals.filter((u,f)=>f%h===0)}}let{dtick:a,...i}=t;if(t.type==="category")
return e?t:{...i,nticks:Math.max(le,Math.floor(n/sl))};let c=o&&e&&t.nticks&&!s?le:r,l=Math.min(t.nticks??1/0,c);return s||
t.nticks||l<5?{...i,nticks:l}:t}function wl(t,e,n){return t.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let o=gr(
e,s.yaxis),[r,a]=o?.domain??[0,1],i=o?.ticktext?.length;return i===void 0?s:(a-r)*(n-hr)<i*ft?{...s,texttemplate:""}:s})}
function kl(t,e,n){let s=[...Array(t).keys()];if(t<=e)return s;let o=Math.max(1,Math.ceil(t/Math.max(1,e)));if(!n)return s.
filter(a=>a%o===0);let r=[];for(let a of[...s].sort((i,c)=>(n[c]??0)-(n[i]??0)))r.every(i=>Math.abs(i-a)>=o)&&r.push(a);
return r.sort((a,i)=>a-i)}function $r({xaxis:t},e,n){let o=(t?.tickangle===0?[]:t?.ticktext??[]).map((r,a)=>xr(r,a,e,n).
length);return Math.max(0,...o)*el}function xr(t,e,n,s){let o=n<1/0;if(!o&&t.length<=s)return t;let r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.
exec(t)??[],[,a="",i="",c=""]=r,[l="",h]=i.split(" · "),u=Math.min(o?Math.max(5,Math.floor(n/48)):14,s),f=l.length>u&&!l.
includes("&")?`${l.slice(0,u-1)}…`:l;return a+(h?`${e+1} ${f}`:f)+c}$();en();var Ml=12,he=new Map,os=new Map;function as(t,e){let n=JSON.stringify(Object.values(t)),s=he.get(n)??new Map;he.delete(
n),he.set(n,s);for(let a of he.keys()){if(he.size<=Ml)break;he.delete(a)}let o=s.get(e);if(o)return o;let r=new Promise(
(a,i)=>Al(n,t,e,{resolve:a,reject:i}));return s.set(e,r),r.catch(()=>s.delete(e)),r}function Al(t,e,n,s){let o=os.get(t);
if(o){o.views.set(n,s);return}let r=new Map([[n,s]]);os.set(t,{query:e,views:r}),setTimeout(()=>{os.delete(t),El(e,r)},0)}
async function El(t,e){let{server:n,path:s,query:o,theme:r}=t,a=[...e.keys()].sort().join(",");try{let i=await ns(`${s}/\
figures?${Ke({...o,views:a,theme:r})}`,{},n);for(let[c,{resolve:l}]of e)l(i[c])}catch(i){let c=e.size>1&&i instanceof wt&&
[404,422,500].includes(i.status);for(let[l,{resolve:h,reject:u}]of e)c?Sl(t,l).then(h,u):u(i)}}function Sl({server:t,path:e,
query:n,theme:s},o){let r=Ke({...n,theme:s});return ns(`${e}/views/${encodeURIComponent(o)}?${r}`,{},t)}var rs=new Map;async function kr(t,e){
let n=rs.get(t),s=n??(t.startsWith("#")?Ol(t.slice(1)):Tl(t));n||(rs.set(t,s),s.catch(()=>rs.delete(t)));let o=await s;if(ut(
o))return o;let{templates:r={}}=o.layout.meta,a=r[e];if(!a)return o;let i=wr(a),c=new Map;for(let f of Object.values(r))
wr(f).forEach((d,g)=>{c.set(d,i[g]??d)});let{data:l,layout:h}=is({data:o.data,layout:o.layout},c),{meta:u}=o.layout;return{
...o,data:l,layout:{...h,meta:u,template:a}}}function wr(t){return t.layout.colorway}function is(t,e){return Array.isArray(
t)&&["string","object"].includes(typeof t[0])&&!Array.isArray(t[0])?t.map(s=>is(s,e)):t?.constructor===Object?Object.fromEntries(
Object.entries(t).map(([s,o])=>[s,is(o,e)])):e.get(t)??t}async function Ol(t){let e=document.getElementById(t);if(!e)throw new Error(
"The figure is missing in this file.");return JSON.parse(e.textContent??"")}async function Tl(t){let e=await fetch(new URL(
t,document.baseURI)).catch(()=>null);if(!e?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new wt(
e?.status??0,[{where:"",message:n,suggestions:[]}])}return e.json()}function ue(t,{server:e,path:n,view:s,values:o}){let r=encodeURIComponent(
s),a=n.startsWith("lessons/"),i=a?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:i,picture:`${i}/picture.\
png`,json:`api/${n}/views/${r}`,offline:a?`api/${n}/offline`:`api/${n}/views/${r}/offline`},h=Ke({...a&&t!=="json"?{step:s}:
{},...o}).toString();return new URL(h?`${c[t]}?${h}`:c[t],e).href}$();function Ar({x:t,y:e,xaxis:n,yaxis:s},o){let r=[Mr(n,t,o),Mr(s,e,o)];return[...new Set(r.filter(a=>a!==null))]}function Mr(t,e,n){
if(!t||e===void 0||!n.includes(t._name))return null;let s=t.type==="category"?t.d2l_noadd(e):e;return typeof s=="number"&&
Number.isInteger(s)?s:null}function Er(t,e,n){let s=t.querySelector(":scope > .view-marks")??t.appendChild(Nl()),{_fullLayout:o}=t;
if(!o)return;let r=e.flatMap(a=>n.map(i=>vl(o,o[a],i)));s.replaceChildren(...r.filter(a=>a!==null))}function Nl(){let t=document.
createElement("div");return t.className="view-marks",t}function vl(t,e,n){if(!e?._length)return null;let s=e._id.startsWith(
"x"),o=t[`${s?"y":"x"}axis${(e.anchor??"").slice(1)}`]??t[s?"yaxis":"xaxis"],r=[e.l2p(n-.5),e.l2p(n+.5)],[a,i]=[Math.min(
...r),Math.max(...r)];if(!(i>0&&a<e._length)||!o?._length)return null;let[c,l]=s?[e._offset+a,o._offset]:[o._offset,e._offset+
a],[h,u]=s?[i-a,o._length]:[o._length,i-a],f=document.createElement("div");return Object.assign(f.style,{left:`${c}px`,top:`${l}\
px`,width:`${h}px`,height:`${u}px`}),f}$();function Or(t,e){return Object.fromEntries(t.map(({name:n,values:s,value:o})=>[n,s.find(r=>String(r)===e(n))??o]))}function Tr(t,e){
for(let{name:n,values:s}of t){let o=e(n);if(o===null||s.map(String).includes(o))continue;let r=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${o}; ${r}.`}}return null}
function Nr(t,e,n){return e.reduce((s,o)=>{let r=t.find(({name:a})=>a===o)?.values??[];return s*r.length+r.indexOf(n[o]??
"")},0)}function vr(t,e){return t.map(s=>{let{name:o,title:r,values:a}=s,i=Lr(s)[a.indexOf(e[o]??"")];return typeof i=="\
number"?`${r.toLowerCase()} ${i}`:i}).join(", ")}function Lr({values:t,labels:e}){return e??t}var nn=class{#e;#t;#n="";#o=0;#i=null;constructor(e,n){
this.#e=e,this.#t=n}offer({choices:e=[],player:n},s,o){let r=e.length?[]:s.filter(c=>c.meta),a=JSON.stringify([e.map(({name:c,
values:l,labels:h})=>[c,l,h]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===a)return;this.#n=a,this.pause(),this.#i=null,
this.#e.replaceChildren(...e.map(c=>this.#r(c))),r.length&&o&&this.#e.append(this.#s(r));let i=e.find(({name:c})=>c===n);
i&&this.#e.append(...this.#c(i))}show(e){for(let[n,s]of Object.entries(e)){let o=this.#e.querySelector(`select[name="${n}\
"]`);o instanceof HTMLSelectElement&&(o.value=String(s))}}pause(){clearInterval(this.#o),this.#o=0,this.#i&&(this.#i.textContent=
"Play")}#r(e){let{name:n,title:s,values:o}=e,r=document.createElement("select");r.name=n;let a=Lr(e);return r.append(...o.
map((i,c)=>new Option(String(a[c]),String(i)))),r.addEventListener("change",()=>{this.pause();let i=o[r.selectedIndex];i!==
void 0&&this.#t.select(n,i)}),Sr(s,r)}#s(e){let n=document.createElement("select");return n.append(new Option("…",""),
...e.map((s,o)=>new Option(s.name,String(o)))),n.addEventListener("change",()=>{let s=n.value?e[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),Sr("Open",n)}#c({name:e,title:n,values:s}){let o=()=>s.indexOf(this.#t.selected()[e]??
""),r=h=>{let u=s[Math.max(0,Math.min(s.length-1,h))];u!==void 0&&this.#t.select(e,u)},a=h=>{this.pause(),r(o()+h)},i=cs(
"Play",()=>{if(this.#o){this.pause();return}o()===s.length-1&&r(0),i.textContent="Pause",this.#o=setInterval(()=>{r(o()+
1),o()===s.length-1&&this.pause()},1200)});this.#i=i;let c=cs("‹",()=>a(-1)),l=cs("›",()=>a(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,i,l]}};function Sr(t,e){let n=document.createElement(
"label");return n.append(`${t} `,e),n}function cs(t,e){let n=document.createElement("button");return n.type="button",n.textContent=
t,n.addEventListener("click",e),n}ds();$();var jr="vendor/plotly/plotly-traces-4.1.1.min.js",ps;function an(t){return window.Plotly?Promise.resolve(window.Plotly):
(ps??=new Promise((e,n)=>{let s=document.createElement("script");s.src=t?new URL(`static/${jr}`,t).href:new URL(`../${jr}`,
O).href;let o=()=>{ps=void 0,s.remove(),n(new Error("The drawing library could not be loaded. Reload the page to try aga\
in."))};s.addEventListener("load",()=>window.Plotly?e(window.Plotly):o()),s.addEventListener("error",o),document.head.append(
s)}),ps)}async function Dr(t,e,n){let{width:s,height:o}=t.layout;return(await an()).toImage(t,{format:e,width:s,height:o,
...e==="png"&&{scale:n}})}ln();var To={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interv\
entions",against:"against"},No=["inputs","removed"],Pf=new Set(["server","source","model","lesson","view","theme","reads",
...No,...Object.keys(To)]),za=["scale","accent","controls","caption"],Wf=new Set([...za,"fill"]),Va="pointer-view:hover",
So=matchMedia("(prefers-color-scheme: dark)"),Ff={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},Hf=120,Gf=[
["short",576,0],["low",352,0],["tight",288,352]],jf="400px 0px",qa=660,Df=/^(\w+):(\d+)$/,Uf="The server draws this char\
t, and it does not answer.",Bf="The answer above is computed in this browser.",Vf="Type visits, or add a place, to see w\
hat the model answers.",Ne=null,Oo=null,vo=class extends HTMLElement{#e=null;#t=null;#n=null;#o=0;#i=!1;#r="";#s=!1;#c="";#h=[];#f=!1;#w=new IntersectionObserver(
e=>{e.some(n=>n.isIntersecting)&&this.#E()},{rootMargin:jf});#p=new ResizeObserver(()=>requestAnimationFrame(()=>this.#U()));#k=new MutationObserver(
e=>this.#v(e.map(({attributeName:n})=>n??"")));#M=e=>this.getAttribute(e);#$=()=>{if(!this.#n){this.#m();return}this.#L(
this.#g),this.#b()};#A=({target:e,detail:n})=>{!(e instanceof HTMLElement)||e===this||!this.hasAttribute("linked")||e.getAttribute(
"linked")===this.getAttribute("linked")&&this.mark(n.visits)};#O=({type:e})=>this.#J(e==="beforeprint");connectedCallback(){
this.#e??=this.#P(),this.#R(),document.addEventListener("pointerscope:theme",this.#$),document.addEventListener(Va,this.#A),
So.addEventListener("change",this.#$);for(let e of["beforeprint","afterprint"])window.addEventListener(e,this.#O);this.#p.
observe(this),this.#k.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#w.observe(this):this.#f=!0,this.#m()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#$),document.removeEventListener(Va,this.#A),So.removeEventListener(
"change",this.#$);for(let e of["beforeprint","afterprint"])window.removeEventListener(e,this.#O);this.#p.disconnect(),this.#k.
disconnect(),this.#w.disconnect(),this.#a.controls.pause()}mark(e){e.join()!==this.#h.join()&&(this.#h=e,this.#j())}get chosen(){
return this.#t?this.#x:{}}get wantedHeight(){if(!this.#t)return 0;let{above:e,below:n}=this.#D();return Math.ceil(e+tn(this.#t)+
n)}get#a(){return this.#e??=this.#P(),this.#e}#E(){this.#f=!0,this.#w.disconnect(),this.#m()}#v(e){e.some(n=>Wf.has(n))&&
(this.#R(),this.#b()),e.includes("lazy")&&!this.hasAttribute("lazy")&&!this.#f?this.#E():e.some(n=>Pf.has(n))?this.#m():
this.#u.some(({name:n})=>e.includes(n))?this.#B()&&this.#b():e.includes(this.#c)&&this.#m()}get#u(){return this.#t?kt(this.#t).
choices??[]:[]}#m(){this.#i||(this.#i=!0,queueMicrotask(()=>{this.#i=!1,this.#Z()}))}get#l(){let[e,n]=this.hasAttribute(
"lesson")?["lessons",this.getAttribute("lesson")]:["models",this.getAttribute("model")];return n?`${e}/${encodeURIComponent(
n)}`:""}get#S(){let e=this.getAttribute("server");return e?new URL(e.endsWith("/")?e:`${e}/`,document.baseURI).href:Ye.href}get#T(){
let e=this.parentElement?.closest("[data-theme]");return e instanceof HTMLElement?e.dataset.theme:void 0}get#g(){let e=this.
getAttribute("theme");return e==="auto"?So.matches?"dark":"light":(e??this.#T)==="dark"?"dark":"light"}get#N(){let e=this.
getAttribute("scale");return e!==null&&Ze("scale",e)?Number(e):1}#R(){let e=this.getAttribute("accent");this.hasAttribute(
"scale")?this.style.setProperty("--scale",String(this.#N)):this.style.removeProperty("--scale"),e&&Ze("accent",e)?this.style.
setProperty("--accent",e):this.style.removeProperty("--accent")}get#I(){if(this.hasAttribute("lesson")){let n=No.map(s=>[
s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.fromEntries(n)}}if(this.getAttribute("reads")==="data set")
return{needsHistory:!1,query:{}};let e=Object.entries(To).map(([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,
query:Object.fromEntries(e)}}async#Z(){let{needsHistory:e,query:n}=this.#I;this.#o+=1;let s=this.#o,o=this.getAttribute(
"source"),r=this.getAttribute("view")??"",a=this.#l&&r&&(!e||n.visits||n.record);if(!o&&!a){this.#_(Vf);return}if(!this.#f){
this.#_("");return}let i=this.#g;this.#L(i),this.setAttribute("aria-busy","true");try{let c={server:this.#S,path:this.#l,
query:n,theme:i},l=this.hasAttribute("server")?this.#S:"",[h]=await Promise.all([o?kr(o,i):as(c,r),o||r===ss?null:an(l)]),
u=ut(h),f=u?await Promise.resolve().then(()=>(Ba(),Ua)):null;u||await an(l),await Ko(()=>{s===this.#o&&(this.#tt(f?.NetworkDrawing??
null,kt(h).title),this.#t=u?h:structuredClone(h),this.#et(this.#t),this.#Q({...c,theme:"light"},r))})}catch(c){s===this.#o&&
this.#F(c)}finally{s===this.#o&&this.removeAttribute("aria-busy")}}#L(e){this.#T!==e?this.dataset.theme=e:delete this.dataset.
theme}#Q(e,n){if(!this.#t||ut(this.#t))return;let{template:s,meta:o}=this.#t.layout,r=o.templates?.light;Ne??=r??(this.#g===
"light"?s:null),!(Ne||this.hasAttribute("source"))&&(Oo??=as(e,n),Oo.then(a=>{ut(a)||(Ne??=a.layout.template)}).catch(()=>{
Oo=null}))}#J(e){if(this.#s=e,!this.#t||!this.#r)return;let n=Ne??this.#n;this.#L(e&&n?"light":this.#g),this.#b(),e||requestAnimationFrame(
()=>this.#b())}#P(){let e=document.createElement("summary");e.textContent="Numbers";let n={title:this.#y("h3","view-titl\
e"),caption:this.#y("p","view-caption"),choices:this.#y("div","view-choices"),summary:this.#y("p","view-summary"),failure:this.#y(
"p","view-failure"),plot:this.#y("div","view-plot"),details:this.#y("details","view-table"),exports:or({name:()=>this.#z,
links:()=>this.#lt(),view:()=>this.#t&&this.#ht(this.#t),picture:(o,r)=>this.#at(o,r),csv:()=>cn(this.#q()),json:()=>JSON.
stringify(this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.
append(e),n.details.addEventListener("toggle",()=>this.#V());let s=new nn(n.choices,{selected:()=>this.#x,select:(o,r)=>this.#it(
o,r),open:o=>this.#d("open",o)});this.replaceChildren(...Object.values(n)),this.addEventListener("toggle",({target:o})=>this.#rt(
o),!0);for(let o of[n.plot,n.details,n.choices,n.exports,n.failure])o.hidden=!0;return{...n,controls:s}}#y(e,n){let s=this.
querySelector(`.${n}`),o=s instanceof HTMLElement?s:document.createElement(e);return o.className=n,o}#tt(e,n){if(e===null==
(this.#n===null))return;let s=this.#a,o=s.plot.cloneNode();o.removeAttribute("data-listening"),o.role=e?"group":"img",s.
plot.replaceWith(o),s.plot=o,this.#n=e?new e(o,{title:n,hover:r=>this.#d("hover",{visits:r})}):null}#W(e){let{plot:n,details:s,
choices:o,exports:r,failure:a}=this.#a;for(let i of[n,s,o,r])i.hidden=e;a.hidden=!0}#_(e){this.#t=null,this.#c="",this.removeAttribute(
"aria-busy"),this.#a.controls.pause(),this.#W(!0),this.#a.summary.textContent=e}#F(e){this.#_("");let{failure:n}=this.#a,
o=e instanceof wt&&e.status===0&&document.querySelector("[data-answer]")!==null,r=o?Uf:Xe(e);if(n.replaceChildren(r),o&&
n.append(" ",qf()),n.hidden=!1,this.#d("failed",{message:r}),!(e instanceof wt)||![0,503].includes(e.status))return;let a=document.
createElement("button");a.type="button",a.textContent="Try again",a.addEventListener("click",()=>this.#m()),n.append(" ",
a)}#et(e){let{title:n,caption:s,controls:o}=this.#a,r=kt(e);n.textContent=r.title,n.hidden=!1,s.textContent=r.caption,this.#W(
!1),o.offer(r,ut(e)?[]:e.data,!this.hasAttribute("fill")),this.#B()&&this.#b()}#b(){if(!this.#t)return;let{plot:e}=this.#a,
n=this.#s,s=this.#C(tn(this.#t)),o=n?Math.min(s.width||qa,qa):s.width;o&&(ut(this.#t)?(e.style.height=`${s.height}px`,this.#n?.
draw(this.#t)):(e.style.height=s.isFixed?`${s.height}px`:"",this.#nt(e,this.#t,{...s,width:o})),this.#r=`${o}×${s.height}`,
this.dataset.drawn="true",this.#j(),this.#d("drawn",{}))}#nt(e,{data:n,layout:s},o){let r=this.#s,a=r&&Ne?{...s,template:Ne}:
s,i=this.#H({data:n,layout:a},o);window.Plotly?.react(e,i.data,r?{...i.layout,width:o.width}:i.layout,Ff),e.dataset.listening||
this.#st(e)}#H({data:e,layout:n},{width:s,height:o,isFixed:r}){let a="rgba(0, 0, 0, 0)",i=this.#N,{font:c,hoverlabel:l}=n.
template.layout,h=c.size*i,u=mr({data:e,layout:zf(n)},{width:s,height:o,isFixed:r,scale:i}),f={font:{size:h},hoverlabel:{
...n.hoverlabel,font:{...l.font,size:h}}};return{data:u.data,layout:{...u.layout,...i!==1&&f,paper_bgcolor:a,plot_bgcolor:a,
height:o}}}#st(e){e.dataset.listening="true",e.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#d("ope\
n",n.data.meta);let[,s,o]=Df.exec(String([n.customdata].flat()[0]))??[];s&&this.#d("select",{table:s,row:Number(o)})}),e.
on("plotly_hover",({points:[n]})=>{n&&this.#d("hover",{visits:Ar(n,this.#G)})}),e.on("plotly_unhover",()=>this.#d("hover",
{visits:[]}))}get#G(){return this.#t?kt(this.#t).visit_axes??[]:[]}#d(e,n){this.dispatchEvent(new CustomEvent(`pointer-v\
iew:${e}`,{detail:n,bubbles:!0}))}#j(){!this.#t||!this.#r||(this.#n?this.#n.mark(this.#h):Er(this.#a.plot,this.#G,this.#h))}#C(e){
let{plot:n}=this.#a,s=n.clientWidth;if(!this.hasAttribute("fill"))return{width:s,height:e,isFixed:!1};this.#ot();let{above:o,
below:r}=this.#D();this.style.setProperty("--below",`${Math.ceil(r)}px`);let a=Math.max(Math.floor(this.offsetHeight-o-r),
Hf);return{width:s,height:a,isFixed:!0}}#ot(){let[e,n]=[this.offsetWidth/this.#N,this.offsetHeight/this.#N],s=Gf.filter(
([,o,r])=>n<o||e<r).map(([o])=>o).join(" ");this.dataset.room!==s&&(this.dataset.room=s)}#D(){let{plot:e,details:n,exports:s}=this.#a,
o=this.getBoundingClientRect(),r=o.height/this.offsetHeight||1,a=[n,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),
i=a.length?Math.max(...a.map(({bottom:c})=>c))-Math.min(...a.map(({top:c})=>c)):0;return{above:(e.getBoundingClientRect().
top-o.top)/r,below:i/r}}#rt(e){if(this.hasAttribute("fill")&&e instanceof HTMLDetailsElement&&e.open)for(let n of this.querySelectorAll(
"details"))n.open&&(n.open=n===e);requestAnimationFrame(()=>this.#U())}#U(){if(!this.#t)return;let{width:e,height:n}=this.#C(
tn(this.#t));e&&this.#r!==`${e}×${n}`&&this.#b()}#it(e,n){this.setAttribute(e,String(n)),this.#d("option",{[e]:n})}#B(){
let e=this.#t;if(!e)return!1;let n=this.hasAttribute("lenient")?null:Tr(this.#u,this.#M);if(n)return this.#F(new Error(n.
message)),this.#c=n.name,!1;let s=kt(e),o="";if(this.#u.length&&!ut(e)){let r=this.#x;this.#a.controls.show(r);for(let i of e.
data)i.meta&&(i.visible=Object.entries(i.meta).every(([c,l])=>r[c]===l));Hr(e,r);let{summaries:a}=s;a&&(s.summary=a.texts[Nr(
this.#u,a.by,r)]??""),o=`: ${vr(this.#u,r)}`}return this.#a.summary.textContent=s.summary??"",this.#a.plot.setAttribute(
"aria-label",`${s.title}${o}. ${s.summary??""}`),this.#V(),!0}get#x(){return Or(this.#u,this.#M)}#V(){let{details:e}=this.#a;
if(!e.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${kt(this.#t).title}`),n.append(...this.#q().map(me)),e.querySelector(
".table-frame")?.remove(),e.append(n)}#q(){return this.#t?Vr(this.#t,this.#x):[]}async#at(e,n){let s=this.#t;if(!s)throw new Error(
"There is no figure to save yet.");return{address:ut(s)?await this.#n?.address(e,n)??"":await Dr(this.#ct(s),e,n),meta:kt(
s)}}#ct(e){let{data:n,layout:s}=structuredClone(e),o=this.#C(s.height),{paper_bgcolor:r,plot_bgcolor:a}=s.template.layout,
i=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#H({data:n,layout:s},o),l=i?{}:{
paper_bgcolor:r,plot_bgcolor:a};return{data:c.data,layout:{...c.layout,width:o.width,...l}}}get#z(){let e=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??e.filter(Boolean).join("-")}get#Y(){return{server:this.#S,path:this.#l,view:this.getAttribute("vie\
w")??"",values:{...this.#I.query,...this.#x}}}get#K(){let e=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=za.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",o])=>this.hasAttribute(s)&&Ze(s,o??""));return{...e&&
{theme:e},...Object.fromEntries(n)}}#lt(){let e=new URL(location.href);e.hash=this.id;let n=this.id?e.href:null;if(!(!this.
hasAttribute("source")&&ce.answers))return{link:n,embed:null,json:null,offline:null};let o=this.#Y;return{link:n,embed:ue(
"embed",this.#X(o)),json:ue("json",o),offline:ue("offline",o)}}#X(e){let{controls:n,...s}=this.#K,o={...e.values,...s,...n&&
n!=="some"&&{controls:n}};return{...e,values:o}}#ht(e){let n=this.#Y,{title:s,summary:o=""}=kt(e),r=["model","lesson","v\
iew","reads",...No,...Object.keys(To)],a=[...this.attributes].filter(({name:f})=>r.includes(f)),{theme:i,...c}=this.#K,l=i?.
replace(/^transparent-?/,""),h={...Object.fromEntries(a.map(({name:f,value:d})=>[f,d])),...this.#x,...l&&{theme:l},...c},
u=this.#X(n);return{title:s,caption:o,name:this.#z,server:n.server,embed:ue("embed",u),picture:ue("picture",u),attributes:Object.
fromEntries(Object.entries(h).map(([f,d])=>[f,String(d)]))}}};function qf(){let t=document.createElement("span");return t.
className="beside-browser-answer",t.textContent=Bf,t}function zf(t){let e=Object.entries(t).map(([n,s])=>{if(!/^[xy]axis/.
test(n))return[n,s];let o=s,r=t[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,a=o.type==="category"&&!o.categoryarray&&
r;return[n,a?{...o,categoryorder:"array",categoryarray:r}:o]});return Object.fromEntries(e)}customElements.define("point\
er-view",vo);$();$();var Yf=["ArrowRight","ArrowDown","PageDown"," ","n","l","j"],Kf=["ArrowLeft","ArrowUp","PageUp","p","h","k"],Ya=["slidec\
hanged","fragmentshown","fragmenthidden"],Zt=null;function Qa(t,e){if(Zt&&!Zt.closed){Zt.focus();return}if(Zt=window.open(
"","","width=900,height=700"),!Zt)return;let n=Zt.document;n.title=`Notes · ${e}`,n.documentElement.className="pointers\
cope",n.documentElement.dataset.theme=document.documentElement.dataset.theme;for(let i of document.querySelectorAll("sty\
le, link[rel=stylesheet]"))n.head.append(Xf(n,i));n.body.className="speaker-page";let s=Zf(n),o=Date.now(),r=()=>Qf(t,s,
o),a=setInterval(r,1e3);for(let i of Ya)t.on(i,r);n.addEventListener("keydown",({key:i})=>{Yf.includes(i)&&t.next(),Kf.includes(
i)&&t.prev()}),Zt.addEventListener("pagehide",()=>{clearInterval(a);for(let i of Ya)t.off(i,r)}),window.addEventListener(
"pagehide",()=>Zt?.close()),r()}function Xf(t,e){let n=t.importNode(e,!0);return e instanceof HTMLLinkElement&&n.setAttribute(
"href",e.href),n}function Zf(t){let e=(n,s)=>{let o=t.createElement(n);return o.className=s,t.body.append(o),o};return{time:e(
"p","speaker-time"),title:e("h1","speaker-title"),notes:e("div","speaker-text"),next:e("p","speaker-next")}}function Qf(t,{
time:e,title:n,notes:s,next:o},r){let a=t.getSlides(),i=t.getCurrentSlide(),c=a.indexOf(i),l=Ka(a.slice(0,c+1)),h=Ka(a),
u=Math.floor((Date.now()-r)/1e3),f=`${Math.floor(u/60)}:${String(u%60).padStart(2,"0")}`,d=h?` · this slide until ${Za(
l)} of ${Za(h)} min`:"";if(e.textContent=`${c+1} of ${a.length} · ${f}${d}`,n.textContent=Xa(i),s.dataset.at!==String(c)){
s.dataset.at=String(c);let p=i.querySelector("aside.notes"),b=[...p?.childNodes??[]].map(x=>s.ownerDocument.importNode(x,
!0));s.replaceChildren(...p?b:["No notes."])}let g=i.querySelectorAll(".fragment:not(.visible)").length,y=a[c+1];g?o.textContent=
`${g} more on this slide`:o.textContent=y?`Next: ${Xa(y)}`:"The last slide"}function Ka(t){return t.reduce((e,n)=>e+Number(
n.dataset.minutes??0),0)}function Xa(t){return t.getAttribute("aria-label")??""}function Za(t){return String(Math.round(
t*10)/10)}$();function Lo(t){for(let e of t){let n=e.firstElementChild;if(!(n instanceof HTMLElement))continue;let[s,o]=[.4,2];for(let r=0;r<
7;r+=1){let a=r?(s+o)/2:2;if(n.style.zoom=String(a),Jf(n,e)?s=a:o=a,s===2)break}n.style.zoom=String(s)}}function Jf(t,e){
let n=[t,e,...t.querySelectorAll(".table-frame, .formula")];return e.scrollHeight<=e.clientHeight+1&&n.every(s=>s.scrollWidth<=
s.clientWidth+1)}$();$();function Ja(t){return Number(t.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function dt(t){return Number.isFinite(t)?String(Number(t.toPrecision(6))).replaceAll("-","−"):t>0?"∞":"−∞"}function Kn(t){
return t<0?`(${dt(t)})`:dt(t)}function _o(t){return ec(t," + ")}function tc(t){return ec(t,", ")}function Xn(t,e){return t===
e?e:`${t} = ${e}`}function ec(t,e){return t.length<=24?t.join(e):[...t.slice(0,24/2),"…",...t.slice(-2)].join(e)}$();on();var tm=30,[ve,Le,Et,em,Ft]=[0,1,2,3,4],nm={add:["+",Le],subtract:["−",Le],multiply:["·",Et],divide:["/",Et],remainder:[
"mod",Et],power:["^",em],greater:[">",ve],greater_equal:["≥",ve],less:["<",ve],less_equal:["≤",ve],equal:["=",ve],not_equal:[
"≠",ve]},sm={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},sc=new Set(["sum","softmax"]);function Ro(t,e,n){
let s=new Map,o=(a,i)=>{let c=`${a}:${i}`,l=s.get(c)??r(a,i);return s.set(c,l),l},r=(a,i)=>{let c=t[a];if(!c)throw new RangeError(
`The expression has no operation ${a}.`);let{op:l,name:h=""}=c;if(l==="table")return{value:n(h,i),op:"",parts:[],table:h,
index:i};if(l==="constant"||l==="opaque")return{value:Pr(c,i),op:"",parts:[]};let u=Ir(t,c,i).map(([b,x])=>o(b,x)),[f,d,
g]=u;if((l==="view"||l==="join")&&f)return f;if(l==="where"&&d&&g)return f?.value?d:g;if(l==="collect")return nc(u);if(l===
"matmul")return nc(ic(u));if(l==="softmax")return am(u,Wr(t,c,i));let y=us[l];if(y)return{value:y(u.map(({value:b})=>b)),
op:l,parts:u};let p=Rr[l];if(!p||!f)throw new RangeError(`There is no operation ${l}.`);return{value:p(f.value,d?.value??
0),op:l,parts:u}};return o(t.length-1,e)}function Zn(t){let e=new Map,n=new Set,s=o=>{n.has(o)||(n.add(o),o.table!==void 0&&
e.set(`${o.table}:${o.index}`,o),o.parts.forEach(s),o.temperature&&s(o.temperature))};return s(t),[...e.values()]}function Qn(t){
if(sc.has(t.op))return t;for(let e of t.parts){let n=Qn(e);if(n)return n}return null}function Io(t){return t.op?Po(t,null,
!1).text:dt(t.value)}function oc(t){let e=dt(t.value),n=Qn(t);if(!n)return Xn(Io(t),e);if(n===t){if(t.op==="sum")return`\
Sum ${e}`;let s=Jn(t),o=s.reduce((r,a)=>r+a,0);return`${dt(s[t.place??0]??0)} / ${dt(o)} = ${e}`}return`${rc(t,n)??Po(t,
n,!1).text} = ${e}`}function Jn({parts:t,temperature:e}){return sn(t.map(({value:n})=>n),e?.value)}function rc(t,e){if(t===
e)return e.op==="sum"?`Sum ${dt(e.value)}`:null;let[n,s]=t.parts,o=n&&rc(n,e);return!o||!s||s.op?null:t.op==="add"?`${o}\
, plus ${dt(s.value)}`:t.op==="divide"?`${o}, divided by ${dt(s.value)}`:null}function Po(t,e,n){let{op:s,parts:o,value:r}=t,
a=sc.has(s);if(!s||t===e||a&&n)return{text:Kn(r),binding:Ft};let i=o.map(f=>Po(f,e,n||a)),c=i.map(({text:f})=>f);if(s===
"sum")return{text:c.length?_o(c):"0",binding:Le};if(s==="softmax")return{text:rm(t,i),binding:Et};if(s==="product")return{
text:c.join(" · "),binding:Et};let[l={text:"",binding:Ft},h]=i,u=nm[s];if(u&&h){let[f,d]=u,g=s==="add"||s==="multiply",
y=Ht(l,s==="power"?Ft:d),p=Ht(h,g?d:d+1);return{text:s==="power"?`${y}^${p}`:`${y} ${f} ${p}`,binding:d}}return s==="neg\
ative"?{text:`−${Ht(l,Et)}`,binding:Le}:s==="sqrt"?{text:`√${Ht(l,Ft)}`,binding:Ft}:s==="absolute"?{text:`|${om(o[0],
l)}|`,binding:Ft}:s==="sigmoid"?{text:`1 / (1 + e^(−${Ht(l,Ft)}))`,binding:Et}:s==="gelu"?{text:`${Ht(l,Et)} · Φ(${l.
text})`,binding:Et}:{text:`${sm[s]??s}(${tc(c)})`,binding:Ft}}function om(t,{text:e}){return t&&!t.op?dt(t.value):e}function Ht({
text:t,binding:e},n){return e<n?`(${t})`:t}function rm({parts:t,place:e=0,temperature:n},s){let o=Math.max(...t.map(({value:c})=>c)),
r=n?.value??1,a=Math.abs(o/r)>tm,i=s.map(c=>{let l=c;return a&&(l={text:`${Ht(c,Le)} − ${Kn(o)}`,binding:Le}),r!==1&&(l=
{text:`${Ht(l,Et)} / ${Kn(r)}`,binding:Et}),`e^${Ht(l,Ft)}`});return`${i[e]} / (${_o(i)})`}function ic(t){let e=[];for(let n=0;n<
t.length;n+=2){let s=t.slice(n,n+2);e.push({value:im(s),op:"multiply",parts:s})}return e}function im(t){return t.reduce(
(e,{value:n})=>e*n,1)}function nc(t){let e=t[0]?.parts[0]?.parts[1],n=t.every(({op:r,parts:[a]})=>r==="multiply"&&a?.op===
"divide"&&a.parts[1]===e);if(!e||e.op||!n)return{value:Co(t),op:"sum",parts:t};let s=t.flatMap(({parts:[r,a]})=>r?.parts[0]&&
a?ic([r.parts[0],a]):[]),o={value:Co(s),op:"sum",parts:s};return{value:Co(t),op:"divide",parts:[o,e]}}function Co(t){return t.
reduce((e,{value:n})=>e+n,0)}function am(t,{place:e,width:n}){let s=t[n],r={value:0,op:"softmax",parts:t.slice(0,n),place:e,
...s&&{temperature:s}},a=Jn(r),i=a.reduce((c,l)=>c+l,0);return{...r,value:(a[e]??Number.NaN)/i}}$();function ie(t,e,n){let s=cm(t,e,n);if(!s)throw new Error(`The page has no element that matches ${e}.`);return s}function cm(t,e,n){
let s=t.querySelector(e);return s&&cc(s,n)?s:null}function ht(t,e,n){return[...t.querySelectorAll(e)].filter(s=>cc(s,n))}
function ac(t,e="pointer-view"){return[...t.querySelectorAll(e)]}function Wo({target:t}){return t}function cc(t,e){return t instanceof(e??HTMLElement)}on();ln();var lc="figure[data-how]",lm="figure[data-how] tbody td",hm={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},
ArrowLeft:{row:0,column:-1},ArrowRight:{row:0,column:1}};function hc(t,e){let n=s=>{let o=Fo(s);o&&mm(o)};t.addEventListener(
"pointerover",n),t.addEventListener("focusin",n),t.addEventListener("click",n),e&&um(t,e),t.addEventListener("pointerout",
s=>{let o=Wo(s).closest(lc),{relatedTarget:r}=s,a=r instanceof Node&&o?.contains(r);o&&!a&&dc(Go(o))}),t.addEventListener(
"keydown",fm)}function uc(t){for(let e of ht(t,lc))for(let[n,s]of ht(e,"tbody td").entries())s.tabIndex=n===0?0:-1}function um(t,e){
let n=0,s=async o=>{let r=Fo(o);if(!r)return;n+=1;let a=n,i=Ho(r),c=Go(i),{step:l=""}=c.dataset,{table:h=""}=i.dataset;try{
let u=await e(l,h,pc(ts(i),r));a===n&&c.isConnected&&pm(c,u,r)}catch(u){a===n&&(ie(c,"[data-sum]").textContent=Xe(u))}};
t.addEventListener("click",s),t.addEventListener("keydown",o=>{if(o.key==="Enter"&&s(o),o.key!=="Escape")return;let r=Wo(
o).closest("[data-step]")?.querySelector("[data-opened] button");r instanceof HTMLElement&&r.click()})}function fm(t){let e=Fo(
t),n=hm[t.key];if(!e||!n||t.altKey||t.ctrlKey||t.metaKey)return;t.preventDefault();let s=Ho(e),o=ts(s),{row:r,column:a}=pc(
o,e),i="down"in s.dataset,c=i?n.column:n.row,l=i?n.row:n.column,h=o[r+c]?.[a+l];h&&(e.tabIndex=-1,h.tabIndex=0,h.focus())}
function mm(t){let e=Ho(t),n=Go(e);dc(n);let s=Ro(JSON.parse(e.dataset.how??"[]"),ym(ts(e),t),dm(n));t.dataset.lit="resu\
lt";for(let i of Zn(s)){let c=fc(n,i.table??"")[i.index??0];c&&(c.dataset.lit??="part")}let o=n.querySelector("[data-sum\
]");if(!(o instanceof HTMLElement))return;let r=dt(gc(t)),a=Number.isNaN(s.value)?r:Xn(Io(s),r);o.textContent=[bm(e,t),a].
filter(Boolean).join(": "),delete o.dataset.above,t.getBoundingClientRect().bottom>o.getBoundingClientRect().top&&(o.dataset.
above="")}function dm(t){let e=new Map;return(n,s)=>{let o=e.get(n)??fc(t,n);e.set(n,o);let r=o[s];return r?gc(r):Number.
NaN}}function fc(t,e){let n=t.querySelector(`figure[data-table="${CSS.escape(e)}"]`);return n instanceof HTMLElement?ts(
n).flat():[]}function pm(t,e,n){t.querySelector("[data-opened]")?.remove();let{title:s,row:o,column:r,expression:a,index:i,
numbers:c}=e,l=Ro(a,i,(y,p)=>mc(c[y],p).value),h=document.createElement("div");h.dataset.opened="";let u=document.createElement(
"h3");u.textContent=[s,o,r].filter(Boolean).join(", ");let f=document.createElement("button");f.type="button",f.textContent=
"Close",f.addEventListener("click",()=>{h.remove(),n.focus()});let d=document.createElement("div");d.className="table-fr\
ame",d.tabIndex=0,d.setAttribute("role","group"),d.setAttribute("aria-label",u.textContent),d.append(me(gm(l,c)));let g=document.
createElement("p");g.className="sum",g.textContent=oc(l),h.append(u,d,g,f),ie(t,"[data-sum]").after(h),d.focus({preventScroll:!0}),
h.scrollIntoView({block:"nearest"})}function gm(t,e){let n=i=>{let[{table:c="",index:l=0}={}]=Zn(i);return mc(e[c],l).label},
s=(i,...c)=>[i,...c.map(dt)],o=Qn(t);if(!o)return{columns:["term","value"],rows:Zn(t).map(({table:i="",value:c})=>s(e[i]?.
title??"",c))};let{op:r,parts:a}=o;if(r==="softmax"){let i=Jn(o);return{columns:["term","score","exponential, largest sc\
ore subtracted"],rows:a.map((c,l)=>s(n(c),c.value,i[l]??0))}}return a.length&&a.every(i=>i.op==="multiply")?{columns:["t\
erm","first factor","second factor","product"],rows:a.map(i=>s(n(i),...i.parts.map(({value:c})=>c),i.value))}:{columns:[
"term","value"],rows:a.map(i=>s(n(i),i.value))}}function mc(t,e){let n=t?.index.indexOf(e)??-1,s=t?.values[n];return{label:t?.
labels[n]??"",value:s===void 0?Number.NaN:fs(s)}}function dc(t){for(let n of ht(t,"[data-lit]"))delete n.dataset.lit;let e=t.
querySelector("[data-sum]");e&&(e.textContent="")}function Fo(t){return t.target instanceof Element?t.target.closest(lm):
null}function Ho(t){return t.closest("figure")}function Go(t){return t.closest("[data-step]")}function ts(t){return"down"in
t.dataset?[ht(t,"tbody td",HTMLTableCellElement)]:ht(t,"tbody tr").map(e=>ht(e,"td",HTMLTableCellElement))}function pc(t,e){
let n=t.findIndex(s=>s.includes(e));return{row:n,column:t[n]?.indexOf(e)??-1}}function ym(t,e){return t.flat().indexOf(e)}
function bm(t,e){let n=e.parentElement?ht(e.parentElement,"th"):[],s=ht(t,"thead th")[e.cellIndex-n.length],o=[n[0],s].map(
r=>r?.title||r?.textContent);return[ie(t,"figcaption span").textContent,...o].filter(Boolean).join(", ")}function gc(t){
return Ja(t.dataset.value??t.textContent??"")}var $m=1280,xm=720,yc=1e4,wm=400,km=15e3,bc={s:83,t:84},Mm=[" ","Enter"],Ot=ie(document,".deck"),xc="preview"in Ot.dataset,
wc=/print-pdf/i.test(location.search),kc=window.Reveal;if(!kc)throw new Error("reveal.js is missing on this page.");var St=new kc(
Ot,{width:$m,height:xm,margin:0,minScale:.1,maxScale:4,center:!1,transition:"none",backgroundTransition:"none",slideNumber:"\
c/t",hash:!xc,viewDistance:yc,mobileViewDistance:yc,pdfMaxPagesPerSlide:1,pdfPageHeightOffset:0,scrollActivationWidth:null,
postMessage:!1,keyboardCondition:t=>!Am(t)}),Mc=0,jo=()=>ht(Ot,"section");function Am({key:t}){let e=document.activeElement;
return!e||e===document.body||!Ot.contains(e)?!1:e.closest("select, input, textarea, td, [contenteditable]")?!0:Mm.includes(
t)&&e.closest("button, summary, a")!==null}function Em(t){let e=ht(t,".fragment.visible").map(({dataset:n})=>Number(n.fragmentIndex));
return 1+Math.max(-1,...e)}function Do(t){let e=Em(t);for(let n of ht(t,"[data-stages]"))Sm(n,e);for(let n of ht(t,"[dat\
a-at]")){let s=JSON.parse(n.dataset.at??"[]");n.toggleAttribute("data-away",!s.includes(e))}}function Sm(t,e){let n=JSON.
parse(t.dataset.stages??"[]"),s=n[Math.min(e,n.length-1)];if(!s)return;for(let[a,i]of[...t.children].entries())i.toggleAttribute(
"data-away",a!==s.show);if(t.dataset.stage===String(e))return;t.dataset.stage=String(e);let o=t.children[s.show];if(o?.localName!==
"pointer-view")return;let r=new Set(n.flatMap(({options:a})=>Object.keys(a)));for(let a of r)Om(o,a,s.options[a])}function Om(t,e,n){
n===void 0?t.removeAttribute(e):t.getAttribute(e)!==String(n)&&t.setAttribute(e,String(n))}function $c(){let t=jo(),e=Math.
max(0,t.indexOf(St.getCurrentSlide())),n=o=>{let r=t.indexOf(o.closest("section"))-e;return 4*Math.abs(r)+(r<0?2:0)+(o.closest(
"[data-away]")?1:0)};return ac(Ot,"pointer-view[hidden][lazy]").sort((o,r)=>n(o)-n(r))[0]}function Tm(t){return new Promise(
e=>{let n=()=>{s.disconnect(),clearTimeout(o),e()},s=new MutationObserver(()=>{(t.dataset.drawn||t.querySelector(".view-\
failure:not([hidden])"))&&n()}),o=setTimeout(n,km);s.observe(t,{attributes:!0,childList:!0,subtree:!0}),t.removeAttribute(
"hidden"),t.removeAttribute("lazy")})}function Nm(){let t=Math.max(0,Mc-performance.now());return new Promise(e=>{let n=()=>{
"requestIdleCallback"in window?requestIdleCallback(()=>e(),{timeout:200}):setTimeout(e,20)};t?setTimeout(n,t):n()})}async function vm(){
for(let t=$c();t;t=$c()){await Tm(t);let e=t.closest(".step-frame");e instanceof HTMLElement&&Lo([e]),wc||await Nm()}document.
documentElement.dataset.allDrawn="true"}function Lm({currentSlide:t}){Mc=performance.now()+wm,Do(t??St.getCurrentSlide())}
function _m(){document.documentElement.dataset.framed="";for(let t of["beforeprint","afterprint"])window.addEventListener(
t,e=>e.stopImmediatePropagation(),{capture:!0})}function Cm(){St.addKeyBinding({keyCode:bc.s,key:"S",description:"Speake\
r notes"},()=>Qa(St,Ot.dataset.title??"")),St.addKeyBinding({keyCode:bc.t,key:"T",description:"Light or dark"},()=>ie(Ot,
"[data-theme-button]").click())}function Rm(){return xc?window.frameElement?.getAttribute("data-slide"):null}async function Im(){
if(_m(),wc){let t=new Promise(e=>St.on("pdf-ready",e));await St.initialize(),await t}else{for(let e of jo())Do(e);await St.
initialize(),Cm();let t=Rm()??Ot.dataset.start;t&&St.slide(Number(t));for(let e of["slidechanged","fragmentshown","fragm\
enthidden"])St.on(e,Lm);document.addEventListener("deck:show",({detail:e})=>St.slide(e))}for(let t of jo())Do(t);Lo(ht(Ot,
".step-frame")),hc(Ot,null),uc(Ot),document.documentElement.dataset.deckReady="true",await vm()}Im();})();
