var ot=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=n}},lt=new URL(
import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),Ye={answers:!0},ic=[502,504],ac=204,cc=5e3,lc="No response could be \
read. Your input is still here; check your connection and try again.",hc=e=>`The server answered with ${e}.`;async function Jt(e,t,n=lt){
let s=await uc(new URL(`api/${e}`,n),t);if(String(n)===lt.href&&fc(s!==null&&!dc(s)),!s)return Co();if(s.status===ac)return;
if(!(s.headers.get("content-type")??"").includes("json")){let i=hc(s.status);throw new ot(s.status,[{where:"",message:i,
suggestions:[]}])}let r=await s.json().catch(Co);if(!s.ok)throw new ot(s.status,r.errors??[]);return r}async function uc(e,t){
try{let n=await fetch(e,t);return ic.includes(n.status)?null:n}catch(n){if(qe(n))throw n;return null}}function Po(e){let t=AbortSignal.
timeout(cc);return e?AbortSignal.any([e,t]):t}function dc({headers:e}){return e.get("cache-status")?.startsWith("service\
-worker")??!1}function fc(e){e!==Ye.answers&&(Ye.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",
{detail:{answers:e}})))}function Co(e){throw qe(e)?e:new ot(0,[{where:"",message:lc,suggestions:[]}])}function qe(e){return e instanceof
DOMException&&e.name==="AbortError"}function Ot(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(
t.map(([n,s])=>[n,String(s)]))}function se(e){return e instanceof Error?e.message:String(e)}function E(e,t,n){let s=ht(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function ht(e,t,n){
let s=e.querySelector(t);return s&&Wo(s,n)?s:null}function G(e,t,n){return[...e.querySelectorAll(t)].filter(s=>Wo(s,n))}
function ns(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function Nt({target:e}){return e}function we({target:e}){
return e}function ze(e){return E(e.content.cloneNode(!0),"*")}function Wo(e,t){return e instanceof(t??HTMLElement)}var Ho="exported"in document.documentElement.dataset,ss=$t().toString();function $t(){let e=location.hash.slice(1);return new URLSearchParams(
Ho&&e.includes("=")?e:location.search)}function Do(e){window.addEventListener("popstate",()=>{let t=$t().toString();t!==
ss&&(ss=t,e())})}function mc(e){let t=new URL(location.href),n=t.searchParams.get("theme"),s=new URLSearchParams(n?{theme:n}:
{});return Ho?(t.search=s.toString(),t.hash=e.toString()):(t.search=new URLSearchParams([...e,...s]).toString(),t.hash=""),
t}function $e(e){try{return JSON.parse(e)}catch{return e}}function Fo(e,t){let n=mc(e);n.href!==location.href&&(t==="pus\
h"?history.pushState(null,"",n):history.replaceState(null,"",n),ss=$t().toString())}var ke={remove_heads:{changes:[{at:"layers.{layer}.heads.{head}.outputs",do:"replace_with"}],said:{text:"{items} {replac\
e_with}",item:"L{layer} H{head}",every:"every head"},needs:"attention",parts:["layer","head"],default:[]},replace_with:{
said:{text:{zero:"switched off",mean:"replaced by the mean"}},needs:"attention",of:"remove_heads",parts:["value"],default:"\
zero"},skip:{changes:[{at:"layers.{layer}.residual_mid",do:"keep",of:"layers.{layer}.residual_in",where:"attention"},{at:"\
layers.{layer}.residual_out",do:"keep",of:"layers.{layer}.residual_mid",where:"feed_forward"}],said:{text:"{items} skipp\
ed",item:"{part} of layer {layer}"},parts:["layer","part"],default:[]},residuals:{changes:[{at:"layers.*.residual_mid",do:"\
keep",of:"layers.*.attention_out"},{at:"layers.*.residual_out",do:"keep",of:"layers.*.feed_forward.out"}],said:{text:"no\
 residual connections"},parts:["value"],default:!0},layer_norm:{changes:[{at:"layers.*.norm1",do:"keep",of:"layers.*.res\
idual_in"},{at:"layers.*.norm2",do:"keep",of:"layers.*.residual_mid"}],said:{text:"no layer norms"},parts:["value"],default:!0},
scaling:{changes:[{at:"layers.*.heads.*.scores",do:"scale",by:"√k"}],said:{text:"no division by √k"},needs:"attentio\
n",parts:["value"],default:!0},attention_temperature:{changes:[{at:"layers.*.heads.*.weights",do:"soften",of:"layers.*.h\
eads.*.scores"}],said:{text:"attention temperature {value}"},needs:"attention",parts:["value"],default:1},pointer_scaling:{
changes:[{at:"pointer.content_scores",do:"scale",by:"√d"}],said:{text:"no division by √d"},parts:["value"],default:!0},
pointer_temperature:{changes:[{at:"pointer.weights",do:"soften",of:"pointer.scores"}],said:{text:"pointer temperature {v\
alue}"},parts:["value"],default:1},sinusoidal:{changes:[{at:"layers.0.residual_in",do:"keep",of:"inputs.norm"}],said:{text:"\
no sinusoidal table"},parts:["value"],default:!0},position_from_end:{changes:[{at:"inputs.position_from_end",do:"zero"}],
said:{text:"no position from the end"},parts:["value"],default:!0},position_bias:{changes:[{at:"pointer.bias",do:"zero"}],
said:{text:"no position bias"},parts:["value"],default:!0},without_features:{changes:[{at:"inputs.{feature}",do:"zero"}],
said:{text:"without {items}",item:"{feature}"},parts:["feature"],default:[]},gate:{changes:[{at:"gate.value",do:"fill"}],
said:{text:"gate forced to {value}"},requires:["pointer","generation"],parts:["value"],default:null},only:{changes:[{at:"\
gate.value",do:"fill",by:1,where:"pointer"},{at:"gate.value",do:"fill",by:0,where:"generation"}],said:{text:"{value} onl\
y"},requires:["{value}"],excludes:"gate",parts:["value"],default:null},mask_visits:{said:{text:"visits {items} masked",item:"\
{position}",single:"visit {items} masked",first:1},parts:["position"],default:[]},order:{said:{text:"order {items}",item:"\
{position}",between:" ",first:1},parts:["position"],default:[]}};var Bo="“{text}…” is too long for a day and time. Write Mon 08:00, 2026-11-16 08:00 or 08:00.",Uo="“{text}” has a \
time zone, but times are local to the people who make the visits. Leave out the time zone.",Go="“{text}” is not a day an\
d time. Write Mon 08:00, 2026-11-16 08:00 or 08:00.",Vo="“{text}” is not a time of day. Write an hour from 00 to 23 and \
minutes from 00 to 59.",jo="“{text}” is not a day. Write one of {days}, or a date such as 2026-11-16.",Yo="There is \
no date {text}. Write a date of the calendar, such as 2026-11-16.",qo="The date {text} is out of range. Write a date bet\
ween {first_year} and {last_year}.";var Me=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var zo=[1900,2200];var Ko=/[0-9]:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)? *([Zz]|[+-] *[0-9]{2}(:?[0-9]{2})?)$/,Jo=/([0-9]:[0-9]{2}):[0-9]{2}([.][0-9]+)?$/,
rs=/^(?:((?<weekday>[A-Za-z]{3,9}) +|(?<date>[0-9]{4}-[0-9]{2}-[0-9]{2})[ Tt]+)?(?<hour>[0-9]{1,2}):(?<minute>[0-9]{2}))$/;var Xo=2;var Zo=20773;var Ke=15,oe=30;var is=8,as=99;var cs=`	
\v\f\r              \u2028\u2029  　`;var ls=class extends Error{constructor(t){super(t.map(({where:n,message:s})=>`${n}: ${s}`).join(" ")),this.problems=t.slice(
0,20)}};function Ct(e,t,n={},s=[]){return new ls([{where:e,message:Ee(t,n),suggestions:s}])}function Ee(e,t){return e.replace(
/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(t[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,","):r})}function tr(e){return Object.entries(ke).flatMap(([t,n])=>{let s=e[t]??n.default;return(Array.isArray(s)?s.length:s!==n.
default)?[{key:t,declared:n,value:s}]:[]})}function er({parts:e},t){return(Array.isArray(t)?t:[t==="all"?e.map(()=>"*"):
t]).map(s=>s&&typeof s=="object"&&!Array.isArray(s)?s:Object.fromEntries([s].flat().map((o,r)=>[e[r],o])))}function us(e,t,n){switch(t.kind){case"head":return pc(e,t,n.architecture);case"mask":return gc(e,t.visit,n.visits);case"\
skip":return yc(e,t);case"residuals":return wc(e);case"gate":return bc(e,t);case"temperature":return xc(e,t)}}function pc({
remove_heads:e=[],replace_with:t,...n},{layer:s,head:o},{layers:r,heads:i}){let a=Array.from({length:r*i},(u,d)=>[Math.floor(
d/i),d%i]),c=e==="all"?a:e,h=c.some(([u,d])=>u===s&&d===o)?c.filter(([u,d])=>u!==s||d!==o):a.filter(([u,d])=>u===s&&d===
o||c.some(([m,g])=>u===m&&d===g));return h.length?{...n,remove_heads:h,...t&&{replace_with:t}}:n}function gc({mask_visits:e=[],
...t},n,s){let o=s[n]?.sent??0;if(n===s.length-1)return{...t,...e.length&&{mask_visits:e}};let r=e.includes(o)?e.filter(
i=>i!==o):[...e,o].sort((i,a)=>i-a);return r.length?{...t,mask_visits:r}:t}function yc({skip:e=[],...t},{layer:n,part:s}){
let o=e.filter(i=>i.layer!==n||i.part!==s),r=o.length<e.length?o:[...e,{layer:n,part:s}];return r.length?{...t,skip:r}:t}
function bc({gate:e,only:t,...n},{value:s}){return s===null?n:{...n,gate:s}}function xc(e,{of:t,value:n}){let s=`${t}_te\
mperature`,o={...e};return delete o[s],n===1?o:{...o,[s]:n}}function wc({residuals:e,...t}){return e===!1?t:{...t,residuals:!1}}
var or=e=>e.map(t=>t+1);function Ae(e){let t=tr(e).flatMap(({key:n,declared:s})=>s.of?[]:[n]);return Object.keys(e).filter(
n=>t.includes(n)).map(n=>({key:n,text:rr(n,e)}))}function rr(e,t){let n=ke[e],{text:s,item:o="",every:r="",single:i,between:a="\
, ",first:c=0}=n.said,l=t[e]??n.default,h=er(n,l).map(m=>Ee(o,sr(m,g=>c?Number(g)+c:nr(g)))),u=typeof s=="string"?s:s[l]??
"",d=sr(ke,({of:m},g)=>m===e?rr(g,t):"");return Ee(i&&h.length===1?i:u,{...d,value:nr(l),items:l==="all"?r:h.join(a)})}var nr=e=>String(
e).replaceAll("_","-"),sr=(e,t)=>Object.fromEntries(Object.entries(e).map(([n,s])=>[n,t(s,n)]));function Je(e){let t=Ae(
e).map(({text:n})=>n);return t.length?`Changed: ${t.join("; ")}.`:"Nothing is changed."}function ir(e,t,n,s){let o=E(e,"input",HTMLInputElement),r=E(e,"[role=listbox]"),i=[],a=-1,c=Promise.resolve(),l=0,h=()=>{
l+=1,i=[],a=-1,r.hidden=!0,r.replaceChildren(),o.setAttribute("aria-expanded","false"),o.removeAttribute("aria-activedes\
cendant")},u=$=>{a=$;for(let[w,k]of[...r.children].entries())k.setAttribute("aria-selected",String(w===a));let x=r.children[a];
if(!x){o.removeAttribute("aria-activedescendant");return}o.setAttribute("aria-activedescendant",x.id),x.scrollIntoView({
block:"nearest"})},d=$=>{$&&(o.value="",h(),s($))},m=($,x,w)=>{let k=document.createElement("li");k.id=`${r.id}-${$}`,k.
setAttribute("role","option");let N=document.createElement("small");return N.textContent=w,k.append(x," ",N),k},g=($,x)=>{
i=$;let w=i.map((k,N)=>{let{label:M,note:A}=n(k),S=m(N,M,A);return S.addEventListener("mousedown",_=>_.preventDefault()),
S.addEventListener("click",()=>d(k)),S});if(x){let k=m(0,x,"");k.setAttribute("aria-disabled","true"),w.push(k)}r.replaceChildren(
...w),r.hidden=w.length===0,o.setAttribute("aria-expanded",String(w.length>0)),u(i.length&&o.value.trim()?0:-1)},y=async()=>{
l+=1;let $=l;i=[],a=-1;let x=o.value.trim();try{let w=await t(x);$===l&&g(w,w.length?"":`No place matches “${x}”.`)}catch(w){
$===l&&g([],se(w))}},p=()=>{c=y()},b=async()=>{!o.value.trim()&&a<0||(await c,d(i[a]))};o.addEventListener("input",p),o.
addEventListener("focus",p),o.addEventListener("blur",h),o.addEventListener("keydown",$=>{if($.key==="ArrowDown"&&r.hidden)
p();else if($.key==="ArrowDown")u(Math.min(a+1,i.length-1));else if($.key==="ArrowUp")u(Math.max(a-1,0));else if($.key===
"Enter")b();else if($.key==="Escape")h();else return;$.preventDefault()})}var Oe=e=>Math.floor(e/1440),Xe=e=>e-Oe(e)*1440,ar=e=>ds(e+3,7),ds=(e,t)=>(e%t+t)%t,Se=e=>new Date(e*864e5).toISOString().
slice(0,10),Ze=e=>[Math.floor(e/60),e%60].map(t=>String(t).padStart(2,"0")).join(":");function Qe(e){let t=Date.parse(`${e}\
T00:00Z`)/864e5;return e>="0001"&&!Number.isNaN(t)&&Se(t)===e?t:null}var Af=new RegExp(`[${cs}]+`),cr=e=>e!==""&&cs.includes(e);function re(e){let[t,n]=[0,e.length];for(;t<n&&cr(e.charAt(t));)
t+=1;for(;t<n&&cr(e.charAt(n-1));)n-=1;return e.slice(t,n)}var lr=e=>[...e].length,hr=(e,t)=>e.length<=t?e:[...e.slice(0,2*t)].slice(0,t).join("");var yt=Me.map(e=>e.slice(0,3));function fs(e,t){let n=re(e);if(lr(n)>40)throw Ct(t,Bo,{text:hr(n,40)});let{groups:s}=rs.exec(n)??rs.exec(n.replace(Jo,"\
$1"))??{};if(!s)throw Ct(t,Ko.test(n)?Uo:Go,{text:n});let[o,r]=[Number(s.hour),Number(s.minute)];if(o>23||r>59)throw Ct(
t,Vo,{text:n});return{weekday:Mc(s.weekday,t),date:Ec(s.date,t),time:o*60+r}}function ms(e){let t=[],n=0,s=!1;for(let{0:o,index:r}of e.matchAll(/[",\n\r]|$/g))o==='"'?s=!s:(!s||!o)&&(t.push({written:e.
slice(n,r),start:n}),n=r+1);return t.filter(({written:o})=>re(o))}function ps(e){return e.startsWith('"')?kc(e):e.search(
/[@+]|$/)}function kc(e){let t=e.indexOf('"',1);for(;t>0&&e[t+1]==='"';)t=e.indexOf('"',t+2);return t+1}function Mc(e,t){if(e===void 0)return null;let n=Me.findIndex(s=>s.toLowerCase().startsWith(e.toLowerCase()));if(n<0)throw Ct(
t,jo,{text:e,days:yt.join(", ")},yt);return n}function Ec(e,t){if(e===void 0)return null;let n=Qe(e);if(n===null)throw Ct(
t,Yo,{text:e});let[s=0,o=0]=zo,r=Number(e.slice(0,4));if(r<s||r>o)throw Ct(t,qo,{text:e,first_year:s,last_year:o});return n}function dr(e){return e.map(({place:t,written_moment:n,written_stay:s})=>[t,n&&`@ ${n}`,s===null?"":`+${s}`].filter(Boolean).
join(" ")).join(", ")}function fr(e){return ms(e).map(({written:t})=>gr(t).place.toLowerCase()).filter(Boolean)}function mr(e,t,n){
let s=ms(e)[t];if(!s)return e;let{place:o,before:r}=gr(s.written),i=s.start+r,a=o?"":" ";return`${e.slice(0,i)}${n}${a}${e.
slice(i+o.length)}`}function pr(e){let[,t,n="0"]=/^\s*(\d{1,2})(?:[:.]?(\d{2}))?\s*$/.exec(e)??[];return t===void 0||Number(
t)>23||Number(n)>59?null:`${t.padStart(2,"0")}:${n.padStart(2,"0")}`}function gr(e){let t=re(e);return{place:t.startsWith(
'"')&&!ps(t)?t:re(t.slice(0,ps(t))),before:e.indexOf(t)}}function yr({weekday:e,date:t,time:n},s){let o=n??0;if(t!==null)return t*1440+o;let r=s===null?Zo*1440:s+1,i=Oe(r)+(o<Xe(
r)?1:0),a=e===null?0:ds(e-ar(i),7);return(i+a)*1440+o}function br(e,t){let[n,s,o]=[-1,0,1].map(i=>e[t+i]),r=e.filter((i,a)=>a!==t);return n&&s&&Ac(n,s)&&(r[t-1]={...n,written_stay:n.
duration_minutes}),o&&(r[t]=Oc(o,n,e.some(Tc))),r}function Ac(e,t){let n=tn(t);return e.filled_in.includes("stay")&&!t.filled_in.
includes("time")&&n!==null&&xr(e)===n}function Oc(e,t,n){let s=tn(e);if(s===null)return e;let o=Ze(Xe(s)),r=`${yt[e.weekday]}\
 ${o}`,i=`${Se(Oe(s))} ${o}`,c=[e.written_moment,...n?[]:[r],i].find(l=>Sc(t,l)===s)??i;return{...e,written_moment:c}}function Sc(e,t){
return t?yr(fs(t,""),e?tn(e):null):e?xr(e):null}function Tc({written_moment:e}){return!!e&&fs(e,"").date!==null}function tn({
arrival:e,start_minute:t}){let n=e===null?null:Qe(e.slice(0,10));return n===null?null:n*1440+t}function xr(e){let t=tn(e);
return t===null?null:t+e.duration_minutes}var en=class{#t=[];constructor(t,n){this.text=E(t,"textarea",HTMLTextAreaElement),this.rows=E(t,"[data-rows]"),this.template=
E(t,"template[data-row]",HTMLTemplateElement),this.errors=E(t,"[data-errors]"),this.changed=n,this.text.addEventListener(
"input",()=>{this.rows.inert=!0,n(!0)}),this.rows.addEventListener("click",s=>this.#a(Nt(s).closest("button"))),this.rows.
addEventListener("change",s=>{Nt(s).dataset.control==="day"&&this.#o(we(s))}),this.rows.addEventListener("focusout",s=>{
this.rows.inert||this.#o(we(s))}),this.rows.addEventListener("input",s=>{let o=we(s);o.setCustomValidity(""),o.removeAttribute(
"aria-invalid")}),this.rows.addEventListener("keydown",s=>{s.key==="Enter"&&this.#o(we(s))})}get visits(){return this.text.
value}mark(t){for(let[n,s]of[...this.rows.children].entries())s.toggleAttribute("data-marked",t.includes(n))}indexOf(t){
let n=t.closest("[data-visit]");return n?[...this.rows.children].indexOf(n):-1}set visits(t){this.text.value=t,this.rows.
inert=!0}add(t){let n=this.text.value.trim().replace(/,$/,"");this.text.value=n?`${n}, ${t}`:t,this.rows.inert=!0,this.changed(
!1)}show(t){for(this.#t=t;this.rows.children.length>t.length;)this.rows.lastElementChild?.remove();for(;this.rows.children.
length<t.length;)this.rows.append(ze(this.template));let n=G(this.rows,":scope > [data-visit]");for(let[s,o]of t.entries()){
let r=n[s];r&&this.#e(r,o,s,t.length)}this.rows.inert=!1}showProblems(t){this.text.setAttribute("aria-invalid",String(t.
length>0)),this.errors.hidden=t.length===0,this.errors.replaceChildren(...t.map(n=>{let s=document.createElement("li"),o=/^visits\[(\d+)\]/.
exec(n.where);if(!o)return s.textContent=n.message,s;let r=Number(o[1]);s.textContent=`Visit ${r+1}: ${n.message}`;for(let i of n.
suggestions)s.append(" ",this.#n(r,i));return s}))}#n(t,n){let s=document.createElement("button");return s.type="button",
s.className="suggestion",s.textContent=n,s.setAttribute("aria-label",`Use ${n} for visit ${t+1}`),s.addEventListener("cl\
ick",()=>{this.visits=mr(this.text.value,t,n),this.text.focus(),this.changed(!1)}),s}#s(t){this.show(t),this.text.value=
dr(t),this.changed(!1)}#r(t){this.#s(this.#t.map((n,s)=>t.get(s)??n))}#e(t,n,s,o){let[r,i]=gs(n.written_moment);t.toggleAttribute(
"data-masked",n.masked),E(t,"[data-number]").textContent=String(s+1),E(t,"[data-place]").textContent=n.label,E(t,"[data-\
category]").textContent=n.category??"";let a=E(t,'[data-control="day"]',HTMLSelectElement),c=r&&!yt.includes(r)?[...yt,r]:
yt;a.replaceChildren(new Option(`(${yt[n.weekday]})`,""),...c.map(u=>new Option(u,u)));let l=[["day",a,r,"Day"],["time",
E(t,'[data-control="time"]',HTMLInputElement),i||$r(n.start_minute),"Time"],["stay",E(t,'[data-control="stay"]',HTMLInputElement),
String(n.duration_minutes),"Minutes of stay"]];for(let[u,d,m,g]of l)d instanceof HTMLInputElement&&d===document.activeElement&&
d.value!==d.dataset.read||(d.value=m),d.dataset.read=m,d.toggleAttribute("data-filled-in",n.filled_in.includes(u)),d.setAttribute(
"aria-label",`${g} of visit ${s+1}, ${n.label}`);let h=[["earlier","Move earlier:",s>0],["later","Move later:",s<o-1],["\
remove","Remove",o>1]];for(let[u,d,m]of h){let g=E(t,`[data-control="${u}"]`,HTMLButtonElement);g.disabled=!m,g.setAttribute(
"aria-label",`${d} visit ${s+1}, ${n.label}`)}}#o(t){let n=t.dataset.control;if(!n||t.localName==="button"||t.value===t.
dataset.read)return;let s=this.indexOf(t),o=this.#t[s],r=t.closest("[data-visit]");if(!o||!r||n==="time"&&t instanceof HTMLInputElement&&
!Nc(t))return;let[i]=gs(o.written_moment),a=E(r,'[data-control="time"]').dataset.read,c=t.value===""?null:Math.round(Number(
t.value)),l={day:{written_moment:`${t.value} ${a}`.trim()},time:{written_moment:t.value&&`${i} ${t.value}`.trim()},stay:{
written_stay:c,duration_minutes:c??o.duration_minutes}};t.dataset.read=t.value,this.#r(new Map([[s,{...o,...l[n]}]]))}#a(t){
let n=t?.dataset.control;if(!t||!n)return;let s=this.indexOf(t);if(n==="remove")this.#s(br(this.#t,s)),this.#i(Math.min(
s,this.#t.length-1),n);else{let o=n==="earlier"?s-1:s+1;this.#c(s,o),this.#i(o,n)}}move(t,n){let s=Math.max(0,Math.min(this.#t.
length-1,t+n));s!==t&&this.#c(t,s)}setTime(t,n){let s=this.#t[t];if(!s)return;let[o]=gs(s.written_moment),r=`${o} ${$r(n)}`.
trim();this.#r(new Map([[t,{...s,written_moment:r,start_minute:n}]]))}setStay(t,n){let s=this.#t[t];if(!s)return;let o={
written_stay:n,duration_minutes:n};this.#r(new Map([[t,{...s,...o}]]))}#c(t,n){let[s,o]=[this.#t[t],this.#t[n]];!s||!o||
this.#r(new Map([[t,{...s,...wr(o)}],[n,{...o,...wr(s)}]]))}#i(t,n){let s=this.#t.length-1,o={earlier:t===0,later:t===s,
remove:s===0},r=[n,"later","earlier","remove"].find(c=>!o[c]),i=G(this.rows,":scope > [data-visit]")[t],a=r&&i?.querySelector(
`[data-control="${r}"]`);(a instanceof HTMLElement?a:this.text).focus()}};function wr({place:e,label:t,category:n}){return{
place:e,label:t,category:n}}function gs(e){let[t="",n]=e.split(" ");return n===void 0?["",t]:[t,n]}function Nc(e){let t=e.
value.trim()?pr(e.value):"",n=t===null?`“${e.value}” is not a time. Write hours and minutes from 00:00 to 23:59, such \
as 17:30.`:"";return e.setCustomValidity(n),e.setAttribute("aria-invalid",String(n!=="")),t===null?e.reportValidity():e.
value=t,t!==null}function $r(e){let t=n=>String(Math.floor(n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}function Ne(e){let t=e instanceof Uint8Array?e:Uint8Array.from(e),n=t.toBase64?.();if(n!==void 0)return n;let s="";for(let o of t)
s+=String.fromCharCode(o);return btoa(s)}function _e(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),s=new Uint8Array(
n.length);for(let o=0;o<n.length;o++)s[o]=n.charCodeAt(o);return s}var kr=Lc("model-files"),_c=500,_t=kr===null;async function Mr(e,t=lt){return _t?vc(`models/${encodeURIComponent(e)}/vocabulary`,t):JSON.parse(new TextDecoder().decode(
await ys(e,"vocabulary")))}async function vc(e,t){try{return await Jt(e,{},t)}catch(n){if(!(n instanceof ot)||n.status)throw n;
let s=new URL(`api/${e}`,t),o=await fetch(s,{cache:"force-cache"}).catch(()=>null);if(!o?.ok)throw n;return o.json()}}async function Er(e,t=_c){
if(_t){let n=`models/${encodeURIComponent(e)}/histories?limit=${t}`,{items:s}=await Jt(n);return s}return JSON.parse(new TextDecoder().
decode(await ys(e,"histories")))}async function Ar({id:e,weights:t},n,s=lt){if(!_t)return ys(e,"weights",n);let o=`api/m\
odels/${encodeURIComponent(e)}/weights/${t?.sha256}`;return Sr(new URL(o,s),"weights",n)}async function Or(e,{weights:t}){
if(!t||!globalThis.crypto?.subtle)return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",e))].map(o=>o.toString(
16).padStart(2,"0")).join("")!==t.sha256)throw new Error("The weights were damaged on their way. Load the page again.")}
async function ys(e,t,n=!1){let s=kr?.[e]?.[t];if(!s)throw new Error(`This page holds no ${t} of ${e}.`);if(!s.startsWith(
"#"))return Sr(new URL(s,document.baseURI),t,n);let o=document.getElementById(s.slice(1))?.textContent??"";return _e(o.trim()).
buffer}async function Sr(e,t,n){let s=await fetch(e,{cache:n?"reload":"default"});if(!s.ok)throw new Error(`The ${t} cou\
ld not be fetched (${s.status}).`);return s.arrayBuffer()}function Lc(e){let t=ht(document,`script#${e}`,HTMLScriptElement);
return t&&JSON.parse(t.textContent??"")}var Ic=/[ijlI.,:;'|!()[\]]/,Rc=/[mwMW%@—…]/,Cc=/[A-ZÄÖÜ0-9+=<>]/;function F(e,t,n=!1){let s=0;for(let o of e)s+=bs(
o);return s*t*(n?1.06:1)}function bs(e){return Ic.test(e)||e===" "?.29:Rc.test(e)?.87:Cc.test(e)?.65:.55}function et(e,t,n,s=!1){
if(F(e,n,s)<=t)return e;let o=t/(n*(s?1.06:1))-bs("…"),r="";for(let i of e){if(o-=bs(i),o<0&&r)break;r+=i}return`${r.trimEnd()}\
…`}function nn(e,t,n,s,o=!1){let r=[],i="",a=e.split(" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||F(h,
n,o)<=t){i=h;continue}if(r.length===s-1){i=[i,...a.slice(c)].join(" ");break}r.push(i),i=l}return[...r,et(i,t,n,o)]}function O(e,t=0){
let n=100*e,s=10**-t;return n>0&&n<s/2?`<${s.toFixed(t)} %`:`${n.toFixed(t).replace("-","−")} %`}function ie(e,t){let n=Math.
round(1e3*(e-t))/10;return{change:n,size:Math.abs(n).toFixed(1),sign:n>0?"▲":"▼"}}function T(e,t=1){if(e===Number.NEGATIVE_INFINITY)
return"−∞";let n=e.toFixed(t);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function Pt(e){let t=Math.
round(e);if(t<60)return`${t} min`;let n=t%60;return`${Math.floor(t/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function at(e){
let t=n=>String(Math.floor(n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var ut=["Mon","Tue","Wed","Thu","Fri","Sat",
"Sun"];function sn(e){let{tensors:t,lengths:n,...s}=e;return{...s,tensors:Tr(t,(o,r)=>({values:o,shape:r})),...n&&{lengths:Tr(n,
o=>o)}}}function Tr(e,t){return Object.fromEntries(Object.entries(e).map(([n,{data:s,shape:o}])=>[n,t(new Float32Array(_e(
s).buffer),o)]))}var ae=e=>e.lengths!==void 0;var Pc=["browser","server"],Nr=20,Wc=300,Hc=4,Dc="static/bundles/browser-model.js",Fc="The network could not be loaded.",
vr={address:new URL("../bundles/browser-model.js",import.meta.url).href,load(e){let t=null,n=o=>{t=o};return document.dispatchEvent(
new CustomEvent("pointerscope:engine",{detail:n})),t?Promise.resolve(t):String(e)===lt.href?import(vr.address):import(new URL(
Dc,e).href)}};function Xt({prediction:{name:e,location:t,probability:n}}){return n===0?"no known place":`${e??`#${t}`}, ${(100*
n).toFixed(1)} %`}function Lr({prediction:e},{prediction:t,places:n}){let s=t.location===e.location,o=s?"":`${n[t.location]?.
label??t.name}, `,{change:r,size:i,sign:a}=ie(e.probability,t.probability);return{value:`${o}${(100*t.probability).toFixed(
1)} %`,change:s&&r?`${a} ${i} points`:"",isMore:r>0}}function xs(e,t){e.textContent=t?Xt(t):"…";let{location:n,probability:s}=t?.
prediction??{};for(let[o,r]of Object.entries({location:n,probability:s,engine:t?.engine}))r===void 0?delete e.dataset[o]:
e.dataset[o]=String(r)}var on=class{#t;#n;#s;#r=null;#e=null;#o=!1;#a=new Map;draws=!1;sharesWeights=!0;constructor(t,n=null,s=lt){
this.#t=t,this.#s=s,this.#n=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&Pc.includes(t)?t:null,
_t||(this.choice="browser"),this.obstacle="",this.#e||(this.#r=null)}get model(){return this.#e}get isInBrowser(){return this.#e!==
null&&this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.draws&&this.sharesWeights&&
this.choice!=="server"&&await Promise.race([this.prepare(),new Promise(r=>setTimeout(r,Wc))]),this.#e&&this.choice!=="se\
rver")return this.explainHere(t);if(!_t)throw new ot(0,[{where:"",message:this.obstacle,suggestions:[]}]);let o=this.choice!==
"server"&&!!navigator.serviceWorker?.controller?Po(n):n;try{return{...await this.#c(t,o),engine:"server"}}catch(r){if(!(r instanceof
ot&&r.status===0)||this.choice==="server")throw r;if(await this.prepare(),this.#e)return this.explainHere(t);throw this.
choose(this.choice),r}}async compute(t){await this.prepare();let n=this.#e;if(!n){let s=`The server does not answer. Thi\
s browser cannot compute: ${this.obstacle}`;throw this.choose(this.choice),new ot(0,[{where:"",message:s,suggestions:[]}])}
return _r(()=>n.trace(n.queryOf(t)))}async searchPlaces(t){if(_t||await this.prepare(),this.#e&&this.choice!=="server"){
let{places:s}=this.#e;return s.search(t,Nr).map(({id:o,category:r})=>({label:s.label(o),notation:s.notation(o),category:r}))}
let{items:n}=await Jt(`${this.#n}/locations?${Ot({q:t,limit:Nr})}`,{},this.#s);return n}async prepare(){try{this.#r??=this.#i(),
this.#e=await this.#r}catch(t){this.#o=!0;let n=t instanceof ot?!t.status:t instanceof TypeError;this.obstacle=n?Fc:se(t)}}explainHere(t){
let n=this.#e,{interventions:s,...o}=t,r=JSON.stringify([o,s||null]),i=this.#a.get(r);if(i)return i;let a={..._r(()=>n.trace(
t)),engine:"browser"},[c=""]=this.#a.keys();return this.#a.size>=Hc&&this.#a.delete(c),this.#a.set(r,a),a}async#c(t,n){if(this.
draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#n}/views/network?${Bc(t)}`;try{let{trace:r}=await Jt(
o,{...n&&{signal:n}},this.#s);return sn(r)}catch(r){if(!(r instanceof ot&&r.problems[0]?.where==="view"))throw r;this.draws=
!1}}let s={method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(t),...n&&{signal:n}};return Jt(
`${this.#n}/explain?encoding=base64`,s,this.#s)}async#i(){let t=await Mr(this.#t,this.#s);if(!t.weights)throw this.sharesWeights=
!1,new Error("The weights of this model stay on the server.");let[{BrowserModel:n},s]=await Promise.all([vr.load(this.#s),
Ar(t,this.#o,this.#s)]),o=Or(s,t);o.catch(()=>{});let r=new n(t,s);return await o,r}};function _r(e){try{return e()}catch(t){
let{problems:n}=t;throw n?new ot(422,n):t}}function Bc(e){let t=Object.entries(e).map(([n,s])=>[n,s!==null&&typeof s=="o\
bject"?JSON.stringify(s):s]);return Ot(Object.fromEntries(t))}var rn=class{#t=0;#n=[];#s=[];#r="";#e=null;constructor(t,n){this.root=t,this.errors=E(t,"[data-errors]"),this.masks=E(t,
"[data-masks]"),this.orderWords=E(t,"[data-order]"),this.state=E(t,"[data-state]"),t.addEventListener("change",()=>this.#i(
n)),t.addEventListener("click",s=>{let{act:o}=Nt(s).dataset;o&&(o==="reset"?this.text="":this.#n=qc(o,this.#t),this.#i(n))})}get text(){
if(this.#r)return this.#r;let t=this.#c();return Object.keys(t).length?JSON.stringify(t):""}set text(t){let n=Gc(t);this.#e=
null;for(let s of this.#o)jc(s,n);this.#n=Array.isArray(n.order)?n.order:[],this.#s=Array.isArray(n.mask_visits)?n.mask_visits:
[],this.masks.replaceChildren(),this.#r=t&&JSON.stringify(this.#c())!==t?t:"",this.#l()}show(t,n){this.#t=t.length,this.#r=
"";let s=new Set(this.#s);for(;this.masks.children.length>t.length;)this.masks.lastElementChild?.remove();for(;this.masks.
children.length<t.length;)this.masks.append(Uc(this.masks.children.length));let o=G(this.masks,"label");for(let[r,i]of t.
entries()){let a=o[r];if(!a)continue;let c=E(a,"input",HTMLInputElement);c.checked=s.has(r),c.disabled=r===n.at(-1),E(a,
"span").textContent=`${r+1} ${i.label}`}this.#l()}followHistory(t){let n=fr(t),s=this.#e===null||n.join(`
`)===this.#e.join(`
`);if(this.#e=n,!s){this.#n=[];for(let o of this.#a)o.checked=!1;this.#s=[],this.#l()}}showProblems(t){this.errors.hidden=
t.length===0,this.errors.textContent=t.map(n=>n.message).join(" "),t.length&&(this.root.open=!0)}get#o(){return G(this.root,
"[data-key]")}get#a(){return G(this.root,'[data-key="mask_visits"]',HTMLInputElement)}#c(){let t={};for(let n of this.#o){
let s=Vc(n),{key:o="",item:r}=n.dataset;if(s!==void 0)if(r){let i=t[o];t[o]=[...Array.isArray(i)?i:[],s]}else t[o]=s}for(let{
dataset:n}of this.#o){let{key:s="",of:o}=n;o&&!t[o]&&delete t[s]}return this.#s.length&&!this.masks.children.length&&(t.
mask_visits=this.#s),this.#n.length&&(t.order=this.#n),t}#i(t){this.#r="",this.masks.children.length&&(this.#s=this.#a.filter(
n=>n.checked).map(n=>Number(n.dataset.item))),this.#l(),t()}#l(){let t=Ae(this.#c()).length;this.state.textContent=t?`${t}\
 changed`:"as learned",this.orderWords.textContent=this.#n.length?or(this.#n).join(" "):"unchanged"}};function Uc(e){let t=document.
createElement("label"),n=document.createElement("input");return n.type="checkbox",n.autocomplete="off",n.dataset.key="ma\
sk_visits",n.dataset.item=String(e),t.append(n," ",document.createElement("span")),t}function Gc(e){try{return Object(JSON.
parse(e||"{}"))}catch{return{}}}function Vc(e){let{item:t}=e.dataset;return e instanceof HTMLInputElement&&e.type==="che\
ckbox"?e.checked?t?JSON.parse(t):!1:void 0:e.type==="number"?e.value===""?void 0:Number(e.value):e.value||void 0}function jc(e,t){
let{key:n="",item:s}=e.dataset,o=t[n];if(e instanceof HTMLInputElement&&e.type==="checkbox"){e.checked=s?o==="all"||Array.
isArray(o)&&o.some(i=>Yc(i,JSON.parse(s))):o===!1;return}let r=e instanceof HTMLInputElement||[...e.options].some(i=>i.value===
o);e.value=r&&o!==void 0&&o!==null?String(o):""}function Yc(e,t){return Ir(e)===Ir(t)}function Ir(e){let t=e&&typeof e==
"object"&&!Array.isArray(e);return JSON.stringify(e,t?Object.keys(e).sort():void 0)}function qc(e,t){let n=[...Array(t).
keys()];return e==="reverse"&&n.reverse(),e==="shuffle"&&zc(n),e==="as-sent"||n.every((s,o)=>s===o)?[]:n}function zc(e){
for(let t=e.length-1;t>0;t-=1){let n=Math.floor(Math.random()*(t+1));[e[t],e[n]]=[Number(e[n]),Number(e[t])]}}var Kc=300;function Rr(){let e=ht(document,"link[data-outline]",HTMLLinkElement);if(!e)return null;let t=$t(),n=Jc(e.href);
return async s=>{let{visits:o,user:r,predict_at:i}=s;return Object.entries({visits:o,user:r,predict_at:i}).some(([c,l])=>String(
l??"")!==(t.get(c)??""))||s.interventions?null:Promise.race([n,new Promise(c=>setTimeout(c,Kc,null))])}}async function Jc(e){
try{let t=await fetch(e);return t.ok?sn(await t.json()):null}catch{return null}}function ws(){return document.hidden?Promise.resolve():new Promise(e=>{requestAnimationFrame(()=>setTimeout(e)),document.
addEventListener("visibilitychange",()=>e(),{once:!0})})}async function Cr(){await ws(),"requestIdleCallback"in window&&
await new Promise(e=>requestIdleCallback(e,{timeout:200}))}function ve(e,t){if(!e)return;let n=String(t??""),s=[...e.options].find(({value:o,text:r})=>[o,r,r.split(",")[0]].includes(
n));s||e.add(new Option(n,n)),e.value=s?.value??n}function bt({visits:e,user:t,predict_at:n,top_k:s,interventions:o}){return{visits:e,user:t||null,predict_at:n||null,...s&&
{top_k:Number(s)},...o&&{interventions:$e(o)}}}var Xc="../bundles/browser-model.js",Zc=/\bexport\s*\{[^}]*\};?\s*$/;var $s=new WeakMap;async function an(e,{location:t,variants:n},s,o){let r=Qc(e),i=sl(o);for(let a of n){o.throwIfAborted();
let{input:c}=a;s(a,c&&await Promise.race([i,r(c,t)]))}}function Qc(e){let t=tl(e);$s.has(e)||$s.set(e,el(e));let n=$s.get(
e);return async(s,o)=>{let r=await n?.ask({input:s,location:o});if(!r)return t(s,o);if("error"in r)throw new Error(r.error);
return r.answer}}function tl(e){let t=performance.now()+12;return async(n,s)=>(performance.now()>=t&&(await new Promise(
o=>setTimeout(o)),t=performance.now()+12),e.answer(n,s))}function el(e){try{return new ks(e.content)}catch{return null}}
var ks=class{#t;#n;constructor(t){this.#t=nl(),this.#n=new Promise(n=>{this.#t.addEventListener("error",s=>{s.preventDefault(),
n(null)})}),this.#t.postMessage(t)}ask(t){let{port1:n,port2:s}=new MessageChannel,o=new Promise(r=>{n.onmessage=({data:i})=>{
n.close(),r(i)}});return this.#t.postMessage(t,[s]),Promise.race([this.#n,o])}};function nl(){let e=document.querySelector(
"script[data-engine]")?.textContent;if(!e)return new Worker(new URL(Xc,import.meta.url),{type:"module"});let t=new Blob(
[e.replace(Zc,"")],{type:"text/javascript"});return new Worker(URL.createObjectURL(t))}function sl(e){let t=new Promise(
(n,s)=>{e.addEventListener("abort",()=>s(e.reason),{once:!0})});return t.catch(()=>{}),t}var ol={hours:["Moved by","All visits and the moment to predict move together."],visits:["Visit left out","One visit is \
left out at a time; the others keep the times and stays that the page shows, and the moment to predict stays."],heads:["\
Heads removed","Every set of heads is removed, on top of the changes already made."]},rl="This network has too many head\
s to try every set, so each is removed alone.",il="cannot be left out: the answer is read at the last visit, and the one\
 before is missing or masked",Ms=e=>`${(100*e).toFixed(1)} %`,cn=class{#t=null;constructor(t,n,s){this.body=n,this.explanations=
s,this.kind=E(t,"[data-kind]",HTMLSelectElement),this.button=E(t,"[data-run]",HTMLButtonElement),this.progress=E(t,"[dat\
a-progress]",HTMLProgressElement),this.meaning=E(t,"[data-meaning]"),this.failure=E(t,"[data-failure]"),this.summary=E(t,
"[data-summary]"),this.frame=E(t,"[data-frame]"),this.rows=E(t,"tbody"),this.row=E(t,"template",HTMLTemplateElement),this.
kind.addEventListener("change",()=>this.clear()),this.button.addEventListener("click",()=>this.#t?this.#s():this.#n())}clear(){
this.#r(),this.rows.replaceChildren(),this.summary.textContent="";for(let t of[this.meaning,this.failure,this.frame])t.hidden=
!0}async#n(){this.clear();let t=new AbortController;this.#t=t,this.button.textContent="Stop",this.progress.removeAttribute(
"value"),this.progress.hidden=!1;try{await this.explanations.prepare(),t.signal.throwIfAborted(),await this.#e(t.signal)}catch(n){
if(this.#t!==t)return;this.failure.textContent=se(n),this.failure.hidden=!1}this.#r()}#s(){let{value:t,max:n}=this.progress,
s=this.frame.hidden?"":` after ${t} of ${n} answers`;this.summary.textContent=`Stopped${s}.`,this.#r()}#r(){this.#t?.abort(),
this.#t=null,this.button.textContent="Run",this.progress.hidden=!0}async#e(t){let{model:n,obstacle:s}=this.explanations,
o=this.body();if(!n)throw new Error(`This browser cannot compute: ${s}`);if(!o)throw new Error("Enter a history of visit\
s first.");let r=this.kind.value,{prediction:i,variants:a}=n.sweep(r,o);if(!a.length)throw new Error("Every head is remo\
ved already.");this.#o(r,i,a);let{location:c}=i,l=[];await an(n,{location:c,variants:a},(h,u)=>{let d=(u?.probability??0)-
i.probability,m=!!u&&u?.prediction.location!==c;this.#a({variant:h,answer:u,change:d,differs:m,row:ze(this.row)},l)},t),
this.summary.textContent=hl(l)}#o(t,n,s){let[o,r]=ol[t],i=s.every(({heads:a})=>a?.length===1);this.meaning.textContent=`${i?
rl:r} The unchanged answer is ${Xt({prediction:n})}.`,E(this.frame,"[data-changed]").textContent=o;for(let a of[this.meaning,
this.frame])a.hidden=!1;this.progress.max=s.length,this.progress.value=0}#a(t,n){cl(t);let s=n.findIndex(r=>al(t,r)),o=s<
0?n.length:s;this.rows.insertBefore(t.row,n[o]?.row??null),n.splice(o,0,t),this.progress.value+=1}};function al(e,t){let[
n,s]=[e.variant.heads,t.variant.heads];return!n||n.length!==s?.length?!1:Math.abs(e.change)>Math.abs(t.change)}function cl({
variant:e,answer:t,change:n,differs:s,row:o}){E(o,"th").textContent=ll(e);let r=E(o,".word");if(!t){r.textContent=il;return}
o.toggleAttribute("data-differs",s),r.textContent=s?Xt(t):"the same";let i=E(o,".share");i.textContent=Ms(t.probability),
i.style.setProperty("--share",String(t.probability)),E(o,"[data-change]").textContent=Pr(100*n,1)}function ll({hours:e=0,
visit:t,heads:n}){return t?`${t.sent+1} ${t.label}`:n?n.map(([s,o])=>`L${s} H${o}`).join(", ")||"none":`${Pr(e,0)} h`}function hl(e){
let t=e.flatMap(({answer:r})=>r?.probability??[]);if(!t.length)return"";let n=e.filter(({differs:r})=>r).length,[s,o]=[Math.
min(...t),Math.max(...t)];return`Another place leads in ${n} of ${t.length} rows. The probability of the unchanged answe\
r lies between ${Ms(s)} and ${Ms(o)}. Computed in this browser.`}function Pr(e,t){let n=Math.abs(e).toFixed(t);return Number(
n)===0?n:`${e>0?"+":"−"}${n}`}var ul={routine:()=>"routine: home, work or a weekly appointment, at its usual time",errand:e=>`an errand: the kinds of \
the last stop${Es(e.at(-1))} and of an earlier one${Es(e.at(-2))} decide together where people of this town go next`,consequence:e=>`\
a consequence: the first stop of the day${Es(e.at(-1))} decides where people of this town go in the afternoon and evenin\
g`};function Es(e){return e?` (${e})`:""}function Wr(e,t=n=>`visit ${n+1}`){let{cause:n,custom:s,expected_label:o}=e,r=ul[s];
if(!r)return"It was a free choice.";let i=Array.from({length:e.decided_before},()=>"before this history"),a=r([...i,...e.
decided_by.map(t)]);return n===s?`It was ${a}.`:`It should have been ${a}. That leads to ${o??"an unknown place"}, but t\
hey chose otherwise.`}var dl=5e-4,fl=350,ln=class{shown=null;sent=[];#t=null;isDragging=!1;#n="";#s=null;#r=null;#e=null;#o=!1;#a=0;#c=0;#i=new AbortController;#l=null;constructor(t,n={}){
this.page=t,this.hooks=n,this.model=t.dataset.explore??"",this.engineChoice=ht(t,"[data-engine-choice]",HTMLSelectElement),
this.explanations=new on(this.model,$t().get("engine")),this.explanations.draws=n.draws??!1,this.explanations.sharesWeights=
this.engineChoice!==null||!_t;let{explanations:s}=this;this.#e=n.draws?Rr():null;let o=s.sharesWeights&&s.choice!=="serv\
er";n.draws&&o&&!this.#e&&s.prepare(),this.changes=E(t,"[data-changes]"),this.answer=E(t,"[data-answer]",HTMLOutputElement),
this.badge=E(t,"[data-badge]"),this.outcome=E(t,"[data-outcome]"),this.reason=E(t,"[data-outcome-reason]",HTMLDetailsElement),
this.person=ht(t,"[data-person]",HTMLSelectElement),this.predictAt=E(t,"[data-predict-at]",HTMLInputElement),this.examples=
E(t,"[data-examples]",HTMLSelectElement),this.failure=E(t,"[data-error]"),this.story=E(t,"[data-story]"),this.staleNote=
E(t,"[data-stale-note]"),this.suggestion=E(t,"[data-try]"),this.editor=new en(E(t,"[data-editor]"),a=>{this.#l=null,this.#M(),
this.panel.followHistory(this.editor.visits),this.submitSoon(a?fl:0)});let r=E(t,"[data-interventions]",HTMLDetailsElement);
this.panel=new rn(r,()=>this.submitSoon()),this.engineChoice&&(this.engineChoice.value=s.choice??"");let i=ht(t,"[data-s\
weeps]");this.sweeps=i&&new cn(i,()=>this.shown&&bt(this.shown),s),this.#d()}#d(){let{page:t}=this;ir(E(t,"[data-combobo\
x]"),n=>this.explanations.searchPlaces(n),n=>({label:n.label,note:n.category??""}),n=>this.editor.add(n.notation)),this.
suggestion.addEventListener("click",()=>{this.editor.visits=this.editor.text.placeholder,this.submitSoon()});for(let n of[
"pointerdown","keydown","input"])E(t,"[data-editor]").addEventListener(n,()=>{this.#o=!0,this.#E()},{once:!0});this.engineChoice?.
addEventListener("change",()=>{this.explanations.choose(this.engineChoice?.value??""),this.submitSoon()}),this.person?.addEventListener(
"change",()=>this.submitSoon()),this.predictAt.addEventListener("change",()=>this.submitSoon()),E(this.changes,"[data-un\
do]").addEventListener("click",()=>{this.panel.text="",this.submitSoon()}),E(this.failure,"button").addEventListener("cl\
ick",()=>{this.explanations.choose(this.explanations.choice),this.submitSoon()}),Do(()=>this.restore("keep"))}get exampleHistories(){
return this.#r??=this.#x(),this.#r}get fields(){return{visits:this.editor.visits,user:this.person?.value??"",predict_at:this.
predictAt.value.trim(),top_k:this.#n,interventions:this.panel.text}}markVisits(t){this.editor.mark(t.flatMap(n=>this.sent[n]??
[]))}take({visits:t,user:n,predict_at:s,interventions:o}){this.fill(),this.#M(),this.editor.visits=t,this.predictAt.value=
s,this.panel.text=o,ve(this.person,n),this.panel.followHistory(t),this.submitSoon()}get interventions(){return Object($e(
this.panel.text||"{}"))}set interventions(t){this.fill(),this.panel.text=Object.keys(t).length?JSON.stringify(t):"",this.
panel.followHistory(this.editor.visits),this.#f()}async#f(){clearTimeout(this.#c);let t=++this.#a;this.page.setAttribute(
"aria-busy","true"),await ws(),t===this.#a&&this.submitSoon()}submitSoon(t=0){clearTimeout(this.#c),this.#c=setTimeout(()=>{
this.#u(bt(this.fields),this.isDragging?"keep":"push")},t)}async#u(t,n){clearTimeout(this.#c),this.#c=0,this.#a+=1;let s=this.#a;
this.#i.abort(),this.#i=new AbortController,this.page.setAttribute("aria-busy","true");let o=!1;try{let r="interventions"in
t&&!!t.interventions,[i,a]=await Promise.all([this.#h(t),r?this.#h({...t,interventions:null}):null]);if(s!==this.#a)return;
this.#O(i,a,t,n),o=!0,await Cr(),this.fill()}catch(r){if(r instanceof ot&&s===this.#a)this.#y(r.problems);else if(!qe(r)&&
!(r instanceof ot))throw r}finally{s===this.#a&&this.page.removeAttribute("aria-busy")}o&&s===this.#a&&this.#E()}fill(){
let t=this.#l;this.#l=null,t?.()}async#h(t){let n=this.#e;this.#e=null;let s="visits"in t&&await n?.(t);return s?{...s,engine:"\
server"}:this.explanations.explain(t,this.#i.signal)}async#E(){let{engineChoice:t,explanations:n}=this;if(!t)return;(this.#o||
this.hooks.draws||n.choice==="browser")&&n.choice!=="server"&&await n.prepare(),await this.#A();let o=E(this.page,"[data\
-engine-obstacle]");o.textContent=n.obstacle&&`This browser cannot compute: ${n.obstacle}`,o.hidden=!n.obstacle}async#A(){
let{shown:t}=this,n=this.#t,s=this.#c!==0||this.page.hasAttribute("aria-busy");if(!(!this.hooks.draws||!t||!n||s)){if(!("\
tensors"in n))this.#u(bt(t),"keep");else if(ae(n)){let o=await this.#h(bt(t)).catch(()=>null);if(!o||this.#t!==n)return;
this.#p(o),this.hooks.shown?.(t,o,null)}}}#p(t){this.#t=t,xs(this.answer,t),this.badge.textContent=t.engine==="browser"?
"computed in this browser":"computed by the server"}#O(t,n,s,o){if("record"in s&&(this.editor.visits=t.notation??"",this.
predictAt.value=t.predict_at.replace("T"," "),t.notation===null)){this.#y([{where:"visits",message:"This record contradi\
cts itself and cannot be written as visits.",suggestions:[]}]);return}this.sent=t.visits.map(c=>c.sent);let r=[...t.visits].
sort((c,l)=>c.sent-l.sent);this.panel.text&&this.panel.show(r,this.sent),this.panel.followHistory(this.editor.visits),ve(
this.person,t.user),this.#y([]),this.predictAt.placeholder=t.predict_at.replace("T"," "),this.#p(t);let i={...this.fields,
visits:t.notation??""};this.shown=i,this.#$(i,t,n);let a=i.interventions?n:null;this.hooks.shown?.(i,t,a),this.updateAddress(
o),this.#l=()=>{this.editor.show(r),this.panel.show(r,this.sent),this.#g(r,t.predict_at),this.suggestion.hidden=!0,this.
sweeps?.clear(),this.hooks.filled?.(i,t,a),this.page.dataset.ready="true",this.#S(i,t)}}#g(t,n){let s=G(this.editor.rows,
":scope > [data-visit]");for(let[r,i]of s.entries()){let a=t[r];if(!a?.arrival)continue;let c={day:yt[a.weekday]??"",time:a.
arrival.split("T")[1]??"",stay:`${a.duration_minutes} min`};for(let[l,h]of Object.entries(c)){let u=E(i,`[data-read="${l}\
"]`);u.textContent=h,u.toggleAttribute("data-filled-in",a.filled_in.includes(l))}}if(E(this.page,'[data-printed="predict\
-at"]').textContent=n.replace("T"," "),!this.person)return;let o=this.person.selectedOptions[0]?.textContent??"";E(this.
page,'[data-printed="person"]').textContent=o}async#S(t,n){let s=n.unknown_probability,o=s<dl?[]:[`Somewhere unknown to \
the model: ${(100*s).toFixed(1)} %.`],r=(await this.exampleHistories).find(({visits:i,predict_at:a,user:c})=>i===t.visits&&
a===n.predict_at&&(c===n.user||this.person===null));this.shown===t&&(this.hooks.recognised?.(r,t),r&&o.push(ml(r,n.location_probabilities.
final)),this.outcome.textContent=o.join(" "),this.outcome.hidden=o.length===0,this.reason.hidden=!r?.reason,E(this.reason,
"p").textContent=r?.reason?Wr(r.reason):"")}#$(t,n,s){let{changes:o}=this;if(o.hidden=!s||!t.interventions,!s||!t.interventions)
return;E(o,"[data-what]").textContent=Je(JSON.parse(t.interventions)),E(o,"[data-before]").textContent=Xt(s),E(o,"[data-\
after]").textContent=Xt(n);let r=s.prediction.location===n.prediction.location;E(o,"[data-verdict]").textContent=r?"The \
most probable place stays the same.":"The most probable place is another one."}#y(t){let n=({where:r})=>r.startsWith("in\
terventions");this.#k(this.person,t,"user"),this.#k(this.predictAt,t,"predict_at");let s=t.filter(r=>r.where==="");this.
failure.hidden=s.length===0,E(this.failure,"span").textContent=s.map(r=>r.message).join(" "),this.panel.showProblems(t.filter(
n)),this.editor.showProblems(t.filter(r=>r.where!==""&&!(r.where==="user"&&this.person)&&r.where!=="predict_at"&&!n(r))),
t.length>s.length&&this.hooks.refused?.();let o=t.length>0&&this.shown!==null;this.staleNote.hidden=!o,this.story.toggleAttribute(
"data-stale",o)}#k(t,n,s){if(!t)return;let o=n.filter(i=>i.where===s).map(i=>i.message),r=E(this.page,`#${t.getAttribute(
"aria-errormessage")}`);r.textContent=o.join(" "),r.hidden=o.length===0,t.setAttribute("aria-invalid",String(o.length>0))}comparisonOf(t){
let{model:n}=this,s=t.interventions?JSON.stringify({model:n,interventions:null}):null;return Ot({model:n,...t,top_k:null,
against:s})}updateAddress(t){if(t==="keep"||this.shown===null)return;let{choice:n}=this.explanations,s=this.engineChoice?
n:null,o=Ot({...this.shown,engine:s,...this.hooks.options?.()});Fo(o,t)}async restore(t){this.#l=null,this.#s=null,this.
examples.value="";let n=$t(),s=n.get("top_k")??"";this.#n=/^([1-9]\d?|100)$/.test(s)?s:"",this.editor.visits=n.get("visi\
ts")??"",this.predictAt.value=n.get("predict_at")??"",this.panel.text=n.get("interventions")??"",ve(this.person,n.get("u\
ser")),this.hooks.restored?.(n);let o=n.get("record");n.has("visits")?await this.#u(bt(this.fields),t):o!==null?await this.#u(
{record:$e(o)},"replace"):await this.#T(n.get("user"))}async#T(t){let n=await this.exampleHistories,s=n.find(o=>t&&String(
o.user)===this.person?.value)??n[0];s?(this.#m(s,n),await this.#u(bt(this.fields),"replace")):this.#b()}#b(){clearTimeout(
this.#c),this.#i.abort(),this.#a+=1,this.#l=null,this.page.removeAttribute("aria-busy"),this.shown=null,this.editor.show(
[]),this.#y([]),xs(this.answer,null),this.outcome.hidden=this.reason.hidden=!0,this.suggestion.hidden=!1,this.sweeps?.clear(),
this.changes.hidden=!0,this.hooks.cleared?.()}#M(){this.examples.value="",!(!this.#s||this.editor.visits.trim().endsWith(
this.#s.end))&&(this.predictAt.value===this.#s.predictAt&&(this.predictAt.value=""),this.#s=null)}async#x(){let{examples:t}=this;
try{let n=await Er(this.model);t.append(...n.map((o,r)=>new Option(o.title,String(r))));let s=t.closest("[data-field]");
return s.hidden=n.length===0,t.addEventListener("change",()=>{let o=t.value&&n[Number(t.value)];o&&(this.#m(o,n),this.#u(
bt(this.fields),"push"))}),n}catch{return[]}}#m(t,n){this.examples.value=String(n.indexOf(t)),this.editor.visits=t.visits,
this.panel.followHistory(t.visits),this.predictAt.value=t.predict_at.replace("T"," ");let s=t.visits.split(",").at(-1)?.
trim()??"";this.#s={predictAt:this.predictAt.value,end:s},ve(this.person,t.user)}};function ml({target:e,target_label:t},n){
if(e===void 0)return"";if(e===null)return"The model drew this history itself: nothing really happened next.";let s=n.findIndex(
({location:i})=>i===e);if(s===0)return"Right: the person went there.";let o=n[s],r=o?`number ${s+1} with ${(100*o.probability).
toFixed(1)} %`:`not one of the ${n.length} most probable places`;return`The person went to ${t}, ${r}.`}function Hr(e,t="pointerscope-unfolded"){let n=G(e,"[data-chapter]",HTMLDetailsElement),s=E(e,"[data-unfold]"),o=gl(t);for(let i of n)
o&&(i.open=o.includes(i.id)),i.addEventListener("toggle",()=>{yl(t,n.filter(({open:a})=>a).map(({id:a})=>a)),s.textContent=
n.every(({open:a})=>a)?"Fold all":"Unfold all"});s.addEventListener("click",()=>{let i=!n.every(a=>a.open);for(let a of n)
a.open=i});let r=()=>{let i=document.getElementById(location.hash.slice(1)),a=n.find(c=>c===i||c.contains(i));!a||a.open||
(a.open=!0,i?.scrollIntoView())};window.addEventListener("hashchange",r),e.addEventListener("click",i=>{Nt(i).closest('a\
[href^="#"]')&&setTimeout(r)}),r(),pl(e,n)}function pl(e,t){let n=G(e,'.sections a[href^="#"]',HTMLAnchorElement),s=new IntersectionObserver(
o=>{for(let{target:r,isIntersecting:i}of o){let a=n.find(({hash:c})=>c===`#${r.id}`);i?a?.setAttribute("aria-current","t\
rue"):a?.removeAttribute("aria-current")}},{rootMargin:"-35% 0px -60% 0px"});for(let o of t)s.observe(o)}function gl(e){
try{let t=JSON.parse(localStorage.getItem(e)??"null");return Array.isArray(t)?t:null}catch{return null}}function yl(e,t){
try{localStorage.setItem(e,JSON.stringify(t))}catch{}}var As=e=>(e.dataset.options??"").split(" ").filter(Boolean);function Dr(e){let t=[...new Set(e.flatMap(As))];return Object.
fromEntries(t.map(n=>[n,e.map(s=>s.getAttribute(n)??void 0).find(Boolean)]))}function Fr(e,t){for(let n of e)for(let s of As(
n)){let o=t.get(s);o?n.setAttribute(s,o):n.removeAttribute(s)}}function Br(e,t,n){e.addEventListener("pointer-view:optio\
n",({detail:s,target:o})=>{for(let r of t)if(r!==o)for(let[i,a]of Object.entries(s))As(r).includes(i)&&r.setAttribute(i,
String(a));n()})}function Ur(e,t){return Ae(e).map(({key:n,text:s})=>{let o=document.createElement("li"),r=document.createElement("button");
return r.type="button",r.textContent=`${s} ×`,r.title="Take this change back",r.addEventListener("click",()=>{t(Object.
fromEntries(Object.entries(e).filter(([i])=>i!==n)))}),o.append(r),o})}var Gr="The view “Which parts make the prediction?” shows the circuit.",bl="This network has too many parts to run a\
ll their subsets here.";async function Vr(e,t,n,s){await e.prepare();let{model:o,obstacle:r}=e;if(!o)throw new Error(`${r}\
 ${Gr}`);let{location:i,variants:a,conclude:c}=o.circuit(t);if(!a.length)throw new Error(`${bl} ${Gr}`);let l=[];return await an(
o,{location:i,variants:a},(h,u)=>{u&&l.push(u),n(l.length/a.length)},s),c(l)}var hn=class{constructor(t,n=()=>!1){this.page=t,this.stays=n,this.button=E(t,"[data-inputs-button]",HTMLButtonElement),
this.inputs=E(t,`#${this.button.getAttribute("aria-controls")}`),this.button.addEventListener("click",()=>this.toggle(!this.
isOpen)),E(t,"[data-inputs-close]").addEventListener("click",()=>this.toggle(!1)),document.addEventListener("keydown",s=>{
s.key!=="Escape"||!this.isOpen||(s.preventDefault(),this.toggle(!1))})}get isOpen(){return this.page.hasAttribute("data-\
inputs")}toggle(t){let n=this.inputs.contains(document.activeElement);this.show(t);let s=E(this.inputs,"textarea"),o=ht(
this.inputs,"[name=visits-as]:checked");t?(s.checkVisibility()?s:o??s).focus():n&&!this.stays()&&this.button.focus()}show(t){
this.page.toggleAttribute("data-inputs",t),this.button.setAttribute("aria-expanded",String(t))}};function jr(e){let t=()=>G(e,"details[data-menu][open]",HTMLDetailsElement);document.addEventListener("pointerdown",({target:n})=>{
for(let s of t())n instanceof Node&&s.contains(n)||(s.open=!1)}),document.addEventListener("keydown",n=>{let[s]=t();n.key!==
"Escape"||!s||(n.stopImmediatePropagation(),s.open=!1,E(s,"summary").focus())},{capture:!0})}function f(e,{key:t,...n}={},...s){return{tag:e,...typeof t=="string"&&{key:t},attributes:n,children:s.flat(Number.POSITIVE_INFINITY).
filter(xl)}}function Le(e){return e==null||e===!1?null:String(typeof e=="number"?kt(e):e)}function kt(e){return Math.round(e*100)/100}function ce(e){return e.map(({x:t,y:n,width:s,height:o})=>{let r=kt(s);return`\
M${kt(t)} ${kt(n)}h${r}v${kt(o)}h${-r}Z`}).join("")}function Wt(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(kt),[c,l,
h]=[e,n,(e+n)/2].map(kt);return`M${c} ${o}C${h} ${o} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${r} ${c} ${r}Z`}function Os(e,t,n,s){
let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(kt),[c,l,h]=[e,n,(e+n)/2].map(kt);return`M${o} ${c}C${o} ${h} ${i} ${h} ${i} ${l}\
L${a} ${l}C${a} ${h} ${r} ${h} ${r} ${c}Z`}function Yr(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(kt),[c,l]=[e,n].map(
kt);return`M${o} ${c}Q${o} ${i} ${l} ${i}L${l} ${a}Q${r} ${a} ${r} ${c}Z`}function xl(e){return e!=null&&e!==!1&&e!==""}var wl=.6,$l=["pointer","generation"];function Ie({reading:e,before:t,overlays:n}){return!n||!t?.hasPointer||!e.hasPointer?
null:e.hasVisitsOf(t)?t.pointerWeights:null}function un(e){let{reading:t,before:n,overlays:s}=e;if(!s||!n)return 1;let o=Ie(
e),r=(h,[u=0,d=0])=>h+Math.max(u,d),i=Array.from(o??[],(h,u)=>[h,Number(t.pointerWeights[u])]),a=[...qr(t),...qr(n)],c=[
...new Set(a)].flatMap(h=>$l.map(u=>[t.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,d)=>u+
Number(d[h]),0)));return Math.max(1,i.reduce(r,0),[...c,l].reduce(r,0))}function qr({trace:e,locations:t}){let n=e.tensors.
probabilities;if(n)return Array.from(n.values,(r,i)=>i);let{final:s,generation:o}=e.location_probabilities;return[...t,...[
...s,...o??[]].map(({location:r})=>r)]}function dn({key:e,now:t,before:n,path:s,edges:o,style:r="",title:i=""}){if(n===null||
Math.abs(t-n)<wl)return null;let a=t>n?"more":"less",[c,l]=o[a];return!c||!l?null:f("path",{key:`${a} ${e}`,class:`chang\
e ${a}${r}`,d:s(c,l)},i&&f("title",{},i))}function fn(e,t,n){return`${O(e,1)}; ${n} ${O(t,1)}`}function mn(e,t){return e.map(n);function n(s){let o=s.children.map(d=>typeof d=="string"?d:n(d)),{attributes:r}=s,i=r["\
data-part"],a=typeof i=="string"?t(i):null;if(!a)return{...s,children:o};let c=o.find(d=>typeof d!="string"&&d.tag==="re\
ct"),{className:l,words:h,onTop:u}=a;return{...s,attributes:{...r,class:`${r.class} ${l}`,"aria-label":`${r["aria-label"]}\
; ${h}`},children:[...o,...typeof c=="object"&&u?[u(c)]:[]]}}}function zr(e,t,n){return t?mn(e,s=>{let o=t.parts.find(i=>Kr(i.name)===s);if(!o)return null;let r=Xr(o.value);return{className:o.
isKept?"in-circuit":"spare",words:`${o.isKept?"in":"not in"} the smallest set, adds ${r} points`,onTop:i=>kl(i,o,r,n)}}):
e}function Kr(e){return e.replace(/\.feed_forward$/,".stream")}function kl({attributes:e},{layer:t,head:n},s,o){let[r,i,
a,c]=["x","y","width","height"].map(y=>Number(e[y])),l=t!==null&&n===null?`FFN ${s}`:s,h=.85*o,[u,d]=[F(l,h)+.9*h,1.5*h],
m=Number(r)+(t===null?Number(a)-u/2:Number(a)/2),g=Number(i)+(t===null?0:Number(c)-d/2-2);return f("g",{key:"circuit",class:"\
added"},f("rect",{x:m-u/2,y:g-d/2,width:u,height:d,rx:d/2}),f("text",{x:m,y:g+.36*h,"font-size":h},l))}function Jr({parts:e},t){
let n=e.find(r=>Kr(r.name)===t);if(!n)return"";let s=t===n.name?"It":"Its feed-forward network",o=n.isKept?"belongs":"do\
es not belong";return`${s} ${o} to the smallest set, and adds ${Xr(n.value)} points.`}function Xr(e){let t=Math.round(1e3*
e)/10,n=Math.abs(t).toFixed(Math.abs(t)<9.95?1:0);return Number(n)===0?"0":`${t<0?"−":"+"}${n}`}function Zr(e,t){let{parts:n,
location:s,whole:o,smallest:r}=e,i=n.filter(({isKept:c})=>c),a=t.nameOf(s).label;return{title:`${i.length} of ${n.length}\
 parts alone predict ${a}, with ${O(r,1)}.`,text:`All give it ${O(o,1)}. The faded parts can be left out together. Numbe\
rs: points that each part adds on average (Shapley values).`}}var Re="Circuit",Ml=[["bold","keeps the answer"],["faded","can be left out"]],pn=class{circuit=null;failure="";#t;#n;#s=null;constructor(t,n){
this.#t=t,this.#n=n,this.button=document.createElement("button"),this.button.type="button",this.button.title="The smalle\
st set of parts that keeps the answer, and what each part adds (C)",this.button.addEventListener("click",()=>this.toggle()),
this.legend=document.createElement("ul"),this.legend.className="circuit-legend";for(let[s,o]of Ml){let r=document.createElement(
"li");r.className=s,r.textContent=o,this.legend.append(r)}this.#o(!1,Re)}get isOn(){return this.button.getAttribute("ari\
a-pressed")==="true"}toggle(){let t=!this.isOn;this.#r(),this.#o(t,Re),this.#n(),t&&this.#e(0)}renew(){this.#r(),this.isOn&&
this.#e(250)}#r(){this.#s?.abort(),this.#s=this.circuit=null,this.failure=""}async#e(t){let n=new AbortController;if(this.#s=
n,this.#o(!0,`${Re} …`),await new Promise(s=>setTimeout(s,t)),!n.signal.aborted){try{let s=await this.#t(o=>{n.signal.
aborted||this.#o(!0,`${Re} ${Math.floor(100*o)} %`)},n.signal);if(n.signal.aborted)return;this.circuit=s}catch(s){if(n.signal.
aborted)return;this.failure=s instanceof Error?s.message:String(s)}this.#o(!0,Re),this.#n()}}#o(t,n){this.button.setAttribute(
"aria-pressed",String(t)),this.button.textContent=n,this.legend.hidden=this.circuit===null}};var El=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}];
function St(e,t){for(let{kind:n,pattern:s}of El){let o=s.exec(e??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(r)};return Al(i,t)?i:null}return null}function Al({kind:e,visit:t=0,layer:n=0,head:s=0,location:o=2},r){return e==="pointer"?r.hasPointer:e==="generation"?r.hasGeneration:
e==="gate"?r.hasGate:t<r.count&&n<r.layers&&(e!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.locations}function dt(e,t){
return e?.kind==="visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,s)=>n===e.location?[s]:[])}function Ce(e,t){
return e!==null&&["head","stream","context"].includes(e.kind)?[t.count-1]:dt(e,t)}function ft({lit:e},t,n){return e?.kind===
t&&e.layer===n?" lit":""}function Mt(e,t){return e?.kind==="place"?e.location??null:e?.kind==="visit"?t.locations[e.visit??
0]??null:null}var Ts=5,Qr=1440,Ss=5,Ol=60,Sl={least:.1,most:10};function ei(e,t,n,s){let o=e.target instanceof Element?e.target:null,r=o?.
closest("[data-act]")?.getAttribute("data-act"),i=o?.closest("[data-part]")?.getAttribute("data-part"),a=St(i,t);if(r===
"gate")return Tl(e,n);if(r==="attention_temperature")return ti(e,t,"attention");if(r==="pointer_temperature")return ti(e,
t,"pointer");if(!s||a?.kind!=="visit"||r||e.pointerType==="touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest(
"[data-drag]")?.getAttribute("data-drag"),h=a.visit??0;return c&&(l==="time"||l==="stay")?vl(e,c,t,h,l):Nl(e,n,h)}function ni({
pointerId:e,pointerType:t,target:n,clientX:s,clientY:o}){let i=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute(
"data-part");if(!i||t==="touch")return null;let a=!1;return{pointer:e,follows:!0,to({type:c,clientX:l,clientY:h},u){return a||=
Math.hypot(l-s,h-o)>=Ts,a?{kind:"carry",name:i,x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function Ns({
trace:e},t,n){let s=(e.interventions[`${t}_temperature`]??1)*2**n,{least:o,most:r}=Sl;return Number(Math.min(r,Math.max(
o,s)).toPrecision(2))}function Tl({pointerId:e},t){let n=t.querySelector(".gate-frame")?.getBoundingClientRect(),s=0;return{
pointer:e,follows:!0,to({type:o,clientX:r,clientY:i},a){if(!n)return null;let l=n.height>n.width?(i-n.top)/n.height:(r-n.
left)/n.width;return o!=="pointercancel"&&(s=Math.round(100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:s,isDone:a}}}}
function ti({pointerId:e,clientX:t},n,s){let o=!1;return{pointer:e,follows:!0,to({clientX:r},i){if(o||=Math.abs(r-t)>=Ts,
!o)return null;let a=Ns(n,s,(r-t)/Ol);return{kind:"temperature",of:s,value:a,isDone:i}}}}function Nl({pointerId:e,clientY:t},n,s){
let o=s,r=!1;return{pointer:e,follows:!1,to({clientY:i},a){if(r||=Math.abs(i-t)>=Ts,!r)return null;let c=Math.sign(_l(n,
i)-o);if(c===0&&!a)return null;let l={kind:"move",visit:o,by:c,isDone:a};return o+=c,l}}}function _l(e,t){let s=[...e.querySelectorAll(
".visit > .chip")].map(o=>{let{top:r,bottom:i}=o.getBoundingClientRect();return Math.abs((r+i)/2-t)});return s.indexOf(Math.
min(...s))}function vl({pointerId:e,clientX:t},n,s,o,r){let{start_minute:i=0,duration_minutes:a=0}=s.visits[o]??{},{width:c}=n.
querySelector(".track")?.getBoundingClientRect()??{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},d){
if(l||=Math.abs(u-t)>=2,!l)return null;let m=Ss*Math.round((u-t)/c*Qr/Ss),g=r==="time"?Math.min(Qr-Ss,Math.max(0,i+m)):Math.
max(0,a+m);return g===h&&!d?null:(h=g,{kind:r,visit:o,minutes:g,isDone:d})}}}var Ll=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],["po\
sition_from_end","order"]],Ht=class{#t=new Map;constructor(t,n=""){this.trace=t,this.words=n,this.visits=t.visits,this.count=
t.visits.length;let{layers:s,heads:o,components:r}=t.architecture;this.layers=s,this.heads=r.includes("attention")?o:0,this.
hasPointer=r.includes("pointer"),this.hasGeneration=r.includes("generation"),this.hasGate=this.hasPointer&&this.hasGeneration,
this.gate=t.gate.value,this.locations=t.visits.map(({location:i})=>i)}wordsFor(t){return t.words?t.words:t.trace.notation===
this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:t}){return t.length===this.count&&t.every((n,s)=>n===
this.locations[s])}values(t){let n=this.trace.tensors[t];if(!n)throw new Error(`The trace has no ${t}.`);return n.values}has(t){
let{tensors:n,lengths:s={}}=this.trace;return t in n||t in s}weights(t,n){return this.values(`layers.${t}.heads.${n}.wei\
ghts`)}lastRow(t,n){return this.weights(t,n).subarray((this.count-1)*this.count)}isRemoved(t,n){let s=this.trace.interventions.
remove_heads;return s?s==="all"||s.some(([o,r])=>o===t&&r===n):!1}isSkipped(t,n){return(this.trace.interventions.skip??[]).
some(s=>s.layer===t&&s.part===n)}get largestWeight(){let t=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)
for(let o of this.weights(n,s))t=Math.max(t,o);return t||1}get slices(){return Ll.filter(([t])=>this.has(`inputs.${t}`)).
map(([t="",n=""])=>({name:t,label:n,lengths:this.#e(`inputs.${t}`)}))}get longestSlice(){return Math.max(...this.slices.
map(({lengths:t})=>Math.max(...t)))||1}stream(t){let n=`layers.${t}`,s=i=>this.isSkipped(t,i),o=new Float32Array(this.count),
r=this.has(`${n}.attention_out`)?this.#e(`${n}.attention_out`):null;return{residual:this.#e(`${n}.residual_in`),attention:r&&
s("attention")?o:r,feedForward:s("feed_forward")?o:this.#e(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?
this.values("pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){
let t=this.pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)break;let r=n.get(o)??{
location:o,...this.nameOf(o),probability:0,visits:[]};r.probability+=t[s],r.visits.push(s),n.set(o,r)}return[...n.values()].
sort((s,o)=>o.probability-s.probability)}nameOf(t){let n=this.trace.places[t];return{label:n?.label??`#${t}`,category:n?.
category??null}}answer(t,n=[]){let{final:s}=this.trace.location_probabilities,o=s.slice(0,t).map(({location:m})=>m),r=[...new Set(
n)].filter(m=>!o.includes(m)),i=o.filter(m=>!n.includes(m)),a=i.slice(Math.max(0,i.length-r.length)),l=[...o.filter(m=>!a.
includes(m)),...r].map(m=>this.#n(m)),h=m=>l.reduce((g,y)=>g+y[m],0),u=this.#r(l),d={location:-1,label:si(u),category:null,
pointer:Math.max(0,Number(this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),
probability:Math.max(0,1-h("probability")),count:u};return[...l,d]}#n(t){return{location:t,...this.nameOf(t),pointer:this.
probabilityOf("pointer",t),generation:this.probabilityOf("generation",t),probability:this.probabilityOf("final",t)}}probabilityOf(t,n){
let s=t==="final"?"probabilities":`${t}.probabilities`,o=this.trace.tensors[s];return o?Number(o.values[n]):this.trace.location_probabilities[t]?.
find(i=>i.location===n)?.probability??0}shareOf(t,n){return(t==="pointer"?this.hasPointer:this.hasGeneration)?t==="gener\
ation"&&!this.#s(t,n)?null:(t==="pointer"?this.gate:1-this.gate)*this.probabilityOf(t,n):0}knownProbability(t){return this.#s(
"final",t)?this.probabilityOf("final",t):null}#s(t,n){let s=t==="final"?"probabilities":`${t}.probabilities`;return this.
has(s)||!!this.trace.location_probabilities[t]?.some(o=>o.location===n)}generated(t){let s=(this.trace.location_probabilities.
generation??[]).slice(0,t).map(({location:i,probability:a})=>({location:i,...this.nameOf(i),probability:a})),o=1-s.reduce(
(i,{probability:a})=>i+a,0),r=this.#r(s);return[...s,{location:-1,label:si(r),category:null,probability:Math.max(0,o)}]}#r(t){
let{architecture:n,ranks:s}=this.trace,o=s===void 0?n.locations:Xo+s;return o-1-t.filter(({location:r})=>r<o).length}#e(t){
let n=this.#t.get(t);if(n)return n;let s=this.trace.lengths?.[t]??this.#o(t);return this.#t.set(t,s),s}#o(t){let n=this.
values(t),s=n.length/this.count,o=new Float32Array(this.count);for(let r=0;r<this.count;r++){let i=0;for(let a=r*s;a<(r+
1)*s;a++)i+=n[a]**2;o[r]=Math.sqrt(i)}return o}};function mt(e){let t=0;for(let n=1;n<e.length;n++)Number(e[n])>Number(e[t])&&
(t=n);return t}var si=e=>e===1?"1 other":`${e} others`;var Il=[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];function vt(e,t){for(let[s,o]of Il){let r=o.exec(e??"");if(!r)continue;let i=Object.fromEntries(
Object.entries(r.groups??{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(s,i,t),...i};return Cl(a,t)?
a:null}return null;function n(s,o,{count:r,trace:i}){let a=r-1;return{kind:s,name:e??"",isLeaf:"query"in o||"number"in o||
s==="stream"&&"visit"in o||(s==="pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:a,visit:Rl(s,
o,t)??a,number:null,location:s==="generation"?t.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}
function Rl(e,{layer:t=0,head:n=0},s){return e==="pointer"&&s.hasPointer?mt(s.pointerWeights):e==="head"&&t<s.layers&&n<
s.heads?mt(s.lastRow(t,n)):null}function Cl({kind:e,layer:t,head:n,query:s,visit:o,number:r,location:i},a){let{locations:c,
d_model:l}=a.trace.architecture;return e==="head"&&n>=a.heads||e==="pointer"&&!a.hasPointer||e==="generation"&&!a.hasGeneration||
e==="gate"&&!a.hasGate?!1:t<a.layers&&s<a.count&&o<a.count&&(r??0)<l&&i>1&&i<c}function oi(e,t){let{kind:n,layer:s,head:o,
isLeaf:r,number:i,location:a}=e,c=[{name:"",words:"Network"}],l=(u,d)=>c.push({name:u,words:d});return(n==="head"||n==="\
stream")&&l(`layers.${s}.stream`,`Layer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(e.name,
"one cell"),n==="stream"&&r&&l(`layers.${s}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`v\
isits.${e.visit}`,h()),n==="context"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(e.
name,h()),n==="generation"&&l("generation","Generation"),n==="generation"&&r&&l(e.name,t.nameOf(a).label),n==="gate"&&l(
"gate","Gate"),n==="place"&&l(e.name,t.nameOf(a).label),i!==null&&l(e.name,`number ${i+1}`),c;function h(){return`Visit ${e.
visit+1}`}}function _s(e){let t=e.split("."),n=t[0]==="layers",s=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(
".")[0]??"")?2:1;return t.length<=s?null:t.slice(0,n&&t[2]==="stream"?-1:s).join(".")}function vs(e,t,n){let s=vt(e,n),[
o,r]=Pl[t]??[0,0];if(!s||o===0&&r===0)return null;let i=Wl(s,o,r,n);return i!==null&&vt(i,n)?i:null}var Pl={ArrowLeft:[-1,
0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function Wl(e,t,n,s){let{kind:o,layer:r,head:i,query:a,visit:c,number:l,
isLeaf:h}=e;switch(o){case"head":{if(h)return`layers.${r}.heads.${i}.${a+n}.${c+t}`;let d=r*s.heads+i+t;return n!==0?`la\
yers.${r+n}.heads.${i}`:`layers.${Math.floor(d/s.heads)}.heads.${d%s.heads}`}case"stream":return l!==null?`layers.${r}.s\
tream.${c+n}.${l+t}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(d,m){let g=d.findIndex(({location:p})=>p===
e.location),y=g<0||n===0?void 0:d[g+n];return y?`${m}.${y.location}`:null}}var Ls={title:15.5,strong:13,label:13,small:12.5,tiny:11.5},Hl=.78,Is=1.07,Dl=1.12;function L(e){return e.stage.type/13}
function V(e,t,n="label"){let s=n==="title"||n==="strong";return Is*F(ri(t),Ls[n]*L(e),s)}function ri(e){return e.replaceAll(
"−","+")}function H(e,t,n,s,{kind:o="label",also:r,anchor:i,width:a,key:c}={}){let l=o==="title"||o==="strong",h=a===void 0?
s:et(s,a/Is,Ls[o]*L(e),l),u=[o,i,r].filter(Boolean).join(" ");return f("text",{...c&&{key:c},class:u,x:t,y:n},h)}function B(e,{
x:t,y:n,width:s},o,r="label"){let i=Ls[r]*L(e),a=F(" ",i),c=[],l=Number.POSITIVE_INFINITY;for(let u of o){let d=u.reduce(
(g,y)=>g+Bl(y,i),0),m=c.at(-1);m&&l+a+d<=s?(m.push({text:" "},...u),l+=a+d):(c.push([...u]),l=d)}return{marks:c.map((u,d)=>Fl(
t,n+i*(1+1.5*d),u,r,i)),height:c.length*1.5*i}}function P(e){return e.split(" ").map(t=>[{text:t}])}function Fl(e,t,n,s,o){
let r=.4*o,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===i?null:h?-r:r;i=h;let d=[l,h&&"raised"].filter(Boolean).
join(" ");return f("tspan",{class:d||null,dy:u},c)});return f("text",{class:s,x:e,y:t},a)}function Bl({text:e,kind:t="",
isRaised:n=!1},s){let o=(n?Hl:1)*(t.includes("math")?Dl:1);return Is*F(ri(e),s*o,t.includes("strong"))}var Ul=[137,80,78,71,13,10,26,10],gn=256,Rs=65535,Gl=Uint32Array.from({length:256},(e,t)=>{let n=t;for(let s=0;s<8;s++)n=
n>>>1^(n&1?3988292384:0);return n}),ii=new Map;function Dt(e,t,n){let s=e.length/t,o=new Uint8Array(s*(t+1));for(let a=0;a<
s;a++)for(let c=0;c<t;c++){let l=Math.min(1,Math.max(0,Number(e[a*t+c])||0));o[a*(t+1)+1+c]=Math.round(l*(gn-1))}let r=[
...bn(t),...bn(s),8,3,0,0,0],i=[Ul,...yn("IHDR",r),...Vl(n),...yn("IDAT",jl(o)),...yn("IEND",[])];return`data:image/png;\
base64,${Ne(ai(i))}`}function Vl([e,t]){let n=[...e,...t].join(" "),s=ii.get(n);if(s)return s;let o=new Uint8Array(3*gn);
for(let i=0;i<gn;i++){let a=i/(gn-1);for(let c of[0,1,2])o[3*i+c]=Math.round(e[c]+a*(t[c]-e[c]))}let r=yn("PLTE",o);return ii.
set(n,r),r}function yn(e,t){let n=[...e].map(o=>o.charCodeAt(0)),s=4294967295;for(let o of[n,t])for(let r=0;r<o.length;r++)
s=Number(Gl[(s^Number(o[r]))&255])^s>>>8;return[bn(t.length),n,t,bn(~s)]}function jl(e){let t=[[120,1]];for(let o=0;o<e.
length;o+=Rs){let r=e.subarray(o,o+Rs),i=o+Rs>=e.length,[a,c]=[r.length&255,r.length>>8];t.push([Number(i),a,c,a^255,c^255],
r)}let[n,s]=[1,0];for(let o of e)n=(n+o)%65521,s=(s+n)%65521;return ai([...t,[s>>8,s&255,n>>8,n&255]])}function ai(e){let t=new Uint8Array(
e.reduce((s,{length:o})=>s+o,0)),n=0;for(let s of e)t.set(s,n),n+=s.length;return t}function bn(e){return[24,16,8,0].map(
t=>e>>>t&255)}var Yl=20,ci=46,Cs=28,hi=9;function ui(e,t,n){let{width:s,height:o}=e.stage.size,r=L(e),i=Math.min(Yl*r,.035*s),a=ql(e,t,
i),c={x:i,y:a.height,width:s-2*i,height:o-a.height-6*r};return[f("g",{key:"opened",class:"opened","font-size":13*r,"data\
-block":t.name},a.marks,di(n,c,16*r).map(({card:l,box:h})=>f("g",{key:l.key},l.marks(h))))]}function di(e,t,n){let s=n*(e.
length-1),o=e.reduce((d,{least:m})=>d+m.width,s),r=e.reduce((d,{least:m})=>d+m.height,s),i=e.every(({least:d})=>d.height<=
t.height),a=e.every(({least:d})=>d.width<=t.width);if(e.length>1&&!(o<=t.width&&i)&&!(r<=t.height&&a)){let d=e.reduce((m,g)=>g.
rank>m.rank?g:m);return di(e.filter(m=>m!==d),t,n)}let c=e.length===1||o<=t.width&&i,l=e.reduce((d,{share:m=1})=>d+m,0),
{x:h,y:u}=t;return e.map(d=>{let m=(d.share??1)/l,g=c?{x:h,y:u,height:t.height,width:d.least.width+m*(t.width-o)}:{x:h,y:u,
width:t.width,height:d.least.height+m*(t.height-r)};return c?h+=g.width+n:u+=g.height+n,{card:d,box:g}})}function q(e,{x:t,
y:n,width:s,height:o},r,i=r){let a=L(e),c=V(e,r,"title")<=s-28*a;return[f("rect",{key:"card",class:"card",x:t,y:n,width:s,
height:o,rx:10*a}),H(e,t+14*a,n+22*a,c?r:i,{kind:"title",width:s-28*a})]}function K(e,{x:t,y:n,width:s,height:o}){let r=L(
e);return{x:t+14*r,y:n+30*r,width:s-28*r,height:o-38*r}}function ct(e,t,n,s,o,{isButton:r=!0,isPressed:i}={}){let a=L(e),
c=V(e,s,"label")+(r?24:4)*a;return{mark:f("g",{key:s,class:`part control${r?"":" link-words"}${i?" pressed":""}`,role:"d\
ata-more"in o?"link":"button",tabindex:0,"aria-label":s,"aria-pressed":i===void 0?null:String(i),...o},f("rect",{class:r?
"control-ground":"ground",x:t,y:n-15*a,width:c,height:30*a,rx:15*a}),H(e,t+(r?12:2)*a,n+4.5*a,s)),width:c}}function ql(e,t,n){
let{width:s,height:o}=e.stage.size,r=L(e),i=oi(t,e.reading),a=zl(e,i,n),c="goes back",l=46*r+V(e,c,"small"),h="You are h\
ere",u=V(e,h,"small")+10*r,d=s-n,m=d-a.end-20*r,g=o>=560*r&&Ps(e,Cs*r)>m,y=g?li(e,d-n-u):li(e,m,hi*2),p=y?Ps(e,y):0,b=g||
m-p>=u,$=g?m:m-p-(b?u:0),x=(g?46:8)*r+(Cs*r-(y??0))/2;return{height:(g?ci+36:ci)*r,marks:[a.marks,$>=l+16*r&&f("g",{key:"\
escape",class:"escape"},f("rect",{class:"key",x:a.end+16*r,y:10*r,width:34*r,height:22*r,rx:5*r}),H(e,a.end+33*r,25.5*r,
"Esc",{kind:"small",anchor:"middle"}),H(e,a.end+58*r,25.5*r,c,{kind:"small"})),y!==null&&b&&H(e,d-p-10*r,(g?64:26)*r,h,{
kind:"small",anchor:"end"}),y!==null&&f("g",{key:"thumbnails"},Kl(e,t,d-p,x,y))]}}function zl(e,t,n){let s=L(e),o=e.stage.
size.width-2*n,r=n,i=[];for(let[a,{name:c,words:l}]of t.entries()){let h=a===t.length-1,u=h?"strong":"label",d=Math.min(
V(e,l,u),Math.max(20*s,n+o-r));if(i.push(f("g",{key:`crumb ${a}`,class:`part crumb${h?" current":""}`,"data-open":h?null:
c,role:h?null:"link",tabindex:h?null:0,"aria-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},f("rect",{class:"\
ground",x:r-3*s,y:6*s,width:d+6*s,height:30*s,rx:5}),H(e,r,26*s,l,{kind:u,width:d+1}))),r+=d,h)break;i.push(f("path",{key:`\
then ${a}`,class:"chevron",d:`M${r+8*s} ${16.5*s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:i,end:r}}function li(e,t,n=hi){
let s=L(e);for(let o=Cs;o>=n;o--)if(Ps(e,o*s)<=t)return o*s;return null}function Ps(e,t){let{layers:n,heads:s}=e.reading;
return n*(s*(t+2)+(t*.4+8*L(e)))+2.2*t}function Kl(e,t,n,s,o){let{reading:r}=e,i=L(e),a=[],c=n;for(let b=0;b<r.layers;b++){
for(let x=0;x<r.heads;x++){let w=r.weights(b,x),k=Math.max(...w)||1,N=r.isRemoved(b,x)||r.isSkipped(b,"attention");a.push(
p(`layers.${b}.heads.${x}`,`Layer ${b}, head ${x}${N?", switched off":""}`,c,o,[f("image",{key:"map",class:"map",href:Dt(
w.map(M=>M/k),r.count,e.scale),x:c,y:s,width:o,height:o,preserveAspectRatio:"none",opacity:N?.2:1})])),c+=o+2}let $=.4*o;
a.push(p(`layers.${b}.stream`,`Layer ${b}: residual stream`,c,$,[[[.2,.6],[.45,.9],[.7,1]].map(([x=0,w=0],k)=>f("rect",{
key:`line ${k}`,class:"length",x:c+2,y:s+x*o,width:Math.max(1,($-4)*w),height:Math.max(1,.12*o)}))])),c+=$+8*i}let l=s+o/
2,[h,u]=[s+.2*o,s+.8*o],d=.09*o,m=c+1.2*o;r.hasPointer&&a.push(p("pointer","Pointer",c,1.2*o,[f("path",{class:"pointer",
d:Wt(c,[l-d,l],m,[h-d,h+d])})],[s,o/2])),r.hasGeneration&&a.push(p("generation","Generation",c,1.2*o,[f("path",{class:"g\
eneration",d:Wt(c,[l,l+d],m,[u-d,u+d])})],[l,o/2])),r.hasGate&&a.push(p("gate","Gate",m,.3*o,[f("rect",{class:"pointer",
x:m+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),f("rect",{class:"generation",x:m+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-
4)*(1-r.gate)})]));let{location:g}=r.trace.prediction,y=m+.3*o;return a.push(p(`places.${g}`,`Answer: ${r.nameOf(g).label}`,
y,.7*o-2,[f("rect",{class:"answer-bar",x:y+2,y:l-d,width:.7*o-6,height:2*d})])),a;function p(b,$,x,w,k,[N,M]=[s,o]){let A=t.
name===b||t.name.startsWith(`${b}.`),S=b.includes("heads");return f("g",{key:b,class:`part thumb${A?" here":""}`,"data-o\
pen":b,role:"link",tabindex:0,"aria-label":$,"aria-current":A?"true":null},k.flat(),f("rect",{key:"frame",class:S||A?"th\
umb-frame":"ground",x,y:N,width:w,height:M,rx:2}),f("title",{},$))}}var fi=13;function Ft(e,t,n,s){let{colour:o,numbered:r=new Set,chosen:i=null,exact:a}=s,c=L(e),l=n.length,h=t.width/l,u=h>
6?Math.min(.3*h,6*c):h>2.5?.8:0,d=Array.from(n,Number),m=pi(d),g=new Map([...r].map(S=>[S,T(d[S]??0,m)])),y=[...g.values()].
some(S=>V(e,S,"tiny")>h+2*c),p=g.size>0&&!y?fi*c:1,b=y?fi*c:0,[$,x]=s.extent??xn(d),w=Jl(t.height-b,$,x,p),k=w>0?Math.max(
p,$*w):(t.height-b)/2,N=t.y+b+k,M=d.map((S,_)=>{let v=Math.abs(S)*w,C=_===i;return f("rect",{key:`bar ${_}`,class:`bar ${o}${S<
0?" negative":""}${C?" chosen":""}`,x:t.x+_*h+u/2,y:S<0?N:N-v,width:Math.max(.5,h-u),height:Math.max(.4,v)},a&&f("title",
{},a(_)))}),A=[...g].map(([S,_])=>H(e,t.x+mi((S+.5)*h,V(e,_,"tiny")/2,t.width),y?t.y+9*c:N+(Number(d[S])<0?-3:10.5)*c,_,
{kind:"tiny",anchor:"middle",also:S===i?"chosen":"",key:`number ${S}`}));return[f("path",{key:"line",class:"axis",d:`M${t.
x} ${N}H${t.x+t.width}`}),M,A]}function Jl(e,t,n,s){if(t+n===0)return 0;let o=e/(t+n);return Math.min(t,n)*o>=s?o:Math.max(
0,e-s)/Math.max(t,n)}function le(e,t,n,s,o=null){let r=n.length,i=s/r,a=1.5*L(e),c=t.map(pi),l=Array.from(n,(g,y)=>Math.
max(...t.map((p,b)=>V(e,T(Number(p[y]),c[b]),"tiny")))/2),h=[...l.keys()].sort((g,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[g])));o!==null&&h.unshift(o);let u=new Set;for(let g of h)[...u].every(p=>Math.abs(d(p)-d(g))>=m(g)+m(p)+a)&&u.add(g);
return u;function d(g){return mi((g+.5)*i,m(g),s)}function m(g){return l[g]??0}}function mi(e,t,n){return Math.max(t,Math.
min(n-t,e))}function xn(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function pi(e){let t=Math.
max(...xn(e));return t>=99.5?0:t>=.95?1:2}var gi=8;function Zt(e,t,n,{chosen:s=null,open:o}={}){let r=L(e),i=t.width<380*r,a=Math.min(96*r,t.height/n.length),c=!i&&
a>=34*r,l=s===null?0:54*r,h=Math.max(...n.map($=>Math.max(V(e,$.title,"strong"),c?V(e,$.says,"small"):0))),u=i?0:Math.min(
h+12*r,.42*t.width),d=t.x+u,m=t.width-u-l,g=i?17*r:0,y={x:d,width:m,height:Math.max(6*r,a-gi*r-g)},p=n[0]?.values.length??
1,b=m/p;return[n.map(({key:$,title:x,says:w,values:k,colour:N,open:M},A)=>{let S=t.y+A*a,_=i?S+12*r:S+a/2+(c?-2:4)*r,v=i?
t.width:u-8*r,C=V(e,x,"strong")+10*r;return f("g",{key:$,class:M?"part choice row":"row","data-open":M??null,role:M?"but\
ton":null,tabindex:M?0:null,"aria-label":M?x:null},M&&f("rect",{key:"ground",class:"ground",x:t.x-4*r,y:S,width:t.width+
8*r,height:a,rx:4}),H(e,t.x,_,x,{kind:"strong",width:v,key:"title"}),i&&H(e,t.x+C,_,w,{kind:"small",width:t.width-C,key:"\
beside"}),c&&H(e,t.x,_+15*r,w,{kind:"small",width:v,key:"says"}),Ft(e,{...y,y:S+g+gi/2*r},k,{colour:N,chosen:s,exact:W=>`${x}\
, number ${W+1}: ${T(Number(k[W]),4)}`}),s!==null&&H(e,t.x+t.width,S+g+(a-g)/2+4.5*r,T(Number(k[s]),2),{kind:"strong",anchor:"\
end",key:"chosen"}))}),s!==null&&f("rect",{key:"strongest",class:"strongest",x:d+s*b-1.5,y:t.y,width:b+3,height:a*n.length,
rx:3}),o&&f("g",{key:"positions"},Array.from({length:p},($,x)=>f("rect",{key:`position ${x}`,class:"cell",x:d+x*b,y:t.y,
width:b,height:a*n.length,"data-open":o(x),role:"button",tabindex:x===s?0:"-1","aria-current":x===s?"true":null},f("titl\
e",{},n.map(({title:w,values:k})=>`${w}: ${T(Number(k[x]),3)}`).join(`
`)))))]}function yi(e){let t=th(e??"").map(eh);for(let n=Ql;n>0;n--)for(let s=0;s+n<=t.length;s++){let o=Ws.get(t.slice(s,s+n).join(
" "));if(o)return o}return"pin"}var bi={pin:"M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 1\
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
 0a1 1 0 1 0 -2 0M12 17.5V14l-3-3 4-3 2 3h2"},Xl={home:["home","house","apartment","condo","residence","residence hall",
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
ental","bike share"]},Ws=new Map(Object.entries(Xl).flatMap(([e,t])=>t.map(n=>[n,e]))),Zl=new Set([...Ws.keys()].flatMap(
e=>e.split(" "))),Ql=Math.max(...[...Ws.keys()].map(e=>e.split(" ").length));function th(e){return e.normalize("NFD").replace(
/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??[]}function eh(e){let t=e.replace(/s$/,"");return Zl.has(t)?t:e}var nh=24;function pt(e,t,n,s){let o=s/nh;return f("path",{key:"icon",class:"icon",d:bi[yi(e)],transform:`translate(${t.
toFixed(2)} ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}function U(e,t){let n=e.visits[t];return n?`${n.label}, ${Bt(e,t)}`:""}function Qt(e,t){return e.visits[t]?.label??""}function Hs(e){
return e>0&&e<5e-4?"<0.1 %":O(e,1)}function Bt(e,t){let n=e.visits[t];return n?`${ut[n.weekday]} ${at(n.start_minute)}`:
""}function wi(e,t){return Pt(e.visits[t]?.duration_minutes??0)}function $i(e,t,{weights:n,scores:s,temperature:o},r,{colour:i,
open:a}){let{reading:c}=e,l=L(e),h=t.width/c.count,u=h>=18*l,d=t.y+t.height-(u?38:18)*l,m=t.y+17*l,g=Math.max(...n)||1,y=Math.
max(0,d-m)/g,p=N(xi(n,r).map(M=>({visit:M,half:V(e,w(n[M],M),M===r?"strong":"tiny")/2}))),b=N(xi(n,r).map(M=>({visit:M,half:V(
e,k(M),M===r?"strong":"tiny")/2})));return[f("path",{key:"foot",class:"axis",d:`M${t.x} ${d}H${t.x+t.width}`}),c.visits.
map(({category:M},A)=>{let S=$(A),_=A===r,v=Number(n[A])*y;return f("g",{key:`visit ${A}`,class:`part choice${_?" here":
""}`,"data-open":a(A),role:"button",tabindex:"-1","aria-label":`${U(c,A)}: weight ${O(Number(n[A]),1)}`},f("rect",{key:"\
ground",class:"ground",x:t.x+A*h,y:t.y,width:h,height:t.height}),f("rect",{key:"bar",class:`bar ${i}${_?" chosen":""}`,x:S-
Math.min(.36*h,20*l),y:d-v,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,v)}),p.has(A)&&H(e,x(A,p),d-v-4*l,w(
n[A],A),{kind:_?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&pt(M,S-7*l,d+5*l,14*l),b.has(A)&&H(e,x(A,b),
t.y+t.height-4*l,k(A),{kind:_?"strong":"tiny",anchor:"middle",key:"score"}),f("title",{},`${U(c,A)}: score ${T(Number(s[A]),
3)}, weight ${O(Number(n[A]),2)}`))})];function $(M){return t.x+(M+.5)*h}function x(M,A){let S=A.get(M)??0;return Math.max(
t.x+S,Math.min(t.x+t.width-S,$(M)))}function w(M,A){return A===r?Hs(Number(M)):O(Number(M)).replace(" %","")}function k(M){
return T(Number(s[M])/o,M===r?2:1)}function N(M){let A=new Map;for(let{visit:S,half:_}of M){let v=Math.max(t.x+_,Math.min(
t.x+t.width-_,$(S)));[...A].every(([W,R])=>{let I=Math.max(t.x+R,Math.min(t.x+t.width-R,$(W)));return Math.abs(v-I)>=_+R+
3*l})&&A.set(S,_)}return A}}function xi(e,t){let n=[...Array(e.length).keys()].filter(s=>s!==t).sort((s,o)=>Number(e[o])-
Number(e[s]));return[t,...n]}function ki(e,t){let n=L(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>sh(e,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>oh(e,s)}]}function sh(e,t){let{reading:n}=e,s=L(e),o=K(e,t),r=n.values(
"context"),i=B(e,o,P(`${U(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${T(Math.hypot(...r))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-i.height)/(64*s)))),c=Math.ceil(r.length/a),l=Math.min(120*s,(o.height-i.height-8*s)/a);return[
...q(e,t,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let d=r.subarray(u*c,(u+1)*c),m=o.width*d.length/c,g={...o,
y:o.y+i.height+8*s+u*l,width:m,height:Math.max(28*s,l-10*s)};return d.length>0&&f("g",{key:`line ${u}`},Ft(e,g,d,{colour:"\
stream",extent:xn(r),numbered:le(e,[d],d,m),exact:y=>`Number ${u*c+y+1}: ${T(Number(d[y]),4)}`}))})]}function oh(e,t){let{
reading:n}=e,s=L(e),o=K(e,t),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=B(e,o,P(r.length>1?"Each reads the same numbers, th\
rough a matrix of its own:":"One part reads these numbers:"),"small");return[...q(e,t,"What reads it"),...i.marks,r.length>
0&&f("g",{key:"rows"},Zt(e,{...o,y:o.y+i.height+6*s,height:o.height-i.height-6*s},r))]}function he(e,t,n,s,o){let r=`layers.${t}.heads.${n}`,i=e.values(`${r}.queries`),a=e.values(`${r}.keys`),c=i.length/e.count,
l=e.trace.interventions.scaling!==!1,h=de(Gt(i,s,c),Gt(a,o,c));return Mi(h,l,null,e,o)}function wn(e,t,n,s){let o=Gt(e.values(
`layers.${t}.heads.${n}.scores`),s,e.count);return Ds(o,e.trace.interventions.attention_temperature??1)}function ue(e,t){
let n=e.values("pointer.query"),s=e.values("pointer.keys"),o=e.trace.interventions.pointer_scaling!==!1,r=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return Mi(de(n,Gt(s,t,n.length)),o,r,e,t)}function $n(e){return Ds(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function Mi(e,t,n,s,o){let r=e.first.length,i=e.sum/(t?Math.sqrt(r):1)+(n??
0),a=s.visits[o]?.masked??!1;return{dot:e,width:r,isScaled:t,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function de(e,t){let n=Array.from(e,(s,o)=>s*t[o]);return{first:e,
second:t,products:n,sum:pe(n)}}function Ds(e,t){let n=Array.from(e,Number).filter(Number.isFinite),s=Math.max(...n)/t,o=Math.
abs(s)>9?s:0,r=Array.from(e,c=>Math.exp(c/t-o)),i=pe(r),a=r.map(c=>c/i);return{scores:e,temperature:t,shift:o,exponentials:r,
total:i,weights:a}}function Pe(e,t,n,s,o,r){if(!e.has(`${n}.mean`))return null;let i=e.trace.architecture.d_model,a=Number(
e.values(t)[o*i+r]),c=Number(e.values(`${n}.mean`)[o]),l=Number(e.values(`${n}.reciprocal_deviation`)[o]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:Ut(e,`${s}.weight`,r),bias:Ut(e,`${s}.bias`,r),result:Number(e.values(n)[o*i+r])}}function kn(e,t,n,s){
let o=`transformer.layers.${t}.linear2`,r=e.trace.weights?.[`${o}.weight`],i=Ut(e,`${o}.bias`,s),a=st(e,`layers.${t}.fee\
d_forward.hidden`,n);return!r||i===null?null:{dot:de(a,Gt(r.values,s,a.length)),bias:i}}function Ei(e,t,n){let s=e.trace.
weights?.["input_proj.weight"],o=Ut(e,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),i=n*r,a=e.
slices.map(({name:c,label:l})=>{let h=Fs(e,c,t),u=de(h,s.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:o,sum:pe(a.map(({dot:c})=>c.sum))+o}}function Fs(e,t,n){let s=e.values(`inputs.${t}`);return Gt(
s,n,s.length/e.count)}function st(e,t,n){let s=e.values(t);return Gt(s,n,s.length/e.count)}function fe(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(e.values("gate.logit")[0]);return{hidden:t,dot:n?de(t,n.values):null,bias:Ut(e,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function Vt(e,t){let n=e.values("context"),s=e.trace.weights?.["gen_head.weight"],o=s?de(n,Gt(
s.values,t,n.length)):null,r=Ut(e,"gen_head.bias",t),i=e.trace.tensors["generation.logits"]?.values,a=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:i?Number(i[t]):a}}function Ai(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
Ds(t,1):null}function me(e,t){let{gate:n}=e,s=e.locations.flatMap((i,a)=>i===t?[a]:[]),o=e.hasPointer?pe(s.map(i=>Number(
e.pointerWeights[i]))):0,r=rh(e,t,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function rh(e,t,n){if(!e.hasGeneration)return 0;let s=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||s?.some(i=>i.location===t)||e.gate===1)return e.probabilityOf("generation",t);let r=e.
probabilityOf("final",t)-e.gate*n;return Math.max(0,r)/(1-e.gate)}function Ut(e,t,n){let s=e.trace.weights?.[t];return s?
Number(s.values[n]):null}function Gt(e,t,n){return e.subarray(t*n,(t+1)*n)}function pe(e){return Array.from(e).reduce((t,n)=>t+
n,0)}var ge="→",Oi=30,ih=8,ah=20,ch=Object.fromEntries(Array.from("-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??
""]));function We(e,t,{first:n,second:s,products:o},r){let i=L(e),a=o.length,c=a>ah&&t.height>=176*i,l=c?34*i:0,h=(t.height-
l)/3,u=16*i,d=t.x+Oi*i,m=t.width-Oi*i,g=He(o),y=le(e,[n,s,o],o,m,g),p=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${a} products`}],b=m/a,$=x=>`${T(
Number(n[x]),4)} × ${T(Number(s[x]),4)} = ${T(Number(o[x]),4)}`;return[f("rect",{key:"strongest",class:"strongest",x:d+
g*b-1,y:t.y+u,width:b+2,height:3*h-u-2*i,rx:3}),p.map(({letter:x,colour:w,values:k,title:N},M)=>{let A=t.y+M*h,S={x:d,y:A+
u,width:m,height:h-u-6*i};return f("g",{key:`row ${M}`},H(e,t.x,A+12*i,N,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),H(e,t.x,A+u+.5*S.height+5*i,x,{also:`math letter ${w}-words`,key:"letter"}),Ft(e,S,k,{colour:w,numbered:y,chosen:g,
exact:$}))}),c&&lh(e,{x:d,y:t.y+3*h,width:m,height:l},o)]}function lh(e,{x:t,y:n,width:s},o){let r=L(e),i=s/o.length,a=Math.
max(ih,Math.ceil(o.length/8));for(;a<o.length&&a*i<V(e,"−888.88","tiny");)a*=2;let c=Math.ceil(o.length/a);return f("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*a,(h+1)*a),[d,m]=[t+h*a*i+2,t+(h*a+u.length)*i-2],g=u.reduce(
(y,p)=>y+p,0);return[f("path",{key:`span ${h}`,class:"axis",d:`M${d} ${n}v${4*r}H${m}v${-4*r}`}),H(e,(d+m)/2,n+17*r,T(g,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function Mn(e,t,n,s,o,r,i){let a=L(e),c=hh(n,s,r),l=uh(n,s,o,i.over),
h={x:t.x,y:0,width:t.width},u=B(e,h,c).height+B(e,h,l).height+10*a,d=132*a,m=Math.max(70*a,Math.min(.36*t.height,210*a)),
g=t.height-u-m>=d,y=Math.min(t.height-u-(g?m:0),276*a),p=t.height-u-y,b=B(e,{...h,y:t.y+y+4*a},c),$=B(e,{...h,y:t.y+y+b.
height+6*a},l);return[f("g",{key:"dot"},We(e,{...t,height:y},n.dot,r)),f("path",{key:"rule",class:"rule",d:`M${t.x} ${t.
y+y}H${t.x+t.width}`}),f("g",{key:"score steps"},b.marks),f("g",{key:"softmax steps"},$.marks),g&&f("g",{key:"softmax"},
$i(e,{...t,y:t.y+y+u,height:p},s,o,i))]}function hh({dot:e,width:t,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:i},{
temperature:a},[c,l]){let h=n?e.sum/Math.sqrt(t):e.sum,u=[...P("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${T(e.sum,2)}`,kind:"strong"}],n?[{text:`${ge}\
 ÷ √${t} = `},{text:T(h,2),kind:"strong"}]:[{text:`${ge} not divided by √${t}: scaling is off`}]];return s!==null&&
u.push(o?[{text:`${ge} no position bias: it is off`}]:[{text:`${ge} ${s<0?"−":"+"} ${T(Math.abs(s),2)} (position bias)\
 = `},{text:T(i,2),kind:"strong"}]),r?u.push([{text:`${ge} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&u.push([{text:`${ge}\
 ÷ temperature ${dh(a)} = `},{text:T(i/a,2),kind:"strong"}]),u}function uh({isMasked:e},t,n,s){let{scores:o,temperature:r,
shift:i,exponentials:a,total:c,weights:l}=t;if(e)return P("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/r-i,u=Number(a[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:T(h,2),isRaised:!0},{text:` = ${Lt(u)}\
;`}],[{text:`${Lt(u)} / ${Lt(c)} = `},{text:Hs(Number(l[n])),kind:"strong"},{text:","}],...P(`where ${Lt(c)} is the sum \
over ${s}${i?`, after ${T(i,2)}, the largest score, is subtracted from each`:""}.`)]}function Lt(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=.095)return String(Number(e.toFixed(4)));if(e===0)return"0";let[t="",n=""]=e.toExponential(
1).split("e");return`${t} × 10${Array.from(n,s=>ch[s]??"").join("")}`}function He(e){let t=0;for(let n=1;n<e.length;n++)
Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function dh(e){return String(Math.round(1e3*e)/1e3)}var fh=6;function Si(e,t){let n=L(e),s=fe(e.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},
rank:1,share:1.4,marks:r=>mh(e,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>ph(e,r,s)}),o}
function mh(e,t,{hidden:n,dot:s,bias:o,logit:r}){let i=L(e),a=K(e,t),c=s&&o!==null?[...P("Sum of the products"),[{text:"\
h",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${T(s.sum,2)}`,kind:"strong"}],[{text:`\
→ ${o<0?"−":"+"} ${T(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:T(r,2),kind:"strong"}]]:[...P("Each unit is \
multiplied by a learned weight; the sum and a bias give the"),[{text:"logit "},{text:T(r,2),kind:"strong"}]],l=B(e,{...a,
y:0},c),h=ct(e,a.x,a.y+a.height-10*i,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(a.height-l.height-
36*i,450*i),d=B(e,{...a,y:a.y+u+4*i},c),m=le(e,[n],n,a.width);return[...q(e,t,`${n.length} hidden units read the context`),
f("g",{key:"dot"},s?We(e,{...a,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},
{letter:"w",words:"Weight of each unit",colour:"key"}]):Ft(e,{...a,height:u},n,{colour:"query",numbered:m})),...d.marks,
h.mark]}function ph(e,t,n){let{reading:s}=e,o=L(e),r=K(e,t),{gate:i,trace:a}=s,c=B(e,{...r,y:0},m()),l=54*o,h={...r,x:r.
x+34*o,width:r.width-48*o,y:r.y+6*o,height:r.height-c.height-l-40*o},u=B(e,{...r,y:r.y+r.height-c.height-l-6*o},m());return[
...q(e,t,d()),n&&h.height>=60*o&&f("g",{key:"curve"},g(h,n)),...u.marks,f("g",{key:"shares"},y({...r,y:r.y+r.height-l+8*
o,height:22*o}))];function d(){return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone a\
nswers":typeof a.interventions.gate=="number"?"A gate set by hand":"A fixed gate"}function m(){let{only:p}=a.interventions,
b=[{text:`gate = ${i.toFixed(3)}`,kind:"strong"}];if(!n){let w=p?`Only the ${p==="pointer"?"pointer":"generation head"} \
answers:`:typeof a.interventions.gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths cou\
nt the same:";return[...P(w),b]}let $=[[{text:"1 / (1 + e",kind:""},{text:T(-n.logit,2),isRaised:!0},{text:") = "},{text:n.
learned.toFixed(3),kind:"strong"}]];if(a.gate.learned)return[...$,...P(`is the gate: ${O(i,1)} of the answer comes from \
the pointer, ${O(1-i,1)} from generation.`)];let x=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers, so \
that the gate is ${i.toFixed(2)}.`:`It is set by hand to ${i.toFixed(3)}.`;return[...P(x),...P("As learned it would be"),
...$]}function g(p,{logit:b,learned:$}){let x=Math.max(fh,Math.ceil(Math.abs(b))),w=v=>p.x+(v+x)/(2*x)*p.width,k=p.y+p.height,
N=v=>k-v*p.height,M=Array.from({length:61},(v,C)=>{let W=-x+C/30*x;return`${w(W).toFixed(1)} ${N(1/(1+Math.exp(-W))).toFixed(
1)}`}),[A,S]=[w(b),N($)],_=b>0;return[f("path",{key:"axes",class:"axis",d:`M${p.x} ${p.y}V${k}H${p.x+p.width}M${p.x} ${N(
.5)}H${p.x+p.width}`}),[0,.5,1].map(v=>H(e,p.x-6*o,N(v)+4*o,v===.5?"0.5":String(v),{kind:"tiny",anchor:"end",key:`share ${v}`})),
[-x,0,x].map(v=>H(e,w(v),k+15*o,T(v,0),{kind:"tiny",anchor:"middle",key:`logit ${v}`})),H(e,(w(0)+w(-x))/2,k+15*o,"logit",
{kind:"tiny",anchor:"middle",key:"axis"}),f("path",{key:"line",class:"curve",d:`M${M.join("L")}`}),f("path",{key:"lead",
class:"lead",d:`M${A} ${k}V${S}H${p.x}`}),f("circle",{key:"point",class:"point",cx:A,cy:S,r:5.5*o}),H(e,A+(_?-10:10)*o,_?
Math.max(S-6*o,p.y+9*o):S-8*o,$.toFixed(2),{kind:"strong",anchor:_?"end":void 0,key:"value"})]}function y(p){let b=i*p.width;
return[f("rect",{key:"pointer",class:"bar pointer",x:p.x,y:p.y,width:b,height:p.height}),f("rect",{key:"generation",class:"\
bar generation",x:p.x+b,y:p.y,width:p.width-b,height:p.height}),H(e,p.x,p.y+p.height+15*o,`pointer ${O(i,1)}`,{kind:"sma\
ll",key:"of pointer"}),H(e,p.x+p.width,p.y+p.height+15*o,`generation ${O(1-i,1)}`,{kind:"small",anchor:"end",key:"of gen\
eration"})]}}var Ti=14,Ni=34;function gt(e,t,n,{largest:s,most:o=Ni,isOrdered:r=!1,isWalked:i=!1}={}){let a=L(e),c=Math.max(1,Math.floor(
t.height/(Ti*a))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*a,t.height/(h.length+Number(l))),d=u>=30*
a,m=Math.max(1,Math.ceil(Ti*a/u)),g=h.findIndex(({isChosen:M})=>M),y=u>=13*a&&h.some(({category:M})=>M!==void 0),p=y?22*
a:0,b=Math.max(...h.map(({text:M})=>V(e,M,"strong")))+8*a,$=Math.max(0,...h.map(({beside:M=""})=>M?V(e,M,"small")+10*a:0)),
x=Math.max(...h.map(({label:M,says:A=""})=>Math.max(V(e,M,"strong"),d?V(e,A,"small"):0)))+8*a,w=Math.min(x,.58*(t.width-
p-b-$)),k={x:t.x+p+w,width:Math.max(1,t.width-p-w-b-$)},N=s??(Math.max(...h.map(({parts:M})=>M.reduce((A,{value:S})=>A+Math.
abs(S),0)))||1);return[h.map((M,A)=>{let S=t.y+(A+.5)*u,_=A===g||(h.length-1-A)%m===0&&(g<0||Math.abs(A-g)>=m),v=k.x,C=Math.
min(.62*u,.42*o*a);return f("g",{key:M.key,class:`${M.open?"part ":""}choice row${M.isChosen?" here":""}${M.isOff?" off":
""}`,"data-open":M.open??null,role:M.open?"button":null,tabindex:M.open?i&&!M.isChosen?"-1":0:null,"aria-label":M.open?`${M.
label}: ${M.text}`:null},f("rect",{key:"ground",class:"ground",x:t.x-3*a,y:S-u/2,width:t.width+6*a,height:u,rx:4}),y&&(_||
u>=17*a)&&M.category!==void 0&&pt(M.category,t.x,S-7.5*a,15*a),_&&H(e,t.x+p,S+(d&&M.says?-2:4.5)*a,M.label,{kind:M.isChosen?
"strong":"label",width:w-6*a,key:"name"}),d&&M.says&&H(e,t.x+p,S+12.5*a,M.says,{kind:"small",width:w-6*a,key:"says"}),M.
parts.map(({value:W,colour:R},I)=>{let D=Math.abs(W)/N*k.width,Y=f("rect",{key:`part ${I}`,class:`bar ${R}${W<0?" negati\
ve":""}${M.isChosen?" chosen":""}`,x:v,y:S-C/2,width:Math.max(.5,Math.min(k.width,D)-(M.parts.length>1&&D>2?.8:0)),height:Math.
max(1,C)});return v+=D,Y}),_&&M.beside&&H(e,t.x+t.width-b,S+4.5*a,M.beside,{kind:"small",anchor:"end",key:"beside"}),_&&
H(e,t.x+t.width,S+4.5*a,M.text,{kind:M.isChosen?"strong":"label",anchor:"end",key:"value"}),M.exact&&f("title",{},M.exact))}),
l&&H(e,t.x,t.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function ye(e,t,n,s=Ni){
return Math.min(s*L(e)*n,t.height)}function _i(e,t){let n=L(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:s=>gh(e,s,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:s=>yh(e,s,t)}]}function gh(e,t,n){let{reading:s}=e,
o=L(e),r=K(e,t),a=(s.trace.location_probabilities.generation??[]).map(({location:d,probability:m})=>{let{label:g,category:y}=s.
nameOf(d),{logit:p}=Vt(s,d);return{key:`place ${d}`,label:g,category:y,parts:[{value:m,colour:"generation"}],beside:p===
null?"":T(p,2),text:O(m,1),open:`generation.${d}`,isChosen:d===n.location,exact:`${g}: ${p===null?"":`logit ${T(p,4)}, `}\
probability ${O(m,3)}`}}),c=s.trace.architecture.locations,l=B(e,r,P(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=ct(e,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...q(e,t,"What the generation head expects"),...l.marks,f("g",{key:"\
rows"},gt(e,u,a,{isWalked:!0})),h.mark]}function yh(e,t,{location:n}){let{reading:s}=e,o=L(e),r=K(e,t),{label:i}=s.nameOf(
n),{dot:a,bias:c,logit:l}=Vt(s,n),h=Ai(s),u=s.probabilityOf("generation",n),d=[];if(a&&c!==null&&d.push(...P("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${T(a.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${T(Math.abs(c),2)} (bias) =`}]),l!==null&&d.push([{text:"logit "},{text:T(
l,2),kind:"strong"}]),h){let y=Number(h.exponentials[n]),p=Number(h.scores[n])-h.shift;d.push([{text:"→ e",kind:""},{text:T(
p,2),isRaised:!0},{text:` = ${Lt(y)};`}],[{text:`${Lt(y)} / ${Lt(h.total)} = `},{text:O(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...P(`${Lt(h.total)} is the sum over the whole list${h.shift?`, after ${T(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else d.push(...P("→ softmax over the whole list:"),[{text:O(u,1),kind:"strong"}]);
let m=B(e,{...r,y:0},d),g=a?Math.min(r.height-m.height-8*o,450*o):0;return[...q(e,t,`How does it score ${i}?`),a&&f("g",
{key:"dot"},We(e,{...r,height:g},a,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${i}`,colour:"key"}])),...B(e,{...r,y:r.y+g+(a?6*o:0)},d).marks]}var De=20,En=8,Li=19,X=8,Be=3,Us=4,Fe=4,bh=.05,xh={least:13.5,most:38,lane:3},Gs=13,wh=760;function Vs(e,t,n=1){let s=t.
type/Gs,o=46*s,r=t.height-98*s,i=js(e.count,o,r,xh,s,kh(e)),a=t.width>=1180*s,c=t.width<wh*s,l=t.width>=1040*s&&e.layers<=
3,h=c?$h(e,s):Ii(e,a,s),u=l?62*s:0,d=l?u+22*s:16*s,m=t.width-2*De-vi(Object.values(h)),[g,y]=[o+12*s,t.height-4*s],p=Mh(
e.heads,m/e.layers-d,y-g,s),b=p.columns*(p.side+En*s)-En*s,$=e.heads>0?b+d:d,x=Math.max(0,m-e.layers*$);c||(h.visits+=Math.
min(.3*x,90*s),h.answer+=Math.min(.2*x,80*s),h.flow+=Math.min(.1*x,50*s),h.leave+=Math.min(.1*x,50*s));let w=t.width-2*De-
vi(Object.values(h))-e.layers*$,k=Math.min(w,e.hasPointer?220*s:60*s);h.bands+=k;let N=(w-k)/e.layers,M={x:De,width:h.visits},
A=De+h.visits+12*s,S=a?{x:A,width:h.slices}:null;S&&(A+=h.slices+12*s);let _=Array.from({length:e.layers},(Q,it)=>{let tt=A+
it*($+N);return{x:tt,width:b,maps:Eh(e.heads,tt,g,y,p,s),stream:l?tt+(e.heads>0?b+10*s:0):null}});A+=e.layers*($+N);let v=t.
width-De,C=v-h.answer,W=C-h.leave-h.gate,R=A+h.scores+h.weights+8*s,I=W-h.flow-X,D=Math.min(190*s,.24*t.height)/n,Y=e.hasGate?
.56*t.height:(o+r)/2,nt=Us*s,J=e.hasPointer?t.height-D-Be*nt-6:(o+r-D)/2-nt;return{size:t,type:t.type,rows:i,visits:M,slices:S,
layers:_,streamWidth:u,isDense:c,fork:A,context:(c?34:52)*s,scores:A+h.scores,weights:A+h.scores+h.weights,ribbons:R,places:I,
gate:W,gateWidth:h.gate,answers:{most:r-o<330?Fe-1:Fe,top:o,bottom:r+60*s,x:C,right:v,segment:C-X},right:v,top:o,bottom:r,
full:D,across:{visits:i.map(({y:Q})=>Q),starts:[o-12*s,t.height-8],places:{room:[o+16*s,e.hasGeneration?J-12*s:r],gap:22*
s},generation:{start:J,gap:nt},gate:Y-D/2},bands:{ribbon:(Q,it,tt)=>Bs(R,Q,I,it,tt),into:(Q,it,tt)=>Bs(I+X,Q,W,it,tt),out:(Q,it,tt)=>Bs(
W+h.gate,Q,C-X,it,tt)}}}function Bs(e,t,n,s,o){return o?Wt(e,t,n,s):Wt(e,t,e,t)}function Ii({hasPointer:e,hasGate:t},n,s){
return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?24:12)*s,scores:40*s,weights:e?46*s:150*s,bands:e?112*s:0,bar:X,flow:(t?
60:34)*s,gate:t?18*s:0,leave:46*s,answer:(n?152:140)*s}}function $h(e,t){return{...Ii(e,!1,t),visits:166*t,scores:0,weights:(e.
hasPointer?48:130)*t,bands:(e.hasPointer?88:0)*t,flow:(e.hasGate?44:30)*t,leave:36*t,answer:126*t}}function kh({count:e,
pointerWeights:t}){let n=e-1,s=o=>o===n?2:t[o]>=bh?1+t[o]:o/e;return Array.from({length:e},(o,r)=>r).sort((o,r)=>s(r)-s(
o))}function vi(e){return e.reduce((t,n)=>t+n,0)}function js(e,t,n,{least:s,most:o,lane:r},i,a){let c=n-t,l=e,h=0,u=Math.
min(o*i,c/e);u<s*i&&(h=Math.max(r,Math.min(6*i,.35*c/e)),u=(s+2)*i,l=Math.max(1,Math.floor((c-e*h)/(u-h))),u=(c-(e-l)*h)/
l);let d=a&&new Set(a.slice(0,l)),m=t;return Array.from({length:e},(g,y)=>{let p=d?d.has(y):y>=e-l,b=p?u:h;return m+=b,{
y:m-b/2,height:b,isFull:p}})}function Mh(e,t,n,s){let o={columns:1,side:0};if(e===0)return o;for(let r of[1,2,4]){let i=n/
Math.ceil(e/r)-Li*s,a=Math.min(i,(t-(r-1)*En*s)/r);a>o.side&&(o={columns:r,side:a})}return o}function Eh(e,t,n,s,{columns:o,
side:r},i){let a=Math.ceil(e/o),c=Math.min((s-n)/a,r+2.2*Li*i);return Array.from({length:e},(l,h)=>({x:t+h%o*(r+En*i),y:n+
Math.floor(h/o)*c,side:r}))}function An(e,t,n,s){let o=[];for(let[a,{wish:c,length:l}]of e.entries())for(o.push({first:a,
last:a,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.at(-2);if(!h||!u||i(u)+u.length+t<=i(h))break;let[d,m]=[u.last-u.first+
1,h.last-h.first+1];u.wish=(d*u.wish+m*(h.wish-u.length-t))/(d+m),u.length+=t+h.length,u.last=h.last,o.pop()}let r=[];for(let a of o){
let c=i(a);for(let l=a.first;l<=a.last;l++)r.push(c),c+=Number(e[l]?.length)+t}return r;function i({wish:a,length:c}){return Math.
max(n,Math.min(s-c,a))}}var Et=44,j={title:26,bars:34,inputs:64,scores:52,names:56},Ri=16,Ah={least:20,most:110,lane:1},Oh=62,Ys=8,Sh=160,On=16,
Ci=6;function zs(e,t,n,s=1){let o=n/Gs,[r,i]=[Ri,t-Ri],a=js(e.count,r,i,Ah,o).map(({y:v,height:C,isFull:W})=>({x:v,width:C,
isFull:W})),c=Number(a.at(-1)?.width)>=Oh*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+On*o,u=h+(j.title+
j.inputs+On)*o,d=[];for(let v=0;v<e.layers;v++){let C=Th(e.heads,r,i,u+j.title*o,o),W=C.at(-1),I=(W?W.y+W.side+8*o:u)+j.
title*o;d.push({y:u,maps:C,stream:I}),u=I+(j.bars+On)*o}let m=Nh(e,r,u+j.title*o,i-r,o),g=Math.ceil(e.values("context").
length/m.columns)*m.cell,y=u+j.title*o+Math.max(g,20*o)+On*o,p=y+(e.hasPointer?(j.title+j.scores)*o:0),b=p+(e.hasPointer?
170:96)*o,$=b+X+((e.hasPointer?j.names:0)+(e.hasGate?48:30))*o,x=e.hasGate?28*o:0,w=_h(i-r,o)/s,k=Us*o,N=i-w-Be*k,M=Math.
max(78*o,w*s/2+6),A=$+x+34*o,S=i-w-16*o,_={most:Fe,top:A,bottom:A+(Fe+1)*M,x:r-6*o,right:S-8*o,segment:S};return{size:{width:t,
height:_.bottom+Math.max(0,(w*s-M)/2)+8*o,type:n},type:n,left:r,right:i,columns:a,chips:l,inputs:h,layers:d,context:m,pointer:y,
ribbons:p,places:b,gate:$,gateHeight:x,answers:_,full:w,across:{visits:a.map(({x:v})=>v),starts:[r,i],places:{room:[r,e.
hasGeneration?N-2*Ci*o:i],gap:Ci*o},generation:{start:N,gap:k},gate:i-w},bands:{ribbon:(v,C,W)=>qs(p,v,b,C,W),into:(v,C,W)=>qs(
b+X,v,$,C,W),out:(v,C,W)=>W?Yr($+x,v,S+X,C):qs($+x,v,$,v,!1)}}}function qs(e,t,n,s,o){return o?Os(e,t,n,s):Os(e,t,e,t)}function Th(e,t,n,s,o){
let r=[4,3,2].find(l=>e%l===0)??Math.min(e,4),i=(n-t+Ys*o)/r,a=Math.min(i-Ys*o,Sh*o),c=Math.max(Et,40*o);return Array.from(
{length:e},(l,h)=>({x:t+h%r*i,y:s+c+Math.floor(h/r)*(a+c+Ys*o),side:a,touch:Et}))}function Nh(e,t,n,s,o){let{length:r}=e.
values("context"),i=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:t,y:n,columns:i,cell:Math.min(11*o,(s-12*
o)/i)}}function _h(e,t){return Math.min(170*t,(e-82*t)/2,.4*e)}var Sn={visits:0,slices:1,layers:2};function It({reading:e,beside:t}){return t?[e,t]:[e]}function jt(e){return Math.max(
...It(e).map(({largestWeight:t})=>t))}function be(e){return Sn.layers+2*e}function Z(e){let t=Sn.layers+2*e.layers,n=e.hasPointer?
t+1:t,s=e.hasGeneration?n+1:n;return{context:t,pointer:n,generation:s,gate:s+1}}function z(e,t){return e.beat>=t?1:0}var Ks=64,Pi="largest of each head",vh=Float32Array.from({length:Ks},(e,t)=>t/(Ks-1));function Js({isOwnScale:e}){return e?
"Same scale for all heads":"Own scale for each head"}function Ue({lit:e}){return e?.kind==="visit"?"last visit reads it":
"last visit’s largest"}function Tn(e,t,n,s){let{reading:o,isOwnScale:r,stage:i}=e;if(!o.heads)return null;let a=i.type/
13,c=60*a,l=s||!("visits"in i)?0:i.visits.width,h=17*a+c+F(Pi,12.5*a)>l,u=r?h?"own largest":Pi:O(jt(e)),d=t+12*a,m=[f("t\
ext",{class:"small",x:t,y:n},"0"),f("image",{class:"map",href:Dt(vh,Ks,e.scale),x:d,y:n-9*a,width:c,height:9*a,preserveAspectRatio:"\
none"}),f("rect",{class:"map-frame",x:d,y:n-9*a,width:c,height:9*a}),f("text",{class:"small",x:d+c+5*a,y:n},u)],g=Js(e),
y={"data-act":"scale",role:"button",tabindex:"0","aria-label":`Colours of the head maps go from 0 to ${r?"the largest we\
ight of each head":u}. ${g}`};if(s){let b=17*a+c+F(u,12.5*a),$=f("rect",{class:"ground",x:t-6*a,y:n+14*a-Et,width:b+12*a,
height:Et});return f("g",{key:"scale",class:"switch",...y},$,m)}let p=F(g,12.5*a)+16*a;return f("g",{key:"scale"},f("tex\
t",{class:"small",x:t,y:n-33*a},"Head maps: row reads column"),f("text",{key:"weight",class:"small",x:t,y:n-17*a},`%: ${Ue(
e)}`),m,f("g",{key:"switch",class:"switch",...y},f("rect",{class:"handle stays",x:t,y:n+8*a,width:p,height:19*a,rx:9.5*a}),
f("text",{class:"handle-words stays",x:t+8*a,y:n+21.5*a},g)))}var Wi=24,Lh=.045,Ih=.6;function Hi(e,t){let n=L(e),s=e.stage.size.width>=600*n,o=Math.min(e.reading.count*14,170),r=Math.
max(200,Math.min(e.reading.count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:t.isLeaf?
1:0,share:1.2,marks:i=>Rh(e,i,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:i=>Wh(e,i,t)}]}function Rh(e,t,n){
let{reading:s,isOwnScale:o}=e,{layer:r,head:i,query:a,visit:c}=n,l=L(e),{count:h}=s,u=s.weights(r,i),d=s.isRemoved(r,i)||
s.isSkipped(r,"attention"),m=o?u[mt(u)]||1:jt(e),g=Ph(e,t,n,d),y=Math.min(.36*t.width,190*l),p=t.y+42*l,[b,$]=[t.width-y,
t.height-44*l-g.height],x=t.width<600*l?1.9:1.15,w={width:b/h,height:Math.min($/h,x*b/h)},k={x:t.x+y,y:p,width:b,height:w.
height*h},N=`layers.${r}.heads.${i}`,M=w.height>=30*l,A=Ch(w.height,13*l);return[H(e,t.x,t.y+15*l,y>=150*l?"The visit th\
at asks":"Who asks",{kind:"strong",width:y-8*l}),f("g",{key:"columns"},_()),f("g",{key:"rows"},v()),f("image",{key:"weig\
hts",class:"map",href:Dt(u.map(R=>R/m),h,e.scale),...k,preserveAspectRatio:"none",opacity:d?.3:1}),f("rect",{key:"frame",
class:"map-frame",...k}),f("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${i}`},C()),f("rect",
{key:"column",class:"chosen-column",x:k.x+c*w.width,y:t.y,width:w.width,height:k.y+k.height-t.y,rx:3}),S(),f("rect",{key:"\
cell",class:"chosen-cell",x:k.x+c*w.width,y:k.y+a*w.height,width:w.width,height:w.height}),g.at(k.y+k.height)];function S(){
let R=k.y+a*w.height,I=19*l,D=(J,Q)=>f("rect",{key:J,class:"chosen-row",...Q,rx:3}),{height:Y}=w;if(Y>=I)return D("row",
{x:t.x-3,y:R,width:t.width+3,height:Y});let nt={x:t.x-3,y:R+(Y-I)/2,width:y,height:I};return[D("row",{x:k.x-1,y:R,width:k.
width+2,height:Y}),D("asking",nt)]}function _(){let R=w.width>=14*l,I=Math.min(15*l,w.width-3*l),D=w.width>=30*l,Y=k.x;return s.
visits.map((nt,J)=>{let Q=String(ut[nt.weekday]),it=nt.weekday!==s.visits[J-1]?.weekday,tt=k.x+J*w.width,ne=V(e,Q,"tiny"),
Ro=!R&&it&&tt>=Y&&tt+ne<=k.x+k.width;Ro&&(Y=tt+ne+4*l);let es=k.x+(J+.5)*w.width;return f("g",{key:`column ${J}`,class:`\
part choice${J===c?" here":""}${nt.masked?" off":""}`,"data-open":`${N}.${a}.${J}`,role:"button",tabindex:"-1","aria-lab\
el":`Read from visit ${J+1}: ${U(s,J)}${nt.masked?", masked":""}`},f("rect",{class:"ground",x:k.x+J*w.width,y:t.y,width:w.
width,height:42*l}),R&&pt(nt.category,es-I/2,t.y+(D?0:22)*l,I),Ro&&H(e,tt,t.y+38*l,Q,{kind:"tiny",key:"weekday"}),D&&[H(
e,es,t.y+26*l,Q,{kind:"tiny",anchor:"middle",key:"day"}),H(e,es,t.y+38*l,w.width>=40*l?at(nt.start_minute):`${Math.floor(
nt.start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],f("title",{},U(s,J)))})}function v(){return s.visits.
map((R,I)=>{let D=k.y+(I+.5)*w.height,Y=I===a,nt=Y||(h-1-I)%A===0&&Math.abs(I-a)>=A,J=Math.min(18*l,w.height-1.5*l),Q=w.
height>=12*l,it=t.x+(Q?J+10*l:4*l),tt=k.x-it-6*l,ne=Y||M?"strong":"label";return f("g",{key:`row ${I}`,class:`part choic\
e${Y?" here":""}`,"data-open":`${N}.${I}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${I+1} asks: ${U(s,I)}`},
f("rect",{class:"ground",x:t.x,y:D-w.height/2,width:y,height:w.height}),Q&&pt(R.category,t.x+3*l,D-J/2,J),nt&&H(e,it,D+(M?
-2:4.5)*l,R.label,{kind:ne,width:tt,key:"name"}),M&&H(e,it,D+12*l,`${Bt(s,I)} · ${wi(s,I)}`,{kind:"small",width:tt,key:"\
when"}),f("title",{},U(s,I)))})}function C(){let R=[];for(let I=0;I<h;I++){if(h>Wi&&I!==a){R.push(f("rect",{key:`row ${I}`,
class:"cell",x:k.x,y:k.y+I*w.height,width:k.width,height:w.height,"data-open":`${N}.${I}.${c}`},f("title",{},U(s,I))));continue}
for(let D=0;D<h;D++)R.push(W(I,D))}return R}function W(R,I){let D=Number(u[R*h+I]),[Y,nt]=[k.x+I*w.width,k.y+R*w.height],
J=R===a&&I===c,Q=String(Math.round(100*D)),it=ne=>w.width>=V(e,Q.padStart(2,"0"),ne)+2*l,tt=(D>=Lh||R===a)&&w.height>=13*
l&&it("tiny");return f("g",{key:`${R} ${I}`,class:"cell"},f("rect",{key:"cell",x:Y,y:nt,width:w.width,height:w.height,"d\
ata-open":`${N}.${R}.${I}`,role:"button",tabindex:J?0:"-1","aria-current":J?"true":null},f("title",{},`${U(s,R)} reads ${O(
D,1)} from ${U(s,I)}`)),tt&&H(e,Y+w.width/2,nt+w.height/2+4.5*l,Q,{kind:D/m>=.3&&it("strong")?"strong":"tiny",anchor:"mi\
ddle",also:D/m>=Ih&&!d?"on-dark":"on-light",key:"weight"}))}}function Ch(e,t){return Math.max(1,Math.ceil(t/e))}function Ph(e,t,{
layer:n,head:s,query:o,isLeaf:r},i){let{canAct:a,canAsk:c,reading:l}=e,h=L(e),u=l.isRemoved(n,s),d=t.height>=330*h,m=`la\
yers.${n}.heads.${s}`,y=[a&&{text:u?"Switch head on":"Switch head off",attributes:{"data-act":"head","data-part":m},isPressed:u},
c&&!u&&{text:"Ask the hall: what without it?",attributes:{"data-act":"ask","data-part":m}},r?{text:"More about query and\
 keys",attributes:{"data-more":"neurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"More about thi\
s head",attributes:{"data-more":"head","data-layer":n,"data-head":s},isButton:!1},{text:Js(e),attributes:{"data-act":"sc\
ale"}}].filter(x=>x!==!1),p=i?"Switched off: these weights would have been used.":`Columns: the visit it reads from. ${l.
count>Wi?"A stronger colour is more; each row adds up to 100 %.":"Values in %; each row adds up to 100."}`,b=d?P(p):[],$=B(
e,{...t,y:0},b,"small").height;return{height:$+40*h,at(x){let w=t.x,k=[];for(let{text:N,attributes:M,...A}of y){let S=ct(
e,w,x+$+22*h,N,M,A);w+S.width>t.x+t.width||(k.push(S.mark),w+=S.width+10*h)}return[f("g",{key:"explained"},B(e,{...t,y:x+
3*h},b,"small").marks),f("g",{key:"controls"},k)]}}}function Wh(e,t,{layer:n,head:s,query:o,visit:r}){let{reading:i}=e,a=o===
i.count-1?"the last visit":`visit ${o+1}`,c=o===r?"itself":Qt(i,r);return[...q(e,t,`How much does ${a} read from ${c}?`,
`${a.charAt(0).toUpperCase()}${a.slice(1)} reads ${c}`),f("g",{key:"worked"},Mn(e,K(e,t),he(i,n,s,o,r),wn(i,n,s,o),r,[{letter:"\
q",words:`Query of ${U(i,o)}`,colour:"query"},{letter:"k",words:`Key of ${U(i,r)}`,colour:"key"}],{colour:"attention-bar",
over:`all ${i.count} visits of this row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var Di=56;function Fi(e,t){let n=L(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>Hh(
e,s,t)},...e.reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>Dh(e,s,t)}]:[]]}function Hh(e,t,{
location:n}){let{reading:s}=e,o=L(e),r=me(s,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,
[d,m]=[i.toFixed(2),(1-i).toFixed(2)],g=s.pointerWeights,y=[],p=A=>r.visits.map(S=>({value:A*Number(g[S]),colour:"pointe\
r"}));s.hasPointer&&y.push({key:"pointer",label:"Pointer",parts:p(1),text:xt(a),open:"pointer"}),s.hasGate&&y.push({key:"\
from pointer",label:`× gate ${d}`,parts:p(i),text:xt(l),open:"gate"}),s.hasGeneration&&y.push({key:"generation",label:"\
Generation",parts:[{value:c,colour:"generation"}],text:xt(c),open:`generation.${n}`}),s.hasGate&&y.push({key:"from gener\
ation",label:`× (1 − ${d})`,parts:[{value:h,colour:"generation"}],text:xt(h),open:"gate"}),y.push({key:"answer",label:"\
Answer",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:A})=>A>0),text:xt(u),isChosen:!0});
let b=K(e,t),$=s.hasGate?[[{text:`${d} × ${xt(a)} = ${xt(l)}`}],...P("come from the pointer,"),[{text:`${m} × ${xt(c)}\
 = ${xt(h)}`}],...P("from generation. Together:"),[{text:xt(u),kind:"strong"},{text:"."}],...P("All bars have one scale.")]:
[...P(`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],x=B(e,{...b,
y:0},$),w={...b,height:b.height-x.height-44*o},k=ye(e,w,y.length,Di),N=B(e,{...b,y:b.y+k+8*o},$),M=ct(e,b.x,b.y+b.height-
10*o,"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...q(e,t,`How probable is ${s.nameOf(n).label}\
?`),f("g",{key:"rows"},gt(e,w,y,{most:Di})),...N.marks,M.mark]}function Dh(e,t,{location:n}){let{reading:s}=e,o=L(e),{visits:r,
pointer:i}=me(s,n),a=K(e,t),c="Its visits";if(r.length===0){let p=P("None of the visits is here, so the pointer cannot c\
hoose it.");return[...q(e,t,c),...B(e,a,p).marks]}let l=s.pointerWeights,h=r.map(p=>({key:`visit ${p}`,label:`${Bt(s,p)}\
 (visit ${p+1})`,parts:[{value:Number(l[p]),colour:"pointer"}],text:xt(Number(l[p])),open:`pointer.${p}`,isOff:s.visits[p]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",d=[...P(u),[{text:xt(i),kind:"strong"},
{text:"."}]],m=B(e,{...a,y:0},d),g={...a,height:a.height-m.height-8*o},y=ye(e,g,h.length);return[...q(e,t,c),f("g",{key:"\
rows"},gt(e,g,h,{isOrdered:!0})),...B(e,{...a,y:a.y+y+6*o},d).marks]}function xt(e){return O(e,e>=.01||e===0?1:e>=1e-5?3:
5)}function Bi(e,t){let n=L(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:s=>Fh(
e,s,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:s=>Bh(e,s,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>Uh(e,s)}]}function Fh(e,t,n){let{reading:s}=e,o=L(e),r=K(e,t),i=B(e,r,
P("A score for each visit, and its weight after the softmax."),"small"),a=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((d,m)=>({key:`visit ${m}`,label:d.label,says:Bt(s,m),category:d.category,parts:[{value:Number(c[m]),colour:"pointer"}],
beside:T(Number(a[m]),2),text:O(Number(c[m]),1),open:`pointer.${m}`,isChosen:m===n.visit,isOff:d.masked,exact:`${U(s,m)}\
: score ${T(Number(a[m]),4)}, weight ${O(Number(c[m]),2)}`})),h=ct(e,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+i.height+4*o,height:r.height-i.height-34*o};return[...q(e,t,"What the p\
ointer reads"),...i.marks,f("g",{key:"rows"},gt(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function Bh(e,t,{visit:n}){let{
reading:s}=e;return[...q(e,t,`How does the pointer score ${Qt(s,n)}, ${Bt(s,n)}?`,`Score of ${Qt(s,n)}`),f("g",{key:"wor\
ked"},Mn(e,K(e,t),ue(s,n),$n(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${U(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function Uh(e,t){let{reading:n}=e,s=L(e),o=K(e,t),r=n.pointerWeights,i=B(e,o,P("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:d,probability:m,
visits:g})=>({key:`place ${h}`,label:g.length>1?`${u} (${g.length})`:u,category:d,parts:g.map(y=>({value:Number(r[y]),colour:"\
pointer"})),text:O(m,1),open:h>1?`places.${h}`:null,exact:`${g.map(y=>O(Number(r[y]),2)).join(" + ")} = ${O(m,2)}`})),c={
...o,y:o.y+i.height+6*s,height:o.height-i.height-36*s},l=ct(e,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...q(e,t,"Sums per place"),...i.marks,f("g",{key:"rows"},gt(e,c,a)),l.mark]}function Ui(e,t){let n=L(e),s=Gi(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:t.
number===null?0:1,share:1.5,marks:o=>Gh(e,o,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:o=>Vh(e,o,t)}]}function vn(e,{layer:t,visit:n,number:s}){return s??He(st(e,`layers.${t}.residual_out`,n))}function Gi(e,{
layer:t,visit:n}){let s=`layers.${t}`,o=e.has(`${s}.attention_out`),r=e.trace.interventions.residuals!==!1,i=u=>e.isSkipped(
t,u),a=[],c=(u,d,m,g="plain")=>{let y=st(e,`${s}.${u}`,n),p=`length ${T(Math.hypot(...y))}`;a.push({key:u,title:d,says:m||
p,values:y,colour:g})},l=(u,d)=>r?i(u)?"unchanged":"":i(u)?"nothing":`${d} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!e.has(`${s}.${u}\
.mean`))return"off: unchanged";let d=Number(e.values(`${s}.${u}.mean`)[n]),m=1/Number(e.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${T(d,2)}, deviation ${T(m,2)}`}}function Gh(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=L(e),
a=K(e,t),c=vn(s,n),l=Gi(s,n),h={...a,height:a.height-34*i},u=r===s.count-1,d=a.x,m=[],g=(y,p,b=!0)=>{let $=ct(e,d,a.y+a.
height-10*i,y,p,{isButton:b});d+$.width>a.x+a.width||(m.push($.mark),d+=$.width+10*i)};return r>0&&g("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||g("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),g("More about the \
layers",{"data-more":"layers"},!1),[...q(e,t,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${U(s,r)}`,`Layer ${o}\
: ${U(s,r)}`),f("g",{key:"rows"},Zt(e,h,l,{chosen:c,open:y=>`layers.${o}.stream.${r}.${y}`})),f("g",{key:"controls"},m)]}
function Vh(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=L(e),a=vn(s,n),c=K(e,t),{y:l}=c,h=[];for(let d of jh(s,o,r,a)){
let m=B(e,{...c,y:l},d);if(l+m.height>c.y+c.height)break;h.push(...m.marks),l+=m.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...q(e,t,`Number ${a+1} of ${s.trace.architecture.d_model}, worked out`),f("g",{key:"lines"},h),
u.height>=90*i&&f("g",{key:"units"},Yh(e,u,o,r,a))]}function jh(e,t,n,s){let o=`layers.${t}`,r=`transformer.layers.${t}`,
i=h=>Number(st(e,`${o}.${h}`,n)[s]),a=e.trace.interventions.residuals!==!1,c=[[...P("Comes in:"),_n(i("residual_in"))]];
return e.has(`${o}.attention_out`)&&(c.push(Nn("Norm 1:",Pe(e,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),e.isSkipped(t,"attention")))),c.push(Nn("Norm\
 2:",Pe(e,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,d,m,g){let y=g?"0 (skipped)":
T(Math.abs(d),2);return a?[...P(h),[{text:`${T(u,2)} ${d<0&&!g?"−":"+"} ${y} =`}],_n(m)]:[...P(`${h} no residual conne\
ction, so only`),[{text:g?"0 (skipped)":T(d,2),kind:"strong"}]]}}function Nn(e,t){if(!t)return P(`${e} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:i,bias:a,result:c}=t;return[...P(e),[{text:`(${T(n,2)} ${s<
0?"+":"−"} ${T(Math.abs(s),2)})`}],[{text:`× ${T(o,3)} = ${T(r,2)};`}],...i===null||a===null?P("then a learned factor\
 and bias give").concat([_n(c)]):[[{text:`${T(r,2)} × ${T(i,2)} ${a<0?"−":"+"} ${T(Math.abs(a),2)} =`}],_n(c)]]}function _n(e){
return[{text:T(e,2),kind:"strong"}]}function Yh(e,t,n,s,o){let{reading:r}=e,i=L(e),a=st(r,`layers.${n}.feed_forward.pre`,
s),c=st(r,`layers.${n}.feed_forward.hidden`,s),l=kn(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort(($,x)=>Math.
abs(Number(h[x]))-Math.abs(Number(h[$]))),d=Array.from(c).filter($=>$>0).length,m=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",g=l?`${d} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${T(pe(h),2)}, the bias adds ${T(l.bias,2)}:`:`${d} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,y=B(e,t,P(m+g),"small"),p=Math.max(1,Math.floor((t.height-y.height)/
(20*i))),b=u.slice(0,p).map($=>({key:`unit ${$}`,label:`unit ${$+1}`,parts:[{value:Number(h[$]),colour:"plain"}],beside:`${T(
Number(a[$]))} → ${T(Number(c[$]))}${l?` × ${T(Number(l.dot.second[$]),2)}`:""}`,text:T(Number(h[$]),2)}));return[...y.
marks,gt(e,{...t,y:t.y+y.height+2*i,height:t.height-y.height-4*i},b)]}var qh=864e5,zh=.1;function Xs(e,t){let n=L(e),s=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},
rank:s?1:0,share:1.2,marks:o=>Jh(e,o,t)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>Xh(e,o,t)},...t.
kind==="visit"?[{key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>tu(e,o,t)}]:[]]}function Zs(e,t,n){
let{trace:s,count:o}=e,r=e.visits[n],{without_features:i=[],position_from_end:a}=s.interventions;if(i.some(c=>c===t)||t===
"position_from_end"&&a===!1)return"left out: all zeros";if(!r)return"";switch(t){case"location":return r.label;case"user":
return s.user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/Ke)*Ke;return`${at(
c)} to ${at((c+Ke)%1440)}`}case"weekday":return Me[r.weekday]??"";case"recency":{let c=Kh(e,n);return c===null?"days bef\
ore the prediction":c>=is?`${is} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{
let c=Math.floor(r.duration_minutes/oe)*oe,l=c+oe;return c>=as*oe?`${Pt(as*oe)} or more`:`${c?Pt(c):"0"} to ${Pt(l)}`}default:{
let c=o-n;return c===1?"the last visit":`${c} from the end`}}}function Kh({trace:e,visits:t},n){let s=t[n]?.arrival;if(!s)
return null;let o=r=>Date.parse(r.slice(0,10))/qh;return Math.round(o(e.predict_at)-o(s))}function Jh(e,t,{kind:n,visit:s}){
let{reading:o}=e,r=L(e),i=K(e,t),a=o.slices.map(({name:d,label:m,lengths:g})=>({key:d,title:m,says:Zs(o,d,s),values:Fs(o,
d,s),colour:Number(g[s])===0?"plain off":"plain"})),c=a.reduce((d,{values:m})=>d+m.length,0),l=B(e,i,P(`${a.length} vect\
ors, ${c} numbers together; the network learned a vector for every value.`),"small"),h=ct(e,i.x,i.y+i.height-10*r,"More \
about features",{"data-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*r,height:i.height-l.height-34*r};return[
...q(e,t,n==="inputs"?"What the last visit is made of":U(o,s)),...l.marks,f("g",{key:"rows"},Zt(e,u,a)),h.mark]}function Xh(e,t,{
kind:n,visit:s,number:o}){let{reading:r}=e,i=L(e),a=K(e,t),c=st(r,"inputs.projected",s),l=o??He(c),h=Ei(r,s,l),u=n==="in\
puts"?"inputs":`visits.${s}`,d=[{key:"projected",title:`${c.length} numbers`,says:r.has("inputs.norm")?"all features, mi\
xed":"",values:c,colour:"stream"}],m={...a,height:Math.min(86*i,.26*a.height)},g=Qh(r,s,l),y=[],p=g.reduce((w,k)=>w+B(e,
{...a,y:0},k).height+4*i,0),b={...a,y:m.y+m.height+28*i,height:a.height-m.height-p-36*i},$=h?Zh(h):[],x=b.y+($.length?ye(
e,b,$.length)+6*i:0);for(let w of g){let k=B(e,{...a,y:x},w);if(x+k.height>a.y+a.height+2)break;y.push(...k.marks),x+=k.
height+4*i}return[...q(e,t,"The vector that enters the layers"),f("g",{key:"vector"},Zt(e,m,d,{chosen:l,open:w=>`${u}.${w}`})),
$.length>0&&B(e,{...a,y:m.y+m.height+4*i},P(`Number ${l+1}: each feature × its weights`),"small").marks,$.length>0&&f("\
g",{key:"rows"},gt(e,b,$)),f("g",{key:"lines"},y)]}function Zh({parts:e,bias:t}){return[...e.map(({name:s,label:o,dot:r})=>({
key:s,label:o,parts:[{value:r.sum,colour:"plain"}],text:T(r.sum,2),exact:`${o}: the sum of ${r.products.length} products\
 is ${T(r.sum,4)}`})),{key:"bias",label:"bias",parts:[{value:t,colour:"plain"}],text:T(t,2),exact:""}]}function Qh(e,t,n){
if(!e.has("inputs.norm"))return[];let s=Number(st(e,"inputs.projected",t)[n]),o=Number(st(e,"layers.0.residual_in",t)[n]),
r=Pe(e,"inputs.projected","inputs.norm","input_norm",t,n),i=[[...P("Sum:"),[{text:T(s,2),kind:"strong"}]],Nn("Norm:",r)];
if(e.trace.architecture.components.includes("sinusoidal")){let a=e.trace.architecture.d_model,c=Ut(e,"pos_encoding",t*a+
n);e.trace.interventions.sinusoidal===!1?i.push(P("No position encoding: it is off.")):c!==null&&r&&i.push([...P("Positi\
on encoding:"),[{text:`${T(r.result,2)} ${c<0?"−":"+"} ${T(Math.abs(c),2)} =`}],[{text:T(o,2),kind:"strong"}]])}return i}
function tu(e,t,{visit:n}){let{reading:s}=e,o=L(e),r=K(e,t),i=[];for(let g=0;g<s.layers;g++)for(let y=0;y<s.heads;y++){let p=Number(
s.lastRow(g,y)[n]),b=s.isRemoved(g,y)||s.isSkipped(g,"attention");i.push({key:`${g} ${y}`,label:`Layer ${g}, head ${y}`,
parts:[{value:p,colour:"plain"}],text:b?"off":O(p,1),open:`layers.${g}.heads.${y}.${s.count-1}.${n}`,isOff:b})}let a=[];
if(s.hasPointer){let g=Number(s.pointerWeights[n]);i.push({key:"pointer",label:"Pointer",parts:[{value:g,colour:"pointer"}],
text:O(g,1),open:`pointer.${n}`}),s.hasGate&&a.push(...P("To the answer the pointer carries"),[{text:`${O(g,1)} × gate ${s.
gate.toFixed(2)} = `},{text:O(g*s.gate,1),kind:"strong"},{text:"."}])}let c=B(e,r,P(s.visits[n]?.masked?"This visit is m\
asked: nothing reads it.":"How much the last visit reads from it"),"small"),l=B(e,{...r,y:0},a),h={...r,y:r.y+c.height+2*
o,height:r.height-c.height-l.height-8*o},u=ye(e,h,i.length),d=i.map(({parts:g})=>Number(g[0]?.value)),m=Math.max(zh,...d);
return[...q(e,t,"Who reads it?"),...c.marks,i.length>0&&f("g",{key:"rows"},gt(e,h,i,{largest:m})),f("g",{key:"end"},B(e,
{...r,y:h.y+u+6*o},a).marks)]}var eu={head:Hi,stream:Ui,inputs:Xs,visit:Xs,context:ki,pointer:Bi,generation:_i,gate:Si,place:Fi};function Vi(e,t){let n=vt(
t,e.reading);return n?ui(e,n,eu[n.kind](e,n)):[]}var Yi="Point at anything to see what it does.";function te(e,t,n){let{title:s,text:o}=su(e,t,n),r=n?.words?nu(e,t,n):"";
return{title:s,text:r?`${o} ${r}`:o}}function nu(e,t,n){let s=to(n.words);if(e?.kind==="visit"&&n.hasPointer&&t.hasVisitsOf(
n))return`${s} the pointer gives it ${O(n.pointerWeights[e.visit??0],1)}.`;if(e?.kind==="place"){let o=n.knownProbability(
e.location??0);return o===null?"":`${s} its probability is ${O(o,1)}.`}return e?.kind==="gate"?`${s} it is ${n.gate.toFixed(
2)}.`:""}function su(e,t,n){switch(e?.kind){case"visit":return iu(e.visit??0,t);case"head":return cu(e.layer??0,e.head??
0,t);case"slices":return{title:"What a visit is made of.",text:ou(t)};case"stream":return qi(e.layer??0,t);case"context":
return{title:"Context.",text:`After ${t.layers===1?"its layer":`all ${t.layers} layers`} the last visit is ${t.trace.architecture.
d_model} numbers. ${Zi(ji(t),!0)} ${ji(t).length===1?"reads":"read"} nothing else of it.`};case"pointer":return zi(t);case"\
generation":return Ki(t);case"gate":return Ji(t);case"place":return lu(e.location??0,t);default:return hu(t,n)}}function ou(e){
let{slices:t,trace:n}=e,s=Zi(t.map(({label:r})=>ru[r]??r)),o=n.architecture.d_model;return e.has("inputs.norm")?`Each vi\
sit is ${t.length} vectors side by side: ${s}. One matrix mixes them into ${o} numbers.`:`The network has ${t.length} ve\
ctors for each visit: ${s}. Its first layer reads ${o} numbers.`}var ru={place:"place",who:"person",time:"time of day",day:"\
weekday",ago:"days ago",stay:"length of stay",order:"position"};function ji(e){return[...e.hasPointer?["the pointer"]:[],
...e.hasGeneration?["the generation head"]:[],...e.has("gate.logit")?["the gate"]:[]]}function Yt(e,t){let n=e.visits[t];
return n?`${n.label}, ${ut[n.weekday]} ${at(n.start_minute)}`:""}function iu(e,t){let n=t.visits[e],s=[],o=au(e,t);if(n?.
masked)return{title:`${Yt(t,e)}.`,text:"This visit is masked: nothing reads it."};if(o&&s.push(`Layer ${o.layer}, head ${o.
head} reads most from it: ${O(o.weight)}.`),t.hasPointer){let r=t.pointerWeights[e],i=t.locations[e]??0,a=r*t.gate,c=t.probabilityOf(
"final",i);s.push(t.hasGate?`The pointer gives it ${O(r,1)}, after the gate ${Qs(a)} of its place’s ${O(c,1)}.`:`The p\
ointer gives it ${O(r,1)} of the answer.`)}return{title:`${Yt(t,e)}.`,text:s.join(" ")}}function au(e,t){let n=null;for(let s=0;s<
t.layers;s++)for(let o=0;o<t.heads;o++){if(t.isRemoved(s,o))continue;let r=Number(t.lastRow(s,o)[e]);(!n||r>n.weight)&&(n=
{layer:s,head:o,weight:r})}return n}function cu(e,t,n){let s=`Layer ${e}, head ${t}.`;if(n.isRemoved(e,t)){let h=n.trace.
interventions.replace_with==="mean";return{title:s,text:`Switched off: its output is ${h?"its mean over the visits":"zer\
o"}. The map shows the weights it would have used.`}}let o=n.lastRow(e,t),r=mt(o),a=[...o.keys()].sort((h,u)=>o[u]-o[h])[1],
c=a===void 0?"":` and ${O(o[a])} from ${Yt(n,a)}`,l=r===n.count-1?"itself":Yt(n,r);return{title:s,text:`The last visit r\
eads ${O(o[r])} from ${l}${c}. Each row adds up to 100 %.`}}function qi(e,t){let{residual:n,attention:s,feedForward:o}=t.
stream(e),r=t.count-1,i=s?`its heads add one of length ${T(Number(s[r]))} and `:"";return{title:`Residual stream, layer ${e}\
.`,text:`The last visit comes in as a vector of length ${T(Number(n[r]))}; ${i}its feed-forward network adds one of leng\
th ${T(Number(o[r]))}.`}}function zi(e){let t=e.pointerWeights,n=mt(t),[s]=e.pointedPlaces,o=s&&s.visits.length>1?`; its\
 ${s.visits.length} visits add up to ${O(s.probability)}`:"";return{title:"Pointer.",text:`It scores every visit and tur\
ns the scores into weights. Its favourite visit is ${Yt(e,n)}, with ${O(t[n])}. Most probable to copy: ${s?.label}${o}.`}}
function Ki(e){let[t,n]=e.generated(2);return{title:"Generation.",text:`It scores all ${e.trace.architecture.locations-2}\
 places, visited or not, and “unknown”. First comes ${t?.label} with ${O(t?.probability??0)}, then ${n?.label} with ${O(
n?.probability??0)}.`}}function Ji(e){let{gate:t,trace:n}=e;return{title:"Gate.",text:`${n.gate.learned?"The network set\
s the gate":"The gate is set"} to ${t.toFixed(2)}: ${O(t)} of the answer’s distribution comes from the pointer, ${O(1-
t)} from generation.`}}function lu(e,t){let{label:n}=t.nameOf(e),s=t.probabilityOf("final",e),o=[`Its probability is ${O(
s,1)}`];if(t.hasGate){let a=t.probabilityOf("pointer",e),c=t.probabilityOf("generation",e),{gate:l}=t;o.push(`: gate ${l.
toFixed(2)} × ${O(a,1)} by the pointer + ${(1-l).toFixed(2)} × ${O(c,1)} by generation`)}let r=t.locations.filter(a=>a===
e).length,i=["It is not among the visits","It was visited once"][r]??`It was visited ${r} times`;return{title:`${n}.`,text:`${o.
join("")}. ${i}.`}}function hu(e,t){let{prediction:n}=e.trace,{label:s}=e.nameOf(n.location),o=`${s}, ${O(n.probability,
1)}.`;if(t){let a=t.knownProbability(n.location),c=t.trace.prediction.location===n.location,l=e.wordsFor(t),h=t.nameOf(t.
trace.prediction.location).label,u=[...a===null?[]:[`That is ${uu(n.probability,a)} ${l}.`],...c?[]:[`${to(l)} the answe\
r was ${h}.`]];return{title:o,text:u.join(" ")}}let r=e.count===1?"the visit":`these ${e.count} visits`,i=e.hasGate?` ${Qs(
n.from_pointer)} are copied from visits (pointer), ${Qs(n.from_generation)} are generated.`:"";return{title:o,text:`A ne\
ural network read ${r} and expects this place next.${i}`}}function Xi({kind:e},t,n){let{location:s,probability:o}=t.trace.
prediction,r=new Ht(n),{prediction:i}=n,a=e==="head"?"Switched off":"If nothing could read it",c=t.nameOf(s).label;if(i.
location!==s){let u=r.nameOf(i.location).label;return`${a}, the answer would be ${u} with ${O(i.probability,1)}.`}let l=O(
o,1),h=O(i.probability,1);return l===h?`${a}, ${c} would still get ${l}.`:`${a}, ${c} would get ${h} instead of ${l}.`}function uu(e,t){
let{change:n,size:s}=ie(e,t);return n===0?"the same as":`${s} points ${n>0?"more":"less"} than`}function to(e){return e.
charAt(0).toUpperCase()+e.slice(1)}function Qs(e){return`${(100*e).toFixed(1)} points`}function Zi(e,t=!1){let n=e.at(-1)??
"",s=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?to(s):s}function Qi(e){let{count:t}=e,n=e.visits[t-1],
s=e.visits[0],o=[{title:t===1?"One visit.":`${t} visits.`,text:t===1?`${Yt(e,0)}. Where does this person go next?`:`They\
 begin with ${s?.label} and end with ${Yt(e,t-1)}. Where does this person go next?`,part:`visits.${t-1}`},{...te({kind:"\
slices"},e,null),part:"inputs"}];for(let c=0;c<e.layers;c++)o.push(du(c,e)),o.push({...qi(c,e),bars:"The bars show the s\
ame for every visit.",part:`layers.${c}.stream`});o.push({...te({kind:"context"},e,null),part:"context"}),e.hasPointer&&
o.push({...zi(e),part:"pointer"}),e.hasGeneration&&o.push({...Ki(e),part:"generation"});let{prediction:r}=e.trace,i=e.nameOf(
r.location).label,a=e.hasGate?`${Ji(e).text} `:"";return o.push({title:`${i}, ${O(r.probability,1)}.`,text:`${a}The answ\
er after ${n?.label} is ${i}.`,part:`places.${r.location}`}),o}function du(e,t){let n=`Layer ${e}.`;if(!t.heads)return{title:n,
text:"This network has no self-attention: no visit reads another one here.",part:null};let s=null,o=0;for(let i=0;i<t.heads;i++){
if(t.isRemoved(e,i))continue;o+=1;let a=t.lastRow(e,i),c=mt(a);(!s||a[c]>s.weight)&&(s={head:i,visit:c,weight:a[c]})}if(!s)
return{title:n,text:"All of its heads are switched off.",part:null};let r=s.visit===t.count-1?"from itself":`from ${Yt(t,
s.visit)}`;return{title:n,text:`In ${o===1?"one head":`${o} heads`} visits read one another; a stronger colour means mor\
e. The strongest link of the last visit: head ${s.head} reads ${O(s.weight)} ${r}.`,part:`layers.${e}.heads.${s.head}`}}function ta(e,t){let n=vt(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return mu(n,t);break;case"stream":
return pu(n,t);case"pointer":if(n.isLeaf)return gu(n,t);break;case"generation":if(n.isLeaf)return yu(n,t);break;case"gat\
e":return bu(t);default:break}return te(St(fu(n),t),t,null)}function fu({kind:e,layer:t,head:n,visit:s,location:o}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${s}`:e==="place"?`places.${o}`:e}function mu({layer:e,head:t,query:n,
visit:s},o){let r=o.weights(e,t).subarray(n*o.count,(n+1)*o.count),i=Number(r[s]),a=r.filter(g=>g>i).length,c=n===s?"its\
elf":U(o,s),l=`${U(o,n)}, reads ${O(i,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=he(o,e,t,n,s),d=o.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${o.count} weights in its row ${a===1?"is":"are"} larger.`,m=o.isRemoved(e,t)||o.isSkipped(e,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${T(h.
sum,2)}, which makes a score of ${T(u,2)}. ${d}${m}`}}function pu({layer:e,visit:t},n){let s=`layers.${e}`,o=l=>T(Math.hypot(
...st(n,`${s}.${l}`,t))),r=n.has(`${s}.attention_out`),i=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of \
length ${o(l)}`,a=r?`its heads give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${U(n,t)}.`,text:`The\
 visit comes in as a vector of length ${o("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_for\
ward")}. It leaves with length ${o("residual_out")}.${c}`}}function gu({visit:e},t){let n=O(Number(t.pointerWeights[e]),
1),s=`The pointer gives ${U(t,e)}, ${n}.`;if(t.visits[e]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:o,bias:r,isBiasOff:i,score:a}=ue(t,e),c=r!==null&&!i?` and the bias of its position is ${T(r,2)}`:"";return{
title:s,text:`Query and key multiply to ${T(o.sum,2)}${c}; its score is ${T(a,2)}. The weight counts for ${Qt(t,e)}.`}}function yu({
location:e},t){let{logit:n}=Vt(t,e),s=t.probabilityOf("generation",e),o=n===null?"":`Its logit is ${T(n,2)}; `,r=`the so\
ftmax over all places makes it ${O(s,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation he\
ad.`,text:o?o+r:r.charAt(0).toUpperCase()+r.slice(1)}}function bu(e){let t=te({kind:"gate"},e,null),n=fe(e);if(!n)return t;
let{logit:s,learned:o,hidden:r}=n,i=e.trace.gate.learned?`Its ${r.length} hidden units and the bias add up to a logit of\
 ${T(s,2)}.`:`As learned it would be ${o.toFixed(2)}.`;return{title:t.title,text:`${t.text} ${i}`}}var ea="http://www.w3.org/2000/svg",xu=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),
Ln=/-?\d+(?:\.\d+)?/g,In=class{#t=new WeakMap;#n=new Map;#s=new WeakMap;#r=0;#e=0;constructor(t){this.root=t,this.elements=
[]}show(t,n=0){this.#d(),this.elements=this.#o(this.root,t,this.elements,n>0),this.#n.size&&this.#l(n)}#o(t,n,s,o){if(n.
every(a=>typeof a=="string")){let a=n.join("");return(t.textContent!==a||s.length)&&(t.textContent=a),[]}if(!s.length&&!t.
firstChild){let a=n.map(c=>this.#a(na(c)));return t.append(...a),a}let r=new Map;for(let[a,c]of s.entries()){let l=this.#t.
get(c);l&&r.set(eo(l.mark,a),c)}let i=n.map((a,c)=>{let l=na(a),h=r.get(eo(l,c));r.delete(eo(l,c));let u=h??document.createElementNS(
ea,l.tag);return this.#c(u,l,o&&h!==void 0),u});for(let a of r.values())a.remove();for(let[a,c]of i.entries()){let l=t.childNodes[a];
l!==c&&t.insertBefore(c,l??null)}return i}#a(t){let n=document.createElementNS(ea,t.tag);for(let[s,o]of Object.entries(t.
attributes)){let r=Le(o);r!==null&&n.setAttribute(s,r)}return this.#t.set(n,{mark:t,elements:this.#o(n,t.children,[],!1)}),
n}#c(t,n,s){let o=this.#t.get(t),r=o?.mark.attributes??{};for(let a of Object.keys(r))Le(n.attributes[a])===null&&t.removeAttribute(
a);for(let[a,c]of Object.entries(n.attributes)){let l=Le(c),h=Le(r[a]);if(l===null||l===h)continue;let u=s&&h!==null&&xu.
has(a)?wu(h,l):null;u?this.#n.set(`${this.#i(t)} ${a}`,{element:t,name:a,at:u,end:l}):t.setAttribute(a,l)}let i=this.#o(
t,n.children,o?.elements??[],s);this.#t.set(t,{mark:n,elements:i})}#i(t){let n=this.#s.get(t)??this.#r++;return this.#s.
set(t,n),n}#l(t){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/t));if(r===1){this.#d();return}let i=1-
(1-r)**3;for(let{element:a,name:c,at:l}of this.#n.values())a.setAttribute(c,l(i));this.#e=requestAnimationFrame(s)};this.#e=
requestAnimationFrame(s)}#d(){cancelAnimationFrame(this.#e);for(let{element:t,name:n,end:s}of this.#n.values())t.setAttribute(
n,s);this.#n.clear()}};function na(e){return typeof e=="string"?{tag:"tspan",attributes:{},children:[e]}:e}function eo(e,t){
return`${e.tag} ${e.key??t}`}function wu(e,t){let n=e.match(Ln)??[],s=t.match(Ln)??[],o=t.split(Ln);return n.length!==s.
length||e.split(Ln).join()!==o.join()?null:r=>{let i=s.map((a,c)=>{let l=Number(n[c]);return String(Math.round((l+r*(Number(
a)-l))*100)/100)});return o.map((a,c)=>a+(i[c]??"")).join("")}}var $u=7;function sa(e,{names:t,run:n},s){if(!t.length)return e;let o=$u*s/13;return mn(e,r=>t.includes(r)?{className:"p\
ut-in",words:`put in from the ${n} run`,onTop:i=>ku(i,n,o)}:null)}function ku({attributes:{x:e,y:t,width:n}},s,o){let[r,
i]=[Number(e)+Number(n),Number(t)],a=.45*o;return f("g",{key:"put in",class:"badge"},f("circle",{cx:r,cy:i,r:o}),f("path",
{d:`M${r+a} ${i-a}L${r-a} ${i+a}m0 ${-1.5*a}v${1.5*a}h${1.5*a}`}),f("title",{},`Put in from the ${s} run`))}var Rn=class{#t=0;#n=0;#s=[];constructor(t,n){this.show=n,this.button=no("Play the story","play",()=>this.toggle()),this.
back=no("Step back","back",()=>this.step(-1)),this.forth=no("Step forward","forth",()=>this.step(1)),this.slider=document.
createElement("input"),this.slider.type="range",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute(
"aria-label","Step of the story"),this.slider.addEventListener("input",()=>this.goTo(Number(this.slider.value)-1)),t.append(
this.button,this.back,this.forth,this.slider),this.#e(!1)}isOpen=!1;get beat(){return this.isOpen?this.#n:null}get count(){
return this.#s.length}get isTelling(){return this.isOpen&&this.#n<this.#s.length-1}get told(){return this.isOpen?this.#s[this.#n]??
null:null}tell(t){this.#s=t,this.#n=Math.min(this.#n,t.length-1),this.slider.max=String(t.length),this.#e(this.#t!==0)}toggle(){
this.#t?this.pause():this.play()}play(){let t=this.#n>=this.#s.length-1;this.goTo(this.isOpen&&!t?this.#n:0),this.#r()}pause(){
clearTimeout(this.#t),this.#t=0,this.#e(!1)}close(){this.isOpen&&(this.pause(),this.isOpen=!1,this.#n=0,this.#e(!1),this.
show(null))}step(t){this.goTo(this.isOpen?this.#n+t:t>0?0:this.#s.length-1)}goTo(t){this.pause(),this.isOpen=!0,this.#n=
Math.max(0,Math.min(this.#s.length-1,t)),this.#e(!1),this.show(this.#n)}#r(){let{title:t="",text:n=""}=this.#s[this.#n]??
{},s=Math.max(1800,55*(t.length+n.length));if(this.#n>=this.#s.length-1){this.pause();return}this.#t=window.setTimeout(()=>{
this.goTo(this.#n+1),this.#r()},s),this.#e(!0)}#e(t){this.button.dataset.icon=t?"pause":"play";let n=t?"Pause the story":
"Play the story";this.button.setAttribute("aria-label",n),this.button.title=n,this.slider.value=String(this.isOpen?this.#n+
1:this.#s.length),this.slider.setAttribute("aria-valuetext",this.isOpen?`Step ${this.#n+1} of ${this.#s.length}`:"The wh\
ole picture"),this.back.disabled=this.isOpen&&this.#n===0,this.forth.disabled=this.isOpen&&this.#n>=this.#s.length-1}};function no(e,t,n){
let s=document.createElement("button");return s.type="button",s.dataset.icon=t,s.title=e,s.setAttribute("aria-label",e),
s.addEventListener("click",n),s}var Cn="http://www.w3.org/2000/svg",oa=1.7,Mu=1.2,ra=20,Eu=["fill","stroke","stroke-width","stroke-dasharray","stroke-li\
necap","stroke-linejoin","opacity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],Au={fill:"\
rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"mi\
ter",opacity:"1","paint-order":"normal","text-decoration-line":"none"},Ou=".handle, .handle-words, .control, .escape",Su=new Set(
["font-size","font-weight","text-anchor"]);function ia(e,{title:t,ground:n,lines:s}){let o=e.cloneNode(!0),{width:r,height:i}=e.
viewBox.baseVal,a=Number(e.getAttribute("font-size")),c=s.length*oa*a,l=c+i,h=[],u=e.querySelectorAll("*");for(let[y,p]of o.
querySelectorAll("*").entries()){let b=u[y];b&&Tu(p,getComputedStyle(b)),p.matches(Ou)&&h.push(p);for(let $ of["class","\
data-part","data-open","data-act","tabindex","role"])p.removeAttribute($)}for(let y of[...h,...o.querySelectorAll('[opac\
ity="0"]')])y.remove();let d=document.createElementNS(Cn,"title");d.textContent=t;let m=document.createElementNS(Cn,"rec\
t");m.setAttribute("y",String(-c)),m.setAttribute("width",String(r)),m.setAttribute("height",String(l)),m.setAttribute("\
fill",n);let g=s.map((y,p)=>{let b=a*(p?1:Mu),$=document.createElementNS(Cn,"text");return $.textContent=et(y,r-2*ra,b,p===
0),$.setAttribute("x",String(ra)),$.setAttribute("y",String((p+.8)*oa*a-c)),$.setAttribute("font-size",String(b)),$.setAttribute(
"font-weight",p?"400":"600"),$.setAttribute("fill",getComputedStyle(e).color),$});return o.prepend(d,m,...g),o.setAttribute(
"viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("xmlns",Cn),o.setAttribute("width",String(r)),o.setAttribute("height",String(
l)),o.setAttribute("font-family",getComputedStyle(e).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.
setAttribute("role","img"),o.setAttribute("aria-label",t),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(
o),width:r,height:l}}function Tu(e,t){if(e.localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}
e.localName==="image"&&e.setAttribute("style","image-rendering: pixelated");for(let n of Eu){if(Su.has(n)&&e.localName!==
"text")continue;let s=t.getPropertyValue(n);s&&s!==Au[n]&&e.setAttribute(n,s)}}function aa({columns:e,rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>so(
"th",r,"col")));let o=n.createTBody();for(let[r,...i]of t)o.insertRow().append(so("th",r,"row"),...i.map(a=>so("td",a)));
return n}function ca(e){let t=s=>s.map(Ru).join(",");return`${e.map(({columns:s,rows:o})=>[s,...o].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}var vu=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Lu=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Iu=/^(?=[\t\r\n])/;function Ru(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(Lu,"$1'").replace(
Iu,"'"),n=vu.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function so(e,t,n){let s=document.createElement(
e);n&&(s.scope=n);let o=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–");return s.textContent=Number(
o)===0?o.replace("-",""):o,s}function ha(e,t=null,n=null){if(t===null)return[Pu(e,n),Wu(e,n)];let s=vt(t,e);return s?Cu[s.kind](e,s):[]}var Cu={head:Hu,
stream:Du,inputs:la,visit:la,context:Fu,pointer:Bu,generation:Uu,gate:Gu,place:Vu};function Pu(e,t){let{hasPointer:n}=e,
s=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","Stay in minutes",...n?
["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:e.visits.map((o,r)=>[U(e,r),o.duration_minutes,
...n?[ro(e.pointerScores[r]),e.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function Wu(e,t){return{caption:`T\
he answer, with a gate of ${e.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From the pointer","Fr\
om generation","Probability",...t?[`Probability ${t.words}`]:[]],rows:e.trace.location_probabilities.final.map(({location:n})=>{
let{pointer:s,generation:o,fromPointer:r,fromGeneration:i}=me(e,n),a=e.probabilityOf("final",n);return[e.nameOf(n).label,
s,o,r,i,a,...t?[t.knownProbability(n)]:[]]})}}function Hu(e,{layer:t,head:n,query:s,visit:o,isLeaf:r}){let{count:i}=e,a=e.
weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((d,m)=>U(e,m));if(!r)return[{caption:`Weights of ${c}: rows are th\
e visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((d,m)=>[d,...a.subarray(m*i,
(m+1)*i)])}];let h=wn(e,t,n,s),{dot:u}=he(e,t,n,s,o);return[Pn(`Query of ${l[s]} × key of ${l[o]}, ${c}`,["Query","Key"],
u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((d,m)=>[d,ro(h.scores[m]),a[s*
i+m]])}]}function Du(e,t){let{layer:n,visit:s}=t,o=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1","norm1"],["Head\
s","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.out"],["Leaves",
"residual_out"]].filter(([,u])=>e.has(`${o}.${u}`)),i=r.map(([,u])=>st(e,`${o}.${u}`,s)),a=vn(e,t),c=kn(e,n,s,a),l=st(e,
`${o}.feed_forward.pre`,s),h=st(e,`${o}.feed_forward.hidden`,s);return[{caption:`${U(e,s)}, in layer ${n}`,columns:["Num\
ber",...r.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,d)=>[d+1,...i.map(m=>m[d])])},{caption:`Hidden units of the feed\
-forward network${c?`, and what they give number ${a+1}`:""}`,columns:["Unit","Before the activation","After it",...c?["\
Weight","Product"]:[]],rows:Array.from(h,(u,d)=>[d+1,l[d],u,...c?[c.dot.second[d],c.dot.products[d]]:[]])}]}function la(e,{
kind:t,visit:n}){let s=st(e,"inputs.projected",n),o=[{caption:`What ${U(e,n)} is made of`,columns:["Feature","Value","Le\
ngth of its vector"],rows:e.slices.map(({name:i,label:a,lengths:c})=>[a,Zs(e,i,n),c[n]])},oo("All features mixed by one \
matrix",s)];if(t==="inputs")return o;let r=Array.from({length:e.layers*e.heads},(i,a)=>{let[c,l]=[Math.floor(a/e.heads),
a%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.hasPointer&&r.push(["Pointer",e.pointerWeights[n]]),
o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),o}function Fu(e){return[oo(
"The context: the last visit after all layers",e.values("context"))]}function Bu(e,{visit:t,isLeaf:n}){let s=$n(e),o=e.visits.
map((l,h)=>U(e,h)),r=e.values("pointer.content_scores"),i=e.has("pointer.bias")?e.values("pointer.bias"):null,a=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...i?["Position bias"]:[],"Score","Weig\
ht"],rows:o.map((l,h)=>[l,r[h],...i?[i[h]]:[],ro(s.scores[h]),e.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return a;let{dot:c}=ue(e,t);return[Pn(`Query of the context × key of ${o[t]}`,["Query","Key"],c),...a]}function Uu(e,{
location:t,isLeaf:n}){let s=e.trace.location_probabilities.generation??[],o={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:s.map(i=>[e.nameOf(i.location).label,Vt(e,i.location).logit,
i.probability])},{dot:r}=Vt(e,t);return n&&r?[Pn(`Context × weights of ${e.nameOf(t).label}`,["Context","Weight"],r),o]:
[o]}function Gu(e){let t=fe(e),n={caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bias",t.bias],["Logit",t.
logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[n];let s="Hidden units";return[t.dot?Pn(s,["Hidden un\
it","Weight"],t.dot):oo(s,t.hidden),n]}function Vu(e,{location:t}){let{visits:n,pointer:s,generation:o,gate:r,fromPointer:i,
fromGeneration:a,probability:c}=me(e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",s,r,i],["Generation",o,1-r,a],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[U(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function Pn(e,t,{
first:n,second:s,products:o,sum:r}){return{caption:e,columns:["Number",...t,"Product"],rows:[...o.map((i,a)=>[a+1,n[a],s[a],
i]),["Sum","","",r]]}}function oo(e,t){return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,s)=>[s+1,n])}}function ro(e){
return Number.isFinite(e)?e:"−∞"}function ua(e,t,n,s=null){let o=document.createElement("dialog");o.className="picture-tables",o.setAttribute("aria-label",
"Numbers");let r=ha(t,n,s);for(let l of r){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append(aa(l)),o.append(u,h)}let i=document.createElement("button");i.type=
"button",i.textContent="Close",i.addEventListener("click",()=>o.close());let a=document.createElement("a");a.textContent=
"Save as CSV",a.download=`${n??"network"}.csv`,a.href=URL.createObjectURL(new Blob([ca(r)],{type:"text/csv"}));let c=document.
createElement("p");c.append(i," ",a),o.append(c),o.addEventListener("close",()=>{URL.revokeObjectURL(a.href),o.remove()}),
e.append(o),o.showModal()}var Ge=.03,ju=5;function Wn({reading:e,before:t,overlays:n,stage:s,happened:o,lit:r}){let i=Mt(r,e),{most:a,top:c,bottom:l}=s.
answers,h=o===null?[]:[o];n&&t&&h.push(t.trace.prediction.location),i!==null&&r?.kind==="place"&&h.push(i);let u=e.answer(
a,h),d=u.slice(0,-1).map(({location:p})=>p),m=fa(d.map(p=>t?.knownProbability(p)??null),1),g=n&&t?Yu(d,e,t):null,y=(l-c)/
u.length;return u.map((p,b)=>{let $=c+(b+.5)*y,x=p.probability*s.full,w={pointer:g?.pointer[b]??null,generation:g?.generation[b]??
null},[k,N]=["pointer","generation"].map(M=>da(p[M]*ee({reading:e},M),w[M])*s.full);return{...p,was:t?m[b]??null:null,wasByPath:w,
middle:$,start:$+(Number(k)-Number(N)-x)/2,height:x}})}function da(e,t){return Math.max(0,(t??e)-e)}function Yu(e,t,n){let s=(o,r)=>r?
fa(e.map(i=>n.shareOf(o,i)),ee({reading:n},o)):[];return{pointer:s("pointer",t.hasPointer),generation:s("generation",t.hasGeneration)}}
function fa(e,t){let n=e.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,t);return[...e,n.length===e.length?Math.max(0,s):null]}
function Hn(e,t){let{reading:n,stage:s}=e,o=Ie(e),r=n.pointerWeights,i=p=>p.reduce((b,$)=>b+da(r[$],o?.[$]??null),0),a=n.
pointedPlaces.map(p=>({...p,lost:i(p.visits)})).sort((p,b)=>b.probability+b.lost-p.probability-p.lost),c=a.filter((p,b)=>p.
probability+p.lost>=Ge&&b<ju||io(t,p.location)<t.length-1).map(p=>({...p,wish:y(p.visits)})),l=a.filter(({location:p})=>!c.
some(b=>b.location===p));if(l.length){let p=l.flatMap(b=>b.visits);c.push({location:-1,label:`${l.length} other${l.length===
1?"":"s"}`,category:null,probability:l.reduce((b,{probability:$})=>b+$,0),lost:i(p),visits:p,wish:y(p)})}c.sort((p,b)=>p.
wish-b.wish);let{room:h,gap:u}=s.across.places,d=c.map(({wish:p,probability:b,lost:$})=>({wish:p,length:(b+$)*s.full})),
m=d.reduce((p,{length:b})=>p-b,h[1]-h[0]),g=An(d,Math.max(0,Math.min(u,m/(d.length-1||1))),...h);return c.map(({location:p,
label:b,probability:$,lost:x,visits:w},k)=>({path:"pointer",location:p,label:b,probability:$,start:Number(g[k]),lost:x,visits:w,
answer:io(t,p)}));function y(p){let b=p.map(x=>Math.max(r[x],o?.[x]??0)),$=b.reduce((x,w)=>x+w,0)||1;return p.reduce((x,w,k)=>x+
Number(b[k])/$*Number(s.across.visits[w]),0)}}function Dn({reading:e,stage:t},n){if(!e.hasGeneration)return[];let s=e.generated(
Be),{gap:o}=t.across.generation,{start:r}=t.across.generation;return s.map(({location:i,label:a,probability:c})=>{let l={
path:"generation",location:i,label:a,probability:c,start:r,lost:0,visits:[],answer:io(n,i)};return r+=c*t.full+o,l})}function ee({
reading:e},t){return t==="pointer"?e.gate:1-e.gate}function wt(e,t){let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function io(e,t){
let n=e.findIndex(s=>s.location===t);return n<0?e.length-1:n}var ao=18;function qt({stage:e},t){let n=e.type/13;return F(t,12.5*n)+13*n}function Ve({reading:e},t){let n=e.trace.interventions[`${t}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function Fn(e,t,n,s=3){let o=e.reading.trace.interventions[`${t}\
_temperature`]??1;return f("g",{key:`temperature ${t}`},xe(e,{act:`${t}_temperature`,words:Ve(e,t),title:`Temperature of\
 the ${t} softmax: ${o}. Drag to the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function xe(e,{act:t,
words:n,title:s,right:o,y:r,height:i=0,stays:a=!1}){if(!e.canAct)return[];let c=e.stage.type/13,l=i||ao*c,h=qt(e,n),u=a?
" stays":"";return[f("rect",{key:`handle ${t}`,class:`handle${u}`,"data-act":t,x:o-h,y:r,width:h,height:l,rx:l/2},f("tit\
le",{},s)),f("text",{key:`handle words ${t}`,class:`handle-words middle${u}`,x:o-h/2,y:r+l/2+4*c},n)]}var je=1440;function ma(e){let{stage:t}=e,{x:n,width:s}=t.visits;return[zt(e,n,"Visits",co(e,s),s),...qu(e),...t.rows.map(
(o,r)=>Ku(e,r))]}function co({stage:e,lit:t},n){if(t?.kind!=="head")return"oldest first";let s="% read by the last visit",
o=`${s} in head ${t.head}`;return F(o,12.5*(e.type/13))<=n?o:s}function zt({stage:e},t,n,s,o=400){let r=e.type/13;return f(
"g",{key:`title ${n}`,class:"heading","aria-hidden":"true"},F(n,15*r,!0)<=o?f("text",{x:t,y:17*r,class:"title"},n):f("te\
xt",{x:t,y:17*r,class:"small strong"},et(n,o,12.5*r,!0)),f("text",{x:t,y:35*r,class:"small"},et(s,o,12.5*r)))}function qu({
reading:e,stage:t}){let n=t.type/13,s=[];for(let{start:o,end:r,weekday:i}of lo(e)){let a=Number(t.rows[o]?.y)-Number(t.rows[o]?.
height)/2,c=Number(t.rows[r]?.y)+Number(t.rows[r]?.height)/2;if(s.push(f("rect",{key:`day ${o}`,class:"day",x:t.visits.x+
29*n,y:a+1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+c)/2+4.5*n);s.push(f("text",{key:`\
weekday ${o}`,class:"small strong",x:t.visits.x,y:l},i))}}return s}function lo({visits:e}){let t=[];for(let[n,s]of e.entries()){
let o=zu(s),r=t.at(-1);r?.day===o?r.end=n:t.push({start:n,end:n,day:o,weekday:String(ut[s.weekday])})}return t}function zu({
arrival:e,weekday:t}){return e?.split("T")[0]??String(t)}function Ku(e,t){let{reading:n,stage:s,lit:o}=e,{y:r,height:i,isFull:a}=s.
rows[t],c=n.visits[t];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,d=Ce(o,n).includes(t),m=c.masked?"unmask":"mask",g=a&&e.canAct&&t<n.count-1,y=g&&d?qt(e,m)+4*l:0,p=Math.min(ao*l,i),
b=Bn(c),$=i>=33*l,x=($?20:13)*l,w=h+x+($?14:8)*l,k=uo(e,t),N=fo(e,t),M=d||N,A=k?42*l:0,S=s.visits.x+s.visits.width-4,_=S-
w,v=s.isDense?0:38*l,C=$?[f("text",{x:w,y:r-3*l,class:"strong"},et(c.label,_-y,13*l,!0)),f("text",{x:w,y:r+13*l,class:"s\
mall"},F(b,12.5*l)<=_-A?b:at(c.start_minute)),k||_<F(b,12.5*l)+56*l?null:Ju(S+4-50*l,r+5*l,48*l,c)]:[f("text",{x:w,y:r+4.4*
l,class:M?"strong":"label"},et(c.label,_-Math.max(v,A)-y-9,12.5*l,M)),k||s.isDense?null:f("text",{x:S-y,y:r+4.4*l,class:"\
small end"},at(c.start_minute))];return f("g",ho(e,t,c),f("rect",{class:"chip",x:h,y:r-i/2+.5,width:u,height:Math.max(1,
i-1),rx:a?5*l:1}),a&&pt(c.category,h+4*l,r-x/2,x),a?C:f("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),k&&a&&f("t\
ext",{x:S,y:r+($?13:4.4)*l,class:N?"strong end":"small end"},k),g&&d&&xe(e,{act:"mask",words:m,title:c.masked?"Unmask th\
is visit, so that others may read it again":"Mask this visit: no other may read it",right:S+2,y:$?r-17*l:r-p/2,height:p}),
f("title",{},`${c.label}, ${ut[c.weekday]} ${b}`))}function ho({reading:e,lit:t},n,s){let o=Ce(t,e).includes(n);return{key:`\
visit ${n}`,class:`part visit${o?" lit":""}${s.masked?" off":""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1",
"aria-label":`Visit ${n+1} of ${e.count}: ${s.label}, ${ut[s.weekday]} ${Bn(s)}${s.masked?", masked":""}${e.hasPointer?`\
; pointer weight ${O(e.pointerWeights[n],1)}`:""}`}}function Bn({start_minute:e,duration_minutes:t}){return`${at(e)} · ${Pt(
t)}`}function uo({reading:e,lit:t},n){return t?.kind!=="head"?"":O(e.lastRow(t.layer??0,t.head??0)[n])}function fo({reading:e,
lit:t},n){return t?.kind!=="head"?!1:mt(e.lastRow(t.layer??0,t.head??0))===n}function Ju(e,t,n,{start_minute:s,duration_minutes:o}){
let r=Math.min(s+o,je),i=Math.min(s,Math.max(0,s+o-je)),a=(c,l)=>f("rect",{class:"stay",x:e+c/je*n,y:t,width:Math.max(1,
(l-c)/je*n),height:7});return f("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},f("rect",{class:"\
track",x:e,y:t,width:n,height:7}),a(s,r),i>0&&a(0,i),f("rect",{class:"stay-end","data-drag":"stay",x:e+(i||r)/je*n-2,y:t-
3,width:5,height:13}))}function pa(e){let{reading:t,stage:n}=e;if(!n.slices)return[];let s=n.type/13,{x:o,width:r}=n.slices,
{slices:i}=t,a=Math.max(...It(e).map(({longestSlice:y})=>y)),c=r/i.length,l=dt(e.lit,t),h=e.lit?.kind==="slices",u=n.rows.
flatMap(({y,height:p},b)=>i.map(({lengths:$},x)=>{let w=Number($[b])/a*Math.max(2,p-4);return{visit:b,x:o+x*c,y:y+p/2-2-
w,width:.72*c,height:w}})),[d,m]=mo(u,({visit:y})=>h||l.includes(y)),g=i.map(({label:y},p)=>f("text",{key:`name ${y}`,class:"\
tiny middle",x:o+(p+.36)*c,y:(p%2?40:26)*s},y));return[f("g",po(e),f("rect",{class:"ground",x:o-6,y:n.top-4,width:r+6,height:n.
bottom-n.top+8,rx:6}),g,f("path",{key:"bars",class:"length",d:ce(m)}),d.length>0&&f("path",{key:"lit",class:"length lit",
d:ce(d)}),f("text",{class:"small",x:o,y:n.bottom+18*s},"Bars: lengths"),f("text",{class:"small",x:o,y:n.bottom+33*s},"of\
 the vectors"))]}function mo(e,t){return[e.filter(t),e.filter(n=>!t(n))]}function po(e){return{key:"slices",class:`part \
slices${ft(e,"slices")}`,"data-part":"inputs",role:"button",tabindex:"-1",opacity:z(e,Sn.slices),"aria-label":`What each\
 visit is made of: ${e.reading.slices.map(({label:t})=>t).join(", ")}`}}function ga(e,t){let{x:n,right:s}=e.stage.answers,o=e.stage.type/13;return[zt(e,n+6*o,"Answer",e.stage.isDense?"":Xu(e),
s-n),...go(e,t)]}function Xu({reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of ge\
neration"}function go(e,t){let{reading:n,stage:s,lit:o,happened:r}=e,i=s.type/13,a=Mt(o,n),{x:c,right:l,segment:h}=s.answers,
u=l-c;return t.map(d=>{let{location:m,label:g,category:y,probability:p,was:b,middle:$,height:x,start:w}=d,k=[{path:"poin\
ter",share:d.pointer*ee(e,"pointer")},{path:"generation",share:d.generation*ee(e,"generation")}],N=a===m,M=c+(y===null?6:
26)*i,A=nn(g,l-M-(r===m?20*i:2),13.5*i,2,!0),S=$-(A.length>1?22:8)*i,_=$+(A.length>1?2:0)*i,v=c+6*i,C=u-8*i;return f("g",
{key:`place ${m}`,class:`part place${N?" lit":a!==null&&o?" dim":""}`,"data-part":m<0?null:`places.${m}`,role:m<0?null:"\
button",tabindex:m<0?null:"-1","aria-label":`${g}: ${O(p,1)}; from the pointer ${O(k[0]?.share??0,1)}, from generation ${O(
k[1]?.share??0,1)}${r===m?"; this is what really happened":""}`},f("rect",{key:"ground",class:"ground",x:c-6*i,y:S-16*i,
width:u+10*i,height:_-S+50*i,rx:6}),f("rect",{key:"segment",class:"answer-bar",x:h,y:w,width:X-2,height:Math.max(1,x)}),
y!==null&&pt(y,c+5*i,S-13*i,16*i),A.map((W,R)=>f("text",{key:`name ${R}`,class:m<0?"label halo":"strong halo",x:M,y:S+15*
R*i},W)),r===m&&f("path",{key:"happened",class:"check",d:`M${l-16*i} ${S-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},f("title",
{},"This is where the person went.")),f("rect",{key:"track",class:"track",x:c+6*i,y:_,width:C,height:8*i}),k.map(({path:W,
share:R})=>{let I=f("rect",{key:W,class:`${W} bar`,x:v,y:_,width:Math.max(0,R*C),height:8*i});return v+=R*C,I}),b!==null&&
f("rect",{key:"before",class:"before",x:c+5*i+b*C,y:_-3*i,width:2,height:14*i}),f("text",{key:"probability",class:"stron\
g halo",x:c+6*i,y:_+23*i},O(p,1)),b!==null&&Zu(c+60*i,_+23*i,p,b))})}function Zu(e,t,n,s){let{change:o,size:r,sign:i}=ie(
n,s);return o===0?f("text",{key:"change",class:"small",x:e,y:t},"same"):f("text",{key:"change",class:`${o>0?"more":"less"}\
 strong halo`,x:e,y:t},`${i} ${r}`)}function ya(e){let{reading:t,stage:n}=e,s=n.type/13,o=t.values("context");if(!n.layers.at(-1)||!o)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),a=Math.ceil(o.length/i),c=n.context,l=c/i,h=n.fork-2*s,u=n.bottom+20*s,d={x:h,y:u,columns:i,
cell:l},m={class:"strong halo middle",x:h+c/2,y:u+a*l+14*s};return yo(e,d,Qu(e,h,u,c,a*l),n.isDense?m:void 0)}function yo(e,{
x:t,y:n,columns:s,cell:o},r,i){let a=e.stage.type/13,c={class:"strong halo",x:t,y:n-5*a},l=e.reading.values("context"),h=Math.
max(...It(e).flatMap(d=>[...d.values("context")].map(Math.abs)))||1,u=Array.from(l,(d,m)=>f("rect",{class:d<0?"below-zer\
o":"above-zero",x:t+m%s*o,y:n+Math.floor(m/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(d)/h)}));return f("g",{
key:"context",class:`part context${ft(e,"context")}`,"data-part":"context",role:"button",tabindex:"-1",opacity:z(e,Z(e.reading).
context),"aria-label":`Context: the last visit after all layers, ${l.length} numbers`},f("rect",{class:"ground",x:t-3,y:n-
16*a,width:s*o+6,height:Math.max(44,Math.ceil(l.length/s)*o+20*a),rx:4}),r,f("text",{key:"name",...i??c},"Context"),u,f(
"title",{},`The last visit after all layers: ${l.length} numbers. The pointer, the generation head and the gate read the\
m.`))}function Qu({reading:e,stage:t},n,s,o,r){let i=t.type/13,a=Number(t.rows.at(-1)?.y),c=n-6*i,l=t.size.height-5*i,h=t.
gate+9*i;return[f("path",{key:"from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${s+r/2}H${n-2}`}),e.hasGeneration&&
f("path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*i}`}),e.has("gate.logit")&&f("\
path",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*i}V${l}H${h}V${.56*t.size.height+t.full/2+4}`})]}function ba(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,r=s.across.gate,i=r+s.full,a=s.gateWidth,c=r+t.gate*s.full,
l=n?.hasGate?n.gate:t.gate,h=s.gate+a/2,u=Un(e);return f("g",bo(e,"vertical"),f("rect",{key:"frame",class:"gate-frame",x:s.
gate-3,y:r-3,width:a+6,height:s.full+6,rx:4}),f("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:a,height:Math.
max(0,c-r)}),f("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:a,height:Math.max(0,i-c)}),f("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&f("path",{key:"learned",class:"le\
arned",d:`M${s.gate+a+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},f("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&f("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:a+16*o,height:12*o,rx:6*o}),
!u&&f("text",{key:"fixed",class:"small middle",x:h,y:i+18*o},"fixed"))}function Un({reading:e}){return e.trace.architecture.
components.includes("gate")}function bo(e,t){let{reading:n}=e,s=e.canAct&&Un(e);return{key:"gate",class:`part gate${ft(e,
"gate")}`,"data-part":"gate",role:s?"slider":"button",...s&&{"aria-orientation":t,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-valuetext":`${n.gate.toFixed(2)}: ${O(n.gate)} pointer`},tabindex:"-1",opacity:z(e,
Z(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${O(n.gate)} pointer, ${O(1-n.gate)} generation${n.trace.gate.learned?
"":", not learned"}`}}function Gn(e,t,n){let{reading:s,stage:o,lit:r}=e,i=e.beat>=Z(s).gate,a=x=>ee(e,x),c=Mt(r,s),l=new Map,
h=o.across.gate;for(let x of t)l.set(x,h),h+=x.probability*a(x.path)*o.full;let u=new Map;h=o.across.gate;for(let x of["\
pointer","generation"])for(let[w]of n.entries())u.set(`${x} ${w}`,h),h+=Number(n[w]?.[x])*a(x)*o.full;let d=t.map(x=>{let w=Number(
l.get(x)),k=x.probability*a(x.path)*o.full,N=wt(x.start,x.start+x.probability*o.full),M=wt(w,w+k);return f("path",{key:`\
into ${x.path} ${x.location}`,class:`${x.path} band${b(x.location)}`,d:o.bands.into(N,M,i)})}),[m,g]=[o.across.gate,o.across.
gate+o.full],y=n.flatMap((x,w)=>{let k=x.start;return["pointer","generation"].map(N=>{let M=Number(x[N])*a(N),A=M*o.full,
S=Number(u.get(`${N} ${w}`)),_=wt(S,S+A),v=wt(k,k+A),C=x.wasByPath[N],W=C===null?null:p(N,S,k,A,C*o.full);k+=A;let R=`ou\
t ${N} ${x.location}`;return[A>0&&f("path",{key:R,class:`${N} band${b(x.location)}`,d:o.bands.out(_,v,i)}),W&&dn({key:R,
now:A,before:Number(C)*o.full,path:(I,D)=>o.bands.out(I,D,i),edges:W,style:b(x.location),title:`${x.label}, from ${N==="\
pointer"?"the pointer":"generation"}: ${fn(M,Number(C),e.before?s.wordsFor(e.before):"")}`})]})});return[d,y,i&&r?.kind===
"visit"&&$(r.visit??0)];function p(x,w,k,N,M){let A=Math.abs(N-M),S=x==="pointer",_=(W,R)=>{let I=S?W-(R?0:A):W+N-(R?A:0);
return[I,I+A]},[v]=_(w,!1),C=Math.max(m,Math.min(g-A,v));return{more:[_(w,!0),_(k,!0)],less:[[C,C+A],_(k,!1)]}}function b(x){
return c===null?"":c===x&&r?.kind==="place"?" lit":" dim"}function $(x){let w=s.pointerWeights,k=t.find(({path:D,visits:Y})=>D===
"pointer"&&Y.includes(x));if(!k)return null;let N=[...k.visits].sort((D,Y)=>D-Y),A=N.slice(0,N.indexOf(x)).reduce((D,Y)=>D+
w[Y],0)*o.full,S=w[x]*o.full,_=a("pointer"),v=Number(l.get(k))+A*_,C=n[k.answer],W=Number(u.get(`pointer ${k.answer}`))+
A*_,R=Number(C?.start)+A*_,I=C?.location===k.location;return[f("path",{key:"visit into",class:"pointer band lit",d:o.bands.
into(wt(k.start+A,k.start+A+S),wt(v,v+S*_),i)}),I&&f("path",{key:"visit out",class:"pointer band lit",d:o.bands.out(wt(W,
W+S*_),wt(R,R+S*_),i)})]}}function xa(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,{gate:r,gateHeight:i,full:a}=s,c=s.across.gate,l=c+t.gate*a,
h=n?n.gate:t.gate,u=Un(e),d=`${O(t.gate)} pointer${u?"":", fixed"}`;return f("g",bo(e,"horizontal"),f("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:a+6,height:i+6,rx:4}),f("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:t.gate*
a,height:i}),f("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-t.gate)*a,height:i}),f("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${t.gate.toFixed(2)}`),f("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},d),h!==t.gate&&f("path",{key:"learned",class:"learned",d:`M${c+h*a} ${r+i+3}l${5*o} ${8*o}h${-10*o}Z`},f("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[f("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:i+16*o,rx:6*o}),f("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-Et/2,s.size.width-
Et),y:r+(i-Et)/2,width:Et,height:Et})])}function wa(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:d})=>d==="generation"),i=s.places-8*o,a=s.fork+(n.
hasPointer?s.context+14*o:2*o),c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=e.beat>=Z(n).generation,h=r.map(({
label:d,probability:m,location:g},y)=>{let p=c+y*17*o;return[f("text",{key:`name ${y}`,class:g<0?"small halo":"label hal\
o",x:a,y:p},et(d,i-a-(s.isDense?38:46)*o,13*o)),f("text",{key:`share ${y}`,class:"strong end halo",x:i,y:p},O(m))]}),u=r.
map(({probability:d,start:m,location:g},y)=>f("rect",{key:`bar ${y}`,class:"generation bar",x:s.places,y:m,width:X,height:l?
Math.max(.8,d*s.full):0},f("title",{},`${g<0?"The others":r[y]?.label}: ${O(d,1)} of the generation head`)));return f("g",
xo(e,r),f("rect",{class:"ground",x:a-4,y:c-30*o,width:i-a+8,height:88*o,rx:6}),f("text",{class:`title halo${s.isDense?" \
end":""}`,x:s.isDense?i:a,y:c-18*o},"Generation"),h,u)}function xo(e,t){return{key:"generation",class:`part generation-b\
lock${ft(e,"generation")}`,"data-part":"generation",role:"button",tabindex:"-1",opacity:z(e,Z(e.reading).generation),"ar\
ia-label":`Generation: ${t.map(({label:n,probability:s})=>`${n} ${O(s)}`).join(", ")}`}}var td=3,wo=17,ed=4;function $a(e,t){let{reading:n,stage:s,lit:o}=e,r=Mt(o,n),i=t.filter(({path:c})=>c==="pointer"),a=({
location:c})=>r===null||r===c?"":" dim";return f("g",{key:"places",opacity:z(e,Z(n).pointer)},i.map(c=>f("rect",{key:`ba\
r ${c.location}`,class:`pointer bar${a(c)}`,x:c.start,y:s.places,width:Math.max(.8,c.probability*s.full),height:X},f("ti\
tle",{},`${c.label}: ${O(c.probability,1)} of the pointer`))),nd(e,i).map(c=>sd(e,c,a(c.flow))))}function nd({reading:e,
stage:t,lit:n},s){let o=t.type/13,r=Mt(n,e),[i,a]=t.across.places.room,c=({location:h,probability:u})=>u+ +(r!==null&&h===
r),l=[];for(let h of[...s].sort((u,d)=>c(d)-c(u))){let{location:u,label:d,probability:m,lost:g}=h;if(m+g<Ge&&u>=0&&u!==r)
continue;let y=u>=0,p=` ${O(m)}`,$=`${et(d,a-i-F(p,13*o,!0),13*o,y)}${p}`,x=F($,13*o,y)/2,w=h.start+m*t.full/2,k=Math.max(
i+x,Math.min(a-x,w)),[N,M]=[k-x,k+x];for(let A=0;A<td;A++){if(l.some(v=>v.row===A&&N<v.right+8*o&&M>v.left-8*o))continue;
let _=k>w?"":k<w?" end":" middle";l.push({flow:h,text:$,isBold:y,left:N,right:M,row:A,anchor:_});break}}return l}function sd({
stage:e},{flow:t,text:n,isBold:s,left:o,right:r,row:i,anchor:a},c){let l=e.type/13,h=e.places+X+(14+wo*i)*l,u=t.start+t.
probability*e.full/2;return[i>0&&f("path",{key:`leader ${t.location}`,class:`leader${c}`,d:`M${u} ${e.places+X}V${h-11*l}`}),
f("text",{key:`name ${t.location}`,class:`${s?"strong":"small"}${a} halo${c}`,x:a===""?o:a===" end"?r:(o+r)/2,y:h},n)]}function ka(e,t){
let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:l})=>l==="generation"),i=e.beat>=Z(n).generation,a=n.hasPointer?.42*
(s.right-s.left):s.right-s.left,c=s.places-(ed*wo-6)*o;return f("g",xo(e,r),f("rect",{class:"ground",x:s.right-a,y:c-36*
o,width:a+6,height:s.places+X-c+40*o,rx:6}),f("text",{class:"title end halo",x:s.right,y:c-19*o},"Generation"),r.map(({location:l,
label:h,probability:u,start:d},m)=>{let g=` ${O(u)}`,y=et(h,a-F(g,13*o),13*o)+g;return[f("text",{key:`name ${m}`,class:l<
0?"small end halo":"label end halo",x:s.right,y:c+m*wo*o},y),f("rect",{key:`bar ${m}`,class:"generation bar",x:d,y:s.places,
width:Math.max(.8,u*s.full),height:i?X:0},f("title",{},`${l<0?"The others":h}: ${O(u,1)} of the generation head`))]}))}var od=16;function Ma(e,t){let{reading:n,stage:s,lit:o}=e,r=s.type/13,i=z(e,Z(n).pointer),a=n.pointerWeights,c=n.pointerScores,
l=dt(o,n),h=Math.max(...a),u=s.fork+2*r,d={...!s.isDense&&{score:s.scores},weight:s.weights},m=F("Pointer",15*r,!0)+4*r,
g=qt(e,Ve(e,"pointer")),y=s.rows.flatMap(({y:b,isFull:$},x)=>{if(!$)return[];let w=a[x]>=.2*h||l.includes(x)?"strong":"s\
mall",k=l.length&&!l.includes(x)?" dim":"";return[!s.isDense&&f("text",{key:`score ${x}`,class:`small end${k}`,x:s.scores,
y:b+4.4*r},T(c[x])),f("text",{key:`weight ${x}`,class:`${w} end${k}`,x:s.weights,y:b+4.4*r},O(a[x]))].filter(N=>N!==!1)}),
p=t.filter(({path:b})=>b==="pointer").map(b=>rd(e,b));return[f("g",$o(e,t),f("rect",{class:"ground",x:u-4*r,y:s.top-4,width:s.
weights-u+8*r,height:s.bottom-s.top+8,rx:6}),zt(e,u,"Pointer","",200),Object.entries(d).map(([b,$])=>f("text",{key:b,class:"\
small end","aria-hidden":"true",x:$,y:35*r},b)),!s.isDense&&Fn(e,"pointer",Math.max(s.weights+6*r,u+m+g)),f("path",{class:"\
fork pointer-line",d:`M${u+2*r} ${s.bottom+8}V${s.top}`}),y),f("g",{key:"ribbons",opacity:i},ko(e,t),p)]}function $o(e,t){
return{key:"pointer",class:`part pointer-block${ft(e,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",opacity:z(
e,Z(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${O(s)}`).join(", ")}`}}function ko(e,t){let{reading:n,before:s,stage:o,lit:r}=e,i=n.
pointerWeights,a=Ie(e),c=dt(r,n),l=e.beat>=Z(n).pointer,h=An(o.across.visits.map((u,d)=>({wish:u,length:Math.max(i[d],a?.[d]??
0)*o.full})),0,...o.across.starts);return t.filter(({path:u})=>u==="pointer").flatMap(u=>{let d=u.start,m=u.start+u.probability*
o.full;return[...u.visits].sort((g,y)=>g-y).map(g=>{let y=i[g]*o.full,p=Number(h[g]),b=c.includes(g)?" lit":c.length?" d\
im":"",$=wt(d,d+y);d+=y;let x=a?.[g]??null,w=x===null?0:(x-i[g])*o.full,[k,N]=[m,Math.max(0,w)];m+=N;let M=`${n.visits[g]?.
label}: `,A=x===null||!s?`${M}${O(i[g],1)} of the pointer`:`${M}${fn(i[g],x,n.wordsFor(s))} of the pointer`;return[f("pa\
th",{key:`ribbon ${g}`,class:`pointer band${b}`,d:o.bands.ribbon(wt(p,p+y),$,l)},f("title",{},A)),dn({key:`ribbon ${g}`,
now:y,before:x===null?null:x*o.full,path:(S,_)=>o.bands.ribbon(S,_,l),edges:{more:[[p+y+w,p+y],[d+w,d]],less:[[p+y,p+y+w],
[k,k+N]]},style:b,title:A})]})})}function rd(e,{path:t,location:n,label:s,probability:o,lost:r,start:i}){let{reading:a,stage:c,
lit:l}=e,h=c.type/13,u=Mt(l,a),d=O(o),m=o+r>=Ge||n<0||u===n,g=c.gate-c.ribbons-16*h,y=n>=0,p=et(s,g-F(` ${d}`,13*h,!0),13*
h,y),b=F(`${p} ${d}`,13*h,y)/2,x=a.hasGate&&Math.abs(i-c.across.gate+5*h)<od*h?F("Gate 0.00",15*h,!0)/2-c.gateWidth/2:0,
w=Math.min(c.places+X/2,c.gate-6*h-x-b);return f("g",{key:`${t} ${n}`,class:u===null||u===n?"":"dim"},f("rect",{class:`${t}\
 bar`,x:c.places,y:i,width:X,height:Math.max(.8,o*c.full)}),m&&f("text",{class:`${y?"strong":"small"} middle halo`,x:w,y:i-
5*h},`${p} ${d}`),f("title",{},`${s}: ${O(o,1)} of the pointer`))}function Ea(e){return[Rt(e,17*(e.stage.type/13),"Visits",co(e,e.stage.size.width)),...id(e),...e.stage.columns.map((t,n)=>ad(
e,n))]}function Rt({stage:e},t,n,s,o=e.right){let r=e.type/13,i=o-e.left-F(n,15*r,!0)-12*r;return f("g",{key:`title ${n}`,
class:"heading","aria-hidden":"true"},f("text",{class:"title halo",x:e.left,y:t},n),f("text",{class:"small end halo",x:o,
y:t},et(s,i,12.5*r)))}function id({reading:e,stage:t}){let n=t.type/13;return lo(e).flatMap(({start:s,end:o,weekday:r})=>{
let[i,a]=[t.columns[s],t.columns[o]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[f("rect",{key:`day ${s}`,
class:"day",x:c+Math.min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=F(r,15*n,!0)&&f("tex\
t",{key:`weekday ${s}`,class:"small strong",x:c+1.5,y:t.chips.top-13*n},r)].filter(h=>h!==!1)})}function ad(e,t){let{reading:n,
stage:s,lit:o}=e,{x:r,width:i,isFull:a}=s.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=s.
type/13,{top:h,height:u,hasNames:d}=s.chips,m=Ce(o,n).includes(t),g=Math.min(20*l,i-3),y=at(c.start_minute),p=uo(e,t),b=[
p||y,p?p.replace(" %",""):y.slice(0,2)],$=b.find(N=>F(N,12.5*l,!0)<=i)??b[1],x=d?nn(c.label,i-6*l,12.5*l,2):[],w=m||fo(e,
t),k={class:w?"strong middle":"small middle",x:r};return f("g",ho(e,t,c),f("rect",{class:"chip",x:r-i/2+Math.min(1,.1*i),
y:h,width:Math.max(.8,i-2),height:u,rx:a?6*l:0}),a?[pt(c.category,r-g/2,h+8*l,g),f("text",{key:"hour",...k,y:h+45*l},$),
x.map((N,M)=>f("text",{key:`name ${M}`,class:`${w?"strong":"small"} middle`,x:r,y:h+(62+15*M)*l},N))]:f("rect",{class:"l\
ane",x:r-Math.min(1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),f("title",{},`${c.label}, ${ut[c.weekday]} ${Bn(c)}`))}
function Aa(e){let{reading:t,stage:n,lit:s}=e,o=n.type/13,{slices:r}=t,i=dt(s,t)[0]??t.count-1,a=t.visits[i],c=Math.max(
...It(e).map(({longestSlice:d})=>d)),l=(n.right-n.left)/r.length,h=n.inputs+(j.title+46)*o,u=r.map(({name:d,label:m,lengths:g},y)=>{
let p=Number(g[i]),b=n.left+(y+.5)*l,$=p/c*30*o;return[f("rect",{key:`bar ${d}`,class:"length lit",x:b-9*o,y:h-$,width:18*
o,height:$}),f("text",{key:`length ${d}`,class:"tiny middle",x:b,y:h-$-4*o},T(p)),f("text",{key:`name ${d}`,class:"small\
 middle",x:b,y:h+15*o},m)]});return f("g",po(e),f("rect",{class:"ground",x:n.left-6,y:n.inputs-4*o,width:n.right-n.left+
12,height:(j.title+j.inputs+6)*o,rx:6}),Rt(e,n.inputs+15*o,"Input vector",a?`${a.label}, ${ut[a.weekday]} ${at(a.start_minute)}`:
""),u,f("title",{},"Bars: length of each part’s vector"))}function Oa(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=s.pointer;return[f("g",$o(e,t),f("rect",{class:"ground",x:s.left-
6,y:r-2*o,width:s.right-s.left+12,height:(j.title+j.scores)*o,rx:6}),Rt(e,r+15*o,"Pointer","scores, and weights in perce\
nt"),f("path",{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),cd(e)),f("g",{key:"ribbons",opacity:z(e,Z(
n).pointer)},ko(e,t))]}function cd({reading:e,stage:t,lit:n}){let s=t.type/13,o=e.pointerWeights,r=Array.from(e.pointerScores,
g=>T(g)),i=dt(n,e),a=Math.max(...o),c=Number(t.columns.at(-1)?.width),l=r.some(g=>F(g,11.5*s)>c-3),h=t.pointer+(j.title+
j.scores)*s,u=t.columns.find(g=>g.isFull),d=u?u.x-u.width/2:t.right,m=t.left-8*s;return t.columns.flatMap(({x:g,isFull:y},p)=>{
let b=i.length&&!i.includes(p)?" dim":"",$=o[p]>=.2*a||i.includes(p),x=O(o[p]).replace(" %",""),w=F(x,12.5*s,!0)/2;if(!y&&
(!$||g-w<m||g+w>d))return[];m=g+w;let k=$?"strong":"small",N=h-24*s;return[y&&f("text",l?{key:`score ${p}`,class:`tiny${b}`,
x:g+4*s,y:N+2*s,transform:`rotate(-90 ${(g+4*s).toFixed(2)} ${(N+2*s).toFixed(2)})`}:{key:`score ${p}`,class:`tiny middl\
e${b}`,x:g,y:N},r[p]),f("text",{key:`weight ${p}`,class:`${k} middle${b}`,x:g,y:h-6*s},x)].filter(M=>M!==!1)})}function Sa(e){let{reading:t,stage:n}=e,s=n.type/13,o=z(e,Z(t).gate),r=Wn(e),i=[...Hn(e,r),...Dn(e,r)];return[yo(e,n.context,
ld(e)),...t.hasPointer?Oa(e,i):[],f("g",{key:"flows",opacity:o},Gn(e,i,r)),...t.hasPointer?[$a(e,i)]:[],...t.hasGeneration?
[ka(e,i)]:[],...t.hasGate?[xa(e)]:[],f("g",{key:"answer",opacity:o},Rt(e,n.answers.top-10*s,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),go(e,r))]}function ld({reading:e,stage:t}){let n=t.type/13,{x:s,y:o,columns:r,cell:i}=t.
context,a=s+r*i+2,c=Math.ceil(e.values("context").length/r)*i,[l,h]=[o+c/4,o+3*c/4],u=Number(t.columns.at(-1)?.x),d=t.right+
6;return[f("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(j.title+12)*n}V${u>a+4?`${l}H${a}`:o-2}`}),e.hasGeneration&&
f("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${d}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&f("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${d+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var Mo=19,hd=.05;function Na(e){let{stage:t}=e,n=t.type/13,s=jt(e),o=f("g",{key:"legend",opacity:z(e,be(0))},Tn(e,t.visits.
x,t.bottom+(t.isDense?24:51)*n,t.isDense)),r=t.layers.map((i,a)=>{let c=`Layer ${a}`,l=qt(e,Ve(e,"attention")),h=F(c,15*
n,!0)+l+4*n<=i.width,u=Ue(e),m=F(u,12.5*n)<=i.width+12*n&&(h||!e.canAct)?u:"";return f("g",{key:`layer ${a}`,opacity:z(e,
be(a))},i.maps.length?zt(e,i.x,c,m,i.width+(i.stream===null?12:4)):null,i.maps.length>0&&l<=i.width&&Fn(e,"attention",i.
x+i.width,(h?3:21)*n),i.maps.map((g,y)=>ud(e,g,a,y)),i.maps.map((g,y)=>Eo(e,g,a,y,s)),dd(e,a))});return[o,...r]}function ud(e,t,n,s){
let{reading:o,stage:r,lit:i}=e;if(o.isRemoved(n,s))return null;let a=o.lastRow(n,s),c=_a(e,n,s)?[...a.keys()].filter(u=>a[u]>=
hd):i?.kind==="visit"?[i.visit??0]:[],l=t.x-14,h=t.y+t.side-t.side/o.count/2;return c.map(u=>{let d=Number(r.rows[u]?.y),
m=Math.max(.5,a[u]*r.full*.25)/2;return f("path",{key:`band ${s} ${u}`,class:"attention-band",d:Wt(l,[d-m,d+m],t.x,[h-m,
h+m])})})}function _a({lit:e},t,n){return e?.kind==="head"&&e.layer===t&&e.head===n}function Eo(e,t,n,s,o){let{reading:r,
stage:i,lit:a,isOwnScale:c}=e,l=i.type/13,{x:h,y:u,side:d,touch:m}=t,{count:g}=r,y=r.weights(n,s),p=r.lastRow(n,s),b=Ta(
r,n,s),{before:$,overlays:x}=e,w=x&&$!==null&&Ta($,n,s)&&!b,k=w?`; switched off ${r.wordsFor($)}`:"",N=c?Math.max(...y)||
1:o,M=_a(e,n,s),[A]=a?.kind==="visit"?dt(a,r):[],S=mt(p),_=A??S,v=d/g,C=`Layer ${n}, head ${s}`,W=m?u-38*l:u+4,R=b?"swit\
ch on":"switch off",I=m===void 0&&qt(e,R)<=d-6*l?R:R.slice(7),D=r.visits[S];return f("g",{key:`head ${s}`,class:`part he\
ad${M?" lit":""}${b?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":b?`${C}: s\
witched off`:`${C}: the last visit reads most from visit ${S+1}, ${D?.label}, ${O(p[S])}${k}`},f("text",{class:"small",x:h,
y:u-(m?25:4)*l},`head ${s}`),!b&&(m!==void 0||d>=70*l)&&f("text",{key:"weight",class:`${A===void 0?"small":"strong"}${m?
"":" end"}`,x:m?h:h+d,y:u-4*l},O(p[_])),f("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:d+1,height:d+1}),f("\
image",{key:"map",class:"map",href:Dt(Float32Array.from(y,Y=>Y/N),g,e.scale),x:h,y:u,width:d,height:d,preserveAspectRatio:"\
none",opacity:b?.15:1}),b&&f("path",{key:"cross",class:"crossed",d:`M${h} ${u+d}L${h+d} ${u}`}),w&&f("path",{key:"earlie\
r cross",class:"crossed earlier",d:`M${h} ${u+d}L${h+d} ${u}`}),A!==void 0&&!b&&f("rect",{key:"column",class:"column",x:h+
A*v,y:u,width:Math.max(2,v),height:d}),(A!==void 0||M)&&!b&&f("rect",{key:"last",class:"last-row",x:h,y:u+d-Math.max(2,v),
width:d,height:Math.max(2,v)}),f("title",{},`${C}. ${b?"Switched off.":`The last visit reads ${O(p[_])} from ${r.visits[_]?.
label}. A stronger colour is a larger weight, up to ${O(N,1)}. Click to open.`}${w?` Switched off ${r.wordsFor($)}.`:""}`),
xe(e,{act:"head",words:I,title:b?"Switch this head on again":"Switch this head off",right:h+d-(m?0:3)*l,y:W}),e.canAct&&
m!==void 0&&f("rect",{key:"touch",class:"ground","data-act":"head",x:h+d-m,y:u-m,width:m,height:m}))}function Ta(e,t,n){
return e.isRemoved(t,n)||e.isSkipped(t,"attention")}function dd(e,t){let{reading:n,stage:s}=e,o=s.layers[t];if(o?.stream===
null||!o)return null;let r=s.type/13,i=o.stream,a=Vn(n,t),c=Oo(e),l=s.streamWidth-8*r,h=a.map(({style:d,lengths:m},g)=>Ao(
e,t,d,s.rows.map(({y,height:p},b)=>{let $=Math.max(1,Math.min(5*r,(p-3)/a.length));return{visit:b,x:i,y:y+(g-a.length/2)*
$,width:Number(m[b])/c*l,height:$-.6}}))),u=a.map(({name:d,style:m},g)=>[f("rect",{class:m,x:i,y:s.bottom+(10+Mo*g)*r,width:9*
r,height:9*r}),f("text",{class:"small",x:i+14*r,y:s.bottom+(18.5+Mo*g)*r},d)]);return f("g",So(e,t),f("rect",{class:"gro\
und",x:i-4,y:s.top-2,width:s.streamWidth+14*r,height:s.bottom-s.top+66*r,rx:6}),zt(e,i,"Stream",`+ layer ${t}`,s.streamWidth),
h,u,fd(e,t,i+s.streamWidth+10*r))}function fd(e,t,n){let{reading:s,stage:o}=e;if(!s.has(`layers.${t}.residual_mid`))return[];
let r=o.type/13,i=s.trace.interventions.residuals===!1,a={act:"attention",words:["skip heads","use heads"],isOff:!1};return[
{act:"residuals",words:["cut stream","join stream"],isOff:i},...s.heads?[{...a,isOff:s.isSkipped(t,"attention")}]:[],{act:"\
feed_forward",words:["skip FFN","use FFN"],isOff:s.isSkipped(t,"feed_forward")}].map(({act:l,words:h,isOff:u},d)=>xe(e,{
act:l,words:String(h[Number(u)]),title:md[l]??"",right:n,y:o.bottom+(5+Mo*d)*r}))}var md={residuals:"Residual connection\
s of all layers: without them, only what sublayers add goes on",attention:"Self-attention of this layer: skipped, its he\
ads add nothing",feed_forward:"Feed-forward network of this layer: skipped, it adds nothing"};function Ao(e,t,n,s){let{lit:o,
reading:r}=e,a=ft(e,"stream",t)!==""?[r.count-1]:dt(o,r),[c,l]=mo(s,({visit:h})=>!a.length||a.includes(h));return[f("pat\
h",{key:n,class:n,d:ce(c)}),l.length>0&&f("path",{key:`${n} dim`,class:`${n} dim`,d:ce(l)})]}function Vn(e,t){let{residual:n,
attention:s,feedForward:o}=e.stream(t);return[{name:"stream",lengths:n,style:"residual"},...s?[{name:"heads",lengths:s,style:"\
attention"}]:[],{name:"FFN",lengths:o,style:"feed-forward"}]}function Oo(e){let t=0;for(let n of It(e))for(let s=0;s<n.layers;s++)
for(let{lengths:o}of Vn(n,s))t=Math.max(t,...o);return t||1}function So(e,t){let{residual:n,attention:s,feedForward:o}=e.
reading.stream(t);return{key:"stream",class:`part stream${ft(e,"stream",t)}`,"data-part":`layers.${t}.stream`,role:"butt\
on",tabindex:"-1",opacity:z(e,be(t)+1),"aria-label":`Stream of layer ${t}: vector lengths of the last visit: stream ${n.
at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.toFixed(1)}`:""}, feed-forward network ${o.at(-1)?.toFixed(1)}`}}function va(e){let{stage:t}=e,n=t.type/13,s=jt(e);return t.layers.map(({y:o,maps:r},i)=>f("g",{key:`layer ${i}`,opacity:z(
e,be(i))},r.length>0&&Rt(e,o+15*n,`Layer ${i}`,Ue(e)),i===0&&Tn(e,t.left+72*n,o+15*n,!0),r.map((a,c)=>Eo(e,a,i,c,s)),pd(
e,i)))}function pd(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=Number(s.layers[t]?.stream),i=Vn(n,t),a=Oo(e),c=r+j.bars*
o,l=i.map(({style:h,lengths:u},d)=>Ao(e,t,h,s.columns.map(({x:m,width:g},y)=>{let p=Math.min(8*o,.86*g/i.length),b=Number(
u[y])/a*j.bars*o;return{visit:y,x:m+(d-i.length/2)*p,y:c-b,width:.88*p,height:b}})));return f("g",So(e,t),f("rect",{class:"\
ground",x:s.left-6,y:r-j.title*o,width:s.right-s.left+12,height:(j.title+j.bars+4)*o,rx:6}),Rt(e,r-10*o,s.layers[t]?.maps.
length?"Stream":`Layer ${t}`,""),gd(e,i,r-10*o),l)}function gd({stage:e},t,n){let s=e.type/13,o=e.right;return[...t].reverse().
map(({name:r,style:i})=>{let a=o-F(r,12.5*s);return o=a-26*s,[f("rect",{class:i,x:a-14*s,y:n-9*s,width:9*s,height:9*s}),
f("text",{class:"small",x:a,y:n},r)]})}var jn=700;function La({stage:{size:e},...t}){let n=un(t),s={...t,stage:zs(t.reading,e.width,e.type,n)};return[f("g",{key:"\
visits"},Ea(s)),f("g",{key:"inputs"},Aa(s)),f("g",{key:"layers"},va(s)),f("g",{key:"decoder"},Sa(s))]}function Ia(e,t,n){
return zs(e,t,n).size.height}var yd={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]};function Ca(e,t,n){if(n==="Home")return e[0]??
null;if(n==="End")return e.at(-1)??null;let[s,o]=yd[n]??[0,!1],r=t?e.indexOf(t):-1,i=e[r];if(s===0||!i)return null;let a=Yn(
i);if(!o){let d=e[r+s];return d&&Yn(d)===a?d:null}let c=[...new Set(e.map(Yn))],l=c[c.indexOf(a)+s],h=e.filter(d=>Yn(d)===
l),u=d=>Math.abs(Ra(d)-Ra(i));return h.sort((d,m)=>u(d)-u(m))[0]??null}function Yn(e){return(e.getAttribute("data-part")??
"").replace(/\.\d+$/,"")}function Ra(e){let{top:t,bottom:n}=e.getBoundingClientRect();return(t+n)/2}function Pa(e){let{reading:t}=e,n=Z(t),s=Wn(e),o=[...Hn(e,s),...Dn(e,s)];return[ya(e),...t.hasPointer?Ma(e,o):[],...t.hasGeneration?
[wa(e,o)]:[],f("g",{key:"flows",opacity:z(e,n.gate)},Gn(e,o,s)),t.hasGate?ba(e):null,f("g",{key:"answer",opacity:z(e,n.gate)},
ga(e,s))].filter(r=>r!==null)}function Wa(e){return e.stage.size.width<jn?La(e):[f("g",{key:"visits"},ma(e)),f("g",{key:"inputs"},pa(e)),f("g",{key:"l\
ayers"},Na(e)),f("g",{key:"decoder"},Pa(e))]}var qn=240,bd=150,xd=120,wd=13,$d=17,To={type:16.7,width:900,side:36},kd=.05,Md=.5,Ed=660,Ha=matchMedia("(prefers-reduce\
d-motion: reduce)"),zn=class{#t=null;#n=null;#s=!1;#r=null;#e=null;#o=null;#a="";#c=null;#i=null;#l=null;#d=!1;#f=new Map;#u=0;get opened(){
return this.#i}get#h(){return this.#t&&ae(this.#t.trace)?null:this.#i}happened=null;isOwnScale=!0;putIn={names:[],run:""};constructor(t,n={}){
this.root=t,this.hooks=n,t.classList.add("network-picture"),t.toggleAttribute("data-leads-on",n.more!==void 0),this.drawn=
document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute("role","group"),this.drawn.setAttribute(
"aria-label","The network. Arrow keys walk it, Enter opens a part."),this.foot=document.createElement("div"),this.foot.className=
"picture-foot";let s=document.createElement("div");s.className="picture-controls";let o=document.createElement("div");o.
className="picture-words",this.room=document.createElement("p"),this.room.className="picture-room",this.room.setAttribute(
"aria-hidden","true"),this.caption=document.createElement("p"),this.caption.className="picture-caption",o.append(this.room,
this.caption);let r=document.createElement("button");r.type="button",r.textContent="Numbers",r.title="The numbers behind\
 what is shown, as a table (T)",r.addEventListener("click",()=>{this.#A()}),this.foot.append(s,o,r),n.circuit&&(this.circuits=
new pn(n.circuit,()=>this.#w(qn)),r.before(this.circuits.legend,this.circuits.button)),t.replaceChildren(this.drawn,...n.
isStill?[]:[this.foot]),this.drawing=new In(this.drawn),this.player=new Rn(s,i=>{this.#c=i,i!==null&&this.#i!==null&&(this.#i=
null,this.hooks.opened?.(null)),this.root.toggleAttribute("data-telling",this.player.isTelling),this.root.toggleAttribute(
"data-in-story",i!==null),this.#w(qn);let a=this.player.told?.part;a&&this.#m(a),this.hooks.told?.(i)}),this.#E()}#E(){let{
drawn:t}=this;new ResizeObserver(()=>this.#w(0)).observe(t),new MutationObserver(()=>this.#w(0)).observe(document.documentElement,
{attributeFilter:["data-theme"]}),t.addEventListener("pointerover",({target:n})=>{this.#l||this.#g(No(n))}),t.addEventListener(
"pointerleave",()=>this.#g(null)),t.addEventListener("focusin",({target:n})=>this.#g(No(n))),t.addEventListener("focusou\
t",()=>this.#g(null)),t.addEventListener("keydown",n=>this.#T(n)),t.addEventListener("click",({target:n})=>this.#S(n)),t.
addEventListener("pointerdown",n=>this.#y(n)),t.addEventListener("pointermove",n=>this.#k(n,!1));for(let n of["pointerup",
"pointercancel"])t.addEventListener(n,s=>this.#k(s,!0))}show(t,n=null,s=null,o=this.hooks.against){this.#t=new Ht(t),this.#n=
n&&new Ht(n,o),this.#s=n!==null&&o!==void 0&&o===this.hooks.against,this.#r=s&&new Ht(s),this.#f.clear(),this.circuits?.
renew(),this.#e=St(this.#o,this.#t);let r=Qi(this.#t);this.player.tell(r),Da(this.room,Od(r.map(({bars:a="",...c})=>({...c,
text:`${c.text} ${a}`}))));let i=this.drawn.contains(document.activeElement);this.#w(this.#l?.follows?0:qn),i&&this.#O()}open(t){
let n=t===null?this.#i:null;this.#i=t,this.#e=this.#o=null;let s=this.drawn.contains(document.activeElement);this.player.
isOpen&&this.player.close(),this.#w(qn);let o=s&&n&&this.#p(n);o&&this.#x(o),s&&this.#O(),this.hooks.opened?.(this.#i)}back(){
this.#i!==null&&this.open(_s(this.#i)||null)}#A(){let t=this.#s?this.#n:null;this.#t&&ua(this.root,this.#t,this.#h,t)}#p(t){
return this.#N.map(s=>s.getAttribute("data-part")??"").find(s=>`${t}.`.startsWith(`${s}.`))??null}#O(){if(this.drawn.contains(
document.activeElement))return;let t=this.drawn.querySelector('[tabindex="0"]');t instanceof SVGElement&&t.focus()}mark(t){
this.light(t.length?`visits.${t[0]}`:null)}file({title:t,lines:n=[]}){let s=getComputedStyle(this.root).getPropertyValue(
"--paper").trim();return ia(this.drawn,{title:t,ground:s,lines:n})}light(t){if(this.#o=t,!this.#t)return!1;let n=St(t,this.#t);
return JSON.stringify(n)===JSON.stringify(this.#e)?!1:(this.#e=n,this.#w(0),!0)}#g(t){if(!this.light(t))return;let{kind:n,
visit:s=0}=this.#e??{};this.hooks.pointed?.(n==="visit"?[s]:[],this.#e&&t)}#S(t){if(!(t instanceof Element)||this.#d)return;
let n=No(t),s=t.closest("[data-more]"),o=t.closest("[data-act]")?.getAttribute("data-act");if(s){let[r,i,a]=["more","lay\
er","head"].map(c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:i??null,head:a??null})}else if(o==="scale")
this.isOwnScale=!this.isOwnScale,this.#w(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#$(n,o);else{let r=t.
closest("[data-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#$(t,n){let s=this.#t&&St(t,this.#t),
{act:o}=this.hooks;if(!s||!o)return;let{kind:r,layer:i=0,head:a=0,visit:c=0}=s;n==="ask"?this.hooks.ask?.({layer:i,head:a}):
r==="head"&&o({kind:r,layer:i,head:a}),r==="visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),
n==="residuals"?o({kind:n}):(n==="attention"||n==="feed_forward")&&o({kind:"skip",layer:i,part:n})}#y(t){this.#d=!1;let{
act:n,edit:s,carry:o}=this.hooks;!this.#t||!(n||o)||(this.#l=n?ei(t,this.#t,this.drawn,s!==void 0):ni(t),this.#l?.follows&&
t.preventDefault())}#k(t,n){let s=this.#l;if(!s||t.pointerId!==s.pointer)return;n&&(this.#l=null);let o=s.to(t,n);o&&(this.#d=
!0,!this.drawn.hasPointerCapture(s.pointer)&&!n&&this.drawn.setPointerCapture(s.pointer),o.kind==="carry"?this.hooks.carry?.(
o):Sd(o)?this.hooks.edit?.(o):this.hooks.act?.(o))}#T(t){let n=t.target instanceof Element?t.target.closest("[data-part]\
, [tabindex]"):null,s=n?.getAttribute("data-part")??null;(t.altKey?this.#_(t.key,s):this.#b(t.key,n,s))&&t.preventDefault()}#b(t,n,s){
if(t==="Escape"&&this.#i!==null)return this.back(),!0;if(t==="Escape"&&this.player.isOpen)return this.player.close(),!0;
if(t.toLowerCase()==="t"&&this.#t)return this.#A(),!0;if(t.toLowerCase()==="c"&&this.circuits)return this.circuits.toggle(),
!0;if(t.toLowerCase()==="p"&&s!==null&&this.hooks.carry)return this.hooks.carry({kind:"carry",name:s,x:0,y:0,state:"put"}),
!0;if((t==="Enter"||t===" ")&&n){let r=n.hasAttribute("data-act")||n.hasAttribute("data-open");return t===" "&&this.hooks.
act&&!r?this.#$(s??""):this.#S(n),!0}if(this.#h!==null&&this.#t){let r=vs(this.#h,t,this.#t),i=n?.getAttribute("aria-cur\
rent")==="true";r!==null&&this.open(r);let a=this.drawn.querySelector(`[aria-current="true"][data-open="${r}"]`);return i&&
a instanceof SVGElement&&a.focus(),r!==null}let o=Ca(this.#N,n,t)?.getAttribute("data-part")??null;return o!==null&&this.#x(
o),o!==null}#M(t){let n=this.#N.find(s=>s.getAttribute("data-part")===t);return n instanceof SVGElement?n:null}#x(t){let n=this.#M(
t);n&&(this.#a=t,this.#v(),n.focus())}#m(t){let{root:n,foot:s}=this,o=this.#M(t)?.getBoundingClientRect();if(!o||!n.classList.
contains("tall"))return;let r=n.scrollHeight>n.clientHeight+1,i=r?n:document.documentElement,a=r?n.getBoundingClientRect().
top:this.hooks.covered?.()??0,c=s.getBoundingClientRect().top,h=o.height<=c-a?(o.top+o.bottom-a-c)/2:o.top-a;i.scrollBy(
{top:h,behavior:Ha.matches?"auto":"smooth"})}#_(t,n){let s={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[t],o=this.#t,
r=o&&St(n,o),{act:i,edit:a}=this.hooks;if(!s||!r||!i)return!1;let c=!0;if(r.kind==="visit"){let l=r.visit??0;if(!a||!o.visits[l+
s])return!0;a({kind:"move",visit:l,by:s,isDone:c}),this.#x(`visits.${l+s}`)}else if(r.kind==="gate"){let l=Math.min(1,Math.
max(0,o.gate+s*kd));i({kind:"gate",value:Math.round(100*l)/100,isDone:c})}else if(r.kind==="head"||r.kind==="pointer"){let l=r.
kind==="head"?"attention":"pointer";i({kind:"temperature",of:l,value:Ns(o,l,s*Md),isDone:c})}else return!1;return!0}get#N(){
return[...this.drawn.querySelectorAll("[data-part][tabindex]")]}#v(){let t=this.#N,n=t.find(s=>s.getAttribute("data-part")===
this.#a)??t[0];for(let s of t)s.setAttribute("tabindex",s===n?"0":"-1")}#w(t){let n=this.#C();if(!n)return;let{width:s,height:o}=n.
stage.size;this.drawn.setAttribute("viewBox",`0 0 ${s} ${o}`),this.drawn.setAttribute("font-size",String(n.stage.type));
let r=this.#h===null?[]:Vi(n,this.#h);!r.length&&this.#h!==null&&(this.#i=null);let{type:i}=n.stage,a=this.circuits?.circuit??
null,c=r.length?r:zr(sa(Wa(n),this.putIn,i),a,i);this.drawing.show(c,Ha.matches?0:t),this.#h===null&&this.#v();let l=this.#h===
null?null:ta(this.#h,n.reading),h=this.#e?null:this.player.told,u=a&&!this.#e?Zr(a,n.reading):null,{title:d,text:m}=l??h??
u??te(this.#e,n.reading,n.before),g=!(l||h||u||this.#e);this.root.toggleAttribute("data-idle",g);let y=g&&!u&&!this.#n&&
!this.hooks.isProjected,p=this.circuits?.failure||(y?Yi:""),b=l||h?"":this.#I(),$=this.putIn.names.includes(this.#o??"")?
`It was put in from the ${this.putIn.run} run.`:"",x=n.stage.streamWidth>0||this.root.classList.contains("tall"),w=!l&&x&&
h?.bars||"",k=a&&this.#e?Jr(a,this.#o):"";Da(this.caption,{title:d,text:[m,w,$,k,b,p].filter(Boolean).join(" ")})}#I(){clearTimeout(
this.#u);let t=this.#o??"",n=this.#f.get(t);return n!==void 0||!this.#e||this.#l?n??"":(this.#u=window.setTimeout(()=>{let s=this.#R();
this.#f.set(t,s),s&&this.caption.append(` ${s}`)},bd),"")}#R(){let[t,n]=[this.#e,this.#t],s=t&&n&&Ad(t,n);try{let o=s&&this.
hooks.whatIf?.(s);return o?Xi(t,n,o):""}catch{return""}}#C(){let{clientWidth:t,clientHeight:n}=this.drawn,s=t<jn;if(!this.#t||
t<xd||n<1&&!s)return null;let r=(Number(getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min($d,Math.max(
wd,t/120));this.root.classList.toggle("tall",s);let i={reading:this.#t,before:this.#n,overlays:this.#s},a=un(i),c=this.#P(
r,{width:t,height:n}),l=s?r:c,h=s?Ia(this.#t,t,l):n,u=s&&this.#h!==null?Ed:h;return{...i,beside:this.#r,stage:Vs(this.#t,
{width:t,height:u,type:l},a),lit:this.#e??St(this.player.told?.part,this.#t),beat:this.#c??Number.POSITIVE_INFINITY,happened:this.
happened,isOwnScale:this.isOwnScale,scale:[this.#L("--map-least"),this.#L("--attention")],canAct:this.hooks.act!==void 0,
canAsk:this.hooks.ask!==void 0}}#P(t,n){if(!this.hooks.isProjected||!this.#t||n.width<To.width)return t;let s=Math.max(t,
To.type);return Vs(this.#t,{...n,type:s}).layers.flatMap(({maps:r})=>r).every(({side:r})=>r>=To.side)?s:t}#L(t){let n=getComputedStyle(
this.root).getPropertyValue(t).trim().slice(1),[s=0,o=0,r=0]=(n.match(/../g)??[]).map(i=>Number.parseInt(i,16));return[s,
o,r]}};function Ad({kind:e,layer:t=0,head:n=0,visit:s=0},o){if(e==="head"&&!o.isRemoved(t,n)&&!o.isSkipped(t,"attention"))
return{kind:e,layer:t,head:n};let r=o.visits[s]?.masked??!0;return e!=="visit"||r||s===o.count-1?null:{kind:"mask",visit:s}}
function Da(e,{title:t,text:n}){let s=document.createElement("strong");s.textContent=t,e.replaceChildren(s,` ${n}`)}function Od(e){
let t=({title:n,text:s})=>n.length+s.length;return e.reduce((n,s)=>t(s)>t(n)?s:n)}function Sd(e){return e.kind==="move"||
e.kind==="time"||e.kind==="stay"}function No(e){return(e instanceof Element?e.closest("[data-part]"):null)?.getAttribute(
"data-part")??null}function Ba(e,t,{title:n,origin:s}){let o=e.slice(e.indexOf(",")+1);if(t==="svg")return Td(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[Fa("Title",n),Fa("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function Td(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",t),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function Fa(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,Nd(n)),s.buffer}function Nd(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}function Ua(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.
revokeObjectURL(n.href),6e4)}async function _o({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await _d(e))}`}async function Ga(e,t){let n=new Image;
n.src=await _o(e),await n.decode();let s=document.createElement("canvas");s.width=Math.round(e.width*t),s.height=Math.round(
e.height*t);let o=s.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function _d(e){let t=await vd();return t&&e.replace("<title>",()=>`\
<style>${t}</style><title>`)||e}async function vd(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await Ld(n,e.href??document.baseURI)})}`}}catch{}
return""}async function Ld(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return`data:font/woff2\
;base64,${Ne(new Uint8Array(await n.arrayBuffer()))}`}var Id=2;async function Va(e,t,{title:n,origin:s,name:o}){let r=t==="png",i=await(r?Ga(e,Id):_o(e)),a=Ba(i,r?"png":"svg",
{title:n,origin:s});Ua(a,`${o}-network.${t}`)}var Kn=document.documentElement.dataset.inRoom==="lead";function Jn(e){document.dispatchEvent(new CustomEvent("pointersc\
ope:ask",{detail:e}))}var Rd=2e3;async function ja(e){let t=E(e,"span"),n=t.textContent;try{await navigator.clipboard.writeText(location.href),
t.textContent="Copied"}catch{t.textContent="See address bar"}setTimeout(()=>{t.textContent=n},Rd)}var vo=["story","explore","everything"],za="pointerscope-depth",Ya="pointerscope-visits-as",Cd="textarea, input:not([typ\
e=radio], [type=checkbox], [type=range])",Xn=class{#t=null;#n=null;#s=[];#r=[];#e=null;#o=null;#a=[];#c=0;#i=$t().get("o\
pen");constructor(t){this.page=t,this.sheet=new hn(t,()=>t.dataset.depth==="everything"),this.bar=E(t,"[data-bar]"),this.
undo=E(t,"[data-undo-step]",HTMLButtonElement),this.redo=E(t,"[data-redo-step]",HTMLButtonElement);let n=!("adapted"in t.
dataset);this.picture=new zn(E(t,"[data-network]"),{act:s=>this.#E(s),edit:s=>this.#A(s),...Kn&&{ask:s=>Jn({head:s})},whatIf:s=>this.#S(
s),...n&&{circuit:((s,o)=>this.#g(s,o))},more:(s,o)=>this.#M(s,o),pointed:s=>this.pointed(s),covered:()=>Math.max(...[".\
above","[data-bar]"].map(s=>E(t,s).getBoundingClientRect().bottom)),opened:s=>{this.#i=s,this.#t?.updateAddress("replace")}}),
this.#l(),this.#_(Ka(Ya)==="text"?"text":"list"),this.#m(Wd(t))}pointed=()=>{};depthChanged=()=>{};get options(){let{depth:t=""}=this.
page.dataset;return{depth:t==="explore"?void 0:t,open:this.#i??void 0}}restore(t){this.#i=t.get("open");let n="inRoom"in
document.documentElement.dataset?"explore":null,s=t.get("depth")??n;!this.#e||s===null||s===this.page.dataset.depth||vo.
includes(s)&&this.#m(s)}follow(t){this.#t=t}showInputs(){this.page.dataset.depth!=="everything"&&this.sheet.show(!0),this.#_(
"text")}#l(){let{page:t}=this;for(let s of G(t,"input[name=depth]",HTMLInputElement))s.addEventListener("change",()=>{qa(
za,s.value),this.#m(s.value),this.#t?.updateAddress("replace")});for(let s of G(t,"input[name=visits-as]",HTMLInputElement))
s.addEventListener("change",()=>{qa(Ya,s.value),this.#_(s.value)});this.undo.addEventListener("click",()=>this.#b(this.#s,
this.#r)),this.redo.addEventListener("click",()=>this.#b(this.#r,this.#s)),E(t,"[data-as-learned]").addEventListener("cl\
ick",()=>this.#p({})),E(t,"[data-present]").addEventListener("click",()=>{E(t,"[data-stage]").requestFullscreen()}),jr(t);
let n=E(t,"[data-share]",HTMLButtonElement);n.addEventListener("click",()=>ja(n));for(let s of G(t,"[data-save]",HTMLButtonElement))
s.addEventListener("click",()=>this.#N(s.dataset.save??""));document.addEventListener("keydown",s=>this.#d(s)),document.
addEventListener("pointerscope:server",()=>{t.toggleAttribute("data-server-silent",!Ye.answers)})}#d(t){if(t.target instanceof
Element&&t.target.closest(`${Cd}, dialog`)||t.defaultPrevented)return;let s=t.key.toLowerCase();if(s==="escape"&&this.picture.
back(),!(t.ctrlKey||t.metaKey)){s==="c"&&!t.altKey&&this.picture.circuits?.toggle();return}s!=="z"&&s!=="y"||(t.preventDefault(),
s==="y"||t.shiftKey?this.#b(this.#r,this.#s):this.#b(this.#s,this.#r))}show(t,n,s){if(this.#k(t),this.#h(t),!("tensors"in
n))return;let o=this.#e,r=o?.notation===n.notation,i=o!==null&&r&&ae(o),a=s&&"tensors"in s?s:null;this.#o=a??(o&&Pd(n,o)?
o:null),this.#e=n,this.#u(a?"As learned":"Before this change"),r||(this.picture.happened=null),this.#f(n,this.#o),this.#i!==
this.picture.opened&&this.picture.open(this.#i),this.page.dataset.drawn="true";let{player:c}=this.picture;this.page.dataset.
depth==="story"&&!this.#i&&!c.isOpen&&!i&&c.play()}#f(t,n){let{happened:s}=this.picture,o=[t,n,s];o.every((r,i)=>r===this.#a[i])||
(this.#a=o,this.picture.show(t,n))}recognise(t){let n=E(this.bar,"[data-happened]"),s=t?.target??null;n.hidden=s===null||
this.#x;let o=s!==this.picture.happened;if(this.picture.happened=s,o&&this.#e&&this.#f(this.#e,this.#o),!t||s===null||!this.#e)
return;let r=this.#e.prediction.location===t.target;E(n,"[data-happened-place]").textContent=`${r?"✓ ":""}${t.target_label??
""}`}#u(t){let n=E(this.bar,"[data-was]");if(n.hidden=this.#o===null,!this.#o||!this.#e)return;let{value:s,change:o,isMore:r}=Lr(
this.#e,this.#o);E(n,"[data-was-name]").textContent=t,E(n,"[data-was-value]").textContent=s;let i=E(n,"[data-was-change]");
i.textContent=o,i.className=r?"more":"less"}#h({interventions:t}){let n=E(this.page,"[data-changed]"),s=JSON.parse(t||"{\
}"),o=Ur(s,r=>this.#p(r));E(n,"ul").replaceChildren(...o),n.hidden=o.length===0}#E(t){if(!this.#t||!this.#e)return;let n=us(
this.#t.interventions,t,this.#e);this.#p(n,!("isDone"in t)||t.isDone)}#A(t){let n=this.#t;if(!n)return;n.isDragging=!t.isDone,
n.fill();let{sent:s,editor:o}=n,r=s[t.visit]??0;t.kind==="move"?t.by!==0?o.move(r,(s[t.visit+t.by]??0)-r):n.submitSoon():
t.kind==="time"?o.setTime(r,t.minutes):o.setStay(r,t.minutes)}#p(t,n=!0){if(!n){this.#y(t);return}this.#t&&(cancelAnimationFrame(
this.#c),this.#t.interventions=t,this.#O(t))}#O(t){let{explanations:n,fields:s}=this.#t??{};if(!n?.isInBrowser||!s)return;
let o=Object.keys(t).length>0;try{let[r,i]=[s,{...s,interventions:""}].map(a=>n.explainHere(bt(a)));if(!r||!i||!("tensor\
s"in r&&"tensors"in i))return;this.#f(r,o?i:null)}catch{}}#g(t,n){let{explanations:s,shown:o}=this.#t??{};return!s||!o?Promise.
reject(new Error("There is no answer yet.")):Vr(s,bt(o),t,n)}#S(t){let{interventions:n}=this.#t??{};return!n||!this.#e?null:
this.#$(us(n,t,this.#e))}#$(t){let{explanations:n,shown:s}=this.#t??{};return!n?.isInBrowser||!n.model||!s?null:n.model.
trace({...bt(s),interventions:t})}#y(t){cancelAnimationFrame(this.#c),this.#c=requestAnimationFrame(()=>{let n=this.#$(t),
s=this.#o?.notation!==this.#e?.notation;n&&this.#f(n,s?this.#e:this.#o)})}#k(t){if(this.#t?.isDragging&&this.#n)return;this.#n&&
JSON.stringify(this.#n)!==JSON.stringify(t)&&this.#n&&(this.#s.push(this.#n),this.#r.length=0),this.#n=t,this.#T()}#T(){
this.undo.disabled=this.#s.length===0,this.redo.disabled=this.#r.length===0}#b(t,n){let s=t.pop();!s||!this.#n||(n.push(
this.#n),this.#n=s,this.#t?.take(s),this.#T())}#M(t,n){let s=this.page.querySelector(`[data-story] pointer-view[view="${CSS.
escape(t)}"]`);if(!s)return;for(let[r,i]of Object.entries(n))i!==null&&s.setAttribute(r,i);this.#m("everything"),this.#t?.
updateAddress("replace");let o=s.closest("details");o&&(o.open=!0),s.scrollIntoView()}get#x(){return E(this.page,"[data-\
stage]").hasAttribute("data-undrawn")}#m(t){let n=this.#x?"everything":t;this.page.dataset.depth=n,E(this.page,`input[na\
me=depth][value=${n}]`,HTMLInputElement).checked=!0,this.sheet.toggle(!1),n==="story"&&this.#e?this.picture.player.play():
this.picture.player.close(),this.depthChanged()}#_(t){this.page.dataset.visitsAs=t,E(this.page,`input[name=visits-as][va\
lue=${t}]`,HTMLInputElement).checked=!0}#N(t){let n=`${this.#t?.answer.textContent??""} · ${E(this.page,".model-name").
textContent}`,{past:s,changes:o}=this.#v,r=[n,[o,s].filter(Boolean).join(" ")].filter(Boolean),{explore:i="model"}=this.
page.dataset;Va(this.picture.file({title:n,lines:r}),t,{title:n,origin:location.href,name:i}),E(this.page,"details[data-\
export]",HTMLDetailsElement).open=!1}get#v(){let t=this.#t?.interventions??{},n=E(this.bar,"[data-was]"),s=o=>E(n,`[data\
-was-${o}]`).textContent;return{changes:Object.keys(t).length?Je(t):"",past:n.hidden?"":`${s("name")}: ${s("value")}.`}}};
function Pd(e,t){if(e.notation===t.notation||e.user!==t.user)return!1;let n=t.visits.map(({location:o})=>o),s=0;for(let{
location:o}of e.visits){let r=n.indexOf(o);r<0||(n.splice(r,1),s+=1)}return 2*s>=Math.max(e.visits.length,t.visits.length)}
function Wd(e){let t=$t().get("depth");if(t&&vo.includes(t))return t;let n=location.hash.slice(1);if(n&&!n.includes("=")&&
e.querySelector(`[data-story] [id="${CSS.escape(n)}"]`))return"everything";let s=Ka(za);return vo.includes(s)?s:"explore"}
function Ka(e){try{return localStorage.getItem(e)??""}catch{return""}}function qa(e,t){try{localStorage.setItem(e,t)}catch{}}var Lo=null;function Hd(){let e=G(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:s,pathname:o}=location,
r=s+o;if(!t){let a=o.slice(lt.pathname.length),c=ht(document,"[data-lesson]");return!c||!new URLSearchParams(location.search).
has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=Ot({model:t,against:JSON.stringify(
{model:n})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function Ja(){let{controller:e}=navigator.serviceWorker;
if(!e)return;let t=n=>e.postMessage(n);Lo?.disconnect(),Lo=new PerformanceObserver(n=>{let s=n.getEntries().map(({name:o})=>o);
t({addresses:s.filter(o=>!o.includes("?"))})}),Lo.observe({type:"resource",buffered:!0}),t({addresses:[],page:Hd()})}async function Xa(){
if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",Ja),await navigator.serviceWorker.register(
new URL("service-worker.js",lt),{updateViaCache:"none"}),Ja()}catch{}}function Dd(e=""){let t=["The server does not answ\
er.",e].filter(Boolean).join(" ");return isSecureContext&&navigator.serviceWorker?.controller?t:`${t} Keep this page ope\
n: without the server, ${isSecureContext?"it cannot be reloaded":"it can be reloaded only over HTTPS"}.`}function Za(e=Promise.
resolve()){let[t]=G(document,"[data-silence]");if(!t)return;let n=G(document,"[data-needs-server]");document.addEventListener(
"pointerscope:server",({detail:{answers:s}})=>{t.textContent=s?"":Dd();for(let o of n)o.hidden=s}),e.finally(Fd)}function Fd(){
document.readyState==="complete"?Xa():addEventListener("load",Xa)}var Bd=3e4,Qa=660;async function Ud(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+Bd;for(;Date.now()<t&&e.
some(Gd);)await new Promise(n=>setTimeout(n,100))}function Gd(e){return e.querySelector(".view-failure:not([hidden])")?!1:
!e.dataset.drawn||e.hasAttribute("aria-busy")}function tc(e,t){e.hidden=!1,e.addEventListener("click",async()=>{e.disabled=
!0;let n=t(),s=new Set(n.map(o=>o.closest("details:not([open])")));for(let o of s)o?.setAttribute("open","");await Ud(n),
window.print();for(let o of s)o?.removeAttribute("open");e.disabled=!1})}function ec(e,t=()=>{},n=()=>{}){let s=[],o=[];
window.addEventListener("beforeprint",()=>{t(),s=G(e,"details:not([open])",HTMLDetailsElement).filter(r=>!r.closest("poi\
nter-view"));for(let r of s)r.open=!0;o=G(e,"pointer-view:not([fill]) > .view-plot").filter(r=>r.offsetHeight>Qa);for(let r of o)
r.style.setProperty("--print-scale",String(Qa/r.offsetHeight))}),window.addEventListener("afterprint",()=>{for(let r of s)
r.open=!1;for(let r of o)r.style.removeProperty("--print-scale");n()})}var Vd=JSON.stringify({interventions:null}),jd=["visits","user","predict_at","top_k","interventions"],rt=E(document,"[da\
ta-explore]"),Zn=E(rt,"[data-changes]"),Kt=ns(rt,".chapter pointer-view"),nc=ns(Zn),Qn=[...Kt,...nc],Yd=E(rt,"[data-stor\
y]"),qd=E(rt,"[data-compare]",HTMLAnchorElement),zd=E(rt,"[data-walk]",HTMLAnchorElement),Tt=new ln(rt,{draws:!E(rt,"[da\
ta-stage]").hasAttribute("data-undrawn"),shown:(e,t,n)=>At.show(e,t,n),filled(e,t,n){for(let s of Qn)for(let o of jd)Io(
s,o.replace("_","-"),e[o]);if(qd.href=new URL(`compare?${Tt.comparisonOf(e)}`,lt).href,zd.search=Ot({...e,...Kd()}).toString(),
oc(),!n)for(let s of nc)s.removeAttribute("visits")},cleared(){for(let e of Qn)e.removeAttribute("visits")},restored(e){
Fr(Kt,e),At.restore(e)},recognised:e=>At.recognise(e),refused:()=>At.showInputs(),options:()=>({...Dr(Kt),...At.options})}),
At=new Xn(rt);At.follow(Tt);At.depthChanged=sc;sc();At.pointed=ts;function sc(){rt.dataset.depth==="everything"&&import("../js/pointer-view.js")}
function oc(){let e=E(Zn,"input[name=show-as]:checked",HTMLInputElement).value,t=Zn.hidden?"with":e;for(let n of Kt)Io(n,
"interventions",t==="without"?"":Tt.shown?.interventions),Io(n,"against",t==="difference"?Vd:"")}function Kd(){return Object.
fromEntries(["layer","head"].map(e=>[e,Kt.map(t=>t.getAttribute(e)??"").find(t=>/^\d+$/.test(t))]))}function Io(e,t,n){n?
e.setAttribute(t,n):e.removeAttribute(t)}function ts(e){Tt.markVisits(e);for(let t of Qn)"mark"in t&&t.mark(e)}Kn&&Jd();
function Jd(){let e=Kt.find(n=>n.getAttribute("view")==="head"),t=document.createElement("button");t.type="button",t.textContent=
"Ask the hall: what happens without this head?",t.addEventListener("click",()=>{let[n=0,s=0]=["layer","head"].map(o=>Number(
e?.getAttribute(o)));Jn({head:{layer:n,head:s}})}),e?.after(t)}Hr(rt);Br(rt,Kt,()=>Tt.updateAddress("replace"));rt.addEventListener(
"pointer-view:hover",({detail:e})=>{At.picture.mark(e.visits),ts(e.visits)});var{rows:rc}=Tt.editor;for(let e of["pointe\
rover","focusin"])rc.addEventListener(e,t=>{let n=Tt.sent.indexOf(Tt.editor.indexOf(Nt(t))),s=n<0?[]:[n];At.picture.mark(
s),ts(s)});for(let e of["pointerleave","focusout"])rc.addEventListener(e,()=>{At.picture.mark([]),ts([])});for(let e of G(
Zn,"input[name=show-as]"))e.addEventListener("change",oc);rt.addEventListener("pointer-view:open",({detail:e,target:t})=>{
let n=Kt.find(s=>s.getAttribute("view")==="head");if(!(!n||t===n||!("head"in e))){for(let[s,o]of Object.entries(e))n.setAttribute(
s,String(o));Tt.updateAddress("replace"),n.scrollIntoView({block:"start"})}});tc(E(rt,"[data-print]",HTMLButtonElement),
()=>rt.dataset.depth==="everything"?Qn.filter(e=>e.hasAttribute("visits")):[]);ec(Yd);E(rt,'[data-printed="origin"]').textContent=
`${E(rt,"h1").textContent}, a model in PointerScope at ${location.origin}${location.pathname}`;Za(Tt.restore("keep"));
