import{$ as en,A as Qt,B as ds,C as w,D as it,E as W,F as Ze,G as ut,H as Zt,I as me,J as fs,K as ms,L as ps,M as gs,N as ys,
O as ws,P as bs,Q as xs,R as $s,S as ks,T as pe,U as Os,V as Es,W as te,X as Ss,Y as Ts,Z as _s,_ as tn,a as ai,aa as Ns,
b as Mt,ba as ge,c as de,ca as Rt,d as L,da as nn,e as ss,ea as sn,f as O,fa as on,g as Lt,ga as As,h as Ot,ha as ee,i as fe,
ia as rn,j as os,ja as vs,k as It,ka as Ms,l as rs,la as y,m as Qe,ma as an,n as is,na as ye,o as ct,oa as St,p as rt,pa as Ls,
q as as,qa as we,r as Et,ra as Is,s as cs,sa as Cs,t as zt,ta as be,u as ls,ua as xe,v as tt,va as Pt,w as Ct,x as Xt,y as hs,
z as us}from"./explore.js";var ne={remove_heads:{changes:[{at:"layers.{layer}.heads.{head}.outputs",do:"replace_with"}],said:{text:"{items} {replac\
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
{position}",between:" ",first:1},parts:["position"],default:[]}};var Rs="“{text}…” is too long for a day and time. Write Mon 08:00, 2026-11-16 08:00 or 08:00.",Ps="“{text}” has a \
time zone, but times are local to the people who make the visits. Leave out the time zone.",Ds="“{text}” is not a day an\
d time. Write Mon 08:00, 2026-11-16 08:00 or 08:00.",Ws="“{text}” is not a time of day. Write an hour from 00 to 23 and \
minutes from 00 to 59.",Hs="“{text}” is not a day. Write one of {days}, or a date such as 2026-11-16.",Us="There is \
no date {text}. Write a date of the calendar, such as 2026-11-16.",Bs="The date {text} is out of range. Write a date bet\
ween {first_year} and {last_year}.";var js="This is not a JSON object. Send a JSON object.";var ln=class extends Error{constructor(t){super(t.map(({where:n,message:s})=>`${n}: ${s}`).join(" ")),this.problems=t.slice(
0,12)}};function pt(e,t,n={},s=[]){return new ln([{where:e,message:se(t,n),suggestions:s}])}function se(e,t){return e.replace(
/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(t[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,","):r})}function Vs(e){return Object.entries(ne).flatMap(([t,n])=>{let s=e[t]??n.default;return(Array.isArray(s)?s.length:s!==n.
default)?[{key:t,declared:n,value:s}]:[]})}function Gs({parts:e},t){return(Array.isArray(t)?t:[t==="all"?e.map(()=>"*"):
t]).map(s=>s&&typeof s=="object"&&!Array.isArray(s)?s:Object.fromEntries([s].flat().map((o,r)=>[e[r],o])))}var ci=3;function dn(e,t,n){switch(t.kind){case"head":return li(e,t,n.architecture);case"mask":return hi(e,t.visit,n.visits);case"\
skip":return ui(e,t);case"residuals":return mi(e);case"gate":return di(e,t);case"temperature":return fi(e,t)}}function li({
remove_heads:e=[],replace_with:t,...n},{layer:s,head:o},{layers:r,heads:i}){let a=Array.from({length:r*i},(u,d)=>[Math.floor(
d/i),d%i]),c=e==="all"?a:e,h=c.some(([u,d])=>u===s&&d===o)?c.filter(([u,d])=>u!==s||d!==o):a.filter(([u,d])=>u===s&&d===
o||c.some(([f,m])=>u===f&&d===m));return h.length?{...n,remove_heads:h,...t&&{replace_with:t}}:n}function hi({mask_visits:e=[],
...t},n,s){let o=s[n]?.sent??0;if(n===s.length-1)return{...t,...e.length&&{mask_visits:e}};let r=e.includes(o)?e.filter(
i=>i!==o):[...e,o].sort((i,a)=>i-a);return r.length?{...t,mask_visits:r}:t}function ui({skip:e=[],...t},{layer:n,part:s}){
let o=e.filter(i=>i.layer!==n||i.part!==s),r=o.length<e.length?o:[...e,{layer:n,part:s}];return r.length?{...t,skip:r}:t}
function di({gate:e,only:t,...n},{value:s}){return s===null?n:{...n,gate:s}}function fi(e,{of:t,value:n}){let s=`${t}_te\
mperature`,o={...e};return delete o[s],n===1?o:{...o,[s]:n}}function mi({residuals:e,...t}){return e===!1?t:{...t,residuals:!1}}
var Js=e=>e.map(t=>t+1);function oe(e){let t=Vs(e).flatMap(({key:n,declared:s})=>s.of?[]:[n]);return Object.keys(e).filter(
n=>t.includes(n)).map(n=>({key:n,text:un(n,e),short:un(n,e,ci)}))}function un(e,t,n=Number.POSITIVE_INFINITY){let s=ne[e],
{text:o,item:r="",every:i="",single:a,between:c=", ",first:l=0}=s.said,h=t[e]??s.default,u=Gs(s,h).map(g=>se(r,qs(g,p=>l?
Number(p)+l:Ys(p)))),d=s.parts.includes("head")&&u.length>n,f=typeof o=="string"?o:o[h]??"",m=qs(ne,({of:g},p)=>g===e?un(
p,t):"");return se(a&&u.length===1?a:f,{...m,value:Ys(h),items:h==="all"?i:d?`${u.length} heads`:u.join(c)})}var Ys=e=>String(
e).replaceAll("_","-"),qs=(e,t)=>Object.fromEntries(Object.entries(e).map(([n,s])=>[n,t(s,n)]));function $e(e){let t=oe(
e).map(({text:n})=>n);return t.length?`Changed: ${t.join("; ")}.`:"Nothing is changed."}function Ks(e,t,n,s){let o=w(e,"input",HTMLInputElement),r=w(e,"[role=listbox]"),i=[],a=-1,c=Promise.resolve(),l=0,h=()=>{
l+=1,i=[],a=-1,r.hidden=!0,r.replaceChildren(),o.setAttribute("aria-expanded","false"),o.removeAttribute("aria-activedes\
cendant")},u=b=>{a=b;for(let[T,k]of[...r.children].entries())k.setAttribute("aria-selected",String(T===a));let E=r.children[a];
if(!E){o.removeAttribute("aria-activedescendant");return}o.setAttribute("aria-activedescendant",E.id),E.scrollIntoView({
block:"nearest"})},d=b=>{b&&(o.value="",h(),s(b))},f=(b,E,T)=>{let k=document.createElement("li");k.id=`${r.id}-${b}`,k.
setAttribute("role","option");let N=document.createElement("small");return N.textContent=T,k.append(E," ",N),k},m=(b,E)=>{
i=b;let T=i.map((k,N)=>{let{label:$,note:S}=n(k),A=f(N,$,S);return A.addEventListener("mousedown",R=>R.preventDefault()),
A.addEventListener("click",()=>d(k)),A});if(E){let k=f(0,E,"");k.setAttribute("aria-disabled","true"),T.push(k)}r.replaceChildren(
...T),r.hidden=T.length===0,o.setAttribute("aria-expanded",String(T.length>0)),u(i.length&&o.value.trim()?0:-1)},g=async()=>{
l+=1;let b=l;i=[],a=-1;let E=o.value.trim();try{let T=await t(E);b===l&&m(T,T.length?"":`No place matches “${E}”.`)}catch(T){
b===l&&m([],Ct(T))}},p=()=>{c=g()},x=async()=>{!o.value.trim()&&a<0||(await c,d(i[a]))};o.addEventListener("input",p),o.
addEventListener("focus",p),o.addEventListener("blur",h),o.addEventListener("keydown",b=>{if(b.key==="ArrowDown"&&r.hidden)
p();else if(b.key==="ArrowDown")u(Math.min(a+1,i.length-1));else if(b.key==="ArrowUp")u(Math.max(a-1,0));else if(b.key===
"Enter")x();else if(b.key==="Escape")h();else return;b.preventDefault()})}var re=e=>Math.floor(e/1440),ke=e=>e-re(e)*1440,zs=e=>fn(e+3,7),fn=(e,t)=>(e%t+t)%t,ie=e=>new Date(e*864e5).toISOString().
slice(0,10),Dt=e=>[Math.floor(e/60),e%60].map(t=>String(t).padStart(2,"0")).join(":");function Tt(e){let t=Date.parse(`${e}\
T00:00Z`)/864e5;return e>="0001"&&!Number.isNaN(t)&&ie(t)===e?t:null}var zl=new RegExp(`[${on}]+`),Xs=e=>e!==""&&on.includes(e);function Wt(e){let[t,n]=[0,e.length];for(;t<n&&Xs(e.charAt(t));)
t+=1;for(;t<n&&Xs(e.charAt(n-1));)n-=1;return e.slice(t,n)}var Qs=e=>[...e].length,Zs=(e,t)=>e.length<=t?e:[...e.slice(0,2*t)].slice(0,t).join("");var q=te.map(e=>e.slice(0,3));function mn(e,t){let n=Wt(e);if(Qs(n)>40)throw pt(t,Rs,{text:Zs(n,40)});let{groups:s}=tn.exec(n)??tn.exec(n.replace(_s,"\
$1"))??{};if(!s)throw pt(t,Ts.test(n)?Ps:Ds,{text:n});let[o,r]=[Number(s.hour),Number(s.minute)];if(o>23||r>59)throw pt(
t,Ws,{text:n});return{weekday:yi(s.weekday,t),date:wi(s.date,t),time:o*60+r}}function pn(e){let t=[],n=0,s=!1;for(let{0:o,index:r}of e.matchAll(/[",\n\r]|$/g))o==='"'?s=!s:(!s||!o)&&(t.push({written:e.
slice(n,r),start:n}),n=r+1);return t.filter(({written:o})=>Wt(o))}function gn(e){return e.startsWith('"')?gi(e):e.search(
/[@+]|$/)}function gi(e){let t=e.indexOf('"',1);for(;t>0&&e[t+1]==='"';)t=e.indexOf('"',t+2);return t+1}function yi(e,t){if(e===void 0)return null;let n=te.findIndex(s=>s.toLowerCase().startsWith(e.toLowerCase()));if(n<0)throw pt(
t,Hs,{text:e,days:q.join(", ")},q);return n}function wi(e,t){if(e===void 0)return null;let n=Tt(e);if(n===null)throw pt(
t,Us,{text:e});let[s=0,o=0]=Ss,r=Number(e.slice(0,4));if(r<s||r>o)throw pt(t,Bs,{text:e,first_year:s,last_year:o});return n}var eo=1440,Oe="begins before the visit above ends",bi="ends after the moment to predict",xi=6;function wn(e){return e.map(
({place:t,written_moment:n,written_stay:s})=>[t,n&&`@ ${n}`,s===null?"":`+${s}`].filter(Boolean).join(" ")).join(", ")}function no(e){
return pn(e).map(({written:t})=>ro(t).place.toLowerCase()).filter(Boolean)}function so(e,t,n){let s=pn(e)[t];if(!s)return e;
let{place:o,before:r}=ro(s.written),i=s.start+r,a=o?"":" ";return`${e.slice(0,i)}${n}${a}${e.slice(i+o.length)}`}function oo(e){
let[,t,n="0"]=/^\s*(\d{1,2})(?:[:.]?(\d{2}))?\s*$/.exec(e)??[];return t===void 0||Number(t)>23||Number(n)>59?null:`${t.padStart(
2,"0")}:${n.padStart(2,"0")}`}function bn(e,t){let[n,s]=[yn(t),yn(e)];if(!t||n===null||s===null)return"";let o=s-n;return o*
eo+e.start_minute-t.start_minute<t.duration_minutes?Oe:!q.some(a=>e.written_moment.startsWith(a))||o<xi?"":o===7?"a week\
 later":`${o} days later`}function xn(e,t){let[n,s]=[yn(e),Tt(t.slice(0,10))];if(!e||e.written_stay===null||n===null||s===
null)return"";let[o=0,r=0]=t.slice(11).split(":").map(Number),i=(s-n)*eo+60*o+r-e.start_minute;return e.duration_minutes>
i?bi:""}function yn(e){return Tt(e?.arrival?.slice(0,10)??"")}function ro(e){let t=Wt(e);return{place:t.startsWith('"')&&
!gn(t)?t:Wt(t.slice(0,gn(t))),before:e.indexOf(t)}}function io(e,t,n){return Ht(e).map(s=>s===t?n:s===n?t:s)}function $n(e,t){return Ht(e).map(n=>n===t?null:n-+(n>t))}function ao(e,t){
let n=ki(e,t),s=new Set(n),o=Ht(t.length).filter(a=>!s.has(a));for(let[a,c]of e.entries()){if(n[a]!==null)continue;let l=o.
findIndex(h=>t[h]===c);l>=0&&(n[a]=Number(o.splice(l,1)[0]))}return 2*n.filter(a=>a!==null).length>=Math.max(e.length,t.
length)?n:e.map(()=>null)}function co({masked:e,order:t},n,s){let o=t.length?$i(t,n,s):[],r=o.at(-1)??s-1;return{masked:e.
flatMap(i=>n[i]??[]).filter(i=>i!==r).sort((i,a)=>i-a),order:o}}function $i(e,t,n){let s=a=>(t[a]??null)!==null,o=Ht(e.length).
filter(s),r=o.map(a=>Number(t[a])).sort((a,c)=>a-c);if(!r.length)return[];let i=e.filter(s).map(a=>Number(r[o.indexOf(a)]));
for(let a of Ht(n))r.includes(a)||i.splice(i.indexOf(a-1)+1,0,a);return i.every((a,c)=>a===c)?[]:i}function ki(e,t){let n=Math.
min(e.length,t.length),s=0;for(;s<n&&e[s]===t[s];)s++;let o=0;for(;o<n-s&&e.at(-1-o)===t.at(-1-o);)o++;let[r,i]=[e.length-
o,t.length-o],a=Ht(r+1).map(()=>Array(i+1).fill(0)),c=(h,u)=>Number(a[h]?.[u]);for(let h=r-1;h>=s;h--)for(let u=i-1;u>=s;u--){
let d=e[h]===t[u]?c(h+1,u+1)+1:0;a[h][u]=Math.max(d,c(h+1,u),c(h,u+1))}let l=e.map((h,u)=>u<s?u:u<r?null:u-r+i);for(let h=s,
u=s;h<r&&u<i;)e[h]===t[u]?l[h++]=u++:c(h+1,u)>=c(h,u+1)?h++:u++;return l}var Ht=e=>[...Array(e).keys()];function lo({weekday:e,date:t,time:n},s){let o=n??0;if(t!==null)return t*1440+o;let r=s===null?Ns*1440:s+1,i=re(r)+(o<ke(
r)?1:0),a=e===null?0:fn(e-zs(i),7);return(i+a)*1440+o}function kn(e,t){let[n,s,o]=[-1,0,1].map(i=>e[t+i]),r=e.filter((i,a)=>a!==t);return n&&s&&Oi(n,s)&&(r[t-1]={...n,written_stay:n.
duration_minutes}),o&&(r[t]=Ei(o,n,e.some(Ti))),r}function Oi(e,t){let n=Ee(t);return e.filled_in.includes("stay")&&!t.filled_in.
includes("time")&&n!==null&&ho(e)===n}function Ei(e,t,n){let s=Ee(e);if(s===null)return e;let o=Dt(ke(s)),r=`${q[e.weekday]}\
 ${o}`,i=`${ie(re(s))} ${o}`,c=[e.written_moment,...n?[]:[r],i].find(l=>Si(t,l)===s)??i;return{...e,written_moment:c}}function Si(e,t){
return t?lo(mn(t,""),e?Ee(e):null):e?ho(e):null}function Ti({written_moment:e}){return!!e&&mn(e,"").date!==null}function Ee({
arrival:e,start_minute:t}){let n=e===null?null:Tt(e.slice(0,10));return n===null?null:n*1440+t}function ho(e){let t=Ee(e);
return t===null?null:t+e.duration_minutes}var En='[aria-invalid="true"]',Te=class{#t=[];#n="";constructor(t,n){this.text=w(t,"textarea",HTMLTextAreaElement),this.
rows=w(t,"[data-rows]"),this.template=w(t,"template[data-row]",HTMLTemplateElement),this.errors=w(t,"[data-errors]"),this.
full=w(t,"[data-full]"),this.overlaps=w(t,"[data-overlaps]"),this.changed=n,this.text.addEventListener("input",()=>{this.#s(),
n(!0)}),this.rows.addEventListener("click",s=>this.#l(ut(s).closest("button"))),this.rows.addEventListener("change",s=>{
ut(s).dataset.control==="day"&&this.#a(Zt(s))}),this.rows.addEventListener("focusout",s=>{this.rows.inert||this.#a(Zt(s))}),
this.rows.addEventListener("input",s=>{Se(Zt(s),"")}),this.rows.addEventListener("keydown",s=>{s.key==="Enter"&&this.#a(
Zt(s))})}get visits(){return this.text.value}mark(t){for(let[n,s]of[...this.rows.children].entries())s.toggleAttribute("\
data-marked",t.includes(n))}indexOf(t){let n=t.closest("[data-visit]");return n?[...this.rows.children].indexOf(n):-1}set visits(t){
this.text.value=t,this.#s()}#s(){this.rows.inert=!0;for(let t of W(this.rows,En,HTMLInputElement))t.value=t.dataset.read??
"",Se(t,"")}add(t){let n=this.#r&&!this.rows.inert,o=(n?wn(kn(this.#t,0)):this.text.value).trim().replace(/,$/,"");this.
text.value=o?`${o}, ${t}`:t,this.rows.inert=!0,this.changed(!1,n?$n(this.#t.length,0):void 0)}show(t,n=this.#n){for(this.#t=
t,this.#n=n;this.rows.children.length>t.length;)this.rows.lastElementChild?.remove();for(;this.rows.children.length<t.length;)
this.rows.append(me(this.template));let s=W(this.rows,":scope > [data-visit]");for(let[i,a]of t.entries()){let c=s[i];c&&
this.#c(c,a,i,t.length)}this.rows.inert=!1,this.full.hidden=!this.#r;let o=xn(t.at(-1),n),r=[Ai(t),o&&`Visit ${t.length}\
 ${o}.`];this.overlaps.textContent=r.join(" ").trim()}get hasMistakes(){return this.rows.querySelector(En)!==null}get#r(){
return this.#t.length>=Number(this.full.dataset.full)}showProblems(t){this.text.setAttribute("aria-invalid",String(t.length>
0)),this.errors.hidden=t.length===0,this.errors.replaceChildren(...t.map(n=>{let s=document.createElement("li"),o=mo(n);
if(s.textContent=_e(n),o===null)return s;for(let r of n.suggestions)s.append(" ",this.#e(o,r));return s}))}#e(t,n){let s=document.
createElement("button");return s.type="button",s.className="suggestion",s.textContent=n,s.setAttribute("aria-label",`Use\
 ${n} for visit ${t+1}`),s.addEventListener("click",()=>{this.visits=so(this.text.value,t,n),this.text.focus(),this.changed(
!1)}),s}#i(t,n){this.show(t),this.text.value=wn(t),this.changed(!1,n)}#o(t,n){this.#i(this.#t.map((s,o)=>t.get(o)??s),n)}#c(t,n,s,o){
let[r,i]=On(n.written_moment);t.toggleAttribute("data-masked",n.masked),w(t,"[data-number]").textContent=String(s+1),w(t,
"[data-place]").textContent=n.label,w(t,"[data-category]").textContent=n.category??"";let a=s===o-1?xn(n,this.#n):"",c=[
bn(n,this.#t[s-1]),a].filter(Boolean);w(t,"[data-surprise]").textContent=c.join("; ");let l=w(t,'[data-control="day"]',HTMLSelectElement),
h=r&&!q.includes(r)?[...q,r]:q;l.replaceChildren(new Option(`(${q[n.weekday]})`,""),...h.map(m=>new Option(m,m)));let u=[
["day",l,r,"Day"],["time",w(t,'[data-control="time"]',HTMLInputElement),i||fo(n.start_minute),"Time"],["stay",w(t,'[data\
-control="stay"]',HTMLInputElement),String(n.duration_minutes),"Minutes of stay"]],d=w(t,"[data-problem]");d.id=`visit-${s+
1}-problem`;for(let[m,g,p,x]of u){let b=g===document.activeElement&&g.value!==g.dataset.read,E=g.ariaInvalid==="true"&&g.
dataset.read===p;g instanceof HTMLInputElement&&(b||E)||(Se(g,""),g.value=p),g.dataset.read=p,g.setAttribute("aria-error\
message",d.id),g.toggleAttribute("data-filled-in",n.filled_in.includes(m)),g.setAttribute("aria-label",`${x} of visit ${s+
1}, ${n.label}`)}let f=[["earlier","Move earlier:",s>0],["later","Move later:",s<o-1],["remove","Remove",o>1]];for(let[m,
g,p]of f){let x=w(t,`[data-control="${m}"]`,HTMLButtonElement);x.disabled=!p,x.setAttribute("aria-label",`${g} visit ${s+
1}, ${n.label}`)}}#a(t){let n=t.dataset.control;if(!n||t.localName==="button"||t.value===t.dataset.read)return;let s=this.
indexOf(t),o=this.#t[s],r=t.closest("[data-visit]");if(!o||!r)return;let i={time:_i,stay:Ni}[n];if(i&&t instanceof HTMLInputElement&&
(Se(t,i(t)),t.ariaInvalid))return;let[a]=On(o.written_moment),c=w(r,'[data-control="time"]').dataset.read,l=t.value===""?
null:Math.round(Number(t.value)),h={day:{written_moment:`${t.value} ${c}`.trim()},time:{written_moment:t.value&&`${a} ${t.
value}`.trim()},stay:{written_stay:l,duration_minutes:l??o.duration_minutes}};t.dataset.read=t.value,this.#o(new Map([[s,
{...o,...h[n]}]]))}#l(t){let n=t?.dataset.control;if(!t||!n)return;let s=this.indexOf(t);if(n==="remove"){let o=$n(this.#t.
length,s);this.#i(kn(this.#t,s),o),this.#h(Math.min(s,this.#t.length-1),n)}else{let o=n==="earlier"?s-1:s+1;this.#u(s,o),
this.#h(o,n)}}move(t,n){let s=Math.max(0,Math.min(this.#t.length-1,t+n));s!==t&&this.#u(t,s)}setTime(t,n){let s=this.#t[t];
if(!s)return;let[o]=On(s.written_moment),r=`${o} ${fo(n)}`.trim();this.#o(new Map([[t,{...s,written_moment:r,start_minute:n}]]))}setStay(t,n){
let s=this.#t[t];if(!s)return;let o={written_stay:n,duration_minutes:n};this.#o(new Map([[t,{...s,...o}]]))}#u(t,n){let[
s,o]=[this.#t[t],this.#t[n]];!s||!o||this.#o(new Map([[t,{...s,...uo(o)}],[n,{...o,...uo(s)}]]),io(this.#t.length,t,n))}#h(t,n){
let s=this.#t.length-1,o={earlier:t===0,later:t===s,remove:s===0},r=[n,"later","earlier","remove","day"].find(c=>!o[c]),
i=W(this.rows,":scope > [data-visit]")[t],a=r&&i?.querySelector(`[data-control="${r}"]`);(a instanceof HTMLElement?a:this.
text).focus()}};function uo({place:e,label:t,category:n,masked:s}){return{place:e,label:t,category:n,masked:s}}function On(e){
let[t="",n]=e.split(" ");return n===void 0?["",t]:[t,n]}function _i(e){let t=e.value.trim()?oo(e.value):"";return t===null?
`“${e.value}” is not a time. Write hours and minutes from 00:00 to 23:59, such as 17:30.`:(e.value=t,"")}function Ni(e){
let{rangeUnderflow:t,rangeOverflow:n,badInput:s}=e.validity;return t||n||s?`Write the stay in minutes, from ${e.min} to ${e.
max}.`:""}function Se(e,t){let n=e.closest("[data-visit]");if(!n)return;e.setCustomValidity(t),e.ariaInvalid=t?"true":null;
let s=W(n,En,HTMLInputElement);w(n,"[data-problem]").textContent=s.map(o=>o.validationMessage).join(" ")}function Ai(e){
let t=e.flatMap((n,s)=>bn(n,e[s-1])===Oe?s+1:[]);return t.length<2?t.length?`Visit ${t[0]} ${Oe}.`:"":`These visits begi\
n before the visits above them end: ${t.join(", ")}.`}function fo(e){let t=n=>String(Math.floor(n)).padStart(2,"0");return`${t(
e/60)}:${t(e%60)}`}function mo({where:e}){let t=/^visits\[(\d+)\]/.exec(e);return t?Number(t[1]):null}function _e(e){let t=mo(
e);return t!==null?`Visit ${t+1}: ${e.message}`:e.where.startsWith("interventions")?e.message===js?"The changes to the n\
etwork cannot be read. Perhaps the link was cut off. Reset all changes.":`The changes to the network: ${e.message}`:e.message}var po=Li("model-files"),vi=500,dt=po===null;async function go(e,t=rt){return dt?Mi(`models/${encodeURIComponent(e)}/vocabulary`,t):JSON.parse(new TextDecoder().decode(
await Sn(e,"vocabulary")))}async function Mi(e,t){try{return await Et(e,{},t)}catch(n){if(!(n instanceof ct)||n.status)throw n;
let s=new URL(`api/${e}`,t),o=await fetch(s,{cache:"force-cache"}).catch(()=>null);if(!o?.ok)throw n;return o.json()}}async function yo(e,t=vi){
if(dt){let n=`models/${encodeURIComponent(e)}/histories?limit=${t}`,{items:s}=await Et(n);return s}return JSON.parse(new TextDecoder().
decode(await Sn(e,"histories")))}async function wo({id:e,weights:t},n,s=rt){if(!dt)return Sn(e,"weights",n);let o=`api/m\
odels/${encodeURIComponent(e)}/weights/${t?.sha256}`;return xo(new URL(o,s),"weights",n)}async function bo(e,{weights:t}){
if(!t||!globalThis.crypto?.subtle)return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",e))].map(o=>o.toString(
16).padStart(2,"0")).join("")!==t.sha256)throw new Error("The weights were damaged on their way. Load the page again.")}
async function Sn(e,t,n=!1){let s=po?.[e]?.[t];if(!s)throw new Error(`This page holds no ${t} of ${e}.`);if(!s.startsWith(
"#"))return xo(new URL(s,document.baseURI),t,n);let o=document.getElementById(s.slice(1))?.textContent??"";return $s(o.trim()).
buffer}async function xo(e,t,n){let s=await fetch(e,{cache:n?"reload":"default"});if(!s.ok)throw new Error(`The ${t} cou\
ld not be fetched (${s.status}).`);return s.arrayBuffer()}function Li(e){let t=it(document,`script#${e}`,HTMLScriptElement);
return t&&JSON.parse(t.textContent??"")}var Ii=["browser","server"],$o=20,Ci=300,Ri=4,Pi="static/bundles/browser-model.js",Di="The network could not be loaded.",
Oo={address:new URL("../bundles/browser-model.js",import.meta.url).href,load(e){let t=null,n=o=>{t=o};return document.dispatchEvent(
new CustomEvent("pointerscope:engine",{detail:n})),t?Promise.resolve(t):String(e)===rt.href?import(Oo.address):import(new URL(
Pi,e).href)}},Ne=class{#t;#n;#s;#r=null;#e=null;#i=!1;#o=new Map;draws=!1;sharesWeights=!0;constructor(t,n=null,s=rt){this.#t=
t,this.#s=s,this.#n=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&Ii.includes(t)?t:null,dt||
(this.choice="browser"),this.obstacle="",this.#e||(this.#r=null)}get model(){return this.#e}get isInBrowser(){return this.#e!==
null&&this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.draws&&this.sharesWeights&&
this.choice!=="server"&&await Promise.race([this.prepare(),new Promise(r=>setTimeout(r,Ci))]),this.#e&&this.choice!=="se\
rver")return this.explainHere(t);if(!dt)return zt(0,this.obstacle);let o=this.choice!=="server"&&!!navigator.serviceWorker?.
controller?cs(n):n;try{return{...await this.#c(t,o),engine:"server"}}catch(r){if(!(r instanceof ct&&r.status===0)||this.
choice==="server")throw r;if(await this.prepare(),this.#e)return this.explainHere(t);throw this.choose(this.choice),r}}async compute(t){
await this.prepare();let n=this.#e;if(!n){let s=`The server does not answer. This browser cannot compute: ${this.obstacle}`;
this.choose(this.choice),zt(0,s)}return ko(()=>n.trace(n.queryOf(t)))}async searchPlaces(t){if(dt||await this.prepare(),
this.#e&&this.choice!=="server"){let{places:s}=this.#e;return s.search(t,$o).map(({id:o,category:r})=>({label:s.label(o),
notation:s.notation(o),category:r}))}let{items:n}=await Et(`${this.#n}/locations?${tt({q:t,limit:$o})}`,{},this.#s);return n}async prepare(){
try{this.#r??=this.#a(),this.#e=await this.#r}catch(t){this.#i=!0;let n=t instanceof ct?!t.status:t instanceof TypeError;
this.obstacle=n?Di:Ct(t)}}explainHere(t){let n=this.#e,{interventions:s,...o}=t,r=JSON.stringify([o,s||null]),i=this.#o.
get(r);if(i)return i;let a={...ko(()=>n.trace(t)),engine:"browser"},[c=""]=this.#o.keys();return this.#o.size>=Ri&&this.#o.
delete(c),this.#o.set(r,a),a}async#c(t,n){if(this.draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#n}\
/views/network?${Wi(t)}`;try{let{trace:r}=await Et(o,{...n&&{signal:n}},this.#s);return ks(r)}catch(r){if(!(r instanceof
ct&&r.problems[0]?.where==="view"))throw r;this.draws=!1}}let s={method:"POST",headers:{"content-type":"application/json"},
body:JSON.stringify(t),...n&&{signal:n}};return Et(`${this.#n}/explain?encoding=base64`,s,this.#s)}async#a(){let t=await go(
this.#t,this.#s);if(!t.weights)throw this.sharesWeights=!1,new Error("The weights of this model stay on the server.");let[
{BrowserModel:n},s]=await Promise.all([Oo.load(this.#s),wo(t,this.#i,this.#s)]),o=bo(s,t);o.catch(()=>{});let r=new n(t,
s);return await o,r}};function ko(e){try{return e()}catch(t){let{problems:n}=t;throw n?new ct(422,n):t}}function Wi(e){let t=Object.
entries(e).map(([n,s])=>[n,s!==null&&typeof s=="object"?JSON.stringify(s):s]);return tt(Object.fromEntries(t))}var Ae=class{#t=0;#n=[];#s=[];#r="";#e=null;#i=null;constructor(t,n){this.root=t,this.errors=w(t,"[data-errors]"),this.masks=
w(t,"[data-masks]"),this.orderWords=w(t,"[data-order]"),this.state=w(t,"[data-state]"),t.addEventListener("change",()=>this.#u(
n)),t.addEventListener("click",s=>{let{act:o}=ut(s).dataset;o&&(o==="reset"?this.text="":this.#n=Fi(o,this.#t),this.#u(n))})}get text(){
if(this.#r)return this.#r;let t=this.#l();return Object.keys(t).length?JSON.stringify(t):""}set text(t){let n=Ui(t);this.#e=
this.#i=null;for(let s of this.#c)ji(s,n);this.#n=Array.isArray(n.order)?n.order:[],this.#s=Array.isArray(n.mask_visits)?
n.mask_visits:[],this.masks.replaceChildren(),this.#r=t&&JSON.stringify(this.#l())!==t?t:"",this.#h()}show(t,n){for(this.#t=
t.length,this.#r="",this.#o();this.masks.children.length>t.length;)this.masks.lastElementChild?.remove();for(;this.masks.
children.length<t.length;)this.masks.append(Hi(this.masks.children.length));let s=W(this.masks,"label");for(let[o,r]of t.
entries()){let i=s[o];if(!i)continue;let a=w(i,"input",HTMLInputElement);a.checked=this.#s.includes(o),a.disabled=o===n.
at(-1),w(i,"span").textContent=`${o+1} ${r.label}`}this.#h()}followHistory(t,n){let s=this.#i,o=no(t);if(this.#e=o,!s){this.#o();
return}let r=!n&&Tn(o,s.places),i=n??ao(s.places,o),{masked:a,order:c}=r?s:co(s,i,o.length),l=Tn([a,c],[this.#s,this.#n]);
if(this.#s=a,this.#n=c,n&&this.#o(),!l){for(let h of this.#a)h.checked=a.includes(Number(h.dataset.item));this.#r="",this.#h()}}#o(){
let t={masked:this.#s,order:this.#n};this.#i=this.#e&&{places:this.#e,...t}}showProblems(t){this.errors.hidden=t.length===
0,this.errors.textContent=t.map(n=>n.message).join(" "),t.length&&(this.root.open=!0)}get#c(){return W(this.root,"[data-\
key]")}get#a(){return W(this.root,'[data-key="mask_visits"]',HTMLInputElement)}#l(){let t={};for(let n of this.#c){let s=Bi(
n),{key:o="",item:r}=n.dataset;if(!(s===void 0||o==="mask_visits"))if(r){let i=t[o];t[o]=[...Array.isArray(i)?i:[],s]}else
t[o]=s}for(let{dataset:n}of this.#c){let{key:s="",of:o}=n;o&&!t[o]&&delete t[s]}return this.#s.length&&(t.mask_visits=this.#s),
this.#n.length&&(t.order=this.#n),t}#u(t){this.#r="",this.masks.children.length&&(this.#s=this.#a.filter(n=>n.checked).map(
n=>Number(n.dataset.item))),this.#o(),this.#h(),t()}#h(){let t=oe(this.#l()).length;this.state.textContent=t?`${t} chang\
ed`:"as learned",this.orderWords.textContent=this.#n.length?Js(this.#n).join(" "):"unchanged"}};function Hi(e){let t=document.
createElement("label"),n=document.createElement("input");return n.type="checkbox",n.autocomplete="off",n.dataset.key="ma\
sk_visits",n.dataset.item=String(e),t.append(n," ",document.createElement("span")),t}function Ui(e){try{return Object(JSON.
parse(e||"{}"))}catch{return{}}}function Bi(e){let{item:t}=e.dataset;return e instanceof HTMLInputElement&&e.type==="che\
ckbox"?e.checked?t?JSON.parse(t):!1:void 0:e.type==="number"?e.value===""?void 0:Number(e.value):e.value||void 0}function ji(e,t){
let{key:n="",item:s}=e.dataset,o=t[n];if(e instanceof HTMLInputElement&&e.type==="checkbox"){e.checked=s?o==="all"||Array.
isArray(o)&&o.some(i=>Tn(i,JSON.parse(s))):o===!1;return}let r=e instanceof HTMLInputElement?e.type!=="number"||typeof o==
"number":[...e.options].some(i=>i.value===o);e.value=r&&o!==void 0&&o!==null?String(o):""}function Tn(e,t){return Eo(e)===
Eo(t)}function Eo(e){let t=e&&typeof e=="object"&&!Array.isArray(e);return JSON.stringify(e,t?Object.keys(e).sort():void 0)}
function Fi(e,t){let n=[...Array(t).keys()];return e==="reverse"&&n.reverse(),e==="shuffle"&&Vi(n),e==="as-sent"||n.every(
(s,o)=>s===o)?[]:n}function Vi(e){for(let t=e.length-1;t>0;t-=1){let n=Math.floor(Math.random()*(t+1));[e[t],e[n]]=[Number(
e[n]),Number(e[t])]}}function Ut(e,t){if(!e)return;let n=String(t??""),s=[...e.options].find(({value:o,text:r})=>[o,r,r.split(",")[0]].includes(
n));s||e.add(new Option(n,n)),e.value=s?.value??n}function et({visits:e,user:t,predict_at:n,top_k:s,interventions:o}){return{visits:e,user:t||null,predict_at:n||null,...s&&
{top_k:Number(s)},...o&&{interventions:Qt(o)}}}var Gi="../bundles/browser-model.js",Yi=/\bexport\s*\{[^}]*\};?\s*$/;var _n=new WeakMap;async function ve(e,{location:t,variants:n},s,o){let r=qi(e),i=Xi(o);for(let a of n){o.throwIfAborted();
let{input:c}=a;s(a,c&&await Promise.race([i,r(c,t)]))}}function qi(e){let t=Ji(e);_n.has(e)||_n.set(e,Ki(e));let n=_n.get(
e);return async(s,o)=>{let r=await n?.ask({input:s,location:o});if(!r)return t(s,o);if("error"in r)throw new Error(r.error);
return r.answer}}function Ji(e){let t=performance.now()+12;return async(n,s)=>(performance.now()>=t&&(await new Promise(
o=>setTimeout(o)),t=performance.now()+12),e.answer(n,s))}function Ki(e){try{return new Nn(e.content)}catch{return null}}
var Nn=class{#t;#n;constructor(t){this.#t=zi(),this.#n=new Promise(n=>{this.#t.addEventListener("error",s=>{s.preventDefault(),
n(null)})}),this.#t.postMessage(t)}ask(t){let{port1:n,port2:s}=new MessageChannel,o=new Promise(r=>{n.onmessage=({data:i})=>{
n.close(),r(i)}});return this.#t.postMessage(t,[s]),Promise.race([this.#n,o])}};function zi(){let e=document.querySelector(
"script[data-engine]")?.textContent;if(!e)return new Worker(new URL(Gi,import.meta.url),{type:"module"});let t=new Blob(
[e.replace(Yi,"")],{type:"text/javascript"}),n=URL.createObjectURL(t),s=new Worker(n);return setTimeout(()=>URL.revokeObjectURL(
n),6e4),s}function Xi(e){let t=new Promise((n,s)=>{e.addEventListener("abort",()=>s(e.reason),{once:!0})});return t.catch(
()=>{}),t}var Qi={hours:["Moved by","All visits and the moment to predict move together."],visits:["Visit left out","One visit is \
left out at a time; the others keep the times and stays that the page shows, and the moment to predict stays."],heads:["\
Heads removed","Every set of heads is removed, on top of the changes already made."]},Zi="This network has too many head\
s to try every set, so each is removed alone.",ta="cannot be left out: the answer is read at the last visit, and the one\
 before is missing or masked",An=e=>`${(100*e).toFixed(1)} %`,Me=class{#t=null;constructor(t,n,s){this.body=n,this.explanations=
s,this.kind=w(t,"[data-kind]",HTMLSelectElement),this.button=w(t,"[data-run]",HTMLButtonElement),this.progress=w(t,"[dat\
a-progress]",HTMLProgressElement),this.meaning=w(t,"[data-meaning]"),this.failure=w(t,"[data-failure]"),this.summary=w(t,
"[data-summary]"),this.frame=w(t,"[data-frame]"),this.rows=w(t,"tbody"),this.row=w(t,"template",HTMLTemplateElement),this.
kind.addEventListener("change",()=>this.clear()),this.button.addEventListener("click",()=>this.#t?this.#s():this.#n())}clear(){
this.#r(),this.rows.replaceChildren(),this.summary.textContent="";for(let t of[this.meaning,this.failure,this.frame])t.hidden=
!0}async#n(){this.clear();let t=new AbortController;this.#t=t,this.button.textContent="Stop",this.progress.removeAttribute(
"value"),this.progress.hidden=!1;try{await this.explanations.prepare(),t.signal.throwIfAborted(),await this.#e(t.signal)}catch(n){
if(this.#t!==t)return;this.failure.textContent=Ct(n),this.failure.hidden=!1}this.#r()}#s(){let{value:t,max:n}=this.progress,
s=this.frame.hidden?"":` after ${t} of ${n} answers`;this.summary.textContent=`Stopped${s}.`,this.#r()}#r(){this.#t?.abort(),
this.#t=null,this.button.textContent="Run",this.progress.hidden=!0}async#e(t){let{model:n,obstacle:s}=this.explanations,
o=this.body();if(!n)throw new Error(`This browser cannot compute: ${s}`);if(!o)throw new Error("Enter a history of visit\
s first.");let r=this.kind.value,{prediction:i,variants:a}=n.sweep(r,o);if(!a.length)throw new Error("Every head is remo\
ved already.");this.#i(r,i,a);let{location:c}=i,l=[];await ve(n,{location:c,variants:a},(h,u)=>{let{change:d}=ss(u?.probability??
0,i.probability),f=!!u&&u?.prediction.location!==c;this.#o({variant:h,answer:u,change:d,differs:f,row:me(this.row)},l)},
t),this.summary.textContent=oa(l)}#i(t,n,s){let[o,r]=Qi[t],i=s.every(({heads:a})=>a?.length===1);this.meaning.textContent=
`${i?Zi:r} The unchanged answer is ${It({prediction:n})}.`,w(this.frame,"[data-changed]").textContent=o;for(let a of[this.
meaning,this.frame])a.hidden=!1;this.progress.max=s.length,this.progress.value=0}#o(t,n){na(t);let s=n.findIndex(r=>ea(t,
r)),o=s<0?n.length:s;this.rows.insertBefore(t.row,n[o]?.row??null),n.splice(o,0,t),this.progress.value+=1}};function ea(e,t){
let[n,s]=[e.variant.heads,t.variant.heads];return!n||n.length!==s?.length?!1:Math.abs(e.change)>Math.abs(t.change)}function na({
variant:e,answer:t,change:n,differs:s,row:o}){w(o,"th").textContent=sa(e);let r=w(o,".word");if(!t){r.textContent=ta;return}
o.toggleAttribute("data-differs",s),r.textContent=s?It(t):"the same";let i=w(o,".share");i.textContent=An(t.probability),
i.style.setProperty("--share",String(t.probability)),w(o,"[data-change]").textContent=So(n,1)}function sa({hours:e=0,visit:t,
heads:n}){return t?`${t.sent+1} ${t.label}`:n?n.map(([s,o])=>`L${s} H${o}`).join(", ")||"none":`${So(e,0)} h`}function oa(e){
let t=e.flatMap(({answer:r})=>r?.probability??[]);if(!t.length)return"";let n=e.filter(({differs:r})=>r).length,[s,o]=[Math.
min(...t),Math.max(...t)];return`Another place leads in ${n} of ${t.length} rows. The probability of the unchanged answe\
r lies between ${An(s)} and ${An(o)}. Computed in this browser.`}function So(e,t){let n=Math.abs(e).toFixed(t);return Number(
n)===0?n:`${e>0?"+":"−"}${n}`}var ra={routine:()=>"routine: people are at home, at work or at a weekly appointment at the usual time",errand:e=>`erran\
ds: the kinds of the last stop${vn(e.at(-1))} and of an earlier one${vn(e.at(-2))} decide together where people go next`,
consequence:e=>`consequences: the first stop of the day${vn(e.at(-1))} decides where people go in the afternoon and even\
ing`};function vn(e){return e?` (${e})`:""}function To(e,t){let{cause:n,custom:s,expected_label:o}=e,r=ra[s];if(!r)return"\
It was a free choice.";let i=Array.from({length:e.decided_before},()=>"before this history"),a=r([...i,...e.decided_by.map(
l=>ia(l,t))]),c=n===s?"The person followed it.":`It leads to ${o??"an unknown place"}, but this time the person went els\
ewhere.`;return`This simulated town has a rule for this moment, ${a}. ${c}`}function ia(e,t){let n=t.find(({sent:s})=>s===
e);return n?`${n.label}, ${q[n.weekday]} ${Dt(n.start_minute)}`:`visit ${e+1}`}var aa="The answer and all below it are of your last valid history.",ca=5e-4,_o=350,Le=class{shown=null;sent=[];#t=null;isDragging=!1;#n="";#s=null;#r=null;#e;#i=!1;#o=0;#c=0;#a=new AbortController;#l=null;#u="";#h=[];constructor(t,n={}){
this.page=t,this.hooks=n,this.model=t.dataset.explore??"",this.engineChoice=it(t,"[data-engine-choice]",HTMLSelectElement),
this.explanations=new Ne(this.model,Xt().get("engine")),this.explanations.draws=n.draws??!1,this.explanations.sharesWeights=
this.engineChoice!==null||!dt;let{explanations:s}=this;this.#e=n.outline??null;let o=s.sharesWeights&&s.choice!=="server";
n.draws&&o&&!this.#e&&s.prepare(),this.changes=w(t,"[data-changes]"),this.answer=w(t,"[data-answer]",HTMLOutputElement),
this.unknown=w(t,"[data-unknown]"),this.badge=w(t,"[data-badge]"),this.outcome=w(t,"[data-outcome]"),this.reason=w(t,"[d\
ata-outcome-reason]",HTMLDetailsElement),this.person=it(t,"[data-person]",HTMLSelectElement),this.predictAt=w(t,"[data-p\
redict-at]",HTMLInputElement),this.moment=w(t,"[data-moment]"),this.whose=w(t,"[data-whose]"),this.leftOut=it(t,"[data-l\
eft-out]"),this.examples=w(t,"[data-examples]",HTMLSelectElement),this.failure=w(t,"[data-error]"),this.story=w(t,"[data\
-story]"),this.staleNote=w(t,"[data-stale-note]"),this.suggestion=w(t,"[data-try]"),this.editor=new Te(w(t,"[data-editor\
]"),(l,h)=>{this.#l=null,this.#E(),this.panel.followHistory(this.editor.visits,h),this.submitSoon(l?_o:0)});let r=()=>setTimeout(
()=>this.#b(),_o),i={subtree:!0,childList:!0,attributeFilter:["aria-invalid"]};new MutationObserver(r).observe(this.editor.
rows,i);let a=w(t,"[data-interventions]",HTMLDetailsElement);this.panel=new Ae(a,()=>this.submitSoon()),this.engineChoice&&
(this.engineChoice.value=s.choice??"");let c=it(t,"[data-sweeps]");this.sweeps=c&&new Me(c,()=>this.shown&&et(this.shown),
s),this.#S()}#S(){let{page:t}=this;Ks(w(t,"[data-combobox]"),n=>this.explanations.searchPlaces(n),n=>({label:n.label,note:n.
category??""}),n=>this.editor.add(n.notation)),this.suggestion.addEventListener("click",()=>{this.editor.visits=this.editor.
text.placeholder,this.submitSoon()});for(let n of["pointerdown","keydown","input"])w(t,"[data-editor]").addEventListener(
n,()=>{this.#i=!0,this.#k()},{once:!0});this.engineChoice?.addEventListener("change",()=>{this.explanations.choose(this.
engineChoice?.value??""),this.submitSoon()}),this.person?.addEventListener("change",()=>this.submitSoon()),this.predictAt.
addEventListener("change",()=>this.submitSoon()),this.moment.addEventListener("click",()=>{this.fill(),this.predictAt.value=
"",this.submitSoon()}),this.whose.addEventListener("click",()=>{this.fill(),Ut(this.person,""),this.submitSoon()}),w(this.
changes,"[data-undo]").addEventListener("click",()=>{this.panel.text="",this.submitSoon()}),w(this.failure,"button").addEventListener(
"click",()=>{this.explanations.choose(this.explanations.choice),this.submitSoon()}),hs(()=>this.restore("keep"))}get exampleHistories(){
return this.#r??=this.#$(),this.#r}get fields(){return{visits:this.editor.visits,user:this.person?.value??"",predict_at:this.
predictAt.value.trim(),top_k:this.#n,interventions:this.panel.text}}markVisits(t){this.editor.mark(t.flatMap(n=>this.sent[n]??
[]))}take({visits:t,user:n,predict_at:s,interventions:o}){this.fill(),this.#E(),this.editor.visits=t,this.predictAt.value=
s,this.panel.text=o,Ut(this.person,n),this.panel.followHistory(t),this.#u=JSON.stringify(this.fields),this.submitSoon()}get isChanged(){
return this.fill(),JSON.stringify(this.fields)!==this.#u}get interventions(){return Object(Qt(this.panel.text||"{}"))}set interventions(t){
this.fill(),this.panel.text=Object.keys(t).length?JSON.stringify(t):"",this.panel.followHistory(this.editor.visits),this.#f()}async#f(){
clearTimeout(this.#c);let t=++this.#o;this.page.setAttribute("aria-busy","true"),await Os(),t===this.#o&&this.submitSoon()}submitSoon(t=0){
clearTimeout(this.#c),this.#c=setTimeout(()=>{this.#d(et(this.fields),this.isDragging?"keep":"push")},t)}async#d(t,n){clearTimeout(
this.#c),this.#c=0,this.#o+=1;let s=this.#o;this.#a.abort(),this.#a=new AbortController,this.page.setAttribute("aria-bus\
y","true");let o=!1;try{let r="interventions"in t&&!!t.interventions,[i,a]=await Promise.all([this.#w(t),r?this.#w({...t,
interventions:null}):null]);if(s!==this.#o)return;this.#_(i,a,t,n),o=!0,await Es(),this.fill()}catch(r){if(r instanceof ct&&
s===this.#o)this.#p(r.problems);else if(!ls(r)&&!(r instanceof ct))throw r}finally{s===this.#o&&this.page.removeAttribute(
"aria-busy")}o&&s===this.#o&&this.#k()}fill(){let t=this.#l;t&&(this.#l=null,t(),this.#u=JSON.stringify(this.fields))}async#w(t){
let n=this.#e;this.#e=null;let s="visits"in t&&await n?.(t);return s||this.explanations.explain(t,this.#a.signal)}async#k(){
let{engineChoice:t,explanations:n}=this;if(!t)return;(this.#i||this.hooks.draws||n.choice==="browser")&&n.choice!=="serv\
er"&&await n.prepare(),await this.#T();let o=w(this.page,"[data-engine-obstacle]");o.textContent=n.obstacle&&`This brows\
er cannot compute: ${n.obstacle}`,o.hidden=!n.obstacle}async#T(){let{shown:t}=this,n=this.#t,s=this.#c!==0||this.page.hasAttribute(
"aria-busy");if(!(!this.hooks.draws||!t||!n||s)){if(!("tensors"in n))this.#d(et(t),"keep");else if(pe(n)){let o=await this.#w(
et(t)).catch(()=>null);if(!o||this.#t!==n)return;this.#m(o),this.hooks.shown?.(t,o,null)}}}#m(t){this.#t=t,Qe(this.answer,
t);let{prediction:n,unknown_probability:s}=t;this.unknown.hidden=s<=n.probability,w(this.unknown,"b span").textContent=`${(100*
s).toFixed(1)} %`,this.badge.textContent=is(t.engine)}#_(t,n,s,o){if("record"in s&&(this.editor.visits=t.notation??"",this.
predictAt.value=t.predict_at.replace("T"," "),t.notation===null)){this.#p([{where:"visits",message:"This record contradi\
cts itself and cannot be written as visits.",suggestions:[]}]);return}this.sent=t.visits.map(c=>c.sent);let r=[...t.visits].
sort((c,l)=>c.sent-l.sent);this.panel.followHistory(this.editor.visits),this.panel.text&&this.panel.show(r,this.sent),Ut(
this.person,t.user),this.#p([]),this.predictAt.placeholder=t.predict_at.replace("T"," "),this.moment.hidden=!this.predictAt.
value.trim(),this.moment.textContent=`predicted for ${la(this.predictAt.value,t)}`,this.whose.hidden=!this.person?.value,
this.whose.textContent=`for ${this.person?.selectedOptions[0]?.text.split(",")[0]}`,this.#m(t);let i={...this.fields,visits:t.
notation??""};this.shown=i,this.#O(i,t,n);let a=i.interventions?n:null;this.hooks.shown?.(i,t,a),this.updateAddress(o),this.#l=
()=>{this.editor.show(r,t.predict_at),this.panel.show(r,this.sent),this.#N(r,t.predict_at),this.suggestion.hidden=!0,this.
sweeps?.clear(),this.hooks.filled?.(i,t,a),this.page.dataset.ready="true",this.#A(i,t)}}#N(t,n){let s=W(this.editor.rows,
":scope > [data-visit]");for(let[r,i]of s.entries()){let a=t[r];if(!a?.arrival)continue;let c={day:q[a.weekday]??"",time:a.
arrival.split("T")[1]??"",stay:`${a.duration_minutes} min`};for(let[l,h]of Object.entries(c)){let u=w(i,`[data-read="${l}\
"]`);u.textContent=h,u.toggleAttribute("data-filled-in",a.filled_in.includes(l))}}if(w(this.page,'[data-printed="predict\
-at"]').textContent=n.replace("T"," "),!this.person)return;let o=this.person.selectedOptions[0]?.textContent??"";w(this.
page,'[data-printed="person"]').textContent=o}async#A(t,n){let s=n.unknown_probability,o=s<ca||s>n.prediction.probability?
[]:[`A place the model does not know: ${(100*s).toFixed(1)} %.`],r=(await this.exampleHistories).find(({visits:i,predict_at:a,
user:c})=>i===t.visits&&a===n.predict_at&&(c===n.user||this.person===null));this.shown===t&&(this.hooks.recognised?.(r,t),
r&&(this.#s={predictAt:this.predictAt.value,end:No(r)}),r&&o.push(ha(r,n.location_probabilities.final)),this.outcome.replaceChildren(
...os(o.join(" "))),this.outcome.hidden=o.length===0,this.reason.hidden=!r?.reason,w(this.reason,"p").textContent=r?.reason?
To(r.reason,n.visits):"")}#O(t,n,s){let{changes:o}=this;if(o.hidden=!s||!t.interventions,!s||!t.interventions)return;w(o,
"[data-what]").textContent=$e(JSON.parse(t.interventions)),w(o,"[data-before]").textContent=It(s),w(o,"[data-after]").textContent=
It(n);let r=s.prediction.location===n.prediction.location;w(o,"[data-verdict]").textContent=r?"The most probable place s\
tays the same.":"The most probable place is another one."}#p(t){let n=({where:r})=>r.startsWith("interventions");this.#x(
this.person,t,"user"),this.#x(this.predictAt,t,"predict_at");let s=t.filter(Mn);this.failure.hidden=s.length===0,w(this.
failure,"span").textContent=s.map(r=>r.message).join(" "),this.panel.showProblems(t.filter(n)),this.editor.showProblems(
t.filter(r=>r.where!==""&&!(r.where==="user"&&this.person)&&r.where!=="predict_at"&&!n(r)));let o=t.find(r=>!Mn(r));if(o){
let{rows:r}=this.editor,i=o.where.startsWith("visits")||!r.hasChildNodes();this.hooks.refused?.(r.inert&&i)}this.#h=t,this.#b()}#b(){
let t=this.#h.find(r=>!Mn(r)),s=(this.#h.length>0||this.editor.hasMistakes)&&this.shown!==null;this.staleNote.hidden=!(s||
t);let o=t?.where==="predict_at"?`${_e(t)} `:"";this.staleNote.textContent=s||!t?o+aa:`No answer. ${_e(t)}`,this.story.toggleAttribute(
"data-stale",s)}#x(t,n,s){if(!t)return;let o=n.filter(i=>i.where===s).map(i=>i.message),r=w(this.page,`#${t.getAttribute(
"aria-errormessage")}`);r.textContent=o.join(" "),r.hidden=o.length===0,t.setAttribute("aria-invalid",String(o.length>0))}comparisonOf(t){
let{model:n}=this,s=t.interventions?JSON.stringify({model:n,interventions:null}):null;return tt({model:n,...t,top_k:null,
against:s})}updateAddress(t){if(t==="keep"||this.shown===null)return;let{choice:n}=this.explanations,s=this.engineChoice?
n:null,o=tt({...this.shown,engine:s,...this.hooks.options?.()});ds(o,t)}async restore(t){this.#l=null,this.#s=null,this.
examples.value="";let n=Xt(),s=n.get("top_k")??"";this.#n=/^([1-9]\d?|100)$/.test(s)?s:"",this.editor.visits=n.get("visi\
ts")??"",this.predictAt.value=n.get("predict_at")??"",this.panel.text=n.get("interventions")??"",Ut(this.person,n.get("u\
ser")),this.leftOut&&(this.leftOut.hidden=!n.get("user")),this.hooks.restored?.(n);let o=n.get("record");n.has("visits")?
await this.#d(et(this.fields),t):o!==null?await this.#d({record:Qt(o)},"replace"):await this.#g(n.get("user"))}async#g(t){
let n=await this.exampleHistories,s=n.find(o=>t&&String(o.user)===this.person?.value)??n[0];s?(this.#y(s,n),await this.#d(
et(this.fields),"replace")):this.#v()}#v(){clearTimeout(this.#c),this.#a.abort(),this.#o+=1,this.#l=null,this.page.removeAttribute(
"aria-busy"),this.shown=null,this.editor.show([]),this.#p([]),Qe(this.answer,null),this.outcome.hidden=this.reason.hidden=
!0,this.suggestion.hidden=!1,this.sweeps?.clear(),this.changes.hidden=this.moment.hidden=this.whose.hidden=this.unknown.
hidden=!0,this.hooks.cleared?.()}#E(){this.examples.value="",!(!this.#s||this.editor.visits.trim().endsWith(this.#s.end))&&
(this.predictAt.value===this.#s.predictAt&&(this.predictAt.value=""),this.#s=null)}async#$(){let{examples:t}=this;try{let n=await yo(
this.model);t.append(...n.map((o,r)=>new Option(o.title,String(r))));let s=t.closest("[data-field]");return s.hidden=n.length===
0,t.addEventListener("change",()=>{let o=t.value&&n[Number(t.value)];o&&(this.#y(o,n),this.#d(et(this.fields),"push"))}),
n}catch{return[]}}#y(t,n){this.examples.value=String(n.indexOf(t)),this.editor.visits=t.visits,this.panel.followHistory(
t.visits,[]),this.predictAt.value=t.predict_at.replace("T"," "),this.#s={predictAt:this.predictAt.value,end:No(t)},Ut(this.
person,t.user)}},Mn=({where:e})=>e==="",No=({visits:e})=>e.split(",").at(-1)?.trim()??"";function la(e,{predict_at:t}){let[
n,s,o,,r]=new Date(`${t}Z`).toUTCString().split(/,? /),i=/\d-\d/.test(e)?` ${Number(s)} ${o},`:"";return`${n}${i} ${r?.slice(
0,5)}`}function ha({target:e,target_label:t},n){if(e===void 0)return"";if(e===null)return"The model drew this history it\
self: nothing really happened next.";let s=n.findIndex(({location:i})=>i===e);if(s===0)return"Right: the person went the\
re.";let o=n[s],r=o?`number ${s+1} with ${(100*o.probability).toFixed(1)} %`:`not one of the ${n.length} most probable p\
laces`;return`The person went to ${t}, ${r}.`}function Ao(e,t="pointerscope-unfolded"){let n=W(e,"[data-chapter]",HTMLDetailsElement),s=w(e,"[data-unfold]"),o=da(t);for(let a of n)
o&&(a.open=o.includes(a.id)),a.addEventListener("toggle",()=>{fa(t,n.filter(({open:c})=>c).map(({id:c})=>c)),s.textContent=
n.every(({open:c})=>c)?"Fold all":"Unfold all"});s.addEventListener("click",()=>{let a=!n.every(c=>c.open);for(let c of n)
c.open=a});let r=a=>{let c=document.getElementById(location.hash.slice(1)),l=n.find(h=>h===c||h.contains(c));!l||l.open&&
!a||(l.open=!0,c?.scrollIntoView())};window.addEventListener("hashchange",()=>r()),e.addEventListener("click",a=>{ut(a).
closest('a[href^="#"]')&&setTimeout(r)});let[i]=performance.getEntriesByType("navigation");r(i instanceof PerformanceNavigationTiming&&
i.type==="navigate"),ua(e,n)}function ua(e,t){let n=W(e,'.sections a[href^="#"]',HTMLAnchorElement),s=new IntersectionObserver(
o=>{for(let{target:r,isIntersecting:i}of o){let a=n.find(({hash:c})=>c===`#${r.id}`);i?a?.setAttribute("aria-current","t\
rue"):a?.removeAttribute("aria-current")}},{rootMargin:"-35% 0px -60% 0px"});for(let o of t)s.observe(o)}function da(e){
try{let t=JSON.parse(localStorage.getItem(e)??"null");return Array.isArray(t)?t:null}catch{return null}}function fa(e,t){
try{localStorage.setItem(e,JSON.stringify(t))}catch{}}var Ln=e=>(e.dataset.options??"").split(" ").filter(Boolean);function vo(e){let t=[...new Set(e.flatMap(Ln))];return Object.
fromEntries(t.map(n=>[n,e.map(s=>s.getAttribute(n)??void 0).find(Boolean)]))}function Mo(e,t){for(let n of e)for(let s of Ln(
n)){let o=t.get(s);o?n.setAttribute(s,o):n.removeAttribute(s)}}function Lo(e,t,n){e.addEventListener("pointer-view:optio\
n",({detail:s,target:o})=>{for(let r of t)if(r!==o)for(let[i,a]of Object.entries(s))Ln(r).includes(i)&&r.setAttribute(i,
String(a));n()})}var Io="Take this change back";function Co(e,t){return oe(e).map(({key:n,text:s,short:o})=>{let r=document.createElement(
"li"),i=document.createElement("button");return i.type="button",i.textContent=`${o} ×`,i.title=o===s?Io:`${s}. ${Io}`,i.
addEventListener("click",()=>{t(Object.fromEntries(Object.entries(e).filter(([a])=>a!==n)))}),r.append(i),r})}var Ro="The view “Which parts make the prediction?” shows the circuit.",ma="This network has too many parts to run a\
ll their subsets here.";async function Po(e,t,n,s){await e.prepare();let{model:o,obstacle:r}=e;if(!o)throw new Error(`${r}\
 ${Ro}`);let{location:i,variants:a,conclude:c}=o.circuit(t);if(!a.length)throw new Error(`${ma} ${Ro}`);let l=[];return await ve(
o,{location:i,variants:a},(h,u)=>{u&&l.push(u),n(l.length/a.length)},s),c(l)}var Ie=class{constructor(t,n=()=>!1){this.page=t,this.stays=n,this.button=w(t,"[data-inputs-button]",HTMLButtonElement),
this.inputs=w(t,`#${this.button.getAttribute("aria-controls")}`),this.button.addEventListener("click",()=>this.toggle(!this.
isOpen)),w(t,"[data-inputs-close]").addEventListener("click",()=>this.toggle(!1)),document.addEventListener("keydown",s=>{
s.key!=="Escape"||!this.isOpen||(s.preventDefault(),this.toggle(!1))})}get isOpen(){return this.page.hasAttribute("data-\
inputs")}toggle(t){let n=this.inputs.contains(document.activeElement);this.show(t);let s=w(this.inputs,"textarea"),o=it(
this.inputs,"[name=visits-as]:checked");t?(s.checkVisibility()?s:o??s).focus():n&&!this.stays()&&this.button.focus()}show(t){
this.page.toggleAttribute("data-inputs",t),this.button.setAttribute("aria-expanded",String(t))}};function Do(e){let t=()=>W(e,"details[data-menu][open]",HTMLDetailsElement);document.addEventListener("pointerdown",({target:n})=>{
for(let s of t())n instanceof Node&&s.contains(n)||(s.open=!1)}),document.addEventListener("keydown",n=>{let[s]=t();n.key!==
"Escape"||!s||(n.stopImmediatePropagation(),s.open=!1,w(s,"summary").focus())},{capture:!0})}var Ye={};ai(Ye,{SLIDER_KEYS:()=>vr,blockAround:()=>ce,carryOf:()=>Yo,circuitSentence:()=>jo,circuitWords:()=>Uo,dragOf:()=>Go,
effectOf:()=>qo,markedAsCircuit:()=>Wo,markedAsPut:()=>Ar,neighbourOf:()=>Pn,openedMarks:()=>_r,sentenceOfOpened:()=>Nr,
showTables:()=>Hr,slid:()=>Mr,svgFile:()=>Cr,turned:()=>Rn,walked:()=>Br});function Ce(e,t){return e.map(n);function n(s){let o=s.children.map(d=>typeof d=="string"?d:n(d)),{attributes:r}=s,i=r["\
data-part"],a=typeof i=="string"?t(i):null;if(!a)return{...s,children:o};let c=o.find(d=>typeof d!="string"&&d.tag==="re\
ct"),{className:l,words:h,onTop:u}=a;return{...s,attributes:{...r,class:`${r.class} ${l}`,"aria-label":`${r["aria-label"]}\
; ${h}`},children:[...o,...typeof c=="object"&&u?[u(c)]:[]]}}}function Wo(e,t,n){return t?Ce(e,s=>{let o=t.parts.find(i=>Ho(i.name)===s);if(!o)return null;let r=Bo(o.value);return{className:o.
isKept?"in-circuit":"spare",words:`${o.isKept?"in":"not in"} the smallest set, adds ${r} points`,onTop:i=>pa(i,o,r,n)}}):
e}function Ho(e){return e.replace(/\.feed_forward$/,".stream")}function pa({attributes:e},{layer:t,head:n},s,o){let[r,i,
a,c]=["x","y","width","height"].map(g=>Number(e[g])),l=t!==null&&n===null?`FFN ${s}`:s,h=.85*o,[u,d]=[Mt(l,h)+.9*h,1.5*h],
f=Number(r)+(t===null?Number(a)-u/2:Number(a)/2),m=Number(i)+(t===null?0:Number(c)-d/2-2);return y("g",{key:"circuit",class:"\
added"},y("rect",{x:f-u/2,y:m-d/2,width:u,height:d,rx:d/2}),y("text",{x:f,y:m+.36*h,"font-size":h},l))}function Uo({parts:e},t){
let n=e.find(r=>Ho(r.name)===t);if(!n)return"";let s=t===n.name?"It":"Its feed-forward network",o=n.isKept?"belongs":"do\
es not belong";return`${s} ${o} to the smallest set, and adds ${Bo(n.value)} points.`}function Bo(e){let t=Math.round(1e3*
e)/10,n=Math.abs(t).toFixed(Math.abs(t)<9.95?1:0);return Number(n)===0?"0":`${t<0?"−":"+"}${n}`}function jo(e,t){let{parts:n,
location:s,whole:o,smallest:r}=e,i=n.filter(({isKept:c})=>c),a=t.nameOf(s).label;return{title:`${i.length} of ${n.length}\
 parts alone ${i.length===1?"predicts":"predict"} ${a}, with ${L(r,1)}.`,text:`All give it ${L(o,1)}. The faded parts ca\
n be left out together. Numbers: points that each part adds on average (Shapley values).`}}var Cn=5,Fo=1440,In=5,ga=60,ya={least:.1,most:10};function Go(e,t,n,s){let o=e.target instanceof Element?e.target:null,r=o?.
closest("[data-act]")?.getAttribute("data-act"),i=o?.closest("[data-part]")?.getAttribute("data-part"),a=ye(i,t);if(r===
"gate")return wa(e,n);if(r==="attention_temperature")return Vo(e,t,"attention");if(r==="pointer_temperature")return Vo(e,
t,"pointer");if(!s||a?.kind!=="visit"||r||e.pointerType==="touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest(
"[data-drag]")?.getAttribute("data-drag"),h=a.visit??0;return c&&(l==="time"||l==="stay")?$a(e,c,t,h,l):ba(e,n,h)}function Yo({
pointerId:e,pointerType:t,target:n,clientX:s,clientY:o}){let i=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute(
"data-part");if(!i||t==="touch")return null;let a=!1;return{pointer:e,follows:!0,to({type:c,clientX:l,clientY:h},u){return a||=
Math.hypot(l-s,h-o)>=Cn,a?{kind:"carry",name:i,x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function Rn({
trace:e},t,n){let s=(e.interventions[`${t}_temperature`]??1)*2**n,{least:o,most:r}=ya;return Number(Math.min(r,Math.max(
o,s)).toPrecision(2))}function wa({pointerId:e},t){let n=t.querySelector(".gate-frame")?.getBoundingClientRect(),s=0;return{
pointer:e,follows:!0,to({type:o,clientX:r,clientY:i},a){if(!n)return null;let l=n.height>n.width?(i-n.top)/n.height:(r-n.
left)/n.width;return o!=="pointercancel"&&(s=Math.round(100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:s,isDone:a}}}}
function Vo({pointerId:e,clientX:t},n,s){let o=!1;return{pointer:e,follows:!0,to({clientX:r},i){if(o||=Math.abs(r-t)>=Cn,
!o)return null;let a=Rn(n,s,(r-t)/ga);return{kind:"temperature",of:s,value:a,isDone:i}}}}function ba({pointerId:e,clientY:t},n,s){
let o=s,r=!1;return{pointer:e,follows:!1,to({clientY:i},a){if(r||=Math.abs(i-t)>=Cn,!r)return null;let c=Math.sign(xa(n,
i)-o);if(c===0&&!a)return null;let l={kind:"move",visit:o,by:c,isDone:a};return o+=c,l}}}function xa(e,t){let s=[...e.querySelectorAll(
".visit > .chip")].map(o=>{let{top:r,bottom:i}=o.getBoundingClientRect();return Math.abs((r+i)/2-t)});return s.indexOf(Math.
min(...s))}function $a({pointerId:e,clientX:t},n,s,o,r){let{start_minute:i=0,duration_minutes:a=0}=s.visits[o]??{},{width:c}=n.
querySelector(".track")?.getBoundingClientRect()??{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},d){
if(l||=Math.abs(u-t)>=2,!l)return null;let f=In*Math.round((u-t)/c*Fo/In),m=r==="time"?Math.min(Fo-In,Math.max(0,i+f)):Math.
max(0,a+f);return m===h&&!d?null:(h=m,{kind:r,visit:o,minutes:m,isDone:d})}}}function qo(e,t,n){let s=e&&t&&ka(e,t);try{let o=s&&n?.(s);return o?Oa(e,t,o):""}catch{return""}}function ka({kind:e,layer:t=0,
head:n=0,visit:s=0},o){if(e==="head"&&!o.isOff(t,n))return{kind:e,layer:t,head:n};let r=o.visits[s]?.masked??!0;return e!==
"visit"||r||s===o.count-1?null:{kind:"mask",visit:s}}function Oa({kind:e},t,n){let{location:s,probability:o}=t.trace.prediction,
r=new As(n),{prediction:i}=n,a=vs(e),c=t.nameOf(s).label;if(i.location!==s){let l=r.nameOf(i.location).label;return`${a}\
, the answer would be ${l} with ${L(i.probability,1)}.`}return`${a}, ${Ms(c,o,i.probability)}`}var Ea=[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];function ft(e,t){for(let[s,o]of Ea){let r=o.exec(e??"");if(!r)continue;let i=Object.fromEntries(
Object.entries(r.groups??{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(s,i,t),...i};return Ta(a,t)?
a:null}return null;function n(s,o,{count:r,trace:i}){let a=r-1;return{kind:s,name:e??"",isLeaf:"query"in o||"number"in o||
s==="stream"&&"visit"in o||(s==="pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:a,visit:Sa(s,
o,t)??a,number:null,location:s==="generation"?t.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}
function Sa(e,{layer:t=0,head:n=0},s){return e==="pointer"&&s.hasPointer?ee(s.pointerWeights):e==="head"&&t<s.layers&&n<
s.heads?ee(s.lastRow(t,n)):null}function Ta({kind:e,layer:t,head:n,query:s,visit:o,number:r,location:i},a){let{locations:c,
d_model:l}=a.trace.architecture;return e==="head"&&n>=a.heads||e==="pointer"&&!a.hasPointer||e==="generation"&&!a.hasGeneration||
e==="gate"&&!a.hasGate?!1:t<a.layers&&s<a.count&&o<a.count&&(r??0)<l&&i>1&&i<c}function Jo(e,t){let{kind:n,layer:s,head:o,
isLeaf:r,number:i,location:a}=e,c=[{name:"",words:"Network"}],l=(u,d)=>c.push({name:u,words:d});return(n==="head"||n==="\
stream")&&l(`layers.${s}.stream`,`Layer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(e.name,
"one cell"),n==="stream"&&r&&l(`layers.${s}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`v\
isits.${e.visit}`,h()),n==="context"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(e.
name,h()),n==="generation"&&l("generation","Generation"),n==="generation"&&r&&l(e.name,t.nameOf(a).label),n==="gate"&&l(
"gate","Gate"),n==="place"&&l(e.name,t.nameOf(a).label),i!==null&&l(e.name,`number ${i+1}`),c;function h(){return`Visit ${e.
visit+1}`}}function ce(e){let t=e.split("."),n=t[0]==="layers",s=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(
".")[0]??"")?2:1;return t.length<=s?null:t.slice(0,n&&t[2]==="stream"?-1:s).join(".")}function Pn(e,t,n){let s=ft(e,n),[
o,r]=_a[t]??[0,0];if(!s||o===0&&r===0)return null;let i=Na(s,o,r,n);return i!==null&&ft(i,n)?i:null}var _a={ArrowLeft:[-1,
0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function Na(e,t,n,s){let{kind:o,layer:r,head:i,query:a,visit:c,number:l,
isLeaf:h}=e;switch(o){case"head":{if(h)return`layers.${r}.heads.${i}.${a+n}.${c+t}`;let d=r*s.heads+i+t;return n!==0?`la\
yers.${r+n}.heads.${i}`:`layers.${Math.floor(d/s.heads)}.heads.${d%s.heads}`}case"stream":return l!==null?`layers.${r}.s\
tream.${c+n}.${l+t}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(d,f){let m=d.findIndex(({location:p})=>p===
e.location),g=m<0||n===0?void 0:d[m+n];return g?`${f}.${g.location}`:null}}var Dn={title:15.5,strong:13,label:13,small:12.5,tiny:11.5},Aa=.78,Wn=1.07,va=1.12;function _(e){return e.stage.type/13}
function H(e,t,n="label"){let s=n==="title"||n==="strong";return Wn*Mt(Ko(t),Dn[n]*_(e),s)}function Ko(e){return e.replaceAll(
"−","+")}function M(e,t,n,s,{kind:o="label",also:r,anchor:i,width:a,key:c}={}){let l=o==="title"||o==="strong",h=a===void 0?
s:de(s,a/Wn,Dn[o]*_(e),l),u=[o,i,r].filter(Boolean).join(" ");return y("text",{...c&&{key:c},class:u,x:t,y:n},h)}function I(e,{
x:t,y:n,width:s},o,r="label"){let i=Dn[r]*_(e),a=Mt(" ",i),c=[],l=Number.POSITIVE_INFINITY;for(let u of o){let d=u.reduce(
(m,g)=>m+La(g,i),0),f=c.at(-1);f&&l+a+d<=s?(f.push({text:" "},...u),l+=a+d):(c.push([...u]),l=d)}return{marks:c.map((u,d)=>Ma(
t,n+i*(1+1.5*d),u,r,i)),height:c.length*1.5*i}}function v(e){return e.split(" ").map(t=>[{text:t}])}function Ma(e,t,n,s,o){
let r=.4*o,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===i?null:h?-r:r;i=h;let d=[l,h&&"raised"].filter(Boolean).
join(" ");return y("tspan",{class:d||null,dy:u},c)});return y("text",{class:s,x:e,y:t},a)}function La({text:e,kind:t="",
isRaised:n=!1},s){let o=(n?Aa:1)*(t.includes("math")?va:1);return Wn*Mt(Ko(e),s*o,t.includes("strong"))}var Ia=20,zo=46,Hn=28,Qo=9;function Zo(e,t,n){let{width:s,height:o}=e.stage.size,r=_(e),i=Math.min(Ia*r,.035*s),a=Ca(e,t,
i),c={x:i,y:a.height,width:s-2*i,height:o-a.height-6*r};return[y("g",{key:"opened",class:"opened","font-size":13*r,"data\
-block":t.name},a.marks,tr(n,c,16*r).map(({card:l,box:h})=>y("g",{key:l.key},l.marks(h))))]}function tr(e,t,n){let s=n*(e.
length-1),o=e.reduce((d,{least:f})=>d+f.width,s),r=e.reduce((d,{least:f})=>d+f.height,s),i=e.every(({least:d})=>d.height<=
t.height),a=e.every(({least:d})=>d.width<=t.width);if(e.length>1&&!(o<=t.width&&i)&&!(r<=t.height&&a)){let d=e.reduce((f,m)=>m.
rank>f.rank?m:f);return tr(e.filter(f=>f!==d),t,n)}let c=e.length===1||o<=t.width&&i,l=e.reduce((d,{share:f=1})=>d+f,0),
{x:h,y:u}=t;return e.map(d=>{let f=(d.share??1)/l,m=c?{x:h,y:u,height:t.height,width:d.least.width+f*(t.width-o)}:{x:h,y:u,
width:t.width,height:d.least.height+f*(t.height-r)};return c?h+=m.width+n:u+=m.height+n,{card:d,box:m}})}function U(e,{x:t,
y:n,width:s,height:o},r,i=r){let a=_(e),c=H(e,r,"title")<=s-28*a;return[y("rect",{key:"card",class:"card",x:t,y:n,width:s,
height:o,rx:10*a}),M(e,t+14*a,n+22*a,c?r:i,{kind:"title",width:s-28*a})]}function j(e,{x:t,y:n,width:s,height:o}){let r=_(
e);return{x:t+14*r,y:n+30*r,width:s-28*r,height:o-38*r}}function J(e,t,n,s,o,{isButton:r=!0,isPressed:i}={}){let a=_(e),
c=H(e,s,"label")+(r?24:4)*a;return{mark:y("g",{key:s,class:`part control${r?"":" link-words"}${i?" pressed":""}`,role:"d\
ata-more"in o?"link":"button",tabindex:0,"aria-label":s,"aria-pressed":i===void 0?null:String(i),...o},y("rect",{class:r?
"control-ground":"ground",x:t,y:n-15*a,width:c,height:30*a,rx:15*a}),r?M(e,t+c/2,n+4.5*a,s,{anchor:"middle"}):M(e,t+2*a,
n+4.5*a,s)),width:c}}function Ca(e,t,n){let{width:s,height:o}=e.stage.size,r=_(e),i=Jo(t,e.reading),a=Pa(e,i,n),c=Ra(e,a.
end+16*r,ce(t.name)??""),l="You are here",h=H(e,l,"small")+10*r,u=s-n,d=u-a.end-20*r,f=o>=560*r&&Un(e,Hn*r)>d,m=f?Xo(e,u-
n-h):Xo(e,d,Qo*2),g=m?Un(e,m):0,p=f||d-g>=h,x=f?u-a.end:d-g-(p?h:0),b=(f?46:8)*r+(Hn*r-(m??0))/2;return{height:(f?zo+36:
zo)*r,marks:[a.marks,x>=c.width+16*r&&c.mark,m!==null&&p&&M(e,u-g-10*r,(f?64:26)*r,l,{kind:"small",anchor:"end"}),m!==null&&
y("g",{key:"thumbnails"},Da(e,t,u-g,b,m))]}}function Ra(e,t,n){let s=_(e);if(globalThis.matchMedia?.("(pointer: coarse)").
matches)return J(e,t,21*s,"Back",{"data-open":n});let r="goes back";return{mark:y("g",{key:"escape",class:"escape"},y("r\
ect",{class:"key",x:t,y:10*s,width:34*s,height:22*s,rx:5*s}),M(e,t+17*s,25.5*s,"Esc",{kind:"small",anchor:"middle"}),M(e,
t+42*s,25.5*s,r,{kind:"small"})),width:46*s+H(e,r,"small")}}function Pa(e,t,n){let s=_(e),o=e.stage.size.width-2*n,r=n,i=[];
for(let[a,{name:c,words:l}]of t.entries()){let h=a===t.length-1,u=h?"strong":"label",d=Math.min(H(e,l,u),Math.max(20*s,n+
o-r));if(i.push(y("g",{key:`crumb ${a}`,class:`part crumb${h?" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?
null:0,"aria-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},y("rect",{class:"ground",x:r-3*s,y:6*s,width:d+6*
s,height:30*s,rx:5}),M(e,r,26*s,l,{kind:u,width:d+1}))),r+=d,h)break;i.push(y("path",{key:`then ${a}`,class:"chevron",d:`\
M${r+8*s} ${16.5*s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:i,end:r}}function Xo(e,t,n=Qo){let s=_(e);
for(let o=Hn;o>=n;o--)if(Un(e,o*s)<=t)return o*s;return null}function Un(e,t){let{layers:n,heads:s}=e.reading;return n*(s*
(t+2)+(t*.4+8*_(e)))+2.2*t}function Da(e,t,n,s,o){let{reading:r}=e,i=_(e),a=[],c=n;for(let x=0;x<r.layers;x++){for(let E=0;E<
r.heads;E++){let T=r.weights(x,E),k=Math.max(...T)||1,N=r.isOff(x,E);a.push(p(`layers.${x}.heads.${E}`,`Layer ${x}, head\
 ${E}${N?", switched off":""}`,c,o,[y("image",{key:"map",class:"map",href:we(T,r.count,e.scale,k),x:c,y:s,width:o,height:o,
preserveAspectRatio:"none",opacity:N?.2:1})])),c+=o+2}let b=.4*o;a.push(p(`layers.${x}.stream`,`Layer ${x}: residual str\
eam`,c,b,[[[.2,.6],[.45,.9],[.7,1]].map(([E=0,T=0],k)=>y("rect",{key:`line ${k}`,class:"length",x:c+2,y:s+E*o,width:Math.
max(1,(b-4)*T),height:Math.max(1,.12*o)}))])),c+=b+8*i}let l=s+o/2,[h,u]=[s+.2*o,s+.8*o],d=.09*o,f=c+1.2*o;r.hasPointer&&
a.push(p("pointer","Pointer",c,1.2*o,[y("path",{class:"pointer",d:an(c,[l-d,l],f,[h-d,h+d])})],[s,o/2])),r.hasGeneration&&
a.push(p("generation","Generation",c,1.2*o,[y("path",{class:"generation",d:an(c,[l,l+d],f,[u-d,u+d])})],[l,o/2])),r.hasGate&&
a.push(p("gate","Gate",f,.3*o,[y("rect",{class:"pointer",x:f+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),y("rect",{class:"\
generation",x:f+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-4)*(1-r.gate)})]));let{location:m}=r.trace.prediction,g=f+.3*
o;return a.push(p(`places.${m}`,`Answer: ${r.nameOf(m).label}`,g,.7*o-2,[y("rect",{class:"answer-bar",x:g+2,y:l-d,width:.7*
o-6,height:2*d})])),a;function p(x,b,E,T,k,[N,$]=[s,o]){let S=t.name===x||t.name.startsWith(`${x}.`),A=x.includes("heads");
return y("g",{key:x,class:`part thumb${S?" here":""}`,"data-open":x,role:"link",tabindex:0,"aria-label":b,"aria-current":S?
"true":null},k.flat(),y("rect",{key:"frame",class:A||S?"thumb-frame":"ground",x:E,y:N,width:T,height:$,rx:2}),y("title",
{},b))}}var er=13;function gt(e,t,n,s){let{colour:o,numbered:r=new Set,chosen:i=null,exact:a}=s,c=_(e),l=n.length,h=t.width/l,u=h>
6?Math.min(.3*h,6*c):h>2.5?.8:0,d=Array.from(n,Number),f=sr(d),m=new Map([...r].map(A=>[A,O(d[A]??0,f)])),g=[...m.values()].
some(A=>H(e,A,"tiny")>h+2*c),p=m.size>0&&!g?er*c:1,x=g?er*c:0,[b,E]=s.extent??Re(d),T=Wa(t.height-x,b,E,p),k=T>0?Math.max(
p,b*T):(t.height-x)/2,N=t.y+x+k,$=d.map((A,R)=>{let P=Math.abs(A)*T,Q=R===i;return y("rect",{key:`bar ${R}`,class:`bar ${o}${A<
0?" negative":""}${Q?" chosen":""}`,x:t.x+R*h+u/2,y:A<0?N:N-P,width:Math.max(.5,h-u),height:Math.max(.4,P)},a&&y("title",
{},a(R)))}),S=[...m].map(([A,R])=>M(e,t.x+nr((A+.5)*h,H(e,R,"tiny")/2,t.width),g?t.y+9*c:N+(Number(d[A])<0?-3:10.5)*c,R,
{kind:"tiny",anchor:"middle",also:A===i?"chosen":"",key:`number ${A}`}));return[y("path",{key:"line",class:"axis",d:`M${t.
x} ${N}H${t.x+t.width}`}),$,S]}function Wa(e,t,n,s){if(t+n===0)return 0;let o=e/(t+n);return Math.min(t,n)*o>=s?o:Math.max(
0,e-s)/Math.max(t,n)}function Bt(e,t,n,s,o=null){let r=n.length,i=s/r,a=1.5*_(e),c=t.map(sr),l=Array.from(n,(m,g)=>Math.
max(...t.map((p,x)=>H(e,O(Number(p[g]),c[x]),"tiny")))/2),h=[...l.keys()].sort((m,g)=>Math.abs(Number(n[g]))-Math.abs(Number(
n[m])));o!==null&&h.unshift(o);let u=new Set;for(let m of h)[...u].every(p=>Math.abs(d(p)-d(m))>=f(m)+f(p)+a)&&u.add(m);
return u;function d(m){return nr((m+.5)*i,f(m),s)}function f(m){return l[m]??0}}function nr(e,t,n){return Math.max(t,Math.
min(n-t,e))}function Re(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function sr(e){let t=Math.
max(...Re(e));return t>=99.5?0:t>=.95?1:2}var or=8;function _t(e,t,n,{chosen:s=null,open:o}={}){let r=_(e),i=t.width<380*r,a=Math.min(96*r,t.height/n.length),c=!i&&
a>=34*r,l=s===null?0:54*r,h=Math.max(...n.map(b=>Math.max(H(e,b.title,"strong"),c?H(e,b.says,"small"):0))),u=i?0:Math.min(
h+12*r,.42*t.width),d=t.x+u,f=t.width-u-l,m=i?17*r:0,g={x:d,width:f,height:Math.max(6*r,a-or*r-m)},p=n[0]?.values.length??
1,x=f/p;return[n.map(({key:b,title:E,says:T,values:k,colour:N,open:$},S)=>{let A=t.y+S*a,R=i?A+12*r:A+a/2+(c?-2:4)*r,P=i?
t.width:u-8*r,Q=H(e,E,"strong")+10*r;return y("g",{key:b,class:$?"part choice row":"row","data-open":$??null,role:$?"but\
ton":null,tabindex:$?0:null,"aria-label":$?E:null},$&&y("rect",{key:"ground",class:"ground",x:t.x-4*r,y:A,width:t.width+
8*r,height:a,rx:4}),M(e,t.x,R,E,{kind:"strong",width:P,key:"title"}),i&&M(e,t.x+Q,R,T,{kind:"small",width:t.width-Q,key:"\
beside"}),c&&M(e,t.x,R+15*r,T,{kind:"small",width:P,key:"says"}),gt(e,{...g,y:A+m+or/2*r},k,{colour:N,chosen:s,exact:Z=>`${E}\
, number ${Z+1}: ${O(Number(k[Z]),4)}`}),s!==null&&M(e,t.x+t.width,A+m+(a-m)/2+4.5*r,O(Number(k[s]),2),{kind:"strong",anchor:"\
end",key:"chosen"}))}),s!==null&&y("rect",{key:"strongest",class:"strongest",x:d+s*x-1.5,y:t.y,width:x+3,height:a*n.length,
rx:3}),o&&y("g",{key:"positions"},Array.from({length:p},(b,E)=>y("rect",{key:`position ${E}`,class:"cell",x:d+E*x,y:t.y,
width:x,height:a*n.length,"data-open":o(E),role:"button",tabindex:E===s?0:"-1","aria-current":E===s?"true":null},y("titl\
e",{},n.map(({title:T,values:k})=>`${T}: ${O(Number(k[E]),3)}`).join(`
`)))))]}function D(e,t){let n=e.visits[t];return n?`${n.label}, ${yt(e,t)}`:""}function Nt(e,t){return e.visits[t]?.label??""}function Bn(e){
return e>0&&e<5e-4?"<0.1 %":L(e,1)}function yt(e,t){let n=e.visits[t];return n?`${fe[n.weekday]} ${Ot(n.start_minute)}`:
""}function ir(e,t){return Lt(e.visits[t]?.duration_minutes??0)}function ar(e,t,{weights:n,scores:s,temperature:o},r,{colour:i,
open:a}){let{reading:c}=e,l=_(e),h=t.width/c.count,u=h>=18*l,d=t.y+t.height-(u?38:18)*l,f=t.y+17*l,m=Math.max(...n)||1,g=Math.
max(0,d-f)/m,p=N(rr(n,r).map($=>({visit:$,half:H(e,T(n[$],$),$===r?"strong":"tiny")/2}))),x=N(rr(n,r).map($=>({visit:$,half:H(
e,k($),$===r?"strong":"tiny")/2})));return[y("path",{key:"foot",class:"axis",d:`M${t.x} ${d}H${t.x+t.width}`}),c.visits.
map(({category:$},S)=>{let A=b(S),R=S===r,P=Number(n[S])*g;return y("g",{key:`visit ${S}`,class:`part choice${R?" here":
""}`,"data-open":a(S),role:"button",tabindex:"-1","aria-label":`${D(c,S)}: weight ${L(Number(n[S]),1)}`},y("rect",{key:"\
ground",class:"ground",x:t.x+S*h,y:t.y,width:h,height:t.height}),y("rect",{key:"bar",class:`bar ${i}${R?" chosen":""}`,x:A-
Math.min(.36*h,20*l),y:d-P,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,P)}),p.has(S)&&M(e,E(S,p),d-P-4*l,T(
n[S],S),{kind:R?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&St($,A-7*l,d+5*l,14*l),x.has(S)&&M(e,E(S,x),
t.y+t.height-4*l,k(S),{kind:R?"strong":"tiny",anchor:"middle",key:"score"}),y("title",{},`${D(c,S)}: score ${O(Number(s[S]),
3)}, weight ${L(Number(n[S]),2)}`))})];function b($){return t.x+($+.5)*h}function E($,S){let A=S.get($)??0;return Math.max(
t.x+A,Math.min(t.x+t.width-A,b($)))}function T($,S){return S===r?Bn(Number($)):L(Number($)).replace(" %","")}function k($){
return O(Number(s[$])/o,$===r?2:1)}function N($){let S=new Map;for(let{visit:A,half:R}of $){let P=Math.max(t.x+R,Math.min(
t.x+t.width-R,b(A)));[...S].every(([Z,kt])=>{let B=Math.max(t.x+kt,Math.min(t.x+t.width-kt,b(Z)));return Math.abs(P-B)>=
R+kt+3*l})&&S.set(A,R)}return S}}function rr(e,t){let[n=t,...s]=[...Array(e.length).keys()].sort((o,r)=>Number(e[r])-Number(
e[o]));return[...new Set([n,t,...s])]}function cr(e,t){let n=_(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>Ha(e,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>Ua(e,s)}]}function Ha(e,t){let{reading:n}=e,s=_(e),o=j(e,t),r=n.values(
"context"),i=I(e,o,v(`${D(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${O(Math.hypot(...r))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-i.height)/(64*s)))),c=Math.ceil(r.length/a),l=Math.min(120*s,(o.height-i.height-8*s)/a);return[
...U(e,t,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let d=r.subarray(u*c,(u+1)*c),f=o.width*d.length/c,m={...o,
y:o.y+i.height+8*s+u*l,width:f,height:Math.max(28*s,l-10*s)};return d.length>0&&y("g",{key:`line ${u}`},gt(e,m,d,{colour:"\
stream",extent:Re(r),numbered:Bt(e,[d],d,f),exact:g=>`Number ${u*c+g+1}: ${O(Number(d[g]),4)}`}))})]}function Ua(e,t){let{
reading:n}=e,s=_(e),o=j(e,t),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=I(e,o,v(r.length>1?"Each reads the same numbers, th\
rough a matrix of its own:":"One part reads these numbers:"),"small");return[...U(e,t,"What reads it"),...i.marks,r.length>
0&&y("g",{key:"rows"},_t(e,{...o,y:o.y+i.height+6*s,height:o.height-i.height-6*s},r))]}function jt(e,t,n,s,o){let r=`layers.${t}.heads.${n}`,i=e.values(`${r}.queries`),a=e.values(`${r}.keys`),c=i.length/e.count,
l=e.trace.interventions.scaling!==!1,h=Vt(bt(i,s,c),bt(a,o,c));return lr(h,l,null,e,o)}function Pe(e,t,n,s){let o=bt(e.values(
`layers.${t}.heads.${n}.scores`),s,e.count);return jn(o,e.trace.interventions.attention_temperature??1)}function Ft(e,t){
let n=e.values("pointer.query"),s=e.values("pointer.keys"),o=e.trace.interventions.pointer_scaling!==!1,r=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return lr(Vt(n,bt(s,t,n.length)),o,r,e,t)}function De(e){return jn(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function lr(e,t,n,s,o){let r=e.first.length,i=e.sum/(t?Math.sqrt(r):1)+(n??
0),a=s.visits[o]?.masked??!1;return{dot:e,width:r,isScaled:t,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function Vt(e,t){let n=Array.from(e,(s,o)=>s*t[o]);return{first:e,
second:t,products:n,sum:qt(n)}}function jn(e,t){let n=Array.from(e,Number).filter(Number.isFinite),s=Math.max(...n)/t,o=Math.
abs(s)>9?s:0,r=Array.from(e,c=>Math.exp(c/t-o)),i=qt(r),a=r.map(c=>c/i);return{scores:e,temperature:t,shift:o,exponentials:r,
total:i,weights:a}}function le(e,t,n,s,o,r){if(!e.has(`${n}.mean`))return null;let i=e.trace.architecture.d_model,a=Number(
e.values(t)[o*i+r]),c=Number(e.values(`${n}.mean`)[o]),l=Number(e.values(`${n}.reciprocal_deviation`)[o]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:wt(e,`${s}.weight`,r),bias:wt(e,`${s}.bias`,r),result:Number(e.values(n)[o*i+r])}}function We(e,t,n,s){
let o=`transformer.layers.${t}.linear2`,r=e.trace.weights?.[`${o}.weight`],i=wt(e,`${o}.bias`,s),a=G(e,`layers.${t}.feed\
_forward.hidden`,n);return!r||i===null?null:{dot:Vt(a,bt(r.values,s,a.length)),bias:i}}function hr(e,t,n){let s=e.trace.
weights?.["input_proj.weight"],o=wt(e,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),i=n*r,a=e.
slices.map(({name:c,label:l})=>{let h=Fn(e,c,t),u=Vt(h,s.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:o,sum:qt(a.map(({dot:c})=>c.sum))+o}}function Fn(e,t,n){let s=e.values(`inputs.${t}`);return bt(
s,n,s.length/e.count)}function G(e,t,n){let s=e.values(t);return bt(s,n,s.length/e.count)}function Gt(e){if(!e.has("gate\
.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],s=Number(
e.values("gate.logit")[0]);return{hidden:t,dot:n?Vt(t,n.values):null,bias:wt(e,"ptr_gen_gate.2.bias",0),logit:s,learned:1/
(1+Math.exp(-s))}}function xt(e,t){let n=e.values("context"),s=e.trace.weights?.["gen_head.weight"],o=s?Vt(n,bt(s.values,
t,n.length)):null,r=wt(e,"gen_head.bias",t),i=e.trace.tensors["generation.logits"]?.values,a=o&&r!==null?o.sum+r:null;return{
dot:o,bias:r,logit:i?Number(i[t]):a}}function ur(e){let t=e.trace.tensors["generation.logits"]?.values;return t?jn(t,1):
null}function Yt(e,t){let{gate:n}=e,s=e.locations.flatMap((i,a)=>i===t?[a]:[]),o=e.hasPointer?qt(s.map(i=>Number(e.pointerWeights[i]))):
0,r=Ba(e,t,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*r,probability:n*o+(1-n)*
r}}function Ba(e,t,n){if(!e.hasGeneration)return 0;let s=e.trace.location_probabilities.generation;if(e.has("generation.\
probabilities")||s?.some(i=>i.location===t)||e.gate===1)return e.probabilityOf("generation",t);let r=e.probabilityOf("fi\
nal",t)-e.gate*n;return Math.max(0,r)/(1-e.gate)}function wt(e,t,n){let s=e.trace.weights?.[t];return s?Number(s.values[n]):
null}function bt(e,t,n){return e.subarray(t*n,(t+1)*n)}function qt(e){return Array.from(e).reduce((t,n)=>t+n,0)}var Jt="→",dr=30,ja=8,Fa=20,fr={least:2,most:6},Va=Object.fromEntries(Array.from("-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??
""]));function he(e,t,{first:n,second:s,products:o},r){let i=_(e),a=o.length,c=a>Fa&&t.height>=176*i,l=c?34*i:0,h=(t.height-
l)/3,u=16*i,d=t.x+dr*i,f=t.width-dr*i,m=ue(o),g=Bt(e,[n,s,o],o,f,m),p=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${a} products`}],x=f/a,b=E=>`${O(
Number(n[E]),4)} × ${O(Number(s[E]),4)} = ${O(Number(o[E]),4)}`;return[y("rect",{key:"strongest",class:"strongest",x:d+
m*x-1,y:t.y+u,width:x+2,height:3*h-u-2*i,rx:3}),p.map(({letter:E,colour:T,values:k,title:N},$)=>{let S=t.y+$*h,A={x:d,y:S+
u,width:f,height:h-u-6*i};return y("g",{key:`row ${$}`},M(e,t.x,S+12*i,N,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),M(e,t.x,S+u+.5*A.height+5*i,E,{also:`math letter ${T}-words`,key:"letter"}),gt(e,A,k,{colour:T,numbered:g,chosen:m,
exact:b}))}),c&&Ga(e,{x:d,y:t.y+3*h,width:f,height:l},o)]}function Ga(e,{x:t,y:n,width:s},o){let r=_(e),i=s/o.length,a=Math.
max(ja,Math.ceil(o.length/8));for(;a<o.length&&a*i<H(e,"−888.88","tiny");)a*=2;let c=Math.ceil(o.length/a);return y("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*a,(h+1)*a),[d,f]=[t+h*a*i+2,t+(h*a+u.length)*i-2],m=u.reduce(
(g,p)=>g+p,0);return[y("path",{key:`span ${h}`,class:"axis",d:`M${d} ${n}v${4*r}H${f}v${-4*r}`}),M(e,(d+f)/2,n+17*r,O(m,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function He(e,t,n,s,o,r,i){let a=_(e),c=Ya(n,s,o),l=qa(n,s,r,c),h=Ja(
n,s,o,i.over,c),u={x:t.x,y:0,width:t.width},d=I(e,u,l).height+I(e,u,h).height+10*a,f=132*a,m=Math.max(70*a,Math.min(.36*
t.height,210*a)),g=t.height-d-m>=f,p=Math.min(t.height-d-(g?m:0),276*a),x=t.height-d-p,b=I(e,{...u,y:t.y+p+4*a},l),E=I(e,
{...u,y:t.y+p+b.height+6*a},h);return[y("g",{key:"dot"},he(e,{...t,height:p},n.dot,r)),y("path",{key:"rule",class:"rule",
d:`M${t.x} ${t.y+p}H${t.x+t.width}`}),y("g",{key:"score steps"},b.marks),y("g",{key:"softmax steps"},E.marks),g&&y("g",{
key:"softmax"},ar(e,{...t,y:t.y+p+d,height:x},s,o,i))]}function Ya({dot:e,width:t,isScaled:n,bias:s,unmasked:o,isMasked:r},i,a){
let{scores:c,temperature:l,shift:h,exponentials:u}=i,d=n?e.sum/Math.sqrt(t):e.sum,f=Number(c[a])/l-h;return At(m=>{let g=(p,x)=>m(
p)===m(x);return n&&!g(m(e.sum)/Math.sqrt(t),d)||s&&!g(m(d)+m(s),o)?!1:r?!0:g(m(o)/l,o/l)&&g(m(o/l)-m(h),f)&&Vn(m(f),Number(
u[a]))})}function Ue({dot:e,bias:t,logit:n},s){return At(o=>(e===null||t===null||n===null||o(o(e.sum)+o(t))===o(n))&&s(o))}
function Vn(e,t){return at(Math.exp(e))===at(t)}function At(e){let t=fr.least;for(;t<fr.most&&!e((n,s=0)=>Number(n.toFixed(
t+s)));)t++;return t}function qa({dot:e,width:t,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:i},{temperature:a},[c,
l],h){let u=n?e.sum/Math.sqrt(t):e.sum,d=[...v("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}-words`},{text:"\
 · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${O(e.sum,h)}`,kind:"strong"}],n?[{text:`${Jt} ÷ √${t}\
 = `},{text:O(u,h),kind:"strong"}]:[{text:`${Jt} not divided by √${t}: scaling is off`}]];return s!==null&&d.push(o?[{
text:`${Jt} no position bias: it is off`}]:[{text:`${Jt} ${s<0?"−":"+"} ${O(Math.abs(s),h)} (position bias) = `},{text:O(
i,h),kind:"strong"}]),r?d.push([{text:`${Jt} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&d.push([{text:`${Jt} ÷ te\
mperature ${Ka(a)} = `},{text:O(i/a,h),kind:"strong"}]),d}function Ja({isMasked:e},t,n,s,o){let{scores:r,temperature:i,shift:a,
exponentials:c,total:l,weights:h}=t;if(e)return v("The softmax gives a masked visit a weight of exactly 0.");let u=Number(
r[n])/i-a,d=Number(c[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:O(u,o),isRaised:!0},{text:` = ${at(d)}\
;`}],[{text:`${at(d)} / ${at(l)} = `},{text:Bn(Number(h[n])),kind:"strong"},{text:","}],...v(`where ${at(l)} is the sum \
over ${s}${a?`, after ${O(a,o)}, the largest score, is subtracted from each`:""}.`)]}function at(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=1)return String(Number(e.toPrecision(5)));if(e===0||e>=.001)return String(Number(e.toPrecision(
4)));let[t="",n=""]=e.toExponential(3).split("e");return`${t} × 10${Array.from(n,s=>Va[s]??"").join("")}`}function ue(e){
let t=0;for(let n=1;n<e.length;n++)Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function Ka(e){return String(
Math.round(1e3*e)/1e3)}var za=6;function mr(e,t){let n=_(e),s=Gt(e.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},
rank:1,share:1.4,marks:r=>Xa(e,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>Qa(e,r,s)}),o}
function pr(e){return Ue(e,t=>(1/(1+Math.exp(-t(e.logit)))).toFixed(3)===e.learned.toFixed(3))}function Xa(e,t,n){let{hidden:s,
dot:o,bias:r,logit:i}=n,a=pr(n),c=_(e),l=j(e,t),h=o&&r!==null?[...v("Sum of the products"),[{text:"h",kind:"math query-w\
ords"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${O(o.sum,a)}`,kind:"strong"}],[{text:`→ ${r<0?"−":"\
+"} ${O(Math.abs(r),a)} (bias) =`}],[{text:"logit "},{text:O(i,a),kind:"strong"}]]:[...v("Each unit is multiplied by a l\
earned weight; the sum and a bias give the"),[{text:"logit "},{text:O(i,a),kind:"strong"}]],u=I(e,{...l,y:0},h),d=J(e,l.
x,l.y+l.height-10*c,"More about the gate",{"data-more":"gate"},{isButton:!1}),f=Math.min(l.height-u.height-36*c,450*c),m=I(
e,{...l,y:l.y+f+4*c},h),g=Bt(e,[s],s,l.width);return[...U(e,t,`${s.length} hidden units read the context`),y("g",{key:"d\
ot"},o?he(e,{...l,height:f},o,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},{letter:"w",
words:"Weight of each unit",colour:"key"}]):gt(e,{...l,height:f},s,{colour:"query",numbered:g})),...m.marks,d.mark]}function Qa(e,t,n){
let{reading:s}=e,o=_(e),r=j(e,t),{gate:i,trace:a}=s,c=I(e,{...r,y:0},f()),l=54*o,h={...r,x:r.x+34*o,width:r.width-48*o,y:r.
y+6*o,height:r.height-c.height-l-40*o},u=I(e,{...r,y:r.y+r.height-c.height-l-6*o},f());return[...U(e,t,d()),n&&h.height>=
60*o&&y("g",{key:"curve"},m(h,n)),...u.marks,y("g",{key:"shares"},g({...r,y:r.y+r.height-l+8*o,height:22*o}))];function d(){
return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone answers":typeof a.interventions.
gate=="number"?"A gate set by hand":"A fixed gate"}function f(){let{only:p}=a.interventions,x=[{text:`gate = ${i.toFixed(
3)}`,kind:"strong"}];if(!n){let T=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers:`:typeof a.interventions.
gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths count the same:";return[...v(T),x]}let b=[
[{text:"1 / (1 + e",kind:""},{text:O(-n.logit,pr(n)),isRaised:!0},{text:") = "},{text:n.learned.toFixed(3),kind:"strong"}]];
if(a.gate.learned)return[...b,...v(`is the gate: ${L(i,1)} of the answer comes from the pointer, ${L(1-i,1)} from genera\
tion.`)];let E=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers, so that the gate is ${i.toFixed(2)}.`:`\
It is set by hand to ${i.toFixed(3)}.`;return[...v(E),...v("As learned it would be"),...b]}function m(p,{logit:x,learned:b}){
let E=Math.max(za,Math.ceil(Math.abs(x))),T=P=>p.x+(P+E)/(2*E)*p.width,k=p.y+p.height,N=P=>k-P*p.height,$=Array.from({length:61},
(P,Q)=>{let Z=-E+Q/30*E;return`${T(Z).toFixed(1)} ${N(1/(1+Math.exp(-Z))).toFixed(1)}`}),[S,A]=[T(x),N(b)],R=x>0;return[
y("path",{key:"axes",class:"axis",d:`M${p.x} ${p.y}V${k}H${p.x+p.width}M${p.x} ${N(.5)}H${p.x+p.width}`}),[0,.5,1].map(P=>M(
e,p.x-6*o,N(P)+4*o,P===.5?"0.5":String(P),{kind:"tiny",anchor:"end",key:`share ${P}`})),[-E,0,E].map(P=>M(e,T(P),k+15*o,
O(P,0),{kind:"tiny",anchor:"middle",key:`logit ${P}`})),M(e,(T(0)+T(-E))/2,k+15*o,"logit",{kind:"tiny",anchor:"middle",key:"\
axis"}),y("path",{key:"line",class:"curve",d:`M${$.join("L")}`}),y("path",{key:"lead",class:"lead",d:`M${S} ${k}V${A}H${p.
x}`}),y("circle",{key:"point",class:"point",cx:S,cy:A,r:5.5*o}),M(e,S+(R?-10:10)*o,R?Math.max(A-6*o,p.y+9*o):A-8*o,b.toFixed(
2),{kind:"strong",anchor:R?"end":void 0,key:"value"})]}function g(p){let x=i*p.width;return[y("rect",{key:"pointer",class:"\
bar pointer",x:p.x,y:p.y,width:x,height:p.height}),y("rect",{key:"generation",class:"bar generation",x:p.x+x,y:p.y,width:p.
width-x,height:p.height}),M(e,p.x,p.y+p.height+15*o,`pointer ${L(i,1)}`,{kind:"small",key:"of pointer"}),M(e,p.x+p.width,
p.y+p.height+15*o,`generation ${L(1-i,1)}`,{kind:"small",anchor:"end",key:"of generation"})]}}var gr=14,yr=34;function X(e,t,n,{largest:s,most:o=yr,isOrdered:r=!1,isWalked:i=!1}={}){let a=_(e),c=Math.max(1,Math.floor(
t.height/(gr*a))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*a,t.height/(h.length+Number(l))),d=u>=30*
a,f=Math.max(1,Math.ceil(gr*a/u)),m=h.findIndex(({isChosen:$})=>$),g=u>=13*a&&h.some(({category:$})=>$!==void 0),p=g?22*
a:0,x=Math.max(...h.map(({text:$})=>H(e,$,"strong")))+8*a,b=Math.max(0,...h.map(({beside:$=""})=>$?H(e,$,"small")+10*a:0)),
E=Math.max(...h.map(({label:$,says:S=""})=>Math.max(H(e,$,"strong"),d?H(e,S,"small"):0)))+8*a,T=Math.min(E,.58*(t.width-
p-x-b)),k={x:t.x+p+T,width:Math.max(1,t.width-p-T-x-b)},N=s??(Math.max(...h.map(({parts:$})=>$.reduce((S,{value:A})=>S+Math.
abs(A),0)))||1);return[h.map(($,S)=>{let A=t.y+(S+.5)*u,R=S===m||(h.length-1-S)%f===0&&(m<0||Math.abs(S-m)>=f),P=k.x,Q=Math.
min(.62*u,.42*o*a);return y("g",{key:$.key,class:`${$.open?"part ":""}choice row${$.isChosen?" here":""}${$.isOff?" off":
""}`,"data-open":$.open??null,role:$.open?"button":null,tabindex:$.open?i&&!$.isChosen?"-1":0:null,"aria-label":$.open?`${$.
label}: ${$.text}`:null},y("rect",{key:"ground",class:"ground",x:t.x-3*a,y:A-u/2,width:t.width+6*a,height:u,rx:4}),g&&(R||
u>=17*a)&&$.category!==void 0&&St($.category,t.x,A-7.5*a,15*a),R&&M(e,t.x+p,A+(d&&$.says?-2:4.5)*a,$.label,{kind:$.isChosen?
"strong":"label",width:T-6*a,key:"name"}),d&&$.says&&M(e,t.x+p,A+12.5*a,$.says,{kind:"small",width:T-6*a,key:"says"}),$.
parts.map(({value:Z,colour:kt},B)=>{let C=Math.abs(Z)/N*k.width,F=y("rect",{key:`part ${B}`,class:`bar ${kt}${Z<0?" nega\
tive":""}${$.isChosen?" chosen":""}`,x:P,y:A-Q/2,width:Math.max(.5,Math.min(k.width,C)-($.parts.length>1&&C>2?.8:0)),height:Math.
max(1,Q)});return P+=C,F}),R&&$.beside&&M(e,t.x+t.width-x,A+4.5*a,$.beside,{kind:"small",anchor:"end",key:"beside"}),R&&
M(e,t.x+t.width,A+4.5*a,$.text,{kind:$.isChosen?"strong":"label",anchor:"end",key:"value"}),$.exact&&y("title",{},$.exact))}),
l&&M(e,t.x,t.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function Kt(e,t,n,s=yr){
return Math.min(s*_(e)*n,t.height)}function wr(e,t){let n=_(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:s=>Za(e,s,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:s=>tc(e,s,t)}]}function Za(e,t,n){let{reading:s}=e,
o=_(e),r=j(e,t),a=(s.trace.location_probabilities.generation??[]).map(({location:d,probability:f})=>{let{label:m,category:g}=s.
nameOf(d),{logit:p}=xt(s,d);return{key:`place ${d}`,label:m,category:g,parts:[{value:f,colour:"generation"}],beside:p===
null?"":O(p,2),text:L(f,1),open:`generation.${d}`,isChosen:d===n.location,exact:`${m}: ${p===null?"":`logit ${O(p,4)}, `}\
probability ${L(f,3)}`}}),c=s.trace.architecture.locations,l=I(e,r,v(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=J(e,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.y+
l.height+4*o,height:r.height-l.height-34*o};return[...U(e,t,"What the generation head expects"),...l.marks,y("g",{key:"r\
ows"},X(e,u,a,{isWalked:!0})),h.mark]}function tc(e,t,{location:n}){let{reading:s}=e,o=_(e),r=j(e,t),{label:i}=s.nameOf(
n),a=xt(s,n),{dot:c,bias:l,logit:h}=a,u=ur(s),d=Ue(a,x=>h===null||!u||Vn(x(x(h)-x(u.shift)),Number(u.exponentials[n]))),
f=s.probabilityOf("generation",n),m=[];if(c&&l!==null&&m.push(...v("Sum of the products"),[{text:"c",kind:"math query-wo\
rds"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${O(c.sum,d)}`,kind:"strong"}],[{text:`→ ${l<0?"−":"+"}\
 ${O(Math.abs(l),d)} (bias) =`}]),h!==null&&m.push([{text:"logit "},{text:O(h,d),kind:"strong"}]),u){let x=Number(u.exponentials[n]),
b=Number(u.scores[n])-u.shift;m.push([{text:"→ e",kind:""},{text:O(b,d),isRaised:!0},{text:` = ${at(x)};`}],[{text:`${at(
x)} / ${at(u.total)} = `},{text:L(Number(u.weights[n]),1),kind:"strong"},{text:"."}],...v(`${at(u.total)} is the sum ove\
r the whole list${u.shift?`, after ${O(u.shift,d)}, the largest logit, is subtracted from each`:""}.`))}else m.push(...v(
"→ softmax over the whole list:"),[{text:L(f,1),kind:"strong"}]);let g=I(e,{...r,y:0},m),p=c?Math.min(r.height-g.height-
8*o,450*o):0;return[...U(e,t,`How does it score ${i}?`),c&&y("g",{key:"dot"},he(e,{...r,height:p},c,[{letter:"c",words:"\
The context: the last visit after all layers",colour:"query"},{letter:"w",words:`The weights of ${i}`,colour:"key"}])),...I(
e,{...r,y:r.y+p+(c?6*o:0)},m).marks]}var br=24,xr=.045,ec=30,nc=.6;function $r(e,t){let n=_(e),s=e.stage.size.width>=600*n,o=Math.min(e.reading.count*14,170),
r=Math.max(200,Math.min(e.reading.count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:t.
isLeaf?1:0,share:1.2,marks:i=>sc(e,i,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:i=>ic(e,i,
t)}]}function sc(e,t,n){let{reading:s,isOwnScale:o}=e,{layer:r,head:i,query:a,visit:c}=n,l=_(e),{count:h}=s,u=s.weights(
r,i),d=s.isOff(r,i),f=o?u[ee(u)]||1:Ls(e),m=Math.min(.36*t.width,190*l),g=(t.width-m)/h>=ec*l,p=rc(e,t,n,d,g),x=t.y+42*l,
[b,E]=[t.width-m,t.height-44*l-p.height],T=t.width<600*l?1.9:1.15,k={width:b/h,height:Math.min(E/h,T*b/h)},N={x:t.x+m,y:x,
width:b,height:k.height*h},$=`layers.${r}.heads.${i}`,S=k.height>=30*l,A=oc(k.height,13*l);return[M(e,t.x,t.y+15*l,m>=150*
l?"The visit that asks":"Who asks",{kind:"strong",width:m-8*l}),y("g",{key:"columns"},P()),y("g",{key:"rows"},Q()),y("im\
age",{key:"weights",class:"map",href:we(u,h,e.scale,f),...N,preserveAspectRatio:"none",opacity:d?.3:1}),y("rect",{key:"f\
rame",class:"map-frame",...N}),y("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${i}`},Z()),y("\
rect",{key:"column",class:"chosen-column",x:N.x+c*k.width,y:t.y,width:k.width,height:N.y+N.height-t.y,rx:3}),R(),y("rect",
{key:"cell",class:"chosen-cell",x:N.x+c*k.width,y:N.y+a*k.height,width:k.width,height:k.height}),p.at(N.y+N.height)];function R(){
let B=N.y+a*k.height,C=19*l,F=(V,ot)=>y("rect",{key:V,class:"chosen-row",...ot,rx:3}),{height:K}=k;if(K>=C)return F("row",
{x:t.x-3,y:B,width:t.width+3,height:K});let z={x:t.x-3,y:B+(K-C)/2,width:m,height:C};return[F("row",{x:N.x-1,y:B,width:N.
width+2,height:K}),F("asking",z)]}function P(){let B=k.width>=14*l,C=Math.min(15*l,k.width-3*l),F=k.width>=30*l,K=N.x;return s.
visits.map((z,V)=>{let ot=String(fe[z.weekday]),mt=z.weekday!==s.visits[V-1]?.weekday,ht=N.x+V*k.width,vt=H(e,ot,"tiny"),
ns=!B&&mt&&ht>=K&&ht+vt<=N.x+N.width;ns&&(K=ht+vt+4*l);let Xe=N.x+(V+.5)*k.width;return y("g",{key:`column ${V}`,class:`\
part choice${V===c?" here":""}${z.masked?" off":""}`,"data-open":`${$}.${a}.${V}`,role:"button",tabindex:"-1","aria-labe\
l":`Read from visit ${V+1}: ${D(s,V)}${z.masked?", masked":""}`},y("rect",{class:"ground",x:N.x+V*k.width,y:t.y,width:k.
width,height:42*l}),B&&St(z.category,Xe-C/2,t.y+(F?0:22)*l,C),ns&&M(e,ht,t.y+38*l,ot,{kind:"tiny",key:"weekday"}),F&&[M(
e,Xe,t.y+26*l,ot,{kind:"tiny",anchor:"middle",key:"day"}),M(e,Xe,t.y+38*l,k.width>=40*l?Ot(z.start_minute):`${Math.floor(
z.start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],y("title",{},D(s,V)))})}function Q(){return s.visits.map(
(B,C)=>{let F=N.y+(C+.5)*k.height,K=C===a,z=K||(h-1-C)%A===0&&Math.abs(C-a)>=A,V=Math.min(18*l,k.height-1.5*l),ot=k.height>=
12*l,mt=t.x+(ot?V+10*l:4*l),ht=N.x-mt-6*l,vt=K||S?"strong":"label";return y("g",{key:`row ${C}`,class:`part choice${K?" \
here":""}`,"data-open":`${$}.${C}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${C+1} asks: ${D(s,C)}`},y("rect",
{class:"ground",x:t.x,y:F-k.height/2,width:m,height:k.height}),ot&&St(B.category,t.x+3*l,F-V/2,V),z&&M(e,mt,F+(S?-2:4.5)*
l,B.label,{kind:vt,width:ht,key:"name"}),S&&M(e,mt,F+12*l,`${yt(s,C)} · ${ir(s,C)}`,{kind:"small",width:ht,key:"when"}),
y("title",{},D(s,C)))})}function Z(){let B=[];for(let C=0;C<h;C++){if(h>br&&C!==a){B.push(y("rect",{key:`row ${C}`,class:"\
cell",x:N.x,y:N.y+C*k.height,width:N.width,height:k.height,"data-open":`${$}.${C}.${c}`},y("title",{},D(s,C))));continue}
for(let F=0;F<h;F++)B.push(kt(C,F))}return B}function kt(B,C){let F=Number(u[B*h+C]),[K,z]=[N.x+C*k.width,N.y+B*k.height],
V=B===a&&C===c,ot=String(Math.round(100*F)),mt=vt=>k.width>=H(e,ot.padStart(2,"0"),vt)+2*l,ht=(F>=xr||g||B===a)&&k.height>=
13*l&&mt("tiny");return y("g",{key:`${B} ${C}`,class:"cell"},y("rect",{key:"cell",x:K,y:z,width:k.width,height:k.height,
"data-open":`${$}.${B}.${C}`,role:"button",tabindex:V?0:"-1","aria-current":V?"true":null},y("title",{},`${D(s,B)} reads\
 ${L(F,1)} from ${D(s,C)}`)),ht&&M(e,K+k.width/2,z+k.height/2+4.5*l,ot,{kind:F/f>=.3&&mt("strong")?"strong":"tiny",anchor:"\
middle",also:F/f>=nc&&!d?"on-dark":"on-light",key:"weight"}))}}function oc(e,t){return Math.max(1,Math.ceil(t/e))}function rc(e,t,{
layer:n,head:s,query:o,isLeaf:r},i,a){let{canAct:c,canAsk:l,reading:h}=e,u=_(e),d=h.isRemoved(n,s),f=t.height>=330*u,m=`\
layers.${n}.heads.${s}`,p=[c&&{text:d?"Switch head on":"Switch head off",attributes:{"data-act":"head","data-part":m},isPressed:d},
l&&!d&&{text:"Ask the hall: what without it?",attributes:{"data-act":"ask","data-part":m}},r?{text:"More about query and\
 keys",attributes:{"data-more":"neurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"More about thi\
s head",attributes:{"data-more":"head","data-layer":n,"data-head":s},isButton:!1},{text:Is(e),attributes:{"data-act":"sc\
ale"}}].filter(k=>k!==!1),x=a?"Values in %; each row adds up to 100.":`Values in %, other rows from ${Math.round(100*xr)}\
 on; each row adds up to 100.`,b=i?"Switched off: these weights would have been used.":`Columns: the visit it reads from\
. ${h.count>br?"A stronger colour is more; each row adds up to 100 %.":x}`,E=f?v(b):[],T=I(e,{...t,y:0},E,"small").height;
return{height:T+40*u,at(k){let N=t.x,$=[];for(let{text:S,attributes:A,...R}of p){let P=J(e,N,k+T+22*u,S,A,R);N+P.width>t.
x+t.width||($.push(P.mark),N+=P.width+10*u)}return[y("g",{key:"explained"},I(e,{...t,y:k+3*u},E,"small").marks),y("g",{key:"\
controls"},$)]}}}function ic(e,t,{layer:n,head:s,query:o,visit:r}){let{reading:i}=e,a=o===i.count-1?"the last visit":`vi\
sit ${o+1}`,c=o===r?"itself":Nt(i,r);return[...U(e,t,`How much does ${a} read from ${c}?`,`${a.charAt(0).toUpperCase()}${a.
slice(1)} reads ${c}`),y("g",{key:"worked"},He(e,j(e,t),jt(i,n,s,o,r),Pe(i,n,s,o),r,[{letter:"q",words:`Query of ${D(i,o)}`,
colour:"query"},{letter:"k",words:`Key of ${D(i,r)}`,colour:"key"}],{colour:"attention-bar",over:`all ${i.count} visits \
of this row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var kr=56;function Or(e,t){let n=_(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>ac(
e,s,t)},...e.reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>cc(e,s,t)}]:[]]}function ac(e,t,{
location:n}){let{reading:s}=e,o=_(e),r=Yt(s,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,
[d,f]=[i.toFixed(2),(1-i).toFixed(2)],m=s.pointerWeights,g=[],p=S=>r.visits.map(A=>({value:S*Number(m[A]),colour:"pointe\
r"}));s.hasPointer&&g.push({key:"pointer",label:"Pointer",parts:p(1),text:nt(a),open:"pointer"}),s.hasGate&&g.push({key:"\
from pointer",label:`× gate ${d}`,parts:p(i),text:nt(l),open:"gate"}),s.hasGeneration&&g.push({key:"generation",label:"\
Generation",parts:[{value:c,colour:"generation"}],text:nt(c),open:`generation.${n}`}),s.hasGate&&g.push({key:"from gener\
ation",label:`× (1 − ${d})`,parts:[{value:h,colour:"generation"}],text:nt(h),open:"gate"}),g.push({key:"answer",label:"\
Answer",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:S})=>S>0),text:nt(u),isChosen:!0});
let x=j(e,t),b=s.hasGate?[[{text:`${d} × ${nt(a)} = ${nt(l)}`}],...v("come from the pointer,"),[{text:`${f} × ${nt(c)}\
 = ${nt(h)}`}],...v("from generation. Together:"),[{text:nt(u),kind:"strong"},{text:"."}],...v("All bars have one scale.")]:
[...v(`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],E=I(e,{...x,
y:0},b),T={...x,height:x.height-E.height-44*o},k=Kt(e,T,g.length,kr),N=I(e,{...x,y:x.y+k+8*o},b),$=J(e,x.x,x.y+x.height-
10*o,"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...U(e,t,`How probable is ${s.nameOf(n).label}\
?`),y("g",{key:"rows"},X(e,T,g,{most:kr})),...N.marks,$.mark]}function cc(e,t,{location:n}){let{reading:s}=e,o=_(e),{visits:r,
pointer:i}=Yt(s,n),a=j(e,t),c="Its visits";if(r.length===0){let p=v("None of the visits is here, so the pointer cannot c\
hoose it.");return[...U(e,t,c),...I(e,a,p).marks]}let l=s.pointerWeights,h=r.map(p=>({key:`visit ${p}`,label:`${yt(s,p)}\
 (visit ${p+1})`,parts:[{value:Number(l[p]),colour:"pointer"}],text:nt(Number(l[p])),open:`pointer.${p}`,isOff:s.visits[p]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",d=[...v(u),[{text:nt(i),kind:"strong"},
{text:"."}]],f=I(e,{...a,y:0},d),m={...a,height:a.height-f.height-8*o},g=Kt(e,m,h.length);return[...U(e,t,c),y("g",{key:"\
rows"},X(e,m,h,{isOrdered:!0})),...I(e,{...a,y:a.y+g+6*o},d).marks]}function nt(e){return L(e,e>=.01||e===0?1:e>=1e-5?3:
5)}function Er(e,t){let n=_(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:s=>lc(
e,s,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:s=>hc(e,s,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>uc(e,s)}]}function lc(e,t,n){let{reading:s}=e,o=_(e),r=j(e,t),i=I(e,r,
v("A score for each visit, and its weight after the softmax."),"small"),a=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((d,f)=>({key:`visit ${f}`,label:d.label,says:yt(s,f),category:d.category,parts:[{value:Number(c[f]),colour:"pointer"}],
beside:O(Number(a[f]),2),text:L(Number(c[f]),1),open:`pointer.${f}`,isChosen:f===n.visit,isOff:d.masked,exact:`${D(s,f)}\
: score ${O(Number(a[f]),4)}, weight ${L(Number(c[f]),2)}`})),h=J(e,r.x,r.y+r.height-10*o,"More about the pointer",{"dat\
a-more":"pointer"},{isButton:!1}),u={...r,y:r.y+i.height+4*o,height:r.height-i.height-34*o};return[...U(e,t,"What the po\
inter reads"),...i.marks,y("g",{key:"rows"},X(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function hc(e,t,{visit:n}){let{
reading:s}=e;return[...U(e,t,`How does the pointer score ${Nt(s,n)}, ${yt(s,n)}?`,`Score of ${Nt(s,n)}`),y("g",{key:"wor\
ked"},He(e,j(e,t),Ft(s,n),De(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${D(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function uc(e,t){let{reading:n}=e,s=_(e),o=j(e,t),r=n.pointerWeights,i=I(e,o,v("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:d,probability:f,
visits:m})=>({key:`place ${h}`,label:m.length>1?`${u} (${m.length})`:u,category:d,parts:m.map(g=>({value:Number(r[g]),colour:"\
pointer"})),text:L(f,1),open:h>1?`places.${h}`:null,exact:`${m.map(g=>L(Number(r[g]),2)).join(" + ")} = ${L(f,2)}`})),c={
...o,y:o.y+i.height+6*s,height:o.height-i.height-36*s},l=J(e,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"s\
catter-add"},{isButton:!1});return[...U(e,t,"Sums per place"),...i.marks,y("g",{key:"rows"},X(e,c,a)),l.mark]}function Sr(e,t){let n=_(e),s=Tr(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:t.
number===null?0:1,share:1.5,marks:o=>dc(e,o,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:o=>fc(e,o,t)}]}function je(e,{layer:t,visit:n,number:s}){return s??ue(G(e,`layers.${t}.residual_out`,n))}function Tr(e,{
layer:t,visit:n}){let s=`layers.${t}`,o=e.has(`${s}.attention_out`),r=e.trace.interventions.residuals!==!1,i=u=>e.isSkipped(
t,u),a=[],c=(u,d,f,m="plain")=>{let g=G(e,`${s}.${u}`,n),p=`length ${O(Math.hypot(...g))}`;a.push({key:u,title:d,says:f||
p,values:g,colour:m})},l=(u,d)=>r?i(u)?"unchanged":"":i(u)?"nothing":`${d} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!e.has(`${s}.${u}\
.mean`))return"off: unchanged";let d=Number(e.values(`${s}.${u}.mean`)[n]),f=1/Number(e.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${O(d,2)}, deviation ${O(f,2)}`}}function dc(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=_(e),
a=j(e,t),c=je(s,n),l=Tr(s,n),h={...a,height:a.height-34*i},u=r===s.count-1,d=a.x,f=[],m=(g,p,x=!0)=>{let b=J(e,d,a.y+a.height-
10*i,g,p,{isButton:x});d+b.width>a.x+a.width||(f.push(b.mark),d+=b.width+10*i)};return r>0&&m("Earlier visit",{"data-ope\
n":`layers.${o}.stream.${r-1}`}),u||m("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),m("More about the layers",
{"data-more":"layers"},!1),[...U(e,t,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${D(s,r)}`,`Layer ${o}: ${D(s,
r)}`),y("g",{key:"rows"},_t(e,h,l,{chosen:c,open:g=>`layers.${o}.stream.${r}.${g}`})),y("g",{key:"controls"},f)]}function fc(e,t,n){
let{reading:s}=e,{layer:o,visit:r}=n,i=_(e),a=je(s,n),c=j(e,t),{y:l}=c,h=[];for(let d of mc(s,o,r,a)){let f=I(e,{...c,y:l},
d);if(l+f.height>c.y+c.height)break;h.push(...f.marks),l+=f.height+4*i}let u={...c,y:l+6*i,height:c.y+c.height-l-6*i};return[
...U(e,t,`Number ${a+1} of ${s.trace.architecture.d_model}, worked out`),y("g",{key:"lines"},h),u.height>=90*i&&y("g",{key:"\
units"},pc(e,u,o,r,a))]}function mc(e,t,n,s){let o=`layers.${t}`,r=`transformer.layers.${t}`,i=h=>Number(G(e,`${o}.${h}`,
n)[s]),a=e.trace.interventions.residuals!==!1,c=[[...v("Comes in:"),Gn(i("residual_in"))]];return e.has(`${o}.attention_\
out`)&&(c.push(Be("Norm 1:",le(e,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(l("After the heads:",i("resi\
dual_in"),i("attention_out"),i("residual_mid"),e.isSkipped(t,"attention")))),c.push(Be("Norm 2:",le(e,`${o}.residual_mid`,
`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",i("residual_mid"),i("feed_forward.out"),i("r\
esidual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,d,f,m){let g=m?"0 (skipped)":null;return a?Yn(h,u,d,f,g):
[...v(`${h} no residual connection, so only`),[{text:g??O(d,2),kind:"strong"}]]}}function Be(e,t){if(!t)return v(`${e} o\
ff, the number stays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:i,bias:a,result:c}=t,l=At(u=>{let d=u((u(n,
1)-u(s,1))*u(o,1));return d!==u(r)||i===null||a===null?d===u(r):O(d*u(i,1)+u(a,1),2)===O(c,2)}),h=u=>O(u,l+1);return[...v(
e),[{text:`(${h(n)} ${s<0?"+":"−"} ${h(Math.abs(s))})`}],[{text:`× ${h(o)} = ${O(r,l)};`}],...i===null||a===null?v("t\
hen a learned factor and bias give").concat([Gn(c)]):[[{text:`${O(r,l)} × ${h(i)} ${a<0?"−":"+"} ${h(Math.abs(a))} =`}],
Gn(c)]]}function Yn(e,t,n,s,o=null){let r=At(a=>o!==null||a(a(t)+a(n))===a(s)),i=n<0&&o===null?"−":"+";return[...v(e),
[{text:`${O(t,r)} ${i} ${o??O(Math.abs(n),r)} =`}],[{text:O(s,r),kind:"strong"}]]}function Gn(e){return[{text:O(e,2),kind:"\
strong"}]}function pc(e,t,n,s,o){let{reading:r}=e,i=_(e),a=G(r,`layers.${n}.feed_forward.pre`,s),c=G(r,`layers.${n}.feed\
_forward.hidden`,s),l=We(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((b,E)=>Math.abs(Number(h[E]))-Math.
abs(Number(h[b]))),d=Array.from(c).filter(b=>b>0).length,f=r.isSkipped(n,"feed_forward")?"The network is skipped: nothin\
g of this is added. ":"",m=l?`${d} of ${c.length} hidden units are above 0. Each is activated (GELU), times a weight; al\
l products add up to ${O(qt(h),2)}, the bias adds ${O(l.bias,2)}:`:`${d} of ${c.length} hidden units are above 0 after t\
he activation (GELU). The largest:`,g=I(e,t,v(f+m),"small"),p=Math.max(1,Math.floor((t.height-g.height)/(20*i))),x=u.slice(
0,p).map(b=>({key:`unit ${b}`,label:`unit ${b+1}`,parts:[{value:Number(h[b]),colour:"plain"}],beside:`${O(Number(a[b]))}\
 → ${O(Number(c[b]))}${l?` × ${O(Number(l.dot.second[b]),2)}`:""}`,text:O(Number(h[b]),2)}));return[...g.marks,X(e,{...t,
y:t.y+g.height+2*i,height:t.height-g.height-4*i},x)]}var gc=864e5,yc=.1;function qn(e,t){let n=_(e),s=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},
rank:s?1:0,share:1.2,marks:o=>bc(e,o,t)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>xc(e,o,t)},...t.
kind==="visit"?[{key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>Oc(e,o,t)}]:[]]}function Jn(e,t,n){
let{trace:s,count:o}=e,r=e.visits[n],{without_features:i=[],position_from_end:a}=s.interventions;if(i.some(c=>c===t)||t===
"position_from_end"&&a===!1)return"left out: all zeros";if(!r)return"";switch(t){case"location":return r.label;case"user":
return s.user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/ge)*ge;return`${Ot(
c)} to ${Ot((c+ge)%1440)}`}case"weekday":return te[r.weekday]??"";case"recency":{let c=wc(e,n);return c===null?"days bef\
ore the prediction":c>=nn?`${nn} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{
let c=Math.floor(r.duration_minutes/Rt)*Rt,l=c+Rt;return c>=sn*Rt?`${Lt(sn*Rt)} or more`:`${c?Lt(c):"0"} to ${Lt(l)}`}default:{
let c=o-n,l=s.architecture.max_visits-1;return c===1?"the last visit":c>=l?`${l} or more from the end`:`${c} from the en\
d`}}}function wc({trace:e,visits:t},n){let s=t[n]?.arrival;if(!s)return null;let o=r=>Date.parse(r.slice(0,10))/gc;return Math.
round(o(e.predict_at)-o(s))}function bc(e,t,{kind:n,visit:s}){let{reading:o}=e,r=_(e),i=j(e,t),a=o.slices.map(({name:d,label:f,
lengths:m})=>({key:d,title:f,says:Jn(o,d,s),values:Fn(o,d,s),colour:Number(m[s])===0?"plain off":"plain"})),c=a.reduce((d,{
values:f})=>d+f.length,0),l=I(e,i,v(`${a.length} vectors, ${c} numbers together; the network learned a vector for every \
value.`),"small"),h=J(e,i.x,i.y+i.height-10*r,"More about features",{"data-more":"features"},{isButton:!1}),u={...i,y:i.
y+l.height+2*r,height:i.height-l.height-34*r};return[...U(e,t,n==="inputs"?"What the last visit is made of":D(o,s)),...l.
marks,y("g",{key:"rows"},_t(e,u,a)),h.mark]}function xc(e,t,{kind:n,visit:s,number:o}){let{reading:r}=e,i=_(e),a=j(e,t),
c=G(r,"inputs.projected",s),l=o??ue(c),h=hr(r,s,l),u=n==="inputs"?"inputs":`visits.${s}`,d=[{key:"projected",title:`${c.
length} numbers`,says:r.has("inputs.norm")?"before the norm":"",values:c,colour:"stream"}],f={...a,height:Math.min(86*i,
.26*a.height)},m=kc(r,s,l),g=[],p=m.reduce((T,k)=>T+I(e,{...a,y:0},k).height+4*i,0),x={...a,y:f.y+f.height+28*i,height:a.
height-f.height-p-36*i},b=h?$c(h):[],E=x.y+(b.length?Kt(e,x,b.length)+6*i:0);for(let T of m){let k=I(e,{...a,y:E},T);if(E+
k.height>a.y+a.height+2)break;g.push(...k.marks),E+=k.height+4*i}return[...U(e,t,"The features, mixed into one vector"),
y("g",{key:"vector"},_t(e,f,d,{chosen:l,open:T=>`${u}.${T}`})),b.length>0&&I(e,{...a,y:f.y+f.height+4*i},v(`Number ${l+1}\
: each feature × its weights`),"small").marks,b.length>0&&y("g",{key:"rows"},X(e,x,b)),y("g",{key:"lines"},g)]}function $c({
parts:e,bias:t}){return[...e.map(({name:s,label:o,dot:r})=>({key:s,label:o,parts:[{value:r.sum,colour:"plain"}],text:O(r.
sum,2),exact:`${o}: the sum of ${r.products.length} products is ${O(r.sum,4)}`})),{key:"bias",label:"bias",parts:[{value:t,
colour:"plain"}],text:O(t,2),exact:""}]}function kc(e,t,n){if(!e.has("inputs.norm"))return[];let s=Number(G(e,"inputs.pr\
ojected",t)[n]),o=Number(G(e,"layers.0.residual_in",t)[n]),r=le(e,"inputs.projected","inputs.norm","input_norm",t,n),i=Be(
"Norm:",r),a=[[...v("Sum:"),[{text:O(s,2),kind:"strong"}]],i];if(e.trace.architecture.components.includes("sinusoidal")){
let c=e.trace.architecture.d_model,l=wt(e,"pos_encoding",t*c+n);e.trace.interventions.sinusoidal===!1?a.push(v("No posit\
ion encoding: it is off.")):l!==null&&r&&(i=Yn("Position encoding:",r.result,l,o),a.push(i))}return i.push(...v("→ layer\
s")),a}function Oc(e,t,{visit:n}){let{reading:s}=e,o=_(e),r=j(e,t),i=[];for(let m=0;m<s.layers;m++)for(let g=0;g<s.heads;g++){
let p=Number(s.lastRow(m,g)[n]),x=s.isOff(m,g);i.push({key:`${m} ${g}`,label:`Layer ${m}, head ${g}`,parts:[{value:p,colour:"\
plain"}],text:x?"off":L(p,1),open:`layers.${m}.heads.${g}.${s.count-1}.${n}`,isOff:x})}let a=[];if(s.hasPointer){let m=Number(
s.pointerWeights[n]);if(i.push({key:"pointer",label:"Pointer",parts:[{value:m,colour:"pointer"}],text:L(m,1),open:`point\
er.${n}`}),s.hasGate){let g=L(m*s.gate,1),p=Number(m.toFixed(3)),x=At(b=>L(p*b(s.gate),1)===g);a.push(...v("To the answe\
r the pointer carries"),[{text:`${L(m,1)} × gate ${s.gate.toFixed(x)} = `},{text:g,kind:"strong"},{text:"."}])}}let c=I(
e,r,v(s.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),"small"),l=I(
e,{...r,y:0},a),h={...r,y:r.y+c.height+2*o,height:r.height-c.height-l.height-8*o},u=Kt(e,h,i.length),d=i.map(({parts:m})=>Number(
m[0]?.value)),f=Math.max(yc,...d);return[...U(e,t,"Who reads it?"),...c.marks,i.length>0&&y("g",{key:"rows"},X(e,h,i,{largest:f})),
y("g",{key:"end"},I(e,{...r,y:h.y+u+6*o},a).marks)]}var Ec={head:$r,stream:Sr,inputs:qn,visit:qn,context:cr,pointer:Er,generation:wr,gate:mr,place:Or};function _r(e,t){let n=ft(
t,e.reading);return n?Zo(e,n,Ec[n.kind](e,n)):[]}function Nr(e,t){let n=ft(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return Tc(n,t);break;case"stream":
return _c(n,t);case"pointer":if(n.isLeaf)return Nc(n,t);break;case"generation":if(n.isLeaf)return Ac(n,t);break;case"gat\
e":return vc(t);default:break}return rn(ye(Sc(n),t),t,null)}function Sc({kind:e,layer:t,head:n,visit:s,location:o}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${s}`:e==="place"?`places.${o}`:e}function Tc({layer:e,head:t,query:n,
visit:s},o){let r=o.weights(e,t).subarray(n*o.count,(n+1)*o.count),i=Number(r[s]),a=r.filter(m=>m>i).length,c=n===s?"its\
elf":D(o,s),l=`${D(o,n)}, reads ${L(i,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=jt(o,e,t,n,s),d=o.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${o.count} weights in its row ${a===1?"is":"are"} larger.`,f=o.isOff(e,t)?" The head is off: t\
he weight would have been used.":"";return{title:l,text:`Query and key multiply to ${O(h.sum,2)}, which makes a score of\
 ${O(u,2)}. ${d}${f}`}}function _c({layer:e,visit:t},n){let s=`layers.${e}`,o=l=>O(Math.hypot(...G(n,`${s}.${l}`,t))),r=n.
has(`${s}.attention_out`),i=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of length ${o(l)}`,a=r?`its head\
s give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Without residual connections onl\
y what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${D(n,t)}.`,text:`The visit comes in as a vector o\
f length ${o("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_forward")}. It leaves with lengt\
h ${o("residual_out")}.${c}`}}function Nc({visit:e},t){let n=L(Number(t.pointerWeights[e]),1),s=`The pointer gives ${D(t,
e)}, ${n}.`;if(t.visits[e]?.masked)return{title:s,text:"The visit is masked: it cannot be chosen."};let{dot:o,bias:r,isBiasOff:i,
score:a}=Ft(t,e),c=r!==null&&!i?` and the bias of its position is ${O(r,2)}`:"";return{title:s,text:`Query and key multi\
ply to ${O(o.sum,2)}${c}; its score is ${O(a,2)}. The weight counts for ${Nt(t,e)}.`}}function Ac({location:e},t){let{logit:n}=xt(
t,e),s=t.probabilityOf("generation",e),o=n===null?"":`Its logit is ${O(n,2)}; `,r=`the softmax over all places makes it ${L(
s,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation head.`,text:o?o+r:r.charAt(0).toUpperCase()+
r.slice(1)}}function vc(e){let t=rn({kind:"gate"},e,null),n=Gt(e);if(!n)return t;let{logit:s,learned:o,hidden:r}=n,i=e.trace.
gate.learned?`Its ${r.length} hidden units and the bias add up to a logit of ${O(s,2)}.`:`As learned it would be ${o.toFixed(
2)}.`;return{title:t.title,text:`${t.text} ${i}`}}var Mc=7;function Ar(e,{names:t,run:n},s){if(!t.length)return e;let o=Mc*s/13;return Ce(e,r=>t.includes(r)?{className:"p\
ut-in",words:`put in from the ${n} run`,onTop:i=>Lc(i,n,o)}:null)}function Lc({attributes:{x:e,y:t,width:n}},s,o){let[r,
i]=[Number(e)+Number(n),Number(t)],a=.45*o;return y("g",{key:"put in",class:"badge"},y("circle",{cx:r,cy:i,r:o}),y("path",
{d:`M${r+a} ${i-a}L${r-a} ${i+a}m0 ${-1.5*a}v${1.5*a}h${1.5*a}`}),y("title",{},`Put in from the ${s} run`))}var Ic={ArrowUp:.05,ArrowRight:.05,ArrowDown:-.05,ArrowLeft:-.05,PageUp:.2,PageDown:-.2,Home:-1,End:1},Cc=.00501,vr="Up \
and Page Up raise it, Down and Page Down lower it, Home and End set 0 and 1; Left and Right lead to other parts.";function Mr(e,t){
let n=Ic[t];if(n===void 0)return null;let s=Math.round(100*Math.min(1,Math.max(0,e.gate+n)))/100,o=e.has("gate.logit")?e.
values("gate.logit")[0]:Number.NaN;return{kind:"gate",value:Math.abs(s-1/(1+Math.exp(-o)))<Cc&&s>0&&s<1?null:s,isDone:!0}}var Fe="http://www.w3.org/2000/svg",Lr=1.7,Rc=1.2,Ir=20,Pc=["fill","stroke","stroke-width","stroke-dasharray","stroke-li\
necap","stroke-linejoin","opacity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],Dc={fill:"\
rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"mi\
ter",opacity:"1","paint-order":"normal","text-decoration-line":"none"},Wc=".handle, .handle-words, .control, .escape",Hc=new Set(
["font-size","font-weight","text-anchor"]);function Cr(e,{title:t,ground:n,lines:s}){let o=e.cloneNode(!0),{width:r,height:i}=e.
viewBox.baseVal,a=Number(e.getAttribute("font-size")),c=s.length*Lr*a,l=c+i,h=[],u=e.querySelectorAll("*");for(let[g,p]of o.
querySelectorAll("*").entries()){let x=u[g];x&&Uc(p,getComputedStyle(x)),p.matches(Wc)&&h.push(p);for(let b of["class","\
data-part","data-open","data-act","tabindex","role"])p.removeAttribute(b)}for(let g of[...h,...o.querySelectorAll("[visi\
bility]")])g.remove();let d=document.createElementNS(Fe,"title");d.textContent=t;let f=document.createElementNS(Fe,"rect");
f.setAttribute("y",String(-c)),f.setAttribute("width",String(r)),f.setAttribute("height",String(l)),f.setAttribute("fill",
n);let m=s.map((g,p)=>{let x=a*(p?1:Rc),b=document.createElementNS(Fe,"text");return b.textContent=de(g,r-2*Ir,x,p===0),
b.setAttribute("x",String(Ir)),b.setAttribute("y",String((p+.8)*Lr*a-c)),b.setAttribute("font-size",String(x)),b.setAttribute(
"font-weight",p?"400":"600"),b.setAttribute("fill",getComputedStyle(e).color),b});return o.prepend(d,f,...m),o.setAttribute(
"viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("xmlns",Fe),o.setAttribute("width",String(r)),o.setAttribute("height",String(
l)),o.setAttribute("font-family",getComputedStyle(e).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.
setAttribute("role","img"),o.setAttribute("aria-label",t),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(
o),width:r,height:l}}function Uc(e,t){if(e.localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}
e.localName==="image"&&e.setAttribute("style","image-rendering: pixelated");for(let n of Pc){if(Hc.has(n)&&e.localName!==
"text")continue;let s=t.getPropertyValue(n);s&&s!==Dc[n]&&e.setAttribute(n,s)}}function Rr({columns:e,rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>Kn(
"th",r,"col")));let o=n.createTBody();for(let[r,...i]of t)o.insertRow().append(Kn("th",r,"row"),...i.map(a=>Kn("td",a)));
return n}function Kn(e,t,n){let s=document.createElement(e);n&&(s.scope=n);let o=typeof t=="number"&&!Number.isInteger(t)?
t.toFixed(6):String(t??"–");return s.textContent=Number(o)===0?o.replace("-",""):o,s}function Pr({columns:e,rows:t}){return`${[
e,...t].map(s=>s.map(Gc).join(",")).join(`\r
`)}\r
`}var Bc=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,jc=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Fc=/^(?=[\t\r\n])/;function Vc(e){return(Number.isInteger(e)?[]:[6,7,8,9]).map(s=>Number(e.toPrecision(s))).find(s=>Math.
fround(s)===e)??e}function Gc(e){if(e==null)return"";if(typeof e=="number")return Number.isNaN(e)?"":String(Vc(e));let t=e.
replace(jc,"$1'").replace(Fc,"'"),n=Bc.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function Wr(e,t=null,n=null){if(t===null)return[qc(e,n),Jc(e,n)];let s=ft(t,e);return s?Yc[s.kind](e,s):[]}var Yc={head:zc,
stream:Xc,inputs:Dr,visit:Dr,context:Qc,pointer:Zc,generation:tl,gate:el,place:nl};function qc(e,t){let{hasPointer:n}=e,
s=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","Stay in minutes",...n?
["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:e.visits.map((o,r)=>[D(e,r),o.duration_minutes,
...n?[Xn(e.pointerScores[r]),e.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function Jc(e,t){let{final:n}=e.trace.
location_probabilities,o=[...n.map(({location:i})=>i),en].map(i=>{let{pointer:a,generation:c,fromPointer:l,fromGeneration:h}=Yt(
e,i);return[i===en?"A place that the model does not know":e.nameOf(i).label,a,c,l,h,e.probabilityOf("final",i),...t?[t.knownProbability(
i)]:[]]}),r=Number(e.answer(n.length).at(-1)?.count)-1;return{caption:`The answer, with a gate of ${e.gate.toFixed(3)}${r>
0?`: the ${n.length} most probable of ${n.length+r} places`:""}`,columns:["Place","By the pointer","By generation","From\
 the pointer","From generation","Probability",...t?[`Probability ${t.words}`]:[]],rows:r>0?[...o,Kc(e,o,r)]:o}}function Kc({
gate:e,hasPointer:t,hasGeneration:n},s,o){let r=[Number(t),Number(n),e,1-e,1,1];return(s[0]??[]).map((i,a)=>{if(a===0)return`${o}\
 other ${o===1?"place":"places"}`;let c=s.map(h=>h[a]);if(c.includes(null))return null;let l=c.map(Number).reduce((h,u)=>h+
u,0);return Math.max(0,Number(r[a-1])-l)})}function zc(e,{layer:t,head:n,query:s,visit:o,isLeaf:r}){let{count:i}=e,a=e.weights(
t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((d,f)=>D(e,f));if(!r)return[{caption:`Weights of ${c}: rows are the visits\
 that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((d,f)=>[d,...a.subarray(f*i,(f+1)*i)])}];
let h=Pe(e,t,n,s),{dot:u}=jt(e,t,n,s,o);return[Ve(`Query of ${l[s]} × key of ${l[o]}, ${c}`,["Query","Key"],u),{caption:`\
The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((d,f)=>[d,Xn(h.scores[f]),a[s*i+f]])}]}function Xc(e,t){
let{layer:n,visit:s}=t,o=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1","norm1"],["Heads","attention_out"],["Afte\
r the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.out"],["Leaves","residual_out"]].filter(([
,u])=>e.has(`${o}.${u}`)),i=r.map(([,u])=>G(e,`${o}.${u}`,s)),a=je(e,t),c=We(e,n,s,a),l=G(e,`${o}.feed_forward.pre`,s),h=G(
e,`${o}.feed_forward.hidden`,s);return[{caption:`${D(e,s)}, in layer ${n}`,columns:["Number",...r.map(([u=""])=>u)],rows:Array.
from(i[0]??[],(u,d)=>[d+1,...i.map(f=>f[d])])},{caption:`Hidden units of the feed-forward network${c?`, and what they gi\
ve number ${a+1}`:""}`,columns:["Unit","Before the activation","After it",...c?["Weight","Product"]:[]],rows:Array.from(
h,(u,d)=>[d+1,l[d],u,...c?[c.dot.second[d],c.dot.products[d]]:[]])}]}function Dr(e,{kind:t,visit:n}){let s=G(e,"inputs.p\
rojected",n),o=[{caption:`What ${D(e,n)} is made of`,columns:["Feature","Value","Length of its vector"],rows:e.slices.map(
({name:i,label:a,lengths:c})=>[a,Jn(e,i,n),c[n]])},zn("All features mixed by one matrix",s)];if(t==="inputs")return o;let r=Array.
from({length:e.layers*e.heads},(i,a)=>{let[c,l]=[Math.floor(a/e.heads),a%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(
c,l)[n]]});return e.hasPointer&&r.push(["Pointer",e.pointerWeights[n]]),o.push({caption:"How much the last visit reads f\
rom it",columns:["Reader","Weight"],rows:r}),o}function Qc(e){return[zn("The context: the last visit after all layers",e.
values("context"))]}function Zc(e,{visit:t,isLeaf:n}){let s=De(e),o=e.visits.map((l,h)=>D(e,h)),r=e.values("pointer.cont\
ent_scores"),i=e.has("pointer.bias")?e.values("pointer.bias"):null,a=[{caption:"The pointer’s score and weight of each v\
isit",columns:["Visit","Content score",...i?["Position bias"]:[],"Score","Weight"],rows:o.map((l,h)=>[l,r[h],...i?[i[h]]:
[],Xn(s.scores[h]),e.pointerWeights[h]])},{caption:"Weights added up by place",columns:["Place","Visits","Probability"],
rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];if(!n)return a;let{dot:c}=Ft(e,t);return[
Ve(`Query of the context × key of ${o[t]}`,["Query","Key"],c),...a]}function tl(e,{location:t,isLeaf:n}){let s=e.trace.
location_probabilities.generation??[],o={caption:"The most probable places of the generation head",columns:["Place","Log\
it","Probability"],rows:s.map(i=>[e.nameOf(i.location).label,xt(e,i.location).logit,i.probability])},{dot:r}=xt(e,t);return n&&
r?[Ve(`Context × weights of ${e.nameOf(t).label}`,["Context","Weight"],r),o]:[o]}function el(e){let t=Gt(e),n={caption:"\
The gate",columns:["Quantity","Value"],rows:[...t?[["Bias",t.bias],["Logit",t.logit],["As learned",t.learned]]:[],["Gate",
e.gate]]};if(!t)return[n];let s="Hidden units";return[t.dot?Ve(s,["Hidden unit","Weight"],t.dot):zn(s,t.hidden),n]}function nl(e,{
location:t}){let{visits:n,pointer:s,generation:o,gate:r,fromPointer:i,fromGeneration:a,probability:c}=Yt(e,t);return[{caption:`\
How probable is ${e.nameOf(t).label}?`,columns:["Path","Probability","Factor","Share of the answer"],rows:[["Pointer",s,
r,i],["Generation",o,1-r,a],["Answer","","",c]]},{caption:"Its visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[
D(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function Ve(e,t,{first:n,second:s,products:o,sum:r}){return{caption:e,columns:[
"Number",...t,"Product"],rows:[...o.map((i,a)=>[a+1,n[a],s[a],i]),["Sum","","",r]]}}function zn(e,t){return{caption:e,columns:[
"Number","Value"],rows:Array.from(t,(n,s)=>[s+1,n])}}function Xn(e){return Number.isFinite(e)?e:"−∞"}function Hr(e,t,n,s=null,o=""){let r=document.createElement("dialog");r.className="picture-tables",r.setAttribute("aria-\
label","Numbers");let i=[];for(let l of Wr(t,n,s)){let h=document.createElement("div");h.className="table-frame",h.tabIndex=
0;let u=document.createElement("h2");u.textContent=l.caption,h.append(Rr(l));let d=document.createElement("a");d.textContent=
"Save as CSV",d.setAttribute("aria-label",`Save as CSV: ${l.caption}`),d.download=`${[o,n??"network",sl(l.caption)].filter(
Boolean).join("-")}.csv`,d.href=URL.createObjectURL(new Blob([Pr(l)],{type:"text/csv"})),i.push(d.href),r.append(u,h,d)}
let a=document.createElement("button");a.type="button",a.textContent="Close",a.addEventListener("click",()=>r.close());let c=document.
createElement("p");c.append(a),r.append(c),r.addEventListener("close",()=>{for(let l of i)URL.revokeObjectURL(l);r.remove()}),
e.append(r),r.showModal()}function sl(e){return e.split(/[,:]/,1).join().toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-")}var ol={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]};function Br(e,t,n){if(n==="Home")return e[0]??
null;if(n==="End")return e.at(-1)??null;let[s,o]=ol[n]??[0,!1],r=t?e.indexOf(t):-1,i=e[r];if(s===0||!i)return null;let a=Ge(
i);if(!o){let d=e[r+s];return d&&Ge(d)===a?d:null}let c=[...new Set(e.map(Ge))],l=c[c.indexOf(a)+s],h=e.filter(d=>Ge(d)===
l),u=d=>Math.abs(Ur(d)-Ur(i));return h.sort((d,f)=>u(d)-u(f))[0]??null}function Ge(e){return(e.getAttribute("data-part")??
"").replace(/\.\d+$/,"")}function Ur(e){let{top:t,bottom:n}=e.getBoundingClientRect();return(t+n)/2}function Fr(e,t,{title:n,origin:s}){let o=e.slice(e.indexOf(",")+1);if(t==="svg")return rl(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[jr("Title",n),jr("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function rl(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",t),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function jr(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,il(n)),s.buffer}function il(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}function Vr(e,t){let n=document.createElement("a");n.href=al(e),n.download=t,n.click()}function al(e){let t=URL.createObjectURL(
e);return setTimeout(()=>URL.revokeObjectURL(t),6e4),t}async function Qn({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await cl(e))}`}async function Gr(e,t){let n=new Image;
n.src=await Qn(e),await n.decode();let s=document.createElement("canvas");s.width=Math.round(e.width*t),s.height=Math.round(
e.height*t);let o=s.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function cl(e){let t=await ll();return t&&e.replace(/<svg[^>]*>/,
n=>`${n}<style>${t}</style>`)||e}async function ll(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await hl(n,e.href??document.baseURI)})}`}}catch{}
return""}async function hl(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return n.ok?`data:font\
/woff2;base64,${xs(new Uint8Array(await n.arrayBuffer()))}`:zt(n.status)}var ul=2;async function Yr(e,t,{title:n,origin:s,name:o}){let r=t==="png",i=await(r?Gr(e,ul):Qn(e)),a=Fr(i,r?"png":"svg",
{title:n,origin:s});Vr(a,`${o}-network.${t}`)}var dl=2e3;async function qr(e){let t=w(e,"span"),n=t.textContent;try{await navigator.clipboard.writeText(location.href),
t.textContent="Copied"}catch{t.textContent="See address bar"}setTimeout(()=>{t.textContent=n},dl)}var Jr="pointerscope-visits-as",fl="textarea, input:not([type=radio], [type=checkbox], [type=range])",qe=class{#t=null;#n=null;#s=[];#r=[];#e=null;#i=null;#o=[];#c=0;#a=Xt().
get("open");constructor(t,n){if(this.page=t,this.sheet=new Ie(t,()=>t.dataset.depth==="everything"),this.bar=w(t,"[data-\
bar]"),this.undo=w(t,"[data-undo-step]",HTMLButtonElement),this.redo=w(t,"[data-redo-step]",HTMLButtonElement),n)this.picture=
n.picture,this.picture.complete(this.#l,Ye),n.drawn&&(this.#o=[n.drawn,null,null]);else{let s=w(t,"[data-network]");this.
picture=new Cs(s,this.#l,Ye)}this.#h(),this.#y(ws(Jr)==="text"?"text":"list"),ms(t)}get#l(){let{page:t}=this,n=!("adapte\
d"in t.dataset);return{model:()=>t.dataset.explore??"",act:s=>this.#k(s),edit:s=>this.#T(s),...be&&{ask:s=>xe({head:s})},
whatIf:s=>this.#A(s),...n&&{circuit:((s,o)=>this.#N(s,o))},more:(s,o)=>this.#v(s,o),pointed:s=>this.pointed(s),covered:()=>gs(
t),opened:s=>this.#u(s)}}#u(t){if(t===this.#a)return;let n=us(this.#a,t);this.#a=t,this.#t?.updateAddress(n)}pointed=()=>{};depthChanged=()=>{};get options(){
let{depth:t=""}=this.page.dataset;return{depth:t==="explore"&&!location.hash?void 0:t,open:this.#a??void 0}}restore(t){this.#a=
t.get("open");let n="inRoom"in document.documentElement.dataset?"explore":null,s=t.get("depth")??n;!this.#e||s===null||s===
this.page.dataset.depth||fs.includes(s)&&this.#$(s)}follow(t){this.#t=t}showInputs(t){this.page.dataset.depth!=="everyth\
ing"&&this.sheet.show(!0),t&&this.#y("text")}clear(){delete this.page.dataset.drawn,this.showInputs(!0)}#h(){let{page:t}=this;
for(let s of W(t,"input[name=depth]",HTMLInputElement))s.addEventListener("change",()=>{ys(s.value),this.#$(s.value),this.#t?.
updateAddress("replace")});for(let s of W(t,"input[name=visits-as]",HTMLInputElement))s.addEventListener("change",()=>{bs(
Jr,s.value),this.#y(s.value)});this.undo.addEventListener("click",()=>this.#g(this.#s,this.#r)),this.redo.addEventListener(
"click",()=>this.#g(this.#r,this.#s)),w(t,"[data-as-learned]").addEventListener("click",()=>this.#m({})),w(t,"[data-pres\
ent]").addEventListener("click",()=>{w(t,"[data-stage]").requestFullscreen()}),Do(t);let n=w(t,"[data-share]",HTMLButtonElement);
n.addEventListener("click",()=>qr(n));for(let s of W(t,"[data-save]",HTMLButtonElement))s.addEventListener("click",()=>this.#L(
s.dataset.save??""));w(t,"details[data-export]").addEventListener("toggle",()=>this.#M()),document.addEventListener("key\
down",s=>this.#S(s)),document.addEventListener("pointerscope:server",()=>{t.toggleAttribute("data-server-silent",!as.answers)})}#S(t){
if(t.target instanceof Element&&t.target.closest(`${fl}, dialog`)||t.defaultPrevented)return;let s=t.key.toLowerCase();if(s===
"escape"&&this.picture.back(),!(t.ctrlKey||t.metaKey)){s==="c"&&!t.altKey&&this.picture.circuits?.toggle(),s==="t"&&!t.altKey&&
this.picture.showTables();return}s!=="z"&&s!=="y"||(t.preventDefault(),s==="y"||t.shiftKey?this.#g(this.#r,this.#s):this.#g(
this.#s,this.#r))}show(t,n,s){if(this.#b(t),this.#w(t),!("tensors"in n))return;let o=this.#e,r=o?.notation===n.notation,
i=o!==null&&r&&pe(o),a=s&&"tensors"in s?s:null;this.#i=a??(o&&ml(n,o)?o:null),this.#e=n,this.#d(a?"As learned":"Before t\
his change"),r||(this.picture.happened=null),this.#f(n,this.#i),this.#a!==this.picture.opened&&this.picture.open(this.#a),
this.page.dataset.drawn="true";let{player:c}=this.picture;this.page.dataset.depth==="story"&&!this.#a&&!c.isOpen&&!i&&c.
play()}#f(t,n){let{happened:s}=this.picture,o=[t,n,s];o.every((r,i)=>r===this.#o[i])||(this.#o=o,this.picture.show(t,n))}recognise(t){
let n=w(this.bar,"[data-happened]"),s=t?.target??null;n.hidden=s===null||this.#E;let o=s!==this.picture.happened;if(this.
picture.happened=s,o&&this.#e&&this.#f(this.#e,this.#i),!t||s===null||!this.#e)return;let r=this.#e.prediction.location===
t.target;w(n,"[data-happened-place]").textContent=`${r?"✓ ":""}${t.target_label??""}`}#d(t){let n=w(this.bar,"[data-wa\
s]");if(n.hidden=this.#i===null,!this.#i||!this.#e)return;let{value:s,change:o,isMore:r}=rs(this.#e,this.#i);w(n,"[data-\
was-name]").textContent=t,w(n,"[data-was-value]").textContent=s;let i=w(n,"[data-was-change]");i.textContent=o,i.className=
r?"more":"less"}#w({interventions:t}){let n=w(this.page,"[data-changed]"),s=JSON.parse(t||"{}"),o=Co(s,r=>this.#m(r));w(
n,"ul").replaceChildren(...o),n.hidden=o.length===0}#k(t){if(!this.#t||!this.#e)return;let n=dn(this.#t.interventions,t,
this.#e);this.#m(n,!("isDone"in t)||t.isDone)}#T(t){let n=this.#t;if(!n)return;n.isDragging=!t.isDone,n.fill();let{sent:s,
editor:o}=n,r=s[t.visit]??0;t.kind==="move"?t.by!==0?o.move(r,(s[t.visit+t.by]??0)-r):n.submitSoon():t.kind==="time"?o.setTime(
r,t.minutes):o.setStay(r,t.minutes)}#m(t,n=!0){if(!n){this.#p(t);return}this.#t&&(cancelAnimationFrame(this.#c),this.#t.
interventions=t,this.#_(t))}#_(t){let{explanations:n,fields:s}=this.#t??{};if(!n?.isInBrowser||!s)return;let o=Object.keys(
t).length>0;try{let[r,i]=[s,{...s,interventions:""}].map(a=>n.explainHere(et(a)));if(!r||!i||!("tensors"in r&&"tensors"in
i))return;this.#f(r,o?i:null)}catch{}}#N(t,n){let{explanations:s,shown:o}=this.#t??{};return!s||!o?Promise.reject(new Error(
"There is no answer yet.")):Po(s,et(o),t,n)}#A(t){let{interventions:n}=this.#t??{};return!n||!this.#e?null:this.#O(dn(n,
t,this.#e))}#O(t){let{explanations:n,shown:s}=this.#t??{};return!n?.isInBrowser||!n.model||!s?null:n.model.trace({...et(
s),interventions:t})}#p(t){cancelAnimationFrame(this.#c),this.#c=requestAnimationFrame(()=>{let n=this.#O(t),s=this.#i?.
notation!==this.#e?.notation;n&&this.#f(n,s?this.#e:this.#i)})}#b(t){if(this.#t?.isDragging&&this.#n)return;this.#n&&JSON.
stringify(this.#n)!==JSON.stringify(t)&&this.#n&&(this.#s.push(this.#n),this.#r.length=0),this.#n=t,this.#x()}#x(){this.
undo.disabled=this.#s.length===0,this.redo.disabled=this.#r.length===0}#g(t,n){let s=this.#t;this.#n&&s?.isChanged&&this.#b(
s.fields);let o=t.pop();!o||!this.#n||(n.push(this.#n),this.#n=o,s?.take(o),this.#x())}#v(t,n){let s=this.page.querySelector(
`[data-story] pointer-view[view="${CSS.escape(t)}"]`);if(!s)return;for(let[r,i]of Object.entries(n))i!==null&&s.setAttribute(
r,i);this.#$("everything"),this.#t?.updateAddress("replace");let o=s.closest("details");o&&(o.open=!0),s.scrollIntoView()}get#E(){
return w(this.page,"[data-stage]").hasAttribute("data-undrawn")}#$(t){let n=ps(this.page,t);this.sheet.toggle(!1),n==="s\
tory"&&this.#e?this.picture.player.play():this.picture.player.close(),this.depthChanged()}#y(t){this.page.dataset.visitsAs=
t,w(this.page,`input[name=visits-as][value=${t}]`,HTMLInputElement).checked=!0}#M(){let t=tt({...this.#t?.shown});for(let n of W(
this.page,"[data-export] a",HTMLAnchorElement))n.search=t.toString()}#L(t){let n=`${this.#t?.answer.textContent??""} · ${w(
this.page,".model-name").textContent}`,{past:s,changes:o}=this.#I,r=[n,[o,s].filter(Boolean).join(" ")].filter(Boolean),
{explore:i="model"}=this.page.dataset;Yr(this.picture.file({title:n,lines:r}),t,{title:n,origin:location.href,name:i}),w(
this.page,"details[data-export]",HTMLDetailsElement).open=!1}get#I(){let t=this.#t?.interventions??{},n=w(this.bar,"[dat\
a-was]"),s=o=>w(n,`[data-was-${o}]`).textContent;return{changes:Object.keys(t).length?$e(t):"",past:n.hidden?"":`${s("na\
me")}: ${s("value")}.`}}};function ml(e,t){if(e.notation===t.notation||e.user!==t.user)return!1;let n=t.visits.map(({location:o})=>o),
s=0;for(let{location:o}of e.visits){let r=n.indexOf(o);r<0||(n.splice(r,1),s+=1)}return 2*s>=Math.max(e.visits.length,t.
visits.length)}var Zn=null;function pl(){let e=W(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:s,pathname:o}=location,
r=s+o;if(!t){let a=o.slice(rt.pathname.length),c=it(document,"[data-lesson]");return!c||!new URLSearchParams(location.search).
has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=tt({model:t,against:JSON.stringify(
{model:n})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function Kr(){let{controller:e}=navigator.serviceWorker;
if(!e)return;let t=n=>e.postMessage(n);Zn?.disconnect(),Zn=new PerformanceObserver(n=>{let s=n.getEntries().map(({name:o})=>o);
t({addresses:s.filter(o=>!o.includes("?"))})}),Zn.observe({type:"resource",buffered:!0}),t({addresses:[],page:pl()})}async function zr(){
if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",Kr),await navigator.serviceWorker.register(
new URL("service-worker.js",rt),{updateViaCache:"none"}),Kr()}catch{}}function Xr(){document.readyState==="complete"?zr():addEventListener("load",zr)}var gl=3e4,Qr=660;async function yl(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+gl;for(;Date.now()<t&&e.
some(wl);)await new Promise(n=>setTimeout(n,100))}function wl(e){return e.querySelector(".view-failure:not([hidden])")?!1:
!e.dataset.drawn||e.hasAttribute("aria-busy")}function Zr(e,t){e.hidden=!1,e.addEventListener("click",async()=>{e.disabled=
!0;let n=t(),s=new Set(n.map(o=>o.closest("details:not([open])")));for(let o of s)o?.setAttribute("open","");await yl(n),
window.print();for(let o of s)o?.removeAttribute("open");e.disabled=!1})}function ti(e,t=()=>{},n=()=>{}){let s=[],o=[];
window.addEventListener("beforeprint",()=>{t(),s=W(e,"details:not([open])",HTMLDetailsElement).filter(r=>!r.closest("poi\
nter-view"));for(let r of s)r.open=!0;o=W(e,"pointer-view:not([fill]) > .view-plot").filter(r=>r.offsetHeight>Qr);for(let r of o)
r.style.setProperty("--print-scale",String(Qr/r.offsetHeight))}),window.addEventListener("afterprint",()=>{for(let r of s)
r.open=!1;for(let r of o)r.style.removeProperty("--print-scale");n()})}var bl=JSON.stringify({interventions:null}),xl=["visits","user","predict_at","top_k","interventions"];Pt.hasPage=!0;var{
page:Y,drawn:$l,gestures:es}=Pt,Je=w(Y,"[data-changes]"),$t=Ze(Y,".chapter pointer-view"),ei=Ze(Je),Ke=[...$t,...ei],kl=w(
Y,"[data-story]"),Ol=w(Y,"[data-compare]",HTMLAnchorElement),El=w(Y,"[data-walk]",HTMLAnchorElement),lt=new Le(Y,{draws:!w(
Y,"[data-stage]").hasAttribute("data-undrawn"),outline:Pt.outlineOf,shown(e,t,n){st.show(e,t,n),queueMicrotask(()=>es.release())},
filled(e,t,n){for(let s of Ke)for(let o of xl)ts(s,o.replace("_","-"),e[o]);if(Ol.href=new URL(`compare?${lt.comparisonOf(
e)}`,rt).href,El.search=tt({...e,...Sl()}).toString(),si(),!n)for(let s of ei)s.removeAttribute("visits")},cleared(){st.
clear();for(let e of Ke)e.removeAttribute("visits")},restored(e){Mo($t,e),st.restore(e)},recognised:e=>st.recognise(e),refused:e=>st.
showInputs(e),options:()=>({...vo($t),...st.options})}),st=new qe(Y,Pt);st.follow(lt);st.depthChanged=ni;ni();st.pointed=
ze;function ni(){Y.dataset.depth==="everything"&&import("../js/pointer-view.js")}function si(){let e=w(Je,"input[name=sh\
ow-as]:checked",HTMLInputElement).value,t=Je.hidden?"with":e;for(let n of $t)ts(n,"interventions",t==="without"?"":lt.shown?.
interventions),ts(n,"against",t==="difference"?bl:"")}function Sl(){return Object.fromEntries(["layer","head"].map(e=>[e,
$t.map(t=>t.getAttribute(e)??"").find(t=>/^\d+$/.test(t))]))}function ts(e,t,n){n?e.setAttribute(t,n):e.removeAttribute(
t)}function ze(e){lt.markVisits(e);for(let t of Ke)"mark"in t&&t.mark(e)}be&&Tl();function Tl(){let e=$t.find(n=>n.getAttribute(
"view")==="head"),t=document.createElement("button");t.type="button",t.textContent="Ask the hall: what happens without t\
his head?",t.addEventListener("click",()=>{let[n=0,s=0]=["layer","head"].map(o=>Number(e?.getAttribute(o)));xe({head:{layer:n,
head:s}})}),e?.after(t)}var oi=w(Y,".sections"),ri=()=>{document.documentElement.style.setProperty("--sections",`${oi.offsetHeight}\
px`)};ri();new ResizeObserver(ri).observe(oi);Ao(Y);Lo(Y,$t,()=>lt.updateAddress("replace"));Y.addEventListener("pointer\
-view:hover",({detail:e})=>{st.picture.mark(e.visits),ze(e.visits)});var{rows:ii}=lt.editor;for(let e of["pointerover","\
focusin"])ii.addEventListener(e,t=>{let n=lt.sent.indexOf(lt.editor.indexOf(ut(t))),s=n<0?[]:[n];st.picture.mark(s),ze(s)});
for(let e of["pointerleave","focusout"])ii.addEventListener(e,()=>{st.picture.mark([]),ze([])});for(let e of W(Je,"input\
[name=show-as]"))e.addEventListener("change",si);Y.addEventListener("pointer-view:open",({detail:e,target:t})=>{let n=$t.
find(s=>s.getAttribute("view")==="head");if(!(!n||t===n||!("head"in e))){for(let[s,o]of Object.entries(e))n.setAttribute(
s,String(o));lt.updateAddress("replace"),n.scrollIntoView({block:"start"})}});Zr(w(Y,"[data-print]",HTMLButtonElement),()=>Y.
dataset.depth==="everything"?Ke.filter(e=>e.hasAttribute("visits")):[]);ti(kl);w(Y,'[data-printed="origin"]').textContent=
`${w(Y,"h1").textContent}, a model in PointerScope at ${location.origin}${location.pathname}`;lt.restore("keep").finally(
()=>{es.release(),Pt.outlives&&Xr()});$l||es.release();
