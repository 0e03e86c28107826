import{a as E,b as Z,c as Q,d as $,e as tt}from"./site-UDEBKEWO.js";import{a as C,b as he,c as ce}from"./site-UNBUN2HL.js";
import{a as Oe,b as $e}from"./site-WX3UO46K.js";import{A as dt,B as Ae,C as ut,D as U,E as pt,F as Se,G as Te,a as V,
b as it,c as N,d as ue,e as O,f as pe,g as fe,h as me,i as ge,j as we,k as be,l as ve,m as ye,n as Ee,o as Pt,p as xe,q as ot,
r as rt,s as ke,t as at,v as ht,x as ct,z as lt}from"./site-V2JQ73ED.js";import{a as Ct,b as ee,c as se,d as ne,e as Nt,
g as ie,l as oe,m as It,o as _}from"./site-FFZDZ3ZW.js";import{a,b as x,c as f,e as R,f as W,g as et}from"./site-AXBYILDR.js";
import{a as de}from"./site-GEZEHFQA.js";import{a as le}from"./site-LFSLK7RL.js";import{a as j}from"./site-YLI5USUM.js";
import{i as nt}from"./site-UDRN5D4T.js";import{a as F,c as re,j as ae,k as T,l as st}from"./site-VTYE32HA.js";
import"./site-2NDMKXN6.js";var Y=i=>Math.floor(i/1440),ft=i=>i-Y(i)*1440,_e=i=>Ht(i+3,7),Ht=(i,t)=>(i%t+t)%t,J=i=>new Date(i*864e5).toISOString().slice(
0,10),I=i=>[Math.floor(i/60),i%60].map(t=>String(t).padStart(2,"0")).join(":");function mt(i){let t=Date.parse(`${i}T00:\
00Z`)/864e5;return i>="0001"&&!Number.isNaN(t)&&J(t)===i?t:null}var b=Ct.map(i=>i.slice(0,3));function Dt(i,t){let e=C(i);if(he(e)>40)throw _(t,fe,{text:ce(e,40)});let{groups:s}=Nt.exec(e)??Nt.exec(e.replace(ne,"$1"))??
{};if(!s)throw _(t,se.test(e)?me:ge,{text:e});let[n,o]=[Number(s.hour),Number(s.minute)];if(n>23||o>59)throw _(t,we,{text:e});
return{weekday:vs(s.weekday,t),date:ys(s.date,t),time:n*60+o}}function Bt(i){let t=[],e=0,s=!1;for(let{0:n,index:o}of i.matchAll(/[",\n\r]|$/g))n==='"'?s=!s:(!s||!n)&&(t.push({written:i.
slice(e,o),start:e}),e=o+1);return t.filter(({written:n})=>C(n))}function Rt(i){return i.startsWith('"')?bs(i):i.search(
/[@+]|$/)}function bs(i){let t=i.indexOf('"',1);for(;t>0&&i[t+1]==='"';)t=i.indexOf('"',t+2);return t+1}function vs(i,t){if(i===void 0)return null;let e=Ct.findIndex(s=>s.toLowerCase().startsWith(i.toLowerCase()));if(e<0)throw _(
t,be,{text:i,days:b.join(", ")},b);return e}function ys(i,t){if(i===void 0)return null;let e=mt(i);if(e===null)throw _(t,
ve,{text:i});let[s=0,n=0]=ee,o=Number(i.slice(0,4));if(o<s||o>n)throw _(t,ye,{text:i,first_year:s,last_year:n});return e}function Wt(i){return i.map(({place:t,written_moment:e,written_stay:s})=>[t,e&&`@ ${e}`,s===null?"":`+${s}`].filter(Boolean).
join(" ")).join(", ")}function Le(i){return Bt(i).map(({written:t})=>Ie(t).place.toLowerCase()).filter(Boolean)}function Ce(i,t,e){
let s=Bt(i)[t];if(!s)return i;let{place:n,before:o}=Ie(s.written),r=s.start+o,h=n?"":" ";return`${i.slice(0,r)}${e}${h}${i.
slice(r+n.length)}`}function Ne(i){let[,t,e="0"]=/^\s*(\d{1,2})(?:[:.]?(\d{2}))?\s*$/.exec(i)??[];return t===void 0||Number(
t)>23||Number(e)>59?null:`${t.padStart(2,"0")}:${e.padStart(2,"0")}`}function Ie(i){let t=C(i);return{place:t.startsWith(
'"')&&!Rt(t)?t:C(t.slice(0,Rt(t))),before:i.indexOf(t)}}var P=class{#t=0;#e=[];#n=[];#i="";#s=null;constructor(t,e){this.root=t,this.errors=a(t,"[data-errors]"),this.masks=a(t,
"[data-masks]"),this.orderWords=a(t,"[data-order]"),this.state=a(t,"[data-state]"),t.addEventListener("change",()=>this.#a(
e)),t.addEventListener("click",s=>{let{act:n}=R(s).dataset;n&&(n==="reset"?this.text="":this.#e=Ts(n,this.#t),this.#a(e))})}get text(){
if(this.#i)return this.#i;let t=this.#h();return Object.keys(t).length?JSON.stringify(t):""}set text(t){let e=xs(t);this.#s=
null;for(let s of this.#o)As(s,e);this.#e=Array.isArray(e.order)?e.order:[],this.#n=Array.isArray(e.mask_visits)?e.mask_visits:
[],this.masks.replaceChildren(),this.#i=t&&JSON.stringify(this.#h())!==t?t:"",this.#c()}show(t,e){this.#t=t.length,this.#i=
"";let s=new Set(this.#n);for(;this.masks.children.length>t.length;)this.masks.lastElementChild?.remove();for(;this.masks.
children.length<t.length;)this.masks.append(Es(this.masks.children.length));let n=f(this.masks,"label");for(let[o,r]of t.
entries()){let h=n[o];if(!h)continue;let c=a(h,"input",HTMLInputElement);c.checked=s.has(o),c.disabled=o===e.at(-1),a(h,
"span").textContent=`${o+1} ${r.label}`}this.#c()}followHistory(t){let e=Le(t),s=this.#s===null||e.join(`
`)===this.#s.join(`
`);if(this.#s=e,!s){this.#e=[];for(let n of this.#r)n.checked=!1;this.#n=[],this.#c()}}showProblems(t){this.errors.hidden=
t.length===0,this.errors.textContent=t.map(e=>e.message).join(" "),t.length&&(this.root.open=!0)}get#o(){return f(this.root,
"[data-key]")}get#r(){return f(this.root,'[data-key="mask_visits"]',HTMLInputElement)}#h(){let t={};for(let e of this.#o){
let s=ks(e),{key:n="",item:o}=e.dataset;if(s!==void 0)if(o){let r=t[n];t[n]=[...Array.isArray(r)?r:[],s]}else t[n]=s}for(let{
dataset:e}of this.#o){let{key:s="",of:n}=e;n&&!t[n]&&delete t[s]}return this.#n.length&&!this.masks.children.length&&(t.
mask_visits=this.#n),this.#e.length&&(t.order=this.#e),t}#a(t){this.#i="",this.masks.children.length&&(this.#n=this.#r.filter(
e=>e.checked).map(e=>Number(e.dataset.item))),this.#c(),t()}#c(){let t=ot(this.#h()).length;this.state.textContent=t?`${t}\
 changed`:"as learned",this.orderWords.textContent=this.#e.length?xe(this.#e).join(" "):"unchanged"}};function Es(i){let t=document.
createElement("label"),e=document.createElement("input");return e.type="checkbox",e.autocomplete="off",e.dataset.key="ma\
sk_visits",e.dataset.item=String(i),t.append(e," ",document.createElement("span")),t}function xs(i){try{return Object(JSON.
parse(i||"{}"))}catch{return{}}}function ks(i){let{item:t}=i.dataset;return i instanceof HTMLInputElement&&i.type==="che\
ckbox"?i.checked?t?JSON.parse(t):!1:void 0:i.type==="number"?i.value===""?void 0:Number(i.value):i.value||void 0}function As(i,t){
let{key:e="",item:s}=i.dataset,n=t[e];if(i instanceof HTMLInputElement&&i.type==="checkbox"){i.checked=s?n==="all"||Array.
isArray(n)&&n.some(r=>Ss(r,JSON.parse(s))):n===!1;return}let o=i instanceof HTMLInputElement||[...i.options].some(r=>r.value===
n);i.value=o&&n!==void 0&&n!==null?String(n):""}function Ss(i,t){return Pe(i)===Pe(t)}function Pe(i){let t=i&&typeof i==
"object"&&!Array.isArray(i);return JSON.stringify(i,t?Object.keys(i).sort():void 0)}function Ts(i,t){let e=[...Array(t).
keys()];return i==="reverse"&&e.reverse(),i==="shuffle"&&Os(e),i==="as-sent"||e.every((s,n)=>s===n)?[]:e}function Os(i){
for(let t=i.length-1;t>0;t-=1){let e=Math.floor(Math.random()*(t+1));[i[t],i[e]]=[Number(i[e]),Number(i[t])]}}function L(i,t){if(!i)return;let e=String(t??""),s=[...i.options].find(({value:n,text:o})=>[n,o,o.split(",")[0]].includes(
e));s||i.add(new Option(e,e)),i.value=s?.value??e}function w({visits:i,user:t,predict_at:e,top_k:s,interventions:n}){return{visits:i,user:t||null,predict_at:e||null,...s&&
{top_k:Number(s)},...n&&{interventions:$(n)}}}var He="100",$s=350,gt=class{#t;#e=0;constructor(t,e){this.#t=t,this.root=e,this.model=e.dataset.model??"",this.person=x(
e,"[data-person]",HTMLSelectElement),this.visits=a(e,"[data-visits]",HTMLTextAreaElement),this.predictAt=a(e,"[data-pred\
ict-at]",HTMLInputElement),this.problems=a(e,"[data-problems]"),this.answer=a(t.page,`[data-answer-of="${e.dataset.side}\
"] output`,HTMLOutputElement),this.models=a(e,"[data-choose-model]",HTMLSelectElement),this.explanations=t.explanationsOf(
this.model),this.explanations.draws=!("undrawn"in e.dataset),this.explanations.sharesWeights="sharesWeights"in e.dataset||
!at,this.panel=new P(a(e,"[data-interventions]",HTMLDetailsElement),()=>t.showSoon()),this.visits.addEventListener("inpu\
t",()=>t.showSoon($s)),this.explanations.sharesWeights&&this.explanations.prepare();for(let s of[this.person,this.predictAt])
s?.addEventListener("change",()=>t.showSoon());this.models.addEventListener("change",()=>{this.model=this.models.value,t.
updateAddress("push"),history.replaceState({editing:this.models.id},""),location.reload()})}get history(){return{visits:this.
visits.value,user:this.person?.value??"",predict_at:this.predictAt.value.trim()}}fill({visits:t,user:e,predict_at:s}){this.
visits.value=t??"",this.predictAt.value=s??"",L(this.person,e)}async explain(t){this.#e+=1;let e=this.#e;if(!t.visits.trim())
return O(this.answer,null),this.#s([]),null;try{let s=await this.explanations.explain(w({...t,top_k:t.top_k||He}));return e!==
this.#e?null:(this.#n(s),s)}catch(s){if(!(s instanceof F))throw s;return e===this.#e&&(O(this.answer,null),this.#s(s.problems)),
null}}changed(t,e){return this.explanations.model?.trace(w({...t,top_k:t.top_k||He}),e)??null}#n(t){let{visits:e}=t,s=e.
map(n=>n.sent);this.panel.show([...e].sort((n,o)=>n.sent-o.sent),s),O(this.answer,t),this.#s([])}async prepareFor(t){let e=t!==
null&&!("tensors"in t);return e&&await this.explanations.prepare(),e}get name(){return this.#i("text")}get shortName(){return this.#i(
"short")}#i(t){let e=ot(Object($(this.panel.text||"{}")));return[this.models.selectedOptions[0]?.text??"",...e.map(n=>n[t])].
join(", ")}#s(t){let e=t.filter(({where:o})=>o.startsWith("interventions")),s=t.filter(o=>!e.includes(o)),n=s.length?this.
problems:this.panel.errors;this.panel.showProblems(e),this.problems.hidden=s.length===0,this.problems.textContent=s.map(
({where:o,message:r})=>{let h=/^visits\[(\d+)\]/.exec(o);return h?`Visit ${Number(h[1])+1}: ${r}`:r}).join(" "),t.length&&
this.#t.hooks.refused?.(n)}},wt=class{#t=new Map;#e=0;#n=0;#i="";constructor(t,e={}){this.page=t,this.hooks=e,this.sameHistory=
a(t,"[data-same]",HTMLInputElement),this.ownHistory=a(t,'[data-side="b"] [data-own]'),this.first=new gt(this,a(t,'[data-\
side="a"]')),this.second=new gt(this,a(t,'[data-side="b"]')),this.sameHistory.addEventListener("change",()=>{this.#a(),this.
showSoon()}),Z(()=>this.#r())}explanationsOf(t){let e=this.#t.get(t)??new lt(t);return this.#t.set(t,e),e}get queries(){
let{first:t,second:e}=this,[s,n]=[t.history,this.sameHistory.checked?t.history:e.history];return t.panel.followHistory(s.
visits),e.panel.followHistory(n.visits),[{...s,top_k:this.#i,interventions:t.panel.text},{...n,top_k:this.#i,interventions:e.
panel.text}]}#s({visits:t,user:e,predict_at:s,interventions:n}){let o=this.sameHistory.checked?{}:{visits:t,user:e||null,
predict_at:s||null},r={model:this.second.model,...o,interventions:$(n||"null")};return JSON.stringify(r)}updateAddress(t){
let[e,s]=this.queries,n=this.#s(s),o={model:this.first.model,...e,against:n,...this.hooks.options?.()};tt(T(o),t)}showSoon(t=0){
clearTimeout(this.#e),this.#e=setTimeout(()=>this.#o("push"),t)}async#o(t){clearTimeout(this.#e),this.#n+=1;let e=this.#n,
[s,n]=this.queries;this.hooks.asked?.(s,n,this.#s(n)),this.updateAddress(t),this.page.setAttribute("aria-busy","true");try{
let o=()=>Promise.all([this.first.explain(s),this.second.explain(n)]),[r,h]=await o();if(e!==this.#n||(this.hooks.answered?.(
r,h),!(await Promise.all([this.first.prepareFor(r),this.second.prepareFor(h)])).includes(!0)||e!==this.#n))return;let l=await o();
e===this.#n&&this.hooks.answered?.(...l)}finally{e===this.#n&&this.page.removeAttribute("aria-busy")}}takeEdited(){let t=history.
state?.editing;return history.replaceState(null,""),typeof t=="string"?document.getElementById(t):null}#r(){let t=E(),{model:e=this.
second.model}=bt(t.get("against"));e===this.second.model&&(t.get("model")??this.first.model)===this.first.model?this.restore():
location.reload()}async restore(){let{first:t,second:e}=this,s=E(),n=bt(s.get("against"));if(this.#i=s.get("top_k")??"",
this.hooks.restored?.(s),t.fill({visits:s.get("visits")??"",user:s.get("user"),predict_at:s.get("predict_at")}),t.panel.
text=s.get("interventions")??"",e.panel.text=n.interventions?JSON.stringify(n.interventions):"",!s.get("visits")){let o=await this.#h();
o&&t.fill({...o,predict_at:o.predict_at.replace("T"," ")})}this.sameHistory.checked=!["visits","user","predict_at"].some(
o=>o in n),this.sameHistory.checked||e.fill(n.visits?n:{...t.history,...n}),this.#a(),await this.#o("replace")}async#h(){
let{first:t,second:e}=this,s=await De(t.model);if(s||t.root.dataset.places!==e.root.dataset.places)return s;let n=await De(
e.model);return n&&{...n,user:null}}#a(){this.ownHistory.hidden=this.sameHistory.checked,!this.sameHistory.checked&&!this.
second.visits.value&&this.second.fill(this.first.history)}};async function De(i){try{return(await ht(i,1))[0]}catch{return}}
function bt(i){try{return JSON.parse(i??"{}")??{}}catch{return{}}}var H=class{constructor(t,e=()=>!1){this.page=t,this.stays=e,this.button=a(t,"[data-inputs-button]",HTMLButtonElement),this.
inputs=a(t,`#${this.button.getAttribute("aria-controls")}`),this.button.addEventListener("click",()=>this.toggle(!this.isOpen)),
a(t,"[data-inputs-close]").addEventListener("click",()=>this.toggle(!1)),document.addEventListener("keydown",s=>{s.key!==
"Escape"||!this.isOpen||(s.preventDefault(),this.toggle(!1))})}get isOpen(){return this.page.hasAttribute("data-inputs")}toggle(t){
let e=this.inputs.contains(document.activeElement);this.show(t);let s=a(this.inputs,"textarea"),n=x(this.inputs,"[name=v\
isits-as]:checked");t?(s.checkVisibility()?s:n??s).focus():e&&!this.stays()&&this.button.focus()}show(t){this.page.toggleAttribute(
"data-inputs",t),this.button.setAttribute("aria-expanded",String(t))}};function Be(i,t,e){if(!e)return null;let s=[],n=i.hasPointer&&t.hasPointer;if(!i.hasVisitsOf(t))s.push("The visits diffe\
r, so only the gate and the answers are overlaid.");else if(!n){let o=i.hasPointer?"second":t.hasPointer?"first":"";if(o){
let r=o==="first"?"generation and answers":"the answers";s.push(`The ${o} network has no pointer: only ${r} are overlaid\
.`)}}return!i.hasGeneration&&t.hasGeneration&&s.push("The first network has no generation head: that of the second is no\
t drawn."),s.join(" ")}function Re(i,t,e,s){let[n,o]=i?.split(".")??[];return n==="places"?s?i:null:n!=="visits"?i:s?t.hasVisitsOf(
e)?i:`places.${t.locations[Number(o)]}`:null}var _s=/residual|outputs$|pointer/,Ft={visit:{site:()=>"layers.0.residual_in"},head:{site:({layer:i,head:t})=>`layers.${i}\
.heads.${t}.outputs`},stream:{site:({layer:i})=>`layers.${i}.residual_out`},context:{site:()=>"context"},pointer:{site:()=>"\
pointer.scores"},generation:{site:()=>"generation.logits"},gate:{site:()=>"gate.value"}};function D(i,t){let e=dt(i,t);if(!e||
!Ft[e.kind])return null;let{kind:s,layer:n,head:o,visit:r=0}=e;return s==="visit"?`encoding of visit ${r+1}, ${t.visits[r]?.
label??""}`:s==="head"?`head ${o} of layer ${n}`:s==="stream"?`residual stream after layer ${n}`:s==="generation"?"gener\
ation head":s==="pointer"?"pointer scores":s}function q(i,t,e){let s=dt(i,t);return!s||!Ft[s.kind]?!1:s.kind!=="visit"||
t.count-1-(s.visit??0)<e.count}function We(i,t){let[e,s]=[i.trace.architecture,t.trace.architecture];return e.d_model===
s.d_model&&e.layers===s.layers&&e.heads===s.heads}function Fe(i,t,e){let s=new Map;for(let n of i){let o=dt(n,t),r=o&&Ft[o.
kind];if(!o||!r)continue;let h=r.site(o),c=s.get(h);o.kind!=="visit"?s.set(h,"all"):c!=="all"&&s.set(h,new Set([...c??[],
t.count-1-(o.visit??0)]))}return Object.fromEntries([...s].flatMap(([n,o])=>{let r=t.trace.tensors[n];return!r||!e.trace.
tensors[n]?[]:[[n,c=>_s.test(n)?Ms(c,r,o):{values:r.values.slice(),shape:[...r.shape]}]]}))}function Ms(i,t,e){let[s]=i.
shape,[n]=t.shape,o=i.values.length/s,r=i.values.slice();for(let h=0;h<Math.min(s,n);h++){if(e!=="all"&&!e.has(h))continue;
let c=t.values.subarray((n-1-h)*o,(n-h)*o);c.every(Number.isFinite)&&r.set(c,(s-1-h)*o)}return{values:r,shape:[...i.shape]}}
function je({clean:i,changed:t,patched:e}){let s=vt(i)-vt(t);return Math.abs(s)<oe?null:(vt(e)-vt(t))/s}function vt(i){let[
t,e]=[i,Math.max(0,1-i)];return Math.log(t+It)-Math.log(e+It)}var Ls={a:"first",b:"second"},M=i=>i==="a"?"b":"a",yt=class{patches={into:"b",names:[]};#t={};#e=document.createElement(
"div");constructor(t,e){this.page=t,this.changed=e,this.root=a(t,"[data-patches]",HTMLFormElement),this.parts=a(this.root,
"[data-patch-part]",HTMLSelectElement),this.direction=a(this.root,"[data-patch-into]",HTMLSelectElement),this.list=a(this.
root,"[data-patch-list]"),this.told=a(this.root,"[data-patch-told]"),this.#e.className="carried",this.#e.hidden=!0,this.#e.
setAttribute("aria-hidden","true"),a(t,"[data-stage]").append(this.#e),this.direction.addEventListener("change",()=>this.#n()),
this.root.addEventListener("submit",s=>{s.preventDefault(),this.put(this.parts.value,this.direction.value==="a"?"a":"b")})}get address(){
let{into:t,names:e}=this.patches;return e.length?`${t}:${e.join(",")}`:""}restore(t){let[e,s=""]=(t??"").split(":");this.
patches={into:e==="a"?"a":"b",names:s.split(",").filter(Boolean)}}put(t,e){let s=this.patches.into===e?this.patches.names:
[],n=s.includes(t)?s.filter(o=>o!==t):[...s,t];this.patches={into:e,names:n},this.changed()}carry(t,{name:e,x:s,y:n,state:o},r){
let h=this.#t[M(t)],c=r&&h&&q(e,r,h)?D(e,r):null,l=document.elementFromPoint(s,n)?.closest("[data-run-picture]"),d=l instanceof
HTMLElement&&l.dataset.runPicture===M(t);this.#e.hidden=o!=="carried"||!c,this.#e.textContent=c??"",this.#e.style.translate=
`${s+12}px ${n+8}px`;for(let u of f(this.page,"[data-run-picture]"))u.toggleAttribute("data-takes",o==="carried"&&d&&u===
l);c&&(o==="put"||o==="dropped"&&d)&&this.put(e,M(t))}offer(t,e){this.#t=t,this.root.hidden=!e,e&&this.#n()}#n(){let t=this.
direction.value==="a"?"a":"b",[e,s]=[this.#t[M(t)],this.#t[t]];if(!e||!s)return;let n=this.parts.value,o=Ae(e).filter(r=>q(
r,e,s)).map(r=>new Option(D(r,e)??r,r,!1,r===n));this.parts.replaceChildren(...o)}show(t,e){let{into:s,names:n}=this.patches,
o=n.map(r=>{let h=document.createElement("li"),c=document.createElement("button");return c.type="button",c.textContent=`${(t&&
D(r,t))??r} ×`,c.title="Take it back",c.addEventListener("click",()=>this.put(r,s)),h.append(c),h});this.list.replaceChildren(
...o),this.list.hidden=!o.length,this.list.setAttribute("aria-label",`Put into the ${Ls[s]} run`),this.told.textContent=
e}};var Cs=2e3;async function Et(i){let t=a(i,"span"),e=t.textContent;try{await navigator.clipboard.writeText(location.href),
t.textContent="Copied"}catch{t.textContent="See address bar"}setTimeout(()=>{t.textContent=e},Cs)}var S=["a","b"],Ns="before this change",Is={names:[],run:""},Ps="Parts are exchanged in this browser, which does not hav\
e this network’s weights.",Hs=["Both networks have too few parts for a picture of the whole. Below, both answers stand\
 side by side.","The second network has too few parts for a picture of the whole: this is the first alone. Below, both a\
nswers stand side by side.","The first network has too few parts for a picture of the whole: this is the second alone. B\
elow, both answers stand side by side."],Ds="These networks know different places, so they can only stand side by side.",
xt=class{#t=null;#e={};#n={a:null,b:null};#i="overlaid";#s=null;#o=!1;pointed=()=>{};constructor(t){this.page=t,this.sheet=
new H(t),this.note=a(t,"[data-note]"),this.layouts=f(t,"input[name=layout]",HTMLInputElement),this.pictures={a:this.#a("\
a"),b:this.#a("b")},this.patchBar=new yt(t,()=>{this.#t?.updateAddress("replace"),this.#f()});for(let s of this.layouts)
s.addEventListener("change",()=>{this.#i=s.value,this.#t?.updateAddress("replace"),this.#f()});let e=a(t,"[data-share]",
HTMLButtonElement);e.addEventListener("click",()=>Et(e)),a(t,"[data-present]").addEventListener("click",()=>{a(t,"[data-\
stage]").requestFullscreen()})}follow(t){this.#t=t;let e=t.takeEdited();e&&(this.sheet.show(!0),e.focus())}get options(){
return{...this.#i==="beside"&&{layout:"beside"},...this.#s&&{open:this.#s},...this.patchBar.address&&{put:this.patchBar.
address}}}restore(t){this.#i=t.get("layout")==="beside"?"beside":"overlaid",this.#s=t.get("open"),this.patchBar.restore(
t.get("put")),this.#v(this.#i)}show(t,e){let s=[t,e].map(jt),n=this.#d?Object.assign({},...s.map(r=>r?.places)):{};this.#e=
{};for(let[r,h]of S.entries()){let c=s[r];c&&(this.#e[h]=new ut({...c,places:{...n,...c.places}}))}this.#n={a:t,b:e},S.some(
r=>this.#h(r)&&this.#u(r)?.explanations.draws)||this.#f()}#r(){let[t,e]=S.map(s=>this.#h(s));return!t&&!e?"":Hs[t&&e?0:t?
2:1]??""}#h(t){let e=this.#n[t];return!!e&&!jt(e)}showProblem(t){this.sheet.show(!0),t.scrollIntoView({block:"nearest"})}mark(t){
for(let e of S)this.pictures[e].mark(t)}#a(t){let e=a(this.page,`[data-run-picture="${t}"] [data-network]`);return new pt(
e,{...t==="a"&&{against:"in the second run"},pointed:(n,o)=>{this.pointed(n),this.#c(t,o)},opened:n=>this.#p(t,n),carry:n=>this.
patchBar.carry(t,n,this.#e[t])},U)}#c(t,e){let s=t==="a"?"b":"a",[n,o]=[this.#e[t],this.#e[s]];!n||!o||this.pictures[s].
light(Re(e,n,o,this.#d))}#p(t,e){if(this.#o||e===this.#s)return;let s=Q(this.#s,e);this.#s=e,this.#o=!0,this.pictures[t===
"a"?"b":"a"].open(e),this.#o=!1,this.#t?.updateAddress(s)}#f(){let{a:t,b:e}=this.#e,s=t&&e?Be(t,e,this.#d):"",n=s===null?
"beside":this.#i,o=n==="overlaid"&&!!(t&&e);this.page.dataset.layout=n,this.#v(n);let r=this.#r();for(let p of this.layouts)
p.disabled=s===null;a(this.page,".depths").hidden=r!=="";let h=s===null?Ds:o?s:r;this.note.replaceChildren(...j(h)),a(this.
page,"[data-legend]").hidden=!o;for(let p of S){let m=this.#e[p]&&!(o&&p==="b");a(this.page,`[data-run-picture="${p}"]`).
hidden=!m}let c={a:t?.trace??null,b:e?.trace??null},{into:l}=this.patchBar.patches,d=this.#y(),u={...c,...d&&{[l]:d}};this.#m(
l,d),this.#o=!0;for(let p of S)this.pictures[p].putIn=p===l&&d?this.#l:Is;o&&u.a&&this.pictures.a.show(u.a,u.b);for(let p of o?
[]:S){let m=u[p],k=m===c[p]?null:c[p];m&&this.pictures[p].show(m,k,u[M(p)],Ns)}for(let p of S){let m=this.pictures[p];m.
opened!==this.#s&&m.open(this.#s)}this.#o=!1,this.page.dataset.drawn="true"}#y(){let{into:t,names:e}=this.patchBar.patches,
[s,n]=[this.#e[M(t)],this.#e[t]],o=!!(s&&n&&this.#d&&We(s,n)),r=this.page.dataset.layout==="beside";if(this.patchBar.offer(
this.#e,o&&(r||e.length>0)),!o||!s||!n||!e.length)return this.patchBar.show(s,""),null;let h=e.find(l=>!q(l,s,n));if(h!==
void 0){let l=t==="a"?"first":"second";return this.patchBar.show(s,`Nothing of “${h}” can be put into the ${l} run. \
Take it back.`),null}let c=this.#u(t)?.changed(this.#b(t),Fe(e,s,n));return this.patchBar.show(s,c?Bs(e,s,n,new ut(c),t):
Ps),c??null}get#l(){let{into:t,names:e}=this.patchBar.patches,[s,n]=[this.#e[M(t)],this.#e[t]],o=(n?.count??0)-(s?.count??
0);return{names:e.map(r=>r.replace(/^visits\.(\d+)$/,(h,c)=>`visits.${Number(c)+o}`)),run:t==="a"?"second":"first"}}#m(t,e){
let s=e&&{...e,engine:"browser"},n={...this.#n,...s&&{[t]:s}};for(let o of S){let r=this.#u(o);r&&O(r.answer,n[o]);let h=s!==
null&&o===t,c=o==="a"?"First":"Second",l=h?", with parts of the other":"";for(let d of f(this.page,`[data-run="${o}"]`))
d.textContent=`${c}: ${r?.shortName??""}${l}`,d.title=`${c}: ${r?.name??""}${l}`}this.#E(n.a,n.b)}#b(t){let[e,s]=this.#t.
queries;return t==="a"?e:s}#v(t){for(let e of this.layouts)e.checked=e.value===t}#u(t){return t==="a"?this.#t?.first:this.#t?.
second}get#d(){let[t,e]=S.map(s=>this.#u(s)?.root.dataset.places);return t!==void 0&&t===e}#E(t,e){let s=a(this.page,"[d\
ata-change]"),n=jt(e),o=t?.prediction.location??0,r=t&&n&&this.#d?new ut(n).knownProbability(o):null;if(s.hidden=r===null,
!t||r===null)return;let{change:h,size:c,sign:l}=it(t.prediction.probability,r),d=a(s,"[data-change-value]");d.replaceChildren(
...j(`${h?`${l} `:""}${c} points`)),d.className=h>0?"more":h<0?"less":"",a(s,"[data-change-place]").textContent=o===e?.prediction.
location?"":`for ${t.prediction.name??`#${o}`}`}};function Bs(i,t,e,s,n){let{location:o}=t.trace.prediction,r=g=>g.knownProbability(
o)??0,[h,c,l]=[r(t),r(e),r(s)],d=je({clean:h,changed:c,patched:l}),u=t.nameOf(o).label,[p,m]=n==="a"?["second","first"]:
["first","second"],k=i.length===1?D(i[0]??"",t):`${i.length} parts together`,X=d!==null&&d<0?": the answer moves away fr\
om it":"",B=d===null?"The runs hardly differ in it.":`${V(d)} of the difference in log-odds comes back${X}.`,Mt=t.count===
e.count?"":` The runs have ${t.count} and ${e.count} visits and are aligned at their ends.`;return`Put into the ${m} run\
: ${k}. There ${u} goes from ${V(c,1)} to ${V(l,1)}; the ${p} run gives it ${V(h,1)}. ${B}${Mt}`}function jt(i){return i&&
"tensors"in i?i:null}function Ve(i,t,e,s){let n=a(i,"input",HTMLInputElement),o=a(i,"[role=listbox]"),r=[],h=-1,c=Promise.resolve(),l=0,d=()=>{
l+=1,r=[],h=-1,o.hidden=!0,o.replaceChildren(),n.setAttribute("aria-expanded","false"),n.removeAttribute("aria-activedes\
cendant")},u=g=>{h=g;for(let[v,y]of[...o.children].entries())y.setAttribute("aria-selected",String(v===h));let A=o.children[h];
if(!A){n.removeAttribute("aria-activedescendant");return}n.setAttribute("aria-activedescendant",A.id),A.scrollIntoView({
block:"nearest"})},p=g=>{g&&(n.value="",d(),s(g))},m=(g,A,v)=>{let y=document.createElement("li");y.id=`${o.id}-${g}`,y.
setAttribute("role","option");let z=document.createElement("small");return z.textContent=v,y.append(A," ",z),y},k=(g,A)=>{
r=g;let v=r.map((y,z)=>{let{label:ds,note:us}=e(y),Lt=m(z,ds,us);return Lt.addEventListener("mousedown",ps=>ps.preventDefault()),
Lt.addEventListener("click",()=>p(y)),Lt});if(A){let y=m(0,A,"");y.setAttribute("aria-disabled","true"),v.push(y)}o.replaceChildren(
...v),o.hidden=v.length===0,n.setAttribute("aria-expanded",String(v.length>0)),u(r.length&&n.value.trim()?0:-1)},X=async()=>{
l+=1;let g=l;r=[],h=-1;let A=n.value.trim();try{let v=await t(A);g===l&&k(v,v.length?"":`No place matches “${A}”.`)}catch(v){
g===l&&k([],st(v))}},B=()=>{c=X()},Mt=async()=>{!n.value.trim()&&h<0||(await c,p(r[h]))};n.addEventListener("input",B),n.
addEventListener("focus",B),n.addEventListener("blur",d),n.addEventListener("keydown",g=>{if(g.key==="ArrowDown"&&o.hidden)
B();else if(g.key==="ArrowDown")u(Math.min(h+1,r.length-1));else if(g.key==="ArrowUp")u(Math.max(h-1,0));else if(g.key===
"Enter")Mt();else if(g.key==="Escape")d();else return;g.preventDefault()})}function Ue({weekday:i,date:t,time:e},s){let n=e??0;if(t!==null)return t*1440+n;let o=s===null?ie*1440:s+1,r=Y(o)+(n<ft(
o)?1:0),h=i===null?0:Ht(i-_e(r),7);return(r+h)*1440+n}function Vt(i,t){let[e,s,n]=[-1,0,1].map(r=>i[t+r]),o=i.filter((r,h)=>h!==t);return e&&s&&Rs(e,s)&&(o[t-1]={...e,written_stay:e.
duration_minutes}),n&&(o[t]=Ws(n,e,i.some(js))),o}function Rs(i,t){let e=kt(t);return i.filled_in.includes("stay")&&!t.filled_in.
includes("time")&&e!==null&&Ye(i)===e}function Ws(i,t,e){let s=kt(i);if(s===null)return i;let n=I(ft(s)),o=`${b[i.weekday]}\
 ${n}`,r=`${J(Y(s))} ${n}`,c=[i.written_moment,...e?[]:[o],r].find(l=>Fs(t,l)===s)??r;return{...i,written_moment:c}}function Fs(i,t){
return t?Ue(Dt(t,""),i?kt(i):null):i?Ye(i):null}function js({written_moment:i}){return!!i&&Dt(i,"").date!==null}function kt({
arrival:i,start_minute:t}){let e=i===null?null:mt(i.slice(0,10));return e===null?null:e*1440+t}function Ye(i){let t=kt(i);
return t===null?null:t+i.duration_minutes}var At=class{#t=[];constructor(t,e){this.text=a(t,"textarea",HTMLTextAreaElement),this.rows=a(t,"[data-rows]"),this.template=
a(t,"template[data-row]",HTMLTemplateElement),this.errors=a(t,"[data-errors]"),this.full=a(t,"[data-full]"),this.changed=
e,this.text.addEventListener("input",()=>{this.rows.inert=!0,e(!0)}),this.rows.addEventListener("click",s=>this.#h(R(s).
closest("button"))),this.rows.addEventListener("change",s=>{R(s).dataset.control==="day"&&this.#r(W(s))}),this.rows.addEventListener(
"focusout",s=>{this.rows.inert||this.#r(W(s))}),this.rows.addEventListener("input",s=>{let n=W(s);n.setCustomValidity(""),
n.removeAttribute("aria-invalid")}),this.rows.addEventListener("keydown",s=>{s.key==="Enter"&&this.#r(W(s))})}get visits(){
return this.text.value}mark(t){for(let[e,s]of[...this.rows.children].entries())s.toggleAttribute("data-marked",t.includes(
e))}indexOf(t){let e=t.closest("[data-visit]");return e?[...this.rows.children].indexOf(e):-1}set visits(t){this.text.value=
t,this.rows.inert=!0}add(t){let n=(this.#e&&!this.rows.inert?Wt(Vt(this.#t,0)):this.text.value).trim().replace(/,$/,"");
this.text.value=n?`${n}, ${t}`:t,this.rows.inert=!0,this.changed(!1)}show(t){for(this.#t=t;this.rows.children.length>t.length;)
this.rows.lastElementChild?.remove();for(;this.rows.children.length<t.length;)this.rows.append(et(this.template));let e=f(
this.rows,":scope > [data-visit]");for(let[s,n]of t.entries()){let o=e[s];o&&this.#o(o,n,s,t.length)}this.rows.inert=!1,
this.full.hidden=!this.#e}get#e(){return this.#t.length>=Number(this.full.dataset.full)}showProblems(t){this.text.setAttribute(
"aria-invalid",String(t.length>0)),this.errors.hidden=t.length===0,this.errors.replaceChildren(...t.map(e=>{let s=document.
createElement("li"),n=Ke(e);if(s.textContent=Yt(e),n===null)return s;for(let o of e.suggestions)s.append(" ",this.#n(n,o));
return s}))}#n(t,e){let s=document.createElement("button");return s.type="button",s.className="suggestion",s.textContent=
e,s.setAttribute("aria-label",`Use ${e} for visit ${t+1}`),s.addEventListener("click",()=>{this.visits=Ce(this.text.value,
t,e),this.text.focus(),this.changed(!1)}),s}#i(t){this.show(t),this.text.value=Wt(t),this.changed(!1)}#s(t){this.#i(this.#t.
map((e,s)=>t.get(s)??e))}#o(t,e,s,n){let[o,r]=Ut(e.written_moment);t.toggleAttribute("data-masked",e.masked),a(t,"[data-\
number]").textContent=String(s+1),a(t,"[data-place]").textContent=e.label,a(t,"[data-category]").textContent=e.category??
"";let h=a(t,'[data-control="day"]',HTMLSelectElement),c=o&&!b.includes(o)?[...b,o]:b;h.replaceChildren(new Option(`(${b[e.
weekday]})`,""),...c.map(u=>new Option(u,u)));let l=[["day",h,o,"Day"],["time",a(t,'[data-control="time"]',HTMLInputElement),
r||qe(e.start_minute),"Time"],["stay",a(t,'[data-control="stay"]',HTMLInputElement),String(e.duration_minutes),"Minutes \
of stay"]];for(let[u,p,m,k]of l)p instanceof HTMLInputElement&&p===document.activeElement&&p.value!==p.dataset.read||(p.
value=m),p.dataset.read=m,p.toggleAttribute("data-filled-in",e.filled_in.includes(u)),p.setAttribute("aria-label",`${k} \
of visit ${s+1}, ${e.label}`);let d=[["earlier","Move earlier:",s>0],["later","Move later:",s<n-1],["remove","Remove",n>
1]];for(let[u,p,m]of d){let k=a(t,`[data-control="${u}"]`,HTMLButtonElement);k.disabled=!m,k.setAttribute("aria-label",`${p}\
 visit ${s+1}, ${e.label}`)}}#r(t){let e=t.dataset.control;if(!e||t.localName==="button"||t.value===t.dataset.read)return;
