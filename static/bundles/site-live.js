import{a as y,b as G,c as S,d as X}from"./site-DUQ3BE7B.js";import{a as N,b as Qt,c as te}from"./site-UNBUN2HL.js";
import{a as ge,b as be}from"./site-WX3UO46K.js";import{A as at,B as ht,C as me,D as we,a as ne,b as ie,c as oe,d as re,
e as ae,f as he,g as ce,h as Lt,i as le,j as Q,k as tt,l as de,m as et,o as st,p as F,q as nt,r as ue,s as it,u as I,v as pe,
w as T,x as ot,y as rt,z as fe}from"./site-4C5TT7X7.js";import{a as St,b as Jt,c as qt,d as Kt,e as $t,g as Gt,l as Xt,
m as _t,o as $}from"./site-FFZDZ3ZW.js";import{a,b,c as f,e as R,f as j,g as z}from"./site-TDSAGLFG.js";import{
a as se}from"./site-GEZEHFQA.js";import{a as ee}from"./site-LFSLK7RL.js";import{i as Mt}from"./site-VPLJYQLI.js";
import{a as W,c as zt,j as Zt,k as M,l as Z}from"./site-VTYE32HA.js";import"./site-MTA6IX37.js";var V=i=>Math.floor(i/1440),ct=i=>i-V(i)*1440,ve=i=>Ct(i+3,7),Ct=(i,t)=>(i%t+t)%t,U=i=>new Date(i*864e5).toISOString().slice(
0,10),lt=i=>[Math.floor(i/60),i%60].map(t=>String(t).padStart(2,"0")).join(":");function dt(i){let t=Date.parse(`${i}T00\
:00Z`)/864e5;return i>="0001"&&!Number.isNaN(t)&&U(t)===i?t:null}var k=St.map(i=>i.slice(0,3));function Nt(i,t){let e=N(i);if(Qt(e)>40)throw $(t,ne,{text:te(e,40)});let{groups:s}=$t.exec(e)??$t.exec(e.replace(Kt,"$1"))??
{};if(!s)throw $(t,qt.test(e)?ie:oe,{text:e});let[n,o]=[Number(s.hour),Number(s.minute)];if(n>23||o>59)throw $(t,re,{text:e});
return{weekday:ls(s.weekday,t),date:ds(s.date,t),time:n*60+o}}function It(i){let t=[],e=0,s=!1;for(let{0:n,index:o}of i.matchAll(/[",\n\r]|$/g))n==='"'?s=!s:(!s||!n)&&(t.push({written:i.
slice(e,o),start:e}),e=o+1);return t.filter(({written:n})=>N(n))}function Pt(i){return i.startsWith('"')?cs(i):i.search(
/[@+]|$/)}function cs(i){let t=i.indexOf('"',1);for(;t>0&&i[t+1]==='"';)t=i.indexOf('"',t+2);return t+1}function ls(i,t){if(i===void 0)return null;let e=St.findIndex(s=>s.toLowerCase().startsWith(i.toLowerCase()));if(e<0)throw $(
t,ae,{text:i,days:k.join(", ")},k);return e}function ds(i,t){if(i===void 0)return null;let e=dt(i);if(e===null)throw $(t,
he,{text:i});let[s=0,n=0]=Jt,o=Number(i.slice(0,4));if(o<s||o>n)throw $(t,ce,{text:i,first_year:s,last_year:n});return e}function Ee(i){return i.map(({place:t,written_moment:e,written_stay:s})=>[t,e&&`@ ${e}`,s===null?"":`+${s}`].filter(Boolean).
join(" ")).join(", ")}function xe(i){return It(i).map(({written:t})=>Oe(t).place.toLowerCase()).filter(Boolean)}function ke(i,t,e){
let s=It(i)[t];if(!s)return i;let{place:n,before:o}=Oe(s.written),r=s.start+o,h=n?"":" ";return`${i.slice(0,r)}${e}${h}${i.
slice(r+n.length)}`}function Ae(i){let[,t,e="0"]=/^\s*(\d{1,2})(?:[:.]?(\d{2}))?\s*$/.exec(i)??[];return t===void 0||Number(
t)>23||Number(e)>59?null:`${t.padStart(2,"0")}:${e.padStart(2,"0")}`}function Oe(i){let t=N(i);return{place:t.startsWith(
'"')&&!Pt(t)?t:N(t.slice(0,Pt(t))),before:i.indexOf(t)}}var P=class{#t=0;#e=[];#s=[];#i="";#n=null;constructor(t,e){this.root=t,this.errors=a(t,"[data-errors]"),this.masks=a(t,
"[data-masks]"),this.orderWords=a(t,"[data-order]"),this.state=a(t,"[data-state]"),t.addEventListener("change",()=>this.#h(
e)),t.addEventListener("click",s=>{let{act:n}=R(s).dataset;n&&(n==="reset"?this.text="":this.#e=gs(n,this.#t),this.#h(e))})}get text(){
if(this.#i)return this.#i;let t=this.#a();return Object.keys(t).length?JSON.stringify(t):""}set text(t){let e=ps(t);this.#n=
null;for(let s of this.#o)ms(s,e);this.#e=Array.isArray(e.order)?e.order:[],this.#s=Array.isArray(e.mask_visits)?e.mask_visits:
[],this.masks.replaceChildren(),this.#i=t&&JSON.stringify(this.#a())!==t?t:"",this.#c()}show(t,e){this.#t=t.length,this.#i=
"";let s=new Set(this.#s);for(;this.masks.children.length>t.length;)this.masks.lastElementChild?.remove();for(;this.masks.
children.length<t.length;)this.masks.append(us(this.masks.children.length));let n=f(this.masks,"label");for(let[o,r]of t.
entries()){let h=n[o];if(!h)continue;let c=a(h,"input",HTMLInputElement);c.checked=s.has(o),c.disabled=o===e.at(-1),a(h,
"span").textContent=`${o+1} ${r.label}`}this.#c()}followHistory(t){let e=xe(t),s=this.#n===null||e.join(`
`)===this.#n.join(`
`);if(this.#n=e,!s){this.#e=[];for(let n of this.#r)n.checked=!1;this.#s=[],this.#c()}}showProblems(t){this.errors.hidden=
t.length===0,this.errors.textContent=t.map(e=>e.message).join(" "),t.length&&(this.root.open=!0)}get#o(){return f(this.root,
"[data-key]")}get#r(){return f(this.root,'[data-key="mask_visits"]',HTMLInputElement)}#a(){let t={};for(let e of this.#o){
let s=fs(e),{key:n="",item:o}=e.dataset;if(s!==void 0)if(o){let r=t[n];t[n]=[...Array.isArray(r)?r:[],s]}else t[n]=s}for(let{
dataset:e}of this.#o){let{key:s="",of:n}=e;n&&!t[n]&&delete t[s]}return this.#s.length&&!this.masks.children.length&&(t.
mask_visits=this.#s),this.#e.length&&(t.order=this.#e),t}#h(t){this.#i="",this.masks.children.length&&(this.#s=this.#r.filter(
e=>e.checked).map(e=>Number(e.dataset.item))),this.#c(),t()}#c(){let t=Q(this.#a()).length;this.state.textContent=t?`${t}\
 changed`:"as learned",this.orderWords.textContent=this.#e.length?le(this.#e).join(" "):"unchanged"}};function us(i){let t=document.
createElement("label"),e=document.createElement("input");return e.type="checkbox",e.autocomplete="off",e.dataset.key="ma\
sk_visits",e.dataset.item=String(i),t.append(e," ",document.createElement("span")),t}function ps(i){try{return Object(JSON.
parse(i||"{}"))}catch{return{}}}function fs(i){let{item:t}=i.dataset;return i instanceof HTMLInputElement&&i.type==="che\
ckbox"?i.checked?t?JSON.parse(t):!1:void 0:i.type==="number"?i.value===""?void 0:Number(i.value):i.value||void 0}function ms(i,t){
let{key:e="",item:s}=i.dataset,n=t[e];if(i instanceof HTMLInputElement&&i.type==="checkbox"){i.checked=s?n==="all"||Array.
isArray(n)&&n.some(r=>ws(r,JSON.parse(s))):n===!1;return}let o=i instanceof HTMLInputElement||[...i.options].some(r=>r.value===
n);i.value=o&&n!==void 0&&n!==null?String(n):""}function ws(i,t){return Te(i)===Te(t)}function Te(i){let t=i&&typeof i==
"object"&&!Array.isArray(i);return JSON.stringify(i,t?Object.keys(i).sort():void 0)}function gs(i,t){let e=[...Array(t).
keys()];return i==="reverse"&&e.reverse(),i==="shuffle"&&bs(e),i==="as-sent"||e.every((s,n)=>s===n)?[]:e}function bs(i){
for(let t=i.length-1;t>0;t-=1){let e=Math.floor(Math.random()*(t+1));[i[t],i[e]]=[Number(i[e]),Number(i[t])]}}function L(i,t){if(!i)return;let e=String(t??""),s=[...i.options].find(({value:n,text:o})=>[n,o,o.split(",")[0]].includes(
e));s||i.add(new Option(e,e)),i.value=s?.value??e}function g({visits:i,user:t,predict_at:e,top_k:s,interventions:n}){return{visits:i,user:t||null,predict_at:e||null,...s&&
{top_k:Number(s)},...n&&{interventions:S(n)}}}var Se="100",vs=350,ut=class{#t;#e=0;constructor(t,e){this.#t=t,this.root=e,this.model=e.dataset.model??"",this.person=b(
e,"[data-person]",HTMLSelectElement),this.visits=a(e,"[data-visits]",HTMLTextAreaElement),this.predictAt=a(e,"[data-pred\
ict-at]",HTMLInputElement),this.problems=a(e,"[data-problems]"),this.answer=a(t.page,`[data-answer-of="${e.dataset.side}\
"] output`,HTMLOutputElement),this.models=a(e,"[data-choose-model]",HTMLSelectElement),this.explanations=t.explanationsOf(
this.model),this.explanations.draws=!("undrawn"in e.dataset),this.explanations.sharesWeights="sharesWeights"in e.dataset||
!et,this.panel=new P(a(e,"[data-interventions]",HTMLDetailsElement),()=>t.showSoon()),this.visits.addEventListener("inpu\
t",()=>t.showSoon(vs)),this.explanations.sharesWeights&&this.explanations.prepare();for(let s of[this.person,this.predictAt])
s?.addEventListener("change",()=>t.showSoon());this.models.addEventListener("change",()=>{this.model=this.models.value,t.
updateAddress("push"),location.reload()})}get history(){return{visits:this.visits.value,user:this.person?.value??"",predict_at:this.
predictAt.value.trim()}}fill({visits:t,user:e,predict_at:s}){this.visits.value=t??"",this.predictAt.value=s??"",L(this.person,
e)}async explain(t){this.#e+=1;let e=this.#e;if(!t.visits.trim())return T(this.answer,null),this.#i([]),null;try{let s=await this.
explanations.explain(g({...t,top_k:t.top_k||Se}));return e!==this.#e?null:(this.#s(s),s)}catch(s){if(!(s instanceof W))throw s;
return e===this.#e&&(T(this.answer,null),this.#i(s.problems)),null}}changed(t,e){return this.explanations.model?.trace(g(
{...t,top_k:t.top_k||Se}),e)??null}#s(t){let{visits:e}=t,s=e.map(n=>n.sent);this.panel.show([...e].sort((n,o)=>n.sent-o.
sent),s),T(this.answer,t),this.#i([])}async prepareFor(t){let e=t!==null&&!("tensors"in t);return e&&await this.explanations.
prepare(),e}get name(){let t=Q(Object(S(this.panel.text||"{}")));return[this.models.selectedOptions[0]?.text??"",...t.map(
({text:e})=>e)].join(", ")}#i(t){let e=t.filter(({where:o})=>o.startsWith("interventions")),s=t.filter(o=>!e.includes(o)),
n=s.length?this.problems:this.panel.errors;this.panel.showProblems(e),this.problems.hidden=s.length===0,this.problems.textContent=
s.map(({where:o,message:r})=>{let h=/^visits\[(\d+)\]/.exec(o);return h?`Visit ${Number(h[1])+1}: ${r}`:r}).join(" "),t.
length&&this.#t.hooks.refused?.(n)}},pt=class{#t=new Map;#e=0;#s=0;#i="";constructor(t,e={}){this.page=t,this.hooks=e,this.
sameHistory=a(t,"[data-same]",HTMLInputElement),this.ownHistory=a(t,'[data-side="b"] [data-own]'),this.first=new ut(this,
a(t,'[data-side="a"]')),this.second=new ut(this,a(t,'[data-side="b"]')),this.sameHistory.addEventListener("change",()=>{
this.#h(),this.showSoon()}),G(()=>this.#r())}explanationsOf(t){let e=this.#t.get(t)??new ot(t);return this.#t.set(t,e),e}get queries(){
let{first:t,second:e}=this,[s,n]=[t.history,this.sameHistory.checked?t.history:e.history];return t.panel.followHistory(s.
visits),e.panel.followHistory(n.visits),[{...s,top_k:this.#i,interventions:t.panel.text},{...n,top_k:this.#i,interventions:e.
panel.text}]}#n({visits:t,user:e,predict_at:s,interventions:n}){let o=this.sameHistory.checked?{}:{visits:t,user:e||null,
predict_at:s||null},r={model:this.second.model,...o,interventions:S(n||"null")};return JSON.stringify(r)}updateAddress(t){
let[e,s]=this.queries,n=this.#n(s),o={model:this.first.model,...e,against:n,...this.hooks.options?.()};X(M(o),t)}showSoon(t=0){
clearTimeout(this.#e),this.#e=setTimeout(()=>this.#o("push"),t)}async#o(t){clearTimeout(this.#e),this.#s+=1;let e=this.#s,
[s,n]=this.queries;this.hooks.asked?.(s,n,this.#n(n)),this.updateAddress(t),this.page.setAttribute("aria-busy","true");try{
let o=()=>Promise.all([this.first.explain(s),this.second.explain(n)]),[r,h]=await o();if(e!==this.#s||(this.hooks.answered?.(
r,h),!(await Promise.all([this.first.prepareFor(r),this.second.prepareFor(h)])).includes(!0)||e!==this.#s))return;let l=await o();
e===this.#s&&this.hooks.answered?.(...l)}finally{e===this.#s&&this.page.removeAttribute("aria-busy")}}#r(){let t=y(),{model:e=this.
second.model}=ft(t.get("against"));e===this.second.model&&(t.get("model")??this.first.model)===this.first.model?this.restore():
location.reload()}async restore(){let{first:t,second:e}=this,s=y(),n=ft(s.get("against"));if(this.#i=s.get("top_k")??"",
this.hooks.restored?.(s),t.fill({visits:s.get("visits")??"",user:s.get("user"),predict_at:s.get("predict_at")}),t.panel.
text=s.get("interventions")??"",e.panel.text=n.interventions?JSON.stringify(n.interventions):"",!s.get("visits")){let o=await this.#a();
o&&t.fill({...o,predict_at:o.predict_at.replace("T"," ")})}this.sameHistory.checked=!["visits","user","predict_at"].some(
o=>o in n),this.sameHistory.checked||e.fill(n.visits?n:{...t.history,...n}),this.#h(),await this.#o("replace")}async#a(){
let{first:t,second:e}=this,s=await $e(t.model);if(s||t.root.dataset.places!==e.root.dataset.places)return s;let n=await $e(
e.model);return n&&{...n,user:null}}#h(){this.ownHistory.hidden=this.sameHistory.checked,!this.sameHistory.checked&&!this.
second.visits.value&&this.second.fill(this.first.history)}};async function $e(i){try{return(await st(i,1))[0]}catch{return}}
function ft(i){try{return JSON.parse(i??"{}")??{}}catch{return{}}}var H=class{constructor(t,e=()=>!1){this.page=t,this.stays=e,this.button=a(t,"[data-inputs-button]",HTMLButtonElement),this.
inputs=a(t,`#${this.button.getAttribute("aria-controls")}`),this.button.addEventListener("click",()=>this.toggle(!this.isOpen)),
a(t,"[data-inputs-close]").addEventListener("click",()=>this.toggle(!1)),document.addEventListener("keydown",s=>{s.key!==
"Escape"||!this.isOpen||(s.preventDefault(),this.toggle(!1))})}get isOpen(){return this.page.hasAttribute("data-inputs")}toggle(t){
let e=this.inputs.contains(document.activeElement);this.show(t);let s=a(this.inputs,"textarea"),n=b(this.inputs,"[name=v\
isits-as]:checked");t?(s.checkVisibility()?s:n??s).focus():e&&!this.stays()&&this.button.focus()}show(t){this.page.toggleAttribute(
"data-inputs",t),this.button.setAttribute("aria-expanded",String(t))}};function _e(i,t,e){if(!e)return null;let s=[],n=i.hasPointer&&t.hasPointer;if(!i.hasVisitsOf(t))s.push("The visits diffe\
r, so only the gate and the answers are overlaid.");else if(!n){let o=i.hasPointer?"second":t.hasPointer?"first":"";if(o){
let r=o==="first"?"generation and answers":"the answers";s.push(`The ${o} network has no pointer: only ${r} are overlaid\
.`)}}return!i.hasGeneration&&t.hasGeneration&&s.push("The first network has no generation head: that of the second is no\
t drawn."),s.join(" ")}function Me(i,t,e,s){let[n,o]=i?.split(".")??[];return n==="places"?s?i:null:n!=="visits"?i:s?t.hasVisitsOf(
e)?i:`places.${t.locations[Number(o)]}`:null}var ys=/residual|outputs$|pointer/,Ht={visit:{site:()=>"layers.0.residual_in"},head:{site:({layer:i,head:t})=>`layers.${i}\
.heads.${t}.outputs`},stream:{site:({layer:i})=>`layers.${i}.residual_out`},context:{site:()=>"context"},pointer:{site:()=>"\
pointer.scores"},generation:{site:()=>"generation.logits"},gate:{site:()=>"gate.value"}};function D(i,t){let e=rt(i,t);if(!e||
!Ht[e.kind])return null;let{kind:s,layer:n,head:o,visit:r=0}=e;return s==="visit"?`encoding of visit ${r+1}, ${t.visits[r]?.
label??""}`:s==="head"?`head ${o} of layer ${n}`:s==="stream"?`residual stream after layer ${n}`:s==="generation"?"gener\
ation head":s==="pointer"?"pointer scores":s}function Y(i,t,e){let s=rt(i,t);return!s||!Ht[s.kind]?!1:s.kind!=="visit"||
t.count-1-(s.visit??0)<e.count}function Le(i,t){let[e,s]=[i.trace.architecture,t.trace.architecture];return e.d_model===
s.d_model&&e.layers===s.layers&&e.heads===s.heads}function Ce(i,t,e){let s=new Map;for(let n of i){let o=rt(n,t),r=o&&Ht[o.
kind];if(!o||!r)continue;let h=r.site(o),c=s.get(h);o.kind!=="visit"?s.set(h,"all"):c!=="all"&&s.set(h,new Set([...c??[],
t.count-1-(o.visit??0)]))}return Object.fromEntries([...s].flatMap(([n,o])=>{let r=t.trace.tensors[n];return!r||!e.trace.
tensors[n]?[]:[[n,c=>ys.test(n)?Es(c,r,o):{values:r.values.slice(),shape:[...r.shape]}]]}))}function Es(i,t,e){let[s]=i.
shape,[n]=t.shape,o=i.values.length/s,r=i.values.slice();for(let h=0;h<Math.min(s,n);h++){if(e!=="all"&&!e.has(h))continue;
let c=t.values.subarray((n-1-h)*o,(n-h)*o);c.every(Number.isFinite)&&r.set(c,(s-1-h)*o)}return{values:r,shape:[...i.shape]}}
function Ne({clean:i,changed:t,patched:e}){let s=mt(i)-mt(t);return Math.abs(s)<Xt?null:(mt(e)-mt(t))/s}function mt(i){let[
t,e]=[i,Math.max(0,1-i)];return Math.log(t+_t)-Math.log(e+_t)}var xs={a:"first",b:"second"},_=i=>i==="a"?"b":"a",wt=class{patches={into:"b",names:[]};#t={};#e=document.createElement(
"div");constructor(t,e){this.page=t,this.changed=e,this.root=a(t,"[data-patches]",HTMLFormElement),this.parts=a(this.root,
"[data-patch-part]",HTMLSelectElement),this.direction=a(this.root,"[data-patch-into]",HTMLSelectElement),this.list=a(this.
root,"[data-patch-list]"),this.told=a(this.root,"[data-patch-told]"),this.#e.className="carried",this.#e.hidden=!0,this.#e.
setAttribute("aria-hidden","true"),a(t,"[data-stage]").append(this.#e),this.direction.addEventListener("change",()=>this.#s()),
this.root.addEventListener("submit",s=>{s.preventDefault(),this.put(this.parts.value,this.direction.value==="a"?"a":"b")})}get address(){
let{into:t,names:e}=this.patches;return e.length?`${t}:${e.join(",")}`:""}restore(t){let[e,s=""]=(t??"").split(":");this.
patches={into:e==="a"?"a":"b",names:s.split(",").filter(Boolean)}}put(t,e){let s=this.patches.into===e?this.patches.names:
[],n=s.includes(t)?s.filter(o=>o!==t):[...s,t];this.patches={into:e,names:n},this.changed()}carry(t,{name:e,x:s,y:n,state:o},r){
let h=this.#t[_(t)],c=r&&h&&Y(e,r,h)?D(e,r):null,l=document.elementFromPoint(s,n)?.closest("[data-run-picture]"),u=l instanceof
HTMLElement&&l.dataset.runPicture===_(t);this.#e.hidden=o!=="carried"||!c,this.#e.textContent=c??"",this.#e.style.translate=
`${s+12}px ${n+8}px`;for(let d of f(this.page,"[data-run-picture]"))d.toggleAttribute("data-takes",o==="carried"&&u&&d===
l);c&&(o==="put"||o==="dropped"&&u)&&this.put(e,_(t))}offer(t,e){this.#t=t,this.root.hidden=!e,e&&this.#s()}#s(){let t=this.
direction.value==="a"?"a":"b",[e,s]=[this.#t[_(t)],this.#t[t]];if(!e||!s)return;let n=this.parts.value,o=fe(e).filter(r=>Y(
r,e,s)).map(r=>new Option(D(r,e)??r,r,!1,r===n));this.parts.replaceChildren(...o)}show(t,e){let{into:s,names:n}=this.patches,
o=n.map(r=>{let h=document.createElement("li"),c=document.createElement("button");return c.type="button",c.textContent=`${(t&&
D(r,t))??r} ×`,c.title="Take it back",c.addEventListener("click",()=>this.put(r,s)),h.append(c),h});this.list.replaceChildren(
...o),this.list.hidden=!o.length,this.list.setAttribute("aria-label",`Put into the ${xs[s]} run`),this.told.textContent=
e}};var ks=2e3;async function gt(i){let t=a(i,"span"),e=t.textContent;try{await navigator.clipboard.writeText(location.href),
t.textContent="Copied"}catch{t.textContent="See address bar"}setTimeout(()=>{t.textContent=e},ks)}var O=["a","b"],As="before this change",Os={names:[],run:""},Ts="Parts are exchanged in this browser, which does not hav\
e this network’s weights.",Ss=["Both networks have too few parts for a picture of the whole.","The second network has \
too few parts for a picture of the whole: this is the first alone.","The first network has too few parts for a picture o\
f the whole: this is the second alone."],$s="These networks know different places, so they can only stand side by side.",
bt=class{#t=null;#e={};#s={a:null,b:null};#i="overlaid";#n=null;#o=!1;pointed=()=>{};constructor(t){this.page=t,this.sheet=
new H(t),this.note=a(t,"[data-note]"),this.layouts=f(t,"input[name=layout]",HTMLInputElement),this.pictures={a:this.#h("\
a"),b:this.#h("b")},this.patchBar=new wt(t,()=>{this.#t?.updateAddress("replace"),this.#l()});for(let s of this.layouts)
s.addEventListener("change",()=>{this.#i=s.value,this.#t?.updateAddress("replace"),this.#l()});let e=a(t,"[data-share]",
HTMLButtonElement);e.addEventListener("click",()=>gt(e)),a(t,"[data-present]").addEventListener("click",()=>{a(t,"[data-\
stage]").requestFullscreen()})}follow(t){this.#t=t}get options(){return{...this.#i==="beside"&&{layout:"beside"},...this.#n&&
{open:this.#n},...this.patchBar.address&&{put:this.patchBar.address}}}restore(t){this.#i=t.get("layout")==="beside"?"bes\
ide":"overlaid",this.#n=t.get("open"),this.patchBar.restore(t.get("put")),this.#u(this.#i)}show(t,e){let s=[t,e].map(Dt),
n=this.#p?Object.assign({},...s.map(r=>r?.places)):{};this.#e={};for(let[r,h]of O.entries()){let c=s[r];c&&(this.#e[h]=new at(
{...c,places:{...n,...c.places}}))}this.#s={a:t,b:e},O.some(r=>this.#a(r)&&this.#f(r)?.explanations.draws)||this.#l()}#r(){
let[t,e]=O.map(s=>this.#a(s));return!t&&!e?"":`${Ss[t&&e?0:t?2:1]} All views, below, compare both.`}#a(t){let e=this.#s[t];
return!!e&&!Dt(e)}showProblem(t){this.sheet.show(!0),t.scrollIntoView({block:"nearest"})}mark(t){for(let e of O)this.pictures[e].
mark(t)}#h(t){let e=a(this.page,`[data-run-picture="${t}"] [data-network]`);return new ht(e,{...t==="a"&&{against:"in th\
e second run"},pointed:(n,o)=>{this.pointed(n),this.#c(t,o)},opened:n=>this.#y(t,n),carry:n=>this.patchBar.carry(t,n,this.#e[t])})}#c(t,e){
let s=t==="a"?"b":"a",[n,o]=[this.#e[t],this.#e[s]];!n||!o||this.pictures[s].light(Me(e,n,o,this.#p))}#y(t,e){this.#o||(this.#n=
e,this.#o=!0,this.pictures[t==="a"?"b":"a"].open(e),this.#o=!1,this.#t?.updateAddress("replace"))}#l(){let{a:t,b:e}=this.#e,
s=t&&e?_e(t,e,this.#p):"",n=s===null?"beside":this.#i,o=n==="overlaid"&&!!(t&&e);this.page.dataset.layout=n,this.#u(n);let r=this.#r();
for(let d of this.layouts)d.disabled=s===null||r!=="";this.note.textContent=s===null?$s:o?s:r,a(this.page,"[data-legend]").
hidden=!o;for(let d of O){let p=this.#e[d]&&!(o&&d==="b");a(this.page,`[data-run-picture="${d}"]`).hidden=!p}let h={a:t?.
trace??null,b:e?.trace??null},{into:c}=this.patchBar.patches,l=this.#d(),u={...h,...l&&{[c]:l}};this.#g(c,l),this.#o=!0;
for(let d of O)this.pictures[d].putIn=d===c&&l?this.#m:Os;o&&u.a&&this.pictures.a.show(u.a,u.b);for(let d of o?[]:O){let p=u[d],
m=p===h[d]?null:h[d];p&&this.pictures[d].show(p,m,u[_(d)],As)}if(this.#n)for(let d of O)this.pictures[d].open(this.#n);this.#o=
!1,this.page.dataset.drawn="true"}#d(){let{into:t,names:e}=this.patchBar.patches,[s,n]=[this.#e[_(t)],this.#e[t]],o=!!(s&&
n&&this.#p&&Le(s,n)),r=this.page.dataset.layout==="beside";if(this.patchBar.offer(this.#e,o&&(r||e.length>0)),!o||!s||!n||
!e.length)return this.patchBar.show(s,""),null;let h=e.find(l=>!Y(l,s,n));if(h!==void 0){let l=t==="a"?"first":"second";
return this.patchBar.show(s,`Nothing of “${h}” can be put into the ${l} run. Take it back.`),null}let c=this.#f(t)?.
changed(this.#E(t),Ce(e,s,n));return this.patchBar.show(s,c?_s(e,s,n,new at(c),t):Ts),c??null}get#m(){let{into:t,names:e}=this.
patchBar.patches,[s,n]=[this.#e[_(t)],this.#e[t]],o=(n?.count??0)-(s?.count??0);return{names:e.map(r=>r.replace(/^visits\.(\d+)$/,
(h,c)=>`visits.${Number(c)+o}`)),run:t==="a"?"second":"first"}}#g(t,e){let s=e&&{...e,engine:"browser"},n={...this.#s,...s&&
{[t]:s}};for(let o of O){let r=this.#f(o);r&&T(r.answer,n[o]);let h=s!==null&&o===t,c=`${o==="a"?"First":"Second"}: ${r?.
name??""}`,l=h?`${c}, with parts of the other`:c;for(let u of f(this.page,`[data-run="${o}"]`))u.textContent=l}this.#x(n.
a,n.b)}#E(t){let[e,s]=this.#t.queries;return t==="a"?e:s}#u(t){for(let e of this.layouts)e.checked=e.value===t}#f(t){return t===
"a"?this.#t?.first:this.#t?.second}get#p(){let[t,e]=O.map(s=>this.#f(s)?.root.dataset.places);return t!==void 0&&t===e}#x(t,e){
let s=a(this.page,"[data-change]"),n=Dt(e),o=t?.prediction.location??0,r=t&&n&&this.#p?new at(n).knownProbability(o):null;
if(s.hidden=r===null,!t||r===null)return;let{change:h,size:c,sign:l}=nt(t.prediction.probability,r),u=a(s,"[data-change-\
value]");u.textContent=`${h?`${l} `:""}${c} points`,u.className=h>0?"more":h<0?"less":"",a(s,"[data-change-place]").textContent=
o===e?.prediction.location?"":`for ${t.prediction.name??`#${o}`}`}};function _s(i,t,e,s,n){let{location:o}=t.trace.prediction,
r=w=>w.knownProbability(o)??0,[h,c,l]=[r(t),r(e),r(s)],u=Ne({clean:h,changed:c,patched:l}),d=t.nameOf(o).label,[p,m]=n===
"a"?["second","first"]:["first","second"],E=i.length===1?D(i[0]??"",t):`${i.length} parts together`,C=u!==null&&u<0?": t\
he answer moves away from it":"",B=u===null?"The runs hardly differ in it.":`${F(u)} of the difference in log-odds comes\
 back${C}.`,Ot=t.count===e.count?"":` The runs have ${t.count} and ${e.count} visits and are aligned at their ends.`;return`\
