(()=>{var{currentScript:Hn}=document,go=Hn instanceof HTMLScriptElement?Hn.src:"",E=new URL("static/js/",go||document.baseURI).
href;function ee(t,e,n){let s=yo(t,e,n);if(!s)throw new Error(`The page has no element that matches ${e}.`);return s}function yo(t,e,n){
let s=t.querySelector(e);return s&&$o(s,n)?s:null}function $o(t,e){return t instanceof(e??HTMLElement)}var bo=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}];
function pt(t,e){for(let{kind:n,pattern:s}of bo){let o=s.exec(t??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(r)};return xo(i,e)?i:null}return null}function xo({kind:t,visit:e=0,
layer:n=0,head:s=0,location:o=2},r){return t==="pointer"?r.hasPointer:t==="generation"?r.hasGeneration:t==="gate"?r.hasGate:
e<r.count&&n<r.layers&&(t!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.locations}function et(t,e){return t?.kind===
"visit"?[t.visit??0]:t?.kind!=="place"?[]:e.locations.flatMap((n,s)=>n===t.location?[s]:[])}function ht(t,e){return t?.kind===
"place"?t.location??null:t?.kind==="visit"?e.locations[t.visit??0]??null:null}var Bn=5,Vn=1440,Ge=5,ko=60,Mo={least:.1,most:10};function Un(t,e,n){let s=t.target instanceof Element?t.target:null,o=s?.
closest("[data-act]")?.getAttribute("data-act"),r=s?.closest("[data-part]")?.getAttribute("data-part"),i=pt(r,e);if(o===
"gate")return wo(t,n);if(o==="attention_temperature")return Dn(t,e,"attention");if(o==="pointer_temperature")return Dn(t,
e,"pointer");if(i?.kind!=="visit"||o||t.pointerType==="touch")return null;let a=s?.closest(".day-ribbon"),c=s?.closest("\
[data-drag]")?.getAttribute("data-drag"),l=i.visit??0;return a&&(c==="time"||c==="stay")?Oo(t,a,e,l,c):Ao(t,n,l)}function Fe({
trace:t},e,n){let s=(t.interventions[`${e}_temperature`]??1)*2**n,{least:o,most:r}=Mo;return Number(Math.min(r,Math.max(
o,s)).toPrecision(2))}function wo({pointerId:t},e){let n=0;return{pointer:t,follows:!0,to({type:s,clientX:o,clientY:r},i){
let a=e.querySelector(".gate-frame")?.getBoundingClientRect();if(!a)return null;let l=a.height>a.width?(r-a.top)/a.height:
(o-a.left)/a.width;return s!=="pointercancel"&&(n=Math.round(100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:n,isDone:i}}}}
function Dn({pointerId:t,clientX:e},n,s){let o=!1;return{pointer:t,follows:!0,to({clientX:r},i){if(o||=Math.abs(r-e)>=Bn,
!o)return null;let a=Fe(n,s,(r-e)/ko);return{kind:"temperature",of:s,value:a,isDone:i}}}}function Ao({pointerId:t,clientY:e},n,s){
let o=s,r=!1;return{pointer:t,follows:!1,to({clientY:i},a){if(r||=Math.abs(i-e)>=Bn,!r)return null;let c=Math.sign(So(n,
i)-o);if(c===0&&!a)return null;let l={kind:"move",visit:o,by:c,isDone:a};return o+=c,l}}}function So(t,e){let s=[...t.querySelectorAll(
".visit > .chip")].map(o=>{let{top:r,bottom:i}=o.getBoundingClientRect();return Math.abs((r+i)/2-e)});return s.indexOf(Math.
min(...s))}function Oo({pointerId:t,clientX:e},n,s,o,r){let{start_minute:i=0,duration_minutes:a=0}=s.visits[o]??{},{width:c}=n.
querySelector(".track")?.getBoundingClientRect()??{width:1},l=!1,h=Number.NaN;return{pointer:t,follows:!0,to({clientX:u},f){
if(l||=Math.abs(u-e)>=2,!l)return null;let p=Ge*Math.round((u-e)/c*Vn/Ge),d=r==="time"?Math.min(Vn-Ge,Math.max(0,i+p)):Math.
max(0,a+p);return d===h&&!f?null:(h=d,{kind:r,visit:o,minutes:d,isDone:f})}}}var No=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],["po\
sition_from_end","order"]],jt=class{constructor(e){this.trace=e,this.visits=e.visits,this.count=e.visits.length;let{layers:n,
heads:s,components:o}=e.architecture;this.layers=n,this.heads=o.includes("attention")?s:0,this.hasPointer=o.includes("po\
inter"),this.hasGeneration=o.includes("generation"),this.hasGate=this.hasPointer&&this.hasGeneration,this.gate=e.gate.value,
this.locations=e.visits.map(({location:r})=>r)}wordsFor(e){return e.trace.notation===this.trace.notation?"as learned":"b\
efore this change"}values(e){let n=this.trace.tensors[e];if(!n)throw new Error(`The trace has no ${e}.`);return n.values}has(e){
return e in this.trace.tensors}weights(e,n){return this.values(`layers.${e}.heads.${n}.weights`)}lastRow(e,n){return this.
weights(e,n).subarray((this.count-1)*this.count)}isRemoved(e,n){let s=this.trace.interventions.remove_heads;return s?s===
"all"||s.some(([o,r])=>o===e&&r===n):!1}isSkipped(e,n){return(this.trace.interventions.skip??[]).some(s=>s.layer===e&&s.
part===n)}get largestWeight(){let e=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)for(let o of this.weights(
n,s))e=Math.max(e,o);return e||1}get slices(){return No.filter(([e])=>this.has(`inputs.${e}`)).map(([e="",n=""])=>({name:e,
label:n,lengths:this.#n(`inputs.${e}`)}))}stream(e){let n=`layers.${e}`,s=i=>this.isSkipped(e,i),o=new Float32Array(this.
count),r=this.has(`${n}.attention_out`)?this.#n(`${n}.attention_out`):null;return{residual:this.#n(`${n}.residual_in`),attention:r&&
s("attention")?o:r,feedForward:s("feed_forward")?o:this.#n(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?
this.values("pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){
let e=this.pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)break;let r=n.get(o)??{
location:o,...this.nameOf(o),probability:0,visits:[]};r.probability+=e[s],r.visits.push(s),n.set(o,r)}return[...n.values()].
sort((s,o)=>o.probability-s.probability)}nameOf(e){let n=this.trace.places[e];return{label:n?.label??`#${e}`,category:n?.
category??null}}answer(e,n=[]){let{final:s}=this.trace.location_probabilities,o=s.slice(0,e).map(({location:p})=>p),r=[...new Set(
n)].filter(p=>!o.includes(p)),i=o.filter(p=>!n.includes(p)),a=i.slice(Math.max(0,i.length-r.length)),l=[...o.filter(p=>!a.
includes(p)),...r].map(p=>this.#t(p)),h=p=>l.reduce((d,y)=>d+y[p],0),u=this.#e(l),f={location:-1,label:`${u} others`,category:null,
pointer:Math.max(0,Number(this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),
probability:Math.max(0,1-h("probability")),count:u};return[...l,f]}#t(e){return{location:e,...this.nameOf(e),pointer:this.
probabilityOf("pointer",e),generation:this.probabilityOf("generation",e),probability:this.probabilityOf("final",e)}}probabilityOf(e,n){
let s=e==="final"?"probabilities":`${e}.probabilities`,o=this.trace.tensors[s];return o?Number(o.values[n]):this.trace.location_probabilities[e]?.
find(i=>i.location===n)?.probability??0}generated(e){let s=(this.trace.location_probabilities.generation??[]).slice(0,e).
map(({location:i,probability:a})=>({location:i,...this.nameOf(i),probability:a})),o=1-s.reduce((i,{probability:a})=>i+a,
0),r=this.#e(s);return[...s,{location:-1,label:`${r} others`,category:null,probability:Math.max(0,o)}]}#e(e){return this.
trace.architecture.locations-1-e.length}#n(e){let n=this.values(e),s=n.length/this.count;return Float32Array.from({length:this.
count},(o,r)=>Math.hypot(...n.subarray(r*s,(r+1)*s)))}};function dt(t){let e=0;for(let n=1;n<t.length;n++)Number(t[n])>Number(
t[e])&&(e=n);return e}var Eo=[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];function gt(t,e){for(let[s,o]of Eo){let r=o.exec(t??"");if(!r)continue;let i=Object.fromEntries(
Object.entries(r.groups??{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(s,i,e),...i};return _o(a,e)?
a:null}return null;function n(s,o,{count:r,trace:i}){let a=r-1;return{kind:s,name:t??"",isLeaf:"query"in o||"number"in o||
s==="stream"&&"visit"in o||(s==="pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:a,visit:To(s,
o,e)??a,number:null,location:s==="generation"?e.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}
function To(t,{layer:e=0,head:n=0},s){return t==="pointer"&&s.hasPointer?dt(s.pointerWeights):t==="head"&&e<s.layers&&n<
s.heads?dt(s.lastRow(e,n)):null}function _o({kind:t,layer:e,head:n,query:s,visit:o,number:r,location:i},a){let{locations:c,
d_model:l}=a.trace.architecture;return t==="head"&&n>=a.heads||t==="pointer"&&!a.hasPointer||t==="generation"&&!a.hasGeneration||
t==="gate"&&!a.hasGate?!1:e<a.layers&&s<a.count&&o<a.count&&(r??0)<l&&i>1&&i<c}function jn(t,e){let{kind:n,layer:s,head:o,
isLeaf:r,number:i,location:a}=t,c=[{name:"",words:"Network"}],l=(u,f)=>c.push({name:u,words:f});return(n==="head"||n==="\
stream")&&l(`layers.${s}.stream`,`Layer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(t.name,
"one cell"),n==="stream"&&r&&l(`layers.${s}.stream.${t.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`v\
isits.${t.visit}`,h()),n==="context"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(t.
name,h()),n==="generation"&&l("generation","Generation"),n==="generation"&&r&&l(t.name,e.nameOf(a).label),n==="gate"&&l(
"gate","Gate"),n==="place"&&l(t.name,e.nameOf(a).label),i!==null&&l(t.name,`number ${i+1}`),c;function h(){return`Visit ${t.
visit+1}`}}function He(t){let e=t.split("."),n=e[0]==="layers",s=n?e[2]==="heads"?4:3:["visits","places"].includes(t.split(
".")[0]??"")?2:1;return e.length<=s?null:e.slice(0,n&&e[2]==="stream"?-1:s).join(".")}function Ve(t,e,n){let s=gt(t,n),[
o,r]=Lo[e]??[0,0];if(!s||o===0&&r===0)return null;let i=Ro(s,o,r,n);return i!==null&&gt(i,n)?i:null}var Lo={ArrowLeft:[-1,
0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function Ro(t,e,n,s){let{kind:o,layer:r,head:i,query:a,visit:c,number:l,
isLeaf:h}=t;switch(o){case"head":{if(h)return`layers.${r}.heads.${i}.${a+n}.${c+e}`;let f=r*s.heads+i+e;return n!==0?`la\
yers.${r+n}.heads.${i}`:`layers.${Math.floor(f/s.heads)}.heads.${f%s.heads}`}case"stream":return l!==null?`layers.${r}.s\
tream.${c+n}.${l+e}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+e}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+e}`;case"visit":return l!==null&&e!==0?`visits.${c}.${l+e}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(f,p){let d=f.findIndex(({location:g})=>g===
t.location),y=d<0||n===0?void 0:f[d+n];return y?`${p}.${y.location}`:null}}function m(t,{key:e,...n}={},...s){return{tag:t,...typeof e=="string"&&{key:e},attributes:n,children:s.flat(Number.POSITIVE_INFINITY).
filter(Co)}}function ne(t){return t==null||t===!1?null:String(typeof t=="number"?Et(t):t)}function Et(t){return Math.round(t*100)/100}function bt(t,e,n,s){let[o,r,i,a]=[e[0],e[1],s[0],s[1]].map(Et),[c,l,h]=[t,n,
(t+n)/2].map(Et);return`M${c} ${o}C${h} ${o} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${r} ${c} ${r}Z`}function De(t,e,n,s){
let[o,r,i,a]=[e[0],e[1],s[0],s[1]].map(Et),[c,l,h]=[t,n,(t+n)/2].map(Et);return`M${o} ${c}C${o} ${h} ${i} ${h} ${i} ${l}\
L${a} ${l}C${a} ${h} ${r} ${h} ${r} ${c}Z`}function zn(t,e,n,s){let[o,r,i,a]=[e[0],e[1],s[0],s[1]].map(Et),[c,l]=[t,n].map(
Et);return`M${o} ${c}Q${o} ${i} ${l} ${i}L${l} ${a}Q${r} ${a} ${r} ${c}Z`}function Co(t){return t!=null&&t!==!1&&t!==""}var Po=/[ijlI.,:;'|!()[\]]/,vo=/[mwMW%@—…]/,Io=/[A-ZÄÖÜ0-9+=<>]/;function H(t,e,n=!1){let s=0;for(let o of t)Po.test(
o)||o===" "?s+=.29:vo.test(o)?s+=.87:Io.test(o)?s+=.65:s+=.55;return s*e*(n?1.06:1)}function nt(t,e,n,s=!1){if(H(t,n,s)<=
e)return t;let o=t.length-1;for(;o>1&&H(`${t.slice(0,o)}…`,n,s)>e;)o--;return`${t.slice(0,o).trimEnd()}…`}function se(t,e,n,s,o=!1){
let r=[],i="",a=t.split(" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||H(h,n,o)<=e){i=h;continue}if(r.length===
s-1){i=[i,...a.slice(c)].join(" ");break}r.push(i),i=l}return[...r,nt(i,e,n,o)]}function S(t,e=0){let n=100*t,s=10**-e;return n>
0&&n<s/2?`<${s.toFixed(e)} %`:`${n.toFixed(e).replace("-","−")} %`}function A(t,e=1){if(t===Number.NEGATIVE_INFINITY)return"\
−∞";let n=t.toFixed(e);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function mt(t){let e=Math.round(t);
if(e<60)return`${e} min`;let n=e%60;return`${Math.floor(e/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function st(t){
let e=n=>String(Math.floor(n)).padStart(2,"0");return`${e(t/60)}:${e(t%60)}`}var rt=["Mon","Tue","Wed","Thu","Fri","Sat",
"Sun"];var Be={title:15.5,strong:13,label:13,small:12.5,tiny:11.5},Wo=.78,Ue=1.07,Go=1.12;function L(t){return t.stage.type/13}
function V(t,e,n="label"){let s=n==="title"||n==="strong";return Ue*H(Yn(e),Be[n]*L(t),s)}function Yn(t){return t.replaceAll(
"−","+")}function I(t,e,n,s,{kind:o="label",also:r,anchor:i,width:a,key:c}={}){let l=o==="title"||o==="strong",h=a===void 0?
s:nt(s,a/Ue,Be[o]*L(t),l),u=[o,i,r].filter(Boolean).join(" ");return m("text",{...c&&{key:c},class:u,x:e,y:n},h)}function W(t,{
x:e,y:n,width:s},o,r="label"){let i=Be[r]*L(t),a=H(" ",i),c=[],l=Number.POSITIVE_INFINITY;for(let u of o){let f=u.reduce(
(d,y)=>d+Ho(y,i),0),p=c.at(-1);p&&l+a+f<=s?(p.push({text:" "},...u),l+=a+f):(c.push([...u]),l=f)}return{marks:c.map((u,f)=>Fo(
e,n+i*(1+1.5*f),u,r,i)),height:c.length*1.5*i}}function v(t){return t.split(" ").map(e=>[{text:e}])}function Fo(t,e,n,s,o){
let r=.4*o,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===i?null:h?-r:r;i=h;let f=[l,h&&"raised"].filter(Boolean).
join(" ");return m("tspan",{class:f||null,dy:u},c)});return m("text",{class:s,x:t,y:e},a)}function Ho({text:t,kind:e="",
isRaised:n=!1},s){let o=(n?Wo:1)*(e.includes("math")?Go:1);return Ue*H(Yn(t),s*o,e.includes("strong"))}var Vo=[137,80,78,71,13,10,26,10],oe=256,je=65535,Do=Uint32Array.from({length:256},(t,e)=>{let n=e;for(let s=0;s<8;s++)n=
n>>>1^(n&1?3988292384:0);return n});function xt(t,e,[n,s]){let o=t.length/e,r=new Uint8Array(3*oe);for(let h=0;h<oe;h++){
let u=h/(oe-1);for(let f of[0,1,2])r[3*h+f]=Math.round(n[f]+u*(s[f]-n[f]))}let i=new Uint8Array(o*(e+1));for(let h=0;h<o;h++)
for(let u=0;u<e;u++){let f=Math.min(1,Math.max(0,Number(t[h*e+u])||0));i[h*(e+1)+1+u]=Math.round(f*(oe-1))}let a=[...ae(
e),...ae(o),8,3,0,0,0],c=[...Vo,...re("IHDR",a),...re("PLTE",r),...re("IDAT",Bo(i)),...re("IEND",[])],l="";for(let h of c)
l+=String.fromCharCode(h);return`data:image/png;base64,${btoa(l)}`}function re(t,e){let n=[...t].map(o=>o.charCodeAt(0)).
concat(Array.from(e)),s=4294967295;for(let o of n)s=Number(Do[(s^o)&255])^s>>>8;return[...ae(e.length),...n,...ae(~s)]}function Bo(t){
let e=[120,1];for(let o=0;o<t.length;o+=je){let r=t.subarray(o,o+je),i=o+je>=t.length,[a,c]=[r.length&255,r.length>>8];e.
push(Number(i),a,c,a^255,c^255,...r)}let[n,s]=[1,0];for(let o of t)n=(n+o)%65521,s=(s+n)%65521;return[...e,s>>8,s&255,n>>
8,n&255]}function ae(t){return[24,16,8,0].map(e=>t>>>e&255)}var Uo=20,qn=46,ze=28,Xn=9;function Zn(t,e,n){let{width:s,height:o}=t.stage.size,r=L(t),i=Math.min(Uo*r,.035*s),a=jo(t,e,
i),c={x:i,y:a.height,width:s-2*i,height:o-a.height-6*r};return[m("g",{key:"opened",class:"opened","font-size":13*r,"data\
-block":e.name},a.marks,Qn(n,c,16*r).map(({card:l,box:h})=>m("g",{key:l.key},l.marks(h))))]}function Qn(t,e,n){let s=n*(t.
length-1),o=t.reduce((f,{least:p})=>f+p.width,s),r=t.reduce((f,{least:p})=>f+p.height,s),i=t.every(({least:f})=>f.height<=
e.height),a=t.every(({least:f})=>f.width<=e.width);if(t.length>1&&!(o<=e.width&&i)&&!(r<=e.height&&a)){let f=t.reduce((p,d)=>d.
rank>p.rank?d:p);return Qn(t.filter(p=>p!==f),e,n)}let c=t.length===1||o<=e.width&&i,l=t.reduce((f,{share:p=1})=>f+p,0),
{x:h,y:u}=e;return t.map(f=>{let p=(f.share??1)/l,d=c?{x:h,y:u,height:e.height,width:f.least.width+p*(e.width-o)}:{x:h,y:u,
width:e.width,height:f.least.height+p*(e.height-r)};return c?h+=d.width+n:u+=d.height+n,{card:f,box:d}})}function U(t,{x:e,
y:n,width:s,height:o},r,i=r){let a=L(t),c=V(t,r,"title")<=s-28*a;return[m("rect",{key:"card",class:"card",x:e,y:n,width:s,
height:o,rx:10*a}),I(t,e+14*a,n+22*a,c?r:i,{kind:"title",width:s-28*a})]}function z(t,{x:e,y:n,width:s,height:o}){let r=L(
t);return{x:e+14*r,y:n+30*r,width:s-28*r,height:o-38*r}}function ot(t,e,n,s,o,{isButton:r=!0,isPressed:i}={}){let a=L(t),
c=V(t,s,"label")+(r?24:4)*a;return{mark:m("g",{key:s,class:`part control${r?"":" link-words"}${i?" pressed":""}`,role:"d\
ata-more"in o?"link":"button",tabindex:0,"aria-label":s,"aria-pressed":i===void 0?null:String(i),...o},m("rect",{class:r?
"control-ground":"ground",x:e,y:n-15*a,width:c,height:30*a,rx:15*a}),I(t,e+(r?12:2)*a,n+4.5*a,s)),width:c}}function jo(t,e,n){
let{width:s,height:o}=t.stage.size,r=L(t),i=jn(e,t.reading),a=zo(t,i,n),c="goes back",l=46*r+V(t,c,"small"),h="You are h\
ere",u=V(t,h,"small")+10*r,f=s-n,p=f-a.end-20*r,d=o>=560*r&&Ye(t,ze*r)>p,y=d?Kn(t,f-n-u):Kn(t,p,Xn*2),g=y?Ye(t,y):0,$=d||
p-g>=u,k=d?p:p-g-($?u:0),M=(d?46:8)*r+(ze*r-(y??0))/2;return{height:(d?qn+36:qn)*r,marks:[a.marks,k>=l+16*r&&[m("rect",{
class:"key",x:a.end+16*r,y:10*r,width:34*r,height:22*r,rx:5*r}),I(t,a.end+33*r,25.5*r,"Esc",{kind:"small",anchor:"middle"}),
I(t,a.end+58*r,25.5*r,c,{kind:"small"})],y!==null&&$&&I(t,f-g-10*r,(d?64:26)*r,h,{kind:"small",anchor:"end"}),y!==null&&
m("g",{key:"thumbnails"},Yo(t,e,f-g,M,y))]}}function zo(t,e,n){let s=L(t),o=t.stage.size.width-2*n,r=n,i=[];for(let[a,{name:c,
words:l}]of e.entries()){let h=a===e.length-1,u=h?"strong":"label",f=Math.min(V(t,l,u),Math.max(20*s,n+o-r));if(i.push(m(
"g",{key:`crumb ${a}`,class:`part crumb${h?" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"ar\
ia-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},m("rect",{class:"ground",x:r-3*s,y:6*s,width:f+6*s,height:30*
s,rx:5}),I(t,r,26*s,l,{kind:u,width:f+1}))),r+=f,h)break;i.push(m("path",{key:`then ${a}`,class:"chevron",d:`M${r+8*s} ${16.5*
s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:i,end:r}}function Kn(t,e,n=Xn){let s=L(t);for(let o=ze;o>=n;o--)
if(Ye(t,o*s)<=e)return o*s;return null}function Ye(t,e){let{layers:n,heads:s}=t.reading;return n*(s*(e+2)+(e*.4+8*L(t)))+
2.2*e}function Yo(t,e,n,s,o){let{reading:r}=t,i=L(t),a=[],c=n;for(let $=0;$<r.layers;$++){for(let M=0;M<r.heads;M++){let b=r.
weights($,M),w=Math.max(...b)||1,T=r.isRemoved($,M)||r.isSkipped($,"attention");a.push(g(`layers.${$}.heads.${M}`,`Layer\
 ${$}, head ${M}${T?", switched off":""}`,c,o,[m("image",{key:"map",class:"map",href:xt(b.map(x=>x/w),r.count,t.scale),x:c,
y:s,width:o,height:o,preserveAspectRatio:"none",opacity:T?.2:1})])),c+=o+2}let k=.4*o;a.push(g(`layers.${$}.stream`,`Lay\
er ${$}: residual stream`,c,k,[[[.2,.6],[.45,.9],[.7,1]].map(([M=0,b=0],w)=>m("rect",{key:`line ${w}`,class:"length",x:c+
2,y:s+M*o,width:Math.max(1,(k-4)*b),height:Math.max(1,.12*o)}))])),c+=k+8*i}let l=s+o/2,[h,u]=[s+.2*o,s+.8*o],f=.09*o,p=c+
1.2*o;r.hasPointer&&a.push(g("pointer","Pointer",c,1.2*o,[m("path",{class:"pointer",d:bt(c,[l-f,l],p,[h-f,h+f])})],[s,o/
2])),r.hasGeneration&&a.push(g("generation","Generation",c,1.2*o,[m("path",{class:"generation",d:bt(c,[l,l+f],p,[u-f,u+f])})],
[l,o/2])),r.hasGate&&a.push(g("gate","Gate",p,.3*o,[m("rect",{class:"pointer",x:p+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),
m("rect",{class:"generation",x:p+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-4)*(1-r.gate)})]));let{location:d}=r.trace.
prediction,y=p+.3*o;return a.push(g(`places.${d}`,`Answer: ${r.nameOf(d).label}`,y,.7*o-2,[m("rect",{class:"answer-bar",
x:y+2,y:l-f,width:.7*o-6,height:2*f})])),a;function g($,k,M,b,w,[T,x]=[s,o]){let O=e.name===$||e.name.startsWith(`${$}.`),
N=$.includes("heads");return m("g",{key:$,class:`part thumb${O?" here":""}`,"data-open":$,role:"link",tabindex:0,"aria-l\
abel":k,"aria-current":O?"true":null},w.flat(),m("rect",{key:"frame",class:N||O?"thumb-frame":"ground",x:M,y:T,width:b,height:x,
rx:2}),m("title",{},k))}}var Jn=13;function kt(t,e,n,s){let{colour:o,numbered:r=new Set,chosen:i=null,exact:a}=s,c=L(t),l=n.length,h=e.width/l,u=h>
6?Math.min(.3*h,6*c):h>2.5?.8:0,f=Array.from(n,Number),p=es(f),d=new Map([...r].map(N=>[N,A(f[N]??0,p)])),y=[...d.values()].
some(N=>V(t,N,"tiny")>h+2*c),g=d.size>0&&!y?Jn*c:1,$=y?Jn*c:0,[k,M]=s.extent??ie(f),b=qo(e.height-$,k,M,g),w=b>0?Math.max(
g,k*b):(e.height-$)/2,T=e.y+$+w,x=f.map((N,_)=>{let R=Math.abs(N)*b,G=_===i;return m("rect",{key:`bar ${_}`,class:`bar ${o}${N<
0?" negative":""}${G?" chosen":""}`,x:e.x+_*h+u/2,y:N<0?T:T-R,width:Math.max(.5,h-u),height:Math.max(.4,R)},a&&m("title",
{},a(_)))}),O=[...d].map(([N,_])=>I(t,e.x+ts((N+.5)*h,V(t,_,"tiny")/2,e.width),y?e.y+9*c:T+(Number(f[N])<0?-3:10.5)*c,_,
{kind:"tiny",anchor:"middle",also:N===i?"chosen":"",key:`number ${N}`}));return[m("path",{key:"line",class:"axis",d:`M${e.
x} ${T}H${e.x+e.width}`}),x,O]}function qo(t,e,n,s){if(e+n===0)return 0;let o=t/(e+n);return Math.min(e,n)*o>=s?o:Math.max(
0,t-s)/Math.max(e,n)}function Ct(t,e,n,s,o=null){let r=n.length,i=s/r,a=1.5*L(t),c=e.map(es),l=Array.from(n,(d,y)=>Math.
max(...e.map((g,$)=>V(t,A(Number(g[y]),c[$]),"tiny")))/2),h=[...l.keys()].sort((d,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[d])));o!==null&&h.unshift(o);let u=new Set;for(let d of h)[...u].every(g=>Math.abs(f(g)-f(d))>=p(d)+p(g)+a)&&u.add(d);
return u;function f(d){return ts((d+.5)*i,p(d),s)}function p(d){return l[d]??0}}function ts(t,e,n){return Math.max(e,Math.
min(n-e,t))}function ie(t){let e=Array.from(t);return[Math.max(0,...e),Math.max(0,...e.map(n=>-n))]}function es(t){let e=Math.
max(...ie(t));return e>=99.5?0:e>=.95?1:2}var ns=8;function Tt(t,e,n,{chosen:s=null,open:o}={}){let r=L(t),i=e.width<380*r,a=Math.min(96*r,e.height/n.length),c=!i&&
a>=34*r,l=s===null?0:54*r,h=Math.max(...n.map(k=>Math.max(V(t,k.title,"strong"),c?V(t,k.says,"small"):0))),u=i?0:Math.min(
h+12*r,.42*e.width),f=e.x+u,p=e.width-u-l,d=i?17*r:0,y={x:f,width:p,height:Math.max(6*r,a-ns*r-d)},g=n[0]?.values.length??
1,$=p/g;return[n.map(({key:k,title:M,says:b,values:w,colour:T,open:x},O)=>{let N=e.y+O*a,_=i?N+12*r:N+a/2+(c?-2:4)*r,R=i?
e.width:u-8*r,G=V(t,M,"strong")+10*r;return m("g",{key:k,class:x?"part choice row":"row","data-open":x??null,role:x?"but\
ton":null,tabindex:x?0:null,"aria-label":x?M:null},x&&m("rect",{key:"ground",class:"ground",x:e.x-4*r,y:N,width:e.width+
8*r,height:a,rx:4}),I(t,e.x,_,M,{kind:"strong",width:R,key:"title"}),i&&I(t,e.x+G,_,b,{kind:"small",width:e.width-G,key:"\
beside"}),c&&I(t,e.x,_+15*r,b,{kind:"small",width:R,key:"says"}),kt(t,{...y,y:N+d+ns/2*r},w,{colour:T,chosen:s,exact:P=>`${M}\
, number ${P+1}: ${A(Number(w[P]),4)}`}),s!==null&&I(t,e.x+e.width,N+d+(a-d)/2+4.5*r,A(Number(w[s]),2),{kind:"strong",anchor:"\
end",key:"chosen"}))}),s!==null&&m("rect",{key:"strongest",class:"strongest",x:f+s*$-1.5,y:e.y,width:$+3,height:a*n.length,
rx:3}),o&&m("g",{key:"positions"},Array.from({length:g},(k,M)=>m("rect",{key:`position ${M}`,class:"cell",x:f+M*$,y:e.y,
width:$,height:a*n.length,"data-open":o(M),role:"button",tabindex:M===s?0:"-1","aria-current":M===s?"true":null},m("titl\
e",{},n.map(({title:b,values:w})=>`${b}: ${A(Number(w[M]),3)}`).join(`
`)))))]}function ss(t){let e=Qo(t??"").map(Jo);for(let n=Zo;n>0;n--)for(let s=0;s+n<=e.length;s++){let o=qe.get(e.slice(s,s+n).join(
" "));if(o)return o}return"pin"}var os={pin:"M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 1\
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
 0a1 1 0 1 0 -2 0M12 17.5V14l-3-3 4-3 2 3h2"},Ko={home:["home","house","apartment","condo","residence","residence hall",
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
ental","bike share"]},qe=new Map(Object.entries(Ko).flatMap(([t,e])=>e.map(n=>[n,t]))),Xo=new Set([...qe.keys()].flatMap(
t=>t.split(" "))),Zo=Math.max(...[...qe.keys()].map(t=>t.split(" ").length));function Qo(t){return t.normalize("NFD").replace(
/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??[]}function Jo(t){let e=t.replace(/s$/,"");return Xo.has(e)?e:t}var tr=24;function at(t,e,n,s){let o=s/tr;return m("path",{key:"icon",class:"icon",d:os[ss(t)],transform:`translate(${e.
toFixed(2)} ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}function F(t,e){let n=t.visits[e];return n?`${n.label}, ${Mt(t,e)}`:""}function _t(t,e){return t.visits[e]?.label??""}function Ke(t){
return t>0&&t<5e-4?"<0.1 %":S(t,1)}function Mt(t,e){let n=t.visits[e];return n?`${rt[n.weekday]} ${st(n.start_minute)}`:
""}function as(t,e){return mt(t.visits[e]?.duration_minutes??0)}function is(t,e,{weights:n,scores:s,temperature:o},r,{colour:i,
open:a}){let{reading:c}=t,l=L(t),h=e.width/c.count,u=h>=18*l,f=e.y+e.height-(u?38:18)*l,p=e.y+17*l,d=Math.max(...n)||1,y=Math.
max(0,f-p)/d,g=T(rs(n,r).map(x=>({visit:x,half:V(t,b(n[x],x),x===r?"strong":"tiny")/2}))),$=T(rs(n,r).map(x=>({visit:x,half:V(
t,w(x),x===r?"strong":"tiny")/2})));return[m("path",{key:"foot",class:"axis",d:`M${e.x} ${f}H${e.x+e.width}`}),c.visits.
map(({category:x},O)=>{let N=k(O),_=O===r,R=Number(n[O])*y;return m("g",{key:`visit ${O}`,class:`part choice${_?" here":
""}`,"data-open":a(O),role:"button",tabindex:"-1","aria-label":`${F(c,O)}: weight ${S(Number(n[O]),1)}`},m("rect",{key:"\
ground",class:"ground",x:e.x+O*h,y:e.y,width:h,height:e.height}),m("rect",{key:"bar",class:`bar ${i}${_?" chosen":""}`,x:N-
Math.min(.36*h,20*l),y:f-R,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,R)}),g.has(O)&&I(t,M(O,g),f-R-4*l,b(
n[O],O),{kind:_?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&at(x,N-7*l,f+5*l,14*l),$.has(O)&&I(t,M(O,$),
e.y+e.height-4*l,w(O),{kind:_?"strong":"tiny",anchor:"middle",key:"score"}),m("title",{},`${F(c,O)}: score ${A(Number(s[O]),
3)}, weight ${S(Number(n[O]),2)}`))})];function k(x){return e.x+(x+.5)*h}function M(x,O){let N=O.get(x)??0;return Math.max(
e.x+N,Math.min(e.x+e.width-N,k(x)))}function b(x,O){return O===r?Ke(Number(x)):S(Number(x)).replace(" %","")}function w(x){
return A(Number(s[x])/o,x===r?2:1)}function T(x){let O=new Map;for(let{visit:N,half:_}of x){let R=Math.max(e.x+_,Math.min(
e.x+e.width-_,k(N)));[...O].every(([P,C])=>{let Y=Math.max(e.x+C,Math.min(e.x+e.width-C,k(P)));return Math.abs(R-Y)>=_+C+
3*l})&&O.set(N,_)}return O}}function rs(t,e){let n=[...Array(t.length).keys()].filter(s=>s!==e).sort((s,o)=>Number(t[o])-
Number(t[s]));return[e,...n]}function cs(t,e){let n=L(t);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>er(t,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>nr(t,s)}]}function er(t,e){let{reading:n}=t,s=L(t),o=z(t,e),r=n.values(
"context"),i=W(t,o,v(`${F(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${A(Math.hypot(...r))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-i.height)/(64*s)))),c=Math.ceil(r.length/a),l=Math.min(120*s,(o.height-i.height-8*s)/a);return[
...U(t,e,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let f=r.subarray(u*c,(u+1)*c),p=o.width*f.length/c,d={...o,
y:o.y+i.height+8*s+u*l,width:p,height:Math.max(28*s,l-10*s)};return f.length>0&&m("g",{key:`line ${u}`},kt(t,d,f,{colour:"\
stream",extent:ie(r),numbered:Ct(t,[f],f,p),exact:y=>`Number ${u*c+y+1}: ${A(Number(f[y]),4)}`}))})]}function nr(t,e){let{
reading:n}=t,s=L(t),o=z(t,e),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=W(t,o,v("Each reads the same numbers, through a mat\
rix of its own:"),"small");return[...U(t,e,"What reads it"),...i.marks,r.length>0&&m("g",{key:"rows"},Tt(t,{...o,y:o.y+i.
height+6*s,height:o.height-i.height-6*s},r))]}function Pt(t,e,n,s,o){let r=`layers.${e}.heads.${n}`,i=t.values(`${r}.queries`),a=t.values(`${r}.keys`),c=i.length/t.count,
l=t.trace.interventions.scaling!==!1,h=It(At(i,s,c),At(a,o,c));return ls(h,l,null,t,o)}function ce(t,e,n,s){let o=At(t.values(
`layers.${e}.heads.${n}.scores`),s,t.count);return Xe(o,t.trace.interventions.attention_temperature??1)}function vt(t,e){
let n=t.values("pointer.query"),s=t.values("pointer.keys"),o=t.trace.interventions.pointer_scaling!==!1,r=t.has("pointer\
.bias")?Number(t.values("pointer.bias")[e]):null;return ls(It(n,At(s,e,n.length)),o,r,t,e)}function le(t){return Xe(t.pointerScores,
t.trace.interventions.pointer_temperature??1)}function ls(t,e,n,s,o){let r=t.first.length,i=t.sum/(e?Math.sqrt(r):1)+(n??
0),a=s.visits[o]?.masked??!1;return{dot:t,width:r,isScaled:e,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function It(t,e){let n=Array.from(t,(s,o)=>s*e[o]);return{first:t,
second:e,products:n,sum:Ft(n)}}function Xe(t,e){let n=Array.from(t,Number).filter(Number.isFinite),s=Math.max(...n)/e,o=Math.
abs(s)>9?s:0,r=Array.from(t,c=>Math.exp(c/e-o)),i=Ft(r),a=r.map(c=>c/i);return{scores:t,temperature:e,shift:o,exponentials:r,
total:i,weights:a}}function zt(t,e,n,s,o,r){if(!t.has(`${n}.mean`))return null;let i=t.trace.architecture.d_model,a=Number(
t.values(e)[o*i+r]),c=Number(t.values(`${n}.mean`)[o]),l=Number(t.values(`${n}.reciprocal_deviation`)[o]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:wt(t,`${s}.weight`,r),bias:wt(t,`${s}.bias`,r),result:Number(t.values(n)[o*i+r])}}function he(t,e,n,s){
let o=`transformer.layers.${e}.linear2`,r=t.trace.weights?.[`${o}.weight`],i=wt(t,`${o}.bias`,s),a=Z(t,`layers.${e}.feed\
_forward.hidden`,n);return!r||i===null?null:{dot:It(a,At(r.values,s,a.length)),bias:i}}function hs(t,e,n){let s=t.trace.
weights?.["input_proj.weight"],o=wt(t,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),i=n*r,a=t.
slices.map(({name:c,label:l})=>{let h=Ze(t,c,e),u=It(h,s.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:o,sum:Ft(a.map(({dot:c})=>c.sum))+o}}function Ze(t,e,n){let s=t.values(`inputs.${e}`);return At(
s,n,s.length/t.count)}function Z(t,e,n){let s=t.values(e);return At(s,n,s.length/t.count)}function Wt(t){if(!t.has("gate\
.logit")||!t.has("gate.hidden"))return null;let e=t.values("gate.hidden"),n=t.trace.weights?.["ptr_gen_gate.2.weight"],s=Number(
t.values("gate.logit")[0]);return{hidden:e,dot:n?It(e,n.values):null,bias:wt(t,"ptr_gen_gate.2.bias",0),logit:s,learned:1/
(1+Math.exp(-s))}}function St(t,e){let n=t.values("context"),s=t.trace.weights?.["gen_head.weight"],o=s?It(n,At(s.values,
e,n.length)):null,r=wt(t,"gen_head.bias",e),i=t.trace.tensors["generation.logits"]?.values,a=o&&r!==null?o.sum+r:null;return{
dot:o,bias:r,logit:i?Number(i[e]):a}}function us(t){let e=t.trace.tensors["generation.logits"]?.values;return e?Xe(e,1):
null}function Gt(t,e){let{gate:n}=t,s=t.locations.flatMap((i,a)=>i===e?[a]:[]),o=t.hasPointer?Ft(s.map(i=>Number(t.pointerWeights[i]))):
0,r=sr(t,e,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*r,probability:n*o+(1-n)*
r}}function sr(t,e,n){if(!t.hasGeneration)return 0;let s=t.trace.location_probabilities.generation;if(t.has("generation.\
probabilities")||s?.some(i=>i.location===e)||t.gate===1)return t.probabilityOf("generation",e);let r=t.probabilityOf("fi\
nal",e)-t.gate*n;return Math.max(0,r)/(1-t.gate)}function wt(t,e,n){let s=t.trace.weights?.[e];return s?Number(s.values[n]):
null}function At(t,e,n){return t.subarray(e*n,(e+1)*n)}function Ft(t){return Array.from(t).reduce((e,n)=>e+n,0)}var Ht="→",ms=30,or=8,rr=20,ar=Object.fromEntries(Array.from("-0123456789",(t,e)=>[t,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[e]??
""]));function Yt(t,e,{first:n,second:s,products:o},r){let i=L(t),a=o.length,c=a>rr&&e.height>=176*i,l=c?34*i:0,h=(e.height-
l)/3,u=16*i,f=e.x+ms*i,p=e.width-ms*i,d=qt(o),y=Ct(t,[n,s,o],o,p,d),g=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${a} products`}],$=p/a,k=M=>`${A(
Number(n[M]),4)} × ${A(Number(s[M]),4)} = ${A(Number(o[M]),4)}`;return[m("rect",{key:"strongest",class:"strongest",x:f+
d*$-1,y:e.y+u,width:$+2,height:3*h-u-2*i,rx:3}),g.map(({letter:M,colour:b,values:w,title:T},x)=>{let O=e.y+x*h,N={x:f,y:O+
u,width:p,height:h-u-6*i};return m("g",{key:`row ${x}`},I(t,e.x,O+12*i,T,{kind:"small",also:"halo",width:e.width,key:"ti\
tle"}),I(t,e.x,O+u+.5*N.height+5*i,M,{also:`math letter ${b}-words`,key:"letter"}),kt(t,N,w,{colour:b,numbered:y,chosen:d,
exact:k}))}),c&&ir(t,{x:f,y:e.y+3*h,width:p,height:l},o)]}function ir(t,{x:e,y:n,width:s},o){let r=L(t),i=s/o.length,a=Math.
max(or,Math.ceil(o.length/8));for(;a<o.length&&a*i<V(t,"−888.88","tiny");)a*=2;let c=Math.ceil(o.length/a);return m("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*a,(h+1)*a),[f,p]=[e+h*a*i+2,e+(h*a+u.length)*i-2],d=u.reduce(
(y,g)=>y+g,0);return[m("path",{key:`span ${h}`,class:"axis",d:`M${f} ${n}v${4*r}H${p}v${-4*r}`}),I(t,(f+p)/2,n+17*r,A(d,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function ue(t,e,n,s,o,r,i){let a=L(t),c=cr(n,s,r),l=lr(n,s,o,i.over),
h={x:e.x,y:0,width:e.width},u=W(t,h,c).height+W(t,h,l).height+10*a,f=132*a,p=Math.max(70*a,Math.min(.36*e.height,210*a)),
d=e.height-u-p>=f,y=Math.min(e.height-u-(d?p:0),276*a),g=e.height-u-y,$=W(t,{...h,y:e.y+y+4*a},c),k=W(t,{...h,y:e.y+y+$.
height+6*a},l);return[m("g",{key:"dot"},Yt(t,{...e,height:y},n.dot,r)),m("path",{key:"rule",class:"rule",d:`M${e.x} ${e.
y+y}H${e.x+e.width}`}),m("g",{key:"score steps"},$.marks),m("g",{key:"softmax steps"},k.marks),d&&m("g",{key:"softmax"},
is(t,{...e,y:e.y+y+u,height:g},s,o,i))]}function cr({dot:t,width:e,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:i},{
temperature:a},[c,l]){let h=n?t.sum/Math.sqrt(e):t.sum,u=[...v("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${A(t.sum,2)}`,kind:"strong"}],n?[{text:`${Ht}\
 ÷ √${e} = `},{text:A(h,2),kind:"strong"}]:[{text:`${Ht} not divided by √${e}: scaling is off`}]];return s!==null&&
u.push(o?[{text:`${Ht} no position bias: it is off`}]:[{text:`${Ht} ${s<0?"−":"+"} ${A(Math.abs(s),2)} (position bias)\
 = `},{text:A(i,2),kind:"strong"}]),r?u.push([{text:`${Ht} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&u.push([{text:`${Ht}\
 ÷ temperature ${hr(a)} = `},{text:A(i/a,2),kind:"strong"}]),u}function lr({isMasked:t},e,n,s){let{scores:o,temperature:r,
shift:i,exponentials:a,total:c,weights:l}=e;if(t)return v("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/r-i,u=Number(a[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:A(h,2),isRaised:!0},{text:` = ${yt(u)}\
;`}],[{text:`${yt(u)} / ${yt(c)} = `},{text:Ke(Number(l[n])),kind:"strong"},{text:","}],...v(`where ${yt(c)} is the sum \
over ${s}${i?`, after ${A(i,2)}, the largest score, is subtracted from each`:""}.`)]}function yt(t){if(t>=1e3)return Math.
round(t).toLocaleString("en");if(t>=100)return t.toFixed(0);if(t>=10)return t.toFixed(1);if(t>=.095)return t.toFixed(2);
if(t===0)return"0";let[e="",n=""]=t.toExponential(1).split("e");return`${e} × 10${Array.from(n,s=>ar[s]??"").join("")}`}
function qt(t){let e=0;for(let n=1;n<t.length;n++)Math.abs(Number(t[n]))>Math.abs(Number(t[e]))&&(e=n);return e}function hr(t){
return String(Math.round(1e3*t)/1e3)}var ur=6;function fs(t,e){let n=L(t),s=Wt(t.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},
rank:1,share:1.4,marks:r=>mr(t,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>fr(t,r,s)}),o}
function mr(t,e,{hidden:n,dot:s,bias:o,logit:r}){let i=L(t),a=z(t,e),c=s&&o!==null?[...v("Sum of the products"),[{text:"\
h",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${A(s.sum,2)}`,kind:"strong"}],[{text:`\
→ ${o<0?"−":"+"} ${A(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:A(r,2),kind:"strong"}]]:[...v("Each unit is \
multiplied by a learned weight; the sum and a bias give the"),[{text:"logit "},{text:A(r,2),kind:"strong"}]],l=W(t,{...a,
y:0},c),h=ot(t,a.x,a.y+a.height-10*i,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(a.height-l.height-
36*i,450*i),f=W(t,{...a,y:a.y+u+4*i},c),p=Ct(t,[n],n,a.width);return[...U(t,e,`${n.length} hidden units read the context`),
m("g",{key:"dot"},s?Yt(t,{...a,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},
{letter:"w",words:"Weight of each unit",colour:"key"}]):kt(t,{...a,height:u},n,{colour:"query",numbered:p})),...f.marks,
h.mark]}function fr(t,e,n){let{reading:s}=t,o=L(t),r=z(t,e),{gate:i,trace:a}=s,c=W(t,{...r,y:0},p()),l=54*o,h={...r,x:r.
x+34*o,width:r.width-48*o,y:r.y+6*o,height:r.height-c.height-l-40*o},u=W(t,{...r,y:r.y+r.height-c.height-l-6*o},p());return[
...U(t,e,f()),n&&h.height>=60*o&&m("g",{key:"curve"},d(h,n)),...u.marks,m("g",{key:"shares"},y({...r,y:r.y+r.height-l+8*
o,height:22*o}))];function f(){return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone a\
nswers":typeof a.interventions.gate=="number"?"A gate set by hand":"A fixed gate"}function p(){let{only:g}=a.interventions,
$=[{text:`gate = ${i.toFixed(3)}`,kind:"strong"}];if(!n){let b=g?`Only the ${g==="pointer"?"pointer":"generation head"} \
answers:`:typeof a.interventions.gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths cou\
nt the same:";return[...v(b),$]}let k=[[{text:"1 / (1 + e",kind:""},{text:A(-n.logit,2),isRaised:!0},{text:") = "},{text:n.
learned.toFixed(3),kind:"strong"}]];if(a.gate.learned)return[...k,...v(`is the gate: ${S(i,1)} of the answer comes from \
the pointer, ${S(1-i,1)} from generation.`)];let M=g?`Only the ${g==="pointer"?"pointer":"generation head"} answers, so \
that the gate is ${i.toFixed(2)}.`:`It is set by hand to ${i.toFixed(3)}.`;return[...v(M),...v("As learned it would be"),
...k]}function d(g,{logit:$,learned:k}){let M=Math.max(ur,Math.ceil(Math.abs($))),b=R=>g.x+(R+M)/(2*M)*g.width,w=g.y+g.height,
T=R=>w-R*g.height,x=Array.from({length:61},(R,G)=>{let P=-M+G/30*M;return`${b(P).toFixed(1)} ${T(1/(1+Math.exp(-P))).toFixed(
1)}`}),[O,N]=[b($),T(k)],_=$>0;return[m("path",{key:"axes",class:"axis",d:`M${g.x} ${g.y}V${w}H${g.x+g.width}M${g.x} ${T(
.5)}H${g.x+g.width}`}),[0,.5,1].map(R=>I(t,g.x-6*o,T(R)+4*o,R===.5?"0.5":String(R),{kind:"tiny",anchor:"end",key:`share ${R}`})),
[-M,0,M].map(R=>I(t,b(R),w+15*o,A(R,0),{kind:"tiny",anchor:"middle",key:`logit ${R}`})),I(t,(b(0)+b(-M))/2,w+15*o,"logit",
{kind:"tiny",anchor:"middle",key:"axis"}),m("path",{key:"line",class:"curve",d:`M${x.join("L")}`}),m("path",{key:"lead",
class:"lead",d:`M${O} ${w}V${N}H${g.x}`}),m("circle",{key:"point",class:"point",cx:O,cy:N,r:5.5*o}),I(t,O+(_?-10:10)*o,_?
Math.max(N-6*o,g.y+9*o):N-8*o,k.toFixed(2),{kind:"strong",anchor:_?"end":void 0,key:"value"})]}function y(g){let $=i*g.width;
return[m("rect",{key:"pointer",class:"bar pointer",x:g.x,y:g.y,width:$,height:g.height}),m("rect",{key:"generation",class:"\
bar generation",x:g.x+$,y:g.y,width:g.width-$,height:g.height}),I(t,g.x,g.y+g.height+15*o,`pointer ${S(i,1)}`,{kind:"sma\
ll",key:"of pointer"}),I(t,g.x+g.width,g.y+g.height+15*o,`generation ${S(1-i,1)}`,{kind:"small",anchor:"end",key:"of gen\
eration"})]}}var ps=14,ds=34;function it(t,e,n,{largest:s,most:o=ds,isOrdered:r=!1,isWalked:i=!1}={}){let a=L(t),c=Math.max(1,Math.floor(
e.height/(ps*a))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*a,e.height/(h.length+Number(l))),f=u>=30*
a,p=Math.max(1,Math.ceil(ps*a/u)),d=h.findIndex(({isChosen:x})=>x),y=u>=13*a&&h.some(({category:x})=>x!==void 0),g=y?22*
a:0,$=Math.max(...h.map(({text:x})=>V(t,x,"strong")))+8*a,k=Math.max(0,...h.map(({beside:x=""})=>x?V(t,x,"small")+10*a:0)),
M=Math.max(...h.map(({label:x,says:O=""})=>Math.max(V(t,x,"strong"),f?V(t,O,"small"):0)))+8*a,b=Math.min(M,.58*(e.width-
g-$-k)),w={x:e.x+g+b,width:Math.max(1,e.width-g-b-$-k)},T=s??(Math.max(...h.map(({parts:x})=>x.reduce((O,{value:N})=>O+Math.
abs(N),0)))||1);return[h.map((x,O)=>{let N=e.y+(O+.5)*u,_=O===d||(h.length-1-O)%p===0&&(d<0||Math.abs(O-d)>=p),R=w.x,G=Math.
min(.62*u,.42*o*a);return m("g",{key:x.key,class:`${x.open?"part ":""}choice row${x.isChosen?" here":""}${x.isOff?" off":
""}`,"data-open":x.open??null,role:x.open?"button":null,tabindex:x.open?i&&!x.isChosen?"-1":0:null,"aria-label":x.open?`${x.
label}: ${x.text}`:null},m("rect",{key:"ground",class:"ground",x:e.x-3*a,y:N-u/2,width:e.width+6*a,height:u,rx:4}),y&&(_||
u>=17*a)&&x.category!==void 0&&at(x.category,e.x,N-7.5*a,15*a),_&&I(t,e.x+g,N+(f&&x.says?-2:4.5)*a,x.label,{kind:x.isChosen?
"strong":"label",width:b-6*a,key:"name"}),f&&x.says&&I(t,e.x+g,N+12.5*a,x.says,{kind:"small",width:b-6*a,key:"says"}),x.
parts.map(({value:P,colour:C},Y)=>{let Q=Math.abs(P)/T*w.width,J=m("rect",{key:`part ${Y}`,class:`bar ${C}${P<0?" negati\
ve":""}${x.isChosen?" chosen":""}`,x:R,y:N-G/2,width:Math.max(.5,Math.min(w.width,Q)-(x.parts.length>1&&Q>2?.8:0)),height:Math.
max(1,G)});return R+=Q,J}),_&&x.beside&&I(t,e.x+e.width-$,N+4.5*a,x.beside,{kind:"small",anchor:"end",key:"beside"}),_&&
I(t,e.x+e.width,N+4.5*a,x.text,{kind:x.isChosen?"strong":"label",anchor:"end",key:"value"}),x.exact&&m("title",{},x.exact))}),
l&&I(t,e.x,e.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function Vt(t,e,n,s=ds){
return Math.min(s*L(t)*n,e.height)}function gs(t,e){let n=L(t);return[{key:"places",least:{width:300*n,height:230*n},rank:e.isLeaf?1:0,marks:s=>pr(t,s,e)},
{key:"logit",least:{width:320*n,height:260*n},rank:e.isLeaf?0:1,share:1.3,marks:s=>dr(t,s,e)}]}function pr(t,e,n){let{reading:s}=t,
o=L(t),r=z(t,e),a=(s.trace.location_probabilities.generation??[]).map(({location:f,probability:p})=>{let{label:d,category:y}=s.
nameOf(f),{logit:g}=St(s,f);return{key:`place ${f}`,label:d,category:y,parts:[{value:p,colour:"generation"}],beside:g===
null?"":A(g,2),text:S(p,1),open:`generation.${f}`,isChosen:f===n.location,exact:`${d}: ${g===null?"":`logit ${A(g,4)}, `}\
probability ${S(p,3)}`}}),c=s.trace.architecture.locations,l=W(t,r,v(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=ot(t,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...U(t,e,"What the generation head expects"),...l.marks,m("g",{key:"\
rows"},it(t,u,a,{isWalked:!0})),h.mark]}function dr(t,e,{location:n}){let{reading:s}=t,o=L(t),r=z(t,e),{label:i}=s.nameOf(
n),{dot:a,bias:c,logit:l}=St(s,n),h=us(s),u=s.probabilityOf("generation",n),f=[];if(a&&c!==null&&f.push(...v("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${A(a.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${A(Math.abs(c),2)} (bias) =`}]),l!==null&&f.push([{text:"logit "},{text:A(
l,2),kind:"strong"}]),h){let y=Number(h.exponentials[n]),g=Number(h.scores[n])-h.shift;f.push([{text:"→ e",kind:""},{text:A(
g,2),isRaised:!0},{text:` = ${yt(y)};`}],[{text:`${yt(y)} / ${yt(h.total)} = `},{text:S(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...v(`${yt(h.total)} is the sum over the whole list${h.shift?`, after ${A(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else f.push(...v("→ softmax over the whole list:"),[{text:S(u,1),kind:"strong"}]);
let p=W(t,{...r,y:0},f),d=a?Math.min(r.height-p.height-8*o,450*o):0;return[...U(t,e,`How does it score ${i}?`),a&&m("g",
{key:"dot"},Yt(t,{...r,height:d},a,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${i}`,colour:"key"}])),...W(t,{...r,y:r.y+d+(a?6*o:0)},f).marks]}var Kt=20,me=8,$s=19,q=8,Zt=3,Je=4,Xt=4,gr={least:13.5,most:38,lane:3},tn=13;function bs(t,e){let n=e.type/tn,s=46*n,o=e.
height-98*n,r=en(t.count,s,o,gr,n),i=e.width>=1180*n,a=e.width>=1040*n&&t.layers<=3,c=yr(t,i,n),l=a?62*n:0,h=a?l+22*n:16*
n,u=e.width-2*Kt-ys(Object.values(c)),[f,p]=[s+12*n,e.height-4*n],d=$r(t.heads,u/t.layers-h,p-f,n),y=d.columns*(d.side+me*
n)-me*n,g=t.heads>0?y+h:h,$=Math.max(0,u-t.layers*g);c.visits+=Math.min(.3*$,90*n),c.answer+=Math.min(.2*$,80*n),c.flow+=
Math.min(.1*$,50*n),c.leave+=Math.min(.1*$,50*n);let k=e.width-2*Kt-ys(Object.values(c))-t.layers*g,M=Math.min(k,t.hasPointer?
220*n:60*n);c.bands+=M;let b=(k-M)/t.layers,w={x:Kt,width:c.visits},T=Kt+c.visits+12*n,x=i?{x:T,width:c.slices}:null;x&&
(T+=c.slices+12*n);let O=Array.from({length:t.layers},(B,tt)=>{let X=T+tt*(g+b);return{x:X,width:y,maps:br(t.heads,X,f,p,
d,n),stream:a?X+(t.heads>0?y+10*n:0):null}});T+=t.layers*(g+b);let N=e.width-Kt,_=N-c.answer,R=_-c.leave-c.gate,G=T+c.scores+
c.weights+8*n,P=R-c.flow-q,C=Math.min(190*n,.24*e.height),Y=t.hasGate?.56*e.height:(s+o)/2,Q=Je*n,J=t.hasPointer?e.height-
C-Zt*Q-6:(s+o-C)/2-Q;return{size:e,type:e.type,rows:r,visits:w,slices:x,layers:O,streamWidth:l,scores:T+c.scores,weights:T+
c.scores+c.weights,ribbons:G,places:P,gate:R,gateWidth:c.gate,answers:{most:o-s<330?Xt-1:Xt,top:s,bottom:o+60*n,x:_,right:N,
segment:_-q},right:N,top:s,bottom:o,full:C,across:{visits:r.map(({y:B})=>B),starts:[s-12*n,e.height-8],places:{room:[s+16*
n,t.hasGeneration?J-12*n:o],gap:22*n},generation:{start:J,gap:Q},gate:Y-C/2},bands:{ribbon:(B,tt,X)=>Qe(G,B,P,tt,X),into:(B,tt,X)=>Qe(
P+q,B,R,tt,X),out:(B,tt,X)=>Qe(R+c.gate,B,_-q,tt,X)}}}function Qe(t,e,n,s,o){return o?bt(t,e,n,s):bt(t,e,t,e)}function yr({
hasPointer:t,hasGate:e},n,s){return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?24:12)*s,scores:40*s,weights:t?46*s:
150*s,bands:t?112*s:0,bar:q,flow:(e?60:80)*s,gate:e?18*s:0,leave:e?46*s:0,answer:(n?152:140)*s}}function ys(t){return t.
reduce((e,n)=>e+n,0)}function en(t,e,n,{least:s,most:o,lane:r},i){let a=n-e,c=t,l=0,h=Math.min(o*i,a/t);h<s*i&&(l=Math.max(
r,Math.min(6*i,.35*a/t)),h=(s+2)*i,c=Math.max(1,Math.floor((a-t*l)/(h-l))),h=(a-(t-c)*l)/c);let u=e;return Array.from({length:t},
(f,p)=>{let d=p>=t-c,y=d?h:l;return u+=y,{y:u-y/2,height:y,isFull:d}})}function $r(t,e,n,s){let o={columns:1,side:0};if(t===
0)return o;for(let r of[1,2,4]){let i=n/Math.ceil(t/r)-$s*s,a=Math.min(i,(e-(r-1)*me*s)/r);a>o.side&&(o={columns:r,side:a})}
return o}function br(t,e,n,s,{columns:o,side:r},i){let a=Math.ceil(t/o),c=Math.min((s-n)/a,r+2.2*$s*i);return Array.from(
{length:t},(l,h)=>({x:e+h%o*(r+me*i),y:n+Math.floor(h/o)*c,side:r}))}function fe(t,e,n,s){let o=[];for(let[a,{wish:c,length:l}]of t.
entries())for(o.push({first:a,last:a,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.at(-2);if(!h||!u||i(u)+u.length+e<=i(h))
break;let[f,p]=[u.last-u.first+1,h.last-h.first+1];u.wish=(f*u.wish+p*(h.wish-u.length-e))/(f+p),u.length+=e+h.length,u.
last=h.last,o.pop()}let r=[];for(let a of o){let c=i(a);for(let l=a.first;l<=a.last;l++)r.push(c),c+=Number(t[l]?.length)+
e}return r;function i({wish:a,length:c}){return Math.max(n,Math.min(s-c,a))}}var ut=44,D={title:26,bars:34,inputs:64,scores:52,names:56},xs=16,xr={least:20,most:110,lane:1},kr=62,nn=8,Mr=160,pe=16,
ks=6;function on(t,e,n){let s=n/tn,[o,r]=[xs,e-xs],i=en(t.count,o,r,xr,s).map(({y:_,height:R,isFull:G})=>({x:_,width:R,isFull:G})),
a=Number(i.at(-1)?.width)>=kr*s,c={top:50*s,height:(a?86:54)*s,hasNames:a},l=c.top+c.height+pe*s,h=l+(D.title+D.inputs+pe)*
s,u=[];for(let _=0;_<t.layers;_++){let R=wr(t.heads,o,r,h+D.title*s,s),G=R.at(-1),C=(G?G.y+G.side+8*s:h)+D.title*s;u.push(
{y:h,maps:R,stream:C}),h=C+(D.bars+pe)*s}let f=Ar(t,o,h+D.title*s,r-o,s),p=Math.ceil(t.values("context").length/f.columns)*
f.cell,d=h+D.title*s+Math.max(p,20*s)+pe*s,y=d+(t.hasPointer?(D.title+D.scores)*s:0),g=y+(t.hasPointer?170:96)*s,$=g+q+((t.
hasPointer?D.names:0)+(t.hasGate?48:30))*s,k=t.hasGate?28*s:0,M=Sr(t,r-o,s),b=Je*s,w=r-M-Zt*b,T=Math.max(78*s,M/2+6),x=$+
k+34*s,O=r-M-16*s,N={most:Xt,top:x,bottom:x+(Xt+1)*T,x:o-6*s,right:O-8*s,segment:O};return{size:{width:e,height:N.bottom+
Math.max(0,(M-T)/2)+8*s,type:n},type:n,left:o,right:r,columns:i,chips:c,inputs:l,layers:u,context:f,pointer:d,ribbons:y,
places:g,gate:$,gateHeight:k,answers:N,full:M,across:{visits:i.map(({x:_})=>_),starts:[o,r],places:{room:[o,t.hasGeneration?
w-2*ks*s:r],gap:ks*s},generation:{start:w,gap:b},gate:r-M},bands:{ribbon:(_,R,G)=>sn(y,_,g,R,G),into:(_,R,G)=>sn(g+q,_,$,
R,G),out:(_,R,G)=>G?zn($+k,_,O+q,R):sn($+k,_,$,_,!1)}}}function sn(t,e,n,s,o){return o?De(t,e,n,s):De(t,e,t,e)}function wr(t,e,n,s,o){
let r=[4,3,2].find(l=>t%l===0)??Math.min(t,4),i=(n-e+nn*o)/r,a=Math.min(i-nn*o,Mr*o),c=Math.max(ut,40*o);return Array.from(
{length:t},(l,h)=>({x:e+h%r*i,y:s+c+Math.floor(h/r)*(a+c+nn*o),side:a,touch:ut}))}function Ar(t,e,n,s,o){let{length:r}=t.
values("context"),i=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:e,y:n,columns:i,cell:Math.min(11*o,(s-12*
o)/i)}}function Sr({hasGate:t},e,n){return Math.min(170*n,t?(e-82*n)/2:.4*e)}var rn=64,Or=Float32Array.from({length:rn},(t,e)=>e/(rn-1));function an({isOwnScale:t}){return t?"Same scale for all hea\
ds":"Own scale for each head"}function de(t,e,n,s){let{reading:o,isOwnScale:r,stage:i}=t;if(!o.heads)return null;let a=i.
type/13,c=r?s?"own largest":"largest of each head":S(o.largestWeight),l=60*a,h=e+12*a,u=[m("text",{class:"small",x:e,y:n},
"0"),m("image",{class:"map",href:xt(Or,rn,t.scale),x:h,y:n-9*a,width:l,height:9*a,preserveAspectRatio:"none"}),m("rect",
{class:"map-frame",x:h,y:n-9*a,width:l,height:9*a}),m("text",{class:"small",x:h+l+5*a,y:n},c)],f=an(t),p={"data-act":"sc\
ale",role:"button",tabindex:"0","aria-label":`Colours of the head maps go from 0 to ${r?"the largest weight of each head":
c}. ${f}`};if(s){let y=17*a+l+H(c,12.5*a),g=m("rect",{class:"ground",x:e-6*a,y:n+14*a-ut,width:y+12*a,height:ut});return m(
"g",{key:"scale",class:"switch",...p},g,u)}let d=H(f,12.5*a)+16*a;return m("g",{key:"scale"},m("text",{class:"small",x:e,
y:n-17*a},"Weights in the maps of heads"),u,m("g",{key:"switch",class:"switch",...p},m("rect",{class:"handle stays",x:e,
y:n+8*a,width:d,height:19*a,rx:9.5*a}),m("text",{class:"handle-words stays",x:e+8*a,y:n+21.5*a},f)))}var Ms=24,Nr=.045,Er=.6;function ws(t,e){let n=L(t),s=t.stage.size.width>=600*n,o=Math.min(t.reading.count*14,170),r=Math.
max(200,Math.min(t.reading.count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:e.isLeaf?
1:0,share:1.2,marks:i=>Tr(t,i,e)},{key:"cell",least:{width:330*n,height:300*n},rank:e.isLeaf?0:1,marks:i=>Rr(t,i,e)}]}function Tr(t,e,n){
let{reading:s,isOwnScale:o}=t,{layer:r,head:i,query:a,visit:c}=n,l=L(t),{count:h}=s,u=s.weights(r,i),f=s.isRemoved(r,i)||
s.isSkipped(r,"attention"),p=o?Math.max(...u)||1:s.largestWeight,d=Lr(t,e,n,f),y=Math.min(.36*e.width,190*l),g=e.y+42*l,
[$,k]=[e.width-y,e.height-44*l-d.height],M=e.width<600*l?1.9:1.15,b={width:$/h,height:Math.min(k/h,M*$/h)},w={x:e.x+y,y:g,
width:$,height:b.height*h},T=`layers.${r}.heads.${i}`,x=b.height>=30*l,O=_r(b.height,13*l);return[I(t,e.x,e.y+15*l,y>=150*
l?"The visit that asks":"Who asks",{kind:"strong",width:y-8*l}),m("g",{key:"columns"},N()),m("g",{key:"rows"},_()),m("im\
age",{key:"weights",class:"map",href:xt(u.map(P=>P/p),h,t.scale),...w,preserveAspectRatio:"none",opacity:f?.3:1}),m("rec\
t",{key:"frame",class:"map-frame",...w}),m("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${i}`},
R()),m("rect",{key:"column",class:"chosen-column",x:w.x+c*b.width,y:e.y,width:b.width,height:w.y+w.height-e.y,rx:3}),m("\
rect",{key:"row",class:"chosen-row",x:e.x-3,y:w.y+a*b.height,width:e.width+3,height:b.height,rx:3}),m("rect",{key:"cell",
class:"chosen-cell",x:w.x+c*b.width,y:w.y+a*b.height,width:b.width,height:b.height}),d.at(w.y+w.height)];function N(){let P=b.
width>=14*l,C=Math.min(15*l,b.width-3*l),Y=b.width>=30*l,Q=w.x;return s.visits.map((J,B)=>{let tt=String(rt[J.weekday]),
X=J.weekday!==s.visits[B-1]?.weekday,ft=w.x+B*b.width,Rt=V(t,tt,"tiny"),Fn=!P&&X&&ft>=Q&&ft+Rt<=w.x+w.width;Fn&&(Q=ft+Rt+
4*l);let We=w.x+(B+.5)*b.width;return m("g",{key:`column ${B}`,class:`part choice${B===c?" here":""}${J.masked?" off":""}`,
"data-open":`${T}.${a}.${B}`,role:"button",tabindex:"-1","aria-label":`Read from visit ${B+1}: ${F(s,B)}${J.masked?", ma\
sked":""}`},m("rect",{class:"ground",x:w.x+B*b.width,y:e.y,width:b.width,height:42*l}),P&&at(J.category,We-C/2,e.y+(Y?0:
22)*l,C),Fn&&I(t,ft,e.y+38*l,tt,{kind:"tiny",key:"weekday"}),Y&&[I(t,We,e.y+26*l,tt,{kind:"tiny",anchor:"middle",key:"da\
y"}),I(t,We,e.y+38*l,b.width>=40*l?st(J.start_minute):`${Math.floor(J.start_minute/60)} h`,{kind:"tiny",anchor:"middle",
key:"hour"})],m("title",{},F(s,B)))})}function _(){return s.visits.map((P,C)=>{let Y=w.y+(C+.5)*b.height,Q=C===a,J=Q||(h-
1-C)%O===0&&Math.abs(C-a)>=O,B=Math.min(18*l,b.height-1.5*l),tt=b.height>=12*l,X=e.x+(tt?B+10*l:4*l),ft=w.x-X-6*l,Rt=Q||
x?"strong":"label";return m("g",{key:`row ${C}`,class:`part choice${Q?" here":""}`,"data-open":`${T}.${C}.${c}`,role:"bu\
tton",tabindex:"-1","aria-label":`Visit ${C+1} asks: ${F(s,C)}`},m("rect",{class:"ground",x:e.x,y:Y-b.height/2,width:y,height:b.
height}),tt&&at(P.category,e.x+3*l,Y-B/2,B),J&&I(t,X,Y+(x?-2:4.5)*l,P.label,{kind:Rt,width:ft,key:"name"}),x&&I(t,X,Y+12*
l,`${Mt(s,C)} · ${as(s,C)}`,{kind:"small",width:ft,key:"when"}),m("title",{},F(s,C)))})}function R(){let P=[];for(let C=0;C<
h;C++){if(h>Ms&&C!==a){P.push(m("rect",{key:`row ${C}`,class:"cell",x:w.x,y:w.y+C*b.height,width:w.width,height:b.height,
"data-open":`${T}.${C}.${c}`},m("title",{},F(s,C))));continue}for(let Y=0;Y<h;Y++)P.push(G(C,Y))}return P}function G(P,C){
let Y=Number(u[P*h+C]),[Q,J]=[w.x+C*b.width,w.y+P*b.height],B=P===a&&C===c,tt=String(Math.round(100*Y)),X=Rt=>b.width>=V(
t,tt.padStart(2,"0"),Rt)+2*l,ft=(Y>=Nr||P===a)&&b.height>=13*l&&X("tiny");return m("g",{key:`${P} ${C}`,class:"cell"},m(
"rect",{key:"cell",x:Q,y:J,width:b.width,height:b.height,"data-open":`${T}.${P}.${C}`,role:"button",tabindex:B?0:"-1","a\
ria-current":B?"true":null},m("title",{},`${F(s,P)} reads ${S(Y,1)} from ${F(s,C)}`)),ft&&I(t,Q+b.width/2,J+b.height/2+4.5*
l,tt,{kind:Y/p>=.3&&X("strong")?"strong":"tiny",anchor:"middle",also:Y/p>=Er&&!f?"on-dark":"on-light",key:"weight"}))}}function _r(t,e){
return Math.max(1,Math.ceil(e/t))}function Lr(t,e,{layer:n,head:s,query:o,isLeaf:r},i){let{canAct:a,reading:c}=t,l=L(t),
h=c.isRemoved(n,s),u=e.height>=330*l,f=`layers.${n}.heads.${s}`,d=[a&&{text:h?"Switch head on":"Switch head off",attributes:{
"data-act":"head","data-part":f},isPressed:h},r?{text:"More about query and keys",attributes:{"data-more":"neurons","dat\
a-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"More about this head",attributes:{"data-more":"head","data-\
layer":n,"data-head":s},isButton:!1},{text:an(t),attributes:{"data-act":"scale"}}].filter(k=>k!==!1),y=i?"Switched off: \
these weights would have been used.":`Columns: the visit it reads from. ${c.count>Ms?"Darker is more; each row adds up t\
o 100 %.":"Values in %; each row adds up to 100."}`,g=u?v(y):[],$=W(t,{...e,y:0},g,"small").height;return{height:$+40*l,
at(k){let M=e.x,b=[];for(let{text:w,attributes:T,...x}of d){let O=ot(t,M,k+$+22*l,w,T,x);M+O.width>e.x+e.width||(b.push(
O.mark),M+=O.width+10*l)}return[m("g",{key:"explained"},W(t,{...e,y:k+3*l},g,"small").marks),m("g",{key:"controls"},b)]}}}
function Rr(t,e,{layer:n,head:s,query:o,visit:r}){let{reading:i}=t,a=o===i.count-1?"the last visit":`visit ${o+1}`,c=o===
r?"itself":_t(i,r);return[...U(t,e,`How much does ${a} read from ${c}?`,`${a.charAt(0).toUpperCase()}${a.slice(1)} reads\
 ${c}`),m("g",{key:"worked"},ue(t,z(t,e),Pt(i,n,s,o,r),ce(i,n,s,o),r,[{letter:"q",words:`Query of ${F(i,o)}`,colour:"que\
ry"},{letter:"k",words:`Key of ${F(i,r)}`,colour:"key"}],{colour:"attention-bar",over:`all ${i.count} visits of this row`,
open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var As=56;function Ss(t,e){let n=L(t);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>Cr(
t,s,e)},...t.reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>Pr(t,s,e)}]:[]]}function Cr(t,e,{
location:n}){let{reading:s}=t,o=L(t),r=Gt(s,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,
[f,p]=[i.toFixed(2),(1-i).toFixed(2)],d=s.pointerWeights,y=[],g=O=>r.visits.map(N=>({value:O*Number(d[N]),colour:"pointe\
r"}));s.hasPointer&&y.push({key:"pointer",label:"Pointer",parts:g(1),text:ct(a),open:"pointer"}),s.hasGate&&y.push({key:"\
from pointer",label:`× gate ${f}`,parts:g(i),text:ct(l),open:"gate"}),s.hasGeneration&&y.push({key:"generation",label:"\
Generation",parts:[{value:c,colour:"generation"}],text:ct(c),open:`generation.${n}`}),s.hasGate&&y.push({key:"from gener\
ation",label:`× (1 − ${f})`,parts:[{value:h,colour:"generation"}],text:ct(h),open:"gate"}),y.push({key:"answer",label:"\
Answer",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:O})=>O>0),text:ct(u),isChosen:!0});
let $=z(t,e),k=s.hasGate?[[{text:`${f} × ${ct(a)} = ${ct(l)}`}],...v("come from the pointer,"),[{text:`${p} × ${ct(c)}\
 = ${ct(h)}`}],...v("from generation. Together:"),[{text:ct(u),kind:"strong"},{text:"."}],...v("All bars have one scale.")]:
[...v(`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],M=W(t,{...$,
y:0},k),b={...$,height:$.height-M.height-44*o},w=Vt(t,b,y.length,As),T=W(t,{...$,y:$.y+w+8*o},k),x=ot(t,$.x,$.y+$.height-
10*o,"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...U(t,e,`How probable is ${s.nameOf(n).label}\
?`),m("g",{key:"rows"},it(t,b,y,{most:As})),...T.marks,x.mark]}function Pr(t,e,{location:n}){let{reading:s}=t,o=L(t),{visits:r,
pointer:i}=Gt(s,n),a=z(t,e),c="Its visits";if(r.length===0){let g=v("None of the visits is here, so the pointer cannot c\
hoose it.");return[...U(t,e,c),...W(t,a,g).marks]}let l=s.pointerWeights,h=r.map(g=>({key:`visit ${g}`,label:`${Mt(s,g)}\
 (visit ${g+1})`,parts:[{value:Number(l[g]),colour:"pointer"}],text:ct(Number(l[g])),open:`pointer.${g}`,isOff:s.visits[g]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",f=[...v(u),[{text:ct(i),kind:"strong"},
{text:"."}]],p=W(t,{...a,y:0},f),d={...a,height:a.height-p.height-8*o},y=Vt(t,d,h.length);return[...U(t,e,c),m("g",{key:"\
rows"},it(t,d,h,{isOrdered:!0})),...W(t,{...a,y:a.y+y+6*o},f).marks]}function ct(t){return S(t,t>=.01||t===0?1:t>=1e-5?3:
5)}function Os(t,e){let n=L(t);return[{key:"visits",least:{width:300*n,height:250*n},rank:e.isLeaf?1:0,share:.8,marks:s=>vr(
t,s,e)},{key:"score",least:{width:330*n,height:300*n},rank:e.isLeaf?0:1,share:1.6,marks:s=>Ir(t,s,e)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>Wr(t,s)}]}function vr(t,e,n){let{reading:s}=t,o=L(t),r=z(t,e),i=W(t,r,
v("A score for each visit, and its weight after the softmax."),"small"),a=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((f,p)=>({key:`visit ${p}`,label:f.label,says:Mt(s,p),category:f.category,parts:[{value:Number(c[p]),colour:"pointer"}],
beside:A(Number(a[p]),2),text:S(Number(c[p]),1),open:`pointer.${p}`,isChosen:p===n.visit,isOff:f.masked,exact:`${F(s,p)}\
: score ${A(Number(a[p]),4)}, weight ${S(Number(c[p]),2)}`})),h=ot(t,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+i.height+4*o,height:r.height-i.height-34*o};return[...U(t,e,"What the p\
ointer reads"),...i.marks,m("g",{key:"rows"},it(t,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function Ir(t,e,{visit:n}){let{
reading:s}=t;return[...U(t,e,`How does the pointer score ${_t(s,n)}, ${Mt(s,n)}?`,`Score of ${_t(s,n)}`),m("g",{key:"wor\
ked"},ue(t,z(t,e),vt(s,n),le(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${F(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function Wr(t,e){let{reading:n}=t,s=L(t),o=z(t,e),r=n.pointerWeights,i=W(t,o,v("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:f,probability:p,
visits:d})=>({key:`place ${h}`,label:d.length>1?`${u} (${d.length})`:u,category:f,parts:d.map(y=>({value:Number(r[y]),colour:"\
pointer"})),text:S(p,1),open:h>1?`places.${h}`:null,exact:`${d.map(y=>S(Number(r[y]),2)).join(" + ")} = ${S(p,2)}`})),c={
...o,y:o.y+i.height+6*s,height:o.height-i.height-36*s},l=ot(t,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...U(t,e,"Sums per place"),...i.marks,m("g",{key:"rows"},it(t,c,a)),l.mark]}function Ns(t,e){let n=L(t),s=Es(t.reading,e).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:e.
number===null?0:1,share:1.5,marks:o=>Gr(t,o,e)},{key:"number",least:{width:320*n,height:250*n},rank:e.number===null?1:0,
marks:o=>Fr(t,o,e)}]}function $e(t,{layer:e,visit:n,number:s}){return s??qt(Z(t,`layers.${e}.residual_out`,n))}function Es(t,{
layer:e,visit:n}){let s=`layers.${e}`,o=t.has(`${s}.attention_out`),r=t.trace.interventions.residuals!==!1,i=u=>t.isSkipped(
e,u),a=[],c=(u,f,p,d="plain")=>{let y=Z(t,`${s}.${u}`,n),g=`length ${A(Math.hypot(...y))}`;a.push({key:u,title:f,says:p||
g,values:y,colour:d})},l=(u,f)=>r?i(u)?"unchanged":"":i(u)?"nothing":`${f} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!t.has(`${s}.${u}\
.mean`))return"off: unchanged";let f=Number(t.values(`${s}.${u}.mean`)[n]),p=1/Number(t.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${A(f,2)}, deviation ${A(p,2)}`}}function Gr(t,e,n){let{reading:s}=t,{layer:o,visit:r}=n,i=L(t),
a=z(t,e),c=$e(s,n),l=Es(s,n),h={...a,height:a.height-34*i},u=r===s.count-1,f=a.x,p=[],d=(y,g,$=!0)=>{let k=ot(t,f,a.y+a.
height-10*i,y,g,{isButton:$});f+k.width>a.x+a.width||(p.push(k.mark),f+=k.width+10*i)};return r>0&&d("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||d("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),d("More about the \
layers",{"data-more":"layers"},!1),[...U(t,e,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${F(s,r)}`,`Layer ${o}\
: ${F(s,r)}`),m("g",{key:"rows"},Tt(t,h,l,{chosen:c,open:y=>`layers.${o}.stream.${r}.${y}`})),m("g",{key:"controls"},p)]}
function Fr(t,e,n){let{reading:s}=t,{layer:o,visit:r}=n,i=L(t),a=$e(s,n),c=z(t,e),{y:l}=c,h=[];for(let f of Hr(s,o,r,a)){
let p=W(t,{...c,y:l},f);if(l+p.height>c.y+c.height)break;h.push(...p.marks),l+=p.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...U(t,e,`Number ${a+1} of ${s.trace.architecture.d_model}, worked out`),m("g",{key:"lines"},h),
u.height>=90*i&&m("g",{key:"units"},Vr(t,u,o,r,a))]}function Hr(t,e,n,s){let o=`layers.${e}`,r=`transformer.layers.${e}`,
i=h=>Number(Z(t,`${o}.${h}`,n)[s]),a=t.trace.interventions.residuals!==!1,c=[[...v("Comes in:"),ye(i("residual_in"))]];return t.
has(`${o}.attention_out`)&&(c.push(ge("Norm 1:",zt(t,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(l("After\
 the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),t.isSkipped(e,"attention")))),c.push(ge("Norm 2:",zt(
t,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",i("residual_mid"),i("f\
eed_forward.out"),i("residual_out"),t.isSkipped(e,"feed_forward"))),c;function l(h,u,f,p,d){let y=d?"0 (skipped)":A(Math.
abs(f),2);return a?[...v(h),[{text:`${A(u,2)} ${f<0&&!d?"−":"+"} ${y} =`}],ye(p)]:[...v(`${h} no residual connection, \
so only`),[{text:d?"0 (skipped)":A(f,2),kind:"strong"}]]}}function ge(t,e){if(!e)return v(`${t} off, the number stays as\
 it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:i,bias:a,result:c}=e;return[...v(t),[{text:`(${A(n,2)} ${s<0?"+":
"−"} ${A(Math.abs(s),2)})`}],[{text:`× ${A(o,3)} = ${A(r,2)};`}],...i===null||a===null?v("then a learned factor and b\
ias give").concat([ye(c)]):[[{text:`${A(r,2)} × ${A(i,2)} ${a<0?"−":"+"} ${A(Math.abs(a),2)} =`}],ye(c)]]}function ye(t){
return[{text:A(t,2),kind:"strong"}]}function Vr(t,e,n,s,o){let{reading:r}=t,i=L(t),a=Z(r,`layers.${n}.feed_forward.pre`,
s),c=Z(r,`layers.${n}.feed_forward.hidden`,s),l=he(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((k,M)=>Math.
abs(Number(h[M]))-Math.abs(Number(h[k]))),f=Array.from(c).filter(k=>k>0).length,p=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",d=l?`${f} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${A(Ft(h),2)}, the bias adds ${A(l.bias,2)}:`:`${f} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,y=W(t,e,v(p+d),"small"),g=Math.max(1,Math.floor((e.height-y.height)/
(20*i))),$=u.slice(0,g).map(k=>({key:`unit ${k}`,label:`unit ${k+1}`,parts:[{value:Number(h[k]),colour:"plain"}],beside:`${A(
Number(a[k]))} → ${A(Number(c[k]))}${l?` × ${A(Number(l.dot.second[k]),2)}`:""}`,text:A(Number(h[k]),2)}));return[...y.
marks,it(t,{...e,y:e.y+y.height+2*i,height:e.height-y.height-4*i},$)]}var Ts=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var be=15,Dt=30;var cn=8,ln=99;var Dr=864e5,Br=.1;function hn(t,e){let n=L(t),s=e.number!==null;return[{key:"features",least:{width:300*n,height:270*n},
rank:s?1:0,share:1.2,marks:o=>jr(t,o,e)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>zr(t,o,e)},...e.
kind==="visit"?[{key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>Kr(t,o,e)}]:[]]}function un(t,e,n){
let{trace:s,count:o}=t,r=t.visits[n],{without_features:i=[],position_from_end:a}=s.interventions;if(i.includes(e)||e==="\
position_from_end"&&a===!1)return"left out: all zeros";if(!r)return"";switch(e){case"location":return r.label;case"user":
return s.user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/be)*be;return`${st(
c)} to ${st((c+be)%1440)}`}case"weekday":return Ts[r.weekday]??"";case"recency":{let c=Ur(t,n);return c===null?"days bef\
ore the prediction":c>=cn?`${cn} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{
let c=Math.floor(r.duration_minutes/Dt)*Dt,l=c+Dt;return c>=ln*Dt?`${mt(ln*Dt)} or more`:`${c?mt(c):"0"} to ${mt(l)}`}default:{
let c=o-n;return c===1?"the last visit":`${c} from the end`}}}function Ur({trace:t,visits:e},n){let s=e[n]?.arrival;if(!s)
return null;let o=r=>Date.parse(r.slice(0,10))/Dr;return Math.round(o(t.predict_at)-o(s))}function jr(t,e,{kind:n,visit:s}){
let{reading:o}=t,r=L(t),i=z(t,e),a=o.slices.map(({name:f,label:p,lengths:d})=>({key:f,title:p,says:un(o,f,s),values:Ze(o,
f,s),colour:Number(d[s])===0?"plain off":"plain"})),c=a.reduce((f,{values:p})=>f+p.length,0),l=W(t,i,v(`${a.length} vect\
ors, ${c} numbers together; the network learned a vector for every value.`),"small"),h=ot(t,i.x,i.y+i.height-10*r,"More \
about features",{"data-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*r,height:i.height-l.height-34*r};return[
...U(t,e,n==="inputs"?"What the last visit is made of":F(o,s)),...l.marks,m("g",{key:"rows"},Tt(t,u,a)),h.mark]}function zr(t,e,{
kind:n,visit:s,number:o}){let{reading:r}=t,i=L(t),a=z(t,e),c=Z(r,"inputs.projected",s),l=o??qt(c),h=hs(r,s,l),u=n==="inp\
uts"?"inputs":`visits.${s}`,f=[{key:"projected",title:`${c.length} numbers`,says:"all features, mixed",values:c,colour:"\
stream"}],p={...a,height:Math.min(86*i,.26*a.height)},d=qr(r,s,l),y=[],g=d.reduce((b,w)=>b+W(t,{...a,y:0},w).height+4*i,
0),$={...a,y:p.y+p.height+28*i,height:a.height-p.height-g-36*i},k=h?Yr(h):[],M=$.y+(k.length?Vt(t,$,k.length)+6*i:0);for(let b of d){
let w=W(t,{...a,y:M},b);if(M+w.height>a.y+a.height+2)break;y.push(...w.marks),M+=w.height+4*i}return[...U(t,e,"The vecto\
r that enters the layers"),m("g",{key:"vector"},Tt(t,p,f,{chosen:l,open:b=>`${u}.${b}`})),k.length>0&&W(t,{...a,y:p.y+p.
height+4*i},v(`Number ${l+1}: each feature × its weights`),"small").marks,k.length>0&&m("g",{key:"rows"},it(t,$,k)),m("\
g",{key:"lines"},y)]}function Yr({parts:t,bias:e}){return[...t.map(({name:s,label:o,dot:r})=>({key:s,label:o,parts:[{value:r.
sum,colour:"plain"}],text:A(r.sum,2),exact:`${o}: the sum of ${r.products.length} products is ${A(r.sum,4)}`})),{key:"bi\
as",label:"bias",parts:[{value:e,colour:"plain"}],text:A(e,2),exact:""}]}function qr(t,e,n){let s=Number(Z(t,"inputs.pro\
jected",e)[n]),o=Number(Z(t,"layers.0.residual_in",e)[n]),r=zt(t,"inputs.projected","inputs.norm","input_norm",e,n),i=[[
...v("Sum:"),[{text:A(s,2),kind:"strong"}]],ge("Norm:",r)];if(t.trace.architecture.components.includes("sinusoidal")){let a=t.
trace.architecture.d_model,c=wt(t,"pos_encoding",e*a+n);t.trace.interventions.sinusoidal===!1?i.push(v("No position enco\
ding: it is off.")):c!==null&&r&&i.push([...v("Position encoding:"),[{text:`${A(r.result,2)} ${c<0?"−":"+"} ${A(Math.abs(
c),2)} =`}],[{text:A(o,2),kind:"strong"}]])}return i}function Kr(t,e,{visit:n}){let{reading:s}=t,o=L(t),r=z(t,e),i=[];for(let d=0;d<
s.layers;d++)for(let y=0;y<s.heads;y++){let g=Number(s.lastRow(d,y)[n]),$=s.isRemoved(d,y)||s.isSkipped(d,"attention");i.
push({key:`${d} ${y}`,label:`Layer ${d}, head ${y}`,parts:[{value:g,colour:"plain"}],text:$?"off":S(g,1),open:`layers.${d}\
.heads.${y}.${s.count-1}.${n}`,isOff:$})}let a=[];if(s.hasPointer){let d=Number(s.pointerWeights[n]);i.push({key:"pointe\
r",label:"Pointer",parts:[{value:d,colour:"pointer"}],text:S(d,1),open:`pointer.${n}`}),s.hasGate&&a.push(...v("To the a\
nswer the pointer carries"),[{text:`${S(d,1)} × gate ${s.gate.toFixed(2)} = `},{text:S(d*s.gate,1),kind:"strong"},{text:"\
."}])}let c=W(t,r,v(s.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),
"small"),l=W(t,{...r,y:0},a),h={...r,y:r.y+c.height+2*o,height:r.height-c.height-l.height-8*o},u=Vt(t,h,i.length),f=i.map(
({parts:d})=>Number(d[0]?.value)),p=Math.max(Br,...f);return[...U(t,e,"Who reads it?"),...c.marks,i.length>0&&m("g",{key:"\
rows"},it(t,h,i,{largest:p})),m("g",{key:"end"},W(t,{...r,y:h.y+u+6*o},a).marks)]}var Xr={head:ws,stream:Ns,inputs:hn,visit:hn,context:cs,pointer:Os,generation:gs,gate:fs,place:Ss};function _s(t,e){let n=gt(
e,t.reading);return n?Zn(t,n,Xr[n.kind](t,n)):[]}function Lt(t,e,n){switch(t?.kind){case"visit":return Jr(t.visit??0,e);case"head":return ea(t.layer??0,t.head??0,e);case"\
slices":return{title:"What a visit is made of.",text:`Each visit is ${e.slices.length} vectors side by side: ${Ls(e.slices.
map(({label:s})=>Zr[s]??s))}. One matrix mixes them into ${e.trace.architecture.d_model} numbers.`};case"stream":return Rs(
t.layer??0,e);case"context":return{title:"Context.",text:`After ${e.layers===1?"its layer":`all ${e.layers} layers`} the\
 last visit is ${e.trace.architecture.d_model} numbers. ${Ls(Qr(e),!0)} read nothing else of it.`};case"pointer":return Cs(
e);case"generation":return Ps(e);case"gate":return vs(e);case"place":return na(t.location??0,e);default:return sa(e,n)}}
var Zr={place:"place",who:"person",time:"time of day",day:"weekday",ago:"days ago",stay:"length of stay",order:"position"};
function Qr(t){return[...t.hasPointer?["the pointer"]:[],...t.hasGeneration?["the generation head"]:[],...t.has("gate.lo\
git")?["the gate"]:[]]}function Ot(t,e){let n=t.visits[e];return n?`${n.label}, ${rt[n.weekday]} ${st(n.start_minute)}`:
""}function Jr(t,e){let n=e.visits[t],s=[`A stay of ${mt(n?.duration_minutes??0)}.`],o=ta(t,e);if(n?.masked)return{title:`${Ot(
e,t)}.`,text:"This visit is masked: nothing reads it."};if(o&&s.push(`The last visit reads it most in layer ${o.layer}, \
head ${o.head}: ${S(o.weight)}.`),e.hasPointer){let r=e.pointerWeights[t],i=e.locations[t]??0,a=r*e.gate,c=e.probabilityOf(
"final",i);s.push(e.hasGate?`The pointer gives it ${S(r,1)}; through the gate that is ${mn(a)} of the ${S(c,1)} of ${e.nameOf(
i).label}.`:`The pointer gives it ${S(r,1)} of the answer.`)}return{title:`${Ot(e,t)}.`,text:s.join(" ")}}function ta(t,e){
let n=null;for(let s=0;s<e.layers;s++)for(let o=0;o<e.heads;o++){if(e.isRemoved(s,o))continue;let r=Number(e.lastRow(s,o)[t]);
(!n||r>n.weight)&&(n={layer:s,head:o,weight:r})}return n}function ea(t,e,n){let s=`Layer ${t}, head ${e}.`;if(n.isRemoved(
t,e)){let h=n.trace.interventions.replace_with==="mean";return{title:s,text:`Switched off: its output is ${h?"its mean o\
ver the visits":"zero"}. The map shows the weights it would have used.`}}let o=n.lastRow(t,e),r=dt(o),a=[...o.keys()].sort(
(h,u)=>o[u]-o[h])[1],c=a===void 0?"":` and ${S(o[a])} from ${Ot(n,a)}`,l=r===n.count-1?"itself":Ot(n,r);return{title:s,text:`\
The last visit reads ${S(o[r])} from ${l}${c}. Each row adds up to 100 %.`}}function Rs(t,e){let{residual:n,attention:s,
feedForward:o}=e.stream(t),r=e.count-1,i=s?`its heads add one of length ${A(Number(s[r]))} and `:"";return{title:`Residu\
al stream, layer ${t}.`,text:`The last visit comes in as a vector of length ${A(Number(n[r]))}; ${i}its feed-forward net\
work adds one of length ${A(Number(o[r]))}.`}}function Cs(t){let e=t.pointerWeights,n=dt(e),[s]=t.pointedPlaces,o=s&&s.visits.
length>1?`; its ${s.visits.length} visits add up to ${S(s.probability)}`:"";return{title:"Pointer.",text:`It scores ever\
y visit and turns the scores into weights. Its favourite visit is ${Ot(t,n)}, with ${S(e[n])}. Most probable to copy: ${s?.
label}${o}.`}}function Ps(t){let[e,n]=t.generated(2);return{title:"Generation.",text:`It scores all ${t.trace.architecture.
locations-2} places, visited or not. First comes ${e?.label} with ${S(e?.probability??0)}, then ${n?.label} with ${S(n?.
probability??0)}.`}}function vs(t){let{gate:e,trace:n}=t;return{title:"Gate.",text:`${n.gate.learned?"The network sets t\
he gate":"The gate is set"} to ${e.toFixed(2)}: ${S(e)} of the answer’s distribution comes from the pointer, ${S(1-e)}\
 from generation.`}}function na(t,e){let{label:n}=e.nameOf(t),s=e.probabilityOf("final",t),o=[`Its probability is ${S(s,
1)}`];if(e.hasGate){let a=e.probabilityOf("pointer",t),c=e.probabilityOf("generation",t),{gate:l}=e;o.push(`: gate ${l.toFixed(
2)} × ${S(a,1)} by the pointer + ${(1-l).toFixed(2)} × ${S(c,1)} by generation`)}let r=e.locations.filter(a=>a===t).length,
i=["It is not among the visits","It was visited once"][r]??`It was visited ${r} times`;return{title:`${n}.`,text:`${o.join(
"")}. ${i}.`}}function sa(t,e){let{prediction:n}=t.trace,{label:s}=t.nameOf(n.location),o=`${s}, ${S(n.probability,1)}.`;
if(e){let r=e.probabilityOf("final",n.location),i=Math.round(1e3*n.probability)-Math.round(1e3*r),a=i===0?"the same as":
`${Math.abs(i/10).toFixed(1)} points ${i>0?"more":"less"} than`,c=e.trace.prediction.location===n.location,l=t.wordsFor(
e),h=c?"":` ${l.charAt(0).toUpperCase()}${l.slice(1)} the answer was ${e.nameOf(e.trace.prediction.location).label}.`;return{
title:o,text:`That is ${a} ${l}.${h}`}}return t.hasGate?{title:o,text:`${mn(n.from_pointer)} come from the pointer, ${mn(
n.from_generation)} from generation. Point at anything to see where it comes from and where it goes.`}:{title:o,text:"Po\
int at anything to see where it comes from and where it goes."}}function mn(t){return`${(100*t).toFixed(1)} points`}function Ls(t,e=!1){
let n=t.at(-1)??"",s=t.length>1?`${t.slice(0,-1).join(", ")} and ${n}`:n;return e?s.charAt(0).toUpperCase()+s.slice(1):s}
function Is(t){let{count:e}=t,n=t.visits[e-1],s=t.visits[0],o=[{title:e===1?"One visit.":`${e} visits.`,text:e===1?`${Ot(
t,0)}. Where does this person go next?`:`They begin with ${s?.label} and end with ${Ot(t,e-1)}. Where does this person g\
o next?`,part:null},{...Lt({kind:"slices"},t,null),part:null}];for(let c=0;c<t.layers;c++){o.push({...oa(c,t),part:null});
let l=Rs(c,t);o.push({...l,text:`${l.text} The bars show the same for every visit.`,part:null})}o.push({...Lt({kind:"con\
text"},t,null),part:null}),t.hasPointer&&o.push({...Cs(t),part:null}),t.hasGeneration&&o.push({...Ps(t),part:null});let{
prediction:r}=t.trace,i=t.nameOf(r.location).label,a=t.hasGate?`${vs(t).text} `:"";return o.push({title:`${i}, ${S(r.probability,
1)}.`,text:`${a}The answer after ${n?.label} is ${i}.`,part:null}),o}function oa(t,e){let n=`Layer ${t}.`;if(!e.heads)return{
title:n,text:"This network has no self-attention: no visit reads another one here."};let s=null;for(let r=0;r<e.heads;r++){
if(e.isRemoved(t,r))continue;let i=e.lastRow(t,r),a=dt(i);(!s||i[a]>s.weight)&&(s={head:r,visit:a,weight:i[a]})}if(!s)return{
title:n,text:"All of its heads are switched off."};let o=s.visit===e.count-1?"from itself":`from ${Ot(e,s.visit)}`;return{
title:n,text:`In ${e.heads} heads every visit reads the others; darker means more. The strongest link of the last visit:\
 head ${s.head} reads ${S(s.weight)} ${o}.`}}function Ws(t,e){let n=gt(t,e);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return aa(n,e);break;case"stream":
return ia(n,e);case"pointer":if(n.isLeaf)return ca(n,e);break;case"generation":if(n.isLeaf)return la(n,e);break;case"gat\
e":return ha(e);default:break}return Lt(pt(ra(n),e),e,null)}function ra({kind:t,layer:e,head:n,visit:s,location:o}){return t===
"head"?`layers.${e}.heads.${n}`:t==="visit"?`visits.${s}`:t==="place"?`places.${o}`:t}function aa({layer:t,head:e,query:n,
visit:s},o){let r=o.weights(t,e).subarray(n*o.count,(n+1)*o.count),i=Number(r[s]),a=r.filter(d=>d>i).length,c=n===s?"its\
elf":F(o,s),l=`${F(o,n)}, reads ${S(i,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=Pt(o,t,e,n,s),f=o.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${o.count} weights in its row ${a===1?"is":"are"} larger.`,p=o.isRemoved(t,e)||o.isSkipped(t,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${A(h.
sum,2)}, which makes a score of ${A(u,2)}. ${f}${p}`}}function ia({layer:t,visit:e},n){let s=`layers.${t}`,o=l=>A(Math.hypot(
...Z(n,`${s}.${l}`,e))),r=n.has(`${s}.attention_out`),i=(l,h)=>n.isSkipped(t,h)?"nothing, since it is skipped":`one of l\
ength ${o(l)}`,a=r?`its heads give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" With\
out residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${t}, ${F(n,e)}.`,text:`The \
visit comes in as a vector of length ${o("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_forw\
ard")}. It leaves with length ${o("residual_out")}.${c}`}}function ca({visit:t},e){let n=S(Number(e.pointerWeights[t]),1),
s=`The pointer gives ${F(e,t)}, ${n}.`;if(e.visits[t]?.masked)return{title:s,text:"The visit is masked: it cannot be cho\
sen."};let{dot:o,bias:r,isBiasOff:i,score:a}=vt(e,t),c=r!==null&&!i?` and the bias of its position is ${A(r,2)}`:"";return{
title:s,text:`Query and key multiply to ${A(o.sum,2)}${c}; its score is ${A(a,2)}. The weight counts for ${_t(e,t)}.`}}function la({
location:t},e){let{logit:n}=St(e,t),s=e.probabilityOf("generation",t),o=n===null?"":`Its logit is ${A(n,2)}; `,r=`the so\
ftmax over all places makes it ${S(s,1)} of generation.`;return{title:`${e.nameOf(t).label}, scored by the generation he\
ad.`,text:o?o+r:r.charAt(0).toUpperCase()+r.slice(1)}}function ha(t){let e=Lt({kind:"gate"},t,null),n=Wt(t);if(!n)return e;
let{logit:s,learned:o,hidden:r}=n,i=t.trace.gate.learned?`Its ${r.length} hidden units add up to a logit of ${A(s,2)}.`:
`As learned it would be ${o.toFixed(2)}.`;return{title:e.title,text:`${e.text} ${i}`}}var ua="http://www.w3.org/2000/svg",ma=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),
xe=/-?\d+(?:\.\d+)?/g,ke=class{#t=new WeakMap;#e=new Map;#n=new WeakMap;#o=0;#a=0;constructor(e){this.root=e,this.elements=
[]}show(e,n=0){this.#u(),this.elements=this.#r(this.root,e,this.elements,n>0),this.#e.size&&this.#l(n)}#r(e,n,s,o){if(n.
every(a=>typeof a=="string")){let a=n.join("");return(e.textContent!==a||s.length)&&(e.textContent=a),[]}let r=new Map;for(let[
a,c]of s.entries()){let l=this.#t.get(c);l&&r.set(fn(l.mark,a),c)}let i=n.map((a,c)=>{let l=typeof a=="string"?{tag:"tsp\
an",attributes:{},children:[a]}:a,h=r.get(fn(l,c));r.delete(fn(l,c));let u=h??document.createElementNS(ua,l.tag);return this.#s(
u,l,o&&h!==void 0),u});for(let a of r.values())a.remove();for(let[a,c]of i.entries()){let l=e.childNodes[a];l!==c&&e.insertBefore(
c,l??null)}return i}#s(e,n,s){let o=this.#t.get(e),r=o?.mark.attributes??{};for(let a of Object.keys(r))ne(n.attributes[a])===
null&&e.removeAttribute(a);for(let[a,c]of Object.entries(n.attributes)){let l=ne(c),h=ne(r[a]);if(l===null||l===h)continue;
let u=s&&h!==null&&ma.has(a)?fa(h,l):null;u?this.#e.set(`${this.#i(e)} ${a}`,{element:e,name:a,at:u,end:l}):e.setAttribute(
a,l)}let i=this.#r(e,n.children,o?.elements??[],s);this.#t.set(e,{mark:n,elements:i})}#i(e){let n=this.#n.get(e)??this.#o++;
return this.#n.set(e,n),n}#l(e){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/e));if(r===1){this.#u();
return}let i=1-(1-r)**3;for(let{element:a,name:c,at:l}of this.#e.values())a.setAttribute(c,l(i));this.#a=requestAnimationFrame(
s)};this.#a=requestAnimationFrame(s)}#u(){cancelAnimationFrame(this.#a);for(let{element:e,name:n,end:s}of this.#e.values())
e.setAttribute(n,s);this.#e.clear()}};function fn(t,e){return`${t.tag} ${t.key??e}`}function fa(t,e){let n=t.match(xe)??
[],s=e.match(xe)??[],o=e.split(xe);return n.length!==s.length||t.split(xe).join()!==o.join()?null:r=>{let i=s.map((a,c)=>{
let l=Number(n[c]);return String(Math.round((l+r*(Number(a)-l))*100)/100)});return o.map((a,c)=>a+(i[c]??"")).join("")}}var Me=class{#t=0;#e=0;#n=[];constructor(e,n){this.show=n,this.button=pn("Play the story","play",()=>this.toggle()),this.
back=pn("Step back","back",()=>this.step(-1)),this.forth=pn("Step forward","forth",()=>this.step(1)),this.slider=document.
createElement("input"),this.slider.type="range",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute(
"aria-label","Step of the story"),this.slider.addEventListener("input",()=>this.#o(Number(this.slider.value)-1)),e.append(
this.button,this.back,this.forth,this.slider),this.#r(!1)}isOpen=!1;get isTelling(){return this.isOpen&&this.#e<this.#n.
length-1}get sentence(){return this.isOpen?this.#n[this.#e]??null:null}tell(e){this.#n=e,this.#e=Math.min(this.#e,e.length-
1),this.slider.max=String(e.length),this.#r(this.#t!==0)}toggle(){this.#t?this.pause():this.play()}play(){let e=this.#e>=
this.#n.length-1;this.#o(this.isOpen&&!e?this.#e:0),this.#a()}pause(){clearTimeout(this.#t),this.#t=0,this.#r(!1)}close(){
this.isOpen&&(this.pause(),this.isOpen=!1,this.#e=0,this.#r(!1),this.show(null))}step(e){this.#o(this.isOpen?this.#e+e:e>
0?0:this.#n.length-1)}#o(e){this.pause(),this.isOpen=!0,this.#e=Math.max(0,Math.min(this.#n.length-1,e)),this.#r(!1),this.
show(this.#e)}#a(){let{title:e="",text:n=""}=this.#n[this.#e]??{},s=Math.max(1800,55*(e.length+n.length));if(this.#e>=this.#n.
length-1){this.pause();return}this.#t=window.setTimeout(()=>{this.#o(this.#e+1),this.#a()},s),this.#r(!0)}#r(e){this.button.
dataset.icon=e?"pause":"play";let n=e?"Pause the story":"Play the story";this.button.setAttribute("aria-label",n),this.button.
title=n,this.slider.value=String(this.isOpen?this.#e+1:this.#n.length),this.slider.setAttribute("aria-valuetext",this.isOpen?
`Step ${this.#e+1} of ${this.#n.length}`:"The whole picture"),this.back.disabled=this.isOpen&&this.#e===0,this.forth.disabled=
this.isOpen&&this.#e>=this.#n.length-1}};function pn(t,e,n){let s=document.createElement("button");return s.type="button",
s.dataset.icon=e,s.title=t,s.setAttribute("aria-label",t),s.addEventListener("click",n),s}var dn="http://www.w3.org/2000/svg",pa=["fill","stroke","stroke-width","stroke-dasharray","stroke-linecap","stroke-linej\
oin","opacity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],da={fill:"rgb(0, 0, 0)",stroke:"\
none","stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"miter",opacity:"1","pain\
t-order":"normal","text-decoration-line":"none"},ga=new Set(["font-size","font-weight","text-anchor"]);function Gs(t,{title:e,
ground:n}){let s=t.cloneNode(!0),{width:o,height:r}=t.viewBox.baseVal,i=t.querySelectorAll("*");for(let[l,h]of s.querySelectorAll(
"*").entries()){let u=i[l];u&&ya(h,getComputedStyle(u));for(let f of["class","data-part","data-open","data-act","tabinde\
x","role"])h.removeAttribute(f)}for(let l of s.querySelectorAll('[opacity="0"]'))l.remove();let a=document.createElementNS(
dn,"title");a.textContent=e;let c=document.createElementNS(dn,"rect");return c.setAttribute("width",String(o)),c.setAttribute(
"height",String(r)),c.setAttribute("fill",n),s.prepend(a,c),s.setAttribute("xmlns",dn),s.setAttribute("width",String(o)),
s.setAttribute("height",String(r)),s.setAttribute("font-family",getComputedStyle(t).fontFamily),s.setAttribute("role","i\
mg"),s.setAttribute("aria-label",e),s.removeAttribute("class"),new XMLSerializer().serializeToString(s)}function ya(t,e){
if(t.localName==="g"){e.opacity!=="1"&&t.setAttribute("opacity",e.opacity);return}t.localName==="image"&&t.setAttribute(
"style","image-rendering: pixelated");for(let n of pa){if(ga.has(n)&&t.localName!=="text")continue;let s=e.getPropertyValue(
n);s&&s!==da[n]&&t.setAttribute(n,s)}}function Fs({columns:t,rows:e}){let n=document.createElement("table");n.createTHead().insertRow().append(...t.map(r=>gn(
"th",r,"col")));let o=n.createTBody();for(let[r,...i]of e)o.insertRow().append(gn("th",r,"row"),...i.map(a=>gn("td",a)));
return n}function Hs(t){let e=s=>s.map(wa).join(",");return`${t.map(({columns:s,rows:o})=>[s,...o].map(e).join(`\r
`)).join(`\r
\r
`)}\r
`}var xa=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,ka=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Ma=/^(?=[\t\r\n])/;function wa(t){if(t==null)return"";if(typeof t=="number")return String(t);let e=t.replace(ka,"$1'").replace(
Ma,"'"),n=xa.test(t)?t:e;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function gn(t,e,n){let s=document.createElement(
t);return n&&(s.scope=n),s.textContent=typeof e=="number"&&!Number.isInteger(e)?e.toFixed(6):String(e??"–"),s}function Ds(t,e=null){if(e===null)return[Sa(t),Oa(t)];let n=gt(e,t);return n?Aa[n.kind](t,n):[]}var Aa={head:Na,stream:Ea,
inputs:Vs,visit:Vs,context:Ta,pointer:_a,generation:La,gate:Ra,place:Ca};function Sa(t){let{hasPointer:e}=t;return{caption:"\
Visits, oldest first",columns:["Visit","Stay in minutes",...e?["Pointer score","Pointer weight"]:[]],rows:t.visits.map((n,s)=>[
F(t,s),n.duration_minutes,...e?[$n(t.pointerScores[s]),t.pointerWeights[s]]:[]])}}function Oa(t){return{caption:`The ans\
wer, with a gate of ${t.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From the pointer","From gen\
eration","Probability"],rows:t.trace.location_probabilities.final.map(({location:e})=>{let{pointer:n,generation:s,fromPointer:o,
fromGeneration:r}=Gt(t,e),i=t.probabilityOf("final",e);return[t.nameOf(e).label,n,s,o,r,i]})}}function Na(t,{layer:e,head:n,
query:s,visit:o,isLeaf:r}){let{count:i}=t,a=t.weights(e,n),c=`layer ${e}, head ${n}`,l=t.visits.map((f,p)=>F(t,p));if(!r)
return[{caption:`Weights of ${c}: rows are the visits that ask, columns those they read from`,columns:["Visit that asks",
...l],rows:l.map((f,p)=>[f,...a.subarray(p*i,(p+1)*i)])}];let h=ce(t,e,n,s),{dot:u}=Pt(t,e,n,s,o);return[we(`Query of ${l[s]}\
 × key of ${l[o]}, ${c}`,["Query","Key"],u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weigh\
t"],rows:l.map((f,p)=>[f,$n(h.scores[p]),a[s*i+p]])}]}function Ea(t,e){let{layer:n,visit:s}=e,o=`layers.${n}`,r=[["Comes\
 in","residual_in"],["Norm 1","norm1"],["Heads","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],[
"Feed-forward","feed_forward.out"],["Leaves","residual_out"]].filter(([,u])=>t.has(`${o}.${u}`)),i=r.map(([,u])=>Z(t,`${o}\
.${u}`,s)),a=$e(t,e),c=he(t,n,s,a),l=Z(t,`${o}.feed_forward.pre`,s),h=Z(t,`${o}.feed_forward.hidden`,s);return[{caption:`${F(
t,s)}, in layer ${n}`,columns:["Number",...r.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,f)=>[f+1,...i.map(p=>p[f])])},
{caption:`Hidden units of the feed-forward network${c?`, and what they give number ${a+1}`:""}`,columns:["Unit","Before \
the activation","After it",...c?["Weight","Product"]:[]],rows:Array.from(h,(u,f)=>[f+1,l[f],u,...c?[c.dot.second[f],c.dot.
products[f]]:[]])}]}function Vs(t,{kind:e,visit:n}){let s=Z(t,"inputs.projected",n),o=[{caption:`What ${F(t,n)} is made \
of`,columns:["Feature","Value","Length of its vector"],rows:t.slices.map(({name:i,label:a,lengths:c})=>[a,un(t,i,n),c[n]])},
yn("All features mixed by one matrix",s)];if(e==="inputs")return o;let r=Array.from({length:t.layers*t.heads},(i,a)=>{let[
c,l]=[Math.floor(a/t.heads),a%t.heads];return[`Layer ${c}, head ${l}`,t.lastRow(c,l)[n]]});return t.hasPointer&&r.push([
"Pointer",t.pointerWeights[n]]),o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),
o}function Ta(t){return[yn("The context: the last visit after all layers",t.values("context"))]}function _a(t,{visit:e,isLeaf:n}){
let s=le(t),o=t.visits.map((l,h)=>F(t,h)),r=t.values("pointer.content_scores"),i=t.has("pointer.bias")?t.values("pointer\
.bias"):null,a=[{caption:"The pointer’s score and weight of each visit",columns:["Visit","Content score",...i?["Positi\
on bias"]:[],"Score","Weight"],rows:o.map((l,h)=>[l,r[h],...i?[i[h]]:[],$n(s.scores[h]),t.pointerWeights[h]])},{caption:"\
Weights added up by place",columns:["Place","Visits","Probability"],rows:t.pointedPlaces.map(({label:l,visits:h,probability:u})=>[
l,h.length,u])}];if(!n)return a;let{dot:c}=vt(t,e);return[we(`Query of the context × key of ${o[e]}`,["Query","Key"],c),
...a]}function La(t,{location:e,isLeaf:n}){let s=t.trace.location_probabilities.generation??[],o={caption:"The most prob\
able places of the generation head",columns:["Place","Logit","Probability"],rows:s.map(i=>[t.nameOf(i.location).label,St(
t,i.location).logit,i.probability])},{dot:r}=St(t,e);return n&&r?[we(`Context × weights of ${t.nameOf(e).label}`,["Cont\
ext","Weight"],r),o]:[o]}function Ra(t){let e=Wt(t),n={caption:"The gate",columns:["Quantity","Value"],rows:[...e?[["Bia\
s",e.bias],["Logit",e.logit],["As learned",e.learned]]:[],["Gate",t.gate]]};if(!e)return[n];let s="Hidden units";return[
e.dot?we(s,["Hidden unit","Weight"],e.dot):yn(s,e.hidden),n]}function Ca(t,{location:e}){let{visits:n,pointer:s,generation:o,
gate:r,fromPointer:i,fromGeneration:a,probability:c}=Gt(t,e);return[{caption:`How probable is ${t.nameOf(e).label}?`,columns:[
"Path","Probability","Factor","Share of the answer"],rows:[["Pointer",s,r,i],["Generation",o,1-r,a],["Answer","","",c]]},
{caption:"Its visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[F(t,l),t.hasPointer?t.pointerWeights[l]:0])}]}function we(t,e,{
first:n,second:s,products:o,sum:r}){return{caption:t,columns:["Number",...e,"Product"],rows:[...o.map((i,a)=>[a+1,n[a],s[a],
i]),["Sum","","",r]]}}function yn(t,e){return{caption:t,columns:["Number","Value"],rows:Array.from(e,(n,s)=>[s+1,n])}}function $n(t){
return Number.isFinite(t)?t:"−∞"}function bn(t,e,n){let s=document.createElement("dialog");s.className="picture-tables",s.setAttribute("aria-label","Numb\
ers");let o=Ds(e,n);for(let c of o){let l=document.createElement("div");l.className="table-frame",l.tabIndex=0;let h=document.
createElement("h2");h.textContent=c.caption,l.append(Fs(c)),s.append(h,l)}let r=document.createElement("button");r.type=
"button",r.textContent="Close",r.addEventListener("click",()=>s.close());let i=document.createElement("a");i.textContent=
"Save as CSV",i.download=`${n??"network"}.csv`,i.href=URL.createObjectURL(new Blob([Hs(o)],{type:"text/csv"}));let a=document.
createElement("p");a.append(r," ",i),s.append(a),s.addEventListener("close",()=>{URL.revokeObjectURL(i.href),s.remove()}),
t.append(s),s.showModal()}var Qt=.03,Pa=5;function Ae({reading:t,before:e,stage:n,happened:s,lit:o}){let r=ht(o,t),{most:i,top:a,bottom:c}=n.answers,
l=s===null?[]:[s];r!==null&&o?.kind==="place"&&l.push(r);let h=t.answer(i,l),f=h.slice(0,-1).map(({location:d})=>e?.probabilityOf(
"final",d)??0);f.push(1-f.reduce((d,y)=>d+y,0));let p=(c-a)/h.length;return h.map((d,y)=>{let g=e?Number(f[y]):null;return{
...d,was:g,middle:a+(y+.5)*p,height:d.probability*n.full}})}function Se({reading:t,stage:e},n){let s=t.pointedPlaces,o=s.
filter(({probability:h,location:u},f)=>h>=Qt&&f<Pa||xn(n,u)<n.length-1).map(h=>({...h,wish:l(h.visits)})),r=s.filter(({location:h})=>!o.
some(u=>u.location===h));if(r.length){let h=r.flatMap(u=>u.visits);o.push({location:-1,label:`${r.length} more place${r.
length===1?"":"s"}`,category:null,probability:r.reduce((u,{probability:f})=>u+f,0),visits:h,wish:l(h)})}o.sort((h,u)=>h.
wish-u.wish);let{room:i,gap:a}=e.across.places,c=fe(o.map(({wish:h,probability:u})=>({wish:h,length:u*e.full})),a,...i);
return o.map(({location:h,label:u,probability:f,visits:p},d)=>({path:"pointer",location:h,label:u,probability:f,start:Number(
c[d]),visits:p,answer:xn(n,h)}));function l(h){let u=t.pointerWeights,f=h.reduce((p,d)=>p+u[d],0)||1;return h.reduce((p,d)=>p+
u[d]/f*Number(e.across.visits[d]),0)}}function Oe({reading:t,stage:e},n){if(!t.hasGeneration)return[];let s=t.generated(
Zt),{gap:o}=e.across.generation,{start:r}=e.across.generation;return s.map(({location:i,label:a,probability:c})=>{let l={
path:"generation",location:i,label:a,probability:c,start:r,visits:[],answer:xn(n,i)};return r+=c*e.full+o,l})}function Jt({
reading:t},e){return e==="pointer"?t.gate:1-t.gate}function lt(t,e){let n=(t+e)/2;return e-t>=.6?[t,e]:[n-.3,n+.3]}function xn(t,e){
let n=t.findIndex(s=>s.location===e);return n<0?t.length-1:n}function Ne(t,e,n,s=3){let o=t.reading.trace.interventions[`${e}_temperature`]??1;return m("g",{key:`temperature ${e}`},
Bt(t,{act:`${e}_temperature`,words:`T ${Number(o.toPrecision(2))}`,title:`Temperature of the ${e} softmax: ${o}. Drag to\
 the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function Bt(t,{act:e,words:n,title:s,right:o,y:r,stays:i=!1}){
if(!t.canAct)return[];let a=t.stage.type/13,c=H(n,12.5*a)+13*a,l=18*a,h=i?" stays":"";return[m("rect",{key:`handle ${e}`,
class:`handle${h}`,"data-act":e,x:o-c,y:r,width:c,height:l,rx:l/2},m("title",{},s)),m("text",{key:`handle words ${e}`,class:`\
handle-words middle${h}`,x:o-c/2,y:r+13*a},n)]}var Ee={visits:0,slices:1,layers:2};function Ut(t){return Ee.layers+2*t}function K(t){let e=Ee.layers+2*t.layers,n=t.hasPointer?
e+1:e,s=t.hasGeneration?n+1:n;return{context:e,pointer:n,generation:s,gate:s+1}}function j(t,e){return t.beat>=e?1:0}var te=1440;function Bs(t){let{stage:e}=t,{x:n,width:s}=e.visits;return[Nt(t,n,"Visits","oldest first",s),...va(t),...e.
rows.map((o,r)=>Wa(t,r))]}function Nt({stage:t},e,n,s,o=400){let r=t.type/13;return m("g",{key:`title ${n}`,class:"headi\
ng","aria-hidden":"true"},m("text",{x:e,y:17*r,class:"title"},nt(n,o,15*r,!0)),m("text",{x:e,y:35*r,class:"small"},nt(s,
o,12.5*r)))}function va({reading:t,stage:e}){let n=e.type/13,s=[];for(let{start:o,end:r,weekday:i}of kn(t)){let a=Number(
e.rows[o]?.y)-Number(e.rows[o]?.height)/2,c=Number(e.rows[r]?.y)+Number(e.rows[r]?.height)/2;if(s.push(m("rect",{key:`da\
y ${o}`,class:"day",x:e.visits.x+29*n,y:a+1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+
c)/2+4.5*n);s.push(m("text",{key:`weekday ${o}`,class:"small strong",x:e.visits.x,y:l},i))}}return s}function kn({visits:t}){
let e=[];for(let[n,s]of t.entries()){let o=Ia(s),r=e.at(-1);r?.day===o?r.end=n:e.push({start:n,end:n,day:o,weekday:String(
rt[s.weekday])})}return e}function Ia({arrival:t,weekday:e}){return t?.split("T")[0]??String(e)}function Wa(t,e){let{reading:n,
stage:s,lit:o}=t,{y:r,height:i,isFull:a}=s.rows[e],c=n.visits[e];if(!c)throw new Error("A row without a visit.");let l=s.
type/13,h=s.visits.x+36*l,u=s.visits.width-36*l,f=et(o,n).includes(e),p=Te(c),d=i>=33*l,y=(d?20:13)*l,g=h+y+(d?14:8)*l,$=wn(
t,e),k=$||d?54*l:0,M=s.visits.x+s.visits.width-g-4,b=38*l,w=d?[m("text",{x:g,y:r-3*l,class:"strong"},nt(c.label,M,13*l,!0)),
m("text",{x:g,y:r+13*l,class:"small"},p),$||M<H(p,12.5*l)+56*l?null:Ga(s.visits.x+s.visits.width-50*l,r+5*l,48*l,c)]:[m(
"text",{x:g,y:r+4.4*l,class:f?"strong":"label"},nt(c.label,M-Math.max(b,k)-9,12.5*l,f)),$?null:m("text",{x:s.visits.x+s.
visits.width-4,y:r+4.4*l,class:"small end"},st(c.start_minute))];return m("g",Mn(t,e,c),m("rect",{class:"chip",x:h,y:r-i/
2+.5,width:u,height:Math.max(1,i-1),rx:a?5*l:1}),a&&at(c.category,h+4*l,r-y/2,y),a?w:m("rect",{class:"lane",x:h+2,y:r-1,
width:u-4,height:2}),$&&a&&m("text",{x:s.visits.x+s.visits.width-4,y:r+4.4*l,class:"strong end"},$),a&&e<n.count-1&&Bt(t,
{act:"mask",words:c.masked?"show":"hide",title:c.masked?"Let the network see this visit again":"Hide this visit: nothing\
 may read it",right:s.visits.x+s.visits.width-2,y:d?r-17*l:r-9*l}),m("title",{},`${c.label}, ${rt[c.weekday]} ${p}`))}function Mn({
reading:t,lit:e},n,s){let o=et(e,t).includes(n);return{key:`visit ${n}`,class:`part visit${o?" lit":""}${s.masked?" off":
""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1","aria-label":`Visit ${n+1} of ${t.count}: ${s.label}, ${rt[s.
weekday]} ${Te(s)}${s.masked?", masked":""}${t.hasPointer?`; pointer weight ${S(t.pointerWeights[n],1)}`:""}`}}function Te({
start_minute:t,duration_minutes:e}){return`${st(t)} · ${mt(e)}`}function wn({reading:t,lit:e},n){return e?.kind!=="head"?
"":S(t.lastRow(e.layer??0,e.head??0)[n])}function Ga(t,e,n,{start_minute:s,duration_minutes:o}){let r=Math.min(s+o,te),i=Math.
min(s,Math.max(0,s+o-te)),a=(c,l)=>m("rect",{class:"stay",x:t+c/te*n,y:e,width:Math.max(1,(l-c)/te*n),height:7});return m(
"g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},m("rect",{class:"track",x:t,y:e,width:n,height:7}),
a(s,r),i>0&&a(0,i),m("rect",{class:"stay-end","data-drag":"stay",x:t+(i||r)/te*n-2,y:e-3,width:5,height:13}))}function Us(t){
let{reading:e,stage:n,lit:s}=t;if(!n.slices)return[];let o=n.type/13,{x:r,width:i}=n.slices,{slices:a}=e,c=Math.max(...a.
map(({lengths:p})=>Math.max(...p)))||1,l=i/a.length,h=et(s,e),u=n.rows.flatMap(({y:p,height:d},y)=>a.map(({name:g,lengths:$},k)=>{
let M=Math.max(2,d-4),b=Number($[y])/c*M;return m("rect",{key:`${g} ${y}`,class:h.includes(y)?"length lit":"length",x:r+
k*l,y:p+d/2-2-b,width:.72*l,height:b})})),f=a.map(({label:p},d)=>m("text",{key:`name ${p}`,class:"tiny middle",x:r+(d+.36)*
l,y:(d%2?40:26)*o},p));return[m("g",An(t),m("rect",{class:"ground",x:r-4,y:n.top-2,width:i+4,height:n.bottom-n.top+4}),f,
u,m("text",{class:"small",x:r,y:n.bottom+18*o},"Bars: lengths"),m("text",{class:"small",x:r,y:n.bottom+33*o},"of the vec\
tors"))]}function An(t){return{key:"slices",class:"part slices","data-part":"inputs",role:"button",tabindex:"-1",opacity:j(
t,Ee.slices),"aria-label":`What each visit is made of: ${t.reading.slices.map(({label:e})=>e).join(", ")}`}}function js(t,e){let{x:n,right:s}=t.stage.answers,o=t.stage.type/13;return[Nt(t,n+6*o,"Answer",Fa(t),s-n),...Sn(t,e)]}function Fa({
reading:t}){return t.hasGate?"pointer and generation":t.hasPointer?"of the pointer":"of generation"}function Sn(t,e){let{
reading:n,stage:s,lit:o,happened:r}=t,i=s.type/13,a=ht(o,n),{x:c,right:l,segment:h}=s.answers,u=l-c;return e.map(f=>{let{
location:p,label:d,category:y,probability:g,was:$,middle:k,height:M}=f,b=[{path:"pointer",share:f.pointer*Jt(t,"pointer")},
{path:"generation",share:f.generation*Jt(t,"generation")}],w=a===p,T=c+(y===null?6:26)*i,x=se(d,l-T-(r===p?20*i:2),13.5*
i,2,!0),O=k-(x.length>1?22:8)*i,N=k+(x.length>1?2:0)*i,_=c+6*i,R=u-8*i;return m("g",{key:`place ${p}`,class:`part place${w?
" lit":a!==null&&o?" dim":""}`,"data-part":p<0?null:`places.${p}`,role:p<0?null:"button",tabindex:p<0?null:"-1","aria-la\
bel":`${d}: ${S(g,1)}; from the pointer ${S(b[0]?.share??0,1)}, from generation ${S(b[1]?.share??0,1)}${r===p?"; this is\
 what really happened":""}`},m("rect",{key:"ground",class:"ground",x:c-6*i,y:O-16*i,width:u+10*i,height:N-O+50*i,rx:6}),
m("rect",{key:"segment",class:"answer-bar",x:h,y:k-M/2,width:q-2,height:Math.max(1,M)}),y!==null&&at(y,c+5*i,O-13*i,16*i),
x.map((G,P)=>m("text",{key:`name ${P}`,class:p<0?"label halo":"strong halo",x:T,y:O+15*P*i},G)),r===p&&m("path",{key:"ha\
ppened",class:"check",d:`M${l-16*i} ${O-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},m("title",{},"This is where the person went\
.")),m("rect",{key:"track",class:"track",x:c+6*i,y:N,width:R,height:8*i}),b.map(({path:G,share:P})=>{let C=m("rect",{key:G,
class:`${G} bar`,x:_,y:N,width:Math.max(0,P*R),height:8*i});return _+=P*R,C}),$!==null&&m("rect",{key:"before",class:"be\
fore",x:c+5*i+$*R,y:N-3*i,width:2,height:14*i}),m("text",{key:"probability",class:"strong halo",x:c+6*i,y:N+23*i},S(g,1)),
$!==null&&Ha(c+60*i,N+23*i,g,$))})}function Ha(t,e,n,s){let o=Math.round(1e3*n)-Math.round(1e3*s);if(o===0)return m("tex\
t",{key:"change",class:"small",x:t,y:e},"same");let r=`${o>0?"▲":"▼"} ${(Math.abs(o)/10).toFixed(1)}`;return m("text",
{key:"change",class:`${o>0?"more":"less"} strong halo`,x:t,y:e},r)}function zs(t){let{reading:e,stage:n}=t,s=n.type/13,o=e.values("context");if(!n.layers.at(-1)||!o)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),a=Math.ceil(o.length/i),c=52*s,l=c/i,h=n.scores-42*s,u=n.bottom+20*s;return On(t,{x:h,
y:u,columns:i,cell:l},Va(t,h,u,c,a*l))}function On(t,{x:e,y:n,columns:s,cell:o},r){let i=t.stage.type/13,a=t.reading.values(
"context"),c=Math.max(...a.map(Math.abs))||1,l=Array.from(a,(h,u)=>m("rect",{class:h<0?"below-zero":"above-zero",x:e+u%s*
o,y:n+Math.floor(u/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(h)/c)}));return m("g",{key:"context",class:"par\
t context","data-part":"context",role:"button",tabindex:"-1",opacity:j(t,K(t.reading).context),"aria-label":`Context: th\
e last visit after all layers, ${a.length} numbers`},m("rect",{class:"ground",x:e-3,y:n-16*i,width:s*o+6,height:Math.max(
44,Math.ceil(a.length/s)*o+20*i)}),r,m("text",{class:"strong halo",x:e,y:n-5*i},"Context"),l,m("title",{},`The last visi\
t after all layers: ${a.length} numbers. The pointer, the generation head and the gate read them.`))}function Va({reading:t,
stage:e},n,s,o,r){let i=e.type/13,a=Number(e.rows.at(-1)?.y),c=n-6*i,l=e.size.height-5*i,h=e.gate+9*i;return[m("path",{key:"\
from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${s+r/2}H${n-2}`}),t.hasGeneration&&m("path",{key:"to generatio\
n",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*i}`}),t.has("gate.logit")&&m("path",{key:"to the gate",class:"\
link dotted",d:`M${n+o/2} ${s+r+3*i}V${l}H${h}V${.56*e.size.height+e.full/2+4}`})]}function Ys(t){let{reading:e,before:n,stage:s}=t,o=s.type/13,r=s.across.gate,i=r+s.full,a=s.gateWidth,c=r+e.gate*s.full,
l=n?n.gate:e.gate,h=s.gate+a/2,u=_e(t);return m("g",Nn(t,"vertical"),m("rect",{key:"frame",class:"gate-frame",x:s.gate-3,
y:r-3,width:a+6,height:s.full+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:a,height:Math.max(
0,c-r)}),m("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:a,height:Math.max(0,i-c)}),m("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${e.gate.toFixed(2)}`),l!==e.gate&&m("path",{key:"learned",class:"le\
arned",d:`M${s.gate+a+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},m("title",{},`${n?e.wordsFor(n):""}: ${l.toFixed(2)}`)),
t.canAct&&u&&m("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:a+16*o,height:12*o,rx:6*o}),
!u&&m("text",{key:"fixed",class:"small middle",x:h,y:i+18*o},"fixed"))}function _e({reading:t}){return t.trace.architecture.
components.includes("gate")}function Nn(t,e){let{reading:n,lit:s}=t,o=t.canAct&&_e(t);return{key:"gate",class:`part gate${s?.
kind==="gate"?" lit":""}`,"data-part":"gate",role:o?"slider":"button",...o&&{"aria-orientation":e,"aria-valuenow":n.gate.
toFixed(3),"aria-valuemin":0,"aria-valuemax":1,"aria-valuetext":`${n.gate.toFixed(2)}: ${S(n.gate)} pointer`},tabindex:"\
-1",opacity:j(t,K(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${S(n.gate)} pointer, ${S(1-n.gate)} generation${n.trace.
gate.learned?"":", not learned"}`}}function Le(t,e,n){let{reading:s,stage:o,lit:r}=t,i=t.beat>=K(s).gate,a=g=>Jt(t,g),c=ht(
r,s),l=new Map,h=o.across.gate;for(let g of e)l.set(g,h),h+=g.probability*a(g.path)*o.full;let u=new Map;h=o.across.gate;
for(let g of["pointer","generation"])for(let[$]of n.entries())u.set(`${g} ${$}`,h),h+=Number(n[$]?.[g])*a(g)*o.full;let f=e.
map(g=>{let $=Number(l.get(g)),k=g.probability*a(g.path)*o.full,M=lt(g.start,g.start+g.probability*o.full),b=lt($,$+k);return m(
"path",{key:`into ${g.path} ${g.location}`,class:`${g.path} band${d(g.location)}`,d:o.bands.into(M,b,i)})}),p=n.flatMap(
(g,$)=>{let k=g.middle-g.height/2;return["pointer","generation"].map(M=>{let b=Number(g[M])*a(M)*o.full,w=Number(u.get(`${M}\
 ${$}`)),T=lt(w,w+b),x=lt(k,k+b);return k+=b,b===0?null:m("path",{key:`out ${M} ${g.location}`,class:`${M} band${d(g.location)}`,
d:o.bands.out(T,x,i)})})});return[f,p,i&&r?.kind==="visit"&&y(r.visit??0)];function d(g){return c===null?"":c===g&&r?.kind===
"place"?" lit":" dim"}function y(g){let $=s.pointerWeights,k=e.find(({path:P,visits:C})=>P==="pointer"&&C.includes(g));if(!k)
return null;let M=[...k.visits].sort((P,C)=>P-C),w=M.slice(0,M.indexOf(g)).reduce((P,C)=>P+$[C],0)*o.full,T=$[g]*o.full,
x=a("pointer"),O=Number(l.get(k))+w*x,N=n[k.answer],_=Number(u.get(`pointer ${k.answer}`))+w*x,R=Number(N?.middle)-Number(
N?.height)/2+w*x,G=N?.location===k.location;return[m("path",{key:"visit into",class:"pointer band lit",d:o.bands.into(lt(
k.start+w,k.start+w+T),lt(O,O+T*x),i)}),G&&m("path",{key:"visit out",class:"pointer band lit",d:o.bands.out(lt(_,_+T*x),
lt(R,R+T*x),i)})]}}function qs(t){let{reading:e,before:n,stage:s}=t,o=s.type/13,{gate:r,gateHeight:i,full:a}=s,c=s.across.gate,l=c+e.gate*a,
h=n?n.gate:e.gate,u=_e(t),f=`${S(e.gate)} pointer${u?"":", fixed"}`;return m("g",Nn(t,"horizontal"),m("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:a+6,height:i+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:e.gate*
a,height:i}),m("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-e.gate)*a,height:i}),m("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${e.gate.toFixed(2)}`),m("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},f),h!==e.gate&&m("path",{key:"learned",class:"learned",d:`M${c+h*a} ${r+i+3}l${5*o} ${8*o}h${-10*o}Z`},m("title",{},
`${n?e.wordsFor(n):""}: ${h.toFixed(2)}`)),t.canAct&&u&&[m("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:i+16*o,rx:6*o}),m("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-ut/2,s.size.width-
ut),y:r+(i-ut)/2,width:ut,height:ut})])}function Ks(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=e.filter(({path:f})=>f==="generation"),i=s.places-8*o,a=n.hasPointer?
s.scores+26*o:s.scores-38*o,c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=t.beat>=K(n).generation,h=r.map(({label:f,
probability:p,location:d},y)=>{let g=c+y*17*o;return[m("text",{key:`name ${y}`,class:d<0?"small halo":"label halo",x:a,y:g},
nt(f,i-a-46*o,13*o)),m("text",{key:`share ${y}`,class:"strong end halo",x:i,y:g},S(p))]}),u=r.map(({probability:f,start:p,
location:d},y)=>m("rect",{key:`bar ${y}`,class:"generation bar",x:s.places,y:p,width:q,height:l?Math.max(.8,f*s.full):0},
m("title",{},`${d<0?"The others":r[y]?.label}: ${S(f,1)} of the generation head`)));return m("g",En(t,r),m("rect",{class:"\
ground",x:a-4,y:c-30*o,width:i-a+8,height:88*o}),m("text",{class:"title halo",x:a,y:c-18*o},"Generation"),h,u)}function En(t,e){
return{key:"generation",class:"part generation-block","data-part":"generation",role:"button",tabindex:"-1",opacity:j(t,K(
t.reading).generation),"aria-label":`Generation: ${e.map(({label:n,probability:s})=>`${n} ${S(s)}`).join(", ")}`}}var Da=3,Tn=17,Ba=4;function Xs(t,e){let{reading:n,stage:s,lit:o}=t,r=ht(o,n),i=e.filter(({path:c})=>c==="pointer"),a=({
location:c})=>r===null||r===c?"":" dim";return m("g",{key:"places",opacity:j(t,K(n).pointer)},i.map(c=>m("rect",{key:`ba\
r ${c.location}`,class:`pointer bar${a(c)}`,x:c.start,y:s.places,width:Math.max(.8,c.probability*s.full),height:q},m("ti\
tle",{},`${c.label}: ${S(c.probability,1)} of the pointer`))),Ua(t,i).map(c=>ja(t,c,a(c.flow))))}function Ua({reading:t,
stage:e,lit:n},s){let o=e.type/13,r=ht(n,t),[i,a]=e.across.places.room,c=({location:h,probability:u})=>u+ +(r!==null&&h===
r),l=[];for(let h of[...s].sort((u,f)=>c(f)-c(u))){let{location:u,label:f,probability:p}=h;if(p<Qt&&u>=0&&u!==r)continue;
let d=u>=0,y=` ${S(p)}`,$=`${nt(f,a-i-H(y,13*o,!0),13*o,d)}${y}`,k=H($,13*o,d)/2,M=h.start+p*e.full/2,b=Math.max(i+k,Math.
min(a-k,M)),[w,T]=[b-k,b+k];for(let x=0;x<Da;x++){if(l.some(_=>_.row===x&&w<_.right+8*o&&T>_.left-8*o))continue;let N=b>
M?"":b<M?" end":" middle";l.push({flow:h,text:$,isBold:d,left:w,right:T,row:x,anchor:N});break}}return l}function ja({stage:t},{
flow:e,text:n,isBold:s,left:o,right:r,row:i,anchor:a},c){let l=t.type/13,h=t.places+q+(14+Tn*i)*l,u=e.start+e.probability*
t.full/2;return[i>0&&m("path",{key:`leader ${e.location}`,class:`leader${c}`,d:`M${u} ${t.places+q}V${h-11*l}`}),m("text",
{key:`name ${e.location}`,class:`${s?"strong":"small"}${a} halo${c}`,x:a===""?o:a===" end"?r:(o+r)/2,y:h},n)]}function Zs(t,e){
let{reading:n,stage:s}=t,o=s.type/13,r=e.filter(({path:l})=>l==="generation"),i=t.beat>=K(n).generation,a=n.hasPointer?.42*
(s.right-s.left):s.right-s.left,c=s.places-(Ba*Tn-6)*o;return m("g",En(t,r),m("rect",{class:"ground",x:s.right-a,y:c-34*
o,width:a,height:s.places+q-c+34*o}),m("text",{class:"title end halo",x:s.right,y:c-19*o},"Generation"),r.map(({location:l,
label:h,probability:u,start:f},p)=>{let d=` ${S(u)}`,y=nt(h,a-H(d,13*o),13*o)+d;return[m("text",{key:`name ${p}`,class:l<
0?"small end halo":"label end halo",x:s.right,y:c+p*Tn*o},y),m("rect",{key:`bar ${p}`,class:"generation bar",x:f,y:s.places,
width:Math.max(.8,u*s.full),height:i?q:0},m("title",{},`${l<0?"The others":h}: ${S(u,1)} of the generation head`))]}))}function Qs(t,e){let{reading:n,stage:s,lit:o}=t,r=s.type/13,i=j(t,K(n).pointer),a=n.pointerWeights,c=n.pointerScores,l=et(
o,n),h=Math.max(...a),u=s.rows.flatMap(({y:p,isFull:d},y)=>{if(!d)return[];let g=a[y]>=.2*h||l.includes(y)?"strong":"sma\
ll",$=l.length&&!l.includes(y)?" dim":"";return[m("text",{key:`score ${y}`,class:`small end${$}`,x:s.scores,y:p+4.4*r},A(
c[y])),m("text",{key:`weight ${y}`,class:`${g} end${$}`,x:s.weights,y:p+4.4*r},S(a[y]))]}),f=e.filter(({path:p})=>p==="p\
ointer").map(p=>za(t,p));return[m("g",_n(t,e),m("rect",{class:"ground",x:s.scores-38*r,y:s.top-2,width:s.weights-s.scores+
42*r,height:s.bottom-s.top+4}),Nt(t,s.scores-38*r,"Pointer","score  weight",200),Ne(t,"pointer",s.weights+6*r),m("path",
{class:"fork pointer-line",d:`M${s.scores-36*r} ${s.bottom+8}V${s.top}`}),u),m("g",{key:"ribbons",opacity:i},Ln(t,e),f)]}
function _n(t,e){return{key:"pointer",class:"part pointer-block","data-part":"pointer",role:"button",tabindex:"-1",opacity:j(
t,K(t.reading).pointer),"aria-label":`Pointer: ${e.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${S(s)}`).join(", ")}`}}function Ln(t,e){let{reading:n,stage:s,lit:o}=t,r=n.pointerWeights,
i=et(o,n),a=t.beat>=K(n).pointer,c=fe(s.across.visits.map((l,h)=>({wish:l,length:r[h]*s.full})),0,...s.across.starts);return e.
filter(({path:l})=>l==="pointer").flatMap(l=>{let h=l.start;return[...l.visits].sort((u,f)=>u-f).map(u=>{let f=r[u]*s.full,
p=Number(c[u]),d=i.includes(u),y=lt(h,h+f);return h+=f,m("path",{key:`ribbon ${u}`,class:`pointer band${d?" lit":i.length?
" dim":""}`,d:s.bands.ribbon(lt(p,p+f),y,a)},m("title",{},`${n.visits[u]?.label}: ${S(r[u],1)} of the pointer`))})})}function za(t,{
path:e,location:n,label:s,probability:o,start:r}){let{reading:i,stage:a,lit:c}=t,l=a.type/13,h=ht(c,i),u=S(o),f=o>=Qt||n<
0||h===n,p=a.gate-a.ribbons-16*l,d=n>=0,y=nt(s,p-H(` ${u}`,13*l,!0),13*l,d),g=H(`${y} ${u}`,13*l,d)/2,$=Math.min(a.places+
q/2,a.gate-6*l-g);return m("g",{key:`${e} ${n}`,class:h===null||h===n?"":"dim"},m("rect",{class:`${e} bar`,x:a.places,y:r,
width:q,height:Math.max(.8,o*a.full)}),f&&m("text",{class:`${d?"strong":"small"} middle halo`,x:$,y:r-5*l},`${y} ${u}`),
m("title",{},`${s}: ${S(o,1)} of the pointer`))}function Js(t){return[$t(t,17*(t.stage.type/13),"Visits","oldest first"),...Ya(t),...t.stage.columns.map((e,n)=>qa(t,n))]}
function $t({stage:t},e,n,s,o=t.right){let r=t.type/13,i=o-t.left-H(n,15*r,!0)-12*r;return m("g",{key:`title ${n}`,class:"\
heading","aria-hidden":"true"},m("text",{class:"title halo",x:t.left,y:e},n),m("text",{class:"small end halo",x:o,y:e},nt(
s,i,12.5*r)))}function Ya({reading:t,stage:e}){let n=e.type/13;return kn(t).flatMap(({start:s,end:o,weekday:r})=>{let[i,
a]=[e.columns[s],e.columns[o]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[m("rect",{key:`day ${s}`,class:"\
day",x:c+Math.min(1.5,.1*(l-c)),y:e.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=H(r,15*n,!0)&&m("text",{key:`\
weekday ${s}`,class:"small strong",x:c+1.5,y:e.chips.top-13*n},r)].filter(h=>h!==!1)})}function qa(t,e){let{reading:n,stage:s,
lit:o}=t,{x:r,width:i,isFull:a}=s.columns[e],c=n.visits[e];if(!c)throw new Error("A column without a visit.");let l=s.type/
13,{top:h,height:u,hasNames:f}=s.chips,p=et(o,n).includes(e),d=Math.min(20*l,i-3),y=st(c.start_minute),g=wn(t,e),$=[g||y,
g?g.replace(" %",""):y.slice(0,2)],k=$.find(w=>H(w,12.5*l,!0)<=i)??$[1],M=f?se(c.label,i-6*l,12.5*l,2):[],b={class:p||g?
"strong middle":"small middle",x:r};return m("g",Mn(t,e,c),m("rect",{class:"chip",x:r-i/2+Math.min(1,.1*i),y:h,width:Math.
max(.8,i-2),height:u,rx:a?6*l:0}),a?[at(c.category,r-d/2,h+8*l,d),m("text",{key:"hour",...b,y:h+45*l},k),M.map((w,T)=>m(
"text",{key:`name ${T}`,class:`${p?"strong":"small"} middle`,x:r,y:h+(62+15*T)*l},w))]:m("rect",{class:"lane",x:r-Math.min(
1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),m("title",{},`${c.label}, ${rt[c.weekday]} ${Te(c)}`))}function to(t){let{
reading:e,stage:n,lit:s}=t,o=n.type/13,{slices:r}=e,i=et(s,e)[0]??e.count-1,a=e.visits[i],c=Math.max(...r.map(({lengths:f})=>Math.
max(...f)))||1,l=(n.right-n.left)/r.length,h=n.inputs+(D.title+46)*o,u=r.map(({name:f,label:p,lengths:d},y)=>{let g=Number(
d[i]),$=n.left+(y+.5)*l,k=g/c*30*o;return[m("rect",{key:`bar ${f}`,class:"length lit",x:$-9*o,y:h-k,width:18*o,height:k}),
m("text",{key:`length ${f}`,class:"tiny middle",x:$,y:h-k-4*o},A(g)),m("text",{key:`name ${f}`,class:"small middle",x:$,
y:h+15*o},p)]});return m("g",An(t),m("rect",{class:"ground",x:n.left,y:n.inputs,width:n.right-n.left,height:(D.title+D.inputs)*
o}),$t(t,n.inputs+15*o,"Input vector",a?`${a.label}, ${rt[a.weekday]} ${st(a.start_minute)}`:""),u,m("title",{},"Bars: l\
ength of each part’s vector"))}function eo(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=s.pointer;return[m("g",_n(t,e),m("rect",{class:"ground",x:s.left,
y:r,width:s.right-s.left,height:(D.title+D.scores)*o}),$t(t,r+15*o,"Pointer","scores, and weights in percent"),m("path",
{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),Ka(t)),m("g",{key:"ribbons",opacity:j(t,K(n).pointer)},
Ln(t,e))]}function Ka({reading:t,stage:e,lit:n}){let s=e.type/13,o=t.pointerWeights,r=Array.from(t.pointerScores,d=>A(d)),
i=et(n,t),a=Math.max(...o),c=Number(e.columns.at(-1)?.width),l=r.some(d=>H(d,11.5*s)>c-3),h=e.pointer+(D.title+D.scores)*
s,u=e.columns.find(d=>d.isFull),f=u?u.x-u.width/2:e.right,p=e.left-8*s;return e.columns.flatMap(({x:d,isFull:y},g)=>{let $=i.
length&&!i.includes(g)?" dim":"",k=o[g]>=.2*a||i.includes(g),M=S(o[g]).replace(" %",""),b=H(M,12.5*s,!0)/2;if(!y&&(!k||d-
b<p||d+b>f))return[];p=d+b;let w=k?"strong":"small",T=h-24*s;return[y&&m("text",l?{key:`score ${g}`,class:`tiny${$}`,x:d+
4*s,y:T+2*s,transform:`rotate(-90 ${(d+4*s).toFixed(2)} ${(T+2*s).toFixed(2)})`}:{key:`score ${g}`,class:`tiny middle${$}`,
x:d,y:T},r[g]),m("text",{key:`weight ${g}`,class:`${w} middle${$}`,x:d,y:h-6*s},M)].filter(x=>x!==!1)})}function no(t){let{reading:e,stage:n}=t,s=n.type/13,o=j(t,K(e).gate),r=Ae(t),i=[...Se(t,r),...Oe(t,r)];return[On(t,n.context,
Xa(t)),...e.hasPointer?eo(t,i):[],m("g",{key:"flows",opacity:o},Le(t,i,r)),...e.hasPointer?[Xs(t,i)]:[],...e.hasGeneration?
[Zs(t,i)]:[],...e.hasGate?[qs(t)]:[],m("g",{key:"answer",opacity:o},$t(t,n.answers.top-10*s,"Answer",t.before?`line: ${e.
wordsFor(t.before)}`:"",n.answers.right),Sn(t,r))]}function Xa({reading:t,stage:e}){let n=e.type/13,{x:s,y:o,columns:r,cell:i}=e.
context,a=s+r*i+2,c=Math.ceil(t.values("context").length/r)*i,[l,h]=[o+c/4,o+3*c/4],u=Number(e.columns.at(-1)?.x),f=e.right+
6;return[m("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(D.title+12)*n}V${u>a+4?`${l}H${a}`:o-2}`}),t.hasGeneration&&
m("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${f}V${e.places-4}H${e.right}`}),t.has("gate.lo\
git")&&m("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${f+4}V${e.gate+e.gateHeight/2}H${e.right+3}`})]}var Rn=19;function so(t){let{reading:e,stage:n,lit:s}=t,o=n.type/13,r=e.largestWeight,i=m("g",{key:"legend",opacity:j(t,
Ut(0))},de(t,n.visits.x,n.bottom+37*o,!1)),a=n.layers.map((c,l)=>{let h=`Layer ${l}`,u=c.width>=H(h,15*o,!0)+45*o,f=s?.kind===
"visit"?"last visit’s read":"row reads column";return m("g",{key:`layer ${l}`,opacity:j(t,Ut(l))},c.maps.length?Nt(t,c.
x,h,u?f:"",c.width+(c.stream===null?12:4)):null,c.maps.length>0&&Ne(t,"attention",c.x+c.width,(u?3:21)*o),c.maps.map((p,d)=>Za(
t,p,l,d)),c.maps.map((p,d)=>Cn(t,p,l,d,r)),Qa(t,l))});return[i,...a]}function Za(t,e,n,s){let{reading:o,stage:r,lit:i}=t;
if(i?.kind!=="visit"||o.isRemoved(n,s))return null;let a=i.visit??0,c=Number(r.rows[a]?.y),l=e.side/o.count,h=Math.max(.5,
Number(o.lastRow(n,s)[a])*r.full*.25),u=e.x-14,f=e.y+e.side-l/2;return m("path",{key:`band ${s}`,class:"attention-band",
d:bt(u,[c-h/2,c+h/2],e.x,[f-h/2,f+h/2])})}function Cn(t,e,n,s,o){let{reading:r,stage:i,lit:a,isOwnScale:c}=t,l=i.type/13,
{x:h,y:u,side:f,touch:p}=e,{count:d}=r,y=r.weights(n,s),g=r.lastRow(n,s),$=r.isRemoved(n,s)||r.isSkipped(n,"attention"),
k=c?Math.max(...y)||1:o,M=a?.kind==="head"&&a.layer===n&&a.head===s,[b]=a?.kind==="visit"?et(a,r):[],w=dt(g),T=b??w,x=f/
d,O=`Layer ${n}, head ${s}`,N=p?u-38*l:u+4,_=r.visits[w];return m("g",{key:`head ${s}`,class:`part head${M?" lit":""}${$?
" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":$?`${O}: switched off`:`${O}: \
the last visit reads most from visit ${w+1}, ${_?.label}, ${S(g[w])}`},m("text",{class:"small",x:h,y:u-(p?25:4)*l},`head\
 ${s}`),!$&&(p!==void 0||f>=70*l)&&m("text",{key:"weight",class:`${b===void 0?"small":"strong"}${p?"":" end"}`,x:p?h:h+f,
y:u-4*l},S(g[T])),m("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:f+1,height:f+1}),m("image",{key:"map",class:"\
map",href:xt(Float32Array.from(y,R=>R/k),d,t.scale),x:h,y:u,width:f,height:f,preserveAspectRatio:"none",opacity:$?.15:1}),
$&&m("path",{key:"cross",class:"crossed",d:`M${h} ${u+f}L${h+f} ${u}`}),b!==void 0&&!$&&m("rect",{key:"column",class:"co\
lumn",x:h+b*x,y:u,width:Math.max(2,x),height:f}),(b!==void 0||M)&&!$&&m("rect",{key:"last",class:"last-row",x:h,y:u+f-Math.
max(2,x),width:f,height:Math.max(2,x)}),m("title",{},`${O}. ${$?"Switched off.":`Darker: larger weight, up to ${S(k,1)}.\
 Click to open.`}`),Bt(t,{act:"head",words:$?"on":"off",title:$?"Switch this head on again":"Switch this head off",right:h+
f-(p?0:3)*l,y:N}),t.canAct&&p!==void 0&&m("rect",{key:"touch",class:"ground","data-act":"head",x:h+f-p,y:u-p,width:p,height:p}))}
function Qa(t,e){let{reading:n,stage:s,lit:o}=t,r=s.layers[e];if(r?.stream===null||!r)return null;let i=s.type/13,a=r.stream,
c=Re(n,e),l=Pn(n),h=s.streamWidth-8*i,u=et(o,n),f=s.rows.flatMap(({y:d,height:y},g)=>{let $=Math.max(1,Math.min(5*i,(y-3)/
c.length));return c.map(({name:k,lengths:M,style:b},w)=>m("rect",{key:`${k} ${g}`,class:`${b}${u.length&&!u.includes(g)?
" dim":""}`,x:a,y:d+(w-c.length/2)*$,width:Number(M[g])/l*h,height:$-.6}))}),p=c.map(({name:d,style:y},g)=>[m("rect",{class:y,
x:a,y:s.bottom+(10+Rn*g)*i,width:9*i,height:9*i}),m("text",{class:"small",x:a+14*i,y:s.bottom+(18.5+Rn*g)*i},d)]);return m(
"g",vn(t,e),m("rect",{class:"ground",x:a-4,y:s.top-2,width:s.streamWidth+14*i,height:s.bottom-s.top+66*i}),Nt(t,a,"Strea\
m",`+ layer ${e}`,s.streamWidth),f,p,Ja(t,e,a+s.streamWidth+10*i))}function Ja(t,e,n){let{reading:s,stage:o}=t,r=o.type/
13,i=s.trace.interventions.residuals===!1,a={act:"attention",words:["skip heads","use heads"],isOff:!1};return[{act:"res\
iduals",words:["cut stream","join stream"],isOff:i},...s.heads?[{...a,isOff:s.isSkipped(e,"attention")}]:[],{act:"feed_f\
orward",words:["skip FFN","use FFN"],isOff:s.isSkipped(e,"feed_forward")}].map(({act:l,words:h,isOff:u},f)=>Bt(t,{act:l,
words:String(h[Number(u)]),title:ti[l]??"",right:n,y:o.bottom+(5+Rn*f)*r}))}var ti={residuals:"Residual connections of a\
ll layers: without them, only what sublayers add goes on",attention:"Self-attention of this layer: skipped, its heads ad\
d nothing",feed_forward:"Feed-forward network of this layer: skipped, it adds nothing"};function Re(t,e){let{residual:n,
attention:s,feedForward:o}=t.stream(e);return[{name:"stream",lengths:n,style:"residual"},...s?[{name:"heads",lengths:s,style:"\
attention"}]:[],{name:"FFN",lengths:o,style:"feed-forward"}]}function Pn(t){let e=0;for(let n=0;n<t.layers;n++)for(let{lengths:s}of Re(
t,n))e=Math.max(e,...s);return e||1}function vn(t,e){let{residual:n,attention:s,feedForward:o}=t.reading.stream(e);return{
key:"stream",class:"part stream","data-part":`layers.${e}.stream`,role:"button",tabindex:"-1",opacity:j(t,Ut(e)+1),"aria\
-label":`Stream of layer ${e}: vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.
toFixed(1)}`:""}, feed-forward network ${o.at(-1)?.toFixed(1)}`}}function oo(t){let{reading:e,stage:n,lit:s}=t,o=n.type/13,r=e.largestWeight,i=s?.kind==="visit"?"what the last visit rea\
ds":"row reads column";return n.layers.map(({y:a,maps:c},l)=>m("g",{key:`layer ${l}`,opacity:j(t,Ut(l))},c.length>0&&$t(
t,a+15*o,`Layer ${l}`,i),l===0&&de(t,n.left+72*o,a+15*o,!0),c.map((h,u)=>Cn(t,h,l,u,r)),ei(t,l)))}function ei(t,e){let{reading:n,
stage:s,lit:o}=t,r=s.type/13,i=Number(s.layers[e]?.stream),a=Re(n,e),c=Pn(n),l=et(o,n),h=i+D.bars*r,u=s.columns.flatMap(
({x:f,width:p},d)=>{let y=Math.min(8*r,.86*p/a.length);return a.map(({name:g,lengths:$,style:k},M)=>{let b=Number($[d])/
c*D.bars*r;return m("rect",{key:`${g} ${d}`,class:`${k}${l.length&&!l.includes(d)?" dim":""}`,x:f+(M-a.length/2)*y,y:h-b,
width:.88*y,height:b})})});return m("g",vn(t,e),m("rect",{class:"ground",x:s.left,y:i-D.title*r,width:s.right-s.left,height:(D.
title+D.bars)*r}),$t(t,i-10*r,s.layers[e]?.maps.length?"Stream":`Layer ${e}`,""),ni(t,a,i-10*r),u)}function ni({stage:t},e,n){
let s=t.type/13,o=t.right;return[...e].reverse().map(({name:r,style:i})=>{let a=o-H(r,12.5*s);return o=a-26*s,[m("rect",
{class:i,x:a-14*s,y:n-9*s,width:9*s,height:9*s}),m("text",{class:"small",x:a,y:n},r)]})}var Ce=700;function ro({stage:{size:t},...e}){let n={...e,stage:on(e.reading,t.width,t.type)};return[m("g",{key:"visits"},
Js(n)),m("g",{key:"inputs"},to(n)),m("g",{key:"layers"},oo(n)),m("g",{key:"decoder"},no(n))]}function ao(t,e,n){return on(
t,e,n).size.height}var si={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]};function co(t,e,n){if(n==="Home")return t[0]??
null;if(n==="End")return t.at(-1)??null;let[s,o]=si[n]??[0,!1],r=e?t.indexOf(e):-1,i=t[r];if(s===0||!i)return null;let a=Pe(
i);if(!o){let f=t[r+s];return f&&Pe(f)===a?f:null}let c=[...new Set(t.map(Pe))],l=c[c.indexOf(a)+s],h=t.filter(f=>Pe(f)===
l),u=f=>Math.abs(io(f)-io(i));return h.sort((f,p)=>u(f)-u(p))[0]??null}function Pe(t){return(t.getAttribute("data-part")??
"").replace(/\.\d+$/,"")}function io(t){let{top:e,bottom:n}=t.getBoundingClientRect();return(e+n)/2}function lo(t){let{reading:e}=t,n=K(e),s=Ae(t),o=[...Se(t,s),...Oe(t,s)];return[zs(t),...e.hasPointer?Qs(t,o):[],...e.hasGeneration?
[Ks(t,o)]:[],m("g",{key:"flows",opacity:j(t,n.gate)},Le(t,o,s)),e.hasGate?Ys(t):null,m("g",{key:"answer",opacity:j(t,n.gate)},
js(t,s))].filter(r=>r!==null)}function ho(t){return t.stage.size.width<Ce?ro(t):[m("g",{key:"visits"},Bs(t)),m("g",{key:"inputs"},Us(t)),m("g",{key:"l\
ayers"},so(t)),m("g",{key:"decoder"},lo(t))]}var In=240,oi=13,ri=17,ai=.05,ii=.5,ci=660,li=matchMedia("(prefers-reduced-motion: reduce)"),ve=class{#t=null;#e=null;#n=null;#o=null;#a="";#r=null;#s=null;#i=null;#l=!1;happened=null;isOwnScale=!0;constructor(e,n={}){
this.root=e,this.hooks=n,e.classList.add("network-picture"),this.drawn=document.createElementNS("http://www.w3.org/2000/\
svg","svg"),this.drawn.setAttribute("role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk i\
t, Enter opens a part.");let s=document.createElement("div");s.className="picture-foot";let o=document.createElement("di\
v");o.className="picture-controls",this.caption=document.createElement("p"),this.caption.className="picture-caption";let r=document.
createElement("button");r.type="button",r.textContent="Numbers",r.title="The numbers behind what is shown, as a table (T\
)",r.addEventListener("click",()=>{this.#t&&bn(this.root,this.#t,this.#s)}),s.append(o,this.caption,r),e.replaceChildren(
this.drawn,...n.isStill?[]:[s]),this.drawing=new ke(this.drawn),this.player=new Me(o,i=>{this.#r=i,i!==null&&this.#s!==null&&
(this.#s=null,this.hooks.opened?.(null)),this.root.toggleAttribute("data-telling",this.player.isTelling),this.#c(In)}),this.#u()}#u(){
let{drawn:e}=this;new ResizeObserver(()=>this.#c(0)).observe(e),new MutationObserver(()=>this.#c(0)).observe(document.documentElement,
{attributeFilter:["data-theme"]}),e.addEventListener("pointerover",({target:n})=>{this.#i||this.#h(Wn(n))}),e.addEventListener(
"pointerleave",()=>this.#h(null)),e.addEventListener("focusin",({target:n})=>this.#h(Wn(n))),e.addEventListener("focusou\
t",()=>this.#h(null)),e.addEventListener("keydown",n=>this.#k(n)),e.addEventListener("click",({target:n})=>this.#f(n)),e.
addEventListener("pointerdown",n=>this.#x(n)),e.addEventListener("pointermove",n=>this.#d(n,!1));for(let n of["pointerup",
"pointercancel"])e.addEventListener(n,s=>this.#d(s,!0))}show(e,n=null){this.#t=new jt(e),this.#e=n&&new jt(n),this.#n=pt(
this.#o,this.#t),this.player.tell(Is(this.#t)),this.#c(this.#i?.follows?0:In)}open(e){this.#s=e,this.#n=this.#o=null;let n=this.
drawn.contains(document.activeElement);this.player.isOpen&&this.player.close(),this.#c(In),n&&this.#b(),this.hooks.opened?.(
this.#s)}#b(){if(this.drawn.contains(document.activeElement))return;let e=this.drawn.querySelector('[tabindex="0"]');e instanceof
SVGElement&&e.focus()}mark(e){this.#h(e.length?`visits.${e[0]}`:null)}get size(){let{width:e,height:n}=this.drawn.viewBox.
baseVal;return{width:e,height:n}}svg(e){let n=getComputedStyle(this.root).getPropertyValue("--paper").trim();return Gs(this.
drawn,{title:e,ground:n})}#h(e){if(this.#o=e,!this.#t)return;let n=pt(e,this.#t);JSON.stringify(n)!==JSON.stringify(this.#n)&&
(this.#n=n,this.#c(0),this.hooks.pointed?.(n?.kind==="visit"?[n.visit??0]:[]))}#f(e){if(!(e instanceof Element)||this.#l)
return;let n=Wn(e),s=e.closest("[data-more]"),o=e.closest("[data-act]")?.getAttribute("data-act");if(s){let[r,i,a]=["mor\
e","layer","head"].map(c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:i??null,head:a??null})}else if(o===
"scale")this.isOwnScale=!this.isOwnScale,this.#c(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#p(n,o);else{
let r=e.closest("[data-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#p(e,n){let s=this.#t&&pt(e,this.#t),
{act:o}=this.hooks;if(!s||!o)return;let{kind:r,layer:i=0,head:a=0,visit:c=0}=s;r==="head"&&o({kind:r,layer:i,head:a}),r===
"visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),n==="residuals"?o({kind:n}):(n==="attenti\
on"||n==="feed_forward")&&o({kind:"skip",layer:i,part:n})}#x(e){this.#l=!1,!(!this.hooks.act||!this.#t)&&(this.#i=Un(e,this.#t,
this.drawn),this.#i?.follows&&e.preventDefault())}#d(e,n){let s=this.#i;if(!s||e.pointerId!==s.pointer)return;n&&(this.#i=
null);let o=s.to(e,n);o&&(this.#l=!0,!this.drawn.hasPointerCapture(s.pointer)&&!n&&this.drawn.setPointerCapture(s.pointer),
this.hooks.act?.(o))}#k(e){let n=e.target instanceof Element?e.target.closest("[data-part], [tabindex]"):null,s=n?.getAttribute(
"data-part")??null;(e.altKey?this.#w(e.key,s):this.#M(e.key,n,s))&&e.preventDefault()}#M(e,n,s){if(e==="Escape"&&this.#s!==
null)return this.open(He(this.#s)||null),!0;if(e==="Escape"&&this.player.isOpen)return this.player.close(),!0;if(e.toLowerCase()===
"t"&&this.#t)return bn(this.root,this.#t,this.#s),!0;if((e==="Enter"||e===" ")&&n){let r=n.hasAttribute("data-act")||n.hasAttribute(
"data-open");return e===" "&&this.hooks.act&&!r?this.#p(s??""):this.#f(n),!0}if(this.#s!==null&&this.#t){let r=Ve(this.#s,
e,this.#t),i=n?.getAttribute("aria-current")==="true";r!==null&&this.open(r);let a=this.drawn.querySelector(`[aria-curre\
nt="true"][data-open="${r}"]`);return i&&a instanceof SVGElement&&a.focus(),r!==null}let o=co(this.#m,n,e)?.getAttribute(
"data-part")??null;return o!==null&&this.#g(o),o!==null}#g(e){let n=this.#m.find(s=>s.getAttribute("data-part")===e);n instanceof
SVGElement&&(this.#a=e,this.#y(),n.focus())}#w(e,n){let s={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[e],o=this.#t,
r=o&&pt(n,o),{act:i}=this.hooks;if(!s||!r||!i)return!1;let a=!0;if(r.kind==="visit"){let c=r.visit??0;if(!o.visits[c+s])
return!0;i({kind:"move",visit:c,by:s,isDone:a}),this.#g(`visits.${c+s}`)}else if(r.kind==="gate"){let c=Math.min(1,Math.
max(0,o.gate+s*ai));i({kind:"gate",value:Math.round(100*c)/100,isDone:a})}else if(r.kind==="head"||r.kind==="pointer"){let c=r.
kind==="head"?"attention":"pointer";i({kind:"temperature",of:c,value:Fe(o,c,s*ii),isDone:a})}else return!1;return!0}get#m(){
return[...this.drawn.querySelectorAll("[data-part][tabindex]")]}#y(){let e=this.#m,n=e.find(s=>s.getAttribute("data-part")===
this.#a)??e[0];for(let s of e)s.setAttribute("tabindex",s===n?"0":"-1")}#c(e){let n=this.#S();if(!n)return;let{width:s,height:o}=n.
stage.size;this.drawn.setAttribute("viewBox",`0 0 ${s} ${o}`),this.drawn.setAttribute("font-size",String(n.stage.type));
let r=this.#s===null?[]:_s(n,this.#s);r.length||(this.#s=null),this.drawing.show(r.length?r:ho(n),li.matches?0:e),this.#s===
null&&this.#y();let i=this.#s===null?null:Ws(this.#s,n.reading),a=this.#n?null:this.player.sentence;this.#A(i??a??Lt(this.#n,
n.reading,n.before))}#A({title:e,text:n}){let s=document.createElement("strong");s.textContent=e,this.caption.replaceChildren(
s,` ${n}`)}#S(){let{width:e,height:n}=this.drawn.getBoundingClientRect(),s=e<Ce;if(!this.#t||e<1||n<1&&!s)return null;let r=(Number(
getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(ri,Math.max(oi,e/120));this.root.classList.toggle(
"tall",s);let i=s?ao(this.#t,e,r):n,a=s&&this.#s!==null?ci:i;return{reading:this.#t,before:this.#e,stage:bs(this.#t,{width:e,
height:a,type:r}),lit:this.#n,beat:this.#r??Number.POSITIVE_INFINITY,happened:this.happened,isOwnScale:this.isOwnScale,scale:[
this.#$("--map-least"),this.#$("--attention")],canAct:this.hooks.act!==void 0}}#$(e){let n=getComputedStyle(this.root).getPropertyValue(
e).trim().slice(1),[s=0,o=0,r=0]=(n.match(/../g)??[]).map(i=>Number.parseInt(i,16));return[s,o,r]}};function Wn(t){return(t instanceof
Element?t.closest("[data-part]"):null)?.getAttribute("data-part")??null}function uo(t){let{tensors:e,...n}=t,s=Object.entries(e).map(([o,{data:r,shape:i}])=>{let a=Uint8Array.from(atob(r),c=>c.
charCodeAt(0));return[o,{values:new Float32Array(a.buffer),shape:i}]});return{...n,tensors:Object.fromEntries(s)}}function Gn(t){return`data:image/svg+xml,${encodeURIComponent(t)}`}async function mo(t,{width:e,height:n,scale:s}){let o=new Image;
o.src=Gn(t),await o.decode();let r=document.createElement("canvas");r.width=Math.round(e*s),r.height=Math.round(n*s);let i=r.
getContext("2d");if(!i)throw new Error("This browser cannot draw a PNG of this size.");return i.drawImage(o,0,0,r.width,
r.height),r.toDataURL("image/png")}var Ie=class{#t;#e;#n=null;#o=[];constructor(e,n){let{title:s,hover:o,isStill:r}=n;this.#t=s,this.#e=new ve(e,{...o&&{pointed:o},
...r&&{isStill:r}})}draw(e){e!==this.#n&&(this.#n=e,this.#o=[e.trace,e.before].filter(o=>o!==null).map(uo));let[n,s=null]=this.#o;
n&&this.#e.show(n,s)}mark(e){this.#e.mark(e)}async address(e,n){let s=this.#e.svg(this.#t),{width:o,height:r}=this.#e.size;
return e==="svg"?Gn(s):mo(s,{width:o,height:r,scale:n})}};var fo=ee(document,"#picture");async function hi(){let t=JSON.parse(ee(document,"#order").textContent??""),{figure:e,form:n,
width:s,height:o,scale:r}=t;Object.assign(fo.style,{width:`${s}px`,height:`${o}px`});let i=new Ie(fo,{title:e.meta.title,
isStill:!0});i.draw(e),ee(document,"#made").textContent=await i.address(n,r)}hi().then(()=>po(""),t=>po(String(t)));function po(t){
document.documentElement.dataset.ended=t}})();
