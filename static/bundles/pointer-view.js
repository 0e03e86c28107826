(()=>{var da=Object.defineProperty;var _=(t,e,n)=>()=>{if(n)throw n[0];try{return t&&(e=t(t=0)),e}catch(r){throw n=[r],r}};var ga=(t,e)=>{for(var n in e)da(t,n,{get:e[n],enumerable:!0})};var lo,ya,O,w=_(()=>{"use strict";({currentScript:lo}=document),ya=lo instanceof HTMLScriptElement?lo.src:"",O=new URL("\
static/js/",ya||document.baseURI).href});function ht(t){return"kind"in t&&t.kind===Pn}function kt(t){return ht(t)?t.meta:t.layout.meta}function je(t){return ht(t)?
t.meta.height??0:t.layout.height}var Pn,ze=_(()=>{"use strict";w();Pn="network"});function xe(t){if(Array.isArray(t))return Ac(t);if(!("bdata"in t))return{values:t,shape:[t.length]};let e=Uint8Array.from(
atob(t.bdata),s=>s.charCodeAt(0)),n=vc[t.dtype];if(!n)throw new Error(`An array has the unknown type ${t.dtype}.`);let r=new n(
e.buffer),o=t.shape?String(t.shape).split(",").map(Number):[r.length];return{values:r,shape:o}}function Ac(t){if(!(typeof t[0]==
"object"&&t[0]!==null))return{values:t,shape:[t.length]};let n=t;return{values:n.flatMap(r=>Array.from(r)),shape:[n.length,
n[0]?.length??0]}}function re({values:t,shape:e},n){let[,...r]=e,o=r.reduce((s,i)=>s*i,1);return{values:Ec(t,n*o,(n+1)*o),
shape:r}}function ns({values:t,shape:e}){return e.length<2?t:zn({values:t,shape:e})}function zn(t){return Array.from({length:t.
shape[0]??0},(e,n)=>re(t,n).values)}function Ec(t,e,n){return Array.isArray(t)?t.slice(e,n):t.subarray(e,n)}var vc,Un=_(
()=>{"use strict";w();vc={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,
u4:Uint32Array}});function rs(t,e=1){let n=Math.max(...t),r=Math.min(Math.max(e,1e-30),1/1e-30);return t.map(o=>Math.exp((o-n)/r))}var os=_(
()=>{"use strict";w()});function is({data:t,layout:e},n){let{parts:r=[]}=e.meta,o=Bn(e.meta,n);for(let s of r){let i=t[s.trace];"lines"in s?Object.
assign(i,Tc(o(s.lines),n[s.row],s)):i[s.attribute]=ns(o(s.is))}}function Bn(t,e){let n=Sc(t),r=Object.fromEntries((t.choices??
[]).map(({name:a,values:c})=>[a,e[a]===Be?Be:c.indexOf(e[a]??"")])),o=({take:a,at:c})=>{let l=n[a];if(!l)throw new Error(
`The figure has no array ${a}.`);for(let h of c){let u=r[h]??0;u!==Be&&(l=re(l,u))}return l},s=([a,c])=>{let[{values:l},
{values:h,shape:u}]=[i(a),i(c)];return{values:Float64Array.from(h,(m,g)=>m*Number(l[g%l.length])),shape:u}},i=a=>{if("ta\
ke"in a)return o(a);if("row"in a){let{values:c}=i(a.row);return{values:c,shape:[1,c.length]}}return"softmax"in a?Nc(i(a.
softmax),a):"product"in a?s(a.product):Oc(s(a.dots),a.over)};return i}function Sc(t){let e=ss.get(t);return e||(e=Object.
fromEntries(Object.entries(t.arrays??{}).map(([n,r])=>[n,xe(r)])),ss.set(t,e)),e}function Oc(t,e){let[n=0]=t.shape;return{
values:Float64Array.from({length:n},(o,s)=>as(re(t,s).values)).map(o=>o/e),shape:[n]}}function Nc({values:t,shape:e},{temperature:n,
mask:r}){let o=Array.from(t,(a,c)=>r&&!r[c]?-1/0:a),s=rs(o,n),i=as(s);return{values:Float64Array.from(s,a=>a/i),shape:e}}
function as(t){let e=0;for(let n=0;n<t.length;n+=1)e+=Number(t[n]);return e}function Tc({values:t,shape:e},n,{above:r,to:o}){
let s=[],i=[],[a=0,c=0]=e;for(let l=0;l<a;l+=1)if(!(n!==Be&&l!==n))for(let h=0;h<c;h+=1){let u=Number(t[l*c+h]);u<=r||u>
o||(s.push(0,1,null),i.push(l,h,null))}return{x:s,y:i}}var Be,ss,Dn=_(()=>{"use strict";w();Un();os();Be="all",ss=new WeakMap});function ps(t,e){let{table:n}=kt(t);if(n&&"rows"in n)return[n];if(ht(t))return[];let{data:r,layout:o}=t,s=n?[_c(n,Bn(o.meta,
e),e)]:[];return n&&!n.beside?s:[...r.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>Rc(o,a)),...s]}function Ve({columns:t,
rows:e}){let n=document.createElement("table");n.createTHead().insertRow().append(...t.map(s=>qn("th",s,"col")));let o=n.
createTBody();for(let[s,...i]of e)o.insertRow().append(qn("th",s,"row"),...i.map(a=>qn("td",a)));return n}function qe(t){
let e=r=>r.map(Wc).join(",");return`${t.map(({columns:r,rows:o})=>[r,...o].map(e).join(`\r
`)).join(`\r
\r
`)}\r
`}function _c(t,e,n){let{columns:r,labels:o}=t;if("values"in t){let c=t.values.map(l=>e(l).values);return{columns:r,rows:o.
map((l,h)=>[l,...c.map(u=>u[h])])}}let s=e(t.matrix),i=s.shape.length<2?[s.values]:zn(s),a=i.length===o.length?o:[Lc(t,n)];
return{columns:r,rows:i.map((c,l)=>[a[l],...Array.from(c)])}}function Lc({labels:t,matrix:e},n){let r="at"in e?e.at.at(-1):
void 0;return t[Number(n[r??""])]??""}function Rc(t,e){let n=xe(e.z??[]),r=hs(t,e,"y").map((o,s)=>[o,...Array.from(re(n,
s).values)]);return{columns:[e.name??"",...hs(t,e,"x")],rows:r}}function hs(t,e,n){let r=e[n];if(Array.isArray(r))return r.
map(c=>us(String(c)));let o=t[`${n}axis`],i=t[`${n}axis${(e[`${n}axis`]??n).slice(1)}`]?.categoryarray??o?.categoryarray;
if(i)return i.map(us);let{shape:a}=xe(e.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function us(t){return t.
replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;","&")}function Wc(t){if(t==null)return"";if(typeof t=="n\
umber")return String(t);let e=t.replace(Ic,"$1'").replace(Pc,"'"),n=Cc.test(t)?t:e;return/[",\r\n]/.test(n)?`"${n.replaceAll(
'"','""')}"`:n}function qn(t,e,n){let r=document.createElement(t);return n&&(r.scope=n),r.textContent=typeof e=="number"&&
!Number.isInteger(e)?e.toFixed(6):String(e??"–"),r}var Cc,Ic,Pc,Yn=_(()=>{"use strict";w();Un();ze();Dn();Cc=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
Ic=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,Pc=/^(?=[\t\r\n])/});function Ot(t,e){for(let{kind:n,pattern:r}of Fc){let o=r.exec(t??"");if(!o)continue;let s=Object.entries(o.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(s)};return Hc(i,e)?i:null}return null}function Hc({kind:t,visit:e=0,
layer:n=0,head:r=0,location:o=2},s){return t==="pointer"?s.hasPointer:t==="generation"?s.hasGeneration:t==="gate"?s.hasGate:
e<s.count&&n<s.layers&&(t!=="head"||r<s.heads)&&o>1&&o<s.trace.architecture.locations}function st(t,e){return t?.kind===
"visit"?[t.visit??0]:t?.kind!=="place"?[]:e.locations.flatMap((n,r)=>n===t.location?[r]:[])}function xt(t,e){return t?.kind===
"place"?t.location??null:t?.kind==="visit"?e.locations[t.visit??0]??null:null}var Fc,pt=_(()=>{"use strict";w();Fc=[{kind:"\
visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}]});function gs(t,e,n){let r=t.target instanceof Element?t.target:null,o=r?.closest("[data-act]")?.getAttribute("data-act"),
s=r?.closest("[data-part]")?.getAttribute("data-part"),i=Ot(s,e);if(o==="gate")return zc(t,n);if(o==="attention_temperat\
ure")return ms(t,e,"attention");if(o==="pointer_temperature")return ms(t,e,"pointer");if(i?.kind!=="visit"||o||t.pointerType===
"touch")return null;let a=r?.closest(".day-ribbon"),c=r?.closest("[data-drag]")?.getAttribute("data-drag"),l=i.visit??0;
return a&&(c==="time"||c==="stay")?Dc(t,a,e,l,c):Uc(t,n,l)}function Xn({trace:t},e,n){let r=(t.interventions[`${e}_tempe\
rature`]??1)*2**n,{least:o,most:s}=jc;return Number(Math.min(s,Math.max(o,r)).toPrecision(2))}function zc({pointerId:t},e){
let n=0;return{pointer:t,follows:!0,to({type:r,clientX:o,clientY:s},i){let a=e.querySelector(".gate-frame")?.getBoundingClientRect();
if(!a)return null;let l=a.height>a.width?(s-a.top)/a.height:(o-a.left)/a.width;return r!=="pointercancel"&&(n=Math.round(
100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:n,isDone:i}}}}function ms({pointerId:t,clientX:e},n,r){let o=!1;return{
pointer:t,follows:!0,to({clientX:s},i){if(o||=Math.abs(s-e)>=ds,!o)return null;let a=Xn(n,r,(s-e)/Gc);return{kind:"tempe\
rature",of:r,value:a,isDone:i}}}}function Uc({pointerId:t,clientY:e},n,r){let o=r,s=!1;return{pointer:t,follows:!1,to({clientY:i},a){
if(s||=Math.abs(i-e)>=ds,!s)return null;let c=Math.sign(Bc(n,i)-o);if(c===0&&!a)return null;let l={kind:"move",visit:o,by:c,
isDone:a};return o+=c,l}}}function Bc(t,e){let r=[...t.querySelectorAll(".visit > .chip")].map(o=>{let{top:s,bottom:i}=o.
getBoundingClientRect();return Math.abs((s+i)/2-e)});return r.indexOf(Math.min(...r))}function Dc({pointerId:t,clientX:e},n,r,o,s){
let{start_minute:i=0,duration_minutes:a=0}=r.visits[o]??{},{width:c}=n.querySelector(".track")?.getBoundingClientRect()??
{width:1},l=!1,h=Number.NaN;return{pointer:t,follows:!0,to({clientX:u},p){if(l||=Math.abs(u-e)>=2,!l)return null;let m=Kn*
Math.round((u-e)/c*fs/Kn),g=s==="time"?Math.min(fs-Kn,Math.max(0,i+m)):Math.max(0,a+m);return g===h&&!p?null:(h=g,{kind:s,
visit:o,minutes:g,isDone:p})}}}var ds,fs,Kn,Gc,jc,ys=_(()=>{"use strict";w();pt();ds=5,fs=1440,Kn=5,Gc=60,jc={least:.1,most:10}});function Nt(t){let e=0;for(let n=1;n<t.length;n++)Number(t[n])>Number(t[e])&&(e=n);return e}var Vc,$e,Me=_(()=>{"use str\
ict";w();Vc=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],
["position_from_end","order"]],$e=class{constructor(e){this.trace=e,this.visits=e.visits,this.count=e.visits.length;let{
layers:n,heads:r,components:o}=e.architecture;this.layers=n,this.heads=o.includes("attention")?r:0,this.hasPointer=o.includes(
"pointer"),this.hasGeneration=o.includes("generation"),this.hasGate=this.hasPointer&&this.hasGeneration,this.gate=e.gate.
value,this.locations=e.visits.map(({location:s})=>s)}wordsFor(e){return e.trace.notation===this.trace.notation?"as learn\
ed":"before this change"}values(e){let n=this.trace.tensors[e];if(!n)throw new Error(`The trace has no ${e}.`);return n.
values}has(e){return e in this.trace.tensors}weights(e,n){return this.values(`layers.${e}.heads.${n}.weights`)}lastRow(e,n){
return this.weights(e,n).subarray((this.count-1)*this.count)}isRemoved(e,n){let r=this.trace.interventions.remove_heads;
return r?r==="all"||r.some(([o,s])=>o===e&&s===n):!1}isSkipped(e,n){return(this.trace.interventions.skip??[]).some(r=>r.
layer===e&&r.part===n)}get largestWeight(){let e=0;for(let n=0;n<this.layers;n++)for(let r=0;r<this.heads;r++)for(let o of this.
weights(n,r))e=Math.max(e,o);return e||1}get slices(){return Vc.filter(([e])=>this.has(`inputs.${e}`)).map(([e="",n=""])=>({
name:e,label:n,lengths:this.#n(`inputs.${e}`)}))}stream(e){let n=`layers.${e}`,r=i=>this.isSkipped(e,i),o=new Float32Array(
this.count),s=this.has(`${n}.attention_out`)?this.#n(`${n}.attention_out`):null;return{residual:this.#n(`${n}.residual_i\
n`),attention:s&&r("attention")?o:s,feedForward:r("feed_forward")?o:this.#n(`${n}.feed_forward.out`)}}get pointerWeights(){
return this.hasPointer?this.values("pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.s\
cores")}get pointedPlaces(){let e=this.pointerWeights,n=new Map;for(let[r,o]of this.locations.entries()){if(!this.hasPointer)
break;let s=n.get(o)??{location:o,...this.nameOf(o),probability:0,visits:[]};s.probability+=e[r],s.visits.push(r),n.set(
o,s)}return[...n.values()].sort((r,o)=>o.probability-r.probability)}nameOf(e){let n=this.trace.places[e];return{label:n?.
label??`#${e}`,category:n?.category??null}}answer(e,n=[]){let{final:r}=this.trace.location_probabilities,o=r.slice(0,e).
map(({location:m})=>m),s=[...new Set(n)].filter(m=>!o.includes(m)),i=o.filter(m=>!n.includes(m)),a=i.slice(Math.max(0,i.
length-s.length)),l=[...o.filter(m=>!a.includes(m)),...s].map(m=>this.#e(m)),h=m=>l.reduce((g,y)=>g+y[m],0),u=this.#t(l),
p={location:-1,label:`${u} others`,category:null,pointer:Math.max(0,Number(this.hasPointer)-h("pointer")),generation:Math.
max(0,Number(this.hasGeneration)-h("generation")),probability:Math.max(0,1-h("probability")),count:u};return[...l,p]}#e(e){
return{location:e,...this.nameOf(e),pointer:this.probabilityOf("pointer",e),generation:this.probabilityOf("generation",e),
probability:this.probabilityOf("final",e)}}probabilityOf(e,n){let r=e==="final"?"probabilities":`${e}.probabilities`,o=this.
trace.tensors[r];return o?Number(o.values[n]):this.trace.location_probabilities[e]?.find(i=>i.location===n)?.probability??
0}generated(e){let r=(this.trace.location_probabilities.generation??[]).slice(0,e).map(({location:i,probability:a})=>({location:i,
...this.nameOf(i),probability:a})),o=1-r.reduce((i,{probability:a})=>i+a,0),s=this.#t(r);return[...r,{location:-1,label:`${s}\
 others`,category:null,probability:Math.max(0,o)}]}#t(e){return this.trace.architecture.locations-1-e.length}#n(e){let n=this.
values(e),r=n.length/this.count;return Float32Array.from({length:this.count},(o,s)=>Math.hypot(...n.subarray(s*r,(s+1)*r)))}}});function Tt(t,e){for(let[r,o]of qc){let s=o.exec(t??"");if(!s)continue;let i=Object.fromEntries(Object.entries(s.groups??
{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(r,i,e),...i};return Kc(a,e)?a:null}return null;function n(r,o,{
count:s,trace:i}){let a=s-1;return{kind:r,name:t??"",isLeaf:"query"in o||"number"in o||r==="stream"&&"visit"in o||(r==="\
pointer"||r==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:a,visit:Yc(r,o,e)??a,number:null,location:r===
"generation"?e.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}function Yc(t,{layer:e=0,head:n=0},r){
return t==="pointer"&&r.hasPointer?Nt(r.pointerWeights):t==="head"&&e<r.layers&&n<r.heads?Nt(r.lastRow(e,n)):null}function Kc({
kind:t,layer:e,head:n,query:r,visit:o,number:s,location:i},a){let{locations:c,d_model:l}=a.trace.architecture;return t===
"head"&&n>=a.heads||t==="pointer"&&!a.hasPointer||t==="generation"&&!a.hasGeneration||t==="gate"&&!a.hasGate?!1:e<a.layers&&
r<a.count&&o<a.count&&(s??0)<l&&i>1&&i<c}function bs(t,e){let{kind:n,layer:r,head:o,isLeaf:s,number:i,location:a}=t,c=[{
name:"",words:"Network"}],l=(u,p)=>c.push({name:u,words:p});return(n==="head"||n==="stream")&&l(`layers.${r}.stream`,`La\
yer ${r}`),n==="head"&&l(`layers.${r}.heads.${o}`,`Head ${o}`),n==="head"&&s&&l(t.name,"one cell"),n==="stream"&&s&&l(`l\
ayers.${r}.stream.${t.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`visits.${t.visit}`,h()),n==="conte\
xt"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&s&&l(t.name,h()),n==="generation"&&l("g\
eneration","Generation"),n==="generation"&&s&&l(t.name,e.nameOf(a).label),n==="gate"&&l("gate","Gate"),n==="place"&&l(t.
name,e.nameOf(a).label),i!==null&&l(t.name,`number ${i+1}`),c;function h(){return`Visit ${t.visit+1}`}}function Zn(t){let e=t.
split("."),n=e[0]==="layers",r=n?e[2]==="heads"?4:3:["visits","places"].includes(t.split(".")[0]??"")?2:1;return e.length<=
r?null:e.slice(0,n&&e[2]==="stream"?-1:r).join(".")}function Qn(t,e,n){let r=Tt(t,n),[o,s]=Xc[e]??[0,0];if(!r||o===0&&s===
0)return null;let i=Zc(r,o,s,n);return i!==null&&Tt(i,n)?i:null}function Zc(t,e,n,r){let{kind:o,layer:s,head:i,query:a,visit:c,
number:l,isLeaf:h}=t;switch(o){case"head":{if(h)return`layers.${s}.heads.${i}.${a+n}.${c+e}`;let p=s*r.heads+i+e;return n!==
0?`layers.${s+n}.heads.${i}`:`layers.${Math.floor(p/r.heads)}.heads.${p%r.heads}`}case"stream":return l!==null?`layers.${s}\
.stream.${c+n}.${l+e}`:n!==0?`layers.${s}.stream.${c+n}`:`layers.${s+e}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+e}`;case"visit":return l!==null&&e!==0?`visits.${c}.${l+e}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(r.trace.location_probabilities.generation??[],"generation");case"place":
return u(r.trace.location_probabilities.final,"places");default:return null}function u(p,m){let g=p.findIndex(({location:d})=>d===
t.location),y=g<0||n===0?void 0:p[g+n];return y?`${m}.${y.location}`:null}}var qc,Xc,oe=_(()=>{"use strict";w();Me();qc=
[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];Xc={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}});function f(t,{key:e,...n}={},...r){return{tag:t,...typeof e=="string"&&{key:e},attributes:n,children:r.flat(Number.POSITIVE_INFINITY).
filter(Qc)}}function Ye(t){return t==null||t===!1?null:String(typeof t=="number"?Dt(t):t)}function Dt(t){return Math.round(
t*100)/100}function Rt(t,e,n,r){let[o,s,i,a]=[e[0],e[1],r[0],r[1]].map(Dt),[c,l,h]=[t,n,(t+n)/2].map(Dt);return`M${c} ${o}\
C${h} ${o} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${s} ${c} ${s}Z`}function Jn(t,e,n,r){let[o,s,i,a]=[e[0],e[1],r[0],
r[1]].map(Dt),[c,l,h]=[t,n,(t+n)/2].map(Dt);return`M${o} ${c}C${o} ${h} ${i} ${h} ${i} ${l}L${a} ${l}C${a} ${h} ${s} ${h}\
 ${s} ${c}Z`}function ws(t,e,n,r){let[o,s,i,a]=[e[0],e[1],r[0],r[1]].map(Dt),[c,l]=[t,n].map(Dt);return`M${o} ${c}Q${o} ${i}\
 ${l} ${i}L${l} ${a}Q${s} ${a} ${s} ${c}Z`}function Qc(t){return t!=null&&t!==!1&&t!==""}var G=_(()=>{"use strict";w()});function U(t,e,n=!1){let r=0;for(let o of t)Jc.test(o)||o===" "?r+=.29:tl.test(o)?r+=.87:el.test(o)?r+=.65:r+=.55;return r*
e*(n?1.06:1)}function it(t,e,n,r=!1){if(U(t,n,r)<=e)return t;let o=t.length-1;for(;o>1&&U(`${t.slice(0,o)}…`,n,r)>e;)o--;
return`${t.slice(0,o).trimEnd()}…`}function Ke(t,e,n,r,o=!1){let s=[],i="",a=t.split(" ");for(let[c,l]of a.entries()){
let h=i?`${i} ${l}`:l;if(!i||U(h,n,o)<=e){i=h;continue}if(s.length===r-1){i=[i,...a.slice(c)].join(" ");break}s.push(i),
i=l}return[...s,it(i,e,n,o)]}function E(t,e=0){let n=100*t,r=10**-e;return n>0&&n<r/2?`<${r.toFixed(e)} %`:`${n.toFixed(
e).replace("-","−")} %`}function A(t,e=1){if(t===Number.NEGATIVE_INFINITY)return"−∞";let n=t.toFixed(e);return Number(
n)===0?n.replace("-",""):n.replace("-","−")}function Mt(t){let e=Math.round(t);if(e<60)return`${e} min`;let n=e%60;return`${Math.
floor(e/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function at(t){let e=n=>String(Math.floor(n)).padStart(2,"0");return`${e(
t/60)}:${e(t%60)}`}var Jc,tl,el,ft,B=_(()=>{"use strict";w();Jc=/[ijlI.,:;'|!()[\]]/,tl=/[mwMW%@—…]/,el=/[A-ZÄÖÜ0-9+=<>]/;
ft=["Mon","Tue","Wed","Thu","Fri","Sat","Sun"]});function R(t){return t.stage.type/13}function D(t,e,n="label"){let r=n==="title"||n==="strong";return er*U(ks(e),tr[n]*R(
t),r)}function ks(t){return t.replaceAll("−","+")}function F(t,e,n,r,{kind:o="label",also:s,anchor:i,width:a,key:c}={}){
let l=o==="title"||o==="strong",h=a===void 0?r:it(r,a/er,tr[o]*R(t),l),u=[o,i,s].filter(Boolean).join(" ");return f("tex\
t",{...c&&{key:c},class:u,x:e,y:n},h)}function H(t,{x:e,y:n,width:r},o,s="label"){let i=tr[s]*R(t),a=U(" ",i),c=[],l=Number.
POSITIVE_INFINITY;for(let u of o){let p=u.reduce((g,y)=>g+sl(y,i),0),m=c.at(-1);m&&l+a+p<=r?(m.push({text:" "},...u),l+=
a+p):(c.push([...u]),l=p)}return{marks:c.map((u,p)=>ol(e,n+i*(1+1.5*p),u,s,i)),height:c.length*1.5*i}}function W(t){return t.
split(" ").map(e=>[{text:e}])}function ol(t,e,n,r,o){let s=.4*o,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===
i?null:h?-s:s;i=h;let p=[l,h&&"raised"].filter(Boolean).join(" ");return f("tspan",{class:p||null,dy:u},c)});return f("t\
ext",{class:r,x:t,y:e},a)}function sl({text:t,kind:e="",isRaised:n=!1},r){let o=(n?nl:1)*(e.includes("math")?rl:1);return er*
U(ks(t),r*o,e.includes("strong"))}var tr,nl,er,rl,ct=_(()=>{"use strict";w();G();B();tr={title:15.5,strong:13,label:13,small:12.5,
tiny:11.5},nl=.78,er=1.07,rl=1.12});function Ct(t,e,[n,r]){let o=t.length/e,s=new Uint8Array(3*Xe);for(let h=0;h<Xe;h++){let u=h/(Xe-1);for(let p of[0,1,2])
s[3*h+p]=Math.round(n[p]+u*(r[p]-n[p]))}let i=new Uint8Array(o*(e+1));for(let h=0;h<o;h++)for(let u=0;u<e;u++){let p=Math.
min(1,Math.max(0,Number(t[h*e+u])||0));i[h*(e+1)+1+u]=Math.round(p*(Xe-1))}let a=[...Qe(e),...Qe(o),8,3,0,0,0],c=[...il,
...Ze("IHDR",a),...Ze("PLTE",s),...Ze("IDAT",cl(i)),...Ze("IEND",[])],l="";for(let h of c)l+=String.fromCharCode(h);return`\
data:image/png;base64,${btoa(l)}`}function Ze(t,e){let n=[...t].map(o=>o.charCodeAt(0)).concat(Array.from(e)),r=4294967295;
for(let o of n)r=Number(al[(r^o)&255])^r>>>8;return[...Qe(e.length),...n,...Qe(~r)]}function cl(t){let e=[120,1];for(let o=0;o<
t.length;o+=nr){let s=t.subarray(o,o+nr),i=o+nr>=t.length,[a,c]=[s.length&255,s.length>>8];e.push(Number(i),a,c,a^255,c^
255,...s)}let[n,r]=[1,0];for(let o of t)n=(n+o)%65521,r=(r+n)%65521;return[...e,r>>8,r&255,n>>8,n&255]}function Qe(t){return[
24,16,8,0].map(e=>t>>>e&255)}var il,Xe,nr,al,ve=_(()=>{"use strict";w();il=[137,80,78,71,13,10,26,10],Xe=256,nr=65535,al=
Uint32Array.from({length:256},(t,e)=>{let n=e;for(let r=0;r<8;r++)n=n>>>1^(n&1?3988292384:0);return n})});function vs(t,e,n){let{width:r,height:o}=t.stage.size,s=R(t),i=Math.min(ll*s,.035*r),a=hl(t,e,i),c={x:i,y:a.height,width:r-
2*i,height:o-a.height-6*s};return[f("g",{key:"opened",class:"opened","font-size":13*s,"data-block":e.name},a.marks,As(n,
c,16*s).map(({card:l,box:h})=>f("g",{key:l.key},l.marks(h))))]}function As(t,e,n){let r=n*(t.length-1),o=t.reduce((p,{least:m})=>p+
m.width,r),s=t.reduce((p,{least:m})=>p+m.height,r),i=t.every(({least:p})=>p.height<=e.height),a=t.every(({least:p})=>p.width<=
e.width);if(t.length>1&&!(o<=e.width&&i)&&!(s<=e.height&&a)){let p=t.reduce((m,g)=>g.rank>m.rank?g:m);return As(t.filter(
m=>m!==p),e,n)}let c=t.length===1||o<=e.width&&i,l=t.reduce((p,{share:m=1})=>p+m,0),{x:h,y:u}=e;return t.map(p=>{let m=(p.
share??1)/l,g=c?{x:h,y:u,height:e.height,width:p.least.width+m*(e.width-o)}:{x:h,y:u,width:e.width,height:p.least.height+
m*(e.height-s)};return c?h+=g.width+n:u+=g.height+n,{card:p,box:g}})}function Y(t,{x:e,y:n,width:r,height:o},s,i=s){let a=R(
t),c=D(t,s,"title")<=r-28*a;return[f("rect",{key:"card",class:"card",x:e,y:n,width:r,height:o,rx:10*a}),F(t,e+14*a,n+22*
a,c?s:i,{kind:"title",width:r-28*a})]}function X(t,{x:e,y:n,width:r,height:o}){let s=R(t);return{x:e+14*s,y:n+30*s,width:r-
28*s,height:o-38*s}}function lt(t,e,n,r,o,{isButton:s=!0,isPressed:i}={}){let a=R(t),c=D(t,r,"label")+(s?24:4)*a;return{
mark:f("g",{key:r,class:`part control${s?"":" link-words"}${i?" pressed":""}`,role:"data-more"in o?"link":"button",tabindex:0,
"aria-label":r,"aria-pressed":i===void 0?null:String(i),...o},f("rect",{class:s?"control-ground":"ground",x:e,y:n-15*a,width:c,
height:30*a,rx:15*a}),F(t,e+(s?12:2)*a,n+4.5*a,r)),width:c}}function hl(t,e,n){let{width:r,height:o}=t.stage.size,s=R(t),
i=bs(e,t.reading),a=ul(t,i,n),c="goes back",l=46*s+D(t,c,"small"),h="You are here",u=D(t,h,"small")+10*s,p=r-n,m=p-a.end-
20*s,g=o>=560*s&&or(t,rr*s)>m,y=g?$s(t,p-n-u):$s(t,m,Ms*2),d=y?or(t,y):0,b=g||m-d>=u,k=g?m:m-d-(b?u:0),M=(g?46:8)*s+(rr*
s-(y??0))/2;return{height:(g?xs+36:xs)*s,marks:[a.marks,k>=l+16*s&&[f("rect",{class:"key",x:a.end+16*s,y:10*s,width:34*s,
height:22*s,rx:5*s}),F(t,a.end+33*s,25.5*s,"Esc",{kind:"small",anchor:"middle"}),F(t,a.end+58*s,25.5*s,c,{kind:"small"})],
y!==null&&b&&F(t,p-d-10*s,(g?64:26)*s,h,{kind:"small",anchor:"end"}),y!==null&&f("g",{key:"thumbnails"},pl(t,e,p-d,M,y))]}}
function ul(t,e,n){let r=R(t),o=t.stage.size.width-2*n,s=n,i=[];for(let[a,{name:c,words:l}]of e.entries()){let h=a===e.length-
1,u=h?"strong":"label",p=Math.min(D(t,l,u),Math.max(20*r,n+o-s));if(i.push(f("g",{key:`crumb ${a}`,class:`part crumb${h?
" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"aria-current":h?"page":null,"aria-label":h?null:
`Back to ${l}`},f("rect",{class:"ground",x:s-3*r,y:6*r,width:p+6*r,height:30*r,rx:5}),F(t,s,26*r,l,{kind:u,width:p+1}))),
s+=p,h)break;i.push(f("path",{key:`then ${a}`,class:"chevron",d:`M${s+8*r} ${16.5*r}l${4.5*r} ${5*r}l${-4.5*r} ${5*r}`})),
s+=21*r}return{marks:i,end:s}}function $s(t,e,n=Ms){let r=R(t);for(let o=rr;o>=n;o--)if(or(t,o*r)<=e)return o*r;return null}
function or(t,e){let{layers:n,heads:r}=t.reading;return n*(r*(e+2)+(e*.4+8*R(t)))+2.2*e}function pl(t,e,n,r,o){let{reading:s}=t,
i=R(t),a=[],c=n;for(let b=0;b<s.layers;b++){for(let M=0;M<s.heads;M++){let x=s.weights(b,M),v=Math.max(...x)||1,T=s.isRemoved(
b,M)||s.isSkipped(b,"attention");a.push(d(`layers.${b}.heads.${M}`,`Layer ${b}, head ${M}${T?", switched off":""}`,c,o,[
f("image",{key:"map",class:"map",href:Ct(x.map($=>$/v),s.count,t.scale),x:c,y:r,width:o,height:o,preserveAspectRatio:"no\
ne",opacity:T?.2:1})])),c+=o+2}let k=.4*o;a.push(d(`layers.${b}.stream`,`Layer ${b}: residual stream`,c,k,[[[.2,.6],[.45,
.9],[.7,1]].map(([M=0,x=0],v)=>f("rect",{key:`line ${v}`,class:"length",x:c+2,y:r+M*o,width:Math.max(1,(k-4)*x),height:Math.
max(1,.12*o)}))])),c+=k+8*i}let l=r+o/2,[h,u]=[r+.2*o,r+.8*o],p=.09*o,m=c+1.2*o;s.hasPointer&&a.push(d("pointer","Pointe\
r",c,1.2*o,[f("path",{class:"pointer",d:Rt(c,[l-p,l],m,[h-p,h+p])})],[r,o/2])),s.hasGeneration&&a.push(d("generation","G\
eneration",c,1.2*o,[f("path",{class:"generation",d:Rt(c,[l,l+p],m,[u-p,u+p])})],[l,o/2])),s.hasGate&&a.push(d("gate","Ga\
te",m,.3*o,[f("rect",{class:"pointer",x:m+1,y:r+2,width:.3*o-2,height:(o-4)*s.gate}),f("rect",{class:"generation",x:m+1,
y:r+2+(o-4)*s.gate,width:.3*o-2,height:(o-4)*(1-s.gate)})]));let{location:g}=s.trace.prediction,y=m+.3*o;return a.push(d(
`places.${g}`,`Answer: ${s.nameOf(g).label}`,y,.7*o-2,[f("rect",{class:"answer-bar",x:y+2,y:l-p,width:.7*o-6,height:2*p})])),
a;function d(b,k,M,x,v,[T,$]=[r,o]){let S=e.name===b||e.name.startsWith(`${b}.`),N=b.includes("heads");return f("g",{key:b,
class:`part thumb${S?" here":""}`,"data-open":b,role:"link",tabindex:0,"aria-label":k,"aria-current":S?"true":null},v.flat(),
f("rect",{key:"frame",class:N||S?"thumb-frame":"ground",x:M,y:T,width:x,height:$,rx:2}),f("title",{},k))}}var ll,xs,rr,Ms,
vt=_(()=>{"use strict";w();oe();ct();G();ve();ll=20,xs=46,rr=28,Ms=9});function It(t,e,n,r){let{colour:o,numbered:s=new Set,chosen:i=null,exact:a}=r,c=R(t),l=n.length,h=e.width/l,u=h>6?Math.min(
.3*h,6*c):h>2.5?.8:0,p=Array.from(n,Number),m=Os(p),g=new Map([...s].map(N=>[N,A(p[N]??0,m)])),y=[...g.values()].some(N=>D(
t,N,"tiny")>h+2*c),d=g.size>0&&!y?Es*c:1,b=y?Es*c:0,[k,M]=r.extent??Je(p),x=fl(e.height-b,k,M,d),v=x>0?Math.max(d,k*x):(e.
height-b)/2,T=e.y+b+v,$=p.map((N,L)=>{let C=Math.abs(N)*x,j=L===i;return f("rect",{key:`bar ${L}`,class:`bar ${o}${N<0?"\
 negative":""}${j?" chosen":""}`,x:e.x+L*h+u/2,y:N<0?T:T-C,width:Math.max(.5,h-u),height:Math.max(.4,C)},a&&f("title",{},
a(L)))}),S=[...g].map(([N,L])=>F(t,e.x+Ss((N+.5)*h,D(t,L,"tiny")/2,e.width),y?e.y+9*c:T+(Number(p[N])<0?-3:10.5)*c,L,{kind:"\
tiny",anchor:"middle",also:N===i?"chosen":"",key:`number ${N}`}));return[f("path",{key:"line",class:"axis",d:`M${e.x} ${T}\
H${e.x+e.width}`}),$,S]}function fl(t,e,n,r){if(e+n===0)return 0;let o=t/(e+n);return Math.min(e,n)*o>=r?o:Math.max(0,t-
r)/Math.max(e,n)}function se(t,e,n,r,o=null){let s=n.length,i=r/s,a=1.5*R(t),c=e.map(Os),l=Array.from(n,(g,y)=>Math.max(
...e.map((d,b)=>D(t,A(Number(d[y]),c[b]),"tiny")))/2),h=[...l.keys()].sort((g,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[g])));o!==null&&h.unshift(o);let u=new Set;for(let g of h)[...u].every(d=>Math.abs(p(d)-p(g))>=m(g)+m(d)+a)&&u.add(g);
return u;function p(g){return Ss((g+.5)*i,m(g),r)}function m(g){return l[g]??0}}function Ss(t,e,n){return Math.max(e,Math.
min(n-e,t))}function Je(t){let e=Array.from(t);return[Math.max(0,...e),Math.max(0,...e.map(n=>-n))]}function Os(t){let e=Math.
max(...Je(t));return e>=99.5?0:e>=.95?1:2}var Es,Ae=_(()=>{"use strict";w();ct();G();B();Es=13});function Vt(t,e,n,{chosen:r=null,open:o}={}){let s=R(t),i=e.width<380*s,a=Math.min(96*s,e.height/n.length),c=!i&&a>=34*s,
l=r===null?0:54*s,h=Math.max(...n.map(k=>Math.max(D(t,k.title,"strong"),c?D(t,k.says,"small"):0))),u=i?0:Math.min(h+12*s,
.42*e.width),p=e.x+u,m=e.width-u-l,g=i?17*s:0,y={x:p,width:m,height:Math.max(6*s,a-Ns*s-g)},d=n[0]?.values.length??1,b=m/
d;return[n.map(({key:k,title:M,says:x,values:v,colour:T,open:$},S)=>{let N=e.y+S*a,L=i?N+12*s:N+a/2+(c?-2:4)*s,C=i?e.width:
u-8*s,j=D(t,M,"strong")+10*s;return f("g",{key:k,class:$?"part choice row":"row","data-open":$??null,role:$?"button":null,
tabindex:$?0:null,"aria-label":$?M:null},$&&f("rect",{key:"ground",class:"ground",x:e.x-4*s,y:N,width:e.width+8*s,height:a,
rx:4}),F(t,e.x,L,M,{kind:"strong",width:C,key:"title"}),i&&F(t,e.x+j,L,x,{kind:"small",width:e.width-j,key:"beside"}),c&&
F(t,e.x,L+15*s,x,{kind:"small",width:C,key:"says"}),It(t,{...y,y:N+g+Ns/2*s},v,{colour:T,chosen:r,exact:P=>`${M}, number\
 ${P+1}: ${A(Number(v[P]),4)}`}),r!==null&&F(t,e.x+e.width,N+g+(a-g)/2+4.5*s,A(Number(v[r]),2),{kind:"strong",anchor:"en\
d",key:"chosen"}))}),r!==null&&f("rect",{key:"strongest",class:"strongest",x:p+r*b-1.5,y:e.y,width:b+3,height:a*n.length,
rx:3}),o&&f("g",{key:"positions"},Array.from({length:d},(k,M)=>f("rect",{key:`position ${M}`,class:"cell",x:p+M*b,y:e.y,
width:b,height:a*n.length,"data-open":o(M),role:"button",tabindex:M===r?0:"-1","aria-current":M===r?"true":null},f("titl\
e",{},n.map(({title:x,values:v})=>`${x}: ${A(Number(v[M]),3)}`).join(`
`)))))]}var Ns,tn=_(()=>{"use strict";w();Ae();ct();G();B();Ns=8});function Ts(t){let e=yl(t??"").map(bl);for(let n=gl;n>0;n--)for(let r=0;r+n<=e.length;r++){let o=sr.get(e.slice(r,r+n).join(
" "));if(o)return o}return"pin"}function yl(t){return t.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??
[]}function bl(t){let e=t.replace(/s$/,"");return dl.has(e)?e:t}var _s,ml,sr,dl,gl,Ls=_(()=>{"use strict";w();_s={pin:"M\
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
ml={home:["home","house","apartment","condo","residence","residence hall","residential","housing","dorm","dormitory"],restaurant:[
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
op","moving target","rental car location"],bike:["bike","bicycle","bike rental","bike share"]},sr=new Map(Object.entries(
ml).flatMap(([t,e])=>e.map(n=>[n,t]))),dl=new Set([...sr.keys()].flatMap(t=>t.split(" "))),gl=Math.max(...[...sr.keys()].
map(t=>t.split(" ").length))});function mt(t,e,n,r){let o=r/wl;return f("path",{key:"icon",class:"icon",d:_s[Ts(t)],transform:`translate(${e.toFixed(2)}\
 ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}var wl,qt=_(()=>{"use strict";w();Ls();G();
wl=24});function z(t,e){let n=t.visits[e];return n?`${n.label}, ${Pt(t,e)}`:""}function Yt(t,e){return t.visits[e]?.label??""}function ir(t){
return t>0&&t<5e-4?"<0.1 %":E(t,1)}function Pt(t,e){let n=t.visits[e];return n?`${ft[n.weekday]} ${at(n.start_minute)}`:
""}function Cs(t,e){return Mt(t.visits[e]?.duration_minutes??0)}function Is(t,e,{weights:n,scores:r,temperature:o},s,{colour:i,
open:a}){let{reading:c}=t,l=R(t),h=e.width/c.count,u=h>=18*l,p=e.y+e.height-(u?38:18)*l,m=e.y+17*l,g=Math.max(...n)||1,y=Math.
max(0,p-m)/g,d=T(Rs(n,s).map($=>({visit:$,half:D(t,x(n[$],$),$===s?"strong":"tiny")/2}))),b=T(Rs(n,s).map($=>({visit:$,half:D(
t,v($),$===s?"strong":"tiny")/2})));return[f("path",{key:"foot",class:"axis",d:`M${e.x} ${p}H${e.x+e.width}`}),c.visits.
map(({category:$},S)=>{let N=k(S),L=S===s,C=Number(n[S])*y;return f("g",{key:`visit ${S}`,class:`part choice${L?" here":
""}`,"data-open":a(S),role:"button",tabindex:"-1","aria-label":`${z(c,S)}: weight ${E(Number(n[S]),1)}`},f("rect",{key:"\
ground",class:"ground",x:e.x+S*h,y:e.y,width:h,height:e.height}),f("rect",{key:"bar",class:`bar ${i}${L?" chosen":""}`,x:N-
Math.min(.36*h,20*l),y:p-C,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,C)}),d.has(S)&&F(t,M(S,d),p-C-4*l,x(
n[S],S),{kind:L?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&mt($,N-7*l,p+5*l,14*l),b.has(S)&&F(t,M(S,b),
e.y+e.height-4*l,v(S),{kind:L?"strong":"tiny",anchor:"middle",key:"score"}),f("title",{},`${z(c,S)}: score ${A(Number(r[S]),
3)}, weight ${E(Number(n[S]),2)}`))})];function k($){return e.x+($+.5)*h}function M($,S){let N=S.get($)??0;return Math.max(
e.x+N,Math.min(e.x+e.width-N,k($)))}function x($,S){return S===s?ir(Number($)):E(Number($)).replace(" %","")}function v($){
return A(Number(r[$])/o,$===s?2:1)}function T($){let S=new Map;for(let{visit:N,half:L}of $){let C=Math.max(e.x+L,Math.min(
e.x+e.width-L,k(N)));[...S].every(([P,I])=>{let Z=Math.max(e.x+I,Math.min(e.x+e.width-I,k(P)));return Math.abs(C-Z)>=L+I+
3*l})&&S.set(N,L)}return S}}function Rs(t,e){let n=[...Array(t.length).keys()].filter(r=>r!==e).sort((r,o)=>Number(t[o])-
Number(t[r]));return[e,...n]}var At=_(()=>{"use strict";w();qt();ct();G();B()});function Ps(t,e){let n=R(t);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:r=>kl(t,r)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:r=>xl(t,r)}]}function kl(t,e){let{reading:n}=t,r=R(t),o=X(t,e),s=n.values(
"context"),i=H(t,o,W(`${z(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${s.length} numbers\
 of length ${A(Math.hypot(...s))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(s.length/(o.width/
(40*r))),Math.floor((o.height-i.height)/(64*r)))),c=Math.ceil(s.length/a),l=Math.min(120*r,(o.height-i.height-8*r)/a);return[
...Y(t,e,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let p=s.subarray(u*c,(u+1)*c),m=o.width*p.length/c,g={...o,
y:o.y+i.height+8*r+u*l,width:m,height:Math.max(28*r,l-10*r)};return p.length>0&&f("g",{key:`line ${u}`},It(t,g,p,{colour:"\
stream",extent:Je(s),numbered:se(t,[p],p,m),exact:y=>`Number ${u*c+y+1}: ${A(Number(p[y]),4)}`}))})]}function xl(t,e){let{
reading:n}=t,r=R(t),o=X(t,e),s=[];n.has("pointer.query")&&s.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&s.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&s.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=H(t,o,W("Each reads the same numbers, through a mat\
rix of its own:"),"small");return[...Y(t,e,"What reads it"),...i.marks,s.length>0&&f("g",{key:"rows"},Vt(t,{...o,y:o.y+i.
height+6*r,height:o.height-i.height-6*r},s))]}var Ws=_(()=>{"use strict";w();vt();Ae();tn();At();ct();G();B()});function ie(t,e,n,r,o){let s=`layers.${e}.heads.${n}`,i=t.values(`${s}.queries`),a=t.values(`${s}.keys`),c=i.length/t.count,
l=t.trace.interventions.scaling!==!1,h=ce(Ft(i,r,c),Ft(a,o,c));return Fs(h,l,null,t,o)}function en(t,e,n,r){let o=Ft(t.values(
`layers.${e}.heads.${n}.scores`),r,t.count);return ar(o,t.trace.interventions.attention_temperature??1)}function ae(t,e){
let n=t.values("pointer.query"),r=t.values("pointer.keys"),o=t.trace.interventions.pointer_scaling!==!1,s=t.has("pointer\
.bias")?Number(t.values("pointer.bias")[e]):null;return Fs(ce(n,Ft(r,e,n.length)),o,s,t,e)}function nn(t){return ar(t.pointerScores,
t.trace.interventions.pointer_temperature??1)}function Fs(t,e,n,r,o){let s=t.first.length,i=t.sum/(e?Math.sqrt(s):1)+(n??
0),a=r.visits[o]?.masked??!1;return{dot:t,width:s,isScaled:e,bias:n,isBiasOff:n!==null&&r.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function ce(t,e){let n=Array.from(t,(r,o)=>r*e[o]);return{first:t,
second:e,products:n,sum:ue(n)}}function ar(t,e){let n=Array.from(t,Number).filter(Number.isFinite),r=Math.max(...n)/e,o=Math.
abs(r)>9?r:0,s=Array.from(t,c=>Math.exp(c/e-o)),i=ue(s),a=s.map(c=>c/i);return{scores:t,temperature:e,shift:o,exponentials:s,
total:i,weights:a}}function Ee(t,e,n,r,o,s){if(!t.has(`${n}.mean`))return null;let i=t.trace.architecture.d_model,a=Number(
t.values(e)[o*i+s]),c=Number(t.values(`${n}.mean`)[o]),l=Number(t.values(`${n}.reciprocal_deviation`)[o]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:Wt(t,`${r}.weight`,s),bias:Wt(t,`${r}.bias`,s),result:Number(t.values(n)[o*i+s])}}function rn(t,e,n,r){
let o=`transformer.layers.${e}.linear2`,s=t.trace.weights?.[`${o}.weight`],i=Wt(t,`${o}.bias`,r),a=et(t,`layers.${e}.fee\
d_forward.hidden`,n);return!s||i===null?null:{dot:ce(a,Ft(s.values,r,a.length)),bias:i}}function Hs(t,e,n){let r=t.trace.
weights?.["input_proj.weight"],o=Wt(t,"input_proj.bias",n);if(!r||o===null)return null;let s=Number(r.shape[1]),i=n*s,a=t.
slices.map(({name:c,label:l})=>{let h=cr(t,c,e),u=ce(h,r.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:o,sum:ue(a.map(({dot:c})=>c.sum))+o}}function cr(t,e,n){let r=t.values(`inputs.${e}`);return Ft(
r,n,r.length/t.count)}function et(t,e,n){let r=t.values(e);return Ft(r,n,r.length/t.count)}function le(t){if(!t.has("gat\
e.logit")||!t.has("gate.hidden"))return null;let e=t.values("gate.hidden"),n=t.trace.weights?.["ptr_gen_gate.2.weight"],
r=Number(t.values("gate.logit")[0]);return{hidden:e,dot:n?ce(e,n.values):null,bias:Wt(t,"ptr_gen_gate.2.bias",0),logit:r,
learned:1/(1+Math.exp(-r))}}function Ht(t,e){let n=t.values("context"),r=t.trace.weights?.["gen_head.weight"],o=r?ce(n,Ft(
r.values,e,n.length)):null,s=Wt(t,"gen_head.bias",e),i=t.trace.tensors["generation.logits"]?.values,a=o&&s!==null?o.sum+
s:null;return{dot:o,bias:s,logit:i?Number(i[e]):a}}function Gs(t){let e=t.trace.tensors["generation.logits"]?.values;return e?
ar(e,1):null}function he(t,e){let{gate:n}=t,r=t.locations.flatMap((i,a)=>i===e?[a]:[]),o=t.hasPointer?ue(r.map(i=>Number(
t.pointerWeights[i]))):0,s=$l(t,e,o);return{visits:r,pointer:o,generation:s,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
s,probability:n*o+(1-n)*s}}function $l(t,e,n){if(!t.hasGeneration)return 0;let r=t.trace.location_probabilities.generation;
if(t.has("generation.probabilities")||r?.some(i=>i.location===e)||t.gate===1)return t.probabilityOf("generation",e);let s=t.
probabilityOf("final",e)-t.gate*n;return Math.max(0,s)/(1-t.gate)}function Wt(t,e,n){let r=t.trace.weights?.[e];return r?
Number(r.values[n]):null}function Ft(t,e,n){return t.subarray(e*n,(e+1)*n)}function ue(t){return Array.from(t).reduce((e,n)=>e+
n,0)}var Et=_(()=>{"use strict";w()});function Se(t,e,{first:n,second:r,products:o},s){let i=R(t),a=o.length,c=a>vl&&e.height>=176*i,l=c?34*i:0,h=(e.height-l)/
3,u=16*i,p=e.x+js*i,m=e.width-js*i,g=Oe(o),y=se(t,[n,r,o],o,m,g),d=[{...s[0],values:n,title:s[0].words},{...s[1],values:r,
title:`× ${s[1].words}`},{letter:s[0].letter+s[1].letter,colour:"product",values:o,title:`= ${a} products`}],b=m/a,k=M=>`${A(
Number(n[M]),4)} × ${A(Number(r[M]),4)} = ${A(Number(o[M]),4)}`;return[f("rect",{key:"strongest",class:"strongest",x:p+
g*b-1,y:e.y+u,width:b+2,height:3*h-u-2*i,rx:3}),d.map(({letter:M,colour:x,values:v,title:T},$)=>{let S=e.y+$*h,N={x:p,y:S+
u,width:m,height:h-u-6*i};return f("g",{key:`row ${$}`},F(t,e.x,S+12*i,T,{kind:"small",also:"halo",width:e.width,key:"ti\
tle"}),F(t,e.x,S+u+.5*N.height+5*i,M,{also:`math letter ${x}-words`,key:"letter"}),It(t,N,v,{colour:x,numbered:y,chosen:g,
exact:k}))}),c&&El(t,{x:p,y:e.y+3*h,width:m,height:l},o)]}function El(t,{x:e,y:n,width:r},o){let s=R(t),i=r/o.length,a=Math.
max(Ml,Math.ceil(o.length/8));for(;a<o.length&&a*i<D(t,"−888.88","tiny");)a*=2;let c=Math.ceil(o.length/a);return f("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*a,(h+1)*a),[p,m]=[e+h*a*i+2,e+(h*a+u.length)*i-2],g=u.reduce(
(y,d)=>y+d,0);return[f("path",{key:`span ${h}`,class:"axis",d:`M${p} ${n}v${4*s}H${m}v${-4*s}`}),F(t,(p+m)/2,n+17*s,A(g,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function on(t,e,n,r,o,s,i){let a=R(t),c=Sl(n,r,s),l=Ol(n,r,o,i.over),
h={x:e.x,y:0,width:e.width},u=H(t,h,c).height+H(t,h,l).height+10*a,p=132*a,m=Math.max(70*a,Math.min(.36*e.height,210*a)),
g=e.height-u-m>=p,y=Math.min(e.height-u-(g?m:0),276*a),d=e.height-u-y,b=H(t,{...h,y:e.y+y+4*a},c),k=H(t,{...h,y:e.y+y+b.
height+6*a},l);return[f("g",{key:"dot"},Se(t,{...e,height:y},n.dot,s)),f("path",{key:"rule",class:"rule",d:`M${e.x} ${e.
y+y}H${e.x+e.width}`}),f("g",{key:"score steps"},b.marks),f("g",{key:"softmax steps"},k.marks),g&&f("g",{key:"softmax"},
Is(t,{...e,y:e.y+y+u,height:d},r,o,i))]}function Sl({dot:t,width:e,isScaled:n,bias:r,isBiasOff:o,isMasked:s,unmasked:i},{
temperature:a},[c,l]){let h=n?t.sum/Math.sqrt(e):t.sum,u=[...W("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${A(t.sum,2)}`,kind:"strong"}],n?[{text:`${pe}\
 ÷ √${e} = `},{text:A(h,2),kind:"strong"}]:[{text:`${pe} not divided by √${e}: scaling is off`}]];return r!==null&&
u.push(o?[{text:`${pe} no position bias: it is off`}]:[{text:`${pe} ${r<0?"−":"+"} ${A(Math.abs(r),2)} (position bias)\
 = `},{text:A(i,2),kind:"strong"}]),s?u.push([{text:`${pe} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&u.push([{text:`${pe}\
 ÷ temperature ${Nl(a)} = `},{text:A(i/a,2),kind:"strong"}]),u}function Ol({isMasked:t},e,n,r){let{scores:o,temperature:s,
shift:i,exponentials:a,total:c,weights:l}=e;if(t)return W("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/s-i,u=Number(a[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:A(h,2),isRaised:!0},{text:` = ${_t(u)}\
;`}],[{text:`${_t(u)} / ${_t(c)} = `},{text:ir(Number(l[n])),kind:"strong"},{text:","}],...W(`where ${_t(c)} is the sum \
over ${r}${i?`, after ${A(i,2)}, the largest score, is subtracted from each`:""}.`)]}function _t(t){if(t>=1e3)return Math.
round(t).toLocaleString("en");if(t>=100)return t.toFixed(0);if(t>=10)return t.toFixed(1);if(t>=.095)return t.toFixed(2);
if(t===0)return"0";let[e="",n=""]=t.toExponential(1).split("e");return`${e} × 10${Array.from(n,r=>Al[r]??"").join("")}`}
function Oe(t){let e=0;for(let n=1;n<t.length;n++)Math.abs(Number(t[n]))>Math.abs(Number(t[e]))&&(e=n);return e}function Nl(t){
return String(Math.round(1e3*t)/1e3)}var pe,js,Ml,vl,Al,Kt=_(()=>{"use strict";w();Ae();At();ct();G();B();pe="→",js=30,
Ml=8,vl=20,Al=Object.fromEntries(Array.from("-0123456789",(t,e)=>[t,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[e]??""]))});function zs(t,e){let n=R(t),r=le(t.reading),o=[];return r&&o.push({key:"units",least:{width:320*n,height:240*n},rank:1,share:1.4,
marks:s=>_l(t,s,r)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:s=>Ll(t,s,r)}),o}function _l(t,e,{
hidden:n,dot:r,bias:o,logit:s}){let i=R(t),a=X(t,e),c=r&&o!==null?[...W("Sum of the products"),[{text:"h",kind:"math que\
ry-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${A(r.sum,2)}`,kind:"strong"}],[{text:`→ ${o<0?"−":
"+"} ${A(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:A(s,2),kind:"strong"}]]:[...W("Each unit is multiplied by a \
learned weight; the sum and a bias give the"),[{text:"logit "},{text:A(s,2),kind:"strong"}]],l=H(t,{...a,y:0},c),h=lt(t,
a.x,a.y+a.height-10*i,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(a.height-l.height-36*i,450*i),
p=H(t,{...a,y:a.y+u+4*i},c),m=se(t,[n],n,a.width);return[...Y(t,e,`${n.length} hidden units read the context`),f("g",{key:"\
dot"},r?Se(t,{...a,height:u},r,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},{letter:"w",
words:"Weight of each unit",colour:"key"}]):It(t,{...a,height:u},n,{colour:"query",numbered:m})),...p.marks,h.mark]}function Ll(t,e,n){
let{reading:r}=t,o=R(t),s=X(t,e),{gate:i,trace:a}=r,c=H(t,{...s,y:0},m()),l=54*o,h={...s,x:s.x+34*o,width:s.width-48*o,y:s.
y+6*o,height:s.height-c.height-l-40*o},u=H(t,{...s,y:s.y+s.height-c.height-l-6*o},m());return[...Y(t,e,p()),n&&h.height>=
60*o&&f("g",{key:"curve"},g(h,n)),...u.marks,f("g",{key:"shares"},y({...s,y:s.y+s.height-l+8*o,height:22*o}))];function p(){
return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone answers":typeof a.interventions.
gate=="number"?"A gate set by hand":"A fixed gate"}function m(){let{only:d}=a.interventions,b=[{text:`gate = ${i.toFixed(
3)}`,kind:"strong"}];if(!n){let x=d?`Only the ${d==="pointer"?"pointer":"generation head"} answers:`:typeof a.interventions.
gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths count the same:";return[...W(x),b]}let k=[
[{text:"1 / (1 + e",kind:""},{text:A(-n.logit,2),isRaised:!0},{text:") = "},{text:n.learned.toFixed(3),kind:"strong"}]];
if(a.gate.learned)return[...k,...W(`is the gate: ${E(i,1)} of the answer comes from the pointer, ${E(1-i,1)} from genera\
tion.`)];let M=d?`Only the ${d==="pointer"?"pointer":"generation head"} answers, so that the gate is ${i.toFixed(2)}.`:`\
It is set by hand to ${i.toFixed(3)}.`;return[...W(M),...W("As learned it would be"),...k]}function g(d,{logit:b,learned:k}){
let M=Math.max(Tl,Math.ceil(Math.abs(b))),x=C=>d.x+(C+M)/(2*M)*d.width,v=d.y+d.height,T=C=>v-C*d.height,$=Array.from({length:61},
(C,j)=>{let P=-M+j/30*M;return`${x(P).toFixed(1)} ${T(1/(1+Math.exp(-P))).toFixed(1)}`}),[S,N]=[x(b),T(k)],L=b>0;return[
f("path",{key:"axes",class:"axis",d:`M${d.x} ${d.y}V${v}H${d.x+d.width}M${d.x} ${T(.5)}H${d.x+d.width}`}),[0,.5,1].map(C=>F(
t,d.x-6*o,T(C)+4*o,C===.5?"0.5":String(C),{kind:"tiny",anchor:"end",key:`share ${C}`})),[-M,0,M].map(C=>F(t,x(C),v+15*o,
A(C,0),{kind:"tiny",anchor:"middle",key:`logit ${C}`})),F(t,(x(0)+x(-M))/2,v+15*o,"logit",{kind:"tiny",anchor:"middle",key:"\
axis"}),f("path",{key:"line",class:"curve",d:`M${$.join("L")}`}),f("path",{key:"lead",class:"lead",d:`M${S} ${v}V${N}H${d.
x}`}),f("circle",{key:"point",class:"point",cx:S,cy:N,r:5.5*o}),F(t,S+(L?-10:10)*o,L?Math.max(N-6*o,d.y+9*o):N-8*o,k.toFixed(
2),{kind:"strong",anchor:L?"end":void 0,key:"value"})]}function y(d){let b=i*d.width;return[f("rect",{key:"pointer",class:"\
bar pointer",x:d.x,y:d.y,width:b,height:d.height}),f("rect",{key:"generation",class:"bar generation",x:d.x+b,y:d.y,width:d.
width-b,height:d.height}),F(t,d.x,d.y+d.height+15*o,`pointer ${E(i,1)}`,{kind:"small",key:"of pointer"}),F(t,d.x+d.width,
d.y+d.height+15*o,`generation ${E(1-i,1)}`,{kind:"small",anchor:"end",key:"of generation"})]}}var Tl,Us=_(()=>{"use stri\
ct";w();vt();Et();Kt();Ae();ct();G();B();Tl=6});function dt(t,e,n,{largest:r,most:o=Ds,isOrdered:s=!1,isWalked:i=!1}={}){let a=R(t),c=Math.max(1,Math.floor(e.height/(Bs*
a))),l=!s&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*a,e.height/(h.length+Number(l))),p=u>=30*a,m=Math.max(
1,Math.ceil(Bs*a/u)),g=h.findIndex(({isChosen:$})=>$),y=u>=13*a&&h.some(({category:$})=>$!==void 0),d=y?22*a:0,b=Math.max(
...h.map(({text:$})=>D(t,$,"strong")))+8*a,k=Math.max(0,...h.map(({beside:$=""})=>$?D(t,$,"small")+10*a:0)),M=Math.max(...h.
map(({label:$,says:S=""})=>Math.max(D(t,$,"strong"),p?D(t,S,"small"):0)))+8*a,x=Math.min(M,.58*(e.width-d-b-k)),v={x:e.x+
d+x,width:Math.max(1,e.width-d-x-b-k)},T=r??(Math.max(...h.map(({parts:$})=>$.reduce((S,{value:N})=>S+Math.abs(N),0)))||
1);return[h.map(($,S)=>{let N=e.y+(S+.5)*u,L=S===g||(h.length-1-S)%m===0&&(g<0||Math.abs(S-g)>=m),C=v.x,j=Math.min(.62*u,
.42*o*a);return f("g",{key:$.key,class:`${$.open?"part ":""}choice row${$.isChosen?" here":""}${$.isOff?" off":""}`,"dat\
a-open":$.open??null,role:$.open?"button":null,tabindex:$.open?i&&!$.isChosen?"-1":0:null,"aria-label":$.open?`${$.label}\
: ${$.text}`:null},f("rect",{key:"ground",class:"ground",x:e.x-3*a,y:N-u/2,width:e.width+6*a,height:u,rx:4}),y&&(L||u>=17*
a)&&$.category!==void 0&&mt($.category,e.x,N-7.5*a,15*a),L&&F(t,e.x+d,N+(p&&$.says?-2:4.5)*a,$.label,{kind:$.isChosen?"s\
trong":"label",width:x-6*a,key:"name"}),p&&$.says&&F(t,e.x+d,N+12.5*a,$.says,{kind:"small",width:x-6*a,key:"says"}),$.parts.
map(({value:P,colour:I},Z)=>{let nt=Math.abs(P)/T*v.width,rt=f("rect",{key:`part ${Z}`,class:`bar ${I}${P<0?" negative":
""}${$.isChosen?" chosen":""}`,x:C,y:N-j/2,width:Math.max(.5,Math.min(v.width,nt)-($.parts.length>1&&nt>2?.8:0)),height:Math.
max(1,j)});return C+=nt,rt}),L&&$.beside&&F(t,e.x+e.width-b,N+4.5*a,$.beside,{kind:"small",anchor:"end",key:"beside"}),L&&
F(t,e.x+e.width,N+4.5*a,$.text,{kind:$.isChosen?"strong":"label",anchor:"end",key:"value"}),$.exact&&f("title",{},$.exact))}),
l&&F(t,e.x,e.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function fe(t,e,n,r=Ds){
return Math.min(r*R(t)*n,e.height)}var Bs,Ds,me=_(()=>{"use strict";w();qt();ct();G();Bs=14,Ds=34});function Vs(t,e){let n=R(t);return[{key:"places",least:{width:300*n,height:230*n},rank:e.isLeaf?1:0,marks:r=>Rl(t,r,e)},
{key:"logit",least:{width:320*n,height:260*n},rank:e.isLeaf?0:1,share:1.3,marks:r=>Cl(t,r,e)}]}function Rl(t,e,n){let{reading:r}=t,
o=R(t),s=X(t,e),a=(r.trace.location_probabilities.generation??[]).map(({location:p,probability:m})=>{let{label:g,category:y}=r.
nameOf(p),{logit:d}=Ht(r,p);return{key:`place ${p}`,label:g,category:y,parts:[{value:m,colour:"generation"}],beside:d===
null?"":A(d,2),text:E(m,1),open:`generation.${p}`,isChosen:p===n.location,exact:`${g}: ${d===null?"":`logit ${A(d,4)}, `}\
probability ${E(m,3)}`}}),c=r.trace.architecture.locations,l=H(t,s,W(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=lt(t,s.x,s.y+s.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...s,y:s.
y+l.height+4*o,height:s.height-l.height-34*o};return[...Y(t,e,"What the generation head expects"),...l.marks,f("g",{key:"\
rows"},dt(t,u,a,{isWalked:!0})),h.mark]}function Cl(t,e,{location:n}){let{reading:r}=t,o=R(t),s=X(t,e),{label:i}=r.nameOf(
n),{dot:a,bias:c,logit:l}=Ht(r,n),h=Gs(r),u=r.probabilityOf("generation",n),p=[];if(a&&c!==null&&p.push(...W("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${A(a.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${A(Math.abs(c),2)} (bias) =`}]),l!==null&&p.push([{text:"logit "},{text:A(
l,2),kind:"strong"}]),h){let y=Number(h.exponentials[n]),d=Number(h.scores[n])-h.shift;p.push([{text:"→ e",kind:""},{text:A(
d,2),isRaised:!0},{text:` = ${_t(y)};`}],[{text:`${_t(y)} / ${_t(h.total)} = `},{text:E(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...W(`${_t(h.total)} is the sum over the whole list${h.shift?`, after ${A(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else p.push(...W("→ softmax over the whole list:"),[{text:E(u,1),kind:"strong"}]);
let m=H(t,{...s,y:0},p),g=a?Math.min(s.height-m.height-8*o,450*o):0;return[...Y(t,e,`How does it score ${i}?`),a&&f("g",
{key:"dot"},Se(t,{...s,height:g},a,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${i}`,colour:"key"}])),...H(t,{...s,y:s.y+g+(a?6*o:0)},p).marks]}var qs=_(()=>{"use strict";w();
vt();Et();me();Kt();ct();G();B()});function Xs(t,e){let n=e.type/ur,r=46*n,o=e.height-98*n,s=pr(t.count,r,o,Il,n),i=e.width>=1180*n,a=e.width>=1040*n&&t.layers<=
3,c=Pl(t,i,n),l=a?62*n:0,h=a?l+22*n:16*n,u=e.width-2*Ne-Ys(Object.values(c)),[p,m]=[r+12*n,e.height-4*n],g=Wl(t.heads,u/
t.layers-h,m-p,n),y=g.columns*(g.side+sn*n)-sn*n,d=t.heads>0?y+h:h,b=Math.max(0,u-t.layers*d);c.visits+=Math.min(.3*b,90*
n),c.answer+=Math.min(.2*b,80*n),c.flow+=Math.min(.1*b,50*n),c.leave+=Math.min(.1*b,50*n);let k=e.width-2*Ne-Ys(Object.values(
c))-t.layers*d,M=Math.min(k,t.hasPointer?220*n:60*n);c.bands+=M;let x=(k-M)/t.layers,v={x:Ne,width:c.visits},T=Ne+c.visits+
12*n,$=i?{x:T,width:c.slices}:null;$&&(T+=c.slices+12*n);let S=Array.from({length:t.layers},(q,ot)=>{let tt=T+ot*(d+x);return{
x:tt,width:y,maps:Fl(t.heads,tt,p,m,g,n),stream:a?tt+(t.heads>0?y+10*n:0):null}});T+=t.layers*(d+x);let N=e.width-Ne,L=N-
c.answer,C=L-c.leave-c.gate,j=T+c.scores+c.weights+8*n,P=C-c.flow-Q,I=Math.min(190*n,.24*e.height),Z=t.hasGate?.56*e.height:
(r+o)/2,nt=hr*n,rt=t.hasPointer?e.height-I-_e*nt-6:(r+o-I)/2-nt;return{size:e,type:e.type,rows:s,visits:v,slices:$,layers:S,
streamWidth:l,scores:T+c.scores,weights:T+c.scores+c.weights,ribbons:j,places:P,gate:C,gateWidth:c.gate,answers:{most:o-
r<330?Te-1:Te,top:r,bottom:o+60*n,x:L,right:N,segment:L-Q},right:N,top:r,bottom:o,full:I,across:{visits:s.map(({y:q})=>q),
starts:[r-12*n,e.height-8],places:{room:[r+16*n,t.hasGeneration?rt-12*n:o],gap:22*n},generation:{start:rt,gap:nt},gate:Z-
I/2},bands:{ribbon:(q,ot,tt)=>lr(j,q,P,ot,tt),into:(q,ot,tt)=>lr(P+Q,q,C,ot,tt),out:(q,ot,tt)=>lr(C+c.gate,q,L-Q,ot,tt)}}}
function lr(t,e,n,r,o){return o?Rt(t,e,n,r):Rt(t,e,t,e)}function Pl({hasPointer:t,hasGate:e},n,r){return{visits:(n?224:176)*
r,slices:(n?110:0)*r,gaps:(n?24:12)*r,scores:40*r,weights:t?46*r:150*r,bands:t?112*r:0,bar:Q,flow:(e?60:80)*r,gate:e?18*
r:0,leave:e?46*r:0,answer:(n?152:140)*r}}function Ys(t){return t.reduce((e,n)=>e+n,0)}function pr(t,e,n,{least:r,most:o,
lane:s},i){let a=n-e,c=t,l=0,h=Math.min(o*i,a/t);h<r*i&&(l=Math.max(s,Math.min(6*i,.35*a/t)),h=(r+2)*i,c=Math.max(1,Math.
floor((a-t*l)/(h-l))),h=(a-(t-c)*l)/c);let u=e;return Array.from({length:t},(p,m)=>{let g=m>=t-c,y=g?h:l;return u+=y,{y:u-
y/2,height:y,isFull:g}})}function Wl(t,e,n,r){let o={columns:1,side:0};if(t===0)return o;for(let s of[1,2,4]){let i=n/Math.
ceil(t/s)-Ks*r,a=Math.min(i,(e-(s-1)*sn*r)/s);a>o.side&&(o={columns:s,side:a})}return o}function Fl(t,e,n,r,{columns:o,side:s},i){
let a=Math.ceil(t/o),c=Math.min((r-n)/a,s+2.2*Ks*i);return Array.from({length:t},(l,h)=>({x:e+h%o*(s+sn*i),y:n+Math.floor(
h/o)*c,side:s}))}function an(t,e,n,r){let o=[];for(let[a,{wish:c,length:l}]of t.entries())for(o.push({first:a,last:a,wish:c-
l/2,length:l});;){let h=o.at(-1),u=o.at(-2);if(!h||!u||i(u)+u.length+e<=i(h))break;let[p,m]=[u.last-u.first+1,h.last-h.first+
1];u.wish=(p*u.wish+m*(h.wish-u.length-e))/(p+m),u.length+=e+h.length,u.last=h.last,o.pop()}let s=[];for(let a of o){let c=i(
a);for(let l=a.first;l<=a.last;l++)s.push(c),c+=Number(t[l]?.length)+e}return s;function i({wish:a,length:c}){return Math.
max(n,Math.min(r-c,a))}}var Ne,sn,Ks,Q,_e,hr,Te,Il,ur,Gt=_(()=>{"use strict";w();G();Ne=20,sn=8,Ks=19,Q=8,_e=3,hr=4,Te=4,
Il={least:13.5,most:38,lane:3},ur=13});function dr(t,e,n){let r=n/ur,[o,s]=[Zs,e-Zs],i=pr(t.count,o,s,Hl,r).map(({y:L,height:C,isFull:j})=>({x:L,width:C,isFull:j})),
a=Number(i.at(-1)?.width)>=Gl*r,c={top:50*r,height:(a?86:54)*r,hasNames:a},l=c.top+c.height+cn*r,h=l+(V.title+V.inputs+cn)*
r,u=[];for(let L=0;L<t.layers;L++){let C=zl(t.heads,o,s,h+V.title*r,r),j=C.at(-1),I=(j?j.y+j.side+8*r:h)+V.title*r;u.push(
{y:h,maps:C,stream:I}),h=I+(V.bars+cn)*r}let p=Ul(t,o,h+V.title*r,s-o,r),m=Math.ceil(t.values("context").length/p.columns)*
p.cell,g=h+V.title*r+Math.max(m,20*r)+cn*r,y=g+(t.hasPointer?(V.title+V.scores)*r:0),d=y+(t.hasPointer?170:96)*r,b=d+Q+((t.
hasPointer?V.names:0)+(t.hasGate?48:30))*r,k=t.hasGate?28*r:0,M=Bl(t,s-o,r),x=hr*r,v=s-M-_e*x,T=Math.max(78*r,M/2+6),$=b+
k+34*r,S=s-M-16*r,N={most:Te,top:$,bottom:$+(Te+1)*T,x:o-6*r,right:S-8*r,segment:S};return{size:{width:e,height:N.bottom+
Math.max(0,(M-T)/2)+8*r,type:n},type:n,left:o,right:s,columns:i,chips:c,inputs:l,layers:u,context:p,pointer:g,ribbons:y,
places:d,gate:b,gateHeight:k,answers:N,full:M,across:{visits:i.map(({x:L})=>L),starts:[o,s],places:{room:[o,t.hasGeneration?
v-2*Qs*r:s],gap:Qs*r},generation:{start:v,gap:x},gate:s-M},bands:{ribbon:(L,C,j)=>mr(y,L,d,C,j),into:(L,C,j)=>mr(d+Q,L,b,
C,j),out:(L,C,j)=>j?ws(b+k,L,S+Q,C):mr(b+k,L,b,L,!1)}}}function mr(t,e,n,r,o){return o?Jn(t,e,n,r):Jn(t,e,t,e)}function zl(t,e,n,r,o){
let s=[4,3,2].find(l=>t%l===0)??Math.min(t,4),i=(n-e+fr*o)/s,a=Math.min(i-fr*o,jl*o),c=Math.max($t,40*o);return Array.from(
{length:t},(l,h)=>({x:e+h%s*i,y:r+c+Math.floor(h/s)*(a+c+fr*o),side:a,touch:$t}))}function Ul(t,e,n,r,o){let{length:s}=t.
values("context"),i=Math.min(s,2**Math.ceil(Math.log2(Math.sqrt(6*s))));return{x:e,y:n,columns:i,cell:Math.min(11*o,(r-12*
o)/i)}}function Bl({hasGate:t},e,n){return Math.min(170*n,t?(e-82*n)/2:.4*e)}var $t,V,Zs,Hl,Gl,fr,jl,cn,Qs,jt=_(()=>{"us\
e strict";w();G();Gt();$t=44,V={title:26,bars:34,inputs:64,scores:52,names:56},Zs=16,Hl={least:20,most:110,lane:1},Gl=62,
fr=8,jl=160,cn=16,Qs=6});function yr({isOwnScale:t}){return t?"Same scale for all heads":"Own scale for each head"}function ln(t,e,n,r){let{reading:o,
isOwnScale:s,stage:i}=t;if(!o.heads)return null;let a=i.type/13,c=s?r?"own largest":"largest of each head":E(o.largestWeight),
l=60*a,h=e+12*a,u=[f("text",{class:"small",x:e,y:n},"0"),f("image",{class:"map",href:Ct(Dl,gr,t.scale),x:h,y:n-9*a,width:l,
height:9*a,preserveAspectRatio:"none"}),f("rect",{class:"map-frame",x:h,y:n-9*a,width:l,height:9*a}),f("text",{class:"sm\
all",x:h+l+5*a,y:n},c)],p=yr(t),m={"data-act":"scale",role:"button",tabindex:"0","aria-label":`Colours of the head maps \
go from 0 to ${s?"the largest weight of each head":c}. ${p}`};if(r){let y=17*a+l+U(c,12.5*a),d=f("rect",{class:"ground",
x:e-6*a,y:n+14*a-$t,width:y+12*a,height:$t});return f("g",{key:"scale",class:"switch",...m},d,u)}let g=U(p,12.5*a)+16*a;
return f("g",{key:"scale"},f("text",{class:"small",x:e,y:n-17*a},"Weights in the maps of heads"),u,f("g",{key:"switch",class:"\
switch",...m},f("rect",{class:"handle stays",x:e,y:n+8*a,width:g,height:19*a,rx:9.5*a}),f("text",{class:"handle-words st\
ays",x:e+8*a,y:n+21.5*a},p)))}var gr,Dl,hn=_(()=>{"use strict";w();G();jt();B();ve();gr=64,Dl=Float32Array.from({length:gr},
(t,e)=>e/(gr-1))});function ti(t,e){let n=R(t),r=t.stage.size.width>=600*n,o=Math.min(t.reading.count*14,170),s=Math.max(200,Math.min(t.reading.
count*20,300));return[{key:"map",least:{width:(r?150+s:240)*n,height:(120+o)*n},rank:e.isLeaf?1:0,share:1.2,marks:i=>Yl(
t,i,e)},{key:"cell",least:{width:330*n,height:300*n},rank:e.isLeaf?0:1,marks:i=>Zl(t,i,e)}]}function Yl(t,e,n){let{reading:r,
isOwnScale:o}=t,{layer:s,head:i,query:a,visit:c}=n,l=R(t),{count:h}=r,u=r.weights(s,i),p=r.isRemoved(s,i)||r.isSkipped(s,
"attention"),m=o?Math.max(...u)||1:r.largestWeight,g=Xl(t,e,n,p),y=Math.min(.36*e.width,190*l),d=e.y+42*l,[b,k]=[e.width-
y,e.height-44*l-g.height],M=e.width<600*l?1.9:1.15,x={width:b/h,height:Math.min(k/h,M*b/h)},v={x:e.x+y,y:d,width:b,height:x.
height*h},T=`layers.${s}.heads.${i}`,$=x.height>=30*l,S=Kl(x.height,13*l);return[F(t,e.x,e.y+15*l,y>=150*l?"The visit th\
at asks":"Who asks",{kind:"strong",width:y-8*l}),f("g",{key:"columns"},N()),f("g",{key:"rows"},L()),f("image",{key:"weig\
hts",class:"map",href:Ct(u.map(P=>P/m),h,t.scale),...v,preserveAspectRatio:"none",opacity:p?.3:1}),f("rect",{key:"frame",
class:"map-frame",...v}),f("g",{key:"cells",role:"group","aria-label":`Weights of layer ${s}, head ${i}`},C()),f("rect",
{key:"column",class:"chosen-column",x:v.x+c*x.width,y:e.y,width:x.width,height:v.y+v.height-e.y,rx:3}),f("rect",{key:"ro\
w",class:"chosen-row",x:e.x-3,y:v.y+a*x.height,width:e.width+3,height:x.height,rx:3}),f("rect",{key:"cell",class:"chosen\
-cell",x:v.x+c*x.width,y:v.y+a*x.height,width:x.width,height:x.height}),g.at(v.y+v.height)];function N(){let P=x.width>=
14*l,I=Math.min(15*l,x.width-3*l),Z=x.width>=30*l,nt=v.x;return r.visits.map((rt,q)=>{let ot=String(ft[rt.weekday]),tt=rt.
weekday!==r.visits[q-1]?.weekday,St=v.x+q*x.width,Qt=D(t,ot,"tiny"),co=!P&&tt&&St>=nt&&St+Qt<=v.x+v.width;co&&(nt=St+Qt+
4*l);let Cn=v.x+(q+.5)*x.width;return f("g",{key:`column ${q}`,class:`part choice${q===c?" here":""}${rt.masked?" off":""}`,
"data-open":`${T}.${a}.${q}`,role:"button",tabindex:"-1","aria-label":`Read from visit ${q+1}: ${z(r,q)}${rt.masked?", m\
asked":""}`},f("rect",{class:"ground",x:v.x+q*x.width,y:e.y,width:x.width,height:42*l}),P&&mt(rt.category,Cn-I/2,e.y+(Z?
0:22)*l,I),co&&F(t,St,e.y+38*l,ot,{kind:"tiny",key:"weekday"}),Z&&[F(t,Cn,e.y+26*l,ot,{kind:"tiny",anchor:"middle",key:"\
day"}),F(t,Cn,e.y+38*l,x.width>=40*l?at(rt.start_minute):`${Math.floor(rt.start_minute/60)} h`,{kind:"tiny",anchor:"midd\
le",key:"hour"})],f("title",{},z(r,q)))})}function L(){return r.visits.map((P,I)=>{let Z=v.y+(I+.5)*x.height,nt=I===a,rt=nt||
(h-1-I)%S===0&&Math.abs(I-a)>=S,q=Math.min(18*l,x.height-1.5*l),ot=x.height>=12*l,tt=e.x+(ot?q+10*l:4*l),St=v.x-tt-6*l,Qt=nt||
$?"strong":"label";return f("g",{key:`row ${I}`,class:`part choice${nt?" here":""}`,"data-open":`${T}.${I}.${c}`,role:"b\
utton",tabindex:"-1","aria-label":`Visit ${I+1} asks: ${z(r,I)}`},f("rect",{class:"ground",x:e.x,y:Z-x.height/2,width:y,
height:x.height}),ot&&mt(P.category,e.x+3*l,Z-q/2,q),rt&&F(t,tt,Z+($?-2:4.5)*l,P.label,{kind:Qt,width:St,key:"name"}),$&&
F(t,tt,Z+12*l,`${Pt(r,I)} · ${Cs(r,I)}`,{kind:"small",width:St,key:"when"}),f("title",{},z(r,I)))})}function C(){let P=[];
for(let I=0;I<h;I++){if(h>Js&&I!==a){P.push(f("rect",{key:`row ${I}`,class:"cell",x:v.x,y:v.y+I*x.height,width:v.width,height:x.
height,"data-open":`${T}.${I}.${c}`},f("title",{},z(r,I))));continue}for(let Z=0;Z<h;Z++)P.push(j(I,Z))}return P}function j(P,I){
let Z=Number(u[P*h+I]),[nt,rt]=[v.x+I*x.width,v.y+P*x.height],q=P===a&&I===c,ot=String(Math.round(100*Z)),tt=Qt=>x.width>=
D(t,ot.padStart(2,"0"),Qt)+2*l,St=(Z>=Vl||P===a)&&x.height>=13*l&&tt("tiny");return f("g",{key:`${P} ${I}`,class:"cell"},
f("rect",{key:"cell",x:nt,y:rt,width:x.width,height:x.height,"data-open":`${T}.${P}.${I}`,role:"button",tabindex:q?0:"-1",
"aria-current":q?"true":null},f("title",{},`${z(r,P)} reads ${E(Z,1)} from ${z(r,I)}`)),St&&F(t,nt+x.width/2,rt+x.height/
2+4.5*l,ot,{kind:Z/m>=.3&&tt("strong")?"strong":"tiny",anchor:"middle",also:Z/m>=ql&&!p?"on-dark":"on-light",key:"weight"}))}}
function Kl(t,e){return Math.max(1,Math.ceil(e/t))}function Xl(t,e,{layer:n,head:r,query:o,isLeaf:s},i){let{canAct:a,reading:c}=t,
l=R(t),h=c.isRemoved(n,r),u=e.height>=330*l,p=`layers.${n}.heads.${r}`,g=[a&&{text:h?"Switch head on":"Switch head off",
attributes:{"data-act":"head","data-part":p},isPressed:h},s?{text:"More about query and keys",attributes:{"data-more":"n\
eurons","data-layer":n,"data-head":r,"data-query":o},isButton:!1}:{text:"More about this head",attributes:{"data-more":"\
head","data-layer":n,"data-head":r},isButton:!1},{text:yr(t),attributes:{"data-act":"scale"}}].filter(k=>k!==!1),y=i?"Sw\
itched off: these weights would have been used.":`Columns: the visit it reads from. ${c.count>Js?"Darker is more; each r\
ow adds up to 100 %.":"Values in %; each row adds up to 100."}`,d=u?W(y):[],b=H(t,{...e,y:0},d,"small").height;return{height:b+
40*l,at(k){let M=e.x,x=[];for(let{text:v,attributes:T,...$}of g){let S=lt(t,M,k+b+22*l,v,T,$);M+S.width>e.x+e.width||(x.
push(S.mark),M+=S.width+10*l)}return[f("g",{key:"explained"},H(t,{...e,y:k+3*l},d,"small").marks),f("g",{key:"controls"},
x)]}}}function Zl(t,e,{layer:n,head:r,query:o,visit:s}){let{reading:i}=t,a=o===i.count-1?"the last visit":`visit ${o+1}`,
c=o===s?"itself":Yt(i,s);return[...Y(t,e,`How much does ${a} read from ${c}?`,`${a.charAt(0).toUpperCase()}${a.slice(1)}\
 reads ${c}`),f("g",{key:"worked"},on(t,X(t,e),ie(i,n,r,o,s),en(i,n,r,o),s,[{letter:"q",words:`Query of ${z(i,o)}`,colour:"\
query"},{letter:"k",words:`Key of ${z(i,s)}`,colour:"key"}],{colour:"attention-bar",over:`all ${i.count} visits of this \
row`,open:l=>`layers.${n}.heads.${r}.${o}.${l}`}))]}var Js,Vl,ql,ei=_(()=>{"use strict";w();qt();vt();Et();Kt();At();ct();
hn();G();B();ve();Js=24,Vl=.045,ql=.6});function ri(t,e){let n=R(t);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:r=>Ql(t,r,e)},...t.
reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:r=>Jl(t,r,e)}]:[]]}function Ql(t,e,{location:n}){
let{reading:r}=t,o=R(t),s=he(r,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=s,[p,m]=[
i.toFixed(2),(1-i).toFixed(2)],g=r.pointerWeights,y=[],d=S=>s.visits.map(N=>({value:S*Number(g[N]),colour:"pointer"}));r.
hasPointer&&y.push({key:"pointer",label:"Pointer",parts:d(1),text:gt(a),open:"pointer"}),r.hasGate&&y.push({key:"from po\
inter",label:`× gate ${p}`,parts:d(i),text:gt(l),open:"gate"}),r.hasGeneration&&y.push({key:"generation",label:"Generat\
ion",parts:[{value:c,colour:"generation"}],text:gt(c),open:`generation.${n}`}),r.hasGate&&y.push({key:"from generation",
label:`× (1 − ${p})`,parts:[{value:h,colour:"generation"}],text:gt(h),open:"gate"}),y.push({key:"answer",label:"Answe\
r",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:S})=>S>0),text:gt(u),isChosen:!0});let b=X(
t,e),k=r.hasGate?[[{text:`${p} × ${gt(a)} = ${gt(l)}`}],...W("come from the pointer,"),[{text:`${m} × ${gt(c)} = ${gt(
h)}`}],...W("from generation. Together:"),[{text:gt(u),kind:"strong"},{text:"."}],...W("All bars have one scale.")]:[...W(
`There is only ${r.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],M=H(t,{...b,y:0},
k),x={...b,height:b.height-M.height-44*o},v=fe(t,x,y.length,ni),T=H(t,{...b,y:b.y+v+8*o},k),$=lt(t,b.x,b.y+b.height-10*o,
"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...Y(t,e,`How probable is ${r.nameOf(n).label}?`),
f("g",{key:"rows"},dt(t,x,y,{most:ni})),...T.marks,$.mark]}function Jl(t,e,{location:n}){let{reading:r}=t,o=R(t),{visits:s,
pointer:i}=he(r,n),a=X(t,e),c="Its visits";if(s.length===0){let d=W("None of the visits is here, so the pointer cannot c\
hoose it.");return[...Y(t,e,c),...H(t,a,d).marks]}let l=r.pointerWeights,h=s.map(d=>({key:`visit ${d}`,label:`${Pt(r,d)}\
 (visit ${d+1})`,parts:[{value:Number(l[d]),colour:"pointer"}],text:gt(Number(l[d])),open:`pointer.${d}`,isOff:r.visits[d]?.
masked??!1})),u=s.length>1?"Together the pointer gives them":"The pointer gives it",p=[...W(u),[{text:gt(i),kind:"strong"},
{text:"."}]],m=H(t,{...a,y:0},p),g={...a,height:a.height-m.height-8*o},y=fe(t,g,h.length);return[...Y(t,e,c),f("g",{key:"\
rows"},dt(t,g,h,{isOrdered:!0})),...H(t,{...a,y:a.y+y+6*o},p).marks]}function gt(t){return E(t,t>=.01||t===0?1:t>=1e-5?3:
5)}var ni,oi=_(()=>{"use strict";w();vt();Et();me();At();ct();G();B();ni=56});function si(t,e){let n=R(t);return[{key:"visits",least:{width:300*n,height:250*n},rank:e.isLeaf?1:0,share:.8,marks:r=>th(
t,r,e)},{key:"score",least:{width:330*n,height:300*n},rank:e.isLeaf?0:1,share:1.6,marks:r=>eh(t,r,e)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:r=>nh(t,r)}]}function th(t,e,n){let{reading:r}=t,o=R(t),s=X(t,e),i=H(t,s,
W("A score for each visit, and its weight after the softmax."),"small"),a=r.pointerScores,c=r.pointerWeights,l=r.visits.
map((p,m)=>({key:`visit ${m}`,label:p.label,says:Pt(r,m),category:p.category,parts:[{value:Number(c[m]),colour:"pointer"}],
beside:A(Number(a[m]),2),text:E(Number(c[m]),1),open:`pointer.${m}`,isChosen:m===n.visit,isOff:p.masked,exact:`${z(r,m)}\
: score ${A(Number(a[m]),4)}, weight ${E(Number(c[m]),2)}`})),h=lt(t,s.x,s.y+s.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...s,y:s.y+i.height+4*o,height:s.height-i.height-34*o};return[...Y(t,e,"What the p\
ointer reads"),...i.marks,f("g",{key:"rows"},dt(t,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function eh(t,e,{visit:n}){let{
reading:r}=t;return[...Y(t,e,`How does the pointer score ${Yt(r,n)}, ${Pt(r,n)}?`,`Score of ${Yt(r,n)}`),f("g",{key:"wor\
ked"},on(t,X(t,e),ae(r,n),nn(r),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${z(
r,n)}`,colour:"key"}],{colour:"pointer",over:r.count===1?"its only visit":`all ${r.count} visits`,open:o=>`pointer.${o}`}))]}
function nh(t,e){let{reading:n}=t,r=R(t),o=X(t,e),s=n.pointerWeights,i=H(t,o,W("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:p,probability:m,
visits:g})=>({key:`place ${h}`,label:g.length>1?`${u} (${g.length})`:u,category:p,parts:g.map(y=>({value:Number(s[y]),colour:"\
pointer"})),text:E(m,1),open:h>1?`places.${h}`:null,exact:`${g.map(y=>E(Number(s[y]),2)).join(" + ")} = ${E(m,2)}`})),c={
...o,y:o.y+i.height+6*r,height:o.height-i.height-36*r},l=lt(t,o.x,o.y+o.height-10*r,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...Y(t,e,"Sums per place"),...i.marks,f("g",{key:"rows"},dt(t,c,a)),l.mark]}var ii=_(
()=>{"use strict";w();vt();Et();me();Kt();At();ct();G();B()});function ai(t,e){let n=R(t),r=ci(t.reading,e).length;return[{key:"vectors",least:{width:330*n,height:(44*r+90)*n},rank:e.
number===null?0:1,share:1.5,marks:o=>rh(t,o,e)},{key:"number",least:{width:320*n,height:250*n},rank:e.number===null?1:0,
marks:o=>oh(t,o,e)}]}function fn(t,{layer:e,visit:n,number:r}){return r??Oe(et(t,`layers.${e}.residual_out`,n))}function ci(t,{
layer:e,visit:n}){let r=`layers.${e}`,o=t.has(`${r}.attention_out`),s=t.trace.interventions.residuals!==!1,i=u=>t.isSkipped(
e,u),a=[],c=(u,p,m,g="plain")=>{let y=et(t,`${r}.${u}`,n),d=`length ${A(Math.hypot(...y))}`;a.push({key:u,title:p,says:m||
d,values:y,colour:g})},l=(u,p)=>s?i(u)?"unchanged":"":i(u)?"nothing":`${p} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!t.has(`${r}.${u}\
.mean`))return"off: unchanged";let p=Number(t.values(`${r}.${u}.mean`)[n]),m=1/Number(t.values(`${r}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${A(p,2)}, deviation ${A(m,2)}`}}function rh(t,e,n){let{reading:r}=t,{layer:o,visit:s}=n,i=R(t),
a=X(t,e),c=fn(r,n),l=ci(r,n),h={...a,height:a.height-34*i},u=s===r.count-1,p=a.x,m=[],g=(y,d,b=!0)=>{let k=lt(t,p,a.y+a.
height-10*i,y,d,{isButton:b});p+k.width>a.x+a.width||(m.push(k.mark),p+=k.width+10*i)};return s>0&&g("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${s-1}`}),u||g("Later visit",{"data-open":`layers.${o}.stream.${s+1}`}),g("More about the \
layers",{"data-more":"layers"},!1),[...Y(t,e,`${u?"The last visit":`Visit ${s+1}`} in layer ${o}: ${z(r,s)}`,`Layer ${o}\
: ${z(r,s)}`),f("g",{key:"rows"},Vt(t,h,l,{chosen:c,open:y=>`layers.${o}.stream.${s}.${y}`})),f("g",{key:"controls"},m)]}
function oh(t,e,n){let{reading:r}=t,{layer:o,visit:s}=n,i=R(t),a=fn(r,n),c=X(t,e),{y:l}=c,h=[];for(let p of sh(r,o,s,a)){
let m=H(t,{...c,y:l},p);if(l+m.height>c.y+c.height)break;h.push(...m.marks),l+=m.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...Y(t,e,`Number ${a+1} of ${r.trace.architecture.d_model}, worked out`),f("g",{key:"lines"},h),
u.height>=90*i&&f("g",{key:"units"},ih(t,u,o,s,a))]}function sh(t,e,n,r){let o=`layers.${e}`,s=`transformer.layers.${e}`,
i=h=>Number(et(t,`${o}.${h}`,n)[r]),a=t.trace.interventions.residuals!==!1,c=[[...W("Comes in:"),pn(i("residual_in"))]];
return t.has(`${o}.attention_out`)&&(c.push(un("Norm 1:",Ee(t,`${o}.residual_in`,`${o}.norm1`,`${s}.norm1`,n,r))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),t.isSkipped(e,"attention")))),c.push(un("Norm\
 2:",Ee(t,`${o}.residual_mid`,`${o}.norm2`,`${s}.norm2`,n,r))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),t.isSkipped(e,"feed_forward"))),c;function l(h,u,p,m,g){let y=g?"0 (skipped)":
A(Math.abs(p),2);return a?[...W(h),[{text:`${A(u,2)} ${p<0&&!g?"−":"+"} ${y} =`}],pn(m)]:[...W(`${h} no residual conne\
ction, so only`),[{text:g?"0 (skipped)":A(p,2),kind:"strong"}]]}}function un(t,e){if(!e)return W(`${t} off, the number s\
tays as it is`);let{x:n,mean:r,reciprocal:o,standard:s,weight:i,bias:a,result:c}=e;return[...W(t),[{text:`(${A(n,2)} ${r<
0?"+":"−"} ${A(Math.abs(r),2)})`}],[{text:`× ${A(o,3)} = ${A(s,2)};`}],...i===null||a===null?W("then a learned factor\
 and bias give").concat([pn(c)]):[[{text:`${A(s,2)} × ${A(i,2)} ${a<0?"−":"+"} ${A(Math.abs(a),2)} =`}],pn(c)]]}function pn(t){
return[{text:A(t,2),kind:"strong"}]}function ih(t,e,n,r,o){let{reading:s}=t,i=R(t),a=et(s,`layers.${n}.feed_forward.pre`,
r),c=et(s,`layers.${n}.feed_forward.hidden`,r),l=rn(s,n,r,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((k,M)=>Math.
abs(Number(h[M]))-Math.abs(Number(h[k]))),p=Array.from(c).filter(k=>k>0).length,m=s.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",g=l?`${p} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${A(ue(h),2)}, the bias adds ${A(l.bias,2)}:`:`${p} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,y=H(t,e,W(m+g),"small"),d=Math.max(1,Math.floor((e.height-y.height)/
(20*i))),b=u.slice(0,d).map(k=>({key:`unit ${k}`,label:`unit ${k+1}`,parts:[{value:Number(h[k]),colour:"plain"}],beside:`${A(
Number(a[k]))} → ${A(Number(c[k]))}${l?` × ${A(Number(l.dot.second[k]),2)}`:""}`,text:A(Number(h[k]),2)}));return[...y.
marks,dt(t,{...e,y:e.y+y.height+2*i,height:e.height-y.height-4*i},b)]}var mn=_(()=>{"use strict";w();vt();Et();me();Kt();
tn();At();ct();G();B()});var li,dn,de,br,wr,hi=_(()=>{"use strict";w();li=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"],
dn=15,de=30,br=8,wr=99});function kr(t,e){let n=R(t),r=e.number!==null;return[{key:"features",least:{width:300*n,height:270*n},rank:r?1:0,share:1.2,
marks:o=>hh(t,o,e)},{key:"number",least:{width:310*n,height:250*n},rank:r?0:2,marks:o=>uh(t,o,e)},...e.kind==="visit"?[{
key:"readers",least:{width:240*n,height:200*n},rank:r?2:1,share:.6,marks:o=>mh(t,o,e)}]:[]]}function xr(t,e,n){let{trace:r,
count:o}=t,s=t.visits[n],{without_features:i=[],position_from_end:a}=r.interventions;if(i.includes(e)||e==="position_fro\
m_end"&&a===!1)return"left out: all zeros";if(!s)return"";switch(e){case"location":return s.label;case"user":return r.user===
null?"nobody in particular":`person ${r.user}`;case"time":{let c=Math.floor(s.start_minute/dn)*dn;return`${at(c)} to ${at(
(c+dn)%1440)}`}case"weekday":return li[s.weekday]??"";case"recency":{let c=lh(t,n);return c===null?"days before the pred\
iction":c>=br?`${br} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{let c=Math.
floor(s.duration_minutes/de)*de,l=c+de;return c>=wr*de?`${Mt(wr*de)} or more`:`${c?Mt(c):"0"} to ${Mt(l)}`}default:{let c=o-
n;return c===1?"the last visit":`${c} from the end`}}}function lh({trace:t,visits:e},n){let r=e[n]?.arrival;if(!r)return null;
let o=s=>Date.parse(s.slice(0,10))/ah;return Math.round(o(t.predict_at)-o(r))}function hh(t,e,{kind:n,visit:r}){let{reading:o}=t,
s=R(t),i=X(t,e),a=o.slices.map(({name:p,label:m,lengths:g})=>({key:p,title:m,says:xr(o,p,r),values:cr(o,p,r),colour:Number(
g[r])===0?"plain off":"plain"})),c=a.reduce((p,{values:m})=>p+m.length,0),l=H(t,i,W(`${a.length} vectors, ${c} numbers t\
ogether; the network learned a vector for every value.`),"small"),h=lt(t,i.x,i.y+i.height-10*s,"More about features",{"d\
ata-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*s,height:i.height-l.height-34*s};return[...Y(t,e,n==="inpu\
ts"?"What the last visit is made of":z(o,r)),...l.marks,f("g",{key:"rows"},Vt(t,u,a)),h.mark]}function uh(t,e,{kind:n,visit:r,
number:o}){let{reading:s}=t,i=R(t),a=X(t,e),c=et(s,"inputs.projected",r),l=o??Oe(c),h=Hs(s,r,l),u=n==="inputs"?"inputs":
`visits.${r}`,p=[{key:"projected",title:`${c.length} numbers`,says:"all features, mixed",values:c,colour:"stream"}],m={...a,
height:Math.min(86*i,.26*a.height)},g=fh(s,r,l),y=[],d=g.reduce((x,v)=>x+H(t,{...a,y:0},v).height+4*i,0),b={...a,y:m.y+m.
height+28*i,height:a.height-m.height-d-36*i},k=h?ph(h):[],M=b.y+(k.length?fe(t,b,k.length)+6*i:0);for(let x of g){let v=H(
t,{...a,y:M},x);if(M+v.height>a.y+a.height+2)break;y.push(...v.marks),M+=v.height+4*i}return[...Y(t,e,"The vector that e\
nters the layers"),f("g",{key:"vector"},Vt(t,m,p,{chosen:l,open:x=>`${u}.${x}`})),k.length>0&&H(t,{...a,y:m.y+m.height+4*
i},W(`Number ${l+1}: each feature × its weights`),"small").marks,k.length>0&&f("g",{key:"rows"},dt(t,b,k)),f("g",{key:"\
lines"},y)]}function ph({parts:t,bias:e}){return[...t.map(({name:r,label:o,dot:s})=>({key:r,label:o,parts:[{value:s.sum,
colour:"plain"}],text:A(s.sum,2),exact:`${o}: the sum of ${s.products.length} products is ${A(s.sum,4)}`})),{key:"bias",
label:"bias",parts:[{value:e,colour:"plain"}],text:A(e,2),exact:""}]}function fh(t,e,n){let r=Number(et(t,"inputs.projec\
ted",e)[n]),o=Number(et(t,"layers.0.residual_in",e)[n]),s=Ee(t,"inputs.projected","inputs.norm","input_norm",e,n),i=[[...W(
"Sum:"),[{text:A(r,2),kind:"strong"}]],un("Norm:",s)];if(t.trace.architecture.components.includes("sinusoidal")){let a=t.
trace.architecture.d_model,c=Wt(t,"pos_encoding",e*a+n);t.trace.interventions.sinusoidal===!1?i.push(W("No position enco\
ding: it is off.")):c!==null&&s&&i.push([...W("Position encoding:"),[{text:`${A(s.result,2)} ${c<0?"−":"+"} ${A(Math.abs(
c),2)} =`}],[{text:A(o,2),kind:"strong"}]])}return i}function mh(t,e,{visit:n}){let{reading:r}=t,o=R(t),s=X(t,e),i=[];for(let g=0;g<
r.layers;g++)for(let y=0;y<r.heads;y++){let d=Number(r.lastRow(g,y)[n]),b=r.isRemoved(g,y)||r.isSkipped(g,"attention");i.
push({key:`${g} ${y}`,label:`Layer ${g}, head ${y}`,parts:[{value:d,colour:"plain"}],text:b?"off":E(d,1),open:`layers.${g}\
.heads.${y}.${r.count-1}.${n}`,isOff:b})}let a=[];if(r.hasPointer){let g=Number(r.pointerWeights[n]);i.push({key:"pointe\
r",label:"Pointer",parts:[{value:g,colour:"pointer"}],text:E(g,1),open:`pointer.${n}`}),r.hasGate&&a.push(...W("To the a\
nswer the pointer carries"),[{text:`${E(g,1)} × gate ${r.gate.toFixed(2)} = `},{text:E(g*r.gate,1),kind:"strong"},{text:"\
."}])}let c=H(t,s,W(r.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),
"small"),l=H(t,{...s,y:0},a),h={...s,y:s.y+c.height+2*o,height:s.height-c.height-l.height-8*o},u=fe(t,h,i.length),p=i.map(
({parts:g})=>Number(g[0]?.value)),m=Math.max(ch,...p);return[...Y(t,e,"Who reads it?"),...c.marks,i.length>0&&f("g",{key:"\
rows"},dt(t,h,i,{largest:m})),f("g",{key:"end"},H(t,{...s,y:h.y+u+6*o},a).marks)]}var ah,ch,$r=_(()=>{"use strict";w();hi();
vt();Et();me();Kt();mn();tn();At();ct();G();B();ah=864e5,ch=.1});function ui(t,e){let n=Tt(e,t.reading);return n?vs(t,n,dh[n.kind](t,n)):[]}var dh,pi=_(()=>{"use strict";w();Ws();vt();Us();
qs();ei();oe();oi();ii();mn();$r();oe();dh={head:ti,stream:ai,inputs:kr,visit:kr,context:Ps,pointer:si,generation:Vs,gate:zs,
place:ri}});function Xt(t,e,n){switch(t?.kind){case"visit":return bh(t.visit??0,e);case"head":return kh(t.layer??0,t.head??0,e);case"\
slices":return{title:"What a visit is made of.",text:`Each visit is ${e.slices.length} vectors side by side: ${fi(e.slices.
map(({label:r})=>gh[r]??r))}. One matrix mixes them into ${e.trace.architecture.d_model} numbers.`};case"stream":return mi(
t.layer??0,e);case"context":return{title:"Context.",text:`After ${e.layers===1?"its layer":`all ${e.layers} layers`} the\
 last visit is ${e.trace.architecture.d_model} numbers. ${fi(yh(e),!0)} read nothing else of it.`};case"pointer":return di(
e);case"generation":return gi(e);case"gate":return yi(e);case"place":return xh(t.location??0,e);default:return $h(e,n)}}
function yh(t){return[...t.hasPointer?["the pointer"]:[],...t.hasGeneration?["the generation head"]:[],...t.has("gate.lo\
git")?["the gate"]:[]]}function zt(t,e){let n=t.visits[e];return n?`${n.label}, ${ft[n.weekday]} ${at(n.start_minute)}`:
""}function bh(t,e){let n=e.visits[t],r=[`A stay of ${Mt(n?.duration_minutes??0)}.`],o=wh(t,e);if(n?.masked)return{title:`${zt(
e,t)}.`,text:"This visit is masked: nothing reads it."};if(o&&r.push(`The last visit reads it most in layer ${o.layer}, \
head ${o.head}: ${E(o.weight)}.`),e.hasPointer){let s=e.pointerWeights[t],i=e.locations[t]??0,a=s*e.gate,c=e.probabilityOf(
"final",i);r.push(e.hasGate?`The pointer gives it ${E(s,1)}; through the gate that is ${Mr(a)} of the ${E(c,1)} of ${e.nameOf(
i).label}.`:`The pointer gives it ${E(s,1)} of the answer.`)}return{title:`${zt(e,t)}.`,text:r.join(" ")}}function wh(t,e){
let n=null;for(let r=0;r<e.layers;r++)for(let o=0;o<e.heads;o++){if(e.isRemoved(r,o))continue;let s=Number(e.lastRow(r,o)[t]);
(!n||s>n.weight)&&(n={layer:r,head:o,weight:s})}return n}function kh(t,e,n){let r=`Layer ${t}, head ${e}.`;if(n.isRemoved(
t,e)){let h=n.trace.interventions.replace_with==="mean";return{title:r,text:`Switched off: its output is ${h?"its mean o\
ver the visits":"zero"}. The map shows the weights it would have used.`}}let o=n.lastRow(t,e),s=Nt(o),a=[...o.keys()].sort(
(h,u)=>o[u]-o[h])[1],c=a===void 0?"":` and ${E(o[a])} from ${zt(n,a)}`,l=s===n.count-1?"itself":zt(n,s);return{title:r,text:`\
The last visit reads ${E(o[s])} from ${l}${c}. Each row adds up to 100 %.`}}function mi(t,e){let{residual:n,attention:r,
feedForward:o}=e.stream(t),s=e.count-1,i=r?`its heads add one of length ${A(Number(r[s]))} and `:"";return{title:`Residu\
al stream, layer ${t}.`,text:`The last visit comes in as a vector of length ${A(Number(n[s]))}; ${i}its feed-forward net\
work adds one of length ${A(Number(o[s]))}.`}}function di(t){let e=t.pointerWeights,n=Nt(e),[r]=t.pointedPlaces,o=r&&r.visits.
length>1?`; its ${r.visits.length} visits add up to ${E(r.probability)}`:"";return{title:"Pointer.",text:`It scores ever\
y visit and turns the scores into weights. Its favourite visit is ${zt(t,n)}, with ${E(e[n])}. Most probable to copy: ${r?.
label}${o}.`}}function gi(t){let[e,n]=t.generated(2);return{title:"Generation.",text:`It scores all ${t.trace.architecture.
locations-2} places, visited or not. First comes ${e?.label} with ${E(e?.probability??0)}, then ${n?.label} with ${E(n?.
probability??0)}.`}}function yi(t){let{gate:e,trace:n}=t;return{title:"Gate.",text:`${n.gate.learned?"The network sets t\
he gate":"The gate is set"} to ${e.toFixed(2)}: ${E(e)} of the answer’s distribution comes from the pointer, ${E(1-e)}\
 from generation.`}}function xh(t,e){let{label:n}=e.nameOf(t),r=e.probabilityOf("final",t),o=[`Its probability is ${E(r,
1)}`];if(e.hasGate){let a=e.probabilityOf("pointer",t),c=e.probabilityOf("generation",t),{gate:l}=e;o.push(`: gate ${l.toFixed(
2)} × ${E(a,1)} by the pointer + ${(1-l).toFixed(2)} × ${E(c,1)} by generation`)}let s=e.locations.filter(a=>a===t).length,
i=["It is not among the visits","It was visited once"][s]??`It was visited ${s} times`;return{title:`${n}.`,text:`${o.join(
"")}. ${i}.`}}function $h(t,e){let{prediction:n}=t.trace,{label:r}=t.nameOf(n.location),o=`${r}, ${E(n.probability,1)}.`;
if(e){let s=e.probabilityOf("final",n.location),i=Math.round(1e3*n.probability)-Math.round(1e3*s),a=i===0?"the same as":
`${Math.abs(i/10).toFixed(1)} points ${i>0?"more":"less"} than`,c=e.trace.prediction.location===n.location,l=t.wordsFor(
e),h=c?"":` ${l.charAt(0).toUpperCase()}${l.slice(1)} the answer was ${e.nameOf(e.trace.prediction.location).label}.`;return{
title:o,text:`That is ${a} ${l}.${h}`}}return t.hasGate?{title:o,text:`${Mr(n.from_pointer)} come from the pointer, ${Mr(
n.from_generation)} from generation. Point at anything to see where it comes from and where it goes.`}:{title:o,text:"Po\
int at anything to see where it comes from and where it goes."}}function Mr(t){return`${(100*t).toFixed(1)} points`}function fi(t,e=!1){
let n=t.at(-1)??"",r=t.length>1?`${t.slice(0,-1).join(", ")} and ${n}`:n;return e?r.charAt(0).toUpperCase()+r.slice(1):r}
function bi(t){let{count:e}=t,n=t.visits[e-1],r=t.visits[0],o=[{title:e===1?"One visit.":`${e} visits.`,text:e===1?`${zt(
t,0)}. Where does this person go next?`:`They begin with ${r?.label} and end with ${zt(t,e-1)}. Where does this person g\
o next?`,part:null},{...Xt({kind:"slices"},t,null),part:null}];for(let c=0;c<t.layers;c++){o.push({...Mh(c,t),part:null});
let l=mi(c,t);o.push({...l,text:`${l.text} The bars show the same for every visit.`,part:null})}o.push({...Xt({kind:"con\
text"},t,null),part:null}),t.hasPointer&&o.push({...di(t),part:null}),t.hasGeneration&&o.push({...gi(t),part:null});let{
prediction:s}=t.trace,i=t.nameOf(s.location).label,a=t.hasGate?`${yi(t).text} `:"";return o.push({title:`${i}, ${E(s.probability,
1)}.`,text:`${a}The answer after ${n?.label} is ${i}.`,part:null}),o}function Mh(t,e){let n=`Layer ${t}.`;if(!e.heads)return{
title:n,text:"This network has no self-attention: no visit reads another one here."};let r=null;for(let s=0;s<e.heads;s++){
if(e.isRemoved(t,s))continue;let i=e.lastRow(t,s),a=Nt(i);(!r||i[a]>r.weight)&&(r={head:s,visit:a,weight:i[a]})}if(!r)return{
title:n,text:"All of its heads are switched off."};let o=r.visit===e.count-1?"from itself":`from ${zt(e,r.visit)}`;return{
title:n,text:`In ${e.heads} heads every visit reads the others; darker means more. The strongest link of the last visit:\
 head ${r.head} reads ${E(r.weight)} ${o}.`}}var gh,vr=_(()=>{"use strict";w();Me();B();gh={place:"place",who:"person",time:"\
time of day",day:"weekday",ago:"days ago",stay:"length of stay",order:"position"}});function wi(t,e){let n=Tt(t,e);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return Ah(n,e);break;case"stream":
return Eh(n,e);case"pointer":if(n.isLeaf)return Sh(n,e);break;case"generation":if(n.isLeaf)return Oh(n,e);break;case"gat\
e":return Nh(e);default:break}return Xt(Ot(vh(n),e),e,null)}function vh({kind:t,layer:e,head:n,visit:r,location:o}){return t===
"head"?`layers.${e}.heads.${n}`:t==="visit"?`visits.${r}`:t==="place"?`places.${o}`:t}function Ah({layer:t,head:e,query:n,
visit:r},o){let s=o.weights(t,e).subarray(n*o.count,(n+1)*o.count),i=Number(s[r]),a=s.filter(g=>g>i).length,c=n===r?"its\
elf":z(o,r),l=`${z(o,n)}, reads ${E(i,1)} from ${c}.`;if(o.visits[r]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=ie(o,t,e,n,r),p=o.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${o.count} weights in its row ${a===1?"is":"are"} larger.`,m=o.isRemoved(t,e)||o.isSkipped(t,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${A(h.
sum,2)}, which makes a score of ${A(u,2)}. ${p}${m}`}}function Eh({layer:t,visit:e},n){let r=`layers.${t}`,o=l=>A(Math.hypot(
...et(n,`${r}.${l}`,e))),s=n.has(`${r}.attention_out`),i=(l,h)=>n.isSkipped(t,h)?"nothing, since it is skipped":`one of \
length ${o(l)}`,a=s?`its heads give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${t}, ${z(n,e)}.`,text:`The\
 visit comes in as a vector of length ${o("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_for\
ward")}. It leaves with length ${o("residual_out")}.${c}`}}function Sh({visit:t},e){let n=E(Number(e.pointerWeights[t]),
1),r=`The pointer gives ${z(e,t)}, ${n}.`;if(e.visits[t]?.masked)return{title:r,text:"The visit is masked: it cannot be \
chosen."};let{dot:o,bias:s,isBiasOff:i,score:a}=ae(e,t),c=s!==null&&!i?` and the bias of its position is ${A(s,2)}`:"";return{
title:r,text:`Query and key multiply to ${A(o.sum,2)}${c}; its score is ${A(a,2)}. The weight counts for ${Yt(e,t)}.`}}function Oh({
location:t},e){let{logit:n}=Ht(e,t),r=e.probabilityOf("generation",t),o=n===null?"":`Its logit is ${A(n,2)}; `,s=`the so\
ftmax over all places makes it ${E(r,1)} of generation.`;return{title:`${e.nameOf(t).label}, scored by the generation he\
ad.`,text:o?o+s:s.charAt(0).toUpperCase()+s.slice(1)}}function Nh(t){let e=Xt({kind:"gate"},t,null),n=le(t);if(!n)return e;
let{logit:r,learned:o,hidden:s}=n,i=t.trace.gate.learned?`Its ${s.length} hidden units add up to a logit of ${A(r,2)}.`:
`As learned it would be ${o.toFixed(2)}.`;return{title:e.title,text:`${e.text} ${i}`}}var ki=_(()=>{"use strict";w();oe();
Et();At();pt();vr();B()});function Ar(t,e){return`${t.tag} ${t.key??e}`}function Lh(t,e){let n=t.match(gn)??[],r=e.match(gn)??[],o=e.split(gn);return n.
length!==r.length||t.split(gn).join()!==o.join()?null:s=>{let i=r.map((a,c)=>{let l=Number(n[c]);return String(Math.round(
(l+s*(Number(a)-l))*100)/100)});return o.map((a,c)=>a+(i[c]??"")).join("")}}var Th,_h,gn,yn,xi=_(()=>{"use strict";w();G();
Th="http://www.w3.org/2000/svg",_h=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),gn=/-?\d+(?:\.\d+)?/g,
yn=class{#e=new WeakMap;#t=new Map;#n=new WeakMap;#o=0;#i=0;constructor(e){this.root=e,this.elements=[]}show(e,n=0){this.#p(),
this.elements=this.#s(this.root,e,this.elements,n>0),this.#t.size&&this.#h(n)}#s(e,n,r,o){if(n.every(a=>typeof a=="strin\
g")){let a=n.join("");return(e.textContent!==a||r.length)&&(e.textContent=a),[]}let s=new Map;for(let[a,c]of r.entries()){
let l=this.#e.get(c);l&&s.set(Ar(l.mark,a),c)}let i=n.map((a,c)=>{let l=typeof a=="string"?{tag:"tspan",attributes:{},children:[
a]}:a,h=s.get(Ar(l,c));s.delete(Ar(l,c));let u=h??document.createElementNS(Th,l.tag);return this.#r(u,l,o&&h!==void 0),u});
for(let a of s.values())a.remove();for(let[a,c]of i.entries()){let l=e.childNodes[a];l!==c&&e.insertBefore(c,l??null)}return i}#r(e,n,r){
let o=this.#e.get(e),s=o?.mark.attributes??{};for(let a of Object.keys(s))Ye(n.attributes[a])===null&&e.removeAttribute(
a);for(let[a,c]of Object.entries(n.attributes)){let l=Ye(c),h=Ye(s[a]);if(l===null||l===h)continue;let u=r&&h!==null&&_h.
has(a)?Lh(h,l):null;u?this.#t.set(`${this.#c(e)} ${a}`,{element:e,name:a,at:u,end:l}):e.setAttribute(a,l)}let i=this.#s(
e,n.children,o?.elements??[],r);this.#e.set(e,{mark:n,elements:i})}#c(e){let n=this.#n.get(e)??this.#o++;return this.#n.
set(e,n),n}#h(e){let n=performance.now(),r=o=>{let s=Math.min(1,Math.max(0,(o-n)/e));if(s===1){this.#p();return}let i=1-
(1-s)**3;for(let{element:a,name:c,at:l}of this.#t.values())a.setAttribute(c,l(i));this.#i=requestAnimationFrame(r)};this.#i=
requestAnimationFrame(r)}#p(){cancelAnimationFrame(this.#i);for(let{element:e,name:n,end:r}of this.#t.values())e.setAttribute(
n,r);this.#t.clear()}}});function Er(t,e,n){let r=document.createElement("button");return r.type="button",r.dataset.icon=e,r.title=t,r.setAttribute(
"aria-label",t),r.addEventListener("click",n),r}var bn,$i=_(()=>{"use strict";w();bn=class{#e=0;#t=0;#n=[];constructor(e,n){
this.show=n,this.button=Er("Play the story","play",()=>this.toggle()),this.back=Er("Step back","back",()=>this.step(-1)),
this.forth=Er("Step forward","forth",()=>this.step(1)),this.slider=document.createElement("input"),this.slider.type="ran\
ge",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute("aria-label","Step of the story"),this.slider.
addEventListener("input",()=>this.#o(Number(this.slider.value)-1)),e.append(this.button,this.back,this.forth,this.slider),
this.#s(!1)}isOpen=!1;get isTelling(){return this.isOpen&&this.#t<this.#n.length-1}get sentence(){return this.isOpen?this.#n[this.#t]??
null:null}tell(e){this.#n=e,this.#t=Math.min(this.#t,e.length-1),this.slider.max=String(e.length),this.#s(this.#e!==0)}toggle(){
this.#e?this.pause():this.play()}play(){let e=this.#t>=this.#n.length-1;this.#o(this.isOpen&&!e?this.#t:0),this.#i()}pause(){
clearTimeout(this.#e),this.#e=0,this.#s(!1)}close(){this.isOpen&&(this.pause(),this.isOpen=!1,this.#t=0,this.#s(!1),this.
show(null))}step(e){this.#o(this.isOpen?this.#t+e:e>0?0:this.#n.length-1)}#o(e){this.pause(),this.isOpen=!0,this.#t=Math.
max(0,Math.min(this.#n.length-1,e)),this.#s(!1),this.show(this.#t)}#i(){let{title:e="",text:n=""}=this.#n[this.#t]??{},r=Math.
max(1800,55*(e.length+n.length));if(this.#t>=this.#n.length-1){this.pause();return}this.#e=window.setTimeout(()=>{this.#o(
this.#t+1),this.#i()},r),this.#s(!0)}#s(e){this.button.dataset.icon=e?"pause":"play";let n=e?"Pause the story":"Play the\
 story";this.button.setAttribute("aria-label",n),this.button.title=n,this.slider.value=String(this.isOpen?this.#t+1:this.#n.
length),this.slider.setAttribute("aria-valuetext",this.isOpen?`Step ${this.#t+1} of ${this.#n.length}`:"The whole pictur\
e"),this.back.disabled=this.isOpen&&this.#t===0,this.forth.disabled=this.isOpen&&this.#t>=this.#n.length-1}}});function Mi(t,{title:e,ground:n}){let r=t.cloneNode(!0),{width:o,height:s}=t.viewBox.baseVal,i=t.querySelectorAll("*");for(let[
l,h]of r.querySelectorAll("*").entries()){let u=i[l];u&&Ph(h,getComputedStyle(u));for(let p of["class","data-part","data\
-open","data-act","tabindex","role"])h.removeAttribute(p)}for(let l of r.querySelectorAll('[opacity="0"]'))l.remove();let a=document.
createElementNS(Sr,"title");a.textContent=e;let c=document.createElementNS(Sr,"rect");return c.setAttribute("width",String(
o)),c.setAttribute("height",String(s)),c.setAttribute("fill",n),r.prepend(a,c),r.setAttribute("xmlns",Sr),r.setAttribute(
"width",String(o)),r.setAttribute("height",String(s)),r.setAttribute("font-family",getComputedStyle(t).fontFamily),r.setAttribute(
"role","img"),r.setAttribute("aria-label",e),r.removeAttribute("class"),new XMLSerializer().serializeToString(r)}function Ph(t,e){
if(t.localName==="g"){e.opacity!=="1"&&t.setAttribute("opacity",e.opacity);return}t.localName==="image"&&t.setAttribute(
"style","image-rendering: pixelated");for(let n of Rh){if(Ih.has(n)&&t.localName!=="text")continue;let r=e.getPropertyValue(
n);r&&r!==Ch[n]&&t.setAttribute(n,r)}}var Sr,Rh,Ch,Ih,vi=_(()=>{"use strict";w();Sr="http://www.w3.org/2000/svg",Rh=["fi\
ll","stroke","stroke-width","stroke-dasharray","stroke-linecap","stroke-linejoin","opacity","paint-order","font-size","f\
ont-weight","text-anchor","text-decoration-line"],Ch={fill:"rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-das\
harray":"none","stroke-linecap":"butt","stroke-linejoin":"miter",opacity:"1","paint-order":"normal","text-decoration-lin\
e":"none"},Ih=new Set(["font-size","font-weight","text-anchor"])});function Ei(t,e=null){if(e===null)return[Fh(t),Hh(t)];let n=Tt(e,t);return n?Wh[n.kind](t,n):[]}function Fh(t){let{hasPointer:e}=t;
return{caption:"Visits, oldest first",columns:["Visit","Stay in minutes",...e?["Pointer score","Pointer weight"]:[]],rows:t.
visits.map((n,r)=>[z(t,r),n.duration_minutes,...e?[Nr(t.pointerScores[r]),t.pointerWeights[r]]:[]])}}function Hh(t){return{
caption:`The answer, with a gate of ${t.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From the po\
inter","From generation","Probability"],rows:t.trace.location_probabilities.final.map(({location:e})=>{let{pointer:n,generation:r,
fromPointer:o,fromGeneration:s}=he(t,e),i=t.probabilityOf("final",e);return[t.nameOf(e).label,n,r,o,s,i]})}}function Gh(t,{
layer:e,head:n,query:r,visit:o,isLeaf:s}){let{count:i}=t,a=t.weights(e,n),c=`layer ${e}, head ${n}`,l=t.visits.map((p,m)=>z(
t,m));if(!s)return[{caption:`Weights of ${c}: rows are the visits that ask, columns those they read from`,columns:["Visi\
t that asks",...l],rows:l.map((p,m)=>[p,...a.subarray(m*i,(m+1)*i)])}];let h=en(t,e,n,r),{dot:u}=ie(t,e,n,r,o);return[wn(
`Query of ${l[r]} × key of ${l[o]}, ${c}`,["Query","Key"],u),{caption:`The row of ${l[r]}`,columns:["Visit it reads fro\
m","Score","Weight"],rows:l.map((p,m)=>[p,Nr(h.scores[m]),a[r*i+m]])}]}function jh(t,e){let{layer:n,visit:r}=e,o=`layers\
.${n}`,s=[["Comes in","residual_in"],["Norm 1","norm1"],["Heads","attention_out"],["After the heads","residual_mid"],["N\
orm 2","norm2"],["Feed-forward","feed_forward.out"],["Leaves","residual_out"]].filter(([,u])=>t.has(`${o}.${u}`)),i=s.map(
([,u])=>et(t,`${o}.${u}`,r)),a=fn(t,e),c=rn(t,n,r,a),l=et(t,`${o}.feed_forward.pre`,r),h=et(t,`${o}.feed_forward.hidden`,
r);return[{caption:`${z(t,r)}, in layer ${n}`,columns:["Number",...s.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,p)=>[
p+1,...i.map(m=>m[p])])},{caption:`Hidden units of the feed-forward network${c?`, and what they give number ${a+1}`:""}`,
columns:["Unit","Before the activation","After it",...c?["Weight","Product"]:[]],rows:Array.from(h,(u,p)=>[p+1,l[p],u,...c?
[c.dot.second[p],c.dot.products[p]]:[]])}]}function Ai(t,{kind:e,visit:n}){let r=et(t,"inputs.projected",n),o=[{caption:`\
What ${z(t,n)} is made of`,columns:["Feature","Value","Length of its vector"],rows:t.slices.map(({name:i,label:a,lengths:c})=>[
a,xr(t,i,n),c[n]])},Or("All features mixed by one matrix",r)];if(e==="inputs")return o;let s=Array.from({length:t.layers*
t.heads},(i,a)=>{let[c,l]=[Math.floor(a/t.heads),a%t.heads];return[`Layer ${c}, head ${l}`,t.lastRow(c,l)[n]]});return t.
hasPointer&&s.push(["Pointer",t.pointerWeights[n]]),o.push({caption:"How much the last visit reads from it",columns:["Re\
ader","Weight"],rows:s}),o}function zh(t){return[Or("The context: the last visit after all layers",t.values("context"))]}
function Uh(t,{visit:e,isLeaf:n}){let r=nn(t),o=t.visits.map((l,h)=>z(t,h)),s=t.values("pointer.content_scores"),i=t.has(
"pointer.bias")?t.values("pointer.bias"):null,a=[{caption:"The pointer’s score and weight of each visit",columns:["Vis\
it","Content score",...i?["Position bias"]:[],"Score","Weight"],rows:o.map((l,h)=>[l,s[h],...i?[i[h]]:[],Nr(r.scores[h]),
t.pointerWeights[h]])},{caption:"Weights added up by place",columns:["Place","Visits","Probability"],rows:t.pointedPlaces.
map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];if(!n)return a;let{dot:c}=ae(t,e);return[wn(`Query of the cont\
ext × key of ${o[e]}`,["Query","Key"],c),...a]}function Bh(t,{location:e,isLeaf:n}){let r=t.trace.location_probabilities.
generation??[],o={caption:"The most probable places of the generation head",columns:["Place","Logit","Probability"],rows:r.
map(i=>[t.nameOf(i.location).label,Ht(t,i.location).logit,i.probability])},{dot:s}=Ht(t,e);return n&&s?[wn(`Context × we\
ights of ${t.nameOf(e).label}`,["Context","Weight"],s),o]:[o]}function Dh(t){let e=le(t),n={caption:"The gate",columns:[
"Quantity","Value"],rows:[...e?[["Bias",e.bias],["Logit",e.logit],["As learned",e.learned]]:[],["Gate",t.gate]]};if(!e)return[
n];let r="Hidden units";return[e.dot?wn(r,["Hidden unit","Weight"],e.dot):Or(r,e.hidden),n]}function Vh(t,{location:e}){
let{visits:n,pointer:r,generation:o,gate:s,fromPointer:i,fromGeneration:a,probability:c}=he(t,e);return[{caption:`How pr\
obable is ${t.nameOf(e).label}?`,columns:["Path","Probability","Factor","Share of the answer"],rows:[["Pointer",r,s,i],[
"Generation",o,1-s,a],["Answer","","",c]]},{caption:"Its visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[z(t,l),
t.hasPointer?t.pointerWeights[l]:0])}]}function wn(t,e,{first:n,second:r,products:o,sum:s}){return{caption:t,columns:["N\
umber",...e,"Product"],rows:[...o.map((i,a)=>[a+1,n[a],r[a],i]),["Sum","","",s]]}}function Or(t,e){return{caption:t,columns:[
"Number","Value"],rows:Array.from(e,(n,r)=>[r+1,n])}}function Nr(t){return Number.isFinite(t)?t:"−∞"}var Wh,Si=_(()=>{
"use strict";w();oe();Et();mn();$r();At();Wh={head:Gh,stream:jh,inputs:Ai,visit:Ai,context:zh,pointer:Uh,generation:Bh,gate:Dh,
place:Vh}});function Tr(t,e,n){let r=document.createElement("dialog");r.className="picture-tables",r.setAttribute("aria-label","Numb\
ers");let o=Ei(e,n);for(let c of o){let l=document.createElement("div");l.className="table-frame",l.tabIndex=0;let h=document.
createElement("h2");h.textContent=c.caption,l.append(Ve(c)),r.append(h,l)}let s=document.createElement("button");s.type=
"button",s.textContent="Close",s.addEventListener("click",()=>r.close());let i=document.createElement("a");i.textContent=
"Save as CSV",i.download=`${n??"network"}.csv`,i.href=URL.createObjectURL(new Blob([qe(o)],{type:"text/csv"}));let a=document.
createElement("p");a.append(s," ",i),r.append(a),r.addEventListener("close",()=>{URL.revokeObjectURL(i.href),r.remove()}),
t.append(r),r.showModal()}var Oi=_(()=>{"use strict";w();Yn();Si()});function kn({reading:t,before:e,stage:n,happened:r,lit:o}){let s=xt(o,t),{most:i,top:a,bottom:c}=n.answers,l=r===null?[]:
[r];s!==null&&o?.kind==="place"&&l.push(s);let h=t.answer(i,l),p=h.slice(0,-1).map(({location:g})=>e?.probabilityOf("fin\
al",g)??0);p.push(1-p.reduce((g,y)=>g+y,0));let m=(c-a)/h.length;return h.map((g,y)=>{let d=e?Number(p[y]):null;return{...g,
was:d,middle:a+(y+.5)*m,height:g.probability*n.full}})}function xn({reading:t,stage:e},n){let r=t.pointedPlaces,o=r.filter(
({probability:h,location:u},p)=>h>=Le&&p<qh||_r(n,u)<n.length-1).map(h=>({...h,wish:l(h.visits)})),s=r.filter(({location:h})=>!o.
some(u=>u.location===h));if(s.length){let h=s.flatMap(u=>u.visits);o.push({location:-1,label:`${s.length} more place${s.
length===1?"":"s"}`,category:null,probability:s.reduce((u,{probability:p})=>u+p,0),visits:h,wish:l(h)})}o.sort((h,u)=>h.
wish-u.wish);let{room:i,gap:a}=e.across.places,c=an(o.map(({wish:h,probability:u})=>({wish:h,length:u*e.full})),a,...i);
return o.map(({location:h,label:u,probability:p,visits:m},g)=>({path:"pointer",location:h,label:u,probability:p,start:Number(
c[g]),visits:m,answer:_r(n,h)}));function l(h){let u=t.pointerWeights,p=h.reduce((m,g)=>m+u[g],0)||1;return h.reduce((m,g)=>m+
u[g]/p*Number(e.across.visits[g]),0)}}function $n({reading:t,stage:e},n){if(!t.hasGeneration)return[];let r=t.generated(
_e),{gap:o}=e.across.generation,{start:s}=e.across.generation;return r.map(({location:i,label:a,probability:c})=>{let l={
path:"generation",location:i,label:a,probability:c,start:s,visits:[],answer:_r(n,i)};return s+=c*e.full+o,l})}function Re({
reading:t},e){return e==="pointer"?t.gate:1-t.gate}function yt(t,e){let n=(t+e)/2;return e-t>=.6?[t,e]:[n-.3,n+.3]}function _r(t,e){
let n=t.findIndex(r=>r.location===e);return n<0?t.length-1:n}var Le,qh,Zt=_(()=>{"use strict";w();pt();Gt();Le=.03,qh=5});function Mn(t,e,n,r=3){let o=t.reading.trace.interventions[`${e}_temperature`]??1;return f("g",{key:`temperature ${e}`},
ge(t,{act:`${e}_temperature`,words:`T ${Number(o.toPrecision(2))}`,title:`Temperature of the ${e} softmax: ${o}. Drag to\
 the right for weights that are more alike.`,right:n,y:r,stays:!0}))}function ge(t,{act:e,words:n,title:r,right:o,y:s,stays:i=!1}){
if(!t.canAct)return[];let a=t.stage.type/13,c=U(n,12.5*a)+13*a,l=18*a,h=i?" stays":"";return[f("rect",{key:`handle ${e}`,
class:`handle${h}`,"data-act":e,x:o-c,y:s,width:c,height:l,rx:l/2},f("title",{},r)),f("text",{key:`handle words ${e}`,class:`\
handle-words middle${h}`,x:o-c/2,y:s+13*a},n)]}var vn=_(()=>{"use strict";w();G();B()});function ye(t){return An.layers+2*t}function J(t){let e=An.layers+2*t.layers,n=t.hasPointer?e+1:e,r=t.hasGeneration?n+1:
n;return{context:e,pointer:n,generation:r,gate:r+1}}function K(t,e){return t.beat>=e?1:0}var An,bt=_(()=>{"use strict";w();
An={visits:0,slices:1,layers:2}});function Ni(t){let{stage:e}=t,{x:n,width:r}=e.visits;return[Ut(t,n,"Visits","oldest first",r),...Yh(t),...e.rows.map((o,s)=>Xh(
t,s))]}function Ut({stage:t},e,n,r,o=400){let s=t.type/13;return f("g",{key:`title ${n}`,class:"heading","aria-hidden":"\
true"},f("text",{x:e,y:17*s,class:"title"},it(n,o,15*s,!0)),f("text",{x:e,y:35*s,class:"small"},it(r,o,12.5*s)))}function Yh({
reading:t,stage:e}){let n=e.type/13,r=[];for(let{start:o,end:s,weekday:i}of Lr(t)){let a=Number(e.rows[o]?.y)-Number(e.rows[o]?.
height)/2,c=Number(e.rows[s]?.y)+Number(e.rows[s]?.height)/2;if(r.push(f("rect",{key:`day ${o}`,class:"day",x:e.visits.x+
29*n,y:a+1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+c)/2+4.5*n);r.push(f("text",{key:`\
weekday ${o}`,class:"small strong",x:e.visits.x,y:l},i))}}return r}function Lr({visits:t}){let e=[];for(let[n,r]of t.entries()){
let o=Kh(r),s=e.at(-1);s?.day===o?s.end=n:e.push({start:n,end:n,day:o,weekday:String(ft[r.weekday])})}return e}function Kh({
arrival:t,weekday:e}){return t?.split("T")[0]??String(e)}function Xh(t,e){let{reading:n,stage:r,lit:o}=t,{y:s,height:i,isFull:a}=r.
rows[e],c=n.visits[e];if(!c)throw new Error("A row without a visit.");let l=r.type/13,h=r.visits.x+36*l,u=r.visits.width-
36*l,p=st(o,n).includes(e),m=En(c),g=i>=33*l,y=(g?20:13)*l,d=h+y+(g?14:8)*l,b=Cr(t,e),k=b||g?54*l:0,M=r.visits.x+r.visits.
width-d-4,x=38*l,v=g?[f("text",{x:d,y:s-3*l,class:"strong"},it(c.label,M,13*l,!0)),f("text",{x:d,y:s+13*l,class:"small"},
m),b||M<U(m,12.5*l)+56*l?null:Zh(r.visits.x+r.visits.width-50*l,s+5*l,48*l,c)]:[f("text",{x:d,y:s+4.4*l,class:p?"strong":
"label"},it(c.label,M-Math.max(x,k)-9,12.5*l,p)),b?null:f("text",{x:r.visits.x+r.visits.width-4,y:s+4.4*l,class:"small e\
nd"},at(c.start_minute))];return f("g",Rr(t,e,c),f("rect",{class:"chip",x:h,y:s-i/2+.5,width:u,height:Math.max(1,i-1),rx:a?
5*l:1}),a&&mt(c.category,h+4*l,s-y/2,y),a?v:f("rect",{class:"lane",x:h+2,y:s-1,width:u-4,height:2}),b&&a&&f("text",{x:r.
visits.x+r.visits.width-4,y:s+4.4*l,class:"strong end"},b),a&&e<n.count-1&&ge(t,{act:"mask",words:c.masked?"show":"hide",
title:c.masked?"Let the network see this visit again":"Hide this visit: nothing may read it",right:r.visits.x+r.visits.width-
2,y:g?s-17*l:s-9*l}),f("title",{},`${c.label}, ${ft[c.weekday]} ${m}`))}function Rr({reading:t,lit:e},n,r){let o=st(e,t).
includes(n);return{key:`visit ${n}`,class:`part visit${o?" lit":""}${r.masked?" off":""}`,"data-part":`visits.${n}`,role:"\
button",tabindex:"-1","aria-label":`Visit ${n+1} of ${t.count}: ${r.label}, ${ft[r.weekday]} ${En(r)}${r.masked?", maske\
d":""}${t.hasPointer?`; pointer weight ${E(t.pointerWeights[n],1)}`:""}`}}function En({start_minute:t,duration_minutes:e}){
return`${at(t)} · ${Mt(e)}`}function Cr({reading:t,lit:e},n){return e?.kind!=="head"?"":E(t.lastRow(e.layer??0,e.head??
0)[n])}function Zh(t,e,n,{start_minute:r,duration_minutes:o}){let s=Math.min(r+o,Ce),i=Math.min(r,Math.max(0,r+o-Ce)),a=(c,l)=>f(
"rect",{class:"stay",x:t+c/Ce*n,y:e,width:Math.max(1,(l-c)/Ce*n),height:7});return f("g",{key:"day","aria-hidden":"true",
class:"day-ribbon","data-drag":"time"},f("rect",{class:"track",x:t,y:e,width:n,height:7}),a(r,s),i>0&&a(0,i),f("rect",{class:"\
stay-end","data-drag":"stay",x:t+(i||s)/Ce*n-2,y:e-3,width:5,height:13}))}function Ti(t){let{reading:e,stage:n,lit:r}=t;
if(!n.slices)return[];let o=n.type/13,{x:s,width:i}=n.slices,{slices:a}=e,c=Math.max(...a.map(({lengths:m})=>Math.max(...m)))||
1,l=i/a.length,h=st(r,e),u=n.rows.flatMap(({y:m,height:g},y)=>a.map(({name:d,lengths:b},k)=>{let M=Math.max(2,g-4),x=Number(
b[y])/c*M;return f("rect",{key:`${d} ${y}`,class:h.includes(y)?"length lit":"length",x:s+k*l,y:m+g/2-2-x,width:.72*l,height:x})})),
p=a.map(({label:m},g)=>f("text",{key:`name ${m}`,class:"tiny middle",x:s+(g+.36)*l,y:(g%2?40:26)*o},m));return[f("g",Ir(
t),f("rect",{class:"ground",x:s-4,y:n.top-2,width:i+4,height:n.bottom-n.top+4}),p,u,f("text",{class:"small",x:s,y:n.bottom+
18*o},"Bars: lengths"),f("text",{class:"small",x:s,y:n.bottom+33*o},"of the vectors"))]}function Ir(t){return{key:"slice\
s",class:"part slices","data-part":"inputs",role:"button",tabindex:"-1",opacity:K(t,An.slices),"aria-label":`What each v\
isit is made of: ${t.reading.slices.map(({label:e})=>e).join(", ")}`}}var Ce,be=_(()=>{"use strict";w();vn();qt();pt();G();
B();bt();Ce=1440});function _i(t,e){let{x:n,right:r}=t.stage.answers,o=t.stage.type/13;return[Ut(t,n+6*o,"Answer",Qh(t),r-n),...Pr(t,e)]}function Qh({
reading:t}){return t.hasGate?"pointer and generation":t.hasPointer?"of the pointer":"of generation"}function Pr(t,e){let{
reading:n,stage:r,lit:o,happened:s}=t,i=r.type/13,a=xt(o,n),{x:c,right:l,segment:h}=r.answers,u=l-c;return e.map(p=>{let{
location:m,label:g,category:y,probability:d,was:b,middle:k,height:M}=p,x=[{path:"pointer",share:p.pointer*Re(t,"pointer")},
{path:"generation",share:p.generation*Re(t,"generation")}],v=a===m,T=c+(y===null?6:26)*i,$=Ke(g,l-T-(s===m?20*i:2),13.5*
i,2,!0),S=k-($.length>1?22:8)*i,N=k+($.length>1?2:0)*i,L=c+6*i,C=u-8*i;return f("g",{key:`place ${m}`,class:`part place${v?
" lit":a!==null&&o?" dim":""}`,"data-part":m<0?null:`places.${m}`,role:m<0?null:"button",tabindex:m<0?null:"-1","aria-la\
bel":`${g}: ${E(d,1)}; from the pointer ${E(x[0]?.share??0,1)}, from generation ${E(x[1]?.share??0,1)}${s===m?"; this is\
 what really happened":""}`},f("rect",{key:"ground",class:"ground",x:c-6*i,y:S-16*i,width:u+10*i,height:N-S+50*i,rx:6}),
f("rect",{key:"segment",class:"answer-bar",x:h,y:k-M/2,width:Q-2,height:Math.max(1,M)}),y!==null&&mt(y,c+5*i,S-13*i,16*i),
$.map((j,P)=>f("text",{key:`name ${P}`,class:m<0?"label halo":"strong halo",x:T,y:S+15*P*i},j)),s===m&&f("path",{key:"ha\
ppened",class:"check",d:`M${l-16*i} ${S-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},f("title",{},"This is where the person went\
.")),f("rect",{key:"track",class:"track",x:c+6*i,y:N,width:C,height:8*i}),x.map(({path:j,share:P})=>{let I=f("rect",{key:j,
class:`${j} bar`,x:L,y:N,width:Math.max(0,P*C),height:8*i});return L+=P*C,I}),b!==null&&f("rect",{key:"before",class:"be\
fore",x:c+5*i+b*C,y:N-3*i,width:2,height:14*i}),f("text",{key:"probability",class:"strong halo",x:c+6*i,y:N+23*i},E(d,1)),
b!==null&&Jh(c+60*i,N+23*i,d,b))})}function Jh(t,e,n,r){let o=Math.round(1e3*n)-Math.round(1e3*r);if(o===0)return f("tex\
t",{key:"change",class:"small",x:t,y:e},"same");let s=`${o>0?"▲":"▼"} ${(Math.abs(o)/10).toFixed(1)}`;return f("text",
{key:"change",class:`${o>0?"more":"less"} strong halo`,x:t,y:e},s)}var Wr=_(()=>{"use strict";w();Zt();qt();pt();G();Gt();
B();be()});function Li(t){let{reading:e,stage:n}=t,r=n.type/13,o=e.values("context");if(!n.layers.at(-1)||!o)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),a=Math.ceil(o.length/i),c=52*r,l=c/i,h=n.scores-42*r,u=n.bottom+20*r;return Fr(t,{x:h,
y:u,columns:i,cell:l},tu(t,h,u,c,a*l))}function Fr(t,{x:e,y:n,columns:r,cell:o},s){let i=t.stage.type/13,a=t.reading.values(
"context"),c=Math.max(...a.map(Math.abs))||1,l=Array.from(a,(h,u)=>f("rect",{class:h<0?"below-zero":"above-zero",x:e+u%r*
o,y:n+Math.floor(u/r)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(h)/c)}));return f("g",{key:"context",class:"par\
t context","data-part":"context",role:"button",tabindex:"-1",opacity:K(t,J(t.reading).context),"aria-label":`Context: th\
e last visit after all layers, ${a.length} numbers`},f("rect",{class:"ground",x:e-3,y:n-16*i,width:r*o+6,height:Math.max(
44,Math.ceil(a.length/r)*o+20*i)}),s,f("text",{class:"strong halo",x:e,y:n-5*i},"Context"),l,f("title",{},`The last visi\
t after all layers: ${a.length} numbers. The pointer, the generation head and the gate read them.`))}function tu({reading:t,
stage:e},n,r,o,s){let i=e.type/13,a=Number(e.rows.at(-1)?.y),c=n-6*i,l=e.size.height-5*i,h=e.gate+9*i;return[f("path",{key:"\
from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${r+s/2}H${n-2}`}),t.hasGeneration&&f("path",{key:"to generatio\
n",class:"link generation-line",d:`M${n+o+2} ${r+s/2}H${n+o+12*i}`}),t.has("gate.logit")&&f("path",{key:"to the gate",class:"\
link dotted",d:`M${n+o/2} ${r+s+3*i}V${l}H${h}V${.56*e.size.height+e.full/2+4}`})]}var Hr=_(()=>{"use strict";w();G();bt()});function Ri(t){let{reading:e,before:n,stage:r}=t,o=r.type/13,s=r.across.gate,i=s+r.full,a=r.gateWidth,c=s+e.gate*r.full,
l=n?n.gate:e.gate,h=r.gate+a/2,u=Sn(t);return f("g",Gr(t,"vertical"),f("rect",{key:"frame",class:"gate-frame",x:r.gate-3,
y:s-3,width:a+6,height:r.full+6,rx:4}),f("rect",{key:"pointer",class:"pointer bar",x:r.gate,y:s,width:a,height:Math.max(
0,c-s)}),f("rect",{key:"generation",class:"generation bar",x:r.gate,y:c,width:a,height:Math.max(0,i-c)}),f("text",{key:"\
name",class:"title middle halo",x:h,y:s-10*o},`Gate ${e.gate.toFixed(2)}`),l!==e.gate&&f("path",{key:"learned",class:"le\
arned",d:`M${r.gate+a+3} ${s+l*r.full}l${8*o} ${-5*o}v${10*o}Z`},f("title",{},`${n?e.wordsFor(n):""}: ${l.toFixed(2)}`)),
t.canAct&&u&&f("rect",{key:"handle",class:"valve","data-act":"gate",x:r.gate-8*o,y:c-6*o,width:a+16*o,height:12*o,rx:6*o}),
!u&&f("text",{key:"fixed",class:"small middle",x:h,y:i+18*o},"fixed"))}function Sn({reading:t}){return t.trace.architecture.
components.includes("gate")}function Gr(t,e){let{reading:n,lit:r}=t,o=t.canAct&&Sn(t);return{key:"gate",class:`part gate${r?.
kind==="gate"?" lit":""}`,"data-part":"gate",role:o?"slider":"button",...o&&{"aria-orientation":e,"aria-valuenow":n.gate.
toFixed(3),"aria-valuemin":0,"aria-valuemax":1,"aria-valuetext":`${n.gate.toFixed(2)}: ${E(n.gate)} pointer`},tabindex:"\
-1",opacity:K(t,J(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${E(n.gate)} pointer, ${E(1-n.gate)} generation${n.trace.
gate.learned?"":", not learned"}`}}function On(t,e,n){let{reading:r,stage:o,lit:s}=t,i=t.beat>=J(r).gate,a=d=>Re(t,d),c=xt(
s,r),l=new Map,h=o.across.gate;for(let d of e)l.set(d,h),h+=d.probability*a(d.path)*o.full;let u=new Map;h=o.across.gate;
for(let d of["pointer","generation"])for(let[b]of n.entries())u.set(`${d} ${b}`,h),h+=Number(n[b]?.[d])*a(d)*o.full;let p=e.
map(d=>{let b=Number(l.get(d)),k=d.probability*a(d.path)*o.full,M=yt(d.start,d.start+d.probability*o.full),x=yt(b,b+k);return f(
"path",{key:`into ${d.path} ${d.location}`,class:`${d.path} band${g(d.location)}`,d:o.bands.into(M,x,i)})}),m=n.flatMap(
(d,b)=>{let k=d.middle-d.height/2;return["pointer","generation"].map(M=>{let x=Number(d[M])*a(M)*o.full,v=Number(u.get(`${M}\
 ${b}`)),T=yt(v,v+x),$=yt(k,k+x);return k+=x,x===0?null:f("path",{key:`out ${M} ${d.location}`,class:`${M} band${g(d.location)}`,
d:o.bands.out(T,$,i)})})});return[p,m,i&&s?.kind==="visit"&&y(s.visit??0)];function g(d){return c===null?"":c===d&&s?.kind===
"place"?" lit":" dim"}function y(d){let b=r.pointerWeights,k=e.find(({path:P,visits:I})=>P==="pointer"&&I.includes(d));if(!k)
return null;let M=[...k.visits].sort((P,I)=>P-I),v=M.slice(0,M.indexOf(d)).reduce((P,I)=>P+b[I],0)*o.full,T=b[d]*o.full,
$=a("pointer"),S=Number(l.get(k))+v*$,N=n[k.answer],L=Number(u.get(`pointer ${k.answer}`))+v*$,C=Number(N?.middle)-Number(
N?.height)/2+v*$,j=N?.location===k.location;return[f("path",{key:"visit into",class:"pointer band lit",d:o.bands.into(yt(
k.start+v,k.start+v+T),yt(S,S+T*$),i)}),j&&f("path",{key:"visit out",class:"pointer band lit",d:o.bands.out(yt(L,L+T*$),
yt(C,C+T*$),i)})]}}var Nn=_(()=>{"use strict";w();Zt();pt();G();B();bt()});function Ci(t){let{reading:e,before:n,stage:r}=t,o=r.type/13,{gate:s,gateHeight:i,full:a}=r,c=r.across.gate,l=c+e.gate*a,
h=n?n.gate:e.gate,u=Sn(t),p=`${E(e.gate)} pointer${u?"":", fixed"}`;return f("g",Gr(t,"horizontal"),f("rect",{key:"frame",
class:"gate-frame",x:c-3,y:s-3,width:a+6,height:i+6,rx:4}),f("rect",{key:"pointer",class:"pointer bar",x:c,y:s,width:e.gate*
a,height:i}),f("rect",{key:"generation",class:"generation bar",x:l,y:s,width:(1-e.gate)*a,height:i}),f("text",{key:"name",
class:"title halo",x:r.left,y:s+11*o},`Gate ${e.gate.toFixed(2)}`),f("text",{key:"words",class:"small halo",x:r.left,y:s+
27*o},p),h!==e.gate&&f("path",{key:"learned",class:"learned",d:`M${c+h*a} ${s+i+3}l${5*o} ${8*o}h${-10*o}Z`},f("title",{},
`${n?e.wordsFor(n):""}: ${h.toFixed(2)}`)),t.canAct&&u&&[f("rect",{key:"handle",class:"valve",x:l-6*o,y:s-8*o,width:12*o,
height:i+16*o,rx:6*o}),f("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-$t/2,r.size.width-
$t),y:s+(i-$t)/2,width:$t,height:$t})])}var Ii=_(()=>{"use strict";w();Nn();G();jt();B()});function Pi(t,e){let{reading:n,stage:r}=t,o=r.type/13,s=e.filter(({path:p})=>p==="generation"),i=r.places-8*o,a=n.hasPointer?
r.scores+26*o:r.scores-38*o,c=n.hasPointer?r.bottom+34*o:Number(s[0]?.start)+12*o,l=t.beat>=J(n).generation,h=s.map(({label:p,
probability:m,location:g},y)=>{let d=c+y*17*o;return[f("text",{key:`name ${y}`,class:g<0?"small halo":"label halo",x:a,y:d},
it(p,i-a-46*o,13*o)),f("text",{key:`share ${y}`,class:"strong end halo",x:i,y:d},E(m))]}),u=s.map(({probability:p,start:m,
location:g},y)=>f("rect",{key:`bar ${y}`,class:"generation bar",x:r.places,y:m,width:Q,height:l?Math.max(.8,p*r.full):0},
f("title",{},`${g<0?"The others":s[y]?.label}: ${E(p,1)} of the generation head`)));return f("g",jr(t,s),f("rect",{class:"\
ground",x:a-4,y:c-30*o,width:i-a+8,height:88*o}),f("text",{class:"title halo",x:a,y:c-18*o},"Generation"),h,u)}function jr(t,e){
return{key:"generation",class:"part generation-block","data-part":"generation",role:"button",tabindex:"-1",opacity:K(t,J(
t.reading).generation),"aria-label":`Generation: ${e.map(({label:n,probability:r})=>`${n} ${E(r)}`).join(", ")}`}}var zr=_(
()=>{"use strict";w();G();Gt();B();bt()});function Wi(t,e){let{reading:n,stage:r,lit:o}=t,s=xt(o,n),i=e.filter(({path:c})=>c==="pointer"),a=({location:c})=>s===null||
s===c?"":" dim";return f("g",{key:"places",opacity:K(t,J(n).pointer)},i.map(c=>f("rect",{key:`bar ${c.location}`,class:`\
pointer bar${a(c)}`,x:c.start,y:r.places,width:Math.max(.8,c.probability*r.full),height:Q},f("title",{},`${c.label}: ${E(
c.probability,1)} of the pointer`))),ru(t,i).map(c=>ou(t,c,a(c.flow))))}function ru({reading:t,stage:e,lit:n},r){let o=e.
type/13,s=xt(n,t),[i,a]=e.across.places.room,c=({location:h,probability:u})=>u+ +(s!==null&&h===s),l=[];for(let h of[...r].
sort((u,p)=>c(p)-c(u))){let{location:u,label:p,probability:m}=h;if(m<Le&&u>=0&&u!==s)continue;let g=u>=0,y=` ${E(m)}`,b=`${it(
p,a-i-U(y,13*o,!0),13*o,g)}${y}`,k=U(b,13*o,g)/2,M=h.start+m*e.full/2,x=Math.max(i+k,Math.min(a-k,M)),[v,T]=[x-k,x+k];for(let $=0;$<
eu;$++){if(l.some(L=>L.row===$&&v<L.right+8*o&&T>L.left-8*o))continue;let N=x>M?"":x<M?" end":" middle";l.push({flow:h,text:b,
isBold:g,left:v,right:T,row:$,anchor:N});break}}return l}function ou({stage:t},{flow:e,text:n,isBold:r,left:o,right:s,row:i,
anchor:a},c){let l=t.type/13,h=t.places+Q+(14+Ur*i)*l,u=e.start+e.probability*t.full/2;return[i>0&&f("path",{key:`leader\
 ${e.location}`,class:`leader${c}`,d:`M${u} ${t.places+Q}V${h-11*l}`}),f("text",{key:`name ${e.location}`,class:`${r?"st\
rong":"small"}${a} halo${c}`,x:a===""?o:a===" end"?s:(o+s)/2,y:h},n)]}function Fi(t,e){let{reading:n,stage:r}=t,o=r.type/
13,s=e.filter(({path:l})=>l==="generation"),i=t.beat>=J(n).generation,a=n.hasPointer?.42*(r.right-r.left):r.right-r.left,
c=r.places-(nu*Ur-6)*o;return f("g",jr(t,s),f("rect",{class:"ground",x:r.right-a,y:c-34*o,width:a,height:r.places+Q-c+34*
o}),f("text",{class:"title end halo",x:r.right,y:c-19*o},"Generation"),s.map(({location:l,label:h,probability:u,start:p},m)=>{
let g=` ${E(u)}`,y=it(h,a-U(g,13*o),13*o)+g;return[f("text",{key:`name ${m}`,class:l<0?"small end halo":"label end halo",
x:r.right,y:c+m*Ur*o},y),f("rect",{key:`bar ${m}`,class:"generation bar",x:p,y:r.places,width:Math.max(.8,u*r.full),height:i?
Q:0},f("title",{},`${l<0?"The others":h}: ${E(u,1)} of the generation head`))]}))}var eu,Ur,nu,Hi=_(()=>{"use strict";w();
Zt();zr();pt();G();Gt();B();bt();eu=3,Ur=17,nu=4});function Gi(t,e){let{reading:n,stage:r,lit:o}=t,s=r.type/13,i=K(t,J(n).pointer),a=n.pointerWeights,c=n.pointerScores,l=st(
o,n),h=Math.max(...a),u=r.rows.flatMap(({y:m,isFull:g},y)=>{if(!g)return[];let d=a[y]>=.2*h||l.includes(y)?"strong":"sma\
ll",b=l.length&&!l.includes(y)?" dim":"";return[f("text",{key:`score ${y}`,class:`small end${b}`,x:r.scores,y:m+4.4*s},A(
c[y])),f("text",{key:`weight ${y}`,class:`${d} end${b}`,x:r.weights,y:m+4.4*s},E(a[y]))]}),p=e.filter(({path:m})=>m==="p\
ointer").map(m=>su(t,m));return[f("g",Br(t,e),f("rect",{class:"ground",x:r.scores-38*s,y:r.top-2,width:r.weights-r.scores+
42*s,height:r.bottom-r.top+4}),Ut(t,r.scores-38*s,"Pointer","score  weight",200),Mn(t,"pointer",r.weights+6*s),f("path",
{class:"fork pointer-line",d:`M${r.scores-36*s} ${r.bottom+8}V${r.top}`}),u),f("g",{key:"ribbons",opacity:i},Dr(t,e),p)]}
function Br(t,e){return{key:"pointer",class:"part pointer-block","data-part":"pointer",role:"button",tabindex:"-1",opacity:K(
t,J(t.reading).pointer),"aria-label":`Pointer: ${e.filter(({path:n})=>n==="pointer").sort((n,r)=>r.probability-n.probability).
map(({label:n,probability:r})=>`${n} ${E(r)}`).join(", ")}`}}function Dr(t,e){let{reading:n,stage:r,lit:o}=t,s=n.pointerWeights,
i=st(o,n),a=t.beat>=J(n).pointer,c=an(r.across.visits.map((l,h)=>({wish:l,length:s[h]*r.full})),0,...r.across.starts);return e.
filter(({path:l})=>l==="pointer").flatMap(l=>{let h=l.start;return[...l.visits].sort((u,p)=>u-p).map(u=>{let p=s[u]*r.full,
m=Number(c[u]),g=i.includes(u),y=yt(h,h+p);return h+=p,f("path",{key:`ribbon ${u}`,class:`pointer band${g?" lit":i.length?
" dim":""}`,d:r.bands.ribbon(yt(m,m+p),y,a)},f("title",{},`${n.visits[u]?.label}: ${E(s[u],1)} of the pointer`))})})}function su(t,{
path:e,location:n,label:r,probability:o,start:s}){let{reading:i,stage:a,lit:c}=t,l=a.type/13,h=xt(c,i),u=E(o),p=o>=Le||n<
0||h===n,m=a.gate-a.ribbons-16*l,g=n>=0,y=it(r,m-U(` ${u}`,13*l,!0),13*l,g),d=U(`${y} ${u}`,13*l,g)/2,b=Math.min(a.places+
Q/2,a.gate-6*l-d);return f("g",{key:`${e} ${n}`,class:h===null||h===n?"":"dim"},f("rect",{class:`${e} bar`,x:a.places,y:s,
width:Q,height:Math.max(.8,o*a.full)}),p&&f("text",{class:`${g?"strong":"small"} middle halo`,x:b,y:s-5*l},`${y} ${u}`),
f("title",{},`${r}: ${E(o,1)} of the pointer`))}var Vr=_(()=>{"use strict";w();Zt();vn();pt();G();Gt();B();bt();be()});function ji(t){return[Lt(t,17*(t.stage.type/13),"Visits","oldest first"),...iu(t),...t.stage.columns.map((e,n)=>au(t,n))]}
function Lt({stage:t},e,n,r,o=t.right){let s=t.type/13,i=o-t.left-U(n,15*s,!0)-12*s;return f("g",{key:`title ${n}`,class:"\
heading","aria-hidden":"true"},f("text",{class:"title halo",x:t.left,y:e},n),f("text",{class:"small end halo",x:o,y:e},it(
r,i,12.5*s)))}function iu({reading:t,stage:e}){let n=e.type/13;return Lr(t).flatMap(({start:r,end:o,weekday:s})=>{let[i,
a]=[e.columns[r],e.columns[o]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[f("rect",{key:`day ${r}`,class:"\
day",x:c+Math.min(1.5,.1*(l-c)),y:e.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=U(s,15*n,!0)&&f("text",{key:`\
weekday ${r}`,class:"small strong",x:c+1.5,y:e.chips.top-13*n},s)].filter(h=>h!==!1)})}function au(t,e){let{reading:n,stage:r,
lit:o}=t,{x:s,width:i,isFull:a}=r.columns[e],c=n.visits[e];if(!c)throw new Error("A column without a visit.");let l=r.type/
13,{top:h,height:u,hasNames:p}=r.chips,m=st(o,n).includes(e),g=Math.min(20*l,i-3),y=at(c.start_minute),d=Cr(t,e),b=[d||y,
d?d.replace(" %",""):y.slice(0,2)],k=b.find(v=>U(v,12.5*l,!0)<=i)??b[1],M=p?Ke(c.label,i-6*l,12.5*l,2):[],x={class:m||d?
"strong middle":"small middle",x:s};return f("g",Rr(t,e,c),f("rect",{class:"chip",x:s-i/2+Math.min(1,.1*i),y:h,width:Math.
max(.8,i-2),height:u,rx:a?6*l:0}),a?[mt(c.category,s-g/2,h+8*l,g),f("text",{key:"hour",...x,y:h+45*l},k),M.map((v,T)=>f(
"text",{key:`name ${T}`,class:`${m?"strong":"small"} middle`,x:s,y:h+(62+15*T)*l},v))]:f("rect",{class:"lane",x:s-Math.min(
1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),f("title",{},`${c.label}, ${ft[c.weekday]} ${En(c)}`))}function zi(t){let{
reading:e,stage:n,lit:r}=t,o=n.type/13,{slices:s}=e,i=st(r,e)[0]??e.count-1,a=e.visits[i],c=Math.max(...s.map(({lengths:p})=>Math.
max(...p)))||1,l=(n.right-n.left)/s.length,h=n.inputs+(V.title+46)*o,u=s.map(({name:p,label:m,lengths:g},y)=>{let d=Number(
g[i]),b=n.left+(y+.5)*l,k=d/c*30*o;return[f("rect",{key:`bar ${p}`,class:"length lit",x:b-9*o,y:h-k,width:18*o,height:k}),
f("text",{key:`length ${p}`,class:"tiny middle",x:b,y:h-k-4*o},A(d)),f("text",{key:`name ${p}`,class:"small middle",x:b,
y:h+15*o},m)]});return f("g",Ir(t),f("rect",{class:"ground",x:n.left,y:n.inputs,width:n.right-n.left,height:(V.title+V.inputs)*
o}),Lt(t,n.inputs+15*o,"Input vector",a?`${a.label}, ${ft[a.weekday]} ${at(a.start_minute)}`:""),u,f("title",{},"Bars: l\
ength of each part’s vector"))}var Ie=_(()=>{"use strict";w();qt();pt();G();jt();B();be()});function Ui(t,e){let{reading:n,stage:r}=t,o=r.type/13,s=r.pointer;return[f("g",Br(t,e),f("rect",{class:"ground",x:r.left,
y:s,width:r.right-r.left,height:(V.title+V.scores)*o}),Lt(t,s+15*o,"Pointer","scores, and weights in percent"),f("path",
{class:"fork pointer-line",d:`M${r.left} ${s+22*o}H${r.right}`}),cu(t)),f("g",{key:"ribbons",opacity:K(t,J(n).pointer)},
Dr(t,e))]}function cu({reading:t,stage:e,lit:n}){let r=e.type/13,o=t.pointerWeights,s=Array.from(t.pointerScores,g=>A(g)),
i=st(n,t),a=Math.max(...o),c=Number(e.columns.at(-1)?.width),l=s.some(g=>U(g,11.5*r)>c-3),h=e.pointer+(V.title+V.scores)*
r,u=e.columns.find(g=>g.isFull),p=u?u.x-u.width/2:e.right,m=e.left-8*r;return e.columns.flatMap(({x:g,isFull:y},d)=>{let b=i.
length&&!i.includes(d)?" dim":"",k=o[d]>=.2*a||i.includes(d),M=E(o[d]).replace(" %",""),x=U(M,12.5*r,!0)/2;if(!y&&(!k||g-
x<m||g+x>p))return[];m=g+x;let v=k?"strong":"small",T=h-24*r;return[y&&f("text",l?{key:`score ${d}`,class:`tiny${b}`,x:g+
4*r,y:T+2*r,transform:`rotate(-90 ${(g+4*r).toFixed(2)} ${(T+2*r).toFixed(2)})`}:{key:`score ${d}`,class:`tiny middle${b}`,
x:g,y:T},s[d]),f("text",{key:`weight ${d}`,class:`${v} middle${b}`,x:g,y:h-6*r},M)].filter($=>$!==!1)})}var Bi=_(()=>{"u\
se strict";w();pt();Vr();G();jt();Ie();B();bt()});function Di(t){let{reading:e,stage:n}=t,r=n.type/13,o=K(t,J(e).gate),s=kn(t),i=[...xn(t,s),...$n(t,s)];return[Fr(t,n.context,
lu(t)),...e.hasPointer?Ui(t,i):[],f("g",{key:"flows",opacity:o},On(t,i,s)),...e.hasPointer?[Wi(t,i)]:[],...e.hasGeneration?
[Fi(t,i)]:[],...e.hasGate?[Ci(t)]:[],f("g",{key:"answer",opacity:o},Lt(t,n.answers.top-10*r,"Answer",t.before?`line: ${e.
wordsFor(t.before)}`:"",n.answers.right),Pr(t,s))]}function lu({reading:t,stage:e}){let n=e.type/13,{x:r,y:o,columns:s,cell:i}=e.
context,a=r+s*i+2,c=Math.ceil(t.values("context").length/s)*i,[l,h]=[o+c/4,o+3*c/4],u=Number(e.columns.at(-1)?.x),p=e.right+
6;return[f("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(V.title+12)*n}V${u>a+4?`${l}H${a}`:o-2}`}),t.hasGeneration&&
f("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${p}V${e.places-4}H${e.right}`}),t.has("gate.lo\
git")&&f("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${p+4}V${e.gate+e.gateHeight/2}H${e.right+3}`})]}var Vi=_(
()=>{"use strict";w();Wr();Hr();Zt();Nn();G();Ii();Hi();Bi();jt();Ie();bt()});function qi(t){let{reading:e,stage:n,lit:r}=t,o=n.type/13,s=e.largestWeight,i=f("g",{key:"legend",opacity:K(t,ye(0))},ln(
t,n.visits.x,n.bottom+37*o,!1)),a=n.layers.map((c,l)=>{let h=`Layer ${l}`,u=c.width>=U(h,15*o,!0)+45*o,p=r?.kind==="visi\
t"?"last visit’s read":"row reads column";return f("g",{key:`layer ${l}`,opacity:K(t,ye(l))},c.maps.length?Ut(t,c.x,h,
u?p:"",c.width+(c.stream===null?12:4)):null,c.maps.length>0&&Mn(t,"attention",c.x+c.width,(u?3:21)*o),c.maps.map((m,g)=>hu(
t,m,l,g)),c.maps.map((m,g)=>Yr(t,m,l,g,s)),uu(t,l))});return[i,...a]}function hu(t,e,n,r){let{reading:o,stage:s,lit:i}=t;
if(i?.kind!=="visit"||o.isRemoved(n,r))return null;let a=i.visit??0,c=Number(s.rows[a]?.y),l=e.side/o.count,h=Math.max(.5,
Number(o.lastRow(n,r)[a])*s.full*.25),u=e.x-14,p=e.y+e.side-l/2;return f("path",{key:`band ${r}`,class:"attention-band",
d:Rt(u,[c-h/2,c+h/2],e.x,[p-h/2,p+h/2])})}function Yr(t,e,n,r,o){let{reading:s,stage:i,lit:a,isOwnScale:c}=t,l=i.type/13,
{x:h,y:u,side:p,touch:m}=e,{count:g}=s,y=s.weights(n,r),d=s.lastRow(n,r),b=s.isRemoved(n,r)||s.isSkipped(n,"attention"),
k=c?Math.max(...y)||1:o,M=a?.kind==="head"&&a.layer===n&&a.head===r,[x]=a?.kind==="visit"?st(a,s):[],v=Nt(d),T=x??v,$=p/
g,S=`Layer ${n}, head ${r}`,N=m?u-38*l:u+4,L=s.visits[v];return f("g",{key:`head ${r}`,class:`part head${M?" lit":""}${b?
" off":""}`,"data-part":`layers.${n}.heads.${r}`,role:"button",tabindex:"-1","aria-label":b?`${S}: switched off`:`${S}: \
the last visit reads most from visit ${v+1}, ${L?.label}, ${E(d[v])}`},f("text",{class:"small",x:h,y:u-(m?25:4)*l},`head\
 ${r}`),!b&&(m!==void 0||p>=70*l)&&f("text",{key:"weight",class:`${x===void 0?"small":"strong"}${m?"":" end"}`,x:m?h:h+p,
y:u-4*l},E(d[T])),f("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:p+1,height:p+1}),f("image",{key:"map",class:"\
map",href:Ct(Float32Array.from(y,C=>C/k),g,t.scale),x:h,y:u,width:p,height:p,preserveAspectRatio:"none",opacity:b?.15:1}),
b&&f("path",{key:"cross",class:"crossed",d:`M${h} ${u+p}L${h+p} ${u}`}),x!==void 0&&!b&&f("rect",{key:"column",class:"co\
lumn",x:h+x*$,y:u,width:Math.max(2,$),height:p}),(x!==void 0||M)&&!b&&f("rect",{key:"last",class:"last-row",x:h,y:u+p-Math.
max(2,$),width:p,height:Math.max(2,$)}),f("title",{},`${S}. ${b?"Switched off.":`Darker: larger weight, up to ${E(k,1)}.\
 Click to open.`}`),ge(t,{act:"head",words:b?"on":"off",title:b?"Switch this head on again":"Switch this head off",right:h+
p-(m?0:3)*l,y:N}),t.canAct&&m!==void 0&&f("rect",{key:"touch",class:"ground","data-act":"head",x:h+p-m,y:u-m,width:m,height:m}))}
function uu(t,e){let{reading:n,stage:r,lit:o}=t,s=r.layers[e];if(s?.stream===null||!s)return null;let i=r.type/13,a=s.stream,
c=Tn(n,e),l=Kr(n),h=r.streamWidth-8*i,u=st(o,n),p=r.rows.flatMap(({y:g,height:y},d)=>{let b=Math.max(1,Math.min(5*i,(y-3)/
c.length));return c.map(({name:k,lengths:M,style:x},v)=>f("rect",{key:`${k} ${d}`,class:`${x}${u.length&&!u.includes(d)?
" dim":""}`,x:a,y:g+(v-c.length/2)*b,width:Number(M[d])/l*h,height:b-.6}))}),m=c.map(({name:g,style:y},d)=>[f("rect",{class:y,
x:a,y:r.bottom+(10+qr*d)*i,width:9*i,height:9*i}),f("text",{class:"small",x:a+14*i,y:r.bottom+(18.5+qr*d)*i},g)]);return f(
"g",Xr(t,e),f("rect",{class:"ground",x:a-4,y:r.top-2,width:r.streamWidth+14*i,height:r.bottom-r.top+66*i}),Ut(t,a,"Strea\
m",`+ layer ${e}`,r.streamWidth),p,m,pu(t,e,a+r.streamWidth+10*i))}function pu(t,e,n){let{reading:r,stage:o}=t,s=o.type/
13,i=r.trace.interventions.residuals===!1,a={act:"attention",words:["skip heads","use heads"],isOff:!1};return[{act:"res\
iduals",words:["cut stream","join stream"],isOff:i},...r.heads?[{...a,isOff:r.isSkipped(e,"attention")}]:[],{act:"feed_f\
orward",words:["skip FFN","use FFN"],isOff:r.isSkipped(e,"feed_forward")}].map(({act:l,words:h,isOff:u},p)=>ge(t,{act:l,
words:String(h[Number(u)]),title:fu[l]??"",right:n,y:o.bottom+(5+qr*p)*s}))}function Tn(t,e){let{residual:n,attention:r,
feedForward:o}=t.stream(e);return[{name:"stream",lengths:n,style:"residual"},...r?[{name:"heads",lengths:r,style:"attent\
ion"}]:[],{name:"FFN",lengths:o,style:"feed-forward"}]}function Kr(t){let e=0;for(let n=0;n<t.layers;n++)for(let{lengths:r}of Tn(
t,n))e=Math.max(e,...r);return e||1}function Xr(t,e){let{residual:n,attention:r,feedForward:o}=t.reading.stream(e);return{
key:"stream",class:"part stream","data-part":`layers.${e}.stream`,role:"button",tabindex:"-1",opacity:K(t,ye(e)+1),"aria\
-label":`Stream of layer ${e}: vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${r?`, heads ${r.at(-1)?.
toFixed(1)}`:""}, feed-forward network ${o.at(-1)?.toFixed(1)}`}}var qr,fu,Zr=_(()=>{"use strict";w();vn();pt();Me();hn();
G();B();bt();be();ve();qr=19;fu={residuals:"Residual connections of all layers: without them, only what sublayers add go\
es on",attention:"Self-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of th\
is layer: skipped, it adds nothing"}});function Yi(t){let{reading:e,stage:n,lit:r}=t,o=n.type/13,s=e.largestWeight,i=r?.kind==="visit"?"what the last visit rea\
ds":"row reads column";return n.layers.map(({y:a,maps:c},l)=>f("g",{key:`layer ${l}`,opacity:K(t,ye(l))},c.length>0&&Lt(
t,a+15*o,`Layer ${l}`,i),l===0&&ln(t,n.left+72*o,a+15*o,!0),c.map((h,u)=>Yr(t,h,l,u,s)),mu(t,l)))}function mu(t,e){let{reading:n,
stage:r,lit:o}=t,s=r.type/13,i=Number(r.layers[e]?.stream),a=Tn(n,e),c=Kr(n),l=st(o,n),h=i+V.bars*s,u=r.columns.flatMap(
({x:p,width:m},g)=>{let y=Math.min(8*s,.86*m/a.length);return a.map(({name:d,lengths:b,style:k},M)=>{let x=Number(b[g])/
c*V.bars*s;return f("rect",{key:`${d} ${g}`,class:`${k}${l.length&&!l.includes(g)?" dim":""}`,x:p+(M-a.length/2)*y,y:h-x,
width:.88*y,height:x})})});return f("g",Xr(t,e),f("rect",{class:"ground",x:r.left,y:i-V.title*s,width:r.right-r.left,height:(V.
title+V.bars)*s}),Lt(t,i-10*s,r.layers[e]?.maps.length?"Stream":`Layer ${e}`,""),du(t,a,i-10*s),u)}function du({stage:t},e,n){
let r=t.type/13,o=t.right;return[...e].reverse().map(({name:s,style:i})=>{let a=o-U(s,12.5*r);return o=a-26*r,[f("rect",
{class:i,x:a-14*r,y:n-9*r,width:9*r,height:9*r}),f("text",{class:"small",x:a,y:n},s)]})}var Ki=_(()=>{"use strict";w();Zr();
pt();hn();G();jt();Ie();B();bt()});function Xi({stage:{size:t},...e}){let n={...e,stage:dr(e.reading,t.width,t.type)};return[f("g",{key:"visits"},ji(n)),f(
"g",{key:"inputs"},zi(n)),f("g",{key:"layers"},Yi(n)),f("g",{key:"decoder"},Di(n))]}function Zi(t,e,n){return dr(t,e,n).
size.height}var _n,Qr=_(()=>{"use strict";w();G();Vi();Ki();jt();Ie();_n=700});function Ji(t,e,n){if(n==="Home")return t[0]??null;if(n==="End")return t.at(-1)??null;let[r,o]=gu[n]??[0,!1],s=e?t.indexOf(
e):-1,i=t[s];if(r===0||!i)return null;let a=Ln(i);if(!o){let p=t[s+r];return p&&Ln(p)===a?p:null}let c=[...new Set(t.map(
Ln))],l=c[c.indexOf(a)+r],h=t.filter(p=>Ln(p)===l),u=p=>Math.abs(Qi(p)-Qi(i));return h.sort((p,m)=>u(p)-u(m))[0]??null}function Ln(t){
return(t.getAttribute("data-part")??"").replace(/\.\d+$/,"")}function Qi(t){let{top:e,bottom:n}=t.getBoundingClientRect();
return(e+n)/2}var gu,ta=_(()=>{"use strict";w();gu={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]}});function ea(t){let{reading:e}=t,n=J(e),r=kn(t),o=[...xn(t,r),...$n(t,r)];return[Li(t),...e.hasPointer?Gi(t,o):[],...e.hasGeneration?
[Pi(t,o)]:[],f("g",{key:"flows",opacity:K(t,n.gate)},On(t,o,r)),e.hasGate?Ri(t):null,f("g",{key:"answer",opacity:K(t,n.gate)},
_i(t,r))].filter(s=>s!==null)}var na=_(()=>{"use strict";w();Wr();Hr();Zt();Nn();zr();Vr();G();bt()});function ra(t){return t.stage.size.width<_n?Xi(t):[f("g",{key:"visits"},Ni(t)),f("g",{key:"inputs"},Ti(t)),f("g",{key:"l\
ayers"},qi(t)),f("g",{key:"decoder"},ea(t))]}var oa=_(()=>{"use strict";w();na();Zr();G();Qr();be()});function to(t){return(t instanceof Element?t.closest("[data-part]"):null)?.getAttribute("data-part")??null}var Jr,yu,bu,
wu,ku,xu,$u,Rn,sa=_(()=>{"use strict";w();ys();pi();ki();pt();xi();Me();vr();Gt();$i();vi();Oi();Qr();ta();oa();Jr=240,yu=
13,bu=17,wu=.05,ku=.5,xu=660,$u=matchMedia("(prefers-reduced-motion: reduce)"),Rn=class{#e=null;#t=null;#n=null;#o=null;#i="";#s=null;#r=null;#c=null;#h=!1;happened=null;isOwnScale=!0;constructor(e,n={}){
this.root=e,this.hooks=n,e.classList.add("network-picture"),this.drawn=document.createElementNS("http://www.w3.org/2000/\
svg","svg"),this.drawn.setAttribute("role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk i\
t, Enter opens a part.");let r=document.createElement("div");r.className="picture-foot";let o=document.createElement("di\
v");o.className="picture-controls",this.caption=document.createElement("p"),this.caption.className="picture-caption";let s=document.
createElement("button");s.type="button",s.textContent="Numbers",s.title="The numbers behind what is shown, as a table (T\
)",s.addEventListener("click",()=>{this.#e&&Tr(this.root,this.#e,this.#r)}),r.append(o,this.caption,s),e.replaceChildren(
this.drawn,...n.isStill?[]:[r]),this.drawing=new yn(this.drawn),this.player=new bn(o,i=>{this.#s=i,i!==null&&this.#r!==null&&
(this.#r=null,this.hooks.opened?.(null)),this.root.toggleAttribute("data-telling",this.player.isTelling),this.#l(Jr)}),this.#p()}#p(){
let{drawn:e}=this;new ResizeObserver(()=>this.#l(0)).observe(e),new MutationObserver(()=>this.#l(0)).observe(document.documentElement,
{attributeFilter:["data-theme"]}),e.addEventListener("pointerover",({target:n})=>{this.#c||this.#d(to(n))}),e.addEventListener(
"pointerleave",()=>this.#d(null)),e.addEventListener("focusin",({target:n})=>this.#d(to(n))),e.addEventListener("focusou\
t",()=>this.#d(null)),e.addEventListener("keydown",n=>this.#S(n)),e.addEventListener("click",({target:n})=>this.#$(n)),e.
addEventListener("pointerdown",n=>this.#w(n)),e.addEventListener("pointermove",n=>this.#v(n,!1));for(let n of["pointerup",
"pointercancel"])e.addEventListener(n,r=>this.#v(r,!0))}show(e,n=null){this.#e=new $e(e),this.#t=n&&new $e(n),this.#n=Ot(
this.#o,this.#e),this.player.tell(bi(this.#e)),this.#l(this.#c?.follows?0:Jr)}open(e){this.#r=e,this.#n=this.#o=null;let n=this.
drawn.contains(document.activeElement);this.player.isOpen&&this.player.close(),this.#l(Jr),n&&this.#x(),this.hooks.opened?.(
this.#r)}#x(){if(this.drawn.contains(document.activeElement))return;let e=this.drawn.querySelector('[tabindex="0"]');e instanceof
SVGElement&&e.focus()}mark(e){this.#d(e.length?`visits.${e[0]}`:null)}get size(){let{width:e,height:n}=this.drawn.viewBox.
baseVal;return{width:e,height:n}}svg(e){let n=getComputedStyle(this.root).getPropertyValue("--paper").trim();return Mi(this.
drawn,{title:e,ground:n})}#d(e){if(this.#o=e,!this.#e)return;let n=Ot(e,this.#e);JSON.stringify(n)!==JSON.stringify(this.#n)&&
(this.#n=n,this.#l(0),this.hooks.pointed?.(n?.kind==="visit"?[n.visit??0]:[]))}#$(e){if(!(e instanceof Element)||this.#h)
return;let n=to(e),r=e.closest("[data-more]"),o=e.closest("[data-act]")?.getAttribute("data-act");if(r){let[s,i,a]=["mor\
e","layer","head"].map(c=>r.getAttribute(`data-${c}`));this.hooks.more?.(s??"",{layer:i??null,head:a??null})}else if(o===
"scale")this.isOwnScale=!this.isOwnScale,this.#l(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#M(n,o);else{
let s=e.closest("[data-open]")?.getAttribute("data-open")??n;s!==null&&this.open(s||null)}}#M(e,n){let r=this.#e&&Ot(e,this.#e),
{act:o}=this.hooks;if(!r||!o)return;let{kind:s,layer:i=0,head:a=0,visit:c=0}=r;s==="head"&&o({kind:s,layer:i,head:a}),s===
"visit"&&o({kind:"mask",visit:c}),s==="gate"&&o({kind:s,value:null,isDone:!0}),n==="residuals"?o({kind:n}):(n==="attenti\
on"||n==="feed_forward")&&o({kind:"skip",layer:i,part:n})}#w(e){this.#h=!1,!(!this.hooks.act||!this.#e)&&(this.#c=gs(e,this.#e,
this.drawn),this.#c?.follows&&e.preventDefault())}#v(e,n){let r=this.#c;if(!r||e.pointerId!==r.pointer)return;n&&(this.#c=
null);let o=r.to(e,n);o&&(this.#h=!0,!this.drawn.hasPointerCapture(r.pointer)&&!n&&this.drawn.setPointerCapture(r.pointer),
this.hooks.act?.(o))}#S(e){let n=e.target instanceof Element?e.target.closest("[data-part], [tabindex]"):null,r=n?.getAttribute(
"data-part")??null;(e.altKey?this.#T(e.key,r):this.#a(e.key,n,r))&&e.preventDefault()}#a(e,n,r){if(e==="Escape"&&this.#r!==
null)return this.open(Zn(this.#r)||null),!0;if(e==="Escape"&&this.player.isOpen)return this.player.close(),!0;if(e.toLowerCase()===
"t"&&this.#e)return Tr(this.root,this.#e,this.#r),!0;if((e==="Enter"||e===" ")&&n){let s=n.hasAttribute("data-act")||n.hasAttribute(
"data-open");return e===" "&&this.hooks.act&&!s?this.#M(r??""):this.#$(n),!0}if(this.#r!==null&&this.#e){let s=Qn(this.#r,
e,this.#e),i=n?.getAttribute("aria-current")==="true";s!==null&&this.open(s);let a=this.drawn.querySelector(`[aria-curre\
nt="true"][data-open="${s}"]`);return i&&a instanceof SVGElement&&a.focus(),s!==null}let o=Ji(this.#u,n,e)?.getAttribute(
"data-part")??null;return o!==null&&this.#A(o),o!==null}#A(e){let n=this.#u.find(r=>r.getAttribute("data-part")===e);n instanceof
SVGElement&&(this.#i=e,this.#f(),n.focus())}#T(e,n){let r={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[e],o=this.#e,
s=o&&Ot(n,o),{act:i}=this.hooks;if(!r||!s||!i)return!1;let a=!0;if(s.kind==="visit"){let c=s.visit??0;if(!o.visits[c+r])
return!0;i({kind:"move",visit:c,by:r,isDone:a}),this.#A(`visits.${c+r}`)}else if(s.kind==="gate"){let c=Math.min(1,Math.
max(0,o.gate+r*wu));i({kind:"gate",value:Math.round(100*c)/100,isDone:a})}else if(s.kind==="head"||s.kind==="pointer"){let c=s.
kind==="head"?"attention":"pointer";i({kind:"temperature",of:c,value:Xn(o,c,r*ku),isDone:a})}else return!1;return!0}get#u(){
return[...this.drawn.querySelectorAll("[data-part][tabindex]")]}#f(){let e=this.#u,n=e.find(r=>r.getAttribute("data-part")===
this.#i)??e[0];for(let r of e)r.setAttribute("tabindex",r===n?"0":"-1")}#l(e){let n=this.#O();if(!n)return;let{width:r,height:o}=n.
stage.size;this.drawn.setAttribute("viewBox",`0 0 ${r} ${o}`),this.drawn.setAttribute("font-size",String(n.stage.type));
let s=this.#r===null?[]:ui(n,this.#r);s.length||(this.#r=null),this.drawing.show(s.length?s:ra(n),$u.matches?0:e),this.#r===
null&&this.#f();let i=this.#r===null?null:wi(this.#r,n.reading),a=this.#n?null:this.player.sentence;this.#E(i??a??Xt(this.#n,
n.reading,n.before))}#E({title:e,text:n}){let r=document.createElement("strong");r.textContent=e,this.caption.replaceChildren(
r,` ${n}`)}#O(){let{width:e,height:n}=this.drawn.getBoundingClientRect(),r=e<_n;if(!this.#e||e<1||n<1&&!r)return null;let s=(Number(
getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(bu,Math.max(yu,e/120));this.root.classList.toggle(
"tall",r);let i=r?Zi(this.#e,e,s):n,a=r&&this.#r!==null?xu:i;return{reading:this.#e,before:this.#t,stage:Xs(this.#e,{width:e,
height:a,type:s}),lit:this.#n,beat:this.#s??Number.POSITIVE_INFINITY,happened:this.happened,isOwnScale:this.isOwnScale,scale:[
this.#g("--map-least"),this.#g("--attention")],canAct:this.hooks.act!==void 0}}#g(e){let n=getComputedStyle(this.root).getPropertyValue(
e).trim().slice(1),[r=0,o=0,s=0]=(n.match(/../g)??[]).map(i=>Number.parseInt(i,16));return[r,o,s]}}});function ia(t){let{tensors:e,...n}=t,r=Object.entries(e).map(([o,{data:s,shape:i}])=>{let a=Uint8Array.from(atob(s),c=>c.
charCodeAt(0));return[o,{values:new Float32Array(a.buffer),shape:i}]});return{...n,tensors:Object.fromEntries(r)}}var aa=_(
()=>{"use strict";w()});function eo(t){return`data:image/svg+xml,${encodeURIComponent(t)}`}async function ca(t,{width:e,height:n,scale:r}){let o=new Image;
o.src=eo(t),await o.decode();let s=document.createElement("canvas");s.width=Math.round(e*r),s.height=Math.round(n*r);let i=s.
getContext("2d");if(!i)throw new Error("This browser cannot draw a PNG of this size.");return i.drawImage(o,0,0,s.width,
s.height),s.toDataURL("image/png")}var la=_(()=>{"use strict";w()});var ha={};ga(ha,{NetworkDrawing:()=>no});var no,ua=_(()=>{"use strict";w();sa();aa();la();no=class{#e;#t;#n=null;#o=[];constructor(e,n){
let{title:r,hover:o,isStill:s}=n;this.#e=r,this.#t=new Rn(e,{...o&&{pointed:o},...s&&{isStill:s}})}draw(e){e!==this.#n&&
(this.#n=e,this.#o=[e.trace,e.before].filter(o=>o!==null).map(ia));let[n,r=null]=this.#o;n&&this.#t.show(n,r)}mark(e){this.#t.
mark(e)}async address(e,n){let r=this.#t.svg(this.#e),{width:o,height:s}=this.#t.size;return e==="svg"?eo(r):ca(r,{width:o,
height:s,scale:n})}}});w();w();var ho=`/* The living network. Colours are tokens of pointer-view.css; each has one meaning. */

.network-picture {
  --map-least: var(--surface);
  display: flex;
  flex-direction: column;
  min-height: 0;
  container-type: inline-size;
}
.network-picture svg { flex: 1 1 0; min-height: 0; width: 100%; display: block; font-family: var(--font); font-weight: 4\
00; line-height: 1.2; color: var(--ink); font-variant-numeric: tabular-nums; touch-action: manipulation; }
.network-picture text { fill: var(--ink); pointer-events: none; }
.network-picture .title { font-size: 1.154em; font-weight: 600; }
.network-picture .value { font-size: 1.23em; font-weight: 600; }
.network-picture .strong { font-weight: 600; }
.network-picture .small { fill: var(--quiet); font-size: 0.962em; }
.network-picture .small.strong { fill: var(--ink); }
.network-picture .tiny { fill: var(--quiet); font-size: 0.885em; }
.network-picture .middle { text-anchor: middle; }
.network-picture .end { text-anchor: end; }
.network-picture .halo { paint-order: stroke; stroke: var(--paper); stroke-width: 3.5px; stroke-linejoin: round; }
.network-picture .dim { opacity: 0.28; }
.network-picture :is(.band, .bar, .dim, text) { transition: opacity 80ms; }
.network-picture .part { cursor: pointer; outline: none; }
.network-picture .ground { fill: transparent; }
.network-picture .icon { fill: none; stroke: var(--ink); stroke-linecap: round; stroke-linejoin: round; }
.network-picture .chip { fill: transparent; }
.network-picture .part:hover > .chip { fill: var(--sunk); }
.network-picture .part.lit > .chip { fill: var(--surface); stroke: var(--ink); stroke-width: 1.8px; }
.network-picture .lane { fill: var(--rule); }
.network-picture .off { opacity: 0.6; }
.network-picture .visit.off text { text-decoration: line-through; }
.network-picture :is(.day, .track) { fill: var(--rule); }
.network-picture .stay { fill: var(--quiet); }
.network-picture :is(.length, .attention) { fill: var(--attention); opacity: 0.55; }
.network-picture .length.lit { opacity: 1; }
.network-picture .residual { fill: var(--attention); opacity: 0.28; }
.network-picture .feed-forward { fill: var(--attention); }
.network-picture :is(.residual, .attention, .feed-forward).dim { opacity: 0.12; }
.network-picture .map-frame { fill: none; stroke: var(--rule); }
.network-picture .map { image-rendering: pixelated; }
.network-picture .head:is(.lit, :hover) > .map-frame { stroke: var(--ink); stroke-width: 2px; }
.network-picture .column { fill: none; stroke: var(--ink); stroke-width: 1.6px; }
.network-picture .last-row { fill: none; stroke: var(--ink); stroke-dasharray: 3 2; }
.network-picture .crossed { stroke: var(--quiet); }
.network-picture .attention-band { fill: var(--attention); opacity: 0.8; }
.network-picture .pointer { fill: var(--pointer); }
.network-picture .generation { fill: var(--generation); }
.network-picture .band { opacity: 0.34; }
.network-picture .band.lit { opacity: 1; }
.network-picture .band.dim { opacity: 0.12; }
.network-picture .above-zero { fill: var(--attention); }
.network-picture .below-zero { fill: var(--below-zero); }
.network-picture .fork { fill: none; stroke: var(--pointer); stroke-width: 1.5px; }
.network-picture .answer-bar { fill: var(--ink); }
.network-picture .before { fill: var(--ink); }
.network-picture .more { fill: var(--more); }
.network-picture .less { fill: var(--less); }
.network-picture .check { fill: none; stroke: var(--more); stroke-width: 2.5px; stroke-linecap: round; }
.network-picture .gate-frame { fill: var(--surface); stroke: var(--ink); stroke-width: 1.6px; }
.network-picture .valve { fill: var(--surface); stroke: var(--ink); stroke-width: 3px; cursor: ns-resize; }
.network-picture .learned { fill: var(--ink); }
.network-picture .handle { fill: var(--surface); stroke: var(--control); }
.network-picture :is(.handle, .handle-words):not(.stays) { opacity: 0; }
.network-picture .handle:not(.stays) { pointer-events: none; }
.network-picture .part:is(:hover, :focus, .lit) > :is(.handle, .handle-words):not(.stays) { opacity: 1; }
.network-picture .handle-words { font-size: 0.962em; }
.network-picture .part:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.network-picture .place.lit > .ground { fill: var(--surface); stroke: var(--ink); }
.network-picture .link { fill: none; stroke: var(--ink); stroke-width: 1.3px; }
.network-picture .link.dotted { stroke-dasharray: 1.5 3; }
.network-picture .generation-line { stroke: var(--generation); }
.picture-foot { display: flex; align-items: center; gap: var(--space-3); border-top: 1px solid var(--rule); padding: var\
(--space-1) 20px; min-height: 3.6rem; /* two lines, so that the picture keeps its size */ }
.picture-controls { display: flex; align-items: center; gap: var(--space-1); flex: none; }
.picture-controls button { display: grid; place-items: center; width: 2.2rem; height: 2.2rem; padding: 0; border-radius:\
 50%; }
.picture-controls button::before { content: "▶\\FE0E"; }
.picture-controls button[data-icon="pause"]::before { content: "❚❚"; font-size: 0.8em; }
.picture-controls button[data-icon="back"]::before { content: "‹"; }
.picture-controls button[data-icon="forth"]::before { content: "›"; }
.picture-controls button:first-child { width: 2.6rem; height: 2.6rem; background: var(--ink); color: var(--paper); }
.picture-controls input { width: 7rem; accent-color: var(--ink); padding: 0; border: 0; }
.picture-caption { margin: 0; max-width: 62rem; }

/* Opened blocks */
/* Lengths are in em, since the text grows with the picture. */
.network-picture .opened { --query: #6c45c9; --key: #0b7f80; }
.pointerscope[data-theme="dark"] .network-picture .opened { --query: #b09af5; --key: #4cc3c2; }
.network-picture .opened .halo { stroke: var(--surface); }
.network-picture .opened .title { font-size: 1.19em; }
.network-picture .opened :is(.strong, .label) { font-size: 1em; }
.network-picture .opened .small { font-size: 0.96em; }
.network-picture .opened .tiny { font-size: 0.885em; }
.network-picture .opened .math { font-family: "STIX Two Text", "STIX Two Math", Cambria, Georgia, "Times New Roman", ser\
if; font-size: 1.12em; font-style: italic; }
.network-picture .opened .letter { font-size: 1.5em; }
.network-picture .opened .raised { font-size: 0.78em; }
.network-picture .opened .query-words { fill: var(--query); }
.network-picture .opened .key-words { fill: var(--key); }
.network-picture .opened .card { fill: var(--surface); stroke: var(--rule); }
.network-picture .opened :is(.chevron, .rule, .axis) { fill: none; stroke: var(--control); }
.network-picture .opened :is(.rule, .axis) { stroke: var(--rule); }
.network-picture .opened .crumb:not(.current) text { fill: var(--accent); }
.network-picture .opened .crumb:not(.current):hover text, .network-picture .opened .link-words text { text-decoration: u\
nderline; text-underline-offset: 0.2em; }
.network-picture .opened .key { fill: var(--sunk); stroke: var(--rule); }
.network-picture .opened .thumb-frame { fill: transparent; stroke: var(--rule); }
.network-picture .opened .thumb:hover > :is(.thumb-frame, .ground) { stroke: var(--ink); }
.network-picture .opened .thumb.here > .thumb-frame { stroke: var(--ink); stroke-width: 2.4px; }
.network-picture .opened .control-ground { fill: var(--surface); stroke: var(--control); }
.network-picture .opened .control:hover > .control-ground { stroke: var(--ink); }
.network-picture .opened .pressed > .control-ground { fill: var(--sunk); stroke: var(--ink); }
.network-picture .opened .choice:hover > .ground { fill: var(--sunk); }
.network-picture .opened .choice:hover text { fill: var(--ink); }
.network-picture .opened .cell > rect, .network-picture .opened rect.cell { fill: transparent; cursor: pointer; }
.network-picture .opened .cell > rect:hover, .network-picture .opened rect.cell:hover { stroke: var(--ink); }
.network-picture .opened .on-dark { fill: var(--map-least); }
.network-picture .opened .on-light { fill: var(--ink); }
.network-picture .opened :is(.chosen-row, .chosen-column, .chosen-cell, .strongest) { fill: none; pointer-events: none; \
stroke-width: 2px; }
.network-picture .opened .chosen-row { stroke: var(--query); }
.network-picture .opened .chosen-column { stroke: var(--key); }
.network-picture .opened .chosen-cell { stroke: var(--ink); stroke-width: 2.6px; }
.network-picture .opened .strongest { stroke: var(--ink); stroke-width: 1.2px; stroke-dasharray: 4 3; }
.network-picture .opened .bar { transition: none; }
.network-picture .opened .bar.query { fill: var(--query); }
.network-picture .opened .bar.key { fill: var(--key); }
.network-picture .opened :is(.bar.product, .bar.attention-bar, .bar.plain) { fill: var(--attention); }
.network-picture .opened .bar.stream { fill: var(--ink); }
.network-picture .opened .curve { fill: none; stroke: var(--ink); stroke-width: 2px; }
.network-picture .opened .lead { fill: none; stroke: var(--quiet); stroke-dasharray: 3 3; }
.network-picture .opened .point { fill: var(--pointer); stroke: var(--surface); stroke-width: 2px; }
.network-picture .opened .row > .bar { opacity: 0.85; }
.network-picture .opened .bar.negative { opacity: 0.55; }
.network-picture .opened .choice:not(.row) > .bar { opacity: 0.5; }
.network-picture .opened .choice > .bar.chosen { opacity: 1; }
.network-picture .opened text.chosen { font-weight: 600; fill: var(--ink); }
/* End of opened blocks */
.picture-foot > button { flex: none; margin-left: auto; }
.picture-tables { max-width: min(60rem, 94vw); max-height: 88dvh; border: 1px solid var(--rule); border-radius: var(--ra\
dius); background: var(--surface); color: var(--ink); }
.picture-tables h2 { font-size: var(--text); margin-bottom: var(--space-1); }
.picture-tables .table-frame { margin-bottom: var(--space-3); }

.network-picture .leader { fill: none; stroke: var(--quiet); }
.network-picture.tall svg { flex: none; height: auto; }
.network-picture.tall :is(.handle, .handle-words):not(.stays) { opacity: 1; }
.network-picture.tall .valve { cursor: ew-resize; }
.network-picture.tall .valve-touch { cursor: ew-resize; touch-action: pan-y; }
.network-picture.tall .picture-caption { position: sticky; bottom: 0; background: var(--paper); }
.network-picture [data-act$="temperature"] { cursor: ew-resize; touch-action: none; }
.network-picture .handle.stays { stroke: var(--rule); }
.network-picture .handle.stays:hover, .network-picture .switch:focus-visible > .handle { stroke: var(--ink); }
.network-picture .switch { cursor: pointer; }
.network-picture .switch:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.network-picture.tall .handle, .network-picture .part:is(:hover, :focus, .lit) > .handle { pointer-events: auto; }
.network-picture .day-ribbon { cursor: grab; }
.network-picture .stay-end { fill: transparent; cursor: ew-resize; }
.network-picture .valve { touch-action: none; }
`;var uo=`/*
 * The element that draws a view, on our pages and on others; one set of colours for each theme, one
 * scale of type and one of space, for pages, the picture, figures, embeds and slides. A colour has
 * one meaning: blue is the pointer, vermilion the generation head. The answer is ink.
 */

.pointerscope, .pointerscope pointer-view[data-theme="light"], pointer-view:not(.pointerscope *) {
  --paper: #fbfaf7;
  --surface: #ffffff;
  --sunk: #f1efe9;
  --ink: #1b1a23;
  --quiet: #4a4855;
  --ink-3: #6a6774;
  --rule: #e0ddd4;
  --control: #8a8792;
  --accent: #1b1a23; /* links, focus and what is selected; embeds may set another */
  --mark: #1b1a23; /* around what is pointed at */
  --failure: #a3123a;
  --failure-surface: #fdeef1;
  --attention: #23264a; /* weights, and the size of vectors */
  --pointer: #1f6fd1;
  --generation: #c44a16;
  --less: #b0257c; /* changes only, with ▼ */
  --more: #3c7f1b; /* changes only, with ▲ */
  --query: #6c45c9;
  --key: #0b7f80;
  --value: #665200;
  --below-zero: #b9b4a6;
  --lit: #ffe9a8; /* a symbol of a formula, and the cells it stands for */
  --space-1: 0.25rem;
  --space-2: 0.5rem;
  --space-between: 0.75rem;
  --space-3: 1rem;
  --space-4: 1.5rem;
  --space-5: 2.5rem;
  --text-label: 0.78125rem;
  --text-note: 0.8125rem;
  --text-small: 0.875rem;
  --text: 1rem;
  --text-large: 1.375rem;
  --text-larger: 1.6875rem;
  --text-largest: 2.875rem;
  --radius: 0.75rem;
  --font: Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  color-scheme: light;
}

.pointerscope[data-theme="dark"], .pointerscope pointer-view[data-theme="dark"], pointer-view[data-theme="dark"]:not(.po\
interscope *) {
  --paper: #14141b;
  --surface: #1c1c25;
  --sunk: #24242f;
  --ink: #f3f1ea;
  --quiet: #c5c2cc;
  --ink-3: #9c99a8;
  --rule: #373743;
  --control: #7d7a8c;
  --accent: #f3f1ea;
  --mark: #f3f1ea;
  --failure: #ff9aa8;
  --failure-surface: #2e151b;
  --attention: #e9e4d3;
  --pointer: #5aa2f7;
  --generation: #f0874f;
  --less: #ee77bc;
  --more: #8ccb62;
  --query: #b09af5;
  --key: #4cc3c2;
  --value: #f0de94;
  --below-zero: #5c5a66;
  --lit: #4a4020;
  color-scheme: dark;
}

pointer-view {
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  min-width: 0;
  color: var(--ink);
  font: var(--text) / 1.5 var(--font);
  font-variant-numeric: tabular-nums;
  text-align: left;
}
pointer-view[scale] {
  --text: calc(1rem * var(--scale, 1));
  --text-large: calc(1.375rem * var(--scale, 1));
}
pointer-view, pointer-view * { box-sizing: border-box; }
pointer-view [hidden] { display: none !important; }
pointer-view :is(.view-title, .view-caption, .view-summary, .view-failure, .view-take) { margin: 0; padding: 0; max-widt\
h: 60rem; font: inherit; text-transform: none; letter-spacing: normal; overflow-wrap: anywhere; color: inherit; }
pointer-view .view-title { font-size: var(--text-large); font-weight: 650; line-height: 1.25; letter-spacing: -0.015em; \
color: var(--ink); max-width: none; }
pointer-view .view-caption { color: var(--quiet); }
pointer-view :is(.view-summary, .view-choices):empty { display: none; }
pointer-view .view-failure { color: var(--failure); }
pointer-view .view-plot { position: relative; min-height: 7rem; min-width: 0; }
pointer-view[aria-busy="true"] .view-plot { opacity: 0.6; }
/* A figure that is not drawn yet takes about the space that it will need. */
pointer-view[lazy]:not([data-drawn], [fill]) { min-height: 22rem; align-content: start; }
pointer-view .view-marks > div { position: absolute; z-index: 1; pointer-events: none; border: 2px solid var(--mark); bo\
rder-radius: 2px; outline: 1px solid var(--surface); }

pointer-view :is(button, select) {
  margin: 0;
  font: inherit;
  color: inherit;
  background: var(--surface);
  border: 1px solid var(--control);
  border-radius: calc(var(--radius) / 2);
  padding: var(--space-1) var(--space-2);
  min-width: 0;
  max-width: 100%;
}
pointer-view button { cursor: pointer; }
pointer-view label { font-weight: 600; }
pointer-view a { color: var(--accent); }
pointer-view :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
pointer-view .view-choices { display: flex; flex-wrap: wrap; gap: var(--space-2) var(--space-3); min-width: 0; }
pointer-view .view-choices label { display: inline-flex; gap: var(--space-2); align-items: baseline; min-width: 0; }
pointer-view .view-choices button { padding: 0 var(--space-3); }
pointer-view .view-take { display: flex; flex-wrap: wrap; gap: var(--space-1) var(--space-3); align-items: baseline; }
pointer-view .view-take :is(a, button) { color: var(--quiet); }
pointer-view .view-take button { border: 0; padding: 0; background: none; text-decoration: underline; text-underline-off\
set: 0.2em; }
pointer-view .view-take :is(a, button):hover { color: var(--accent); }
pointer-view .view-take select { padding: 0; border-color: var(--rule); color: var(--quiet); }
pointer-view .view-codes[open] { flex: 1 0 100%; }
pointer-view .view-sheet { display: grid; gap: var(--space-1); }
pointer-view .view-codes p { display: flex; flex-wrap: wrap; gap: var(--space-1) var(--space-3); margin: 0; color: inher\
it; }
pointer-view .view-codes textarea { width: 100%; font: var(--text) / 1.4 ui-monospace, "SF Mono", Menlo, Consolas, monos\
pace; color: inherit; background: var(--paper); border: 1px solid var(--rule); resize: vertical; }
pointer-view :is(.view-table, .view-codes) summary { cursor: pointer; color: var(--quiet); width: max-content; max-width\
: 100%; }
pointer-view .table-frame { overflow: auto; max-height: 24rem; margin-top: var(--space-2); }
/* A shade at an edge behind which the table goes on; at its end, a cover moves over the shade. */
:is(.pointerscope, pointer-view) .table-frame {
  --beneath: var(--surface);
  --shade: color-mix(in srgb, var(--ink) 35%, transparent);
  background:
    linear-gradient(to right, var(--beneath) 40%, transparent) left / 2.5rem 100% no-repeat local,
    linear-gradient(to left, var(--beneath) 40%, transparent) right / 2.5rem 100% no-repeat local,
    linear-gradient(to right, var(--shade), transparent) left / 1rem 100% no-repeat scroll,
    linear-gradient(to left, var(--shade), transparent) right / 1rem 100% no-repeat scroll;
}
pointer-view table { border-collapse: collapse; font: inherit; margin: 0; width: auto; }
pointer-view :is(th, td) { padding: var(--space-1) var(--space-2); border: 0; border-bottom: 1px solid var(--rule); text\
-align: right; white-space: nowrap; font-weight: 400; }
pointer-view thead th { font-weight: 600; position: sticky; top: 0; background: var(--surface); }
pointer-view :is(th[scope="row"], thead th:first-child) { text-align: left; }

/* In another theme than the page around. */
pointer-view[data-theme] { background: var(--surface); }

/* Controls and words beside the figure. */
pointer-view[controls="none"] :is(.view-choices, .view-take, .view-table) { display: none; }
pointer-view[controls="some"] :is(.view-take, .view-table) { display: none; }
pointer-view[caption="none"] :is(.view-title, .view-caption, .view-summary) { display: none; }
pointer-view[caption="title"] :is(.view-caption, .view-summary) { display: none; }

/* A frame of a given size: words are left out as it gets smaller, and nothing scrolls. */
pointer-view[fill] {
  container: view / size;
  height: 100%;
  display: flex;
  flex-flow: row wrap;
  align-content: flex-start;
  align-items: baseline;
  gap: 0 var(--space-3);
  overflow: hidden;
}
pointer-view[fill] > * { flex: 0 0 auto; max-width: 100%; }
pointer-view[fill] > :is(.view-caption, .view-summary, .view-failure) { width: 100%; max-width: none; }
pointer-view[fill] > .view-caption { order: 1; }
pointer-view[fill] > .view-summary { order: 2; }
pointer-view[fill] > .view-failure { order: 3; }
pointer-view[fill] > .view-plot { order: 4; width: 100%; min-height: 0; overflow: hidden; }
pointer-view[fill] > :is(.view-table, .view-take) { order: 5; }
/* Open details lie over the figure, which keeps its size. */
pointer-view[fill] { position: relative; }
pointer-view[fill] .view-codes[open] { flex: none; }
pointer-view[fill] :is(.table-frame, .view-sheet) { position: absolute; z-index: 2; inset: auto 0 var(--below, 2rem); ma\
x-height: 60cqh; margin: 0; padding: var(--space-2); overflow: auto; background: var(--surface); border: 1px solid var(-\
-rule); border-radius: calc(var(--radius) / 2); }
pointer-view[fill] .table-frame { padding: 0; }
pointer-view[fill][data-room~="short"] > .view-caption { display: none; }
pointer-view[fill][data-room~="low"] {
  > .view-summary { display: none; }
  > .view-title { font-size: var(--text); line-height: 1.4; max-width: 100%; overflow: hidden; text-overflow: ellipsis; \
white-space: nowrap; }
  > .view-choices { gap: 0 var(--space-3); }
  > .view-choices select { max-width: calc(9 * var(--text)); }
  > .view-choices :is(button, select) { padding: 0 var(--space-1); }
}
pointer-view[fill][data-room~="tight"] {
  > :is(.view-table, .view-take) { display: none; }
  > .view-title { font-size: var(--text); line-height: 1.4; max-width: 100%; overflow: hidden; text-overflow: ellipsis; \
white-space: nowrap; }
  > .view-choices { width: 100%; flex-wrap: nowrap; gap: var(--space-1); }
  > .view-choices :is(button, select) { padding: 0 var(--space-1); }
  /* Labels are hidden, but screen readers still read them. */
  > .view-choices label { font-size: 0; gap: 0; flex: 0 1 auto; min-width: calc(2.75 * var(--text)); }
  > .view-choices label select { font-size: var(--text); width: 100%; max-width: 100%; }
}
/* Before the script has measured the element. */
@container view (max-height: 36rem) { pointer-view:not([data-room]) > .view-caption { display: none; } }
@container view (max-height: 22rem) { pointer-view:not([data-room]) > .view-summary { display: none; } }
@media (prefers-reduced-motion: reduce) { pointer-view, pointer-view * { transition: none !important; animation: none !i\
mportant; } }
@media print {
  pointer-view { break-inside: avoid; }
  pointer-view :is(.view-choices, .view-take, .view-table) { display: none; }
}
`;var po=new CSSStyleSheet;po.replaceSync(uo+ho);document.adoptedStyleSheets=[...document.adoptedStyleSheets,po];w();w();var wt=class extends Error{constructor(e,n){super(n.map(r=>r.message).join(" ")),this.status=e,this.problems=n}},Pe=new URL(
O.replace(/^(.*\/)static\/.*$/,"$1")),Jt={answers:!0},ka=[502,504];var xa="No response could be read. Your input is still here; check your connection and try again.",$a=t=>`The server ans\
wered with ${t}.`;async function In(t,e,n=Pe){let r=await Ma(new URL(`api/${t}`,n),e);if(String(n)===Pe.href&&Aa(r!==null&&
!va(r)),!r)return fo();if(!(r.headers.get("content-type")??"").includes("json")){let i=$a(r.status);throw new wt(r.status,
[{where:"",message:i,suggestions:[]}])}let s=await r.json().catch(fo);if(!r.ok)throw new wt(r.status,s.errors??[]);return s}
async function Ma(t,e){try{let n=await fetch(t,e);return ka.includes(n.status)?null:n}catch(n){if(mo(n))throw n;return null}}function va({headers:t}){return t.get("cache-status")?.startsWith("service-worker")??!1}function Aa(t){t!==Jt.answers&&(Jt.
answers=t,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:t}})))}function fo(t){throw mo(t)?
t:new wt(0,[{where:"",message:xa,suggestions:[]}])}function mo(t){return t instanceof DOMException&&t.name==="AbortError"}
function We(t){let e=Object.entries(t).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(e.map(([n,r])=>[n,String(
r)]))}function go(t){return t instanceof Error?t.message:String(t)}w();var yo={min:.5,max:4},Ea={controls:["none","some","all"],caption:["none","title","all"]};function Fe(t,e){return t===
"scale"?e.trim()!==""&&Number(e)>=yo.min&&Number(e)<=yo.max:t==="controls"||t==="caption"?Ea[t].includes(e):CSS.supports(
"color",e)}w();var bo=Promise.resolve();function wo(t){let e=bo.then(Sa).then(t);return bo=e.catch(()=>{}),e}function Sa(){let{scheduler:t}=globalThis;
return t?t.postTask(()=>{},{priority:"background"}):new Promise(e=>setTimeout(e,0))}w();w();var ko={width:960,height:540};function $o(t){return{"HTML frame":Mo(t),"Web component":Oa(t),Markdown:vo(t),Quarto:Na(
t),LaTeX:Ta(t)}}function Mo({title:t,embed:e}){return`<iframe src="${He(e)}" title="${He(t)}" width="${ko.width}" height\
="${ko.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%"></iframe>`}function Oa({server:t,attributes:e}){
let n=Object.entries({server:t,...e}).map(([r,o])=>o===""?r:`${r}="${He(o)}"`);return`<script src="${He(new URL("pointer\
-view.js",t).href)}" defer><\/script>
<pointer-view ${n.join(" ")}></pointer-view>`}function vo({title:t,embed:e,picture:n}){return`[![${_a(t)}](<${xo(n)}>)](\
<${xo(e)}>)`}function Na(t){return['::: {.content-visible when-format="html"}',"```{=html}",Mo(t),"```",":::",'::: {.con\
tent-visible unless-format="html"}',vo(t),":::"].join(`
`)}function Ta({title:t,caption:e,name:n,embed:r,picture:o}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${o}`,
"\\begin{figure}","  \\centering",`  \\href{${La(r)}}{\\includegraphics[width=\\linewidth]{${n}.png}}`,`  \\caption{${Fa(
[t,e].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function He(t){return t.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function _a(t){return t.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function xo(t){return t.replaceAll("<","%3C").replaceAll(
">","%3E")}function La(t){return t.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var Ra={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Ca=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Ia={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},Pa=/[ąęįųĄĘĮŲ]/,Wa=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function Fa(t){return[...t.normalize("NFC").replace(
/\s/g," ").replace(Wa,"")].flatMap(n=>[...Ia[n]??Ha(n)]).map(n=>Ra[n]??Ga(n)).join("")}function Ha(t){return Pa.test(t)?
t.normalize("NFD").slice(0,1):t}function Ga(t){return/[&%$#_{}]/.test(t)?`\\${t}`:Ca.test(t)?t:"?"}w();function Eo(t,e,{title:n,origin:r}){let o=t.slice(t.indexOf(",")+1);if(e==="svg")return ja(decodeURIComponent(o),n,r);let s=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[Ao("Title",n),Ao("Source",r)];return new Blob([s.subarray(0,33),...i,s.subarray(33)],
{type:"image/png"})}function ja(t,e,n){let r=new DOMParser().parseFromString(t,"image/svg+xml").documentElement,o=(s,i)=>{
let a=document.createElementNS(r.namespaceURI,s);return a.textContent=i,a};return r.prepend(o("title",e),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(r)],{type:"image/svg+xml"})}function Ao(t,e){let n=new TextEncoder().encode(`iTXt${t}\
\0\0\0\0\0${e}`),r=new DataView(new ArrayBuffer(n.length+8));return r.setUint32(0,n.length-4),new Uint8Array(r.buffer).set(
n,4),r.setUint32(n.length+4,za(n)),r.buffer}function za(t){let e=-1;for(let n of t){e^=n;for(let r=0;r<8;r+=1)e=e>>>1^(e&
1?3988292384:0)}return~e>>>0}var Ua=[1,2,4],Ba=2;function Oo({name:t,links:e,view:n,picture:r,csv:o,json:s}){let i=document.createElement("div");i.className=
"view-take";let a={link:Ge("Link"),embed:Ge("Embed"),json:Ge("JSON"),offline:Ge("Offline file")};a.offline.title="One HT\
ML file with this whole view inside, for use without a network";let c=ke("JSON",()=>So(s(),`${t()}.json`,"application/js\
on")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";
let h=Da(()=>{let{link:d,embed:b}=e(),k=b?n():null;return{...d&&{Address:d},...k&&$o(k)}}),u=()=>{let d=e();for(let b of Object.
keys(a)){let k=d[b];a[b].hidden=k===null,k!==null&&(a[b].href=k)}c.hidden=d.json!==null,h.hidden=d.link===null&&d.embed===
null,l.hidden=Jt.answers};for(let d of["pointerenter","focusin"])i.addEventListener(d,u);let p=document.createElement("s\
elect");p.setAttribute("aria-label","Size of the PNG"),p.append(...Ua.map(d=>{let b=d===Ba;return new Option(`${d}×`,String(
d),b,b)}));let m=async d=>{let{address:b,meta:k}=await r(d,Number(p.value)),M=k.origin??e().embed??location.href;No(Eo(b,
d,{title:k.title,origin:M}),`${t()}.${d}`)},g=()=>So(`\uFEFF${o()}`,`${t()}.csv`,"text/csv;charset=utf-8"),y=document.createElement(
"span");return y.append(ke("PNG",()=>m("png"))," ",p),i.append(a.link,a.embed,y,ke("SVG",()=>m("svg")),ke("CSV",g),a.json,
c,a.offline,h,l),u(),i}function Da(t){let e=document.createElement("details");e.className="view-codes";let n=document.createElement(
"summary");n.textContent="Copy";let r=document.createElement("p"),o=document.createElement("textarea");Object.assign(o,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let s=document.createElement("span");s.setAttribute("role","status");let i=document.
createElement("div");i.className="view-sheet",i.append(r,o),e.append(n,i),e.addEventListener("toggle",()=>{if(!e.open)return;
s.textContent="",o.hidden=!0;let c=Object.entries(t()).map(([l,h])=>ke(l,()=>a(l,h)));r.replaceChildren(...c,s)});let a=async(c,l)=>{
o.value=l,o.hidden=!1,o.setAttribute("aria-label",c);let h=await Va(l);h||o.select(),s.textContent=h?"Copied.":"Selected\
; copy it with the keyboard."};return e}async function Va(t){return navigator.clipboard?navigator.clipboard.writeText(t).
then(()=>!0,()=>!1):!1}function Ge(t){let e=document.createElement("a");return e.textContent=t,e}function ke(t,e){let n=document.
createElement("button");return n.type="button",n.textContent=t,n.addEventListener("click",e),n}function So(t,e,n){No(new Blob(
[t],{type:n}),e)}function No(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}ze();w();var To={width:420,height:200},qa=300,te=2,ut=20,Bt=8,Ya=7.5,Ka=44,Xa=18,Za=240,Qa=90,Ro=56,Co=90,Ja=48,tc=1.3,ec=.6,nc=9,
Io=1.4,Po=["coloraxis","coloraxis2"];function Wo({data:t,layout:e},{width:n,height:r,isFixed:o,scale:s}){if(!n)return{data:t,
layout:e};let i={width:n/s,height:r/s},a=o&&(i.width<To.width||i.height<To.height),c={...i,isFixed:o,isTiny:a,isNarrow:i.
width<560,scale:s},l=a?rc(e,e.meta.small??{}):e;if(!o)return{data:t,layout:{...l,...Lo(l,c)}};let h=oc(t,l),u={...h,...Lo(
h,c),...sc(t,h,c),...cc(h,c)};return{data:mc(t,h,c.height),layout:u}}function rc(t,e){return Fo(t,e)}function Fo(t,e){if(!_o(
t)||!_o(e))return e;let n={...t};for(let[r,o]of Object.entries(e))n[r]=Fo(t[r],o);return Object.fromEntries(Object.entries(
n).filter(([,r])=>r!==null))}function _o(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)}function Ho(t,e){return Object.
entries(t).filter(([r])=>e.test(r))}function Go(t,e){return t[`yaxis${(e??"y").slice(1)}`]}function jo(t){return Ho(t,/^yaxis/).
map(([,e])=>e.domain??[0,1])}function zo(t,e){return t[e]}function oc(t,e){let{xaxis:n}=e,r=t.find(i=>(i.xaxis??"x")==="\
x"&&Array.isArray(i.x))?.x,o=Array.isArray(r)?r.filter(i=>typeof i=="string"):[],s=Array.isArray(r)&&o.length===r.length;
return n?.tickangle!==-90||n.tickvals||!o.length||!s?e:{...e,xaxis:{...n,tickmode:"array",tickvals:o,ticktext:o}}}function sc(t,e,{
width:n,height:r,isTiny:o,scale:s}){let i=ic(t,e),a=Math.max(...i.map(b=>b.length*Bt+Ja)),c=Math.ceil(i.length/Math.max(
1,Math.floor(n/a))),l=i.length>0&&c*ut>r/(o?4:3),h=i.length>0&&!l,u=ac(e,r,s),m=((u.annotations?.find(({font:b})=>b?.size)?.
font?.size??0)/s||ut)*Io+2,g=Math.min(e.margin?.t??8,h?c*ut+4:e.annotations?.length?m:8),y=Po.some(b=>zo(e,b)?.colorbar?.
orientation==="h"),d=!e.margin||y&&!o;return{...l&&{showlegend:!1},...!d&&{margin:{...e.margin,t:Math.ceil(g*s)}},...u}}
function ic(t,e){if(e.showlegend===!1)return[];let n=new Map,r=0;for(let{name:o,type:s,visible:i,showlegend:a,legendgroup:c}of t)
!o||(a===!1||i===!1)||["heatmap","contour"].includes(s)||(r+=1,n.set(c||o,o.replace(/<[^>]*>/g,"")));return r>1||e.showlegend?
[...n.values()]:[]}function ac(t,e,n){let{annotations:r=[],template:o}=t,s=({yref:p,yanchor:m})=>p==="paper"&&m==="botto\
m",i=r.filter(s);if(!i.length)return{};let a=jo(t).map(([p])=>p),c=i.filter(({y:p})=>p<1).map(({y:p})=>Math.min(...a.map(
m=>m-p).filter(m=>m>0),1-p)),l=o.layout.font.size,h=Math.min(l,Math.min(1,...c)*(e-ut)/Io);if(h>=l)return{};let u=Math.max(
nc,h*n);return{annotations:r.map(p=>s(p)?{...p,font:{...p.font,size:u}}:p)}}function cc(t,{height:e,isTiny:n}){let r=Math.
floor(e/3/Bt),o=e-Uo(t,1/0,r)-Ro,s={};for(let i of Po){let a=zo(t,i);a&&(n?s[i]={...a,showscale:!1}:s[i]=lc(t,i,a,o))}return s}
function lc(t,e,n,r){let o=n.colorbar??{};if(r>=qa||o.ticktext||o.orientation==="h")return n;let s=t.template.layout[e],
i=o.tickvals??s?.colorbar?.tickvals,a=(o.len??1)*r;if(!i){let u=Math.max(te,Math.floor(a/ut/1.5));return{...n,colorbar:{
...o,nticks:u}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],h=[];for(let u of i){let p=h.at(-1);(p===void 0||(u-p)/(l-
c)*a>=ut)&&h.push(u)}return{...n,colorbar:{...o,tickvals:h}}}function Lo(t,e){let{width:n,height:r,isFixed:o,isTiny:s,isNarrow:i}=e,
a=i?n:1/0,c=o?Math.floor(r/3/Bt):1/0,l=Uo(t,a,c),h=o?l?Ro:Co:0,u=Math.max(r-l-(s?2*ut:h),ut),p=s?n-Qa:Math.max(n-Za,60);
return Object.fromEntries(Ho(t,/^[xy]axis/).map(([m,g])=>{let y=m.startsWith("x"),d=o&&y?pc(g,t,u):g,[b,k]=d.domain??[0,
1],M=(k-b)*(y?p:u),x=t.template.layout.font.size*e.scale,v=hc(d,y,M,x,e),T=t.meta.priority?.[m];return[m,uc(v,{isX:y,length:M,
fontSize:x,upright:c,priority:T},e)]}))}function hc(t,e,n,r,{isTiny:o,isFixed:s}){let i=t.title?.text??"";if(!o)return s&&
!e&&i.length*Bt>tc*n?{...t,title:{}}:t;let[a,c]=t.domain??[0,1];if(!e||!i||t.side==="top"||c-a>ec)return{...t,title:{}};
let l=Math.max(4,Math.floor(n/(Bt-1))+1),h=i.length>l?`${i.slice(0,l-1)}…`:i;return{...t,title:{...t.title,standoff:0,
font:{size:r-2},text:h}}}function uc(t,{isX:e,length:n,fontSize:r,upright:o,priority:s},i){let{width:a,isFixed:c,isTiny:l,
isNarrow:h}=i,{ticktext:u,tickvals:p=[]}=t;if(t.visible===!1||t.showticklabels===!1)return t;if(!u)return c||h&&e?fc(t,e,
n,i):t;let m=u.length;if(l&&e&&m===1&&t.tickangle===0&&(u[0]??"").length*Bt>n-Bt)return{...t,tickfont:{size:.75*r}};if(m<=
te&&(e||!c||n>=ut))return t;let y=m<=te?[m-1]:dc(m,Math.floor(n/ut),s);return{...t,tickvals:y.map(d=>p[d]??d),ticktext:y.
map(d=>Bo(u[d]??"",d,h?a:1/0,e?o:1/0))}}function pc(t,e,n){let[r]=Go(e,t.anchor)?.domain??[0,1],o=jo(e).map(([,a])=>a),s=Math.
max(...o.filter(a=>a<=r),-1/0),i=(r-s)*n;return t.side==="top"||i>2.4*ut?t:{...t,title:{},...i<.9*ut&&{showticklabels:!1}}}
function fc(t,e,n,{isTiny:r,isNarrow:o}){let s=Math.max(te,Math.floor(n/(e?Ka:ut*1.5)));if(t.tickvals){let h=e?1:Math.ceil(
t.tickvals.length/s);return{...t,tickvals:t.tickvals.filter((u,p)=>p%h===0)}}let{dtick:i,...a}=t;if(t.type==="category")
return e?t:{...a,nticks:Math.max(te,Math.floor(n/Xa))};let c=o&&e&&t.nticks&&!r?te:s,l=Math.min(t.nticks??1/0,c);return r||
t.nticks||l<5?{...a,nticks:l}:t}function mc(t,e,n){return t.map(r=>{if(r.type!=="heatmap"||!r.texttemplate)return r;let o=Go(
e,r.yaxis),[s,i]=o?.domain??[0,1],a=o?.ticktext?.length;return a===void 0?r:(i-s)*(n-Co)<a*ut?{...r,texttemplate:""}:r})}
function dc(t,e,n){let r=[...Array(t).keys()];if(t<=e)return r;let o=Math.max(1,Math.ceil(t/Math.max(1,e)));if(!n)return r.
filter(i=>i%o===0);let s=[];for(let i of[...r].sort((a,c)=>(n[c]??0)-(n[a]??0)))s.every(a=>Math.abs(a-i)>=o)&&s.push(i);
return s.sort((i,a)=>i-a)}function Uo({xaxis:t},e,n){let o=(t?.tickangle===0?[]:t?.ticktext??[]).map((s,i)=>Bo(s,i,e,n).
length);return Math.max(0,...o)*Ya}function Bo(t,e,n,r){let o=n<1/0;if(!o&&t.length<=r)return t;let s=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.
exec(t)??[],[,i="",a="",c=""]=s,[l="",h]=a.split(" · "),u=Math.min(o?Math.max(5,Math.floor(n/48)):14,r),p=l.length>u&&!l.
includes("&")?`${l.slice(0,u-1)}…`:l;return i+(h?`${e+1} ${p}`:p)+c}w();ze();var gc=12,ee=new Map,Wn=new Map;function Gn(t,e){let n=JSON.stringify(Object.values(t)),r=ee.get(n)??new Map;ee.delete(
n),ee.set(n,r);for(let i of ee.keys()){if(ee.size<=gc)break;ee.delete(i)}let o=r.get(e);if(o)return o;let s=new Promise(
(i,a)=>yc(n,t,e,{resolve:i,reject:a}));return r.set(e,s),s.catch(()=>r.delete(e)),s}function yc(t,e,n,r){let o=Wn.get(t);
if(o){o.views.set(n,r);return}let s=new Map([[n,r]]);Wn.set(t,{query:e,views:s}),setTimeout(()=>{Wn.delete(t),bc(e,s)},0)}
async function bc(t,e){let{server:n,path:r,query:o,theme:s}=t,i=[...e.keys()].sort().join(",");try{let a=await In(`${r}/\
figures?${We({...o,views:i,theme:s})}`,{},n);for(let[c,{resolve:l}]of e)l(a[c])}catch(a){let c=e.size>1&&a instanceof wt&&
[404,422,500].includes(a.status);for(let[l,{resolve:h,reject:u}]of e)c?wc(t,l).then(h,u):u(a)}}function wc({server:t,path:e,
query:n,theme:r},o){let s=We({...n,theme:r});return In(`${e}/views/${encodeURIComponent(o)}?${s}`,{},t)}var Fn=new Map;async function Vo(t,e){
let n=Fn.get(t),r=n??(t.startsWith("#")?kc(t.slice(1)):xc(t));n||(Fn.set(t,r),r.catch(()=>Fn.delete(t)));let o=await r;if(ht(
o))return o;let{templates:s={}}=o.layout.meta,i=s[e];if(!i)return o;let a=Do(i),c=new Map;for(let p of Object.values(s))
Do(p).forEach((m,g)=>{c.set(m,a[g]??m)});let{data:l,layout:h}=Hn({data:o.data,layout:o.layout},c),{meta:u}=o.layout;return{
...o,data:l,layout:{...h,meta:u,template:i}}}function Do(t){return t.layout.colorway}function Hn(t,e){return Array.isArray(
t)&&["string","object"].includes(typeof t[0])&&!Array.isArray(t[0])?t.map(r=>Hn(r,e)):t?.constructor===Object?Object.fromEntries(
Object.entries(t).map(([r,o])=>[r,Hn(o,e)])):e.get(t)??t}async function kc(t){let e=document.getElementById(t);if(!e)throw new Error(
"The figure is missing in this file.");return JSON.parse(e.textContent??"")}async function xc(t){let e=await fetch(new URL(
t,document.baseURI)).catch(()=>null);if(!e?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new wt(
e?.status??0,[{where:"",message:n,suggestions:[]}])}return e.json()}function ne(t,{server:e,path:n,view:r,values:o}){let s=encodeURIComponent(
r),i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${s}`,c={embed:a,picture:`${a}/picture.\
png`,json:`api/${n}/views/${s}`,offline:i?`api/${n}/offline`:`api/${n}/views/${s}/offline`},h=We({...i&&t!=="json"?{step:r}:
{},...o}).toString();return new URL(h?`${c[t]}?${h}`:c[t],e).href}w();function Yo({x:t,y:e,xaxis:n,yaxis:r},o){let s=[qo(n,t,o),qo(r,e,o)];return[...new Set(s.filter(i=>i!==null))]}function qo(t,e,n){
if(!t||e===void 0||!n.includes(t._name))return null;let r=t.type==="category"?t.d2l_noadd(e):e;return typeof r=="number"&&
Number.isInteger(r)?r:null}function Ko(t,e,n){let r=t.querySelector(":scope > .view-marks")??t.appendChild($c()),{_fullLayout:o}=t;
if(!o)return;let s=e.flatMap(i=>n.map(a=>Mc(o,o[i],a)));r.replaceChildren(...s.filter(i=>i!==null))}function $c(){let t=document.
createElement("div");return t.className="view-marks",t}function Mc(t,e,n){if(!e?._length)return null;let r=e._id.startsWith(
"x"),o=t[`${r?"y":"x"}axis${(e.anchor??"").slice(1)}`]??t[r?"yaxis":"xaxis"],s=[e.l2p(n-.5),e.l2p(n+.5)],[i,a]=[Math.min(
...s),Math.max(...s)];if(!(a>0&&i<e._length)||!o?._length)return null;let[c,l]=r?[e._offset+i,o._offset]:[o._offset,e._offset+
i],[h,u]=r?[a-i,o._length]:[o._length,a-i],p=document.createElement("div");return Object.assign(p.style,{left:`${c}px`,top:`${l}\
px`,width:`${h}px`,height:`${u}px`}),p}w();function Zo(t,e){return Object.fromEntries(t.map(({name:n,values:r,value:o})=>[n,r.find(s=>String(s)===e(n))??o]))}function Qo(t,e){
for(let{name:n,values:r}of t){let o=e(n);if(o===null||r.map(String).includes(o))continue;let s=typeof r[0]=="string"?`th\
ere are ${r.join(", ")}`:`they run from ${r[0]} to ${r.at(-1)}`;return{name:n,message:`There is no ${n} ${o}; ${s}.`}}return null}
function Jo(t,e,n){return e.reduce((r,o)=>{let s=t.find(({name:i})=>i===o)?.values??[];return r*s.length+s.indexOf(n[o]??
"")},0)}function ts(t,e){return t.map(r=>{let{name:o,title:s,values:i}=r,a=es(r)[i.indexOf(e[o]??"")];return typeof a=="\
number"?`${s.toLowerCase()} ${a}`:a}).join(", ")}function es({values:t,labels:e}){return e??t}var Ue=class{#e;#t;#n="";#o=0;#i=null;constructor(e,n){
this.#e=e,this.#t=n}offer({choices:e=[],player:n},r,o){let s=e.length?[]:r.filter(c=>c.meta),i=JSON.stringify([e.map(({name:c,
values:l,labels:h})=>[c,l,h]),s.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#i=null,
this.#e.replaceChildren(...e.map(c=>this.#s(c))),s.length&&o&&this.#e.append(this.#r(s));let a=e.find(({name:c})=>c===n);
a&&this.#e.append(...this.#c(a))}show(e){for(let[n,r]of Object.entries(e)){let o=this.#e.querySelector(`select[name="${n}\
"]`);o instanceof HTMLSelectElement&&(o.value=String(r))}}pause(){clearInterval(this.#o),this.#o=0,this.#i&&(this.#i.textContent=
"Play")}#s(e){let{name:n,title:r,values:o}=e,s=document.createElement("select");s.name=n;let i=es(e);return s.append(...o.
map((a,c)=>new Option(String(i[c]),String(a)))),s.addEventListener("change",()=>{this.pause();let a=o[s.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),Xo(r,s)}#r(e){let n=document.createElement("select");return n.append(new Option("…",""),
...e.map((r,o)=>new Option(r.name,String(o)))),n.addEventListener("change",()=>{let r=n.value?e[Number(n.value)]:void 0;
r?.meta&&this.#t.open(r.meta),n.value=""}),Xo("Open",n)}#c({name:e,title:n,values:r}){let o=()=>r.indexOf(this.#t.selected()[e]??
""),s=h=>{let u=r[Math.max(0,Math.min(r.length-1,h))];u!==void 0&&this.#t.select(e,u)},i=h=>{this.pause(),s(o()+h)},a=jn(
"Play",()=>{if(this.#o){this.pause();return}o()===r.length-1&&s(0),a.textContent="Pause",this.#o=setInterval(()=>{s(o()+
1),o()===r.length-1&&this.pause()},1200)});this.#i=a;let c=jn("‹",()=>i(-1)),l=jn("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}};function Xo(t,e){let n=document.createElement(
"label");return n.append(`${t} `,e),n}function jn(t,e){let n=document.createElement("button");return n.type="button",n.textContent=
t,n.addEventListener("click",e),n}Dn();w();var cs="vendor/plotly/plotly-traces-4.1.1.min.js",Vn;function De(t){return window.Plotly?Promise.resolve(window.Plotly):
(Vn??=new Promise((e,n)=>{let r=document.createElement("script");r.src=t?new URL(`static/${cs}`,t).href:new URL(`../${cs}`,
O).href;let o=()=>{Vn=void 0,r.remove(),n(new Error("The drawing library could not be loaded. Reload the page to try aga\
in."))};r.addEventListener("load",()=>window.Plotly?e(window.Plotly):o()),r.addEventListener("error",o),document.head.append(
r)}),Vn)}async function ls(t,e,n){let{width:r,height:o}=t.layout;return(await De()).toImage(t,{format:e,width:r,height:o,
...e==="png"&&{scale:n}})}Yn();var so={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interv\
entions",against:"against"},io=["inputs","removed"],Mu=new Set(["server","source","model","lesson","view","theme","reads",
...io,...Object.keys(so)]),ma=["scale","accent","controls","caption"],vu=new Set([...ma,"fill"]),pa="pointer-view:hover",
ro=matchMedia("(prefers-color-scheme: dark)"),Au={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},Eu=120,Su=[
["short",576,0],["low",352,0],["tight",288,352]],Ou="400px 0px",fa=660,Nu=/^(\w+):(\d+)$/,Tu="The server draws this char\
t, and it does not answer.",_u="The answer above is computed in this browser.",Lu="Type visits, or add a place, to see w\
hat the model answers.",we=null,oo=null,ao=class extends HTMLElement{#e=null;#t=null;#n=null;#o=0;#i=!1;#s="";#r=!1;#c="";#h=[];#p=!1;#x=new IntersectionObserver(
e=>{e.some(n=>n.isIntersecting)&&this.#A()},{rootMargin:Ou});#d=new ResizeObserver(()=>requestAnimationFrame(()=>this.#U()));#$=new MutationObserver(
e=>this.#T(e.map(({attributeName:n})=>n??"")));#M=e=>this.getAttribute(e);#w=()=>{if(!this.#n){this.#f();return}this.#_(
this.#g),this.#b()};#v=({target:e,detail:n})=>{!(e instanceof HTMLElement)||e===this||!this.hasAttribute("linked")||e.getAttribute(
"linked")===this.getAttribute("linked")&&this.mark(n.visits)};#S=({type:e})=>this.#J(e==="beforeprint");connectedCallback(){
this.#e??=this.#P(),this.#C(),document.addEventListener("pointerscope:theme",this.#w),document.addEventListener(pa,this.#v),
ro.addEventListener("change",this.#w);for(let e of["beforeprint","afterprint"])window.addEventListener(e,this.#S);this.#d.
observe(this),this.#$.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#x.observe(this):this.#p=!0,this.#f()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#w),document.removeEventListener(pa,this.#v),ro.removeEventListener(
"change",this.#w);for(let e of["beforeprint","afterprint"])window.removeEventListener(e,this.#S);this.#d.disconnect(),this.#$.
disconnect(),this.#x.disconnect(),this.#a.controls.pause()}mark(e){e.join()!==this.#h.join()&&(this.#h=e,this.#j())}get chosen(){
return this.#t?this.#k:{}}get wantedHeight(){if(!this.#t)return 0;let{above:e,below:n}=this.#z();return Math.ceil(e+je(this.#t)+
n)}get#a(){return this.#e??=this.#P(),this.#e}#A(){this.#p=!0,this.#x.disconnect(),this.#f()}#T(e){e.some(n=>vu.has(n))&&
(this.#C(),this.#b()),e.includes("lazy")&&!this.hasAttribute("lazy")&&!this.#p?this.#A():e.some(n=>Mu.has(n))?this.#f():
this.#u.some(({name:n})=>e.includes(n))?this.#B()&&this.#b():e.includes(this.#c)&&this.#f()}get#u(){return this.#t?kt(this.#t).
choices??[]:[]}#f(){this.#i||(this.#i=!0,queueMicrotask(()=>{this.#i=!1,this.#Z()}))}get#l(){let[e,n]=this.hasAttribute(
"lesson")?["lessons",this.getAttribute("lesson")]:["models",this.getAttribute("model")];return n?`${e}/${encodeURIComponent(
n)}`:""}get#E(){let e=this.getAttribute("server");return e?new URL(e.endsWith("/")?e:`${e}/`,document.baseURI).href:Pe.href}get#O(){
let e=this.parentElement?.closest("[data-theme]");return e instanceof HTMLElement?e.dataset.theme:void 0}get#g(){let e=this.
getAttribute("theme");return e==="auto"?ro.matches?"dark":"light":(e??this.#O)==="dark"?"dark":"light"}get#N(){let e=this.
getAttribute("scale");return e!==null&&Fe("scale",e)?Number(e):1}#C(){let e=this.getAttribute("accent");this.hasAttribute(
"scale")?this.style.setProperty("--scale",String(this.#N)):this.style.removeProperty("--scale"),e&&Fe("accent",e)?this.style.
setProperty("--accent",e):this.style.removeProperty("--accent")}get#I(){if(this.hasAttribute("lesson")){let n=io.map(r=>[
r,this.getAttribute(r)]);return{needsHistory:!1,query:Object.fromEntries(n)}}if(this.getAttribute("reads")==="data set")
return{needsHistory:!1,query:{}};let e=Object.entries(so).map(([n,r])=>[r,this.getAttribute(n)]);return{needsHistory:!0,
query:Object.fromEntries(e)}}async#Z(){let{needsHistory:e,query:n}=this.#I;this.#o+=1;let r=this.#o,o=this.getAttribute(
"source"),s=this.getAttribute("view")??"",i=this.#l&&s&&(!e||n.visits||n.record);if(!o&&!i){this.#L(Lu);return}if(!this.#p){
this.#L("");return}let a=this.#g;this.#_(a),this.setAttribute("aria-busy","true");try{let c={server:this.#E,path:this.#l,
query:n,theme:a},l=this.hasAttribute("server")?this.#E:"",[h]=await Promise.all([o?Vo(o,a):Gn(c,s),o||s===Pn?null:De(l)]),
u=ht(h),p=u?await Promise.resolve().then(()=>(ua(),ha)):null;u||await De(l),await wo(()=>{r===this.#o&&(this.#tt(p?.NetworkDrawing??
null,kt(h).title),this.#t=u?h:structuredClone(h),this.#et(this.#t),this.#Q({...c,theme:"light"},s))})}catch(c){r===this.#o&&
this.#F(c)}finally{r===this.#o&&this.removeAttribute("aria-busy")}}#_(e){this.#O!==e?this.dataset.theme=e:delete this.dataset.
theme}#Q(e,n){if(!this.#t||ht(this.#t))return;let{template:r,meta:o}=this.#t.layout,s=o.templates?.light;we??=s??(this.#g===
"light"?r:null),!(we||this.hasAttribute("source"))&&(oo??=Gn(e,n),oo.then(i=>{ht(i)||(we??=i.layout.template)}).catch(()=>{
oo=null}))}#J(e){if(this.#r=e,!this.#t||!this.#s)return;let n=we??this.#n;this.#_(e&&n?"light":this.#g),this.#b(),e||requestAnimationFrame(
()=>this.#b())}#P(){let e=document.createElement("summary");e.textContent="Numbers";let n={title:this.#y("h3","view-titl\
e"),caption:this.#y("p","view-caption"),choices:this.#y("div","view-choices"),summary:this.#y("p","view-summary"),failure:this.#y(
"p","view-failure"),plot:this.#y("div","view-plot"),details:this.#y("details","view-table"),exports:Oo({name:()=>this.#q,
links:()=>this.#lt(),view:()=>this.#t&&this.#ht(this.#t),picture:(o,s)=>this.#at(o,s),csv:()=>qe(this.#V()),json:()=>JSON.
stringify(this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.
append(e),n.details.addEventListener("toggle",()=>this.#D());let r=new Ue(n.choices,{selected:()=>this.#k,select:(o,s)=>this.#it(
o,s),open:o=>this.#m("open",o)});this.replaceChildren(...Object.values(n)),this.addEventListener("toggle",({target:o})=>this.#st(
o),!0);for(let o of[n.plot,n.details,n.choices,n.exports,n.failure])o.hidden=!0;return{...n,controls:r}}#y(e,n){let r=this.
querySelector(`.${n}`),o=r instanceof HTMLElement?r:document.createElement(e);return o.className=n,o}#tt(e,n){if(e===null==
(this.#n===null))return;let r=this.#a,o=r.plot.cloneNode();o.removeAttribute("data-listening"),o.role=e?"group":"img",r.
plot.replaceWith(o),r.plot=o,this.#n=e?new e(o,{title:n,hover:s=>this.#m("hover",{visits:s})}):null}#W(e){let{plot:n,details:r,
choices:o,exports:s,failure:i}=this.#a;for(let a of[n,r,o,s])a.hidden=e;i.hidden=!0}#L(e){this.#t=null,this.#c="",this.removeAttribute(
"aria-busy"),this.#a.controls.pause(),this.#W(!0),this.#a.summary.textContent=e}#F(e){this.#L("");let{failure:n}=this.#a,
o=e instanceof wt&&e.status===0&&document.querySelector("[data-answer]")!==null,s=o?Tu:go(e);if(n.replaceChildren(s),o&&
n.append(" ",Ru()),n.hidden=!1,this.#m("failed",{message:s}),!(e instanceof wt)||![0,503].includes(e.status))return;let i=document.
createElement("button");i.type="button",i.textContent="Try again",i.addEventListener("click",()=>this.#f()),n.append(" ",
i)}#et(e){let{title:n,caption:r,controls:o}=this.#a,s=kt(e);n.textContent=s.title,n.hidden=!1,r.textContent=s.caption,this.#W(
!1),o.offer(s,ht(e)?[]:e.data,!this.hasAttribute("fill")),this.#B()&&this.#b()}#b(){if(!this.#t)return;let{plot:e}=this.#a,
n=this.#r,r=this.#R(je(this.#t)),o=n?Math.min(r.width||fa,fa):r.width;o&&(ht(this.#t)?(e.style.height=`${r.height}px`,this.#n?.
draw(this.#t)):(e.style.height=r.isFixed?`${r.height}px`:"",this.#nt(e,this.#t,{...r,width:o})),this.#s=`${o}×${r.height}`,
this.dataset.drawn="true",this.#j(),this.#m("drawn",{}))}#nt(e,{data:n,layout:r},o){let s=this.#r,i=s&&we?{...r,template:we}:
r,a=this.#H({data:n,layout:i},o);window.Plotly?.react(e,a.data,s?{...a.layout,width:o.width}:a.layout,Au),e.dataset.listening||
this.#rt(e)}#H({data:e,layout:n},{width:r,height:o,isFixed:s}){let i="rgba(0, 0, 0, 0)",a=this.#N,{font:c,hoverlabel:l}=n.
template.layout,h=c.size*a,u=Wo({data:e,layout:Cu(n)},{width:r,height:o,isFixed:s,scale:a}),p={font:{size:h},hoverlabel:{
...n.hoverlabel,font:{...l.font,size:h}}};return{data:u.data,layout:{...u.layout,...a!==1&&p,paper_bgcolor:i,plot_bgcolor:i,
height:o}}}#rt(e){e.dataset.listening="true",e.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#m("ope\
n",n.data.meta);let[,r,o]=Nu.exec(String([n.customdata].flat()[0]))??[];r&&this.#m("select",{table:r,row:Number(o)})}),e.
on("plotly_hover",({points:[n]})=>{n&&this.#m("hover",{visits:Yo(n,this.#G)})}),e.on("plotly_unhover",()=>this.#m("hover",
{visits:[]}))}get#G(){return this.#t?kt(this.#t).visit_axes??[]:[]}#m(e,n){this.dispatchEvent(new CustomEvent(`pointer-v\
iew:${e}`,{detail:n,bubbles:!0}))}#j(){!this.#t||!this.#s||(this.#n?this.#n.mark(this.#h):Ko(this.#a.plot,this.#G,this.#h))}#R(e){
let{plot:n}=this.#a,r=n.clientWidth;if(!this.hasAttribute("fill"))return{width:r,height:e,isFixed:!1};this.#ot();let{above:o,
below:s}=this.#z();this.style.setProperty("--below",`${Math.ceil(s)}px`);let i=Math.max(Math.floor(this.offsetHeight-o-s),
Eu);return{width:r,height:i,isFixed:!0}}#ot(){let[e,n]=[this.offsetWidth/this.#N,this.offsetHeight/this.#N],r=Su.filter(
([,o,s])=>n<o||e<s).map(([o])=>o).join(" ");this.dataset.room!==r&&(this.dataset.room=r)}#z(){let{plot:e,details:n,exports:r}=this.#a,
o=this.getBoundingClientRect(),s=o.height/this.offsetHeight||1,i=[n,r].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),
a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(e.getBoundingClientRect().
top-o.top)/s,below:a/s}}#st(e){if(this.hasAttribute("fill")&&e instanceof HTMLDetailsElement&&e.open)for(let n of this.querySelectorAll(
"details"))n.open&&(n.open=n===e);requestAnimationFrame(()=>this.#U())}#U(){if(!this.#t)return;let{width:e,height:n}=this.#R(
je(this.#t));e&&this.#s!==`${e}×${n}`&&this.#b()}#it(e,n){this.setAttribute(e,String(n)),this.#m("option",{[e]:n})}#B(){
let e=this.#t;if(!e)return!1;let n=this.hasAttribute("lenient")?null:Qo(this.#u,this.#M);if(n)return this.#F(new Error(n.
message)),this.#c=n.name,!1;let r=kt(e),o="";if(this.#u.length&&!ht(e)){let s=this.#k;this.#a.controls.show(s);for(let a of e.
data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>s[c]===l));is(e,s);let{summaries:i}=r;i&&(r.summary=i.texts[Jo(
this.#u,i.by,s)]??""),o=`: ${ts(this.#u,s)}`}return this.#a.summary.textContent=r.summary??"",this.#a.plot.setAttribute(
"aria-label",`${r.title}${o}. ${r.summary??""}`),this.#D(),!0}get#k(){return Zo(this.#u,this.#M)}#D(){let{details:e}=this.#a;
if(!e.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${kt(this.#t).title}`),n.append(...this.#V().map(Ve)),e.querySelector(
".table-frame")?.remove(),e.append(n)}#V(){return this.#t?ps(this.#t,this.#k):[]}async#at(e,n){let r=this.#t;if(!r)throw new Error(
"There is no figure to save yet.");return{address:ht(r)?await this.#n?.address(e,n)??"":await ls(this.#ct(r),e,n),meta:kt(
r)}}#ct(e){let{data:n,layout:r}=structuredClone(e),o=this.#R(r.height),{paper_bgcolor:s,plot_bgcolor:i}=r.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#H({data:n,layout:r},o),l=a?{}:{
paper_bgcolor:s,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:o.width,...l}}}get#q(){let e=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??e.filter(Boolean).join("-")}get#Y(){return{server:this.#E,path:this.#l,view:this.getAttribute("vie\
w")??"",values:{...this.#I.query,...this.#k}}}get#K(){let e=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=ma.map(r=>[r,this.getAttribute(r)??""]).filter(([r="",o])=>this.hasAttribute(r)&&Fe(r,o??""));return{...e&&
{theme:e},...Object.fromEntries(n)}}#lt(){let e=new URL(location.href);e.hash=this.id;let n=this.id?e.href:null;if(!(!this.
hasAttribute("source")&&Jt.answers))return{link:n,embed:null,json:null,offline:null};let o=this.#Y;return{link:n,embed:ne(
"embed",this.#X(o)),json:ne("json",o),offline:ne("offline",o)}}#X(e){let{controls:n,...r}=this.#K,o={...e.values,...r,...n&&
n!=="some"&&{controls:n}};return{...e,values:o}}#ht(e){let n=this.#Y,{title:r,summary:o=""}=kt(e),s=["model","lesson","v\
iew","reads",...io,...Object.keys(so)],i=[...this.attributes].filter(({name:p})=>s.includes(p)),{theme:a,...c}=this.#K,l=a?.
replace(/^transparent-?/,""),h={...Object.fromEntries(i.map(({name:p,value:m})=>[p,m])),...this.#k,...l&&{theme:l},...c},
u=this.#X(n);return{title:r,caption:o,name:this.#q,server:n.server,embed:ne("embed",u),picture:ne("picture",u),attributes:Object.
fromEntries(Object.entries(h).map(([p,m])=>[p,String(m)]))}}};function Ru(){let t=document.createElement("span");return t.
className="beside-browser-answer",t.textContent=_u,t}function Cu(t){let e=Object.entries(t).map(([n,r])=>{if(!/^[xy]axis/.
test(n))return[n,r];let o=r,s=t[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=o.type==="category"&&!o.categoryarray&&
s;return[n,i?{...o,categoryorder:"array",categoryarray:s}:o]});return Object.fromEntries(e)}customElements.define("point\
er-view",ao);})();
