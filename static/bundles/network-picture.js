(()=>{var{currentScript:Hn}=document,gs=Hn instanceof HTMLScriptElement?Hn.src:"",E=new URL("static/js/",gs||document.baseURI).
href;function ee(t,e,n){let o=ys(t,e,n);if(!o)throw new Error(`The page has no element that matches ${e}.`);return o}function ys(t,e,n){
let o=t.querySelector(e);return o&&bs(o,n)?o:null}function bs(t,e){return t instanceof(e??HTMLElement)}var $s=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}];
function pt(t,e){for(let{kind:n,pattern:o}of $s){let s=o.exec(t??"");if(!s)continue;let r=Object.entries(s.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(r)};return xs(i,e)?i:null}return null}function xs({kind:t,visit:e=0,
layer:n=0,head:o=0,location:s=2},r){return t==="pointer"?r.hasPointer:t==="generation"?r.hasGeneration:t==="gate"?r.hasGate:
e<r.count&&n<r.layers&&(t!=="head"||o<r.heads)&&s>1&&s<r.trace.architecture.locations}function et(t,e){return t?.kind===
"visit"?[t.visit??0]:t?.kind!=="place"?[]:e.locations.flatMap((n,o)=>n===t.location?[o]:[])}function ht(t,e){return t?.kind===
"place"?t.location??null:t?.kind==="visit"?e.locations[t.visit??0]??null:null}var Bn=5,Vn=1440,We=5,ks=60,Ms={least:.1,most:10};function Un(t,e,n){let o=t.target instanceof Element?t.target:null,s=o?.
closest("[data-act]")?.getAttribute("data-act"),r=o?.closest("[data-part]")?.getAttribute("data-part"),i=pt(r,e);if(s===
"gate")return ws(t,n);if(s==="attention_temperature")return Dn(t,e,"attention");if(s==="pointer_temperature")return Dn(t,
e,"pointer");if(i?.kind!=="visit"||s||t.pointerType==="touch")return null;let a=o?.closest(".day-ribbon"),c=o?.closest("\
[data-drag]")?.getAttribute("data-drag"),l=i.visit??0;return a&&(c==="time"||c==="stay")?Ns(t,a,e,l,c):As(t,n,l)}function Ge({
trace:t},e,n){let o=(t.interventions[`${e}_temperature`]??1)*2**n,{least:s,most:r}=Ms;return Number(Math.min(r,Math.max(
s,o)).toPrecision(2))}function ws({pointerId:t},e){let n=0;return{pointer:t,follows:!0,to({type:o,clientX:s,clientY:r},i){
let a=e.querySelector(".gate-frame")?.getBoundingClientRect();if(!a)return null;let l=a.height>a.width?(r-a.top)/a.height:
(s-a.left)/a.width;return o!=="pointercancel"&&(n=Math.round(100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:n,isDone:i}}}}
function Dn({pointerId:t,clientX:e},n,o){let s=!1;return{pointer:t,follows:!0,to({clientX:r},i){if(s||=Math.abs(r-e)>=Bn,
!s)return null;let a=Ge(n,o,(r-e)/ks);return{kind:"temperature",of:o,value:a,isDone:i}}}}function As({pointerId:t,clientY:e},n,o){
let s=o,r=!1;return{pointer:t,follows:!1,to({clientY:i},a){if(r||=Math.abs(i-e)>=Bn,!r)return null;let c=Math.sign(Ss(n,
i)-s);if(c===0&&!a)return null;let l={kind:"move",visit:s,by:c,isDone:a};return s+=c,l}}}function Ss(t,e){let o=[...t.querySelectorAll(
".visit > .chip")].map(s=>{let{top:r,bottom:i}=s.getBoundingClientRect();return Math.abs((r+i)/2-e)});return o.indexOf(Math.
min(...o))}function Ns({pointerId:t,clientX:e},n,o,s,r){let{start_minute:i=0,duration_minutes:a=0}=o.visits[s]??{},{width:c}=n.
querySelector(".track")?.getBoundingClientRect()??{width:1},l=!1,h=Number.NaN;return{pointer:t,follows:!0,to({clientX:u},f){
if(l||=Math.abs(u-e)>=2,!l)return null;let p=We*Math.round((u-e)/c*Vn/We),d=r==="time"?Math.min(Vn-We,Math.max(0,i+p)):Math.
max(0,a+p);return d===h&&!f?null:(h=d,{kind:r,visit:s,minutes:d,isDone:f})}}}var Os=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],["po\
sition_from_end","order"]],jt=class{constructor(e){this.trace=e,this.visits=e.visits,this.count=e.visits.length;let{layers:n,
heads:o,components:s}=e.architecture;this.layers=n,this.heads=s.includes("attention")?o:0,this.hasPointer=s.includes("po\
inter"),this.hasGeneration=s.includes("generation"),this.hasGate=this.hasPointer&&this.hasGeneration,this.gate=e.gate.value,
this.locations=e.visits.map(({location:r})=>r)}wordsFor(e){return e.trace.notation===this.trace.notation?"as learned":"b\
efore this change"}values(e){let n=this.trace.tensors[e];if(!n)throw new Error(`The trace has no ${e}.`);return n.values}has(e){
return e in this.trace.tensors}weights(e,n){return this.values(`layers.${e}.heads.${n}.weights`)}lastRow(e,n){return this.
weights(e,n).subarray((this.count-1)*this.count)}isRemoved(e,n){let o=this.trace.interventions.remove_heads;return o?o===
"all"||o.some(([s,r])=>s===e&&r===n):!1}isSkipped(e,n){return(this.trace.interventions.skip??[]).some(o=>o.layer===e&&o.
part===n)}get largestWeight(){let e=0;for(let n=0;n<this.layers;n++)for(let o=0;o<this.heads;o++)for(let s of this.weights(
n,o))e=Math.max(e,s);return e||1}get slices(){return Os.filter(([e])=>this.has(`inputs.${e}`)).map(([e="",n=""])=>({name:e,
label:n,lengths:this.#n(`inputs.${e}`)}))}stream(e){let n=`layers.${e}`,o=i=>this.isSkipped(e,i),s=new Float32Array(this.
count),r=this.has(`${n}.attention_out`)?this.#n(`${n}.attention_out`):null;return{residual:this.#n(`${n}.residual_in`),attention:r&&
o("attention")?s:r,feedForward:o("feed_forward")?s:this.#n(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?
this.values("pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){
let e=this.pointerWeights,n=new Map;for(let[o,s]of this.locations.entries()){if(!this.hasPointer)break;let r=n.get(s)??{
location:s,...this.nameOf(s),probability:0,visits:[]};r.probability+=e[o],r.visits.push(o),n.set(s,r)}return[...n.values()].
sort((o,s)=>s.probability-o.probability)}nameOf(e){let n=this.trace.places[e];return{label:n?.label??`#${e}`,category:n?.
category??null}}answer(e,n=[]){let{final:o}=this.trace.location_probabilities,s=o.slice(0,e).map(({location:p})=>p),r=[...new Set(
n)].filter(p=>!s.includes(p)),i=s.filter(p=>!n.includes(p)),a=i.slice(Math.max(0,i.length-r.length)),l=[...s.filter(p=>!a.
includes(p)),...r].map(p=>this.#t(p)),h=p=>l.reduce((d,y)=>d+y[p],0),u=this.#e(l),f={location:-1,label:`${u} others`,category:null,
pointer:Math.max(0,Number(this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),
probability:Math.max(0,1-h("probability")),count:u};return[...l,f]}#t(e){return{location:e,...this.nameOf(e),pointer:this.
probabilityOf("pointer",e),generation:this.probabilityOf("generation",e),probability:this.probabilityOf("final",e)}}probabilityOf(e,n){
let o=e==="final"?"probabilities":`${e}.probabilities`,s=this.trace.tensors[o];return s?Number(s.values[n]):this.trace.location_probabilities[e]?.
find(i=>i.location===n)?.probability??0}generated(e){let o=(this.trace.location_probabilities.generation??[]).slice(0,e).
map(({location:i,probability:a})=>({location:i,...this.nameOf(i),probability:a})),s=1-o.reduce((i,{probability:a})=>i+a,
0),r=this.#e(o);return[...o,{location:-1,label:`${r} others`,category:null,probability:Math.max(0,s)}]}#e(e){return this.
trace.architecture.locations-1-e.length}#n(e){let n=this.values(e),o=n.length/this.count;return Float32Array.from({length:this.
count},(s,r)=>Math.hypot(...n.subarray(r*o,(r+1)*o)))}};function dt(t){let e=0;for(let n=1;n<t.length;n++)Number(t[n])>Number(
t[e])&&(e=n);return e}var Es=[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];function gt(t,e){for(let[o,s]of Es){let r=s.exec(t??"");if(!r)continue;let i=Object.fromEntries(
Object.entries(r.groups??{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(o,i,e),...i};return _s(a,e)?
a:null}return null;function n(o,s,{count:r,trace:i}){let a=r-1;return{kind:o,name:t??"",isLeaf:"query"in s||"number"in s||
o==="stream"&&"visit"in s||(o==="pointer"||o==="generation")&&Object.keys(s).length>0,layer:0,head:0,query:a,visit:Ts(o,
s,e)??a,number:null,location:o==="generation"?e.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}
function Ts(t,{layer:e=0,head:n=0},o){return t==="pointer"&&o.hasPointer?dt(o.pointerWeights):t==="head"&&e<o.layers&&n<
o.heads?dt(o.lastRow(e,n)):null}function _s({kind:t,layer:e,head:n,query:o,visit:s,number:r,location:i},a){let{locations:c,
d_model:l}=a.trace.architecture;return t==="head"&&n>=a.heads||t==="pointer"&&!a.hasPointer||t==="generation"&&!a.hasGeneration||
t==="gate"&&!a.hasGate?!1:e<a.layers&&o<a.count&&s<a.count&&(r??0)<l&&i>1&&i<c}function jn(t,e){let{kind:n,layer:o,head:s,
isLeaf:r,number:i,location:a}=t,c=[{name:"",words:"Network"}],l=(u,f)=>c.push({name:u,words:f});return(n==="head"||n==="\
stream")&&l(`layers.${o}.stream`,`Layer ${o}`),n==="head"&&l(`layers.${o}.heads.${s}`,`Head ${s}`),n==="head"&&r&&l(t.name,
"one cell"),n==="stream"&&r&&l(`layers.${o}.stream.${t.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`v\
isits.${t.visit}`,h()),n==="context"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(t.
name,h()),n==="generation"&&l("generation","Generation"),n==="generation"&&r&&l(t.name,e.nameOf(a).label),n==="gate"&&l(
"gate","Gate"),n==="place"&&l(t.name,e.nameOf(a).label),i!==null&&l(t.name,`number ${i+1}`),c;function h(){return`Visit ${t.
visit+1}`}}function He(t){let e=t.split("."),n=e[0]==="layers",o=n?e[2]==="heads"?4:3:["visits","places"].includes(t.split(
".")[0]??"")?2:1;return e.length<=o?null:e.slice(0,n&&e[2]==="stream"?-1:o).join(".")}function Ve(t,e,n){let o=gt(t,n),[
s,r]=Ls[e]??[0,0];if(!o||s===0&&r===0)return null;let i=Rs(o,s,r,n);return i!==null&&gt(i,n)?i:null}var Ls={ArrowLeft:[-1,
0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function Rs(t,e,n,o){let{kind:s,layer:r,head:i,query:a,visit:c,number:l,
isLeaf:h}=t;switch(s){case"head":{if(h)return`layers.${r}.heads.${i}.${a+n}.${c+e}`;let f=r*o.heads+i+e;return n!==0?`la\
yers.${r+n}.heads.${i}`:`layers.${Math.floor(f/o.heads)}.heads.${f%o.heads}`}case"stream":return l!==null?`layers.${r}.s\
tream.${c+n}.${l+e}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+e}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+e}`;case"visit":return l!==null&&e!==0?`visits.${c}.${l+e}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(o.trace.location_probabilities.generation??[],"generation");case"place":
return u(o.trace.location_probabilities.final,"places");default:return null}function u(f,p){let d=f.findIndex(({location:g})=>g===
t.location),y=d<0||n===0?void 0:f[d+n];return y?`${p}.${y.location}`:null}}function m(t,{key:e,...n}={},...o){return{tag:t,...typeof e=="string"&&{key:e},attributes:n,children:o.flat(Number.POSITIVE_INFINITY).
filter(Cs)}}function ne(t){return t==null||t===!1?null:String(typeof t=="number"?Et(t):t)}function Et(t){return Math.round(t*100)/100}function $t(t,e,n,o){let[s,r,i,a]=[e[0],e[1],o[0],o[1]].map(Et),[c,l,h]=[t,n,
(t+n)/2].map(Et);return`M${c} ${s}C${h} ${s} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${r} ${c} ${r}Z`}function De(t,e,n,o){
let[s,r,i,a]=[e[0],e[1],o[0],o[1]].map(Et),[c,l,h]=[t,n,(t+n)/2].map(Et);return`M${s} ${c}C${s} ${h} ${i} ${h} ${i} ${l}\
L${a} ${l}C${a} ${h} ${r} ${h} ${r} ${c}Z`}function zn(t,e,n,o){let[s,r,i,a]=[e[0],e[1],o[0],o[1]].map(Et),[c,l]=[t,n].map(
Et);return`M${s} ${c}Q${s} ${i} ${l} ${i}L${l} ${a}Q${r} ${a} ${r} ${c}Z`}function Cs(t){return t!=null&&t!==!1&&t!==""}var Ps=/[ijlI.,:;'|!()[\]]/,vs=/[mwMW%@—…]/,Is=/[A-ZÄÖÜ0-9+=<>]/;function H(t,e,n=!1){let o=0;for(let s of t)Ps.test(
s)||s===" "?o+=.29:vs.test(s)?o+=.87:Is.test(s)?o+=.65:o+=.55;return o*e*(n?1.06:1)}function nt(t,e,n,o=!1){if(H(t,n,o)<=
e)return t;let s=t.length-1;for(;s>1&&H(`${t.slice(0,s)}…`,n,o)>e;)s--;return`${t.slice(0,s).trimEnd()}…`}function oe(t,e,n,o,s=!1){
let r=[],i="",a=t.split(" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||H(h,n,s)<=e){i=h;continue}if(r.length===
o-1){i=[i,...a.slice(c)].join(" ");break}r.push(i),i=l}return[...r,nt(i,e,n,s)]}function S(t,e=0){let n=100*t,o=10**-e;return n>
0&&n<o/2?`<${o.toFixed(e)} %`:`${n.toFixed(e).replace("-","−")} %`}function A(t,e=1){if(t===Number.NEGATIVE_INFINITY)return"\
−∞";let n=t.toFixed(e);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function mt(t){let e=Math.round(t);
if(e<60)return`${e} min`;let n=e%60;return`${Math.floor(e/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function ot(t){
let e=n=>String(Math.floor(n)).padStart(2,"0");return`${e(t/60)}:${e(t%60)}`}var rt=["Mon","Tue","Wed","Thu","Fri","Sat",
"Sun"];var Be={title:15.5,strong:13,label:13,small:12.5,tiny:11.5},Fs=.78,Ue=1.07,Ws=1.12;function L(t){return t.stage.type/13}
function V(t,e,n="label"){let o=n==="title"||n==="strong";return Ue*H(qn(e),Be[n]*L(t),o)}function qn(t){return t.replaceAll(
"−","+")}function I(t,e,n,o,{kind:s="label",also:r,anchor:i,width:a,key:c}={}){let l=s==="title"||s==="strong",h=a===void 0?
o:nt(o,a/Ue,Be[s]*L(t),l),u=[s,i,r].filter(Boolean).join(" ");return m("text",{...c&&{key:c},class:u,x:e,y:n},h)}function F(t,{
x:e,y:n,width:o},s,r="label"){let i=Be[r]*L(t),a=H(" ",i),c=[],l=Number.POSITIVE_INFINITY;for(let u of s){let f=u.reduce(
(d,y)=>d+Hs(y,i),0),p=c.at(-1);p&&l+a+f<=o?(p.push({text:" "},...u),l+=a+f):(c.push([...u]),l=f)}return{marks:c.map((u,f)=>Gs(
e,n+i*(1+1.5*f),u,r,i)),height:c.length*1.5*i}}function v(t){return t.split(" ").map(e=>[{text:e}])}function Gs(t,e,n,o,s){
let r=.4*s,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===i?null:h?-r:r;i=h;let f=[l,h&&"raised"].filter(Boolean).
join(" ");return m("tspan",{class:f||null,dy:u},c)});return m("text",{class:o,x:t,y:e},a)}function Hs({text:t,kind:e="",
isRaised:n=!1},o){let s=(n?Fs:1)*(e.includes("math")?Ws:1);return Ue*H(qn(t),o*s,e.includes("strong"))}var Vs=[137,80,78,71,13,10,26,10],se=256,je=65535,Ds=Uint32Array.from({length:256},(t,e)=>{let n=e;for(let o=0;o<8;o++)n=
n>>>1^(n&1?3988292384:0);return n});function xt(t,e,[n,o]){let s=t.length/e,r=new Uint8Array(3*se);for(let h=0;h<se;h++){
let u=h/(se-1);for(let f of[0,1,2])r[3*h+f]=Math.round(n[f]+u*(o[f]-n[f]))}let i=new Uint8Array(s*(e+1));for(let h=0;h<s;h++)
for(let u=0;u<e;u++){let f=Math.min(1,Math.max(0,Number(t[h*e+u])||0));i[h*(e+1)+1+u]=Math.round(f*(se-1))}let a=[...ae(
e),...ae(s),8,3,0,0,0],c=[...Vs,...re("IHDR",a),...re("PLTE",r),...re("IDAT",Bs(i)),...re("IEND",[])],l="";for(let h of c)
l+=String.fromCharCode(h);return`data:image/png;base64,${btoa(l)}`}function re(t,e){let n=[...t].map(s=>s.charCodeAt(0)).
concat(Array.from(e)),o=4294967295;for(let s of n)o=Number(Ds[(o^s)&255])^o>>>8;return[...ae(e.length),...n,...ae(~o)]}function Bs(t){
let e=[120,1];for(let s=0;s<t.length;s+=je){let r=t.subarray(s,s+je),i=s+je>=t.length,[a,c]=[r.length&255,r.length>>8];e.
push(Number(i),a,c,a^255,c^255,...r)}let[n,o]=[1,0];for(let s of t)n=(n+s)%65521,o=(o+n)%65521;return[...e,o>>8,o&255,n>>
8,n&255]}function ae(t){return[24,16,8,0].map(e=>t>>>e&255)}var Us=20,Yn=46,ze=28,Xn=9;function Zn(t,e,n){let{width:o,height:s}=t.stage.size,r=L(t),i=Math.min(Us*r,.035*o),a=js(t,e,
i),c={x:i,y:a.height,width:o-2*i,height:s-a.height-6*r};return[m("g",{key:"opened",class:"opened","font-size":13*r,"data\
-block":e.name},a.marks,Qn(n,c,16*r).map(({card:l,box:h})=>m("g",{key:l.key},l.marks(h))))]}function Qn(t,e,n){let o=n*(t.
length-1),s=t.reduce((f,{least:p})=>f+p.width,o),r=t.reduce((f,{least:p})=>f+p.height,o),i=t.every(({least:f})=>f.height<=
e.height),a=t.every(({least:f})=>f.width<=e.width);if(t.length>1&&!(s<=e.width&&i)&&!(r<=e.height&&a)){let f=t.reduce((p,d)=>d.
rank>p.rank?d:p);return Qn(t.filter(p=>p!==f),e,n)}let c=t.length===1||s<=e.width&&i,l=t.reduce((f,{share:p=1})=>f+p,0),
{x:h,y:u}=e;return t.map(f=>{let p=(f.share??1)/l,d=c?{x:h,y:u,height:e.height,width:f.least.width+p*(e.width-s)}:{x:h,y:u,
width:e.width,height:f.least.height+p*(e.height-r)};return c?h+=d.width+n:u+=d.height+n,{card:f,box:d}})}function U(t,{x:e,
y:n,width:o,height:s},r,i=r){let a=L(t),c=V(t,r,"title")<=o-28*a;return[m("rect",{key:"card",class:"card",x:e,y:n,width:o,
height:s,rx:10*a}),I(t,e+14*a,n+22*a,c?r:i,{kind:"title",width:o-28*a})]}function z(t,{x:e,y:n,width:o,height:s}){let r=L(
t);return{x:e+14*r,y:n+30*r,width:o-28*r,height:s-38*r}}function st(t,e,n,o,s,{isButton:r=!0,isPressed:i}={}){let a=L(t),
c=V(t,o,"label")+(r?24:4)*a;return{mark:m("g",{key:o,class:`part control${r?"":" link-words"}${i?" pressed":""}`,role:"d\
ata-more"in s?"link":"button",tabindex:0,"aria-label":o,"aria-pressed":i===void 0?null:String(i),...s},m("rect",{class:r?
"control-ground":"ground",x:e,y:n-15*a,width:c,height:30*a,rx:15*a}),I(t,e+(r?12:2)*a,n+4.5*a,o)),width:c}}function js(t,e,n){
let{width:o,height:s}=t.stage.size,r=L(t),i=jn(e,t.reading),a=zs(t,i,n),c="goes back",l=46*r+V(t,c,"small"),h="You are h\
ere",u=V(t,h,"small")+10*r,f=o-n,p=f-a.end-20*r,d=s>=560*r&&qe(t,ze*r)>p,y=d?Kn(t,f-n-u):Kn(t,p,Xn*2),g=y?qe(t,y):0,b=d||
p-g>=u,k=d?p:p-g-(b?u:0),M=(d?46:8)*r+(ze*r-(y??0))/2;return{height:(d?Yn+36:Yn)*r,marks:[a.marks,k>=l+16*r&&[m("rect",{
class:"key",x:a.end+16*r,y:10*r,width:34*r,height:22*r,rx:5*r}),I(t,a.end+33*r,25.5*r,"Esc",{kind:"small",anchor:"middle"}),
I(t,a.end+58*r,25.5*r,c,{kind:"small"})],y!==null&&b&&I(t,f-g-10*r,(d?64:26)*r,h,{kind:"small",anchor:"end"}),y!==null&&
m("g",{key:"thumbnails"},qs(t,e,f-g,M,y))]}}function zs(t,e,n){let o=L(t),s=t.stage.size.width-2*n,r=n,i=[];for(let[a,{name:c,
words:l}]of e.entries()){let h=a===e.length-1,u=h?"strong":"label",f=Math.min(V(t,l,u),Math.max(20*o,n+s-r));if(i.push(m(
"g",{key:`crumb ${a}`,class:`part crumb${h?" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"ar\
ia-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},m("rect",{class:"ground",x:r-3*o,y:6*o,width:f+6*o,height:30*
o,rx:5}),I(t,r,26*o,l,{kind:u,width:f+1}))),r+=f,h)break;i.push(m("path",{key:`then ${a}`,class:"chevron",d:`M${r+8*o} ${16.5*
o}l${4.5*o} ${5*o}l${-4.5*o} ${5*o}`})),r+=21*o}return{marks:i,end:r}}function Kn(t,e,n=Xn){let o=L(t);for(let s=ze;s>=n;s--)
if(qe(t,s*o)<=e)return s*o;return null}function qe(t,e){let{layers:n,heads:o}=t.reading;return n*(o*(e+2)+(e*.4+8*L(t)))+
2.2*e}function qs(t,e,n,o,s){let{reading:r}=t,i=L(t),a=[],c=n;for(let b=0;b<r.layers;b++){for(let M=0;M<r.heads;M++){let $=r.
weights(b,M),w=Math.max(...$)||1,T=r.isRemoved(b,M)||r.isSkipped(b,"attention");a.push(g(`layers.${b}.heads.${M}`,`Layer\
 ${b}, head ${M}${T?", switched off":""}`,c,s,[m("image",{key:"map",class:"map",href:xt($.map(x=>x/w),r.count,t.scale),x:c,
y:o,width:s,height:s,preserveAspectRatio:"none",opacity:T?.2:1})])),c+=s+2}let k=.4*s;a.push(g(`layers.${b}.stream`,`Lay\
er ${b}: residual stream`,c,k,[[[.2,.6],[.45,.9],[.7,1]].map(([M=0,$=0],w)=>m("rect",{key:`line ${w}`,class:"length",x:c+
2,y:o+M*s,width:Math.max(1,(k-4)*$),height:Math.max(1,.12*s)}))])),c+=k+8*i}let l=o+s/2,[h,u]=[o+.2*s,o+.8*s],f=.09*s,p=c+
1.2*s;r.hasPointer&&a.push(g("pointer","Pointer",c,1.2*s,[m("path",{class:"pointer",d:$t(c,[l-f,l],p,[h-f,h+f])})],[o,s/
2])),r.hasGeneration&&a.push(g("generation","Generation",c,1.2*s,[m("path",{class:"generation",d:$t(c,[l,l+f],p,[u-f,u+f])})],
[l,s/2])),r.hasGate&&a.push(g("gate","Gate",p,.3*s,[m("rect",{class:"pointer",x:p+1,y:o+2,width:.3*s-2,height:(s-4)*r.gate}),
m("rect",{class:"generation",x:p+1,y:o+2+(s-4)*r.gate,width:.3*s-2,height:(s-4)*(1-r.gate)})]));let{location:d}=r.trace.
prediction,y=p+.3*s;return a.push(g(`places.${d}`,`Answer: ${r.nameOf(d).label}`,y,.7*s-2,[m("rect",{class:"answer-bar",
x:y+2,y:l-f,width:.7*s-6,height:2*f})])),a;function g(b,k,M,$,w,[T,x]=[o,s]){let N=e.name===b||e.name.startsWith(`${b}.`),
O=b.includes("heads");return m("g",{key:b,class:`part thumb${N?" here":""}`,"data-open":b,role:"link",tabindex:0,"aria-l\
abel":k,"aria-current":N?"true":null},w.flat(),m("rect",{key:"frame",class:O||N?"thumb-frame":"ground",x:M,y:T,width:$,height:x,
rx:2}),m("title",{},k))}}var Jn=13;function kt(t,e,n,o){let{colour:s,numbered:r=new Set,chosen:i=null,exact:a}=o,c=L(t),l=n.length,h=e.width/l,u=h>
6?Math.min(.3*h,6*c):h>2.5?.8:0,f=Array.from(n,Number),p=eo(f),d=new Map([...r].map(O=>[O,A(f[O]??0,p)])),y=[...d.values()].
some(O=>V(t,O,"tiny")>h+2*c),g=d.size>0&&!y?Jn*c:1,b=y?Jn*c:0,[k,M]=o.extent??ie(f),$=Ys(e.height-b,k,M,g),w=$>0?Math.max(
g,k*$):(e.height-b)/2,T=e.y+b+w,x=f.map((O,_)=>{let R=Math.abs(O)*$,W=_===i;return m("rect",{key:`bar ${_}`,class:`bar ${s}${O<
0?" negative":""}${W?" chosen":""}`,x:e.x+_*h+u/2,y:O<0?T:T-R,width:Math.max(.5,h-u),height:Math.max(.4,R)},a&&m("title",
{},a(_)))}),N=[...d].map(([O,_])=>I(t,e.x+to((O+.5)*h,V(t,_,"tiny")/2,e.width),y?e.y+9*c:T+(Number(f[O])<0?-3:10.5)*c,_,
{kind:"tiny",anchor:"middle",also:O===i?"chosen":"",key:`number ${O}`}));return[m("path",{key:"line",class:"axis",d:`M${e.
x} ${T}H${e.x+e.width}`}),x,N]}function Ys(t,e,n,o){if(e+n===0)return 0;let s=t/(e+n);return Math.min(e,n)*s>=o?s:Math.max(
0,t-o)/Math.max(e,n)}function Ct(t,e,n,o,s=null){let r=n.length,i=o/r,a=1.5*L(t),c=e.map(eo),l=Array.from(n,(d,y)=>Math.
max(...e.map((g,b)=>V(t,A(Number(g[y]),c[b]),"tiny")))/2),h=[...l.keys()].sort((d,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[d])));s!==null&&h.unshift(s);let u=new Set;for(let d of h)[...u].every(g=>Math.abs(f(g)-f(d))>=p(d)+p(g)+a)&&u.add(d);
return u;function f(d){return to((d+.5)*i,p(d),o)}function p(d){return l[d]??0}}function to(t,e,n){return Math.max(e,Math.
min(n-e,t))}function ie(t){let e=Array.from(t);return[Math.max(0,...e),Math.max(0,...e.map(n=>-n))]}function eo(t){let e=Math.
max(...ie(t));return e>=99.5?0:e>=.95?1:2}var no=8;function Tt(t,e,n,{chosen:o=null,open:s}={}){let r=L(t),i=e.width<380*r,a=Math.min(96*r,e.height/n.length),c=!i&&
a>=34*r,l=o===null?0:54*r,h=Math.max(...n.map(k=>Math.max(V(t,k.title,"strong"),c?V(t,k.says,"small"):0))),u=i?0:Math.min(
h+12*r,.42*e.width),f=e.x+u,p=e.width-u-l,d=i?17*r:0,y={x:f,width:p,height:Math.max(6*r,a-no*r-d)},g=n[0]?.values.length??
1,b=p/g;return[n.map(({key:k,title:M,says:$,values:w,colour:T,open:x},N)=>{let O=e.y+N*a,_=i?O+12*r:O+a/2+(c?-2:4)*r,R=i?
e.width:u-8*r,W=V(t,M,"strong")+10*r;return m("g",{key:k,class:x?"part choice row":"row","data-open":x??null,role:x?"but\
ton":null,tabindex:x?0:null,"aria-label":x?M:null},x&&m("rect",{key:"ground",class:"ground",x:e.x-4*r,y:O,width:e.width+
8*r,height:a,rx:4}),I(t,e.x,_,M,{kind:"strong",width:R,key:"title"}),i&&I(t,e.x+W,_,$,{kind:"small",width:e.width-W,key:"\
beside"}),c&&I(t,e.x,_+15*r,$,{kind:"small",width:R,key:"says"}),kt(t,{...y,y:O+d+no/2*r},w,{colour:T,chosen:o,exact:P=>`${M}\
, number ${P+1}: ${A(Number(w[P]),4)}`}),o!==null&&I(t,e.x+e.width,O+d+(a-d)/2+4.5*r,A(Number(w[o]),2),{kind:"strong",anchor:"\
end",key:"chosen"}))}),o!==null&&m("rect",{key:"strongest",class:"strongest",x:f+o*b-1.5,y:e.y,width:b+3,height:a*n.length,
rx:3}),s&&m("g",{key:"positions"},Array.from({length:g},(k,M)=>m("rect",{key:`position ${M}`,class:"cell",x:f+M*b,y:e.y,
width:b,height:a*n.length,"data-open":s(M),role:"button",tabindex:M===o?0:"-1","aria-current":M===o?"true":null},m("titl\
e",{},n.map(({title:$,values:w})=>`${$}: ${A(Number(w[M]),3)}`).join(`
`)))))]}function oo(t){let e=Qs(t??"").map(Js);for(let n=Zs;n>0;n--)for(let o=0;o+n<=e.length;o++){let s=Ye.get(e.slice(o,o+n).join(
" "));if(s)return s}return"pin"}var so={pin:"M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 1\
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
 0a1 1 0 1 0 -2 0M12 17.5V14l-3-3 4-3 2 3h2"},Ks={home:["home","house","apartment","condo","residence","residence hall",
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
ental","bike share"]},Ye=new Map(Object.entries(Ks).flatMap(([t,e])=>e.map(n=>[n,t]))),Xs=new Set([...Ye.keys()].flatMap(
t=>t.split(" "))),Zs=Math.max(...[...Ye.keys()].map(t=>t.split(" ").length));function Qs(t){return t.normalize("NFD").replace(
/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??[]}function Js(t){let e=t.replace(/s$/,"");return Xs.has(e)?e:t}var tr=24;function at(t,e,n,o){let s=o/tr;return m("path",{key:"icon",class:"icon",d:so[oo(t)],transform:`translate(${e.
toFixed(2)} ${n.toFixed(2)}) scale(${s.toFixed(4)})`,"stroke-width":(1.5/s).toFixed(2)})}function G(t,e){let n=t.visits[e];return n?`${n.label}, ${Mt(t,e)}`:""}function _t(t,e){return t.visits[e]?.label??""}function Ke(t){
return t>0&&t<5e-4?"<0.1 %":S(t,1)}function Mt(t,e){let n=t.visits[e];return n?`${rt[n.weekday]} ${ot(n.start_minute)}`:
""}function ao(t,e){return mt(t.visits[e]?.duration_minutes??0)}function io(t,e,{weights:n,scores:o,temperature:s},r,{colour:i,
open:a}){let{reading:c}=t,l=L(t),h=e.width/c.count,u=h>=18*l,f=e.y+e.height-(u?38:18)*l,p=e.y+17*l,d=Math.max(...n)||1,y=Math.
max(0,f-p)/d,g=T(ro(n,r).map(x=>({visit:x,half:V(t,$(n[x],x),x===r?"strong":"tiny")/2}))),b=T(ro(n,r).map(x=>({visit:x,half:V(
t,w(x),x===r?"strong":"tiny")/2})));return[m("path",{key:"foot",class:"axis",d:`M${e.x} ${f}H${e.x+e.width}`}),c.visits.
map(({category:x},N)=>{let O=k(N),_=N===r,R=Number(n[N])*y;return m("g",{key:`visit ${N}`,class:`part choice${_?" here":
""}`,"data-open":a(N),role:"button",tabindex:"-1","aria-label":`${G(c,N)}: weight ${S(Number(n[N]),1)}`},m("rect",{key:"\
ground",class:"ground",x:e.x+N*h,y:e.y,width:h,height:e.height}),m("rect",{key:"bar",class:`bar ${i}${_?" chosen":""}`,x:O-
Math.min(.36*h,20*l),y:f-R,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,R)}),g.has(N)&&I(t,M(N,g),f-R-4*l,$(
n[N],N),{kind:_?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&at(x,O-7*l,f+5*l,14*l),b.has(N)&&I(t,M(N,b),
e.y+e.height-4*l,w(N),{kind:_?"strong":"tiny",anchor:"middle",key:"score"}),m("title",{},`${G(c,N)}: score ${A(Number(o[N]),
3)}, weight ${S(Number(n[N]),2)}`))})];function k(x){return e.x+(x+.5)*h}function M(x,N){let O=N.get(x)??0;return Math.max(
e.x+O,Math.min(e.x+e.width-O,k(x)))}function $(x,N){return N===r?Ke(Number(x)):S(Number(x)).replace(" %","")}function w(x){
return A(Number(o[x])/s,x===r?2:1)}function T(x){let N=new Map;for(let{visit:O,half:_}of x){let R=Math.max(e.x+_,Math.min(
e.x+e.width-_,k(O)));[...N].every(([P,C])=>{let q=Math.max(e.x+C,Math.min(e.x+e.width-C,k(P)));return Math.abs(R-q)>=_+C+
3*l})&&N.set(O,_)}return N}}function ro(t,e){let n=[...Array(t.length).keys()].filter(o=>o!==e).sort((o,s)=>Number(t[s])-
Number(t[o]));return[e,...n]}function co(t,e){let n=L(t);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:o=>er(t,o)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:o=>nr(t,o)}]}function er(t,e){let{reading:n}=t,o=L(t),s=z(t,e),r=n.values(
"context"),i=F(t,s,v(`${G(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${A(Math.hypot(...r))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(r.length/(s.width/
(40*o))),Math.floor((s.height-i.height)/(64*o)))),c=Math.ceil(r.length/a),l=Math.min(120*o,(s.height-i.height-8*o)/a);return[
...U(t,e,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let f=r.subarray(u*c,(u+1)*c),p=s.width*f.length/c,d={...s,
y:s.y+i.height+8*o+u*l,width:p,height:Math.max(28*o,l-10*o)};return f.length>0&&m("g",{key:`line ${u}`},kt(t,d,f,{colour:"\
stream",extent:ie(r),numbered:Ct(t,[f],f,p),exact:y=>`Number ${u*c+y+1}: ${A(Number(f[y]),4)}`}))})]}function nr(t,e){let{
reading:n}=t,o=L(t),s=z(t,e),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=F(t,s,v("Each reads the same numbers, through a mat\
rix of its own:"),"small");return[...U(t,e,"What reads it"),...i.marks,r.length>0&&m("g",{key:"rows"},Tt(t,{...s,y:s.y+i.
height+6*o,height:s.height-i.height-6*o},r))]}function Pt(t,e,n,o,s){let r=`layers.${e}.heads.${n}`,i=t.values(`${r}.queries`),a=t.values(`${r}.keys`),c=i.length/t.count,
l=t.trace.interventions.scaling!==!1,h=It(At(i,o,c),At(a,s,c));return lo(h,l,null,t,s)}function ce(t,e,n,o){let s=At(t.values(
`layers.${e}.heads.${n}.scores`),o,t.count);return Xe(s,t.trace.interventions.attention_temperature??1)}function vt(t,e){
let n=t.values("pointer.query"),o=t.values("pointer.keys"),s=t.trace.interventions.pointer_scaling!==!1,r=t.has("pointer\
.bias")?Number(t.values("pointer.bias")[e]):null;return lo(It(n,At(o,e,n.length)),s,r,t,e)}function le(t){return Xe(t.pointerScores,
t.trace.interventions.pointer_temperature??1)}function lo(t,e,n,o,s){let r=t.first.length,i=t.sum/(e?Math.sqrt(r):1)+(n??
0),a=o.visits[s]?.masked??!1;return{dot:t,width:r,isScaled:e,bias:n,isBiasOff:n!==null&&o.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function It(t,e){let n=Array.from(t,(o,s)=>o*e[s]);return{first:t,
second:e,products:n,sum:Gt(n)}}function Xe(t,e){let n=Array.from(t,Number).filter(Number.isFinite),o=Math.max(...n)/e,s=Math.
abs(o)>9?o:0,r=Array.from(t,c=>Math.exp(c/e-s)),i=Gt(r),a=r.map(c=>c/i);return{scores:t,temperature:e,shift:s,exponentials:r,
total:i,weights:a}}function zt(t,e,n,o,s,r){if(!t.has(`${n}.mean`))return null;let i=t.trace.architecture.d_model,a=Number(
t.values(e)[s*i+r]),c=Number(t.values(`${n}.mean`)[s]),l=Number(t.values(`${n}.reciprocal_deviation`)[s]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:wt(t,`${o}.weight`,r),bias:wt(t,`${o}.bias`,r),result:Number(t.values(n)[s*i+r])}}function he(t,e,n,o){
let s=`transformer.layers.${e}.linear2`,r=t.trace.weights?.[`${s}.weight`],i=wt(t,`${s}.bias`,o),a=Z(t,`layers.${e}.feed\
_forward.hidden`,n);return!r||i===null?null:{dot:It(a,At(r.values,o,a.length)),bias:i}}function ho(t,e,n){let o=t.trace.
weights?.["input_proj.weight"],s=wt(t,"input_proj.bias",n);if(!o||s===null)return null;let r=Number(o.shape[1]),i=n*r,a=t.
slices.map(({name:c,label:l})=>{let h=Ze(t,c,e),u=It(h,o.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:s,sum:Gt(a.map(({dot:c})=>c.sum))+s}}function Ze(t,e,n){let o=t.values(`inputs.${e}`);return At(
o,n,o.length/t.count)}function Z(t,e,n){let o=t.values(e);return At(o,n,o.length/t.count)}function Ft(t){if(!t.has("gate\
.logit")||!t.has("gate.hidden"))return null;let e=t.values("gate.hidden"),n=t.trace.weights?.["ptr_gen_gate.2.weight"],o=Number(
t.values("gate.logit")[0]);return{hidden:e,dot:n?It(e,n.values):null,bias:wt(t,"ptr_gen_gate.2.bias",0),logit:o,learned:1/
(1+Math.exp(-o))}}function St(t,e){let n=t.values("context"),o=t.trace.weights?.["gen_head.weight"],s=o?It(n,At(o.values,
e,n.length)):null,r=wt(t,"gen_head.bias",e),i=t.trace.tensors["generation.logits"]?.values,a=s&&r!==null?s.sum+r:null;return{
dot:s,bias:r,logit:i?Number(i[e]):a}}function uo(t){let e=t.trace.tensors["generation.logits"]?.values;return e?Xe(e,1):
null}function Wt(t,e){let{gate:n}=t,o=t.locations.flatMap((i,a)=>i===e?[a]:[]),s=t.hasPointer?Gt(o.map(i=>Number(t.pointerWeights[i]))):
0,r=or(t,e,s);return{visits:o,pointer:s,generation:r,gate:n,fromPointer:n*s,fromGeneration:(1-n)*r,probability:n*s+(1-n)*
r}}function or(t,e,n){if(!t.hasGeneration)return 0;let o=t.trace.location_probabilities.generation;if(t.has("generation.\
probabilities")||o?.some(i=>i.location===e)||t.gate===1)return t.probabilityOf("generation",e);let r=t.probabilityOf("fi\
nal",e)-t.gate*n;return Math.max(0,r)/(1-t.gate)}function wt(t,e,n){let o=t.trace.weights?.[e];return o?Number(o.values[n]):
null}function At(t,e,n){return t.subarray(e*n,(e+1)*n)}function Gt(t){return Array.from(t).reduce((e,n)=>e+n,0)}var Ht="→",mo=30,sr=8,rr=20,ar=Object.fromEntries(Array.from("-0123456789",(t,e)=>[t,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[e]??
""]));function qt(t,e,{first:n,second:o,products:s},r){let i=L(t),a=s.length,c=a>rr&&e.height>=176*i,l=c?34*i:0,h=(e.height-
l)/3,u=16*i,f=e.x+mo*i,p=e.width-mo*i,d=Yt(s),y=Ct(t,[n,o,s],s,p,d),g=[{...r[0],values:n,title:r[0].words},{...r[1],values:o,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:s,title:`= ${a} products`}],b=p/a,k=M=>`${A(
Number(n[M]),4)} × ${A(Number(o[M]),4)} = ${A(Number(s[M]),4)}`;return[m("rect",{key:"strongest",class:"strongest",x:f+
d*b-1,y:e.y+u,width:b+2,height:3*h-u-2*i,rx:3}),g.map(({letter:M,colour:$,values:w,title:T},x)=>{let N=e.y+x*h,O={x:f,y:N+
u,width:p,height:h-u-6*i};return m("g",{key:`row ${x}`},I(t,e.x,N+12*i,T,{kind:"small",also:"halo",width:e.width,key:"ti\
tle"}),I(t,e.x,N+u+.5*O.height+5*i,M,{also:`math letter ${$}-words`,key:"letter"}),kt(t,O,w,{colour:$,numbered:y,chosen:d,
exact:k}))}),c&&ir(t,{x:f,y:e.y+3*h,width:p,height:l},s)]}function ir(t,{x:e,y:n,width:o},s){let r=L(t),i=o/s.length,a=Math.
max(sr,Math.ceil(s.length/8));for(;a<s.length&&a*i<V(t,"−888.88","tiny");)a*=2;let c=Math.ceil(s.length/a);return m("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=s.slice(h*a,(h+1)*a),[f,p]=[e+h*a*i+2,e+(h*a+u.length)*i-2],d=u.reduce(
(y,g)=>y+g,0);return[m("path",{key:`span ${h}`,class:"axis",d:`M${f} ${n}v${4*r}H${p}v${-4*r}`}),I(t,(f+p)/2,n+17*r,A(d,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function ue(t,e,n,o,s,r,i){let a=L(t),c=cr(n,o,r),l=lr(n,o,s,i.over),
h={x:e.x,y:0,width:e.width},u=F(t,h,c).height+F(t,h,l).height+10*a,f=132*a,p=Math.max(70*a,Math.min(.36*e.height,210*a)),
d=e.height-u-p>=f,y=Math.min(e.height-u-(d?p:0),276*a),g=e.height-u-y,b=F(t,{...h,y:e.y+y+4*a},c),k=F(t,{...h,y:e.y+y+b.
height+6*a},l);return[m("g",{key:"dot"},qt(t,{...e,height:y},n.dot,r)),m("path",{key:"rule",class:"rule",d:`M${e.x} ${e.
y+y}H${e.x+e.width}`}),m("g",{key:"score steps"},b.marks),m("g",{key:"softmax steps"},k.marks),d&&m("g",{key:"softmax"},
io(t,{...e,y:e.y+y+u,height:g},o,s,i))]}function cr({dot:t,width:e,isScaled:n,bias:o,isBiasOff:s,isMasked:r,unmasked:i},{
temperature:a},[c,l]){let h=n?t.sum/Math.sqrt(e):t.sum,u=[...v("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${A(t.sum,2)}`,kind:"strong"}],n?[{text:`${Ht}\
 ÷ √${e} = `},{text:A(h,2),kind:"strong"}]:[{text:`${Ht} not divided by √${e}: scaling is off`}]];return o!==null&&