Put into the ${m} run: ${E}. There ${d} goes from ${F(c,1)} to ${F(l,1)}; the ${p} run gives it ${F(h,1)}. ${B}${Ot}`}function Dt(i){
return i&&"tensors"in i?i:null}function Ie(i,t,e,s){let n=a(i,"input",HTMLInputElement),o=a(i,"[role=listbox]"),r=[],h=-1,c=Promise.resolve(),l=0,u=()=>{
l+=1,r=[],h=-1,o.hidden=!0,o.replaceChildren(),n.setAttribute("aria-expanded","false"),n.removeAttribute("aria-activedes\
cendant")},d=w=>{h=w;for(let[v,x]of[...o.children].entries())x.setAttribute("aria-selected",String(v===h));let A=o.children[h];
if(!A){n.removeAttribute("aria-activedescendant");return}n.setAttribute("aria-activedescendant",A.id),A.scrollIntoView({
block:"nearest"})},p=w=>{w&&(n.value="",u(),s(w))},m=(w,A,v)=>{let x=document.createElement("li");x.id=`${o.id}-${w}`,x.
setAttribute("role","option");let K=document.createElement("small");return K.textContent=v,x.append(A," ",K),x},E=(w,A)=>{
r=w;let v=r.map((x,K)=>{let{label:ss,note:ns}=e(x),Tt=m(K,ss,ns);return Tt.addEventListener("mousedown",is=>is.preventDefault()),
Tt.addEventListener("click",()=>p(x)),Tt});if(A){let x=m(0,A,"");x.setAttribute("aria-disabled","true"),v.push(x)}o.replaceChildren(
...v),o.hidden=v.length===0,n.setAttribute("aria-expanded",String(v.length>0)),d(r.length&&n.value.trim()?0:-1)},C=async()=>{
l+=1;let w=l;r=[],h=-1;let A=n.value.trim();try{let v=await t(A);w===l&&E(v,v.length?"":`No place matches “${A}”.`)}catch(v){
w===l&&E([],Z(v))}},B=()=>{c=C()},Ot=async()=>{!n.value.trim()&&h<0||(await c,p(r[h]))};n.addEventListener("input",B),n.
addEventListener("focus",B),n.addEventListener("blur",u),n.addEventListener("keydown",w=>{if(w.key==="ArrowDown"&&o.hidden)
B();else if(w.key==="ArrowDown")d(Math.min(h+1,r.length-1));else if(w.key==="ArrowUp")d(Math.max(h-1,0));else if(w.key===
"Enter")Ot();else if(w.key==="Escape")u();else return;w.preventDefault()})}function Pe({weekday:i,date:t,time:e},s){let n=e??0;if(t!==null)return t*1440+n;let o=s===null?Gt*1440:s+1,r=V(o)+(n<ct(
o)?1:0),h=i===null?0:Ct(i-ve(r),7);return(r+h)*1440+n}function He(i,t){let[e,s,n]=[-1,0,1].map(r=>i[t+r]),o=i.filter((r,h)=>h!==t);return e&&s&&Ms(e,s)&&(o[t-1]={...e,written_stay:e.
duration_minutes}),n&&(o[t]=Ls(n,e,i.some(Ns))),o}function Ms(i,t){let e=vt(t);return i.filled_in.includes("stay")&&!t.filled_in.
includes("time")&&e!==null&&De(i)===e}function Ls(i,t,e){let s=vt(i);if(s===null)return i;let n=lt(ct(s)),o=`${k[i.weekday]}\
 ${n}`,r=`${U(V(s))} ${n}`,c=[i.written_moment,...e?[]:[o],r].find(l=>Cs(t,l)===s)??r;return{...i,written_moment:c}}function Cs(i,t){
return t?Pe(Nt(t,""),i?vt(i):null):i?De(i):null}function Ns({written_moment:i}){return!!i&&Nt(i,"").date!==null}function vt({
arrival:i,start_minute:t}){let e=i===null?null:dt(i.slice(0,10));return e===null?null:e*1440+t}function De(i){let t=vt(i);
return t===null?null:t+i.duration_minutes}var yt=class{#t=[];constructor(t,e){this.text=a(t,"textarea",HTMLTextAreaElement),this.rows=a(t,"[data-rows]"),this.template=
a(t,"template[data-row]",HTMLTemplateElement),this.errors=a(t,"[data-errors]"),this.changed=e,this.text.addEventListener(
"input",()=>{this.rows.inert=!0,e(!0)}),this.rows.addEventListener("click",s=>this.#r(R(s).closest("button"))),this.rows.
addEventListener("change",s=>{R(s).dataset.control==="day"&&this.#o(j(s))}),this.rows.addEventListener("focusout",s=>{this.
rows.inert||this.#o(j(s))}),this.rows.addEventListener("input",s=>{let n=j(s);n.setCustomValidity(""),n.removeAttribute(
"aria-invalid")}),this.rows.addEventListener("keydown",s=>{s.key==="Enter"&&this.#o(j(s))})}get visits(){return this.text.
value}mark(t){for(let[e,s]of[...this.rows.children].entries())s.toggleAttribute("data-marked",t.includes(e))}indexOf(t){
let e=t.closest("[data-visit]");return e?[...this.rows.children].indexOf(e):-1}set visits(t){this.text.value=t,this.rows.
inert=!0}add(t){let e=this.text.value.trim().replace(/,$/,"");this.text.value=e?`${e}, ${t}`:t,this.rows.inert=!0,this.changed(
!1)}show(t){for(this.#t=t;this.rows.children.length>t.length;)this.rows.lastElementChild?.remove();for(;this.rows.children.
length<t.length;)this.rows.append(z(this.template));let e=f(this.rows,":scope > [data-visit]");for(let[s,n]of t.entries()){
let o=e[s];o&&this.#n(o,n,s,t.length)}this.rows.inert=!1}showProblems(t){this.text.setAttribute("aria-invalid",String(t.
length>0)),this.errors.hidden=t.length===0,this.errors.replaceChildren(...t.map(e=>{let s=document.createElement("li"),n=/^visits\[(\d+)\]/.
exec(e.where);if(!n)return s.textContent=e.message,s;let o=Number(n[1]);s.textContent=`Visit ${o+1}: ${e.message}`;for(let r of e.
suggestions)s.append(" ",this.#e(o,r));return s}))}#e(t,e){let s=document.createElement("button");return s.type="button",
s.className="suggestion",s.textContent=e,s.setAttribute("aria-label",`Use ${e} for visit ${t+1}`),s.addEventListener("cl\
ick",()=>{this.visits=ke(this.text.value,t,e),this.text.focus(),this.changed(!1)}),s}#s(t){this.show(t),this.text.value=
Ee(t),this.changed(!1)}#i(t){this.#s(this.#t.map((e,s)=>t.get(s)??e))}#n(t,e,s,n){let[o,r]=Bt(e.written_moment);t.toggleAttribute(
"data-masked",e.masked),a(t,"[data-number]").textContent=String(s+1),a(t,"[data-place]").textContent=e.label,a(t,"[data-\
category]").textContent=e.category??"";let h=a(t,'[data-control="day"]',HTMLSelectElement),c=o&&!k.includes(o)?[...k,o]:
k;h.replaceChildren(new Option(`(${k[e.weekday]})`,""),...c.map(d=>new Option(d,d)));let l=[["day",h,o,"Day"],["time",a(
t,'[data-control="time"]',HTMLInputElement),r||Re(e.start_minute),"Time"],["stay",a(t,'[data-control="stay"]',HTMLInputElement),
String(e.duration_minutes),"Minutes of stay"]];for(let[d,p,m,E]of l)p instanceof HTMLInputElement&&p===document.activeElement&&
p.value!==p.dataset.read||(p.value=m),p.dataset.read=m,p.toggleAttribute("data-filled-in",e.filled_in.includes(d)),p.setAttribute(
"aria-label",`${E} of visit ${s+1}, ${e.label}`);let u=[["earlier","Move earlier:",s>0],["later","Move later:",s<n-1],["\
remove","Remove",n>1]];for(let[d,p,m]of u){let E=a(t,`[data-control="${d}"]`,HTMLButtonElement);E.disabled=!m,E.setAttribute(
"aria-label",`${p} visit ${s+1}, ${e.label}`)}}#o(t){let e=t.dataset.control;if(!e||t.localName==="button"||t.value===t.
dataset.read)return;let s=this.indexOf(t),n=this.#t[s],o=t.closest("[data-visit]");if(!n||!o||e==="time"&&t instanceof HTMLInputElement&&
!Is(t))return;let[r]=Bt(n.written_moment),h=a(o,'[data-control="time"]').dataset.read,c=t.value===""?null:Math.round(Number(
t.value)),l={day:{written_moment:`${t.value} ${h}`.trim()},time:{written_moment:t.value&&`${r} ${t.value}`.trim()},stay:{
written_stay:c,duration_minutes:c??n.duration_minutes}};t.dataset.read=t.value,this.#i(new Map([[s,{...n,...l[e]}]]))}#r(t){
let e=t?.dataset.control;if(!t||!e)return;let s=this.indexOf(t);if(e==="remove")this.#s(He(this.#t,s)),this.#h(Math.min(
s,this.#t.length-1),e);else{let n=e==="earlier"?s-1:s+1;this.#a(s,n),this.#h(n,e)}}move(t,e){let s=Math.max(0,Math.min(this.#t.
length-1,t+e));s!==t&&this.#a(t,s)}setTime(t,e){let s=this.#t[t];if(!s)return;let[n]=Bt(s.written_moment),o=`${n} ${Re(e)}`.
trim();this.#i(new Map([[t,{...s,written_moment:o,start_minute:e}]]))}setStay(t,e){let s=this.#t[t];if(!s)return;let n={
written_stay:e,duration_minutes:e};this.#i(new Map([[t,{...s,...n}]]))}#a(t,e){let[s,n]=[this.#t[t],this.#t[e]];!s||!n||
this.#i(new Map([[t,{...s,...Be(n)}],[e,{...n,...Be(s)}]]))}#h(t,e){let s=this.#t.length-1,n={earlier:t===0,later:t===s,
remove:s===0},o=[e,"later","earlier","remove"].find(c=>!n[c]),r=f(this.rows,":scope > [data-visit]")[t],h=o&&r?.querySelector(
`[data-control="${o}"]`);(h instanceof HTMLElement?h:this.text).focus()}};function Be({place:i,label:t,category:e}){return{
place:i,label:t,category:e}}function Bt(i){let[t="",e]=i.split(" ");return e===void 0?["",t]:[t,e]}function Is(i){let t=i.
value.trim()?Ae(i.value):"",e=t===null?`“${i.value}” is not a time. Write hours and minutes from 00:00 to 23:59, such \
as 17:30.`:"";return i.setCustomValidity(e),i.setAttribute("aria-invalid",String(e!=="")),t===null?i.reportValidity():i.
value=t,t!==null}function Re(i){let t=e=>String(Math.floor(e)).padStart(2,"0");return`${t(i/60)}:${t(i%60)}`}var Ps=300;function je(){let i=b(document,"link[data-outline]",HTMLLinkElement);if(!i)return null;let t=y(),e=Hs(i.href);
return async s=>{let{visits:n,user:o,predict_at:r}=s;return Object.entries({visits:n,user:o,predict_at:r}).some(([c,l])=>String(
l??"")!==(t.get(c)??""))||s.interventions?null:Promise.race([e,new Promise(c=>setTimeout(c,Ps,null))])}}async function Hs(i){
try{let t=await fetch(i);return t.ok?ue(await t.json()):null}catch{return null}}function Rt(){return document.hidden?Promise.resolve():new Promise(i=>{requestAnimationFrame(()=>setTimeout(i)),document.
addEventListener("visibilitychange",()=>i(),{once:!0})})}async function We(){await Rt(),"requestIdleCallback"in window&&
await new Promise(i=>requestIdleCallback(i,{timeout:200}))}var Ds="../bundles/browser-model.js",Bs=/\bexport\s*\{[^}]*\};?\s*$/;var jt=new WeakMap;async function Et(i,{location:t,variants:e},s,n){let o=Rs(i),r=Vs(n);for(let h of e){n.throwIfAborted();
let{input:c}=h;s(h,c&&await Promise.race([r,o(c,t)]))}}function Rs(i){let t=js(i);jt.has(i)||jt.set(i,Ws(i));let e=jt.get(
i);return async(s,n)=>{let o=await e?.ask({input:s,location:n});if(!o)return t(s,n);if("error"in o)throw new Error(o.error);
return o.answer}}function js(i){let t=performance.now()+12;return async(e,s)=>(performance.now()>=t&&(await new Promise(
n=>setTimeout(n)),t=performance.now()+12),i.answer(e,s))}function Ws(i){try{return new Wt(i.content)}catch{return null}}
var Wt=class{#t;#e;constructor(t){this.#t=Fs(),this.#e=new Promise(e=>{this.#t.addEventListener("error",s=>{s.preventDefault(),
e(null)})}),this.#t.postMessage(t)}ask(t){let{port1:e,port2:s}=new MessageChannel,n=new Promise(o=>{e.onmessage=({data:r})=>{
e.close(),o(r)}});return this.#t.postMessage(t,[s]),Promise.race([this.#e,n])}};function Fs(){let i=document.querySelector(
"script[data-engine]")?.textContent;if(!i)return new Worker(new URL(Ds,import.meta.url),{type:"module"});let t=new Blob(
[i.replace(Bs,"")],{type:"text/javascript"});return new Worker(URL.createObjectURL(t))}function Vs(i){let t=new Promise(
(e,s)=>{i.addEventListener("abort",()=>s(i.reason),{once:!0})});return t.catch(()=>{}),t}var Us={hours:["Moved by","All visits and the moment to predict move together."],visits:["Visit left out","One visit is \
left out at a time; the others keep the times and stays that the page shows, and the moment to predict stays."],heads:["\
Heads removed","Every set of heads is removed, on top of the changes already made."]},Ys="This network has too many head\
s to try every set, so each is removed alone.",Js="cannot be left out: the answer is read at the last visit, and the one\
 before is missing or masked",Ft=i=>`${(100*i).toFixed(1)} %`,xt=class{#t=null;constructor(t,e,s){this.body=e,this.explanations=
s,this.kind=a(t,"[data-kind]",HTMLSelectElement),this.button=a(t,"[data-run]",HTMLButtonElement),this.progress=a(t,"[dat\
a-progress]",HTMLProgressElement),this.meaning=a(t,"[data-meaning]"),this.failure=a(t,"[data-failure]"),this.summary=a(t,
"[data-summary]"),this.frame=a(t,"[data-frame]"),this.rows=a(t,"tbody"),this.row=a(t,"template",HTMLTemplateElement),this.
kind.addEventListener("change",()=>this.clear()),this.button.addEventListener("click",()=>this.#t?this.#s():this.#e())}clear(){
this.#i(),this.rows.replaceChildren(),this.summary.textContent="";for(let t of[this.meaning,this.failure,this.frame])t.hidden=
!0}async#e(){this.clear();let t=new AbortController;this.#t=t,this.button.textContent="Stop",this.progress.removeAttribute(
"value"),this.progress.hidden=!1;try{await this.explanations.prepare(),t.signal.throwIfAborted(),await this.#n(t.signal)}catch(e){
if(this.#t!==t)return;this.failure.textContent=Z(e),this.failure.hidden=!1}this.#i()}#s(){let{value:t,max:e}=this.progress,
s=this.frame.hidden?"":` after ${t} of ${e} answers`;this.summary.textContent=`Stopped${s}.`,this.#i()}#i(){this.#t?.abort(),
this.#t=null,this.button.textContent="Run",this.progress.hidden=!0}async#n(t){let{model:e,obstacle:s}=this.explanations,
n=this.body();if(!e)throw new Error(`This browser cannot compute: ${s}`);if(!n)throw new Error("Enter a history of visit\
s first.");let o=this.kind.value,{prediction:r,variants:h}=e.sweep(o,n);if(!h.length)throw new Error("Every head is remo\
ved already.");this.#o(o,r,h);let{location:c}=r,l=[];await Et(e,{location:c,variants:h},(u,d)=>{let p=(d?.probability??0)-
r.probability,m=!!d&&d?.prediction.location!==c;this.#r({variant:u,answer:d,change:p,differs:m,row:z(this.row)},l)},t),this.
summary.textContent=Xs(l)}#o(t,e,s){let[n,o]=Us[t],r=s.every(({heads:h})=>h?.length===1);this.meaning.textContent=`${r?Ys:
o} The unchanged answer is ${I({prediction:e})}.`,a(this.frame,"[data-changed]").textContent=n;for(let h of[this.meaning,
this.frame])h.hidden=!1;this.progress.max=s.length,this.progress.value=0}#r(t,e){Ks(t);let s=e.findIndex(o=>qs(t,o)),n=s<
0?e.length:s;this.rows.insertBefore(t.row,e[n]?.row??null),e.splice(n,0,t),this.progress.value+=1}};function qs(i,t){let[
e,s]=[i.variant.heads,t.variant.heads];return!e||e.length!==s?.length?!1:Math.abs(i.change)>Math.abs(t.change)}function Ks({
variant:i,answer:t,change:e,differs:s,row:n}){a(n,"th").textContent=Gs(i);let o=a(n,".word");if(!t){o.textContent=Js;return}
n.toggleAttribute("data-differs",s),o.textContent=s?I(t):"the same";let r=a(n,".share");r.textContent=Ft(t.probability),
r.style.setProperty("--share",String(t.probability)),a(n,"[data-change]").textContent=Fe(100*e,1)}function Gs({hours:i=0,
visit:t,heads:e}){return t?`${t.sent+1} ${t.label}`:e?e.map(([s,n])=>`L${s} H${n}`).join(", ")||"none":`${Fe(i,0)} h`}function Xs(i){
let t=i.flatMap(({answer:o})=>o?.probability??[]);if(!t.length)return"";let e=i.filter(({differs:o})=>o).length,[s,n]=[Math.
min(...t),Math.max(...t)];return`Another place leads in ${e} of ${t.length} rows. The probability of the unchanged answe\
r lies between ${Ft(s)} and ${Ft(n)}. Computed in this browser.`}function Fe(i,t){let e=Math.abs(i).toFixed(t);return Number(
e)===0?e:`${i>0?"+":"−"}${e}`}var zs={routine:()=>"routine: home, work or a weekly appointment, at its usual time",errand:i=>`an errand: the kinds of \
the last stop${Vt(i.at(-1))} and of an earlier one${Vt(i.at(-2))} decide together where people of this town go next`,consequence:i=>`\
a consequence: the first stop of the day${Vt(i.at(-1))} decides where people of this town go in the afternoon and evenin\
g`};function Vt(i){return i?` (${i})`:""}function Ve(i,t=e=>`visit ${e+1}`){let{cause:e,custom:s,expected_label:n}=i,o=zs[s];
if(!o)return"It was a free choice.";let r=Array.from({length:i.decided_before},()=>"before this history"),h=o([...r,...i.
decided_by.map(t)]);return e===s?`It was ${h}.`:`It should have been ${h}. That leads to ${n??"an unknown place"}, but t\
hey chose otherwise.`}var Zs=5e-4,Qs=350,kt=class{shown=null;sent=[];#t=null;isDragging=!1;#e="";#s=null;#i=null;#n=null;#o=!1;#r=0;#a=0;#h=new AbortController;#c=null;constructor(t,e={}){
this.page=t,this.hooks=e,this.model=t.dataset.explore??"",this.engineChoice=b(t,"[data-engine-choice]",HTMLSelectElement),
this.explanations=new ot(this.model,y().get("engine")),this.explanations.draws=e.draws??!1,this.explanations.sharesWeights=
this.engineChoice!==null||!et;let{explanations:s}=this;this.#n=e.draws?je():null;let n=s.sharesWeights&&s.choice!=="serv\
er";e.draws&&n&&!this.#n&&s.prepare(),this.changes=a(t,"[data-changes]"),this.answer=a(t,"[data-answer]",HTMLOutputElement),
this.badge=a(t,"[data-badge]"),this.outcome=a(t,"[data-outcome]"),this.reason=a(t,"[data-outcome-reason]",HTMLDetailsElement),
this.person=b(t,"[data-person]",HTMLSelectElement),this.predictAt=a(t,"[data-predict-at]",HTMLInputElement),this.examples=
a(t,"[data-examples]",HTMLSelectElement),this.failure=a(t,"[data-error]"),this.story=a(t,"[data-story]"),this.staleNote=
a(t,"[data-stale-note]"),this.suggestion=a(t,"[data-try]"),this.editor=new yt(a(t,"[data-editor]"),h=>{this.#c=null,this.#T(),
this.panel.followHistory(this.editor.visits),this.submitSoon(h?Qs:0)});let o=a(t,"[data-interventions]",HTMLDetailsElement);
this.panel=new P(o,()=>this.submitSoon()),this.engineChoice&&(this.engineChoice.value=s.choice??"");let r=b(t,"[data-swe\
eps]");this.sweeps=r&&new xt(r,()=>this.shown&&g(this.shown),s),this.#y()}#y(){let{page:t}=this;Ie(a(t,"[data-combobox]"),
e=>this.explanations.searchPlaces(e),e=>({label:e.label,note:e.category??""}),e=>this.editor.add(e.notation)),this.suggestion.
addEventListener("click",()=>{this.editor.visits=this.editor.text.placeholder,this.submitSoon()});for(let e of["pointerd\
own","keydown","input"])a(t,"[data-editor]").addEventListener(e,()=>{this.#o=!0,this.#g()},{once:!0});this.engineChoice?.
addEventListener("change",()=>{this.explanations.choose(this.engineChoice?.value??""),this.submitSoon()}),this.person?.addEventListener(
"change",()=>this.submitSoon()),this.predictAt.addEventListener("change",()=>this.submitSoon()),a(this.changes,"[data-un\
do]").addEventListener("click",()=>{this.panel.text="",this.submitSoon()}),a(this.failure,"button").addEventListener("cl\
ick",()=>{this.explanations.choose(this.explanations.choice),this.submitSoon()}),G(()=>this.restore("keep"))}get exampleHistories(){
return this.#i??=this.#S(),this.#i}get fields(){return{visits:this.editor.visits,user:this.person?.value??"",predict_at:this.
predictAt.value.trim(),top_k:this.#e,interventions:this.panel.text}}markVisits(t){this.editor.mark(t.flatMap(e=>this.sent[e]??
[]))}take({visits:t,user:e,predict_at:s,interventions:n}){this.fill(),this.#T(),this.editor.visits=t,this.predictAt.value=
s,this.panel.text=n,L(this.person,e),this.panel.followHistory(t),this.submitSoon()}get interventions(){return Object(S(this.
panel.text||"{}"))}set interventions(t){this.fill(),this.panel.text=Object.keys(t).length?JSON.stringify(t):"",this.panel.
followHistory(this.editor.visits),this.#l()}async#l(){clearTimeout(this.#a);let t=++this.#r;this.page.setAttribute("aria\
-busy","true"),await Rt(),t===this.#r&&this.submitSoon()}submitSoon(t=0){clearTimeout(this.#a),this.#a=setTimeout(()=>{this.#d(
g(this.fields),this.isDragging?"keep":"push")},t)}async#d(t,e){clearTimeout(this.#a),this.#a=0,this.#r+=1;let s=this.#r;
this.#h.abort(),this.#h=new AbortController,this.page.setAttribute("aria-busy","true");let n=!1;try{let o="interventions"in
t&&!!t.interventions,[r,h]=await Promise.all([this.#m(t),o?this.#m({...t,interventions:null}):null]);if(s!==this.#r)return;
this.#f(r,h,t,e),n=!0,await We(),this.fill()}catch(o){if(o instanceof W&&s===this.#r)this.#b(o.problems);else if(!Zt(o)&&
!(o instanceof W))throw o}finally{s===this.#r&&this.page.removeAttribute("aria-busy")}n&&s===this.#r&&this.#g()}fill(){let t=this.#c;
this.#c=null,t?.()}async#m(t){let e=this.#n;this.#n=null;let s="visits"in t&&await e?.(t);return s?{...s,engine:"server"}:
this.explanations.explain(t,this.#h.signal)}async#g(){let{engineChoice:t,explanations:e}=this;if(!t)return;(this.#o||this.
hooks.draws||e.choice==="browser")&&e.choice!=="server"&&await e.prepare(),await this.#E();let n=a(this.page,"[data-engi\
ne-obstacle]");n.textContent=e.obstacle&&`This browser cannot compute: ${e.obstacle}`,n.hidden=!e.obstacle}async#E(){let{
shown:t}=this,e=this.#t,s=this.#a!==0||this.page.hasAttribute("aria-busy");if(!(!this.hooks.draws||!t||!e||s)){if(!("ten\
sors"in e))this.#d(g(t),"keep");else if(it(e)){let n=await this.#m(g(t)).catch(()=>null);if(!n||this.#t!==e)return;this.#u(
n),this.hooks.shown?.(t,n,null)}}}#u(t){this.#t=t,T(this.answer,t),this.badge.textContent=t.engine==="browser"?"computed\
 in this browser":"computed by the server"}#f(t,e,s,n){if("record"in s&&(this.editor.visits=t.notation??"",this.predictAt.
value=t.predict_at.replace("T"," "),t.notation===null)){this.#b([{where:"visits",message:"This record contradicts itself\
 and cannot be written as visits.",suggestions:[]}]);return}this.sent=t.visits.map(c=>c.sent);let o=[...t.visits].sort((c,l)=>c.
sent-l.sent);this.panel.text&&this.panel.show(o,this.sent),this.panel.followHistory(this.editor.visits),L(this.person,t.
user),this.#b([]),this.predictAt.placeholder=t.predict_at.replace("T"," "),this.#u(t);let r={...this.fields,visits:t.notation??
""};this.shown=r,this.#k(r,t,e);let h=r.interventions?e:null;this.hooks.shown?.(r,t,h),this.updateAddress(n),this.#c=()=>{
this.editor.show(o),this.panel.show(o,this.sent),this.#p(o,t.predict_at),this.suggestion.hidden=!0,this.sweeps?.clear(),
this.hooks.filled?.(r,t,h),this.page.dataset.ready="true",this.#x(r,t)}}#p(t,e){let s=f(this.editor.rows,":scope > [data\
-visit]");for(let[o,r]of s.entries()){let h=t[o];if(!h?.arrival)continue;let c={day:k[h.weekday]??"",time:h.arrival.split(
"T")[1]??"",stay:`${h.duration_minutes} min`};for(let[l,u]of Object.entries(c)){let d=a(r,`[data-read="${l}"]`);d.textContent=
u,d.toggleAttribute("data-filled-in",h.filled_in.includes(l))}}if(a(this.page,'[data-printed="predict-at"]').textContent=
e.replace("T"," "),!this.person)return;let n=this.person.selectedOptions[0]?.textContent??"";a(this.page,'[data-printed=\
"person"]').textContent=n}async#x(t,e){let s=e.unknown_probability,n=s<Zs?[]:[`Somewhere unknown to the model: ${(100*s).
toFixed(1)} %.`],o=(await this.exampleHistories).find(({visits:r,predict_at:h,user:c})=>r===t.visits&&h===e.predict_at&&
(c===e.user||this.person===null));this.shown===t&&(this.hooks.recognised?.(o,t),o&&n.push(tn(o,e.location_probabilities.
final)),this.outcome.textContent=n.join(" "),this.outcome.hidden=n.length===0,this.reason.hidden=!o?.reason,a(this.reason,
"p").textContent=o?.reason?Ve(o.reason):"")}#k(t,e,s){let{changes:n}=this;if(n.hidden=!s||!t.interventions,!s||!t.interventions)
return;a(n,"[data-what]").textContent=tt(JSON.parse(t.interventions)),a(n,"[data-before]").textContent=I(s),a(n,"[data-a\
fter]").textContent=I(e);let o=s.prediction.location===e.prediction.location;a(n,"[data-verdict]").textContent=o?"The mo\
st probable place stays the same.":"The most probable place is another one."}#b(t){let e=({where:o})=>o.startsWith("inte\
rventions");this.#A(this.person,t,"user"),this.#A(this.predictAt,t,"predict_at");let s=t.filter(o=>o.where==="");this.failure.
hidden=s.length===0,a(this.failure,"span").textContent=s.map(o=>o.message).join(" "),this.panel.showProblems(t.filter(e)),
this.editor.showProblems(t.filter(o=>o.where!==""&&!(o.where==="user"&&this.person)&&o.where!=="predict_at"&&!e(o))),t.length>
s.length&&this.hooks.refused?.();let n=t.length>0&&this.shown!==null;this.staleNote.hidden=!n,this.story.toggleAttribute(
"data-stale",n)}#A(t,e,s){if(!t)return;let n=e.filter(r=>r.where===s).map(r=>r.message),o=a(this.page,`#${t.getAttribute(
"aria-errormessage")}`);o.textContent=n.join(" "),o.hidden=n.length===0,t.setAttribute("aria-invalid",String(n.length>0))}comparisonOf(t){
let{model:e}=this,s=t.interventions?JSON.stringify({model:e,interventions:null}):null;return M({model:e,...t,top_k:null,
against:s})}updateAddress(t){if(t==="keep"||this.shown===null)return;let{choice:e}=this.explanations,s=this.engineChoice?
e:null,n=M({...this.shown,engine:s,...this.hooks.options?.()});X(n,t)}async restore(t){this.#c=null,this.#s=null,this.examples.
value="";let e=y(),s=e.get("top_k")??"";this.#e=/^([1-9]\d?|100)$/.test(s)?s:"",this.editor.visits=e.get("visits")??"",this.
predictAt.value=e.get("predict_at")??"",this.panel.text=e.get("interventions")??"",L(this.person,e.get("user")),this.hooks.
restored?.(e);let n=e.get("record");e.has("visits")?await this.#d(g(this.fields),t):n!==null?await this.#d({record:S(n)},
"replace"):await this.#O(e.get("user"))}async#O(t){let e=await this.exampleHistories,s=e.find(n=>t&&String(n.user)===this.
person?.value)??e[0];s?(this.#w(s,e),await this.#d(g(this.fields),"replace")):this.#v()}#v(){clearTimeout(this.#a),this.#h.
abort(),this.#r+=1,this.#c=null,this.page.removeAttribute("aria-busy"),this.shown=null,this.editor.show([]),this.#b([]),
T(this.answer,null),this.outcome.hidden=this.reason.hidden=!0,this.suggestion.hidden=!1,this.sweeps?.clear(),this.changes.
hidden=!0,this.hooks.cleared?.()}#T(){this.examples.value="",!(!this.#s||this.editor.visits.trim().endsWith(this.#s.end))&&
(this.predictAt.value===this.#s.predictAt&&(this.predictAt.value=""),this.#s=null)}async#S(){let{examples:t}=this;try{let e=await st(
this.model);t.append(...e.map((n,o)=>new Option(n.title,String(o))));let s=t.closest("[data-field]");return s.hidden=e.length===
0,t.addEventListener("change",()=>{let n=t.value&&e[Number(t.value)];n&&(this.#w(n,e),this.#d(g(this.fields),"push"))}),
e}catch{return[]}}#w(t,e){this.examples.value=String(e.indexOf(t)),this.editor.visits=t.visits,this.panel.followHistory(
t.visits),this.predictAt.value=t.predict_at.replace("T"," ");let s=t.visits.split(",").at(-1)?.trim()??"";this.#s={predictAt:this.
predictAt.value,end:s},L(this.person,t.user)}};function tn({target:i,target_label:t},e){if(i===void 0)return"";if(i===null)
return"The model drew this history itself: nothing really happened next.";let s=e.findIndex(({location:r})=>r===i);if(s===
0)return"Right: the person went there.";let n=e[s],o=n?`number ${s+1} with ${(100*n.probability).toFixed(1)} %`:`not one\
 of the ${e.length} most probable places`;return`The person went to ${t}, ${o}.`}var Ue="The view “Which parts make the prediction?” shows the circuit.",en="This network has too many parts to run a\
ll their subsets here.";async function Ye(i,t,e,s){await i.prepare();let{model:n,obstacle:o}=i;if(!n)throw new Error(`${o}\
 ${Ue}`);let{location:r,variants:h,conclude:c}=n.circuit(t);if(!h.length)throw new Error(`${en} ${Ue}`);let l=[];return await Et(
n,{location:r,variants:h},(u,d)=>{d&&l.push(d),e(l.length/h.length)},s),c(l)}function Je(i){let t=()=>f(i,"details[data-menu][open]",HTMLDetailsElement);document.addEventListener("pointerdown",({target:e})=>{
for(let s of t())e instanceof Node&&s.contains(e)||(s.open=!1)}),document.addEventListener("keydown",e=>{let[s]=t();e.key!==
"Escape"||!s||(e.stopImmediatePropagation(),s.open=!1,a(s,"summary").focus())},{capture:!0})}var sn=2;async function qe(i,t,{title:e,origin:s,name:n}){let o=t==="png",r=await(o?we(i,sn):me(i)),h=se(r,o?"png":"svg",
{title:e,origin:s});ee(h,`${n}-network.${t}`)}var Ut=["story","explore","everything"],Xe="pointerscope-depth",Ke="pointerscope-visits-as",nn="textarea, input:not([typ\
e=radio], [type=checkbox], [type=range])",At=class{#t=null;#e=null;#s=[];#i=[];#n=null;#o=null;#r=[];#a=0;#h=y().get("op\
en");constructor(t){this.page=t,this.sheet=new H(t,()=>t.dataset.depth==="everything"),this.bar=a(t,"[data-bar]"),this.undo=
a(t,"[data-undo-step]",HTMLButtonElement),this.redo=a(t,"[data-redo-step]",HTMLButtonElement);let e=!("adapted"in t.dataset);
this.picture=new ht(a(t,"[data-network]"),{act:s=>this.#g(s),edit:s=>this.#E(s),...ge&&{ask:s=>be({head:s})},whatIf:s=>this.#x(
s),...e&&{circuit:((s,n)=>this.#p(s,n))},more:(s,n)=>this.#T(s,n),pointed:s=>this.pointed(s),covered:()=>Math.max(...[".\
above","[data-bar]"].map(s=>a(t,s).getBoundingClientRect().bottom)),opened:s=>{this.#h=s,this.#t?.updateAddress("replace")}}),
this.#c(),this.#$(ze(Ke)==="text"?"text":"list"),this.#w(rn(t))}pointed=()=>{};depthChanged=()=>{};get options(){let{depth:t=""}=this.
page.dataset;return{depth:t==="explore"?void 0:t,open:this.#h??void 0}}restore(t){this.#h=t.get("open");let e="inRoom"in
document.documentElement.dataset?"explore":null,s=t.get("depth")??e;!this.#n||s===null||s===this.page.dataset.depth||Ut.
includes(s)&&this.#w(s)}follow(t){this.#t=t}showInputs(){this.page.dataset.depth!=="everything"&&this.sheet.show(!0),this.#$(
"text")}#c(){let{page:t}=this;for(let s of f(t,"input[name=depth]",HTMLInputElement))s.addEventListener("change",()=>{Ge(
Xe,s.value),this.#w(s.value),this.#t?.updateAddress("replace")});for(let s of f(t,"input[name=visits-as]",HTMLInputElement))
s.addEventListener("change",()=>{Ge(Ke,s.value),this.#$(s.value)});this.undo.addEventListener("click",()=>this.#v(this.#s,
this.#i)),this.redo.addEventListener("click",()=>this.#v(this.#i,this.#s)),a(t,"[data-as-learned]").addEventListener("cl\
ick",()=>this.#u({})),a(t,"[data-present]").addEventListener("click",()=>{a(t,"[data-stage]").requestFullscreen()}),Je(t);
let e=a(t,"[data-share]",HTMLButtonElement);e.addEventListener("click",()=>gt(e));for(let s of f(t,"[data-save]",HTMLButtonElement))
s.addEventListener("click",()=>this.#_(s.dataset.save??""));document.addEventListener("keydown",s=>this.#y(s)),document.
addEventListener("pointerscope:server",()=>{t.toggleAttribute("data-server-silent",!zt.answers)})}#y(t){if(t.target instanceof
Element&&t.target.closest(`${nn}, dialog`)||t.defaultPrevented)return;let s=t.key.toLowerCase();if(s==="escape"&&this.picture.
back(),!(t.ctrlKey||t.metaKey)){s==="c"&&!t.altKey&&this.picture.circuits?.toggle();return}s!=="z"&&s!=="y"||(t.preventDefault(),
s==="y"||t.shiftKey?this.#v(this.#i,this.#s):this.#v(this.#s,this.#i))}show(t,e,s){if(this.#A(t),this.#m(t),!("tensors"in
e))return;let n=this.#n,o=n?.notation===e.notation,r=n!==null&&o&&it(n),h=s&&"tensors"in s?s:null;this.#o=h??(n&&on(e,n)?
n:null),this.#n=e,this.#d(h?"As learned":"Before this change"),o||(this.picture.happened=null),this.#l(e,this.#o),this.#h!==
this.picture.opened&&this.picture.open(this.#h),this.page.dataset.drawn="true";let{player:c}=this.picture;this.page.dataset.
depth==="story"&&!this.#h&&!c.isOpen&&!r&&c.play()}#l(t,e){let{happened:s}=this.picture,n=[t,e,s];n.every((o,r)=>o===this.#r[r])||
(this.#r=n,this.picture.show(t,e))}recognise(t){let e=a(this.bar,"[data-happened]"),s=t?.target??null;e.hidden=s===null||
this.#S;let n=s!==this.picture.happened;if(this.picture.happened=s,n&&this.#n&&this.#l(this.#n,this.#o),!t||s===null||!this.#n)
return;let o=this.#n.prediction.location===t.target;a(e,"[data-happened-place]").textContent=`${o?"✓ ":""}${t.target_label??
""}`}#d(t){let e=a(this.bar,"[data-was]");if(e.hidden=this.#o===null,!this.#o||!this.#n)return;let{value:s,change:n,isMore:o}=pe(
this.#n,this.#o);a(e,"[data-was-name]").textContent=t,a(e,"[data-was-value]").textContent=s;let r=a(e,"[data-was-change]");
r.textContent=n,r.className=o?"more":"less"}#m({interventions:t}){let e=a(this.page,"[data-changed]"),s=JSON.parse(t||"{\
}"),n=de(s,o=>this.#u(o));a(e,"ul").replaceChildren(...n),e.hidden=n.length===0}#g(t){if(!this.#t||!this.#n)return;let e=Lt(
this.#t.interventions,t,this.#n);this.#u(e,!("isDone"in t)||t.isDone)}#E(t){let e=this.#t;if(!e)return;e.isDragging=!t.isDone,
e.fill();let{sent:s,editor:n}=e,o=s[t.visit]??0;t.kind==="move"?t.by!==0?n.move(o,(s[t.visit+t.by]??0)-o):e.submitSoon():
t.kind==="time"?n.setTime(o,t.minutes):n.setStay(o,t.minutes)}#u(t,e=!0){if(!e){this.#b(t);return}this.#t&&(cancelAnimationFrame(
this.#a),this.#t.interventions=t,this.#f(t))}#f(t){let{explanations:e,fields:s}=this.#t??{};if(!e?.isInBrowser||!s)return;
let n=Object.keys(t).length>0;try{let[o,r]=[s,{...s,interventions:""}].map(h=>e.explainHere(g(h)));if(!o||!r||!("tensors"in
o&&"tensors"in r))return;this.#l(o,n?r:null)}catch{}}#p(t,e){let{explanations:s,shown:n}=this.#t??{};return!s||!n?Promise.
reject(new Error("There is no answer yet.")):Ye(s,g(n),t,e)}#x(t){let{interventions:e}=this.#t??{};return!e||!this.#n?null:
this.#k(Lt(e,t,this.#n))}#k(t){let{explanations:e,shown:s}=this.#t??{};return!e?.isInBrowser||!e.model||!s?null:e.model.
trace({...g(s),interventions:t})}#b(t){cancelAnimationFrame(this.#a),this.#a=requestAnimationFrame(()=>{let e=this.#k(t),
s=this.#o?.notation!==this.#n?.notation;e&&this.#l(e,s?this.#n:this.#o)})}#A(t){if(this.#t?.isDragging&&this.#e)return;this.#e&&
JSON.stringify(this.#e)!==JSON.stringify(t)&&this.#e&&(this.#s.push(this.#e),this.#i.length=0),this.#e=t,this.#O()}#O(){
this.undo.disabled=this.#s.length===0,this.redo.disabled=this.#i.length===0}#v(t,e){let s=t.pop();!s||!this.#e||(e.push(
this.#e),this.#e=s,this.#t?.take(s),this.#O())}#T(t,e){let s=this.page.querySelector(`[data-story] pointer-view[view="${CSS.
escape(t)}"]`);if(!s)return;for(let[o,r]of Object.entries(e))r!==null&&s.setAttribute(o,r);this.#w("everything"),this.#t?.
updateAddress("replace");let n=s.closest("details");n&&(n.open=!0),s.scrollIntoView()}get#S(){return a(this.page,"[data-\
stage]").hasAttribute("data-undrawn")}#w(t){let e=this.#S?"everything":t;this.page.dataset.depth=e,a(this.page,`input[na\
me=depth][value=${e}]`,HTMLInputElement).checked=!0,this.sheet.toggle(!1),e==="story"&&this.#n?this.picture.player.play():
this.picture.player.close(),this.depthChanged()}#$(t){this.page.dataset.visitsAs=t,a(this.page,`input[name=visits-as][va\
lue=${t}]`,HTMLInputElement).checked=!0}#_(t){let e=`${this.#t?.answer.textContent??""} · ${a(this.page,".model-name").
textContent}`,{past:s,changes:n}=this.#M,o=[e,[n,s].filter(Boolean).join(" ")].filter(Boolean),{explore:r="model"}=this.
page.dataset;qe(this.picture.file({title:e,lines:o}),t,{title:e,origin:location.href,name:r}),a(this.page,"details[data-\
export]",HTMLDetailsElement).open=!1}get#M(){let t=this.#t?.interventions??{},e=a(this.bar,"[data-was]"),s=n=>a(e,`[data\
-was-${n}]`).textContent;return{changes:Object.keys(t).length?tt(t):"",past:e.hidden?"":`${s("name")}: ${s("value")}.`}}};
function on(i,t){if(i.notation===t.notation||i.user!==t.user)return!1;let e=t.visits.map(({location:n})=>n),s=0;for(let{
location:n}of i.visits){let o=e.indexOf(n);o<0||(e.splice(o,1),s+=1)}return 2*s>=Math.max(i.visits.length,t.visits.length)}
function rn(i){let t=y().get("depth");if(t&&Ut.includes(t))return t;let e=location.hash.slice(1);if(e&&!e.includes("=")&&
i.querySelector(`[data-story] [id="${CSS.escape(e)}"]`))return"everything";let s=ze(Xe);return Ut.includes(s)?s:"explore"}
function ze(i){try{return localStorage.getItem(i)??""}catch{return""}}function Ge(i,t){try{localStorage.setItem(i,t)}catch{}}var q=i=>`${(100*i).toFixed(1)} %`,Ze=({name:i,location:t})=>i??`#${t}`;function Qe(i){let{location_probabilities:t,gate:e,
unknown_probability:s}=i,{pointer:n,final:o}=t,r=o.reduce((c,{probability:l})=>c-l,1-s),h=new Map((n??[]).map(c=>[c.location,
c.probability]));return{columns:["Place","Probability","from the pointer","from the generation head"],rows:[...o.map(c=>{
let l=e.value*(h.get(c.location)??0),u=[c.probability,l,c.probability-l];return[Ze(c),...u.map(q)]}),["all other known p\
laces",q(Math.max(0,r)),"",""],["somewhere unknown",q(s),"",""]]}}function ts(i,t,e){let[s,n]=[i,t].map(({location_probabilities:{
final:r}})=>new Map(r.map(h=>[Ze(h),h.probability]))),o=[...s??[]].flatMap(([r,h])=>{let c=n?.get(r);return c===void 0?[]:
[{name:r,probability:h,other:c,difference:h-c}]});return o.sort((r,h)=>Math.abs(h.difference)-Math.abs(r.difference)),{columns:[
"Place","First","Second","First minus second"],rows:o.slice(0,e).map(({name:r,probability:h,other:c,difference:l})=>{let d=`${l<
0?"−":"+"}${nt(h,c).size} points`;return[r,q(h),q(c),d]})}}var an=12;function hn(i){let t=a(i,"[data-places]"),e=a(i,"[data-gate]"),s=a(document,"[data-compare]",HTMLAnchorElement),
n=new At(i),o=new kt(i,{draws:!0,shown:(r,h,c)=>n.show(r,h,c),filled(r,h){t.replaceChildren(Mt(Qe(h)));let{value:c,learned:l}=h.
gate,u=p=>`${(100*p).toFixed(1)} %`;e.textContent=`Gate ${c.toFixed(3)}${l?"":" (not learned)"}: the answer is ${u(c)} o\
f the pointer's distribution and ${u(1-c)} of the generation head's.`;let d=o.comparisonOf(r);d.set("page","compare"),s.
hash=d.toString()},options:()=>n.options,restored:r=>n.restore(r),refused:()=>n.showInputs(),recognised(r,h){n.recognise(
r);let c=b(i,"[data-charts]");if(!c)return;let l=r;c.hidden=!l?.page||h.interventions!=="",a(c,"a",HTMLAnchorElement).href=
l?.page??""}});n.follow(o),n.pointed=r=>o.markVisits(r),o.restore("keep")}function cn(i){let t=f(document,"template[data\
-side-of]",HTMLTemplateElement),e=a(i,"[data-difference]"),s=a(i,"[data-same-answers]"),n=y(),o=(d,p,m)=>{let E=t.find(({
dataset:C})=>C.sideOf===p)??m;if(!E)throw new Error("The page has no model.");return a(E.content,`[data-side="${d}"]`).cloneNode(
!0)},[r,h=r]=t;a(i,"[data-sides]").replaceChildren(o("a",n.get("model"),r),o("b",ft(n.get("against")).model??n.get("mode\
l"),h));let c=b(document,"[data-explore-link]",HTMLAnchorElement),l=new bt(i),u=new pt(i,{asked(d){c&&(c.hash=M({page:"e\
xplore",...d}).toString())},options:()=>({page:"compare",...l.options}),restored:d=>l.restore(d),refused:d=>l.showProblem(
d),answered(d,p){l.show(d,p);let m=d&&p&&ts(d,p,an);s.hidden=!m||!ln(d,p),m?m.rows.length?e.replaceChildren(Mt(m)):e.textContent=
"The two models know no place of the same name.":e.replaceChildren()}});l.follow(u),u.restore()}function ln(i,t){let[e,s]=[
i,t].map(({location_probabilities:{final:n}})=>JSON.stringify(n));return e===s}var Yt=new Map;for(let[i,t]of[["[data-exp\
lore]",hn],["[data-compare-page]",cn]]){let e=b(document,i);e&&Yt.set(e,t)}function es(){for(let[i,t]of Yt)i.hidden||(Yt.
delete(i),t(i))}es();window.addEventListener("hashchange",es);
