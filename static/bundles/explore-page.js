import{$ as cs,A as at,B as U,C as Ge,D as ht,E as qt,F as ce,G as Jn,H as Kn,I as zn,J as Xn,K as Qn,L as Zn,M as ts,N as es,
O as Ye,P as ns,Q as le,R as ss,S as os,T as g,U as qe,V as he,W as Jt,X as rs,Y as is,Z as as,_ as Je,a as Sr,aa as ue,
b as At,ba as Lt,c as ie,ca as Ke,d as R,da as ze,e as E,ea as Xe,f as Nt,fa as Kt,g as kt,ga as Qe,h as ae,ha as Ot,i as Un,
ia as ls,j as vt,ja as fe,k as jn,ka as hs,l as Ve,la as us,m as Bn,ma as de,n as tt,na as me,o as rt,oa as It,p as Fn,q as Et,
r as Vn,s as Gn,t as et,u as Mt,v as Gt,w as Yn,x as Yt,y as qn,z as y}from"./explore.js";var zt={remove_heads:{changes:[{at:"layers.{layer}.heads.{head}.outputs",do:"replace_with"}],said:{text:"{items} {replac\
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
{position}",between:" ",first:1},parts:["position"],default:[]}};var fs="“{text}…” is too long for a day and time. Write Mon 08:00, 2026-11-16 08:00 or 08:00.",ds="“{text}” has a \
time zone, but times are local to the people who make the visits. Leave out the time zone.",ms="“{text}” is not a day an\
d time. Write Mon 08:00, 2026-11-16 08:00 or 08:00.",ps="“{text}” is not a time of day. Write an hour from 00 to 23 and \
minutes from 00 to 59.",gs="“{text}” is not a day. Write one of {days}, or a date such as 2026-11-16.",ys="There is \
no date {text}. Write a date of the calendar, such as 2026-11-16.",ws="The date {text} is out of range. Write a date bet\
ween {first_year} and {last_year}.";var bs="This is not a JSON object. Send a JSON object.";var tn=class extends Error{constructor(t){super(t.map(({where:n,message:s})=>`${n}: ${s}`).join(" ")),this.problems=t.slice(
0,20)}};function pt(e,t,n={},s=[]){return new tn([{where:e,message:Xt(t,n),suggestions:s}])}function Xt(e,t){return e.replace(
/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(t[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,","):r})}function $s(e){return Object.entries(zt).flatMap(([t,n])=>{let s=e[t]??n.default;return(Array.isArray(s)?s.length:s!==n.
default)?[{key:t,declared:n,value:s}]:[]})}function ks({parts:e},t){return(Array.isArray(t)?t:[t==="all"?e.map(()=>"*"):
t]).map(s=>s&&typeof s=="object"&&!Array.isArray(s)?s:Object.fromEntries([s].flat().map((o,r)=>[e[r],o])))}function nn(e,t,n){switch(t.kind){case"head":return _r(e,t,n.architecture);case"mask":return Ar(e,t.visit,n.visits);case"\
skip":return Nr(e,t);case"residuals":return Lr(e);case"gate":return vr(e,t);case"temperature":return Mr(e,t)}}function _r({
remove_heads:e=[],replace_with:t,...n},{layer:s,head:o},{layers:r,heads:i}){let a=Array.from({length:r*i},(f,u)=>[Math.floor(
u/i),u%i]),c=e==="all"?a:e,h=c.some(([f,u])=>f===s&&u===o)?c.filter(([f,u])=>f!==s||u!==o):a.filter(([f,u])=>f===s&&u===
o||c.some(([d,m])=>f===d&&u===m));return h.length?{...n,remove_heads:h,...t&&{replace_with:t}}:n}function Ar({mask_visits:e=[],
...t},n,s){let o=s[n]?.sent??0;if(n===s.length-1)return{...t,...e.length&&{mask_visits:e}};let r=e.includes(o)?e.filter(
i=>i!==o):[...e,o].sort((i,a)=>i-a);return r.length?{...t,mask_visits:r}:t}function Nr({skip:e=[],...t},{layer:n,part:s}){
let o=e.filter(i=>i.layer!==n||i.part!==s),r=o.length<e.length?o:[...e,{layer:n,part:s}];return r.length?{...t,skip:r}:t}
function vr({gate:e,only:t,...n},{value:s}){return s===null?n:{...n,gate:s}}function Mr(e,{of:t,value:n}){let s=`${t}_te\
mperature`,o={...e};return delete o[s],n===1?o:{...o,[s]:n}}function Lr({residuals:e,...t}){return e===!1?t:{...t,residuals:!1}}
var Ts=e=>e.map(t=>t+1);function Qt(e){let t=$s(e).flatMap(({key:n,declared:s})=>s.of?[]:[n]);return Object.keys(e).filter(
n=>t.includes(n)).map(n=>({key:n,text:Ss(n,e)}))}function Ss(e,t){let n=zt[e],{text:s,item:o="",every:r="",single:i,between:a="\
, ",first:c=0}=n.said,l=t[e]??n.default,h=ks(n,l).map(d=>Xt(o,Os(d,m=>c?Number(m)+c:Es(m)))),f=typeof s=="string"?s:s[l]??
"",u=Os(zt,({of:d},m)=>d===e?Ss(m,t):"");return Xt(i&&h.length===1?i:f,{...u,value:Es(l),items:l==="all"?r:h.join(a)})}var Es=e=>String(
e).replaceAll("_","-"),Os=(e,t)=>Object.fromEntries(Object.entries(e).map(([n,s])=>[n,t(s,n)]));function pe(e){let t=Qt(
e).map(({text:n})=>n);return t.length?`Changed: ${t.join("; ")}.`:"Nothing is changed."}function _s(e,t,n,s){let o=y(e,"input",HTMLInputElement),r=y(e,"[role=listbox]"),i=[],a=-1,c=Promise.resolve(),l=0,h=()=>{
l+=1,i=[],a=-1,r.hidden=!0,r.replaceChildren(),o.setAttribute("aria-expanded","false"),o.removeAttribute("aria-activedes\
cendant")},f=x=>{a=x;for(let[b,O]of[...r.children].entries())O.setAttribute("aria-selected",String(b===a));let T=r.children[a];
if(!T){o.removeAttribute("aria-activedescendant");return}o.setAttribute("aria-activedescendant",T.id),T.scrollIntoView({
block:"nearest"})},u=x=>{x&&(o.value="",h(),s(x))},d=(x,T,b)=>{let O=document.createElement("li");O.id=`${r.id}-${x}`,O.
setAttribute("role","option");let I=document.createElement("small");return I.textContent=b,O.append(T," ",I),O},m=(x,T)=>{
i=x;let b=i.map((O,I)=>{let{label:$,note:S}=n(O),A=d(I,$,S);return A.addEventListener("mousedown",C=>C.preventDefault()),
A.addEventListener("click",()=>u(O)),A});if(T){let O=d(0,T,"");O.setAttribute("aria-disabled","true"),b.push(O)}r.replaceChildren(
...b),r.hidden=b.length===0,o.setAttribute("aria-expanded",String(b.length>0)),f(i.length&&o.value.trim()?0:-1)},w=async()=>{
l+=1;let x=l;i=[],a=-1;let T=o.value.trim();try{let b=await t(T);x===l&&m(b,b.length?"":`No place matches “${T}”.`)}catch(b){
x===l&&m([],Mt(b))}},p=()=>{c=w()},k=async()=>{!o.value.trim()&&a<0||(await c,u(i[a]))};o.addEventListener("input",p),o.
addEventListener("focus",p),o.addEventListener("blur",h),o.addEventListener("keydown",x=>{if(x.key==="ArrowDown"&&r.hidden)
p();else if(x.key==="ArrowDown")f(Math.min(a+1,i.length-1));else if(x.key==="ArrowUp")f(Math.max(a-1,0));else if(x.key===
"Enter")k();else if(x.key==="Escape")h();else return;x.preventDefault()})}var Zt=e=>Math.floor(e/1440),ge=e=>e-Zt(e)*1440,As=e=>sn(e+3,7),sn=(e,t)=>(e%t+t)%t,te=e=>new Date(e*864e5).toISOString().
slice(0,10),Rt=e=>[Math.floor(e/60),e%60].map(t=>String(t).padStart(2,"0")).join(":");function ye(e){let t=Date.parse(`${e}\
T00:00Z`)/864e5;return e>="0001"&&!Number.isNaN(t)&&te(t)===e?t:null}var sl=new RegExp(`[${Xe}]+`),Ns=e=>e!==""&&Xe.includes(e);function Ct(e){let[t,n]=[0,e.length];for(;t<n&&Ns(e.charAt(t));)
t+=1;for(;t<n&&Ns(e.charAt(n-1));)n-=1;return e.slice(t,n)}var vs=e=>[...e].length,Ms=(e,t)=>e.length<=t?e:[...e.slice(0,2*t)].slice(0,t).join("");var z=Jt.map(e=>e.slice(0,3));function on(e,t){let n=Ct(e);if(vs(n)>40)throw pt(t,fs,{text:Ms(n,40)});let{groups:s}=Je.exec(n)??Je.exec(n.replace(as,"\
$1"))??{};if(!s)throw pt(t,is.test(n)?ds:ms,{text:n});let[o,r]=[Number(s.hour),Number(s.minute)];if(o>23||r>59)throw pt(
t,ps,{text:n});return{weekday:Cr(s.weekday,t),date:Pr(s.date,t),time:o*60+r}}function rn(e){let t=[],n=0,s=!1;for(let{0:o,index:r}of e.matchAll(/[",\n\r]|$/g))o==='"'?s=!s:(!s||!o)&&(t.push({written:e.
slice(n,r),start:n}),n=r+1);return t.filter(({written:o})=>Ct(o))}function an(e){return e.startsWith('"')?Rr(e):e.search(
/[@+]|$/)}function Rr(e){let t=e.indexOf('"',1);for(;t>0&&e[t+1]==='"';)t=e.indexOf('"',t+2);return t+1}function Cr(e,t){if(e===void 0)return null;let n=Jt.findIndex(s=>s.toLowerCase().startsWith(e.toLowerCase()));if(n<0)throw pt(
t,gs,{text:e,days:z.join(", ")},z);return n}function Pr(e,t){if(e===void 0)return null;let n=ye(e);if(n===null)throw pt(
t,ys,{text:e});let[s=0,o=0]=rs,r=Number(e.slice(0,4));if(r<s||r>o)throw pt(t,ws,{text:e,first_year:s,last_year:o});return n}function cn(e){return e.map(({place:t,written_moment:n,written_stay:s})=>[t,n&&`@ ${n}`,s===null?"":`+${s}`].filter(Boolean).
join(" ")).join(", ")}function Is(e){return rn(e).map(({written:t})=>Ps(t).place.toLowerCase()).filter(Boolean)}function Rs(e,t,n){
let s=rn(e)[t];if(!s)return e;let{place:o,before:r}=Ps(s.written),i=s.start+r,a=o?"":" ";return`${e.slice(0,i)}${n}${a}${e.
slice(i+o.length)}`}function Cs(e){let[,t,n="0"]=/^\s*(\d{1,2})(?:[:.]?(\d{2}))?\s*$/.exec(e)??[];return t===void 0||Number(
t)>23||Number(n)>59?null:`${t.padStart(2,"0")}:${n.padStart(2,"0")}`}function Ps(e){let t=Ct(e);return{place:t.startsWith(
'"')&&!an(t)?t:Ct(t.slice(0,an(t))),before:e.indexOf(t)}}function Ds({weekday:e,date:t,time:n},s){let o=n??0;if(t!==null)return t*1440+o;let r=s===null?cs*1440:s+1,i=Zt(r)+(o<ge(
r)?1:0),a=e===null?0:sn(e-As(i),7);return(i+a)*1440+o}function ln(e,t){let[n,s,o]=[-1,0,1].map(i=>e[t+i]),r=e.filter((i,a)=>a!==t);return n&&s&&Dr(n,s)&&(r[t-1]={...n,written_stay:n.
duration_minutes}),o&&(r[t]=Wr(o,n,e.some(Ur))),r}function Dr(e,t){let n=we(t);return e.filled_in.includes("stay")&&!t.filled_in.
includes("time")&&n!==null&&Ws(e)===n}function Wr(e,t,n){let s=we(e);if(s===null)return e;let o=Rt(ge(s)),r=`${z[e.weekday]}\
 ${o}`,i=`${te(Zt(s))} ${o}`,c=[e.written_moment,...n?[]:[r],i].find(l=>Hr(t,l)===s)??i;return{...e,written_moment:c}}function Hr(e,t){
return t?Ds(on(t,""),e?we(e):null):e?Ws(e):null}function Ur({written_moment:e}){return!!e&&on(e,"").date!==null}function we({
arrival:e,start_minute:t}){let n=e===null?null:ye(e.slice(0,10));return n===null?null:n*1440+t}function Ws(e){let t=we(e);
return t===null?null:t+e.duration_minutes}var be=class{#t=[];constructor(t,n){this.text=y(t,"textarea",HTMLTextAreaElement),this.rows=y(t,"[data-rows]"),this.template=
y(t,"template[data-row]",HTMLTemplateElement),this.errors=y(t,"[data-errors]"),this.full=y(t,"[data-full]"),this.changed=
n,this.text.addEventListener("input",()=>{this.rows.inert=!0,n(!0)}),this.rows.addEventListener("click",s=>this.#a(ht(s).
closest("button"))),this.rows.addEventListener("change",s=>{ht(s).dataset.control==="day"&&this.#o(qt(s))}),this.rows.addEventListener(
"focusout",s=>{this.rows.inert||this.#o(qt(s))}),this.rows.addEventListener("input",s=>{let o=qt(s);o.setCustomValidity(
""),o.removeAttribute("aria-invalid")}),this.rows.addEventListener("keydown",s=>{s.key==="Enter"&&this.#o(qt(s))})}get visits(){
return this.text.value}mark(t){for(let[n,s]of[...this.rows.children].entries())s.toggleAttribute("data-marked",t.includes(
n))}indexOf(t){let n=t.closest("[data-visit]");return n?[...this.rows.children].indexOf(n):-1}set visits(t){this.text.value=
t,this.rows.inert=!0}add(t){let o=(this.#n&&!this.rows.inert?cn(ln(this.#t,0)):this.text.value).trim().replace(/,$/,"");
this.text.value=o?`${o}, ${t}`:t,this.rows.inert=!0,this.changed(!1)}show(t){for(this.#t=t;this.rows.children.length>t.length;)
this.rows.lastElementChild?.remove();for(;this.rows.children.length<t.length;)this.rows.append(ce(this.template));let n=U(
this.rows,":scope > [data-visit]");for(let[s,o]of t.entries()){let r=n[s];r&&this.#i(r,o,s,t.length)}this.rows.inert=!1,
this.full.hidden=!this.#n}get#n(){return this.#t.length>=Number(this.full.dataset.full)}showProblems(t){this.text.setAttribute(
"aria-invalid",String(t.length>0)),this.errors.hidden=t.length===0,this.errors.replaceChildren(...t.map(n=>{let s=document.
createElement("li"),o=js(n);if(s.textContent=un(n),o===null)return s;for(let r of n.suggestions)s.append(" ",this.#s(o,r));
return s}))}#s(t,n){let s=document.createElement("button");return s.type="button",s.className="suggestion",s.textContent=
n,s.setAttribute("aria-label",`Use ${n} for visit ${t+1}`),s.addEventListener("click",()=>{this.visits=Rs(this.text.value,
t,n),this.text.focus(),this.changed(!1)}),s}#r(t){this.show(t),this.text.value=cn(t),this.changed(!1)}#e(t){this.#r(this.#t.
map((n,s)=>t.get(s)??n))}#i(t,n,s,o){let[r,i]=hn(n.written_moment);t.toggleAttribute("data-masked",n.masked),y(t,"[data-\
number]").textContent=String(s+1),y(t,"[data-place]").textContent=n.label,y(t,"[data-category]").textContent=n.category??
"";let a=y(t,'[data-control="day"]',HTMLSelectElement),c=r&&!z.includes(r)?[...z,r]:z;a.replaceChildren(new Option(`(${z[n.
weekday]})`,""),...c.map(f=>new Option(f,f)));let l=[["day",a,r,"Day"],["time",y(t,'[data-control="time"]',HTMLInputElement),
i||Us(n.start_minute),"Time"],["stay",y(t,'[data-control="stay"]',HTMLInputElement),String(n.duration_minutes),"Minutes \
of stay"]];for(let[f,u,d,m]of l)u instanceof HTMLInputElement&&u===document.activeElement&&u.value!==u.dataset.read||(u.
value=d),u.dataset.read=d,u.toggleAttribute("data-filled-in",n.filled_in.includes(f)),u.setAttribute("aria-label",`${m} \
of visit ${s+1}, ${n.label}`);let h=[["earlier","Move earlier:",s>0],["later","Move later:",s<o-1],["remove","Remove",o>
1]];for(let[f,u,d]of h){let m=y(t,`[data-control="${f}"]`,HTMLButtonElement);m.disabled=!d,m.setAttribute("aria-label",`${u}\
 visit ${s+1}, ${n.label}`)}}#o(t){let n=t.dataset.control;if(!n||t.localName==="button"||t.value===t.dataset.read)return;