u.push(s?[{text:`${Ht} no position bias: it is off`}]:[{text:`${Ht} ${o<0?"−":"+"} ${A(Math.abs(o),2)} (position bias)\
 = `},{text:A(i,2),kind:"strong"}]),r?u.push([{text:`${Ht} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&u.push([{text:`${Ht}\
 ÷ temperature ${hr(a)} = `},{text:A(i/a,2),kind:"strong"}]),u}function lr({isMasked:t},e,n,o){let{scores:s,temperature:r,
shift:i,exponentials:a,total:c,weights:l}=e;if(t)return v("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
s[n])/r-i,u=Number(a[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:A(h,2),isRaised:!0},{text:` = ${yt(u)}\
;`}],[{text:`${yt(u)} / ${yt(c)} = `},{text:Ke(Number(l[n])),kind:"strong"},{text:","}],...v(`where ${yt(c)} is the sum \
over ${o}${i?`, after ${A(i,2)}, the largest score, is subtracted from each`:""}.`)]}function yt(t){if(t>=1e3)return Math.
round(t).toLocaleString("en");if(t>=100)return t.toFixed(0);if(t>=10)return t.toFixed(1);if(t>=.095)return t.toFixed(2);
if(t===0)return"0";let[e="",n=""]=t.toExponential(1).split("e");return`${e} × 10${Array.from(n,o=>ar[o]??"").join("")}`}
function Yt(t){let e=0;for(let n=1;n<t.length;n++)Math.abs(Number(t[n]))>Math.abs(Number(t[e]))&&(e=n);return e}function hr(t){
return String(Math.round(1e3*t)/1e3)}var ur=6;function fo(t,e){let n=L(t),o=Ft(t.reading),s=[];return o&&s.push({key:"units",least:{width:320*n,height:240*n},
rank:1,share:1.4,marks:r=>mr(t,r,o)}),s.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>fr(t,r,o)}),s}
function mr(t,e,{hidden:n,dot:o,bias:s,logit:r}){let i=L(t),a=z(t,e),c=o&&s!==null?[...v("Sum of the products"),[{text:"\
h",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${A(o.sum,2)}`,kind:"strong"}],[{text:`\
→ ${s<0?"−":"+"} ${A(Math.abs(s),2)} (bias) =`}],[{text:"logit "},{text:A(r,2),kind:"strong"}]]:[...v("Each unit is \
multiplied by a learned weight; the sum and a bias give the"),[{text:"logit "},{text:A(r,2),kind:"strong"}]],l=F(t,{...a,
y:0},c),h=st(t,a.x,a.y+a.height-10*i,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(a.height-l.height-
36*i,450*i),f=F(t,{...a,y:a.y+u+4*i},c),p=Ct(t,[n],n,a.width);return[...U(t,e,`${n.length} hidden units read the context`),
m("g",{key:"dot"},o?qt(t,{...a,height:u},o,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},
{letter:"w",words:"Weight of each unit",colour:"key"}]):kt(t,{...a,height:u},n,{colour:"query",numbered:p})),...f.marks,
h.mark]}function fr(t,e,n){let{reading:o}=t,s=L(t),r=z(t,e),{gate:i,trace:a}=o,c=F(t,{...r,y:0},p()),l=54*s,h={...r,x:r.
x+34*s,width:r.width-48*s,y:r.y+6*s,height:r.height-c.height-l-40*s},u=F(t,{...r,y:r.y+r.height-c.height-l-6*s},p());return[
...U(t,e,f()),n&&h.height>=60*s&&m("g",{key:"curve"},d(h,n)),...u.marks,m("g",{key:"shares"},y({...r,y:r.y+r.height-l+8*
s,height:22*s}))];function f(){return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone a\
nswers":typeof a.interventions.gate=="number"?"A gate set by hand":"A fixed gate"}function p(){let{only:g}=a.interventions,
b=[{text:`gate = ${i.toFixed(3)}`,kind:"strong"}];if(!n){let $=g?`Only the ${g==="pointer"?"pointer":"generation head"} \
answers:`:typeof a.interventions.gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths cou\
nt the same:";return[...v($),b]}let k=[[{text:"1 / (1 + e",kind:""},{text:A(-n.logit,2),isRaised:!0},{text:") = "},{text:n.
learned.toFixed(3),kind:"strong"}]];if(a.gate.learned)return[...k,...v(`is the gate: ${S(i,1)} of the answer comes from \
the pointer, ${S(1-i,1)} from generation.`)];let M=g?`Only the ${g==="pointer"?"pointer":"generation head"} answers, so \
that the gate is ${i.toFixed(2)}.`:`It is set by hand to ${i.toFixed(3)}.`;return[...v(M),...v("As learned it would be"),
...k]}function d(g,{logit:b,learned:k}){let M=Math.max(ur,Math.ceil(Math.abs(b))),$=R=>g.x+(R+M)/(2*M)*g.width,w=g.y+g.height,
T=R=>w-R*g.height,x=Array.from({length:61},(R,W)=>{let P=-M+W/30*M;return`${$(P).toFixed(1)} ${T(1/(1+Math.exp(-P))).toFixed(
1)}`}),[N,O]=[$(b),T(k)],_=b>0;return[m("path",{key:"axes",class:"axis",d:`M${g.x} ${g.y}V${w}H${g.x+g.width}M${g.x} ${T(
.5)}H${g.x+g.width}`}),[0,.5,1].map(R=>I(t,g.x-6*s,T(R)+4*s,R===.5?"0.5":String(R),{kind:"tiny",anchor:"end",key:`share ${R}`})),
[-M,0,M].map(R=>I(t,$(R),w+15*s,A(R,0),{kind:"tiny",anchor:"middle",key:`logit ${R}`})),I(t,($(0)+$(-M))/2,w+15*s,"logit",
{kind:"tiny",anchor:"middle",key:"axis"}),m("path",{key:"line",class:"curve",d:`M${x.join("L")}`}),m("path",{key:"lead",
class:"lead",d:`M${N} ${w}V${O}H${g.x}`}),m("circle",{key:"point",class:"point",cx:N,cy:O,r:5.5*s}),I(t,N+(_?-10:10)*s,_?
Math.max(O-6*s,g.y+9*s):O-8*s,k.toFixed(2),{kind:"strong",anchor:_?"end":void 0,key:"value"})]}function y(g){let b=i*g.width;
return[m("rect",{key:"pointer",class:"bar pointer",x:g.x,y:g.y,width:b,height:g.height}),m("rect",{key:"generation",class:"\
bar generation",x:g.x+b,y:g.y,width:g.width-b,height:g.height}),I(t,g.x,g.y+g.height+15*s,`pointer ${S(i,1)}`,{kind:"sma\
ll",key:"of pointer"}),I(t,g.x+g.width,g.y+g.height+15*s,`generation ${S(1-i,1)}`,{kind:"small",anchor:"end",key:"of gen\
eration"})]}}var po=14,go=34;function it(t,e,n,{largest:o,most:s=go,isOrdered:r=!1,isWalked:i=!1}={}){let a=L(t),c=Math.max(1,Math.floor(
e.height/(po*a))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(s*a,e.height/(h.length+Number(l))),f=u>=30*
a,p=Math.max(1,Math.ceil(po*a/u)),d=h.findIndex(({isChosen:x})=>x),y=u>=13*a&&h.some(({category:x})=>x!==void 0),g=y?22*
a:0,b=Math.max(...h.map(({text:x})=>V(t,x,"strong")))+8*a,k=Math.max(0,...h.map(({beside:x=""})=>x?V(t,x,"small")+10*a:0)),
M=Math.max(...h.map(({label:x,says:N=""})=>Math.max(V(t,x,"strong"),f?V(t,N,"small"):0)))+8*a,$=Math.min(M,.58*(e.width-
g-b-k)),w={x:e.x+g+$,width:Math.max(1,e.width-g-$-b-k)},T=o??(Math.max(...h.map(({parts:x})=>x.reduce((N,{value:O})=>N+Math.
abs(O),0)))||1);return[h.map((x,N)=>{let O=e.y+(N+.5)*u,_=N===d||(h.length-1-N)%p===0&&(d<0||Math.abs(N-d)>=p),R=w.x,W=Math.
min(.62*u,.42*s*a);return m("g",{key:x.key,class:`${x.open?"part ":""}choice row${x.isChosen?" here":""}${x.isOff?" off":
""}`,"data-open":x.open??null,role:x.open?"button":null,tabindex:x.open?i&&!x.isChosen?"-1":0:null,"aria-label":x.open?`${x.
label}: ${x.text}`:null},m("rect",{key:"ground",class:"ground",x:e.x-3*a,y:O-u/2,width:e.width+6*a,height:u,rx:4}),y&&(_||
u>=17*a)&&x.category!==void 0&&at(x.category,e.x,O-7.5*a,15*a),_&&I(t,e.x+g,O+(f&&x.says?-2:4.5)*a,x.label,{kind:x.isChosen?
"strong":"label",width:$-6*a,key:"name"}),f&&x.says&&I(t,e.x+g,O+12.5*a,x.says,{kind:"small",width:$-6*a,key:"says"}),x.
parts.map(({value:P,colour:C},q)=>{let Q=Math.abs(P)/T*w.width,J=m("rect",{key:`part ${q}`,class:`bar ${C}${P<0?" negati\
ve":""}${x.isChosen?" chosen":""}`,x:R,y:O-W/2,width:Math.max(.5,Math.min(w.width,Q)-(x.parts.length>1&&Q>2?.8:0)),height:Math.
max(1,W)});return R+=Q,J}),_&&x.beside&&I(t,e.x+e.width-b,O+4.5*a,x.beside,{kind:"small",anchor:"end",key:"beside"}),_&&
I(t,e.x+e.width,O+4.5*a,x.text,{kind:x.isChosen?"strong":"label",anchor:"end",key:"value"}),x.exact&&m("title",{},x.exact))}),
l&&I(t,e.x,e.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function Vt(t,e,n,o=go){
return Math.min(o*L(t)*n,e.height)}function yo(t,e){let n=L(t);return[{key:"places",least:{width:300*n,height:230*n},rank:e.isLeaf?1:0,marks:o=>pr(t,o,e)},
{key:"logit",least:{width:320*n,height:260*n},rank:e.isLeaf?0:1,share:1.3,marks:o=>dr(t,o,e)}]}function pr(t,e,n){let{reading:o}=t,
s=L(t),r=z(t,e),a=(o.trace.location_probabilities.generation??[]).map(({location:f,probability:p})=>{let{label:d,category:y}=o.
nameOf(f),{logit:g}=St(o,f);return{key:`place ${f}`,label:d,category:y,parts:[{value:p,colour:"generation"}],beside:g===
null?"":A(g,2),text:S(p,1),open:`generation.${f}`,isChosen:f===n.location,exact:`${d}: ${g===null?"":`logit ${A(g,4)}, `}\
probability ${S(p,3)}`}}),c=o.trace.architecture.locations,l=F(t,r,v(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=st(t,r.x,r.y+r.height-10*s,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*s,height:r.height-l.height-34*s};return[...U(t,e,"What the generation head expects"),...l.marks,m("g",{key:"\
rows"},it(t,u,a,{isWalked:!0})),h.mark]}function dr(t,e,{location:n}){let{reading:o}=t,s=L(t),r=z(t,e),{label:i}=o.nameOf(
n),{dot:a,bias:c,logit:l}=St(o,n),h=uo(o),u=o.probabilityOf("generation",n),f=[];if(a&&c!==null&&f.push(...v("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${A(a.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${A(Math.abs(c),2)} (bias) =`}]),l!==null&&f.push([{text:"logit "},{text:A(
l,2),kind:"strong"}]),h){let y=Number(h.exponentials[n]),g=Number(h.scores[n])-h.shift;f.push([{text:"→ e",kind:""},{text:A(
g,2),isRaised:!0},{text:` = ${yt(y)};`}],[{text:`${yt(y)} / ${yt(h.total)} = `},{text:S(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...v(`${yt(h.total)} is the sum over the whole list${h.shift?`, after ${A(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else f.push(...v("→ softmax over the whole list:"),[{text:S(u,1),kind:"strong"}]);
let p=F(t,{...r,y:0},f),d=a?Math.min(r.height-p.height-8*s,450*s):0;return[...U(t,e,`How does it score ${i}?`),a&&m("g",
{key:"dot"},qt(t,{...r,height:d},a,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${i}`,colour:"key"}])),...F(t,{...r,y:r.y+d+(a?6*s:0)},f).marks]}var Kt=20,me=8,$o=19,Y=8,Zt=3,Je=4,Xt=4,gr={least:13.5,most:38,lane:3},tn=13;function xo(t,e){let n=e.type/tn,o=46*n,s=e.
height-98*n,r=en(t.count,o,s,gr,n),i=e.width>=1180*n,a=e.width>=1040*n&&t.layers<=3,c=yr(t,i,n),l=a?62*n:0,h=a?l+22*n:16*
n,u=e.width-2*Kt-bo(Object.values(c)),[f,p]=[o+12*n,e.height-4*n],d=br(t.heads,u/t.layers-h,p-f,n),y=d.columns*(d.side+me*
n)-me*n,g=t.heads>0?y+h:h,b=Math.max(0,u-t.layers*g);c.visits+=Math.min(.3*b,90*n),c.answer+=Math.min(.2*b,80*n),c.flow+=
Math.min(.1*b,50*n),c.leave+=Math.min(.1*b,50*n);let k=e.width-2*Kt-bo(Object.values(c))-t.layers*g,M=Math.min(k,t.hasPointer?
220*n:60*n);c.bands+=M;let $=(k-M)/t.layers,w={x:Kt,width:c.visits},T=Kt+c.visits+12*n,x=i?{x:T,width:c.slices}:null;x&&
(T+=c.slices+12*n);let N=Array.from({length:t.layers},(B,tt)=>{let X=T+tt*(g+$);return{x:X,width:y,maps:$r(t.heads,X,f,p,
d,n),stream:a?X+(t.heads>0?y+10*n:0):null}});T+=t.layers*(g+$);let O=e.width-Kt,_=O-c.answer,R=_-c.leave-c.gate,W=T+c.scores+
c.weights+8*n,P=R-c.flow-Y,C=Math.min(190*n,.24*e.height),q=t.hasGate?.56*e.height:(o+s)/2,Q=Je*n,J=t.hasPointer?e.height-
C-Zt*Q-6:(o+s-C)/2-Q;return{size:e,type:e.type,rows:r,visits:w,slices:x,layers:N,streamWidth:l,scores:T+c.scores,weights:T+
c.scores+c.weights,ribbons:W,places:P,gate:R,gateWidth:c.gate,answers:{most:s-o<330?Xt-1:Xt,top:o,bottom:s+60*n,x:_,right:O,
segment:_-Y},right:O,top:o,bottom:s,full:C,across:{visits:r.map(({y:B})=>B),starts:[o-12*n,e.height-8],places:{room:[o+16*
n,t.hasGeneration?J-12*n:s],gap:22*n},generation:{start:J,gap:Q},gate:q-C/2},bands:{ribbon:(B,tt,X)=>Qe(W,B,P,tt,X),into:(B,tt,X)=>Qe(
P+Y,B,R,tt,X),out:(B,tt,X)=>Qe(R+c.gate,B,_-Y,tt,X)}}}function Qe(t,e,n,o,s){return s?$t(t,e,n,o):$t(t,e,t,e)}function yr({
hasPointer:t,hasGate:e},n,o){return{visits:(n?224:176)*o,slices:(n?110:0)*o,gaps:(n?24:12)*o,scores:40*o,weights:t?46*o:
150*o,bands:t?112*o:0,bar:Y,flow:(e?60:80)*o,gate:e?18*o:0,leave:e?46*o:0,answer:(n?152:140)*o}}function bo(t){return t.
reduce((e,n)=>e+n,0)}function en(t,e,n,{least:o,most:s,lane:r},i){let a=n-e,c=t,l=0,h=Math.min(s*i,a/t);h<o*i&&(l=Math.max(
r,Math.min(6*i,.35*a/t)),h=(o+2)*i,c=Math.max(1,Math.floor((a-t*l)/(h-l))),h=(a-(t-c)*l)/c);let u=e;return Array.from({length:t},
(f,p)=>{let d=p>=t-c,y=d?h:l;return u+=y,{y:u-y/2,height:y,isFull:d}})}function br(t,e,n,o){let s={columns:1,side:0};if(t===
0)return s;for(let r of[1,2,4]){let i=n/Math.ceil(t/r)-$o*o,a=Math.min(i,(e-(r-1)*me*o)/r);a>s.side&&(s={columns:r,side:a})}
return s}function $r(t,e,n,o,{columns:s,side:r},i){let a=Math.ceil(t/s),c=Math.min((o-n)/a,r+2.2*$o*i);return Array.from(
{length:t},(l,h)=>({x:e+h%s*(r+me*i),y:n+Math.floor(h/s)*c,side:r}))}function fe(t,e,n,o){let s=[];for(let[a,{wish:c,length:l}]of t.
entries())for(s.push({first:a,last:a,wish:c-l/2,length:l});;){let h=s.at(-1),u=s.at(-2);if(!h||!u||i(u)+u.length+e<=i(h))
break;let[f,p]=[u.last-u.first+1,h.last-h.first+1];u.wish=(f*u.wish+p*(h.wish-u.length-e))/(f+p),u.length+=e+h.length,u.
last=h.last,s.pop()}let r=[];for(let a of s){let c=i(a);for(let l=a.first;l<=a.last;l++)r.push(c),c+=Number(t[l]?.length)+
e}return r;function i({wish:a,length:c}){return Math.max(n,Math.min(o-c,a))}}var ut=44,D={title:26,bars:34,inputs:64,scores:52,names:56},ko=16,xr={least:20,most:110,lane:1},kr=62,nn=8,Mr=160,pe=16,
Mo=6;function sn(t,e,n){let o=n/tn,[s,r]=[ko,e-ko],i=en(t.count,s,r,xr,o).map(({y:_,height:R,isFull:W})=>({x:_,width:R,isFull:W})),
a=Number(i.at(-1)?.width)>=kr*o,c={top:50*o,height:(a?86:54)*o,hasNames:a},l=c.top+c.height+pe*o,h=l+(D.title+D.inputs+pe)*
o,u=[];for(let _=0;_<t.layers;_++){let R=wr(t.heads,s,r,h+D.title*o,o),W=R.at(-1),C=(W?W.y+W.side+8*o:h)+D.title*o;u.push(
{y:h,maps:R,stream:C}),h=C+(D.bars+pe)*o}let f=Ar(t,s,h+D.title*o,r-s,o),p=Math.ceil(t.values("context").length/f.columns)*
f.cell,d=h+D.title*o+Math.max(p,20*o)+pe*o,y=d+(t.hasPointer?(D.title+D.scores)*o:0),g=y+(t.hasPointer?170:96)*o,b=g+Y+((t.
hasPointer?D.names:0)+(t.hasGate?48:30))*o,k=t.hasGate?28*o:0,M=Sr(t,r-s,o),$=Je*o,w=r-M-Zt*$,T=Math.max(78*o,M/2+6),x=b+
k+34*o,N=r-M-16*o,O={most:Xt,top:x,bottom:x+(Xt+1)*T,x:s-6*o,right:N-8*o,segment:N};return{size:{width:e,height:O.bottom+
Math.max(0,(M-T)/2)+8*o,type:n},type:n,left:s,right:r,columns:i,chips:c,inputs:l,layers:u,context:f,pointer:d,ribbons:y,
places:g,gate:b,gateHeight:k,answers:O,full:M,across:{visits:i.map(({x:_})=>_),starts:[s,r],places:{room:[s,t.hasGeneration?
w-2*Mo*o:r],gap:Mo*o},generation:{start:w,gap:$},gate:r-M},bands:{ribbon:(_,R,W)=>on(y,_,g,R,W),into:(_,R,W)=>on(g+Y,_,b,
R,W),out:(_,R,W)=>W?zn(b+k,_,N+Y,R):on(b+k,_,b,_,!1)}}}function on(t,e,n,o,s){return s?De(t,e,n,o):De(t,e,t,e)}function wr(t,e,n,o,s){
let r=[4,3,2].find(l=>t%l===0)??Math.min(t,4),i=(n-e+nn*s)/r,a=Math.min(i-nn*s,Mr*s),c=Math.max(ut,40*s);return Array.from(
{length:t},(l,h)=>({x:e+h%r*i,y:o+c+Math.floor(h/r)*(a+c+nn*s),side:a,touch:ut}))}function Ar(t,e,n,o,s){let{length:r}=t.
values("context"),i=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:e,y:n,columns:i,cell:Math.min(11*s,(o-12*
s)/i)}}function Sr({hasGate:t},e,n){return Math.min(170*n,t?(e-82*n)/2:.4*e)}var rn=64,Nr=Float32Array.from({length:rn},(t,e)=>e/(rn-1));function an({isOwnScale:t}){return t?"Same scale for all hea\
ds":"Own scale for each head"}function de(t,e,n,o){let{reading:s,isOwnScale:r,stage:i}=t;if(!s.heads)return null;let a=i.
type/13,c=r?o?"own largest":"largest of each head":S(s.largestWeight),l=60*a,h=e+12*a,u=[m("text",{class:"small",x:e,y:n},
"0"),m("image",{class:"map",href:xt(Nr,rn,t.scale),x:h,y:n-9*a,width:l,height:9*a,preserveAspectRatio:"none"}),m("rect",
{class:"map-frame",x:h,y:n-9*a,width:l,height:9*a}),m("text",{class:"small",x:h+l+5*a,y:n},c)],f=an(t),p={"data-act":"sc\
ale",role:"button",tabindex:"0","aria-label":`Colours of the head maps go from 0 to ${r?"the largest weight of each head":
c}. ${f}`};if(o){let y=17*a+l+H(c,12.5*a),g=m("rect",{class:"ground",x:e-6*a,y:n+14*a-ut,width:y+12*a,height:ut});return m(
"g",{key:"scale",class:"switch",...p},g,u)}let d=H(f,12.5*a)+16*a;return m("g",{key:"scale"},m("text",{class:"small",x:e,
y:n-17*a},"Weights in the maps of heads"),u,m("g",{key:"switch",class:"switch",...p},m("rect",{class:"handle stays",x:e,
y:n+8*a,width:d,height:19*a,rx:9.5*a}),m("text",{class:"handle-words stays",x:e+8*a,y:n+21.5*a},f)))}var wo=24,Or=.045,Er=.6;function Ao(t,e){let n=L(t),o=t.stage.size.width>=600*n,s=Math.min(t.reading.count*14,170),r=Math.
max(200,Math.min(t.reading.count*20,300));return[{key:"map",least:{width:(o?150+r:240)*n,height:(120+s)*n},rank:e.isLeaf?
1:0,share:1.2,marks:i=>Tr(t,i,e)},{key:"cell",least:{width:330*n,height:300*n},rank:e.isLeaf?0:1,marks:i=>Rr(t,i,e)}]}function Tr(t,e,n){
let{reading:o,isOwnScale:s}=t,{layer:r,head:i,query:a,visit:c}=n,l=L(t),{count:h}=o,u=o.weights(r,i),f=o.isRemoved(r,i)||
o.isSkipped(r,"attention"),p=s?Math.max(...u)||1:o.largestWeight,d=Lr(t,e,n,f),y=Math.min(.36*e.width,190*l),g=e.y+42*l,
[b,k]=[e.width-y,e.height-44*l-d.height],M=e.width<600*l?1.9:1.15,$={width:b/h,height:Math.min(k/h,M*b/h)},w={x:e.x+y,y:g,
width:b,height:$.height*h},T=`layers.${r}.heads.${i}`,x=$.height>=30*l,N=_r($.height,13*l);return[I(t,e.x,e.y+15*l,y>=150*
l?"The visit that asks":"Who asks",{kind:"strong",width:y-8*l}),m("g",{key:"columns"},O()),m("g",{key:"rows"},_()),m("im\
age",{key:"weights",class:"map",href:xt(u.map(P=>P/p),h,t.scale),...w,preserveAspectRatio:"none",opacity:f?.3:1}),m("rec\
t",{key:"frame",class:"map-frame",...w}),m("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${i}`},
R()),m("rect",{key:"column",class:"chosen-column",x:w.x+c*$.width,y:e.y,width:$.width,height:w.y+w.height-e.y,rx:3}),m("\
rect",{key:"row",class:"chosen-row",x:e.x-3,y:w.y+a*$.height,width:e.width+3,height:$.height,rx:3}),m("rect",{key:"cell",
class:"chosen-cell",x:w.x+c*$.width,y:w.y+a*$.height,width:$.width,height:$.height}),d.at(w.y+w.height)];function O(){let P=$.
width>=14*l,C=Math.min(15*l,$.width-3*l),q=$.width>=30*l,Q=w.x;return o.visits.map((J,B)=>{let tt=String(rt[J.weekday]),
X=J.weekday!==o.visits[B-1]?.weekday,ft=w.x+B*$.width,Rt=V(t,tt,"tiny"),Gn=!P&&X&&ft>=Q&&ft+Rt<=w.x+w.width;Gn&&(Q=ft+Rt+
4*l);let Fe=w.x+(B+.5)*$.width;return m("g",{key:`column ${B}`,class:`part choice${B===c?" here":""}${J.masked?" off":""}`,
"data-open":`${T}.${a}.${B}`,role:"button",tabindex:"-1","aria-label":`Read from visit ${B+1}: ${G(o,B)}${J.masked?", ma\
sked":""}`},m("rect",{class:"ground",x:w.x+B*$.width,y:e.y,width:$.width,height:42*l}),P&&at(J.category,Fe-C/2,e.y+(q?0:
22)*l,C),Gn&&I(t,ft,e.y+38*l,tt,{kind:"tiny",key:"weekday"}),q&&[I(t,Fe,e.y+26*l,tt,{kind:"tiny",anchor:"middle",key:"da\
y"}),I(t,Fe,e.y+38*l,$.width>=40*l?ot(J.start_minute):`${Math.floor(J.start_minute/60)} h`,{kind:"tiny",anchor:"middle",
key:"hour"})],m("title",{},G(o,B)))})}function _(){return o.visits.map((P,C)=>{let q=w.y+(C+.5)*$.height,Q=C===a,J=Q||(h-
1-C)%N===0&&Math.abs(C-a)>=N,B=Math.min(18*l,$.height-1.5*l),tt=$.height>=12*l,X=e.x+(tt?B+10*l:4*l),ft=w.x-X-6*l,Rt=Q||
x?"strong":"label";return m("g",{key:`row ${C}`,class:`part choice${Q?" here":""}`,"data-open":`${T}.${C}.${c}`,role:"bu\
tton",tabindex:"-1","aria-label":`Visit ${C+1} asks: ${G(o,C)}`},m("rect",{class:"ground",x:e.x,y:q-$.height/2,width:y,height:$.
height}),tt&&at(P.category,e.x+3*l,q-B/2,B),J&&I(t,X,q+(x?-2:4.5)*l,P.label,{kind:Rt,width:ft,key:"name"}),x&&I(t,X,q+12*
l,`${Mt(o,C)} · ${ao(o,C)}`,{kind:"small",width:ft,key:"when"}),m("title",{},G(o,C)))})}function R(){let P=[];for(let C=0;C<
h;C++){if(h>wo&&C!==a){P.push(m("rect",{key:`row ${C}`,class:"cell",x:w.x,y:w.y+C*$.height,width:w.width,height:$.height,
"data-open":`${T}.${C}.${c}`},m("title",{},G(o,C))));continue}for(let q=0;q<h;q++)P.push(W(C,q))}return P}function W(P,C){
let q=Number(u[P*h+C]),[Q,J]=[w.x+C*$.width,w.y+P*$.height],B=P===a&&C===c,tt=String(Math.round(100*q)),X=Rt=>$.width>=V(
t,tt.padStart(2,"0"),Rt)+2*l,ft=(q>=Or||P===a)&&$.height>=13*l&&X("tiny");return m("g",{key:`${P} ${C}`,class:"cell"},m(
"rect",{key:"cell",x:Q,y:J,width:$.width,height:$.height,"data-open":`${T}.${P}.${C}`,role:"button",tabindex:B?0:"-1","a\
ria-current":B?"true":null},m("title",{},`${G(o,P)} reads ${S(q,1)} from ${G(o,C)}`)),ft&&I(t,Q+$.width/2,J+$.height/2+4.5*
l,tt,{kind:q/p>=.3&&X("strong")?"strong":"tiny",anchor:"middle",also:q/p>=Er&&!f?"on-dark":"on-light",key:"weight"}))}}function _r(t,e){
return Math.max(1,Math.ceil(e/t))}function Lr(t,e,{layer:n,head:o,query:s,isLeaf:r},i){let{canAct:a,reading:c}=t,l=L(t),
h=c.isRemoved(n,o),u=e.height>=330*l,f=`layers.${n}.heads.${o}`,d=[a&&{text:h?"Switch head on":"Switch head off",attributes:{
"data-act":"head","data-part":f},isPressed:h},r?{text:"More about query and keys",attributes:{"data-more":"neurons","dat\
a-layer":n,"data-head":o,"data-query":s},isButton:!1}:{text:"More about this head",attributes:{"data-more":"head","data-\
layer":n,"data-head":o},isButton:!1},{text:an(t),attributes:{"data-act":"scale"}}].filter(k=>k!==!1),y=i?"Switched off: \
these weights would have been used.":`Columns: the visit it reads from. ${c.count>wo?"Darker is more; each row adds up t\
o 100 %.":"Values in %; each row adds up to 100."}`,g=u?v(y):[],b=F(t,{...e,y:0},g,"small").height;return{height:b+40*l,
at(k){let M=e.x,$=[];for(let{text:w,attributes:T,...x}of d){let N=st(t,M,k+b+22*l,w,T,x);M+N.width>e.x+e.width||($.push(
N.mark),M+=N.width+10*l)}return[m("g",{key:"explained"},F(t,{...e,y:k+3*l},g,"small").marks),m("g",{key:"controls"},$)]}}}
function Rr(t,e,{layer:n,head:o,query:s,visit:r}){let{reading:i}=t,a=s===i.count-1?"the last visit":`visit ${s+1}`,c=s===
r?"itself":_t(i,r);return[...U(t,e,`How much does ${a} read from ${c}?`,`${a.charAt(0).toUpperCase()}${a.slice(1)} reads\
 ${c}`),m("g",{key:"worked"},ue(t,z(t,e),Pt(i,n,o,s,r),ce(i,n,o,s),r,[{letter:"q",words:`Query of ${G(i,s)}`,colour:"que\
ry"},{letter:"k",words:`Key of ${G(i,r)}`,colour:"key"}],{colour:"attention-bar",over:`all ${i.count} visits of this row`,
open:l=>`layers.${n}.heads.${o}.${s}.${l}`}))]}var So=56;function No(t,e){let n=L(t);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:o=>Cr(
t,o,e)},...t.reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:o=>Pr(t,o,e)}]:[]]}function Cr(t,e,{
location:n}){let{reading:o}=t,s=L(t),r=Wt(o,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,
[f,p]=[i.toFixed(2),(1-i).toFixed(2)],d=o.pointerWeights,y=[],g=N=>r.visits.map(O=>({value:N*Number(d[O]),colour:"pointe\
r"}));o.hasPointer&&y.push({key:"pointer",label:"Pointer",parts:g(1),text:ct(a),open:"pointer"}),o.hasGate&&y.push({key:"\
from pointer",label:`× gate ${f}`,parts:g(i),text:ct(l),open:"gate"}),o.hasGeneration&&y.push({key:"generation",label:"\
Generation",parts:[{value:c,colour:"generation"}],text:ct(c),open:`generation.${n}`}),o.hasGate&&y.push({key:"from gener\
ation",label:`× (1 − ${f})`,parts:[{value:h,colour:"generation"}],text:ct(h),open:"gate"}),y.push({key:"answer",label:"\
Answer",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:N})=>N>0),text:ct(u),isChosen:!0});
let b=z(t,e),k=o.hasGate?[[{text:`${f} × ${ct(a)} = ${ct(l)}`}],...v("come from the pointer,"),[{text:`${p} × ${ct(c)}\
 = ${ct(h)}`}],...v("from generation. Together:"),[{text:ct(u),kind:"strong"},{text:"."}],...v("All bars have one scale.")]:
[...v(`There is only ${o.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],M=F(t,{...b,
y:0},k),$={...b,height:b.height-M.height-44*s},w=Vt(t,$,y.length,So),T=F(t,{...b,y:b.y+w+8*s},k),x=st(t,b.x,b.y+b.height-
10*s,"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...U(t,e,`How probable is ${o.nameOf(n).label}\
?`),m("g",{key:"rows"},it(t,$,y,{most:So})),...T.marks,x.mark]}function Pr(t,e,{location:n}){let{reading:o}=t,s=L(t),{visits:r,
pointer:i}=Wt(o,n),a=z(t,e),c="Its visits";if(r.length===0){let g=v("None of the visits is here, so the pointer cannot c\
hoose it.");return[...U(t,e,c),...F(t,a,g).marks]}let l=o.pointerWeights,h=r.map(g=>({key:`visit ${g}`,label:`${Mt(o,g)}\
 (visit ${g+1})`,parts:[{value:Number(l[g]),colour:"pointer"}],text:ct(Number(l[g])),open:`pointer.${g}`,isOff:o.visits[g]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",f=[...v(u),[{text:ct(i),kind:"strong"},
{text:"."}]],p=F(t,{...a,y:0},f),d={...a,height:a.height-p.height-8*s},y=Vt(t,d,h.length);return[...U(t,e,c),m("g",{key:"\
rows"},it(t,d,h,{isOrdered:!0})),...F(t,{...a,y:a.y+y+6*s},f).marks]}function ct(t){return S(t,t>=.01||t===0?1:t>=1e-5?3:
5)}function Oo(t,e){let n=L(t);return[{key:"visits",least:{width:300*n,height:250*n},rank:e.isLeaf?1:0,share:.8,marks:o=>vr(
t,o,e)},{key:"score",least:{width:330*n,height:300*n},rank:e.isLeaf?0:1,share:1.6,marks:o=>Ir(t,o,e)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:o=>Fr(t,o)}]}function vr(t,e,n){let{reading:o}=t,s=L(t),r=z(t,e),i=F(t,r,
v("A score for each visit, and its weight after the softmax."),"small"),a=o.pointerScores,c=o.pointerWeights,l=o.visits.
map((f,p)=>({key:`visit ${p}`,label:f.label,says:Mt(o,p),category:f.category,parts:[{value:Number(c[p]),colour:"pointer"}],
beside:A(Number(a[p]),2),text:S(Number(c[p]),1),open:`pointer.${p}`,isChosen:p===n.visit,isOff:f.masked,exact:`${G(o,p)}\
: score ${A(Number(a[p]),4)}, weight ${S(Number(c[p]),2)}`})),h=st(t,r.x,r.y+r.height-10*s,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+i.height+4*s,height:r.height-i.height-34*s};return[...U(t,e,"What the p\
ointer reads"),...i.marks,m("g",{key:"rows"},it(t,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function Ir(t,e,{visit:n}){let{
reading:o}=t;return[...U(t,e,`How does the pointer score ${_t(o,n)}, ${Mt(o,n)}?`,`Score of ${_t(o,n)}`),m("g",{key:"wor\
ked"},ue(t,z(t,e),vt(o,n),le(o),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${G(
o,n)}`,colour:"key"}],{colour:"pointer",over:o.count===1?"its only visit":`all ${o.count} visits`,open:s=>`pointer.${s}`}))]}
function Fr(t,e){let{reading:n}=t,o=L(t),s=z(t,e),r=n.pointerWeights,i=F(t,s,v("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:f,probability:p,
visits:d})=>({key:`place ${h}`,label:d.length>1?`${u} (${d.length})`:u,category:f,parts:d.map(y=>({value:Number(r[y]),colour:"\
pointer"})),text:S(p,1),open:h>1?`places.${h}`:null,exact:`${d.map(y=>S(Number(r[y]),2)).join(" + ")} = ${S(p,2)}`})),c={
...s,y:s.y+i.height+6*o,height:s.height-i.height-36*o},l=st(t,s.x,s.y+s.height-10*o,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...U(t,e,"Sums per place"),...i.marks,m("g",{key:"rows"},it(t,c,a)),l.mark]}function Eo(t,e){let n=L(t),o=To(t.reading,e).length;return[{key:"vectors",least:{width:330*n,height:(44*o+90)*n},rank:e.
number===null?0:1,share:1.5,marks:s=>Wr(t,s,e)},{key:"number",least:{width:320*n,height:250*n},rank:e.number===null?1:0,
marks:s=>Gr(t,s,e)}]}function be(t,{layer:e,visit:n,number:o}){return o??Yt(Z(t,`layers.${e}.residual_out`,n))}function To(t,{
layer:e,visit:n}){let o=`layers.${e}`,s=t.has(`${o}.attention_out`),r=t.trace.interventions.residuals!==!1,i=u=>t.isSkipped(
e,u),a=[],c=(u,f,p,d="plain")=>{let y=Z(t,`${o}.${u}`,n),g=`length ${A(Math.hypot(...y))}`;a.push({key:u,title:f,says:p||
g,values:y,colour:d})},l=(u,f)=>r?i(u)?"unchanged":"":i(u)?"nothing":`${f} alone`;return c("residual_in","Comes in","","\
stream"),s&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",s?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!t.has(`${o}.${u}\
.mean`))return"off: unchanged";let f=Number(t.values(`${o}.${u}.mean`)[n]),p=1/Number(t.values(`${o}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${A(f,2)}, deviation ${A(p,2)}`}}function Wr(t,e,n){let{reading:o}=t,{layer:s,visit:r}=n,i=L(t),
a=z(t,e),c=be(o,n),l=To(o,n),h={...a,height:a.height-34*i},u=r===o.count-1,f=a.x,p=[],d=(y,g,b=!0)=>{let k=st(t,f,a.y+a.
height-10*i,y,g,{isButton:b});f+k.width>a.x+a.width||(p.push(k.mark),f+=k.width+10*i)};return r>0&&d("Earlier visit",{"d\
ata-open":`layers.${s}.stream.${r-1}`}),u||d("Later visit",{"data-open":`layers.${s}.stream.${r+1}`}),d("More about the \
layers",{"data-more":"layers"},!1),[...U(t,e,`${u?"The last visit":`Visit ${r+1}`} in layer ${s}: ${G(o,r)}`,`Layer ${s}\
: ${G(o,r)}`),m("g",{key:"rows"},Tt(t,h,l,{chosen:c,open:y=>`layers.${s}.stream.${r}.${y}`})),m("g",{key:"controls"},p)]}
function Gr(t,e,n){let{reading:o}=t,{layer:s,visit:r}=n,i=L(t),a=be(o,n),c=z(t,e),{y:l}=c,h=[];for(let f of Hr(o,s,r,a)){
let p=F(t,{...c,y:l},f);if(l+p.height>c.y+c.height)break;h.push(...p.marks),l+=p.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...U(t,e,`Number ${a+1} of ${o.trace.architecture.d_model}, worked out`),m("g",{key:"lines"},h),
u.height>=90*i&&m("g",{key:"units"},Vr(t,u,s,r,a))]}function Hr(t,e,n,o){let s=`layers.${e}`,r=`transformer.layers.${e}`,
i=h=>Number(Z(t,`${s}.${h}`,n)[o]),a=t.trace.interventions.residuals!==!1,c=[[...v("Comes in:"),ye(i("residual_in"))]];return t.
has(`${s}.attention_out`)&&(c.push(ge("Norm 1:",zt(t,`${s}.residual_in`,`${s}.norm1`,`${r}.norm1`,n,o))),c.push(l("After\
 the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),t.isSkipped(e,"attention")))),c.push(ge("Norm 2:",zt(
t,`${s}.residual_mid`,`${s}.norm2`,`${r}.norm2`,n,o))),c.push(l("After the feed-forward network:",i("residual_mid"),i("f\
eed_forward.out"),i("residual_out"),t.isSkipped(e,"feed_forward"))),c;function l(h,u,f,p,d){let y=d?"0 (skipped)":A(Math.
abs(f),2);return a?[...v(h),[{text:`${A(u,2)} ${f<0&&!d?"−":"+"} ${y} =`}],ye(p)]:[...v(`${h} no residual connection, \
so only`),[{text:d?"0 (skipped)":A(f,2),kind:"strong"}]]}}function ge(t,e){if(!e)return v(`${t} off, the number stays as\
 it is`);let{x:n,mean:o,reciprocal:s,standard:r,weight:i,bias:a,result:c}=e;return[...v(t),[{text:`(${A(n,2)} ${o<0?"+":
"−"} ${A(Math.abs(o),2)})`}],[{text:`× ${A(s,3)} = ${A(r,2)};`}],...i===null||a===null?v("then a learned factor and b\
ias give").concat([ye(c)]):[[{text:`${A(r,2)} × ${A(i,2)} ${a<0?"−":"+"} ${A(Math.abs(a),2)} =`}],ye(c)]]}function ye(t){
return[{text:A(t,2),kind:"strong"}]}function Vr(t,e,n,o,s){let{reading:r}=t,i=L(t),a=Z(r,`layers.${n}.feed_forward.pre`,
o),c=Z(r,`layers.${n}.feed_forward.hidden`,o),l=he(r,n,o,s),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((k,M)=>Math.
abs(Number(h[M]))-Math.abs(Number(h[k]))),f=Array.from(c).filter(k=>k>0).length,p=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",d=l?`${f} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${A(Gt(h),2)}, the bias adds ${A(l.bias,2)}:`:`${f} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,y=F(t,e,v(p+d),"small"),g=Math.max(1,Math.floor((e.height-y.height)/
(20*i))),b=u.slice(0,g).map(k=>({key:`unit ${k}`,label:`unit ${k+1}`,parts:[{value:Number(h[k]),colour:"plain"}],beside:`${A(
Number(a[k]))} → ${A(Number(c[k]))}${l?` × ${A(Number(l.dot.second[k]),2)}`:""}`,text:A(Number(h[k]),2)}));return[...y.
marks,it(t,{...e,y:e.y+y.height+2*i,height:e.height-y.height-4*i},b)]}var _o=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var $e=15,Dt=30;var cn=8,ln=99;var Dr=864e5,Br=.1;function hn(t,e){let n=L(t),o=e.number!==null;return[{key:"features",least:{width:300*n,height:270*n},
rank:o?1:0,share:1.2,marks:s=>jr(t,s,e)},{key:"number",least:{width:310*n,height:250*n},rank:o?0:2,marks:s=>zr(t,s,e)},...e.
kind==="visit"?[{key:"readers",least:{width:240*n,height:200*n},rank:o?2:1,share:.6,marks:s=>Kr(t,s,e)}]:[]]}function un(t,e,n){
let{trace:o,count:s}=t,r=t.visits[n],{without_features:i=[],position_from_end:a}=o.interventions;if(i.includes(e)||e==="\
position_from_end"&&a===!1)return"left out: all zeros";if(!r)return"";switch(e){case"location":return r.label;case"user":
return o.user===null?"nobody in particular":`person ${o.user}`;case"time":{let c=Math.floor(r.start_minute/$e)*$e;return`${ot(
c)} to ${ot((c+$e)%1440)}`}case"weekday":return _o[r.weekday]??"";case"recency":{let c=Ur(t,n);return c===null?"days bef\
ore the prediction":c>=cn?`${cn} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{
let c=Math.floor(r.duration_minutes/Dt)*Dt,l=c+Dt;return c>=ln*Dt?`${mt(ln*Dt)} or more`:`${c?mt(c):"0"} to ${mt(l)}`}default:{
let c=s-n;return c===1?"the last visit":`${c} from the end`}}}function Ur({trace:t,visits:e},n){let o=e[n]?.arrival;if(!o)
return null;let s=r=>Date.parse(r.slice(0,10))/Dr;return Math.round(s(t.predict_at)-s(o))}function jr(t,e,{kind:n,visit:o}){
let{reading:s}=t,r=L(t),i=z(t,e),a=s.slices.map(({name:f,label:p,lengths:d})=>({key:f,title:p,says:un(s,f,o),values:Ze(s,
f,o),colour:Number(d[o])===0?"plain off":"plain"})),c=a.reduce((f,{values:p})=>f+p.length,0),l=F(t,i,v(`${a.length} vect\
ors, ${c} numbers together; the network learned a vector for every value.`),"small"),h=st(t,i.x,i.y+i.height-10*r,"More \
about features",{"data-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*r,height:i.height-l.height-34*r};return[
...U(t,e,n==="inputs"?"What the last visit is made of":G(s,o)),...l.marks,m("g",{key:"rows"},Tt(t,u,a)),h.mark]}function zr(t,e,{
kind:n,visit:o,number:s}){let{reading:r}=t,i=L(t),a=z(t,e),c=Z(r,"inputs.projected",o),l=s??Yt(c),h=ho(r,o,l),u=n==="inp\
uts"?"inputs":`visits.${o}`,f=[{key:"projected",title:`${c.length} numbers`,says:"all features, mixed",values:c,colour:"\
stream"}],p={...a,height:Math.min(86*i,.26*a.height)},d=Yr(r,o,l),y=[],g=d.reduce(($,w)=>$+F(t,{...a,y:0},w).height+4*i,
0),b={...a,y:p.y+p.height+28*i,height:a.height-p.height-g-36*i},k=h?qr(h):[],M=b.y+(k.length?Vt(t,b,k.length)+6*i:0);for(let $ of d){
let w=F(t,{...a,y:M},$);if(M+w.height>a.y+a.height+2)break;y.push(...w.marks),M+=w.height+4*i}return[...U(t,e,"The vecto\
r that enters the layers"),m("g",{key:"vector"},Tt(t,p,f,{chosen:l,open:$=>`${u}.${$}`})),k.length>0&&F(t,{...a,y:p.y+p.
height+4*i},v(`Number ${l+1}: each feature × its weights`),"small").marks,k.length>0&&m("g",{key:"rows"},it(t,b,k)),m("\
g",{key:"lines"},y)]}function qr({parts:t,bias:e}){return[...t.map(({name:o,label:s,dot:r})=>({key:o,label:s,parts:[{value:r.
sum,colour:"plain"}],text:A(r.sum,2),exact:`${s}: the sum of ${r.products.length} products is ${A(r.sum,4)}`})),{key:"bi\
as",label:"bias",parts:[{value:e,colour:"plain"}],text:A(e,2),exact:""}]}function Yr(t,e,n){let o=Number(Z(t,"inputs.pro\
jected",e)[n]),s=Number(Z(t,"layers.0.residual_in",e)[n]),r=zt(t,"inputs.projected","inputs.norm","input_norm",e,n),i=[[
...v("Sum:"),[{text:A(o,2),kind:"strong"}]],ge("Norm:",r)];if(t.trace.architecture.components.includes("sinusoidal")){let a=t.
trace.architecture.d_model,c=wt(t,"pos_encoding",e*a+n);t.trace.interventions.sinusoidal===!1?i.push(v("No position enco\
ding: it is off.")):c!==null&&r&&i.push([...v("Position encoding:"),[{text:`${A(r.result,2)} ${c<0?"−":"+"} ${A(Math.abs(
c),2)} =`}],[{text:A(s,2),kind:"strong"}]])}return i}function Kr(t,e,{visit:n}){let{reading:o}=t,s=L(t),r=z(t,e),i=[];for(let d=0;d<
o.layers;d++)for(let y=0;y<o.heads;y++){let g=Number(o.lastRow(d,y)[n]),b=o.isRemoved(d,y)||o.isSkipped(d,"attention");i.
push({key:`${d} ${y}`,label:`Layer ${d}, head ${y}`,parts:[{value:g,colour:"plain"}],text:b?"off":S(g,1),open:`layers.${d}\
.heads.${y}.${o.count-1}.${n}`,isOff:b})}let a=[];if(o.hasPointer){let d=Number(o.pointerWeights[n]);i.push({key:"pointe\
r",label:"Pointer",parts:[{value:d,colour:"pointer"}],text:S(d,1),open:`pointer.${n}`}),o.hasGate&&a.push(...v("To the a\
nswer the pointer carries"),[{text:`${S(d,1)} × gate ${o.gate.toFixed(2)} = `},{text:S(d*o.gate,1),kind:"strong"},{text:"\
."}])}let c=F(t,r,v(o.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),
"small"),l=F(t,{...r,y:0},a),h={...r,y:r.y+c.height+2*s,height:r.height-c.height-l.height-8*s},u=Vt(t,h,i.length),f=i.map(
({parts:d})=>Number(d[0]?.value)),p=Math.max(Br,...f);return[...U(t,e,"Who reads it?"),...c.marks,i.length>0&&m("g",{key:"\
rows"},it(t,h,i,{largest:p})),m("g",{key:"end"},F(t,{...r,y:h.y+u+6*s},a).marks)]}var Xr={head:Ao,stream:Eo,inputs:hn,visit:hn,context:co,pointer:Oo,generation:yo,gate:fo,place:No};function Lo(t,e){let n=gt(
e,t.reading);return n?Zn(t,n,Xr[n.kind](t,n)):[]}function Lt(t,e,n){switch(t?.kind){case"visit":return Jr(t.visit??0,e);case"head":return ea(t.layer??0,t.head??0,e);case"\
slices":return{title:"What a visit is made of.",text:`Each visit is ${e.slices.length} vectors side by side: ${Ro(e.slices.
map(({label:o})=>Zr[o]??o))}. One matrix mixes them into ${e.trace.architecture.d_model} numbers.`};case"stream":return Co(
t.layer??0,e);case"context":return{title:"Context.",text:`After ${e.layers===1?"its layer":`all ${e.layers} layers`} the\
 last visit is ${e.trace.architecture.d_model} numbers. ${Ro(Qr(e),!0)} read nothing else of it.`};case"pointer":return Po(
e);case"generation":return vo(e);case"gate":return Io(e);case"place":return na(t.location??0,e);default:return oa(e,n)}}
var Zr={place:"place",who:"person",time:"time of day",day:"weekday",ago:"days ago",stay:"length of stay",order:"position"};
function Qr(t){return[...t.hasPointer?["the pointer"]:[],...t.hasGeneration?["the generation head"]:[],...t.has("gate.lo\
git")?["the gate"]:[]]}function Nt(t,e){let n=t.visits[e];return n?`${n.label}, ${rt[n.weekday]} ${ot(n.start_minute)}`:
""}function Jr(t,e){let n=e.visits[t],o=[`A stay of ${mt(n?.duration_minutes??0)}.`],s=ta(t,e);if(n?.masked)return{title:`${Nt(
e,t)}.`,text:"This visit is masked: nothing reads it."};if(s&&o.push(`The last visit reads it most in layer ${s.layer}, \
head ${s.head}: ${S(s.weight)}.`),e.hasPointer){let r=e.pointerWeights[t],i=e.locations[t]??0,a=r*e.gate,c=e.probabilityOf(
"final",i);o.push(e.hasGate?`The pointer gives it ${S(r,1)}; through the gate that is ${mn(a)} of the ${S(c,1)} of ${e.nameOf(
i).label}.`:`The pointer gives it ${S(r,1)} of the answer.`)}return{title:`${Nt(e,t)}.`,text:o.join(" ")}}function ta(t,e){
let n=null;for(let o=0;o<e.layers;o++)for(let s=0;s<e.heads;s++){if(e.isRemoved(o,s))continue;let r=Number(e.lastRow(o,s)[t]);
(!n||r>n.weight)&&(n={layer:o,head:s,weight:r})}return n}function ea(t,e,n){let o=`Layer ${t}, head ${e}.`;if(n.isRemoved(
t,e)){let h=n.trace.interventions.replace_with==="mean";return{title:o,text:`Switched off: its output is ${h?"its mean o\
ver the visits":"zero"}. The map shows the weights it would have used.`}}let s=n.lastRow(t,e),r=dt(s),a=[...s.keys()].sort(
(h,u)=>s[u]-s[h])[1],c=a===void 0?"":` and ${S(s[a])} from ${Nt(n,a)}`,l=r===n.count-1?"itself":Nt(n,r);return{title:o,text:`\
The last visit reads ${S(s[r])} from ${l}${c}. Each row adds up to 100 %.`}}function Co(t,e){let{residual:n,attention:o,
feedForward:s}=e.stream(t),r=e.count-1,i=o?`its heads add one of length ${A(Number(o[r]))} and `:"";return{title:`Residu\
al stream, layer ${t}.`,text:`The last visit comes in as a vector of length ${A(Number(n[r]))}; ${i}its feed-forward net\
work adds one of length ${A(Number(s[r]))}.`}}function Po(t){let e=t.pointerWeights,n=dt(e),[o]=t.pointedPlaces,s=o&&o.visits.
length>1?`; its ${o.visits.length} visits add up to ${S(o.probability)}`:"";return{title:"Pointer.",text:`It scores ever\
y visit and turns the scores into weights. Its favourite visit is ${Nt(t,n)}, with ${S(e[n])}. Most probable to copy: ${o?.
label}${s}.`}}function vo(t){let[e,n]=t.generated(2);return{title:"Generation.",text:`It scores all ${t.trace.architecture.
locations-2} places, visited or not. First comes ${e?.label} with ${S(e?.probability??0)}, then ${n?.label} with ${S(n?.
probability??0)}.`}}function Io(t){let{gate:e,trace:n}=t;return{title:"Gate.",text:`${n.gate.learned?"The network sets t\
he gate":"The gate is set"} to ${e.toFixed(2)}: ${S(e)} of the answer’s distribution comes from the pointer, ${S(1-e)}\
 from generation.`}}function na(t,e){let{label:n}=e.nameOf(t),o=e.probabilityOf("final",t),s=[`Its probability is ${S(o,
1)}`];if(e.hasGate){let a=e.probabilityOf("pointer",t),c=e.probabilityOf("generation",t),{gate:l}=e;s.push(`: gate ${l.toFixed(
2)} × ${S(a,1)} by the pointer + ${(1-l).toFixed(2)} × ${S(c,1)} by generation`)}let r=e.locations.filter(a=>a===t).length,
i=["It is not among the visits","It was visited once"][r]??`It was visited ${r} times`;return{title:`${n}.`,text:`${s.join(
"")}. ${i}.`}}function oa(t,e){let{prediction:n}=t.trace,{label:o}=t.nameOf(n.location),s=`${o}, ${S(n.probability,1)}.`;
if(e){let r=e.probabilityOf("final",n.location),i=Math.round(1e3*n.probability)-Math.round(1e3*r),a=i===0?"the same as":
`${Math.abs(i/10).toFixed(1)} points ${i>0?"more":"less"} than`,c=e.trace.prediction.location===n.location,l=t.wordsFor(
e),h=c?"":` ${l.charAt(0).toUpperCase()}${l.slice(1)} the answer was ${e.nameOf(e.trace.prediction.location).label}.`;return{
title:s,text:`That is ${a} ${l}.${h}`}}return t.hasGate?{title:s,text:`${mn(n.from_pointer)} come from the pointer, ${mn(
n.from_generation)} from generation. Point at anything to see where it comes from and where it goes.`}:{title:s,text:"Po\
int at anything to see where it comes from and where it goes."}}function mn(t){return`${(100*t).toFixed(1)} points`}function Ro(t,e=!1){
let n=t.at(-1)??"",o=t.length>1?`${t.slice(0,-1).join(", ")} and ${n}`:n;return e?o.charAt(0).toUpperCase()+o.slice(1):o}
function Fo(t){let{count:e}=t,n=t.visits[e-1],o=t.visits[0],s=[{title:e===1?"One visit.":`${e} visits.`,text:e===1?`${Nt(
t,0)}. Where does this person go next?`:`They begin with ${o?.label} and end with ${Nt(t,e-1)}. Where does this person g\
o next?`,part:null},{...Lt({kind:"slices"},t,null),part:null}];for(let c=0;c<t.layers;c++){s.push({...sa(c,t),part:null});
let l=Co(c,t);s.push({...l,text:`${l.text} The bars show the same for every visit.`,part:null})}s.push({...Lt({kind:"con\
text"},t,null),part:null}),t.hasPointer&&s.push({...Po(t),part:null}),t.hasGeneration&&s.push({...vo(t),part:null});let{
prediction:r}=t.trace,i=t.nameOf(r.location).label,a=t.hasGate?`${Io(t).text} `:"";return s.push({title:`${i}, ${S(r.probability,
1)}.`,text:`${a}The answer after ${n?.label} is ${i}.`,part:null}),s}function sa(t,e){let n=`Layer ${t}.`;if(!e.heads)return{
title:n,text:"This network has no self-attention: no visit reads another one here."};let o=null;for(let r=0;r<e.heads;r++){
if(e.isRemoved(t,r))continue;let i=e.lastRow(t,r),a=dt(i);(!o||i[a]>o.weight)&&(o={head:r,visit:a,weight:i[a]})}if(!o)return{
title:n,text:"All of its heads are switched off."};let s=o.visit===e.count-1?"from itself":`from ${Nt(e,o.visit)}`;return{
title:n,text:`In ${e.heads} heads every visit reads the others; darker means more. The strongest link of the last visit:\
 head ${o.head} reads ${S(o.weight)} ${s}.`}}function Wo(t,e){let n=gt(t,e);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return aa(n,e);break;case"stream":
return ia(n,e);case"pointer":if(n.isLeaf)return ca(n,e);break;case"generation":if(n.isLeaf)return la(n,e);break;case"gat\
e":return ha(e);default:break}return Lt(pt(ra(n),e),e,null)}function ra({kind:t,layer:e,head:n,visit:o,location:s}){return t===
"head"?`layers.${e}.heads.${n}`:t==="visit"?`visits.${o}`:t==="place"?`places.${s}`:t}function aa({layer:t,head:e,query:n,
visit:o},s){let r=s.weights(t,e).subarray(n*s.count,(n+1)*s.count),i=Number(r[o]),a=r.filter(d=>d>i).length,c=n===o?"its\
elf":G(s,o),l=`${G(s,n)}, reads ${S(i,1)} from ${c}.`;if(s.visits[o]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=Pt(s,t,e,n,o),f=s.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${s.count} weights in its row ${a===1?"is":"are"} larger.`,p=s.isRemoved(t,e)||s.isSkipped(t,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${A(h.
sum,2)}, which makes a score of ${A(u,2)}. ${f}${p}`}}function ia({layer:t,visit:e},n){let o=`layers.${t}`,s=l=>A(Math.hypot(
...Z(n,`${o}.${l}`,e))),r=n.has(`${o}.attention_out`),i=(l,h)=>n.isSkipped(t,h)?"nothing, since it is skipped":`one of l\
ength ${s(l)}`,a=r?`its heads give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" With\
out residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${t}, ${G(n,e)}.`,text:`The \
visit comes in as a vector of length ${s("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_forw\
ard")}. It leaves with length ${s("residual_out")}.${c}`}}function ca({visit:t},e){let n=S(Number(e.pointerWeights[t]),1),
o=`The pointer gives ${G(e,t)}, ${n}.`;if(e.visits[t]?.masked)return{title:o,text:"The visit is masked: it cannot be cho\
sen."};let{dot:s,bias:r,isBiasOff:i,score:a}=vt(e,t),c=r!==null&&!i?` and the bias of its position is ${A(r,2)}`:"";return{
title:o,text:`Query and key multiply to ${A(s.sum,2)}${c}; its score is ${A(a,2)}. The weight counts for ${_t(e,t)}.`}}function la({
location:t},e){let{logit:n}=St(e,t),o=e.probabilityOf("generation",t),s=n===null?"":`Its logit is ${A(n,2)}; `,r=`the so\
ftmax over all places makes it ${S(o,1)} of generation.`;return{title:`${e.nameOf(t).label}, scored by the generation he\
ad.`,text:s?s+r:r.charAt(0).toUpperCase()+r.slice(1)}}function ha(t){let e=Lt({kind:"gate"},t,null),n=Ft(t);if(!n)return e;
let{logit:o,learned:s,hidden:r}=n,i=t.trace.gate.learned?`Its ${r.length} hidden units add up to a logit of ${A(o,2)}.`:
`As learned it would be ${s.toFixed(2)}.`;return{title:e.title,text:`${e.text} ${i}`}}var ua="http://www.w3.org/2000/svg",ma=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),
xe=/-?\d+(?:\.\d+)?/g,ke=class{#t=new WeakMap;#e=new Map;#n=new WeakMap;#s=0;#a=0;constructor(e){this.root=e,this.elements=
[]}show(e,n=0){this.#u(),this.elements=this.#r(this.root,e,this.elements,n>0),this.#e.size&&this.#l(n)}#r(e,n,o,s){if(n.
every(a=>typeof a=="string")){let a=n.join("");return(e.textContent!==a||o.length)&&(e.textContent=a),[]}let r=new Map;for(let[
a,c]of o.entries()){let l=this.#t.get(c);l&&r.set(fn(l.mark,a),c)}let i=n.map((a,c)=>{let l=typeof a=="string"?{tag:"tsp\
an",attributes:{},children:[a]}:a,h=r.get(fn(l,c));r.delete(fn(l,c));let u=h??document.createElementNS(ua,l.tag);return this.#o(
u,l,s&&h!==void 0),u});for(let a of r.values())a.remove();for(let[a,c]of i.entries()){let l=e.childNodes[a];l!==c&&e.insertBefore(
c,l??null)}return i}#o(e,n,o){let s=this.#t.get(e),r=s?.mark.attributes??{};for(let a of Object.keys(r))ne(n.attributes[a])===
null&&e.removeAttribute(a);for(let[a,c]of Object.entries(n.attributes)){let l=ne(c),h=ne(r[a]);if(l===null||l===h)continue;
let u=o&&h!==null&&ma.has(a)?fa(h,l):null;u?this.#e.set(`${this.#i(e)} ${a}`,{element:e,name:a,at:u,end:l}):e.setAttribute(
a,l)}let i=this.#r(e,n.children,s?.elements??[],o);this.#t.set(e,{mark:n,elements:i})}#i(e){let n=this.#n.get(e)??this.#s++;
return this.#n.set(e,n),n}#l(e){let n=performance.now(),o=s=>{let r=Math.min(1,Math.max(0,(s-n)/e));if(r===1){this.#u();
return}let i=1-(1-r)**3;for(let{element:a,name:c,at:l}of this.#e.values())a.setAttribute(c,l(i));this.#a=requestAnimationFrame(
o)};this.#a=requestAnimationFrame(o)}#u(){cancelAnimationFrame(this.#a);for(let{element:e,name:n,end:o}of this.#e.values())
e.setAttribute(n,o);this.#e.clear()}};function fn(t,e){return`${t.tag} ${t.key??e}`}function fa(t,e){let n=t.match(xe)??
[],o=e.match(xe)??[],s=e.split(xe);return n.length!==o.length||t.split(xe).join()!==s.join()?null:r=>{let i=o.map((a,c)=>{
let l=Number(n[c]);return String(Math.round((l+r*(Number(a)-l))*100)/100)});return s.map((a,c)=>a+(i[c]??"")).join("")}}var Me=class{#t=0;#e=0;#n=[];constructor(e,n){this.show=n,this.button=pn("Play the story","play",()=>this.toggle()),this.
back=pn("Step back","back",()=>this.step(-1)),this.forth=pn("Step forward","forth",()=>this.step(1)),this.slider=document.
createElement("input"),this.slider.type="range",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute(
"aria-label","Step of the story"),this.slider.addEventListener("input",()=>this.#s(Number(this.slider.value)-1)),e.append(
this.button,this.back,this.forth,this.slider),this.#r(!1)}isOpen=!1;get isTelling(){return this.isOpen&&this.#e<this.#n.
length-1}get sentence(){return this.isOpen?this.#n[this.#e]??null:null}tell(e){this.#n=e,this.#e=Math.min(this.#e,e.length-
1),this.slider.max=String(e.length),this.#r(this.#t!==0)}toggle(){this.#t?this.pause():this.play()}play(){let e=this.#e>=
this.#n.length-1;this.#s(this.isOpen&&!e?this.#e:0),this.#a()}pause(){clearTimeout(this.#t),this.#t=0,this.#r(!1)}close(){
this.isOpen&&(this.pause(),this.isOpen=!1,this.#e=0,this.#r(!1),this.show(null))}step(e){this.#s(this.isOpen?this.#e+e:e>
0?0:this.#n.length-1)}#s(e){this.pause(),this.isOpen=!0,this.#e=Math.max(0,Math.min(this.#n.length-1,e)),this.#r(!1),this.
show(this.#e)}#a(){let{title:e="",text:n=""}=this.#n[this.#e]??{},o=Math.max(1800,55*(e.length+n.length));if(this.#e>=this.#n.
length-1){this.pause();return}this.#t=window.setTimeout(()=>{this.#s(this.#e+1),this.#a()},o),this.#r(!0)}#r(e){this.button.
dataset.icon=e?"pause":"play";let n=e?"Pause the story":"Play the story";this.button.setAttribute("aria-label",n),this.button.
title=n,this.slider.value=String(this.isOpen?this.#e+1:this.#n.length),this.slider.setAttribute("aria-valuetext",this.isOpen?
`Step ${this.#e+1} of ${this.#n.length}`:"The whole picture"),this.back.disabled=this.isOpen&&this.#e===0,this.forth.disabled=
this.isOpen&&this.#e>=this.#n.length-1}};function pn(t,e,n){let o=document.createElement("button");return o.type="button",
o.dataset.icon=e,o.title=t,o.setAttribute("aria-label",t),o.addEventListener("click",n),o}var dn="http://www.w3.org/2000/svg",pa=["fill","stroke","stroke-width","stroke-dasharray","stroke-linecap","stroke-linej\
oin","opacity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],da={fill:"rgb(0, 0, 0)",stroke:"\
none","stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"miter",opacity:"1","pain\
t-order":"normal","text-decoration-line":"none"},ga=new Set(["font-size","font-weight","text-anchor"]);function Go(t,{title:e,
ground:n}){let o=t.cloneNode(!0),{width:s,height:r}=t.viewBox.baseVal,i=t.querySelectorAll("*");for(let[l,h]of o.querySelectorAll(
"*").entries()){let u=i[l];u&&ya(h,getComputedStyle(u));for(let f of["class","data-part","data-open","data-act","tabinde\
x","role"])h.removeAttribute(f)}for(let l of o.querySelectorAll('[opacity="0"]'))l.remove();let a=document.createElementNS(
dn,"title");a.textContent=e;let c=document.createElementNS(dn,"rect");return c.setAttribute("width",String(s)),c.setAttribute(
"height",String(r)),c.setAttribute("fill",n),o.prepend(a,c),o.setAttribute("xmlns",dn),o.setAttribute("width",String(s)),
o.setAttribute("height",String(r)),o.setAttribute("font-family",getComputedStyle(t).fontFamily),o.setAttribute("role","i\
mg"),o.setAttribute("aria-label",e),o.removeAttribute("class"),new XMLSerializer().serializeToString(o)}function ya(t,e){
if(t.localName==="g"){e.opacity!=="1"&&t.setAttribute("opacity",e.opacity);return}t.localName==="image"&&t.setAttribute(
"style","image-rendering: pixelated");for(let n of pa){if(ga.has(n)&&t.localName!=="text")continue;let o=e.getPropertyValue(
n);o&&o!==da[n]&&t.setAttribute(n,o)}}function Ho({columns:t,rows:e}){let n=document.createElement("table");n.createTHead().insertRow().append(...t.map(r=>gn(
"th",r,"col")));let s=n.createTBody();for(let[r,...i]of e)s.insertRow().append(gn("th",r,"row"),...i.map(a=>gn("td",a)));
return n}function Vo(t){let e=o=>o.map(wa).join(",");return`${t.map(({columns:o,rows:s})=>[o,...s].map(e).join(`\r
`)).join(`\r
\r
`)}\r
`}var xa=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,ka=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Ma=/^(?=[\t\r\n])/;function wa(t){if(t==null)return"";if(typeof t=="number")return String(t);let e=t.replace(ka,"$1'").replace(
Ma,"'"),n=xa.test(t)?t:e;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function gn(t,e,n){let o=document.createElement(
t);return n&&(o.scope=n),o.textContent=typeof e=="number"&&!Number.isInteger(e)?e.toFixed(6):String(e??"–"),o}function Bo(t,e=null){if(e===null)return[Sa(t),Na(t)];let n=gt(e,t);return n?Aa[n.kind](t,n):[]}var Aa={head:Oa,stream:Ea,
inputs:Do,visit:Do,context:Ta,pointer:_a,generation:La,gate:Ra,place:Ca};function Sa(t){let{hasPointer:e}=t;return{caption:"\
Visits, oldest first",columns:["Visit","Stay in minutes",...e?["Pointer score","Pointer weight"]:[]],rows:t.visits.map((n,o)=>[
G(t,o),n.duration_minutes,...e?[bn(t.pointerScores[o]),t.pointerWeights[o]]:[]])}}function Na(t){return{caption:`The ans\
wer, with a gate of ${t.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From the pointer","From gen\
eration","Probability"],rows:t.trace.location_probabilities.final.map(({location:e})=>{let{pointer:n,generation:o,fromPointer:s,
fromGeneration:r}=Wt(t,e),i=t.probabilityOf("final",e);return[t.nameOf(e).label,n,o,s,r,i]})}}function Oa(t,{layer:e,head:n,
query:o,visit:s,isLeaf:r}){let{count:i}=t,a=t.weights(e,n),c=`layer ${e}, head ${n}`,l=t.visits.map((f,p)=>G(t,p));if(!r)
return[{caption:`Weights of ${c}: rows are the visits that ask, columns those they read from`,columns:["Visit that asks",
...l],rows:l.map((f,p)=>[f,...a.subarray(p*i,(p+1)*i)])}];let h=ce(t,e,n,o),{dot:u}=Pt(t,e,n,o,s);return[we(`Query of ${l[o]}\
 × key of ${l[s]}, ${c}`,["Query","Key"],u),{caption:`The row of ${l[o]}`,columns:["Visit it reads from","Score","Weigh\
t"],rows:l.map((f,p)=>[f,bn(h.scores[p]),a[o*i+p]])}]}function Ea(t,e){let{layer:n,visit:o}=e,s=`layers.${n}`,r=[["Comes\
 in","residual_in"],["Norm 1","norm1"],["Heads","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],[
"Feed-forward","feed_forward.out"],["Leaves","residual_out"]].filter(([,u])=>t.has(`${s}.${u}`)),i=r.map(([,u])=>Z(t,`${s}\
.${u}`,o)),a=be(t,e),c=he(t,n,o,a),l=Z(t,`${s}.feed_forward.pre`,o),h=Z(t,`${s}.feed_forward.hidden`,o);return[{caption:`${G(
t,o)}, in layer ${n}`,columns:["Number",...r.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,f)=>[f+1,...i.map(p=>p[f])])},
{caption:`Hidden units of the feed-forward network${c?`, and what they give number ${a+1}`:""}`,columns:["Unit","Before \
the activation","After it",...c?["Weight","Product"]:[]],rows:Array.from(h,(u,f)=>[f+1,l[f],u,...c?[c.dot.second[f],c.dot.
products[f]]:[]])}]}function Do(t,{kind:e,visit:n}){let o=Z(t,"inputs.projected",n),s=[{caption:`What ${G(t,n)} is made \
of`,columns:["Feature","Value","Length of its vector"],rows:t.slices.map(({name:i,label:a,lengths:c})=>[a,un(t,i,n),c[n]])},
yn("All features mixed by one matrix",o)];if(e==="inputs")return s;let r=Array.from({length:t.layers*t.heads},(i,a)=>{let[
c,l]=[Math.floor(a/t.heads),a%t.heads];return[`Layer ${c}, head ${l}`,t.lastRow(c,l)[n]]});return t.hasPointer&&r.push([
"Pointer",t.pointerWeights[n]]),s.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),
s}function Ta(t){return[yn("The context: the last visit after all layers",t.values("context"))]}function _a(t,{visit:e,isLeaf:n}){
let o=le(t),s=t.visits.map((l,h)=>G(t,h)),r=t.values("pointer.content_scores"),i=t.has("pointer.bias")?t.values("pointer\
.bias"):null,a=[{caption:"The pointer’s score and weight of each visit",columns:["Visit","Content score",...i?["Positi\
on bias"]:[],"Score","Weight"],rows:s.map((l,h)=>[l,r[h],...i?[i[h]]:[],bn(o.scores[h]),t.pointerWeights[h]])},{caption:"\
Weights added up by place",columns:["Place","Visits","Probability"],rows:t.pointedPlaces.map(({label:l,visits:h,probability:u})=>[
l,h.length,u])}];if(!n)return a;let{dot:c}=vt(t,e);return[we(`Query of the context × key of ${s[e]}`,["Query","Key"],c),
...a]}function La(t,{location:e,isLeaf:n}){let o=t.trace.location_probabilities.generation??[],s={caption:"The most prob\
able places of the generation head",columns:["Place","Logit","Probability"],rows:o.map(i=>[t.nameOf(i.location).label,St(
t,i.location).logit,i.probability])},{dot:r}=St(t,e);return n&&r?[we(`Context × weights of ${t.nameOf(e).label}`,["Cont\
ext","Weight"],r),s]:[s]}function Ra(t){let e=Ft(t),n={caption:"The gate",columns:["Quantity","Value"],rows:[...e?[["Bia\
s",e.bias],["Logit",e.logit],["As learned",e.learned]]:[],["Gate",t.gate]]};if(!e)return[n];let o="Hidden units";return[
e.dot?we(o,["Hidden unit","Weight"],e.dot):yn(o,e.hidden),n]}function Ca(t,{location:e}){let{visits:n,pointer:o,generation:s,
gate:r,fromPointer:i,fromGeneration:a,probability:c}=Wt(t,e);return[{caption:`How probable is ${t.nameOf(e).label}?`,columns:[
"Path","Probability","Factor","Share of the answer"],rows:[["Pointer",o,r,i],["Generation",s,1-r,a],["Answer","","",c]]},
{caption:"Its visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[G(t,l),t.hasPointer?t.pointerWeights[l]:0])}]}function we(t,e,{
first:n,second:o,products:s,sum:r}){return{caption:t,columns:["Number",...e,"Product"],rows:[...s.map((i,a)=>[a+1,n[a],o[a],
i]),["Sum","","",r]]}}function yn(t,e){return{caption:t,columns:["Number","Value"],rows:Array.from(e,(n,o)=>[o+1,n])}}function bn(t){
return Number.isFinite(t)?t:"−∞"}function $n(t,e,n){let o=document.createElement("dialog");o.className="picture-tables",o.setAttribute("aria-label","Numb\
ers");let s=Bo(e,n);for(let c of s){let l=document.createElement("div");l.className="table-frame",l.tabIndex=0;let h=document.
createElement("h2");h.textContent=c.caption,l.append(Ho(c)),o.append(h,l)}let r=document.createElement("button");r.type=
"button",r.textContent="Close",r.addEventListener("click",()=>o.close());let i=document.createElement("a");i.textContent=
"Save as CSV",i.download=`${n??"network"}.csv`,i.href=URL.createObjectURL(new Blob([Vo(s)],{type:"text/csv"}));let a=document.
createElement("p");a.append(r," ",i),o.append(a),o.addEventListener("close",()=>{URL.revokeObjectURL(i.href),o.remove()}),
t.append(o),o.showModal()}var Qt=.03,Pa=5;function Ae({reading:t,before:e,stage:n,happened:o,lit:s}){let r=ht(s,t),{most:i,top:a,bottom:c}=n.answers,
l=o===null?[]:[o];r!==null&&s?.kind==="place"&&l.push(r);let h=t.answer(i,l),f=h.slice(0,-1).map(({location:d})=>e?.probabilityOf(
"final",d)??0);f.push(1-f.reduce((d,y)=>d+y,0));let p=(c-a)/h.length;return h.map((d,y)=>{let g=e?Number(f[y]):null;return{
...d,was:g,middle:a+(y+.5)*p,height:d.probability*n.full}})}function Se({reading:t,stage:e},n){let o=t.pointedPlaces,s=o.
filter(({probability:h,location:u},f)=>h>=Qt&&f<Pa||xn(n,u)<n.length-1).map(h=>({...h,wish:l(h.visits)})),r=o.filter(({location:h})=>!s.
some(u=>u.location===h));if(r.length){let h=r.flatMap(u=>u.visits);s.push({location:-1,label:`${r.length} more place${r.
length===1?"":"s"}`,category:null,probability:r.reduce((u,{probability:f})=>u+f,0),visits:h,wish:l(h)})}s.sort((h,u)=>h.
wish-u.wish);let{room:i,gap:a}=e.across.places,c=fe(s.map(({wish:h,probability:u})=>({wish:h,length:u*e.full})),a,...i);
return s.map(({location:h,label:u,probability:f,visits:p},d)=>({path:"pointer",location:h,label:u,probability:f,start:Number(
c[d]),visits:p,answer:xn(n,h)}));function l(h){let u=t.pointerWeights,f=h.reduce((p,d)=>p+u[d],0)||1;return h.reduce((p,d)=>p+
u[d]/f*Number(e.across.visits[d]),0)}}function Ne({reading:t,stage:e},n){if(!t.hasGeneration)return[];let o=t.generated(
Zt),{gap:s}=e.across.generation,{start:r}=e.across.generation;return o.map(({location:i,label:a,probability:c})=>{let l={
path:"generation",location:i,label:a,probability:c,start:r,visits:[],answer:xn(n,i)};return r+=c*e.full+s,l})}function Jt({
reading:t},e){return e==="pointer"?t.gate:1-t.gate}function lt(t,e){let n=(t+e)/2;return e-t>=.6?[t,e]:[n-.3,n+.3]}function xn(t,e){
let n=t.findIndex(o=>o.location===e);return n<0?t.length-1:n}function Oe(t,e,n,o=3){let s=t.reading.trace.interventions[`${e}_temperature`]??1;return m("g",{key:`temperature ${e}`},
Bt(t,{act:`${e}_temperature`,words:`T ${Number(s.toPrecision(2))}`,title:`Temperature of the ${e} softmax: ${s}. Drag to\
 the right for weights that are more alike.`,right:n,y:o,stays:!0}))}function Bt(t,{act:e,words:n,title:o,right:s,y:r,stays:i=!1}){
if(!t.canAct)return[];let a=t.stage.type/13,c=H(n,12.5*a)+13*a,l=18*a,h=i?" stays":"";return[m("rect",{key:`handle ${e}`,
class:`handle${h}`,"data-act":e,x:s-c,y:r,width:c,height:l,rx:l/2},m("title",{},o)),m("text",{key:`handle words ${e}`,class:`\
handle-words middle${h}`,x:s-c/2,y:r+13*a},n)]}var Ee={visits:0,slices:1,layers:2};function Ut(t){return Ee.layers+2*t}function K(t){let e=Ee.layers+2*t.layers,n=t.hasPointer?
e+1:e,o=t.hasGeneration?n+1:n;return{context:e,pointer:n,generation:o,gate:o+1}}function j(t,e){return t.beat>=e?1:0}var te=1440;function Uo(t){let{stage:e}=t,{x:n,width:o}=e.visits;return[Ot(t,n,"Visits","oldest first",o),...va(t),...e.
rows.map((s,r)=>Fa(t,r))]}function Ot({stage:t},e,n,o,s=400){let r=t.type/13;return m("g",{key:`title ${n}`,class:"headi\
ng","aria-hidden":"true"},m("text",{x:e,y:17*r,class:"title"},nt(n,s,15*r,!0)),m("text",{x:e,y:35*r,class:"small"},nt(o,
s,12.5*r)))}function va({reading:t,stage:e}){let n=e.type/13,o=[];for(let{start:s,end:r,weekday:i}of kn(t)){let a=Number(
e.rows[s]?.y)-Number(e.rows[s]?.height)/2,c=Number(e.rows[r]?.y)+Number(e.rows[r]?.height)/2;if(o.push(m("rect",{key:`da\
y ${s}`,class:"day",x:e.visits.x+29*n,y:a+1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+
c)/2+4.5*n);o.push(m("text",{key:`weekday ${s}`,class:"small strong",x:e.visits.x,y:l},i))}}return o}function kn({visits:t}){
let e=[];for(let[n,o]of t.entries()){let s=Ia(o),r=e.at(-1);r?.day===s?r.end=n:e.push({start:n,end:n,day:s,weekday:String(
rt[o.weekday])})}return e}function Ia({arrival:t,weekday:e}){return t?.split("T")[0]??String(e)}function Fa(t,e){let{reading:n,
stage:o,lit:s}=t,{y:r,height:i,isFull:a}=o.rows[e],c=n.visits[e];if(!c)throw new Error("A row without a visit.");let l=o.
type/13,h=o.visits.x+36*l,u=o.visits.width-36*l,f=et(s,n).includes(e),p=Te(c),d=i>=33*l,y=(d?20:13)*l,g=h+y+(d?14:8)*l,b=wn(
t,e),k=b||d?54*l:0,M=o.visits.x+o.visits.width-g-4,$=38*l,w=d?[m("text",{x:g,y:r-3*l,class:"strong"},nt(c.label,M,13*l,!0)),
m("text",{x:g,y:r+13*l,class:"small"},p),b||M<H(p,12.5*l)+56*l?null:Wa(o.visits.x+o.visits.width-50*l,r+5*l,48*l,c)]:[m(
"text",{x:g,y:r+4.4*l,class:f?"strong":"label"},nt(c.label,M-Math.max($,k)-9,12.5*l,f)),b?null:m("text",{x:o.visits.x+o.
visits.width-4,y:r+4.4*l,class:"small end"},ot(c.start_minute))];return m("g",Mn(t,e,c),m("rect",{class:"chip",x:h,y:r-i/
2+.5,width:u,height:Math.max(1,i-1),rx:a?5*l:1}),a&&at(c.category,h+4*l,r-y/2,y),a?w:m("rect",{class:"lane",x:h+2,y:r-1,
width:u-4,height:2}),b&&a&&m("text",{x:o.visits.x+o.visits.width-4,y:r+4.4*l,class:"strong end"},b),a&&e<n.count-1&&Bt(t,
{act:"mask",words:c.masked?"show":"hide",title:c.masked?"Let the network see this visit again":"Hide this visit: nothing\
 may read it",right:o.visits.x+o.visits.width-2,y:d?r-17*l:r-9*l}),m("title",{},`${c.label}, ${rt[c.weekday]} ${p}`))}function Mn({
reading:t,lit:e},n,o){let s=et(e,t).includes(n);return{key:`visit ${n}`,class:`part visit${s?" lit":""}${o.masked?" off":
""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1","aria-label":`Visit ${n+1} of ${t.count}: ${o.label}, ${rt[o.
weekday]} ${Te(o)}${o.masked?", masked":""}${t.hasPointer?`; pointer weight ${S(t.pointerWeights[n],1)}`:""}`}}function Te({
start_minute:t,duration_minutes:e}){return`${ot(t)} · ${mt(e)}`}function wn({reading:t,lit:e},n){return e?.kind!=="head"?
"":S(t.lastRow(e.layer??0,e.head??0)[n])}function Wa(t,e,n,{start_minute:o,duration_minutes:s}){let r=Math.min(o+s,te),i=Math.
min(o,Math.max(0,o+s-te)),a=(c,l)=>m("rect",{class:"stay",x:t+c/te*n,y:e,width:Math.max(1,(l-c)/te*n),height:7});return m(
"g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},m("rect",{class:"track",x:t,y:e,width:n,height:7}),
a(o,r),i>0&&a(0,i),m("rect",{class:"stay-end","data-drag":"stay",x:t+(i||r)/te*n-2,y:e-3,width:5,height:13}))}function jo(t){
let{reading:e,stage:n,lit:o}=t;if(!n.slices)return[];let s=n.type/13,{x:r,width:i}=n.slices,{slices:a}=e,c=Math.max(...a.
map(({lengths:p})=>Math.max(...p)))||1,l=i/a.length,h=et(o,e),u=n.rows.flatMap(({y:p,height:d},y)=>a.map(({name:g,lengths:b},k)=>{
let M=Math.max(2,d-4),$=Number(b[y])/c*M;return m("rect",{key:`${g} ${y}`,class:h.includes(y)?"length lit":"length",x:r+
k*l,y:p+d/2-2-$,width:.72*l,height:$})})),f=a.map(({label:p},d)=>m("text",{key:`name ${p}`,class:"tiny middle",x:r+(d+.36)*
l,y:(d%2?40:26)*s},p));return[m("g",An(t),m("rect",{class:"ground",x:r-4,y:n.top-2,width:i+4,height:n.bottom-n.top+4}),f,
u,m("text",{class:"small",x:r,y:n.bottom+18*s},"Bars: lengths"),m("text",{class:"small",x:r,y:n.bottom+33*s},"of the vec\
tors"))]}function An(t){return{key:"slices",class:"part slices","data-part":"inputs",role:"button",tabindex:"-1",opacity:j(
t,Ee.slices),"aria-label":`What each visit is made of: ${t.reading.slices.map(({label:e})=>e).join(", ")}`}}function zo(t,e){let{x:n,right:o}=t.stage.answers,s=t.stage.type/13;return[Ot(t,n+6*s,"Answer",Ga(t),o-n),...Sn(t,e)]}function Ga({
reading:t}){return t.hasGate?"pointer and generation":t.hasPointer?"of the pointer":"of generation"}function Sn(t,e){let{
reading:n,stage:o,lit:s,happened:r}=t,i=o.type/13,a=ht(s,n),{x:c,right:l,segment:h}=o.answers,u=l-c;return e.map(f=>{let{
location:p,label:d,category:y,probability:g,was:b,middle:k,height:M}=f,$=[{path:"pointer",share:f.pointer*Jt(t,"pointer")},
{path:"generation",share:f.generation*Jt(t,"generation")}],w=a===p,T=c+(y===null?6:26)*i,x=oe(d,l-T-(r===p?20*i:2),13.5*
i,2,!0),N=k-(x.length>1?22:8)*i,O=k+(x.length>1?2:0)*i,_=c+6*i,R=u-8*i;return m("g",{key:`place ${p}`,class:`part place${w?
" lit":a!==null&&s?" dim":""}`,"data-part":p<0?null:`places.${p}`,role:p<0?null:"button",tabindex:p<0?null:"-1","aria-la\
bel":`${d}: ${S(g,1)}; from the pointer ${S($[0]?.share??0,1)}, from generation ${S($[1]?.share??0,1)}${r===p?"; this is\
 what really happened":""}`},m("rect",{key:"ground",class:"ground",x:c-6*i,y:N-16*i,width:u+10*i,height:O-N+50*i,rx:6}),
m("rect",{key:"segment",class:"answer-bar",x:h,y:k-M/2,width:Y-2,height:Math.max(1,M)}),y!==null&&at(y,c+5*i,N-13*i,16*i),
x.map((W,P)=>m("text",{key:`name ${P}`,class:p<0?"label halo":"strong halo",x:T,y:N+15*P*i},W)),r===p&&m("path",{key:"ha\
ppened",class:"check",d:`M${l-16*i} ${N-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},m("title",{},"This is where the person went\
.")),m("rect",{key:"track",class:"track",x:c+6*i,y:O,width:R,height:8*i}),$.map(({path:W,share:P})=>{let C=m("rect",{key:W,
class:`${W} bar`,x:_,y:O,width:Math.max(0,P*R),height:8*i});return _+=P*R,C}),b!==null&&m("rect",{key:"before",class:"be\
fore",x:c+5*i+b*R,y:O-3*i,width:2,height:14*i}),m("text",{key:"probability",class:"strong halo",x:c+6*i,y:O+23*i},S(g,1)),
b!==null&&Ha(c+60*i,O+23*i,g,b))})}function Ha(t,e,n,o){let s=Math.round(1e3*n)-Math.round(1e3*o);if(s===0)return m("tex\
t",{key:"change",class:"small",x:t,y:e},"same");let r=`${s>0?"▲":"▼"} ${(Math.abs(s)/10).toFixed(1)}`;return m("text",
{key:"change",class:`${s>0?"more":"less"} strong halo`,x:t,y:e},r)}function qo(t){let{reading:e,stage:n}=t,o=n.type/13,s=e.values("context");if(!n.layers.at(-1)||!s)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(s.length))),a=Math.ceil(s.length/i),c=52*o,l=c/i,h=n.scores-42*o,u=n.bottom+20*o;return Nn(t,{x:h,
y:u,columns:i,cell:l},Va(t,h,u,c,a*l))}function Nn(t,{x:e,y:n,columns:o,cell:s},r){let i=t.stage.type/13,a=t.reading.values(
"context"),c=Math.max(...a.map(Math.abs))||1,l=Array.from(a,(h,u)=>m("rect",{class:h<0?"below-zero":"above-zero",x:e+u%o*
s,y:n+Math.floor(u/o)*s,width:s-.5,height:s-.5,opacity:.12+.88*(Math.abs(h)/c)}));return m("g",{key:"context",class:"par\
t context","data-part":"context",role:"button",tabindex:"-1",opacity:j(t,K(t.reading).context),"aria-label":`Context: th\
e last visit after all layers, ${a.length} numbers`},m("rect",{class:"ground",x:e-3,y:n-16*i,width:o*s+6,height:Math.max(
44,Math.ceil(a.length/o)*s+20*i)}),r,m("text",{class:"strong halo",x:e,y:n-5*i},"Context"),l,m("title",{},`The last visi\
t after all layers: ${a.length} numbers. The pointer, the generation head and the gate read them.`))}function Va({reading:t,
stage:e},n,o,s,r){let i=e.type/13,a=Number(e.rows.at(-1)?.y),c=n-6*i,l=e.size.height-5*i,h=e.gate+9*i;return[m("path",{key:"\
from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${o+r/2}H${n-2}`}),t.hasGeneration&&m("path",{key:"to generatio\
n",class:"link generation-line",d:`M${n+s+2} ${o+r/2}H${n+s+12*i}`}),t.has("gate.logit")&&m("path",{key:"to the gate",class:"\
link dotted",d:`M${n+s/2} ${o+r+3*i}V${l}H${h}V${.56*e.size.height+e.full/2+4}`})]}function Yo(t){let{reading:e,before:n,stage:o}=t,s=o.type/13,r=o.across.gate,i=r+o.full,a=o.gateWidth,c=r+e.gate*o.full,
l=n?n.gate:e.gate,h=o.gate+a/2,u=_e(t);return m("g",On(t,"vertical"),m("rect",{key:"frame",class:"gate-frame",x:o.gate-3,
y:r-3,width:a+6,height:o.full+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:o.gate,y:r,width:a,height:Math.max(
0,c-r)}),m("rect",{key:"generation",class:"generation bar",x:o.gate,y:c,width:a,height:Math.max(0,i-c)}),m("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*s},`Gate ${e.gate.toFixed(2)}`),l!==e.gate&&m("path",{key:"learned",class:"le\
arned",d:`M${o.gate+a+3} ${r+l*o.full}l${8*s} ${-5*s}v${10*s}Z`},m("title",{},`${n?e.wordsFor(n):""}: ${l.toFixed(2)}`)),
t.canAct&&u&&m("rect",{key:"handle",class:"valve","data-act":"gate",x:o.gate-8*s,y:c-6*s,width:a+16*s,height:12*s,rx:6*s}),
!u&&m("text",{key:"fixed",class:"small middle",x:h,y:i+18*s},"fixed"))}function _e({reading:t}){return t.trace.architecture.
components.includes("gate")}function On(t,e){let{reading:n,lit:o}=t,s=t.canAct&&_e(t);return{key:"gate",class:`part gate${o?.
kind==="gate"?" lit":""}`,"data-part":"gate",role:s?"slider":"button",...s&&{"aria-orientation":e,"aria-valuenow":n.gate.
toFixed(3),"aria-valuemin":0,"aria-valuemax":1,"aria-valuetext":`${n.gate.toFixed(2)}: ${S(n.gate)} pointer`},tabindex:"\
-1",opacity:j(t,K(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${S(n.gate)} pointer, ${S(1-n.gate)} generation${n.trace.
gate.learned?"":", not learned"}`}}function Le(t,e,n){let{reading:o,stage:s,lit:r}=t,i=t.beat>=K(o).gate,a=g=>Jt(t,g),c=ht(
r,o),l=new Map,h=s.across.gate;for(let g of e)l.set(g,h),h+=g.probability*a(g.path)*s.full;let u=new Map;h=s.across.gate;
for(let g of["pointer","generation"])for(let[b]of n.entries())u.set(`${g} ${b}`,h),h+=Number(n[b]?.[g])*a(g)*s.full;let f=e.
map(g=>{let b=Number(l.get(g)),k=g.probability*a(g.path)*s.full,M=lt(g.start,g.start+g.probability*s.full),$=lt(b,b+k);return m(
"path",{key:`into ${g.path} ${g.location}`,class:`${g.path} band${d(g.location)}`,d:s.bands.into(M,$,i)})}),p=n.flatMap(
(g,b)=>{let k=g.middle-g.height/2;return["pointer","generation"].map(M=>{let $=Number(g[M])*a(M)*s.full,w=Number(u.get(`${M}\
 ${b}`)),T=lt(w,w+$),x=lt(k,k+$);return k+=$,$===0?null:m("path",{key:`out ${M} ${g.location}`,class:`${M} band${d(g.location)}`,
d:s.bands.out(T,x,i)})})});return[f,p,i&&r?.kind==="visit"&&y(r.visit??0)];function d(g){return c===null?"":c===g&&r?.kind===
"place"?" lit":" dim"}function y(g){let b=o.pointerWeights,k=e.find(({path:P,visits:C})=>P==="pointer"&&C.includes(g));if(!k)
return null;let M=[...k.visits].sort((P,C)=>P-C),w=M.slice(0,M.indexOf(g)).reduce((P,C)=>P+b[C],0)*s.full,T=b[g]*s.full,
x=a("pointer"),N=Number(l.get(k))+w*x,O=n[k.answer],_=Number(u.get(`pointer ${k.answer}`))+w*x,R=Number(O?.middle)-Number(
O?.height)/2+w*x,W=O?.location===k.location;return[m("path",{key:"visit into",class:"pointer band lit",d:s.bands.into(lt(
k.start+w,k.start+w+T),lt(N,N+T*x),i)}),W&&m("path",{key:"visit out",class:"pointer band lit",d:s.bands.out(lt(_,_+T*x),
lt(R,R+T*x),i)})]}}function Ko(t){let{reading:e,before:n,stage:o}=t,s=o.type/13,{gate:r,gateHeight:i,full:a}=o,c=o.across.gate,l=c+e.gate*a,
h=n?n.gate:e.gate,u=_e(t),f=`${S(e.gate)} pointer${u?"":", fixed"}`;return m("g",On(t,"horizontal"),m("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:a+6,height:i+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:e.gate*
a,height:i}),m("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-e.gate)*a,height:i}),m("text",{key:"name",
class:"title halo",x:o.left,y:r+11*s},`Gate ${e.gate.toFixed(2)}`),m("text",{key:"words",class:"small halo",x:o.left,y:r+
27*s},f),h!==e.gate&&m("path",{key:"learned",class:"learned",d:`M${c+h*a} ${r+i+3}l${5*s} ${8*s}h${-10*s}Z`},m("title",{},
`${n?e.wordsFor(n):""}: ${h.toFixed(2)}`)),t.canAct&&u&&[m("rect",{key:"handle",class:"valve",x:l-6*s,y:r-8*s,width:12*s,
height:i+16*s,rx:6*s}),m("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-ut/2,o.size.width-
ut),y:r+(i-ut)/2,width:ut,height:ut})])}function Xo(t,e){let{reading:n,stage:o}=t,s=o.type/13,r=e.filter(({path:f})=>f==="generation"),i=o.places-8*s,a=n.hasPointer?
o.scores+26*s:o.scores-38*s,c=n.hasPointer?o.bottom+34*s:Number(r[0]?.start)+12*s,l=t.beat>=K(n).generation,h=r.map(({label:f,
probability:p,location:d},y)=>{let g=c+y*17*s;return[m("text",{key:`name ${y}`,class:d<0?"small halo":"label halo",x:a,y:g},
nt(f,i-a-46*s,13*s)),m("text",{key:`share ${y}`,class:"strong end halo",x:i,y:g},S(p))]}),u=r.map(({probability:f,start:p,
location:d},y)=>m("rect",{key:`bar ${y}`,class:"generation bar",x:o.places,y:p,width:Y,height:l?Math.max(.8,f*o.full):0},
m("title",{},`${d<0?"The others":r[y]?.label}: ${S(f,1)} of the generation head`)));return m("g",En(t,r),m("rect",{class:"\
ground",x:a-4,y:c-30*s,width:i-a+8,height:88*s}),m("text",{class:"title halo",x:a,y:c-18*s},"Generation"),h,u)}function En(t,e){
return{key:"generation",class:"part generation-block","data-part":"generation",role:"button",tabindex:"-1",opacity:j(t,K(
t.reading).generation),"aria-label":`Generation: ${e.map(({label:n,probability:o})=>`${n} ${S(o)}`).join(", ")}`}}var Da=3,Tn=17,Ba=4;function Zo(t,e){let{reading:n,stage:o,lit:s}=t,r=ht(s,n),i=e.filter(({path:c})=>c==="pointer"),a=({
location:c})=>r===null||r===c?"":" dim";return m("g",{key:"places",opacity:j(t,K(n).pointer)},i.map(c=>m("rect",{key:`ba\
r ${c.location}`,class:`pointer bar${a(c)}`,x:c.start,y:o.places,width:Math.max(.8,c.probability*o.full),height:Y},m("ti\
tle",{},`${c.label}: ${S(c.probability,1)} of the pointer`))),Ua(t,i).map(c=>ja(t,c,a(c.flow))))}function Ua({reading:t,
stage:e,lit:n},o){let s=e.type/13,r=ht(n,t),[i,a]=e.across.places.room,c=({location:h,probability:u})=>u+ +(r!==null&&h===
r),l=[];for(let h of[...o].sort((u,f)=>c(f)-c(u))){let{location:u,label:f,probability:p}=h;if(p<Qt&&u>=0&&u!==r)continue;
let d=u>=0,y=` ${S(p)}`,b=`${nt(f,a-i-H(y,13*s,!0),13*s,d)}${y}`,k=H(b,13*s,d)/2,M=h.start+p*e.full/2,$=Math.max(i+k,Math.
min(a-k,M)),[w,T]=[$-k,$+k];for(let x=0;x<Da;x++){if(l.some(_=>_.row===x&&w<_.right+8*s&&T>_.left-8*s))continue;let O=$>
M?"":$<M?" end":" middle";l.push({flow:h,text:b,isBold:d,left:w,right:T,row:x,anchor:O});break}}return l}function ja({stage:t},{
flow:e,text:n,isBold:o,left:s,right:r,row:i,anchor:a},c){let l=t.type/13,h=t.places+Y+(14+Tn*i)*l,u=e.start+e.probability*
t.full/2;return[i>0&&m("path",{key:`leader ${e.location}`,class:`leader${c}`,d:`M${u} ${t.places+Y}V${h-11*l}`}),m("text",
{key:`name ${e.location}`,class:`${o?"strong":"small"}${a} halo${c}`,x:a===""?s:a===" end"?r:(s+r)/2,y:h},n)]}function Qo(t,e){
let{reading:n,stage:o}=t,s=o.type/13,r=e.filter(({path:l})=>l==="generation"),i=t.beat>=K(n).generation,a=n.hasPointer?.42*
(o.right-o.left):o.right-o.left,c=o.places-(Ba*Tn-6)*s;return m("g",En(t,r),m("rect",{class:"ground",x:o.right-a,y:c-34*
s,width:a,height:o.places+Y-c+34*s}),m("text",{class:"title end halo",x:o.right,y:c-19*s},"Generation"),r.map(({location:l,
label:h,probability:u,start:f},p)=>{let d=` ${S(u)}`,y=nt(h,a-H(d,13*s),13*s)+d;return[m("text",{key:`name ${p}`,class:l<
0?"small end halo":"label end halo",x:o.right,y:c+p*Tn*s},y),m("rect",{key:`bar ${p}`,class:"generation bar",x:f,y:o.places,
width:Math.max(.8,u*o.full),height:i?Y:0},m("title",{},`${l<0?"The others":h}: ${S(u,1)} of the generation head`))]}))}function Jo(t,e){let{reading:n,stage:o,lit:s}=t,r=o.type/13,i=j(t,K(n).pointer),a=n.pointerWeights,c=n.pointerScores,l=et(
s,n),h=Math.max(...a),u=o.rows.flatMap(({y:p,isFull:d},y)=>{if(!d)return[];let g=a[y]>=.2*h||l.includes(y)?"strong":"sma\
ll",b=l.length&&!l.includes(y)?" dim":"";return[m("text",{key:`score ${y}`,class:`small end${b}`,x:o.scores,y:p+4.4*r},A(
c[y])),m("text",{key:`weight ${y}`,class:`${g} end${b}`,x:o.weights,y:p+4.4*r},S(a[y]))]}),f=e.filter(({path:p})=>p==="p\
ointer").map(p=>za(t,p));return[m("g",_n(t,e),m("rect",{class:"ground",x:o.scores-38*r,y:o.top-2,width:o.weights-o.scores+
42*r,height:o.bottom-o.top+4}),Ot(t,o.scores-38*r,"Pointer","score  weight",200),Oe(t,"pointer",o.weights+6*r),m("path",
{class:"fork pointer-line",d:`M${o.scores-36*r} ${o.bottom+8}V${o.top}`}),u),m("g",{key:"ribbons",opacity:i},Ln(t,e),f)]}
function _n(t,e){return{key:"pointer",class:"part pointer-block","data-part":"pointer",role:"button",tabindex:"-1",opacity:j(
t,K(t.reading).pointer),"aria-label":`Pointer: ${e.filter(({path:n})=>n==="pointer").sort((n,o)=>o.probability-n.probability).
map(({label:n,probability:o})=>`${n} ${S(o)}`).join(", ")}`}}function Ln(t,e){let{reading:n,stage:o,lit:s}=t,r=n.pointerWeights,
i=et(s,n),a=t.beat>=K(n).pointer,c=fe(o.across.visits.map((l,h)=>({wish:l,length:r[h]*o.full})),0,...o.across.starts);return e.
filter(({path:l})=>l==="pointer").flatMap(l=>{let h=l.start;return[...l.visits].sort((u,f)=>u-f).map(u=>{let f=r[u]*o.full,
p=Number(c[u]),d=i.includes(u),y=lt(h,h+f);return h+=f,m("path",{key:`ribbon ${u}`,class:`pointer band${d?" lit":i.length?
" dim":""}`,d:o.bands.ribbon(lt(p,p+f),y,a)},m("title",{},`${n.visits[u]?.label}: ${S(r[u],1)} of the pointer`))})})}function za(t,{
path:e,location:n,label:o,probability:s,start:r}){let{reading:i,stage:a,lit:c}=t,l=a.type/13,h=ht(c,i),u=S(s),f=s>=Qt||n<
0||h===n,p=a.gate-a.ribbons-16*l,d=n>=0,y=nt(o,p-H(` ${u}`,13*l,!0),13*l,d),g=H(`${y} ${u}`,13*l,d)/2,b=Math.min(a.places+
Y/2,a.gate-6*l-g);return m("g",{key:`${e} ${n}`,class:h===null||h===n?"":"dim"},m("rect",{class:`${e} bar`,x:a.places,y:r,
width:Y,height:Math.max(.8,s*a.full)}),f&&m("text",{class:`${d?"strong":"small"} middle halo`,x:b,y:r-5*l},`${y} ${u}`),
m("title",{},`${o}: ${S(s,1)} of the pointer`))}function ts(t){return[bt(t,17*(t.stage.type/13),"Visits","oldest first"),...qa(t),...t.stage.columns.map((e,n)=>Ya(t,n))]}
function bt({stage:t},e,n,o,s=t.right){let r=t.type/13,i=s-t.left-H(n,15*r,!0)-12*r;return m("g",{key:`title ${n}`,class:"\
heading","aria-hidden":"true"},m("text",{class:"title halo",x:t.left,y:e},n),m("text",{class:"small end halo",x:s,y:e},nt(
o,i,12.5*r)))}function qa({reading:t,stage:e}){let n=e.type/13;return kn(t).flatMap(({start:o,end:s,weekday:r})=>{let[i,
a]=[e.columns[o],e.columns[s]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[m("rect",{key:`day ${o}`,class:"\
day",x:c+Math.min(1.5,.1*(l-c)),y:e.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=H(r,15*n,!0)&&m("text",{key:`\
weekday ${o}`,class:"small strong",x:c+1.5,y:e.chips.top-13*n},r)].filter(h=>h!==!1)})}function Ya(t,e){let{reading:n,stage:o,
lit:s}=t,{x:r,width:i,isFull:a}=o.columns[e],c=n.visits[e];if(!c)throw new Error("A column without a visit.");let l=o.type/
13,{top:h,height:u,hasNames:f}=o.chips,p=et(s,n).includes(e),d=Math.min(20*l,i-3),y=ot(c.start_minute),g=wn(t,e),b=[g||y,
g?g.replace(" %",""):y.slice(0,2)],k=b.find(w=>H(w,12.5*l,!0)<=i)??b[1],M=f?oe(c.label,i-6*l,12.5*l,2):[],$={class:p||g?
"strong middle":"small middle",x:r};return m("g",Mn(t,e,c),m("rect",{class:"chip",x:r-i/2+Math.min(1,.1*i),y:h,width:Math.
max(.8,i-2),height:u,rx:a?6*l:0}),a?[at(c.category,r-d/2,h+8*l,d),m("text",{key:"hour",...$,y:h+45*l},k),M.map((w,T)=>m(
"text",{key:`name ${T}`,class:`${p?"strong":"small"} middle`,x:r,y:h+(62+15*T)*l},w))]:m("rect",{class:"lane",x:r-Math.min(
1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),m("title",{},`${c.label}, ${rt[c.weekday]} ${Te(c)}`))}function es(t){let{
reading:e,stage:n,lit:o}=t,s=n.type/13,{slices:r}=e,i=et(o,e)[0]??e.count-1,a=e.visits[i],c=Math.max(...r.map(({lengths:f})=>Math.
max(...f)))||1,l=(n.right-n.left)/r.length,h=n.inputs+(D.title+46)*s,u=r.map(({name:f,label:p,lengths:d},y)=>{let g=Number(
d[i]),b=n.left+(y+.5)*l,k=g/c*30*s;return[m("rect",{key:`bar ${f}`,class:"length lit",x:b-9*s,y:h-k,width:18*s,height:k}),
m("text",{key:`length ${f}`,class:"tiny middle",x:b,y:h-k-4*s},A(g)),m("text",{key:`name ${f}`,class:"small middle",x:b,
y:h+15*s},p)]});return m("g",An(t),m("rect",{class:"ground",x:n.left,y:n.inputs,width:n.right-n.left,height:(D.title+D.inputs)*
s}),bt(t,n.inputs+15*s,"Input vector",a?`${a.label}, ${rt[a.weekday]} ${ot(a.start_minute)}`:""),u,m("title",{},"Bars: l\
ength of each part’s vector"))}function ns(t,e){let{reading:n,stage:o}=t,s=o.type/13,r=o.pointer;return[m("g",_n(t,e),m("rect",{class:"ground",x:o.left,
y:r,width:o.right-o.left,height:(D.title+D.scores)*s}),bt(t,r+15*s,"Pointer","scores, and weights in percent"),m("path",
{class:"fork pointer-line",d:`M${o.left} ${r+22*s}H${o.right}`}),Ka(t)),m("g",{key:"ribbons",opacity:j(t,K(n).pointer)},
Ln(t,e))]}function Ka({reading:t,stage:e,lit:n}){let o=e.type/13,s=t.pointerWeights,r=Array.from(t.pointerScores,d=>A(d)),
i=et(n,t),a=Math.max(...s),c=Number(e.columns.at(-1)?.width),l=r.some(d=>H(d,11.5*o)>c-3),h=e.pointer+(D.title+D.scores)*
o,u=e.columns.find(d=>d.isFull),f=u?u.x-u.width/2:e.right,p=e.left-8*o;return e.columns.flatMap(({x:d,isFull:y},g)=>{let b=i.
length&&!i.includes(g)?" dim":"",k=s[g]>=.2*a||i.includes(g),M=S(s[g]).replace(" %",""),$=H(M,12.5*o,!0)/2;if(!y&&(!k||d-
$<p||d+$>f))return[];p=d+$;let w=k?"strong":"small",T=h-24*o;return[y&&m("text",l?{key:`score ${g}`,class:`tiny${b}`,x:d+
4*o,y:T+2*o,transform:`rotate(-90 ${(d+4*o).toFixed(2)} ${(T+2*o).toFixed(2)})`}:{key:`score ${g}`,class:`tiny middle${b}`,
x:d,y:T},r[g]),m("text",{key:`weight ${g}`,class:`${w} middle${b}`,x:d,y:h-6*o},M)].filter(x=>x!==!1)})}function os(t){let{reading:e,stage:n}=t,o=n.type/13,s=j(t,K(e).gate),r=Ae(t),i=[...Se(t,r),...Ne(t,r)];return[Nn(t,n.context,
Xa(t)),...e.hasPointer?ns(t,i):[],m("g",{key:"flows",opacity:s},Le(t,i,r)),...e.hasPointer?[Zo(t,i)]:[],...e.hasGeneration?
[Qo(t,i)]:[],...e.hasGate?[Ko(t)]:[],m("g",{key:"answer",opacity:s},bt(t,n.answers.top-10*o,"Answer",t.before?`line: ${e.
wordsFor(t.before)}`:"",n.answers.right),Sn(t,r))]}function Xa({reading:t,stage:e}){let n=e.type/13,{x:o,y:s,columns:r,cell:i}=e.
context,a=o+r*i+2,c=Math.ceil(t.values("context").length/r)*i,[l,h]=[s+c/4,s+3*c/4],u=Number(e.columns.at(-1)?.x),f=e.right+
6;return[m("path",{key:"from the last visit",class:"link",d:`M${u} ${s-(D.title+12)*n}V${u>a+4?`${l}H${a}`:s-2}`}),t.hasGeneration&&
m("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${f}V${e.places-4}H${e.right}`}),t.has("gate.lo\
git")&&m("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${f+4}V${e.gate+e.gateHeight/2}H${e.right+3}`})]}var Rn=19;function ss(t){let{reading:e,stage:n,lit:o}=t,s=n.type/13,r=e.largestWeight,i=m("g",{key:"legend",opacity:j(t,
Ut(0))},de(t,n.visits.x,n.bottom+37*s,!1)),a=n.layers.map((c,l)=>{let h=`Layer ${l}`,u=c.width>=H(h,15*s,!0)+45*s,f=o?.kind===
"visit"?"last visit’s read":"row reads column";return m("g",{key:`layer ${l}`,opacity:j(t,Ut(l))},c.maps.length?Ot(t,c.
x,h,u?f:"",c.width+(c.stream===null?12:4)):null,c.maps.length>0&&Oe(t,"attention",c.x+c.width,(u?3:21)*s),c.maps.map((p,d)=>Za(
t,p,l,d)),c.maps.map((p,d)=>Cn(t,p,l,d,r)),Qa(t,l))});return[i,...a]}function Za(t,e,n,o){let{reading:s,stage:r,lit:i}=t;
if(i?.kind!=="visit"||s.isRemoved(n,o))return null;let a=i.visit??0,c=Number(r.rows[a]?.y),l=e.side/s.count,h=Math.max(.5,
Number(s.lastRow(n,o)[a])*r.full*.25),u=e.x-14,f=e.y+e.side-l/2;return m("path",{key:`band ${o}`,class:"attention-band",
d:$t(u,[c-h/2,c+h/2],e.x,[f-h/2,f+h/2])})}function Cn(t,e,n,o,s){let{reading:r,stage:i,lit:a,isOwnScale:c}=t,l=i.type/13,
{x:h,y:u,side:f,touch:p}=e,{count:d}=r,y=r.weights(n,o),g=r.lastRow(n,o),b=r.isRemoved(n,o)||r.isSkipped(n,"attention"),
k=c?Math.max(...y)||1:s,M=a?.kind==="head"&&a.layer===n&&a.head===o,[$]=a?.kind==="visit"?et(a,r):[],w=dt(g),T=$??w,x=f/
d,N=`Layer ${n}, head ${o}`,O=p?u-38*l:u+4,_=r.visits[w];return m("g",{key:`head ${o}`,class:`part head${M?" lit":""}${b?
" off":""}`,"data-part":`layers.${n}.heads.${o}`,role:"button",tabindex:"-1","aria-label":b?`${N}: switched off`:`${N}: \
the last visit reads most from visit ${w+1}, ${_?.label}, ${S(g[w])}`},m("text",{class:"small",x:h,y:u-(p?25:4)*l},`head\
 ${o}`),!b&&(p!==void 0||f>=70*l)&&m("text",{key:"weight",class:`${$===void 0?"small":"strong"}${p?"":" end"}`,x:p?h:h+f,
y:u-4*l},S(g[T])),m("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:f+1,height:f+1}),m("image",{key:"map",class:"\
map",href:xt(Float32Array.from(y,R=>R/k),d,t.scale),x:h,y:u,width:f,height:f,preserveAspectRatio:"none",opacity:b?.15:1}),
b&&m("path",{key:"cross",class:"crossed",d:`M${h} ${u+f}L${h+f} ${u}`}),$!==void 0&&!b&&m("rect",{key:"column",class:"co\
lumn",x:h+$*x,y:u,width:Math.max(2,x),height:f}),($!==void 0||M)&&!b&&m("rect",{key:"last",class:"last-row",x:h,y:u+f-Math.
max(2,x),width:f,height:Math.max(2,x)}),m("title",{},`${N}. ${b?"Switched off.":`Darker: larger weight, up to ${S(k,1)}.\
 Click to open.`}`),Bt(t,{act:"head",words:b?"on":"off",title:b?"Switch this head on again":"Switch this head off",right:h+
f-(p?0:3)*l,y:O}),t.canAct&&p!==void 0&&m("rect",{key:"touch",class:"ground","data-act":"head",x:h+f-p,y:u-p,width:p,height:p}))}
function Qa(t,e){let{reading:n,stage:o,lit:s}=t,r=o.layers[e];if(r?.stream===null||!r)return null;let i=o.type/13,a=r.stream,
c=Re(n,e),l=Pn(n),h=o.streamWidth-8*i,u=et(s,n),f=o.rows.flatMap(({y:d,height:y},g)=>{let b=Math.max(1,Math.min(5*i,(y-3)/
c.length));return c.map(({name:k,lengths:M,style:$},w)=>m("rect",{key:`${k} ${g}`,class:`${$}${u.length&&!u.includes(g)?
" dim":""}`,x:a,y:d+(w-c.length/2)*b,width:Number(M[g])/l*h,height:b-.6}))}),p=c.map(({name:d,style:y},g)=>[m("rect",{class:y,
x:a,y:o.bottom+(10+Rn*g)*i,width:9*i,height:9*i}),m("text",{class:"small",x:a+14*i,y:o.bottom+(18.5+Rn*g)*i},d)]);return m(
"g",vn(t,e),m("rect",{class:"ground",x:a-4,y:o.top-2,width:o.streamWidth+14*i,height:o.bottom-o.top+66*i}),Ot(t,a,"Strea\
m",`+ layer ${e}`,o.streamWidth),f,p,Ja(t,e,a+o.streamWidth+10*i))}function Ja(t,e,n){let{reading:o,stage:s}=t,r=s.type/
13,i=o.trace.interventions.residuals===!1,a={act:"attention",words:["skip heads","use heads"],isOff:!1};return[{act:"res\
iduals",words:["cut stream","join stream"],isOff:i},...o.heads?[{...a,isOff:o.isSkipped(e,"attention")}]:[],{act:"feed_f\
orward",words:["skip FFN","use FFN"],isOff:o.isSkipped(e,"feed_forward")}].map(({act:l,words:h,isOff:u},f)=>Bt(t,{act:l,
words:String(h[Number(u)]),title:ti[l]??"",right:n,y:s.bottom+(5+Rn*f)*r}))}var ti={residuals:"Residual connections of a\
ll layers: without them, only what sublayers add goes on",attention:"Self-attention of this layer: skipped, its heads ad\
d nothing",feed_forward:"Feed-forward network of this layer: skipped, it adds nothing"};function Re(t,e){let{residual:n,
attention:o,feedForward:s}=t.stream(e);return[{name:"stream",lengths:n,style:"residual"},...o?[{name:"heads",lengths:o,style:"\
attention"}]:[],{name:"FFN",lengths:s,style:"feed-forward"}]}function Pn(t){let e=0;for(let n=0;n<t.layers;n++)for(let{lengths:o}of Re(
t,n))e=Math.max(e,...o);return e||1}function vn(t,e){let{residual:n,attention:o,feedForward:s}=t.reading.stream(e);return{
key:"stream",class:"part stream","data-part":`layers.${e}.stream`,role:"button",tabindex:"-1",opacity:j(t,Ut(e)+1),"aria\
-label":`Stream of layer ${e}: vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${o?`, heads ${o.at(-1)?.
toFixed(1)}`:""}, feed-forward network ${s.at(-1)?.toFixed(1)}`}}function rs(t){let{reading:e,stage:n,lit:o}=t,s=n.type/13,r=e.largestWeight,i=o?.kind==="visit"?"what the last visit rea\
ds":"row reads column";return n.layers.map(({y:a,maps:c},l)=>m("g",{key:`layer ${l}`,opacity:j(t,Ut(l))},c.length>0&&bt(
t,a+15*s,`Layer ${l}`,i),l===0&&de(t,n.left+72*s,a+15*s,!0),c.map((h,u)=>Cn(t,h,l,u,r)),ei(t,l)))}function ei(t,e){let{reading:n,
stage:o,lit:s}=t,r=o.type/13,i=Number(o.layers[e]?.stream),a=Re(n,e),c=Pn(n),l=et(s,n),h=i+D.bars*r,u=o.columns.flatMap(
({x:f,width:p},d)=>{let y=Math.min(8*r,.86*p/a.length);return a.map(({name:g,lengths:b,style:k},M)=>{let $=Number(b[d])/
c*D.bars*r;return m("rect",{key:`${g} ${d}`,class:`${k}${l.length&&!l.includes(d)?" dim":""}`,x:f+(M-a.length/2)*y,y:h-$,
width:.88*y,height:$})})});return m("g",vn(t,e),m("rect",{class:"ground",x:o.left,y:i-D.title*r,width:o.right-o.left,height:(D.
title+D.bars)*r}),bt(t,i-10*r,o.layers[e]?.maps.length?"Stream":`Layer ${e}`,""),ni(t,a,i-10*r),u)}function ni({stage:t},e,n){
let o=t.type/13,s=t.right;return[...e].reverse().map(({name:r,style:i})=>{let a=s-H(r,12.5*o);return s=a-26*o,[m("rect",
{class:i,x:a-14*o,y:n-9*o,width:9*o,height:9*o}),m("text",{class:"small",x:a,y:n},r)]})}var Ce=700;function as({stage:{size:t},...e}){let n={...e,stage:sn(e.reading,t.width,t.type)};return[m("g",{key:"visits"},
ts(n)),m("g",{key:"inputs"},es(n)),m("g",{key:"layers"},rs(n)),m("g",{key:"decoder"},os(n))]}function is(t,e,n){return sn(
t,e,n).size.height}var oi={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]};function ls(t,e,n){if(n==="Home")return t[0]??
null;if(n==="End")return t.at(-1)??null;let[o,s]=oi[n]??[0,!1],r=e?t.indexOf(e):-1,i=t[r];if(o===0||!i)return null;let a=Pe(
i);if(!s){let f=t[r+o];return f&&Pe(f)===a?f:null}let c=[...new Set(t.map(Pe))],l=c[c.indexOf(a)+o],h=t.filter(f=>Pe(f)===
l),u=f=>Math.abs(cs(f)-cs(i));return h.sort((f,p)=>u(f)-u(p))[0]??null}function Pe(t){return(t.getAttribute("data-part")??
"").replace(/\.\d+$/,"")}function cs(t){let{top:e,bottom:n}=t.getBoundingClientRect();return(e+n)/2}function hs(t){let{reading:e}=t,n=K(e),o=Ae(t),s=[...Se(t,o),...Ne(t,o)];return[qo(t),...e.hasPointer?Jo(t,s):[],...e.hasGeneration?
[Xo(t,s)]:[],m("g",{key:"flows",opacity:j(t,n.gate)},Le(t,s,o)),e.hasGate?Yo(t):null,m("g",{key:"answer",opacity:j(t,n.gate)},
zo(t,o))].filter(r=>r!==null)}function us(t){return t.stage.size.width<Ce?as(t):[m("g",{key:"visits"},Uo(t)),m("g",{key:"inputs"},jo(t)),m("g",{key:"l\
ayers"},ss(t)),m("g",{key:"decoder"},hs(t))]}var In=240,si=13,ri=17,ai=.05,ii=.5,ci=660,li=matchMedia("(prefers-reduced-motion: reduce)"),ve=class{#t=null;#e=null;#n=null;#s=null;#a="";#r=null;#o=null;#i=null;#l=!1;happened=null;isOwnScale=!0;constructor(e,n={}){
this.root=e,this.hooks=n,e.classList.add("network-picture"),this.drawn=document.createElementNS("http://www.w3.org/2000/\
svg","svg"),this.drawn.setAttribute("role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk i\
t, Enter opens a part.");let o=document.createElement("div");o.className="picture-foot";let s=document.createElement("di\
v");s.className="picture-controls",this.caption=document.createElement("p"),this.caption.className="picture-caption";let r=document.
createElement("button");r.type="button",r.textContent="Numbers",r.title="The numbers behind what is shown, as a table (T\
)",r.addEventListener("click",()=>{this.#t&&$n(this.root,this.#t,this.#o)}),o.append(s,this.caption,r),e.replaceChildren(
this.drawn,...n.isStill?[]:[o]),this.drawing=new ke(this.drawn),this.player=new Me(s,i=>{this.#r=i,i!==null&&this.#o!==null&&
(this.#o=null,this.hooks.opened?.(null)),this.root.toggleAttribute("data-telling",this.player.isTelling),this.#c(In)}),this.#u()}#u(){
let{drawn:e}=this;new ResizeObserver(()=>this.#c(0)).observe(e),new MutationObserver(()=>this.#c(0)).observe(document.documentElement,
{attributeFilter:["data-theme"]}),e.addEventListener("pointerover",({target:n})=>{this.#i||this.#h(Fn(n))}),e.addEventListener(
"pointerleave",()=>this.#h(null)),e.addEventListener("focusin",({target:n})=>this.#h(Fn(n))),e.addEventListener("focusou\
t",()=>this.#h(null)),e.addEventListener("keydown",n=>this.#k(n)),e.addEventListener("click",({target:n})=>this.#f(n)),e.
addEventListener("pointerdown",n=>this.#x(n)),e.addEventListener("pointermove",n=>this.#d(n,!1));for(let n of["pointerup",
"pointercancel"])e.addEventListener(n,o=>this.#d(o,!0))}show(e,n=null){this.#t=new jt(e),this.#e=n&&new jt(n),this.#n=pt(
this.#s,this.#t),this.player.tell(Fo(this.#t)),this.#c(this.#i?.follows?0:In)}open(e){this.#o=e,this.#n=this.#s=null;let n=this.
drawn.contains(document.activeElement);this.player.isOpen&&this.player.close(),this.#c(In),n&&this.#$(),this.hooks.opened?.(
this.#o)}#$(){if(this.drawn.contains(document.activeElement))return;let e=this.drawn.querySelector('[tabindex="0"]');e instanceof
SVGElement&&e.focus()}mark(e){this.#h(e.length?`visits.${e[0]}`:null)}get size(){let{width:e,height:n}=this.drawn.viewBox.
baseVal;return{width:e,height:n}}svg(e){let n=getComputedStyle(this.root).getPropertyValue("--paper").trim();return Go(this.
drawn,{title:e,ground:n})}#h(e){if(this.#s=e,!this.#t)return;let n=pt(e,this.#t);JSON.stringify(n)!==JSON.stringify(this.#n)&&
(this.#n=n,this.#c(0),this.hooks.pointed?.(n?.kind==="visit"?[n.visit??0]:[]))}#f(e){if(!(e instanceof Element)||this.#l)
return;let n=Fn(e),o=e.closest("[data-more]"),s=e.closest("[data-act]")?.getAttribute("data-act");if(o){let[r,i,a]=["mor\
e","layer","head"].map(c=>o.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:i??null,head:a??null})}else if(s===
"scale")this.isOwnScale=!this.isOwnScale,this.#c(0);else if(s)n&&s!=="gate"&&!s.endsWith("temperature")&&this.#p(n,s);else{
let r=e.closest("[data-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#p(e,n){let o=this.#t&&pt(e,this.#t),
{act:s}=this.hooks;if(!o||!s)return;let{kind:r,layer:i=0,head:a=0,visit:c=0}=o;r==="head"&&s({kind:r,layer:i,head:a}),r===
"visit"&&s({kind:"mask",visit:c}),r==="gate"&&s({kind:r,value:null,isDone:!0}),n==="residuals"?s({kind:n}):(n==="attenti\
on"||n==="feed_forward")&&s({kind:"skip",layer:i,part:n})}#x(e){this.#l=!1,!(!this.hooks.act||!this.#t)&&(this.#i=Un(e,this.#t,
this.drawn),this.#i?.follows&&e.preventDefault())}#d(e,n){let o=this.#i;if(!o||e.pointerId!==o.pointer)return;n&&(this.#i=
null);let s=o.to(e,n);s&&(this.#l=!0,!this.drawn.hasPointerCapture(o.pointer)&&!n&&this.drawn.setPointerCapture(o.pointer),
this.hooks.act?.(s))}#k(e){let n=e.target instanceof Element?e.target.closest("[data-part], [tabindex]"):null,o=n?.getAttribute(
"data-part")??null;(e.altKey?this.#w(e.key,o):this.#M(e.key,n,o))&&e.preventDefault()}#M(e,n,o){if(e==="Escape"&&this.#o!==
null)return this.open(He(this.#o)||null),!0;if(e==="Escape"&&this.player.isOpen)return this.player.close(),!0;if(e.toLowerCase()===
"t"&&this.#t)return $n(this.root,this.#t,this.#o),!0;if((e==="Enter"||e===" ")&&n){let r=n.hasAttribute("data-act")||n.hasAttribute(
"data-open");return e===" "&&this.hooks.act&&!r?this.#p(o??""):this.#f(n),!0}if(this.#o!==null&&this.#t){let r=Ve(this.#o,
e,this.#t),i=n?.getAttribute("aria-current")==="true";r!==null&&this.open(r);let a=this.drawn.querySelector(`[aria-curre\
nt="true"][data-open="${r}"]`);return i&&a instanceof SVGElement&&a.focus(),r!==null}let s=ls(this.#m,n,e)?.getAttribute(
"data-part")??null;return s!==null&&this.#g(s),s!==null}#g(e){let n=this.#m.find(o=>o.getAttribute("data-part")===e);n instanceof
SVGElement&&(this.#a=e,this.#y(),n.focus())}#w(e,n){let o={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[e],s=this.#t,
r=s&&pt(n,s),{act:i}=this.hooks;if(!o||!r||!i)return!1;let a=!0;if(r.kind==="visit"){let c=r.visit??0;if(!s.visits[c+o])
return!0;i({kind:"move",visit:c,by:o,isDone:a}),this.#g(`visits.${c+o}`)}else if(r.kind==="gate"){let c=Math.min(1,Math.
max(0,s.gate+o*ai));i({kind:"gate",value:Math.round(100*c)/100,isDone:a})}else if(r.kind==="head"||r.kind==="pointer"){let c=r.
kind==="head"?"attention":"pointer";i({kind:"temperature",of:c,value:Ge(s,c,o*ii),isDone:a})}else return!1;return!0}get#m(){
return[...this.drawn.querySelectorAll("[data-part][tabindex]")]}#y(){let e=this.#m,n=e.find(o=>o.getAttribute("data-part")===
this.#a)??e[0];for(let o of e)o.setAttribute("tabindex",o===n?"0":"-1")}#c(e){let n=this.#S();if(!n)return;let{width:o,height:s}=n.
stage.size;this.drawn.setAttribute("viewBox",`0 0 ${o} ${s}`),this.drawn.setAttribute("font-size",String(n.stage.type));
let r=this.#o===null?[]:Lo(n,this.#o);r.length||(this.#o=null),this.drawing.show(r.length?r:us(n),li.matches?0:e),this.#o===
null&&this.#y();let i=this.#o===null?null:Wo(this.#o,n.reading),a=this.#n?null:this.player.sentence;this.#A(i??a??Lt(this.#n,
n.reading,n.before))}#A({title:e,text:n}){let o=document.createElement("strong");o.textContent=e,this.caption.replaceChildren(
o,` ${n}`)}#S(){let{width:e,height:n}=this.drawn.getBoundingClientRect(),o=e<Ce;if(!this.#t||e<1||n<1&&!o)return null;let r=(Number(
getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(ri,Math.max(si,e/120));this.root.classList.toggle(
"tall",o);let i=o?is(this.#t,e,r):n,a=o&&this.#o!==null?ci:i;return{reading:this.#t,before:this.#e,stage:xo(this.#t,{width:e,
height:a,type:r}),lit:this.#n,beat:this.#r??Number.POSITIVE_INFINITY,happened:this.happened,isOwnScale:this.isOwnScale,scale:[
this.#b("--map-least"),this.#b("--attention")],canAct:this.hooks.act!==void 0}}#b(e){let n=getComputedStyle(this.root).getPropertyValue(
e).trim().slice(1),[o=0,s=0,r=0]=(n.match(/../g)??[]).map(i=>Number.parseInt(i,16));return[o,s,r]}};function Fn(t){return(t instanceof
Element?t.closest("[data-part]"):null)?.getAttribute("data-part")??null}function ms(t){let{tensors:e,...n}=t,o=Object.entries(e).map(([s,{data:r,shape:i}])=>{let a=Uint8Array.from(atob(r),c=>c.
charCodeAt(0));return[s,{values:new Float32Array(a.buffer),shape:i}]});return{...n,tensors:Object.fromEntries(o)}}function Wn(t){return`data:image/svg+xml,${encodeURIComponent(t)}`}async function fs(t,{width:e,height:n,scale:o}){let s=new Image;
s.src=Wn(t),await s.decode();let r=document.createElement("canvas");r.width=Math.round(e*o),r.height=Math.round(n*o);let i=r.
getContext("2d");if(!i)throw new Error("This browser cannot draw a PNG of this size.");return i.drawImage(s,0,0,r.width,
r.height),r.toDataURL("image/png")}var Ie=class{#t;#e;#n=null;#s=[];constructor(e,n){let{title:o,hover:s,isStill:r}=n;this.#t=o,this.#e=new ve(e,{...s&&{pointed:s},
...r&&{isStill:r}})}draw(e){e!==this.#n&&(this.#n=e,this.#s=[e.trace,e.before].filter(s=>s!==null).map(ms));let[n,o=null]=this.#s;
n&&this.#e.show(n,o)}mark(e){this.#e.mark(e)}async address(e,n){let o=this.#e.svg(this.#t),{width:s,height:r}=this.#e.size;
return e==="svg"?Wn(o):fs(o,{width:s,height:r,scale:n})}};var ps=ee(document,"#picture");async function hi(){let t=JSON.parse(ee(document,"#order").textContent??""),{figure:e,form:n,
width:o,height:s,scale:r}=t;Object.assign(ps.style,{width:`${o}px`,height:`${s}px`});let i=new Ie(ps,{title:e.meta.title,
isStill:!0});i.draw(e),ee(document,"#made").textContent=await i.address(n,r)}hi().then(()=>ds(""),t=>ds(String(t)));function ds(t){
document.documentElement.dataset.ended=t}})();
