//# allFunctionsCalledOnLoad
var Fn=Object.defineProperty;var Yr=(e,t)=>{for(var s in t)Fn(e,s,{get:t[s],enumerable:!0})};var Hn=/[ijlI.,:;'|!()[\]]/,Gn=/[mwMW%@—…]/,Dn=/[A-ZÄÖÜ0-9+=<>]/;function N(e,t,s=!1){let n=0;for(let o of e)n+=me(
o);return n*t*(s?1.06:1)}function me(e){return Hn.test(e)||e===" "?.29:Gn.test(e)?.87:Dn.test(e)?.65:.55}function H(e,t,s,n=!1){
if(N(e,s,n)<=t)return e;let o=t/(s*(n?1.06:1))-me("…"),r="";for(let i of e){if(o-=me(i),o<0&&r)break;r+=i}return`${r.trimEnd()}\
…`}function It(e,t,s,n,o=!1){let r=[],i="",a=e.split(" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||N(h,
s,o)<=t){i=h;continue}if(r.length===n-1){i=[i,...a.slice(c)].join(" ");break}r.push(i),i=l}return[...r,H(i,t,s,o)]}function w(e,t=0){
let s=100*e,n=10**-t;return s>0&&s<n/2?`<${n.toFixed(t)} %`:`${s.toFixed(t).replace("-","−")} %`}function ot(e,t){return`${/\d$/.
test(e)?",":""} ${w(t)}`}function ut(e,t){let s=o=>Math.round(10*Number((100*o).toFixed(1))),n=(s(e)-s(t))/10;return{change:n,
size:Math.abs(n).toFixed(1),sign:n>0?"▲":"▼"}}function X(e,t=1){if(e===Number.NEGATIVE_INFINITY)return"−∞";let s=e.
toFixed(t);return Number(s)===0?s.replace("-",""):s.replace("-","−")}function cs(e){let t=Math.round(e);if(t<60)return`${t}\
 min`;let s=t%60;return`${Math.floor(t/60)} h${s?` ${String(s).padStart(2,"0")}`:""}`}function J(e){let t=s=>String(Math.
floor(s)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var Q=["Mon","Tue","Wed","Thu","Fri","Sat","Sun"];var Bn=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/;function Vn(e){return e.split(Bn)}function pt(e){return Vn(e).map((t,s)=>{
if(s%2===0)return t;let n=document.createElement("span");return n.className="with-unit",n.textContent=t,n})}function Un({prediction:{name:e,location:t,probability:s}}){return s===0?"no known place":`${e??`#${t}`}, ${(100*s).toFixed(
1)} %`}function Qr({prediction:e},{prediction:t,places:s}){let n=t.location===e.location,o=n?"":`${s[t.location]?.label??
t.name}, `,{change:r,size:i,sign:a}=ut(e.probability,t.probability);return{value:`${o}${(100*t.probability).toFixed(1)} \
%`,change:n&&r?`${a} ${i} points`:"",isMore:r>0}}function ls(e,t){e.replaceChildren(...pt(t?Un(t):"…"));let{location:s,
probability:n}=t?.prediction??{};for(let[o,r]of Object.entries({location:s,probability:n,engine:t?.engine}))r===void 0?delete e.
dataset[o]:e.dataset[o]=String(r)}function hs(e){return e==="browser"?"computed in this browser":"computed by the server"}var Rt=class extends Error{constructor(t,s){super(s.map(n=>n.message).join(" ")),this.status=t,this.problems=s}},Ct=new URL(
import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),us={answers:!0},jn=[502,504],zn=204,Yn=5e3,Kn="No response could be \
read. Your input is still here; check your connection and try again.",qn=e=>`The server answered with ${e}.`;async function ei(e,t,s=Ct){
let n=await Xn(e,t,s);if(n.status!==zn)return ps(n)}async function Xn(e,t,s){let n=await fetch(new URL(`api/${e}`,s),t).catch(ds),o=n!==null&&!jn.includes(n.status);if(String(
s)===Ct.href&&Wt(o&&!Zn(n)),!o)return fs();if(n.ok)return n;let{errors:r=[]}=await ps(n);throw new Rt(n.status,r)}function ps(e){
return e.headers.get("content-type")?.includes("json")?e.json().catch(fs):ms(e.status)}function si(e){let t=AbortSignal.
timeout(Yn);return e?AbortSignal.any([e,t]):t}function Zn({headers:e}){return e.get("cache-status")?.startsWith("service\
-worker")??!1}function Wt(e){e!==us.answers&&(us.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",
{detail:{answers:e}})))}function ds(e){if(Jn(e))throw e;return null}function fs(e){return ds(e),ms(0,Kn)}function ms(e,t=qn(
e)){throw new Rt(e,[{where:"",message:t,suggestions:[]}])}function Jn(e){return e instanceof DOMException&&e.name==="Abo\
rtError"}function ni(e){let t=Object.entries(e).filter(([,s])=>(s??"")!=="");return new URLSearchParams(t.map(([s,n])=>[
s,String(n)]))}function oi(e){return e instanceof Error?e.message:String(e)}var gs="exported"in document.documentElement.dataset,Ft=rt().toString();function rt(){let e=location.hash.slice(1);return gs&&
e.includes("=")?new URLSearchParams(e):new URLSearchParams(location.search||document.documentElement.dataset.firstState)}
function ii(e){Ft=rt().toString(),window.addEventListener("popstate",()=>{let t=rt().toString();t!==Ft&&(Ft=t,e())})}function Qn(e){
let t=new URL(location.href),s=t.searchParams.get("theme"),n=new URLSearchParams(s?{theme:s}:{});return gs?(t.search=n.toString(),
t.hash=e.toString()):(t.search=new URLSearchParams([...e,...n]).toString(),t.hash.includes("=")&&(t.hash="")),t}function ai(e,t){
return e===null||t===null?"push":"replace"}function ci(e){try{return JSON.parse(e)}catch{return e}}function li(e,t){let s=Qn(
e);s.href!==location.href&&(t==="push"?history.pushState(null,"",s):history.replaceState(null,"",s),Ft=rt().toString())}function j(e,t,s){let n=ge(e,t,s);if(!n)throw new Error(`The page has no element that matches ${t}.`);return n}function ge(e,t,s){
let n=e.querySelector(t);return n&&bs(n,s)?n:null}function be(e,t,s){return[...e.querySelectorAll(t)].filter(n=>bs(n,s))}
function ui(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function pi({target:e}){return e}function di({target:e}){
return e}function fi(e){return j(e.content.cloneNode(!0),"*")}function bs(e,t){return e instanceof(t??HTMLElement)}var ys=["story","explore","everything"],xs="pointerscope-depth";function to(e){let t=rt().get("depth");if(t&&ys.includes(
t))return t;let s=location.hash.slice(1);if(s&&!s.includes("=")&&e.querySelector(`[data-story] [id="${CSS.escape(s)}"]`))
return"everything";let n="inRoom"in document.documentElement.dataset?"":so(xs);return ys.includes(n)?n:"explore"}function $s(e){
e.dataset.depth||eo(e,to(e))}function eo(e,t){let n=j(e,"[data-stage]").hasAttribute("data-undrawn")?"everything":t;return e.
dataset.depth=n,j(e,`input[name=depth][value=${n}]`,HTMLInputElement).checked=!0,n}function Ms(e){let t=[".above","[data\
-bar]"].map(s=>j(e,s).getBoundingClientRect());return Math.max(...t.map(({bottom:s})=>s))}function yi(e){no(xs,e)}function so(e){
try{return localStorage.getItem(e)??""}catch{return""}}function no(e,t){try{localStorage.setItem(e,t)}catch{}}var ws="input, select, textarea",ks=`a[href], summary, label, ${ws}`,oo=`button, ${ks}`,ro=5,io=50,ao=["pointerdown","po\
interup","pointercancel"],co=[...ao,"click","keydown","input","change"],lo="[data-network]",ho="[data-act], [data-drag]",
Ht=class{#t=[];#e=new AbortController;#n=new MouseEvent("pointerdown");constructor(t,s){this.page=t;let n={capture:!0,signal:this.#e.
signal};for(let o of co)window.addEventListener(o,r=>{r instanceof PointerEvent&&o==="pointerdown"&&(this.#n=r);let i=o.
startsWith("pointer"),{target:a}=i?this.#n:r;!(a instanceof Element)||!this.#i(r,a)||(i||r.stopImmediatePropagation(),po(
r,a)&&r.preventDefault(),this.#u(r,a),s())},n)}#i(t,s){return!this.page.contains(s)&&s!==document.body?!1:t instanceof KeyboardEvent?
uo(t,s):t.type==="pointerdown"?s.closest(lo)!==null:t.type==="click"?!s.closest(ks)&&this.#o(t):!t.type.startsWith("poin\
ter")||this.#s(t,s)}#s(t,s){let n=this.#t.some(o=>o.event===this.#n);return t.type==="pointerup"&&(this.#o(t)||s.closest(
ho))?n:(this.#t=this.#t.filter(o=>o.event!==this.#n),!1)}#o(t){if(!(t instanceof MouseEvent)||t.type==="click"&&t.detail===
0)return!0;let{clientX:s,clientY:n}=this.#n;return Math.hypot(t.clientX-s,t.clientY-n)<ro}#u(t,s){let n=s.closest("[data\
-part]")?.getAttribute("data-part")??null,o=t.type==="input"||t.type==="change",{value:r,checked:i}=s,a=o?{value:r,...i!==
void 0&&{checked:i}}:null,c=this.#t.at(-1);t.type==="input"&&c?.event.type==="input"&&c.target===s&&this.#t.pop(),this.#t.
push({event:t,target:s,part:n,field:a}),this.#t.length>io&&this.#t.shift()}release(){this.#e.abort();for(let{event:t,target:s,
part:n,field:o}of this.#t.splice(0)){o&&Object.assign(s,o);let r=s.isConnected?s:this.page.querySelector(`[data-part="${CSS.
escape(n??"")}"]`),i=t.constructor;r?.dispatchEvent(new i(t.type,t))}}};function uo({key:e},t){return e==="Tab"||t.closest(
ws)?!1:!((e==="Enter"||e===" ")&&t.closest(oo))}function po(e,t){return!(e instanceof KeyboardEvent)||e.ctrlKey||e.metaKey?
!1:t instanceof SVGElement&&/^(Arrow.*|Enter| |Home|End)$/.test(e.key)}function ye(e){let t=e instanceof Uint8Array?e:Uint8Array.from(e),s=t.toBase64?.();if(s!==void 0)return s;let n="";for(let o of t)
n+=String.fromCharCode(o);return btoa(n)}function As(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let s=atob(e),n=new Uint8Array(
s.length);for(let o=0;o<s.length;o++)n[o]=s.charCodeAt(o);return n}function Ss(e){let{tensors:t,lengths:s,...n}=e;return{...n,tensors:Es(t,(o,r)=>({values:o,shape:r})),...s&&{lengths:Es(s,
o=>o)}}}function Es(e,t){return Object.fromEntries(Object.entries(e).map(([s,{data:n,shape:o}])=>[s,t(new Float32Array(As(
n).buffer),o)]))}var Os=e=>e.lengths!==void 0;var fo=300;function Ts(){let e=ge(document,"link[data-outline]",HTMLLinkElement);if(!e)return null;let t=rt(),s=Promise.
race([mo(e.href),new Promise(n=>setTimeout(n,fo,null))]);return{outline:s,async of(n){let{visits:o,user:r,predict_at:i}=n;
return Object.entries({visits:o,user:r,predict_at:i}).some(([c,l])=>String(l??"")!==(t.get(c)??""))||n.interventions?null:
s}}}async function mo(e){try{let t=await fetch(e);return t.ok?{...Ss(await t.json()),engine:"server"}:null}catch{return null}}function xe(){return document.hidden?Promise.resolve():new Promise(e=>{requestAnimationFrame(()=>setTimeout(e)),document.
addEventListener("visibilitychange",()=>e(),{once:!0}),setTimeout(e,1e3)})}async function Ti(){await xe(),"requestIdleCa\
llback"in window&&await new Promise(e=>requestIdleCallback(e,{timeout:200}))}var vi=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var Li=[1900,2200];var Pi=/[0-9]:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)? *([Zz]|[+-] *[0-9]{2}(:?[0-9]{2})?)$/,_i=/([0-9]:[0-9]{2}):[0-9]{2}([.][0-9]+)?$/,
Ii=/^(?:((?<weekday>[A-Za-z]{3,9}) +|(?<date>[0-9]{4}-[0-9]{2}-[0-9]{2})[ Tt]+)?(?<hour>[0-9]{1,2}):(?<minute>[0-9]{2}))$/,
Mt=1,Ns=2;var Ri=20773;var Ci=15,Wi=30;var Fi=8,Hi=99,vs={location:"place",user:"person",time:"time",weekday:"weekday",recency:"recency",duration:"duration",position_from_end:"\
position"};var Gi=`	
\v\f\r              \u2028\u2029  　`;var go={user:"who",weekday:"day",recency:"ago",duration:"stay",position_from_end:"order"},dt=class{#t=new Map;constructor(t,s=""){
this.trace=t,this.words=s,this.visits=t.visits,this.count=t.visits.length;let{layers:n,heads:o,components:r}=t.architecture;
this.layers=n,this.heads=r.includes("attention")?o:0,this.hasPointer=r.includes("pointer"),this.hasGeneration=r.includes(
"generation"),this.hasGate=this.hasPointer&&this.hasGeneration,this.gate=t.gate.value,this.locations=t.visits.map(({location:i})=>i)}wordsFor(t){
return t.words?t.words:t.trace.notation===this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:t}){
return t.length===this.count&&t.every((s,n)=>s===this.locations[n])}values(t){let s=this.trace.tensors[t];if(!s)throw new Error(
`The trace has no ${t}.`);return s.values}has(t){let{tensors:s,lengths:n={}}=this.trace;return t in s||t in n}weights(t,s){
return this.values(`layers.${t}.heads.${s}.weights`)}lastRow(t,s){return this.weights(t,s).subarray((this.count-1)*this.
count)}isRemoved(t,s){let n=this.trace.interventions.remove_heads;return n?n==="all"||n.some(([o,r])=>o===t&&r===s):!1}isSkipped(t,s){
return(this.trace.interventions.skip??[]).some(n=>n.layer===t&&n.part===s)}isOff(t,s){return this.isRemoved(t,s)||this.isSkipped(
t,"attention")}get largestWeight(){let t=0;for(let s=0;s<this.layers;s++)for(let n=0;n<this.heads;n++)for(let o of this.
weights(s,n))t=Math.max(t,o);return t||1}get slices(){return Object.entries(vs).filter(([t])=>this.has(`inputs.${t}`)).map(
([t,s])=>({name:t,label:s,short:go[t]??s,lengths:this.#s(`inputs.${t}`)}))}get longestSlice(){return Math.max(...this.slices.
map(({lengths:t})=>Math.max(...t)))||1}stream(t){let s=`layers.${t}`,n=i=>this.isSkipped(t,i),o=new Float32Array(this.count),
r=this.has(`${s}.attention_out`)?this.#s(`${s}.attention_out`):null;return{residual:this.#s(`${s}.residual_in`),attention:r&&
n("attention")?o:r,feedForward:n("feed_forward")?o:this.#s(`${s}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?
this.values("pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){
let t=this.pointerWeights,s=new Map;for(let[n,o]of this.locations.entries()){if(!this.hasPointer)break;let r=s.get(o)??{
location:o,...this.nameOf(o),probability:0,visits:[]};r.probability+=t[n],r.visits.push(n),s.set(o,r)}return[...s.values()].
sort((n,o)=>o.probability-n.probability)}nameOf(t){let s=this.trace.places[t];return{label:s?.label??`#${t}`,category:s?.
category??null}}answer(t,s=[]){let{final:n}=this.trace.location_probabilities,o=n.slice(0,t).map(({location:g})=>g),r=[...new Set(
s)].filter(g=>!o.includes(g)),i=o.filter(g=>!s.includes(g)),a=i.slice(Math.max(0,i.length-r.length)),l=[...o.filter(g=>!a.
includes(g)),...r].map(g=>this.#e(g)),h=g=>l.reduce((b,x)=>b+x[g],0),p=this.#i(l),d={location:-1,label:Ls(p),category:null,
pointer:Math.max(0,Number(this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),
probability:Math.max(0,1-h("probability")),count:p};return[...l,d]}#e(t){return{location:t,...this.nameOf(t),pointer:this.
probabilityOf("pointer",t),generation:this.probabilityOf("generation",t),probability:this.probabilityOf("final",t)}}probabilityOf(t,s){
let n=t==="final"?"probabilities":`${t}.probabilities`,o=this.trace.tensors[n];return o?Number(o.values[s]):t==="final"&&
s===Mt?this.trace.unknown_probability:this.trace.location_probabilities[t]?.find(i=>i.location===s)?.probability??0}shareOf(t,s){
return(t==="pointer"?this.hasPointer:this.hasGeneration)?t==="generation"&&!this.#n(t,s)?null:(t==="pointer"?this.gate:1-
this.gate)*this.probabilityOf(t,s):0}knownProbability(t){return this.#n("final",t)?this.probabilityOf("final",t):null}#n(t,s){
let n=t==="final"?"probabilities":`${t}.probabilities`;return this.has(n)||t==="final"&&s===Mt||!!this.trace.location_probabilities[t]?.
some(o=>o.location===s)}generated(t){let n=(this.trace.location_probabilities.generation??[]).slice(0,t).map(({location:i,
probability:a})=>({location:i,...this.nameOf(i),probability:a})),o=1-n.reduce((i,{probability:a})=>i+a,0),r=this.#i(n);return[
...n,{location:-1,label:Ls(r),category:null,probability:Math.max(0,o)}]}#i(t){let{architecture:s,ranks:n}=this.trace,o=n===
void 0?s.locations:Ns+n;return o-1-t.filter(({location:r})=>r<o).length}#s(t){let s=this.#t.get(t);if(s)return s;let n=this.
trace.lengths?.[t]??this.#o(t);return this.#t.set(t,n),n}#o(t){let s=this.values(t),n=s.length/this.count,o=new Float32Array(
this.count);for(let r=0;r<this.count;r++){let i=0;for(let a=r*n;a<(r+1)*n;a++)i+=s[a]**2;o[r]=Math.sqrt(i)}return o}};function it(e){
let t=0,s=Number(e[0]);for(let n=1;n<e.length;n++){let o=e[n];o>s&&(t=n,s=o)}return t}var Ls=e=>e===1?"1 other":`${e} ot\
hers`;var _s="Point at anything to see what it does.";function ft(e,t,s,n=!1){if(n&&e?.kind==="visit")return{title:`${tt(t,e.visit??
0)}.`,text:""};let{title:o,text:r}=yo(e,t,s),i=s?.words?bo(e,t,s):"";return{title:o,text:i?`${r} ${i}`:r}}function bo(e,t,s){
let n=Me(s.words);if(e?.kind==="visit"&&s.hasPointer&&t.hasVisitsOf(s))return`${n} the pointer gives it ${w(s.pointerWeights[e.
visit??0],1)}.`;if(e?.kind==="place"){let o=s.knownProbability(e.location??0);return o===null?"":`${n} its probability i\
s ${w(o,1)}.`}return e?.kind==="gate"?`${n} it is ${s.gate.toFixed(2)}.`:""}function yo(e,t,s){switch(e?.kind){case"visi\
t":return $o(e.visit??0,t);case"head":return wo(e.layer??0,e.head??0,t);case"slices":return{title:"What a visit is made \
of.",text:xo(t)};case"stream":return Is(e.layer??0,t);case"context":return{title:"Context.",text:`After ${t.layers===1?"\
its layer":`all ${t.layers} layers`} the last visit is ${t.trace.architecture.d_model} numbers. ${Gs(Ps(t),!0)} ${Ps(t).
length===1?"reads":"read"} nothing else of it.`};case"pointer":return Rs(t);case"generation":return Cs(t);case"gate":return Ws(
t);case"place":return ko(e.location??0,t);default:return Ao(t,s)}}function xo(e){let{slices:t,trace:s}=e,n=Gs(t.map(({label:r})=>r)).
replace("recency","$& (days ago)"),o=s.architecture.d_model;return e.has("inputs.norm")?`Each visit is ${t.length} vecto\
rs side by side: ${n}. One matrix mixes them into ${o} numbers.`:`The network has ${t.length} vectors for each visit: ${n}\
. Its first layer reads ${o} numbers.`}function Ps(e){return[...e.hasPointer?["the pointer"]:[],...e.hasGeneration?["the\
 generation head"]:[],...e.has("gate.logit")?["the gate"]:[]]}function tt(e,t){let s=e.visits[t];return s?`${s.label}, ${Q[s.
weekday]} ${J(s.start_minute)}`:""}function $o(e,t){let s=t.visits[e],n=[],o=Mo(e,t);if(s?.masked)return{title:`${tt(t,e)}\
.`,text:"This visit is masked: nothing reads it."};if(o&&n.push(`Layer ${o.layer}, head ${o.head} reads most from it: ${w(
o.weight)}.`),t.hasPointer){let r=t.pointerWeights[e],i=t.locations[e]??0,a=r*t.gate,c=t.probabilityOf("final",i);n.push(
t.hasGate?`The pointer gives it ${w(r,1)}, after the gate ${$e(a)} of its place’s ${w(c,1)}.`:`The pointer gives it ${w(
r,1)} of the answer.`)}return{title:`${tt(t,e)}.`,text:n.join(" ")}}function Mo(e,t){let s=null;for(let n=0;n<t.layers;n++)
for(let o=0;o<t.heads;o++){if(t.isOff(n,o))continue;let r=Number(t.lastRow(n,o)[e]);(!s||r>s.weight)&&(s={layer:n,head:o,
weight:r})}return s}function wo(e,t,s){let n=`Layer ${e}, head ${t}.`;if(s.isOff(e,t)){let l=s.trace.interventions.replace_with===
"mean"&&!s.isSkipped(e,"attention");return{title:n,text:`Switched off: its output is ${l?"its mean over the visits":"zer\
o"}. The map shows the weights it would have used.`}}let o=s.lastRow(e,t),[r=0,i]=[...o.keys()].sort((l,h)=>o[h]-o[l]),a=i===
void 0?"":` and ${w(o[i])} from ${tt(s,i)}`,c=r===s.count-1?"itself":tt(s,r);return{title:n,text:`The last visit reads ${w(
o[r])} from ${c}${a}.`}}function Is(e,t){let{residual:s,attention:n,feedForward:o}=t.stream(e),r=t.count-1,i=n?`its self\
-attention adds one of length ${X(Number(n[r]))} and `:"";return{title:`Residual stream, layer ${e}.`,text:`The last vis\
it comes in as a vector of length ${X(Number(s[r]))}; ${i}its feed-forward network adds one of length ${X(Number(o[r]))}\
.`}}function Rs(e){let t=e.pointerWeights,s=it(t),[n]=e.pointedPlaces,o=n&&n.visits.length>1?`; its ${n.visits.length} v\
isits add up to ${w(n.probability)}`:"";return{title:"Pointer.",text:`It scores every visit and turns the scores into we\
ights. Its favourite visit is ${tt(e,s)}, with ${w(t[s])}. Most probable to copy: ${n?.label}${o}.`}}function Cs(e){let t=e.
generated(2).map(({label:n,probability:o})=>`${n} with ${w(o)}`),s=e.probabilityOf("generation",Mt);return{title:"Genera\
tion.",text:`It scores all ${e.trace.architecture.locations-2} places, visited or not, and “unknown”: first ${t.join(
", then ")}.${s<.01?"":` “Unknown” gets ${w(s)}.`}`}}function Ws(e){let{gate:t,trace:s}=e,n=s.gate.learned?"network \
sets the gate":"gate is set";return{title:"Gate.",text:`${e.has("gate.logit")?`The ${n} to ${t.toFixed(2)}: `:"Without a\
 gate, "}${w(t)} of the answer’s distribution comes from the pointer, ${w(1-t)} from generation.`}}function ko(e,t){let{
label:s}=t.nameOf(e),n=c=>w(t.probabilityOf(c,e),1),{gate:o}=t,r=t.hasGate?`: ${o.toFixed(2)} × ${n("pointer")} by the \
pointer + ${(1-o).toFixed(2)} × ${n("generation")} by generation`:"",i=t.locations.filter(c=>c===e).length,a=["It is no\
t among the visits","It was visited once"][i]??`It was visited ${i} times`;return{title:`${s}.`,text:`Its probability is\
 ${n("final")}${r}. ${a}.`}}function Ao(e,t){let{prediction:s}=e.trace,{label:n}=e.nameOf(s.location),o=`${n}, ${w(s.probability,
1)}`;if(t){let a=t.trace.prediction,c=e.wordsFor(t);if(a.location===s.location){let h=Eo(s.probability,a.probability);return{
title:`${o}.`,text:`That is ${h} ${c}.`}}let l=t.knownProbability(s.location);return{title:l===null?`${o}.`:`${o} (${c} ${w(
l,1)}).`,text:`${Me(c)} the answer was ${t.nameOf(a.location).label}, ${w(a.probability,1)}.`}}let r=e.count===1?"the vi\
sit":`these ${e.count} visits`,i=e.hasGate?` ${$e(s.from_pointer)} are copied from visits (pointer), ${$e(s.from_generation)}\
 are generated.`:"";return{title:`${o}.`,text:`A neural network read ${r} and expects this place next.${i}`}}function Fs(e){
return e==="head"?"Switched off":"Masked"}function Hs(e,t,s){let[n,o]=[w(t,1),w(s,1)];return n===o?`${e} would still get\
 ${n}.`:`${e} would get ${o} instead of ${n}.`}function Eo(e,t){let{change:s,size:n}=ut(e,t);return s===0?"the same as":
`${n} points ${s>0?"more":"less"} than`}function Me(e){return e.charAt(0).toUpperCase()+e.slice(1)}function $e(e){return`${(100*
e).toFixed(1)} points`}function Gs(e,t=!1){let s=e.at(-1)??"",n=e.length>1?`${e.slice(0,-1).join(", ")} and ${s}`:s;return t?
Me(n):n}function Ds(e){let{count:t}=e,s=e.visits[t-1],n=e.visits[0],o=[{title:t===1?"One visit.":`${t} visits.`,text:t===
1?`${tt(e,0)}. Where does this person go next?`:`They begin with ${n?.label} and end with ${tt(e,t-1)}. Where does this \
person go next?`,part:`visits.${t-1}`},{...ft({kind:"slices"},e,null),part:"inputs"}];for(let c=0;c<e.layers;c++)o.push(
So(c,e)),o.push({...Is(c,e),bars:"The bars show the same for every visit.",part:`layers.${c}.stream`});o.push({...ft({kind:"\
context"},e,null),part:"context"}),e.hasPointer&&o.push({...Rs(e),part:"pointer"}),e.hasGeneration&&o.push({...Cs(e),part:"\
generation"});let{prediction:r}=e.trace,i=e.nameOf(r.location).label,a=e.hasGate?`${Ws(e).text} `:"";return o.push({title:`${i}\
, ${w(r.probability,1)}.`,text:`${a}The answer after ${s?.label} is ${i}.`,part:`places.${r.location}`}),o}function So(e,t){
let s=`Layer ${e}.`;if(!t.heads)return{title:s,text:"This network has no self-attention: no visit reads another one here\
.",part:null};let n=null,o=0;for(let i=0;i<t.heads;i++){if(t.isOff(e,i))continue;o+=1;let a=t.lastRow(e,i),c=it(a);(!n||
a[c]>n.weight)&&(n={head:i,visit:c,weight:a[c]})}if(!n)return{title:s,text:"All of its heads are switched off.",part:null};
let r=n.visit===t.count-1?"from itself":`from ${tt(t,n.visit)}`;return{title:s,text:`In ${o===1?"one head":`${o} heads`}\
 visits read one another; a stronger colour means more. The strongest link of the last visit: head ${n.head} reads ${w(n.
weight)} ${r}.`,part:`layers.${e}.heads.${n.head}`}}function Vs(e,t,s){return[...t.map(({title:o,text:r,bars:i=""})=>({title:o,text:`${r} ${i}`})),...Oo(e,s)].reduce((o,r)=>Bs(
r)>Bs(o)?r:o)}function Oo(e,t){let{visits:s,trace:n,layers:o,heads:r}=e,{location:i,probability:a}=n.prediction,c=Hs(e.nameOf(
i).label,a,1-a),h=[{kind:"visit",visit:s.reduce((p,{label:d},g)=>d.length>Number(s[p]?.label.length)?g:p,0)}];for(let p=0;p<
o;p++)for(let d=0;d<r;d++)h.push({kind:"head",layer:p,head:d});return h.map(p=>{let{title:d,text:g}=ft(p,e,null),b=t?` ${Fs(
p.kind)}, ${c}`:"";return{title:d,text:`${g}${b}`}})}function Bs({title:e,text:t}){return e.length+t.length}function u(e,{key:t,...s}={},...n){let o=n.flat(Number.POSITIVE_INFINITY).filter(To),r={tag:e,attributes:s,children:o};return typeof t==
"string"&&(r.key=t),r}function wt(e){return e==null||e===!1?null:String(typeof e=="number"?z(e):e)}function z(e){return Math.round(e*100)/100}function mt(e){return e.map(({x:t,y:s,width:n,height:o})=>{let r=z(n);return`\
M${z(t)} ${z(s)}h${r}v${z(o)}h${-r}Z`}).join("")}function kt(e,t,s,n){let[o,r,i,a]=[t[0],t[1],n[0],n[1]].map(z),[c,l,h]=[
e,s,(e+s)/2].map(z);return`M${c} ${o}C${h} ${o} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${r} ${c} ${r}Z`}function we(e,t,s,n){
let[o,r,i,a]=[t[0],t[1],n[0],n[1]].map(z),[c,l,h]=[e,s,(e+s)/2].map(z);return`M${o} ${c}C${o} ${h} ${i} ${h} ${i} ${l}L${a}\
 ${l}C${a} ${h} ${r} ${h} ${r} ${c}Z`}function Us(e,t,s,n){let[o,r,i,a]=[t[0],t[1],n[0],n[1]].map(z),[c,l]=[e,s].map(z);
return`M${o} ${c}Q${o} ${i} ${l} ${i}L${l} ${a}Q${r} ${a} ${r} ${c}Z`}function To(e){return e!=null&&e!==!1&&e!==""}var No=.6,vo=["pointer","generation"];function At({reading:e,before:t,overlays:s}){return!s||!t?.hasPointer||!e.hasPointer?
null:e.hasVisitsOf(t)?t.pointerWeights:null}function Gt(e){let{reading:t,before:s,overlays:n}=e;if(!n||!s)return 1;let o=At(
e),r=(h,[p=0,d=0])=>h+Math.max(p,d),i=Array.from(o??[],(h,p)=>[h,Number(t.pointerWeights[p])]),a=[...js(t),...js(s)],c=[
...new Set(a)].flatMap(h=>vo.map(p=>[t.shareOf(p,h)??0,s.shareOf(p,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((p,d)=>p+
Number(d[h]),0)));return Math.max(1,i.reduce(r,0),[...c,l].reduce(r,0))}function js({trace:e,locations:t}){let s=e.tensors.
probabilities;if(s)return Array.from(s.values,(r,i)=>i);let{final:n,generation:o}=e.location_probabilities;return[...t,...[
...n,...o??[]].map(({location:r})=>r)]}function Dt({key:e,now:t,before:s,path:n,edges:o,style:r="",title:i=""}){if(s===null||
Math.abs(t-s)<No)return null;let a=t>s?"more":"less",[c,l]=o[a];return!c||!l?null:u("path",{key:`${a} ${e}`,class:`chang\
e ${a}${r}`,d:n(c,l)},i&&u("title",{},i))}function Bt(e,t,s){return`${w(e,1)}; ${s} ${w(t,1)}`}var Et="Circuit",Lo=[["bold","keeps the answer"],["faded","can be left out"]],Vt=class{circuit=null;failure="";#t;#e;#n=null;constructor(t,s){
this.#t=t,this.#e=s,this.button=document.createElement("button"),this.button.type="button",this.button.title="The smalle\
st set of parts that keeps the answer, and what each part adds (C)",this.button.addEventListener("click",()=>this.toggle()),
this.legend=document.createElement("ul"),this.legend.className="circuit-legend";for(let[n,o]of Lo){let r=document.createElement(
"li");r.className=n,r.textContent=o,this.legend.append(r)}this.#o(!1,Et)}get isOn(){return this.button.getAttribute("ari\
a-pressed")==="true"}toggle(){let t=!this.isOn;this.#i(),this.#o(t,Et),this.#e(),t&&this.#s(0)}renew(){this.#i(),this.isOn&&
this.#s(250)}#i(){this.#n?.abort(),this.#n=this.circuit=null,this.failure=""}async#s(t){let s=new AbortController;if(this.#n=
s,this.#o(!0,`${Et} …`),await new Promise(n=>setTimeout(n,t)),!s.signal.aborted){try{let n=await this.#t(o=>{s.signal.
aborted||this.#o(!0,`${Et} ${Math.floor(100*o)} %`)},s.signal);if(s.signal.aborted)return;this.circuit=n}catch(n){if(s.signal.
aborted)return;this.failure=n instanceof Error?n.message:String(n)}this.#o(!0,Et),this.#e()}}#o(t,s){this.button.setAttribute(
"aria-pressed",String(t)),this.button.textContent=s,this.legend.hidden=this.circuit===null}};var Po=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}];
function gt(e,t){for(let{kind:s,pattern:n}of Po){let o=n.exec(e??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:s,...Object.fromEntries(r)};return _o(i,t)?i:null}return null}function _o({kind:e,visit:t=0,layer:s=0,head:n=0,location:o=2},r){return e==="pointer"?r.hasPointer:e==="generation"?r.hasGeneration:
e==="gate"?r.hasGate:t<r.count&&s<r.layers&&(e!=="head"||n<r.heads)&&o>1&&o<r.trace.architecture.locations}function B(e,t){
return e?.kind==="visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((s,n)=>s===e.location?[n]:[])}function St(e,t){
return e!==null&&["head","stream","context"].includes(e.kind)?[t.count-1]:B(e,t)}function V({lit:e},t,s){return e?.kind===
t&&e.layer===s?" lit":""}function Y(e,t){return e?.kind==="place"?e.location??null:e?.kind==="visit"?t.locations[e.visit??
0]??null:null}var zs="http://www.w3.org/2000/svg",Io=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),
Ut=/-?\d+(?:\.\d+)?/g,jt=class{#t=new WeakMap;#e=new Map;#n=new WeakMap;#i=0;#s=0;constructor(t){this.root=t,this.elements=
[]}show(t,s=0){this.#p(),this.elements=this.#o(this.root,t,this.elements,s>0),this.#e.size&&this.#l(s)}#o(t,s,n,o){if(s.
every(a=>typeof a=="string")){let a=s.join("");return(t.textContent!==a||n.length)&&(t.textContent=a),[]}if(!n.length&&!t.
firstChild){let a=s.map(c=>this.#u(Ys(c)));return t.append(...a),a}let r=new Map;for(let[a,c]of n.entries()){let l=this.#t.
get(c);l&&r.set(ke(l.mark,a),c)}let i=s.map((a,c)=>{let l=Ys(a),h=r.get(ke(l,c));r.delete(ke(l,c));let p=h??document.createElementNS(
zs,l.tag);return this.#d(p,l,o&&h!==void 0),p});for(let a of r.values())a.remove();for(let[a,c]of i.entries()){let l=t.childNodes[a];
l!==c&&t.insertBefore(c,l??null)}return i}#u(t){let s=document.createElementNS(zs,t.tag);for(let n in t.attributes){let o=wt(
t.attributes[n]);o!==null&&s.setAttribute(n,o)}return this.#t.set(s,{mark:t,elements:this.#o(s,t.children,[],!1)}),s}#d(t,s,n){
let o=this.#t.get(t),r=o?.mark.attributes??{};for(let a of Object.keys(r))wt(s.attributes[a])===null&&t.removeAttribute(
a);for(let[a,c]of Object.entries(s.attributes)){let l=wt(c),h=wt(r[a]);if(l===null||l===h)continue;let p=n&&h!==null&&Io.
has(a)?Ro(h,l):null;p?this.#e.set(`${this.#a(t)} ${a}`,{element:t,name:a,at:p,end:l}):t.setAttribute(a,l)}let i=this.#o(
t,s.children,o?.elements??[],n);this.#t.set(t,{mark:s,elements:i})}#a(t){let s=this.#n.get(t)??this.#i++;return this.#n.
set(t,s),s}#l(t){let s=performance.now(),n=o=>{let r=Math.min(1,Math.max(0,(o-s)/t));if(r===1){this.#p();return}let i=1-
(1-r)**3;for(let{element:a,name:c,at:l}of this.#e.values())a.setAttribute(c,l(i));this.#s=requestAnimationFrame(n)};this.#s=
requestAnimationFrame(n)}#p(){cancelAnimationFrame(this.#s);for(let{element:t,name:s,end:n}of this.#e.values())t.setAttribute(
s,n);this.#e.clear()}};function Ys(e){return typeof e=="string"?{tag:"tspan",attributes:{},children:[e]}:e}function ke(e,t){
return`${e.tag} ${e.key??t}`}function Ro(e,t){let s=e.match(Ut)??[],n=t.match(Ut)??[],o=t.split(Ut);return s.length!==n.
length||e.split(Ut).join()!==o.join()?null:r=>{let i=n.map((a,c)=>{let l=Number(s[c]);return String(Math.round((l+r*(Number(
a)-l))*100)/100)});return o.map((a,c)=>a+(i[c]??"")).join("")}}var Ot=20,zt=8,qs=19,W=8,Nt=3,Ee=4,Tt=4,Co=.05,Wo={least:13.5,most:38,lane:3},Se=13,Fo=760;function Oe(e,t,s=1){let n=t.
type/Se,o=46*n,r=t.height-98*n,i=Te(e.count,o,r,Wo,n,Go(e)),a=t.width>=1180*n,c=t.width<Fo*n,l=t.width>=1040*n&&e.layers<=
3,h=c?Ho(e,n):Xs(e,a,n),p=l?62*n:0,d=l?p+22*n:16*n,g=t.width-2*Ot-Ks(Object.values(h)),[b,x]=[o+12*n,t.height-4*n],m=Do(
e.heads,g/e.layers-d,x-b,n),f=m.columns*(m.side+zt*n)-zt*n,$=e.heads>0?f+d:d,y=Math.max(0,g-e.layers*$);c||(h.visits+=Math.
min(.3*y,90*n),h.answer+=Math.min(.2*y,80*n),h.flow+=Math.min(.1*y,50*n),h.leave+=Math.min(.1*y,50*n));let M=t.width-2*Ot-
Ks(Object.values(h))-e.layers*$,k=Math.min(M,e.hasPointer?220*n:60*n);h.bands+=k;let E=(M-k)/e.layers,S={x:Ot,width:h.visits},
A=Ot+h.visits+12*n,T=a?{x:A,width:h.slices}:null;T&&(A+=h.slices+12*n);let O=Array.from({length:e.layers},(nt,lt)=>{let Z=A+
lt*($+E);return{x:Z,width:f,maps:Bo(e.heads,Z,b,x,m,n),stream:l?Z+(e.heads>0?f+10*n:0):null}});A+=e.layers*($+E);let L=t.
width-Ot,v=L-h.answer,P=v-h.leave-h.gate,R=A+h.scores+h.weights+8*n,F=P-h.flow-W,G=Math.min(190*n,.24*t.height)/s,q=e.hasGate?
.56*t.height:(o+r)/2,fe=Ee*n,as=e.hasPointer?t.height-G-Nt*fe-6:(o+r-G)/2-fe;return{size:t,type:t.type,rows:i,visits:S,slices:T,
layers:O,streamWidth:p,isDense:c,fork:A,context:(c?34:52)*n,scores:A+h.scores,weights:A+h.scores+h.weights,ribbons:R,places:F,
gate:P,gateWidth:h.gate,answers:{most:r-o<330?Tt-1:Tt,top:o,bottom:r+60*n,x:v,right:L,segment:v-W},right:L,top:o,bottom:r,
full:G,across:{visits:i.map(({y:nt})=>nt),starts:[o-12*n,e.hasGeneration?r:t.height-8],places:{room:[o+16*n,e.hasGeneration?
as-12*n:r],gap:22*n},generation:{start:as,gap:fe},gate:q-G/2},bands:{ribbon:(nt,lt,Z)=>Ae(R,nt,F,lt,Z),into:(nt,lt,Z)=>Ae(
F+W,nt,P,lt,Z),out:(nt,lt,Z)=>Ae(P+h.gate,nt,v-W,lt,Z)}}}function Ae(e,t,s,n,o){return o?kt(e,t,s,n):kt(e,t,e,t)}function Xs({
hasPointer:e,hasGate:t},s,n){return{visits:(s?224:176)*n,slices:(s?110:0)*n,gaps:(s?24:12)*n,scores:46*n,weights:e?46*n:
150*n,bands:e?112*n:0,bar:W,flow:(t?60:34)*n,gate:t?18*n:0,leave:46*n,answer:(s?152:140)*n}}function Ho(e,t){return{...Xs(
e,!1,t),visits:166*t,scores:0,weights:(e.hasPointer?48:130)*t,bands:(e.hasPointer?88:0)*t,flow:(e.hasGate?44:30)*t,leave:36*
t,answer:126*t}}function Go({count:e,pointerWeights:t}){let s=e-1,n=o=>o===s?2:t[o]>=Co?1+t[o]:o/e;return Array.from({length:e},
(o,r)=>r).sort((o,r)=>n(r)-n(o))}function Ks(e){return e.reduce((t,s)=>t+s,0)}function Te(e,t,s,{least:n,most:o,lane:r},i,a){
let c=s-t,l=e,h=0,p=Math.min(o*i,c/e);p<n*i&&(h=Math.max(r,Math.min(6*i,.35*c/e)),p=(n+2)*i,l=Math.max(1,Math.floor((c-e*
h)/(p-h))),p=(c-(e-l)*h)/l);let d=a&&new Set(a.slice(0,l)),g=t;return Array.from({length:e},(b,x)=>{let m=d?d.has(x):x>=
e-l,f=m?p:h;return g+=f,{y:g-f/2,height:f,isFull:m}})}function Do(e,t,s,n){let o={columns:1,side:0};if(e===0)return o;for(let r of[
1,2,4]){let i=s/Math.ceil(e/r)-qs*n,a=Math.min(i,(t-(r-1)*zt*n)/r);a>o.side&&(o={columns:r,side:a})}return o}function Bo(e,t,s,n,{
columns:o,side:r},i){let a=Math.ceil(e/o),c=Math.min((n-s)/a,r+2.2*qs*i);return Array.from({length:e},(l,h)=>({x:t+h%o*(r+
zt*i),y:s+Math.floor(h/o)*c,side:r}))}function Yt(e,t,s,n){let o=[];for(let[a,{wish:c,length:l}]of e.entries())for(o.push(
{first:a,last:a,wish:c-l/2,length:l});;){let h=o.at(-1),p=o.at(-2);if(!h||!p||i(p)+p.length+t<=i(h))break;let[d,g]=[p.last-
p.first+1,h.last-h.first+1];p.wish=(d*p.wish+g*(h.wish-p.length-t))/(d+g),p.length+=t+h.length,p.last=h.last,o.pop()}let r=[];
for(let a of o){let c=i(a);for(let l=a.first;l<=a.last;l++)r.push(c),c+=Number(e[l]?.length)+t}return r;function i({wish:a,
length:c}){return Math.max(s,Math.min(n-c,a))}}var Kt=class{#t=0;#e=0;#n=[];constructor(t,s){this.show=s,this.button=Ne("Play the story","play",()=>this.toggle()),this.
back=Ne("Step back","back",()=>this.step(-1)),this.forth=Ne("Step forward","forth",()=>this.step(1)),this.slider=document.
createElement("input"),this.slider.type="range",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute(
"aria-label","Step of the story"),this.slider.addEventListener("input",()=>this.goTo(Number(this.slider.value)-1)),t.append(
this.button,this.back,this.forth,this.slider),this.#s(!1)}isOpen=!1;get beat(){return this.isOpen?this.#e:null}get count(){
return this.#n.length}get isTelling(){return this.isOpen&&this.#e<this.#n.length-1}get told(){return this.isOpen?this.#n[this.#e]??
null:null}tell(t){this.#n=t,this.#e=Math.min(this.#e,t.length-1),this.slider.max=String(t.length),this.#s(this.#t!==0)}toggle(){
this.#t?this.pause():this.play()}play(){let t=this.#e>=this.#n.length-1;this.goTo(this.isOpen&&!t?this.#e:0),this.#i()}pause(){
clearTimeout(this.#t),this.#t=0,this.#s(!1)}close(){this.isOpen&&(this.pause(),this.isOpen=!1,this.#e=0,this.#s(!1),this.
show(null))}step(t){this.goTo(this.isOpen?this.#e+t:t>0?0:this.#n.length-1)}goTo(t){this.pause(),this.isOpen=!0,this.#e=
Math.max(0,Math.min(this.#n.length-1,t)),this.#s(!1),this.show(this.#e)}#i(){let{title:t="",text:s=""}=this.#n[this.#e]??
{},n=Math.max(1800,55*(t.length+s.length));if(this.#e>=this.#n.length-1){this.pause();return}this.#t=window.setTimeout(()=>{
this.goTo(this.#e+1),this.#i()},n),this.#s(!0)}#s(t){this.button.dataset.icon=t?"pause":"play";let s=t?"Pause the story":
"Play the story";this.button.setAttribute("aria-label",s),this.button.title=s,this.slider.value=String(this.isOpen?this.#e+
1:this.#n.length),this.slider.setAttribute("aria-valuetext",this.isOpen?`Step ${this.#e+1} of ${this.#n.length}`:"The wh\
ole picture"),this.back.disabled=this.isOpen&&this.#e===0,this.forth.disabled=this.isOpen&&this.#e>=this.#n.length-1}};function Ne(e,t,s){
let n=document.createElement("button");return n.type="button",n.dataset.icon=t,n.title=e,n.setAttribute("aria-label",e),
n.addEventListener("click",s),n}var Vo=.03,Uo=5;function qt({reading:e,before:t,overlays:s,stage:n,happened:o,lit:r}){let i=Y(r,e),{most:a,top:c,bottom:l}=n.
answers,h=o===null?[]:[o];s&&t&&h.push(t.trace.prediction.location),i!==null&&r?.kind==="place"&&h.push(i);let p=e.answer(
a,h),d=p.slice(0,-1).map(({location:m})=>m),g=Js(d.map(m=>t?.knownProbability(m)??null),1),b=s&&t?jo(d,e,t):null,x=(l-c)/
p.length;return p.map((m,f)=>{let $=c+(f+.5)*x,y=m.probability*n.full,M={pointer:b?.pointer[f]??null,generation:b?.generation[f]??
null},[k,E]=["pointer","generation"].map(S=>Zs(m[S]*ht({reading:e},S),M[S])*n.full);return{...m,was:t?g[f]??null:null,wasByPath:M,
middle:$,start:$+(Number(k)-Number(E)-y)/2,height:y}})}function Zs(e,t){return Math.max(0,(t??e)-e)}function jo(e,t,s){let n=(o,r)=>r?
Js(e.map(i=>s.shareOf(o,i)),ht({reading:s},o)):[];return{pointer:n("pointer",t.hasPointer),generation:n("generation",t.hasGeneration)}}
function Js(e,t){let s=e.filter(o=>o!==null),n=s.reduce((o,r)=>o-r,t);return[...e,s.length===e.length?Math.max(0,n):null]}
function Xt(e,t){let{reading:s,stage:n}=e,o=At(e),r=s.pointerWeights,i=m=>m.reduce((f,$)=>f+Zs(r[$],o?.[$]??null),0),a=s.
pointedPlaces.map(m=>({...m,lost:i(m.visits)})).sort((m,f)=>f.probability+f.lost-m.probability-m.lost),c=a.filter((m,f)=>m.
probability+m.lost>=Vo&&f<Uo||ve(t,m.location)<t.length-1).map(m=>({...m,wish:x(m.visits)})),l=a.filter(({location:m})=>!c.
some(f=>f.location===m));if(l.length){let m=l.flatMap(f=>f.visits);c.push({location:-1,label:`${l.length} other${l.length===
1?"":"s"}`,category:null,probability:l.reduce((f,{probability:$})=>f+$,0),lost:i(m),visits:m,wish:x(m)})}c.sort((m,f)=>m.
wish-f.wish);let{room:h,gap:p}=n.across.places,d=c.map(({wish:m,probability:f,lost:$})=>({wish:m,length:(f+$)*n.full})),
g=d.reduce((m,{length:f})=>m-f,h[1]-h[0]),b=Yt(d,Math.max(0,Math.min(p,g/(d.length-1||1))),...h);return c.map(({location:m,
label:f,probability:$,lost:y,visits:M},k)=>({path:"pointer",location:m,label:f,probability:$,start:Number(b[k]),lost:y,visits:M,
answer:ve(t,m)}));function x(m){let f=m.map(y=>Math.max(r[y],o?.[y]??0)),$=f.reduce((y,M)=>y+M,0)||1;return m.reduce((y,M,k)=>y+
Number(f[k])/$*Number(n.across.visits[M]),0)}}function Zt({reading:e,stage:t},s){if(!e.hasGeneration)return[];let n=e.generated(
Nt),{gap:o}=t.across.generation,{start:r}=t.across.generation;return n.map(({location:i,label:a,probability:c})=>{let l={
path:"generation",location:i,label:a,probability:c,start:r,lost:0,visits:[],answer:ve(s,i)};return r+=c*t.full+o,l})}function ht({
reading:e},t){return t==="pointer"?e.gate:1-e.gate}function U(e,t){let s=(e+t)/2;return t-e>=.6?[e,t]:[s-.3,s+.3]}function ve(e,t){
let s=e.findIndex(n=>n.location===t);return s<0?e.length-1:s}function Qs(e){let t=qo(e??"").map(Xo);for(let s=Ko;s>0;s--)for(let n=0;n+s<=t.length;n++){let o=Le.get(t.slice(n,n+s).join(
" "));if(o)return o}return"pin"}var tn={pin:"M20 10c0 4.99-5.54 10.19-7.4 11.8a1 1 0 0 1-1.2 0C9.54 20.19 4 14.99 4 10a8\
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
-3 4-3 2 3h2"},zo={home:["home","house","apartment","condo","residence","residence hall","residential","housing","dorm",
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
re"]},Le=new Map(Object.entries(zo).flatMap(([e,t])=>t.map(s=>[s,e]))),Yo=new Set([...Le.keys()].flatMap(e=>e.split(" "))),
Ko=Math.max(...[...Le.keys()].map(e=>e.split(" ").length));function qo(e){return e.normalize("NFD").replace(/\p{M}/gu,"").
toLowerCase().match(/\p{L}+/gu)??[]}function Xo(e){let t=e.replace(/s$/,"");return Yo.has(t)?t:e}var Zo=24;function bt(e,t,s,n){let o=n/Zo;return u("path",{key:"icon",class:"icon",d:tn[Qs(e)],transform:`translate(${t.
toFixed(2)} ${s.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}var Pe=18;function at({stage:e},t){let s=e.type/13;return N(t,12.5*s)+13*s}function vt({reading:e},t){let s=e.trace.interventions[`${t}\
_temperature`]??1;return`temp. ${Number(s.toPrecision(2))}`}function Jt(e,t,s,n=3){let o=e.reading.trace.interventions[`${t}\
_temperature`]??1;return u("g",{key:`temperature ${t}`},yt(e,{act:`${t}_temperature`,words:vt(e,t),title:`Temperature of\
 the ${t} softmax: ${o}. Drag to the right for weights that are more alike.`,right:s,y:n,stays:!0}))}function yt(e,{act:t,
words:s,title:n,right:o,y:r,height:i=0,stays:a,isOn:c}){if(!e.canAct)return[];let l=e.stage.type/13,h=i||Pe*l,p=at(e,s),
d=a?" stays":c?" on":"";return[u("rect",{key:`handle ${t}`,class:`handle${d}`,"data-act":t,x:o-p,y:r,width:p,height:h,rx:h/
2},u("title",{},n)),u("text",{key:`handle words ${t}`,class:`handle-words middle${d}`,x:o-p/2,y:r+h/2+4*l},s)]}var Qt={visits:0,slices:1,layers:2};function et({reading:e,beside:t}){return t?[e,t]:[e]}function _e(e){return Math.max(
...et(e).map(({largestWeight:t})=>t))}function te(e){return e.isOwnScale?1:_e(e)}function xt(e){return Qt.layers+2*e}function C(e){
let t=Qt.layers+2*e.layers,s=e.hasPointer?t+1:t,n=e.hasGeneration?s+1:s;return{context:t,pointer:s,generation:n,gate:n+1}}
function I(e,t){return e.beat<t&&"hidden"}var Lt=1440;function en(e){let{stage:t}=e,{x:s,width:n}=t.visits;return[ct(e,s,"Visits",Ie(e,n),n),...Jo(e),...t.rows.map(
(o,r)=>tr(e,r))]}function Ie({stage:e,lit:t},s){if(t?.kind!=="head")return"oldest first";let n="% read by the last visit",
o=`${n} in head ${t.head}`;return N(o,12.5*(e.type/13))<=s?o:n}function ct({stage:e},t,s,n,o=400){let r=e.type/13;return u(
"g",{key:`title ${s}`,class:"heading","aria-hidden":"true"},N(s,15*r,!0)<=o?u("text",{x:t,y:17*r,class:"title"},s):u("te\
xt",{x:t,y:17*r,class:"small strong"},H(s,o,12.5*r,!0)),u("text",{x:t,y:35*r,class:"small"},H(n,o,12.5*r)))}function Jo({
reading:e,stage:t}){let s=t.type/13,n=[];for(let{start:o,end:r,weekday:i}of Re(e)){let a=Number(t.rows[o]?.y)-Number(t.rows[o]?.
height)/2,c=Number(t.rows[r]?.y)+Number(t.rows[r]?.height)/2;if(n.push(u("rect",{key:`day ${o}`,class:"day",x:t.visits.x+
29*s,y:a+1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*s){let l=Math.min(a+12.5*s,(a+c)/2+4.5*s);n.push(u("text",{key:`\
weekday ${o}`,class:"small strong",x:t.visits.x,y:l},i))}}return n}function Re({visits:e}){let t=[];for(let[s,n]of e.entries()){
let o=Qo(n),r=t.at(-1);r?.day===o?r.end=s:t.push({start:s,end:s,day:o,weekday:String(Q[n.weekday])})}return t}function Qo({
arrival:e,weekday:t}){return e?.split("T")[0]??String(t)}function tr(e,t){let{reading:s,stage:n,lit:o}=e,{y:r,height:i,isFull:a}=n.
rows[t],c=s.visits[t];if(!c)throw new Error("A row without a visit.");let l=n.type/13,h=n.visits.x+36*l,p=n.visits.width-
36*l,d=St(o,s).includes(t),g=c.masked?"unmask":"mask",b=a&&e.canAct&&t<s.count-1,x=b&&d?at(e,g)+4*l:0,m=Math.min(Pe*l,i),
f=ee(c),$=i>=33*l,y=($?20:13)*l,M=h+y+($?14:8)*l,k=We(e,t),E=Fe(e,t),S=d||E,A=k?42*l:0,T=n.visits.x+n.visits.width-4,O=T-
M,L=f.replace(/\d+ h .*/,`${Math.round(c.duration_minutes/60)} h`),v=n.isDense?0:38*l,P=$?[u("text",{x:M,y:r-3*l,class:"\
strong"},H(c.label,O-x,13*l,!0)),u("text",{x:M,y:r+13*l,class:"small"},[f,L].find(R=>N(R,12.5*l)<=O-A)??J(c.start_minute)),
k||O<N(f,12.5*l)+56*l?null:er(T+4-50*l,r+5*l,48*l,c)]:[u("text",{x:M,y:r+4.4*l,class:S?"strong":"label"},H(c.label,O-Math.
max(v,A)-x-9,12.5*l,S)),k||n.isDense?null:u("text",{x:T-x,y:r+4.4*l,class:"small end"},J(c.start_minute))];return u("g",
Ce(e,t,c),u("rect",{class:"chip",x:h,y:r-i/2+.5,width:p,height:Math.max(1,i-1),rx:a?5*l:1}),a&&bt(c.category,h+4*l,r-y/2,
y),a?P:u("rect",{class:"lane",x:h+2,y:r-1,width:p-4,height:2}),k&&a&&u("text",{x:T,y:r+($?13:4.4)*l,class:E?"strong end":
"small end"},k),b&&d&&yt(e,{act:"mask",words:g,title:c.masked?"Unmask this visit, so that others may read it again":"Mas\
k this visit: no other may read it",right:T+2,y:$?r-17*l:r-m/2,height:m}),u("title",{},`${c.label}, ${Q[c.weekday]} ${f}`))}
function Ce({reading:e,lit:t,beat:s},n,o){let r=St(t,e).includes(n);return{key:`visit ${n}`,class:`part visit${r?" lit":
""}${o.masked?" off":""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1","aria-label":`Visit ${n+1} of ${e.count}\
: ${o.label}, ${Q[o.weekday]} ${ee(o)}${o.masked?", masked":""}${e.hasPointer&&s>=C(e).pointer?`; pointer weight ${w(e.pointerWeights[n],
1)}`:""}`}}function ee({start_minute:e,duration_minutes:t}){return`${J(e)} · ${cs(t)}`}function We({reading:e,lit:t},s){
return t?.kind!=="head"?"":w(e.lastRow(t.layer??0,t.head??0)[s])}function Fe({reading:e,lit:t},s){return t?.kind!=="head"?
!1:it(e.lastRow(t.layer??0,t.head??0))===s}function er(e,t,s,{start_minute:n,duration_minutes:o}){let r=Math.min(n+o,Lt),
i=Math.min(n,Math.max(0,n+o-Lt)),a=(c,l)=>u("rect",{class:"stay",x:e+c/Lt*s,y:t,width:Math.max(1,(l-c)/Lt*s),height:7});
return u("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},u("rect",{class:"track",x:e,y:t,width:s,
height:7}),a(n,r),i>0&&a(0,i),u("rect",{class:"stay-end","data-drag":"stay",x:e+(i||r)/Lt*s-2,y:t-3,width:5,height:13}))}
function sn(e){let{reading:t,stage:s}=e;if(!s.slices)return[];let n=s.type/13,{x:o,width:r}=s.slices,{slices:i}=t,a=Math.
max(...et(e).map(({longestSlice:x})=>x)),c=r/i.length,l=B(e.lit,t),h=e.lit?.kind==="slices",p=s.rows.flatMap(({y:x,height:m},f)=>i.
map(({lengths:$},y)=>{let M=Number($[f])/a*Math.max(2,m-4);return{visit:f,x:o+y*c,y:x+m/2-2-M,width:.72*c,height:M}})),[
d,g]=He(p,({visit:x})=>h||l.includes(x)),b=i.map(({short:x},m)=>u("text",{key:`name ${x}`,class:"tiny middle",x:o+(m+.36)*
c,y:(m%2?40:26)*n},x));return[u("g",Ge(e),u("rect",{class:"ground",x:o-6,y:s.top-4,width:r+6,height:s.bottom-s.top+8,rx:6}),
b,u("path",{key:"bars",class:"length",d:mt(g)}),d.length>0&&u("path",{key:"lit",class:"length lit",d:mt(d)}),u("text",{class:"\
small",x:o,y:s.bottom+18*n},"Bars: lengths"),u("text",{class:"small",x:o,y:s.bottom+33*n},"of the vectors"))]}function He(e,t){
return[e.filter(t),e.filter(s=>!t(s))]}function Ge(e){return{key:"slices",class:`part slices${V(e,"slices")}`,"data-part":"\
inputs",role:"button",tabindex:"-1",visibility:I(e,Qt.slices),"aria-label":`Input of each visit: ${e.reading.slices.map(
({label:t})=>t).join(", ")}`}}function nn(e,t){let{x:s,right:n}=e.stage.answers,o=e.stage.type/13;return[ct(e,s+6*o,"Answer",e.stage.isDense?"":sr(e),
n-s),...De(e,t)]}function sr({reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of ge\
neration"}function De(e,t){let{reading:s,stage:n,lit:o,happened:r}=e,i=n.type/13,a=Y(o,s),{x:c,right:l,segment:h}=n.answers,
p=l-c;return t.map(d=>{let{location:g,label:b,category:x,probability:m,was:f,middle:$,height:y,start:M}=d,k=[{path:"poin\
ter",share:d.pointer*ht(e,"pointer")},{path:"generation",share:d.generation*ht(e,"generation")}],E=a===g,S=c+(x===null?6:
26)*i,A=It(b,l-S-(r===g?20*i:2),13.5*i,2,!0),T=$-(A.length>1?22:8)*i,O=$+(A.length>1?2:0)*i,L=c+6*i,v=p-8*i;return u("g",
{key:`place ${g}`,class:`part place${E?" lit":a!==null&&o?" dim":""}`,"data-part":g<0?null:`places.${g}`,role:g<0?null:"\
button",tabindex:g<0?null:"-1","aria-label":`${b}: ${w(m,1)}; from the pointer ${w(k[0]?.share??0,1)}, from generation ${w(
k[1]?.share??0,1)}${r===g?"; this is what really happened":""}`},u("rect",{key:"ground",class:"ground",x:c-6*i,y:T-16*i,
width:p+10*i,height:O-T+50*i,rx:6}),u("rect",{key:"segment",class:"answer-bar",x:h,y:M,width:W-2,height:Math.max(1,y)}),
x!==null&&bt(x,c+5*i,T-13*i,16*i),A.map((P,R)=>u("text",{key:`name ${R}`,class:g<0?"label halo":"strong halo",x:S,y:T+15*
R*i},P)),r===g&&u("path",{key:"happened",class:"check",d:`M${l-16*i} ${T-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},u("title",
{},"This is where the person went.")),u("rect",{key:"track",class:"track",x:c+6*i,y:O,width:v,height:8*i}),k.map(({path:P,
share:R})=>{let F=u("rect",{key:P,class:`${P} bar`,x:L,y:O,width:Math.max(0,R*v),height:8*i});return L+=R*v,F}),f!==null&&
u("rect",{key:"before",class:"before",x:c+5*i+f*v,y:O-3*i,width:2,height:14*i}),u("text",{key:"probability",class:"stron\
g halo",x:c+6*i,y:O+23*i},w(m,1)),f!==null&&nr(c+60*i,O+23*i,m,f))})}function nr(e,t,s,n){let{change:o,size:r,sign:i}=ut(
s,n);return o===0?u("text",{key:"change",class:"small",x:e,y:t},"same"):u("text",{key:"change",class:`${o>0?"more":"less"}\
 strong halo`,x:e,y:t},`${i} ${r}`)}function on(e){let{reading:t,stage:s}=e,n=s.type/13,o=t.values("context");if(!s.layers.at(-1)||!o)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),a=Math.ceil(o.length/i),c=s.context,l=c/i,h=s.fork-2*n,p=s.bottom+20*n,d={x:h,y:p,columns:i,
cell:l},g={class:"strong halo middle",x:h+c/2,y:p+a*l+14*n};return Be(e,d,or(e,h,p,c,a*l),s.isDense?g:void 0)}function Be(e,{
x:t,y:s,columns:n,cell:o},r,i){let a=e.stage.type/13,c={class:"strong halo",x:t,y:s-5*a},l=e.reading.values("context"),h=Math.
max(...et(e).flatMap(d=>[...d.values("context")].map(Math.abs)))||1,p=Array.from(l,(d,g)=>u("rect",{class:d<0?"below-zer\
o":"above-zero",x:t+g%n*o,y:s+Math.floor(g/n)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(d)/h)}));return u("g",{
key:"context",class:`part context${V(e,"context")}`,"data-part":"context",role:"button",tabindex:"-1",visibility:I(e,C(e.
reading).context),"aria-label":`Context: the last visit after all layers, ${l.length} numbers`},u("rect",{class:"ground",
x:t-3,y:s-16*a,width:n*o+6,height:Math.max(44,Math.ceil(l.length/n)*o+20*a),rx:4}),r,u("text",{key:"name",...i??c},"Cont\
ext"),p,u("title",{},`The last visit after all layers: ${l.length} numbers. The pointer, the generation head and the gat\
e read them.`))}function or({reading:e,stage:t},s,n,o,r){let i=t.type/13,a=Number(t.rows.at(-1)?.y),c=s-6*i,l=t.size.height-
5*i,h=t.gate+9*i;return[u("path",{key:"from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${n+r/2}H${s-2}`}),e.hasGeneration&&
u("path",{key:"to generation",class:"link generation-line",d:`M${s+o+2} ${n+r/2}H${s+o+12*i}`}),e.has("gate.logit")&&u("\
path",{key:"to the gate",class:"link dotted",d:`M${s+o/2} ${n+r+3*i}V${l}H${h}V${.56*t.size.height+t.full/2+4}`})]}function rn(e){let{reading:t,before:s,stage:n}=e,o=n.type/13,r=n.across.gate,i=r+n.full,a=n.gateWidth,c=r+t.gate*n.full,
l=s?.hasGate?s.gate:t.gate,h=n.gate+a/2,p=se(e);return u("g",Ve(e,"vertical"),u("rect",{key:"frame",class:"gate-frame",x:n.
gate-3,y:r-3,width:a+6,height:n.full+6,rx:4}),u("rect",{key:"pointer",class:"pointer bar",x:n.gate,y:r,width:a,height:Math.
max(0,c-r)}),u("rect",{key:"generation",class:"generation bar",x:n.gate,y:c,width:a,height:Math.max(0,i-c)}),u("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&u("path",{key:"learned",class:"le\
arned",d:`M${n.gate+a+3} ${r+l*n.full}l${8*o} ${-5*o}v${10*o}Z`},u("title",{},`${s?t.wordsFor(s):""}: ${l.toFixed(2)}`)),
e.canAct&&p&&u("rect",{key:"handle",class:"valve","data-act":"gate",x:n.gate-8*o,y:c-6*o,width:a+16*o,height:12*o,rx:6*o}),
!p&&u("text",{key:"fixed",class:"small middle",x:h,y:i+18*o},"fixed"))}function se({reading:e}){return e.trace.architecture.
components.includes("gate")}function Ve(e,t){let{reading:s}=e,n=e.canAct&&se(e);return{key:"gate",class:`part gate${V(e,
"gate")}`,"data-part":"gate",role:n?"slider":"button",...n&&{"aria-orientation":t,"aria-valuenow":s.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-description":e.sliderKeys,"aria-valuetext":`${s.gate.toFixed(2)}: ${w(s.gate)} poi\
nter`},tabindex:"-1",visibility:I(e,C(s).gate),"aria-label":`Gate ${s.gate.toFixed(2)}: ${w(s.gate)} pointer, ${w(1-s.gate)}\
 generation${s.trace.gate.learned?"":", not learned"}`}}function ne(e,t,s){let{reading:n,stage:o,lit:r}=e,i=e.beat>=C(n).
gate,a=y=>ht(e,y),c=Y(r,n),l=new Map,h=o.across.gate;for(let y of t)l.set(y,h),h+=y.probability*a(y.path)*o.full;let p=new Map;
h=o.across.gate;for(let y of["pointer","generation"])for(let[M]of s.entries())p.set(`${y} ${M}`,h),h+=Number(s[M]?.[y])*
a(y)*o.full;let d=t.map(y=>{let M=Number(l.get(y)),k=y.probability*a(y.path)*o.full,E=U(y.start,y.start+y.probability*o.
full),S=U(M,M+k);return u("path",{key:`into ${y.path} ${y.location}`,class:`${y.path} band${f(y.location)}`,d:o.bands.into(
E,S,i)})}),[g,b]=[o.across.gate,o.across.gate+o.full],x=s.flatMap((y,M)=>{let k=y.start;return["pointer","generation"].map(
E=>{let S=Number(y[E])*a(E),A=S*o.full,T=Number(p.get(`${E} ${M}`)),O=U(T,T+A),L=U(k,k+A),v=y.wasByPath[E],P=v===null?null:
m(E,T,k,A,v*o.full);k+=A;let R=`out ${E} ${y.location}`;return[A>0&&u("path",{key:R,class:`${E} band${f(y.location)}`,d:o.
bands.out(O,L,i)}),P&&Dt({key:R,now:A,before:Number(v)*o.full,path:(F,G)=>o.bands.out(F,G,i),edges:P,style:f(y.location),
title:`${y.label}, from ${E==="pointer"?"the pointer":"generation"}: ${Bt(S,Number(v),e.before?n.wordsFor(e.before):"")}`})]})});
return[d,x,i&&r?.kind==="visit"&&$(r.visit??0)];function m(y,M,k,E,S){let A=Math.abs(E-S),T=y==="pointer",O=(P,R)=>{let F=T?
P-(R?0:A):P+E-(R?A:0);return[F,F+A]},[L]=O(M,!1),v=Math.max(g,Math.min(b-A,L));return{more:[O(M,!0),O(k,!0)],less:[[v,v+
A],O(k,!1)]}}function f(y){return c===null?"":c===y&&r?.kind==="place"?" lit":" dim"}function $(y){let M=n.pointerWeights,
k=t.find(({path:G,visits:q})=>G==="pointer"&&q.includes(y));if(!k)return null;let E=[...k.visits].sort((G,q)=>G-q),A=E.slice(
0,E.indexOf(y)).reduce((G,q)=>G+M[q],0)*o.full,T=M[y]*o.full,O=a("pointer"),L=Number(l.get(k))+A*O,v=s[k.answer],P=Number(
p.get(`pointer ${k.answer}`))+A*O,R=Number(v?.start)+A*O,F=v?.location===k.location;return[u("path",{key:"visit into",class:"\
pointer band lit",d:o.bands.into(U(k.start+A,k.start+A+T),U(L,L+T*O),i)}),F&&u("path",{key:"visit out",class:"pointer ba\
nd lit",d:o.bands.out(U(P,P+T*O),U(R,R+T*O),i)})]}}var K=44,_={title:26,bars:34,inputs:64,scores:52,names:56},an=16,rr={least:20,most:110,lane:1},ir=62,Ue=8,ar=160,oe=16,cn=6;
function ze(e,t,s,n=1){let o=s/Se,[r,i]=[an,t-an],a=Te(e.count,r,i,rr,o).map(({y:L,height:v,isFull:P})=>({x:L,width:v,isFull:P})),
c=Number(a.at(-1)?.width)>=ir*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+oe*o,p=h+(_.title+_.inputs+oe)*
o,d=[];for(let L=0;L<e.layers;L++){let v=cr(e.heads,r,i,p+_.title*o,o),P=v.at(-1),F=(P?P.y+P.side+8*o:p)+_.title*o;d.push(
{y:p,maps:v,stream:F}),p=F+(_.bars+oe)*o}let g=lr(e,r,p+_.title*o,i-r,o),b=Math.ceil(e.values("context").length/g.columns)*
g.cell,x=p+_.title*o+Math.max(b,20*o)+oe*o,m=x+(e.hasPointer?(_.title+_.scores)*o:0),f=m+(e.hasPointer?170:96)*o,$=f+W+((e.
hasPointer?_.names:0)+(e.hasGate?48:30))*o,y=e.hasGate?28*o:0,M=hr(i-r,o)/n,k=Ee*o,E=i-M-Nt*k,S=Math.max(78*o,M*n/2+6),A=$+
y+34*o,T=i-M-16*o,O={most:Tt,top:A,bottom:A+(Tt+1)*S,x:r-6*o,right:T-8*o,segment:T};return{size:{width:t,height:O.bottom+
Math.max(0,(M*n-S)/2)+8*o,type:s},type:s,left:r,right:i,columns:a,chips:l,inputs:h,layers:d,context:g,pointer:x,ribbons:m,
places:f,gate:$,gateHeight:y,answers:O,full:M,across:{visits:a.map(({x:L})=>L),starts:[r,i],places:{room:[r,e.hasGeneration?
E-2*cn*o:i],gap:cn*o},generation:{start:E,gap:k},gate:i-M},bands:{ribbon:(L,v,P)=>je(m,L,f,v,P),into:(L,v,P)=>je(f+W,L,$,
v,P),out:(L,v,P)=>P?Us($+y,L,T+W,v):je($+y,L,$,L,!1)}}}function je(e,t,s,n,o){return o?we(e,t,s,n):we(e,t,e,t)}function cr(e,t,s,n,o){
let r=[4,3,2].find(l=>e%l===0)??Math.min(e,4),i=(s-t+Ue*o)/r,a=Math.min(i-Ue*o,ar*o),c=Math.max(K,40*o);return Array.from(
{length:e},(l,h)=>({x:t+h%r*i,y:n+c+Math.floor(h/r)*(a+c+Ue*o),side:a,touch:K}))}function lr(e,t,s,n,o){let{length:r}=e.
values("context"),i=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:t,y:s,columns:i,cell:Math.min(11*o,(n-12*
o)/i)}}function hr(e,t){return Math.min(170*t,(e-82*t)/2,.4*e)}function ln(e){let{reading:t,before:s,stage:n}=e,o=n.type/13,{gate:r,gateHeight:i,full:a}=n,c=n.across.gate,l=c+t.gate*a,
h=s?s.gate:t.gate,p=se(e),d=`${w(t.gate)} pointer${p?"":", fixed"}`;return u("g",Ve(e,"horizontal"),u("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:a+6,height:i+6,rx:4}),u("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:t.gate*
a,height:i}),u("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-t.gate)*a,height:i}),u("text",{key:"name",
class:"title halo",x:n.left,y:r+11*o},`Gate ${t.gate.toFixed(2)}`),u("text",{key:"words",class:"small halo",x:n.left,y:r+
27*o},d),h!==t.gate&&u("path",{key:"learned",class:"learned",d:`M${c+h*a} ${r+i+3}l${5*o} ${8*o}h${-10*o}Z`},u("title",{},
`${s?t.wordsFor(s):""}: ${h.toFixed(2)}`)),e.canAct&&p&&[u("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:i+16*o,rx:6*o}),u("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-K/2,n.size.width-
K),y:r+(i-K)/2,width:K,height:K})])}function hn(e,t){let{reading:s,stage:n}=e,o=n.type/13,r=t.filter(({path:b})=>b==="generation"),i=n.places-8*o,a=n.fork+(s.
hasPointer?n.context+14*o:2*o),c=s.hasPointer?n.bottom+34*o:Number(r[0]?.start)+12*o,l=e.beat>=C(s).generation,h=i-a-(n.
isDense?38:46)*o,p=({label:b,location:x})=>x>=0?H(b,h,13*o):[b,b.replace(/others?/,"more")].find(f=>N(f,12.5*o)<=h)??"ot\
hers",d=r.map((b,x)=>{let{probability:m,location:f}=b,$=c+x*17*o;return[u("text",{key:`name ${x}`,class:f<0?"small halo":
"label halo",x:a,y:$},p(b)),u("text",{key:`share ${x}`,class:"strong end halo",x:i,y:$},w(m))]}),g=r.map(({label:b,probability:x,
start:m,location:f},$)=>u("rect",{key:`bar ${$}`,class:"generation bar",x:n.places,y:m,width:W,height:l?Math.max(.8,x*n.
full):0},u("title",{},`${f<0?"The others":b}: ${w(x,1)} of the generation head`)));return u("g",Ye(e,r),u("rect",{class:"\
ground",x:a-4,y:c-30*o,width:i-a+8,height:88*o,rx:6}),u("text",{class:`title halo${n.isDense?" end":""}`,x:n.isDense?i:a,
y:c-18*o},"Generation"),d,g)}function Ye(e,t){return{key:"generation",class:`part generation-block${V(e,"generation")}`,
"data-part":"generation",role:"button",tabindex:"-1",visibility:I(e,C(e.reading).generation),"aria-label":`Generation: ${t.
map(({label:s,probability:n})=>s+ot(s,n)).join(", ")}`}}var ur=4,Ke=17,pr=4;function un(e,t){let{reading:s,stage:n,lit:o}=e,r=Y(o,s),i=t.filter(({path:l})=>l==="pointer"),a=dr(
e,i),c=({location:l})=>r===null||r===l?"":" dim";return u("g",{key:"places",visibility:I(e,C(s).pointer)},i.map(l=>u("re\
ct",{key:`bar ${l.location}`,class:`pointer bar${c(l)}`,x:l.start,y:n.places,width:Math.max(.8,l.probability*n.full),height:W},
u("title",{},`${l.label}: ${w(l.probability,1)} of the pointer`))),[fr,mr].map(l=>a.map(h=>l(e,h,c(h.flow)))))}function dr({
reading:e,stage:t,lit:s},n){let o=t.type/13,r=Y(s,e),[i,a]=t.across.places.room,c=({location:h,probability:p})=>p+ +(r!==
null&&h===r),l=[];for(let h of[...n].sort((p,d)=>c(d)-c(p))){let{location:p,label:d,probability:g}=h,b=p>=0,x=ot(d,g),f=`${H(
d,a-i-N(x,13*o,!0),13*o,b)}${x}`,$=N(f,13*o,b)/2,y=h.start+g*t.full/2,M=Math.max(i+$,Math.min(a-$,y)),[k,E]=[M-$,M+$];for(let S=0;S<
ur;S++){if(l.some(O=>O.row===S&&k<O.right+8*o&&E>O.left-8*o))continue;let T=M>y?"":M<y?" end":" middle";l.push({flow:h,text:f,
isBold:b,left:k,right:E,row:S,anchor:T});break}}return l}function pn({stage:e},{row:t}){return e.places+W+(14+Ke*t)*e.type/
13}function fr(e,t,s){let{type:n,places:o,full:r}=e.stage,{flow:i,row:a}=t;return a>0&&u("path",{key:`leader ${i.location}`,
class:`leader${s}`,d:`M${i.start+i.probability*r/2} ${o+W}V${pn(e,t)-11*n/13}`})}function mr(e,t,s){let{flow:n,text:o,isBold:r,
left:i,right:a,anchor:c}=t;return u("text",{key:`name ${n.location}`,class:`${r?"strong":"small"}${c} halo${s}`,x:c===""?
i:c===" end"?a:(i+a)/2,y:pn(e,t)},o)}function dn(e,t){let{reading:s,stage:n}=e,o=n.type/13,r=t.filter(({path:l})=>l==="g\
eneration"),i=e.beat>=C(s).generation,a=s.hasPointer?.42*(n.right-n.left):n.right-n.left,c=n.places-(pr*Ke-6)*o;return u(
"g",Ye(e,r),u("rect",{class:"ground",x:n.right-a,y:c-36*o,width:a+6,height:n.places+W-c+40*o,rx:6}),u("text",{class:"tit\
le end halo",x:n.right,y:c-19*o},"Generation"),r.map(({location:l,label:h,probability:p,start:d},g)=>{let b=ot(h,p),x=H(
h,a-N(b,13*o),13*o)+b;return[u("text",{key:`name ${g}`,class:l<0?"small end halo":"label end halo",x:n.right,y:c+g*Ke*o},
x),u("rect",{key:`bar ${g}`,class:"generation bar",x:d,y:n.places,width:Math.max(.8,p*n.full),height:i?W:0},u("title",{},
`${l<0?"The others":h}: ${w(p,1)} of the generation head`))]}))}var gr=16;function fn(e,t){let{reading:s,stage:n,lit:o}=e,r=n.type/13,i=I(e,C(s).pointer),a=s.pointerWeights,c=s.pointerScores,
l=B(o,s),h=Math.max(...a),p=n.fork+2*r,d={...!n.isDense&&{score:n.scores},weight:n.weights},g=N("Pointer",15*r,!0)+4*r,b=at(
e,vt(e,"pointer")),x=n.rows.flatMap(({y:f,isFull:$},y)=>{if(!$)return[];let M=a[y]>=.2*h||l.includes(y)?"strong":"small",
k=l.length&&!l.includes(y)?" dim":"";return[!n.isDense&&u("text",{key:`score ${y}`,class:`small end halo${k}`,x:n.scores,
y:f+4.4*r},X(c[y])),u("text",{key:`weight ${y}`,class:`${M} end${k}`,x:n.weights,y:f+4.4*r},w(a[y]))].filter(E=>E!==!1)}),
m=t.filter(({path:f})=>f==="pointer").map(f=>br(e,f));return[u("g",qe(e,t),u("rect",{class:"ground",x:p-4*r,y:n.top-4,width:n.
weights-p+8*r,height:n.bottom-n.top+8,rx:6}),ct(e,p,"Pointer","",200),Object.entries(d).map(([f,$])=>u("text",{key:f,class:"\
small end","aria-hidden":"true",x:$,y:35*r},f)),!n.isDense&&Jt(e,"pointer",Math.max(n.weights+6*r,p+g+b)),u("path",{class:"\
fork pointer-line",d:`M${p+2*r} ${n.bottom+8}V${n.top}`}),x),u("g",{key:"ribbons",visibility:i},Xe(e,t),m)]}function qe(e,t){
return{key:"pointer",class:`part pointer-block${V(e,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",visibility:I(
e,C(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:s})=>s==="pointer").sort((s,n)=>n.probability-s.probability).
map(({label:s,probability:n})=>s+ot(s,n)).join(", ")}`}}function Xe(e,t){let{reading:s,before:n,stage:o,lit:r}=e,i=s.pointerWeights,
a=At(e),c=B(r,s),l=e.beat>=C(s).pointer,h=Yt(o.across.visits.map((p,d)=>({wish:p,length:Math.max(i[d],a?.[d]??0)*o.full})),
0,...o.across.starts);return t.filter(({path:p})=>p==="pointer").flatMap(p=>{let d=p.start,g=p.start+p.probability*o.full;
return[...p.visits].sort((b,x)=>b-x).map(b=>{let x=i[b]*o.full,m=Number(h[b]),f=c.includes(b)?" lit":c.length?" dim":"",
$=U(d,d+x);d+=x;let y=a?.[b]??null,M=y===null?0:(y-i[b])*o.full,[k,E]=[g,Math.max(0,M)];g+=E;let S=`${s.visits[b]?.label}\
: `,A=y===null||!n?`${S}${w(i[b],1)} of the pointer`:`${S}${Bt(i[b],y,s.wordsFor(n))} of the pointer`;return[u("path",{key:`\
ribbon ${b}`,class:`pointer band${f}`,d:o.bands.ribbon(U(m,m+x),$,l)},u("title",{},A)),Dt({key:`ribbon ${b}`,now:x,before:y===
null?null:y*o.full,path:(T,O)=>o.bands.ribbon(T,O,l),edges:{more:[[m+x+M,m+x],[d+M,d]],less:[[m+x,m+x+M],[k,k+E]]},style:f,
title:A})]})})}function br(e,{path:t,location:s,label:n,probability:o,start:r}){let{reading:i,stage:a,lit:c}=e,l=a.type/
13,h=Y(c,i),p=ot(n,o),g=i.hasGate&&Math.abs(r-a.across.gate+5*l)<gr*l?N("Gate 0.00",15*l,!0)/2-a.gateWidth/2:0,[b,x]=[a.
ribbons+2*l,a.gate-12*l-g],m=x-b,f=s>=0,$=H(n,m-N(p,13*l,!0),13*l,f),y=N($+p,13*l,f)/2,M=Math.max(b+y,Math.min(a.places+
W/2,x-y));return u("g",{key:`${t} ${s}`,class:h===null||h===s?"":"dim"},u("rect",{class:`${t} bar`,x:a.places,y:r,width:W,
height:Math.max(.8,o*a.full)}),u("text",{class:`${f?"strong":"small"} middle halo`,x:M,y:r-5*l},$+p),u("title",{},`${n}:\
 ${w(o,1)} of the pointer`))}function mn(e){return[st(e,17*(e.stage.type/13),"Visits",Ie(e,e.stage.size.width)),...yr(e),...e.stage.columns.map((t,s)=>xr(
e,s))]}function st({stage:e},t,s,n,o=e.right){let r=e.type/13,i=o-e.left-N(s,15*r,!0)-12*r;return u("g",{key:`title ${s}`,
class:"heading","aria-hidden":"true"},u("text",{class:"title halo",x:e.left,y:t},s),u("text",{class:"small end halo",x:o,
y:t},H(n,i,12.5*r)))}function yr({reading:e,stage:t}){let s=t.type/13;return Re(e).flatMap(({start:n,end:o,weekday:r})=>{
let[i,a]=[t.columns[n],t.columns[o]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[u("rect",{key:`day ${n}`,
class:"day",x:c+Math.min(1.5,.1*(l-c)),y:t.chips.top-8*s,width:Math.max(.5,l-c-3),height:2.5}),l-c>=N(r,15*s,!0)&&u("tex\
t",{key:`weekday ${n}`,class:"small strong",x:c+1.5,y:t.chips.top-13*s},r)].filter(h=>h!==!1)})}function xr(e,t){let{reading:s,
stage:n,lit:o}=e,{x:r,width:i,isFull:a}=n.columns[t],c=s.visits[t];if(!c)throw new Error("A column without a visit.");let l=n.
type/13,{top:h,height:p,hasNames:d}=n.chips,g=St(o,s).includes(t),b=Math.min(20*l,i-3),x=J(c.start_minute),m=We(e,t),f=[
m||x,m?m.replace(" %",""):x.slice(0,2)],$=f.find(E=>N(E,12.5*l,!0)<=i)??f[1],y=d?It(c.label,i-6*l,12.5*l,2):[],M=g||Fe(e,
t),k={class:M?"strong middle":"small middle",x:r};return u("g",Ce(e,t,c),u("rect",{class:"chip",x:r-i/2+Math.min(1,.1*i),
y:h,width:Math.max(.8,i-2),height:p,rx:a?6*l:0}),a?[bt(c.category,r-b/2,h+8*l,b),u("text",{key:"hour",...k,y:h+45*l},$),
y.map((E,S)=>u("text",{key:`name ${S}`,class:`${M?"strong":"small"} middle`,x:r,y:h+(62+15*S)*l},E))]:u("rect",{class:"l\
ane",x:r-Math.min(1,i/4),y:h+2,width:Math.min(2,i/2),height:p-4}),u("title",{},`${c.label}, ${Q[c.weekday]} ${ee(c)}`))}
function gn(e){let{reading:t,stage:s,lit:n}=e,o=s.type/13,{slices:r}=t,i=B(n,t)[0]??t.count-1,a=t.visits[i],c=Math.max(...et(
e).map(({longestSlice:d})=>d)),l=(s.right-s.left)/r.length,h=s.inputs+(_.title+46)*o,p=r.map(({name:d,label:g,lengths:b},x)=>{
let m=Number(b[i]),f=s.left+(x+.5)*l,$=m/c*30*o;return[u("rect",{key:`bar ${d}`,class:"length lit",x:f-9*o,y:h-$,width:18*
o,height:$}),u("text",{key:`length ${d}`,class:"tiny middle",x:f,y:h-$-4*o},X(m)),u("text",{key:`name ${d}`,class:"tiny \
middle",x:f,y:h+15*o},g)]});return u("g",Ge(e),u("rect",{class:"ground",x:s.left-6,y:s.inputs-4*o,width:s.right-s.left+12,
height:(_.title+_.inputs+6)*o,rx:6}),st(e,s.inputs+15*o,"Input vector",a?`${a.label}, ${Q[a.weekday]} ${J(a.start_minute)}`:
""),p,u("title",{},"Bars: length of each part’s vector"))}function bn(e,t){let{reading:s,stage:n}=e,o=n.type/13,r=n.pointer;return[u("g",qe(e,t),u("rect",{class:"ground",x:n.left-
6,y:r-2*o,width:n.right-n.left+12,height:(_.title+_.scores)*o,rx:6}),st(e,r+15*o,"Pointer","scores, and weights in perce\
nt"),u("path",{class:"fork pointer-line",d:`M${n.left} ${r+22*o}H${n.right}`}),$r(e)),u("g",{key:"ribbons",visibility:I(
e,C(s).pointer)},Xe(e,t))]}function $r({reading:e,stage:t,lit:s}){let n=t.type/13,o=e.pointerWeights,r=Array.from(e.pointerScores,
b=>X(b)),i=B(s,e),a=Math.max(...o),c=Number(t.columns.at(-1)?.width),l=r.some(b=>N(b,11.5*n)>c-3),h=t.pointer+(_.title+_.
scores)*n,p=t.columns.find(b=>b.isFull),d=p?p.x-p.width/2:t.right,g=t.left-8*n;return t.columns.flatMap(({x:b,isFull:x},m)=>{
let f=i.length&&!i.includes(m)?" dim":"",$=o[m]>=.2*a||i.includes(m),y=w(o[m]).replace(" %",""),M=N(y,12.5*n,!0)/2;if(!x&&
(!$||b-M<g||b+M>d))return[];g=b+M;let k=$?"strong":"small",E=h-24*n;return[x&&u("text",l?{key:`score ${m}`,class:`tiny${f}`,
x:b+4*n,y:E+2*n,transform:`rotate(-90 ${(b+4*n).toFixed(2)} ${(E+2*n).toFixed(2)})`}:{key:`score ${m}`,class:`tiny middl\
e${f}`,x:b,y:E},r[m]),u("text",{key:`weight ${m}`,class:`${k} middle${f}`,x:b,y:h-6*n},y)].filter(S=>S!==!1)})}function yn(e){let{reading:t,stage:s}=e,n=s.type/13,o=I(e,C(t).gate),r=qt(e),i=[...Xt(e,r),...Zt(e,r)];return[Be(e,s.context,
Mr(e)),...t.hasPointer?bn(e,i):[],u("g",{key:"flows",visibility:o},ne(e,i,r)),...t.hasPointer?[un(e,i)]:[],...t.hasGeneration?
[dn(e,i)]:[],...t.hasGate?[ln(e)]:[],u("g",{key:"answer",visibility:o},st(e,s.answers.top-10*n,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",s.answers.right),De(e,r))]}function Mr({reading:e,stage:t}){let s=t.type/13,{x:n,y:o,columns:r,cell:i}=t.
context,a=n+r*i+2,c=Math.ceil(e.values("context").length/r)*i,[l,h]=[o+c/4,o+3*c/4],p=Number(t.columns.at(-1)?.x),d=t.right+
6;return[u("path",{key:"from the last visit",class:"link",d:`M${p} ${o-(_.title+12)*s}V${p>a+4?`${l}H${a}`:o-2}`}),e.hasGeneration&&
u("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${d}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&u("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${d+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var wr=[137,80,78,71,13,10,26,10],re=256,Ze=65535,kr=Uint32Array.from({length:256},(e,t)=>{let s=t;for(let n=0;n<8;n++)s=
s>>>1^(s&1?3988292384:0);return s}),xn=new Map;function ce(e,t,s,n=1){let o=e.length/t,r=re-1,i=new Uint8Array(o*(t+1));
for(let l=0,h=0;l<e.length;l++,h++){l%t===0&&h++;let p=Math.round(Number(e[l])/n*r);i[h]=p>0?Math.min(r,p):0}let a=[...ae(
t),...ae(o),8,3,0,0,0],c=[wr,...ie("IHDR",a),...Ar(s),...ie("IDAT",Er(i)),...ie("IEND",[])];return`data:image/png;base64\
,${ye($n(c))}`}function Ar([e,t]){let s=[...e,...t].join(" "),n=xn.get(s);if(n)return n;let o=new Uint8Array(3*re);for(let i=0;i<
3;i++){let[a,c]=[Number(e[i]),Number(t[i])];for(let l=0;l<re;l++){let h=l/(re-1);o[3*l+i]=Math.round(a+h*(c-a))}}let r=ie(
"PLTE",o);return xn.set(s,r),r}function ie(e,t){let s=[...e].map(o=>o.charCodeAt(0)),n=4294967295;for(let o of[s,t]){let{
length:r}=o;for(let i=0;i<r;i++){let a=(n^o[i])&255;n=kr[a]^n>>>8}}return[ae(t.length),s,t,ae(~n)]}function Er(e){let t=[
[120,1]];for(let o=0;o<e.length;o+=Ze){let r=e.subarray(o,o+Ze),i=o+Ze>=e.length,[a,c]=[r.length&255,r.length>>8];t.push(
[Number(i),a,c,a^255,c^255],r)}let[s,n]=[1,0];for(let o of e)s=(s+o)%65521,n=(n+s)%65521;return $n([...t,[n>>8,n&255,s>>
8,s&255]])}function $n(e){let t=new Uint8Array(e.reduce((n,{length:o})=>n+o,0)),s=0;for(let n of e)t.set(n,s),s+=n.length;
return t}function ae(e){return[24,16,8,0].map(t=>e>>>t&255)}var Je=64,Mn="largest of each head",Sr=Float32Array.from({length:Je},(e,t)=>t/(Je-1));function Or({isOwnScale:e}){return e?
"Same scale for all heads":"Own scale for each head"}function Pt(e){let{reading:t,stage:s,lit:n}=e;return s.layers.some(
({maps:r},i)=>r.some((a,c)=>!t.isOff(i,c)&&Qe(e,a,c).hasWeight))?n?.kind==="visit"?"last visit reads it":"last visit’s l\
argest":""}function Qe({reading:e,stage:t},{side:s,touch:n},o){let r=12.5*t.type/13,i=e.heads-1,a=N("100 %",1.04*r,!0),c=(d,g)=>N(
`${d}${i}`,r)+g<=s,l=n!==void 0||c("H",a+.4*r),h=l?a+.4*r:0;return{name:`${n!==void 0||c("head ",h)?"head ":"H"}${o}`,hasWeight:l}}
function le(e,t,s,n){let{reading:o,isOwnScale:r,stage:i}=e;if(!o.heads)return null;let a=i.type/13,c=60*a,l=n||!("visits"in
i)?0:i.visits.width,h=17*a+c+N(Mn,12.5*a)>l,p=r?h?"own largest":Mn:w(_e(e)),d=t+12*a,g=[u("text",{class:"small",x:t,y:s},
"0"),u("image",{class:"map",href:ce(Sr,Je,e.scale),x:d,y:s-9*a,width:c,height:9*a,preserveAspectRatio:"none"}),u("rect",
{class:"map-frame",x:d,y:s-9*a,width:c,height:9*a}),u("text",{class:"small",x:d+c+5*a,y:s},p)],b=Or(e),x={"data-act":"sc\
ale",role:"button",tabindex:"0","aria-label":`Colours of the head maps go from 0 to ${r?"the largest weight of each head":
p}. ${b}`};if(n){let $=17*a+c+N(p,12.5*a),y=u("rect",{class:"ground",x:t-6*a,y:s+14*a-K,width:$+12*a,height:K});return u(
"g",{key:"scale",class:"switch",...x},y,g)}let m=N(b,12.5*a)+16*a,f=Pt(e);return u("g",{key:"scale"},u("text",{class:"sm\
all",x:t,y:s-(f?33:17)*a},"Head maps: row reads column"),f&&u("text",{key:"weight",class:"small",x:t,y:s-17*a},`%: ${f}`),
g,u("g",{key:"switch",class:"switch",...x},u("rect",{class:"handle stays",x:t,y:s+8*a,width:m,height:19*a,rx:9.5*a}),u("\
text",{class:"handle-words stays",x:t+8*a,y:s+21.5*a},b)))}var ts=19,Tr=.05;function wn(e){let{stage:t}=e,s=t.type/13,n=te(e),o=u("g",{key:"legend",visibility:I(e,xt(0))},le(e,t.visits.
x,t.bottom+(t.isDense?24:51)*s,t.isDense)),r=t.layers.map((i,a)=>{let c=`Layer ${a}`,l=at(e,vt(e,"attention")),h=N(c,15*
s,!0)+l+4*s<=i.width,p=Pt(e),g=N(p,12.5*s)<=i.width+12*s&&(h||!e.canAct)?p:"";return u("g",{key:`layer ${a}`,visibility:I(
e,xt(a))},i.maps.length?ct(e,i.x,c,g,i.width+(i.stream===null?12:4)):null,i.maps.length>0&&l<=i.width&&Jt(e,"attention",
i.x+i.width,(h?3:21)*s),i.maps.map((b,x)=>Nr(e,b,a,x)),i.maps.map((b,x)=>es(e,b,a,x,n)),vr(e,a))});return[o,...r]}function Nr(e,t,s,n){
let{reading:o,stage:r,lit:i}=e;if(o.isOff(s,n))return null;let a=o.lastRow(s,n),c=kn(e,s,n)?[...a.keys()].filter(p=>a[p]>=
Tr):i?.kind==="visit"?[i.visit??0]:[],l=t.x-14,h=t.y+t.side-t.side/o.count/2;return c.map(p=>{let d=Number(r.rows[p]?.y),
g=Math.max(.5,a[p]*r.full*.25)/2;return u("path",{key:`band ${n} ${p}`,class:"attention-band",d:kt(l,[d-g,d+g],t.x,[h-g,
h+g])})})}function kn({lit:e},t,s){return e?.kind==="head"&&e.layer===t&&e.head===s}function es(e,t,s,n,o){let{reading:r,
stage:i,lit:a,isOwnScale:c}=e,l=i.type/13,{x:h,y:p,side:d,touch:g}=t,{count:b}=r,x=r.weights(s,n),m=r.lastRow(s,n),f=r.isOff(
s,n),{before:$,overlays:y}=e,M=y&&!f&&$?.isOff(s,n)?$:null,k=M?`; switched off ${r.wordsFor(M)}`:"",E=c?x[it(x)]||1:o,S=kn(
e,s,n),[A]=a?.kind==="visit"?B(a,r):[],T=it(m),O=A??T,L=d/b,v=`Layer ${s}, head ${n}`,P=g?p-38*l:p+4,R=f?"switch on":"sw\
itch off",F=g===void 0&&at(e,R)<=d-6*l,G=r.visits[T],q=Qe(e,t,n);return u("g",{key:`head ${n}`,class:`part head${S?" lit":
""}${f?" off":""}`,"data-part":`layers.${s}.heads.${n}`,role:"button",tabindex:"-1","aria-label":f?`${v}: switched off`:
`${v}: the last visit reads most from visit ${T+1}, ${G?.label}, ${w(m[T])}${k}`},u("text",{class:"small",x:h,y:p-(g?25:
4)*l},q.name),!f&&q.hasWeight&&u("text",{key:"weight",class:`${A===void 0?"small":"strong"}${g?"":" end"}`,x:g?h:h+d,y:p-
4*l},w(m[O])),u("rect",{key:"frame",class:"map-frame",x:h-.5,y:p-.5,width:d+1,height:d+1}),u("image",{key:"map",class:"m\
ap",href:ce(x,b,e.scale,E),x:h,y:p,width:d,height:d,preserveAspectRatio:"none",opacity:f?.15:1}),f&&u("path",{key:"cross",
class:"crossed",d:`M${h} ${p+d}L${h+d} ${p}`}),M&&u("path",{key:"earlier cross",class:"crossed earlier",d:`M${h} ${p+d}L${h+
d} ${p}`}),A!==void 0&&!f&&u("rect",{key:"column",class:"column",x:h+A*L,y:p,width:Math.max(2,L),height:d}),(A!==void 0||
S)&&!f&&u("rect",{key:"last",class:"last-row",x:h,y:p+d-Math.max(2,L),width:d,height:Math.max(2,L)}),u("title",{},`${v}.\
 ${f?"Switched off.":`The last visit reads ${w(m[O])} from ${r.visits[O]?.label}. A stronger colour is a larger weight, \
up to ${w(E,1)}. Click to open.`}${M?` Switched off ${r.wordsFor(M)}.`:""}`),yt(e,{act:"head",words:F?R:f?"off":"on",title:f?
"Switch this head on again":"Switch this head off",isOn:!F&&!f,right:h+d-(g?0:3)*l,y:P}),e.canAct&&g!==void 0&&u("rect",
{key:"touch",class:"ground","data-act":"head",x:h+d-g,y:p-g,width:g,height:g}))}function vr(e,t){let{reading:s,stage:n}=e,
o=n.layers[t];if(o?.stream===null||!o)return null;let r=n.type/13,i=o.stream,a=he(s,t),c=ns(e),l=n.streamWidth-8*r,h=a.map(
({style:d,lengths:g},b)=>ss(e,t,d,n.rows.map(({y:x,height:m},f)=>{let $=Math.max(1,Math.min(5*r,(m-3)/a.length));return{
visit:f,x:i,y:x+(b-a.length/2)*$,width:Number(g[f])/c*l,height:$-.6}}))),p=a.map(({name:d,style:g},b)=>[u("rect",{class:g,
x:i,y:n.bottom+(10+ts*b)*r,width:9*r,height:9*r}),u("text",{class:"small",x:i+14*r,y:n.bottom+(18.5+ts*b)*r},d)]);return u(
"g",os(e,t),u("rect",{class:"ground",x:i-4,y:n.top-2,width:n.streamWidth+14*r,height:n.bottom-n.top+66*r,rx:6}),ct(e,i,"\
Stream",`+ layer ${t}`,n.streamWidth),h,p,Lr(e,t,i+n.streamWidth+10*r))}function Lr(e,t,s){let{reading:n,stage:o}=e;if(!n.
has(`layers.${t}.residual_mid`))return[];let r=o.type/13,i=n.trace.interventions.residuals===!1,a={act:"attention",words:[
"skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream","join stream"],isOff:i},...n.heads?[{...a,
isOff:n.isSkipped(t,"attention")}]:[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:n.isSkipped(t,"feed_forward")}].
map(({act:l,words:h,isOff:p},d)=>yt(e,{act:l,words:String(h[Number(p)]),title:Pr[l]??"",right:s,y:o.bottom+(5+ts*d)*r}))}
var Pr={residuals:"Residual connections of all layers: without them, only what sublayers add goes on",attention:"Self-at\
tention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of this layer: skipped, it add\
s nothing"};function ss(e,t,s,n){let{lit:o,reading:r}=e,a=V(e,"stream",t)!==""?[r.count-1]:B(o,r),[c,l]=He(n,({visit:h})=>!a.
length||a.includes(h));return[u("path",{key:s,class:s,d:mt(c)}),l.length>0&&u("path",{key:`${s} dim`,class:`${s} dim`,d:mt(
l)})]}function he(e,t){let{residual:s,attention:n,feedForward:o}=e.stream(t);return[{name:"stream",lengths:s,style:"resi\
dual"},...n?[{name:"heads",lengths:n,style:"attention"}]:[],{name:"FFN",lengths:o,style:"feed-forward"}]}function ns(e){
let t=0;for(let s of et(e))for(let n=0;n<s.layers;n++)for(let{lengths:o}of he(s,n))t=Math.max(t,...o);return t||1}function os(e,t){
let{residual:s,attention:n,feedForward:o}=e.reading.stream(t);return{key:"stream",class:`part stream${V(e,"stream",t)}`,
"data-part":`layers.${t}.stream`,role:"button",tabindex:"-1",visibility:I(e,xt(t)+1),"aria-label":`Stream of layer ${t}:\
 vector lengths of the last visit: stream ${s.at(-1)?.toFixed(1)}${n?`, heads ${n.at(-1)?.toFixed(1)}`:""}, feed-forward\
 network ${o.at(-1)?.toFixed(1)}`}}function An(e){let{stage:t}=e,s=t.type/13,n=te(e);return t.layers.map(({y:o,maps:r},i)=>u("g",{key:`layer ${i}`,visibility:I(
e,xt(i))},r.length>0&&st(e,o+15*s,`Layer ${i}`,Pt(e)),i===0&&le(e,t.left+72*s,o+15*s,!0),r.map((a,c)=>es(e,a,i,c,n)),_r(
e,i)))}function _r(e,t){let{reading:s,stage:n}=e,o=n.type/13,r=Number(n.layers[t]?.stream),i=he(s,t),a=ns(e),c=r+_.bars*
o,l=i.map(({style:h,lengths:p},d)=>ss(e,t,h,n.columns.map(({x:g,width:b},x)=>{let m=Math.min(8*o,.86*b/i.length),f=Number(
p[x])/a*_.bars*o;return{visit:x,x:g+(d-i.length/2)*m,y:c-f,width:.88*m,height:f}})));return u("g",os(e,t),u("rect",{class:"\
ground",x:n.left-6,y:r-_.title*o,width:n.right-n.left+12,height:(_.title+_.bars+4)*o,rx:6}),st(e,r-10*o,n.layers[t]?.maps.
length?"Stream":`Layer ${t}`,""),Ir(e,i,r-10*o),l)}function Ir({stage:e},t,s){let n=e.type/13,o=e.right;return[...t].reverse().
map(({name:r,style:i})=>{let a=o-N(r,12.5*n);return o=a-26*n,[u("rect",{class:i,x:a-14*n,y:s-9*n,width:9*n,height:9*n}),
u("text",{class:"small",x:a,y:s},r)]})}var _t=700;function En({stage:{size:e},...t}){let s=Gt(t),n={...t,stage:ze(t.reading,e.width,e.type,s)};return[u("g",{key:"\
visits"},mn(n)),u("g",{key:"inputs"},gn(n)),u("g",{key:"layers"},An(n)),u("g",{key:"decoder"},yn(n))]}function Sn(e,t,s){
return ze(e,t,s).size.height}function On(e){let{reading:t}=e,s=C(t),n=qt(e),o=[...Xt(e,n),...Zt(e,n)];return[on(e),...t.hasPointer?fn(e,o):[],...t.hasGeneration?
[hn(e,o)]:[],u("g",{key:"flows",visibility:I(e,s.gate)},ne(e,o,n)),t.hasGate?rn(e):null,u("g",{key:"answer",visibility:I(
e,s.gate)},nn(e,n))].filter(r=>r!==null)}function Tn(e){return e.stage.size.width<_t?En(e):[u("g",{key:"visits"},en(e)),u("g",{key:"inputs"},sn(e)),u("g",{key:"l\
ayers"},wn(e)),u("g",{key:"decoder"},On(e))]}var ue=240,Rr=150,Cr=120,Wr=13,Fr=17,rs={type:16.7,width:900,side:36},Nn=.5,Hr=660,vn=matchMedia("(prefers-reduced-motio\
n: reduce)"),pe=class{#t=null;#e=null;#n=!1;#i=null;#s=null;#o=null;#u="";#d=null;#a=null;#l=null;#p=!1;#g=new Map;#x=0;#$="";#r;#M=!1;get opened(){
return this.#a}get#c(){return!this.#r||this.#t&&Os(this.#t.trace)?null:this.#a}happened=null;isOwnScale=!0;putIn={names:[],
run:""};constructor(t,s,n){this.root=t,this.hooks=s,this.#r=n,t.classList.add("network-picture"),t.toggleAttribute("data\
-leads-on",s.more!==void 0),this.drawn=document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute(
"role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk it, Enter opens a part."),this.drawn.
setAttribute("tabindex","-1"),this.foot=document.createElement("div"),this.foot.className="picture-foot";let o=document.
createElement("div");o.className="picture-controls";let r=document.createElement("div");r.className="picture-words",this.
room=document.createElement("p"),this.room.className="picture-room",this.room.setAttribute("aria-hidden","true"),this.caption=
document.createElement("p"),this.caption.className="picture-caption",r.append(this.room,this.caption);let i=document.createElement(
"button");if(i.type="button",i.textContent="Numbers",i.title="The numbers behind what is shown, as a table (T)",i.addEventListener(
"click",()=>{this.showTables()}),this.foot.append(o,r,i),s.circuit){let a=async(...c)=>{if(!this.hooks.circuit)throw new Error(
"There is no answer yet.");return this.hooks.circuit(...c)};this.circuits=new Vt(a,()=>this.#h(ue)),i.before(this.circuits.
legend,this.circuits.button)}t.replaceChildren(this.drawn,...s.isStill?[]:[this.foot]),this.drawing=new jt(this.drawn),this.
player=new Kt(o,a=>{this.#d=a,a!==null&&(this.#s=this.#o=null),a!==null&&this.#a!==null&&(this.#a=null,this.hooks.opened?.(
null)),this.root.toggleAttribute("data-telling",this.player.isTelling),this.root.toggleAttribute("data-in-story",a!==null),
this.#h(ue);let c=this.player.told?.part;c&&this.#I(c),this.hooks.told?.(a)}),this.#N()}#N(){let{drawn:t}=this;new ResizeObserver(
()=>{this.#$!==Ln(t)&&this.#h(0)}).observe(t),new MutationObserver(()=>this.#h(0)).observe(document.documentElement,{attributeFilter:[
"data-theme"]}),t.addEventListener("pointerover",({target:s})=>{this.#l||this.#f(is(s))}),t.addEventListener("pointerlea\
ve",()=>this.#f(null)),t.addEventListener("focusin",({target:s})=>this.#f(is(s))),t.addEventListener("focusout",()=>this.#f(
null)),t.addEventListener("keydown",s=>this.#P(s)),t.addEventListener("click",({target:s})=>this.#k(s)),t.addEventListener(
"pointerdown",s=>this.#L(s)),t.addEventListener("pointermove",s=>this.#E(s,!1));for(let s of["pointerup","pointercancel"])
t.addEventListener(s,n=>this.#E(n,!0))}complete(t,s){this.hooks=t,this.#r=s}show(t,s=null,n=null,o=this.hooks.against){this.#t=
new dt(t),this.#e=s&&new dt(s,o),this.#n=s!==null&&o!==void 0&&o===this.hooks.against,this.#i=n&&new dt(n),this.#g.clear(),
this.circuits?.renew(),this.#s=gt(this.#o,this.#t);let r=Ds(this.#t);this.player.tell(r),Pn(this.room,Vs(this.#t,r,this.
hooks.act!==void 0));let i=this.drawn.contains(document.activeElement);this.#h(this.#l?.follows?0:ue),i&&this.#w(),this.#M&&
this.showTables()}open(t){let s=t===null?this.#a:null;this.#a=t,this.#s=this.#o=null;let n=this.drawn.contains(document.
activeElement);this.player.isOpen&&this.player.close(),this.#h(ue);let o=n&&s&&this.#v(s);o&&this.#y(o),n&&this.#w(),this.
hooks.opened?.(this.#a)}back(){this.#a!==null&&this.open(this.#r?.blockAround(this.#a)||null)}showTables(){if(this.#M=!this.#t,
!this.#t||this.player.isTelling)return;let t=this.#n?this.#e:null,s=this.hooks.model?.();this.#r?.showTables(this.root,this.#t,
this.#c,t,s)}#v(t){return this.#m.map(n=>n.getAttribute("data-part")??"").find(n=>`${t}.`.startsWith(`${n}.`))??null}#w(){
if(this.drawn.contains(document.activeElement))return;let t=this.drawn.querySelector('[tabindex="0"]');t instanceof SVGElement&&
t.focus()}mark(t){this.light(t.length?`visits.${t[0]}`:null)}file({title:t,lines:s=[]}){if(!this.#r)throw new Error("The\
 picture cannot be saved yet.");let n=getComputedStyle(this.root).getPropertyValue("--paper").trim();return this.#r.svgFile(
this.drawn,{title:t,ground:n,lines:s})}light(t){if(this.#o=t,!this.#t)return!1;let n=this.player.isTelling&&!this.#b(t??
"")?null:gt(t,this.#t);return JSON.stringify(n)===JSON.stringify(this.#s)?!1:(this.#s=n,this.#h(0),!0)}#f(t){if(!this.light(
t))return;let{kind:s,visit:n=0}=this.#s??{};this.hooks.pointed?.(s==="visit"?[n]:[],this.#s&&t)}#k(t){if(!(t instanceof Element)||
this.#p)return;let s=is(t),n=t.closest("[data-more]"),o=t.closest("[data-act]")?.getAttribute("data-act");if(n){let[r,i,
a]=["more","layer","head"].map(c=>n.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:i??null,head:a??null})}else if(o===
"scale")this.isOwnScale=!this.isOwnScale,this.#h(0);else if(o)s&&o!=="gate"&&!o.endsWith("temperature")&&this.#A(s,o);else{
let r=t.closest("[data-open]")?.getAttribute("data-open")??s;r!==null&&this.open(r||null)}}#A(t,s){let n=this.#t&&gt(t,this.#t),
{act:o}=this.hooks;if(!n||!o)return;let{kind:r,layer:i=0,head:a=0,visit:c=0}=n;s==="ask"?this.hooks.ask?.({layer:i,head:a}):
r==="head"&&o({kind:r,layer:i,head:a}),r==="visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),
s==="residuals"?o({kind:s}):(s==="attention"||s==="feed_forward")&&o({kind:"skip",layer:i,part:s})}#L(t){this.#p=!1;let{
act:s,edit:n,carry:o}=this.hooks,r=this.#r;!this.#t||!r||!(s||o)||(this.#l=s?r.dragOf(t,this.#t,this.drawn,n!==void 0):r.
carryOf(t),this.#l?.follows&&t.preventDefault())}#E(t,s){let n=this.#l;if(!n||t.pointerId!==n.pointer)return;s&&(this.#l=
null);let o=n.to(t,s);o&&(this.#p=!0,!this.drawn.hasPointerCapture(n.pointer)&&!s&&this.drawn.setPointerCapture(n.pointer),
o.kind==="carry"?this.hooks.carry?.(o):Gr(o)?this.hooks.edit?.(o):this.hooks.act?.(o))}#P(t){let s=t.target instanceof Element?
t.target.closest("[data-part], [tabindex]"):null,n=s?.getAttribute("data-part")??null;(t.altKey?this.#R(t.key,n):this.#_(
t.key,s,n))&&t.preventDefault()}#_(t,s,n){if(t==="Escape"&&this.#a!==null)return this.back(),!0;if(t==="Escape"&&this.player.
isOpen)return this.player.close(),!0;if(t.toLowerCase()==="t"&&this.#t)return this.showTables(),!0;if(t.toLowerCase()===
"c"&&this.circuits)return this.circuits.toggle(),!0;if(t.toLowerCase()==="p"&&n!==null&&this.hooks.carry)return this.hooks.
carry({kind:"carry",name:n,x:0,y:0,state:"put"}),!0;if((t==="Enter"||t===" ")&&s){let a=s.hasAttribute("data-act")||s.hasAttribute(
"data-open");return t===" "&&this.hooks.act&&!a?this.#A(n??""):this.#k(s),!0}let o=this.#r;if(!o)return!1;if(this.#c!==null&&
this.#t){let a=o.neighbourOf(this.#c,t,this.#t),c=s?.getAttribute("aria-current")==="true";a!==null&&this.open(a);let l=this.
drawn.querySelector(`[aria-current="true"][data-open="${a}"]`);return c&&l instanceof SVGElement&&l.focus(),a!==null}if(s?.
getAttribute("role")==="slider"&&!/Left|Right/.test(t)&&this.#S(t))return!0;let i=o.walked(this.#m,s,t)?.getAttribute("d\
ata-part")??null;return i!==null&&this.#y(i),i!==null}#b(t){let s=this.#m.find(n=>n.getAttribute("data-part")===t);return s instanceof
SVGElement?s:null}#y(t){let s=this.#b(t);s&&(this.#u=t,this.#O(),s.focus())}#I(t){let{root:s,foot:n}=this,o=this.#b(t)?.
getBoundingClientRect();if(!o||!s.classList.contains("tall"))return;let r=s.scrollHeight>s.clientHeight+1,i=r?s:document.
documentElement,a=r?s.getBoundingClientRect().top:this.hooks.covered?.()??0,c=n.getBoundingClientRect().top,h=o.height<=
c-a?(o.top+o.bottom-a-c)/2:o.top-a;i.scrollBy({top:h,behavior:vn.matches?"auto":"smooth"})}#R(t,s){let n={ArrowUp:-1,ArrowLeft:-1,
ArrowDown:1,ArrowRight:1}[t],o=this.#t,r=o&&gt(s,o),{act:i,edit:a}=this.hooks,c=this.#r;if(!n||!r||!i||!c)return!1;let l=!0;
if(r.kind==="visit"){let h=r.visit??0;if(!a||!o.visits[h+n])return!0;a({kind:"move",visit:h,by:n,isDone:l}),this.#y(`vis\
its.${h+n}`)}else if(r.kind==="gate")this.#S(t);else if(r.kind==="head"||r.kind==="pointer"){let h=r.kind==="head"?"atte\
ntion":"pointer",p=/Up|Right/.test(t),d=c.turned(o,h,p?Nn:-Nn);i({kind:"temperature",of:h,value:d,isDone:l})}else return!1;
return!0}#S(t){let s=this.#t&&this.#r?.slid(this.#t,t);return s&&this.hooks.act?.(s),!!s}get#m(){return[...this.drawn.querySelectorAll(
"[data-part][tabindex]:not([visibility], [visibility] *)")]}#O(){let t=this.#m,s=t.find(n=>n.getAttribute("data-part")===
this.#u)??t[0];for(let n of t){let o=n===s?"0":"-1";n.getAttribute("tabindex")!==o&&n.setAttribute("tabindex",o)}}#h(t){
this.#$=Ln(this.drawn);let s=this.#F();if(!s)return;let{width:n,height:o}=s.stage.size;this.drawn.setAttribute("viewBox",
`0 0 ${n} ${o}`),this.drawn.setAttribute("font-size",String(s.stage.type));let r=this.#r,i=this.#c===null?[]:r?.openedMarks(
s,this.#c)??[];!i.length&&this.#c!==null&&(this.#a=null);let a=this.circuits?.circuit??null,c=i.length?i:this.#C(s);this.
drawing.show(c,vn.matches?0:t),this.#c===null&&this.#O();let l=this.#c===null?null:r?.sentenceOfOpened(this.#c,s.reading),
h=this.#s?null:this.player.told,p=a&&!this.#s?r?.circuitSentence(a,s.reading):null,{title:d,text:g}=l??h??p??ft(this.#s,
s.reading,s.before,this.player.isTelling),b=!(l||h||p||this.#s),x=this.root.classList.contains("tall"),m=b&&!x&&!this.#e&&
!this.hooks.isProjected,f=this.circuits?.failure??"",$=l||h||this.player.isTelling?"":this.#W(),y=this.putIn.names.includes(
this.#o??"")?`It was put in from the ${this.putIn.run} run.`:"",M=s.stage.streamWidth>0||x,k=!l&&M&&h?.bars||"",E=this.drawn.
querySelector('[role="slider"]:focus')?s.sliderKeys:"",S=a&&this.#s?r?.circuitWords(a,this.#o):"";if(Pn(this.caption,{title:d,
text:[g,E,k,y,S,$,f].filter(Boolean).join(" ")}),!m||f)return;let A=document.createElement("span");A.className="hint",A.
append(" ",_s),this.caption.append(A),this.caption.offsetTop<0&&A.remove()}#C(t){let s=Tn(t);if(!this.#r)return s;let{markedAsCircuit:n,
markedAsPut:o}=this.#r,{type:r}=t.stage;return n(o(s,this.putIn,r),this.circuits?.circuit??null,r)}#W(){clearTimeout(this.#x);
let t=this.#o??"",s=this.#g.get(t);return s!==void 0||!this.#s||this.#l?s??"":(this.#x=window.setTimeout(()=>{let n=this.#r?.
effectOf(this.#s,this.#t,this.hooks.whatIf)??"";this.#g.set(t,n),n&&this.caption.append(" ",...pt(n))},Rr),"")}#F(){let{
clientWidth:t,clientHeight:s}=this.drawn,n=t<_t;if(!this.#t||t<Cr||s<1&&!n)return null;let r=(Number(getComputedStyle(this.
root).getPropertyValue("--scale"))||1)*Math.min(Fr,Math.max(Wr,t/120));this.root.classList.toggle("tall",n);let i={reading:this.#t,
before:this.#e,overlays:this.#n},a=Gt(i),c=this.#H(r,{width:t,height:s}),l=n?r:c,h=n?Sn(this.#t,t,l):s,p=n&&this.#c!==null?
Hr:h;return{...i,beside:this.#i,stage:Oe(this.#t,{width:t,height:p,type:l},a),lit:this.#s??gt(this.player.told?.part,this.#t),
beat:this.#d??Number.POSITIVE_INFINITY,happened:this.happened,isOwnScale:this.isOwnScale,scale:[this.#T("--map-least"),this.#T(
"--attention")],canAct:this.hooks.act!==void 0,canAsk:this.hooks.ask!==void 0,sliderKeys:this.#r?.SLIDER_KEYS}}#H(t,s){if(!this.
hooks.isProjected||!this.#t||s.width<rs.width)return t;let n=Math.max(t,rs.type);return Oe(this.#t,{...s,type:n}).layers.
flatMap(({maps:r})=>r).every(({side:r})=>r>=rs.side)?n:t}#T(t){let s=getComputedStyle(this.root).getPropertyValue(t).trim().
slice(1),[n=0,o=0,r=0]=(s.match(/../g)??[]).map(i=>Number.parseInt(i,16));return[n,o,r]}};function Ln({clientWidth:e,clientHeight:t}){
return e<_t?`${e}`:`${e} ${t}`}function Pn(e,{title:t,text:s}){let n=document.createElement("strong");n.append(...pt(t)),
e.replaceChildren(n," ",...pt(s))}function Gr(e){return e.kind==="move"||e.kind==="time"||e.kind==="stay"}function is(e){
return(e instanceof Element?e.closest("[data-part]"):null)?.getAttribute("data-part")??null}var _n=document.documentElement.dataset.inRoom==="lead";function rh(e){document.dispatchEvent(new CustomEvent("pointersc\
ope:ask",{detail:e}))}function Dr(e=""){let t=`The server does not answer. ${e}`.trim();return isSecureContext&&navigator.serviceWorker?.controller?
t:`${t} Keep this page open: without the server, ${isSecureContext?"it cannot be reloaded":"it can be reloaded only over\
 HTTPS"}.`}function In(){let[e]=be(document,"[data-silence]");if(!e)return!1;let t=be(document,"[data-needs-server]");return document.
addEventListener("pointerscope:server",({detail:{answers:s}})=>{e.textContent=s?"":Dr();for(let n of t)n.hidden=s}),!0}var D=j(document,"[data-explore]"),Br=new Ht(D,()=>{de&&Wn()}),Cn=Ts(),de=!1,Vr=0;function Ur(){let e=()=>{};return{act:e,
edit:e,more:e,covered:()=>Ms(D),..._n&&{ask:e},...!("adapted"in D.dataset)&&{circuit:()=>Promise.reject(new Error)}}}var $t={
page:D,gestures:Br,outlineOf:Cn?.of??null,picture:new pe(j(D,"[data-network]"),Ur(),null),drawn:null,outlives:In(),hasPage:!1};
function jr(e){$t.drawn=e,$t.picture.show(e),ls(j(D,"[data-answer]",HTMLOutputElement),e),j(D,"[data-badge]").textContent=
hs(e.engine),D.dataset.drawn="true",D.dataset.depth==="story"&&$t.picture.player.play()}async function Wn(){de=!1,D.setAttribute(
"aria-busy","true");try{await Rn().catch(e=>$t.hasPage?Promise.reject(e):Rn()),Wt(!0)}catch(e){if($t.hasPage)throw e;de=
!0,D.removeAttribute("aria-busy");let t=await fetch(new URL("healthz",Ct)).catch(()=>null);Wt(t?.ok===!0);let s=$t.outlives&&
!t?.ok;j(D,"[data-error]").hidden=s||!de}}function Rn(){let e=Vr++;return e?import(`${new URL("./explore-page.js",import.meta.
url)}?again=${e}`):import("./explore-page.js")}async function zr(){D.setAttribute("aria-busy","true"),$s(D);let e=await Cn?.
outline;e&&(jr(e),await xe()),Wn()}zr();export{Yr as a,N as b,H as c,w as d,ut as e,X as f,cs as g,J as h,Q as i,pt as j,Un as k,Qr as l,ls as m,hs as n,Rt as o,
Ct as p,us as q,ei as r,si as s,ms as t,Jn as u,ni as v,oi as w,rt as x,ii as y,ai as z,ci as A,li as B,j as C,ge as D,be as E,
ui as F,pi as G,di as H,fi as I,ys as J,$s as K,eo as L,Ms as M,yi as N,so as O,no as P,ye as Q,As as R,Ss as S,Os as T,
xe as U,Ti as V,vi as W,Li as X,Pi as Y,_i as Z,Ii as _,Mt as $,Ri as aa,Ci as ba,Wi as ca,Fi as da,Hi as ea,Gi as fa,dt as ga,
it as ha,ft as ia,Fs as ja,Hs as ka,u as la,kt as ma,gt as na,bt as oa,_e as pa,ce as qa,Or as ra,pe as sa,_n as ta,rh as ua,
$t as va};