let s=this.indexOf(t),n=this.#t[s],o=t.closest("[data-visit]");if(!n||!o)return;let r={time:Vs,stay:Us}[e];if(r&&t instanceof
HTMLInputElement&&!r(t))return;let[h]=Ut(n.written_moment),c=a(o,'[data-control="time"]').dataset.read,l=t.value===""?null:
Math.round(Number(t.value)),d={day:{written_moment:`${t.value} ${c}`.trim()},time:{written_moment:t.value&&`${h} ${t.value}`.
trim()},stay:{written_stay:l,duration_minutes:l??n.duration_minutes}};t.dataset.read=t.value,this.#s(new Map([[s,{...n,...d[e]}]]))}#h(t){
let e=t?.dataset.control;if(!t||!e)return;let s=this.indexOf(t);if(e==="remove")this.#i(Vt(this.#t,s)),this.#c(Math.min(
s,this.#t.length-1),e);else{let n=e==="earlier"?s-1:s+1;this.#a(s,n),this.#c(n,e)}}move(t,e){let s=Math.max(0,Math.min(this.#t.
length-1,t+e));s!==t&&this.#a(t,s)}setTime(t,e){let s=this.#t[t];if(!s)return;let[n]=Ut(s.written_moment),o=`${n} ${qe(e)}`.
trim();this.#s(new Map([[t,{...s,written_moment:o,start_minute:e}]]))}setStay(t,e){let s=this.#t[t];if(!s)return;let n={
written_stay:e,duration_minutes:e};this.#s(new Map([[t,{...s,...n}]]))}#a(t,e){let[s,n]=[this.#t[t],this.#t[e]];!s||!n||
this.#s(new Map([[t,{...s,...Je(n)}],[e,{...n,...Je(s)}]]))}#c(t,e){let s=this.#t.length-1,n={earlier:t===0,later:t===s,
remove:s===0},o=[e,"later","earlier","remove"].find(c=>!n[c]),r=f(this.rows,":scope > [data-visit]")[t],h=o&&r?.querySelector(
`[data-control="${o}"]`);(h instanceof HTMLElement?h:this.text).focus()}};function Je({place:i,label:t,category:e}){return{
place:i,label:t,category:e}}function Ut(i){let[t="",e]=i.split(" ");return e===void 0?["",t]:[t,e]}function Vs(i){let t=i.
value.trim()?Ne(i.value):"",e=t===null?`“${i.value}” is not a time. Write hours and minutes from 00:00 to 23:59, such \
as 17:30.`:"";return i.setCustomValidity(e),i.setAttribute("aria-invalid",String(e!=="")),t===null?i.reportValidity():i.
value=t,t!==null}function Us(i){let{rangeUnderflow:t,rangeOverflow:e,badInput:s}=i.validity,n=t||e||s;return i.setAttribute(
"aria-invalid",String(n)),n&&i.reportValidity(),!n}function qe(i){let t=e=>String(Math.floor(e)).padStart(2,"0");return`${t(
i/60)}:${t(i%60)}`}function Ke({where:i}){let t=/^visits\[(\d+)\]/.exec(i);return t?Number(t[1]):null}function Yt(i){let t=Ke(
i);return t!==null?`Visit ${t+1}: ${i.message}`:i.where.startsWith("interventions")?i.message===Ee?"The changes to the n\
etwork cannot be read. Perhaps the link was cut off. Reset all changes.":`The changes to the network: ${i.message}`:i.message}function Jt(){return document.hidden?Promise.resolve():new Promise(i=>{requestAnimationFrame(()=>setTimeout(i)),document.
addEventListener("visibilitychange",()=>i(),{once:!0}),setTimeout(i,1e3)})}async function Ge(){await Jt(),"requestIdleCa\
llback"in window&&await new Promise(i=>requestIdleCallback(i,{timeout:200}))}var Ys="../bundles/browser-model.js",Js=/\bexport\s*\{[^}]*\};?\s*$/;var qt=new WeakMap;async function St(i,{location:t,variants:e},s,n){let o=qs(i),r=zs(n);for(let h of e){n.throwIfAborted();
let{input:c}=h;s(h,c&&await Promise.race([r,o(c,t)]))}}function qs(i){let t=Ks(i);qt.has(i)||qt.set(i,Gs(i));let e=qt.get(
i);return async(s,n)=>{let o=await e?.ask({input:s,location:n});if(!o)return t(s,n);if("error"in o)throw new Error(o.error);
return o.answer}}function Ks(i){let t=performance.now()+12;return async(e,s)=>(performance.now()>=t&&(await new Promise(
n=>setTimeout(n)),t=performance.now()+12),i.answer(e,s))}function Gs(i){try{return new Kt(i.content)}catch{return null}}
var Kt=class{#t;#e;constructor(t){this.#t=Xs(),this.#e=new Promise(e=>{this.#t.addEventListener("error",s=>{s.preventDefault(),
e(null)})}),this.#t.postMessage(t)}ask(t){let{port1:e,port2:s}=new MessageChannel,n=new Promise(o=>{e.onmessage=({data:r})=>{
e.close(),o(r)}});return this.#t.postMessage(t,[s]),Promise.race([this.#e,n])}};function Xs(){let i=document.querySelector(
"script[data-engine]")?.textContent;if(!i)return new Worker(new URL(Ys,import.meta.url),{type:"module"});let t=new Blob(
[i.replace(Js,"")],{type:"text/javascript"});return new Worker(URL.createObjectURL(t))}function zs(i){let t=new Promise(
(e,s)=>{i.addEventListener("abort",()=>s(i.reason),{once:!0})});return t.catch(()=>{}),t}var Zs={hours:["Moved by","All visits and the moment to predict move together."],visits:["Visit left out","One visit is \
left out at a time; the others keep the times and stays that the page shows, and the moment to predict stays."],heads:["\
Heads removed","Every set of heads is removed, on top of the changes already made."]},Qs="This network has too many head\
s to try every set, so each is removed alone.",tn="cannot be left out: the answer is read at the last visit, and the one\
 before is missing or masked",Gt=i=>`${(100*i).toFixed(1)} %`,Tt=class{#t=null;constructor(t,e,s){this.body=e,this.explanations=
s,this.kind=a(t,"[data-kind]",HTMLSelectElement),this.button=a(t,"[data-run]",HTMLButtonElement),this.progress=a(t,"[dat\
a-progress]",HTMLProgressElement),this.meaning=a(t,"[data-meaning]"),this.failure=a(t,"[data-failure]"),this.summary=a(t,
"[data-summary]"),this.frame=a(t,"[data-frame]"),this.rows=a(t,"tbody"),this.row=a(t,"template",HTMLTemplateElement),this.
kind.addEventListener("change",()=>this.clear()),this.button.addEventListener("click",()=>this.#t?this.#n():this.#e())}clear(){
this.#i(),this.rows.replaceChildren(),this.summary.textContent="";for(let t of[this.meaning,this.failure,this.frame])t.hidden=
!0}async#e(){this.clear();let t=new AbortController;this.#t=t,this.button.textContent="Stop",this.progress.removeAttribute(
"value"),this.progress.hidden=!1;try{await this.explanations.prepare(),t.signal.throwIfAborted(),await this.#s(t.signal)}catch(e){
if(this.#t!==t)return;this.failure.textContent=st(e),this.failure.hidden=!1}this.#i()}#n(){let{value:t,max:e}=this.progress,
s=this.frame.hidden?"":` after ${t} of ${e} answers`;this.summary.textContent=`Stopped${s}.`,this.#i()}#i(){this.#t?.abort(),
this.#t=null,this.button.textContent="Run",this.progress.hidden=!0}async#s(t){let{model:e,obstacle:s}=this.explanations,
n=this.body();if(!e)throw new Error(`This browser cannot compute: ${s}`);if(!n)throw new Error("Enter a history of visit\
s first.");let o=this.kind.value,{prediction:r,variants:h}=e.sweep(o,n);if(!h.length)throw new Error("Every head is remo\
ved already.");this.#o(o,r,h);let{location:c}=r,l=[];await St(e,{location:c,variants:h},(d,u)=>{let p=(u?.probability??0)-
r.probability,m=!!u&&u?.prediction.location!==c;this.#r({variant:d,answer:u,change:p,differs:m,row:et(this.row)},l)},t),
this.summary.textContent=on(l)}#o(t,e,s){let[n,o]=Zs[t],r=s.every(({heads:h})=>h?.length===1);this.meaning.textContent=`${r?
Qs:o} The unchanged answer is ${N({prediction:e})}.`,a(this.frame,"[data-changed]").textContent=n;for(let h of[this.meaning,
this.frame])h.hidden=!1;this.progress.max=s.length,this.progress.value=0}#r(t,e){sn(t);let s=e.findIndex(o=>en(t,o)),n=s<
0?e.length:s;this.rows.insertBefore(t.row,e[n]?.row??null),e.splice(n,0,t),this.progress.value+=1}};function en(i,t){let[
e,s]=[i.variant.heads,t.variant.heads];return!e||e.length!==s?.length?!1:Math.abs(i.change)>Math.abs(t.change)}function sn({
variant:i,answer:t,change:e,differs:s,row:n}){a(n,"th").textContent=nn(i);let o=a(n,".word");if(!t){o.textContent=tn;return}
n.toggleAttribute("data-differs",s),o.textContent=s?N(t):"the same";let r=a(n,".share");r.textContent=Gt(t.probability),
r.style.setProperty("--share",String(t.probability)),a(n,"[data-change]").textContent=Xe(100*e,1)}function nn({hours:i=0,
visit:t,heads:e}){return t?`${t.sent+1} ${t.label}`:e?e.map(([s,n])=>`L${s} H${n}`).join(", ")||"none":`${Xe(i,0)} h`}function on(i){
let t=i.flatMap(({answer:o})=>o?.probability??[]);if(!t.length)return"";let e=i.filter(({differs:o})=>o).length,[s,n]=[Math.
min(...t),Math.max(...t)];return`Another place leads in ${e} of ${t.length} rows. The probability of the unchanged answe\
r lies between ${Gt(s)} and ${Gt(n)}. Computed in this browser.`}function Xe(i,t){let e=Math.abs(i).toFixed(t);return Number(
e)===0?e:`${i>0?"+":"−"}${e}`}var rn={routine:()=>"routine: home, work or a weekly appointment, at its usual time",errand:i=>`an errand: the kinds of \
the last stop${Xt(i.at(-1))} and of an earlier one${Xt(i.at(-2))} decide together where people of this town go next`,consequence:i=>`\
a consequence: the first stop of the day${Xt(i.at(-1))} decides where people of this town go in the afternoon and evenin\
g`};function Xt(i){return i?` (${i})`:""}function ze(i,t){let{cause:e,custom:s,expected_label:n}=i,o=rn[s];if(!o)return"\
It was a free choice.";let r=Array.from({length:i.decided_before},()=>"before this history"),h=o([...r,...i.decided_by.map(
c=>an(c,t))]);return e===s?`It was ${h}.`:`It should have been ${h}. That leads to ${n??"an unknown place"}, but they ch\
ose otherwise.`}function an(i,t){let e=t.find(({sent:s})=>s===i);return e?`${e.label}, ${b[e.weekday]} ${I(e.start_minute)}`:
`visit ${i+1}`}var hn="The answer and all below it are of your last valid history.",cn=5e-4,ln=350,Ot=class{shown=null;sent=[];#t=null;isDragging=!1;#e="";#n=null;#i=null;#s;#o=!1;#r=0;#h=0;#a=new AbortController;#c=null;#p="";constructor(t,e={}){
this.page=t,this.hooks=e,this.model=t.dataset.explore??"",this.engineChoice=x(t,"[data-engine-choice]",HTMLSelectElement),
this.explanations=new lt(this.model,E().get("engine")),this.explanations.draws=e.draws??!1,this.explanations.sharesWeights=
this.engineChoice!==null||!at;let{explanations:s}=this;this.#s=e.outline??null;let n=s.sharesWeights&&s.choice!=="server";
e.draws&&n&&!this.#s&&s.prepare(),this.changes=a(t,"[data-changes]"),this.answer=a(t,"[data-answer]",HTMLOutputElement),
this.badge=a(t,"[data-badge]"),this.outcome=a(t,"[data-outcome]"),this.reason=a(t,"[data-outcome-reason]",HTMLDetailsElement),
this.person=x(t,"[data-person]",HTMLSelectElement),this.predictAt=a(t,"[data-predict-at]",HTMLInputElement),this.examples=
a(t,"[data-examples]",HTMLSelectElement),this.failure=a(t,"[data-error]"),this.story=a(t,"[data-story]"),this.staleNote=
a(t,"[data-stale-note]"),this.suggestion=a(t,"[data-try]"),this.editor=new At(a(t,"[data-editor]"),h=>{this.#c=null,this.#w(),
this.panel.followHistory(this.editor.visits),this.submitSoon(h?ln:0)});let o=a(t,"[data-interventions]",HTMLDetailsElement);
this.panel=new P(o,()=>this.submitSoon()),this.engineChoice&&(this.engineChoice.value=s.choice??"");let r=x(t,"[data-swe\
eps]");this.sweeps=r&&new Tt(r,()=>this.shown&&w(this.shown),s),this.#f()}#f(){let{page:t}=this;Ve(a(t,"[data-combobox]"),
e=>this.explanations.searchPlaces(e),e=>({label:e.label,note:e.category??""}),e=>this.editor.add(e.notation)),this.suggestion.
addEventListener("click",()=>{this.editor.visits=this.editor.text.placeholder,this.submitSoon()});for(let e of["pointerd\
own","keydown","input"])a(t,"[data-editor]").addEventListener(e,()=>{this.#o=!0,this.#b()},{once:!0});this.engineChoice?.
addEventListener("change",()=>{this.explanations.choose(this.engineChoice?.value??""),this.submitSoon()}),this.person?.addEventListener(
"change",()=>this.submitSoon()),this.predictAt.addEventListener("change",()=>this.submitSoon()),a(this.changes,"[data-un\
do]").addEventListener("click",()=>{this.panel.text="",this.submitSoon()}),a(this.failure,"button").addEventListener("cl\
ick",()=>{this.explanations.choose(this.explanations.choice),this.submitSoon()}),Z(()=>this.restore("keep"))}get exampleHistories(){
return this.#i??=this.#$(),this.#i}get fields(){return{visits:this.editor.visits,user:this.person?.value??"",predict_at:this.
predictAt.value.trim(),top_k:this.#e,interventions:this.panel.text}}markVisits(t){this.editor.mark(t.flatMap(e=>this.sent[e]??
[]))}take({visits:t,user:e,predict_at:s,interventions:n}){this.fill(),this.#w(),this.editor.visits=t,this.predictAt.value=
s,this.panel.text=n,L(this.person,e),this.panel.followHistory(t),this.#p=JSON.stringify(this.fields),this.submitSoon()}get isChanged(){
return this.fill(),JSON.stringify(this.fields)!==this.#p}get interventions(){return Object($(this.panel.text||"{}"))}set interventions(t){
this.fill(),this.panel.text=Object.keys(t).length?JSON.stringify(t):"",this.panel.followHistory(this.editor.visits),this.#y()}async#y(){
clearTimeout(this.#h);let t=++this.#r;this.page.setAttribute("aria-busy","true"),await Jt(),t===this.#r&&this.submitSoon()}submitSoon(t=0){
clearTimeout(this.#h),this.#h=setTimeout(()=>{this.#l(w(this.fields),this.isDragging?"keep":"push")},t)}async#l(t,e){clearTimeout(
this.#h),this.#h=0,this.#r+=1;let s=this.#r;this.#a.abort(),this.#a=new AbortController,this.page.setAttribute("aria-bus\
y","true");let n=!1;try{let o="interventions"in t&&!!t.interventions,[r,h]=await Promise.all([this.#m(t),o?this.#m({...t,
interventions:null}):null]);if(s!==this.#r)return;this.#d(r,h,t,e),n=!0,await Ge(),this.fill()}catch(o){if(o instanceof F&&
s===this.#r)this.#g(o.problems);else if(!ae(o)&&!(o instanceof F))throw o}finally{s===this.#r&&this.page.removeAttribute(
"aria-busy")}n&&s===this.#r&&this.#b()}fill(){let t=this.#c;t&&(this.#c=null,t(),this.#p=JSON.stringify(this.fields))}async#m(t){
let e=this.#s;this.#s=null;let s="visits"in t&&await e?.(t);return s||this.explanations.explain(t,this.#a.signal)}async#b(){
let{engineChoice:t,explanations:e}=this;if(!t)return;(this.#o||this.hooks.draws||e.choice==="browser")&&e.choice!=="serv\
er"&&await e.prepare(),await this.#v();let n=a(this.page,"[data-engine-obstacle]");n.textContent=e.obstacle&&`This brows\
er cannot compute: ${e.obstacle}`,n.hidden=!e.obstacle}async#v(){let{shown:t}=this,e=this.#t,s=this.#h!==0||this.page.hasAttribute(
"aria-busy");if(!(!this.hooks.draws||!t||!e||s)){if(!("tensors"in e))this.#l(w(t),"keep");else if(ct(e)){let n=await this.#m(
w(t)).catch(()=>null);if(!n||this.#t!==e)return;this.#u(n),this.hooks.shown?.(t,n,null)}}}#u(t){this.#t=t,O(this.answer,
t),this.badge.textContent=pe(t.engine)}#d(t,e,s,n){if("record"in s&&(this.editor.visits=t.notation??"",this.predictAt.value=
t.predict_at.replace("T"," "),t.notation===null)){this.#g([{where:"visits",message:"This record contradicts itself and c\
annot be written as visits.",suggestions:[]}]);return}this.sent=t.visits.map(c=>c.sent);let o=[...t.visits].sort((c,l)=>c.
sent-l.sent);this.panel.text&&this.panel.show(o,this.sent),this.panel.followHistory(this.editor.visits),L(this.person,t.
user),this.#g([]),this.predictAt.placeholder=t.predict_at.replace("T"," "),this.#u(t);let r={...this.fields,visits:t.notation??
""};this.shown=r,this.#O(r,t,e);let h=r.interventions?e:null;this.hooks.shown?.(r,t,h),this.updateAddress(n),this.#c=()=>{
this.editor.show(o),this.panel.show(o,this.sent),this.#E(o,t.predict_at),this.suggestion.hidden=!0,this.sweeps?.clear(),
this.hooks.filled?.(r,t,h),this.page.dataset.ready="true",this.#T(r,t)}}#E(t,e){let s=f(this.editor.rows,":scope > [data\
-visit]");for(let[o,r]of s.entries()){let h=t[o];if(!h?.arrival)continue;let c={day:b[h.weekday]??"",time:h.arrival.split(
"T")[1]??"",stay:`${h.duration_minutes} min`};for(let[l,d]of Object.entries(c)){let u=a(r,`[data-read="${l}"]`);u.textContent=
d,u.toggleAttribute("data-filled-in",h.filled_in.includes(l))}}if(a(this.page,'[data-printed="predict-at"]').textContent=
e.replace("T"," "),!this.person)return;let n=this.person.selectedOptions[0]?.textContent??"";a(this.page,'[data-printed=\
"person"]').textContent=n}async#T(t,e){let s=e.unknown_probability,n=s<cn?[]:[`Somewhere unknown to the model: ${(100*s).
toFixed(1)} %.`],o=(await this.exampleHistories).find(({visits:r,predict_at:h,user:c})=>r===t.visits&&h===e.predict_at&&
(c===e.user||this.person===null));this.shown===t&&(this.hooks.recognised?.(o,t),o&&n.push(dn(o,e.location_probabilities.
final)),this.outcome.replaceChildren(...j(n.join(" "))),this.outcome.hidden=n.length===0,this.reason.hidden=!o?.reason,a(
this.reason,"p").textContent=o?.reason?ze(o.reason,e.visits):"")}#O(t,e,s){let{changes:n}=this;if(n.hidden=!s||!t.interventions,
!s||!t.interventions)return;a(n,"[data-what]").textContent=rt(JSON.parse(t.interventions)),a(n,"[data-before]").textContent=
N(s),a(n,"[data-after]").textContent=N(e);let o=s.prediction.location===e.prediction.location;a(n,"[data-verdict]").textContent=
o?"The most probable place stays the same.":"The most probable place is another one."}#g(t){let e=({where:r})=>r.startsWith(
"interventions");this.#x(this.person,t,"user"),this.#x(this.predictAt,t,"predict_at");let s=t.filter(r=>r.where==="");this.
failure.hidden=s.length===0,a(this.failure,"span").textContent=s.map(r=>r.message).join(" "),this.panel.showProblems(t.filter(
e)),this.editor.showProblems(t.filter(r=>r.where!==""&&!(r.where==="user"&&this.person)&&r.where!=="predict_at"&&!e(r)));
let[n]=t.filter(r=>!s.includes(r));n&&this.hooks.refused?.();let o=t.length>0&&this.shown!==null;this.staleNote.hidden=!(o||
n),this.staleNote.textContent=o||!n?hn:`No answer. ${Yt(n)}`,this.story.toggleAttribute("data-stale",o)}#x(t,e,s){if(!t)
return;let n=e.filter(r=>r.where===s).map(r=>r.message),o=a(this.page,`#${t.getAttribute("aria-errormessage")}`);o.textContent=
n.join(" "),o.hidden=n.length===0,t.setAttribute("aria-invalid",String(n.length>0))}comparisonOf(t){let{model:e}=this,s=t.
interventions?JSON.stringify({model:e,interventions:null}):null;return T({model:e,...t,top_k:null,against:s})}updateAddress(t){
if(t==="keep"||this.shown===null)return;let{choice:e}=this.explanations,s=this.engineChoice?e:null,n=T({...this.shown,engine:s,
...this.hooks.options?.()});tt(n,t)}async restore(t){this.#c=null,this.#n=null,this.examples.value="";let e=E(),s=e.get(
"top_k")??"";this.#e=/^([1-9]\d?|100)$/.test(s)?s:"",this.editor.visits=e.get("visits")??"",this.predictAt.value=e.get("\
predict_at")??"",this.panel.text=e.get("interventions")??"",L(this.person,e.get("user")),this.hooks.restored?.(e);let n=e.
get("record");e.has("visits")?await this.#l(w(this.fields),t):n!==null?await this.#l({record:$(n)},"replace"):await this.#k(
e.get("user"))}async#k(t){let e=await this.exampleHistories,s=e.find(n=>t&&String(n.user)===this.person?.value)??e[0];s?
(this.#S(s,e),await this.#l(w(this.fields),"replace")):this.#A()}#A(){clearTimeout(this.#h),this.#a.abort(),this.#r+=1,this.#c=
null,this.page.removeAttribute("aria-busy"),this.shown=null,this.editor.show([]),this.#g([]),O(this.answer,null),this.outcome.
hidden=this.reason.hidden=!0,this.suggestion.hidden=!1,this.sweeps?.clear(),this.changes.hidden=!0,this.hooks.cleared?.()}#w(){
this.examples.value="",!(!this.#n||this.editor.visits.trim().endsWith(this.#n.end))&&(this.predictAt.value===this.#n.predictAt&&
(this.predictAt.value=""),this.#n=null)}async#$(){let{examples:t}=this;try{let e=await ht(this.model);t.append(...e.map(
(n,o)=>new Option(n.title,String(o))));let s=t.closest("[data-field]");return s.hidden=e.length===0,t.addEventListener("\
change",()=>{let n=t.value&&e[Number(t.value)];n&&(this.#S(n,e),this.#l(w(this.fields),"push"))}),e}catch{return[]}}#S(t,e){
this.examples.value=String(e.indexOf(t)),this.editor.visits=t.visits,this.panel.followHistory(t.visits),this.predictAt.value=
t.predict_at.replace("T"," ");let s=t.visits.split(",").at(-1)?.trim()??"";this.#n={predictAt:this.predictAt.value,end:s},
L(this.person,t.user)}};function dn({target:i,target_label:t},e){if(i===void 0)return"";if(i===null)return"The model dre\
w this history itself: nothing really happened next.";let s=e.findIndex(({location:r})=>r===i);if(s===0)return"Right: th\
e person went there.";let n=e[s],o=n?`number ${s+1} with ${(100*n.probability).toFixed(1)} %`:`not one of the ${e.length}\
 most probable places`;return`The person went to ${t}, ${o}.`}var Ze="The view “Which parts make the prediction?” shows the circuit.",un="This network has too many parts to run a\
ll their subsets here.";async function Qe(i,t,e,s){await i.prepare();let{model:n,obstacle:o}=i;if(!n)throw new Error(`${o}\
 ${Ze}`);let{location:r,variants:h,conclude:c}=n.circuit(t);if(!h.length)throw new Error(`${un} ${Ze}`);let l=[];return await St(
n,{location:r,variants:h},(d,u)=>{u&&l.push(u),e(l.length/h.length)},s),c(l)}var $t=["story","explore","everything"],ts="pointerscope-depth";function pn(i){let t=E().get("depth");if(t&&$t.includes(
t))return t;let e=location.hash.slice(1);if(e&&!e.includes("=")&&i.querySelector(`[data-story] [id="${CSS.escape(e)}"]`))
return"everything";let s="inRoom"in document.documentElement.dataset?"":Zt(ts);return $t.includes(s)?s:"explore"}function es(i){
i.dataset.depth||zt(i,pn(i))}function zt(i,t){let s=a(i,"[data-stage]").hasAttribute("data-undrawn")?"everything":t;return i.
dataset.depth=s,a(i,`input[name=depth][value=${s}]`,HTMLInputElement).checked=!0,s}function ss(i){let t=[".above","[data\
-bar]"].map(e=>a(i,e).getBoundingClientRect());return Math.max(...t.map(({bottom:e})=>e))}function ns(i){Qt(ts,i)}function Zt(i){
try{return localStorage.getItem(i)??""}catch{return""}}function Qt(i,t){try{localStorage.setItem(i,t)}catch{}}function is(i){let t=()=>f(i,"details[data-menu][open]",HTMLDetailsElement);document.addEventListener("pointerdown",({target:e})=>{
for(let s of t())e instanceof Node&&s.contains(e)||(s.open=!1)}),document.addEventListener("keydown",e=>{let[s]=t();e.key!==
"Escape"||!s||(e.stopImmediatePropagation(),s.open=!1,a(s,"summary").focus())},{capture:!0})}var fn=2;async function os(i,t,{title:e,origin:s,name:n}){let o=t==="png",r=await(o?Te(i,fn):Se(i)),h=de(r,o?"png":"svg",
{title:e,origin:s});le(h,`${n}-network.${t}`)}var rs="pointerscope-visits-as",mn="textarea, input:not([type=radio], [type=checkbox], [type=range])",_t=class{#t=null;#e=null;#n=[];#i=[];#s=null;#o=null;#r=[];#h=0;#a=E().
get("open");constructor(t,e){if(this.page=t,this.sheet=new H(t,()=>t.dataset.depth==="everything"),this.bar=a(t,"[data-b\
ar]"),this.undo=a(t,"[data-undo-step]",HTMLButtonElement),this.redo=a(t,"[data-redo-step]",HTMLButtonElement),e)this.picture=
e.picture,this.picture.complete(this.#c,U),e.drawn&&(this.#r=[e.drawn,null,null]);else{let s=a(t,"[data-network]");this.
picture=new pt(s,this.#c,U)}this.#f(),this.#M(Zt(rs)==="text"?"text":"list"),es(t)}get#c(){let{page:t}=this,e=!("adapted"in
t.dataset);return{act:s=>this.#v(s),edit:s=>this.#u(s),...Oe&&{ask:s=>$e({head:s})},whatIf:s=>this.#O(s),...e&&{circuit:((s,n)=>this.#T(
s,n))},more:(s,n)=>this.#$(s,n),pointed:s=>this.pointed(s),covered:()=>ss(t),opened:s=>this.#p(s)}}#p(t){if(t===this.#a)
return;let e=Q(this.#a,t);this.#a=t,this.#t?.updateAddress(e)}pointed=()=>{};depthChanged=()=>{};get options(){let{depth:t=""}=this.
page.dataset;return{depth:t==="explore"?void 0:t,open:this.#a??void 0}}restore(t){this.#a=t.get("open");let e="inRoom"in
document.documentElement.dataset?"explore":null,s=t.get("depth")??e;!this.#s||s===null||s===this.page.dataset.depth||$t.
includes(s)&&this.#_(s)}follow(t){this.#t=t}showInputs(){this.page.dataset.depth!=="everything"&&this.sheet.show(!0),this.#M(
"text")}#f(){let{page:t}=this;for(let s of f(t,"input[name=depth]",HTMLInputElement))s.addEventListener("change",()=>{ns(
s.value),this.#_(s.value),this.#t?.updateAddress("replace")});for(let s of f(t,"input[name=visits-as]",HTMLInputElement))
s.addEventListener("change",()=>{Qt(rs,s.value),this.#M(s.value)});this.undo.addEventListener("click",()=>this.#w(this.#n,
this.#i)),this.redo.addEventListener("click",()=>this.#w(this.#i,this.#n)),a(t,"[data-as-learned]").addEventListener("cl\
ick",()=>this.#d({})),a(t,"[data-present]").addEventListener("click",()=>{a(t,"[data-stage]").requestFullscreen()}),is(t);
let e=a(t,"[data-share]",HTMLButtonElement);e.addEventListener("click",()=>Et(e));for(let s of f(t,"[data-save]",HTMLButtonElement))
s.addEventListener("click",()=>this.#C(s.dataset.save??""));a(t,"details[data-export]").addEventListener("toggle",()=>this.#L()),
document.addEventListener("keydown",s=>this.#y(s)),document.addEventListener("pointerscope:server",()=>{t.toggleAttribute(
"data-server-silent",!re.answers)})}#y(t){if(t.target instanceof Element&&t.target.closest(`${mn}, dialog`)||t.defaultPrevented)
return;let s=t.key.toLowerCase();if(s==="escape"&&this.picture.back(),!(t.ctrlKey||t.metaKey)){s==="c"&&!t.altKey&&this.
picture.circuits?.toggle(),s==="t"&&!t.altKey&&this.picture.showTables();return}s!=="z"&&s!=="y"||(t.preventDefault(),s===
"y"||t.shiftKey?this.#w(this.#i,this.#n):this.#w(this.#n,this.#i))}show(t,e,s){if(this.#k(t),this.#b(t),!("tensors"in e))
return;let n=this.#s,o=n?.notation===e.notation,r=n!==null&&o&&ct(n),h=s&&"tensors"in s?s:null;this.#o=h??(n&&gn(e,n)?n:
null),this.#s=e,this.#m(h?"As learned":"Before this change"),o||(this.picture.happened=null),this.#l(e,this.#o),this.#a!==
this.picture.opened&&this.picture.open(this.#a),this.page.dataset.drawn="true";let{player:c}=this.picture;this.page.dataset.
depth==="story"&&!this.#a&&!c.isOpen&&!r&&c.play()}#l(t,e){let{happened:s}=this.picture,n=[t,e,s];n.every((o,r)=>o===this.#r[r])||
(this.#r=n,this.picture.show(t,e))}recognise(t){let e=a(this.bar,"[data-happened]"),s=t?.target??null;e.hidden=s===null||
this.#S;let n=s!==this.picture.happened;if(this.picture.happened=s,n&&this.#s&&this.#l(this.#s,this.#o),!t||s===null||!this.#s)
return;let o=this.#s.prediction.location===t.target;a(e,"[data-happened-place]").textContent=`${o?"✓ ":""}${t.target_label??
""}`}#m(t){let e=a(this.bar,"[data-was]");if(e.hidden=this.#o===null,!this.#o||!this.#s)return;let{value:s,change:n,isMore:o}=ue(
this.#s,this.#o);a(e,"[data-was-name]").textContent=t,a(e,"[data-was-value]").textContent=s;let r=a(e,"[data-was-change]");
r.textContent=n,r.className=o?"more":"less"}#b({interventions:t}){let e=a(this.page,"[data-changed]"),s=JSON.parse(t||"{\
}"),n=ke(s,o=>this.#d(o));a(e,"ul").replaceChildren(...n),e.hidden=n.length===0}#v(t){if(!this.#t||!this.#s)return;let e=Pt(
this.#t.interventions,t,this.#s);this.#d(e,!("isDone"in t)||t.isDone)}#u(t){let e=this.#t;if(!e)return;e.isDragging=!t.isDone,
e.fill();let{sent:s,editor:n}=e,o=s[t.visit]??0;t.kind==="move"?t.by!==0?n.move(o,(s[t.visit+t.by]??0)-o):e.submitSoon():
t.kind==="time"?n.setTime(o,t.minutes):n.setStay(o,t.minutes)}#d(t,e=!0){if(!e){this.#x(t);return}this.#t&&(cancelAnimationFrame(
this.#h),this.#t.interventions=t,this.#E(t))}#E(t){let{explanations:e,fields:s}=this.#t??{};if(!e?.isInBrowser||!s)return;
let n=Object.keys(t).length>0;try{let[o,r]=[s,{...s,interventions:""}].map(h=>e.explainHere(w(h)));if(!o||!r||!("tensors"in
o&&"tensors"in r))return;this.#l(o,n?r:null)}catch{}}#T(t,e){let{explanations:s,shown:n}=this.#t??{};return!s||!n?Promise.
reject(new Error("There is no answer yet.")):Qe(s,w(n),t,e)}#O(t){let{interventions:e}=this.#t??{};return!e||!this.#s?null:
this.#g(Pt(e,t,this.#s))}#g(t){let{explanations:e,shown:s}=this.#t??{};return!e?.isInBrowser||!e.model||!s?null:e.model.
trace({...w(s),interventions:t})}#x(t){cancelAnimationFrame(this.#h),this.#h=requestAnimationFrame(()=>{let e=this.#g(t),
s=this.#o?.notation!==this.#s?.notation;e&&this.#l(e,s?this.#s:this.#o)})}#k(t){if(this.#t?.isDragging&&this.#e)return;this.#e&&
JSON.stringify(this.#e)!==JSON.stringify(t)&&this.#e&&(this.#n.push(this.#e),this.#i.length=0),this.#e=t,this.#A()}#A(){
this.undo.disabled=this.#n.length===0,this.redo.disabled=this.#i.length===0}#w(t,e){let s=this.#t;this.#e&&s?.isChanged&&
this.#k(s.fields);let n=t.pop();!n||!this.#e||(e.push(this.#e),this.#e=n,s?.take(n),this.#A())}#$(t,e){let s=this.page.querySelector(
`[data-story] pointer-view[view="${CSS.escape(t)}"]`);if(!s)return;for(let[o,r]of Object.entries(e))r!==null&&s.setAttribute(
o,r);this.#_("everything"),this.#t?.updateAddress("replace");let n=s.closest("details");n&&(n.open=!0),s.scrollIntoView()}get#S(){
return a(this.page,"[data-stage]").hasAttribute("data-undrawn")}#_(t){let e=zt(this.page,t);this.sheet.toggle(!1),e==="s\
tory"&&this.#s?this.picture.player.play():this.picture.player.close(),this.depthChanged()}#M(t){this.page.dataset.visitsAs=
t,a(this.page,`input[name=visits-as][value=${t}]`,HTMLInputElement).checked=!0}#L(){let t=T({...this.#t?.shown});for(let e of f(
this.page,"[data-export] a",HTMLAnchorElement))e.search=t.toString()}#C(t){let e=`${this.#t?.answer.textContent??""} · ${a(
this.page,".model-name").textContent}`,{past:s,changes:n}=this.#N,o=[e,[n,s].filter(Boolean).join(" ")].filter(Boolean),
{explore:r="model"}=this.page.dataset;os(this.picture.file({title:e,lines:o}),t,{title:e,origin:location.href,name:r}),a(
this.page,"details[data-export]",HTMLDetailsElement).open=!1}get#N(){let t=this.#t?.interventions??{},e=a(this.bar,"[dat\
a-was]"),s=n=>a(e,`[data-was-${n}]`).textContent;return{changes:Object.keys(t).length?rt(t):"",past:e.hidden?"":`${s("na\
me")}: ${s("value")}.`}}};function gn(i,t){if(i.notation===t.notation||i.user!==t.user)return!1;let e=t.visits.map(({location:n})=>n),
s=0;for(let{location:n}of i.visits){let o=e.indexOf(n);o<0||(e.splice(o,1),s+=1)}return 2*s>=Math.max(i.visits.length,t.
visits.length)}var wn=12,G=i=>`${(100*i).toFixed(1)} %`,as=({name:i,location:t})=>i??`#${t}`;function hs(i){let{location_probabilities:t,
gate:e,unknown_probability:s}=i,{pointer:n,final:o}=t,r=o.reduce((c,{probability:l})=>c-l,1-s),h=new Map((n??[]).map(c=>[
c.location,c.probability]));return{columns:["Place","Probability","from the pointer","from the generation head"],rows:[...o.
map(c=>{let l=e.value*(h.get(c.location)??0),d=[c.probability,l,c.probability-l];return[as(c),...d.map(G)]}),["all other\
 known places",G(Math.max(0,r)),"",""],["somewhere unknown",G(s),"",""]]}}function bn(i,t,e){let[s,n]=[i,t].map(({location_probabilities:{
final:r}})=>new Map(r.map(h=>[as(h),h.probability]))),o=[...s??[]].flatMap(([r,h])=>{let c=n?.get(r);return c===void 0?[]:
[{name:r,probability:h,other:c,difference:h-c}]});return o.sort((r,h)=>Math.abs(h.difference)-Math.abs(r.difference)),{columns:[
"Place","First","Second","First minus second"],rows:o.slice(0,e).map(({name:r,probability:h,other:c,difference:l})=>{let u=`${l<
0?"−":"+"}${it(h,c).size} points`;return[r,G(h),G(c),u]})}}function cs(i,t,e){let s=a(i,"[data-difference]"),n=t&&e&&bn(
t,e,wn);a(i,"[data-same-answers]").hidden=!n||!vn(t,e),n?n.rows.length?s.replaceChildren(nt(n)):s.textContent="The two m\
odels know no place of the same name.":s.replaceChildren()}function vn(i,t){let[e,s]=[i,t].map(({location_probabilities:{
final:n}})=>JSON.stringify(n));return e===s}function yn(i){let t=a(i,"[data-places]"),e=a(i,"[data-gate]"),s=a(document,"[data-compare]",HTMLAnchorElement),n=new _t(
i),o=new Ot(i,{draws:!0,shown:(r,h,c)=>n.show(r,h,c),filled(r,h){t.replaceChildren(nt(hs(h)));let{value:c,learned:l}=h.gate,
d=p=>`${(100*p).toFixed(1)} %`;e.textContent=`Gate ${c.toFixed(3)}${l?"":" (not learned)"}: the answer is ${d(c)} of the\
 pointer's distribution and ${d(1-c)} of the generation head's.`;let u=o.comparisonOf(r);u.set("page","compare"),s.hash=
u.toString()},options:()=>n.options,restored:r=>n.restore(r),refused:()=>n.showInputs(),recognised(r,h){n.recognise(r);let c=x(
i,"[data-charts]");if(!c)return;let l=r;c.hidden=!l?.page||h.interventions!=="",a(c,"a",HTMLAnchorElement).href=l?.page??
""}});n.follow(o),n.pointed=r=>o.markVisits(r),o.restore("keep")}function En(i){let t=f(document,"template[data-side-of]",
HTMLTemplateElement),e=E(),s=(l,d,u)=>{let p=t.find(({dataset:m})=>m.sideOf===d)??u;if(!p)throw new Error("The page has \
no model.");return a(p.content,`[data-side="${l}"]`).cloneNode(!0)},[n,o=n]=t;a(i,"[data-sides]").replaceChildren(s("a",
e.get("model"),n),s("b",bt(e.get("against")).model??e.get("model"),o));let r=x(document,"[data-explore-link]",HTMLAnchorElement),
h=new xt(i),c=new wt(i,{asked(l){r&&(r.hash=T({page:"explore",...l}).toString())},options:()=>({page:"compare",...h.options}),
restored:l=>h.restore(l),refused:l=>h.showProblem(l),answered(l,d){h.show(l,d),cs(i,l,d)}});h.follow(c),c.restore()}var te=new Map;
for(let[i,t]of[["[data-explore]",yn],["[data-compare-page]",En]]){let e=x(document,i);e&&te.set(e,t)}function ls(){for(let[
i,t]of te)i.hidden||(te.delete(i),t(i))}ls();window.addEventListener("hashchange",ls);
