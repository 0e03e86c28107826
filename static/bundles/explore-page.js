import{$ as tn,A as Qt,B as cs,C as y,D as it,E as W,F as Qe,G as ut,H as Zt,I as me,J as ls,K as hs,L as us,M as ds,N as fs,
O as ms,P as ps,Q as gs,R as ys,S as ws,T as pe,U as bs,V as xs,W as te,X as $s,Y as ks,Z as Es,_ as Ze,a as ni,aa as Os,
b as vt,ba as ge,c as de,ca as Ct,d as L,da as en,e as Zn,ea as nn,f as E,fa as sn,g as Mt,ga as Ss,h as Et,ha as ee,i as fe,
ia as on,j as ts,ja as Ts,k as Lt,ka as _s,l as es,la as g,m as Xe,ma as rn,n as ns,na as ye,o as ct,oa as St,p as rt,pa as Ns,
q as ss,qa as we,r as Ot,ra as As,s as os,sa as vs,t as zt,ta as be,u as rs,ua as xe,v as tt,va as Rt,w as It,x as Xt,y as is,
z as as}from"./explore.js";var ne={remove_heads:{changes:[{at:"layers.{layer}.heads.{head}.outputs",do:"replace_with"}],said:{text:"{items} {replac\
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
{position}",between:" ",first:1},parts:["position"],default:[]}};var Ms="“{text}…” is too long for a day and time. Write Mon 08:00, 2026-11-16 08:00 or 08:00.",Ls="“{text}” has a \
time zone, but times are local to the people who make the visits. Leave out the time zone.",Is="“{text}” is not a day an\
d time. Write Mon 08:00, 2026-11-16 08:00 or 08:00.",Cs="“{text}” is not a time of day. Write an hour from 00 to 23 and \
minutes from 00 to 59.",Rs="“{text}” is not a day. Write one of {days}, or a date such as 2026-11-16.",Ps="There is \
no date {text}. Write a date of the calendar, such as 2026-11-16.",Ds="The date {text} is out of range. Write a date bet\
ween {first_year} and {last_year}.";var Ws="This is not a JSON object. Send a JSON object.";var cn=class extends Error{constructor(t){super(t.map(({where:n,message:s})=>`${n}: ${s}`).join(" ")),this.problems=t.slice(
0,12)}};function pt(e,t,n={},s=[]){return new cn([{where:e,message:se(t,n),suggestions:s}])}function se(e,t){return e.replace(
/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(t[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,","):r})}function Us(e){return Object.entries(ne).flatMap(([t,n])=>{let s=e[t]??n.default;return(Array.isArray(s)?s.length:s!==n.
default)?[{key:t,declared:n,value:s}]:[]})}function Bs({parts:e},t){return(Array.isArray(t)?t:[t==="all"?e.map(()=>"*"):
t]).map(s=>s&&typeof s=="object"&&!Array.isArray(s)?s:Object.fromEntries([s].flat().map((o,r)=>[e[r],o])))}var si=3;function un(e,t,n){switch(t.kind){case"head":return oi(e,t,n.architecture);case"mask":return ri(e,t.visit,n.visits);case"\
skip":return ii(e,t);case"residuals":return li(e);case"gate":return ai(e,t);case"temperature":return ci(e,t)}}function oi({
remove_heads:e=[],replace_with:t,...n},{layer:s,head:o},{layers:r,heads:a}){let i=Array.from({length:r*a},(u,d)=>[Math.floor(
d/a),d%a]),c=e==="all"?i:e,h=c.some(([u,d])=>u===s&&d===o)?c.filter(([u,d])=>u!==s||d!==o):i.filter(([u,d])=>u===s&&d===
o||c.some(([f,m])=>u===f&&d===m));return h.length?{...n,remove_heads:h,...t&&{replace_with:t}}:n}function ri({mask_visits:e=[],
...t},n,s){let o=s[n]?.sent??0;if(n===s.length-1)return{...t,...e.length&&{mask_visits:e}};let r=e.includes(o)?e.filter(
a=>a!==o):[...e,o].sort((a,i)=>a-i);return r.length?{...t,mask_visits:r}:t}function ii({skip:e=[],...t},{layer:n,part:s}){
let o=e.filter(a=>a.layer!==n||a.part!==s),r=o.length<e.length?o:[...e,{layer:n,part:s}];return r.length?{...t,skip:r}:t}
function ai({gate:e,only:t,...n},{value:s}){return s===null?n:{...n,gate:s}}function ci(e,{of:t,value:n}){let s=`${t}_te\
mperature`,o={...e};return delete o[s],n===1?o:{...o,[s]:n}}function li({residuals:e,...t}){return e===!1?t:{...t,residuals:!1}}
var Vs=e=>e.map(t=>t+1);function oe(e){let t=Us(e).flatMap(({key:n,declared:s})=>s.of?[]:[n]);return Object.keys(e).filter(
n=>t.includes(n)).map(n=>({key:n,text:hn(n,e),short:hn(n,e,si)}))}function hn(e,t,n=Number.POSITIVE_INFINITY){let s=ne[e],
{text:o,item:r="",every:a="",single:i,between:c=", ",first:l=0}=s.said,h=t[e]??s.default,u=Bs(s,h).map(w=>se(r,Fs(w,p=>l?
Number(p)+l:js(p)))),d=s.parts.includes("head")&&u.length>n,f=typeof o=="string"?o:o[h]??"",m=Fs(ne,({of:w},p)=>w===e?hn(
p,t):"");return se(i&&u.length===1?i:f,{...m,value:js(h),items:h==="all"?a:d?`${u.length} heads`:u.join(c)})}var js=e=>String(
e).replaceAll("_","-"),Fs=(e,t)=>Object.fromEntries(Object.entries(e).map(([n,s])=>[n,t(s,n)]));function $e(e){let t=oe(
e).map(({text:n})=>n);return t.length?`Changed: ${t.join("; ")}.`:"Nothing is changed."}function Gs(e,t,n,s){let o=y(e,"input",HTMLInputElement),r=y(e,"[role=listbox]"),a=[],i=-1,c=Promise.resolve(),l=0,h=()=>{
l+=1,a=[],i=-1,r.hidden=!0,r.replaceChildren(),o.setAttribute("aria-expanded","false"),o.removeAttribute("aria-activedes\
cendant")},u=b=>{i=b;for(let[T,k]of[...r.children].entries())k.setAttribute("aria-selected",String(T===i));let O=r.children[i];
if(!O){o.removeAttribute("aria-activedescendant");return}o.setAttribute("aria-activedescendant",O.id),O.scrollIntoView({
block:"nearest"})},d=b=>{b&&(o.value="",h(),s(b))},f=(b,O,T)=>{let k=document.createElement("li");k.id=`${r.id}-${b}`,k.
setAttribute("role","option");let N=document.createElement("small");return N.textContent=T,k.append(O," ",N),k},m=(b,O)=>{
a=b;let T=a.map((k,N)=>{let{label:$,note:S}=n(k),A=f(N,$,S);return A.addEventListener("mousedown",R=>R.preventDefault()),
A.addEventListener("click",()=>d(k)),A});if(O){let k=f(0,O,"");k.setAttribute("aria-disabled","true"),T.push(k)}r.replaceChildren(
...T),r.hidden=T.length===0,o.setAttribute("aria-expanded",String(T.length>0)),u(a.length&&o.value.trim()?0:-1)},w=async()=>{
l+=1;let b=l;a=[],i=-1;let O=o.value.trim();try{let T=await t(O);b===l&&m(T,T.length?"":`No place matches “${O}”.`)}catch(T){
b===l&&m([],It(T))}},p=()=>{c=w()},x=async()=>{!o.value.trim()&&i<0||(await c,d(a[i]))};o.addEventListener("input",p),o.
addEventListener("focus",p),o.addEventListener("blur",h),o.addEventListener("keydown",b=>{if(b.key==="ArrowDown"&&r.hidden)
p();else if(b.key==="ArrowDown")u(Math.min(i+1,a.length-1));else if(b.key==="ArrowUp")u(Math.max(i-1,0));else if(b.key===
"Enter")x();else if(b.key==="Escape")h();else return;b.preventDefault()})}var re=e=>Math.floor(e/1440),ke=e=>e-re(e)*1440,Ys=e=>dn(e+3,7),dn=(e,t)=>(e%t+t)%t,ie=e=>new Date(e*864e5).toISOString().
slice(0,10),Pt=e=>[Math.floor(e/60),e%60].map(t=>String(t).padStart(2,"0")).join(":");function Dt(e){let t=Date.parse(`${e}\
T00:00Z`)/864e5;return e>="0001"&&!Number.isNaN(t)&&ie(t)===e?t:null}var Yl=new RegExp(`[${sn}]+`),qs=e=>e!==""&&sn.includes(e);function Wt(e){let[t,n]=[0,e.length];for(;t<n&&qs(e.charAt(t));)
t+=1;for(;t<n&&qs(e.charAt(n-1));)n-=1;return e.slice(t,n)}var Js=e=>[...e].length,Ks=(e,t)=>e.length<=t?e:[...e.slice(0,2*t)].slice(0,t).join("");var q=te.map(e=>e.slice(0,3));function fn(e,t){let n=Wt(e);if(Js(n)>40)throw pt(t,Ms,{text:Ks(n,40)});let{groups:s}=Ze.exec(n)??Ze.exec(n.replace(Es,"\
$1"))??{};if(!s)throw pt(t,ks.test(n)?Ls:Is,{text:n});let[o,r]=[Number(s.hour),Number(s.minute)];if(o>23||r>59)throw pt(
t,Cs,{text:n});return{weekday:di(s.weekday,t),date:fi(s.date,t),time:o*60+r}}function mn(e){let t=[],n=0,s=!1;for(let{0:o,index:r}of e.matchAll(/[",\n\r]|$/g))o==='"'?s=!s:(!s||!o)&&(t.push({written:e.
slice(n,r),start:n}),n=r+1);return t.filter(({written:o})=>Wt(o))}function pn(e){return e.startsWith('"')?ui(e):e.search(
/[@+]|$/)}function ui(e){let t=e.indexOf('"',1);for(;t>0&&e[t+1]==='"';)t=e.indexOf('"',t+2);return t+1}function di(e,t){if(e===void 0)return null;let n=te.findIndex(s=>s.toLowerCase().startsWith(e.toLowerCase()));if(n<0)throw pt(
t,Rs,{text:e,days:q.join(", ")},q);return n}function fi(e,t){if(e===void 0)return null;let n=Dt(e);if(n===null)throw pt(
t,Ps,{text:e});let[s=0,o=0]=$s,r=Number(e.slice(0,4));if(r<s||r>o)throw pt(t,Ds,{text:e,first_year:s,last_year:o});return n}var mi=1440,Ee="begins before the visit above ends",pi=6;function gn(e){return e.map(({place:t,written_moment:n,written_stay:s})=>[
t,n&&`@ ${n}`,s===null?"":`+${s}`].filter(Boolean).join(" ")).join(", ")}function Qs(e){return mn(e).map(({written:t})=>eo(
t).place.toLowerCase()).filter(Boolean)}function Zs(e,t,n){let s=mn(e)[t];if(!s)return e;let{place:o,before:r}=eo(s.written),
a=s.start+r,i=o?"":" ";return`${e.slice(0,a)}${n}${i}${e.slice(a+o.length)}`}function to(e){let[,t,n="0"]=/^\s*(\d{1,2})(?:[:.]?(\d{2}))?\s*$/.
exec(e)??[];return t===void 0||Number(t)>23||Number(n)>59?null:`${t.padStart(2,"0")}:${n.padStart(2,"0")}`}function yn(e,t){
let[n,s]=[Xs(t),Xs(e)];if(!t||n===null||s===null)return"";let o=s-n;return o*mi+e.start_minute-t.start_minute<t.duration_minutes?
Ee:!q.some(i=>e.written_moment.startsWith(i))||o<pi?"":o===7?"a week later":`${o} days later`}function Xs(e){return Dt(e?.
arrival?.slice(0,10)??"")}function eo(e){let t=Wt(e);return{place:t.startsWith('"')&&!pn(t)?t:Wt(t.slice(0,pn(t))),before:e.
indexOf(t)}}function no(e,t,n){return Ht(e).map(s=>s===t?n:s===n?t:s)}function wn(e,t){return Ht(e).map(n=>n===t?null:n-+(n>t))}function so(e,t){
let n=yi(e,t),s=new Set(n),o=Ht(t.length).filter(i=>!s.has(i));for(let[i,c]of e.entries()){if(n[i]!==null)continue;let l=o.
findIndex(h=>t[h]===c);l>=0&&(n[i]=Number(o.splice(l,1)[0]))}return 2*n.filter(i=>i!==null).length>=Math.max(e.length,t.
length)?n:e.map(()=>null)}function oo({masked:e,order:t},n,s){let o=t.length?gi(t,n,s):[],r=o.at(-1)??s-1;return{masked:e.
flatMap(a=>n[a]??[]).filter(a=>a!==r).sort((a,i)=>a-i),order:o}}function gi(e,t,n){let s=i=>(t[i]??null)!==null,o=Ht(e.length).
filter(s),r=o.map(i=>Number(t[i])).sort((i,c)=>i-c);if(!r.length)return[];let a=e.filter(s).map(i=>Number(r[o.indexOf(i)]));
for(let i of Ht(n))r.includes(i)||a.splice(a.indexOf(i-1)+1,0,i);return a.every((i,c)=>i===c)?[]:a}function yi(e,t){let n=Math.
min(e.length,t.length),s=0;for(;s<n&&e[s]===t[s];)s++;let o=0;for(;o<n-s&&e.at(-1-o)===t.at(-1-o);)o++;let[r,a]=[e.length-
o,t.length-o],i=Ht(r+1).map(()=>Array(a+1).fill(0)),c=(h,u)=>Number(i[h]?.[u]);for(let h=r-1;h>=s;h--)for(let u=a-1;u>=s;u--){
let d=e[h]===t[u]?c(h+1,u+1)+1:0;i[h][u]=Math.max(d,c(h+1,u),c(h,u+1))}let l=e.map((h,u)=>u<s?u:u<r?null:u-r+a);for(let h=s,
u=s;h<r&&u<a;)e[h]===t[u]?l[h++]=u++:c(h+1,u)>=c(h,u+1)?h++:u++;return l}var Ht=e=>[...Array(e).keys()];function ro({weekday:e,date:t,time:n},s){let o=n??0;if(t!==null)return t*1440+o;let r=s===null?Os*1440:s+1,a=re(r)+(o<ke(
r)?1:0),i=e===null?0:dn(e-Ys(a),7);return(a+i)*1440+o}function bn(e,t){let[n,s,o]=[-1,0,1].map(a=>e[t+a]),r=e.filter((a,i)=>i!==t);return n&&s&&wi(n,s)&&(r[t-1]={...n,written_stay:n.
duration_minutes}),o&&(r[t]=bi(o,n,e.some($i))),r}function wi(e,t){let n=Oe(t);return e.filled_in.includes("stay")&&!t.filled_in.
includes("time")&&n!==null&&io(e)===n}function bi(e,t,n){let s=Oe(e);if(s===null)return e;let o=Pt(ke(s)),r=`${q[e.weekday]}\
 ${o}`,a=`${ie(re(s))} ${o}`,c=[e.written_moment,...n?[]:[r],a].find(l=>xi(t,l)===s)??a;return{...e,written_moment:c}}function xi(e,t){
return t?ro(fn(t,""),e?Oe(e):null):e?io(e):null}function $i({written_moment:e}){return!!e&&fn(e,"").date!==null}function Oe({
arrival:e,start_minute:t}){let n=e===null?null:Dt(e.slice(0,10));return n===null?null:n*1440+t}function io(e){let t=Oe(e);
return t===null?null:t+e.duration_minutes}var Se=class{#t=[];constructor(t,n){this.text=y(t,"textarea",HTMLTextAreaElement),this.rows=y(t,"[data-rows]"),this.template=
y(t,"template[data-row]",HTMLTemplateElement),this.errors=y(t,"[data-errors]"),this.full=y(t,"[data-full]"),this.overlaps=
y(t,"[data-overlaps]"),this.changed=n,this.text.addEventListener("input",()=>{this.rows.inert=!0,n(!0)}),this.rows.addEventListener(
"click",s=>this.#c(ut(s).closest("button"))),this.rows.addEventListener("change",s=>{ut(s).dataset.control==="day"&&this.#o(
Zt(s))}),this.rows.addEventListener("focusout",s=>{this.rows.inert||this.#o(Zt(s))}),this.rows.addEventListener("input",
s=>{$n(Zt(s),"")}),this.rows.addEventListener("keydown",s=>{s.key==="Enter"&&this.#o(Zt(s))})}get visits(){return this.text.
value}mark(t){for(let[n,s]of[...this.rows.children].entries())s.toggleAttribute("data-marked",t.includes(n))}indexOf(t){
let n=t.closest("[data-visit]");return n?[...this.rows.children].indexOf(n):-1}set visits(t){this.text.value=t,this.rows.
inert=!0}add(t){let n=this.#n&&!this.rows.inert,o=(n?gn(bn(this.#t,0)):this.text.value).trim().replace(/,$/,"");this.text.
value=o?`${o}, ${t}`:t,this.rows.inert=!0,this.changed(!1,n?wn(this.#t.length,0):void 0)}show(t){for(this.#t=t;this.rows.
children.length>t.length;)this.rows.lastElementChild?.remove();for(;this.rows.children.length<t.length;)this.rows.append(
me(this.template));let n=W(this.rows,":scope > [data-visit]");for(let[s,o]of t.entries()){let r=n[s];r&&this.#i(r,o,s,t.
length)}this.rows.inert=!1,this.full.hidden=!this.#n,this.overlaps.textContent=Oi(t)}get#n(){return this.#t.length>=Number(
this.full.dataset.full)}showProblems(t){this.text.setAttribute("aria-invalid",String(t.length>0)),this.errors.hidden=t.length===
0,this.errors.replaceChildren(...t.map(n=>{let s=document.createElement("li"),o=lo(n);if(s.textContent=Te(n),o===null)return s;
for(let r of n.suggestions)s.append(" ",this.#s(o,r));return s}))}#s(t,n){let s=document.createElement("button");return s.
type="button",s.className="suggestion",s.textContent=n,s.setAttribute("aria-label",`Use ${n} for visit ${t+1}`),s.addEventListener(
"click",()=>{this.visits=Zs(this.text.value,t,n),this.text.focus(),this.changed(!1)}),s}#r(t,n){this.show(t),this.text.value=
gn(t),this.changed(!1,n)}#e(t,n){this.#r(this.#t.map((s,o)=>t.get(o)??s),n)}#i(t,n,s,o){let[r,a]=xn(n.written_moment);t.
toggleAttribute("data-masked",n.masked),y(t,"[data-number]").textContent=String(s+1),y(t,"[data-place]").textContent=n.label,
y(t,"[data-category]").textContent=n.category??"",y(t,"[data-surprise]").textContent=yn(n,this.#t[s-1]);let i=y(t,'[data\
-control="day"]',HTMLSelectElement),c=r&&!q.includes(r)?[...q,r]:q;i.replaceChildren(new Option(`(${q[n.weekday]})`,""),
...c.map(d=>new Option(d,d)));let l=[["day",i,r,"Day"],["time",y(t,'[data-control="time"]',HTMLInputElement),a||co(n.start_minute),
"Time"],["stay",y(t,'[data-control="stay"]',HTMLInputElement),String(n.duration_minutes),"Minutes of stay"]],h=y(t,"[dat\
a-problem]");h.id=`visit-${s+1}-problem`;for(let[d,f,m,w]of l){let p=f===document.activeElement&&f.value!==f.dataset.read,
x=f.ariaInvalid==="true"&&f.dataset.read===m;f instanceof HTMLInputElement&&(p||x)||($n(f,""),f.value=m),f.dataset.read=
m,f.setAttribute("aria-errormessage",h.id),f.toggleAttribute("data-filled-in",n.filled_in.includes(d)),f.setAttribute("a\
ria-label",`${w} of visit ${s+1}, ${n.label}`)}let u=[["earlier","Move earlier:",s>0],["later","Move later:",s<o-1],["re\
move","Remove",o>1]];for(let[d,f,m]of u){let w=y(t,`[data-control="${d}"]`,HTMLButtonElement);w.disabled=!m,w.setAttribute(
"aria-label",`${f} visit ${s+1}, ${n.label}`)}}#o(t){let n=t.dataset.control;if(!n||t.localName==="button"||t.value===t.
dataset.read)return;let s=this.indexOf(t),o=this.#t[s],r=t.closest("[data-visit]");if(!o||!r)return;let a={time:ki,stay:Ei}[n];
if(a&&t instanceof HTMLInputElement&&($n(t,a(t)),t.ariaInvalid))return;let[i]=xn(o.written_moment),c=y(r,'[data-control=\
"time"]').dataset.read,l=t.value===""?null:Math.round(Number(t.value)),h={day:{written_moment:`${t.value} ${c}`.trim()},
time:{written_moment:t.value&&`${i} ${t.value}`.trim()},stay:{written_stay:l,duration_minutes:l??o.duration_minutes}};t.
dataset.read=t.value,this.#e(new Map([[s,{...o,...h[n]}]]))}#c(t){let n=t?.dataset.control;if(!t||!n)return;let s=this.indexOf(
t);if(n==="remove"){let o=wn(this.#t.length,s);this.#r(bn(this.#t,s),o),this.#l(Math.min(s,this.#t.length-1),n)}else{let o=n===
"earlier"?s-1:s+1;this.#a(s,o),this.#l(o,n)}}move(t,n){let s=Math.max(0,Math.min(this.#t.length-1,t+n));s!==t&&this.#a(t,
s)}setTime(t,n){let s=this.#t[t];if(!s)return;let[o]=xn(s.written_moment),r=`${o} ${co(n)}`.trim();this.#e(new Map([[t,{
...s,written_moment:r,start_minute:n}]]))}setStay(t,n){let s=this.#t[t];if(!s)return;let o={written_stay:n,duration_minutes:n};
this.#e(new Map([[t,{...s,...o}]]))}#a(t,n){let[s,o]=[this.#t[t],this.#t[n]];!s||!o||this.#e(new Map([[t,{...s,...ao(o)}],
[n,{...o,...ao(s)}]]),no(this.#t.length,t,n))}#l(t,n){let s=this.#t.length-1,o={earlier:t===0,later:t===s,remove:s===0},
r=[n,"later","earlier","remove"].find(c=>!o[c]),a=W(this.rows,":scope > [data-visit]")[t],i=r&&a?.querySelector(`[data-c\
ontrol="${r}"]`);(i instanceof HTMLElement?i:this.text).focus()}};function ao({place:e,label:t,category:n,masked:s}){return{
place:e,label:t,category:n,masked:s}}function xn(e){let[t="",n]=e.split(" ");return n===void 0?["",t]:[t,n]}function ki(e){
let t=e.value.trim()?to(e.value):"";return t===null?`“${e.value}” is not a time. Write hours and minutes from 00:00 to\
 23:59, such as 17:30.`:(e.value=t,"")}function Ei(e){let{rangeUnderflow:t,rangeOverflow:n,badInput:s}=e.validity;return t||
n||s?`Write the stay in minutes, from ${e.min} to ${e.max}.`:""}function $n(e,t){let n=e.closest("[data-visit]");if(!n)return;
e.setCustomValidity(t),e.ariaInvalid=t?"true":null;let s=W(n,'[aria-invalid="true"]',HTMLInputElement);y(n,"[data-proble\
m]").textContent=s.map(o=>o.validationMessage).join(" ")}function Oi(e){let t=e.flatMap((n,s)=>yn(n,e[s-1])===Ee?s+1:[]);
return t.length<2?t.length?`Visit ${t[0]} ${Ee}.`:"":`These visits begin before the visits above them end: ${t.join(", ")}\
.`}function co(e){let t=n=>String(Math.floor(n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}function lo({where:e}){let t=/^visits\[(\d+)\]/.
exec(e);return t?Number(t[1]):null}function Te(e){let t=lo(e);return t!==null?`Visit ${t+1}: ${e.message}`:e.where.startsWith(
"interventions")?e.message===Ws?"The changes to the network cannot be read. Perhaps the link was cut off. Reset all chan\
ges.":`The changes to the network: ${e.message}`:e.message}var ho=_i("model-files"),Si=500,dt=ho===null;async function uo(e,t=rt){return dt?Ti(`models/${encodeURIComponent(e)}/vocabulary`,t):JSON.parse(new TextDecoder().decode(
await kn(e,"vocabulary")))}async function Ti(e,t){try{return await Ot(e,{},t)}catch(n){if(!(n instanceof ct)||n.status)throw n;
let s=new URL(`api/${e}`,t),o=await fetch(s,{cache:"force-cache"}).catch(()=>null);if(!o?.ok)throw n;return o.json()}}async function fo(e,t=Si){
if(dt){let n=`models/${encodeURIComponent(e)}/histories?limit=${t}`,{items:s}=await Ot(n);return s}return JSON.parse(new TextDecoder().
decode(await kn(e,"histories")))}async function mo({id:e,weights:t},n,s=rt){if(!dt)return kn(e,"weights",n);let o=`api/m\
odels/${encodeURIComponent(e)}/weights/${t?.sha256}`;return go(new URL(o,s),"weights",n)}async function po(e,{weights:t}){
if(!t||!globalThis.crypto?.subtle)return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",e))].map(o=>o.toString(
16).padStart(2,"0")).join("")!==t.sha256)throw new Error("The weights were damaged on their way. Load the page again.")}
async function kn(e,t,n=!1){let s=ho?.[e]?.[t];if(!s)throw new Error(`This page holds no ${t} of ${e}.`);if(!s.startsWith(
"#"))return go(new URL(s,document.baseURI),t,n);let o=document.getElementById(s.slice(1))?.textContent??"";return ys(o.trim()).
buffer}async function go(e,t,n){let s=await fetch(e,{cache:n?"reload":"default"});if(!s.ok)throw new Error(`The ${t} cou\
ld not be fetched (${s.status}).`);return s.arrayBuffer()}function _i(e){let t=it(document,`script#${e}`,HTMLScriptElement);
return t&&JSON.parse(t.textContent??"")}var Ni=["browser","server"],yo=20,Ai=300,vi=4,Mi="static/bundles/browser-model.js",Li="The network could not be loaded.",
bo={address:new URL("../bundles/browser-model.js",import.meta.url).href,load(e){let t=null,n=o=>{t=o};return document.dispatchEvent(
new CustomEvent("pointerscope:engine",{detail:n})),t?Promise.resolve(t):String(e)===rt.href?import(bo.address):import(new URL(
Mi,e).href)}},_e=class{#t;#n;#s;#r=null;#e=null;#i=!1;#o=new Map;draws=!1;sharesWeights=!0;constructor(t,n=null,s=rt){this.#t=
t,this.#s=s,this.#n=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&Ni.includes(t)?t:null,dt||
(this.choice="browser"),this.obstacle="",this.#e||(this.#r=null)}get model(){return this.#e}get isInBrowser(){return this.#e!==
null&&this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.draws&&this.sharesWeights&&
this.choice!=="server"&&await Promise.race([this.prepare(),new Promise(r=>setTimeout(r,Ai))]),this.#e&&this.choice!=="se\
rver")return this.explainHere(t);if(!dt)return zt(0,this.obstacle);let o=this.choice!=="server"&&!!navigator.serviceWorker?.
controller?os(n):n;try{return{...await this.#c(t,o),engine:"server"}}catch(r){if(!(r instanceof ct&&r.status===0)||this.
choice==="server")throw r;if(await this.prepare(),this.#e)return this.explainHere(t);throw this.choose(this.choice),r}}async compute(t){
await this.prepare();let n=this.#e;if(!n){let s=`The server does not answer. This browser cannot compute: ${this.obstacle}`;
this.choose(this.choice),zt(0,s)}return wo(()=>n.trace(n.queryOf(t)))}async searchPlaces(t){if(dt||await this.prepare(),
this.#e&&this.choice!=="server"){let{places:s}=this.#e;return s.search(t,yo).map(({id:o,category:r})=>({label:s.label(o),
notation:s.notation(o),category:r}))}let{items:n}=await Ot(`${this.#n}/locations?${tt({q:t,limit:yo})}`,{},this.#s);return n}async prepare(){
try{this.#r??=this.#a(),this.#e=await this.#r}catch(t){this.#i=!0;let n=t instanceof ct?!t.status:t instanceof TypeError;
this.obstacle=n?Li:It(t)}}explainHere(t){let n=this.#e,{interventions:s,...o}=t,r=JSON.stringify([o,s||null]),a=this.#o.
get(r);if(a)return a;let i={...wo(()=>n.trace(t)),engine:"browser"},[c=""]=this.#o.keys();return this.#o.size>=vi&&this.#o.
delete(c),this.#o.set(r,i),i}async#c(t,n){if(this.draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#n}\
/views/network?${Ii(t)}`;try{let{trace:r}=await Ot(o,{...n&&{signal:n}},this.#s);return ws(r)}catch(r){if(!(r instanceof
ct&&r.problems[0]?.where==="view"))throw r;this.draws=!1}}let s={method:"POST",headers:{"content-type":"application/json"},
body:JSON.stringify(t),...n&&{signal:n}};return Ot(`${this.#n}/explain?encoding=base64`,s,this.#s)}async#a(){let t=await uo(
this.#t,this.#s);if(!t.weights)throw this.sharesWeights=!1,new Error("The weights of this model stay on the server.");let[
{BrowserModel:n},s]=await Promise.all([bo.load(this.#s),mo(t,this.#i,this.#s)]),o=po(s,t);o.catch(()=>{});let r=new n(t,
s);return await o,r}};function wo(e){try{return e()}catch(t){let{problems:n}=t;throw n?new ct(422,n):t}}function Ii(e){let t=Object.
entries(e).map(([n,s])=>[n,s!==null&&typeof s=="object"?JSON.stringify(s):s]);return tt(Object.fromEntries(t))}var Ne=class{#t=0;#n=[];#s=[];#r="";#e=null;#i=null;constructor(t,n){this.root=t,this.errors=y(t,"[data-errors]"),this.masks=
y(t,"[data-masks]"),this.orderWords=y(t,"[data-order]"),this.state=y(t,"[data-state]"),t.addEventListener("change",()=>this.#u(
n)),t.addEventListener("click",s=>{let{act:o}=ut(s).dataset;o&&(o==="reset"?this.text="":this.#n=Wi(o,this.#t),this.#u(n))})}get text(){
if(this.#r)return this.#r;let t=this.#l();return Object.keys(t).length?JSON.stringify(t):""}set text(t){let n=Ri(t);this.#e=
this.#i=null;for(let s of this.#c)Di(s,n);this.#n=Array.isArray(n.order)?n.order:[],this.#s=Array.isArray(n.mask_visits)?
n.mask_visits:[],this.masks.replaceChildren(),this.#r=t&&JSON.stringify(this.#l())!==t?t:"",this.#d()}show(t,n){for(this.#t=
t.length,this.#r="",this.#o();this.masks.children.length>t.length;)this.masks.lastElementChild?.remove();for(;this.masks.
children.length<t.length;)this.masks.append(Ci(this.masks.children.length));let s=W(this.masks,"label");for(let[o,r]of t.
entries()){let a=s[o];if(!a)continue;let i=y(a,"input",HTMLInputElement);i.checked=this.#s.includes(o),i.disabled=o===n.
at(-1),y(a,"span").textContent=`${o+1} ${r.label}`}this.#d()}followHistory(t,n){let s=this.#i,o=Qs(t);if(this.#e=o,!s){this.#o();
return}let r=!n&&En(o,s.places),a=n??so(s.places,o),{masked:i,order:c}=r?s:oo(s,a,o.length),l=En([i,c],[this.#s,this.#n]);
if(this.#s=i,this.#n=c,n&&this.#o(),!l){for(let h of this.#a)h.checked=i.includes(Number(h.dataset.item));this.#r="",this.#d()}}#o(){
let t={masked:this.#s,order:this.#n};this.#i=this.#e&&{places:this.#e,...t}}showProblems(t){this.errors.hidden=t.length===
0,this.errors.textContent=t.map(n=>n.message).join(" "),t.length&&(this.root.open=!0)}get#c(){return W(this.root,"[data-\
key]")}get#a(){return W(this.root,'[data-key="mask_visits"]',HTMLInputElement)}#l(){let t={};for(let n of this.#c){let s=Pi(
n),{key:o="",item:r}=n.dataset;if(!(s===void 0||o==="mask_visits"))if(r){let a=t[o];t[o]=[...Array.isArray(a)?a:[],s]}else
t[o]=s}for(let{dataset:n}of this.#c){let{key:s="",of:o}=n;o&&!t[o]&&delete t[s]}return this.#s.length&&(t.mask_visits=this.#s),
this.#n.length&&(t.order=this.#n),t}#u(t){this.#r="",this.masks.children.length&&(this.#s=this.#a.filter(n=>n.checked).map(
n=>Number(n.dataset.item))),this.#o(),this.#d(),t()}#d(){let t=oe(this.#l()).length;this.state.textContent=t?`${t} chang\
ed`:"as learned",this.orderWords.textContent=this.#n.length?Vs(this.#n).join(" "):"unchanged"}};function Ci(e){let t=document.
createElement("label"),n=document.createElement("input");return n.type="checkbox",n.autocomplete="off",n.dataset.key="ma\
sk_visits",n.dataset.item=String(e),t.append(n," ",document.createElement("span")),t}function Ri(e){try{return Object(JSON.
parse(e||"{}"))}catch{return{}}}function Pi(e){let{item:t}=e.dataset;return e instanceof HTMLInputElement&&e.type==="che\
ckbox"?e.checked?t?JSON.parse(t):!1:void 0:e.type==="number"?e.value===""?void 0:Number(e.value):e.value||void 0}function Di(e,t){
let{key:n="",item:s}=e.dataset,o=t[n];if(e instanceof HTMLInputElement&&e.type==="checkbox"){e.checked=s?o==="all"||Array.
isArray(o)&&o.some(a=>En(a,JSON.parse(s))):o===!1;return}let r=e instanceof HTMLInputElement||[...e.options].some(a=>a.value===
o);e.value=r&&o!==void 0&&o!==null?String(o):""}function En(e,t){return xo(e)===xo(t)}function xo(e){let t=e&&typeof e==
"object"&&!Array.isArray(e);return JSON.stringify(e,t?Object.keys(e).sort():void 0)}function Wi(e,t){let n=[...Array(t).
keys()];return e==="reverse"&&n.reverse(),e==="shuffle"&&Hi(n),e==="as-sent"||n.every((s,o)=>s===o)?[]:n}function Hi(e){
for(let t=e.length-1;t>0;t-=1){let n=Math.floor(Math.random()*(t+1));[e[t],e[n]]=[Number(e[n]),Number(e[t])]}}function Ut(e,t){if(!e)return;let n=String(t??""),s=[...e.options].find(({value:o,text:r})=>[o,r,r.split(",")[0]].includes(
n));s||e.add(new Option(n,n)),e.value=s?.value??n}function et({visits:e,user:t,predict_at:n,top_k:s,interventions:o}){return{visits:e,user:t||null,predict_at:n||null,...s&&
{top_k:Number(s)},...o&&{interventions:Qt(o)}}}var Ui="../bundles/browser-model.js",Bi=/\bexport\s*\{[^}]*\};?\s*$/;var On=new WeakMap;async function Ae(e,{location:t,variants:n},s,o){let r=ji(e),a=Yi(o);for(let i of n){o.throwIfAborted();
let{input:c}=i;s(i,c&&await Promise.race([a,r(c,t)]))}}function ji(e){let t=Fi(e);On.has(e)||On.set(e,Vi(e));let n=On.get(
e);return async(s,o)=>{let r=await n?.ask({input:s,location:o});if(!r)return t(s,o);if("error"in r)throw new Error(r.error);
return r.answer}}function Fi(e){let t=performance.now()+12;return async(n,s)=>(performance.now()>=t&&(await new Promise(
o=>setTimeout(o)),t=performance.now()+12),e.answer(n,s))}function Vi(e){try{return new Sn(e.content)}catch{return null}}
var Sn=class{#t;#n;constructor(t){this.#t=Gi(),this.#n=new Promise(n=>{this.#t.addEventListener("error",s=>{s.preventDefault(),
n(null)})}),this.#t.postMessage(t)}ask(t){let{port1:n,port2:s}=new MessageChannel,o=new Promise(r=>{n.onmessage=({data:a})=>{
n.close(),r(a)}});return this.#t.postMessage(t,[s]),Promise.race([this.#n,o])}};function Gi(){let e=document.querySelector(
"script[data-engine]")?.textContent;if(!e)return new Worker(new URL(Ui,import.meta.url),{type:"module"});let t=new Blob(
[e.replace(Bi,"")],{type:"text/javascript"}),n=URL.createObjectURL(t),s=new Worker(n);return setTimeout(()=>URL.revokeObjectURL(
n),6e4),s}function Yi(e){let t=new Promise((n,s)=>{e.addEventListener("abort",()=>s(e.reason),{once:!0})});return t.catch(
()=>{}),t}var qi={hours:["Moved by","All visits and the moment to predict move together."],visits:["Visit left out","One visit is \
left out at a time; the others keep the times and stays that the page shows, and the moment to predict stays."],heads:["\
Heads removed","Every set of heads is removed, on top of the changes already made."]},Ji="This network has too many head\
s to try every set, so each is removed alone.",Ki="cannot be left out: the answer is read at the last visit, and the one\
 before is missing or masked",Tn=e=>`${(100*e).toFixed(1)} %`,ve=class{#t=null;constructor(t,n,s){this.body=n,this.explanations=
s,this.kind=y(t,"[data-kind]",HTMLSelectElement),this.button=y(t,"[data-run]",HTMLButtonElement),this.progress=y(t,"[dat\
a-progress]",HTMLProgressElement),this.meaning=y(t,"[data-meaning]"),this.failure=y(t,"[data-failure]"),this.summary=y(t,
"[data-summary]"),this.frame=y(t,"[data-frame]"),this.rows=y(t,"tbody"),this.row=y(t,"template",HTMLTemplateElement),this.
kind.addEventListener("change",()=>this.clear()),this.button.addEventListener("click",()=>this.#t?this.#s():this.#n())}clear(){
this.#r(),this.rows.replaceChildren(),this.summary.textContent="";for(let t of[this.meaning,this.failure,this.frame])t.hidden=
!0}async#n(){this.clear();let t=new AbortController;this.#t=t,this.button.textContent="Stop",this.progress.removeAttribute(
"value"),this.progress.hidden=!1;try{await this.explanations.prepare(),t.signal.throwIfAborted(),await this.#e(t.signal)}catch(n){
if(this.#t!==t)return;this.failure.textContent=It(n),this.failure.hidden=!1}this.#r()}#s(){let{value:t,max:n}=this.progress,
s=this.frame.hidden?"":` after ${t} of ${n} answers`;this.summary.textContent=`Stopped${s}.`,this.#r()}#r(){this.#t?.abort(),
this.#t=null,this.button.textContent="Run",this.progress.hidden=!0}async#e(t){let{model:n,obstacle:s}=this.explanations,
o=this.body();if(!n)throw new Error(`This browser cannot compute: ${s}`);if(!o)throw new Error("Enter a history of visit\
s first.");let r=this.kind.value,{prediction:a,variants:i}=n.sweep(r,o);if(!i.length)throw new Error("Every head is remo\
ved already.");this.#i(r,a,i);let{location:c}=a,l=[];await Ae(n,{location:c,variants:i},(h,u)=>{let{change:d}=Zn(u?.probability??
0,a.probability),f=!!u&&u?.prediction.location!==c;this.#o({variant:h,answer:u,change:d,differs:f,row:me(this.row)},l)},
t),this.summary.textContent=Zi(l)}#i(t,n,s){let[o,r]=qi[t],a=s.every(({heads:i})=>i?.length===1);this.meaning.textContent=
`${a?Ji:r} The unchanged answer is ${Lt({prediction:n})}.`,y(this.frame,"[data-changed]").textContent=o;for(let i of[this.
meaning,this.frame])i.hidden=!1;this.progress.max=s.length,this.progress.value=0}#o(t,n){Xi(t);let s=n.findIndex(r=>zi(t,
r)),o=s<0?n.length:s;this.rows.insertBefore(t.row,n[o]?.row??null),n.splice(o,0,t),this.progress.value+=1}};function zi(e,t){
let[n,s]=[e.variant.heads,t.variant.heads];return!n||n.length!==s?.length?!1:Math.abs(e.change)>Math.abs(t.change)}function Xi({
variant:e,answer:t,change:n,differs:s,row:o}){y(o,"th").textContent=Qi(e);let r=y(o,".word");if(!t){r.textContent=Ki;return}
o.toggleAttribute("data-differs",s),r.textContent=s?Lt(t):"the same";let a=y(o,".share");a.textContent=Tn(t.probability),
a.style.setProperty("--share",String(t.probability)),y(o,"[data-change]").textContent=$o(n,1)}function Qi({hours:e=0,visit:t,
heads:n}){return t?`${t.sent+1} ${t.label}`:n?n.map(([s,o])=>`L${s} H${o}`).join(", ")||"none":`${$o(e,0)} h`}function Zi(e){
let t=e.flatMap(({answer:r})=>r?.probability??[]);if(!t.length)return"";let n=e.filter(({differs:r})=>r).length,[s,o]=[Math.
min(...t),Math.max(...t)];return`Another place leads in ${n} of ${t.length} rows. The probability of the unchanged answe\
r lies between ${Tn(s)} and ${Tn(o)}. Computed in this browser.`}function $o(e,t){let n=Math.abs(e).toFixed(t);return Number(
n)===0?n:`${e>0?"+":"−"}${n}`}var ta={routine:()=>"routine: people are at home, at work or at a weekly appointment at the usual time",errand:e=>`erran\
ds: the kinds of the last stop${_n(e.at(-1))} and of an earlier one${_n(e.at(-2))} decide together where people go next`,
consequence:e=>`consequences: the first stop of the day${_n(e.at(-1))} decides where people go in the afternoon and even\
ing`};function _n(e){return e?` (${e})`:""}function ko(e,t){let{cause:n,custom:s,expected_label:o}=e,r=ta[s];if(!r)return"\
It was a free choice.";let a=Array.from({length:e.decided_before},()=>"before this history"),i=r([...a,...e.decided_by.map(
l=>ea(l,t))]),c=n===s?"The person followed it.":`It leads to ${o??"an unknown place"}, but this time the person went els\
ewhere.`;return`This simulated town has a rule for this moment, ${i}. ${c}`}function ea(e,t){let n=t.find(({sent:s})=>s===
e);return n?`${n.label}, ${q[n.weekday]} ${Pt(n.start_minute)}`:`visit ${e+1}`}var na="The answer and all below it are of your last valid history.",sa=5e-4,oa=350,Me=class{shown=null;sent=[];#t=null;isDragging=!1;#n="";#s=null;#r=null;#e;#i=!1;#o=0;#c=0;#a=new AbortController;#l=null;#u="";constructor(t,n={}){
this.page=t,this.hooks=n,this.model=t.dataset.explore??"",this.engineChoice=it(t,"[data-engine-choice]",HTMLSelectElement),
this.explanations=new _e(this.model,Xt().get("engine")),this.explanations.draws=n.draws??!1,this.explanations.sharesWeights=
this.engineChoice!==null||!dt;let{explanations:s}=this;this.#e=n.outline??null;let o=s.sharesWeights&&s.choice!=="server";
n.draws&&o&&!this.#e&&s.prepare(),this.changes=y(t,"[data-changes]"),this.answer=y(t,"[data-answer]",HTMLOutputElement),
this.unknown=y(t,"[data-unknown]"),this.badge=y(t,"[data-badge]"),this.outcome=y(t,"[data-outcome]"),this.reason=y(t,"[d\
ata-outcome-reason]",HTMLDetailsElement),this.person=it(t,"[data-person]",HTMLSelectElement),this.predictAt=y(t,"[data-p\
redict-at]",HTMLInputElement),this.moment=y(t,"[data-moment]"),this.whose=y(t,"[data-whose]"),this.leftOut=it(t,"[data-l\
eft-out]"),this.examples=y(t,"[data-examples]",HTMLSelectElement),this.failure=y(t,"[data-error]"),this.story=y(t,"[data\
-story]"),this.staleNote=y(t,"[data-stale-note]"),this.suggestion=y(t,"[data-try]"),this.editor=new Se(y(t,"[data-editor\
]"),(i,c)=>{this.#l=null,this.#m(),this.panel.followHistory(this.editor.visits,c),this.submitSoon(i?oa:0)});let r=y(t,"[\
data-interventions]",HTMLDetailsElement);this.panel=new Ne(r,()=>this.submitSoon()),this.engineChoice&&(this.engineChoice.
value=s.choice??"");let a=it(t,"[data-sweeps]");this.sweeps=a&&new ve(a,()=>this.shown&&et(this.shown),s),this.#d()}#d(){
let{page:t}=this;Gs(y(t,"[data-combobox]"),n=>this.explanations.searchPlaces(n),n=>({label:n.label,note:n.category??""}),
n=>this.editor.add(n.notation)),this.suggestion.addEventListener("click",()=>{this.editor.visits=this.editor.text.placeholder,
this.submitSoon()});for(let n of["pointerdown","keydown","input"])y(t,"[data-editor]").addEventListener(n,()=>{this.#i=!0,
this.#y()},{once:!0});this.engineChoice?.addEventListener("change",()=>{this.explanations.choose(this.engineChoice?.value??
""),this.submitSoon()}),this.person?.addEventListener("change",()=>this.submitSoon()),this.predictAt.addEventListener("c\
hange",()=>this.submitSoon()),this.moment.addEventListener("click",()=>{this.fill(),this.predictAt.value="",this.submitSoon()}),
this.whose.addEventListener("click",()=>{this.fill(),Ut(this.person,""),this.submitSoon()}),y(this.changes,"[data-undo]").
addEventListener("click",()=>{this.panel.text="",this.submitSoon()}),y(this.failure,"button").addEventListener("click",()=>{
this.explanations.choose(this.explanations.choice),this.submitSoon()}),is(()=>this.restore("keep"))}get exampleHistories(){
return this.#r??=this.#N(),this.#r}get fields(){return{visits:this.editor.visits,user:this.person?.value??"",predict_at:this.
predictAt.value.trim(),top_k:this.#n,interventions:this.panel.text}}markVisits(t){this.editor.mark(t.flatMap(n=>this.sent[n]??
[]))}take({visits:t,user:n,predict_at:s,interventions:o}){this.fill(),this.#m(),this.editor.visits=t,this.predictAt.value=
s,this.panel.text=o,Ut(this.person,n),this.panel.followHistory(t),this.#u=JSON.stringify(this.fields),this.submitSoon()}get isChanged(){
return this.fill(),JSON.stringify(this.fields)!==this.#u}get interventions(){return Object(Qt(this.panel.text||"{}"))}set interventions(t){
this.fill(),this.panel.text=Object.keys(t).length?JSON.stringify(t):"",this.panel.followHistory(this.editor.visits),this.#E()}async#E(){
clearTimeout(this.#c);let t=++this.#o;this.page.setAttribute("aria-busy","true"),await bs(),t===this.#o&&this.submitSoon()}submitSoon(t=0){
clearTimeout(this.#c),this.#c=setTimeout(()=>{this.#h(et(this.fields),this.isDragging?"keep":"push")},t)}async#h(t,n){clearTimeout(
this.#c),this.#c=0,this.#o+=1;let s=this.#o;this.#a.abort(),this.#a=new AbortController,this.page.setAttribute("aria-bus\
y","true");let o=!1;try{let r="interventions"in t&&!!t.interventions,[a,i]=await Promise.all([this.#p(t),r?this.#p({...t,
interventions:null}):null]);if(s!==this.#o)return;this.#g(a,i,t,n),o=!0,await xs(),this.fill()}catch(r){if(r instanceof ct&&
s===this.#o)this.#f(r.problems);else if(!rs(r)&&!(r instanceof ct))throw r}finally{s===this.#o&&this.page.removeAttribute(
"aria-busy")}o&&s===this.#o&&this.#y()}fill(){let t=this.#l;t&&(this.#l=null,t(),this.#u=JSON.stringify(this.fields))}async#p(t){
let n=this.#e;this.#e=null;let s="visits"in t&&await n?.(t);return s||this.explanations.explain(t,this.#a.signal)}async#y(){
let{engineChoice:t,explanations:n}=this;if(!t)return;(this.#i||this.hooks.draws||n.choice==="browser")&&n.choice!=="serv\
er"&&await n.prepare(),await this.#O();let o=y(this.page,"[data-engine-obstacle]");o.textContent=n.obstacle&&`This brows\
er cannot compute: ${n.obstacle}`,o.hidden=!n.obstacle}async#O(){let{shown:t}=this,n=this.#t,s=this.#c!==0||this.page.hasAttribute(
"aria-busy");if(!(!this.hooks.draws||!t||!n||s)){if(!("tensors"in n))this.#h(et(t),"keep");else if(pe(n)){let o=await this.#p(
et(t)).catch(()=>null);if(!o||this.#t!==n)return;this.#w(o),this.hooks.shown?.(t,o,null)}}}#w(t){this.#t=t,Xe(this.answer,
t);let{prediction:n,unknown_probability:s}=t;this.unknown.hidden=s<=n.probability,y(this.unknown,"b span").textContent=`${(100*
s).toFixed(1)} %`,this.badge.textContent=ns(t.engine)}#g(t,n,s,o){if("record"in s&&(this.editor.visits=t.notation??"",this.
predictAt.value=t.predict_at.replace("T"," "),t.notation===null)){this.#f([{where:"visits",message:"This record contradi\
cts itself and cannot be written as visits.",suggestions:[]}]);return}this.sent=t.visits.map(c=>c.sent);let r=[...t.visits].
sort((c,l)=>c.sent-l.sent);this.panel.followHistory(this.editor.visits),this.panel.text&&this.panel.show(r,this.sent),Ut(
this.person,t.user),this.#f([]),this.predictAt.placeholder=t.predict_at.replace("T"," "),this.moment.hidden=!this.predictAt.
value.trim(),this.moment.textContent=`predicted for ${ra(this.predictAt.value,t)}`,this.whose.hidden=!this.person?.value,
this.whose.textContent=`for ${this.person?.selectedOptions[0]?.text.split(",")[0]}`,this.#w(t);let a={...this.fields,visits:t.
notation??""};this.shown=a,this.#_(a,t,n);let i=a.interventions?n:null;this.hooks.shown?.(a,t,i),this.updateAddress(o),this.#l=
()=>{this.editor.show(r),this.panel.show(r,this.sent),this.#S(r,t.predict_at),this.suggestion.hidden=!0,this.sweeps?.clear(),
this.hooks.filled?.(a,t,i),this.page.dataset.ready="true",this.#T(a,t)}}#S(t,n){let s=W(this.editor.rows,":scope > [data\
-visit]");for(let[r,a]of s.entries()){let i=t[r];if(!i?.arrival)continue;let c={day:q[i.weekday]??"",time:i.arrival.split(
"T")[1]??"",stay:`${i.duration_minutes} min`};for(let[l,h]of Object.entries(c)){let u=y(a,`[data-read="${l}"]`);u.textContent=
h,u.toggleAttribute("data-filled-in",i.filled_in.includes(l))}}if(y(this.page,'[data-printed="predict-at"]').textContent=
n.replace("T"," "),!this.person)return;let o=this.person.selectedOptions[0]?.textContent??"";y(this.page,'[data-printed=\
"person"]').textContent=o}async#T(t,n){let s=n.unknown_probability,o=s<sa||s>n.prediction.probability?[]:[`A place the m\
odel does not know: ${(100*s).toFixed(1)} %.`],r=(await this.exampleHistories).find(({visits:a,predict_at:i,user:c})=>a===
t.visits&&i===n.predict_at&&(c===n.user||this.person===null));this.shown===t&&(this.hooks.recognised?.(r,t),r&&(this.#s=
{predictAt:this.predictAt.value,end:Eo(r)}),r&&o.push(ia(r,n.location_probabilities.final)),this.outcome.replaceChildren(
...ts(o.join(" "))),this.outcome.hidden=o.length===0,this.reason.hidden=!r?.reason,y(this.reason,"p").textContent=r?.reason?
ko(r.reason,n.visits):"")}#_(t,n,s){let{changes:o}=this;if(o.hidden=!s||!t.interventions,!s||!t.interventions)return;y(o,
"[data-what]").textContent=$e(JSON.parse(t.interventions)),y(o,"[data-before]").textContent=Lt(s),y(o,"[data-after]").textContent=
Lt(n);let r=s.prediction.location===n.prediction.location;y(o,"[data-verdict]").textContent=r?"The most probable place s\
tays the same.":"The most probable place is another one."}#f(t){let n=({where:i})=>i.startsWith("interventions");this.#b(
this.person,t,"user"),this.#b(this.predictAt,t,"predict_at");let s=t.filter(i=>i.where==="");this.failure.hidden=s.length===
0,y(this.failure,"span").textContent=s.map(i=>i.message).join(" "),this.panel.showProblems(t.filter(n)),this.editor.showProblems(
t.filter(i=>i.where!==""&&!(i.where==="user"&&this.person)&&i.where!=="predict_at"&&!n(i)));let[o]=t.filter(i=>!s.includes(
i));if(o){let{rows:i}=this.editor,c=o.where.startsWith("visits")||!i.hasChildNodes();this.hooks.refused?.(i.inert&&c)}let r=t.
length>0&&this.shown!==null;this.staleNote.hidden=!(r||o);let a=o?.where==="predict_at"?`${Te(o)} `:"";this.staleNote.textContent=
r||!o?a+na:`No answer. ${Te(o)}`,this.story.toggleAttribute("data-stale",r)}#b(t,n,s){if(!t)return;let o=n.filter(a=>a.where===
s).map(a=>a.message),r=y(this.page,`#${t.getAttribute("aria-errormessage")}`);r.textContent=o.join(" "),r.hidden=o.length===
0,t.setAttribute("aria-invalid",String(o.length>0))}comparisonOf(t){let{model:n}=this,s=t.interventions?JSON.stringify({
model:n,interventions:null}):null;return tt({model:n,...t,top_k:null,against:s})}updateAddress(t){if(t==="keep"||this.shown===
null)return;let{choice:n}=this.explanations,s=this.engineChoice?n:null,o=tt({...this.shown,engine:s,...this.hooks.options?.()});
cs(o,t)}async restore(t){this.#l=null,this.#s=null,this.examples.value="";let n=Xt(),s=n.get("top_k")??"";this.#n=/^([1-9]\d?|100)$/.
test(s)?s:"",this.editor.visits=n.get("visits")??"",this.predictAt.value=n.get("predict_at")??"",this.panel.text=n.get("\
interventions")??"",Ut(this.person,n.get("user")),this.leftOut&&(this.leftOut.hidden=!n.get("user")),this.hooks.restored?.(
n);let o=n.get("record");n.has("visits")?await this.#h(et(this.fields),t):o!==null?await this.#h({record:Qt(o)},"replace"):
await this.#x(n.get("user"))}async#x(t){let n=await this.exampleHistories,s=n.find(o=>t&&String(o.user)===this.person?.value)??
n[0];s?(this.#k(s,n),await this.#h(et(this.fields),"replace")):this.#$()}#$(){clearTimeout(this.#c),this.#a.abort(),this.#o+=
1,this.#l=null,this.page.removeAttribute("aria-busy"),this.shown=null,this.editor.show([]),this.#f([]),Xe(this.answer,null),
this.outcome.hidden=this.reason.hidden=!0,this.suggestion.hidden=!1,this.sweeps?.clear(),this.changes.hidden=this.moment.
hidden=this.whose.hidden=this.unknown.hidden=!0,this.hooks.cleared?.()}#m(){this.examples.value="",!(!this.#s||this.editor.
visits.trim().endsWith(this.#s.end))&&(this.predictAt.value===this.#s.predictAt&&(this.predictAt.value=""),this.#s=null)}async#N(){
let{examples:t}=this;try{let n=await fo(this.model);t.append(...n.map((o,r)=>new Option(o.title,String(r))));let s=t.closest(
"[data-field]");return s.hidden=n.length===0,t.addEventListener("change",()=>{let o=t.value&&n[Number(t.value)];o&&(this.#k(
o,n),this.#h(et(this.fields),"push"))}),n}catch{return[]}}#k(t,n){this.examples.value=String(n.indexOf(t)),this.editor.visits=
t.visits,this.panel.followHistory(t.visits,[]),this.predictAt.value=t.predict_at.replace("T"," "),this.#s={predictAt:this.
predictAt.value,end:Eo(t)},Ut(this.person,t.user)}},Eo=({visits:e})=>e.split(",").at(-1)?.trim()??"";function ra(e,{predict_at:t}){
let[n,s,o,,r]=new Date(`${t}Z`).toUTCString().split(/,? /),a=/\d-\d/.test(e)?` ${Number(s)} ${o},`:"";return`${n}${a} ${r?.
slice(0,5)}`}function ia({target:e,target_label:t},n){if(e===void 0)return"";if(e===null)return"The model drew this hist\
ory itself: nothing really happened next.";let s=n.findIndex(({location:a})=>a===e);if(s===0)return"Right: the person we\
nt there.";let o=n[s],r=o?`number ${s+1} with ${(100*o.probability).toFixed(1)} %`:`not one of the ${n.length} most prob\
able places`;return`The person went to ${t}, ${r}.`}function Oo(e,t="pointerscope-unfolded"){let n=W(e,"[data-chapter]",HTMLDetailsElement),s=y(e,"[data-unfold]"),o=ca(t);for(let i of n)
o&&(i.open=o.includes(i.id)),i.addEventListener("toggle",()=>{la(t,n.filter(({open:c})=>c).map(({id:c})=>c)),s.textContent=
n.every(({open:c})=>c)?"Fold all":"Unfold all"});s.addEventListener("click",()=>{let i=!n.every(c=>c.open);for(let c of n)
c.open=i});let r=i=>{let c=document.getElementById(location.hash.slice(1)),l=n.find(h=>h===c||h.contains(c));!l||l.open&&
!i||(l.open=!0,c?.scrollIntoView())};window.addEventListener("hashchange",()=>r()),e.addEventListener("click",i=>{ut(i).
closest('a[href^="#"]')&&setTimeout(r)});let[a]=performance.getEntriesByType("navigation");r(a instanceof PerformanceNavigationTiming&&
a.type==="navigate"),aa(e,n)}function aa(e,t){let n=W(e,'.sections a[href^="#"]',HTMLAnchorElement),s=new IntersectionObserver(
o=>{for(let{target:r,isIntersecting:a}of o){let i=n.find(({hash:c})=>c===`#${r.id}`);a?i?.setAttribute("aria-current","t\
rue"):i?.removeAttribute("aria-current")}},{rootMargin:"-35% 0px -60% 0px"});for(let o of t)s.observe(o)}function ca(e){
try{let t=JSON.parse(localStorage.getItem(e)??"null");return Array.isArray(t)?t:null}catch{return null}}function la(e,t){
try{localStorage.setItem(e,JSON.stringify(t))}catch{}}var Nn=e=>(e.dataset.options??"").split(" ").filter(Boolean);function So(e){let t=[...new Set(e.flatMap(Nn))];return Object.
fromEntries(t.map(n=>[n,e.map(s=>s.getAttribute(n)??void 0).find(Boolean)]))}function To(e,t){for(let n of e)for(let s of Nn(
n)){let o=t.get(s);o?n.setAttribute(s,o):n.removeAttribute(s)}}function _o(e,t,n){e.addEventListener("pointer-view:optio\
n",({detail:s,target:o})=>{for(let r of t)if(r!==o)for(let[a,i]of Object.entries(s))Nn(r).includes(a)&&r.setAttribute(a,
String(i));n()})}var No="Take this change back";function Ao(e,t){return oe(e).map(({key:n,text:s,short:o})=>{let r=document.createElement(
"li"),a=document.createElement("button");return a.type="button",a.textContent=`${o} ×`,a.title=o===s?No:`${s}. ${No}`,a.
addEventListener("click",()=>{t(Object.fromEntries(Object.entries(e).filter(([i])=>i!==n)))}),r.append(a),r})}var vo="The view “Which parts make the prediction?” shows the circuit.",ha="This network has too many parts to run a\
ll their subsets here.";async function Mo(e,t,n,s){await e.prepare();let{model:o,obstacle:r}=e;if(!o)throw new Error(`${r}\
 ${vo}`);let{location:a,variants:i,conclude:c}=o.circuit(t);if(!i.length)throw new Error(`${ha} ${vo}`);let l=[];return await Ae(
o,{location:a,variants:i},(h,u)=>{u&&l.push(u),n(l.length/i.length)},s),c(l)}var Le=class{constructor(t,n=()=>!1){this.page=t,this.stays=n,this.button=y(t,"[data-inputs-button]",HTMLButtonElement),
this.inputs=y(t,`#${this.button.getAttribute("aria-controls")}`),this.button.addEventListener("click",()=>this.toggle(!this.
isOpen)),y(t,"[data-inputs-close]").addEventListener("click",()=>this.toggle(!1)),document.addEventListener("keydown",s=>{
s.key!=="Escape"||!this.isOpen||(s.preventDefault(),this.toggle(!1))})}get isOpen(){return this.page.hasAttribute("data-\
inputs")}toggle(t){let n=this.inputs.contains(document.activeElement);this.show(t);let s=y(this.inputs,"textarea"),o=it(
this.inputs,"[name=visits-as]:checked");t?(s.checkVisibility()?s:o??s).focus():n&&!this.stays()&&this.button.focus()}show(t){
this.page.toggleAttribute("data-inputs",t),this.button.setAttribute("aria-expanded",String(t))}};function Lo(e){let t=()=>W(e,"details[data-menu][open]",HTMLDetailsElement);document.addEventListener("pointerdown",({target:n})=>{
for(let s of t())n instanceof Node&&s.contains(n)||(s.open=!1)}),document.addEventListener("keydown",n=>{let[s]=t();n.key!==
"Escape"||!s||(n.stopImmediatePropagation(),s.open=!1,y(s,"summary").focus())},{capture:!0})}var Ge={};ni(Ge,{SLIDER_KEYS:()=>Sr,blockAround:()=>ce,carryOf:()=>Bo,circuitSentence:()=>Do,circuitWords:()=>Ro,dragOf:()=>Uo,
effectOf:()=>jo,markedAsCircuit:()=>Io,markedAsPut:()=>Or,neighbourOf:()=>Ln,openedMarks:()=>kr,sentenceOfOpened:()=>Er,
showTables:()=>Cr,slid:()=>Tr,svgFile:()=>Ar,turned:()=>Mn,walked:()=>Pr});function Ie(e,t){return e.map(n);function n(s){let o=s.children.map(d=>typeof d=="string"?d:n(d)),{attributes:r}=s,a=r["\
data-part"],i=typeof a=="string"?t(a):null;if(!i)return{...s,children:o};let c=o.find(d=>typeof d!="string"&&d.tag==="re\
ct"),{className:l,words:h,onTop:u}=i;return{...s,attributes:{...r,class:`${r.class} ${l}`,"aria-label":`${r["aria-label"]}\
; ${h}`},children:[...o,...typeof c=="object"&&u?[u(c)]:[]]}}}function Io(e,t,n){return t?Ie(e,s=>{let o=t.parts.find(a=>Co(a.name)===s);if(!o)return null;let r=Po(o.value);return{className:o.
isKept?"in-circuit":"spare",words:`${o.isKept?"in":"not in"} the smallest set, adds ${r} points`,onTop:a=>ua(a,o,r,n)}}):
e}function Co(e){return e.replace(/\.feed_forward$/,".stream")}function ua({attributes:e},{layer:t,head:n},s,o){let[r,a,
i,c]=["x","y","width","height"].map(w=>Number(e[w])),l=t!==null&&n===null?`FFN ${s}`:s,h=.85*o,[u,d]=[vt(l,h)+.9*h,1.5*h],
f=Number(r)+(t===null?Number(i)-u/2:Number(i)/2),m=Number(a)+(t===null?0:Number(c)-d/2-2);return g("g",{key:"circuit",class:"\
added"},g("rect",{x:f-u/2,y:m-d/2,width:u,height:d,rx:d/2}),g("text",{x:f,y:m+.36*h,"font-size":h},l))}function Ro({parts:e},t){
let n=e.find(r=>Co(r.name)===t);if(!n)return"";let s=t===n.name?"It":"Its feed-forward network",o=n.isKept?"belongs":"do\
es not belong";return`${s} ${o} to the smallest set, and adds ${Po(n.value)} points.`}function Po(e){let t=Math.round(1e3*
e)/10,n=Math.abs(t).toFixed(Math.abs(t)<9.95?1:0);return Number(n)===0?"0":`${t<0?"−":"+"}${n}`}function Do(e,t){let{parts:n,
location:s,whole:o,smallest:r}=e,a=n.filter(({isKept:c})=>c),i=t.nameOf(s).label;return{title:`${a.length} of ${n.length}\
 parts alone ${a.length===1?"predicts":"predict"} ${i}, with ${L(r,1)}.`,text:`All give it ${L(o,1)}. The faded parts ca\
n be left out together. Numbers: points that each part adds on average (Shapley values).`}}var vn=5,Wo=1440,An=5,da=60,fa={least:.1,most:10};function Uo(e,t,n,s){let o=e.target instanceof Element?e.target:null,r=o?.
closest("[data-act]")?.getAttribute("data-act"),a=o?.closest("[data-part]")?.getAttribute("data-part"),i=ye(a,t);if(r===
"gate")return ma(e,n);if(r==="attention_temperature")return Ho(e,t,"attention");if(r==="pointer_temperature")return Ho(e,
t,"pointer");if(!s||i?.kind!=="visit"||r||e.pointerType==="touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest(
"[data-drag]")?.getAttribute("data-drag"),h=i.visit??0;return c&&(l==="time"||l==="stay")?ya(e,c,t,h,l):pa(e,n,h)}function Bo({
pointerId:e,pointerType:t,target:n,clientX:s,clientY:o}){let a=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute(
"data-part");if(!a||t==="touch")return null;let i=!1;return{pointer:e,follows:!0,to({type:c,clientX:l,clientY:h},u){return i||=
Math.hypot(l-s,h-o)>=vn,i?{kind:"carry",name:a,x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function Mn({
trace:e},t,n){let s=(e.interventions[`${t}_temperature`]??1)*2**n,{least:o,most:r}=fa;return Number(Math.min(r,Math.max(
o,s)).toPrecision(2))}function ma({pointerId:e},t){let n=t.querySelector(".gate-frame")?.getBoundingClientRect(),s=0;return{
pointer:e,follows:!0,to({type:o,clientX:r,clientY:a},i){if(!n)return null;let l=n.height>n.width?(a-n.top)/n.height:(r-n.
left)/n.width;return o!=="pointercancel"&&(s=Math.round(100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:s,isDone:i}}}}
function Ho({pointerId:e,clientX:t},n,s){let o=!1;return{pointer:e,follows:!0,to({clientX:r},a){if(o||=Math.abs(r-t)>=vn,
!o)return null;let i=Mn(n,s,(r-t)/da);return{kind:"temperature",of:s,value:i,isDone:a}}}}function pa({pointerId:e,clientY:t},n,s){
let o=s,r=!1;return{pointer:e,follows:!1,to({clientY:a},i){if(r||=Math.abs(a-t)>=vn,!r)return null;let c=Math.sign(ga(n,
a)-o);if(c===0&&!i)return null;let l={kind:"move",visit:o,by:c,isDone:i};return o+=c,l}}}function ga(e,t){let s=[...e.querySelectorAll(
".visit > .chip")].map(o=>{let{top:r,bottom:a}=o.getBoundingClientRect();return Math.abs((r+a)/2-t)});return s.indexOf(Math.
min(...s))}function ya({pointerId:e,clientX:t},n,s,o,r){let{start_minute:a=0,duration_minutes:i=0}=s.visits[o]??{},{width:c}=n.
querySelector(".track")?.getBoundingClientRect()??{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},d){
if(l||=Math.abs(u-t)>=2,!l)return null;let f=An*Math.round((u-t)/c*Wo/An),m=r==="time"?Math.min(Wo-An,Math.max(0,a+f)):Math.
max(0,i+f);return m===h&&!d?null:(h=m,{kind:r,visit:o,minutes:m,isDone:d})}}}function jo(e,t,n){let s=e&&t&&wa(e,t);try{let o=s&&n?.(s);return o?ba(e,t,o):""}catch{return""}}function wa({kind:e,layer:t=0,
head:n=0,visit:s=0},o){if(e==="head"&&!o.isOff(t,n))return{kind:e,layer:t,head:n};let r=o.visits[s]?.masked??!0;return e!==
"visit"||r||s===o.count-1?null:{kind:"mask",visit:s}}function ba({kind:e},t,n){let{location:s,probability:o}=t.trace.prediction,
r=new Ss(n),{prediction:a}=n,i=Ts(e),c=t.nameOf(s).label;if(a.location!==s){let l=r.nameOf(a.location).label;return`${i}\
, the answer would be ${l} with ${L(a.probability,1)}.`}return`${i}, ${_s(c,o,a.probability)}`}var xa=[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];function ft(e,t){for(let[s,o]of xa){let r=o.exec(e??"");if(!r)continue;let a=Object.fromEntries(
Object.entries(r.groups??{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),i={...n(s,a,t),...a};return ka(i,t)?
i:null}return null;function n(s,o,{count:r,trace:a}){let i=r-1;return{kind:s,name:e??"",isLeaf:"query"in o||"number"in o||
s==="stream"&&"visit"in o||(s==="pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:i,visit:$a(s,
o,t)??i,number:null,location:s==="generation"?t.generated(1)[0]?.location??a.prediction.location:a.prediction.location}}}
function $a(e,{layer:t=0,head:n=0},s){return e==="pointer"&&s.hasPointer?ee(s.pointerWeights):e==="head"&&t<s.layers&&n<
s.heads?ee(s.lastRow(t,n)):null}function ka({kind:e,layer:t,head:n,query:s,visit:o,number:r,location:a},i){let{locations:c,
d_model:l}=i.trace.architecture;return e==="head"&&n>=i.heads||e==="pointer"&&!i.hasPointer||e==="generation"&&!i.hasGeneration||
e==="gate"&&!i.hasGate?!1:t<i.layers&&s<i.count&&o<i.count&&(r??0)<l&&a>1&&a<c}function Fo(e,t){let{kind:n,layer:s,head:o,
isLeaf:r,number:a,location:i}=e,c=[{name:"",words:"Network"}],l=(u,d)=>c.push({name:u,words:d});return(n==="head"||n==="\
stream")&&l(`layers.${s}.stream`,`Layer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(e.name,
"one cell"),n==="stream"&&r&&l(`layers.${s}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`v\
isits.${e.visit}`,h()),n==="context"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(e.
name,h()),n==="generation"&&l("generation","Generation"),n==="generation"&&r&&l(e.name,t.nameOf(i).label),n==="gate"&&l(
"gate","Gate"),n==="place"&&l(e.name,t.nameOf(i).label),a!==null&&l(e.name,`number ${a+1}`),c;function h(){return`Visit ${e.
visit+1}`}}function ce(e){let t=e.split("."),n=t[0]==="layers",s=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(
".")[0]??"")?2:1;return t.length<=s?null:t.slice(0,n&&t[2]==="stream"?-1:s).join(".")}function Ln(e,t,n){let s=ft(e,n),[
o,r]=Ea[t]??[0,0];if(!s||o===0&&r===0)return null;let a=Oa(s,o,r,n);return a!==null&&ft(a,n)?a:null}var Ea={ArrowLeft:[-1,
0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function Oa(e,t,n,s){let{kind:o,layer:r,head:a,query:i,visit:c,number:l,
isLeaf:h}=e;switch(o){case"head":{if(h)return`layers.${r}.heads.${a}.${i+n}.${c+t}`;let d=r*s.heads+a+t;return n!==0?`la\
yers.${r+n}.heads.${a}`:`layers.${Math.floor(d/s.heads)}.heads.${d%s.heads}`}case"stream":return l!==null?`layers.${r}.s\
tream.${c+n}.${l+t}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(d,f){let m=d.findIndex(({location:p})=>p===
e.location),w=m<0||n===0?void 0:d[m+n];return w?`${f}.${w.location}`:null}}var In={title:15.5,strong:13,label:13,small:12.5,tiny:11.5},Sa=.78,Cn=1.07,Ta=1.12;function _(e){return e.stage.type/13}
function H(e,t,n="label"){let s=n==="title"||n==="strong";return Cn*vt(Vo(t),In[n]*_(e),s)}function Vo(e){return e.replaceAll(
"−","+")}function M(e,t,n,s,{kind:o="label",also:r,anchor:a,width:i,key:c}={}){let l=o==="title"||o==="strong",h=i===void 0?
s:de(s,i/Cn,In[o]*_(e),l),u=[o,a,r].filter(Boolean).join(" ");return g("text",{...c&&{key:c},class:u,x:t,y:n},h)}function I(e,{
x:t,y:n,width:s},o,r="label"){let a=In[r]*_(e),i=vt(" ",a),c=[],l=Number.POSITIVE_INFINITY;for(let u of o){let d=u.reduce(
(m,w)=>m+Na(w,a),0),f=c.at(-1);f&&l+i+d<=s?(f.push({text:" "},...u),l+=i+d):(c.push([...u]),l=d)}return{marks:c.map((u,d)=>_a(
t,n+a*(1+1.5*d),u,r,a)),height:c.length*1.5*a}}function v(e){return e.split(" ").map(t=>[{text:t}])}function _a(e,t,n,s,o){
let r=.4*o,a=!1,i=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===a?null:h?-r:r;a=h;let d=[l,h&&"raised"].filter(Boolean).
join(" ");return g("tspan",{class:d||null,dy:u},c)});return g("text",{class:s,x:e,y:t},i)}function Na({text:e,kind:t="",
isRaised:n=!1},s){let o=(n?Sa:1)*(t.includes("math")?Ta:1);return Cn*vt(Vo(e),s*o,t.includes("strong"))}var Aa=20,Go=46,Rn=28,qo=9;function Jo(e,t,n){let{width:s,height:o}=e.stage.size,r=_(e),a=Math.min(Aa*r,.035*s),i=va(e,t,
a),c={x:a,y:i.height,width:s-2*a,height:o-i.height-6*r};return[g("g",{key:"opened",class:"opened","font-size":13*r,"data\
-block":t.name},i.marks,Ko(n,c,16*r).map(({card:l,box:h})=>g("g",{key:l.key},l.marks(h))))]}function Ko(e,t,n){let s=n*(e.
length-1),o=e.reduce((d,{least:f})=>d+f.width,s),r=e.reduce((d,{least:f})=>d+f.height,s),a=e.every(({least:d})=>d.height<=
t.height),i=e.every(({least:d})=>d.width<=t.width);if(e.length>1&&!(o<=t.width&&a)&&!(r<=t.height&&i)){let d=e.reduce((f,m)=>m.
rank>f.rank?m:f);return Ko(e.filter(f=>f!==d),t,n)}let c=e.length===1||o<=t.width&&a,l=e.reduce((d,{share:f=1})=>d+f,0),
{x:h,y:u}=t;return e.map(d=>{let f=(d.share??1)/l,m=c?{x:h,y:u,height:t.height,width:d.least.width+f*(t.width-o)}:{x:h,y:u,
width:t.width,height:d.least.height+f*(t.height-r)};return c?h+=m.width+n:u+=m.height+n,{card:d,box:m}})}function U(e,{x:t,
y:n,width:s,height:o},r,a=r){let i=_(e),c=H(e,r,"title")<=s-28*i;return[g("rect",{key:"card",class:"card",x:t,y:n,width:s,
height:o,rx:10*i}),M(e,t+14*i,n+22*i,c?r:a,{kind:"title",width:s-28*i})]}function j(e,{x:t,y:n,width:s,height:o}){let r=_(
e);return{x:t+14*r,y:n+30*r,width:s-28*r,height:o-38*r}}function J(e,t,n,s,o,{isButton:r=!0,isPressed:a}={}){let i=_(e),
c=H(e,s,"label")+(r?24:4)*i;return{mark:g("g",{key:s,class:`part control${r?"":" link-words"}${a?" pressed":""}`,role:"d\
ata-more"in o?"link":"button",tabindex:0,"aria-label":s,"aria-pressed":a===void 0?null:String(a),...o},g("rect",{class:r?
"control-ground":"ground",x:t,y:n-15*i,width:c,height:30*i,rx:15*i}),r?M(e,t+c/2,n+4.5*i,s,{anchor:"middle"}):M(e,t+2*i,
n+4.5*i,s)),width:c}}function va(e,t,n){let{width:s,height:o}=e.stage.size,r=_(e),a=Fo(t,e.reading),i=La(e,a,n),c=Ma(e,i.
end+16*r,ce(t.name)??""),l="You are here",h=H(e,l,"small")+10*r,u=s-n,d=u-i.end-20*r,f=o>=560*r&&Pn(e,Rn*r)>d,m=f?Yo(e,u-
n-h):Yo(e,d,qo*2),w=m?Pn(e,m):0,p=f||d-w>=h,x=f?u-i.end:d-w-(p?h:0),b=(f?46:8)*r+(Rn*r-(m??0))/2;return{height:(f?Go+36:
Go)*r,marks:[i.marks,x>=c.width+16*r&&c.mark,m!==null&&p&&M(e,u-w-10*r,(f?64:26)*r,l,{kind:"small",anchor:"end"}),m!==null&&
g("g",{key:"thumbnails"},Ia(e,t,u-w,b,m))]}}function Ma(e,t,n){let s=_(e);if(globalThis.matchMedia?.("(pointer: coarse)").
matches)return J(e,t,21*s,"Back",{"data-open":n});let r="goes back";return{mark:g("g",{key:"escape",class:"escape"},g("r\
ect",{class:"key",x:t,y:10*s,width:34*s,height:22*s,rx:5*s}),M(e,t+17*s,25.5*s,"Esc",{kind:"small",anchor:"middle"}),M(e,
t+42*s,25.5*s,r,{kind:"small"})),width:46*s+H(e,r,"small")}}function La(e,t,n){let s=_(e),o=e.stage.size.width-2*n,r=n,a=[];
for(let[i,{name:c,words:l}]of t.entries()){let h=i===t.length-1,u=h?"strong":"label",d=Math.min(H(e,l,u),Math.max(20*s,n+
o-r));if(a.push(g("g",{key:`crumb ${i}`,class:`part crumb${h?" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?
null:0,"aria-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},g("rect",{class:"ground",x:r-3*s,y:6*s,width:d+6*
s,height:30*s,rx:5}),M(e,r,26*s,l,{kind:u,width:d+1}))),r+=d,h)break;a.push(g("path",{key:`then ${i}`,class:"chevron",d:`\
M${r+8*s} ${16.5*s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:a,end:r}}function Yo(e,t,n=qo){let s=_(e);
for(let o=Rn;o>=n;o--)if(Pn(e,o*s)<=t)return o*s;return null}function Pn(e,t){let{layers:n,heads:s}=e.reading;return n*(s*
(t+2)+(t*.4+8*_(e)))+2.2*t}function Ia(e,t,n,s,o){let{reading:r}=e,a=_(e),i=[],c=n;for(let x=0;x<r.layers;x++){for(let O=0;O<
r.heads;O++){let T=r.weights(x,O),k=Math.max(...T)||1,N=r.isOff(x,O);i.push(p(`layers.${x}.heads.${O}`,`Layer ${x}, head\
 ${O}${N?", switched off":""}`,c,o,[g("image",{key:"map",class:"map",href:we(T,r.count,e.scale,k),x:c,y:s,width:o,height:o,
preserveAspectRatio:"none",opacity:N?.2:1})])),c+=o+2}let b=.4*o;i.push(p(`layers.${x}.stream`,`Layer ${x}: residual str\
eam`,c,b,[[[.2,.6],[.45,.9],[.7,1]].map(([O=0,T=0],k)=>g("rect",{key:`line ${k}`,class:"length",x:c+2,y:s+O*o,width:Math.
max(1,(b-4)*T),height:Math.max(1,.12*o)}))])),c+=b+8*a}let l=s+o/2,[h,u]=[s+.2*o,s+.8*o],d=.09*o,f=c+1.2*o;r.hasPointer&&
i.push(p("pointer","Pointer",c,1.2*o,[g("path",{class:"pointer",d:rn(c,[l-d,l],f,[h-d,h+d])})],[s,o/2])),r.hasGeneration&&
i.push(p("generation","Generation",c,1.2*o,[g("path",{class:"generation",d:rn(c,[l,l+d],f,[u-d,u+d])})],[l,o/2])),r.hasGate&&
i.push(p("gate","Gate",f,.3*o,[g("rect",{class:"pointer",x:f+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),g("rect",{class:"\
generation",x:f+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-4)*(1-r.gate)})]));let{location:m}=r.trace.prediction,w=f+.3*
o;return i.push(p(`places.${m}`,`Answer: ${r.nameOf(m).label}`,w,.7*o-2,[g("rect",{class:"answer-bar",x:w+2,y:l-d,width:.7*
o-6,height:2*d})])),i;function p(x,b,O,T,k,[N,$]=[s,o]){let S=t.name===x||t.name.startsWith(`${x}.`),A=x.includes("heads");
return g("g",{key:x,class:`part thumb${S?" here":""}`,"data-open":x,role:"link",tabindex:0,"aria-label":b,"aria-current":S?
"true":null},k.flat(),g("rect",{key:"frame",class:A||S?"thumb-frame":"ground",x:O,y:N,width:T,height:$,rx:2}),g("title",
{},b))}}var zo=13;function gt(e,t,n,s){let{colour:o,numbered:r=new Set,chosen:a=null,exact:i}=s,c=_(e),l=n.length,h=t.width/l,u=h>
6?Math.min(.3*h,6*c):h>2.5?.8:0,d=Array.from(n,Number),f=Qo(d),m=new Map([...r].map(A=>[A,E(d[A]??0,f)])),w=[...m.values()].
some(A=>H(e,A,"tiny")>h+2*c),p=m.size>0&&!w?zo*c:1,x=w?zo*c:0,[b,O]=s.extent??Ce(d),T=Ca(t.height-x,b,O,p),k=T>0?Math.max(
p,b*T):(t.height-x)/2,N=t.y+x+k,$=d.map((A,R)=>{let P=Math.abs(A)*T,Q=R===a;return g("rect",{key:`bar ${R}`,class:`bar ${o}${A<
0?" negative":""}${Q?" chosen":""}`,x:t.x+R*h+u/2,y:A<0?N:N-P,width:Math.max(.5,h-u),height:Math.max(.4,P)},i&&g("title",
{},i(R)))}),S=[...m].map(([A,R])=>M(e,t.x+Xo((A+.5)*h,H(e,R,"tiny")/2,t.width),w?t.y+9*c:N+(Number(d[A])<0?-3:10.5)*c,R,
{kind:"tiny",anchor:"middle",also:A===a?"chosen":"",key:`number ${A}`}));return[g("path",{key:"line",class:"axis",d:`M${t.
x} ${N}H${t.x+t.width}`}),$,S]}function Ca(e,t,n,s){if(t+n===0)return 0;let o=e/(t+n);return Math.min(t,n)*o>=s?o:Math.max(
0,e-s)/Math.max(t,n)}function Bt(e,t,n,s,o=null){let r=n.length,a=s/r,i=1.5*_(e),c=t.map(Qo),l=Array.from(n,(m,w)=>Math.
max(...t.map((p,x)=>H(e,E(Number(p[w]),c[x]),"tiny")))/2),h=[...l.keys()].sort((m,w)=>Math.abs(Number(n[w]))-Math.abs(Number(
n[m])));o!==null&&h.unshift(o);let u=new Set;for(let m of h)[...u].every(p=>Math.abs(d(p)-d(m))>=f(m)+f(p)+i)&&u.add(m);
return u;function d(m){return Xo((m+.5)*a,f(m),s)}function f(m){return l[m]??0}}function Xo(e,t,n){return Math.max(t,Math.
min(n-t,e))}function Ce(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function Qo(e){let t=Math.
max(...Ce(e));return t>=99.5?0:t>=.95?1:2}var Zo=8;function Tt(e,t,n,{chosen:s=null,open:o}={}){let r=_(e),a=t.width<380*r,i=Math.min(96*r,t.height/n.length),c=!a&&
i>=34*r,l=s===null?0:54*r,h=Math.max(...n.map(b=>Math.max(H(e,b.title,"strong"),c?H(e,b.says,"small"):0))),u=a?0:Math.min(
h+12*r,.42*t.width),d=t.x+u,f=t.width-u-l,m=a?17*r:0,w={x:d,width:f,height:Math.max(6*r,i-Zo*r-m)},p=n[0]?.values.length??
1,x=f/p;return[n.map(({key:b,title:O,says:T,values:k,colour:N,open:$},S)=>{let A=t.y+S*i,R=a?A+12*r:A+i/2+(c?-2:4)*r,P=a?
t.width:u-8*r,Q=H(e,O,"strong")+10*r;return g("g",{key:b,class:$?"part choice row":"row","data-open":$??null,role:$?"but\
ton":null,tabindex:$?0:null,"aria-label":$?O:null},$&&g("rect",{key:"ground",class:"ground",x:t.x-4*r,y:A,width:t.width+
8*r,height:i,rx:4}),M(e,t.x,R,O,{kind:"strong",width:P,key:"title"}),a&&M(e,t.x+Q,R,T,{kind:"small",width:t.width-Q,key:"\
beside"}),c&&M(e,t.x,R+15*r,T,{kind:"small",width:P,key:"says"}),gt(e,{...w,y:A+m+Zo/2*r},k,{colour:N,chosen:s,exact:Z=>`${O}\
, number ${Z+1}: ${E(Number(k[Z]),4)}`}),s!==null&&M(e,t.x+t.width,A+m+(i-m)/2+4.5*r,E(Number(k[s]),2),{kind:"strong",anchor:"\
end",key:"chosen"}))}),s!==null&&g("rect",{key:"strongest",class:"strongest",x:d+s*x-1.5,y:t.y,width:x+3,height:i*n.length,
rx:3}),o&&g("g",{key:"positions"},Array.from({length:p},(b,O)=>g("rect",{key:`position ${O}`,class:"cell",x:d+O*x,y:t.y,
width:x,height:i*n.length,"data-open":o(O),role:"button",tabindex:O===s?0:"-1","aria-current":O===s?"true":null},g("titl\
e",{},n.map(({title:T,values:k})=>`${T}: ${E(Number(k[O]),3)}`).join(`
`)))))]}function D(e,t){let n=e.visits[t];return n?`${n.label}, ${yt(e,t)}`:""}function _t(e,t){return e.visits[t]?.label??""}function Dn(e){
return e>0&&e<5e-4?"<0.1 %":L(e,1)}function yt(e,t){let n=e.visits[t];return n?`${fe[n.weekday]} ${Et(n.start_minute)}`:
""}function er(e,t){return Mt(e.visits[t]?.duration_minutes??0)}function nr(e,t,{weights:n,scores:s,temperature:o},r,{colour:a,
open:i}){let{reading:c}=e,l=_(e),h=t.width/c.count,u=h>=18*l,d=t.y+t.height-(u?38:18)*l,f=t.y+17*l,m=Math.max(...n)||1,w=Math.
max(0,d-f)/m,p=N(tr(n,r).map($=>({visit:$,half:H(e,T(n[$],$),$===r?"strong":"tiny")/2}))),x=N(tr(n,r).map($=>({visit:$,half:H(
e,k($),$===r?"strong":"tiny")/2})));return[g("path",{key:"foot",class:"axis",d:`M${t.x} ${d}H${t.x+t.width}`}),c.visits.
map(({category:$},S)=>{let A=b(S),R=S===r,P=Number(n[S])*w;return g("g",{key:`visit ${S}`,class:`part choice${R?" here":
""}`,"data-open":i(S),role:"button",tabindex:"-1","aria-label":`${D(c,S)}: weight ${L(Number(n[S]),1)}`},g("rect",{key:"\
ground",class:"ground",x:t.x+S*h,y:t.y,width:h,height:t.height}),g("rect",{key:"bar",class:`bar ${a}${R?" chosen":""}`,x:A-
Math.min(.36*h,20*l),y:d-P,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,P)}),p.has(S)&&M(e,O(S,p),d-P-4*l,T(
n[S],S),{kind:R?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&St($,A-7*l,d+5*l,14*l),x.has(S)&&M(e,O(S,x),
t.y+t.height-4*l,k(S),{kind:R?"strong":"tiny",anchor:"middle",key:"score"}),g("title",{},`${D(c,S)}: score ${E(Number(s[S]),
3)}, weight ${L(Number(n[S]),2)}`))})];function b($){return t.x+($+.5)*h}function O($,S){let A=S.get($)??0;return Math.max(
t.x+A,Math.min(t.x+t.width-A,b($)))}function T($,S){return S===r?Dn(Number($)):L(Number($)).replace(" %","")}function k($){
return E(Number(s[$])/o,$===r?2:1)}function N($){let S=new Map;for(let{visit:A,half:R}of $){let P=Math.max(t.x+R,Math.min(
t.x+t.width-R,b(A)));[...S].every(([Z,kt])=>{let B=Math.max(t.x+kt,Math.min(t.x+t.width-kt,b(Z)));return Math.abs(P-B)>=
R+kt+3*l})&&S.set(A,R)}return S}}function tr(e,t){let[n=t,...s]=[...Array(e.length).keys()].sort((o,r)=>Number(e[r])-Number(
e[o]));return[...new Set([n,t,...s])]}function sr(e,t){let n=_(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>Ra(e,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>Pa(e,s)}]}function Ra(e,t){let{reading:n}=e,s=_(e),o=j(e,t),r=n.values(
"context"),a=I(e,o,v(`${D(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${E(Math.hypot(...r))}. Nothing else of the visit goes on.`)),i=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-a.height)/(64*s)))),c=Math.ceil(r.length/i),l=Math.min(120*s,(o.height-a.height-8*s)/i);return[
...U(e,t,"The context"),...a.marks,Array.from({length:i},(h,u)=>{let d=r.subarray(u*c,(u+1)*c),f=o.width*d.length/c,m={...o,
y:o.y+a.height+8*s+u*l,width:f,height:Math.max(28*s,l-10*s)};return d.length>0&&g("g",{key:`line ${u}`},gt(e,m,d,{colour:"\
stream",extent:Ce(r),numbered:Bt(e,[d],d,f),exact:w=>`Number ${u*c+w+1}: ${E(Number(d[w]),4)}`}))})]}function Pa(e,t){let{
reading:n}=e,s=_(e),o=j(e,t),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let a=I(e,o,v(r.length>1?"Each reads the same numbers, th\
rough a matrix of its own:":"One part reads these numbers:"),"small");return[...U(e,t,"What reads it"),...a.marks,r.length>
0&&g("g",{key:"rows"},Tt(e,{...o,y:o.y+a.height+6*s,height:o.height-a.height-6*s},r))]}function jt(e,t,n,s,o){let r=`layers.${t}.heads.${n}`,a=e.values(`${r}.queries`),i=e.values(`${r}.keys`),c=a.length/e.count,
l=e.trace.interventions.scaling!==!1,h=Vt(bt(a,s,c),bt(i,o,c));return or(h,l,null,e,o)}function Re(e,t,n,s){let o=bt(e.values(
`layers.${t}.heads.${n}.scores`),s,e.count);return Wn(o,e.trace.interventions.attention_temperature??1)}function Ft(e,t){
let n=e.values("pointer.query"),s=e.values("pointer.keys"),o=e.trace.interventions.pointer_scaling!==!1,r=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return or(Vt(n,bt(s,t,n.length)),o,r,e,t)}function Pe(e){return Wn(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function or(e,t,n,s,o){let r=e.first.length,a=e.sum/(t?Math.sqrt(r):1)+(n??
0),i=s.visits[o]?.masked??!1;return{dot:e,width:r,isScaled:t,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:i,unmasked:a,score:i?Number.NEGATIVE_INFINITY:a}}function Vt(e,t){let n=Array.from(e,(s,o)=>s*t[o]);return{first:e,
second:t,products:n,sum:qt(n)}}function Wn(e,t){let n=Array.from(e,Number).filter(Number.isFinite),s=Math.max(...n)/t,o=Math.
abs(s)>9?s:0,r=Array.from(e,c=>Math.exp(c/t-o)),a=qt(r),i=r.map(c=>c/a);return{scores:e,temperature:t,shift:o,exponentials:r,
total:a,weights:i}}function le(e,t,n,s,o,r){if(!e.has(`${n}.mean`))return null;let a=e.trace.architecture.d_model,i=Number(
e.values(t)[o*a+r]),c=Number(e.values(`${n}.mean`)[o]),l=Number(e.values(`${n}.reciprocal_deviation`)[o]);return{x:i,mean:c,
reciprocal:l,standard:(i-c)*l,weight:wt(e,`${s}.weight`,r),bias:wt(e,`${s}.bias`,r),result:Number(e.values(n)[o*a+r])}}function De(e,t,n,s){
let o=`transformer.layers.${t}.linear2`,r=e.trace.weights?.[`${o}.weight`],a=wt(e,`${o}.bias`,s),i=G(e,`layers.${t}.feed\
_forward.hidden`,n);return!r||a===null?null:{dot:Vt(i,bt(r.values,s,i.length)),bias:a}}function rr(e,t,n){let s=e.trace.
weights?.["input_proj.weight"],o=wt(e,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),a=n*r,i=e.
slices.map(({name:c,label:l})=>{let h=Hn(e,c,t),u=Vt(h,s.values.subarray(a,a+h.length));return a+=h.length,{name:c,label:l,
dot:u}});return{parts:i,bias:o,sum:qt(i.map(({dot:c})=>c.sum))+o}}function Hn(e,t,n){let s=e.values(`inputs.${t}`);return bt(
s,n,s.length/e.count)}function G(e,t,n){let s=e.values(t);return bt(s,n,s.length/e.count)}function Gt(e){if(!e.has("gate\
.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],s=Number(
e.values("gate.logit")[0]);return{hidden:t,dot:n?Vt(t,n.values):null,bias:wt(e,"ptr_gen_gate.2.bias",0),logit:s,learned:1/
(1+Math.exp(-s))}}function xt(e,t){let n=e.values("context"),s=e.trace.weights?.["gen_head.weight"],o=s?Vt(n,bt(s.values,
t,n.length)):null,r=wt(e,"gen_head.bias",t),a=e.trace.tensors["generation.logits"]?.values,i=o&&r!==null?o.sum+r:null;return{
dot:o,bias:r,logit:a?Number(a[t]):i}}function ir(e){let t=e.trace.tensors["generation.logits"]?.values;return t?Wn(t,1):
null}function Yt(e,t){let{gate:n}=e,s=e.locations.flatMap((a,i)=>a===t?[i]:[]),o=e.hasPointer?qt(s.map(a=>Number(e.pointerWeights[a]))):
0,r=Da(e,t,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*r,probability:n*o+(1-n)*
r}}function Da(e,t,n){if(!e.hasGeneration)return 0;let s=e.trace.location_probabilities.generation;if(e.has("generation.\
probabilities")||s?.some(a=>a.location===t)||e.gate===1)return e.probabilityOf("generation",t);let r=e.probabilityOf("fi\
nal",t)-e.gate*n;return Math.max(0,r)/(1-e.gate)}function wt(e,t,n){let s=e.trace.weights?.[t];return s?Number(s.values[n]):
null}function bt(e,t,n){return e.subarray(t*n,(t+1)*n)}function qt(e){return Array.from(e).reduce((t,n)=>t+n,0)}var Jt="→",ar=30,Wa=8,Ha=20,cr={least:2,most:6},Ua=Object.fromEntries(Array.from("-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??
""]));function he(e,t,{first:n,second:s,products:o},r){let a=_(e),i=o.length,c=i>Ha&&t.height>=176*a,l=c?34*a:0,h=(t.height-
l)/3,u=16*a,d=t.x+ar*a,f=t.width-ar*a,m=ue(o),w=Bt(e,[n,s,o],o,f,m),p=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${i} products`}],x=f/i,b=O=>`${E(
Number(n[O]),4)} × ${E(Number(s[O]),4)} = ${E(Number(o[O]),4)}`;return[g("rect",{key:"strongest",class:"strongest",x:d+
m*x-1,y:t.y+u,width:x+2,height:3*h-u-2*a,rx:3}),p.map(({letter:O,colour:T,values:k,title:N},$)=>{let S=t.y+$*h,A={x:d,y:S+
u,width:f,height:h-u-6*a};return g("g",{key:`row ${$}`},M(e,t.x,S+12*a,N,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),M(e,t.x,S+u+.5*A.height+5*a,O,{also:`math letter ${T}-words`,key:"letter"}),gt(e,A,k,{colour:T,numbered:w,chosen:m,
exact:b}))}),c&&Ba(e,{x:d,y:t.y+3*h,width:f,height:l},o)]}function Ba(e,{x:t,y:n,width:s},o){let r=_(e),a=s/o.length,i=Math.
max(Wa,Math.ceil(o.length/8));for(;i<o.length&&i*a<H(e,"−888.88","tiny");)i*=2;let c=Math.ceil(o.length/i);return g("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*i,(h+1)*i),[d,f]=[t+h*i*a+2,t+(h*i+u.length)*a-2],m=u.reduce(
(w,p)=>w+p,0);return[g("path",{key:`span ${h}`,class:"axis",d:`M${d} ${n}v${4*r}H${f}v${-4*r}`}),M(e,(d+f)/2,n+17*r,E(m,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function We(e,t,n,s,o,r,a){let i=_(e),c=ja(n,s,o),l=Fa(n,s,r,c),h=Va(
n,s,o,a.over,c),u={x:t.x,y:0,width:t.width},d=I(e,u,l).height+I(e,u,h).height+10*i,f=132*i,m=Math.max(70*i,Math.min(.36*
t.height,210*i)),w=t.height-d-m>=f,p=Math.min(t.height-d-(w?m:0),276*i),x=t.height-d-p,b=I(e,{...u,y:t.y+p+4*i},l),O=I(e,
{...u,y:t.y+p+b.height+6*i},h);return[g("g",{key:"dot"},he(e,{...t,height:p},n.dot,r)),g("path",{key:"rule",class:"rule",
d:`M${t.x} ${t.y+p}H${t.x+t.width}`}),g("g",{key:"score steps"},b.marks),g("g",{key:"softmax steps"},O.marks),w&&g("g",{
key:"softmax"},nr(e,{...t,y:t.y+p+d,height:x},s,o,a))]}function ja({dot:e,width:t,isScaled:n,bias:s,unmasked:o,isMasked:r},a,i){
let{scores:c,temperature:l,shift:h,exponentials:u}=a,d=n?e.sum/Math.sqrt(t):e.sum,f=Number(c[i])/l-h;return Nt(m=>{let w=(p,x)=>m(
p)===m(x);return n&&!w(m(e.sum)/Math.sqrt(t),d)||s&&!w(m(d)+m(s),o)?!1:r?!0:w(m(o)/l,o/l)&&w(m(o/l)-m(h),f)&&Un(m(f),Number(
u[i]))})}function He({dot:e,bias:t,logit:n},s){return Nt(o=>(e===null||t===null||n===null||o(o(e.sum)+o(t))===o(n))&&s(o))}
function Un(e,t){return at(Math.exp(e))===at(t)}function Nt(e){let t=cr.least;for(;t<cr.most&&!e((n,s=0)=>Number(n.toFixed(
t+s)));)t++;return t}function Fa({dot:e,width:t,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:a},{temperature:i},[c,
l],h){let u=n?e.sum/Math.sqrt(t):e.sum,d=[...v("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}-words`},{text:"\
 · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${E(e.sum,h)}`,kind:"strong"}],n?[{text:`${Jt} ÷ √${t}\
 = `},{text:E(u,h),kind:"strong"}]:[{text:`${Jt} not divided by √${t}: scaling is off`}]];return s!==null&&d.push(o?[{
text:`${Jt} no position bias: it is off`}]:[{text:`${Jt} ${s<0?"−":"+"} ${E(Math.abs(s),h)} (position bias) = `},{text:E(
a,h),kind:"strong"}]),r?d.push([{text:`${Jt} masked: `},{text:"−∞",kind:"strong"}]):i!==1&&d.push([{text:`${Jt} ÷ te\
mperature ${Ga(i)} = `},{text:E(a/i,h),kind:"strong"}]),d}function Va({isMasked:e},t,n,s,o){let{scores:r,temperature:a,shift:i,
exponentials:c,total:l,weights:h}=t;if(e)return v("The softmax gives a masked visit a weight of exactly 0.");let u=Number(
r[n])/a-i,d=Number(c[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:E(u,o),isRaised:!0},{text:` = ${at(d)}\
;`}],[{text:`${at(d)} / ${at(l)} = `},{text:Dn(Number(h[n])),kind:"strong"},{text:","}],...v(`where ${at(l)} is the sum \
over ${s}${i?`, after ${E(i,o)}, the largest score, is subtracted from each`:""}.`)]}function at(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=1)return String(Number(e.toPrecision(5)));if(e===0||e>=.001)return String(Number(e.toPrecision(
4)));let[t="",n=""]=e.toExponential(3).split("e");return`${t} × 10${Array.from(n,s=>Ua[s]??"").join("")}`}function ue(e){
let t=0;for(let n=1;n<e.length;n++)Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function Ga(e){return String(
Math.round(1e3*e)/1e3)}var Ya=6;function lr(e,t){let n=_(e),s=Gt(e.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},
rank:1,share:1.4,marks:r=>qa(e,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>Ja(e,r,s)}),o}
function hr(e){return He(e,t=>(1/(1+Math.exp(-t(e.logit)))).toFixed(3)===e.learned.toFixed(3))}function qa(e,t,n){let{hidden:s,
dot:o,bias:r,logit:a}=n,i=hr(n),c=_(e),l=j(e,t),h=o&&r!==null?[...v("Sum of the products"),[{text:"h",kind:"math query-w\
ords"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${E(o.sum,i)}`,kind:"strong"}],[{text:`→ ${r<0?"−":"\
+"} ${E(Math.abs(r),i)} (bias) =`}],[{text:"logit "},{text:E(a,i),kind:"strong"}]]:[...v("Each unit is multiplied by a l\
earned weight; the sum and a bias give the"),[{text:"logit "},{text:E(a,i),kind:"strong"}]],u=I(e,{...l,y:0},h),d=J(e,l.
x,l.y+l.height-10*c,"More about the gate",{"data-more":"gate"},{isButton:!1}),f=Math.min(l.height-u.height-36*c,450*c),m=I(
e,{...l,y:l.y+f+4*c},h),w=Bt(e,[s],s,l.width);return[...U(e,t,`${s.length} hidden units read the context`),g("g",{key:"d\
ot"},o?he(e,{...l,height:f},o,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},{letter:"w",
words:"Weight of each unit",colour:"key"}]):gt(e,{...l,height:f},s,{colour:"query",numbered:w})),...m.marks,d.mark]}function Ja(e,t,n){
let{reading:s}=e,o=_(e),r=j(e,t),{gate:a,trace:i}=s,c=I(e,{...r,y:0},f()),l=54*o,h={...r,x:r.x+34*o,width:r.width-48*o,y:r.
y+6*o,height:r.height-c.height-l-40*o},u=I(e,{...r,y:r.y+r.height-c.height-l-6*o},f());return[...U(e,t,d()),n&&h.height>=
60*o&&g("g",{key:"curve"},m(h,n)),...u.marks,g("g",{key:"shares"},w({...r,y:r.y+r.height-l+8*o,height:22*o}))];function d(){
return i.gate.learned?"From the logit to the gate":i.interventions.only?"One path alone answers":typeof i.interventions.
gate=="number"?"A gate set by hand":"A fixed gate"}function f(){let{only:p}=i.interventions,x=[{text:`gate = ${a.toFixed(
3)}`,kind:"strong"}];if(!n){let T=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers:`:typeof i.interventions.
gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths count the same:";return[...v(T),x]}let b=[
[{text:"1 / (1 + e",kind:""},{text:E(-n.logit,hr(n)),isRaised:!0},{text:") = "},{text:n.learned.toFixed(3),kind:"strong"}]];
if(i.gate.learned)return[...b,...v(`is the gate: ${L(a,1)} of the answer comes from the pointer, ${L(1-a,1)} from genera\
tion.`)];let O=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers, so that the gate is ${a.toFixed(2)}.`:`\
It is set by hand to ${a.toFixed(3)}.`;return[...v(O),...v("As learned it would be"),...b]}function m(p,{logit:x,learned:b}){
let O=Math.max(Ya,Math.ceil(Math.abs(x))),T=P=>p.x+(P+O)/(2*O)*p.width,k=p.y+p.height,N=P=>k-P*p.height,$=Array.from({length:61},
(P,Q)=>{let Z=-O+Q/30*O;return`${T(Z).toFixed(1)} ${N(1/(1+Math.exp(-Z))).toFixed(1)}`}),[S,A]=[T(x),N(b)],R=x>0;return[
g("path",{key:"axes",class:"axis",d:`M${p.x} ${p.y}V${k}H${p.x+p.width}M${p.x} ${N(.5)}H${p.x+p.width}`}),[0,.5,1].map(P=>M(
e,p.x-6*o,N(P)+4*o,P===.5?"0.5":String(P),{kind:"tiny",anchor:"end",key:`share ${P}`})),[-O,0,O].map(P=>M(e,T(P),k+15*o,
E(P,0),{kind:"tiny",anchor:"middle",key:`logit ${P}`})),M(e,(T(0)+T(-O))/2,k+15*o,"logit",{kind:"tiny",anchor:"middle",key:"\
axis"}),g("path",{key:"line",class:"curve",d:`M${$.join("L")}`}),g("path",{key:"lead",class:"lead",d:`M${S} ${k}V${A}H${p.
x}`}),g("circle",{key:"point",class:"point",cx:S,cy:A,r:5.5*o}),M(e,S+(R?-10:10)*o,R?Math.max(A-6*o,p.y+9*o):A-8*o,b.toFixed(
2),{kind:"strong",anchor:R?"end":void 0,key:"value"})]}function w(p){let x=a*p.width;return[g("rect",{key:"pointer",class:"\
bar pointer",x:p.x,y:p.y,width:x,height:p.height}),g("rect",{key:"generation",class:"bar generation",x:p.x+x,y:p.y,width:p.
width-x,height:p.height}),M(e,p.x,p.y+p.height+15*o,`pointer ${L(a,1)}`,{kind:"small",key:"of pointer"}),M(e,p.x+p.width,
p.y+p.height+15*o,`generation ${L(1-a,1)}`,{kind:"small",anchor:"end",key:"of generation"})]}}var ur=14,dr=34;function X(e,t,n,{largest:s,most:o=dr,isOrdered:r=!1,isWalked:a=!1}={}){let i=_(e),c=Math.max(1,Math.floor(
t.height/(ur*i))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*i,t.height/(h.length+Number(l))),d=u>=30*
i,f=Math.max(1,Math.ceil(ur*i/u)),m=h.findIndex(({isChosen:$})=>$),w=u>=13*i&&h.some(({category:$})=>$!==void 0),p=w?22*
i:0,x=Math.max(...h.map(({text:$})=>H(e,$,"strong")))+8*i,b=Math.max(0,...h.map(({beside:$=""})=>$?H(e,$,"small")+10*i:0)),
O=Math.max(...h.map(({label:$,says:S=""})=>Math.max(H(e,$,"strong"),d?H(e,S,"small"):0)))+8*i,T=Math.min(O,.58*(t.width-
p-x-b)),k={x:t.x+p+T,width:Math.max(1,t.width-p-T-x-b)},N=s??(Math.max(...h.map(({parts:$})=>$.reduce((S,{value:A})=>S+Math.
abs(A),0)))||1);return[h.map(($,S)=>{let A=t.y+(S+.5)*u,R=S===m||(h.length-1-S)%f===0&&(m<0||Math.abs(S-m)>=f),P=k.x,Q=Math.
min(.62*u,.42*o*i);return g("g",{key:$.key,class:`${$.open?"part ":""}choice row${$.isChosen?" here":""}${$.isOff?" off":
""}`,"data-open":$.open??null,role:$.open?"button":null,tabindex:$.open?a&&!$.isChosen?"-1":0:null,"aria-label":$.open?`${$.
label}: ${$.text}`:null},g("rect",{key:"ground",class:"ground",x:t.x-3*i,y:A-u/2,width:t.width+6*i,height:u,rx:4}),w&&(R||
u>=17*i)&&$.category!==void 0&&St($.category,t.x,A-7.5*i,15*i),R&&M(e,t.x+p,A+(d&&$.says?-2:4.5)*i,$.label,{kind:$.isChosen?
"strong":"label",width:T-6*i,key:"name"}),d&&$.says&&M(e,t.x+p,A+12.5*i,$.says,{kind:"small",width:T-6*i,key:"says"}),$.
parts.map(({value:Z,colour:kt},B)=>{let C=Math.abs(Z)/N*k.width,F=g("rect",{key:`part ${B}`,class:`bar ${kt}${Z<0?" nega\
tive":""}${$.isChosen?" chosen":""}`,x:P,y:A-Q/2,width:Math.max(.5,Math.min(k.width,C)-($.parts.length>1&&C>2?.8:0)),height:Math.
max(1,Q)});return P+=C,F}),R&&$.beside&&M(e,t.x+t.width-x,A+4.5*i,$.beside,{kind:"small",anchor:"end",key:"beside"}),R&&
M(e,t.x+t.width,A+4.5*i,$.text,{kind:$.isChosen?"strong":"label",anchor:"end",key:"value"}),$.exact&&g("title",{},$.exact))}),
l&&M(e,t.x,t.y+(h.length+.5)*u+4.5*i,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function Kt(e,t,n,s=dr){
return Math.min(s*_(e)*n,t.height)}function fr(e,t){let n=_(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:s=>Ka(e,s,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:s=>za(e,s,t)}]}function Ka(e,t,n){let{reading:s}=e,
o=_(e),r=j(e,t),i=(s.trace.location_probabilities.generation??[]).map(({location:d,probability:f})=>{let{label:m,category:w}=s.
nameOf(d),{logit:p}=xt(s,d);return{key:`place ${d}`,label:m,category:w,parts:[{value:f,colour:"generation"}],beside:p===
null?"":E(p,2),text:L(f,1),open:`generation.${d}`,isChosen:d===n.location,exact:`${m}: ${p===null?"":`logit ${E(p,4)}, `}\
probability ${L(f,3)}`}}),c=s.trace.architecture.locations,l=I(e,r,v(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=J(e,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.y+
l.height+4*o,height:r.height-l.height-34*o};return[...U(e,t,"What the generation head expects"),...l.marks,g("g",{key:"r\
ows"},X(e,u,i,{isWalked:!0})),h.mark]}function za(e,t,{location:n}){let{reading:s}=e,o=_(e),r=j(e,t),{label:a}=s.nameOf(
n),i=xt(s,n),{dot:c,bias:l,logit:h}=i,u=ir(s),d=He(i,x=>h===null||!u||Un(x(x(h)-x(u.shift)),Number(u.exponentials[n]))),
f=s.probabilityOf("generation",n),m=[];if(c&&l!==null&&m.push(...v("Sum of the products"),[{text:"c",kind:"math query-wo\
rds"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${E(c.sum,d)}`,kind:"strong"}],[{text:`→ ${l<0?"−":"+"}\
 ${E(Math.abs(l),d)} (bias) =`}]),h!==null&&m.push([{text:"logit "},{text:E(h,d),kind:"strong"}]),u){let x=Number(u.exponentials[n]),
b=Number(u.scores[n])-u.shift;m.push([{text:"→ e",kind:""},{text:E(b,d),isRaised:!0},{text:` = ${at(x)};`}],[{text:`${at(
x)} / ${at(u.total)} = `},{text:L(Number(u.weights[n]),1),kind:"strong"},{text:"."}],...v(`${at(u.total)} is the sum ove\
r the whole list${u.shift?`, after ${E(u.shift,d)}, the largest logit, is subtracted from each`:""}.`))}else m.push(...v(
"→ softmax over the whole list:"),[{text:L(f,1),kind:"strong"}]);let w=I(e,{...r,y:0},m),p=c?Math.min(r.height-w.height-
8*o,450*o):0;return[...U(e,t,`How does it score ${a}?`),c&&g("g",{key:"dot"},he(e,{...r,height:p},c,[{letter:"c",words:"\
The context: the last visit after all layers",colour:"query"},{letter:"w",words:`The weights of ${a}`,colour:"key"}])),...I(
e,{...r,y:r.y+p+(c?6*o:0)},m).marks]}var mr=24,pr=.045,Xa=30,Qa=.6;function gr(e,t){let n=_(e),s=e.stage.size.width>=600*n,o=Math.min(e.reading.count*14,170),
r=Math.max(200,Math.min(e.reading.count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:t.
isLeaf?1:0,share:1.2,marks:a=>Za(e,a,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:a=>nc(e,a,
t)}]}function Za(e,t,n){let{reading:s,isOwnScale:o}=e,{layer:r,head:a,query:i,visit:c}=n,l=_(e),{count:h}=s,u=s.weights(
r,a),d=s.isOff(r,a),f=o?u[ee(u)]||1:Ns(e),m=Math.min(.36*t.width,190*l),w=(t.width-m)/h>=Xa*l,p=ec(e,t,n,d,w),x=t.y+42*l,
[b,O]=[t.width-m,t.height-44*l-p.height],T=t.width<600*l?1.9:1.15,k={width:b/h,height:Math.min(O/h,T*b/h)},N={x:t.x+m,y:x,
width:b,height:k.height*h},$=`layers.${r}.heads.${a}`,S=k.height>=30*l,A=tc(k.height,13*l);return[M(e,t.x,t.y+15*l,m>=150*
l?"The visit that asks":"Who asks",{kind:"strong",width:m-8*l}),g("g",{key:"columns"},P()),g("g",{key:"rows"},Q()),g("im\
age",{key:"weights",class:"map",href:we(u,h,e.scale,f),...N,preserveAspectRatio:"none",opacity:d?.3:1}),g("rect",{key:"f\
rame",class:"map-frame",...N}),g("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${a}`},Z()),g("\
rect",{key:"column",class:"chosen-column",x:N.x+c*k.width,y:t.y,width:k.width,height:N.y+N.height-t.y,rx:3}),R(),g("rect",
{key:"cell",class:"chosen-cell",x:N.x+c*k.width,y:N.y+i*k.height,width:k.width,height:k.height}),p.at(N.y+N.height)];function R(){
let B=N.y+i*k.height,C=19*l,F=(V,ot)=>g("rect",{key:V,class:"chosen-row",...ot,rx:3}),{height:K}=k;if(K>=C)return F("row",
{x:t.x-3,y:B,width:t.width+3,height:K});let z={x:t.x-3,y:B+(K-C)/2,width:m,height:C};return[F("row",{x:N.x-1,y:B,width:N.
width+2,height:K}),F("asking",z)]}function P(){let B=k.width>=14*l,C=Math.min(15*l,k.width-3*l),F=k.width>=30*l,K=N.x;return s.
visits.map((z,V)=>{let ot=String(fe[z.weekday]),mt=z.weekday!==s.visits[V-1]?.weekday,ht=N.x+V*k.width,At=H(e,ot,"tiny"),
Qn=!B&&mt&&ht>=K&&ht+At<=N.x+N.width;Qn&&(K=ht+At+4*l);let ze=N.x+(V+.5)*k.width;return g("g",{key:`column ${V}`,class:`\
part choice${V===c?" here":""}${z.masked?" off":""}`,"data-open":`${$}.${i}.${V}`,role:"button",tabindex:"-1","aria-labe\
l":`Read from visit ${V+1}: ${D(s,V)}${z.masked?", masked":""}`},g("rect",{class:"ground",x:N.x+V*k.width,y:t.y,width:k.
width,height:42*l}),B&&St(z.category,ze-C/2,t.y+(F?0:22)*l,C),Qn&&M(e,ht,t.y+38*l,ot,{kind:"tiny",key:"weekday"}),F&&[M(
e,ze,t.y+26*l,ot,{kind:"tiny",anchor:"middle",key:"day"}),M(e,ze,t.y+38*l,k.width>=40*l?Et(z.start_minute):`${Math.floor(
z.start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],g("title",{},D(s,V)))})}function Q(){return s.visits.map(
(B,C)=>{let F=N.y+(C+.5)*k.height,K=C===i,z=K||(h-1-C)%A===0&&Math.abs(C-i)>=A,V=Math.min(18*l,k.height-1.5*l),ot=k.height>=
12*l,mt=t.x+(ot?V+10*l:4*l),ht=N.x-mt-6*l,At=K||S?"strong":"label";return g("g",{key:`row ${C}`,class:`part choice${K?" \
here":""}`,"data-open":`${$}.${C}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${C+1} asks: ${D(s,C)}`},g("rect",
{class:"ground",x:t.x,y:F-k.height/2,width:m,height:k.height}),ot&&St(B.category,t.x+3*l,F-V/2,V),z&&M(e,mt,F+(S?-2:4.5)*
l,B.label,{kind:At,width:ht,key:"name"}),S&&M(e,mt,F+12*l,`${yt(s,C)} · ${er(s,C)}`,{kind:"small",width:ht,key:"when"}),
g("title",{},D(s,C)))})}function Z(){let B=[];for(let C=0;C<h;C++){if(h>mr&&C!==i){B.push(g("rect",{key:`row ${C}`,class:"\
cell",x:N.x,y:N.y+C*k.height,width:N.width,height:k.height,"data-open":`${$}.${C}.${c}`},g("title",{},D(s,C))));continue}
for(let F=0;F<h;F++)B.push(kt(C,F))}return B}function kt(B,C){let F=Number(u[B*h+C]),[K,z]=[N.x+C*k.width,N.y+B*k.height],
V=B===i&&C===c,ot=String(Math.round(100*F)),mt=At=>k.width>=H(e,ot.padStart(2,"0"),At)+2*l,ht=(F>=pr||w||B===i)&&k.height>=
13*l&&mt("tiny");return g("g",{key:`${B} ${C}`,class:"cell"},g("rect",{key:"cell",x:K,y:z,width:k.width,height:k.height,
"data-open":`${$}.${B}.${C}`,role:"button",tabindex:V?0:"-1","aria-current":V?"true":null},g("title",{},`${D(s,B)} reads\
 ${L(F,1)} from ${D(s,C)}`)),ht&&M(e,K+k.width/2,z+k.height/2+4.5*l,ot,{kind:F/f>=.3&&mt("strong")?"strong":"tiny",anchor:"\
middle",also:F/f>=Qa&&!d?"on-dark":"on-light",key:"weight"}))}}function tc(e,t){return Math.max(1,Math.ceil(t/e))}function ec(e,t,{
layer:n,head:s,query:o,isLeaf:r},a,i){let{canAct:c,canAsk:l,reading:h}=e,u=_(e),d=h.isRemoved(n,s),f=t.height>=330*u,m=`\
layers.${n}.heads.${s}`,p=[c&&{text:d?"Switch head on":"Switch head off",attributes:{"data-act":"head","data-part":m},isPressed:d},
l&&!d&&{text:"Ask the hall: what without it?",attributes:{"data-act":"ask","data-part":m}},r?{text:"More about query and\
 keys",attributes:{"data-more":"neurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"More about thi\
s head",attributes:{"data-more":"head","data-layer":n,"data-head":s},isButton:!1},{text:As(e),attributes:{"data-act":"sc\
ale"}}].filter(k=>k!==!1),x=i?"Values in %; each row adds up to 100.":`Values in %, other rows from ${Math.round(100*pr)}\
 on; each row adds up to 100.`,b=a?"Switched off: these weights would have been used.":`Columns: the visit it reads from\
. ${h.count>mr?"A stronger colour is more; each row adds up to 100 %.":x}`,O=f?v(b):[],T=I(e,{...t,y:0},O,"small").height;
return{height:T+40*u,at(k){let N=t.x,$=[];for(let{text:S,attributes:A,...R}of p){let P=J(e,N,k+T+22*u,S,A,R);N+P.width>t.
x+t.width||($.push(P.mark),N+=P.width+10*u)}return[g("g",{key:"explained"},I(e,{...t,y:k+3*u},O,"small").marks),g("g",{key:"\
controls"},$)]}}}function nc(e,t,{layer:n,head:s,query:o,visit:r}){let{reading:a}=e,i=o===a.count-1?"the last visit":`vi\
sit ${o+1}`,c=o===r?"itself":_t(a,r);return[...U(e,t,`How much does ${i} read from ${c}?`,`${i.charAt(0).toUpperCase()}${i.
slice(1)} reads ${c}`),g("g",{key:"worked"},We(e,j(e,t),jt(a,n,s,o,r),Re(a,n,s,o),r,[{letter:"q",words:`Query of ${D(a,o)}`,
colour:"query"},{letter:"k",words:`Key of ${D(a,r)}`,colour:"key"}],{colour:"attention-bar",over:`all ${a.count} visits \
of this row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var yr=56;function wr(e,t){let n=_(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>sc(
e,s,t)},...e.reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>oc(e,s,t)}]:[]]}function sc(e,t,{
location:n}){let{reading:s}=e,o=_(e),r=Yt(s,n),{gate:a,pointer:i,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,
[d,f]=[a.toFixed(2),(1-a).toFixed(2)],m=s.pointerWeights,w=[],p=S=>r.visits.map(A=>({value:S*Number(m[A]),colour:"pointe\
r"}));s.hasPointer&&w.push({key:"pointer",label:"Pointer",parts:p(1),text:nt(i),open:"pointer"}),s.hasGate&&w.push({key:"\
from pointer",label:`× gate ${d}`,parts:p(a),text:nt(l),open:"gate"}),s.hasGeneration&&w.push({key:"generation",label:"\
Generation",parts:[{value:c,colour:"generation"}],text:nt(c),open:`generation.${n}`}),s.hasGate&&w.push({key:"from gener\
ation",label:`× (1 − ${d})`,parts:[{value:h,colour:"generation"}],text:nt(h),open:"gate"}),w.push({key:"answer",label:"\
Answer",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:S})=>S>0),text:nt(u),isChosen:!0});
let x=j(e,t),b=s.hasGate?[[{text:`${d} × ${nt(i)} = ${nt(l)}`}],...v("come from the pointer,"),[{text:`${f} × ${nt(c)}\
 = ${nt(h)}`}],...v("from generation. Together:"),[{text:nt(u),kind:"strong"},{text:"."}],...v("All bars have one scale.")]:
[...v(`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],O=I(e,{...x,
y:0},b),T={...x,height:x.height-O.height-44*o},k=Kt(e,T,w.length,yr),N=I(e,{...x,y:x.y+k+8*o},b),$=J(e,x.x,x.y+x.height-
10*o,"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...U(e,t,`How probable is ${s.nameOf(n).label}\
?`),g("g",{key:"rows"},X(e,T,w,{most:yr})),...N.marks,$.mark]}function oc(e,t,{location:n}){let{reading:s}=e,o=_(e),{visits:r,
pointer:a}=Yt(s,n),i=j(e,t),c="Its visits";if(r.length===0){let p=v("None of the visits is here, so the pointer cannot c\
hoose it.");return[...U(e,t,c),...I(e,i,p).marks]}let l=s.pointerWeights,h=r.map(p=>({key:`visit ${p}`,label:`${yt(s,p)}\
 (visit ${p+1})`,parts:[{value:Number(l[p]),colour:"pointer"}],text:nt(Number(l[p])),open:`pointer.${p}`,isOff:s.visits[p]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",d=[...v(u),[{text:nt(a),kind:"strong"},
{text:"."}]],f=I(e,{...i,y:0},d),m={...i,height:i.height-f.height-8*o},w=Kt(e,m,h.length);return[...U(e,t,c),g("g",{key:"\
rows"},X(e,m,h,{isOrdered:!0})),...I(e,{...i,y:i.y+w+6*o},d).marks]}function nt(e){return L(e,e>=.01||e===0?1:e>=1e-5?3:
5)}function br(e,t){let n=_(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:s=>rc(
e,s,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:s=>ic(e,s,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>ac(e,s)}]}function rc(e,t,n){let{reading:s}=e,o=_(e),r=j(e,t),a=I(e,r,
v("A score for each visit, and its weight after the softmax."),"small"),i=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((d,f)=>({key:`visit ${f}`,label:d.label,says:yt(s,f),category:d.category,parts:[{value:Number(c[f]),colour:"pointer"}],
beside:E(Number(i[f]),2),text:L(Number(c[f]),1),open:`pointer.${f}`,isChosen:f===n.visit,isOff:d.masked,exact:`${D(s,f)}\
: score ${E(Number(i[f]),4)}, weight ${L(Number(c[f]),2)}`})),h=J(e,r.x,r.y+r.height-10*o,"More about the pointer",{"dat\
a-more":"pointer"},{isButton:!1}),u={...r,y:r.y+a.height+4*o,height:r.height-a.height-34*o};return[...U(e,t,"What the po\
inter reads"),...a.marks,g("g",{key:"rows"},X(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function ic(e,t,{visit:n}){let{
reading:s}=e;return[...U(e,t,`How does the pointer score ${_t(s,n)}, ${yt(s,n)}?`,`Score of ${_t(s,n)}`),g("g",{key:"wor\
ked"},We(e,j(e,t),Ft(s,n),Pe(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${D(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function ac(e,t){let{reading:n}=e,s=_(e),o=j(e,t),r=n.pointerWeights,a=I(e,o,v("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),i=n.pointedPlaces.map(({location:h,label:u,category:d,probability:f,
visits:m})=>({key:`place ${h}`,label:m.length>1?`${u} (${m.length})`:u,category:d,parts:m.map(w=>({value:Number(r[w]),colour:"\
pointer"})),text:L(f,1),open:h>1?`places.${h}`:null,exact:`${m.map(w=>L(Number(r[w]),2)).join(" + ")} = ${L(f,2)}`})),c={
...o,y:o.y+a.height+6*s,height:o.height-a.height-36*s},l=J(e,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"s\
catter-add"},{isButton:!1});return[...U(e,t,"Sums per place"),...a.marks,g("g",{key:"rows"},X(e,c,i)),l.mark]}function xr(e,t){let n=_(e),s=$r(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:t.
number===null?0:1,share:1.5,marks:o=>cc(e,o,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:o=>lc(e,o,t)}]}function Be(e,{layer:t,visit:n,number:s}){return s??ue(G(e,`layers.${t}.residual_out`,n))}function $r(e,{
layer:t,visit:n}){let s=`layers.${t}`,o=e.has(`${s}.attention_out`),r=e.trace.interventions.residuals!==!1,a=u=>e.isSkipped(
t,u),i=[],c=(u,d,f,m="plain")=>{let w=G(e,`${s}.${u}`,n),p=`length ${E(Math.hypot(...w))}`;i.push({key:u,title:d,says:f||
p,values:w,colour:m})},l=(u,d)=>r?a(u)?"unchanged":"":a(u)?"nothing":`${d} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",a("attention")?"skipped":"",a("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",a("feed_forward")?"skipped":"",a("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),i;function h(u){if(!e.has(`${s}.${u}\
.mean`))return"off: unchanged";let d=Number(e.values(`${s}.${u}.mean`)[n]),f=1/Number(e.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${E(d,2)}, deviation ${E(f,2)}`}}function cc(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,a=_(e),
i=j(e,t),c=Be(s,n),l=$r(s,n),h={...i,height:i.height-34*a},u=r===s.count-1,d=i.x,f=[],m=(w,p,x=!0)=>{let b=J(e,d,i.y+i.height-
10*a,w,p,{isButton:x});d+b.width>i.x+i.width||(f.push(b.mark),d+=b.width+10*a)};return r>0&&m("Earlier visit",{"data-ope\
n":`layers.${o}.stream.${r-1}`}),u||m("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),m("More about the layers",
{"data-more":"layers"},!1),[...U(e,t,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${D(s,r)}`,`Layer ${o}: ${D(s,
r)}`),g("g",{key:"rows"},Tt(e,h,l,{chosen:c,open:w=>`layers.${o}.stream.${r}.${w}`})),g("g",{key:"controls"},f)]}function lc(e,t,n){
let{reading:s}=e,{layer:o,visit:r}=n,a=_(e),i=Be(s,n),c=j(e,t),{y:l}=c,h=[];for(let d of hc(s,o,r,i)){let f=I(e,{...c,y:l},
d);if(l+f.height>c.y+c.height)break;h.push(...f.marks),l+=f.height+4*a}let u={...c,y:l+6*a,height:c.y+c.height-l-6*a};return[
...U(e,t,`Number ${i+1} of ${s.trace.architecture.d_model}, worked out`),g("g",{key:"lines"},h),u.height>=90*a&&g("g",{key:"\
units"},uc(e,u,o,r,i))]}function hc(e,t,n,s){let o=`layers.${t}`,r=`transformer.layers.${t}`,a=h=>Number(G(e,`${o}.${h}`,
n)[s]),i=e.trace.interventions.residuals!==!1,c=[[...v("Comes in:"),Bn(a("residual_in"))]];return e.has(`${o}.attention_\
out`)&&(c.push(Ue("Norm 1:",le(e,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(l("After the heads:",a("resi\
dual_in"),a("attention_out"),a("residual_mid"),e.isSkipped(t,"attention")))),c.push(Ue("Norm 2:",le(e,`${o}.residual_mid`,
`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",a("residual_mid"),a("feed_forward.out"),a("r\
esidual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,d,f,m){let w=m?"0 (skipped)":null;return i?jn(h,u,d,f,w):
[...v(`${h} no residual connection, so only`),[{text:w??E(d,2),kind:"strong"}]]}}function Ue(e,t){if(!t)return v(`${e} o\
ff, the number stays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:a,bias:i,result:c}=t,l=Nt(u=>{let d=u((u(n,
1)-u(s,1))*u(o,1));return d!==u(r)||a===null||i===null?d===u(r):E(d*u(a,1)+u(i,1),2)===E(c,2)}),h=u=>E(u,l+1);return[...v(
e),[{text:`(${h(n)} ${s<0?"+":"−"} ${h(Math.abs(s))})`}],[{text:`× ${h(o)} = ${E(r,l)};`}],...a===null||i===null?v("t\
hen a learned factor and bias give").concat([Bn(c)]):[[{text:`${E(r,l)} × ${h(a)} ${i<0?"−":"+"} ${h(Math.abs(i))} =`}],
Bn(c)]]}function jn(e,t,n,s,o=null){let r=Nt(i=>o!==null||i(i(t)+i(n))===i(s)),a=n<0&&o===null?"−":"+";return[...v(e),
[{text:`${E(t,r)} ${a} ${o??E(Math.abs(n),r)} =`}],[{text:E(s,r),kind:"strong"}]]}function Bn(e){return[{text:E(e,2),kind:"\
strong"}]}function uc(e,t,n,s,o){let{reading:r}=e,a=_(e),i=G(r,`layers.${n}.feed_forward.pre`,s),c=G(r,`layers.${n}.feed\
_forward.hidden`,s),l=De(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((b,O)=>Math.abs(Number(h[O]))-Math.
abs(Number(h[b]))),d=Array.from(c).filter(b=>b>0).length,f=r.isSkipped(n,"feed_forward")?"The network is skipped: nothin\
g of this is added. ":"",m=l?`${d} of ${c.length} hidden units are above 0. Each is activated (GELU), times a weight; al\
l products add up to ${E(qt(h),2)}, the bias adds ${E(l.bias,2)}:`:`${d} of ${c.length} hidden units are above 0 after t\
he activation (GELU). The largest:`,w=I(e,t,v(f+m),"small"),p=Math.max(1,Math.floor((t.height-w.height)/(20*a))),x=u.slice(
0,p).map(b=>({key:`unit ${b}`,label:`unit ${b+1}`,parts:[{value:Number(h[b]),colour:"plain"}],beside:`${E(Number(i[b]))}\
 → ${E(Number(c[b]))}${l?` × ${E(Number(l.dot.second[b]),2)}`:""}`,text:E(Number(h[b]),2)}));return[...w.marks,X(e,{...t,
y:t.y+w.height+2*a,height:t.height-w.height-4*a},x)]}var dc=864e5,fc=.1;function Fn(e,t){let n=_(e),s=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},
rank:s?1:0,share:1.2,marks:o=>pc(e,o,t)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>gc(e,o,t)},...t.
kind==="visit"?[{key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>bc(e,o,t)}]:[]]}function Vn(e,t,n){
let{trace:s,count:o}=e,r=e.visits[n],{without_features:a=[],position_from_end:i}=s.interventions;if(a.some(c=>c===t)||t===
"position_from_end"&&i===!1)return"left out: all zeros";if(!r)return"";switch(t){case"location":return r.label;case"user":
return s.user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/ge)*ge;return`${Et(
c)} to ${Et((c+ge)%1440)}`}case"weekday":return te[r.weekday]??"";case"recency":{let c=mc(e,n);return c===null?"days bef\
ore the prediction":c>=en?`${en} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{
let c=Math.floor(r.duration_minutes/Ct)*Ct,l=c+Ct;return c>=nn*Ct?`${Mt(nn*Ct)} or more`:`${c?Mt(c):"0"} to ${Mt(l)}`}default:{
let c=o-n,l=s.architecture.max_visits-1;return c===1?"the last visit":c>=l?`${l} or more from the end`:`${c} from the en\
d`}}}function mc({trace:e,visits:t},n){let s=t[n]?.arrival;if(!s)return null;let o=r=>Date.parse(r.slice(0,10))/dc;return Math.
round(o(e.predict_at)-o(s))}function pc(e,t,{kind:n,visit:s}){let{reading:o}=e,r=_(e),a=j(e,t),i=o.slices.map(({name:d,label:f,
lengths:m})=>({key:d,title:f,says:Vn(o,d,s),values:Hn(o,d,s),colour:Number(m[s])===0?"plain off":"plain"})),c=i.reduce((d,{
values:f})=>d+f.length,0),l=I(e,a,v(`${i.length} vectors, ${c} numbers together; the network learned a vector for every \
value.`),"small"),h=J(e,a.x,a.y+a.height-10*r,"More about features",{"data-more":"features"},{isButton:!1}),u={...a,y:a.
y+l.height+2*r,height:a.height-l.height-34*r};return[...U(e,t,n==="inputs"?"What the last visit is made of":D(o,s)),...l.
marks,g("g",{key:"rows"},Tt(e,u,i)),h.mark]}function gc(e,t,{kind:n,visit:s,number:o}){let{reading:r}=e,a=_(e),i=j(e,t),
c=G(r,"inputs.projected",s),l=o??ue(c),h=rr(r,s,l),u=n==="inputs"?"inputs":`visits.${s}`,d=[{key:"projected",title:`${c.
length} numbers`,says:r.has("inputs.norm")?"before the norm":"",values:c,colour:"stream"}],f={...i,height:Math.min(86*a,
.26*i.height)},m=wc(r,s,l),w=[],p=m.reduce((T,k)=>T+I(e,{...i,y:0},k).height+4*a,0),x={...i,y:f.y+f.height+28*a,height:i.
height-f.height-p-36*a},b=h?yc(h):[],O=x.y+(b.length?Kt(e,x,b.length)+6*a:0);for(let T of m){let k=I(e,{...i,y:O},T);if(O+
k.height>i.y+i.height+2)break;w.push(...k.marks),O+=k.height+4*a}return[...U(e,t,"The features, mixed into one vector"),
g("g",{key:"vector"},Tt(e,f,d,{chosen:l,open:T=>`${u}.${T}`})),b.length>0&&I(e,{...i,y:f.y+f.height+4*a},v(`Number ${l+1}\
: each feature × its weights`),"small").marks,b.length>0&&g("g",{key:"rows"},X(e,x,b)),g("g",{key:"lines"},w)]}function yc({
parts:e,bias:t}){return[...e.map(({name:s,label:o,dot:r})=>({key:s,label:o,parts:[{value:r.sum,colour:"plain"}],text:E(r.
sum,2),exact:`${o}: the sum of ${r.products.length} products is ${E(r.sum,4)}`})),{key:"bias",label:"bias",parts:[{value:t,
colour:"plain"}],text:E(t,2),exact:""}]}function wc(e,t,n){if(!e.has("inputs.norm"))return[];let s=Number(G(e,"inputs.pr\
ojected",t)[n]),o=Number(G(e,"layers.0.residual_in",t)[n]),r=le(e,"inputs.projected","inputs.norm","input_norm",t,n),a=Ue(
"Norm:",r),i=[[...v("Sum:"),[{text:E(s,2),kind:"strong"}]],a];if(e.trace.architecture.components.includes("sinusoidal")){
let c=e.trace.architecture.d_model,l=wt(e,"pos_encoding",t*c+n);e.trace.interventions.sinusoidal===!1?i.push(v("No posit\
ion encoding: it is off.")):l!==null&&r&&(a=jn("Position encoding:",r.result,l,o),i.push(a))}return a.push(...v("→ layer\
s")),i}function bc(e,t,{visit:n}){let{reading:s}=e,o=_(e),r=j(e,t),a=[];for(let m=0;m<s.layers;m++)for(let w=0;w<s.heads;w++){
let p=Number(s.lastRow(m,w)[n]),x=s.isOff(m,w);a.push({key:`${m} ${w}`,label:`Layer ${m}, head ${w}`,parts:[{value:p,colour:"\
plain"}],text:x?"off":L(p,1),open:`layers.${m}.heads.${w}.${s.count-1}.${n}`,isOff:x})}let i=[];if(s.hasPointer){let m=Number(
s.pointerWeights[n]);if(a.push({key:"pointer",label:"Pointer",parts:[{value:m,colour:"pointer"}],text:L(m,1),open:`point\
er.${n}`}),s.hasGate){let w=L(m*s.gate,1),p=Number(m.toFixed(3)),x=Nt(b=>L(p*b(s.gate),1)===w);i.push(...v("To the answe\
r the pointer carries"),[{text:`${L(m,1)} × gate ${s.gate.toFixed(x)} = `},{text:w,kind:"strong"},{text:"."}])}}let c=I(
e,r,v(s.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),"small"),l=I(
e,{...r,y:0},i),h={...r,y:r.y+c.height+2*o,height:r.height-c.height-l.height-8*o},u=Kt(e,h,a.length),d=a.map(({parts:m})=>Number(
m[0]?.value)),f=Math.max(fc,...d);return[...U(e,t,"Who reads it?"),...c.marks,a.length>0&&g("g",{key:"rows"},X(e,h,a,{largest:f})),
g("g",{key:"end"},I(e,{...r,y:h.y+u+6*o},i).marks)]}var xc={head:gr,stream:xr,inputs:Fn,visit:Fn,context:sr,pointer:br,generation:fr,gate:lr,place:wr};function kr(e,t){let n=ft(
t,e.reading);return n?Jo(e,n,xc[n.kind](e,n)):[]}function Er(e,t){let n=ft(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return kc(n,t);break;case"stream":
return Ec(n,t);case"pointer":if(n.isLeaf)return Oc(n,t);break;case"generation":if(n.isLeaf)return Sc(n,t);break;case"gat\
e":return Tc(t);default:break}return on(ye($c(n),t),t,null)}function $c({kind:e,layer:t,head:n,visit:s,location:o}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${s}`:e==="place"?`places.${o}`:e}function kc({layer:e,head:t,query:n,
visit:s},o){let r=o.weights(e,t).subarray(n*o.count,(n+1)*o.count),a=Number(r[s]),i=r.filter(m=>m>a).length,c=n===s?"its\
elf":D(o,s),l=`${D(o,n)}, reads ${L(a,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=jt(o,e,t,n,s),d=o.count===1?"It is the only visit.":i===0?"It is the strong\
est of its row.":`${i} of ${o.count} weights in its row ${i===1?"is":"are"} larger.`,f=o.isOff(e,t)?" The head is off: t\
he weight would have been used.":"";return{title:l,text:`Query and key multiply to ${E(h.sum,2)}, which makes a score of\
 ${E(u,2)}. ${d}${f}`}}function Ec({layer:e,visit:t},n){let s=`layers.${e}`,o=l=>E(Math.hypot(...G(n,`${s}.${l}`,t))),r=n.
has(`${s}.attention_out`),a=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of length ${o(l)}`,i=r?`its head\
s give ${a("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Without residual connections onl\
y what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${D(n,t)}.`,text:`The visit comes in as a vector o\
f length ${o("residual_in")}; ${i}its feed-forward network ${a("feed_forward.out","feed_forward")}. It leaves with lengt\
h ${o("residual_out")}.${c}`}}function Oc({visit:e},t){let n=L(Number(t.pointerWeights[e]),1),s=`The pointer gives ${D(t,
e)}, ${n}.`;if(t.visits[e]?.masked)return{title:s,text:"The visit is masked: it cannot be chosen."};let{dot:o,bias:r,isBiasOff:a,
score:i}=Ft(t,e),c=r!==null&&!a?` and the bias of its position is ${E(r,2)}`:"";return{title:s,text:`Query and key multi\
ply to ${E(o.sum,2)}${c}; its score is ${E(i,2)}. The weight counts for ${_t(t,e)}.`}}function Sc({location:e},t){let{logit:n}=xt(
t,e),s=t.probabilityOf("generation",e),o=n===null?"":`Its logit is ${E(n,2)}; `,r=`the softmax over all places makes it ${L(
s,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation head.`,text:o?o+r:r.charAt(0).toUpperCase()+
r.slice(1)}}function Tc(e){let t=on({kind:"gate"},e,null),n=Gt(e);if(!n)return t;let{logit:s,learned:o,hidden:r}=n,a=e.trace.
gate.learned?`Its ${r.length} hidden units and the bias add up to a logit of ${E(s,2)}.`:`As learned it would be ${o.toFixed(
2)}.`;return{title:t.title,text:`${t.text} ${a}`}}var _c=7;function Or(e,{names:t,run:n},s){if(!t.length)return e;let o=_c*s/13;return Ie(e,r=>t.includes(r)?{className:"p\
ut-in",words:`put in from the ${n} run`,onTop:a=>Nc(a,n,o)}:null)}function Nc({attributes:{x:e,y:t,width:n}},s,o){let[r,
a]=[Number(e)+Number(n),Number(t)],i=.45*o;return g("g",{key:"put in",class:"badge"},g("circle",{cx:r,cy:a,r:o}),g("path",
{d:`M${r+i} ${a-i}L${r-i} ${a+i}m0 ${-1.5*i}v${1.5*i}h${1.5*i}`}),g("title",{},`Put in from the ${s} run`))}var Ac={ArrowUp:.05,ArrowRight:.05,ArrowDown:-.05,ArrowLeft:-.05,PageUp:.2,PageDown:-.2,Home:-1,End:1},vc=.00501,Sr="Up \
and Page Up raise it, Down and Page Down lower it, Home and End set 0 and 1; Left and Right lead to other parts.";function Tr(e,t){
let n=Ac[t];if(n===void 0)return null;let s=Math.round(100*Math.min(1,Math.max(0,e.gate+n)))/100,o=e.has("gate.logit")?e.
values("gate.logit")[0]:Number.NaN;return{kind:"gate",value:Math.abs(s-1/(1+Math.exp(-o)))<vc&&s>0&&s<1?null:s,isDone:!0}}var je="http://www.w3.org/2000/svg",_r=1.7,Mc=1.2,Nr=20,Lc=["fill","stroke","stroke-width","stroke-dasharray","stroke-li\
necap","stroke-linejoin","opacity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],Ic={fill:"\
rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"mi\
ter",opacity:"1","paint-order":"normal","text-decoration-line":"none"},Cc=".handle, .handle-words, .control, .escape",Rc=new Set(
["font-size","font-weight","text-anchor"]);function Ar(e,{title:t,ground:n,lines:s}){let o=e.cloneNode(!0),{width:r,height:a}=e.
viewBox.baseVal,i=Number(e.getAttribute("font-size")),c=s.length*_r*i,l=c+a,h=[],u=e.querySelectorAll("*");for(let[w,p]of o.
querySelectorAll("*").entries()){let x=u[w];x&&Pc(p,getComputedStyle(x)),p.matches(Cc)&&h.push(p);for(let b of["class","\
data-part","data-open","data-act","tabindex","role"])p.removeAttribute(b)}for(let w of[...h,...o.querySelectorAll("[visi\
bility]")])w.remove();let d=document.createElementNS(je,"title");d.textContent=t;let f=document.createElementNS(je,"rect");
f.setAttribute("y",String(-c)),f.setAttribute("width",String(r)),f.setAttribute("height",String(l)),f.setAttribute("fill",
n);let m=s.map((w,p)=>{let x=i*(p?1:Mc),b=document.createElementNS(je,"text");return b.textContent=de(w,r-2*Nr,x,p===0),
b.setAttribute("x",String(Nr)),b.setAttribute("y",String((p+.8)*_r*i-c)),b.setAttribute("font-size",String(x)),b.setAttribute(
"font-weight",p?"400":"600"),b.setAttribute("fill",getComputedStyle(e).color),b});return o.prepend(d,f,...m),o.setAttribute(
"viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("xmlns",je),o.setAttribute("width",String(r)),o.setAttribute("height",String(
l)),o.setAttribute("font-family",getComputedStyle(e).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.
setAttribute("role","img"),o.setAttribute("aria-label",t),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(
o),width:r,height:l}}function Pc(e,t){if(e.localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}
e.localName==="image"&&e.setAttribute("style","image-rendering: pixelated");for(let n of Lc){if(Rc.has(n)&&e.localName!==
"text")continue;let s=t.getPropertyValue(n);s&&s!==Ic[n]&&e.setAttribute(n,s)}}function vr({columns:e,rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>Gn(
"th",r,"col")));let o=n.createTBody();for(let[r,...a]of t)o.insertRow().append(Gn("th",r,"row"),...a.map(i=>Gn("td",i)));
return n}function Gn(e,t,n){let s=document.createElement(e);n&&(s.scope=n);let o=typeof t=="number"&&!Number.isInteger(t)?
t.toFixed(6):String(t??"–");return s.textContent=Number(o)===0?o.replace("-",""):o,s}function Mr({columns:e,rows:t}){return`${[
e,...t].map(s=>s.map(Bc).join(",")).join(`\r
`)}\r
`}var Dc=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Wc=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Hc=/^(?=[\t\r\n])/;function Uc(e){return(Number.isInteger(e)?[]:[6,7,8,9]).map(s=>Number(e.toPrecision(s))).find(s=>Math.
fround(s)===e)??e}function Bc(e){if(e==null)return"";if(typeof e=="number")return Number.isNaN(e)?"":String(Uc(e));let t=e.
replace(Wc,"$1'").replace(Hc,"'"),n=Dc.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function Ir(e,t=null,n=null){if(t===null)return[Fc(e,n),Vc(e,n)];let s=ft(t,e);return s?jc[s.kind](e,s):[]}var jc={head:Yc,
stream:qc,inputs:Lr,visit:Lr,context:Jc,pointer:Kc,generation:zc,gate:Xc,place:Qc};function Fc(e,t){let{hasPointer:n}=e,
s=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","Stay in minutes",...n?
["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:e.visits.map((o,r)=>[D(e,r),o.duration_minutes,
...n?[qn(e.pointerScores[r]),e.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function Vc(e,t){let{final:n}=e.trace.
location_probabilities,o=[...n.map(({location:a})=>a),tn].map(a=>{let{pointer:i,generation:c,fromPointer:l,fromGeneration:h}=Yt(
e,a);return[a===tn?"A place that the model does not know":e.nameOf(a).label,i,c,l,h,e.probabilityOf("final",a),...t?[t.knownProbability(
a)]:[]]}),r=Number(e.answer(n.length).at(-1)?.count)-1;return{caption:`The answer, with a gate of ${e.gate.toFixed(3)}${r>
0?`: the ${n.length} most probable of ${n.length+r} places`:""}`,columns:["Place","By the pointer","By generation","From\
 the pointer","From generation","Probability",...t?[`Probability ${t.words}`]:[]],rows:r>0?[...o,Gc(e,o,r)]:o}}function Gc({
gate:e,hasPointer:t,hasGeneration:n},s,o){let r=[Number(t),Number(n),e,1-e,1,1];return(s[0]??[]).map((a,i)=>{if(i===0)return`${o}\
 other ${o===1?"place":"places"}`;let c=s.map(h=>h[i]);if(c.includes(null))return null;let l=c.map(Number).reduce((h,u)=>h+
u,0);return Math.max(0,Number(r[i-1])-l)})}function Yc(e,{layer:t,head:n,query:s,visit:o,isLeaf:r}){let{count:a}=e,i=e.weights(
t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((d,f)=>D(e,f));if(!r)return[{caption:`Weights of ${c}: rows are the visits\
 that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((d,f)=>[d,...i.subarray(f*a,(f+1)*a)])}];
let h=Re(e,t,n,s),{dot:u}=jt(e,t,n,s,o);return[Fe(`Query of ${l[s]} × key of ${l[o]}, ${c}`,["Query","Key"],u),{caption:`\
The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((d,f)=>[d,qn(h.scores[f]),i[s*a+f]])}]}function qc(e,t){
let{layer:n,visit:s}=t,o=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1","norm1"],["Heads","attention_out"],["Afte\
r the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.out"],["Leaves","residual_out"]].filter(([
,u])=>e.has(`${o}.${u}`)),a=r.map(([,u])=>G(e,`${o}.${u}`,s)),i=Be(e,t),c=De(e,n,s,i),l=G(e,`${o}.feed_forward.pre`,s),h=G(
e,`${o}.feed_forward.hidden`,s);return[{caption:`${D(e,s)}, in layer ${n}`,columns:["Number",...r.map(([u=""])=>u)],rows:Array.
from(a[0]??[],(u,d)=>[d+1,...a.map(f=>f[d])])},{caption:`Hidden units of the feed-forward network${c?`, and what they gi\
ve number ${i+1}`:""}`,columns:["Unit","Before the activation","After it",...c?["Weight","Product"]:[]],rows:Array.from(
h,(u,d)=>[d+1,l[d],u,...c?[c.dot.second[d],c.dot.products[d]]:[]])}]}function Lr(e,{kind:t,visit:n}){let s=G(e,"inputs.p\
rojected",n),o=[{caption:`What ${D(e,n)} is made of`,columns:["Feature","Value","Length of its vector"],rows:e.slices.map(
({name:a,label:i,lengths:c})=>[i,Vn(e,a,n),c[n]])},Yn("All features mixed by one matrix",s)];if(t==="inputs")return o;let r=Array.
from({length:e.layers*e.heads},(a,i)=>{let[c,l]=[Math.floor(i/e.heads),i%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(
c,l)[n]]});return e.hasPointer&&r.push(["Pointer",e.pointerWeights[n]]),o.push({caption:"How much the last visit reads f\
rom it",columns:["Reader","Weight"],rows:r}),o}function Jc(e){return[Yn("The context: the last visit after all layers",e.
values("context"))]}function Kc(e,{visit:t,isLeaf:n}){let s=Pe(e),o=e.visits.map((l,h)=>D(e,h)),r=e.values("pointer.cont\
ent_scores"),a=e.has("pointer.bias")?e.values("pointer.bias"):null,i=[{caption:"The pointer’s score and weight of each v\
isit",columns:["Visit","Content score",...a?["Position bias"]:[],"Score","Weight"],rows:o.map((l,h)=>[l,r[h],...a?[a[h]]:
[],qn(s.scores[h]),e.pointerWeights[h]])},{caption:"Weights added up by place",columns:["Place","Visits","Probability"],
rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];if(!n)return i;let{dot:c}=Ft(e,t);return[
Fe(`Query of the context × key of ${o[t]}`,["Query","Key"],c),...i]}function zc(e,{location:t,isLeaf:n}){let s=e.trace.
location_probabilities.generation??[],o={caption:"The most probable places of the generation head",columns:["Place","Log\
it","Probability"],rows:s.map(a=>[e.nameOf(a.location).label,xt(e,a.location).logit,a.probability])},{dot:r}=xt(e,t);return n&&
r?[Fe(`Context × weights of ${e.nameOf(t).label}`,["Context","Weight"],r),o]:[o]}function Xc(e){let t=Gt(e),n={caption:"\
The gate",columns:["Quantity","Value"],rows:[...t?[["Bias",t.bias],["Logit",t.logit],["As learned",t.learned]]:[],["Gate",
e.gate]]};if(!t)return[n];let s="Hidden units";return[t.dot?Fe(s,["Hidden unit","Weight"],t.dot):Yn(s,t.hidden),n]}function Qc(e,{
location:t}){let{visits:n,pointer:s,generation:o,gate:r,fromPointer:a,fromGeneration:i,probability:c}=Yt(e,t);return[{caption:`\
How probable is ${e.nameOf(t).label}?`,columns:["Path","Probability","Factor","Share of the answer"],rows:[["Pointer",s,
r,a],["Generation",o,1-r,i],["Answer","","",c]]},{caption:"Its visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[
D(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function Fe(e,t,{first:n,second:s,products:o,sum:r}){return{caption:e,columns:[
"Number",...t,"Product"],rows:[...o.map((a,i)=>[i+1,n[i],s[i],a]),["Sum","","",r]]}}function Yn(e,t){return{caption:e,columns:[
"Number","Value"],rows:Array.from(t,(n,s)=>[s+1,n])}}function qn(e){return Number.isFinite(e)?e:"−∞"}function Cr(e,t,n,s=null,o=""){let r=document.createElement("dialog");r.className="picture-tables",r.setAttribute("aria-\
label","Numbers");let a=[];for(let l of Ir(t,n,s)){let h=document.createElement("div");h.className="table-frame",h.tabIndex=
0;let u=document.createElement("h2");u.textContent=l.caption,h.append(vr(l));let d=document.createElement("a");d.textContent=
"Save as CSV",d.setAttribute("aria-label",`Save as CSV: ${l.caption}`),d.download=`${[o,n??"network",Zc(l.caption)].filter(
Boolean).join("-")}.csv`,d.href=URL.createObjectURL(new Blob([Mr(l)],{type:"text/csv"})),a.push(d.href),r.append(u,h,d)}
let i=document.createElement("button");i.type="button",i.textContent="Close",i.addEventListener("click",()=>r.close());let c=document.
createElement("p");c.append(i),r.append(c),r.addEventListener("close",()=>{for(let l of a)URL.revokeObjectURL(l);r.remove()}),
e.append(r),r.showModal()}function Zc(e){return e.split(/[,:]/,1).join().toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-")}var tl={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]};function Pr(e,t,n){if(n==="Home")return e[0]??
null;if(n==="End")return e.at(-1)??null;let[s,o]=tl[n]??[0,!1],r=t?e.indexOf(t):-1,a=e[r];if(s===0||!a)return null;let i=Ve(
a);if(!o){let d=e[r+s];return d&&Ve(d)===i?d:null}let c=[...new Set(e.map(Ve))],l=c[c.indexOf(i)+s],h=e.filter(d=>Ve(d)===
l),u=d=>Math.abs(Rr(d)-Rr(a));return h.sort((d,f)=>u(d)-u(f))[0]??null}function Ve(e){return(e.getAttribute("data-part")??
"").replace(/\.\d+$/,"")}function Rr(e){let{top:t,bottom:n}=e.getBoundingClientRect();return(t+n)/2}function Wr(e,t,{title:n,origin:s}){let o=e.slice(e.indexOf(",")+1);if(t==="svg")return el(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),i=>i.charCodeAt(0)),a=[Dr("Title",n),Dr("Source",s)];return new Blob([r.subarray(0,33),...a,r.subarray(33)],
{type:"image/png"})}function el(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,o=(r,a)=>{
let i=document.createElementNS(s.namespaceURI,r);return i.textContent=a,i};return s.prepend(o("title",t),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function Dr(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,nl(n)),s.buffer}function nl(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}function Hr(e,t){let n=document.createElement("a");n.href=sl(e),n.download=t,n.click()}function sl(e){let t=URL.createObjectURL(
e);return setTimeout(()=>URL.revokeObjectURL(t),6e4),t}async function Jn({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await ol(e))}`}async function Ur(e,t){let n=new Image;
n.src=await Jn(e),await n.decode();let s=document.createElement("canvas");s.width=Math.round(e.width*t),s.height=Math.round(
e.height*t);let o=s.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function ol(e){let t=await rl();return t&&e.replace(/<svg[^>]*>/,
n=>`${n}<style>${t}</style>`)||e}async function rl(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await il(n,e.href??document.baseURI)})}`}}catch{}
return""}async function il(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return n.ok?`data:font\
/woff2;base64,${gs(new Uint8Array(await n.arrayBuffer()))}`:zt(n.status)}var al=2;async function Br(e,t,{title:n,origin:s,name:o}){let r=t==="png",a=await(r?Ur(e,al):Jn(e)),i=Wr(a,r?"png":"svg",
{title:n,origin:s});Hr(i,`${o}-network.${t}`)}var cl=2e3;async function jr(e){let t=y(e,"span"),n=t.textContent;try{await navigator.clipboard.writeText(location.href),
t.textContent="Copied"}catch{t.textContent="See address bar"}setTimeout(()=>{t.textContent=n},cl)}var Fr="pointerscope-visits-as",ll="textarea, input:not([type=radio], [type=checkbox], [type=range])",Ye=class{#t=null;#n=null;#s=[];#r=[];#e=null;#i=null;#o=[];#c=0;#a=Xt().
get("open");constructor(t,n){if(this.page=t,this.sheet=new Le(t,()=>t.dataset.depth==="everything"),this.bar=y(t,"[data-\
bar]"),this.undo=y(t,"[data-undo-step]",HTMLButtonElement),this.redo=y(t,"[data-redo-step]",HTMLButtonElement),n)this.picture=
n.picture,this.picture.complete(this.#l,Ge),n.drawn&&(this.#o=[n.drawn,null,null]);else{let s=y(t,"[data-network]");this.
picture=new vs(s,this.#l,Ge)}this.#d(),this.#v(ms(Fr)==="text"?"text":"list"),hs(t)}get#l(){let{page:t}=this,n=!("adapte\
d"in t.dataset);return{model:()=>t.dataset.explore??"",act:s=>this.#O(s),edit:s=>this.#w(s),...be&&{ask:s=>xe({head:s})},
whatIf:s=>this.#_(s),...n&&{circuit:((s,o)=>this.#T(s,o))},more:(s,o)=>this.#N(s,o),pointed:s=>this.pointed(s),covered:()=>ds(
t),opened:s=>this.#u(s)}}#u(t){if(t===this.#a)return;let n=as(this.#a,t);this.#a=t,this.#t?.updateAddress(n)}pointed=()=>{};depthChanged=()=>{};get options(){
let{depth:t=""}=this.page.dataset;return{depth:t==="explore"&&!location.hash?void 0:t,open:this.#a??void 0}}restore(t){this.#a=
t.get("open");let n="inRoom"in document.documentElement.dataset?"explore":null,s=t.get("depth")??n;!this.#e||s===null||s===
this.page.dataset.depth||ls.includes(s)&&this.#A(s)}follow(t){this.#t=t}showInputs(t){this.page.dataset.depth!=="everyth\
ing"&&this.sheet.show(!0),t&&this.#v("text")}clear(){delete this.page.dataset.drawn,this.showInputs(!0)}#d(){let{page:t}=this;
for(let s of W(t,"input[name=depth]",HTMLInputElement))s.addEventListener("change",()=>{fs(s.value),this.#A(s.value),this.#t?.
updateAddress("replace")});for(let s of W(t,"input[name=visits-as]",HTMLInputElement))s.addEventListener("change",()=>{ps(
Fr,s.value),this.#v(s.value)});this.undo.addEventListener("click",()=>this.#m(this.#s,this.#r)),this.redo.addEventListener(
"click",()=>this.#m(this.#r,this.#s)),y(t,"[data-as-learned]").addEventListener("click",()=>this.#g({})),y(t,"[data-pres\
ent]").addEventListener("click",()=>{y(t,"[data-stage]").requestFullscreen()}),Lo(t);let n=y(t,"[data-share]",HTMLButtonElement);
n.addEventListener("click",()=>jr(n));for(let s of W(t,"[data-save]",HTMLButtonElement))s.addEventListener("click",()=>this.#L(
s.dataset.save??""));y(t,"details[data-export]").addEventListener("toggle",()=>this.#M()),document.addEventListener("key\
down",s=>this.#E(s)),document.addEventListener("pointerscope:server",()=>{t.toggleAttribute("data-server-silent",!ss.answers)})}#E(t){
if(t.target instanceof Element&&t.target.closest(`${ll}, dialog`)||t.defaultPrevented)return;let s=t.key.toLowerCase();if(s===
"escape"&&this.picture.back(),!(t.ctrlKey||t.metaKey)){s==="c"&&!t.altKey&&this.picture.circuits?.toggle(),s==="t"&&!t.altKey&&
this.picture.showTables();return}s!=="z"&&s!=="y"||(t.preventDefault(),s==="y"||t.shiftKey?this.#m(this.#r,this.#s):this.#m(
this.#s,this.#r))}show(t,n,s){if(this.#x(t),this.#y(t),!("tensors"in n))return;let o=this.#e,r=o?.notation===n.notation,
a=o!==null&&r&&pe(o),i=s&&"tensors"in s?s:null;this.#i=i??(o&&hl(n,o)?o:null),this.#e=n,this.#p(i?"As learned":"Before t\
his change"),r||(this.picture.happened=null),this.#h(n,this.#i),this.#a!==this.picture.opened&&this.picture.open(this.#a),
this.page.dataset.drawn="true";let{player:c}=this.picture;this.page.dataset.depth==="story"&&!this.#a&&!c.isOpen&&!a&&c.
play()}#h(t,n){let{happened:s}=this.picture,o=[t,n,s];o.every((r,a)=>r===this.#o[a])||(this.#o=o,this.picture.show(t,n))}recognise(t){
let n=y(this.bar,"[data-happened]"),s=t?.target??null;n.hidden=s===null||this.#k;let o=s!==this.picture.happened;if(this.
picture.happened=s,o&&this.#e&&this.#h(this.#e,this.#i),!t||s===null||!this.#e)return;let r=this.#e.prediction.location===
t.target;y(n,"[data-happened-place]").textContent=`${r?"✓ ":""}${t.target_label??""}`}#p(t){let n=y(this.bar,"[data-wa\
s]");if(n.hidden=this.#i===null,!this.#i||!this.#e)return;let{value:s,change:o,isMore:r}=es(this.#e,this.#i);y(n,"[data-\
was-name]").textContent=t,y(n,"[data-was-value]").textContent=s;let a=y(n,"[data-was-change]");a.textContent=o,a.className=
r?"more":"less"}#y({interventions:t}){let n=y(this.page,"[data-changed]"),s=JSON.parse(t||"{}"),o=Ao(s,r=>this.#g(r));y(
n,"ul").replaceChildren(...o),n.hidden=o.length===0}#O(t){if(!this.#t||!this.#e)return;let n=un(this.#t.interventions,t,
this.#e);this.#g(n,!("isDone"in t)||t.isDone)}#w(t){let n=this.#t;if(!n)return;n.isDragging=!t.isDone,n.fill();let{sent:s,
editor:o}=n,r=s[t.visit]??0;t.kind==="move"?t.by!==0?o.move(r,(s[t.visit+t.by]??0)-r):n.submitSoon():t.kind==="time"?o.setTime(
r,t.minutes):o.setStay(r,t.minutes)}#g(t,n=!0){if(!n){this.#b(t);return}this.#t&&(cancelAnimationFrame(this.#c),this.#t.
interventions=t,this.#S(t))}#S(t){let{explanations:n,fields:s}=this.#t??{};if(!n?.isInBrowser||!s)return;let o=Object.keys(
t).length>0;try{let[r,a]=[s,{...s,interventions:""}].map(i=>n.explainHere(et(i)));if(!r||!a||!("tensors"in r&&"tensors"in
a))return;this.#h(r,o?a:null)}catch{}}#T(t,n){let{explanations:s,shown:o}=this.#t??{};return!s||!o?Promise.reject(new Error(
"There is no answer yet.")):Mo(s,et(o),t,n)}#_(t){let{interventions:n}=this.#t??{};return!n||!this.#e?null:this.#f(un(n,
t,this.#e))}#f(t){let{explanations:n,shown:s}=this.#t??{};return!n?.isInBrowser||!n.model||!s?null:n.model.trace({...et(
s),interventions:t})}#b(t){cancelAnimationFrame(this.#c),this.#c=requestAnimationFrame(()=>{let n=this.#f(t),s=this.#i?.
notation!==this.#e?.notation;n&&this.#h(n,s?this.#e:this.#i)})}#x(t){if(this.#t?.isDragging&&this.#n)return;this.#n&&JSON.
stringify(this.#n)!==JSON.stringify(t)&&this.#n&&(this.#s.push(this.#n),this.#r.length=0),this.#n=t,this.#$()}#$(){this.
undo.disabled=this.#s.length===0,this.redo.disabled=this.#r.length===0}#m(t,n){let s=this.#t;this.#n&&s?.isChanged&&this.#x(
s.fields);let o=t.pop();!o||!this.#n||(n.push(this.#n),this.#n=o,s?.take(o),this.#$())}#N(t,n){let s=this.page.querySelector(
`[data-story] pointer-view[view="${CSS.escape(t)}"]`);if(!s)return;for(let[r,a]of Object.entries(n))a!==null&&s.setAttribute(
r,a);this.#A("everything"),this.#t?.updateAddress("replace");let o=s.closest("details");o&&(o.open=!0),s.scrollIntoView()}get#k(){
return y(this.page,"[data-stage]").hasAttribute("data-undrawn")}#A(t){let n=us(this.page,t);this.sheet.toggle(!1),n==="s\
tory"&&this.#e?this.picture.player.play():this.picture.player.close(),this.depthChanged()}#v(t){this.page.dataset.visitsAs=
t,y(this.page,`input[name=visits-as][value=${t}]`,HTMLInputElement).checked=!0}#M(){let t=tt({...this.#t?.shown});for(let n of W(
this.page,"[data-export] a",HTMLAnchorElement))n.search=t.toString()}#L(t){let n=`${this.#t?.answer.textContent??""} · ${y(
this.page,".model-name").textContent}`,{past:s,changes:o}=this.#I,r=[n,[o,s].filter(Boolean).join(" ")].filter(Boolean),
{explore:a="model"}=this.page.dataset;Br(this.picture.file({title:n,lines:r}),t,{title:n,origin:location.href,name:a}),y(
this.page,"details[data-export]",HTMLDetailsElement).open=!1}get#I(){let t=this.#t?.interventions??{},n=y(this.bar,"[dat\
a-was]"),s=o=>y(n,`[data-was-${o}]`).textContent;return{changes:Object.keys(t).length?$e(t):"",past:n.hidden?"":`${s("na\
me")}: ${s("value")}.`}}};function hl(e,t){if(e.notation===t.notation||e.user!==t.user)return!1;let n=t.visits.map(({location:o})=>o),
s=0;for(let{location:o}of e.visits){let r=n.indexOf(o);r<0||(n.splice(r,1),s+=1)}return 2*s>=Math.max(e.visits.length,t.
visits.length)}var Kn=null;function ul(){let e=W(document,"[data-side]").map(({dataset:i})=>i.model??""),[t,n]=e,{origin:s,pathname:o}=location,
r=s+o;if(!t){let i=o.slice(rt.pathname.length),c=it(document,"[data-lesson]");return!c||!new URLSearchParams(location.search).
has("lang")?{name:i,address:r}:{name:`${i}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let a=tt({model:t,against:JSON.stringify(
{model:n})});return{name:["compare",...e].join("/"),address:`${r}?${a}`}}function Vr(){let{controller:e}=navigator.serviceWorker;
if(!e)return;let t=n=>e.postMessage(n);Kn?.disconnect(),Kn=new PerformanceObserver(n=>{let s=n.getEntries().map(({name:o})=>o);
t({addresses:s.filter(o=>!o.includes("?"))})}),Kn.observe({type:"resource",buffered:!0}),t({addresses:[],page:ul()})}async function Gr(){
if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",Vr),await navigator.serviceWorker.register(
new URL("service-worker.js",rt),{updateViaCache:"none"}),Vr()}catch{}}function Yr(){document.readyState==="complete"?Gr():addEventListener("load",Gr)}var dl=3e4,qr=660;async function fl(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+dl;for(;Date.now()<t&&e.
some(ml);)await new Promise(n=>setTimeout(n,100))}function ml(e){return e.querySelector(".view-failure:not([hidden])")?!1:
!e.dataset.drawn||e.hasAttribute("aria-busy")}function Jr(e,t){e.hidden=!1,e.addEventListener("click",async()=>{e.disabled=
!0;let n=t(),s=new Set(n.map(o=>o.closest("details:not([open])")));for(let o of s)o?.setAttribute("open","");await fl(n),
window.print();for(let o of s)o?.removeAttribute("open");e.disabled=!1})}function Kr(e,t=()=>{},n=()=>{}){let s=[],o=[];
window.addEventListener("beforeprint",()=>{t(),s=W(e,"details:not([open])",HTMLDetailsElement).filter(r=>!r.closest("poi\
nter-view"));for(let r of s)r.open=!0;o=W(e,"pointer-view:not([fill]) > .view-plot").filter(r=>r.offsetHeight>qr);for(let r of o)
r.style.setProperty("--print-scale",String(qr/r.offsetHeight))}),window.addEventListener("afterprint",()=>{for(let r of s)
r.open=!1;for(let r of o)r.style.removeProperty("--print-scale");n()})}var pl=JSON.stringify({interventions:null}),gl=["visits","user","predict_at","top_k","interventions"];Rt.hasPage=!0;var{
page:Y,drawn:yl,gestures:Xn}=Rt,qe=y(Y,"[data-changes]"),$t=Qe(Y,".chapter pointer-view"),zr=Qe(qe),Je=[...$t,...zr],wl=y(
Y,"[data-story]"),bl=y(Y,"[data-compare]",HTMLAnchorElement),xl=y(Y,"[data-walk]",HTMLAnchorElement),lt=new Me(Y,{draws:!y(
Y,"[data-stage]").hasAttribute("data-undrawn"),outline:Rt.outlineOf,shown(e,t,n){st.show(e,t,n),queueMicrotask(()=>Xn.release())},
filled(e,t,n){for(let s of Je)for(let o of gl)zn(s,o.replace("_","-"),e[o]);if(bl.href=new URL(`compare?${lt.comparisonOf(
e)}`,rt).href,xl.search=tt({...e,...$l()}).toString(),Qr(),!n)for(let s of zr)s.removeAttribute("visits")},cleared(){st.
clear();for(let e of Je)e.removeAttribute("visits")},restored(e){To($t,e),st.restore(e)},recognised:e=>st.recognise(e),refused:e=>st.
showInputs(e),options:()=>({...So($t),...st.options})}),st=new Ye(Y,Rt);st.follow(lt);st.depthChanged=Xr;Xr();st.pointed=
Ke;function Xr(){Y.dataset.depth==="everything"&&import("../js/pointer-view.js")}function Qr(){let e=y(qe,"input[name=sh\
ow-as]:checked",HTMLInputElement).value,t=qe.hidden?"with":e;for(let n of $t)zn(n,"interventions",t==="without"?"":lt.shown?.
interventions),zn(n,"against",t==="difference"?pl:"")}function $l(){return Object.fromEntries(["layer","head"].map(e=>[e,
$t.map(t=>t.getAttribute(e)??"").find(t=>/^\d+$/.test(t))]))}function zn(e,t,n){n?e.setAttribute(t,n):e.removeAttribute(
t)}function Ke(e){lt.markVisits(e);for(let t of Je)"mark"in t&&t.mark(e)}be&&kl();function kl(){let e=$t.find(n=>n.getAttribute(
"view")==="head"),t=document.createElement("button");t.type="button",t.textContent="Ask the hall: what happens without t\
his head?",t.addEventListener("click",()=>{let[n=0,s=0]=["layer","head"].map(o=>Number(e?.getAttribute(o)));xe({head:{layer:n,
head:s}})}),e?.after(t)}var Zr=y(Y,".sections"),ti=()=>{document.documentElement.style.setProperty("--sections",`${Zr.offsetHeight}\
px`)};ti();new ResizeObserver(ti).observe(Zr);Oo(Y);_o(Y,$t,()=>lt.updateAddress("replace"));Y.addEventListener("pointer\
-view:hover",({detail:e})=>{st.picture.mark(e.visits),Ke(e.visits)});var{rows:ei}=lt.editor;for(let e of["pointerover","\
focusin"])ei.addEventListener(e,t=>{let n=lt.sent.indexOf(lt.editor.indexOf(ut(t))),s=n<0?[]:[n];st.picture.mark(s),Ke(s)});
for(let e of["pointerleave","focusout"])ei.addEventListener(e,()=>{st.picture.mark([]),Ke([])});for(let e of W(qe,"input\
[name=show-as]"))e.addEventListener("change",Qr);Y.addEventListener("pointer-view:open",({detail:e,target:t})=>{let n=$t.
find(s=>s.getAttribute("view")==="head");if(!(!n||t===n||!("head"in e))){for(let[s,o]of Object.entries(e))n.setAttribute(
s,String(o));lt.updateAddress("replace"),n.scrollIntoView({block:"start"})}});Jr(y(Y,"[data-print]",HTMLButtonElement),()=>Y.
dataset.depth==="everything"?Je.filter(e=>e.hasAttribute("visits")):[]);Kr(wl);y(Y,'[data-printed="origin"]').textContent=
`${y(Y,"h1").textContent}, a model in PointerScope at ${location.origin}${location.pathname}`;lt.restore("keep").finally(
()=>{Xn.release(),Rt.outlives&&Yr()});yl||Xn.release();