let s=this.indexOf(t),o=this.#t[s],r=t.closest("[data-visit]");if(!o||!r)return;let i={time:jr,stay:Br}[n];if(i&&t instanceof
HTMLInputElement&&!i(t))return;let[a]=hn(o.written_moment),c=y(r,'[data-control="time"]').dataset.read,l=t.value===""?null:
Math.round(Number(t.value)),h={day:{written_moment:`${t.value} ${c}`.trim()},time:{written_moment:t.value&&`${a} ${t.value}`.
trim()},stay:{written_stay:l,duration_minutes:l??o.duration_minutes}};t.dataset.read=t.value,this.#e(new Map([[s,{...o,...h[n]}]]))}#a(t){
let n=t?.dataset.control;if(!t||!n)return;let s=this.indexOf(t);if(n==="remove")this.#r(ln(this.#t,s)),this.#l(Math.min(
s,this.#t.length-1),n);else{let o=n==="earlier"?s-1:s+1;this.#c(s,o),this.#l(o,n)}}move(t,n){let s=Math.max(0,Math.min(this.#t.
length-1,t+n));s!==t&&this.#c(t,s)}setTime(t,n){let s=this.#t[t];if(!s)return;let[o]=hn(s.written_moment),r=`${o} ${Us(n)}`.
trim();this.#e(new Map([[t,{...s,written_moment:r,start_minute:n}]]))}setStay(t,n){let s=this.#t[t];if(!s)return;let o={
written_stay:n,duration_minutes:n};this.#e(new Map([[t,{...s,...o}]]))}#c(t,n){let[s,o]=[this.#t[t],this.#t[n]];!s||!o||
this.#e(new Map([[t,{...s,...Hs(o)}],[n,{...o,...Hs(s)}]]))}#l(t,n){let s=this.#t.length-1,o={earlier:t===0,later:t===s,
remove:s===0},r=[n,"later","earlier","remove"].find(c=>!o[c]),i=U(this.rows,":scope > [data-visit]")[t],a=r&&i?.querySelector(
`[data-control="${r}"]`);(a instanceof HTMLElement?a:this.text).focus()}};function Hs({place:e,label:t,category:n}){return{
place:e,label:t,category:n}}function hn(e){let[t="",n]=e.split(" ");return n===void 0?["",t]:[t,n]}function jr(e){let t=e.
value.trim()?Cs(e.value):"",n=t===null?`“${e.value}” is not a time. Write hours and minutes from 00:00 to 23:59, such \
as 17:30.`:"";return e.setCustomValidity(n),e.setAttribute("aria-invalid",String(n!=="")),t===null?e.reportValidity():e.
value=t,t!==null}function Br(e){let{rangeUnderflow:t,rangeOverflow:n,badInput:s}=e.validity,o=t||n||s;return e.setAttribute(
"aria-invalid",String(o)),o&&e.reportValidity(),!o}function Us(e){let t=n=>String(Math.floor(n)).padStart(2,"0");return`${t(
e/60)}:${t(e%60)}`}function js({where:e}){let t=/^visits\[(\d+)\]/.exec(e);return t?Number(t[1]):null}function un(e){let t=js(
e);return t!==null?`Visit ${t+1}: ${e.message}`:e.where.startsWith("interventions")?e.message===bs?"The changes to the n\
etwork cannot be read. Perhaps the link was cut off. Reset all changes.":`The changes to the network: ${e.message}`:e.message}var Bs=Gr("model-files"),Fr=500,ut=Bs===null;async function Fs(e,t=rt){return ut?Vr(`models/${encodeURIComponent(e)}/vocabulary`,t):JSON.parse(new TextDecoder().decode(
await fn(e,"vocabulary")))}async function Vr(e,t){try{return await Et(e,{},t)}catch(n){if(!(n instanceof tt)||n.status)throw n;
let s=new URL(`api/${e}`,t),o=await fetch(s,{cache:"force-cache"}).catch(()=>null);if(!o?.ok)throw n;return o.json()}}async function Vs(e,t=Fr){
if(ut){let n=`models/${encodeURIComponent(e)}/histories?limit=${t}`,{items:s}=await Et(n);return s}return JSON.parse(new TextDecoder().
decode(await fn(e,"histories")))}async function Gs({id:e,weights:t},n,s=rt){if(!ut)return fn(e,"weights",n);let o=`api/m\
odels/${encodeURIComponent(e)}/weights/${t?.sha256}`;return qs(new URL(o,s),"weights",n)}async function Ys(e,{weights:t}){
if(!t||!globalThis.crypto?.subtle)return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",e))].map(o=>o.toString(
16).padStart(2,"0")).join("")!==t.sha256)throw new Error("The weights were damaged on their way. Load the page again.")}
async function fn(e,t,n=!1){let s=Bs?.[e]?.[t];if(!s)throw new Error(`This page holds no ${t} of ${e}.`);if(!s.startsWith(
"#"))return qs(new URL(s,document.baseURI),t,n);let o=document.getElementById(s.slice(1))?.textContent??"";return Ye(o.trim()).
buffer}async function qs(e,t,n){let s=await fetch(e,{cache:n?"reload":"default"});if(!s.ok)throw new Error(`The ${t} cou\
ld not be fetched (${s.status}).`);return s.arrayBuffer()}function Gr(e){let t=at(document,`script#${e}`,HTMLScriptElement);
return t&&JSON.parse(t.textContent??"")}var Yr=["browser","server"],Js=20,qr=300,Jr=4,Kr="static/bundles/browser-model.js",zr="The network could not be loaded.",
zs={address:new URL("../bundles/browser-model.js",import.meta.url).href,load(e){let t=null,n=o=>{t=o};return document.dispatchEvent(
new CustomEvent("pointerscope:engine",{detail:n})),t?Promise.resolve(t):String(e)===rt.href?import(zs.address):import(new URL(
Kr,e).href)}},xe=class{#t;#n;#s;#r=null;#e=null;#i=!1;#o=new Map;draws=!1;sharesWeights=!0;constructor(t,n=null,s=rt){this.#t=
t,this.#s=s,this.#n=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&Yr.includes(t)?t:null,ut||
(this.choice="browser"),this.obstacle="",this.#e||(this.#r=null)}get model(){return this.#e}get isInBrowser(){return this.#e!==
null&&this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.draws&&this.sharesWeights&&
this.choice!=="server"&&await Promise.race([this.prepare(),new Promise(r=>setTimeout(r,qr))]),this.#e&&this.choice!=="se\
rver")return this.explainHere(t);if(!ut)throw new tt(0,[{where:"",message:this.obstacle,suggestions:[]}]);let o=this.choice!==
"server"&&!!navigator.serviceWorker?.controller?Vn(n):n;try{return{...await this.#a(t,o),engine:"server"}}catch(r){if(!(r instanceof
tt&&r.status===0)||this.choice==="server")throw r;if(await this.prepare(),this.#e)return this.explainHere(t);throw this.
choose(this.choice),r}}async compute(t){await this.prepare();let n=this.#e;if(!n){let s=`The server does not answer. Thi\
s browser cannot compute: ${this.obstacle}`;throw this.choose(this.choice),new tt(0,[{where:"",message:s,suggestions:[]}])}
return Ks(()=>n.trace(n.queryOf(t)))}async searchPlaces(t){if(ut||await this.prepare(),this.#e&&this.choice!=="server"){
let{places:s}=this.#e;return s.search(t,Js).map(({id:o,category:r})=>({label:s.label(o),notation:s.notation(o),category:r}))}
let{items:n}=await Et(`${this.#n}/locations?${et({q:t,limit:Js})}`,{},this.#s);return n}async prepare(){try{this.#r??=this.#c(),
this.#e=await this.#r}catch(t){this.#i=!0;let n=t instanceof tt?!t.status:t instanceof TypeError;this.obstacle=n?zr:Mt(t)}}explainHere(t){
let n=this.#e,{interventions:s,...o}=t,r=JSON.stringify([o,s||null]),i=this.#o.get(r);if(i)return i;let a={...Ks(()=>n.trace(
t)),engine:"browser"},[c=""]=this.#o.keys();return this.#o.size>=Jr&&this.#o.delete(c),this.#o.set(r,a),a}async#a(t,n){if(this.
draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#n}/views/network?${Xr(t)}`;try{let{trace:r}=await Et(
o,{...n&&{signal:n}},this.#s);return ns(r)}catch(r){if(!(r instanceof tt&&r.problems[0]?.where==="view"))throw r;this.draws=
!1}}let s={method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(t),...n&&{signal:n}};return Et(
`${this.#n}/explain?encoding=base64`,s,this.#s)}async#c(){let t=await Fs(this.#t,this.#s);if(!t.weights)throw this.sharesWeights=
!1,new Error("The weights of this model stay on the server.");let[{BrowserModel:n},s]=await Promise.all([zs.load(this.#s),
Gs(t,this.#i,this.#s)]),o=Ys(s,t);o.catch(()=>{});let r=new n(t,s);return await o,r}};function Ks(e){try{return e()}catch(t){
let{problems:n}=t;throw n?new tt(422,n):t}}function Xr(e){let t=Object.entries(e).map(([n,s])=>[n,s!==null&&typeof s=="o\
bject"?JSON.stringify(s):s]);return et(Object.fromEntries(t))}var $e=class{#t=0;#n=[];#s=[];#r="";#e=null;constructor(t,n){this.root=t,this.errors=y(t,"[data-errors]"),this.masks=y(t,
"[data-masks]"),this.orderWords=y(t,"[data-order]"),this.state=y(t,"[data-state]"),t.addEventListener("change",()=>this.#c(
n)),t.addEventListener("click",s=>{let{act:o}=ht(s).dataset;o&&(o==="reset"?this.text="":this.#n=si(o,this.#t),this.#c(n))})}get text(){
if(this.#r)return this.#r;let t=this.#a();return Object.keys(t).length?JSON.stringify(t):""}set text(t){let n=Zr(t);this.#e=
null;for(let s of this.#i)ei(s,n);this.#n=Array.isArray(n.order)?n.order:[],this.#s=Array.isArray(n.mask_visits)?n.mask_visits:
[],this.masks.replaceChildren(),this.#r=t&&JSON.stringify(this.#a())!==t?t:"",this.#l()}show(t,n){this.#t=t.length,this.#r=
"";let s=new Set(this.#s);for(;this.masks.children.length>t.length;)this.masks.lastElementChild?.remove();for(;this.masks.
children.length<t.length;)this.masks.append(Qr(this.masks.children.length));let o=U(this.masks,"label");for(let[r,i]of t.
entries()){let a=o[r];if(!a)continue;let c=y(a,"input",HTMLInputElement);c.checked=s.has(r),c.disabled=r===n.at(-1),y(a,
"span").textContent=`${r+1} ${i.label}`}this.#l()}followHistory(t){let n=Is(t),s=this.#e===null||n.join(`
`)===this.#e.join(`
`);if(this.#e=n,!s){this.#n=[];for(let o of this.#o)o.checked=!1;this.#s=[],this.#l()}}showProblems(t){this.errors.hidden=
t.length===0,this.errors.textContent=t.map(n=>n.message).join(" "),t.length&&(this.root.open=!0)}get#i(){return U(this.root,
"[data-key]")}get#o(){return U(this.root,'[data-key="mask_visits"]',HTMLInputElement)}#a(){let t={};for(let n of this.#i){
let s=ti(n),{key:o="",item:r}=n.dataset;if(s!==void 0)if(r){let i=t[o];t[o]=[...Array.isArray(i)?i:[],s]}else t[o]=s}for(let{
dataset:n}of this.#i){let{key:s="",of:o}=n;o&&!t[o]&&delete t[s]}return this.#s.length&&!this.masks.children.length&&(t.
mask_visits=this.#s),this.#n.length&&(t.order=this.#n),t}#c(t){this.#r="",this.masks.children.length&&(this.#s=this.#o.filter(
n=>n.checked).map(n=>Number(n.dataset.item))),this.#l(),t()}#l(){let t=Qt(this.#a()).length;this.state.textContent=t?`${t}\
 changed`:"as learned",this.orderWords.textContent=this.#n.length?Ts(this.#n).join(" "):"unchanged"}};function Qr(e){let t=document.
createElement("label"),n=document.createElement("input");return n.type="checkbox",n.autocomplete="off",n.dataset.key="ma\
sk_visits",n.dataset.item=String(e),t.append(n," ",document.createElement("span")),t}function Zr(e){try{return Object(JSON.
parse(e||"{}"))}catch{return{}}}function ti(e){let{item:t}=e.dataset;return e instanceof HTMLInputElement&&e.type==="che\
ckbox"?e.checked?t?JSON.parse(t):!1:void 0:e.type==="number"?e.value===""?void 0:Number(e.value):e.value||void 0}function ei(e,t){
let{key:n="",item:s}=e.dataset,o=t[n];if(e instanceof HTMLInputElement&&e.type==="checkbox"){e.checked=s?o==="all"||Array.
isArray(o)&&o.some(i=>ni(i,JSON.parse(s))):o===!1;return}let r=e instanceof HTMLInputElement||[...e.options].some(i=>i.value===
o);e.value=r&&o!==void 0&&o!==null?String(o):""}function ni(e,t){return Xs(e)===Xs(t)}function Xs(e){let t=e&&typeof e==
"object"&&!Array.isArray(e);return JSON.stringify(e,t?Object.keys(e).sort():void 0)}function si(e,t){let n=[...Array(t).
keys()];return e==="reverse"&&n.reverse(),e==="shuffle"&&oi(n),e==="as-sent"||n.every((s,o)=>s===o)?[]:n}function oi(e){
for(let t=e.length-1;t>0;t-=1){let n=Math.floor(Math.random()*(t+1));[e[t],e[n]]=[Number(e[n]),Number(e[t])]}}function ne(e,t){if(!e)return;let n=String(t??""),s=[...e.options].find(({value:o,text:r})=>[o,r,r.split(",")[0]].includes(
n));s||e.add(new Option(n,n)),e.value=s?.value??n}function nt({visits:e,user:t,predict_at:n,top_k:s,interventions:o}){return{visits:e,user:t||null,predict_at:n||null,...s&&
{top_k:Number(s)},...o&&{interventions:Yt(o)}}}var ri="../bundles/browser-model.js",ii=/\bexport\s*\{[^}]*\};?\s*$/;var dn=new WeakMap;async function ke(e,{location:t,variants:n},s,o){let r=ai(e),i=ui(o);for(let a of n){o.throwIfAborted();
let{input:c}=a;s(a,c&&await Promise.race([i,r(c,t)]))}}function ai(e){let t=ci(e);dn.has(e)||dn.set(e,li(e));let n=dn.get(
e);return async(s,o)=>{let r=await n?.ask({input:s,location:o});if(!r)return t(s,o);if("error"in r)throw new Error(r.error);
return r.answer}}function ci(e){let t=performance.now()+12;return async(n,s)=>(performance.now()>=t&&(await new Promise(
o=>setTimeout(o)),t=performance.now()+12),e.answer(n,s))}function li(e){try{return new mn(e.content)}catch{return null}}
var mn=class{#t;#n;constructor(t){this.#t=hi(),this.#n=new Promise(n=>{this.#t.addEventListener("error",s=>{s.preventDefault(),
n(null)})}),this.#t.postMessage(t)}ask(t){let{port1:n,port2:s}=new MessageChannel,o=new Promise(r=>{n.onmessage=({data:i})=>{
n.close(),r(i)}});return this.#t.postMessage(t,[s]),Promise.race([this.#n,o])}};function hi(){let e=document.querySelector(
"script[data-engine]")?.textContent;if(!e)return new Worker(new URL(ri,import.meta.url),{type:"module"});let t=new Blob(
[e.replace(ii,"")],{type:"text/javascript"});return new Worker(URL.createObjectURL(t))}function ui(e){let t=new Promise(
(n,s)=>{e.addEventListener("abort",()=>s(e.reason),{once:!0})});return t.catch(()=>{}),t}var fi={hours:["Moved by","All visits and the moment to predict move together."],visits:["Visit left out","One visit is \
left out at a time; the others keep the times and stays that the page shows, and the moment to predict stays."],heads:["\
Heads removed","Every set of heads is removed, on top of the changes already made."]},di="This network has too many head\
s to try every set, so each is removed alone.",mi="cannot be left out: the answer is read at the last visit, and the one\
 before is missing or masked",pn=e=>`${(100*e).toFixed(1)} %`,Ee=class{#t=null;constructor(t,n,s){this.body=n,this.explanations=
s,this.kind=y(t,"[data-kind]",HTMLSelectElement),this.button=y(t,"[data-run]",HTMLButtonElement),this.progress=y(t,"[dat\
a-progress]",HTMLProgressElement),this.meaning=y(t,"[data-meaning]"),this.failure=y(t,"[data-failure]"),this.summary=y(t,
"[data-summary]"),this.frame=y(t,"[data-frame]"),this.rows=y(t,"tbody"),this.row=y(t,"template",HTMLTemplateElement),this.
kind.addEventListener("change",()=>this.clear()),this.button.addEventListener("click",()=>this.#t?this.#s():this.#n())}clear(){
this.#r(),this.rows.replaceChildren(),this.summary.textContent="";for(let t of[this.meaning,this.failure,this.frame])t.hidden=
!0}async#n(){this.clear();let t=new AbortController;this.#t=t,this.button.textContent="Stop",this.progress.removeAttribute(
"value"),this.progress.hidden=!1;try{await this.explanations.prepare(),t.signal.throwIfAborted(),await this.#e(t.signal)}catch(n){
if(this.#t!==t)return;this.failure.textContent=Mt(n),this.failure.hidden=!1}this.#r()}#s(){let{value:t,max:n}=this.progress,
s=this.frame.hidden?"":` after ${t} of ${n} answers`;this.summary.textContent=`Stopped${s}.`,this.#r()}#r(){this.#t?.abort(),
this.#t=null,this.button.textContent="Run",this.progress.hidden=!0}async#e(t){let{model:n,obstacle:s}=this.explanations,
o=this.body();if(!n)throw new Error(`This browser cannot compute: ${s}`);if(!o)throw new Error("Enter a history of visit\
s first.");let r=this.kind.value,{prediction:i,variants:a}=n.sweep(r,o);if(!a.length)throw new Error("Every head is remo\
ved already.");this.#i(r,i,a);let{location:c}=i,l=[];await ke(n,{location:c,variants:a},(h,f)=>{let u=(f?.probability??0)-
i.probability,d=!!f&&f?.prediction.location!==c;this.#o({variant:h,answer:f,change:u,differs:d,row:ce(this.row)},l)},t),
this.summary.textContent=wi(l)}#i(t,n,s){let[o,r]=fi[t],i=s.every(({heads:a})=>a?.length===1);this.meaning.textContent=`${i?
di:r} The unchanged answer is ${vt({prediction:n})}.`,y(this.frame,"[data-changed]").textContent=o;for(let a of[this.meaning,
this.frame])a.hidden=!1;this.progress.max=s.length,this.progress.value=0}#o(t,n){gi(t);let s=n.findIndex(r=>pi(t,r)),o=s<
0?n.length:s;this.rows.insertBefore(t.row,n[o]?.row??null),n.splice(o,0,t),this.progress.value+=1}};function pi(e,t){let[
n,s]=[e.variant.heads,t.variant.heads];return!n||n.length!==s?.length?!1:Math.abs(e.change)>Math.abs(t.change)}function gi({
variant:e,answer:t,change:n,differs:s,row:o}){y(o,"th").textContent=yi(e);let r=y(o,".word");if(!t){r.textContent=mi;return}
o.toggleAttribute("data-differs",s),r.textContent=s?vt(t):"the same";let i=y(o,".share");i.textContent=pn(t.probability),
i.style.setProperty("--share",String(t.probability)),y(o,"[data-change]").textContent=Qs(100*n,1)}function yi({hours:e=0,
visit:t,heads:n}){return t?`${t.sent+1} ${t.label}`:n?n.map(([s,o])=>`L${s} H${o}`).join(", ")||"none":`${Qs(e,0)} h`}function wi(e){
let t=e.flatMap(({answer:r})=>r?.probability??[]);if(!t.length)return"";let n=e.filter(({differs:r})=>r).length,[s,o]=[Math.
min(...t),Math.max(...t)];return`Another place leads in ${n} of ${t.length} rows. The probability of the unchanged answe\
r lies between ${pn(s)} and ${pn(o)}. Computed in this browser.`}function Qs(e,t){let n=Math.abs(e).toFixed(t);return Number(
n)===0?n:`${e>0?"+":"−"}${n}`}var bi={routine:()=>"routine: home, work or a weekly appointment, at its usual time",errand:e=>`an errand: the kinds of \
the last stop${gn(e.at(-1))} and of an earlier one${gn(e.at(-2))} decide together where people of this town go next`,consequence:e=>`\
a consequence: the first stop of the day${gn(e.at(-1))} decides where people of this town go in the afternoon and evenin\
g`};function gn(e){return e?` (${e})`:""}function Zs(e,t){let{cause:n,custom:s,expected_label:o}=e,r=bi[s];if(!r)return"\
It was a free choice.";let i=Array.from({length:e.decided_before},()=>"before this history"),a=r([...i,...e.decided_by.map(
c=>xi(c,t))]);return n===s?`It was ${a}.`:`It should have been ${a}. That leads to ${o??"an unknown place"}, but they ch\
ose otherwise.`}function xi(e,t){let n=t.find(({sent:s})=>s===e);return n?`${n.label}, ${z[n.weekday]} ${Rt(n.start_minute)}`:
`visit ${e+1}`}var $i="The answer and all below it are of your last valid history.",ki=5e-4,Ei=350,Oe=class{shown=null;sent=[];#t=null;isDragging=!1;#n="";#s=null;#r=null;#e;#i=!1;#o=0;#a=0;#c=new AbortController;#l=null;#g="";constructor(t,n={}){
this.page=t,this.hooks=n,this.model=t.dataset.explore??"",this.engineChoice=at(t,"[data-engine-choice]",HTMLSelectElement),
this.explanations=new xe(this.model,Gt().get("engine")),this.explanations.draws=n.draws??!1,this.explanations.sharesWeights=
this.engineChoice!==null||!ut;let{explanations:s}=this;this.#e=n.outline??null;let o=s.sharesWeights&&s.choice!=="server";
n.draws&&o&&!this.#e&&s.prepare(),this.changes=y(t,"[data-changes]"),this.answer=y(t,"[data-answer]",HTMLOutputElement),
this.badge=y(t,"[data-badge]"),this.outcome=y(t,"[data-outcome]"),this.reason=y(t,"[data-outcome-reason]",HTMLDetailsElement),
this.person=at(t,"[data-person]",HTMLSelectElement),this.predictAt=y(t,"[data-predict-at]",HTMLInputElement),this.examples=
y(t,"[data-examples]",HTMLSelectElement),this.failure=y(t,"[data-error]"),this.story=y(t,"[data-story]"),this.staleNote=
y(t,"[data-stale-note]"),this.suggestion=y(t,"[data-try]"),this.editor=new be(y(t,"[data-editor]"),a=>{this.#l=null,this.#k(),
this.panel.followHistory(this.editor.visits),this.submitSoon(a?Ei:0)});let r=y(t,"[data-interventions]",HTMLDetailsElement);
this.panel=new $e(r,()=>this.submitSoon()),this.engineChoice&&(this.engineChoice.value=s.choice??"");let i=at(t,"[data-s\
weeps]");this.sweeps=i&&new Ee(i,()=>this.shown&&nt(this.shown),s),this.#E()}#E(){let{page:t}=this;_s(y(t,"[data-combobo\
x]"),n=>this.explanations.searchPlaces(n),n=>({label:n.label,note:n.category??""}),n=>this.editor.add(n.notation)),this.
suggestion.addEventListener("click",()=>{this.editor.visits=this.editor.text.placeholder,this.submitSoon()});for(let n of[
"pointerdown","keydown","input"])y(t,"[data-editor]").addEventListener(n,()=>{this.#i=!0,this.#b()},{once:!0});this.engineChoice?.
addEventListener("change",()=>{this.explanations.choose(this.engineChoice?.value??""),this.submitSoon()}),this.person?.addEventListener(
"change",()=>this.submitSoon()),this.predictAt.addEventListener("change",()=>this.submitSoon()),y(this.changes,"[data-un\
do]").addEventListener("click",()=>{this.panel.text="",this.submitSoon()}),y(this.failure,"button").addEventListener("cl\
ick",()=>{this.explanations.choose(this.explanations.choice),this.submitSoon()}),Yn(()=>this.restore("keep"))}get exampleHistories(){
return this.#r??=this.#A(),this.#r}get fields(){return{visits:this.editor.visits,user:this.person?.value??"",predict_at:this.
predictAt.value.trim(),top_k:this.#n,interventions:this.panel.text}}markVisits(t){this.editor.mark(t.flatMap(n=>this.sent[n]??
[]))}take({visits:t,user:n,predict_at:s,interventions:o}){this.fill(),this.#k(),this.editor.visits=t,this.predictAt.value=
s,this.panel.text=o,ne(this.person,n),this.panel.followHistory(t),this.#g=JSON.stringify(this.fields),this.submitSoon()}get isChanged(){
return this.fill(),JSON.stringify(this.fields)!==this.#g}get interventions(){return Object(Yt(this.panel.text||"{}"))}set interventions(t){
this.fill(),this.panel.text=Object.keys(t).length?JSON.stringify(t):"",this.panel.followHistory(this.editor.visits),this.#u()}async#u(){
clearTimeout(this.#a);let t=++this.#o;this.page.setAttribute("aria-busy","true"),await ss(),t===this.#o&&this.submitSoon()}submitSoon(t=0){
clearTimeout(this.#a),this.#a=setTimeout(()=>{this.#h(nt(this.fields),this.isDragging?"keep":"push")},t)}async#h(t,n){clearTimeout(
this.#a),this.#a=0,this.#o+=1;let s=this.#o;this.#c.abort(),this.#c=new AbortController,this.page.setAttribute("aria-bus\
y","true");let o=!1;try{let r="interventions"in t&&!!t.interventions,[i,a]=await Promise.all([this.#y(t),r?this.#y({...t,
interventions:null}):null]);if(s!==this.#o)return;this.#T(i,a,t,n),o=!0,await os(),this.fill()}catch(r){if(r instanceof tt&&
s===this.#o)this.#d(r.problems);else if(!Gn(r)&&!(r instanceof tt))throw r}finally{s===this.#o&&this.page.removeAttribute(
"aria-busy")}o&&s===this.#o&&this.#b()}fill(){let t=this.#l;t&&(this.#l=null,t(),this.#g=JSON.stringify(this.fields))}async#y(t){
let n=this.#e;this.#e=null;let s="visits"in t&&await n?.(t);return s||this.explanations.explain(t,this.#c.signal)}async#b(){
let{engineChoice:t,explanations:n}=this;if(!t)return;(this.#i||this.hooks.draws||n.choice==="browser")&&n.choice!=="serv\
er"&&await n.prepare(),await this.#O();let o=y(this.page,"[data-engine-obstacle]");o.textContent=n.obstacle&&`This brows\
er cannot compute: ${n.obstacle}`,o.hidden=!n.obstacle}async#O(){let{shown:t}=this,n=this.#t,s=this.#a!==0||this.page.hasAttribute(
"aria-busy");if(!(!this.hooks.draws||!t||!n||s)){if(!("tensors"in n))this.#h(nt(t),"keep");else if(le(n)){let o=await this.#y(
nt(t)).catch(()=>null);if(!o||this.#t!==n)return;this.#f(o),this.hooks.shown?.(t,o,null)}}}#f(t){this.#t=t,Ve(this.answer,
t),this.badge.textContent=Bn(t.engine)}#T(t,n,s,o){if("record"in s&&(this.editor.visits=t.notation??"",this.predictAt.value=
t.predict_at.replace("T"," "),t.notation===null)){this.#d([{where:"visits",message:"This record contradicts itself and c\
annot be written as visits.",suggestions:[]}]);return}this.sent=t.visits.map(c=>c.sent);let r=[...t.visits].sort((c,l)=>c.
sent-l.sent);this.panel.text&&this.panel.show(r,this.sent),this.panel.followHistory(this.editor.visits),ne(this.person,t.
user),this.#d([]),this.predictAt.placeholder=t.predict_at.replace("T"," "),this.#f(t);let i={...this.fields,visits:t.notation??
""};this.shown=i,this.#x(i,t,n);let a=i.interventions?n:null;this.hooks.shown?.(i,t,a),this.updateAddress(o),this.#l=()=>{
this.editor.show(r),this.panel.show(r,this.sent),this.#S(r,t.predict_at),this.suggestion.hidden=!0,this.sweeps?.clear(),
this.hooks.filled?.(i,t,a),this.page.dataset.ready="true",this.#_(i,t)}}#S(t,n){let s=U(this.editor.rows,":scope > [data\
-visit]");for(let[r,i]of s.entries()){let a=t[r];if(!a?.arrival)continue;let c={day:z[a.weekday]??"",time:a.arrival.split(
"T")[1]??"",stay:`${a.duration_minutes} min`};for(let[l,h]of Object.entries(c)){let f=y(i,`[data-read="${l}"]`);f.textContent=
h,f.toggleAttribute("data-filled-in",a.filled_in.includes(l))}}if(y(this.page,'[data-printed="predict-at"]').textContent=
n.replace("T"," "),!this.person)return;let o=this.person.selectedOptions[0]?.textContent??"";y(this.page,'[data-printed=\
"person"]').textContent=o}async#_(t,n){let s=n.unknown_probability,o=s<ki?[]:[`Somewhere unknown to the model: ${(100*s).
toFixed(1)} %.`],r=(await this.exampleHistories).find(({visits:i,predict_at:a,user:c})=>i===t.visits&&a===n.predict_at&&
(c===n.user||this.person===null));this.shown===t&&(this.hooks.recognised?.(r,t),r&&o.push(Oi(r,n.location_probabilities.
final)),this.outcome.replaceChildren(...Un(o.join(" "))),this.outcome.hidden=o.length===0,this.reason.hidden=!r?.reason,
y(this.reason,"p").textContent=r?.reason?Zs(r.reason,n.visits):"")}#x(t,n,s){let{changes:o}=this;if(o.hidden=!s||!t.interventions,
!s||!t.interventions)return;y(o,"[data-what]").textContent=pe(JSON.parse(t.interventions)),y(o,"[data-before]").textContent=
vt(s),y(o,"[data-after]").textContent=vt(n);let r=s.prediction.location===n.prediction.location;y(o,"[data-verdict]").textContent=
r?"The most probable place stays the same.":"The most probable place is another one."}#d(t){let n=({where:i})=>i.startsWith(
"interventions");this.#w(this.person,t,"user"),this.#w(this.predictAt,t,"predict_at");let s=t.filter(i=>i.where==="");this.
failure.hidden=s.length===0,y(this.failure,"span").textContent=s.map(i=>i.message).join(" "),this.panel.showProblems(t.filter(
n)),this.editor.showProblems(t.filter(i=>i.where!==""&&!(i.where==="user"&&this.person)&&i.where!=="predict_at"&&!n(i)));
let[o]=t.filter(i=>!s.includes(i));o&&this.hooks.refused?.();let r=t.length>0&&this.shown!==null;this.staleNote.hidden=!(r||
o),this.staleNote.textContent=r||!o?$i:`No answer. ${un(o)}`,this.story.toggleAttribute("data-stale",r)}#w(t,n,s){if(!t)
return;let o=n.filter(i=>i.where===s).map(i=>i.message),r=y(this.page,`#${t.getAttribute("aria-errormessage")}`);r.textContent=
o.join(" "),r.hidden=o.length===0,t.setAttribute("aria-invalid",String(o.length>0))}comparisonOf(t){let{model:n}=this,s=t.
interventions?JSON.stringify({model:n,interventions:null}):null;return et({model:n,...t,top_k:null,against:s})}updateAddress(t){
if(t==="keep"||this.shown===null)return;let{choice:n}=this.explanations,s=this.engineChoice?n:null,o=et({...this.shown,engine:s,
...this.hooks.options?.()});qn(o,t)}async restore(t){this.#l=null,this.#s=null,this.examples.value="";let n=Gt(),s=n.get(
"top_k")??"";this.#n=/^([1-9]\d?|100)$/.test(s)?s:"",this.editor.visits=n.get("visits")??"",this.predictAt.value=n.get("\
predict_at")??"",this.panel.text=n.get("interventions")??"",ne(this.person,n.get("user")),this.hooks.restored?.(n);let o=n.
get("record");n.has("visits")?await this.#h(nt(this.fields),t):o!==null?await this.#h({record:Yt(o)},"replace"):await this.#$(
n.get("user"))}async#$(t){let n=await this.exampleHistories,s=n.find(o=>t&&String(o.user)===this.person?.value)??n[0];s?
(this.#p(s,n),await this.#h(nt(this.fields),"replace")):this.#m()}#m(){clearTimeout(this.#a),this.#c.abort(),this.#o+=1,
this.#l=null,this.page.removeAttribute("aria-busy"),this.shown=null,this.editor.show([]),this.#d([]),Ve(this.answer,null),
this.outcome.hidden=this.reason.hidden=!0,this.suggestion.hidden=!1,this.sweeps?.clear(),this.changes.hidden=!0,this.hooks.
cleared?.()}#k(){this.examples.value="",!(!this.#s||this.editor.visits.trim().endsWith(this.#s.end))&&(this.predictAt.value===
this.#s.predictAt&&(this.predictAt.value=""),this.#s=null)}async#A(){let{examples:t}=this;try{let n=await Vs(this.model);
t.append(...n.map((o,r)=>new Option(o.title,String(r))));let s=t.closest("[data-field]");return s.hidden=n.length===0,t.
addEventListener("change",()=>{let o=t.value&&n[Number(t.value)];o&&(this.#p(o,n),this.#h(nt(this.fields),"push"))}),n}catch{
return[]}}#p(t,n){this.examples.value=String(n.indexOf(t)),this.editor.visits=t.visits,this.panel.followHistory(t.visits),
this.predictAt.value=t.predict_at.replace("T"," ");let s=t.visits.split(",").at(-1)?.trim()??"";this.#s={predictAt:this.
predictAt.value,end:s},ne(this.person,t.user)}};function Oi({target:e,target_label:t},n){if(e===void 0)return"";if(e===null)
return"The model drew this history itself: nothing really happened next.";let s=n.findIndex(({location:i})=>i===e);if(s===
0)return"Right: the person went there.";let o=n[s],r=o?`number ${s+1} with ${(100*o.probability).toFixed(1)} %`:`not one\
 of the ${n.length} most probable places`;return`The person went to ${t}, ${r}.`}function to(e,t="pointerscope-unfolded"){let n=U(e,"[data-chapter]",HTMLDetailsElement),s=y(e,"[data-unfold]"),o=Si(t);for(let i of n)
o&&(i.open=o.includes(i.id)),i.addEventListener("toggle",()=>{_i(t,n.filter(({open:a})=>a).map(({id:a})=>a)),s.textContent=
n.every(({open:a})=>a)?"Fold all":"Unfold all"});s.addEventListener("click",()=>{let i=!n.every(a=>a.open);for(let a of n)
a.open=i});let r=()=>{let i=document.getElementById(location.hash.slice(1)),a=n.find(c=>c===i||c.contains(i));!a||a.open||
(a.open=!0,i?.scrollIntoView())};window.addEventListener("hashchange",r),e.addEventListener("click",i=>{ht(i).closest('a\
[href^="#"]')&&setTimeout(r)}),r(),Ti(e,n)}function Ti(e,t){let n=U(e,'.sections a[href^="#"]',HTMLAnchorElement),s=new IntersectionObserver(
o=>{for(let{target:r,isIntersecting:i}of o){let a=n.find(({hash:c})=>c===`#${r.id}`);i?a?.setAttribute("aria-current","t\
rue"):a?.removeAttribute("aria-current")}},{rootMargin:"-35% 0px -60% 0px"});for(let o of t)s.observe(o)}function Si(e){
try{let t=JSON.parse(localStorage.getItem(e)??"null");return Array.isArray(t)?t:null}catch{return null}}function _i(e,t){
try{localStorage.setItem(e,JSON.stringify(t))}catch{}}var yn=e=>(e.dataset.options??"").split(" ").filter(Boolean);function eo(e){let t=[...new Set(e.flatMap(yn))];return Object.
fromEntries(t.map(n=>[n,e.map(s=>s.getAttribute(n)??void 0).find(Boolean)]))}function no(e,t){for(let n of e)for(let s of yn(
n)){let o=t.get(s);o?n.setAttribute(s,o):n.removeAttribute(s)}}function so(e,t,n){e.addEventListener("pointer-view:optio\
n",({detail:s,target:o})=>{for(let r of t)if(r!==o)for(let[i,a]of Object.entries(s))yn(r).includes(i)&&r.setAttribute(i,
String(a));n()})}function oo(e,t){return Qt(e).map(({key:n,text:s})=>{let o=document.createElement("li"),r=document.createElement("button");
return r.type="button",r.textContent=`${s} ×`,r.title="Take this change back",r.addEventListener("click",()=>{t(Object.
fromEntries(Object.entries(e).filter(([i])=>i!==n)))}),o.append(r),o})}var ro="The view “Which parts make the prediction?” shows the circuit.",Ai="This network has too many parts to run a\
ll their subsets here.";async function io(e,t,n,s){await e.prepare();let{model:o,obstacle:r}=e;if(!o)throw new Error(`${r}\
 ${ro}`);let{location:i,variants:a,conclude:c}=o.circuit(t);if(!a.length)throw new Error(`${Ai} ${ro}`);let l=[];return await ke(
o,{location:i,variants:a},(h,f)=>{f&&l.push(f),n(l.length/a.length)},s),c(l)}var Te=class{constructor(t,n=()=>!1){this.page=t,this.stays=n,this.button=y(t,"[data-inputs-button]",HTMLButtonElement),
this.inputs=y(t,`#${this.button.getAttribute("aria-controls")}`),this.button.addEventListener("click",()=>this.toggle(!this.
isOpen)),y(t,"[data-inputs-close]").addEventListener("click",()=>this.toggle(!1)),document.addEventListener("keydown",s=>{
s.key!=="Escape"||!this.isOpen||(s.preventDefault(),this.toggle(!1))})}get isOpen(){return this.page.hasAttribute("data-\
inputs")}toggle(t){let n=this.inputs.contains(document.activeElement);this.show(t);let s=y(this.inputs,"textarea"),o=at(
this.inputs,"[name=visits-as]:checked");t?(s.checkVisibility()?s:o??s).focus():n&&!this.stays()&&this.button.focus()}show(t){
this.page.toggleAttribute("data-inputs",t),this.button.setAttribute("aria-expanded",String(t))}};function ao(e){let t=()=>U(e,"details[data-menu][open]",HTMLDetailsElement);document.addEventListener("pointerdown",({target:n})=>{
for(let s of t())n instanceof Node&&s.contains(n)||(s.open=!1)}),document.addEventListener("keydown",n=>{let[s]=t();n.key!==
"Escape"||!s||(n.stopImmediatePropagation(),s.open=!1,y(s,"summary").focus())},{capture:!0})}var We={};Sr(We,{SLIDER_KEYS:()=>Xo,blockAround:()=>$n,carryOf:()=>yo,circuitSentence:()=>fo,circuitWords:()=>ho,dragOf:()=>go,
markedAsCircuit:()=>co,markedAsPut:()=>zo,neighbourOf:()=>kn,openedMarks:()=>Jo,sentenceOfOpened:()=>Ko,showTables:()=>ir,
slid:()=>Qo,svgFile:()=>er,turned:()=>xn,walked:()=>cr});function Se(e,t){return e.map(n);function n(s){let o=s.children.map(u=>typeof u=="string"?u:n(u)),{attributes:r}=s,i=r["\
data-part"],a=typeof i=="string"?t(i):null;if(!a)return{...s,children:o};let c=o.find(u=>typeof u!="string"&&u.tag==="re\
ct"),{className:l,words:h,onTop:f}=a;return{...s,attributes:{...r,class:`${r.class} ${l}`,"aria-label":`${r["aria-label"]}\
; ${h}`},children:[...o,...typeof c=="object"&&f?[f(c)]:[]]}}}function co(e,t,n){return t?Se(e,s=>{let o=t.parts.find(i=>lo(i.name)===s);if(!o)return null;let r=uo(o.value);return{className:o.
isKept?"in-circuit":"spare",words:`${o.isKept?"in":"not in"} the smallest set, adds ${r} points`,onTop:i=>Ni(i,o,r,n)}}):
e}function lo(e){return e.replace(/\.feed_forward$/,".stream")}function Ni({attributes:e},{layer:t,head:n},s,o){let[r,i,
a,c]=["x","y","width","height"].map(w=>Number(e[w])),l=t!==null&&n===null?`FFN ${s}`:s,h=.85*o,[f,u]=[At(l,h)+.9*h,1.5*h],
d=Number(r)+(t===null?Number(a)-f/2:Number(a)/2),m=Number(i)+(t===null?0:Number(c)-u/2-2);return g("g",{key:"circuit",class:"\
added"},g("rect",{x:d-f/2,y:m-u/2,width:f,height:u,rx:u/2}),g("text",{x:d,y:m+.36*h,"font-size":h},l))}function ho({parts:e},t){
let n=e.find(r=>lo(r.name)===t);if(!n)return"";let s=t===n.name?"It":"Its feed-forward network",o=n.isKept?"belongs":"do\
es not belong";return`${s} ${o} to the smallest set, and adds ${uo(n.value)} points.`}function uo(e){let t=Math.round(1e3*
e)/10,n=Math.abs(t).toFixed(Math.abs(t)<9.95?1:0);return Number(n)===0?"0":`${t<0?"−":"+"}${n}`}function fo(e,t){let{parts:n,
location:s,whole:o,smallest:r}=e,i=n.filter(({isKept:c})=>c),a=t.nameOf(s).label;return{title:`${i.length} of ${n.length}\
 parts alone predict ${a}, with ${R(r,1)}.`,text:`All give it ${R(o,1)}. The faded parts can be left out together. Numbe\
rs: points that each part adds on average (Shapley values).`}}var bn=5,mo=1440,wn=5,vi=60,Mi={least:.1,most:10};function go(e,t,n,s){let o=e.target instanceof Element?e.target:null,r=o?.
closest("[data-act]")?.getAttribute("data-act"),i=o?.closest("[data-part]")?.getAttribute("data-part"),a=he(i,t);if(r===
"gate")return Li(e,n);if(r==="attention_temperature")return po(e,t,"attention");if(r==="pointer_temperature")return po(e,
t,"pointer");if(!s||a?.kind!=="visit"||r||e.pointerType==="touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest(
"[data-drag]")?.getAttribute("data-drag"),h=a.visit??0;return c&&(l==="time"||l==="stay")?Ci(e,c,t,h,l):Ii(e,n,h)}function yo({
pointerId:e,pointerType:t,target:n,clientX:s,clientY:o}){let i=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute(
"data-part");if(!i||t==="touch")return null;let a=!1;return{pointer:e,follows:!0,to({type:c,clientX:l,clientY:h},f){return a||=
Math.hypot(l-s,h-o)>=bn,a?{kind:"carry",name:i,x:l,y:h,state:f?c==="pointerup"?"dropped":"left":"carried"}:null}}}function xn({
trace:e},t,n){let s=(e.interventions[`${t}_temperature`]??1)*2**n,{least:o,most:r}=Mi;return Number(Math.min(r,Math.max(
o,s)).toPrecision(2))}function Li({pointerId:e},t){let n=t.querySelector(".gate-frame")?.getBoundingClientRect(),s=0;return{
pointer:e,follows:!0,to({type:o,clientX:r,clientY:i},a){if(!n)return null;let l=n.height>n.width?(i-n.top)/n.height:(r-n.
left)/n.width;return o!=="pointercancel"&&(s=Math.round(100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:s,isDone:a}}}}
function po({pointerId:e,clientX:t},n,s){let o=!1;return{pointer:e,follows:!0,to({clientX:r},i){if(o||=Math.abs(r-t)>=bn,
!o)return null;let a=xn(n,s,(r-t)/vi);return{kind:"temperature",of:s,value:a,isDone:i}}}}function Ii({pointerId:e,clientY:t},n,s){
let o=s,r=!1;return{pointer:e,follows:!1,to({clientY:i},a){if(r||=Math.abs(i-t)>=bn,!r)return null;let c=Math.sign(Ri(n,
i)-o);if(c===0&&!a)return null;let l={kind:"move",visit:o,by:c,isDone:a};return o+=c,l}}}function Ri(e,t){let s=[...e.querySelectorAll(
".visit > .chip")].map(o=>{let{top:r,bottom:i}=o.getBoundingClientRect();return Math.abs((r+i)/2-t)});return s.indexOf(Math.
min(...s))}function Ci({pointerId:e,clientX:t},n,s,o,r){let{start_minute:i=0,duration_minutes:a=0}=s.visits[o]??{},{width:c}=n.
querySelector(".track")?.getBoundingClientRect()??{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:f},u){
if(l||=Math.abs(f-t)>=2,!l)return null;let d=wn*Math.round((f-t)/c*mo/wn),m=r==="time"?Math.min(mo-wn,Math.max(0,i+d)):Math.
max(0,a+d);return m===h&&!u?null:(h=m,{kind:r,visit:o,minutes:m,isDone:u})}}}var Pi=[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];function ft(e,t){for(let[s,o]of Pi){let r=o.exec(e??"");if(!r)continue;let i=Object.fromEntries(
Object.entries(r.groups??{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(s,i,t),...i};return Wi(a,t)?
a:null}return null;function n(s,o,{count:r,trace:i}){let a=r-1;return{kind:s,name:e??"",isLeaf:"query"in o||"number"in o||
s==="stream"&&"visit"in o||(s==="pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:a,visit:Di(s,
o,t)??a,number:null,location:s==="generation"?t.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}
function Di(e,{layer:t=0,head:n=0},s){return e==="pointer"&&s.hasPointer?Kt(s.pointerWeights):e==="head"&&t<s.layers&&n<
s.heads?Kt(s.lastRow(t,n)):null}function Wi({kind:e,layer:t,head:n,query:s,visit:o,number:r,location:i},a){let{locations:c,
d_model:l}=a.trace.architecture;return e==="head"&&n>=a.heads||e==="pointer"&&!a.hasPointer||e==="generation"&&!a.hasGeneration||
e==="gate"&&!a.hasGate?!1:t<a.layers&&s<a.count&&o<a.count&&(r??0)<l&&i>1&&i<c}function wo(e,t){let{kind:n,layer:s,head:o,
isLeaf:r,number:i,location:a}=e,c=[{name:"",words:"Network"}],l=(f,u)=>c.push({name:f,words:u});return(n==="head"||n==="\
stream")&&l(`layers.${s}.stream`,`Layer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(e.name,
"one cell"),n==="stream"&&r&&l(`layers.${s}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`v\
isits.${e.visit}`,h()),n==="context"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(e.
name,h()),n==="generation"&&l("generation","Generation"),n==="generation"&&r&&l(e.name,t.nameOf(a).label),n==="gate"&&l(
"gate","Gate"),n==="place"&&l(e.name,t.nameOf(a).label),i!==null&&l(e.name,`number ${i+1}`),c;function h(){return`Visit ${e.
visit+1}`}}function $n(e){let t=e.split("."),n=t[0]==="layers",s=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(
".")[0]??"")?2:1;return t.length<=s?null:t.slice(0,n&&t[2]==="stream"?-1:s).join(".")}function kn(e,t,n){let s=ft(e,n),[
o,r]=Hi[t]??[0,0];if(!s||o===0&&r===0)return null;let i=Ui(s,o,r,n);return i!==null&&ft(i,n)?i:null}var Hi={ArrowLeft:[-1,
0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function Ui(e,t,n,s){let{kind:o,layer:r,head:i,query:a,visit:c,number:l,
isLeaf:h}=e;switch(o){case"head":{if(h)return`layers.${r}.heads.${i}.${a+n}.${c+t}`;let u=r*s.heads+i+t;return n!==0?`la\
yers.${r+n}.heads.${i}`:`layers.${Math.floor(u/s.heads)}.heads.${u%s.heads}`}case"stream":return l!==null?`layers.${r}.s\
tream.${c+n}.${l+t}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return f(s.trace.location_probabilities.generation??[],"generation");case"place":
return f(s.trace.location_probabilities.final,"places");default:return null}function f(u,d){let m=u.findIndex(({location:p})=>p===
e.location),w=m<0||n===0?void 0:u[m+n];return w?`${d}.${w.location}`:null}}var En={title:15.5,strong:13,label:13,small:12.5,tiny:11.5},ji=.78,On=1.07,Bi=1.12;function _(e){return e.stage.type/13}
function H(e,t,n="label"){let s=n==="title"||n==="strong";return On*At(bo(t),En[n]*_(e),s)}function bo(e){return e.replaceAll(
"−","+")}function v(e,t,n,s,{kind:o="label",also:r,anchor:i,width:a,key:c}={}){let l=o==="title"||o==="strong",h=a===void 0?
s:ie(s,a/On,En[o]*_(e),l),f=[o,i,r].filter(Boolean).join(" ");return g("text",{...c&&{key:c},class:f,x:t,y:n},h)}function M(e,{
x:t,y:n,width:s},o,r="label"){let i=En[r]*_(e),a=At(" ",i),c=[],l=Number.POSITIVE_INFINITY;for(let f of o){let u=f.reduce(
(m,w)=>m+Vi(w,i),0),d=c.at(-1);d&&l+a+u<=s?(d.push({text:" "},...f),l+=a+u):(c.push([...f]),l=u)}return{marks:c.map((f,u)=>Fi(
t,n+i*(1+1.5*u),f,r,i)),height:c.length*1.5*i}}function N(e){return e.split(" ").map(t=>[{text:t}])}function Fi(e,t,n,s,o){
let r=.4*o,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let f=h===i?null:h?-r:r;i=h;let u=[l,h&&"raised"].filter(Boolean).
join(" ");return g("tspan",{class:u||null,dy:f},c)});return g("text",{class:s,x:e,y:t},a)}function Vi({text:e,kind:t="",
isRaised:n=!1},s){let o=(n?ji:1)*(t.includes("math")?Bi:1);return On*At(bo(e),s*o,t.includes("strong"))}var Gi=20,xo=46,Tn=28,ko=9;function Eo(e,t,n){let{width:s,height:o}=e.stage.size,r=_(e),i=Math.min(Gi*r,.035*s),a=Yi(e,t,
i),c={x:i,y:a.height,width:s-2*i,height:o-a.height-6*r};return[g("g",{key:"opened",class:"opened","font-size":13*r,"data\
-block":t.name},a.marks,Oo(n,c,16*r).map(({card:l,box:h})=>g("g",{key:l.key},l.marks(h))))]}function Oo(e,t,n){let s=n*(e.
length-1),o=e.reduce((u,{least:d})=>u+d.width,s),r=e.reduce((u,{least:d})=>u+d.height,s),i=e.every(({least:u})=>u.height<=
t.height),a=e.every(({least:u})=>u.width<=t.width);if(e.length>1&&!(o<=t.width&&i)&&!(r<=t.height&&a)){let u=e.reduce((d,m)=>m.
rank>d.rank?m:d);return Oo(e.filter(d=>d!==u),t,n)}let c=e.length===1||o<=t.width&&i,l=e.reduce((u,{share:d=1})=>u+d,0),
{x:h,y:f}=t;return e.map(u=>{let d=(u.share??1)/l,m=c?{x:h,y:f,height:t.height,width:u.least.width+d*(t.width-o)}:{x:h,y:f,
width:t.width,height:u.least.height+d*(t.height-r)};return c?h+=m.width+n:f+=m.height+n,{card:u,box:m}})}function j(e,{x:t,
y:n,width:s,height:o},r,i=r){let a=_(e),c=H(e,r,"title")<=s-28*a;return[g("rect",{key:"card",class:"card",x:t,y:n,width:s,
height:o,rx:10*a}),v(e,t+14*a,n+22*a,c?r:i,{kind:"title",width:s-28*a})]}function F(e,{x:t,y:n,width:s,height:o}){let r=_(
e);return{x:t+14*r,y:n+30*r,width:s-28*r,height:o-38*r}}function J(e,t,n,s,o,{isButton:r=!0,isPressed:i}={}){let a=_(e),
c=H(e,s,"label")+(r?24:4)*a;return{mark:g("g",{key:s,class:`part control${r?"":" link-words"}${i?" pressed":""}`,role:"d\
ata-more"in o?"link":"button",tabindex:0,"aria-label":s,"aria-pressed":i===void 0?null:String(i),...o},g("rect",{class:r?
"control-ground":"ground",x:t,y:n-15*a,width:c,height:30*a,rx:15*a}),v(e,t+(r?12:2)*a,n+4.5*a,s)),width:c}}function Yi(e,t,n){
let{width:s,height:o}=e.stage.size,r=_(e),i=wo(t,e.reading),a=qi(e,i,n),c="goes back",l=46*r+H(e,c,"small"),h="You are h\
ere",f=H(e,h,"small")+10*r,u=s-n,d=u-a.end-20*r,m=o>=560*r&&Sn(e,Tn*r)>d,w=m?$o(e,u-n-f):$o(e,d,ko*2),p=w?Sn(e,w):0,k=m||
d-p>=f,x=m?d:d-p-(k?f:0),T=(m?46:8)*r+(Tn*r-(w??0))/2;return{height:(m?xo+36:xo)*r,marks:[a.marks,x>=l+16*r&&g("g",{key:"\
escape",class:"escape"},g("rect",{class:"key",x:a.end+16*r,y:10*r,width:34*r,height:22*r,rx:5*r}),v(e,a.end+33*r,25.5*r,
"Esc",{kind:"small",anchor:"middle"}),v(e,a.end+58*r,25.5*r,c,{kind:"small"})),w!==null&&k&&v(e,u-p-10*r,(m?64:26)*r,h,{
kind:"small",anchor:"end"}),w!==null&&g("g",{key:"thumbnails"},Ji(e,t,u-p,T,w))]}}function qi(e,t,n){let s=_(e),o=e.stage.
size.width-2*n,r=n,i=[];for(let[a,{name:c,words:l}]of t.entries()){let h=a===t.length-1,f=h?"strong":"label",u=Math.min(
H(e,l,f),Math.max(20*s,n+o-r));if(i.push(g("g",{key:`crumb ${a}`,class:`part crumb${h?" current":""}`,"data-open":h?null:
c,role:h?null:"link",tabindex:h?null:0,"aria-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},g("rect",{class:"\
ground",x:r-3*s,y:6*s,width:u+6*s,height:30*s,rx:5}),v(e,r,26*s,l,{kind:f,width:u+1}))),r+=u,h)break;i.push(g("path",{key:`\
then ${a}`,class:"chevron",d:`M${r+8*s} ${16.5*s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:i,end:r}}function $o(e,t,n=ko){
let s=_(e);for(let o=Tn;o>=n;o--)if(Sn(e,o*s)<=t)return o*s;return null}function Sn(e,t){let{layers:n,heads:s}=e.reading;
return n*(s*(t+2)+(t*.4+8*_(e)))+2.2*t}function Ji(e,t,n,s,o){let{reading:r}=e,i=_(e),a=[],c=n;for(let k=0;k<r.layers;k++){
for(let T=0;T<r.heads;T++){let b=r.weights(k,T),O=Math.max(...b)||1,I=r.isRemoved(k,T)||r.isSkipped(k,"attention");a.push(
p(`layers.${k}.heads.${T}`,`Layer ${k}, head ${T}${I?", switched off":""}`,c,o,[g("image",{key:"map",class:"map",href:fe(
b,r.count,e.scale,O),x:c,y:s,width:o,height:o,preserveAspectRatio:"none",opacity:I?.2:1})])),c+=o+2}let x=.4*o;a.push(p(
`layers.${k}.stream`,`Layer ${k}: residual stream`,c,x,[[[.2,.6],[.45,.9],[.7,1]].map(([T=0,b=0],O)=>g("rect",{key:`line\
 ${O}`,class:"length",x:c+2,y:s+T*o,width:Math.max(1,(x-4)*b),height:Math.max(1,.12*o)}))])),c+=x+8*i}let l=s+o/2,[h,f]=[
s+.2*o,s+.8*o],u=.09*o,d=c+1.2*o;r.hasPointer&&a.push(p("pointer","Pointer",c,1.2*o,[g("path",{class:"pointer",d:qe(c,[l-
u,l],d,[h-u,h+u])})],[s,o/2])),r.hasGeneration&&a.push(p("generation","Generation",c,1.2*o,[g("path",{class:"generation",
d:qe(c,[l,l+u],d,[f-u,f+u])})],[l,o/2])),r.hasGate&&a.push(p("gate","Gate",d,.3*o,[g("rect",{class:"pointer",x:d+1,y:s+2,
width:.3*o-2,height:(o-4)*r.gate}),g("rect",{class:"generation",x:d+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-4)*(1-r.
gate)})]));let{location:m}=r.trace.prediction,w=d+.3*o;return a.push(p(`places.${m}`,`Answer: ${r.nameOf(m).label}`,w,.7*
o-2,[g("rect",{class:"answer-bar",x:w+2,y:l-u,width:.7*o-6,height:2*u})])),a;function p(k,x,T,b,O,[I,$]=[s,o]){let S=t.name===
k||t.name.startsWith(`${k}.`),A=k.includes("heads");return g("g",{key:k,class:`part thumb${S?" here":""}`,"data-open":k,
role:"link",tabindex:0,"aria-label":x,"aria-current":S?"true":null},O.flat(),g("rect",{key:"frame",class:A||S?"thumb-fra\
me":"ground",x:T,y:I,width:b,height:$,rx:2}),g("title",{},x))}}var To=13;function gt(e,t,n,s){let{colour:o,numbered:r=new Set,chosen:i=null,exact:a}=s,c=_(e),l=n.length,h=t.width/l,f=h>
6?Math.min(.3*h,6*c):h>2.5?.8:0,u=Array.from(n,Number),d=_o(u),m=new Map([...r].map(A=>[A,E(u[A]??0,d)])),w=[...m.values()].
some(A=>H(e,A,"tiny")>h+2*c),p=m.size>0&&!w?To*c:1,k=w?To*c:0,[x,T]=s.extent??_e(u),b=Ki(t.height-k,x,T,p),O=b>0?Math.max(
p,x*b):(t.height-k)/2,I=t.y+k+O,$=u.map((A,C)=>{let D=Math.abs(A)*b,Q=C===i;return g("rect",{key:`bar ${C}`,class:`bar ${o}${A<
0?" negative":""}${Q?" chosen":""}`,x:t.x+C*h+f/2,y:A<0?I:I-D,width:Math.max(.5,h-f),height:Math.max(.4,D)},a&&g("title",
{},a(C)))}),S=[...m].map(([A,C])=>v(e,t.x+So((A+.5)*h,H(e,C,"tiny")/2,t.width),w?t.y+9*c:I+(Number(u[A])<0?-3:10.5)*c,C,
{kind:"tiny",anchor:"middle",also:A===i?"chosen":"",key:`number ${A}`}));return[g("path",{key:"line",class:"axis",d:`M${t.
x} ${I}H${t.x+t.width}`}),$,S]}function Ki(e,t,n,s){if(t+n===0)return 0;let o=e/(t+n);return Math.min(t,n)*o>=s?o:Math.max(
0,e-s)/Math.max(t,n)}function Pt(e,t,n,s,o=null){let r=n.length,i=s/r,a=1.5*_(e),c=t.map(_o),l=Array.from(n,(m,w)=>Math.
max(...t.map((p,k)=>H(e,E(Number(p[w]),c[k]),"tiny")))/2),h=[...l.keys()].sort((m,w)=>Math.abs(Number(n[w]))-Math.abs(Number(
n[m])));o!==null&&h.unshift(o);let f=new Set;for(let m of h)[...f].every(p=>Math.abs(u(p)-u(m))>=d(m)+d(p)+a)&&f.add(m);
return f;function u(m){return So((m+.5)*i,d(m),s)}function d(m){return l[m]??0}}function So(e,t,n){return Math.max(t,Math.
min(n-t,e))}function _e(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function _o(e){let t=Math.
max(..._e(e));return t>=99.5?0:t>=.95?1:2}var Ao=8;function Tt(e,t,n,{chosen:s=null,open:o}={}){let r=_(e),i=t.width<380*r,a=Math.min(96*r,t.height/n.length),c=!i&&
a>=34*r,l=s===null?0:54*r,h=Math.max(...n.map(x=>Math.max(H(e,x.title,"strong"),c?H(e,x.says,"small"):0))),f=i?0:Math.min(
h+12*r,.42*t.width),u=t.x+f,d=t.width-f-l,m=i?17*r:0,w={x:u,width:d,height:Math.max(6*r,a-Ao*r-m)},p=n[0]?.values.length??
1,k=d/p;return[n.map(({key:x,title:T,says:b,values:O,colour:I,open:$},S)=>{let A=t.y+S*a,C=i?A+12*r:A+a/2+(c?-2:4)*r,D=i?
t.width:f-8*r,Q=H(e,T,"strong")+10*r;return g("g",{key:x,class:$?"part choice row":"row","data-open":$??null,role:$?"but\
ton":null,tabindex:$?0:null,"aria-label":$?T:null},$&&g("rect",{key:"ground",class:"ground",x:t.x-4*r,y:A,width:t.width+
8*r,height:a,rx:4}),v(e,t.x,C,T,{kind:"strong",width:D,key:"title"}),i&&v(e,t.x+Q,C,b,{kind:"small",width:t.width-Q,key:"\
beside"}),c&&v(e,t.x,C+15*r,b,{kind:"small",width:D,key:"says"}),gt(e,{...w,y:A+m+Ao/2*r},O,{colour:I,chosen:s,exact:Z=>`${T}\
, number ${Z+1}: ${E(Number(O[Z]),4)}`}),s!==null&&v(e,t.x+t.width,A+m+(a-m)/2+4.5*r,E(Number(O[s]),2),{kind:"strong",anchor:"\
end",key:"chosen"}))}),s!==null&&g("rect",{key:"strongest",class:"strongest",x:u+s*k-1.5,y:t.y,width:k+3,height:a*n.length,
rx:3}),o&&g("g",{key:"positions"},Array.from({length:p},(x,T)=>g("rect",{key:`position ${T}`,class:"cell",x:u+T*k,y:t.y,
width:k,height:a*n.length,"data-open":o(T),role:"button",tabindex:T===s?0:"-1","aria-current":T===s?"true":null},g("titl\
e",{},n.map(({title:b,values:O})=>`${b}: ${E(Number(O[T]),3)}`).join(`
`)))))]}function P(e,t){let n=e.visits[t];return n?`${n.label}, ${yt(e,t)}`:""}function St(e,t){return e.visits[t]?.label??""}function _n(e){
return e>0&&e<5e-4?"<0.1 %":R(e,1)}function yt(e,t){let n=e.visits[t];return n?`${ae[n.weekday]} ${kt(n.start_minute)}`:
""}function vo(e,t){return Nt(e.visits[t]?.duration_minutes??0)}function Mo(e,t,{weights:n,scores:s,temperature:o},r,{colour:i,
open:a}){let{reading:c}=e,l=_(e),h=t.width/c.count,f=h>=18*l,u=t.y+t.height-(f?38:18)*l,d=t.y+17*l,m=Math.max(...n)||1,w=Math.
max(0,u-d)/m,p=I(No(n,r).map($=>({visit:$,half:H(e,b(n[$],$),$===r?"strong":"tiny")/2}))),k=I(No(n,r).map($=>({visit:$,half:H(
e,O($),$===r?"strong":"tiny")/2})));return[g("path",{key:"foot",class:"axis",d:`M${t.x} ${u}H${t.x+t.width}`}),c.visits.
map(({category:$},S)=>{let A=x(S),C=S===r,D=Number(n[S])*w;return g("g",{key:`visit ${S}`,class:`part choice${C?" here":
""}`,"data-open":a(S),role:"button",tabindex:"-1","aria-label":`${P(c,S)}: weight ${R(Number(n[S]),1)}`},g("rect",{key:"\
ground",class:"ground",x:t.x+S*h,y:t.y,width:h,height:t.height}),g("rect",{key:"bar",class:`bar ${i}${C?" chosen":""}`,x:A-
Math.min(.36*h,20*l),y:u-D,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,D)}),p.has(S)&&v(e,T(S,p),u-D-4*l,b(
n[S],S),{kind:C?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),f&&Ot($,A-7*l,u+5*l,14*l),k.has(S)&&v(e,T(S,k),
t.y+t.height-4*l,O(S),{kind:C?"strong":"tiny",anchor:"middle",key:"score"}),g("title",{},`${P(c,S)}: score ${E(Number(s[S]),
3)}, weight ${R(Number(n[S]),2)}`))})];function x($){return t.x+($+.5)*h}function T($,S){let A=S.get($)??0;return Math.max(
t.x+A,Math.min(t.x+t.width-A,x($)))}function b($,S){return S===r?_n(Number($)):R(Number($)).replace(" %","")}function O($){
return E(Number(s[$])/o,$===r?2:1)}function I($){let S=new Map;for(let{visit:A,half:C}of $){let D=Math.max(t.x+C,Math.min(
t.x+t.width-C,x(A)));[...S].every(([Z,W])=>{let L=Math.max(t.x+W,Math.min(t.x+t.width-W,x(Z)));return Math.abs(D-L)>=C+W+
3*l})&&S.set(A,C)}return S}}function No(e,t){let n=[...Array(e.length).keys()].filter(s=>s!==t).sort((s,o)=>Number(e[o])-
Number(e[s]));return[t,...n]}function Lo(e,t){let n=_(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>zi(e,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>Xi(e,s)}]}function zi(e,t){let{reading:n}=e,s=_(e),o=F(e,t),r=n.values(
"context"),i=M(e,o,N(`${P(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${E(Math.hypot(...r))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-i.height)/(64*s)))),c=Math.ceil(r.length/a),l=Math.min(120*s,(o.height-i.height-8*s)/a);return[
...j(e,t,"The context"),...i.marks,Array.from({length:a},(h,f)=>{let u=r.subarray(f*c,(f+1)*c),d=o.width*u.length/c,m={...o,
y:o.y+i.height+8*s+f*l,width:d,height:Math.max(28*s,l-10*s)};return u.length>0&&g("g",{key:`line ${f}`},gt(e,m,u,{colour:"\
stream",extent:_e(r),numbered:Pt(e,[u],u,d),exact:w=>`Number ${f*c+w+1}: ${E(Number(u[w]),4)}`}))})]}function Xi(e,t){let{
reading:n}=e,s=_(e),o=F(e,t),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=M(e,o,N(r.length>1?"Each reads the same numbers, th\
rough a matrix of its own:":"One part reads these numbers:"),"small");return[...j(e,t,"What reads it"),...i.marks,r.length>
0&&g("g",{key:"rows"},Tt(e,{...o,y:o.y+i.height+6*s,height:o.height-i.height-6*s},r))]}function Dt(e,t,n,s,o){let r=`layers.${t}.heads.${n}`,i=e.values(`${r}.queries`),a=e.values(`${r}.keys`),c=i.length/e.count,
l=e.trace.interventions.scaling!==!1,h=Ht(bt(i,s,c),bt(a,o,c));return Io(h,l,null,e,o)}function Ae(e,t,n,s){let o=bt(e.values(
`layers.${t}.heads.${n}.scores`),s,e.count);return An(o,e.trace.interventions.attention_temperature??1)}function Wt(e,t){
let n=e.values("pointer.query"),s=e.values("pointer.keys"),o=e.trace.interventions.pointer_scaling!==!1,r=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return Io(Ht(n,bt(s,t,n.length)),o,r,e,t)}function Ne(e){return An(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function Io(e,t,n,s,o){let r=e.first.length,i=e.sum/(t?Math.sqrt(r):1)+(n??
0),a=s.visits[o]?.masked??!1;return{dot:e,width:r,isScaled:t,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function Ht(e,t){let n=Array.from(e,(s,o)=>s*t[o]);return{first:e,
second:t,products:n,sum:Bt(n)}}function An(e,t){let n=Array.from(e,Number).filter(Number.isFinite),s=Math.max(...n)/t,o=Math.
abs(s)>9?s:0,r=Array.from(e,c=>Math.exp(c/t-o)),i=Bt(r),a=r.map(c=>c/i);return{scores:e,temperature:t,shift:o,exponentials:r,
total:i,weights:a}}function se(e,t,n,s,o,r){if(!e.has(`${n}.mean`))return null;let i=e.trace.architecture.d_model,a=Number(
e.values(t)[o*i+r]),c=Number(e.values(`${n}.mean`)[o]),l=Number(e.values(`${n}.reciprocal_deviation`)[o]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:wt(e,`${s}.weight`,r),bias:wt(e,`${s}.bias`,r),result:Number(e.values(n)[o*i+r])}}function ve(e,t,n,s){
let o=`transformer.layers.${t}.linear2`,r=e.trace.weights?.[`${o}.weight`],i=wt(e,`${o}.bias`,s),a=G(e,`layers.${t}.feed\
_forward.hidden`,n);return!r||i===null?null:{dot:Ht(a,bt(r.values,s,a.length)),bias:i}}function Ro(e,t,n){let s=e.trace.
weights?.["input_proj.weight"],o=wt(e,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),i=n*r,a=e.
slices.map(({name:c,label:l})=>{let h=Nn(e,c,t),f=Ht(h,s.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:f}});return{parts:a,bias:o,sum:Bt(a.map(({dot:c})=>c.sum))+o}}function Nn(e,t,n){let s=e.values(`inputs.${t}`);return bt(
s,n,s.length/e.count)}function G(e,t,n){let s=e.values(t);return bt(s,n,s.length/e.count)}function Ut(e){if(!e.has("gate\
.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],s=Number(
e.values("gate.logit")[0]);return{hidden:t,dot:n?Ht(t,n.values):null,bias:wt(e,"ptr_gen_gate.2.bias",0),logit:s,learned:1/
(1+Math.exp(-s))}}function xt(e,t){let n=e.values("context"),s=e.trace.weights?.["gen_head.weight"],o=s?Ht(n,bt(s.values,
t,n.length)):null,r=wt(e,"gen_head.bias",t),i=e.trace.tensors["generation.logits"]?.values,a=o&&r!==null?o.sum+r:null;return{
dot:o,bias:r,logit:i?Number(i[t]):a}}function Co(e){let t=e.trace.tensors["generation.logits"]?.values;return t?An(t,1):
null}function jt(e,t){let{gate:n}=e,s=e.locations.flatMap((i,a)=>i===t?[a]:[]),o=e.hasPointer?Bt(s.map(i=>Number(e.pointerWeights[i]))):
0,r=Qi(e,t,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*r,probability:n*o+(1-n)*
r}}function Qi(e,t,n){if(!e.hasGeneration)return 0;let s=e.trace.location_probabilities.generation;if(e.has("generation.\
probabilities")||s?.some(i=>i.location===t)||e.gate===1)return e.probabilityOf("generation",t);let r=e.probabilityOf("fi\
nal",t)-e.gate*n;return Math.max(0,r)/(1-e.gate)}function wt(e,t,n){let s=e.trace.weights?.[t];return s?Number(s.values[n]):
null}function bt(e,t,n){return e.subarray(t*n,(t+1)*n)}function Bt(e){return Array.from(e).reduce((t,n)=>t+n,0)}var Ft="→",Po=30,Zi=8,ta=20,ea=Object.fromEntries(Array.from("-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??
""]));function oe(e,t,{first:n,second:s,products:o},r){let i=_(e),a=o.length,c=a>ta&&t.height>=176*i,l=c?34*i:0,h=(t.height-
l)/3,f=16*i,u=t.x+Po*i,d=t.width-Po*i,m=re(o),w=Pt(e,[n,s,o],o,d,m),p=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${a} products`}],k=d/a,x=T=>`${E(
Number(n[T]),4)} × ${E(Number(s[T]),4)} = ${E(Number(o[T]),4)}`;return[g("rect",{key:"strongest",class:"strongest",x:u+
m*k-1,y:t.y+f,width:k+2,height:3*h-f-2*i,rx:3}),p.map(({letter:T,colour:b,values:O,title:I},$)=>{let S=t.y+$*h,A={x:u,y:S+
f,width:d,height:h-f-6*i};return g("g",{key:`row ${$}`},v(e,t.x,S+12*i,I,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),v(e,t.x,S+f+.5*A.height+5*i,T,{also:`math letter ${b}-words`,key:"letter"}),gt(e,A,O,{colour:b,numbered:w,chosen:m,
exact:x}))}),c&&na(e,{x:u,y:t.y+3*h,width:d,height:l},o)]}function na(e,{x:t,y:n,width:s},o){let r=_(e),i=s/o.length,a=Math.
max(Zi,Math.ceil(o.length/8));for(;a<o.length&&a*i<H(e,"−888.88","tiny");)a*=2;let c=Math.ceil(o.length/a);return g("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let f=o.slice(h*a,(h+1)*a),[u,d]=[t+h*a*i+2,t+(h*a+f.length)*i-2],m=f.reduce(
(w,p)=>w+p,0);return[g("path",{key:`span ${h}`,class:"axis",d:`M${u} ${n}v${4*r}H${d}v${-4*r}`}),v(e,(u+d)/2,n+17*r,E(m,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function Me(e,t,n,s,o,r,i){let a=_(e),c=sa(n,s,r),l=oa(n,s,o,i.over),
h={x:t.x,y:0,width:t.width},f=M(e,h,c).height+M(e,h,l).height+10*a,u=132*a,d=Math.max(70*a,Math.min(.36*t.height,210*a)),
m=t.height-f-d>=u,w=Math.min(t.height-f-(m?d:0),276*a),p=t.height-f-w,k=M(e,{...h,y:t.y+w+4*a},c),x=M(e,{...h,y:t.y+w+k.
height+6*a},l);return[g("g",{key:"dot"},oe(e,{...t,height:w},n.dot,r)),g("path",{key:"rule",class:"rule",d:`M${t.x} ${t.
y+w}H${t.x+t.width}`}),g("g",{key:"score steps"},k.marks),g("g",{key:"softmax steps"},x.marks),m&&g("g",{key:"softmax"},
Mo(e,{...t,y:t.y+w+f,height:p},s,o,i))]}function sa({dot:e,width:t,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:i},{
temperature:a},[c,l]){let h=n?e.sum/Math.sqrt(t):e.sum,f=[...N("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${E(e.sum,2)}`,kind:"strong"}],n?[{text:`${Ft}\
 ÷ √${t} = `},{text:E(h,2),kind:"strong"}]:[{text:`${Ft} not divided by √${t}: scaling is off`}]];return s!==null&&
f.push(o?[{text:`${Ft} no position bias: it is off`}]:[{text:`${Ft} ${s<0?"−":"+"} ${E(Math.abs(s),2)} (position bias)\
 = `},{text:E(i,2),kind:"strong"}]),r?f.push([{text:`${Ft} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&f.push([{text:`${Ft}\
 ÷ temperature ${ra(a)} = `},{text:E(i/a,2),kind:"strong"}]),f}function oa({isMasked:e},t,n,s){let{scores:o,temperature:r,
shift:i,exponentials:a,total:c,weights:l}=t;if(e)return N("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/r-i,f=Number(a[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:E(h,2),isRaised:!0},{text:` = ${dt(f)}\
;`}],[{text:`${dt(f)} / ${dt(c)} = `},{text:_n(Number(l[n])),kind:"strong"},{text:","}],...N(`where ${dt(c)} is the sum \
over ${s}${i?`, after ${E(i,2)}, the largest score, is subtracted from each`:""}.`)]}function dt(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=.095)return String(Number(e.toFixed(4)));if(e===0)return"0";let[t="",n=""]=e.toExponential(
1).split("e");return`${t} × 10${Array.from(n,s=>ea[s]??"").join("")}`}function re(e){let t=0;for(let n=1;n<e.length;n++)
Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function ra(e){return String(Math.round(1e3*e)/1e3)}var ia=6;function Do(e,t){let n=_(e),s=Ut(e.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},
rank:1,share:1.4,marks:r=>aa(e,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>ca(e,r,s)}),o}
function aa(e,t,{hidden:n,dot:s,bias:o,logit:r}){let i=_(e),a=F(e,t),c=s&&o!==null?[...N("Sum of the products"),[{text:"\
h",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${E(s.sum,2)}`,kind:"strong"}],[{text:`\
→ ${o<0?"−":"+"} ${E(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:E(r,2),kind:"strong"}]]:[...N("Each unit is \
multiplied by a learned weight; the sum and a bias give the"),[{text:"logit "},{text:E(r,2),kind:"strong"}]],l=M(e,{...a,
y:0},c),h=J(e,a.x,a.y+a.height-10*i,"More about the gate",{"data-more":"gate"},{isButton:!1}),f=Math.min(a.height-l.height-
36*i,450*i),u=M(e,{...a,y:a.y+f+4*i},c),d=Pt(e,[n],n,a.width);return[...j(e,t,`${n.length} hidden units read the context`),
g("g",{key:"dot"},s?oe(e,{...a,height:f},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},
{letter:"w",words:"Weight of each unit",colour:"key"}]):gt(e,{...a,height:f},n,{colour:"query",numbered:d})),...u.marks,
h.mark]}function ca(e,t,n){let{reading:s}=e,o=_(e),r=F(e,t),{gate:i,trace:a}=s,c=M(e,{...r,y:0},d()),l=54*o,h={...r,x:r.
x+34*o,width:r.width-48*o,y:r.y+6*o,height:r.height-c.height-l-40*o},f=M(e,{...r,y:r.y+r.height-c.height-l-6*o},d());return[
...j(e,t,u()),n&&h.height>=60*o&&g("g",{key:"curve"},m(h,n)),...f.marks,g("g",{key:"shares"},w({...r,y:r.y+r.height-l+8*
o,height:22*o}))];function u(){return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone a\
nswers":typeof a.interventions.gate=="number"?"A gate set by hand":"A fixed gate"}function d(){let{only:p}=a.interventions,
k=[{text:`gate = ${i.toFixed(3)}`,kind:"strong"}];if(!n){let b=p?`Only the ${p==="pointer"?"pointer":"generation head"} \
answers:`:typeof a.interventions.gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths cou\
nt the same:";return[...N(b),k]}let x=[[{text:"1 / (1 + e",kind:""},{text:E(-n.logit,2),isRaised:!0},{text:") = "},{text:n.
learned.toFixed(3),kind:"strong"}]];if(a.gate.learned)return[...x,...N(`is the gate: ${R(i,1)} of the answer comes from \
the pointer, ${R(1-i,1)} from generation.`)];let T=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers, so \
that the gate is ${i.toFixed(2)}.`:`It is set by hand to ${i.toFixed(3)}.`;return[...N(T),...N("As learned it would be"),
...x]}function m(p,{logit:k,learned:x}){let T=Math.max(ia,Math.ceil(Math.abs(k))),b=D=>p.x+(D+T)/(2*T)*p.width,O=p.y+p.height,
I=D=>O-D*p.height,$=Array.from({length:61},(D,Q)=>{let Z=-T+Q/30*T;return`${b(Z).toFixed(1)} ${I(1/(1+Math.exp(-Z))).toFixed(
1)}`}),[S,A]=[b(k),I(x)],C=k>0;return[g("path",{key:"axes",class:"axis",d:`M${p.x} ${p.y}V${O}H${p.x+p.width}M${p.x} ${I(
.5)}H${p.x+p.width}`}),[0,.5,1].map(D=>v(e,p.x-6*o,I(D)+4*o,D===.5?"0.5":String(D),{kind:"tiny",anchor:"end",key:`share ${D}`})),
[-T,0,T].map(D=>v(e,b(D),O+15*o,E(D,0),{kind:"tiny",anchor:"middle",key:`logit ${D}`})),v(e,(b(0)+b(-T))/2,O+15*o,"logit",
{kind:"tiny",anchor:"middle",key:"axis"}),g("path",{key:"line",class:"curve",d:`M${$.join("L")}`}),g("path",{key:"lead",
class:"lead",d:`M${S} ${O}V${A}H${p.x}`}),g("circle",{key:"point",class:"point",cx:S,cy:A,r:5.5*o}),v(e,S+(C?-10:10)*o,C?
Math.max(A-6*o,p.y+9*o):A-8*o,x.toFixed(2),{kind:"strong",anchor:C?"end":void 0,key:"value"})]}function w(p){let k=i*p.width;
return[g("rect",{key:"pointer",class:"bar pointer",x:p.x,y:p.y,width:k,height:p.height}),g("rect",{key:"generation",class:"\
bar generation",x:p.x+k,y:p.y,width:p.width-k,height:p.height}),v(e,p.x,p.y+p.height+15*o,`pointer ${R(i,1)}`,{kind:"sma\
ll",key:"of pointer"}),v(e,p.x+p.width,p.y+p.height+15*o,`generation ${R(1-i,1)}`,{kind:"small",anchor:"end",key:"of gen\
eration"})]}}var Wo=14,Ho=34;function X(e,t,n,{largest:s,most:o=Ho,isOrdered:r=!1,isWalked:i=!1}={}){let a=_(e),c=Math.max(1,Math.floor(
t.height/(Wo*a))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,f=Math.min(o*a,t.height/(h.length+Number(l))),u=f>=30*
a,d=Math.max(1,Math.ceil(Wo*a/f)),m=h.findIndex(({isChosen:$})=>$),w=f>=13*a&&h.some(({category:$})=>$!==void 0),p=w?22*
a:0,k=Math.max(...h.map(({text:$})=>H(e,$,"strong")))+8*a,x=Math.max(0,...h.map(({beside:$=""})=>$?H(e,$,"small")+10*a:0)),
T=Math.max(...h.map(({label:$,says:S=""})=>Math.max(H(e,$,"strong"),u?H(e,S,"small"):0)))+8*a,b=Math.min(T,.58*(t.width-
p-k-x)),O={x:t.x+p+b,width:Math.max(1,t.width-p-b-k-x)},I=s??(Math.max(...h.map(({parts:$})=>$.reduce((S,{value:A})=>S+Math.
abs(A),0)))||1);return[h.map(($,S)=>{let A=t.y+(S+.5)*f,C=S===m||(h.length-1-S)%d===0&&(m<0||Math.abs(S-m)>=d),D=O.x,Q=Math.
min(.62*f,.42*o*a);return g("g",{key:$.key,class:`${$.open?"part ":""}choice row${$.isChosen?" here":""}${$.isOff?" off":
""}`,"data-open":$.open??null,role:$.open?"button":null,tabindex:$.open?i&&!$.isChosen?"-1":0:null,"aria-label":$.open?`${$.
label}: ${$.text}`:null},g("rect",{key:"ground",class:"ground",x:t.x-3*a,y:A-f/2,width:t.width+6*a,height:f,rx:4}),w&&(C||
f>=17*a)&&$.category!==void 0&&Ot($.category,t.x,A-7.5*a,15*a),C&&v(e,t.x+p,A+(u&&$.says?-2:4.5)*a,$.label,{kind:$.isChosen?
"strong":"label",width:b-6*a,key:"name"}),u&&$.says&&v(e,t.x+p,A+12.5*a,$.says,{kind:"small",width:b-6*a,key:"says"}),$.
parts.map(({value:Z,colour:W},L)=>{let B=Math.abs(Z)/I*O.width,q=g("rect",{key:`part ${L}`,class:`bar ${W}${Z<0?" negati\
ve":""}${$.isChosen?" chosen":""}`,x:D,y:A-Q/2,width:Math.max(.5,Math.min(O.width,B)-($.parts.length>1&&B>2?.8:0)),height:Math.
max(1,Q)});return D+=B,q}),C&&$.beside&&v(e,t.x+t.width-k,A+4.5*a,$.beside,{kind:"small",anchor:"end",key:"beside"}),C&&
v(e,t.x+t.width,A+4.5*a,$.text,{kind:$.isChosen?"strong":"label",anchor:"end",key:"value"}),$.exact&&g("title",{},$.exact))}),
l&&v(e,t.x,t.y+(h.length+.5)*f+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function Vt(e,t,n,s=Ho){
return Math.min(s*_(e)*n,t.height)}function Uo(e,t){let n=_(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:s=>la(e,s,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:s=>ha(e,s,t)}]}function la(e,t,n){let{reading:s}=e,
o=_(e),r=F(e,t),a=(s.trace.location_probabilities.generation??[]).map(({location:u,probability:d})=>{let{label:m,category:w}=s.
nameOf(u),{logit:p}=xt(s,u);return{key:`place ${u}`,label:m,category:w,parts:[{value:d,colour:"generation"}],beside:p===
null?"":E(p,2),text:R(d,1),open:`generation.${u}`,isChosen:u===n.location,exact:`${m}: ${p===null?"":`logit ${E(p,4)}, `}\
probability ${R(d,3)}`}}),c=s.trace.architecture.locations,l=M(e,r,N(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=J(e,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),f={...r,y:r.y+
l.height+4*o,height:r.height-l.height-34*o};return[...j(e,t,"What the generation head expects"),...l.marks,g("g",{key:"r\
ows"},X(e,f,a,{isWalked:!0})),h.mark]}function ha(e,t,{location:n}){let{reading:s}=e,o=_(e),r=F(e,t),{label:i}=s.nameOf(
n),{dot:a,bias:c,logit:l}=xt(s,n),h=Co(s),f=s.probabilityOf("generation",n),u=[];if(a&&c!==null&&u.push(...N("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${E(a.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${E(Math.abs(c),2)} (bias) =`}]),l!==null&&u.push([{text:"logit "},{text:E(
l,2),kind:"strong"}]),h){let w=Number(h.exponentials[n]),p=Number(h.scores[n])-h.shift;u.push([{text:"→ e",kind:""},{text:E(
p,2),isRaised:!0},{text:` = ${dt(w)};`}],[{text:`${dt(w)} / ${dt(h.total)} = `},{text:R(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...N(`${dt(h.total)} is the sum over the whole list${h.shift?`, after ${E(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else u.push(...N("→ softmax over the whole list:"),[{text:R(f,1),kind:"strong"}]);
let d=M(e,{...r,y:0},u),m=a?Math.min(r.height-d.height-8*o,450*o):0;return[...j(e,t,`How does it score ${i}?`),a&&g("g",
{key:"dot"},oe(e,{...r,height:m},a,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${i}`,colour:"key"}])),...M(e,{...r,y:r.y+m+(a?6*o:0)},u).marks]}var jo=24,ua=.045,fa=.6;function Bo(e,t){let n=_(e),s=e.stage.size.width>=600*n,o=Math.min(e.reading.count*14,170),r=Math.
max(200,Math.min(e.reading.count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:t.isLeaf?
1:0,share:1.2,marks:i=>da(e,i,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:i=>ga(e,i,t)}]}function da(e,t,n){
let{reading:s,isOwnScale:o}=e,{layer:r,head:i,query:a,visit:c}=n,l=_(e),{count:h}=s,f=s.weights(r,i),u=s.isRemoved(r,i)||
s.isSkipped(r,"attention"),d=o?f[Kt(f)]||1:ls(e),m=pa(e,t,n,u),w=Math.min(.36*t.width,190*l),p=t.y+42*l,[k,x]=[t.width-w,
t.height-44*l-m.height],T=t.width<600*l?1.9:1.15,b={width:k/h,height:Math.min(x/h,T*k/h)},O={x:t.x+w,y:p,width:k,height:b.
height*h},I=`layers.${r}.heads.${i}`,$=b.height>=30*l,S=ma(b.height,13*l);return[v(e,t.x,t.y+15*l,w>=150*l?"The visit th\
at asks":"Who asks",{kind:"strong",width:w-8*l}),g("g",{key:"columns"},C()),g("g",{key:"rows"},D()),g("image",{key:"weig\
hts",class:"map",href:fe(f,h,e.scale,d),...O,preserveAspectRatio:"none",opacity:u?.3:1}),g("rect",{key:"frame",class:"ma\
p-frame",...O}),g("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${i}`},Q()),g("rect",{key:"col\
umn",class:"chosen-column",x:O.x+c*b.width,y:t.y,width:b.width,height:O.y+O.height-t.y,rx:3}),A(),g("rect",{key:"cell",class:"\
chosen-cell",x:O.x+c*b.width,y:O.y+a*b.height,width:b.width,height:b.height}),m.at(O.y+O.height)];function A(){let W=O.y+
a*b.height,L=19*l,B=(V,ot)=>g("rect",{key:V,class:"chosen-row",...ot,rx:3}),{height:q}=b;if(q>=L)return B("row",{x:t.x-3,
y:W,width:t.width+3,height:q});let K={x:t.x-3,y:W+(q-L)/2,width:w,height:L};return[B("row",{x:O.x-1,y:W,width:O.width+2,
height:q}),B("asking",K)]}function C(){let W=b.width>=14*l,L=Math.min(15*l,b.width-3*l),B=b.width>=30*l,q=O.x;return s.visits.
map((K,V)=>{let ot=String(ae[K.weekday]),mt=K.weekday!==s.visits[V-1]?.weekday,lt=O.x+V*b.width,_t=H(e,ot,"tiny"),Hn=!W&&
mt&&lt>=q&&lt+_t<=O.x+O.width;Hn&&(q=lt+_t+4*l);let Fe=O.x+(V+.5)*b.width;return g("g",{key:`column ${V}`,class:`part ch\
oice${V===c?" here":""}${K.masked?" off":""}`,"data-open":`${I}.${a}.${V}`,role:"button",tabindex:"-1","aria-label":`Rea\
d from visit ${V+1}: ${P(s,V)}${K.masked?", masked":""}`},g("rect",{class:"ground",x:O.x+V*b.width,y:t.y,width:b.width,height:42*
l}),W&&Ot(K.category,Fe-L/2,t.y+(B?0:22)*l,L),Hn&&v(e,lt,t.y+38*l,ot,{kind:"tiny",key:"weekday"}),B&&[v(e,Fe,t.y+26*l,ot,
{kind:"tiny",anchor:"middle",key:"day"}),v(e,Fe,t.y+38*l,b.width>=40*l?kt(K.start_minute):`${Math.floor(K.start_minute/60)}\
 h`,{kind:"tiny",anchor:"middle",key:"hour"})],g("title",{},P(s,V)))})}function D(){return s.visits.map((W,L)=>{let B=O.
y+(L+.5)*b.height,q=L===a,K=q||(h-1-L)%S===0&&Math.abs(L-a)>=S,V=Math.min(18*l,b.height-1.5*l),ot=b.height>=12*l,mt=t.x+
(ot?V+10*l:4*l),lt=O.x-mt-6*l,_t=q||$?"strong":"label";return g("g",{key:`row ${L}`,class:`part choice${q?" here":""}`,"\
data-open":`${I}.${L}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${L+1} asks: ${P(s,L)}`},g("rect",{class:"gr\
ound",x:t.x,y:B-b.height/2,width:w,height:b.height}),ot&&Ot(W.category,t.x+3*l,B-V/2,V),K&&v(e,mt,B+($?-2:4.5)*l,W.label,
{kind:_t,width:lt,key:"name"}),$&&v(e,mt,B+12*l,`${yt(s,L)} · ${vo(s,L)}`,{kind:"small",width:lt,key:"when"}),g("title",
{},P(s,L)))})}function Q(){let W=[];for(let L=0;L<h;L++){if(h>jo&&L!==a){W.push(g("rect",{key:`row ${L}`,class:"cell",x:O.
x,y:O.y+L*b.height,width:O.width,height:b.height,"data-open":`${I}.${L}.${c}`},g("title",{},P(s,L))));continue}for(let B=0;B<
h;B++)W.push(Z(L,B))}return W}function Z(W,L){let B=Number(f[W*h+L]),[q,K]=[O.x+L*b.width,O.y+W*b.height],V=W===a&&L===c,
ot=String(Math.round(100*B)),mt=_t=>b.width>=H(e,ot.padStart(2,"0"),_t)+2*l,lt=(B>=ua||W===a)&&b.height>=13*l&&mt("tiny");
return g("g",{key:`${W} ${L}`,class:"cell"},g("rect",{key:"cell",x:q,y:K,width:b.width,height:b.height,"data-open":`${I}\
.${W}.${L}`,role:"button",tabindex:V?0:"-1","aria-current":V?"true":null},g("title",{},`${P(s,W)} reads ${R(B,1)} from ${P(
s,L)}`)),lt&&v(e,q+b.width/2,K+b.height/2+4.5*l,ot,{kind:B/d>=.3&&mt("strong")?"strong":"tiny",anchor:"middle",also:B/d>=
fa&&!u?"on-dark":"on-light",key:"weight"}))}}function ma(e,t){return Math.max(1,Math.ceil(t/e))}function pa(e,t,{layer:n,
head:s,query:o,isLeaf:r},i){let{canAct:a,canAsk:c,reading:l}=e,h=_(e),f=l.isRemoved(n,s),u=t.height>=330*h,d=`layers.${n}\
.heads.${s}`,w=[a&&{text:f?"Switch head on":"Switch head off",attributes:{"data-act":"head","data-part":d},isPressed:f},
c&&!f&&{text:"Ask the hall: what without it?",attributes:{"data-act":"ask","data-part":d}},r?{text:"More about query and\
 keys",attributes:{"data-more":"neurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"More about thi\
s head",attributes:{"data-more":"head","data-layer":n,"data-head":s},isButton:!1},{text:hs(e),attributes:{"data-act":"sc\
ale"}}].filter(T=>T!==!1),p=i?"Switched off: these weights would have been used.":`Columns: the visit it reads from. ${l.
count>jo?"A stronger colour is more; each row adds up to 100 %.":"Values in %; each row adds up to 100."}`,k=u?N(p):[],x=M(
e,{...t,y:0},k,"small").height;return{height:x+40*h,at(T){let b=t.x,O=[];for(let{text:I,attributes:$,...S}of w){let A=J(
e,b,T+x+22*h,I,$,S);b+A.width>t.x+t.width||(O.push(A.mark),b+=A.width+10*h)}return[g("g",{key:"explained"},M(e,{...t,y:T+
3*h},k,"small").marks),g("g",{key:"controls"},O)]}}}function ga(e,t,{layer:n,head:s,query:o,visit:r}){let{reading:i}=e,a=o===
i.count-1?"the last visit":`visit ${o+1}`,c=o===r?"itself":St(i,r);return[...j(e,t,`How much does ${a} read from ${c}?`,
`${a.charAt(0).toUpperCase()}${a.slice(1)} reads ${c}`),g("g",{key:"worked"},Me(e,F(e,t),Dt(i,n,s,o,r),Ae(i,n,s,o),r,[{letter:"\
q",words:`Query of ${P(i,o)}`,colour:"query"},{letter:"k",words:`Key of ${P(i,r)}`,colour:"key"}],{colour:"attention-bar",
over:`all ${i.count} visits of this row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var Fo=56;function Vo(e,t){let n=_(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>ya(
e,s,t)},...e.reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>wa(e,s,t)}]:[]]}function ya(e,t,{
location:n}){let{reading:s}=e,o=_(e),r=jt(s,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:f}=r,
[u,d]=[i.toFixed(2),(1-i).toFixed(2)],m=s.pointerWeights,w=[],p=S=>r.visits.map(A=>({value:S*Number(m[A]),colour:"pointe\
r"}));s.hasPointer&&w.push({key:"pointer",label:"Pointer",parts:p(1),text:st(a),open:"pointer"}),s.hasGate&&w.push({key:"\
from pointer",label:`× gate ${u}`,parts:p(i),text:st(l),open:"gate"}),s.hasGeneration&&w.push({key:"generation",label:"\
Generation",parts:[{value:c,colour:"generation"}],text:st(c),open:`generation.${n}`}),s.hasGate&&w.push({key:"from gener\
ation",label:`× (1 − ${u})`,parts:[{value:h,colour:"generation"}],text:st(h),open:"gate"}),w.push({key:"answer",label:"\
Answer",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:S})=>S>0),text:st(f),isChosen:!0});
let k=F(e,t),x=s.hasGate?[[{text:`${u} × ${st(a)} = ${st(l)}`}],...N("come from the pointer,"),[{text:`${d} × ${st(c)}\
 = ${st(h)}`}],...N("from generation. Together:"),[{text:st(f),kind:"strong"},{text:"."}],...N("All bars have one scale.")]:
[...N(`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],T=M(e,{...k,
y:0},x),b={...k,height:k.height-T.height-44*o},O=Vt(e,b,w.length,Fo),I=M(e,{...k,y:k.y+O+8*o},x),$=J(e,k.x,k.y+k.height-
10*o,"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...j(e,t,`How probable is ${s.nameOf(n).label}\
?`),g("g",{key:"rows"},X(e,b,w,{most:Fo})),...I.marks,$.mark]}function wa(e,t,{location:n}){let{reading:s}=e,o=_(e),{visits:r,
pointer:i}=jt(s,n),a=F(e,t),c="Its visits";if(r.length===0){let p=N("None of the visits is here, so the pointer cannot c\
hoose it.");return[...j(e,t,c),...M(e,a,p).marks]}let l=s.pointerWeights,h=r.map(p=>({key:`visit ${p}`,label:`${yt(s,p)}\
 (visit ${p+1})`,parts:[{value:Number(l[p]),colour:"pointer"}],text:st(Number(l[p])),open:`pointer.${p}`,isOff:s.visits[p]?.
masked??!1})),f=r.length>1?"Together the pointer gives them":"The pointer gives it",u=[...N(f),[{text:st(i),kind:"strong"},
{text:"."}]],d=M(e,{...a,y:0},u),m={...a,height:a.height-d.height-8*o},w=Vt(e,m,h.length);return[...j(e,t,c),g("g",{key:"\
rows"},X(e,m,h,{isOrdered:!0})),...M(e,{...a,y:a.y+w+6*o},u).marks]}function st(e){return R(e,e>=.01||e===0?1:e>=1e-5?3:
5)}function Go(e,t){let n=_(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:s=>ba(
e,s,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:s=>xa(e,s,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>$a(e,s)}]}function ba(e,t,n){let{reading:s}=e,o=_(e),r=F(e,t),i=M(e,r,
N("A score for each visit, and its weight after the softmax."),"small"),a=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((u,d)=>({key:`visit ${d}`,label:u.label,says:yt(s,d),category:u.category,parts:[{value:Number(c[d]),colour:"pointer"}],
beside:E(Number(a[d]),2),text:R(Number(c[d]),1),open:`pointer.${d}`,isChosen:d===n.visit,isOff:u.masked,exact:`${P(s,d)}\
: score ${E(Number(a[d]),4)}, weight ${R(Number(c[d]),2)}`})),h=J(e,r.x,r.y+r.height-10*o,"More about the pointer",{"dat\
a-more":"pointer"},{isButton:!1}),f={...r,y:r.y+i.height+4*o,height:r.height-i.height-34*o};return[...j(e,t,"What the po\
inter reads"),...i.marks,g("g",{key:"rows"},X(e,f,l,{isOrdered:!0,isWalked:!0})),h.mark]}function xa(e,t,{visit:n}){let{
reading:s}=e;return[...j(e,t,`How does the pointer score ${St(s,n)}, ${yt(s,n)}?`,`Score of ${St(s,n)}`),g("g",{key:"wor\
ked"},Me(e,F(e,t),Wt(s,n),Ne(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${P(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function $a(e,t){let{reading:n}=e,s=_(e),o=F(e,t),r=n.pointerWeights,i=M(e,o,N("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:f,category:u,probability:d,
visits:m})=>({key:`place ${h}`,label:m.length>1?`${f} (${m.length})`:f,category:u,parts:m.map(w=>({value:Number(r[w]),colour:"\
pointer"})),text:R(d,1),open:h>1?`places.${h}`:null,exact:`${m.map(w=>R(Number(r[w]),2)).join(" + ")} = ${R(d,2)}`})),c={
...o,y:o.y+i.height+6*s,height:o.height-i.height-36*s},l=J(e,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"s\
catter-add"},{isButton:!1});return[...j(e,t,"Sums per place"),...i.marks,g("g",{key:"rows"},X(e,c,a)),l.mark]}function Yo(e,t){let n=_(e),s=qo(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:t.
number===null?0:1,share:1.5,marks:o=>ka(e,o,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:o=>Ea(e,o,t)}]}function Re(e,{layer:t,visit:n,number:s}){return s??re(G(e,`layers.${t}.residual_out`,n))}function qo(e,{
layer:t,visit:n}){let s=`layers.${t}`,o=e.has(`${s}.attention_out`),r=e.trace.interventions.residuals!==!1,i=f=>e.isSkipped(
t,f),a=[],c=(f,u,d,m="plain")=>{let w=G(e,`${s}.${f}`,n),p=`length ${E(Math.hypot(...w))}`;a.push({key:f,title:u,says:d||
p,values:w,colour:m})},l=(f,u)=>r?i(f)?"unchanged":"":i(f)?"nothing":`${u} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(f){if(!e.has(`${s}.${f}\
.mean`))return"off: unchanged";let u=Number(e.values(`${s}.${f}.mean`)[n]),d=1/Number(e.values(`${s}.${f}.reciprocal_dev\
iation`)[n]);return`mean ${E(u,2)}, deviation ${E(d,2)}`}}function ka(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=_(e),
a=F(e,t),c=Re(s,n),l=qo(s,n),h={...a,height:a.height-34*i},f=r===s.count-1,u=a.x,d=[],m=(w,p,k=!0)=>{let x=J(e,u,a.y+a.height-
10*i,w,p,{isButton:k});u+x.width>a.x+a.width||(d.push(x.mark),u+=x.width+10*i)};return r>0&&m("Earlier visit",{"data-ope\
n":`layers.${o}.stream.${r-1}`}),f||m("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),m("More about the layers",
{"data-more":"layers"},!1),[...j(e,t,`${f?"The last visit":`Visit ${r+1}`} in layer ${o}: ${P(s,r)}`,`Layer ${o}: ${P(s,
r)}`),g("g",{key:"rows"},Tt(e,h,l,{chosen:c,open:w=>`layers.${o}.stream.${r}.${w}`})),g("g",{key:"controls"},d)]}function Ea(e,t,n){
let{reading:s}=e,{layer:o,visit:r}=n,i=_(e),a=Re(s,n),c=F(e,t),{y:l}=c,h=[];for(let u of Oa(s,o,r,a)){let d=M(e,{...c,y:l},
u);if(l+d.height>c.y+c.height)break;h.push(...d.marks),l+=d.height+4*i}let f={...c,y:l+6*i,height:c.y+c.height-l-6*i};return[
...j(e,t,`Number ${a+1} of ${s.trace.architecture.d_model}, worked out`),g("g",{key:"lines"},h),f.height>=90*i&&g("g",{key:"\
units"},Ta(e,f,o,r,a))]}function Oa(e,t,n,s){let o=`layers.${t}`,r=`transformer.layers.${t}`,i=h=>Number(G(e,`${o}.${h}`,
n)[s]),a=e.trace.interventions.residuals!==!1,c=[[...N("Comes in:"),Ie(i("residual_in"))]];return e.has(`${o}.attention_\
out`)&&(c.push(Le("Norm 1:",se(e,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(l("After the heads:",i("resi\
dual_in"),i("attention_out"),i("residual_mid"),e.isSkipped(t,"attention")))),c.push(Le("Norm 2:",se(e,`${o}.residual_mid`,
`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",i("residual_mid"),i("feed_forward.out"),i("r\
esidual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,f,u,d,m){let w=m?"0 (skipped)":E(Math.abs(u),2);return a?[...N(
h),[{text:`${E(f,2)} ${u<0&&!m?"−":"+"} ${w} =`}],Ie(d)]:[...N(`${h} no residual connection, so only`),[{text:m?"0 (sk\
ipped)":E(u,2),kind:"strong"}]]}}function Le(e,t){if(!t)return N(`${e} off, the number stays as it is`);let{x:n,mean:s,reciprocal:o,
standard:r,weight:i,bias:a,result:c}=t;return[...N(e),[{text:`(${E(n,2)} ${s<0?"+":"−"} ${E(Math.abs(s),2)})`}],[{text:`\
× ${E(o,3)} = ${E(r,2)};`}],...i===null||a===null?N("then a learned factor and bias give").concat([Ie(c)]):[[{text:`${E(
r,2)} × ${E(i,2)} ${a<0?"−":"+"} ${E(Math.abs(a),2)} =`}],Ie(c)]]}function Ie(e){return[{text:E(e,2),kind:"strong"}]}
function Ta(e,t,n,s,o){let{reading:r}=e,i=_(e),a=G(r,`layers.${n}.feed_forward.pre`,s),c=G(r,`layers.${n}.feed_forward.h\
idden`,s),l=ve(r,n,s,o),h=l?.dot.products??Array.from(c),f=[...h.keys()].sort((x,T)=>Math.abs(Number(h[T]))-Math.abs(Number(
h[x]))),u=Array.from(c).filter(x=>x>0).length,d=r.isSkipped(n,"feed_forward")?"The network is skipped: nothing of this i\
s added. ":"",m=l?`${u} of ${c.length} hidden units are above 0. Each is activated (GELU), times a weight; all products \
add up to ${E(Bt(h),2)}, the bias adds ${E(l.bias,2)}:`:`${u} of ${c.length} hidden units are above 0 after the activati\
on (GELU). The largest:`,w=M(e,t,N(d+m),"small"),p=Math.max(1,Math.floor((t.height-w.height)/(20*i))),k=f.slice(0,p).map(
x=>({key:`unit ${x}`,label:`unit ${x+1}`,parts:[{value:Number(h[x]),colour:"plain"}],beside:`${E(Number(a[x]))} → ${E(
Number(c[x]))}${l?` × ${E(Number(l.dot.second[x]),2)}`:""}`,text:E(Number(h[x]),2)}));return[...w.marks,X(e,{...t,y:t.y+
w.height+2*i,height:t.height-w.height-4*i},k)]}var Sa=864e5,_a=.1;function vn(e,t){let n=_(e),s=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},
rank:s?1:0,share:1.2,marks:o=>Na(e,o,t)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>va(e,o,t)},...t.
kind==="visit"?[{key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>Ia(e,o,t)}]:[]]}function Mn(e,t,n){
let{trace:s,count:o}=e,r=e.visits[n],{without_features:i=[],position_from_end:a}=s.interventions;if(i.some(c=>c===t)||t===
"position_from_end"&&a===!1)return"left out: all zeros";if(!r)return"";switch(t){case"location":return r.label;case"user":
return s.user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/ue)*ue;return`${kt(
c)} to ${kt((c+ue)%1440)}`}case"weekday":return Jt[r.weekday]??"";case"recency":{let c=Aa(e,n);return c===null?"days bef\
ore the prediction":c>=Ke?`${Ke} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{
let c=Math.floor(r.duration_minutes/Lt)*Lt,l=c+Lt;return c>=ze*Lt?`${Nt(ze*Lt)} or more`:`${c?Nt(c):"0"} to ${Nt(l)}`}default:{
let c=o-n;return c===1?"the last visit":`${c} from the end`}}}function Aa({trace:e,visits:t},n){let s=t[n]?.arrival;if(!s)
return null;let o=r=>Date.parse(r.slice(0,10))/Sa;return Math.round(o(e.predict_at)-o(s))}function Na(e,t,{kind:n,visit:s}){
let{reading:o}=e,r=_(e),i=F(e,t),a=o.slices.map(({name:u,label:d,lengths:m})=>({key:u,title:d,says:Mn(o,u,s),values:Nn(o,
u,s),colour:Number(m[s])===0?"plain off":"plain"})),c=a.reduce((u,{values:d})=>u+d.length,0),l=M(e,i,N(`${a.length} vect\
ors, ${c} numbers together; the network learned a vector for every value.`),"small"),h=J(e,i.x,i.y+i.height-10*r,"More a\
bout features",{"data-more":"features"},{isButton:!1}),f={...i,y:i.y+l.height+2*r,height:i.height-l.height-34*r};return[
...j(e,t,n==="inputs"?"What the last visit is made of":P(o,s)),...l.marks,g("g",{key:"rows"},Tt(e,f,a)),h.mark]}function va(e,t,{
kind:n,visit:s,number:o}){let{reading:r}=e,i=_(e),a=F(e,t),c=G(r,"inputs.projected",s),l=o??re(c),h=Ro(r,s,l),f=n==="inp\
uts"?"inputs":`visits.${s}`,u=[{key:"projected",title:`${c.length} numbers`,says:r.has("inputs.norm")?"all features, mix\
ed":"",values:c,colour:"stream"}],d={...a,height:Math.min(86*i,.26*a.height)},m=La(r,s,l),w=[],p=m.reduce((b,O)=>b+M(e,{
...a,y:0},O).height+4*i,0),k={...a,y:d.y+d.height+28*i,height:a.height-d.height-p-36*i},x=h?Ma(h):[],T=k.y+(x.length?Vt(
e,k,x.length)+6*i:0);for(let b of m){let O=M(e,{...a,y:T},b);if(T+O.height>a.y+a.height+2)break;w.push(...O.marks),T+=O.
height+4*i}return[...j(e,t,"The vector that enters the layers"),g("g",{key:"vector"},Tt(e,d,u,{chosen:l,open:b=>`${f}.${b}`})),
x.length>0&&M(e,{...a,y:d.y+d.height+4*i},N(`Number ${l+1}: each feature × its weights`),"small").marks,x.length>0&&g("\
g",{key:"rows"},X(e,k,x)),g("g",{key:"lines"},w)]}function Ma({parts:e,bias:t}){return[...e.map(({name:s,label:o,dot:r})=>({
key:s,label:o,parts:[{value:r.sum,colour:"plain"}],text:E(r.sum,2),exact:`${o}: the sum of ${r.products.length} products\
 is ${E(r.sum,4)}`})),{key:"bias",label:"bias",parts:[{value:t,colour:"plain"}],text:E(t,2),exact:""}]}function La(e,t,n){
if(!e.has("inputs.norm"))return[];let s=Number(G(e,"inputs.projected",t)[n]),o=Number(G(e,"layers.0.residual_in",t)[n]),
r=se(e,"inputs.projected","inputs.norm","input_norm",t,n),i=[[...N("Sum:"),[{text:E(s,2),kind:"strong"}]],Le("Norm:",r)];
if(e.trace.architecture.components.includes("sinusoidal")){let a=e.trace.architecture.d_model,c=wt(e,"pos_encoding",t*a+
n);e.trace.interventions.sinusoidal===!1?i.push(N("No position encoding: it is off.")):c!==null&&r&&i.push([...N("Positi\
on encoding:"),[{text:`${E(r.result,2)} ${c<0?"−":"+"} ${E(Math.abs(c),2)} =`}],[{text:E(o,2),kind:"strong"}]])}return i}
function Ia(e,t,{visit:n}){let{reading:s}=e,o=_(e),r=F(e,t),i=[];for(let m=0;m<s.layers;m++)for(let w=0;w<s.heads;w++){let p=Number(
s.lastRow(m,w)[n]),k=s.isRemoved(m,w)||s.isSkipped(m,"attention");i.push({key:`${m} ${w}`,label:`Layer ${m}, head ${w}`,
parts:[{value:p,colour:"plain"}],text:k?"off":R(p,1),open:`layers.${m}.heads.${w}.${s.count-1}.${n}`,isOff:k})}let a=[];
if(s.hasPointer){let m=Number(s.pointerWeights[n]);i.push({key:"pointer",label:"Pointer",parts:[{value:m,colour:"pointer"}],
text:R(m,1),open:`pointer.${n}`}),s.hasGate&&a.push(...N("To the answer the pointer carries"),[{text:`${R(m,1)} × gate ${s.
gate.toFixed(2)} = `},{text:R(m*s.gate,1),kind:"strong"},{text:"."}])}let c=M(e,r,N(s.visits[n]?.masked?"This visit is m\
asked: nothing reads it.":"How much the last visit reads from it"),"small"),l=M(e,{...r,y:0},a),h={...r,y:r.y+c.height+2*
o,height:r.height-c.height-l.height-8*o},f=Vt(e,h,i.length),u=i.map(({parts:m})=>Number(m[0]?.value)),d=Math.max(_a,...u);
return[...j(e,t,"Who reads it?"),...c.marks,i.length>0&&g("g",{key:"rows"},X(e,h,i,{largest:d})),g("g",{key:"end"},M(e,{
...r,y:h.y+f+6*o},a).marks)]}var Ra={head:Bo,stream:Yo,inputs:vn,visit:vn,context:Lo,pointer:Go,generation:Uo,gate:Do,place:Vo};function Jo(e,t){let n=ft(
t,e.reading);return n?Eo(e,n,Ra[n.kind](e,n)):[]}function Ko(e,t){let n=ft(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return Pa(n,t);break;case"stream":
return Da(n,t);case"pointer":if(n.isLeaf)return Wa(n,t);break;case"generation":if(n.isLeaf)return Ha(n,t);break;case"gat\
e":return Ua(t);default:break}return Qe(he(Ca(n),t),t,null)}function Ca({kind:e,layer:t,head:n,visit:s,location:o}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${s}`:e==="place"?`places.${o}`:e}function Pa({layer:e,head:t,query:n,
visit:s},o){let r=o.weights(e,t).subarray(n*o.count,(n+1)*o.count),i=Number(r[s]),a=r.filter(m=>m>i).length,c=n===s?"its\
elf":P(o,s),l=`${P(o,n)}, reads ${R(i,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:f}=Dt(o,e,t,n,s),u=o.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${o.count} weights in its row ${a===1?"is":"are"} larger.`,d=o.isRemoved(e,t)||o.isSkipped(e,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${E(h.
sum,2)}, which makes a score of ${E(f,2)}. ${u}${d}`}}function Da({layer:e,visit:t},n){let s=`layers.${e}`,o=l=>E(Math.hypot(
...G(n,`${s}.${l}`,t))),r=n.has(`${s}.attention_out`),i=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of l\
ength ${o(l)}`,a=r?`its heads give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" With\
out residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${P(n,t)}.`,text:`The \
visit comes in as a vector of length ${o("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_forw\
ard")}. It leaves with length ${o("residual_out")}.${c}`}}function Wa({visit:e},t){let n=R(Number(t.pointerWeights[e]),1),
s=`The pointer gives ${P(t,e)}, ${n}.`;if(t.visits[e]?.masked)return{title:s,text:"The visit is masked: it cannot be cho\
sen."};let{dot:o,bias:r,isBiasOff:i,score:a}=Wt(t,e),c=r!==null&&!i?` and the bias of its position is ${E(r,2)}`:"";return{
title:s,text:`Query and key multiply to ${E(o.sum,2)}${c}; its score is ${E(a,2)}. The weight counts for ${St(t,e)}.`}}function Ha({
location:e},t){let{logit:n}=xt(t,e),s=t.probabilityOf("generation",e),o=n===null?"":`Its logit is ${E(n,2)}; `,r=`the so\
ftmax over all places makes it ${R(s,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation he\
ad.`,text:o?o+r:r.charAt(0).toUpperCase()+r.slice(1)}}function Ua(e){let t=Qe({kind:"gate"},e,null),n=Ut(e);if(!n)return t;
let{logit:s,learned:o,hidden:r}=n,i=e.trace.gate.learned?`Its ${r.length} hidden units and the bias add up to a logit of\
 ${E(s,2)}.`:`As learned it would be ${o.toFixed(2)}.`;return{title:t.title,text:`${t.text} ${i}`}}var ja=7;function zo(e,{names:t,run:n},s){if(!t.length)return e;let o=ja*s/13;return Se(e,r=>t.includes(r)?{className:"p\
ut-in",words:`put in from the ${n} run`,onTop:i=>Ba(i,n,o)}:null)}function Ba({attributes:{x:e,y:t,width:n}},s,o){let[r,
i]=[Number(e)+Number(n),Number(t)],a=.45*o;return g("g",{key:"put in",class:"badge"},g("circle",{cx:r,cy:i,r:o}),g("path",
{d:`M${r+a} ${i-a}L${r-a} ${i+a}m0 ${-1.5*a}v${1.5*a}h${1.5*a}`}),g("title",{},`Put in from the ${s} run`))}var Fa={ArrowUp:-.05,ArrowLeft:-.05,ArrowDown:.05,ArrowRight:.05,PageUp:-.2,PageDown:.2,Home:-1,End:1},Xo="Up, Down, Pag\
e Up, Page Down, Home and End move it; Left and Right lead to other parts.";function Qo(e,t){let n=Fa[t];return n===void 0?
null:Math.round(100*Math.min(1,Math.max(0,e+n)))/100}var Ce="http://www.w3.org/2000/svg",Zo=1.7,Va=1.2,tr=20,Ga=["fill","stroke","stroke-width","stroke-dasharray","stroke-li\
necap","stroke-linejoin","opacity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],Ya={fill:"\
rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"mi\
ter",opacity:"1","paint-order":"normal","text-decoration-line":"none"},qa=".handle, .handle-words, .control, .escape",Ja=new Set(
["font-size","font-weight","text-anchor"]);function er(e,{title:t,ground:n,lines:s}){let o=e.cloneNode(!0),{width:r,height:i}=e.
viewBox.baseVal,a=Number(e.getAttribute("font-size")),c=s.length*Zo*a,l=c+i,h=[],f=e.querySelectorAll("*");for(let[w,p]of o.
querySelectorAll("*").entries()){let k=f[w];k&&Ka(p,getComputedStyle(k)),p.matches(qa)&&h.push(p);for(let x of["class","\
data-part","data-open","data-act","tabindex","role"])p.removeAttribute(x)}for(let w of[...h,...o.querySelectorAll('[opac\
ity="0"]')])w.remove();let u=document.createElementNS(Ce,"title");u.textContent=t;let d=document.createElementNS(Ce,"rec\
t");d.setAttribute("y",String(-c)),d.setAttribute("width",String(r)),d.setAttribute("height",String(l)),d.setAttribute("\
fill",n);let m=s.map((w,p)=>{let k=a*(p?1:Va),x=document.createElementNS(Ce,"text");return x.textContent=ie(w,r-2*tr,k,p===
0),x.setAttribute("x",String(tr)),x.setAttribute("y",String((p+.8)*Zo*a-c)),x.setAttribute("font-size",String(k)),x.setAttribute(
"font-weight",p?"400":"600"),x.setAttribute("fill",getComputedStyle(e).color),x});return o.prepend(u,d,...m),o.setAttribute(
"viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("xmlns",Ce),o.setAttribute("width",String(r)),o.setAttribute("height",String(
l)),o.setAttribute("font-family",getComputedStyle(e).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.
setAttribute("role","img"),o.setAttribute("aria-label",t),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(
o),width:r,height:l}}function Ka(e,t){if(e.localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}
e.localName==="image"&&e.setAttribute("style","image-rendering: pixelated");for(let n of Ga){if(Ja.has(n)&&e.localName!==
"text")continue;let s=t.getPropertyValue(n);s&&s!==Ya[n]&&e.setAttribute(n,s)}}function nr({columns:e,rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>Ln(
"th",r,"col")));let o=n.createTBody();for(let[r,...i]of t)o.insertRow().append(Ln("th",r,"row"),...i.map(a=>Ln("td",a)));
return n}function sr(e){let t=s=>s.map(ec).join(",");return`${e.map(({columns:s,rows:o})=>[s,...o].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}var Qa=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Za=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
tc=/^(?=[\t\r\n])/;function ec(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(Za,"$1'").replace(
tc,"'"),n=Qa.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function Ln(e,t,n){let s=document.createElement(
e);n&&(s.scope=n);let o=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–");return s.textContent=Number(
o)===0?o.replace("-",""):o,s}function rr(e,t=null,n=null){if(t===null)return[sc(e,n),oc(e,n)];let s=ft(t,e);return s?nc[s.kind](e,s):[]}var nc={head:rc,
stream:ic,inputs:or,visit:or,context:ac,pointer:cc,generation:lc,gate:hc,place:uc};function sc(e,t){let{hasPointer:n}=e,
s=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","Stay in minutes",...n?
["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:e.visits.map((o,r)=>[P(e,r),o.duration_minutes,
...n?[Rn(e.pointerScores[r]),e.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function oc(e,t){return{caption:`T\
he answer, with a gate of ${e.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From the pointer","Fr\
om generation","Probability",...t?[`Probability ${t.words}`]:[]],rows:e.trace.location_probabilities.final.map(({location:n})=>{
let{pointer:s,generation:o,fromPointer:r,fromGeneration:i}=jt(e,n),a=e.probabilityOf("final",n);return[e.nameOf(n).label,
s,o,r,i,a,...t?[t.knownProbability(n)]:[]]})}}function rc(e,{layer:t,head:n,query:s,visit:o,isLeaf:r}){let{count:i}=e,a=e.
weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((u,d)=>P(e,d));if(!r)return[{caption:`Weights of ${c}: rows are th\
e visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((u,d)=>[u,...a.subarray(d*i,
(d+1)*i)])}];let h=Ae(e,t,n,s),{dot:f}=Dt(e,t,n,s,o);return[Pe(`Query of ${l[s]} × key of ${l[o]}, ${c}`,["Query","Key"],
f),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((u,d)=>[u,Rn(h.scores[d]),a[s*
i+d]])}]}function ic(e,t){let{layer:n,visit:s}=t,o=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1","norm1"],["Head\
s","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.out"],["Leaves",
"residual_out"]].filter(([,f])=>e.has(`${o}.${f}`)),i=r.map(([,f])=>G(e,`${o}.${f}`,s)),a=Re(e,t),c=ve(e,n,s,a),l=G(e,`${o}\
.feed_forward.pre`,s),h=G(e,`${o}.feed_forward.hidden`,s);return[{caption:`${P(e,s)}, in layer ${n}`,columns:["Number",...r.
map(([f=""])=>f)],rows:Array.from(i[0]??[],(f,u)=>[u+1,...i.map(d=>d[u])])},{caption:`Hidden units of the feed-forward n\
etwork${c?`, and what they give number ${a+1}`:""}`,columns:["Unit","Before the activation","After it",...c?["Weight","P\
roduct"]:[]],rows:Array.from(h,(f,u)=>[u+1,l[u],f,...c?[c.dot.second[u],c.dot.products[u]]:[]])}]}function or(e,{kind:t,
visit:n}){let s=G(e,"inputs.projected",n),o=[{caption:`What ${P(e,n)} is made of`,columns:["Feature","Value","Length of \
its vector"],rows:e.slices.map(({name:i,label:a,lengths:c})=>[a,Mn(e,i,n),c[n]])},In("All features mixed by one matrix",
s)];if(t==="inputs")return o;let r=Array.from({length:e.layers*e.heads},(i,a)=>{let[c,l]=[Math.floor(a/e.heads),a%e.heads];
return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.hasPointer&&r.push(["Pointer",e.pointerWeights[n]]),o.push(
{caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),o}function ac(e){return[In("The co\
ntext: the last visit after all layers",e.values("context"))]}function cc(e,{visit:t,isLeaf:n}){let s=Ne(e),o=e.visits.map(
(l,h)=>P(e,h)),r=e.values("pointer.content_scores"),i=e.has("pointer.bias")?e.values("pointer.bias"):null,a=[{caption:"T\
he pointer’s score and weight of each visit",columns:["Visit","Content score",...i?["Position bias"]:[],"Score","Weigh\
t"],rows:o.map((l,h)=>[l,r[h],...i?[i[h]]:[],Rn(s.scores[h]),e.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:f})=>[l,h.length,f])}];
if(!n)return a;let{dot:c}=Wt(e,t);return[Pe(`Query of the context × key of ${o[t]}`,["Query","Key"],c),...a]}function lc(e,{
location:t,isLeaf:n}){let s=e.trace.location_probabilities.generation??[],o={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:s.map(i=>[e.nameOf(i.location).label,xt(e,i.location).logit,
i.probability])},{dot:r}=xt(e,t);return n&&r?[Pe(`Context × weights of ${e.nameOf(t).label}`,["Context","Weight"],r),o]:
[o]}function hc(e){let t=Ut(e),n={caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bias",t.bias],["Logit",t.
logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[n];let s="Hidden units";return[t.dot?Pe(s,["Hidden un\
it","Weight"],t.dot):In(s,t.hidden),n]}function uc(e,{location:t}){let{visits:n,pointer:s,generation:o,gate:r,fromPointer:i,
fromGeneration:a,probability:c}=jt(e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",s,r,i],["Generation",o,1-r,a],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[P(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function Pe(e,t,{
first:n,second:s,products:o,sum:r}){return{caption:e,columns:["Number",...t,"Product"],rows:[...o.map((i,a)=>[a+1,n[a],s[a],
i]),["Sum","","",r]]}}function In(e,t){return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,s)=>[s+1,n])}}function Rn(e){
return Number.isFinite(e)?e:"−∞"}function ir(e,t,n,s=null){let o=document.createElement("dialog");o.className="picture-tables",o.setAttribute("aria-label",
"Numbers");let r=rr(t,n,s);for(let l of r){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let f=document.
createElement("h2");f.textContent=l.caption,h.append(nr(l)),o.append(f,h)}let i=document.createElement("button");i.type=
"button",i.textContent="Close",i.addEventListener("click",()=>o.close());let a=document.createElement("a");a.textContent=
"Save as CSV",a.download=`${n??"network"}.csv`,a.href=URL.createObjectURL(new Blob([sr(r)],{type:"text/csv"}));let c=document.
createElement("p");c.append(i," ",a),o.append(c),o.addEventListener("close",()=>{URL.revokeObjectURL(a.href),o.remove()}),
e.append(o),o.showModal()}var fc={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]};function cr(e,t,n){if(n==="Home")return e[0]??
null;if(n==="End")return e.at(-1)??null;let[s,o]=fc[n]??[0,!1],r=t?e.indexOf(t):-1,i=e[r];if(s===0||!i)return null;let a=De(
i);if(!o){let u=e[r+s];return u&&De(u)===a?u:null}let c=[...new Set(e.map(De))],l=c[c.indexOf(a)+s],h=e.filter(u=>De(u)===
l),f=u=>Math.abs(ar(u)-ar(i));return h.sort((u,d)=>f(u)-f(d))[0]??null}function De(e){return(e.getAttribute("data-part")??
"").replace(/\.\d+$/,"")}function ar(e){let{top:t,bottom:n}=e.getBoundingClientRect();return(t+n)/2}function hr(e,t,{title:n,origin:s}){let o=e.slice(e.indexOf(",")+1);if(t==="svg")return dc(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[lr("Title",n),lr("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function dc(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",t),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function lr(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,mc(n)),s.buffer}function mc(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}function ur(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.
revokeObjectURL(n.href),6e4)}async function Cn({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await pc(e))}`}async function fr(e,t){let n=new Image;
n.src=await Cn(e),await n.decode();let s=document.createElement("canvas");s.width=Math.round(e.width*t),s.height=Math.round(
e.height*t);let o=s.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function pc(e){let t=await gc();return t&&e.replace("<title>",()=>`\
<style>${t}</style><title>`)||e}async function gc(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await yc(n,e.href??document.baseURI)})}`}}catch{}
return""}async function yc(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return`data:font/woff2\
;base64,${es(new Uint8Array(await n.arrayBuffer()))}`}var wc=2;async function dr(e,t,{title:n,origin:s,name:o}){let r=t==="png",i=await(r?fr(e,wc):Cn(e)),a=hr(i,r?"png":"svg",
{title:n,origin:s});ur(a,`${o}-network.${t}`)}var bc=2e3;async function mr(e){let t=y(e,"span"),n=t.textContent;try{await navigator.clipboard.writeText(location.href),
t.textContent="Copied"}catch{t.textContent="See address bar"}setTimeout(()=>{t.textContent=n},bc)}var pr="pointerscope-visits-as",xc="textarea, input:not([type=radio], [type=checkbox], [type=range])",He=class{#t=null;#n=null;#s=[];#r=[];#e=null;#i=null;#o=[];#a=0;#c=Gt().
get("open");constructor(t,n){if(this.page=t,this.sheet=new Te(t,()=>t.dataset.depth==="everything"),this.bar=y(t,"[data-\
bar]"),this.undo=y(t,"[data-undo-step]",HTMLButtonElement),this.redo=y(t,"[data-redo-step]",HTMLButtonElement),n)this.picture=
n.picture,this.picture.complete(this.#l,We),n.drawn&&(this.#o=[n.drawn,null,null]);else{let s=y(t,"[data-network]");this.
picture=new us(s,this.#l,We)}this.#g(),this.#N(Zn(pr)==="text"?"text":"list"),Kn(t)}get#l(){let{page:t}=this,n=!("adapte\
d"in t.dataset);return{act:s=>this.#b(s),edit:s=>this.#O(s),...de&&{ask:s=>me({head:s})},whatIf:s=>this.#_(s),...n&&{circuit:((s,o)=>this.#S(
s,o))},more:(s,o)=>this.#k(s,o),pointed:s=>this.pointed(s),covered:()=>Xn(t),opened:s=>{this.#c=s,this.#t?.updateAddress(
"replace")}}}pointed=()=>{};depthChanged=()=>{};get options(){let{depth:t=""}=this.page.dataset;return{depth:t==="explor\
e"?void 0:t,open:this.#c??void 0}}restore(t){this.#c=t.get("open");let n="inRoom"in document.documentElement.dataset?"ex\
plore":null,s=t.get("depth")??n;!this.#e||s===null||s===this.page.dataset.depth||Jn.includes(s)&&this.#p(s)}follow(t){this.#t=
t}showInputs(){this.page.dataset.depth!=="everything"&&this.sheet.show(!0),this.#N("text")}#g(){let{page:t}=this;for(let s of U(
t,"input[name=depth]",HTMLInputElement))s.addEventListener("change",()=>{Qn(s.value),this.#p(s.value),this.#t?.updateAddress(
"replace")});for(let s of U(t,"input[name=visits-as]",HTMLInputElement))s.addEventListener("change",()=>{ts(pr,s.value),
this.#N(s.value)});this.undo.addEventListener("click",()=>this.#m(this.#s,this.#r)),this.redo.addEventListener("click",()=>this.#m(
this.#r,this.#s)),y(t,"[data-as-learned]").addEventListener("click",()=>this.#f({})),y(t,"[data-present]").addEventListener(
"click",()=>{y(t,"[data-stage]").requestFullscreen()}),ao(t);let n=y(t,"[data-share]",HTMLButtonElement);n.addEventListener(
"click",()=>mr(n));for(let s of U(t,"[data-save]",HTMLButtonElement))s.addEventListener("click",()=>this.#M(s.dataset.save??
""));y(t,"details[data-export]").addEventListener("toggle",()=>this.#v()),document.addEventListener("keydown",s=>this.#E(
s)),document.addEventListener("pointerscope:server",()=>{t.toggleAttribute("data-server-silent",!Fn.answers)})}#E(t){if(t.
target instanceof Element&&t.target.closest(`${xc}, dialog`)||t.defaultPrevented)return;let s=t.key.toLowerCase();if(s===
"escape"&&this.picture.back(),!(t.ctrlKey||t.metaKey)){s==="c"&&!t.altKey&&this.picture.circuits?.toggle(),s==="t"&&!t.altKey&&
this.picture.showTables();return}s!=="z"&&s!=="y"||(t.preventDefault(),s==="y"||t.shiftKey?this.#m(this.#r,this.#s):this.#m(
this.#s,this.#r))}show(t,n,s){if(this.#w(t),this.#y(t),!("tensors"in n))return;let o=this.#e,r=o?.notation===n.notation,
i=o!==null&&r&&le(o),a=s&&"tensors"in s?s:null;this.#i=a??(o&&$c(n,o)?o:null),this.#e=n,this.#h(a?"As learned":"Before t\
his change"),r||(this.picture.happened=null),this.#u(n,this.#i),this.#c!==this.picture.opened&&this.picture.open(this.#c),
this.page.dataset.drawn="true";let{player:c}=this.picture;this.page.dataset.depth==="story"&&!this.#c&&!c.isOpen&&!i&&c.
play()}#u(t,n){let{happened:s}=this.picture,o=[t,n,s];o.every((r,i)=>r===this.#o[i])||(this.#o=o,this.picture.show(t,n))}recognise(t){
let n=y(this.bar,"[data-happened]"),s=t?.target??null;n.hidden=s===null||this.#A;let o=s!==this.picture.happened;if(this.
picture.happened=s,o&&this.#e&&this.#u(this.#e,this.#i),!t||s===null||!this.#e)return;let r=this.#e.prediction.location===
t.target;y(n,"[data-happened-place]").textContent=`${r?"✓ ":""}${t.target_label??""}`}#h(t){let n=y(this.bar,"[data-wa\
s]");if(n.hidden=this.#i===null,!this.#i||!this.#e)return;let{value:s,change:o,isMore:r}=jn(this.#e,this.#i);y(n,"[data-\
was-name]").textContent=t,y(n,"[data-was-value]").textContent=s;let i=y(n,"[data-was-change]");i.textContent=o,i.className=
r?"more":"less"}#y({interventions:t}){let n=y(this.page,"[data-changed]"),s=JSON.parse(t||"{}"),o=oo(s,r=>this.#f(r));y(
n,"ul").replaceChildren(...o),n.hidden=o.length===0}#b(t){if(!this.#t||!this.#e)return;let n=nn(this.#t.interventions,t,
this.#e);this.#f(n,!("isDone"in t)||t.isDone)}#O(t){let n=this.#t;if(!n)return;n.isDragging=!t.isDone,n.fill();let{sent:s,
editor:o}=n,r=s[t.visit]??0;t.kind==="move"?t.by!==0?o.move(r,(s[t.visit+t.by]??0)-r):n.submitSoon():t.kind==="time"?o.setTime(
r,t.minutes):o.setStay(r,t.minutes)}#f(t,n=!0){if(!n){this.#d(t);return}this.#t&&(cancelAnimationFrame(this.#a),this.#t.
interventions=t,this.#T(t))}#T(t){let{explanations:n,fields:s}=this.#t??{};if(!n?.isInBrowser||!s)return;let o=Object.keys(
t).length>0;try{let[r,i]=[s,{...s,interventions:""}].map(a=>n.explainHere(nt(a)));if(!r||!i||!("tensors"in r&&"tensors"in
i))return;this.#u(r,o?i:null)}catch{}}#S(t,n){let{explanations:s,shown:o}=this.#t??{};return!s||!o?Promise.reject(new Error(
"There is no answer yet.")):io(s,nt(o),t,n)}#_(t){let{interventions:n}=this.#t??{};return!n||!this.#e?null:this.#x(nn(n,
t,this.#e))}#x(t){let{explanations:n,shown:s}=this.#t??{};return!n?.isInBrowser||!n.model||!s?null:n.model.trace({...nt(
s),interventions:t})}#d(t){cancelAnimationFrame(this.#a),this.#a=requestAnimationFrame(()=>{let n=this.#x(t),s=this.#i?.
notation!==this.#e?.notation;n&&this.#u(n,s?this.#e:this.#i)})}#w(t){if(this.#t?.isDragging&&this.#n)return;this.#n&&JSON.
stringify(this.#n)!==JSON.stringify(t)&&this.#n&&(this.#s.push(this.#n),this.#r.length=0),this.#n=t,this.#$()}#$(){this.
undo.disabled=this.#s.length===0,this.redo.disabled=this.#r.length===0}#m(t,n){let s=this.#t;this.#n&&s?.isChanged&&this.#w(
s.fields);let o=t.pop();!o||!this.#n||(n.push(this.#n),this.#n=o,s?.take(o),this.#$())}#k(t,n){let s=this.page.querySelector(
`[data-story] pointer-view[view="${CSS.escape(t)}"]`);if(!s)return;for(let[r,i]of Object.entries(n))i!==null&&s.setAttribute(
r,i);this.#p("everything"),this.#t?.updateAddress("replace");let o=s.closest("details");o&&(o.open=!0),s.scrollIntoView()}get#A(){
return y(this.page,"[data-stage]").hasAttribute("data-undrawn")}#p(t){let n=zn(this.page,t);this.sheet.toggle(!1),n==="s\
tory"&&this.#e?this.picture.player.play():this.picture.player.close(),this.depthChanged()}#N(t){this.page.dataset.visitsAs=
t,y(this.page,`input[name=visits-as][value=${t}]`,HTMLInputElement).checked=!0}#v(){let t=et({...this.#t?.shown});for(let n of U(
this.page,"[data-export] a",HTMLAnchorElement))n.search=t.toString()}#M(t){let n=`${this.#t?.answer.textContent??""} · ${y(
this.page,".model-name").textContent}`,{past:s,changes:o}=this.#L,r=[n,[o,s].filter(Boolean).join(" ")].filter(Boolean),
{explore:i="model"}=this.page.dataset;dr(this.picture.file({title:n,lines:r}),t,{title:n,origin:location.href,name:i}),y(
this.page,"details[data-export]",HTMLDetailsElement).open=!1}get#L(){let t=this.#t?.interventions??{},n=y(this.bar,"[dat\
a-was]"),s=o=>y(n,`[data-was-${o}]`).textContent;return{changes:Object.keys(t).length?pe(t):"",past:n.hidden?"":`${s("na\
me")}: ${s("value")}.`}}};function $c(e,t){if(e.notation===t.notation||e.user!==t.user)return!1;let n=t.visits.map(({location:o})=>o),
s=0;for(let{location:o}of e.visits){let r=n.indexOf(o);r<0||(n.splice(r,1),s+=1)}return 2*s>=Math.max(e.visits.length,t.
visits.length)}var Pn=null;function kc(){let e=U(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:s,pathname:o}=location,
r=s+o;if(!t){let a=o.slice(rt.pathname.length),c=at(document,"[data-lesson]");return!c||!new URLSearchParams(location.search).
has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=et({model:t,against:JSON.stringify(
{model:n})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function gr(){let{controller:e}=navigator.serviceWorker;
if(!e)return;let t=n=>e.postMessage(n);Pn?.disconnect(),Pn=new PerformanceObserver(n=>{let s=n.getEntries().map(({name:o})=>o);
t({addresses:s.filter(o=>!o.includes("?"))})}),Pn.observe({type:"resource",buffered:!0}),t({addresses:[],page:kc()})}async function yr(){
if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",gr),await navigator.serviceWorker.register(
new URL("service-worker.js",rt),{updateViaCache:"none"}),gr()}catch{}}function wr(){document.readyState==="complete"?yr():addEventListener("load",yr)}var Ec=3e4,br=660;async function Oc(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+Ec;for(;Date.now()<t&&e.
some(Tc);)await new Promise(n=>setTimeout(n,100))}function Tc(e){return e.querySelector(".view-failure:not([hidden])")?!1:
!e.dataset.drawn||e.hasAttribute("aria-busy")}function xr(e,t){e.hidden=!1,e.addEventListener("click",async()=>{e.disabled=
!0;let n=t(),s=new Set(n.map(o=>o.closest("details:not([open])")));for(let o of s)o?.setAttribute("open","");await Oc(n),
window.print();for(let o of s)o?.removeAttribute("open");e.disabled=!1})}function $r(e,t=()=>{},n=()=>{}){let s=[],o=[];
window.addEventListener("beforeprint",()=>{t(),s=U(e,"details:not([open])",HTMLDetailsElement).filter(r=>!r.closest("poi\
nter-view"));for(let r of s)r.open=!0;o=U(e,"pointer-view:not([fill]) > .view-plot").filter(r=>r.offsetHeight>br);for(let r of o)
r.style.setProperty("--print-scale",String(br/r.offsetHeight))}),window.addEventListener("afterprint",()=>{for(let r of s)
r.open=!1;for(let r of o)r.style.removeProperty("--print-scale");n()})}var Sc=JSON.stringify({interventions:null}),_c=["visits","user","predict_at","top_k","interventions"];It.hasPage=!0;var{
page:Y,drawn:Ac,gestures:Wn}=It,Ue=y(Y,"[data-changes]"),$t=Ge(Y,".chapter pointer-view"),kr=Ge(Ue),je=[...$t,...kr],Nc=y(
Y,"[data-story]"),vc=y(Y,"[data-compare]",HTMLAnchorElement),Mc=y(Y,"[data-walk]",HTMLAnchorElement),ct=new Oe(Y,{draws:!y(
Y,"[data-stage]").hasAttribute("data-undrawn"),outline:It.outlineOf,shown(e,t,n){it.show(e,t,n),queueMicrotask(()=>Wn.release())},
filled(e,t,n){for(let s of je)for(let o of _c)Dn(s,o.replace("_","-"),e[o]);if(vc.href=new URL(`compare?${ct.comparisonOf(
e)}`,rt).href,Mc.search=et({...e,...Lc()}).toString(),Or(),!n)for(let s of kr)s.removeAttribute("visits")},cleared(){for(let e of je)
e.removeAttribute("visits")},restored(e){no($t,e),it.restore(e)},recognised:e=>it.recognise(e),refused:()=>it.showInputs(),
options:()=>({...eo($t),...it.options})}),it=new He(Y,It);it.follow(ct);it.depthChanged=Er;Er();it.pointed=Be;function Er(){
Y.dataset.depth==="everything"&&import("../js/pointer-view.js")}function Or(){let e=y(Ue,"input[name=show-as]:checked",HTMLInputElement).
value,t=Ue.hidden?"with":e;for(let n of $t)Dn(n,"interventions",t==="without"?"":ct.shown?.interventions),Dn(n,"against",
t==="difference"?Sc:"")}function Lc(){return Object.fromEntries(["layer","head"].map(e=>[e,$t.map(t=>t.getAttribute(e)??
"").find(t=>/^\d+$/.test(t))]))}function Dn(e,t,n){n?e.setAttribute(t,n):e.removeAttribute(t)}function Be(e){ct.markVisits(
e);for(let t of je)"mark"in t&&t.mark(e)}de&&Ic();function Ic(){let e=$t.find(n=>n.getAttribute("view")==="head"),t=document.
createElement("button");t.type="button",t.textContent="Ask the hall: what happens without this head?",t.addEventListener(
"click",()=>{let[n=0,s=0]=["layer","head"].map(o=>Number(e?.getAttribute(o)));me({head:{layer:n,head:s}})}),e?.after(t)}
to(Y);so(Y,$t,()=>ct.updateAddress("replace"));Y.addEventListener("pointer-view:hover",({detail:e})=>{it.picture.mark(e.
visits),Be(e.visits)});var{rows:Tr}=ct.editor;for(let e of["pointerover","focusin"])Tr.addEventListener(e,t=>{let n=ct.sent.
indexOf(ct.editor.indexOf(ht(t))),s=n<0?[]:[n];it.picture.mark(s),Be(s)});for(let e of["pointerleave","focusout"])Tr.addEventListener(
e,()=>{it.picture.mark([]),Be([])});for(let e of U(Ue,"input[name=show-as]"))e.addEventListener("change",Or);Y.addEventListener(
"pointer-view:open",({detail:e,target:t})=>{let n=$t.find(s=>s.getAttribute("view")==="head");if(!(!n||t===n||!("head"in
e))){for(let[s,o]of Object.entries(e))n.setAttribute(s,String(o));ct.updateAddress("replace"),n.scrollIntoView({block:"s\
tart"})}});xr(y(Y,"[data-print]",HTMLButtonElement),()=>Y.dataset.depth==="everything"?je.filter(e=>e.hasAttribute("visi\
ts")):[]);$r(Nc);y(Y,'[data-printed="origin"]').textContent=`${y(Y,"h1").textContent}, a model in PointerScope at ${location.
origin}${location.pathname}`;ct.restore("keep").finally(()=>{Wn.release(),It.outlives&&wr()});Ac||Wn.release();
