(()=>{var Wc=Object.defineProperty;var _=(t,e,n)=>()=>{if(n)throw n[0];try{return t&&(e=t(t=0)),e}catch(s){throw n=[s],s}};var Fc=(t,e)=>{for(var n in e)Wc(t,n,{get:e[n],enumerable:!0})};var Qo,Hc,T,$=_(()=>{"use strict";({currentScript:Qo}=document),Hc=Qo instanceof HTMLScriptElement?Qo.src:"",T=new URL("\
static/js/",Hc||document.baseURI).href});function mt(t){return"kind"in t&&t.kind===hs}function Mt(t){return mt(t)?t.meta:t.layout.meta}function on(t){return mt(t)?
t.meta.height??0:t.layout.height}var hs,rn=_(()=>{"use strict";$();hs="network"});function Fe(t){if(Array.isArray(t))return Vl(t);if(!("bdata"in t))return{values:t,shape:[t.length]};let e=Uint8Array.from(
atob(t.bdata),r=>r.charCodeAt(0)),n=Ul[t.dtype];if(!n)throw new Error(`An array has the unknown type ${t.dtype}.`);let s=new n(
e.buffer),o=t.shape?String(t.shape).split(",").map(Number):[s.length];return{values:s,shape:o}}function Vl(t){if(!(typeof t[0]==
"object"&&t[0]!==null))return{values:t,shape:[t.length]};let n=t;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,
n[0]?.length??0]}}function pe({values:t,shape:e},n){let[,...s]=e,o=s.reduce((r,i)=>r*i,1);return{values:ql(t,n*o,(n+1)*o),
shape:s}}function Gr({values:t,shape:e}){return e.length<2?t:gs({values:t,shape:e})}function gs(t){return Array.from({length:t.
shape[0]??0},(e,n)=>pe(t,n).values)}function ql(t,e,n){return Array.isArray(t)?t.slice(e,n):t.subarray(e,n)}var Ul,ys=_(
()=>{"use strict";$();Ul={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,
u4:Uint32Array}});function $s(t){return typeof t=="string"?Number(t.replace("inf","Infinity")):t}function zl({shape:t}){return t.reduce((e,n)=>e*
n,1)}function Br(t,e,n){let{op:s,of:o=[],groups:r}=e,[i=0,a=0]=o;if(s==="view")return[[i,Yl(e,n)]];if(s==="join")return[
Kl(t,o,n)];if(s==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(s==="matmul"){let[c,l]=[t[a]?.shape.at(-2)??0,e.shape.at(
-1)??1],[h,u]=[Math.floor(n/l),n%l],f=Math.floor(h/(e.shape.at(-2)??1))*c*l;return jr(c).flatMap(d=>[[i,h*c+d],[a,f+d*l+
u]])}if(s==="softmax"||s in bs){let c=t[i]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,h=jr(c).map(u=>[i,l*c+u]);
return o.length>1?[...h,[a,0]]:h}return o.map(c=>[c,t[c]?.shape.length?n:0])}function Ur({values:t=0},e){return $s(Array.
isArray(t)?t[e]??Number.NaN:t)}function Vr(t,{of:e=[]},n){let s=t[e[0]??0]?.shape.at(-1)??1;return{place:n%s,width:s}}function cn(t,e=1){
let n=Math.max(...t),s=Math.min(Math.max(e,1e-30),1/1e-30);return t.map(o=>Math.exp((o-n)/s))}function Yl({shape:t,offset:e=0,
strides:n,index:s},o){if(s)return s[o]??0;let[r,i]=[e,o];for(let a=t.length-1;a>=0;a-=1){let c=t[a]??1;r+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return r}function Kl(t,e,n){let s=n;for(let o of e){let r=zl(t[o]??{op:"",shape:[]});if(s<r)return[o,s];
s-=r}throw new RangeError(`No operand has the element ${n}.`)}function jr(t){return Array.from({length:t},(e,n)=>n)}function Xl(t){
let e=Math.floor(t);return t-e!==.5?Math.round(t):e%2?e+1:e}function Zl(t){if(Math.abs(t)>6)return Math.sign(t);let[e,n]=[
t,t];for(let s=1;Math.abs(n)>Math.abs(e)*1e-17;s+=1)n*=2*t*t/(2*s+1),e+=n;return 2*Math.exp(-t*t)/Math.sqrt(Math.PI)*e}var Dr,
bs,ln=_(()=>{"use strict";$();Dr={add:(t,e)=>t+e,subtract:(t,e)=>t-e,multiply:(t,e)=>t*e,divide:(t,e)=>t/e,power:(t,e)=>t**
e,maximum:Math.max,minimum:Math.min,greater:(t,e)=>+(t>e),greater_equal:(t,e)=>+(t>=e),less:(t,e)=>+(t<e),less_equal:(t,e)=>+(t<=
e),equal:(t,e)=>+(t===e),not_equal:(t,e)=>+(t!==e),negative:t=>-t,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(t,e)=>(t%e+e)%e,isfinite:t=>Number(Number.isFinite(t)),round:(t,e)=>Xl(t*
10**e)/10**e,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:t=>1/(1+Math.exp(-t)),gelu:t=>t/2*(1+Zl(t/Math.SQRT2))},bs=
{sum:t=>t.reduce((e,n)=>e+n,0),product:t=>t.reduce((e,n)=>e*n,1),largest:t=>Math.max(...t),smallest:t=>Math.min(...t)}});function zr({data:t,layout:e},n){let{parts:s=[]}=e.meta,o=xs(e.meta,n);for(let r of s){let i=t[r.trace];"lines"in r?Object.
assign(i,eh(o(r.lines),n[r.row],r)):i[r.attribute]=Gr(o(r.is))}}function xs(t,e){let n=Ql(t),s=Object.fromEntries((t.choices??
[]).map(({name:a,values:c})=>[a,e[a]===hn?hn:c.indexOf(e[a]??"")])),o=({take:a,at:c})=>{let l=n[a];if(!l)throw new Error(
`The figure has no array ${a}.`);for(let h of c){let u=s[h]??0;u!==hn&&(l=pe(l,u))}return l},r=([a,c])=>{let[{values:l},
{values:h,shape:u}]=[i(a),i(c)];return{values:Float64Array.from(h,(d,g)=>d*Number(l[g%l.length])),shape:u}},i=a=>{if("ta\
ke"in a)return o(a);if("row"in a){let{values:c}=i(a.row);return{values:c,shape:[1,c.length]}}return"softmax"in a?th(i(a.
softmax),a):"product"in a?r(a.product):Jl(r(a.dots),a.over)};return i}function Ql(t){let e=qr.get(t);return e||(e=Object.
fromEntries(Object.entries(t.arrays??{}).map(([n,s])=>[n,Fe(s)])),qr.set(t,e)),e}function Jl(t,e){let[n=0]=t.shape;return{
values:Float64Array.from({length:n},(o,r)=>Yr(pe(t,r).values)).map(o=>o/e),shape:[n]}}function th({values:t,shape:e},{temperature:n,
mask:s}){let o=Array.from(t,(a,c)=>s&&!s[c]?-1/0:a),r=cn(o,n),i=Yr(r);return{values:Float64Array.from(r,a=>a/i),shape:e}}
function Yr(t){let e=0;for(let n=0;n<t.length;n+=1)e+=Number(t[n]);return e}function eh({values:t,shape:e},n,{above:s,to:o}){
let r=[],i=[],[a=0,c=0]=e;for(let l=0;l<a;l+=1)if(!(n!==hn&&l!==n))for(let h=0;h<c;h+=1){let u=Number(t[l*c+h]);u<=s||u>
o||(r.push(0,1,null),i.push(l,h,null))}return{x:r,y:i}}var hn,qr,ws=_(()=>{"use strict";$();ys();ln();hn="all",qr=new WeakMap});function Jr(t,e){let{table:n}=Mt(t);if(n&&"rows"in n)return[n];if(mt(t))return[];let{data:s,layout:o}=t,r=n?[nh(n,xs(o.meta,
e),e)]:[];return n&&!n.beside?r:[...s.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>oh(o,a)),...r]}function ge({columns:t,
rows:e}){let n=document.createElement("table");n.createTHead().insertRow().append(...t.map(r=>Ms("th",r,"col")));let o=n.
createTBody();for(let[r,...i]of e)o.insertRow().append(Ms("th",r,"row"),...i.map(a=>Ms("td",a)));return n}function fn(t){
let e=s=>s.map(ch).join(",");return`${t.map(({columns:s,rows:o})=>[s,...o].map(e).join(`\r
`)).join(`\r
\r
`)}\r
`}function nh(t,e,n){let{columns:s,labels:o}=t;if("values"in t){let c=t.values.map(l=>e(l).values);return{columns:s,rows:o.
map((l,h)=>[l,...c.map(u=>u[h])])}}let r=e(t.matrix),i=r.shape.length<2?[r.values]:gs(r),a=i.length===o.length?o:[sh(t,n)];
return{columns:s,rows:i.map((c,l)=>[a[l],...Array.from(c)])}}function sh({labels:t,matrix:e},n){let s="at"in e?e.at.at(-1):
void 0;return t[Number(n[s??""])]??""}function oh(t,e){let n=Fe(e.z??[]),s=Zr(t,e,"y").map((o,r)=>[o,...Array.from(pe(n,
r).values)]);return{columns:[e.name??"",...Zr(t,e,"x")],rows:s}}function Zr(t,e,n){let s=e[n];if(Array.isArray(s))return s.
map(c=>Qr(String(c)));let o=t[`${n}axis`],i=t[`${n}axis${(e[`${n}axis`]??n).slice(1)}`]?.categoryarray??o?.categoryarray;
if(i)return i.map(Qr);let{shape:a}=Fe(e.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function Qr(t){return t.
replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;","&")}function ch(t){if(t==null)return"";if(typeof t=="n\
umber")return String(t);let e=t.replace(ih,"$1'").replace(ah,"'"),n=rh.test(t)?t:e;return/[",\r\n]/.test(n)?`"${n.replaceAll(
'"','""')}"`:n}function Ms(t,e,n){let s=document.createElement(t);return n&&(s.scope=n),s.textContent=typeof e=="number"&&
!Number.isInteger(e)?e.toFixed(6):String(e??"–"),s}var rh,ih,ah,mn=_(()=>{"use strict";$();ys();rn();ws();rh=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
ih=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,ah=/^(?=[\t\r\n])/});function m(t,{key:e,...n}={},...s){return{tag:t,...typeof e=="string"&&{key:e},attributes:n,children:s.flat(Number.POSITIVE_INFINITY).
filter(lh)}}function dn(t){return t==null||t===!1?null:String(typeof t=="number"?ee(t):t)}function ee(t){return Math.round(
t*100)/100}function jt(t,e,n,s){let[o,r,i,a]=[e[0],e[1],s[0],s[1]].map(ee),[c,l,h]=[t,n,(t+n)/2].map(ee);return`M${c} ${o}\
C${h} ${o} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${r} ${c} ${r}Z`}function As(t,e,n,s){let[o,r,i,a]=[e[0],e[1],s[0],
s[1]].map(ee),[c,l,h]=[t,n,(t+n)/2].map(ee);return`M${o} ${c}C${o} ${h} ${i} ${h} ${i} ${l}L${a} ${l}C${a} ${h} ${r} ${h}\
 ${r} ${c}Z`}function ti(t,e,n,s){let[o,r,i,a]=[e[0],e[1],s[0],s[1]].map(ee),[c,l]=[t,n].map(ee);return`M${o} ${c}Q${o} ${i}\
 ${l} ${i}L${l} ${a}Q${r} ${a} ${r} ${c}Z`}function lh(t){return t!=null&&t!==!1&&t!==""}var D=_(()=>{"use strict";$()});function U(t,e,n=!1){let s=0;for(let o of t)s+=Es(o);return s*e*(n?1.06:1)}function Es(t){return hh.test(t)||t===" "?.29:
uh.test(t)?.87:fh.test(t)?.65:.55}function rt(t,e,n,s=!1){if(U(t,n,s)<=e)return t;let o=e/(n*(s?1.06:1))-Es("…"),r="";
for(let i of t){if(o-=Es(i),o<0&&r)break;r+=i}return`${r.trimEnd()}…`}function pn(t,e,n,s,o=!1){let r=[],i="",a=t.split(
" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||U(h,n,o)<=e){i=h;continue}if(r.length===s-1){i=[i,...a.slice(
c)].join(" ");break}r.push(i),i=l}return[...r,rt(i,e,n,o)]}function S(t,e=0){let n=100*t,s=10**-e;return n>0&&n<s/2?`<${s.
toFixed(e)} %`:`${n.toFixed(e).replace("-","−")} %`}function O(t,e=1){if(t===Number.NEGATIVE_INFINITY)return"−∞";let n=t.
toFixed(e);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function Nt(t){let e=Math.round(t);if(e<60)return`${e}\
 min`;let n=e%60;return`${Math.floor(e/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function ct(t){let e=n=>String(Math.
floor(n)).padStart(2,"0");return`${e(t/60)}:${e(t%60)}`}var hh,uh,fh,yt,V=_(()=>{"use strict";$();hh=/[ijlI.,:;'|!()[\]]/,
uh=/[mwMW%@—…]/,fh=/[A-ZÄÖÜ0-9+=<>]/;yt=["Mon","Tue","Wed","Thu","Fri","Sat","Sun"]});function He({reading:t,before:e,overlays:n}){return!n||!e?.hasPointer||!t.hasPointer?null:t.hasVisitsOf(e)?e.pointerWeights:
null}function gn(t){let{reading:e,before:n,overlays:s}=t;if(!s||!n)return 1;let o=He(t),r=(h,[u=0,f=0])=>h+Math.max(u,f),
i=Array.from(o??[],(h,u)=>[h,Number(e.pointerWeights[u])]),a=[...ei(e),...ei(n)],c=[...new Set(a)].flatMap(h=>dh.map(u=>[
e.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,f)=>u+Number(f[h]),0)));return Math.max(1,
i.reduce(r,0),[...c,l].reduce(r,0))}function ei({trace:t,locations:e}){let n=t.tensors.probabilities;if(n)return Array.from(
n.values,(r,i)=>i);let{final:s,generation:o}=t.location_probabilities;return[...e,...[...s,...o??[]].map(({location:r})=>r)]}
function yn({key:t,now:e,before:n,path:s,edges:o,style:r="",title:i=""}){if(n===null||Math.abs(e-n)<mh)return null;let a=e>
n?"more":"less",[c,l]=o[a];return!c||!l?null:m("path",{key:`${a} ${t}`,class:`change ${a}${r}`,d:s(c,l)},i&&m("title",{},
i))}function bn(t,e,n){return`${S(t,1)}; ${n} ${S(e,1)}`}var mh,dh,ye=_(()=>{"use strict";$();D();V();mh=.6,dh=["pointer",
"generation"]});function Ct(t,e){for(let{kind:n,pattern:s}of ph){let o=s.exec(t??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(r)};return gh(i,e)?i:null}return null}function gh({kind:t,visit:e=0,
layer:n=0,head:s=0,location:o=2},r){return t==="pointer"?r.hasPointer:t==="generation"?r.hasGeneration:t==="gate"?r.hasGate:
e<r.count&&n<r.layers&&(t!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.locations}function it(t,e){return t?.kind===
"visit"?[t.visit??0]:t?.kind!=="place"?[]:e.locations.flatMap((n,s)=>n===t.location?[s]:[])}function At(t,e){return t?.kind===
"place"?t.location??null:t?.kind==="visit"?e.locations[t.visit??0]??null:null}var ph,pt=_(()=>{"use strict";$();ph=[{kind:"\
visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}]});function ri(t,e,n){let s=t.target instanceof Element?t.target:null,o=s?.closest("[data-act]")?.getAttribute("data-act"),
r=s?.closest("[data-part]")?.getAttribute("data-part"),i=Ct(r,e);if(o==="gate")return $h(t,n);if(o==="attention_temperat\
ure")return si(t,e,"attention");if(o==="pointer_temperature")return si(t,e,"pointer");if(i?.kind!=="visit"||o||t.pointerType===
"touch")return null;let a=s?.closest(".day-ribbon"),c=s?.closest("[data-drag]")?.getAttribute("data-drag"),l=i.visit??0;
return a&&(c==="time"||c==="stay")?kh(t,a,e,l,c):xh(t,n,l)}function Os({trace:t},e,n){let s=(t.interventions[`${e}_tempe\
rature`]??1)*2**n,{least:o,most:r}=bh;return Number(Math.min(r,Math.max(o,s)).toPrecision(2))}function $h({pointerId:t},e){
let n=0;return{pointer:t,follows:!0,to({type:s,clientX:o,clientY:r},i){let a=e.querySelector(".gate-frame")?.getBoundingClientRect();
if(!a)return null;let l=a.height>a.width?(r-a.top)/a.height:(o-a.left)/a.width;return s!=="pointercancel"&&(n=Math.round(
100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:n,isDone:i}}}}function si({pointerId:t,clientX:e},n,s){let o=!1;return{
pointer:t,follows:!0,to({clientX:r},i){if(o||=Math.abs(r-e)>=oi,!o)return null;let a=Os(n,s,(r-e)/yh);return{kind:"tempe\
rature",of:s,value:a,isDone:i}}}}function xh({pointerId:t,clientY:e},n,s){let o=s,r=!1;return{pointer:t,follows:!1,to({clientY:i},a){
if(r||=Math.abs(i-e)>=oi,!r)return null;let c=Math.sign(wh(n,i)-o);if(c===0&&!a)return null;let l={kind:"move",visit:o,by:c,
isDone:a};return o+=c,l}}}function wh(t,e){let s=[...t.querySelectorAll(".visit > .chip")].map(o=>{let{top:r,bottom:i}=o.
getBoundingClientRect();return Math.abs((r+i)/2-e)});return s.indexOf(Math.min(...s))}function kh({pointerId:t,clientX:e},n,s,o,r){
let{start_minute:i=0,duration_minutes:a=0}=s.visits[o]??{},{width:c}=n.querySelector(".track")?.getBoundingClientRect()??
{width:1},l=!1,h=Number.NaN;return{pointer:t,follows:!0,to({clientX:u},f){if(l||=Math.abs(u-e)>=2,!l)return null;let d=Ss*
Math.round((u-e)/c*ni/Ss),g=r==="time"?Math.min(ni-Ss,Math.max(0,i+d)):Math.max(0,a+d);return g===h&&!f?null:(h=g,{kind:r,
visit:o,minutes:g,isDone:f})}}}var oi,ni,Ss,yh,bh,ii=_(()=>{"use strict";$();pt();oi=5,ni=1440,Ss=5,yh=60,bh={least:.1,most:10}});function Rt(t){let e=0;for(let n=1;n<t.length;n++)Number(t[n])>Number(t[e])&&(e=n);return e}var Mh,be,Ge=_(()=>{"use str\
ict";$();Mh=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],
["position_from_end","order"]],be=class{constructor(e,n=""){this.trace=e,this.words=n,this.visits=e.visits,this.count=e.
visits.length;let{layers:s,heads:o,components:r}=e.architecture;this.layers=s,this.heads=r.includes("attention")?o:0,this.
hasPointer=r.includes("pointer"),this.hasGeneration=r.includes("generation"),this.hasGate=this.hasPointer&&this.hasGeneration,
this.gate=e.gate.value,this.locations=e.visits.map(({location:i})=>i)}wordsFor(e){return e.words?e.words:e.trace.notation===
this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:e}){return e.length===this.count&&e.every((n,s)=>n===
this.locations[s])}values(e){let n=this.trace.tensors[e];if(!n)throw new Error(`The trace has no ${e}.`);return n.values}has(e){
return e in this.trace.tensors}weights(e,n){return this.values(`layers.${e}.heads.${n}.weights`)}lastRow(e,n){return this.
weights(e,n).subarray((this.count-1)*this.count)}isRemoved(e,n){let s=this.trace.interventions.remove_heads;return s?s===
"all"||s.some(([o,r])=>o===e&&r===n):!1}isSkipped(e,n){return(this.trace.interventions.skip??[]).some(s=>s.layer===e&&s.
part===n)}get largestWeight(){let e=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)for(let o of this.weights(
n,s))e=Math.max(e,o);return e||1}get slices(){return Mh.filter(([e])=>this.has(`inputs.${e}`)).map(([e="",n=""])=>({name:e,
label:n,lengths:this.#s(`inputs.${e}`)}))}get longestSlice(){return Math.max(...this.slices.map(({lengths:e})=>Math.max(
...e)))||1}stream(e){let n=`layers.${e}`,s=i=>this.isSkipped(e,i),o=new Float32Array(this.count),r=this.has(`${n}.attent\
ion_out`)?this.#s(`${n}.attention_out`):null;return{residual:this.#s(`${n}.residual_in`),attention:r&&s("attention")?o:r,
feedForward:s("feed_forward")?o:this.#s(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?this.values(
"pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){let e=this.
pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)break;let r=n.get(o)??{location:o,
...this.nameOf(o),probability:0,visits:[]};r.probability+=e[s],r.visits.push(s),n.set(o,r)}return[...n.values()].sort((s,o)=>o.
probability-s.probability)}nameOf(e){let n=this.trace.places[e];return{label:n?.label??`#${e}`,category:n?.category??null}}answer(e,n=[]){
let{final:s}=this.trace.location_probabilities,o=s.slice(0,e).map(({location:d})=>d),r=[...new Set(n)].filter(d=>!o.includes(
d)),i=o.filter(d=>!n.includes(d)),a=i.slice(Math.max(0,i.length-r.length)),l=[...o.filter(d=>!a.includes(d)),...r].map(d=>this.#e(
d)),h=d=>l.reduce((g,y)=>g+y[d],0),u=this.#n(l),f={location:-1,label:`${u} others`,category:null,pointer:Math.max(0,Number(
this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),probability:Math.max(0,
1-h("probability")),count:u};return[...l,f]}#e(e){return{location:e,...this.nameOf(e),pointer:this.probabilityOf("pointe\
r",e),generation:this.probabilityOf("generation",e),probability:this.probabilityOf("final",e)}}probabilityOf(e,n){let s=e===
"final"?"probabilities":`${e}.probabilities`,o=this.trace.tensors[s];return o?Number(o.values[n]):this.trace.location_probabilities[e]?.
find(i=>i.location===n)?.probability??0}shareOf(e,n){return(e==="pointer"?this.hasPointer:this.hasGeneration)?e==="gener\
ation"&&!this.#t(e,n)?null:(e==="pointer"?this.gate:1-this.gate)*this.probabilityOf(e,n):0}knownProbability(e){return this.#t(
"final",e)?this.probabilityOf("final",e):null}#t(e,n){let s=e==="final"?"probabilities":`${e}.probabilities`;return this.
has(s)||!!this.trace.location_probabilities[e]?.some(o=>o.location===n)}generated(e){let s=(this.trace.location_probabilities.
generation??[]).slice(0,e).map(({location:i,probability:a})=>({location:i,...this.nameOf(i),probability:a})),o=1-s.reduce(
(i,{probability:a})=>i+a,0),r=this.#n(s);return[...s,{location:-1,label:`${r} others`,category:null,probability:Math.max(
0,o)}]}#n(e){return this.trace.architecture.locations-1-e.length}#s(e){let n=this.values(e),s=n.length/this.count;return Float32Array.
from({length:this.count},(o,r)=>Math.hypot(...n.subarray(r*s,(r+1)*s)))}}});function Pt(t,e){for(let[s,o]of Ah){let r=o.exec(t??"");if(!r)continue;let i=Object.fromEntries(Object.entries(r.groups??
{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(s,i,e),...i};return Sh(a,e)?a:null}return null;function n(s,o,{
count:r,trace:i}){let a=r-1;return{kind:s,name:t??"",isLeaf:"query"in o||"number"in o||s==="stream"&&"visit"in o||(s==="\
pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:a,visit:Eh(s,o,e)??a,number:null,location:s===
"generation"?e.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}function Eh(t,{layer:e=0,head:n=0},s){
return t==="pointer"&&s.hasPointer?Rt(s.pointerWeights):t==="head"&&e<s.layers&&n<s.heads?Rt(s.lastRow(e,n)):null}function Sh({
kind:t,layer:e,head:n,query:s,visit:o,number:r,location:i},a){let{locations:c,d_model:l}=a.trace.architecture;return t===
"head"&&n>=a.heads||t==="pointer"&&!a.hasPointer||t==="generation"&&!a.hasGeneration||t==="gate"&&!a.hasGate?!1:e<a.layers&&
s<a.count&&o<a.count&&(r??0)<l&&i>1&&i<c}function ai(t,e){let{kind:n,layer:s,head:o,isLeaf:r,number:i,location:a}=t,c=[{
name:"",words:"Network"}],l=(u,f)=>c.push({name:u,words:f});return(n==="head"||n==="stream")&&l(`layers.${s}.stream`,`La\
yer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(t.name,"one cell"),n==="stream"&&r&&l(`l\
ayers.${s}.stream.${t.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`visits.${t.visit}`,h()),n==="conte\
xt"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(t.name,h()),n==="generation"&&l("g\
eneration","Generation"),n==="generation"&&r&&l(t.name,e.nameOf(a).label),n==="gate"&&l("gate","Gate"),n==="place"&&l(t.
name,e.nameOf(a).label),i!==null&&l(t.name,`number ${i+1}`),c;function h(){return`Visit ${t.visit+1}`}}function Ts(t){let e=t.
split("."),n=e[0]==="layers",s=n?e[2]==="heads"?4:3:["visits","places"].includes(t.split(".")[0]??"")?2:1;return e.length<=
s?null:e.slice(0,n&&e[2]==="stream"?-1:s).join(".")}function Ns(t,e,n){let s=Pt(t,n),[o,r]=Oh[e]??[0,0];if(!s||o===0&&r===
0)return null;let i=Th(s,o,r,n);return i!==null&&Pt(i,n)?i:null}function Th(t,e,n,s){let{kind:o,layer:r,head:i,query:a,visit:c,
number:l,isLeaf:h}=t;switch(o){case"head":{if(h)return`layers.${r}.heads.${i}.${a+n}.${c+e}`;let f=r*s.heads+i+e;return n!==
0?`layers.${r+n}.heads.${i}`:`layers.${Math.floor(f/s.heads)}.heads.${f%s.heads}`}case"stream":return l!==null?`layers.${r}\
.stream.${c+n}.${l+e}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+e}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+e}`;case"visit":return l!==null&&e!==0?`visits.${c}.${l+e}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(f,d){let g=f.findIndex(({location:p})=>p===
t.location),y=g<0||n===0?void 0:f[g+n];return y?`${d}.${y.location}`:null}}var Ah,Oh,$e=_(()=>{"use strict";$();Ge();Ah=
[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];Oh={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}});function P(t){return t.stage.type/13}function q(t,e,n="label"){let s=n==="title"||n==="strong";return Ls*U(ci(e),vs[n]*P(
t),s)}function ci(t){return t.replaceAll("−","+")}function H(t,e,n,s,{kind:o="label",also:r,anchor:i,width:a,key:c}={}){
let l=o==="title"||o==="strong",h=a===void 0?s:rt(s,a/Ls,vs[o]*P(t),l),u=[o,i,r].filter(Boolean).join(" ");return m("tex\
t",{...c&&{key:c},class:u,x:e,y:n},h)}function j(t,{x:e,y:n,width:s},o,r="label"){let i=vs[r]*P(t),a=U(" ",i),c=[],l=Number.
POSITIVE_INFINITY;for(let u of o){let f=u.reduce((g,y)=>g+_h(y,i),0),d=c.at(-1);d&&l+a+f<=s?(d.push({text:" "},...u),l+=
a+f):(c.push([...u]),l=f)}return{marks:c.map((u,f)=>Lh(e,n+i*(1+1.5*f),u,r,i)),height:c.length*1.5*i}}function F(t){return t.
split(" ").map(e=>[{text:e}])}function Lh(t,e,n,s,o){let r=.4*o,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===
i?null:h?-r:r;i=h;let f=[l,h&&"raised"].filter(Boolean).join(" ");return m("tspan",{class:f||null,dy:u},c)});return m("t\
ext",{class:s,x:t,y:e},a)}function _h({text:t,kind:e="",isRaised:n=!1},s){let o=(n?Nh:1)*(e.includes("math")?vh:1);return Ls*
U(ci(t),s*o,e.includes("strong"))}var vs,Nh,Ls,vh,lt=_(()=>{"use strict";$();D();V();vs={title:15.5,strong:13,label:13,small:12.5,
tiny:11.5},Nh=.78,Ls=1.07,vh=1.12});function Dt(t,e,[n,s]){let o=t.length/e,r=new Uint8Array(3*$n);for(let h=0;h<$n;h++){let u=h/($n-1);for(let f of[0,1,2])
r[3*h+f]=Math.round(n[f]+u*(s[f]-n[f]))}let i=new Uint8Array(o*(e+1));for(let h=0;h<o;h++)for(let u=0;u<e;u++){let f=Math.
min(1,Math.max(0,Number(t[h*e+u])||0));i[h*(e+1)+1+u]=Math.round(f*($n-1))}let a=[...wn(e),...wn(o),8,3,0,0,0],c=[...Ch,
...xn("IHDR",a),...xn("PLTE",r),...xn("IDAT",Ph(i)),...xn("IEND",[])],l="";for(let h of c)l+=String.fromCharCode(h);return`\
data:image/png;base64,${btoa(l)}`}function xn(t,e){let n=[...t].map(o=>o.charCodeAt(0)).concat(Array.from(e)),s=4294967295;
for(let o of n)s=Number(Rh[(s^o)&255])^s>>>8;return[...wn(e.length),...n,...wn(~s)]}function Ph(t){let e=[120,1];for(let o=0;o<
t.length;o+=_s){let r=t.subarray(o,o+_s),i=o+_s>=t.length,[a,c]=[r.length&255,r.length>>8];e.push(Number(i),a,c,a^255,c^
255,...r)}let[n,s]=[1,0];for(let o of t)n=(n+o)%65521,s=(s+n)%65521;return[...e,s>>8,s&255,n>>8,n&255]}function wn(t){return[
24,16,8,0].map(e=>t>>>e&255)}var Ch,$n,_s,Rh,je=_(()=>{"use strict";$();Ch=[137,80,78,71,13,10,26,10],$n=256,_s=65535,Rh=
Uint32Array.from({length:256},(t,e)=>{let n=e;for(let s=0;s<8;s++)n=n>>>1^(n&1?3988292384:0);return n})});function fi(t,e,n){let{width:s,height:o}=t.stage.size,r=P(t),i=Math.min(Ih*r,.035*s),a=Wh(t,e,i),c={x:i,y:a.height,width:s-
2*i,height:o-a.height-6*r};return[m("g",{key:"opened",class:"opened","font-size":13*r,"data-block":e.name},a.marks,mi(n,
c,16*r).map(({card:l,box:h})=>m("g",{key:l.key},l.marks(h))))]}function mi(t,e,n){let s=n*(t.length-1),o=t.reduce((f,{least:d})=>f+
d.width,s),r=t.reduce((f,{least:d})=>f+d.height,s),i=t.every(({least:f})=>f.height<=e.height),a=t.every(({least:f})=>f.width<=
e.width);if(t.length>1&&!(o<=e.width&&i)&&!(r<=e.height&&a)){let f=t.reduce((d,g)=>g.rank>d.rank?g:d);return mi(t.filter(
d=>d!==f),e,n)}let c=t.length===1||o<=e.width&&i,l=t.reduce((f,{share:d=1})=>f+d,0),{x:h,y:u}=e;return t.map(f=>{let d=(f.
share??1)/l,g=c?{x:h,y:u,height:e.height,width:f.least.width+d*(e.width-o)}:{x:h,y:u,width:e.width,height:f.least.height+
d*(e.height-r)};return c?h+=g.width+n:u+=g.height+n,{card:f,box:g}})}function Y(t,{x:e,y:n,width:s,height:o},r,i=r){let a=P(
t),c=q(t,r,"title")<=s-28*a;return[m("rect",{key:"card",class:"card",x:e,y:n,width:s,height:o,rx:10*a}),H(t,e+14*a,n+22*
a,c?r:i,{kind:"title",width:s-28*a})]}function X(t,{x:e,y:n,width:s,height:o}){let r=P(t);return{x:e+14*r,y:n+30*r,width:s-
28*r,height:o-38*r}}function ht(t,e,n,s,o,{isButton:r=!0,isPressed:i}={}){let a=P(t),c=q(t,s,"label")+(r?24:4)*a;return{
mark:m("g",{key:s,class:`part control${r?"":" link-words"}${i?" pressed":""}`,role:"data-more"in o?"link":"button",tabindex:0,
"aria-label":s,"aria-pressed":i===void 0?null:String(i),...o},m("rect",{class:r?"control-ground":"ground",x:e,y:n-15*a,width:c,
height:30*a,rx:15*a}),H(t,e+(r?12:2)*a,n+4.5*a,s)),width:c}}function Wh(t,e,n){let{width:s,height:o}=t.stage.size,r=P(t),
i=ai(e,t.reading),a=Fh(t,i,n),c="goes back",l=46*r+q(t,c,"small"),h="You are here",u=q(t,h,"small")+10*r,f=s-n,d=f-a.end-
20*r,g=o>=560*r&&Rs(t,Cs*r)>d,y=g?hi(t,f-n-u):hi(t,d,ui*2),p=y?Rs(t,y):0,b=g||d-p>=u,k=g?d:d-p-(b?u:0),x=(g?46:8)*r+(Cs*
r-(y??0))/2;return{height:(g?li+36:li)*r,marks:[a.marks,k>=l+16*r&&[m("rect",{class:"key",x:a.end+16*r,y:10*r,width:34*r,
height:22*r,rx:5*r}),H(t,a.end+33*r,25.5*r,"Esc",{kind:"small",anchor:"middle"}),H(t,a.end+58*r,25.5*r,c,{kind:"small"})],
y!==null&&b&&H(t,f-p-10*r,(g?64:26)*r,h,{kind:"small",anchor:"end"}),y!==null&&m("g",{key:"thumbnails"},Hh(t,e,f-p,x,y))]}}
function Fh(t,e,n){let s=P(t),o=t.stage.size.width-2*n,r=n,i=[];for(let[a,{name:c,words:l}]of e.entries()){let h=a===e.length-
1,u=h?"strong":"label",f=Math.min(q(t,l,u),Math.max(20*s,n+o-r));if(i.push(m("g",{key:`crumb ${a}`,class:`part crumb${h?
" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"aria-current":h?"page":null,"aria-label":h?null:
`Back to ${l}`},m("rect",{class:"ground",x:r-3*s,y:6*s,width:f+6*s,height:30*s,rx:5}),H(t,r,26*s,l,{kind:u,width:f+1}))),
r+=f,h)break;i.push(m("path",{key:`then ${a}`,class:"chevron",d:`M${r+8*s} ${16.5*s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),
r+=21*s}return{marks:i,end:r}}function hi(t,e,n=ui){let s=P(t);for(let o=Cs;o>=n;o--)if(Rs(t,o*s)<=e)return o*s;return null}
function Rs(t,e){let{layers:n,heads:s}=t.reading;return n*(s*(e+2)+(e*.4+8*P(t)))+2.2*e}function Hh(t,e,n,s,o){let{reading:r}=t,
i=P(t),a=[],c=n;for(let b=0;b<r.layers;b++){for(let x=0;x<r.heads;x++){let w=r.weights(b,x),A=Math.max(...w)||1,v=r.isRemoved(
b,x)||r.isSkipped(b,"attention");a.push(p(`layers.${b}.heads.${x}`,`Layer ${b}, head ${x}${v?", switched off":""}`,c,o,[
m("image",{key:"map",class:"map",href:Dt(w.map(M=>M/A),r.count,t.scale),x:c,y:s,width:o,height:o,preserveAspectRatio:"no\
ne",opacity:v?.2:1})])),c+=o+2}let k=.4*o;a.push(p(`layers.${b}.stream`,`Layer ${b}: residual stream`,c,k,[[[.2,.6],[.45,
.9],[.7,1]].map(([x=0,w=0],A)=>m("rect",{key:`line ${A}`,class:"length",x:c+2,y:s+x*o,width:Math.max(1,(k-4)*w),height:Math.
max(1,.12*o)}))])),c+=k+8*i}let l=s+o/2,[h,u]=[s+.2*o,s+.8*o],f=.09*o,d=c+1.2*o;r.hasPointer&&a.push(p("pointer","Pointe\
r",c,1.2*o,[m("path",{class:"pointer",d:jt(c,[l-f,l],d,[h-f,h+f])})],[s,o/2])),r.hasGeneration&&a.push(p("generation","G\
eneration",c,1.2*o,[m("path",{class:"generation",d:jt(c,[l,l+f],d,[u-f,u+f])})],[l,o/2])),r.hasGate&&a.push(p("gate","Ga\
te",d,.3*o,[m("rect",{class:"pointer",x:d+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),m("rect",{class:"generation",x:d+1,
y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-4)*(1-r.gate)})]));let{location:g}=r.trace.prediction,y=d+.3*o;return a.push(p(
`places.${g}`,`Answer: ${r.nameOf(g).label}`,y,.7*o-2,[m("rect",{class:"answer-bar",x:y+2,y:l-f,width:.7*o-6,height:2*f})])),
a;function p(b,k,x,w,A,[v,M]=[s,o]){let E=e.name===b||e.name.startsWith(`${b}.`),N=b.includes("heads");return m("g",{key:b,
class:`part thumb${E?" here":""}`,"data-open":b,role:"link",tabindex:0,"aria-label":k,"aria-current":E?"true":null},A.flat(),
m("rect",{key:"frame",class:N||E?"thumb-frame":"ground",x,y:v,width:w,height:M,rx:2}),m("title",{},k))}}var Ih,li,Cs,ui,
vt=_(()=>{"use strict";$();$e();lt();D();je();Ih=20,li=46,Cs=28,ui=9});function Bt(t,e,n,s){let{colour:o,numbered:r=new Set,chosen:i=null,exact:a}=s,c=P(t),l=n.length,h=e.width/l,u=h>6?Math.min(
.3*h,6*c):h>2.5?.8:0,f=Array.from(n,Number),d=gi(f),g=new Map([...r].map(N=>[N,O(f[N]??0,d)])),y=[...g.values()].some(N=>q(
t,N,"tiny")>h+2*c),p=g.size>0&&!y?di*c:1,b=y?di*c:0,[k,x]=s.extent??kn(f),w=Gh(e.height-b,k,x,p),A=w>0?Math.max(p,k*w):(e.
height-b)/2,v=e.y+b+A,M=f.map((N,C)=>{let L=Math.abs(N)*w,W=C===i;return m("rect",{key:`bar ${C}`,class:`bar ${o}${N<0?"\
 negative":""}${W?" chosen":""}`,x:e.x+C*h+u/2,y:N<0?v:v-L,width:Math.max(.5,h-u),height:Math.max(.4,L)},a&&m("title",{},
a(C)))}),E=[...g].map(([N,C])=>H(t,e.x+pi((N+.5)*h,q(t,C,"tiny")/2,e.width),y?e.y+9*c:v+(Number(f[N])<0?-3:10.5)*c,C,{kind:"\
tiny",anchor:"middle",also:N===i?"chosen":"",key:`number ${N}`}));return[m("path",{key:"line",class:"axis",d:`M${e.x} ${v}\
H${e.x+e.width}`}),M,E]}function Gh(t,e,n,s){if(e+n===0)return 0;let o=t/(e+n);return Math.min(e,n)*o>=s?o:Math.max(0,t-
s)/Math.max(e,n)}function xe(t,e,n,s,o=null){let r=n.length,i=s/r,a=1.5*P(t),c=e.map(gi),l=Array.from(n,(g,y)=>Math.max(
...e.map((p,b)=>q(t,O(Number(p[y]),c[b]),"tiny")))/2),h=[...l.keys()].sort((g,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[g])));o!==null&&h.unshift(o);let u=new Set;for(let g of h)[...u].every(p=>Math.abs(f(p)-f(g))>=d(g)+d(p)+a)&&u.add(g);
return u;function f(g){return pi((g+.5)*i,d(g),s)}function d(g){return l[g]??0}}function pi(t,e,n){return Math.max(e,Math.
min(n-e,t))}function kn(t){let e=Array.from(t);return[Math.max(0,...e),Math.max(0,...e.map(n=>-n))]}function gi(t){let e=Math.
max(...kn(t));return e>=99.5?0:e>=.95?1:2}var di,De=_(()=>{"use strict";$();lt();D();V();di=13});function ne(t,e,n,{chosen:s=null,open:o}={}){let r=P(t),i=e.width<380*r,a=Math.min(96*r,e.height/n.length),c=!i&&a>=34*r,
l=s===null?0:54*r,h=Math.max(...n.map(k=>Math.max(q(t,k.title,"strong"),c?q(t,k.says,"small"):0))),u=i?0:Math.min(h+12*r,
.42*e.width),f=e.x+u,d=e.width-u-l,g=i?17*r:0,y={x:f,width:d,height:Math.max(6*r,a-yi*r-g)},p=n[0]?.values.length??1,b=d/
p;return[n.map(({key:k,title:x,says:w,values:A,colour:v,open:M},E)=>{let N=e.y+E*a,C=i?N+12*r:N+a/2+(c?-2:4)*r,L=i?e.width:
u-8*r,W=q(t,x,"strong")+10*r;return m("g",{key:k,class:M?"part choice row":"row","data-open":M??null,role:M?"button":null,
tabindex:M?0:null,"aria-label":M?x:null},M&&m("rect",{key:"ground",class:"ground",x:e.x-4*r,y:N,width:e.width+8*r,height:a,
rx:4}),H(t,e.x,C,x,{kind:"strong",width:L,key:"title"}),i&&H(t,e.x+W,C,w,{kind:"small",width:e.width-W,key:"beside"}),c&&
H(t,e.x,C+15*r,w,{kind:"small",width:L,key:"says"}),Bt(t,{...y,y:N+g+yi/2*r},A,{colour:v,chosen:s,exact:R=>`${x}, number\
 ${R+1}: ${O(Number(A[R]),4)}`}),s!==null&&H(t,e.x+e.width,N+g+(a-g)/2+4.5*r,O(Number(A[s]),2),{kind:"strong",anchor:"en\
d",key:"chosen"}))}),s!==null&&m("rect",{key:"strongest",class:"strongest",x:f+s*b-1.5,y:e.y,width:b+3,height:a*n.length,
rx:3}),o&&m("g",{key:"positions"},Array.from({length:p},(k,x)=>m("rect",{key:`position ${x}`,class:"cell",x:f+x*b,y:e.y,
width:b,height:a*n.length,"data-open":o(x),role:"button",tabindex:x===s?0:"-1","aria-current":x===s?"true":null},m("titl\
e",{},n.map(({title:w,values:A})=>`${w}: ${O(Number(A[x]),3)}`).join(`
`)))))]}var yi,Mn=_(()=>{"use strict";$();De();lt();D();V();yi=8});function bi(t){let e=Uh(t??"").map(Vh);for(let n=Bh;n>0;n--)for(let s=0;s+n<=e.length;s++){let o=Ps.get(e.slice(s,s+n).join(
" "));if(o)return o}return"pin"}function Uh(t){return t.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??
[]}function Vh(t){let e=t.replace(/s$/,"");return Dh.has(e)?e:t}var $i,jh,Ps,Dh,Bh,xi=_(()=>{"use strict";$();$i={pin:"M\
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
jh={home:["home","house","apartment","condo","residence","residence hall","residential","housing","dorm","dormitory"],restaurant:[
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
op","moving target","rental car location"],bike:["bike","bicycle","bike rental","bike share"]},Ps=new Map(Object.entries(
jh).flatMap(([t,e])=>e.map(n=>[n,t]))),Dh=new Set([...Ps.keys()].flatMap(t=>t.split(" "))),Bh=Math.max(...[...Ps.keys()].
map(t=>t.split(" ").length))});function bt(t,e,n,s){let o=s/qh;return m("path",{key:"icon",class:"icon",d:$i[bi(t)],transform:`translate(${e.toFixed(2)}\
 ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}var qh,se=_(()=>{"use strict";$();xi();D();
qh=24});function B(t,e){let n=t.visits[e];return n?`${n.label}, ${Ut(t,e)}`:""}function oe(t,e){return t.visits[e]?.label??""}function Is(t){
return t>0&&t<5e-4?"<0.1 %":S(t,1)}function Ut(t,e){let n=t.visits[e];return n?`${yt[n.weekday]} ${ct(n.start_minute)}`:
""}function ki(t,e){return Nt(t.visits[e]?.duration_minutes??0)}function Mi(t,e,{weights:n,scores:s,temperature:o},r,{colour:i,
open:a}){let{reading:c}=t,l=P(t),h=e.width/c.count,u=h>=18*l,f=e.y+e.height-(u?38:18)*l,d=e.y+17*l,g=Math.max(...n)||1,y=Math.
max(0,f-d)/g,p=v(wi(n,r).map(M=>({visit:M,half:q(t,w(n[M],M),M===r?"strong":"tiny")/2}))),b=v(wi(n,r).map(M=>({visit:M,half:q(
t,A(M),M===r?"strong":"tiny")/2})));return[m("path",{key:"foot",class:"axis",d:`M${e.x} ${f}H${e.x+e.width}`}),c.visits.
map(({category:M},E)=>{let N=k(E),C=E===r,L=Number(n[E])*y;return m("g",{key:`visit ${E}`,class:`part choice${C?" here":
""}`,"data-open":a(E),role:"button",tabindex:"-1","aria-label":`${B(c,E)}: weight ${S(Number(n[E]),1)}`},m("rect",{key:"\
ground",class:"ground",x:e.x+E*h,y:e.y,width:h,height:e.height}),m("rect",{key:"bar",class:`bar ${i}${C?" chosen":""}`,x:N-
Math.min(.36*h,20*l),y:f-L,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,L)}),p.has(E)&&H(t,x(E,p),f-L-4*l,w(
n[E],E),{kind:C?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&bt(M,N-7*l,f+5*l,14*l),b.has(E)&&H(t,x(E,b),
e.y+e.height-4*l,A(E),{kind:C?"strong":"tiny",anchor:"middle",key:"score"}),m("title",{},`${B(c,E)}: score ${O(Number(s[E]),
3)}, weight ${S(Number(n[E]),2)}`))})];function k(M){return e.x+(M+.5)*h}function x(M,E){let N=E.get(M)??0;return Math.max(
e.x+N,Math.min(e.x+e.width-N,k(M)))}function w(M,E){return E===r?Is(Number(M)):S(Number(M)).replace(" %","")}function A(M){
return O(Number(s[M])/o,M===r?2:1)}function v(M){let E=new Map;for(let{visit:N,half:C}of M){let L=Math.max(e.x+C,Math.min(
e.x+e.width-C,k(N)));[...E].every(([R,I])=>{let G=Math.max(e.x+I,Math.min(e.x+e.width-I,k(R)));return Math.abs(L-G)>=C+I+
3*l})&&E.set(N,C)}return E}}function wi(t,e){let n=[...Array(t.length).keys()].filter(s=>s!==e).sort((s,o)=>Number(t[o])-
Number(t[s]));return[e,...n]}var Lt=_(()=>{"use strict";$();se();lt();D();V()});function Ai(t,e){let n=P(t);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>zh(t,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>Yh(t,s)}]}function zh(t,e){let{reading:n}=t,s=P(t),o=X(t,e),r=n.values(
"context"),i=j(t,o,F(`${B(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${O(Math.hypot(...r))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-i.height)/(64*s)))),c=Math.ceil(r.length/a),l=Math.min(120*s,(o.height-i.height-8*s)/a);return[
...Y(t,e,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let f=r.subarray(u*c,(u+1)*c),d=o.width*f.length/c,g={...o,
y:o.y+i.height+8*s+u*l,width:d,height:Math.max(28*s,l-10*s)};return f.length>0&&m("g",{key:`line ${u}`},Bt(t,g,f,{colour:"\
stream",extent:kn(r),numbered:xe(t,[f],f,d),exact:y=>`Number ${u*c+y+1}: ${O(Number(f[y]),4)}`}))})]}function Yh(t,e){let{
reading:n}=t,s=P(t),o=X(t,e),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=j(t,o,F("Each reads the same numbers, through a mat\
rix of its own:"),"small");return[...Y(t,e,"What reads it"),...i.marks,r.length>0&&m("g",{key:"rows"},ne(t,{...o,y:o.y+i.
height+6*s,height:o.height-i.height-6*s},r))]}var Ei=_(()=>{"use strict";$();vt();De();Mn();Lt();lt();D();V()});function we(t,e,n,s,o){let r=`layers.${e}.heads.${n}`,i=t.values(`${r}.queries`),a=t.values(`${r}.keys`),c=i.length/t.count,
l=t.trace.interventions.scaling!==!1,h=Me(qt(i,s,c),qt(a,o,c));return Si(h,l,null,t,o)}function An(t,e,n,s){let o=qt(t.values(
`layers.${e}.heads.${n}.scores`),s,t.count);return Ws(o,t.trace.interventions.attention_temperature??1)}function ke(t,e){
let n=t.values("pointer.query"),s=t.values("pointer.keys"),o=t.trace.interventions.pointer_scaling!==!1,r=t.has("pointer\
.bias")?Number(t.values("pointer.bias")[e]):null;return Si(Me(n,qt(s,e,n.length)),o,r,t,e)}function En(t){return Ws(t.pointerScores,
t.trace.interventions.pointer_temperature??1)}function Si(t,e,n,s,o){let r=t.first.length,i=t.sum/(e?Math.sqrt(r):1)+(n??
0),a=s.visits[o]?.masked??!1;return{dot:t,width:r,isScaled:e,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function Me(t,e){let n=Array.from(t,(s,o)=>s*e[o]);return{first:t,
second:e,products:n,sum:Se(n)}}function Ws(t,e){let n=Array.from(t,Number).filter(Number.isFinite),s=Math.max(...n)/e,o=Math.
abs(s)>9?s:0,r=Array.from(t,c=>Math.exp(c/e-o)),i=Se(r),a=r.map(c=>c/i);return{scores:t,temperature:e,shift:o,exponentials:r,
total:i,weights:a}}function Be(t,e,n,s,o,r){if(!t.has(`${n}.mean`))return null;let i=t.trace.architecture.d_model,a=Number(
t.values(e)[o*i+r]),c=Number(t.values(`${n}.mean`)[o]),l=Number(t.values(`${n}.reciprocal_deviation`)[o]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:Vt(t,`${s}.weight`,r),bias:Vt(t,`${s}.bias`,r),result:Number(t.values(n)[o*i+r])}}function Sn(t,e,n,s){
let o=`transformer.layers.${e}.linear2`,r=t.trace.weights?.[`${o}.weight`],i=Vt(t,`${o}.bias`,s),a=ot(t,`layers.${e}.fee\
d_forward.hidden`,n);return!r||i===null?null:{dot:Me(a,qt(r.values,s,a.length)),bias:i}}function Oi(t,e,n){let s=t.trace.
weights?.["input_proj.weight"],o=Vt(t,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),i=n*r,a=t.
slices.map(({name:c,label:l})=>{let h=Fs(t,c,e),u=Me(h,s.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:o,sum:Se(a.map(({dot:c})=>c.sum))+o}}function Fs(t,e,n){let s=t.values(`inputs.${e}`);return qt(
s,n,s.length/t.count)}function ot(t,e,n){let s=t.values(e);return qt(s,n,s.length/t.count)}function Ae(t){if(!t.has("gat\
e.logit")||!t.has("gate.hidden"))return null;let e=t.values("gate.hidden"),n=t.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(t.values("gate.logit")[0]);return{hidden:e,dot:n?Me(e,n.values):null,bias:Vt(t,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function zt(t,e){let n=t.values("context"),s=t.trace.weights?.["gen_head.weight"],o=s?Me(n,qt(
s.values,e,n.length)):null,r=Vt(t,"gen_head.bias",e),i=t.trace.tensors["generation.logits"]?.values,a=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:i?Number(i[e]):a}}function Ti(t){let e=t.trace.tensors["generation.logits"]?.values;return e?
Ws(e,1):null}function Ee(t,e){let{gate:n}=t,s=t.locations.flatMap((i,a)=>i===e?[a]:[]),o=t.hasPointer?Se(s.map(i=>Number(
t.pointerWeights[i]))):0,r=Kh(t,e,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function Kh(t,e,n){if(!t.hasGeneration)return 0;let s=t.trace.location_probabilities.generation;
if(t.has("generation.probabilities")||s?.some(i=>i.location===e)||t.gate===1)return t.probabilityOf("generation",e);let r=t.
probabilityOf("final",e)-t.gate*n;return Math.max(0,r)/(1-t.gate)}function Vt(t,e,n){let s=t.trace.weights?.[e];return s?
Number(s.values[n]):null}function qt(t,e,n){return t.subarray(e*n,(e+1)*n)}function Se(t){return Array.from(t).reduce((e,n)=>e+
n,0)}var _t=_(()=>{"use strict";$()});function Ue(t,e,{first:n,second:s,products:o},r){let i=P(t),a=o.length,c=a>Zh&&e.height>=176*i,l=c?34*i:0,h=(e.height-l)/
3,u=16*i,f=e.x+Ni*i,d=e.width-Ni*i,g=Ve(o),y=xe(t,[n,s,o],o,d,g),p=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${a} products`}],b=d/a,k=x=>`${O(
Number(n[x]),4)} × ${O(Number(s[x]),4)} = ${O(Number(o[x]),4)}`;return[m("rect",{key:"strongest",class:"strongest",x:f+
g*b-1,y:e.y+u,width:b+2,height:3*h-u-2*i,rx:3}),p.map(({letter:x,colour:w,values:A,title:v},M)=>{let E=e.y+M*h,N={x:f,y:E+
u,width:d,height:h-u-6*i};return m("g",{key:`row ${M}`},H(t,e.x,E+12*i,v,{kind:"small",also:"halo",width:e.width,key:"ti\
tle"}),H(t,e.x,E+u+.5*N.height+5*i,x,{also:`math letter ${w}-words`,key:"letter"}),Bt(t,N,A,{colour:w,numbered:y,chosen:g,
exact:k}))}),c&&Jh(t,{x:f,y:e.y+3*h,width:d,height:l},o)]}function Jh(t,{x:e,y:n,width:s},o){let r=P(t),i=s/o.length,a=Math.
max(Xh,Math.ceil(o.length/8));for(;a<o.length&&a*i<q(t,"−888.88","tiny");)a*=2;let c=Math.ceil(o.length/a);return m("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*a,(h+1)*a),[f,d]=[e+h*a*i+2,e+(h*a+u.length)*i-2],g=u.reduce(
(y,p)=>y+p,0);return[m("path",{key:`span ${h}`,class:"axis",d:`M${f} ${n}v${4*r}H${d}v${-4*r}`}),H(t,(f+d)/2,n+17*r,O(g,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function On(t,e,n,s,o,r,i){let a=P(t),c=tu(n,s,r),l=eu(n,s,o,i.over),
h={x:e.x,y:0,width:e.width},u=j(t,h,c).height+j(t,h,l).height+10*a,f=132*a,d=Math.max(70*a,Math.min(.36*e.height,210*a)),
g=e.height-u-d>=f,y=Math.min(e.height-u-(g?d:0),276*a),p=e.height-u-y,b=j(t,{...h,y:e.y+y+4*a},c),k=j(t,{...h,y:e.y+y+b.
height+6*a},l);return[m("g",{key:"dot"},Ue(t,{...e,height:y},n.dot,r)),m("path",{key:"rule",class:"rule",d:`M${e.x} ${e.
y+y}H${e.x+e.width}`}),m("g",{key:"score steps"},b.marks),m("g",{key:"softmax steps"},k.marks),g&&m("g",{key:"softmax"},
Mi(t,{...e,y:e.y+y+u,height:p},s,o,i))]}function tu({dot:t,width:e,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:i},{
temperature:a},[c,l]){let h=n?t.sum/Math.sqrt(e):t.sum,u=[...F("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${O(t.sum,2)}`,kind:"strong"}],n?[{text:`${Oe}\
 ÷ √${e} = `},{text:O(h,2),kind:"strong"}]:[{text:`${Oe} not divided by √${e}: scaling is off`}]];return s!==null&&
u.push(o?[{text:`${Oe} no position bias: it is off`}]:[{text:`${Oe} ${s<0?"−":"+"} ${O(Math.abs(s),2)} (position bias)\
 = `},{text:O(i,2),kind:"strong"}]),r?u.push([{text:`${Oe} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&u.push([{text:`${Oe}\
 ÷ temperature ${nu(a)} = `},{text:O(i/a,2),kind:"strong"}]),u}function eu({isMasked:t},e,n,s){let{scores:o,temperature:r,
shift:i,exponentials:a,total:c,weights:l}=e;if(t)return F("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/r-i,u=Number(a[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:O(h,2),isRaised:!0},{text:` = ${It(u)}\
;`}],[{text:`${It(u)} / ${It(c)} = `},{text:Is(Number(l[n])),kind:"strong"},{text:","}],...F(`where ${It(c)} is the sum \
over ${s}${i?`, after ${O(i,2)}, the largest score, is subtracted from each`:""}.`)]}function It(t){if(t>=1e3)return Math.
round(t).toLocaleString("en");if(t>=100)return t.toFixed(0);if(t>=10)return t.toFixed(1);if(t>=.095)return t.toFixed(2);
if(t===0)return"0";let[e="",n=""]=t.toExponential(1).split("e");return`${e} × 10${Array.from(n,s=>Qh[s]??"").join("")}`}
function Ve(t){let e=0;for(let n=1;n<t.length;n++)Math.abs(Number(t[n]))>Math.abs(Number(t[e]))&&(e=n);return e}function nu(t){
return String(Math.round(1e3*t)/1e3)}var Oe,Ni,Xh,Zh,Qh,re=_(()=>{"use strict";$();De();Lt();lt();D();V();Oe="→",Ni=30,
Xh=8,Zh=20,Qh=Object.fromEntries(Array.from("-0123456789",(t,e)=>[t,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[e]??""]))});function vi(t,e){let n=P(t),s=Ae(t.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},rank:1,share:1.4,
marks:r=>ou(t,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>ru(t,r,s)}),o}function ou(t,e,{
hidden:n,dot:s,bias:o,logit:r}){let i=P(t),a=X(t,e),c=s&&o!==null?[...F("Sum of the products"),[{text:"h",kind:"math que\
ry-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${O(s.sum,2)}`,kind:"strong"}],[{text:`→ ${o<0?"−":
"+"} ${O(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:O(r,2),kind:"strong"}]]:[...F("Each unit is multiplied by a \
learned weight; the sum and a bias give the"),[{text:"logit "},{text:O(r,2),kind:"strong"}]],l=j(t,{...a,y:0},c),h=ht(t,
a.x,a.y+a.height-10*i,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(a.height-l.height-36*i,450*i),
f=j(t,{...a,y:a.y+u+4*i},c),d=xe(t,[n],n,a.width);return[...Y(t,e,`${n.length} hidden units read the context`),m("g",{key:"\
dot"},s?Ue(t,{...a,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},{letter:"w",
words:"Weight of each unit",colour:"key"}]):Bt(t,{...a,height:u},n,{colour:"query",numbered:d})),...f.marks,h.mark]}function ru(t,e,n){
let{reading:s}=t,o=P(t),r=X(t,e),{gate:i,trace:a}=s,c=j(t,{...r,y:0},d()),l=54*o,h={...r,x:r.x+34*o,width:r.width-48*o,y:r.
y+6*o,height:r.height-c.height-l-40*o},u=j(t,{...r,y:r.y+r.height-c.height-l-6*o},d());return[...Y(t,e,f()),n&&h.height>=
60*o&&m("g",{key:"curve"},g(h,n)),...u.marks,m("g",{key:"shares"},y({...r,y:r.y+r.height-l+8*o,height:22*o}))];function f(){
return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone answers":typeof a.interventions.
gate=="number"?"A gate set by hand":"A fixed gate"}function d(){let{only:p}=a.interventions,b=[{text:`gate = ${i.toFixed(
3)}`,kind:"strong"}];if(!n){let w=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers:`:typeof a.interventions.
gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths count the same:";return[...F(w),b]}let k=[
[{text:"1 / (1 + e",kind:""},{text:O(-n.logit,2),isRaised:!0},{text:") = "},{text:n.learned.toFixed(3),kind:"strong"}]];
if(a.gate.learned)return[...k,...F(`is the gate: ${S(i,1)} of the answer comes from the pointer, ${S(1-i,1)} from genera\
tion.`)];let x=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers, so that the gate is ${i.toFixed(2)}.`:`\
It is set by hand to ${i.toFixed(3)}.`;return[...F(x),...F("As learned it would be"),...k]}function g(p,{logit:b,learned:k}){
let x=Math.max(su,Math.ceil(Math.abs(b))),w=L=>p.x+(L+x)/(2*x)*p.width,A=p.y+p.height,v=L=>A-L*p.height,M=Array.from({length:61},
(L,W)=>{let R=-x+W/30*x;return`${w(R).toFixed(1)} ${v(1/(1+Math.exp(-R))).toFixed(1)}`}),[E,N]=[w(b),v(k)],C=b>0;return[
m("path",{key:"axes",class:"axis",d:`M${p.x} ${p.y}V${A}H${p.x+p.width}M${p.x} ${v(.5)}H${p.x+p.width}`}),[0,.5,1].map(L=>H(
t,p.x-6*o,v(L)+4*o,L===.5?"0.5":String(L),{kind:"tiny",anchor:"end",key:`share ${L}`})),[-x,0,x].map(L=>H(t,w(L),A+15*o,
O(L,0),{kind:"tiny",anchor:"middle",key:`logit ${L}`})),H(t,(w(0)+w(-x))/2,A+15*o,"logit",{kind:"tiny",anchor:"middle",key:"\
axis"}),m("path",{key:"line",class:"curve",d:`M${M.join("L")}`}),m("path",{key:"lead",class:"lead",d:`M${E} ${A}V${N}H${p.
x}`}),m("circle",{key:"point",class:"point",cx:E,cy:N,r:5.5*o}),H(t,E+(C?-10:10)*o,C?Math.max(N-6*o,p.y+9*o):N-8*o,k.toFixed(
2),{kind:"strong",anchor:C?"end":void 0,key:"value"})]}function y(p){let b=i*p.width;return[m("rect",{key:"pointer",class:"\
bar pointer",x:p.x,y:p.y,width:b,height:p.height}),m("rect",{key:"generation",class:"bar generation",x:p.x+b,y:p.y,width:p.
width-b,height:p.height}),H(t,p.x,p.y+p.height+15*o,`pointer ${S(i,1)}`,{kind:"small",key:"of pointer"}),H(t,p.x+p.width,
p.y+p.height+15*o,`generation ${S(1-i,1)}`,{kind:"small",anchor:"end",key:"of generation"})]}}var su,Li=_(()=>{"use stri\
ct";$();vt();_t();re();De();lt();D();V();su=6});function $t(t,e,n,{largest:s,most:o=Ci,isOrdered:r=!1,isWalked:i=!1}={}){let a=P(t),c=Math.max(1,Math.floor(e.height/(_i*
a))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*a,e.height/(h.length+Number(l))),f=u>=30*a,d=Math.max(
1,Math.ceil(_i*a/u)),g=h.findIndex(({isChosen:M})=>M),y=u>=13*a&&h.some(({category:M})=>M!==void 0),p=y?22*a:0,b=Math.max(
...h.map(({text:M})=>q(t,M,"strong")))+8*a,k=Math.max(0,...h.map(({beside:M=""})=>M?q(t,M,"small")+10*a:0)),x=Math.max(...h.
map(({label:M,says:E=""})=>Math.max(q(t,M,"strong"),f?q(t,E,"small"):0)))+8*a,w=Math.min(x,.58*(e.width-p-b-k)),A={x:e.x+
p+w,width:Math.max(1,e.width-p-w-b-k)},v=s??(Math.max(...h.map(({parts:M})=>M.reduce((E,{value:N})=>E+Math.abs(N),0)))||
1);return[h.map((M,E)=>{let N=e.y+(E+.5)*u,C=E===g||(h.length-1-E)%d===0&&(g<0||Math.abs(E-g)>=d),L=A.x,W=Math.min(.62*u,
.42*o*a);return m("g",{key:M.key,class:`${M.open?"part ":""}choice row${M.isChosen?" here":""}${M.isOff?" off":""}`,"dat\
a-open":M.open??null,role:M.open?"button":null,tabindex:M.open?i&&!M.isChosen?"-1":0:null,"aria-label":M.open?`${M.label}\
: ${M.text}`:null},m("rect",{key:"ground",class:"ground",x:e.x-3*a,y:N-u/2,width:e.width+6*a,height:u,rx:4}),y&&(C||u>=17*
a)&&M.category!==void 0&&bt(M.category,e.x,N-7.5*a,15*a),C&&H(t,e.x+p,N+(f&&M.says?-2:4.5)*a,M.label,{kind:M.isChosen?"s\
trong":"label",width:w-6*a,key:"name"}),f&&M.says&&H(t,e.x+p,N+12.5*a,M.says,{kind:"small",width:w-6*a,key:"says"}),M.parts.
map(({value:R,colour:I},G)=>{let Q=Math.abs(R)/v*A.width,Z=m("rect",{key:`part ${G}`,class:`bar ${I}${R<0?" negative":""}${M.
isChosen?" chosen":""}`,x:L,y:N-W/2,width:Math.max(.5,Math.min(A.width,Q)-(M.parts.length>1&&Q>2?.8:0)),height:Math.max(
1,W)});return L+=Q,Z}),C&&M.beside&&H(t,e.x+e.width-b,N+4.5*a,M.beside,{kind:"small",anchor:"end",key:"beside"}),C&&H(t,
e.x+e.width,N+4.5*a,M.text,{kind:M.isChosen?"strong":"label",anchor:"end",key:"value"}),M.exact&&m("title",{},M.exact))}),
l&&H(t,e.x,e.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function Te(t,e,n,s=Ci){
return Math.min(s*P(t)*n,e.height)}var _i,Ci,Ne=_(()=>{"use strict";$();se();lt();D();_i=14,Ci=34});function Ri(t,e){let n=P(t);return[{key:"places",least:{width:300*n,height:230*n},rank:e.isLeaf?1:0,marks:s=>iu(t,s,e)},
{key:"logit",least:{width:320*n,height:260*n},rank:e.isLeaf?0:1,share:1.3,marks:s=>au(t,s,e)}]}function iu(t,e,n){let{reading:s}=t,
o=P(t),r=X(t,e),a=(s.trace.location_probabilities.generation??[]).map(({location:f,probability:d})=>{let{label:g,category:y}=s.
nameOf(f),{logit:p}=zt(s,f);return{key:`place ${f}`,label:g,category:y,parts:[{value:d,colour:"generation"}],beside:p===
null?"":O(p,2),text:S(d,1),open:`generation.${f}`,isChosen:f===n.location,exact:`${g}: ${p===null?"":`logit ${O(p,4)}, `}\
probability ${S(d,3)}`}}),c=s.trace.architecture.locations,l=j(t,r,F(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=ht(t,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...Y(t,e,"What the generation head expects"),...l.marks,m("g",{key:"\
rows"},$t(t,u,a,{isWalked:!0})),h.mark]}function au(t,e,{location:n}){let{reading:s}=t,o=P(t),r=X(t,e),{label:i}=s.nameOf(
n),{dot:a,bias:c,logit:l}=zt(s,n),h=Ti(s),u=s.probabilityOf("generation",n),f=[];if(a&&c!==null&&f.push(...F("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${O(a.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${O(Math.abs(c),2)} (bias) =`}]),l!==null&&f.push([{text:"logit "},{text:O(
l,2),kind:"strong"}]),h){let y=Number(h.exponentials[n]),p=Number(h.scores[n])-h.shift;f.push([{text:"→ e",kind:""},{text:O(
p,2),isRaised:!0},{text:` = ${It(y)};`}],[{text:`${It(y)} / ${It(h.total)} = `},{text:S(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...F(`${It(h.total)} is the sum over the whole list${h.shift?`, after ${O(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else f.push(...F("→ softmax over the whole list:"),[{text:S(u,1),kind:"strong"}]);
let d=j(t,{...r,y:0},f),g=a?Math.min(r.height-d.height-8*o,450*o):0;return[...Y(t,e,`How does it score ${i}?`),a&&m("g",
{key:"dot"},Ue(t,{...r,height:g},a,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${i}`,colour:"key"}])),...j(t,{...r,y:r.y+g+(a?6*o:0)},f).marks]}var Pi=_(()=>{"use strict";$();
vt();_t();Ne();re();lt();D();V()});function Fi(t,e,n=1){let s=e.type/js,o=46*s,r=e.height-98*s,i=Ds(t.count,o,r,cu,s),a=e.width>=1180*s,c=e.width>=1040*s&&
t.layers<=3,l=lu(t,a,s),h=c?62*s:0,u=c?h+22*s:16*s,f=e.width-2*qe-Ii(Object.values(l)),[d,g]=[o+12*s,e.height-4*s],y=hu(
t.heads,f/t.layers-u,g-d,s),p=y.columns*(y.side+Tn*s)-Tn*s,b=t.heads>0?p+u:u,k=Math.max(0,f-t.layers*b);l.visits+=Math.min(
.3*k,90*s),l.answer+=Math.min(.2*k,80*s),l.flow+=Math.min(.1*k,50*s),l.leave+=Math.min(.1*k,50*s);let x=e.width-2*qe-Ii(
Object.values(l))-t.layers*b,w=Math.min(x,t.hasPointer?220*s:60*s);l.bands+=w;let A=(x-w)/t.layers,v={x:qe,width:l.visits},
M=qe+l.visits+12*s,E=a?{x:M,width:l.slices}:null;E&&(M+=l.slices+12*s);let N=Array.from({length:t.layers},(st,at)=>{let nt=M+
at*(b+A);return{x:nt,width:p,maps:uu(t.heads,nt,d,g,y,s),stream:c?nt+(t.heads>0?p+10*s:0):null}});M+=t.layers*(b+A);let C=e.
width-qe,L=C-l.answer,W=L-l.leave-l.gate,R=M+l.scores+l.weights+8*s,I=W-l.flow-J,G=Math.min(190*s,.24*e.height)/n,Q=t.hasGate?
.56*e.height:(o+r)/2,Z=Gs*s,et=t.hasPointer?e.height-G-Ye*Z-6:(o+r-G)/2-Z;return{size:e,type:e.type,rows:i,visits:v,slices:E,
layers:N,streamWidth:h,scores:M+l.scores,weights:M+l.scores+l.weights,ribbons:R,places:I,gate:W,gateWidth:l.gate,answers:{
most:r-o<330?ze-1:ze,top:o,bottom:r+60*s,x:L,right:C,segment:L-J},right:C,top:o,bottom:r,full:G,across:{visits:i.map(({y:st})=>st),
starts:[o-12*s,e.height-8],places:{room:[o+16*s,t.hasGeneration?et-12*s:r],gap:22*s},generation:{start:et,gap:Z},gate:Q-
G/2},bands:{ribbon:(st,at,nt)=>Hs(R,st,I,at,nt),into:(st,at,nt)=>Hs(I+J,st,W,at,nt),out:(st,at,nt)=>Hs(W+l.gate,st,L-J,at,
nt)}}}function Hs(t,e,n,s,o){return o?jt(t,e,n,s):jt(t,e,t,e)}function lu({hasPointer:t,hasGate:e},n,s){return{visits:(n?
224:176)*s,slices:(n?110:0)*s,gaps:(n?24:12)*s,scores:40*s,weights:t?46*s:150*s,bands:t?112*s:0,bar:J,flow:(e?60:34)*s,gate:e?
18*s:0,leave:46*s,answer:(n?152:140)*s}}function Ii(t){return t.reduce((e,n)=>e+n,0)}function Ds(t,e,n,{least:s,most:o,lane:r},i){
let a=n-e,c=t,l=0,h=Math.min(o*i,a/t);h<s*i&&(l=Math.max(r,Math.min(6*i,.35*a/t)),h=(s+2)*i,c=Math.max(1,Math.floor((a-t*
l)/(h-l))),h=(a-(t-c)*l)/c);let u=e;return Array.from({length:t},(f,d)=>{let g=d>=t-c,y=g?h:l;return u+=y,{y:u-y/2,height:y,
isFull:g}})}function hu(t,e,n,s){let o={columns:1,side:0};if(t===0)return o;for(let r of[1,2,4]){let i=n/Math.ceil(t/r)-
Wi*s,a=Math.min(i,(e-(r-1)*Tn*s)/r);a>o.side&&(o={columns:r,side:a})}return o}function uu(t,e,n,s,{columns:o,side:r},i){
let a=Math.ceil(t/o),c=Math.min((s-n)/a,r+2.2*Wi*i);return Array.from({length:t},(l,h)=>({x:e+h%o*(r+Tn*i),y:n+Math.floor(
h/o)*c,side:r}))}function Nn(t,e,n,s){let o=[];for(let[a,{wish:c,length:l}]of t.entries())for(o.push({first:a,last:a,wish:c-
l/2,length:l});;){let h=o.at(-1),u=o.at(-2);if(!h||!u||i(u)+u.length+e<=i(h))break;let[f,d]=[u.last-u.first+1,h.last-h.first+
1];u.wish=(f*u.wish+d*(h.wish-u.length-e))/(f+d),u.length+=e+h.length,u.last=h.last,o.pop()}let r=[];for(let a of o){let c=i(
a);for(let l=a.first;l<=a.last;l++)r.push(c),c+=Number(t[l]?.length)+e}return r;function i({wish:a,length:c}){return Math.
max(n,Math.min(s-c,a))}}var qe,Tn,Wi,J,Ye,Gs,ze,cu,js,Yt=_(()=>{"use strict";$();D();qe=20,Tn=8,Wi=19,J=8,Ye=3,Gs=4,ze=4,
cu={least:13.5,most:38,lane:3},js=13});function Vs(t,e,n,s=1){let o=n/js,[r,i]=[Hi,e-Hi],a=Ds(t.count,r,i,fu,o).map(({y:L,height:W,isFull:R})=>({x:L,width:W,isFull:R})),
c=Number(a.at(-1)?.width)>=mu*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+vn*o,u=h+(z.title+z.inputs+vn)*
o,f=[];for(let L=0;L<t.layers;L++){let W=pu(t.heads,r,i,u+z.title*o,o),R=W.at(-1),G=(R?R.y+R.side+8*o:u)+z.title*o;f.push(
{y:u,maps:W,stream:G}),u=G+(z.bars+vn)*o}let d=gu(t,r,u+z.title*o,i-r,o),g=Math.ceil(t.values("context").length/d.columns)*
d.cell,y=u+z.title*o+Math.max(g,20*o)+vn*o,p=y+(t.hasPointer?(z.title+z.scores)*o:0),b=p+(t.hasPointer?170:96)*o,k=b+J+((t.
hasPointer?z.names:0)+(t.hasGate?48:30))*o,x=t.hasGate?28*o:0,w=yu(i-r,o)/s,A=Gs*o,v=i-w-Ye*A,M=Math.max(78*o,w*s/2+6),E=k+
x+34*o,N=i-w-16*o,C={most:ze,top:E,bottom:E+(ze+1)*M,x:r-6*o,right:N-8*o,segment:N};return{size:{width:e,height:C.bottom+
Math.max(0,(w*s-M)/2)+8*o,type:n},type:n,left:r,right:i,columns:a,chips:l,inputs:h,layers:f,context:d,pointer:y,ribbons:p,
places:b,gate:k,gateHeight:x,answers:C,full:w,across:{visits:a.map(({x:L})=>L),starts:[r,i],places:{room:[r,t.hasGeneration?
v-2*Gi*o:i],gap:Gi*o},generation:{start:v,gap:A},gate:i-w},bands:{ribbon:(L,W,R)=>Us(p,L,b,W,R),into:(L,W,R)=>Us(b+J,L,k,
W,R),out:(L,W,R)=>R?ti(k+x,L,N+J,W):Us(k+x,L,k,L,!1)}}}function Us(t,e,n,s,o){return o?As(t,e,n,s):As(t,e,t,e)}function pu(t,e,n,s,o){
let r=[4,3,2].find(l=>t%l===0)??Math.min(t,4),i=(n-e+Bs*o)/r,a=Math.min(i-Bs*o,du*o),c=Math.max(Et,40*o);return Array.from(
{length:t},(l,h)=>({x:e+h%r*i,y:s+c+Math.floor(h/r)*(a+c+Bs*o),side:a,touch:Et}))}function gu(t,e,n,s,o){let{length:r}=t.
values("context"),i=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:e,y:n,columns:i,cell:Math.min(11*o,(s-12*
o)/i)}}function yu(t,e){return Math.min(170*e,(t-82*e)/2,.4*t)}var Et,z,Hi,fu,mu,Bs,du,vn,Gi,Kt=_(()=>{"use strict";$();
D();Yt();Et=44,z={title:26,bars:34,inputs:64,scores:52,names:56},Hi=16,fu={least:20,most:110,lane:1},mu=62,Bs=8,du=160,vn=
16,Gi=6});function Wt({reading:t,beside:e}){return e?[t,e]:[t]}function Xt(t){return Math.max(...Wt(t).map(({largestWeight:e})=>e))}
function ve(t){return Ln.layers+2*t}function tt(t){let e=Ln.layers+2*t.layers,n=t.hasPointer?e+1:e,s=t.hasGeneration?n+1:
n;return{context:e,pointer:n,generation:s,gate:s+1}}function K(t,e){return t.beat>=e?1:0}var Ln,ut=_(()=>{"use strict";$();
Ln={visits:0,slices:1,layers:2}});function zs({isOwnScale:t}){return t?"Same scale for all heads":"Own scale for each head"}function _n(t,e,n,s){let{reading:o,
isOwnScale:r,stage:i}=t;if(!o.heads)return null;let a=i.type/13,c=r?s?"own largest":"largest of each head":S(Xt(t)),l=60*
a,h=e+12*a,u=[m("text",{class:"small",x:e,y:n},"0"),m("image",{class:"map",href:Dt(bu,qs,t.scale),x:h,y:n-9*a,width:l,height:9*
a,preserveAspectRatio:"none"}),m("rect",{class:"map-frame",x:h,y:n-9*a,width:l,height:9*a}),m("text",{class:"small",x:h+
l+5*a,y:n},c)],f=zs(t),d={"data-act":"scale",role:"button",tabindex:"0","aria-label":`Colours of the head maps go from 0\
 to ${r?"the largest weight of each head":c}. ${f}`};if(s){let y=17*a+l+U(c,12.5*a),p=m("rect",{class:"ground",x:e-6*a,y:n+
14*a-Et,width:y+12*a,height:Et});return m("g",{key:"scale",class:"switch",...d},p,u)}let g=U(f,12.5*a)+16*a;return m("g",
{key:"scale"},m("text",{class:"small",x:e,y:n-17*a},"Weights in the maps of heads"),u,m("g",{key:"switch",class:"switch",
...d},m("rect",{class:"handle stays",x:e,y:n+8*a,width:g,height:19*a,rx:9.5*a}),m("text",{class:"handle-words stays",x:e+
8*a,y:n+21.5*a},f)))}var qs,bu,Cn=_(()=>{"use strict";$();D();Kt();V();ut();je();qs=64,bu=Float32Array.from({length:qs},
(t,e)=>e/(qs-1))});function Di(t,e){let n=P(t),s=t.stage.size.width>=600*n,o=Math.min(t.reading.count*14,170),r=Math.max(200,Math.min(t.reading.
count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:e.isLeaf?1:0,share:1.2,marks:i=>wu(
t,i,e)},{key:"cell",least:{width:330*n,height:300*n},rank:e.isLeaf?0:1,marks:i=>Au(t,i,e)}]}function wu(t,e,n){let{reading:s,
isOwnScale:o}=t,{layer:r,head:i,query:a,visit:c}=n,l=P(t),{count:h}=s,u=s.weights(r,i),f=s.isRemoved(r,i)||s.isSkipped(r,
"attention"),d=o?Math.max(...u)||1:Xt(t),g=Mu(t,e,n,f),y=Math.min(.36*e.width,190*l),p=e.y+42*l,[b,k]=[e.width-y,e.height-
44*l-g.height],x=e.width<600*l?1.9:1.15,w={width:b/h,height:Math.min(k/h,x*b/h)},A={x:e.x+y,y:p,width:b,height:w.height*
h},v=`layers.${r}.heads.${i}`,M=w.height>=30*l,E=ku(w.height,13*l);return[H(t,e.x,e.y+15*l,y>=150*l?"The visit that asks":
"Who asks",{kind:"strong",width:y-8*l}),m("g",{key:"columns"},N()),m("g",{key:"rows"},C()),m("image",{key:"weights",class:"\
map",href:Dt(u.map(R=>R/d),h,t.scale),...A,preserveAspectRatio:"none",opacity:f?.3:1}),m("rect",{key:"frame",class:"map-\
frame",...A}),m("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${i}`},L()),m("rect",{key:"colum\
n",class:"chosen-column",x:A.x+c*w.width,y:e.y,width:w.width,height:A.y+A.height-e.y,rx:3}),m("rect",{key:"row",class:"c\
hosen-row",x:e.x-3,y:A.y+a*w.height,width:e.width+3,height:w.height,rx:3}),m("rect",{key:"cell",class:"chosen-cell",x:A.
x+c*w.width,y:A.y+a*w.height,width:w.width,height:w.height}),g.at(A.y+A.height)];function N(){let R=w.width>=14*l,I=Math.
min(15*l,w.width-3*l),G=w.width>=30*l,Q=A.x;return s.visits.map((Z,et)=>{let st=String(yt[Z.weekday]),at=Z.weekday!==s.visits[et-
1]?.weekday,nt=A.x+et*w.width,he=q(t,st,"tiny"),Zo=!R&&at&&nt>=Q&&nt+he<=A.x+A.width;Zo&&(Q=nt+he+4*l);let cs=A.x+(et+.5)*
w.width;return m("g",{key:`column ${et}`,class:`part choice${et===c?" here":""}${Z.masked?" off":""}`,"data-open":`${v}.${a}\
.${et}`,role:"button",tabindex:"-1","aria-label":`Read from visit ${et+1}: ${B(s,et)}${Z.masked?", masked":""}`},m("rect",
{class:"ground",x:A.x+et*w.width,y:e.y,width:w.width,height:42*l}),R&&bt(Z.category,cs-I/2,e.y+(G?0:22)*l,I),Zo&&H(t,nt,
e.y+38*l,st,{kind:"tiny",key:"weekday"}),G&&[H(t,cs,e.y+26*l,st,{kind:"tiny",anchor:"middle",key:"day"}),H(t,cs,e.y+38*l,
w.width>=40*l?ct(Z.start_minute):`${Math.floor(Z.start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],m("titl\
e",{},B(s,et)))})}function C(){return s.visits.map((R,I)=>{let G=A.y+(I+.5)*w.height,Q=I===a,Z=Q||(h-1-I)%E===0&&Math.abs(
I-a)>=E,et=Math.min(18*l,w.height-1.5*l),st=w.height>=12*l,at=e.x+(st?et+10*l:4*l),nt=A.x-at-6*l,he=Q||M?"strong":"label";
return m("g",{key:`row ${I}`,class:`part choice${Q?" here":""}`,"data-open":`${v}.${I}.${c}`,role:"button",tabindex:"-1",
"aria-label":`Visit ${I+1} asks: ${B(s,I)}`},m("rect",{class:"ground",x:e.x,y:G-w.height/2,width:y,height:w.height}),st&&
bt(R.category,e.x+3*l,G-et/2,et),Z&&H(t,at,G+(M?-2:4.5)*l,R.label,{kind:he,width:nt,key:"name"}),M&&H(t,at,G+12*l,`${Ut(
s,I)} · ${ki(s,I)}`,{kind:"small",width:nt,key:"when"}),m("title",{},B(s,I)))})}function L(){let R=[];for(let I=0;I<h;I++){
if(h>ji&&I!==a){R.push(m("rect",{key:`row ${I}`,class:"cell",x:A.x,y:A.y+I*w.height,width:A.width,height:w.height,"data-\
open":`${v}.${I}.${c}`},m("title",{},B(s,I))));continue}for(let G=0;G<h;G++)R.push(W(I,G))}return R}function W(R,I){let G=Number(
u[R*h+I]),[Q,Z]=[A.x+I*w.width,A.y+R*w.height],et=R===a&&I===c,st=String(Math.round(100*G)),at=he=>w.width>=q(t,st.padStart(
2,"0"),he)+2*l,nt=(G>=$u||R===a)&&w.height>=13*l&&at("tiny");return m("g",{key:`${R} ${I}`,class:"cell"},m("rect",{key:"\
cell",x:Q,y:Z,width:w.width,height:w.height,"data-open":`${v}.${R}.${I}`,role:"button",tabindex:et?0:"-1","aria-current":et?
"true":null},m("title",{},`${B(s,R)} reads ${S(G,1)} from ${B(s,I)}`)),nt&&H(t,Q+w.width/2,Z+w.height/2+4.5*l,st,{kind:G/
d>=.3&&at("strong")?"strong":"tiny",anchor:"middle",also:G/d>=xu&&!f?"on-dark":"on-light",key:"weight"}))}}function ku(t,e){
return Math.max(1,Math.ceil(e/t))}function Mu(t,e,{layer:n,head:s,query:o,isLeaf:r},i){let{canAct:a,reading:c}=t,l=P(t),
h=c.isRemoved(n,s),u=e.height>=330*l,f=`layers.${n}.heads.${s}`,g=[a&&{text:h?"Switch head on":"Switch head off",attributes:{
"data-act":"head","data-part":f},isPressed:h},r?{text:"More about query and keys",attributes:{"data-more":"neurons","dat\
a-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"More about this head",attributes:{"data-more":"head","data-\
layer":n,"data-head":s},isButton:!1},{text:zs(t),attributes:{"data-act":"scale"}}].filter(k=>k!==!1),y=i?"Switched off: \
these weights would have been used.":`Columns: the visit it reads from. ${c.count>ji?"Darker is more; each row adds up t\
o 100 %.":"Values in %; each row adds up to 100."}`,p=u?F(y):[],b=j(t,{...e,y:0},p,"small").height;return{height:b+40*l,
at(k){let x=e.x,w=[];for(let{text:A,attributes:v,...M}of g){let E=ht(t,x,k+b+22*l,A,v,M);x+E.width>e.x+e.width||(w.push(
E.mark),x+=E.width+10*l)}return[m("g",{key:"explained"},j(t,{...e,y:k+3*l},p,"small").marks),m("g",{key:"controls"},w)]}}}
function Au(t,e,{layer:n,head:s,query:o,visit:r}){let{reading:i}=t,a=o===i.count-1?"the last visit":`visit ${o+1}`,c=o===
r?"itself":oe(i,r);return[...Y(t,e,`How much does ${a} read from ${c}?`,`${a.charAt(0).toUpperCase()}${a.slice(1)} reads\
 ${c}`),m("g",{key:"worked"},On(t,X(t,e),we(i,n,s,o,r),An(i,n,s,o),r,[{letter:"q",words:`Query of ${B(i,o)}`,colour:"que\
ry"},{letter:"k",words:`Key of ${B(i,r)}`,colour:"key"}],{colour:"attention-bar",over:`all ${i.count} visits of this row`,
open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var ji,$u,xu,Bi=_(()=>{"use strict";$();se();vt();_t();re();Lt();lt();Cn();
D();V();ut();je();ji=24,$u=.045,xu=.6});function Vi(t,e){let n=P(t);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>Eu(t,s,e)},...t.
reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>Su(t,s,e)}]:[]]}function Eu(t,e,{location:n}){
let{reading:s}=t,o=P(t),r=Ee(s,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,[f,d]=[
i.toFixed(2),(1-i).toFixed(2)],g=s.pointerWeights,y=[],p=E=>r.visits.map(N=>({value:E*Number(g[N]),colour:"pointer"}));s.
hasPointer&&y.push({key:"pointer",label:"Pointer",parts:p(1),text:xt(a),open:"pointer"}),s.hasGate&&y.push({key:"from po\
inter",label:`× gate ${f}`,parts:p(i),text:xt(l),open:"gate"}),s.hasGeneration&&y.push({key:"generation",label:"Generat\
ion",parts:[{value:c,colour:"generation"}],text:xt(c),open:`generation.${n}`}),s.hasGate&&y.push({key:"from generation",
label:`× (1 − ${f})`,parts:[{value:h,colour:"generation"}],text:xt(h),open:"gate"}),y.push({key:"answer",label:"Answe\
r",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:E})=>E>0),text:xt(u),isChosen:!0});let b=X(
t,e),k=s.hasGate?[[{text:`${f} × ${xt(a)} = ${xt(l)}`}],...F("come from the pointer,"),[{text:`${d} × ${xt(c)} = ${xt(
h)}`}],...F("from generation. Together:"),[{text:xt(u),kind:"strong"},{text:"."}],...F("All bars have one scale.")]:[...F(
`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],x=j(t,{...b,y:0},
k),w={...b,height:b.height-x.height-44*o},A=Te(t,w,y.length,Ui),v=j(t,{...b,y:b.y+A+8*o},k),M=ht(t,b.x,b.y+b.height-10*o,
"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...Y(t,e,`How probable is ${s.nameOf(n).label}?`),
m("g",{key:"rows"},$t(t,w,y,{most:Ui})),...v.marks,M.mark]}function Su(t,e,{location:n}){let{reading:s}=t,o=P(t),{visits:r,
pointer:i}=Ee(s,n),a=X(t,e),c="Its visits";if(r.length===0){let p=F("None of the visits is here, so the pointer cannot c\
hoose it.");return[...Y(t,e,c),...j(t,a,p).marks]}let l=s.pointerWeights,h=r.map(p=>({key:`visit ${p}`,label:`${Ut(s,p)}\
 (visit ${p+1})`,parts:[{value:Number(l[p]),colour:"pointer"}],text:xt(Number(l[p])),open:`pointer.${p}`,isOff:s.visits[p]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",f=[...F(u),[{text:xt(i),kind:"strong"},
{text:"."}]],d=j(t,{...a,y:0},f),g={...a,height:a.height-d.height-8*o},y=Te(t,g,h.length);return[...Y(t,e,c),m("g",{key:"\
rows"},$t(t,g,h,{isOrdered:!0})),...j(t,{...a,y:a.y+y+6*o},f).marks]}function xt(t){return S(t,t>=.01||t===0?1:t>=1e-5?3:
5)}var Ui,qi=_(()=>{"use strict";$();vt();_t();Ne();Lt();lt();D();V();Ui=56});function zi(t,e){let n=P(t);return[{key:"visits",least:{width:300*n,height:250*n},rank:e.isLeaf?1:0,share:.8,marks:s=>Ou(
t,s,e)},{key:"score",least:{width:330*n,height:300*n},rank:e.isLeaf?0:1,share:1.6,marks:s=>Tu(t,s,e)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>Nu(t,s)}]}function Ou(t,e,n){let{reading:s}=t,o=P(t),r=X(t,e),i=j(t,r,
F("A score for each visit, and its weight after the softmax."),"small"),a=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((f,d)=>({key:`visit ${d}`,label:f.label,says:Ut(s,d),category:f.category,parts:[{value:Number(c[d]),colour:"pointer"}],
beside:O(Number(a[d]),2),text:S(Number(c[d]),1),open:`pointer.${d}`,isChosen:d===n.visit,isOff:f.masked,exact:`${B(s,d)}\
: score ${O(Number(a[d]),4)}, weight ${S(Number(c[d]),2)}`})),h=ht(t,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+i.height+4*o,height:r.height-i.height-34*o};return[...Y(t,e,"What the p\
ointer reads"),...i.marks,m("g",{key:"rows"},$t(t,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function Tu(t,e,{visit:n}){let{
reading:s}=t;return[...Y(t,e,`How does the pointer score ${oe(s,n)}, ${Ut(s,n)}?`,`Score of ${oe(s,n)}`),m("g",{key:"wor\
ked"},On(t,X(t,e),ke(s,n),En(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${B(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function Nu(t,e){let{reading:n}=t,s=P(t),o=X(t,e),r=n.pointerWeights,i=j(t,o,F("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:f,probability:d,
visits:g})=>({key:`place ${h}`,label:g.length>1?`${u} (${g.length})`:u,category:f,parts:g.map(y=>({value:Number(r[y]),colour:"\
pointer"})),text:S(d,1),open:h>1?`places.${h}`:null,exact:`${g.map(y=>S(Number(r[y]),2)).join(" + ")} = ${S(d,2)}`})),c={
...o,y:o.y+i.height+6*s,height:o.height-i.height-36*s},l=ht(t,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...Y(t,e,"Sums per place"),...i.marks,m("g",{key:"rows"},$t(t,c,a)),l.mark]}var Yi=_(
()=>{"use strict";$();vt();_t();Ne();re();Lt();lt();D();V()});function Ki(t,e){let n=P(t),s=Xi(t.reading,e).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:e.
number===null?0:1,share:1.5,marks:o=>vu(t,o,e)},{key:"number",least:{width:320*n,height:250*n},rank:e.number===null?1:0,
marks:o=>Lu(t,o,e)}]}function In(t,{layer:e,visit:n,number:s}){return s??Ve(ot(t,`layers.${e}.residual_out`,n))}function Xi(t,{
layer:e,visit:n}){let s=`layers.${e}`,o=t.has(`${s}.attention_out`),r=t.trace.interventions.residuals!==!1,i=u=>t.isSkipped(
e,u),a=[],c=(u,f,d,g="plain")=>{let y=ot(t,`${s}.${u}`,n),p=`length ${O(Math.hypot(...y))}`;a.push({key:u,title:f,says:d||
p,values:y,colour:g})},l=(u,f)=>r?i(u)?"unchanged":"":i(u)?"nothing":`${f} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!t.has(`${s}.${u}\
.mean`))return"off: unchanged";let f=Number(t.values(`${s}.${u}.mean`)[n]),d=1/Number(t.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${O(f,2)}, deviation ${O(d,2)}`}}function vu(t,e,n){let{reading:s}=t,{layer:o,visit:r}=n,i=P(t),
a=X(t,e),c=In(s,n),l=Xi(s,n),h={...a,height:a.height-34*i},u=r===s.count-1,f=a.x,d=[],g=(y,p,b=!0)=>{let k=ht(t,f,a.y+a.
height-10*i,y,p,{isButton:b});f+k.width>a.x+a.width||(d.push(k.mark),f+=k.width+10*i)};return r>0&&g("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||g("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),g("More about the \
layers",{"data-more":"layers"},!1),[...Y(t,e,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${B(s,r)}`,`Layer ${o}\
: ${B(s,r)}`),m("g",{key:"rows"},ne(t,h,l,{chosen:c,open:y=>`layers.${o}.stream.${r}.${y}`})),m("g",{key:"controls"},d)]}
function Lu(t,e,n){let{reading:s}=t,{layer:o,visit:r}=n,i=P(t),a=In(s,n),c=X(t,e),{y:l}=c,h=[];for(let f of _u(s,o,r,a)){
let d=j(t,{...c,y:l},f);if(l+d.height>c.y+c.height)break;h.push(...d.marks),l+=d.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...Y(t,e,`Number ${a+1} of ${s.trace.architecture.d_model}, worked out`),m("g",{key:"lines"},h),
u.height>=90*i&&m("g",{key:"units"},Cu(t,u,o,r,a))]}function _u(t,e,n,s){let o=`layers.${e}`,r=`transformer.layers.${e}`,
i=h=>Number(ot(t,`${o}.${h}`,n)[s]),a=t.trace.interventions.residuals!==!1,c=[[...F("Comes in:"),Pn(i("residual_in"))]];
return t.has(`${o}.attention_out`)&&(c.push(Rn("Norm 1:",Be(t,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),t.isSkipped(e,"attention")))),c.push(Rn("Norm\
 2:",Be(t,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),t.isSkipped(e,"feed_forward"))),c;function l(h,u,f,d,g){let y=g?"0 (skipped)":
O(Math.abs(f),2);return a?[...F(h),[{text:`${O(u,2)} ${f<0&&!g?"−":"+"} ${y} =`}],Pn(d)]:[...F(`${h} no residual conne\
ction, so only`),[{text:g?"0 (skipped)":O(f,2),kind:"strong"}]]}}function Rn(t,e){if(!e)return F(`${t} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:i,bias:a,result:c}=e;return[...F(t),[{text:`(${O(n,2)} ${s<
0?"+":"−"} ${O(Math.abs(s),2)})`}],[{text:`× ${O(o,3)} = ${O(r,2)};`}],...i===null||a===null?F("then a learned factor\
 and bias give").concat([Pn(c)]):[[{text:`${O(r,2)} × ${O(i,2)} ${a<0?"−":"+"} ${O(Math.abs(a),2)} =`}],Pn(c)]]}function Pn(t){
return[{text:O(t,2),kind:"strong"}]}function Cu(t,e,n,s,o){let{reading:r}=t,i=P(t),a=ot(r,`layers.${n}.feed_forward.pre`,
s),c=ot(r,`layers.${n}.feed_forward.hidden`,s),l=Sn(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((k,x)=>Math.
abs(Number(h[x]))-Math.abs(Number(h[k]))),f=Array.from(c).filter(k=>k>0).length,d=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",g=l?`${f} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${O(Se(h),2)}, the bias adds ${O(l.bias,2)}:`:`${f} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,y=j(t,e,F(d+g),"small"),p=Math.max(1,Math.floor((e.height-y.height)/
(20*i))),b=u.slice(0,p).map(k=>({key:`unit ${k}`,label:`unit ${k+1}`,parts:[{value:Number(h[k]),colour:"plain"}],beside:`${O(
Number(a[k]))} → ${O(Number(c[k]))}${l?` × ${O(Number(l.dot.second[k]),2)}`:""}`,text:O(Number(h[k]),2)}));return[...y.
marks,$t(t,{...e,y:e.y+y.height+2*i,height:e.height-y.height-4*i},b)]}var Wn=_(()=>{"use strict";$();vt();_t();Ne();re();
Mn();Lt();lt();D();V()});var Zi,Fn,Le,Ys,Ks,Qi=_(()=>{"use strict";$();Zi=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"],
Fn=15,Le=30,Ys=8,Ks=99});function Xs(t,e){let n=P(t),s=e.number!==null;return[{key:"features",least:{width:300*n,height:270*n},rank:s?1:0,share:1.2,
marks:o=>Wu(t,o,e)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>Fu(t,o,e)},...e.kind==="visit"?[{
key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>ju(t,o,e)}]:[]]}function Zs(t,e,n){let{trace:s,
count:o}=t,r=t.visits[n],{without_features:i=[],position_from_end:a}=s.interventions;if(i.includes(e)||e==="position_fro\
m_end"&&a===!1)return"left out: all zeros";if(!r)return"";switch(e){case"location":return r.label;case"user":return s.user===
null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/Fn)*Fn;return`${ct(c)} to ${ct(
(c+Fn)%1440)}`}case"weekday":return Zi[r.weekday]??"";case"recency":{let c=Iu(t,n);return c===null?"days before the pred\
iction":c>=Ys?`${Ys} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{let c=Math.
floor(r.duration_minutes/Le)*Le,l=c+Le;return c>=Ks*Le?`${Nt(Ks*Le)} or more`:`${c?Nt(c):"0"} to ${Nt(l)}`}default:{let c=o-
n;return c===1?"the last visit":`${c} from the end`}}}function Iu({trace:t,visits:e},n){let s=e[n]?.arrival;if(!s)return null;
let o=r=>Date.parse(r.slice(0,10))/Ru;return Math.round(o(t.predict_at)-o(s))}function Wu(t,e,{kind:n,visit:s}){let{reading:o}=t,
r=P(t),i=X(t,e),a=o.slices.map(({name:f,label:d,lengths:g})=>({key:f,title:d,says:Zs(o,f,s),values:Fs(o,f,s),colour:Number(
g[s])===0?"plain off":"plain"})),c=a.reduce((f,{values:d})=>f+d.length,0),l=j(t,i,F(`${a.length} vectors, ${c} numbers t\
ogether; the network learned a vector for every value.`),"small"),h=ht(t,i.x,i.y+i.height-10*r,"More about features",{"d\
ata-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*r,height:i.height-l.height-34*r};return[...Y(t,e,n==="inpu\
ts"?"What the last visit is made of":B(o,s)),...l.marks,m("g",{key:"rows"},ne(t,u,a)),h.mark]}function Fu(t,e,{kind:n,visit:s,
number:o}){let{reading:r}=t,i=P(t),a=X(t,e),c=ot(r,"inputs.projected",s),l=o??Ve(c),h=Oi(r,s,l),u=n==="inputs"?"inputs":
`visits.${s}`,f=[{key:"projected",title:`${c.length} numbers`,says:"all features, mixed",values:c,colour:"stream"}],d={...a,
height:Math.min(86*i,.26*a.height)},g=Gu(r,s,l),y=[],p=g.reduce((w,A)=>w+j(t,{...a,y:0},A).height+4*i,0),b={...a,y:d.y+d.
height+28*i,height:a.height-d.height-p-36*i},k=h?Hu(h):[],x=b.y+(k.length?Te(t,b,k.length)+6*i:0);for(let w of g){let A=j(
t,{...a,y:x},w);if(x+A.height>a.y+a.height+2)break;y.push(...A.marks),x+=A.height+4*i}return[...Y(t,e,"The vector that e\
nters the layers"),m("g",{key:"vector"},ne(t,d,f,{chosen:l,open:w=>`${u}.${w}`})),k.length>0&&j(t,{...a,y:d.y+d.height+4*
i},F(`Number ${l+1}: each feature × its weights`),"small").marks,k.length>0&&m("g",{key:"rows"},$t(t,b,k)),m("g",{key:"\
lines"},y)]}function Hu({parts:t,bias:e}){return[...t.map(({name:s,label:o,dot:r})=>({key:s,label:o,parts:[{value:r.sum,
colour:"plain"}],text:O(r.sum,2),exact:`${o}: the sum of ${r.products.length} products is ${O(r.sum,4)}`})),{key:"bias",
label:"bias",parts:[{value:e,colour:"plain"}],text:O(e,2),exact:""}]}function Gu(t,e,n){let s=Number(ot(t,"inputs.projec\
ted",e)[n]),o=Number(ot(t,"layers.0.residual_in",e)[n]),r=Be(t,"inputs.projected","inputs.norm","input_norm",e,n),i=[[...F(
"Sum:"),[{text:O(s,2),kind:"strong"}]],Rn("Norm:",r)];if(t.trace.architecture.components.includes("sinusoidal")){let a=t.
trace.architecture.d_model,c=Vt(t,"pos_encoding",e*a+n);t.trace.interventions.sinusoidal===!1?i.push(F("No position enco\
ding: it is off.")):c!==null&&r&&i.push([...F("Position encoding:"),[{text:`${O(r.result,2)} ${c<0?"−":"+"} ${O(Math.abs(
c),2)} =`}],[{text:O(o,2),kind:"strong"}]])}return i}function ju(t,e,{visit:n}){let{reading:s}=t,o=P(t),r=X(t,e),i=[];for(let g=0;g<
s.layers;g++)for(let y=0;y<s.heads;y++){let p=Number(s.lastRow(g,y)[n]),b=s.isRemoved(g,y)||s.isSkipped(g,"attention");i.
push({key:`${g} ${y}`,label:`Layer ${g}, head ${y}`,parts:[{value:p,colour:"plain"}],text:b?"off":S(p,1),open:`layers.${g}\
.heads.${y}.${s.count-1}.${n}`,isOff:b})}let a=[];if(s.hasPointer){let g=Number(s.pointerWeights[n]);i.push({key:"pointe\
r",label:"Pointer",parts:[{value:g,colour:"pointer"}],text:S(g,1),open:`pointer.${n}`}),s.hasGate&&a.push(...F("To the a\
nswer the pointer carries"),[{text:`${S(g,1)} × gate ${s.gate.toFixed(2)} = `},{text:S(g*s.gate,1),kind:"strong"},{text:"\
."}])}let c=j(t,r,F(s.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),
"small"),l=j(t,{...r,y:0},a),h={...r,y:r.y+c.height+2*o,height:r.height-c.height-l.height-8*o},u=Te(t,h,i.length),f=i.map(
({parts:g})=>Number(g[0]?.value)),d=Math.max(Pu,...f);return[...Y(t,e,"Who reads it?"),...c.marks,i.length>0&&m("g",{key:"\
rows"},$t(t,h,i,{largest:d})),m("g",{key:"end"},j(t,{...r,y:h.y+u+6*o},a).marks)]}var Ru,Pu,Qs=_(()=>{"use strict";$();Qi();
vt();_t();Ne();re();Wn();Mn();Lt();lt();D();V();Ru=864e5,Pu=.1});function Ji(t,e){let n=Pt(e,t.reading);return n?fi(t,n,Du[n.kind](t,n)):[]}var Du,ta=_(()=>{"use strict";$();Ei();vt();Li();
Pi();Bi();$e();qi();Yi();Wn();Qs();$e();Du={head:Di,stream:Ki,inputs:Xs,visit:Xs,context:Ai,pointer:zi,generation:Ri,gate:vi,
place:Vi}});function ie(t,e,n){let{title:s,text:o}=Uu(t,e,n),r=n?.words?Bu(t,e,n):"";return{title:s,text:r?`${o} ${r}`:o}}function Bu(t,e,n){
let s=to(n.words);if(t?.kind==="visit"&&n.hasPointer&&e.hasVisitsOf(n))return`${s} the pointer gives it ${S(n.pointerWeights[t.
visit??0],1)}.`;if(t?.kind==="place"){let o=n.knownProbability(t.location??0);return o===null?"":`${s} its probability i\
s ${S(o,1)}.`}return t?.kind==="gate"?`${s} it is ${n.gate.toFixed(2)}.`:""}function Uu(t,e,n){switch(t?.kind){case"visi\
t":return zu(t.visit??0,e);case"head":return Ku(t.layer??0,t.head??0,e);case"slices":return{title:"What a visit is made \
of.",text:`Each visit is ${e.slices.length} vectors side by side: ${ea(e.slices.map(({label:s})=>Vu[s]??s))}. One matrix\
 mixes them into ${e.trace.architecture.d_model} numbers.`};case"stream":return na(t.layer??0,e);case"context":return{title:"\
Context.",text:`After ${e.layers===1?"its layer":`all ${e.layers} layers`} the last visit is ${e.trace.architecture.d_model}\
 numbers. ${ea(qu(e),!0)} read nothing else of it.`};case"pointer":return sa(e);case"generation":return oa(e);case"gate":
return ra(e);case"place":return Xu(t.location??0,e);default:return Zu(e,n)}}function qu(t){return[...t.hasPointer?["the \
pointer"]:[],...t.hasGeneration?["the generation head"]:[],...t.has("gate.logit")?["the gate"]:[]]}function Zt(t,e){let n=t.
visits[e];return n?`${n.label}, ${yt[n.weekday]} ${ct(n.start_minute)}`:""}function zu(t,e){let n=e.visits[t],s=[`A stay\
 of ${Nt(n?.duration_minutes??0)}.`],o=Yu(t,e);if(n?.masked)return{title:`${Zt(e,t)}.`,text:"This visit is masked: nothi\
ng reads it."};if(o&&s.push(`The last visit reads it most in layer ${o.layer}, head ${o.head}: ${S(o.weight)}.`),e.hasPointer){
let r=e.pointerWeights[t],i=e.locations[t]??0,a=r*e.gate,c=e.probabilityOf("final",i);s.push(e.hasGate?`The pointer give\
s it ${S(r,1)}; through the gate that is ${Js(a)} of the ${S(c,1)} of ${e.nameOf(i).label}.`:`The pointer gives it ${S(r,
1)} of the answer.`)}return{title:`${Zt(e,t)}.`,text:s.join(" ")}}function Yu(t,e){let n=null;for(let s=0;s<e.layers;s++)
for(let o=0;o<e.heads;o++){if(e.isRemoved(s,o))continue;let r=Number(e.lastRow(s,o)[t]);(!n||r>n.weight)&&(n={layer:s,head:o,
weight:r})}return n}function Ku(t,e,n){let s=`Layer ${t}, head ${e}.`;if(n.isRemoved(t,e)){let h=n.trace.interventions.replace_with===
"mean";return{title:s,text:`Switched off: its output is ${h?"its mean over the visits":"zero"}. The map shows the weight\
s it would have used.`}}let o=n.lastRow(t,e),r=Rt(o),a=[...o.keys()].sort((h,u)=>o[u]-o[h])[1],c=a===void 0?"":` and ${S(
o[a])} from ${Zt(n,a)}`,l=r===n.count-1?"itself":Zt(n,r);return{title:s,text:`The last visit reads ${S(o[r])} from ${l}${c}\
. Each row adds up to 100 %.`}}function na(t,e){let{residual:n,attention:s,feedForward:o}=e.stream(t),r=e.count-1,i=s?`i\
ts heads add one of length ${O(Number(s[r]))} and `:"";return{title:`Residual stream, layer ${t}.`,text:`The last visit \
comes in as a vector of length ${O(Number(n[r]))}; ${i}its feed-forward network adds one of length ${O(Number(o[r]))}.`}}
function sa(t){let e=t.pointerWeights,n=Rt(e),[s]=t.pointedPlaces,o=s&&s.visits.length>1?`; its ${s.visits.length} visit\
s add up to ${S(s.probability)}`:"";return{title:"Pointer.",text:`It scores every visit and turns the scores into weight\
s. Its favourite visit is ${Zt(t,n)}, with ${S(e[n])}. Most probable to copy: ${s?.label}${o}.`}}function oa(t){let[e,n]=t.
generated(2);return{title:"Generation.",text:`It scores all ${t.trace.architecture.locations-2} places, visited or not. \
First comes ${e?.label} with ${S(e?.probability??0)}, then ${n?.label} with ${S(n?.probability??0)}.`}}function ra(t){let{
gate:e,trace:n}=t;return{title:"Gate.",text:`${n.gate.learned?"The network sets the gate":"The gate is set"} to ${e.toFixed(
2)}: ${S(e)} of the answer’s distribution comes from the pointer, ${S(1-e)} from generation.`}}function Xu(t,e){let{label:n}=e.
nameOf(t),s=e.probabilityOf("final",t),o=[`Its probability is ${S(s,1)}`];if(e.hasGate){let a=e.probabilityOf("pointer",
t),c=e.probabilityOf("generation",t),{gate:l}=e;o.push(`: gate ${l.toFixed(2)} × ${S(a,1)} by the pointer + ${(1-l).toFixed(
2)} × ${S(c,1)} by generation`)}let r=e.locations.filter(a=>a===t).length,i=["It is not among the visits","It was visit\
ed once"][r]??`It was visited ${r} times`;return{title:`${n}.`,text:`${o.join("")}. ${i}.`}}function Zu(t,e){let{prediction:n}=t.
trace,{label:s}=t.nameOf(n.location),o=`${s}, ${S(n.probability,1)}.`;if(e){let r=e.knownProbability(n.location),i=e.trace.
prediction.location===n.location,a=t.wordsFor(e),c=e.nameOf(e.trace.prediction.location).label,l=[...r===null?[]:[`That \
is ${Qu(n.probability,r)} ${a}.`],...i?[]:[`${to(a)} the answer was ${c}.`]];return{title:o,text:l.join(" ")}}return t.hasGate?
{title:o,text:`${Js(n.from_pointer)} come from the pointer, ${Js(n.from_generation)} from generation. Point at anything \
to see where it comes from and where it goes.`}:{title:o,text:"Point at anything to see where it comes from and where it\
 goes."}}function Qu(t,e){let n=Math.round(1e3*t)-Math.round(1e3*e);return n===0?"the same as":`${Math.abs(n/10).toFixed(
1)} points ${n>0?"more":"less"} than`}function to(t){return t.charAt(0).toUpperCase()+t.slice(1)}function Js(t){return`${(100*
t).toFixed(1)} points`}function ea(t,e=!1){let n=t.at(-1)??"",s=t.length>1?`${t.slice(0,-1).join(", ")} and ${n}`:n;return e?
to(s):s}function ia(t){let{count:e}=t,n=t.visits[e-1],s=t.visits[0],o=[{title:e===1?"One visit.":`${e} visits.`,text:e===
1?`${Zt(t,0)}. Where does this person go next?`:`They begin with ${s?.label} and end with ${Zt(t,e-1)}. Where does this \
person go next?`,part:null},{...ie({kind:"slices"},t,null),part:null}];for(let c=0;c<t.layers;c++){o.push({...Ju(c,t),part:null});
let l=na(c,t);o.push({...l,text:`${l.text} The bars show the same for every visit.`,part:null})}o.push({...ie({kind:"con\
text"},t,null),part:null}),t.hasPointer&&o.push({...sa(t),part:null}),t.hasGeneration&&o.push({...oa(t),part:null});let{
prediction:r}=t.trace,i=t.nameOf(r.location).label,a=t.hasGate?`${ra(t).text} `:"";return o.push({title:`${i}, ${S(r.probability,
1)}.`,text:`${a}The answer after ${n?.label} is ${i}.`,part:null}),o}function Ju(t,e){let n=`Layer ${t}.`;if(!e.heads)return{
title:n,text:"This network has no self-attention: no visit reads another one here."};let s=null;for(let r=0;r<e.heads;r++){
if(e.isRemoved(t,r))continue;let i=e.lastRow(t,r),a=Rt(i);(!s||i[a]>s.weight)&&(s={head:r,visit:a,weight:i[a]})}if(!s)return{
title:n,text:"All of its heads are switched off."};let o=s.visit===e.count-1?"from itself":`from ${Zt(e,s.visit)}`;return{
title:n,text:`In ${e.heads} heads every visit reads the others; darker means more. The strongest link of the last visit:\
 head ${s.head} reads ${S(s.weight)} ${o}.`}}var Vu,eo=_(()=>{"use strict";$();Ge();V();Vu={place:"place",who:"person",time:"\
time of day",day:"weekday",ago:"days ago",stay:"length of stay",order:"position"}});function aa(t,e){let n=Pt(t,e);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return ef(n,e);break;case"stream":
return nf(n,e);case"pointer":if(n.isLeaf)return sf(n,e);break;case"generation":if(n.isLeaf)return of(n,e);break;case"gat\
e":return rf(e);default:break}return ie(Ct(tf(n),e),e,null)}function tf({kind:t,layer:e,head:n,visit:s,location:o}){return t===
"head"?`layers.${e}.heads.${n}`:t==="visit"?`visits.${s}`:t==="place"?`places.${o}`:t}function ef({layer:t,head:e,query:n,
visit:s},o){let r=o.weights(t,e).subarray(n*o.count,(n+1)*o.count),i=Number(r[s]),a=r.filter(g=>g>i).length,c=n===s?"its\
elf":B(o,s),l=`${B(o,n)}, reads ${S(i,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=we(o,t,e,n,s),f=o.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${o.count} weights in its row ${a===1?"is":"are"} larger.`,d=o.isRemoved(t,e)||o.isSkipped(t,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${O(h.
sum,2)}, which makes a score of ${O(u,2)}. ${f}${d}`}}function nf({layer:t,visit:e},n){let s=`layers.${t}`,o=l=>O(Math.hypot(
...ot(n,`${s}.${l}`,e))),r=n.has(`${s}.attention_out`),i=(l,h)=>n.isSkipped(t,h)?"nothing, since it is skipped":`one of \
length ${o(l)}`,a=r?`its heads give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${t}, ${B(n,e)}.`,text:`The\
 visit comes in as a vector of length ${o("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_for\
ward")}. It leaves with length ${o("residual_out")}.${c}`}}function sf({visit:t},e){let n=S(Number(e.pointerWeights[t]),
1),s=`The pointer gives ${B(e,t)}, ${n}.`;if(e.visits[t]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:o,bias:r,isBiasOff:i,score:a}=ke(e,t),c=r!==null&&!i?` and the bias of its position is ${O(r,2)}`:"";return{
title:s,text:`Query and key multiply to ${O(o.sum,2)}${c}; its score is ${O(a,2)}. The weight counts for ${oe(e,t)}.`}}function of({
location:t},e){let{logit:n}=zt(e,t),s=e.probabilityOf("generation",t),o=n===null?"":`Its logit is ${O(n,2)}; `,r=`the so\
ftmax over all places makes it ${S(s,1)} of generation.`;return{title:`${e.nameOf(t).label}, scored by the generation he\
ad.`,text:o?o+r:r.charAt(0).toUpperCase()+r.slice(1)}}function rf(t){let e=ie({kind:"gate"},t,null),n=Ae(t);if(!n)return e;
let{logit:s,learned:o,hidden:r}=n,i=t.trace.gate.learned?`Its ${r.length} hidden units add up to a logit of ${O(s,2)}.`:
`As learned it would be ${o.toFixed(2)}.`;return{title:e.title,text:`${e.text} ${i}`}}var ca=_(()=>{"use strict";$();$e();
_t();Lt();pt();eo();V()});function no(t,e){return`${t.tag} ${t.key??e}`}function lf(t,e){let n=t.match(Hn)??[],s=e.match(Hn)??[],o=e.split(Hn);return n.
length!==s.length||t.split(Hn).join()!==o.join()?null:r=>{let i=s.map((a,c)=>{let l=Number(n[c]);return String(Math.round(
(l+r*(Number(a)-l))*100)/100)});return o.map((a,c)=>a+(i[c]??"")).join("")}}var af,cf,Hn,Gn,la=_(()=>{"use strict";$();D();
af="http://www.w3.org/2000/svg",cf=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),Hn=/-?\d+(?:\.\d+)?/g,
Gn=class{#e=new WeakMap;#t=new Map;#n=new WeakMap;#s=0;#r=0;constructor(e){this.root=e,this.elements=[]}show(e,n=0){this.#l(),
this.elements=this.#i(this.root,e,this.elements,n>0),this.#t.size&&this.#c(n)}#i(e,n,s,o){if(n.every(a=>typeof a=="strin\
g")){let a=n.join("");return(e.textContent!==a||s.length)&&(e.textContent=a),[]}let r=new Map;for(let[a,c]of s.entries()){
let l=this.#e.get(c);l&&r.set(no(l.mark,a),c)}let i=n.map((a,c)=>{let l=typeof a=="string"?{tag:"tspan",attributes:{},children:[
a]}:a,h=r.get(no(l,c));r.delete(no(l,c));let u=h??document.createElementNS(af,l.tag);return this.#h(u,l,o&&h!==void 0),u});
for(let a of r.values())a.remove();for(let[a,c]of i.entries()){let l=e.childNodes[a];l!==c&&e.insertBefore(c,l??null)}return i}#h(e,n,s){
let o=this.#e.get(e),r=o?.mark.attributes??{};for(let a of Object.keys(r))dn(n.attributes[a])===null&&e.removeAttribute(
a);for(let[a,c]of Object.entries(n.attributes)){let l=dn(c),h=dn(r[a]);if(l===null||l===h)continue;let u=s&&h!==null&&cf.
has(a)?lf(h,l):null;u?this.#t.set(`${this.#o(e)} ${a}`,{element:e,name:a,at:u,end:l}):e.setAttribute(a,l)}let i=this.#i(
e,n.children,o?.elements??[],s);this.#e.set(e,{mark:n,elements:i})}#o(e){let n=this.#n.get(e)??this.#s++;return this.#n.
set(e,n),n}#c(e){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/e));if(r===1){this.#l();return}let i=1-
(1-r)**3;for(let{element:a,name:c,at:l}of this.#t.values())a.setAttribute(c,l(i));this.#r=requestAnimationFrame(s)};this.#r=
requestAnimationFrame(s)}#l(){cancelAnimationFrame(this.#r);for(let{element:e,name:n,end:s}of this.#t.values())e.setAttribute(
n,s);this.#t.clear()}}});function so(t,e,n){let s=document.createElement("button");return s.type="button",s.dataset.icon=e,s.title=t,s.setAttribute(
"aria-label",t),s.addEventListener("click",n),s}var jn,ha=_(()=>{"use strict";$();jn=class{#e=0;#t=0;#n=[];constructor(e,n){
this.show=n,this.button=so("Play the story","play",()=>this.toggle()),this.back=so("Step back","back",()=>this.step(-1)),
this.forth=so("Step forward","forth",()=>this.step(1)),this.slider=document.createElement("input"),this.slider.type="ran\
ge",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute("aria-label","Step of the story"),this.slider.
addEventListener("input",()=>this.#s(Number(this.slider.value)-1)),e.append(this.button,this.back,this.forth,this.slider),
this.#i(!1)}isOpen=!1;get isTelling(){return this.isOpen&&this.#t<this.#n.length-1}get sentence(){return this.isOpen?this.#n[this.#t]??
null:null}tell(e){this.#n=e,this.#t=Math.min(this.#t,e.length-1),this.slider.max=String(e.length),this.#i(this.#e!==0)}toggle(){
this.#e?this.pause():this.play()}play(){let e=this.#t>=this.#n.length-1;this.#s(this.isOpen&&!e?this.#t:0),this.#r()}pause(){
clearTimeout(this.#e),this.#e=0,this.#i(!1)}close(){this.isOpen&&(this.pause(),this.isOpen=!1,this.#t=0,this.#i(!1),this.
show(null))}step(e){this.#s(this.isOpen?this.#t+e:e>0?0:this.#n.length-1)}#s(e){this.pause(),this.isOpen=!0,this.#t=Math.
max(0,Math.min(this.#n.length-1,e)),this.#i(!1),this.show(this.#t)}#r(){let{title:e="",text:n=""}=this.#n[this.#t]??{},s=Math.
max(1800,55*(e.length+n.length));if(this.#t>=this.#n.length-1){this.pause();return}this.#e=window.setTimeout(()=>{this.#s(
this.#t+1),this.#r()},s),this.#i(!0)}#i(e){this.button.dataset.icon=e?"pause":"play";let n=e?"Pause the story":"Play the\
 story";this.button.setAttribute("aria-label",n),this.button.title=n,this.slider.value=String(this.isOpen?this.#t+1:this.#n.
length),this.slider.setAttribute("aria-valuetext",this.isOpen?`Step ${this.#t+1} of ${this.#n.length}`:"The whole pictur\
e"),this.back.disabled=this.isOpen&&this.#t===0,this.forth.disabled=this.isOpen&&this.#t>=this.#n.length-1}}});function ua(t,{title:e,ground:n}){let s=t.cloneNode(!0),{width:o,height:r}=t.viewBox.baseVal,i=t.querySelectorAll("*");for(let[
l,h]of s.querySelectorAll("*").entries()){let u=i[l];u&&mf(h,getComputedStyle(u));for(let f of["class","data-part","data\
-open","data-act","tabindex","role"])h.removeAttribute(f)}for(let l of s.querySelectorAll('[opacity="0"]'))l.remove();let a=document.
createElementNS(oo,"title");a.textContent=e;let c=document.createElementNS(oo,"rect");return c.setAttribute("width",String(
o)),c.setAttribute("height",String(r)),c.setAttribute("fill",n),s.prepend(a,c),s.setAttribute("xmlns",oo),s.setAttribute(
"width",String(o)),s.setAttribute("height",String(r)),s.setAttribute("font-family",getComputedStyle(t).fontFamily),s.setAttribute(
"role","img"),s.setAttribute("aria-label",e),s.removeAttribute("class"),new XMLSerializer().serializeToString(s)}function mf(t,e){
if(t.localName==="g"){e.opacity!=="1"&&t.setAttribute("opacity",e.opacity);return}t.localName==="image"&&t.setAttribute(
"style","image-rendering: pixelated");for(let n of hf){if(ff.has(n)&&t.localName!=="text")continue;let s=e.getPropertyValue(
n);s&&s!==uf[n]&&t.setAttribute(n,s)}}var oo,hf,uf,ff,fa=_(()=>{"use strict";$();oo="http://www.w3.org/2000/svg",hf=["fi\
ll","stroke","stroke-width","stroke-dasharray","stroke-linecap","stroke-linejoin","opacity","paint-order","font-size","f\
ont-weight","text-anchor","text-decoration-line"],uf={fill:"rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-das\
harray":"none","stroke-linecap":"butt","stroke-linejoin":"miter",opacity:"1","paint-order":"normal","text-decoration-lin\
e":"none"},ff=new Set(["font-size","font-weight","text-anchor"])});function da(t,e=null,n=null){if(e===null)return[pf(t,n),gf(t,n)];let s=Pt(e,t);return s?df[s.kind](t,s):[]}function pf(t,e){
let{hasPointer:n}=t,s=n&&e?.hasPointer&&t.hasVisitsOf(e)?e:null;return{caption:"Visits, oldest first",columns:["Visit","\
Stay in minutes",...n?["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:t.visits.map((o,r)=>[
B(t,r),o.duration_minutes,...n?[io(t.pointerScores[r]),t.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function gf(t,e){
return{caption:`The answer, with a gate of ${t.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From\
 the pointer","From generation","Probability",...e?[`Probability ${e.words}`]:[]],rows:t.trace.location_probabilities.final.
map(({location:n})=>{let{pointer:s,generation:o,fromPointer:r,fromGeneration:i}=Ee(t,n),a=t.probabilityOf("final",n);return[
t.nameOf(n).label,s,o,r,i,a,...e?[e.knownProbability(n)]:[]]})}}function yf(t,{layer:e,head:n,query:s,visit:o,isLeaf:r}){
let{count:i}=t,a=t.weights(e,n),c=`layer ${e}, head ${n}`,l=t.visits.map((f,d)=>B(t,d));if(!r)return[{caption:`Weights o\
f ${c}: rows are the visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((f,d)=>[
f,...a.subarray(d*i,(d+1)*i)])}];let h=An(t,e,n,s),{dot:u}=we(t,e,n,s,o);return[Dn(`Query of ${l[s]} × key of ${l[o]}, ${c}`,
["Query","Key"],u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((f,d)=>[f,io(
h.scores[d]),a[s*i+d]])}]}function bf(t,e){let{layer:n,visit:s}=e,o=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1",
"norm1"],["Heads","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.o\
ut"],["Leaves","residual_out"]].filter(([,u])=>t.has(`${o}.${u}`)),i=r.map(([,u])=>ot(t,`${o}.${u}`,s)),a=In(t,e),c=Sn(t,
n,s,a),l=ot(t,`${o}.feed_forward.pre`,s),h=ot(t,`${o}.feed_forward.hidden`,s);return[{caption:`${B(t,s)}, in layer ${n}`,
columns:["Number",...r.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,f)=>[f+1,...i.map(d=>d[f])])},{caption:`Hidden unit\
s of the feed-forward network${c?`, and what they give number ${a+1}`:""}`,columns:["Unit","Before the activation","Afte\
r it",...c?["Weight","Product"]:[]],rows:Array.from(h,(u,f)=>[f+1,l[f],u,...c?[c.dot.second[f],c.dot.products[f]]:[]])}]}
function ma(t,{kind:e,visit:n}){let s=ot(t,"inputs.projected",n),o=[{caption:`What ${B(t,n)} is made of`,columns:["Featu\
re","Value","Length of its vector"],rows:t.slices.map(({name:i,label:a,lengths:c})=>[a,Zs(t,i,n),c[n]])},ro("All feature\
s mixed by one matrix",s)];if(e==="inputs")return o;let r=Array.from({length:t.layers*t.heads},(i,a)=>{let[c,l]=[Math.floor(
a/t.heads),a%t.heads];return[`Layer ${c}, head ${l}`,t.lastRow(c,l)[n]]});return t.hasPointer&&r.push(["Pointer",t.pointerWeights[n]]),
o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),o}function $f(t){return[ro(
"The context: the last visit after all layers",t.values("context"))]}function xf(t,{visit:e,isLeaf:n}){let s=En(t),o=t.visits.
map((l,h)=>B(t,h)),r=t.values("pointer.content_scores"),i=t.has("pointer.bias")?t.values("pointer.bias"):null,a=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...i?["Position bias"]:[],"Score","Weig\
ht"],rows:o.map((l,h)=>[l,r[h],...i?[i[h]]:[],io(s.scores[h]),t.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:t.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return a;let{dot:c}=ke(t,e);return[Dn(`Query of the context × key of ${o[e]}`,["Query","Key"],c),...a]}function wf(t,{
location:e,isLeaf:n}){let s=t.trace.location_probabilities.generation??[],o={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:s.map(i=>[t.nameOf(i.location).label,zt(t,i.location).logit,
i.probability])},{dot:r}=zt(t,e);return n&&r?[Dn(`Context × weights of ${t.nameOf(e).label}`,["Context","Weight"],r),o]:
[o]}function kf(t){let e=Ae(t),n={caption:"The gate",columns:["Quantity","Value"],rows:[...e?[["Bias",e.bias],["Logit",e.
logit],["As learned",e.learned]]:[],["Gate",t.gate]]};if(!e)return[n];let s="Hidden units";return[e.dot?Dn(s,["Hidden un\
it","Weight"],e.dot):ro(s,e.hidden),n]}function Mf(t,{location:e}){let{visits:n,pointer:s,generation:o,gate:r,fromPointer:i,
fromGeneration:a,probability:c}=Ee(t,e);return[{caption:`How probable is ${t.nameOf(e).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",s,r,i],["Generation",o,1-r,a],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[B(t,l),t.hasPointer?t.pointerWeights[l]:0])}]}function Dn(t,e,{
first:n,second:s,products:o,sum:r}){return{caption:t,columns:["Number",...e,"Product"],rows:[...o.map((i,a)=>[a+1,n[a],s[a],
i]),["Sum","","",r]]}}function ro(t,e){return{caption:t,columns:["Number","Value"],rows:Array.from(e,(n,s)=>[s+1,n])}}function io(t){
return Number.isFinite(t)?t:"−∞"}var df,pa=_(()=>{"use strict";$();$e();_t();Wn();Qs();Lt();df={head:yf,stream:bf,inputs:ma,
visit:ma,context:$f,pointer:xf,generation:wf,gate:kf,place:Mf}});function ga(t,e,n,s=null){let o=document.createElement("dialog");o.className="picture-tables",o.setAttribute("aria-label",
"Numbers");let r=da(e,n,s);for(let l of r){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append(ge(l)),o.append(u,h)}let i=document.createElement("button");i.type=
"button",i.textContent="Close",i.addEventListener("click",()=>o.close());let a=document.createElement("a");a.textContent=
"Save as CSV",a.download=`${n??"network"}.csv`,a.href=URL.createObjectURL(new Blob([fn(r)],{type:"text/csv"}));let c=document.
createElement("p");c.append(i," ",a),o.append(c),o.addEventListener("close",()=>{URL.revokeObjectURL(a.href),o.remove()}),
t.append(o),o.showModal()}var ya=_(()=>{"use strict";$();mn();pa()});function Bn({reading:t,before:e,overlays:n,stage:s,happened:o,lit:r}){let i=At(r,t),{most:a,top:c,bottom:l}=s.answers,h=o===
null?[]:[o];n&&e&&h.push(e.trace.prediction.location),i!==null&&r?.kind==="place"&&h.push(i);let u=t.answer(a,h),f=u.slice(
0,-1).map(({location:p})=>p),d=$a(f.map(p=>e?.knownProbability(p)??null),1),g=n&&e?Ef(f,t,e):null,y=(l-c)/u.length;return u.
map((p,b)=>{let k=c+(b+.5)*y,x=p.probability*s.full,w={pointer:g?.pointer[b]??null,generation:g?.generation[b]??null},[A,
v]=["pointer","generation"].map(M=>ba(p[M]*ae({reading:t},M),w[M])*s.full);return{...p,was:e?d[b]??null:null,wasByPath:w,
middle:k,start:k+(Number(A)-Number(v)-x)/2,height:x}})}function ba(t,e){return Math.max(0,(e??t)-t)}function Ef(t,e,n){let s=(o,r)=>r?
$a(t.map(i=>n.shareOf(o,i)),ae({reading:n},o)):[];return{pointer:s("pointer",e.hasPointer),generation:s("generation",e.hasGeneration)}}
function $a(t,e){let n=t.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,e);return[...t,n.length===t.length?Math.max(0,s):null]}
function Un(t,e){let{reading:n,stage:s}=t,o=He(t),r=n.pointerWeights,i=g=>g.reduce((y,p)=>y+ba(r[p],o?.[p]??null),0),a=n.
pointedPlaces.map(g=>({...g,lost:i(g.visits)})).sort((g,y)=>y.probability+y.lost-g.probability-g.lost),c=a.filter((g,y)=>g.
probability+g.lost>=Ke&&y<Af||ao(e,g.location)<e.length-1).map(g=>({...g,wish:d(g.visits)})),l=a.filter(({location:g})=>!c.
some(y=>y.location===g));if(l.length){let g=l.flatMap(y=>y.visits);c.push({location:-1,label:`${l.length} more place${l.
length===1?"":"s"}`,category:null,probability:l.reduce((y,{probability:p})=>y+p,0),lost:i(g),visits:g,wish:d(g)})}c.sort(
(g,y)=>g.wish-y.wish);let{room:h,gap:u}=s.across.places,f=Nn(c.map(({wish:g,probability:y,lost:p})=>({wish:g,length:(y+p)*
s.full})),u,...h);return c.map(({location:g,label:y,probability:p,lost:b,visits:k},x)=>({path:"pointer",location:g,label:y,
probability:p,start:Number(f[x]),lost:b,visits:k,answer:ao(e,g)}));function d(g){let y=g.map(b=>Math.max(r[b],o?.[b]??0)),
p=y.reduce((b,k)=>b+k,0)||1;return g.reduce((b,k,x)=>b+Number(y[x])/p*Number(s.across.visits[k]),0)}}function Vn({reading:t,
stage:e},n){if(!t.hasGeneration)return[];let s=t.generated(Ye),{gap:o}=e.across.generation,{start:r}=e.across.generation;
return s.map(({location:i,label:a,probability:c})=>{let l={path:"generation",location:i,label:a,probability:c,start:r,lost:0,
visits:[],answer:ao(n,i)};return r+=c*e.full+o,l})}function ae({reading:t},e){return e==="pointer"?t.gate:1-t.gate}function wt(t,e){
let n=(t+e)/2;return e-t>=.6?[t,e]:[n-.3,n+.3]}function ao(t,e){let n=t.findIndex(s=>s.location===e);return n<0?t.length-
1:n}var Ke,Af,ce=_(()=>{"use strict";$();ye();pt();Yt();Ke=.03,Af=5});function qn(t,e,n,s=3){let o=t.reading.trace.interventions[`${e}_temperature`]??1;return m("g",{key:`temperature ${e}`},
_e(t,{act:`${e}_temperature`,words:`T ${Number(o.toPrecision(2))}`,title:`Temperature of the ${e} softmax: ${o}. Drag to\
 the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function _e(t,{act:e,words:n,title:s,right:o,y:r,stays:i=!1}){
if(!t.canAct)return[];let a=t.stage.type/13,c=U(n,12.5*a)+13*a,l=18*a,h=i?" stays":"";return[m("rect",{key:`handle ${e}`,
class:`handle${h}`,"data-act":e,x:o-c,y:r,width:c,height:l,rx:l/2},m("title",{},s)),m("text",{key:`handle words ${e}`,class:`\
handle-words middle${h}`,x:o-c/2,y:r+13*a},n)]}var zn=_(()=>{"use strict";$();D();V()});function xa(t){let{stage:e}=t,{x:n,width:s}=e.visits;return[Qt(t,n,"Visits","oldest first",s),...Sf(t),...e.rows.map((o,r)=>Tf(
t,r))]}function Qt({stage:t},e,n,s,o=400){let r=t.type/13;return m("g",{key:`title ${n}`,class:"heading","aria-hidden":"\
true"},m("text",{x:e,y:17*r,class:"title"},rt(n,o,15*r,!0)),m("text",{x:e,y:35*r,class:"small"},rt(s,o,12.5*r)))}function Sf({
reading:t,stage:e}){let n=e.type/13,s=[];for(let{start:o,end:r,weekday:i}of co(t)){let a=Number(e.rows[o]?.y)-Number(e.rows[o]?.
height)/2,c=Number(e.rows[r]?.y)+Number(e.rows[r]?.height)/2;if(s.push(m("rect",{key:`day ${o}`,class:"day",x:e.visits.x+
29*n,y:a+1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+c)/2+4.5*n);s.push(m("text",{key:`\
weekday ${o}`,class:"small strong",x:e.visits.x,y:l},i))}}return s}function co({visits:t}){let e=[];for(let[n,s]of t.entries()){
let o=Of(s),r=e.at(-1);r?.day===o?r.end=n:e.push({start:n,end:n,day:o,weekday:String(yt[s.weekday])})}return e}function Of({
arrival:t,weekday:e}){return t?.split("T")[0]??String(e)}function Tf(t,e){let{reading:n,stage:s,lit:o}=t,{y:r,height:i,isFull:a}=s.
rows[e],c=n.visits[e];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,f=it(o,n).includes(e),d=Yn(c),g=i>=33*l,y=(g?20:13)*l,p=h+y+(g?14:8)*l,b=ho(t,e),k=b||g?54*l:0,x=s.visits.x+s.visits.
width-p-4,w=38*l,A=g?[m("text",{x:p,y:r-3*l,class:"strong"},rt(c.label,x,13*l,!0)),m("text",{x:p,y:r+13*l,class:"small"},
d),b||x<U(d,12.5*l)+56*l?null:Nf(s.visits.x+s.visits.width-50*l,r+5*l,48*l,c)]:[m("text",{x:p,y:r+4.4*l,class:f?"strong":
"label"},rt(c.label,x-Math.max(w,k)-9,12.5*l,f)),b?null:m("text",{x:s.visits.x+s.visits.width-4,y:r+4.4*l,class:"small e\
nd"},ct(c.start_minute))];return m("g",lo(t,e,c),m("rect",{class:"chip",x:h,y:r-i/2+.5,width:u,height:Math.max(1,i-1),rx:a?
5*l:1}),a&&bt(c.category,h+4*l,r-y/2,y),a?A:m("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),b&&a&&m("text",{x:s.
visits.x+s.visits.width-4,y:r+4.4*l,class:"strong end"},b),a&&e<n.count-1&&_e(t,{act:"mask",words:c.masked?"show":"hide",
title:c.masked?"Let the network see this visit again":"Hide this visit: nothing may read it",right:s.visits.x+s.visits.width-
2,y:g?r-17*l:r-9*l}),m("title",{},`${c.label}, ${yt[c.weekday]} ${d}`))}function lo({reading:t,lit:e},n,s){let o=it(e,t).
includes(n);return{key:`visit ${n}`,class:`part visit${o?" lit":""}${s.masked?" off":""}`,"data-part":`visits.${n}`,role:"\
button",tabindex:"-1","aria-label":`Visit ${n+1} of ${t.count}: ${s.label}, ${yt[s.weekday]} ${Yn(s)}${s.masked?", maske\
d":""}${t.hasPointer?`; pointer weight ${S(t.pointerWeights[n],1)}`:""}`}}function Yn({start_minute:t,duration_minutes:e}){
return`${ct(t)} · ${Nt(e)}`}function ho({reading:t,lit:e},n){return e?.kind!=="head"?"":S(t.lastRow(e.layer??0,e.head??
0)[n])}function Nf(t,e,n,{start_minute:s,duration_minutes:o}){let r=Math.min(s+o,Xe),i=Math.min(s,Math.max(0,s+o-Xe)),a=(c,l)=>m(
"rect",{class:"stay",x:t+c/Xe*n,y:e,width:Math.max(1,(l-c)/Xe*n),height:7});return m("g",{key:"day","aria-hidden":"true",
class:"day-ribbon","data-drag":"time"},m("rect",{class:"track",x:t,y:e,width:n,height:7}),a(s,r),i>0&&a(0,i),m("rect",{class:"\
stay-end","data-drag":"stay",x:t+(i||r)/Xe*n-2,y:e-3,width:5,height:13}))}function wa(t){let{reading:e,stage:n,lit:s}=t;
if(!n.slices)return[];let o=n.type/13,{x:r,width:i}=n.slices,{slices:a}=e,c=Math.max(...Wt(t).map(({longestSlice:d})=>d)),
l=i/a.length,h=it(s,e),u=n.rows.flatMap(({y:d,height:g},y)=>a.map(({name:p,lengths:b},k)=>{let x=Math.max(2,g-4),w=Number(
b[y])/c*x;return m("rect",{key:`${p} ${y}`,class:h.includes(y)?"length lit":"length",x:r+k*l,y:d+g/2-2-w,width:.72*l,height:w})})),
f=a.map(({label:d},g)=>m("text",{key:`name ${d}`,class:"tiny middle",x:r+(g+.36)*l,y:(g%2?40:26)*o},d));return[m("g",uo(
t),m("rect",{class:"ground",x:r-4,y:n.top-2,width:i+4,height:n.bottom-n.top+4}),f,u,m("text",{class:"small",x:r,y:n.bottom+
18*o},"Bars: lengths"),m("text",{class:"small",x:r,y:n.bottom+33*o},"of the vectors"))]}function uo(t){return{key:"slice\
s",class:"part slices","data-part":"inputs",role:"button",tabindex:"-1",opacity:K(t,Ln.slices),"aria-label":`What each v\
isit is made of: ${t.reading.slices.map(({label:e})=>e).join(", ")}`}}var Xe,Ce=_(()=>{"use strict";$();zn();se();pt();D();
V();ut();Xe=1440});function ka(t,e){let{x:n,right:s}=t.stage.answers,o=t.stage.type/13;return[Qt(t,n+6*o,"Answer",vf(t),s-n),...fo(t,e)]}function vf({
reading:t}){return t.hasGate?"pointer and generation":t.hasPointer?"of the pointer":"of generation"}function fo(t,e){let{
reading:n,stage:s,lit:o,happened:r}=t,i=s.type/13,a=At(o,n),{x:c,right:l,segment:h}=s.answers,u=l-c;return e.map(f=>{let{
location:d,label:g,category:y,probability:p,was:b,middle:k,height:x,start:w}=f,A=[{path:"pointer",share:f.pointer*ae(t,"\
pointer")},{path:"generation",share:f.generation*ae(t,"generation")}],v=a===d,M=c+(y===null?6:26)*i,E=pn(g,l-M-(r===d?20*
i:2),13.5*i,2,!0),N=k-(E.length>1?22:8)*i,C=k+(E.length>1?2:0)*i,L=c+6*i,W=u-8*i;return m("g",{key:`place ${d}`,class:`p\
art place${v?" lit":a!==null&&o?" dim":""}`,"data-part":d<0?null:`places.${d}`,role:d<0?null:"button",tabindex:d<0?null:
"-1","aria-label":`${g}: ${S(p,1)}; from the pointer ${S(A[0]?.share??0,1)}, from generation ${S(A[1]?.share??0,1)}${r===
d?"; this is what really happened":""}`},m("rect",{key:"ground",class:"ground",x:c-6*i,y:N-16*i,width:u+10*i,height:C-N+
50*i,rx:6}),m("rect",{key:"segment",class:"answer-bar",x:h,y:w,width:J-2,height:Math.max(1,x)}),y!==null&&bt(y,c+5*i,N-13*
i,16*i),E.map((R,I)=>m("text",{key:`name ${I}`,class:d<0?"label halo":"strong halo",x:M,y:N+15*I*i},R)),r===d&&m("path",
{key:"happened",class:"check",d:`M${l-16*i} ${N-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},m("title",{},"This is where the per\
son went.")),m("rect",{key:"track",class:"track",x:c+6*i,y:C,width:W,height:8*i}),A.map(({path:R,share:I})=>{let G=m("re\
ct",{key:R,class:`${R} bar`,x:L,y:C,width:Math.max(0,I*W),height:8*i});return L+=I*W,G}),b!==null&&m("rect",{key:"before",
class:"before",x:c+5*i+b*W,y:C-3*i,width:2,height:14*i}),m("text",{key:"probability",class:"strong halo",x:c+6*i,y:C+23*
i},S(p,1)),b!==null&&Lf(c+60*i,C+23*i,p,b))})}function Lf(t,e,n,s){let o=Math.round(1e3*n)-Math.round(1e3*s);if(o===0)return m(
"text",{key:"change",class:"small",x:t,y:e},"same");let r=`${o>0?"▲":"▼"} ${(Math.abs(o)/10).toFixed(1)}`;return m("\
text",{key:"change",class:`${o>0?"more":"less"} strong halo`,x:t,y:e},r)}var mo=_(()=>{"use strict";$();ce();se();pt();D();
Yt();V();Ce()});function Ma(t){let{reading:e,stage:n}=t,s=n.type/13,o=e.values("context");if(!n.layers.at(-1)||!o)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),a=Math.ceil(o.length/i),c=52*s,l=c/i,h=n.scores-42*s,u=n.bottom+20*s;return po(t,{x:h,
y:u,columns:i,cell:l},_f(t,h,u,c,a*l))}function po(t,{x:e,y:n,columns:s,cell:o},r){let i=t.stage.type/13,a=t.reading.values(
"context"),c=Math.max(...Wt(t).flatMap(h=>[...h.values("context")].map(Math.abs)))||1,l=Array.from(a,(h,u)=>m("rect",{class:h<
0?"below-zero":"above-zero",x:e+u%s*o,y:n+Math.floor(u/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(h)/c)}));return m(
"g",{key:"context",class:"part context","data-part":"context",role:"button",tabindex:"-1",opacity:K(t,tt(t.reading).context),
"aria-label":`Context: the last visit after all layers, ${a.length} numbers`},m("rect",{class:"ground",x:e-3,y:n-16*i,width:s*
o+6,height:Math.max(44,Math.ceil(a.length/s)*o+20*i)}),r,m("text",{class:"strong halo",x:e,y:n-5*i},"Context"),l,m("titl\
e",{},`The last visit after all layers: ${a.length} numbers. The pointer, the generation head and the gate read them.`))}
function _f({reading:t,stage:e},n,s,o,r){let i=e.type/13,a=Number(e.rows.at(-1)?.y),c=n-6*i,l=e.size.height-5*i,h=e.gate+
9*i;return[m("path",{key:"from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${s+r/2}H${n-2}`}),t.hasGeneration&&m(
"path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*i}`}),t.has("gate.logit")&&m("pa\
th",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*i}V${l}H${h}V${.56*e.size.height+e.full/2+4}`})]}var go=_(
()=>{"use strict";$();D();ut()});function Aa(t){let{reading:e,before:n,stage:s}=t,o=s.type/13,r=s.across.gate,i=r+s.full,a=s.gateWidth,c=r+e.gate*s.full,
l=n?n.gate:e.gate,h=s.gate+a/2,u=Kn(t);return m("g",yo(t,"vertical"),m("rect",{key:"frame",class:"gate-frame",x:s.gate-3,
y:r-3,width:a+6,height:s.full+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:a,height:Math.max(
0,c-r)}),m("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:a,height:Math.max(0,i-c)}),m("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${e.gate.toFixed(2)}`),l!==e.gate&&m("path",{key:"learned",class:"le\
arned",d:`M${s.gate+a+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},m("title",{},`${n?e.wordsFor(n):""}: ${l.toFixed(2)}`)),
t.canAct&&u&&m("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:a+16*o,height:12*o,rx:6*o}),
!u&&m("text",{key:"fixed",class:"small middle",x:h,y:i+18*o},"fixed"))}function Kn({reading:t}){return t.trace.architecture.
components.includes("gate")}function yo(t,e){let{reading:n,lit:s}=t,o=t.canAct&&Kn(t);return{key:"gate",class:`part gate${s?.
kind==="gate"?" lit":""}`,"data-part":"gate",role:o?"slider":"button",...o&&{"aria-orientation":e,"aria-valuenow":n.gate.
toFixed(3),"aria-valuemin":0,"aria-valuemax":1,"aria-valuetext":`${n.gate.toFixed(2)}: ${S(n.gate)} pointer`},tabindex:"\
-1",opacity:K(t,tt(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${S(n.gate)} pointer, ${S(1-n.gate)} generation${n.
trace.gate.learned?"":", not learned"}`}}function Xn(t,e,n){let{reading:s,stage:o,lit:r}=t,i=t.beat>=tt(s).gate,a=x=>ae(
t,x),c=At(r,s),l=new Map,h=o.across.gate;for(let x of e)l.set(x,h),h+=x.probability*a(x.path)*o.full;let u=new Map;h=o.across.
gate;for(let x of["pointer","generation"])for(let[w]of n.entries())u.set(`${x} ${w}`,h),h+=Number(n[w]?.[x])*a(x)*o.full;
let f=e.map(x=>{let w=Number(l.get(x)),A=x.probability*a(x.path)*o.full,v=wt(x.start,x.start+x.probability*o.full),M=wt(
w,w+A);return m("path",{key:`into ${x.path} ${x.location}`,class:`${x.path} band${b(x.location)}`,d:o.bands.into(v,M,i)})}),
[d,g]=[o.across.gate,o.across.gate+o.full],y=n.flatMap((x,w)=>{let A=x.start;return["pointer","generation"].map(v=>{let M=Number(
x[v])*a(v),E=M*o.full,N=Number(u.get(`${v} ${w}`)),C=wt(N,N+E),L=wt(A,A+E),W=x.wasByPath[v],R=W===null?null:p(v,N,A,E,W*
o.full);A+=E;let I=`out ${v} ${x.location}`;return[E>0&&m("path",{key:I,class:`${v} band${b(x.location)}`,d:o.bands.out(
C,L,i)}),R&&yn({key:I,now:E,before:Number(W)*o.full,path:(G,Q)=>o.bands.out(G,Q,i),edges:R,style:b(x.location),title:`${x.
label}, from ${v==="pointer"?"the pointer":"generation"}: ${bn(M,Number(W),t.before?s.wordsFor(t.before):"")}`})]})});return[
f,y,i&&r?.kind==="visit"&&k(r.visit??0)];function p(x,w,A,v,M){let E=Math.abs(v-M),N=x==="pointer",C=(R,I)=>{let G=N?R-(I?
0:E):R+v-(I?E:0);return[G,G+E]},[L]=C(w,!1),W=Math.max(d,Math.min(g-E,L));return{more:[C(w,!0),C(A,!0)],less:[[W,W+E],C(
A,!1)]}}function b(x){return c===null?"":c===x&&r?.kind==="place"?" lit":" dim"}function k(x){let w=s.pointerWeights,A=e.
find(({path:Q,visits:Z})=>Q==="pointer"&&Z.includes(x));if(!A)return null;let v=[...A.visits].sort((Q,Z)=>Q-Z),E=v.slice(
0,v.indexOf(x)).reduce((Q,Z)=>Q+w[Z],0)*o.full,N=w[x]*o.full,C=a("pointer"),L=Number(l.get(A))+E*C,W=n[A.answer],R=Number(
u.get(`pointer ${A.answer}`))+E*C,I=Number(W?.start)+E*C,G=W?.location===A.location;return[m("path",{key:"visit into",class:"\
pointer band lit",d:o.bands.into(wt(A.start+E,A.start+E+N),wt(L,L+N*C),i)}),G&&m("path",{key:"visit out",class:"pointer \
band lit",d:o.bands.out(wt(R,R+N*C),wt(I,I+N*C),i)})]}}var Zn=_(()=>{"use strict";$();ye();ce();pt();D();V();ut()});function Ea(t){let{reading:e,before:n,stage:s}=t,o=s.type/13,{gate:r,gateHeight:i,full:a}=s,c=s.across.gate,l=c+e.gate*a,
h=n?n.gate:e.gate,u=Kn(t),f=`${S(e.gate)} pointer${u?"":", fixed"}`;return m("g",yo(t,"horizontal"),m("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:a+6,height:i+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:e.gate*
a,height:i}),m("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-e.gate)*a,height:i}),m("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${e.gate.toFixed(2)}`),m("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},f),h!==e.gate&&m("path",{key:"learned",class:"learned",d:`M${c+h*a} ${r+i+3}l${5*o} ${8*o}h${-10*o}Z`},m("title",{},
`${n?e.wordsFor(n):""}: ${h.toFixed(2)}`)),t.canAct&&u&&[m("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:i+16*o,rx:6*o}),m("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-Et/2,s.size.width-
Et),y:r+(i-Et)/2,width:Et,height:Et})])}var Sa=_(()=>{"use strict";$();Zn();D();Kt();V()});function Oa(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=e.filter(({path:f})=>f==="generation"),i=s.places-8*o,a=n.hasPointer?
s.scores+26*o:s.scores-38*o,c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=t.beat>=tt(n).generation,h=r.map(({label:f,
probability:d,location:g},y)=>{let p=c+y*17*o;return[m("text",{key:`name ${y}`,class:g<0?"small halo":"label halo",x:a,y:p},
rt(f,i-a-46*o,13*o)),m("text",{key:`share ${y}`,class:"strong end halo",x:i,y:p},S(d))]}),u=r.map(({probability:f,start:d,
location:g},y)=>m("rect",{key:`bar ${y}`,class:"generation bar",x:s.places,y:d,width:J,height:l?Math.max(.8,f*s.full):0},
m("title",{},`${g<0?"The others":r[y]?.label}: ${S(f,1)} of the generation head`)));return m("g",bo(t,r),m("rect",{class:"\
ground",x:a-4,y:c-30*o,width:i-a+8,height:88*o}),m("text",{class:"title halo",x:a,y:c-18*o},"Generation"),h,u)}function bo(t,e){
return{key:"generation",class:"part generation-block","data-part":"generation",role:"button",tabindex:"-1",opacity:K(t,tt(
t.reading).generation),"aria-label":`Generation: ${e.map(({label:n,probability:s})=>`${n} ${S(s)}`).join(", ")}`}}var $o=_(
()=>{"use strict";$();D();Yt();V();ut()});function Ta(t,e){let{reading:n,stage:s,lit:o}=t,r=At(o,n),i=e.filter(({path:c})=>c==="pointer"),a=({location:c})=>r===null||
r===c?"":" dim";return m("g",{key:"places",opacity:K(t,tt(n).pointer)},i.map(c=>m("rect",{key:`bar ${c.location}`,class:`\
pointer bar${a(c)}`,x:c.start,y:s.places,width:Math.max(.8,c.probability*s.full),height:J},m("title",{},`${c.label}: ${S(
c.probability,1)} of the pointer`))),Pf(t,i).map(c=>If(t,c,a(c.flow))))}function Pf({reading:t,stage:e,lit:n},s){let o=e.
type/13,r=At(n,t),[i,a]=e.across.places.room,c=({location:h,probability:u})=>u+ +(r!==null&&h===r),l=[];for(let h of[...s].
sort((u,f)=>c(f)-c(u))){let{location:u,label:f,probability:d,lost:g}=h;if(d+g<Ke&&u>=0&&u!==r)continue;let y=u>=0,p=` ${S(
d)}`,k=`${rt(f,a-i-U(p,13*o,!0),13*o,y)}${p}`,x=U(k,13*o,y)/2,w=h.start+d*e.full/2,A=Math.max(i+x,Math.min(a-x,w)),[v,M]=[
A-x,A+x];for(let E=0;E<Cf;E++){if(l.some(L=>L.row===E&&v<L.right+8*o&&M>L.left-8*o))continue;let C=A>w?"":A<w?" end":" m\
iddle";l.push({flow:h,text:k,isBold:y,left:v,right:M,row:E,anchor:C});break}}return l}function If({stage:t},{flow:e,text:n,
isBold:s,left:o,right:r,row:i,anchor:a},c){let l=t.type/13,h=t.places+J+(14+xo*i)*l,u=e.start+e.probability*t.full/2;return[
i>0&&m("path",{key:`leader ${e.location}`,class:`leader${c}`,d:`M${u} ${t.places+J}V${h-11*l}`}),m("text",{key:`name ${e.
location}`,class:`${s?"strong":"small"}${a} halo${c}`,x:a===""?o:a===" end"?r:(o+r)/2,y:h},n)]}function Na(t,e){let{reading:n,
stage:s}=t,o=s.type/13,r=e.filter(({path:l})=>l==="generation"),i=t.beat>=tt(n).generation,a=n.hasPointer?.42*(s.right-s.
left):s.right-s.left,c=s.places-(Rf*xo-6)*o;return m("g",bo(t,r),m("rect",{class:"ground",x:s.right-a,y:c-34*o,width:a,height:s.
places+J-c+34*o}),m("text",{class:"title end halo",x:s.right,y:c-19*o},"Generation"),r.map(({location:l,label:h,probability:u,
start:f},d)=>{let g=` ${S(u)}`,y=rt(h,a-U(g,13*o),13*o)+g;return[m("text",{key:`name ${d}`,class:l<0?"small end halo":"l\
abel end halo",x:s.right,y:c+d*xo*o},y),m("rect",{key:`bar ${d}`,class:"generation bar",x:f,y:s.places,width:Math.max(.8,
u*s.full),height:i?J:0},m("title",{},`${l<0?"The others":h}: ${S(u,1)} of the generation head`))]}))}var Cf,xo,Rf,va=_(()=>{
"use strict";$();ce();$o();pt();D();Yt();V();ut();Cf=3,xo=17,Rf=4});function La(t,e){let{reading:n,stage:s,lit:o}=t,r=s.type/13,i=K(t,tt(n).pointer),a=n.pointerWeights,c=n.pointerScores,l=it(
o,n),h=Math.max(...a),u=s.rows.flatMap(({y:d,isFull:g},y)=>{if(!g)return[];let p=a[y]>=.2*h||l.includes(y)?"strong":"sma\
ll",b=l.length&&!l.includes(y)?" dim":"";return[m("text",{key:`score ${y}`,class:`small end${b}`,x:s.scores,y:d+4.4*r},O(
c[y])),m("text",{key:`weight ${y}`,class:`${p} end${b}`,x:s.weights,y:d+4.4*r},S(a[y]))]}),f=e.filter(({path:d})=>d==="p\
ointer").map(d=>Ff(t,d));return[m("g",wo(t,e),m("rect",{class:"ground",x:s.scores-38*r,y:s.top-2,width:s.weights-s.scores+
42*r,height:s.bottom-s.top+4}),Qt(t,s.scores-38*r,"Pointer","score  weight",200),qn(t,"pointer",s.weights+6*r),m("path",
{class:"fork pointer-line",d:`M${s.scores-36*r} ${s.bottom+8}V${s.top}`}),u),m("g",{key:"ribbons",opacity:i},ko(t,e),f)]}
function wo(t,e){return{key:"pointer",class:"part pointer-block","data-part":"pointer",role:"button",tabindex:"-1",opacity:K(
t,tt(t.reading).pointer),"aria-label":`Pointer: ${e.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${S(s)}`).join(", ")}`}}function ko(t,e){let{reading:n,before:s,stage:o,lit:r}=t,i=n.
pointerWeights,a=He(t),c=it(r,n),l=t.beat>=tt(n).pointer,h=Nn(o.across.visits.map((u,f)=>({wish:u,length:Math.max(i[f],a?.[f]??
0)*o.full})),0,...o.across.starts);return e.filter(({path:u})=>u==="pointer").flatMap(u=>{let f=u.start,d=u.start+u.probability*
o.full;return[...u.visits].sort((g,y)=>g-y).map(g=>{let y=i[g]*o.full,p=Number(h[g]),b=c.includes(g)?" lit":c.length?" d\
im":"",k=wt(f,f+y);f+=y;let x=a?.[g]??null,w=x===null?0:(x-i[g])*o.full,[A,v]=[d,Math.max(0,w)];d+=v;let M=`${n.visits[g]?.
label}: `,E=x===null||!s?`${M}${S(i[g],1)} of the pointer`:`${M}${bn(i[g],x,n.wordsFor(s))} of the pointer`;return[m("pa\
th",{key:`ribbon ${g}`,class:`pointer band${b}`,d:o.bands.ribbon(wt(p,p+y),k,l)},m("title",{},E)),yn({key:`ribbon ${g}`,
now:y,before:x===null?null:x*o.full,path:(N,C)=>o.bands.ribbon(N,C,l),edges:{more:[[p+y+w,p+y],[f+w,f]],less:[[p+y,p+y+w],
[A,A+v]]},style:b,title:E})]})})}function Ff(t,{path:e,location:n,label:s,probability:o,lost:r,start:i}){let{reading:a,stage:c,
lit:l}=t,h=c.type/13,u=At(l,a),f=S(o),d=o+r>=Ke||n<0||u===n,g=c.gate-c.ribbons-16*h,y=n>=0,p=rt(s,g-U(` ${f}`,13*h,!0),13*
h,y),b=U(`${p} ${f}`,13*h,y)/2,x=a.hasGate&&Math.abs(i-c.across.gate+5*h)<Wf*h?U("Gate 0.00",15*h,!0)/2-c.gateWidth/2:0,
w=Math.min(c.places+J/2,c.gate-6*h-x-b);return m("g",{key:`${e} ${n}`,class:u===null||u===n?"":"dim"},m("rect",{class:`${e}\
 bar`,x:c.places,y:i,width:J,height:Math.max(.8,o*c.full)}),d&&m("text",{class:`${y?"strong":"small"} middle halo`,x:w,y:i-
5*h},`${p} ${f}`),m("title",{},`${s}: ${S(o,1)} of the pointer`))}var Wf,Mo=_(()=>{"use strict";$();ye();ce();zn();pt();
D();Yt();V();ut();Ce();Wf=16});function _a(t){return[Ft(t,17*(t.stage.type/13),"Visits","oldest first"),...Hf(t),...t.stage.columns.map((e,n)=>Gf(t,n))]}
function Ft({stage:t},e,n,s,o=t.right){let r=t.type/13,i=o-t.left-U(n,15*r,!0)-12*r;return m("g",{key:`title ${n}`,class:"\
heading","aria-hidden":"true"},m("text",{class:"title halo",x:t.left,y:e},n),m("text",{class:"small end halo",x:o,y:e},rt(
s,i,12.5*r)))}function Hf({reading:t,stage:e}){let n=e.type/13;return co(t).flatMap(({start:s,end:o,weekday:r})=>{let[i,
a]=[e.columns[s],e.columns[o]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[m("rect",{key:`day ${s}`,class:"\
day",x:c+Math.min(1.5,.1*(l-c)),y:e.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=U(r,15*n,!0)&&m("text",{key:`\
weekday ${s}`,class:"small strong",x:c+1.5,y:e.chips.top-13*n},r)].filter(h=>h!==!1)})}function Gf(t,e){let{reading:n,stage:s,
lit:o}=t,{x:r,width:i,isFull:a}=s.columns[e],c=n.visits[e];if(!c)throw new Error("A column without a visit.");let l=s.type/
13,{top:h,height:u,hasNames:f}=s.chips,d=it(o,n).includes(e),g=Math.min(20*l,i-3),y=ct(c.start_minute),p=ho(t,e),b=[p||y,
p?p.replace(" %",""):y.slice(0,2)],k=b.find(A=>U(A,12.5*l,!0)<=i)??b[1],x=f?pn(c.label,i-6*l,12.5*l,2):[],w={class:d||p?
"strong middle":"small middle",x:r};return m("g",lo(t,e,c),m("rect",{class:"chip",x:r-i/2+Math.min(1,.1*i),y:h,width:Math.
max(.8,i-2),height:u,rx:a?6*l:0}),a?[bt(c.category,r-g/2,h+8*l,g),m("text",{key:"hour",...w,y:h+45*l},k),x.map((A,v)=>m(
"text",{key:`name ${v}`,class:`${d?"strong":"small"} middle`,x:r,y:h+(62+15*v)*l},A))]:m("rect",{class:"lane",x:r-Math.min(
1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),m("title",{},`${c.label}, ${yt[c.weekday]} ${Yn(c)}`))}function Ca(t){let{
reading:e,stage:n,lit:s}=t,o=n.type/13,{slices:r}=e,i=it(s,e)[0]??e.count-1,a=e.visits[i],c=Math.max(...Wt(t).map(({longestSlice:f})=>f)),
l=(n.right-n.left)/r.length,h=n.inputs+(z.title+46)*o,u=r.map(({name:f,label:d,lengths:g},y)=>{let p=Number(g[i]),b=n.left+
(y+.5)*l,k=p/c*30*o;return[m("rect",{key:`bar ${f}`,class:"length lit",x:b-9*o,y:h-k,width:18*o,height:k}),m("text",{key:`\
length ${f}`,class:"tiny middle",x:b,y:h-k-4*o},O(p)),m("text",{key:`name ${f}`,class:"small middle",x:b,y:h+15*o},d)]});
return m("g",uo(t),m("rect",{class:"ground",x:n.left,y:n.inputs,width:n.right-n.left,height:(z.title+z.inputs)*o}),Ft(t,
n.inputs+15*o,"Input vector",a?`${a.label}, ${yt[a.weekday]} ${ct(a.start_minute)}`:""),u,m("title",{},"Bars: length of \
each part’s vector"))}var Ze=_(()=>{"use strict";$();se();pt();D();Kt();V();ut();Ce()});function Ra(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=s.pointer;return[m("g",wo(t,e),m("rect",{class:"ground",x:s.left,
y:r,width:s.right-s.left,height:(z.title+z.scores)*o}),Ft(t,r+15*o,"Pointer","scores, and weights in percent"),m("path",
{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),jf(t)),m("g",{key:"ribbons",opacity:K(t,tt(n).pointer)},
ko(t,e))]}function jf({reading:t,stage:e,lit:n}){let s=e.type/13,o=t.pointerWeights,r=Array.from(t.pointerScores,g=>O(g)),
i=it(n,t),a=Math.max(...o),c=Number(e.columns.at(-1)?.width),l=r.some(g=>U(g,11.5*s)>c-3),h=e.pointer+(z.title+z.scores)*
s,u=e.columns.find(g=>g.isFull),f=u?u.x-u.width/2:e.right,d=e.left-8*s;return e.columns.flatMap(({x:g,isFull:y},p)=>{let b=i.
length&&!i.includes(p)?" dim":"",k=o[p]>=.2*a||i.includes(p),x=S(o[p]).replace(" %",""),w=U(x,12.5*s,!0)/2;if(!y&&(!k||g-
w<d||g+w>f))return[];d=g+w;let A=k?"strong":"small",v=h-24*s;return[y&&m("text",l?{key:`score ${p}`,class:`tiny${b}`,x:g+
4*s,y:v+2*s,transform:`rotate(-90 ${(g+4*s).toFixed(2)} ${(v+2*s).toFixed(2)})`}:{key:`score ${p}`,class:`tiny middle${b}`,
x:g,y:v},r[p]),m("text",{key:`weight ${p}`,class:`${A} middle${b}`,x:g,y:h-6*s},x)].filter(M=>M!==!1)})}var Pa=_(()=>{"u\
se strict";$();pt();Mo();D();Kt();Ze();V();ut()});function Ia(t){let{reading:e,stage:n}=t,s=n.type/13,o=K(t,tt(e).gate),r=Bn(t),i=[...Un(t,r),...Vn(t,r)];return[po(t,n.context,
Df(t)),...e.hasPointer?Ra(t,i):[],m("g",{key:"flows",opacity:o},Xn(t,i,r)),...e.hasPointer?[Ta(t,i)]:[],...e.hasGeneration?
[Na(t,i)]:[],...e.hasGate?[Ea(t)]:[],m("g",{key:"answer",opacity:o},Ft(t,n.answers.top-10*s,"Answer",t.before?`line: ${e.
wordsFor(t.before)}`:"",n.answers.right),fo(t,r))]}function Df({reading:t,stage:e}){let n=e.type/13,{x:s,y:o,columns:r,cell:i}=e.
context,a=s+r*i+2,c=Math.ceil(t.values("context").length/r)*i,[l,h]=[o+c/4,o+3*c/4],u=Number(e.columns.at(-1)?.x),f=e.right+
6;return[m("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(z.title+12)*n}V${u>a+4?`${l}H${a}`:o-2}`}),t.hasGeneration&&
m("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${f}V${e.places-4}H${e.right}`}),t.has("gate.lo\
git")&&m("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${f+4}V${e.gate+e.gateHeight/2}H${e.right+3}`})]}var Wa=_(
()=>{"use strict";$();mo();go();ce();Zn();D();Sa();va();Pa();Kt();Ze();ut()});function Ha(t){let{stage:e,lit:n}=t,s=e.type/13,o=Xt(t),r=m("g",{key:"legend",opacity:K(t,ve(0))},_n(t,e.visits.x,e.bottom+
37*s,!1)),i=e.layers.map((a,c)=>{let l=`Layer ${c}`,h=a.width>=U(l,15*s,!0)+45*s,u=n?.kind==="visit"?"last visit’s read":
"row reads column";return m("g",{key:`layer ${c}`,opacity:K(t,ve(c))},a.maps.length?Qt(t,a.x,l,h?u:"",a.width+(a.stream===
null?12:4)):null,a.maps.length>0&&qn(t,"attention",a.x+a.width,(h?3:21)*s),a.maps.map((f,d)=>Bf(t,f,c,d)),a.maps.map((f,d)=>Eo(
t,f,c,d,o)),Uf(t,c))});return[r,...i]}function Bf(t,e,n,s){let{reading:o,stage:r,lit:i}=t;if(i?.kind!=="visit"||o.isRemoved(
n,s))return null;let a=i.visit??0,c=Number(r.rows[a]?.y),l=e.side/o.count,h=Math.max(.5,Number(o.lastRow(n,s)[a])*r.full*
.25),u=e.x-14,f=e.y+e.side-l/2;return m("path",{key:`band ${s}`,class:"attention-band",d:jt(u,[c-h/2,c+h/2],e.x,[f-h/2,f+
h/2])})}function Eo(t,e,n,s,o){let{reading:r,stage:i,lit:a,isOwnScale:c}=t,l=i.type/13,{x:h,y:u,side:f,touch:d}=e,{count:g}=r,
y=r.weights(n,s),p=r.lastRow(n,s),b=Fa(r,n,s),{before:k,overlays:x}=t,w=x&&k!==null&&Fa(k,n,s)&&!b,A=w?`; switched off ${r.
wordsFor(k)}`:"",v=c?Math.max(...y)||1:o,M=a?.kind==="head"&&a.layer===n&&a.head===s,[E]=a?.kind==="visit"?it(a,r):[],N=Rt(
p),C=E??N,L=f/g,W=`Layer ${n}, head ${s}`,R=d?u-38*l:u+4,I=r.visits[N];return m("g",{key:`head ${s}`,class:`part head${M?
" lit":""}${b?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":b?`${W}: switche\
d off`:`${W}: the last visit reads most from visit ${N+1}, ${I?.label}, ${S(p[N])}${A}`},m("text",{class:"small",x:h,y:u-
(d?25:4)*l},`head ${s}`),!b&&(d!==void 0||f>=70*l)&&m("text",{key:"weight",class:`${E===void 0?"small":"strong"}${d?"":"\
 end"}`,x:d?h:h+f,y:u-4*l},S(p[C])),m("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:f+1,height:f+1}),m("imag\
e",{key:"map",class:"map",href:Dt(Float32Array.from(y,G=>G/v),g,t.scale),x:h,y:u,width:f,height:f,preserveAspectRatio:"n\
one",opacity:b?.15:1}),b&&m("path",{key:"cross",class:"crossed",d:`M${h} ${u+f}L${h+f} ${u}`}),w&&m("path",{key:"earlier\
 cross",class:"crossed earlier",d:`M${h} ${u+f}L${h+f} ${u}`}),E!==void 0&&!b&&m("rect",{key:"column",class:"column",x:h+
E*L,y:u,width:Math.max(2,L),height:f}),(E!==void 0||M)&&!b&&m("rect",{key:"last",class:"last-row",x:h,y:u+f-Math.max(2,L),
width:f,height:Math.max(2,L)}),m("title",{},`${W}. ${b?"Switched off.":`Darker: larger weight, up to ${S(v,1)}. Click to\
 open.`}${w?` Switched off ${r.wordsFor(k)}.`:""}`),_e(t,{act:"head",words:b?"on":"off",title:b?"Switch this head on aga\
in":"Switch this head off",right:h+f-(d?0:3)*l,y:R}),t.canAct&&d!==void 0&&m("rect",{key:"touch",class:"ground","data-ac\
t":"head",x:h+f-d,y:u-d,width:d,height:d}))}function Fa(t,e,n){return t.isRemoved(e,n)||t.isSkipped(e,"attention")}function Uf(t,e){
let{reading:n,stage:s,lit:o}=t,r=s.layers[e];if(r?.stream===null||!r)return null;let i=s.type/13,a=r.stream,c=Qn(n,e),l=So(
t),h=s.streamWidth-8*i,u=it(o,n),f=s.rows.flatMap(({y:g,height:y},p)=>{let b=Math.max(1,Math.min(5*i,(y-3)/c.length));return c.
map(({name:k,lengths:x,style:w},A)=>m("rect",{key:`${k} ${p}`,class:`${w}${u.length&&!u.includes(p)?" dim":""}`,x:a,y:g+
(A-c.length/2)*b,width:Number(x[p])/l*h,height:b-.6}))}),d=c.map(({name:g,style:y},p)=>[m("rect",{class:y,x:a,y:s.bottom+
(10+Ao*p)*i,width:9*i,height:9*i}),m("text",{class:"small",x:a+14*i,y:s.bottom+(18.5+Ao*p)*i},g)]);return m("g",Oo(t,e),
m("rect",{class:"ground",x:a-4,y:s.top-2,width:s.streamWidth+14*i,height:s.bottom-s.top+66*i}),Qt(t,a,"Stream",`+ layer ${e}`,
s.streamWidth),f,d,Vf(t,e,a+s.streamWidth+10*i))}function Vf(t,e,n){let{reading:s,stage:o}=t,r=o.type/13,i=s.trace.interventions.
residuals===!1,a={act:"attention",words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream",
"join stream"],isOff:i},...s.heads?[{...a,isOff:s.isSkipped(e,"attention")}]:[],{act:"feed_forward",words:["skip FFN","u\
se FFN"],isOff:s.isSkipped(e,"feed_forward")}].map(({act:l,words:h,isOff:u},f)=>_e(t,{act:l,words:String(h[Number(u)]),title:qf[l]??
"",right:n,y:o.bottom+(5+Ao*f)*r}))}function Qn(t,e){let{residual:n,attention:s,feedForward:o}=t.stream(e);return[{name:"\
stream",lengths:n,style:"residual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"FFN",lengths:o,style:"fe\
ed-forward"}]}function So(t){let e=0;for(let n of Wt(t))for(let s=0;s<n.layers;s++)for(let{lengths:o}of Qn(n,s))e=Math.max(
e,...o);return e||1}function Oo(t,e){let{residual:n,attention:s,feedForward:o}=t.reading.stream(e);return{key:"stream",class:"\
part stream","data-part":`layers.${e}.stream`,role:"button",tabindex:"-1",opacity:K(t,ve(e)+1),"aria-label":`Stream of l\
ayer ${e}: vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.toFixed(1)}`:""}, fe\
ed-forward network ${o.at(-1)?.toFixed(1)}`}}var Ao,qf,To=_(()=>{"use strict";$();zn();pt();Ge();Cn();D();V();ut();Ce();
je();Ao=19;qf={residuals:"Residual connections of all layers: without them, only what sublayers add goes on",attention:"\
Self-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of this layer: skipped,\
 it adds nothing"}});function Ga(t){let{stage:e,lit:n}=t,s=e.type/13,o=Xt(t),r=n?.kind==="visit"?"what the last visit reads":"row reads colum\
n";return e.layers.map(({y:i,maps:a},c)=>m("g",{key:`layer ${c}`,opacity:K(t,ve(c))},a.length>0&&Ft(t,i+15*s,`Layer ${c}`,
r),c===0&&_n(t,e.left+72*s,i+15*s,!0),a.map((l,h)=>Eo(t,l,c,h,o)),zf(t,c)))}function zf(t,e){let{reading:n,stage:s,lit:o}=t,
r=s.type/13,i=Number(s.layers[e]?.stream),a=Qn(n,e),c=So(t),l=it(o,n),h=i+z.bars*r,u=s.columns.flatMap(({x:f,width:d},g)=>{
let y=Math.min(8*r,.86*d/a.length);return a.map(({name:p,lengths:b,style:k},x)=>{let w=Number(b[g])/c*z.bars*r;return m(
"rect",{key:`${p} ${g}`,class:`${k}${l.length&&!l.includes(g)?" dim":""}`,x:f+(x-a.length/2)*y,y:h-w,width:.88*y,height:w})})});
return m("g",Oo(t,e),m("rect",{class:"ground",x:s.left,y:i-z.title*r,width:s.right-s.left,height:(z.title+z.bars)*r}),Ft(
t,i-10*r,s.layers[e]?.maps.length?"Stream":`Layer ${e}`,""),Yf(t,a,i-10*r),u)}function Yf({stage:t},e,n){let s=t.type/13,
o=t.right;return[...e].reverse().map(({name:r,style:i})=>{let a=o-U(r,12.5*s);return o=a-26*s,[m("rect",{class:i,x:a-14*
s,y:n-9*s,width:9*s,height:9*s}),m("text",{class:"small",x:a,y:n},r)]})}var ja=_(()=>{"use strict";$();To();pt();Cn();D();
Kt();Ze();V();ut()});function Da({stage:{size:t},...e}){let n=gn(e),s={...e,stage:Vs(e.reading,t.width,t.type,n)};return[m("g",{key:"visits"},
_a(s)),m("g",{key:"inputs"},Ca(s)),m("g",{key:"layers"},Ga(s)),m("g",{key:"decoder"},Ia(s))]}function Ba(t,e,n){return Vs(
t,e,n).size.height}var Jn,No=_(()=>{"use strict";$();ye();D();Wa();ja();Kt();Ze();Jn=700});function Va(t,e,n){if(n==="Home")return t[0]??null;if(n==="End")return t.at(-1)??null;let[s,o]=Kf[n]??[0,!1],r=e?t.indexOf(
e):-1,i=t[r];if(s===0||!i)return null;let a=ts(i);if(!o){let f=t[r+s];return f&&ts(f)===a?f:null}let c=[...new Set(t.map(
ts))],l=c[c.indexOf(a)+s],h=t.filter(f=>ts(f)===l),u=f=>Math.abs(Ua(f)-Ua(i));return h.sort((f,d)=>u(f)-u(d))[0]??null}function ts(t){
return(t.getAttribute("data-part")??"").replace(/\.\d+$/,"")}function Ua(t){let{top:e,bottom:n}=t.getBoundingClientRect();
return(e+n)/2}var Kf,qa=_(()=>{"use strict";$();Kf={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]}});function za(t){let{reading:e}=t,n=tt(e),s=Bn(t),o=[...Un(t,s),...Vn(t,s)];return[Ma(t),...e.hasPointer?La(t,o):[],...e.hasGeneration?
[Oa(t,o)]:[],m("g",{key:"flows",opacity:K(t,n.gate)},Xn(t,o,s)),e.hasGate?Aa(t):null,m("g",{key:"answer",opacity:K(t,n.gate)},
ka(t,s))].filter(r=>r!==null)}var Ya=_(()=>{"use strict";$();mo();go();ce();Zn();$o();Mo();D();ut()});function Ka(t){return t.stage.size.width<Jn?Da(t):[m("g",{key:"visits"},xa(t)),m("g",{key:"inputs"},wa(t)),m("g",{key:"l\
ayers"},Ha(t)),m("g",{key:"decoder"},za(t))]}var Xa=_(()=>{"use strict";$();Ya();To();D();No();Ce()});function Lo(t){return(t instanceof Element?t.closest("[data-part]"):null)?.getAttribute("data-part")??null}var vo,Xf,Zf,
Qf,Jf,tm,em,nm,es,Za=_(()=>{"use strict";$();ye();ii();ta();ca();pt();la();Ge();eo();Yt();ha();fa();ya();No();qa();Xa();
vo=240,Xf=120,Zf=13,Qf=17,Jf=.05,tm=.5,em=660,nm=matchMedia("(prefers-reduced-motion: reduce)"),es=class{#e=null;#t=null;#n=null;#s=null;#r=null;#i="";#h=null;#o=null;#c=null;#l=!1;happened=null;isOwnScale=!0;constructor(e,n={}){
this.root=e,this.hooks=n,e.classList.add("network-picture"),this.drawn=document.createElementNS("http://www.w3.org/2000/\
svg","svg"),this.drawn.setAttribute("role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk i\
t, Enter opens a part.");let s=document.createElement("div");s.className="picture-foot";let o=document.createElement("di\
v");o.className="picture-controls",this.caption=document.createElement("p"),this.caption.className="picture-caption";let r=document.
createElement("button");r.type="button",r.textContent="Numbers",r.title="The numbers behind what is shown, as a table (T\
)",r.addEventListener("click",()=>{this.#E()}),s.append(o,this.caption,r),e.replaceChildren(this.drawn,...n.isStill?[]:[
s]),this.drawing=new Gn(this.drawn),this.player=new jn(o,i=>{this.#h=i,i!==null&&this.#o!==null&&(this.#o=null,this.hooks.
opened?.(null)),this.root.toggleAttribute("data-telling",this.player.isTelling),this.#u(vo)}),this.#A()}#A(){let{drawn:e}=this;
new ResizeObserver(()=>this.#u(0)).observe(e),new MutationObserver(()=>this.#u(0)).observe(document.documentElement,{attributeFilter:[
"data-theme"]}),e.addEventListener("pointerover",({target:n})=>{this.#c||this.#p(Lo(n))}),e.addEventListener("pointerlea\
ve",()=>this.#p(null)),e.addEventListener("focusin",({target:n})=>this.#p(Lo(n))),e.addEventListener("focusout",()=>this.#p(
null)),e.addEventListener("keydown",n=>this.#v(n)),e.addEventListener("click",({target:n})=>this.#g(n)),e.addEventListener(
"pointerdown",n=>this.#N(n)),e.addEventListener("pointermove",n=>this.#a(n,!1));for(let n of["pointerup","pointercancel"])
e.addEventListener(n,s=>this.#a(s,!0))}show(e,n=null,s=null){this.#e=new be(e),this.#t=n&&new be(n,this.hooks.against),this.#n=
s&&new be(s),this.#s=Ct(this.#r,this.#e),this.player.tell(ia(this.#e)),this.#u(this.#c?.follows?0:vo)}open(e){this.#o=e,
this.#s=this.#r=null;let n=this.drawn.contains(document.activeElement);this.player.isOpen&&this.player.close(),this.#u(vo),
n&&this.#T(),this.hooks.opened?.(this.#o)}#E(){let{against:e}=this.hooks,n=e===void 0?null:this.#t;this.#e&&ga(this.root,
this.#e,this.#o,n)}#T(){if(this.drawn.contains(document.activeElement))return;let e=this.drawn.querySelector('[tabindex=\
"0"]');e instanceof SVGElement&&e.focus()}mark(e){this.light(e.length?`visits.${e[0]}`:null)}get size(){let{width:e,height:n}=this.
drawn.viewBox.baseVal;return{width:e,height:n}}svg(e){let n=getComputedStyle(this.root).getPropertyValue("--paper").trim();
return ua(this.drawn,{title:e,ground:n})}light(e){if(this.#r=e,!this.#e)return!1;let n=Ct(e,this.#e);return JSON.stringify(
n)===JSON.stringify(this.#s)?!1:(this.#s=n,this.#u(0),!0)}#p(e){if(!this.light(e))return;let{kind:n,visit:s=0}=this.#s??
{};this.hooks.pointed?.(n==="visit"?[s]:[],this.#s&&e)}#g(e){if(!(e instanceof Element)||this.#l)return;let n=Lo(e),s=e.
closest("[data-more]"),o=e.closest("[data-act]")?.getAttribute("data-act");if(s){let[r,i,a]=["more","layer","head"].map(
c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:i??null,head:a??null})}else if(o==="scale")this.isOwnScale=
!this.isOwnScale,this.#u(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#S(n,o);else{let r=e.closest("[dat\
a-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#S(e,n){let s=this.#e&&Ct(e,this.#e),{act:o}=this.
hooks;if(!s||!o)return;let{kind:r,layer:i=0,head:a=0,visit:c=0}=s;r==="head"&&o({kind:r,layer:i,head:a}),r==="visit"&&o(
{kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),n==="residuals"?o({kind:n}):(n==="attention"||n==="f\
eed_forward")&&o({kind:"skip",layer:i,part:n})}#N(e){this.#l=!1,!(!this.hooks.act||!this.#e)&&(this.#c=ri(e,this.#e,this.
drawn),this.#c?.follows&&e.preventDefault())}#a(e,n){let s=this.#c;if(!s||e.pointerId!==s.pointer)return;n&&(this.#c=null);
let o=s.to(e,n);o&&(this.#l=!0,!this.drawn.hasPointerCapture(s.pointer)&&!n&&this.drawn.setPointerCapture(s.pointer),this.
hooks.act?.(o))}#v(e){let n=e.target instanceof Element?e.target.closest("[data-part], [tabindex]"):null,s=n?.getAttribute(
"data-part")??null;(e.altKey?this.#d(e.key,s):this.#L(e.key,n,s))&&e.preventDefault()}#L(e,n,s){if(e==="Escape"&&this.#o!==
null)return this.open(Ts(this.#o)||null),!0;if(e==="Escape"&&this.player.isOpen)return this.player.close(),!0;if(e.toLowerCase()===
"t"&&this.#e)return this.#E(),!0;if((e==="Enter"||e===" ")&&n){let r=n.hasAttribute("data-act")||n.hasAttribute("data-op\
en");return e===" "&&this.hooks.act&&!r?this.#S(s??""):this.#g(n),!0}if(this.#o!==null&&this.#e){let r=Ns(this.#o,e,this.#e),
i=n?.getAttribute("aria-current")==="true";r!==null&&this.open(r);let a=this.drawn.querySelector(`[aria-current="true"][\
data-open="${r}"]`);return i&&a instanceof SVGElement&&a.focus(),r!==null}let o=Va(this.#y,n,e)?.getAttribute("data-part")??
null;return o!==null&&this.#f(o),o!==null}#f(e){let n=this.#y.find(s=>s.getAttribute("data-part")===e);n instanceof SVGElement&&
(this.#i=e,this.#x(),n.focus())}#d(e,n){let s={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[e],o=this.#e,r=o&&Ct(n,
o),{act:i}=this.hooks;if(!s||!r||!i)return!1;let a=!0;if(r.kind==="visit"){let c=r.visit??0;if(!o.visits[c+s])return!0;i(
{kind:"move",visit:c,by:s,isDone:a}),this.#f(`visits.${c+s}`)}else if(r.kind==="gate"){let c=Math.min(1,Math.max(0,o.gate+
s*Jf));i({kind:"gate",value:Math.round(100*c)/100,isDone:a})}else if(r.kind==="head"||r.kind==="pointer"){let c=r.kind===
"head"?"attention":"pointer";i({kind:"temperature",of:c,value:Os(o,c,s*tm),isDone:a})}else return!1;return!0}get#y(){return[
...this.drawn.querySelectorAll("[data-part][tabindex]")]}#x(){let e=this.#y,n=e.find(s=>s.getAttribute("data-part")===this.#i)??
e[0];for(let s of e)s.setAttribute("tabindex",s===n?"0":"-1")}#u(e){let n=this.#k();if(!n)return;let{width:s,height:o}=n.
stage.size;this.drawn.setAttribute("viewBox",`0 0 ${s} ${o}`),this.drawn.setAttribute("font-size",String(n.stage.type));
let r=this.#o===null?[]:Ji(n,this.#o);r.length||(this.#o=null),this.drawing.show(r.length?r:Ka(n),nm.matches?0:e),this.#o===
null&&this.#x();let i=this.#o===null?null:aa(this.#o,n.reading),a=this.#s?null:this.player.sentence;this.#w(i??a??ie(this.#s,
n.reading,n.before))}#w({title:e,text:n}){let s=document.createElement("strong");s.textContent=e,this.caption.replaceChildren(
s,` ${n}`)}#k(){let{width:e,height:n}=this.drawn.getBoundingClientRect(),s=e<Jn;if(!this.#e||e<Xf||n<1&&!s)return null;let r=(Number(
getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(Qf,Math.max(Zf,e/120));this.root.classList.toggle(
"tall",s);let i={reading:this.#e,before:this.#t,overlays:this.#t!==null&&this.hooks.against!==void 0},a=gn(i),c=s?Ba(this.#e,
e,r):n,l=s&&this.#o!==null?em:c;return{...i,beside:this.#n,stage:Fi(this.#e,{width:e,height:l,type:r},a),lit:this.#s,beat:this.#h??
Number.POSITIVE_INFINITY,happened:this.happened,isOwnScale:this.isOwnScale,scale:[this.#O("--map-least"),this.#O("--atte\
ntion")],canAct:this.hooks.act!==void 0}}#O(e){let n=getComputedStyle(this.root).getPropertyValue(e).trim().slice(1),[s=0,
o=0,r=0]=(n.match(/../g)??[]).map(i=>Number.parseInt(i,16));return[s,o,r]}}});function Qa(t){let{tensors:e,...n}=t,s=Object.entries(e).map(([o,{data:r,shape:i}])=>{let a=Uint8Array.from(atob(r),c=>c.
charCodeAt(0));return[o,{values:new Float32Array(a.buffer),shape:i}]});return{...n,tensors:Object.fromEntries(s)}}var Ja=_(
()=>{"use strict";$()});function _o(t){return`data:image/svg+xml,${encodeURIComponent(t)}`}async function tc(t,{width:e,height:n,scale:s}){let o=new Image;
o.src=_o(t),await o.decode();let r=document.createElement("canvas");r.width=Math.round(e*s),r.height=Math.round(n*s);let i=r.
getContext("2d");if(!i)throw new Error("This browser cannot draw a PNG of this size.");return i.drawImage(o,0,0,r.width,
r.height),r.toDataURL("image/png")}var ec=_(()=>{"use strict";$()});var nc={};Fc(nc,{NetworkDrawing:()=>Co});var Co,sc=_(()=>{"use strict";$();Za();Ja();ec();Co=class{#e;#t;#n=null;#s=[];constructor(e,n){
let{title:s,hover:o,isStill:r}=n;this.#e=s,this.#t=new es(e,{...o&&{pointed:o},...r&&{isStill:r}})}draw(e){e!==this.#n&&
(this.#n=e,this.#s=[e.trace,e.before].filter(o=>o!==null).map(Qa));let[n,s=null]=this.#s;n&&this.#t.show(n,s)}mark(e){this.#t.
mark(e)}async address(e,n){let s=this.#t.svg(this.#e),{width:o,height:r}=this.#t.size;return e==="svg"?_o(s):tc(s,{width:o,
height:r,scale:n})}}});$();$();(()=>{let t="pointerscope-theme",e={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
ht",dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,o=document.documentElement,r=matchMedia("(prefers-color-sche\
me: dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(t)}catch{
return null}};function h(p){return typeof p=="string"&&Object.hasOwn(e,p)}let u=p=>{let b=s.exec(p??""),k=b?b[1]??"auto":
p;o.toggleAttribute("data-transparent",b!==null),h(k)?o.dataset.askedTheme=p??"":delete o.dataset.askedTheme,a=[k,o.dataset.
firstTheme,l()].find(h)??"auto"},f=()=>{let p=new URL(location.href);p.searchParams.delete("theme"),delete o.dataset.askedTheme,
p.search!==location.search&&history.replaceState(history.state,"",p)},d=()=>{let p=document.querySelector("[data-theme-b\
utton]");return p instanceof HTMLElement?p:null},g=()=>{let p=d();p&&(p.textContent=n[a]);let b=a==="auto"?r.matches?"da\
rk":"light":a;c||o.dataset.theme===b||(o.dataset.theme=b,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
y=({type:p})=>{document.querySelector(".deck")||(c=p==="beforeprint",c?o.dataset.theme="light":g())};u(i),g();for(let p of[
"beforeprint","afterprint"])window.addEventListener(p,y);r.addEventListener("change",g),document.addEventListener("point\
erscope:choose-theme",({detail:p})=>{(p===null||h(p)||s.test(p))&&u(p??i),g()}),document.addEventListener("DOMContentLoa\
ded",()=>{let p=d();p&&(p.hidden=!1,g(),p.addEventListener("click",()=>{a=e[a],f();try{localStorage.setItem(t,a)}catch{}
g()}))})})();$();$();var kt=class extends Error{constructor(e,n){super(n.map(s=>s.message).join(" ")),this.status=e,this.problems=n}},Qe=new URL(
T.replace(/^(.*\/)static\/.*$/,"$1")),ue={answers:!0},Gc=[502,504];var jc="No response could be read. Your input is still here; check your connection and try again.",Dc=t=>`The server ans\
wered with ${t}.`;async function ls(t,e,n=Qe){let s=await Bc(new URL(`api/${t}`,n),e);if(String(n)===Qe.href&&Vc(s!==null&&
!Uc(s)),!s)return Jo();if(!(s.headers.get("content-type")??"").includes("json")){let i=Dc(s.status);throw new kt(s.status,
[{where:"",message:i,suggestions:[]}])}let r=await s.json().catch(Jo);if(!s.ok)throw new kt(s.status,r.errors??[]);return r}
async function Bc(t,e){try{let n=await fetch(t,e);return Gc.includes(n.status)?null:n}catch(n){if(tr(n))throw n;return null}}function Uc({headers:t}){return t.get("cache-status")?.startsWith("service-worker")??!1}function Vc(t){t!==ue.answers&&(ue.
answers=t,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:t}})))}function Jo(t){throw tr(t)?
t:new kt(0,[{where:"",message:jc,suggestions:[]}])}function tr(t){return t instanceof DOMException&&t.name==="AbortError"}
function Je(t){let e=Object.entries(t).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(e.map(([n,s])=>[n,String(
s)]))}function tn(t){return t instanceof Error?t.message:String(t)}$();var er={min:.5,max:4},qc={controls:["none","some","all"],caption:["none","title","all"]};function en(t,e){return t===
"scale"?e.trim()!==""&&Number(e)>=er.min&&Number(e)<=er.max:t==="controls"||t==="caption"?qc[t].includes(e):CSS.supports(
"color",e)}$();var nr=Promise.resolve();function sr(t){let e=nr.then(zc).then(t);return nr=e.catch(()=>{}),e}function zc(){let{scheduler:t}=globalThis;
return t?t.postTask(()=>{},{priority:"background"}):new Promise(e=>setTimeout(e,0))}$();$();var or={width:960,height:540};function ir(t){return{"HTML frame":ar(t),"Web component":Yc(t),Markdown:cr(t),Quarto:Kc(
t),LaTeX:Xc(t)}}function ar({title:t,embed:e}){return`<iframe src="${nn(e)}" title="${nn(t)}" width="${or.width}" height\
="${or.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%"></iframe>`}function Yc({server:t,attributes:e}){
let n=Object.entries({server:t,...e}).map(([s,o])=>o===""?s:`${s}="${nn(o)}"`);return`<script src="${nn(new URL("pointer\
-view.js",t).href)}" defer><\/script>
<pointer-view ${n.join(" ")}></pointer-view>`}function cr({title:t,embed:e,picture:n}){return`[![${Zc(t)}](<${rr(n)}>)](\
<${rr(e)}>)`}function Kc(t){return['::: {.content-visible when-format="html"}',"```{=html}",ar(t),"```",":::",'::: {.con\
tent-visible unless-format="html"}',cr(t),":::"].join(`
`)}function Xc({title:t,caption:e,name:n,embed:s,picture:o}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${o}`,
"\\begin{figure}","  \\centering",`  \\href{${Qc(s)}}{\\includegraphics[width=\\linewidth]{${n}.png}}`,`  \\caption{${ol(
[t,e].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function nn(t){return t.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Zc(t){return t.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function rr(t){return t.replaceAll("<","%3C").replaceAll(
">","%3E")}function Qc(t){return t.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var Jc={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},tl=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
el={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},nl=/[ąęįųĄĘĮŲ]/,sl=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function ol(t){return[...t.normalize("NFC").replace(
/\s/g," ").replace(sl,"")].flatMap(n=>[...el[n]??rl(n)]).map(n=>Jc[n]??il(n)).join("")}function rl(t){return nl.test(t)?
t.normalize("NFD").slice(0,1):t}function il(t){return/[&%$#_{}]/.test(t)?`\\${t}`:tl.test(t)?t:"?"}$();function hr(t,e,{title:n,origin:s}){let o=t.slice(t.indexOf(",")+1);if(e==="svg")return al(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[lr("Title",n),lr("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function al(t,e,n){let s=new DOMParser().parseFromString(t,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",e),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function lr(t,e){let n=new TextEncoder().encode(`iTXt${t}\
\0\0\0\0\0${e}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,cl(n)),s.buffer}function cl(t){let e=-1;for(let n of t){e^=n;for(let s=0;s<8;s+=1)e=e>>>1^(e&
1?3988292384:0)}return~e>>>0}var ll=[1,2,4],hl=2;function fr({name:t,links:e,view:n,picture:s,csv:o,json:r}){let i=document.createElement("div");i.className=
"view-take";let a={link:sn("Link"),embed:sn("Embed"),json:sn("JSON"),offline:sn("Offline file")};a.offline.title="One HT\
ML file with this whole view inside, for use without a network";let c=We("JSON",()=>ur(r(),`${t()}.json`,"application/js\
on")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";
let h=ul(()=>{let{link:p,embed:b}=e(),k=b?n():null;return{...p&&{Address:p},...k&&ir(k)}}),u=()=>{let p=e();for(let b of Object.
keys(a)){let k=p[b];a[b].hidden=k===null,k!==null&&(a[b].href=k)}c.hidden=p.json!==null,h.hidden=p.link===null&&p.embed===
null,l.hidden=ue.answers};for(let p of["pointerenter","focusin"])i.addEventListener(p,u);let f=document.createElement("s\
elect");f.setAttribute("aria-label","Size of the PNG"),f.append(...ll.map(p=>{let b=p===hl;return new Option(`${p}×`,String(
p),b,b)}));let d=async p=>{let{address:b,meta:k}=await s(p,Number(f.value)),x=k.origin??e().embed??location.href;mr(hr(b,
p,{title:k.title,origin:x}),`${t()}.${p}`)},g=()=>ur(`\uFEFF${o()}`,`${t()}.csv`,"text/csv;charset=utf-8"),y=document.createElement(
"span");return y.append(We("PNG",()=>d("png"))," ",f),i.append(a.link,a.embed,y,We("SVG",()=>d("svg")),We("CSV",g),a.json,
c,a.offline,h,l),u(),i}function ul(t){let e=document.createElement("details");e.className="view-codes";let n=document.createElement(
"summary");n.textContent="Copy";let s=document.createElement("p"),o=document.createElement("textarea");Object.assign(o,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.
createElement("div");i.className="view-sheet",i.append(s,o),e.append(n,i),e.addEventListener("toggle",()=>{if(!e.open)return;
r.textContent="",o.hidden=!0;let c=Object.entries(t()).map(([l,h])=>We(l,()=>a(l,h)));s.replaceChildren(...c,r)});let a=async(c,l)=>{
o.value=l,o.hidden=!1,o.setAttribute("aria-label",c);let h=await fl(l);h||o.select(),r.textContent=h?"Copied.":"Selected\
; copy it with the keyboard."};return e}async function fl(t){return navigator.clipboard?navigator.clipboard.writeText(t).
then(()=>!0,()=>!1):!1}function sn(t){let e=document.createElement("a");return e.textContent=t,e}function We(t,e){let n=document.
createElement("button");return n.type="button",n.textContent=t,n.addEventListener("click",e),n}function ur(t,e,n){mr(new Blob(
[t],{type:n}),e)}function mr(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}rn();$();var dr={width:420,height:200},ml=300,fe=2,dt=20,te=8,dl=7.5,pl=44,gl=18,yl=240,bl=90,yr=56,br=90,$l=48,xl=1.3,wl=.6,kl=9,
$r=1.4,xr=["coloraxis","coloraxis2"];function wr({data:t,layout:e},{width:n,height:s,isFixed:o,scale:r}){if(!n)return{data:t,
layout:e};let i={width:n/r,height:s/r},a=o&&(i.width<dr.width||i.height<dr.height),c={...i,isFixed:o,isTiny:a,isNarrow:i.
width<560,scale:r},l=a?Ml(e,e.meta.small??{}):e;if(!o)return{data:t,layout:{...l,...gr(l,c)}};let h=Al(t,l),u={...h,...gr(
h,c),...El(t,h,c),...Tl(h,c)};return{data:Rl(t,h,c.height),layout:u}}function Ml(t,e){return kr(t,e)}function kr(t,e){if(!pr(
t)||!pr(e))return e;let n={...t};for(let[s,o]of Object.entries(e))n[s]=kr(t[s],o);return Object.fromEntries(Object.entries(
n).filter(([,s])=>s!==null))}function pr(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)}function Mr(t,e){return Object.
entries(t).filter(([s])=>e.test(s))}function Ar(t,e){return t[`yaxis${(e??"y").slice(1)}`]}function Er(t){return Mr(t,/^yaxis/).
map(([,e])=>e.domain??[0,1])}function Sr(t,e){return t[e]}function Al(t,e){let{xaxis:n}=e,s=t.find(i=>(i.xaxis??"x")==="\
x"&&Array.isArray(i.x))?.x,o=Array.isArray(s)?s.filter(i=>typeof i=="string"):[],r=Array.isArray(s)&&o.length===s.length;
return n?.tickangle!==-90||n.tickvals||!o.length||!r?e:{...e,xaxis:{...n,tickmode:"array",tickvals:o,ticktext:o}}}function El(t,e,{
width:n,height:s,isTiny:o,scale:r}){let i=Sl(t,e),a=Math.max(...i.map(b=>b.length*te+$l)),c=Math.ceil(i.length/Math.max(
1,Math.floor(n/a))),l=i.length>0&&c*dt>s/(o?4:3),h=i.length>0&&!l,u=Ol(e,s,r),d=((u.annotations?.find(({font:b})=>b?.size)?.
font?.size??0)/r||dt)*$r+2,g=Math.min(e.margin?.t??8,h?c*dt+4:e.annotations?.length?d:8),y=xr.some(b=>Sr(e,b)?.colorbar?.
orientation==="h"),p=!e.margin||y&&!o;return{...l&&{showlegend:!1},...!p&&{margin:{...e.margin,t:Math.ceil(g*r)}},...u}}
function Sl(t,e){if(e.showlegend===!1)return[];let n=new Map,s=0;for(let{name:o,type:r,visible:i,showlegend:a,legendgroup:c}of t)
!o||(a===!1||i===!1)||["heatmap","contour"].includes(r)||(s+=1,n.set(c||o,o.replace(/<[^>]*>/g,"")));return s>1||e.showlegend?
[...n.values()]:[]}function Ol(t,e,n){let{annotations:s=[],template:o}=t,r=({yref:f,yanchor:d})=>f==="paper"&&d==="botto\
m",i=s.filter(r);if(!i.length)return{};let a=Er(t).map(([f])=>f),c=i.filter(({y:f})=>f<1).map(({y:f})=>Math.min(...a.map(
d=>d-f).filter(d=>d>0),1-f)),l=o.layout.font.size,h=Math.min(l,Math.min(1,...c)*(e-dt)/$r);if(h>=l)return{};let u=Math.max(
kl,h*n);return{annotations:s.map(f=>r(f)?{...f,font:{...f.font,size:u}}:f)}}function Tl(t,{height:e,isTiny:n}){let s=Math.
floor(e/3/te),o=e-Or(t,1/0,s)-yr,r={};for(let i of xr){let a=Sr(t,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=Nl(t,i,a,o))}return r}
function Nl(t,e,n,s){let o=n.colorbar??{};if(s>=ml||o.ticktext||o.orientation==="h")return n;let r=t.template.layout[e],
i=o.tickvals??r?.colorbar?.tickvals,a=(o.len??1)*s;if(!i){let u=Math.max(fe,Math.floor(a/dt/1.5));return{...n,colorbar:{
...o,nticks:u}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],h=[];for(let u of i){let f=h.at(-1);(f===void 0||(u-f)/(l-
c)*a>=dt)&&h.push(u)}return{...n,colorbar:{...o,tickvals:h}}}function gr(t,e){let{width:n,height:s,isFixed:o,isTiny:r,isNarrow:i}=e,
a=i?n:1/0,c=o?Math.floor(s/3/te):1/0,l=Or(t,a,c),h=o?l?yr:br:0,u=Math.max(s-l-(r?2*dt:h),dt),f=r?n-bl:Math.max(n-yl,60);
return Object.fromEntries(Mr(t,/^[xy]axis/).map(([d,g])=>{let y=d.startsWith("x"),p=o&&y?_l(g,t,u):g,[b,k]=p.domain??[0,
1],x=(k-b)*(y?f:u),w=t.template.layout.font.size*e.scale,A=vl(p,y,x,w,e),v=t.meta.priority?.[d];return[d,Ll(A,{isX:y,length:x,
fontSize:w,upright:c,priority:v},e)]}))}function vl(t,e,n,s,{isTiny:o,isFixed:r}){let i=t.title?.text??"";if(!o)return r&&
!e&&i.length*te>xl*n?{...t,title:{}}:t;let[a,c]=t.domain??[0,1];if(!e||!i||t.side==="top"||c-a>wl)return{...t,title:{}};
let l=Math.max(4,Math.floor(n/(te-1))+1),h=i.length>l?`${i.slice(0,l-1)}…`:i;return{...t,title:{...t.title,standoff:0,
font:{size:s-2},text:h}}}function Ll(t,{isX:e,length:n,fontSize:s,upright:o,priority:r},i){let{width:a,isFixed:c,isTiny:l,
isNarrow:h}=i,{ticktext:u,tickvals:f=[]}=t;if(t.visible===!1||t.showticklabels===!1)return t;if(!u)return c||h&&e?Cl(t,e,
n,i):t;let d=u.length;if(l&&e&&d===1&&t.tickangle===0&&(u[0]??"").length*te>n-te)return{...t,tickfont:{size:.75*s}};if(d<=
fe&&(e||!c||n>=dt))return t;let y=d<=fe?[d-1]:Pl(d,Math.floor(n/dt),r);return{...t,tickvals:y.map(p=>f[p]??p),ticktext:y.
map(p=>Tr(u[p]??"",p,h?a:1/0,e?o:1/0))}}function _l(t,e,n){let[s]=Ar(e,t.anchor)?.domain??[0,1],o=Er(e).map(([,a])=>a),r=Math.
max(...o.filter(a=>a<=s),-1/0),i=(s-r)*n;return t.side==="top"||i>2.4*dt?t:{...t,title:{},...i<.9*dt&&{showticklabels:!1}}}
function Cl(t,e,n,{isTiny:s,isNarrow:o}){let r=Math.max(fe,Math.floor(n/(e?pl:dt*1.5)));if(t.tickvals){let h=e?1:Math.ceil(
t.tickvals.length/r);return{...t,tickvals:t.tickvals.filter((u,f)=>f%h===0)}}let{dtick:i,...a}=t;if(t.type==="category")
return e?t:{...a,nticks:Math.max(fe,Math.floor(n/gl))};let c=o&&e&&t.nticks&&!s?fe:r,l=Math.min(t.nticks??1/0,c);return s||
t.nticks||l<5?{...a,nticks:l}:t}function Rl(t,e,n){return t.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let o=Ar(
e,s.yaxis),[r,i]=o?.domain??[0,1],a=o?.ticktext?.length;return a===void 0?s:(i-r)*(n-br)<a*dt?{...s,texttemplate:""}:s})}
function Pl(t,e,n){let s=[...Array(t).keys()];if(t<=e)return s;let o=Math.max(1,Math.ceil(t/Math.max(1,e)));if(!n)return s.
filter(i=>i%o===0);let r=[];for(let i of[...s].sort((a,c)=>(n[c]??0)-(n[a]??0)))r.every(a=>Math.abs(a-i)>=o)&&r.push(i);
return r.sort((i,a)=>i-a)}function Or({xaxis:t},e,n){let o=(t?.tickangle===0?[]:t?.ticktext??[]).map((r,i)=>Tr(r,i,e,n).
length);return Math.max(0,...o)*dl}function Tr(t,e,n,s){let o=n<1/0;if(!o&&t.length<=s)return t;let r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.
exec(t)??[],[,i="",a="",c=""]=r,[l="",h]=a.split(" · "),u=Math.min(o?Math.max(5,Math.floor(n/48)):14,s),f=l.length>u&&!l.
includes("&")?`${l.slice(0,u-1)}…`:l;return i+(h?`${e+1} ${f}`:f)+c}$();rn();var Il=12,me=new Map,us=new Map;function ds(t,e){let n=JSON.stringify(Object.values(t)),s=me.get(n)??new Map;me.delete(
n),me.set(n,s);for(let i of me.keys()){if(me.size<=Il)break;me.delete(i)}let o=s.get(e);if(o)return o;let r=new Promise(
(i,a)=>Wl(n,t,e,{resolve:i,reject:a}));return s.set(e,r),r.catch(()=>s.delete(e)),r}function Wl(t,e,n,s){let o=us.get(t);
if(o){o.views.set(n,s);return}let r=new Map([[n,s]]);us.set(t,{query:e,views:r}),setTimeout(()=>{us.delete(t),Fl(e,r)},0)}
async function Fl(t,e){let{server:n,path:s,query:o,theme:r}=t,i=[...e.keys()].sort().join(",");try{let a=await ls(`${s}/\
figures?${Je({...o,views:i,theme:r})}`,{},n);for(let[c,{resolve:l}]of e)l(a[c])}catch(a){let c=e.size>1&&a instanceof kt&&
[404,422,500].includes(a.status);for(let[l,{resolve:h,reject:u}]of e)c?Hl(t,l).then(h,u):u(a)}}function Hl({server:t,path:e,
query:n,theme:s},o){let r=Je({...n,theme:s});return ls(`${e}/views/${encodeURIComponent(o)}?${r}`,{},t)}var fs=new Map;async function vr(t,e){
let n=fs.get(t),s=n??(t.startsWith("#")?Gl(t.slice(1)):jl(t));n||(fs.set(t,s),s.catch(()=>fs.delete(t)));let o=await s;if(mt(
o))return o;let{templates:r={}}=o.layout.meta,i=r[e];if(!i)return o;let a=Nr(i),c=new Map;for(let f of Object.values(r))
Nr(f).forEach((d,g)=>{c.set(d,a[g]??d)});let{data:l,layout:h}=ms({data:o.data,layout:o.layout},c),{meta:u}=o.layout;return{
...o,data:l,layout:{...h,meta:u,template:i}}}function Nr(t){return t.layout.colorway}function ms(t,e){return Array.isArray(
t)&&["string","object"].includes(typeof t[0])&&!Array.isArray(t[0])?t.map(s=>ms(s,e)):t?.constructor===Object?Object.fromEntries(
Object.entries(t).map(([s,o])=>[s,ms(o,e)])):e.get(t)??t}async function Gl(t){let e=document.getElementById(t);if(!e)throw new Error(
"The figure is missing in this file.");return JSON.parse(e.textContent??"")}async function jl(t){let e=await fetch(new URL(
t,document.baseURI)).catch(()=>null);if(!e?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new kt(
e?.status??0,[{where:"",message:n,suggestions:[]}])}return e.json()}function de(t,{server:e,path:n,view:s,values:o}){let r=encodeURIComponent(
s),i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.\
png`,json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},h=Je({...i&&t!=="json"?{step:s}:
{},...o}).toString();return new URL(h?`${c[t]}?${h}`:c[t],e).href}$();function _r({x:t,y:e,xaxis:n,yaxis:s},o){let r=[Lr(n,t,o),Lr(s,e,o)];return[...new Set(r.filter(i=>i!==null))]}function Lr(t,e,n){
if(!t||e===void 0||!n.includes(t._name))return null;let s=t.type==="category"?t.d2l_noadd(e):e;return typeof s=="number"&&
Number.isInteger(s)?s:null}function Cr(t,e,n){let s=t.querySelector(":scope > .view-marks")??t.appendChild(Dl()),{_fullLayout:o}=t;
if(!o)return;let r=e.flatMap(i=>n.map(a=>Bl(o,o[i],a)));s.replaceChildren(...r.filter(i=>i!==null))}function Dl(){let t=document.
createElement("div");return t.className="view-marks",t}function Bl(t,e,n){if(!e?._length)return null;let s=e._id.startsWith(
"x"),o=t[`${s?"y":"x"}axis${(e.anchor??"").slice(1)}`]??t[s?"yaxis":"xaxis"],r=[e.l2p(n-.5),e.l2p(n+.5)],[i,a]=[Math.min(
...r),Math.max(...r)];if(!(a>0&&i<e._length)||!o?._length)return null;let[c,l]=s?[e._offset+i,o._offset]:[o._offset,e._offset+
i],[h,u]=s?[a-i,o._length]:[o._length,a-i],f=document.createElement("div");return Object.assign(f.style,{left:`${c}px`,top:`${l}\
px`,width:`${h}px`,height:`${u}px`}),f}$();function Pr(t,e){return Object.fromEntries(t.map(({name:n,values:s,value:o})=>[n,s.find(r=>String(r)===e(n))??o]))}function Ir(t,e){
for(let{name:n,values:s}of t){let o=e(n);if(o===null||s.map(String).includes(o))continue;let r=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${o}; ${r}.`}}return null}
function Wr(t,e,n){return e.reduce((s,o)=>{let r=t.find(({name:i})=>i===o)?.values??[];return s*r.length+r.indexOf(n[o]??
"")},0)}function Fr(t,e){return t.map(s=>{let{name:o,title:r,values:i}=s,a=Hr(s)[i.indexOf(e[o]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function Hr({values:t,labels:e}){return e??t}var an=class{#e;#t;#n="";#s=0;#r=null;constructor(e,n){
this.#e=e,this.#t=n}offer({choices:e=[],player:n},s,o){let r=e.length?[]:s.filter(c=>c.meta),i=JSON.stringify([e.map(({name:c,
values:l,labels:h})=>[c,l,h]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#r=null,
this.#e.replaceChildren(...e.map(c=>this.#i(c))),r.length&&o&&this.#e.append(this.#h(r));let a=e.find(({name:c})=>c===n);
a&&this.#e.append(...this.#o(a))}show(e){for(let[n,s]of Object.entries(e)){let o=this.#e.querySelector(`select[name="${n}\
"]`);o instanceof HTMLSelectElement&&(o.value=String(s))}}pause(){clearInterval(this.#s),this.#s=0,this.#r&&(this.#r.textContent=
"Play")}#i(e){let{name:n,title:s,values:o}=e,r=document.createElement("select");r.name=n;let i=Hr(e);return r.append(...o.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=o[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),Rr(s,r)}#h(e){let n=document.createElement("select");return n.append(new Option("…",""),
...e.map((s,o)=>new Option(s.name,String(o)))),n.addEventListener("change",()=>{let s=n.value?e[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),Rr("Open",n)}#o({name:e,title:n,values:s}){let o=()=>s.indexOf(this.#t.selected()[e]??
""),r=h=>{let u=s[Math.max(0,Math.min(s.length-1,h))];u!==void 0&&this.#t.select(e,u)},i=h=>{this.pause(),r(o()+h)},a=ps(
"Play",()=>{if(this.#s){this.pause();return}o()===s.length-1&&r(0),a.textContent="Pause",this.#s=setInterval(()=>{r(o()+
1),o()===s.length-1&&this.pause()},1200)});this.#r=a;let c=ps("‹",()=>i(-1)),l=ps("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}};function Rr(t,e){let n=document.createElement(
"label");return n.append(`${t} `,e),n}function ps(t,e){let n=document.createElement("button");return n.type="button",n.textContent=
t,n.addEventListener("click",e),n}ws();$();var Kr="vendor/plotly/plotly-traces-4.1.1.min.js",ks;function un(t){return window.Plotly?Promise.resolve(window.Plotly):
(ks??=new Promise((e,n)=>{let s=document.createElement("script");s.src=t?new URL(`static/${Kr}`,t).href:new URL(`../${Kr}`,
T).href;let o=()=>{ks=void 0,s.remove(),n(new Error("The drawing library could not be loaded. Reload the page to try aga\
in."))};s.addEventListener("load",()=>window.Plotly?e(window.Plotly):o()),s.addEventListener("error",o),document.head.append(
s)}),ks)}async function Xr(t,e,n){let{width:s,height:o}=t.layout;return(await un()).toImage(t,{format:e,width:s,height:o,
...e==="png"&&{scale:n}})}mn();var Io={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interv\
entions",against:"against"},Wo=["inputs","removed"],sm=new Set(["server","source","model","lesson","view","theme","reads",
...Wo,...Object.keys(Io)]),ic=["scale","accent","controls","caption"],om=new Set([...ic,"fill"]),oc="pointer-view:hover",
Ro=matchMedia("(prefers-color-scheme: dark)"),rm={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},im=120,am=[
["short",576,0],["low",352,0],["tight",288,352]],cm="400px 0px",rc=660,lm=/^(\w+):(\d+)$/,hm="The server draws this char\
t, and it does not answer.",um="The answer above is computed in this browser.",fm="Type visits, or add a place, to see w\
hat the model answers.",Re=null,Po=null,Fo=class extends HTMLElement{#e=null;#t=null;#n=null;#s=0;#r=!1;#i="";#h=!1;#o="";#c=[];#l=!1;#A=new IntersectionObserver(
e=>{e.some(n=>n.isIntersecting)&&this.#v()},{rootMargin:cm});#E=new ResizeObserver(()=>requestAnimationFrame(()=>this.#B()));#T=new MutationObserver(
e=>this.#L(e.map(({attributeName:n})=>n??"")));#p=e=>this.getAttribute(e);#g=()=>{if(!this.#n){this.#d();return}this.#_(
this.#w),this.#$()};#S=({target:e,detail:n})=>{!(e instanceof HTMLElement)||e===this||!this.hasAttribute("linked")||e.getAttribute(
"linked")===this.getAttribute("linked")&&this.mark(n.visits)};#N=({type:e})=>this.#J(e==="beforeprint");connectedCallback(){
this.#e??=this.#I(),this.#O(),document.addEventListener("pointerscope:theme",this.#g),document.addEventListener(oc,this.#S),
Ro.addEventListener("change",this.#g);for(let e of["beforeprint","afterprint"])window.addEventListener(e,this.#N);this.#E.
observe(this),this.#T.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#A.observe(this):this.#l=!0,this.#d()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#g),document.removeEventListener(oc,this.#S),Ro.removeEventListener(
"change",this.#g);for(let e of["beforeprint","afterprint"])window.removeEventListener(e,this.#N);this.#E.disconnect(),this.#T.
disconnect(),this.#A.disconnect(),this.#a.controls.pause()}mark(e){e.join()!==this.#c.join()&&(this.#c=e,this.#j())}get chosen(){
return this.#t?this.#M:{}}get wantedHeight(){if(!this.#t)return 0;let{above:e,below:n}=this.#D();return Math.ceil(e+on(this.#t)+
n)}get#a(){return this.#e??=this.#I(),this.#e}#v(){this.#l=!0,this.#A.disconnect(),this.#d()}#L(e){e.some(n=>om.has(n))&&
(this.#O(),this.#$()),e.includes("lazy")&&!this.hasAttribute("lazy")&&!this.#l?this.#v():e.some(n=>sm.has(n))?this.#d():
this.#f.some(({name:n})=>e.includes(n))?this.#U()&&this.#$():e.includes(this.#o)&&this.#d()}get#f(){return this.#t?Mt(this.#t).
choices??[]:[]}#d(){this.#r||(this.#r=!0,queueMicrotask(()=>{this.#r=!1,this.#Z()}))}get#y(){let[e,n]=this.hasAttribute(
"lesson")?["lessons",this.getAttribute("lesson")]:["models",this.getAttribute("model")];return n?`${e}/${encodeURIComponent(
n)}`:""}get#x(){let e=this.getAttribute("server");return e?new URL(e.endsWith("/")?e:`${e}/`,document.baseURI).href:Qe.href}get#u(){
let e=this.parentElement?.closest("[data-theme]");return e instanceof HTMLElement?e.dataset.theme:void 0}get#w(){let e=this.
getAttribute("theme");return e==="auto"?Ro.matches?"dark":"light":(e??this.#u)==="dark"?"dark":"light"}get#k(){let e=this.
getAttribute("scale");return e!==null&&en("scale",e)?Number(e):1}#O(){let e=this.getAttribute("accent");this.hasAttribute(
"scale")?this.style.setProperty("--scale",String(this.#k)):this.style.removeProperty("--scale"),e&&en("accent",e)?this.style.
setProperty("--accent",e):this.style.removeProperty("--accent")}get#P(){if(this.hasAttribute("lesson")){let n=Wo.map(s=>[
s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.fromEntries(n)}}if(this.getAttribute("reads")==="data set")
return{needsHistory:!1,query:{}};let e=Object.entries(Io).map(([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,
query:Object.fromEntries(e)}}async#Z(){let{needsHistory:e,query:n}=this.#P;this.#s+=1;let s=this.#s,o=this.getAttribute(
"source"),r=this.getAttribute("view")??"",i=this.#y&&r&&(!e||n.visits||n.record);if(!o&&!i){this.#C(fm);return}if(!this.#l){
this.#C("");return}let a=this.#w;this.#_(a),this.setAttribute("aria-busy","true");try{let c={server:this.#x,path:this.#y,
query:n,theme:a},l=this.hasAttribute("server")?this.#x:"",[h]=await Promise.all([o?vr(o,a):ds(c,r),o||r===hs?null:un(l)]),
u=mt(h),f=u?await Promise.resolve().then(()=>(sc(),nc)):null;u||await un(l),await sr(()=>{s===this.#s&&(this.#tt(f?.NetworkDrawing??
null,Mt(h).title),this.#t=u?h:structuredClone(h),this.#et(this.#t),this.#Q({...c,theme:"light"},r))})}catch(c){s===this.#s&&
this.#F(c)}finally{s===this.#s&&this.removeAttribute("aria-busy")}}#_(e){this.#u!==e?this.dataset.theme=e:delete this.dataset.
theme}#Q(e,n){if(!this.#t||mt(this.#t))return;let{template:s,meta:o}=this.#t.layout,r=o.templates?.light;Re??=r??(this.#w===
"light"?s:null),!(Re||this.hasAttribute("source"))&&(Po??=ds(e,n),Po.then(i=>{mt(i)||(Re??=i.layout.template)}).catch(()=>{
Po=null}))}#J(e){if(this.#h=e,!this.#t||!this.#i)return;let n=Re??this.#n;this.#_(e&&n?"light":this.#w),this.#$(),e||requestAnimationFrame(
()=>this.#$())}#I(){let e=document.createElement("summary");e.textContent="Numbers";let n={title:this.#b("h3","view-titl\
e"),caption:this.#b("p","view-caption"),choices:this.#b("div","view-choices"),summary:this.#b("p","view-summary"),failure:this.#b(
"p","view-failure"),plot:this.#b("div","view-plot"),details:this.#b("details","view-table"),exports:fr({name:()=>this.#z,
links:()=>this.#lt(),view:()=>this.#t&&this.#ht(this.#t),picture:(o,r)=>this.#at(o,r),csv:()=>fn(this.#q()),json:()=>JSON.
stringify(this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.
append(e),n.details.addEventListener("toggle",()=>this.#V());let s=new an(n.choices,{selected:()=>this.#M,select:(o,r)=>this.#it(
o,r),open:o=>this.#m("open",o)});this.replaceChildren(...Object.values(n)),this.addEventListener("toggle",({target:o})=>this.#rt(
o),!0);for(let o of[n.plot,n.details,n.choices,n.exports,n.failure])o.hidden=!0;return{...n,controls:s}}#b(e,n){let s=this.
querySelector(`.${n}`),o=s instanceof HTMLElement?s:document.createElement(e);return o.className=n,o}#tt(e,n){if(e===null==
(this.#n===null))return;let s=this.#a,o=s.plot.cloneNode();o.removeAttribute("data-listening"),o.role=e?"group":"img",s.
plot.replaceWith(o),s.plot=o,this.#n=e?new e(o,{title:n,hover:r=>this.#m("hover",{visits:r})}):null}#W(e){let{plot:n,details:s,
choices:o,exports:r,failure:i}=this.#a;for(let a of[n,s,o,r])a.hidden=e;i.hidden=!0}#C(e){this.#t=null,this.#o="",this.removeAttribute(
"aria-busy"),this.#a.controls.pause(),this.#W(!0),this.#a.summary.textContent=e}#F(e){this.#C("");let{failure:n}=this.#a,
o=e instanceof kt&&e.status===0&&document.querySelector("[data-answer]")!==null,r=o?hm:tn(e);if(n.replaceChildren(r),o&&
n.append(" ",mm()),n.hidden=!1,this.#m("failed",{message:r}),!(e instanceof kt)||![0,503].includes(e.status))return;let i=document.
createElement("button");i.type="button",i.textContent="Try again",i.addEventListener("click",()=>this.#d()),n.append(" ",
i)}#et(e){let{title:n,caption:s,controls:o}=this.#a,r=Mt(e);n.textContent=r.title,n.hidden=!1,s.textContent=r.caption,this.#W(
!1),o.offer(r,mt(e)?[]:e.data,!this.hasAttribute("fill")),this.#U()&&this.#$()}#$(){if(!this.#t)return;let{plot:e}=this.#a,
n=this.#h,s=this.#R(on(this.#t)),o=n?Math.min(s.width||rc,rc):s.width;o&&(mt(this.#t)?(e.style.height=`${s.height}px`,this.#n?.
draw(this.#t)):(e.style.height=s.isFixed?`${s.height}px`:"",this.#nt(e,this.#t,{...s,width:o})),this.#i=`${o}×${s.height}`,
this.dataset.drawn="true",this.#j(),this.#m("drawn",{}))}#nt(e,{data:n,layout:s},o){let r=this.#h,i=r&&Re?{...s,template:Re}:
s,a=this.#H({data:n,layout:i},o);window.Plotly?.react(e,a.data,r?{...a.layout,width:o.width}:a.layout,rm),e.dataset.listening||
this.#st(e)}#H({data:e,layout:n},{width:s,height:o,isFixed:r}){let i="rgba(0, 0, 0, 0)",a=this.#k,{font:c,hoverlabel:l}=n.
template.layout,h=c.size*a,u=wr({data:e,layout:dm(n)},{width:s,height:o,isFixed:r,scale:a}),f={font:{size:h},hoverlabel:{
...n.hoverlabel,font:{...l.font,size:h}}};return{data:u.data,layout:{...u.layout,...a!==1&&f,paper_bgcolor:i,plot_bgcolor:i,
height:o}}}#st(e){e.dataset.listening="true",e.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#m("ope\
n",n.data.meta);let[,s,o]=lm.exec(String([n.customdata].flat()[0]))??[];s&&this.#m("select",{table:s,row:Number(o)})}),e.
on("plotly_hover",({points:[n]})=>{n&&this.#m("hover",{visits:_r(n,this.#G)})}),e.on("plotly_unhover",()=>this.#m("hover",
{visits:[]}))}get#G(){return this.#t?Mt(this.#t).visit_axes??[]:[]}#m(e,n){this.dispatchEvent(new CustomEvent(`pointer-v\
iew:${e}`,{detail:n,bubbles:!0}))}#j(){!this.#t||!this.#i||(this.#n?this.#n.mark(this.#c):Cr(this.#a.plot,this.#G,this.#c))}#R(e){
let{plot:n}=this.#a,s=n.clientWidth;if(!this.hasAttribute("fill"))return{width:s,height:e,isFixed:!1};this.#ot();let{above:o,
below:r}=this.#D();this.style.setProperty("--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-o-r),
im);return{width:s,height:i,isFixed:!0}}#ot(){let[e,n]=[this.offsetWidth/this.#k,this.offsetHeight/this.#k],s=am.filter(
([,o,r])=>n<o||e<r).map(([o])=>o).join(" ");this.dataset.room!==s&&(this.dataset.room=s)}#D(){let{plot:e,details:n,exports:s}=this.#a,
o=this.getBoundingClientRect(),r=o.height/this.offsetHeight||1,i=[n,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),
a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(e.getBoundingClientRect().
top-o.top)/r,below:a/r}}#rt(e){if(this.hasAttribute("fill")&&e instanceof HTMLDetailsElement&&e.open)for(let n of this.querySelectorAll(
"details"))n.open&&(n.open=n===e);requestAnimationFrame(()=>this.#B())}#B(){if(!this.#t)return;let{width:e,height:n}=this.#R(
on(this.#t));e&&this.#i!==`${e}×${n}`&&this.#$()}#it(e,n){this.setAttribute(e,String(n)),this.#m("option",{[e]:n})}#U(){
let e=this.#t;if(!e)return!1;let n=this.hasAttribute("lenient")?null:Ir(this.#f,this.#p);if(n)return this.#F(new Error(n.
message)),this.#o=n.name,!1;let s=Mt(e),o="";if(this.#f.length&&!mt(e)){let r=this.#M;this.#a.controls.show(r);for(let a of e.
data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));zr(e,r);let{summaries:i}=s;i&&(s.summary=i.texts[Wr(
this.#f,i.by,r)]??""),o=`: ${Fr(this.#f,r)}`}return this.#a.summary.textContent=s.summary??"",this.#a.plot.setAttribute(
"aria-label",`${s.title}${o}. ${s.summary??""}`),this.#V(),!0}get#M(){return Pr(this.#f,this.#p)}#V(){let{details:e}=this.#a;
if(!e.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${Mt(this.#t).title}`),n.append(...this.#q().map(ge)),e.querySelector(
".table-frame")?.remove(),e.append(n)}#q(){return this.#t?Jr(this.#t,this.#M):[]}async#at(e,n){let s=this.#t;if(!s)throw new Error(
"There is no figure to save yet.");return{address:mt(s)?await this.#n?.address(e,n)??"":await Xr(this.#ct(s),e,n),meta:Mt(
s)}}#ct(e){let{data:n,layout:s}=structuredClone(e),o=this.#R(s.height),{paper_bgcolor:r,plot_bgcolor:i}=s.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#H({data:n,layout:s},o),l=a?{}:{
paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:o.width,...l}}}get#z(){let e=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??e.filter(Boolean).join("-")}get#Y(){return{server:this.#x,path:this.#y,view:this.getAttribute("vie\
w")??"",values:{...this.#P.query,...this.#M}}}get#K(){let e=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=ic.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",o])=>this.hasAttribute(s)&&en(s,o??""));return{...e&&
{theme:e},...Object.fromEntries(n)}}#lt(){let e=new URL(location.href);e.hash=this.id;let n=this.id?e.href:null;if(!(!this.
hasAttribute("source")&&ue.answers))return{link:n,embed:null,json:null,offline:null};let o=this.#Y;return{link:n,embed:de(
"embed",this.#X(o)),json:de("json",o),offline:de("offline",o)}}#X(e){let{controls:n,...s}=this.#K,o={...e.values,...s,...n&&
n!=="some"&&{controls:n}};return{...e,values:o}}#ht(e){let n=this.#Y,{title:s,summary:o=""}=Mt(e),r=["model","lesson","v\
iew","reads",...Wo,...Object.keys(Io)],i=[...this.attributes].filter(({name:f})=>r.includes(f)),{theme:a,...c}=this.#K,l=a?.
replace(/^transparent-?/,""),h={...Object.fromEntries(i.map(({name:f,value:d})=>[f,d])),...this.#M,...l&&{theme:l},...c},
u=this.#X(n);return{title:s,caption:o,name:this.#z,server:n.server,embed:de("embed",u),picture:de("picture",u),attributes:Object.
fromEntries(Object.entries(h).map(([f,d])=>[f,String(d)]))}}};function mm(){let t=document.createElement("span");return t.
className="beside-browser-answer",t.textContent=um,t}function dm(t){let e=Object.entries(t).map(([n,s])=>{if(!/^[xy]axis/.
test(n))return[n,s];let o=s,r=t[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=o.type==="category"&&!o.categoryarray&&
r;return[n,i?{...o,categoryorder:"array",categoryarray:r}:o]});return Object.fromEntries(e)}customElements.define("point\
er-view",Fo);$();$();var pm=["ArrowRight","ArrowDown","PageDown"," ","n","l","j"],gm=["ArrowLeft","ArrowUp","PageUp","p","h","k"],ac=["slidec\
hanged","fragmentshown","fragmenthidden"],Jt=null;function uc(t,e){if(Jt&&!Jt.closed){Jt.focus();return}if(Jt=window.open(
"","","width=900,height=700"),!Jt)return;let n=Jt.document;n.title=`Notes · ${e}`,n.documentElement.className="pointers\
cope",n.documentElement.dataset.theme=document.documentElement.dataset.theme;for(let a of document.querySelectorAll("sty\
le, link[rel=stylesheet]"))n.head.append(ym(n,a));n.body.className="speaker-page";let s=bm(n),o=Date.now(),r=()=>$m(t,s,
o),i=setInterval(r,1e3);for(let a of ac)t.on(a,r);n.addEventListener("keydown",({key:a})=>{pm.includes(a)&&t.next(),gm.includes(
a)&&t.prev()}),Jt.addEventListener("pagehide",()=>{clearInterval(i);for(let a of ac)t.off(a,r)}),window.addEventListener(
"pagehide",()=>Jt?.close()),r()}function ym(t,e){let n=t.importNode(e,!0);return e instanceof HTMLLinkElement&&n.setAttribute(
"href",e.href),n}function bm(t){let e=(n,s)=>{let o=t.createElement(n);return o.className=s,t.body.append(o),o};return{time:e(
"p","speaker-time"),title:e("h1","speaker-title"),notes:e("div","speaker-text"),next:e("p","speaker-next")}}function $m(t,{
time:e,title:n,notes:s,next:o},r){let i=t.getSlides(),a=t.getCurrentSlide(),c=i.indexOf(a),l=cc(i.slice(0,c+1)),h=cc(i),
u=Math.floor((Date.now()-r)/1e3),f=`${Math.floor(u/60)}:${String(u%60).padStart(2,"0")}`,d=h?` · this slide until ${hc(
l)} of ${hc(h)} min`:"";if(e.textContent=`${c+1} of ${i.length} · ${f}${d}`,n.textContent=lc(a),s.dataset.at!==String(c)){
s.dataset.at=String(c);let p=a.querySelector("aside.notes"),b=[...p?.childNodes??[]].map(k=>s.ownerDocument.importNode(k,
!0));s.replaceChildren(...p?b:["No notes."])}let g=a.querySelectorAll(".fragment:not(.visible)").length,y=i[c+1];g?o.textContent=
`${g} more on this slide`:o.textContent=y?`Next: ${lc(y)}`:"The last slide"}function cc(t){return t.reduce((e,n)=>e+Number(
n.dataset.minutes??0),0)}function lc(t){return t.getAttribute("aria-label")??""}function hc(t){return String(Math.round(
t*10)/10)}$();function Ho(t){for(let e of t){let n=e.firstElementChild;if(!(n instanceof HTMLElement))continue;let[s,o]=[.4,2];for(let r=0;r<
7;r+=1){let i=r?(s+o)/2:2;if(n.style.zoom=String(i),xm(n,e)?s=i:o=i,s===2)break}n.style.zoom=String(s)}}function xm(t,e){
let n=[t,e,...t.querySelectorAll(".table-frame, .formula")];return e.scrollHeight<=e.clientHeight+1&&n.every(s=>s.scrollWidth<=
s.clientWidth+1)}$();$();function fc(t){return Number(t.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function gt(t){return Number.isFinite(t)?String(Number(t.toPrecision(6))).replaceAll("-","−"):t>0?"∞":"−∞"}function ns(t){
return t<0?`(${gt(t)})`:gt(t)}function Go(t){return dc(t," + ")}function mc(t){return dc(t,", ")}function ss(t,e){return t===
e?e:`${t} = ${e}`}function dc(t,e){return t.length<=24?t.join(e):[...t.slice(0,24/2),"…",...t.slice(-2)].join(e)}$();ln();var wm=30,[Pe,Ie,St,km,Ht]=[0,1,2,3,4],Mm={add:["+",Ie],subtract:["−",Ie],multiply:["·",St],divide:["/",St],remainder:[
"mod",St],power:["^",km],greater:[">",Pe],greater_equal:["≥",Pe],less:["<",Pe],less_equal:["≤",Pe],equal:["=",Pe],not_equal:[
"≠",Pe]},Am={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},gc=new Set(["sum","softmax"]);function Do(t,e,n){
let s=new Map,o=(i,a)=>{let c=`${i}:${a}`,l=s.get(c)??r(i,a);return s.set(c,l),l},r=(i,a)=>{let c=t[i];if(!c)throw new RangeError(
`The expression has no operation ${i}.`);let{op:l,name:h=""}=c;if(l==="table")return{value:n(h,a),op:"",parts:[],table:h,
index:a};if(l==="constant"||l==="opaque")return{value:Ur(c,a),op:"",parts:[]};let u=Br(t,c,a).map(([b,k])=>o(b,k)),[f,d,
g]=u;if((l==="view"||l==="join")&&f)return f;if(l==="where"&&d&&g)return f?.value?d:g;if(l==="collect")return pc(u);if(l===
"matmul")return pc($c(u));if(l==="softmax")return Tm(u,Vr(t,c,a));let y=bs[l];if(y)return{value:y(u.map(({value:b})=>b)),
op:l,parts:u};let p=Dr[l];if(!p||!f)throw new RangeError(`There is no operation ${l}.`);return{value:p(f.value,d?.value??
0),op:l,parts:u}};return o(t.length-1,e)}function os(t){let e=new Map,n=new Set,s=o=>{n.has(o)||(n.add(o),o.table!==void 0&&
e.set(`${o.table}:${o.index}`,o),o.parts.forEach(s),o.temperature&&s(o.temperature))};return s(t),[...e.values()]}function rs(t){
if(gc.has(t.op))return t;for(let e of t.parts){let n=rs(e);if(n)return n}return null}function Bo(t){return t.op?Uo(t,null,
!1).text:gt(t.value)}function yc(t){let e=gt(t.value),n=rs(t);if(!n)return ss(Bo(t),e);if(n===t){if(t.op==="sum")return`\
Sum ${e}`;let s=is(t),o=s.reduce((r,i)=>r+i,0);return`${gt(s[t.place??0]??0)} / ${gt(o)} = ${e}`}return`${bc(t,n)??Uo(t,
n,!1).text} = ${e}`}function is({parts:t,temperature:e}){return cn(t.map(({value:n})=>n),e?.value)}function bc(t,e){if(t===
e)return e.op==="sum"?`Sum ${gt(e.value)}`:null;let[n,s]=t.parts,o=n&&bc(n,e);return!o||!s||s.op?null:t.op==="add"?`${o}\
, plus ${gt(s.value)}`:t.op==="divide"?`${o}, divided by ${gt(s.value)}`:null}function Uo(t,e,n){let{op:s,parts:o,value:r}=t,
i=gc.has(s);if(!s||t===e||i&&n)return{text:ns(r),binding:Ht};let a=o.map(f=>Uo(f,e,n||i)),c=a.map(({text:f})=>f);if(s===
"sum")return{text:c.length?Go(c):"0",binding:Ie};if(s==="softmax")return{text:Sm(t,a),binding:St};if(s==="product")return{
text:c.join(" · "),binding:St};let[l={text:"",binding:Ht},h]=a,u=Mm[s];if(u&&h){let[f,d]=u,g=s==="add"||s==="multiply",
y=Gt(l,s==="power"?Ht:d),p=Gt(h,g?d:d+1);return{text:s==="power"?`${y}^${p}`:`${y} ${f} ${p}`,binding:d}}return s==="neg\
ative"?{text:`−${Gt(l,St)}`,binding:Ie}:s==="sqrt"?{text:`√${Gt(l,Ht)}`,binding:Ht}:s==="absolute"?{text:`|${Em(o[0],
l)}|`,binding:Ht}:s==="sigmoid"?{text:`1 / (1 + e^(−${Gt(l,Ht)}))`,binding:St}:s==="gelu"?{text:`${Gt(l,St)} · Φ(${l.
text})`,binding:St}:{text:`${Am[s]??s}(${mc(c)})`,binding:Ht}}function Em(t,{text:e}){return t&&!t.op?gt(t.value):e}function Gt({
text:t,binding:e},n){return e<n?`(${t})`:t}function Sm({parts:t,place:e=0,temperature:n},s){let o=Math.max(...t.map(({value:c})=>c)),
r=n?.value??1,i=Math.abs(o/r)>wm,a=s.map(c=>{let l=c;return i&&(l={text:`${Gt(c,Ie)} − ${ns(o)}`,binding:Ie}),r!==1&&(l=
{text:`${Gt(l,St)} / ${ns(r)}`,binding:St}),`e^${Gt(l,Ht)}`});return`${a[e]} / (${Go(a)})`}function $c(t){let e=[];for(let n=0;n<
t.length;n+=2){let s=t.slice(n,n+2);e.push({value:Om(s),op:"multiply",parts:s})}return e}function Om(t){return t.reduce(
(e,{value:n})=>e*n,1)}function pc(t){let e=t[0]?.parts[0]?.parts[1],n=t.every(({op:r,parts:[i]})=>r==="multiply"&&i?.op===
"divide"&&i.parts[1]===e);if(!e||e.op||!n)return{value:jo(t),op:"sum",parts:t};let s=t.flatMap(({parts:[r,i]})=>r?.parts[0]&&
i?$c([r.parts[0],i]):[]),o={value:jo(s),op:"sum",parts:s};return{value:jo(t),op:"divide",parts:[o,e]}}function jo(t){return t.
reduce((e,{value:n})=>e+n,0)}function Tm(t,{place:e,width:n}){let s=t[n],r={value:0,op:"softmax",parts:t.slice(0,n),place:e,
...s&&{temperature:s}},i=is(r),a=i.reduce((c,l)=>c+l,0);return{...r,value:(i[e]??Number.NaN)/a}}$();function le(t,e,n){let s=Nm(t,e,n);if(!s)throw new Error(`The page has no element that matches ${e}.`);return s}function Nm(t,e,n){
let s=t.querySelector(e);return s&&wc(s,n)?s:null}function ft(t,e,n){return[...t.querySelectorAll(e)].filter(s=>wc(s,n))}
function xc(t,e="pointer-view"){return[...t.querySelectorAll(e)]}function Vo({target:t}){return t}function wc(t,e){return t instanceof(e??HTMLElement)}ln();mn();var kc="figure[data-how]",vm="figure[data-how] tbody td",Lm={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},
ArrowLeft:{row:0,column:-1},ArrowRight:{row:0,column:1}};function Mc(t,e){let n=s=>{let o=qo(s);o&&Rm(o)};t.addEventListener(
"pointerover",n),t.addEventListener("focusin",n),t.addEventListener("click",n),e&&_m(t,e),t.addEventListener("pointerout",
s=>{let o=Vo(s).closest(kc),{relatedTarget:r}=s,i=r instanceof Node&&o?.contains(r);o&&!i&&Oc(Yo(o))}),t.addEventListener(
"keydown",Cm)}function Ac(t){for(let e of ft(t,kc))for(let[n,s]of ft(e,"tbody td").entries())s.tabIndex=n===0?0:-1}function _m(t,e){
let n=0,s=async o=>{let r=qo(o);if(!r)return;n+=1;let i=n,a=zo(r),c=Yo(a),{step:l=""}=c.dataset,{table:h=""}=a.dataset;try{
let u=await e(l,h,Tc(as(a),r));i===n&&c.isConnected&&Im(c,u,r)}catch(u){i===n&&(le(c,"[data-sum]").textContent=tn(u))}};
t.addEventListener("click",s),t.addEventListener("keydown",o=>{if(o.key==="Enter"&&s(o),o.key!=="Escape")return;let r=Vo(
o).closest("[data-step]")?.querySelector("[data-opened] button");r instanceof HTMLElement&&r.click()})}function Cm(t){let e=qo(
t),n=Lm[t.key];if(!e||!n||t.altKey||t.ctrlKey||t.metaKey)return;t.preventDefault();let s=zo(e),o=as(s),{row:r,column:i}=Tc(
o,e),a="down"in s.dataset,c=a?n.column:n.row,l=a?n.row:n.column,h=o[r+c]?.[i+l];h&&(e.tabIndex=-1,h.tabIndex=0,h.focus())}
function Rm(t){let e=zo(t),n=Yo(e);Oc(n);let s=Do(JSON.parse(e.dataset.how??"[]"),Fm(as(e),t),Pm(n));t.dataset.lit="resu\
lt";for(let a of os(s)){let c=Ec(n,a.table??"")[a.index??0];c&&(c.dataset.lit??="part")}let o=n.querySelector("[data-sum\
]");if(!(o instanceof HTMLElement))return;let r=gt(Nc(t)),i=Number.isNaN(s.value)?r:ss(Bo(s),r);o.textContent=[Hm(e,t),i].
filter(Boolean).join(": "),delete o.dataset.above,t.getBoundingClientRect().bottom>o.getBoundingClientRect().top&&(o.dataset.
above="")}function Pm(t){let e=new Map;return(n,s)=>{let o=e.get(n)??Ec(t,n);e.set(n,o);let r=o[s];return r?Nc(r):Number.
NaN}}function Ec(t,e){let n=t.querySelector(`figure[data-table="${CSS.escape(e)}"]`);return n instanceof HTMLElement?as(
n).flat():[]}function Im(t,e,n){t.querySelector("[data-opened]")?.remove();let{title:s,row:o,column:r,expression:i,index:a,
numbers:c}=e,l=Do(i,a,(y,p)=>Sc(c[y],p).value),h=document.createElement("div");h.dataset.opened="";let u=document.createElement(
"h3");u.textContent=[s,o,r].filter(Boolean).join(", ");let f=document.createElement("button");f.type="button",f.textContent=
"Close",f.addEventListener("click",()=>{h.remove(),n.focus()});let d=document.createElement("div");d.className="table-fr\
ame",d.tabIndex=0,d.setAttribute("role","group"),d.setAttribute("aria-label",u.textContent),d.append(ge(Wm(l,c)));let g=document.
createElement("p");g.className="sum",g.textContent=yc(l),h.append(u,d,g,f),le(t,"[data-sum]").after(h),d.focus({preventScroll:!0}),
h.scrollIntoView({block:"nearest"})}function Wm(t,e){let n=a=>{let[{table:c="",index:l=0}={}]=os(a);return Sc(e[c],l).label},
s=(a,...c)=>[a,...c.map(gt)],o=rs(t);if(!o)return{columns:["term","value"],rows:os(t).map(({table:a="",value:c})=>s(e[a]?.
title??"",c))};let{op:r,parts:i}=o;if(r==="softmax"){let a=is(o);return{columns:["term","score","exponential, largest sc\
ore subtracted"],rows:i.map((c,l)=>s(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["t\
erm","first factor","second factor","product"],rows:i.map(a=>s(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:[
"term","value"],rows:i.map(a=>s(n(a),a.value))}}function Sc(t,e){let n=t?.index.indexOf(e)??-1,s=t?.values[n];return{label:t?.
labels[n]??"",value:s===void 0?Number.NaN:$s(s)}}function Oc(t){for(let n of ft(t,"[data-lit]"))delete n.dataset.lit;let e=t.
querySelector("[data-sum]");e&&(e.textContent="")}function qo(t){return t.target instanceof Element?t.target.closest(vm):
null}function zo(t){return t.closest("figure")}function Yo(t){return t.closest("[data-step]")}function as(t){return"down"in
t.dataset?[ft(t,"tbody td",HTMLTableCellElement)]:ft(t,"tbody tr").map(e=>ft(e,"td",HTMLTableCellElement))}function Tc(t,e){
let n=t.findIndex(s=>s.includes(e));return{row:n,column:t[n]?.indexOf(e)??-1}}function Fm(t,e){return t.flat().indexOf(e)}
function Hm(t,e){let n=e.parentElement?ft(e.parentElement,"th"):[],s=ft(t,"thead th")[e.cellIndex-n.length],o=[n[0],s].map(
r=>r?.title||r?.textContent);return[le(t,"figcaption span").textContent,...o].filter(Boolean).join(", ")}function Nc(t){
return fc(t.dataset.value??t.textContent??"")}var Gm=1280,jm=720,vc=1e4,Dm=400,Bm=15e3,Lc={s:83,t:84},Um=[" ","Enter"],Tt=le(document,".deck"),Cc="preview"in Tt.dataset,
Rc=/print-pdf/i.test(location.search),Pc=window.Reveal;if(!Pc)throw new Error("reveal.js is missing on this page.");var Ot=new Pc(
Tt,{width:Gm,height:jm,margin:0,minScale:.1,maxScale:4,center:!1,transition:"none",backgroundTransition:"none",slideNumber:"\
c/t",hash:!Cc,viewDistance:vc,mobileViewDistance:vc,pdfMaxPagesPerSlide:1,pdfPageHeightOffset:0,scrollActivationWidth:null,
postMessage:!1,keyboardCondition:t=>!Vm(t)}),Ic=0,Ko=()=>ft(Tt,"section");function Vm({key:t}){let e=document.activeElement;
return!e||e===document.body||!Tt.contains(e)?!1:e.closest("select, input, textarea, td, [contenteditable]")?!0:Um.includes(
t)&&e.closest("button, summary, a")!==null}function qm(t){let e=ft(t,".fragment.visible").map(({dataset:n})=>Number(n.fragmentIndex));
return 1+Math.max(-1,...e)}function Xo(t){let e=qm(t);for(let n of ft(t,"[data-stages]"))zm(n,e);for(let n of ft(t,"[dat\
a-at]")){let s=JSON.parse(n.dataset.at??"[]");n.toggleAttribute("data-away",!s.includes(e))}}function zm(t,e){let n=JSON.
parse(t.dataset.stages??"[]"),s=n[Math.min(e,n.length-1)];if(!s)return;for(let[i,a]of[...t.children].entries())a.toggleAttribute(
"data-away",i!==s.show);if(t.dataset.stage===String(e))return;t.dataset.stage=String(e);let o=t.children[s.show];if(o?.localName!==
"pointer-view")return;let r=new Set(n.flatMap(({options:i})=>Object.keys(i)));for(let i of r)Ym(o,i,s.options[i])}function Ym(t,e,n){
n===void 0?t.removeAttribute(e):t.getAttribute(e)!==String(n)&&t.setAttribute(e,String(n))}function _c(){let t=Ko(),e=Math.
max(0,t.indexOf(Ot.getCurrentSlide())),n=o=>{let r=t.indexOf(o.closest("section"))-e;return 4*Math.abs(r)+(r<0?2:0)+(o.closest(
"[data-away]")?1:0)};return xc(Tt,"pointer-view[hidden][lazy]").sort((o,r)=>n(o)-n(r))[0]}function Km(t){return new Promise(
e=>{let n=()=>{s.disconnect(),clearTimeout(o),e()},s=new MutationObserver(()=>{(t.dataset.drawn||t.querySelector(".view-\
failure:not([hidden])"))&&n()}),o=setTimeout(n,Bm);s.observe(t,{attributes:!0,childList:!0,subtree:!0}),t.removeAttribute(
"hidden"),t.removeAttribute("lazy")})}function Xm(){let t=Math.max(0,Ic-performance.now());return new Promise(e=>{let n=()=>{
"requestIdleCallback"in window?requestIdleCallback(()=>e(),{timeout:200}):setTimeout(e,20)};t?setTimeout(n,t):n()})}async function Zm(){
for(let t=_c();t;t=_c()){await Km(t);let e=t.closest(".step-frame");e instanceof HTMLElement&&Ho([e]),Rc||await Xm()}document.
documentElement.dataset.allDrawn="true"}function Qm({currentSlide:t}){Ic=performance.now()+Dm,Xo(t??Ot.getCurrentSlide())}
function Jm(){document.documentElement.dataset.framed="";for(let t of["beforeprint","afterprint"])window.addEventListener(
t,e=>e.stopImmediatePropagation(),{capture:!0})}function td(){Ot.addKeyBinding({keyCode:Lc.s,key:"S",description:"Speake\
r notes"},()=>uc(Ot,Tt.dataset.title??"")),Ot.addKeyBinding({keyCode:Lc.t,key:"T",description:"Light or dark"},()=>le(Tt,
"[data-theme-button]").click())}function ed(){return Cc?window.frameElement?.getAttribute("data-slide"):null}async function nd(){
if(Jm(),Rc){let t=new Promise(e=>Ot.on("pdf-ready",e));await Ot.initialize(),await t}else{for(let e of Ko())Xo(e);await Ot.
initialize(),td();let t=ed()??Tt.dataset.start;t&&Ot.slide(Number(t));for(let e of["slidechanged","fragmentshown","fragm\
enthidden"])Ot.on(e,Qm);document.addEventListener("deck:show",({detail:e})=>Ot.slide(e))}for(let t of Ko())Xo(t);Ho(ft(Tt,
".step-frame")),Mc(Tt,null),Ac(Tt),document.documentElement.dataset.deckReady="true",await Zm()}nd();})();
