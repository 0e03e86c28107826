(()=>{var mi=Object.defineProperty;var _=(t,e,n)=>()=>{if(n)throw n[0];try{return t&&(e=t(t=0)),e}catch(s){throw n=[s],s}};var fi=(t,e)=>{for(var n in e)mi(t,n,{get:e[n],enumerable:!0})};var lo,di,N,$=_(()=>{"use strict";({currentScript:lo}=document),di=lo instanceof HTMLScriptElement?lo.src:"",N=new URL("\
static/js/",di||document.baseURI).href});function ht(t){return"kind"in t&&t.kind===In}function xt(t){return ht(t)?t.meta:t.layout.meta}function je(t){return ht(t)?
t.meta.height??0:t.layout.height}var In,Ue=_(()=>{"use strict";$();In="network"});function we(t){if(Array.isArray(t))return xc(t);if(!("bdata"in t))return{values:t,shape:[t.length]};let e=Uint8Array.from(
atob(t.bdata),r=>r.charCodeAt(0)),n=$c[t.dtype];if(!n)throw new Error(`An array has the unknown type ${t.dtype}.`);let s=new n(
e.buffer),o=t.shape?String(t.shape).split(",").map(Number):[s.length];return{values:s,shape:o}}function xc(t){if(!(typeof t[0]==
"object"&&t[0]!==null))return{values:t,shape:[t.length]};let n=t;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,
n[0]?.length??0]}}function se({values:t,shape:e},n){let[,...s]=e,o=s.reduce((r,i)=>r*i,1);return{values:wc(t,n*o,(n+1)*o),
shape:s}}function Jo({values:t,shape:e}){return e.length<2?t:Un({values:t,shape:e})}function Un(t){return Array.from({length:t.
shape[0]??0},(e,n)=>se(t,n).values)}function wc(t,e,n){return Array.isArray(t)?t.slice(e,n):t.subarray(e,n)}var $c,Bn=_(
()=>{"use strict";$();$c={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,
u4:Uint32Array}});function tr(t,e=1){let n=Math.max(...t),s=Math.min(Math.max(e,1e-30),1/1e-30);return t.map(o=>Math.exp((o-n)/s))}var er=_(
()=>{"use strict";$()});function sr({data:t,layout:e},n){let{parts:s=[]}=e.meta,o=Dn(e.meta,n);for(let r of s){let i=t[r.trace];"lines"in r?Object.
assign(i,Ec(o(r.lines),n[r.row],r)):i[r.attribute]=Jo(o(r.is))}}function Dn(t,e){let n=kc(t),s=Object.fromEntries((t.choices??
[]).map(({name:a,values:c})=>[a,e[a]===De?De:c.indexOf(e[a]??"")])),o=({take:a,at:c})=>{let l=n[a];if(!l)throw new Error(
`The figure has no array ${a}.`);for(let h of c){let u=s[h]??0;u!==De&&(l=se(l,u))}return l},r=([a,c])=>{let[{values:l},
{values:h,shape:u}]=[i(a),i(c)];return{values:Float64Array.from(h,(d,g)=>d*Number(l[g%l.length])),shape:u}},i=a=>{if("ta\
ke"in a)return o(a);if("row"in a){let{values:c}=i(a.row);return{values:c,shape:[1,c.length]}}return"softmax"in a?Ac(i(a.
softmax),a):"product"in a?r(a.product):Mc(r(a.dots),a.over)};return i}function kc(t){let e=nr.get(t);return e||(e=Object.
fromEntries(Object.entries(t.arrays??{}).map(([n,s])=>[n,we(s)])),nr.set(t,e)),e}function Mc(t,e){let[n=0]=t.shape;return{
values:Float64Array.from({length:n},(o,r)=>or(se(t,r).values)).map(o=>o/e),shape:[n]}}function Ac({values:t,shape:e},{temperature:n,
mask:s}){let o=Array.from(t,(a,c)=>s&&!s[c]?-1/0:a),r=tr(o,n),i=or(r);return{values:Float64Array.from(r,a=>a/i),shape:e}}
function or(t){let e=0;for(let n=0;n<t.length;n+=1)e+=Number(t[n]);return e}function Ec({values:t,shape:e},n,{above:s,to:o}){
let r=[],i=[],[a=0,c=0]=e;for(let l=0;l<a;l+=1)if(!(n!==De&&l!==n))for(let h=0;h<c;h+=1){let u=Number(t[l*c+h]);u<=s||u>
o||(r.push(0,1,null),i.push(l,h,null))}return{x:r,y:i}}var De,nr,Vn=_(()=>{"use strict";$();Bn();er();De="all",nr=new WeakMap});function lr(t,e){let{table:n}=xt(t);if(n&&"rows"in n)return[n];if(ht(t))return[];let{data:s,layout:o}=t,r=n?[Sc(n,Dn(o.meta,
e),e)]:[];return n&&!n.beside?r:[...s.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>Nc(o,a)),...r]}function ze({columns:t,
rows:e}){let n=document.createElement("table");n.createTHead().insertRow().append(...t.map(r=>qn("th",r,"col")));let o=n.
createTBody();for(let[r,...i]of e)o.insertRow().append(qn("th",r,"row"),...i.map(a=>qn("td",a)));return n}function qe(t){
let e=s=>s.map(Lc).join(",");return`${t.map(({columns:s,rows:o})=>[s,...o].map(e).join(`\r
`)).join(`\r
\r
`)}\r
`}function Sc(t,e,n){let{columns:s,labels:o}=t;if("values"in t){let c=t.values.map(l=>e(l).values);return{columns:s,rows:o.
map((l,h)=>[l,...c.map(u=>u[h])])}}let r=e(t.matrix),i=r.shape.length<2?[r.values]:Un(r),a=i.length===o.length?o:[Oc(t,n)];
return{columns:s,rows:i.map((c,l)=>[a[l],...Array.from(c)])}}function Oc({labels:t,matrix:e},n){let s="at"in e?e.at.at(-1):
void 0;return t[Number(n[s??""])]??""}function Nc(t,e){let n=we(e.z??[]),s=ir(t,e,"y").map((o,r)=>[o,...Array.from(se(n,
r).values)]);return{columns:[e.name??"",...ir(t,e,"x")],rows:s}}function ir(t,e,n){let s=e[n];if(Array.isArray(s))return s.
map(c=>cr(String(c)));let o=t[`${n}axis`],i=t[`${n}axis${(e[`${n}axis`]??n).slice(1)}`]?.categoryarray??o?.categoryarray;
if(i)return i.map(cr);let{shape:a}=we(e.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function cr(t){return t.
replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;","&")}function Lc(t){if(t==null)return"";if(typeof t=="n\
umber")return String(t);let e=t.replace(vc,"$1'").replace(_c,"'"),n=Tc.test(t)?t:e;return/[",\r\n]/.test(n)?`"${n.replaceAll(
'"','""')}"`:n}function qn(t,e,n){let s=document.createElement(t);return n&&(s.scope=n),s.textContent=typeof e=="number"&&
!Number.isInteger(e)?e.toFixed(6):String(e??"–"),s}var Tc,vc,_c,Yn=_(()=>{"use strict";$();Bn();Ue();Vn();Tc=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
vc=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,_c=/^(?=[\t\r\n])/});function Nt(t,e){for(let{kind:n,pattern:s}of Rc){let o=s.exec(t??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(r)};return Cc(i,e)?i:null}return null}function Cc({kind:t,visit:e=0,
layer:n=0,head:s=0,location:o=2},r){return t==="pointer"?r.hasPointer:t==="generation"?r.hasGeneration:t==="gate"?r.hasGate:
e<r.count&&n<r.layers&&(t!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.locations}function rt(t,e){return t?.kind===
"visit"?[t.visit??0]:t?.kind!=="place"?[]:e.locations.flatMap((n,s)=>n===t.location?[s]:[])}function wt(t,e){return t?.kind===
"place"?t.location??null:t?.kind==="visit"?e.locations[t.visit??0]??null:null}var Rc,mt=_(()=>{"use strict";$();Rc=[{kind:"\
visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}]});function fr(t,e,n){let s=t.target instanceof Element?t.target:null,o=s?.closest("[data-act]")?.getAttribute("data-act"),
r=s?.closest("[data-part]")?.getAttribute("data-part"),i=Nt(r,e);if(o==="gate")return Wc(t,n);if(o==="attention_temperat\
ure")return ur(t,e,"attention");if(o==="pointer_temperature")return ur(t,e,"pointer");if(i?.kind!=="visit"||o||t.pointerType===
"touch")return null;let a=s?.closest(".day-ribbon"),c=s?.closest("[data-drag]")?.getAttribute("data-drag"),l=i.visit??0;
return a&&(c==="time"||c==="stay")?Gc(t,a,e,l,c):Fc(t,n,l)}function Xn({trace:t},e,n){let s=(t.interventions[`${e}_tempe\
rature`]??1)*2**n,{least:o,most:r}=Ic;return Number(Math.min(r,Math.max(o,s)).toPrecision(2))}function Wc({pointerId:t},e){
let n=0;return{pointer:t,follows:!0,to({type:s,clientX:o,clientY:r},i){let a=e.querySelector(".gate-frame")?.getBoundingClientRect();
if(!a)return null;let l=a.height>a.width?(r-a.top)/a.height:(o-a.left)/a.width;return s!=="pointercancel"&&(n=Math.round(
100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:n,isDone:i}}}}function ur({pointerId:t,clientX:e},n,s){let o=!1;return{
pointer:t,follows:!0,to({clientX:r},i){if(o||=Math.abs(r-e)>=mr,!o)return null;let a=Xn(n,s,(r-e)/Pc);return{kind:"tempe\
rature",of:s,value:a,isDone:i}}}}function Fc({pointerId:t,clientY:e},n,s){let o=s,r=!1;return{pointer:t,follows:!1,to({clientY:i},a){
if(r||=Math.abs(i-e)>=mr,!r)return null;let c=Math.sign(Hc(n,i)-o);if(c===0&&!a)return null;let l={kind:"move",visit:o,by:c,
isDone:a};return o+=c,l}}}function Hc(t,e){let s=[...t.querySelectorAll(".visit > .chip")].map(o=>{let{top:r,bottom:i}=o.
getBoundingClientRect();return Math.abs((r+i)/2-e)});return s.indexOf(Math.min(...s))}function Gc({pointerId:t,clientX:e},n,s,o,r){
let{start_minute:i=0,duration_minutes:a=0}=s.visits[o]??{},{width:c}=n.querySelector(".track")?.getBoundingClientRect()??
{width:1},l=!1,h=Number.NaN;return{pointer:t,follows:!0,to({clientX:u},m){if(l||=Math.abs(u-e)>=2,!l)return null;let d=Kn*
Math.round((u-e)/c*hr/Kn),g=r==="time"?Math.min(hr-Kn,Math.max(0,i+d)):Math.max(0,a+d);return g===h&&!m?null:(h=g,{kind:r,
visit:o,minutes:g,isDone:m})}}}var mr,hr,Kn,Pc,Ic,dr=_(()=>{"use strict";$();mt();mr=5,hr=1440,Kn=5,Pc=60,Ic={least:.1,most:10}});function Tt(t){let e=0;for(let n=1;n<t.length;n++)Number(t[n])>Number(t[e])&&(e=n);return e}var jc,ke,Me=_(()=>{"use str\
ict";$();jc=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],
["position_from_end","order"]],ke=class{constructor(e){this.trace=e,this.visits=e.visits,this.count=e.visits.length;let{
layers:n,heads:s,components:o}=e.architecture;this.layers=n,this.heads=o.includes("attention")?s:0,this.hasPointer=o.includes(
"pointer"),this.hasGeneration=o.includes("generation"),this.hasGate=this.hasPointer&&this.hasGeneration,this.gate=e.gate.
value,this.locations=e.visits.map(({location:r})=>r)}wordsFor(e){return e.trace.notation===this.trace.notation?"as learn\
ed":"before this change"}values(e){let n=this.trace.tensors[e];if(!n)throw new Error(`The trace has no ${e}.`);return n.
values}has(e){return e in this.trace.tensors}weights(e,n){return this.values(`layers.${e}.heads.${n}.weights`)}lastRow(e,n){
return this.weights(e,n).subarray((this.count-1)*this.count)}isRemoved(e,n){let s=this.trace.interventions.remove_heads;
return s?s==="all"||s.some(([o,r])=>o===e&&r===n):!1}isSkipped(e,n){return(this.trace.interventions.skip??[]).some(s=>s.
layer===e&&s.part===n)}get largestWeight(){let e=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)for(let o of this.
weights(n,s))e=Math.max(e,o);return e||1}get slices(){return jc.filter(([e])=>this.has(`inputs.${e}`)).map(([e="",n=""])=>({
name:e,label:n,lengths:this.#n(`inputs.${e}`)}))}stream(e){let n=`layers.${e}`,s=i=>this.isSkipped(e,i),o=new Float32Array(
this.count),r=this.has(`${n}.attention_out`)?this.#n(`${n}.attention_out`):null;return{residual:this.#n(`${n}.residual_i\
n`),attention:r&&s("attention")?o:r,feedForward:s("feed_forward")?o:this.#n(`${n}.feed_forward.out`)}}get pointerWeights(){
return this.hasPointer?this.values("pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.s\
cores")}get pointedPlaces(){let e=this.pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)
break;let r=n.get(o)??{location:o,...this.nameOf(o),probability:0,visits:[]};r.probability+=e[s],r.visits.push(s),n.set(
o,r)}return[...n.values()].sort((s,o)=>o.probability-s.probability)}nameOf(e){let n=this.trace.places[e];return{label:n?.
label??`#${e}`,category:n?.category??null}}answer(e,n=[]){let{final:s}=this.trace.location_probabilities,o=s.slice(0,e).
map(({location:d})=>d),r=[...new Set(n)].filter(d=>!o.includes(d)),i=o.filter(d=>!n.includes(d)),a=i.slice(Math.max(0,i.
length-r.length)),l=[...o.filter(d=>!a.includes(d)),...r].map(d=>this.#e(d)),h=d=>l.reduce((g,y)=>g+y[d],0),u=this.#t(l),
m={location:-1,label:`${u} others`,category:null,pointer:Math.max(0,Number(this.hasPointer)-h("pointer")),generation:Math.
max(0,Number(this.hasGeneration)-h("generation")),probability:Math.max(0,1-h("probability")),count:u};return[...l,m]}#e(e){
return{location:e,...this.nameOf(e),pointer:this.probabilityOf("pointer",e),generation:this.probabilityOf("generation",e),
probability:this.probabilityOf("final",e)}}probabilityOf(e,n){let s=e==="final"?"probabilities":`${e}.probabilities`,o=this.
trace.tensors[s];return o?Number(o.values[n]):this.trace.location_probabilities[e]?.find(i=>i.location===n)?.probability??
0}generated(e){let s=(this.trace.location_probabilities.generation??[]).slice(0,e).map(({location:i,probability:a})=>({location:i,
...this.nameOf(i),probability:a})),o=1-s.reduce((i,{probability:a})=>i+a,0),r=this.#t(s);return[...s,{location:-1,label:`${r}\
 others`,category:null,probability:Math.max(0,o)}]}#t(e){return this.trace.architecture.locations-1-e.length}#n(e){let n=this.
values(e),s=n.length/this.count;return Float32Array.from({length:this.count},(o,r)=>Math.hypot(...n.subarray(r*s,(r+1)*s)))}}});function vt(t,e){for(let[s,o]of Uc){let r=o.exec(t??"");if(!r)continue;let i=Object.fromEntries(Object.entries(r.groups??
{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(s,i,e),...i};return Dc(a,e)?a:null}return null;function n(s,o,{
count:r,trace:i}){let a=r-1;return{kind:s,name:t??"",isLeaf:"query"in o||"number"in o||s==="stream"&&"visit"in o||(s==="\
pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:a,visit:Bc(s,o,e)??a,number:null,location:s===
"generation"?e.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}function Bc(t,{layer:e=0,head:n=0},s){
return t==="pointer"&&s.hasPointer?Tt(s.pointerWeights):t==="head"&&e<s.layers&&n<s.heads?Tt(s.lastRow(e,n)):null}function Dc({
kind:t,layer:e,head:n,query:s,visit:o,number:r,location:i},a){let{locations:c,d_model:l}=a.trace.architecture;return t===
"head"&&n>=a.heads||t==="pointer"&&!a.hasPointer||t==="generation"&&!a.hasGeneration||t==="gate"&&!a.hasGate?!1:e<a.layers&&
s<a.count&&o<a.count&&(r??0)<l&&i>1&&i<c}function pr(t,e){let{kind:n,layer:s,head:o,isLeaf:r,number:i,location:a}=t,c=[{
name:"",words:"Network"}],l=(u,m)=>c.push({name:u,words:m});return(n==="head"||n==="stream")&&l(`layers.${s}.stream`,`La\
yer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(t.name,"one cell"),n==="stream"&&r&&l(`l\
ayers.${s}.stream.${t.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`visits.${t.visit}`,h()),n==="conte\
xt"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(t.name,h()),n==="generation"&&l("g\
eneration","Generation"),n==="generation"&&r&&l(t.name,e.nameOf(a).label),n==="gate"&&l("gate","Gate"),n==="place"&&l(t.
name,e.nameOf(a).label),i!==null&&l(t.name,`number ${i+1}`),c;function h(){return`Visit ${t.visit+1}`}}function Zn(t){let e=t.
split("."),n=e[0]==="layers",s=n?e[2]==="heads"?4:3:["visits","places"].includes(t.split(".")[0]??"")?2:1;return e.length<=
s?null:e.slice(0,n&&e[2]==="stream"?-1:s).join(".")}function Qn(t,e,n){let s=vt(t,n),[o,r]=Vc[e]??[0,0];if(!s||o===0&&r===
0)return null;let i=zc(s,o,r,n);return i!==null&&vt(i,n)?i:null}function zc(t,e,n,s){let{kind:o,layer:r,head:i,query:a,visit:c,
number:l,isLeaf:h}=t;switch(o){case"head":{if(h)return`layers.${r}.heads.${i}.${a+n}.${c+e}`;let m=r*s.heads+i+e;return n!==
0?`layers.${r+n}.heads.${i}`:`layers.${Math.floor(m/s.heads)}.heads.${m%s.heads}`}case"stream":return l!==null?`layers.${r}\
.stream.${c+n}.${l+e}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+e}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+e}`;case"visit":return l!==null&&e!==0?`visits.${c}.${l+e}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(m,d){let g=m.findIndex(({location:p})=>p===
t.location),y=g<0||n===0?void 0:m[g+n];return y?`${d}.${y.location}`:null}}var Uc,Vc,oe=_(()=>{"use strict";$();Me();Uc=
[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];Vc={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}});function f(t,{key:e,...n}={},...s){return{tag:t,...typeof e=="string"&&{key:e},attributes:n,children:s.flat(Number.POSITIVE_INFINITY).
filter(qc)}}function Ye(t){return t==null||t===!1?null:String(typeof t=="number"?Vt(t):t)}function Vt(t){return Math.round(
t*100)/100}function Rt(t,e,n,s){let[o,r,i,a]=[e[0],e[1],s[0],s[1]].map(Vt),[c,l,h]=[t,n,(t+n)/2].map(Vt);return`M${c} ${o}\
C${h} ${o} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${r} ${c} ${r}Z`}function Jn(t,e,n,s){let[o,r,i,a]=[e[0],e[1],s[0],
s[1]].map(Vt),[c,l,h]=[t,n,(t+n)/2].map(Vt);return`M${o} ${c}C${o} ${h} ${i} ${h} ${i} ${l}L${a} ${l}C${a} ${h} ${r} ${h}\
 ${r} ${c}Z`}function gr(t,e,n,s){let[o,r,i,a]=[e[0],e[1],s[0],s[1]].map(Vt),[c,l]=[t,n].map(Vt);return`M${o} ${c}Q${o} ${i}\
 ${l} ${i}L${l} ${a}Q${r} ${a} ${r} ${c}Z`}function qc(t){return t!=null&&t!==!1&&t!==""}var G=_(()=>{"use strict";$()});function B(t,e,n=!1){let s=0;for(let o of t)Yc.test(o)||o===" "?s+=.29:Kc.test(o)?s+=.87:Xc.test(o)?s+=.65:s+=.55;return s*
e*(n?1.06:1)}function at(t,e,n,s=!1){if(B(t,n,s)<=e)return t;let o=t.length-1;for(;o>1&&B(`${t.slice(0,o)}…`,n,s)>e;)o--;
return`${t.slice(0,o).trimEnd()}…`}function Ke(t,e,n,s,o=!1){let r=[],i="",a=t.split(" ");for(let[c,l]of a.entries()){
let h=i?`${i} ${l}`:l;if(!i||B(h,n,o)<=e){i=h;continue}if(r.length===s-1){i=[i,...a.slice(c)].join(" ");break}r.push(i),
i=l}return[...r,at(i,e,n,o)]}function S(t,e=0){let n=100*t,s=10**-e;return n>0&&n<s/2?`<${s.toFixed(e)} %`:`${n.toFixed(
e).replace("-","−")} %`}function E(t,e=1){if(t===Number.NEGATIVE_INFINITY)return"−∞";let n=t.toFixed(e);return Number(
n)===0?n.replace("-",""):n.replace("-","−")}function Mt(t){let e=Math.round(t);if(e<60)return`${e} min`;let n=e%60;return`${Math.
floor(e/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function it(t){let e=n=>String(Math.floor(n)).padStart(2,"0");return`${e(
t/60)}:${e(t%60)}`}var Yc,Kc,Xc,ft,D=_(()=>{"use strict";$();Yc=/[ijlI.,:;'|!()[\]]/,Kc=/[mwMW%@—…]/,Xc=/[A-ZÄÖÜ0-9+=<>]/;
ft=["Mon","Tue","Wed","Thu","Fri","Sat","Sun"]});function R(t){return t.stage.type/13}function V(t,e,n="label"){let s=n==="title"||n==="strong";return es*B(yr(e),ts[n]*R(
t),s)}function yr(t){return t.replaceAll("−","+")}function F(t,e,n,s,{kind:o="label",also:r,anchor:i,width:a,key:c}={}){
let l=o==="title"||o==="strong",h=a===void 0?s:at(s,a/es,ts[o]*R(t),l),u=[o,i,r].filter(Boolean).join(" ");return f("tex\
t",{...c&&{key:c},class:u,x:e,y:n},h)}function H(t,{x:e,y:n,width:s},o,r="label"){let i=ts[r]*R(t),a=B(" ",i),c=[],l=Number.
POSITIVE_INFINITY;for(let u of o){let m=u.reduce((g,y)=>g+tl(y,i),0),d=c.at(-1);d&&l+a+m<=s?(d.push({text:" "},...u),l+=
a+m):(c.push([...u]),l=m)}return{marks:c.map((u,m)=>Jc(e,n+i*(1+1.5*m),u,r,i)),height:c.length*1.5*i}}function W(t){return t.
split(" ").map(e=>[{text:e}])}function Jc(t,e,n,s,o){let r=.4*o,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===
i?null:h?-r:r;i=h;let m=[l,h&&"raised"].filter(Boolean).join(" ");return f("tspan",{class:m||null,dy:u},c)});return f("t\
ext",{class:s,x:t,y:e},a)}function tl({text:t,kind:e="",isRaised:n=!1},s){let o=(n?Zc:1)*(e.includes("math")?Qc:1);return es*
B(yr(t),s*o,e.includes("strong"))}var ts,Zc,es,Qc,ct=_(()=>{"use strict";$();G();D();ts={title:15.5,strong:13,label:13,small:12.5,
tiny:11.5},Zc=.78,es=1.07,Qc=1.12});function Ct(t,e,[n,s]){let o=t.length/e,r=new Uint8Array(3*Xe);for(let h=0;h<Xe;h++){let u=h/(Xe-1);for(let m of[0,1,2])
r[3*h+m]=Math.round(n[m]+u*(s[m]-n[m]))}let i=new Uint8Array(o*(e+1));for(let h=0;h<o;h++)for(let u=0;u<e;u++){let m=Math.
min(1,Math.max(0,Number(t[h*e+u])||0));i[h*(e+1)+1+u]=Math.round(m*(Xe-1))}let a=[...Qe(e),...Qe(o),8,3,0,0,0],c=[...el,
...Ze("IHDR",a),...Ze("PLTE",r),...Ze("IDAT",sl(i)),...Ze("IEND",[])],l="";for(let h of c)l+=String.fromCharCode(h);return`\
data:image/png;base64,${btoa(l)}`}function Ze(t,e){let n=[...t].map(o=>o.charCodeAt(0)).concat(Array.from(e)),s=4294967295;
for(let o of n)s=Number(nl[(s^o)&255])^s>>>8;return[...Qe(e.length),...n,...Qe(~s)]}function sl(t){let e=[120,1];for(let o=0;o<
t.length;o+=ns){let r=t.subarray(o,o+ns),i=o+ns>=t.length,[a,c]=[r.length&255,r.length>>8];e.push(Number(i),a,c,a^255,c^
255,...r)}let[n,s]=[1,0];for(let o of t)n=(n+o)%65521,s=(s+n)%65521;return[...e,s>>8,s&255,n>>8,n&255]}function Qe(t){return[
24,16,8,0].map(e=>t>>>e&255)}var el,Xe,ns,nl,Ae=_(()=>{"use strict";$();el=[137,80,78,71,13,10,26,10],Xe=256,ns=65535,nl=
Uint32Array.from({length:256},(t,e)=>{let n=e;for(let s=0;s<8;s++)n=n>>>1^(n&1?3988292384:0);return n})});function wr(t,e,n){let{width:s,height:o}=t.stage.size,r=R(t),i=Math.min(ol*r,.035*s),a=rl(t,e,i),c={x:i,y:a.height,width:s-
2*i,height:o-a.height-6*r};return[f("g",{key:"opened",class:"opened","font-size":13*r,"data-block":e.name},a.marks,kr(n,
c,16*r).map(({card:l,box:h})=>f("g",{key:l.key},l.marks(h))))]}function kr(t,e,n){let s=n*(t.length-1),o=t.reduce((m,{least:d})=>m+
d.width,s),r=t.reduce((m,{least:d})=>m+d.height,s),i=t.every(({least:m})=>m.height<=e.height),a=t.every(({least:m})=>m.width<=
e.width);if(t.length>1&&!(o<=e.width&&i)&&!(r<=e.height&&a)){let m=t.reduce((d,g)=>g.rank>d.rank?g:d);return kr(t.filter(
d=>d!==m),e,n)}let c=t.length===1||o<=e.width&&i,l=t.reduce((m,{share:d=1})=>m+d,0),{x:h,y:u}=e;return t.map(m=>{let d=(m.
share??1)/l,g=c?{x:h,y:u,height:e.height,width:m.least.width+d*(e.width-o)}:{x:h,y:u,width:e.width,height:m.least.height+
d*(e.height-r)};return c?h+=g.width+n:u+=g.height+n,{card:m,box:g}})}function Y(t,{x:e,y:n,width:s,height:o},r,i=r){let a=R(
t),c=V(t,r,"title")<=s-28*a;return[f("rect",{key:"card",class:"card",x:e,y:n,width:s,height:o,rx:10*a}),F(t,e+14*a,n+22*
a,c?r:i,{kind:"title",width:s-28*a})]}function X(t,{x:e,y:n,width:s,height:o}){let r=R(t);return{x:e+14*r,y:n+30*r,width:s-
28*r,height:o-38*r}}function lt(t,e,n,s,o,{isButton:r=!0,isPressed:i}={}){let a=R(t),c=V(t,s,"label")+(r?24:4)*a;return{
mark:f("g",{key:s,class:`part control${r?"":" link-words"}${i?" pressed":""}`,role:"data-more"in o?"link":"button",tabindex:0,
"aria-label":s,"aria-pressed":i===void 0?null:String(i),...o},f("rect",{class:r?"control-ground":"ground",x:e,y:n-15*a,width:c,
height:30*a,rx:15*a}),F(t,e+(r?12:2)*a,n+4.5*a,s)),width:c}}function rl(t,e,n){let{width:s,height:o}=t.stage.size,r=R(t),
i=pr(e,t.reading),a=al(t,i,n),c="goes back",l=46*r+V(t,c,"small"),h="You are here",u=V(t,h,"small")+10*r,m=s-n,d=m-a.end-
20*r,g=o>=560*r&&os(t,ss*r)>d,y=g?$r(t,m-n-u):$r(t,d,xr*2),p=y?os(t,y):0,b=g||d-p>=u,x=g?d:d-p-(b?u:0),M=(g?46:8)*r+(ss*
r-(y??0))/2;return{height:(g?br+36:br)*r,marks:[a.marks,x>=l+16*r&&[f("rect",{class:"key",x:a.end+16*r,y:10*r,width:34*r,
height:22*r,rx:5*r}),F(t,a.end+33*r,25.5*r,"Esc",{kind:"small",anchor:"middle"}),F(t,a.end+58*r,25.5*r,c,{kind:"small"})],
y!==null&&b&&F(t,m-p-10*r,(g?64:26)*r,h,{kind:"small",anchor:"end"}),y!==null&&f("g",{key:"thumbnails"},il(t,e,m-p,M,y))]}}
function al(t,e,n){let s=R(t),o=t.stage.size.width-2*n,r=n,i=[];for(let[a,{name:c,words:l}]of e.entries()){let h=a===e.length-
1,u=h?"strong":"label",m=Math.min(V(t,l,u),Math.max(20*s,n+o-r));if(i.push(f("g",{key:`crumb ${a}`,class:`part crumb${h?
" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"aria-current":h?"page":null,"aria-label":h?null:
`Back to ${l}`},f("rect",{class:"ground",x:r-3*s,y:6*s,width:m+6*s,height:30*s,rx:5}),F(t,r,26*s,l,{kind:u,width:m+1}))),
r+=m,h)break;i.push(f("path",{key:`then ${a}`,class:"chevron",d:`M${r+8*s} ${16.5*s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),
r+=21*s}return{marks:i,end:r}}function $r(t,e,n=xr){let s=R(t);for(let o=ss;o>=n;o--)if(os(t,o*s)<=e)return o*s;return null}
function os(t,e){let{layers:n,heads:s}=t.reading;return n*(s*(e+2)+(e*.4+8*R(t)))+2.2*e}function il(t,e,n,s,o){let{reading:r}=t,
i=R(t),a=[],c=n;for(let b=0;b<r.layers;b++){for(let M=0;M<r.heads;M++){let w=r.weights(b,M),A=Math.max(...w)||1,v=r.isRemoved(
b,M)||r.isSkipped(b,"attention");a.push(p(`layers.${b}.heads.${M}`,`Layer ${b}, head ${M}${v?", switched off":""}`,c,o,[
f("image",{key:"map",class:"map",href:Ct(w.map(k=>k/A),r.count,t.scale),x:c,y:s,width:o,height:o,preserveAspectRatio:"no\
ne",opacity:v?.2:1})])),c+=o+2}let x=.4*o;a.push(p(`layers.${b}.stream`,`Layer ${b}: residual stream`,c,x,[[[.2,.6],[.45,
.9],[.7,1]].map(([M=0,w=0],A)=>f("rect",{key:`line ${A}`,class:"length",x:c+2,y:s+M*o,width:Math.max(1,(x-4)*w),height:Math.
max(1,.12*o)}))])),c+=x+8*i}let l=s+o/2,[h,u]=[s+.2*o,s+.8*o],m=.09*o,d=c+1.2*o;r.hasPointer&&a.push(p("pointer","Pointe\
r",c,1.2*o,[f("path",{class:"pointer",d:Rt(c,[l-m,l],d,[h-m,h+m])})],[s,o/2])),r.hasGeneration&&a.push(p("generation","G\
eneration",c,1.2*o,[f("path",{class:"generation",d:Rt(c,[l,l+m],d,[u-m,u+m])})],[l,o/2])),r.hasGate&&a.push(p("gate","Ga\
te",d,.3*o,[f("rect",{class:"pointer",x:d+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),f("rect",{class:"generation",x:d+1,
y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-4)*(1-r.gate)})]));let{location:g}=r.trace.prediction,y=d+.3*o;return a.push(p(
`places.${g}`,`Answer: ${r.nameOf(g).label}`,y,.7*o-2,[f("rect",{class:"answer-bar",x:y+2,y:l-m,width:.7*o-6,height:2*m})])),
a;function p(b,x,M,w,A,[v,k]=[s,o]){let O=e.name===b||e.name.startsWith(`${b}.`),T=b.includes("heads");return f("g",{key:b,
class:`part thumb${O?" here":""}`,"data-open":b,role:"link",tabindex:0,"aria-label":x,"aria-current":O?"true":null},A.flat(),
f("rect",{key:"frame",class:T||O?"thumb-frame":"ground",x:M,y:v,width:w,height:k,rx:2}),f("title",{},x))}}var ol,br,ss,xr,
At=_(()=>{"use strict";$();oe();ct();G();Ae();ol=20,br=46,ss=28,xr=9});function Pt(t,e,n,s){let{colour:o,numbered:r=new Set,chosen:i=null,exact:a}=s,c=R(t),l=n.length,h=e.width/l,u=h>6?Math.min(
.3*h,6*c):h>2.5?.8:0,m=Array.from(n,Number),d=Er(m),g=new Map([...r].map(T=>[T,E(m[T]??0,d)])),y=[...g.values()].some(T=>V(
t,T,"tiny")>h+2*c),p=g.size>0&&!y?Mr*c:1,b=y?Mr*c:0,[x,M]=s.extent??Je(m),w=cl(e.height-b,x,M,p),A=w>0?Math.max(p,x*w):(e.
height-b)/2,v=e.y+b+A,k=m.map((T,L)=>{let C=Math.abs(T)*w,j=L===i;return f("rect",{key:`bar ${L}`,class:`bar ${o}${T<0?"\
 negative":""}${j?" chosen":""}`,x:e.x+L*h+u/2,y:T<0?v:v-C,width:Math.max(.5,h-u),height:Math.max(.4,C)},a&&f("title",{},
a(L)))}),O=[...g].map(([T,L])=>F(t,e.x+Ar((T+.5)*h,V(t,L,"tiny")/2,e.width),y?e.y+9*c:v+(Number(m[T])<0?-3:10.5)*c,L,{kind:"\
tiny",anchor:"middle",also:T===i?"chosen":"",key:`number ${T}`}));return[f("path",{key:"line",class:"axis",d:`M${e.x} ${v}\
H${e.x+e.width}`}),k,O]}function cl(t,e,n,s){if(e+n===0)return 0;let o=t/(e+n);return Math.min(e,n)*o>=s?o:Math.max(0,t-
s)/Math.max(e,n)}function re(t,e,n,s,o=null){let r=n.length,i=s/r,a=1.5*R(t),c=e.map(Er),l=Array.from(n,(g,y)=>Math.max(
...e.map((p,b)=>V(t,E(Number(p[y]),c[b]),"tiny")))/2),h=[...l.keys()].sort((g,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[g])));o!==null&&h.unshift(o);let u=new Set;for(let g of h)[...u].every(p=>Math.abs(m(p)-m(g))>=d(g)+d(p)+a)&&u.add(g);
return u;function m(g){return Ar((g+.5)*i,d(g),s)}function d(g){return l[g]??0}}function Ar(t,e,n){return Math.max(e,Math.
min(n-e,t))}function Je(t){let e=Array.from(t);return[Math.max(0,...e),Math.max(0,...e.map(n=>-n))]}function Er(t){let e=Math.
max(...Je(t));return e>=99.5?0:e>=.95?1:2}var Mr,Ee=_(()=>{"use strict";$();ct();G();D();Mr=13});function zt(t,e,n,{chosen:s=null,open:o}={}){let r=R(t),i=e.width<380*r,a=Math.min(96*r,e.height/n.length),c=!i&&a>=34*r,
l=s===null?0:54*r,h=Math.max(...n.map(x=>Math.max(V(t,x.title,"strong"),c?V(t,x.says,"small"):0))),u=i?0:Math.min(h+12*r,
.42*e.width),m=e.x+u,d=e.width-u-l,g=i?17*r:0,y={x:m,width:d,height:Math.max(6*r,a-Sr*r-g)},p=n[0]?.values.length??1,b=d/
p;return[n.map(({key:x,title:M,says:w,values:A,colour:v,open:k},O)=>{let T=e.y+O*a,L=i?T+12*r:T+a/2+(c?-2:4)*r,C=i?e.width:
u-8*r,j=V(t,M,"strong")+10*r;return f("g",{key:x,class:k?"part choice row":"row","data-open":k??null,role:k?"button":null,
tabindex:k?0:null,"aria-label":k?M:null},k&&f("rect",{key:"ground",class:"ground",x:e.x-4*r,y:T,width:e.width+8*r,height:a,
rx:4}),F(t,e.x,L,M,{kind:"strong",width:C,key:"title"}),i&&F(t,e.x+j,L,w,{kind:"small",width:e.width-j,key:"beside"}),c&&
F(t,e.x,L+15*r,w,{kind:"small",width:C,key:"says"}),Pt(t,{...y,y:T+g+Sr/2*r},A,{colour:v,chosen:s,exact:I=>`${M}, number\
 ${I+1}: ${E(Number(A[I]),4)}`}),s!==null&&F(t,e.x+e.width,T+g+(a-g)/2+4.5*r,E(Number(A[s]),2),{kind:"strong",anchor:"en\
d",key:"chosen"}))}),s!==null&&f("rect",{key:"strongest",class:"strongest",x:m+s*b-1.5,y:e.y,width:b+3,height:a*n.length,
rx:3}),o&&f("g",{key:"positions"},Array.from({length:p},(x,M)=>f("rect",{key:`position ${M}`,class:"cell",x:m+M*b,y:e.y,
width:b,height:a*n.length,"data-open":o(M),role:"button",tabindex:M===s?0:"-1","aria-current":M===s?"true":null},f("titl\
e",{},n.map(({title:w,values:A})=>`${w}: ${E(Number(A[M]),3)}`).join(`
`)))))]}var Sr,tn=_(()=>{"use strict";$();Ee();ct();G();D();Sr=8});function Or(t){let e=ml(t??"").map(fl);for(let n=ul;n>0;n--)for(let s=0;s+n<=e.length;s++){let o=rs.get(e.slice(s,s+n).join(
" "));if(o)return o}return"pin"}function ml(t){return t.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??
[]}function fl(t){let e=t.replace(/s$/,"");return hl.has(e)?e:t}var Nr,ll,rs,hl,ul,Tr=_(()=>{"use strict";$();Nr={pin:"M\
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
ll={home:["home","house","apartment","condo","residence","residence hall","residential","housing","dorm","dormitory"],restaurant:[
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
op","moving target","rental car location"],bike:["bike","bicycle","bike rental","bike share"]},rs=new Map(Object.entries(
ll).flatMap(([t,e])=>e.map(n=>[n,t]))),hl=new Set([...rs.keys()].flatMap(t=>t.split(" "))),ul=Math.max(...[...rs.keys()].
map(t=>t.split(" ").length))});function dt(t,e,n,s){let o=s/dl;return f("path",{key:"icon",class:"icon",d:Nr[Or(t)],transform:`translate(${e.toFixed(2)}\
 ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}var dl,qt=_(()=>{"use strict";$();Tr();G();
dl=24});function U(t,e){let n=t.visits[e];return n?`${n.label}, ${It(t,e)}`:""}function Yt(t,e){return t.visits[e]?.label??""}function as(t){
return t>0&&t<5e-4?"<0.1 %":S(t,1)}function It(t,e){let n=t.visits[e];return n?`${ft[n.weekday]} ${it(n.start_minute)}`:
""}function _r(t,e){return Mt(t.visits[e]?.duration_minutes??0)}function Lr(t,e,{weights:n,scores:s,temperature:o},r,{colour:i,
open:a}){let{reading:c}=t,l=R(t),h=e.width/c.count,u=h>=18*l,m=e.y+e.height-(u?38:18)*l,d=e.y+17*l,g=Math.max(...n)||1,y=Math.
max(0,m-d)/g,p=v(vr(n,r).map(k=>({visit:k,half:V(t,w(n[k],k),k===r?"strong":"tiny")/2}))),b=v(vr(n,r).map(k=>({visit:k,half:V(
t,A(k),k===r?"strong":"tiny")/2})));return[f("path",{key:"foot",class:"axis",d:`M${e.x} ${m}H${e.x+e.width}`}),c.visits.
map(({category:k},O)=>{let T=x(O),L=O===r,C=Number(n[O])*y;return f("g",{key:`visit ${O}`,class:`part choice${L?" here":
""}`,"data-open":a(O),role:"button",tabindex:"-1","aria-label":`${U(c,O)}: weight ${S(Number(n[O]),1)}`},f("rect",{key:"\
ground",class:"ground",x:e.x+O*h,y:e.y,width:h,height:e.height}),f("rect",{key:"bar",class:`bar ${i}${L?" chosen":""}`,x:T-
Math.min(.36*h,20*l),y:m-C,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,C)}),p.has(O)&&F(t,M(O,p),m-C-4*l,w(
n[O],O),{kind:L?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&dt(k,T-7*l,m+5*l,14*l),b.has(O)&&F(t,M(O,b),
e.y+e.height-4*l,A(O),{kind:L?"strong":"tiny",anchor:"middle",key:"score"}),f("title",{},`${U(c,O)}: score ${E(Number(s[O]),
3)}, weight ${S(Number(n[O]),2)}`))})];function x(k){return e.x+(k+.5)*h}function M(k,O){let T=O.get(k)??0;return Math.max(
e.x+T,Math.min(e.x+e.width-T,x(k)))}function w(k,O){return O===r?as(Number(k)):S(Number(k)).replace(" %","")}function A(k){
return E(Number(s[k])/o,k===r?2:1)}function v(k){let O=new Map;for(let{visit:T,half:L}of k){let C=Math.max(e.x+L,Math.min(
e.x+e.width-L,x(T)));[...O].every(([I,P])=>{let Z=Math.max(e.x+P,Math.min(e.x+e.width-P,x(I)));return Math.abs(C-Z)>=L+P+
3*l})&&O.set(T,L)}return O}}function vr(t,e){let n=[...Array(t.length).keys()].filter(s=>s!==e).sort((s,o)=>Number(t[o])-
Number(t[s]));return[e,...n]}var Et=_(()=>{"use strict";$();qt();ct();G();D()});function Rr(t,e){let n=R(t);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>pl(t,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>gl(t,s)}]}function pl(t,e){let{reading:n}=t,s=R(t),o=X(t,e),r=n.values(
"context"),i=H(t,o,W(`${U(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${E(Math.hypot(...r))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-i.height)/(64*s)))),c=Math.ceil(r.length/a),l=Math.min(120*s,(o.height-i.height-8*s)/a);return[
...Y(t,e,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let m=r.subarray(u*c,(u+1)*c),d=o.width*m.length/c,g={...o,
y:o.y+i.height+8*s+u*l,width:d,height:Math.max(28*s,l-10*s)};return m.length>0&&f("g",{key:`line ${u}`},Pt(t,g,m,{colour:"\
stream",extent:Je(r),numbered:re(t,[m],m,d),exact:y=>`Number ${u*c+y+1}: ${E(Number(m[y]),4)}`}))})]}function gl(t,e){let{
reading:n}=t,s=R(t),o=X(t,e),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=H(t,o,W("Each reads the same numbers, through a mat\
rix of its own:"),"small");return[...Y(t,e,"What reads it"),...i.marks,r.length>0&&f("g",{key:"rows"},zt(t,{...o,y:o.y+i.
height+6*s,height:o.height-i.height-6*s},r))]}var Cr=_(()=>{"use strict";$();At();Ee();tn();Et();ct();G();D()});function ae(t,e,n,s,o){let r=`layers.${e}.heads.${n}`,i=t.values(`${r}.queries`),a=t.values(`${r}.keys`),c=i.length/t.count,
l=t.trace.interventions.scaling!==!1,h=ce(Ft(i,s,c),Ft(a,o,c));return Pr(h,l,null,t,o)}function en(t,e,n,s){let o=Ft(t.values(
`layers.${e}.heads.${n}.scores`),s,t.count);return is(o,t.trace.interventions.attention_temperature??1)}function ie(t,e){
let n=t.values("pointer.query"),s=t.values("pointer.keys"),o=t.trace.interventions.pointer_scaling!==!1,r=t.has("pointer\
.bias")?Number(t.values("pointer.bias")[e]):null;return Pr(ce(n,Ft(s,e,n.length)),o,r,t,e)}function nn(t){return is(t.pointerScores,
t.trace.interventions.pointer_temperature??1)}function Pr(t,e,n,s,o){let r=t.first.length,i=t.sum/(e?Math.sqrt(r):1)+(n??
0),a=s.visits[o]?.masked??!1;return{dot:t,width:r,isScaled:e,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function ce(t,e){let n=Array.from(t,(s,o)=>s*e[o]);return{first:t,
second:e,products:n,sum:ue(n)}}function is(t,e){let n=Array.from(t,Number).filter(Number.isFinite),s=Math.max(...n)/e,o=Math.
abs(s)>9?s:0,r=Array.from(t,c=>Math.exp(c/e-o)),i=ue(r),a=r.map(c=>c/i);return{scores:t,temperature:e,shift:o,exponentials:r,
total:i,weights:a}}function Se(t,e,n,s,o,r){if(!t.has(`${n}.mean`))return null;let i=t.trace.architecture.d_model,a=Number(
t.values(e)[o*i+r]),c=Number(t.values(`${n}.mean`)[o]),l=Number(t.values(`${n}.reciprocal_deviation`)[o]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:Wt(t,`${s}.weight`,r),bias:Wt(t,`${s}.bias`,r),result:Number(t.values(n)[o*i+r])}}function sn(t,e,n,s){
let o=`transformer.layers.${e}.linear2`,r=t.trace.weights?.[`${o}.weight`],i=Wt(t,`${o}.bias`,s),a=et(t,`layers.${e}.fee\
d_forward.hidden`,n);return!r||i===null?null:{dot:ce(a,Ft(r.values,s,a.length)),bias:i}}function Ir(t,e,n){let s=t.trace.
weights?.["input_proj.weight"],o=Wt(t,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),i=n*r,a=t.
slices.map(({name:c,label:l})=>{let h=cs(t,c,e),u=ce(h,s.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:o,sum:ue(a.map(({dot:c})=>c.sum))+o}}function cs(t,e,n){let s=t.values(`inputs.${e}`);return Ft(
s,n,s.length/t.count)}function et(t,e,n){let s=t.values(e);return Ft(s,n,s.length/t.count)}function le(t){if(!t.has("gat\
e.logit")||!t.has("gate.hidden"))return null;let e=t.values("gate.hidden"),n=t.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(t.values("gate.logit")[0]);return{hidden:e,dot:n?ce(e,n.values):null,bias:Wt(t,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function Ht(t,e){let n=t.values("context"),s=t.trace.weights?.["gen_head.weight"],o=s?ce(n,Ft(
s.values,e,n.length)):null,r=Wt(t,"gen_head.bias",e),i=t.trace.tensors["generation.logits"]?.values,a=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:i?Number(i[e]):a}}function Wr(t){let e=t.trace.tensors["generation.logits"]?.values;return e?
is(e,1):null}function he(t,e){let{gate:n}=t,s=t.locations.flatMap((i,a)=>i===e?[a]:[]),o=t.hasPointer?ue(s.map(i=>Number(
t.pointerWeights[i]))):0,r=yl(t,e,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function yl(t,e,n){if(!t.hasGeneration)return 0;let s=t.trace.location_probabilities.generation;
if(t.has("generation.probabilities")||s?.some(i=>i.location===e)||t.gate===1)return t.probabilityOf("generation",e);let r=t.
probabilityOf("final",e)-t.gate*n;return Math.max(0,r)/(1-t.gate)}function Wt(t,e,n){let s=t.trace.weights?.[e];return s?
Number(s.values[n]):null}function Ft(t,e,n){return t.subarray(e*n,(e+1)*n)}function ue(t){return Array.from(t).reduce((e,n)=>e+
n,0)}var St=_(()=>{"use strict";$()});function Oe(t,e,{first:n,second:s,products:o},r){let i=R(t),a=o.length,c=a>$l&&e.height>=176*i,l=c?34*i:0,h=(e.height-l)/
3,u=16*i,m=e.x+Fr*i,d=e.width-Fr*i,g=Ne(o),y=re(t,[n,s,o],o,d,g),p=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${a} products`}],b=d/a,x=M=>`${E(
Number(n[M]),4)} × ${E(Number(s[M]),4)} = ${E(Number(o[M]),4)}`;return[f("rect",{key:"strongest",class:"strongest",x:m+
g*b-1,y:e.y+u,width:b+2,height:3*h-u-2*i,rx:3}),p.map(({letter:M,colour:w,values:A,title:v},k)=>{let O=e.y+k*h,T={x:m,y:O+
u,width:d,height:h-u-6*i};return f("g",{key:`row ${k}`},F(t,e.x,O+12*i,v,{kind:"small",also:"halo",width:e.width,key:"ti\
tle"}),F(t,e.x,O+u+.5*T.height+5*i,M,{also:`math letter ${w}-words`,key:"letter"}),Pt(t,T,A,{colour:w,numbered:y,chosen:g,
exact:x}))}),c&&wl(t,{x:m,y:e.y+3*h,width:d,height:l},o)]}function wl(t,{x:e,y:n,width:s},o){let r=R(t),i=s/o.length,a=Math.
max(bl,Math.ceil(o.length/8));for(;a<o.length&&a*i<V(t,"−888.88","tiny");)a*=2;let c=Math.ceil(o.length/a);return f("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*a,(h+1)*a),[m,d]=[e+h*a*i+2,e+(h*a+u.length)*i-2],g=u.reduce(
(y,p)=>y+p,0);return[f("path",{key:`span ${h}`,class:"axis",d:`M${m} ${n}v${4*r}H${d}v${-4*r}`}),F(t,(m+d)/2,n+17*r,E(g,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function on(t,e,n,s,o,r,i){let a=R(t),c=kl(n,s,r),l=Ml(n,s,o,i.over),
h={x:e.x,y:0,width:e.width},u=H(t,h,c).height+H(t,h,l).height+10*a,m=132*a,d=Math.max(70*a,Math.min(.36*e.height,210*a)),
g=e.height-u-d>=m,y=Math.min(e.height-u-(g?d:0),276*a),p=e.height-u-y,b=H(t,{...h,y:e.y+y+4*a},c),x=H(t,{...h,y:e.y+y+b.
height+6*a},l);return[f("g",{key:"dot"},Oe(t,{...e,height:y},n.dot,r)),f("path",{key:"rule",class:"rule",d:`M${e.x} ${e.
y+y}H${e.x+e.width}`}),f("g",{key:"score steps"},b.marks),f("g",{key:"softmax steps"},x.marks),g&&f("g",{key:"softmax"},
Lr(t,{...e,y:e.y+y+u,height:p},s,o,i))]}function kl({dot:t,width:e,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:i},{
temperature:a},[c,l]){let h=n?t.sum/Math.sqrt(e):t.sum,u=[...W("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${E(t.sum,2)}`,kind:"strong"}],n?[{text:`${me}\
 ÷ √${e} = `},{text:E(h,2),kind:"strong"}]:[{text:`${me} not divided by √${e}: scaling is off`}]];return s!==null&&
u.push(o?[{text:`${me} no position bias: it is off`}]:[{text:`${me} ${s<0?"−":"+"} ${E(Math.abs(s),2)} (position bias)\
 = `},{text:E(i,2),kind:"strong"}]),r?u.push([{text:`${me} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&u.push([{text:`${me}\
 ÷ temperature ${Al(a)} = `},{text:E(i/a,2),kind:"strong"}]),u}function Ml({isMasked:t},e,n,s){let{scores:o,temperature:r,
shift:i,exponentials:a,total:c,weights:l}=e;if(t)return W("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/r-i,u=Number(a[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:E(h,2),isRaised:!0},{text:` = ${_t(u)}\
;`}],[{text:`${_t(u)} / ${_t(c)} = `},{text:as(Number(l[n])),kind:"strong"},{text:","}],...W(`where ${_t(c)} is the sum \
over ${s}${i?`, after ${E(i,2)}, the largest score, is subtracted from each`:""}.`)]}function _t(t){if(t>=1e3)return Math.
round(t).toLocaleString("en");if(t>=100)return t.toFixed(0);if(t>=10)return t.toFixed(1);if(t>=.095)return t.toFixed(2);
if(t===0)return"0";let[e="",n=""]=t.toExponential(1).split("e");return`${e} × 10${Array.from(n,s=>xl[s]??"").join("")}`}
function Ne(t){let e=0;for(let n=1;n<t.length;n++)Math.abs(Number(t[n]))>Math.abs(Number(t[e]))&&(e=n);return e}function Al(t){
return String(Math.round(1e3*t)/1e3)}var me,Fr,bl,$l,xl,Kt=_(()=>{"use strict";$();Ee();Et();ct();G();D();me="→",Fr=30,
bl=8,$l=20,xl=Object.fromEntries(Array.from("-0123456789",(t,e)=>[t,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[e]??""]))});function Hr(t,e){let n=R(t),s=le(t.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},rank:1,share:1.4,
marks:r=>Sl(t,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>Ol(t,r,s)}),o}function Sl(t,e,{
hidden:n,dot:s,bias:o,logit:r}){let i=R(t),a=X(t,e),c=s&&o!==null?[...W("Sum of the products"),[{text:"h",kind:"math que\
ry-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${E(s.sum,2)}`,kind:"strong"}],[{text:`→ ${o<0?"−":
"+"} ${E(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:E(r,2),kind:"strong"}]]:[...W("Each unit is multiplied by a \
learned weight; the sum and a bias give the"),[{text:"logit "},{text:E(r,2),kind:"strong"}]],l=H(t,{...a,y:0},c),h=lt(t,
a.x,a.y+a.height-10*i,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(a.height-l.height-36*i,450*i),
m=H(t,{...a,y:a.y+u+4*i},c),d=re(t,[n],n,a.width);return[...Y(t,e,`${n.length} hidden units read the context`),f("g",{key:"\
dot"},s?Oe(t,{...a,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},{letter:"w",
words:"Weight of each unit",colour:"key"}]):Pt(t,{...a,height:u},n,{colour:"query",numbered:d})),...m.marks,h.mark]}function Ol(t,e,n){
let{reading:s}=t,o=R(t),r=X(t,e),{gate:i,trace:a}=s,c=H(t,{...r,y:0},d()),l=54*o,h={...r,x:r.x+34*o,width:r.width-48*o,y:r.
y+6*o,height:r.height-c.height-l-40*o},u=H(t,{...r,y:r.y+r.height-c.height-l-6*o},d());return[...Y(t,e,m()),n&&h.height>=
60*o&&f("g",{key:"curve"},g(h,n)),...u.marks,f("g",{key:"shares"},y({...r,y:r.y+r.height-l+8*o,height:22*o}))];function m(){
return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone answers":typeof a.interventions.
gate=="number"?"A gate set by hand":"A fixed gate"}function d(){let{only:p}=a.interventions,b=[{text:`gate = ${i.toFixed(
3)}`,kind:"strong"}];if(!n){let w=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers:`:typeof a.interventions.
gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths count the same:";return[...W(w),b]}let x=[
[{text:"1 / (1 + e",kind:""},{text:E(-n.logit,2),isRaised:!0},{text:") = "},{text:n.learned.toFixed(3),kind:"strong"}]];
if(a.gate.learned)return[...x,...W(`is the gate: ${S(i,1)} of the answer comes from the pointer, ${S(1-i,1)} from genera\
tion.`)];let M=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers, so that the gate is ${i.toFixed(2)}.`:`\
It is set by hand to ${i.toFixed(3)}.`;return[...W(M),...W("As learned it would be"),...x]}function g(p,{logit:b,learned:x}){
let M=Math.max(El,Math.ceil(Math.abs(b))),w=C=>p.x+(C+M)/(2*M)*p.width,A=p.y+p.height,v=C=>A-C*p.height,k=Array.from({length:61},
(C,j)=>{let I=-M+j/30*M;return`${w(I).toFixed(1)} ${v(1/(1+Math.exp(-I))).toFixed(1)}`}),[O,T]=[w(b),v(x)],L=b>0;return[
f("path",{key:"axes",class:"axis",d:`M${p.x} ${p.y}V${A}H${p.x+p.width}M${p.x} ${v(.5)}H${p.x+p.width}`}),[0,.5,1].map(C=>F(
t,p.x-6*o,v(C)+4*o,C===.5?"0.5":String(C),{kind:"tiny",anchor:"end",key:`share ${C}`})),[-M,0,M].map(C=>F(t,w(C),A+15*o,
E(C,0),{kind:"tiny",anchor:"middle",key:`logit ${C}`})),F(t,(w(0)+w(-M))/2,A+15*o,"logit",{kind:"tiny",anchor:"middle",key:"\
axis"}),f("path",{key:"line",class:"curve",d:`M${k.join("L")}`}),f("path",{key:"lead",class:"lead",d:`M${O} ${A}V${T}H${p.
x}`}),f("circle",{key:"point",class:"point",cx:O,cy:T,r:5.5*o}),F(t,O+(L?-10:10)*o,L?Math.max(T-6*o,p.y+9*o):T-8*o,x.toFixed(
2),{kind:"strong",anchor:L?"end":void 0,key:"value"})]}function y(p){let b=i*p.width;return[f("rect",{key:"pointer",class:"\
bar pointer",x:p.x,y:p.y,width:b,height:p.height}),f("rect",{key:"generation",class:"bar generation",x:p.x+b,y:p.y,width:p.
width-b,height:p.height}),F(t,p.x,p.y+p.height+15*o,`pointer ${S(i,1)}`,{kind:"small",key:"of pointer"}),F(t,p.x+p.width,
p.y+p.height+15*o,`generation ${S(1-i,1)}`,{kind:"small",anchor:"end",key:"of generation"})]}}var El,Gr=_(()=>{"use stri\
ct";$();At();St();Kt();Ee();ct();G();D();El=6});function pt(t,e,n,{largest:s,most:o=Ur,isOrdered:r=!1,isWalked:i=!1}={}){let a=R(t),c=Math.max(1,Math.floor(e.height/(jr*
a))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*a,e.height/(h.length+Number(l))),m=u>=30*a,d=Math.max(
1,Math.ceil(jr*a/u)),g=h.findIndex(({isChosen:k})=>k),y=u>=13*a&&h.some(({category:k})=>k!==void 0),p=y?22*a:0,b=Math.max(
...h.map(({text:k})=>V(t,k,"strong")))+8*a,x=Math.max(0,...h.map(({beside:k=""})=>k?V(t,k,"small")+10*a:0)),M=Math.max(...h.
map(({label:k,says:O=""})=>Math.max(V(t,k,"strong"),m?V(t,O,"small"):0)))+8*a,w=Math.min(M,.58*(e.width-p-b-x)),A={x:e.x+
p+w,width:Math.max(1,e.width-p-w-b-x)},v=s??(Math.max(...h.map(({parts:k})=>k.reduce((O,{value:T})=>O+Math.abs(T),0)))||
1);return[h.map((k,O)=>{let T=e.y+(O+.5)*u,L=O===g||(h.length-1-O)%d===0&&(g<0||Math.abs(O-g)>=d),C=A.x,j=Math.min(.62*u,
.42*o*a);return f("g",{key:k.key,class:`${k.open?"part ":""}choice row${k.isChosen?" here":""}${k.isOff?" off":""}`,"dat\
a-open":k.open??null,role:k.open?"button":null,tabindex:k.open?i&&!k.isChosen?"-1":0:null,"aria-label":k.open?`${k.label}\
: ${k.text}`:null},f("rect",{key:"ground",class:"ground",x:e.x-3*a,y:T-u/2,width:e.width+6*a,height:u,rx:4}),y&&(L||u>=17*
a)&&k.category!==void 0&&dt(k.category,e.x,T-7.5*a,15*a),L&&F(t,e.x+p,T+(m&&k.says?-2:4.5)*a,k.label,{kind:k.isChosen?"s\
trong":"label",width:w-6*a,key:"name"}),m&&k.says&&F(t,e.x+p,T+12.5*a,k.says,{kind:"small",width:w-6*a,key:"says"}),k.parts.
map(({value:I,colour:P},Z)=>{let nt=Math.abs(I)/v*A.width,st=f("rect",{key:`part ${Z}`,class:`bar ${P}${I<0?" negative":
""}${k.isChosen?" chosen":""}`,x:C,y:T-j/2,width:Math.max(.5,Math.min(A.width,nt)-(k.parts.length>1&&nt>2?.8:0)),height:Math.
max(1,j)});return C+=nt,st}),L&&k.beside&&F(t,e.x+e.width-b,T+4.5*a,k.beside,{kind:"small",anchor:"end",key:"beside"}),L&&
F(t,e.x+e.width,T+4.5*a,k.text,{kind:k.isChosen?"strong":"label",anchor:"end",key:"value"}),k.exact&&f("title",{},k.exact))}),
l&&F(t,e.x,e.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function fe(t,e,n,s=Ur){
return Math.min(s*R(t)*n,e.height)}var jr,Ur,de=_(()=>{"use strict";$();qt();ct();G();jr=14,Ur=34});function Br(t,e){let n=R(t);return[{key:"places",least:{width:300*n,height:230*n},rank:e.isLeaf?1:0,marks:s=>Nl(t,s,e)},
{key:"logit",least:{width:320*n,height:260*n},rank:e.isLeaf?0:1,share:1.3,marks:s=>Tl(t,s,e)}]}function Nl(t,e,n){let{reading:s}=t,
o=R(t),r=X(t,e),a=(s.trace.location_probabilities.generation??[]).map(({location:m,probability:d})=>{let{label:g,category:y}=s.
nameOf(m),{logit:p}=Ht(s,m);return{key:`place ${m}`,label:g,category:y,parts:[{value:d,colour:"generation"}],beside:p===
null?"":E(p,2),text:S(d,1),open:`generation.${m}`,isChosen:m===n.location,exact:`${g}: ${p===null?"":`logit ${E(p,4)}, `}\
probability ${S(d,3)}`}}),c=s.trace.architecture.locations,l=H(t,r,W(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=lt(t,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...Y(t,e,"What the generation head expects"),...l.marks,f("g",{key:"\
rows"},pt(t,u,a,{isWalked:!0})),h.mark]}function Tl(t,e,{location:n}){let{reading:s}=t,o=R(t),r=X(t,e),{label:i}=s.nameOf(
n),{dot:a,bias:c,logit:l}=Ht(s,n),h=Wr(s),u=s.probabilityOf("generation",n),m=[];if(a&&c!==null&&m.push(...W("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${E(a.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${E(Math.abs(c),2)} (bias) =`}]),l!==null&&m.push([{text:"logit "},{text:E(
l,2),kind:"strong"}]),h){let y=Number(h.exponentials[n]),p=Number(h.scores[n])-h.shift;m.push([{text:"→ e",kind:""},{text:E(
p,2),isRaised:!0},{text:` = ${_t(y)};`}],[{text:`${_t(y)} / ${_t(h.total)} = `},{text:S(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...W(`${_t(h.total)} is the sum over the whole list${h.shift?`, after ${E(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else m.push(...W("→ softmax over the whole list:"),[{text:S(u,1),kind:"strong"}]);
let d=H(t,{...r,y:0},m),g=a?Math.min(r.height-d.height-8*o,450*o):0;return[...Y(t,e,`How does it score ${i}?`),a&&f("g",
{key:"dot"},Oe(t,{...r,height:g},a,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${i}`,colour:"key"}])),...H(t,{...r,y:r.y+g+(a?6*o:0)},m).marks]}var Dr=_(()=>{"use strict";$();
At();St();de();Kt();ct();G();D()});function qr(t,e){let n=e.type/us,s=46*n,o=e.height-98*n,r=ms(t.count,s,o,vl,n),i=e.width>=1180*n,a=e.width>=1040*n&&t.layers<=
3,c=_l(t,i,n),l=a?62*n:0,h=a?l+22*n:16*n,u=e.width-2*Te-Vr(Object.values(c)),[m,d]=[s+12*n,e.height-4*n],g=Ll(t.heads,u/
t.layers-h,d-m,n),y=g.columns*(g.side+rn*n)-rn*n,p=t.heads>0?y+h:h,b=Math.max(0,u-t.layers*p);c.visits+=Math.min(.3*b,90*
n),c.answer+=Math.min(.2*b,80*n),c.flow+=Math.min(.1*b,50*n),c.leave+=Math.min(.1*b,50*n);let x=e.width-2*Te-Vr(Object.values(
c))-t.layers*p,M=Math.min(x,t.hasPointer?220*n:60*n);c.bands+=M;let w=(x-M)/t.layers,A={x:Te,width:c.visits},v=Te+c.visits+
12*n,k=i?{x:v,width:c.slices}:null;k&&(v+=c.slices+12*n);let O=Array.from({length:t.layers},(q,ot)=>{let tt=v+ot*(p+w);return{
x:tt,width:y,maps:Rl(t.heads,tt,m,d,g,n),stream:a?tt+(t.heads>0?y+10*n:0):null}});v+=t.layers*(p+w);let T=e.width-Te,L=T-
c.answer,C=L-c.leave-c.gate,j=v+c.scores+c.weights+8*n,I=C-c.flow-Q,P=Math.min(190*n,.24*e.height),Z=t.hasGate?.56*e.height:
(s+o)/2,nt=hs*n,st=t.hasPointer?e.height-P-_e*nt-6:(s+o-P)/2-nt;return{size:e,type:e.type,rows:r,visits:A,slices:k,layers:O,
streamWidth:l,scores:v+c.scores,weights:v+c.scores+c.weights,ribbons:j,places:I,gate:C,gateWidth:c.gate,answers:{most:o-
s<330?ve-1:ve,top:s,bottom:o+60*n,x:L,right:T,segment:L-Q},right:T,top:s,bottom:o,full:P,across:{visits:r.map(({y:q})=>q),
starts:[s-12*n,e.height-8],places:{room:[s+16*n,t.hasGeneration?st-12*n:o],gap:22*n},generation:{start:st,gap:nt},gate:Z-
P/2},bands:{ribbon:(q,ot,tt)=>ls(j,q,I,ot,tt),into:(q,ot,tt)=>ls(I+Q,q,C,ot,tt),out:(q,ot,tt)=>ls(C+c.gate,q,L-Q,ot,tt)}}}
function ls(t,e,n,s,o){return o?Rt(t,e,n,s):Rt(t,e,t,e)}function _l({hasPointer:t,hasGate:e},n,s){return{visits:(n?224:176)*
s,slices:(n?110:0)*s,gaps:(n?24:12)*s,scores:40*s,weights:t?46*s:150*s,bands:t?112*s:0,bar:Q,flow:(e?60:80)*s,gate:e?18*
s:0,leave:e?46*s:0,answer:(n?152:140)*s}}function Vr(t){return t.reduce((e,n)=>e+n,0)}function ms(t,e,n,{least:s,most:o,
lane:r},i){let a=n-e,c=t,l=0,h=Math.min(o*i,a/t);h<s*i&&(l=Math.max(r,Math.min(6*i,.35*a/t)),h=(s+2)*i,c=Math.max(1,Math.
floor((a-t*l)/(h-l))),h=(a-(t-c)*l)/c);let u=e;return Array.from({length:t},(m,d)=>{let g=d>=t-c,y=g?h:l;return u+=y,{y:u-
y/2,height:y,isFull:g}})}function Ll(t,e,n,s){let o={columns:1,side:0};if(t===0)return o;for(let r of[1,2,4]){let i=n/Math.
ceil(t/r)-zr*s,a=Math.min(i,(e-(r-1)*rn*s)/r);a>o.side&&(o={columns:r,side:a})}return o}function Rl(t,e,n,s,{columns:o,side:r},i){
let a=Math.ceil(t/o),c=Math.min((s-n)/a,r+2.2*zr*i);return Array.from({length:t},(l,h)=>({x:e+h%o*(r+rn*i),y:n+Math.floor(
h/o)*c,side:r}))}function an(t,e,n,s){let o=[];for(let[a,{wish:c,length:l}]of t.entries())for(o.push({first:a,last:a,wish:c-
l/2,length:l});;){let h=o.at(-1),u=o.at(-2);if(!h||!u||i(u)+u.length+e<=i(h))break;let[m,d]=[u.last-u.first+1,h.last-h.first+
1];u.wish=(m*u.wish+d*(h.wish-u.length-e))/(m+d),u.length+=e+h.length,u.last=h.last,o.pop()}let r=[];for(let a of o){let c=i(
a);for(let l=a.first;l<=a.last;l++)r.push(c),c+=Number(t[l]?.length)+e}return r;function i({wish:a,length:c}){return Math.
max(n,Math.min(s-c,a))}}var Te,rn,zr,Q,_e,hs,ve,vl,us,Gt=_(()=>{"use strict";$();G();Te=20,rn=8,zr=19,Q=8,_e=3,hs=4,ve=4,
vl={least:13.5,most:38,lane:3},us=13});function ps(t,e,n){let s=n/us,[o,r]=[Yr,e-Yr],i=ms(t.count,o,r,Cl,s).map(({y:L,height:C,isFull:j})=>({x:L,width:C,isFull:j})),
a=Number(i.at(-1)?.width)>=Pl*s,c={top:50*s,height:(a?86:54)*s,hasNames:a},l=c.top+c.height+cn*s,h=l+(z.title+z.inputs+cn)*
s,u=[];for(let L=0;L<t.layers;L++){let C=Wl(t.heads,o,r,h+z.title*s,s),j=C.at(-1),P=(j?j.y+j.side+8*s:h)+z.title*s;u.push(
{y:h,maps:C,stream:P}),h=P+(z.bars+cn)*s}let m=Fl(t,o,h+z.title*s,r-o,s),d=Math.ceil(t.values("context").length/m.columns)*
m.cell,g=h+z.title*s+Math.max(d,20*s)+cn*s,y=g+(t.hasPointer?(z.title+z.scores)*s:0),p=y+(t.hasPointer?170:96)*s,b=p+Q+((t.
hasPointer?z.names:0)+(t.hasGate?48:30))*s,x=t.hasGate?28*s:0,M=Hl(t,r-o,s),w=hs*s,A=r-M-_e*w,v=Math.max(78*s,M/2+6),k=b+
x+34*s,O=r-M-16*s,T={most:ve,top:k,bottom:k+(ve+1)*v,x:o-6*s,right:O-8*s,segment:O};return{size:{width:e,height:T.bottom+
Math.max(0,(M-v)/2)+8*s,type:n},type:n,left:o,right:r,columns:i,chips:c,inputs:l,layers:u,context:m,pointer:g,ribbons:y,
places:p,gate:b,gateHeight:x,answers:T,full:M,across:{visits:i.map(({x:L})=>L),starts:[o,r],places:{room:[o,t.hasGeneration?
A-2*Kr*s:r],gap:Kr*s},generation:{start:A,gap:w},gate:r-M},bands:{ribbon:(L,C,j)=>ds(y,L,p,C,j),into:(L,C,j)=>ds(p+Q,L,b,
C,j),out:(L,C,j)=>j?gr(b+x,L,O+Q,C):ds(b+x,L,b,L,!1)}}}function ds(t,e,n,s,o){return o?Jn(t,e,n,s):Jn(t,e,t,e)}function Wl(t,e,n,s,o){
let r=[4,3,2].find(l=>t%l===0)??Math.min(t,4),i=(n-e+fs*o)/r,a=Math.min(i-fs*o,Il*o),c=Math.max(kt,40*o);return Array.from(
{length:t},(l,h)=>({x:e+h%r*i,y:s+c+Math.floor(h/r)*(a+c+fs*o),side:a,touch:kt}))}function Fl(t,e,n,s,o){let{length:r}=t.
values("context"),i=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:e,y:n,columns:i,cell:Math.min(11*o,(s-12*
o)/i)}}function Hl({hasGate:t},e,n){return Math.min(170*n,t?(e-82*n)/2:.4*e)}var kt,z,Yr,Cl,Pl,fs,Il,cn,Kr,jt=_(()=>{"us\
e strict";$();G();Gt();kt=44,z={title:26,bars:34,inputs:64,scores:52,names:56},Yr=16,Cl={least:20,most:110,lane:1},Pl=62,
fs=8,Il=160,cn=16,Kr=6});function ys({isOwnScale:t}){return t?"Same scale for all heads":"Own scale for each head"}function ln(t,e,n,s){let{reading:o,
isOwnScale:r,stage:i}=t;if(!o.heads)return null;let a=i.type/13,c=r?s?"own largest":"largest of each head":S(o.largestWeight),
l=60*a,h=e+12*a,u=[f("text",{class:"small",x:e,y:n},"0"),f("image",{class:"map",href:Ct(Gl,gs,t.scale),x:h,y:n-9*a,width:l,
height:9*a,preserveAspectRatio:"none"}),f("rect",{class:"map-frame",x:h,y:n-9*a,width:l,height:9*a}),f("text",{class:"sm\
all",x:h+l+5*a,y:n},c)],m=ys(t),d={"data-act":"scale",role:"button",tabindex:"0","aria-label":`Colours of the head maps \
go from 0 to ${r?"the largest weight of each head":c}. ${m}`};if(s){let y=17*a+l+B(c,12.5*a),p=f("rect",{class:"ground",
x:e-6*a,y:n+14*a-kt,width:y+12*a,height:kt});return f("g",{key:"scale",class:"switch",...d},p,u)}let g=B(m,12.5*a)+16*a;
return f("g",{key:"scale"},f("text",{class:"small",x:e,y:n-17*a},"Weights in the maps of heads"),u,f("g",{key:"switch",class:"\
switch",...d},f("rect",{class:"handle stays",x:e,y:n+8*a,width:g,height:19*a,rx:9.5*a}),f("text",{class:"handle-words st\
ays",x:e+8*a,y:n+21.5*a},m)))}var gs,Gl,hn=_(()=>{"use strict";$();G();jt();D();Ae();gs=64,Gl=Float32Array.from({length:gs},
(t,e)=>e/(gs-1))});function Zr(t,e){let n=R(t),s=t.stage.size.width>=600*n,o=Math.min(t.reading.count*14,170),r=Math.max(200,Math.min(t.reading.
count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:e.isLeaf?1:0,share:1.2,marks:i=>Bl(
t,i,e)},{key:"cell",least:{width:330*n,height:300*n},rank:e.isLeaf?0:1,marks:i=>zl(t,i,e)}]}function Bl(t,e,n){let{reading:s,
isOwnScale:o}=t,{layer:r,head:i,query:a,visit:c}=n,l=R(t),{count:h}=s,u=s.weights(r,i),m=s.isRemoved(r,i)||s.isSkipped(r,
"attention"),d=o?Math.max(...u)||1:s.largestWeight,g=Vl(t,e,n,m),y=Math.min(.36*e.width,190*l),p=e.y+42*l,[b,x]=[e.width-
y,e.height-44*l-g.height],M=e.width<600*l?1.9:1.15,w={width:b/h,height:Math.min(x/h,M*b/h)},A={x:e.x+y,y:p,width:b,height:w.
height*h},v=`layers.${r}.heads.${i}`,k=w.height>=30*l,O=Dl(w.height,13*l);return[F(t,e.x,e.y+15*l,y>=150*l?"The visit th\
at asks":"Who asks",{kind:"strong",width:y-8*l}),f("g",{key:"columns"},T()),f("g",{key:"rows"},L()),f("image",{key:"weig\
hts",class:"map",href:Ct(u.map(I=>I/d),h,t.scale),...A,preserveAspectRatio:"none",opacity:m?.3:1}),f("rect",{key:"frame",
class:"map-frame",...A}),f("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${i}`},C()),f("rect",
{key:"column",class:"chosen-column",x:A.x+c*w.width,y:e.y,width:w.width,height:A.y+A.height-e.y,rx:3}),f("rect",{key:"ro\
w",class:"chosen-row",x:e.x-3,y:A.y+a*w.height,width:e.width+3,height:w.height,rx:3}),f("rect",{key:"cell",class:"chosen\
-cell",x:A.x+c*w.width,y:A.y+a*w.height,width:w.width,height:w.height}),g.at(A.y+A.height)];function T(){let I=w.width>=
14*l,P=Math.min(15*l,w.width-3*l),Z=w.width>=30*l,nt=A.x;return s.visits.map((st,q)=>{let ot=String(ft[st.weekday]),tt=st.
weekday!==s.visits[q-1]?.weekday,Ot=A.x+q*w.width,Qt=V(t,ot,"tiny"),co=!I&&tt&&Ot>=nt&&Ot+Qt<=A.x+A.width;co&&(nt=Ot+Qt+
4*l);let Cn=A.x+(q+.5)*w.width;return f("g",{key:`column ${q}`,class:`part choice${q===c?" here":""}${st.masked?" off":""}`,
"data-open":`${v}.${a}.${q}`,role:"button",tabindex:"-1","aria-label":`Read from visit ${q+1}: ${U(s,q)}${st.masked?", m\
asked":""}`},f("rect",{class:"ground",x:A.x+q*w.width,y:e.y,width:w.width,height:42*l}),I&&dt(st.category,Cn-P/2,e.y+(Z?
0:22)*l,P),co&&F(t,Ot,e.y+38*l,ot,{kind:"tiny",key:"weekday"}),Z&&[F(t,Cn,e.y+26*l,ot,{kind:"tiny",anchor:"middle",key:"\
day"}),F(t,Cn,e.y+38*l,w.width>=40*l?it(st.start_minute):`${Math.floor(st.start_minute/60)} h`,{kind:"tiny",anchor:"midd\
le",key:"hour"})],f("title",{},U(s,q)))})}function L(){return s.visits.map((I,P)=>{let Z=A.y+(P+.5)*w.height,nt=P===a,st=nt||
(h-1-P)%O===0&&Math.abs(P-a)>=O,q=Math.min(18*l,w.height-1.5*l),ot=w.height>=12*l,tt=e.x+(ot?q+10*l:4*l),Ot=A.x-tt-6*l,Qt=nt||
k?"strong":"label";return f("g",{key:`row ${P}`,class:`part choice${nt?" here":""}`,"data-open":`${v}.${P}.${c}`,role:"b\
utton",tabindex:"-1","aria-label":`Visit ${P+1} asks: ${U(s,P)}`},f("rect",{class:"ground",x:e.x,y:Z-w.height/2,width:y,
height:w.height}),ot&&dt(I.category,e.x+3*l,Z-q/2,q),st&&F(t,tt,Z+(k?-2:4.5)*l,I.label,{kind:Qt,width:Ot,key:"name"}),k&&
F(t,tt,Z+12*l,`${It(s,P)} · ${_r(s,P)}`,{kind:"small",width:Ot,key:"when"}),f("title",{},U(s,P)))})}function C(){let I=[];
for(let P=0;P<h;P++){if(h>Xr&&P!==a){I.push(f("rect",{key:`row ${P}`,class:"cell",x:A.x,y:A.y+P*w.height,width:A.width,height:w.
height,"data-open":`${v}.${P}.${c}`},f("title",{},U(s,P))));continue}for(let Z=0;Z<h;Z++)I.push(j(P,Z))}return I}function j(I,P){
let Z=Number(u[I*h+P]),[nt,st]=[A.x+P*w.width,A.y+I*w.height],q=I===a&&P===c,ot=String(Math.round(100*Z)),tt=Qt=>w.width>=
V(t,ot.padStart(2,"0"),Qt)+2*l,Ot=(Z>=jl||I===a)&&w.height>=13*l&&tt("tiny");return f("g",{key:`${I} ${P}`,class:"cell"},
f("rect",{key:"cell",x:nt,y:st,width:w.width,height:w.height,"data-open":`${v}.${I}.${P}`,role:"button",tabindex:q?0:"-1",
"aria-current":q?"true":null},f("title",{},`${U(s,I)} reads ${S(Z,1)} from ${U(s,P)}`)),Ot&&F(t,nt+w.width/2,st+w.height/
2+4.5*l,ot,{kind:Z/d>=.3&&tt("strong")?"strong":"tiny",anchor:"middle",also:Z/d>=Ul&&!m?"on-dark":"on-light",key:"weight"}))}}
function Dl(t,e){return Math.max(1,Math.ceil(e/t))}function Vl(t,e,{layer:n,head:s,query:o,isLeaf:r},i){let{canAct:a,reading:c}=t,
l=R(t),h=c.isRemoved(n,s),u=e.height>=330*l,m=`layers.${n}.heads.${s}`,g=[a&&{text:h?"Switch head on":"Switch head off",
attributes:{"data-act":"head","data-part":m},isPressed:h},r?{text:"More about query and keys",attributes:{"data-more":"n\
eurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"More about this head",attributes:{"data-more":"\
head","data-layer":n,"data-head":s},isButton:!1},{text:ys(t),attributes:{"data-act":"scale"}}].filter(x=>x!==!1),y=i?"Sw\
itched off: these weights would have been used.":`Columns: the visit it reads from. ${c.count>Xr?"Darker is more; each r\
ow adds up to 100 %.":"Values in %; each row adds up to 100."}`,p=u?W(y):[],b=H(t,{...e,y:0},p,"small").height;return{height:b+
40*l,at(x){let M=e.x,w=[];for(let{text:A,attributes:v,...k}of g){let O=lt(t,M,x+b+22*l,A,v,k);M+O.width>e.x+e.width||(w.
push(O.mark),M+=O.width+10*l)}return[f("g",{key:"explained"},H(t,{...e,y:x+3*l},p,"small").marks),f("g",{key:"controls"},
w)]}}}function zl(t,e,{layer:n,head:s,query:o,visit:r}){let{reading:i}=t,a=o===i.count-1?"the last visit":`visit ${o+1}`,
c=o===r?"itself":Yt(i,r);return[...Y(t,e,`How much does ${a} read from ${c}?`,`${a.charAt(0).toUpperCase()}${a.slice(1)}\
 reads ${c}`),f("g",{key:"worked"},on(t,X(t,e),ae(i,n,s,o,r),en(i,n,s,o),r,[{letter:"q",words:`Query of ${U(i,o)}`,colour:"\
query"},{letter:"k",words:`Key of ${U(i,r)}`,colour:"key"}],{colour:"attention-bar",over:`all ${i.count} visits of this \
row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var Xr,jl,Ul,Qr=_(()=>{"use strict";$();qt();At();St();Kt();Et();ct();
hn();G();D();Ae();Xr=24,jl=.045,Ul=.6});function ta(t,e){let n=R(t);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>ql(t,s,e)},...t.
reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>Yl(t,s,e)}]:[]]}function ql(t,e,{location:n}){
let{reading:s}=t,o=R(t),r=he(s,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,[m,d]=[
i.toFixed(2),(1-i).toFixed(2)],g=s.pointerWeights,y=[],p=O=>r.visits.map(T=>({value:O*Number(g[T]),colour:"pointer"}));s.
hasPointer&&y.push({key:"pointer",label:"Pointer",parts:p(1),text:gt(a),open:"pointer"}),s.hasGate&&y.push({key:"from po\
inter",label:`× gate ${m}`,parts:p(i),text:gt(l),open:"gate"}),s.hasGeneration&&y.push({key:"generation",label:"Generat\
ion",parts:[{value:c,colour:"generation"}],text:gt(c),open:`generation.${n}`}),s.hasGate&&y.push({key:"from generation",
label:`× (1 − ${m})`,parts:[{value:h,colour:"generation"}],text:gt(h),open:"gate"}),y.push({key:"answer",label:"Answe\
r",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:O})=>O>0),text:gt(u),isChosen:!0});let b=X(
t,e),x=s.hasGate?[[{text:`${m} × ${gt(a)} = ${gt(l)}`}],...W("come from the pointer,"),[{text:`${d} × ${gt(c)} = ${gt(
h)}`}],...W("from generation. Together:"),[{text:gt(u),kind:"strong"},{text:"."}],...W("All bars have one scale.")]:[...W(
`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],M=H(t,{...b,y:0},
x),w={...b,height:b.height-M.height-44*o},A=fe(t,w,y.length,Jr),v=H(t,{...b,y:b.y+A+8*o},x),k=lt(t,b.x,b.y+b.height-10*o,
"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...Y(t,e,`How probable is ${s.nameOf(n).label}?`),
f("g",{key:"rows"},pt(t,w,y,{most:Jr})),...v.marks,k.mark]}function Yl(t,e,{location:n}){let{reading:s}=t,o=R(t),{visits:r,
pointer:i}=he(s,n),a=X(t,e),c="Its visits";if(r.length===0){let p=W("None of the visits is here, so the pointer cannot c\
hoose it.");return[...Y(t,e,c),...H(t,a,p).marks]}let l=s.pointerWeights,h=r.map(p=>({key:`visit ${p}`,label:`${It(s,p)}\
 (visit ${p+1})`,parts:[{value:Number(l[p]),colour:"pointer"}],text:gt(Number(l[p])),open:`pointer.${p}`,isOff:s.visits[p]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",m=[...W(u),[{text:gt(i),kind:"strong"},
{text:"."}]],d=H(t,{...a,y:0},m),g={...a,height:a.height-d.height-8*o},y=fe(t,g,h.length);return[...Y(t,e,c),f("g",{key:"\
rows"},pt(t,g,h,{isOrdered:!0})),...H(t,{...a,y:a.y+y+6*o},m).marks]}function gt(t){return S(t,t>=.01||t===0?1:t>=1e-5?3:
5)}var Jr,ea=_(()=>{"use strict";$();At();St();de();Et();ct();G();D();Jr=56});function na(t,e){let n=R(t);return[{key:"visits",least:{width:300*n,height:250*n},rank:e.isLeaf?1:0,share:.8,marks:s=>Kl(
t,s,e)},{key:"score",least:{width:330*n,height:300*n},rank:e.isLeaf?0:1,share:1.6,marks:s=>Xl(t,s,e)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>Zl(t,s)}]}function Kl(t,e,n){let{reading:s}=t,o=R(t),r=X(t,e),i=H(t,r,
W("A score for each visit, and its weight after the softmax."),"small"),a=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((m,d)=>({key:`visit ${d}`,label:m.label,says:It(s,d),category:m.category,parts:[{value:Number(c[d]),colour:"pointer"}],
beside:E(Number(a[d]),2),text:S(Number(c[d]),1),open:`pointer.${d}`,isChosen:d===n.visit,isOff:m.masked,exact:`${U(s,d)}\
: score ${E(Number(a[d]),4)}, weight ${S(Number(c[d]),2)}`})),h=lt(t,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+i.height+4*o,height:r.height-i.height-34*o};return[...Y(t,e,"What the p\
ointer reads"),...i.marks,f("g",{key:"rows"},pt(t,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function Xl(t,e,{visit:n}){let{
reading:s}=t;return[...Y(t,e,`How does the pointer score ${Yt(s,n)}, ${It(s,n)}?`,`Score of ${Yt(s,n)}`),f("g",{key:"wor\
ked"},on(t,X(t,e),ie(s,n),nn(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${U(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function Zl(t,e){let{reading:n}=t,s=R(t),o=X(t,e),r=n.pointerWeights,i=H(t,o,W("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:m,probability:d,
visits:g})=>({key:`place ${h}`,label:g.length>1?`${u} (${g.length})`:u,category:m,parts:g.map(y=>({value:Number(r[y]),colour:"\
pointer"})),text:S(d,1),open:h>1?`places.${h}`:null,exact:`${g.map(y=>S(Number(r[y]),2)).join(" + ")} = ${S(d,2)}`})),c={
...o,y:o.y+i.height+6*s,height:o.height-i.height-36*s},l=lt(t,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...Y(t,e,"Sums per place"),...i.marks,f("g",{key:"rows"},pt(t,c,a)),l.mark]}var sa=_(
()=>{"use strict";$();At();St();de();Kt();Et();ct();G();D()});function oa(t,e){let n=R(t),s=ra(t.reading,e).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:e.
number===null?0:1,share:1.5,marks:o=>Ql(t,o,e)},{key:"number",least:{width:320*n,height:250*n},rank:e.number===null?1:0,
marks:o=>Jl(t,o,e)}]}function fn(t,{layer:e,visit:n,number:s}){return s??Ne(et(t,`layers.${e}.residual_out`,n))}function ra(t,{
layer:e,visit:n}){let s=`layers.${e}`,o=t.has(`${s}.attention_out`),r=t.trace.interventions.residuals!==!1,i=u=>t.isSkipped(
e,u),a=[],c=(u,m,d,g="plain")=>{let y=et(t,`${s}.${u}`,n),p=`length ${E(Math.hypot(...y))}`;a.push({key:u,title:m,says:d||
p,values:y,colour:g})},l=(u,m)=>r?i(u)?"unchanged":"":i(u)?"nothing":`${m} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!t.has(`${s}.${u}\
.mean`))return"off: unchanged";let m=Number(t.values(`${s}.${u}.mean`)[n]),d=1/Number(t.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${E(m,2)}, deviation ${E(d,2)}`}}function Ql(t,e,n){let{reading:s}=t,{layer:o,visit:r}=n,i=R(t),
a=X(t,e),c=fn(s,n),l=ra(s,n),h={...a,height:a.height-34*i},u=r===s.count-1,m=a.x,d=[],g=(y,p,b=!0)=>{let x=lt(t,m,a.y+a.
height-10*i,y,p,{isButton:b});m+x.width>a.x+a.width||(d.push(x.mark),m+=x.width+10*i)};return r>0&&g("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||g("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),g("More about the \
layers",{"data-more":"layers"},!1),[...Y(t,e,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${U(s,r)}`,`Layer ${o}\
: ${U(s,r)}`),f("g",{key:"rows"},zt(t,h,l,{chosen:c,open:y=>`layers.${o}.stream.${r}.${y}`})),f("g",{key:"controls"},d)]}
function Jl(t,e,n){let{reading:s}=t,{layer:o,visit:r}=n,i=R(t),a=fn(s,n),c=X(t,e),{y:l}=c,h=[];for(let m of th(s,o,r,a)){
let d=H(t,{...c,y:l},m);if(l+d.height>c.y+c.height)break;h.push(...d.marks),l+=d.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...Y(t,e,`Number ${a+1} of ${s.trace.architecture.d_model}, worked out`),f("g",{key:"lines"},h),
u.height>=90*i&&f("g",{key:"units"},eh(t,u,o,r,a))]}function th(t,e,n,s){let o=`layers.${e}`,r=`transformer.layers.${e}`,
i=h=>Number(et(t,`${o}.${h}`,n)[s]),a=t.trace.interventions.residuals!==!1,c=[[...W("Comes in:"),mn(i("residual_in"))]];
return t.has(`${o}.attention_out`)&&(c.push(un("Norm 1:",Se(t,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),t.isSkipped(e,"attention")))),c.push(un("Norm\
 2:",Se(t,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),t.isSkipped(e,"feed_forward"))),c;function l(h,u,m,d,g){let y=g?"0 (skipped)":
E(Math.abs(m),2);return a?[...W(h),[{text:`${E(u,2)} ${m<0&&!g?"−":"+"} ${y} =`}],mn(d)]:[...W(`${h} no residual conne\
ction, so only`),[{text:g?"0 (skipped)":E(m,2),kind:"strong"}]]}}function un(t,e){if(!e)return W(`${t} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:i,bias:a,result:c}=e;return[...W(t),[{text:`(${E(n,2)} ${s<
0?"+":"−"} ${E(Math.abs(s),2)})`}],[{text:`× ${E(o,3)} = ${E(r,2)};`}],...i===null||a===null?W("then a learned factor\
 and bias give").concat([mn(c)]):[[{text:`${E(r,2)} × ${E(i,2)} ${a<0?"−":"+"} ${E(Math.abs(a),2)} =`}],mn(c)]]}function mn(t){
return[{text:E(t,2),kind:"strong"}]}function eh(t,e,n,s,o){let{reading:r}=t,i=R(t),a=et(r,`layers.${n}.feed_forward.pre`,
s),c=et(r,`layers.${n}.feed_forward.hidden`,s),l=sn(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((x,M)=>Math.
abs(Number(h[M]))-Math.abs(Number(h[x]))),m=Array.from(c).filter(x=>x>0).length,d=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",g=l?`${m} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${E(ue(h),2)}, the bias adds ${E(l.bias,2)}:`:`${m} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,y=H(t,e,W(d+g),"small"),p=Math.max(1,Math.floor((e.height-y.height)/
(20*i))),b=u.slice(0,p).map(x=>({key:`unit ${x}`,label:`unit ${x+1}`,parts:[{value:Number(h[x]),colour:"plain"}],beside:`${E(
Number(a[x]))} → ${E(Number(c[x]))}${l?` × ${E(Number(l.dot.second[x]),2)}`:""}`,text:E(Number(h[x]),2)}));return[...y.
marks,pt(t,{...e,y:e.y+y.height+2*i,height:e.height-y.height-4*i},b)]}var dn=_(()=>{"use strict";$();At();St();de();Kt();
tn();Et();ct();G();D()});var aa,pn,pe,bs,$s,ia=_(()=>{"use strict";$();aa=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"],
pn=15,pe=30,bs=8,$s=99});function xs(t,e){let n=R(t),s=e.number!==null;return[{key:"features",least:{width:300*n,height:270*n},rank:s?1:0,share:1.2,
marks:o=>rh(t,o,e)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>ah(t,o,e)},...e.kind==="visit"?[{
key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>lh(t,o,e)}]:[]]}function ws(t,e,n){let{trace:s,
count:o}=t,r=t.visits[n],{without_features:i=[],position_from_end:a}=s.interventions;if(i.includes(e)||e==="position_fro\
m_end"&&a===!1)return"left out: all zeros";if(!r)return"";switch(e){case"location":return r.label;case"user":return s.user===
null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/pn)*pn;return`${it(c)} to ${it(
(c+pn)%1440)}`}case"weekday":return aa[r.weekday]??"";case"recency":{let c=oh(t,n);return c===null?"days before the pred\
iction":c>=bs?`${bs} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{let c=Math.
floor(r.duration_minutes/pe)*pe,l=c+pe;return c>=$s*pe?`${Mt($s*pe)} or more`:`${c?Mt(c):"0"} to ${Mt(l)}`}default:{let c=o-
n;return c===1?"the last visit":`${c} from the end`}}}function oh({trace:t,visits:e},n){let s=e[n]?.arrival;if(!s)return null;
let o=r=>Date.parse(r.slice(0,10))/nh;return Math.round(o(t.predict_at)-o(s))}function rh(t,e,{kind:n,visit:s}){let{reading:o}=t,
r=R(t),i=X(t,e),a=o.slices.map(({name:m,label:d,lengths:g})=>({key:m,title:d,says:ws(o,m,s),values:cs(o,m,s),colour:Number(
g[s])===0?"plain off":"plain"})),c=a.reduce((m,{values:d})=>m+d.length,0),l=H(t,i,W(`${a.length} vectors, ${c} numbers t\
ogether; the network learned a vector for every value.`),"small"),h=lt(t,i.x,i.y+i.height-10*r,"More about features",{"d\
ata-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*r,height:i.height-l.height-34*r};return[...Y(t,e,n==="inpu\
ts"?"What the last visit is made of":U(o,s)),...l.marks,f("g",{key:"rows"},zt(t,u,a)),h.mark]}function ah(t,e,{kind:n,visit:s,
number:o}){let{reading:r}=t,i=R(t),a=X(t,e),c=et(r,"inputs.projected",s),l=o??Ne(c),h=Ir(r,s,l),u=n==="inputs"?"inputs":
`visits.${s}`,m=[{key:"projected",title:`${c.length} numbers`,says:"all features, mixed",values:c,colour:"stream"}],d={...a,
height:Math.min(86*i,.26*a.height)},g=ch(r,s,l),y=[],p=g.reduce((w,A)=>w+H(t,{...a,y:0},A).height+4*i,0),b={...a,y:d.y+d.
height+28*i,height:a.height-d.height-p-36*i},x=h?ih(h):[],M=b.y+(x.length?fe(t,b,x.length)+6*i:0);for(let w of g){let A=H(
t,{...a,y:M},w);if(M+A.height>a.y+a.height+2)break;y.push(...A.marks),M+=A.height+4*i}return[...Y(t,e,"The vector that e\
nters the layers"),f("g",{key:"vector"},zt(t,d,m,{chosen:l,open:w=>`${u}.${w}`})),x.length>0&&H(t,{...a,y:d.y+d.height+4*
i},W(`Number ${l+1}: each feature × its weights`),"small").marks,x.length>0&&f("g",{key:"rows"},pt(t,b,x)),f("g",{key:"\
lines"},y)]}function ih({parts:t,bias:e}){return[...t.map(({name:s,label:o,dot:r})=>({key:s,label:o,parts:[{value:r.sum,
colour:"plain"}],text:E(r.sum,2),exact:`${o}: the sum of ${r.products.length} products is ${E(r.sum,4)}`})),{key:"bias",
label:"bias",parts:[{value:e,colour:"plain"}],text:E(e,2),exact:""}]}function ch(t,e,n){let s=Number(et(t,"inputs.projec\
ted",e)[n]),o=Number(et(t,"layers.0.residual_in",e)[n]),r=Se(t,"inputs.projected","inputs.norm","input_norm",e,n),i=[[...W(
"Sum:"),[{text:E(s,2),kind:"strong"}]],un("Norm:",r)];if(t.trace.architecture.components.includes("sinusoidal")){let a=t.
trace.architecture.d_model,c=Wt(t,"pos_encoding",e*a+n);t.trace.interventions.sinusoidal===!1?i.push(W("No position enco\
ding: it is off.")):c!==null&&r&&i.push([...W("Position encoding:"),[{text:`${E(r.result,2)} ${c<0?"−":"+"} ${E(Math.abs(
c),2)} =`}],[{text:E(o,2),kind:"strong"}]])}return i}function lh(t,e,{visit:n}){let{reading:s}=t,o=R(t),r=X(t,e),i=[];for(let g=0;g<
s.layers;g++)for(let y=0;y<s.heads;y++){let p=Number(s.lastRow(g,y)[n]),b=s.isRemoved(g,y)||s.isSkipped(g,"attention");i.
push({key:`${g} ${y}`,label:`Layer ${g}, head ${y}`,parts:[{value:p,colour:"plain"}],text:b?"off":S(p,1),open:`layers.${g}\
.heads.${y}.${s.count-1}.${n}`,isOff:b})}let a=[];if(s.hasPointer){let g=Number(s.pointerWeights[n]);i.push({key:"pointe\
r",label:"Pointer",parts:[{value:g,colour:"pointer"}],text:S(g,1),open:`pointer.${n}`}),s.hasGate&&a.push(...W("To the a\
nswer the pointer carries"),[{text:`${S(g,1)} × gate ${s.gate.toFixed(2)} = `},{text:S(g*s.gate,1),kind:"strong"},{text:"\
."}])}let c=H(t,r,W(s.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),
"small"),l=H(t,{...r,y:0},a),h={...r,y:r.y+c.height+2*o,height:r.height-c.height-l.height-8*o},u=fe(t,h,i.length),m=i.map(
({parts:g})=>Number(g[0]?.value)),d=Math.max(sh,...m);return[...Y(t,e,"Who reads it?"),...c.marks,i.length>0&&f("g",{key:"\
rows"},pt(t,h,i,{largest:d})),f("g",{key:"end"},H(t,{...r,y:h.y+u+6*o},a).marks)]}var nh,sh,ks=_(()=>{"use strict";$();ia();
At();St();de();Kt();dn();tn();Et();ct();G();D();nh=864e5,sh=.1});function ca(t,e){let n=vt(e,t.reading);return n?wr(t,n,hh[n.kind](t,n)):[]}var hh,la=_(()=>{"use strict";$();Cr();At();Gr();
Dr();Qr();oe();ea();sa();dn();ks();oe();hh={head:Zr,stream:oa,inputs:xs,visit:xs,context:Rr,pointer:na,generation:Br,gate:Hr,
place:ta}});function Xt(t,e,n){switch(t?.kind){case"visit":return fh(t.visit??0,e);case"head":return ph(t.layer??0,t.head??0,e);case"\
slices":return{title:"What a visit is made of.",text:`Each visit is ${e.slices.length} vectors side by side: ${ha(e.slices.
map(({label:s})=>uh[s]??s))}. One matrix mixes them into ${e.trace.architecture.d_model} numbers.`};case"stream":return ua(
t.layer??0,e);case"context":return{title:"Context.",text:`After ${e.layers===1?"its layer":`all ${e.layers} layers`} the\
 last visit is ${e.trace.architecture.d_model} numbers. ${ha(mh(e),!0)} read nothing else of it.`};case"pointer":return ma(
e);case"generation":return fa(e);case"gate":return da(e);case"place":return gh(t.location??0,e);default:return yh(e,n)}}
function mh(t){return[...t.hasPointer?["the pointer"]:[],...t.hasGeneration?["the generation head"]:[],...t.has("gate.lo\
git")?["the gate"]:[]]}function Ut(t,e){let n=t.visits[e];return n?`${n.label}, ${ft[n.weekday]} ${it(n.start_minute)}`:
""}function fh(t,e){let n=e.visits[t],s=[`A stay of ${Mt(n?.duration_minutes??0)}.`],o=dh(t,e);if(n?.masked)return{title:`${Ut(
e,t)}.`,text:"This visit is masked: nothing reads it."};if(o&&s.push(`The last visit reads it most in layer ${o.layer}, \
head ${o.head}: ${S(o.weight)}.`),e.hasPointer){let r=e.pointerWeights[t],i=e.locations[t]??0,a=r*e.gate,c=e.probabilityOf(
"final",i);s.push(e.hasGate?`The pointer gives it ${S(r,1)}; through the gate that is ${Ms(a)} of the ${S(c,1)} of ${e.nameOf(
i).label}.`:`The pointer gives it ${S(r,1)} of the answer.`)}return{title:`${Ut(e,t)}.`,text:s.join(" ")}}function dh(t,e){
let n=null;for(let s=0;s<e.layers;s++)for(let o=0;o<e.heads;o++){if(e.isRemoved(s,o))continue;let r=Number(e.lastRow(s,o)[t]);
(!n||r>n.weight)&&(n={layer:s,head:o,weight:r})}return n}function ph(t,e,n){let s=`Layer ${t}, head ${e}.`;if(n.isRemoved(
t,e)){let h=n.trace.interventions.replace_with==="mean";return{title:s,text:`Switched off: its output is ${h?"its mean o\
ver the visits":"zero"}. The map shows the weights it would have used.`}}let o=n.lastRow(t,e),r=Tt(o),a=[...o.keys()].sort(
(h,u)=>o[u]-o[h])[1],c=a===void 0?"":` and ${S(o[a])} from ${Ut(n,a)}`,l=r===n.count-1?"itself":Ut(n,r);return{title:s,text:`\
The last visit reads ${S(o[r])} from ${l}${c}. Each row adds up to 100 %.`}}function ua(t,e){let{residual:n,attention:s,
feedForward:o}=e.stream(t),r=e.count-1,i=s?`its heads add one of length ${E(Number(s[r]))} and `:"";return{title:`Residu\
al stream, layer ${t}.`,text:`The last visit comes in as a vector of length ${E(Number(n[r]))}; ${i}its feed-forward net\
work adds one of length ${E(Number(o[r]))}.`}}function ma(t){let e=t.pointerWeights,n=Tt(e),[s]=t.pointedPlaces,o=s&&s.visits.
length>1?`; its ${s.visits.length} visits add up to ${S(s.probability)}`:"";return{title:"Pointer.",text:`It scores ever\
y visit and turns the scores into weights. Its favourite visit is ${Ut(t,n)}, with ${S(e[n])}. Most probable to copy: ${s?.
label}${o}.`}}function fa(t){let[e,n]=t.generated(2);return{title:"Generation.",text:`It scores all ${t.trace.architecture.
locations-2} places, visited or not. First comes ${e?.label} with ${S(e?.probability??0)}, then ${n?.label} with ${S(n?.
probability??0)}.`}}function da(t){let{gate:e,trace:n}=t;return{title:"Gate.",text:`${n.gate.learned?"The network sets t\
he gate":"The gate is set"} to ${e.toFixed(2)}: ${S(e)} of the answer’s distribution comes from the pointer, ${S(1-e)}\
 from generation.`}}function gh(t,e){let{label:n}=e.nameOf(t),s=e.probabilityOf("final",t),o=[`Its probability is ${S(s,
1)}`];if(e.hasGate){let a=e.probabilityOf("pointer",t),c=e.probabilityOf("generation",t),{gate:l}=e;o.push(`: gate ${l.toFixed(
2)} × ${S(a,1)} by the pointer + ${(1-l).toFixed(2)} × ${S(c,1)} by generation`)}let r=e.locations.filter(a=>a===t).length,
i=["It is not among the visits","It was visited once"][r]??`It was visited ${r} times`;return{title:`${n}.`,text:`${o.join(
"")}. ${i}.`}}function yh(t,e){let{prediction:n}=t.trace,{label:s}=t.nameOf(n.location),o=`${s}, ${S(n.probability,1)}.`;
if(e){let r=e.probabilityOf("final",n.location),i=Math.round(1e3*n.probability)-Math.round(1e3*r),a=i===0?"the same as":
`${Math.abs(i/10).toFixed(1)} points ${i>0?"more":"less"} than`,c=e.trace.prediction.location===n.location,l=t.wordsFor(
e),h=c?"":` ${l.charAt(0).toUpperCase()}${l.slice(1)} the answer was ${e.nameOf(e.trace.prediction.location).label}.`;return{
title:o,text:`That is ${a} ${l}.${h}`}}return t.hasGate?{title:o,text:`${Ms(n.from_pointer)} come from the pointer, ${Ms(
n.from_generation)} from generation. Point at anything to see where it comes from and where it goes.`}:{title:o,text:"Po\
int at anything to see where it comes from and where it goes."}}function Ms(t){return`${(100*t).toFixed(1)} points`}function ha(t,e=!1){
let n=t.at(-1)??"",s=t.length>1?`${t.slice(0,-1).join(", ")} and ${n}`:n;return e?s.charAt(0).toUpperCase()+s.slice(1):s}
function pa(t){let{count:e}=t,n=t.visits[e-1],s=t.visits[0],o=[{title:e===1?"One visit.":`${e} visits.`,text:e===1?`${Ut(
t,0)}. Where does this person go next?`:`They begin with ${s?.label} and end with ${Ut(t,e-1)}. Where does this person g\
o next?`,part:null},{...Xt({kind:"slices"},t,null),part:null}];for(let c=0;c<t.layers;c++){o.push({...bh(c,t),part:null});
let l=ua(c,t);o.push({...l,text:`${l.text} The bars show the same for every visit.`,part:null})}o.push({...Xt({kind:"con\
text"},t,null),part:null}),t.hasPointer&&o.push({...ma(t),part:null}),t.hasGeneration&&o.push({...fa(t),part:null});let{
prediction:r}=t.trace,i=t.nameOf(r.location).label,a=t.hasGate?`${da(t).text} `:"";return o.push({title:`${i}, ${S(r.probability,
1)}.`,text:`${a}The answer after ${n?.label} is ${i}.`,part:null}),o}function bh(t,e){let n=`Layer ${t}.`;if(!e.heads)return{
title:n,text:"This network has no self-attention: no visit reads another one here."};let s=null;for(let r=0;r<e.heads;r++){
if(e.isRemoved(t,r))continue;let i=e.lastRow(t,r),a=Tt(i);(!s||i[a]>s.weight)&&(s={head:r,visit:a,weight:i[a]})}if(!s)return{
title:n,text:"All of its heads are switched off."};let o=s.visit===e.count-1?"from itself":`from ${Ut(e,s.visit)}`;return{
title:n,text:`In ${e.heads} heads every visit reads the others; darker means more. The strongest link of the last visit:\
 head ${s.head} reads ${S(s.weight)} ${o}.`}}var uh,As=_(()=>{"use strict";$();Me();D();uh={place:"place",who:"person",time:"\
time of day",day:"weekday",ago:"days ago",stay:"length of stay",order:"position"}});function ga(t,e){let n=vt(t,e);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return xh(n,e);break;case"stream":
return wh(n,e);case"pointer":if(n.isLeaf)return kh(n,e);break;case"generation":if(n.isLeaf)return Mh(n,e);break;case"gat\
e":return Ah(e);default:break}return Xt(Nt($h(n),e),e,null)}function $h({kind:t,layer:e,head:n,visit:s,location:o}){return t===
"head"?`layers.${e}.heads.${n}`:t==="visit"?`visits.${s}`:t==="place"?`places.${o}`:t}function xh({layer:t,head:e,query:n,
visit:s},o){let r=o.weights(t,e).subarray(n*o.count,(n+1)*o.count),i=Number(r[s]),a=r.filter(g=>g>i).length,c=n===s?"its\
elf":U(o,s),l=`${U(o,n)}, reads ${S(i,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=ae(o,t,e,n,s),m=o.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${o.count} weights in its row ${a===1?"is":"are"} larger.`,d=o.isRemoved(t,e)||o.isSkipped(t,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${E(h.
sum,2)}, which makes a score of ${E(u,2)}. ${m}${d}`}}function wh({layer:t,visit:e},n){let s=`layers.${t}`,o=l=>E(Math.hypot(
...et(n,`${s}.${l}`,e))),r=n.has(`${s}.attention_out`),i=(l,h)=>n.isSkipped(t,h)?"nothing, since it is skipped":`one of \
length ${o(l)}`,a=r?`its heads give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${t}, ${U(n,e)}.`,text:`The\
 visit comes in as a vector of length ${o("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_for\
ward")}. It leaves with length ${o("residual_out")}.${c}`}}function kh({visit:t},e){let n=S(Number(e.pointerWeights[t]),
1),s=`The pointer gives ${U(e,t)}, ${n}.`;if(e.visits[t]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:o,bias:r,isBiasOff:i,score:a}=ie(e,t),c=r!==null&&!i?` and the bias of its position is ${E(r,2)}`:"";return{
title:s,text:`Query and key multiply to ${E(o.sum,2)}${c}; its score is ${E(a,2)}. The weight counts for ${Yt(e,t)}.`}}function Mh({
location:t},e){let{logit:n}=Ht(e,t),s=e.probabilityOf("generation",t),o=n===null?"":`Its logit is ${E(n,2)}; `,r=`the so\
ftmax over all places makes it ${S(s,1)} of generation.`;return{title:`${e.nameOf(t).label}, scored by the generation he\
ad.`,text:o?o+r:r.charAt(0).toUpperCase()+r.slice(1)}}function Ah(t){let e=Xt({kind:"gate"},t,null),n=le(t);if(!n)return e;
let{logit:s,learned:o,hidden:r}=n,i=t.trace.gate.learned?`Its ${r.length} hidden units add up to a logit of ${E(s,2)}.`:
`As learned it would be ${o.toFixed(2)}.`;return{title:e.title,text:`${e.text} ${i}`}}var ya=_(()=>{"use strict";$();oe();
St();Et();mt();As();D()});function Es(t,e){return`${t.tag} ${t.key??e}`}function Oh(t,e){let n=t.match(gn)??[],s=e.match(gn)??[],o=e.split(gn);return n.
length!==s.length||t.split(gn).join()!==o.join()?null:r=>{let i=s.map((a,c)=>{let l=Number(n[c]);return String(Math.round(
(l+r*(Number(a)-l))*100)/100)});return o.map((a,c)=>a+(i[c]??"")).join("")}}var Eh,Sh,gn,yn,ba=_(()=>{"use strict";$();G();
Eh="http://www.w3.org/2000/svg",Sh=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),gn=/-?\d+(?:\.\d+)?/g,
yn=class{#e=new WeakMap;#t=new Map;#n=new WeakMap;#o=0;#a=0;constructor(e){this.root=e,this.elements=[]}show(e,n=0){this.#m(),
this.elements=this.#r(this.root,e,this.elements,n>0),this.#t.size&&this.#h(n)}#r(e,n,s,o){if(n.every(a=>typeof a=="strin\
g")){let a=n.join("");return(e.textContent!==a||s.length)&&(e.textContent=a),[]}let r=new Map;for(let[a,c]of s.entries()){
let l=this.#e.get(c);l&&r.set(Es(l.mark,a),c)}let i=n.map((a,c)=>{let l=typeof a=="string"?{tag:"tspan",attributes:{},children:[
a]}:a,h=r.get(Es(l,c));r.delete(Es(l,c));let u=h??document.createElementNS(Eh,l.tag);return this.#s(u,l,o&&h!==void 0),u});
for(let a of r.values())a.remove();for(let[a,c]of i.entries()){let l=e.childNodes[a];l!==c&&e.insertBefore(c,l??null)}return i}#s(e,n,s){
let o=this.#e.get(e),r=o?.mark.attributes??{};for(let a of Object.keys(r))Ye(n.attributes[a])===null&&e.removeAttribute(
a);for(let[a,c]of Object.entries(n.attributes)){let l=Ye(c),h=Ye(r[a]);if(l===null||l===h)continue;let u=s&&h!==null&&Sh.
has(a)?Oh(h,l):null;u?this.#t.set(`${this.#c(e)} ${a}`,{element:e,name:a,at:u,end:l}):e.setAttribute(a,l)}let i=this.#r(
e,n.children,o?.elements??[],s);this.#e.set(e,{mark:n,elements:i})}#c(e){let n=this.#n.get(e)??this.#o++;return this.#n.
set(e,n),n}#h(e){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/e));if(r===1){this.#m();return}let i=1-
(1-r)**3;for(let{element:a,name:c,at:l}of this.#t.values())a.setAttribute(c,l(i));this.#a=requestAnimationFrame(s)};this.#a=
requestAnimationFrame(s)}#m(){cancelAnimationFrame(this.#a);for(let{element:e,name:n,end:s}of this.#t.values())e.setAttribute(
n,s);this.#t.clear()}}});function Ss(t,e,n){let s=document.createElement("button");return s.type="button",s.dataset.icon=e,s.title=t,s.setAttribute(
"aria-label",t),s.addEventListener("click",n),s}var bn,$a=_(()=>{"use strict";$();bn=class{#e=0;#t=0;#n=[];constructor(e,n){
this.show=n,this.button=Ss("Play the story","play",()=>this.toggle()),this.back=Ss("Step back","back",()=>this.step(-1)),
this.forth=Ss("Step forward","forth",()=>this.step(1)),this.slider=document.createElement("input"),this.slider.type="ran\
ge",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute("aria-label","Step of the story"),this.slider.
addEventListener("input",()=>this.#o(Number(this.slider.value)-1)),e.append(this.button,this.back,this.forth,this.slider),
this.#r(!1)}isOpen=!1;get isTelling(){return this.isOpen&&this.#t<this.#n.length-1}get sentence(){return this.isOpen?this.#n[this.#t]??
null:null}tell(e){this.#n=e,this.#t=Math.min(this.#t,e.length-1),this.slider.max=String(e.length),this.#r(this.#e!==0)}toggle(){
this.#e?this.pause():this.play()}play(){let e=this.#t>=this.#n.length-1;this.#o(this.isOpen&&!e?this.#t:0),this.#a()}pause(){
clearTimeout(this.#e),this.#e=0,this.#r(!1)}close(){this.isOpen&&(this.pause(),this.isOpen=!1,this.#t=0,this.#r(!1),this.
show(null))}step(e){this.#o(this.isOpen?this.#t+e:e>0?0:this.#n.length-1)}#o(e){this.pause(),this.isOpen=!0,this.#t=Math.
max(0,Math.min(this.#n.length-1,e)),this.#r(!1),this.show(this.#t)}#a(){let{title:e="",text:n=""}=this.#n[this.#t]??{},s=Math.
max(1800,55*(e.length+n.length));if(this.#t>=this.#n.length-1){this.pause();return}this.#e=window.setTimeout(()=>{this.#o(
this.#t+1),this.#a()},s),this.#r(!0)}#r(e){this.button.dataset.icon=e?"pause":"play";let n=e?"Pause the story":"Play the\
 story";this.button.setAttribute("aria-label",n),this.button.title=n,this.slider.value=String(this.isOpen?this.#t+1:this.#n.
length),this.slider.setAttribute("aria-valuetext",this.isOpen?`Step ${this.#t+1} of ${this.#n.length}`:"The whole pictur\
e"),this.back.disabled=this.isOpen&&this.#t===0,this.forth.disabled=this.isOpen&&this.#t>=this.#n.length-1}}});function xa(t,{title:e,ground:n}){let s=t.cloneNode(!0),{width:o,height:r}=t.viewBox.baseVal,i=t.querySelectorAll("*");for(let[
l,h]of s.querySelectorAll("*").entries()){let u=i[l];u&&_h(h,getComputedStyle(u));for(let m of["class","data-part","data\
-open","data-act","tabindex","role"])h.removeAttribute(m)}for(let l of s.querySelectorAll('[opacity="0"]'))l.remove();let a=document.
createElementNS(Os,"title");a.textContent=e;let c=document.createElementNS(Os,"rect");return c.setAttribute("width",String(
o)),c.setAttribute("height",String(r)),c.setAttribute("fill",n),s.prepend(a,c),s.setAttribute("xmlns",Os),s.setAttribute(
"width",String(o)),s.setAttribute("height",String(r)),s.setAttribute("font-family",getComputedStyle(t).fontFamily),s.setAttribute(
"role","img"),s.setAttribute("aria-label",e),s.removeAttribute("class"),new XMLSerializer().serializeToString(s)}function _h(t,e){
if(t.localName==="g"){e.opacity!=="1"&&t.setAttribute("opacity",e.opacity);return}t.localName==="image"&&t.setAttribute(
"style","image-rendering: pixelated");for(let n of Nh){if(vh.has(n)&&t.localName!=="text")continue;let s=e.getPropertyValue(
n);s&&s!==Th[n]&&t.setAttribute(n,s)}}var Os,Nh,Th,vh,wa=_(()=>{"use strict";$();Os="http://www.w3.org/2000/svg",Nh=["fi\
ll","stroke","stroke-width","stroke-dasharray","stroke-linecap","stroke-linejoin","opacity","paint-order","font-size","f\
ont-weight","text-anchor","text-decoration-line"],Th={fill:"rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-das\
harray":"none","stroke-linecap":"butt","stroke-linejoin":"miter",opacity:"1","paint-order":"normal","text-decoration-lin\
e":"none"},vh=new Set(["font-size","font-weight","text-anchor"])});function Ma(t,e=null){if(e===null)return[Rh(t),Ch(t)];let n=vt(e,t);return n?Lh[n.kind](t,n):[]}function Rh(t){let{hasPointer:e}=t;
return{caption:"Visits, oldest first",columns:["Visit","Stay in minutes",...e?["Pointer score","Pointer weight"]:[]],rows:t.
visits.map((n,s)=>[U(t,s),n.duration_minutes,...e?[Ts(t.pointerScores[s]),t.pointerWeights[s]]:[]])}}function Ch(t){return{
caption:`The answer, with a gate of ${t.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From the po\
inter","From generation","Probability"],rows:t.trace.location_probabilities.final.map(({location:e})=>{let{pointer:n,generation:s,
fromPointer:o,fromGeneration:r}=he(t,e),i=t.probabilityOf("final",e);return[t.nameOf(e).label,n,s,o,r,i]})}}function Ph(t,{
layer:e,head:n,query:s,visit:o,isLeaf:r}){let{count:i}=t,a=t.weights(e,n),c=`layer ${e}, head ${n}`,l=t.visits.map((m,d)=>U(
t,d));if(!r)return[{caption:`Weights of ${c}: rows are the visits that ask, columns those they read from`,columns:["Visi\
t that asks",...l],rows:l.map((m,d)=>[m,...a.subarray(d*i,(d+1)*i)])}];let h=en(t,e,n,s),{dot:u}=ae(t,e,n,s,o);return[$n(
`Query of ${l[s]} × key of ${l[o]}, ${c}`,["Query","Key"],u),{caption:`The row of ${l[s]}`,columns:["Visit it reads fro\
m","Score","Weight"],rows:l.map((m,d)=>[m,Ts(h.scores[d]),a[s*i+d]])}]}function Ih(t,e){let{layer:n,visit:s}=e,o=`layers\
.${n}`,r=[["Comes in","residual_in"],["Norm 1","norm1"],["Heads","attention_out"],["After the heads","residual_mid"],["N\
orm 2","norm2"],["Feed-forward","feed_forward.out"],["Leaves","residual_out"]].filter(([,u])=>t.has(`${o}.${u}`)),i=r.map(
([,u])=>et(t,`${o}.${u}`,s)),a=fn(t,e),c=sn(t,n,s,a),l=et(t,`${o}.feed_forward.pre`,s),h=et(t,`${o}.feed_forward.hidden`,
s);return[{caption:`${U(t,s)}, in layer ${n}`,columns:["Number",...r.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,m)=>[
m+1,...i.map(d=>d[m])])},{caption:`Hidden units of the feed-forward network${c?`, and what they give number ${a+1}`:""}`,
columns:["Unit","Before the activation","After it",...c?["Weight","Product"]:[]],rows:Array.from(h,(u,m)=>[m+1,l[m],u,...c?
[c.dot.second[m],c.dot.products[m]]:[]])}]}function ka(t,{kind:e,visit:n}){let s=et(t,"inputs.projected",n),o=[{caption:`\
What ${U(t,n)} is made of`,columns:["Feature","Value","Length of its vector"],rows:t.slices.map(({name:i,label:a,lengths:c})=>[
a,ws(t,i,n),c[n]])},Ns("All features mixed by one matrix",s)];if(e==="inputs")return o;let r=Array.from({length:t.layers*
t.heads},(i,a)=>{let[c,l]=[Math.floor(a/t.heads),a%t.heads];return[`Layer ${c}, head ${l}`,t.lastRow(c,l)[n]]});return t.
hasPointer&&r.push(["Pointer",t.pointerWeights[n]]),o.push({caption:"How much the last visit reads from it",columns:["Re\
ader","Weight"],rows:r}),o}function Wh(t){return[Ns("The context: the last visit after all layers",t.values("context"))]}
function Fh(t,{visit:e,isLeaf:n}){let s=nn(t),o=t.visits.map((l,h)=>U(t,h)),r=t.values("pointer.content_scores"),i=t.has(
"pointer.bias")?t.values("pointer.bias"):null,a=[{caption:"The pointer’s score and weight of each visit",columns:["Vis\
it","Content score",...i?["Position bias"]:[],"Score","Weight"],rows:o.map((l,h)=>[l,r[h],...i?[i[h]]:[],Ts(s.scores[h]),
t.pointerWeights[h]])},{caption:"Weights added up by place",columns:["Place","Visits","Probability"],rows:t.pointedPlaces.
map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];if(!n)return a;let{dot:c}=ie(t,e);return[$n(`Query of the cont\
ext × key of ${o[e]}`,["Query","Key"],c),...a]}function Hh(t,{location:e,isLeaf:n}){let s=t.trace.location_probabilities.
generation??[],o={caption:"The most probable places of the generation head",columns:["Place","Logit","Probability"],rows:s.
map(i=>[t.nameOf(i.location).label,Ht(t,i.location).logit,i.probability])},{dot:r}=Ht(t,e);return n&&r?[$n(`Context × we\
ights of ${t.nameOf(e).label}`,["Context","Weight"],r),o]:[o]}function Gh(t){let e=le(t),n={caption:"The gate",columns:[
"Quantity","Value"],rows:[...e?[["Bias",e.bias],["Logit",e.logit],["As learned",e.learned]]:[],["Gate",t.gate]]};if(!e)return[
n];let s="Hidden units";return[e.dot?$n(s,["Hidden unit","Weight"],e.dot):Ns(s,e.hidden),n]}function jh(t,{location:e}){
let{visits:n,pointer:s,generation:o,gate:r,fromPointer:i,fromGeneration:a,probability:c}=he(t,e);return[{caption:`How pr\
obable is ${t.nameOf(e).label}?`,columns:["Path","Probability","Factor","Share of the answer"],rows:[["Pointer",s,r,i],[
"Generation",o,1-r,a],["Answer","","",c]]},{caption:"Its visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[U(t,l),
t.hasPointer?t.pointerWeights[l]:0])}]}function $n(t,e,{first:n,second:s,products:o,sum:r}){return{caption:t,columns:["N\
umber",...e,"Product"],rows:[...o.map((i,a)=>[a+1,n[a],s[a],i]),["Sum","","",r]]}}function Ns(t,e){return{caption:t,columns:[
"Number","Value"],rows:Array.from(e,(n,s)=>[s+1,n])}}function Ts(t){return Number.isFinite(t)?t:"−∞"}var Lh,Aa=_(()=>{
"use strict";$();oe();St();dn();ks();Et();Lh={head:Ph,stream:Ih,inputs:ka,visit:ka,context:Wh,pointer:Fh,generation:Hh,gate:Gh,
place:jh}});function vs(t,e,n){let s=document.createElement("dialog");s.className="picture-tables",s.setAttribute("aria-label","Numb\
ers");let o=Ma(e,n);for(let c of o){let l=document.createElement("div");l.className="table-frame",l.tabIndex=0;let h=document.
createElement("h2");h.textContent=c.caption,l.append(ze(c)),s.append(h,l)}let r=document.createElement("button");r.type=
"button",r.textContent="Close",r.addEventListener("click",()=>s.close());let i=document.createElement("a");i.textContent=
"Save as CSV",i.download=`${n??"network"}.csv`,i.href=URL.createObjectURL(new Blob([qe(o)],{type:"text/csv"}));let a=document.
createElement("p");a.append(r," ",i),s.append(a),s.addEventListener("close",()=>{URL.revokeObjectURL(i.href),s.remove()}),
t.append(s),s.showModal()}var Ea=_(()=>{"use strict";$();Yn();Aa()});function xn({reading:t,before:e,stage:n,happened:s,lit:o}){let r=wt(o,t),{most:i,top:a,bottom:c}=n.answers,l=s===null?[]:
[s];r!==null&&o?.kind==="place"&&l.push(r);let h=t.answer(i,l),m=h.slice(0,-1).map(({location:g})=>e?.probabilityOf("fin\
al",g)??0);m.push(1-m.reduce((g,y)=>g+y,0));let d=(c-a)/h.length;return h.map((g,y)=>{let p=e?Number(m[y]):null;return{...g,
was:p,middle:a+(y+.5)*d,height:g.probability*n.full}})}function wn({reading:t,stage:e},n){let s=t.pointedPlaces,o=s.filter(
({probability:h,location:u},m)=>h>=Le&&m<Uh||_s(n,u)<n.length-1).map(h=>({...h,wish:l(h.visits)})),r=s.filter(({location:h})=>!o.
some(u=>u.location===h));if(r.length){let h=r.flatMap(u=>u.visits);o.push({location:-1,label:`${r.length} more place${r.
length===1?"":"s"}`,category:null,probability:r.reduce((u,{probability:m})=>u+m,0),visits:h,wish:l(h)})}o.sort((h,u)=>h.
wish-u.wish);let{room:i,gap:a}=e.across.places,c=an(o.map(({wish:h,probability:u})=>({wish:h,length:u*e.full})),a,...i);
return o.map(({location:h,label:u,probability:m,visits:d},g)=>({path:"pointer",location:h,label:u,probability:m,start:Number(
c[g]),visits:d,answer:_s(n,h)}));function l(h){let u=t.pointerWeights,m=h.reduce((d,g)=>d+u[g],0)||1;return h.reduce((d,g)=>d+
u[g]/m*Number(e.across.visits[g]),0)}}function kn({reading:t,stage:e},n){if(!t.hasGeneration)return[];let s=t.generated(
_e),{gap:o}=e.across.generation,{start:r}=e.across.generation;return s.map(({location:i,label:a,probability:c})=>{let l={
path:"generation",location:i,label:a,probability:c,start:r,visits:[],answer:_s(n,i)};return r+=c*e.full+o,l})}function Re({
reading:t},e){return e==="pointer"?t.gate:1-t.gate}function yt(t,e){let n=(t+e)/2;return e-t>=.6?[t,e]:[n-.3,n+.3]}function _s(t,e){
let n=t.findIndex(s=>s.location===e);return n<0?t.length-1:n}var Le,Uh,Zt=_(()=>{"use strict";$();mt();Gt();Le=.03,Uh=5});function Mn(t,e,n,s=3){let o=t.reading.trace.interventions[`${e}_temperature`]??1;return f("g",{key:`temperature ${e}`},
ge(t,{act:`${e}_temperature`,words:`T ${Number(o.toPrecision(2))}`,title:`Temperature of the ${e} softmax: ${o}. Drag to\
 the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function ge(t,{act:e,words:n,title:s,right:o,y:r,stays:i=!1}){
if(!t.canAct)return[];let a=t.stage.type/13,c=B(n,12.5*a)+13*a,l=18*a,h=i?" stays":"";return[f("rect",{key:`handle ${e}`,
class:`handle${h}`,"data-act":e,x:o-c,y:r,width:c,height:l,rx:l/2},f("title",{},s)),f("text",{key:`handle words ${e}`,class:`\
handle-words middle${h}`,x:o-c/2,y:r+13*a},n)]}var An=_(()=>{"use strict";$();G();D()});function ye(t){return En.layers+2*t}function J(t){let e=En.layers+2*t.layers,n=t.hasPointer?e+1:e,s=t.hasGeneration?n+1:
n;return{context:e,pointer:n,generation:s,gate:s+1}}function K(t,e){return t.beat>=e?1:0}var En,bt=_(()=>{"use strict";$();
En={visits:0,slices:1,layers:2}});function Sa(t){let{stage:e}=t,{x:n,width:s}=e.visits;return[Bt(t,n,"Visits","oldest first",s),...Bh(t),...e.rows.map((o,r)=>Vh(
t,r))]}function Bt({stage:t},e,n,s,o=400){let r=t.type/13;return f("g",{key:`title ${n}`,class:"heading","aria-hidden":"\
true"},f("text",{x:e,y:17*r,class:"title"},at(n,o,15*r,!0)),f("text",{x:e,y:35*r,class:"small"},at(s,o,12.5*r)))}function Bh({
reading:t,stage:e}){let n=e.type/13,s=[];for(let{start:o,end:r,weekday:i}of Ls(t)){let a=Number(e.rows[o]?.y)-Number(e.rows[o]?.
height)/2,c=Number(e.rows[r]?.y)+Number(e.rows[r]?.height)/2;if(s.push(f("rect",{key:`day ${o}`,class:"day",x:e.visits.x+
29*n,y:a+1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+c)/2+4.5*n);s.push(f("text",{key:`\
weekday ${o}`,class:"small strong",x:e.visits.x,y:l},i))}}return s}function Ls({visits:t}){let e=[];for(let[n,s]of t.entries()){
let o=Dh(s),r=e.at(-1);r?.day===o?r.end=n:e.push({start:n,end:n,day:o,weekday:String(ft[s.weekday])})}return e}function Dh({
arrival:t,weekday:e}){return t?.split("T")[0]??String(e)}function Vh(t,e){let{reading:n,stage:s,lit:o}=t,{y:r,height:i,isFull:a}=s.
rows[e],c=n.visits[e];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,m=rt(o,n).includes(e),d=Sn(c),g=i>=33*l,y=(g?20:13)*l,p=h+y+(g?14:8)*l,b=Cs(t,e),x=b||g?54*l:0,M=s.visits.x+s.visits.
width-p-4,w=38*l,A=g?[f("text",{x:p,y:r-3*l,class:"strong"},at(c.label,M,13*l,!0)),f("text",{x:p,y:r+13*l,class:"small"},
d),b||M<B(d,12.5*l)+56*l?null:zh(s.visits.x+s.visits.width-50*l,r+5*l,48*l,c)]:[f("text",{x:p,y:r+4.4*l,class:m?"strong":
"label"},at(c.label,M-Math.max(w,x)-9,12.5*l,m)),b?null:f("text",{x:s.visits.x+s.visits.width-4,y:r+4.4*l,class:"small e\
nd"},it(c.start_minute))];return f("g",Rs(t,e,c),f("rect",{class:"chip",x:h,y:r-i/2+.5,width:u,height:Math.max(1,i-1),rx:a?
5*l:1}),a&&dt(c.category,h+4*l,r-y/2,y),a?A:f("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),b&&a&&f("text",{x:s.
visits.x+s.visits.width-4,y:r+4.4*l,class:"strong end"},b),a&&e<n.count-1&&ge(t,{act:"mask",words:c.masked?"show":"hide",
title:c.masked?"Let the network see this visit again":"Hide this visit: nothing may read it",right:s.visits.x+s.visits.width-
2,y:g?r-17*l:r-9*l}),f("title",{},`${c.label}, ${ft[c.weekday]} ${d}`))}function Rs({reading:t,lit:e},n,s){let o=rt(e,t).
includes(n);return{key:`visit ${n}`,class:`part visit${o?" lit":""}${s.masked?" off":""}`,"data-part":`visits.${n}`,role:"\
button",tabindex:"-1","aria-label":`Visit ${n+1} of ${t.count}: ${s.label}, ${ft[s.weekday]} ${Sn(s)}${s.masked?", maske\
d":""}${t.hasPointer?`; pointer weight ${S(t.pointerWeights[n],1)}`:""}`}}function Sn({start_minute:t,duration_minutes:e}){
return`${it(t)} · ${Mt(e)}`}function Cs({reading:t,lit:e},n){return e?.kind!=="head"?"":S(t.lastRow(e.layer??0,e.head??
0)[n])}function zh(t,e,n,{start_minute:s,duration_minutes:o}){let r=Math.min(s+o,Ce),i=Math.min(s,Math.max(0,s+o-Ce)),a=(c,l)=>f(
"rect",{class:"stay",x:t+c/Ce*n,y:e,width:Math.max(1,(l-c)/Ce*n),height:7});return f("g",{key:"day","aria-hidden":"true",
class:"day-ribbon","data-drag":"time"},f("rect",{class:"track",x:t,y:e,width:n,height:7}),a(s,r),i>0&&a(0,i),f("rect",{class:"\
stay-end","data-drag":"stay",x:t+(i||r)/Ce*n-2,y:e-3,width:5,height:13}))}function Oa(t){let{reading:e,stage:n,lit:s}=t;
if(!n.slices)return[];let o=n.type/13,{x:r,width:i}=n.slices,{slices:a}=e,c=Math.max(...a.map(({lengths:d})=>Math.max(...d)))||
1,l=i/a.length,h=rt(s,e),u=n.rows.flatMap(({y:d,height:g},y)=>a.map(({name:p,lengths:b},x)=>{let M=Math.max(2,g-4),w=Number(
b[y])/c*M;return f("rect",{key:`${p} ${y}`,class:h.includes(y)?"length lit":"length",x:r+x*l,y:d+g/2-2-w,width:.72*l,height:w})})),
m=a.map(({label:d},g)=>f("text",{key:`name ${d}`,class:"tiny middle",x:r+(g+.36)*l,y:(g%2?40:26)*o},d));return[f("g",Ps(
t),f("rect",{class:"ground",x:r-4,y:n.top-2,width:i+4,height:n.bottom-n.top+4}),m,u,f("text",{class:"small",x:r,y:n.bottom+
18*o},"Bars: lengths"),f("text",{class:"small",x:r,y:n.bottom+33*o},"of the vectors"))]}function Ps(t){return{key:"slice\
s",class:"part slices","data-part":"inputs",role:"button",tabindex:"-1",opacity:K(t,En.slices),"aria-label":`What each v\
isit is made of: ${t.reading.slices.map(({label:e})=>e).join(", ")}`}}var Ce,be=_(()=>{"use strict";$();An();qt();mt();G();
D();bt();Ce=1440});function Na(t,e){let{x:n,right:s}=t.stage.answers,o=t.stage.type/13;return[Bt(t,n+6*o,"Answer",qh(t),s-n),...Is(t,e)]}function qh({
reading:t}){return t.hasGate?"pointer and generation":t.hasPointer?"of the pointer":"of generation"}function Is(t,e){let{
reading:n,stage:s,lit:o,happened:r}=t,i=s.type/13,a=wt(o,n),{x:c,right:l,segment:h}=s.answers,u=l-c;return e.map(m=>{let{
location:d,label:g,category:y,probability:p,was:b,middle:x,height:M}=m,w=[{path:"pointer",share:m.pointer*Re(t,"pointer")},
{path:"generation",share:m.generation*Re(t,"generation")}],A=a===d,v=c+(y===null?6:26)*i,k=Ke(g,l-v-(r===d?20*i:2),13.5*
i,2,!0),O=x-(k.length>1?22:8)*i,T=x+(k.length>1?2:0)*i,L=c+6*i,C=u-8*i;return f("g",{key:`place ${d}`,class:`part place${A?
" lit":a!==null&&o?" dim":""}`,"data-part":d<0?null:`places.${d}`,role:d<0?null:"button",tabindex:d<0?null:"-1","aria-la\
bel":`${g}: ${S(p,1)}; from the pointer ${S(w[0]?.share??0,1)}, from generation ${S(w[1]?.share??0,1)}${r===d?"; this is\
 what really happened":""}`},f("rect",{key:"ground",class:"ground",x:c-6*i,y:O-16*i,width:u+10*i,height:T-O+50*i,rx:6}),
f("rect",{key:"segment",class:"answer-bar",x:h,y:x-M/2,width:Q-2,height:Math.max(1,M)}),y!==null&&dt(y,c+5*i,O-13*i,16*i),
k.map((j,I)=>f("text",{key:`name ${I}`,class:d<0?"label halo":"strong halo",x:v,y:O+15*I*i},j)),r===d&&f("path",{key:"ha\
ppened",class:"check",d:`M${l-16*i} ${O-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},f("title",{},"This is where the person went\
.")),f("rect",{key:"track",class:"track",x:c+6*i,y:T,width:C,height:8*i}),w.map(({path:j,share:I})=>{let P=f("rect",{key:j,
class:`${j} bar`,x:L,y:T,width:Math.max(0,I*C),height:8*i});return L+=I*C,P}),b!==null&&f("rect",{key:"before",class:"be\
fore",x:c+5*i+b*C,y:T-3*i,width:2,height:14*i}),f("text",{key:"probability",class:"strong halo",x:c+6*i,y:T+23*i},S(p,1)),
b!==null&&Yh(c+60*i,T+23*i,p,b))})}function Yh(t,e,n,s){let o=Math.round(1e3*n)-Math.round(1e3*s);if(o===0)return f("tex\
t",{key:"change",class:"small",x:t,y:e},"same");let r=`${o>0?"▲":"▼"} ${(Math.abs(o)/10).toFixed(1)}`;return f("text",
{key:"change",class:`${o>0?"more":"less"} strong halo`,x:t,y:e},r)}var Ws=_(()=>{"use strict";$();Zt();qt();mt();G();Gt();
D();be()});function Ta(t){let{reading:e,stage:n}=t,s=n.type/13,o=e.values("context");if(!n.layers.at(-1)||!o)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),a=Math.ceil(o.length/i),c=52*s,l=c/i,h=n.scores-42*s,u=n.bottom+20*s;return Fs(t,{x:h,
y:u,columns:i,cell:l},Kh(t,h,u,c,a*l))}function Fs(t,{x:e,y:n,columns:s,cell:o},r){let i=t.stage.type/13,a=t.reading.values(
"context"),c=Math.max(...a.map(Math.abs))||1,l=Array.from(a,(h,u)=>f("rect",{class:h<0?"below-zero":"above-zero",x:e+u%s*
o,y:n+Math.floor(u/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(h)/c)}));return f("g",{key:"context",class:"par\
t context","data-part":"context",role:"button",tabindex:"-1",opacity:K(t,J(t.reading).context),"aria-label":`Context: th\
e last visit after all layers, ${a.length} numbers`},f("rect",{class:"ground",x:e-3,y:n-16*i,width:s*o+6,height:Math.max(
44,Math.ceil(a.length/s)*o+20*i)}),r,f("text",{class:"strong halo",x:e,y:n-5*i},"Context"),l,f("title",{},`The last visi\
t after all layers: ${a.length} numbers. The pointer, the generation head and the gate read them.`))}function Kh({reading:t,
stage:e},n,s,o,r){let i=e.type/13,a=Number(e.rows.at(-1)?.y),c=n-6*i,l=e.size.height-5*i,h=e.gate+9*i;return[f("path",{key:"\
from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${s+r/2}H${n-2}`}),t.hasGeneration&&f("path",{key:"to generatio\
n",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*i}`}),t.has("gate.logit")&&f("path",{key:"to the gate",class:"\
link dotted",d:`M${n+o/2} ${s+r+3*i}V${l}H${h}V${.56*e.size.height+e.full/2+4}`})]}var Hs=_(()=>{"use strict";$();G();bt()});function va(t){let{reading:e,before:n,stage:s}=t,o=s.type/13,r=s.across.gate,i=r+s.full,a=s.gateWidth,c=r+e.gate*s.full,
l=n?n.gate:e.gate,h=s.gate+a/2,u=On(t);return f("g",Gs(t,"vertical"),f("rect",{key:"frame",class:"gate-frame",x:s.gate-3,
y:r-3,width:a+6,height:s.full+6,rx:4}),f("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:a,height:Math.max(
0,c-r)}),f("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:a,height:Math.max(0,i-c)}),f("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${e.gate.toFixed(2)}`),l!==e.gate&&f("path",{key:"learned",class:"le\
arned",d:`M${s.gate+a+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},f("title",{},`${n?e.wordsFor(n):""}: ${l.toFixed(2)}`)),
t.canAct&&u&&f("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:a+16*o,height:12*o,rx:6*o}),
!u&&f("text",{key:"fixed",class:"small middle",x:h,y:i+18*o},"fixed"))}function On({reading:t}){return t.trace.architecture.
components.includes("gate")}function Gs(t,e){let{reading:n,lit:s}=t,o=t.canAct&&On(t);return{key:"gate",class:`part gate${s?.
kind==="gate"?" lit":""}`,"data-part":"gate",role:o?"slider":"button",...o&&{"aria-orientation":e,"aria-valuenow":n.gate.
toFixed(3),"aria-valuemin":0,"aria-valuemax":1,"aria-valuetext":`${n.gate.toFixed(2)}: ${S(n.gate)} pointer`},tabindex:"\
-1",opacity:K(t,J(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${S(n.gate)} pointer, ${S(1-n.gate)} generation${n.trace.
gate.learned?"":", not learned"}`}}function Nn(t,e,n){let{reading:s,stage:o,lit:r}=t,i=t.beat>=J(s).gate,a=p=>Re(t,p),c=wt(
r,s),l=new Map,h=o.across.gate;for(let p of e)l.set(p,h),h+=p.probability*a(p.path)*o.full;let u=new Map;h=o.across.gate;
for(let p of["pointer","generation"])for(let[b]of n.entries())u.set(`${p} ${b}`,h),h+=Number(n[b]?.[p])*a(p)*o.full;let m=e.
map(p=>{let b=Number(l.get(p)),x=p.probability*a(p.path)*o.full,M=yt(p.start,p.start+p.probability*o.full),w=yt(b,b+x);return f(
"path",{key:`into ${p.path} ${p.location}`,class:`${p.path} band${g(p.location)}`,d:o.bands.into(M,w,i)})}),d=n.flatMap(
(p,b)=>{let x=p.middle-p.height/2;return["pointer","generation"].map(M=>{let w=Number(p[M])*a(M)*o.full,A=Number(u.get(`${M}\
 ${b}`)),v=yt(A,A+w),k=yt(x,x+w);return x+=w,w===0?null:f("path",{key:`out ${M} ${p.location}`,class:`${M} band${g(p.location)}`,
d:o.bands.out(v,k,i)})})});return[m,d,i&&r?.kind==="visit"&&y(r.visit??0)];function g(p){return c===null?"":c===p&&r?.kind===
"place"?" lit":" dim"}function y(p){let b=s.pointerWeights,x=e.find(({path:I,visits:P})=>I==="pointer"&&P.includes(p));if(!x)
return null;let M=[...x.visits].sort((I,P)=>I-P),A=M.slice(0,M.indexOf(p)).reduce((I,P)=>I+b[P],0)*o.full,v=b[p]*o.full,
k=a("pointer"),O=Number(l.get(x))+A*k,T=n[x.answer],L=Number(u.get(`pointer ${x.answer}`))+A*k,C=Number(T?.middle)-Number(
T?.height)/2+A*k,j=T?.location===x.location;return[f("path",{key:"visit into",class:"pointer band lit",d:o.bands.into(yt(
x.start+A,x.start+A+v),yt(O,O+v*k),i)}),j&&f("path",{key:"visit out",class:"pointer band lit",d:o.bands.out(yt(L,L+v*k),
yt(C,C+v*k),i)})]}}var Tn=_(()=>{"use strict";$();Zt();mt();G();D();bt()});function _a(t){let{reading:e,before:n,stage:s}=t,o=s.type/13,{gate:r,gateHeight:i,full:a}=s,c=s.across.gate,l=c+e.gate*a,
h=n?n.gate:e.gate,u=On(t),m=`${S(e.gate)} pointer${u?"":", fixed"}`;return f("g",Gs(t,"horizontal"),f("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:a+6,height:i+6,rx:4}),f("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:e.gate*
a,height:i}),f("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-e.gate)*a,height:i}),f("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${e.gate.toFixed(2)}`),f("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},m),h!==e.gate&&f("path",{key:"learned",class:"learned",d:`M${c+h*a} ${r+i+3}l${5*o} ${8*o}h${-10*o}Z`},f("title",{},
`${n?e.wordsFor(n):""}: ${h.toFixed(2)}`)),t.canAct&&u&&[f("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:i+16*o,rx:6*o}),f("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-kt/2,s.size.width-
kt),y:r+(i-kt)/2,width:kt,height:kt})])}var La=_(()=>{"use strict";$();Tn();G();jt();D()});function Ra(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=e.filter(({path:m})=>m==="generation"),i=s.places-8*o,a=n.hasPointer?
s.scores+26*o:s.scores-38*o,c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=t.beat>=J(n).generation,h=r.map(({label:m,
probability:d,location:g},y)=>{let p=c+y*17*o;return[f("text",{key:`name ${y}`,class:g<0?"small halo":"label halo",x:a,y:p},
at(m,i-a-46*o,13*o)),f("text",{key:`share ${y}`,class:"strong end halo",x:i,y:p},S(d))]}),u=r.map(({probability:m,start:d,
location:g},y)=>f("rect",{key:`bar ${y}`,class:"generation bar",x:s.places,y:d,width:Q,height:l?Math.max(.8,m*s.full):0},
f("title",{},`${g<0?"The others":r[y]?.label}: ${S(m,1)} of the generation head`)));return f("g",js(t,r),f("rect",{class:"\
ground",x:a-4,y:c-30*o,width:i-a+8,height:88*o}),f("text",{class:"title halo",x:a,y:c-18*o},"Generation"),h,u)}function js(t,e){
return{key:"generation",class:"part generation-block","data-part":"generation",role:"button",tabindex:"-1",opacity:K(t,J(
t.reading).generation),"aria-label":`Generation: ${e.map(({label:n,probability:s})=>`${n} ${S(s)}`).join(", ")}`}}var Us=_(
()=>{"use strict";$();G();Gt();D();bt()});function Ca(t,e){let{reading:n,stage:s,lit:o}=t,r=wt(o,n),i=e.filter(({path:c})=>c==="pointer"),a=({location:c})=>r===null||
r===c?"":" dim";return f("g",{key:"places",opacity:K(t,J(n).pointer)},i.map(c=>f("rect",{key:`bar ${c.location}`,class:`\
pointer bar${a(c)}`,x:c.start,y:s.places,width:Math.max(.8,c.probability*s.full),height:Q},f("title",{},`${c.label}: ${S(
c.probability,1)} of the pointer`))),Qh(t,i).map(c=>Jh(t,c,a(c.flow))))}function Qh({reading:t,stage:e,lit:n},s){let o=e.
type/13,r=wt(n,t),[i,a]=e.across.places.room,c=({location:h,probability:u})=>u+ +(r!==null&&h===r),l=[];for(let h of[...s].
sort((u,m)=>c(m)-c(u))){let{location:u,label:m,probability:d}=h;if(d<Le&&u>=0&&u!==r)continue;let g=u>=0,y=` ${S(d)}`,b=`${at(
m,a-i-B(y,13*o,!0),13*o,g)}${y}`,x=B(b,13*o,g)/2,M=h.start+d*e.full/2,w=Math.max(i+x,Math.min(a-x,M)),[A,v]=[w-x,w+x];for(let k=0;k<
Xh;k++){if(l.some(L=>L.row===k&&A<L.right+8*o&&v>L.left-8*o))continue;let T=w>M?"":w<M?" end":" middle";l.push({flow:h,text:b,
isBold:g,left:A,right:v,row:k,anchor:T});break}}return l}function Jh({stage:t},{flow:e,text:n,isBold:s,left:o,right:r,row:i,
anchor:a},c){let l=t.type/13,h=t.places+Q+(14+Bs*i)*l,u=e.start+e.probability*t.full/2;return[i>0&&f("path",{key:`leader\
 ${e.location}`,class:`leader${c}`,d:`M${u} ${t.places+Q}V${h-11*l}`}),f("text",{key:`name ${e.location}`,class:`${s?"st\
rong":"small"}${a} halo${c}`,x:a===""?o:a===" end"?r:(o+r)/2,y:h},n)]}function Pa(t,e){let{reading:n,stage:s}=t,o=s.type/
13,r=e.filter(({path:l})=>l==="generation"),i=t.beat>=J(n).generation,a=n.hasPointer?.42*(s.right-s.left):s.right-s.left,
c=s.places-(Zh*Bs-6)*o;return f("g",js(t,r),f("rect",{class:"ground",x:s.right-a,y:c-34*o,width:a,height:s.places+Q-c+34*
o}),f("text",{class:"title end halo",x:s.right,y:c-19*o},"Generation"),r.map(({location:l,label:h,probability:u,start:m},d)=>{
let g=` ${S(u)}`,y=at(h,a-B(g,13*o),13*o)+g;return[f("text",{key:`name ${d}`,class:l<0?"small end halo":"label end halo",
x:s.right,y:c+d*Bs*o},y),f("rect",{key:`bar ${d}`,class:"generation bar",x:m,y:s.places,width:Math.max(.8,u*s.full),height:i?
Q:0},f("title",{},`${l<0?"The others":h}: ${S(u,1)} of the generation head`))]}))}var Xh,Bs,Zh,Ia=_(()=>{"use strict";$();
Zt();Us();mt();G();Gt();D();bt();Xh=3,Bs=17,Zh=4});function Wa(t,e){let{reading:n,stage:s,lit:o}=t,r=s.type/13,i=K(t,J(n).pointer),a=n.pointerWeights,c=n.pointerScores,l=rt(
o,n),h=Math.max(...a),u=s.rows.flatMap(({y:d,isFull:g},y)=>{if(!g)return[];let p=a[y]>=.2*h||l.includes(y)?"strong":"sma\
ll",b=l.length&&!l.includes(y)?" dim":"";return[f("text",{key:`score ${y}`,class:`small end${b}`,x:s.scores,y:d+4.4*r},E(
c[y])),f("text",{key:`weight ${y}`,class:`${p} end${b}`,x:s.weights,y:d+4.4*r},S(a[y]))]}),m=e.filter(({path:d})=>d==="p\
ointer").map(d=>tu(t,d));return[f("g",Ds(t,e),f("rect",{class:"ground",x:s.scores-38*r,y:s.top-2,width:s.weights-s.scores+
42*r,height:s.bottom-s.top+4}),Bt(t,s.scores-38*r,"Pointer","score  weight",200),Mn(t,"pointer",s.weights+6*r),f("path",
{class:"fork pointer-line",d:`M${s.scores-36*r} ${s.bottom+8}V${s.top}`}),u),f("g",{key:"ribbons",opacity:i},Vs(t,e),m)]}
function Ds(t,e){return{key:"pointer",class:"part pointer-block","data-part":"pointer",role:"button",tabindex:"-1",opacity:K(
t,J(t.reading).pointer),"aria-label":`Pointer: ${e.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${S(s)}`).join(", ")}`}}function Vs(t,e){let{reading:n,stage:s,lit:o}=t,r=n.pointerWeights,
i=rt(o,n),a=t.beat>=J(n).pointer,c=an(s.across.visits.map((l,h)=>({wish:l,length:r[h]*s.full})),0,...s.across.starts);return e.
filter(({path:l})=>l==="pointer").flatMap(l=>{let h=l.start;return[...l.visits].sort((u,m)=>u-m).map(u=>{let m=r[u]*s.full,
d=Number(c[u]),g=i.includes(u),y=yt(h,h+m);return h+=m,f("path",{key:`ribbon ${u}`,class:`pointer band${g?" lit":i.length?
" dim":""}`,d:s.bands.ribbon(yt(d,d+m),y,a)},f("title",{},`${n.visits[u]?.label}: ${S(r[u],1)} of the pointer`))})})}function tu(t,{
path:e,location:n,label:s,probability:o,start:r}){let{reading:i,stage:a,lit:c}=t,l=a.type/13,h=wt(c,i),u=S(o),m=o>=Le||n<
0||h===n,d=a.gate-a.ribbons-16*l,g=n>=0,y=at(s,d-B(` ${u}`,13*l,!0),13*l,g),p=B(`${y} ${u}`,13*l,g)/2,b=Math.min(a.places+
Q/2,a.gate-6*l-p);return f("g",{key:`${e} ${n}`,class:h===null||h===n?"":"dim"},f("rect",{class:`${e} bar`,x:a.places,y:r,
width:Q,height:Math.max(.8,o*a.full)}),m&&f("text",{class:`${g?"strong":"small"} middle halo`,x:b,y:r-5*l},`${y} ${u}`),
f("title",{},`${s}: ${S(o,1)} of the pointer`))}var zs=_(()=>{"use strict";$();Zt();An();mt();G();Gt();D();bt();be()});function Fa(t){return[Lt(t,17*(t.stage.type/13),"Visits","oldest first"),...eu(t),...t.stage.columns.map((e,n)=>nu(t,n))]}
function Lt({stage:t},e,n,s,o=t.right){let r=t.type/13,i=o-t.left-B(n,15*r,!0)-12*r;return f("g",{key:`title ${n}`,class:"\
heading","aria-hidden":"true"},f("text",{class:"title halo",x:t.left,y:e},n),f("text",{class:"small end halo",x:o,y:e},at(
s,i,12.5*r)))}function eu({reading:t,stage:e}){let n=e.type/13;return Ls(t).flatMap(({start:s,end:o,weekday:r})=>{let[i,
a]=[e.columns[s],e.columns[o]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[f("rect",{key:`day ${s}`,class:"\
day",x:c+Math.min(1.5,.1*(l-c)),y:e.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=B(r,15*n,!0)&&f("text",{key:`\
weekday ${s}`,class:"small strong",x:c+1.5,y:e.chips.top-13*n},r)].filter(h=>h!==!1)})}function nu(t,e){let{reading:n,stage:s,
lit:o}=t,{x:r,width:i,isFull:a}=s.columns[e],c=n.visits[e];if(!c)throw new Error("A column without a visit.");let l=s.type/
13,{top:h,height:u,hasNames:m}=s.chips,d=rt(o,n).includes(e),g=Math.min(20*l,i-3),y=it(c.start_minute),p=Cs(t,e),b=[p||y,
p?p.replace(" %",""):y.slice(0,2)],x=b.find(A=>B(A,12.5*l,!0)<=i)??b[1],M=m?Ke(c.label,i-6*l,12.5*l,2):[],w={class:d||p?
"strong middle":"small middle",x:r};return f("g",Rs(t,e,c),f("rect",{class:"chip",x:r-i/2+Math.min(1,.1*i),y:h,width:Math.
max(.8,i-2),height:u,rx:a?6*l:0}),a?[dt(c.category,r-g/2,h+8*l,g),f("text",{key:"hour",...w,y:h+45*l},x),M.map((A,v)=>f(
"text",{key:`name ${v}`,class:`${d?"strong":"small"} middle`,x:r,y:h+(62+15*v)*l},A))]:f("rect",{class:"lane",x:r-Math.min(
1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),f("title",{},`${c.label}, ${ft[c.weekday]} ${Sn(c)}`))}function Ha(t){let{
reading:e,stage:n,lit:s}=t,o=n.type/13,{slices:r}=e,i=rt(s,e)[0]??e.count-1,a=e.visits[i],c=Math.max(...r.map(({lengths:m})=>Math.
max(...m)))||1,l=(n.right-n.left)/r.length,h=n.inputs+(z.title+46)*o,u=r.map(({name:m,label:d,lengths:g},y)=>{let p=Number(
g[i]),b=n.left+(y+.5)*l,x=p/c*30*o;return[f("rect",{key:`bar ${m}`,class:"length lit",x:b-9*o,y:h-x,width:18*o,height:x}),
f("text",{key:`length ${m}`,class:"tiny middle",x:b,y:h-x-4*o},E(p)),f("text",{key:`name ${m}`,class:"small middle",x:b,
y:h+15*o},d)]});return f("g",Ps(t),f("rect",{class:"ground",x:n.left,y:n.inputs,width:n.right-n.left,height:(z.title+z.inputs)*
o}),Lt(t,n.inputs+15*o,"Input vector",a?`${a.label}, ${ft[a.weekday]} ${it(a.start_minute)}`:""),u,f("title",{},"Bars: l\
ength of each part’s vector"))}var Pe=_(()=>{"use strict";$();qt();mt();G();jt();D();be()});function Ga(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=s.pointer;return[f("g",Ds(t,e),f("rect",{class:"ground",x:s.left,
y:r,width:s.right-s.left,height:(z.title+z.scores)*o}),Lt(t,r+15*o,"Pointer","scores, and weights in percent"),f("path",
{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),su(t)),f("g",{key:"ribbons",opacity:K(t,J(n).pointer)},
Vs(t,e))]}function su({reading:t,stage:e,lit:n}){let s=e.type/13,o=t.pointerWeights,r=Array.from(t.pointerScores,g=>E(g)),
i=rt(n,t),a=Math.max(...o),c=Number(e.columns.at(-1)?.width),l=r.some(g=>B(g,11.5*s)>c-3),h=e.pointer+(z.title+z.scores)*
s,u=e.columns.find(g=>g.isFull),m=u?u.x-u.width/2:e.right,d=e.left-8*s;return e.columns.flatMap(({x:g,isFull:y},p)=>{let b=i.
length&&!i.includes(p)?" dim":"",x=o[p]>=.2*a||i.includes(p),M=S(o[p]).replace(" %",""),w=B(M,12.5*s,!0)/2;if(!y&&(!x||g-
w<d||g+w>m))return[];d=g+w;let A=x?"strong":"small",v=h-24*s;return[y&&f("text",l?{key:`score ${p}`,class:`tiny${b}`,x:g+
4*s,y:v+2*s,transform:`rotate(-90 ${(g+4*s).toFixed(2)} ${(v+2*s).toFixed(2)})`}:{key:`score ${p}`,class:`tiny middle${b}`,
x:g,y:v},r[p]),f("text",{key:`weight ${p}`,class:`${A} middle${b}`,x:g,y:h-6*s},M)].filter(k=>k!==!1)})}var ja=_(()=>{"u\
se strict";$();mt();zs();G();jt();Pe();D();bt()});function Ua(t){let{reading:e,stage:n}=t,s=n.type/13,o=K(t,J(e).gate),r=xn(t),i=[...wn(t,r),...kn(t,r)];return[Fs(t,n.context,
ou(t)),...e.hasPointer?Ga(t,i):[],f("g",{key:"flows",opacity:o},Nn(t,i,r)),...e.hasPointer?[Ca(t,i)]:[],...e.hasGeneration?
[Pa(t,i)]:[],...e.hasGate?[_a(t)]:[],f("g",{key:"answer",opacity:o},Lt(t,n.answers.top-10*s,"Answer",t.before?`line: ${e.
wordsFor(t.before)}`:"",n.answers.right),Is(t,r))]}function ou({reading:t,stage:e}){let n=e.type/13,{x:s,y:o,columns:r,cell:i}=e.
context,a=s+r*i+2,c=Math.ceil(t.values("context").length/r)*i,[l,h]=[o+c/4,o+3*c/4],u=Number(e.columns.at(-1)?.x),m=e.right+
6;return[f("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(z.title+12)*n}V${u>a+4?`${l}H${a}`:o-2}`}),t.hasGeneration&&
f("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${m}V${e.places-4}H${e.right}`}),t.has("gate.lo\
git")&&f("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${m+4}V${e.gate+e.gateHeight/2}H${e.right+3}`})]}var Ba=_(
()=>{"use strict";$();Ws();Hs();Zt();Tn();G();La();Ia();ja();jt();Pe();bt()});function Da(t){let{reading:e,stage:n,lit:s}=t,o=n.type/13,r=e.largestWeight,i=f("g",{key:"legend",opacity:K(t,ye(0))},ln(
t,n.visits.x,n.bottom+37*o,!1)),a=n.layers.map((c,l)=>{let h=`Layer ${l}`,u=c.width>=B(h,15*o,!0)+45*o,m=s?.kind==="visi\
t"?"last visit’s read":"row reads column";return f("g",{key:`layer ${l}`,opacity:K(t,ye(l))},c.maps.length?Bt(t,c.x,h,
u?m:"",c.width+(c.stream===null?12:4)):null,c.maps.length>0&&Mn(t,"attention",c.x+c.width,(u?3:21)*o),c.maps.map((d,g)=>ru(
t,d,l,g)),c.maps.map((d,g)=>Ys(t,d,l,g,r)),au(t,l))});return[i,...a]}function ru(t,e,n,s){let{reading:o,stage:r,lit:i}=t;
if(i?.kind!=="visit"||o.isRemoved(n,s))return null;let a=i.visit??0,c=Number(r.rows[a]?.y),l=e.side/o.count,h=Math.max(.5,
Number(o.lastRow(n,s)[a])*r.full*.25),u=e.x-14,m=e.y+e.side-l/2;return f("path",{key:`band ${s}`,class:"attention-band",
d:Rt(u,[c-h/2,c+h/2],e.x,[m-h/2,m+h/2])})}function Ys(t,e,n,s,o){let{reading:r,stage:i,lit:a,isOwnScale:c}=t,l=i.type/13,
{x:h,y:u,side:m,touch:d}=e,{count:g}=r,y=r.weights(n,s),p=r.lastRow(n,s),b=r.isRemoved(n,s)||r.isSkipped(n,"attention"),
x=c?Math.max(...y)||1:o,M=a?.kind==="head"&&a.layer===n&&a.head===s,[w]=a?.kind==="visit"?rt(a,r):[],A=Tt(p),v=w??A,k=m/
g,O=`Layer ${n}, head ${s}`,T=d?u-38*l:u+4,L=r.visits[A];return f("g",{key:`head ${s}`,class:`part head${M?" lit":""}${b?
" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":b?`${O}: switched off`:`${O}: \
the last visit reads most from visit ${A+1}, ${L?.label}, ${S(p[A])}`},f("text",{class:"small",x:h,y:u-(d?25:4)*l},`head\
 ${s}`),!b&&(d!==void 0||m>=70*l)&&f("text",{key:"weight",class:`${w===void 0?"small":"strong"}${d?"":" end"}`,x:d?h:h+m,
y:u-4*l},S(p[v])),f("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:m+1,height:m+1}),f("image",{key:"map",class:"\
map",href:Ct(Float32Array.from(y,C=>C/x),g,t.scale),x:h,y:u,width:m,height:m,preserveAspectRatio:"none",opacity:b?.15:1}),
b&&f("path",{key:"cross",class:"crossed",d:`M${h} ${u+m}L${h+m} ${u}`}),w!==void 0&&!b&&f("rect",{key:"column",class:"co\
lumn",x:h+w*k,y:u,width:Math.max(2,k),height:m}),(w!==void 0||M)&&!b&&f("rect",{key:"last",class:"last-row",x:h,y:u+m-Math.
max(2,k),width:m,height:Math.max(2,k)}),f("title",{},`${O}. ${b?"Switched off.":`Darker: larger weight, up to ${S(x,1)}.\
 Click to open.`}`),ge(t,{act:"head",words:b?"on":"off",title:b?"Switch this head on again":"Switch this head off",right:h+
m-(d?0:3)*l,y:T}),t.canAct&&d!==void 0&&f("rect",{key:"touch",class:"ground","data-act":"head",x:h+m-d,y:u-d,width:d,height:d}))}
function au(t,e){let{reading:n,stage:s,lit:o}=t,r=s.layers[e];if(r?.stream===null||!r)return null;let i=s.type/13,a=r.stream,
c=vn(n,e),l=Ks(n),h=s.streamWidth-8*i,u=rt(o,n),m=s.rows.flatMap(({y:g,height:y},p)=>{let b=Math.max(1,Math.min(5*i,(y-3)/
c.length));return c.map(({name:x,lengths:M,style:w},A)=>f("rect",{key:`${x} ${p}`,class:`${w}${u.length&&!u.includes(p)?
" dim":""}`,x:a,y:g+(A-c.length/2)*b,width:Number(M[p])/l*h,height:b-.6}))}),d=c.map(({name:g,style:y},p)=>[f("rect",{class:y,
x:a,y:s.bottom+(10+qs*p)*i,width:9*i,height:9*i}),f("text",{class:"small",x:a+14*i,y:s.bottom+(18.5+qs*p)*i},g)]);return f(
"g",Xs(t,e),f("rect",{class:"ground",x:a-4,y:s.top-2,width:s.streamWidth+14*i,height:s.bottom-s.top+66*i}),Bt(t,a,"Strea\
m",`+ layer ${e}`,s.streamWidth),m,d,iu(t,e,a+s.streamWidth+10*i))}function iu(t,e,n){let{reading:s,stage:o}=t,r=o.type/
13,i=s.trace.interventions.residuals===!1,a={act:"attention",words:["skip heads","use heads"],isOff:!1};return[{act:"res\
iduals",words:["cut stream","join stream"],isOff:i},...s.heads?[{...a,isOff:s.isSkipped(e,"attention")}]:[],{act:"feed_f\
orward",words:["skip FFN","use FFN"],isOff:s.isSkipped(e,"feed_forward")}].map(({act:l,words:h,isOff:u},m)=>ge(t,{act:l,
words:String(h[Number(u)]),title:cu[l]??"",right:n,y:o.bottom+(5+qs*m)*r}))}function vn(t,e){let{residual:n,attention:s,
feedForward:o}=t.stream(e);return[{name:"stream",lengths:n,style:"residual"},...s?[{name:"heads",lengths:s,style:"attent\
ion"}]:[],{name:"FFN",lengths:o,style:"feed-forward"}]}function Ks(t){let e=0;for(let n=0;n<t.layers;n++)for(let{lengths:s}of vn(
t,n))e=Math.max(e,...s);return e||1}function Xs(t,e){let{residual:n,attention:s,feedForward:o}=t.reading.stream(e);return{
key:"stream",class:"part stream","data-part":`layers.${e}.stream`,role:"button",tabindex:"-1",opacity:K(t,ye(e)+1),"aria\
-label":`Stream of layer ${e}: vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.
toFixed(1)}`:""}, feed-forward network ${o.at(-1)?.toFixed(1)}`}}var qs,cu,Zs=_(()=>{"use strict";$();An();mt();Me();hn();
G();D();bt();be();Ae();qs=19;cu={residuals:"Residual connections of all layers: without them, only what sublayers add go\
es on",attention:"Self-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of th\
is layer: skipped, it adds nothing"}});function Va(t){let{reading:e,stage:n,lit:s}=t,o=n.type/13,r=e.largestWeight,i=s?.kind==="visit"?"what the last visit rea\
ds":"row reads column";return n.layers.map(({y:a,maps:c},l)=>f("g",{key:`layer ${l}`,opacity:K(t,ye(l))},c.length>0&&Lt(
t,a+15*o,`Layer ${l}`,i),l===0&&ln(t,n.left+72*o,a+15*o,!0),c.map((h,u)=>Ys(t,h,l,u,r)),lu(t,l)))}function lu(t,e){let{reading:n,
stage:s,lit:o}=t,r=s.type/13,i=Number(s.layers[e]?.stream),a=vn(n,e),c=Ks(n),l=rt(o,n),h=i+z.bars*r,u=s.columns.flatMap(
({x:m,width:d},g)=>{let y=Math.min(8*r,.86*d/a.length);return a.map(({name:p,lengths:b,style:x},M)=>{let w=Number(b[g])/
c*z.bars*r;return f("rect",{key:`${p} ${g}`,class:`${x}${l.length&&!l.includes(g)?" dim":""}`,x:m+(M-a.length/2)*y,y:h-w,
width:.88*y,height:w})})});return f("g",Xs(t,e),f("rect",{class:"ground",x:s.left,y:i-z.title*r,width:s.right-s.left,height:(z.
title+z.bars)*r}),Lt(t,i-10*r,s.layers[e]?.maps.length?"Stream":`Layer ${e}`,""),hu(t,a,i-10*r),u)}function hu({stage:t},e,n){
let s=t.type/13,o=t.right;return[...e].reverse().map(({name:r,style:i})=>{let a=o-B(r,12.5*s);return o=a-26*s,[f("rect",
{class:i,x:a-14*s,y:n-9*s,width:9*s,height:9*s}),f("text",{class:"small",x:a,y:n},r)]})}var za=_(()=>{"use strict";$();Zs();
mt();hn();G();jt();Pe();D();bt()});function qa({stage:{size:t},...e}){let n={...e,stage:ps(e.reading,t.width,t.type)};return[f("g",{key:"visits"},Fa(n)),f(
"g",{key:"inputs"},Ha(n)),f("g",{key:"layers"},Va(n)),f("g",{key:"decoder"},Ua(n))]}function Ya(t,e,n){return ps(t,e,n).
size.height}var _n,Qs=_(()=>{"use strict";$();G();Ba();za();jt();Pe();_n=700});function Xa(t,e,n){if(n==="Home")return t[0]??null;if(n==="End")return t.at(-1)??null;let[s,o]=uu[n]??[0,!1],r=e?t.indexOf(
e):-1,i=t[r];if(s===0||!i)return null;let a=Ln(i);if(!o){let m=t[r+s];return m&&Ln(m)===a?m:null}let c=[...new Set(t.map(
Ln))],l=c[c.indexOf(a)+s],h=t.filter(m=>Ln(m)===l),u=m=>Math.abs(Ka(m)-Ka(i));return h.sort((m,d)=>u(m)-u(d))[0]??null}function Ln(t){
return(t.getAttribute("data-part")??"").replace(/\.\d+$/,"")}function Ka(t){let{top:e,bottom:n}=t.getBoundingClientRect();
return(e+n)/2}var uu,Za=_(()=>{"use strict";$();uu={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]}});function Qa(t){let{reading:e}=t,n=J(e),s=xn(t),o=[...wn(t,s),...kn(t,s)];return[Ta(t),...e.hasPointer?Wa(t,o):[],...e.hasGeneration?
[Ra(t,o)]:[],f("g",{key:"flows",opacity:K(t,n.gate)},Nn(t,o,s)),e.hasGate?va(t):null,f("g",{key:"answer",opacity:K(t,n.gate)},
Na(t,s))].filter(r=>r!==null)}var Ja=_(()=>{"use strict";$();Ws();Hs();Zt();Tn();Us();zs();G();bt()});function ti(t){return t.stage.size.width<_n?qa(t):[f("g",{key:"visits"},Sa(t)),f("g",{key:"inputs"},Oa(t)),f("g",{key:"l\
ayers"},Da(t)),f("g",{key:"decoder"},Qa(t))]}var ei=_(()=>{"use strict";$();Ja();Zs();G();Qs();be()});function to(t){return(t instanceof Element?t.closest("[data-part]"):null)?.getAttribute("data-part")??null}var Js,mu,fu,
du,pu,gu,yu,Rn,ni=_(()=>{"use strict";$();dr();la();ya();mt();ba();Me();As();Gt();$a();wa();Ea();Qs();Za();ei();Js=240,mu=
13,fu=17,du=.05,pu=.5,gu=660,yu=matchMedia("(prefers-reduced-motion: reduce)"),Rn=class{#e=null;#t=null;#n=null;#o=null;#a="";#r=null;#s=null;#c=null;#h=!1;happened=null;isOwnScale=!0;constructor(e,n={}){
this.root=e,this.hooks=n,e.classList.add("network-picture"),this.drawn=document.createElementNS("http://www.w3.org/2000/\
svg","svg"),this.drawn.setAttribute("role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk i\
t, Enter opens a part.");let s=document.createElement("div");s.className="picture-foot";let o=document.createElement("di\
v");o.className="picture-controls",this.caption=document.createElement("p"),this.caption.className="picture-caption";let r=document.
createElement("button");r.type="button",r.textContent="Numbers",r.title="The numbers behind what is shown, as a table (T\
)",r.addEventListener("click",()=>{this.#e&&vs(this.root,this.#e,this.#s)}),s.append(o,this.caption,r),e.replaceChildren(
this.drawn,...n.isStill?[]:[s]),this.drawing=new yn(this.drawn),this.player=new bn(o,i=>{this.#r=i,i!==null&&this.#s!==null&&
(this.#s=null,this.hooks.opened?.(null)),this.root.toggleAttribute("data-telling",this.player.isTelling),this.#l(Js)}),this.#m()}#m(){
let{drawn:e}=this;new ResizeObserver(()=>this.#l(0)).observe(e),new MutationObserver(()=>this.#l(0)).observe(document.documentElement,
{attributeFilter:["data-theme"]}),e.addEventListener("pointerover",({target:n})=>{this.#c||this.#p(to(n))}),e.addEventListener(
"pointerleave",()=>this.#p(null)),e.addEventListener("focusin",({target:n})=>this.#p(to(n))),e.addEventListener("focusou\
t",()=>this.#p(null)),e.addEventListener("keydown",n=>this.#O(n)),e.addEventListener("click",({target:n})=>this.#k(n)),e.
addEventListener("pointerdown",n=>this.#$(n)),e.addEventListener("pointermove",n=>this.#A(n,!1));for(let n of["pointerup",
"pointercancel"])e.addEventListener(n,s=>this.#A(s,!0))}show(e,n=null){this.#e=new ke(e),this.#t=n&&new ke(n),this.#n=Nt(
this.#o,this.#e),this.player.tell(pa(this.#e)),this.#l(this.#c?.follows?0:Js)}open(e){this.#s=e,this.#n=this.#o=null;let n=this.
drawn.contains(document.activeElement);this.player.isOpen&&this.player.close(),this.#l(Js),n&&this.#w(),this.hooks.opened?.(
this.#s)}#w(){if(this.drawn.contains(document.activeElement))return;let e=this.drawn.querySelector('[tabindex="0"]');e instanceof
SVGElement&&e.focus()}mark(e){this.#p(e.length?`visits.${e[0]}`:null)}get size(){let{width:e,height:n}=this.drawn.viewBox.
baseVal;return{width:e,height:n}}svg(e){let n=getComputedStyle(this.root).getPropertyValue("--paper").trim();return xa(this.
drawn,{title:e,ground:n})}#p(e){if(this.#o=e,!this.#e)return;let n=Nt(e,this.#e);JSON.stringify(n)!==JSON.stringify(this.#n)&&
(this.#n=n,this.#l(0),this.hooks.pointed?.(n?.kind==="visit"?[n.visit??0]:[]))}#k(e){if(!(e instanceof Element)||this.#h)
return;let n=to(e),s=e.closest("[data-more]"),o=e.closest("[data-act]")?.getAttribute("data-act");if(s){let[r,i,a]=["mor\
e","layer","head"].map(c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:i??null,head:a??null})}else if(o===
"scale")this.isOwnScale=!this.isOwnScale,this.#l(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#M(n,o);else{
let r=e.closest("[data-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#M(e,n){let s=this.#e&&Nt(e,this.#e),
{act:o}=this.hooks;if(!s||!o)return;let{kind:r,layer:i=0,head:a=0,visit:c=0}=s;r==="head"&&o({kind:r,layer:i,head:a}),r===
"visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),n==="residuals"?o({kind:n}):(n==="attenti\
on"||n==="feed_forward")&&o({kind:"skip",layer:i,part:n})}#$(e){this.#h=!1,!(!this.hooks.act||!this.#e)&&(this.#c=fr(e,this.#e,
this.drawn),this.#c?.follows&&e.preventDefault())}#A(e,n){let s=this.#c;if(!s||e.pointerId!==s.pointer)return;n&&(this.#c=
null);let o=s.to(e,n);o&&(this.#h=!0,!this.drawn.hasPointerCapture(s.pointer)&&!n&&this.drawn.setPointerCapture(s.pointer),
this.hooks.act?.(o))}#O(e){let n=e.target instanceof Element?e.target.closest("[data-part], [tabindex]"):null,s=n?.getAttribute(
"data-part")??null;(e.altKey?this.#v(e.key,s):this.#i(e.key,n,s))&&e.preventDefault()}#i(e,n,s){if(e==="Escape"&&this.#s!==
null)return this.open(Zn(this.#s)||null),!0;if(e==="Escape"&&this.player.isOpen)return this.player.close(),!0;if(e.toLowerCase()===
"t"&&this.#e)return vs(this.root,this.#e,this.#s),!0;if((e==="Enter"||e===" ")&&n){let r=n.hasAttribute("data-act")||n.hasAttribute(
"data-open");return e===" "&&this.hooks.act&&!r?this.#M(s??""):this.#k(n),!0}if(this.#s!==null&&this.#e){let r=Qn(this.#s,
e,this.#e),i=n?.getAttribute("aria-current")==="true";r!==null&&this.open(r);let a=this.drawn.querySelector(`[aria-curre\
nt="true"][data-open="${r}"]`);return i&&a instanceof SVGElement&&a.focus(),r!==null}let o=Xa(this.#u,n,e)?.getAttribute(
"data-part")??null;return o!==null&&this.#E(o),o!==null}#E(e){let n=this.#u.find(s=>s.getAttribute("data-part")===e);n instanceof
SVGElement&&(this.#a=e,this.#f(),n.focus())}#v(e,n){let s={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[e],o=this.#e,
r=o&&Nt(n,o),{act:i}=this.hooks;if(!s||!r||!i)return!1;let a=!0;if(r.kind==="visit"){let c=r.visit??0;if(!o.visits[c+s])
return!0;i({kind:"move",visit:c,by:s,isDone:a}),this.#E(`visits.${c+s}`)}else if(r.kind==="gate"){let c=Math.min(1,Math.
max(0,o.gate+s*du));i({kind:"gate",value:Math.round(100*c)/100,isDone:a})}else if(r.kind==="head"||r.kind==="pointer"){let c=r.
kind==="head"?"attention":"pointer";i({kind:"temperature",of:c,value:Xn(o,c,s*pu),isDone:a})}else return!1;return!0}get#u(){
return[...this.drawn.querySelectorAll("[data-part][tabindex]")]}#f(){let e=this.#u,n=e.find(s=>s.getAttribute("data-part")===
this.#a)??e[0];for(let s of e)s.setAttribute("tabindex",s===n?"0":"-1")}#l(e){let n=this.#N();if(!n)return;let{width:s,height:o}=n.
stage.size;this.drawn.setAttribute("viewBox",`0 0 ${s} ${o}`),this.drawn.setAttribute("font-size",String(n.stage.type));
let r=this.#s===null?[]:ca(n,this.#s);r.length||(this.#s=null),this.drawing.show(r.length?r:ti(n),yu.matches?0:e),this.#s===
null&&this.#f();let i=this.#s===null?null:ga(this.#s,n.reading),a=this.#n?null:this.player.sentence;this.#S(i??a??Xt(this.#n,
n.reading,n.before))}#S({title:e,text:n}){let s=document.createElement("strong");s.textContent=e,this.caption.replaceChildren(
s,` ${n}`)}#N(){let{width:e,height:n}=this.drawn.getBoundingClientRect(),s=e<_n;if(!this.#e||e<1||n<1&&!s)return null;let r=(Number(
getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(fu,Math.max(mu,e/120));this.root.classList.toggle(
"tall",s);let i=s?Ya(this.#e,e,r):n,a=s&&this.#s!==null?gu:i;return{reading:this.#e,before:this.#t,stage:qr(this.#e,{width:e,
height:a,type:r}),lit:this.#n,beat:this.#r??Number.POSITIVE_INFINITY,happened:this.happened,isOwnScale:this.isOwnScale,scale:[
this.#g("--map-least"),this.#g("--attention")],canAct:this.hooks.act!==void 0}}#g(e){let n=getComputedStyle(this.root).getPropertyValue(
e).trim().slice(1),[s=0,o=0,r=0]=(n.match(/../g)??[]).map(i=>Number.parseInt(i,16));return[s,o,r]}}});function si(t){let{tensors:e,...n}=t,s=Object.entries(e).map(([o,{data:r,shape:i}])=>{let a=Uint8Array.from(atob(r),c=>c.
charCodeAt(0));return[o,{values:new Float32Array(a.buffer),shape:i}]});return{...n,tensors:Object.fromEntries(s)}}var oi=_(
()=>{"use strict";$()});function eo(t){return`data:image/svg+xml,${encodeURIComponent(t)}`}async function ri(t,{width:e,height:n,scale:s}){let o=new Image;
o.src=eo(t),await o.decode();let r=document.createElement("canvas");r.width=Math.round(e*s),r.height=Math.round(n*s);let i=r.
getContext("2d");if(!i)throw new Error("This browser cannot draw a PNG of this size.");return i.drawImage(o,0,0,r.width,
r.height),r.toDataURL("image/png")}var ai=_(()=>{"use strict";$()});var ii={};fi(ii,{NetworkDrawing:()=>no});var no,ci=_(()=>{"use strict";$();ni();oi();ai();no=class{#e;#t;#n=null;#o=[];constructor(e,n){
let{title:s,hover:o,isStill:r}=n;this.#e=s,this.#t=new Rn(e,{...o&&{pointed:o},...r&&{isStill:r}})}draw(e){e!==this.#n&&
(this.#n=e,this.#o=[e.trace,e.before].filter(o=>o!==null).map(si));let[n,s=null]=this.#o;n&&this.#t.show(n,s)}mark(e){this.#t.
mark(e)}async address(e,n){let s=this.#t.svg(this.#e),{width:o,height:r}=this.#t.size;return e==="svg"?eo(s):ri(s,{width:o,
height:r,scale:n})}}});$();$();(()=>{let t="pointerscope-theme",e={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
ht",dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,o=document.documentElement,r=matchMedia("(prefers-color-sche\
me: dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(t)}catch{
return null}};function h(p){return typeof p=="string"&&Object.hasOwn(e,p)}let u=p=>{let b=s.exec(p??""),x=b?b[1]??"auto":
p;o.toggleAttribute("data-transparent",b!==null),h(x)?o.dataset.askedTheme=p??"":delete o.dataset.askedTheme,a=[x,o.dataset.
firstTheme,l()].find(h)??"auto"},m=()=>{let p=new URL(location.href);p.searchParams.delete("theme"),delete o.dataset.askedTheme,
p.search!==location.search&&history.replaceState(history.state,"",p)},d=()=>{let p=document.querySelector("[data-theme-b\
utton]");return p instanceof HTMLElement?p:null},g=()=>{let p=d();p&&(p.textContent=n[a]);let b=a==="auto"?r.matches?"da\
rk":"light":a;c||o.dataset.theme===b||(o.dataset.theme=b,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
y=({type:p})=>{document.querySelector(".deck")||(c=p==="beforeprint",c?o.dataset.theme="light":g())};u(i),g();for(let p of[
"beforeprint","afterprint"])window.addEventListener(p,y);r.addEventListener("change",g),document.addEventListener("point\
erscope:choose-theme",({detail:p})=>{(p===null||h(p)||s.test(p))&&u(p??i),g()}),document.addEventListener("DOMContentLoa\
ded",()=>{let p=d();p&&(p.hidden=!1,g(),p.addEventListener("click",()=>{a=e[a],m();try{localStorage.setItem(t,a)}catch{}
g()}))})})();$();$();var $t=class extends Error{constructor(e,n){super(n.map(s=>s.message).join(" ")),this.status=e,this.problems=n}},Ie=new URL(
N.replace(/^(.*\/)static\/.*$/,"$1")),Jt={answers:!0},pi=[502,504];var gi="No response could be read. Your input is still here; check your connection and try again.",yi=t=>`The server ans\
wered with ${t}.`;async function Pn(t,e,n=Ie){let s=await bi(new URL(`api/${t}`,n),e);if(String(n)===Ie.href&&xi(s!==null&&
!$i(s)),!s)return ho();if(!(s.headers.get("content-type")??"").includes("json")){let i=yi(s.status);throw new $t(s.status,
[{where:"",message:i,suggestions:[]}])}let r=await s.json().catch(ho);if(!s.ok)throw new $t(s.status,r.errors??[]);return r}
async function bi(t,e){try{let n=await fetch(t,e);return pi.includes(n.status)?null:n}catch(n){if(uo(n))throw n;return null}}function $i({headers:t}){return t.get("cache-status")?.startsWith("service-worker")??!1}function xi(t){t!==Jt.answers&&(Jt.
answers=t,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:t}})))}function ho(t){throw uo(t)?
t:new $t(0,[{where:"",message:gi,suggestions:[]}])}function uo(t){return t instanceof DOMException&&t.name==="AbortError"}
function We(t){let e=Object.entries(t).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(e.map(([n,s])=>[n,String(
s)]))}function mo(t){return t instanceof Error?t.message:String(t)}$();var fo={min:.5,max:4},wi={controls:["none","some","all"],caption:["none","title","all"]};function Fe(t,e){return t===
"scale"?e.trim()!==""&&Number(e)>=fo.min&&Number(e)<=fo.max:t==="controls"||t==="caption"?wi[t].includes(e):CSS.supports(
"color",e)}$();var po=Promise.resolve();function go(t){let e=po.then(ki).then(t);return po=e.catch(()=>{}),e}function ki(){let{scheduler:t}=globalThis;
return t?t.postTask(()=>{},{priority:"background"}):new Promise(e=>setTimeout(e,0))}$();$();var yo={width:960,height:540};function $o(t){return{"HTML frame":xo(t),"Web component":Mi(t),Markdown:wo(t),Quarto:Ai(
t),LaTeX:Ei(t)}}function xo({title:t,embed:e}){return`<iframe src="${He(e)}" title="${He(t)}" width="${yo.width}" height\
="${yo.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%"></iframe>`}function Mi({server:t,attributes:e}){
let n=Object.entries({server:t,...e}).map(([s,o])=>o===""?s:`${s}="${He(o)}"`);return`<script src="${He(new URL("pointer\
-view.js",t).href)}" defer><\/script>
<pointer-view ${n.join(" ")}></pointer-view>`}function wo({title:t,embed:e,picture:n}){return`[![${Si(t)}](<${bo(n)}>)](\
<${bo(e)}>)`}function Ai(t){return['::: {.content-visible when-format="html"}',"```{=html}",xo(t),"```",":::",'::: {.con\
tent-visible unless-format="html"}',wo(t),":::"].join(`
`)}function Ei({title:t,caption:e,name:n,embed:s,picture:o}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${o}`,
"\\begin{figure}","  \\centering",`  \\href{${Oi(s)}}{\\includegraphics[width=\\linewidth]{${n}.png}}`,`  \\caption{${Ri(
[t,e].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function He(t){return t.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Si(t){return t.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function bo(t){return t.replaceAll("<","%3C").replaceAll(
">","%3E")}function Oi(t){return t.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var Ni={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Ti=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
vi={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},_i=/[ąęįųĄĘĮŲ]/,Li=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function Ri(t){return[...t.normalize("NFC").replace(
/\s/g," ").replace(Li,"")].flatMap(n=>[...vi[n]??Ci(n)]).map(n=>Ni[n]??Pi(n)).join("")}function Ci(t){return _i.test(t)?
t.normalize("NFD").slice(0,1):t}function Pi(t){return/[&%$#_{}]/.test(t)?`\\${t}`:Ti.test(t)?t:"?"}$();function Mo(t,e,{title:n,origin:s}){let o=t.slice(t.indexOf(",")+1);if(e==="svg")return Ii(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[ko("Title",n),ko("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function Ii(t,e,n){let s=new DOMParser().parseFromString(t,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",e),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function ko(t,e){let n=new TextEncoder().encode(`iTXt${t}\
\0\0\0\0\0${e}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,Wi(n)),s.buffer}function Wi(t){let e=-1;for(let n of t){e^=n;for(let s=0;s<8;s+=1)e=e>>>1^(e&
1?3988292384:0)}return~e>>>0}var Fi=[1,2,4],Hi=2;function Eo({name:t,links:e,view:n,picture:s,csv:o,json:r}){let i=document.createElement("div");i.className=
"view-take";let a={link:Ge("Link"),embed:Ge("Embed"),json:Ge("JSON"),offline:Ge("Offline file")};a.offline.title="One HT\
ML file with this whole view inside, for use without a network";let c=xe("JSON",()=>Ao(r(),`${t()}.json`,"application/js\
on")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";
let h=Gi(()=>{let{link:p,embed:b}=e(),x=b?n():null;return{...p&&{Address:p},...x&&$o(x)}}),u=()=>{let p=e();for(let b of Object.
keys(a)){let x=p[b];a[b].hidden=x===null,x!==null&&(a[b].href=x)}c.hidden=p.json!==null,h.hidden=p.link===null&&p.embed===
null,l.hidden=Jt.answers};for(let p of["pointerenter","focusin"])i.addEventListener(p,u);let m=document.createElement("s\
elect");m.setAttribute("aria-label","Size of the PNG"),m.append(...Fi.map(p=>{let b=p===Hi;return new Option(`${p}×`,String(
p),b,b)}));let d=async p=>{let{address:b,meta:x}=await s(p,Number(m.value)),M=x.origin??e().embed??location.href;So(Mo(b,
p,{title:x.title,origin:M}),`${t()}.${p}`)},g=()=>Ao(`\uFEFF${o()}`,`${t()}.csv`,"text/csv;charset=utf-8"),y=document.createElement(
"span");return y.append(xe("PNG",()=>d("png"))," ",m),i.append(a.link,a.embed,y,xe("SVG",()=>d("svg")),xe("CSV",g),a.json,
c,a.offline,h,l),u(),i}function Gi(t){let e=document.createElement("details");e.className="view-codes";let n=document.createElement(
"summary");n.textContent="Copy";let s=document.createElement("p"),o=document.createElement("textarea");Object.assign(o,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.
createElement("div");i.className="view-sheet",i.append(s,o),e.append(n,i),e.addEventListener("toggle",()=>{if(!e.open)return;
r.textContent="",o.hidden=!0;let c=Object.entries(t()).map(([l,h])=>xe(l,()=>a(l,h)));s.replaceChildren(...c,r)});let a=async(c,l)=>{
o.value=l,o.hidden=!1,o.setAttribute("aria-label",c);let h=await ji(l);h||o.select(),r.textContent=h?"Copied.":"Selected\
; copy it with the keyboard."};return e}async function ji(t){return navigator.clipboard?navigator.clipboard.writeText(t).
then(()=>!0,()=>!1):!1}function Ge(t){let e=document.createElement("a");return e.textContent=t,e}function xe(t,e){let n=document.
createElement("button");return n.type="button",n.textContent=t,n.addEventListener("click",e),n}function Ao(t,e,n){So(new Blob(
[t],{type:n}),e)}function So(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}Ue();$();var Oo={width:420,height:200},Ui=300,te=2,ut=20,Dt=8,Bi=7.5,Di=44,Vi=18,zi=240,qi=90,vo=56,_o=90,Yi=48,Ki=1.3,Xi=.6,Zi=9,
Lo=1.4,Ro=["coloraxis","coloraxis2"];function Co({data:t,layout:e},{width:n,height:s,isFixed:o,scale:r}){if(!n)return{data:t,
layout:e};let i={width:n/r,height:s/r},a=o&&(i.width<Oo.width||i.height<Oo.height),c={...i,isFixed:o,isTiny:a,isNarrow:i.
width<560,scale:r},l=a?Qi(e,e.meta.small??{}):e;if(!o)return{data:t,layout:{...l,...To(l,c)}};let h=Ji(t,l),u={...h,...To(
h,c),...tc(t,h,c),...sc(h,c)};return{data:lc(t,h,c.height),layout:u}}function Qi(t,e){return Po(t,e)}function Po(t,e){if(!No(
t)||!No(e))return e;let n={...t};for(let[s,o]of Object.entries(e))n[s]=Po(t[s],o);return Object.fromEntries(Object.entries(
n).filter(([,s])=>s!==null))}function No(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)}function Io(t,e){return Object.
entries(t).filter(([s])=>e.test(s))}function Wo(t,e){return t[`yaxis${(e??"y").slice(1)}`]}function Fo(t){return Io(t,/^yaxis/).
map(([,e])=>e.domain??[0,1])}function Ho(t,e){return t[e]}function Ji(t,e){let{xaxis:n}=e,s=t.find(i=>(i.xaxis??"x")==="\
x"&&Array.isArray(i.x))?.x,o=Array.isArray(s)?s.filter(i=>typeof i=="string"):[],r=Array.isArray(s)&&o.length===s.length;
return n?.tickangle!==-90||n.tickvals||!o.length||!r?e:{...e,xaxis:{...n,tickmode:"array",tickvals:o,ticktext:o}}}function tc(t,e,{
width:n,height:s,isTiny:o,scale:r}){let i=ec(t,e),a=Math.max(...i.map(b=>b.length*Dt+Yi)),c=Math.ceil(i.length/Math.max(
1,Math.floor(n/a))),l=i.length>0&&c*ut>s/(o?4:3),h=i.length>0&&!l,u=nc(e,s,r),d=((u.annotations?.find(({font:b})=>b?.size)?.
font?.size??0)/r||ut)*Lo+2,g=Math.min(e.margin?.t??8,h?c*ut+4:e.annotations?.length?d:8),y=Ro.some(b=>Ho(e,b)?.colorbar?.
orientation==="h"),p=!e.margin||y&&!o;return{...l&&{showlegend:!1},...!p&&{margin:{...e.margin,t:Math.ceil(g*r)}},...u}}
function ec(t,e){if(e.showlegend===!1)return[];let n=new Map,s=0;for(let{name:o,type:r,visible:i,showlegend:a,legendgroup:c}of t)
!o||(a===!1||i===!1)||["heatmap","contour"].includes(r)||(s+=1,n.set(c||o,o.replace(/<[^>]*>/g,"")));return s>1||e.showlegend?
[...n.values()]:[]}function nc(t,e,n){let{annotations:s=[],template:o}=t,r=({yref:m,yanchor:d})=>m==="paper"&&d==="botto\
m",i=s.filter(r);if(!i.length)return{};let a=Fo(t).map(([m])=>m),c=i.filter(({y:m})=>m<1).map(({y:m})=>Math.min(...a.map(
d=>d-m).filter(d=>d>0),1-m)),l=o.layout.font.size,h=Math.min(l,Math.min(1,...c)*(e-ut)/Lo);if(h>=l)return{};let u=Math.max(
Zi,h*n);return{annotations:s.map(m=>r(m)?{...m,font:{...m.font,size:u}}:m)}}function sc(t,{height:e,isTiny:n}){let s=Math.
floor(e/3/Dt),o=e-Go(t,1/0,s)-vo,r={};for(let i of Ro){let a=Ho(t,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=oc(t,i,a,o))}return r}
function oc(t,e,n,s){let o=n.colorbar??{};if(s>=Ui||o.ticktext||o.orientation==="h")return n;let r=t.template.layout[e],
i=o.tickvals??r?.colorbar?.tickvals,a=(o.len??1)*s;if(!i){let u=Math.max(te,Math.floor(a/ut/1.5));return{...n,colorbar:{
...o,nticks:u}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],h=[];for(let u of i){let m=h.at(-1);(m===void 0||(u-m)/(l-
c)*a>=ut)&&h.push(u)}return{...n,colorbar:{...o,tickvals:h}}}function To(t,e){let{width:n,height:s,isFixed:o,isTiny:r,isNarrow:i}=e,
a=i?n:1/0,c=o?Math.floor(s/3/Dt):1/0,l=Go(t,a,c),h=o?l?vo:_o:0,u=Math.max(s-l-(r?2*ut:h),ut),m=r?n-qi:Math.max(n-zi,60);
return Object.fromEntries(Io(t,/^[xy]axis/).map(([d,g])=>{let y=d.startsWith("x"),p=o&&y?ic(g,t,u):g,[b,x]=p.domain??[0,
1],M=(x-b)*(y?m:u),w=t.template.layout.font.size*e.scale,A=rc(p,y,M,w,e),v=t.meta.priority?.[d];return[d,ac(A,{isX:y,length:M,
fontSize:w,upright:c,priority:v},e)]}))}function rc(t,e,n,s,{isTiny:o,isFixed:r}){let i=t.title?.text??"";if(!o)return r&&
!e&&i.length*Dt>Ki*n?{...t,title:{}}:t;let[a,c]=t.domain??[0,1];if(!e||!i||t.side==="top"||c-a>Xi)return{...t,title:{}};
let l=Math.max(4,Math.floor(n/(Dt-1))+1),h=i.length>l?`${i.slice(0,l-1)}…`:i;return{...t,title:{...t.title,standoff:0,
font:{size:s-2},text:h}}}function ac(t,{isX:e,length:n,fontSize:s,upright:o,priority:r},i){let{width:a,isFixed:c,isTiny:l,
isNarrow:h}=i,{ticktext:u,tickvals:m=[]}=t;if(t.visible===!1||t.showticklabels===!1)return t;if(!u)return c||h&&e?cc(t,e,
n,i):t;let d=u.length;if(l&&e&&d===1&&t.tickangle===0&&(u[0]??"").length*Dt>n-Dt)return{...t,tickfont:{size:.75*s}};if(d<=
te&&(e||!c||n>=ut))return t;let y=d<=te?[d-1]:hc(d,Math.floor(n/ut),r);return{...t,tickvals:y.map(p=>m[p]??p),ticktext:y.
map(p=>jo(u[p]??"",p,h?a:1/0,e?o:1/0))}}function ic(t,e,n){let[s]=Wo(e,t.anchor)?.domain??[0,1],o=Fo(e).map(([,a])=>a),r=Math.
max(...o.filter(a=>a<=s),-1/0),i=(s-r)*n;return t.side==="top"||i>2.4*ut?t:{...t,title:{},...i<.9*ut&&{showticklabels:!1}}}
function cc(t,e,n,{isTiny:s,isNarrow:o}){let r=Math.max(te,Math.floor(n/(e?Di:ut*1.5)));if(t.tickvals){let h=e?1:Math.ceil(
t.tickvals.length/r);return{...t,tickvals:t.tickvals.filter((u,m)=>m%h===0)}}let{dtick:i,...a}=t;if(t.type==="category")
return e?t:{...a,nticks:Math.max(te,Math.floor(n/Vi))};let c=o&&e&&t.nticks&&!s?te:r,l=Math.min(t.nticks??1/0,c);return s||
t.nticks||l<5?{...a,nticks:l}:t}function lc(t,e,n){return t.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let o=Wo(
e,s.yaxis),[r,i]=o?.domain??[0,1],a=o?.ticktext?.length;return a===void 0?s:(i-r)*(n-_o)<a*ut?{...s,texttemplate:""}:s})}
function hc(t,e,n){let s=[...Array(t).keys()];if(t<=e)return s;let o=Math.max(1,Math.ceil(t/Math.max(1,e)));if(!n)return s.
filter(i=>i%o===0);let r=[];for(let i of[...s].sort((a,c)=>(n[c]??0)-(n[a]??0)))r.every(a=>Math.abs(a-i)>=o)&&r.push(i);
return r.sort((i,a)=>i-a)}function Go({xaxis:t},e,n){let o=(t?.tickangle===0?[]:t?.ticktext??[]).map((r,i)=>jo(r,i,e,n).
length);return Math.max(0,...o)*Bi}function jo(t,e,n,s){let o=n<1/0;if(!o&&t.length<=s)return t;let r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.
exec(t)??[],[,i="",a="",c=""]=r,[l="",h]=a.split(" · "),u=Math.min(o?Math.max(5,Math.floor(n/48)):14,s),m=l.length>u&&!l.
includes("&")?`${l.slice(0,u-1)}…`:l;return i+(h?`${e+1} ${m}`:m)+c}$();Ue();var uc=12,ee=new Map,Wn=new Map;function Gn(t,e){let n=JSON.stringify(Object.values(t)),s=ee.get(n)??new Map;ee.delete(
n),ee.set(n,s);for(let i of ee.keys()){if(ee.size<=uc)break;ee.delete(i)}let o=s.get(e);if(o)return o;let r=new Promise(
(i,a)=>mc(n,t,e,{resolve:i,reject:a}));return s.set(e,r),r.catch(()=>s.delete(e)),r}function mc(t,e,n,s){let o=Wn.get(t);
if(o){o.views.set(n,s);return}let r=new Map([[n,s]]);Wn.set(t,{query:e,views:r}),setTimeout(()=>{Wn.delete(t),fc(e,r)},0)}
async function fc(t,e){let{server:n,path:s,query:o,theme:r}=t,i=[...e.keys()].sort().join(",");try{let a=await Pn(`${s}/\
figures?${We({...o,views:i,theme:r})}`,{},n);for(let[c,{resolve:l}]of e)l(a[c])}catch(a){let c=e.size>1&&a instanceof $t&&
[404,422,500].includes(a.status);for(let[l,{resolve:h,reject:u}]of e)c?dc(t,l).then(h,u):u(a)}}function dc({server:t,path:e,
query:n,theme:s},o){let r=We({...n,theme:s});return Pn(`${e}/views/${encodeURIComponent(o)}?${r}`,{},t)}var Fn=new Map;async function Bo(t,e){
let n=Fn.get(t),s=n??(t.startsWith("#")?pc(t.slice(1)):gc(t));n||(Fn.set(t,s),s.catch(()=>Fn.delete(t)));let o=await s;if(ht(
o))return o;let{templates:r={}}=o.layout.meta,i=r[e];if(!i)return o;let a=Uo(i),c=new Map;for(let m of Object.values(r))
Uo(m).forEach((d,g)=>{c.set(d,a[g]??d)});let{data:l,layout:h}=Hn({data:o.data,layout:o.layout},c),{meta:u}=o.layout;return{
...o,data:l,layout:{...h,meta:u,template:i}}}function Uo(t){return t.layout.colorway}function Hn(t,e){return Array.isArray(
t)&&["string","object"].includes(typeof t[0])&&!Array.isArray(t[0])?t.map(s=>Hn(s,e)):t?.constructor===Object?Object.fromEntries(
Object.entries(t).map(([s,o])=>[s,Hn(o,e)])):e.get(t)??t}async function pc(t){let e=document.getElementById(t);if(!e)throw new Error(
"The figure is missing in this file.");return JSON.parse(e.textContent??"")}async function gc(t){let e=await fetch(new URL(
t,document.baseURI)).catch(()=>null);if(!e?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new $t(
e?.status??0,[{where:"",message:n,suggestions:[]}])}return e.json()}function ne(t,{server:e,path:n,view:s,values:o}){let r=encodeURIComponent(
s),i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.\
png`,json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},h=We({...i&&t!=="json"?{step:s}:
{},...o}).toString();return new URL(h?`${c[t]}?${h}`:c[t],e).href}$();function Vo({x:t,y:e,xaxis:n,yaxis:s},o){let r=[Do(n,t,o),Do(s,e,o)];return[...new Set(r.filter(i=>i!==null))]}function Do(t,e,n){
if(!t||e===void 0||!n.includes(t._name))return null;let s=t.type==="category"?t.d2l_noadd(e):e;return typeof s=="number"&&
Number.isInteger(s)?s:null}function zo(t,e,n){let s=t.querySelector(":scope > .view-marks")??t.appendChild(yc()),{_fullLayout:o}=t;
if(!o)return;let r=e.flatMap(i=>n.map(a=>bc(o,o[i],a)));s.replaceChildren(...r.filter(i=>i!==null))}function yc(){let t=document.
createElement("div");return t.className="view-marks",t}function bc(t,e,n){if(!e?._length)return null;let s=e._id.startsWith(
"x"),o=t[`${s?"y":"x"}axis${(e.anchor??"").slice(1)}`]??t[s?"yaxis":"xaxis"],r=[e.l2p(n-.5),e.l2p(n+.5)],[i,a]=[Math.min(
...r),Math.max(...r)];if(!(a>0&&i<e._length)||!o?._length)return null;let[c,l]=s?[e._offset+i,o._offset]:[o._offset,e._offset+
i],[h,u]=s?[a-i,o._length]:[o._length,a-i],m=document.createElement("div");return Object.assign(m.style,{left:`${c}px`,top:`${l}\
px`,width:`${h}px`,height:`${u}px`}),m}$();function Yo(t,e){return Object.fromEntries(t.map(({name:n,values:s,value:o})=>[n,s.find(r=>String(r)===e(n))??o]))}function Ko(t,e){
for(let{name:n,values:s}of t){let o=e(n);if(o===null||s.map(String).includes(o))continue;let r=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${o}; ${r}.`}}return null}
function Xo(t,e,n){return e.reduce((s,o)=>{let r=t.find(({name:i})=>i===o)?.values??[];return s*r.length+r.indexOf(n[o]??
"")},0)}function Zo(t,e){return t.map(s=>{let{name:o,title:r,values:i}=s,a=Qo(s)[i.indexOf(e[o]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function Qo({values:t,labels:e}){return e??t}var Be=class{#e;#t;#n="";#o=0;#a=null;constructor(e,n){
this.#e=e,this.#t=n}offer({choices:e=[],player:n},s,o){let r=e.length?[]:s.filter(c=>c.meta),i=JSON.stringify([e.map(({name:c,
values:l,labels:h})=>[c,l,h]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#a=null,
this.#e.replaceChildren(...e.map(c=>this.#r(c))),r.length&&o&&this.#e.append(this.#s(r));let a=e.find(({name:c})=>c===n);
a&&this.#e.append(...this.#c(a))}show(e){for(let[n,s]of Object.entries(e)){let o=this.#e.querySelector(`select[name="${n}\
"]`);o instanceof HTMLSelectElement&&(o.value=String(s))}}pause(){clearInterval(this.#o),this.#o=0,this.#a&&(this.#a.textContent=
"Play")}#r(e){let{name:n,title:s,values:o}=e,r=document.createElement("select");r.name=n;let i=Qo(e);return r.append(...o.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=o[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),qo(s,r)}#s(e){let n=document.createElement("select");return n.append(new Option("…",""),
...e.map((s,o)=>new Option(s.name,String(o)))),n.addEventListener("change",()=>{let s=n.value?e[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),qo("Open",n)}#c({name:e,title:n,values:s}){let o=()=>s.indexOf(this.#t.selected()[e]??
""),r=h=>{let u=s[Math.max(0,Math.min(s.length-1,h))];u!==void 0&&this.#t.select(e,u)},i=h=>{this.pause(),r(o()+h)},a=jn(
"Play",()=>{if(this.#o){this.pause();return}o()===s.length-1&&r(0),a.textContent="Pause",this.#o=setInterval(()=>{r(o()+
1),o()===s.length-1&&this.pause()},1200)});this.#a=a;let c=jn("‹",()=>i(-1)),l=jn("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}};function qo(t,e){let n=document.createElement(
"label");return n.append(`${t} `,e),n}function jn(t,e){let n=document.createElement("button");return n.type="button",n.textContent=
t,n.addEventListener("click",e),n}Vn();$();var rr="vendor/plotly/plotly-traces-4.1.1.min.js",zn;function Ve(t){return window.Plotly?Promise.resolve(window.Plotly):
(zn??=new Promise((e,n)=>{let s=document.createElement("script");s.src=t?new URL(`static/${rr}`,t).href:new URL(`../${rr}`,
N).href;let o=()=>{zn=void 0,s.remove(),n(new Error("The drawing library could not be loaded. Reload the page to try aga\
in."))};s.addEventListener("load",()=>window.Plotly?e(window.Plotly):o()),s.addEventListener("error",o),document.head.append(
s)}),zn)}async function ar(t,e,n){let{width:s,height:o}=t.layout;return(await Ve()).toImage(t,{format:e,width:s,height:o,
...e==="png"&&{scale:n}})}Yn();var ro={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interv\
entions",against:"against"},ao=["inputs","removed"],bu=new Set(["server","source","model","lesson","view","theme","reads",
...ao,...Object.keys(ro)]),ui=["scale","accent","controls","caption"],$u=new Set([...ui,"fill"]),li="pointer-view:hover",
so=matchMedia("(prefers-color-scheme: dark)"),xu={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},wu=120,ku=[
["short",576,0],["low",352,0],["tight",288,352]],Mu="400px 0px",hi=660,Au=/^(\w+):(\d+)$/,Eu="The server draws this char\
t, and it does not answer.",Su="The answer above is computed in this browser.",Ou="Type visits, or add a place, to see w\
hat the model answers.",$e=null,oo=null,io=class extends HTMLElement{#e=null;#t=null;#n=null;#o=0;#a=!1;#r="";#s=!1;#c="";#h=[];#m=!1;#w=new IntersectionObserver(
e=>{e.some(n=>n.isIntersecting)&&this.#E()},{rootMargin:Mu});#p=new ResizeObserver(()=>requestAnimationFrame(()=>this.#B()));#k=new MutationObserver(
e=>this.#v(e.map(({attributeName:n})=>n??"")));#M=e=>this.getAttribute(e);#$=()=>{if(!this.#n){this.#f();return}this.#_(
this.#g),this.#b()};#A=({target:e,detail:n})=>{!(e instanceof HTMLElement)||e===this||!this.hasAttribute("linked")||e.getAttribute(
"linked")===this.getAttribute("linked")&&this.mark(n.visits)};#O=({type:e})=>this.#J(e==="beforeprint");connectedCallback(){
this.#e??=this.#I(),this.#C(),document.addEventListener("pointerscope:theme",this.#$),document.addEventListener(li,this.#A),
so.addEventListener("change",this.#$);for(let e of["beforeprint","afterprint"])window.addEventListener(e,this.#O);this.#p.
observe(this),this.#k.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#w.observe(this):this.#m=!0,this.#f()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#$),document.removeEventListener(li,this.#A),so.removeEventListener(
"change",this.#$);for(let e of["beforeprint","afterprint"])window.removeEventListener(e,this.#O);this.#p.disconnect(),this.#k.
disconnect(),this.#w.disconnect(),this.#i.controls.pause()}mark(e){e.join()!==this.#h.join()&&(this.#h=e,this.#j())}get chosen(){
return this.#t?this.#x:{}}get wantedHeight(){if(!this.#t)return 0;let{above:e,below:n}=this.#U();return Math.ceil(e+je(this.#t)+
n)}get#i(){return this.#e??=this.#I(),this.#e}#E(){this.#m=!0,this.#w.disconnect(),this.#f()}#v(e){e.some(n=>$u.has(n))&&
(this.#C(),this.#b()),e.includes("lazy")&&!this.hasAttribute("lazy")&&!this.#m?this.#E():e.some(n=>bu.has(n))?this.#f():
this.#u.some(({name:n})=>e.includes(n))?this.#D()&&this.#b():e.includes(this.#c)&&this.#f()}get#u(){return this.#t?xt(this.#t).
choices??[]:[]}#f(){this.#a||(this.#a=!0,queueMicrotask(()=>{this.#a=!1,this.#Z()}))}get#l(){let[e,n]=this.hasAttribute(
"lesson")?["lessons",this.getAttribute("lesson")]:["models",this.getAttribute("model")];return n?`${e}/${encodeURIComponent(
n)}`:""}get#S(){let e=this.getAttribute("server");return e?new URL(e.endsWith("/")?e:`${e}/`,document.baseURI).href:Ie.href}get#N(){
let e=this.parentElement?.closest("[data-theme]");return e instanceof HTMLElement?e.dataset.theme:void 0}get#g(){let e=this.
getAttribute("theme");return e==="auto"?so.matches?"dark":"light":(e??this.#N)==="dark"?"dark":"light"}get#T(){let e=this.
getAttribute("scale");return e!==null&&Fe("scale",e)?Number(e):1}#C(){let e=this.getAttribute("accent");this.hasAttribute(
"scale")?this.style.setProperty("--scale",String(this.#T)):this.style.removeProperty("--scale"),e&&Fe("accent",e)?this.style.
setProperty("--accent",e):this.style.removeProperty("--accent")}get#P(){if(this.hasAttribute("lesson")){let n=ao.map(s=>[
s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.fromEntries(n)}}if(this.getAttribute("reads")==="data set")
return{needsHistory:!1,query:{}};let e=Object.entries(ro).map(([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,
query:Object.fromEntries(e)}}async#Z(){let{needsHistory:e,query:n}=this.#P;this.#o+=1;let s=this.#o,o=this.getAttribute(
"source"),r=this.getAttribute("view")??"",i=this.#l&&r&&(!e||n.visits||n.record);if(!o&&!i){this.#L(Ou);return}if(!this.#m){
this.#L("");return}let a=this.#g;this.#_(a),this.setAttribute("aria-busy","true");try{let c={server:this.#S,path:this.#l,
query:n,theme:a},l=this.hasAttribute("server")?this.#S:"",[h]=await Promise.all([o?Bo(o,a):Gn(c,r),o||r===In?null:Ve(l)]),
u=ht(h),m=u?await Promise.resolve().then(()=>(ci(),ii)):null;u||await Ve(l),await go(()=>{s===this.#o&&(this.#tt(m?.NetworkDrawing??
null,xt(h).title),this.#t=u?h:structuredClone(h),this.#et(this.#t),this.#Q({...c,theme:"light"},r))})}catch(c){s===this.#o&&
this.#F(c)}finally{s===this.#o&&this.removeAttribute("aria-busy")}}#_(e){this.#N!==e?this.dataset.theme=e:delete this.dataset.
theme}#Q(e,n){if(!this.#t||ht(this.#t))return;let{template:s,meta:o}=this.#t.layout,r=o.templates?.light;$e??=r??(this.#g===
"light"?s:null),!($e||this.hasAttribute("source"))&&(oo??=Gn(e,n),oo.then(i=>{ht(i)||($e??=i.layout.template)}).catch(()=>{
oo=null}))}#J(e){if(this.#s=e,!this.#t||!this.#r)return;let n=$e??this.#n;this.#_(e&&n?"light":this.#g),this.#b(),e||requestAnimationFrame(
()=>this.#b())}#I(){let e=document.createElement("summary");e.textContent="Numbers";let n={title:this.#y("h3","view-titl\
e"),caption:this.#y("p","view-caption"),choices:this.#y("div","view-choices"),summary:this.#y("p","view-summary"),failure:this.#y(
"p","view-failure"),plot:this.#y("div","view-plot"),details:this.#y("details","view-table"),exports:Eo({name:()=>this.#q,
links:()=>this.#lt(),view:()=>this.#t&&this.#ht(this.#t),picture:(o,r)=>this.#it(o,r),csv:()=>qe(this.#z()),json:()=>JSON.
stringify(this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.
append(e),n.details.addEventListener("toggle",()=>this.#V());let s=new Be(n.choices,{selected:()=>this.#x,select:(o,r)=>this.#at(
o,r),open:o=>this.#d("open",o)});this.replaceChildren(...Object.values(n)),this.addEventListener("toggle",({target:o})=>this.#rt(
o),!0);for(let o of[n.plot,n.details,n.choices,n.exports,n.failure])o.hidden=!0;return{...n,controls:s}}#y(e,n){let s=this.
querySelector(`.${n}`),o=s instanceof HTMLElement?s:document.createElement(e);return o.className=n,o}#tt(e,n){if(e===null==
(this.#n===null))return;let s=this.#i,o=s.plot.cloneNode();o.removeAttribute("data-listening"),o.role=e?"group":"img",s.
plot.replaceWith(o),s.plot=o,this.#n=e?new e(o,{title:n,hover:r=>this.#d("hover",{visits:r})}):null}#W(e){let{plot:n,details:s,
choices:o,exports:r,failure:i}=this.#i;for(let a of[n,s,o,r])a.hidden=e;i.hidden=!0}#L(e){this.#t=null,this.#c="",this.removeAttribute(
"aria-busy"),this.#i.controls.pause(),this.#W(!0),this.#i.summary.textContent=e}#F(e){this.#L("");let{failure:n}=this.#i,
o=e instanceof $t&&e.status===0&&document.querySelector("[data-answer]")!==null,r=o?Eu:mo(e);if(n.replaceChildren(r),o&&
n.append(" ",Nu()),n.hidden=!1,this.#d("failed",{message:r}),!(e instanceof $t)||![0,503].includes(e.status))return;let i=document.
createElement("button");i.type="button",i.textContent="Try again",i.addEventListener("click",()=>this.#f()),n.append(" ",
i)}#et(e){let{title:n,caption:s,controls:o}=this.#i,r=xt(e);n.textContent=r.title,n.hidden=!1,s.textContent=r.caption,this.#W(
!1),o.offer(r,ht(e)?[]:e.data,!this.hasAttribute("fill")),this.#D()&&this.#b()}#b(){if(!this.#t)return;let{plot:e}=this.#i,
n=this.#s,s=this.#R(je(this.#t)),o=n?Math.min(s.width||hi,hi):s.width;o&&(ht(this.#t)?(e.style.height=`${s.height}px`,this.#n?.
draw(this.#t)):(e.style.height=s.isFixed?`${s.height}px`:"",this.#nt(e,this.#t,{...s,width:o})),this.#r=`${o}×${s.height}`,
this.dataset.drawn="true",this.#j(),this.#d("drawn",{}))}#nt(e,{data:n,layout:s},o){let r=this.#s,i=r&&$e?{...s,template:$e}:
s,a=this.#H({data:n,layout:i},o);window.Plotly?.react(e,a.data,r?{...a.layout,width:o.width}:a.layout,xu),e.dataset.listening||
this.#st(e)}#H({data:e,layout:n},{width:s,height:o,isFixed:r}){let i="rgba(0, 0, 0, 0)",a=this.#T,{font:c,hoverlabel:l}=n.
template.layout,h=c.size*a,u=Co({data:e,layout:Tu(n)},{width:s,height:o,isFixed:r,scale:a}),m={font:{size:h},hoverlabel:{
...n.hoverlabel,font:{...l.font,size:h}}};return{data:u.data,layout:{...u.layout,...a!==1&&m,paper_bgcolor:i,plot_bgcolor:i,
height:o}}}#st(e){e.dataset.listening="true",e.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#d("ope\
n",n.data.meta);let[,s,o]=Au.exec(String([n.customdata].flat()[0]))??[];s&&this.#d("select",{table:s,row:Number(o)})}),e.
on("plotly_hover",({points:[n]})=>{n&&this.#d("hover",{visits:Vo(n,this.#G)})}),e.on("plotly_unhover",()=>this.#d("hover",
{visits:[]}))}get#G(){return this.#t?xt(this.#t).visit_axes??[]:[]}#d(e,n){this.dispatchEvent(new CustomEvent(`pointer-v\
iew:${e}`,{detail:n,bubbles:!0}))}#j(){!this.#t||!this.#r||(this.#n?this.#n.mark(this.#h):zo(this.#i.plot,this.#G,this.#h))}#R(e){
let{plot:n}=this.#i,s=n.clientWidth;if(!this.hasAttribute("fill"))return{width:s,height:e,isFixed:!1};this.#ot();let{above:o,
below:r}=this.#U();this.style.setProperty("--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-o-r),
wu);return{width:s,height:i,isFixed:!0}}#ot(){let[e,n]=[this.offsetWidth/this.#T,this.offsetHeight/this.#T],s=ku.filter(
([,o,r])=>n<o||e<r).map(([o])=>o).join(" ");this.dataset.room!==s&&(this.dataset.room=s)}#U(){let{plot:e,details:n,exports:s}=this.#i,
o=this.getBoundingClientRect(),r=o.height/this.offsetHeight||1,i=[n,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),
a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(e.getBoundingClientRect().
top-o.top)/r,below:a/r}}#rt(e){if(this.hasAttribute("fill")&&e instanceof HTMLDetailsElement&&e.open)for(let n of this.querySelectorAll(
"details"))n.open&&(n.open=n===e);requestAnimationFrame(()=>this.#B())}#B(){if(!this.#t)return;let{width:e,height:n}=this.#R(
je(this.#t));e&&this.#r!==`${e}×${n}`&&this.#b()}#at(e,n){this.setAttribute(e,String(n)),this.#d("option",{[e]:n})}#D(){
let e=this.#t;if(!e)return!1;let n=this.hasAttribute("lenient")?null:Ko(this.#u,this.#M);if(n)return this.#F(new Error(n.
message)),this.#c=n.name,!1;let s=xt(e),o="";if(this.#u.length&&!ht(e)){let r=this.#x;this.#i.controls.show(r);for(let a of e.
data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));sr(e,r);let{summaries:i}=s;i&&(s.summary=i.texts[Xo(
this.#u,i.by,r)]??""),o=`: ${Zo(this.#u,r)}`}return this.#i.summary.textContent=s.summary??"",this.#i.plot.setAttribute(
"aria-label",`${s.title}${o}. ${s.summary??""}`),this.#V(),!0}get#x(){return Yo(this.#u,this.#M)}#V(){let{details:e}=this.#i;
if(!e.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${xt(this.#t).title}`),n.append(...this.#z().map(ze)),e.querySelector(
".table-frame")?.remove(),e.append(n)}#z(){return this.#t?lr(this.#t,this.#x):[]}async#it(e,n){let s=this.#t;if(!s)throw new Error(
"There is no figure to save yet.");return{address:ht(s)?await this.#n?.address(e,n)??"":await ar(this.#ct(s),e,n),meta:xt(
s)}}#ct(e){let{data:n,layout:s}=structuredClone(e),o=this.#R(s.height),{paper_bgcolor:r,plot_bgcolor:i}=s.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#H({data:n,layout:s},o),l=a?{}:{
paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:o.width,...l}}}get#q(){let e=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??e.filter(Boolean).join("-")}get#Y(){return{server:this.#S,path:this.#l,view:this.getAttribute("vie\
w")??"",values:{...this.#P.query,...this.#x}}}get#K(){let e=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=ui.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",o])=>this.hasAttribute(s)&&Fe(s,o??""));return{...e&&
{theme:e},...Object.fromEntries(n)}}#lt(){let e=new URL(location.href);e.hash=this.id;let n=this.id?e.href:null;if(!(!this.
hasAttribute("source")&&Jt.answers))return{link:n,embed:null,json:null,offline:null};let o=this.#Y;return{link:n,embed:ne(
"embed",this.#X(o)),json:ne("json",o),offline:ne("offline",o)}}#X(e){let{controls:n,...s}=this.#K,o={...e.values,...s,...n&&
n!=="some"&&{controls:n}};return{...e,values:o}}#ht(e){let n=this.#Y,{title:s,summary:o=""}=xt(e),r=["model","lesson","v\
iew","reads",...ao,...Object.keys(ro)],i=[...this.attributes].filter(({name:m})=>r.includes(m)),{theme:a,...c}=this.#K,l=a?.
replace(/^transparent-?/,""),h={...Object.fromEntries(i.map(({name:m,value:d})=>[m,d])),...this.#x,...l&&{theme:l},...c},
u=this.#X(n);return{title:s,caption:o,name:this.#q,server:n.server,embed:ne("embed",u),picture:ne("picture",u),attributes:Object.
fromEntries(Object.entries(h).map(([m,d])=>[m,String(d)]))}}};function Nu(){let t=document.createElement("span");return t.
className="beside-browser-answer",t.textContent=Su,t}function Tu(t){let e=Object.entries(t).map(([n,s])=>{if(!/^[xy]axis/.
test(n))return[n,s];let o=s,r=t[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=o.type==="category"&&!o.categoryarray&&
r;return[n,i?{...o,categoryorder:"array",categoryarray:r}:o]});return Object.fromEntries(e)}customElements.define("point\
er-view",io);})();
