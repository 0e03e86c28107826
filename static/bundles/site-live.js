import{a as I,b as fe,c as me}from"./site-ERRDMBQT.js";import{a as Ie,b as Pe}from"./site-WX3UO46K.js";import{
A as Ce,C as ft,D as Ne,E as mt,F as G,G as gt,a as q,b as P,c as H,d as ye,e as T,f as Ee,g as xe,h as ke,i as Ae,j as Oe,
k as Se,l as Te,m as $e,n as _e,o as Bt,p as Me,q as ht,r as ct,s as Le,t as lt,v as dt,x as ut,z as pt}from"./site-QQ6B3KPO.js";
import{a as Pt,b as ae,c as he,d as ce,e as Ht,h as le,n as de,o as Dt,q as M}from"./site-GHMQDKFV.js";import{a as h,
b as y,c as m,e as V,f as Y,g as ot}from"./site-AXBYILDR.js";import{a as we}from"./site-GEZEHFQA.js";import{
a as ge}from"./site-SONR56G4.js";import{a as k,b as st,c as nt,d as _,e as it}from"./site-E2HDMIBS.js";import{
c as be,d as ve,e as K}from"./site-BJF663HL.js";import{a as at}from"./site-62BCFDPO.js";import{a as J,c as ue,
k as pe,l as S,m as rt}from"./site-C225MOGC.js";import"./site-S64QPORY.js";var X=i=>Math.floor(i/1440),wt=i=>i-X(i)*1440,He=i=>Rt(i+3,7),Rt=(i,t)=>(i%t+t)%t,Z=i=>new Date(i*864e5).toISOString().slice(
0,10),D=i=>[Math.floor(i/60),i%60].map(t=>String(t).padStart(2,"0")).join(":");function B(i){let t=Date.parse(`${i}T00:0\
0Z`)/864e5;return i>="0001"&&!Number.isNaN(t)&&Z(t)===i?t:null}var w=Pt.map(i=>i.slice(0,3));function Wt(i,t){let e=I(i);if(fe(e)>40)throw M(t,xe,{text:me(e,40)});let{groups:s}=Ht.exec(e)??Ht.exec(e.replace(ce,"$1"))??
{};if(!s)throw M(t,he.test(e)?ke:Ae,{text:e});let[n,o]=[Number(s.hour),Number(s.minute)];if(n>23||o>59)throw M(t,Oe,{text:e});
return{weekday:Ls(s.weekday,t),date:Cs(s.date,t),time:n*60+o}}function Ut(i){let t=[],e=0,s=!1;for(let{0:n,index:o}of i.matchAll(/[",\n\r]|$/g))n==='"'?s=!s:(!s||!n)&&(t.push({written:i.
slice(e,o),start:e}),e=o+1);return t.filter(({written:n})=>I(n))}function jt(i){return i.startsWith('"')?Ms(i):i.search(
/[@+]|$/)}function Ms(i){let t=i.indexOf('"',1);for(;t>0&&i[t+1]==='"';)t=i.indexOf('"',t+2);return t+1}function Ls(i,t){if(i===void 0)return null;let e=Pt.findIndex(s=>s.toLowerCase().startsWith(i.toLowerCase()));if(e<0)throw M(
t,Se,{text:i,days:w.join(", ")},w);return e}function Cs(i,t){if(i===void 0)return null;let e=B(i);if(e===null)throw M(t,
Te,{text:i});let[s=0,n=0]=ae,o=Number(i.slice(0,4));if(o<s||o>n)throw M(t,$e,{text:i,first_year:s,last_year:n});return e}var Ns=1440,bt="begins before the visit above ends",Is=6;function Ft(i){return i.map(({place:t,written_moment:e,written_stay:s})=>[
t,e&&`@ ${e}`,s===null?"":`+${s}`].filter(Boolean).join(" ")).join(", ")}function Re(i){return Ut(i).map(({written:t})=>je(
t).place.toLowerCase()).filter(Boolean)}function We(i,t,e){let s=Ut(i)[t];if(!s)return i;let{place:n,before:o}=je(s.written),
r=s.start+o,a=n?"":" ";return`${i.slice(0,r)}${e}${a}${i.slice(r+n.length)}`}function Ue(i){let[,t,e="0"]=/^\s*(\d{1,2})(?:[:.]?(\d{2}))?\s*$/.
exec(i)??[];return t===void 0||Number(t)>23||Number(e)>59?null:`${t.padStart(2,"0")}:${e.padStart(2,"0")}`}function Vt(i,t){
let[e,s]=[Be(t),Be(i)];if(!t||e===null||s===null)return"";let n=s-e;return n*Ns+i.start_minute-t.start_minute<t.duration_minutes?
bt:!w.some(a=>i.written_moment.startsWith(a))||n<Is?"":n===7?"a week later":`${n} days later`}function Be(i){return B(i?.
arrival?.slice(0,10)??"")}function je(i){let t=I(i);return{place:t.startsWith('"')&&!jt(t)?t:I(t.slice(0,jt(t))),before:i.
indexOf(t)}}function Fe(i,t,e){return R(i).map(s=>s===t?e:s===e?t:s)}function Yt(i,t){return R(i).map(e=>e===t?null:e-+(e>t))}function Ve(i,t){
let e=Hs(i,t),s=new Set(e),n=R(t.length).filter(a=>!s.has(a));for(let[a,c]of i.entries()){if(e[a]!==null)continue;let l=n.
findIndex(d=>t[d]===c);l>=0&&(e[a]=Number(n.splice(l,1)[0]))}return 2*e.filter(a=>a!==null).length>=Math.max(i.length,t.
length)?e:i.map(()=>null)}function Ye({masked:i,order:t},e,s){let n=t.length?Ps(t,e,s):[],o=n.at(-1)??s-1;return{masked:i.
flatMap(r=>e[r]??[]).filter(r=>r!==o).sort((r,a)=>r-a),order:n}}function Ps(i,t,e){let s=a=>(t[a]??null)!==null,n=R(i.length).
filter(s),o=n.map(a=>Number(t[a])).sort((a,c)=>a-c);if(!o.length)return[];let r=i.filter(s).map(a=>Number(o[n.indexOf(a)]));
for(let a of R(e))o.includes(a)||r.splice(r.indexOf(a-1)+1,0,a);return r.every((a,c)=>a===c)?[]:r}function Hs(i,t){let e=Math.
min(i.length,t.length),s=0;for(;s<e&&i[s]===t[s];)s++;let n=0;for(;n<e-s&&i.at(-1-n)===t.at(-1-n);)n++;let[o,r]=[i.length-
n,t.length-n],a=R(o+1).map(()=>Array(r+1).fill(0)),c=(d,u)=>Number(a[d]?.[u]);for(let d=o-1;d>=s;d--)for(let u=r-1;u>=s;u--){
let p=i[d]===t[u]?c(d+1,u+1)+1:0;a[d][u]=Math.max(p,c(d+1,u),c(d,u+1))}let l=i.map((d,u)=>u<s?u:u<o?null:u-o+r);for(let d=s,
u=s;d<o&&u<r;)i[d]===t[u]?l[d++]=u++:c(d+1,u)>=c(d,u+1)?d++:u++;return l}var R=i=>[...Array(i).keys()];var W=class{#t=0;#e=[];#n=[];#i="";#s=null;#o=null;constructor(t,e){this.root=t,this.errors=h(t,"[data-errors]"),this.masks=
h(t,"[data-masks]"),this.orderWords=h(t,"[data-order]"),this.state=h(t,"[data-state]"),t.addEventListener("change",()=>this.#u(
e)),t.addEventListener("click",s=>{let{act:n}=V(s).dataset;n&&(n==="reset"?this.text="":this.#e=Us(n,this.#t),this.#u(e))})}get text(){
if(this.#i)return this.#i;let t=this.#c();return Object.keys(t).length?JSON.stringify(t):""}set text(t){let e=Bs(t);this.#s=
this.#o=null;for(let s of this.#h)Ws(s,e);this.#e=Array.isArray(e.order)?e.order:[],this.#n=Array.isArray(e.mask_visits)?
e.mask_visits:[],this.masks.replaceChildren(),this.#i=t&&JSON.stringify(this.#c())!==t?t:"",this.#p()}show(t,e){for(this.#t=
t.length,this.#i="",this.#r();this.masks.children.length>t.length;)this.masks.lastElementChild?.remove();for(;this.masks.
children.length<t.length;)this.masks.append(Ds(this.masks.children.length));let s=m(this.masks,"label");for(let[n,o]of t.
entries()){let r=s[n];if(!r)continue;let a=h(r,"input",HTMLInputElement);a.checked=this.#n.includes(n),a.disabled=n===e.
at(-1),h(r,"span").textContent=`${n+1} ${o.label}`}this.#p()}followHistory(t,e){let s=this.#o,n=Re(t);if(this.#s=n,!s){this.#r();
return}let o=!e&&Jt(n,s.places),r=e??Ve(s.places,n),{masked:a,order:c}=o?s:Ye(s,r,n.length),l=Jt([a,c],[this.#n,this.#e]);
if(this.#n=a,this.#e=c,e&&this.#r(),!l){for(let d of this.#a)d.checked=a.includes(Number(d.dataset.item));this.#i="",this.#p()}}#r(){
let t={masked:this.#n,order:this.#e};this.#o=this.#s&&{places:this.#s,...t}}showProblems(t){this.errors.hidden=t.length===
0,this.errors.textContent=t.map(e=>e.message).join(" "),t.length&&(this.root.open=!0)}get#h(){return m(this.root,"[data-\
key]")}get#a(){return m(this.root,'[data-key="mask_visits"]',HTMLInputElement)}#c(){let t={};for(let e of this.#h){let s=Rs(
e),{key:n="",item:o}=e.dataset;if(!(s===void 0||n==="mask_visits"))if(o){let r=t[n];t[n]=[...Array.isArray(r)?r:[],s]}else
t[n]=s}for(let{dataset:e}of this.#h){let{key:s="",of:n}=e;n&&!t[n]&&delete t[s]}return this.#n.length&&(t.mask_visits=this.#n),
this.#e.length&&(t.order=this.#e),t}#u(t){this.#i="",this.masks.children.length&&(this.#n=this.#a.filter(e=>e.checked).map(
e=>Number(e.dataset.item))),this.#r(),this.#p(),t()}#p(){let t=ht(this.#c()).length;this.state.textContent=t?`${t} chang\
ed`:"as learned",this.orderWords.textContent=this.#e.length?Me(this.#e).join(" "):"unchanged"}};function Ds(i){let t=document.
createElement("label"),e=document.createElement("input");return e.type="checkbox",e.autocomplete="off",e.dataset.key="ma\
sk_visits",e.dataset.item=String(i),t.append(e," ",document.createElement("span")),t}function Bs(i){try{return Object(JSON.
parse(i||"{}"))}catch{return{}}}function Rs(i){let{item:t}=i.dataset;return i instanceof HTMLInputElement&&i.type==="che\
ckbox"?i.checked?t?JSON.parse(t):!1:void 0:i.type==="number"?i.value===""?void 0:Number(i.value):i.value||void 0}function Ws(i,t){
let{key:e="",item:s}=i.dataset,n=t[e];if(i instanceof HTMLInputElement&&i.type==="checkbox"){i.checked=s?n==="all"||Array.
isArray(n)&&n.some(r=>Jt(r,JSON.parse(s))):n===!1;return}let o=i instanceof HTMLInputElement||[...i.options].some(r=>r.value===
n);i.value=o&&n!==void 0&&n!==null?String(n):""}function Jt(i,t){return Je(i)===Je(t)}function Je(i){let t=i&&typeof i==
"object"&&!Array.isArray(i);return JSON.stringify(i,t?Object.keys(i).sort():void 0)}function Us(i,t){let e=[...Array(t).
keys()];return i==="reverse"&&e.reverse(),i==="shuffle"&&js(e),i==="as-sent"||e.every((s,n)=>s===n)?[]:e}function js(i){
for(let t=i.length-1;t>0;t-=1){let e=Math.floor(Math.random()*(t+1));[i[t],i[e]]=[Number(i[e]),Number(i[t])]}}function L(i,t){if(!i)return;let e=String(t??""),s=[...i.options].find(({value:n,text:o})=>[n,o,o.split(",")[0]].includes(
e));s||i.add(new Option(e,e)),i.value=s?.value??e}function b({visits:i,user:t,predict_at:e,top_k:s,interventions:n}){return{visits:i,user:t||null,predict_at:e||null,...s&&
{top_k:Number(s)},...n&&{interventions:_(n)}}}var Ke="100",Fs=350,vt=class{#t;#e=0;constructor(t,e){this.#t=t,this.root=e,this.model=e.dataset.model??"",this.person=y(
e,"[data-person]",HTMLSelectElement),this.visits=h(e,"[data-visits]",HTMLTextAreaElement),this.predictAt=h(e,"[data-pred\
ict-at]",HTMLInputElement),this.problems=h(e,"[data-problems]"),this.answer=h(t.page,`[data-answer-of="${e.dataset.side}\
"] output`,HTMLOutputElement),this.models=h(e,"[data-choose-model]",HTMLSelectElement),this.explanations=t.explanationsOf(
this.model),this.explanations.draws=!("undrawn"in e.dataset),this.explanations.sharesWeights="sharesWeights"in e.dataset||
!lt,this.panel=new W(h(e,"[data-interventions]",HTMLDetailsElement),()=>t.showSoon()),this.visits.addEventListener("inpu\
t",()=>t.showSoon(Fs)),this.explanations.sharesWeights&&this.explanations.prepare();for(let s of[this.person,this.predictAt])
s?.addEventListener("change",()=>t.showSoon());this.models.addEventListener("change",()=>{this.model=this.models.value,t.
updateAddress("push"),history.replaceState({editing:this.models.id},""),location.reload()})}get history(){return{visits:this.
visits.value,user:this.person?.value??"",predict_at:this.predictAt.value.trim()}}fill({visits:t,user:e,predict_at:s}){this.
visits.value=t??"",this.predictAt.value=s??"",L(this.person,e)}async explain(t){this.#e+=1;let e=this.#e;if(!t.visits.trim())
return T(this.answer,null),this.#r([]),null;try{let s=await this.explanations.explain(b({...t,top_k:t.top_k||Ke}));return e!==
this.#e?null:(this.#n(s),s)}catch(s){if(!(s instanceof J))throw s;return e===this.#e&&(T(this.answer,null),this.#r(s.problems)),
null}}changed(t,e){return this.explanations.model?.trace(b({...t,top_k:t.top_k||Ke}),e)??null}#n(t){let{visits:e}=t,s=e.
map(n=>n.sent);this.panel.show([...e].sort((n,o)=>n.sent-o.sent),s),T(this.answer,t),this.#r([])}async prepareFor(t){let e=t!==
null&&!("tensors"in t);return e&&await this.explanations.prepare(),e}get name(){return this.#i("text")}get shortName(){return this.#i(
"short")}#i(t){let e=ht(Object(_(this.panel.text||"{}")));return[this.models.selectedOptions[0]?.text??"",...this.#s,...e.
map(n=>n[t])].join(", ")}get#s(){let{first:t,second:e,sameHistory:s}=this.#t;if(s.checked)return[];let n=this===t?e:t,[o,
r]=[this,n].map(c=>c.predictAt.value.trim());return[...this.person&&n.person&&this.#o!==n.#o?[this.#o]:[],...o===r?[]:[o||
"when the last visit ends"]]}get#o(){let t=this.person?.selectedOptions[0];return t?.value?t.text.split(",")[0]??"":"nob\
ody in particular"}#r(t){let e=t.filter(({where:o})=>o.startsWith("interventions")),s=t.filter(o=>!e.includes(o)),n=s.length?
this.problems:this.panel.errors;this.panel.showProblems(e),this.problems.hidden=s.length===0,this.problems.textContent=s.
map(({where:o,message:r})=>{let a=/^visits\[(\d+)\]/.exec(o);return a?`Visit ${Number(a[1])+1}: ${r}`:r}).join(" "),t.length&&
this.#t.hooks.refused?.(n)}},yt=class{#t=new Map;#e=0;#n=0;#i="";constructor(t,e={}){this.page=t,this.hooks=e,this.sameHistory=
h(t,"[data-same]",HTMLInputElement),this.ownHistory=h(t,'[data-side="b"] [data-own]'),this.first=new vt(this,h(t,'[data-\
side="a"]')),this.second=new vt(this,h(t,'[data-side="b"]')),this.suggestion=h(t,"[data-try]"),this.suggestion.addEventListener(
"click",()=>{this.first.visits.value=this.first.visits.placeholder,this.showSoon()}),this.sameHistory.addEventListener("\
change",()=>{this.#a(),this.showSoon()}),st(()=>this.#r())}explanationsOf(t){let e=this.#t.get(t)??new pt(t);return this.#t.
set(t,e),e}get queries(){let{first:t,second:e}=this,[s,n]=[t.history,this.sameHistory.checked?t.history:e.history];return t.
panel.followHistory(s.visits),e.panel.followHistory(n.visits),[{...s,top_k:this.#i,interventions:t.panel.text},{...n,top_k:this.#i,
interventions:e.panel.text}]}#s({visits:t,user:e,predict_at:s,interventions:n}){let o=this.sameHistory.checked?{}:{visits:t,
user:e||null,predict_at:s||null},r={model:this.second.model,...o,interventions:_(n||"null")};return JSON.stringify(r)}updateAddress(t){
let[e,s]=this.queries,n=this.#s(s),o={model:this.first.model,...e,against:n,...this.hooks.options?.()};it(S(o),t)}showSoon(t=0){
clearTimeout(this.#e),this.#e=setTimeout(()=>this.#o("push"),t)}async#o(t){clearTimeout(this.#e),this.#n+=1;let e=this.#n,
[s,n]=this.queries;s.visits.trim()&&(this.suggestion.hidden=!0),this.hooks.asked?.(s,n,this.#s(n)),this.updateAddress(t),
this.page.setAttribute("aria-busy","true");try{let o=()=>Promise.all([this.first.explain(s),this.second.explain(n)]),[r,
a]=await o();if(e!==this.#n||(this.hooks.answered?.(r,a),!(await Promise.all([this.first.prepareFor(r),this.second.prepareFor(
a)])).includes(!0)||e!==this.#n))return;let l=await o();e===this.#n&&this.hooks.answered?.(...l)}finally{e===this.#n&&this.
page.removeAttribute("aria-busy")}}takeEdited(){let t=history.state?.editing;return history.replaceState(null,""),typeof t==
"string"?document.getElementById(t):null}#r(){let t=k(),{model:e=this.second.model}=Et(t.get("against"));e===this.second.
model&&(t.get("model")??this.first.model)===this.first.model?this.restore():location.reload()}async restore(){let{first:t,
second:e}=this,s=k(),n=Et(s.get("against"));if(this.#i=s.get("top_k")??"",this.hooks.restored?.(s),t.fill({visits:s.get(
"visits")??"",user:s.get("user"),predict_at:s.get("predict_at")}),t.panel.text=s.get("interventions")??"",e.panel.text=n.
interventions?JSON.stringify(n.interventions):"",!s.get("visits")){let o=await this.#h();o&&t.fill({...o,predict_at:o.predict_at.
replace("T"," ")})}this.sameHistory.checked=!["visits","user","predict_at"].some(o=>o in n),this.sameHistory.checked||e.
fill(n.visits?n:{...t.history,...n}),this.#a(),this.suggestion.hidden=t.visits.value!=="",this.suggestion.hidden||this.hooks.
refused?.(this.suggestion),await this.#o("replace")}async#h(){let{first:t,second:e}=this,s=await qe(t.model);if(s||t.root.
dataset.places!==e.root.dataset.places)return s;let n=await qe(e.model);return n&&{...n,user:null}}#a(){this.ownHistory.
hidden=this.sameHistory.checked,!this.sameHistory.checked&&!this.second.visits.value&&this.second.fill(this.first.history)}};
async function qe(i){try{return(await dt(i,1))[0]}catch{return}}function Et(i){try{return JSON.parse(i??"{}")??{}}catch{
return{}}}var U=class{constructor(t,e=()=>!1){this.page=t,this.stays=e,this.button=h(t,"[data-inputs-button]",HTMLButtonElement),this.
inputs=h(t,`#${this.button.getAttribute("aria-controls")}`),this.button.addEventListener("click",()=>this.toggle(!this.isOpen)),
h(t,"[data-inputs-close]").addEventListener("click",()=>this.toggle(!1)),document.addEventListener("keydown",s=>{s.key!==
"Escape"||!this.isOpen||(s.preventDefault(),this.toggle(!1))})}get isOpen(){return this.page.hasAttribute("data-inputs")}toggle(t){
let e=this.inputs.contains(document.activeElement);this.show(t);let s=h(this.inputs,"textarea"),n=y(this.inputs,"[name=v\
isits-as]:checked");t?(s.checkVisibility()?s:n??s).focus():e&&!this.stays()&&this.button.focus()}show(t){this.page.toggleAttribute(
"data-inputs",t),this.button.setAttribute("aria-expanded",String(t))}};function Ge(i,t,e){if(!e)return null;let s=[],n=i.hasPointer&&t.hasPointer;if(!i.hasVisitsOf(t))s.push("The visits diffe\
r, so only the gate and the answers are overlaid.");else if(!n){let o=i.hasPointer?"second":t.hasPointer?"first":"";if(o){
let r=o==="first"?"generation and answers":"the answers";s.push(`The ${o} network has no pointer: only ${r} are overlaid\
.`)}}return!i.hasGeneration&&t.hasGeneration&&s.push("The first network has no generation head: that of the second is no\
t drawn."),s.join(" ")}function Xe(i,t,e,s){let[n,o]=i?.split(".")??[];return n==="places"?s?i:null:n!=="visits"?i:s?t.hasVisitsOf(
e)?i:`places.${t.locations[Number(o)]}`:null}var Vs=/residual|outputs$|pointer/,Kt={visit:{site:()=>"layers.0.residual_in"},head:{site:({layer:i,head:t})=>`layers.${i}\
.heads.${t}.outputs`},stream:{site:({layer:i})=>`layers.${i}.residual_out`},context:{site:()=>"context"},pointer:{site:()=>"\
pointer.scores"},generation:{site:()=>"generation.logits"},gate:{site:()=>"gate.value"}};function j(i,t){let e=ft(i,t);if(!e||
!Kt[e.kind])return null;let{kind:s,layer:n,head:o,visit:r=0}=e;return s==="visit"?`encoding of visit ${r+1}, ${t.visits[r]?.
label??""}`:s==="head"?`head ${o} of layer ${n}`:s==="stream"?`residual stream after layer ${n}`:s==="generation"?"gener\
ation head":s==="pointer"?"pointer scores":s}function z(i,t,e){let s=ft(i,t);return!s||!Kt[s.kind]?!1:s.kind!=="visit"||
t.count-1-(s.visit??0)<e.count}function Ze(i,t){let[e,s]=[i.trace.architecture,t.trace.architecture];return e.d_model===
s.d_model&&e.layers===s.layers&&e.heads===s.heads}function ze(i,t,e){let s=new Map;for(let n of i){let o=ft(n,t),r=o&&Kt[o.
kind];if(!o||!r)continue;let a=r.site(o),c=s.get(a);o.kind!=="visit"?s.set(a,"all"):c!=="all"&&s.set(a,new Set([...c??[],
t.count-1-(o.visit??0)]))}return Object.fromEntries([...s].flatMap(([n,o])=>{let r=t.trace.tensors[n];return!r||!e.trace.
tensors[n]?[]:[[n,c=>Vs.test(n)?Ys(c,r,o):{values:r.values.slice(),shape:[...r.shape]}]]}))}function Ys(i,t,e){let[s]=i.
shape,[n]=t.shape,o=i.values.length/s,r=i.values.slice();for(let a=0;a<Math.min(s,n);a++){if(e!=="all"&&!e.has(a))continue;
let c=t.values.subarray((n-1-a)*o,(n-a)*o);c.every(Number.isFinite)&&r.set(c,(s-1-a)*o)}return{values:r,shape:[...i.shape]}}
function Qe({clean:i,changed:t,patched:e}){let s=xt(i)-xt(t);return Math.abs(s)<de?null:(xt(e)-xt(t))/s}function xt(i){let[
t,e]=[i,Math.max(0,1-i)];return Math.log(t+Dt)-Math.log(e+Dt)}var Js={a:"first",b:"second"},C=i=>i==="a"?"b":"a",kt=class{patches={into:"b",names:[]};#t={};#e=document.createElement(
"div");constructor(t,e){this.page=t,this.changed=e,this.root=h(t,"[data-patches]",HTMLFormElement),this.parts=h(this.root,
"[data-patch-part]",HTMLSelectElement),this.direction=h(this.root,"[data-patch-into]",HTMLSelectElement),this.list=h(this.
root,"[data-patch-list]"),this.told=h(this.root,"[data-patch-told]"),this.#e.className="carried",this.#e.hidden=!0,this.#e.
setAttribute("aria-hidden","true"),h(t,"[data-stage]").append(this.#e),this.direction.addEventListener("change",()=>this.#n()),
this.root.addEventListener("submit",s=>{s.preventDefault(),this.put(this.parts.value,this.direction.value==="a"?"a":"b")})}get address(){
let{into:t,names:e}=this.patches;return e.length?`${t}:${e.join(",")}`:""}restore(t){let[e,s=""]=(t??"").split(":");this.
patches={into:e==="a"?"a":"b",names:s.split(",").filter(Boolean)}}put(t,e){let s=this.patches.into===e?this.patches.names:
[],n=s.includes(t)?s.filter(o=>o!==t):[...s,t];this.patches={into:e,names:n},this.changed()}carry(t,{name:e,x:s,y:n,state:o},r){
let a=this.#t[C(t)],c=r&&a&&z(e,r,a)?j(e,r):null,l=document.elementFromPoint(s,n)?.closest("[data-run-picture]"),d=l instanceof
HTMLElement&&l.dataset.runPicture===C(t);this.#e.hidden=o!=="carried"||!c,this.#e.textContent=c??"",this.#e.style.translate=
`${s+12}px ${n+8}px`;for(let u of m(this.page,"[data-run-picture]"))u.toggleAttribute("data-takes",o==="carried"&&d&&u===
l);c&&(o==="put"||o==="dropped"&&d)&&this.put(e,C(t))}offer(t,e){this.#t=t,this.root.hidden=!e,e&&this.#n()}#n(){let t=this.
direction.value==="a"?"a":"b",[e,s]=[this.#t[C(t)],this.#t[t]];if(!e||!s)return;let n=this.parts.value,o=Ne(e).filter(r=>z(
r,e,s)).map(r=>new Option(j(r,e)??r,r,!1,r===n));this.parts.replaceChildren(...o)}show(t,e){let{into:s,names:n}=this.patches,
o=n.map(r=>{let a=document.createElement("li"),c=document.createElement("button");return c.type="button",c.textContent=`${(t&&
j(r,t))??r} ×`,c.title="Take it back",c.addEventListener("click",()=>this.put(r,s)),a.append(c),a});this.list.replaceChildren(
...o),this.list.hidden=!o.length,this.list.setAttribute("aria-label",`Put into the ${Js[s]} run`),this.told.textContent=
e}};var Ks=2e3;async function At(i){let t=h(i,"span"),e=t.textContent;try{await navigator.clipboard.writeText(location.href),
t.textContent="Copied"}catch{t.textContent="See address bar"}setTimeout(()=>{t.textContent=e},Ks)}var O=["a","b"],qs="before this change",Gs={names:[],run:""},Xs="Parts are exchanged in this browser, which does not hav\
e this network’s weights.",Zs=["Both networks have too few parts for a picture of the whole. Below, both answers stand\
 side by side.","The second network has too few parts for a picture of the whole: this is the first alone. Below, both a\
nswers stand side by side.","The first network has too few parts for a picture of the whole: this is the second alone. B\
elow, both answers stand side by side."],zs="These networks know different places: #12 of the one is another place than \
#12 of the other, and people may be others, too. They can only stand side by side.",Ot=class{#t=null;#e={};#n={a:null,b:null};#i="\
overlaid";#s=null;#o=!1;pointed=()=>{};constructor(t){this.page=t,this.sheet=new U(t),this.note=h(t,"[data-note]"),this.
layouts=m(t,"input[name=layout]",HTMLInputElement),this.pictures={a:this.#a("a"),b:this.#a("b")},this.patchBar=new kt(t,
()=>{this.#t?.updateAddress("replace"),this.#m()});for(let s of this.layouts)s.addEventListener("change",()=>{this.#i=s.
value,this.#t?.updateAddress("replace"),this.#m()});let e=h(t,"[data-share]",HTMLButtonElement);e.addEventListener("clic\
k",()=>At(e)),h(t,"[data-present]").addEventListener("click",()=>{h(t,"[data-stage]").requestFullscreen()})}follow(t){this.#t=
t;let e=t.takeEdited();e&&(this.sheet.show(!0),e.focus())}get options(){return{...this.#i==="beside"&&{layout:"beside"},
...this.#s&&{open:this.#s},...this.patchBar.address&&{put:this.patchBar.address}}}restore(t){this.#i=t.get("layout")==="\
beside"?"beside":"overlaid",this.#s=t.get("open"),this.patchBar.restore(t.get("put")),this.#w(this.#i)}show(t,e){let s=[
t,e].map(qt),n=this.#f?Object.assign({},...s.map(r=>r?.places)):{};this.#e={};for(let[r,a]of O.entries()){let c=s[r];c&&
(this.#e[a]=new mt({...c,places:{...n,...c.places}}))}this.#n={a:t,b:e},O.some(r=>this.#h(r)&&this.#d(r)?.explanations.draws)||
this.#m()}#r(){let[t,e]=O.map(s=>this.#h(s));return!t&&!e?"":Zs[t&&e?0:t?2:1]??""}#h(t){let e=this.#n[t];return!!e&&!qt(
e)}showProblem(t){this.sheet.show(!0),t.scrollIntoView({block:"nearest"})}mark(t){for(let e of O)this.pictures[e].mark(t)}#a(t){
let e=h(this.page,`[data-run-picture="${t}"] [data-network]`);return new gt(e,{...t==="a"&&{against:"in the second run"},
model:()=>this.#c(t),pointed:(n,o)=>{this.pointed(n),this.#u(t,o)},opened:n=>this.#p(t,n),carry:n=>this.patchBar.carry(t,
n,this.#e[t])},G)}#c(t){let s=(this.page.dataset.layout==="overlaid"&&this.#e.b?O:[t]).map(n=>this.#d(n)?.model);return[
...new Set(s)].join("-and-")}#u(t,e){let s=t==="a"?"b":"a",[n,o]=[this.#e[t],this.#e[s]];!n||!o||this.pictures[s].light(
Xe(e,n,o,this.#f))}#p(t,e){if(this.#o||e===this.#s)return;let s=nt(this.#s,e);this.#s=e,this.#o=!0,this.pictures[t==="a"?
"b":"a"].open(e),this.#o=!1,this.#t?.updateAddress(s)}#m(){let{a:t,b:e}=this.#e,s=t&&e?Ge(t,e,this.#f):"",n=s===null?"be\
side":this.#i,o=n==="overlaid"&&!!(t&&e);this.page.dataset.layout=n,this.#w(n);let r=this.#r();for(let p of this.layouts)
p.disabled=s===null;h(this.page,".depths").hidden=r!=="";let a=s===null?zs:o?s:r;this.note.replaceChildren(...K(a)),h(this.
page,"[data-legend]").hidden=!o;for(let p of O){let f=this.#e[p]&&!(o&&p==="b");h(this.page,`[data-run-picture="${p}"]`).
hidden=!f}let c={a:t?.trace??null,b:e?.trace??null},{into:l}=this.patchBar.patches,d=this.#l(),u={...c,...d&&{[l]:d}};this.#y(
l,d),this.#o=!0;for(let p of O)this.pictures[p].putIn=p===l&&d?this.#g:Gs;o&&u.a&&this.pictures.a.show(u.a,u.b);for(let p of o?
[]:O){let f=u[p],E=f===c[p]?null:c[p];f&&this.pictures[p].show(f,E,u[C(p)],qs)}for(let p of O){let f=this.pictures[p];f.
opened!==this.#s&&f.open(this.#s)}this.#o=!1,this.page.dataset.drawn="true"}#l(){let{into:t,names:e}=this.patchBar.patches,
[s,n]=[this.#e[C(t)],this.#e[t]],o=!!(s&&n&&this.#f&&Ze(s,n)),r=this.page.dataset.layout==="beside";if(this.patchBar.offer(
this.#e,o&&(r||e.length>0)),!o||!s||!n||!e.length)return this.patchBar.show(s,""),null;let a=e.find(l=>!z(l,s,n));if(a!==
void 0){let l=t==="a"?"first":"second";return this.patchBar.show(s,`Nothing of “${a}” can be put into the ${l} run. \
Take it back.`),null}let c=this.#d(t)?.changed(this.#E(t),ze(e,s,n));return this.patchBar.show(s,c?Qs(e,s,n,new mt(c),t):
Xs),c??null}get#g(){let{into:t,names:e}=this.patchBar.patches,[s,n]=[this.#e[C(t)],this.#e[t]],o=(n?.count??0)-(s?.count??
0);return{names:e.map(r=>r.replace(/^visits\.(\d+)$/,(a,c)=>`visits.${Number(c)+o}`)),run:t==="a"?"second":"first"}}#y(t,e){
let s=e&&{...e,engine:"browser"},n={...this.#n,...s&&{[t]:s}};for(let o of O){let r=this.#d(o);r&&T(r.answer,n[o]);let a=s!==
null&&o===t,c=o==="a"?"First":"Second",l=a?", with parts of the other":"";for(let d of m(this.page,`[data-run="${o}"]`))
d.textContent=`${c}: ${r?.shortName??""}${l}`,d.title=`${c}: ${r?.name??""}${l}`}this.#x(n.a,n.b)}#E(t){let[e,s]=this.#t.
queries;return t==="a"?e:s}#w(t){for(let e of this.layouts)e.checked=e.value===t}#d(t){return t==="a"?this.#t?.first:this.#t?.
second}get#f(){let[t,e]=O.map(s=>this.#d(s)?.root.dataset.places);return t!==void 0&&t===e}#x(t,e){let s=h(this.page,"[d\
ata-change]"),n=qt(e),o=t?.prediction.location??0,r=t&&n&&this.#f?new mt(n).knownProbability(o):null;if(s.hidden=r===null,
!t||r===null)return;let{change:a,size:c,sign:l}=P(t.prediction.probability,r),d=h(s,"[data-change-value]");d.replaceChildren(
...K(`${a?`${l} `:""}${c} points`)),d.className=a>0?"more":a<0?"less":"",h(s,"[data-change-place]").textContent=o===e?.prediction.
location?"":`for ${t.prediction.name??`#${o}`}`}};function Qs(i,t,e,s,n){let{location:o}=t.trace.prediction,r=g=>g.knownProbability(
o)??0,[a,c,l]=[r(t),r(e),r(s)],d=Qe({clean:a,changed:c,patched:l}),u=t.nameOf(o).label,[p,f]=n==="a"?["second","first"]:
["first","second"],E=i.length===1?j(i[0]??"",t):`${i.length} parts together`,$=d!==null&&d<0?": the answer moves away fr\
om it":"",N=d===null?"The runs hardly differ in it.":`${q(d)} of the difference in log-odds comes back${$}.`,F=t.count===
e.count?"":` The runs have ${t.count} and ${e.count} visits and are aligned at their ends.`;return`Put into the ${f} run\
: ${E}. There ${u} goes from ${q(c,1)} to ${q(l,1)}; the ${p} run gives it ${q(a,1)}. ${N}${F}`}function qt(i){return i&&
"tensors"in i?i:null}function ts(i,t,e,s){let n=h(i,"input",HTMLInputElement),o=h(i,"[role=listbox]"),r=[],a=-1,c=Promise.resolve(),l=0,d=()=>{
l+=1,r=[],a=-1,o.hidden=!0,o.replaceChildren(),n.setAttribute("aria-expanded","false"),n.removeAttribute("aria-activedes\
cendant")},u=g=>{a=g;for(let[v,x]of[...o.children].entries())x.setAttribute("aria-selected",String(v===a));let A=o.children[a];
if(!A){n.removeAttribute("aria-activedescendant");return}n.setAttribute("aria-activedescendant",A.id),A.scrollIntoView({
block:"nearest"})},p=g=>{g&&(n.value="",d(),s(g))},f=(g,A,v)=>{let x=document.createElement("li");x.id=`${o.id}-${g}`,x.
setAttribute("role","option");let et=document.createElement("small");return et.textContent=v,x.append(A," ",et),x},E=(g,A)=>{
r=g;let v=r.map((x,et)=>{let{label:ks,note:As}=e(x),It=f(et,ks,As);return It.addEventListener("mousedown",Os=>Os.preventDefault()),
It.addEventListener("click",()=>p(x)),It});if(A){let x=f(0,A,"");x.setAttribute("aria-disabled","true"),v.push(x)}o.replaceChildren(
...v),o.hidden=v.length===0,n.setAttribute("aria-expanded",String(v.length>0)),u(r.length&&n.value.trim()?0:-1)},$=async()=>{
l+=1;let g=l;r=[],a=-1;let A=n.value.trim();try{let v=await t(A);g===l&&E(v,v.length?"":`No place matches “${A}”.`)}catch(v){
g===l&&E([],rt(v))}},N=()=>{c=$()},F=async()=>{!n.value.trim()&&a<0||(await c,p(r[a]))};n.addEventListener("input",N),n.
addEventListener("focus",N),n.addEventListener("blur",d),n.addEventListener("keydown",g=>{if(g.key==="ArrowDown"&&o.hidden)
N();else if(g.key==="ArrowDown")u(Math.min(a+1,r.length-1));else if(g.key==="ArrowUp")u(Math.max(a-1,0));else if(g.key===
"Enter")F();else if(g.key==="Escape")d();else return;g.preventDefault()})}function es({weekday:i,date:t,time:e},s){let n=e??0;if(t!==null)return t*1440+n;let o=s===null?le*1440:s+1,r=X(o)+(n<wt(
o)?1:0),a=i===null?0:Rt(i-He(r),7);return(r+a)*1440+n}function Gt(i,t){let[e,s,n]=[-1,0,1].map(r=>i[t+r]),o=i.filter((r,a)=>a!==t);return e&&s&&tn(e,s)&&(o[t-1]={...e,written_stay:e.
duration_minutes}),n&&(o[t]=en(n,e,i.some(nn))),o}function tn(i,t){let e=St(t);return i.filled_in.includes("stay")&&!t.filled_in.
includes("time")&&e!==null&&ss(i)===e}function en(i,t,e){let s=St(i);if(s===null)return i;let n=D(wt(s)),o=`${w[i.weekday]}\
 ${n}`,r=`${Z(X(s))} ${n}`,c=[i.written_moment,...e?[]:[o],r].find(l=>sn(t,l)===s)??r;return{...i,written_moment:c}}function sn(i,t){
return t?es(Wt(t,""),i?St(i):null):i?ss(i):null}function nn({written_moment:i}){return!!i&&Wt(i,"").date!==null}function St({
arrival:i,start_minute:t}){let e=i===null?null:B(i.slice(0,10));return e===null?null:e*1440+t}function ss(i){let t=St(i);
return t===null?null:t+i.duration_minutes}var Tt=class{#t=[];constructor(t,e){this.text=h(t,"textarea",HTMLTextAreaElement),this.rows=h(t,"[data-rows]"),this.template=
h(t,"template[data-row]",HTMLTemplateElement),this.errors=h(t,"[data-errors]"),this.full=h(t,"[data-full]"),this.overlaps=
h(t,"[data-overlaps]"),this.changed=e,this.text.addEventListener("input",()=>{this.rows.inert=!0,e(!0)}),this.rows.addEventListener(
"click",s=>this.#h(V(s).closest("button"))),this.rows.addEventListener("change",s=>{V(s).dataset.control==="day"&&this.#r(
Y(s))}),this.rows.addEventListener("focusout",s=>{this.rows.inert||this.#r(Y(s))}),this.rows.addEventListener("input",s=>{
Zt(Y(s),"")}),this.rows.addEventListener("keydown",s=>{s.key==="Enter"&&this.#r(Y(s))})}get visits(){return this.text.value}mark(t){
for(let[e,s]of[...this.rows.children].entries())s.toggleAttribute("data-marked",t.includes(e))}indexOf(t){let e=t.closest(
"[data-visit]");return e?[...this.rows.children].indexOf(e):-1}set visits(t){this.text.value=t,this.rows.inert=!0}add(t){
let e=this.#e&&!this.rows.inert,n=(e?Ft(Gt(this.#t,0)):this.text.value).trim().replace(/,$/,"");this.text.value=n?`${n},\
 ${t}`:t,this.rows.inert=!0,this.changed(!1,e?Yt(this.#t.length,0):void 0)}show(t){for(this.#t=t;this.rows.children.length>
t.length;)this.rows.lastElementChild?.remove();for(;this.rows.children.length<t.length;)this.rows.append(ot(this.template));
let e=m(this.rows,":scope > [data-visit]");for(let[s,n]of t.entries()){let o=e[s];o&&this.#o(o,n,s,t.length)}this.rows.inert=
!1,this.full.hidden=!this.#e,this.overlaps.textContent=an(t)}get#e(){return this.#t.length>=Number(this.full.dataset.full)}showProblems(t){
this.text.setAttribute("aria-invalid",String(t.length>0)),this.errors.hidden=t.length===0,this.errors.replaceChildren(...t.
map(e=>{let s=document.createElement("li"),n=os(e);if(s.textContent=$t(e),n===null)return s;for(let o of e.suggestions)s.
append(" ",this.#n(n,o));return s}))}#n(t,e){let s=document.createElement("button");return s.type="button",s.className="\
suggestion",s.textContent=e,s.setAttribute("aria-label",`Use ${e} for visit ${t+1}`),s.addEventListener("click",()=>{this.
visits=We(this.text.value,t,e),this.text.focus(),this.changed(!1)}),s}#i(t,e){this.show(t),this.text.value=Ft(t),this.changed(
!1,e)}#s(t,e){this.#i(this.#t.map((s,n)=>t.get(n)??s),e)}#o(t,e,s,n){let[o,r]=Xt(e.written_moment);t.toggleAttribute("da\
ta-masked",e.masked),h(t,"[data-number]").textContent=String(s+1),h(t,"[data-place]").textContent=e.label,h(t,"[data-cat\
egory]").textContent=e.category??"",h(t,"[data-surprise]").textContent=Vt(e,this.#t[s-1]);let a=h(t,'[data-control="day"\
]',HTMLSelectElement),c=o&&!w.includes(o)?[...w,o]:w;a.replaceChildren(new Option(`(${w[e.weekday]})`,""),...c.map(p=>new Option(
p,p)));let l=[["day",a,o,"Day"],["time",h(t,'[data-control="time"]',HTMLInputElement),r||is(e.start_minute),"Time"],["st\
ay",h(t,'[data-control="stay"]',HTMLInputElement),String(e.duration_minutes),"Minutes of stay"]],d=h(t,"[data-problem]");
d.id=`visit-${s+1}-problem`;for(let[p,f,E,$]of l){let N=f===document.activeElement&&f.value!==f.dataset.read,F=f.ariaInvalid===
"true"&&f.dataset.read===E;f instanceof HTMLInputElement&&(N||F)||(Zt(f,""),f.value=E),f.dataset.read=E,f.setAttribute("\
aria-errormessage",d.id),f.toggleAttribute("data-filled-in",e.filled_in.includes(p)),f.setAttribute("aria-label",`${$} o\
f visit ${s+1}, ${e.label}`)}let u=[["earlier","Move earlier:",s>0],["later","Move later:",s<n-1],["remove","Remove",n>1]];
for(let[p,f,E]of u){let $=h(t,`[data-control="${p}"]`,HTMLButtonElement);$.disabled=!E,$.setAttribute("aria-label",`${f}\
 visit ${s+1}, ${e.label}`)}}#r(t){let e=t.dataset.control;if(!e||t.localName==="button"||t.value===t.dataset.read)return;
let s=this.indexOf(t),n=this.#t[s],o=t.closest("[data-visit]");if(!n||!o)return;let r={time:on,stay:rn}[e];if(r&&t instanceof
HTMLInputElement&&(Zt(t,r(t)),t.ariaInvalid))return;let[a]=Xt(n.written_moment),c=h(o,'[data-control="time"]').dataset.read,
l=t.value===""?null:Math.round(Number(t.value)),d={day:{written_moment:`${t.value} ${c}`.trim()},time:{written_moment:t.
value&&`${a} ${t.value}`.trim()},stay:{written_stay:l,duration_minutes:l??n.duration_minutes}};t.dataset.read=t.value,this.#s(
new Map([[s,{...n,...d[e]}]]))}#h(t){let e=t?.dataset.control;if(!t||!e)return;let s=this.indexOf(t);if(e==="remove"){let n=Yt(
this.#t.length,s);this.#i(Gt(this.#t,s),n),this.#c(Math.min(s,this.#t.length-1),e)}else{let n=e==="earlier"?s-1:s+1;this.#a(
s,n),this.#c(n,e)}}move(t,e){let s=Math.max(0,Math.min(this.#t.length-1,t+e));s!==t&&this.#a(t,s)}setTime(t,e){let s=this.#t[t];
if(!s)return;let[n]=Xt(s.written_moment),o=`${n} ${is(e)}`.trim();this.#s(new Map([[t,{...s,written_moment:o,start_minute:e}]]))}setStay(t,e){
let s=this.#t[t];if(!s)return;let n={written_stay:e,duration_minutes:e};this.#s(new Map([[t,{...s,...n}]]))}#a(t,e){let[
s,n]=[this.#t[t],this.#t[e]];!s||!n||this.#s(new Map([[t,{...s,...ns(n)}],[e,{...n,...ns(s)}]]),Fe(this.#t.length,t,e))}#c(t,e){
let s=this.#t.length-1,n={earlier:t===0,later:t===s,remove:s===0},o=[e,"later","earlier","remove"].find(c=>!n[c]),r=m(this.
rows,":scope > [data-visit]")[t],a=o&&r?.querySelector(`[data-control="${o}"]`);(a instanceof HTMLElement?a:this.text).focus()}};
function ns({place:i,label:t,category:e,masked:s}){return{place:i,label:t,category:e,masked:s}}function Xt(i){let[t="",e]=i.
split(" ");return e===void 0?["",t]:[t,e]}function on(i){let t=i.value.trim()?Ue(i.value):"";return t===null?`“${i.value}\
” is not a time. Write hours and minutes from 00:00 to 23:59, such as 17:30.`:(i.value=t,"")}function rn(i){let{rangeUnderflow:t,
rangeOverflow:e,badInput:s}=i.validity;return t||e||s?`Write the stay in minutes, from ${i.min} to ${i.max}.`:""}function Zt(i,t){
let e=i.closest("[data-visit]");if(!e)return;i.setCustomValidity(t),i.ariaInvalid=t?"true":null;let s=m(e,'[aria-invalid\
="true"]',HTMLInputElement);h(e,"[data-problem]").textContent=s.map(n=>n.validationMessage).join(" ")}function an(i){let t=i.
flatMap((e,s)=>Vt(e,i[s-1])===bt?s+1:[]);return t.length<2?t.length?`Visit ${t[0]} ${bt}.`:"":`These visits begin before\
 the visits above them end: ${t.join(", ")}.`}function is(i){let t=e=>String(Math.floor(e)).padStart(2,"0");return`${t(i/
60)}:${t(i%60)}`}function os({where:i}){let t=/^visits\[(\d+)\]/.exec(i);return t?Number(t[1]):null}function $t(i){let t=os(
i);return t!==null?`Visit ${t+1}: ${i.message}`:i.where.startsWith("interventions")?i.message===_e?"The changes to the n\
etwork cannot be read. Perhaps the link was cut off. Reset all changes.":`The changes to the network: ${i.message}`:i.message}function zt(){return document.hidden?Promise.resolve():new Promise(i=>{requestAnimationFrame(()=>setTimeout(i)),document.
addEventListener("visibilitychange",()=>i(),{once:!0}),setTimeout(i,1e3)})}async function rs(){await zt(),"requestIdleCa\
llback"in window&&await new Promise(i=>requestIdleCallback(i,{timeout:200}))}var hn="../bundles/browser-model.js",cn=/\bexport\s*\{[^}]*\};?\s*$/;var Qt=new WeakMap;async function _t(i,{location:t,variants:e},s,n){let o=ln(i),r=fn(n);for(let a of e){n.throwIfAborted();
let{input:c}=a;s(a,c&&await Promise.race([r,o(c,t)]))}}function ln(i){let t=dn(i);Qt.has(i)||Qt.set(i,un(i));let e=Qt.get(
i);return async(s,n)=>{let o=await e?.ask({input:s,location:n});if(!o)return t(s,n);if("error"in o)throw new Error(o.error);
return o.answer}}function dn(i){let t=performance.now()+12;return async(e,s)=>(performance.now()>=t&&(await new Promise(
n=>setTimeout(n)),t=performance.now()+12),i.answer(e,s))}function un(i){try{return new te(i.content)}catch{return null}}
var te=class{#t;#e;constructor(t){this.#t=pn(),this.#e=new Promise(e=>{this.#t.addEventListener("error",s=>{s.preventDefault(),
e(null)})}),this.#t.postMessage(t)}ask(t){let{port1:e,port2:s}=new MessageChannel,n=new Promise(o=>{e.onmessage=({data:r})=>{
e.close(),o(r)}});return this.#t.postMessage(t,[s]),Promise.race([this.#e,n])}};function pn(){let i=document.querySelector(
"script[data-engine]")?.textContent;if(!i)return new Worker(new URL(hn,import.meta.url),{type:"module"});let t=new Blob(
[i.replace(cn,"")],{type:"text/javascript"}),e=URL.createObjectURL(t),s=new Worker(e);return setTimeout(()=>URL.revokeObjectURL(
e),6e4),s}function fn(i){let t=new Promise((e,s)=>{i.addEventListener("abort",()=>s(i.reason),{once:!0})});return t.catch(
()=>{}),t}var mn={hours:["Moved by","All visits and the moment to predict move together."],visits:["Visit left out","One visit is \
left out at a time; the others keep the times and stays that the page shows, and the moment to predict stays."],heads:["\
Heads removed","Every set of heads is removed, on top of the changes already made."]},gn="This network has too many head\
s to try every set, so each is removed alone.",wn="cannot be left out: the answer is read at the last visit, and the one\
 before is missing or masked",ee=i=>`${(100*i).toFixed(1)} %`,Mt=class{#t=null;constructor(t,e,s){this.body=e,this.explanations=
s,this.kind=h(t,"[data-kind]",HTMLSelectElement),this.button=h(t,"[data-run]",HTMLButtonElement),this.progress=h(t,"[dat\
a-progress]",HTMLProgressElement),this.meaning=h(t,"[data-meaning]"),this.failure=h(t,"[data-failure]"),this.summary=h(t,
"[data-summary]"),this.frame=h(t,"[data-frame]"),this.rows=h(t,"tbody"),this.row=h(t,"template",HTMLTemplateElement),this.
kind.addEventListener("change",()=>this.clear()),this.button.addEventListener("click",()=>this.#t?this.#n():this.#e())}clear(){
this.#i(),this.rows.replaceChildren(),this.summary.textContent="";for(let t of[this.meaning,this.failure,this.frame])t.hidden=
!0}async#e(){this.clear();let t=new AbortController;this.#t=t,this.button.textContent="Stop",this.progress.removeAttribute(
"value"),this.progress.hidden=!1;try{await this.explanations.prepare(),t.signal.throwIfAborted(),await this.#s(t.signal)}catch(e){
if(this.#t!==t)return;this.failure.textContent=rt(e),this.failure.hidden=!1}this.#i()}#n(){let{value:t,max:e}=this.progress,
s=this.frame.hidden?"":` after ${t} of ${e} answers`;this.summary.textContent=`Stopped${s}.`,this.#i()}#i(){this.#t?.abort(),
this.#t=null,this.button.textContent="Run",this.progress.hidden=!0}async#s(t){let{model:e,obstacle:s}=this.explanations,
n=this.body();if(!e)throw new Error(`This browser cannot compute: ${s}`);if(!n)throw new Error("Enter a history of visit\
s first.");let o=this.kind.value,{prediction:r,variants:a}=e.sweep(o,n);if(!a.length)throw new Error("Every head is remo\
ved already.");this.#o(o,r,a);let{location:c}=r,l=[];await _t(e,{location:c,variants:a},(d,u)=>{let{change:p}=P(u?.probability??
0,r.probability),f=!!u&&u?.prediction.location!==c;this.#r({variant:d,answer:u,change:p,differs:f,row:ot(this.row)},l)},
t),this.summary.textContent=En(l)}#o(t,e,s){let[n,o]=mn[t],r=s.every(({heads:a})=>a?.length===1);this.meaning.textContent=
`${r?gn:o} The unchanged answer is ${H({prediction:e})}.`,h(this.frame,"[data-changed]").textContent=n;for(let a of[this.
meaning,this.frame])a.hidden=!1;this.progress.max=s.length,this.progress.value=0}#r(t,e){vn(t);let s=e.findIndex(o=>bn(t,
o)),n=s<0?e.length:s;this.rows.insertBefore(t.row,e[n]?.row??null),e.splice(n,0,t),this.progress.value+=1}};function bn(i,t){
let[e,s]=[i.variant.heads,t.variant.heads];return!e||e.length!==s?.length?!1:Math.abs(i.change)>Math.abs(t.change)}function vn({
variant:i,answer:t,change:e,differs:s,row:n}){h(n,"th").textContent=yn(i);let o=h(n,".word");if(!t){o.textContent=wn;return}
n.toggleAttribute("data-differs",s),o.textContent=s?H(t):"the same";let r=h(n,".share");r.textContent=ee(t.probability),
r.style.setProperty("--share",String(t.probability)),h(n,"[data-change]").textContent=as(e,1)}function yn({hours:i=0,visit:t,
heads:e}){return t?`${t.sent+1} ${t.label}`:e?e.map(([s,n])=>`L${s} H${n}`).join(", ")||"none":`${as(i,0)} h`}function En(i){
let t=i.flatMap(({answer:o})=>o?.probability??[]);if(!t.length)return"";let e=i.filter(({differs:o})=>o).length,[s,n]=[Math.
min(...t),Math.max(...t)];return`Another place leads in ${e} of ${t.length} rows. The probability of the unchanged answe\
r lies between ${ee(s)} and ${ee(n)}. Computed in this browser.`}function as(i,t){let e=Math.abs(i).toFixed(t);return Number(
e)===0?e:`${i>0?"+":"−"}${e}`}var xn={routine:()=>"routine: people are at home, at work or at a weekly appointment at the usual time",errand:i=>`erran\
ds: the kinds of the last stop${se(i.at(-1))} and of an earlier one${se(i.at(-2))} decide together where people go next`,
consequence:i=>`consequences: the first stop of the day${se(i.at(-1))} decides where people go in the afternoon and even\
ing`};function se(i){return i?` (${i})`:""}function hs(i,t){let{cause:e,custom:s,expected_label:n}=i,o=xn[s];if(!o)return"\
It was a free choice.";let r=Array.from({length:i.decided_before},()=>"before this history"),a=o([...r,...i.decided_by.map(
l=>kn(l,t))]),c=e===s?"The person followed it.":`It leads to ${n??"an unknown place"}, but this time the person went els\
ewhere.`;return`This simulated town has a rule for this moment, ${a}. ${c}`}function kn(i,t){let e=t.find(({sent:s})=>s===
i);return e?`${e.label}, ${w[e.weekday]} ${D(e.start_minute)}`:`visit ${i+1}`}var An="The answer and all below it are of your last valid history.",On=5e-4,Sn=350,Lt=class{shown=null;sent=[];#t=null;isDragging=!1;#e="";#n=null;#i=null;#s;#o=!1;#r=0;#h=0;#a=new AbortController;#c=null;#u="";constructor(t,e={}){
this.page=t,this.hooks=e,this.model=t.dataset.explore??"",this.engineChoice=y(t,"[data-engine-choice]",HTMLSelectElement),
this.explanations=new pt(this.model,k().get("engine")),this.explanations.draws=e.draws??!1,this.explanations.sharesWeights=
this.engineChoice!==null||!lt;let{explanations:s}=this;this.#s=e.outline??null;let n=s.sharesWeights&&s.choice!=="server";
e.draws&&n&&!this.#s&&s.prepare(),this.changes=h(t,"[data-changes]"),this.answer=h(t,"[data-answer]",HTMLOutputElement),
this.unknown=h(t,"[data-unknown]"),this.badge=h(t,"[data-badge]"),this.outcome=h(t,"[data-outcome]"),this.reason=h(t,"[d\
ata-outcome-reason]",HTMLDetailsElement),this.person=y(t,"[data-person]",HTMLSelectElement),this.predictAt=h(t,"[data-pr\
edict-at]",HTMLInputElement),this.moment=h(t,"[data-moment]"),this.whose=h(t,"[data-whose]"),this.leftOut=y(t,"[data-lef\
t-out]"),this.examples=h(t,"[data-examples]",HTMLSelectElement),this.failure=h(t,"[data-error]"),this.story=h(t,"[data-s\
tory]"),this.staleNote=h(t,"[data-stale-note]"),this.suggestion=h(t,"[data-try]"),this.editor=new Tt(h(t,"[data-editor]"),
(a,c)=>{this.#c=null,this.#v(),this.panel.followHistory(this.editor.visits,c),this.submitSoon(a?Sn:0)});let o=h(t,"[data\
-interventions]",HTMLDetailsElement);this.panel=new W(o,()=>this.submitSoon()),this.engineChoice&&(this.engineChoice.value=
s.choice??"");let r=y(t,"[data-sweeps]");this.sweeps=r&&new Mt(r,()=>this.shown&&b(this.shown),s),this.#p()}#p(){let{page:t}=this;
ts(h(t,"[data-combobox]"),e=>this.explanations.searchPlaces(e),e=>({label:e.label,note:e.category??""}),e=>this.editor.add(
e.notation)),this.suggestion.addEventListener("click",()=>{this.editor.visits=this.editor.text.placeholder,this.submitSoon()});
for(let e of["pointerdown","keydown","input"])h(t,"[data-editor]").addEventListener(e,()=>{this.#o=!0,this.#y()},{once:!0});
this.engineChoice?.addEventListener("change",()=>{this.explanations.choose(this.engineChoice?.value??""),this.submitSoon()}),
this.person?.addEventListener("change",()=>this.submitSoon()),this.predictAt.addEventListener("change",()=>this.submitSoon()),
this.moment.addEventListener("click",()=>{this.fill(),this.predictAt.value="",this.submitSoon()}),this.whose.addEventListener(
"click",()=>{this.fill(),L(this.person,""),this.submitSoon()}),h(this.changes,"[data-undo]").addEventListener("click",()=>{
this.panel.text="",this.submitSoon()}),h(this.failure,"button").addEventListener("click",()=>{this.explanations.choose(this.
explanations.choice),this.submitSoon()}),st(()=>this.restore("keep"))}get exampleHistories(){return this.#i??=this.#$(),
this.#i}get fields(){return{visits:this.editor.visits,user:this.person?.value??"",predict_at:this.predictAt.value.trim(),
top_k:this.#e,interventions:this.panel.text}}markVisits(t){this.editor.mark(t.flatMap(e=>this.sent[e]??[]))}take({visits:t,
user:e,predict_at:s,interventions:n}){this.fill(),this.#v(),this.editor.visits=t,this.predictAt.value=s,this.panel.text=
n,L(this.person,e),this.panel.followHistory(t),this.#u=JSON.stringify(this.fields),this.submitSoon()}get isChanged(){return this.
fill(),JSON.stringify(this.fields)!==this.#u}get interventions(){return Object(_(this.panel.text||"{}"))}set interventions(t){
this.fill(),this.panel.text=Object.keys(t).length?JSON.stringify(t):"",this.panel.followHistory(this.editor.visits),this.#m()}async#m(){
clearTimeout(this.#h);let t=++this.#r;this.page.setAttribute("aria-busy","true"),await zt(),t===this.#r&&this.submitSoon()}submitSoon(t=0){
clearTimeout(this.#h),this.#h=setTimeout(()=>{this.#l(b(this.fields),this.isDragging?"keep":"push")},t)}async#l(t,e){clearTimeout(
this.#h),this.#h=0,this.#r+=1;let s=this.#r;this.#a.abort(),this.#a=new AbortController,this.page.setAttribute("aria-bus\
y","true");let n=!1;try{let o="interventions"in t&&!!t.interventions,[r,a]=await Promise.all([this.#g(t),o?this.#g({...t,
interventions:null}):null]);if(s!==this.#r)return;this.#d(r,a,t,e),n=!0,await rs(),this.fill()}catch(o){if(o instanceof J&&
s===this.#r)this.#b(o.problems);else if(!pe(o)&&!(o instanceof J))throw o}finally{s===this.#r&&this.page.removeAttribute(
"aria-busy")}n&&s===this.#r&&this.#y()}fill(){let t=this.#c;t&&(this.#c=null,t(),this.#u=JSON.stringify(this.fields))}async#g(t){
let e=this.#s;this.#s=null;let s="visits"in t&&await e?.(t);return s||this.explanations.explain(t,this.#a.signal)}async#y(){
let{engineChoice:t,explanations:e}=this;if(!t)return;(this.#o||this.hooks.draws||e.choice==="browser")&&e.choice!=="serv\
er"&&await e.prepare(),await this.#E();let n=h(this.page,"[data-engine-obstacle]");n.textContent=e.obstacle&&`This brows\
er cannot compute: ${e.obstacle}`,n.hidden=!e.obstacle}async#E(){let{shown:t}=this,e=this.#t,s=this.#h!==0||this.page.hasAttribute(
"aria-busy");if(!(!this.hooks.draws||!t||!e||s)){if(!("tensors"in e))this.#l(b(t),"keep");else if(ut(e)){let n=await this.#g(
b(t)).catch(()=>null);if(!n||this.#t!==e)return;this.#w(n),this.hooks.shown?.(t,n,null)}}}#w(t){this.#t=t,T(this.answer,
t);let{prediction:e,unknown_probability:s}=t;this.unknown.hidden=s<=e.probability,h(this.unknown,"b span").textContent=`${(100*
s).toFixed(1)} %`,this.badge.textContent=Ee(t.engine)}#d(t,e,s,n){if("record"in s&&(this.editor.visits=t.notation??"",this.
predictAt.value=t.predict_at.replace("T"," "),t.notation===null)){this.#b([{where:"visits",message:"This record contradi\
cts itself and cannot be written as visits.",suggestions:[]}]);return}this.sent=t.visits.map(c=>c.sent);let o=[...t.visits].
sort((c,l)=>c.sent-l.sent);this.panel.followHistory(this.editor.visits),this.panel.text&&this.panel.show(o,this.sent),L(
this.person,t.user),this.#b([]),this.predictAt.placeholder=t.predict_at.replace("T"," "),this.moment.hidden=!this.predictAt.
value.trim(),this.moment.textContent=`predicted for ${Tn(this.predictAt.value,t)}`,this.whose.hidden=!this.person?.value,
this.whose.textContent=`for ${this.person?.selectedOptions[0]?.text.split(",")[0]}`,this.#w(t);let r={...this.fields,visits:t.
notation??""};this.shown=r,this.#T(r,t,e);let a=r.interventions?e:null;this.hooks.shown?.(r,t,a),this.updateAddress(n),this.#c=
()=>{this.editor.show(o),this.panel.show(o,this.sent),this.#f(o,t.predict_at),this.suggestion.hidden=!0,this.sweeps?.clear(),
this.hooks.filled?.(r,t,a),this.page.dataset.ready="true",this.#x(r,t)}}#f(t,e){let s=m(this.editor.rows,":scope > [data\
-visit]");for(let[o,r]of s.entries()){let a=t[o];if(!a?.arrival)continue;let c={day:w[a.weekday]??"",time:a.arrival.split(
"T")[1]??"",stay:`${a.duration_minutes} min`};for(let[l,d]of Object.entries(c)){let u=h(r,`[data-read="${l}"]`);u.textContent=
d,u.toggleAttribute("data-filled-in",a.filled_in.includes(l))}}if(h(this.page,'[data-printed="predict-at"]').textContent=
e.replace("T"," "),!this.person)return;let n=this.person.selectedOptions[0]?.textContent??"";h(this.page,'[data-printed=\
"person"]').textContent=n}async#x(t,e){let s=e.unknown_probability,n=s<On||s>e.prediction.probability?[]:[`A place the m\
odel does not know: ${(100*s).toFixed(1)} %.`],o=(await this.exampleHistories).find(({visits:r,predict_at:a,user:c})=>r===
t.visits&&a===e.predict_at&&(c===e.user||this.person===null));this.shown===t&&(this.hooks.recognised?.(o,t),o&&(this.#n=
{predictAt:this.predictAt.value,end:cs(o)}),o&&n.push($n(o,e.location_probabilities.final)),this.outcome.replaceChildren(
...K(n.join(" "))),this.outcome.hidden=n.length===0,this.reason.hidden=!o?.reason,h(this.reason,"p").textContent=o?.reason?
hs(o.reason,e.visits):"")}#T(t,e,s){let{changes:n}=this;if(n.hidden=!s||!t.interventions,!s||!t.interventions)return;h(n,
"[data-what]").textContent=ct(JSON.parse(t.interventions)),h(n,"[data-before]").textContent=H(s),h(n,"[data-after]").textContent=
H(e);let o=s.prediction.location===e.prediction.location;h(n,"[data-verdict]").textContent=o?"The most probable place st\
ays the same.":"The most probable place is another one."}#b(t){let e=({where:a})=>a.startsWith("interventions");this.#k(
this.person,t,"user"),this.#k(this.predictAt,t,"predict_at");let s=t.filter(a=>a.where==="");this.failure.hidden=s.length===
0,h(this.failure,"span").textContent=s.map(a=>a.message).join(" "),this.panel.showProblems(t.filter(e)),this.editor.showProblems(
t.filter(a=>a.where!==""&&!(a.where==="user"&&this.person)&&a.where!=="predict_at"&&!e(a)));let[n]=t.filter(a=>!s.includes(
a));if(n){let{rows:a}=this.editor,c=n.where.startsWith("visits")||!a.hasChildNodes();this.hooks.refused?.(a.inert&&c)}let o=t.
length>0&&this.shown!==null;this.staleNote.hidden=!(o||n);let r=n?.where==="predict_at"?`${$t(n)} `:"";this.staleNote.textContent=
o||!n?r+An:`No answer. ${$t(n)}`,this.story.toggleAttribute("data-stale",o)}#k(t,e,s){if(!t)return;let n=e.filter(r=>r.where===
s).map(r=>r.message),o=h(this.page,`#${t.getAttribute("aria-errormessage")}`);o.textContent=n.join(" "),o.hidden=n.length===
0,t.setAttribute("aria-invalid",String(n.length>0))}comparisonOf(t){let{model:e}=this,s=t.interventions?JSON.stringify({
model:e,interventions:null}):null;return S({model:e,...t,top_k:null,against:s})}updateAddress(t){if(t==="keep"||this.shown===
null)return;let{choice:e}=this.explanations,s=this.engineChoice?e:null,n=S({...this.shown,engine:s,...this.hooks.options?.()});
it(n,t)}async restore(t){this.#c=null,this.#n=null,this.examples.value="";let e=k(),s=e.get("top_k")??"";this.#e=/^([1-9]\d?|100)$/.
test(s)?s:"",this.editor.visits=e.get("visits")??"",this.predictAt.value=e.get("predict_at")??"",this.panel.text=e.get("\
interventions")??"",L(this.person,e.get("user")),this.leftOut&&(this.leftOut.hidden=!e.get("user")),this.hooks.restored?.(
e);let n=e.get("record");e.has("visits")?await this.#l(b(this.fields),t):n!==null?await this.#l({record:_(n)},"replace"):
await this.#A(e.get("user"))}async#A(t){let e=await this.exampleHistories,s=e.find(n=>t&&String(n.user)===this.person?.value)??
e[0];s?(this.#S(s,e),await this.#l(b(this.fields),"replace")):this.#O()}#O(){clearTimeout(this.#h),this.#a.abort(),this.#r+=
1,this.#c=null,this.page.removeAttribute("aria-busy"),this.shown=null,this.editor.show([]),this.#b([]),T(this.answer,null),
this.outcome.hidden=this.reason.hidden=!0,this.suggestion.hidden=!1,this.sweeps?.clear(),this.changes.hidden=this.moment.
hidden=this.whose.hidden=this.unknown.hidden=!0,this.hooks.cleared?.()}#v(){this.examples.value="",!(!this.#n||this.editor.
visits.trim().endsWith(this.#n.end))&&(this.predictAt.value===this.#n.predictAt&&(this.predictAt.value=""),this.#n=null)}async#$(){
let{examples:t}=this;try{let e=await dt(this.model);t.append(...e.map((n,o)=>new Option(n.title,String(o))));let s=t.closest(
"[data-field]");return s.hidden=e.length===0,t.addEventListener("change",()=>{let n=t.value&&e[Number(t.value)];n&&(this.#S(
n,e),this.#l(b(this.fields),"push"))}),e}catch{return[]}}#S(t,e){this.examples.value=String(e.indexOf(t)),this.editor.visits=
t.visits,this.panel.followHistory(t.visits,[]),this.predictAt.value=t.predict_at.replace("T"," "),this.#n={predictAt:this.
predictAt.value,end:cs(t)},L(this.person,t.user)}},cs=({visits:i})=>i.split(",").at(-1)?.trim()??"";function Tn(i,{predict_at:t}){
let[e,s,n,,o]=new Date(`${t}Z`).toUTCString().split(/,? /),r=/\d-\d/.test(i)?` ${Number(s)} ${n},`:"";return`${e}${r} ${o?.
slice(0,5)}`}function $n({target:i,target_label:t},e){if(i===void 0)return"";if(i===null)return"The model drew this hist\
ory itself: nothing really happened next.";let s=e.findIndex(({location:r})=>r===i);if(s===0)return"Right: the person we\
nt there.";let n=e[s],o=n?`number ${s+1} with ${(100*n.probability).toFixed(1)} %`:`not one of the ${e.length} most prob\
able places`;return`The person went to ${t}, ${o}.`}var ls="The view “Which parts make the prediction?” shows the circuit.",_n="This network has too many parts to run a\
ll their subsets here.";async function ds(i,t,e,s){await i.prepare();let{model:n,obstacle:o}=i;if(!n)throw new Error(`${o}\
 ${ls}`);let{location:r,variants:a,conclude:c}=n.circuit(t);if(!a.length)throw new Error(`${_n} ${ls}`);let l=[];return await _t(
n,{location:r,variants:a},(d,u)=>{u&&l.push(u),e(l.length/a.length)},s),c(l)}var Ct=["story","explore","everything"],us="pointerscope-depth";function Mn(i){let t=k().get("depth");if(t&&Ct.includes(
t))return t;let e=location.hash.slice(1);if(e&&!e.includes("=")&&i.querySelector(`[data-story] [id="${CSS.escape(e)}"]`))
return"everything";let s="inRoom"in document.documentElement.dataset?"":ie(us);return Ct.includes(s)?s:"explore"}function ps(i){
i.dataset.depth||ne(i,Mn(i))}function ne(i,t){let s=h(i,"[data-stage]").hasAttribute("data-undrawn")?"everything":t;return i.
dataset.depth=s,h(i,`input[name=depth][value=${s}]`,HTMLInputElement).checked=!0,s}function fs(i){let t=[".above","[data\
-bar]"].map(e=>h(i,e).getBoundingClientRect());return Math.max(...t.map(({bottom:e})=>e))}function ms(i){oe(us,i)}function ie(i){
try{return localStorage.getItem(i)??""}catch{return""}}function oe(i,t){try{localStorage.setItem(i,t)}catch{}}function gs(i){let t=()=>m(i,"details[data-menu][open]",HTMLDetailsElement);document.addEventListener("pointerdown",({target:e})=>{
for(let s of t())e instanceof Node&&s.contains(e)||(s.open=!1)}),document.addEventListener("keydown",e=>{let[s]=t();e.key!==
"Escape"||!s||(e.stopImmediatePropagation(),s.open=!1,h(s,"summary").focus())},{capture:!0})}var Ln=2;async function ws(i,t,{title:e,origin:s,name:n}){let o=t==="png",r=await(o?ve(i,Ln):be(i)),a=we(r,o?"png":"svg",
{title:e,origin:s});ge(a,`${n}-network.${t}`)}var bs="pointerscope-visits-as",Cn="textarea, input:not([type=radio], [type=checkbox], [type=range])",Nt=class{#t=null;#e=null;#n=[];#i=[];#s=null;#o=null;#r=[];#h=0;#a=k().
get("open");constructor(t,e){if(this.page=t,this.sheet=new U(t,()=>t.dataset.depth==="everything"),this.bar=h(t,"[data-b\
ar]"),this.undo=h(t,"[data-undo-step]",HTMLButtonElement),this.redo=h(t,"[data-redo-step]",HTMLButtonElement),e)this.picture=
e.picture,this.picture.complete(this.#c,G),e.drawn&&(this.#r=[e.drawn,null,null]);else{let s=h(t,"[data-network]");this.
picture=new gt(s,this.#c,G)}this.#p(),this.#M(ie(bs)==="text"?"text":"list"),ps(t)}get#c(){let{page:t}=this,e=!("adapted"in
t.dataset);return{model:()=>t.dataset.explore??"",act:s=>this.#E(s),edit:s=>this.#w(s),...Ie&&{ask:s=>Pe({head:s})},whatIf:s=>this.#T(
s),...e&&{circuit:((s,n)=>this.#x(s,n))},more:(s,n)=>this.#$(s,n),pointed:s=>this.pointed(s),covered:()=>fs(t),opened:s=>this.#u(
s)}}#u(t){if(t===this.#a)return;let e=nt(this.#a,t);this.#a=t,this.#t?.updateAddress(e)}pointed=()=>{};depthChanged=()=>{};get options(){
let{depth:t=""}=this.page.dataset;return{depth:t==="explore"&&!location.hash?void 0:t,open:this.#a??void 0}}restore(t){this.#a=
t.get("open");let e="inRoom"in document.documentElement.dataset?"explore":null,s=t.get("depth")??e;!this.#s||s===null||s===
this.page.dataset.depth||Ct.includes(s)&&this.#_(s)}follow(t){this.#t=t}showInputs(t){this.page.dataset.depth!=="everyth\
ing"&&this.sheet.show(!0),t&&this.#M("text")}clear(){delete this.page.dataset.drawn,this.showInputs(!0)}#p(){let{page:t}=this;
for(let s of m(t,"input[name=depth]",HTMLInputElement))s.addEventListener("change",()=>{ms(s.value),this.#_(s.value),this.#t?.
updateAddress("replace")});for(let s of m(t,"input[name=visits-as]",HTMLInputElement))s.addEventListener("change",()=>{oe(
bs,s.value),this.#M(s.value)});this.undo.addEventListener("click",()=>this.#v(this.#n,this.#i)),this.redo.addEventListener(
"click",()=>this.#v(this.#i,this.#n)),h(t,"[data-as-learned]").addEventListener("click",()=>this.#d({})),h(t,"[data-pres\
ent]").addEventListener("click",()=>{h(t,"[data-stage]").requestFullscreen()}),gs(t);let e=h(t,"[data-share]",HTMLButtonElement);
e.addEventListener("click",()=>At(e));for(let s of m(t,"[data-save]",HTMLButtonElement))s.addEventListener("click",()=>this.#C(
s.dataset.save??""));h(t,"details[data-export]").addEventListener("toggle",()=>this.#L()),document.addEventListener("key\
down",s=>this.#m(s)),document.addEventListener("pointerscope:server",()=>{t.toggleAttribute("data-server-silent",!ue.answers)})}#m(t){
if(t.target instanceof Element&&t.target.closest(`${Cn}, dialog`)||t.defaultPrevented)return;let s=t.key.toLowerCase();if(s===
"escape"&&this.picture.back(),!(t.ctrlKey||t.metaKey)){s==="c"&&!t.altKey&&this.picture.circuits?.toggle(),s==="t"&&!t.altKey&&
this.picture.showTables();return}s!=="z"&&s!=="y"||(t.preventDefault(),s==="y"||t.shiftKey?this.#v(this.#i,this.#n):this.#v(
this.#n,this.#i))}show(t,e,s){if(this.#A(t),this.#y(t),!("tensors"in e))return;let n=this.#s,o=n?.notation===e.notation,
r=n!==null&&o&&ut(n),a=s&&"tensors"in s?s:null;this.#o=a??(n&&Nn(e,n)?n:null),this.#s=e,this.#g(a?"As learned":"Before t\
his change"),o||(this.picture.happened=null),this.#l(e,this.#o),this.#a!==this.picture.opened&&this.picture.open(this.#a),
this.page.dataset.drawn="true";let{player:c}=this.picture;this.page.dataset.depth==="story"&&!this.#a&&!c.isOpen&&!r&&c.
play()}#l(t,e){let{happened:s}=this.picture,n=[t,e,s];n.every((o,r)=>o===this.#r[r])||(this.#r=n,this.picture.show(t,e))}recognise(t){
let e=h(this.bar,"[data-happened]"),s=t?.target??null;e.hidden=s===null||this.#S;let n=s!==this.picture.happened;if(this.
picture.happened=s,n&&this.#s&&this.#l(this.#s,this.#o),!t||s===null||!this.#s)return;let o=this.#s.prediction.location===
t.target;h(e,"[data-happened-place]").textContent=`${o?"✓ ":""}${t.target_label??""}`}#g(t){let e=h(this.bar,"[data-wa\
s]");if(e.hidden=this.#o===null,!this.#o||!this.#s)return;let{value:s,change:n,isMore:o}=ye(this.#s,this.#o);h(e,"[data-\
was-name]").textContent=t,h(e,"[data-was-value]").textContent=s;let r=h(e,"[data-was-change]");r.textContent=n,r.className=
o?"more":"less"}#y({interventions:t}){let e=h(this.page,"[data-changed]"),s=JSON.parse(t||"{}"),n=Le(s,o=>this.#d(o));h(
e,"ul").replaceChildren(...n),e.hidden=n.length===0}#E(t){if(!this.#t||!this.#s)return;let e=Bt(this.#t.interventions,t,
this.#s);this.#d(e,!("isDone"in t)||t.isDone)}#w(t){let e=this.#t;if(!e)return;e.isDragging=!t.isDone,e.fill();let{sent:s,
editor:n}=e,o=s[t.visit]??0;t.kind==="move"?t.by!==0?n.move(o,(s[t.visit+t.by]??0)-o):e.submitSoon():t.kind==="time"?n.setTime(
o,t.minutes):n.setStay(o,t.minutes)}#d(t,e=!0){if(!e){this.#k(t);return}this.#t&&(cancelAnimationFrame(this.#h),this.#t.
interventions=t,this.#f(t))}#f(t){let{explanations:e,fields:s}=this.#t??{};if(!e?.isInBrowser||!s)return;let n=Object.keys(
t).length>0;try{let[o,r]=[s,{...s,interventions:""}].map(a=>e.explainHere(b(a)));if(!o||!r||!("tensors"in o&&"tensors"in
r))return;this.#l(o,n?r:null)}catch{}}#x(t,e){let{explanations:s,shown:n}=this.#t??{};return!s||!n?Promise.reject(new Error(
"There is no answer yet.")):ds(s,b(n),t,e)}#T(t){let{interventions:e}=this.#t??{};return!e||!this.#s?null:this.#b(Bt(e,t,
this.#s))}#b(t){let{explanations:e,shown:s}=this.#t??{};return!e?.isInBrowser||!e.model||!s?null:e.model.trace({...b(s),
interventions:t})}#k(t){cancelAnimationFrame(this.#h),this.#h=requestAnimationFrame(()=>{let e=this.#b(t),s=this.#o?.notation!==
this.#s?.notation;e&&this.#l(e,s?this.#s:this.#o)})}#A(t){if(this.#t?.isDragging&&this.#e)return;this.#e&&JSON.stringify(
this.#e)!==JSON.stringify(t)&&this.#e&&(this.#n.push(this.#e),this.#i.length=0),this.#e=t,this.#O()}#O(){this.undo.disabled=
this.#n.length===0,this.redo.disabled=this.#i.length===0}#v(t,e){let s=this.#t;this.#e&&s?.isChanged&&this.#A(s.fields);
let n=t.pop();!n||!this.#e||(e.push(this.#e),this.#e=n,s?.take(n),this.#O())}#$(t,e){let s=this.page.querySelector(`[dat\
a-story] pointer-view[view="${CSS.escape(t)}"]`);if(!s)return;for(let[o,r]of Object.entries(e))r!==null&&s.setAttribute(
o,r);this.#_("everything"),this.#t?.updateAddress("replace");let n=s.closest("details");n&&(n.open=!0),s.scrollIntoView()}get#S(){
return h(this.page,"[data-stage]").hasAttribute("data-undrawn")}#_(t){let e=ne(this.page,t);this.sheet.toggle(!1),e==="s\
tory"&&this.#s?this.picture.player.play():this.picture.player.close(),this.depthChanged()}#M(t){this.page.dataset.visitsAs=
t,h(this.page,`input[name=visits-as][value=${t}]`,HTMLInputElement).checked=!0}#L(){let t=S({...this.#t?.shown});for(let e of m(
this.page,"[data-export] a",HTMLAnchorElement))e.search=t.toString()}#C(t){let e=`${this.#t?.answer.textContent??""} · ${h(
this.page,".model-name").textContent}`,{past:s,changes:n}=this.#N,o=[e,[n,s].filter(Boolean).join(" ")].filter(Boolean),
{explore:r="model"}=this.page.dataset;ws(this.picture.file({title:e,lines:o}),t,{title:e,origin:location.href,name:r}),h(
this.page,"details[data-export]",HTMLDetailsElement).open=!1}get#N(){let t=this.#t?.interventions??{},e=h(this.bar,"[dat\
a-was]"),s=n=>h(e,`[data-was-${n}]`).textContent;return{changes:Object.keys(t).length?ct(t):"",past:e.hidden?"":`${s("na\
me")}: ${s("value")}.`}}};function Nn(i,t){if(i.notation===t.notation||i.user!==t.user)return!1;let e=t.visits.map(({location:n})=>n),
s=0;for(let{location:n}of i.visits){let o=e.indexOf(n);o<0||(e.splice(o,1),s+=1)}return 2*s>=Math.max(i.visits.length,t.
visits.length)}var In=12,tt=i=>`${(100*i).toFixed(1)} %`,vs=({name:i,location:t})=>i??`#${t}`;function ys(i){let{location_probabilities:t,
gate:e,unknown_probability:s}=i,{pointer:n,final:o}=t,r=o.reduce((c,{probability:l})=>c-l,1-s),a=new Map((n??[]).map(c=>[
c.location,c.probability]));return{columns:["Place","Probability","from the pointer","from the generation head"],rows:[...o.
map(c=>{let l=e.value*(a.get(c.location)??0),d=[c.probability,l,c.probability-l];return[vs(c),...d.map(tt)]}),["all othe\
r known places",tt(Math.max(0,r)),"",""],[Ce,tt(s),"",""]]}}function Pn(i,t,e){let[s,n]=[i,t].map(({location_probabilities:{
final:r}})=>new Map(r.map(a=>[vs(a),a.probability]))),o=[...s??[]].flatMap(([r,a])=>{let c=n?.get(r);return c===void 0?[]:
[{name:r,probability:a,other:c,difference:a-c}]});return o.sort((r,a)=>Math.abs(a.difference)-Math.abs(r.difference)),{columns:[
"Place","First","Second","First minus second"],rows:o.slice(0,e).map(({name:r,probability:a,other:c,difference:l})=>{let u=`${l<
0?"−":"+"}${P(a,c).size} points`;return[r,tt(a),tt(c),u]})}}function Es(i,t,e){let s=h(i,"[data-difference]"),n=t&&e&&
Pn(t,e,In);h(i,"[data-same-answers]").hidden=!n||!Hn(t,e),n?n.rows.length?s.replaceChildren(at(n)):s.textContent="The tw\
o models know no place of the same name.":s.replaceChildren()}function Hn(i,t){let[e,s]=[i,t].map(({location_probabilities:{
final:n}})=>JSON.stringify(n));return e===s}function Dn(i){let t=h(i,"[data-places]"),e=h(i,"[data-gate]"),s=h(document,"[data-compare]",HTMLAnchorElement),n=new Nt(
i),o=new Lt(i,{draws:!0,shown:(r,a,c)=>n.show(r,a,c),filled(r,a){t.replaceChildren(at(ys(a)));let{value:c,learned:l}=a.gate,
d=p=>`${(100*p).toFixed(1)} %`;e.textContent=`Gate ${c.toFixed(3)}${l?"":" (not learned)"}: the answer is ${d(c)} of the\
 pointer's distribution and ${d(1-c)} of the generation head's.`;let u=o.comparisonOf(r);u.set("page","compare"),s.hash=
u.toString()},options:()=>n.options,restored:r=>n.restore(r),refused:r=>n.showInputs(r),cleared:()=>n.clear(),recognised(r,a){
n.recognise(r);let c=y(i,"[data-charts]");if(!c)return;let l=r;c.hidden=!l?.page||a.interventions!=="",h(c,"a",HTMLAnchorElement).
href=l?.page??""}});n.follow(o),n.pointed=r=>o.markVisits(r),o.restore("keep")}function Bn(i){let t=m(document,"template\
[data-side-of]",HTMLTemplateElement),e=k(),s=(l,d,u)=>{let p=t.find(({dataset:f})=>f.sideOf===d)??u;if(!p)throw new Error(
"The page has no model.");return h(p.content,`[data-side="${l}"]`).cloneNode(!0)},[n,o=n]=t;h(i,"[data-sides]").replaceChildren(
s("a",e.get("model"),n),s("b",Et(e.get("against")).model??e.get("model"),o));let r=y(document,"[data-explore-link]",HTMLAnchorElement),
a=new Ot(i),c=new yt(i,{asked(l){r&&(r.hash=S({page:"explore",...l}).toString())},options:()=>({page:"compare",...a.options}),
restored:l=>a.restore(l),refused:l=>a.showProblem(l),answered(l,d){a.show(l,d),Es(i,l,d)}});a.follow(c),c.restore()}var re=new Map;
for(let[i,t]of[["[data-explore]",Dn],["[data-compare-page]",Bn]]){let e=y(document,i);e&&re.set(e,t)}function xs(){for(let[
i,t]of re)i.hidden||(re.delete(i),t(i))}xs();window.addEventListener("hashchange",xs);
