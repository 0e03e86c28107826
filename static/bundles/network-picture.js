(()=>{var{currentScript:qn}=document,Es=qn instanceof HTMLScriptElement?qn.src:"",T=new URL("static/js/",Es||document.baseURI).
href;function se(t,e,n){let o=Ts(t,e,n);if(!o)throw new Error(`The page has no element that matches ${e}.`);return o}function Ts(t,e,n){
let o=t.querySelector(e);return o&&_s(o,n)?o:null}function _s(t,e){return t instanceof(e??HTMLElement)}function m(t,{key:e,...n}={},...o){return{tag:t,...typeof e=="string"&&{key:e},attributes:n,children:o.flat(Number.POSITIVE_INFINITY).
filter(Ls)}}function re(t){return t==null||t===!1?null:String(typeof t=="number"?_t(t):t)}function _t(t){return Math.round(t*100)/100}function xt(t,e,n,o){let[s,r,a,i]=[e[0],e[1],o[0],o[1]].map(_t),[c,l,h]=[t,n,
(t+n)/2].map(_t);return`M${c} ${s}C${h} ${s} ${h} ${a} ${l} ${a}L${l} ${i}C${h} ${i} ${h} ${r} ${c} ${r}Z`}function Ue(t,e,n,o){
let[s,r,a,i]=[e[0],e[1],o[0],o[1]].map(_t),[c,l,h]=[t,n,(t+n)/2].map(_t);return`M${s} ${c}C${s} ${h} ${a} ${h} ${a} ${l}\
L${i} ${l}C${i} ${h} ${r} ${h} ${r} ${c}Z`}function Yn(t,e,n,o){let[s,r,a,i]=[e[0],e[1],o[0],o[1]].map(_t),[c,l]=[t,n].map(
_t);return`M${s} ${c}Q${s} ${a} ${l} ${a}L${l} ${i}Q${r} ${i} ${r} ${c}Z`}function Ls(t){return t!=null&&t!==!1&&t!==""}var Rs=/[ijlI.,:;'|!()[\]]/,Ps=/[mwMW%@—…]/,Cs=/[A-ZÄÖÜ0-9+=<>]/;function V(t,e,n=!1){let o=0;for(let s of t)o+=je(
s);return o*e*(n?1.06:1)}function je(t){return Rs.test(t)||t===" "?.29:Ps.test(t)?.87:Cs.test(t)?.65:.55}function et(t,e,n,o=!1){
if(V(t,n,o)<=e)return t;let s=e/(n*(o?1.06:1))-je("…"),r="";for(let a of t){if(s-=je(a),s<0&&r)break;r+=a}return`${r.trimEnd()}\
…`}function ae(t,e,n,o,s=!1){let r=[],a="",i=t.split(" ");for(let[c,l]of i.entries()){let h=a?`${a} ${l}`:l;if(!a||V(h,
n,s)<=e){a=h;continue}if(r.length===o-1){a=[a,...i.slice(c)].join(" ");break}r.push(a),a=l}return[...r,et(a,e,n,s)]}function S(t,e=0){
let n=100*t,o=10**-e;return n>0&&n<o/2?`<${o.toFixed(e)} %`:`${n.toFixed(e).replace("-","−")} %`}function O(t,e=1){if(t===
Number.NEGATIVE_INFINITY)return"−∞";let n=t.toFixed(e);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function ft(t){
let e=Math.round(t);if(e<60)return`${e} min`;let n=e%60;return`${Math.floor(e/60)} h${n?` ${String(n).padStart(2,"0")}`:
""}`}function st(t){let e=n=>String(Math.floor(n)).padStart(2,"0");return`${e(t/60)}:${e(t%60)}`}var at=["Mon","Tue","We\
d","Thu","Fri","Sat","Sun"];var Is=.6,vs=["pointer","generation"];function Kt({reading:t,before:e,overlays:n}){return!n||!e?.hasPointer||!t.hasPointer?
null:t.hasVisitsOf(e)?e.pointerWeights:null}function ie(t){let{reading:e,before:n,overlays:o}=t;if(!o||!n)return 1;let s=Kt(
t),r=(h,[u=0,f=0])=>h+Math.max(u,f),a=Array.from(s??[],(h,u)=>[h,Number(e.pointerWeights[u])]),i=[...Kn(e),...Kn(n)],c=[
...new Set(i)].flatMap(h=>vs.map(u=>[e.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,f)=>u+
Number(f[h]),0)));return Math.max(1,a.reduce(r,0),[...c,l].reduce(r,0))}function Kn({trace:t,locations:e}){let n=t.tensors.
probabilities;if(n)return Array.from(n.values,(r,a)=>a);let{final:o,generation:s}=t.location_probabilities;return[...e,...[
...o,...s??[]].map(({location:r})=>r)]}function ce({key:t,now:e,before:n,path:o,edges:s,style:r="",title:a=""}){if(n===null||
Math.abs(e-n)<Is)return null;let i=e>n?"more":"less",[c,l]=s[i];return!c||!l?null:m("path",{key:`${i} ${t}`,class:`chang\
e ${i}${r}`,d:o(c,l)},a&&m("title",{},a))}function le(t,e,n){return`${S(t,1)}; ${n} ${S(e,1)}`}var Ws=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}];
function pt(t,e){for(let{kind:n,pattern:o}of Ws){let s=o.exec(t??"");if(!s)continue;let r=Object.entries(s.groups??{}).map(
([i,c])=>[i,Number(c)]),a={kind:n,...Object.fromEntries(r)};return Fs(a,e)?a:null}return null}function Fs({kind:t,visit:e=0,
layer:n=0,head:o=0,location:s=2},r){return t==="pointer"?r.hasPointer:t==="generation"?r.hasGeneration:t==="gate"?r.hasGate:
e<r.count&&n<r.layers&&(t!=="head"||o<r.heads)&&s>1&&s<r.trace.architecture.locations}function nt(t,e){return t?.kind===
"visit"?[t.visit??0]:t?.kind!=="place"?[]:e.locations.flatMap((n,o)=>n===t.location?[o]:[])}function ut(t,e){return t?.kind===
"place"?t.location??null:t?.kind==="visit"?e.locations[t.visit??0]??null:null}var Qn=5,Xn=1440,ze=5,Gs=60,Hs={least:.1,most:10};function Jn(t,e,n){let o=t.target instanceof Element?t.target:null,s=o?.
closest("[data-act]")?.getAttribute("data-act"),r=o?.closest("[data-part]")?.getAttribute("data-part"),a=pt(r,e);if(s===
"gate")return Vs(t,n);if(s==="attention_temperature")return Zn(t,e,"attention");if(s==="pointer_temperature")return Zn(t,
e,"pointer");if(a?.kind!=="visit"||s||t.pointerType==="touch")return null;let i=o?.closest(".day-ribbon"),c=o?.closest("\
[data-drag]")?.getAttribute("data-drag"),l=a.visit??0;return i&&(c==="time"||c==="stay")?Us(t,i,e,l,c):Bs(t,n,l)}function qe({
trace:t},e,n){let o=(t.interventions[`${e}_temperature`]??1)*2**n,{least:s,most:r}=Hs;return Number(Math.min(r,Math.max(
s,o)).toPrecision(2))}function Vs({pointerId:t},e){let n=0;return{pointer:t,follows:!0,to({type:o,clientX:s,clientY:r},a){
let i=e.querySelector(".gate-frame")?.getBoundingClientRect();if(!i)return null;let l=i.height>i.width?(r-i.top)/i.height:
(s-i.left)/i.width;return o!=="pointercancel"&&(n=Math.round(100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:n,isDone:a}}}}
function Zn({pointerId:t,clientX:e},n,o){let s=!1;return{pointer:t,follows:!0,to({clientX:r},a){if(s||=Math.abs(r-e)>=Qn,
!s)return null;let i=qe(n,o,(r-e)/Gs);return{kind:"temperature",of:o,value:i,isDone:a}}}}function Bs({pointerId:t,clientY:e},n,o){
let s=o,r=!1;return{pointer:t,follows:!1,to({clientY:a},i){if(r||=Math.abs(a-e)>=Qn,!r)return null;let c=Math.sign(Ds(n,
a)-s);if(c===0&&!i)return null;let l={kind:"move",visit:s,by:c,isDone:i};return s+=c,l}}}function Ds(t,e){let o=[...t.querySelectorAll(
".visit > .chip")].map(s=>{let{top:r,bottom:a}=s.getBoundingClientRect();return Math.abs((r+a)/2-e)});return o.indexOf(Math.
min(...o))}function Us({pointerId:t,clientX:e},n,o,s,r){let{start_minute:a=0,duration_minutes:i=0}=o.visits[s]??{},{width:c}=n.
querySelector(".track")?.getBoundingClientRect()??{width:1},l=!1,h=Number.NaN;return{pointer:t,follows:!0,to({clientX:u},f){
if(l||=Math.abs(u-e)>=2,!l)return null;let p=ze*Math.round((u-e)/c*Xn/ze),d=r==="time"?Math.min(Xn-ze,Math.max(0,a+p)):Math.
max(0,i+p);return d===h&&!f?null:(h=d,{kind:r,visit:s,minutes:d,isDone:f})}}}var js=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],["po\
sition_from_end","order"]],vt=class{constructor(e,n=""){this.trace=e,this.words=n,this.visits=e.visits,this.count=e.visits.
length;let{layers:o,heads:s,components:r}=e.architecture;this.layers=o,this.heads=r.includes("attention")?s:0,this.hasPointer=
r.includes("pointer"),this.hasGeneration=r.includes("generation"),this.hasGate=this.hasPointer&&this.hasGeneration,this.
gate=e.gate.value,this.locations=e.visits.map(({location:a})=>a)}wordsFor(e){return e.words?e.words:e.trace.notation===this.
trace.notation?"as learned":"before this change"}hasVisitsOf({locations:e}){return e.length===this.count&&e.every((n,o)=>n===
this.locations[o])}values(e){let n=this.trace.tensors[e];if(!n)throw new Error(`The trace has no ${e}.`);return n.values}has(e){
return e in this.trace.tensors}weights(e,n){return this.values(`layers.${e}.heads.${n}.weights`)}lastRow(e,n){return this.
weights(e,n).subarray((this.count-1)*this.count)}isRemoved(e,n){let o=this.trace.interventions.remove_heads;return o?o===
"all"||o.some(([s,r])=>s===e&&r===n):!1}isSkipped(e,n){return(this.trace.interventions.skip??[]).some(o=>o.layer===e&&o.
part===n)}get largestWeight(){let e=0;for(let n=0;n<this.layers;n++)for(let o=0;o<this.heads;o++)for(let s of this.weights(
n,o))e=Math.max(e,s);return e||1}get slices(){return js.filter(([e])=>this.has(`inputs.${e}`)).map(([e="",n=""])=>({name:e,
label:n,lengths:this.#n(`inputs.${e}`)}))}get longestSlice(){return Math.max(...this.slices.map(({lengths:e})=>Math.max(
...e)))||1}stream(e){let n=`layers.${e}`,o=a=>this.isSkipped(e,a),s=new Float32Array(this.count),r=this.has(`${n}.attent\
ion_out`)?this.#n(`${n}.attention_out`):null;return{residual:this.#n(`${n}.residual_in`),attention:r&&o("attention")?s:r,
feedForward:o("feed_forward")?s:this.#n(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?this.values(
"pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){let e=this.
pointerWeights,n=new Map;for(let[o,s]of this.locations.entries()){if(!this.hasPointer)break;let r=n.get(s)??{location:s,
...this.nameOf(s),probability:0,visits:[]};r.probability+=e[o],r.visits.push(o),n.set(s,r)}return[...n.values()].sort((o,s)=>s.
probability-o.probability)}nameOf(e){let n=this.trace.places[e];return{label:n?.label??`#${e}`,category:n?.category??null}}answer(e,n=[]){
let{final:o}=this.trace.location_probabilities,s=o.slice(0,e).map(({location:p})=>p),r=[...new Set(n)].filter(p=>!s.includes(
p)),a=s.filter(p=>!n.includes(p)),i=a.slice(Math.max(0,a.length-r.length)),l=[...s.filter(p=>!i.includes(p)),...r].map(p=>this.#e(
p)),h=p=>l.reduce((d,g)=>d+g[p],0),u=this.#o(l),f={location:-1,label:`${u} others`,category:null,pointer:Math.max(0,Number(
this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),probability:Math.max(0,
1-h("probability")),count:u};return[...l,f]}#e(e){return{location:e,...this.nameOf(e),pointer:this.probabilityOf("pointe\
r",e),generation:this.probabilityOf("generation",e),probability:this.probabilityOf("final",e)}}probabilityOf(e,n){let o=e===
"final"?"probabilities":`${e}.probabilities`,s=this.trace.tensors[o];return s?Number(s.values[n]):this.trace.location_probabilities[e]?.
find(a=>a.location===n)?.probability??0}shareOf(e,n){return(e==="pointer"?this.hasPointer:this.hasGeneration)?e==="gener\
ation"&&!this.#t(e,n)?null:(e==="pointer"?this.gate:1-this.gate)*this.probabilityOf(e,n):0}knownProbability(e){return this.#t(
"final",e)?this.probabilityOf("final",e):null}#t(e,n){let o=e==="final"?"probabilities":`${e}.probabilities`;return this.
has(o)||!!this.trace.location_probabilities[e]?.some(s=>s.location===n)}generated(e){let o=(this.trace.location_probabilities.
generation??[]).slice(0,e).map(({location:a,probability:i})=>({location:a,...this.nameOf(a),probability:i})),s=1-o.reduce(
(a,{probability:i})=>a+i,0),r=this.#o(o);return[...o,{location:-1,label:`${r} others`,category:null,probability:Math.max(
0,s)}]}#o(e){return this.trace.architecture.locations-1-e.length}#n(e){let n=this.values(e),o=n.length/this.count;return Float32Array.
from({length:this.count},(s,r)=>Math.hypot(...n.subarray(r*o,(r+1)*o)))}};function dt(t){let e=0;for(let n=1;n<t.length;n++)
Number(t[n])>Number(t[e])&&(e=n);return e}var zs=[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];function gt(t,e){for(let[o,s]of zs){let r=s.exec(t??"");if(!r)continue;let a=Object.fromEntries(
Object.entries(r.groups??{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),i={...n(o,a,e),...a};return Ys(i,e)?
i:null}return null;function n(o,s,{count:r,trace:a}){let i=r-1;return{kind:o,name:t??"",isLeaf:"query"in s||"number"in s||
o==="stream"&&"visit"in s||(o==="pointer"||o==="generation")&&Object.keys(s).length>0,layer:0,head:0,query:i,visit:qs(o,
s,e)??i,number:null,location:o==="generation"?e.generated(1)[0]?.location??a.prediction.location:a.prediction.location}}}
function qs(t,{layer:e=0,head:n=0},o){return t==="pointer"&&o.hasPointer?dt(o.pointerWeights):t==="head"&&e<o.layers&&n<
o.heads?dt(o.lastRow(e,n)):null}function Ys({kind:t,layer:e,head:n,query:o,visit:s,number:r,location:a},i){let{locations:c,
d_model:l}=i.trace.architecture;return t==="head"&&n>=i.heads||t==="pointer"&&!i.hasPointer||t==="generation"&&!i.hasGeneration||
t==="gate"&&!i.hasGate?!1:e<i.layers&&o<i.count&&s<i.count&&(r??0)<l&&a>1&&a<c}function to(t,e){let{kind:n,layer:o,head:s,
isLeaf:r,number:a,location:i}=t,c=[{name:"",words:"Network"}],l=(u,f)=>c.push({name:u,words:f});return(n==="head"||n==="\
stream")&&l(`layers.${o}.stream`,`Layer ${o}`),n==="head"&&l(`layers.${o}.heads.${s}`,`Head ${s}`),n==="head"&&r&&l(t.name,
"one cell"),n==="stream"&&r&&l(`layers.${o}.stream.${t.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`v\
isits.${t.visit}`,h()),n==="context"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(t.
name,h()),n==="generation"&&l("generation","Generation"),n==="generation"&&r&&l(t.name,e.nameOf(i).label),n==="gate"&&l(
"gate","Gate"),n==="place"&&l(t.name,e.nameOf(i).label),a!==null&&l(t.name,`number ${a+1}`),c;function h(){return`Visit ${t.
visit+1}`}}function Ye(t){let e=t.split("."),n=e[0]==="layers",o=n?e[2]==="heads"?4:3:["visits","places"].includes(t.split(
".")[0]??"")?2:1;return e.length<=o?null:e.slice(0,n&&e[2]==="stream"?-1:o).join(".")}function Ke(t,e,n){let o=gt(t,n),[
s,r]=Ks[e]??[0,0];if(!o||s===0&&r===0)return null;let a=Xs(o,s,r,n);return a!==null&&gt(a,n)?a:null}var Ks={ArrowLeft:[-1,
0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function Xs(t,e,n,o){let{kind:s,layer:r,head:a,query:i,visit:c,number:l,
isLeaf:h}=t;switch(s){case"head":{if(h)return`layers.${r}.heads.${a}.${i+n}.${c+e}`;let f=r*o.heads+a+e;return n!==0?`la\
yers.${r+n}.heads.${a}`:`layers.${Math.floor(f/o.heads)}.heads.${f%o.heads}`}case"stream":return l!==null?`layers.${r}.s\
tream.${c+n}.${l+e}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+e}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+e}`;case"visit":return l!==null&&e!==0?`visits.${c}.${l+e}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(o.trace.location_probabilities.generation??[],"generation");case"place":
return u(o.trace.location_probabilities.final,"places");default:return null}function u(f,p){let d=f.findIndex(({location:y})=>y===
t.location),g=d<0||n===0?void 0:f[d+n];return g?`${p}.${g.location}`:null}}var Xe={title:15.5,strong:13,label:13,small:12.5,tiny:11.5},Zs=.78,Ze=1.07,Qs=1.12;function P(t){return t.stage.type/13}
function B(t,e,n="label"){let o=n==="title"||n==="strong";return Ze*V(eo(e),Xe[n]*P(t),o)}function eo(t){return t.replaceAll(
"−","+")}function W(t,e,n,o,{kind:s="label",also:r,anchor:a,width:i,key:c}={}){let l=s==="title"||s==="strong",h=i===void 0?
o:et(o,i/Ze,Xe[s]*P(t),l),u=[s,a,r].filter(Boolean).join(" ");return m("text",{...c&&{key:c},class:u,x:e,y:n},h)}function G(t,{
x:e,y:n,width:o},s,r="label"){let a=Xe[r]*P(t),i=V(" ",a),c=[],l=Number.POSITIVE_INFINITY;for(let u of s){let f=u.reduce(
(d,g)=>d+tr(g,a),0),p=c.at(-1);p&&l+i+f<=o?(p.push({text:" "},...u),l+=i+f):(c.push([...u]),l=f)}return{marks:c.map((u,f)=>Js(
e,n+a*(1+1.5*f),u,r,a)),height:c.length*1.5*a}}function v(t){return t.split(" ").map(e=>[{text:e}])}function Js(t,e,n,o,s){
let r=.4*s,a=!1,i=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===a?null:h?-r:r;a=h;let f=[l,h&&"raised"].filter(Boolean).
join(" ");return m("tspan",{class:f||null,dy:u},c)});return m("text",{class:o,x:t,y:e},i)}function tr({text:t,kind:e="",
isRaised:n=!1},o){let s=(n?Zs:1)*(e.includes("math")?Qs:1);return Ze*V(eo(t),o*s,e.includes("strong"))}var er=[137,80,78,71,13,10,26,10],he=256,Qe=65535,nr=Uint32Array.from({length:256},(t,e)=>{let n=e;for(let o=0;o<8;o++)n=
n>>>1^(n&1?3988292384:0);return n});function kt(t,e,[n,o]){let s=t.length/e,r=new Uint8Array(3*he);for(let h=0;h<he;h++){
let u=h/(he-1);for(let f of[0,1,2])r[3*h+f]=Math.round(n[f]+u*(o[f]-n[f]))}let a=new Uint8Array(s*(e+1));for(let h=0;h<s;h++)
for(let u=0;u<e;u++){let f=Math.min(1,Math.max(0,Number(t[h*e+u])||0));a[h*(e+1)+1+u]=Math.round(f*(he-1))}let i=[...me(
e),...me(s),8,3,0,0,0],c=[...er,...ue("IHDR",i),...ue("PLTE",r),...ue("IDAT",or(a)),...ue("IEND",[])],l="";for(let h of c)
l+=String.fromCharCode(h);return`data:image/png;base64,${btoa(l)}`}function ue(t,e){let n=[...t].map(s=>s.charCodeAt(0)).
concat(Array.from(e)),o=4294967295;for(let s of n)o=Number(nr[(o^s)&255])^o>>>8;return[...me(e.length),...n,...me(~o)]}function or(t){
let e=[120,1];for(let s=0;s<t.length;s+=Qe){let r=t.subarray(s,s+Qe),a=s+Qe>=t.length,[i,c]=[r.length&255,r.length>>8];e.
push(Number(a),i,c,i^255,c^255,...r)}let[n,o]=[1,0];for(let s of t)n=(n+s)%65521,o=(o+n)%65521;return[...e,o>>8,o&255,n>>
8,n&255]}function me(t){return[24,16,8,0].map(e=>t>>>e&255)}var sr=20,no=46,Je=28,so=9;function ro(t,e,n){let{width:o,height:s}=t.stage.size,r=P(t),a=Math.min(sr*r,.035*o),i=rr(t,e,
a),c={x:a,y:i.height,width:o-2*a,height:s-i.height-6*r};return[m("g",{key:"opened",class:"opened","font-size":13*r,"data\
-block":e.name},i.marks,ao(n,c,16*r).map(({card:l,box:h})=>m("g",{key:l.key},l.marks(h))))]}function ao(t,e,n){let o=n*(t.
length-1),s=t.reduce((f,{least:p})=>f+p.width,o),r=t.reduce((f,{least:p})=>f+p.height,o),a=t.every(({least:f})=>f.height<=
e.height),i=t.every(({least:f})=>f.width<=e.width);if(t.length>1&&!(s<=e.width&&a)&&!(r<=e.height&&i)){let f=t.reduce((p,d)=>d.
rank>p.rank?d:p);return ao(t.filter(p=>p!==f),e,n)}let c=t.length===1||s<=e.width&&a,l=t.reduce((f,{share:p=1})=>f+p,0),
{x:h,y:u}=e;return t.map(f=>{let p=(f.share??1)/l,d=c?{x:h,y:u,height:e.height,width:f.least.width+p*(e.width-s)}:{x:h,y:u,
width:e.width,height:f.least.height+p*(e.height-r)};return c?h+=d.width+n:u+=d.height+n,{card:f,box:d}})}function U(t,{x:e,
y:n,width:o,height:s},r,a=r){let i=P(t),c=B(t,r,"title")<=o-28*i;return[m("rect",{key:"card",class:"card",x:e,y:n,width:o,
height:s,rx:10*i}),W(t,e+14*i,n+22*i,c?r:a,{kind:"title",width:o-28*i})]}function z(t,{x:e,y:n,width:o,height:s}){let r=P(
t);return{x:e+14*r,y:n+30*r,width:o-28*r,height:s-38*r}}function rt(t,e,n,o,s,{isButton:r=!0,isPressed:a}={}){let i=P(t),
c=B(t,o,"label")+(r?24:4)*i;return{mark:m("g",{key:o,class:`part control${r?"":" link-words"}${a?" pressed":""}`,role:"d\
ata-more"in s?"link":"button",tabindex:0,"aria-label":o,"aria-pressed":a===void 0?null:String(a),...s},m("rect",{class:r?
"control-ground":"ground",x:e,y:n-15*i,width:c,height:30*i,rx:15*i}),W(t,e+(r?12:2)*i,n+4.5*i,o)),width:c}}function rr(t,e,n){
let{width:o,height:s}=t.stage.size,r=P(t),a=to(e,t.reading),i=ar(t,a,n),c="goes back",l=46*r+B(t,c,"small"),h="You are h\
ere",u=B(t,h,"small")+10*r,f=o-n,p=f-i.end-20*r,d=s>=560*r&&tn(t,Je*r)>p,g=d?oo(t,f-n-u):oo(t,p,so*2),y=g?tn(t,g):0,b=d||
p-y>=u,M=d?p:p-y-(b?u:0),$=(d?46:8)*r+(Je*r-(g??0))/2;return{height:(d?no+36:no)*r,marks:[i.marks,M>=l+16*r&&[m("rect",{
class:"key",x:i.end+16*r,y:10*r,width:34*r,height:22*r,rx:5*r}),W(t,i.end+33*r,25.5*r,"Esc",{kind:"small",anchor:"middle"}),
W(t,i.end+58*r,25.5*r,c,{kind:"small"})],g!==null&&b&&W(t,f-y-10*r,(d?64:26)*r,h,{kind:"small",anchor:"end"}),g!==null&&
m("g",{key:"thumbnails"},ir(t,e,f-y,$,g))]}}function ar(t,e,n){let o=P(t),s=t.stage.size.width-2*n,r=n,a=[];for(let[i,{name:c,
words:l}]of e.entries()){let h=i===e.length-1,u=h?"strong":"label",f=Math.min(B(t,l,u),Math.max(20*o,n+s-r));if(a.push(m(
"g",{key:`crumb ${i}`,class:`part crumb${h?" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"ar\
ia-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},m("rect",{class:"ground",x:r-3*o,y:6*o,width:f+6*o,height:30*
o,rx:5}),W(t,r,26*o,l,{kind:u,width:f+1}))),r+=f,h)break;a.push(m("path",{key:`then ${i}`,class:"chevron",d:`M${r+8*o} ${16.5*
o}l${4.5*o} ${5*o}l${-4.5*o} ${5*o}`})),r+=21*o}return{marks:a,end:r}}function oo(t,e,n=so){let o=P(t);for(let s=Je;s>=n;s--)
if(tn(t,s*o)<=e)return s*o;return null}function tn(t,e){let{layers:n,heads:o}=t.reading;return n*(o*(e+2)+(e*.4+8*P(t)))+
2.2*e}function ir(t,e,n,o,s){let{reading:r}=t,a=P(t),i=[],c=n;for(let b=0;b<r.layers;b++){for(let $=0;$<r.heads;$++){let x=r.
weights(b,$),w=Math.max(...x)||1,E=r.isRemoved(b,$)||r.isSkipped(b,"attention");i.push(y(`layers.${b}.heads.${$}`,`Layer\
 ${b}, head ${$}${E?", switched off":""}`,c,s,[m("image",{key:"map",class:"map",href:kt(x.map(k=>k/w),r.count,t.scale),x:c,
y:o,width:s,height:s,preserveAspectRatio:"none",opacity:E?.2:1})])),c+=s+2}let M=.4*s;i.push(y(`layers.${b}.stream`,`Lay\
er ${b}: residual stream`,c,M,[[[.2,.6],[.45,.9],[.7,1]].map(([$=0,x=0],w)=>m("rect",{key:`line ${w}`,class:"length",x:c+
2,y:o+$*s,width:Math.max(1,(M-4)*x),height:Math.max(1,.12*s)}))])),c+=M+8*a}let l=o+s/2,[h,u]=[o+.2*s,o+.8*s],f=.09*s,p=c+
1.2*s;r.hasPointer&&i.push(y("pointer","Pointer",c,1.2*s,[m("path",{class:"pointer",d:xt(c,[l-f,l],p,[h-f,h+f])})],[o,s/
2])),r.hasGeneration&&i.push(y("generation","Generation",c,1.2*s,[m("path",{class:"generation",d:xt(c,[l,l+f],p,[u-f,u+f])})],
[l,s/2])),r.hasGate&&i.push(y("gate","Gate",p,.3*s,[m("rect",{class:"pointer",x:p+1,y:o+2,width:.3*s-2,height:(s-4)*r.gate}),
m("rect",{class:"generation",x:p+1,y:o+2+(s-4)*r.gate,width:.3*s-2,height:(s-4)*(1-r.gate)})]));let{location:d}=r.trace.
prediction,g=p+.3*s;return i.push(y(`places.${d}`,`Answer: ${r.nameOf(d).label}`,g,.7*s-2,[m("rect",{class:"answer-bar",
x:g+2,y:l-f,width:.7*s-6,height:2*f})])),i;function y(b,M,$,x,w,[E,k]=[o,s]){let A=e.name===b||e.name.startsWith(`${b}.`),
N=b.includes("heads");return m("g",{key:b,class:`part thumb${A?" here":""}`,"data-open":b,role:"link",tabindex:0,"aria-l\
abel":M,"aria-current":A?"true":null},w.flat(),m("rect",{key:"frame",class:N||A?"thumb-frame":"ground",x:$,y:E,width:x,height:k,
rx:2}),m("title",{},M))}}var io=13;function Mt(t,e,n,o){let{colour:s,numbered:r=new Set,chosen:a=null,exact:i}=o,c=P(t),l=n.length,h=e.width/l,u=h>
6?Math.min(.3*h,6*c):h>2.5?.8:0,f=Array.from(n,Number),p=lo(f),d=new Map([...r].map(N=>[N,O(f[N]??0,p)])),g=[...d.values()].
some(N=>B(t,N,"tiny")>h+2*c),y=d.size>0&&!g?io*c:1,b=g?io*c:0,[M,$]=o.extent??fe(f),x=cr(e.height-b,M,$,y),w=x>0?Math.max(
y,M*x):(e.height-b)/2,E=e.y+b+w,k=f.map((N,L)=>{let _=Math.abs(N)*x,I=L===a;return m("rect",{key:`bar ${L}`,class:`bar ${s}${N<
0?" negative":""}${I?" chosen":""}`,x:e.x+L*h+u/2,y:N<0?E:E-_,width:Math.max(.5,h-u),height:Math.max(.4,_)},i&&m("title",
{},i(L)))}),A=[...d].map(([N,L])=>W(t,e.x+co((N+.5)*h,B(t,L,"tiny")/2,e.width),g?e.y+9*c:E+(Number(f[N])<0?-3:10.5)*c,L,
{kind:"tiny",anchor:"middle",also:N===a?"chosen":"",key:`number ${N}`}));return[m("path",{key:"line",class:"axis",d:`M${e.
x} ${E}H${e.x+e.width}`}),k,A]}function cr(t,e,n,o){if(e+n===0)return 0;let s=t/(e+n);return Math.min(e,n)*s>=o?s:Math.max(
0,t-o)/Math.max(e,n)}function Wt(t,e,n,o,s=null){let r=n.length,a=o/r,i=1.5*P(t),c=e.map(lo),l=Array.from(n,(d,g)=>Math.
max(...e.map((y,b)=>B(t,O(Number(y[g]),c[b]),"tiny")))/2),h=[...l.keys()].sort((d,g)=>Math.abs(Number(n[g]))-Math.abs(Number(
n[d])));s!==null&&h.unshift(s);let u=new Set;for(let d of h)[...u].every(y=>Math.abs(f(y)-f(d))>=p(d)+p(y)+i)&&u.add(d);
return u;function f(d){return co((d+.5)*a,p(d),o)}function p(d){return l[d]??0}}function co(t,e,n){return Math.max(e,Math.
min(n-e,t))}function fe(t){let e=Array.from(t);return[Math.max(0,...e),Math.max(0,...e.map(n=>-n))]}function lo(t){let e=Math.
max(...fe(t));return e>=99.5?0:e>=.95?1:2}var ho=8;function Lt(t,e,n,{chosen:o=null,open:s}={}){let r=P(t),a=e.width<380*r,i=Math.min(96*r,e.height/n.length),c=!a&&
i>=34*r,l=o===null?0:54*r,h=Math.max(...n.map(M=>Math.max(B(t,M.title,"strong"),c?B(t,M.says,"small"):0))),u=a?0:Math.min(
h+12*r,.42*e.width),f=e.x+u,p=e.width-u-l,d=a?17*r:0,g={x:f,width:p,height:Math.max(6*r,i-ho*r-d)},y=n[0]?.values.length??
1,b=p/y;return[n.map(({key:M,title:$,says:x,values:w,colour:E,open:k},A)=>{let N=e.y+A*i,L=a?N+12*r:N+i/2+(c?-2:4)*r,_=a?
e.width:u-8*r,I=B(t,$,"strong")+10*r;return m("g",{key:M,class:k?"part choice row":"row","data-open":k??null,role:k?"but\
ton":null,tabindex:k?0:null,"aria-label":k?$:null},k&&m("rect",{key:"ground",class:"ground",x:e.x-4*r,y:N,width:e.width+
8*r,height:i,rx:4}),W(t,e.x,L,$,{kind:"strong",width:_,key:"title"}),a&&W(t,e.x+I,L,x,{kind:"small",width:e.width-I,key:"\
beside"}),c&&W(t,e.x,L+15*r,x,{kind:"small",width:_,key:"says"}),Mt(t,{...g,y:N+d+ho/2*r},w,{colour:E,chosen:o,exact:R=>`${$}\
, number ${R+1}: ${O(Number(w[R]),4)}`}),o!==null&&W(t,e.x+e.width,N+d+(i-d)/2+4.5*r,O(Number(w[o]),2),{kind:"strong",anchor:"\
end",key:"chosen"}))}),o!==null&&m("rect",{key:"strongest",class:"strongest",x:f+o*b-1.5,y:e.y,width:b+3,height:i*n.length,
rx:3}),s&&m("g",{key:"positions"},Array.from({length:y},(M,$)=>m("rect",{key:`position ${$}`,class:"cell",x:f+$*b,y:e.y,
width:b,height:i*n.length,"data-open":s($),role:"button",tabindex:$===o?0:"-1","aria-current":$===o?"true":null},m("titl\
e",{},n.map(({title:x,values:w})=>`${x}: ${O(Number(w[$]),3)}`).join(`
`)))))]}function uo(t){let e=mr(t??"").map(fr);for(let n=ur;n>0;n--)for(let o=0;o+n<=e.length;o++){let s=en.get(e.slice(o,o+n).join(
" "));if(s)return s}return"pin"}var mo={pin:"M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 1\
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
 0a1 1 0 1 0 -2 0M12 17.5V14l-3-3 4-3 2 3h2"},lr={home:["home","house","apartment","condo","residence","residence hall",
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
ental","bike share"]},en=new Map(Object.entries(lr).flatMap(([t,e])=>e.map(n=>[n,t]))),hr=new Set([...en.keys()].flatMap(
t=>t.split(" "))),ur=Math.max(...[...en.keys()].map(t=>t.split(" ").length));function mr(t){return t.normalize("NFD").replace(
/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??[]}function fr(t){let e=t.replace(/s$/,"");return hr.has(e)?e:t}var pr=24;function it(t,e,n,o){let s=o/pr;return m("path",{key:"icon",class:"icon",d:mo[uo(t)],transform:`translate(${e.
toFixed(2)} ${n.toFixed(2)}) scale(${s.toFixed(4)})`,"stroke-width":(1.5/s).toFixed(2)})}function H(t,e){let n=t.visits[e];return n?`${n.label}, ${wt(t,e)}`:""}function Rt(t,e){return t.visits[e]?.label??""}function nn(t){
return t>0&&t<5e-4?"<0.1 %":S(t,1)}function wt(t,e){let n=t.visits[e];return n?`${at[n.weekday]} ${st(n.start_minute)}`:
""}function po(t,e){return ft(t.visits[e]?.duration_minutes??0)}function go(t,e,{weights:n,scores:o,temperature:s},r,{colour:a,
open:i}){let{reading:c}=t,l=P(t),h=e.width/c.count,u=h>=18*l,f=e.y+e.height-(u?38:18)*l,p=e.y+17*l,d=Math.max(...n)||1,g=Math.
max(0,f-p)/d,y=E(fo(n,r).map(k=>({visit:k,half:B(t,x(n[k],k),k===r?"strong":"tiny")/2}))),b=E(fo(n,r).map(k=>({visit:k,half:B(
t,w(k),k===r?"strong":"tiny")/2})));return[m("path",{key:"foot",class:"axis",d:`M${e.x} ${f}H${e.x+e.width}`}),c.visits.
map(({category:k},A)=>{let N=M(A),L=A===r,_=Number(n[A])*g;return m("g",{key:`visit ${A}`,class:`part choice${L?" here":
""}`,"data-open":i(A),role:"button",tabindex:"-1","aria-label":`${H(c,A)}: weight ${S(Number(n[A]),1)}`},m("rect",{key:"\
ground",class:"ground",x:e.x+A*h,y:e.y,width:h,height:e.height}),m("rect",{key:"bar",class:`bar ${a}${L?" chosen":""}`,x:N-
Math.min(.36*h,20*l),y:f-_,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,_)}),y.has(A)&&W(t,$(A,y),f-_-4*l,x(
n[A],A),{kind:L?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&it(k,N-7*l,f+5*l,14*l),b.has(A)&&W(t,$(A,b),
e.y+e.height-4*l,w(A),{kind:L?"strong":"tiny",anchor:"middle",key:"score"}),m("title",{},`${H(c,A)}: score ${O(Number(o[A]),
3)}, weight ${S(Number(n[A]),2)}`))})];function M(k){return e.x+(k+.5)*h}function $(k,A){let N=A.get(k)??0;return Math.max(
e.x+N,Math.min(e.x+e.width-N,M(k)))}function x(k,A){return A===r?nn(Number(k)):S(Number(k)).replace(" %","")}function w(k){
return O(Number(o[k])/s,k===r?2:1)}function E(k){let A=new Map;for(let{visit:N,half:L}of k){let _=Math.max(e.x+L,Math.min(
e.x+e.width-L,M(N)));[...A].every(([R,C])=>{let F=Math.max(e.x+C,Math.min(e.x+e.width-C,M(R)));return Math.abs(_-F)>=L+C+
3*l})&&A.set(N,L)}return A}}function fo(t,e){let n=[...Array(t.length).keys()].filter(o=>o!==e).sort((o,s)=>Number(t[s])-
Number(t[o]));return[e,...n]}function yo(t,e){let n=P(t);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:o=>dr(t,o)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:o=>gr(t,o)}]}function dr(t,e){let{reading:n}=t,o=P(t),s=z(t,e),r=n.values(
"context"),a=G(t,s,v(`${H(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${O(Math.hypot(...r))}. Nothing else of the visit goes on.`)),i=Math.max(1,Math.min(Math.round(r.length/(s.width/
(40*o))),Math.floor((s.height-a.height)/(64*o)))),c=Math.ceil(r.length/i),l=Math.min(120*o,(s.height-a.height-8*o)/i);return[
...U(t,e,"The context"),...a.marks,Array.from({length:i},(h,u)=>{let f=r.subarray(u*c,(u+1)*c),p=s.width*f.length/c,d={...s,
y:s.y+a.height+8*o+u*l,width:p,height:Math.max(28*o,l-10*o)};return f.length>0&&m("g",{key:`line ${u}`},Mt(t,d,f,{colour:"\
stream",extent:fe(r),numbered:Wt(t,[f],f,p),exact:g=>`Number ${u*c+g+1}: ${O(Number(f[g]),4)}`}))})]}function gr(t,e){let{
reading:n}=t,o=P(t),s=z(t,e),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let a=G(t,s,v("Each reads the same numbers, through a mat\
rix of its own:"),"small");return[...U(t,e,"What reads it"),...a.marks,r.length>0&&m("g",{key:"rows"},Lt(t,{...s,y:s.y+a.
height+6*o,height:s.height-a.height-6*o},r))]}function Ft(t,e,n,o,s){let r=`layers.${e}.heads.${n}`,a=t.values(`${r}.queries`),i=t.values(`${r}.keys`),c=a.length/t.count,
l=t.trace.interventions.scaling!==!1,h=Ht(St(a,o,c),St(i,s,c));return bo(h,l,null,t,s)}function pe(t,e,n,o){let s=St(t.values(
`layers.${e}.heads.${n}.scores`),o,t.count);return on(s,t.trace.interventions.attention_temperature??1)}function Gt(t,e){
let n=t.values("pointer.query"),o=t.values("pointer.keys"),s=t.trace.interventions.pointer_scaling!==!1,r=t.has("pointer\
.bias")?Number(t.values("pointer.bias")[e]):null;return bo(Ht(n,St(o,e,n.length)),s,r,t,e)}function de(t){return on(t.pointerScores,
t.trace.interventions.pointer_temperature??1)}function bo(t,e,n,o,s){let r=t.first.length,a=t.sum/(e?Math.sqrt(r):1)+(n??
0),i=o.visits[s]?.masked??!1;return{dot:t,width:r,isScaled:e,bias:n,isBiasOff:n!==null&&o.trace.interventions.position_bias===
!1,isMasked:i,unmasked:a,score:i?Number.NEGATIVE_INFINITY:a}}function Ht(t,e){let n=Array.from(t,(o,s)=>o*e[s]);return{first:t,
second:e,products:n,sum:Dt(n)}}function on(t,e){let n=Array.from(t,Number).filter(Number.isFinite),o=Math.max(...n)/e,s=Math.
abs(o)>9?o:0,r=Array.from(t,c=>Math.exp(c/e-s)),a=Dt(r),i=r.map(c=>c/a);return{scores:t,temperature:e,shift:s,exponentials:r,
total:a,weights:i}}function Xt(t,e,n,o,s,r){if(!t.has(`${n}.mean`))return null;let a=t.trace.architecture.d_model,i=Number(
t.values(e)[s*a+r]),c=Number(t.values(`${n}.mean`)[s]),l=Number(t.values(`${n}.reciprocal_deviation`)[s]);return{x:i,mean:c,
reciprocal:l,standard:(i-c)*l,weight:At(t,`${o}.weight`,r),bias:At(t,`${o}.bias`,r),result:Number(t.values(n)[s*a+r])}}function ge(t,e,n,o){
let s=`transformer.layers.${e}.linear2`,r=t.trace.weights?.[`${s}.weight`],a=At(t,`${s}.bias`,o),i=tt(t,`layers.${e}.fee\
d_forward.hidden`,n);return!r||a===null?null:{dot:Ht(i,St(r.values,o,i.length)),bias:a}}function $o(t,e,n){let o=t.trace.
weights?.["input_proj.weight"],s=At(t,"input_proj.bias",n);if(!o||s===null)return null;let r=Number(o.shape[1]),a=n*r,i=t.
slices.map(({name:c,label:l})=>{let h=sn(t,c,e),u=Ht(h,o.values.subarray(a,a+h.length));return a+=h.length,{name:c,label:l,
dot:u}});return{parts:i,bias:s,sum:Dt(i.map(({dot:c})=>c.sum))+s}}function sn(t,e,n){let o=t.values(`inputs.${e}`);return St(
o,n,o.length/t.count)}function tt(t,e,n){let o=t.values(e);return St(o,n,o.length/t.count)}function Vt(t){if(!t.has("gat\
e.logit")||!t.has("gate.hidden"))return null;let e=t.values("gate.hidden"),n=t.trace.weights?.["ptr_gen_gate.2.weight"],
o=Number(t.values("gate.logit")[0]);return{hidden:e,dot:n?Ht(e,n.values):null,bias:At(t,"ptr_gen_gate.2.bias",0),logit:o,
learned:1/(1+Math.exp(-o))}}function Ot(t,e){let n=t.values("context"),o=t.trace.weights?.["gen_head.weight"],s=o?Ht(n,St(
o.values,e,n.length)):null,r=At(t,"gen_head.bias",e),a=t.trace.tensors["generation.logits"]?.values,i=s&&r!==null?s.sum+
r:null;return{dot:s,bias:r,logit:a?Number(a[e]):i}}function xo(t){let e=t.trace.tensors["generation.logits"]?.values;return e?
on(e,1):null}function Bt(t,e){let{gate:n}=t,o=t.locations.flatMap((a,i)=>a===e?[i]:[]),s=t.hasPointer?Dt(o.map(a=>Number(
t.pointerWeights[a]))):0,r=yr(t,e,s);return{visits:o,pointer:s,generation:r,gate:n,fromPointer:n*s,fromGeneration:(1-n)*
r,probability:n*s+(1-n)*r}}function yr(t,e,n){if(!t.hasGeneration)return 0;let o=t.trace.location_probabilities.generation;
if(t.has("generation.probabilities")||o?.some(a=>a.location===e)||t.gate===1)return t.probabilityOf("generation",e);let r=t.
probabilityOf("final",e)-t.gate*n;return Math.max(0,r)/(1-t.gate)}function At(t,e,n){let o=t.trace.weights?.[e];return o?
Number(o.values[n]):null}function St(t,e,n){return t.subarray(e*n,(e+1)*n)}function Dt(t){return Array.from(t).reduce((e,n)=>e+
n,0)}var Ut="→",ko=30,br=8,$r=20,xr=Object.fromEntries(Array.from("-0123456789",(t,e)=>[t,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[e]??
""]));function Zt(t,e,{first:n,second:o,products:s},r){let a=P(t),i=s.length,c=i>$r&&e.height>=176*a,l=c?34*a:0,h=(e.height-
l)/3,u=16*a,f=e.x+ko*a,p=e.width-ko*a,d=Qt(s),g=Wt(t,[n,o,s],s,p,d),y=[{...r[0],values:n,title:r[0].words},{...r[1],values:o,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:s,title:`= ${i} products`}],b=p/i,M=$=>`${O(
Number(n[$]),4)} × ${O(Number(o[$]),4)} = ${O(Number(s[$]),4)}`;return[m("rect",{key:"strongest",class:"strongest",x:f+
d*b-1,y:e.y+u,width:b+2,height:3*h-u-2*a,rx:3}),y.map(({letter:$,colour:x,values:w,title:E},k)=>{let A=e.y+k*h,N={x:f,y:A+
u,width:p,height:h-u-6*a};return m("g",{key:`row ${k}`},W(t,e.x,A+12*a,E,{kind:"small",also:"halo",width:e.width,key:"ti\
tle"}),W(t,e.x,A+u+.5*N.height+5*a,$,{also:`math letter ${x}-words`,key:"letter"}),Mt(t,N,w,{colour:x,numbered:g,chosen:d,
exact:M}))}),c&&kr(t,{x:f,y:e.y+3*h,width:p,height:l},s)]}function kr(t,{x:e,y:n,width:o},s){let r=P(t),a=o/s.length,i=Math.
max(br,Math.ceil(s.length/8));for(;i<s.length&&i*a<B(t,"−888.88","tiny");)i*=2;let c=Math.ceil(s.length/i);return m("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=s.slice(h*i,(h+1)*i),[f,p]=[e+h*i*a+2,e+(h*i+u.length)*a-2],d=u.reduce(
(g,y)=>g+y,0);return[m("path",{key:`span ${h}`,class:"axis",d:`M${f} ${n}v${4*r}H${p}v${-4*r}`}),W(t,(f+p)/2,n+17*r,O(d,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function ye(t,e,n,o,s,r,a){let i=P(t),c=Mr(n,o,r),l=wr(n,o,s,a.over),
h={x:e.x,y:0,width:e.width},u=G(t,h,c).height+G(t,h,l).height+10*i,f=132*i,p=Math.max(70*i,Math.min(.36*e.height,210*i)),
d=e.height-u-p>=f,g=Math.min(e.height-u-(d?p:0),276*i),y=e.height-u-g,b=G(t,{...h,y:e.y+g+4*i},c),M=G(t,{...h,y:e.y+g+b.
height+6*i},l);return[m("g",{key:"dot"},Zt(t,{...e,height:g},n.dot,r)),m("path",{key:"rule",class:"rule",d:`M${e.x} ${e.
y+g}H${e.x+e.width}`}),m("g",{key:"score steps"},b.marks),m("g",{key:"softmax steps"},M.marks),d&&m("g",{key:"softmax"},
go(t,{...e,y:e.y+g+u,height:y},o,s,a))]}function Mr({dot:t,width:e,isScaled:n,bias:o,isBiasOff:s,isMasked:r,unmasked:a},{
temperature:i},[c,l]){let h=n?t.sum/Math.sqrt(e):t.sum,u=[...v("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${O(t.sum,2)}`,kind:"strong"}],n?[{text:`${Ut}\
 ÷ √${e} = `},{text:O(h,2),kind:"strong"}]:[{text:`${Ut} not divided by √${e}: scaling is off`}]];return o!==null&&
u.push(s?[{text:`${Ut} no position bias: it is off`}]:[{text:`${Ut} ${o<0?"−":"+"} ${O(Math.abs(o),2)} (position bias)\
 = `},{text:O(a,2),kind:"strong"}]),r?u.push([{text:`${Ut} masked: `},{text:"−∞",kind:"strong"}]):i!==1&&u.push([{text:`${Ut}\
 ÷ temperature ${Ar(i)} = `},{text:O(a/i,2),kind:"strong"}]),u}function wr({isMasked:t},e,n,o){let{scores:s,temperature:r,
shift:a,exponentials:i,total:c,weights:l}=e;if(t)return v("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
s[n])/r-a,u=Number(i[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:O(h,2),isRaised:!0},{text:` = ${yt(u)}\
;`}],[{text:`${yt(u)} / ${yt(c)} = `},{text:nn(Number(l[n])),kind:"strong"},{text:","}],...v(`where ${yt(c)} is the sum \
over ${o}${a?`, after ${O(a,2)}, the largest score, is subtracted from each`:""}.`)]}function yt(t){if(t>=1e3)return Math.
round(t).toLocaleString("en");if(t>=100)return t.toFixed(0);if(t>=10)return t.toFixed(1);if(t>=.095)return t.toFixed(2);
if(t===0)return"0";let[e="",n=""]=t.toExponential(1).split("e");return`${e} × 10${Array.from(n,o=>xr[o]??"").join("")}`}
function Qt(t){let e=0;for(let n=1;n<t.length;n++)Math.abs(Number(t[n]))>Math.abs(Number(t[e]))&&(e=n);return e}function Ar(t){
return String(Math.round(1e3*t)/1e3)}var Sr=6;function Mo(t,e){let n=P(t),o=Vt(t.reading),s=[];return o&&s.push({key:"units",least:{width:320*n,height:240*n},
rank:1,share:1.4,marks:r=>Or(t,r,o)}),s.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>Nr(t,r,o)}),s}
function Or(t,e,{hidden:n,dot:o,bias:s,logit:r}){let a=P(t),i=z(t,e),c=o&&s!==null?[...v("Sum of the products"),[{text:"\
h",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${O(o.sum,2)}`,kind:"strong"}],[{text:`\
→ ${s<0?"−":"+"} ${O(Math.abs(s),2)} (bias) =`}],[{text:"logit "},{text:O(r,2),kind:"strong"}]]:[...v("Each unit is \
multiplied by a learned weight; the sum and a bias give the"),[{text:"logit "},{text:O(r,2),kind:"strong"}]],l=G(t,{...i,
y:0},c),h=rt(t,i.x,i.y+i.height-10*a,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(i.height-l.height-
36*a,450*a),f=G(t,{...i,y:i.y+u+4*a},c),p=Wt(t,[n],n,i.width);return[...U(t,e,`${n.length} hidden units read the context`),
m("g",{key:"dot"},o?Zt(t,{...i,height:u},o,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},
{letter:"w",words:"Weight of each unit",colour:"key"}]):Mt(t,{...i,height:u},n,{colour:"query",numbered:p})),...f.marks,
h.mark]}function Nr(t,e,n){let{reading:o}=t,s=P(t),r=z(t,e),{gate:a,trace:i}=o,c=G(t,{...r,y:0},p()),l=54*s,h={...r,x:r.
x+34*s,width:r.width-48*s,y:r.y+6*s,height:r.height-c.height-l-40*s},u=G(t,{...r,y:r.y+r.height-c.height-l-6*s},p());return[
...U(t,e,f()),n&&h.height>=60*s&&m("g",{key:"curve"},d(h,n)),...u.marks,m("g",{key:"shares"},g({...r,y:r.y+r.height-l+8*
s,height:22*s}))];function f(){return i.gate.learned?"From the logit to the gate":i.interventions.only?"One path alone a\
nswers":typeof i.interventions.gate=="number"?"A gate set by hand":"A fixed gate"}function p(){let{only:y}=i.interventions,
b=[{text:`gate = ${a.toFixed(3)}`,kind:"strong"}];if(!n){let x=y?`Only the ${y==="pointer"?"pointer":"generation head"} \
answers:`:typeof i.interventions.gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths cou\
nt the same:";return[...v(x),b]}let M=[[{text:"1 / (1 + e",kind:""},{text:O(-n.logit,2),isRaised:!0},{text:") = "},{text:n.
learned.toFixed(3),kind:"strong"}]];if(i.gate.learned)return[...M,...v(`is the gate: ${S(a,1)} of the answer comes from \
the pointer, ${S(1-a,1)} from generation.`)];let $=y?`Only the ${y==="pointer"?"pointer":"generation head"} answers, so \
that the gate is ${a.toFixed(2)}.`:`It is set by hand to ${a.toFixed(3)}.`;return[...v($),...v("As learned it would be"),
...M]}function d(y,{logit:b,learned:M}){let $=Math.max(Sr,Math.ceil(Math.abs(b))),x=_=>y.x+(_+$)/(2*$)*y.width,w=y.y+y.height,
E=_=>w-_*y.height,k=Array.from({length:61},(_,I)=>{let R=-$+I/30*$;return`${x(R).toFixed(1)} ${E(1/(1+Math.exp(-R))).toFixed(
1)}`}),[A,N]=[x(b),E(M)],L=b>0;return[m("path",{key:"axes",class:"axis",d:`M${y.x} ${y.y}V${w}H${y.x+y.width}M${y.x} ${E(
.5)}H${y.x+y.width}`}),[0,.5,1].map(_=>W(t,y.x-6*s,E(_)+4*s,_===.5?"0.5":String(_),{kind:"tiny",anchor:"end",key:`share ${_}`})),
[-$,0,$].map(_=>W(t,x(_),w+15*s,O(_,0),{kind:"tiny",anchor:"middle",key:`logit ${_}`})),W(t,(x(0)+x(-$))/2,w+15*s,"logit",
{kind:"tiny",anchor:"middle",key:"axis"}),m("path",{key:"line",class:"curve",d:`M${k.join("L")}`}),m("path",{key:"lead",
class:"lead",d:`M${A} ${w}V${N}H${y.x}`}),m("circle",{key:"point",class:"point",cx:A,cy:N,r:5.5*s}),W(t,A+(L?-10:10)*s,L?
Math.max(N-6*s,y.y+9*s):N-8*s,M.toFixed(2),{kind:"strong",anchor:L?"end":void 0,key:"value"})]}function g(y){let b=a*y.width;
return[m("rect",{key:"pointer",class:"bar pointer",x:y.x,y:y.y,width:b,height:y.height}),m("rect",{key:"generation",class:"\
bar generation",x:y.x+b,y:y.y,width:y.width-b,height:y.height}),W(t,y.x,y.y+y.height+15*s,`pointer ${S(a,1)}`,{kind:"sma\
ll",key:"of pointer"}),W(t,y.x+y.width,y.y+y.height+15*s,`generation ${S(1-a,1)}`,{kind:"small",anchor:"end",key:"of gen\
eration"})]}}var wo=14,Ao=34;function ct(t,e,n,{largest:o,most:s=Ao,isOrdered:r=!1,isWalked:a=!1}={}){let i=P(t),c=Math.max(1,Math.floor(
e.height/(wo*i))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(s*i,e.height/(h.length+Number(l))),f=u>=30*
i,p=Math.max(1,Math.ceil(wo*i/u)),d=h.findIndex(({isChosen:k})=>k),g=u>=13*i&&h.some(({category:k})=>k!==void 0),y=g?22*
i:0,b=Math.max(...h.map(({text:k})=>B(t,k,"strong")))+8*i,M=Math.max(0,...h.map(({beside:k=""})=>k?B(t,k,"small")+10*i:0)),
$=Math.max(...h.map(({label:k,says:A=""})=>Math.max(B(t,k,"strong"),f?B(t,A,"small"):0)))+8*i,x=Math.min($,.58*(e.width-
y-b-M)),w={x:e.x+y+x,width:Math.max(1,e.width-y-x-b-M)},E=o??(Math.max(...h.map(({parts:k})=>k.reduce((A,{value:N})=>A+Math.
abs(N),0)))||1);return[h.map((k,A)=>{let N=e.y+(A+.5)*u,L=A===d||(h.length-1-A)%p===0&&(d<0||Math.abs(A-d)>=p),_=w.x,I=Math.
min(.62*u,.42*s*i);return m("g",{key:k.key,class:`${k.open?"part ":""}choice row${k.isChosen?" here":""}${k.isOff?" off":
""}`,"data-open":k.open??null,role:k.open?"button":null,tabindex:k.open?a&&!k.isChosen?"-1":0:null,"aria-label":k.open?`${k.
label}: ${k.text}`:null},m("rect",{key:"ground",class:"ground",x:e.x-3*i,y:N-u/2,width:e.width+6*i,height:u,rx:4}),g&&(L||
u>=17*i)&&k.category!==void 0&&it(k.category,e.x,N-7.5*i,15*i),L&&W(t,e.x+y,N+(f&&k.says?-2:4.5)*i,k.label,{kind:k.isChosen?
"strong":"label",width:x-6*i,key:"name"}),f&&k.says&&W(t,e.x+y,N+12.5*i,k.says,{kind:"small",width:x-6*i,key:"says"}),k.
parts.map(({value:R,colour:C},F)=>{let Y=Math.abs(R)/E*w.width,q=m("rect",{key:`part ${F}`,class:`bar ${C}${R<0?" negati\
ve":""}${k.isChosen?" chosen":""}`,x:_,y:N-I/2,width:Math.max(.5,Math.min(w.width,Y)-(k.parts.length>1&&Y>2?.8:0)),height:Math.
max(1,I)});return _+=Y,q}),L&&k.beside&&W(t,e.x+e.width-b,N+4.5*i,k.beside,{kind:"small",anchor:"end",key:"beside"}),L&&
W(t,e.x+e.width,N+4.5*i,k.text,{kind:k.isChosen?"strong":"label",anchor:"end",key:"value"}),k.exact&&m("title",{},k.exact))}),
l&&W(t,e.x,e.y+(h.length+.5)*u+4.5*i,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function jt(t,e,n,o=Ao){
return Math.min(o*P(t)*n,e.height)}function So(t,e){let n=P(t);return[{key:"places",least:{width:300*n,height:230*n},rank:e.isLeaf?1:0,marks:o=>Er(t,o,e)},
{key:"logit",least:{width:320*n,height:260*n},rank:e.isLeaf?0:1,share:1.3,marks:o=>Tr(t,o,e)}]}function Er(t,e,n){let{reading:o}=t,
s=P(t),r=z(t,e),i=(o.trace.location_probabilities.generation??[]).map(({location:f,probability:p})=>{let{label:d,category:g}=o.
nameOf(f),{logit:y}=Ot(o,f);return{key:`place ${f}`,label:d,category:g,parts:[{value:p,colour:"generation"}],beside:y===
null?"":O(y,2),text:S(p,1),open:`generation.${f}`,isChosen:f===n.location,exact:`${d}: ${y===null?"":`logit ${O(y,4)}, `}\
probability ${S(p,3)}`}}),c=o.trace.architecture.locations,l=G(t,r,v(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=rt(t,r.x,r.y+r.height-10*s,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*s,height:r.height-l.height-34*s};return[...U(t,e,"What the generation head expects"),...l.marks,m("g",{key:"\
rows"},ct(t,u,i,{isWalked:!0})),h.mark]}function Tr(t,e,{location:n}){let{reading:o}=t,s=P(t),r=z(t,e),{label:a}=o.nameOf(
n),{dot:i,bias:c,logit:l}=Ot(o,n),h=xo(o),u=o.probabilityOf("generation",n),f=[];if(i&&c!==null&&f.push(...v("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${O(i.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${O(Math.abs(c),2)} (bias) =`}]),l!==null&&f.push([{text:"logit "},{text:O(
l,2),kind:"strong"}]),h){let g=Number(h.exponentials[n]),y=Number(h.scores[n])-h.shift;f.push([{text:"→ e",kind:""},{text:O(
y,2),isRaised:!0},{text:` = ${yt(g)};`}],[{text:`${yt(g)} / ${yt(h.total)} = `},{text:S(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...v(`${yt(h.total)} is the sum over the whole list${h.shift?`, after ${O(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else f.push(...v("→ softmax over the whole list:"),[{text:S(u,1),kind:"strong"}]);
let p=G(t,{...r,y:0},f),d=i?Math.min(r.height-p.height-8*s,450*s):0;return[...U(t,e,`How does it score ${a}?`),i&&m("g",
{key:"dot"},Zt(t,{...r,height:d},i,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${a}`,colour:"key"}])),...G(t,{...r,y:r.y+d+(i?6*s:0)},f).marks]}var Jt=20,be=8,No=19,K=8,ee=3,an=4,te=4,_r={least:13.5,most:38,lane:3},cn=13;function Eo(t,e,n=1){let o=e.type/cn,s=46*o,
r=e.height-98*o,a=ln(t.count,s,r,_r,o),i=e.width>=1180*o,c=e.width>=1040*o&&t.layers<=3,l=Lr(t,i,o),h=c?62*o:0,u=c?h+22*
o:16*o,f=e.width-2*Jt-Oo(Object.values(l)),[p,d]=[s+12*o,e.height-4*o],g=Rr(t.heads,f/t.layers-u,d-p,o),y=g.columns*(g.side+
be*o)-be*o,b=t.heads>0?y+u:u,M=Math.max(0,f-t.layers*b);l.visits+=Math.min(.3*M,90*o),l.answer+=Math.min(.2*M,80*o),l.flow+=
Math.min(.1*M,50*o),l.leave+=Math.min(.1*M,50*o);let $=e.width-2*Jt-Oo(Object.values(l))-t.layers*b,x=Math.min($,t.hasPointer?
220*o:60*o);l.bands+=x;let w=($-x)/t.layers,E={x:Jt,width:l.visits},k=Jt+l.visits+12*o,A=i?{x:k,width:l.slices}:null;A&&
(k+=l.slices+12*o);let N=Array.from({length:t.layers},(J,ot)=>{let Q=k+ot*(b+w);return{x:Q,width:y,maps:Pr(t.heads,Q,p,d,
g,o),stream:c?Q+(t.heads>0?y+10*o:0):null}});k+=t.layers*(b+w);let L=e.width-Jt,_=L-l.answer,I=_-l.leave-l.gate,R=k+l.scores+
l.weights+8*o,C=I-l.flow-K,F=Math.min(190*o,.24*e.height)/n,Y=t.hasGate?.56*e.height:(s+r)/2,q=an*o,Z=t.hasPointer?e.height-
F-ee*q-6:(s+r-F)/2-q;return{size:e,type:e.type,rows:a,visits:E,slices:A,layers:N,streamWidth:h,scores:k+l.scores,weights:k+
l.scores+l.weights,ribbons:R,places:C,gate:I,gateWidth:l.gate,answers:{most:r-s<330?te-1:te,top:s,bottom:r+60*o,x:_,right:L,
segment:_-K},right:L,top:s,bottom:r,full:F,across:{visits:a.map(({y:J})=>J),starts:[s-12*o,e.height-8],places:{room:[s+16*
o,t.hasGeneration?Z-12*o:r],gap:22*o},generation:{start:Z,gap:q},gate:Y-F/2},bands:{ribbon:(J,ot,Q)=>rn(R,J,C,ot,Q),into:(J,ot,Q)=>rn(
C+K,J,I,ot,Q),out:(J,ot,Q)=>rn(I+l.gate,J,_-K,ot,Q)}}}function rn(t,e,n,o,s){return s?xt(t,e,n,o):xt(t,e,t,e)}function Lr({
hasPointer:t,hasGate:e},n,o){return{visits:(n?224:176)*o,slices:(n?110:0)*o,gaps:(n?24:12)*o,scores:40*o,weights:t?46*o:
150*o,bands:t?112*o:0,bar:K,flow:(e?60:34)*o,gate:e?18*o:0,leave:46*o,answer:(n?152:140)*o}}function Oo(t){return t.reduce(
(e,n)=>e+n,0)}function ln(t,e,n,{least:o,most:s,lane:r},a){let i=n-e,c=t,l=0,h=Math.min(s*a,i/t);h<o*a&&(l=Math.max(r,Math.
min(6*a,.35*i/t)),h=(o+2)*a,c=Math.max(1,Math.floor((i-t*l)/(h-l))),h=(i-(t-c)*l)/c);let u=e;return Array.from({length:t},
(f,p)=>{let d=p>=t-c,g=d?h:l;return u+=g,{y:u-g/2,height:g,isFull:d}})}function Rr(t,e,n,o){let s={columns:1,side:0};if(t===
0)return s;for(let r of[1,2,4]){let a=n/Math.ceil(t/r)-No*o,i=Math.min(a,(e-(r-1)*be*o)/r);i>s.side&&(s={columns:r,side:i})}
return s}function Pr(t,e,n,o,{columns:s,side:r},a){let i=Math.ceil(t/s),c=Math.min((o-n)/i,r+2.2*No*a);return Array.from(
{length:t},(l,h)=>({x:e+h%s*(r+be*a),y:n+Math.floor(h/s)*c,side:r}))}function $e(t,e,n,o){let s=[];for(let[i,{wish:c,length:l}]of t.
entries())for(s.push({first:i,last:i,wish:c-l/2,length:l});;){let h=s.at(-1),u=s.at(-2);if(!h||!u||a(u)+u.length+e<=a(h))
break;let[f,p]=[u.last-u.first+1,h.last-h.first+1];u.wish=(f*u.wish+p*(h.wish-u.length-e))/(f+p),u.length+=e+h.length,u.
last=h.last,s.pop()}let r=[];for(let i of s){let c=a(i);for(let l=i.first;l<=i.last;l++)r.push(c),c+=Number(t[l]?.length)+
e}return r;function a({wish:i,length:c}){return Math.max(n,Math.min(o-c,i))}}var mt=44,D={title:26,bars:34,inputs:64,scores:52,names:56},To=16,Cr={least:20,most:110,lane:1},Ir=62,hn=8,vr=160,xe=16,
_o=6;function mn(t,e,n,o=1){let s=n/cn,[r,a]=[To,e-To],i=ln(t.count,r,a,Cr,s).map(({y:_,height:I,isFull:R})=>({x:_,width:I,
isFull:R})),c=Number(i.at(-1)?.width)>=Ir*s,l={top:50*s,height:(c?86:54)*s,hasNames:c},h=l.top+l.height+xe*s,u=h+(D.title+
D.inputs+xe)*s,f=[];for(let _=0;_<t.layers;_++){let I=Wr(t.heads,r,a,u+D.title*s,s),R=I.at(-1),F=(R?R.y+R.side+8*s:u)+D.
title*s;f.push({y:u,maps:I,stream:F}),u=F+(D.bars+xe)*s}let p=Fr(t,r,u+D.title*s,a-r,s),d=Math.ceil(t.values("context").
length/p.columns)*p.cell,g=u+D.title*s+Math.max(d,20*s)+xe*s,y=g+(t.hasPointer?(D.title+D.scores)*s:0),b=y+(t.hasPointer?
170:96)*s,M=b+K+((t.hasPointer?D.names:0)+(t.hasGate?48:30))*s,$=t.hasGate?28*s:0,x=Gr(a-r,s)/o,w=an*s,E=a-x-ee*w,k=Math.
max(78*s,x*o/2+6),A=M+$+34*s,N=a-x-16*s,L={most:te,top:A,bottom:A+(te+1)*k,x:r-6*s,right:N-8*s,segment:N};return{size:{width:e,
height:L.bottom+Math.max(0,(x*o-k)/2)+8*s,type:n},type:n,left:r,right:a,columns:i,chips:l,inputs:h,layers:f,context:p,pointer:g,
ribbons:y,places:b,gate:M,gateHeight:$,answers:L,full:x,across:{visits:i.map(({x:_})=>_),starts:[r,a],places:{room:[r,t.
hasGeneration?E-2*_o*s:a],gap:_o*s},generation:{start:E,gap:w},gate:a-x},bands:{ribbon:(_,I,R)=>un(y,_,b,I,R),into:(_,I,R)=>un(
b+K,_,M,I,R),out:(_,I,R)=>R?Yn(M+$,_,N+K,I):un(M+$,_,M,_,!1)}}}function un(t,e,n,o,s){return s?Ue(t,e,n,o):Ue(t,e,t,e)}function Wr(t,e,n,o,s){
let r=[4,3,2].find(l=>t%l===0)??Math.min(t,4),a=(n-e+hn*s)/r,i=Math.min(a-hn*s,vr*s),c=Math.max(mt,40*s);return Array.from(
{length:t},(l,h)=>({x:e+h%r*a,y:o+c+Math.floor(h/r)*(i+c+hn*s),side:i,touch:mt}))}function Fr(t,e,n,o,s){let{length:r}=t.
values("context"),a=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:e,y:n,columns:a,cell:Math.min(11*s,(o-12*
s)/a)}}function Gr(t,e){return Math.min(170*e,(t-82*e)/2,.4*t)}var ke={visits:0,slices:1,layers:2};function bt({reading:t,beside:e}){return e?[t,e]:[t]}function Nt(t){return Math.max(
...bt(t).map(({largestWeight:e})=>e))}function zt(t){return ke.layers+2*t}function X(t){let e=ke.layers+2*t.layers,n=t.hasPointer?
e+1:e,o=t.hasGeneration?n+1:n;return{context:e,pointer:n,generation:o,gate:o+1}}function j(t,e){return t.beat>=e?1:0}var fn=64,Hr=Float32Array.from({length:fn},(t,e)=>e/(fn-1));function pn({isOwnScale:t}){return t?"Same scale for all hea\
ds":"Own scale for each head"}function Me(t,e,n,o){let{reading:s,isOwnScale:r,stage:a}=t;if(!s.heads)return null;let i=a.
type/13,c=r?o?"own largest":"largest of each head":S(Nt(t)),l=60*i,h=e+12*i,u=[m("text",{class:"small",x:e,y:n},"0"),m("\
image",{class:"map",href:kt(Hr,fn,t.scale),x:h,y:n-9*i,width:l,height:9*i,preserveAspectRatio:"none"}),m("rect",{class:"\
map-frame",x:h,y:n-9*i,width:l,height:9*i}),m("text",{class:"small",x:h+l+5*i,y:n},c)],f=pn(t),p={"data-act":"scale",role:"\
button",tabindex:"0","aria-label":`Colours of the head maps go from 0 to ${r?"the largest weight of each head":c}. ${f}`};
if(o){let g=17*i+l+V(c,12.5*i),y=m("rect",{class:"ground",x:e-6*i,y:n+14*i-mt,width:g+12*i,height:mt});return m("g",{key:"\
scale",class:"switch",...p},y,u)}let d=V(f,12.5*i)+16*i;return m("g",{key:"scale"},m("text",{class:"small",x:e,y:n-17*i},
"Weights in the maps of heads"),u,m("g",{key:"switch",class:"switch",...p},m("rect",{class:"handle stays",x:e,y:n+8*i,width:d,
height:19*i,rx:9.5*i}),m("text",{class:"handle-words stays",x:e+8*i,y:n+21.5*i},f)))}var Lo=24,Vr=.045,Br=.6;function Ro(t,e){let n=P(t),o=t.stage.size.width>=600*n,s=Math.min(t.reading.count*14,170),r=Math.
max(200,Math.min(t.reading.count*20,300));return[{key:"map",least:{width:(o?150+r:240)*n,height:(120+s)*n},rank:e.isLeaf?
1:0,share:1.2,marks:a=>Dr(t,a,e)},{key:"cell",least:{width:330*n,height:300*n},rank:e.isLeaf?0:1,marks:a=>zr(t,a,e)}]}function Dr(t,e,n){
let{reading:o,isOwnScale:s}=t,{layer:r,head:a,query:i,visit:c}=n,l=P(t),{count:h}=o,u=o.weights(r,a),f=o.isRemoved(r,a)||
o.isSkipped(r,"attention"),p=s?Math.max(...u)||1:Nt(t),d=jr(t,e,n,f),g=Math.min(.36*e.width,190*l),y=e.y+42*l,[b,M]=[e.width-
g,e.height-44*l-d.height],$=e.width<600*l?1.9:1.15,x={width:b/h,height:Math.min(M/h,$*b/h)},w={x:e.x+g,y,width:b,height:x.
height*h},E=`layers.${r}.heads.${a}`,k=x.height>=30*l,A=Ur(x.height,13*l);return[W(t,e.x,e.y+15*l,g>=150*l?"The visit th\
at asks":"Who asks",{kind:"strong",width:g-8*l}),m("g",{key:"columns"},N()),m("g",{key:"rows"},L()),m("image",{key:"weig\
hts",class:"map",href:kt(u.map(R=>R/p),h,t.scale),...w,preserveAspectRatio:"none",opacity:f?.3:1}),m("rect",{key:"frame",
class:"map-frame",...w}),m("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${a}`},_()),m("rect",
{key:"column",class:"chosen-column",x:w.x+c*x.width,y:e.y,width:x.width,height:w.y+w.height-e.y,rx:3}),m("rect",{key:"ro\
w",class:"chosen-row",x:e.x-3,y:w.y+i*x.height,width:e.width+3,height:x.height,rx:3}),m("rect",{key:"cell",class:"chosen\
-cell",x:w.x+c*x.width,y:w.y+i*x.height,width:x.width,height:x.height}),d.at(w.y+w.height)];function N(){let R=x.width>=
14*l,C=Math.min(15*l,x.width-3*l),F=x.width>=30*l,Y=w.x;return o.visits.map((q,Z)=>{let J=String(at[q.weekday]),ot=q.weekday!==
o.visits[Z-1]?.weekday,Q=w.x+Z*x.width,It=B(t,J,"tiny"),zn=!R&&ot&&Q>=Y&&Q+It<=w.x+w.width;zn&&(Y=Q+It+4*l);let De=w.x+(Z+
.5)*x.width;return m("g",{key:`column ${Z}`,class:`part choice${Z===c?" here":""}${q.masked?" off":""}`,"data-open":`${E}\
.${i}.${Z}`,role:"button",tabindex:"-1","aria-label":`Read from visit ${Z+1}: ${H(o,Z)}${q.masked?", masked":""}`},m("re\
ct",{class:"ground",x:w.x+Z*x.width,y:e.y,width:x.width,height:42*l}),R&&it(q.category,De-C/2,e.y+(F?0:22)*l,C),zn&&W(t,
Q,e.y+38*l,J,{kind:"tiny",key:"weekday"}),F&&[W(t,De,e.y+26*l,J,{kind:"tiny",anchor:"middle",key:"day"}),W(t,De,e.y+38*l,
x.width>=40*l?st(q.start_minute):`${Math.floor(q.start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],m("titl\
e",{},H(o,Z)))})}function L(){return o.visits.map((R,C)=>{let F=w.y+(C+.5)*x.height,Y=C===i,q=Y||(h-1-C)%A===0&&Math.abs(
C-i)>=A,Z=Math.min(18*l,x.height-1.5*l),J=x.height>=12*l,ot=e.x+(J?Z+10*l:4*l),Q=w.x-ot-6*l,It=Y||k?"strong":"label";return m(
"g",{key:`row ${C}`,class:`part choice${Y?" here":""}`,"data-open":`${E}.${C}.${c}`,role:"button",tabindex:"-1","aria-la\
bel":`Visit ${C+1} asks: ${H(o,C)}`},m("rect",{class:"ground",x:e.x,y:F-x.height/2,width:g,height:x.height}),J&&it(R.category,
e.x+3*l,F-Z/2,Z),q&&W(t,ot,F+(k?-2:4.5)*l,R.label,{kind:It,width:Q,key:"name"}),k&&W(t,ot,F+12*l,`${wt(o,C)} · ${po(o,C)}`,
{kind:"small",width:Q,key:"when"}),m("title",{},H(o,C)))})}function _(){let R=[];for(let C=0;C<h;C++){if(h>Lo&&C!==i){R.
push(m("rect",{key:`row ${C}`,class:"cell",x:w.x,y:w.y+C*x.height,width:w.width,height:x.height,"data-open":`${E}.${C}.${c}`},
m("title",{},H(o,C))));continue}for(let F=0;F<h;F++)R.push(I(C,F))}return R}function I(R,C){let F=Number(u[R*h+C]),[Y,q]=[
w.x+C*x.width,w.y+R*x.height],Z=R===i&&C===c,J=String(Math.round(100*F)),ot=It=>x.width>=B(t,J.padStart(2,"0"),It)+2*l,Q=(F>=
Vr||R===i)&&x.height>=13*l&&ot("tiny");return m("g",{key:`${R} ${C}`,class:"cell"},m("rect",{key:"cell",x:Y,y:q,width:x.
width,height:x.height,"data-open":`${E}.${R}.${C}`,role:"button",tabindex:Z?0:"-1","aria-current":Z?"true":null},m("titl\
e",{},`${H(o,R)} reads ${S(F,1)} from ${H(o,C)}`)),Q&&W(t,Y+x.width/2,q+x.height/2+4.5*l,J,{kind:F/p>=.3&&ot("strong")?"\
strong":"tiny",anchor:"middle",also:F/p>=Br&&!f?"on-dark":"on-light",key:"weight"}))}}function Ur(t,e){return Math.max(1,
Math.ceil(e/t))}function jr(t,e,{layer:n,head:o,query:s,isLeaf:r},a){let{canAct:i,reading:c}=t,l=P(t),h=c.isRemoved(n,o),
u=e.height>=330*l,f=`layers.${n}.heads.${o}`,d=[i&&{text:h?"Switch head on":"Switch head off",attributes:{"data-act":"he\
ad","data-part":f},isPressed:h},r?{text:"More about query and keys",attributes:{"data-more":"neurons","data-layer":n,"da\
ta-head":o,"data-query":s},isButton:!1}:{text:"More about this head",attributes:{"data-more":"head","data-layer":n,"data\
-head":o},isButton:!1},{text:pn(t),attributes:{"data-act":"scale"}}].filter(M=>M!==!1),g=a?"Switched off: these weights \
would have been used.":`Columns: the visit it reads from. ${c.count>Lo?"Darker is more; each row adds up to 100 %.":"Val\
ues in %; each row adds up to 100."}`,y=u?v(g):[],b=G(t,{...e,y:0},y,"small").height;return{height:b+40*l,at(M){let $=e.
x,x=[];for(let{text:w,attributes:E,...k}of d){let A=rt(t,$,M+b+22*l,w,E,k);$+A.width>e.x+e.width||(x.push(A.mark),$+=A.width+
10*l)}return[m("g",{key:"explained"},G(t,{...e,y:M+3*l},y,"small").marks),m("g",{key:"controls"},x)]}}}function zr(t,e,{
layer:n,head:o,query:s,visit:r}){let{reading:a}=t,i=s===a.count-1?"the last visit":`visit ${s+1}`,c=s===r?"itself":Rt(a,
r);return[...U(t,e,`How much does ${i} read from ${c}?`,`${i.charAt(0).toUpperCase()}${i.slice(1)} reads ${c}`),m("g",{key:"\
worked"},ye(t,z(t,e),Ft(a,n,o,s,r),pe(a,n,o,s),r,[{letter:"q",words:`Query of ${H(a,s)}`,colour:"query"},{letter:"k",words:`\
Key of ${H(a,r)}`,colour:"key"}],{colour:"attention-bar",over:`all ${a.count} visits of this row`,open:l=>`layers.${n}.h\
eads.${o}.${s}.${l}`}))]}var Po=56;function Co(t,e){let n=P(t);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:o=>qr(
t,o,e)},...t.reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:o=>Yr(t,o,e)}]:[]]}function qr(t,e,{
location:n}){let{reading:o}=t,s=P(t),r=Bt(o,n),{gate:a,pointer:i,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,
[f,p]=[a.toFixed(2),(1-a).toFixed(2)],d=o.pointerWeights,g=[],y=A=>r.visits.map(N=>({value:A*Number(d[N]),colour:"pointe\
r"}));o.hasPointer&&g.push({key:"pointer",label:"Pointer",parts:y(1),text:lt(i),open:"pointer"}),o.hasGate&&g.push({key:"\
from pointer",label:`× gate ${f}`,parts:y(a),text:lt(l),open:"gate"}),o.hasGeneration&&g.push({key:"generation",label:"\
Generation",parts:[{value:c,colour:"generation"}],text:lt(c),open:`generation.${n}`}),o.hasGate&&g.push({key:"from gener\
ation",label:`× (1 − ${f})`,parts:[{value:h,colour:"generation"}],text:lt(h),open:"gate"}),g.push({key:"answer",label:"\
Answer",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:A})=>A>0),text:lt(u),isChosen:!0});
let b=z(t,e),M=o.hasGate?[[{text:`${f} × ${lt(i)} = ${lt(l)}`}],...v("come from the pointer,"),[{text:`${p} × ${lt(c)}\
 = ${lt(h)}`}],...v("from generation. Together:"),[{text:lt(u),kind:"strong"},{text:"."}],...v("All bars have one scale.")]:
[...v(`There is only ${o.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],$=G(t,{...b,
y:0},M),x={...b,height:b.height-$.height-44*s},w=jt(t,x,g.length,Po),E=G(t,{...b,y:b.y+w+8*s},M),k=rt(t,b.x,b.y+b.height-
10*s,"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...U(t,e,`How probable is ${o.nameOf(n).label}\
?`),m("g",{key:"rows"},ct(t,x,g,{most:Po})),...E.marks,k.mark]}function Yr(t,e,{location:n}){let{reading:o}=t,s=P(t),{visits:r,
pointer:a}=Bt(o,n),i=z(t,e),c="Its visits";if(r.length===0){let y=v("None of the visits is here, so the pointer cannot c\
hoose it.");return[...U(t,e,c),...G(t,i,y).marks]}let l=o.pointerWeights,h=r.map(y=>({key:`visit ${y}`,label:`${wt(o,y)}\
 (visit ${y+1})`,parts:[{value:Number(l[y]),colour:"pointer"}],text:lt(Number(l[y])),open:`pointer.${y}`,isOff:o.visits[y]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",f=[...v(u),[{text:lt(a),kind:"strong"},
{text:"."}]],p=G(t,{...i,y:0},f),d={...i,height:i.height-p.height-8*s},g=jt(t,d,h.length);return[...U(t,e,c),m("g",{key:"\
rows"},ct(t,d,h,{isOrdered:!0})),...G(t,{...i,y:i.y+g+6*s},f).marks]}function lt(t){return S(t,t>=.01||t===0?1:t>=1e-5?3:
5)}function Io(t,e){let n=P(t);return[{key:"visits",least:{width:300*n,height:250*n},rank:e.isLeaf?1:0,share:.8,marks:o=>Kr(
t,o,e)},{key:"score",least:{width:330*n,height:300*n},rank:e.isLeaf?0:1,share:1.6,marks:o=>Xr(t,o,e)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:o=>Zr(t,o)}]}function Kr(t,e,n){let{reading:o}=t,s=P(t),r=z(t,e),a=G(t,r,
v("A score for each visit, and its weight after the softmax."),"small"),i=o.pointerScores,c=o.pointerWeights,l=o.visits.
map((f,p)=>({key:`visit ${p}`,label:f.label,says:wt(o,p),category:f.category,parts:[{value:Number(c[p]),colour:"pointer"}],
beside:O(Number(i[p]),2),text:S(Number(c[p]),1),open:`pointer.${p}`,isChosen:p===n.visit,isOff:f.masked,exact:`${H(o,p)}\
: score ${O(Number(i[p]),4)}, weight ${S(Number(c[p]),2)}`})),h=rt(t,r.x,r.y+r.height-10*s,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+a.height+4*s,height:r.height-a.height-34*s};return[...U(t,e,"What the p\
ointer reads"),...a.marks,m("g",{key:"rows"},ct(t,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function Xr(t,e,{visit:n}){let{
reading:o}=t;return[...U(t,e,`How does the pointer score ${Rt(o,n)}, ${wt(o,n)}?`,`Score of ${Rt(o,n)}`),m("g",{key:"wor\
ked"},ye(t,z(t,e),Gt(o,n),de(o),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${H(
o,n)}`,colour:"key"}],{colour:"pointer",over:o.count===1?"its only visit":`all ${o.count} visits`,open:s=>`pointer.${s}`}))]}
function Zr(t,e){let{reading:n}=t,o=P(t),s=z(t,e),r=n.pointerWeights,a=G(t,s,v("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),i=n.pointedPlaces.map(({location:h,label:u,category:f,probability:p,
visits:d})=>({key:`place ${h}`,label:d.length>1?`${u} (${d.length})`:u,category:f,parts:d.map(g=>({value:Number(r[g]),colour:"\
pointer"})),text:S(p,1),open:h>1?`places.${h}`:null,exact:`${d.map(g=>S(Number(r[g]),2)).join(" + ")} = ${S(p,2)}`})),c={
...s,y:s.y+a.height+6*o,height:s.height-a.height-36*o},l=rt(t,s.x,s.y+s.height-10*o,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...U(t,e,"Sums per place"),...a.marks,m("g",{key:"rows"},ct(t,c,i)),l.mark]}function vo(t,e){let n=P(t),o=Wo(t.reading,e).length;return[{key:"vectors",least:{width:330*n,height:(44*o+90)*n},rank:e.
number===null?0:1,share:1.5,marks:s=>Qr(t,s,e)},{key:"number",least:{width:320*n,height:250*n},rank:e.number===null?1:0,
marks:s=>Jr(t,s,e)}]}function Se(t,{layer:e,visit:n,number:o}){return o??Qt(tt(t,`layers.${e}.residual_out`,n))}function Wo(t,{
layer:e,visit:n}){let o=`layers.${e}`,s=t.has(`${o}.attention_out`),r=t.trace.interventions.residuals!==!1,a=u=>t.isSkipped(
e,u),i=[],c=(u,f,p,d="plain")=>{let g=tt(t,`${o}.${u}`,n),y=`length ${O(Math.hypot(...g))}`;i.push({key:u,title:f,says:p||
y,values:g,colour:d})},l=(u,f)=>r?a(u)?"unchanged":"":a(u)?"nothing":`${f} alone`;return c("residual_in","Comes in","","\
stream"),s&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",a("attention")?"skipped":"",a("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",s?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",a("feed_forward")?"skipped":"",a("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),i;function h(u){if(!t.has(`${o}.${u}\
.mean`))return"off: unchanged";let f=Number(t.values(`${o}.${u}.mean`)[n]),p=1/Number(t.values(`${o}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${O(f,2)}, deviation ${O(p,2)}`}}function Qr(t,e,n){let{reading:o}=t,{layer:s,visit:r}=n,a=P(t),
i=z(t,e),c=Se(o,n),l=Wo(o,n),h={...i,height:i.height-34*a},u=r===o.count-1,f=i.x,p=[],d=(g,y,b=!0)=>{let M=rt(t,f,i.y+i.
height-10*a,g,y,{isButton:b});f+M.width>i.x+i.width||(p.push(M.mark),f+=M.width+10*a)};return r>0&&d("Earlier visit",{"d\
ata-open":`layers.${s}.stream.${r-1}`}),u||d("Later visit",{"data-open":`layers.${s}.stream.${r+1}`}),d("More about the \
layers",{"data-more":"layers"},!1),[...U(t,e,`${u?"The last visit":`Visit ${r+1}`} in layer ${s}: ${H(o,r)}`,`Layer ${s}\
: ${H(o,r)}`),m("g",{key:"rows"},Lt(t,h,l,{chosen:c,open:g=>`layers.${s}.stream.${r}.${g}`})),m("g",{key:"controls"},p)]}
function Jr(t,e,n){let{reading:o}=t,{layer:s,visit:r}=n,a=P(t),i=Se(o,n),c=z(t,e),{y:l}=c,h=[];for(let f of ta(o,s,r,i)){
let p=G(t,{...c,y:l},f);if(l+p.height>c.y+c.height)break;h.push(...p.marks),l+=p.height+4*a}let u={...c,y:l+6*a,height:c.
y+c.height-l-6*a};return[...U(t,e,`Number ${i+1} of ${o.trace.architecture.d_model}, worked out`),m("g",{key:"lines"},h),
u.height>=90*a&&m("g",{key:"units"},ea(t,u,s,r,i))]}function ta(t,e,n,o){let s=`layers.${e}`,r=`transformer.layers.${e}`,
a=h=>Number(tt(t,`${s}.${h}`,n)[o]),i=t.trace.interventions.residuals!==!1,c=[[...v("Comes in:"),Ae(a("residual_in"))]];
return t.has(`${s}.attention_out`)&&(c.push(we("Norm 1:",Xt(t,`${s}.residual_in`,`${s}.norm1`,`${r}.norm1`,n,o))),c.push(
l("After the heads:",a("residual_in"),a("attention_out"),a("residual_mid"),t.isSkipped(e,"attention")))),c.push(we("Norm\
 2:",Xt(t,`${s}.residual_mid`,`${s}.norm2`,`${r}.norm2`,n,o))),c.push(l("After the feed-forward network:",a("residual_mi\
d"),a("feed_forward.out"),a("residual_out"),t.isSkipped(e,"feed_forward"))),c;function l(h,u,f,p,d){let g=d?"0 (skipped)":
O(Math.abs(f),2);return i?[...v(h),[{text:`${O(u,2)} ${f<0&&!d?"−":"+"} ${g} =`}],Ae(p)]:[...v(`${h} no residual conne\
ction, so only`),[{text:d?"0 (skipped)":O(f,2),kind:"strong"}]]}}function we(t,e){if(!e)return v(`${t} off, the number s\
tays as it is`);let{x:n,mean:o,reciprocal:s,standard:r,weight:a,bias:i,result:c}=e;return[...v(t),[{text:`(${O(n,2)} ${o<
0?"+":"−"} ${O(Math.abs(o),2)})`}],[{text:`× ${O(s,3)} = ${O(r,2)};`}],...a===null||i===null?v("then a learned factor\
 and bias give").concat([Ae(c)]):[[{text:`${O(r,2)} × ${O(a,2)} ${i<0?"−":"+"} ${O(Math.abs(i),2)} =`}],Ae(c)]]}function Ae(t){
return[{text:O(t,2),kind:"strong"}]}function ea(t,e,n,o,s){let{reading:r}=t,a=P(t),i=tt(r,`layers.${n}.feed_forward.pre`,
o),c=tt(r,`layers.${n}.feed_forward.hidden`,o),l=ge(r,n,o,s),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((M,$)=>Math.
abs(Number(h[$]))-Math.abs(Number(h[M]))),f=Array.from(c).filter(M=>M>0).length,p=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",d=l?`${f} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${O(Dt(h),2)}, the bias adds ${O(l.bias,2)}:`:`${f} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,g=G(t,e,v(p+d),"small"),y=Math.max(1,Math.floor((e.height-g.height)/
(20*a))),b=u.slice(0,y).map(M=>({key:`unit ${M}`,label:`unit ${M+1}`,parts:[{value:Number(h[M]),colour:"plain"}],beside:`${O(
Number(i[M]))} → ${O(Number(c[M]))}${l?` × ${O(Number(l.dot.second[M]),2)}`:""}`,text:O(Number(h[M]),2)}));return[...g.
marks,ct(t,{...e,y:e.y+g.height+2*a,height:e.height-g.height-4*a},b)]}var Fo=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var Oe=15,qt=30;var dn=8,gn=99;var na=864e5,oa=.1;function yn(t,e){let n=P(t),o=e.number!==null;return[{key:"features",least:{width:300*n,height:270*n},
rank:o?1:0,share:1.2,marks:s=>ra(t,s,e)},{key:"number",least:{width:310*n,height:250*n},rank:o?0:2,marks:s=>aa(t,s,e)},...e.
kind==="visit"?[{key:"readers",least:{width:240*n,height:200*n},rank:o?2:1,share:.6,marks:s=>la(t,s,e)}]:[]]}function bn(t,e,n){
let{trace:o,count:s}=t,r=t.visits[n],{without_features:a=[],position_from_end:i}=o.interventions;if(a.includes(e)||e==="\
position_from_end"&&i===!1)return"left out: all zeros";if(!r)return"";switch(e){case"location":return r.label;case"user":
return o.user===null?"nobody in particular":`person ${o.user}`;case"time":{let c=Math.floor(r.start_minute/Oe)*Oe;return`${st(
c)} to ${st((c+Oe)%1440)}`}case"weekday":return Fo[r.weekday]??"";case"recency":{let c=sa(t,n);return c===null?"days bef\
ore the prediction":c>=dn?`${dn} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{
let c=Math.floor(r.duration_minutes/qt)*qt,l=c+qt;return c>=gn*qt?`${ft(gn*qt)} or more`:`${c?ft(c):"0"} to ${ft(l)}`}default:{
let c=s-n;return c===1?"the last visit":`${c} from the end`}}}function sa({trace:t,visits:e},n){let o=e[n]?.arrival;if(!o)
return null;let s=r=>Date.parse(r.slice(0,10))/na;return Math.round(s(t.predict_at)-s(o))}function ra(t,e,{kind:n,visit:o}){
let{reading:s}=t,r=P(t),a=z(t,e),i=s.slices.map(({name:f,label:p,lengths:d})=>({key:f,title:p,says:bn(s,f,o),values:sn(s,
f,o),colour:Number(d[o])===0?"plain off":"plain"})),c=i.reduce((f,{values:p})=>f+p.length,0),l=G(t,a,v(`${i.length} vect\
ors, ${c} numbers together; the network learned a vector for every value.`),"small"),h=rt(t,a.x,a.y+a.height-10*r,"More \
about features",{"data-more":"features"},{isButton:!1}),u={...a,y:a.y+l.height+2*r,height:a.height-l.height-34*r};return[
...U(t,e,n==="inputs"?"What the last visit is made of":H(s,o)),...l.marks,m("g",{key:"rows"},Lt(t,u,i)),h.mark]}function aa(t,e,{
kind:n,visit:o,number:s}){let{reading:r}=t,a=P(t),i=z(t,e),c=tt(r,"inputs.projected",o),l=s??Qt(c),h=$o(r,o,l),u=n==="in\
puts"?"inputs":`visits.${o}`,f=[{key:"projected",title:`${c.length} numbers`,says:"all features, mixed",values:c,colour:"\
stream"}],p={...i,height:Math.min(86*a,.26*i.height)},d=ca(r,o,l),g=[],y=d.reduce((x,w)=>x+G(t,{...i,y:0},w).height+4*a,
0),b={...i,y:p.y+p.height+28*a,height:i.height-p.height-y-36*a},M=h?ia(h):[],$=b.y+(M.length?jt(t,b,M.length)+6*a:0);for(let x of d){
let w=G(t,{...i,y:$},x);if($+w.height>i.y+i.height+2)break;g.push(...w.marks),$+=w.height+4*a}return[...U(t,e,"The vecto\
r that enters the layers"),m("g",{key:"vector"},Lt(t,p,f,{chosen:l,open:x=>`${u}.${x}`})),M.length>0&&G(t,{...i,y:p.y+p.
height+4*a},v(`Number ${l+1}: each feature × its weights`),"small").marks,M.length>0&&m("g",{key:"rows"},ct(t,b,M)),m("\
g",{key:"lines"},g)]}function ia({parts:t,bias:e}){return[...t.map(({name:o,label:s,dot:r})=>({key:o,label:s,parts:[{value:r.
sum,colour:"plain"}],text:O(r.sum,2),exact:`${s}: the sum of ${r.products.length} products is ${O(r.sum,4)}`})),{key:"bi\
as",label:"bias",parts:[{value:e,colour:"plain"}],text:O(e,2),exact:""}]}function ca(t,e,n){let o=Number(tt(t,"inputs.pr\
ojected",e)[n]),s=Number(tt(t,"layers.0.residual_in",e)[n]),r=Xt(t,"inputs.projected","inputs.norm","input_norm",e,n),a=[
[...v("Sum:"),[{text:O(o,2),kind:"strong"}]],we("Norm:",r)];if(t.trace.architecture.components.includes("sinusoidal")){let i=t.
trace.architecture.d_model,c=At(t,"pos_encoding",e*i+n);t.trace.interventions.sinusoidal===!1?a.push(v("No position enco\
ding: it is off.")):c!==null&&r&&a.push([...v("Position encoding:"),[{text:`${O(r.result,2)} ${c<0?"−":"+"} ${O(Math.abs(
c),2)} =`}],[{text:O(s,2),kind:"strong"}]])}return a}function la(t,e,{visit:n}){let{reading:o}=t,s=P(t),r=z(t,e),a=[];for(let d=0;d<
o.layers;d++)for(let g=0;g<o.heads;g++){let y=Number(o.lastRow(d,g)[n]),b=o.isRemoved(d,g)||o.isSkipped(d,"attention");a.
push({key:`${d} ${g}`,label:`Layer ${d}, head ${g}`,parts:[{value:y,colour:"plain"}],text:b?"off":S(y,1),open:`layers.${d}\
.heads.${g}.${o.count-1}.${n}`,isOff:b})}let i=[];if(o.hasPointer){let d=Number(o.pointerWeights[n]);a.push({key:"pointe\
r",label:"Pointer",parts:[{value:d,colour:"pointer"}],text:S(d,1),open:`pointer.${n}`}),o.hasGate&&i.push(...v("To the a\
nswer the pointer carries"),[{text:`${S(d,1)} × gate ${o.gate.toFixed(2)} = `},{text:S(d*o.gate,1),kind:"strong"},{text:"\
."}])}let c=G(t,r,v(o.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),
"small"),l=G(t,{...r,y:0},i),h={...r,y:r.y+c.height+2*s,height:r.height-c.height-l.height-8*s},u=jt(t,h,a.length),f=a.map(
({parts:d})=>Number(d[0]?.value)),p=Math.max(oa,...f);return[...U(t,e,"Who reads it?"),...c.marks,a.length>0&&m("g",{key:"\
rows"},ct(t,h,a,{largest:p})),m("g",{key:"end"},G(t,{...r,y:h.y+u+6*s},i).marks)]}var ha={head:Ro,stream:vo,inputs:yn,visit:yn,context:yo,pointer:Io,generation:So,gate:Mo,place:Co};function Go(t,e){let n=gt(
e,t.reading);return n?ro(t,n,ha[n.kind](t,n)):[]}function Pt(t,e,n){let{title:o,text:s}=ma(t,e,n),r=n?.words?ua(t,e,n):"";return{title:o,text:r?`${s} ${r}`:s}}function ua(t,e,n){
let o=xn(n.words);if(t?.kind==="visit"&&n.hasPointer&&e.hasVisitsOf(n))return`${o} the pointer gives it ${S(n.pointerWeights[t.
visit??0],1)}.`;if(t?.kind==="place"){let s=n.knownProbability(t.location??0);return s===null?"":`${o} its probability i\
s ${S(s,1)}.`}return t?.kind==="gate"?`${o} it is ${n.gate.toFixed(2)}.`:""}function ma(t,e,n){switch(t?.kind){case"visi\
t":return da(t.visit??0,e);case"head":return ya(t.layer??0,t.head??0,e);case"slices":return{title:"What a visit is made \
of.",text:`Each visit is ${e.slices.length} vectors side by side: ${Ho(e.slices.map(({label:o})=>fa[o]??o))}. One matrix\
 mixes them into ${e.trace.architecture.d_model} numbers.`};case"stream":return Vo(t.layer??0,e);case"context":return{title:"\
Context.",text:`After ${e.layers===1?"its layer":`all ${e.layers} layers`} the last visit is ${e.trace.architecture.d_model}\
 numbers. ${Ho(pa(e),!0)} read nothing else of it.`};case"pointer":return Bo(e);case"generation":return Do(e);case"gate":
return Uo(e);case"place":return ba(t.location??0,e);default:return $a(e,n)}}var fa={place:"place",who:"person",time:"tim\
e of day",day:"weekday",ago:"days ago",stay:"length of stay",order:"position"};function pa(t){return[...t.hasPointer?["t\
he pointer"]:[],...t.hasGeneration?["the generation head"]:[],...t.has("gate.logit")?["the gate"]:[]]}function Et(t,e){let n=t.
visits[e];return n?`${n.label}, ${at[n.weekday]} ${st(n.start_minute)}`:""}function da(t,e){let n=e.visits[t],o=[`A stay\
 of ${ft(n?.duration_minutes??0)}.`],s=ga(t,e);if(n?.masked)return{title:`${Et(e,t)}.`,text:"This visit is masked: nothi\
ng reads it."};if(s&&o.push(`The last visit reads it most in layer ${s.layer}, head ${s.head}: ${S(s.weight)}.`),e.hasPointer){
let r=e.pointerWeights[t],a=e.locations[t]??0,i=r*e.gate,c=e.probabilityOf("final",a);o.push(e.hasGate?`The pointer give\
s it ${S(r,1)}; through the gate that is ${$n(i)} of the ${S(c,1)} of ${e.nameOf(a).label}.`:`The pointer gives it ${S(r,
1)} of the answer.`)}return{title:`${Et(e,t)}.`,text:o.join(" ")}}function ga(t,e){let n=null;for(let o=0;o<e.layers;o++)
for(let s=0;s<e.heads;s++){if(e.isRemoved(o,s))continue;let r=Number(e.lastRow(o,s)[t]);(!n||r>n.weight)&&(n={layer:o,head:s,
weight:r})}return n}function ya(t,e,n){let o=`Layer ${t}, head ${e}.`;if(n.isRemoved(t,e)){let h=n.trace.interventions.replace_with===
"mean";return{title:o,text:`Switched off: its output is ${h?"its mean over the visits":"zero"}. The map shows the weight\
s it would have used.`}}let s=n.lastRow(t,e),r=dt(s),i=[...s.keys()].sort((h,u)=>s[u]-s[h])[1],c=i===void 0?"":` and ${S(
s[i])} from ${Et(n,i)}`,l=r===n.count-1?"itself":Et(n,r);return{title:o,text:`The last visit reads ${S(s[r])} from ${l}${c}\
. Each row adds up to 100 %.`}}function Vo(t,e){let{residual:n,attention:o,feedForward:s}=e.stream(t),r=e.count-1,a=o?`i\
ts heads add one of length ${O(Number(o[r]))} and `:"";return{title:`Residual stream, layer ${t}.`,text:`The last visit \
comes in as a vector of length ${O(Number(n[r]))}; ${a}its feed-forward network adds one of length ${O(Number(s[r]))}.`}}
function Bo(t){let e=t.pointerWeights,n=dt(e),[o]=t.pointedPlaces,s=o&&o.visits.length>1?`; its ${o.visits.length} visit\
s add up to ${S(o.probability)}`:"";return{title:"Pointer.",text:`It scores every visit and turns the scores into weight\
s. Its favourite visit is ${Et(t,n)}, with ${S(e[n])}. Most probable to copy: ${o?.label}${s}.`}}function Do(t){let[e,n]=t.
generated(2);return{title:"Generation.",text:`It scores all ${t.trace.architecture.locations-2} places, visited or not. \
First comes ${e?.label} with ${S(e?.probability??0)}, then ${n?.label} with ${S(n?.probability??0)}.`}}function Uo(t){let{
gate:e,trace:n}=t;return{title:"Gate.",text:`${n.gate.learned?"The network sets the gate":"The gate is set"} to ${e.toFixed(
2)}: ${S(e)} of the answer’s distribution comes from the pointer, ${S(1-e)} from generation.`}}function ba(t,e){let{label:n}=e.
nameOf(t),o=e.probabilityOf("final",t),s=[`Its probability is ${S(o,1)}`];if(e.hasGate){let i=e.probabilityOf("pointer",
t),c=e.probabilityOf("generation",t),{gate:l}=e;s.push(`: gate ${l.toFixed(2)} × ${S(i,1)} by the pointer + ${(1-l).toFixed(
2)} × ${S(c,1)} by generation`)}let r=e.locations.filter(i=>i===t).length,a=["It is not among the visits","It was visit\
ed once"][r]??`It was visited ${r} times`;return{title:`${n}.`,text:`${s.join("")}. ${a}.`}}function $a(t,e){let{prediction:n}=t.
trace,{label:o}=t.nameOf(n.location),s=`${o}, ${S(n.probability,1)}.`;if(e){let r=e.knownProbability(n.location),a=e.trace.
prediction.location===n.location,i=t.wordsFor(e),c=e.nameOf(e.trace.prediction.location).label,l=[...r===null?[]:[`That \
is ${xa(n.probability,r)} ${i}.`],...a?[]:[`${xn(i)} the answer was ${c}.`]];return{title:s,text:l.join(" ")}}return t.hasGate?
{title:s,text:`${$n(n.from_pointer)} come from the pointer, ${$n(n.from_generation)} from generation. Point at anything \
to see where it comes from and where it goes.`}:{title:s,text:"Point at anything to see where it comes from and where it\
 goes."}}function xa(t,e){let n=Math.round(1e3*t)-Math.round(1e3*e);return n===0?"the same as":`${Math.abs(n/10).toFixed(
1)} points ${n>0?"more":"less"} than`}function xn(t){return t.charAt(0).toUpperCase()+t.slice(1)}function $n(t){return`${(100*
t).toFixed(1)} points`}function Ho(t,e=!1){let n=t.at(-1)??"",o=t.length>1?`${t.slice(0,-1).join(", ")} and ${n}`:n;return e?
xn(o):o}function jo(t){let{count:e}=t,n=t.visits[e-1],o=t.visits[0],s=[{title:e===1?"One visit.":`${e} visits.`,text:e===
1?`${Et(t,0)}. Where does this person go next?`:`They begin with ${o?.label} and end with ${Et(t,e-1)}. Where does this \
person go next?`,part:null},{...Pt({kind:"slices"},t,null),part:null}];for(let c=0;c<t.layers;c++){s.push({...ka(c,t),part:null});
let l=Vo(c,t);s.push({...l,text:`${l.text} The bars show the same for every visit.`,part:null})}s.push({...Pt({kind:"con\
text"},t,null),part:null}),t.hasPointer&&s.push({...Bo(t),part:null}),t.hasGeneration&&s.push({...Do(t),part:null});let{
prediction:r}=t.trace,a=t.nameOf(r.location).label,i=t.hasGate?`${Uo(t).text} `:"";return s.push({title:`${a}, ${S(r.probability,
1)}.`,text:`${i}The answer after ${n?.label} is ${a}.`,part:null}),s}function ka(t,e){let n=`Layer ${t}.`;if(!e.heads)return{
title:n,text:"This network has no self-attention: no visit reads another one here."};let o=null;for(let r=0;r<e.heads;r++){
if(e.isRemoved(t,r))continue;let a=e.lastRow(t,r),i=dt(a);(!o||a[i]>o.weight)&&(o={head:r,visit:i,weight:a[i]})}if(!o)return{
title:n,text:"All of its heads are switched off."};let s=o.visit===e.count-1?"from itself":`from ${Et(e,o.visit)}`;return{
title:n,text:`In ${e.heads} heads every visit reads the others; darker means more. The strongest link of the last visit:\
 head ${o.head} reads ${S(o.weight)} ${s}.`}}function zo(t,e){let n=gt(t,e);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return wa(n,e);break;case"stream":
return Aa(n,e);case"pointer":if(n.isLeaf)return Sa(n,e);break;case"generation":if(n.isLeaf)return Oa(n,e);break;case"gat\
e":return Na(e);default:break}return Pt(pt(Ma(n),e),e,null)}function Ma({kind:t,layer:e,head:n,visit:o,location:s}){return t===
"head"?`layers.${e}.heads.${n}`:t==="visit"?`visits.${o}`:t==="place"?`places.${s}`:t}function wa({layer:t,head:e,query:n,
visit:o},s){let r=s.weights(t,e).subarray(n*s.count,(n+1)*s.count),a=Number(r[o]),i=r.filter(d=>d>a).length,c=n===o?"its\
elf":H(s,o),l=`${H(s,n)}, reads ${S(a,1)} from ${c}.`;if(s.visits[o]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=Ft(s,t,e,n,o),f=s.count===1?"It is the only visit.":i===0?"It is the strong\
est of its row.":`${i} of ${s.count} weights in its row ${i===1?"is":"are"} larger.`,p=s.isRemoved(t,e)||s.isSkipped(t,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${O(h.
sum,2)}, which makes a score of ${O(u,2)}. ${f}${p}`}}function Aa({layer:t,visit:e},n){let o=`layers.${t}`,s=l=>O(Math.hypot(
...tt(n,`${o}.${l}`,e))),r=n.has(`${o}.attention_out`),a=(l,h)=>n.isSkipped(t,h)?"nothing, since it is skipped":`one of \
length ${s(l)}`,i=r?`its heads give ${a("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${t}, ${H(n,e)}.`,text:`The\
 visit comes in as a vector of length ${s("residual_in")}; ${i}its feed-forward network ${a("feed_forward.out","feed_for\
ward")}. It leaves with length ${s("residual_out")}.${c}`}}function Sa({visit:t},e){let n=S(Number(e.pointerWeights[t]),
1),o=`The pointer gives ${H(e,t)}, ${n}.`;if(e.visits[t]?.masked)return{title:o,text:"The visit is masked: it cannot be \
chosen."};let{dot:s,bias:r,isBiasOff:a,score:i}=Gt(e,t),c=r!==null&&!a?` and the bias of its position is ${O(r,2)}`:"";return{
title:o,text:`Query and key multiply to ${O(s.sum,2)}${c}; its score is ${O(i,2)}. The weight counts for ${Rt(e,t)}.`}}function Oa({
location:t},e){let{logit:n}=Ot(e,t),o=e.probabilityOf("generation",t),s=n===null?"":`Its logit is ${O(n,2)}; `,r=`the so\
ftmax over all places makes it ${S(o,1)} of generation.`;return{title:`${e.nameOf(t).label}, scored by the generation he\
ad.`,text:s?s+r:r.charAt(0).toUpperCase()+r.slice(1)}}function Na(t){let e=Pt({kind:"gate"},t,null),n=Vt(t);if(!n)return e;
let{logit:o,learned:s,hidden:r}=n,a=t.trace.gate.learned?`Its ${r.length} hidden units add up to a logit of ${O(o,2)}.`:
`As learned it would be ${s.toFixed(2)}.`;return{title:e.title,text:`${e.text} ${a}`}}var Ea="http://www.w3.org/2000/svg",Ta=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),
Ne=/-?\d+(?:\.\d+)?/g,Ee=class{#e=new WeakMap;#t=new Map;#o=new WeakMap;#n=0;#a=0;constructor(e){this.root=e,this.elements=
[]}show(e,n=0){this.#l(),this.elements=this.#r(this.root,e,this.elements,n>0),this.#t.size&&this.#i(n)}#r(e,n,o,s){if(n.
every(i=>typeof i=="string")){let i=n.join("");return(e.textContent!==i||o.length)&&(e.textContent=i),[]}let r=new Map;for(let[
i,c]of o.entries()){let l=this.#e.get(c);l&&r.set(kn(l.mark,i),c)}let a=n.map((i,c)=>{let l=typeof i=="string"?{tag:"tsp\
an",attributes:{},children:[i]}:i,h=r.get(kn(l,c));r.delete(kn(l,c));let u=h??document.createElementNS(Ea,l.tag);return this.#h(
u,l,s&&h!==void 0),u});for(let i of r.values())i.remove();for(let[i,c]of a.entries()){let l=e.childNodes[i];l!==c&&e.insertBefore(
c,l??null)}return a}#h(e,n,o){let s=this.#e.get(e),r=s?.mark.attributes??{};for(let i of Object.keys(r))re(n.attributes[i])===
null&&e.removeAttribute(i);for(let[i,c]of Object.entries(n.attributes)){let l=re(c),h=re(r[i]);if(l===null||l===h)continue;
let u=o&&h!==null&&Ta.has(i)?_a(h,l):null;u?this.#t.set(`${this.#s(e)} ${i}`,{element:e,name:i,at:u,end:l}):e.setAttribute(
i,l)}let a=this.#r(e,n.children,s?.elements??[],o);this.#e.set(e,{mark:n,elements:a})}#s(e){let n=this.#o.get(e)??this.#n++;
return this.#o.set(e,n),n}#i(e){let n=performance.now(),o=s=>{let r=Math.min(1,Math.max(0,(s-n)/e));if(r===1){this.#l();
return}let a=1-(1-r)**3;for(let{element:i,name:c,at:l}of this.#t.values())i.setAttribute(c,l(a));this.#a=requestAnimationFrame(
o)};this.#a=requestAnimationFrame(o)}#l(){cancelAnimationFrame(this.#a);for(let{element:e,name:n,end:o}of this.#t.values())
e.setAttribute(n,o);this.#t.clear()}};function kn(t,e){return`${t.tag} ${t.key??e}`}function _a(t,e){let n=t.match(Ne)??
[],o=e.match(Ne)??[],s=e.split(Ne);return n.length!==o.length||t.split(Ne).join()!==s.join()?null:r=>{let a=o.map((i,c)=>{
let l=Number(n[c]);return String(Math.round((l+r*(Number(i)-l))*100)/100)});return s.map((i,c)=>i+(a[c]??"")).join("")}}var Te=class{#e=0;#t=0;#o=[];constructor(e,n){this.show=n,this.button=Mn("Play the story","play",()=>this.toggle()),this.
back=Mn("Step back","back",()=>this.step(-1)),this.forth=Mn("Step forward","forth",()=>this.step(1)),this.slider=document.
createElement("input"),this.slider.type="range",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute(
"aria-label","Step of the story"),this.slider.addEventListener("input",()=>this.#n(Number(this.slider.value)-1)),e.append(
this.button,this.back,this.forth,this.slider),this.#r(!1)}isOpen=!1;get isTelling(){return this.isOpen&&this.#t<this.#o.
length-1}get sentence(){return this.isOpen?this.#o[this.#t]??null:null}tell(e){this.#o=e,this.#t=Math.min(this.#t,e.length-
1),this.slider.max=String(e.length),this.#r(this.#e!==0)}toggle(){this.#e?this.pause():this.play()}play(){let e=this.#t>=
this.#o.length-1;this.#n(this.isOpen&&!e?this.#t:0),this.#a()}pause(){clearTimeout(this.#e),this.#e=0,this.#r(!1)}close(){
this.isOpen&&(this.pause(),this.isOpen=!1,this.#t=0,this.#r(!1),this.show(null))}step(e){this.#n(this.isOpen?this.#t+e:e>
0?0:this.#o.length-1)}#n(e){this.pause(),this.isOpen=!0,this.#t=Math.max(0,Math.min(this.#o.length-1,e)),this.#r(!1),this.
show(this.#t)}#a(){let{title:e="",text:n=""}=this.#o[this.#t]??{},o=Math.max(1800,55*(e.length+n.length));if(this.#t>=this.#o.
length-1){this.pause();return}this.#e=window.setTimeout(()=>{this.#n(this.#t+1),this.#a()},o),this.#r(!0)}#r(e){this.button.
dataset.icon=e?"pause":"play";let n=e?"Pause the story":"Play the story";this.button.setAttribute("aria-label",n),this.button.
title=n,this.slider.value=String(this.isOpen?this.#t+1:this.#o.length),this.slider.setAttribute("aria-valuetext",this.isOpen?
`Step ${this.#t+1} of ${this.#o.length}`:"The whole picture"),this.back.disabled=this.isOpen&&this.#t===0,this.forth.disabled=
this.isOpen&&this.#t>=this.#o.length-1}};function Mn(t,e,n){let o=document.createElement("button");return o.type="button",
o.dataset.icon=e,o.title=t,o.setAttribute("aria-label",t),o.addEventListener("click",n),o}var wn="http://www.w3.org/2000/svg",La=["fill","stroke","stroke-width","stroke-dasharray","stroke-linecap","stroke-linej\
oin","opacity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],Ra={fill:"rgb(0, 0, 0)",stroke:"\
none","stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"miter",opacity:"1","pain\
t-order":"normal","text-decoration-line":"none"},Pa=new Set(["font-size","font-weight","text-anchor"]);function qo(t,{title:e,
ground:n}){let o=t.cloneNode(!0),{width:s,height:r}=t.viewBox.baseVal,a=t.querySelectorAll("*");for(let[l,h]of o.querySelectorAll(
"*").entries()){let u=a[l];u&&Ca(h,getComputedStyle(u));for(let f of["class","data-part","data-open","data-act","tabinde\
x","role"])h.removeAttribute(f)}for(let l of o.querySelectorAll('[opacity="0"]'))l.remove();let i=document.createElementNS(
wn,"title");i.textContent=e;let c=document.createElementNS(wn,"rect");return c.setAttribute("width",String(s)),c.setAttribute(
"height",String(r)),c.setAttribute("fill",n),o.prepend(i,c),o.setAttribute("xmlns",wn),o.setAttribute("width",String(s)),
o.setAttribute("height",String(r)),o.setAttribute("font-family",getComputedStyle(t).fontFamily),o.setAttribute("role","i\
mg"),o.setAttribute("aria-label",e),o.removeAttribute("class"),new XMLSerializer().serializeToString(o)}function Ca(t,e){
if(t.localName==="g"){e.opacity!=="1"&&t.setAttribute("opacity",e.opacity);return}t.localName==="image"&&t.setAttribute(
"style","image-rendering: pixelated");for(let n of La){if(Pa.has(n)&&t.localName!=="text")continue;let o=e.getPropertyValue(
n);o&&o!==Ra[n]&&t.setAttribute(n,o)}}function Yo({columns:t,rows:e}){let n=document.createElement("table");n.createTHead().insertRow().append(...t.map(r=>An(
"th",r,"col")));let s=n.createTBody();for(let[r,...a]of e)s.insertRow().append(An("th",r,"row"),...a.map(i=>An("td",i)));
return n}function Ko(t){let e=o=>o.map(Ha).join(",");return`${t.map(({columns:o,rows:s})=>[o,...s].map(e).join(`\r
`)).join(`\r
\r
`)}\r
`}var Wa=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Fa=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Ga=/^(?=[\t\r\n])/;function Ha(t){if(t==null)return"";if(typeof t=="number")return String(t);let e=t.replace(Fa,"$1'").replace(
Ga,"'"),n=Wa.test(t)?t:e;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function An(t,e,n){let o=document.createElement(
t);return n&&(o.scope=n),o.textContent=typeof e=="number"&&!Number.isInteger(e)?e.toFixed(6):String(e??"–"),o}function Zo(t,e=null,n=null){if(e===null)return[Ba(t,n),Da(t,n)];let o=gt(e,t);return o?Va[o.kind](t,o):[]}var Va={head:Ua,
stream:ja,inputs:Xo,visit:Xo,context:za,pointer:qa,generation:Ya,gate:Ka,place:Xa};function Ba(t,e){let{hasPointer:n}=t,
o=n&&e?.hasPointer&&t.hasVisitsOf(e)?e:null;return{caption:"Visits, oldest first",columns:["Visit","Stay in minutes",...n?
["Pointer score","Pointer weight"]:[],...o?[`Pointer weight ${o.words}`]:[]],rows:t.visits.map((s,r)=>[H(t,r),s.duration_minutes,
...n?[On(t.pointerScores[r]),t.pointerWeights[r]]:[],...o?[o.pointerWeights[r]]:[]])}}function Da(t,e){return{caption:`T\
he answer, with a gate of ${t.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From the pointer","Fr\
om generation","Probability",...e?[`Probability ${e.words}`]:[]],rows:t.trace.location_probabilities.final.map(({location:n})=>{
let{pointer:o,generation:s,fromPointer:r,fromGeneration:a}=Bt(t,n),i=t.probabilityOf("final",n);return[t.nameOf(n).label,
o,s,r,a,i,...e?[e.knownProbability(n)]:[]]})}}function Ua(t,{layer:e,head:n,query:o,visit:s,isLeaf:r}){let{count:a}=t,i=t.
weights(e,n),c=`layer ${e}, head ${n}`,l=t.visits.map((f,p)=>H(t,p));if(!r)return[{caption:`Weights of ${c}: rows are th\
e visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((f,p)=>[f,...i.subarray(p*a,
(p+1)*a)])}];let h=pe(t,e,n,o),{dot:u}=Ft(t,e,n,o,s);return[_e(`Query of ${l[o]} × key of ${l[s]}, ${c}`,["Query","Key"],
u),{caption:`The row of ${l[o]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((f,p)=>[f,On(h.scores[p]),i[o*
a+p]])}]}function ja(t,e){let{layer:n,visit:o}=e,s=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1","norm1"],["Head\
s","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.out"],["Leaves",
"residual_out"]].filter(([,u])=>t.has(`${s}.${u}`)),a=r.map(([,u])=>tt(t,`${s}.${u}`,o)),i=Se(t,e),c=ge(t,n,o,i),l=tt(t,
`${s}.feed_forward.pre`,o),h=tt(t,`${s}.feed_forward.hidden`,o);return[{caption:`${H(t,o)}, in layer ${n}`,columns:["Num\
ber",...r.map(([u=""])=>u)],rows:Array.from(a[0]??[],(u,f)=>[f+1,...a.map(p=>p[f])])},{caption:`Hidden units of the feed\
-forward network${c?`, and what they give number ${i+1}`:""}`,columns:["Unit","Before the activation","After it",...c?["\
Weight","Product"]:[]],rows:Array.from(h,(u,f)=>[f+1,l[f],u,...c?[c.dot.second[f],c.dot.products[f]]:[]])}]}function Xo(t,{
kind:e,visit:n}){let o=tt(t,"inputs.projected",n),s=[{caption:`What ${H(t,n)} is made of`,columns:["Feature","Value","Le\
ngth of its vector"],rows:t.slices.map(({name:a,label:i,lengths:c})=>[i,bn(t,a,n),c[n]])},Sn("All features mixed by one \
matrix",o)];if(e==="inputs")return s;let r=Array.from({length:t.layers*t.heads},(a,i)=>{let[c,l]=[Math.floor(i/t.heads),
i%t.heads];return[`Layer ${c}, head ${l}`,t.lastRow(c,l)[n]]});return t.hasPointer&&r.push(["Pointer",t.pointerWeights[n]]),
s.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),s}function za(t){return[Sn(
"The context: the last visit after all layers",t.values("context"))]}function qa(t,{visit:e,isLeaf:n}){let o=de(t),s=t.visits.
map((l,h)=>H(t,h)),r=t.values("pointer.content_scores"),a=t.has("pointer.bias")?t.values("pointer.bias"):null,i=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...a?["Position bias"]:[],"Score","Weig\
ht"],rows:s.map((l,h)=>[l,r[h],...a?[a[h]]:[],On(o.scores[h]),t.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:t.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return i;let{dot:c}=Gt(t,e);return[_e(`Query of the context × key of ${s[e]}`,["Query","Key"],c),...i]}function Ya(t,{
location:e,isLeaf:n}){let o=t.trace.location_probabilities.generation??[],s={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:o.map(a=>[t.nameOf(a.location).label,Ot(t,a.location).logit,
a.probability])},{dot:r}=Ot(t,e);return n&&r?[_e(`Context × weights of ${t.nameOf(e).label}`,["Context","Weight"],r),s]:
[s]}function Ka(t){let e=Vt(t),n={caption:"The gate",columns:["Quantity","Value"],rows:[...e?[["Bias",e.bias],["Logit",e.
logit],["As learned",e.learned]]:[],["Gate",t.gate]]};if(!e)return[n];let o="Hidden units";return[e.dot?_e(o,["Hidden un\
it","Weight"],e.dot):Sn(o,e.hidden),n]}function Xa(t,{location:e}){let{visits:n,pointer:o,generation:s,gate:r,fromPointer:a,
fromGeneration:i,probability:c}=Bt(t,e);return[{caption:`How probable is ${t.nameOf(e).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",o,r,a],["Generation",s,1-r,i],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[H(t,l),t.hasPointer?t.pointerWeights[l]:0])}]}function _e(t,e,{
first:n,second:o,products:s,sum:r}){return{caption:t,columns:["Number",...e,"Product"],rows:[...s.map((a,i)=>[i+1,n[i],o[i],
a]),["Sum","","",r]]}}function Sn(t,e){return{caption:t,columns:["Number","Value"],rows:Array.from(e,(n,o)=>[o+1,n])}}function On(t){
return Number.isFinite(t)?t:"−∞"}function Qo(t,e,n,o=null){let s=document.createElement("dialog");s.className="picture-tables",s.setAttribute("aria-label",
"Numbers");let r=Zo(e,n,o);for(let l of r){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append(Yo(l)),s.append(u,h)}let a=document.createElement("button");a.type=
"button",a.textContent="Close",a.addEventListener("click",()=>s.close());let i=document.createElement("a");i.textContent=
"Save as CSV",i.download=`${n??"network"}.csv`,i.href=URL.createObjectURL(new Blob([Ko(r)],{type:"text/csv"}));let c=document.
createElement("p");c.append(a," ",i),s.append(c),s.addEventListener("close",()=>{URL.revokeObjectURL(i.href),s.remove()}),
t.append(s),s.showModal()}var ne=.03,Za=5;function Le({reading:t,before:e,overlays:n,stage:o,happened:s,lit:r}){let a=ut(r,t),{most:i,top:c,bottom:l}=o.
answers,h=s===null?[]:[s];n&&e&&h.push(e.trace.prediction.location),a!==null&&r?.kind==="place"&&h.push(a);let u=t.answer(
i,h),f=u.slice(0,-1).map(({location:y})=>y),p=ts(f.map(y=>e?.knownProbability(y)??null),1),d=n&&e?Qa(f,t,e):null,g=(l-c)/
u.length;return u.map((y,b)=>{let M=c+(b+.5)*g,$=y.probability*o.full,x={pointer:d?.pointer[b]??null,generation:d?.generation[b]??
null},[w,E]=["pointer","generation"].map(k=>Jo(y[k]*Ct({reading:t},k),x[k])*o.full);return{...y,was:e?p[b]??null:null,wasByPath:x,
middle:M,start:M+(Number(w)-Number(E)-$)/2,height:$}})}function Jo(t,e){return Math.max(0,(e??t)-t)}function Qa(t,e,n){let o=(s,r)=>r?
ts(t.map(a=>n.shareOf(s,a)),Ct({reading:n},s)):[];return{pointer:o("pointer",e.hasPointer),generation:o("generation",e.hasGeneration)}}
function ts(t,e){let n=t.filter(s=>s!==null),o=n.reduce((s,r)=>s-r,e);return[...t,n.length===t.length?Math.max(0,o):null]}
function Re(t,e){let{reading:n,stage:o}=t,s=Kt(t),r=n.pointerWeights,a=d=>d.reduce((g,y)=>g+Jo(r[y],s?.[y]??null),0),i=n.
pointedPlaces.map(d=>({...d,lost:a(d.visits)})).sort((d,g)=>g.probability+g.lost-d.probability-d.lost),c=i.filter((d,g)=>d.
probability+d.lost>=ne&&g<Za||Nn(e,d.location)<e.length-1).map(d=>({...d,wish:p(d.visits)})),l=i.filter(({location:d})=>!c.
some(g=>g.location===d));if(l.length){let d=l.flatMap(g=>g.visits);c.push({location:-1,label:`${l.length} more place${l.
length===1?"":"s"}`,category:null,probability:l.reduce((g,{probability:y})=>g+y,0),lost:a(d),visits:d,wish:p(d)})}c.sort(
(d,g)=>d.wish-g.wish);let{room:h,gap:u}=o.across.places,f=$e(c.map(({wish:d,probability:g,lost:y})=>({wish:d,length:(g+y)*
o.full})),u,...h);return c.map(({location:d,label:g,probability:y,lost:b,visits:M},$)=>({path:"pointer",location:d,label:g,
probability:y,start:Number(f[$]),lost:b,visits:M,answer:Nn(e,d)}));function p(d){let g=d.map(b=>Math.max(r[b],s?.[b]??0)),
y=g.reduce((b,M)=>b+M,0)||1;return d.reduce((b,M,$)=>b+Number(g[$])/y*Number(o.across.visits[M]),0)}}function Pe({reading:t,
stage:e},n){if(!t.hasGeneration)return[];let o=t.generated(ee),{gap:s}=e.across.generation,{start:r}=e.across.generation;
return o.map(({location:a,label:i,probability:c})=>{let l={path:"generation",location:a,label:i,probability:c,start:r,lost:0,
visits:[],answer:Nn(n,a)};return r+=c*e.full+s,l})}function Ct({reading:t},e){return e==="pointer"?t.gate:1-t.gate}function ht(t,e){
let n=(t+e)/2;return e-t>=.6?[t,e]:[n-.3,n+.3]}function Nn(t,e){let n=t.findIndex(o=>o.location===e);return n<0?t.length-
1:n}function Ce(t,e,n,o=3){let s=t.reading.trace.interventions[`${e}_temperature`]??1;return m("g",{key:`temperature ${e}`},
Yt(t,{act:`${e}_temperature`,words:`T ${Number(s.toPrecision(2))}`,title:`Temperature of the ${e} softmax: ${s}. Drag to\
 the right for weights that are more alike.`,right:n,y:o,stays:!0}))}function Yt(t,{act:e,words:n,title:o,right:s,y:r,stays:a=!1}){
if(!t.canAct)return[];let i=t.stage.type/13,c=V(n,12.5*i)+13*i,l=18*i,h=a?" stays":"";return[m("rect",{key:`handle ${e}`,
class:`handle${h}`,"data-act":e,x:s-c,y:r,width:c,height:l,rx:l/2},m("title",{},o)),m("text",{key:`handle words ${e}`,class:`\
handle-words middle${h}`,x:s-c/2,y:r+13*i},n)]}var oe=1440;function es(t){let{stage:e}=t,{x:n,width:o}=e.visits;return[Tt(t,n,"Visits","oldest first",o),...Ja(t),...e.
rows.map((s,r)=>ei(t,r))]}function Tt({stage:t},e,n,o,s=400){let r=t.type/13;return m("g",{key:`title ${n}`,class:"headi\
ng","aria-hidden":"true"},m("text",{x:e,y:17*r,class:"title"},et(n,s,15*r,!0)),m("text",{x:e,y:35*r,class:"small"},et(o,
s,12.5*r)))}function Ja({reading:t,stage:e}){let n=e.type/13,o=[];for(let{start:s,end:r,weekday:a}of En(t)){let i=Number(
e.rows[s]?.y)-Number(e.rows[s]?.height)/2,c=Number(e.rows[r]?.y)+Number(e.rows[r]?.height)/2;if(o.push(m("rect",{key:`da\
y ${s}`,class:"day",x:e.visits.x+29*n,y:i+1.5,width:2.5,height:Math.max(1,c-i-3)})),c-i>=12*n){let l=Math.min(i+12.5*n,(i+
c)/2+4.5*n);o.push(m("text",{key:`weekday ${s}`,class:"small strong",x:e.visits.x,y:l},a))}}return o}function En({visits:t}){
let e=[];for(let[n,o]of t.entries()){let s=ti(o),r=e.at(-1);r?.day===s?r.end=n:e.push({start:n,end:n,day:s,weekday:String(
at[o.weekday])})}return e}function ti({arrival:t,weekday:e}){return t?.split("T")[0]??String(e)}function ei(t,e){let{reading:n,
stage:o,lit:s}=t,{y:r,height:a,isFull:i}=o.rows[e],c=n.visits[e];if(!c)throw new Error("A row without a visit.");let l=o.
type/13,h=o.visits.x+36*l,u=o.visits.width-36*l,f=nt(s,n).includes(e),p=Ie(c),d=a>=33*l,g=(d?20:13)*l,y=h+g+(d?14:8)*l,b=_n(
t,e),M=b||d?54*l:0,$=o.visits.x+o.visits.width-y-4,x=38*l,w=d?[m("text",{x:y,y:r-3*l,class:"strong"},et(c.label,$,13*l,!0)),
m("text",{x:y,y:r+13*l,class:"small"},p),b||$<V(p,12.5*l)+56*l?null:ni(o.visits.x+o.visits.width-50*l,r+5*l,48*l,c)]:[m(
"text",{x:y,y:r+4.4*l,class:f?"strong":"label"},et(c.label,$-Math.max(x,M)-9,12.5*l,f)),b?null:m("text",{x:o.visits.x+o.
visits.width-4,y:r+4.4*l,class:"small end"},st(c.start_minute))];return m("g",Tn(t,e,c),m("rect",{class:"chip",x:h,y:r-a/
2+.5,width:u,height:Math.max(1,a-1),rx:i?5*l:1}),i&&it(c.category,h+4*l,r-g/2,g),i?w:m("rect",{class:"lane",x:h+2,y:r-1,
width:u-4,height:2}),b&&i&&m("text",{x:o.visits.x+o.visits.width-4,y:r+4.4*l,class:"strong end"},b),i&&e<n.count-1&&Yt(t,
{act:"mask",words:c.masked?"show":"hide",title:c.masked?"Let the network see this visit again":"Hide this visit: nothing\
 may read it",right:o.visits.x+o.visits.width-2,y:d?r-17*l:r-9*l}),m("title",{},`${c.label}, ${at[c.weekday]} ${p}`))}function Tn({
reading:t,lit:e},n,o){let s=nt(e,t).includes(n);return{key:`visit ${n}`,class:`part visit${s?" lit":""}${o.masked?" off":
""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1","aria-label":`Visit ${n+1} of ${t.count}: ${o.label}, ${at[o.
weekday]} ${Ie(o)}${o.masked?", masked":""}${t.hasPointer?`; pointer weight ${S(t.pointerWeights[n],1)}`:""}`}}function Ie({
start_minute:t,duration_minutes:e}){return`${st(t)} · ${ft(e)}`}function _n({reading:t,lit:e},n){return e?.kind!=="head"?
"":S(t.lastRow(e.layer??0,e.head??0)[n])}function ni(t,e,n,{start_minute:o,duration_minutes:s}){let r=Math.min(o+s,oe),a=Math.
min(o,Math.max(0,o+s-oe)),i=(c,l)=>m("rect",{class:"stay",x:t+c/oe*n,y:e,width:Math.max(1,(l-c)/oe*n),height:7});return m(
"g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},m("rect",{class:"track",x:t,y:e,width:n,height:7}),
i(o,r),a>0&&i(0,a),m("rect",{class:"stay-end","data-drag":"stay",x:t+(a||r)/oe*n-2,y:e-3,width:5,height:13}))}function ns(t){
let{reading:e,stage:n,lit:o}=t;if(!n.slices)return[];let s=n.type/13,{x:r,width:a}=n.slices,{slices:i}=e,c=Math.max(...bt(
t).map(({longestSlice:p})=>p)),l=a/i.length,h=nt(o,e),u=n.rows.flatMap(({y:p,height:d},g)=>i.map(({name:y,lengths:b},M)=>{
let $=Math.max(2,d-4),x=Number(b[g])/c*$;return m("rect",{key:`${y} ${g}`,class:h.includes(g)?"length lit":"length",x:r+
M*l,y:p+d/2-2-x,width:.72*l,height:x})})),f=i.map(({label:p},d)=>m("text",{key:`name ${p}`,class:"tiny middle",x:r+(d+.36)*
l,y:(d%2?40:26)*s},p));return[m("g",Ln(t),m("rect",{class:"ground",x:r-4,y:n.top-2,width:a+4,height:n.bottom-n.top+4}),f,
u,m("text",{class:"small",x:r,y:n.bottom+18*s},"Bars: lengths"),m("text",{class:"small",x:r,y:n.bottom+33*s},"of the vec\
tors"))]}function Ln(t){return{key:"slices",class:"part slices","data-part":"inputs",role:"button",tabindex:"-1",opacity:j(
t,ke.slices),"aria-label":`What each visit is made of: ${t.reading.slices.map(({label:e})=>e).join(", ")}`}}function os(t,e){let{x:n,right:o}=t.stage.answers,s=t.stage.type/13;return[Tt(t,n+6*s,"Answer",oi(t),o-n),...Rn(t,e)]}function oi({
reading:t}){return t.hasGate?"pointer and generation":t.hasPointer?"of the pointer":"of generation"}function Rn(t,e){let{
reading:n,stage:o,lit:s,happened:r}=t,a=o.type/13,i=ut(s,n),{x:c,right:l,segment:h}=o.answers,u=l-c;return e.map(f=>{let{
location:p,label:d,category:g,probability:y,was:b,middle:M,height:$,start:x}=f,w=[{path:"pointer",share:f.pointer*Ct(t,"\
pointer")},{path:"generation",share:f.generation*Ct(t,"generation")}],E=i===p,k=c+(g===null?6:26)*a,A=ae(d,l-k-(r===p?20*
a:2),13.5*a,2,!0),N=M-(A.length>1?22:8)*a,L=M+(A.length>1?2:0)*a,_=c+6*a,I=u-8*a;return m("g",{key:`place ${p}`,class:`p\
art place${E?" lit":i!==null&&s?" dim":""}`,"data-part":p<0?null:`places.${p}`,role:p<0?null:"button",tabindex:p<0?null:
"-1","aria-label":`${d}: ${S(y,1)}; from the pointer ${S(w[0]?.share??0,1)}, from generation ${S(w[1]?.share??0,1)}${r===
p?"; this is what really happened":""}`},m("rect",{key:"ground",class:"ground",x:c-6*a,y:N-16*a,width:u+10*a,height:L-N+
50*a,rx:6}),m("rect",{key:"segment",class:"answer-bar",x:h,y:x,width:K-2,height:Math.max(1,$)}),g!==null&&it(g,c+5*a,N-13*
a,16*a),A.map((R,C)=>m("text",{key:`name ${C}`,class:p<0?"label halo":"strong halo",x:k,y:N+15*C*a},R)),r===p&&m("path",
{key:"happened",class:"check",d:`M${l-16*a} ${N-5*a}l${4*a} ${5*a}l${9*a} ${-11*a}`},m("title",{},"This is where the per\
son went.")),m("rect",{key:"track",class:"track",x:c+6*a,y:L,width:I,height:8*a}),w.map(({path:R,share:C})=>{let F=m("re\
ct",{key:R,class:`${R} bar`,x:_,y:L,width:Math.max(0,C*I),height:8*a});return _+=C*I,F}),b!==null&&m("rect",{key:"before",
class:"before",x:c+5*a+b*I,y:L-3*a,width:2,height:14*a}),m("text",{key:"probability",class:"strong halo",x:c+6*a,y:L+23*
a},S(y,1)),b!==null&&si(c+60*a,L+23*a,y,b))})}function si(t,e,n,o){let s=Math.round(1e3*n)-Math.round(1e3*o);if(s===0)return m(
"text",{key:"change",class:"small",x:t,y:e},"same");let r=`${s>0?"▲":"▼"} ${(Math.abs(s)/10).toFixed(1)}`;return m("\
text",{key:"change",class:`${s>0?"more":"less"} strong halo`,x:t,y:e},r)}function ss(t){let{reading:e,stage:n}=t,o=n.type/13,s=e.values("context");if(!n.layers.at(-1)||!s)return null;let a=2**Math.
ceil(Math.log2(Math.sqrt(s.length))),i=Math.ceil(s.length/a),c=52*o,l=c/a,h=n.scores-42*o,u=n.bottom+20*o;return Pn(t,{x:h,
y:u,columns:a,cell:l},ri(t,h,u,c,i*l))}function Pn(t,{x:e,y:n,columns:o,cell:s},r){let a=t.stage.type/13,i=t.reading.values(
"context"),c=Math.max(...bt(t).flatMap(h=>[...h.values("context")].map(Math.abs)))||1,l=Array.from(i,(h,u)=>m("rect",{class:h<
0?"below-zero":"above-zero",x:e+u%o*s,y:n+Math.floor(u/o)*s,width:s-.5,height:s-.5,opacity:.12+.88*(Math.abs(h)/c)}));return m(
"g",{key:"context",class:"part context","data-part":"context",role:"button",tabindex:"-1",opacity:j(t,X(t.reading).context),
"aria-label":`Context: the last visit after all layers, ${i.length} numbers`},m("rect",{class:"ground",x:e-3,y:n-16*a,width:o*
s+6,height:Math.max(44,Math.ceil(i.length/o)*s+20*a)}),r,m("text",{class:"strong halo",x:e,y:n-5*a},"Context"),l,m("titl\
e",{},`The last visit after all layers: ${i.length} numbers. The pointer, the generation head and the gate read them.`))}
function ri({reading:t,stage:e},n,o,s,r){let a=e.type/13,i=Number(e.rows.at(-1)?.y),c=n-6*a,l=e.size.height-5*a,h=e.gate+
9*a;return[m("path",{key:"from the last visit",class:"link",d:`M${c-8*a} ${i}H${c}V${o+r/2}H${n-2}`}),t.hasGeneration&&m(
"path",{key:"to generation",class:"link generation-line",d:`M${n+s+2} ${o+r/2}H${n+s+12*a}`}),t.has("gate.logit")&&m("pa\
th",{key:"to the gate",class:"link dotted",d:`M${n+s/2} ${o+r+3*a}V${l}H${h}V${.56*e.size.height+e.full/2+4}`})]}function rs(t){let{reading:e,before:n,stage:o}=t,s=o.type/13,r=o.across.gate,a=r+o.full,i=o.gateWidth,c=r+e.gate*o.full,
l=n?n.gate:e.gate,h=o.gate+i/2,u=ve(t);return m("g",Cn(t,"vertical"),m("rect",{key:"frame",class:"gate-frame",x:o.gate-3,
y:r-3,width:i+6,height:o.full+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:o.gate,y:r,width:i,height:Math.max(
0,c-r)}),m("rect",{key:"generation",class:"generation bar",x:o.gate,y:c,width:i,height:Math.max(0,a-c)}),m("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*s},`Gate ${e.gate.toFixed(2)}`),l!==e.gate&&m("path",{key:"learned",class:"le\
arned",d:`M${o.gate+i+3} ${r+l*o.full}l${8*s} ${-5*s}v${10*s}Z`},m("title",{},`${n?e.wordsFor(n):""}: ${l.toFixed(2)}`)),
t.canAct&&u&&m("rect",{key:"handle",class:"valve","data-act":"gate",x:o.gate-8*s,y:c-6*s,width:i+16*s,height:12*s,rx:6*s}),
!u&&m("text",{key:"fixed",class:"small middle",x:h,y:a+18*s},"fixed"))}function ve({reading:t}){return t.trace.architecture.
components.includes("gate")}function Cn(t,e){let{reading:n,lit:o}=t,s=t.canAct&&ve(t);return{key:"gate",class:`part gate${o?.
kind==="gate"?" lit":""}`,"data-part":"gate",role:s?"slider":"button",...s&&{"aria-orientation":e,"aria-valuenow":n.gate.
toFixed(3),"aria-valuemin":0,"aria-valuemax":1,"aria-valuetext":`${n.gate.toFixed(2)}: ${S(n.gate)} pointer`},tabindex:"\
-1",opacity:j(t,X(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${S(n.gate)} pointer, ${S(1-n.gate)} generation${n.trace.
gate.learned?"":", not learned"}`}}function We(t,e,n){let{reading:o,stage:s,lit:r}=t,a=t.beat>=X(o).gate,i=$=>Ct(t,$),c=ut(
r,o),l=new Map,h=s.across.gate;for(let $ of e)l.set($,h),h+=$.probability*i($.path)*s.full;let u=new Map;h=s.across.gate;
for(let $ of["pointer","generation"])for(let[x]of n.entries())u.set(`${$} ${x}`,h),h+=Number(n[x]?.[$])*i($)*s.full;let f=e.
map($=>{let x=Number(l.get($)),w=$.probability*i($.path)*s.full,E=ht($.start,$.start+$.probability*s.full),k=ht(x,x+w);return m(
"path",{key:`into ${$.path} ${$.location}`,class:`${$.path} band${b($.location)}`,d:s.bands.into(E,k,a)})}),[p,d]=[s.across.
gate,s.across.gate+s.full],g=n.flatMap(($,x)=>{let w=$.start;return["pointer","generation"].map(E=>{let k=Number($[E])*i(
E),A=k*s.full,N=Number(u.get(`${E} ${x}`)),L=ht(N,N+A),_=ht(w,w+A),I=$.wasByPath[E],R=I===null?null:y(E,N,w,A,I*s.full);
w+=A;let C=`out ${E} ${$.location}`;return[A>0&&m("path",{key:C,class:`${E} band${b($.location)}`,d:s.bands.out(L,_,a)}),
R&&ce({key:C,now:A,before:Number(I)*s.full,path:(F,Y)=>s.bands.out(F,Y,a),edges:R,style:b($.location),title:`${$.label},\
 from ${E==="pointer"?"the pointer":"generation"}: ${le(k,Number(I),t.before?o.wordsFor(t.before):"")}`})]})});return[f,
g,a&&r?.kind==="visit"&&M(r.visit??0)];function y($,x,w,E,k){let A=Math.abs(E-k),N=$==="pointer",L=(R,C)=>{let F=N?R-(C?
0:A):R+E-(C?A:0);return[F,F+A]},[_]=L(x,!1),I=Math.max(p,Math.min(d-A,_));return{more:[L(x,!0),L(w,!0)],less:[[I,I+A],L(
w,!1)]}}function b($){return c===null?"":c===$&&r?.kind==="place"?" lit":" dim"}function M($){let x=o.pointerWeights,w=e.
find(({path:Y,visits:q})=>Y==="pointer"&&q.includes($));if(!w)return null;let E=[...w.visits].sort((Y,q)=>Y-q),A=E.slice(
0,E.indexOf($)).reduce((Y,q)=>Y+x[q],0)*s.full,N=x[$]*s.full,L=i("pointer"),_=Number(l.get(w))+A*L,I=n[w.answer],R=Number(
u.get(`pointer ${w.answer}`))+A*L,C=Number(I?.start)+A*L,F=I?.location===w.location;return[m("path",{key:"visit into",class:"\
pointer band lit",d:s.bands.into(ht(w.start+A,w.start+A+N),ht(_,_+N*L),a)}),F&&m("path",{key:"visit out",class:"pointer \
band lit",d:s.bands.out(ht(R,R+N*L),ht(C,C+N*L),a)})]}}function as(t){let{reading:e,before:n,stage:o}=t,s=o.type/13,{gate:r,gateHeight:a,full:i}=o,c=o.across.gate,l=c+e.gate*i,
h=n?n.gate:e.gate,u=ve(t),f=`${S(e.gate)} pointer${u?"":", fixed"}`;return m("g",Cn(t,"horizontal"),m("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:i+6,height:a+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:e.gate*
i,height:a}),m("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-e.gate)*i,height:a}),m("text",{key:"name",
class:"title halo",x:o.left,y:r+11*s},`Gate ${e.gate.toFixed(2)}`),m("text",{key:"words",class:"small halo",x:o.left,y:r+
27*s},f),h!==e.gate&&m("path",{key:"learned",class:"learned",d:`M${c+h*i} ${r+a+3}l${5*s} ${8*s}h${-10*s}Z`},m("title",{},
`${n?e.wordsFor(n):""}: ${h.toFixed(2)}`)),t.canAct&&u&&[m("rect",{key:"handle",class:"valve",x:l-6*s,y:r-8*s,width:12*s,
height:a+16*s,rx:6*s}),m("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-mt/2,o.size.width-
mt),y:r+(a-mt)/2,width:mt,height:mt})])}function is(t,e){let{reading:n,stage:o}=t,s=o.type/13,r=e.filter(({path:f})=>f==="generation"),a=o.places-8*s,i=n.hasPointer?
o.scores+26*s:o.scores-38*s,c=n.hasPointer?o.bottom+34*s:Number(r[0]?.start)+12*s,l=t.beat>=X(n).generation,h=r.map(({label:f,
probability:p,location:d},g)=>{let y=c+g*17*s;return[m("text",{key:`name ${g}`,class:d<0?"small halo":"label halo",x:i,y},
et(f,a-i-46*s,13*s)),m("text",{key:`share ${g}`,class:"strong end halo",x:a,y},S(p))]}),u=r.map(({probability:f,start:p,
location:d},g)=>m("rect",{key:`bar ${g}`,class:"generation bar",x:o.places,y:p,width:K,height:l?Math.max(.8,f*o.full):0},
m("title",{},`${d<0?"The others":r[g]?.label}: ${S(f,1)} of the generation head`)));return m("g",In(t,r),m("rect",{class:"\
ground",x:i-4,y:c-30*s,width:a-i+8,height:88*s}),m("text",{class:"title halo",x:i,y:c-18*s},"Generation"),h,u)}function In(t,e){
return{key:"generation",class:"part generation-block","data-part":"generation",role:"button",tabindex:"-1",opacity:j(t,X(
t.reading).generation),"aria-label":`Generation: ${e.map(({label:n,probability:o})=>`${n} ${S(o)}`).join(", ")}`}}var ai=3,vn=17,ii=4;function cs(t,e){let{reading:n,stage:o,lit:s}=t,r=ut(s,n),a=e.filter(({path:c})=>c==="pointer"),i=({
location:c})=>r===null||r===c?"":" dim";return m("g",{key:"places",opacity:j(t,X(n).pointer)},a.map(c=>m("rect",{key:`ba\
r ${c.location}`,class:`pointer bar${i(c)}`,x:c.start,y:o.places,width:Math.max(.8,c.probability*o.full),height:K},m("ti\
tle",{},`${c.label}: ${S(c.probability,1)} of the pointer`))),ci(t,a).map(c=>li(t,c,i(c.flow))))}function ci({reading:t,
stage:e,lit:n},o){let s=e.type/13,r=ut(n,t),[a,i]=e.across.places.room,c=({location:h,probability:u})=>u+ +(r!==null&&h===
r),l=[];for(let h of[...o].sort((u,f)=>c(f)-c(u))){let{location:u,label:f,probability:p,lost:d}=h;if(p+d<ne&&u>=0&&u!==r)
continue;let g=u>=0,y=` ${S(p)}`,M=`${et(f,i-a-V(y,13*s,!0),13*s,g)}${y}`,$=V(M,13*s,g)/2,x=h.start+p*e.full/2,w=Math.max(
a+$,Math.min(i-$,x)),[E,k]=[w-$,w+$];for(let A=0;A<ai;A++){if(l.some(_=>_.row===A&&E<_.right+8*s&&k>_.left-8*s))continue;
let L=w>x?"":w<x?" end":" middle";l.push({flow:h,text:M,isBold:g,left:E,right:k,row:A,anchor:L});break}}return l}function li({
stage:t},{flow:e,text:n,isBold:o,left:s,right:r,row:a,anchor:i},c){let l=t.type/13,h=t.places+K+(14+vn*a)*l,u=e.start+e.
probability*t.full/2;return[a>0&&m("path",{key:`leader ${e.location}`,class:`leader${c}`,d:`M${u} ${t.places+K}V${h-11*l}`}),
m("text",{key:`name ${e.location}`,class:`${o?"strong":"small"}${i} halo${c}`,x:i===""?s:i===" end"?r:(s+r)/2,y:h},n)]}function ls(t,e){
let{reading:n,stage:o}=t,s=o.type/13,r=e.filter(({path:l})=>l==="generation"),a=t.beat>=X(n).generation,i=n.hasPointer?.42*
(o.right-o.left):o.right-o.left,c=o.places-(ii*vn-6)*s;return m("g",In(t,r),m("rect",{class:"ground",x:o.right-i,y:c-34*
s,width:i,height:o.places+K-c+34*s}),m("text",{class:"title end halo",x:o.right,y:c-19*s},"Generation"),r.map(({location:l,
label:h,probability:u,start:f},p)=>{let d=` ${S(u)}`,g=et(h,i-V(d,13*s),13*s)+d;return[m("text",{key:`name ${p}`,class:l<
0?"small end halo":"label end halo",x:o.right,y:c+p*vn*s},g),m("rect",{key:`bar ${p}`,class:"generation bar",x:f,y:o.places,
width:Math.max(.8,u*o.full),height:a?K:0},m("title",{},`${l<0?"The others":h}: ${S(u,1)} of the generation head`))]}))}var hi=16;function hs(t,e){let{reading:n,stage:o,lit:s}=t,r=o.type/13,a=j(t,X(n).pointer),i=n.pointerWeights,c=n.pointerScores,
l=nt(s,n),h=Math.max(...i),u=o.rows.flatMap(({y:p,isFull:d},g)=>{if(!d)return[];let y=i[g]>=.2*h||l.includes(g)?"strong":
"small",b=l.length&&!l.includes(g)?" dim":"";return[m("text",{key:`score ${g}`,class:`small end${b}`,x:o.scores,y:p+4.4*
r},O(c[g])),m("text",{key:`weight ${g}`,class:`${y} end${b}`,x:o.weights,y:p+4.4*r},S(i[g]))]}),f=e.filter(({path:p})=>p===
"pointer").map(p=>ui(t,p));return[m("g",Wn(t,e),m("rect",{class:"ground",x:o.scores-38*r,y:o.top-2,width:o.weights-o.scores+
42*r,height:o.bottom-o.top+4}),Tt(t,o.scores-38*r,"Pointer","score  weight",200),Ce(t,"pointer",o.weights+6*r),m("path",
{class:"fork pointer-line",d:`M${o.scores-36*r} ${o.bottom+8}V${o.top}`}),u),m("g",{key:"ribbons",opacity:a},Fn(t,e),f)]}
function Wn(t,e){return{key:"pointer",class:"part pointer-block","data-part":"pointer",role:"button",tabindex:"-1",opacity:j(
t,X(t.reading).pointer),"aria-label":`Pointer: ${e.filter(({path:n})=>n==="pointer").sort((n,o)=>o.probability-n.probability).
map(({label:n,probability:o})=>`${n} ${S(o)}`).join(", ")}`}}function Fn(t,e){let{reading:n,before:o,stage:s,lit:r}=t,a=n.
pointerWeights,i=Kt(t),c=nt(r,n),l=t.beat>=X(n).pointer,h=$e(s.across.visits.map((u,f)=>({wish:u,length:Math.max(a[f],i?.[f]??
0)*s.full})),0,...s.across.starts);return e.filter(({path:u})=>u==="pointer").flatMap(u=>{let f=u.start,p=u.start+u.probability*
s.full;return[...u.visits].sort((d,g)=>d-g).map(d=>{let g=a[d]*s.full,y=Number(h[d]),b=c.includes(d)?" lit":c.length?" d\
im":"",M=ht(f,f+g);f+=g;let $=i?.[d]??null,x=$===null?0:($-a[d])*s.full,[w,E]=[p,Math.max(0,x)];p+=E;let k=`${n.visits[d]?.
label}: `,A=$===null||!o?`${k}${S(a[d],1)} of the pointer`:`${k}${le(a[d],$,n.wordsFor(o))} of the pointer`;return[m("pa\
th",{key:`ribbon ${d}`,class:`pointer band${b}`,d:s.bands.ribbon(ht(y,y+g),M,l)},m("title",{},A)),ce({key:`ribbon ${d}`,
now:g,before:$===null?null:$*s.full,path:(N,L)=>s.bands.ribbon(N,L,l),edges:{more:[[y+g+x,y+g],[f+x,f]],less:[[y+g,y+g+x],
[w,w+E]]},style:b,title:A})]})})}function ui(t,{path:e,location:n,label:o,probability:s,lost:r,start:a}){let{reading:i,stage:c,
lit:l}=t,h=c.type/13,u=ut(l,i),f=S(s),p=s+r>=ne||n<0||u===n,d=c.gate-c.ribbons-16*h,g=n>=0,y=et(o,d-V(` ${f}`,13*h,!0),13*
h,g),b=V(`${y} ${f}`,13*h,g)/2,$=i.hasGate&&Math.abs(a-c.across.gate+5*h)<hi*h?V("Gate 0.00",15*h,!0)/2-c.gateWidth/2:0,
x=Math.min(c.places+K/2,c.gate-6*h-$-b);return m("g",{key:`${e} ${n}`,class:u===null||u===n?"":"dim"},m("rect",{class:`${e}\
 bar`,x:c.places,y:a,width:K,height:Math.max(.8,s*c.full)}),p&&m("text",{class:`${g?"strong":"small"} middle halo`,x,y:a-
5*h},`${y} ${f}`),m("title",{},`${o}: ${S(s,1)} of the pointer`))}function us(t){return[$t(t,17*(t.stage.type/13),"Visits","oldest first"),...mi(t),...t.stage.columns.map((e,n)=>fi(t,n))]}
function $t({stage:t},e,n,o,s=t.right){let r=t.type/13,a=s-t.left-V(n,15*r,!0)-12*r;return m("g",{key:`title ${n}`,class:"\
heading","aria-hidden":"true"},m("text",{class:"title halo",x:t.left,y:e},n),m("text",{class:"small end halo",x:s,y:e},et(
o,a,12.5*r)))}function mi({reading:t,stage:e}){let n=e.type/13;return En(t).flatMap(({start:o,end:s,weekday:r})=>{let[a,
i]=[e.columns[o],e.columns[s]];if(!a||!i)return[];let c=a.x-a.width/2,l=i.x+i.width/2;return[m("rect",{key:`day ${o}`,class:"\
day",x:c+Math.min(1.5,.1*(l-c)),y:e.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=V(r,15*n,!0)&&m("text",{key:`\
weekday ${o}`,class:"small strong",x:c+1.5,y:e.chips.top-13*n},r)].filter(h=>h!==!1)})}function fi(t,e){let{reading:n,stage:o,
lit:s}=t,{x:r,width:a,isFull:i}=o.columns[e],c=n.visits[e];if(!c)throw new Error("A column without a visit.");let l=o.type/
13,{top:h,height:u,hasNames:f}=o.chips,p=nt(s,n).includes(e),d=Math.min(20*l,a-3),g=st(c.start_minute),y=_n(t,e),b=[y||g,
y?y.replace(" %",""):g.slice(0,2)],M=b.find(w=>V(w,12.5*l,!0)<=a)??b[1],$=f?ae(c.label,a-6*l,12.5*l,2):[],x={class:p||y?
"strong middle":"small middle",x:r};return m("g",Tn(t,e,c),m("rect",{class:"chip",x:r-a/2+Math.min(1,.1*a),y:h,width:Math.
max(.8,a-2),height:u,rx:i?6*l:0}),i?[it(c.category,r-d/2,h+8*l,d),m("text",{key:"hour",...x,y:h+45*l},M),$.map((w,E)=>m(
"text",{key:`name ${E}`,class:`${p?"strong":"small"} middle`,x:r,y:h+(62+15*E)*l},w))]:m("rect",{class:"lane",x:r-Math.min(
1,a/4),y:h+2,width:Math.min(2,a/2),height:u-4}),m("title",{},`${c.label}, ${at[c.weekday]} ${Ie(c)}`))}function ms(t){let{
reading:e,stage:n,lit:o}=t,s=n.type/13,{slices:r}=e,a=nt(o,e)[0]??e.count-1,i=e.visits[a],c=Math.max(...bt(t).map(({longestSlice:f})=>f)),
l=(n.right-n.left)/r.length,h=n.inputs+(D.title+46)*s,u=r.map(({name:f,label:p,lengths:d},g)=>{let y=Number(d[a]),b=n.left+
(g+.5)*l,M=y/c*30*s;return[m("rect",{key:`bar ${f}`,class:"length lit",x:b-9*s,y:h-M,width:18*s,height:M}),m("text",{key:`\
length ${f}`,class:"tiny middle",x:b,y:h-M-4*s},O(y)),m("text",{key:`name ${f}`,class:"small middle",x:b,y:h+15*s},p)]});
return m("g",Ln(t),m("rect",{class:"ground",x:n.left,y:n.inputs,width:n.right-n.left,height:(D.title+D.inputs)*s}),$t(t,
n.inputs+15*s,"Input vector",i?`${i.label}, ${at[i.weekday]} ${st(i.start_minute)}`:""),u,m("title",{},"Bars: length of \
each part’s vector"))}function fs(t,e){let{reading:n,stage:o}=t,s=o.type/13,r=o.pointer;return[m("g",Wn(t,e),m("rect",{class:"ground",x:o.left,
y:r,width:o.right-o.left,height:(D.title+D.scores)*s}),$t(t,r+15*s,"Pointer","scores, and weights in percent"),m("path",
{class:"fork pointer-line",d:`M${o.left} ${r+22*s}H${o.right}`}),pi(t)),m("g",{key:"ribbons",opacity:j(t,X(n).pointer)},
Fn(t,e))]}function pi({reading:t,stage:e,lit:n}){let o=e.type/13,s=t.pointerWeights,r=Array.from(t.pointerScores,d=>O(d)),
a=nt(n,t),i=Math.max(...s),c=Number(e.columns.at(-1)?.width),l=r.some(d=>V(d,11.5*o)>c-3),h=e.pointer+(D.title+D.scores)*
o,u=e.columns.find(d=>d.isFull),f=u?u.x-u.width/2:e.right,p=e.left-8*o;return e.columns.flatMap(({x:d,isFull:g},y)=>{let b=a.
length&&!a.includes(y)?" dim":"",M=s[y]>=.2*i||a.includes(y),$=S(s[y]).replace(" %",""),x=V($,12.5*o,!0)/2;if(!g&&(!M||d-
x<p||d+x>f))return[];p=d+x;let w=M?"strong":"small",E=h-24*o;return[g&&m("text",l?{key:`score ${y}`,class:`tiny${b}`,x:d+
4*o,y:E+2*o,transform:`rotate(-90 ${(d+4*o).toFixed(2)} ${(E+2*o).toFixed(2)})`}:{key:`score ${y}`,class:`tiny middle${b}`,
x:d,y:E},r[y]),m("text",{key:`weight ${y}`,class:`${w} middle${b}`,x:d,y:h-6*o},$)].filter(k=>k!==!1)})}function ps(t){let{reading:e,stage:n}=t,o=n.type/13,s=j(t,X(e).gate),r=Le(t),a=[...Re(t,r),...Pe(t,r)];return[Pn(t,n.context,
di(t)),...e.hasPointer?fs(t,a):[],m("g",{key:"flows",opacity:s},We(t,a,r)),...e.hasPointer?[cs(t,a)]:[],...e.hasGeneration?
[ls(t,a)]:[],...e.hasGate?[as(t)]:[],m("g",{key:"answer",opacity:s},$t(t,n.answers.top-10*o,"Answer",t.before?`line: ${e.
wordsFor(t.before)}`:"",n.answers.right),Rn(t,r))]}function di({reading:t,stage:e}){let n=e.type/13,{x:o,y:s,columns:r,cell:a}=e.
context,i=o+r*a+2,c=Math.ceil(t.values("context").length/r)*a,[l,h]=[s+c/4,s+3*c/4],u=Number(e.columns.at(-1)?.x),f=e.right+
6;return[m("path",{key:"from the last visit",class:"link",d:`M${u} ${s-(D.title+12)*n}V${u>i+4?`${l}H${i}`:s-2}`}),t.hasGeneration&&
m("path",{key:"to generation",class:"link generation-line",d:`M${i} ${h}H${f}V${e.places-4}H${e.right}`}),t.has("gate.lo\
git")&&m("path",{key:"to the gate",class:"link dotted",d:`M${i} ${h}H${f+4}V${e.gate+e.gateHeight/2}H${e.right+3}`})]}var Gn=19;function gs(t){let{stage:e,lit:n}=t,o=e.type/13,s=Nt(t),r=m("g",{key:"legend",opacity:j(t,zt(0))},Me(t,e.visits.
x,e.bottom+37*o,!1)),a=e.layers.map((i,c)=>{let l=`Layer ${c}`,h=i.width>=V(l,15*o,!0)+45*o,u=n?.kind==="visit"?"last vi\
sit’s read":"row reads column";return m("g",{key:`layer ${c}`,opacity:j(t,zt(c))},i.maps.length?Tt(t,i.x,l,h?u:"",i.width+
(i.stream===null?12:4)):null,i.maps.length>0&&Ce(t,"attention",i.x+i.width,(h?3:21)*o),i.maps.map((f,p)=>gi(t,f,c,p)),i.
maps.map((f,p)=>Hn(t,f,c,p,s)),yi(t,c))});return[r,...a]}function gi(t,e,n,o){let{reading:s,stage:r,lit:a}=t;if(a?.kind!==
"visit"||s.isRemoved(n,o))return null;let i=a.visit??0,c=Number(r.rows[i]?.y),l=e.side/s.count,h=Math.max(.5,Number(s.lastRow(
n,o)[i])*r.full*.25),u=e.x-14,f=e.y+e.side-l/2;return m("path",{key:`band ${o}`,class:"attention-band",d:xt(u,[c-h/2,c+h/
2],e.x,[f-h/2,f+h/2])})}function Hn(t,e,n,o,s){let{reading:r,stage:a,lit:i,isOwnScale:c}=t,l=a.type/13,{x:h,y:u,side:f,touch:p}=e,
{count:d}=r,g=r.weights(n,o),y=r.lastRow(n,o),b=ds(r,n,o),{before:M,overlays:$}=t,x=$&&M!==null&&ds(M,n,o)&&!b,w=x?`; sw\
itched off ${r.wordsFor(M)}`:"",E=c?Math.max(...g)||1:s,k=i?.kind==="head"&&i.layer===n&&i.head===o,[A]=i?.kind==="visit"?
nt(i,r):[],N=dt(y),L=A??N,_=f/d,I=`Layer ${n}, head ${o}`,R=p?u-38*l:u+4,C=r.visits[N];return m("g",{key:`head ${o}`,class:`\
part head${k?" lit":""}${b?" off":""}`,"data-part":`layers.${n}.heads.${o}`,role:"button",tabindex:"-1","aria-label":b?`${I}\
: switched off`:`${I}: the last visit reads most from visit ${N+1}, ${C?.label}, ${S(y[N])}${w}`},m("text",{class:"small",
x:h,y:u-(p?25:4)*l},`head ${o}`),!b&&(p!==void 0||f>=70*l)&&m("text",{key:"weight",class:`${A===void 0?"small":"strong"}${p?
"":" end"}`,x:p?h:h+f,y:u-4*l},S(y[L])),m("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:f+1,height:f+1}),m("\
image",{key:"map",class:"map",href:kt(Float32Array.from(g,F=>F/E),d,t.scale),x:h,y:u,width:f,height:f,preserveAspectRatio:"\
none",opacity:b?.15:1}),b&&m("path",{key:"cross",class:"crossed",d:`M${h} ${u+f}L${h+f} ${u}`}),x&&m("path",{key:"earlie\
r cross",class:"crossed earlier",d:`M${h} ${u+f}L${h+f} ${u}`}),A!==void 0&&!b&&m("rect",{key:"column",class:"column",x:h+
A*_,y:u,width:Math.max(2,_),height:f}),(A!==void 0||k)&&!b&&m("rect",{key:"last",class:"last-row",x:h,y:u+f-Math.max(2,_),
width:f,height:Math.max(2,_)}),m("title",{},`${I}. ${b?"Switched off.":`Darker: larger weight, up to ${S(E,1)}. Click to\
 open.`}${x?` Switched off ${r.wordsFor(M)}.`:""}`),Yt(t,{act:"head",words:b?"on":"off",title:b?"Switch this head on aga\
in":"Switch this head off",right:h+f-(p?0:3)*l,y:R}),t.canAct&&p!==void 0&&m("rect",{key:"touch",class:"ground","data-ac\
t":"head",x:h+f-p,y:u-p,width:p,height:p}))}function ds(t,e,n){return t.isRemoved(e,n)||t.isSkipped(e,"attention")}function yi(t,e){
let{reading:n,stage:o,lit:s}=t,r=o.layers[e];if(r?.stream===null||!r)return null;let a=o.type/13,i=r.stream,c=Fe(n,e),l=Vn(
t),h=o.streamWidth-8*a,u=nt(s,n),f=o.rows.flatMap(({y:d,height:g},y)=>{let b=Math.max(1,Math.min(5*a,(g-3)/c.length));return c.
map(({name:M,lengths:$,style:x},w)=>m("rect",{key:`${M} ${y}`,class:`${x}${u.length&&!u.includes(y)?" dim":""}`,x:i,y:d+
(w-c.length/2)*b,width:Number($[y])/l*h,height:b-.6}))}),p=c.map(({name:d,style:g},y)=>[m("rect",{class:g,x:i,y:o.bottom+
(10+Gn*y)*a,width:9*a,height:9*a}),m("text",{class:"small",x:i+14*a,y:o.bottom+(18.5+Gn*y)*a},d)]);return m("g",Bn(t,e),
m("rect",{class:"ground",x:i-4,y:o.top-2,width:o.streamWidth+14*a,height:o.bottom-o.top+66*a}),Tt(t,i,"Stream",`+ layer ${e}`,
o.streamWidth),f,p,bi(t,e,i+o.streamWidth+10*a))}function bi(t,e,n){let{reading:o,stage:s}=t,r=s.type/13,a=o.trace.interventions.
residuals===!1,i={act:"attention",words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream",
"join stream"],isOff:a},...o.heads?[{...i,isOff:o.isSkipped(e,"attention")}]:[],{act:"feed_forward",words:["skip FFN","u\
se FFN"],isOff:o.isSkipped(e,"feed_forward")}].map(({act:l,words:h,isOff:u},f)=>Yt(t,{act:l,words:String(h[Number(u)]),title:$i[l]??
"",right:n,y:s.bottom+(5+Gn*f)*r}))}var $i={residuals:"Residual connections of all layers: without them, only what subla\
yers add goes on",attention:"Self-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward ne\
twork of this layer: skipped, it adds nothing"};function Fe(t,e){let{residual:n,attention:o,feedForward:s}=t.stream(e);return[
{name:"stream",lengths:n,style:"residual"},...o?[{name:"heads",lengths:o,style:"attention"}]:[],{name:"FFN",lengths:s,style:"\
feed-forward"}]}function Vn(t){let e=0;for(let n of bt(t))for(let o=0;o<n.layers;o++)for(let{lengths:s}of Fe(n,o))e=Math.
max(e,...s);return e||1}function Bn(t,e){let{residual:n,attention:o,feedForward:s}=t.reading.stream(e);return{key:"strea\
m",class:"part stream","data-part":`layers.${e}.stream`,role:"button",tabindex:"-1",opacity:j(t,zt(e)+1),"aria-label":`S\
tream of layer ${e}: vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${o?`, heads ${o.at(-1)?.toFixed(1)}`:
""}, feed-forward network ${s.at(-1)?.toFixed(1)}`}}function ys(t){let{stage:e,lit:n}=t,o=e.type/13,s=Nt(t),r=n?.kind==="visit"?"what the last visit reads":"row reads colum\
n";return e.layers.map(({y:a,maps:i},c)=>m("g",{key:`layer ${c}`,opacity:j(t,zt(c))},i.length>0&&$t(t,a+15*o,`Layer ${c}`,
r),c===0&&Me(t,e.left+72*o,a+15*o,!0),i.map((l,h)=>Hn(t,l,c,h,s)),xi(t,c)))}function xi(t,e){let{reading:n,stage:o,lit:s}=t,
r=o.type/13,a=Number(o.layers[e]?.stream),i=Fe(n,e),c=Vn(t),l=nt(s,n),h=a+D.bars*r,u=o.columns.flatMap(({x:f,width:p},d)=>{
let g=Math.min(8*r,.86*p/i.length);return i.map(({name:y,lengths:b,style:M},$)=>{let x=Number(b[d])/c*D.bars*r;return m(
"rect",{key:`${y} ${d}`,class:`${M}${l.length&&!l.includes(d)?" dim":""}`,x:f+($-i.length/2)*g,y:h-x,width:.88*g,height:x})})});
return m("g",Bn(t,e),m("rect",{class:"ground",x:o.left,y:a-D.title*r,width:o.right-o.left,height:(D.title+D.bars)*r}),$t(
t,a-10*r,o.layers[e]?.maps.length?"Stream":`Layer ${e}`,""),ki(t,i,a-10*r),u)}function ki({stage:t},e,n){let o=t.type/13,
s=t.right;return[...e].reverse().map(({name:r,style:a})=>{let i=s-V(r,12.5*o);return s=i-26*o,[m("rect",{class:a,x:i-14*
o,y:n-9*o,width:9*o,height:9*o}),m("text",{class:"small",x:i,y:n},r)]})}var Ge=700;function bs({stage:{size:t},...e}){let n=ie(e),o={...e,stage:mn(e.reading,t.width,t.type,n)};return[m("g",{key:"\
visits"},us(o)),m("g",{key:"inputs"},ms(o)),m("g",{key:"layers"},ys(o)),m("g",{key:"decoder"},ps(o))]}function $s(t,e,n){
return mn(t,e,n).size.height}var Mi={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]};function ks(t,e,n){if(n==="Home")return t[0]??
null;if(n==="End")return t.at(-1)??null;let[o,s]=Mi[n]??[0,!1],r=e?t.indexOf(e):-1,a=t[r];if(o===0||!a)return null;let i=He(
a);if(!s){let f=t[r+o];return f&&He(f)===i?f:null}let c=[...new Set(t.map(He))],l=c[c.indexOf(i)+o],h=t.filter(f=>He(f)===
l),u=f=>Math.abs(xs(f)-xs(a));return h.sort((f,p)=>u(f)-u(p))[0]??null}function He(t){return(t.getAttribute("data-part")??
"").replace(/\.\d+$/,"")}function xs(t){let{top:e,bottom:n}=t.getBoundingClientRect();return(e+n)/2}function Ms(t){let{reading:e}=t,n=X(e),o=Le(t),s=[...Re(t,o),...Pe(t,o)];return[ss(t),...e.hasPointer?hs(t,s):[],...e.hasGeneration?
[is(t,s)]:[],m("g",{key:"flows",opacity:j(t,n.gate)},We(t,s,o)),e.hasGate?rs(t):null,m("g",{key:"answer",opacity:j(t,n.gate)},
os(t,o))].filter(r=>r!==null)}function ws(t){return t.stage.size.width<Ge?bs(t):[m("g",{key:"visits"},es(t)),m("g",{key:"inputs"},ns(t)),m("g",{key:"l\
ayers"},gs(t)),m("g",{key:"decoder"},Ms(t))]}var Dn=240,wi=120,Ai=13,Si=17,Oi=.05,Ni=.5,Ei=660,Ti=matchMedia("(prefers-reduced-motion: reduce)"),Ve=class{#e=null;#t=null;#o=null;#n=null;#a=null;#r="";#h=null;#s=null;#i=null;#l=!1;happened=null;isOwnScale=!0;constructor(e,n={}){
this.root=e,this.hooks=n,e.classList.add("network-picture"),this.drawn=document.createElementNS("http://www.w3.org/2000/\
svg","svg"),this.drawn.setAttribute("role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk i\
t, Enter opens a part.");let o=document.createElement("div");o.className="picture-foot";let s=document.createElement("di\
v");s.className="picture-controls",this.caption=document.createElement("p"),this.caption.className="picture-caption";let r=document.
createElement("button");r.type="button",r.textContent="Numbers",r.title="The numbers behind what is shown, as a table (T\
)",r.addEventListener("click",()=>{this.#f()}),o.append(s,this.caption,r),e.replaceChildren(this.drawn,...n.isStill?[]:[
o]),this.drawing=new Ee(this.drawn),this.player=new Te(s,a=>{this.#h=a,a!==null&&this.#s!==null&&(this.#s=null,this.hooks.
opened?.(null)),this.root.toggleAttribute("data-telling",this.player.isTelling),this.#c(Dn)}),this.#x()}#x(){let{drawn:e}=this;
new ResizeObserver(()=>this.#c(0)).observe(e),new MutationObserver(()=>this.#c(0)).observe(document.documentElement,{attributeFilter:[
"data-theme"]}),e.addEventListener("pointerover",({target:n})=>{this.#i||this.#u(Un(n))}),e.addEventListener("pointerlea\
ve",()=>this.#u(null)),e.addEventListener("focusin",({target:n})=>this.#u(Un(n))),e.addEventListener("focusout",()=>this.#u(
null)),e.addEventListener("keydown",n=>this.#w(n)),e.addEventListener("click",({target:n})=>this.#p(n)),e.addEventListener(
"pointerdown",n=>this.#M(n)),e.addEventListener("pointermove",n=>this.#g(n,!1));for(let n of["pointerup","pointercancel"])
e.addEventListener(n,o=>this.#g(o,!0))}show(e,n=null,o=null){this.#e=new vt(e),this.#t=n&&new vt(n,this.hooks.against),this.#o=
o&&new vt(o),this.#n=pt(this.#a,this.#e),this.player.tell(jo(this.#e)),this.#c(this.#i?.follows?0:Dn)}open(e){this.#s=e,
this.#n=this.#a=null;let n=this.drawn.contains(document.activeElement);this.player.isOpen&&this.player.close(),this.#c(Dn),
n&&this.#k(),this.hooks.opened?.(this.#s)}#f(){let{against:e}=this.hooks,n=e===void 0?null:this.#t;this.#e&&Qo(this.root,
this.#e,this.#s,n)}#k(){if(this.drawn.contains(document.activeElement))return;let e=this.drawn.querySelector('[tabindex=\
"0"]');e instanceof SVGElement&&e.focus()}mark(e){this.light(e.length?`visits.${e[0]}`:null)}get size(){let{width:e,height:n}=this.
drawn.viewBox.baseVal;return{width:e,height:n}}svg(e){let n=getComputedStyle(this.root).getPropertyValue("--paper").trim();
return qo(this.drawn,{title:e,ground:n})}light(e){if(this.#a=e,!this.#e)return!1;let n=pt(e,this.#e);return JSON.stringify(
n)===JSON.stringify(this.#n)?!1:(this.#n=n,this.#c(0),!0)}#u(e){if(!this.light(e))return;let{kind:n,visit:o=0}=this.#n??
{};this.hooks.pointed?.(n==="visit"?[o]:[],this.#n&&e)}#p(e){if(!(e instanceof Element)||this.#l)return;let n=Un(e),o=e.
closest("[data-more]"),s=e.closest("[data-act]")?.getAttribute("data-act");if(o){let[r,a,i]=["more","layer","head"].map(
c=>o.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:a??null,head:i??null})}else if(s==="scale")this.isOwnScale=
!this.isOwnScale,this.#c(0);else if(s)n&&s!=="gate"&&!s.endsWith("temperature")&&this.#d(n,s);else{let r=e.closest("[dat\
a-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#d(e,n){let o=this.#e&&pt(e,this.#e),{act:s}=this.
hooks;if(!o||!s)return;let{kind:r,layer:a=0,head:i=0,visit:c=0}=o;r==="head"&&s({kind:r,layer:a,head:i}),r==="visit"&&s(
{kind:"mask",visit:c}),r==="gate"&&s({kind:r,value:null,isDone:!0}),n==="residuals"?s({kind:n}):(n==="attention"||n==="f\
eed_forward")&&s({kind:"skip",layer:a,part:n})}#M(e){this.#l=!1,!(!this.hooks.act||!this.#e)&&(this.#i=Jn(e,this.#e,this.
drawn),this.#i?.follows&&e.preventDefault())}#g(e,n){let o=this.#i;if(!o||e.pointerId!==o.pointer)return;n&&(this.#i=null);
let s=o.to(e,n);s&&(this.#l=!0,!this.drawn.hasPointerCapture(o.pointer)&&!n&&this.drawn.setPointerCapture(o.pointer),this.
hooks.act?.(s))}#w(e){let n=e.target instanceof Element?e.target.closest("[data-part], [tabindex]"):null,o=n?.getAttribute(
"data-part")??null;(e.altKey?this.#S(e.key,o):this.#A(e.key,n,o))&&e.preventDefault()}#A(e,n,o){if(e==="Escape"&&this.#s!==
null)return this.open(Ye(this.#s)||null),!0;if(e==="Escape"&&this.player.isOpen)return this.player.close(),!0;if(e.toLowerCase()===
"t"&&this.#e)return this.#f(),!0;if((e==="Enter"||e===" ")&&n){let r=n.hasAttribute("data-act")||n.hasAttribute("data-op\
en");return e===" "&&this.hooks.act&&!r?this.#d(o??""):this.#p(n),!0}if(this.#s!==null&&this.#e){let r=Ke(this.#s,e,this.#e),
a=n?.getAttribute("aria-current")==="true";r!==null&&this.open(r);let i=this.drawn.querySelector(`[aria-current="true"][\
data-open="${r}"]`);return a&&i instanceof SVGElement&&i.focus(),r!==null}let s=ks(this.#m,n,e)?.getAttribute("data-part")??
null;return s!==null&&this.#y(s),s!==null}#y(e){let n=this.#m.find(o=>o.getAttribute("data-part")===e);n instanceof SVGElement&&
(this.#r=e,this.#b(),n.focus())}#S(e,n){let o={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[e],s=this.#e,r=s&&pt(n,
s),{act:a}=this.hooks;if(!o||!r||!a)return!1;let i=!0;if(r.kind==="visit"){let c=r.visit??0;if(!s.visits[c+o])return!0;a(
{kind:"move",visit:c,by:o,isDone:i}),this.#y(`visits.${c+o}`)}else if(r.kind==="gate"){let c=Math.min(1,Math.max(0,s.gate+
o*Oi));a({kind:"gate",value:Math.round(100*c)/100,isDone:i})}else if(r.kind==="head"||r.kind==="pointer"){let c=r.kind===
"head"?"attention":"pointer";a({kind:"temperature",of:c,value:qe(s,c,o*Ni),isDone:i})}else return!1;return!0}get#m(){return[
...this.drawn.querySelectorAll("[data-part][tabindex]")]}#b(){let e=this.#m,n=e.find(o=>o.getAttribute("data-part")===this.#r)??
e[0];for(let o of e)o.setAttribute("tabindex",o===n?"0":"-1")}#c(e){let n=this.#N();if(!n)return;let{width:o,height:s}=n.
stage.size;this.drawn.setAttribute("viewBox",`0 0 ${o} ${s}`),this.drawn.setAttribute("font-size",String(n.stage.type));
let r=this.#s===null?[]:Go(n,this.#s);r.length||(this.#s=null),this.drawing.show(r.length?r:ws(n),Ti.matches?0:e),this.#s===
null&&this.#b();let a=this.#s===null?null:zo(this.#s,n.reading),i=this.#n?null:this.player.sentence;this.#O(a??i??Pt(this.#n,
n.reading,n.before))}#O({title:e,text:n}){let o=document.createElement("strong");o.textContent=e,this.caption.replaceChildren(
o,` ${n}`)}#N(){let{width:e,height:n}=this.drawn.getBoundingClientRect(),o=e<Ge;if(!this.#e||e<wi||n<1&&!o)return null;let r=(Number(
getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(Si,Math.max(Ai,e/120));this.root.classList.toggle(
"tall",o);let a={reading:this.#e,before:this.#t,overlays:this.#t!==null&&this.hooks.against!==void 0},i=ie(a),c=o?$s(this.#e,
e,r):n,l=o&&this.#s!==null?Ei:c;return{...a,beside:this.#o,stage:Eo(this.#e,{width:e,height:l,type:r},i),lit:this.#n,beat:this.#h??
Number.POSITIVE_INFINITY,happened:this.happened,isOwnScale:this.isOwnScale,scale:[this.#$("--map-least"),this.#$("--atte\
ntion")],canAct:this.hooks.act!==void 0}}#$(e){let n=getComputedStyle(this.root).getPropertyValue(e).trim().slice(1),[o=0,
s=0,r=0]=(n.match(/../g)??[]).map(a=>Number.parseInt(a,16));return[o,s,r]}};function Un(t){return(t instanceof Element?t.
closest("[data-part]"):null)?.getAttribute("data-part")??null}function As(t){let{tensors:e,...n}=t,o=Object.entries(e).map(([s,{data:r,shape:a}])=>{let i=Uint8Array.from(atob(r),c=>c.
charCodeAt(0));return[s,{values:new Float32Array(i.buffer),shape:a}]});return{...n,tensors:Object.fromEntries(o)}}function jn(t){return`data:image/svg+xml,${encodeURIComponent(t)}`}async function Ss(t,{width:e,height:n,scale:o}){let s=new Image;
s.src=jn(t),await s.decode();let r=document.createElement("canvas");r.width=Math.round(e*o),r.height=Math.round(n*o);let a=r.
getContext("2d");if(!a)throw new Error("This browser cannot draw a PNG of this size.");return a.drawImage(s,0,0,r.width,
r.height),r.toDataURL("image/png")}var Be=class{#e;#t;#o=null;#n=[];constructor(e,n){let{title:o,hover:s,isStill:r}=n;this.#e=o,this.#t=new Ve(e,{...s&&{pointed:s},
...r&&{isStill:r}})}draw(e){e!==this.#o&&(this.#o=e,this.#n=[e.trace,e.before].filter(s=>s!==null).map(As));let[n,o=null]=this.#n;
n&&this.#t.show(n,o)}mark(e){this.#t.mark(e)}async address(e,n){let o=this.#t.svg(this.#e),{width:s,height:r}=this.#t.size;
return e==="svg"?jn(o):Ss(o,{width:s,height:r,scale:n})}};var Os=se(document,"#picture");async function _i(){let t=JSON.parse(se(document,"#order").textContent??""),{figure:e,form:n,
width:o,height:s,scale:r}=t;Object.assign(Os.style,{width:`${o}px`,height:`${s}px`});let a=new Be(Os,{title:e.meta.title,
isStill:!0});a.draw(e),se(document,"#made").textContent=await a.address(n,r)}_i().then(()=>Ns(""),t=>Ns(String(t)));function Ns(t){
document.documentElement.dataset.ended=t}})();
