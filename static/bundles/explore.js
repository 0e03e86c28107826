var ht=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=n}},qt=new URL(
import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),$e={answers:!0},Xr=[502,504],Zr=5e3,Qr="No response could be read. Y\
our input is still here; check your connection and try again.",ti=e=>`The server answered with ${e}.`;async function Dt(e,t,n=qt){
let s=await ei(new URL(`api/${e}`,n),t);if(String(n)===qt.href&&si(s!==null&&!ni(s)),!s)return Cs();if(!(s.headers.get("\
content-type")??"").includes("json")){let i=ti(s.status);throw new ht(s.status,[{where:"",message:i,suggestions:[]}])}let r=await s.
json().catch(Cs);if(!s.ok)throw new ht(s.status,r.errors??[]);return r}async function ei(e,t){try{let n=await fetch(e,t);
return Xr.includes(n.status)?null:n}catch(n){if(ke(n))throw n;return null}}function Rs(e){let t=AbortSignal.timeout(Zr);
return e?AbortSignal.any([e,t]):t}function ni({headers:e}){return e.get("cache-status")?.startsWith("service-worker")??!1}
function si(e){e!==$e.answers&&($e.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:e}})))}
function Cs(e){throw ke(e)?e:new ht(0,[{where:"",message:Qr,suggestions:[]}])}function ke(e){return e instanceof DOMException&&
e.name==="AbortError"}function Tt(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(
t.map(([n,s])=>[n,String(s)]))}function zt(e){return e instanceof Error?e.message:String(e)}function A(e,t,n){let s=xt(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function xt(e,t,n){
let s=e.querySelector(t);return s&&Is(s,n)?s:null}function K(e,t,n){return[...e.querySelectorAll(t)].filter(s=>Is(s,n))}
function bn(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function wt({target:e}){return e}function ae({target:e}){
return e}function Me(e){return A(e.content.cloneNode(!0),"*")}function Is(e,t){return e instanceof(t??HTMLElement)}var Ps="exported"in document.documentElement.dataset,xn=$t().toString();function $t(){let e=location.hash.slice(1);return new URLSearchParams(
Ps&&e.includes("=")?e:location.search)}function Hs(e){window.addEventListener("popstate",()=>{let t=$t().toString();t!==
xn&&(xn=t,e())})}function oi(e){let t=new URL(location.href),n=t.searchParams.get("theme"),s=new URLSearchParams(n?{theme:n}:
{});return Ps?(t.search=s.toString(),t.hash=e.toString()):(t.search=new URLSearchParams([...e,...s]).toString(),t.hash=""),
t}function Ae(e){try{return JSON.parse(e)}catch{return e}}function Ws(e,t){let n=oi(e);n.href!==location.href&&(t==="pus\
h"?history.pushState(null,"",n):history.replaceState(null,"",n),xn=$t().toString())}function Ds(e,t,n,s){let o=A(e,"input",HTMLInputElement),r=A(e,"[role=listbox]"),i=[],a=-1,c=Promise.resolve(),l=0,h=()=>{
l+=1,i=[],a=-1,r.hidden=!0,r.replaceChildren(),o.setAttribute("aria-expanded","false"),o.removeAttribute("aria-activedes\
cendant")},u=w=>{a=w;for(let[x,M]of[...r.children].entries())M.setAttribute("aria-selected",String(x===a));let k=r.children[a];
if(!k){o.removeAttribute("aria-activedescendant");return}o.setAttribute("aria-activedescendant",k.id),k.scrollIntoView({
block:"nearest"})},m=w=>{w&&(o.value="",h(),s(w))},p=(w,k,x)=>{let M=document.createElement("li");M.id=`${r.id}-${w}`,M.
setAttribute("role","option");let N=document.createElement("small");return N.textContent=x,M.append(k," ",N),M},f=(w,k)=>{
i=w;let x=i.map((M,N)=>{let{label:$,note:O}=n(M),T=p(N,$,O);return T.addEventListener("mousedown",v=>v.preventDefault()),
T.addEventListener("click",()=>m(M)),T});if(k){let M=p(0,k,"");M.setAttribute("aria-disabled","true"),x.push(M)}r.replaceChildren(
...x),r.hidden=x.length===0,o.setAttribute("aria-expanded",String(x.length>0)),u(i.length&&o.value.trim()?0:-1)},y=async()=>{
l+=1;let w=l;i=[],a=-1;let k=o.value.trim();try{let x=await t(k);w===l&&f(x,x.length?"":`No place matches “${k}”.`)}catch(x){
w===l&&f([],zt(x))}},g=()=>{c=y()},b=async()=>{!o.value.trim()&&a<0||(await c,m(i[a]))};o.addEventListener("input",g),o.
addEventListener("focus",g),o.addEventListener("blur",h),o.addEventListener("keydown",w=>{if(w.key==="ArrowDown"&&r.hidden)
g();else if(w.key==="ArrowDown")u(Math.min(a+1,i.length-1));else if(w.key==="ArrowUp")u(Math.max(a-1,0));else if(w.key===
"Enter")b();else if(w.key==="Escape")h();else return;w.preventDefault()})}var Ee=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var Se=15,Kt=30;var wn=8,$n=99;var kn=`	
\v\f\r              \u2028\u2029  　`;var dh=new RegExp(`[${kn}]+`),Fs=e=>e!==""&&kn.includes(e);function ce(e){let[t,n]=[0,e.length];for(;t<n&&Fs(e.charAt(t));)
t+=1;for(;t<n&&Fs(e.charAt(n-1));)n-=1;return e.slice(t,n)}var le=Ee.map(e=>e.slice(0,3));function Mn(e){let t=[],n=0,s=!1;for(let{0:o,index:r}of e.matchAll(/[",\n\r]|$/g))o==='"'?s=!s:(!s||!o)&&(t.push({written:e.
slice(n,r),start:n}),n=r+1);return t.filter(({written:o})=>ce(o))}function An(e){return e.startsWith('"')?ai(e):e.search(
/[@+]|$/)}function ai(e){let t=e.indexOf('"',1);for(;t>0&&e[t+1]==='"';)t=e.indexOf('"',t+2);return t+1}function Gs(e){return e.map(({place:t,written_moment:n,written_stay:s})=>[t,n&&`@ ${n}`,s===null?"":`+${s}`].filter(Boolean).
join(" ")).join(", ")}function Us(e){return Mn(e).map(({written:t})=>Bs(t).place.toLowerCase()).filter(Boolean)}function Vs(e,t,n){
let s=Mn(e)[t];if(!s)return e;let{place:o,before:r}=Bs(s.written),i=s.start+r,a=o?"":" ";return`${e.slice(0,i)}${n}${a}${e.
slice(i+o.length)}`}function js(e){let[,t,n="0"]=/^\s*(\d{1,2})(?:[:.]?(\d{2}))?\s*$/.exec(e)??[];return t===void 0||Number(
t)>23||Number(n)>59?null:`${t.padStart(2,"0")}:${n.padStart(2,"0")}`}function Bs(e){let t=ce(e);return{place:t.startsWith(
'"')&&!An(t)?t:ce(t.slice(0,An(t))),before:e.indexOf(t)}}var Oe=class{#t=[];constructor(t,n){this.text=A(t,"textarea",HTMLTextAreaElement),this.rows=A(t,"[data-rows]"),this.template=
A(t,"template[data-row]",HTMLTemplateElement),this.errors=A(t,"[data-errors]"),this.changed=n,this.text.addEventListener(
"input",()=>{this.rows.inert=!0,n(!0)}),this.rows.addEventListener("click",s=>this.#i(wt(s).closest("button"))),this.rows.
addEventListener("change",s=>{wt(s).dataset.control==="day"&&this.#r(ae(s))}),this.rows.addEventListener("focusout",s=>{
this.rows.inert||this.#r(ae(s))}),this.rows.addEventListener("input",s=>{let o=ae(s);o.setCustomValidity(""),o.removeAttribute(
"aria-invalid")}),this.rows.addEventListener("keydown",s=>{s.key==="Enter"&&this.#r(ae(s))})}get visits(){return this.text.
value}mark(t){for(let[n,s]of[...this.rows.children].entries())s.toggleAttribute("data-marked",t.includes(n))}indexOf(t){
let n=t.closest("[data-visit]");return n?[...this.rows.children].indexOf(n):-1}set visits(t){this.text.value=t,this.rows.
inert=!0}add(t){let n=this.text.value.trim().replace(/,$/,"");this.text.value=n?`${n}, ${t}`:t,this.rows.inert=!0,this.changed(
!1)}show(t){for(this.#t=t;this.rows.children.length>t.length;)this.rows.lastElementChild?.remove();for(;this.rows.children.
length<t.length;)this.rows.append(Me(this.template));let n=K(this.rows,":scope > [data-visit]");for(let[s,o]of t.entries()){
let r=n[s];r&&this.#o(r,o,s,t.length)}this.rows.inert=!1}showProblems(t){this.text.setAttribute("aria-invalid",String(t.
length>0)),this.errors.hidden=t.length===0,this.errors.replaceChildren(...t.map(n=>{let s=document.createElement("li"),o=/^visits\[(\d+)\]/.
exec(n.where);if(!o)return s.textContent=n.message,s;let r=Number(o[1]);s.textContent=`Visit ${r+1}: ${n.message}`;for(let i of n.
suggestions)s.append(" ",this.#e(r,i));return s}))}#e(t,n){let s=document.createElement("button");return s.type="button",
s.className="suggestion",s.textContent=n,s.setAttribute("aria-label",`Use ${n} for visit ${t+1}`),s.addEventListener("cl\
ick",()=>{this.visits=Vs(this.text.value,t,n),this.text.focus(),this.changed(!1)}),s}#n(t){this.show(t),this.text.value=
Gs(t),this.changed(!1)}#s(t){this.#n(this.#t.map((n,s)=>t.get(s)??n))}#o(t,n,s,o){let[r,i]=En(n.written_moment);t.toggleAttribute(
"data-masked",n.masked),A(t,"[data-number]").textContent=String(s+1),A(t,"[data-place]").textContent=n.label,A(t,"[data-\
category]").textContent=n.category??"";let a=A(t,'[data-control="day"]',HTMLSelectElement),c=r&&!le.includes(r)?[...le,r]:
le;a.replaceChildren(new Option(`(${le[n.weekday]})`,""),...c.map(u=>new Option(u,u)));let l=[["day",a,r,"Day"],["time",
A(t,'[data-control="time"]',HTMLInputElement),i||qs(n.start_minute),"Time"],["stay",A(t,'[data-control="stay"]',HTMLInputElement),
String(n.duration_minutes),"Minutes of stay"]];for(let[u,m,p,f]of l)m instanceof HTMLInputElement&&m===document.activeElement&&
m.value!==m.dataset.read||(m.value=p),m.dataset.read=p,m.toggleAttribute("data-filled-in",n.filled_in.includes(u)),m.setAttribute(
"aria-label",`${f} of visit ${s+1}, ${n.label}`);let h=[["earlier","Move earlier:",s>0],["later","Move later:",s<o-1],["\
remove","Remove",o>1]];for(let[u,m,p]of h){let f=A(t,`[data-control="${u}"]`,HTMLButtonElement);f.disabled=!p,f.setAttribute(
"aria-label",`${m} visit ${s+1}, ${n.label}`)}}#r(t){let n=t.dataset.control;if(!n||t.localName==="button"||t.value===t.
dataset.read)return;let s=this.indexOf(t),o=this.#t[s],r=t.closest("[data-visit]");if(!o||!r||n==="time"&&t instanceof HTMLInputElement&&
!ci(t))return;let[i]=En(o.written_moment),a=A(r,'[data-control="time"]').dataset.read,c=t.value===""?null:Math.round(Number(
t.value)),l={day:{written_moment:`${t.value} ${a}`.trim()},time:{written_moment:t.value&&`${i} ${t.value}`.trim()},stay:{
written_stay:c,duration_minutes:c??o.duration_minutes}};t.dataset.read=t.value,this.#s(new Map([[s,{...o,...l[n]}]]))}#i(t){
let n=t?.dataset.control;if(!t||!n)return;let s=this.indexOf(t);if(n==="remove")this.#n(this.#t.filter((o,r)=>r!==s)),this.#c(
Math.min(s,this.#t.length-1),n);else{let o=n==="earlier"?s-1:s+1;this.#a(s,o),this.#c(o,n)}}move(t,n){let s=Math.max(0,Math.
min(this.#t.length-1,t+n));s!==t&&this.#a(t,s)}setTime(t,n){let s=this.#t[t];if(!s)return;let[o]=En(s.written_moment),r=`${o}\
 ${qs(n)}`.trim();this.#s(new Map([[t,{...s,written_moment:r,start_minute:n}]]))}setStay(t,n){let s=this.#t[t];if(!s)return;
let o={written_stay:n,duration_minutes:n};this.#s(new Map([[t,{...s,...o}]]))}#a(t,n){let[s,o]=[this.#t[t],this.#t[n]];!s||
!o||this.#s(new Map([[t,{...s,...Ys(o)}],[n,{...o,...Ys(s)}]]))}#c(t,n){let s=this.#t.length-1,o={earlier:t===0,later:t===
s,remove:s===0},r=[n,"later","earlier","remove"].find(c=>!o[c]),i=K(this.rows,":scope > [data-visit]")[t],a=r&&i?.querySelector(
`[data-control="${r}"]`);(a instanceof HTMLElement?a:this.text).focus()}};function Ys({place:e,label:t,category:n}){return{
place:e,label:t,category:n}}function En(e){let[t="",n]=e.split(" ");return n===void 0?["",t]:[t,n]}function ci(e){let t=e.
value.trim()?js(e.value):"",n=t===null?`“${e.value}” is not a time. Write hours and minutes from 00:00 to 23:59, such \
as 17:30.`:"";return e.setCustomValidity(n),e.setAttribute("aria-invalid",String(n!=="")),t===null?e.reportValidity():e.
value=t,t!==null}function qs(e){let t=n=>String(Math.floor(n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var zs=hi("model-files"),li=500,kt=zs===null;async function Ks(e){return kt?Dt(`models/${encodeURIComponent(e)}/vocabula\
ry`):JSON.parse(new TextDecoder().decode(await Sn(e,"vocabulary")))}async function Js(e,t=li){if(kt){let n=`models/${encodeURIComponent(
e)}/histories?limit=${t}`,{items:s}=await Dt(n);return s}return JSON.parse(new TextDecoder().decode(await Sn(e,"historie\
s")))}async function Xs({id:e,weights:t},n){if(!t)throw new Error("The weights of this model stay on the server.");if(!kt)
return Sn(e,"weights",n);let s=`api/models/${encodeURIComponent(e)}/weights/${t.sha256}`;return Zs(new URL(s,qt),"weight\
s",n)}async function Sn(e,t,n=!1){let s=zs?.[e]?.[t];if(!s)throw new Error(`This page holds no ${t} of ${e}.`);if(!s.startsWith(
"#"))return Zs(new URL(s,document.baseURI),t,n);let o=document.getElementById(s.slice(1))?.textContent??"";return Uint8Array.
from(atob(o.trim()),r=>r.charCodeAt(0)).buffer}async function Zs(e,t,n){let s=await fetch(e,{cache:n?"reload":"default"});
if(!s.ok)throw new Error(`The ${t} could not be fetched (${s.status}).`);return s.arrayBuffer()}function hi(e){let t=xt(
document,`script#${e}`,HTMLScriptElement);return t&&JSON.parse(t.textContent??"")}function Qs(e){let{tensors:t,...n}=e,s=Object.entries(t).map(([o,{data:r,shape:i}])=>{let a=Uint8Array.from(atob(r),c=>c.
charCodeAt(0));return[o,{values:new Float32Array(a.buffer),shape:i}]});return{...n,tensors:Object.fromEntries(s)}}var ui=["browser","server"],to=20,eo={address:"../bundles/browser-model.js",load:()=>import(eo.address)};function Ft({prediction:{
name:e,location:t,probability:n}}){return n===0?"no known place":`${e??`#${t}`}, ${(100*n).toFixed(1)} %`}function On(e,t){
e.textContent=t?Ft(t):"…";let{location:n,probability:s}=t?.prediction??{};for(let[o,r]of Object.entries({location:n,probability:s,
engine:t?.engine}))r===void 0?delete e.dataset[o]:e.dataset[o]=String(r)}var Te=class{#t;#e;#n=null;#s=null;#o=!1;draws=!1;sharesWeights=!0;constructor(t,n=null){
this.#t=t,this.#e=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&ui.includes(t)?t:null,kt||(this.
choice="browser"),this.obstacle="",this.#s||(this.#n=null)}get model(){return this.#s}get isInBrowser(){return this.#s!==
null&&this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.#s&&this.choice!==
"server")return this.#r(this.#s,t);if(!kt)throw new ht(0,[{where:"",message:this.obstacle,suggestions:[]}]);let o=this.choice!==
"server"&&!!navigator.serviceWorker?.controller?Rs(n):n;try{return{...await this.#i(t,o),engine:"server"}}catch(r){if(!(r instanceof
ht&&r.status===0)||this.choice==="server")throw r;if(await this.prepare(),this.#s)return this.#r(this.#s,t);throw this.choose(
this.choice),r}}async searchPlaces(t){if(kt||await this.prepare(),this.#s&&this.choice!=="server"){let{places:s}=this.#s;
return s.search(t,to).map(({id:o,category:r})=>({label:s.label(o),notation:s.notation(o),category:r}))}let{items:n}=await Dt(
`${this.#e}/locations?${Tt({q:t,limit:to})}`);return n}async prepare(){try{this.#n??=this.#a(),this.#s=await this.#n}catch(t){
this.#o=!0,this.obstacle=zt(t)}}#r(t,n){try{return{...t.trace(n),engine:"browser"}}catch(s){let{problems:o}=s;throw o?new ht(
422,o):s}}async#i(t,n){if(this.draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let{trace:s}=await Dt(
`${this.#e}/views/network?${mi(t)}`,{...n&&{signal:n}});return Qs(s)}return Dt(`${this.#e}/explain?encoding=base64`,{method:"\
POST",headers:{"content-type":"application/json"},body:JSON.stringify(t),...n&&{signal:n}})}async#a(){let t=await Ks(this.#t),
[{BrowserModel:n},s]=await Promise.all([eo.load(),Xs(t,this.#o)]);return new n(t,s)}};function mi(e){let t=Object.entries(
e).map(([n,s])=>[n,s!==null&&typeof s=="object"?JSON.stringify(s):s]);return Tt(Object.fromEntries(t))}var Tn=e=>e.map(t=>t+1),di={gate:e=>`gate forced to ${e}`,only:e=>`${e} only`,attention_temperature:e=>`attention temper\
ature ${e}`,pointer_temperature:e=>`pointer temperature ${e}`,scaling:()=>"no division by √k",pointer_scaling:()=>"no \
division by √d",position_bias:()=>"no position bias",sinusoidal:()=>"no sinusoidal table",position_from_end:()=>"no po\
sition from the end",residuals:()=>"no residual connections",layer_norm:()=>"no layer norms",remove_heads:(e,{replace_with:t})=>`${e===
"all"?"every head":e.map(([s,o])=>`L${s} H${o}`).join(", ")} ${t==="mean"?"replaced by the mean":"removed"}`,replace_with:()=>"",
skip:e=>`${e.map(({layer:n,part:s})=>`${s.replace("_","-")} of layer ${n}`).join(", ")} skipped`,without_features:e=>`wi\
thout ${e.join(", ")}`,mask_visits:e=>`visit${e.length>1?"s":""} ${Tn(e).join(", ")} masked`,order:e=>`order ${Tn(e).join(
" ")}`};function ve(e){return Object.entries(e).flatMap(([t,n])=>{let s=di,o=Object.hasOwn(s,t)?s[t]?.(n,e):"";return o?
[{key:t,text:o}]:[]})}function so(e){let t=ve(e).map(({text:n})=>n);return t.length?`Changed: ${t.join("; ")}.`:"Nothing\
 is changed."}var Ne=class{#t=0;#e=[];#n=[];#s="";#o=null;constructor(t,n){this.root=t,this.errors=A(t,"[data-errors]"),
this.masks=A(t,"[data-masks]"),this.orderWords=A(t,"[data-order]"),this.state=A(t,"[data-state]"),t.addEventListener("ch\
ange",()=>this.#c(n)),t.addEventListener("click",s=>{let{act:o}=wt(s).dataset;o&&(o==="reset"?this.text="":this.#e=xi(o,
this.#t),this.#c(n))})}get text(){if(this.#s)return this.#s;let t=this.#a();return Object.keys(t).length?JSON.stringify(
t):""}set text(t){let n=fi(t);this.#o=null;for(let s of this.#r)yi(s,n);this.#e=Array.isArray(n.order)?n.order:[],this.#n=
Array.isArray(n.mask_visits)?n.mask_visits:[],this.masks.replaceChildren(),this.#s=t&&JSON.stringify(this.#a())!==t?t:"",
this.#l()}show(t,n){this.#t=t.length,this.#s="";let s=new Set(this.#n);for(;this.masks.children.length>t.length;)this.masks.
lastElementChild?.remove();for(;this.masks.children.length<t.length;)this.masks.append(pi(this.masks.children.length));let o=K(
this.masks,"label");for(let[r,i]of t.entries()){let a=o[r];if(!a)continue;let c=A(a,"input",HTMLInputElement);c.checked=
s.has(r),c.disabled=r===n.at(-1),A(a,"span").textContent=`${r+1} ${i.label}`}this.#l()}followHistory(t){let n=Us(t),s=this.#o===
null||n.join(`
`)===this.#o.join(`
`);if(this.#o=n,!s){this.#e=[];for(let o of this.#i)o.checked=!1;this.#n=[],this.#l()}}showProblems(t){this.errors.hidden=
t.length===0,this.errors.textContent=t.map(n=>n.message).join(" "),t.length&&(this.root.open=!0)}get#r(){return K(this.root,
"[data-key]")}get#i(){return K(this.root,'[data-key="mask_visits"]',HTMLInputElement)}#a(){let t={};for(let n of this.#r){
let s=gi(n),{key:o="",item:r}=n.dataset;if(s!==void 0)if(r){let i=t[o];t[o]=[...Array.isArray(i)?i:[],s]}else t[o]=s}return t.
remove_heads||delete t.replace_with,this.#n.length&&!this.masks.children.length&&(t.mask_visits=this.#n),this.#e.length&&
(t.order=this.#e),t}#c(t){this.#s="",this.masks.children.length&&(this.#n=this.#i.filter(n=>n.checked).map(n=>Number(n.dataset.
item))),this.#l(),t()}#l(){let t=ve(this.#a()).length;this.state.textContent=t?`${t} changed`:"as learned",this.orderWords.
textContent=this.#e.length?Tn(this.#e).join(" "):"unchanged"}};function pi(e){let t=document.createElement("label"),n=document.
createElement("input");return n.type="checkbox",n.autocomplete="off",n.dataset.key="mask_visits",n.dataset.item=String(e),
t.append(n," ",document.createElement("span")),t}function fi(e){try{return Object(JSON.parse(e||"{}"))}catch{return{}}}function gi(e){
let{item:t}=e.dataset;return e instanceof HTMLInputElement&&e.type==="checkbox"?e.checked?t?JSON.parse(t):!1:void 0:e.type===
"number"?e.value===""?void 0:Number(e.value):e.value||void 0}function yi(e,t){let{key:n="",item:s}=e.dataset,o=t[n];if(e instanceof
HTMLInputElement&&e.type==="checkbox"){e.checked=s?o==="all"||Array.isArray(o)&&o.some(i=>bi(i,JSON.parse(s))):o===!1;return}
let r=e instanceof HTMLInputElement||[...e.options].some(i=>i.value===o);e.value=r&&o!==void 0&&o!==null?String(o):""}function bi(e,t){
return no(e)===no(t)}function no(e){let t=e&&typeof e=="object"&&!Array.isArray(e);return JSON.stringify(e,t?Object.keys(
e).sort():void 0)}function xi(e,t){let n=[...Array(t).keys()];return e==="reverse"&&n.reverse(),e==="shuffle"&&wi(n),e===
"as-sent"||n.every((s,o)=>s===o)?[]:n}function wi(e){for(let t=e.length-1;t>0;t-=1){let n=Math.floor(Math.random()*(t+1));
[e[t],e[n]]=[Number(e[n]),Number(e[t])]}}function he(e,t){if(!e)return;let n=String(t??""),s=[...e.options].find(({value:o,text:r})=>[o,r,r.split(",")[0]].includes(
n));s||e.add(new Option(n,n)),e.value=s?.value??n}var $i="../bundles/browser-model.js",ki=/\bexport\s*\{[^}]*\};?\s*$/;var Nn=new WeakMap;async function oo(e,{location:t,variants:n},s,o){let r=Mi(e),i=Oi(o);for(let a of n){o.throwIfAborted();
let{input:c}=a;s(a,c&&await Promise.race([i,r(c,t)]))}}function Mi(e){let t=Ai(e);Nn.has(e)||Nn.set(e,Ei(e));let n=Nn.get(
e);return async(s,o)=>{let r=await n?.ask({input:s,location:o});if(!r)return t(s,o);if("error"in r)throw new Error(r.error);
return r.answer}}function Ai(e){let t=performance.now()+12;return async(n,s)=>(performance.now()>=t&&(await new Promise(
o=>setTimeout(o)),t=performance.now()+12),e.answer(n,s))}function Ei(e){try{return new vn(e.content)}catch{return null}}
var vn=class{#t;#e;constructor(t){this.#t=Si(),this.#e=new Promise(n=>{this.#t.addEventListener("error",s=>{s.preventDefault(),
n(null)})}),this.#t.postMessage(t)}ask(t){let{port1:n,port2:s}=new MessageChannel,o=new Promise(r=>{n.onmessage=({data:i})=>{
n.close(),r(i)}});return this.#t.postMessage(t,[s]),Promise.race([this.#e,o])}};function Si(){let e=document.querySelector(
"script[data-engine]")?.textContent;if(!e)return new Worker(new URL($i,import.meta.url),{type:"module"});let t=new Blob(
[e.replace(ki,"")],{type:"text/javascript"});return new Worker(URL.createObjectURL(t))}function Oi(e){let t=new Promise(
(n,s)=>{e.addEventListener("abort",()=>s(e.reason),{once:!0})});return t.catch(()=>{}),t}var Ti={hours:["Moved by","All visits and the moment to predict move together."],visits:["Visit left out","One visit is \
left out at a time; the others keep the times and stays that the page shows, and the moment to predict stays."],heads:["\
Heads removed","Every set of heads is removed, on top of the changes already made."]},Ni="This network has too many head\
s to try every set, so each is removed alone.",vi="cannot be left out: the answer is read at the last visit, and the one\
 before is missing or masked",_n=e=>`${(100*e).toFixed(1)} %`,_e=class{#t=null;constructor(t,n,s){this.body=n,this.explanations=
s,this.kind=A(t,"[data-kind]",HTMLSelectElement),this.button=A(t,"[data-run]",HTMLButtonElement),this.progress=A(t,"[dat\
a-progress]",HTMLProgressElement),this.meaning=A(t,"[data-meaning]"),this.failure=A(t,"[data-failure]"),this.summary=A(t,
"[data-summary]"),this.frame=A(t,"[data-frame]"),this.rows=A(t,"tbody"),this.row=A(t,"template",HTMLTemplateElement),this.
kind.addEventListener("change",()=>this.clear()),this.button.addEventListener("click",()=>this.#t?this.#n():this.#e())}clear(){
this.#s(),this.rows.replaceChildren(),this.summary.textContent="";for(let t of[this.meaning,this.failure,this.frame])t.hidden=
!0}async#e(){this.clear();let t=new AbortController;this.#t=t,this.button.textContent="Stop",this.progress.removeAttribute(
"value"),this.progress.hidden=!1;try{await this.explanations.prepare(),t.signal.throwIfAborted(),await this.#o(t.signal)}catch(n){
if(this.#t!==t)return;this.failure.textContent=zt(n),this.failure.hidden=!1}this.#s()}#n(){let{value:t,max:n}=this.progress,
s=this.frame.hidden?"":` after ${t} of ${n} answers`;this.summary.textContent=`Stopped${s}.`,this.#s()}#s(){this.#t?.abort(),
this.#t=null,this.button.textContent="Run",this.progress.hidden=!0}async#o(t){let{model:n,obstacle:s}=this.explanations,
o=this.body();if(!n)throw new Error(`This browser cannot compute: ${s}`);if(!o)throw new Error("Enter a history of visit\
s first.");let r=this.kind.value,{prediction:i,variants:a}=n.sweep(r,o);if(!a.length)throw new Error("Every head is remo\
ved already.");this.#r(r,i,a);let{location:c}=i,l=[];await oo(n,{location:c,variants:a},(h,u)=>{let m=(u?.probability??0)-
i.probability,p=!!u&&u?.prediction.location!==c;this.#i({variant:h,answer:u,change:m,differs:p,row:Me(this.row)},l)},t),
this.summary.textContent=Ri(l)}#r(t,n,s){let[o,r]=Ti[t],i=s.every(({heads:a})=>a?.length===1);this.meaning.textContent=`${i?
Ni:r} The unchanged answer is ${Ft({prediction:n})}.`,A(this.frame,"[data-changed]").textContent=o;for(let a of[this.meaning,
this.frame])a.hidden=!1;this.progress.max=s.length,this.progress.value=0}#i(t,n){Li(t);let s=n.findIndex(r=>_i(t,r)),o=s<
0?n.length:s;this.rows.insertBefore(t.row,n[o]?.row??null),n.splice(o,0,t),this.progress.value+=1}};function _i(e,t){let[
n,s]=[e.variant.heads,t.variant.heads];return!n||n.length!==s?.length?!1:Math.abs(e.change)>Math.abs(t.change)}function Li({
variant:e,answer:t,change:n,differs:s,row:o}){A(o,"th").textContent=Ci(e);let r=A(o,".word");if(!t){r.textContent=vi;return}
o.toggleAttribute("data-differs",s),r.textContent=s?Ft(t):"the same";let i=A(o,".share");i.textContent=_n(t.probability),
i.style.setProperty("--share",String(t.probability)),A(o,"[data-change]").textContent=ro(100*n,1)}function Ci({hours:e=0,
visit:t,heads:n}){return t?`${t.sent+1} ${t.label}`:n?n.map(([s,o])=>`L${s} H${o}`).join(", ")||"none":`${ro(e,0)} h`}function Ri(e){
let t=e.flatMap(({answer:r})=>r?.probability??[]);if(!t.length)return"";let n=e.filter(({differs:r})=>r).length,[s,o]=[Math.
min(...t),Math.max(...t)];return`Another place leads in ${n} of ${t.length} rows. The probability of the unchanged answe\
r lies between ${_n(s)} and ${_n(o)}. Computed in this browser.`}function ro(e,t){let n=Math.abs(e).toFixed(t);return Number(
n)===0?n:`${e>0?"+":"−"}${n}`}var Ii={routine:"routine",habit:"a habit",errand:"an errand",consequence:"a consequence of the day's first stop"};function io(e,t=n=>`\
visit ${n+1}`){let{cause:n,custom:s,expected_label:o}=e,r=Ii[s];if(!r)return"It was a free choice.";let i=e.decided_by.map(
t);e.decided_before&&i.push("visits before this history");let a=i.length?`, decided by ${i.join(" and ")}`:"";return n===
s?`It was ${r}${a}.`:`It should have been ${r}${a}: to ${o??"an unknown place"}. They chose otherwise.`}var Pi=5e-4,Hi=350,Wi=new Intl.DateTimeFormat("en-GB",{weekday:"short"}),Le=class{shown=null;sent=[];#t=null;isDragging=!1;#e="";#n=null;#s=!1;#o=0;#r=0;#i=new AbortController;constructor(t,n={}){
this.page=t,this.hooks=n,this.model=t.dataset.explore??"",this.changes=A(t,"[data-changes]"),this.answer=A(t,"[data-answ\
er]",HTMLOutputElement),this.badge=A(t,"[data-badge]"),this.engineChoice=xt(t,"[data-engine-choice]",HTMLSelectElement),
this.outcome=A(t,"[data-outcome]"),this.person=xt(t,"[data-person]",HTMLSelectElement),this.predictAt=A(t,"[data-predict\
-at]",HTMLInputElement),this.examples=A(t,"[data-examples]",HTMLSelectElement),this.failure=A(t,"[data-error]"),this.story=
A(t,"[data-story]"),this.staleNote=A(t,"[data-stale-note]"),this.suggestion=A(t,"[data-try]"),this.editor=new Oe(A(t,"[d\
ata-editor]"),i=>{this.#k(),this.panel.followHistory(this.editor.visits),this.submitSoon(i?Hi:0)});let s=A(t,"[data-inte\
rventions]",HTMLDetailsElement);this.panel=new Ne(s,()=>this.submitSoon()),this.explanations=new Te(this.model,$t().get(
"engine")),this.explanations.draws=n.draws??!1,this.explanations.sharesWeights=this.engineChoice!==null||!kt,this.engineChoice&&
(this.engineChoice.value=this.explanations.choice??"");let o=xt(t,"[data-sweeps]");this.sweeps=o&&new _e(o,()=>this.shown&&
Nt(this.shown),this.explanations),this.exampleHistories=this.#f(),this.#a();let{explanations:r}=this;n.draws&&r.sharesWeights&&
r.choice!=="server"&&r.prepare()}#a(){let{page:t}=this;Ds(A(t,"[data-combobox]"),n=>this.explanations.searchPlaces(n),n=>({
label:n.label,note:n.category??""}),n=>this.editor.add(n.notation)),this.suggestion.addEventListener("click",()=>{this.editor.
visits=this.editor.text.placeholder,this.submitSoon()});for(let n of["pointerdown","keydown","input"])A(t,"[data-editor]").
addEventListener(n,()=>{this.#s=!0,this.#y()},{once:!0});this.engineChoice?.addEventListener("change",()=>{this.explanations.
choose(this.engineChoice?.value??""),this.submitSoon()}),this.person?.addEventListener("change",()=>this.submitSoon()),this.
predictAt.addEventListener("change",()=>this.submitSoon()),A(this.changes,"[data-undo]").addEventListener("click",()=>{this.
panel.text="",this.submitSoon()}),A(this.failure,"button").addEventListener("click",()=>{this.explanations.choose(this.explanations.
choice),this.submitSoon()}),Hs(()=>this.restore("keep"))}get fields(){return{visits:this.editor.visits,user:this.person?.
value??"",predict_at:this.predictAt.value.trim(),top_k:this.#e,interventions:this.panel.text}}markVisits(t){this.editor.
mark(t.flatMap(n=>this.sent[n]??[]))}take({visits:t,user:n,predict_at:s,interventions:o}){this.#k(),this.editor.visits=t,
this.predictAt.value=s,this.panel.text=o,he(this.person,n),this.panel.followHistory(t),this.submitSoon()}get interventions(){
return Object(Ae(this.panel.text||"{}"))}set interventions(t){this.panel.text=Object.keys(t).length?JSON.stringify(t):"",
this.panel.followHistory(this.editor.visits),this.submitSoon()}submitSoon(t=0){clearTimeout(this.#r),this.#r=setTimeout(
()=>{this.#c(Nt(this.fields),this.isDragging?"keep":"push")},t)}async#c(t,n){clearTimeout(this.#r),this.#r=0,this.#o+=1;
let s=this.#o;this.#i.abort(),this.#i=new AbortController,this.page.setAttribute("aria-busy","true");try{let o="interven\
tions"in t&&!!t.interventions,[r,i]=await Promise.all([this.#l(t),o?this.#l({...t,interventions:null}):null]);if(s!==this.#o)
return;this.#m(r,i,t,n),this.#y()}catch(o){if(o instanceof ht&&s===this.#o)this.#d(o.problems);else if(!ke(o)&&!(o instanceof
ht))throw o}finally{s===this.#o&&this.page.removeAttribute("aria-busy")}}#l(t){return this.explanations.explain(t,this.#i.
signal)}async#y(){let{engineChoice:t,explanations:n}=this;if(!t)return;(this.#s||this.hooks.draws||n.choice==="browser")&&
n.choice!=="server"&&await n.prepare();let o=this.#t!==null&&!("tensors"in this.#t),r=this.#r!==0||this.page.hasAttribute(
"aria-busy");this.hooks.draws&&o&&this.shown&&!r&&this.#c(Nt(this.shown),"keep");let i=A(this.page,"[data-engine-obstacl\
e]");i.textContent=n.obstacle&&`This browser cannot compute: ${n.obstacle}`,i.hidden=!n.obstacle}#m(t,n,s,o){if("record"in
s&&(this.editor.visits=t.notation??"",this.predictAt.value=t.predict_at.replace("T"," "),t.notation===null)){this.#d([{where:"\
visits",message:"This record contradicts itself and cannot be written as visits.",suggestions:[]}]);return}this.sent=t.visits.
map(a=>a.sent);let r=[...t.visits].sort((a,c)=>a.sent-c.sent);if(this.editor.show(r),this.#b(r,t.predict_at),this.panel.
show(r,this.sent),this.panel.followHistory(this.editor.visits),he(this.person,t.user),this.person){let a=this.person.selectedOptions[0]?.
textContent??"";A(this.page,'[data-printed="person"]').textContent=a}this.#d([]),this.predictAt.placeholder=t.predict_at.
replace("T"," "),On(this.answer,t),this.badge.textContent=t.engine==="browser"?"computed in this browser":"computed by t\
he server";let i={...this.fields,visits:t.notation??""};this.shown=i,this.#t=t,this.#x(i,t),this.#h(i,t,n),this.hooks.shown?.(
i,t,i.interventions?n:null),this.suggestion.hidden=!0,this.sweeps?.clear(),this.page.dataset.ready="true",this.updateAddress(
o)}#b(t,n){let s=K(this.editor.rows,":scope > [data-visit]");for(let[o,r]of s.entries()){let i=t[o];if(!i?.arrival)continue;
let a={day:Wi.format(new Date(i.arrival)),time:i.arrival.split("T")[1]??"",stay:`${i.duration_minutes} min`};for(let[c,l]of Object.
entries(a)){let h=A(r,`[data-read="${c}"]`);h.textContent=l,h.toggleAttribute("data-filled-in",i.filled_in.includes(c))}}
A(this.page,'[data-printed="predict-at"]').textContent=n.replace("T"," ")}async#x(t,n){let s=n.unknown_probability,o=s<Pi?
[]:[`Somewhere unknown to the model: ${(100*s).toFixed(1)} %.`],r=(await this.exampleHistories).find(({visits:i,predict_at:a,
user:c})=>i===t.visits&&a===n.predict_at&&(c===n.user||this.person===null));this.shown===t&&(this.hooks.recognised?.(r,t),
r&&o.push(Di(r,n.location_probabilities.final)),this.outcome.textContent=o.join(" "),this.outcome.hidden=o.length===0)}#h(t,n,s){
let{changes:o}=this;if(o.hidden=!s||!t.interventions,!s||!t.interventions)return;A(o,"[data-what]").textContent=so(JSON.
parse(t.interventions)),A(o,"[data-before]").textContent=Ft(s),A(o,"[data-after]").textContent=Ft(n);let r=s.prediction.
location===n.prediction.location;A(o,"[data-verdict]").textContent=r?"The most probable place stays the same.":"The most\
 probable place is another one."}#d(t){let n=({where:r})=>r.startsWith("interventions");this.#w(this.person,t,"user"),this.#w(
this.predictAt,t,"predict_at");let s=t.filter(r=>r.where==="");this.failure.hidden=s.length===0,A(this.failure,"span").textContent=
s.map(r=>r.message).join(" "),this.panel.showProblems(t.filter(n)),this.editor.showProblems(t.filter(r=>r.where!==""&&!(r.
where==="user"&&this.person)&&r.where!=="predict_at"&&!n(r))),t.length>s.length&&this.hooks.refused?.();let o=t.length>0&&
this.shown!==null;this.staleNote.hidden=!o,this.story.toggleAttribute("data-stale",o)}#w(t,n,s){if(!t)return;let o=n.filter(
i=>i.where===s).map(i=>i.message),r=A(this.page,`#${t.getAttribute("aria-errormessage")}`);r.textContent=o.join(" "),r.hidden=
o.length===0,t.setAttribute("aria-invalid",String(o.length>0))}comparisonOf(t){let{model:n}=this,s=t.interventions?JSON.
stringify({model:n,interventions:null}):null;return Tt({model:n,...t,top_k:null,against:s})}updateAddress(t){if(t==="kee\
p"||this.shown===null)return;let{choice:n}=this.explanations,s=this.engineChoice?n:null,o=Tt({...this.shown,engine:s,...this.
hooks.options?.()});Ws(o,t)}async restore(t){this.#n=null,this.examples.value="";let n=$t(),s=n.get("top_k")??"";this.#e=
/^([1-9]\d?|100)$/.test(s)?s:"",this.editor.visits=n.get("visits")??"",this.predictAt.value=n.get("predict_at")??"",this.
panel.text=n.get("interventions")??"",he(this.person,n.get("user")),this.hooks.restored?.(n);let o=n.get("record");n.has(
"visits")?await this.#c(Nt(this.fields),t):o!==null?await this.#c({record:Ae(o)},"replace"):await this.#$(n.get("user"))}async#$(t){
let n=await this.exampleHistories,s=n.find(o=>t&&String(o.user)===this.person?.value)??n[0];s?(this.#g(s,n),await this.#c(
Nt(this.fields),"replace")):this.#p()}#p(){clearTimeout(this.#r),this.#i.abort(),this.#o+=1,this.page.removeAttribute("a\
ria-busy"),this.shown=null,this.editor.show([]),this.#d([]),On(this.answer,null),this.outcome.hidden=!0,this.suggestion.
hidden=!1,this.sweeps?.clear(),this.changes.hidden=!0,this.hooks.cleared?.()}#k(){this.examples.value="",!(!this.#n||this.
editor.visits.trim().endsWith(this.#n.end))&&(this.predictAt.value===this.#n.predictAt&&(this.predictAt.value=""),this.#n=
null)}async#f(){let{examples:t}=this;try{let n=await Js(this.model);t.append(...n.map((o,r)=>new Option(o.title,String(r))));
let s=t.closest("[data-field]");return s.hidden=n.length===0,t.addEventListener("change",()=>{let o=t.value&&n[Number(t.
value)];o&&(this.#g(o,n),this.#c(Nt(this.fields),"push"))}),n}catch{return[]}}#g(t,n){this.examples.value=String(n.indexOf(
t)),this.editor.visits=t.visits,this.panel.followHistory(t.visits),this.predictAt.value=t.predict_at.replace("T"," ");let s=t.
visits.split(",").at(-1)?.trim()??"";this.#n={predictAt:this.predictAt.value,end:s},he(this.person,t.user)}};function Di({
target:e,target_label:t,reason:n},s){if(e===void 0)return"";if(e===null)return"The model drew this history itself: nothi\
ng really happened next.";let o=n?` ${io(n)}`:"",r=s.findIndex(({location:c})=>c===e);if(r===0)return`The prediction is \
right: that is where the person went.${o}`;let i=s[r],a=i?`number ${r+1} with ${(100*i.probability).toFixed(1)} %`:`whic\
h is not among the ${s.length} most probable places`;return`The person went to ${t}, ${a}.${o}`}function Nt({visits:e,user:t,
predict_at:n,top_k:s,interventions:o}){return{visits:e,user:t||null,predict_at:n||null,...s&&{top_k:Number(s)},...o&&{interventions:Ae(
o)}}}function ao(e,t="pointerscope-unfolded"){let n=K(e,"[data-chapter]",HTMLDetailsElement),s=A(e,"[data-unfold]"),o=Gi(t);for(let i of n)
o&&(i.open=o.includes(i.id)),i.addEventListener("toggle",()=>{Ui(t,n.filter(({open:a})=>a).map(({id:a})=>a)),s.textContent=
n.every(({open:a})=>a)?"Fold all":"Unfold all"});s.addEventListener("click",()=>{let i=!n.every(a=>a.open);for(let a of n)
a.open=i});let r=()=>{let i=document.getElementById(location.hash.slice(1)),a=n.find(c=>c===i||c.contains(i));!a||a.open||
(a.open=!0,i?.scrollIntoView())};window.addEventListener("hashchange",r),e.addEventListener("click",i=>{wt(i).closest('a\
[href^="#"]')&&setTimeout(r)}),r(),Fi(e,n)}function Fi(e,t){let n=K(e,'.sections a[href^="#"]',HTMLAnchorElement),s=new IntersectionObserver(
o=>{for(let{target:r,isIntersecting:i}of o){let a=n.find(({hash:c})=>c===`#${r.id}`);i?a?.setAttribute("aria-current","t\
rue"):a?.removeAttribute("aria-current")}},{rootMargin:"-35% 0px -60% 0px"});for(let o of t)s.observe(o)}function Gi(e){
try{let t=JSON.parse(localStorage.getItem(e)??"null");return Array.isArray(t)?t:null}catch{return null}}function Ui(e,t){
try{localStorage.setItem(e,JSON.stringify(t))}catch{}}var Ln=e=>(e.dataset.options??"").split(" ").filter(Boolean);function co(e){let t=[...new Set(e.flatMap(Ln))];return Object.
fromEntries(t.map(n=>[n,e.map(s=>s.getAttribute(n)??void 0).find(Boolean)]))}function lo(e,t){for(let n of e)for(let s of Ln(
n)){let o=t.get(s);o?n.setAttribute(s,o):n.removeAttribute(s)}}function ho(e,t,n){e.addEventListener("pointer-view:optio\
n",({detail:s,target:o})=>{for(let r of t)if(r!==o)for(let[i,a]of Object.entries(s))Ln(r).includes(i)&&r.setAttribute(i,
String(a));n()})}var Vi=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}];
function Mt(e,t){for(let{kind:n,pattern:s}of Vi){let o=s.exec(e??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(r)};return ji(i,t)?i:null}return null}function ji({kind:e,visit:t=0,
layer:n=0,head:s=0,location:o=2},r){return e==="pointer"?r.hasPointer:e==="generation"?r.hasGeneration:e==="gate"?r.hasGate:
t<r.count&&n<r.layers&&(e!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.locations}function nt(e,t){return e?.kind===
"visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,s)=>n===e.location?[s]:[])}function dt(e,t){return e?.kind===
"place"?e.location??null:e?.kind==="visit"?t.locations[e.visit??0]??null:null}var po=5,uo=1440,Cn=5,Bi=60,Yi={least:.1,most:10};function fo(e,t,n){let s=e.target instanceof Element?e.target:null,o=s?.
closest("[data-act]")?.getAttribute("data-act"),r=s?.closest("[data-part]")?.getAttribute("data-part"),i=Mt(r,t);if(o===
"gate")return qi(e,n);if(o==="attention_temperature")return mo(e,t,"attention");if(o==="pointer_temperature")return mo(e,
t,"pointer");if(i?.kind!=="visit"||o||e.pointerType==="touch")return null;let a=s?.closest(".day-ribbon"),c=s?.closest("\
[data-drag]")?.getAttribute("data-drag"),l=i.visit??0;return a&&(c==="time"||c==="stay")?Ji(e,a,t,l,c):zi(e,n,l)}function Rn({
trace:e},t,n){let s=(e.interventions[`${t}_temperature`]??1)*2**n,{least:o,most:r}=Yi;return Number(Math.min(r,Math.max(
o,s)).toPrecision(2))}function qi({pointerId:e},t){let n=0;return{pointer:e,follows:!0,to({type:s,clientX:o,clientY:r},i){
let a=t.querySelector(".gate-frame")?.getBoundingClientRect();if(!a)return null;let l=a.height>a.width?(r-a.top)/a.height:
(o-a.left)/a.width;return s!=="pointercancel"&&(n=Math.round(100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:n,isDone:i}}}}
function mo({pointerId:e,clientX:t},n,s){let o=!1;return{pointer:e,follows:!0,to({clientX:r},i){if(o||=Math.abs(r-t)>=po,
!o)return null;let a=Rn(n,s,(r-t)/Bi);return{kind:"temperature",of:s,value:a,isDone:i}}}}function zi({pointerId:e,clientY:t},n,s){
let o=s,r=!1;return{pointer:e,follows:!1,to({clientY:i},a){if(r||=Math.abs(i-t)>=po,!r)return null;let c=Math.sign(Ki(n,
i)-o);if(c===0&&!a)return null;let l={kind:"move",visit:o,by:c,isDone:a};return o+=c,l}}}function Ki(e,t){let s=[...e.querySelectorAll(
".visit > .chip")].map(o=>{let{top:r,bottom:i}=o.getBoundingClientRect();return Math.abs((r+i)/2-t)});return s.indexOf(Math.
min(...s))}function Ji({pointerId:e,clientX:t},n,s,o,r){let{start_minute:i=0,duration_minutes:a=0}=s.visits[o]??{},{width:c}=n.
querySelector(".track")?.getBoundingClientRect()??{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},m){
if(l||=Math.abs(u-t)>=2,!l)return null;let p=Cn*Math.round((u-t)/c*uo/Cn),f=r==="time"?Math.min(uo-Cn,Math.max(0,i+p)):Math.
max(0,a+p);return f===h&&!m?null:(h=f,{kind:r,visit:o,minutes:f,isDone:m})}}}var Xi=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],["po\
sition_from_end","order"]],ue=class{constructor(t){this.trace=t,this.visits=t.visits,this.count=t.visits.length;let{layers:n,
heads:s,components:o}=t.architecture;this.layers=n,this.heads=o.includes("attention")?s:0,this.hasPointer=o.includes("po\
inter"),this.hasGeneration=o.includes("generation"),this.hasGate=this.hasPointer&&this.hasGeneration,this.gate=t.gate.value,
this.locations=t.visits.map(({location:r})=>r)}wordsFor(t){return t.trace.notation===this.trace.notation?"as learned":"b\
efore this change"}values(t){let n=this.trace.tensors[t];if(!n)throw new Error(`The trace has no ${t}.`);return n.values}has(t){
return t in this.trace.tensors}weights(t,n){return this.values(`layers.${t}.heads.${n}.weights`)}lastRow(t,n){return this.
weights(t,n).subarray((this.count-1)*this.count)}isRemoved(t,n){let s=this.trace.interventions.remove_heads;return s?s===
"all"||s.some(([o,r])=>o===t&&r===n):!1}isSkipped(t,n){return(this.trace.interventions.skip??[]).some(s=>s.layer===t&&s.
part===n)}get largestWeight(){let t=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)for(let o of this.weights(
n,s))t=Math.max(t,o);return t||1}get slices(){return Xi.filter(([t])=>this.has(`inputs.${t}`)).map(([t="",n=""])=>({name:t,
label:n,lengths:this.#n(`inputs.${t}`)}))}stream(t){let n=`layers.${t}`,s=i=>this.isSkipped(t,i),o=new Float32Array(this.
count),r=this.has(`${n}.attention_out`)?this.#n(`${n}.attention_out`):null;return{residual:this.#n(`${n}.residual_in`),attention:r&&
s("attention")?o:r,feedForward:s("feed_forward")?o:this.#n(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?
this.values("pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){
let t=this.pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)break;let r=n.get(o)??{
location:o,...this.nameOf(o),probability:0,visits:[]};r.probability+=t[s],r.visits.push(s),n.set(o,r)}return[...n.values()].
sort((s,o)=>o.probability-s.probability)}nameOf(t){let n=this.trace.places[t];return{label:n?.label??`#${t}`,category:n?.
category??null}}answer(t,n=[]){let{final:s}=this.trace.location_probabilities,o=s.slice(0,t).map(({location:p})=>p),r=[...new Set(
n)].filter(p=>!o.includes(p)),i=o.filter(p=>!n.includes(p)),a=i.slice(Math.max(0,i.length-r.length)),l=[...o.filter(p=>!a.
includes(p)),...r].map(p=>this.#t(p)),h=p=>l.reduce((f,y)=>f+y[p],0),u=this.#e(l),m={location:-1,label:`${u} others`,category:null,
pointer:Math.max(0,Number(this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),
probability:Math.max(0,1-h("probability")),count:u};return[...l,m]}#t(t){return{location:t,...this.nameOf(t),pointer:this.
probabilityOf("pointer",t),generation:this.probabilityOf("generation",t),probability:this.probabilityOf("final",t)}}probabilityOf(t,n){
let s=t==="final"?"probabilities":`${t}.probabilities`,o=this.trace.tensors[s];return o?Number(o.values[n]):this.trace.location_probabilities[t]?.
find(i=>i.location===n)?.probability??0}generated(t){let s=(this.trace.location_probabilities.generation??[]).slice(0,t).
map(({location:i,probability:a})=>({location:i,...this.nameOf(i),probability:a})),o=1-s.reduce((i,{probability:a})=>i+a,
0),r=this.#e(s);return[...s,{location:-1,label:`${r} others`,category:null,probability:Math.max(0,o)}]}#e(t){return this.
trace.architecture.locations-1-t.length}#n(t){let n=this.values(t),s=n.length/this.count;return Float32Array.from({length:this.
count},(o,r)=>Math.hypot(...n.subarray(r*s,(r+1)*s)))}};function At(e){let t=0;for(let n=1;n<e.length;n++)Number(e[n])>Number(
e[t])&&(t=n);return t}var Zi=[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];function Et(e,t){for(let[s,o]of Zi){let r=o.exec(e??"");if(!r)continue;let i=Object.fromEntries(
Object.entries(r.groups??{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(s,i,t),...i};return ta(a,t)?
a:null}return null;function n(s,o,{count:r,trace:i}){let a=r-1;return{kind:s,name:e??"",isLeaf:"query"in o||"number"in o||
s==="stream"&&"visit"in o||(s==="pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:a,visit:Qi(s,
o,t)??a,number:null,location:s==="generation"?t.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}
function Qi(e,{layer:t=0,head:n=0},s){return e==="pointer"&&s.hasPointer?At(s.pointerWeights):e==="head"&&t<s.layers&&n<
s.heads?At(s.lastRow(t,n)):null}function ta({kind:e,layer:t,head:n,query:s,visit:o,number:r,location:i},a){let{locations:c,
d_model:l}=a.trace.architecture;return e==="head"&&n>=a.heads||e==="pointer"&&!a.hasPointer||e==="generation"&&!a.hasGeneration||
e==="gate"&&!a.hasGate?!1:t<a.layers&&s<a.count&&o<a.count&&(r??0)<l&&i>1&&i<c}function go(e,t){let{kind:n,layer:s,head:o,
isLeaf:r,number:i,location:a}=e,c=[{name:"",words:"Network"}],l=(u,m)=>c.push({name:u,words:m});return(n==="head"||n==="\
stream")&&l(`layers.${s}.stream`,`Layer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(e.name,
"one cell"),n==="stream"&&r&&l(`layers.${s}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`v\
isits.${e.visit}`,h()),n==="context"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(e.
name,h()),n==="generation"&&l("generation","Generation"),n==="generation"&&r&&l(e.name,t.nameOf(a).label),n==="gate"&&l(
"gate","Gate"),n==="place"&&l(e.name,t.nameOf(a).label),i!==null&&l(e.name,`number ${i+1}`),c;function h(){return`Visit ${e.
visit+1}`}}function In(e){let t=e.split("."),n=t[0]==="layers",s=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(
".")[0]??"")?2:1;return t.length<=s?null:t.slice(0,n&&t[2]==="stream"?-1:s).join(".")}function Pn(e,t,n){let s=Et(e,n),[
o,r]=ea[t]??[0,0];if(!s||o===0&&r===0)return null;let i=na(s,o,r,n);return i!==null&&Et(i,n)?i:null}var ea={ArrowLeft:[-1,
0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function na(e,t,n,s){let{kind:o,layer:r,head:i,query:a,visit:c,number:l,
isLeaf:h}=e;switch(o){case"head":{if(h)return`layers.${r}.heads.${i}.${a+n}.${c+t}`;let m=r*s.heads+i+t;return n!==0?`la\
yers.${r+n}.heads.${i}`:`layers.${Math.floor(m/s.heads)}.heads.${m%s.heads}`}case"stream":return l!==null?`layers.${r}.s\
tream.${c+n}.${l+t}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(m,p){let f=m.findIndex(({location:g})=>g===
e.location),y=f<0||n===0?void 0:m[f+n];return y?`${p}.${y.location}`:null}}function d(e,{key:t,...n}={},...s){return{tag:e,...typeof t=="string"&&{key:t},attributes:n,children:s.flat(Number.POSITIVE_INFINITY).
filter(sa)}}function Ce(e){return e==null||e===!1?null:String(typeof e=="number"?Gt(e):e)}function Gt(e){return Math.round(e*100)/100}function vt(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(Gt),[c,l,h]=[e,n,
(e+n)/2].map(Gt);return`M${c} ${o}C${h} ${o} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${r} ${c} ${r}Z`}function Hn(e,t,n,s){
let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(Gt),[c,l,h]=[e,n,(e+n)/2].map(Gt);return`M${o} ${c}C${o} ${h} ${i} ${h} ${i} ${l}\
L${a} ${l}C${a} ${h} ${r} ${h} ${r} ${c}Z`}function yo(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(Gt),[c,l]=[e,n].map(
Gt);return`M${o} ${c}Q${o} ${i} ${l} ${i}L${l} ${a}Q${r} ${a} ${r} ${c}Z`}function sa(e){return e!=null&&e!==!1&&e!==""}var oa=/[ijlI.,:;'|!()[\]]/,ra=/[mwMW%@—…]/,ia=/[A-ZÄÖÜ0-9+=<>]/;function F(e,t,n=!1){let s=0;for(let o of e)oa.test(
o)||o===" "?s+=.29:ra.test(o)?s+=.87:ia.test(o)?s+=.65:s+=.55;return s*t*(n?1.06:1)}function st(e,t,n,s=!1){if(F(e,n,s)<=
t)return e;let o=e.length-1;for(;o>1&&F(`${e.slice(0,o)}…`,n,s)>t;)o--;return`${e.slice(0,o).trimEnd()}…`}function Re(e,t,n,s,o=!1){
let r=[],i="",a=e.split(" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||F(h,n,o)<=t){i=h;continue}if(r.length===
s-1){i=[i,...a.slice(c)].join(" ");break}r.push(i),i=l}return[...r,st(i,t,n,o)]}function S(e,t=0){let n=100*e,s=10**-t;return n>
0&&n<s/2?`<${s.toFixed(t)} %`:`${n.toFixed(t).replace("-","−")} %`}function E(e,t=1){if(e===Number.NEGATIVE_INFINITY)return"\
−∞";let n=e.toFixed(t);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function ft(e){let t=Math.round(e);
if(t<60)return`${t} min`;let n=t%60;return`${Math.floor(t/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function rt(e){
let t=n=>String(Math.floor(n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var at=["Mon","Tue","Wed","Thu","Fri","Sat",
"Sun"];var Wn={title:15.5,strong:13,label:13,small:12.5,tiny:11.5},aa=.78,Dn=1.07,ca=1.12;function _(e){return e.stage.type/13}
function G(e,t,n="label"){let s=n==="title"||n==="strong";return Dn*F(bo(t),Wn[n]*_(e),s)}function bo(e){return e.replaceAll(
"−","+")}function P(e,t,n,s,{kind:o="label",also:r,anchor:i,width:a,key:c}={}){let l=o==="title"||o==="strong",h=a===void 0?
s:st(s,a/Dn,Wn[o]*_(e),l),u=[o,i,r].filter(Boolean).join(" ");return d("text",{...c&&{key:c},class:u,x:t,y:n},h)}function H(e,{
x:t,y:n,width:s},o,r="label"){let i=Wn[r]*_(e),a=F(" ",i),c=[],l=Number.POSITIVE_INFINITY;for(let u of o){let m=u.reduce(
(f,y)=>f+ha(y,i),0),p=c.at(-1);p&&l+a+m<=s?(p.push({text:" "},...u),l+=a+m):(c.push([...u]),l=m)}return{marks:c.map((u,m)=>la(
t,n+i*(1+1.5*m),u,r,i)),height:c.length*1.5*i}}function I(e){return e.split(" ").map(t=>[{text:t}])}function la(e,t,n,s,o){
let r=.4*o,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===i?null:h?-r:r;i=h;let m=[l,h&&"raised"].filter(Boolean).
join(" ");return d("tspan",{class:m||null,dy:u},c)});return d("text",{class:s,x:e,y:t},a)}function ha({text:e,kind:t="",
isRaised:n=!1},s){let o=(n?aa:1)*(t.includes("math")?ca:1);return Dn*F(bo(e),s*o,t.includes("strong"))}var ua=[137,80,78,71,13,10,26,10],Ie=256,Fn=65535,ma=Uint32Array.from({length:256},(e,t)=>{let n=t;for(let s=0;s<8;s++)n=
n>>>1^(n&1?3988292384:0);return n});function _t(e,t,[n,s]){let o=e.length/t,r=new Uint8Array(3*Ie);for(let h=0;h<Ie;h++){
let u=h/(Ie-1);for(let m of[0,1,2])r[3*h+m]=Math.round(n[m]+u*(s[m]-n[m]))}let i=new Uint8Array(o*(t+1));for(let h=0;h<o;h++)
for(let u=0;u<t;u++){let m=Math.min(1,Math.max(0,Number(e[h*t+u])||0));i[h*(t+1)+1+u]=Math.round(m*(Ie-1))}let a=[...He(
t),...He(o),8,3,0,0,0],c=[...ua,...Pe("IHDR",a),...Pe("PLTE",r),...Pe("IDAT",da(i)),...Pe("IEND",[])],l="";for(let h of c)
l+=String.fromCharCode(h);return`data:image/png;base64,${btoa(l)}`}function Pe(e,t){let n=[...e].map(o=>o.charCodeAt(0)).
concat(Array.from(t)),s=4294967295;for(let o of n)s=Number(ma[(s^o)&255])^s>>>8;return[...He(t.length),...n,...He(~s)]}function da(e){
let t=[120,1];for(let o=0;o<e.length;o+=Fn){let r=e.subarray(o,o+Fn),i=o+Fn>=e.length,[a,c]=[r.length&255,r.length>>8];t.
push(Number(i),a,c,a^255,c^255,...r)}let[n,s]=[1,0];for(let o of e)n=(n+o)%65521,s=(s+n)%65521;return[...t,s>>8,s&255,n>>
8,n&255]}function He(e){return[24,16,8,0].map(t=>e>>>t&255)}var pa=20,xo=46,Gn=28,$o=9;function ko(e,t,n){let{width:s,height:o}=e.stage.size,r=_(e),i=Math.min(pa*r,.035*s),a=fa(e,t,
i),c={x:i,y:a.height,width:s-2*i,height:o-a.height-6*r};return[d("g",{key:"opened",class:"opened","font-size":13*r,"data\
-block":t.name},a.marks,Mo(n,c,16*r).map(({card:l,box:h})=>d("g",{key:l.key},l.marks(h))))]}function Mo(e,t,n){let s=n*(e.
length-1),o=e.reduce((m,{least:p})=>m+p.width,s),r=e.reduce((m,{least:p})=>m+p.height,s),i=e.every(({least:m})=>m.height<=
t.height),a=e.every(({least:m})=>m.width<=t.width);if(e.length>1&&!(o<=t.width&&i)&&!(r<=t.height&&a)){let m=e.reduce((p,f)=>f.
rank>p.rank?f:p);return Mo(e.filter(p=>p!==m),t,n)}let c=e.length===1||o<=t.width&&i,l=e.reduce((m,{share:p=1})=>m+p,0),
{x:h,y:u}=t;return e.map(m=>{let p=(m.share??1)/l,f=c?{x:h,y:u,height:t.height,width:m.least.width+p*(t.width-o)}:{x:h,y:u,
width:t.width,height:m.least.height+p*(t.height-r)};return c?h+=f.width+n:u+=f.height+n,{card:m,box:f}})}function j(e,{x:t,
y:n,width:s,height:o},r,i=r){let a=_(e),c=G(e,r,"title")<=s-28*a;return[d("rect",{key:"card",class:"card",x:t,y:n,width:s,
height:o,rx:10*a}),P(e,t+14*a,n+22*a,c?r:i,{kind:"title",width:s-28*a})]}function Y(e,{x:t,y:n,width:s,height:o}){let r=_(
e);return{x:t+14*r,y:n+30*r,width:s-28*r,height:o-38*r}}function it(e,t,n,s,o,{isButton:r=!0,isPressed:i}={}){let a=_(e),
c=G(e,s,"label")+(r?24:4)*a;return{mark:d("g",{key:s,class:`part control${r?"":" link-words"}${i?" pressed":""}`,role:"d\
ata-more"in o?"link":"button",tabindex:0,"aria-label":s,"aria-pressed":i===void 0?null:String(i),...o},d("rect",{class:r?
"control-ground":"ground",x:t,y:n-15*a,width:c,height:30*a,rx:15*a}),P(e,t+(r?12:2)*a,n+4.5*a,s)),width:c}}function fa(e,t,n){
let{width:s,height:o}=e.stage.size,r=_(e),i=go(t,e.reading),a=ga(e,i,n),c="goes back",l=46*r+G(e,c,"small"),h="You are h\
ere",u=G(e,h,"small")+10*r,m=s-n,p=m-a.end-20*r,f=o>=560*r&&Un(e,Gn*r)>p,y=f?wo(e,m-n-u):wo(e,p,$o*2),g=y?Un(e,y):0,b=f||
p-g>=u,w=f?p:p-g-(b?u:0),k=(f?46:8)*r+(Gn*r-(y??0))/2;return{height:(f?xo+36:xo)*r,marks:[a.marks,w>=l+16*r&&[d("rect",{
class:"key",x:a.end+16*r,y:10*r,width:34*r,height:22*r,rx:5*r}),P(e,a.end+33*r,25.5*r,"Esc",{kind:"small",anchor:"middle"}),
P(e,a.end+58*r,25.5*r,c,{kind:"small"})],y!==null&&b&&P(e,m-g-10*r,(f?64:26)*r,h,{kind:"small",anchor:"end"}),y!==null&&
d("g",{key:"thumbnails"},ya(e,t,m-g,k,y))]}}function ga(e,t,n){let s=_(e),o=e.stage.size.width-2*n,r=n,i=[];for(let[a,{name:c,
words:l}]of t.entries()){let h=a===t.length-1,u=h?"strong":"label",m=Math.min(G(e,l,u),Math.max(20*s,n+o-r));if(i.push(d(
"g",{key:`crumb ${a}`,class:`part crumb${h?" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"ar\
ia-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},d("rect",{class:"ground",x:r-3*s,y:6*s,width:m+6*s,height:30*
s,rx:5}),P(e,r,26*s,l,{kind:u,width:m+1}))),r+=m,h)break;i.push(d("path",{key:`then ${a}`,class:"chevron",d:`M${r+8*s} ${16.5*
s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:i,end:r}}function wo(e,t,n=$o){let s=_(e);for(let o=Gn;o>=n;o--)
if(Un(e,o*s)<=t)return o*s;return null}function Un(e,t){let{layers:n,heads:s}=e.reading;return n*(s*(t+2)+(t*.4+8*_(e)))+
2.2*t}function ya(e,t,n,s,o){let{reading:r}=e,i=_(e),a=[],c=n;for(let b=0;b<r.layers;b++){for(let k=0;k<r.heads;k++){let x=r.
weights(b,k),M=Math.max(...x)||1,N=r.isRemoved(b,k)||r.isSkipped(b,"attention");a.push(g(`layers.${b}.heads.${k}`,`Layer\
 ${b}, head ${k}${N?", switched off":""}`,c,o,[d("image",{key:"map",class:"map",href:_t(x.map($=>$/M),r.count,e.scale),x:c,
y:s,width:o,height:o,preserveAspectRatio:"none",opacity:N?.2:1})])),c+=o+2}let w=.4*o;a.push(g(`layers.${b}.stream`,`Lay\
er ${b}: residual stream`,c,w,[[[.2,.6],[.45,.9],[.7,1]].map(([k=0,x=0],M)=>d("rect",{key:`line ${M}`,class:"length",x:c+
2,y:s+k*o,width:Math.max(1,(w-4)*x),height:Math.max(1,.12*o)}))])),c+=w+8*i}let l=s+o/2,[h,u]=[s+.2*o,s+.8*o],m=.09*o,p=c+
1.2*o;r.hasPointer&&a.push(g("pointer","Pointer",c,1.2*o,[d("path",{class:"pointer",d:vt(c,[l-m,l],p,[h-m,h+m])})],[s,o/
2])),r.hasGeneration&&a.push(g("generation","Generation",c,1.2*o,[d("path",{class:"generation",d:vt(c,[l,l+m],p,[u-m,u+m])})],
[l,o/2])),r.hasGate&&a.push(g("gate","Gate",p,.3*o,[d("rect",{class:"pointer",x:p+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),
d("rect",{class:"generation",x:p+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-4)*(1-r.gate)})]));let{location:f}=r.trace.
prediction,y=p+.3*o;return a.push(g(`places.${f}`,`Answer: ${r.nameOf(f).label}`,y,.7*o-2,[d("rect",{class:"answer-bar",
x:y+2,y:l-m,width:.7*o-6,height:2*m})])),a;function g(b,w,k,x,M,[N,$]=[s,o]){let O=t.name===b||t.name.startsWith(`${b}.`),
T=b.includes("heads");return d("g",{key:b,class:`part thumb${O?" here":""}`,"data-open":b,role:"link",tabindex:0,"aria-l\
abel":w,"aria-current":O?"true":null},M.flat(),d("rect",{key:"frame",class:T||O?"thumb-frame":"ground",x:k,y:N,width:x,height:$,
rx:2}),d("title",{},w))}}var Ao=13;function Lt(e,t,n,s){let{colour:o,numbered:r=new Set,chosen:i=null,exact:a}=s,c=_(e),l=n.length,h=t.width/l,u=h>
6?Math.min(.3*h,6*c):h>2.5?.8:0,m=Array.from(n,Number),p=So(m),f=new Map([...r].map(T=>[T,E(m[T]??0,p)])),y=[...f.values()].
some(T=>G(e,T,"tiny")>h+2*c),g=f.size>0&&!y?Ao*c:1,b=y?Ao*c:0,[w,k]=s.extent??We(m),x=ba(t.height-b,w,k,g),M=x>0?Math.max(
g,w*x):(t.height-b)/2,N=t.y+b+M,$=m.map((T,v)=>{let L=Math.abs(T)*x,W=v===i;return d("rect",{key:`bar ${v}`,class:`bar ${o}${T<
0?" negative":""}${W?" chosen":""}`,x:t.x+v*h+u/2,y:T<0?N:N-L,width:Math.max(.5,h-u),height:Math.max(.4,L)},a&&d("title",
{},a(v)))}),O=[...f].map(([T,v])=>P(e,t.x+Eo((T+.5)*h,G(e,v,"tiny")/2,t.width),y?t.y+9*c:N+(Number(m[T])<0?-3:10.5)*c,v,
{kind:"tiny",anchor:"middle",also:T===i?"chosen":"",key:`number ${T}`}));return[d("path",{key:"line",class:"axis",d:`M${t.
x} ${N}H${t.x+t.width}`}),$,O]}function ba(e,t,n,s){if(t+n===0)return 0;let o=e/(t+n);return Math.min(t,n)*o>=s?o:Math.max(
0,e-s)/Math.max(t,n)}function Jt(e,t,n,s,o=null){let r=n.length,i=s/r,a=1.5*_(e),c=t.map(So),l=Array.from(n,(f,y)=>Math.
max(...t.map((g,b)=>G(e,E(Number(g[y]),c[b]),"tiny")))/2),h=[...l.keys()].sort((f,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[f])));o!==null&&h.unshift(o);let u=new Set;for(let f of h)[...u].every(g=>Math.abs(m(g)-m(f))>=p(f)+p(g)+a)&&u.add(f);
return u;function m(f){return Eo((f+.5)*i,p(f),s)}function p(f){return l[f]??0}}function Eo(e,t,n){return Math.max(t,Math.
min(n-t,e))}function We(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function So(e){let t=Math.
max(...We(e));return t>=99.5?0:t>=.95?1:2}var Oo=8;function Ut(e,t,n,{chosen:s=null,open:o}={}){let r=_(e),i=t.width<380*r,a=Math.min(96*r,t.height/n.length),c=!i&&
a>=34*r,l=s===null?0:54*r,h=Math.max(...n.map(w=>Math.max(G(e,w.title,"strong"),c?G(e,w.says,"small"):0))),u=i?0:Math.min(
h+12*r,.42*t.width),m=t.x+u,p=t.width-u-l,f=i?17*r:0,y={x:m,width:p,height:Math.max(6*r,a-Oo*r-f)},g=n[0]?.values.length??
1,b=p/g;return[n.map(({key:w,title:k,says:x,values:M,colour:N,open:$},O)=>{let T=t.y+O*a,v=i?T+12*r:T+a/2+(c?-2:4)*r,L=i?
t.width:u-8*r,W=G(e,k,"strong")+10*r;return d("g",{key:w,class:$?"part choice row":"row","data-open":$??null,role:$?"but\
ton":null,tabindex:$?0:null,"aria-label":$?k:null},$&&d("rect",{key:"ground",class:"ground",x:t.x-4*r,y:T,width:t.width+
8*r,height:a,rx:4}),P(e,t.x,v,k,{kind:"strong",width:L,key:"title"}),i&&P(e,t.x+W,v,x,{kind:"small",width:t.width-W,key:"\
beside"}),c&&P(e,t.x,v+15*r,x,{kind:"small",width:L,key:"says"}),Lt(e,{...y,y:T+f+Oo/2*r},M,{colour:N,chosen:s,exact:R=>`${k}\
, number ${R+1}: ${E(Number(M[R]),4)}`}),s!==null&&P(e,t.x+t.width,T+f+(a-f)/2+4.5*r,E(Number(M[s]),2),{kind:"strong",anchor:"\
end",key:"chosen"}))}),s!==null&&d("rect",{key:"strongest",class:"strongest",x:m+s*b-1.5,y:t.y,width:b+3,height:a*n.length,
rx:3}),o&&d("g",{key:"positions"},Array.from({length:g},(w,k)=>d("rect",{key:`position ${k}`,class:"cell",x:m+k*b,y:t.y,
width:b,height:a*n.length,"data-open":o(k),role:"button",tabindex:k===s?0:"-1","aria-current":k===s?"true":null},d("titl\
e",{},n.map(({title:x,values:M})=>`${x}: ${E(Number(M[k]),3)}`).join(`
`)))))]}function To(e){let t=ka(e??"").map(Ma);for(let n=$a;n>0;n--)for(let s=0;s+n<=t.length;s++){let o=Vn.get(t.slice(s,s+n).join(
" "));if(o)return o}return"pin"}var No={pin:"M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 1\
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
 0a1 1 0 1 0 -2 0M12 17.5V14l-3-3 4-3 2 3h2"},xa={home:["home","house","apartment","condo","residence","residence hall",
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
ental","bike share"]},Vn=new Map(Object.entries(xa).flatMap(([e,t])=>t.map(n=>[n,e]))),wa=new Set([...Vn.keys()].flatMap(
e=>e.split(" "))),$a=Math.max(...[...Vn.keys()].map(e=>e.split(" ").length));function ka(e){return e.normalize("NFD").replace(
/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??[]}function Ma(e){let t=e.replace(/s$/,"");return wa.has(t)?t:e}var Aa=24;function ct(e,t,n,s){let o=s/Aa;return d("path",{key:"icon",class:"icon",d:No[To(e)],transform:`translate(${t.
toFixed(2)} ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}function D(e,t){let n=e.visits[t];return n?`${n.label}, ${Ct(e,t)}`:""}function Vt(e,t){return e.visits[t]?.label??""}function jn(e){
return e>0&&e<5e-4?"<0.1 %":S(e,1)}function Ct(e,t){let n=e.visits[t];return n?`${at[n.weekday]} ${rt(n.start_minute)}`:
""}function _o(e,t){return ft(e.visits[t]?.duration_minutes??0)}function Lo(e,t,{weights:n,scores:s,temperature:o},r,{colour:i,
open:a}){let{reading:c}=e,l=_(e),h=t.width/c.count,u=h>=18*l,m=t.y+t.height-(u?38:18)*l,p=t.y+17*l,f=Math.max(...n)||1,y=Math.
max(0,m-p)/f,g=N(vo(n,r).map($=>({visit:$,half:G(e,x(n[$],$),$===r?"strong":"tiny")/2}))),b=N(vo(n,r).map($=>({visit:$,half:G(
e,M($),$===r?"strong":"tiny")/2})));return[d("path",{key:"foot",class:"axis",d:`M${t.x} ${m}H${t.x+t.width}`}),c.visits.
map(({category:$},O)=>{let T=w(O),v=O===r,L=Number(n[O])*y;return d("g",{key:`visit ${O}`,class:`part choice${v?" here":
""}`,"data-open":a(O),role:"button",tabindex:"-1","aria-label":`${D(c,O)}: weight ${S(Number(n[O]),1)}`},d("rect",{key:"\
ground",class:"ground",x:t.x+O*h,y:t.y,width:h,height:t.height}),d("rect",{key:"bar",class:`bar ${i}${v?" chosen":""}`,x:T-
Math.min(.36*h,20*l),y:m-L,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,L)}),g.has(O)&&P(e,k(O,g),m-L-4*l,x(
n[O],O),{kind:v?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&ct($,T-7*l,m+5*l,14*l),b.has(O)&&P(e,k(O,b),
t.y+t.height-4*l,M(O),{kind:v?"strong":"tiny",anchor:"middle",key:"score"}),d("title",{},`${D(c,O)}: score ${E(Number(s[O]),
3)}, weight ${S(Number(n[O]),2)}`))})];function w($){return t.x+($+.5)*h}function k($,O){let T=O.get($)??0;return Math.max(
t.x+T,Math.min(t.x+t.width-T,w($)))}function x($,O){return O===r?jn(Number($)):S(Number($)).replace(" %","")}function M($){
return E(Number(s[$])/o,$===r?2:1)}function N($){let O=new Map;for(let{visit:T,half:v}of $){let L=Math.max(t.x+v,Math.min(
t.x+t.width-v,w(T)));[...O].every(([R,C])=>{let q=Math.max(t.x+C,Math.min(t.x+t.width-C,w(R)));return Math.abs(L-q)>=v+C+
3*l})&&O.set(T,v)}return O}}function vo(e,t){let n=[...Array(e.length).keys()].filter(s=>s!==t).sort((s,o)=>Number(e[o])-
Number(e[s]));return[t,...n]}function Co(e,t){let n=_(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>Ea(e,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>Sa(e,s)}]}function Ea(e,t){let{reading:n}=e,s=_(e),o=Y(e,t),r=n.values(
"context"),i=H(e,o,I(`${D(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${E(Math.hypot(...r))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-i.height)/(64*s)))),c=Math.ceil(r.length/a),l=Math.min(120*s,(o.height-i.height-8*s)/a);return[
...j(e,t,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let m=r.subarray(u*c,(u+1)*c),p=o.width*m.length/c,f={...o,
y:o.y+i.height+8*s+u*l,width:p,height:Math.max(28*s,l-10*s)};return m.length>0&&d("g",{key:`line ${u}`},Lt(e,f,m,{colour:"\
stream",extent:We(r),numbered:Jt(e,[m],m,p),exact:y=>`Number ${u*c+y+1}: ${E(Number(m[y]),4)}`}))})]}function Sa(e,t){let{
reading:n}=e,s=_(e),o=Y(e,t),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=H(e,o,I("Each reads the same numbers, through a mat\
rix of its own:"),"small");return[...j(e,t,"What reads it"),...i.marks,r.length>0&&d("g",{key:"rows"},Ut(e,{...o,y:o.y+i.
height+6*s,height:o.height-i.height-6*s},r))]}function Xt(e,t,n,s,o){let r=`layers.${t}.heads.${n}`,i=e.values(`${r}.queries`),a=e.values(`${r}.keys`),c=i.length/e.count,
l=e.trace.interventions.scaling!==!1,h=Qt(It(i,s,c),It(a,o,c));return Ro(h,l,null,e,o)}function De(e,t,n,s){let o=It(e.values(
`layers.${t}.heads.${n}.scores`),s,e.count);return Bn(o,e.trace.interventions.attention_temperature??1)}function Zt(e,t){
let n=e.values("pointer.query"),s=e.values("pointer.keys"),o=e.trace.interventions.pointer_scaling!==!1,r=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return Ro(Qt(n,It(s,t,n.length)),o,r,e,t)}function Fe(e){return Bn(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function Ro(e,t,n,s,o){let r=e.first.length,i=e.sum/(t?Math.sqrt(r):1)+(n??
0),a=s.visits[o]?.masked??!1;return{dot:e,width:r,isScaled:t,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function Qt(e,t){let n=Array.from(e,(s,o)=>s*t[o]);return{first:e,
second:t,products:n,sum:ne(n)}}function Bn(e,t){let n=Array.from(e,Number).filter(Number.isFinite),s=Math.max(...n)/t,o=Math.
abs(s)>9?s:0,r=Array.from(e,c=>Math.exp(c/t-o)),i=ne(r),a=r.map(c=>c/i);return{scores:e,temperature:t,shift:o,exponentials:r,
total:i,weights:a}}function me(e,t,n,s,o,r){if(!e.has(`${n}.mean`))return null;let i=e.trace.architecture.d_model,a=Number(
e.values(t)[o*i+r]),c=Number(e.values(`${n}.mean`)[o]),l=Number(e.values(`${n}.reciprocal_deviation`)[o]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:Rt(e,`${s}.weight`,r),bias:Rt(e,`${s}.bias`,r),result:Number(e.values(n)[o*i+r])}}function Ge(e,t,n,s){
let o=`transformer.layers.${t}.linear2`,r=e.trace.weights?.[`${o}.weight`],i=Rt(e,`${o}.bias`,s),a=Z(e,`layers.${t}.feed\
_forward.hidden`,n);return!r||i===null?null:{dot:Qt(a,It(r.values,s,a.length)),bias:i}}function Io(e,t,n){let s=e.trace.
weights?.["input_proj.weight"],o=Rt(e,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),i=n*r,a=e.
slices.map(({name:c,label:l})=>{let h=Yn(e,c,t),u=Qt(h,s.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:o,sum:ne(a.map(({dot:c})=>c.sum))+o}}function Yn(e,t,n){let s=e.values(`inputs.${t}`);return It(
s,n,s.length/e.count)}function Z(e,t,n){let s=e.values(t);return It(s,n,s.length/e.count)}function te(e){if(!e.has("gate\
.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],s=Number(
e.values("gate.logit")[0]);return{hidden:t,dot:n?Qt(t,n.values):null,bias:Rt(e,"ptr_gen_gate.2.bias",0),logit:s,learned:1/
(1+Math.exp(-s))}}function Pt(e,t){let n=e.values("context"),s=e.trace.weights?.["gen_head.weight"],o=s?Qt(n,It(s.values,
t,n.length)):null,r=Rt(e,"gen_head.bias",t),i=e.trace.tensors["generation.logits"]?.values,a=o&&r!==null?o.sum+r:null;return{
dot:o,bias:r,logit:i?Number(i[t]):a}}function Po(e){let t=e.trace.tensors["generation.logits"]?.values;return t?Bn(t,1):
null}function ee(e,t){let{gate:n}=e,s=e.locations.flatMap((i,a)=>i===t?[a]:[]),o=e.hasPointer?ne(s.map(i=>Number(e.pointerWeights[i]))):
0,r=Oa(e,t,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*r,probability:n*o+(1-n)*
r}}function Oa(e,t,n){if(!e.hasGeneration)return 0;let s=e.trace.location_probabilities.generation;if(e.has("generation.\
probabilities")||s?.some(i=>i.location===t)||e.gate===1)return e.probabilityOf("generation",t);let r=e.probabilityOf("fi\
nal",t)-e.gate*n;return Math.max(0,r)/(1-e.gate)}function Rt(e,t,n){let s=e.trace.weights?.[t];return s?Number(s.values[n]):
null}function It(e,t,n){return e.subarray(t*n,(t+1)*n)}function ne(e){return Array.from(e).reduce((t,n)=>t+n,0)}var se="→",Ho=30,Ta=8,Na=20,va=Object.fromEntries(Array.from("-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??
""]));function de(e,t,{first:n,second:s,products:o},r){let i=_(e),a=o.length,c=a>Na&&t.height>=176*i,l=c?34*i:0,h=(t.height-
l)/3,u=16*i,m=t.x+Ho*i,p=t.width-Ho*i,f=pe(o),y=Jt(e,[n,s,o],o,p,f),g=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${a} products`}],b=p/a,w=k=>`${E(
Number(n[k]),4)} × ${E(Number(s[k]),4)} = ${E(Number(o[k]),4)}`;return[d("rect",{key:"strongest",class:"strongest",x:m+
f*b-1,y:t.y+u,width:b+2,height:3*h-u-2*i,rx:3}),g.map(({letter:k,colour:x,values:M,title:N},$)=>{let O=t.y+$*h,T={x:m,y:O+
u,width:p,height:h-u-6*i};return d("g",{key:`row ${$}`},P(e,t.x,O+12*i,N,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),P(e,t.x,O+u+.5*T.height+5*i,k,{also:`math letter ${x}-words`,key:"letter"}),Lt(e,T,M,{colour:x,numbered:y,chosen:f,
exact:w}))}),c&&_a(e,{x:m,y:t.y+3*h,width:p,height:l},o)]}function _a(e,{x:t,y:n,width:s},o){let r=_(e),i=s/o.length,a=Math.
max(Ta,Math.ceil(o.length/8));for(;a<o.length&&a*i<G(e,"−888.88","tiny");)a*=2;let c=Math.ceil(o.length/a);return d("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*a,(h+1)*a),[m,p]=[t+h*a*i+2,t+(h*a+u.length)*i-2],f=u.reduce(
(y,g)=>y+g,0);return[d("path",{key:`span ${h}`,class:"axis",d:`M${m} ${n}v${4*r}H${p}v${-4*r}`}),P(e,(m+p)/2,n+17*r,E(f,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function Ue(e,t,n,s,o,r,i){let a=_(e),c=La(n,s,r),l=Ca(n,s,o,i.over),
h={x:t.x,y:0,width:t.width},u=H(e,h,c).height+H(e,h,l).height+10*a,m=132*a,p=Math.max(70*a,Math.min(.36*t.height,210*a)),
f=t.height-u-p>=m,y=Math.min(t.height-u-(f?p:0),276*a),g=t.height-u-y,b=H(e,{...h,y:t.y+y+4*a},c),w=H(e,{...h,y:t.y+y+b.
height+6*a},l);return[d("g",{key:"dot"},de(e,{...t,height:y},n.dot,r)),d("path",{key:"rule",class:"rule",d:`M${t.x} ${t.
y+y}H${t.x+t.width}`}),d("g",{key:"score steps"},b.marks),d("g",{key:"softmax steps"},w.marks),f&&d("g",{key:"softmax"},
Lo(e,{...t,y:t.y+y+u,height:g},s,o,i))]}function La({dot:e,width:t,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:i},{
temperature:a},[c,l]){let h=n?e.sum/Math.sqrt(t):e.sum,u=[...I("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${E(e.sum,2)}`,kind:"strong"}],n?[{text:`${se}\
 ÷ √${t} = `},{text:E(h,2),kind:"strong"}]:[{text:`${se} not divided by √${t}: scaling is off`}]];return s!==null&&
u.push(o?[{text:`${se} no position bias: it is off`}]:[{text:`${se} ${s<0?"−":"+"} ${E(Math.abs(s),2)} (position bias)\
 = `},{text:E(i,2),kind:"strong"}]),r?u.push([{text:`${se} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&u.push([{text:`${se}\
 ÷ temperature ${Ra(a)} = `},{text:E(i/a,2),kind:"strong"}]),u}function Ca({isMasked:e},t,n,s){let{scores:o,temperature:r,
shift:i,exponentials:a,total:c,weights:l}=t;if(e)return I("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/r-i,u=Number(a[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:E(h,2),isRaised:!0},{text:` = ${St(u)}\
;`}],[{text:`${St(u)} / ${St(c)} = `},{text:jn(Number(l[n])),kind:"strong"},{text:","}],...I(`where ${St(c)} is the sum \
over ${s}${i?`, after ${E(i,2)}, the largest score, is subtracted from each`:""}.`)]}function St(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=100)return e.toFixed(0);if(e>=10)return e.toFixed(1);if(e>=.095)return e.toFixed(2);
if(e===0)return"0";let[t="",n=""]=e.toExponential(1).split("e");return`${t} × 10${Array.from(n,s=>va[s]??"").join("")}`}
function pe(e){let t=0;for(let n=1;n<e.length;n++)Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function Ra(e){
return String(Math.round(1e3*e)/1e3)}var Ia=6;function Wo(e,t){let n=_(e),s=te(e.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},
rank:1,share:1.4,marks:r=>Pa(e,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>Ha(e,r,s)}),o}
function Pa(e,t,{hidden:n,dot:s,bias:o,logit:r}){let i=_(e),a=Y(e,t),c=s&&o!==null?[...I("Sum of the products"),[{text:"\
h",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${E(s.sum,2)}`,kind:"strong"}],[{text:`\
→ ${o<0?"−":"+"} ${E(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:E(r,2),kind:"strong"}]]:[...I("Each unit is \
multiplied by a learned weight; the sum and a bias give the"),[{text:"logit "},{text:E(r,2),kind:"strong"}]],l=H(e,{...a,
y:0},c),h=it(e,a.x,a.y+a.height-10*i,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(a.height-l.height-
36*i,450*i),m=H(e,{...a,y:a.y+u+4*i},c),p=Jt(e,[n],n,a.width);return[...j(e,t,`${n.length} hidden units read the context`),
d("g",{key:"dot"},s?de(e,{...a,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},
{letter:"w",words:"Weight of each unit",colour:"key"}]):Lt(e,{...a,height:u},n,{colour:"query",numbered:p})),...m.marks,
h.mark]}function Ha(e,t,n){let{reading:s}=e,o=_(e),r=Y(e,t),{gate:i,trace:a}=s,c=H(e,{...r,y:0},p()),l=54*o,h={...r,x:r.
x+34*o,width:r.width-48*o,y:r.y+6*o,height:r.height-c.height-l-40*o},u=H(e,{...r,y:r.y+r.height-c.height-l-6*o},p());return[
...j(e,t,m()),n&&h.height>=60*o&&d("g",{key:"curve"},f(h,n)),...u.marks,d("g",{key:"shares"},y({...r,y:r.y+r.height-l+8*
o,height:22*o}))];function m(){return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone a\
nswers":typeof a.interventions.gate=="number"?"A gate set by hand":"A fixed gate"}function p(){let{only:g}=a.interventions,
b=[{text:`gate = ${i.toFixed(3)}`,kind:"strong"}];if(!n){let x=g?`Only the ${g==="pointer"?"pointer":"generation head"} \
answers:`:typeof a.interventions.gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths cou\
nt the same:";return[...I(x),b]}let w=[[{text:"1 / (1 + e",kind:""},{text:E(-n.logit,2),isRaised:!0},{text:") = "},{text:n.
learned.toFixed(3),kind:"strong"}]];if(a.gate.learned)return[...w,...I(`is the gate: ${S(i,1)} of the answer comes from \
the pointer, ${S(1-i,1)} from generation.`)];let k=g?`Only the ${g==="pointer"?"pointer":"generation head"} answers, so \
that the gate is ${i.toFixed(2)}.`:`It is set by hand to ${i.toFixed(3)}.`;return[...I(k),...I("As learned it would be"),
...w]}function f(g,{logit:b,learned:w}){let k=Math.max(Ia,Math.ceil(Math.abs(b))),x=L=>g.x+(L+k)/(2*k)*g.width,M=g.y+g.height,
N=L=>M-L*g.height,$=Array.from({length:61},(L,W)=>{let R=-k+W/30*k;return`${x(R).toFixed(1)} ${N(1/(1+Math.exp(-R))).toFixed(
1)}`}),[O,T]=[x(b),N(w)],v=b>0;return[d("path",{key:"axes",class:"axis",d:`M${g.x} ${g.y}V${M}H${g.x+g.width}M${g.x} ${N(
.5)}H${g.x+g.width}`}),[0,.5,1].map(L=>P(e,g.x-6*o,N(L)+4*o,L===.5?"0.5":String(L),{kind:"tiny",anchor:"end",key:`share ${L}`})),
[-k,0,k].map(L=>P(e,x(L),M+15*o,E(L,0),{kind:"tiny",anchor:"middle",key:`logit ${L}`})),P(e,(x(0)+x(-k))/2,M+15*o,"logit",
{kind:"tiny",anchor:"middle",key:"axis"}),d("path",{key:"line",class:"curve",d:`M${$.join("L")}`}),d("path",{key:"lead",
class:"lead",d:`M${O} ${M}V${T}H${g.x}`}),d("circle",{key:"point",class:"point",cx:O,cy:T,r:5.5*o}),P(e,O+(v?-10:10)*o,v?
Math.max(T-6*o,g.y+9*o):T-8*o,w.toFixed(2),{kind:"strong",anchor:v?"end":void 0,key:"value"})]}function y(g){let b=i*g.width;
return[d("rect",{key:"pointer",class:"bar pointer",x:g.x,y:g.y,width:b,height:g.height}),d("rect",{key:"generation",class:"\
bar generation",x:g.x+b,y:g.y,width:g.width-b,height:g.height}),P(e,g.x,g.y+g.height+15*o,`pointer ${S(i,1)}`,{kind:"sma\
ll",key:"of pointer"}),P(e,g.x+g.width,g.y+g.height+15*o,`generation ${S(1-i,1)}`,{kind:"small",anchor:"end",key:"of gen\
eration"})]}}var Do=14,Fo=34;function lt(e,t,n,{largest:s,most:o=Fo,isOrdered:r=!1,isWalked:i=!1}={}){let a=_(e),c=Math.max(1,Math.floor(
t.height/(Do*a))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*a,t.height/(h.length+Number(l))),m=u>=30*
a,p=Math.max(1,Math.ceil(Do*a/u)),f=h.findIndex(({isChosen:$})=>$),y=u>=13*a&&h.some(({category:$})=>$!==void 0),g=y?22*
a:0,b=Math.max(...h.map(({text:$})=>G(e,$,"strong")))+8*a,w=Math.max(0,...h.map(({beside:$=""})=>$?G(e,$,"small")+10*a:0)),
k=Math.max(...h.map(({label:$,says:O=""})=>Math.max(G(e,$,"strong"),m?G(e,O,"small"):0)))+8*a,x=Math.min(k,.58*(t.width-
g-b-w)),M={x:t.x+g+x,width:Math.max(1,t.width-g-x-b-w)},N=s??(Math.max(...h.map(({parts:$})=>$.reduce((O,{value:T})=>O+Math.
abs(T),0)))||1);return[h.map(($,O)=>{let T=t.y+(O+.5)*u,v=O===f||(h.length-1-O)%p===0&&(f<0||Math.abs(O-f)>=p),L=M.x,W=Math.
min(.62*u,.42*o*a);return d("g",{key:$.key,class:`${$.open?"part ":""}choice row${$.isChosen?" here":""}${$.isOff?" off":
""}`,"data-open":$.open??null,role:$.open?"button":null,tabindex:$.open?i&&!$.isChosen?"-1":0:null,"aria-label":$.open?`${$.
label}: ${$.text}`:null},d("rect",{key:"ground",class:"ground",x:t.x-3*a,y:T-u/2,width:t.width+6*a,height:u,rx:4}),y&&(v||
u>=17*a)&&$.category!==void 0&&ct($.category,t.x,T-7.5*a,15*a),v&&P(e,t.x+g,T+(m&&$.says?-2:4.5)*a,$.label,{kind:$.isChosen?
"strong":"label",width:x-6*a,key:"name"}),m&&$.says&&P(e,t.x+g,T+12.5*a,$.says,{kind:"small",width:x-6*a,key:"says"}),$.
parts.map(({value:R,colour:C},q)=>{let Q=Math.abs(R)/N*M.width,tt=d("rect",{key:`part ${q}`,class:`bar ${C}${R<0?" negat\
ive":""}${$.isChosen?" chosen":""}`,x:L,y:T-W/2,width:Math.max(.5,Math.min(M.width,Q)-($.parts.length>1&&Q>2?.8:0)),height:Math.
max(1,W)});return L+=Q,tt}),v&&$.beside&&P(e,t.x+t.width-b,T+4.5*a,$.beside,{kind:"small",anchor:"end",key:"beside"}),v&&
P(e,t.x+t.width,T+4.5*a,$.text,{kind:$.isChosen?"strong":"label",anchor:"end",key:"value"}),$.exact&&d("title",{},$.exact))}),
l&&P(e,t.x,t.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function oe(e,t,n,s=Fo){
return Math.min(s*_(e)*n,t.height)}function Go(e,t){let n=_(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:s=>Wa(e,s,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:s=>Da(e,s,t)}]}function Wa(e,t,n){let{reading:s}=e,
o=_(e),r=Y(e,t),a=(s.trace.location_probabilities.generation??[]).map(({location:m,probability:p})=>{let{label:f,category:y}=s.
nameOf(m),{logit:g}=Pt(s,m);return{key:`place ${m}`,label:f,category:y,parts:[{value:p,colour:"generation"}],beside:g===
null?"":E(g,2),text:S(p,1),open:`generation.${m}`,isChosen:m===n.location,exact:`${f}: ${g===null?"":`logit ${E(g,4)}, `}\
probability ${S(p,3)}`}}),c=s.trace.architecture.locations,l=H(e,r,I(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=it(e,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...j(e,t,"What the generation head expects"),...l.marks,d("g",{key:"\
rows"},lt(e,u,a,{isWalked:!0})),h.mark]}function Da(e,t,{location:n}){let{reading:s}=e,o=_(e),r=Y(e,t),{label:i}=s.nameOf(
n),{dot:a,bias:c,logit:l}=Pt(s,n),h=Po(s),u=s.probabilityOf("generation",n),m=[];if(a&&c!==null&&m.push(...I("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${E(a.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${E(Math.abs(c),2)} (bias) =`}]),l!==null&&m.push([{text:"logit "},{text:E(
l,2),kind:"strong"}]),h){let y=Number(h.exponentials[n]),g=Number(h.scores[n])-h.shift;m.push([{text:"→ e",kind:""},{text:E(
g,2),isRaised:!0},{text:` = ${St(y)};`}],[{text:`${St(y)} / ${St(h.total)} = `},{text:S(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...I(`${St(h.total)} is the sum over the whole list${h.shift?`, after ${E(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else m.push(...I("→ softmax over the whole list:"),[{text:S(u,1),kind:"strong"}]);
let p=H(e,{...r,y:0},m),f=a?Math.min(r.height-p.height-8*o,450*o):0;return[...j(e,t,`How does it score ${i}?`),a&&d("g",
{key:"dot"},de(e,{...r,height:f},a,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${i}`,colour:"key"}])),...H(e,{...r,y:r.y+f+(a?6*o:0)},m).marks]}var fe=20,Ve=8,Vo=19,z=8,ye=3,zn=4,ge=4,Fa={least:13.5,most:38,lane:3},Kn=13;function jo(e,t){let n=t.type/Kn,s=46*n,o=t.
height-98*n,r=Jn(e.count,s,o,Fa,n),i=t.width>=1180*n,a=t.width>=1040*n&&e.layers<=3,c=Ga(e,i,n),l=a?62*n:0,h=a?l+22*n:16*
n,u=t.width-2*fe-Uo(Object.values(c)),[m,p]=[s+12*n,t.height-4*n],f=Ua(e.heads,u/e.layers-h,p-m,n),y=f.columns*(f.side+Ve*
n)-Ve*n,g=e.heads>0?y+h:h,b=Math.max(0,u-e.layers*g);c.visits+=Math.min(.3*b,90*n),c.answer+=Math.min(.2*b,80*n),c.flow+=
Math.min(.1*b,50*n),c.leave+=Math.min(.1*b,50*n);let w=t.width-2*fe-Uo(Object.values(c))-e.layers*g,k=Math.min(w,e.hasPointer?
220*n:60*n);c.bands+=k;let x=(w-k)/e.layers,M={x:fe,width:c.visits},N=fe+c.visits+12*n,$=i?{x:N,width:c.slices}:null;$&&
(N+=c.slices+12*n);let O=Array.from({length:e.layers},(V,et)=>{let X=N+et*(g+x);return{x:X,width:y,maps:Va(e.heads,X,m,p,
f,n),stream:a?X+(e.heads>0?y+10*n:0):null}});N+=e.layers*(g+x);let T=t.width-fe,v=T-c.answer,L=v-c.leave-c.gate,W=N+c.scores+
c.weights+8*n,R=L-c.flow-z,C=Math.min(190*n,.24*t.height),q=e.hasGate?.56*t.height:(s+o)/2,Q=zn*n,tt=e.hasPointer?t.height-
C-ye*Q-6:(s+o-C)/2-Q;return{size:t,type:t.type,rows:r,visits:M,slices:$,layers:O,streamWidth:l,scores:N+c.scores,weights:N+
c.scores+c.weights,ribbons:W,places:R,gate:L,gateWidth:c.gate,answers:{most:o-s<330?ge-1:ge,top:s,bottom:o+60*n,x:v,right:T,
segment:v-z},right:T,top:s,bottom:o,full:C,across:{visits:r.map(({y:V})=>V),starts:[s-12*n,t.height-8],places:{room:[s+16*
n,e.hasGeneration?tt-12*n:o],gap:22*n},generation:{start:tt,gap:Q},gate:q-C/2},bands:{ribbon:(V,et,X)=>qn(W,V,R,et,X),into:(V,et,X)=>qn(
R+z,V,L,et,X),out:(V,et,X)=>qn(L+c.gate,V,v-z,et,X)}}}function qn(e,t,n,s,o){return o?vt(e,t,n,s):vt(e,t,e,t)}function Ga({
hasPointer:e,hasGate:t},n,s){return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?24:12)*s,scores:40*s,weights:e?46*s:
150*s,bands:e?112*s:0,bar:z,flow:(t?60:80)*s,gate:t?18*s:0,leave:t?46*s:0,answer:(n?152:140)*s}}function Uo(e){return e.
reduce((t,n)=>t+n,0)}function Jn(e,t,n,{least:s,most:o,lane:r},i){let a=n-t,c=e,l=0,h=Math.min(o*i,a/e);h<s*i&&(l=Math.max(
r,Math.min(6*i,.35*a/e)),h=(s+2)*i,c=Math.max(1,Math.floor((a-e*l)/(h-l))),h=(a-(e-c)*l)/c);let u=t;return Array.from({length:e},
(m,p)=>{let f=p>=e-c,y=f?h:l;return u+=y,{y:u-y/2,height:y,isFull:f}})}function Ua(e,t,n,s){let o={columns:1,side:0};if(e===
0)return o;for(let r of[1,2,4]){let i=n/Math.ceil(e/r)-Vo*s,a=Math.min(i,(t-(r-1)*Ve*s)/r);a>o.side&&(o={columns:r,side:a})}
return o}function Va(e,t,n,s,{columns:o,side:r},i){let a=Math.ceil(e/o),c=Math.min((s-n)/a,r+2.2*Vo*i);return Array.from(
{length:e},(l,h)=>({x:t+h%o*(r+Ve*i),y:n+Math.floor(h/o)*c,side:r}))}function je(e,t,n,s){let o=[];for(let[a,{wish:c,length:l}]of e.
entries())for(o.push({first:a,last:a,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.at(-2);if(!h||!u||i(u)+u.length+t<=i(h))
break;let[m,p]=[u.last-u.first+1,h.last-h.first+1];u.wish=(m*u.wish+p*(h.wish-u.length-t))/(m+p),u.length+=t+h.length,u.
last=h.last,o.pop()}let r=[];for(let a of o){let c=i(a);for(let l=a.first;l<=a.last;l++)r.push(c),c+=Number(e[l]?.length)+
t}return r;function i({wish:a,length:c}){return Math.max(n,Math.min(s-c,a))}}var pt=44,U={title:26,bars:34,inputs:64,scores:52,names:56},Bo=16,ja={least:20,most:110,lane:1},Ba=62,Xn=8,Ya=160,Be=16,
Yo=6;function Qn(e,t,n){let s=n/Kn,[o,r]=[Bo,t-Bo],i=Jn(e.count,o,r,ja,s).map(({y:v,height:L,isFull:W})=>({x:v,width:L,isFull:W})),
a=Number(i.at(-1)?.width)>=Ba*s,c={top:50*s,height:(a?86:54)*s,hasNames:a},l=c.top+c.height+Be*s,h=l+(U.title+U.inputs+Be)*
s,u=[];for(let v=0;v<e.layers;v++){let L=qa(e.heads,o,r,h+U.title*s,s),W=L.at(-1),C=(W?W.y+W.side+8*s:h)+U.title*s;u.push(
{y:h,maps:L,stream:C}),h=C+(U.bars+Be)*s}let m=za(e,o,h+U.title*s,r-o,s),p=Math.ceil(e.values("context").length/m.columns)*
m.cell,f=h+U.title*s+Math.max(p,20*s)+Be*s,y=f+(e.hasPointer?(U.title+U.scores)*s:0),g=y+(e.hasPointer?170:96)*s,b=g+z+((e.
hasPointer?U.names:0)+(e.hasGate?48:30))*s,w=e.hasGate?28*s:0,k=Ka(e,r-o,s),x=zn*s,M=r-k-ye*x,N=Math.max(78*s,k/2+6),$=b+
w+34*s,O=r-k-16*s,T={most:ge,top:$,bottom:$+(ge+1)*N,x:o-6*s,right:O-8*s,segment:O};return{size:{width:t,height:T.bottom+
Math.max(0,(k-N)/2)+8*s,type:n},type:n,left:o,right:r,columns:i,chips:c,inputs:l,layers:u,context:m,pointer:f,ribbons:y,
places:g,gate:b,gateHeight:w,answers:T,full:k,across:{visits:i.map(({x:v})=>v),starts:[o,r],places:{room:[o,e.hasGeneration?
M-2*Yo*s:r],gap:Yo*s},generation:{start:M,gap:x},gate:r-k},bands:{ribbon:(v,L,W)=>Zn(y,v,g,L,W),into:(v,L,W)=>Zn(g+z,v,b,
L,W),out:(v,L,W)=>W?yo(b+w,v,O+z,L):Zn(b+w,v,b,v,!1)}}}function Zn(e,t,n,s,o){return o?Hn(e,t,n,s):Hn(e,t,e,t)}function qa(e,t,n,s,o){
let r=[4,3,2].find(l=>e%l===0)??Math.min(e,4),i=(n-t+Xn*o)/r,a=Math.min(i-Xn*o,Ya*o),c=Math.max(pt,40*o);return Array.from(
{length:e},(l,h)=>({x:t+h%r*i,y:s+c+Math.floor(h/r)*(a+c+Xn*o),side:a,touch:pt}))}function za(e,t,n,s,o){let{length:r}=e.
values("context"),i=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:t,y:n,columns:i,cell:Math.min(11*o,(s-12*
o)/i)}}function Ka({hasGate:e},t,n){return Math.min(170*n,e?(t-82*n)/2:.4*t)}var ts=64,Ja=Float32Array.from({length:ts},(e,t)=>t/(ts-1));function es({isOwnScale:e}){return e?"Same scale for all hea\
ds":"Own scale for each head"}function Ye(e,t,n,s){let{reading:o,isOwnScale:r,stage:i}=e;if(!o.heads)return null;let a=i.
type/13,c=r?s?"own largest":"largest of each head":S(o.largestWeight),l=60*a,h=t+12*a,u=[d("text",{class:"small",x:t,y:n},
"0"),d("image",{class:"map",href:_t(Ja,ts,e.scale),x:h,y:n-9*a,width:l,height:9*a,preserveAspectRatio:"none"}),d("rect",
{class:"map-frame",x:h,y:n-9*a,width:l,height:9*a}),d("text",{class:"small",x:h+l+5*a,y:n},c)],m=es(e),p={"data-act":"sc\
ale",role:"button",tabindex:"0","aria-label":`Colours of the head maps go from 0 to ${r?"the largest weight of each head":
c}. ${m}`};if(s){let y=17*a+l+F(c,12.5*a),g=d("rect",{class:"ground",x:t-6*a,y:n+14*a-pt,width:y+12*a,height:pt});return d(
"g",{key:"scale",class:"switch",...p},g,u)}let f=F(m,12.5*a)+16*a;return d("g",{key:"scale"},d("text",{class:"small",x:t,
y:n-17*a},"Weights in the maps of heads"),u,d("g",{key:"switch",class:"switch",...p},d("rect",{class:"handle stays",x:t,
y:n+8*a,width:f,height:19*a,rx:9.5*a}),d("text",{class:"handle-words stays",x:t+8*a,y:n+21.5*a},m)))}var qo=24,Xa=.045,Za=.6;function zo(e,t){let n=_(e),s=e.stage.size.width>=600*n,o=Math.min(e.reading.count*14,170),r=Math.
max(200,Math.min(e.reading.count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:t.isLeaf?
1:0,share:1.2,marks:i=>Qa(e,i,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:i=>nc(e,i,t)}]}function Qa(e,t,n){
let{reading:s,isOwnScale:o}=e,{layer:r,head:i,query:a,visit:c}=n,l=_(e),{count:h}=s,u=s.weights(r,i),m=s.isRemoved(r,i)||
s.isSkipped(r,"attention"),p=o?Math.max(...u)||1:s.largestWeight,f=ec(e,t,n,m),y=Math.min(.36*t.width,190*l),g=t.y+42*l,
[b,w]=[t.width-y,t.height-44*l-f.height],k=t.width<600*l?1.9:1.15,x={width:b/h,height:Math.min(w/h,k*b/h)},M={x:t.x+y,y:g,
width:b,height:x.height*h},N=`layers.${r}.heads.${i}`,$=x.height>=30*l,O=tc(x.height,13*l);return[P(e,t.x,t.y+15*l,y>=150*
l?"The visit that asks":"Who asks",{kind:"strong",width:y-8*l}),d("g",{key:"columns"},T()),d("g",{key:"rows"},v()),d("im\
age",{key:"weights",class:"map",href:_t(u.map(R=>R/p),h,e.scale),...M,preserveAspectRatio:"none",opacity:m?.3:1}),d("rec\
t",{key:"frame",class:"map-frame",...M}),d("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${i}`},
L()),d("rect",{key:"column",class:"chosen-column",x:M.x+c*x.width,y:t.y,width:x.width,height:M.y+M.height-t.y,rx:3}),d("\
rect",{key:"row",class:"chosen-row",x:t.x-3,y:M.y+a*x.height,width:t.width+3,height:x.height,rx:3}),d("rect",{key:"cell",
class:"chosen-cell",x:M.x+c*x.width,y:M.y+a*x.height,width:x.width,height:x.height}),f.at(M.y+M.height)];function T(){let R=x.
width>=14*l,C=Math.min(15*l,x.width-3*l),q=x.width>=30*l,Q=M.x;return s.visits.map((tt,V)=>{let et=String(at[tt.weekday]),
X=tt.weekday!==s.visits[V-1]?.weekday,bt=M.x+V*x.width,Yt=G(e,et,"tiny"),Ls=!R&&X&&bt>=Q&&bt+Yt<=M.x+M.width;Ls&&(Q=bt+Yt+
4*l);let yn=M.x+(V+.5)*x.width;return d("g",{key:`column ${V}`,class:`part choice${V===c?" here":""}${tt.masked?" off":""}`,
"data-open":`${N}.${a}.${V}`,role:"button",tabindex:"-1","aria-label":`Read from visit ${V+1}: ${D(s,V)}${tt.masked?", m\
asked":""}`},d("rect",{class:"ground",x:M.x+V*x.width,y:t.y,width:x.width,height:42*l}),R&&ct(tt.category,yn-C/2,t.y+(q?
0:22)*l,C),Ls&&P(e,bt,t.y+38*l,et,{kind:"tiny",key:"weekday"}),q&&[P(e,yn,t.y+26*l,et,{kind:"tiny",anchor:"middle",key:"\
day"}),P(e,yn,t.y+38*l,x.width>=40*l?rt(tt.start_minute):`${Math.floor(tt.start_minute/60)} h`,{kind:"tiny",anchor:"midd\
le",key:"hour"})],d("title",{},D(s,V)))})}function v(){return s.visits.map((R,C)=>{let q=M.y+(C+.5)*x.height,Q=C===a,tt=Q||
(h-1-C)%O===0&&Math.abs(C-a)>=O,V=Math.min(18*l,x.height-1.5*l),et=x.height>=12*l,X=t.x+(et?V+10*l:4*l),bt=M.x-X-6*l,Yt=Q||
$?"strong":"label";return d("g",{key:`row ${C}`,class:`part choice${Q?" here":""}`,"data-open":`${N}.${C}.${c}`,role:"bu\
tton",tabindex:"-1","aria-label":`Visit ${C+1} asks: ${D(s,C)}`},d("rect",{class:"ground",x:t.x,y:q-x.height/2,width:y,height:x.
height}),et&&ct(R.category,t.x+3*l,q-V/2,V),tt&&P(e,X,q+($?-2:4.5)*l,R.label,{kind:Yt,width:bt,key:"name"}),$&&P(e,X,q+12*
l,`${Ct(s,C)} · ${_o(s,C)}`,{kind:"small",width:bt,key:"when"}),d("title",{},D(s,C)))})}function L(){let R=[];for(let C=0;C<
h;C++){if(h>qo&&C!==a){R.push(d("rect",{key:`row ${C}`,class:"cell",x:M.x,y:M.y+C*x.height,width:M.width,height:x.height,
"data-open":`${N}.${C}.${c}`},d("title",{},D(s,C))));continue}for(let q=0;q<h;q++)R.push(W(C,q))}return R}function W(R,C){
let q=Number(u[R*h+C]),[Q,tt]=[M.x+C*x.width,M.y+R*x.height],V=R===a&&C===c,et=String(Math.round(100*q)),X=Yt=>x.width>=
G(e,et.padStart(2,"0"),Yt)+2*l,bt=(q>=Xa||R===a)&&x.height>=13*l&&X("tiny");return d("g",{key:`${R} ${C}`,class:"cell"},
d("rect",{key:"cell",x:Q,y:tt,width:x.width,height:x.height,"data-open":`${N}.${R}.${C}`,role:"button",tabindex:V?0:"-1",
"aria-current":V?"true":null},d("title",{},`${D(s,R)} reads ${S(q,1)} from ${D(s,C)}`)),bt&&P(e,Q+x.width/2,tt+x.height/
2+4.5*l,et,{kind:q/p>=.3&&X("strong")?"strong":"tiny",anchor:"middle",also:q/p>=Za&&!m?"on-dark":"on-light",key:"weight"}))}}
function tc(e,t){return Math.max(1,Math.ceil(t/e))}function ec(e,t,{layer:n,head:s,query:o,isLeaf:r},i){let{canAct:a,reading:c}=e,
l=_(e),h=c.isRemoved(n,s),u=t.height>=330*l,m=`layers.${n}.heads.${s}`,f=[a&&{text:h?"Switch head on":"Switch head off",
attributes:{"data-act":"head","data-part":m},isPressed:h},r?{text:"More about query and keys",attributes:{"data-more":"n\
eurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"More about this head",attributes:{"data-more":"\
head","data-layer":n,"data-head":s},isButton:!1},{text:es(e),attributes:{"data-act":"scale"}}].filter(w=>w!==!1),y=i?"Sw\
itched off: these weights would have been used.":`Columns: the visit it reads from. ${c.count>qo?"Darker is more; each r\
ow adds up to 100 %.":"Values in %; each row adds up to 100."}`,g=u?I(y):[],b=H(e,{...t,y:0},g,"small").height;return{height:b+
40*l,at(w){let k=t.x,x=[];for(let{text:M,attributes:N,...$}of f){let O=it(e,k,w+b+22*l,M,N,$);k+O.width>t.x+t.width||(x.
push(O.mark),k+=O.width+10*l)}return[d("g",{key:"explained"},H(e,{...t,y:w+3*l},g,"small").marks),d("g",{key:"controls"},
x)]}}}function nc(e,t,{layer:n,head:s,query:o,visit:r}){let{reading:i}=e,a=o===i.count-1?"the last visit":`visit ${o+1}`,
c=o===r?"itself":Vt(i,r);return[...j(e,t,`How much does ${a} read from ${c}?`,`${a.charAt(0).toUpperCase()}${a.slice(1)}\
 reads ${c}`),d("g",{key:"worked"},Ue(e,Y(e,t),Xt(i,n,s,o,r),De(i,n,s,o),r,[{letter:"q",words:`Query of ${D(i,o)}`,colour:"\
query"},{letter:"k",words:`Key of ${D(i,r)}`,colour:"key"}],{colour:"attention-bar",over:`all ${i.count} visits of this \
row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var Ko=56;function Jo(e,t){let n=_(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>sc(
e,s,t)},...e.reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>oc(e,s,t)}]:[]]}function sc(e,t,{
location:n}){let{reading:s}=e,o=_(e),r=ee(s,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,
[m,p]=[i.toFixed(2),(1-i).toFixed(2)],f=s.pointerWeights,y=[],g=O=>r.visits.map(T=>({value:O*Number(f[T]),colour:"pointe\
r"}));s.hasPointer&&y.push({key:"pointer",label:"Pointer",parts:g(1),text:ut(a),open:"pointer"}),s.hasGate&&y.push({key:"\
from pointer",label:`× gate ${m}`,parts:g(i),text:ut(l),open:"gate"}),s.hasGeneration&&y.push({key:"generation",label:"\
Generation",parts:[{value:c,colour:"generation"}],text:ut(c),open:`generation.${n}`}),s.hasGate&&y.push({key:"from gener\
ation",label:`× (1 − ${m})`,parts:[{value:h,colour:"generation"}],text:ut(h),open:"gate"}),y.push({key:"answer",label:"\
Answer",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:O})=>O>0),text:ut(u),isChosen:!0});
let b=Y(e,t),w=s.hasGate?[[{text:`${m} × ${ut(a)} = ${ut(l)}`}],...I("come from the pointer,"),[{text:`${p} × ${ut(c)}\
 = ${ut(h)}`}],...I("from generation. Together:"),[{text:ut(u),kind:"strong"},{text:"."}],...I("All bars have one scale.")]:
[...I(`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],k=H(e,{...b,
y:0},w),x={...b,height:b.height-k.height-44*o},M=oe(e,x,y.length,Ko),N=H(e,{...b,y:b.y+M+8*o},w),$=it(e,b.x,b.y+b.height-
10*o,"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...j(e,t,`How probable is ${s.nameOf(n).label}\
?`),d("g",{key:"rows"},lt(e,x,y,{most:Ko})),...N.marks,$.mark]}function oc(e,t,{location:n}){let{reading:s}=e,o=_(e),{visits:r,
pointer:i}=ee(s,n),a=Y(e,t),c="Its visits";if(r.length===0){let g=I("None of the visits is here, so the pointer cannot c\
hoose it.");return[...j(e,t,c),...H(e,a,g).marks]}let l=s.pointerWeights,h=r.map(g=>({key:`visit ${g}`,label:`${Ct(s,g)}\
 (visit ${g+1})`,parts:[{value:Number(l[g]),colour:"pointer"}],text:ut(Number(l[g])),open:`pointer.${g}`,isOff:s.visits[g]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",m=[...I(u),[{text:ut(i),kind:"strong"},
{text:"."}]],p=H(e,{...a,y:0},m),f={...a,height:a.height-p.height-8*o},y=oe(e,f,h.length);return[...j(e,t,c),d("g",{key:"\
rows"},lt(e,f,h,{isOrdered:!0})),...H(e,{...a,y:a.y+y+6*o},m).marks]}function ut(e){return S(e,e>=.01||e===0?1:e>=1e-5?3:
5)}function Xo(e,t){let n=_(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:s=>rc(
e,s,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:s=>ic(e,s,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>ac(e,s)}]}function rc(e,t,n){let{reading:s}=e,o=_(e),r=Y(e,t),i=H(e,r,
I("A score for each visit, and its weight after the softmax."),"small"),a=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((m,p)=>({key:`visit ${p}`,label:m.label,says:Ct(s,p),category:m.category,parts:[{value:Number(c[p]),colour:"pointer"}],
beside:E(Number(a[p]),2),text:S(Number(c[p]),1),open:`pointer.${p}`,isChosen:p===n.visit,isOff:m.masked,exact:`${D(s,p)}\
: score ${E(Number(a[p]),4)}, weight ${S(Number(c[p]),2)}`})),h=it(e,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+i.height+4*o,height:r.height-i.height-34*o};return[...j(e,t,"What the p\
ointer reads"),...i.marks,d("g",{key:"rows"},lt(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function ic(e,t,{visit:n}){let{
reading:s}=e;return[...j(e,t,`How does the pointer score ${Vt(s,n)}, ${Ct(s,n)}?`,`Score of ${Vt(s,n)}`),d("g",{key:"wor\
ked"},Ue(e,Y(e,t),Zt(s,n),Fe(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${D(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function ac(e,t){let{reading:n}=e,s=_(e),o=Y(e,t),r=n.pointerWeights,i=H(e,o,I("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:m,probability:p,
visits:f})=>({key:`place ${h}`,label:f.length>1?`${u} (${f.length})`:u,category:m,parts:f.map(y=>({value:Number(r[y]),colour:"\
pointer"})),text:S(p,1),open:h>1?`places.${h}`:null,exact:`${f.map(y=>S(Number(r[y]),2)).join(" + ")} = ${S(p,2)}`})),c={
...o,y:o.y+i.height+6*s,height:o.height-i.height-36*s},l=it(e,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...j(e,t,"Sums per place"),...i.marks,d("g",{key:"rows"},lt(e,c,a)),l.mark]}function Zo(e,t){let n=_(e),s=Qo(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:t.
number===null?0:1,share:1.5,marks:o=>cc(e,o,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:o=>lc(e,o,t)}]}function Ke(e,{layer:t,visit:n,number:s}){return s??pe(Z(e,`layers.${t}.residual_out`,n))}function Qo(e,{
layer:t,visit:n}){let s=`layers.${t}`,o=e.has(`${s}.attention_out`),r=e.trace.interventions.residuals!==!1,i=u=>e.isSkipped(
t,u),a=[],c=(u,m,p,f="plain")=>{let y=Z(e,`${s}.${u}`,n),g=`length ${E(Math.hypot(...y))}`;a.push({key:u,title:m,says:p||
g,values:y,colour:f})},l=(u,m)=>r?i(u)?"unchanged":"":i(u)?"nothing":`${m} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!e.has(`${s}.${u}\
.mean`))return"off: unchanged";let m=Number(e.values(`${s}.${u}.mean`)[n]),p=1/Number(e.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${E(m,2)}, deviation ${E(p,2)}`}}function cc(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=_(e),
a=Y(e,t),c=Ke(s,n),l=Qo(s,n),h={...a,height:a.height-34*i},u=r===s.count-1,m=a.x,p=[],f=(y,g,b=!0)=>{let w=it(e,m,a.y+a.
height-10*i,y,g,{isButton:b});m+w.width>a.x+a.width||(p.push(w.mark),m+=w.width+10*i)};return r>0&&f("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||f("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),f("More about the \
layers",{"data-more":"layers"},!1),[...j(e,t,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${D(s,r)}`,`Layer ${o}\
: ${D(s,r)}`),d("g",{key:"rows"},Ut(e,h,l,{chosen:c,open:y=>`layers.${o}.stream.${r}.${y}`})),d("g",{key:"controls"},p)]}
function lc(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=_(e),a=Ke(s,n),c=Y(e,t),{y:l}=c,h=[];for(let m of hc(s,o,r,a)){
let p=H(e,{...c,y:l},m);if(l+p.height>c.y+c.height)break;h.push(...p.marks),l+=p.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...j(e,t,`Number ${a+1} of ${s.trace.architecture.d_model}, worked out`),d("g",{key:"lines"},h),
u.height>=90*i&&d("g",{key:"units"},uc(e,u,o,r,a))]}function hc(e,t,n,s){let o=`layers.${t}`,r=`transformer.layers.${t}`,
i=h=>Number(Z(e,`${o}.${h}`,n)[s]),a=e.trace.interventions.residuals!==!1,c=[[...I("Comes in:"),ze(i("residual_in"))]];return e.
has(`${o}.attention_out`)&&(c.push(qe("Norm 1:",me(e,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(l("After\
 the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),e.isSkipped(t,"attention")))),c.push(qe("Norm 2:",me(
e,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",i("residual_mid"),i("f\
eed_forward.out"),i("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,m,p,f){let y=f?"0 (skipped)":E(Math.
abs(m),2);return a?[...I(h),[{text:`${E(u,2)} ${m<0&&!f?"−":"+"} ${y} =`}],ze(p)]:[...I(`${h} no residual connection, \
so only`),[{text:f?"0 (skipped)":E(m,2),kind:"strong"}]]}}function qe(e,t){if(!t)return I(`${e} off, the number stays as\
 it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:i,bias:a,result:c}=t;return[...I(e),[{text:`(${E(n,2)} ${s<0?"+":
"−"} ${E(Math.abs(s),2)})`}],[{text:`× ${E(o,3)} = ${E(r,2)};`}],...i===null||a===null?I("then a learned factor and b\
ias give").concat([ze(c)]):[[{text:`${E(r,2)} × ${E(i,2)} ${a<0?"−":"+"} ${E(Math.abs(a),2)} =`}],ze(c)]]}function ze(e){
return[{text:E(e,2),kind:"strong"}]}function uc(e,t,n,s,o){let{reading:r}=e,i=_(e),a=Z(r,`layers.${n}.feed_forward.pre`,
s),c=Z(r,`layers.${n}.feed_forward.hidden`,s),l=Ge(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((w,k)=>Math.
abs(Number(h[k]))-Math.abs(Number(h[w]))),m=Array.from(c).filter(w=>w>0).length,p=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",f=l?`${m} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${E(ne(h),2)}, the bias adds ${E(l.bias,2)}:`:`${m} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,y=H(e,t,I(p+f),"small"),g=Math.max(1,Math.floor((t.height-y.height)/
(20*i))),b=u.slice(0,g).map(w=>({key:`unit ${w}`,label:`unit ${w+1}`,parts:[{value:Number(h[w]),colour:"plain"}],beside:`${E(
Number(a[w]))} → ${E(Number(c[w]))}${l?` × ${E(Number(l.dot.second[w]),2)}`:""}`,text:E(Number(h[w]),2)}));return[...y.
marks,lt(e,{...t,y:t.y+y.height+2*i,height:t.height-y.height-4*i},b)]}var mc=864e5,dc=.1;function ns(e,t){let n=_(e),s=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},
rank:s?1:0,share:1.2,marks:o=>fc(e,o,t)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>gc(e,o,t)},...t.
kind==="visit"?[{key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>xc(e,o,t)}]:[]]}function ss(e,t,n){
let{trace:s,count:o}=e,r=e.visits[n],{without_features:i=[],position_from_end:a}=s.interventions;if(i.includes(t)||t==="\
position_from_end"&&a===!1)return"left out: all zeros";if(!r)return"";switch(t){case"location":return r.label;case"user":
return s.user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/Se)*Se;return`${rt(
c)} to ${rt((c+Se)%1440)}`}case"weekday":return Ee[r.weekday]??"";case"recency":{let c=pc(e,n);return c===null?"days bef\
ore the prediction":c>=wn?`${wn} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{
let c=Math.floor(r.duration_minutes/Kt)*Kt,l=c+Kt;return c>=$n*Kt?`${ft($n*Kt)} or more`:`${c?ft(c):"0"} to ${ft(l)}`}default:{
let c=o-n;return c===1?"the last visit":`${c} from the end`}}}function pc({trace:e,visits:t},n){let s=t[n]?.arrival;if(!s)
return null;let o=r=>Date.parse(r.slice(0,10))/mc;return Math.round(o(e.predict_at)-o(s))}function fc(e,t,{kind:n,visit:s}){
let{reading:o}=e,r=_(e),i=Y(e,t),a=o.slices.map(({name:m,label:p,lengths:f})=>({key:m,title:p,says:ss(o,m,s),values:Yn(o,
m,s),colour:Number(f[s])===0?"plain off":"plain"})),c=a.reduce((m,{values:p})=>m+p.length,0),l=H(e,i,I(`${a.length} vect\
ors, ${c} numbers together; the network learned a vector for every value.`),"small"),h=it(e,i.x,i.y+i.height-10*r,"More \
about features",{"data-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*r,height:i.height-l.height-34*r};return[
...j(e,t,n==="inputs"?"What the last visit is made of":D(o,s)),...l.marks,d("g",{key:"rows"},Ut(e,u,a)),h.mark]}function gc(e,t,{
kind:n,visit:s,number:o}){let{reading:r}=e,i=_(e),a=Y(e,t),c=Z(r,"inputs.projected",s),l=o??pe(c),h=Io(r,s,l),u=n==="inp\
uts"?"inputs":`visits.${s}`,m=[{key:"projected",title:`${c.length} numbers`,says:"all features, mixed",values:c,colour:"\
stream"}],p={...a,height:Math.min(86*i,.26*a.height)},f=bc(r,s,l),y=[],g=f.reduce((x,M)=>x+H(e,{...a,y:0},M).height+4*i,
0),b={...a,y:p.y+p.height+28*i,height:a.height-p.height-g-36*i},w=h?yc(h):[],k=b.y+(w.length?oe(e,b,w.length)+6*i:0);for(let x of f){
let M=H(e,{...a,y:k},x);if(k+M.height>a.y+a.height+2)break;y.push(...M.marks),k+=M.height+4*i}return[...j(e,t,"The vecto\
r that enters the layers"),d("g",{key:"vector"},Ut(e,p,m,{chosen:l,open:x=>`${u}.${x}`})),w.length>0&&H(e,{...a,y:p.y+p.
height+4*i},I(`Number ${l+1}: each feature × its weights`),"small").marks,w.length>0&&d("g",{key:"rows"},lt(e,b,w)),d("\
g",{key:"lines"},y)]}function yc({parts:e,bias:t}){return[...e.map(({name:s,label:o,dot:r})=>({key:s,label:o,parts:[{value:r.
sum,colour:"plain"}],text:E(r.sum,2),exact:`${o}: the sum of ${r.products.length} products is ${E(r.sum,4)}`})),{key:"bi\
as",label:"bias",parts:[{value:t,colour:"plain"}],text:E(t,2),exact:""}]}function bc(e,t,n){let s=Number(Z(e,"inputs.pro\
jected",t)[n]),o=Number(Z(e,"layers.0.residual_in",t)[n]),r=me(e,"inputs.projected","inputs.norm","input_norm",t,n),i=[[
...I("Sum:"),[{text:E(s,2),kind:"strong"}]],qe("Norm:",r)];if(e.trace.architecture.components.includes("sinusoidal")){let a=e.
trace.architecture.d_model,c=Rt(e,"pos_encoding",t*a+n);e.trace.interventions.sinusoidal===!1?i.push(I("No position enco\
ding: it is off.")):c!==null&&r&&i.push([...I("Position encoding:"),[{text:`${E(r.result,2)} ${c<0?"−":"+"} ${E(Math.abs(
c),2)} =`}],[{text:E(o,2),kind:"strong"}]])}return i}function xc(e,t,{visit:n}){let{reading:s}=e,o=_(e),r=Y(e,t),i=[];for(let f=0;f<
s.layers;f++)for(let y=0;y<s.heads;y++){let g=Number(s.lastRow(f,y)[n]),b=s.isRemoved(f,y)||s.isSkipped(f,"attention");i.
push({key:`${f} ${y}`,label:`Layer ${f}, head ${y}`,parts:[{value:g,colour:"plain"}],text:b?"off":S(g,1),open:`layers.${f}\
.heads.${y}.${s.count-1}.${n}`,isOff:b})}let a=[];if(s.hasPointer){let f=Number(s.pointerWeights[n]);i.push({key:"pointe\
r",label:"Pointer",parts:[{value:f,colour:"pointer"}],text:S(f,1),open:`pointer.${n}`}),s.hasGate&&a.push(...I("To the a\
nswer the pointer carries"),[{text:`${S(f,1)} × gate ${s.gate.toFixed(2)} = `},{text:S(f*s.gate,1),kind:"strong"},{text:"\
."}])}let c=H(e,r,I(s.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),
"small"),l=H(e,{...r,y:0},a),h={...r,y:r.y+c.height+2*o,height:r.height-c.height-l.height-8*o},u=oe(e,h,i.length),m=i.map(
({parts:f})=>Number(f[0]?.value)),p=Math.max(dc,...m);return[...j(e,t,"Who reads it?"),...c.marks,i.length>0&&d("g",{key:"\
rows"},lt(e,h,i,{largest:p})),d("g",{key:"end"},H(e,{...r,y:h.y+u+6*o},a).marks)]}var wc={head:zo,stream:Zo,inputs:ns,visit:ns,context:Co,pointer:Xo,generation:Go,gate:Wo,place:Jo};function tr(e,t){let n=Et(
t,e.reading);return n?ko(e,n,wc[n.kind](e,n)):[]}function jt(e,t,n){switch(e?.kind){case"visit":return Mc(e.visit??0,t);case"head":return Ec(e.layer??0,e.head??0,t);case"\
slices":return{title:"What a visit is made of.",text:`Each visit is ${t.slices.length} vectors side by side: ${er(t.slices.
map(({label:s})=>$c[s]??s))}. One matrix mixes them into ${t.trace.architecture.d_model} numbers.`};case"stream":return nr(
e.layer??0,t);case"context":return{title:"Context.",text:`After ${t.layers===1?"its layer":`all ${t.layers} layers`} the\
 last visit is ${t.trace.architecture.d_model} numbers. ${er(kc(t),!0)} read nothing else of it.`};case"pointer":return sr(
t);case"generation":return or(t);case"gate":return rr(t);case"place":return Sc(e.location??0,t);default:return Oc(t,n)}}
var $c={place:"place",who:"person",time:"time of day",day:"weekday",ago:"days ago",stay:"length of stay",order:"position"};
function kc(e){return[...e.hasPointer?["the pointer"]:[],...e.hasGeneration?["the generation head"]:[],...e.has("gate.lo\
git")?["the gate"]:[]]}function Ht(e,t){let n=e.visits[t];return n?`${n.label}, ${at[n.weekday]} ${rt(n.start_minute)}`:
""}function Mc(e,t){let n=t.visits[e],s=[`A stay of ${ft(n?.duration_minutes??0)}.`],o=Ac(e,t);if(n?.masked)return{title:`${Ht(
t,e)}.`,text:"This visit is masked: nothing reads it."};if(o&&s.push(`The last visit reads it most in layer ${o.layer}, \
head ${o.head}: ${S(o.weight)}.`),t.hasPointer){let r=t.pointerWeights[e],i=t.locations[e]??0,a=r*t.gate,c=t.probabilityOf(
"final",i);s.push(t.hasGate?`The pointer gives it ${S(r,1)}; through the gate that is ${os(a)} of the ${S(c,1)} of ${t.nameOf(
i).label}.`:`The pointer gives it ${S(r,1)} of the answer.`)}return{title:`${Ht(t,e)}.`,text:s.join(" ")}}function Ac(e,t){
let n=null;for(let s=0;s<t.layers;s++)for(let o=0;o<t.heads;o++){if(t.isRemoved(s,o))continue;let r=Number(t.lastRow(s,o)[e]);
(!n||r>n.weight)&&(n={layer:s,head:o,weight:r})}return n}function Ec(e,t,n){let s=`Layer ${e}, head ${t}.`;if(n.isRemoved(
e,t)){let h=n.trace.interventions.replace_with==="mean";return{title:s,text:`Switched off: its output is ${h?"its mean o\
ver the visits":"zero"}. The map shows the weights it would have used.`}}let o=n.lastRow(e,t),r=At(o),a=[...o.keys()].sort(
(h,u)=>o[u]-o[h])[1],c=a===void 0?"":` and ${S(o[a])} from ${Ht(n,a)}`,l=r===n.count-1?"itself":Ht(n,r);return{title:s,text:`\
The last visit reads ${S(o[r])} from ${l}${c}. Each row adds up to 100 %.`}}function nr(e,t){let{residual:n,attention:s,
feedForward:o}=t.stream(e),r=t.count-1,i=s?`its heads add one of length ${E(Number(s[r]))} and `:"";return{title:`Residu\
al stream, layer ${e}.`,text:`The last visit comes in as a vector of length ${E(Number(n[r]))}; ${i}its feed-forward net\
work adds one of length ${E(Number(o[r]))}.`}}function sr(e){let t=e.pointerWeights,n=At(t),[s]=e.pointedPlaces,o=s&&s.visits.
length>1?`; its ${s.visits.length} visits add up to ${S(s.probability)}`:"";return{title:"Pointer.",text:`It scores ever\
y visit and turns the scores into weights. Its favourite visit is ${Ht(e,n)}, with ${S(t[n])}. Most probable to copy: ${s?.
label}${o}.`}}function or(e){let[t,n]=e.generated(2);return{title:"Generation.",text:`It scores all ${e.trace.architecture.
locations-2} places, visited or not. First comes ${t?.label} with ${S(t?.probability??0)}, then ${n?.label} with ${S(n?.
probability??0)}.`}}function rr(e){let{gate:t,trace:n}=e;return{title:"Gate.",text:`${n.gate.learned?"The network sets t\
he gate":"The gate is set"} to ${t.toFixed(2)}: ${S(t)} of the answer’s distribution comes from the pointer, ${S(1-t)}\
 from generation.`}}function Sc(e,t){let{label:n}=t.nameOf(e),s=t.probabilityOf("final",e),o=[`Its probability is ${S(s,
1)}`];if(t.hasGate){let a=t.probabilityOf("pointer",e),c=t.probabilityOf("generation",e),{gate:l}=t;o.push(`: gate ${l.toFixed(
2)} × ${S(a,1)} by the pointer + ${(1-l).toFixed(2)} × ${S(c,1)} by generation`)}let r=t.locations.filter(a=>a===e).length,
i=["It is not among the visits","It was visited once"][r]??`It was visited ${r} times`;return{title:`${n}.`,text:`${o.join(
"")}. ${i}.`}}function Oc(e,t){let{prediction:n}=e.trace,{label:s}=e.nameOf(n.location),o=`${s}, ${S(n.probability,1)}.`;
if(t){let r=t.probabilityOf("final",n.location),i=Math.round(1e3*n.probability)-Math.round(1e3*r),a=i===0?"the same as":
`${Math.abs(i/10).toFixed(1)} points ${i>0?"more":"less"} than`,c=t.trace.prediction.location===n.location,l=e.wordsFor(
t),h=c?"":` ${l.charAt(0).toUpperCase()}${l.slice(1)} the answer was ${t.nameOf(t.trace.prediction.location).label}.`;return{
title:o,text:`That is ${a} ${l}.${h}`}}return e.hasGate?{title:o,text:`${os(n.from_pointer)} come from the pointer, ${os(
n.from_generation)} from generation. Point at anything to see where it comes from and where it goes.`}:{title:o,text:"Po\
int at anything to see where it comes from and where it goes."}}function os(e){return`${(100*e).toFixed(1)} points`}function er(e,t=!1){
let n=e.at(-1)??"",s=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?s.charAt(0).toUpperCase()+s.slice(1):s}
function ir(e){let{count:t}=e,n=e.visits[t-1],s=e.visits[0],o=[{title:t===1?"One visit.":`${t} visits.`,text:t===1?`${Ht(
e,0)}. Where does this person go next?`:`They begin with ${s?.label} and end with ${Ht(e,t-1)}. Where does this person g\
o next?`,part:null},{...jt({kind:"slices"},e,null),part:null}];for(let c=0;c<e.layers;c++){o.push({...Tc(c,e),part:null});
let l=nr(c,e);o.push({...l,text:`${l.text} The bars show the same for every visit.`,part:null})}o.push({...jt({kind:"con\
text"},e,null),part:null}),e.hasPointer&&o.push({...sr(e),part:null}),e.hasGeneration&&o.push({...or(e),part:null});let{
prediction:r}=e.trace,i=e.nameOf(r.location).label,a=e.hasGate?`${rr(e).text} `:"";return o.push({title:`${i}, ${S(r.probability,
1)}.`,text:`${a}The answer after ${n?.label} is ${i}.`,part:null}),o}function Tc(e,t){let n=`Layer ${e}.`;if(!t.heads)return{
title:n,text:"This network has no self-attention: no visit reads another one here."};let s=null;for(let r=0;r<t.heads;r++){
if(t.isRemoved(e,r))continue;let i=t.lastRow(e,r),a=At(i);(!s||i[a]>s.weight)&&(s={head:r,visit:a,weight:i[a]})}if(!s)return{
title:n,text:"All of its heads are switched off."};let o=s.visit===t.count-1?"from itself":`from ${Ht(t,s.visit)}`;return{
title:n,text:`In ${t.heads} heads every visit reads the others; darker means more. The strongest link of the last visit:\
 head ${s.head} reads ${S(s.weight)} ${o}.`}}function ar(e,t){let n=Et(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return vc(n,t);break;case"stream":
return _c(n,t);case"pointer":if(n.isLeaf)return Lc(n,t);break;case"generation":if(n.isLeaf)return Cc(n,t);break;case"gat\
e":return Rc(t);default:break}return jt(Mt(Nc(n),t),t,null)}function Nc({kind:e,layer:t,head:n,visit:s,location:o}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${s}`:e==="place"?`places.${o}`:e}function vc({layer:e,head:t,query:n,
visit:s},o){let r=o.weights(e,t).subarray(n*o.count,(n+1)*o.count),i=Number(r[s]),a=r.filter(f=>f>i).length,c=n===s?"its\
elf":D(o,s),l=`${D(o,n)}, reads ${S(i,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=Xt(o,e,t,n,s),m=o.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${o.count} weights in its row ${a===1?"is":"are"} larger.`,p=o.isRemoved(e,t)||o.isSkipped(e,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${E(h.
sum,2)}, which makes a score of ${E(u,2)}. ${m}${p}`}}function _c({layer:e,visit:t},n){let s=`layers.${e}`,o=l=>E(Math.hypot(
...Z(n,`${s}.${l}`,t))),r=n.has(`${s}.attention_out`),i=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of l\
ength ${o(l)}`,a=r?`its heads give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" With\
out residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${D(n,t)}.`,text:`The \
visit comes in as a vector of length ${o("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_forw\
ard")}. It leaves with length ${o("residual_out")}.${c}`}}function Lc({visit:e},t){let n=S(Number(t.pointerWeights[e]),1),
s=`The pointer gives ${D(t,e)}, ${n}.`;if(t.visits[e]?.masked)return{title:s,text:"The visit is masked: it cannot be cho\
sen."};let{dot:o,bias:r,isBiasOff:i,score:a}=Zt(t,e),c=r!==null&&!i?` and the bias of its position is ${E(r,2)}`:"";return{
title:s,text:`Query and key multiply to ${E(o.sum,2)}${c}; its score is ${E(a,2)}. The weight counts for ${Vt(t,e)}.`}}function Cc({
location:e},t){let{logit:n}=Pt(t,e),s=t.probabilityOf("generation",e),o=n===null?"":`Its logit is ${E(n,2)}; `,r=`the so\
ftmax over all places makes it ${S(s,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation he\
ad.`,text:o?o+r:r.charAt(0).toUpperCase()+r.slice(1)}}function Rc(e){let t=jt({kind:"gate"},e,null),n=te(e);if(!n)return t;
let{logit:s,learned:o,hidden:r}=n,i=e.trace.gate.learned?`Its ${r.length} hidden units add up to a logit of ${E(s,2)}.`:
`As learned it would be ${o.toFixed(2)}.`;return{title:t.title,text:`${t.text} ${i}`}}var Ic="http://www.w3.org/2000/svg",Pc=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),
Je=/-?\d+(?:\.\d+)?/g,Xe=class{#t=new WeakMap;#e=new Map;#n=new WeakMap;#s=0;#o=0;constructor(t){this.root=t,this.elements=
[]}show(t,n=0){this.#l(),this.elements=this.#r(this.root,t,this.elements,n>0),this.#e.size&&this.#c(n)}#r(t,n,s,o){if(n.
every(a=>typeof a=="string")){let a=n.join("");return(t.textContent!==a||s.length)&&(t.textContent=a),[]}let r=new Map;for(let[
a,c]of s.entries()){let l=this.#t.get(c);l&&r.set(rs(l.mark,a),c)}let i=n.map((a,c)=>{let l=typeof a=="string"?{tag:"tsp\
an",attributes:{},children:[a]}:a,h=r.get(rs(l,c));r.delete(rs(l,c));let u=h??document.createElementNS(Ic,l.tag);return this.#i(
u,l,o&&h!==void 0),u});for(let a of r.values())a.remove();for(let[a,c]of i.entries()){let l=t.childNodes[a];l!==c&&t.insertBefore(
c,l??null)}return i}#i(t,n,s){let o=this.#t.get(t),r=o?.mark.attributes??{};for(let a of Object.keys(r))Ce(n.attributes[a])===
null&&t.removeAttribute(a);for(let[a,c]of Object.entries(n.attributes)){let l=Ce(c),h=Ce(r[a]);if(l===null||l===h)continue;
let u=s&&h!==null&&Pc.has(a)?Hc(h,l):null;u?this.#e.set(`${this.#a(t)} ${a}`,{element:t,name:a,at:u,end:l}):t.setAttribute(
a,l)}let i=this.#r(t,n.children,o?.elements??[],s);this.#t.set(t,{mark:n,elements:i})}#a(t){let n=this.#n.get(t)??this.#s++;
return this.#n.set(t,n),n}#c(t){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/t));if(r===1){this.#l();
return}let i=1-(1-r)**3;for(let{element:a,name:c,at:l}of this.#e.values())a.setAttribute(c,l(i));this.#o=requestAnimationFrame(
s)};this.#o=requestAnimationFrame(s)}#l(){cancelAnimationFrame(this.#o);for(let{element:t,name:n,end:s}of this.#e.values())
t.setAttribute(n,s);this.#e.clear()}};function rs(e,t){return`${e.tag} ${e.key??t}`}function Hc(e,t){let n=e.match(Je)??
[],s=t.match(Je)??[],o=t.split(Je);return n.length!==s.length||e.split(Je).join()!==o.join()?null:r=>{let i=s.map((a,c)=>{
let l=Number(n[c]);return String(Math.round((l+r*(Number(a)-l))*100)/100)});return o.map((a,c)=>a+(i[c]??"")).join("")}}var Ze=class{#t=0;#e=0;#n=[];constructor(t,n){this.show=n,this.button=is("Play the story","play",()=>this.toggle()),this.
back=is("Step back","back",()=>this.step(-1)),this.forth=is("Step forward","forth",()=>this.step(1)),this.slider=document.
createElement("input"),this.slider.type="range",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute(
"aria-label","Step of the story"),this.slider.addEventListener("input",()=>this.#s(Number(this.slider.value)-1)),t.append(
this.button,this.back,this.forth,this.slider),this.#r(!1)}isOpen=!1;get isTelling(){return this.isOpen&&this.#e<this.#n.
length-1}get sentence(){return this.isOpen?this.#n[this.#e]??null:null}tell(t){this.#n=t,this.#e=Math.min(this.#e,t.length-
1),this.slider.max=String(t.length),this.#r(this.#t!==0)}toggle(){this.#t?this.pause():this.play()}play(){let t=this.#e>=
this.#n.length-1;this.#s(this.isOpen&&!t?this.#e:0),this.#o()}pause(){clearTimeout(this.#t),this.#t=0,this.#r(!1)}close(){
this.isOpen&&(this.pause(),this.isOpen=!1,this.#e=0,this.#r(!1),this.show(null))}step(t){this.#s(this.isOpen?this.#e+t:t>
0?0:this.#n.length-1)}#s(t){this.pause(),this.isOpen=!0,this.#e=Math.max(0,Math.min(this.#n.length-1,t)),this.#r(!1),this.
show(this.#e)}#o(){let{title:t="",text:n=""}=this.#n[this.#e]??{},s=Math.max(1800,55*(t.length+n.length));if(this.#e>=this.#n.
length-1){this.pause();return}this.#t=window.setTimeout(()=>{this.#s(this.#e+1),this.#o()},s),this.#r(!0)}#r(t){this.button.
dataset.icon=t?"pause":"play";let n=t?"Pause the story":"Play the story";this.button.setAttribute("aria-label",n),this.button.
title=n,this.slider.value=String(this.isOpen?this.#e+1:this.#n.length),this.slider.setAttribute("aria-valuetext",this.isOpen?
`Step ${this.#e+1} of ${this.#n.length}`:"The whole picture"),this.back.disabled=this.isOpen&&this.#e===0,this.forth.disabled=
this.isOpen&&this.#e>=this.#n.length-1}};function is(e,t,n){let s=document.createElement("button");return s.type="button",
s.dataset.icon=t,s.title=e,s.setAttribute("aria-label",e),s.addEventListener("click",n),s}var as="http://www.w3.org/2000/svg",Wc=["fill","stroke","stroke-width","stroke-dasharray","stroke-linecap","stroke-linej\
oin","opacity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],Dc={fill:"rgb(0, 0, 0)",stroke:"\
none","stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"miter",opacity:"1","pain\
t-order":"normal","text-decoration-line":"none"},Fc=new Set(["font-size","font-weight","text-anchor"]);function cr(e,{title:t,
ground:n}){let s=e.cloneNode(!0),{width:o,height:r}=e.viewBox.baseVal,i=e.querySelectorAll("*");for(let[l,h]of s.querySelectorAll(
"*").entries()){let u=i[l];u&&Gc(h,getComputedStyle(u));for(let m of["class","data-part","data-open","data-act","tabinde\
x","role"])h.removeAttribute(m)}for(let l of s.querySelectorAll('[opacity="0"]'))l.remove();let a=document.createElementNS(
as,"title");a.textContent=t;let c=document.createElementNS(as,"rect");return c.setAttribute("width",String(o)),c.setAttribute(
"height",String(r)),c.setAttribute("fill",n),s.prepend(a,c),s.setAttribute("xmlns",as),s.setAttribute("width",String(o)),
s.setAttribute("height",String(r)),s.setAttribute("font-family",getComputedStyle(e).fontFamily),s.setAttribute("role","i\
mg"),s.setAttribute("aria-label",t),s.removeAttribute("class"),new XMLSerializer().serializeToString(s)}function Gc(e,t){
if(e.localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}e.localName==="image"&&e.setAttribute(
"style","image-rendering: pixelated");for(let n of Wc){if(Fc.has(n)&&e.localName!=="text")continue;let s=t.getPropertyValue(
n);s&&s!==Dc[n]&&e.setAttribute(n,s)}}function lr({columns:e,rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>cs(
"th",r,"col")));let o=n.createTBody();for(let[r,...i]of t)o.insertRow().append(cs("th",r,"row"),...i.map(a=>cs("td",a)));
return n}function hr(e){let t=s=>s.map(qc).join(",");return`${e.map(({columns:s,rows:o})=>[s,...o].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}var jc=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Bc=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Yc=/^(?=[\t\r\n])/;function qc(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(Bc,"$1'").replace(
Yc,"'"),n=jc.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function cs(e,t,n){let s=document.createElement(
e);return n&&(s.scope=n),s.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),s}function mr(e,t=null){if(t===null)return[Kc(e),Jc(e)];let n=Et(t,e);return n?zc[n.kind](e,n):[]}var zc={head:Xc,stream:Zc,
inputs:ur,visit:ur,context:Qc,pointer:tl,generation:el,gate:nl,place:sl};function Kc(e){let{hasPointer:t}=e;return{caption:"\
Visits, oldest first",columns:["Visit","Stay in minutes",...t?["Pointer score","Pointer weight"]:[]],rows:e.visits.map((n,s)=>[
D(e,s),n.duration_minutes,...t?[hs(e.pointerScores[s]),e.pointerWeights[s]]:[]])}}function Jc(e){return{caption:`The ans\
wer, with a gate of ${e.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From the pointer","From gen\
eration","Probability"],rows:e.trace.location_probabilities.final.map(({location:t})=>{let{pointer:n,generation:s,fromPointer:o,
fromGeneration:r}=ee(e,t),i=e.probabilityOf("final",t);return[e.nameOf(t).label,n,s,o,r,i]})}}function Xc(e,{layer:t,head:n,
query:s,visit:o,isLeaf:r}){let{count:i}=e,a=e.weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((m,p)=>D(e,p));if(!r)
return[{caption:`Weights of ${c}: rows are the visits that ask, columns those they read from`,columns:["Visit that asks",
...l],rows:l.map((m,p)=>[m,...a.subarray(p*i,(p+1)*i)])}];let h=De(e,t,n,s),{dot:u}=Xt(e,t,n,s,o);return[Qe(`Query of ${l[s]}\
 × key of ${l[o]}, ${c}`,["Query","Key"],u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weigh\
t"],rows:l.map((m,p)=>[m,hs(h.scores[p]),a[s*i+p]])}]}function Zc(e,t){let{layer:n,visit:s}=t,o=`layers.${n}`,r=[["Comes\
 in","residual_in"],["Norm 1","norm1"],["Heads","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],[
"Feed-forward","feed_forward.out"],["Leaves","residual_out"]].filter(([,u])=>e.has(`${o}.${u}`)),i=r.map(([,u])=>Z(e,`${o}\
.${u}`,s)),a=Ke(e,t),c=Ge(e,n,s,a),l=Z(e,`${o}.feed_forward.pre`,s),h=Z(e,`${o}.feed_forward.hidden`,s);return[{caption:`${D(
e,s)}, in layer ${n}`,columns:["Number",...r.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,m)=>[m+1,...i.map(p=>p[m])])},
{caption:`Hidden units of the feed-forward network${c?`, and what they give number ${a+1}`:""}`,columns:["Unit","Before \
the activation","After it",...c?["Weight","Product"]:[]],rows:Array.from(h,(u,m)=>[m+1,l[m],u,...c?[c.dot.second[m],c.dot.
products[m]]:[]])}]}function ur(e,{kind:t,visit:n}){let s=Z(e,"inputs.projected",n),o=[{caption:`What ${D(e,n)} is made \
of`,columns:["Feature","Value","Length of its vector"],rows:e.slices.map(({name:i,label:a,lengths:c})=>[a,ss(e,i,n),c[n]])},
ls("All features mixed by one matrix",s)];if(t==="inputs")return o;let r=Array.from({length:e.layers*e.heads},(i,a)=>{let[
c,l]=[Math.floor(a/e.heads),a%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.hasPointer&&r.push([
"Pointer",e.pointerWeights[n]]),o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),
o}function Qc(e){return[ls("The context: the last visit after all layers",e.values("context"))]}function tl(e,{visit:t,isLeaf:n}){
let s=Fe(e),o=e.visits.map((l,h)=>D(e,h)),r=e.values("pointer.content_scores"),i=e.has("pointer.bias")?e.values("pointer\
.bias"):null,a=[{caption:"The pointer’s score and weight of each visit",columns:["Visit","Content score",...i?["Positi\
on bias"]:[],"Score","Weight"],rows:o.map((l,h)=>[l,r[h],...i?[i[h]]:[],hs(s.scores[h]),e.pointerWeights[h]])},{caption:"\
Weights added up by place",columns:["Place","Visits","Probability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[
l,h.length,u])}];if(!n)return a;let{dot:c}=Zt(e,t);return[Qe(`Query of the context × key of ${o[t]}`,["Query","Key"],c),
...a]}function el(e,{location:t,isLeaf:n}){let s=e.trace.location_probabilities.generation??[],o={caption:"The most prob\
able places of the generation head",columns:["Place","Logit","Probability"],rows:s.map(i=>[e.nameOf(i.location).label,Pt(
e,i.location).logit,i.probability])},{dot:r}=Pt(e,t);return n&&r?[Qe(`Context × weights of ${e.nameOf(t).label}`,["Cont\
ext","Weight"],r),o]:[o]}function nl(e){let t=te(e),n={caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bia\
s",t.bias],["Logit",t.logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[n];let s="Hidden units";return[
t.dot?Qe(s,["Hidden unit","Weight"],t.dot):ls(s,t.hidden),n]}function sl(e,{location:t}){let{visits:n,pointer:s,generation:o,
gate:r,fromPointer:i,fromGeneration:a,probability:c}=ee(e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:[
"Path","Probability","Factor","Share of the answer"],rows:[["Pointer",s,r,i],["Generation",o,1-r,a],["Answer","","",c]]},
{caption:"Its visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[D(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function Qe(e,t,{
first:n,second:s,products:o,sum:r}){return{caption:e,columns:["Number",...t,"Product"],rows:[...o.map((i,a)=>[a+1,n[a],s[a],
i]),["Sum","","",r]]}}function ls(e,t){return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,s)=>[s+1,n])}}function hs(e){
return Number.isFinite(e)?e:"−∞"}function us(e,t,n){let s=document.createElement("dialog");s.className="picture-tables",s.setAttribute("aria-label","Numb\
ers");let o=mr(t,n);for(let c of o){let l=document.createElement("div");l.className="table-frame",l.tabIndex=0;let h=document.
createElement("h2");h.textContent=c.caption,l.append(lr(c)),s.append(h,l)}let r=document.createElement("button");r.type=
"button",r.textContent="Close",r.addEventListener("click",()=>s.close());let i=document.createElement("a");i.textContent=
"Save as CSV",i.download=`${n??"network"}.csv`,i.href=URL.createObjectURL(new Blob([hr(o)],{type:"text/csv"}));let a=document.
createElement("p");a.append(r," ",i),s.append(a),s.addEventListener("close",()=>{URL.revokeObjectURL(i.href),s.remove()}),
e.append(s),s.showModal()}var be=.03,ol=5;function tn({reading:e,before:t,stage:n,happened:s,lit:o}){let r=dt(o,e),{most:i,top:a,bottom:c}=n.answers,
l=s===null?[]:[s];r!==null&&o?.kind==="place"&&l.push(r);let h=e.answer(i,l),m=h.slice(0,-1).map(({location:f})=>t?.probabilityOf(
"final",f)??0);m.push(1-m.reduce((f,y)=>f+y,0));let p=(c-a)/h.length;return h.map((f,y)=>{let g=t?Number(m[y]):null;return{
...f,was:g,middle:a+(y+.5)*p,height:f.probability*n.full}})}function en({reading:e,stage:t},n){let s=e.pointedPlaces,o=s.
filter(({probability:h,location:u},m)=>h>=be&&m<ol||ms(n,u)<n.length-1).map(h=>({...h,wish:l(h.visits)})),r=s.filter(({location:h})=>!o.
some(u=>u.location===h));if(r.length){let h=r.flatMap(u=>u.visits);o.push({location:-1,label:`${r.length} more place${r.
length===1?"":"s"}`,category:null,probability:r.reduce((u,{probability:m})=>u+m,0),visits:h,wish:l(h)})}o.sort((h,u)=>h.
wish-u.wish);let{room:i,gap:a}=t.across.places,c=je(o.map(({wish:h,probability:u})=>({wish:h,length:u*t.full})),a,...i);
return o.map(({location:h,label:u,probability:m,visits:p},f)=>({path:"pointer",location:h,label:u,probability:m,start:Number(
c[f]),visits:p,answer:ms(n,h)}));function l(h){let u=e.pointerWeights,m=h.reduce((p,f)=>p+u[f],0)||1;return h.reduce((p,f)=>p+
u[f]/m*Number(t.across.visits[f]),0)}}function nn({reading:e,stage:t},n){if(!e.hasGeneration)return[];let s=e.generated(
ye),{gap:o}=t.across.generation,{start:r}=t.across.generation;return s.map(({location:i,label:a,probability:c})=>{let l={
path:"generation",location:i,label:a,probability:c,start:r,visits:[],answer:ms(n,i)};return r+=c*t.full+o,l})}function xe({
reading:e},t){return t==="pointer"?e.gate:1-e.gate}function mt(e,t){let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function ms(e,t){
let n=e.findIndex(s=>s.location===t);return n<0?e.length-1:n}function sn(e,t,n,s=3){let o=e.reading.trace.interventions[`${t}_temperature`]??1;return d("g",{key:`temperature ${t}`},
re(e,{act:`${t}_temperature`,words:`T ${Number(o.toPrecision(2))}`,title:`Temperature of the ${t} softmax: ${o}. Drag to\
 the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function re(e,{act:t,words:n,title:s,right:o,y:r,stays:i=!1}){
if(!e.canAct)return[];let a=e.stage.type/13,c=F(n,12.5*a)+13*a,l=18*a,h=i?" stays":"";return[d("rect",{key:`handle ${t}`,
class:`handle${h}`,"data-act":t,x:o-c,y:r,width:c,height:l,rx:l/2},d("title",{},s)),d("text",{key:`handle words ${t}`,class:`\
handle-words middle${h}`,x:o-c/2,y:r+13*a},n)]}var on={visits:0,slices:1,layers:2};function ie(e){return on.layers+2*e}function J(e){let t=on.layers+2*e.layers,n=e.hasPointer?
t+1:t,s=e.hasGeneration?n+1:n;return{context:t,pointer:n,generation:s,gate:s+1}}function B(e,t){return e.beat>=t?1:0}var we=1440;function dr(e){let{stage:t}=e,{x:n,width:s}=t.visits;return[Wt(e,n,"Visits","oldest first",s),...rl(e),...t.
rows.map((o,r)=>al(e,r))]}function Wt({stage:e},t,n,s,o=400){let r=e.type/13;return d("g",{key:`title ${n}`,class:"headi\
ng","aria-hidden":"true"},d("text",{x:t,y:17*r,class:"title"},st(n,o,15*r,!0)),d("text",{x:t,y:35*r,class:"small"},st(s,
o,12.5*r)))}function rl({reading:e,stage:t}){let n=t.type/13,s=[];for(let{start:o,end:r,weekday:i}of ds(e)){let a=Number(
t.rows[o]?.y)-Number(t.rows[o]?.height)/2,c=Number(t.rows[r]?.y)+Number(t.rows[r]?.height)/2;if(s.push(d("rect",{key:`da\
y ${o}`,class:"day",x:t.visits.x+29*n,y:a+1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+
c)/2+4.5*n);s.push(d("text",{key:`weekday ${o}`,class:"small strong",x:t.visits.x,y:l},i))}}return s}function ds({visits:e}){
let t=[];for(let[n,s]of e.entries()){let o=il(s),r=t.at(-1);r?.day===o?r.end=n:t.push({start:n,end:n,day:o,weekday:String(
at[s.weekday])})}return t}function il({arrival:e,weekday:t}){return e?.split("T")[0]??String(t)}function al(e,t){let{reading:n,
stage:s,lit:o}=e,{y:r,height:i,isFull:a}=s.rows[t],c=n.visits[t];if(!c)throw new Error("A row without a visit.");let l=s.
type/13,h=s.visits.x+36*l,u=s.visits.width-36*l,m=nt(o,n).includes(t),p=rn(c),f=i>=33*l,y=(f?20:13)*l,g=h+y+(f?14:8)*l,b=fs(
e,t),w=b||f?54*l:0,k=s.visits.x+s.visits.width-g-4,x=38*l,M=f?[d("text",{x:g,y:r-3*l,class:"strong"},st(c.label,k,13*l,!0)),
d("text",{x:g,y:r+13*l,class:"small"},p),b||k<F(p,12.5*l)+56*l?null:cl(s.visits.x+s.visits.width-50*l,r+5*l,48*l,c)]:[d(
"text",{x:g,y:r+4.4*l,class:m?"strong":"label"},st(c.label,k-Math.max(x,w)-9,12.5*l,m)),b?null:d("text",{x:s.visits.x+s.
visits.width-4,y:r+4.4*l,class:"small end"},rt(c.start_minute))];return d("g",ps(e,t,c),d("rect",{class:"chip",x:h,y:r-i/
2+.5,width:u,height:Math.max(1,i-1),rx:a?5*l:1}),a&&ct(c.category,h+4*l,r-y/2,y),a?M:d("rect",{class:"lane",x:h+2,y:r-1,
width:u-4,height:2}),b&&a&&d("text",{x:s.visits.x+s.visits.width-4,y:r+4.4*l,class:"strong end"},b),a&&t<n.count-1&&re(e,
{act:"mask",words:c.masked?"show":"hide",title:c.masked?"Let the network see this visit again":"Hide this visit: nothing\
 may read it",right:s.visits.x+s.visits.width-2,y:f?r-17*l:r-9*l}),d("title",{},`${c.label}, ${at[c.weekday]} ${p}`))}function ps({
reading:e,lit:t},n,s){let o=nt(t,e).includes(n);return{key:`visit ${n}`,class:`part visit${o?" lit":""}${s.masked?" off":
""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1","aria-label":`Visit ${n+1} of ${e.count}: ${s.label}, ${at[s.
weekday]} ${rn(s)}${s.masked?", masked":""}${e.hasPointer?`; pointer weight ${S(e.pointerWeights[n],1)}`:""}`}}function rn({
start_minute:e,duration_minutes:t}){return`${rt(e)} · ${ft(t)}`}function fs({reading:e,lit:t},n){return t?.kind!=="head"?
"":S(e.lastRow(t.layer??0,t.head??0)[n])}function cl(e,t,n,{start_minute:s,duration_minutes:o}){let r=Math.min(s+o,we),i=Math.
min(s,Math.max(0,s+o-we)),a=(c,l)=>d("rect",{class:"stay",x:e+c/we*n,y:t,width:Math.max(1,(l-c)/we*n),height:7});return d(
"g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},d("rect",{class:"track",x:e,y:t,width:n,height:7}),
a(s,r),i>0&&a(0,i),d("rect",{class:"stay-end","data-drag":"stay",x:e+(i||r)/we*n-2,y:t-3,width:5,height:13}))}function pr(e){
let{reading:t,stage:n,lit:s}=e;if(!n.slices)return[];let o=n.type/13,{x:r,width:i}=n.slices,{slices:a}=t,c=Math.max(...a.
map(({lengths:p})=>Math.max(...p)))||1,l=i/a.length,h=nt(s,t),u=n.rows.flatMap(({y:p,height:f},y)=>a.map(({name:g,lengths:b},w)=>{
let k=Math.max(2,f-4),x=Number(b[y])/c*k;return d("rect",{key:`${g} ${y}`,class:h.includes(y)?"length lit":"length",x:r+
w*l,y:p+f/2-2-x,width:.72*l,height:x})})),m=a.map(({label:p},f)=>d("text",{key:`name ${p}`,class:"tiny middle",x:r+(f+.36)*
l,y:(f%2?40:26)*o},p));return[d("g",gs(e),d("rect",{class:"ground",x:r-4,y:n.top-2,width:i+4,height:n.bottom-n.top+4}),m,
u,d("text",{class:"small",x:r,y:n.bottom+18*o},"Bars: lengths"),d("text",{class:"small",x:r,y:n.bottom+33*o},"of the vec\
tors"))]}function gs(e){return{key:"slices",class:"part slices","data-part":"inputs",role:"button",tabindex:"-1",opacity:B(
e,on.slices),"aria-label":`What each visit is made of: ${e.reading.slices.map(({label:t})=>t).join(", ")}`}}function fr(e,t){let{x:n,right:s}=e.stage.answers,o=e.stage.type/13;return[Wt(e,n+6*o,"Answer",ll(e),s-n),...ys(e,t)]}function ll({
reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of generation"}function ys(e,t){let{
reading:n,stage:s,lit:o,happened:r}=e,i=s.type/13,a=dt(o,n),{x:c,right:l,segment:h}=s.answers,u=l-c;return t.map(m=>{let{
location:p,label:f,category:y,probability:g,was:b,middle:w,height:k}=m,x=[{path:"pointer",share:m.pointer*xe(e,"pointer")},
{path:"generation",share:m.generation*xe(e,"generation")}],M=a===p,N=c+(y===null?6:26)*i,$=Re(f,l-N-(r===p?20*i:2),13.5*
i,2,!0),O=w-($.length>1?22:8)*i,T=w+($.length>1?2:0)*i,v=c+6*i,L=u-8*i;return d("g",{key:`place ${p}`,class:`part place${M?
" lit":a!==null&&o?" dim":""}`,"data-part":p<0?null:`places.${p}`,role:p<0?null:"button",tabindex:p<0?null:"-1","aria-la\
bel":`${f}: ${S(g,1)}; from the pointer ${S(x[0]?.share??0,1)}, from generation ${S(x[1]?.share??0,1)}${r===p?"; this is\
 what really happened":""}`},d("rect",{key:"ground",class:"ground",x:c-6*i,y:O-16*i,width:u+10*i,height:T-O+50*i,rx:6}),
d("rect",{key:"segment",class:"answer-bar",x:h,y:w-k/2,width:z-2,height:Math.max(1,k)}),y!==null&&ct(y,c+5*i,O-13*i,16*i),
$.map((W,R)=>d("text",{key:`name ${R}`,class:p<0?"label halo":"strong halo",x:N,y:O+15*R*i},W)),r===p&&d("path",{key:"ha\
ppened",class:"check",d:`M${l-16*i} ${O-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},d("title",{},"This is where the person went\
.")),d("rect",{key:"track",class:"track",x:c+6*i,y:T,width:L,height:8*i}),x.map(({path:W,share:R})=>{let C=d("rect",{key:W,
class:`${W} bar`,x:v,y:T,width:Math.max(0,R*L),height:8*i});return v+=R*L,C}),b!==null&&d("rect",{key:"before",class:"be\
fore",x:c+5*i+b*L,y:T-3*i,width:2,height:14*i}),d("text",{key:"probability",class:"strong halo",x:c+6*i,y:T+23*i},S(g,1)),
b!==null&&hl(c+60*i,T+23*i,g,b))})}function hl(e,t,n,s){let o=Math.round(1e3*n)-Math.round(1e3*s);if(o===0)return d("tex\
t",{key:"change",class:"small",x:e,y:t},"same");let r=`${o>0?"▲":"▼"} ${(Math.abs(o)/10).toFixed(1)}`;return d("text",
{key:"change",class:`${o>0?"more":"less"} strong halo`,x:e,y:t},r)}function gr(e){let{reading:t,stage:n}=e,s=n.type/13,o=t.values("context");if(!n.layers.at(-1)||!o)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),a=Math.ceil(o.length/i),c=52*s,l=c/i,h=n.scores-42*s,u=n.bottom+20*s;return bs(e,{x:h,
y:u,columns:i,cell:l},ul(e,h,u,c,a*l))}function bs(e,{x:t,y:n,columns:s,cell:o},r){let i=e.stage.type/13,a=e.reading.values(
"context"),c=Math.max(...a.map(Math.abs))||1,l=Array.from(a,(h,u)=>d("rect",{class:h<0?"below-zero":"above-zero",x:t+u%s*
o,y:n+Math.floor(u/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(h)/c)}));return d("g",{key:"context",class:"par\
t context","data-part":"context",role:"button",tabindex:"-1",opacity:B(e,J(e.reading).context),"aria-label":`Context: th\
e last visit after all layers, ${a.length} numbers`},d("rect",{class:"ground",x:t-3,y:n-16*i,width:s*o+6,height:Math.max(
44,Math.ceil(a.length/s)*o+20*i)}),r,d("text",{class:"strong halo",x:t,y:n-5*i},"Context"),l,d("title",{},`The last visi\
t after all layers: ${a.length} numbers. The pointer, the generation head and the gate read them.`))}function ul({reading:e,
stage:t},n,s,o,r){let i=t.type/13,a=Number(t.rows.at(-1)?.y),c=n-6*i,l=t.size.height-5*i,h=t.gate+9*i;return[d("path",{key:"\
from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${s+r/2}H${n-2}`}),e.hasGeneration&&d("path",{key:"to generatio\
n",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*i}`}),e.has("gate.logit")&&d("path",{key:"to the gate",class:"\
link dotted",d:`M${n+o/2} ${s+r+3*i}V${l}H${h}V${.56*t.size.height+t.full/2+4}`})]}function yr(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,r=s.across.gate,i=r+s.full,a=s.gateWidth,c=r+t.gate*s.full,
l=n?n.gate:t.gate,h=s.gate+a/2,u=an(e);return d("g",xs(e,"vertical"),d("rect",{key:"frame",class:"gate-frame",x:s.gate-3,
y:r-3,width:a+6,height:s.full+6,rx:4}),d("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:a,height:Math.max(
0,c-r)}),d("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:a,height:Math.max(0,i-c)}),d("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&d("path",{key:"learned",class:"le\
arned",d:`M${s.gate+a+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},d("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&d("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:a+16*o,height:12*o,rx:6*o}),
!u&&d("text",{key:"fixed",class:"small middle",x:h,y:i+18*o},"fixed"))}function an({reading:e}){return e.trace.architecture.
components.includes("gate")}function xs(e,t){let{reading:n,lit:s}=e,o=e.canAct&&an(e);return{key:"gate",class:`part gate${s?.
kind==="gate"?" lit":""}`,"data-part":"gate",role:o?"slider":"button",...o&&{"aria-orientation":t,"aria-valuenow":n.gate.
toFixed(3),"aria-valuemin":0,"aria-valuemax":1,"aria-valuetext":`${n.gate.toFixed(2)}: ${S(n.gate)} pointer`},tabindex:"\
-1",opacity:B(e,J(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${S(n.gate)} pointer, ${S(1-n.gate)} generation${n.trace.
gate.learned?"":", not learned"}`}}function cn(e,t,n){let{reading:s,stage:o,lit:r}=e,i=e.beat>=J(s).gate,a=g=>xe(e,g),c=dt(
r,s),l=new Map,h=o.across.gate;for(let g of t)l.set(g,h),h+=g.probability*a(g.path)*o.full;let u=new Map;h=o.across.gate;
for(let g of["pointer","generation"])for(let[b]of n.entries())u.set(`${g} ${b}`,h),h+=Number(n[b]?.[g])*a(g)*o.full;let m=t.
map(g=>{let b=Number(l.get(g)),w=g.probability*a(g.path)*o.full,k=mt(g.start,g.start+g.probability*o.full),x=mt(b,b+w);return d(
"path",{key:`into ${g.path} ${g.location}`,class:`${g.path} band${f(g.location)}`,d:o.bands.into(k,x,i)})}),p=n.flatMap(
(g,b)=>{let w=g.middle-g.height/2;return["pointer","generation"].map(k=>{let x=Number(g[k])*a(k)*o.full,M=Number(u.get(`${k}\
 ${b}`)),N=mt(M,M+x),$=mt(w,w+x);return w+=x,x===0?null:d("path",{key:`out ${k} ${g.location}`,class:`${k} band${f(g.location)}`,
d:o.bands.out(N,$,i)})})});return[m,p,i&&r?.kind==="visit"&&y(r.visit??0)];function f(g){return c===null?"":c===g&&r?.kind===
"place"?" lit":" dim"}function y(g){let b=s.pointerWeights,w=t.find(({path:R,visits:C})=>R==="pointer"&&C.includes(g));if(!w)
return null;let k=[...w.visits].sort((R,C)=>R-C),M=k.slice(0,k.indexOf(g)).reduce((R,C)=>R+b[C],0)*o.full,N=b[g]*o.full,
$=a("pointer"),O=Number(l.get(w))+M*$,T=n[w.answer],v=Number(u.get(`pointer ${w.answer}`))+M*$,L=Number(T?.middle)-Number(
T?.height)/2+M*$,W=T?.location===w.location;return[d("path",{key:"visit into",class:"pointer band lit",d:o.bands.into(mt(
w.start+M,w.start+M+N),mt(O,O+N*$),i)}),W&&d("path",{key:"visit out",class:"pointer band lit",d:o.bands.out(mt(v,v+N*$),
mt(L,L+N*$),i)})]}}function br(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,{gate:r,gateHeight:i,full:a}=s,c=s.across.gate,l=c+t.gate*a,
h=n?n.gate:t.gate,u=an(e),m=`${S(t.gate)} pointer${u?"":", fixed"}`;return d("g",xs(e,"horizontal"),d("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:a+6,height:i+6,rx:4}),d("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:t.gate*
a,height:i}),d("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-t.gate)*a,height:i}),d("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${t.gate.toFixed(2)}`),d("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},m),h!==t.gate&&d("path",{key:"learned",class:"learned",d:`M${c+h*a} ${r+i+3}l${5*o} ${8*o}h${-10*o}Z`},d("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[d("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:i+16*o,rx:6*o}),d("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-pt/2,s.size.width-
pt),y:r+(i-pt)/2,width:pt,height:pt})])}function xr(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:m})=>m==="generation"),i=s.places-8*o,a=n.hasPointer?
s.scores+26*o:s.scores-38*o,c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=e.beat>=J(n).generation,h=r.map(({label:m,
probability:p,location:f},y)=>{let g=c+y*17*o;return[d("text",{key:`name ${y}`,class:f<0?"small halo":"label halo",x:a,y:g},
st(m,i-a-46*o,13*o)),d("text",{key:`share ${y}`,class:"strong end halo",x:i,y:g},S(p))]}),u=r.map(({probability:m,start:p,
location:f},y)=>d("rect",{key:`bar ${y}`,class:"generation bar",x:s.places,y:p,width:z,height:l?Math.max(.8,m*s.full):0},
d("title",{},`${f<0?"The others":r[y]?.label}: ${S(m,1)} of the generation head`)));return d("g",ws(e,r),d("rect",{class:"\
ground",x:a-4,y:c-30*o,width:i-a+8,height:88*o}),d("text",{class:"title halo",x:a,y:c-18*o},"Generation"),h,u)}function ws(e,t){
return{key:"generation",class:"part generation-block","data-part":"generation",role:"button",tabindex:"-1",opacity:B(e,J(
e.reading).generation),"aria-label":`Generation: ${t.map(({label:n,probability:s})=>`${n} ${S(s)}`).join(", ")}`}}var ml=3,$s=17,dl=4;function wr(e,t){let{reading:n,stage:s,lit:o}=e,r=dt(o,n),i=t.filter(({path:c})=>c==="pointer"),a=({
location:c})=>r===null||r===c?"":" dim";return d("g",{key:"places",opacity:B(e,J(n).pointer)},i.map(c=>d("rect",{key:`ba\
r ${c.location}`,class:`pointer bar${a(c)}`,x:c.start,y:s.places,width:Math.max(.8,c.probability*s.full),height:z},d("ti\
tle",{},`${c.label}: ${S(c.probability,1)} of the pointer`))),pl(e,i).map(c=>fl(e,c,a(c.flow))))}function pl({reading:e,
stage:t,lit:n},s){let o=t.type/13,r=dt(n,e),[i,a]=t.across.places.room,c=({location:h,probability:u})=>u+ +(r!==null&&h===
r),l=[];for(let h of[...s].sort((u,m)=>c(m)-c(u))){let{location:u,label:m,probability:p}=h;if(p<be&&u>=0&&u!==r)continue;
let f=u>=0,y=` ${S(p)}`,b=`${st(m,a-i-F(y,13*o,!0),13*o,f)}${y}`,w=F(b,13*o,f)/2,k=h.start+p*t.full/2,x=Math.max(i+w,Math.
min(a-w,k)),[M,N]=[x-w,x+w];for(let $=0;$<ml;$++){if(l.some(v=>v.row===$&&M<v.right+8*o&&N>v.left-8*o))continue;let T=x>
k?"":x<k?" end":" middle";l.push({flow:h,text:b,isBold:f,left:M,right:N,row:$,anchor:T});break}}return l}function fl({stage:e},{
flow:t,text:n,isBold:s,left:o,right:r,row:i,anchor:a},c){let l=e.type/13,h=e.places+z+(14+$s*i)*l,u=t.start+t.probability*
e.full/2;return[i>0&&d("path",{key:`leader ${t.location}`,class:`leader${c}`,d:`M${u} ${e.places+z}V${h-11*l}`}),d("text",
{key:`name ${t.location}`,class:`${s?"strong":"small"}${a} halo${c}`,x:a===""?o:a===" end"?r:(o+r)/2,y:h},n)]}function $r(e,t){
let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:l})=>l==="generation"),i=e.beat>=J(n).generation,a=n.hasPointer?.42*
(s.right-s.left):s.right-s.left,c=s.places-(dl*$s-6)*o;return d("g",ws(e,r),d("rect",{class:"ground",x:s.right-a,y:c-34*
o,width:a,height:s.places+z-c+34*o}),d("text",{class:"title end halo",x:s.right,y:c-19*o},"Generation"),r.map(({location:l,
label:h,probability:u,start:m},p)=>{let f=` ${S(u)}`,y=st(h,a-F(f,13*o),13*o)+f;return[d("text",{key:`name ${p}`,class:l<
0?"small end halo":"label end halo",x:s.right,y:c+p*$s*o},y),d("rect",{key:`bar ${p}`,class:"generation bar",x:m,y:s.places,
width:Math.max(.8,u*s.full),height:i?z:0},d("title",{},`${l<0?"The others":h}: ${S(u,1)} of the generation head`))]}))}function kr(e,t){let{reading:n,stage:s,lit:o}=e,r=s.type/13,i=B(e,J(n).pointer),a=n.pointerWeights,c=n.pointerScores,l=nt(
o,n),h=Math.max(...a),u=s.rows.flatMap(({y:p,isFull:f},y)=>{if(!f)return[];let g=a[y]>=.2*h||l.includes(y)?"strong":"sma\
ll",b=l.length&&!l.includes(y)?" dim":"";return[d("text",{key:`score ${y}`,class:`small end${b}`,x:s.scores,y:p+4.4*r},E(
c[y])),d("text",{key:`weight ${y}`,class:`${g} end${b}`,x:s.weights,y:p+4.4*r},S(a[y]))]}),m=t.filter(({path:p})=>p==="p\
ointer").map(p=>gl(e,p));return[d("g",ks(e,t),d("rect",{class:"ground",x:s.scores-38*r,y:s.top-2,width:s.weights-s.scores+
42*r,height:s.bottom-s.top+4}),Wt(e,s.scores-38*r,"Pointer","score  weight",200),sn(e,"pointer",s.weights+6*r),d("path",
{class:"fork pointer-line",d:`M${s.scores-36*r} ${s.bottom+8}V${s.top}`}),u),d("g",{key:"ribbons",opacity:i},Ms(e,t),m)]}
function ks(e,t){return{key:"pointer",class:"part pointer-block","data-part":"pointer",role:"button",tabindex:"-1",opacity:B(
e,J(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${S(s)}`).join(", ")}`}}function Ms(e,t){let{reading:n,stage:s,lit:o}=e,r=n.pointerWeights,
i=nt(o,n),a=e.beat>=J(n).pointer,c=je(s.across.visits.map((l,h)=>({wish:l,length:r[h]*s.full})),0,...s.across.starts);return t.
filter(({path:l})=>l==="pointer").flatMap(l=>{let h=l.start;return[...l.visits].sort((u,m)=>u-m).map(u=>{let m=r[u]*s.full,
p=Number(c[u]),f=i.includes(u),y=mt(h,h+m);return h+=m,d("path",{key:`ribbon ${u}`,class:`pointer band${f?" lit":i.length?
" dim":""}`,d:s.bands.ribbon(mt(p,p+m),y,a)},d("title",{},`${n.visits[u]?.label}: ${S(r[u],1)} of the pointer`))})})}function gl(e,{
path:t,location:n,label:s,probability:o,start:r}){let{reading:i,stage:a,lit:c}=e,l=a.type/13,h=dt(c,i),u=S(o),m=o>=be||n<
0||h===n,p=a.gate-a.ribbons-16*l,f=n>=0,y=st(s,p-F(` ${u}`,13*l,!0),13*l,f),g=F(`${y} ${u}`,13*l,f)/2,b=Math.min(a.places+
z/2,a.gate-6*l-g);return d("g",{key:`${t} ${n}`,class:h===null||h===n?"":"dim"},d("rect",{class:`${t} bar`,x:a.places,y:r,
width:z,height:Math.max(.8,o*a.full)}),m&&d("text",{class:`${f?"strong":"small"} middle halo`,x:b,y:r-5*l},`${y} ${u}`),
d("title",{},`${s}: ${S(o,1)} of the pointer`))}function Mr(e){return[Ot(e,17*(e.stage.type/13),"Visits","oldest first"),...yl(e),...e.stage.columns.map((t,n)=>bl(e,n))]}
function Ot({stage:e},t,n,s,o=e.right){let r=e.type/13,i=o-e.left-F(n,15*r,!0)-12*r;return d("g",{key:`title ${n}`,class:"\
heading","aria-hidden":"true"},d("text",{class:"title halo",x:e.left,y:t},n),d("text",{class:"small end halo",x:o,y:t},st(
s,i,12.5*r)))}function yl({reading:e,stage:t}){let n=t.type/13;return ds(e).flatMap(({start:s,end:o,weekday:r})=>{let[i,
a]=[t.columns[s],t.columns[o]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[d("rect",{key:`day ${s}`,class:"\
day",x:c+Math.min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=F(r,15*n,!0)&&d("text",{key:`\
weekday ${s}`,class:"small strong",x:c+1.5,y:t.chips.top-13*n},r)].filter(h=>h!==!1)})}function bl(e,t){let{reading:n,stage:s,
lit:o}=e,{x:r,width:i,isFull:a}=s.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=s.type/
13,{top:h,height:u,hasNames:m}=s.chips,p=nt(o,n).includes(t),f=Math.min(20*l,i-3),y=rt(c.start_minute),g=fs(e,t),b=[g||y,
g?g.replace(" %",""):y.slice(0,2)],w=b.find(M=>F(M,12.5*l,!0)<=i)??b[1],k=m?Re(c.label,i-6*l,12.5*l,2):[],x={class:p||g?
"strong middle":"small middle",x:r};return d("g",ps(e,t,c),d("rect",{class:"chip",x:r-i/2+Math.min(1,.1*i),y:h,width:Math.
max(.8,i-2),height:u,rx:a?6*l:0}),a?[ct(c.category,r-f/2,h+8*l,f),d("text",{key:"hour",...x,y:h+45*l},w),k.map((M,N)=>d(
"text",{key:`name ${N}`,class:`${p?"strong":"small"} middle`,x:r,y:h+(62+15*N)*l},M))]:d("rect",{class:"lane",x:r-Math.min(
1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),d("title",{},`${c.label}, ${at[c.weekday]} ${rn(c)}`))}function Ar(e){let{
reading:t,stage:n,lit:s}=e,o=n.type/13,{slices:r}=t,i=nt(s,t)[0]??t.count-1,a=t.visits[i],c=Math.max(...r.map(({lengths:m})=>Math.
max(...m)))||1,l=(n.right-n.left)/r.length,h=n.inputs+(U.title+46)*o,u=r.map(({name:m,label:p,lengths:f},y)=>{let g=Number(
f[i]),b=n.left+(y+.5)*l,w=g/c*30*o;return[d("rect",{key:`bar ${m}`,class:"length lit",x:b-9*o,y:h-w,width:18*o,height:w}),
d("text",{key:`length ${m}`,class:"tiny middle",x:b,y:h-w-4*o},E(g)),d("text",{key:`name ${m}`,class:"small middle",x:b,
y:h+15*o},p)]});return d("g",gs(e),d("rect",{class:"ground",x:n.left,y:n.inputs,width:n.right-n.left,height:(U.title+U.inputs)*
o}),Ot(e,n.inputs+15*o,"Input vector",a?`${a.label}, ${at[a.weekday]} ${rt(a.start_minute)}`:""),u,d("title",{},"Bars: l\
ength of each part’s vector"))}function Er(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=s.pointer;return[d("g",ks(e,t),d("rect",{class:"ground",x:s.left,
y:r,width:s.right-s.left,height:(U.title+U.scores)*o}),Ot(e,r+15*o,"Pointer","scores, and weights in percent"),d("path",
{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),xl(e)),d("g",{key:"ribbons",opacity:B(e,J(n).pointer)},
Ms(e,t))]}function xl({reading:e,stage:t,lit:n}){let s=t.type/13,o=e.pointerWeights,r=Array.from(e.pointerScores,f=>E(f)),
i=nt(n,e),a=Math.max(...o),c=Number(t.columns.at(-1)?.width),l=r.some(f=>F(f,11.5*s)>c-3),h=t.pointer+(U.title+U.scores)*
s,u=t.columns.find(f=>f.isFull),m=u?u.x-u.width/2:t.right,p=t.left-8*s;return t.columns.flatMap(({x:f,isFull:y},g)=>{let b=i.
length&&!i.includes(g)?" dim":"",w=o[g]>=.2*a||i.includes(g),k=S(o[g]).replace(" %",""),x=F(k,12.5*s,!0)/2;if(!y&&(!w||f-
x<p||f+x>m))return[];p=f+x;let M=w?"strong":"small",N=h-24*s;return[y&&d("text",l?{key:`score ${g}`,class:`tiny${b}`,x:f+
4*s,y:N+2*s,transform:`rotate(-90 ${(f+4*s).toFixed(2)} ${(N+2*s).toFixed(2)})`}:{key:`score ${g}`,class:`tiny middle${b}`,
x:f,y:N},r[g]),d("text",{key:`weight ${g}`,class:`${M} middle${b}`,x:f,y:h-6*s},k)].filter($=>$!==!1)})}function Sr(e){let{reading:t,stage:n}=e,s=n.type/13,o=B(e,J(t).gate),r=tn(e),i=[...en(e,r),...nn(e,r)];return[bs(e,n.context,
wl(e)),...t.hasPointer?Er(e,i):[],d("g",{key:"flows",opacity:o},cn(e,i,r)),...t.hasPointer?[wr(e,i)]:[],...t.hasGeneration?
[$r(e,i)]:[],...t.hasGate?[br(e)]:[],d("g",{key:"answer",opacity:o},Ot(e,n.answers.top-10*s,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),ys(e,r))]}function wl({reading:e,stage:t}){let n=t.type/13,{x:s,y:o,columns:r,cell:i}=t.
context,a=s+r*i+2,c=Math.ceil(e.values("context").length/r)*i,[l,h]=[o+c/4,o+3*c/4],u=Number(t.columns.at(-1)?.x),m=t.right+
6;return[d("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(U.title+12)*n}V${u>a+4?`${l}H${a}`:o-2}`}),e.hasGeneration&&
d("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${m}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&d("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${m+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var As=19;function Or(e){let{reading:t,stage:n,lit:s}=e,o=n.type/13,r=t.largestWeight,i=d("g",{key:"legend",opacity:B(e,
ie(0))},Ye(e,n.visits.x,n.bottom+37*o,!1)),a=n.layers.map((c,l)=>{let h=`Layer ${l}`,u=c.width>=F(h,15*o,!0)+45*o,m=s?.kind===
"visit"?"last visit’s read":"row reads column";return d("g",{key:`layer ${l}`,opacity:B(e,ie(l))},c.maps.length?Wt(e,c.
x,h,u?m:"",c.width+(c.stream===null?12:4)):null,c.maps.length>0&&sn(e,"attention",c.x+c.width,(u?3:21)*o),c.maps.map((p,f)=>$l(
e,p,l,f)),c.maps.map((p,f)=>Es(e,p,l,f,r)),kl(e,l))});return[i,...a]}function $l(e,t,n,s){let{reading:o,stage:r,lit:i}=e;
if(i?.kind!=="visit"||o.isRemoved(n,s))return null;let a=i.visit??0,c=Number(r.rows[a]?.y),l=t.side/o.count,h=Math.max(.5,
Number(o.lastRow(n,s)[a])*r.full*.25),u=t.x-14,m=t.y+t.side-l/2;return d("path",{key:`band ${s}`,class:"attention-band",
d:vt(u,[c-h/2,c+h/2],t.x,[m-h/2,m+h/2])})}function Es(e,t,n,s,o){let{reading:r,stage:i,lit:a,isOwnScale:c}=e,l=i.type/13,
{x:h,y:u,side:m,touch:p}=t,{count:f}=r,y=r.weights(n,s),g=r.lastRow(n,s),b=r.isRemoved(n,s)||r.isSkipped(n,"attention"),
w=c?Math.max(...y)||1:o,k=a?.kind==="head"&&a.layer===n&&a.head===s,[x]=a?.kind==="visit"?nt(a,r):[],M=At(g),N=x??M,$=m/
f,O=`Layer ${n}, head ${s}`,T=p?u-38*l:u+4,v=r.visits[M];return d("g",{key:`head ${s}`,class:`part head${k?" lit":""}${b?
" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":b?`${O}: switched off`:`${O}: \
the last visit reads most from visit ${M+1}, ${v?.label}, ${S(g[M])}`},d("text",{class:"small",x:h,y:u-(p?25:4)*l},`head\
 ${s}`),!b&&(p!==void 0||m>=70*l)&&d("text",{key:"weight",class:`${x===void 0?"small":"strong"}${p?"":" end"}`,x:p?h:h+m,
y:u-4*l},S(g[N])),d("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:m+1,height:m+1}),d("image",{key:"map",class:"\
map",href:_t(Float32Array.from(y,L=>L/w),f,e.scale),x:h,y:u,width:m,height:m,preserveAspectRatio:"none",opacity:b?.15:1}),
b&&d("path",{key:"cross",class:"crossed",d:`M${h} ${u+m}L${h+m} ${u}`}),x!==void 0&&!b&&d("rect",{key:"column",class:"co\
lumn",x:h+x*$,y:u,width:Math.max(2,$),height:m}),(x!==void 0||k)&&!b&&d("rect",{key:"last",class:"last-row",x:h,y:u+m-Math.
max(2,$),width:m,height:Math.max(2,$)}),d("title",{},`${O}. ${b?"Switched off.":`Darker: larger weight, up to ${S(w,1)}.\
 Click to open.`}`),re(e,{act:"head",words:b?"on":"off",title:b?"Switch this head on again":"Switch this head off",right:h+
m-(p?0:3)*l,y:T}),e.canAct&&p!==void 0&&d("rect",{key:"touch",class:"ground","data-act":"head",x:h+m-p,y:u-p,width:p,height:p}))}
function kl(e,t){let{reading:n,stage:s,lit:o}=e,r=s.layers[t];if(r?.stream===null||!r)return null;let i=s.type/13,a=r.stream,
c=ln(n,t),l=Ss(n),h=s.streamWidth-8*i,u=nt(o,n),m=s.rows.flatMap(({y:f,height:y},g)=>{let b=Math.max(1,Math.min(5*i,(y-3)/
c.length));return c.map(({name:w,lengths:k,style:x},M)=>d("rect",{key:`${w} ${g}`,class:`${x}${u.length&&!u.includes(g)?
" dim":""}`,x:a,y:f+(M-c.length/2)*b,width:Number(k[g])/l*h,height:b-.6}))}),p=c.map(({name:f,style:y},g)=>[d("rect",{class:y,
x:a,y:s.bottom+(10+As*g)*i,width:9*i,height:9*i}),d("text",{class:"small",x:a+14*i,y:s.bottom+(18.5+As*g)*i},f)]);return d(
"g",Os(e,t),d("rect",{class:"ground",x:a-4,y:s.top-2,width:s.streamWidth+14*i,height:s.bottom-s.top+66*i}),Wt(e,a,"Strea\
m",`+ layer ${t}`,s.streamWidth),m,p,Ml(e,t,a+s.streamWidth+10*i))}function Ml(e,t,n){let{reading:s,stage:o}=e,r=o.type/
13,i=s.trace.interventions.residuals===!1,a={act:"attention",words:["skip heads","use heads"],isOff:!1};return[{act:"res\
iduals",words:["cut stream","join stream"],isOff:i},...s.heads?[{...a,isOff:s.isSkipped(t,"attention")}]:[],{act:"feed_f\
orward",words:["skip FFN","use FFN"],isOff:s.isSkipped(t,"feed_forward")}].map(({act:l,words:h,isOff:u},m)=>re(e,{act:l,
words:String(h[Number(u)]),title:Al[l]??"",right:n,y:o.bottom+(5+As*m)*r}))}var Al={residuals:"Residual connections of a\
ll layers: without them, only what sublayers add goes on",attention:"Self-attention of this layer: skipped, its heads ad\
d nothing",feed_forward:"Feed-forward network of this layer: skipped, it adds nothing"};function ln(e,t){let{residual:n,
attention:s,feedForward:o}=e.stream(t);return[{name:"stream",lengths:n,style:"residual"},...s?[{name:"heads",lengths:s,style:"\
attention"}]:[],{name:"FFN",lengths:o,style:"feed-forward"}]}function Ss(e){let t=0;for(let n=0;n<e.layers;n++)for(let{lengths:s}of ln(
e,n))t=Math.max(t,...s);return t||1}function Os(e,t){let{residual:n,attention:s,feedForward:o}=e.reading.stream(t);return{
key:"stream",class:"part stream","data-part":`layers.${t}.stream`,role:"button",tabindex:"-1",opacity:B(e,ie(t)+1),"aria\
-label":`Stream of layer ${t}: vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.
toFixed(1)}`:""}, feed-forward network ${o.at(-1)?.toFixed(1)}`}}function Tr(e){let{reading:t,stage:n,lit:s}=e,o=n.type/13,r=t.largestWeight,i=s?.kind==="visit"?"what the last visit rea\
ds":"row reads column";return n.layers.map(({y:a,maps:c},l)=>d("g",{key:`layer ${l}`,opacity:B(e,ie(l))},c.length>0&&Ot(
e,a+15*o,`Layer ${l}`,i),l===0&&Ye(e,n.left+72*o,a+15*o,!0),c.map((h,u)=>Es(e,h,l,u,r)),El(e,l)))}function El(e,t){let{reading:n,
stage:s,lit:o}=e,r=s.type/13,i=Number(s.layers[t]?.stream),a=ln(n,t),c=Ss(n),l=nt(o,n),h=i+U.bars*r,u=s.columns.flatMap(
({x:m,width:p},f)=>{let y=Math.min(8*r,.86*p/a.length);return a.map(({name:g,lengths:b,style:w},k)=>{let x=Number(b[f])/
c*U.bars*r;return d("rect",{key:`${g} ${f}`,class:`${w}${l.length&&!l.includes(f)?" dim":""}`,x:m+(k-a.length/2)*y,y:h-x,
width:.88*y,height:x})})});return d("g",Os(e,t),d("rect",{class:"ground",x:s.left,y:i-U.title*r,width:s.right-s.left,height:(U.
title+U.bars)*r}),Ot(e,i-10*r,s.layers[t]?.maps.length?"Stream":`Layer ${t}`,""),Sl(e,a,i-10*r),u)}function Sl({stage:e},t,n){
let s=e.type/13,o=e.right;return[...t].reverse().map(({name:r,style:i})=>{let a=o-F(r,12.5*s);return o=a-26*s,[d("rect",
{class:i,x:a-14*s,y:n-9*s,width:9*s,height:9*s}),d("text",{class:"small",x:a,y:n},r)]})}var hn=700;function Nr({stage:{size:e},...t}){let n={...t,stage:Qn(t.reading,e.width,e.type)};return[d("g",{key:"visits"},
Mr(n)),d("g",{key:"inputs"},Ar(n)),d("g",{key:"layers"},Tr(n)),d("g",{key:"decoder"},Sr(n))]}function vr(e,t,n){return Qn(
e,t,n).size.height}var Ol={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]};function Lr(e,t,n){if(n==="Home")return e[0]??
null;if(n==="End")return e.at(-1)??null;let[s,o]=Ol[n]??[0,!1],r=t?e.indexOf(t):-1,i=e[r];if(s===0||!i)return null;let a=un(
i);if(!o){let m=e[r+s];return m&&un(m)===a?m:null}let c=[...new Set(e.map(un))],l=c[c.indexOf(a)+s],h=e.filter(m=>un(m)===
l),u=m=>Math.abs(_r(m)-_r(i));return h.sort((m,p)=>u(m)-u(p))[0]??null}function un(e){return(e.getAttribute("data-part")??
"").replace(/\.\d+$/,"")}function _r(e){let{top:t,bottom:n}=e.getBoundingClientRect();return(t+n)/2}function Cr(e){let{reading:t}=e,n=J(t),s=tn(e),o=[...en(e,s),...nn(e,s)];return[gr(e),...t.hasPointer?kr(e,o):[],...t.hasGeneration?
[xr(e,o)]:[],d("g",{key:"flows",opacity:B(e,n.gate)},cn(e,o,s)),t.hasGate?yr(e):null,d("g",{key:"answer",opacity:B(e,n.gate)},
fr(e,s))].filter(r=>r!==null)}function Rr(e){return e.stage.size.width<hn?Nr(e):[d("g",{key:"visits"},dr(e)),d("g",{key:"inputs"},pr(e)),d("g",{key:"l\
ayers"},Or(e)),d("g",{key:"decoder"},Cr(e))]}var Ts=240,Tl=13,Nl=17,vl=.05,_l=.5,Ll=660,Cl=matchMedia("(prefers-reduced-motion: reduce)"),mn=class{#t=null;#e=null;#n=null;#s=null;#o="";#r=null;#i=null;#a=null;#c=!1;happened=null;isOwnScale=!0;constructor(t,n={}){
this.root=t,this.hooks=n,t.classList.add("network-picture"),this.drawn=document.createElementNS("http://www.w3.org/2000/\
svg","svg"),this.drawn.setAttribute("role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk i\
t, Enter opens a part.");let s=document.createElement("div");s.className="picture-foot";let o=document.createElement("di\
v");o.className="picture-controls",this.caption=document.createElement("p"),this.caption.className="picture-caption";let r=document.
createElement("button");r.type="button",r.textContent="Numbers",r.title="The numbers behind what is shown, as a table (T\
)",r.addEventListener("click",()=>{this.#t&&us(this.root,this.#t,this.#i)}),s.append(o,this.caption,r),t.replaceChildren(
this.drawn,...n.isStill?[]:[s]),this.drawing=new Xe(this.drawn),this.player=new Ze(o,i=>{this.#r=i,i!==null&&this.#i!==null&&
(this.#i=null,this.hooks.opened?.(null)),this.root.toggleAttribute("data-telling",this.player.isTelling),this.#u(Ts)}),this.#l()}#l(){
let{drawn:t}=this;new ResizeObserver(()=>this.#u(0)).observe(t),new MutationObserver(()=>this.#u(0)).observe(document.documentElement,
{attributeFilter:["data-theme"]}),t.addEventListener("pointerover",({target:n})=>{this.#a||this.#m(Ns(n))}),t.addEventListener(
"pointerleave",()=>this.#m(null)),t.addEventListener("focusin",({target:n})=>this.#m(Ns(n))),t.addEventListener("focusou\
t",()=>this.#m(null)),t.addEventListener("keydown",n=>this.#w(n)),t.addEventListener("click",({target:n})=>this.#b(n)),t.
addEventListener("pointerdown",n=>this.#h(n)),t.addEventListener("pointermove",n=>this.#d(n,!1));for(let n of["pointerup",
"pointercancel"])t.addEventListener(n,s=>this.#d(s,!0))}show(t,n=null){this.#t=new ue(t),this.#e=n&&new ue(n),this.#n=Mt(
this.#s,this.#t),this.player.tell(ir(this.#t)),this.#u(this.#a?.follows?0:Ts)}open(t){this.#i=t,this.#n=this.#s=null;let n=this.
drawn.contains(document.activeElement);this.player.isOpen&&this.player.close(),this.#u(Ts),n&&this.#y(),this.hooks.opened?.(
this.#i)}#y(){if(this.drawn.contains(document.activeElement))return;let t=this.drawn.querySelector('[tabindex="0"]');t instanceof
SVGElement&&t.focus()}mark(t){this.#m(t.length?`visits.${t[0]}`:null)}get size(){let{width:t,height:n}=this.drawn.viewBox.
baseVal;return{width:t,height:n}}svg(t){let n=getComputedStyle(this.root).getPropertyValue("--paper").trim();return cr(this.
drawn,{title:t,ground:n})}#m(t){if(this.#s=t,!this.#t)return;let n=Mt(t,this.#t);JSON.stringify(n)!==JSON.stringify(this.#n)&&
(this.#n=n,this.#u(0),this.hooks.pointed?.(n?.kind==="visit"?[n.visit??0]:[]))}#b(t){if(!(t instanceof Element)||this.#c)
return;let n=Ns(t),s=t.closest("[data-more]"),o=t.closest("[data-act]")?.getAttribute("data-act");if(s){let[r,i,a]=["mor\
e","layer","head"].map(c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:i??null,head:a??null})}else if(o===
"scale")this.isOwnScale=!this.isOwnScale,this.#u(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#x(n,o);else{
let r=t.closest("[data-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#x(t,n){let s=this.#t&&Mt(t,this.#t),
{act:o}=this.hooks;if(!s||!o)return;let{kind:r,layer:i=0,head:a=0,visit:c=0}=s;r==="head"&&o({kind:r,layer:i,head:a}),r===
"visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),n==="residuals"?o({kind:n}):(n==="attenti\
on"||n==="feed_forward")&&o({kind:"skip",layer:i,part:n})}#h(t){this.#c=!1,!(!this.hooks.act||!this.#t)&&(this.#a=fo(t,this.#t,
this.drawn),this.#a?.follows&&t.preventDefault())}#d(t,n){let s=this.#a;if(!s||t.pointerId!==s.pointer)return;n&&(this.#a=
null);let o=s.to(t,n);o&&(this.#c=!0,!this.drawn.hasPointerCapture(s.pointer)&&!n&&this.drawn.setPointerCapture(s.pointer),
this.hooks.act?.(o))}#w(t){let n=t.target instanceof Element?t.target.closest("[data-part], [tabindex]"):null,s=n?.getAttribute(
"data-part")??null;(t.altKey?this.#k(t.key,s):this.#$(t.key,n,s))&&t.preventDefault()}#$(t,n,s){if(t==="Escape"&&this.#i!==
null)return this.open(In(this.#i)||null),!0;if(t==="Escape"&&this.player.isOpen)return this.player.close(),!0;if(t.toLowerCase()===
"t"&&this.#t)return us(this.root,this.#t,this.#i),!0;if((t==="Enter"||t===" ")&&n){let r=n.hasAttribute("data-act")||n.hasAttribute(
"data-open");return t===" "&&this.hooks.act&&!r?this.#x(s??""):this.#b(n),!0}if(this.#i!==null&&this.#t){let r=Pn(this.#i,
t,this.#t),i=n?.getAttribute("aria-current")==="true";r!==null&&this.open(r);let a=this.drawn.querySelector(`[aria-curre\
nt="true"][data-open="${r}"]`);return i&&a instanceof SVGElement&&a.focus(),r!==null}let o=Lr(this.#f,n,t)?.getAttribute(
"data-part")??null;return o!==null&&this.#p(o),o!==null}#p(t){let n=this.#f.find(s=>s.getAttribute("data-part")===t);n instanceof
SVGElement&&(this.#o=t,this.#g(),n.focus())}#k(t,n){let s={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[t],o=this.#t,
r=o&&Mt(n,o),{act:i}=this.hooks;if(!s||!r||!i)return!1;let a=!0;if(r.kind==="visit"){let c=r.visit??0;if(!o.visits[c+s])
return!0;i({kind:"move",visit:c,by:s,isDone:a}),this.#p(`visits.${c+s}`)}else if(r.kind==="gate"){let c=Math.min(1,Math.
max(0,o.gate+s*vl));i({kind:"gate",value:Math.round(100*c)/100,isDone:a})}else if(r.kind==="head"||r.kind==="pointer"){let c=r.
kind==="head"?"attention":"pointer";i({kind:"temperature",of:c,value:Rn(o,c,s*_l),isDone:a})}else return!1;return!0}get#f(){
return[...this.drawn.querySelectorAll("[data-part][tabindex]")]}#g(){let t=this.#f,n=t.find(s=>s.getAttribute("data-part")===
this.#o)??t[0];for(let s of t)s.setAttribute("tabindex",s===n?"0":"-1")}#u(t){let n=this.#M();if(!n)return;let{width:s,height:o}=n.
stage.size;this.drawn.setAttribute("viewBox",`0 0 ${s} ${o}`),this.drawn.setAttribute("font-size",String(n.stage.type));
let r=this.#i===null?[]:tr(n,this.#i);r.length||(this.#i=null),this.drawing.show(r.length?r:Rr(n),Cl.matches?0:t),this.#i===
null&&this.#g();let i=this.#i===null?null:ar(this.#i,n.reading),a=this.#n?null:this.player.sentence;this.#A(i??a??jt(this.#n,
n.reading,n.before))}#A({title:t,text:n}){let s=document.createElement("strong");s.textContent=t,this.caption.replaceChildren(
s,` ${n}`)}#M(){let{width:t,height:n}=this.drawn.getBoundingClientRect(),s=t<hn;if(!this.#t||t<1||n<1&&!s)return null;let r=(Number(
getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(Nl,Math.max(Tl,t/120));this.root.classList.toggle(
"tall",s);let i=s?vr(this.#t,t,r):n,a=s&&this.#i!==null?Ll:i;return{reading:this.#t,before:this.#e,stage:jo(this.#t,{width:t,
height:a,type:r}),lit:this.#n,beat:this.#r??Number.POSITIVE_INFINITY,happened:this.happened,isOwnScale:this.isOwnScale,scale:[
this.#E("--map-least"),this.#E("--attention")],canAct:this.hooks.act!==void 0}}#E(t){let n=getComputedStyle(this.root).getPropertyValue(
t).trim().slice(1),[s=0,o=0,r=0]=(n.match(/../g)??[]).map(i=>Number.parseInt(i,16));return[s,o,r]}};function Ns(e){return(e instanceof
Element?e.closest("[data-part]"):null)?.getAttribute("data-part")??null}function Pr(e,t,{title:n,origin:s}){let o=e.slice(e.indexOf(",")+1);if(t==="svg")return Rl(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[Ir("Title",n),Ir("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function Rl(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",t),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function Ir(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,Il(n)),s.buffer}function Il(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}function vs(e){return`data:image/svg+xml,${encodeURIComponent(e)}`}async function Hr(e,{width:t,height:n,scale:s}){let o=new Image;
o.src=vs(e),await o.decode();let r=document.createElement("canvas");r.width=Math.round(t*s),r.height=Math.round(n*s);let i=r.
getContext("2d");if(!i)throw new Error("This browser cannot draw a PNG of this size.");return i.drawImage(o,0,0,r.width,
r.height),r.toDataURL("image/png")}var Pl=2;async function Wr(e,t,n,{title:s,origin:o,name:r}){let i=t==="png",a=i?await Hr(e,{...n,scale:Pl}):vs(e),c=Pr(a,
i?"png":"svg",{title:s,origin:o}),l=document.createElement("a");l.href=URL.createObjectURL(c),l.download=`${r}-network.${t}`,
l.click(),URL.revokeObjectURL(l.href)}var Dr=["story","explore","everything"],Ur="pointerscope-depth",Fr="pointerscope-visits-as",Hl="textarea, input:not([typ\
e=radio], [type=checkbox], [type=range])",Wl=2e3,dn=class{#t=null;#e=null;#n=[];#s=[];#o=null;#r=null;#i=0;#a=$t().get("\
open");constructor(t){this.page=t,this.bar=A(t,"[data-bar]"),this.undo=A(t,"[data-undo-step]",HTMLButtonElement),this.redo=
A(t,"[data-redo-step]",HTMLButtonElement),this.picture=new mn(A(t,"[data-network]"),{act:n=>this.#b(n),pointed:n=>this.pointed(
n),opened:n=>{this.#a=n,this.#t?.updateAddress("replace")}}),this.picture.hooks.more=(n,s)=>this.#k(n,s),this.#c(),this.#M(
Vr(Fr)==="text"?"text":"list"),this.#f(Dl(t))}pointed=()=>{};depthChanged=()=>{};get options(){let{depth:t=""}=this.page.
dataset;return{depth:t==="explore"?void 0:t,open:this.#a??void 0}}follow(t){this.#t=t}showInputs(){this.page.dataset.depth!==
"everything"&&this.#A(!0),this.#M("text")}#c(){let{page:t}=this;for(let o of K(t,"input[name=depth]",HTMLInputElement))o.
addEventListener("change",()=>{Gr(Ur,o.value),this.#f(o.value),this.#t?.updateAddress("replace")});for(let o of K(t,"inp\
ut[name=visits-as]",HTMLInputElement))o.addEventListener("change",()=>{Gr(Fr,o.value),this.#M(o.value)});this.undo.addEventListener(
"click",()=>this.#p(this.#n,this.#s)),this.redo.addEventListener("click",()=>this.#p(this.#s,this.#n)),A(t,"[data-as-lea\
rned]").addEventListener("click",()=>this.#h({})),A(t,"[data-inputs-button]",HTMLButtonElement).addEventListener("click",
()=>this.#u(!this.#g)),A(t,"[data-inputs-close]").addEventListener("click",()=>this.#u(!1)),A(t,"[data-present]").addEventListener(
"click",()=>{A(t,"[data-stage]").requestFullscreen()});let s=A(t,"[data-share]",HTMLButtonElement);s.addEventListener("c\
lick",()=>Yl(s));for(let o of K(t,"[data-save]",HTMLButtonElement))o.addEventListener("click",()=>this.#E(o.dataset.save??
""));document.addEventListener("keydown",o=>this.#l(o)),document.addEventListener("pointerscope:server",()=>{t.toggleAttribute(
"data-server-silent",!$e.answers)})}#l(t){let n=t.target instanceof Element&&t.target.closest(Hl);if(t.key==="Escape"&&this.#g&&
this.#u(!1),n||!(t.ctrlKey||t.metaKey))return;let s=t.key.toLowerCase();s!=="z"&&s!=="y"||(t.preventDefault(),s==="y"||t.
shiftKey?this.#p(this.#s,this.#n):this.#p(this.#n,this.#s))}show(t,n,s){if(this.#w(t),this.#m(t),!("tensors"in n))return;
let o=this.#o!==null&&this.#o.notation!==n.notation,r=s&&"tensors"in s?s:null;this.#r=r??(o?this.#o:null),this.#o=n,this.#y(
r?"As learned":"Before this change"),this.picture.happened=null,this.picture.show(n,this.#r),this.#a&&this.picture.open(
this.#a),this.page.dataset.drawn="true",this.page.dataset.depth==="story"&&!this.#a&&!this.picture.player.isOpen&&this.picture.
player.play()}recognise(t){let n=A(this.bar,"[data-happened]");if(n.hidden=typeof t?.target!="number",typeof t?.target!=
"number"||!this.#o)return;let s=this.#o.prediction.location===t.target;A(n,"[data-happened-place]").textContent=`${s?"✓ ":
""}${t.target_label??""}`,this.picture.happened=t.target,this.picture.show(this.#o,this.#r)}#y(t){let n=A(this.bar,"[dat\
a-was]");if(n.hidden=this.#r===null,!this.#r||!this.#o)return;let{prediction:s,places:o}=this.#r,{prediction:r}=this.#o;
A(n,"[data-was-name]").textContent=t;let i=s.location===r.location,a=u=>`${(100*u).toFixed(1)} %`,c=i?"":`${o[s.location]?.
label??s.name}, `;A(n,"[data-was-value]").textContent=c+a(s.probability);let l=Math.round(1e3*r.probability)-Math.round(
1e3*s.probability),h=A(n,"[data-was-change]");h.textContent=i&&l?`${l>0?"▲":"▼"} ${Math.abs(l/10).toFixed(1)} points`:
"",h.className=l>0?"more":"less"}#m({interventions:t}){let n=A(this.page,"[data-changed]"),s=JSON.parse(t||"{}"),o=ve(s).
map(({key:r,text:i})=>{let a=document.createElement("li"),c=document.createElement("button");return c.type="button",c.textContent=
`${i} ×`,c.title="Take this change back",c.addEventListener("click",()=>{this.#h(Object.fromEntries(Object.entries(s).filter(
([l])=>l!==r)))}),a.append(c),a});A(n,"ul").replaceChildren(...o),n.hidden=o.length===0}#b(t){let n=this.#t;if(!n)return;
let s={...n.interventions};switch(t.kind){case"head":return this.#h(Fl(s,t,this.#o));case"mask":return this.#h(Gl(s,n.sent,
t.visit));case"skip":return this.#h(Ul(s,t));case"residuals":return this.#h(Bl(s));case"gate":return this.#h(Vl(s,t),t.isDone);case"\
temperature":return this.#h(jl(s,t),t.isDone);default:return this.#x(n,t)}}#x(t,n){t.isDragging=!n.isDone;let{sent:s,editor:o}=t,
r=s[n.visit]??0;n.kind==="move"?n.by!==0?o.move(r,(s[n.visit+n.by]??0)-r):t.submitSoon():n.kind==="time"?o.setTime(r,n.minutes):
o.setStay(r,n.minutes)}#h(t,n=!0){n?this.#t&&(this.#t.interventions=t):this.#d(t)}#d(t){let{explanations:n,shown:s}=this.#t??
{};if(!n?.isInBrowser||!n.model||!s)return;let{model:o}=n;cancelAnimationFrame(this.#i),this.#i=requestAnimationFrame(()=>{
let r={...Nt(s),interventions:t},i=this.#r?.notation!==this.#o?.notation;this.picture.show(o.trace(r),i?this.#o:this.#r)})}#w(t){
if(this.#t?.isDragging&&this.#e)return;this.#e&&JSON.stringify(this.#e)!==JSON.stringify(t)&&this.#e&&(this.#n.push(this.#e),
this.#s.length=0),this.#e=t,this.#$()}#$(){this.undo.disabled=this.#n.length===0,this.redo.disabled=this.#s.length===0}#p(t,n){
let s=t.pop();!s||!this.#e||(n.push(this.#e),this.#e=s,this.#t?.take(s),this.#$())}#k(t,n){let s=this.page.querySelector(
`[data-story] pointer-view[view="${CSS.escape(t)}"]`);if(!s)return;for(let[r,i]of Object.entries(n))i!==null&&s.setAttribute(
r,i);this.#f("everything"),this.#t?.updateAddress("replace");let o=s.closest("details");o&&(o.open=!0),s.scrollIntoView()}#f(t){
this.page.dataset.depth=t,A(this.page,`input[name=depth][value=${t}]`,HTMLInputElement).checked=!0,this.#u(!1),t==="stor\
y"&&this.#o?this.picture.player.play():this.picture.player.close(),this.depthChanged()}get#g(){return this.page.hasAttribute(
"data-inputs")}#u(t){let n=A(this.page,"[data-inputs-button]"),s=A(this.page,"[data-editor]").contains(document.activeElement);
this.#A(t);let o=this.page.dataset.visitsAs==="text"?"textarea":"[name=visits-as]:checked";t?A(this.page,`[data-editor] ${o}`).
focus():s&&this.page.dataset.depth!=="everything"&&n.focus()}#A(t){this.page.toggleAttribute("data-inputs",t),A(this.page,
"[data-inputs-button]").setAttribute("aria-expanded",String(t))}#M(t){this.page.dataset.visitsAs=t,A(this.page,`input[na\
me=visits-as][value=${t}]`,HTMLInputElement).checked=!0}#E(t){let{model:n}=this.page.dataset,s=`${this.#t?.answer.textContent??
""} · PointerScope`,o=this.picture.svg(s);Wr(o,t,this.picture.size,{title:s,origin:location.href,name:`${n??"network"}`}),
xt(this.page,"details[data-export][open]",HTMLDetailsElement)?.removeAttribute("open")}};function Dl(e){let t=$t().get("\
depth");if(t&&Dr.includes(t))return t;let n=location.hash.slice(1);if(n&&!n.includes("=")&&e.querySelector(`[data-story]\
 [id="${CSS.escape(n)}"]`))return"everything";let s=Vr(Ur);return Dr.includes(s)?s:"explore"}function Vr(e){try{return localStorage.
getItem(e)??""}catch{return""}}function Gr(e,t){try{localStorage.setItem(e,t)}catch{}}function Fl({remove_heads:e=[],replace_with:t,
...n},{layer:s,head:o},r){let{layers:i=0,heads:a=0}=r?.architecture??{},c=Array.from({length:i*a},(m,p)=>[Math.floor(p/a),
p%a]),l=e==="all"?c:e,u=l.some(([m,p])=>m===s&&p===o)?l.filter(([m,p])=>m!==s||p!==o):c.filter(([m,p])=>m===s&&p===o||l.
some(([f,y])=>m===f&&p===y));return u.length?{...n,remove_heads:u,...t&&{replace_with:t}}:n}function Gl({mask_visits:e=[],
...t},n,s){let o=n[s]??0;if(s===n.length-1)return{...t,...e.length&&{mask_visits:e}};let r=e.includes(o)?e.filter(i=>i!==
o):[...e,o].sort((i,a)=>i-a);return r.length?{...t,mask_visits:r}:t}function Ul({skip:e=[],...t},{layer:n,part:s}){let o=e.
filter(i=>i.layer!==n||i.part!==s),r=o.length<e.length?o:[...e,{layer:n,part:s}];return r.length?{...t,skip:r}:t}function Vl({
gate:e,only:t,...n},{value:s}){return s===null?n:{...n,gate:s}}function jl(e,{of:t,value:n}){let s=`${t}_temperature`,o={
...e};return delete o[s],n===1?o:{...o,[s]:n}}function Bl({residuals:e,...t}){return e===!1?t:{...t,residuals:!1}}async function Yl(e){
let t=A(e,"span"),n=t.textContent;try{await navigator.clipboard.writeText(location.href),t.textContent="Copied"}catch{t.
textContent="See address bar"}setTimeout(()=>{t.textContent=n},Wl)}var ql=3e4,jr=720;async function zl(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+ql;for(;Date.now()<t&&e.
some(Kl);)await new Promise(n=>setTimeout(n,100))}function Kl(e){return e.querySelector(".view-failure:not([hidden])")?!1:
!e.dataset.drawn||e.hasAttribute("aria-busy")}function Br(e,t){e.hidden=!1,e.addEventListener("click",async()=>{e.disabled=
!0;let n=t(),s=new Set(n.map(o=>o.closest("details:not([open])")));for(let o of s)o?.setAttribute("open","");await zl(n),
window.print();for(let o of s)o?.removeAttribute("open");e.disabled=!1})}function Yr(e,t=()=>{},n=()=>{}){let s=[],o=[];
window.addEventListener("beforeprint",()=>{t(),s=K(e,"details:not([open])",HTMLDetailsElement).filter(r=>!r.closest("poi\
nter-view"));for(let r of s)r.open=!0;o=K(e,"pointer-view:not([fill]) > .view-plot").filter(r=>r.offsetHeight>jr);for(let r of o)
r.style.setProperty("--print-scale",String(jr/r.offsetHeight))}),window.addEventListener("afterprint",()=>{for(let r of s)
r.open=!1;for(let r of o)r.style.removeProperty("--print-scale");n()})}var Jl=JSON.stringify({interventions:null}),Xl=["visits","user","predict_at","top_k","interventions"],ot=A(document,"[da\
ta-explore]"),pn=A(ot,"[data-changes]"),Bt=bn(ot,".chapter pointer-view"),qr=bn(pn),fn=[...Bt,...qr],Zl=A(ot,"[data-stor\
y]"),Ql=A(ot,"[data-compare]",HTMLAnchorElement),th=A(ot,"[data-walk]",HTMLAnchorElement),gt=new dn(ot),yt=new Le(ot,{draws:!0,
shown(e,t,n){gt.show(e,t,n);for(let s of fn)for(let o of Xl)_s(s,o.replace("_","-"),e[o]);if(Ql.href=new URL(`compare?${yt.
comparisonOf(e)}`,qt).href,th.search=Tt({...e,...eh()}).toString(),Kr(),!n)for(let s of qr)s.removeAttribute("visits")},
cleared(){for(let e of fn)e.removeAttribute("visits")},restored:e=>lo(Bt,e),recognised:e=>gt.recognise(e),refused:()=>gt.
showInputs(),options:()=>({...co(Bt),...gt.options})});gt.follow(yt);gt.depthChanged=zr;zr();gt.pointed=gn;function zr(){
ot.dataset.depth==="everything"&&import("../js/pointer-view.js")}function Kr(){let e=A(pn,"input[name=show-as]:checked",
HTMLInputElement).value,t=pn.hidden?"with":e;for(let n of Bt)_s(n,"interventions",t==="without"?"":yt.shown?.interventions),
_s(n,"against",t==="difference"?Jl:"")}function eh(){return Object.fromEntries(["layer","head"].map(e=>[e,Bt.map(t=>t.getAttribute(
e)??"").find(t=>/^\d+$/.test(t))]))}function _s(e,t,n){n?e.setAttribute(t,n):e.removeAttribute(t)}function gn(e){yt.markVisits(
e);for(let t of fn)"mark"in t&&t.mark(e)}ao(ot);ho(ot,Bt,()=>yt.updateAddress("replace"));ot.addEventListener("pointer-v\
iew:hover",({detail:e})=>{gt.picture.mark(e.visits),gn(e.visits)});var{rows:Jr}=yt.editor;for(let e of["pointerover","fo\
cusin"])Jr.addEventListener(e,t=>{let n=yt.sent.indexOf(yt.editor.indexOf(wt(t))),s=n<0?[]:[n];gt.picture.mark(s),gn(s)});
for(let e of["pointerleave","focusout"])Jr.addEventListener(e,()=>{gt.picture.mark([]),gn([])});for(let e of K(pn,"input\
[name=show-as]"))e.addEventListener("change",Kr);ot.addEventListener("pointer-view:open",({detail:e,target:t})=>{let n=Bt.
find(s=>s.getAttribute("view")==="head");if(!(!n||t===n||!("head"in e))){for(let[s,o]of Object.entries(e))n.setAttribute(
s,String(o));yt.updateAddress("replace"),n.scrollIntoView({block:"start"})}});Br(A(ot,"[data-print]",HTMLButtonElement),
()=>ot.dataset.depth==="everything"?fn.filter(e=>e.hasAttribute("visits")):[]);Yr(Zl);A(ot,'[data-printed="origin"]').textContent=
`${A(ot,"h1").textContent}, a model in PointerScope at ${location.origin}${location.pathname}`;yt.restore("keep");
