var ft=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=n}},ct=new URL(
import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),He={answers:!0},wa=[502,504],$a=5e3,ka="No response could be read. Y\
our input is still here; check your connection and try again.",Ma=e=>`The server answered with ${e}.`;async function zt(e,t,n=ct){
let s=await Aa(new URL(`api/${e}`,n),t);if(String(n)===ct.href&&Oa(s!==null&&!Ea(s)),!s)return xo();if(!(s.headers.get("\
content-type")??"").includes("json")){let i=Ma(s.status);throw new ft(s.status,[{where:"",message:i,suggestions:[]}])}let r=await s.
json().catch(xo);if(!s.ok)throw new ft(s.status,r.errors??[]);return r}async function Aa(e,t){try{let n=await fetch(e,t);
return wa.includes(n.status)?null:n}catch(n){if(De(n))throw n;return null}}function wo(e){let t=AbortSignal.timeout($a);
return e?AbortSignal.any([e,t]):t}function Ea({headers:e}){return e.get("cache-status")?.startsWith("service-worker")??!1}
function Oa(e){e!==He.answers&&(He.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:e}})))}
function xo(e){throw De(e)?e:new ft(0,[{where:"",message:ka,suggestions:[]}])}function De(e){return e instanceof DOMException&&
e.name==="AbortError"}function wt(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(
t.map(([n,s])=>[n,String(s)]))}function se(e){return e instanceof Error?e.message:String(e)}function E(e,t,n){let s=Et(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function Et(e,t,n){
let s=e.querySelector(t);return s&&$o(s,n)?s:null}function U(e,t,n){return[...e.querySelectorAll(t)].filter(s=>$o(s,n))}
function Vn(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function Ot({target:e}){return e}function ye({target:e}){
return e}function Fe(e){return E(e.content.cloneNode(!0),"*")}function $o(e,t){return e instanceof(t??HTMLElement)}var ko="exported"in document.documentElement.dataset,jn=St().toString();function St(){let e=location.hash.slice(1);return new URLSearchParams(
ko&&e.includes("=")?e:location.search)}function Mo(e){window.addEventListener("popstate",()=>{let t=St().toString();t!==
jn&&(jn=t,e())})}function Sa(e){let t=new URL(location.href),n=t.searchParams.get("theme"),s=new URLSearchParams(n?{theme:n}:
{});return ko?(t.search=s.toString(),t.hash=e.toString()):(t.search=new URLSearchParams([...e,...s]).toString(),t.hash=""),
t}function Be(e){try{return JSON.parse(e)}catch{return e}}function Ao(e,t){let n=Sa(e);n.href!==location.href&&(t==="pus\
h"?history.pushState(null,"",n):history.replaceState(null,"",n),jn=St().toString())}function Yn(e,t,n){switch(t.kind){case"head":return Ta(e,t,n.architecture);case"mask":return Na(e,t.visit,n.visits);case"\
skip":return _a(e,t);case"residuals":return Ra(e);case"gate":return va(e,t);case"temperature":return La(e,t)}}function Ta({
remove_heads:e=[],replace_with:t,...n},{layer:s,head:o},{layers:r,heads:i}){let a=Array.from({length:r*i},(u,m)=>[Math.floor(
m/i),m%i]),c=e==="all"?a:e,h=c.some(([u,m])=>u===s&&m===o)?c.filter(([u,m])=>u!==s||m!==o):a.filter(([u,m])=>u===s&&m===
o||c.some(([f,p])=>u===f&&m===p));return h.length?{...n,remove_heads:h,...t&&{replace_with:t}}:n}function Na({mask_visits:e=[],
...t},n,s){let o=s[n]?.sent??0;if(n===s.length-1)return{...t,...e.length&&{mask_visits:e}};let r=e.includes(o)?e.filter(
i=>i!==o):[...e,o].sort((i,a)=>i-a);return r.length?{...t,mask_visits:r}:t}function _a({skip:e=[],...t},{layer:n,part:s}){
let o=e.filter(i=>i.layer!==n||i.part!==s),r=o.length<e.length?o:[...e,{layer:n,part:s}];return r.length?{...t,skip:r}:t}
function va({gate:e,only:t,...n},{value:s}){return s===null?n:{...n,gate:s}}function La(e,{of:t,value:n}){let s=`${t}_te\
mperature`,o={...e};return delete o[s],n===1?o:{...o,[s]:n}}function Ra({residuals:e,...t}){return e===!1?t:{...t,residuals:!1}}
var Ge=e=>e.map(t=>t+1),Ca={gate:e=>`gate forced to ${e}`,only:e=>`${e} only`,attention_temperature:e=>`attention temper\
ature ${e}`,pointer_temperature:e=>`pointer temperature ${e}`,scaling:()=>"no division by √k",pointer_scaling:()=>"no \
division by √d",position_bias:()=>"no position bias",sinusoidal:()=>"no sinusoidal table",position_from_end:()=>"no po\
sition from the end",residuals:()=>"no residual connections",layer_norm:()=>"no layer norms",remove_heads:(e,{replace_with:t})=>`${e===
"all"?"every head":e.map(([s,o])=>`L${s} H${o}`).join(", ")} ${t==="mean"?"replaced by the mean":"switched off"}`,replace_with:()=>"",
skip:e=>`${e.map(({layer:n,part:s})=>`${s.replace("_","-")} of layer ${n}`).join(", ")} skipped`,without_features:e=>`wi\
thout ${e.join(", ")}`,mask_visits:e=>`visit${e.length>1?"s":""} ${Ge(e).join(", ")} masked`,order:e=>`order ${Ge(e).join(
" ")}`};function be(e){return Object.entries(e).flatMap(([t,n])=>{let s=Ca,o=Object.hasOwn(s,t)?s[t]?.(n,e):"";return o?
[{key:t,text:o}]:[]})}function Ue(e){let t=be(e).map(({text:n})=>n);return t.length?`Changed: ${t.join("; ")}.`:"Nothing\
 is changed."}function Eo(e,t,n,s){let o=E(e,"input",HTMLInputElement),r=E(e,"[role=listbox]"),i=[],a=-1,c=Promise.resolve(),l=0,h=()=>{
l+=1,i=[],a=-1,r.hidden=!0,r.replaceChildren(),o.setAttribute("aria-expanded","false"),o.removeAttribute("aria-activedes\
cendant")},u=w=>{a=w;for(let[$,k]of[...r.children].entries())k.setAttribute("aria-selected",String($===a));let x=r.children[a];
if(!x){o.removeAttribute("aria-activedescendant");return}o.setAttribute("aria-activedescendant",x.id),x.scrollIntoView({
block:"nearest"})},m=w=>{w&&(o.value="",h(),s(w))},f=(w,x,$)=>{let k=document.createElement("li");k.id=`${r.id}-${w}`,k.
setAttribute("role","option");let N=document.createElement("small");return N.textContent=$,k.append(x," ",N),k},p=(w,x)=>{
i=w;let $=i.map((k,N)=>{let{label:M,note:A}=n(k),S=f(N,M,A);return S.addEventListener("mousedown",_=>_.preventDefault()),
S.addEventListener("click",()=>m(k)),S});if(x){let k=f(0,x,"");k.setAttribute("aria-disabled","true"),$.push(k)}r.replaceChildren(
...$),r.hidden=$.length===0,o.setAttribute("aria-expanded",String($.length>0)),u(i.length&&o.value.trim()?0:-1)},g=async()=>{
l+=1;let w=l;i=[],a=-1;let x=o.value.trim();try{let $=await t(x);w===l&&p($,$.length?"":`No place matches “${x}”.`)}catch($){
w===l&&p([],se($))}},y=()=>{c=g()},b=async()=>{!o.value.trim()&&a<0||(await c,m(i[a]))};o.addEventListener("input",y),o.
addEventListener("focus",y),o.addEventListener("blur",h),o.addEventListener("keydown",w=>{if(w.key==="ArrowDown"&&r.hidden)
y();else if(w.key==="ArrowDown")u(Math.min(a+1,i.length-1));else if(w.key==="ArrowUp")u(Math.max(a-1,0));else if(w.key===
"Enter")b();else if(w.key==="Escape")h();else return;w.preventDefault()})}var xe=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var Oo=[1900,2200];var So=/[0-9]:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)? *([Zz]|[+-] *[0-9]{2}(:?[0-9]{2})?)$/,To=/([0-9]:[0-9]{2}):[0-9]{2}([.][0-9]+)?$/,
qn=/^(?:((?<weekday>[A-Za-z]{3,9}) +|(?<date>[0-9]{4}-[0-9]{2}-[0-9]{2})[ Tt]+)?(?<hour>[0-9]{1,2}):(?<minute>[0-9]{2}))$/;var No=20773;var Ve=15,oe=30;var zn=8,Kn=99;var Jn=`	
\v\f\r              \u2028\u2029  　`;var _o="“{text}…” is too long for a day and time. Write Mon 08:00, 2026-11-16 08:00 or 08:00.",vo="“{text}” has a \
time zone, but times are local to the people who make the visits. Leave out the time zone.",Lo="“{text}” is not a day an\
d time. Write Mon 08:00, 2026-11-16 08:00 or 08:00.",Ro="“{text}” is not a time of day. Write an hour from 00 to 23 and \
minutes from 00 to 59.",Co="“{text}” is not a day. Write one of {days}, or a date such as 2026-11-16.",Io="There is \
no date {text}. Write a date of the calendar, such as 2026-11-16.",Po="The date {text} is out of range. Write a date bet\
ween {first_year} and {last_year}.";var we=e=>Math.floor(e/1440),je=e=>e-we(e)*1440,Ho=e=>Xn(e+3,7),Xn=(e,t)=>(e%t+t)%t,$e=e=>new Date(e*864e5).toISOString().
slice(0,10),Ye=e=>[Math.floor(e/60),e%60].map(t=>String(t).padStart(2,"0")).join(":");function qe(e){let t=Date.parse(`${e}\
T00:00Z`)/864e5;return e>="0001"&&!Number.isNaN(t)&&$e(t)===e?t:null}var Zn=class extends Error{constructor(t){super(t.map(({where:n,message:s})=>`${n}: ${s}`).join(" ")),this.problems=t.slice(
0,20)}};function Rt(e,t,n={},s=[]){return new Zn([{where:e,message:Ia(t,n),suggestions:s}])}function Ia(e,t){return e.replace(
/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(t[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,","):r})}var mm=new RegExp(`[${Jn}]+`),Do=e=>e!==""&&Jn.includes(e);function re(e){let[t,n]=[0,e.length];for(;t<n&&Do(e.charAt(t));)
t+=1;for(;t<n&&Do(e.charAt(n-1));)n-=1;return e.slice(t,n)}var Fo=e=>[...e].length,Bo=(e,t)=>e.length<=t?e:[...e.slice(0,2*t)].slice(0,t).join("");var $t=xe.map(e=>e.slice(0,3));function ts(e,t){let n=re(e);if(Fo(n)>40)throw Rt(t,_o,{text:Bo(n,40)});let{groups:s}=qn.exec(n)??qn.exec(n.replace(To,"\
$1"))??{};if(!s)throw Rt(t,So.test(n)?vo:Lo,{text:n});let[o,r]=[Number(s.hour),Number(s.minute)];if(o>23||r>59)throw Rt(
t,Ro,{text:n});return{weekday:Da(s.weekday,t),date:Fa(s.date,t),time:o*60+r}}function es(e){let t=[],n=0,s=!1;for(let{0:o,index:r}of e.matchAll(/[",\n\r]|$/g))o==='"'?s=!s:(!s||!o)&&(t.push({written:e.
slice(n,r),start:n}),n=r+1);return t.filter(({written:o})=>re(o))}function ns(e){return e.startsWith('"')?Ha(e):e.search(
/[@+]|$/)}function Ha(e){let t=e.indexOf('"',1);for(;t>0&&e[t+1]==='"';)t=e.indexOf('"',t+2);return t+1}function Da(e,t){if(e===void 0)return null;let n=xe.findIndex(s=>s.toLowerCase().startsWith(e.toLowerCase()));if(n<0)throw Rt(
t,Co,{text:e,days:$t.join(", ")},$t);return n}function Fa(e,t){if(e===void 0)return null;let n=qe(e);if(n===null)throw Rt(
t,Io,{text:e});let[s=0,o=0]=Oo,r=Number(e.slice(0,4));if(r<s||r>o)throw Rt(t,Po,{text:e,first_year:s,last_year:o});return n}function Uo(e){return e.map(({place:t,written_moment:n,written_stay:s})=>[t,n&&`@ ${n}`,s===null?"":`+${s}`].filter(Boolean).
join(" ")).join(", ")}function Vo(e){return es(e).map(({written:t})=>qo(t).place.toLowerCase()).filter(Boolean)}function jo(e,t,n){
let s=es(e)[t];if(!s)return e;let{place:o,before:r}=qo(s.written),i=s.start+r,a=o?"":" ";return`${e.slice(0,i)}${n}${a}${e.
slice(i+o.length)}`}function Yo(e){let[,t,n="0"]=/^\s*(\d{1,2})(?:[:.]?(\d{2}))?\s*$/.exec(e)??[];return t===void 0||Number(
t)>23||Number(n)>59?null:`${t.padStart(2,"0")}:${n.padStart(2,"0")}`}function qo(e){let t=re(e);return{place:t.startsWith(
'"')&&!ns(t)?t:re(t.slice(0,ns(t))),before:e.indexOf(t)}}function zo({weekday:e,date:t,time:n},s){let o=n??0;if(t!==null)return t*1440+o;let r=s===null?No*1440:s+1,i=we(r)+(o<je(
r)?1:0),a=e===null?0:Xn(e-Ho(i),7);return(i+a)*1440+o}function Ko(e,t){let[n,s,o]=[-1,0,1].map(i=>e[t+i]),r=e.filter((i,a)=>a!==t);return n&&s&&Ba(n,s)&&(r[t-1]={...n,written_stay:n.
duration_minutes}),o&&(r[t]=Ga(o,n,e.some(Va))),r}function Ba(e,t){let n=ze(t);return e.filled_in.includes("stay")&&!t.filled_in.
includes("time")&&n!==null&&Jo(e)===n}function Ga(e,t,n){let s=ze(e);if(s===null)return e;let o=Ye(je(s)),r=`${$t[e.weekday]}\
 ${o}`,i=`${$e(we(s))} ${o}`,c=[e.written_moment,...n?[]:[r],i].find(l=>Ua(t,l)===s)??i;return{...e,written_moment:c}}function Ua(e,t){
return t?zo(ts(t,""),e?ze(e):null):e?Jo(e):null}function Va({written_moment:e}){return!!e&&ts(e,"").date!==null}function ze({
arrival:e,start_minute:t}){let n=e===null?null:qe(e.slice(0,10));return n===null?null:n*1440+t}function Jo(e){let t=ze(e);
return t===null?null:t+e.duration_minutes}var Ke=class{#t=[];constructor(t,n){this.text=E(t,"textarea",HTMLTextAreaElement),this.rows=E(t,"[data-rows]"),this.template=
E(t,"template[data-row]",HTMLTemplateElement),this.errors=E(t,"[data-errors]"),this.changed=n,this.text.addEventListener(
"input",()=>{this.rows.inert=!0,n(!0)}),this.rows.addEventListener("click",s=>this.#a(Ot(s).closest("button"))),this.rows.
addEventListener("change",s=>{Ot(s).dataset.control==="day"&&this.#r(ye(s))}),this.rows.addEventListener("focusout",s=>{
this.rows.inert||this.#r(ye(s))}),this.rows.addEventListener("input",s=>{let o=ye(s);o.setCustomValidity(""),o.removeAttribute(
"aria-invalid")}),this.rows.addEventListener("keydown",s=>{s.key==="Enter"&&this.#r(ye(s))})}get visits(){return this.text.
value}mark(t){for(let[n,s]of[...this.rows.children].entries())s.toggleAttribute("data-marked",t.includes(n))}indexOf(t){
let n=t.closest("[data-visit]");return n?[...this.rows.children].indexOf(n):-1}set visits(t){this.text.value=t,this.rows.
inert=!0}add(t){let n=this.text.value.trim().replace(/,$/,"");this.text.value=n?`${n}, ${t}`:t,this.rows.inert=!0,this.changed(
!1)}show(t){for(this.#t=t;this.rows.children.length>t.length;)this.rows.lastElementChild?.remove();for(;this.rows.children.
length<t.length;)this.rows.append(Fe(this.template));let n=U(this.rows,":scope > [data-visit]");for(let[s,o]of t.entries()){
let r=n[s];r&&this.#n(r,o,s,t.length)}this.rows.inert=!1}showProblems(t){this.text.setAttribute("aria-invalid",String(t.
length>0)),this.errors.hidden=t.length===0,this.errors.replaceChildren(...t.map(n=>{let s=document.createElement("li"),o=/^visits\[(\d+)\]/.
exec(n.where);if(!o)return s.textContent=n.message,s;let r=Number(o[1]);s.textContent=`Visit ${r+1}: ${n.message}`;for(let i of n.
suggestions)s.append(" ",this.#e(r,i));return s}))}#e(t,n){let s=document.createElement("button");return s.type="button",
s.className="suggestion",s.textContent=n,s.setAttribute("aria-label",`Use ${n} for visit ${t+1}`),s.addEventListener("cl\
ick",()=>{this.visits=jo(this.text.value,t,n),this.text.focus(),this.changed(!1)}),s}#s(t){this.show(t),this.text.value=
Uo(t),this.changed(!1)}#o(t){this.#s(this.#t.map((n,s)=>t.get(s)??n))}#n(t,n,s,o){let[r,i]=ss(n.written_moment);t.toggleAttribute(
"data-masked",n.masked),E(t,"[data-number]").textContent=String(s+1),E(t,"[data-place]").textContent=n.label,E(t,"[data-\
category]").textContent=n.category??"";let a=E(t,'[data-control="day"]',HTMLSelectElement),c=r&&!$t.includes(r)?[...$t,r]:
$t;a.replaceChildren(new Option(`(${$t[n.weekday]})`,""),...c.map(u=>new Option(u,u)));let l=[["day",a,r,"Day"],["time",
E(t,'[data-control="time"]',HTMLInputElement),i||Zo(n.start_minute),"Time"],["stay",E(t,'[data-control="stay"]',HTMLInputElement),
String(n.duration_minutes),"Minutes of stay"]];for(let[u,m,f,p]of l)m instanceof HTMLInputElement&&m===document.activeElement&&
m.value!==m.dataset.read||(m.value=f),m.dataset.read=f,m.toggleAttribute("data-filled-in",n.filled_in.includes(u)),m.setAttribute(
"aria-label",`${p} of visit ${s+1}, ${n.label}`);let h=[["earlier","Move earlier:",s>0],["later","Move later:",s<o-1],["\
remove","Remove",o>1]];for(let[u,m,f]of h){let p=E(t,`[data-control="${u}"]`,HTMLButtonElement);p.disabled=!f,p.setAttribute(
"aria-label",`${m} visit ${s+1}, ${n.label}`)}}#r(t){let n=t.dataset.control;if(!n||t.localName==="button"||t.value===t.
dataset.read)return;let s=this.indexOf(t),o=this.#t[s],r=t.closest("[data-visit]");if(!o||!r||n==="time"&&t instanceof HTMLInputElement&&
!ja(t))return;let[i]=ss(o.written_moment),a=E(r,'[data-control="time"]').dataset.read,c=t.value===""?null:Math.round(Number(
t.value)),l={day:{written_moment:`${t.value} ${a}`.trim()},time:{written_moment:t.value&&`${i} ${t.value}`.trim()},stay:{
written_stay:c,duration_minutes:c??o.duration_minutes}};t.dataset.read=t.value,this.#o(new Map([[s,{...o,...l[n]}]]))}#a(t){
let n=t?.dataset.control;if(!t||!n)return;let s=this.indexOf(t);if(n==="remove")this.#s(Ko(this.#t,s)),this.#i(Math.min(
s,this.#t.length-1),n);else{let o=n==="earlier"?s-1:s+1;this.#c(s,o),this.#i(o,n)}}move(t,n){let s=Math.max(0,Math.min(this.#t.
length-1,t+n));s!==t&&this.#c(t,s)}setTime(t,n){let s=this.#t[t];if(!s)return;let[o]=ss(s.written_moment),r=`${o} ${Zo(n)}`.
trim();this.#o(new Map([[t,{...s,written_moment:r,start_minute:n}]]))}setStay(t,n){let s=this.#t[t];if(!s)return;let o={
written_stay:n,duration_minutes:n};this.#o(new Map([[t,{...s,...o}]]))}#c(t,n){let[s,o]=[this.#t[t],this.#t[n]];!s||!o||
this.#o(new Map([[t,{...s,...Xo(o)}],[n,{...o,...Xo(s)}]]))}#i(t,n){let s=this.#t.length-1,o={earlier:t===0,later:t===s,
remove:s===0},r=[n,"later","earlier","remove"].find(c=>!o[c]),i=U(this.rows,":scope > [data-visit]")[t],a=r&&i?.querySelector(
`[data-control="${r}"]`);(a instanceof HTMLElement?a:this.text).focus()}};function Xo({place:e,label:t,category:n}){return{
place:e,label:t,category:n}}function ss(e){let[t="",n]=e.split(" ");return n===void 0?["",t]:[t,n]}function ja(e){let t=e.
value.trim()?Yo(e.value):"",n=t===null?`“${e.value}” is not a time. Write hours and minutes from 00:00 to 23:59, such \
as 17:30.`:"";return e.setCustomValidity(n),e.setAttribute("aria-invalid",String(n!=="")),t===null?e.reportValidity():e.
value=t,t!==null}function Zo(e){let t=n=>String(Math.floor(n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}function Me(e){let t="";for(let n of e)t+=String.fromCharCode(n);return btoa(t)}function Ae(e){return Uint8Array.from(atob(
e),t=>t.charCodeAt(0))}var Qo=qa("model-files"),Ya=500,Tt=Qo===null;async function tr(e,t=ct){return Tt?zt(`models/${encodeURIComponent(e)}/vocabulary`,{},t):JSON.parse(new TextDecoder().decode(
await os(e,"vocabulary")))}async function er(e,t=Ya){if(Tt){let n=`models/${encodeURIComponent(e)}/histories?limit=${t}`,
{items:s}=await zt(n);return s}return JSON.parse(new TextDecoder().decode(await os(e,"histories")))}async function nr({id:e,
weights:t},n,s=ct){if(!Tt)return os(e,"weights",n);let o=`api/models/${encodeURIComponent(e)}/weights/${t?.sha256}`;return or(
new URL(o,s),"weights",n)}async function sr(e,{weights:t}){if(!t||!globalThis.crypto?.subtle)return;if([...new Uint8Array(
await crypto.subtle.digest("SHA-256",e))].map(o=>o.toString(16).padStart(2,"0")).join("")!==t.sha256)throw new Error("Th\
e weights were damaged on their way. Load the page again.")}async function os(e,t,n=!1){let s=Qo?.[e]?.[t];if(!s)throw new Error(
`This page holds no ${t} of ${e}.`);if(!s.startsWith("#"))return or(new URL(s,document.baseURI),t,n);let o=document.getElementById(
s.slice(1))?.textContent??"";return Ae(o.trim()).buffer}async function or(e,t,n){let s=await fetch(e,{cache:n?"reload":"\
default"});if(!s.ok)throw new Error(`The ${t} could not be fetched (${s.status}).`);return s.arrayBuffer()}function qa(e){
let t=Et(document,`script#${e}`,HTMLScriptElement);return t&&JSON.parse(t.textContent??"")}function rr(e){let{tensors:t,...n}=e,s=Object.entries(t).map(([o,{data:r,shape:i}])=>[o,{values:new Float32Array(Ae(r).buffer),
shape:i}]);return{...n,tensors:Object.fromEntries(s)}}var za=["browser","server"],ir=20,Ka="static/bundles/browser-model.js",ar={address:new URL("../bundles/browser-model.js",
import.meta.url).href,load(e){let t=null,n=o=>{t=o};return document.dispatchEvent(new CustomEvent("pointerscope:engine",
{detail:n})),t?Promise.resolve(t):String(e)===ct.href?import(ar.address):import(new URL(Ka,e).href)}};function Kt({prediction:{
name:e,location:t,probability:n}}){return n===0?"no known place":`${e??`#${t}`}, ${(100*n).toFixed(1)} %`}function cr({prediction:e},{
prediction:t,places:n}){let s=t.location===e.location,o=s?"":`${n[t.location]?.label??t.name}, `,r=Math.round(1e3*e.probability)-
Math.round(1e3*t.probability);return{value:`${o}${(100*t.probability).toFixed(1)} %`,change:s&&r?`${r>0?"▲":"▼"} ${Math.
abs(r/10).toFixed(1)} points`:"",isMore:r>0}}function rs(e,t){e.textContent=t?Kt(t):"…";let{location:n,probability:s}=t?.
prediction??{};for(let[o,r]of Object.entries({location:n,probability:s,engine:t?.engine}))r===void 0?delete e.dataset[o]:
e.dataset[o]=String(r)}var Je=class{#t;#e;#s;#o=null;#n=null;#r=!1;draws=!1;sharesWeights=!0;constructor(t,n=null,s=ct){
this.#t=t,this.#s=s,this.#e=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&za.includes(t)?t:null,
Tt||(this.choice="browser"),this.obstacle="",this.#n||(this.#o=null)}get model(){return this.#n}get isInBrowser(){return this.#n!==
null&&this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.#n&&this.choice!==
"server")return this.#a(this.#n,t);if(!Tt)throw new ft(0,[{where:"",message:this.obstacle,suggestions:[]}]);let o=this.choice!==
"server"&&!!navigator.serviceWorker?.controller?wo(n):n;try{return{...await this.#c(t,o),engine:"server"}}catch(r){if(!(r instanceof
ft&&r.status===0)||this.choice==="server")throw r;if(await this.prepare(),this.#n)return this.#a(this.#n,t);throw this.choose(
this.choice),r}}async searchPlaces(t){if(Tt||await this.prepare(),this.#n&&this.choice!=="server"){let{places:s}=this.#n;
return s.search(t,ir).map(({id:o,category:r})=>({label:s.label(o),notation:s.notation(o),category:r}))}let{items:n}=await zt(
`${this.#e}/locations?${wt({q:t,limit:ir})}`,{},this.#s);return n}async prepare(){try{this.#o??=this.#i(),this.#n=await this.#o}catch(t){
this.#r=!0,this.obstacle=se(t)}}#a(t,n){try{return{...t.trace(n),engine:"browser"}}catch(s){let{problems:o}=s;throw o?new ft(
422,o):s}}async#c(t,n){if(this.draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#e}/vi\
ews/network?${Ja(t)}`,{trace:r}=await zt(o,{...n&&{signal:n}},this.#s);return rr(r)}let s={method:"POST",headers:{"conte\
nt-type":"application/json"},body:JSON.stringify(t),...n&&{signal:n}};return zt(`${this.#e}/explain?encoding=base64`,s,this.#s)}async#i(){
let t=await tr(this.#t,this.#s);if(!t.weights)throw this.sharesWeights=!1,new Error("The weights of this model stay on t\
he server.");let[{BrowserModel:n},s]=await Promise.all([ar.load(this.#s),nr(t,this.#r,this.#s)]),o=new n(t,s);return await sr(
s,t),o}};function Ja(e){let t=Object.entries(e).map(([n,s])=>[n,s!==null&&typeof s=="object"?JSON.stringify(s):s]);return wt(
Object.fromEntries(t))}var Xe=class{#t=0;#e=[];#s=[];#o="";#n=null;constructor(t,n){this.root=t,this.errors=E(t,"[data-errors]"),this.masks=E(t,
"[data-masks]"),this.orderWords=E(t,"[data-order]"),this.state=E(t,"[data-state]"),t.addEventListener("change",()=>this.#i(
n)),t.addEventListener("click",s=>{let{act:o}=Ot(s).dataset;o&&(o==="reset"?this.text="":this.#e=nc(o,this.#t),this.#i(n))})}get text(){
if(this.#o)return this.#o;let t=this.#c();return Object.keys(t).length?JSON.stringify(t):""}set text(t){let n=Za(t);this.#n=
null;for(let s of this.#r)tc(s,n);this.#e=Array.isArray(n.order)?n.order:[],this.#s=Array.isArray(n.mask_visits)?n.mask_visits:
[],this.masks.replaceChildren(),this.#o=t&&JSON.stringify(this.#c())!==t?t:"",this.#l()}show(t,n){this.#t=t.length,this.#o=
"";let s=new Set(this.#s);for(;this.masks.children.length>t.length;)this.masks.lastElementChild?.remove();for(;this.masks.
children.length<t.length;)this.masks.append(Xa(this.masks.children.length));let o=U(this.masks,"label");for(let[r,i]of t.
entries()){let a=o[r];if(!a)continue;let c=E(a,"input",HTMLInputElement);c.checked=s.has(r),c.disabled=r===n.at(-1),E(a,
"span").textContent=`${r+1} ${i.label}`}this.#l()}followHistory(t){let n=Vo(t),s=this.#n===null||n.join(`
`)===this.#n.join(`
`);if(this.#n=n,!s){this.#e=[];for(let o of this.#a)o.checked=!1;this.#s=[],this.#l()}}showProblems(t){this.errors.hidden=
t.length===0,this.errors.textContent=t.map(n=>n.message).join(" "),t.length&&(this.root.open=!0)}get#r(){return U(this.root,
"[data-key]")}get#a(){return U(this.root,'[data-key="mask_visits"]',HTMLInputElement)}#c(){let t={};for(let n of this.#r){
let s=Qa(n),{key:o="",item:r}=n.dataset;if(s!==void 0)if(r){let i=t[o];t[o]=[...Array.isArray(i)?i:[],s]}else t[o]=s}return t.
remove_heads||delete t.replace_with,this.#s.length&&!this.masks.children.length&&(t.mask_visits=this.#s),this.#e.length&&
(t.order=this.#e),t}#i(t){this.#o="",this.masks.children.length&&(this.#s=this.#a.filter(n=>n.checked).map(n=>Number(n.dataset.
item))),this.#l(),t()}#l(){let t=be(this.#c()).length;this.state.textContent=t?`${t} changed`:"as learned",this.orderWords.
textContent=this.#e.length?Ge(this.#e).join(" "):"unchanged"}};function Xa(e){let t=document.createElement("label"),n=document.
createElement("input");return n.type="checkbox",n.autocomplete="off",n.dataset.key="mask_visits",n.dataset.item=String(e),
t.append(n," ",document.createElement("span")),t}function Za(e){try{return Object(JSON.parse(e||"{}"))}catch{return{}}}function Qa(e){
let{item:t}=e.dataset;return e instanceof HTMLInputElement&&e.type==="checkbox"?e.checked?t?JSON.parse(t):!1:void 0:e.type===
"number"?e.value===""?void 0:Number(e.value):e.value||void 0}function tc(e,t){let{key:n="",item:s}=e.dataset,o=t[n];if(e instanceof
HTMLInputElement&&e.type==="checkbox"){e.checked=s?o==="all"||Array.isArray(o)&&o.some(i=>ec(i,JSON.parse(s))):o===!1;return}
let r=e instanceof HTMLInputElement||[...e.options].some(i=>i.value===o);e.value=r&&o!==void 0&&o!==null?String(o):""}function ec(e,t){
return lr(e)===lr(t)}function lr(e){let t=e&&typeof e=="object"&&!Array.isArray(e);return JSON.stringify(e,t?Object.keys(
e).sort():void 0)}function nc(e,t){let n=[...Array(t).keys()];return e==="reverse"&&n.reverse(),e==="shuffle"&&sc(n),e===
"as-sent"||n.every((s,o)=>s===o)?[]:n}function sc(e){for(let t=e.length-1;t>0;t-=1){let n=Math.floor(Math.random()*(t+1));
[e[t],e[n]]=[Number(e[n]),Number(e[t])]}}function Ee(e,t){if(!e)return;let n=String(t??""),s=[...e.options].find(({value:o,text:r})=>[o,r,r.split(",")[0]].includes(
n));s||e.add(new Option(n,n)),e.value=s?.value??n}var oc="../bundles/browser-model.js",rc=/\bexport\s*\{[^}]*\};?\s*$/;var is=new WeakMap;async function hr(e,{location:t,variants:n},s,o){let r=ic(e),i=hc(o);for(let a of n){o.throwIfAborted();
let{input:c}=a;s(a,c&&await Promise.race([i,r(c,t)]))}}function ic(e){let t=ac(e);is.has(e)||is.set(e,cc(e));let n=is.get(
e);return async(s,o)=>{let r=await n?.ask({input:s,location:o});if(!r)return t(s,o);if("error"in r)throw new Error(r.error);
return r.answer}}function ac(e){let t=performance.now()+12;return async(n,s)=>(performance.now()>=t&&(await new Promise(
o=>setTimeout(o)),t=performance.now()+12),e.answer(n,s))}function cc(e){try{return new as(e.content)}catch{return null}}
var as=class{#t;#e;constructor(t){this.#t=lc(),this.#e=new Promise(n=>{this.#t.addEventListener("error",s=>{s.preventDefault(),
n(null)})}),this.#t.postMessage(t)}ask(t){let{port1:n,port2:s}=new MessageChannel,o=new Promise(r=>{n.onmessage=({data:i})=>{
n.close(),r(i)}});return this.#t.postMessage(t,[s]),Promise.race([this.#e,o])}};function lc(){let e=document.querySelector(
"script[data-engine]")?.textContent;if(!e)return new Worker(new URL(oc,import.meta.url),{type:"module"});let t=new Blob(
[e.replace(rc,"")],{type:"text/javascript"});return new Worker(URL.createObjectURL(t))}function hc(e){let t=new Promise(
(n,s)=>{e.addEventListener("abort",()=>s(e.reason),{once:!0})});return t.catch(()=>{}),t}var uc={hours:["Moved by","All visits and the moment to predict move together."],visits:["Visit left out","One visit is \
left out at a time; the others keep the times and stays that the page shows, and the moment to predict stays."],heads:["\
Heads removed","Every set of heads is removed, on top of the changes already made."]},mc="This network has too many head\
s to try every set, so each is removed alone.",dc="cannot be left out: the answer is read at the last visit, and the one\
 before is missing or masked",cs=e=>`${(100*e).toFixed(1)} %`,Ze=class{#t=null;constructor(t,n,s){this.body=n,this.explanations=
s,this.kind=E(t,"[data-kind]",HTMLSelectElement),this.button=E(t,"[data-run]",HTMLButtonElement),this.progress=E(t,"[dat\
a-progress]",HTMLProgressElement),this.meaning=E(t,"[data-meaning]"),this.failure=E(t,"[data-failure]"),this.summary=E(t,
"[data-summary]"),this.frame=E(t,"[data-frame]"),this.rows=E(t,"tbody"),this.row=E(t,"template",HTMLTemplateElement),this.
kind.addEventListener("change",()=>this.clear()),this.button.addEventListener("click",()=>this.#t?this.#s():this.#e())}clear(){
this.#o(),this.rows.replaceChildren(),this.summary.textContent="";for(let t of[this.meaning,this.failure,this.frame])t.hidden=
!0}async#e(){this.clear();let t=new AbortController;this.#t=t,this.button.textContent="Stop",this.progress.removeAttribute(
"value"),this.progress.hidden=!1;try{await this.explanations.prepare(),t.signal.throwIfAborted(),await this.#n(t.signal)}catch(n){
if(this.#t!==t)return;this.failure.textContent=se(n),this.failure.hidden=!1}this.#o()}#s(){let{value:t,max:n}=this.progress,
s=this.frame.hidden?"":` after ${t} of ${n} answers`;this.summary.textContent=`Stopped${s}.`,this.#o()}#o(){this.#t?.abort(),
this.#t=null,this.button.textContent="Run",this.progress.hidden=!0}async#n(t){let{model:n,obstacle:s}=this.explanations,
o=this.body();if(!n)throw new Error(`This browser cannot compute: ${s}`);if(!o)throw new Error("Enter a history of visit\
s first.");let r=this.kind.value,{prediction:i,variants:a}=n.sweep(r,o);if(!a.length)throw new Error("Every head is remo\
ved already.");this.#r(r,i,a);let{location:c}=i,l=[];await hr(n,{location:c,variants:a},(h,u)=>{let m=(u?.probability??0)-
i.probability,f=!!u&&u?.prediction.location!==c;this.#a({variant:h,answer:u,change:m,differs:f,row:Fe(this.row)},l)},t),
this.summary.textContent=yc(l)}#r(t,n,s){let[o,r]=uc[t],i=s.every(({heads:a})=>a?.length===1);this.meaning.textContent=`${i?
mc:r} The unchanged answer is ${Kt({prediction:n})}.`,E(this.frame,"[data-changed]").textContent=o;for(let a of[this.meaning,
this.frame])a.hidden=!1;this.progress.max=s.length,this.progress.value=0}#a(t,n){pc(t);let s=n.findIndex(r=>fc(t,r)),o=s<
0?n.length:s;this.rows.insertBefore(t.row,n[o]?.row??null),n.splice(o,0,t),this.progress.value+=1}};function fc(e,t){let[
n,s]=[e.variant.heads,t.variant.heads];return!n||n.length!==s?.length?!1:Math.abs(e.change)>Math.abs(t.change)}function pc({
variant:e,answer:t,change:n,differs:s,row:o}){E(o,"th").textContent=gc(e);let r=E(o,".word");if(!t){r.textContent=dc;return}
o.toggleAttribute("data-differs",s),r.textContent=s?Kt(t):"the same";let i=E(o,".share");i.textContent=cs(t.probability),
i.style.setProperty("--share",String(t.probability)),E(o,"[data-change]").textContent=ur(100*n,1)}function gc({hours:e=0,
visit:t,heads:n}){return t?`${t.sent+1} ${t.label}`:n?n.map(([s,o])=>`L${s} H${o}`).join(", ")||"none":`${ur(e,0)} h`}function yc(e){
let t=e.flatMap(({answer:r})=>r?.probability??[]);if(!t.length)return"";let n=e.filter(({differs:r})=>r).length,[s,o]=[Math.
min(...t),Math.max(...t)];return`Another place leads in ${n} of ${t.length} rows. The probability of the unchanged answe\
r lies between ${cs(s)} and ${cs(o)}. Computed in this browser.`}function ur(e,t){let n=Math.abs(e).toFixed(t);return Number(
n)===0?n:`${e>0?"+":"−"}${n}`}var bc={routine:"routine",habit:"a habit",errand:"an errand",consequence:"a consequence of the day's first stop"};function mr(e,t=n=>`\
visit ${n+1}`){let{cause:n,custom:s,expected_label:o}=e,r=bc[s];if(!r)return"It was a free choice.";let i=e.decided_by.map(
t);e.decided_before&&i.push("visits before this history");let a=i.length?`, decided by ${i.join(" and ")}`:"";return n===
s?`It was ${r}${a}.`:`It should have been ${r}${a}: to ${o??"an unknown place"}. They chose otherwise.`}var xc=5e-4,wc=350,$c=new Intl.DateTimeFormat("en-GB",{weekday:"short"}),Qe=class{shown=null;sent=[];#t=null;isDragging=!1;#e="";#s=null;#o=null;#n=!1;#r=0;#a=0;#c=new AbortController;constructor(t,n={}){
this.page=t,this.hooks=n,this.model=t.dataset.explore??"",this.changes=E(t,"[data-changes]"),this.answer=E(t,"[data-answ\
er]",HTMLOutputElement),this.badge=E(t,"[data-badge]"),this.engineChoice=Et(t,"[data-engine-choice]",HTMLSelectElement),
this.outcome=E(t,"[data-outcome]"),this.person=Et(t,"[data-person]",HTMLSelectElement),this.predictAt=E(t,"[data-predict\
-at]",HTMLInputElement),this.examples=E(t,"[data-examples]",HTMLSelectElement),this.failure=E(t,"[data-error]"),this.story=
E(t,"[data-story]"),this.staleNote=E(t,"[data-stale-note]"),this.suggestion=E(t,"[data-try]"),this.editor=new Ke(E(t,"[d\
ata-editor]"),i=>{this.#m(),this.panel.followHistory(this.editor.visits),this.submitSoon(i?wc:0)});let s=E(t,"[data-inte\
rventions]",HTMLDetailsElement);this.panel=new Xe(s,()=>this.submitSoon()),this.explanations=new Je(this.model,St().get(
"engine")),this.explanations.draws=n.draws??!1,this.explanations.sharesWeights=this.engineChoice!==null||!Tt,this.engineChoice&&
(this.engineChoice.value=this.explanations.choice??"");let o=Et(t,"[data-sweeps]");this.sweeps=o&&new Ze(o,()=>this.shown&&
Ct(this.shown),this.explanations),this.#i();let{explanations:r}=this;n.draws&&r.sharesWeights&&r.choice!=="server"&&r.prepare()}#i(){
let{page:t}=this;Eo(E(t,"[data-combobox]"),n=>this.explanations.searchPlaces(n),n=>({label:n.label,note:n.category??""}),
n=>this.editor.add(n.notation)),this.suggestion.addEventListener("click",()=>{this.editor.visits=this.editor.text.placeholder,
this.submitSoon()});for(let n of["pointerdown","keydown","input"])E(t,"[data-editor]").addEventListener(n,()=>{this.#n=!0,
this.#f()},{once:!0});this.engineChoice?.addEventListener("change",()=>{this.explanations.choose(this.engineChoice?.value??
""),this.submitSoon()}),this.person?.addEventListener("change",()=>this.submitSoon()),this.predictAt.addEventListener("c\
hange",()=>this.submitSoon()),E(this.changes,"[data-undo]").addEventListener("click",()=>{this.panel.text="",this.submitSoon()}),
E(this.failure,"button").addEventListener("click",()=>{this.explanations.choose(this.explanations.choice),this.submitSoon()}),
Mo(()=>this.restore("keep"))}get exampleHistories(){return this.#o??=this.#$(),this.#o}get fields(){return{visits:this.editor.
visits,user:this.person?.value??"",predict_at:this.predictAt.value.trim(),top_k:this.#e,interventions:this.panel.text}}markVisits(t){
this.editor.mark(t.flatMap(n=>this.sent[n]??[]))}take({visits:t,user:n,predict_at:s,interventions:o}){this.#m(),this.editor.
visits=t,this.predictAt.value=s,this.panel.text=o,Ee(this.person,n),this.panel.followHistory(t),this.submitSoon()}get interventions(){
return Object(Be(this.panel.text||"{}"))}set interventions(t){this.panel.text=Object.keys(t).length?JSON.stringify(t):"",
this.panel.followHistory(this.editor.visits),this.submitSoon()}submitSoon(t=0){clearTimeout(this.#a),this.#a=setTimeout(
()=>{this.#l(Ct(this.fields),this.isDragging?"keep":"push")},t)}async#l(t,n){clearTimeout(this.#a),this.#a=0,this.#r+=1;
let s=this.#r;this.#c.abort(),this.#c=new AbortController,this.page.setAttribute("aria-busy","true");try{let o="interven\
tions"in t&&!!t.interventions,[r,i]=await Promise.all([this.#d(t),o?this.#d({...t,interventions:null}):null]);if(s!==this.#r)
return;this.#x(r,i,t,n),this.#f()}catch(o){if(o instanceof ft&&s===this.#r)this.#h(o.problems);else if(!De(o)&&!(o instanceof
ft))throw o}finally{s===this.#r&&this.page.removeAttribute("aria-busy")}}#d(t){return this.explanations.explain(t,this.#c.
signal)}async#f(){let{engineChoice:t,explanations:n}=this;if(!t)return;(this.#n||this.hooks.draws||n.choice==="browser")&&
n.choice!=="server"&&await n.prepare();let o=this.#t!==null&&!("tensors"in this.#t),r=this.#a!==0||this.page.hasAttribute(
"aria-busy");this.hooks.draws&&o&&this.shown&&!r&&this.#l(Ct(this.shown),"keep");let i=E(this.page,"[data-engine-obstacl\
e]");i.textContent=n.obstacle&&`This browser cannot compute: ${n.obstacle}`,i.hidden=!n.obstacle}#x(t,n,s,o){if("record"in
s&&(this.editor.visits=t.notation??"",this.predictAt.value=t.predict_at.replace("T"," "),t.notation===null)){this.#h([{where:"\
visits",message:"This record contradicts itself and cannot be written as visits.",suggestions:[]}]);return}this.sent=t.visits.
map(a=>a.sent);let r=[...t.visits].sort((a,c)=>a.sent-c.sent);if(this.editor.show(r),this.#k(r,t.predict_at),this.panel.
show(r,this.sent),this.panel.followHistory(this.editor.visits),Ee(this.person,t.user),this.person){let a=this.person.selectedOptions[0]?.
textContent??"";E(this.page,'[data-printed="person"]').textContent=a}this.#h([]),this.predictAt.placeholder=t.predict_at.
replace("T"," "),rs(this.answer,t),this.badge.textContent=t.engine==="browser"?"computed in this browser":"computed by t\
he server";let i={...this.fields,visits:t.notation??""};this.shown=i,this.#t=t,this.#p(i,t),this.#M(i,t,n),this.hooks.shown?.(
i,t,i.interventions?n:null),this.suggestion.hidden=!0,this.sweeps?.clear(),this.page.dataset.ready="true",this.updateAddress(
o)}#k(t,n){let s=U(this.editor.rows,":scope > [data-visit]");for(let[o,r]of s.entries()){let i=t[o];if(!i?.arrival)continue;
let a={day:$c.format(new Date(i.arrival)),time:i.arrival.split("T")[1]??"",stay:`${i.duration_minutes} min`};for(let[c,l]of Object.
entries(a)){let h=E(r,`[data-read="${c}"]`);h.textContent=l,h.toggleAttribute("data-filled-in",i.filled_in.includes(c))}}
E(this.page,'[data-printed="predict-at"]').textContent=n.replace("T"," ")}async#p(t,n){let s=n.unknown_probability,o=s<xc?
[]:[`Somewhere unknown to the model: ${(100*s).toFixed(1)} %.`],r=(await this.exampleHistories).find(({visits:i,predict_at:a,
user:c})=>i===t.visits&&a===n.predict_at&&(c===n.user||this.person===null));this.shown===t&&(this.hooks.recognised?.(r,t),
r&&o.push(kc(r,n.location_probabilities.final)),this.outcome.textContent=o.join(" "),this.outcome.hidden=o.length===0)}#M(t,n,s){
let{changes:o}=this;if(o.hidden=!s||!t.interventions,!s||!t.interventions)return;E(o,"[data-what]").textContent=Ue(JSON.
parse(t.interventions)),E(o,"[data-before]").textContent=Kt(s),E(o,"[data-after]").textContent=Kt(n);let r=s.prediction.
location===n.prediction.location;E(o,"[data-verdict]").textContent=r?"The most probable place stays the same.":"The most\
 probable place is another one."}#h(t){let n=({where:r})=>r.startsWith("interventions");this.#u(this.person,t,"user"),this.#u(
this.predictAt,t,"predict_at");let s=t.filter(r=>r.where==="");this.failure.hidden=s.length===0,E(this.failure,"span").textContent=
s.map(r=>r.message).join(" "),this.panel.showProblems(t.filter(n)),this.editor.showProblems(t.filter(r=>r.where!==""&&!(r.
where==="user"&&this.person)&&r.where!=="predict_at"&&!n(r))),t.length>s.length&&this.hooks.refused?.();let o=t.length>0&&
this.shown!==null;this.staleNote.hidden=!o,this.story.toggleAttribute("data-stale",o)}#u(t,n,s){if(!t)return;let o=n.filter(
i=>i.where===s).map(i=>i.message),r=E(this.page,`#${t.getAttribute("aria-errormessage")}`);r.textContent=o.join(" "),r.hidden=
o.length===0,t.setAttribute("aria-invalid",String(o.length>0))}comparisonOf(t){let{model:n}=this,s=t.interventions?JSON.
stringify({model:n,interventions:null}):null;return wt({model:n,...t,top_k:null,against:s})}updateAddress(t){if(t==="kee\
p"||this.shown===null)return;let{choice:n}=this.explanations,s=this.engineChoice?n:null,o=wt({...this.shown,engine:s,...this.
hooks.options?.()});Ao(o,t)}async restore(t){this.#s=null,this.examples.value="";let n=St(),s=n.get("top_k")??"";this.#e=
/^([1-9]\d?|100)$/.test(s)?s:"",this.editor.visits=n.get("visits")??"",this.predictAt.value=n.get("predict_at")??"",this.
panel.text=n.get("interventions")??"",Ee(this.person,n.get("user")),this.hooks.restored?.(n);let o=n.get("record");n.has(
"visits")?await this.#l(Ct(this.fields),t):o!==null?await this.#l({record:Be(o)},"replace"):await this.#w(n.get("user"))}async#w(t){
let n=await this.exampleHistories,s=n.find(o=>t&&String(o.user)===this.person?.value)??n[0];s?(this.#g(s,n),await this.#l(
Ct(this.fields),"replace")):this.#y()}#y(){clearTimeout(this.#a),this.#c.abort(),this.#r+=1,this.page.removeAttribute("a\
ria-busy"),this.shown=null,this.editor.show([]),this.#h([]),rs(this.answer,null),this.outcome.hidden=!0,this.suggestion.
hidden=!1,this.sweeps?.clear(),this.changes.hidden=!0,this.hooks.cleared?.()}#m(){this.examples.value="",!(!this.#s||this.
editor.visits.trim().endsWith(this.#s.end))&&(this.predictAt.value===this.#s.predictAt&&(this.predictAt.value=""),this.#s=
null)}async#$(){let{examples:t}=this;try{let n=await er(this.model);t.append(...n.map((o,r)=>new Option(o.title,String(r))));
let s=t.closest("[data-field]");return s.hidden=n.length===0,t.addEventListener("change",()=>{let o=t.value&&n[Number(t.
value)];o&&(this.#g(o,n),this.#l(Ct(this.fields),"push"))}),n}catch{return[]}}#g(t,n){this.examples.value=String(n.indexOf(
t)),this.editor.visits=t.visits,this.panel.followHistory(t.visits),this.predictAt.value=t.predict_at.replace("T"," ");let s=t.
visits.split(",").at(-1)?.trim()??"";this.#s={predictAt:this.predictAt.value,end:s},Ee(this.person,t.user)}};function kc({
target:e,target_label:t,reason:n},s){if(e===void 0)return"";if(e===null)return"The model drew this history itself: nothi\
ng really happened next.";let o=n?` ${mr(n)}`:"",r=s.findIndex(({location:c})=>c===e);if(r===0)return`The prediction is \
right: that is where the person went.${o}`;let i=s[r],a=i?`number ${r+1} with ${(100*i.probability).toFixed(1)} %`:`whic\
h is not among the ${s.length} most probable places`;return`The person went to ${t}, ${a}.${o}`}function Ct({visits:e,user:t,
predict_at:n,top_k:s,interventions:o}){return{visits:e,user:t||null,predict_at:n||null,...s&&{top_k:Number(s)},...o&&{interventions:Be(
o)}}}function dr(e,t="pointerscope-unfolded"){let n=U(e,"[data-chapter]",HTMLDetailsElement),s=E(e,"[data-unfold]"),o=Ac(t);for(let i of n)
o&&(i.open=o.includes(i.id)),i.addEventListener("toggle",()=>{Ec(t,n.filter(({open:a})=>a).map(({id:a})=>a)),s.textContent=
n.every(({open:a})=>a)?"Fold all":"Unfold all"});s.addEventListener("click",()=>{let i=!n.every(a=>a.open);for(let a of n)
a.open=i});let r=()=>{let i=document.getElementById(location.hash.slice(1)),a=n.find(c=>c===i||c.contains(i));!a||a.open||
(a.open=!0,i?.scrollIntoView())};window.addEventListener("hashchange",r),e.addEventListener("click",i=>{Ot(i).closest('a\
[href^="#"]')&&setTimeout(r)}),r(),Mc(e,n)}function Mc(e,t){let n=U(e,'.sections a[href^="#"]',HTMLAnchorElement),s=new IntersectionObserver(
o=>{for(let{target:r,isIntersecting:i}of o){let a=n.find(({hash:c})=>c===`#${r.id}`);i?a?.setAttribute("aria-current","t\
rue"):a?.removeAttribute("aria-current")}},{rootMargin:"-35% 0px -60% 0px"});for(let o of t)s.observe(o)}function Ac(e){
try{let t=JSON.parse(localStorage.getItem(e)??"null");return Array.isArray(t)?t:null}catch{return null}}function Ec(e,t){
try{localStorage.setItem(e,JSON.stringify(t))}catch{}}var ls=e=>(e.dataset.options??"").split(" ").filter(Boolean);function fr(e){let t=[...new Set(e.flatMap(ls))];return Object.
fromEntries(t.map(n=>[n,e.map(s=>s.getAttribute(n)??void 0).find(Boolean)]))}function pr(e,t){for(let n of e)for(let s of ls(
n)){let o=t.get(s);o?n.setAttribute(s,o):n.removeAttribute(s)}}function gr(e,t,n){e.addEventListener("pointer-view:optio\
n",({detail:s,target:o})=>{for(let r of t)if(r!==o)for(let[i,a]of Object.entries(s))ls(r).includes(i)&&r.setAttribute(i,
String(a));n()})}function yr(e,t){return be(e).map(({key:n,text:s})=>{let o=document.createElement("li"),r=document.createElement("button");
return r.type="button",r.textContent=`${s} ×`,r.title="Take this change back",r.addEventListener("click",()=>{t(Object.
fromEntries(Object.entries(e).filter(([i])=>i!==n)))}),o.append(r),o})}var tn=class{constructor(t,n=()=>!1){this.page=t,this.stays=n,this.button=E(t,"[data-inputs-button]",HTMLButtonElement),
this.inputs=E(t,`#${this.button.getAttribute("aria-controls")}`),this.button.addEventListener("click",()=>this.toggle(!this.
isOpen)),E(t,"[data-inputs-close]").addEventListener("click",()=>this.toggle(!1)),document.addEventListener("keydown",({
key:s})=>{s==="Escape"&&this.isOpen&&this.toggle(!1)})}get isOpen(){return this.page.hasAttribute("data-inputs")}toggle(t){
let n=this.inputs.contains(document.activeElement);this.show(t);let s=E(this.inputs,"textarea"),o=Et(this.inputs,"[name=\
visits-as]:checked");t?(s.checkVisibility()?s:o??s).focus():n&&!this.stays()&&this.button.focus()}show(t){this.page.toggleAttribute(
"data-inputs",t),this.button.setAttribute("aria-expanded",String(t))}};function br(e){let t=()=>U(e,"details[data-menu][open]",HTMLDetailsElement);document.addEventListener("pointerdown",({target:n})=>{
for(let s of t())n instanceof Node&&s.contains(n)||(s.open=!1)}),document.addEventListener("keydown",n=>{let[s]=t();n.key!==
"Escape"||!s||(n.stopImmediatePropagation(),s.open=!1,E(s,"summary").focus())},{capture:!0})}function d(e,{key:t,...n}={},...s){return{tag:e,...typeof t=="string"&&{key:t},attributes:n,children:s.flat(Number.POSITIVE_INFINITY).
filter(Oc)}}function en(e){return e==null||e===!1?null:String(typeof e=="number"?Jt(e):e)}function Jt(e){return Math.round(e*100)/100}function It(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(Jt),[c,l,h]=[e,n,
(e+n)/2].map(Jt);return`M${c} ${o}C${h} ${o} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${r} ${c} ${r}Z`}function hs(e,t,n,s){
let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(Jt),[c,l,h]=[e,n,(e+n)/2].map(Jt);return`M${o} ${c}C${o} ${h} ${i} ${h} ${i} ${l}\
L${a} ${l}C${a} ${h} ${r} ${h} ${r} ${c}Z`}function xr(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(Jt),[c,l]=[e,n].map(
Jt);return`M${o} ${c}Q${o} ${i} ${l} ${i}L${l} ${a}Q${r} ${a} ${r} ${c}Z`}function Oc(e){return e!=null&&e!==!1&&e!==""}var Sc=/[ijlI.,:;'|!()[\]]/,Tc=/[mwMW%@—…]/,Nc=/[A-ZÄÖÜ0-9+=<>]/;function B(e,t,n=!1){let s=0;for(let o of e)s+=us(
o);return s*t*(n?1.06:1)}function us(e){return Sc.test(e)||e===" "?.29:Tc.test(e)?.87:Nc.test(e)?.65:.55}function et(e,t,n,s=!1){
if(B(e,n,s)<=t)return e;let o=t/(n*(s?1.06:1))-us("…"),r="";for(let i of e){if(o-=us(i),o<0&&r)break;r+=i}return`${r.trimEnd()}\
…`}function nn(e,t,n,s,o=!1){let r=[],i="",a=e.split(" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||B(h,
n,o)<=t){i=h;continue}if(r.length===s-1){i=[i,...a.slice(c)].join(" ");break}r.push(i),i=l}return[...r,et(i,t,n,o)]}function O(e,t=0){
let n=100*e,s=10**-t;return n>0&&n<s/2?`<${s.toFixed(t)} %`:`${n.toFixed(t).replace("-","−")} %`}function T(e,t=1){if(e===
Number.NEGATIVE_INFINITY)return"−∞";let n=e.toFixed(t);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function Pt(e){
let t=Math.round(e);if(t<60)return`${t} min`;let n=t%60;return`${Math.floor(t/60)} h${n?` ${String(n).padStart(2,"0")}`:
""}`}function it(e){let t=n=>String(Math.floor(n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var lt=["Mon","Tue","We\
d","Thu","Fri","Sat","Sun"];var _c=.6,vc=["pointer","generation"];function Oe({reading:e,before:t,overlays:n}){return!n||!t?.hasPointer||!e.hasPointer?
null:e.hasVisitsOf(t)?t.pointerWeights:null}function sn(e){let{reading:t,before:n,overlays:s}=e;if(!s||!n)return 1;let o=Oe(
e),r=(h,[u=0,m=0])=>h+Math.max(u,m),i=Array.from(o??[],(h,u)=>[h,Number(t.pointerWeights[u])]),a=[...wr(t),...wr(n)],c=[
...new Set(a)].flatMap(h=>vc.map(u=>[t.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,m)=>u+
Number(m[h]),0)));return Math.max(1,i.reduce(r,0),[...c,l].reduce(r,0))}function wr({trace:e,locations:t}){let n=e.tensors.
probabilities;if(n)return Array.from(n.values,(r,i)=>i);let{final:s,generation:o}=e.location_probabilities;return[...t,...[
...s,...o??[]].map(({location:r})=>r)]}function on({key:e,now:t,before:n,path:s,edges:o,style:r="",title:i=""}){if(n===null||
Math.abs(t-n)<_c)return null;let a=t>n?"more":"less",[c,l]=o[a];return!c||!l?null:d("path",{key:`${a} ${e}`,class:`chang\
e ${a}${r}`,d:s(c,l)},i&&d("title",{},i))}function rn(e,t,n){return`${O(e,1)}; ${n} ${O(t,1)}`}var Lc=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}];
function kt(e,t){for(let{kind:n,pattern:s}of Lc){let o=s.exec(e??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(r)};return Rc(i,t)?i:null}return null}function Rc({kind:e,visit:t=0,layer:n=0,head:s=0,location:o=2},r){return e==="pointer"?r.hasPointer:e==="generation"?r.hasGeneration:
e==="gate"?r.hasGate:t<r.count&&n<r.layers&&(e!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.locations}function ht(e,t){
return e?.kind==="visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,s)=>n===e.location?[s]:[])}function Se(e,t){
return e!==null&&["head","stream","context"].includes(e.kind)?[t.count-1]:ht(e,t)}function ut({lit:e},t,n){return e?.kind===
t&&e.layer===n?" lit":""}function yt(e,t){return e?.kind==="place"?e.location??null:e?.kind==="visit"?t.locations[e.visit??
0]??null:null}var ds=5,$r=1440,ms=5,Cc=60,Ic={least:.1,most:10};function Mr(e,t,n,s){let o=e.target instanceof Element?e.target:null,r=o?.
closest("[data-act]")?.getAttribute("data-act"),i=o?.closest("[data-part]")?.getAttribute("data-part"),a=kt(i,t);if(r===
"gate")return Pc(e,n);if(r==="attention_temperature")return kr(e,t,"attention");if(r==="pointer_temperature")return kr(e,
t,"pointer");if(!s||a?.kind!=="visit"||r||e.pointerType==="touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest(
"[data-drag]")?.getAttribute("data-drag"),h=a.visit??0;return c&&(l==="time"||l==="stay")?Dc(e,c,t,h,l):Wc(e,n,h)}function Ar({
pointerId:e,pointerType:t,target:n,clientX:s,clientY:o}){let i=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute(
"data-part");if(!i||t==="touch")return null;let a=!1;return{pointer:e,follows:!0,to({type:c,clientX:l,clientY:h},u){return a||=
Math.hypot(l-s,h-o)>=ds,a?{kind:"carry",name:i,x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function fs({
trace:e},t,n){let s=(e.interventions[`${t}_temperature`]??1)*2**n,{least:o,most:r}=Ic;return Number(Math.min(r,Math.max(
o,s)).toPrecision(2))}function Pc({pointerId:e},t){let n=t.querySelector(".gate-frame")?.getBoundingClientRect(),s=0;return{
pointer:e,follows:!0,to({type:o,clientX:r,clientY:i},a){if(!n)return null;let l=n.height>n.width?(i-n.top)/n.height:(r-n.
left)/n.width;return o!=="pointercancel"&&(s=Math.round(100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:s,isDone:a}}}}
function kr({pointerId:e,clientX:t},n,s){let o=!1;return{pointer:e,follows:!0,to({clientX:r},i){if(o||=Math.abs(r-t)>=ds,
!o)return null;let a=fs(n,s,(r-t)/Cc);return{kind:"temperature",of:s,value:a,isDone:i}}}}function Wc({pointerId:e,clientY:t},n,s){
let o=s,r=!1;return{pointer:e,follows:!1,to({clientY:i},a){if(r||=Math.abs(i-t)>=ds,!r)return null;let c=Math.sign(Hc(n,
i)-o);if(c===0&&!a)return null;let l={kind:"move",visit:o,by:c,isDone:a};return o+=c,l}}}function Hc(e,t){let s=[...e.querySelectorAll(
".visit > .chip")].map(o=>{let{top:r,bottom:i}=o.getBoundingClientRect();return Math.abs((r+i)/2-t)});return s.indexOf(Math.
min(...s))}function Dc({pointerId:e,clientX:t},n,s,o,r){let{start_minute:i=0,duration_minutes:a=0}=s.visits[o]??{},{width:c}=n.
querySelector(".track")?.getBoundingClientRect()??{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},m){
if(l||=Math.abs(u-t)>=2,!l)return null;let f=ms*Math.round((u-t)/c*$r/ms),p=r==="time"?Math.min($r-ms,Math.max(0,i+f)):Math.
max(0,a+f);return p===h&&!m?null:(h=p,{kind:r,visit:o,minutes:p,isDone:m})}}}var Fc=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],["po\
sition_from_end","order"]],Wt=class{constructor(t,n=""){this.trace=t,this.words=n,this.visits=t.visits,this.count=t.visits.
length;let{layers:s,heads:o,components:r}=t.architecture;this.layers=s,this.heads=r.includes("attention")?o:0,this.hasPointer=
r.includes("pointer"),this.hasGeneration=r.includes("generation"),this.hasGate=this.hasPointer&&this.hasGeneration,this.
gate=t.gate.value,this.locations=t.visits.map(({location:i})=>i)}wordsFor(t){return t.words?t.words:t.trace.notation===this.
trace.notation?"as learned":"before this change"}hasVisitsOf({locations:t}){return t.length===this.count&&t.every((n,s)=>n===
this.locations[s])}values(t){let n=this.trace.tensors[t];if(!n)throw new Error(`The trace has no ${t}.`);return n.values}has(t){
return t in this.trace.tensors}weights(t,n){return this.values(`layers.${t}.heads.${n}.weights`)}lastRow(t,n){return this.
weights(t,n).subarray((this.count-1)*this.count)}isRemoved(t,n){let s=this.trace.interventions.remove_heads;return s?s===
"all"||s.some(([o,r])=>o===t&&r===n):!1}isSkipped(t,n){return(this.trace.interventions.skip??[]).some(s=>s.layer===t&&s.
part===n)}get largestWeight(){let t=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)for(let o of this.weights(
n,s))t=Math.max(t,o);return t||1}get slices(){return Fc.filter(([t])=>this.has(`inputs.${t}`)).map(([t="",n=""])=>({name:t,
label:n,lengths:this.#o(`inputs.${t}`)}))}get longestSlice(){return Math.max(...this.slices.map(({lengths:t})=>Math.max(
...t)))||1}stream(t){let n=`layers.${t}`,s=i=>this.isSkipped(t,i),o=new Float32Array(this.count),r=this.has(`${n}.attent\
ion_out`)?this.#o(`${n}.attention_out`):null;return{residual:this.#o(`${n}.residual_in`),attention:r&&s("attention")?o:r,
feedForward:s("feed_forward")?o:this.#o(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?this.values(
"pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){let t=this.
pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)break;let r=n.get(o)??{location:o,
...this.nameOf(o),probability:0,visits:[]};r.probability+=t[s],r.visits.push(s),n.set(o,r)}return[...n.values()].sort((s,o)=>o.
probability-s.probability)}nameOf(t){let n=this.trace.places[t];return{label:n?.label??`#${t}`,category:n?.category??null}}answer(t,n=[]){
let{final:s}=this.trace.location_probabilities,o=s.slice(0,t).map(({location:f})=>f),r=[...new Set(n)].filter(f=>!o.includes(
f)),i=o.filter(f=>!n.includes(f)),a=i.slice(Math.max(0,i.length-r.length)),l=[...o.filter(f=>!a.includes(f)),...r].map(f=>this.#t(
f)),h=f=>l.reduce((p,g)=>p+g[f],0),u=this.#s(l),m={location:-1,label:`${u} others`,category:null,pointer:Math.max(0,Number(
this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),probability:Math.max(0,
1-h("probability")),count:u};return[...l,m]}#t(t){return{location:t,...this.nameOf(t),pointer:this.probabilityOf("pointe\
r",t),generation:this.probabilityOf("generation",t),probability:this.probabilityOf("final",t)}}probabilityOf(t,n){let s=t===
"final"?"probabilities":`${t}.probabilities`,o=this.trace.tensors[s];return o?Number(o.values[n]):this.trace.location_probabilities[t]?.
find(i=>i.location===n)?.probability??0}shareOf(t,n){return(t==="pointer"?this.hasPointer:this.hasGeneration)?t==="gener\
ation"&&!this.#e(t,n)?null:(t==="pointer"?this.gate:1-this.gate)*this.probabilityOf(t,n):0}knownProbability(t){return this.#e(
"final",t)?this.probabilityOf("final",t):null}#e(t,n){let s=t==="final"?"probabilities":`${t}.probabilities`;return this.
has(s)||!!this.trace.location_probabilities[t]?.some(o=>o.location===n)}generated(t){let s=(this.trace.location_probabilities.
generation??[]).slice(0,t).map(({location:i,probability:a})=>({location:i,...this.nameOf(i),probability:a})),o=1-s.reduce(
(i,{probability:a})=>i+a,0),r=this.#s(s);return[...s,{location:-1,label:`${r} others`,category:null,probability:Math.max(
0,o)}]}#s(t){return this.trace.architecture.locations-1-t.length}#o(t){let n=this.values(t),s=n.length/this.count;return Float32Array.
from({length:this.count},(o,r)=>Math.hypot(...n.subarray(r*s,(r+1)*s)))}};function bt(e){let t=0;for(let n=1;n<e.length;n++)
Number(e[n])>Number(e[t])&&(t=n);return t}var Bc=[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];function Nt(e,t){for(let[s,o]of Bc){let r=o.exec(e??"");if(!r)continue;let i=Object.fromEntries(
Object.entries(r.groups??{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(s,i,t),...i};return Uc(a,t)?
a:null}return null;function n(s,o,{count:r,trace:i}){let a=r-1;return{kind:s,name:e??"",isLeaf:"query"in o||"number"in o||
s==="stream"&&"visit"in o||(s==="pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:a,visit:Gc(s,
o,t)??a,number:null,location:s==="generation"?t.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}
function Gc(e,{layer:t=0,head:n=0},s){return e==="pointer"&&s.hasPointer?bt(s.pointerWeights):e==="head"&&t<s.layers&&n<
s.heads?bt(s.lastRow(t,n)):null}function Uc({kind:e,layer:t,head:n,query:s,visit:o,number:r,location:i},a){let{locations:c,
d_model:l}=a.trace.architecture;return e==="head"&&n>=a.heads||e==="pointer"&&!a.hasPointer||e==="generation"&&!a.hasGeneration||
e==="gate"&&!a.hasGate?!1:t<a.layers&&s<a.count&&o<a.count&&(r??0)<l&&i>1&&i<c}function Er(e,t){let{kind:n,layer:s,head:o,
isLeaf:r,number:i,location:a}=e,c=[{name:"",words:"Network"}],l=(u,m)=>c.push({name:u,words:m});return(n==="head"||n==="\
stream")&&l(`layers.${s}.stream`,`Layer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(e.name,
"one cell"),n==="stream"&&r&&l(`layers.${s}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`v\
isits.${e.visit}`,h()),n==="context"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(e.
name,h()),n==="generation"&&l("generation","Generation"),n==="generation"&&r&&l(e.name,t.nameOf(a).label),n==="gate"&&l(
"gate","Gate"),n==="place"&&l(e.name,t.nameOf(a).label),i!==null&&l(e.name,`number ${i+1}`),c;function h(){return`Visit ${e.
visit+1}`}}function ps(e){let t=e.split("."),n=t[0]==="layers",s=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(
".")[0]??"")?2:1;return t.length<=s?null:t.slice(0,n&&t[2]==="stream"?-1:s).join(".")}function gs(e,t,n){let s=Nt(e,n),[
o,r]=Vc[t]??[0,0];if(!s||o===0&&r===0)return null;let i=jc(s,o,r,n);return i!==null&&Nt(i,n)?i:null}var Vc={ArrowLeft:[-1,
0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function jc(e,t,n,s){let{kind:o,layer:r,head:i,query:a,visit:c,number:l,
isLeaf:h}=e;switch(o){case"head":{if(h)return`layers.${r}.heads.${i}.${a+n}.${c+t}`;let m=r*s.heads+i+t;return n!==0?`la\
yers.${r+n}.heads.${i}`:`layers.${Math.floor(m/s.heads)}.heads.${m%s.heads}`}case"stream":return l!==null?`layers.${r}.s\
tream.${c+n}.${l+t}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(m,f){let p=m.findIndex(({location:y})=>y===
e.location),g=p<0||n===0?void 0:m[p+n];return g?`${f}.${g.location}`:null}}var ys={title:15.5,strong:13,label:13,small:12.5,tiny:11.5},Yc=.78,bs=1.07,qc=1.12;function L(e){return e.stage.type/13}
function V(e,t,n="label"){let s=n==="title"||n==="strong";return bs*B(Or(t),ys[n]*L(e),s)}function Or(e){return e.replaceAll(
"−","+")}function H(e,t,n,s,{kind:o="label",also:r,anchor:i,width:a,key:c}={}){let l=o==="title"||o==="strong",h=a===void 0?
s:et(s,a/bs,ys[o]*L(e),l),u=[o,i,r].filter(Boolean).join(" ");return d("text",{...c&&{key:c},class:u,x:t,y:n},h)}function F(e,{
x:t,y:n,width:s},o,r="label"){let i=ys[r]*L(e),a=B(" ",i),c=[],l=Number.POSITIVE_INFINITY;for(let u of o){let m=u.reduce(
(p,g)=>p+Kc(g,i),0),f=c.at(-1);f&&l+a+m<=s?(f.push({text:" "},...u),l+=a+m):(c.push([...u]),l=m)}return{marks:c.map((u,m)=>zc(
t,n+i*(1+1.5*m),u,r,i)),height:c.length*1.5*i}}function P(e){return e.split(" ").map(t=>[{text:t}])}function zc(e,t,n,s,o){
let r=.4*o,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===i?null:h?-r:r;i=h;let m=[l,h&&"raised"].filter(Boolean).
join(" ");return d("tspan",{class:m||null,dy:u},c)});return d("text",{class:s,x:e,y:t},a)}function Kc({text:e,kind:t="",
isRaised:n=!1},s){let o=(n?Yc:1)*(t.includes("math")?qc:1);return bs*B(Or(e),s*o,t.includes("strong"))}var Jc=[137,80,78,71,13,10,26,10],an=256,xs=65535,Xc=Uint32Array.from({length:256},(e,t)=>{let n=t;for(let s=0;s<8;s++)n=
n>>>1^(n&1?3988292384:0);return n});function Ht(e,t,[n,s]){let o=e.length/t,r=new Uint8Array(3*an);for(let l=0;l<an;l++){
let h=l/(an-1);for(let u of[0,1,2])r[3*l+u]=Math.round(n[u]+h*(s[u]-n[u]))}let i=new Uint8Array(o*(t+1));for(let l=0;l<o;l++)
for(let h=0;h<t;h++){let u=Math.min(1,Math.max(0,Number(e[l*t+h])||0));i[l*(t+1)+1+h]=Math.round(u*(an-1))}let a=[...ln(
t),...ln(o),8,3,0,0,0],c=[...Jc,...cn("IHDR",a),...cn("PLTE",r),...cn("IDAT",Zc(i)),...cn("IEND",[])];return`data:image/\
png;base64,${Me(c)}`}function cn(e,t){let n=[...e].map(o=>o.charCodeAt(0)).concat(Array.from(t)),s=4294967295;for(let o of n)
s=Number(Xc[(s^o)&255])^s>>>8;return[...ln(t.length),...n,...ln(~s)]}function Zc(e){let t=[120,1];for(let o=0;o<e.length;o+=
xs){let r=e.subarray(o,o+xs),i=o+xs>=e.length,[a,c]=[r.length&255,r.length>>8];t.push(Number(i),a,c,a^255,c^255,...r)}let[
n,s]=[1,0];for(let o of e)n=(n+o)%65521,s=(s+n)%65521;return[...t,s>>8,s&255,n>>8,n&255]}function ln(e){return[24,16,8,0].
map(t=>e>>>t&255)}var Qc=20,Sr=46,ws=28,Nr=9;function _r(e,t,n){let{width:s,height:o}=e.stage.size,r=L(e),i=Math.min(Qc*r,.035*s),a=tl(e,t,
i),c={x:i,y:a.height,width:s-2*i,height:o-a.height-6*r};return[d("g",{key:"opened",class:"opened","font-size":13*r,"data\
-block":t.name},a.marks,vr(n,c,16*r).map(({card:l,box:h})=>d("g",{key:l.key},l.marks(h))))]}function vr(e,t,n){let s=n*(e.
length-1),o=e.reduce((m,{least:f})=>m+f.width,s),r=e.reduce((m,{least:f})=>m+f.height,s),i=e.every(({least:m})=>m.height<=
t.height),a=e.every(({least:m})=>m.width<=t.width);if(e.length>1&&!(o<=t.width&&i)&&!(r<=t.height&&a)){let m=e.reduce((f,p)=>p.
rank>f.rank?p:f);return vr(e.filter(f=>f!==m),t,n)}let c=e.length===1||o<=t.width&&i,l=e.reduce((m,{share:f=1})=>m+f,0),
{x:h,y:u}=t;return e.map(m=>{let f=(m.share??1)/l,p=c?{x:h,y:u,height:t.height,width:m.least.width+f*(t.width-o)}:{x:h,y:u,
width:t.width,height:m.least.height+f*(t.height-r)};return c?h+=p.width+n:u+=p.height+n,{card:m,box:p}})}function q(e,{x:t,
y:n,width:s,height:o},r,i=r){let a=L(e),c=V(e,r,"title")<=s-28*a;return[d("rect",{key:"card",class:"card",x:t,y:n,width:s,
height:o,rx:10*a}),H(e,t+14*a,n+22*a,c?r:i,{kind:"title",width:s-28*a})]}function K(e,{x:t,y:n,width:s,height:o}){let r=L(
e);return{x:t+14*r,y:n+30*r,width:s-28*r,height:o-38*r}}function at(e,t,n,s,o,{isButton:r=!0,isPressed:i}={}){let a=L(e),
c=V(e,s,"label")+(r?24:4)*a;return{mark:d("g",{key:s,class:`part control${r?"":" link-words"}${i?" pressed":""}`,role:"d\
ata-more"in o?"link":"button",tabindex:0,"aria-label":s,"aria-pressed":i===void 0?null:String(i),...o},d("rect",{class:r?
"control-ground":"ground",x:t,y:n-15*a,width:c,height:30*a,rx:15*a}),H(e,t+(r?12:2)*a,n+4.5*a,s)),width:c}}function tl(e,t,n){
let{width:s,height:o}=e.stage.size,r=L(e),i=Er(t,e.reading),a=el(e,i,n),c="goes back",l=46*r+V(e,c,"small"),h="You are h\
ere",u=V(e,h,"small")+10*r,m=s-n,f=m-a.end-20*r,p=o>=560*r&&$s(e,ws*r)>f,g=p?Tr(e,m-n-u):Tr(e,f,Nr*2),y=g?$s(e,g):0,b=p||
f-y>=u,w=p?f:f-y-(b?u:0),x=(p?46:8)*r+(ws*r-(g??0))/2;return{height:(p?Sr+36:Sr)*r,marks:[a.marks,w>=l+16*r&&d("g",{key:"\
escape",class:"escape"},d("rect",{class:"key",x:a.end+16*r,y:10*r,width:34*r,height:22*r,rx:5*r}),H(e,a.end+33*r,25.5*r,
"Esc",{kind:"small",anchor:"middle"}),H(e,a.end+58*r,25.5*r,c,{kind:"small"})),g!==null&&b&&H(e,m-y-10*r,(p?64:26)*r,h,{
kind:"small",anchor:"end"}),g!==null&&d("g",{key:"thumbnails"},nl(e,t,m-y,x,g))]}}function el(e,t,n){let s=L(e),o=e.stage.
size.width-2*n,r=n,i=[];for(let[a,{name:c,words:l}]of t.entries()){let h=a===t.length-1,u=h?"strong":"label",m=Math.min(
V(e,l,u),Math.max(20*s,n+o-r));if(i.push(d("g",{key:`crumb ${a}`,class:`part crumb${h?" current":""}`,"data-open":h?null:
c,role:h?null:"link",tabindex:h?null:0,"aria-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},d("rect",{class:"\
ground",x:r-3*s,y:6*s,width:m+6*s,height:30*s,rx:5}),H(e,r,26*s,l,{kind:u,width:m+1}))),r+=m,h)break;i.push(d("path",{key:`\
then ${a}`,class:"chevron",d:`M${r+8*s} ${16.5*s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:i,end:r}}function Tr(e,t,n=Nr){
let s=L(e);for(let o=ws;o>=n;o--)if($s(e,o*s)<=t)return o*s;return null}function $s(e,t){let{layers:n,heads:s}=e.reading;
return n*(s*(t+2)+(t*.4+8*L(e)))+2.2*t}function nl(e,t,n,s,o){let{reading:r}=e,i=L(e),a=[],c=n;for(let b=0;b<r.layers;b++){
for(let x=0;x<r.heads;x++){let $=r.weights(b,x),k=Math.max(...$)||1,N=r.isRemoved(b,x)||r.isSkipped(b,"attention");a.push(
y(`layers.${b}.heads.${x}`,`Layer ${b}, head ${x}${N?", switched off":""}`,c,o,[d("image",{key:"map",class:"map",href:Ht(
$.map(M=>M/k),r.count,e.scale),x:c,y:s,width:o,height:o,preserveAspectRatio:"none",opacity:N?.2:1})])),c+=o+2}let w=.4*o;
a.push(y(`layers.${b}.stream`,`Layer ${b}: residual stream`,c,w,[[[.2,.6],[.45,.9],[.7,1]].map(([x=0,$=0],k)=>d("rect",{
key:`line ${k}`,class:"length",x:c+2,y:s+x*o,width:Math.max(1,(w-4)*$),height:Math.max(1,.12*o)}))])),c+=w+8*i}let l=s+o/
2,[h,u]=[s+.2*o,s+.8*o],m=.09*o,f=c+1.2*o;r.hasPointer&&a.push(y("pointer","Pointer",c,1.2*o,[d("path",{class:"pointer",
d:It(c,[l-m,l],f,[h-m,h+m])})],[s,o/2])),r.hasGeneration&&a.push(y("generation","Generation",c,1.2*o,[d("path",{class:"g\
eneration",d:It(c,[l,l+m],f,[u-m,u+m])})],[l,o/2])),r.hasGate&&a.push(y("gate","Gate",f,.3*o,[d("rect",{class:"pointer",
x:f+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),d("rect",{class:"generation",x:f+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-
4)*(1-r.gate)})]));let{location:p}=r.trace.prediction,g=f+.3*o;return a.push(y(`places.${p}`,`Answer: ${r.nameOf(p).label}`,
g,.7*o-2,[d("rect",{class:"answer-bar",x:g+2,y:l-m,width:.7*o-6,height:2*m})])),a;function y(b,w,x,$,k,[N,M]=[s,o]){let A=t.
name===b||t.name.startsWith(`${b}.`),S=b.includes("heads");return d("g",{key:b,class:`part thumb${A?" here":""}`,"data-o\
pen":b,role:"link",tabindex:0,"aria-label":w,"aria-current":A?"true":null},k.flat(),d("rect",{key:"frame",class:S||A?"th\
umb-frame":"ground",x,y:N,width:$,height:M,rx:2}),d("title",{},w))}}var Lr=13;function Dt(e,t,n,s){let{colour:o,numbered:r=new Set,chosen:i=null,exact:a}=s,c=L(e),l=n.length,h=t.width/l,u=h>
6?Math.min(.3*h,6*c):h>2.5?.8:0,m=Array.from(n,Number),f=Cr(m),p=new Map([...r].map(S=>[S,T(m[S]??0,f)])),g=[...p.values()].
some(S=>V(e,S,"tiny")>h+2*c),y=p.size>0&&!g?Lr*c:1,b=g?Lr*c:0,[w,x]=s.extent??hn(m),$=sl(t.height-b,w,x,y),k=$>0?Math.max(
y,w*$):(t.height-b)/2,N=t.y+b+k,M=m.map((S,_)=>{let v=Math.abs(S)*$,I=_===i;return d("rect",{key:`bar ${_}`,class:`bar ${o}${S<
0?" negative":""}${I?" chosen":""}`,x:t.x+_*h+u/2,y:S<0?N:N-v,width:Math.max(.5,h-u),height:Math.max(.4,v)},a&&d("title",
{},a(_)))}),A=[...p].map(([S,_])=>H(e,t.x+Rr((S+.5)*h,V(e,_,"tiny")/2,t.width),g?t.y+9*c:N+(Number(m[S])<0?-3:10.5)*c,_,
{kind:"tiny",anchor:"middle",also:S===i?"chosen":"",key:`number ${S}`}));return[d("path",{key:"line",class:"axis",d:`M${t.
x} ${N}H${t.x+t.width}`}),M,A]}function sl(e,t,n,s){if(t+n===0)return 0;let o=e/(t+n);return Math.min(t,n)*o>=s?o:Math.max(
0,e-s)/Math.max(t,n)}function ie(e,t,n,s,o=null){let r=n.length,i=s/r,a=1.5*L(e),c=t.map(Cr),l=Array.from(n,(p,g)=>Math.
max(...t.map((y,b)=>V(e,T(Number(y[g]),c[b]),"tiny")))/2),h=[...l.keys()].sort((p,g)=>Math.abs(Number(n[g]))-Math.abs(Number(
n[p])));o!==null&&h.unshift(o);let u=new Set;for(let p of h)[...u].every(y=>Math.abs(m(y)-m(p))>=f(p)+f(y)+a)&&u.add(p);
return u;function m(p){return Rr((p+.5)*i,f(p),s)}function f(p){return l[p]??0}}function Rr(e,t,n){return Math.max(t,Math.
min(n-t,e))}function hn(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function Cr(e){let t=Math.
max(...hn(e));return t>=99.5?0:t>=.95?1:2}var Ir=8;function Xt(e,t,n,{chosen:s=null,open:o}={}){let r=L(e),i=t.width<380*r,a=Math.min(96*r,t.height/n.length),c=!i&&
a>=34*r,l=s===null?0:54*r,h=Math.max(...n.map(w=>Math.max(V(e,w.title,"strong"),c?V(e,w.says,"small"):0))),u=i?0:Math.min(
h+12*r,.42*t.width),m=t.x+u,f=t.width-u-l,p=i?17*r:0,g={x:m,width:f,height:Math.max(6*r,a-Ir*r-p)},y=n[0]?.values.length??
1,b=f/y;return[n.map(({key:w,title:x,says:$,values:k,colour:N,open:M},A)=>{let S=t.y+A*a,_=i?S+12*r:S+a/2+(c?-2:4)*r,v=i?
t.width:u-8*r,I=V(e,x,"strong")+10*r;return d("g",{key:w,class:M?"part choice row":"row","data-open":M??null,role:M?"but\
ton":null,tabindex:M?0:null,"aria-label":M?x:null},M&&d("rect",{key:"ground",class:"ground",x:t.x-4*r,y:S,width:t.width+
8*r,height:a,rx:4}),H(e,t.x,_,x,{kind:"strong",width:v,key:"title"}),i&&H(e,t.x+I,_,$,{kind:"small",width:t.width-I,key:"\
beside"}),c&&H(e,t.x,_+15*r,$,{kind:"small",width:v,key:"says"}),Dt(e,{...g,y:S+p+Ir/2*r},k,{colour:N,chosen:s,exact:W=>`${x}\
, number ${W+1}: ${T(Number(k[W]),4)}`}),s!==null&&H(e,t.x+t.width,S+p+(a-p)/2+4.5*r,T(Number(k[s]),2),{kind:"strong",anchor:"\
end",key:"chosen"}))}),s!==null&&d("rect",{key:"strongest",class:"strongest",x:m+s*b-1.5,y:t.y,width:b+3,height:a*n.length,
rx:3}),o&&d("g",{key:"positions"},Array.from({length:y},(w,x)=>d("rect",{key:`position ${x}`,class:"cell",x:m+x*b,y:t.y,
width:b,height:a*n.length,"data-open":o(x),role:"button",tabindex:x===s?0:"-1","aria-current":x===s?"true":null},d("titl\
e",{},n.map(({title:$,values:k})=>`${$}: ${T(Number(k[x]),3)}`).join(`
`)))))]}function Pr(e){let t=al(e??"").map(cl);for(let n=il;n>0;n--)for(let s=0;s+n<=t.length;s++){let o=ks.get(t.slice(s,s+n).join(
" "));if(o)return o}return"pin"}var Wr={pin:"M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 1\
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
 0a1 1 0 1 0 -2 0M12 17.5V14l-3-3 4-3 2 3h2"},ol={home:["home","house","apartment","condo","residence","residence hall",
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
ental","bike share"]},ks=new Map(Object.entries(ol).flatMap(([e,t])=>t.map(n=>[n,e]))),rl=new Set([...ks.keys()].flatMap(
e=>e.split(" "))),il=Math.max(...[...ks.keys()].map(e=>e.split(" ").length));function al(e){return e.normalize("NFD").replace(
/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??[]}function cl(e){let t=e.replace(/s$/,"");return rl.has(t)?t:e}var ll=24;function mt(e,t,n,s){let o=s/ll;return d("path",{key:"icon",class:"icon",d:Wr[Pr(e)],transform:`translate(${t.
toFixed(2)} ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}function G(e,t){let n=e.visits[t];return n?`${n.label}, ${Ft(e,t)}`:""}function Zt(e,t){return e.visits[t]?.label??""}function Ms(e){
return e>0&&e<5e-4?"<0.1 %":O(e,1)}function Ft(e,t){let n=e.visits[t];return n?`${lt[n.weekday]} ${it(n.start_minute)}`:
""}function Dr(e,t){return Pt(e.visits[t]?.duration_minutes??0)}function Fr(e,t,{weights:n,scores:s,temperature:o},r,{colour:i,
open:a}){let{reading:c}=e,l=L(e),h=t.width/c.count,u=h>=18*l,m=t.y+t.height-(u?38:18)*l,f=t.y+17*l,p=Math.max(...n)||1,g=Math.
max(0,m-f)/p,y=N(Hr(n,r).map(M=>({visit:M,half:V(e,$(n[M],M),M===r?"strong":"tiny")/2}))),b=N(Hr(n,r).map(M=>({visit:M,half:V(
e,k(M),M===r?"strong":"tiny")/2})));return[d("path",{key:"foot",class:"axis",d:`M${t.x} ${m}H${t.x+t.width}`}),c.visits.
map(({category:M},A)=>{let S=w(A),_=A===r,v=Number(n[A])*g;return d("g",{key:`visit ${A}`,class:`part choice${_?" here":
""}`,"data-open":a(A),role:"button",tabindex:"-1","aria-label":`${G(c,A)}: weight ${O(Number(n[A]),1)}`},d("rect",{key:"\
ground",class:"ground",x:t.x+A*h,y:t.y,width:h,height:t.height}),d("rect",{key:"bar",class:`bar ${i}${_?" chosen":""}`,x:S-
Math.min(.36*h,20*l),y:m-v,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,v)}),y.has(A)&&H(e,x(A,y),m-v-4*l,$(
n[A],A),{kind:_?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&mt(M,S-7*l,m+5*l,14*l),b.has(A)&&H(e,x(A,b),
t.y+t.height-4*l,k(A),{kind:_?"strong":"tiny",anchor:"middle",key:"score"}),d("title",{},`${G(c,A)}: score ${T(Number(s[A]),
3)}, weight ${O(Number(n[A]),2)}`))})];function w(M){return t.x+(M+.5)*h}function x(M,A){let S=A.get(M)??0;return Math.max(
t.x+S,Math.min(t.x+t.width-S,w(M)))}function $(M,A){return A===r?Ms(Number(M)):O(Number(M)).replace(" %","")}function k(M){
return T(Number(s[M])/o,M===r?2:1)}function N(M){let A=new Map;for(let{visit:S,half:_}of M){let v=Math.max(t.x+_,Math.min(
t.x+t.width-_,w(S)));[...A].every(([W,C])=>{let R=Math.max(t.x+C,Math.min(t.x+t.width-C,w(W)));return Math.abs(v-R)>=_+C+
3*l})&&A.set(S,_)}return A}}function Hr(e,t){let n=[...Array(e.length).keys()].filter(s=>s!==t).sort((s,o)=>Number(e[o])-
Number(e[s]));return[t,...n]}function Br(e,t){let n=L(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>hl(e,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>ul(e,s)}]}function hl(e,t){let{reading:n}=e,s=L(e),o=K(e,t),r=n.values(
"context"),i=F(e,o,P(`${G(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${T(Math.hypot(...r))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-i.height)/(64*s)))),c=Math.ceil(r.length/a),l=Math.min(120*s,(o.height-i.height-8*s)/a);return[
...q(e,t,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let m=r.subarray(u*c,(u+1)*c),f=o.width*m.length/c,p={...o,
y:o.y+i.height+8*s+u*l,width:f,height:Math.max(28*s,l-10*s)};return m.length>0&&d("g",{key:`line ${u}`},Dt(e,p,m,{colour:"\
stream",extent:hn(r),numbered:ie(e,[m],m,f),exact:g=>`Number ${u*c+g+1}: ${T(Number(m[g]),4)}`}))})]}function ul(e,t){let{
reading:n}=e,s=L(e),o=K(e,t),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=F(e,o,P("Each reads the same numbers, through a mat\
rix of its own:"),"small");return[...q(e,t,"What reads it"),...i.marks,r.length>0&&d("g",{key:"rows"},Xt(e,{...o,y:o.y+i.
height+6*s,height:o.height-i.height-6*s},r))]}function ae(e,t,n,s,o){let r=`layers.${t}.heads.${n}`,i=e.values(`${r}.queries`),a=e.values(`${r}.keys`),c=i.length/e.count,
l=e.trace.interventions.scaling!==!1,h=le(Gt(i,s,c),Gt(a,o,c));return Gr(h,l,null,e,o)}function un(e,t,n,s){let o=Gt(e.values(
`layers.${t}.heads.${n}.scores`),s,e.count);return As(o,e.trace.interventions.attention_temperature??1)}function ce(e,t){
let n=e.values("pointer.query"),s=e.values("pointer.keys"),o=e.trace.interventions.pointer_scaling!==!1,r=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return Gr(le(n,Gt(s,t,n.length)),o,r,e,t)}function mn(e){return As(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function Gr(e,t,n,s,o){let r=e.first.length,i=e.sum/(t?Math.sqrt(r):1)+(n??
0),a=s.visits[o]?.masked??!1;return{dot:e,width:r,isScaled:t,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function le(e,t){let n=Array.from(e,(s,o)=>s*t[o]);return{first:e,
second:t,products:n,sum:me(n)}}function As(e,t){let n=Array.from(e,Number).filter(Number.isFinite),s=Math.max(...n)/t,o=Math.
abs(s)>9?s:0,r=Array.from(e,c=>Math.exp(c/t-o)),i=me(r),a=r.map(c=>c/i);return{scores:e,temperature:t,shift:o,exponentials:r,
total:i,weights:a}}function Te(e,t,n,s,o,r){if(!e.has(`${n}.mean`))return null;let i=e.trace.architecture.d_model,a=Number(
e.values(t)[o*i+r]),c=Number(e.values(`${n}.mean`)[o]),l=Number(e.values(`${n}.reciprocal_deviation`)[o]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:Bt(e,`${s}.weight`,r),bias:Bt(e,`${s}.bias`,r),result:Number(e.values(n)[o*i+r])}}function dn(e,t,n,s){
let o=`transformer.layers.${t}.linear2`,r=e.trace.weights?.[`${o}.weight`],i=Bt(e,`${o}.bias`,s),a=st(e,`layers.${t}.fee\
d_forward.hidden`,n);return!r||i===null?null:{dot:le(a,Gt(r.values,s,a.length)),bias:i}}function Ur(e,t,n){let s=e.trace.
weights?.["input_proj.weight"],o=Bt(e,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),i=n*r,a=e.
slices.map(({name:c,label:l})=>{let h=Es(e,c,t),u=le(h,s.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:o,sum:me(a.map(({dot:c})=>c.sum))+o}}function Es(e,t,n){let s=e.values(`inputs.${t}`);return Gt(
s,n,s.length/e.count)}function st(e,t,n){let s=e.values(t);return Gt(s,n,s.length/e.count)}function he(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(e.values("gate.logit")[0]);return{hidden:t,dot:n?le(t,n.values):null,bias:Bt(e,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function Ut(e,t){let n=e.values("context"),s=e.trace.weights?.["gen_head.weight"],o=s?le(n,Gt(
s.values,t,n.length)):null,r=Bt(e,"gen_head.bias",t),i=e.trace.tensors["generation.logits"]?.values,a=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:i?Number(i[t]):a}}function Vr(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
As(t,1):null}function ue(e,t){let{gate:n}=e,s=e.locations.flatMap((i,a)=>i===t?[a]:[]),o=e.hasPointer?me(s.map(i=>Number(
e.pointerWeights[i]))):0,r=ml(e,t,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function ml(e,t,n){if(!e.hasGeneration)return 0;let s=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||s?.some(i=>i.location===t)||e.gate===1)return e.probabilityOf("generation",t);let r=e.
probabilityOf("final",t)-e.gate*n;return Math.max(0,r)/(1-e.gate)}function Bt(e,t,n){let s=e.trace.weights?.[t];return s?
Number(s.values[n]):null}function Gt(e,t,n){return e.subarray(t*n,(t+1)*n)}function me(e){return Array.from(e).reduce((t,n)=>t+
n,0)}var de="→",jr=30,dl=8,fl=20,pl=Object.fromEntries(Array.from("-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??
""]));function Ne(e,t,{first:n,second:s,products:o},r){let i=L(e),a=o.length,c=a>fl&&t.height>=176*i,l=c?34*i:0,h=(t.height-
l)/3,u=16*i,m=t.x+jr*i,f=t.width-jr*i,p=_e(o),g=ie(e,[n,s,o],o,f,p),y=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${a} products`}],b=f/a,w=x=>`${T(
Number(n[x]),4)} × ${T(Number(s[x]),4)} = ${T(Number(o[x]),4)}`;return[d("rect",{key:"strongest",class:"strongest",x:m+
p*b-1,y:t.y+u,width:b+2,height:3*h-u-2*i,rx:3}),y.map(({letter:x,colour:$,values:k,title:N},M)=>{let A=t.y+M*h,S={x:m,y:A+
u,width:f,height:h-u-6*i};return d("g",{key:`row ${M}`},H(e,t.x,A+12*i,N,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),H(e,t.x,A+u+.5*S.height+5*i,x,{also:`math letter ${$}-words`,key:"letter"}),Dt(e,S,k,{colour:$,numbered:g,chosen:p,
exact:w}))}),c&&gl(e,{x:m,y:t.y+3*h,width:f,height:l},o)]}function gl(e,{x:t,y:n,width:s},o){let r=L(e),i=s/o.length,a=Math.
max(dl,Math.ceil(o.length/8));for(;a<o.length&&a*i<V(e,"−888.88","tiny");)a*=2;let c=Math.ceil(o.length/a);return d("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*a,(h+1)*a),[m,f]=[t+h*a*i+2,t+(h*a+u.length)*i-2],p=u.reduce(
(g,y)=>g+y,0);return[d("path",{key:`span ${h}`,class:"axis",d:`M${m} ${n}v${4*r}H${f}v${-4*r}`}),H(e,(m+f)/2,n+17*r,T(p,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function fn(e,t,n,s,o,r,i){let a=L(e),c=yl(n,s,r),l=bl(n,s,o,i.over),
h={x:t.x,y:0,width:t.width},u=F(e,h,c).height+F(e,h,l).height+10*a,m=132*a,f=Math.max(70*a,Math.min(.36*t.height,210*a)),
p=t.height-u-f>=m,g=Math.min(t.height-u-(p?f:0),276*a),y=t.height-u-g,b=F(e,{...h,y:t.y+g+4*a},c),w=F(e,{...h,y:t.y+g+b.
height+6*a},l);return[d("g",{key:"dot"},Ne(e,{...t,height:g},n.dot,r)),d("path",{key:"rule",class:"rule",d:`M${t.x} ${t.
y+g}H${t.x+t.width}`}),d("g",{key:"score steps"},b.marks),d("g",{key:"softmax steps"},w.marks),p&&d("g",{key:"softmax"},
Fr(e,{...t,y:t.y+g+u,height:y},s,o,i))]}function yl({dot:e,width:t,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:i},{
temperature:a},[c,l]){let h=n?e.sum/Math.sqrt(t):e.sum,u=[...P("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${T(e.sum,2)}`,kind:"strong"}],n?[{text:`${de}\
 ÷ √${t} = `},{text:T(h,2),kind:"strong"}]:[{text:`${de} not divided by √${t}: scaling is off`}]];return s!==null&&
u.push(o?[{text:`${de} no position bias: it is off`}]:[{text:`${de} ${s<0?"−":"+"} ${T(Math.abs(s),2)} (position bias)\
 = `},{text:T(i,2),kind:"strong"}]),r?u.push([{text:`${de} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&u.push([{text:`${de}\
 ÷ temperature ${xl(a)} = `},{text:T(i/a,2),kind:"strong"}]),u}function bl({isMasked:e},t,n,s){let{scores:o,temperature:r,
shift:i,exponentials:a,total:c,weights:l}=t;if(e)return P("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/r-i,u=Number(a[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:T(h,2),isRaised:!0},{text:` = ${_t(u)}\
;`}],[{text:`${_t(u)} / ${_t(c)} = `},{text:Ms(Number(l[n])),kind:"strong"},{text:","}],...P(`where ${_t(c)} is the sum \
over ${s}${i?`, after ${T(i,2)}, the largest score, is subtracted from each`:""}.`)]}function _t(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=100)return e.toFixed(0);if(e>=10)return e.toFixed(1);if(e>=.095)return e.toFixed(2);
if(e===0)return"0";let[t="",n=""]=e.toExponential(1).split("e");return`${t} × 10${Array.from(n,s=>pl[s]??"").join("")}`}
function _e(e){let t=0;for(let n=1;n<e.length;n++)Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function xl(e){
return String(Math.round(1e3*e)/1e3)}var wl=6;function Yr(e,t){let n=L(e),s=he(e.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},
rank:1,share:1.4,marks:r=>$l(e,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>kl(e,r,s)}),o}
function $l(e,t,{hidden:n,dot:s,bias:o,logit:r}){let i=L(e),a=K(e,t),c=s&&o!==null?[...P("Sum of the products"),[{text:"\
h",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${T(s.sum,2)}`,kind:"strong"}],[{text:`\
→ ${o<0?"−":"+"} ${T(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:T(r,2),kind:"strong"}]]:[...P("Each unit is \
multiplied by a learned weight; the sum and a bias give the"),[{text:"logit "},{text:T(r,2),kind:"strong"}]],l=F(e,{...a,
y:0},c),h=at(e,a.x,a.y+a.height-10*i,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(a.height-l.height-
36*i,450*i),m=F(e,{...a,y:a.y+u+4*i},c),f=ie(e,[n],n,a.width);return[...q(e,t,`${n.length} hidden units read the context`),
d("g",{key:"dot"},s?Ne(e,{...a,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},
{letter:"w",words:"Weight of each unit",colour:"key"}]):Dt(e,{...a,height:u},n,{colour:"query",numbered:f})),...m.marks,
h.mark]}function kl(e,t,n){let{reading:s}=e,o=L(e),r=K(e,t),{gate:i,trace:a}=s,c=F(e,{...r,y:0},f()),l=54*o,h={...r,x:r.
x+34*o,width:r.width-48*o,y:r.y+6*o,height:r.height-c.height-l-40*o},u=F(e,{...r,y:r.y+r.height-c.height-l-6*o},f());return[
...q(e,t,m()),n&&h.height>=60*o&&d("g",{key:"curve"},p(h,n)),...u.marks,d("g",{key:"shares"},g({...r,y:r.y+r.height-l+8*
o,height:22*o}))];function m(){return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone a\
nswers":typeof a.interventions.gate=="number"?"A gate set by hand":"A fixed gate"}function f(){let{only:y}=a.interventions,
b=[{text:`gate = ${i.toFixed(3)}`,kind:"strong"}];if(!n){let $=y?`Only the ${y==="pointer"?"pointer":"generation head"} \
answers:`:typeof a.interventions.gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths cou\
nt the same:";return[...P($),b]}let w=[[{text:"1 / (1 + e",kind:""},{text:T(-n.logit,2),isRaised:!0},{text:") = "},{text:n.
learned.toFixed(3),kind:"strong"}]];if(a.gate.learned)return[...w,...P(`is the gate: ${O(i,1)} of the answer comes from \
the pointer, ${O(1-i,1)} from generation.`)];let x=y?`Only the ${y==="pointer"?"pointer":"generation head"} answers, so \
that the gate is ${i.toFixed(2)}.`:`It is set by hand to ${i.toFixed(3)}.`;return[...P(x),...P("As learned it would be"),
...w]}function p(y,{logit:b,learned:w}){let x=Math.max(wl,Math.ceil(Math.abs(b))),$=v=>y.x+(v+x)/(2*x)*y.width,k=y.y+y.height,
N=v=>k-v*y.height,M=Array.from({length:61},(v,I)=>{let W=-x+I/30*x;return`${$(W).toFixed(1)} ${N(1/(1+Math.exp(-W))).toFixed(
1)}`}),[A,S]=[$(b),N(w)],_=b>0;return[d("path",{key:"axes",class:"axis",d:`M${y.x} ${y.y}V${k}H${y.x+y.width}M${y.x} ${N(
.5)}H${y.x+y.width}`}),[0,.5,1].map(v=>H(e,y.x-6*o,N(v)+4*o,v===.5?"0.5":String(v),{kind:"tiny",anchor:"end",key:`share ${v}`})),
[-x,0,x].map(v=>H(e,$(v),k+15*o,T(v,0),{kind:"tiny",anchor:"middle",key:`logit ${v}`})),H(e,($(0)+$(-x))/2,k+15*o,"logit",
{kind:"tiny",anchor:"middle",key:"axis"}),d("path",{key:"line",class:"curve",d:`M${M.join("L")}`}),d("path",{key:"lead",
class:"lead",d:`M${A} ${k}V${S}H${y.x}`}),d("circle",{key:"point",class:"point",cx:A,cy:S,r:5.5*o}),H(e,A+(_?-10:10)*o,_?
Math.max(S-6*o,y.y+9*o):S-8*o,w.toFixed(2),{kind:"strong",anchor:_?"end":void 0,key:"value"})]}function g(y){let b=i*y.width;
return[d("rect",{key:"pointer",class:"bar pointer",x:y.x,y:y.y,width:b,height:y.height}),d("rect",{key:"generation",class:"\
bar generation",x:y.x+b,y:y.y,width:y.width-b,height:y.height}),H(e,y.x,y.y+y.height+15*o,`pointer ${O(i,1)}`,{kind:"sma\
ll",key:"of pointer"}),H(e,y.x+y.width,y.y+y.height+15*o,`generation ${O(1-i,1)}`,{kind:"small",anchor:"end",key:"of gen\
eration"})]}}var qr=14,zr=34;function dt(e,t,n,{largest:s,most:o=zr,isOrdered:r=!1,isWalked:i=!1}={}){let a=L(e),c=Math.max(1,Math.floor(
t.height/(qr*a))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*a,t.height/(h.length+Number(l))),m=u>=30*
a,f=Math.max(1,Math.ceil(qr*a/u)),p=h.findIndex(({isChosen:M})=>M),g=u>=13*a&&h.some(({category:M})=>M!==void 0),y=g?22*
a:0,b=Math.max(...h.map(({text:M})=>V(e,M,"strong")))+8*a,w=Math.max(0,...h.map(({beside:M=""})=>M?V(e,M,"small")+10*a:0)),
x=Math.max(...h.map(({label:M,says:A=""})=>Math.max(V(e,M,"strong"),m?V(e,A,"small"):0)))+8*a,$=Math.min(x,.58*(t.width-
y-b-w)),k={x:t.x+y+$,width:Math.max(1,t.width-y-$-b-w)},N=s??(Math.max(...h.map(({parts:M})=>M.reduce((A,{value:S})=>A+Math.
abs(S),0)))||1);return[h.map((M,A)=>{let S=t.y+(A+.5)*u,_=A===p||(h.length-1-A)%f===0&&(p<0||Math.abs(A-p)>=f),v=k.x,I=Math.
min(.62*u,.42*o*a);return d("g",{key:M.key,class:`${M.open?"part ":""}choice row${M.isChosen?" here":""}${M.isOff?" off":
""}`,"data-open":M.open??null,role:M.open?"button":null,tabindex:M.open?i&&!M.isChosen?"-1":0:null,"aria-label":M.open?`${M.
label}: ${M.text}`:null},d("rect",{key:"ground",class:"ground",x:t.x-3*a,y:S-u/2,width:t.width+6*a,height:u,rx:4}),g&&(_||
u>=17*a)&&M.category!==void 0&&mt(M.category,t.x,S-7.5*a,15*a),_&&H(e,t.x+y,S+(m&&M.says?-2:4.5)*a,M.label,{kind:M.isChosen?
"strong":"label",width:$-6*a,key:"name"}),m&&M.says&&H(e,t.x+y,S+12.5*a,M.says,{kind:"small",width:$-6*a,key:"says"}),M.
parts.map(({value:W,colour:C},R)=>{let D=Math.abs(W)/N*k.width,Y=d("rect",{key:`part ${R}`,class:`bar ${C}${W<0?" negati\
ve":""}${M.isChosen?" chosen":""}`,x:v,y:S-I/2,width:Math.max(.5,Math.min(k.width,D)-(M.parts.length>1&&D>2?.8:0)),height:Math.
max(1,I)});return v+=D,Y}),_&&M.beside&&H(e,t.x+t.width-b,S+4.5*a,M.beside,{kind:"small",anchor:"end",key:"beside"}),_&&
H(e,t.x+t.width,S+4.5*a,M.text,{kind:M.isChosen?"strong":"label",anchor:"end",key:"value"}),M.exact&&d("title",{},M.exact))}),
l&&H(e,t.x,t.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function fe(e,t,n,s=zr){
return Math.min(s*L(e)*n,t.height)}function Kr(e,t){let n=L(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:s=>Ml(e,s,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:s=>Al(e,s,t)}]}function Ml(e,t,n){let{reading:s}=e,
o=L(e),r=K(e,t),a=(s.trace.location_probabilities.generation??[]).map(({location:m,probability:f})=>{let{label:p,category:g}=s.
nameOf(m),{logit:y}=Ut(s,m);return{key:`place ${m}`,label:p,category:g,parts:[{value:f,colour:"generation"}],beside:y===
null?"":T(y,2),text:O(f,1),open:`generation.${m}`,isChosen:m===n.location,exact:`${p}: ${y===null?"":`logit ${T(y,4)}, `}\
probability ${O(f,3)}`}}),c=s.trace.architecture.locations,l=F(e,r,P(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=at(e,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...q(e,t,"What the generation head expects"),...l.marks,d("g",{key:"\
rows"},dt(e,u,a,{isWalked:!0})),h.mark]}function Al(e,t,{location:n}){let{reading:s}=e,o=L(e),r=K(e,t),{label:i}=s.nameOf(
n),{dot:a,bias:c,logit:l}=Ut(s,n),h=Vr(s),u=s.probabilityOf("generation",n),m=[];if(a&&c!==null&&m.push(...P("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${T(a.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${T(Math.abs(c),2)} (bias) =`}]),l!==null&&m.push([{text:"logit "},{text:T(
l,2),kind:"strong"}]),h){let g=Number(h.exponentials[n]),y=Number(h.scores[n])-h.shift;m.push([{text:"→ e",kind:""},{text:T(
y,2),isRaised:!0},{text:` = ${_t(g)};`}],[{text:`${_t(g)} / ${_t(h.total)} = `},{text:O(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...P(`${_t(h.total)} is the sum over the whole list${h.shift?`, after ${T(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else m.push(...P("→ softmax over the whole list:"),[{text:O(u,1),kind:"strong"}]);
let f=F(e,{...r,y:0},m),p=a?Math.min(r.height-f.height-8*o,450*o):0;return[...q(e,t,`How does it score ${i}?`),a&&d("g",
{key:"dot"},Ne(e,{...r,height:p},a,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${i}`,colour:"key"}])),...F(e,{...r,y:r.y+p+(a?6*o:0)},m).marks]}var ve=20,pn=8,Xr=19,X=8,Re=3,Ss=4,Le=4,El=.05,Ol={least:13.5,most:38,lane:3},Ts=13,Sl=900;function Ns(e,t,n=1){let s=t.
type/Ts,o=46*s,r=t.height-98*s,i=_s(e.count,o,r,Ol,s,Nl(e)),a=t.width>=1180*s,c=t.width<Sl*s,l=t.width>=1040*s&&e.layers<=
3,h=c?Tl(e,s):Zr(e,a,s),u=l?62*s:0,m=l?u+22*s:16*s,f=t.width-2*ve-Jr(Object.values(h)),[p,g]=[o+12*s,t.height-4*s],y=_l(
e.heads,f/e.layers-m,g-p,s),b=y.columns*(y.side+pn*s)-pn*s,w=e.heads>0?b+m:m,x=Math.max(0,f-e.layers*w);c||(h.visits+=Math.
min(.3*x,90*s),h.answer+=Math.min(.2*x,80*s),h.flow+=Math.min(.1*x,50*s),h.leave+=Math.min(.1*x,50*s));let $=t.width-2*ve-
Jr(Object.values(h))-e.layers*w,k=Math.min($,e.hasPointer?220*s:60*s);h.bands+=k;let N=($-k)/e.layers,M={x:ve,width:h.visits},
A=ve+h.visits+12*s,S=a?{x:A,width:h.slices}:null;S&&(A+=h.slices+12*s);let _=Array.from({length:e.layers},(Q,ot)=>{let tt=A+
ot*(w+N);return{x:tt,width:b,maps:vl(e.heads,tt,p,g,y,s),stream:l?tt+(e.heads>0?b+10*s:0):null}});A+=e.layers*(w+N);let v=t.
width-ve,I=v-h.answer,W=I-h.leave-h.gate,C=A+h.scores+h.weights+8*s,R=W-h.flow-X,D=Math.min(190*s,.24*t.height)/n,Y=e.hasGate?
.56*t.height:(o+r)/2,nt=Ss*s,J=e.hasPointer?t.height-D-Re*nt-6:(o+r-D)/2-nt;return{size:t,type:t.type,rows:i,visits:M,slices:S,
layers:_,streamWidth:u,isDense:c,fork:A,context:(c?34:52)*s,scores:A+h.scores,weights:A+h.scores+h.weights,ribbons:C,places:R,
gate:W,gateWidth:h.gate,answers:{most:r-o<330?Le-1:Le,top:o,bottom:r+60*s,x:I,right:v,segment:I-X},right:v,top:o,bottom:r,
full:D,across:{visits:i.map(({y:Q})=>Q),starts:[o-12*s,t.height-8],places:{room:[o+16*s,e.hasGeneration?J-12*s:r],gap:22*
s},generation:{start:J,gap:nt},gate:Y-D/2},bands:{ribbon:(Q,ot,tt)=>Os(C,Q,R,ot,tt),into:(Q,ot,tt)=>Os(R+X,Q,W,ot,tt),out:(Q,ot,tt)=>Os(
W+h.gate,Q,I-X,ot,tt)}}}function Os(e,t,n,s,o){return o?It(e,t,n,s):It(e,t,e,t)}function Zr({hasPointer:e,hasGate:t},n,s){
return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?24:12)*s,scores:40*s,weights:e?46*s:150*s,bands:e?112*s:0,bar:X,flow:(t?
60:34)*s,gate:t?18*s:0,leave:46*s,answer:(n?152:140)*s}}function Tl(e,t){return{...Zr(e,!1,t),visits:166*t,scores:0,weights:(e.
hasPointer?48:130)*t,bands:(e.hasPointer?88:0)*t,flow:(e.hasGate?44:30)*t,leave:36*t,answer:126*t}}function Nl({count:e,
pointerWeights:t}){let n=e-1,s=o=>o===n?2:t[o]>=El?1+t[o]:o/e;return Array.from({length:e},(o,r)=>r).sort((o,r)=>s(r)-s(
o))}function Jr(e){return e.reduce((t,n)=>t+n,0)}function _s(e,t,n,{least:s,most:o,lane:r},i,a){let c=n-t,l=e,h=0,u=Math.
min(o*i,c/e);u<s*i&&(h=Math.max(r,Math.min(6*i,.35*c/e)),u=(s+2)*i,l=Math.max(1,Math.floor((c-e*h)/(u-h))),u=(c-(e-l)*h)/
l);let m=a&&new Set(a.slice(0,l)),f=t;return Array.from({length:e},(p,g)=>{let y=m?m.has(g):g>=e-l,b=y?u:h;return f+=b,{
y:f-b/2,height:b,isFull:y}})}function _l(e,t,n,s){let o={columns:1,side:0};if(e===0)return o;for(let r of[1,2,4]){let i=n/
Math.ceil(e/r)-Xr*s,a=Math.min(i,(t-(r-1)*pn*s)/r);a>o.side&&(o={columns:r,side:a})}return o}function vl(e,t,n,s,{columns:o,
side:r},i){let a=Math.ceil(e/o),c=Math.min((s-n)/a,r+2.2*Xr*i);return Array.from({length:e},(l,h)=>({x:t+h%o*(r+pn*i),y:n+
Math.floor(h/o)*c,side:r}))}function gn(e,t,n,s){let o=[];for(let[a,{wish:c,length:l}]of e.entries())for(o.push({first:a,
last:a,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.at(-2);if(!h||!u||i(u)+u.length+t<=i(h))break;let[m,f]=[u.last-u.first+
1,h.last-h.first+1];u.wish=(m*u.wish+f*(h.wish-u.length-t))/(m+f),u.length+=t+h.length,u.last=h.last,o.pop()}let r=[];for(let a of o){
let c=i(a);for(let l=a.first;l<=a.last;l++)r.push(c),c+=Number(e[l]?.length)+t}return r;function i({wish:a,length:c}){return Math.
max(n,Math.min(s-c,a))}}var xt=44,j={title:26,bars:34,inputs:64,scores:52,names:56},Qr=16,Ll={least:20,most:110,lane:1},Rl=62,vs=8,Cl=160,yn=16,
ti=6;function Rs(e,t,n,s=1){let o=n/Ts,[r,i]=[Qr,t-Qr],a=_s(e.count,r,i,Ll,o).map(({y:v,height:I,isFull:W})=>({x:v,width:I,
isFull:W})),c=Number(a.at(-1)?.width)>=Rl*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+yn*o,u=h+(j.title+
j.inputs+yn)*o,m=[];for(let v=0;v<e.layers;v++){let I=Il(e.heads,r,i,u+j.title*o,o),W=I.at(-1),R=(W?W.y+W.side+8*o:u)+j.
title*o;m.push({y:u,maps:I,stream:R}),u=R+(j.bars+yn)*o}let f=Pl(e,r,u+j.title*o,i-r,o),p=Math.ceil(e.values("context").
length/f.columns)*f.cell,g=u+j.title*o+Math.max(p,20*o)+yn*o,y=g+(e.hasPointer?(j.title+j.scores)*o:0),b=y+(e.hasPointer?
170:96)*o,w=b+X+((e.hasPointer?j.names:0)+(e.hasGate?48:30))*o,x=e.hasGate?28*o:0,$=Wl(i-r,o)/s,k=Ss*o,N=i-$-Re*k,M=Math.
max(78*o,$*s/2+6),A=w+x+34*o,S=i-$-16*o,_={most:Le,top:A,bottom:A+(Le+1)*M,x:r-6*o,right:S-8*o,segment:S};return{size:{width:t,
height:_.bottom+Math.max(0,($*s-M)/2)+8*o,type:n},type:n,left:r,right:i,columns:a,chips:l,inputs:h,layers:m,context:f,pointer:g,
ribbons:y,places:b,gate:w,gateHeight:x,answers:_,full:$,across:{visits:a.map(({x:v})=>v),starts:[r,i],places:{room:[r,e.
hasGeneration?N-2*ti*o:i],gap:ti*o},generation:{start:N,gap:k},gate:i-$},bands:{ribbon:(v,I,W)=>Ls(y,v,b,I,W),into:(v,I,W)=>Ls(
b+X,v,w,I,W),out:(v,I,W)=>W?xr(w+x,v,S+X,I):Ls(w+x,v,w,v,!1)}}}function Ls(e,t,n,s,o){return o?hs(e,t,n,s):hs(e,t,e,t)}function Il(e,t,n,s,o){
let r=[4,3,2].find(l=>e%l===0)??Math.min(e,4),i=(n-t+vs*o)/r,a=Math.min(i-vs*o,Cl*o),c=Math.max(xt,40*o);return Array.from(
{length:e},(l,h)=>({x:t+h%r*i,y:s+c+Math.floor(h/r)*(a+c+vs*o),side:a,touch:xt}))}function Pl(e,t,n,s,o){let{length:r}=e.
values("context"),i=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:t,y:n,columns:i,cell:Math.min(11*o,(s-12*
o)/i)}}function Wl(e,t){return Math.min(170*t,(e-82*t)/2,.4*e)}var bn={visits:0,slices:1,layers:2};function vt({reading:e,beside:t}){return t?[e,t]:[e]}function Vt(e){return Math.max(
...vt(e).map(({largestWeight:t})=>t))}function pe(e){return bn.layers+2*e}function Z(e){let t=bn.layers+2*e.layers,n=e.hasPointer?
t+1:t,s=e.hasGeneration?n+1:n;return{context:t,pointer:n,generation:s,gate:s+1}}function z(e,t){return e.beat>=t?1:0}var Cs=64,Hl=Float32Array.from({length:Cs},(e,t)=>t/(Cs-1));function Is({isOwnScale:e}){return e?"Same scale for all hea\
ds":"Own scale for each head"}function Ce({lit:e}){return e?.kind==="visit"?"last visit reads it":"last visit’s largest"}
function xn(e,t,n,s){let{reading:o,isOwnScale:r,stage:i}=e;if(!o.heads)return null;let a=i.type/13,c=r?s?"own largest":"\
largest of each head":O(Vt(e)),l=60*a,h=t+12*a,u=[d("text",{class:"small",x:t,y:n},"0"),d("image",{class:"map",href:Ht(Hl,
Cs,e.scale),x:h,y:n-9*a,width:l,height:9*a,preserveAspectRatio:"none"}),d("rect",{class:"map-frame",x:h,y:n-9*a,width:l,
height:9*a}),d("text",{class:"small",x:h+l+5*a,y:n},c)],m=Is(e),f={"data-act":"scale",role:"button",tabindex:"0","aria-l\
abel":`Colours of the head maps go from 0 to ${r?"the largest weight of each head":c}. ${m}`};if(s){let g=17*a+l+B(c,12.5*
a),y=d("rect",{class:"ground",x:t-6*a,y:n+14*a-xt,width:g+12*a,height:xt});return d("g",{key:"scale",class:"switch",...f},
y,u)}let p=B(m,12.5*a)+16*a;return d("g",{key:"scale"},d("text",{class:"small",x:t,y:n-33*a},"Head maps: row reads colum\
n"),d("text",{key:"weight",class:"small",x:t,y:n-17*a},`%: ${Ce(e)}`),u,d("g",{key:"switch",class:"switch",...f},d("rect",
{class:"handle stays",x:t,y:n+8*a,width:p,height:19*a,rx:9.5*a}),d("text",{class:"handle-words stays",x:t+8*a,y:n+21.5*a},
m)))}var ei=24,Dl=.045,Fl=.6;function ni(e,t){let n=L(e),s=e.stage.size.width>=600*n,o=Math.min(e.reading.count*14,170),r=Math.
max(200,Math.min(e.reading.count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:t.isLeaf?
1:0,share:1.2,marks:i=>Bl(e,i,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:i=>Vl(e,i,t)}]}function Bl(e,t,n){
let{reading:s,isOwnScale:o}=e,{layer:r,head:i,query:a,visit:c}=n,l=L(e),{count:h}=s,u=s.weights(r,i),m=s.isRemoved(r,i)||
s.isSkipped(r,"attention"),f=o?Math.max(...u)||1:Vt(e),p=Ul(e,t,n,m),g=Math.min(.36*t.width,190*l),y=t.y+42*l,[b,w]=[t.width-
g,t.height-44*l-p.height],x=t.width<600*l?1.9:1.15,$={width:b/h,height:Math.min(w/h,x*b/h)},k={x:t.x+g,y,width:b,height:$.
height*h},N=`layers.${r}.heads.${i}`,M=$.height>=30*l,A=Gl($.height,13*l);return[H(e,t.x,t.y+15*l,g>=150*l?"The visit th\
at asks":"Who asks",{kind:"strong",width:g-8*l}),d("g",{key:"columns"},_()),d("g",{key:"rows"},v()),d("image",{key:"weig\
hts",class:"map",href:Ht(u.map(C=>C/f),h,e.scale),...k,preserveAspectRatio:"none",opacity:m?.3:1}),d("rect",{key:"frame",
class:"map-frame",...k}),d("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${i}`},I()),d("rect",
{key:"column",class:"chosen-column",x:k.x+c*$.width,y:t.y,width:$.width,height:k.y+k.height-t.y,rx:3}),S(),d("rect",{key:"\
cell",class:"chosen-cell",x:k.x+c*$.width,y:k.y+a*$.height,width:$.width,height:$.height}),p.at(k.y+k.height)];function S(){
let C=k.y+a*$.height,R=19*l,D=(J,Q)=>d("rect",{key:J,class:"chosen-row",...Q,rx:3}),{height:Y}=$;if(Y>=R)return D("row",
{x:t.x-3,y:C,width:t.width+3,height:Y});let nt={x:t.x-3,y:C+(Y-R)/2,width:g,height:R};return[D("row",{x:k.x-1,y:C,width:k.
width+2,height:Y}),D("asking",nt)]}function _(){let C=$.width>=14*l,R=Math.min(15*l,$.width-3*l),D=$.width>=30*l,Y=k.x;return s.
visits.map((nt,J)=>{let Q=String(lt[nt.weekday]),ot=nt.weekday!==s.visits[J-1]?.weekday,tt=k.x+J*$.width,ne=V(e,Q,"tiny"),
bo=!C&&ot&&tt>=Y&&tt+ne<=k.x+k.width;bo&&(Y=tt+ne+4*l);let Un=k.x+(J+.5)*$.width;return d("g",{key:`column ${J}`,class:`\
part choice${J===c?" here":""}${nt.masked?" off":""}`,"data-open":`${N}.${a}.${J}`,role:"button",tabindex:"-1","aria-lab\
el":`Read from visit ${J+1}: ${G(s,J)}${nt.masked?", masked":""}`},d("rect",{class:"ground",x:k.x+J*$.width,y:t.y,width:$.
width,height:42*l}),C&&mt(nt.category,Un-R/2,t.y+(D?0:22)*l,R),bo&&H(e,tt,t.y+38*l,Q,{kind:"tiny",key:"weekday"}),D&&[H(
e,Un,t.y+26*l,Q,{kind:"tiny",anchor:"middle",key:"day"}),H(e,Un,t.y+38*l,$.width>=40*l?it(nt.start_minute):`${Math.floor(
nt.start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],d("title",{},G(s,J)))})}function v(){return s.visits.
map((C,R)=>{let D=k.y+(R+.5)*$.height,Y=R===a,nt=Y||(h-1-R)%A===0&&Math.abs(R-a)>=A,J=Math.min(18*l,$.height-1.5*l),Q=$.
height>=12*l,ot=t.x+(Q?J+10*l:4*l),tt=k.x-ot-6*l,ne=Y||M?"strong":"label";return d("g",{key:`row ${R}`,class:`part choic\
e${Y?" here":""}`,"data-open":`${N}.${R}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${R+1} asks: ${G(s,R)}`},
d("rect",{class:"ground",x:t.x,y:D-$.height/2,width:g,height:$.height}),Q&&mt(C.category,t.x+3*l,D-J/2,J),nt&&H(e,ot,D+(M?
-2:4.5)*l,C.label,{kind:ne,width:tt,key:"name"}),M&&H(e,ot,D+12*l,`${Ft(s,R)} · ${Dr(s,R)}`,{kind:"small",width:tt,key:"\
when"}),d("title",{},G(s,R)))})}function I(){let C=[];for(let R=0;R<h;R++){if(h>ei&&R!==a){C.push(d("rect",{key:`row ${R}`,
class:"cell",x:k.x,y:k.y+R*$.height,width:k.width,height:$.height,"data-open":`${N}.${R}.${c}`},d("title",{},G(s,R))));continue}
for(let D=0;D<h;D++)C.push(W(R,D))}return C}function W(C,R){let D=Number(u[C*h+R]),[Y,nt]=[k.x+R*$.width,k.y+C*$.height],
J=C===a&&R===c,Q=String(Math.round(100*D)),ot=ne=>$.width>=V(e,Q.padStart(2,"0"),ne)+2*l,tt=(D>=Dl||C===a)&&$.height>=13*
l&&ot("tiny");return d("g",{key:`${C} ${R}`,class:"cell"},d("rect",{key:"cell",x:Y,y:nt,width:$.width,height:$.height,"d\
ata-open":`${N}.${C}.${R}`,role:"button",tabindex:J?0:"-1","aria-current":J?"true":null},d("title",{},`${G(s,C)} reads ${O(
D,1)} from ${G(s,R)}`)),tt&&H(e,Y+$.width/2,nt+$.height/2+4.5*l,Q,{kind:D/f>=.3&&ot("strong")?"strong":"tiny",anchor:"mi\
ddle",also:D/f>=Fl&&!m?"on-dark":"on-light",key:"weight"}))}}function Gl(e,t){return Math.max(1,Math.ceil(t/e))}function Ul(e,t,{
layer:n,head:s,query:o,isLeaf:r},i){let{canAct:a,reading:c}=e,l=L(e),h=c.isRemoved(n,s),u=t.height>=330*l,m=`layers.${n}\
.heads.${s}`,p=[a&&{text:h?"Switch head on":"Switch head off",attributes:{"data-act":"head","data-part":m},isPressed:h},
r?{text:"More about query and keys",attributes:{"data-more":"neurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:
{text:"More about this head",attributes:{"data-more":"head","data-layer":n,"data-head":s},isButton:!1},{text:Is(e),attributes:{
"data-act":"scale"}}].filter(w=>w!==!1),g=i?"Switched off: these weights would have been used.":`Columns: the visit it r\
eads from. ${c.count>ei?"Darker is more; each row adds up to 100 %.":"Values in %; each row adds up to 100."}`,y=u?P(g):
[],b=F(e,{...t,y:0},y,"small").height;return{height:b+40*l,at(w){let x=t.x,$=[];for(let{text:k,attributes:N,...M}of p){let A=at(
e,x,w+b+22*l,k,N,M);x+A.width>t.x+t.width||($.push(A.mark),x+=A.width+10*l)}return[d("g",{key:"explained"},F(e,{...t,y:w+
3*l},y,"small").marks),d("g",{key:"controls"},$)]}}}function Vl(e,t,{layer:n,head:s,query:o,visit:r}){let{reading:i}=e,a=o===
i.count-1?"the last visit":`visit ${o+1}`,c=o===r?"itself":Zt(i,r);return[...q(e,t,`How much does ${a} read from ${c}?`,
`${a.charAt(0).toUpperCase()}${a.slice(1)} reads ${c}`),d("g",{key:"worked"},fn(e,K(e,t),ae(i,n,s,o,r),un(i,n,s,o),r,[{letter:"\
q",words:`Query of ${G(i,o)}`,colour:"query"},{letter:"k",words:`Key of ${G(i,r)}`,colour:"key"}],{colour:"attention-bar",
over:`all ${i.count} visits of this row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var si=56;function oi(e,t){let n=L(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>jl(
e,s,t)},...e.reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>Yl(e,s,t)}]:[]]}function jl(e,t,{
location:n}){let{reading:s}=e,o=L(e),r=ue(s,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,
[m,f]=[i.toFixed(2),(1-i).toFixed(2)],p=s.pointerWeights,g=[],y=A=>r.visits.map(S=>({value:A*Number(p[S]),colour:"pointe\
r"}));s.hasPointer&&g.push({key:"pointer",label:"Pointer",parts:y(1),text:pt(a),open:"pointer"}),s.hasGate&&g.push({key:"\
from pointer",label:`× gate ${m}`,parts:y(i),text:pt(l),open:"gate"}),s.hasGeneration&&g.push({key:"generation",label:"\
Generation",parts:[{value:c,colour:"generation"}],text:pt(c),open:`generation.${n}`}),s.hasGate&&g.push({key:"from gener\
ation",label:`× (1 − ${m})`,parts:[{value:h,colour:"generation"}],text:pt(h),open:"gate"}),g.push({key:"answer",label:"\
Answer",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:A})=>A>0),text:pt(u),isChosen:!0});
let b=K(e,t),w=s.hasGate?[[{text:`${m} × ${pt(a)} = ${pt(l)}`}],...P("come from the pointer,"),[{text:`${f} × ${pt(c)}\
 = ${pt(h)}`}],...P("from generation. Together:"),[{text:pt(u),kind:"strong"},{text:"."}],...P("All bars have one scale.")]:
[...P(`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],x=F(e,{...b,
y:0},w),$={...b,height:b.height-x.height-44*o},k=fe(e,$,g.length,si),N=F(e,{...b,y:b.y+k+8*o},w),M=at(e,b.x,b.y+b.height-
10*o,"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...q(e,t,`How probable is ${s.nameOf(n).label}\
?`),d("g",{key:"rows"},dt(e,$,g,{most:si})),...N.marks,M.mark]}function Yl(e,t,{location:n}){let{reading:s}=e,o=L(e),{visits:r,
pointer:i}=ue(s,n),a=K(e,t),c="Its visits";if(r.length===0){let y=P("None of the visits is here, so the pointer cannot c\
hoose it.");return[...q(e,t,c),...F(e,a,y).marks]}let l=s.pointerWeights,h=r.map(y=>({key:`visit ${y}`,label:`${Ft(s,y)}\
 (visit ${y+1})`,parts:[{value:Number(l[y]),colour:"pointer"}],text:pt(Number(l[y])),open:`pointer.${y}`,isOff:s.visits[y]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",m=[...P(u),[{text:pt(i),kind:"strong"},
{text:"."}]],f=F(e,{...a,y:0},m),p={...a,height:a.height-f.height-8*o},g=fe(e,p,h.length);return[...q(e,t,c),d("g",{key:"\
rows"},dt(e,p,h,{isOrdered:!0})),...F(e,{...a,y:a.y+g+6*o},m).marks]}function pt(e){return O(e,e>=.01||e===0?1:e>=1e-5?3:
5)}function ri(e,t){let n=L(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:s=>ql(
e,s,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:s=>zl(e,s,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>Kl(e,s)}]}function ql(e,t,n){let{reading:s}=e,o=L(e),r=K(e,t),i=F(e,r,
P("A score for each visit, and its weight after the softmax."),"small"),a=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((m,f)=>({key:`visit ${f}`,label:m.label,says:Ft(s,f),category:m.category,parts:[{value:Number(c[f]),colour:"pointer"}],
beside:T(Number(a[f]),2),text:O(Number(c[f]),1),open:`pointer.${f}`,isChosen:f===n.visit,isOff:m.masked,exact:`${G(s,f)}\
: score ${T(Number(a[f]),4)}, weight ${O(Number(c[f]),2)}`})),h=at(e,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+i.height+4*o,height:r.height-i.height-34*o};return[...q(e,t,"What the p\
ointer reads"),...i.marks,d("g",{key:"rows"},dt(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function zl(e,t,{visit:n}){let{
reading:s}=e;return[...q(e,t,`How does the pointer score ${Zt(s,n)}, ${Ft(s,n)}?`,`Score of ${Zt(s,n)}`),d("g",{key:"wor\
ked"},fn(e,K(e,t),ce(s,n),mn(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${G(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function Kl(e,t){let{reading:n}=e,s=L(e),o=K(e,t),r=n.pointerWeights,i=F(e,o,P("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:m,probability:f,
visits:p})=>({key:`place ${h}`,label:p.length>1?`${u} (${p.length})`:u,category:m,parts:p.map(g=>({value:Number(r[g]),colour:"\
pointer"})),text:O(f,1),open:h>1?`places.${h}`:null,exact:`${p.map(g=>O(Number(r[g]),2)).join(" + ")} = ${O(f,2)}`})),c={
...o,y:o.y+i.height+6*s,height:o.height-i.height-36*s},l=at(e,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...q(e,t,"Sums per place"),...i.marks,d("g",{key:"rows"},dt(e,c,a)),l.mark]}function ii(e,t){let n=L(e),s=ai(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:t.
number===null?0:1,share:1.5,marks:o=>Jl(e,o,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:o=>Xl(e,o,t)}]}function kn(e,{layer:t,visit:n,number:s}){return s??_e(st(e,`layers.${t}.residual_out`,n))}function ai(e,{
layer:t,visit:n}){let s=`layers.${t}`,o=e.has(`${s}.attention_out`),r=e.trace.interventions.residuals!==!1,i=u=>e.isSkipped(
t,u),a=[],c=(u,m,f,p="plain")=>{let g=st(e,`${s}.${u}`,n),y=`length ${T(Math.hypot(...g))}`;a.push({key:u,title:m,says:f||
y,values:g,colour:p})},l=(u,m)=>r?i(u)?"unchanged":"":i(u)?"nothing":`${m} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!e.has(`${s}.${u}\
.mean`))return"off: unchanged";let m=Number(e.values(`${s}.${u}.mean`)[n]),f=1/Number(e.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${T(m,2)}, deviation ${T(f,2)}`}}function Jl(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=L(e),
a=K(e,t),c=kn(s,n),l=ai(s,n),h={...a,height:a.height-34*i},u=r===s.count-1,m=a.x,f=[],p=(g,y,b=!0)=>{let w=at(e,m,a.y+a.
height-10*i,g,y,{isButton:b});m+w.width>a.x+a.width||(f.push(w.mark),m+=w.width+10*i)};return r>0&&p("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||p("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),p("More about the \
layers",{"data-more":"layers"},!1),[...q(e,t,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${G(s,r)}`,`Layer ${o}\
: ${G(s,r)}`),d("g",{key:"rows"},Xt(e,h,l,{chosen:c,open:g=>`layers.${o}.stream.${r}.${g}`})),d("g",{key:"controls"},f)]}
function Xl(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=L(e),a=kn(s,n),c=K(e,t),{y:l}=c,h=[];for(let m of Zl(s,o,r,a)){
let f=F(e,{...c,y:l},m);if(l+f.height>c.y+c.height)break;h.push(...f.marks),l+=f.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...q(e,t,`Number ${a+1} of ${s.trace.architecture.d_model}, worked out`),d("g",{key:"lines"},h),
u.height>=90*i&&d("g",{key:"units"},Ql(e,u,o,r,a))]}function Zl(e,t,n,s){let o=`layers.${t}`,r=`transformer.layers.${t}`,
i=h=>Number(st(e,`${o}.${h}`,n)[s]),a=e.trace.interventions.residuals!==!1,c=[[...P("Comes in:"),$n(i("residual_in"))]];
return e.has(`${o}.attention_out`)&&(c.push(wn("Norm 1:",Te(e,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),e.isSkipped(t,"attention")))),c.push(wn("Norm\
 2:",Te(e,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,m,f,p){let g=p?"0 (skipped)":
T(Math.abs(m),2);return a?[...P(h),[{text:`${T(u,2)} ${m<0&&!p?"−":"+"} ${g} =`}],$n(f)]:[...P(`${h} no residual conne\
ction, so only`),[{text:p?"0 (skipped)":T(m,2),kind:"strong"}]]}}function wn(e,t){if(!t)return P(`${e} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:i,bias:a,result:c}=t;return[...P(e),[{text:`(${T(n,2)} ${s<
0?"+":"−"} ${T(Math.abs(s),2)})`}],[{text:`× ${T(o,3)} = ${T(r,2)};`}],...i===null||a===null?P("then a learned factor\
 and bias give").concat([$n(c)]):[[{text:`${T(r,2)} × ${T(i,2)} ${a<0?"−":"+"} ${T(Math.abs(a),2)} =`}],$n(c)]]}function $n(e){
return[{text:T(e,2),kind:"strong"}]}function Ql(e,t,n,s,o){let{reading:r}=e,i=L(e),a=st(r,`layers.${n}.feed_forward.pre`,
s),c=st(r,`layers.${n}.feed_forward.hidden`,s),l=dn(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((w,x)=>Math.
abs(Number(h[x]))-Math.abs(Number(h[w]))),m=Array.from(c).filter(w=>w>0).length,f=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",p=l?`${m} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${T(me(h),2)}, the bias adds ${T(l.bias,2)}:`:`${m} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,g=F(e,t,P(f+p),"small"),y=Math.max(1,Math.floor((t.height-g.height)/
(20*i))),b=u.slice(0,y).map(w=>({key:`unit ${w}`,label:`unit ${w+1}`,parts:[{value:Number(h[w]),colour:"plain"}],beside:`${T(
Number(a[w]))} → ${T(Number(c[w]))}${l?` × ${T(Number(l.dot.second[w]),2)}`:""}`,text:T(Number(h[w]),2)}));return[...g.
marks,dt(e,{...t,y:t.y+g.height+2*i,height:t.height-g.height-4*i},b)]}var th=864e5,eh=.1;function Ps(e,t){let n=L(e),s=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},
rank:s?1:0,share:1.2,marks:o=>sh(e,o,t)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>oh(e,o,t)},...t.
kind==="visit"?[{key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>ah(e,o,t)}]:[]]}function Ws(e,t,n){
let{trace:s,count:o}=e,r=e.visits[n],{without_features:i=[],position_from_end:a}=s.interventions;if(i.includes(t)||t==="\
position_from_end"&&a===!1)return"left out: all zeros";if(!r)return"";switch(t){case"location":return r.label;case"user":
return s.user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/Ve)*Ve;return`${it(
c)} to ${it((c+Ve)%1440)}`}case"weekday":return xe[r.weekday]??"";case"recency":{let c=nh(e,n);return c===null?"days bef\
ore the prediction":c>=zn?`${zn} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{
let c=Math.floor(r.duration_minutes/oe)*oe,l=c+oe;return c>=Kn*oe?`${Pt(Kn*oe)} or more`:`${c?Pt(c):"0"} to ${Pt(l)}`}default:{
let c=o-n;return c===1?"the last visit":`${c} from the end`}}}function nh({trace:e,visits:t},n){let s=t[n]?.arrival;if(!s)
return null;let o=r=>Date.parse(r.slice(0,10))/th;return Math.round(o(e.predict_at)-o(s))}function sh(e,t,{kind:n,visit:s}){
let{reading:o}=e,r=L(e),i=K(e,t),a=o.slices.map(({name:m,label:f,lengths:p})=>({key:m,title:f,says:Ws(o,m,s),values:Es(o,
m,s),colour:Number(p[s])===0?"plain off":"plain"})),c=a.reduce((m,{values:f})=>m+f.length,0),l=F(e,i,P(`${a.length} vect\
ors, ${c} numbers together; the network learned a vector for every value.`),"small"),h=at(e,i.x,i.y+i.height-10*r,"More \
about features",{"data-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*r,height:i.height-l.height-34*r};return[
...q(e,t,n==="inputs"?"What the last visit is made of":G(o,s)),...l.marks,d("g",{key:"rows"},Xt(e,u,a)),h.mark]}function oh(e,t,{
kind:n,visit:s,number:o}){let{reading:r}=e,i=L(e),a=K(e,t),c=st(r,"inputs.projected",s),l=o??_e(c),h=Ur(r,s,l),u=n==="in\
puts"?"inputs":`visits.${s}`,m=[{key:"projected",title:`${c.length} numbers`,says:"all features, mixed",values:c,colour:"\
stream"}],f={...a,height:Math.min(86*i,.26*a.height)},p=ih(r,s,l),g=[],y=p.reduce(($,k)=>$+F(e,{...a,y:0},k).height+4*i,
0),b={...a,y:f.y+f.height+28*i,height:a.height-f.height-y-36*i},w=h?rh(h):[],x=b.y+(w.length?fe(e,b,w.length)+6*i:0);for(let $ of p){
let k=F(e,{...a,y:x},$);if(x+k.height>a.y+a.height+2)break;g.push(...k.marks),x+=k.height+4*i}return[...q(e,t,"The vecto\
r that enters the layers"),d("g",{key:"vector"},Xt(e,f,m,{chosen:l,open:$=>`${u}.${$}`})),w.length>0&&F(e,{...a,y:f.y+f.
height+4*i},P(`Number ${l+1}: each feature × its weights`),"small").marks,w.length>0&&d("g",{key:"rows"},dt(e,b,w)),d("\
g",{key:"lines"},g)]}function rh({parts:e,bias:t}){return[...e.map(({name:s,label:o,dot:r})=>({key:s,label:o,parts:[{value:r.
sum,colour:"plain"}],text:T(r.sum,2),exact:`${o}: the sum of ${r.products.length} products is ${T(r.sum,4)}`})),{key:"bi\
as",label:"bias",parts:[{value:t,colour:"plain"}],text:T(t,2),exact:""}]}function ih(e,t,n){let s=Number(st(e,"inputs.pr\
ojected",t)[n]),o=Number(st(e,"layers.0.residual_in",t)[n]),r=Te(e,"inputs.projected","inputs.norm","input_norm",t,n),i=[
[...P("Sum:"),[{text:T(s,2),kind:"strong"}]],wn("Norm:",r)];if(e.trace.architecture.components.includes("sinusoidal")){let a=e.
trace.architecture.d_model,c=Bt(e,"pos_encoding",t*a+n);e.trace.interventions.sinusoidal===!1?i.push(P("No position enco\
ding: it is off.")):c!==null&&r&&i.push([...P("Position encoding:"),[{text:`${T(r.result,2)} ${c<0?"−":"+"} ${T(Math.abs(
c),2)} =`}],[{text:T(o,2),kind:"strong"}]])}return i}function ah(e,t,{visit:n}){let{reading:s}=e,o=L(e),r=K(e,t),i=[];for(let p=0;p<
s.layers;p++)for(let g=0;g<s.heads;g++){let y=Number(s.lastRow(p,g)[n]),b=s.isRemoved(p,g)||s.isSkipped(p,"attention");i.
push({key:`${p} ${g}`,label:`Layer ${p}, head ${g}`,parts:[{value:y,colour:"plain"}],text:b?"off":O(y,1),open:`layers.${p}\
.heads.${g}.${s.count-1}.${n}`,isOff:b})}let a=[];if(s.hasPointer){let p=Number(s.pointerWeights[n]);i.push({key:"pointe\
r",label:"Pointer",parts:[{value:p,colour:"pointer"}],text:O(p,1),open:`pointer.${n}`}),s.hasGate&&a.push(...P("To the a\
nswer the pointer carries"),[{text:`${O(p,1)} × gate ${s.gate.toFixed(2)} = `},{text:O(p*s.gate,1),kind:"strong"},{text:"\
."}])}let c=F(e,r,P(s.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),
"small"),l=F(e,{...r,y:0},a),h={...r,y:r.y+c.height+2*o,height:r.height-c.height-l.height-8*o},u=fe(e,h,i.length),m=i.map(
({parts:p})=>Number(p[0]?.value)),f=Math.max(eh,...m);return[...q(e,t,"Who reads it?"),...c.marks,i.length>0&&d("g",{key:"\
rows"},dt(e,h,i,{largest:f})),d("g",{key:"end"},F(e,{...r,y:h.y+u+6*o},a).marks)]}var ch={head:ni,stream:ii,inputs:Ps,visit:Ps,context:Br,pointer:ri,generation:Kr,gate:Yr,place:oi};function ci(e,t){let n=Nt(
t,e.reading);return n?_r(e,n,ch[n.kind](e,n)):[]}var hi="Point at anything to see what it does.";function Qt(e,t,n){let{title:s,text:o}=hh(e,t,n),r=n?.words?lh(e,t,n):"";
return{title:s,text:r?`${o} ${r}`:o}}function lh(e,t,n){let s=Ds(n.words);if(e?.kind==="visit"&&n.hasPointer&&t.hasVisitsOf(
n))return`${s} the pointer gives it ${O(n.pointerWeights[e.visit??0],1)}.`;if(e?.kind==="place"){let o=n.knownProbability(
e.location??0);return o===null?"":`${s} its probability is ${O(o,1)}.`}return e?.kind==="gate"?`${s} it is ${n.gate.toFixed(
2)}.`:""}function hh(e,t,n){switch(e?.kind){case"visit":return dh(e.visit??0,t);case"head":return ph(e.layer??0,e.head??
0,t);case"slices":return{title:"What a visit is made of.",text:`Each visit is ${t.slices.length} vectors side by side: ${li(
t.slices.map(({label:s})=>uh[s]??s))}. One matrix mixes them into ${t.trace.architecture.d_model} numbers.`};case"stream":
return ui(e.layer??0,t);case"context":return{title:"Context.",text:`After ${t.layers===1?"its layer":`all ${t.layers} la\
yers`} the last visit is ${t.trace.architecture.d_model} numbers. ${li(mh(t),!0)} read nothing else of it.`};case"pointe\
r":return mi(t);case"generation":return di(t);case"gate":return fi(t);case"place":return gh(e.location??0,t);default:return yh(
t,n)}}var uh={place:"place",who:"person",time:"time of day",day:"weekday",ago:"days ago",stay:"length of stay",order:"po\
sition"};function mh(e){return[...e.hasPointer?["the pointer"]:[],...e.hasGeneration?["the generation head"]:[],...e.has(
"gate.logit")?["the gate"]:[]]}function jt(e,t){let n=e.visits[t];return n?`${n.label}, ${lt[n.weekday]} ${it(n.start_minute)}`:
""}function dh(e,t){let n=t.visits[e],s=[],o=fh(e,t);if(n?.masked)return{title:`${jt(t,e)}.`,text:"This visit is masked:\
 nothing reads it."};if(o&&s.push(`Layer ${o.layer}, head ${o.head} reads most from it: ${O(o.weight)}.`),t.hasPointer){
let r=t.pointerWeights[e],i=t.locations[e]??0,a=r*t.gate,c=t.probabilityOf("final",i);s.push(t.hasGate?`The pointer give\
s it ${O(r,1)}, after the gate ${Hs(a)} of its place’s ${O(c,1)}.`:`The pointer gives it ${O(r,1)} of the answer.`)}return{
title:`${jt(t,e)}.`,text:s.join(" ")}}function fh(e,t){let n=null;for(let s=0;s<t.layers;s++)for(let o=0;o<t.heads;o++){
if(t.isRemoved(s,o))continue;let r=Number(t.lastRow(s,o)[e]);(!n||r>n.weight)&&(n={layer:s,head:o,weight:r})}return n}function ph(e,t,n){
let s=`Layer ${e}, head ${t}.`;if(n.isRemoved(e,t)){let h=n.trace.interventions.replace_with==="mean";return{title:s,text:`\
Switched off: its output is ${h?"its mean over the visits":"zero"}. The map shows the weights it would have used.`}}let o=n.
lastRow(e,t),r=bt(o),a=[...o.keys()].sort((h,u)=>o[u]-o[h])[1],c=a===void 0?"":` and ${O(o[a])} from ${jt(n,a)}`,l=r===n.
count-1?"itself":jt(n,r);return{title:s,text:`The last visit reads ${O(o[r])} from ${l}${c}. Each row adds up to 100 %.`}}
function ui(e,t){let{residual:n,attention:s,feedForward:o}=t.stream(e),r=t.count-1,i=s?`its heads add one of length ${T(
Number(s[r]))} and `:"";return{title:`Residual stream, layer ${e}.`,text:`The last visit comes in as a vector of length ${T(
Number(n[r]))}; ${i}its feed-forward network adds one of length ${T(Number(o[r]))}.`}}function mi(e){let t=e.pointerWeights,
n=bt(t),[s]=e.pointedPlaces,o=s&&s.visits.length>1?`; its ${s.visits.length} visits add up to ${O(s.probability)}`:"";return{
title:"Pointer.",text:`It scores every visit and turns the scores into weights. Its favourite visit is ${jt(e,n)}, with ${O(
t[n])}. Most probable to copy: ${s?.label}${o}.`}}function di(e){let[t,n]=e.generated(2);return{title:"Generation.",text:`\
It scores all ${e.trace.architecture.locations-2} places, visited or not. First comes ${t?.label} with ${O(t?.probability??
0)}, then ${n?.label} with ${O(n?.probability??0)}.`}}function fi(e){let{gate:t,trace:n}=e;return{title:"Gate.",text:`${n.
gate.learned?"The network sets the gate":"The gate is set"} to ${t.toFixed(2)}: ${O(t)} of the answer’s distribution com\
es from the pointer, ${O(1-t)} from generation.`}}function gh(e,t){let{label:n}=t.nameOf(e),s=t.probabilityOf("final",e),
o=[`Its probability is ${O(s,1)}`];if(t.hasGate){let a=t.probabilityOf("pointer",e),c=t.probabilityOf("generation",e),{gate:l}=t;
o.push(`: gate ${l.toFixed(2)} × ${O(a,1)} by the pointer + ${(1-l).toFixed(2)} × ${O(c,1)} by generation`)}let r=t.locations.
filter(a=>a===e).length,i=["It is not among the visits","It was visited once"][r]??`It was visited ${r} times`;return{title:`${n}\
.`,text:`${o.join("")}. ${i}.`}}function yh(e,t){let{prediction:n}=e.trace,{label:s}=e.nameOf(n.location),o=`${s}, ${O(n.
probability,1)}.`;if(t){let a=t.knownProbability(n.location),c=t.trace.prediction.location===n.location,l=e.wordsFor(t),
h=t.nameOf(t.trace.prediction.location).label,u=[...a===null?[]:[`That is ${bh(n.probability,a)} ${l}.`],...c?[]:[`${Ds(
l)} the answer was ${h}.`]];return{title:o,text:u.join(" ")}}let r=e.count===1?"the visit":`these ${e.count} visits`,i=e.
hasGate?` ${Hs(n.from_pointer)} are copied from visits (pointer), ${Hs(n.from_generation)} are generated.`:"";return{title:o,
text:`A neural network read ${r} and expects this place next.${i}`}}function pi({kind:e},t,n){let{location:s,probability:o}=t.
trace.prediction,r=new Wt(n),{prediction:i}=n,a=e==="head"?"Switched off":"If nothing could read it",c=t.nameOf(s).label;
if(i.location!==s){let u=r.nameOf(i.location).label;return`${a}, the answer would be ${u} with ${O(i.probability,1)}.`}let l=O(
o,1),h=O(i.probability,1);return l===h?`${a}, ${c} would still get ${l}.`:`${a}, ${c} would get ${h} instead of ${l}.`}function bh(e,t){
let n=Math.round(1e3*e)-Math.round(1e3*t);return n===0?"the same as":`${Math.abs(n/10).toFixed(1)} points ${n>0?"more":"\
less"} than`}function Ds(e){return e.charAt(0).toUpperCase()+e.slice(1)}function Hs(e){return`${(100*e).toFixed(1)} poin\
ts`}function li(e,t=!1){let n=e.at(-1)??"",s=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?Ds(s):s}function gi(e){
let{count:t}=e,n=e.visits[t-1],s=e.visits[0],o=[{title:t===1?"One visit.":`${t} visits.`,text:t===1?`${jt(e,0)}. Where d\
oes this person go next?`:`They begin with ${s?.label} and end with ${jt(e,t-1)}. Where does this person go next?`,part:`\
visits.${t-1}`},{...Qt({kind:"slices"},e,null),part:"inputs"}];for(let c=0;c<e.layers;c++){o.push(xh(c,e));let l=ui(c,e);
o.push({...l,text:`${l.text} The bars show the same for every visit.`,part:`layers.${c}.stream`})}o.push({...Qt({kind:"c\
ontext"},e,null),part:"context"}),e.hasPointer&&o.push({...mi(e),part:"pointer"}),e.hasGeneration&&o.push({...di(e),part:"\
generation"});let{prediction:r}=e.trace,i=e.nameOf(r.location).label,a=e.hasGate?`${fi(e).text} `:"";return o.push({title:`${i}\
, ${O(r.probability,1)}.`,text:`${a}The answer after ${n?.label} is ${i}.`,part:`places.${r.location}`}),o}function xh(e,t){
let n=`Layer ${e}.`;if(!t.heads)return{title:n,text:"This network has no self-attention: no visit reads another one here\
.",part:null};let s=null,o=0;for(let i=0;i<t.heads;i++){if(t.isRemoved(e,i))continue;o+=1;let a=t.lastRow(e,i),c=bt(a);(!s||
a[c]>s.weight)&&(s={head:i,visit:c,weight:a[c]})}if(!s)return{title:n,text:"All of its heads are switched off.",part:null};
let r=s.visit===t.count-1?"from itself":`from ${jt(t,s.visit)}`;return{title:n,text:`In ${o===1?"one head":`${o} heads`}\
 every visit reads the others; darker means more. The strongest link of the last visit: head ${s.head} reads ${O(s.weight)}\
 ${r}.`,part:`layers.${e}.heads.${s.head}`}}function yi(e,t){let n=Nt(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return $h(n,t);break;case"stream":
return kh(n,t);case"pointer":if(n.isLeaf)return Mh(n,t);break;case"generation":if(n.isLeaf)return Ah(n,t);break;case"gat\
e":return Eh(t);default:break}return Qt(kt(wh(n),t),t,null)}function wh({kind:e,layer:t,head:n,visit:s,location:o}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${s}`:e==="place"?`places.${o}`:e}function $h({layer:e,head:t,query:n,
visit:s},o){let r=o.weights(e,t).subarray(n*o.count,(n+1)*o.count),i=Number(r[s]),a=r.filter(p=>p>i).length,c=n===s?"its\
elf":G(o,s),l=`${G(o,n)}, reads ${O(i,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=ae(o,e,t,n,s),m=o.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${o.count} weights in its row ${a===1?"is":"are"} larger.`,f=o.isRemoved(e,t)||o.isSkipped(e,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${T(h.
sum,2)}, which makes a score of ${T(u,2)}. ${m}${f}`}}function kh({layer:e,visit:t},n){let s=`layers.${e}`,o=l=>T(Math.hypot(
...st(n,`${s}.${l}`,t))),r=n.has(`${s}.attention_out`),i=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of \
length ${o(l)}`,a=r?`its heads give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${G(n,t)}.`,text:`The\
 visit comes in as a vector of length ${o("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_for\
ward")}. It leaves with length ${o("residual_out")}.${c}`}}function Mh({visit:e},t){let n=O(Number(t.pointerWeights[e]),
1),s=`The pointer gives ${G(t,e)}, ${n}.`;if(t.visits[e]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:o,bias:r,isBiasOff:i,score:a}=ce(t,e),c=r!==null&&!i?` and the bias of its position is ${T(r,2)}`:"";return{
title:s,text:`Query and key multiply to ${T(o.sum,2)}${c}; its score is ${T(a,2)}. The weight counts for ${Zt(t,e)}.`}}function Ah({
location:e},t){let{logit:n}=Ut(t,e),s=t.probabilityOf("generation",e),o=n===null?"":`Its logit is ${T(n,2)}; `,r=`the so\
ftmax over all places makes it ${O(s,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation he\
ad.`,text:o?o+r:r.charAt(0).toUpperCase()+r.slice(1)}}function Eh(e){let t=Qt({kind:"gate"},e,null),n=he(e);if(!n)return t;
let{logit:s,learned:o,hidden:r}=n,i=e.trace.gate.learned?`Its ${r.length} hidden units add up to a logit of ${T(s,2)}.`:
`As learned it would be ${o.toFixed(2)}.`;return{title:t.title,text:`${t.text} ${i}`}}var Oh="http://www.w3.org/2000/svg",Sh=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),
Mn=/-?\d+(?:\.\d+)?/g,An=class{#t=new WeakMap;#e=new Map;#s=new WeakMap;#o=0;#n=0;constructor(t){this.root=t,this.elements=
[]}show(t,n=0){this.#l(),this.elements=this.#r(this.root,t,this.elements,n>0),this.#e.size&&this.#i(n)}#r(t,n,s,o){if(n.
every(a=>typeof a=="string")){let a=n.join("");return(t.textContent!==a||s.length)&&(t.textContent=a),[]}let r=new Map;for(let[
a,c]of s.entries()){let l=this.#t.get(c);l&&r.set(Fs(l.mark,a),c)}let i=n.map((a,c)=>{let l=typeof a=="string"?{tag:"tsp\
an",attributes:{},children:[a]}:a,h=r.get(Fs(l,c));r.delete(Fs(l,c));let u=h??document.createElementNS(Oh,l.tag);return this.#a(
u,l,o&&h!==void 0),u});for(let a of r.values())a.remove();for(let[a,c]of i.entries()){let l=t.childNodes[a];l!==c&&t.insertBefore(
c,l??null)}return i}#a(t,n,s){let o=this.#t.get(t),r=o?.mark.attributes??{};for(let a of Object.keys(r))en(n.attributes[a])===
null&&t.removeAttribute(a);for(let[a,c]of Object.entries(n.attributes)){let l=en(c),h=en(r[a]);if(l===null||l===h)continue;
let u=s&&h!==null&&Sh.has(a)?Th(h,l):null;u?this.#e.set(`${this.#c(t)} ${a}`,{element:t,name:a,at:u,end:l}):t.setAttribute(
a,l)}let i=this.#r(t,n.children,o?.elements??[],s);this.#t.set(t,{mark:n,elements:i})}#c(t){let n=this.#s.get(t)??this.#o++;
return this.#s.set(t,n),n}#i(t){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/t));if(r===1){this.#l();
return}let i=1-(1-r)**3;for(let{element:a,name:c,at:l}of this.#e.values())a.setAttribute(c,l(i));this.#n=requestAnimationFrame(
s)};this.#n=requestAnimationFrame(s)}#l(){cancelAnimationFrame(this.#n);for(let{element:t,name:n,end:s}of this.#e.values())
t.setAttribute(n,s);this.#e.clear()}};function Fs(e,t){return`${e.tag} ${e.key??t}`}function Th(e,t){let n=e.match(Mn)??
[],s=t.match(Mn)??[],o=t.split(Mn);return n.length!==s.length||e.split(Mn).join()!==o.join()?null:r=>{let i=s.map((a,c)=>{
let l=Number(n[c]);return String(Math.round((l+r*(Number(a)-l))*100)/100)});return o.map((a,c)=>a+(i[c]??"")).join("")}}var En=class{#t=0;#e=0;#s=[];constructor(t,n){this.show=n,this.button=Bs("Play the story","play",()=>this.toggle()),this.
back=Bs("Step back","back",()=>this.step(-1)),this.forth=Bs("Step forward","forth",()=>this.step(1)),this.slider=document.
createElement("input"),this.slider.type="range",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute(
"aria-label","Step of the story"),this.slider.addEventListener("input",()=>this.#o(Number(this.slider.value)-1)),t.append(
this.button,this.back,this.forth,this.slider),this.#r(!1)}isOpen=!1;get isTelling(){return this.isOpen&&this.#e<this.#s.
length-1}get told(){return this.isOpen?this.#s[this.#e]??null:null}tell(t){this.#s=t,this.#e=Math.min(this.#e,t.length-1),
this.slider.max=String(t.length),this.#r(this.#t!==0)}toggle(){this.#t?this.pause():this.play()}play(){let t=this.#e>=this.#s.
length-1;this.#o(this.isOpen&&!t?this.#e:0),this.#n()}pause(){clearTimeout(this.#t),this.#t=0,this.#r(!1)}close(){this.isOpen&&
(this.pause(),this.isOpen=!1,this.#e=0,this.#r(!1),this.show(null))}step(t){this.#o(this.isOpen?this.#e+t:t>0?0:this.#s.
length-1)}#o(t){this.pause(),this.isOpen=!0,this.#e=Math.max(0,Math.min(this.#s.length-1,t)),this.#r(!1),this.show(this.#e)}#n(){
let{title:t="",text:n=""}=this.#s[this.#e]??{},s=Math.max(1800,55*(t.length+n.length));if(this.#e>=this.#s.length-1){this.
pause();return}this.#t=window.setTimeout(()=>{this.#o(this.#e+1),this.#n()},s),this.#r(!0)}#r(t){this.button.dataset.icon=
t?"pause":"play";let n=t?"Pause the story":"Play the story";this.button.setAttribute("aria-label",n),this.button.title=n,
this.slider.value=String(this.isOpen?this.#e+1:this.#s.length),this.slider.setAttribute("aria-valuetext",this.isOpen?`St\
ep ${this.#e+1} of ${this.#s.length}`:"The whole picture"),this.back.disabled=this.isOpen&&this.#e===0,this.forth.disabled=
this.isOpen&&this.#e>=this.#s.length-1}};function Bs(e,t,n){let s=document.createElement("button");return s.type="button",
s.dataset.icon=t,s.title=e,s.setAttribute("aria-label",e),s.addEventListener("click",n),s}var On="http://www.w3.org/2000/svg",bi=1.7,Nh=1.2,xi=20,_h=["fill","stroke","stroke-width","stroke-dasharray","stroke-li\
necap","stroke-linejoin","opacity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],vh={fill:"\
rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"mi\
ter",opacity:"1","paint-order":"normal","text-decoration-line":"none"},Lh=".handle, .handle-words, .control, .escape",Rh=new Set(
["font-size","font-weight","text-anchor"]);function wi(e,{title:t,ground:n,lines:s}){let o=e.cloneNode(!0),{width:r,height:i}=e.
viewBox.baseVal,a=Number(e.getAttribute("font-size")),c=s.length*bi*a,l=c+i,h=[],u=e.querySelectorAll("*");for(let[g,y]of o.
querySelectorAll("*").entries()){let b=u[g];b&&Ch(y,getComputedStyle(b)),y.matches(Lh)&&h.push(y);for(let w of["class","\
data-part","data-open","data-act","tabindex","role"])y.removeAttribute(w)}for(let g of[...h,...o.querySelectorAll('[opac\
ity="0"]')])g.remove();let m=document.createElementNS(On,"title");m.textContent=t;let f=document.createElementNS(On,"rec\
t");f.setAttribute("y",String(-c)),f.setAttribute("width",String(r)),f.setAttribute("height",String(l)),f.setAttribute("\
fill",n);let p=s.map((g,y)=>{let b=a*(y?1:Nh),w=document.createElementNS(On,"text");return w.textContent=et(g,r-2*xi,b,y===
0),w.setAttribute("x",String(xi)),w.setAttribute("y",String((y+.8)*bi*a-c)),w.setAttribute("font-size",String(b)),w.setAttribute(
"font-weight",y?"400":"600"),w.setAttribute("fill",getComputedStyle(e).color),w});return o.prepend(m,f,...p),o.setAttribute(
"viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("xmlns",On),o.setAttribute("width",String(r)),o.setAttribute("height",String(
l)),o.setAttribute("font-family",getComputedStyle(e).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.
setAttribute("role","img"),o.setAttribute("aria-label",t),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(
o),width:r,height:l}}function Ch(e,t){if(e.localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}
e.localName==="image"&&e.setAttribute("style","image-rendering: pixelated");for(let n of _h){if(Rh.has(n)&&e.localName!==
"text")continue;let s=t.getPropertyValue(n);s&&s!==vh[n]&&e.setAttribute(n,s)}}function $i({columns:e,rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>Gs(
"th",r,"col")));let o=n.createTBody();for(let[r,...i]of t)o.insertRow().append(Gs("th",r,"row"),...i.map(a=>Gs("td",a)));
return n}function ki(e){let t=s=>s.map(Fh).join(",");return`${e.map(({columns:s,rows:o})=>[s,...o].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}var Wh=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Hh=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Dh=/^(?=[\t\r\n])/;function Fh(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(Hh,"$1'").replace(
Dh,"'"),n=Wh.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function Gs(e,t,n){let s=document.createElement(
e);return n&&(s.scope=n),s.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),s}function Ai(e,t=null,n=null){if(t===null)return[Gh(e,n),Uh(e,n)];let s=Nt(t,e);return s?Bh[s.kind](e,s):[]}var Bh={head:Vh,
stream:jh,inputs:Mi,visit:Mi,context:Yh,pointer:qh,generation:zh,gate:Kh,place:Jh};function Gh(e,t){let{hasPointer:n}=e,
s=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","Stay in minutes",...n?
["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:e.visits.map((o,r)=>[G(e,r),o.duration_minutes,
...n?[Vs(e.pointerScores[r]),e.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function Uh(e,t){return{caption:`T\
he answer, with a gate of ${e.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From the pointer","Fr\
om generation","Probability",...t?[`Probability ${t.words}`]:[]],rows:e.trace.location_probabilities.final.map(({location:n})=>{
let{pointer:s,generation:o,fromPointer:r,fromGeneration:i}=ue(e,n),a=e.probabilityOf("final",n);return[e.nameOf(n).label,
s,o,r,i,a,...t?[t.knownProbability(n)]:[]]})}}function Vh(e,{layer:t,head:n,query:s,visit:o,isLeaf:r}){let{count:i}=e,a=e.
weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((m,f)=>G(e,f));if(!r)return[{caption:`Weights of ${c}: rows are th\
e visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((m,f)=>[m,...a.subarray(f*i,
(f+1)*i)])}];let h=un(e,t,n,s),{dot:u}=ae(e,t,n,s,o);return[Sn(`Query of ${l[s]} × key of ${l[o]}, ${c}`,["Query","Key"],
u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((m,f)=>[m,Vs(h.scores[f]),a[s*
i+f]])}]}function jh(e,t){let{layer:n,visit:s}=t,o=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1","norm1"],["Head\
s","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.out"],["Leaves",
"residual_out"]].filter(([,u])=>e.has(`${o}.${u}`)),i=r.map(([,u])=>st(e,`${o}.${u}`,s)),a=kn(e,t),c=dn(e,n,s,a),l=st(e,
`${o}.feed_forward.pre`,s),h=st(e,`${o}.feed_forward.hidden`,s);return[{caption:`${G(e,s)}, in layer ${n}`,columns:["Num\
ber",...r.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,m)=>[m+1,...i.map(f=>f[m])])},{caption:`Hidden units of the feed\
-forward network${c?`, and what they give number ${a+1}`:""}`,columns:["Unit","Before the activation","After it",...c?["\
Weight","Product"]:[]],rows:Array.from(h,(u,m)=>[m+1,l[m],u,...c?[c.dot.second[m],c.dot.products[m]]:[]])}]}function Mi(e,{
kind:t,visit:n}){let s=st(e,"inputs.projected",n),o=[{caption:`What ${G(e,n)} is made of`,columns:["Feature","Value","Le\
ngth of its vector"],rows:e.slices.map(({name:i,label:a,lengths:c})=>[a,Ws(e,i,n),c[n]])},Us("All features mixed by one \
matrix",s)];if(t==="inputs")return o;let r=Array.from({length:e.layers*e.heads},(i,a)=>{let[c,l]=[Math.floor(a/e.heads),
a%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.hasPointer&&r.push(["Pointer",e.pointerWeights[n]]),
o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),o}function Yh(e){return[Us(
"The context: the last visit after all layers",e.values("context"))]}function qh(e,{visit:t,isLeaf:n}){let s=mn(e),o=e.visits.
map((l,h)=>G(e,h)),r=e.values("pointer.content_scores"),i=e.has("pointer.bias")?e.values("pointer.bias"):null,a=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...i?["Position bias"]:[],"Score","Weig\
ht"],rows:o.map((l,h)=>[l,r[h],...i?[i[h]]:[],Vs(s.scores[h]),e.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return a;let{dot:c}=ce(e,t);return[Sn(`Query of the context × key of ${o[t]}`,["Query","Key"],c),...a]}function zh(e,{
location:t,isLeaf:n}){let s=e.trace.location_probabilities.generation??[],o={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:s.map(i=>[e.nameOf(i.location).label,Ut(e,i.location).logit,
i.probability])},{dot:r}=Ut(e,t);return n&&r?[Sn(`Context × weights of ${e.nameOf(t).label}`,["Context","Weight"],r),o]:
[o]}function Kh(e){let t=he(e),n={caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bias",t.bias],["Logit",t.
logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[n];let s="Hidden units";return[t.dot?Sn(s,["Hidden un\
it","Weight"],t.dot):Us(s,t.hidden),n]}function Jh(e,{location:t}){let{visits:n,pointer:s,generation:o,gate:r,fromPointer:i,
fromGeneration:a,probability:c}=ue(e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",s,r,i],["Generation",o,1-r,a],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[G(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function Sn(e,t,{
first:n,second:s,products:o,sum:r}){return{caption:e,columns:["Number",...t,"Product"],rows:[...o.map((i,a)=>[a+1,n[a],s[a],
i]),["Sum","","",r]]}}function Us(e,t){return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,s)=>[s+1,n])}}function Vs(e){
return Number.isFinite(e)?e:"−∞"}function Ei(e,t,n,s=null){let o=document.createElement("dialog");o.className="picture-tables",o.setAttribute("aria-label",
"Numbers");let r=Ai(t,n,s);for(let l of r){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append($i(l)),o.append(u,h)}let i=document.createElement("button");i.type=
"button",i.textContent="Close",i.addEventListener("click",()=>o.close());let a=document.createElement("a");a.textContent=
"Save as CSV",a.download=`${n??"network"}.csv`,a.href=URL.createObjectURL(new Blob([ki(r)],{type:"text/csv"}));let c=document.
createElement("p");c.append(i," ",a),o.append(c),o.addEventListener("close",()=>{URL.revokeObjectURL(a.href),o.remove()}),
e.append(o),o.showModal()}var Ie=.03,Xh=5;function Tn({reading:e,before:t,overlays:n,stage:s,happened:o,lit:r}){let i=yt(r,e),{most:a,top:c,bottom:l}=s.
answers,h=o===null?[]:[o];n&&t&&h.push(t.trace.prediction.location),i!==null&&r?.kind==="place"&&h.push(i);let u=e.answer(
a,h),m=u.slice(0,-1).map(({location:y})=>y),f=Si(m.map(y=>t?.knownProbability(y)??null),1),p=n&&t?Zh(m,e,t):null,g=(l-c)/
u.length;return u.map((y,b)=>{let w=c+(b+.5)*g,x=y.probability*s.full,$={pointer:p?.pointer[b]??null,generation:p?.generation[b]??
null},[k,N]=["pointer","generation"].map(M=>Oi(y[M]*te({reading:e},M),$[M])*s.full);return{...y,was:t?f[b]??null:null,wasByPath:$,
middle:w,start:w+(Number(k)-Number(N)-x)/2,height:x}})}function Oi(e,t){return Math.max(0,(t??e)-e)}function Zh(e,t,n){let s=(o,r)=>r?
Si(e.map(i=>n.shareOf(o,i)),te({reading:n},o)):[];return{pointer:s("pointer",t.hasPointer),generation:s("generation",t.hasGeneration)}}
function Si(e,t){let n=e.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,t);return[...e,n.length===e.length?Math.max(0,s):null]}
function Nn(e,t){let{reading:n,stage:s}=e,o=Oe(e),r=n.pointerWeights,i=p=>p.reduce((g,y)=>g+Oi(r[y],o?.[y]??null),0),a=n.
pointedPlaces.map(p=>({...p,lost:i(p.visits)})).sort((p,g)=>g.probability+g.lost-p.probability-p.lost),c=a.filter((p,g)=>p.
probability+p.lost>=Ie&&g<Xh||js(t,p.location)<t.length-1).map(p=>({...p,wish:f(p.visits)})),l=a.filter(({location:p})=>!c.
some(g=>g.location===p));if(l.length){let p=l.flatMap(g=>g.visits);c.push({location:-1,label:`${l.length} more place${l.
length===1?"":"s"}`,category:null,probability:l.reduce((g,{probability:y})=>g+y,0),lost:i(p),visits:p,wish:f(p)})}c.sort(
(p,g)=>p.wish-g.wish);let{room:h,gap:u}=s.across.places,m=gn(c.map(({wish:p,probability:g,lost:y})=>({wish:p,length:(g+y)*
s.full})),u,...h);return c.map(({location:p,label:g,probability:y,lost:b,visits:w},x)=>({path:"pointer",location:p,label:g,
probability:y,start:Number(m[x]),lost:b,visits:w,answer:js(t,p)}));function f(p){let g=p.map(b=>Math.max(r[b],o?.[b]??0)),
y=g.reduce((b,w)=>b+w,0)||1;return p.reduce((b,w,x)=>b+Number(g[x])/y*Number(s.across.visits[w]),0)}}function _n({reading:e,
stage:t},n){if(!e.hasGeneration)return[];let s=e.generated(Re),{gap:o}=t.across.generation,{start:r}=t.across.generation;
return s.map(({location:i,label:a,probability:c})=>{let l={path:"generation",location:i,label:a,probability:c,start:r,lost:0,
visits:[],answer:js(n,i)};return r+=c*t.full+o,l})}function te({reading:e},t){return t==="pointer"?e.gate:1-e.gate}function gt(e,t){
let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function js(e,t){let n=e.findIndex(s=>s.location===t);return n<0?e.length-
1:n}var Ys=18;function Yt({stage:e},t){let n=e.type/13;return B(t,12.5*n)+13*n}function Pe({reading:e},t){let n=e.trace.interventions[`${t}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function vn(e,t,n,s=3){let o=e.reading.trace.interventions[`${t}\
_temperature`]??1;return d("g",{key:`temperature ${t}`},ge(e,{act:`${t}_temperature`,words:Pe(e,t),title:`Temperature of\
 the ${t} softmax: ${o}. Drag to the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function ge(e,{act:t,
words:n,title:s,right:o,y:r,height:i=0,stays:a=!1}){if(!e.canAct)return[];let c=e.stage.type/13,l=i||Ys*c,h=Yt(e,n),u=a?
" stays":"";return[d("rect",{key:`handle ${t}`,class:`handle${u}`,"data-act":t,x:o-h,y:r,width:h,height:l,rx:l/2},d("tit\
le",{},s)),d("text",{key:`handle words ${t}`,class:`handle-words middle${u}`,x:o-h/2,y:r+l/2+4*c},n)]}var We=1440;function Ti(e){let{stage:t}=e,{x:n,width:s}=t.visits;return[qt(e,n,"Visits",qs(e),s),...Qh(e),...t.rows.map(
(o,r)=>eu(e,r))]}function qs({lit:e}){return e?.kind==="head"?`% read by the last visit in head ${e.head}`:"oldest first"}
function qt({stage:e},t,n,s,o=400){let r=e.type/13;return d("g",{key:`title ${n}`,class:"heading","aria-hidden":"true"},
d("text",{x:t,y:17*r,class:"title"},et(n,o,15*r,!0)),d("text",{x:t,y:35*r,class:"small"},et(s,o,12.5*r)))}function Qh({reading:e,
stage:t}){let n=t.type/13,s=[];for(let{start:o,end:r,weekday:i}of zs(e)){let a=Number(t.rows[o]?.y)-Number(t.rows[o]?.height)/
2,c=Number(t.rows[r]?.y)+Number(t.rows[r]?.height)/2;if(s.push(d("rect",{key:`day ${o}`,class:"day",x:t.visits.x+29*n,y:a+
1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+c)/2+4.5*n);s.push(d("text",{key:`weekda\
y ${o}`,class:"small strong",x:t.visits.x,y:l},i))}}return s}function zs({visits:e}){let t=[];for(let[n,s]of e.entries()){
let o=tu(s),r=t.at(-1);r?.day===o?r.end=n:t.push({start:n,end:n,day:o,weekday:String(lt[s.weekday])})}return t}function tu({
arrival:e,weekday:t}){return e?.split("T")[0]??String(t)}function eu(e,t){let{reading:n,stage:s,lit:o}=e,{y:r,height:i,isFull:a}=s.
rows[t],c=n.visits[t];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,m=Se(o,n).includes(t),f=c.masked?"unmask":"mask",p=a&&e.canAct&&t<n.count-1,g=p&&m?Yt(e,f)+4*l:0,y=Math.min(Ys*l,i),
b=Ln(c),w=i>=33*l,x=(w?20:13)*l,$=h+x+(w?14:8)*l,k=Js(e,t),N=Xs(e,t),M=m||N,A=k||w?54*l:0,S=s.visits.x+s.visits.width-4,
_=S-$,v=s.isDense?0:38*l,I=w?[d("text",{x:$,y:r-3*l,class:"strong"},et(c.label,_-g,13*l,!0)),d("text",{x:$,y:r+13*l,class:"\
small"},b),k||_<B(b,12.5*l)+56*l?null:nu(S+4-50*l,r+5*l,48*l,c)]:[d("text",{x:$,y:r+4.4*l,class:M?"strong":"label"},et(c.
label,_-Math.max(v,A)-g-9,12.5*l,M)),k||s.isDense?null:d("text",{x:S-g,y:r+4.4*l,class:"small end"},it(c.start_minute))];
return d("g",Ks(e,t,c),d("rect",{class:"chip",x:h,y:r-i/2+.5,width:u,height:Math.max(1,i-1),rx:a?5*l:1}),a&&mt(c.category,
h+4*l,r-x/2,x),a?I:d("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),k&&a&&d("text",{x:S,y:r+4.4*l,class:N?"strong\
 end":"small end"},k),p&&ge(e,{act:"mask",words:f,title:c.masked?"Unmask this visit, so that others may read it again":"\
Mask this visit: no other may read it",right:S+2,y:w?r-17*l:r-y/2,height:y}),d("title",{},`${c.label}, ${lt[c.weekday]} ${b}`))}
function Ks({reading:e,lit:t},n,s){let o=Se(t,e).includes(n);return{key:`visit ${n}`,class:`part visit${o?" lit":""}${s.
masked?" off":""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1","aria-label":`Visit ${n+1} of ${e.count}: ${s.label}\
, ${lt[s.weekday]} ${Ln(s)}${s.masked?", masked":""}${e.hasPointer?`; pointer weight ${O(e.pointerWeights[n],1)}`:""}`}}
function Ln({start_minute:e,duration_minutes:t}){return`${it(e)} · ${Pt(t)}`}function Js({reading:e,lit:t},n){return t?.
kind!=="head"?"":O(e.lastRow(t.layer??0,t.head??0)[n])}function Xs({reading:e,lit:t},n){return t?.kind!=="head"?!1:bt(e.
lastRow(t.layer??0,t.head??0))===n}function nu(e,t,n,{start_minute:s,duration_minutes:o}){let r=Math.min(s+o,We),i=Math.
min(s,Math.max(0,s+o-We)),a=(c,l)=>d("rect",{class:"stay",x:e+c/We*n,y:t,width:Math.max(1,(l-c)/We*n),height:7});return d(
"g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},d("rect",{class:"track",x:e,y:t,width:n,height:7}),
a(s,r),i>0&&a(0,i),d("rect",{class:"stay-end","data-drag":"stay",x:e+(i||r)/We*n-2,y:t-3,width:5,height:13}))}function Ni(e){
let{reading:t,stage:n,lit:s}=e;if(!n.slices)return[];let o=n.type/13,{x:r,width:i}=n.slices,{slices:a}=t,c=Math.max(...vt(
e).map(({longestSlice:p})=>p)),l=i/a.length,h=ht(s,t),u=s?.kind==="slices",m=n.rows.flatMap(({y:p,height:g},y)=>a.map(({
name:b,lengths:w},x)=>{let $=Math.max(2,g-4),k=Number(w[y])/c*$;return d("rect",{key:`${b} ${y}`,class:u||h.includes(y)?
"length lit":"length",x:r+x*l,y:p+g/2-2-k,width:.72*l,height:k})})),f=a.map(({label:p},g)=>d("text",{key:`name ${p}`,class:"\
tiny middle",x:r+(g+.36)*l,y:(g%2?40:26)*o},p));return[d("g",Zs(e),d("rect",{class:"ground",x:r-6,y:n.top-4,width:i+6,height:n.
bottom-n.top+8,rx:6}),f,m,d("text",{class:"small",x:r,y:n.bottom+18*o},"Bars: lengths"),d("text",{class:"small",x:r,y:n.
bottom+33*o},"of the vectors"))]}function Zs(e){return{key:"slices",class:`part slices${ut(e,"slices")}`,"data-part":"in\
puts",role:"button",tabindex:"-1",opacity:z(e,bn.slices),"aria-label":`What each visit is made of: ${e.reading.slices.map(
({label:t})=>t).join(", ")}`}}function _i(e,t){let{x:n,right:s}=e.stage.answers,o=e.stage.type/13;return[qt(e,n+6*o,"Answer",e.stage.isDense?"":su(e),
s-n),...Qs(e,t)]}function su({reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of ge\
neration"}function Qs(e,t){let{reading:n,stage:s,lit:o,happened:r}=e,i=s.type/13,a=yt(o,n),{x:c,right:l,segment:h}=s.answers,
u=l-c;return t.map(m=>{let{location:f,label:p,category:g,probability:y,was:b,middle:w,height:x,start:$}=m,k=[{path:"poin\
ter",share:m.pointer*te(e,"pointer")},{path:"generation",share:m.generation*te(e,"generation")}],N=a===f,M=c+(g===null?6:
26)*i,A=nn(p,l-M-(r===f?20*i:2),13.5*i,2,!0),S=w-(A.length>1?22:8)*i,_=w+(A.length>1?2:0)*i,v=c+6*i,I=u-8*i;return d("g",
{key:`place ${f}`,class:`part place${N?" lit":a!==null&&o?" dim":""}`,"data-part":f<0?null:`places.${f}`,role:f<0?null:"\
button",tabindex:f<0?null:"-1","aria-label":`${p}: ${O(y,1)}; from the pointer ${O(k[0]?.share??0,1)}, from generation ${O(
k[1]?.share??0,1)}${r===f?"; this is what really happened":""}`},d("rect",{key:"ground",class:"ground",x:c-6*i,y:S-16*i,
width:u+10*i,height:_-S+50*i,rx:6}),d("rect",{key:"segment",class:"answer-bar",x:h,y:$,width:X-2,height:Math.max(1,x)}),
g!==null&&mt(g,c+5*i,S-13*i,16*i),A.map((W,C)=>d("text",{key:`name ${C}`,class:f<0?"label halo":"strong halo",x:M,y:S+15*
C*i},W)),r===f&&d("path",{key:"happened",class:"check",d:`M${l-16*i} ${S-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},d("title",
{},"This is where the person went.")),d("rect",{key:"track",class:"track",x:c+6*i,y:_,width:I,height:8*i}),k.map(({path:W,
share:C})=>{let R=d("rect",{key:W,class:`${W} bar`,x:v,y:_,width:Math.max(0,C*I),height:8*i});return v+=C*I,R}),b!==null&&
d("rect",{key:"before",class:"before",x:c+5*i+b*I,y:_-3*i,width:2,height:14*i}),d("text",{key:"probability",class:"stron\
g halo",x:c+6*i,y:_+23*i},O(y,1)),b!==null&&ou(c+60*i,_+23*i,y,b))})}function ou(e,t,n,s){let o=Math.round(1e3*n)-Math.round(
1e3*s);if(o===0)return d("text",{key:"change",class:"small",x:e,y:t},"same");let r=`${o>0?"▲":"▼"} ${(Math.abs(o)/10).
toFixed(1)}`;return d("text",{key:"change",class:`${o>0?"more":"less"} strong halo`,x:e,y:t},r)}function vi(e){let{reading:t,stage:n}=e,s=n.type/13,o=t.values("context");if(!n.layers.at(-1)||!o)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),a=Math.ceil(o.length/i),c=n.context,l=c/i,h=n.fork-2*s,u=n.bottom+20*s;return to(e,
{x:h,y:u,columns:i,cell:l},ru(e,h,u,c,a*l))}function to(e,{x:t,y:n,columns:s,cell:o},r){let i=e.stage.type/13,a=e.reading.
values("context"),c=Math.max(...vt(e).flatMap(h=>[...h.values("context")].map(Math.abs)))||1,l=Array.from(a,(h,u)=>d("re\
ct",{class:h<0?"below-zero":"above-zero",x:t+u%s*o,y:n+Math.floor(u/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(
h)/c)}));return d("g",{key:"context",class:`part context${ut(e,"context")}`,"data-part":"context",role:"button",tabindex:"\
-1",opacity:z(e,Z(e.reading).context),"aria-label":`Context: the last visit after all layers, ${a.length} numbers`},d("r\
ect",{class:"ground",x:t-3,y:n-16*i,width:s*o+6,height:Math.max(44,Math.ceil(a.length/s)*o+20*i),rx:4}),r,d("text",{class:"\
strong halo",x:t,y:n-5*i},"Context"),l,d("title",{},`The last visit after all layers: ${a.length} numbers. The pointer, \
the generation head and the gate read them.`))}function ru({reading:e,stage:t},n,s,o,r){let i=t.type/13,a=Number(t.rows.
at(-1)?.y),c=n-6*i,l=t.size.height-5*i,h=t.gate+9*i;return[d("path",{key:"from the last visit",class:"link",d:`M${c-8*i}\
 ${a}H${c}V${s+r/2}H${n-2}`}),e.hasGeneration&&d("path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+
r/2}H${n+o+12*i}`}),e.has("gate.logit")&&d("path",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*i}V${l}H${h}\
V${.56*t.size.height+t.full/2+4}`})]}function Li(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,r=s.across.gate,i=r+s.full,a=s.gateWidth,c=r+t.gate*s.full,
l=n?n.gate:t.gate,h=s.gate+a/2,u=Rn(e);return d("g",eo(e,"vertical"),d("rect",{key:"frame",class:"gate-frame",x:s.gate-3,
y:r-3,width:a+6,height:s.full+6,rx:4}),d("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:a,height:Math.max(
0,c-r)}),d("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:a,height:Math.max(0,i-c)}),d("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&d("path",{key:"learned",class:"le\
arned",d:`M${s.gate+a+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},d("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&d("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:a+16*o,height:12*o,rx:6*o}),
!u&&d("text",{key:"fixed",class:"small middle",x:h,y:i+18*o},"fixed"))}function Rn({reading:e}){return e.trace.architecture.
components.includes("gate")}function eo(e,t){let{reading:n}=e,s=e.canAct&&Rn(e);return{key:"gate",class:`part gate${ut(e,
"gate")}`,"data-part":"gate",role:s?"slider":"button",...s&&{"aria-orientation":t,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-valuetext":`${n.gate.toFixed(2)}: ${O(n.gate)} pointer`},tabindex:"-1",opacity:z(e,
Z(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${O(n.gate)} pointer, ${O(1-n.gate)} generation${n.trace.gate.learned?
"":", not learned"}`}}function Cn(e,t,n){let{reading:s,stage:o,lit:r}=e,i=e.beat>=Z(s).gate,a=x=>te(e,x),c=yt(r,s),l=new Map,
h=o.across.gate;for(let x of t)l.set(x,h),h+=x.probability*a(x.path)*o.full;let u=new Map;h=o.across.gate;for(let x of["\
pointer","generation"])for(let[$]of n.entries())u.set(`${x} ${$}`,h),h+=Number(n[$]?.[x])*a(x)*o.full;let m=t.map(x=>{let $=Number(
l.get(x)),k=x.probability*a(x.path)*o.full,N=gt(x.start,x.start+x.probability*o.full),M=gt($,$+k);return d("path",{key:`\
into ${x.path} ${x.location}`,class:`${x.path} band${b(x.location)}`,d:o.bands.into(N,M,i)})}),[f,p]=[o.across.gate,o.across.
gate+o.full],g=n.flatMap((x,$)=>{let k=x.start;return["pointer","generation"].map(N=>{let M=Number(x[N])*a(N),A=M*o.full,
S=Number(u.get(`${N} ${$}`)),_=gt(S,S+A),v=gt(k,k+A),I=x.wasByPath[N],W=I===null?null:y(N,S,k,A,I*o.full);k+=A;let C=`ou\
t ${N} ${x.location}`;return[A>0&&d("path",{key:C,class:`${N} band${b(x.location)}`,d:o.bands.out(_,v,i)}),W&&on({key:C,
now:A,before:Number(I)*o.full,path:(R,D)=>o.bands.out(R,D,i),edges:W,style:b(x.location),title:`${x.label}, from ${N==="\
pointer"?"the pointer":"generation"}: ${rn(M,Number(I),e.before?s.wordsFor(e.before):"")}`})]})});return[m,g,i&&r?.kind===
"visit"&&w(r.visit??0)];function y(x,$,k,N,M){let A=Math.abs(N-M),S=x==="pointer",_=(W,C)=>{let R=S?W-(C?0:A):W+N-(C?A:0);
return[R,R+A]},[v]=_($,!1),I=Math.max(f,Math.min(p-A,v));return{more:[_($,!0),_(k,!0)],less:[[I,I+A],_(k,!1)]}}function b(x){
return c===null?"":c===x&&r?.kind==="place"?" lit":" dim"}function w(x){let $=s.pointerWeights,k=t.find(({path:D,visits:Y})=>D===
"pointer"&&Y.includes(x));if(!k)return null;let N=[...k.visits].sort((D,Y)=>D-Y),A=N.slice(0,N.indexOf(x)).reduce((D,Y)=>D+
$[Y],0)*o.full,S=$[x]*o.full,_=a("pointer"),v=Number(l.get(k))+A*_,I=n[k.answer],W=Number(u.get(`pointer ${k.answer}`))+
A*_,C=Number(I?.start)+A*_,R=I?.location===k.location;return[d("path",{key:"visit into",class:"pointer band lit",d:o.bands.
into(gt(k.start+A,k.start+A+S),gt(v,v+S*_),i)}),R&&d("path",{key:"visit out",class:"pointer band lit",d:o.bands.out(gt(W,
W+S*_),gt(C,C+S*_),i)})]}}function Ri(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,{gate:r,gateHeight:i,full:a}=s,c=s.across.gate,l=c+t.gate*a,
h=n?n.gate:t.gate,u=Rn(e),m=`${O(t.gate)} pointer${u?"":", fixed"}`;return d("g",eo(e,"horizontal"),d("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:a+6,height:i+6,rx:4}),d("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:t.gate*
a,height:i}),d("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-t.gate)*a,height:i}),d("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${t.gate.toFixed(2)}`),d("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},m),h!==t.gate&&d("path",{key:"learned",class:"learned",d:`M${c+h*a} ${r+i+3}l${5*o} ${8*o}h${-10*o}Z`},d("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[d("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:i+16*o,rx:6*o}),d("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-xt/2,s.size.width-
xt),y:r+(i-xt)/2,width:xt,height:xt})])}function Ci(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:m})=>m==="generation"),i=s.places-8*o,a=s.fork+(n.
hasPointer?s.context+14*o:2*o),c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=e.beat>=Z(n).generation,h=r.map(({
label:m,probability:f,location:p},g)=>{let y=c+g*17*o;return[d("text",{key:`name ${g}`,class:p<0?"small halo":"label hal\
o",x:a,y},et(m,i-a-(s.isDense?38:46)*o,13*o)),d("text",{key:`share ${g}`,class:"strong end halo",x:i,y},O(f))]}),u=r.map(
({probability:m,start:f,location:p},g)=>d("rect",{key:`bar ${g}`,class:"generation bar",x:s.places,y:f,width:X,height:l?
Math.max(.8,m*s.full):0},d("title",{},`${p<0?"The others":r[g]?.label}: ${O(m,1)} of the generation head`)));return d("g",
no(e,r),d("rect",{class:"ground",x:a-4,y:c-30*o,width:i-a+8,height:88*o,rx:6}),d("text",{class:`title halo${s.isDense?" \
end":""}`,x:s.isDense?i:a,y:c-18*o},"Generation"),h,u)}function no(e,t){return{key:"generation",class:`part generation-b\
lock${ut(e,"generation")}`,"data-part":"generation",role:"button",tabindex:"-1",opacity:z(e,Z(e.reading).generation),"ar\
ia-label":`Generation: ${t.map(({label:n,probability:s})=>`${n} ${O(s)}`).join(", ")}`}}var iu=3,so=17,au=4;function Ii(e,t){let{reading:n,stage:s,lit:o}=e,r=yt(o,n),i=t.filter(({path:c})=>c==="pointer"),a=({
location:c})=>r===null||r===c?"":" dim";return d("g",{key:"places",opacity:z(e,Z(n).pointer)},i.map(c=>d("rect",{key:`ba\
r ${c.location}`,class:`pointer bar${a(c)}`,x:c.start,y:s.places,width:Math.max(.8,c.probability*s.full),height:X},d("ti\
tle",{},`${c.label}: ${O(c.probability,1)} of the pointer`))),cu(e,i).map(c=>lu(e,c,a(c.flow))))}function cu({reading:e,
stage:t,lit:n},s){let o=t.type/13,r=yt(n,e),[i,a]=t.across.places.room,c=({location:h,probability:u})=>u+ +(r!==null&&h===
r),l=[];for(let h of[...s].sort((u,m)=>c(m)-c(u))){let{location:u,label:m,probability:f,lost:p}=h;if(f+p<Ie&&u>=0&&u!==r)
continue;let g=u>=0,y=` ${O(f)}`,w=`${et(m,a-i-B(y,13*o,!0),13*o,g)}${y}`,x=B(w,13*o,g)/2,$=h.start+f*t.full/2,k=Math.max(
i+x,Math.min(a-x,$)),[N,M]=[k-x,k+x];for(let A=0;A<iu;A++){if(l.some(v=>v.row===A&&N<v.right+8*o&&M>v.left-8*o))continue;
let _=k>$?"":k<$?" end":" middle";l.push({flow:h,text:w,isBold:g,left:N,right:M,row:A,anchor:_});break}}return l}function lu({
stage:e},{flow:t,text:n,isBold:s,left:o,right:r,row:i,anchor:a},c){let l=e.type/13,h=e.places+X+(14+so*i)*l,u=t.start+t.
probability*e.full/2;return[i>0&&d("path",{key:`leader ${t.location}`,class:`leader${c}`,d:`M${u} ${e.places+X}V${h-11*l}`}),
d("text",{key:`name ${t.location}`,class:`${s?"strong":"small"}${a} halo${c}`,x:a===""?o:a===" end"?r:(o+r)/2,y:h},n)]}function Pi(e,t){
let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:l})=>l==="generation"),i=e.beat>=Z(n).generation,a=n.hasPointer?.42*
(s.right-s.left):s.right-s.left,c=s.places-(au*so-6)*o;return d("g",no(e,r),d("rect",{class:"ground",x:s.right-a,y:c-36*
o,width:a+6,height:s.places+X-c+40*o,rx:6}),d("text",{class:"title end halo",x:s.right,y:c-19*o},"Generation"),r.map(({location:l,
label:h,probability:u,start:m},f)=>{let p=` ${O(u)}`,g=et(h,a-B(p,13*o),13*o)+p;return[d("text",{key:`name ${f}`,class:l<
0?"small end halo":"label end halo",x:s.right,y:c+f*so*o},g),d("rect",{key:`bar ${f}`,class:"generation bar",x:m,y:s.places,
width:Math.max(.8,u*s.full),height:i?X:0},d("title",{},`${l<0?"The others":h}: ${O(u,1)} of the generation head`))]}))}var hu=16;function Wi(e,t){let{reading:n,stage:s,lit:o}=e,r=s.type/13,i=z(e,Z(n).pointer),a=n.pointerWeights,c=n.pointerScores,
l=ht(o,n),h=Math.max(...a),u=s.fork+2*r,m={...!s.isDense&&{score:s.scores},weight:s.weights},f=B("Pointer",15*r,!0)+4*r,
p=Yt(e,Pe(e,"pointer")),g=s.rows.flatMap(({y:b,isFull:w},x)=>{if(!w)return[];let $=a[x]>=.2*h||l.includes(x)?"strong":"s\
mall",k=l.length&&!l.includes(x)?" dim":"";return[!s.isDense&&d("text",{key:`score ${x}`,class:`small end${k}`,x:s.scores,
y:b+4.4*r},T(c[x])),d("text",{key:`weight ${x}`,class:`${$} end${k}`,x:s.weights,y:b+4.4*r},O(a[x]))].filter(N=>N!==!1)}),
y=t.filter(({path:b})=>b==="pointer").map(b=>uu(e,b));return[d("g",oo(e,t),d("rect",{class:"ground",x:u-4*r,y:s.top-4,width:s.
weights-u+8*r,height:s.bottom-s.top+8,rx:6}),qt(e,u,"Pointer","",200),Object.entries(m).map(([b,w])=>d("text",{key:b,class:"\
small end","aria-hidden":"true",x:w,y:35*r},b)),!s.isDense&&vn(e,"pointer",Math.max(s.weights+6*r,u+f+p)),d("path",{class:"\
fork pointer-line",d:`M${u+2*r} ${s.bottom+8}V${s.top}`}),g),d("g",{key:"ribbons",opacity:i},ro(e,t),y)]}function oo(e,t){
return{key:"pointer",class:`part pointer-block${ut(e,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",opacity:z(
e,Z(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${O(s)}`).join(", ")}`}}function ro(e,t){let{reading:n,before:s,stage:o,lit:r}=e,i=n.
pointerWeights,a=Oe(e),c=ht(r,n),l=e.beat>=Z(n).pointer,h=gn(o.across.visits.map((u,m)=>({wish:u,length:Math.max(i[m],a?.[m]??
0)*o.full})),0,...o.across.starts);return t.filter(({path:u})=>u==="pointer").flatMap(u=>{let m=u.start,f=u.start+u.probability*
o.full;return[...u.visits].sort((p,g)=>p-g).map(p=>{let g=i[p]*o.full,y=Number(h[p]),b=c.includes(p)?" lit":c.length?" d\
im":"",w=gt(m,m+g);m+=g;let x=a?.[p]??null,$=x===null?0:(x-i[p])*o.full,[k,N]=[f,Math.max(0,$)];f+=N;let M=`${n.visits[p]?.
label}: `,A=x===null||!s?`${M}${O(i[p],1)} of the pointer`:`${M}${rn(i[p],x,n.wordsFor(s))} of the pointer`;return[d("pa\
th",{key:`ribbon ${p}`,class:`pointer band${b}`,d:o.bands.ribbon(gt(y,y+g),w,l)},d("title",{},A)),on({key:`ribbon ${p}`,
now:g,before:x===null?null:x*o.full,path:(S,_)=>o.bands.ribbon(S,_,l),edges:{more:[[y+g+$,y+g],[m+$,m]],less:[[y+g,y+g+$],
[k,k+N]]},style:b,title:A})]})})}function uu(e,{path:t,location:n,label:s,probability:o,lost:r,start:i}){let{reading:a,stage:c,
lit:l}=e,h=c.type/13,u=yt(l,a),m=O(o),f=o+r>=Ie||n<0||u===n,p=c.gate-c.ribbons-16*h,g=n>=0,y=et(s,p-B(` ${m}`,13*h,!0),13*
h,g),b=B(`${y} ${m}`,13*h,g)/2,x=a.hasGate&&Math.abs(i-c.across.gate+5*h)<hu*h?B("Gate 0.00",15*h,!0)/2-c.gateWidth/2:0,
$=Math.min(c.places+X/2,c.gate-6*h-x-b);return d("g",{key:`${t} ${n}`,class:u===null||u===n?"":"dim"},d("rect",{class:`${t}\
 bar`,x:c.places,y:i,width:X,height:Math.max(.8,o*c.full)}),f&&d("text",{class:`${g?"strong":"small"} middle halo`,x:$,y:i-
5*h},`${y} ${m}`),d("title",{},`${s}: ${O(o,1)} of the pointer`))}function Hi(e){return[Lt(e,17*(e.stage.type/13),"Visits",qs(e)),...mu(e),...e.stage.columns.map((t,n)=>du(e,n))]}function Lt({
stage:e},t,n,s,o=e.right){let r=e.type/13,i=o-e.left-B(n,15*r,!0)-12*r;return d("g",{key:`title ${n}`,class:"heading","a\
ria-hidden":"true"},d("text",{class:"title halo",x:e.left,y:t},n),d("text",{class:"small end halo",x:o,y:t},et(s,i,12.5*
r)))}function mu({reading:e,stage:t}){let n=t.type/13;return zs(e).flatMap(({start:s,end:o,weekday:r})=>{let[i,a]=[t.columns[s],
t.columns[o]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[d("rect",{key:`day ${s}`,class:"day",x:c+Math.
min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=B(r,15*n,!0)&&d("text",{key:`weekday ${s}`,
class:"small strong",x:c+1.5,y:t.chips.top-13*n},r)].filter(h=>h!==!1)})}function du(e,t){let{reading:n,stage:s,lit:o}=e,
{x:r,width:i,isFull:a}=s.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=s.type/13,{top:h,
height:u,hasNames:m}=s.chips,f=Se(o,n).includes(t),p=Math.min(20*l,i-3),g=it(c.start_minute),y=Js(e,t),b=[y||g,y?y.replace(
" %",""):g.slice(0,2)],w=b.find(N=>B(N,12.5*l,!0)<=i)??b[1],x=m?nn(c.label,i-6*l,12.5*l,2):[],$=f||Xs(e,t),k={class:$?"s\
trong middle":"small middle",x:r};return d("g",Ks(e,t,c),d("rect",{class:"chip",x:r-i/2+Math.min(1,.1*i),y:h,width:Math.
max(.8,i-2),height:u,rx:a?6*l:0}),a?[mt(c.category,r-p/2,h+8*l,p),d("text",{key:"hour",...k,y:h+45*l},w),x.map((N,M)=>d(
"text",{key:`name ${M}`,class:`${$?"strong":"small"} middle`,x:r,y:h+(62+15*M)*l},N))]:d("rect",{class:"lane",x:r-Math.min(
1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),d("title",{},`${c.label}, ${lt[c.weekday]} ${Ln(c)}`))}function Di(e){let{
reading:t,stage:n,lit:s}=e,o=n.type/13,{slices:r}=t,i=ht(s,t)[0]??t.count-1,a=t.visits[i],c=Math.max(...vt(e).map(({longestSlice:m})=>m)),
l=(n.right-n.left)/r.length,h=n.inputs+(j.title+46)*o,u=r.map(({name:m,label:f,lengths:p},g)=>{let y=Number(p[i]),b=n.left+
(g+.5)*l,w=y/c*30*o;return[d("rect",{key:`bar ${m}`,class:"length lit",x:b-9*o,y:h-w,width:18*o,height:w}),d("text",{key:`\
length ${m}`,class:"tiny middle",x:b,y:h-w-4*o},T(y)),d("text",{key:`name ${m}`,class:"small middle",x:b,y:h+15*o},f)]});
return d("g",Zs(e),d("rect",{class:"ground",x:n.left-6,y:n.inputs-4*o,width:n.right-n.left+12,height:(j.title+j.inputs+6)*
o,rx:6}),Lt(e,n.inputs+15*o,"Input vector",a?`${a.label}, ${lt[a.weekday]} ${it(a.start_minute)}`:""),u,d("title",{},"Ba\
rs: length of each part’s vector"))}function Fi(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=s.pointer;return[d("g",oo(e,t),d("rect",{class:"ground",x:s.left-
6,y:r-2*o,width:s.right-s.left+12,height:(j.title+j.scores)*o,rx:6}),Lt(e,r+15*o,"Pointer","scores, and weights in perce\
nt"),d("path",{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),fu(e)),d("g",{key:"ribbons",opacity:z(e,Z(
n).pointer)},ro(e,t))]}function fu({reading:e,stage:t,lit:n}){let s=t.type/13,o=e.pointerWeights,r=Array.from(e.pointerScores,
p=>T(p)),i=ht(n,e),a=Math.max(...o),c=Number(t.columns.at(-1)?.width),l=r.some(p=>B(p,11.5*s)>c-3),h=t.pointer+(j.title+
j.scores)*s,u=t.columns.find(p=>p.isFull),m=u?u.x-u.width/2:t.right,f=t.left-8*s;return t.columns.flatMap(({x:p,isFull:g},y)=>{
let b=i.length&&!i.includes(y)?" dim":"",w=o[y]>=.2*a||i.includes(y),x=O(o[y]).replace(" %",""),$=B(x,12.5*s,!0)/2;if(!g&&
(!w||p-$<f||p+$>m))return[];f=p+$;let k=w?"strong":"small",N=h-24*s;return[g&&d("text",l?{key:`score ${y}`,class:`tiny${b}`,
x:p+4*s,y:N+2*s,transform:`rotate(-90 ${(p+4*s).toFixed(2)} ${(N+2*s).toFixed(2)})`}:{key:`score ${y}`,class:`tiny middl\
e${b}`,x:p,y:N},r[y]),d("text",{key:`weight ${y}`,class:`${k} middle${b}`,x:p,y:h-6*s},x)].filter(M=>M!==!1)})}function Bi(e){let{reading:t,stage:n}=e,s=n.type/13,o=z(e,Z(t).gate),r=Tn(e),i=[...Nn(e,r),..._n(e,r)];return[to(e,n.context,
pu(e)),...t.hasPointer?Fi(e,i):[],d("g",{key:"flows",opacity:o},Cn(e,i,r)),...t.hasPointer?[Ii(e,i)]:[],...t.hasGeneration?
[Pi(e,i)]:[],...t.hasGate?[Ri(e)]:[],d("g",{key:"answer",opacity:o},Lt(e,n.answers.top-10*s,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),Qs(e,r))]}function pu({reading:e,stage:t}){let n=t.type/13,{x:s,y:o,columns:r,cell:i}=t.
context,a=s+r*i+2,c=Math.ceil(e.values("context").length/r)*i,[l,h]=[o+c/4,o+3*c/4],u=Number(t.columns.at(-1)?.x),m=t.right+
6;return[d("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(j.title+12)*n}V${u>a+4?`${l}H${a}`:o-2}`}),e.hasGeneration&&
d("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${m}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&d("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${m+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var io=19,gu=.05;function Ui(e){let{stage:t}=e,n=t.type/13,s=Vt(e),o=d("g",{key:"legend",opacity:z(e,pe(0))},xn(e,t.visits.
x,t.bottom+(t.isDense?24:51)*n,t.isDense)),r=t.layers.map((i,a)=>{let c=`Layer ${a}`,l=Yt(e,Pe(e,"attention")),h=B(c,15*
n,!0)+l+4*n<=i.width,u=Ce(e),f=B(u,12.5*n)<=i.width+12*n&&(h||!e.canAct)?u:"";return d("g",{key:`layer ${a}`,opacity:z(e,
pe(a))},i.maps.length?qt(e,i.x,c,f,i.width+(i.stream===null?12:4)):null,i.maps.length>0&&l<=i.width&&vn(e,"attention",i.
x+i.width,(h?3:21)*n),i.maps.map((p,g)=>yu(e,p,a,g)),i.maps.map((p,g)=>ao(e,p,a,g,s)),bu(e,a))});return[o,...r]}function yu(e,t,n,s){
let{reading:o,stage:r,lit:i}=e;if(o.isRemoved(n,s))return null;let a=o.lastRow(n,s),c=Vi(e,n,s)?[...a.keys()].filter(u=>a[u]>=
gu):i?.kind==="visit"?[i.visit??0]:[],l=t.x-14,h=t.y+t.side-t.side/o.count/2;return c.map(u=>{let m=Number(r.rows[u]?.y),
f=Math.max(.5,a[u]*r.full*.25)/2;return d("path",{key:`band ${s} ${u}`,class:"attention-band",d:It(l,[m-f,m+f],t.x,[h-f,
h+f])})})}function Vi({lit:e},t,n){return e?.kind==="head"&&e.layer===t&&e.head===n}function ao(e,t,n,s,o){let{reading:r,
stage:i,lit:a,isOwnScale:c}=e,l=i.type/13,{x:h,y:u,side:m,touch:f}=t,{count:p}=r,g=r.weights(n,s),y=r.lastRow(n,s),b=Gi(
r,n,s),{before:w,overlays:x}=e,$=x&&w!==null&&Gi(w,n,s)&&!b,k=$?`; switched off ${r.wordsFor(w)}`:"",N=c?Math.max(...g)||
1:o,M=Vi(e,n,s),[A]=a?.kind==="visit"?ht(a,r):[],S=bt(y),_=A??S,v=m/p,I=`Layer ${n}, head ${s}`,W=f?u-38*l:u+4,C=b?"swit\
ch on":"switch off",R=f===void 0&&Yt(e,C)<=m-6*l?C:C.slice(7),D=r.visits[S];return d("g",{key:`head ${s}`,class:`part he\
ad${M?" lit":""}${b?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":b?`${I}: s\
witched off`:`${I}: the last visit reads most from visit ${S+1}, ${D?.label}, ${O(y[S])}${k}`},d("text",{class:"small",x:h,
y:u-(f?25:4)*l},`head ${s}`),!b&&(f!==void 0||m>=70*l)&&d("text",{key:"weight",class:`${A===void 0?"small":"strong"}${f?
"":" end"}`,x:f?h:h+m,y:u-4*l},O(y[_])),d("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:m+1,height:m+1}),d("\
image",{key:"map",class:"map",href:Ht(Float32Array.from(g,Y=>Y/N),p,e.scale),x:h,y:u,width:m,height:m,preserveAspectRatio:"\
none",opacity:b?.15:1}),b&&d("path",{key:"cross",class:"crossed",d:`M${h} ${u+m}L${h+m} ${u}`}),$&&d("path",{key:"earlie\
r cross",class:"crossed earlier",d:`M${h} ${u+m}L${h+m} ${u}`}),A!==void 0&&!b&&d("rect",{key:"column",class:"column",x:h+
A*v,y:u,width:Math.max(2,v),height:m}),(A!==void 0||M)&&!b&&d("rect",{key:"last",class:"last-row",x:h,y:u+m-Math.max(2,v),
width:m,height:Math.max(2,v)}),d("title",{},`${I}. ${b?"Switched off.":`The last visit reads ${O(y[_])} from ${r.visits[_]?.
label}. Darker: larger weight, up to ${O(N,1)}. Click to open.`}${$?` Switched off ${r.wordsFor(w)}.`:""}`),ge(e,{act:"h\
ead",words:R,title:b?"Switch this head on again":"Switch this head off",right:h+m-(f?0:3)*l,y:W}),e.canAct&&f!==void 0&&
d("rect",{key:"touch",class:"ground","data-act":"head",x:h+m-f,y:u-f,width:f,height:f}))}function Gi(e,t,n){return e.isRemoved(
t,n)||e.isSkipped(t,"attention")}function bu(e,t){let{reading:n,stage:s}=e,o=s.layers[t];if(o?.stream===null||!o)return null;
let r=s.type/13,i=o.stream,a=In(n,t),c=lo(e),l=s.streamWidth-8*r,h=co(e,t),u=s.rows.flatMap(({y:f,height:p},g)=>{let y=Math.
max(1,Math.min(5*r,(p-3)/a.length));return a.map(({name:b,lengths:w,style:x},$)=>d("rect",{key:`${b} ${g}`,class:`${x}${h.
length&&!h.includes(g)?" dim":""}`,x:i,y:f+($-a.length/2)*y,width:Number(w[g])/c*l,height:y-.6}))}),m=a.map(({name:f,style:p},g)=>[
d("rect",{class:p,x:i,y:s.bottom+(10+io*g)*r,width:9*r,height:9*r}),d("text",{class:"small",x:i+14*r,y:s.bottom+(18.5+io*
g)*r},f)]);return d("g",ho(e,t),d("rect",{class:"ground",x:i-4,y:s.top-2,width:s.streamWidth+14*r,height:s.bottom-s.top+
66*r,rx:6}),qt(e,i,"Stream",`+ layer ${t}`,s.streamWidth),u,m,xu(e,t,i+s.streamWidth+10*r))}function xu(e,t,n){let{reading:s,
stage:o}=e,r=o.type/13,i=s.trace.interventions.residuals===!1,a={act:"attention",words:["skip heads","use heads"],isOff:!1};
return[{act:"residuals",words:["cut stream","join stream"],isOff:i},...s.heads?[{...a,isOff:s.isSkipped(t,"attention")}]:
[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:s.isSkipped(t,"feed_forward")}].map(({act:l,words:h,isOff:u},m)=>ge(
e,{act:l,words:String(h[Number(u)]),title:wu[l]??"",right:n,y:o.bottom+(5+io*m)*r}))}var wu={residuals:"Residual connect\
ions of all layers: without them, only what sublayers add goes on",attention:"Self-attention of this layer: skipped, its\
 heads add nothing",feed_forward:"Feed-forward network of this layer: skipped, it adds nothing"};function co(e,t){let{lit:n,
reading:s}=e;return ut(e,"stream",t)?[s.count-1]:ht(n,s)}function In(e,t){let{residual:n,attention:s,feedForward:o}=e.stream(
t);return[{name:"stream",lengths:n,style:"residual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"FFN",lengths:o,
style:"feed-forward"}]}function lo(e){let t=0;for(let n of vt(e))for(let s=0;s<n.layers;s++)for(let{lengths:o}of In(n,s))
t=Math.max(t,...o);return t||1}function ho(e,t){let{residual:n,attention:s,feedForward:o}=e.reading.stream(t);return{key:"\
stream",class:`part stream${ut(e,"stream",t)}`,"data-part":`layers.${t}.stream`,role:"button",tabindex:"-1",opacity:z(e,
pe(t)+1),"aria-label":`Stream of layer ${t}: vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, head\
s ${s.at(-1)?.toFixed(1)}`:""}, feed-forward network ${o.at(-1)?.toFixed(1)}`}}function ji(e){let{stage:t}=e,n=t.type/13,s=Vt(e);return t.layers.map(({y:o,maps:r},i)=>d("g",{key:`layer ${i}`,opacity:z(
e,pe(i))},r.length>0&&Lt(e,o+15*n,`Layer ${i}`,Ce(e)),i===0&&xn(e,t.left+72*n,o+15*n,!0),r.map((a,c)=>ao(e,a,i,c,s)),$u(
e,i)))}function $u(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=Number(s.layers[t]?.stream),i=In(n,t),a=lo(e),c=co(e,t),l=r+
j.bars*o,h=s.columns.flatMap(({x:u,width:m},f)=>{let p=Math.min(8*o,.86*m/i.length);return i.map(({name:g,lengths:y,style:b},w)=>{
let x=Number(y[f])/a*j.bars*o;return d("rect",{key:`${g} ${f}`,class:`${b}${c.length&&!c.includes(f)?" dim":""}`,x:u+(w-
i.length/2)*p,y:l-x,width:.88*p,height:x})})});return d("g",ho(e,t),d("rect",{class:"ground",x:s.left-6,y:r-j.title*o,width:s.
right-s.left+12,height:(j.title+j.bars+4)*o,rx:6}),Lt(e,r-10*o,s.layers[t]?.maps.length?"Stream":`Layer ${t}`,""),ku(e,i,
r-10*o),h)}function ku({stage:e},t,n){let s=e.type/13,o=e.right;return[...t].reverse().map(({name:r,style:i})=>{let a=o-
B(r,12.5*s);return o=a-26*s,[d("rect",{class:i,x:a-14*s,y:n-9*s,width:9*s,height:9*s}),d("text",{class:"small",x:a,y:n},
r)]})}var Pn=700;function Yi({stage:{size:e},...t}){let n=sn(t),s={...t,stage:Rs(t.reading,e.width,e.type,n)};return[d("g",{key:"\
visits"},Hi(s)),d("g",{key:"inputs"},Di(s)),d("g",{key:"layers"},ji(s)),d("g",{key:"decoder"},Bi(s))]}function qi(e,t,n){
return Rs(e,t,n).size.height}var Mu={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]};function Ki(e,t,n){if(n==="Home")return e[0]??
null;if(n==="End")return e.at(-1)??null;let[s,o]=Mu[n]??[0,!1],r=t?e.indexOf(t):-1,i=e[r];if(s===0||!i)return null;let a=Wn(
i);if(!o){let m=e[r+s];return m&&Wn(m)===a?m:null}let c=[...new Set(e.map(Wn))],l=c[c.indexOf(a)+s],h=e.filter(m=>Wn(m)===
l),u=m=>Math.abs(zi(m)-zi(i));return h.sort((m,f)=>u(m)-u(f))[0]??null}function Wn(e){return(e.getAttribute("data-part")??
"").replace(/\.\d+$/,"")}function zi(e){let{top:t,bottom:n}=e.getBoundingClientRect();return(t+n)/2}function Ji(e){let{reading:t}=e,n=Z(t),s=Tn(e),o=[...Nn(e,s),..._n(e,s)];return[vi(e),...t.hasPointer?Wi(e,o):[],...t.hasGeneration?
[Ci(e,o)]:[],d("g",{key:"flows",opacity:z(e,n.gate)},Cn(e,o,s)),t.hasGate?Li(e):null,d("g",{key:"answer",opacity:z(e,n.gate)},
_i(e,s))].filter(r=>r!==null)}function Xi(e){return e.stage.size.width<Pn?Yi(e):[d("g",{key:"visits"},Ti(e)),d("g",{key:"inputs"},Ni(e)),d("g",{key:"l\
ayers"},Ui(e)),d("g",{key:"decoder"},Ji(e))]}var uo=240,Au=150,Eu=120,Ou=13,Su=17,mo={type:16.7,width:900,side:36},Tu=.05,Nu=.5,_u=660,Zi=matchMedia("(prefers-reduce\
d-motion: reduce)"),Hn=class{#t=null;#e=null;#s=!1;#o=null;#n=null;#r=null;#a="";#c=null;#i=null;#l=null;#d=!1;#f=new Map;#x=0;happened=null;isOwnScale=!0;constructor(t,n={}){
this.root=t,this.hooks=n,t.classList.add("network-picture"),t.toggleAttribute("data-leads-on",n.more!==void 0),this.drawn=
document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute("role","group"),this.drawn.setAttribute(
"aria-label","The network. Arrow keys walk it, Enter opens a part."),this.foot=document.createElement("div"),this.foot.className=
"picture-foot";let s=document.createElement("div");s.className="picture-controls";let o=document.createElement("div");o.
className="picture-words",this.room=document.createElement("p"),this.room.className="picture-room",this.room.setAttribute(
"aria-hidden","true"),this.caption=document.createElement("p"),this.caption.className="picture-caption",o.append(this.room,
this.caption);let r=document.createElement("button");r.type="button",r.textContent="Numbers",r.title="The numbers behind\
 what is shown, as a table (T)",r.addEventListener("click",()=>{this.#p()}),this.foot.append(s,o,r),t.replaceChildren(this.
drawn,...n.isStill?[]:[this.foot]),this.drawing=new An(this.drawn),this.player=new En(s,i=>{this.#c=i,i!==null&&this.#i!==
null&&(this.#i=null,this.hooks.opened?.(null)),this.root.toggleAttribute("data-telling",this.player.isTelling),this.root.
toggleAttribute("data-in-story",i!==null),this.#b(uo);let a=this.player.told?.part;a&&this.#_(a)}),this.#k()}#k(){let{drawn:t}=this;
new ResizeObserver(()=>this.#b(0)).observe(t),new MutationObserver(()=>this.#b(0)).observe(document.documentElement,{attributeFilter:[
"data-theme"]}),t.addEventListener("pointerover",({target:n})=>{this.#l||this.#u(fo(n))}),t.addEventListener("pointerlea\
ve",()=>this.#u(null)),t.addEventListener("focusin",({target:n})=>this.#u(fo(n))),t.addEventListener("focusout",()=>this.#u(
null)),t.addEventListener("keydown",n=>this.#g(n)),t.addEventListener("click",({target:n})=>this.#w(n)),t.addEventListener(
"pointerdown",n=>this.#m(n)),t.addEventListener("pointermove",n=>this.#$(n,!1));for(let n of["pointerup","pointercancel"])
t.addEventListener(n,s=>this.#$(s,!0))}show(t,n=null,s=null,o=this.hooks.against){this.#t=new Wt(t),this.#e=n&&new Wt(n,
o),this.#s=n!==null&&o!==void 0&&o===this.hooks.against,this.#o=s&&new Wt(s),this.#f.clear(),this.#n=kt(this.#r,this.#t);
let r=gi(this.#t);this.player.tell(r),Qi(this.room,Lu(r)),this.#b(this.#l?.follows?0:uo)}open(t){let n=t===null?this.#i:
null;this.#i=t,this.#n=this.#r=null;let s=this.drawn.contains(document.activeElement);this.player.isOpen&&this.player.close(),
this.#b(uo);let o=s&&n&&this.#M(n);o&&this.#E(o),s&&this.#h(),this.hooks.opened?.(this.#i)}#p(){let t=this.#s?this.#e:null;
this.#t&&Ei(this.root,this.#t,this.#i,t)}#M(t){return this.#S.map(s=>s.getAttribute("data-part")??"").find(s=>`${t}.`.startsWith(
`${s}.`))??null}#h(){if(this.drawn.contains(document.activeElement))return;let t=this.drawn.querySelector('[tabindex="0"\
]');t instanceof SVGElement&&t.focus()}mark(t){this.light(t.length?`visits.${t[0]}`:null)}file({title:t,lines:n=[]}){let s=getComputedStyle(
this.root).getPropertyValue("--paper").trim();return wi(this.drawn,{title:t,ground:s,lines:n})}light(t){if(this.#r=t,!this.#t)
return!1;let n=kt(t,this.#t);return JSON.stringify(n)===JSON.stringify(this.#n)?!1:(this.#n=n,this.#b(0),!0)}#u(t){if(!this.
light(t))return;let{kind:n,visit:s=0}=this.#n??{};this.hooks.pointed?.(n==="visit"?[s]:[],this.#n&&t)}#w(t){if(!(t instanceof
Element)||this.#d)return;let n=fo(t),s=t.closest("[data-more]"),o=t.closest("[data-act]")?.getAttribute("data-act");if(s){
let[r,i,a]=["more","layer","head"].map(c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:i??null,head:a??null})}else if(o===
"scale")this.isOwnScale=!this.isOwnScale,this.#b(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#y(n,o);else{
let r=t.closest("[data-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#y(t,n){let s=this.#t&&kt(t,this.#t),
{act:o}=this.hooks;if(!s||!o)return;let{kind:r,layer:i=0,head:a=0,visit:c=0}=s;r==="head"&&o({kind:r,layer:i,head:a}),r===
"visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),n==="residuals"?o({kind:n}):(n==="attenti\
on"||n==="feed_forward")&&o({kind:"skip",layer:i,part:n})}#m(t){this.#d=!1;let{act:n,edit:s,carry:o}=this.hooks;!this.#t||
!(n||o)||(this.#l=n?Mr(t,this.#t,this.drawn,s!==void 0):Ar(t),this.#l?.follows&&t.preventDefault())}#$(t,n){let s=this.#l;
if(!s||t.pointerId!==s.pointer)return;n&&(this.#l=null);let o=s.to(t,n);o&&(this.#d=!0,!this.drawn.hasPointerCapture(s.pointer)&&
!n&&this.drawn.setPointerCapture(s.pointer),o.kind==="carry"?this.hooks.carry?.(o):Ru(o)?this.hooks.edit?.(o):this.hooks.
act?.(o))}#g(t){let n=t.target instanceof Element?t.target.closest("[data-part], [tabindex]"):null,s=n?.getAttribute("da\
ta-part")??null;(t.altKey?this.#v(t.key,s):this.#A(t.key,n,s))&&t.preventDefault()}#A(t,n,s){if(t==="Escape"&&this.#i!==
null)return this.open(ps(this.#i)||null),!0;if(t==="Escape"&&this.player.isOpen)return this.player.close(),!0;if(t.toLowerCase()===
"t"&&this.#t)return this.#p(),!0;if(t.toLowerCase()==="p"&&s!==null&&this.hooks.carry)return this.hooks.carry({kind:"car\
ry",name:s,x:0,y:0,state:"put"}),!0;if((t==="Enter"||t===" ")&&n){let r=n.hasAttribute("data-act")||n.hasAttribute("data\
-open");return t===" "&&this.hooks.act&&!r?this.#y(s??""):this.#w(n),!0}if(this.#i!==null&&this.#t){let r=gs(this.#i,t,this.#t),
i=n?.getAttribute("aria-current")==="true";r!==null&&this.open(r);let a=this.drawn.querySelector(`[aria-current="true"][\
data-open="${r}"]`);return i&&a instanceof SVGElement&&a.focus(),r!==null}let o=Ki(this.#S,n,t)?.getAttribute("data-part")??
null;return o!==null&&this.#E(o),o!==null}#O(t){let n=this.#S.find(s=>s.getAttribute("data-part")===t);return n instanceof
SVGElement?n:null}#E(t){let n=this.#O(t);n&&(this.#a=t,this.#T(),n.focus())}#_(t){let{root:n,foot:s}=this,o=this.#O(t)?.
getBoundingClientRect();if(!o||!n.classList.contains("tall"))return;let r=n.scrollHeight>n.clientHeight+1,i=r?n:document.
documentElement,a=r?n.getBoundingClientRect().top:this.hooks.covered?.()??0,c=s.getBoundingClientRect().top,h=o.height<=
c-a?(o.top+o.bottom-a-c)/2:o.top-a;i.scrollBy({top:h,behavior:Zi.matches?"auto":"smooth"})}#v(t,n){let s={ArrowUp:-1,ArrowLeft:-1,
ArrowDown:1,ArrowRight:1}[t],o=this.#t,r=o&&kt(n,o),{act:i,edit:a}=this.hooks;if(!s||!r||!i)return!1;let c=!0;if(r.kind===
"visit"){let l=r.visit??0;if(!a||!o.visits[l+s])return!0;a({kind:"move",visit:l,by:s,isDone:c}),this.#E(`visits.${l+s}`)}else if(r.
kind==="gate"){let l=Math.min(1,Math.max(0,o.gate+s*Tu));i({kind:"gate",value:Math.round(100*l)/100,isDone:c})}else if(r.
kind==="head"||r.kind==="pointer"){let l=r.kind==="head"?"attention":"pointer";i({kind:"temperature",of:l,value:fs(o,l,s*
Nu),isDone:c})}else return!1;return!0}get#S(){return[...this.drawn.querySelectorAll("[data-part][tabindex]")]}#T(){let t=this.#S,
n=t.find(s=>s.getAttribute("data-part")===this.#a)??t[0];for(let s of t)s.setAttribute("tabindex",s===n?"0":"-1")}#b(t){
let n=this.#C();if(!n)return;let{width:s,height:o}=n.stage.size;this.drawn.setAttribute("viewBox",`0 0 ${s} ${o}`),this.
drawn.setAttribute("font-size",String(n.stage.type));let r=this.#i===null?[]:ci(n,this.#i);r.length||(this.#i=null),this.
drawing.show(r.length?r:Xi(n),Zi.matches?0:t),this.#i===null&&this.#T();let i=this.#i===null?null:yi(this.#i,n.reading),
a=this.#n?null:this.player.told,{title:c,text:l}=i??a??Qt(this.#n,n.reading,n.before),h=!(i||a||this.#n);this.root.toggleAttribute(
"data-idle",h);let u=h&&!this.#e&&!this.hooks.isProjected?hi:"",m=i||a?"":this.#L();Qi(this.caption,{title:c,text:[l,m,u].
filter(Boolean).join(" ")})}#L(){clearTimeout(this.#x);let t=this.#r??"",n=this.#f.get(t);return n!==void 0||!this.#n||this.#l?
n??"":(this.#x=window.setTimeout(()=>{let s=this.#R();this.#f.set(t,s),s&&this.caption.append(` ${s}`)},Au),"")}#R(){let[
t,n]=[this.#n,this.#t],s=t&&n&&vu(t,n);try{let o=s&&this.hooks.whatIf?.(s);return o?pi(t,n,o):""}catch{return""}}#C(){let{
width:t,height:n}=this.drawn.getBoundingClientRect(),s=t<Pn;if(!this.#t||t<Eu||n<1&&!s)return null;let r=(Number(getComputedStyle(
this.root).getPropertyValue("--scale"))||1)*Math.min(Su,Math.max(Ou,t/120));this.root.classList.toggle("tall",s);let i={
reading:this.#t,before:this.#e,overlays:this.#s},a=sn(i),c=this.#I(r,{width:t,height:n}),l=s?r:c,h=s?qi(this.#t,t,l):n,u=s&&
this.#i!==null?_u:h;return{...i,beside:this.#o,stage:Ns(this.#t,{width:t,height:u,type:l},a),lit:this.#n??kt(this.player.
told?.part,this.#t),beat:this.#c??Number.POSITIVE_INFINITY,happened:this.happened,isOwnScale:this.isOwnScale,scale:[this.#N(
"--map-least"),this.#N("--attention")],canAct:this.hooks.act!==void 0}}#I(t,n){if(!this.hooks.isProjected||!this.#t||n.width<
mo.width)return t;let s=Math.max(t,mo.type);return Ns(this.#t,{...n,type:s}).layers.flatMap(({maps:r})=>r).every(({side:r})=>r>=
mo.side)?s:t}#N(t){let n=getComputedStyle(this.root).getPropertyValue(t).trim().slice(1),[s=0,o=0,r=0]=(n.match(/../g)??
[]).map(i=>Number.parseInt(i,16));return[s,o,r]}};function vu({kind:e,layer:t=0,head:n=0,visit:s=0},o){if(e==="head"&&!o.
isRemoved(t,n)&&!o.isSkipped(t,"attention"))return{kind:e,layer:t,head:n};let r=o.visits[s]?.masked??!0;return e!=="visi\
t"||r||s===o.count-1?null:{kind:"mask",visit:s}}function Qi(e,{title:t,text:n}){let s=document.createElement("strong");s.
textContent=t,e.replaceChildren(s,` ${n}`)}function Lu(e){let t=({title:n,text:s})=>n.length+s.length;return e.reduce((n,s)=>t(
s)>t(n)?s:n)}function Ru(e){return e.kind==="move"||e.kind==="time"||e.kind==="stay"}function fo(e){return(e instanceof Element?
e.closest("[data-part]"):null)?.getAttribute("data-part")??null}function ea(e,t,{title:n,origin:s}){let o=e.slice(e.indexOf(",")+1);if(t==="svg")return Cu(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[ta("Title",n),ta("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function Cu(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",t),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function ta(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,Iu(n)),s.buffer}function Iu(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}async function po({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await Pu(e))}`}async function na(e,t){let n=new Image;
n.src=await po(e),await n.decode();let s=document.createElement("canvas");s.width=Math.round(e.width*t),s.height=Math.round(
e.height*t);let o=s.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function Pu(e){let t=await Wu();return t&&e.replace("<title>",()=>`\
<style>${t}</style><title>`)||e}async function Wu(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await Hu(n,e.href??document.baseURI)})}`}}catch{}
return""}async function Hu(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return`data:font/woff2\
;base64,${Me(new Uint8Array(await n.arrayBuffer()))}`}var Du=2;async function sa(e,t,{title:n,origin:s,name:o}){let r=t==="png",i=await(r?na(e,Du):po(e)),a=ea(i,r?"png":"svg",
{title:n,origin:s}),c=document.createElement("a");c.href=URL.createObjectURL(a),c.download=`${o}-network.${t}`,c.click(),
URL.revokeObjectURL(c.href)}var Fu=2e3;async function oa(e){let t=E(e,"span"),n=t.textContent;try{await navigator.clipboard.writeText(location.href),
t.textContent="Copied"}catch{t.textContent="See address bar"}setTimeout(()=>{t.textContent=n},Fu)}var ra=["story","explore","everything"],ca="pointerscope-depth",ia="pointerscope-visits-as",Bu="textarea, input:not([typ\
e=radio], [type=checkbox], [type=range])",Dn=class{#t=null;#e=null;#s=[];#o=[];#n=null;#r=null;#a=0;#c=St().get("open");constructor(t){
this.page=t,this.sheet=new tn(t,()=>t.dataset.depth==="everything"),this.bar=E(t,"[data-bar]"),this.undo=E(t,"[data-undo\
-step]",HTMLButtonElement),this.redo=E(t,"[data-redo-step]",HTMLButtonElement),this.picture=new Hn(E(t,"[data-network]"),
{act:n=>this.#x(n),edit:n=>this.#k(n),whatIf:n=>this.#M(n),more:(n,s)=>this.#$(n,s),pointed:n=>this.pointed(n),covered:()=>Math.
max(...[".above",".answer-bar"].map(n=>E(t,n).getBoundingClientRect().bottom)),opened:n=>{this.#c=n,this.#t?.updateAddress(
"replace")}}),this.#i(),this.#A(la(ia)==="text"?"text":"list"),this.#g(Gu(t))}pointed=()=>{};depthChanged=()=>{};get options(){
let{depth:t=""}=this.page.dataset;return{depth:t==="explore"?void 0:t,open:this.#c??void 0}}follow(t){this.#t=t}showInputs(){
this.page.dataset.depth!=="everything"&&this.sheet.show(!0),this.#A("text")}#i(){let{page:t}=this;for(let s of U(t,"inpu\
t[name=depth]",HTMLInputElement))s.addEventListener("change",()=>{aa(ca,s.value),this.#g(s.value),this.#t?.updateAddress(
"replace")});for(let s of U(t,"input[name=visits-as]",HTMLInputElement))s.addEventListener("change",()=>{aa(ia,s.value),
this.#A(s.value)});this.undo.addEventListener("click",()=>this.#m(this.#s,this.#o)),this.redo.addEventListener("click",()=>this.#m(
this.#o,this.#s)),E(t,"[data-as-learned]").addEventListener("click",()=>this.#p({})),E(t,"[data-present]").addEventListener(
"click",()=>{E(t,"[data-stage]").requestFullscreen()}),br(t);let n=E(t,"[data-share]",HTMLButtonElement);n.addEventListener(
"click",()=>oa(n));for(let s of U(t,"[data-save]",HTMLButtonElement))s.addEventListener("click",()=>this.#O(s.dataset.save??
""));document.addEventListener("keydown",s=>this.#l(s)),document.addEventListener("pointerscope:server",()=>{t.toggleAttribute(
"data-server-silent",!He.answers)})}#l(t){if(t.target instanceof Element&&t.target.closest(Bu)||!(t.ctrlKey||t.metaKey))
return;let s=t.key.toLowerCase();s!=="z"&&s!=="y"||(t.preventDefault(),s==="y"||t.shiftKey?this.#m(this.#o,this.#s):this.#m(
this.#s,this.#o))}show(t,n,s){if(this.#w(t),this.#f(t),!("tensors"in n))return;let o=this.#n!==null&&this.#n.notation!==
n.notation,r=s&&"tensors"in s?s:null;this.#r=r??(o?this.#n:null),this.#n=n,this.#d(r?"As learned":"Before this change"),
this.picture.happened=null,this.picture.show(n,this.#r),this.#c&&this.picture.open(this.#c),this.page.dataset.drawn="tru\
e",this.page.dataset.depth==="story"&&!this.#c&&!this.picture.player.isOpen&&this.picture.player.play()}recognise(t){let n=E(
this.bar,"[data-happened]");if(n.hidden=typeof t?.target!="number",typeof t?.target!="number"||!this.#n)return;let s=this.#n.
prediction.location===t.target;E(n,"[data-happened-place]").textContent=`${s?"✓ ":""}${t.target_label??""}`,this.picture.
happened=t.target,this.picture.show(this.#n,this.#r)}#d(t){let n=E(this.bar,"[data-was]");if(n.hidden=this.#r===null,!this.#r||
!this.#n)return;let{value:s,change:o,isMore:r}=cr(this.#n,this.#r);E(n,"[data-was-name]").textContent=t,E(n,"[data-was-v\
alue]").textContent=s;let i=E(n,"[data-was-change]");i.textContent=o,i.className=r?"more":"less"}#f({interventions:t}){let n=E(
this.page,"[data-changed]"),s=JSON.parse(t||"{}"),o=yr(s,r=>this.#p(r));E(n,"ul").replaceChildren(...o),n.hidden=o.length===
0}#x(t){if(!this.#t||!this.#n)return;let n=Yn(this.#t.interventions,t,this.#n);this.#p(n,!("isDone"in t)||t.isDone)}#k(t){
let n=this.#t;if(!n)return;n.isDragging=!t.isDone;let{sent:s,editor:o}=n,r=s[t.visit]??0;t.kind==="move"?t.by!==0?o.move(
r,(s[t.visit+t.by]??0)-r):n.submitSoon():t.kind==="time"?o.setTime(r,t.minutes):o.setStay(r,t.minutes)}#p(t,n=!0){n?this.#t&&
(this.#t.interventions=t):this.#u(t)}#M(t){let{interventions:n}=this.#t??{};return!n||!this.#n?null:this.#h(Yn(n,t,this.#n))}#h(t){
let{explanations:n,shown:s}=this.#t??{};return!n?.isInBrowser||!n.model||!s?null:n.model.trace({...Ct(s),interventions:t})}#u(t){
cancelAnimationFrame(this.#a),this.#a=requestAnimationFrame(()=>{let n=this.#h(t),s=this.#r?.notation!==this.#n?.notation;
n&&this.picture.show(n,s?this.#n:this.#r)})}#w(t){if(this.#t?.isDragging&&this.#e)return;this.#e&&JSON.stringify(this.#e)!==
JSON.stringify(t)&&this.#e&&(this.#s.push(this.#e),this.#o.length=0),this.#e=t,this.#y()}#y(){this.undo.disabled=this.#s.
length===0,this.redo.disabled=this.#o.length===0}#m(t,n){let s=t.pop();!s||!this.#e||(n.push(this.#e),this.#e=s,this.#t?.
take(s),this.#y())}#$(t,n){let s=this.page.querySelector(`[data-story] pointer-view[view="${CSS.escape(t)}"]`);if(!s)return;
for(let[r,i]of Object.entries(n))i!==null&&s.setAttribute(r,i);this.#g("everything"),this.#t?.updateAddress("replace");let o=s.
closest("details");o&&(o.open=!0),s.scrollIntoView()}#g(t){this.page.dataset.depth=t,E(this.page,`input[name=depth][valu\
e=${t}]`,HTMLInputElement).checked=!0,this.sheet.toggle(!1),t==="story"&&this.#n?this.picture.player.play():this.picture.
player.close(),this.depthChanged()}#A(t){this.page.dataset.visitsAs=t,E(this.page,`input[name=visits-as][value=${t}]`,HTMLInputElement).
checked=!0}#O(t){let n=`${this.#t?.answer.textContent??""} · ${E(this.page,".model-name").textContent}`,{past:s,changes:o}=this.#E,
r=[n,[o,s].filter(Boolean).join(" ")].filter(Boolean),{explore:i="model"}=this.page.dataset;sa(this.picture.file({title:n,
lines:r}),t,{title:n,origin:location.href,name:i}),E(this.page,"details[data-export]",HTMLDetailsElement).open=!1}get#E(){
let t=this.#t?.interventions??{},n=E(this.bar,"[data-was]"),s=o=>E(n,`[data-was-${o}]`).textContent;return{changes:Object.
keys(t).length?Ue(t):"",past:n.hidden?"":`${s("name")}: ${s("value")}.`}}};function Gu(e){let t=St().get("depth");if(t&&
ra.includes(t))return t;let n=location.hash.slice(1);if(n&&!n.includes("=")&&e.querySelector(`[data-story] [id="${CSS.escape(
n)}"]`))return"everything";let s=la(ca);return ra.includes(s)?s:"explore"}function la(e){try{return localStorage.getItem(
e)??""}catch{return""}}function aa(e,t){try{localStorage.setItem(e,t)}catch{}}var go=null;function Uu(){let e=U(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:s,pathname:o}=location,
r=s+o;if(!t)return{name:o.slice(ct.pathname.length),address:r};let i=wt({model:t,against:JSON.stringify({model:n})});return{
name:["compare",...e].join("/"),address:`${r}?${i}`}}function ha(){let{controller:e}=navigator.serviceWorker;if(!e)return;
let t=n=>e.postMessage(n);go?.disconnect(),go=new PerformanceObserver(n=>{let s=n.getEntries().map(({name:o})=>o);t({addresses:s.
filter(o=>!o.includes("?"))})}),go.observe({type:"resource",buffered:!0}),t({addresses:[],page:Uu()})}async function ua(){
if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",ha),await navigator.serviceWorker.register(
new URL("service-worker.js",ct),{updateViaCache:"none"}),ha()}catch{}}function Vu(){let e="The server does not answer.";
return isSecureContext&&navigator.serviceWorker?.controller?e:`${e} Keep this page open: without the server, ${isSecureContext?
"it cannot be reloaded":"it can be reloaded only over HTTPS"}.`}function ma(){let[e]=U(document,"[data-silence]");if(!e)
return;let t=U(document,"[data-needs-server]");document.addEventListener("pointerscope:server",({detail:{answers:n}})=>{
e.textContent=n?"":Vu();for(let s of t)s.hidden=n}),document.readyState==="complete"?ua():addEventListener("load",ua)}var ju=3e4,da=720;async function Yu(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+ju;for(;Date.now()<t&&e.
some(qu);)await new Promise(n=>setTimeout(n,100))}function qu(e){return e.querySelector(".view-failure:not([hidden])")?!1:
!e.dataset.drawn||e.hasAttribute("aria-busy")}function fa(e,t){e.hidden=!1,e.addEventListener("click",async()=>{e.disabled=
!0;let n=t(),s=new Set(n.map(o=>o.closest("details:not([open])")));for(let o of s)o?.setAttribute("open","");await Yu(n),
window.print();for(let o of s)o?.removeAttribute("open");e.disabled=!1})}function pa(e,t=()=>{},n=()=>{}){let s=[],o=[];
window.addEventListener("beforeprint",()=>{t(),s=U(e,"details:not([open])",HTMLDetailsElement).filter(r=>!r.closest("poi\
nter-view"));for(let r of s)r.open=!0;o=U(e,"pointer-view:not([fill]) > .view-plot").filter(r=>r.offsetHeight>da);for(let r of o)
r.style.setProperty("--print-scale",String(da/r.offsetHeight))}),window.addEventListener("afterprint",()=>{for(let r of s)
r.open=!1;for(let r of o)r.style.removeProperty("--print-scale");n()})}ma();var zu=JSON.stringify({interventions:null}),Ku=["visits","user","predict_at","top_k","interventions"],rt=E(document,
"[data-explore]"),Fn=E(rt,"[data-changes]"),ee=Vn(rt,".chapter pointer-view"),ga=Vn(Fn),Bn=[...ee,...ga],Ju=E(rt,"[data-\
story]"),Xu=E(rt,"[data-compare]",HTMLAnchorElement),Zu=E(rt,"[data-walk]",HTMLAnchorElement),Mt=new Dn(rt),At=new Qe(rt,
{draws:!0,shown(e,t,n){Mt.show(e,t,n);for(let s of Bn)for(let o of Ku)yo(s,o.replace("_","-"),e[o]);if(Xu.href=new URL(`\
compare?${At.comparisonOf(e)}`,ct).href,Zu.search=wt({...e,...Qu()}).toString(),ba(),!n)for(let s of ga)s.removeAttribute(
"visits")},cleared(){for(let e of Bn)e.removeAttribute("visits")},restored:e=>pr(ee,e),recognised:e=>Mt.recognise(e),refused:()=>Mt.
showInputs(),options:()=>({...fr(ee),...Mt.options})});Mt.follow(At);Mt.depthChanged=ya;ya();Mt.pointed=Gn;function ya(){
rt.dataset.depth==="everything"&&import("../js/pointer-view.js")}function ba(){let e=E(Fn,"input[name=show-as]:checked",
HTMLInputElement).value,t=Fn.hidden?"with":e;for(let n of ee)yo(n,"interventions",t==="without"?"":At.shown?.interventions),
yo(n,"against",t==="difference"?zu:"")}function Qu(){return Object.fromEntries(["layer","head"].map(e=>[e,ee.map(t=>t.getAttribute(
e)??"").find(t=>/^\d+$/.test(t))]))}function yo(e,t,n){n?e.setAttribute(t,n):e.removeAttribute(t)}function Gn(e){At.markVisits(
e);for(let t of Bn)"mark"in t&&t.mark(e)}dr(rt);gr(rt,ee,()=>At.updateAddress("replace"));rt.addEventListener("pointer-v\
iew:hover",({detail:e})=>{Mt.picture.mark(e.visits),Gn(e.visits)});var{rows:xa}=At.editor;for(let e of["pointerover","fo\
cusin"])xa.addEventListener(e,t=>{let n=At.sent.indexOf(At.editor.indexOf(Ot(t))),s=n<0?[]:[n];Mt.picture.mark(s),Gn(s)});
for(let e of["pointerleave","focusout"])xa.addEventListener(e,()=>{Mt.picture.mark([]),Gn([])});for(let e of U(Fn,"input\
[name=show-as]"))e.addEventListener("change",ba);rt.addEventListener("pointer-view:open",({detail:e,target:t})=>{let n=ee.
find(s=>s.getAttribute("view")==="head");if(!(!n||t===n||!("head"in e))){for(let[s,o]of Object.entries(e))n.setAttribute(
s,String(o));At.updateAddress("replace"),n.scrollIntoView({block:"start"})}});fa(E(rt,"[data-print]",HTMLButtonElement),
()=>rt.dataset.depth==="everything"?Bn.filter(e=>e.hasAttribute("visits")):[]);pa(Ju);E(rt,'[data-printed="origin"]').textContent=
`${E(rt,"h1").textContent}, a model in PointerScope at ${location.origin}${location.pathname}`;At.restore("keep");
