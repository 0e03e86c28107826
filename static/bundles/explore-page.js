import{$ as Qe,A as Qt,B as rs,C as y,D as it,E as H,F as ze,G as ut,H as Zt,I as me,J as is,K as as,L as cs,M as ls,N as hs,
O as us,P as ds,Q as fs,R as ms,S as ps,T as pe,U as gs,V as ys,W as te,X as ws,Y as bs,Z as xs,_ as Xe,a as Qr,aa as $s,
b as vt,ba as ge,c as de,ca as It,d as L,da as Ze,e as zn,ea as tn,f as E,fa as en,g as Mt,ga as ks,h as Et,ha as ee,i as fe,
ia as nn,j as Xn,ja as Es,k as Lt,ka as Os,l as Qn,la as g,m as Ke,ma as sn,n as Zn,na as ye,o as ct,oa as St,p as rt,pa as Ss,
q as ts,qa as we,r as Ot,ra as Ts,s as es,sa as _s,t as zt,ta as be,u as ns,ua as xe,v as tt,va as Rt,w as Ct,x as Xt,y as ss,
z as os}from"./explore.js";var ne={remove_heads:{changes:[{at:"layers.{layer}.heads.{head}.outputs",do:"replace_with"}],said:{text:"{items} {replac\
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
{position}",between:" ",first:1},parts:["position"],default:[]}};var As="“{text}…” is too long for a day and time. Write Mon 08:00, 2026-11-16 08:00 or 08:00.",Ns="“{text}” has a \
time zone, but times are local to the people who make the visits. Leave out the time zone.",vs="“{text}” is not a day an\
d time. Write Mon 08:00, 2026-11-16 08:00 or 08:00.",Ms="“{text}” is not a time of day. Write an hour from 00 to 23 and \
minutes from 00 to 59.",Ls="“{text}” is not a day. Write one of {days}, or a date such as 2026-11-16.",Cs="There is \
no date {text}. Write a date of the calendar, such as 2026-11-16.",Is="The date {text} is out of range. Write a date bet\
ween {first_year} and {last_year}.";var Rs="This is not a JSON object. Send a JSON object.";var rn=class extends Error{constructor(t){super(t.map(({where:n,message:s})=>`${n}: ${s}`).join(" ")),this.problems=t.slice(
0,12)}};function pt(e,t,n={},s=[]){return new rn([{where:e,message:se(t,n),suggestions:s}])}function se(e,t){return e.replace(
/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(t[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,","):r})}function Ds(e){return Object.entries(ne).flatMap(([t,n])=>{let s=e[t]??n.default;return(Array.isArray(s)?s.length:s!==n.
default)?[{key:t,declared:n,value:s}]:[]})}function Ws({parts:e},t){return(Array.isArray(t)?t:[t==="all"?e.map(()=>"*"):
t]).map(s=>s&&typeof s=="object"&&!Array.isArray(s)?s:Object.fromEntries([s].flat().map((o,r)=>[e[r],o])))}var Zr=3;function ln(e,t,n){switch(t.kind){case"head":return ti(e,t,n.architecture);case"mask":return ei(e,t.visit,n.visits);case"\
skip":return ni(e,t);case"residuals":return ri(e);case"gate":return si(e,t);case"temperature":return oi(e,t)}}function ti({
remove_heads:e=[],replace_with:t,...n},{layer:s,head:o},{layers:r,heads:i}){let a=Array.from({length:r*i},(u,d)=>[Math.floor(
d/i),d%i]),c=e==="all"?a:e,h=c.some(([u,d])=>u===s&&d===o)?c.filter(([u,d])=>u!==s||d!==o):a.filter(([u,d])=>u===s&&d===
o||c.some(([f,m])=>u===f&&d===m));return h.length?{...n,remove_heads:h,...t&&{replace_with:t}}:n}function ei({mask_visits:e=[],
...t},n,s){let o=s[n]?.sent??0;if(n===s.length-1)return{...t,...e.length&&{mask_visits:e}};let r=e.includes(o)?e.filter(
i=>i!==o):[...e,o].sort((i,a)=>i-a);return r.length?{...t,mask_visits:r}:t}function ni({skip:e=[],...t},{layer:n,part:s}){
let o=e.filter(i=>i.layer!==n||i.part!==s),r=o.length<e.length?o:[...e,{layer:n,part:s}];return r.length?{...t,skip:r}:t}
function si({gate:e,only:t,...n},{value:s}){return s===null?n:{...n,gate:s}}function oi(e,{of:t,value:n}){let s=`${t}_te\
mperature`,o={...e};return delete o[s],n===1?o:{...o,[s]:n}}function ri({residuals:e,...t}){return e===!1?t:{...t,residuals:!1}}
var Bs=e=>e.map(t=>t+1);function oe(e){let t=Ds(e).flatMap(({key:n,declared:s})=>s.of?[]:[n]);return Object.keys(e).filter(
n=>t.includes(n)).map(n=>({key:n,text:cn(n,e),short:cn(n,e,Zr)}))}function cn(e,t,n=Number.POSITIVE_INFINITY){let s=ne[e],
{text:o,item:r="",every:i="",single:a,between:c=", ",first:l=0}=s.said,h=t[e]??s.default,u=Ws(s,h).map(w=>se(r,Us(w,p=>l?
Number(p)+l:Hs(p)))),d=s.parts.includes("head")&&u.length>n,f=typeof o=="string"?o:o[h]??"",m=Us(ne,({of:w},p)=>w===e?cn(
p,t):"");return se(a&&u.length===1?a:f,{...m,value:Hs(h),items:h==="all"?i:d?`${u.length} heads`:u.join(c)})}var Hs=e=>String(
e).replaceAll("_","-"),Us=(e,t)=>Object.fromEntries(Object.entries(e).map(([n,s])=>[n,t(s,n)]));function $e(e){let t=oe(
e).map(({text:n})=>n);return t.length?`Changed: ${t.join("; ")}.`:"Nothing is changed."}function js(e,t,n,s){let o=y(e,"input",HTMLInputElement),r=y(e,"[role=listbox]"),i=[],a=-1,c=Promise.resolve(),l=0,h=()=>{
l+=1,i=[],a=-1,r.hidden=!0,r.replaceChildren(),o.setAttribute("aria-expanded","false"),o.removeAttribute("aria-activedes\
cendant")},u=b=>{a=b;for(let[T,k]of[...r.children].entries())k.setAttribute("aria-selected",String(T===a));let O=r.children[a];
if(!O){o.removeAttribute("aria-activedescendant");return}o.setAttribute("aria-activedescendant",O.id),O.scrollIntoView({
block:"nearest"})},d=b=>{b&&(o.value="",h(),s(b))},f=(b,O,T)=>{let k=document.createElement("li");k.id=`${r.id}-${b}`,k.
setAttribute("role","option");let A=document.createElement("small");return A.textContent=T,k.append(O," ",A),k},m=(b,O)=>{
i=b;let T=i.map((k,A)=>{let{label:$,note:S}=n(k),N=f(A,$,S);return N.addEventListener("mousedown",R=>R.preventDefault()),
N.addEventListener("click",()=>d(k)),N});if(O){let k=f(0,O,"");k.setAttribute("aria-disabled","true"),T.push(k)}r.replaceChildren(
...T),r.hidden=T.length===0,o.setAttribute("aria-expanded",String(T.length>0)),u(i.length&&o.value.trim()?0:-1)},w=async()=>{
l+=1;let b=l;i=[],a=-1;let O=o.value.trim();try{let T=await t(O);b===l&&m(T,T.length?"":`No place matches “${O}”.`)}catch(T){
b===l&&m([],Ct(T))}},p=()=>{c=w()},x=async()=>{!o.value.trim()&&a<0||(await c,d(i[a]))};o.addEventListener("input",p),o.
addEventListener("focus",p),o.addEventListener("blur",h),o.addEventListener("keydown",b=>{if(b.key==="ArrowDown"&&r.hidden)
p();else if(b.key==="ArrowDown")u(Math.min(a+1,i.length-1));else if(b.key==="ArrowUp")u(Math.max(a-1,0));else if(b.key===
"Enter")x();else if(b.key==="Escape")h();else return;b.preventDefault()})}var re=e=>Math.floor(e/1440),ke=e=>e-re(e)*1440,Fs=e=>hn(e+3,7),hn=(e,t)=>(e%t+t)%t,ie=e=>new Date(e*864e5).toISOString().
slice(0,10),Pt=e=>[Math.floor(e/60),e%60].map(t=>String(t).padStart(2,"0")).join(":");function Dt(e){let t=Date.parse(`${e}\
T00:00Z`)/864e5;return e>="0001"&&!Number.isNaN(t)&&ie(t)===e?t:null}var Ul=new RegExp(`[${en}]+`),Vs=e=>e!==""&&en.includes(e);function Wt(e){let[t,n]=[0,e.length];for(;t<n&&Vs(e.charAt(t));)
t+=1;for(;t<n&&Vs(e.charAt(n-1));)n-=1;return e.slice(t,n)}var Gs=e=>[...e].length,Ys=(e,t)=>e.length<=t?e:[...e.slice(0,2*t)].slice(0,t).join("");var q=te.map(e=>e.slice(0,3));function un(e,t){let n=Wt(e);if(Gs(n)>40)throw pt(t,As,{text:Ys(n,40)});let{groups:s}=Xe.exec(n)??Xe.exec(n.replace(xs,"\
$1"))??{};if(!s)throw pt(t,bs.test(n)?Ns:vs,{text:n});let[o,r]=[Number(s.hour),Number(s.minute)];if(o>23||r>59)throw pt(
t,Ms,{text:n});return{weekday:ci(s.weekday,t),date:li(s.date,t),time:o*60+r}}function dn(e){let t=[],n=0,s=!1;for(let{0:o,index:r}of e.matchAll(/[",\n\r]|$/g))o==='"'?s=!s:(!s||!o)&&(t.push({written:e.
slice(n,r),start:n}),n=r+1);return t.filter(({written:o})=>Wt(o))}function fn(e){return e.startsWith('"')?ai(e):e.search(
/[@+]|$/)}function ai(e){let t=e.indexOf('"',1);for(;t>0&&e[t+1]==='"';)t=e.indexOf('"',t+2);return t+1}function ci(e,t){if(e===void 0)return null;let n=te.findIndex(s=>s.toLowerCase().startsWith(e.toLowerCase()));if(n<0)throw pt(
t,Ls,{text:e,days:q.join(", ")},q);return n}function li(e,t){if(e===void 0)return null;let n=Dt(e);if(n===null)throw pt(
t,Cs,{text:e});let[s=0,o=0]=ws,r=Number(e.slice(0,4));if(r<s||r>o)throw pt(t,Is,{text:e,first_year:s,last_year:o});return n}var hi=1440,ui=6;function mn(e){return e.map(({place:t,written_moment:n,written_stay:s})=>[t,n&&`@ ${n}`,s===null?"":`+${s}`].
filter(Boolean).join(" ")).join(", ")}function Ks(e){return dn(e).map(({written:t})=>Zs(t).place.toLowerCase()).filter(Boolean)}
function zs(e,t,n){let s=dn(e)[t];if(!s)return e;let{place:o,before:r}=Zs(s.written),i=s.start+r,a=o?"":" ";return`${e.slice(
0,i)}${n}${a}${e.slice(i+o.length)}`}function Xs(e){let[,t,n="0"]=/^\s*(\d{1,2})(?:[:.]?(\d{2}))?\s*$/.exec(e)??[];return t===
void 0||Number(t)>23||Number(n)>59?null:`${t.padStart(2,"0")}:${n.padStart(2,"0")}`}function Qs(e,t){let[n,s]=[Js(t),Js(
e)];if(!t||n===null||s===null)return"";let o=s-n;return o*hi+e.start_minute-t.start_minute<t.duration_minutes?"begins be\
fore the visit above ends":!q.some(a=>e.written_moment.startsWith(a))||o<ui?"":o===7?"a week later":`${o} days later`}function Js(e){
return Dt(e?.arrival?.slice(0,10)??"")}function Zs(e){let t=Wt(e);return{place:t.startsWith('"')&&!fn(t)?t:Wt(t.slice(0,
fn(t))),before:e.indexOf(t)}}function to(e,t,n){return Ht(e).map(s=>s===t?n:s===n?t:s)}function pn(e,t){return Ht(e).map(n=>n===t?null:n-+(n>t))}function eo(e,t){
let n=fi(e,t),s=new Set(n),o=Ht(t.length).filter(a=>!s.has(a));for(let[a,c]of e.entries()){if(n[a]!==null)continue;let l=o.
findIndex(h=>t[h]===c);l>=0&&(n[a]=Number(o.splice(l,1)[0]))}return 2*n.filter(a=>a!==null).length>=Math.max(e.length,t.
length)?n:e.map(()=>null)}function no({masked:e,order:t},n,s){let o=t.length?di(t,n,s):[],r=o.at(-1)??s-1;return{masked:e.
flatMap(i=>n[i]??[]).filter(i=>i!==r).sort((i,a)=>i-a),order:o}}function di(e,t,n){let s=a=>(t[a]??null)!==null,o=Ht(e.length).
filter(s),r=o.map(a=>Number(t[a])).sort((a,c)=>a-c);if(!r.length)return[];let i=e.filter(s).map(a=>Number(r[o.indexOf(a)]));
for(let a of Ht(n))r.includes(a)||i.splice(i.indexOf(a-1)+1,0,a);return i.every((a,c)=>a===c)?[]:i}function fi(e,t){let n=Math.
min(e.length,t.length),s=0;for(;s<n&&e[s]===t[s];)s++;let o=0;for(;o<n-s&&e.at(-1-o)===t.at(-1-o);)o++;let[r,i]=[e.length-
o,t.length-o],a=Ht(r+1).map(()=>Array(i+1).fill(0)),c=(h,u)=>Number(a[h]?.[u]);for(let h=r-1;h>=s;h--)for(let u=i-1;u>=s;u--){
let d=e[h]===t[u]?c(h+1,u+1)+1:0;a[h][u]=Math.max(d,c(h+1,u),c(h,u+1))}let l=e.map((h,u)=>u<s?u:u<r?null:u-r+i);for(let h=s,
u=s;h<r&&u<i;)e[h]===t[u]?l[h++]=u++:c(h+1,u)>=c(h,u+1)?h++:u++;return l}var Ht=e=>[...Array(e).keys()];function so({weekday:e,date:t,time:n},s){let o=n??0;if(t!==null)return t*1440+o;let r=s===null?$s*1440:s+1,i=re(r)+(o<ke(
r)?1:0),a=e===null?0:hn(e-Fs(i),7);return(i+a)*1440+o}function gn(e,t){let[n,s,o]=[-1,0,1].map(i=>e[t+i]),r=e.filter((i,a)=>a!==t);return n&&s&&mi(n,s)&&(r[t-1]={...n,written_stay:n.
duration_minutes}),o&&(r[t]=pi(o,n,e.some(yi))),r}function mi(e,t){let n=Ee(t);return e.filled_in.includes("stay")&&!t.filled_in.
includes("time")&&n!==null&&oo(e)===n}function pi(e,t,n){let s=Ee(e);if(s===null)return e;let o=Pt(ke(s)),r=`${q[e.weekday]}\
 ${o}`,i=`${ie(re(s))} ${o}`,c=[e.written_moment,...n?[]:[r],i].find(l=>gi(t,l)===s)??i;return{...e,written_moment:c}}function gi(e,t){
return t?so(un(t,""),e?Ee(e):null):e?oo(e):null}function yi({written_moment:e}){return!!e&&un(e,"").date!==null}function Ee({
arrival:e,start_minute:t}){let n=e===null?null:Dt(e.slice(0,10));return n===null?null:n*1440+t}function oo(e){let t=Ee(e);
return t===null?null:t+e.duration_minutes}var Oe=class{#t=[];constructor(t,n){this.text=y(t,"textarea",HTMLTextAreaElement),this.rows=y(t,"[data-rows]"),this.template=
y(t,"template[data-row]",HTMLTemplateElement),this.errors=y(t,"[data-errors]"),this.full=y(t,"[data-full]"),this.changed=
n,this.text.addEventListener("input",()=>{this.rows.inert=!0,n(!0)}),this.rows.addEventListener("click",s=>this.#c(ut(s).
closest("button"))),this.rows.addEventListener("change",s=>{ut(s).dataset.control==="day"&&this.#o(Zt(s))}),this.rows.addEventListener(
"focusout",s=>{this.rows.inert||this.#o(Zt(s))}),this.rows.addEventListener("input",s=>{let o=Zt(s);o.setCustomValidity(
""),o.removeAttribute("aria-invalid")}),this.rows.addEventListener("keydown",s=>{s.key==="Enter"&&this.#o(Zt(s))})}get visits(){
return this.text.value}mark(t){for(let[n,s]of[...this.rows.children].entries())s.toggleAttribute("data-marked",t.includes(
n))}indexOf(t){let n=t.closest("[data-visit]");return n?[...this.rows.children].indexOf(n):-1}set visits(t){this.text.value=
t,this.rows.inert=!0}add(t){let n=this.#n&&!this.rows.inert,o=(n?mn(gn(this.#t,0)):this.text.value).trim().replace(/,$/,
"");this.text.value=o?`${o}, ${t}`:t,this.rows.inert=!0,this.changed(!1,n?pn(this.#t.length,0):void 0)}show(t){for(this.#t=
t;this.rows.children.length>t.length;)this.rows.lastElementChild?.remove();for(;this.rows.children.length<t.length;)this.
rows.append(me(this.template));let n=H(this.rows,":scope > [data-visit]");for(let[s,o]of t.entries()){let r=n[s];r&&this.#i(
r,o,s,t.length)}this.rows.inert=!1,this.full.hidden=!this.#n}get#n(){return this.#t.length>=Number(this.full.dataset.full)}showProblems(t){
this.text.setAttribute("aria-invalid",String(t.length>0)),this.errors.hidden=t.length===0,this.errors.replaceChildren(...t.
map(n=>{let s=document.createElement("li"),o=ao(n);if(s.textContent=wn(n),o===null)return s;for(let r of n.suggestions)s.
append(" ",this.#s(o,r));return s}))}#s(t,n){let s=document.createElement("button");return s.type="button",s.className="\
suggestion",s.textContent=n,s.setAttribute("aria-label",`Use ${n} for visit ${t+1}`),s.addEventListener("click",()=>{this.
visits=zs(this.text.value,t,n),this.text.focus(),this.changed(!1)}),s}#r(t,n){this.show(t),this.text.value=mn(t),this.changed(
!1,n)}#e(t,n){this.#r(this.#t.map((s,o)=>t.get(o)??s),n)}#i(t,n,s,o){let[r,i]=yn(n.written_moment);t.toggleAttribute("da\
ta-masked",n.masked),y(t,"[data-number]").textContent=String(s+1),y(t,"[data-place]").textContent=n.label,y(t,"[data-cat\
egory]").textContent=n.category??"",y(t,"[data-surprise]").textContent=Qs(n,this.#t[s-1]);let a=y(t,'[data-control="day"\
]',HTMLSelectElement),c=r&&!q.includes(r)?[...q,r]:q;a.replaceChildren(new Option(`(${q[n.weekday]})`,""),...c.map(u=>new Option(
u,u)));let l=[["day",a,r,"Day"],["time",y(t,'[data-control="time"]',HTMLInputElement),i||io(n.start_minute),"Time"],["st\
ay",y(t,'[data-control="stay"]',HTMLInputElement),String(n.duration_minutes),"Minutes of stay"]];for(let[u,d,f,m]of l)d instanceof
HTMLInputElement&&d===document.activeElement&&d.value!==d.dataset.read||(d.value=f),d.dataset.read=f,d.toggleAttribute("\
data-filled-in",n.filled_in.includes(u)),d.setAttribute("aria-label",`${m} of visit ${s+1}, ${n.label}`);let h=[["earlie\
r","Move earlier:",s>0],["later","Move later:",s<o-1],["remove","Remove",o>1]];for(let[u,d,f]of h){let m=y(t,`[data-cont\
rol="${u}"]`,HTMLButtonElement);m.disabled=!f,m.setAttribute("aria-label",`${d} visit ${s+1}, ${n.label}`)}}#o(t){let n=t.
dataset.control;if(!n||t.localName==="button"||t.value===t.dataset.read)return;let s=this.indexOf(t),o=this.#t[s],r=t.closest(
"[data-visit]");if(!o||!r)return;let i={time:wi,stay:bi}[n];if(i&&t instanceof HTMLInputElement&&!i(t))return;let[a]=yn(
o.written_moment),c=y(r,'[data-control="time"]').dataset.read,l=t.value===""?null:Math.round(Number(t.value)),h={day:{written_moment:`${t.
value} ${c}`.trim()},time:{written_moment:t.value&&`${a} ${t.value}`.trim()},stay:{written_stay:l,duration_minutes:l??o.
duration_minutes}};t.dataset.read=t.value,this.#e(new Map([[s,{...o,...h[n]}]]))}#c(t){let n=t?.dataset.control;if(!t||!n)
return;let s=this.indexOf(t);if(n==="remove"){let o=pn(this.#t.length,s);this.#r(gn(this.#t,s),o),this.#l(Math.min(s,this.#t.
length-1),n)}else{let o=n==="earlier"?s-1:s+1;this.#a(s,o),this.#l(o,n)}}move(t,n){let s=Math.max(0,Math.min(this.#t.length-
1,t+n));s!==t&&this.#a(t,s)}setTime(t,n){let s=this.#t[t];if(!s)return;let[o]=yn(s.written_moment),r=`${o} ${io(n)}`.trim();
this.#e(new Map([[t,{...s,written_moment:r,start_minute:n}]]))}setStay(t,n){let s=this.#t[t];if(!s)return;let o={written_stay:n,
duration_minutes:n};this.#e(new Map([[t,{...s,...o}]]))}#a(t,n){let[s,o]=[this.#t[t],this.#t[n]];!s||!o||this.#e(new Map(
[[t,{...s,...ro(o)}],[n,{...o,...ro(s)}]]),to(this.#t.length,t,n))}#l(t,n){let s=this.#t.length-1,o={earlier:t===0,later:t===
s,remove:s===0},r=[n,"later","earlier","remove"].find(c=>!o[c]),i=H(this.rows,":scope > [data-visit]")[t],a=r&&i?.querySelector(
`[data-control="${r}"]`);(a instanceof HTMLElement?a:this.text).focus()}};function ro({place:e,label:t,category:n,masked:s}){
return{place:e,label:t,category:n,masked:s}}function yn(e){let[t="",n]=e.split(" ");return n===void 0?["",t]:[t,n]}function wi(e){
let t=e.value.trim()?Xs(e.value):"",n=t===null?`“${e.value}” is not a time. Write hours and minutes from 00:00 to 23:5\
9, such as 17:30.`:"";return e.setCustomValidity(n),e.setAttribute("aria-invalid",String(n!=="")),t===null?e.reportValidity():
e.value=t,t!==null}function bi(e){let{rangeUnderflow:t,rangeOverflow:n,badInput:s}=e.validity,o=t||n||s;return e.setAttribute(
"aria-invalid",String(o)),o&&e.reportValidity(),!o}function io(e){let t=n=>String(Math.floor(n)).padStart(2,"0");return`${t(
e/60)}:${t(e%60)}`}function ao({where:e}){let t=/^visits\[(\d+)\]/.exec(e);return t?Number(t[1]):null}function wn(e){let t=ao(
e);return t!==null?`Visit ${t+1}: ${e.message}`:e.where.startsWith("interventions")?e.message===Rs?"The changes to the n\
etwork cannot be read. Perhaps the link was cut off. Reset all changes.":`The changes to the network: ${e.message}`:e.message}var co=ki("model-files"),xi=500,dt=co===null;async function lo(e,t=rt){return dt?$i(`models/${encodeURIComponent(e)}/vocabulary`,t):JSON.parse(new TextDecoder().decode(
await bn(e,"vocabulary")))}async function $i(e,t){try{return await Ot(e,{},t)}catch(n){if(!(n instanceof ct)||n.status)throw n;
let s=new URL(`api/${e}`,t),o=await fetch(s,{cache:"force-cache"}).catch(()=>null);if(!o?.ok)throw n;return o.json()}}async function ho(e,t=xi){
if(dt){let n=`models/${encodeURIComponent(e)}/histories?limit=${t}`,{items:s}=await Ot(n);return s}return JSON.parse(new TextDecoder().
decode(await bn(e,"histories")))}async function uo({id:e,weights:t},n,s=rt){if(!dt)return bn(e,"weights",n);let o=`api/m\
odels/${encodeURIComponent(e)}/weights/${t?.sha256}`;return mo(new URL(o,s),"weights",n)}async function fo(e,{weights:t}){
if(!t||!globalThis.crypto?.subtle)return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",e))].map(o=>o.toString(
16).padStart(2,"0")).join("")!==t.sha256)throw new Error("The weights were damaged on their way. Load the page again.")}
async function bn(e,t,n=!1){let s=co?.[e]?.[t];if(!s)throw new Error(`This page holds no ${t} of ${e}.`);if(!s.startsWith(
"#"))return mo(new URL(s,document.baseURI),t,n);let o=document.getElementById(s.slice(1))?.textContent??"";return ms(o.trim()).
buffer}async function mo(e,t,n){let s=await fetch(e,{cache:n?"reload":"default"});if(!s.ok)throw new Error(`The ${t} cou\
ld not be fetched (${s.status}).`);return s.arrayBuffer()}function ki(e){let t=it(document,`script#${e}`,HTMLScriptElement);
return t&&JSON.parse(t.textContent??"")}var Ei=["browser","server"],po=20,Oi=300,Si=4,Ti="static/bundles/browser-model.js",_i="The network could not be loaded.",
yo={address:new URL("../bundles/browser-model.js",import.meta.url).href,load(e){let t=null,n=o=>{t=o};return document.dispatchEvent(
new CustomEvent("pointerscope:engine",{detail:n})),t?Promise.resolve(t):String(e)===rt.href?import(yo.address):import(new URL(
Ti,e).href)}},Se=class{#t;#n;#s;#r=null;#e=null;#i=!1;#o=new Map;draws=!1;sharesWeights=!0;constructor(t,n=null,s=rt){this.#t=
t,this.#s=s,this.#n=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&Ei.includes(t)?t:null,dt||
(this.choice="browser"),this.obstacle="",this.#e||(this.#r=null)}get model(){return this.#e}get isInBrowser(){return this.#e!==
null&&this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.draws&&this.sharesWeights&&
this.choice!=="server"&&await Promise.race([this.prepare(),new Promise(r=>setTimeout(r,Oi))]),this.#e&&this.choice!=="se\
rver")return this.explainHere(t);if(!dt)return zt(0,this.obstacle);let o=this.choice!=="server"&&!!navigator.serviceWorker?.
controller?es(n):n;try{return{...await this.#c(t,o),engine:"server"}}catch(r){if(!(r instanceof ct&&r.status===0)||this.
choice==="server")throw r;if(await this.prepare(),this.#e)return this.explainHere(t);throw this.choose(this.choice),r}}async compute(t){
await this.prepare();let n=this.#e;if(!n){let s=`The server does not answer. This browser cannot compute: ${this.obstacle}`;
this.choose(this.choice),zt(0,s)}return go(()=>n.trace(n.queryOf(t)))}async searchPlaces(t){if(dt||await this.prepare(),
this.#e&&this.choice!=="server"){let{places:s}=this.#e;return s.search(t,po).map(({id:o,category:r})=>({label:s.label(o),
notation:s.notation(o),category:r}))}let{items:n}=await Ot(`${this.#n}/locations?${tt({q:t,limit:po})}`,{},this.#s);return n}async prepare(){
try{this.#r??=this.#a(),this.#e=await this.#r}catch(t){this.#i=!0;let n=t instanceof ct?!t.status:t instanceof TypeError;
this.obstacle=n?_i:Ct(t)}}explainHere(t){let n=this.#e,{interventions:s,...o}=t,r=JSON.stringify([o,s||null]),i=this.#o.
get(r);if(i)return i;let a={...go(()=>n.trace(t)),engine:"browser"},[c=""]=this.#o.keys();return this.#o.size>=Si&&this.#o.
delete(c),this.#o.set(r,a),a}async#c(t,n){if(this.draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#n}\
/views/network?${Ai(t)}`;try{let{trace:r}=await Ot(o,{...n&&{signal:n}},this.#s);return ps(r)}catch(r){if(!(r instanceof
ct&&r.problems[0]?.where==="view"))throw r;this.draws=!1}}let s={method:"POST",headers:{"content-type":"application/json"},
body:JSON.stringify(t),...n&&{signal:n}};return Ot(`${this.#n}/explain?encoding=base64`,s,this.#s)}async#a(){let t=await lo(
this.#t,this.#s);if(!t.weights)throw this.sharesWeights=!1,new Error("The weights of this model stay on the server.");let[
{BrowserModel:n},s]=await Promise.all([yo.load(this.#s),uo(t,this.#i,this.#s)]),o=fo(s,t);o.catch(()=>{});let r=new n(t,
s);return await o,r}};function go(e){try{return e()}catch(t){let{problems:n}=t;throw n?new ct(422,n):t}}function Ai(e){let t=Object.
entries(e).map(([n,s])=>[n,s!==null&&typeof s=="object"?JSON.stringify(s):s]);return tt(Object.fromEntries(t))}var Te=class{#t=0;#n=[];#s=[];#r="";#e=null;#i=null;constructor(t,n){this.root=t,this.errors=y(t,"[data-errors]"),this.masks=
y(t,"[data-masks]"),this.orderWords=y(t,"[data-order]"),this.state=y(t,"[data-state]"),t.addEventListener("change",()=>this.#u(
n)),t.addEventListener("click",s=>{let{act:o}=ut(s).dataset;o&&(o==="reset"?this.text="":this.#n=Ci(o,this.#t),this.#u(n))})}get text(){
if(this.#r)return this.#r;let t=this.#l();return Object.keys(t).length?JSON.stringify(t):""}set text(t){let n=vi(t);this.#e=
this.#i=null;for(let s of this.#c)Li(s,n);this.#n=Array.isArray(n.order)?n.order:[],this.#s=Array.isArray(n.mask_visits)?
n.mask_visits:[],this.masks.replaceChildren(),this.#r=t&&JSON.stringify(this.#l())!==t?t:"",this.#d()}show(t,n){for(this.#t=
t.length,this.#r="",this.#o();this.masks.children.length>t.length;)this.masks.lastElementChild?.remove();for(;this.masks.
children.length<t.length;)this.masks.append(Ni(this.masks.children.length));let s=H(this.masks,"label");for(let[o,r]of t.
entries()){let i=s[o];if(!i)continue;let a=y(i,"input",HTMLInputElement);a.checked=this.#s.includes(o),a.disabled=o===n.
at(-1),y(i,"span").textContent=`${o+1} ${r.label}`}this.#d()}followHistory(t,n){let s=this.#i,o=Ks(t);if(this.#e=o,!s){this.#o();
return}let r=!n&&xn(o,s.places),i=n??eo(s.places,o),{masked:a,order:c}=r?s:no(s,i,o.length),l=xn([a,c],[this.#s,this.#n]);
if(this.#s=a,this.#n=c,n&&this.#o(),!l){for(let h of this.#a)h.checked=a.includes(Number(h.dataset.item));this.#r="",this.#d()}}#o(){
let t={masked:this.#s,order:this.#n};this.#i=this.#e&&{places:this.#e,...t}}showProblems(t){this.errors.hidden=t.length===
0,this.errors.textContent=t.map(n=>n.message).join(" "),t.length&&(this.root.open=!0)}get#c(){return H(this.root,"[data-\
key]")}get#a(){return H(this.root,'[data-key="mask_visits"]',HTMLInputElement)}#l(){let t={};for(let n of this.#c){let s=Mi(
n),{key:o="",item:r}=n.dataset;if(!(s===void 0||o==="mask_visits"))if(r){let i=t[o];t[o]=[...Array.isArray(i)?i:[],s]}else
t[o]=s}for(let{dataset:n}of this.#c){let{key:s="",of:o}=n;o&&!t[o]&&delete t[s]}return this.#s.length&&(t.mask_visits=this.#s),
this.#n.length&&(t.order=this.#n),t}#u(t){this.#r="",this.masks.children.length&&(this.#s=this.#a.filter(n=>n.checked).map(
n=>Number(n.dataset.item))),this.#o(),this.#d(),t()}#d(){let t=oe(this.#l()).length;this.state.textContent=t?`${t} chang\
ed`:"as learned",this.orderWords.textContent=this.#n.length?Bs(this.#n).join(" "):"unchanged"}};function Ni(e){let t=document.
createElement("label"),n=document.createElement("input");return n.type="checkbox",n.autocomplete="off",n.dataset.key="ma\
sk_visits",n.dataset.item=String(e),t.append(n," ",document.createElement("span")),t}function vi(e){try{return Object(JSON.
parse(e||"{}"))}catch{return{}}}function Mi(e){let{item:t}=e.dataset;return e instanceof HTMLInputElement&&e.type==="che\
ckbox"?e.checked?t?JSON.parse(t):!1:void 0:e.type==="number"?e.value===""?void 0:Number(e.value):e.value||void 0}function Li(e,t){
let{key:n="",item:s}=e.dataset,o=t[n];if(e instanceof HTMLInputElement&&e.type==="checkbox"){e.checked=s?o==="all"||Array.
isArray(o)&&o.some(i=>xn(i,JSON.parse(s))):o===!1;return}let r=e instanceof HTMLInputElement||[...e.options].some(i=>i.value===
o);e.value=r&&o!==void 0&&o!==null?String(o):""}function xn(e,t){return wo(e)===wo(t)}function wo(e){let t=e&&typeof e==
"object"&&!Array.isArray(e);return JSON.stringify(e,t?Object.keys(e).sort():void 0)}function Ci(e,t){let n=[...Array(t).
keys()];return e==="reverse"&&n.reverse(),e==="shuffle"&&Ii(n),e==="as-sent"||n.every((s,o)=>s===o)?[]:n}function Ii(e){
for(let t=e.length-1;t>0;t-=1){let n=Math.floor(Math.random()*(t+1));[e[t],e[n]]=[Number(e[n]),Number(e[t])]}}function Ut(e,t){if(!e)return;let n=String(t??""),s=[...e.options].find(({value:o,text:r})=>[o,r,r.split(",")[0]].includes(
n));s||e.add(new Option(n,n)),e.value=s?.value??n}function et({visits:e,user:t,predict_at:n,top_k:s,interventions:o}){return{visits:e,user:t||null,predict_at:n||null,...s&&
{top_k:Number(s)},...o&&{interventions:Qt(o)}}}var Ri="../bundles/browser-model.js",Pi=/\bexport\s*\{[^}]*\};?\s*$/;var $n=new WeakMap;async function _e(e,{location:t,variants:n},s,o){let r=Di(e),i=Bi(o);for(let a of n){o.throwIfAborted();
let{input:c}=a;s(a,c&&await Promise.race([i,r(c,t)]))}}function Di(e){let t=Wi(e);$n.has(e)||$n.set(e,Hi(e));let n=$n.get(
e);return async(s,o)=>{let r=await n?.ask({input:s,location:o});if(!r)return t(s,o);if("error"in r)throw new Error(r.error);
return r.answer}}function Wi(e){let t=performance.now()+12;return async(n,s)=>(performance.now()>=t&&(await new Promise(
o=>setTimeout(o)),t=performance.now()+12),e.answer(n,s))}function Hi(e){try{return new kn(e.content)}catch{return null}}
var kn=class{#t;#n;constructor(t){this.#t=Ui(),this.#n=new Promise(n=>{this.#t.addEventListener("error",s=>{s.preventDefault(),
n(null)})}),this.#t.postMessage(t)}ask(t){let{port1:n,port2:s}=new MessageChannel,o=new Promise(r=>{n.onmessage=({data:i})=>{
n.close(),r(i)}});return this.#t.postMessage(t,[s]),Promise.race([this.#n,o])}};function Ui(){let e=document.querySelector(
"script[data-engine]")?.textContent;if(!e)return new Worker(new URL(Ri,import.meta.url),{type:"module"});let t=new Blob(
[e.replace(Pi,"")],{type:"text/javascript"}),n=URL.createObjectURL(t),s=new Worker(n);return setTimeout(()=>URL.revokeObjectURL(
n),6e4),s}function Bi(e){let t=new Promise((n,s)=>{e.addEventListener("abort",()=>s(e.reason),{once:!0})});return t.catch(
()=>{}),t}var ji={hours:["Moved by","All visits and the moment to predict move together."],visits:["Visit left out","One visit is \
left out at a time; the others keep the times and stays that the page shows, and the moment to predict stays."],heads:["\
Heads removed","Every set of heads is removed, on top of the changes already made."]},Fi="This network has too many head\
s to try every set, so each is removed alone.",Vi="cannot be left out: the answer is read at the last visit, and the one\
 before is missing or masked",En=e=>`${(100*e).toFixed(1)} %`,Ae=class{#t=null;constructor(t,n,s){this.body=n,this.explanations=
s,this.kind=y(t,"[data-kind]",HTMLSelectElement),this.button=y(t,"[data-run]",HTMLButtonElement),this.progress=y(t,"[dat\
a-progress]",HTMLProgressElement),this.meaning=y(t,"[data-meaning]"),this.failure=y(t,"[data-failure]"),this.summary=y(t,
"[data-summary]"),this.frame=y(t,"[data-frame]"),this.rows=y(t,"tbody"),this.row=y(t,"template",HTMLTemplateElement),this.
kind.addEventListener("change",()=>this.clear()),this.button.addEventListener("click",()=>this.#t?this.#s():this.#n())}clear(){
this.#r(),this.rows.replaceChildren(),this.summary.textContent="";for(let t of[this.meaning,this.failure,this.frame])t.hidden=
!0}async#n(){this.clear();let t=new AbortController;this.#t=t,this.button.textContent="Stop",this.progress.removeAttribute(
"value"),this.progress.hidden=!1;try{await this.explanations.prepare(),t.signal.throwIfAborted(),await this.#e(t.signal)}catch(n){
if(this.#t!==t)return;this.failure.textContent=Ct(n),this.failure.hidden=!1}this.#r()}#s(){let{value:t,max:n}=this.progress,
s=this.frame.hidden?"":` after ${t} of ${n} answers`;this.summary.textContent=`Stopped${s}.`,this.#r()}#r(){this.#t?.abort(),
this.#t=null,this.button.textContent="Run",this.progress.hidden=!0}async#e(t){let{model:n,obstacle:s}=this.explanations,
o=this.body();if(!n)throw new Error(`This browser cannot compute: ${s}`);if(!o)throw new Error("Enter a history of visit\
s first.");let r=this.kind.value,{prediction:i,variants:a}=n.sweep(r,o);if(!a.length)throw new Error("Every head is remo\
ved already.");this.#i(r,i,a);let{location:c}=i,l=[];await _e(n,{location:c,variants:a},(h,u)=>{let{change:d}=zn(u?.probability??
0,i.probability),f=!!u&&u?.prediction.location!==c;this.#o({variant:h,answer:u,change:d,differs:f,row:me(this.row)},l)},
t),this.summary.textContent=Ji(l)}#i(t,n,s){let[o,r]=ji[t],i=s.every(({heads:a})=>a?.length===1);this.meaning.textContent=
`${i?Fi:r} The unchanged answer is ${Lt({prediction:n})}.`,y(this.frame,"[data-changed]").textContent=o;for(let a of[this.
meaning,this.frame])a.hidden=!1;this.progress.max=s.length,this.progress.value=0}#o(t,n){Yi(t);let s=n.findIndex(r=>Gi(t,
r)),o=s<0?n.length:s;this.rows.insertBefore(t.row,n[o]?.row??null),n.splice(o,0,t),this.progress.value+=1}};function Gi(e,t){
let[n,s]=[e.variant.heads,t.variant.heads];return!n||n.length!==s?.length?!1:Math.abs(e.change)>Math.abs(t.change)}function Yi({
variant:e,answer:t,change:n,differs:s,row:o}){y(o,"th").textContent=qi(e);let r=y(o,".word");if(!t){r.textContent=Vi;return}
o.toggleAttribute("data-differs",s),r.textContent=s?Lt(t):"the same";let i=y(o,".share");i.textContent=En(t.probability),
i.style.setProperty("--share",String(t.probability)),y(o,"[data-change]").textContent=bo(n,1)}function qi({hours:e=0,visit:t,
heads:n}){return t?`${t.sent+1} ${t.label}`:n?n.map(([s,o])=>`L${s} H${o}`).join(", ")||"none":`${bo(e,0)} h`}function Ji(e){
let t=e.flatMap(({answer:r})=>r?.probability??[]);if(!t.length)return"";let n=e.filter(({differs:r})=>r).length,[s,o]=[Math.
min(...t),Math.max(...t)];return`Another place leads in ${n} of ${t.length} rows. The probability of the unchanged answe\
r lies between ${En(s)} and ${En(o)}. Computed in this browser.`}function bo(e,t){let n=Math.abs(e).toFixed(t);return Number(
n)===0?n:`${e>0?"+":"−"}${n}`}var Ki={routine:()=>"routine: people are at home, at work or at a weekly appointment at the usual time",errand:e=>`erran\
ds: the kinds of the last stop${On(e.at(-1))} and of an earlier one${On(e.at(-2))} decide together where people go next`,
consequence:e=>`consequences: the first stop of the day${On(e.at(-1))} decides where people go in the afternoon and even\
ing`};function On(e){return e?` (${e})`:""}function xo(e,t){let{cause:n,custom:s,expected_label:o}=e,r=Ki[s];if(!r)return"\
It was a free choice.";let i=Array.from({length:e.decided_before},()=>"before this history"),a=r([...i,...e.decided_by.map(
l=>zi(l,t))]),c=n===s?"The person followed it.":`It leads to ${o??"an unknown place"}, but this time the person went els\
ewhere.`;return`This simulated town has a rule for this moment, ${a}. ${c}`}function zi(e,t){let n=t.find(({sent:s})=>s===
e);return n?`${n.label}, ${q[n.weekday]} ${Pt(n.start_minute)}`:`visit ${e+1}`}var Xi="The answer and all below it are of your last valid history.",Qi=5e-4,Zi=350,Ne=class{shown=null;sent=[];#t=null;isDragging=!1;#n="";#s=null;#r=null;#e;#i=!1;#o=0;#c=0;#a=new AbortController;#l=null;#u="";constructor(t,n={}){
this.page=t,this.hooks=n,this.model=t.dataset.explore??"",this.engineChoice=it(t,"[data-engine-choice]",HTMLSelectElement),
this.explanations=new Se(this.model,Xt().get("engine")),this.explanations.draws=n.draws??!1,this.explanations.sharesWeights=
this.engineChoice!==null||!dt;let{explanations:s}=this;this.#e=n.outline??null;let o=s.sharesWeights&&s.choice!=="server";
n.draws&&o&&!this.#e&&s.prepare(),this.changes=y(t,"[data-changes]"),this.answer=y(t,"[data-answer]",HTMLOutputElement),
this.unknown=y(t,"[data-unknown]"),this.badge=y(t,"[data-badge]"),this.outcome=y(t,"[data-outcome]"),this.reason=y(t,"[d\
ata-outcome-reason]",HTMLDetailsElement),this.person=it(t,"[data-person]",HTMLSelectElement),this.predictAt=y(t,"[data-p\
redict-at]",HTMLInputElement),this.moment=y(t,"[data-moment]"),this.whose=y(t,"[data-whose]"),this.leftOut=it(t,"[data-l\
eft-out]"),this.examples=y(t,"[data-examples]",HTMLSelectElement),this.failure=y(t,"[data-error]"),this.story=y(t,"[data\
-story]"),this.staleNote=y(t,"[data-stale-note]"),this.suggestion=y(t,"[data-try]"),this.editor=new Oe(y(t,"[data-editor\
]"),(a,c)=>{this.#l=null,this.#m(),this.panel.followHistory(this.editor.visits,c),this.submitSoon(a?Zi:0)});let r=y(t,"[\
data-interventions]",HTMLDetailsElement);this.panel=new Te(r,()=>this.submitSoon()),this.engineChoice&&(this.engineChoice.
value=s.choice??"");let i=it(t,"[data-sweeps]");this.sweeps=i&&new Ae(i,()=>this.shown&&et(this.shown),s),this.#d()}#d(){
let{page:t}=this;js(y(t,"[data-combobox]"),n=>this.explanations.searchPlaces(n),n=>({label:n.label,note:n.category??""}),
n=>this.editor.add(n.notation)),this.suggestion.addEventListener("click",()=>{this.editor.visits=this.editor.text.placeholder,
this.submitSoon()});for(let n of["pointerdown","keydown","input"])y(t,"[data-editor]").addEventListener(n,()=>{this.#i=!0,
this.#y()},{once:!0});this.engineChoice?.addEventListener("change",()=>{this.explanations.choose(this.engineChoice?.value??
""),this.submitSoon()}),this.person?.addEventListener("change",()=>this.submitSoon()),this.predictAt.addEventListener("c\
hange",()=>this.submitSoon()),this.moment.addEventListener("click",()=>{this.fill(),this.predictAt.value="",this.submitSoon()}),
this.whose.addEventListener("click",()=>{this.fill(),Ut(this.person,""),this.submitSoon()}),y(this.changes,"[data-undo]").
addEventListener("click",()=>{this.panel.text="",this.submitSoon()}),y(this.failure,"button").addEventListener("click",()=>{
this.explanations.choose(this.explanations.choice),this.submitSoon()}),ss(()=>this.restore("keep"))}get exampleHistories(){
return this.#r??=this.#A(),this.#r}get fields(){return{visits:this.editor.visits,user:this.person?.value??"",predict_at:this.
predictAt.value.trim(),top_k:this.#n,interventions:this.panel.text}}markVisits(t){this.editor.mark(t.flatMap(n=>this.sent[n]??
[]))}take({visits:t,user:n,predict_at:s,interventions:o}){this.fill(),this.#m(),this.editor.visits=t,this.predictAt.value=
s,this.panel.text=o,Ut(this.person,n),this.panel.followHistory(t),this.#u=JSON.stringify(this.fields),this.submitSoon()}get isChanged(){
return this.fill(),JSON.stringify(this.fields)!==this.#u}get interventions(){return Object(Qt(this.panel.text||"{}"))}set interventions(t){
this.fill(),this.panel.text=Object.keys(t).length?JSON.stringify(t):"",this.panel.followHistory(this.editor.visits),this.#E()}async#E(){
clearTimeout(this.#c);let t=++this.#o;this.page.setAttribute("aria-busy","true"),await gs(),t===this.#o&&this.submitSoon()}submitSoon(t=0){
clearTimeout(this.#c),this.#c=setTimeout(()=>{this.#h(et(this.fields),this.isDragging?"keep":"push")},t)}async#h(t,n){clearTimeout(
this.#c),this.#c=0,this.#o+=1;let s=this.#o;this.#a.abort(),this.#a=new AbortController,this.page.setAttribute("aria-bus\
y","true");let o=!1;try{let r="interventions"in t&&!!t.interventions,[i,a]=await Promise.all([this.#p(t),r?this.#p({...t,
interventions:null}):null]);if(s!==this.#o)return;this.#g(i,a,t,n),o=!0,await ys(),this.fill()}catch(r){if(r instanceof ct&&
s===this.#o)this.#f(r.problems);else if(!ns(r)&&!(r instanceof ct))throw r}finally{s===this.#o&&this.page.removeAttribute(
"aria-busy")}o&&s===this.#o&&this.#y()}fill(){let t=this.#l;t&&(this.#l=null,t(),this.#u=JSON.stringify(this.fields))}async#p(t){
let n=this.#e;this.#e=null;let s="visits"in t&&await n?.(t);return s||this.explanations.explain(t,this.#a.signal)}async#y(){
let{engineChoice:t,explanations:n}=this;if(!t)return;(this.#i||this.hooks.draws||n.choice==="browser")&&n.choice!=="serv\
er"&&await n.prepare(),await this.#O();let o=y(this.page,"[data-engine-obstacle]");o.textContent=n.obstacle&&`This brows\
er cannot compute: ${n.obstacle}`,o.hidden=!n.obstacle}async#O(){let{shown:t}=this,n=this.#t,s=this.#c!==0||this.page.hasAttribute(
"aria-busy");if(!(!this.hooks.draws||!t||!n||s)){if(!("tensors"in n))this.#h(et(t),"keep");else if(pe(n)){let o=await this.#p(
et(t)).catch(()=>null);if(!o||this.#t!==n)return;this.#w(o),this.hooks.shown?.(t,o,null)}}}#w(t){this.#t=t,Ke(this.answer,
t);let{prediction:n,unknown_probability:s}=t;this.unknown.hidden=s<=n.probability,y(this.unknown,"b span").textContent=`${(100*
s).toFixed(1)} %`,this.badge.textContent=Zn(t.engine)}#g(t,n,s,o){if("record"in s&&(this.editor.visits=t.notation??"",this.
predictAt.value=t.predict_at.replace("T"," "),t.notation===null)){this.#f([{where:"visits",message:"This record contradi\
cts itself and cannot be written as visits.",suggestions:[]}]);return}this.sent=t.visits.map(c=>c.sent);let r=[...t.visits].
sort((c,l)=>c.sent-l.sent);this.panel.followHistory(this.editor.visits),this.panel.text&&this.panel.show(r,this.sent),Ut(
this.person,t.user),this.#f([]),this.predictAt.placeholder=t.predict_at.replace("T"," "),this.moment.hidden=!this.predictAt.
value.trim(),this.moment.textContent=`predicted for ${ta(this.predictAt.value,t)}`,this.whose.hidden=!this.person?.value,
this.whose.textContent=`for ${this.person?.selectedOptions[0]?.text.split(",")[0]}`,this.#w(t);let i={...this.fields,visits:t.
notation??""};this.shown=i,this.#_(i,t,n);let a=i.interventions?n:null;this.hooks.shown?.(i,t,a),this.updateAddress(o),this.#l=
()=>{this.editor.show(r),this.panel.show(r,this.sent),this.#S(r,t.predict_at),this.suggestion.hidden=!0,this.sweeps?.clear(),
this.hooks.filled?.(i,t,a),this.page.dataset.ready="true",this.#T(i,t)}}#S(t,n){let s=H(this.editor.rows,":scope > [data\
-visit]");for(let[r,i]of s.entries()){let a=t[r];if(!a?.arrival)continue;let c={day:q[a.weekday]??"",time:a.arrival.split(
"T")[1]??"",stay:`${a.duration_minutes} min`};for(let[l,h]of Object.entries(c)){let u=y(i,`[data-read="${l}"]`);u.textContent=
h,u.toggleAttribute("data-filled-in",a.filled_in.includes(l))}}if(y(this.page,'[data-printed="predict-at"]').textContent=
n.replace("T"," "),!this.person)return;let o=this.person.selectedOptions[0]?.textContent??"";y(this.page,'[data-printed=\
"person"]').textContent=o}async#T(t,n){let s=n.unknown_probability,o=s<Qi||s>n.prediction.probability?[]:[`A place the m\
odel does not know: ${(100*s).toFixed(1)} %.`],r=(await this.exampleHistories).find(({visits:i,predict_at:a,user:c})=>i===
t.visits&&a===n.predict_at&&(c===n.user||this.person===null));this.shown===t&&(this.hooks.recognised?.(r,t),r&&(this.#s=
{predictAt:this.predictAt.value,end:$o(r)}),r&&o.push(ea(r,n.location_probabilities.final)),this.outcome.replaceChildren(
...Xn(o.join(" "))),this.outcome.hidden=o.length===0,this.reason.hidden=!r?.reason,y(this.reason,"p").textContent=r?.reason?
xo(r.reason,n.visits):"")}#_(t,n,s){let{changes:o}=this;if(o.hidden=!s||!t.interventions,!s||!t.interventions)return;y(o,
"[data-what]").textContent=$e(JSON.parse(t.interventions)),y(o,"[data-before]").textContent=Lt(s),y(o,"[data-after]").textContent=
Lt(n);let r=s.prediction.location===n.prediction.location;y(o,"[data-verdict]").textContent=r?"The most probable place s\
tays the same.":"The most probable place is another one."}#f(t){let n=({where:i})=>i.startsWith("interventions");this.#b(
this.person,t,"user"),this.#b(this.predictAt,t,"predict_at");let s=t.filter(i=>i.where==="");this.failure.hidden=s.length===
0,y(this.failure,"span").textContent=s.map(i=>i.message).join(" "),this.panel.showProblems(t.filter(n)),this.editor.showProblems(
t.filter(i=>i.where!==""&&!(i.where==="user"&&this.person)&&i.where!=="predict_at"&&!n(i)));let[o]=t.filter(i=>!s.includes(
i));o&&this.hooks.refused?.();let r=t.length>0&&this.shown!==null;this.staleNote.hidden=!(r||o),this.staleNote.textContent=
r||!o?Xi:`No answer. ${wn(o)}`,this.story.toggleAttribute("data-stale",r)}#b(t,n,s){if(!t)return;let o=n.filter(i=>i.where===
s).map(i=>i.message),r=y(this.page,`#${t.getAttribute("aria-errormessage")}`);r.textContent=o.join(" "),r.hidden=o.length===
0,t.setAttribute("aria-invalid",String(o.length>0))}comparisonOf(t){let{model:n}=this,s=t.interventions?JSON.stringify({
model:n,interventions:null}):null;return tt({model:n,...t,top_k:null,against:s})}updateAddress(t){if(t==="keep"||this.shown===
null)return;let{choice:n}=this.explanations,s=this.engineChoice?n:null,o=tt({...this.shown,engine:s,...this.hooks.options?.()});
rs(o,t)}async restore(t){this.#l=null,this.#s=null,this.examples.value="";let n=Xt(),s=n.get("top_k")??"";this.#n=/^([1-9]\d?|100)$/.
test(s)?s:"",this.editor.visits=n.get("visits")??"",this.predictAt.value=n.get("predict_at")??"",this.panel.text=n.get("\
interventions")??"",Ut(this.person,n.get("user")),this.leftOut&&(this.leftOut.hidden=!n.get("user")),this.hooks.restored?.(
n);let o=n.get("record");n.has("visits")?await this.#h(et(this.fields),t):o!==null?await this.#h({record:Qt(o)},"replace"):
await this.#x(n.get("user"))}async#x(t){let n=await this.exampleHistories,s=n.find(o=>t&&String(o.user)===this.person?.value)??
n[0];s?(this.#k(s,n),await this.#h(et(this.fields),"replace")):this.#$()}#$(){clearTimeout(this.#c),this.#a.abort(),this.#o+=
1,this.#l=null,this.page.removeAttribute("aria-busy"),this.shown=null,this.editor.show([]),this.#f([]),Ke(this.answer,null),
this.outcome.hidden=this.reason.hidden=!0,this.suggestion.hidden=!1,this.sweeps?.clear(),this.changes.hidden=this.moment.
hidden=this.whose.hidden=this.unknown.hidden=!0,this.hooks.cleared?.()}#m(){this.examples.value="",!(!this.#s||this.editor.
visits.trim().endsWith(this.#s.end))&&(this.predictAt.value===this.#s.predictAt&&(this.predictAt.value=""),this.#s=null)}async#A(){
let{examples:t}=this;try{let n=await ho(this.model);t.append(...n.map((o,r)=>new Option(o.title,String(r))));let s=t.closest(
"[data-field]");return s.hidden=n.length===0,t.addEventListener("change",()=>{let o=t.value&&n[Number(t.value)];o&&(this.#k(
o,n),this.#h(et(this.fields),"push"))}),n}catch{return[]}}#k(t,n){this.examples.value=String(n.indexOf(t)),this.editor.visits=
t.visits,this.panel.followHistory(t.visits,[]),this.predictAt.value=t.predict_at.replace("T"," "),this.#s={predictAt:this.
predictAt.value,end:$o(t)},Ut(this.person,t.user)}},$o=({visits:e})=>e.split(",").at(-1)?.trim()??"";function ta(e,{predict_at:t}){
let[n,s,o,,r]=new Date(`${t}Z`).toUTCString().split(/,? /),i=/\d-\d/.test(e)?` ${Number(s)} ${o},`:"";return`${n}${i} ${r?.
slice(0,5)}`}function ea({target:e,target_label:t},n){if(e===void 0)return"";if(e===null)return"The model drew this hist\
ory itself: nothing really happened next.";let s=n.findIndex(({location:i})=>i===e);if(s===0)return"Right: the person we\
nt there.";let o=n[s],r=o?`number ${s+1} with ${(100*o.probability).toFixed(1)} %`:`not one of the ${n.length} most prob\
able places`;return`The person went to ${t}, ${r}.`}function ko(e,t="pointerscope-unfolded"){let n=H(e,"[data-chapter]",HTMLDetailsElement),s=y(e,"[data-unfold]"),o=sa(t);for(let i of n)
o&&(i.open=o.includes(i.id)),i.addEventListener("toggle",()=>{oa(t,n.filter(({open:a})=>a).map(({id:a})=>a)),s.textContent=
n.every(({open:a})=>a)?"Fold all":"Unfold all"});s.addEventListener("click",()=>{let i=!n.every(a=>a.open);for(let a of n)
a.open=i});let r=()=>{let i=document.getElementById(location.hash.slice(1)),a=n.find(c=>c===i||c.contains(i));!a||a.open||
(a.open=!0,i?.scrollIntoView())};window.addEventListener("hashchange",r),e.addEventListener("click",i=>{ut(i).closest('a\
[href^="#"]')&&setTimeout(r)}),r(),na(e,n)}function na(e,t){let n=H(e,'.sections a[href^="#"]',HTMLAnchorElement),s=new IntersectionObserver(
o=>{for(let{target:r,isIntersecting:i}of o){let a=n.find(({hash:c})=>c===`#${r.id}`);i?a?.setAttribute("aria-current","t\
rue"):a?.removeAttribute("aria-current")}},{rootMargin:"-35% 0px -60% 0px"});for(let o of t)s.observe(o)}function sa(e){
try{let t=JSON.parse(localStorage.getItem(e)??"null");return Array.isArray(t)?t:null}catch{return null}}function oa(e,t){
try{localStorage.setItem(e,JSON.stringify(t))}catch{}}var Sn=e=>(e.dataset.options??"").split(" ").filter(Boolean);function Eo(e){let t=[...new Set(e.flatMap(Sn))];return Object.
fromEntries(t.map(n=>[n,e.map(s=>s.getAttribute(n)??void 0).find(Boolean)]))}function Oo(e,t){for(let n of e)for(let s of Sn(
n)){let o=t.get(s);o?n.setAttribute(s,o):n.removeAttribute(s)}}function So(e,t,n){e.addEventListener("pointer-view:optio\
n",({detail:s,target:o})=>{for(let r of t)if(r!==o)for(let[i,a]of Object.entries(s))Sn(r).includes(i)&&r.setAttribute(i,
String(a));n()})}var To="Take this change back";function _o(e,t){return oe(e).map(({key:n,text:s,short:o})=>{let r=document.createElement(
"li"),i=document.createElement("button");return i.type="button",i.textContent=`${o} ×`,i.title=o===s?To:`${s}. ${To}`,i.
addEventListener("click",()=>{t(Object.fromEntries(Object.entries(e).filter(([a])=>a!==n)))}),r.append(i),r})}var Ao="The view “Which parts make the prediction?” shows the circuit.",ra="This network has too many parts to run a\
ll their subsets here.";async function No(e,t,n,s){await e.prepare();let{model:o,obstacle:r}=e;if(!o)throw new Error(`${r}\
 ${Ao}`);let{location:i,variants:a,conclude:c}=o.circuit(t);if(!a.length)throw new Error(`${ra} ${Ao}`);let l=[];return await _e(
o,{location:i,variants:a},(h,u)=>{u&&l.push(u),n(l.length/a.length)},s),c(l)}var ve=class{constructor(t,n=()=>!1){this.page=t,this.stays=n,this.button=y(t,"[data-inputs-button]",HTMLButtonElement),
this.inputs=y(t,`#${this.button.getAttribute("aria-controls")}`),this.button.addEventListener("click",()=>this.toggle(!this.
isOpen)),y(t,"[data-inputs-close]").addEventListener("click",()=>this.toggle(!1)),document.addEventListener("keydown",s=>{
s.key!=="Escape"||!this.isOpen||(s.preventDefault(),this.toggle(!1))})}get isOpen(){return this.page.hasAttribute("data-\
inputs")}toggle(t){let n=this.inputs.contains(document.activeElement);this.show(t);let s=y(this.inputs,"textarea"),o=it(
this.inputs,"[name=visits-as]:checked");t?(s.checkVisibility()?s:o??s).focus():n&&!this.stays()&&this.button.focus()}show(t){
this.page.toggleAttribute("data-inputs",t),this.button.setAttribute("aria-expanded",String(t))}};function vo(e){let t=()=>H(e,"details[data-menu][open]",HTMLDetailsElement);document.addEventListener("pointerdown",({target:n})=>{
for(let s of t())n instanceof Node&&s.contains(n)||(s.open=!1)}),document.addEventListener("keydown",n=>{let[s]=t();n.key!==
"Escape"||!s||(n.stopImmediatePropagation(),s.open=!1,y(s,"summary").focus())},{capture:!0})}var Fe={};Qr(Fe,{SLIDER_KEYS:()=>Er,blockAround:()=>ce,carryOf:()=>Ho,circuitSentence:()=>Ro,circuitWords:()=>Co,dragOf:()=>Wo,
effectOf:()=>Uo,markedAsCircuit:()=>Mo,markedAsPut:()=>kr,neighbourOf:()=>Nn,openedMarks:()=>xr,sentenceOfOpened:()=>$r,
showTables:()=>Lr,slid:()=>Or,svgFile:()=>_r,turned:()=>An,walked:()=>Ir});function Me(e,t){return e.map(n);function n(s){let o=s.children.map(d=>typeof d=="string"?d:n(d)),{attributes:r}=s,i=r["\
data-part"],a=typeof i=="string"?t(i):null;if(!a)return{...s,children:o};let c=o.find(d=>typeof d!="string"&&d.tag==="re\
ct"),{className:l,words:h,onTop:u}=a;return{...s,attributes:{...r,class:`${r.class} ${l}`,"aria-label":`${r["aria-label"]}\
; ${h}`},children:[...o,...typeof c=="object"&&u?[u(c)]:[]]}}}function Mo(e,t,n){return t?Me(e,s=>{let o=t.parts.find(i=>Lo(i.name)===s);if(!o)return null;let r=Io(o.value);return{className:o.
isKept?"in-circuit":"spare",words:`${o.isKept?"in":"not in"} the smallest set, adds ${r} points`,onTop:i=>ia(i,o,r,n)}}):
e}function Lo(e){return e.replace(/\.feed_forward$/,".stream")}function ia({attributes:e},{layer:t,head:n},s,o){let[r,i,
a,c]=["x","y","width","height"].map(w=>Number(e[w])),l=t!==null&&n===null?`FFN ${s}`:s,h=.85*o,[u,d]=[vt(l,h)+.9*h,1.5*h],
f=Number(r)+(t===null?Number(a)-u/2:Number(a)/2),m=Number(i)+(t===null?0:Number(c)-d/2-2);return g("g",{key:"circuit",class:"\
added"},g("rect",{x:f-u/2,y:m-d/2,width:u,height:d,rx:d/2}),g("text",{x:f,y:m+.36*h,"font-size":h},l))}function Co({parts:e},t){
let n=e.find(r=>Lo(r.name)===t);if(!n)return"";let s=t===n.name?"It":"Its feed-forward network",o=n.isKept?"belongs":"do\
es not belong";return`${s} ${o} to the smallest set, and adds ${Io(n.value)} points.`}function Io(e){let t=Math.round(1e3*
e)/10,n=Math.abs(t).toFixed(Math.abs(t)<9.95?1:0);return Number(n)===0?"0":`${t<0?"−":"+"}${n}`}function Ro(e,t){let{parts:n,
location:s,whole:o,smallest:r}=e,i=n.filter(({isKept:c})=>c),a=t.nameOf(s).label;return{title:`${i.length} of ${n.length}\
 parts alone predict ${a}, with ${L(r,1)}.`,text:`All give it ${L(o,1)}. The faded parts can be left out together. Numbe\
rs: points that each part adds on average (Shapley values).`}}var _n=5,Po=1440,Tn=5,aa=60,ca={least:.1,most:10};function Wo(e,t,n,s){let o=e.target instanceof Element?e.target:null,r=o?.
closest("[data-act]")?.getAttribute("data-act"),i=o?.closest("[data-part]")?.getAttribute("data-part"),a=ye(i,t);if(r===
"gate")return la(e,n);if(r==="attention_temperature")return Do(e,t,"attention");if(r==="pointer_temperature")return Do(e,
t,"pointer");if(!s||a?.kind!=="visit"||r||e.pointerType==="touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest(
"[data-drag]")?.getAttribute("data-drag"),h=a.visit??0;return c&&(l==="time"||l==="stay")?da(e,c,t,h,l):ha(e,n,h)}function Ho({
pointerId:e,pointerType:t,target:n,clientX:s,clientY:o}){let i=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute(
"data-part");if(!i||t==="touch")return null;let a=!1;return{pointer:e,follows:!0,to({type:c,clientX:l,clientY:h},u){return a||=
Math.hypot(l-s,h-o)>=_n,a?{kind:"carry",name:i,x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function An({
trace:e},t,n){let s=(e.interventions[`${t}_temperature`]??1)*2**n,{least:o,most:r}=ca;return Number(Math.min(r,Math.max(
o,s)).toPrecision(2))}function la({pointerId:e},t){let n=t.querySelector(".gate-frame")?.getBoundingClientRect(),s=0;return{
pointer:e,follows:!0,to({type:o,clientX:r,clientY:i},a){if(!n)return null;let l=n.height>n.width?(i-n.top)/n.height:(r-n.
left)/n.width;return o!=="pointercancel"&&(s=Math.round(100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:s,isDone:a}}}}
function Do({pointerId:e,clientX:t},n,s){let o=!1;return{pointer:e,follows:!0,to({clientX:r},i){if(o||=Math.abs(r-t)>=_n,
!o)return null;let a=An(n,s,(r-t)/aa);return{kind:"temperature",of:s,value:a,isDone:i}}}}function ha({pointerId:e,clientY:t},n,s){
let o=s,r=!1;return{pointer:e,follows:!1,to({clientY:i},a){if(r||=Math.abs(i-t)>=_n,!r)return null;let c=Math.sign(ua(n,
i)-o);if(c===0&&!a)return null;let l={kind:"move",visit:o,by:c,isDone:a};return o+=c,l}}}function ua(e,t){let s=[...e.querySelectorAll(
".visit > .chip")].map(o=>{let{top:r,bottom:i}=o.getBoundingClientRect();return Math.abs((r+i)/2-t)});return s.indexOf(Math.
min(...s))}function da({pointerId:e,clientX:t},n,s,o,r){let{start_minute:i=0,duration_minutes:a=0}=s.visits[o]??{},{width:c}=n.
querySelector(".track")?.getBoundingClientRect()??{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},d){
if(l||=Math.abs(u-t)>=2,!l)return null;let f=Tn*Math.round((u-t)/c*Po/Tn),m=r==="time"?Math.min(Po-Tn,Math.max(0,i+f)):Math.
max(0,a+f);return m===h&&!d?null:(h=m,{kind:r,visit:o,minutes:m,isDone:d})}}}function Uo(e,t,n){let s=e&&t&&fa(e,t);try{let o=s&&n?.(s);return o?ma(e,t,o):""}catch{return""}}function fa({kind:e,layer:t=0,
head:n=0,visit:s=0},o){if(e==="head"&&!o.isOff(t,n))return{kind:e,layer:t,head:n};let r=o.visits[s]?.masked??!0;return e!==
"visit"||r||s===o.count-1?null:{kind:"mask",visit:s}}function ma({kind:e},t,n){let{location:s,probability:o}=t.trace.prediction,
r=new ks(n),{prediction:i}=n,a=Es(e),c=t.nameOf(s).label;if(i.location!==s){let l=r.nameOf(i.location).label;return`${a}\
, the answer would be ${l} with ${L(i.probability,1)}.`}return`${a}, ${Os(c,o,i.probability)}`}var pa=[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];function ft(e,t){for(let[s,o]of pa){let r=o.exec(e??"");if(!r)continue;let i=Object.fromEntries(
Object.entries(r.groups??{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(s,i,t),...i};return ya(a,t)?
a:null}return null;function n(s,o,{count:r,trace:i}){let a=r-1;return{kind:s,name:e??"",isLeaf:"query"in o||"number"in o||
s==="stream"&&"visit"in o||(s==="pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:a,visit:ga(s,
o,t)??a,number:null,location:s==="generation"?t.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}
function ga(e,{layer:t=0,head:n=0},s){return e==="pointer"&&s.hasPointer?ee(s.pointerWeights):e==="head"&&t<s.layers&&n<
s.heads?ee(s.lastRow(t,n)):null}function ya({kind:e,layer:t,head:n,query:s,visit:o,number:r,location:i},a){let{locations:c,
d_model:l}=a.trace.architecture;return e==="head"&&n>=a.heads||e==="pointer"&&!a.hasPointer||e==="generation"&&!a.hasGeneration||
e==="gate"&&!a.hasGate?!1:t<a.layers&&s<a.count&&o<a.count&&(r??0)<l&&i>1&&i<c}function Bo(e,t){let{kind:n,layer:s,head:o,
isLeaf:r,number:i,location:a}=e,c=[{name:"",words:"Network"}],l=(u,d)=>c.push({name:u,words:d});return(n==="head"||n==="\
stream")&&l(`layers.${s}.stream`,`Layer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(e.name,
"one cell"),n==="stream"&&r&&l(`layers.${s}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`v\
isits.${e.visit}`,h()),n==="context"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(e.
name,h()),n==="generation"&&l("generation","Generation"),n==="generation"&&r&&l(e.name,t.nameOf(a).label),n==="gate"&&l(
"gate","Gate"),n==="place"&&l(e.name,t.nameOf(a).label),i!==null&&l(e.name,`number ${i+1}`),c;function h(){return`Visit ${e.
visit+1}`}}function ce(e){let t=e.split("."),n=t[0]==="layers",s=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(
".")[0]??"")?2:1;return t.length<=s?null:t.slice(0,n&&t[2]==="stream"?-1:s).join(".")}function Nn(e,t,n){let s=ft(e,n),[
o,r]=wa[t]??[0,0];if(!s||o===0&&r===0)return null;let i=ba(s,o,r,n);return i!==null&&ft(i,n)?i:null}var wa={ArrowLeft:[-1,
0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function ba(e,t,n,s){let{kind:o,layer:r,head:i,query:a,visit:c,number:l,
isLeaf:h}=e;switch(o){case"head":{if(h)return`layers.${r}.heads.${i}.${a+n}.${c+t}`;let d=r*s.heads+i+t;return n!==0?`la\
yers.${r+n}.heads.${i}`:`layers.${Math.floor(d/s.heads)}.heads.${d%s.heads}`}case"stream":return l!==null?`layers.${r}.s\
tream.${c+n}.${l+t}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(d,f){let m=d.findIndex(({location:p})=>p===
e.location),w=m<0||n===0?void 0:d[m+n];return w?`${f}.${w.location}`:null}}var vn={title:15.5,strong:13,label:13,small:12.5,tiny:11.5},xa=.78,Mn=1.07,$a=1.12;function _(e){return e.stage.type/13}
function W(e,t,n="label"){let s=n==="title"||n==="strong";return Mn*vt(jo(t),vn[n]*_(e),s)}function jo(e){return e.replaceAll(
"−","+")}function M(e,t,n,s,{kind:o="label",also:r,anchor:i,width:a,key:c}={}){let l=o==="title"||o==="strong",h=a===void 0?
s:de(s,a/Mn,vn[o]*_(e),l),u=[o,i,r].filter(Boolean).join(" ");return g("text",{...c&&{key:c},class:u,x:t,y:n},h)}function C(e,{
x:t,y:n,width:s},o,r="label"){let i=vn[r]*_(e),a=vt(" ",i),c=[],l=Number.POSITIVE_INFINITY;for(let u of o){let d=u.reduce(
(m,w)=>m+Ea(w,i),0),f=c.at(-1);f&&l+a+d<=s?(f.push({text:" "},...u),l+=a+d):(c.push([...u]),l=d)}return{marks:c.map((u,d)=>ka(
t,n+i*(1+1.5*d),u,r,i)),height:c.length*1.5*i}}function v(e){return e.split(" ").map(t=>[{text:t}])}function ka(e,t,n,s,o){
let r=.4*o,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===i?null:h?-r:r;i=h;let d=[l,h&&"raised"].filter(Boolean).
join(" ");return g("tspan",{class:d||null,dy:u},c)});return g("text",{class:s,x:e,y:t},a)}function Ea({text:e,kind:t="",
isRaised:n=!1},s){let o=(n?xa:1)*(t.includes("math")?$a:1);return Mn*vt(jo(e),s*o,t.includes("strong"))}var Oa=20,Fo=46,Ln=28,Go=9;function Yo(e,t,n){let{width:s,height:o}=e.stage.size,r=_(e),i=Math.min(Oa*r,.035*s),a=Sa(e,t,
i),c={x:i,y:a.height,width:s-2*i,height:o-a.height-6*r};return[g("g",{key:"opened",class:"opened","font-size":13*r,"data\
-block":t.name},a.marks,qo(n,c,16*r).map(({card:l,box:h})=>g("g",{key:l.key},l.marks(h))))]}function qo(e,t,n){let s=n*(e.
length-1),o=e.reduce((d,{least:f})=>d+f.width,s),r=e.reduce((d,{least:f})=>d+f.height,s),i=e.every(({least:d})=>d.height<=
t.height),a=e.every(({least:d})=>d.width<=t.width);if(e.length>1&&!(o<=t.width&&i)&&!(r<=t.height&&a)){let d=e.reduce((f,m)=>m.
rank>f.rank?m:f);return qo(e.filter(f=>f!==d),t,n)}let c=e.length===1||o<=t.width&&i,l=e.reduce((d,{share:f=1})=>d+f,0),
{x:h,y:u}=t;return e.map(d=>{let f=(d.share??1)/l,m=c?{x:h,y:u,height:t.height,width:d.least.width+f*(t.width-o)}:{x:h,y:u,
width:t.width,height:d.least.height+f*(t.height-r)};return c?h+=m.width+n:u+=m.height+n,{card:d,box:m}})}function U(e,{x:t,
y:n,width:s,height:o},r,i=r){let a=_(e),c=W(e,r,"title")<=s-28*a;return[g("rect",{key:"card",class:"card",x:t,y:n,width:s,
height:o,rx:10*a}),M(e,t+14*a,n+22*a,c?r:i,{kind:"title",width:s-28*a})]}function j(e,{x:t,y:n,width:s,height:o}){let r=_(
e);return{x:t+14*r,y:n+30*r,width:s-28*r,height:o-38*r}}function J(e,t,n,s,o,{isButton:r=!0,isPressed:i}={}){let a=_(e),
c=W(e,s,"label")+(r?24:4)*a;return{mark:g("g",{key:s,class:`part control${r?"":" link-words"}${i?" pressed":""}`,role:"d\
ata-more"in o?"link":"button",tabindex:0,"aria-label":s,"aria-pressed":i===void 0?null:String(i),...o},g("rect",{class:r?
"control-ground":"ground",x:t,y:n-15*a,width:c,height:30*a,rx:15*a}),M(e,t+(r?12:2)*a,n+4.5*a,s)),width:c}}function Sa(e,t,n){
let{width:s,height:o}=e.stage.size,r=_(e),i=Bo(t,e.reading),a=_a(e,i,n),c=Ta(e,a.end+16*r,ce(t.name)??""),l="You are her\
e",h=W(e,l,"small")+10*r,u=s-n,d=u-a.end-20*r,f=o>=560*r&&Cn(e,Ln*r)>d,m=f?Vo(e,u-n-h):Vo(e,d,Go*2),w=m?Cn(e,m):0,p=f||d-
w>=h,x=f?u-a.end:d-w-(p?h:0),b=(f?46:8)*r+(Ln*r-(m??0))/2;return{height:(f?Fo+36:Fo)*r,marks:[a.marks,x>=c.width+16*r&&c.
mark,m!==null&&p&&M(e,u-w-10*r,(f?64:26)*r,l,{kind:"small",anchor:"end"}),m!==null&&g("g",{key:"thumbnails"},Aa(e,t,u-w,
b,m))]}}function Ta(e,t,n){let s=_(e);if(globalThis.matchMedia?.("(pointer: coarse)").matches)return J(e,t,21*s,"Back",{
"data-open":n});let r="goes back";return{mark:g("g",{key:"escape",class:"escape"},g("rect",{class:"key",x:t,y:10*s,width:34*
s,height:22*s,rx:5*s}),M(e,t+17*s,25.5*s,"Esc",{kind:"small",anchor:"middle"}),M(e,t+42*s,25.5*s,r,{kind:"small"})),width:46*
s+W(e,r,"small")}}function _a(e,t,n){let s=_(e),o=e.stage.size.width-2*n,r=n,i=[];for(let[a,{name:c,words:l}]of t.entries()){
let h=a===t.length-1,u=h?"strong":"label",d=Math.min(W(e,l,u),Math.max(20*s,n+o-r));if(i.push(g("g",{key:`crumb ${a}`,class:`\
part crumb${h?" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"aria-current":h?"page":null,"ar\
ia-label":h?null:`Back to ${l}`},g("rect",{class:"ground",x:r-3*s,y:6*s,width:d+6*s,height:30*s,rx:5}),M(e,r,26*s,l,{kind:u,
width:d+1}))),r+=d,h)break;i.push(g("path",{key:`then ${a}`,class:"chevron",d:`M${r+8*s} ${16.5*s}l${4.5*s} ${5*s}l${-4.5*
s} ${5*s}`})),r+=21*s}return{marks:i,end:r}}function Vo(e,t,n=Go){let s=_(e);for(let o=Ln;o>=n;o--)if(Cn(e,o*s)<=t)return o*
s;return null}function Cn(e,t){let{layers:n,heads:s}=e.reading;return n*(s*(t+2)+(t*.4+8*_(e)))+2.2*t}function Aa(e,t,n,s,o){
let{reading:r}=e,i=_(e),a=[],c=n;for(let x=0;x<r.layers;x++){for(let O=0;O<r.heads;O++){let T=r.weights(x,O),k=Math.max(
...T)||1,A=r.isOff(x,O);a.push(p(`layers.${x}.heads.${O}`,`Layer ${x}, head ${O}${A?", switched off":""}`,c,o,[g("image",
{key:"map",class:"map",href:we(T,r.count,e.scale,k),x:c,y:s,width:o,height:o,preserveAspectRatio:"none",opacity:A?.2:1})])),
c+=o+2}let b=.4*o;a.push(p(`layers.${x}.stream`,`Layer ${x}: residual stream`,c,b,[[[.2,.6],[.45,.9],[.7,1]].map(([O=0,T=0],k)=>g(
"rect",{key:`line ${k}`,class:"length",x:c+2,y:s+O*o,width:Math.max(1,(b-4)*T),height:Math.max(1,.12*o)}))])),c+=b+8*i}let l=s+
o/2,[h,u]=[s+.2*o,s+.8*o],d=.09*o,f=c+1.2*o;r.hasPointer&&a.push(p("pointer","Pointer",c,1.2*o,[g("path",{class:"pointer",
d:sn(c,[l-d,l],f,[h-d,h+d])})],[s,o/2])),r.hasGeneration&&a.push(p("generation","Generation",c,1.2*o,[g("path",{class:"g\
eneration",d:sn(c,[l,l+d],f,[u-d,u+d])})],[l,o/2])),r.hasGate&&a.push(p("gate","Gate",f,.3*o,[g("rect",{class:"pointer",
x:f+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),g("rect",{class:"generation",x:f+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-
4)*(1-r.gate)})]));let{location:m}=r.trace.prediction,w=f+.3*o;return a.push(p(`places.${m}`,`Answer: ${r.nameOf(m).label}`,
w,.7*o-2,[g("rect",{class:"answer-bar",x:w+2,y:l-d,width:.7*o-6,height:2*d})])),a;function p(x,b,O,T,k,[A,$]=[s,o]){let S=t.
name===x||t.name.startsWith(`${x}.`),N=x.includes("heads");return g("g",{key:x,class:`part thumb${S?" here":""}`,"data-o\
pen":x,role:"link",tabindex:0,"aria-label":b,"aria-current":S?"true":null},k.flat(),g("rect",{key:"frame",class:N||S?"th\
umb-frame":"ground",x:O,y:A,width:T,height:$,rx:2}),g("title",{},b))}}var Jo=13;function gt(e,t,n,s){let{colour:o,numbered:r=new Set,chosen:i=null,exact:a}=s,c=_(e),l=n.length,h=t.width/l,u=h>
6?Math.min(.3*h,6*c):h>2.5?.8:0,d=Array.from(n,Number),f=zo(d),m=new Map([...r].map(N=>[N,E(d[N]??0,f)])),w=[...m.values()].
some(N=>W(e,N,"tiny")>h+2*c),p=m.size>0&&!w?Jo*c:1,x=w?Jo*c:0,[b,O]=s.extent??Le(d),T=Na(t.height-x,b,O,p),k=T>0?Math.max(
p,b*T):(t.height-x)/2,A=t.y+x+k,$=d.map((N,R)=>{let P=Math.abs(N)*T,Q=R===i;return g("rect",{key:`bar ${R}`,class:`bar ${o}${N<
0?" negative":""}${Q?" chosen":""}`,x:t.x+R*h+u/2,y:N<0?A:A-P,width:Math.max(.5,h-u),height:Math.max(.4,P)},a&&g("title",
{},a(R)))}),S=[...m].map(([N,R])=>M(e,t.x+Ko((N+.5)*h,W(e,R,"tiny")/2,t.width),w?t.y+9*c:A+(Number(d[N])<0?-3:10.5)*c,R,
{kind:"tiny",anchor:"middle",also:N===i?"chosen":"",key:`number ${N}`}));return[g("path",{key:"line",class:"axis",d:`M${t.
x} ${A}H${t.x+t.width}`}),$,S]}function Na(e,t,n,s){if(t+n===0)return 0;let o=e/(t+n);return Math.min(t,n)*o>=s?o:Math.max(
0,e-s)/Math.max(t,n)}function Bt(e,t,n,s,o=null){let r=n.length,i=s/r,a=1.5*_(e),c=t.map(zo),l=Array.from(n,(m,w)=>Math.
max(...t.map((p,x)=>W(e,E(Number(p[w]),c[x]),"tiny")))/2),h=[...l.keys()].sort((m,w)=>Math.abs(Number(n[w]))-Math.abs(Number(
n[m])));o!==null&&h.unshift(o);let u=new Set;for(let m of h)[...u].every(p=>Math.abs(d(p)-d(m))>=f(m)+f(p)+a)&&u.add(m);
return u;function d(m){return Ko((m+.5)*i,f(m),s)}function f(m){return l[m]??0}}function Ko(e,t,n){return Math.max(t,Math.
min(n-t,e))}function Le(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function zo(e){let t=Math.
max(...Le(e));return t>=99.5?0:t>=.95?1:2}var Xo=8;function Tt(e,t,n,{chosen:s=null,open:o}={}){let r=_(e),i=t.width<380*r,a=Math.min(96*r,t.height/n.length),c=!i&&
a>=34*r,l=s===null?0:54*r,h=Math.max(...n.map(b=>Math.max(W(e,b.title,"strong"),c?W(e,b.says,"small"):0))),u=i?0:Math.min(
h+12*r,.42*t.width),d=t.x+u,f=t.width-u-l,m=i?17*r:0,w={x:d,width:f,height:Math.max(6*r,a-Xo*r-m)},p=n[0]?.values.length??
1,x=f/p;return[n.map(({key:b,title:O,says:T,values:k,colour:A,open:$},S)=>{let N=t.y+S*a,R=i?N+12*r:N+a/2+(c?-2:4)*r,P=i?
t.width:u-8*r,Q=W(e,O,"strong")+10*r;return g("g",{key:b,class:$?"part choice row":"row","data-open":$??null,role:$?"but\
ton":null,tabindex:$?0:null,"aria-label":$?O:null},$&&g("rect",{key:"ground",class:"ground",x:t.x-4*r,y:N,width:t.width+
8*r,height:a,rx:4}),M(e,t.x,R,O,{kind:"strong",width:P,key:"title"}),i&&M(e,t.x+Q,R,T,{kind:"small",width:t.width-Q,key:"\
beside"}),c&&M(e,t.x,R+15*r,T,{kind:"small",width:P,key:"says"}),gt(e,{...w,y:N+m+Xo/2*r},k,{colour:A,chosen:s,exact:Z=>`${O}\
, number ${Z+1}: ${E(Number(k[Z]),4)}`}),s!==null&&M(e,t.x+t.width,N+m+(a-m)/2+4.5*r,E(Number(k[s]),2),{kind:"strong",anchor:"\
end",key:"chosen"}))}),s!==null&&g("rect",{key:"strongest",class:"strongest",x:d+s*x-1.5,y:t.y,width:x+3,height:a*n.length,
rx:3}),o&&g("g",{key:"positions"},Array.from({length:p},(b,O)=>g("rect",{key:`position ${O}`,class:"cell",x:d+O*x,y:t.y,
width:x,height:a*n.length,"data-open":o(O),role:"button",tabindex:O===s?0:"-1","aria-current":O===s?"true":null},g("titl\
e",{},n.map(({title:T,values:k})=>`${T}: ${E(Number(k[O]),3)}`).join(`
`)))))]}function D(e,t){let n=e.visits[t];return n?`${n.label}, ${yt(e,t)}`:""}function _t(e,t){return e.visits[t]?.label??""}function In(e){
return e>0&&e<5e-4?"<0.1 %":L(e,1)}function yt(e,t){let n=e.visits[t];return n?`${fe[n.weekday]} ${Et(n.start_minute)}`:
""}function Zo(e,t){return Mt(e.visits[t]?.duration_minutes??0)}function tr(e,t,{weights:n,scores:s,temperature:o},r,{colour:i,
open:a}){let{reading:c}=e,l=_(e),h=t.width/c.count,u=h>=18*l,d=t.y+t.height-(u?38:18)*l,f=t.y+17*l,m=Math.max(...n)||1,w=Math.
max(0,d-f)/m,p=A(Qo(n,r).map($=>({visit:$,half:W(e,T(n[$],$),$===r?"strong":"tiny")/2}))),x=A(Qo(n,r).map($=>({visit:$,half:W(
e,k($),$===r?"strong":"tiny")/2})));return[g("path",{key:"foot",class:"axis",d:`M${t.x} ${d}H${t.x+t.width}`}),c.visits.
map(({category:$},S)=>{let N=b(S),R=S===r,P=Number(n[S])*w;return g("g",{key:`visit ${S}`,class:`part choice${R?" here":
""}`,"data-open":a(S),role:"button",tabindex:"-1","aria-label":`${D(c,S)}: weight ${L(Number(n[S]),1)}`},g("rect",{key:"\
ground",class:"ground",x:t.x+S*h,y:t.y,width:h,height:t.height}),g("rect",{key:"bar",class:`bar ${i}${R?" chosen":""}`,x:N-
Math.min(.36*h,20*l),y:d-P,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,P)}),p.has(S)&&M(e,O(S,p),d-P-4*l,T(
n[S],S),{kind:R?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&St($,N-7*l,d+5*l,14*l),x.has(S)&&M(e,O(S,x),
t.y+t.height-4*l,k(S),{kind:R?"strong":"tiny",anchor:"middle",key:"score"}),g("title",{},`${D(c,S)}: score ${E(Number(s[S]),
3)}, weight ${L(Number(n[S]),2)}`))})];function b($){return t.x+($+.5)*h}function O($,S){let N=S.get($)??0;return Math.max(
t.x+N,Math.min(t.x+t.width-N,b($)))}function T($,S){return S===r?In(Number($)):L(Number($)).replace(" %","")}function k($){
return E(Number(s[$])/o,$===r?2:1)}function A($){let S=new Map;for(let{visit:N,half:R}of $){let P=Math.max(t.x+R,Math.min(
t.x+t.width-R,b(N)));[...S].every(([Z,kt])=>{let B=Math.max(t.x+kt,Math.min(t.x+t.width-kt,b(Z)));return Math.abs(P-B)>=
R+kt+3*l})&&S.set(N,R)}return S}}function Qo(e,t){let[n=t,...s]=[...Array(e.length).keys()].sort((o,r)=>Number(e[r])-Number(
e[o]));return[...new Set([n,t,...s])]}function er(e,t){let n=_(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>va(e,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>Ma(e,s)}]}function va(e,t){let{reading:n}=e,s=_(e),o=j(e,t),r=n.values(
"context"),i=C(e,o,v(`${D(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${E(Math.hypot(...r))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-i.height)/(64*s)))),c=Math.ceil(r.length/a),l=Math.min(120*s,(o.height-i.height-8*s)/a);return[
...U(e,t,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let d=r.subarray(u*c,(u+1)*c),f=o.width*d.length/c,m={...o,
y:o.y+i.height+8*s+u*l,width:f,height:Math.max(28*s,l-10*s)};return d.length>0&&g("g",{key:`line ${u}`},gt(e,m,d,{colour:"\
stream",extent:Le(r),numbered:Bt(e,[d],d,f),exact:w=>`Number ${u*c+w+1}: ${E(Number(d[w]),4)}`}))})]}function Ma(e,t){let{
reading:n}=e,s=_(e),o=j(e,t),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=C(e,o,v(r.length>1?"Each reads the same numbers, th\
rough a matrix of its own:":"One part reads these numbers:"),"small");return[...U(e,t,"What reads it"),...i.marks,r.length>
0&&g("g",{key:"rows"},Tt(e,{...o,y:o.y+i.height+6*s,height:o.height-i.height-6*s},r))]}function jt(e,t,n,s,o){let r=`layers.${t}.heads.${n}`,i=e.values(`${r}.queries`),a=e.values(`${r}.keys`),c=i.length/e.count,
l=e.trace.interventions.scaling!==!1,h=Vt(bt(i,s,c),bt(a,o,c));return nr(h,l,null,e,o)}function Ce(e,t,n,s){let o=bt(e.values(
`layers.${t}.heads.${n}.scores`),s,e.count);return Rn(o,e.trace.interventions.attention_temperature??1)}function Ft(e,t){
let n=e.values("pointer.query"),s=e.values("pointer.keys"),o=e.trace.interventions.pointer_scaling!==!1,r=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return nr(Vt(n,bt(s,t,n.length)),o,r,e,t)}function Ie(e){return Rn(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function nr(e,t,n,s,o){let r=e.first.length,i=e.sum/(t?Math.sqrt(r):1)+(n??
0),a=s.visits[o]?.masked??!1;return{dot:e,width:r,isScaled:t,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function Vt(e,t){let n=Array.from(e,(s,o)=>s*t[o]);return{first:e,
second:t,products:n,sum:qt(n)}}function Rn(e,t){let n=Array.from(e,Number).filter(Number.isFinite),s=Math.max(...n)/t,o=Math.
abs(s)>9?s:0,r=Array.from(e,c=>Math.exp(c/t-o)),i=qt(r),a=r.map(c=>c/i);return{scores:e,temperature:t,shift:o,exponentials:r,
total:i,weights:a}}function le(e,t,n,s,o,r){if(!e.has(`${n}.mean`))return null;let i=e.trace.architecture.d_model,a=Number(
e.values(t)[o*i+r]),c=Number(e.values(`${n}.mean`)[o]),l=Number(e.values(`${n}.reciprocal_deviation`)[o]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:wt(e,`${s}.weight`,r),bias:wt(e,`${s}.bias`,r),result:Number(e.values(n)[o*i+r])}}function Re(e,t,n,s){
let o=`transformer.layers.${t}.linear2`,r=e.trace.weights?.[`${o}.weight`],i=wt(e,`${o}.bias`,s),a=G(e,`layers.${t}.feed\
_forward.hidden`,n);return!r||i===null?null:{dot:Vt(a,bt(r.values,s,a.length)),bias:i}}function sr(e,t,n){let s=e.trace.
weights?.["input_proj.weight"],o=wt(e,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),i=n*r,a=e.
slices.map(({name:c,label:l})=>{let h=Pn(e,c,t),u=Vt(h,s.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:o,sum:qt(a.map(({dot:c})=>c.sum))+o}}function Pn(e,t,n){let s=e.values(`inputs.${t}`);return bt(
s,n,s.length/e.count)}function G(e,t,n){let s=e.values(t);return bt(s,n,s.length/e.count)}function Gt(e){if(!e.has("gate\
.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],s=Number(
e.values("gate.logit")[0]);return{hidden:t,dot:n?Vt(t,n.values):null,bias:wt(e,"ptr_gen_gate.2.bias",0),logit:s,learned:1/
(1+Math.exp(-s))}}function xt(e,t){let n=e.values("context"),s=e.trace.weights?.["gen_head.weight"],o=s?Vt(n,bt(s.values,
t,n.length)):null,r=wt(e,"gen_head.bias",t),i=e.trace.tensors["generation.logits"]?.values,a=o&&r!==null?o.sum+r:null;return{
dot:o,bias:r,logit:i?Number(i[t]):a}}function or(e){let t=e.trace.tensors["generation.logits"]?.values;return t?Rn(t,1):
null}function Yt(e,t){let{gate:n}=e,s=e.locations.flatMap((i,a)=>i===t?[a]:[]),o=e.hasPointer?qt(s.map(i=>Number(e.pointerWeights[i]))):
0,r=La(e,t,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*r,probability:n*o+(1-n)*
r}}function La(e,t,n){if(!e.hasGeneration)return 0;let s=e.trace.location_probabilities.generation;if(e.has("generation.\
probabilities")||s?.some(i=>i.location===t)||e.gate===1)return e.probabilityOf("generation",t);let r=e.probabilityOf("fi\
nal",t)-e.gate*n;return Math.max(0,r)/(1-e.gate)}function wt(e,t,n){let s=e.trace.weights?.[t];return s?Number(s.values[n]):
null}function bt(e,t,n){return e.subarray(t*n,(t+1)*n)}function qt(e){return Array.from(e).reduce((t,n)=>t+n,0)}var Jt="→",rr=30,Ca=8,Ia=20,ir={least:2,most:6},Ra=Object.fromEntries(Array.from("-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??
""]));function he(e,t,{first:n,second:s,products:o},r){let i=_(e),a=o.length,c=a>Ia&&t.height>=176*i,l=c?34*i:0,h=(t.height-
l)/3,u=16*i,d=t.x+rr*i,f=t.width-rr*i,m=ue(o),w=Bt(e,[n,s,o],o,f,m),p=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${a} products`}],x=f/a,b=O=>`${E(
Number(n[O]),4)} × ${E(Number(s[O]),4)} = ${E(Number(o[O]),4)}`;return[g("rect",{key:"strongest",class:"strongest",x:d+
m*x-1,y:t.y+u,width:x+2,height:3*h-u-2*i,rx:3}),p.map(({letter:O,colour:T,values:k,title:A},$)=>{let S=t.y+$*h,N={x:d,y:S+
u,width:f,height:h-u-6*i};return g("g",{key:`row ${$}`},M(e,t.x,S+12*i,A,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),M(e,t.x,S+u+.5*N.height+5*i,O,{also:`math letter ${T}-words`,key:"letter"}),gt(e,N,k,{colour:T,numbered:w,chosen:m,
exact:b}))}),c&&Pa(e,{x:d,y:t.y+3*h,width:f,height:l},o)]}function Pa(e,{x:t,y:n,width:s},o){let r=_(e),i=s/o.length,a=Math.
max(Ca,Math.ceil(o.length/8));for(;a<o.length&&a*i<W(e,"−888.88","tiny");)a*=2;let c=Math.ceil(o.length/a);return g("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*a,(h+1)*a),[d,f]=[t+h*a*i+2,t+(h*a+u.length)*i-2],m=u.reduce(
(w,p)=>w+p,0);return[g("path",{key:`span ${h}`,class:"axis",d:`M${d} ${n}v${4*r}H${f}v${-4*r}`}),M(e,(d+f)/2,n+17*r,E(m,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function Pe(e,t,n,s,o,r,i){let a=_(e),c=Da(n,s,o),l=Wa(n,s,r,c),h=Ha(
n,s,o,i.over,c),u={x:t.x,y:0,width:t.width},d=C(e,u,l).height+C(e,u,h).height+10*a,f=132*a,m=Math.max(70*a,Math.min(.36*
t.height,210*a)),w=t.height-d-m>=f,p=Math.min(t.height-d-(w?m:0),276*a),x=t.height-d-p,b=C(e,{...u,y:t.y+p+4*a},l),O=C(e,
{...u,y:t.y+p+b.height+6*a},h);return[g("g",{key:"dot"},he(e,{...t,height:p},n.dot,r)),g("path",{key:"rule",class:"rule",
d:`M${t.x} ${t.y+p}H${t.x+t.width}`}),g("g",{key:"score steps"},b.marks),g("g",{key:"softmax steps"},O.marks),w&&g("g",{
key:"softmax"},tr(e,{...t,y:t.y+p+d,height:x},s,o,i))]}function Da({dot:e,width:t,isScaled:n,bias:s,unmasked:o,isMasked:r},i,a){
let{scores:c,temperature:l,shift:h,exponentials:u}=i,d=n?e.sum/Math.sqrt(t):e.sum,f=Number(c[a])/l-h;return At(m=>{let w=(p,x)=>m(
p)===m(x);return n&&!w(m(e.sum)/Math.sqrt(t),d)||s&&!w(m(d)+m(s),o)?!1:r?!0:w(m(o)/l,o/l)&&w(m(o/l)-m(h),f)&&Dn(m(f),Number(
u[a]))})}function De({dot:e,bias:t,logit:n},s){return At(o=>(e===null||t===null||n===null||o(o(e.sum)+o(t))===o(n))&&s(o))}
function Dn(e,t){return at(Math.exp(e))===at(t)}function At(e){let t=ir.least;for(;t<ir.most&&!e((n,s=0)=>Number(n.toFixed(
t+s)));)t++;return t}function Wa({dot:e,width:t,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:i},{temperature:a},[c,
l],h){let u=n?e.sum/Math.sqrt(t):e.sum,d=[...v("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}-words`},{text:"\
 · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${E(e.sum,h)}`,kind:"strong"}],n?[{text:`${Jt} ÷ √${t}\
 = `},{text:E(u,h),kind:"strong"}]:[{text:`${Jt} not divided by √${t}: scaling is off`}]];return s!==null&&d.push(o?[{
text:`${Jt} no position bias: it is off`}]:[{text:`${Jt} ${s<0?"−":"+"} ${E(Math.abs(s),h)} (position bias) = `},{text:E(
i,h),kind:"strong"}]),r?d.push([{text:`${Jt} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&d.push([{text:`${Jt} ÷ te\
mperature ${Ua(a)} = `},{text:E(i/a,h),kind:"strong"}]),d}function Ha({isMasked:e},t,n,s,o){let{scores:r,temperature:i,shift:a,
exponentials:c,total:l,weights:h}=t;if(e)return v("The softmax gives a masked visit a weight of exactly 0.");let u=Number(
r[n])/i-a,d=Number(c[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:E(u,o),isRaised:!0},{text:` = ${at(d)}\
;`}],[{text:`${at(d)} / ${at(l)} = `},{text:In(Number(h[n])),kind:"strong"},{text:","}],...v(`where ${at(l)} is the sum \
over ${s}${a?`, after ${E(a,o)}, the largest score, is subtracted from each`:""}.`)]}function at(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=1)return String(Number(e.toPrecision(5)));if(e===0||e>=.001)return String(Number(e.toPrecision(
4)));let[t="",n=""]=e.toExponential(3).split("e");return`${t} × 10${Array.from(n,s=>Ra[s]??"").join("")}`}function ue(e){
let t=0;for(let n=1;n<e.length;n++)Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function Ua(e){return String(
Math.round(1e3*e)/1e3)}var Ba=6;function ar(e,t){let n=_(e),s=Gt(e.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},
rank:1,share:1.4,marks:r=>ja(e,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>Fa(e,r,s)}),o}
function cr(e){return De(e,t=>(1/(1+Math.exp(-t(e.logit)))).toFixed(3)===e.learned.toFixed(3))}function ja(e,t,n){let{hidden:s,
dot:o,bias:r,logit:i}=n,a=cr(n),c=_(e),l=j(e,t),h=o&&r!==null?[...v("Sum of the products"),[{text:"h",kind:"math query-w\
ords"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${E(o.sum,a)}`,kind:"strong"}],[{text:`→ ${r<0?"−":"\
+"} ${E(Math.abs(r),a)} (bias) =`}],[{text:"logit "},{text:E(i,a),kind:"strong"}]]:[...v("Each unit is multiplied by a l\
earned weight; the sum and a bias give the"),[{text:"logit "},{text:E(i,a),kind:"strong"}]],u=C(e,{...l,y:0},h),d=J(e,l.
x,l.y+l.height-10*c,"More about the gate",{"data-more":"gate"},{isButton:!1}),f=Math.min(l.height-u.height-36*c,450*c),m=C(
e,{...l,y:l.y+f+4*c},h),w=Bt(e,[s],s,l.width);return[...U(e,t,`${s.length} hidden units read the context`),g("g",{key:"d\
ot"},o?he(e,{...l,height:f},o,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},{letter:"w",
words:"Weight of each unit",colour:"key"}]):gt(e,{...l,height:f},s,{colour:"query",numbered:w})),...m.marks,d.mark]}function Fa(e,t,n){
let{reading:s}=e,o=_(e),r=j(e,t),{gate:i,trace:a}=s,c=C(e,{...r,y:0},f()),l=54*o,h={...r,x:r.x+34*o,width:r.width-48*o,y:r.
y+6*o,height:r.height-c.height-l-40*o},u=C(e,{...r,y:r.y+r.height-c.height-l-6*o},f());return[...U(e,t,d()),n&&h.height>=
60*o&&g("g",{key:"curve"},m(h,n)),...u.marks,g("g",{key:"shares"},w({...r,y:r.y+r.height-l+8*o,height:22*o}))];function d(){
return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone answers":typeof a.interventions.
gate=="number"?"A gate set by hand":"A fixed gate"}function f(){let{only:p}=a.interventions,x=[{text:`gate = ${i.toFixed(
3)}`,kind:"strong"}];if(!n){let T=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers:`:typeof a.interventions.
gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths count the same:";return[...v(T),x]}let b=[
[{text:"1 / (1 + e",kind:""},{text:E(-n.logit,cr(n)),isRaised:!0},{text:") = "},{text:n.learned.toFixed(3),kind:"strong"}]];
if(a.gate.learned)return[...b,...v(`is the gate: ${L(i,1)} of the answer comes from the pointer, ${L(1-i,1)} from genera\
tion.`)];let O=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers, so that the gate is ${i.toFixed(2)}.`:`\
It is set by hand to ${i.toFixed(3)}.`;return[...v(O),...v("As learned it would be"),...b]}function m(p,{logit:x,learned:b}){
let O=Math.max(Ba,Math.ceil(Math.abs(x))),T=P=>p.x+(P+O)/(2*O)*p.width,k=p.y+p.height,A=P=>k-P*p.height,$=Array.from({length:61},
(P,Q)=>{let Z=-O+Q/30*O;return`${T(Z).toFixed(1)} ${A(1/(1+Math.exp(-Z))).toFixed(1)}`}),[S,N]=[T(x),A(b)],R=x>0;return[
g("path",{key:"axes",class:"axis",d:`M${p.x} ${p.y}V${k}H${p.x+p.width}M${p.x} ${A(.5)}H${p.x+p.width}`}),[0,.5,1].map(P=>M(
e,p.x-6*o,A(P)+4*o,P===.5?"0.5":String(P),{kind:"tiny",anchor:"end",key:`share ${P}`})),[-O,0,O].map(P=>M(e,T(P),k+15*o,
E(P,0),{kind:"tiny",anchor:"middle",key:`logit ${P}`})),M(e,(T(0)+T(-O))/2,k+15*o,"logit",{kind:"tiny",anchor:"middle",key:"\
axis"}),g("path",{key:"line",class:"curve",d:`M${$.join("L")}`}),g("path",{key:"lead",class:"lead",d:`M${S} ${k}V${N}H${p.
x}`}),g("circle",{key:"point",class:"point",cx:S,cy:N,r:5.5*o}),M(e,S+(R?-10:10)*o,R?Math.max(N-6*o,p.y+9*o):N-8*o,b.toFixed(
2),{kind:"strong",anchor:R?"end":void 0,key:"value"})]}function w(p){let x=i*p.width;return[g("rect",{key:"pointer",class:"\
bar pointer",x:p.x,y:p.y,width:x,height:p.height}),g("rect",{key:"generation",class:"bar generation",x:p.x+x,y:p.y,width:p.
width-x,height:p.height}),M(e,p.x,p.y+p.height+15*o,`pointer ${L(i,1)}`,{kind:"small",key:"of pointer"}),M(e,p.x+p.width,
p.y+p.height+15*o,`generation ${L(1-i,1)}`,{kind:"small",anchor:"end",key:"of generation"})]}}var lr=14,hr=34;function X(e,t,n,{largest:s,most:o=hr,isOrdered:r=!1,isWalked:i=!1}={}){let a=_(e),c=Math.max(1,Math.floor(
t.height/(lr*a))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*a,t.height/(h.length+Number(l))),d=u>=30*
a,f=Math.max(1,Math.ceil(lr*a/u)),m=h.findIndex(({isChosen:$})=>$),w=u>=13*a&&h.some(({category:$})=>$!==void 0),p=w?22*
a:0,x=Math.max(...h.map(({text:$})=>W(e,$,"strong")))+8*a,b=Math.max(0,...h.map(({beside:$=""})=>$?W(e,$,"small")+10*a:0)),
O=Math.max(...h.map(({label:$,says:S=""})=>Math.max(W(e,$,"strong"),d?W(e,S,"small"):0)))+8*a,T=Math.min(O,.58*(t.width-
p-x-b)),k={x:t.x+p+T,width:Math.max(1,t.width-p-T-x-b)},A=s??(Math.max(...h.map(({parts:$})=>$.reduce((S,{value:N})=>S+Math.
abs(N),0)))||1);return[h.map(($,S)=>{let N=t.y+(S+.5)*u,R=S===m||(h.length-1-S)%f===0&&(m<0||Math.abs(S-m)>=f),P=k.x,Q=Math.
min(.62*u,.42*o*a);return g("g",{key:$.key,class:`${$.open?"part ":""}choice row${$.isChosen?" here":""}${$.isOff?" off":
""}`,"data-open":$.open??null,role:$.open?"button":null,tabindex:$.open?i&&!$.isChosen?"-1":0:null,"aria-label":$.open?`${$.
label}: ${$.text}`:null},g("rect",{key:"ground",class:"ground",x:t.x-3*a,y:N-u/2,width:t.width+6*a,height:u,rx:4}),w&&(R||
u>=17*a)&&$.category!==void 0&&St($.category,t.x,N-7.5*a,15*a),R&&M(e,t.x+p,N+(d&&$.says?-2:4.5)*a,$.label,{kind:$.isChosen?
"strong":"label",width:T-6*a,key:"name"}),d&&$.says&&M(e,t.x+p,N+12.5*a,$.says,{kind:"small",width:T-6*a,key:"says"}),$.
parts.map(({value:Z,colour:kt},B)=>{let I=Math.abs(Z)/A*k.width,F=g("rect",{key:`part ${B}`,class:`bar ${kt}${Z<0?" nega\
tive":""}${$.isChosen?" chosen":""}`,x:P,y:N-Q/2,width:Math.max(.5,Math.min(k.width,I)-($.parts.length>1&&I>2?.8:0)),height:Math.
max(1,Q)});return P+=I,F}),R&&$.beside&&M(e,t.x+t.width-x,N+4.5*a,$.beside,{kind:"small",anchor:"end",key:"beside"}),R&&
M(e,t.x+t.width,N+4.5*a,$.text,{kind:$.isChosen?"strong":"label",anchor:"end",key:"value"}),$.exact&&g("title",{},$.exact))}),
l&&M(e,t.x,t.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function Kt(e,t,n,s=hr){
return Math.min(s*_(e)*n,t.height)}function ur(e,t){let n=_(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:s=>Va(e,s,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:s=>Ga(e,s,t)}]}function Va(e,t,n){let{reading:s}=e,
o=_(e),r=j(e,t),a=(s.trace.location_probabilities.generation??[]).map(({location:d,probability:f})=>{let{label:m,category:w}=s.
nameOf(d),{logit:p}=xt(s,d);return{key:`place ${d}`,label:m,category:w,parts:[{value:f,colour:"generation"}],beside:p===
null?"":E(p,2),text:L(f,1),open:`generation.${d}`,isChosen:d===n.location,exact:`${m}: ${p===null?"":`logit ${E(p,4)}, `}\
probability ${L(f,3)}`}}),c=s.trace.architecture.locations,l=C(e,r,v(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=J(e,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.y+
l.height+4*o,height:r.height-l.height-34*o};return[...U(e,t,"What the generation head expects"),...l.marks,g("g",{key:"r\
ows"},X(e,u,a,{isWalked:!0})),h.mark]}function Ga(e,t,{location:n}){let{reading:s}=e,o=_(e),r=j(e,t),{label:i}=s.nameOf(
n),a=xt(s,n),{dot:c,bias:l,logit:h}=a,u=or(s),d=De(a,x=>h===null||!u||Dn(x(x(h)-x(u.shift)),Number(u.exponentials[n]))),
f=s.probabilityOf("generation",n),m=[];if(c&&l!==null&&m.push(...v("Sum of the products"),[{text:"c",kind:"math query-wo\
rds"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${E(c.sum,d)}`,kind:"strong"}],[{text:`→ ${l<0?"−":"+"}\
 ${E(Math.abs(l),d)} (bias) =`}]),h!==null&&m.push([{text:"logit "},{text:E(h,d),kind:"strong"}]),u){let x=Number(u.exponentials[n]),
b=Number(u.scores[n])-u.shift;m.push([{text:"→ e",kind:""},{text:E(b,d),isRaised:!0},{text:` = ${at(x)};`}],[{text:`${at(
x)} / ${at(u.total)} = `},{text:L(Number(u.weights[n]),1),kind:"strong"},{text:"."}],...v(`${at(u.total)} is the sum ove\
r the whole list${u.shift?`, after ${E(u.shift,d)}, the largest logit, is subtracted from each`:""}.`))}else m.push(...v(
"→ softmax over the whole list:"),[{text:L(f,1),kind:"strong"}]);let w=C(e,{...r,y:0},m),p=c?Math.min(r.height-w.height-
8*o,450*o):0;return[...U(e,t,`How does it score ${i}?`),c&&g("g",{key:"dot"},he(e,{...r,height:p},c,[{letter:"c",words:"\
The context: the last visit after all layers",colour:"query"},{letter:"w",words:`The weights of ${i}`,colour:"key"}])),...C(
e,{...r,y:r.y+p+(c?6*o:0)},m).marks]}var dr=24,fr=.045,Ya=30,qa=.6;function mr(e,t){let n=_(e),s=e.stage.size.width>=600*n,o=Math.min(e.reading.count*14,170),
r=Math.max(200,Math.min(e.reading.count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:t.
isLeaf?1:0,share:1.2,marks:i=>Ja(e,i,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:i=>Xa(e,i,
t)}]}function Ja(e,t,n){let{reading:s,isOwnScale:o}=e,{layer:r,head:i,query:a,visit:c}=n,l=_(e),{count:h}=s,u=s.weights(
r,i),d=s.isOff(r,i),f=o?u[ee(u)]||1:Ss(e),m=Math.min(.36*t.width,190*l),w=(t.width-m)/h>=Ya*l,p=za(e,t,n,d,w),x=t.y+42*l,
[b,O]=[t.width-m,t.height-44*l-p.height],T=t.width<600*l?1.9:1.15,k={width:b/h,height:Math.min(O/h,T*b/h)},A={x:t.x+m,y:x,
width:b,height:k.height*h},$=`layers.${r}.heads.${i}`,S=k.height>=30*l,N=Ka(k.height,13*l);return[M(e,t.x,t.y+15*l,m>=150*
l?"The visit that asks":"Who asks",{kind:"strong",width:m-8*l}),g("g",{key:"columns"},P()),g("g",{key:"rows"},Q()),g("im\
age",{key:"weights",class:"map",href:we(u,h,e.scale,f),...A,preserveAspectRatio:"none",opacity:d?.3:1}),g("rect",{key:"f\
rame",class:"map-frame",...A}),g("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${i}`},Z()),g("\
rect",{key:"column",class:"chosen-column",x:A.x+c*k.width,y:t.y,width:k.width,height:A.y+A.height-t.y,rx:3}),R(),g("rect",
{key:"cell",class:"chosen-cell",x:A.x+c*k.width,y:A.y+a*k.height,width:k.width,height:k.height}),p.at(A.y+A.height)];function R(){
let B=A.y+a*k.height,I=19*l,F=(V,ot)=>g("rect",{key:V,class:"chosen-row",...ot,rx:3}),{height:K}=k;if(K>=I)return F("row",
{x:t.x-3,y:B,width:t.width+3,height:K});let z={x:t.x-3,y:B+(K-I)/2,width:m,height:I};return[F("row",{x:A.x-1,y:B,width:A.
width+2,height:K}),F("asking",z)]}function P(){let B=k.width>=14*l,I=Math.min(15*l,k.width-3*l),F=k.width>=30*l,K=A.x;return s.
visits.map((z,V)=>{let ot=String(fe[z.weekday]),mt=z.weekday!==s.visits[V-1]?.weekday,ht=A.x+V*k.width,Nt=W(e,ot,"tiny"),
Kn=!B&&mt&&ht>=K&&ht+Nt<=A.x+A.width;Kn&&(K=ht+Nt+4*l);let Je=A.x+(V+.5)*k.width;return g("g",{key:`column ${V}`,class:`\
part choice${V===c?" here":""}${z.masked?" off":""}`,"data-open":`${$}.${a}.${V}`,role:"button",tabindex:"-1","aria-labe\
l":`Read from visit ${V+1}: ${D(s,V)}${z.masked?", masked":""}`},g("rect",{class:"ground",x:A.x+V*k.width,y:t.y,width:k.
width,height:42*l}),B&&St(z.category,Je-I/2,t.y+(F?0:22)*l,I),Kn&&M(e,ht,t.y+38*l,ot,{kind:"tiny",key:"weekday"}),F&&[M(
e,Je,t.y+26*l,ot,{kind:"tiny",anchor:"middle",key:"day"}),M(e,Je,t.y+38*l,k.width>=40*l?Et(z.start_minute):`${Math.floor(
z.start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],g("title",{},D(s,V)))})}function Q(){return s.visits.map(
(B,I)=>{let F=A.y+(I+.5)*k.height,K=I===a,z=K||(h-1-I)%N===0&&Math.abs(I-a)>=N,V=Math.min(18*l,k.height-1.5*l),ot=k.height>=
12*l,mt=t.x+(ot?V+10*l:4*l),ht=A.x-mt-6*l,Nt=K||S?"strong":"label";return g("g",{key:`row ${I}`,class:`part choice${K?" \
here":""}`,"data-open":`${$}.${I}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${I+1} asks: ${D(s,I)}`},g("rect",
{class:"ground",x:t.x,y:F-k.height/2,width:m,height:k.height}),ot&&St(B.category,t.x+3*l,F-V/2,V),z&&M(e,mt,F+(S?-2:4.5)*
l,B.label,{kind:Nt,width:ht,key:"name"}),S&&M(e,mt,F+12*l,`${yt(s,I)} · ${Zo(s,I)}`,{kind:"small",width:ht,key:"when"}),
g("title",{},D(s,I)))})}function Z(){let B=[];for(let I=0;I<h;I++){if(h>dr&&I!==a){B.push(g("rect",{key:`row ${I}`,class:"\
cell",x:A.x,y:A.y+I*k.height,width:A.width,height:k.height,"data-open":`${$}.${I}.${c}`},g("title",{},D(s,I))));continue}
for(let F=0;F<h;F++)B.push(kt(I,F))}return B}function kt(B,I){let F=Number(u[B*h+I]),[K,z]=[A.x+I*k.width,A.y+B*k.height],
V=B===a&&I===c,ot=String(Math.round(100*F)),mt=Nt=>k.width>=W(e,ot.padStart(2,"0"),Nt)+2*l,ht=(F>=fr||w||B===a)&&k.height>=
13*l&&mt("tiny");return g("g",{key:`${B} ${I}`,class:"cell"},g("rect",{key:"cell",x:K,y:z,width:k.width,height:k.height,
"data-open":`${$}.${B}.${I}`,role:"button",tabindex:V?0:"-1","aria-current":V?"true":null},g("title",{},`${D(s,B)} reads\
 ${L(F,1)} from ${D(s,I)}`)),ht&&M(e,K+k.width/2,z+k.height/2+4.5*l,ot,{kind:F/f>=.3&&mt("strong")?"strong":"tiny",anchor:"\
middle",also:F/f>=qa&&!d?"on-dark":"on-light",key:"weight"}))}}function Ka(e,t){return Math.max(1,Math.ceil(t/e))}function za(e,t,{
layer:n,head:s,query:o,isLeaf:r},i,a){let{canAct:c,canAsk:l,reading:h}=e,u=_(e),d=h.isRemoved(n,s),f=t.height>=330*u,m=`\
layers.${n}.heads.${s}`,p=[c&&{text:d?"Switch head on":"Switch head off",attributes:{"data-act":"head","data-part":m},isPressed:d},
l&&!d&&{text:"Ask the hall: what without it?",attributes:{"data-act":"ask","data-part":m}},r?{text:"More about query and\
 keys",attributes:{"data-more":"neurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"More about thi\
s head",attributes:{"data-more":"head","data-layer":n,"data-head":s},isButton:!1},{text:Ts(e),attributes:{"data-act":"sc\
ale"}}].filter(k=>k!==!1),x=a?"Values in %; each row adds up to 100.":`Values in %, other rows from ${Math.round(100*fr)}\
 on; each row adds up to 100.`,b=i?"Switched off: these weights would have been used.":`Columns: the visit it reads from\
. ${h.count>dr?"A stronger colour is more; each row adds up to 100 %.":x}`,O=f?v(b):[],T=C(e,{...t,y:0},O,"small").height;
return{height:T+40*u,at(k){let A=t.x,$=[];for(let{text:S,attributes:N,...R}of p){let P=J(e,A,k+T+22*u,S,N,R);A+P.width>t.
x+t.width||($.push(P.mark),A+=P.width+10*u)}return[g("g",{key:"explained"},C(e,{...t,y:k+3*u},O,"small").marks),g("g",{key:"\
controls"},$)]}}}function Xa(e,t,{layer:n,head:s,query:o,visit:r}){let{reading:i}=e,a=o===i.count-1?"the last visit":`vi\
sit ${o+1}`,c=o===r?"itself":_t(i,r);return[...U(e,t,`How much does ${a} read from ${c}?`,`${a.charAt(0).toUpperCase()}${a.
slice(1)} reads ${c}`),g("g",{key:"worked"},Pe(e,j(e,t),jt(i,n,s,o,r),Ce(i,n,s,o),r,[{letter:"q",words:`Query of ${D(i,o)}`,
colour:"query"},{letter:"k",words:`Key of ${D(i,r)}`,colour:"key"}],{colour:"attention-bar",over:`all ${i.count} visits \
of this row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var pr=56;function gr(e,t){let n=_(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>Qa(
e,s,t)},...e.reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>Za(e,s,t)}]:[]]}function Qa(e,t,{
location:n}){let{reading:s}=e,o=_(e),r=Yt(s,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,
[d,f]=[i.toFixed(2),(1-i).toFixed(2)],m=s.pointerWeights,w=[],p=S=>r.visits.map(N=>({value:S*Number(m[N]),colour:"pointe\
r"}));s.hasPointer&&w.push({key:"pointer",label:"Pointer",parts:p(1),text:nt(a),open:"pointer"}),s.hasGate&&w.push({key:"\
from pointer",label:`× gate ${d}`,parts:p(i),text:nt(l),open:"gate"}),s.hasGeneration&&w.push({key:"generation",label:"\
Generation",parts:[{value:c,colour:"generation"}],text:nt(c),open:`generation.${n}`}),s.hasGate&&w.push({key:"from gener\
ation",label:`× (1 − ${d})`,parts:[{value:h,colour:"generation"}],text:nt(h),open:"gate"}),w.push({key:"answer",label:"\
Answer",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:S})=>S>0),text:nt(u),isChosen:!0});
let x=j(e,t),b=s.hasGate?[[{text:`${d} × ${nt(a)} = ${nt(l)}`}],...v("come from the pointer,"),[{text:`${f} × ${nt(c)}\
 = ${nt(h)}`}],...v("from generation. Together:"),[{text:nt(u),kind:"strong"},{text:"."}],...v("All bars have one scale.")]:
[...v(`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],O=C(e,{...x,
y:0},b),T={...x,height:x.height-O.height-44*o},k=Kt(e,T,w.length,pr),A=C(e,{...x,y:x.y+k+8*o},b),$=J(e,x.x,x.y+x.height-
10*o,"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...U(e,t,`How probable is ${s.nameOf(n).label}\
?`),g("g",{key:"rows"},X(e,T,w,{most:pr})),...A.marks,$.mark]}function Za(e,t,{location:n}){let{reading:s}=e,o=_(e),{visits:r,
pointer:i}=Yt(s,n),a=j(e,t),c="Its visits";if(r.length===0){let p=v("None of the visits is here, so the pointer cannot c\
hoose it.");return[...U(e,t,c),...C(e,a,p).marks]}let l=s.pointerWeights,h=r.map(p=>({key:`visit ${p}`,label:`${yt(s,p)}\
 (visit ${p+1})`,parts:[{value:Number(l[p]),colour:"pointer"}],text:nt(Number(l[p])),open:`pointer.${p}`,isOff:s.visits[p]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",d=[...v(u),[{text:nt(i),kind:"strong"},
{text:"."}]],f=C(e,{...a,y:0},d),m={...a,height:a.height-f.height-8*o},w=Kt(e,m,h.length);return[...U(e,t,c),g("g",{key:"\
rows"},X(e,m,h,{isOrdered:!0})),...C(e,{...a,y:a.y+w+6*o},d).marks]}function nt(e){return L(e,e>=.01||e===0?1:e>=1e-5?3:
5)}function yr(e,t){let n=_(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:s=>tc(
e,s,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:s=>ec(e,s,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>nc(e,s)}]}function tc(e,t,n){let{reading:s}=e,o=_(e),r=j(e,t),i=C(e,r,
v("A score for each visit, and its weight after the softmax."),"small"),a=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((d,f)=>({key:`visit ${f}`,label:d.label,says:yt(s,f),category:d.category,parts:[{value:Number(c[f]),colour:"pointer"}],
beside:E(Number(a[f]),2),text:L(Number(c[f]),1),open:`pointer.${f}`,isChosen:f===n.visit,isOff:d.masked,exact:`${D(s,f)}\
: score ${E(Number(a[f]),4)}, weight ${L(Number(c[f]),2)}`})),h=J(e,r.x,r.y+r.height-10*o,"More about the pointer",{"dat\
a-more":"pointer"},{isButton:!1}),u={...r,y:r.y+i.height+4*o,height:r.height-i.height-34*o};return[...U(e,t,"What the po\
inter reads"),...i.marks,g("g",{key:"rows"},X(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function ec(e,t,{visit:n}){let{
reading:s}=e;return[...U(e,t,`How does the pointer score ${_t(s,n)}, ${yt(s,n)}?`,`Score of ${_t(s,n)}`),g("g",{key:"wor\
ked"},Pe(e,j(e,t),Ft(s,n),Ie(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${D(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function nc(e,t){let{reading:n}=e,s=_(e),o=j(e,t),r=n.pointerWeights,i=C(e,o,v("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:d,probability:f,
visits:m})=>({key:`place ${h}`,label:m.length>1?`${u} (${m.length})`:u,category:d,parts:m.map(w=>({value:Number(r[w]),colour:"\
pointer"})),text:L(f,1),open:h>1?`places.${h}`:null,exact:`${m.map(w=>L(Number(r[w]),2)).join(" + ")} = ${L(f,2)}`})),c={
...o,y:o.y+i.height+6*s,height:o.height-i.height-36*s},l=J(e,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"s\
catter-add"},{isButton:!1});return[...U(e,t,"Sums per place"),...i.marks,g("g",{key:"rows"},X(e,c,a)),l.mark]}function wr(e,t){let n=_(e),s=br(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:t.
number===null?0:1,share:1.5,marks:o=>sc(e,o,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:o=>oc(e,o,t)}]}function He(e,{layer:t,visit:n,number:s}){return s??ue(G(e,`layers.${t}.residual_out`,n))}function br(e,{
layer:t,visit:n}){let s=`layers.${t}`,o=e.has(`${s}.attention_out`),r=e.trace.interventions.residuals!==!1,i=u=>e.isSkipped(
t,u),a=[],c=(u,d,f,m="plain")=>{let w=G(e,`${s}.${u}`,n),p=`length ${E(Math.hypot(...w))}`;a.push({key:u,title:d,says:f||
p,values:w,colour:m})},l=(u,d)=>r?i(u)?"unchanged":"":i(u)?"nothing":`${d} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!e.has(`${s}.${u}\
.mean`))return"off: unchanged";let d=Number(e.values(`${s}.${u}.mean`)[n]),f=1/Number(e.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${E(d,2)}, deviation ${E(f,2)}`}}function sc(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=_(e),
a=j(e,t),c=He(s,n),l=br(s,n),h={...a,height:a.height-34*i},u=r===s.count-1,d=a.x,f=[],m=(w,p,x=!0)=>{let b=J(e,d,a.y+a.height-
10*i,w,p,{isButton:x});d+b.width>a.x+a.width||(f.push(b.mark),d+=b.width+10*i)};return r>0&&m("Earlier visit",{"data-ope\
n":`layers.${o}.stream.${r-1}`}),u||m("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),m("More about the layers",
{"data-more":"layers"},!1),[...U(e,t,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${D(s,r)}`,`Layer ${o}: ${D(s,
r)}`),g("g",{key:"rows"},Tt(e,h,l,{chosen:c,open:w=>`layers.${o}.stream.${r}.${w}`})),g("g",{key:"controls"},f)]}function oc(e,t,n){
let{reading:s}=e,{layer:o,visit:r}=n,i=_(e),a=He(s,n),c=j(e,t),{y:l}=c,h=[];for(let d of rc(s,o,r,a)){let f=C(e,{...c,y:l},
d);if(l+f.height>c.y+c.height)break;h.push(...f.marks),l+=f.height+4*i}let u={...c,y:l+6*i,height:c.y+c.height-l-6*i};return[
...U(e,t,`Number ${a+1} of ${s.trace.architecture.d_model}, worked out`),g("g",{key:"lines"},h),u.height>=90*i&&g("g",{key:"\
units"},ic(e,u,o,r,a))]}function rc(e,t,n,s){let o=`layers.${t}`,r=`transformer.layers.${t}`,i=h=>Number(G(e,`${o}.${h}`,
n)[s]),a=e.trace.interventions.residuals!==!1,c=[[...v("Comes in:"),Wn(i("residual_in"))]];return e.has(`${o}.attention_\
out`)&&(c.push(We("Norm 1:",le(e,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(l("After the heads:",i("resi\
dual_in"),i("attention_out"),i("residual_mid"),e.isSkipped(t,"attention")))),c.push(We("Norm 2:",le(e,`${o}.residual_mid`,
`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",i("residual_mid"),i("feed_forward.out"),i("r\
esidual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,d,f,m){let w=m?"0 (skipped)":null;return a?Hn(h,u,d,f,w):
[...v(`${h} no residual connection, so only`),[{text:w??E(d,2),kind:"strong"}]]}}function We(e,t){if(!t)return v(`${e} o\
ff, the number stays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:i,bias:a,result:c}=t,l=At(u=>{let d=u((u(n,
1)-u(s,1))*u(o,1));return d!==u(r)||i===null||a===null?d===u(r):E(d*u(i,1)+u(a,1),2)===E(c,2)}),h=u=>E(u,l+1);return[...v(
e),[{text:`(${h(n)} ${s<0?"+":"−"} ${h(Math.abs(s))})`}],[{text:`× ${h(o)} = ${E(r,l)};`}],...i===null||a===null?v("t\
hen a learned factor and bias give").concat([Wn(c)]):[[{text:`${E(r,l)} × ${h(i)} ${a<0?"−":"+"} ${h(Math.abs(a))} =`}],
Wn(c)]]}function Hn(e,t,n,s,o=null){let r=At(a=>o!==null||a(a(t)+a(n))===a(s)),i=n<0&&o===null?"−":"+";return[...v(e),
[{text:`${E(t,r)} ${i} ${o??E(Math.abs(n),r)} =`}],[{text:E(s,r),kind:"strong"}]]}function Wn(e){return[{text:E(e,2),kind:"\
strong"}]}function ic(e,t,n,s,o){let{reading:r}=e,i=_(e),a=G(r,`layers.${n}.feed_forward.pre`,s),c=G(r,`layers.${n}.feed\
_forward.hidden`,s),l=Re(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((b,O)=>Math.abs(Number(h[O]))-Math.
abs(Number(h[b]))),d=Array.from(c).filter(b=>b>0).length,f=r.isSkipped(n,"feed_forward")?"The network is skipped: nothin\
g of this is added. ":"",m=l?`${d} of ${c.length} hidden units are above 0. Each is activated (GELU), times a weight; al\
l products add up to ${E(qt(h),2)}, the bias adds ${E(l.bias,2)}:`:`${d} of ${c.length} hidden units are above 0 after t\
he activation (GELU). The largest:`,w=C(e,t,v(f+m),"small"),p=Math.max(1,Math.floor((t.height-w.height)/(20*i))),x=u.slice(
0,p).map(b=>({key:`unit ${b}`,label:`unit ${b+1}`,parts:[{value:Number(h[b]),colour:"plain"}],beside:`${E(Number(a[b]))}\
 → ${E(Number(c[b]))}${l?` × ${E(Number(l.dot.second[b]),2)}`:""}`,text:E(Number(h[b]),2)}));return[...w.marks,X(e,{...t,
y:t.y+w.height+2*i,height:t.height-w.height-4*i},x)]}var ac=864e5,cc=.1;function Un(e,t){let n=_(e),s=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},
rank:s?1:0,share:1.2,marks:o=>hc(e,o,t)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>uc(e,o,t)},...t.
kind==="visit"?[{key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>mc(e,o,t)}]:[]]}function Bn(e,t,n){
let{trace:s,count:o}=e,r=e.visits[n],{without_features:i=[],position_from_end:a}=s.interventions;if(i.some(c=>c===t)||t===
"position_from_end"&&a===!1)return"left out: all zeros";if(!r)return"";switch(t){case"location":return r.label;case"user":
return s.user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/ge)*ge;return`${Et(
c)} to ${Et((c+ge)%1440)}`}case"weekday":return te[r.weekday]??"";case"recency":{let c=lc(e,n);return c===null?"days bef\
ore the prediction":c>=Ze?`${Ze} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{
let c=Math.floor(r.duration_minutes/It)*It,l=c+It;return c>=tn*It?`${Mt(tn*It)} or more`:`${c?Mt(c):"0"} to ${Mt(l)}`}default:{
let c=o-n,l=s.architecture.max_visits-1;return c===1?"the last visit":c>=l?`${l} or more from the end`:`${c} from the en\
d`}}}function lc({trace:e,visits:t},n){let s=t[n]?.arrival;if(!s)return null;let o=r=>Date.parse(r.slice(0,10))/ac;return Math.
round(o(e.predict_at)-o(s))}function hc(e,t,{kind:n,visit:s}){let{reading:o}=e,r=_(e),i=j(e,t),a=o.slices.map(({name:d,label:f,
lengths:m})=>({key:d,title:f,says:Bn(o,d,s),values:Pn(o,d,s),colour:Number(m[s])===0?"plain off":"plain"})),c=a.reduce((d,{
values:f})=>d+f.length,0),l=C(e,i,v(`${a.length} vectors, ${c} numbers together; the network learned a vector for every \
value.`),"small"),h=J(e,i.x,i.y+i.height-10*r,"More about features",{"data-more":"features"},{isButton:!1}),u={...i,y:i.
y+l.height+2*r,height:i.height-l.height-34*r};return[...U(e,t,n==="inputs"?"What the last visit is made of":D(o,s)),...l.
marks,g("g",{key:"rows"},Tt(e,u,a)),h.mark]}function uc(e,t,{kind:n,visit:s,number:o}){let{reading:r}=e,i=_(e),a=j(e,t),
c=G(r,"inputs.projected",s),l=o??ue(c),h=sr(r,s,l),u=n==="inputs"?"inputs":`visits.${s}`,d=[{key:"projected",title:`${c.
length} numbers`,says:r.has("inputs.norm")?"all features, mixed":"",values:c,colour:"stream"}],f={...a,height:Math.min(86*
i,.26*a.height)},m=fc(r,s,l),w=[],p=m.reduce((T,k)=>T+C(e,{...a,y:0},k).height+4*i,0),x={...a,y:f.y+f.height+28*i,height:a.
height-f.height-p-36*i},b=h?dc(h):[],O=x.y+(b.length?Kt(e,x,b.length)+6*i:0);for(let T of m){let k=C(e,{...a,y:O},T);if(O+
k.height>a.y+a.height+2)break;w.push(...k.marks),O+=k.height+4*i}return[...U(e,t,"The vector that enters the layers"),g(
"g",{key:"vector"},Tt(e,f,d,{chosen:l,open:T=>`${u}.${T}`})),b.length>0&&C(e,{...a,y:f.y+f.height+4*i},v(`Number ${l+1}:\
 each feature × its weights`),"small").marks,b.length>0&&g("g",{key:"rows"},X(e,x,b)),g("g",{key:"lines"},w)]}function dc({
parts:e,bias:t}){return[...e.map(({name:s,label:o,dot:r})=>({key:s,label:o,parts:[{value:r.sum,colour:"plain"}],text:E(r.
sum,2),exact:`${o}: the sum of ${r.products.length} products is ${E(r.sum,4)}`})),{key:"bias",label:"bias",parts:[{value:t,
colour:"plain"}],text:E(t,2),exact:""}]}function fc(e,t,n){if(!e.has("inputs.norm"))return[];let s=Number(G(e,"inputs.pr\
ojected",t)[n]),o=Number(G(e,"layers.0.residual_in",t)[n]),r=le(e,"inputs.projected","inputs.norm","input_norm",t,n),i=[
[...v("Sum:"),[{text:E(s,2),kind:"strong"}]],We("Norm:",r)];if(e.trace.architecture.components.includes("sinusoidal")){let a=e.
trace.architecture.d_model,c=wt(e,"pos_encoding",t*a+n);e.trace.interventions.sinusoidal===!1?i.push(v("No position enco\
ding: it is off.")):c!==null&&r&&i.push(Hn("Position encoding:",r.result,c,o))}return i}function mc(e,t,{visit:n}){let{reading:s}=e,
o=_(e),r=j(e,t),i=[];for(let m=0;m<s.layers;m++)for(let w=0;w<s.heads;w++){let p=Number(s.lastRow(m,w)[n]),x=s.isOff(m,w);
i.push({key:`${m} ${w}`,label:`Layer ${m}, head ${w}`,parts:[{value:p,colour:"plain"}],text:x?"off":L(p,1),open:`layers.${m}\
.heads.${w}.${s.count-1}.${n}`,isOff:x})}let a=[];if(s.hasPointer){let m=Number(s.pointerWeights[n]);if(i.push({key:"poi\
nter",label:"Pointer",parts:[{value:m,colour:"pointer"}],text:L(m,1),open:`pointer.${n}`}),s.hasGate){let w=L(m*s.gate,1),
p=Number(m.toFixed(3)),x=At(b=>L(p*b(s.gate),1)===w);a.push(...v("To the answer the pointer carries"),[{text:`${L(m,1)} \
× gate ${s.gate.toFixed(x)} = `},{text:w,kind:"strong"},{text:"."}])}}let c=C(e,r,v(s.visits[n]?.masked?"This visit is \
masked: nothing reads it.":"How much the last visit reads from it"),"small"),l=C(e,{...r,y:0},a),h={...r,y:r.y+c.height+
2*o,height:r.height-c.height-l.height-8*o},u=Kt(e,h,i.length),d=i.map(({parts:m})=>Number(m[0]?.value)),f=Math.max(cc,...d);
return[...U(e,t,"Who reads it?"),...c.marks,i.length>0&&g("g",{key:"rows"},X(e,h,i,{largest:f})),g("g",{key:"end"},C(e,{
...r,y:h.y+u+6*o},a).marks)]}var pc={head:mr,stream:wr,inputs:Un,visit:Un,context:er,pointer:yr,generation:ur,gate:ar,place:gr};function xr(e,t){let n=ft(
t,e.reading);return n?Yo(e,n,pc[n.kind](e,n)):[]}function $r(e,t){let n=ft(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return yc(n,t);break;case"stream":
return wc(n,t);case"pointer":if(n.isLeaf)return bc(n,t);break;case"generation":if(n.isLeaf)return xc(n,t);break;case"gat\
e":return $c(t);default:break}return nn(ye(gc(n),t),t,null)}function gc({kind:e,layer:t,head:n,visit:s,location:o}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${s}`:e==="place"?`places.${o}`:e}function yc({layer:e,head:t,query:n,
visit:s},o){let r=o.weights(e,t).subarray(n*o.count,(n+1)*o.count),i=Number(r[s]),a=r.filter(m=>m>i).length,c=n===s?"its\
elf":D(o,s),l=`${D(o,n)}, reads ${L(i,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=jt(o,e,t,n,s),d=o.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${o.count} weights in its row ${a===1?"is":"are"} larger.`,f=o.isOff(e,t)?" The head is off: t\
he weight would have been used.":"";return{title:l,text:`Query and key multiply to ${E(h.sum,2)}, which makes a score of\
 ${E(u,2)}. ${d}${f}`}}function wc({layer:e,visit:t},n){let s=`layers.${e}`,o=l=>E(Math.hypot(...G(n,`${s}.${l}`,t))),r=n.
has(`${s}.attention_out`),i=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of length ${o(l)}`,a=r?`its head\
s give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Without residual connections onl\
y what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${D(n,t)}.`,text:`The visit comes in as a vector o\
f length ${o("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_forward")}. It leaves with lengt\
h ${o("residual_out")}.${c}`}}function bc({visit:e},t){let n=L(Number(t.pointerWeights[e]),1),s=`The pointer gives ${D(t,
e)}, ${n}.`;if(t.visits[e]?.masked)return{title:s,text:"The visit is masked: it cannot be chosen."};let{dot:o,bias:r,isBiasOff:i,
score:a}=Ft(t,e),c=r!==null&&!i?` and the bias of its position is ${E(r,2)}`:"";return{title:s,text:`Query and key multi\
ply to ${E(o.sum,2)}${c}; its score is ${E(a,2)}. The weight counts for ${_t(t,e)}.`}}function xc({location:e},t){let{logit:n}=xt(
t,e),s=t.probabilityOf("generation",e),o=n===null?"":`Its logit is ${E(n,2)}; `,r=`the softmax over all places makes it ${L(
s,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation head.`,text:o?o+r:r.charAt(0).toUpperCase()+
r.slice(1)}}function $c(e){let t=nn({kind:"gate"},e,null),n=Gt(e);if(!n)return t;let{logit:s,learned:o,hidden:r}=n,i=e.trace.
gate.learned?`Its ${r.length} hidden units and the bias add up to a logit of ${E(s,2)}.`:`As learned it would be ${o.toFixed(
2)}.`;return{title:t.title,text:`${t.text} ${i}`}}var kc=7;function kr(e,{names:t,run:n},s){if(!t.length)return e;let o=kc*s/13;return Me(e,r=>t.includes(r)?{className:"p\
ut-in",words:`put in from the ${n} run`,onTop:i=>Ec(i,n,o)}:null)}function Ec({attributes:{x:e,y:t,width:n}},s,o){let[r,
i]=[Number(e)+Number(n),Number(t)],a=.45*o;return g("g",{key:"put in",class:"badge"},g("circle",{cx:r,cy:i,r:o}),g("path",
{d:`M${r+a} ${i-a}L${r-a} ${i+a}m0 ${-1.5*a}v${1.5*a}h${1.5*a}`}),g("title",{},`Put in from the ${s} run`))}var Oc={ArrowUp:.05,ArrowRight:.05,ArrowDown:-.05,ArrowLeft:-.05,PageUp:.2,PageDown:-.2,Home:-1,End:1},Sc=.00501,Er="Up \
and Page Up raise it, Down and Page Down lower it, Home and End set 0 and 1; Left and Right lead to other parts.";function Or(e,t){
let n=Oc[t];if(n===void 0)return null;let s=Math.round(100*Math.min(1,Math.max(0,e.gate+n)))/100,o=e.has("gate.logit")?e.
values("gate.logit")[0]:Number.NaN;return{kind:"gate",value:Math.abs(s-1/(1+Math.exp(-o)))<Sc&&s>0&&s<1?null:s,isDone:!0}}var Ue="http://www.w3.org/2000/svg",Sr=1.7,Tc=1.2,Tr=20,_c=["fill","stroke","stroke-width","stroke-dasharray","stroke-li\
necap","stroke-linejoin","opacity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],Ac={fill:"\
rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"mi\
ter",opacity:"1","paint-order":"normal","text-decoration-line":"none"},Nc=".handle, .handle-words, .control, .escape",vc=new Set(
["font-size","font-weight","text-anchor"]);function _r(e,{title:t,ground:n,lines:s}){let o=e.cloneNode(!0),{width:r,height:i}=e.
viewBox.baseVal,a=Number(e.getAttribute("font-size")),c=s.length*Sr*a,l=c+i,h=[],u=e.querySelectorAll("*");for(let[w,p]of o.
querySelectorAll("*").entries()){let x=u[w];x&&Mc(p,getComputedStyle(x)),p.matches(Nc)&&h.push(p);for(let b of["class","\
data-part","data-open","data-act","tabindex","role"])p.removeAttribute(b)}for(let w of[...h,...o.querySelectorAll("[visi\
bility]")])w.remove();let d=document.createElementNS(Ue,"title");d.textContent=t;let f=document.createElementNS(Ue,"rect");
f.setAttribute("y",String(-c)),f.setAttribute("width",String(r)),f.setAttribute("height",String(l)),f.setAttribute("fill",
n);let m=s.map((w,p)=>{let x=a*(p?1:Tc),b=document.createElementNS(Ue,"text");return b.textContent=de(w,r-2*Tr,x,p===0),
b.setAttribute("x",String(Tr)),b.setAttribute("y",String((p+.8)*Sr*a-c)),b.setAttribute("font-size",String(x)),b.setAttribute(
"font-weight",p?"400":"600"),b.setAttribute("fill",getComputedStyle(e).color),b});return o.prepend(d,f,...m),o.setAttribute(
"viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("xmlns",Ue),o.setAttribute("width",String(r)),o.setAttribute("height",String(
l)),o.setAttribute("font-family",getComputedStyle(e).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.
setAttribute("role","img"),o.setAttribute("aria-label",t),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(
o),width:r,height:l}}function Mc(e,t){if(e.localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}
e.localName==="image"&&e.setAttribute("style","image-rendering: pixelated");for(let n of _c){if(vc.has(n)&&e.localName!==
"text")continue;let s=t.getPropertyValue(n);s&&s!==Ac[n]&&e.setAttribute(n,s)}}function Ar({columns:e,rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>jn(
"th",r,"col")));let o=n.createTBody();for(let[r,...i]of t)o.insertRow().append(jn("th",r,"row"),...i.map(a=>jn("td",a)));
return n}function jn(e,t,n){let s=document.createElement(e);n&&(s.scope=n);let o=typeof t=="number"&&!Number.isInteger(t)?
t.toFixed(6):String(t??"–");return s.textContent=Number(o)===0?o.replace("-",""):o,s}function Nr({columns:e,rows:t}){return`${[
e,...t].map(s=>s.map(Pc).join(",")).join(`\r
`)}\r
`}var Lc=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Cc=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Ic=/^(?=[\t\r\n])/;function Rc(e){return(Number.isInteger(e)?[]:[6,7,8,9]).map(s=>Number(e.toPrecision(s))).find(s=>Math.
fround(s)===e)??e}function Pc(e){if(e==null)return"";if(typeof e=="number")return Number.isNaN(e)?"":String(Rc(e));let t=e.
replace(Cc,"$1'").replace(Ic,"'"),n=Lc.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function Mr(e,t=null,n=null){if(t===null)return[Wc(e,n),Hc(e,n)];let s=ft(t,e);return s?Dc[s.kind](e,s):[]}var Dc={head:Uc,
stream:Bc,inputs:vr,visit:vr,context:jc,pointer:Fc,generation:Vc,gate:Gc,place:Yc};function Wc(e,t){let{hasPointer:n}=e,
s=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","Stay in minutes",...n?
["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:e.visits.map((o,r)=>[D(e,r),o.duration_minutes,
...n?[Vn(e.pointerScores[r]),e.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function Hc(e,t){let{final:n}=e.trace.
location_probabilities,s=[...n.map(({location:o})=>o),Qe];return{caption:`The answer, with a gate of ${e.gate.toFixed(3)}`,
columns:["Place","By the pointer","By generation","From the pointer","From generation","Probability",...t?[`Probability ${t.
words}`]:[]],rows:s.map(o=>{let{pointer:r,generation:i,fromPointer:a,fromGeneration:c}=Yt(e,o),l=e.probabilityOf("final",
o);return[o===Qe?"A place that the model does not know":e.nameOf(o).label,r,i,a,c,l,...t?[t.knownProbability(o)]:[]]})}}
function Uc(e,{layer:t,head:n,query:s,visit:o,isLeaf:r}){let{count:i}=e,a=e.weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.
map((d,f)=>D(e,f));if(!r)return[{caption:`Weights of ${c}: rows are the visits that ask, columns those they read from`,columns:[
"Visit that asks",...l],rows:l.map((d,f)=>[d,...a.subarray(f*i,(f+1)*i)])}];let h=Ce(e,t,n,s),{dot:u}=jt(e,t,n,s,o);return[
Be(`Query of ${l[s]} × key of ${l[o]}, ${c}`,["Query","Key"],u),{caption:`The row of ${l[s]}`,columns:["Visit it reads \
from","Score","Weight"],rows:l.map((d,f)=>[d,Vn(h.scores[f]),a[s*i+f]])}]}function Bc(e,t){let{layer:n,visit:s}=t,o=`lay\
ers.${n}`,r=[["Comes in","residual_in"],["Norm 1","norm1"],["Heads","attention_out"],["After the heads","residual_mid"],
["Norm 2","norm2"],["Feed-forward","feed_forward.out"],["Leaves","residual_out"]].filter(([,u])=>e.has(`${o}.${u}`)),i=r.
map(([,u])=>G(e,`${o}.${u}`,s)),a=He(e,t),c=Re(e,n,s,a),l=G(e,`${o}.feed_forward.pre`,s),h=G(e,`${o}.feed_forward.hidden`,
s);return[{caption:`${D(e,s)}, in layer ${n}`,columns:["Number",...r.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,d)=>[
d+1,...i.map(f=>f[d])])},{caption:`Hidden units of the feed-forward network${c?`, and what they give number ${a+1}`:""}`,
columns:["Unit","Before the activation","After it",...c?["Weight","Product"]:[]],rows:Array.from(h,(u,d)=>[d+1,l[d],u,...c?
[c.dot.second[d],c.dot.products[d]]:[]])}]}function vr(e,{kind:t,visit:n}){let s=G(e,"inputs.projected",n),o=[{caption:`\
What ${D(e,n)} is made of`,columns:["Feature","Value","Length of its vector"],rows:e.slices.map(({name:i,label:a,lengths:c})=>[
a,Bn(e,i,n),c[n]])},Fn("All features mixed by one matrix",s)];if(t==="inputs")return o;let r=Array.from({length:e.layers*
e.heads},(i,a)=>{let[c,l]=[Math.floor(a/e.heads),a%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.
hasPointer&&r.push(["Pointer",e.pointerWeights[n]]),o.push({caption:"How much the last visit reads from it",columns:["Re\
ader","Weight"],rows:r}),o}function jc(e){return[Fn("The context: the last visit after all layers",e.values("context"))]}
function Fc(e,{visit:t,isLeaf:n}){let s=Ie(e),o=e.visits.map((l,h)=>D(e,h)),r=e.values("pointer.content_scores"),i=e.has(
"pointer.bias")?e.values("pointer.bias"):null,a=[{caption:"The pointer’s score and weight of each visit",columns:["Vis\
it","Content score",...i?["Position bias"]:[],"Score","Weight"],rows:o.map((l,h)=>[l,r[h],...i?[i[h]]:[],Vn(s.scores[h]),
e.pointerWeights[h]])},{caption:"Weights added up by place",columns:["Place","Visits","Probability"],rows:e.pointedPlaces.
map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];if(!n)return a;let{dot:c}=Ft(e,t);return[Be(`Query of the cont\
ext × key of ${o[t]}`,["Query","Key"],c),...a]}function Vc(e,{location:t,isLeaf:n}){let s=e.trace.location_probabilities.
generation??[],o={caption:"The most probable places of the generation head",columns:["Place","Logit","Probability"],rows:s.
map(i=>[e.nameOf(i.location).label,xt(e,i.location).logit,i.probability])},{dot:r}=xt(e,t);return n&&r?[Be(`Context × we\
ights of ${e.nameOf(t).label}`,["Context","Weight"],r),o]:[o]}function Gc(e){let t=Gt(e),n={caption:"The gate",columns:[
"Quantity","Value"],rows:[...t?[["Bias",t.bias],["Logit",t.logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[
n];let s="Hidden units";return[t.dot?Be(s,["Hidden unit","Weight"],t.dot):Fn(s,t.hidden),n]}function Yc(e,{location:t}){
let{visits:n,pointer:s,generation:o,gate:r,fromPointer:i,fromGeneration:a,probability:c}=Yt(e,t);return[{caption:`How pr\
obable is ${e.nameOf(t).label}?`,columns:["Path","Probability","Factor","Share of the answer"],rows:[["Pointer",s,r,i],[
"Generation",o,1-r,a],["Answer","","",c]]},{caption:"Its visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[D(e,l),
e.hasPointer?e.pointerWeights[l]:0])}]}function Be(e,t,{first:n,second:s,products:o,sum:r}){return{caption:e,columns:["N\
umber",...t,"Product"],rows:[...o.map((i,a)=>[a+1,n[a],s[a],i]),["Sum","","",r]]}}function Fn(e,t){return{caption:e,columns:[
"Number","Value"],rows:Array.from(t,(n,s)=>[s+1,n])}}function Vn(e){return Number.isFinite(e)?e:"−∞"}function Lr(e,t,n,s=null,o=""){let r=document.createElement("dialog");r.className="picture-tables",r.setAttribute("aria-\
label","Numbers");let i=[];for(let l of Mr(t,n,s)){let h=document.createElement("div");h.className="table-frame",h.tabIndex=
0;let u=document.createElement("h2");u.textContent=l.caption,h.append(Ar(l));let d=document.createElement("a");d.textContent=
"Save as CSV",d.setAttribute("aria-label",`Save as CSV: ${l.caption}`),d.download=`${[o,n??"network",qc(l.caption)].filter(
Boolean).join("-")}.csv`,d.href=URL.createObjectURL(new Blob([Nr(l)],{type:"text/csv"})),i.push(d.href),r.append(u,h,d)}
let a=document.createElement("button");a.type="button",a.textContent="Close",a.addEventListener("click",()=>r.close());let c=document.
createElement("p");c.append(a),r.append(c),r.addEventListener("close",()=>{for(let l of i)URL.revokeObjectURL(l);r.remove()}),
e.append(r),r.showModal()}function qc(e){return e.split(/[,:]/,1).join().toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-")}var Jc={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]};function Ir(e,t,n){if(n==="Home")return e[0]??
null;if(n==="End")return e.at(-1)??null;let[s,o]=Jc[n]??[0,!1],r=t?e.indexOf(t):-1,i=e[r];if(s===0||!i)return null;let a=je(
i);if(!o){let d=e[r+s];return d&&je(d)===a?d:null}let c=[...new Set(e.map(je))],l=c[c.indexOf(a)+s],h=e.filter(d=>je(d)===
l),u=d=>Math.abs(Cr(d)-Cr(i));return h.sort((d,f)=>u(d)-u(f))[0]??null}function je(e){return(e.getAttribute("data-part")??
"").replace(/\.\d+$/,"")}function Cr(e){let{top:t,bottom:n}=e.getBoundingClientRect();return(t+n)/2}function Pr(e,t,{title:n,origin:s}){let o=e.slice(e.indexOf(",")+1);if(t==="svg")return Kc(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[Rr("Title",n),Rr("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function Kc(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",t),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function Rr(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,zc(n)),s.buffer}function zc(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}function Dr(e,t){let n=document.createElement("a");n.href=Xc(e),n.download=t,n.click()}function Xc(e){let t=URL.createObjectURL(
e);return setTimeout(()=>URL.revokeObjectURL(t),6e4),t}async function Gn({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await Qc(e))}`}async function Wr(e,t){let n=new Image;
n.src=await Gn(e),await n.decode();let s=document.createElement("canvas");s.width=Math.round(e.width*t),s.height=Math.round(
e.height*t);let o=s.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function Qc(e){let t=await Zc();return t&&e.replace(/<svg[^>]*>/,
n=>`${n}<style>${t}</style>`)||e}async function Zc(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await tl(n,e.href??document.baseURI)})}`}}catch{}
return""}async function tl(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return n.ok?`data:font\
/woff2;base64,${fs(new Uint8Array(await n.arrayBuffer()))}`:zt(n.status)}var el=2;async function Hr(e,t,{title:n,origin:s,name:o}){let r=t==="png",i=await(r?Wr(e,el):Gn(e)),a=Pr(i,r?"png":"svg",
{title:n,origin:s});Dr(a,`${o}-network.${t}`)}var nl=2e3;async function Ur(e){let t=y(e,"span"),n=t.textContent;try{await navigator.clipboard.writeText(location.href),
t.textContent="Copied"}catch{t.textContent="See address bar"}setTimeout(()=>{t.textContent=n},nl)}var Br="pointerscope-visits-as",sl="textarea, input:not([type=radio], [type=checkbox], [type=range])",Ve=class{#t=null;#n=null;#s=[];#r=[];#e=null;#i=null;#o=[];#c=0;#a=Xt().
get("open");constructor(t,n){if(this.page=t,this.sheet=new ve(t,()=>t.dataset.depth==="everything"),this.bar=y(t,"[data-\
bar]"),this.undo=y(t,"[data-undo-step]",HTMLButtonElement),this.redo=y(t,"[data-redo-step]",HTMLButtonElement),n)this.picture=
n.picture,this.picture.complete(this.#l,Fe),n.drawn&&(this.#o=[n.drawn,null,null]);else{let s=y(t,"[data-network]");this.
picture=new _s(s,this.#l,Fe)}this.#d(),this.#v(us(Br)==="text"?"text":"list"),as(t)}get#l(){let{page:t}=this,n=!("adapte\
d"in t.dataset);return{model:()=>t.dataset.explore??"",act:s=>this.#O(s),edit:s=>this.#w(s),...be&&{ask:s=>xe({head:s})},
whatIf:s=>this.#_(s),...n&&{circuit:((s,o)=>this.#T(s,o))},more:(s,o)=>this.#A(s,o),pointed:s=>this.pointed(s),covered:()=>ls(
t),opened:s=>this.#u(s)}}#u(t){if(t===this.#a)return;let n=os(this.#a,t);this.#a=t,this.#t?.updateAddress(n)}pointed=()=>{};depthChanged=()=>{};get options(){
let{depth:t=""}=this.page.dataset;return{depth:t==="explore"&&!location.hash?void 0:t,open:this.#a??void 0}}restore(t){this.#a=
t.get("open");let n="inRoom"in document.documentElement.dataset?"explore":null,s=t.get("depth")??n;!this.#e||s===null||s===
this.page.dataset.depth||is.includes(s)&&this.#N(s)}follow(t){this.#t=t}showInputs(){this.page.dataset.depth!=="everythi\
ng"&&this.sheet.show(!0),this.#v("text")}clear(){delete this.page.dataset.drawn,this.showInputs()}#d(){let{page:t}=this;
for(let s of H(t,"input[name=depth]",HTMLInputElement))s.addEventListener("change",()=>{hs(s.value),this.#N(s.value),this.#t?.
updateAddress("replace")});for(let s of H(t,"input[name=visits-as]",HTMLInputElement))s.addEventListener("change",()=>{ds(
Br,s.value),this.#v(s.value)});this.undo.addEventListener("click",()=>this.#m(this.#s,this.#r)),this.redo.addEventListener(
"click",()=>this.#m(this.#r,this.#s)),y(t,"[data-as-learned]").addEventListener("click",()=>this.#g({})),y(t,"[data-pres\
ent]").addEventListener("click",()=>{y(t,"[data-stage]").requestFullscreen()}),vo(t);let n=y(t,"[data-share]",HTMLButtonElement);
n.addEventListener("click",()=>Ur(n));for(let s of H(t,"[data-save]",HTMLButtonElement))s.addEventListener("click",()=>this.#L(
s.dataset.save??""));y(t,"details[data-export]").addEventListener("toggle",()=>this.#M()),document.addEventListener("key\
down",s=>this.#E(s)),document.addEventListener("pointerscope:server",()=>{t.toggleAttribute("data-server-silent",!ts.answers)})}#E(t){
if(t.target instanceof Element&&t.target.closest(`${sl}, dialog`)||t.defaultPrevented)return;let s=t.key.toLowerCase();if(s===
"escape"&&this.picture.back(),!(t.ctrlKey||t.metaKey)){s==="c"&&!t.altKey&&this.picture.circuits?.toggle(),s==="t"&&!t.altKey&&
this.picture.showTables();return}s!=="z"&&s!=="y"||(t.preventDefault(),s==="y"||t.shiftKey?this.#m(this.#r,this.#s):this.#m(
this.#s,this.#r))}show(t,n,s){if(this.#x(t),this.#y(t),!("tensors"in n))return;let o=this.#e,r=o?.notation===n.notation,
i=o!==null&&r&&pe(o),a=s&&"tensors"in s?s:null;this.#i=a??(o&&ol(n,o)?o:null),this.#e=n,this.#p(a?"As learned":"Before t\
his change"),r||(this.picture.happened=null),this.#h(n,this.#i),this.#a!==this.picture.opened&&this.picture.open(this.#a),
this.page.dataset.drawn="true";let{player:c}=this.picture;this.page.dataset.depth==="story"&&!this.#a&&!c.isOpen&&!i&&c.
play()}#h(t,n){let{happened:s}=this.picture,o=[t,n,s];o.every((r,i)=>r===this.#o[i])||(this.#o=o,this.picture.show(t,n))}recognise(t){
let n=y(this.bar,"[data-happened]"),s=t?.target??null;n.hidden=s===null||this.#k;let o=s!==this.picture.happened;if(this.
picture.happened=s,o&&this.#e&&this.#h(this.#e,this.#i),!t||s===null||!this.#e)return;let r=this.#e.prediction.location===
t.target;y(n,"[data-happened-place]").textContent=`${r?"✓ ":""}${t.target_label??""}`}#p(t){let n=y(this.bar,"[data-wa\
s]");if(n.hidden=this.#i===null,!this.#i||!this.#e)return;let{value:s,change:o,isMore:r}=Qn(this.#e,this.#i);y(n,"[data-\
was-name]").textContent=t,y(n,"[data-was-value]").textContent=s;let i=y(n,"[data-was-change]");i.textContent=o,i.className=
r?"more":"less"}#y({interventions:t}){let n=y(this.page,"[data-changed]"),s=JSON.parse(t||"{}"),o=_o(s,r=>this.#g(r));y(
n,"ul").replaceChildren(...o),n.hidden=o.length===0}#O(t){if(!this.#t||!this.#e)return;let n=ln(this.#t.interventions,t,
this.#e);this.#g(n,!("isDone"in t)||t.isDone)}#w(t){let n=this.#t;if(!n)return;n.isDragging=!t.isDone,n.fill();let{sent:s,
editor:o}=n,r=s[t.visit]??0;t.kind==="move"?t.by!==0?o.move(r,(s[t.visit+t.by]??0)-r):n.submitSoon():t.kind==="time"?o.setTime(
r,t.minutes):o.setStay(r,t.minutes)}#g(t,n=!0){if(!n){this.#b(t);return}this.#t&&(cancelAnimationFrame(this.#c),this.#t.
interventions=t,this.#S(t))}#S(t){let{explanations:n,fields:s}=this.#t??{};if(!n?.isInBrowser||!s)return;let o=Object.keys(
t).length>0;try{let[r,i]=[s,{...s,interventions:""}].map(a=>n.explainHere(et(a)));if(!r||!i||!("tensors"in r&&"tensors"in
i))return;this.#h(r,o?i:null)}catch{}}#T(t,n){let{explanations:s,shown:o}=this.#t??{};return!s||!o?Promise.reject(new Error(
"There is no answer yet.")):No(s,et(o),t,n)}#_(t){let{interventions:n}=this.#t??{};return!n||!this.#e?null:this.#f(ln(n,
t,this.#e))}#f(t){let{explanations:n,shown:s}=this.#t??{};return!n?.isInBrowser||!n.model||!s?null:n.model.trace({...et(
s),interventions:t})}#b(t){cancelAnimationFrame(this.#c),this.#c=requestAnimationFrame(()=>{let n=this.#f(t),s=this.#i?.
notation!==this.#e?.notation;n&&this.#h(n,s?this.#e:this.#i)})}#x(t){if(this.#t?.isDragging&&this.#n)return;this.#n&&JSON.
stringify(this.#n)!==JSON.stringify(t)&&this.#n&&(this.#s.push(this.#n),this.#r.length=0),this.#n=t,this.#$()}#$(){this.
undo.disabled=this.#s.length===0,this.redo.disabled=this.#r.length===0}#m(t,n){let s=this.#t;this.#n&&s?.isChanged&&this.#x(
s.fields);let o=t.pop();!o||!this.#n||(n.push(this.#n),this.#n=o,s?.take(o),this.#$())}#A(t,n){let s=this.page.querySelector(
`[data-story] pointer-view[view="${CSS.escape(t)}"]`);if(!s)return;for(let[r,i]of Object.entries(n))i!==null&&s.setAttribute(
r,i);this.#N("everything"),this.#t?.updateAddress("replace");let o=s.closest("details");o&&(o.open=!0),s.scrollIntoView()}get#k(){
return y(this.page,"[data-stage]").hasAttribute("data-undrawn")}#N(t){let n=cs(this.page,t);this.sheet.toggle(!1),n==="s\
tory"&&this.#e?this.picture.player.play():this.picture.player.close(),this.depthChanged()}#v(t){this.page.dataset.visitsAs=
t,y(this.page,`input[name=visits-as][value=${t}]`,HTMLInputElement).checked=!0}#M(){let t=tt({...this.#t?.shown});for(let n of H(
this.page,"[data-export] a",HTMLAnchorElement))n.search=t.toString()}#L(t){let n=`${this.#t?.answer.textContent??""} · ${y(
this.page,".model-name").textContent}`,{past:s,changes:o}=this.#C,r=[n,[o,s].filter(Boolean).join(" ")].filter(Boolean),
{explore:i="model"}=this.page.dataset;Hr(this.picture.file({title:n,lines:r}),t,{title:n,origin:location.href,name:i}),y(
this.page,"details[data-export]",HTMLDetailsElement).open=!1}get#C(){let t=this.#t?.interventions??{},n=y(this.bar,"[dat\
a-was]"),s=o=>y(n,`[data-was-${o}]`).textContent;return{changes:Object.keys(t).length?$e(t):"",past:n.hidden?"":`${s("na\
me")}: ${s("value")}.`}}};function ol(e,t){if(e.notation===t.notation||e.user!==t.user)return!1;let n=t.visits.map(({location:o})=>o),
s=0;for(let{location:o}of e.visits){let r=n.indexOf(o);r<0||(n.splice(r,1),s+=1)}return 2*s>=Math.max(e.visits.length,t.
visits.length)}var Yn=null;function rl(){let e=H(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:s,pathname:o}=location,
r=s+o;if(!t){let a=o.slice(rt.pathname.length),c=it(document,"[data-lesson]");return!c||!new URLSearchParams(location.search).
has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=tt({model:t,against:JSON.stringify(
{model:n})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function jr(){let{controller:e}=navigator.serviceWorker;
if(!e)return;let t=n=>e.postMessage(n);Yn?.disconnect(),Yn=new PerformanceObserver(n=>{let s=n.getEntries().map(({name:o})=>o);
t({addresses:s.filter(o=>!o.includes("?"))})}),Yn.observe({type:"resource",buffered:!0}),t({addresses:[],page:rl()})}async function Fr(){
if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",jr),await navigator.serviceWorker.register(
new URL("service-worker.js",rt),{updateViaCache:"none"}),jr()}catch{}}function Vr(){document.readyState==="complete"?Fr():addEventListener("load",Fr)}var il=3e4,Gr=660;async function al(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+il;for(;Date.now()<t&&e.
some(cl);)await new Promise(n=>setTimeout(n,100))}function cl(e){return e.querySelector(".view-failure:not([hidden])")?!1:
!e.dataset.drawn||e.hasAttribute("aria-busy")}function Yr(e,t){e.hidden=!1,e.addEventListener("click",async()=>{e.disabled=
!0;let n=t(),s=new Set(n.map(o=>o.closest("details:not([open])")));for(let o of s)o?.setAttribute("open","");await al(n),
window.print();for(let o of s)o?.removeAttribute("open");e.disabled=!1})}function qr(e,t=()=>{},n=()=>{}){let s=[],o=[];
window.addEventListener("beforeprint",()=>{t(),s=H(e,"details:not([open])",HTMLDetailsElement).filter(r=>!r.closest("poi\
nter-view"));for(let r of s)r.open=!0;o=H(e,"pointer-view:not([fill]) > .view-plot").filter(r=>r.offsetHeight>Gr);for(let r of o)
r.style.setProperty("--print-scale",String(Gr/r.offsetHeight))}),window.addEventListener("afterprint",()=>{for(let r of s)
r.open=!1;for(let r of o)r.style.removeProperty("--print-scale");n()})}var ll=JSON.stringify({interventions:null}),hl=["visits","user","predict_at","top_k","interventions"];Rt.hasPage=!0;var{
page:Y,drawn:ul,gestures:Jn}=Rt,Ge=y(Y,"[data-changes]"),$t=ze(Y,".chapter pointer-view"),Jr=ze(Ge),Ye=[...$t,...Jr],dl=y(
Y,"[data-story]"),fl=y(Y,"[data-compare]",HTMLAnchorElement),ml=y(Y,"[data-walk]",HTMLAnchorElement),lt=new Ne(Y,{draws:!y(
Y,"[data-stage]").hasAttribute("data-undrawn"),outline:Rt.outlineOf,shown(e,t,n){st.show(e,t,n),queueMicrotask(()=>Jn.release())},
filled(e,t,n){for(let s of Ye)for(let o of hl)qn(s,o.replace("_","-"),e[o]);if(fl.href=new URL(`compare?${lt.comparisonOf(
e)}`,rt).href,ml.search=tt({...e,...pl()}).toString(),zr(),!n)for(let s of Jr)s.removeAttribute("visits")},cleared(){st.
clear();for(let e of Ye)e.removeAttribute("visits")},restored(e){Oo($t,e),st.restore(e)},recognised:e=>st.recognise(e),refused:()=>st.
showInputs(),options:()=>({...Eo($t),...st.options})}),st=new Ve(Y,Rt);st.follow(lt);st.depthChanged=Kr;Kr();st.pointed=
qe;function Kr(){Y.dataset.depth==="everything"&&import("../js/pointer-view.js")}function zr(){let e=y(Ge,"input[name=sh\
ow-as]:checked",HTMLInputElement).value,t=Ge.hidden?"with":e;for(let n of $t)qn(n,"interventions",t==="without"?"":lt.shown?.
interventions),qn(n,"against",t==="difference"?ll:"")}function pl(){return Object.fromEntries(["layer","head"].map(e=>[e,
$t.map(t=>t.getAttribute(e)??"").find(t=>/^\d+$/.test(t))]))}function qn(e,t,n){n?e.setAttribute(t,n):e.removeAttribute(
t)}function qe(e){lt.markVisits(e);for(let t of Ye)"mark"in t&&t.mark(e)}be&&gl();function gl(){let e=$t.find(n=>n.getAttribute(
"view")==="head"),t=document.createElement("button");t.type="button",t.textContent="Ask the hall: what happens without t\
his head?",t.addEventListener("click",()=>{let[n=0,s=0]=["layer","head"].map(o=>Number(e?.getAttribute(o)));xe({head:{layer:n,
head:s}})}),e?.after(t)}ko(Y);So(Y,$t,()=>lt.updateAddress("replace"));Y.addEventListener("pointer-view:hover",({detail:e})=>{
st.picture.mark(e.visits),qe(e.visits)});var{rows:Xr}=lt.editor;for(let e of["pointerover","focusin"])Xr.addEventListener(
e,t=>{let n=lt.sent.indexOf(lt.editor.indexOf(ut(t))),s=n<0?[]:[n];st.picture.mark(s),qe(s)});for(let e of["pointerleave",
"focusout"])Xr.addEventListener(e,()=>{st.picture.mark([]),qe([])});for(let e of H(Ge,"input[name=show-as]"))e.addEventListener(
"change",zr);Y.addEventListener("pointer-view:open",({detail:e,target:t})=>{let n=$t.find(s=>s.getAttribute("view")==="h\
ead");if(!(!n||t===n||!("head"in e))){for(let[s,o]of Object.entries(e))n.setAttribute(s,String(o));lt.updateAddress("rep\
lace"),n.scrollIntoView({block:"start"})}});Yr(y(Y,"[data-print]",HTMLButtonElement),()=>Y.dataset.depth==="everything"?
Ye.filter(e=>e.hasAttribute("visits")):[]);qr(dl);y(Y,'[data-printed="origin"]').textContent=`${y(Y,"h1").textContent}, \
a model in PointerScope at ${location.origin}${location.pathname}`;lt.restore("keep").finally(()=>{Jn.release(),Rt.outlives&&
Vr()});ul||Jn.release();
