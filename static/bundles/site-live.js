import{a as A,b as G,c as O,d as X}from"./site-DUQ3BE7B.js";import{a as N,b as Xt,c as Zt}from"./site-UNBUN2HL.js";
import{a as pe,b as fe}from"./site-WX3UO46K.js";import{A as de,B as ue,a as te,b as ee,c as se,d as ne,e as ie,f as oe,
g as re,h as _t,i as ae,j as z,k as tt,l as he,m as et,o as st,r as I,s as ce,t as T,u as nt,v as W,w as it,x as le,y as ot,
z as rt}from"./site-VOC7WHO2.js";import{a as St,b as Vt,c as Ut,d as Yt,e as Tt,g as Jt,l as qt,m as Ot,o as $}from"./site-FFZDZ3ZW.js";
import{a,b as E,c as f,e as R,f as F,g as Z}from"./site-TDSAGLFG.js";import{a as zt}from"./site-GEZEHFQA.js";
import{a as Qt}from"./site-LFSLK7RL.js";import{i as $t}from"./site-JB34OKFO.js";import{a as j,c as Kt,j as Gt,
k as M,l as Q}from"./site-VTYE32HA.js";import"./site-MTA6IX37.js";var V=i=>Math.floor(i/1440),at=i=>i-V(i)*1440,me=i=>Mt(i+3,7),Mt=(i,t)=>(i%t+t)%t,U=i=>new Date(i*864e5).toISOString().slice(
0,10),ht=i=>[Math.floor(i/60),i%60].map(t=>String(t).padStart(2,"0")).join(":");function ct(i){let t=Date.parse(`${i}T00\
:00Z`)/864e5;return i>="0001"&&!Number.isNaN(t)&&U(t)===i?t:null}var x=St.map(i=>i.slice(0,3));function Lt(i,t){let e=N(i);if(Xt(e)>40)throw $(t,te,{text:Zt(e,40)});let{groups:s}=Tt.exec(e)??Tt.exec(e.replace(Yt,"$1"))??
{};if(!s)throw $(t,Ut.test(e)?ee:se,{text:e});let[n,o]=[Number(s.hour),Number(s.minute)];if(n>23||o>59)throw $(t,ne,{text:e});
return{weekday:os(s.weekday,t),date:rs(s.date,t),time:n*60+o}}function Ct(i){let t=[],e=0,s=!1;for(let{0:n,index:o}of i.matchAll(/[",\n\r]|$/g))n==='"'?s=!s:(!s||!n)&&(t.push({written:i.
slice(e,o),start:e}),e=o+1);return t.filter(({written:n})=>N(n))}function Nt(i){return i.startsWith('"')?is(i):i.search(
/[@+]|$/)}function is(i){let t=i.indexOf('"',1);for(;t>0&&i[t+1]==='"';)t=i.indexOf('"',t+2);return t+1}function os(i,t){if(i===void 0)return null;let e=St.findIndex(s=>s.toLowerCase().startsWith(i.toLowerCase()));if(e<0)throw $(
t,ie,{text:i,days:x.join(", ")},x);return e}function rs(i,t){if(i===void 0)return null;let e=ct(i);if(e===null)throw $(t,
oe,{text:i});let[s=0,n=0]=Vt,o=Number(i.slice(0,4));if(o<s||o>n)throw $(t,re,{text:i,first_year:s,last_year:n});return e}function ge(i){return i.map(({place:t,written_moment:e,written_stay:s})=>[t,e&&`@ ${e}`,s===null?"":`+${s}`].filter(Boolean).
join(" ")).join(", ")}function be(i){return Ct(i).map(({written:t})=>Ee(t).place.toLowerCase()).filter(Boolean)}function ve(i,t,e){
let s=Ct(i)[t];if(!s)return i;let{place:n,before:o}=Ee(s.written),r=s.start+o,h=n?"":" ";return`${i.slice(0,r)}${e}${h}${i.
slice(r+n.length)}`}function ye(i){let[,t,e="0"]=/^\s*(\d{1,2})(?:[:.]?(\d{2}))?\s*$/.exec(i)??[];return t===void 0||Number(
t)>23||Number(e)>59?null:`${t.padStart(2,"0")}:${e.padStart(2,"0")}`}function Ee(i){let t=N(i);return{place:t.startsWith(
'"')&&!Nt(t)?t:N(t.slice(0,Nt(t))),before:i.indexOf(t)}}var P=class{#t=0;#e=[];#s=[];#i="";#n=null;constructor(t,e){this.root=t,this.errors=a(t,"[data-errors]"),this.masks=a(t,
"[data-masks]"),this.orderWords=a(t,"[data-order]"),this.state=a(t,"[data-state]"),t.addEventListener("change",()=>this.#r(
e)),t.addEventListener("click",s=>{let{act:n}=R(s).dataset;n&&(n==="reset"?this.text="":this.#e=us(n,this.#t),this.#r(e))})}get text(){
if(this.#i)return this.#i;let t=this.#h();return Object.keys(t).length?JSON.stringify(t):""}set text(t){let e=hs(t);this.#n=
null;for(let s of this.#o)ls(s,e);this.#e=Array.isArray(e.order)?e.order:[],this.#s=Array.isArray(e.mask_visits)?e.mask_visits:
[],this.masks.replaceChildren(),this.#i=t&&JSON.stringify(this.#h())!==t?t:"",this.#d()}show(t,e){this.#t=t.length,this.#i=
"";let s=new Set(this.#s);for(;this.masks.children.length>t.length;)this.masks.lastElementChild?.remove();for(;this.masks.
children.length<t.length;)this.masks.append(as(this.masks.children.length));let n=f(this.masks,"label");for(let[o,r]of t.
entries()){let h=n[o];if(!h)continue;let c=a(h,"input",HTMLInputElement);c.checked=s.has(o),c.disabled=o===e.at(-1),a(h,
"span").textContent=`${o+1} ${r.label}`}this.#d()}followHistory(t){let e=be(t),s=this.#n===null||e.join(`
`)===this.#n.join(`
`);if(this.#n=e,!s){this.#e=[];for(let n of this.#a)n.checked=!1;this.#s=[],this.#d()}}showProblems(t){this.errors.hidden=
t.length===0,this.errors.textContent=t.map(e=>e.message).join(" "),t.length&&(this.root.open=!0)}get#o(){return f(this.root,
"[data-key]")}get#a(){return f(this.root,'[data-key="mask_visits"]',HTMLInputElement)}#h(){let t={};for(let e of this.#o){
let s=cs(e),{key:n="",item:o}=e.dataset;if(s!==void 0)if(o){let r=t[n];t[n]=[...Array.isArray(r)?r:[],s]}else t[n]=s}for(let{
dataset:e}of this.#o){let{key:s="",of:n}=e;n&&!t[n]&&delete t[s]}return this.#s.length&&!this.masks.children.length&&(t.
mask_visits=this.#s),this.#e.length&&(t.order=this.#e),t}#r(t){this.#i="",this.masks.children.length&&(this.#s=this.#a.filter(
e=>e.checked).map(e=>Number(e.dataset.item))),this.#d(),t()}#d(){let t=z(this.#h()).length;this.state.textContent=t?`${t}\
 changed`:"as learned",this.orderWords.textContent=this.#e.length?ae(this.#e).join(" "):"unchanged"}};function as(i){let t=document.
createElement("label"),e=document.createElement("input");return e.type="checkbox",e.autocomplete="off",e.dataset.key="ma\
sk_visits",e.dataset.item=String(i),t.append(e," ",document.createElement("span")),t}function hs(i){try{return Object(JSON.
parse(i||"{}"))}catch{return{}}}function cs(i){let{item:t}=i.dataset;return i instanceof HTMLInputElement&&i.type==="che\
ckbox"?i.checked?t?JSON.parse(t):!1:void 0:i.type==="number"?i.value===""?void 0:Number(i.value):i.value||void 0}function ls(i,t){
let{key:e="",item:s}=i.dataset,n=t[e];if(i instanceof HTMLInputElement&&i.type==="checkbox"){i.checked=s?n==="all"||Array.
isArray(n)&&n.some(r=>ds(r,JSON.parse(s))):n===!1;return}let o=i instanceof HTMLInputElement||[...i.options].some(r=>r.value===
n);i.value=o&&n!==void 0&&n!==null?String(n):""}function ds(i,t){return xe(i)===xe(t)}function xe(i){let t=i&&typeof i==
"object"&&!Array.isArray(i);return JSON.stringify(i,t?Object.keys(i).sort():void 0)}function us(i,t){let e=[...Array(t).
keys()];return i==="reverse"&&e.reverse(),i==="shuffle"&&ps(e),i==="as-sent"||e.every((s,n)=>s===n)?[]:e}function ps(i){
for(let t=i.length-1;t>0;t-=1){let e=Math.floor(Math.random()*(t+1));[i[t],i[e]]=[Number(i[e]),Number(i[t])]}}function L(i,t){if(!i)return;let e=String(t??""),s=[...i.options].find(({value:n,text:o})=>[n,o,o.split(",")[0]].includes(
e));s||i.add(new Option(e,e)),i.value=s?.value??e}function g({visits:i,user:t,predict_at:e,top_k:s,interventions:n}){return{visits:i,user:t||null,predict_at:e||null,...s&&
{top_k:Number(s)},...n&&{interventions:O(n)}}}var ke="100",fs=350,lt=class{#t;#e=0;constructor(t,e){this.#t=t,this.root=e,this.model=e.dataset.model??"",this.person=E(
e,"[data-person]",HTMLSelectElement),this.visits=a(e,"[data-visits]",HTMLTextAreaElement),this.predictAt=a(e,"[data-pred\
ict-at]",HTMLInputElement),this.problems=a(e,"[data-problems]"),this.answer=a(t.page,`[data-answer-of="${e.dataset.side}\
"] output`,HTMLOutputElement),this.models=a(e,"[data-choose-model]",HTMLSelectElement),this.explanations=t.explanationsOf(
this.model),this.explanations.draws=!("undrawn"in e.dataset),this.explanations.sharesWeights="sharesWeights"in e.dataset||
!et,this.panel=new P(a(e,"[data-interventions]",HTMLDetailsElement),()=>t.showSoon()),this.visits.addEventListener("inpu\
t",()=>t.showSoon(fs)),this.explanations.sharesWeights&&this.explanations.prepare();for(let s of[this.person,this.predictAt])
s?.addEventListener("change",()=>t.showSoon());this.models.addEventListener("change",()=>{this.model=this.models.value,t.
updateAddress("push"),location.reload()})}get history(){return{visits:this.visits.value,user:this.person?.value??"",predict_at:this.
predictAt.value.trim()}}fill({visits:t,user:e,predict_at:s}){this.visits.value=t??"",this.predictAt.value=s??"",L(this.person,
e)}async explain(t){this.#e+=1;let e=this.#e;if(!t.visits.trim())return T(this.answer,null),this.#i([]),null;try{let s=await this.
explanations.explain(g({...t,top_k:t.top_k||ke}));return e!==this.#e?null:(this.#s(s),s)}catch(s){if(!(s instanceof j))throw s;
return e===this.#e&&(T(this.answer,null),this.#i(s.problems)),null}}changed(t,e){return this.explanations.model?.trace(g(
{...t,top_k:t.top_k||ke}),e)??null}#s(t){let{visits:e}=t,s=e.map(n=>n.sent);this.panel.show([...e].sort((n,o)=>n.sent-o.
sent),s),T(this.answer,t),this.#i([])}async prepareFor(t){let e=t!==null&&!("tensors"in t);return e&&await this.explanations.
prepare(),e}get name(){let t=z(Object(O(this.panel.text||"{}")));return[this.models.selectedOptions[0]?.text??"",...t.map(
({text:e})=>e)].join(", ")}#i(t){let e=t.filter(({where:o})=>o.startsWith("interventions")),s=t.filter(o=>!e.includes(o)),
n=s.length?this.problems:this.panel.errors;this.panel.showProblems(e),this.problems.hidden=s.length===0,this.problems.textContent=
s.map(({where:o,message:r})=>{let h=/^visits\[(\d+)\]/.exec(o);return h?`Visit ${Number(h[1])+1}: ${r}`:r}).join(" "),t.
length&&this.#t.hooks.refused?.(n)}},dt=class{#t=new Map;#e=0;#s=0;#i="";constructor(t,e={}){this.page=t,this.hooks=e,this.
sameHistory=a(t,"[data-same]",HTMLInputElement),this.ownHistory=a(t,'[data-side="b"] [data-own]'),this.first=new lt(this,
a(t,'[data-side="a"]')),this.second=new lt(this,a(t,'[data-side="b"]')),this.sameHistory.addEventListener("change",()=>{
this.#r(),this.showSoon()}),G(()=>this.#a())}explanationsOf(t){let e=this.#t.get(t)??new nt(t);return this.#t.set(t,e),e}get queries(){
let{first:t,second:e}=this,[s,n]=[t.history,this.sameHistory.checked?t.history:e.history];return t.panel.followHistory(s.
visits),e.panel.followHistory(n.visits),[{...s,top_k:this.#i,interventions:t.panel.text},{...n,top_k:this.#i,interventions:e.
panel.text}]}#n({visits:t,user:e,predict_at:s,interventions:n}){let o=this.sameHistory.checked?{}:{visits:t,user:e||null,
predict_at:s||null},r={model:this.second.model,...o,interventions:O(n||"null")};return JSON.stringify(r)}updateAddress(t){
let[e,s]=this.queries,n=this.#n(s),o={model:this.first.model,...e,against:n,...this.hooks.options?.()};X(M(o),t)}showSoon(t=0){
clearTimeout(this.#e),this.#e=setTimeout(()=>this.#o("push"),t)}async#o(t){clearTimeout(this.#e),this.#s+=1;let e=this.#s,
[s,n]=this.queries;this.hooks.asked?.(s,n,this.#n(n)),this.updateAddress(t),this.page.setAttribute("aria-busy","true");try{
let o=()=>Promise.all([this.first.explain(s),this.second.explain(n)]),[r,h]=await o();if(e!==this.#s||(this.hooks.answered?.(
r,h),!(await Promise.all([this.first.prepareFor(r),this.second.prepareFor(h)])).includes(!0)||e!==this.#s))return;let l=await o();
e===this.#s&&this.hooks.answered?.(...l)}finally{e===this.#s&&this.page.removeAttribute("aria-busy")}}#a(){let t=A(),{model:e=this.
second.model}=ut(t.get("against"));e===this.second.model&&(t.get("model")??this.first.model)===this.first.model?this.restore():
location.reload()}async restore(){let{first:t,second:e}=this,s=A(),n=ut(s.get("against"));if(this.#i=s.get("top_k")??"",
this.hooks.restored?.(s),t.fill({visits:s.get("visits")??"",user:s.get("user"),predict_at:s.get("predict_at")}),t.panel.
text=s.get("interventions")??"",e.panel.text=n.interventions?JSON.stringify(n.interventions):"",!s.get("visits")){let o=await this.#h();
o&&t.fill({...o,predict_at:o.predict_at.replace("T"," ")})}this.sameHistory.checked=!["visits","user","predict_at"].some(
o=>o in n),this.sameHistory.checked||e.fill(n.visits?n:{...t.history,...n}),this.#r(),await this.#o("replace")}async#h(){
let{first:t,second:e}=this,s=await Ae(t.model);if(s||t.root.dataset.places!==e.root.dataset.places)return s;let n=await Ae(
e.model);return n&&{...n,user:null}}#r(){this.ownHistory.hidden=this.sameHistory.checked,!this.sameHistory.checked&&!this.
second.visits.value&&this.second.fill(this.first.history)}};async function Ae(i){try{return(await st(i,1))[0]}catch{return}}
function ut(i){try{return JSON.parse(i??"{}")??{}}catch{return{}}}var H=class{constructor(t,e=()=>!1){this.page=t,this.stays=e,this.button=a(t,"[data-inputs-button]",HTMLButtonElement),this.
inputs=a(t,`#${this.button.getAttribute("aria-controls")}`),this.button.addEventListener("click",()=>this.toggle(!this.isOpen)),
a(t,"[data-inputs-close]").addEventListener("click",()=>this.toggle(!1)),document.addEventListener("keydown",({key:s})=>{
s==="Escape"&&this.isOpen&&this.toggle(!1)})}get isOpen(){return this.page.hasAttribute("data-inputs")}toggle(t){let e=this.
inputs.contains(document.activeElement);this.show(t);let s=a(this.inputs,"textarea"),n=E(this.inputs,"[name=visits-as]:c\
hecked");t?(s.checkVisibility()?s:n??s).focus():e&&!this.stays()&&this.button.focus()}show(t){this.page.toggleAttribute(
"data-inputs",t),this.button.setAttribute("aria-expanded",String(t))}};function Se(i,t,e){if(!e)return null;let s=[],n=i.hasPointer&&t.hasPointer;if(!i.hasVisitsOf(t))s.push("The visits diffe\
r, so only the gate and the answers are overlaid.");else if(!n){let o=i.hasPointer?"second":t.hasPointer?"first":"";if(o){
let r=o==="first"?"generation and answers":"the answers";s.push(`The ${o} network has no pointer: only ${r} are overlaid\
.`)}}return!i.hasGeneration&&t.hasGeneration&&s.push("The first network has no generation head: that of the second is no\
t drawn."),s.join(" ")}function Te(i,t,e,s){let[n,o]=i?.split(".")??[];return n==="places"?s?i:null:n!=="visits"?i:s?t.hasVisitsOf(
e)?i:`places.${t.locations[Number(o)]}`:null}var ms=/residual|outputs$|pointer/,It={visit:{site:()=>"layers.0.residual_in"},head:{site:({layer:i,head:t})=>`layers.${i}\
.heads.${t}.outputs`},stream:{site:({layer:i})=>`layers.${i}.residual_out`},context:{site:()=>"context"},pointer:{site:()=>"\
pointer.scores"},generation:{site:()=>"generation.logits"},gate:{site:()=>"gate.value"}};function D(i,t){let e=it(i,t);if(!e||
!It[e.kind])return null;let{kind:s,layer:n,head:o,visit:r=0}=e;return s==="visit"?`encoding of visit ${r+1}, ${t.visits[r]?.
label??""}`:s==="head"?`head ${o} of layer ${n}`:s==="stream"?`residual stream after layer ${n}`:s==="generation"?"gener\
ation head":s==="pointer"?"pointer scores":s}function Y(i,t,e){let s=it(i,t);return!s||!It[s.kind]?!1:s.kind!=="visit"||
t.count-1-(s.visit??0)<e.count}function Oe(i,t){let[e,s]=[i.trace.architecture,t.trace.architecture];return e.d_model===
s.d_model&&e.layers===s.layers&&e.heads===s.heads}function $e(i,t,e){let s=new Map;for(let n of i){let o=it(n,t),r=o&&It[o.
kind];if(!o||!r)continue;let h=r.site(o),c=s.get(h);o.kind!=="visit"?s.set(h,"all"):c!=="all"&&s.set(h,new Set([...c??[],
t.count-1-(o.visit??0)]))}return Object.fromEntries([...s].flatMap(([n,o])=>{let r=t.trace.tensors[n];return!r||!e.trace.
tensors[n]?[]:[[n,c=>ms.test(n)?ws(c,r,o):{values:r.values.slice(),shape:[...r.shape]}]]}))}function ws(i,t,e){let[s]=i.
shape,[n]=t.shape,o=i.values.length/s,r=i.values.slice();for(let h=0;h<Math.min(s,n);h++){if(e!=="all"&&!e.has(h))continue;
let c=t.values.subarray((n-1-h)*o,(n-h)*o);c.every(Number.isFinite)&&r.set(c,(s-1-h)*o)}return{values:r,shape:[...i.shape]}}
function _e({clean:i,changed:t,patched:e}){let s=pt(i)-pt(t);return Math.abs(s)<qt?null:(pt(e)-pt(t))/s}function pt(i){let[
t,e]=[i,Math.max(0,1-i)];return Math.log(t+Ot)-Math.log(e+Ot)}var gs={a:"first",b:"second"},_=i=>i==="a"?"b":"a",ft=class{patches={into:"b",names:[]};#t={};#e=document.createElement(
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
direction.value==="a"?"a":"b",[e,s]=[this.#t[_(t)],this.#t[t]];if(!e||!s)return;let n=this.parts.value,o=le(e).filter(r=>Y(
r,e,s)).map(r=>new Option(D(r,e)??r,r,!1,r===n));this.parts.replaceChildren(...o)}show(t,e){let{into:s,names:n}=this.patches,
o=n.map(r=>{let h=document.createElement("li"),c=document.createElement("button");return c.type="button",c.textContent=`${(t&&
D(r,t))??r} ×`,c.title="Take it back",c.addEventListener("click",()=>this.put(r,s)),h.append(c),h});this.list.replaceChildren(
...o),this.list.hidden=!o.length,this.list.setAttribute("aria-label",`Put into the ${gs[s]} run`),this.told.textContent=
e}};var bs=2e3;async function mt(i){let t=a(i,"span"),e=t.textContent;try{await navigator.clipboard.writeText(location.href),
t.textContent="Copied"}catch{t.textContent="See address bar"}setTimeout(()=>{t.textContent=e},bs)}var S=["a","b"],vs="before this change",ys={names:[],run:""},Es="Parts are exchanged in this browser, which does not hav\
e this network’s weights.",xs=["Both networks have too few parts for a picture of the whole.","The second network has \
too few parts for a picture of the whole: this is the first alone.","The first network has too few parts for a picture o\
f the whole: this is the second alone."],ks="These networks know different places, so they can only stand side by side.",
wt=class{#t=null;#e={};#s={a:null,b:null};#i="overlaid";#n=null;#o=!1;pointed=()=>{};constructor(t){this.page=t,this.sheet=
new H(t),this.note=a(t,"[data-note]"),this.layouts=f(t,"input[name=layout]",HTMLInputElement),this.pictures={a:this.#r("\
a"),b:this.#r("b")},this.patchBar=new ft(t,()=>{this.#t?.updateAddress("replace"),this.#c()});for(let s of this.layouts)
s.addEventListener("change",()=>{this.#i=s.value,this.#t?.updateAddress("replace"),this.#c()});let e=a(t,"[data-share]",
HTMLButtonElement);e.addEventListener("click",()=>mt(e)),a(t,"[data-present]").addEventListener("click",()=>{a(t,"[data-\
stage]").requestFullscreen()})}follow(t){this.#t=t}get options(){return{...this.#i==="beside"&&{layout:"beside"},...this.#n&&
{open:this.#n},...this.patchBar.address&&{put:this.patchBar.address}}}restore(t){this.#i=t.get("layout")==="beside"?"bes\
ide":"overlaid",this.#n=t.get("open"),this.patchBar.restore(t.get("put")),this.#u(this.#i)}show(t,e){let s=[t,e].map(Pt),
n=this.#l?Object.assign({},...s.map(r=>r?.places)):{};this.#e={};for(let[r,h]of S.entries()){let c=s[r];c&&(this.#e[h]=new ot(
{...c,places:{...n,...c.places}}))}this.#s={a:t,b:e},S.some(r=>this.#h(r)&&this.#p(r)?.explanations.draws)||this.#c()}#a(){
let[t,e]=S.map(s=>this.#h(s));return!t&&!e?"":`${xs[t&&e?0:t?2:1]} All views, below, compare both.`}#h(t){let e=this.#s[t];
return!!e&&!Pt(e)}showProblem(t){this.sheet.show(!0),t.scrollIntoView({block:"nearest"})}mark(t){for(let e of S)this.pictures[e].
mark(t)}#r(t){let e=a(this.page,`[data-run-picture="${t}"] [data-network]`);return new rt(e,{...t==="a"&&{against:"in th\
e second run"},pointed:(n,o)=>{this.pointed(n),this.#d(t,o)},opened:n=>this.#b(t,n),carry:n=>this.patchBar.carry(t,n,this.#e[t])})}#d(t,e){
let s=t==="a"?"b":"a",[n,o]=[this.#e[t],this.#e[s]];!n||!o||this.pictures[s].light(Te(e,n,o,this.#l))}#b(t,e){this.#o||(this.#n=
e,this.#o=!0,this.pictures[t==="a"?"b":"a"].open(e),this.#o=!1,this.#t?.updateAddress("replace"))}#c(){let{a:t,b:e}=this.#e,
s=t&&e?Se(t,e,this.#l):"",n=s===null?"beside":this.#i,o=n==="overlaid"&&!!(t&&e);this.page.dataset.layout=n,this.#u(n);let r=this.#a();
for(let d of this.layouts)d.disabled=s===null||r!=="";this.note.textContent=s===null?ks:o?s:r,a(this.page,"[data-legend]").
hidden=!o;for(let d of S){let p=this.#e[d]&&!(o&&d==="b");a(this.page,`[data-run-picture="${d}"]`).hidden=!p}let h={a:t?.
trace??null,b:e?.trace??null},{into:c}=this.patchBar.patches,l=this.#m(),u={...h,...l&&{[c]:l}};this.#v(c,l),this.#o=!0;
for(let d of S)this.pictures[d].putIn=d===c&&l?this.#w:ys;o&&u.a&&this.pictures.a.show(u.a,u.b);for(let d of o?[]:S){let p=u[d],
m=p===h[d]?null:h[d];p&&this.pictures[d].show(p,m,u[_(d)],vs)}if(this.#n)for(let d of S)this.pictures[d].open(this.#n);this.#o=
!1,this.page.dataset.drawn="true"}#m(){let{into:t,names:e}=this.patchBar.patches,[s,n]=[this.#e[_(t)],this.#e[t]],o=!!(s&&
n&&this.#l&&Oe(s,n)),r=this.page.dataset.layout==="beside";if(this.patchBar.offer(this.#e,o&&(r||e.length>0)),!o||!s||!n||
!e.length)return this.patchBar.show(s,""),null;let h=e.find(l=>!Y(l,s,n));if(h!==void 0){let l=t==="a"?"first":"second";
return this.patchBar.show(s,`Nothing of “${h}” can be put into the ${l} run. Take it back.`),null}let c=this.#p(t)?.
changed(this.#y(t),$e(e,s,n));return this.patchBar.show(s,c?As(e,s,n,new ot(c),t):Es),c??null}get#w(){let{into:t,names:e}=this.
patchBar.patches,[s,n]=[this.#e[_(t)],this.#e[t]],o=(n?.count??0)-(s?.count??0);return{names:e.map(r=>r.replace(/^visits\.(\d+)$/,
(h,c)=>`visits.${Number(c)+o}`)),run:t==="a"?"second":"first"}}#v(t,e){let s=e&&{...e,engine:"browser"},n={...this.#s,...s&&
{[t]:s}};for(let o of S){let r=this.#p(o);r&&T(r.answer,n[o]);let h=s!==null&&o===t,c=`${o==="a"?"First":"Second"}: ${r?.
name??""}`,l=h?`${c}, with parts of the other`:c;for(let u of f(this.page,`[data-run="${o}"]`))u.textContent=l}this.#g(n.
a,n.b)}#y(t){let[e,s]=this.#t.queries;return t==="a"?e:s}#u(t){for(let e of this.layouts)e.checked=e.value===t}#p(t){return t===
"a"?this.#t?.first:this.#t?.second}get#l(){let[t,e]=S.map(s=>this.#p(s)?.root.dataset.places);return t!==void 0&&t===e}#g(t,e){
let s=a(this.page,"[data-change]"),n=Pt(e),o=t?.prediction.location??0,r=t&&n&&this.#l?new ot(n).knownProbability(o):null;
if(s.hidden=r===null,!t||r===null)return;let h=Math.round(1e3*t.prediction.probability)-Math.round(1e3*r),c=a(s,"[data-c\
hange-value]"),l=h>0?"▲ ":h<0?"▼ ":"";c.textContent=`${l}${Math.abs(h/10).toFixed(1)} points`,c.className=h>0?"more":
h<0?"less":"",a(s,"[data-change-place]").textContent=o===e?.prediction.location?"":`for ${t.prediction.name??`#${o}`}`}};
function As(i,t,e,s,n){let{location:o}=t.trace.prediction,r=w=>w.knownProbability(o)??0,[h,c,l]=[r(t),r(e),r(s)],u=_e({clean:h,
changed:c,patched:l}),d=t.nameOf(o).label,[p,m]=n==="a"?["second","first"]:["first","second"],v=i.length===1?D(i[0]??"",
t):`${i.length} parts together`,C=u!==null&&u<0?": the answer moves away from it":"",B=u===null?"The runs hardly differ \
in it.":`${W(u)} of the difference in log-odds comes back${C}.`,kt=t.count===e.count?"":` The runs have ${t.count} and ${e.
count} visits and are aligned at their ends.`;return`Put into the ${m} run: ${v}. There ${d} goes from ${W(c,1)} to ${W(
l,1)}; the ${p} run gives it ${W(h,1)}. ${B}${kt}`}function Pt(i){return i&&"tensors"in i?i:null}function Me(i,t,e,s){let n=a(i,"input",HTMLInputElement),o=a(i,"[role=listbox]"),r=[],h=-1,c=Promise.resolve(),l=0,u=()=>{
l+=1,r=[],h=-1,o.hidden=!0,o.replaceChildren(),n.setAttribute("aria-expanded","false"),n.removeAttribute("aria-activedes\
cendant")},d=w=>{h=w;for(let[b,y]of[...o.children].entries())y.setAttribute("aria-selected",String(b===h));let k=o.children[h];
if(!k){n.removeAttribute("aria-activedescendant");return}n.setAttribute("aria-activedescendant",k.id),k.scrollIntoView({
block:"nearest"})},p=w=>{w&&(n.value="",u(),s(w))},m=(w,k,b)=>{let y=document.createElement("li");y.id=`${o.id}-${w}`,y.
setAttribute("role","option");let K=document.createElement("small");return K.textContent=b,y.append(k," ",K),y},v=(w,k)=>{
r=w;let b=r.map((y,K)=>{let{label:Ze,note:Qe}=e(y),At=m(K,Ze,Qe);return At.addEventListener("mousedown",ze=>ze.preventDefault()),
At.addEventListener("click",()=>p(y)),At});if(k){let y=m(0,k,"");y.setAttribute("aria-disabled","true"),b.push(y)}o.replaceChildren(
...b),o.hidden=b.length===0,n.setAttribute("aria-expanded",String(b.length>0)),d(r.length&&n.value.trim()?0:-1)},C=async()=>{
l+=1;let w=l;r=[],h=-1;let k=n.value.trim();try{let b=await t(k);w===l&&v(b,b.length?"":`No place matches “${k}”.`)}catch(b){
w===l&&v([],Q(b))}},B=()=>{c=C()},kt=async()=>{!n.value.trim()&&h<0||(await c,p(r[h]))};n.addEventListener("input",B),n.
addEventListener("focus",B),n.addEventListener("blur",u),n.addEventListener("keydown",w=>{if(w.key==="ArrowDown"&&o.hidden)
B();else if(w.key==="ArrowDown")d(Math.min(h+1,r.length-1));else if(w.key==="ArrowUp")d(Math.max(h-1,0));else if(w.key===
"Enter")kt();else if(w.key==="Escape")u();else return;w.preventDefault()})}function Le({weekday:i,date:t,time:e},s){let n=e??0;if(t!==null)return t*1440+n;let o=s===null?Jt*1440:s+1,r=V(o)+(n<at(
o)?1:0),h=i===null?0:Mt(i-me(r),7);return(r+h)*1440+n}function Ce(i,t){let[e,s,n]=[-1,0,1].map(r=>i[t+r]),o=i.filter((r,h)=>h!==t);return e&&s&&Ss(e,s)&&(o[t-1]={...e,written_stay:e.
duration_minutes}),n&&(o[t]=Ts(n,e,i.some($s))),o}function Ss(i,t){let e=gt(t);return i.filled_in.includes("stay")&&!t.filled_in.
includes("time")&&e!==null&&Ne(i)===e}function Ts(i,t,e){let s=gt(i);if(s===null)return i;let n=ht(at(s)),o=`${x[i.weekday]}\
 ${n}`,r=`${U(V(s))} ${n}`,c=[i.written_moment,...e?[]:[o],r].find(l=>Os(t,l)===s)??r;return{...i,written_moment:c}}function Os(i,t){
return t?Le(Lt(t,""),i?gt(i):null):i?Ne(i):null}function $s({written_moment:i}){return!!i&&Lt(i,"").date!==null}function gt({
arrival:i,start_minute:t}){let e=i===null?null:ct(i.slice(0,10));return e===null?null:e*1440+t}function Ne(i){let t=gt(i);
return t===null?null:t+i.duration_minutes}var bt=class{#t=[];constructor(t,e){this.text=a(t,"textarea",HTMLTextAreaElement),this.rows=a(t,"[data-rows]"),this.template=
a(t,"template[data-row]",HTMLTemplateElement),this.errors=a(t,"[data-errors]"),this.changed=e,this.text.addEventListener(
"input",()=>{this.rows.inert=!0,e(!0)}),this.rows.addEventListener("click",s=>this.#a(R(s).closest("button"))),this.rows.
addEventListener("change",s=>{R(s).dataset.control==="day"&&this.#o(F(s))}),this.rows.addEventListener("focusout",s=>{this.
rows.inert||this.#o(F(s))}),this.rows.addEventListener("input",s=>{let n=F(s);n.setCustomValidity(""),n.removeAttribute(
"aria-invalid")}),this.rows.addEventListener("keydown",s=>{s.key==="Enter"&&this.#o(F(s))})}get visits(){return this.text.
value}mark(t){for(let[e,s]of[...this.rows.children].entries())s.toggleAttribute("data-marked",t.includes(e))}indexOf(t){
let e=t.closest("[data-visit]");return e?[...this.rows.children].indexOf(e):-1}set visits(t){this.text.value=t,this.rows.
inert=!0}add(t){let e=this.text.value.trim().replace(/,$/,"");this.text.value=e?`${e}, ${t}`:t,this.rows.inert=!0,this.changed(
!1)}show(t){for(this.#t=t;this.rows.children.length>t.length;)this.rows.lastElementChild?.remove();for(;this.rows.children.
length<t.length;)this.rows.append(Z(this.template));let e=f(this.rows,":scope > [data-visit]");for(let[s,n]of t.entries()){
let o=e[s];o&&this.#n(o,n,s,t.length)}this.rows.inert=!1}showProblems(t){this.text.setAttribute("aria-invalid",String(t.
length>0)),this.errors.hidden=t.length===0,this.errors.replaceChildren(...t.map(e=>{let s=document.createElement("li"),n=/^visits\[(\d+)\]/.
exec(e.where);if(!n)return s.textContent=e.message,s;let o=Number(n[1]);s.textContent=`Visit ${o+1}: ${e.message}`;for(let r of e.
suggestions)s.append(" ",this.#e(o,r));return s}))}#e(t,e){let s=document.createElement("button");return s.type="button",
s.className="suggestion",s.textContent=e,s.setAttribute("aria-label",`Use ${e} for visit ${t+1}`),s.addEventListener("cl\
ick",()=>{this.visits=ve(this.text.value,t,e),this.text.focus(),this.changed(!1)}),s}#s(t){this.show(t),this.text.value=
ge(t),this.changed(!1)}#i(t){this.#s(this.#t.map((e,s)=>t.get(s)??e))}#n(t,e,s,n){let[o,r]=Ht(e.written_moment);t.toggleAttribute(
"data-masked",e.masked),a(t,"[data-number]").textContent=String(s+1),a(t,"[data-place]").textContent=e.label,a(t,"[data-\
category]").textContent=e.category??"";let h=a(t,'[data-control="day"]',HTMLSelectElement),c=o&&!x.includes(o)?[...x,o]:
x;h.replaceChildren(new Option(`(${x[e.weekday]})`,""),...c.map(d=>new Option(d,d)));let l=[["day",h,o,"Day"],["time",a(
t,'[data-control="time"]',HTMLInputElement),r||Pe(e.start_minute),"Time"],["stay",a(t,'[data-control="stay"]',HTMLInputElement),
String(e.duration_minutes),"Minutes of stay"]];for(let[d,p,m,v]of l)p instanceof HTMLInputElement&&p===document.activeElement&&
p.value!==p.dataset.read||(p.value=m),p.dataset.read=m,p.toggleAttribute("data-filled-in",e.filled_in.includes(d)),p.setAttribute(
"aria-label",`${v} of visit ${s+1}, ${e.label}`);let u=[["earlier","Move earlier:",s>0],["later","Move later:",s<n-1],["\
remove","Remove",n>1]];for(let[d,p,m]of u){let v=a(t,`[data-control="${d}"]`,HTMLButtonElement);v.disabled=!m,v.setAttribute(
"aria-label",`${p} visit ${s+1}, ${e.label}`)}}#o(t){let e=t.dataset.control;if(!e||t.localName==="button"||t.value===t.
dataset.read)return;let s=this.indexOf(t),n=this.#t[s],o=t.closest("[data-visit]");if(!n||!o||e==="time"&&t instanceof HTMLInputElement&&
!_s(t))return;let[r]=Ht(n.written_moment),h=a(o,'[data-control="time"]').dataset.read,c=t.value===""?null:Math.round(Number(
t.value)),l={day:{written_moment:`${t.value} ${h}`.trim()},time:{written_moment:t.value&&`${r} ${t.value}`.trim()},stay:{
written_stay:c,duration_minutes:c??n.duration_minutes}};t.dataset.read=t.value,this.#i(new Map([[s,{...n,...l[e]}]]))}#a(t){
let e=t?.dataset.control;if(!t||!e)return;let s=this.indexOf(t);if(e==="remove")this.#s(Ce(this.#t,s)),this.#r(Math.min(
s,this.#t.length-1),e);else{let n=e==="earlier"?s-1:s+1;this.#h(s,n),this.#r(n,e)}}move(t,e){let s=Math.max(0,Math.min(this.#t.
length-1,t+e));s!==t&&this.#h(t,s)}setTime(t,e){let s=this.#t[t];if(!s)return;let[n]=Ht(s.written_moment),o=`${n} ${Pe(e)}`.
trim();this.#i(new Map([[t,{...s,written_moment:o,start_minute:e}]]))}setStay(t,e){let s=this.#t[t];if(!s)return;let n={
written_stay:e,duration_minutes:e};this.#i(new Map([[t,{...s,...n}]]))}#h(t,e){let[s,n]=[this.#t[t],this.#t[e]];!s||!n||
this.#i(new Map([[t,{...s,...Ie(n)}],[e,{...n,...Ie(s)}]]))}#r(t,e){let s=this.#t.length-1,n={earlier:t===0,later:t===s,
remove:s===0},o=[e,"later","earlier","remove"].find(c=>!n[c]),r=f(this.rows,":scope > [data-visit]")[t],h=o&&r?.querySelector(
`[data-control="${o}"]`);(h instanceof HTMLElement?h:this.text).focus()}};function Ie({place:i,label:t,category:e}){return{
place:i,label:t,category:e}}function Ht(i){let[t="",e]=i.split(" ");return e===void 0?["",t]:[t,e]}function _s(i){let t=i.
value.trim()?ye(i.value):"",e=t===null?`“${i.value}” is not a time. Write hours and minutes from 00:00 to 23:59, such \
as 17:30.`:"";return i.setCustomValidity(e),i.setAttribute("aria-invalid",String(e!=="")),t===null?i.reportValidity():i.
value=t,t!==null}function Pe(i){let t=e=>String(Math.floor(e)).padStart(2,"0");return`${t(i/60)}:${t(i%60)}`}function Dt(){return document.hidden?Promise.resolve():new Promise(i=>{requestAnimationFrame(()=>setTimeout(i)),document.
addEventListener("visibilitychange",()=>i(),{once:!0})})}async function He(){await Dt(),"requestIdleCallback"in window&&
await new Promise(i=>requestIdleCallback(i,{timeout:200}))}var Ms="../bundles/browser-model.js",Ls=/\bexport\s*\{[^}]*\};?\s*$/;var Bt=new WeakMap;async function vt(i,{location:t,variants:e},s,n){let o=Cs(i),r=Hs(n);for(let h of e){n.throwIfAborted();
let{input:c}=h;s(h,c&&await Promise.race([r,o(c,t)]))}}function Cs(i){let t=Ns(i);Bt.has(i)||Bt.set(i,Is(i));let e=Bt.get(
i);return async(s,n)=>{let o=await e?.ask({input:s,location:n});if(!o)return t(s,n);if("error"in o)throw new Error(o.error);
return o.answer}}function Ns(i){let t=performance.now()+12;return async(e,s)=>(performance.now()>=t&&(await new Promise(
n=>setTimeout(n)),t=performance.now()+12),i.answer(e,s))}function Is(i){try{return new Rt(i.content)}catch{return null}}
var Rt=class{#t;#e;constructor(t){this.#t=Ps(),this.#e=new Promise(e=>{this.#t.addEventListener("error",s=>{s.preventDefault(),
e(null)})}),this.#t.postMessage(t)}ask(t){let{port1:e,port2:s}=new MessageChannel,n=new Promise(o=>{e.onmessage=({data:r})=>{
e.close(),o(r)}});return this.#t.postMessage(t,[s]),Promise.race([this.#e,n])}};function Ps(){let i=document.querySelector(
"script[data-engine]")?.textContent;if(!i)return new Worker(new URL(Ms,import.meta.url),{type:"module"});let t=new Blob(
[i.replace(Ls,"")],{type:"text/javascript"});return new Worker(URL.createObjectURL(t))}function Hs(i){let t=new Promise(
(e,s)=>{i.addEventListener("abort",()=>s(i.reason),{once:!0})});return t.catch(()=>{}),t}var Ds={hours:["Moved by","All visits and the moment to predict move together."],visits:["Visit left out","One visit is \
left out at a time; the others keep the times and stays that the page shows, and the moment to predict stays."],heads:["\
Heads removed","Every set of heads is removed, on top of the changes already made."]},Bs="This network has too many head\
s to try every set, so each is removed alone.",Rs="cannot be left out: the answer is read at the last visit, and the one\
 before is missing or masked",Ft=i=>`${(100*i).toFixed(1)} %`,yt=class{#t=null;constructor(t,e,s){this.body=e,this.explanations=
s,this.kind=a(t,"[data-kind]",HTMLSelectElement),this.button=a(t,"[data-run]",HTMLButtonElement),this.progress=a(t,"[dat\
a-progress]",HTMLProgressElement),this.meaning=a(t,"[data-meaning]"),this.failure=a(t,"[data-failure]"),this.summary=a(t,
"[data-summary]"),this.frame=a(t,"[data-frame]"),this.rows=a(t,"tbody"),this.row=a(t,"template",HTMLTemplateElement),this.
kind.addEventListener("change",()=>this.clear()),this.button.addEventListener("click",()=>this.#t?this.#s():this.#e())}clear(){
this.#i(),this.rows.replaceChildren(),this.summary.textContent="";for(let t of[this.meaning,this.failure,this.frame])t.hidden=
!0}async#e(){this.clear();let t=new AbortController;this.#t=t,this.button.textContent="Stop",this.progress.removeAttribute(
"value"),this.progress.hidden=!1;try{await this.explanations.prepare(),t.signal.throwIfAborted(),await this.#n(t.signal)}catch(e){
if(this.#t!==t)return;this.failure.textContent=Q(e),this.failure.hidden=!1}this.#i()}#s(){let{value:t,max:e}=this.progress,
s=this.frame.hidden?"":` after ${t} of ${e} answers`;this.summary.textContent=`Stopped${s}.`,this.#i()}#i(){this.#t?.abort(),
this.#t=null,this.button.textContent="Run",this.progress.hidden=!0}async#n(t){let{model:e,obstacle:s}=this.explanations,
n=this.body();if(!e)throw new Error(`This browser cannot compute: ${s}`);if(!n)throw new Error("Enter a history of visit\
s first.");let o=this.kind.value,{prediction:r,variants:h}=e.sweep(o,n);if(!h.length)throw new Error("Every head is remo\
ved already.");this.#o(o,r,h);let{location:c}=r,l=[];await vt(e,{location:c,variants:h},(u,d)=>{let p=(d?.probability??0)-
r.probability,m=!!d&&d?.prediction.location!==c;this.#a({variant:u,answer:d,change:p,differs:m,row:Z(this.row)},l)},t),this.
summary.textContent=Vs(l)}#o(t,e,s){let[n,o]=Ds[t],r=s.every(({heads:h})=>h?.length===1);this.meaning.textContent=`${r?Bs:
o} The unchanged answer is ${I({prediction:e})}.`,a(this.frame,"[data-changed]").textContent=n;for(let h of[this.meaning,
this.frame])h.hidden=!1;this.progress.max=s.length,this.progress.value=0}#a(t,e){js(t);let s=e.findIndex(o=>Fs(t,o)),n=s<
0?e.length:s;this.rows.insertBefore(t.row,e[n]?.row??null),e.splice(n,0,t),this.progress.value+=1}};function Fs(i,t){let[
e,s]=[i.variant.heads,t.variant.heads];return!e||e.length!==s?.length?!1:Math.abs(i.change)>Math.abs(t.change)}function js({
variant:i,answer:t,change:e,differs:s,row:n}){a(n,"th").textContent=Ws(i);let o=a(n,".word");if(!t){o.textContent=Rs;return}
n.toggleAttribute("data-differs",s),o.textContent=s?I(t):"the same";let r=a(n,".share");r.textContent=Ft(t.probability),
r.style.setProperty("--share",String(t.probability)),a(n,"[data-change]").textContent=De(100*e,1)}function Ws({hours:i=0,
visit:t,heads:e}){return t?`${t.sent+1} ${t.label}`:e?e.map(([s,n])=>`L${s} H${n}`).join(", ")||"none":`${De(i,0)} h`}function Vs(i){
let t=i.flatMap(({answer:o})=>o?.probability??[]);if(!t.length)return"";let e=i.filter(({differs:o})=>o).length,[s,n]=[Math.
min(...t),Math.max(...t)];return`Another place leads in ${e} of ${t.length} rows. The probability of the unchanged answe\
r lies between ${Ft(s)} and ${Ft(n)}. Computed in this browser.`}function De(i,t){let e=Math.abs(i).toFixed(t);return Number(
e)===0?e:`${i>0?"+":"−"}${e}`}var Us={routine:()=>"routine: home, work or a weekly appointment, at its usual time",habit:i=>`a habit: from work they g\
o where they went from work the last time (${i.at(-2)})`,errand:i=>`an errand: in this town the kinds of the last stop (${i.
at(-1)}) and of an earlier one (${i.at(-2)}) decide together where people go next`,consequence:i=>`a consequence: in thi\
s town the first stop of the day (${i.at(-1)}) decides where people go in the afternoon and evening`};function Be(i,t=e=>`\
visit ${e+1}`){let{cause:e,custom:s,expected_label:n}=i,o=Us[s];if(!o)return"It was a free choice.";let r=Array.from({length:i.
decided_before},()=>"before this history"),h=o([...r,...i.decided_by.map(t)]);return e===s?`It was ${h}.`:`It should hav\
e been ${h}. That leads to ${n??"an unknown place"}, but they chose otherwise.`}var Ys=5e-4,Js=350,Et=class{shown=null;sent=[];#t=null;isDragging=!1;#e="";#s=null;#i=null;#n=!1;#o=0;#a=0;#h=new AbortController;#r=null;constructor(t,e={}){
this.page=t,this.hooks=e,this.model=t.dataset.explore??"",this.engineChoice=E(t,"[data-engine-choice]",HTMLSelectElement),
this.explanations=new nt(this.model,A().get("engine")),this.explanations.draws=e.draws??!1,this.explanations.sharesWeights=
this.engineChoice!==null||!et;let{explanations:s}=this;e.draws&&s.sharesWeights&&s.choice!=="server"&&s.prepare(),this.changes=
a(t,"[data-changes]"),this.answer=a(t,"[data-answer]",HTMLOutputElement),this.badge=a(t,"[data-badge]"),this.outcome=a(t,
"[data-outcome]"),this.person=E(t,"[data-person]",HTMLSelectElement),this.predictAt=a(t,"[data-predict-at]",HTMLInputElement),
this.examples=a(t,"[data-examples]",HTMLSelectElement),this.failure=a(t,"[data-error]"),this.story=a(t,"[data-story]"),this.
staleNote=a(t,"[data-stale-note]"),this.suggestion=a(t,"[data-try]"),this.editor=new bt(a(t,"[data-editor]"),r=>{this.#r=
null,this.#x(),this.panel.followHistory(this.editor.visits),this.submitSoon(r?Js:0)});let n=a(t,"[data-interventions]",HTMLDetailsElement);
this.panel=new P(n,()=>this.submitSoon()),this.engineChoice&&(this.engineChoice.value=s.choice??"");let o=E(t,"[data-swe\
eps]");this.sweeps=o&&new yt(o,()=>this.shown&&g(this.shown),s),this.#d()}#d(){let{page:t}=this;Me(a(t,"[data-combobox]"),
e=>this.explanations.searchPlaces(e),e=>({label:e.label,note:e.category??""}),e=>this.editor.add(e.notation)),this.suggestion.
addEventListener("click",()=>{this.editor.visits=this.editor.text.placeholder,this.submitSoon()});for(let e of["pointerd\
own","keydown","input"])a(t,"[data-editor]").addEventListener(e,()=>{this.#n=!0,this.#w()},{once:!0});this.engineChoice?.
addEventListener("change",()=>{this.explanations.choose(this.engineChoice?.value??""),this.submitSoon()}),this.person?.addEventListener(
"change",()=>this.submitSoon()),this.predictAt.addEventListener("change",()=>this.submitSoon()),a(this.changes,"[data-un\
do]").addEventListener("click",()=>{this.panel.text="",this.submitSoon()}),a(this.failure,"button").addEventListener("cl\
ick",()=>{this.explanations.choose(this.explanations.choice),this.submitSoon()}),G(()=>this.restore("keep"))}get exampleHistories(){
return this.#i??=this.#k(),this.#i}get fields(){return{visits:this.editor.visits,user:this.person?.value??"",predict_at:this.
predictAt.value.trim(),top_k:this.#e,interventions:this.panel.text}}markVisits(t){this.editor.mark(t.flatMap(e=>this.sent[e]??
[]))}take({visits:t,user:e,predict_at:s,interventions:n}){this.fill(),this.#x(),this.editor.visits=t,this.predictAt.value=
s,this.panel.text=n,L(this.person,e),this.panel.followHistory(t),this.submitSoon()}get interventions(){return Object(O(this.
panel.text||"{}"))}set interventions(t){this.fill(),this.panel.text=Object.keys(t).length?JSON.stringify(t):"",this.panel.
followHistory(this.editor.visits),this.#b()}async#b(){clearTimeout(this.#a);let t=++this.#o;this.page.setAttribute("aria\
-busy","true"),await Dt(),t===this.#o&&this.submitSoon()}submitSoon(t=0){clearTimeout(this.#a),this.#a=setTimeout(()=>{this.#c(
g(this.fields),this.isDragging?"keep":"push")},t)}async#c(t,e){clearTimeout(this.#a),this.#a=0,this.#o+=1;let s=this.#o;
this.#h.abort(),this.#h=new AbortController,this.page.setAttribute("aria-busy","true");let n=!1;try{let o="interventions"in
t&&!!t.interventions,[r,h]=await Promise.all([this.#m(t),o?this.#m({...t,interventions:null}):null]);if(s!==this.#o)return;
this.#v(r,h,t,e),n=!0,await He(),this.fill()}catch(o){if(o instanceof j&&s===this.#o)this.#l(o.problems);else if(!Gt(o)&&
!(o instanceof j))throw o}finally{s===this.#o&&this.page.removeAttribute("aria-busy")}n&&s===this.#o&&this.#w()}fill(){let t=this.#r;
this.#r=null,t?.()}#m(t){return this.explanations.explain(t,this.#h.signal)}async#w(){let{engineChoice:t,explanations:e}=this;
if(!t)return;(this.#n||this.hooks.draws||e.choice==="browser")&&e.choice!=="server"&&await e.prepare();let n=this.#t!==null&&
!("tensors"in this.#t),o=this.#a!==0||this.page.hasAttribute("aria-busy");this.hooks.draws&&n&&this.shown&&!o&&this.#c(g(
this.shown),"keep");let r=a(this.page,"[data-engine-obstacle]");r.textContent=e.obstacle&&`This browser cannot compute: ${e.
obstacle}`,r.hidden=!e.obstacle}#v(t,e,s,n){if("record"in s&&(this.editor.visits=t.notation??"",this.predictAt.value=t.predict_at.
replace("T"," "),t.notation===null)){this.#l([{where:"visits",message:"This record contradicts itself and cannot be writ\
ten as visits.",suggestions:[]}]);return}this.sent=t.visits.map(c=>c.sent);let o=[...t.visits].sort((c,l)=>c.sent-l.sent);
this.panel.text&&this.panel.show(o,this.sent),this.panel.followHistory(this.editor.visits),L(this.person,t.user),this.#l(
[]),this.predictAt.placeholder=t.predict_at.replace("T"," "),T(this.answer,t),this.badge.textContent=t.engine==="browser"?
"computed in this browser":"computed by the server";let r={...this.fields,visits:t.notation??""};this.shown=r,this.#t=t,
this.#p(r,t,e);let h=r.interventions?e:null;this.hooks.shown?.(r,t,h),this.updateAddress(n),this.#r=()=>{this.editor.show(
o),this.panel.show(o,this.sent),this.#y(o,t.predict_at),this.suggestion.hidden=!0,this.sweeps?.clear(),this.hooks.filled?.(
r,t,h),this.page.dataset.ready="true",this.#u(r,t)}}#y(t,e){let s=f(this.editor.rows,":scope > [data-visit]");for(let[o,
r]of s.entries()){let h=t[o];if(!h?.arrival)continue;let c={day:x[h.weekday]??"",time:h.arrival.split("T")[1]??"",stay:`${h.
duration_minutes} min`};for(let[l,u]of Object.entries(c)){let d=a(r,`[data-read="${l}"]`);d.textContent=u,d.toggleAttribute(
"data-filled-in",h.filled_in.includes(l))}}if(a(this.page,'[data-printed="predict-at"]').textContent=e.replace("T"," "),
!this.person)return;let n=this.person.selectedOptions[0]?.textContent??"";a(this.page,'[data-printed="person"]').textContent=
n}async#u(t,e){let s=e.unknown_probability,n=s<Ys?[]:[`Somewhere unknown to the model: ${(100*s).toFixed(1)} %.`],o=(await this.
exampleHistories).find(({visits:r,predict_at:h,user:c})=>r===t.visits&&h===e.predict_at&&(c===e.user||this.person===null));
this.shown===t&&(this.hooks.recognised?.(o,t),o&&n.push(qs(o,e.location_probabilities.final)),this.outcome.textContent=n.
join(" "),this.outcome.hidden=n.length===0)}#p(t,e,s){let{changes:n}=this;if(n.hidden=!s||!t.interventions,!s||!t.interventions)
return;a(n,"[data-what]").textContent=tt(JSON.parse(t.interventions)),a(n,"[data-before]").textContent=I(s),a(n,"[data-a\
fter]").textContent=I(e);let o=s.prediction.location===e.prediction.location;a(n,"[data-verdict]").textContent=o?"The mo\
st probable place stays the same.":"The most probable place is another one."}#l(t){let e=({where:o})=>o.startsWith("inte\
rventions");this.#g(this.person,t,"user"),this.#g(this.predictAt,t,"predict_at");let s=t.filter(o=>o.where==="");this.failure.
hidden=s.length===0,a(this.failure,"span").textContent=s.map(o=>o.message).join(" "),this.panel.showProblems(t.filter(e)),
this.editor.showProblems(t.filter(o=>o.where!==""&&!(o.where==="user"&&this.person)&&o.where!=="predict_at"&&!e(o))),t.length>
s.length&&this.hooks.refused?.();let n=t.length>0&&this.shown!==null;this.staleNote.hidden=!n,this.story.toggleAttribute(
"data-stale",n)}#g(t,e,s){if(!t)return;let n=e.filter(r=>r.where===s).map(r=>r.message),o=a(this.page,`#${t.getAttribute(
"aria-errormessage")}`);o.textContent=n.join(" "),o.hidden=n.length===0,t.setAttribute("aria-invalid",String(n.length>0))}comparisonOf(t){
let{model:e}=this,s=t.interventions?JSON.stringify({model:e,interventions:null}):null;return M({model:e,...t,top_k:null,
against:s})}updateAddress(t){if(t==="keep"||this.shown===null)return;let{choice:e}=this.explanations,s=this.engineChoice?
e:null,n=M({...this.shown,engine:s,...this.hooks.options?.()});X(n,t)}async restore(t){this.#r=null,this.#s=null,this.examples.
value="";let e=A(),s=e.get("top_k")??"";this.#e=/^([1-9]\d?|100)$/.test(s)?s:"",this.editor.visits=e.get("visits")??"",this.
predictAt.value=e.get("predict_at")??"",this.panel.text=e.get("interventions")??"",L(this.person,e.get("user")),this.hooks.
restored?.(e);let n=e.get("record");e.has("visits")?await this.#c(g(this.fields),t):n!==null?await this.#c({record:O(n)},
"replace"):await this.#E(e.get("user"))}async#E(t){let e=await this.exampleHistories,s=e.find(n=>t&&String(n.user)===this.
person?.value)??e[0];s?(this.#f(s,e),await this.#c(g(this.fields),"replace")):this.#S()}#S(){clearTimeout(this.#a),this.#h.
abort(),this.#o+=1,this.#r=null,this.page.removeAttribute("aria-busy"),this.shown=null,this.editor.show([]),this.#l([]),
T(this.answer,null),this.outcome.hidden=!0,this.suggestion.hidden=!1,this.sweeps?.clear(),this.changes.hidden=!0,this.hooks.
cleared?.()}#x(){this.examples.value="",!(!this.#s||this.editor.visits.trim().endsWith(this.#s.end))&&(this.predictAt.value===
this.#s.predictAt&&(this.predictAt.value=""),this.#s=null)}async#k(){let{examples:t}=this;try{let e=await st(this.model);
t.append(...e.map((n,o)=>new Option(n.title,String(o))));let s=t.closest("[data-field]");return s.hidden=e.length===0,t.
addEventListener("change",()=>{let n=t.value&&e[Number(t.value)];n&&(this.#f(n,e),this.#c(g(this.fields),"push"))}),e}catch{
return[]}}#f(t,e){this.examples.value=String(e.indexOf(t)),this.editor.visits=t.visits,this.panel.followHistory(t.visits),
this.predictAt.value=t.predict_at.replace("T"," ");let s=t.visits.split(",").at(-1)?.trim()??"";this.#s={predictAt:this.
predictAt.value,end:s},L(this.person,t.user)}};function qs({target:i,target_label:t,reason:e},s){if(i===void 0)return"";
if(i===null)return"The model drew this history itself: nothing really happened next.";let n=e?` ${Be(e)}`:"",o=s.findIndex(
({location:c})=>c===i);if(o===0)return`The prediction is right: that is where the person went.${n}`;let r=s[o],h=r?`numb\
er ${o+1} with ${(100*r.probability).toFixed(1)} %`:`which is not among the ${s.length} most probable places`;return`The\
 person went to ${t}, ${h}.${n}`}var Re="The view “Which parts make the prediction?” shows the circuit.",Ks="This network has too many parts to run a\
ll their subsets here.";async function Fe(i,t,e,s){await i.prepare();let{model:n,obstacle:o}=i;if(!n)throw new Error(`${o}\
 ${Re}`);let{location:r,variants:h,conclude:c}=n.circuit(t);if(!h.length)throw new Error(`${Ks} ${Re}`);let l=[];return await vt(
n,{location:r,variants:h},(u,d)=>{d&&l.push(d),e(l.length/h.length)},s),c(l)}function je(i){let t=()=>f(i,"details[data-menu][open]",HTMLDetailsElement);document.addEventListener("pointerdown",({target:e})=>{
for(let s of t())e instanceof Node&&s.contains(e)||(s.open=!1)}),document.addEventListener("keydown",e=>{let[s]=t();e.key!==
"Escape"||!s||(e.stopImmediatePropagation(),s.open=!1,a(s,"summary").focus())},{capture:!0})}var Gs=2;async function We(i,t,{title:e,origin:s,name:n}){let o=t==="png",r=await(o?ue(i,Gs):de(i)),h=zt(r,o?"png":"svg",
{title:e,origin:s});Qt(h,`${n}-network.${t}`)}var jt=["story","explore","everything"],Ye="pointerscope-depth",Ve="pointerscope-visits-as",Xs="textarea, input:not([typ\
e=radio], [type=checkbox], [type=range])",xt=class{#t=null;#e=null;#s=[];#i=[];#n=null;#o=null;#a=[];#h=0;#r=A().get("op\
en");constructor(t){this.page=t,this.sheet=new H(t,()=>t.dataset.depth==="everything"),this.bar=a(t,"[data-bar]"),this.undo=
a(t,"[data-undo-step]",HTMLButtonElement),this.redo=a(t,"[data-redo-step]",HTMLButtonElement);let e=!("adapted"in t.dataset);
this.picture=new rt(a(t,"[data-network]"),{act:s=>this.#v(s),edit:s=>this.#y(s),...pe&&{ask:s=>fe({head:s})},whatIf:s=>this.#g(
s),...e&&{circuit:((s,n)=>this.#l(s,n))},more:(s,n)=>this.#$(s,n),pointed:s=>this.pointed(s),covered:()=>Math.max(...[".\
above","[data-bar]"].map(s=>a(t,s).getBoundingClientRect().bottom)),opened:s=>{this.#r=s,this.#t?.updateAddress("replace")}}),
this.#d(),this.#T(Je(Ve)==="text"?"text":"list"),this.#A(Zs(t))}pointed=()=>{};depthChanged=()=>{};get options(){let{depth:t=""}=this.
page.dataset;return{depth:t==="explore"?void 0:t,open:this.#r??void 0}}restore(t){this.#r=t.get("open");let e="inRoom"in
document.documentElement.dataset?"explore":null,s=t.get("depth")??e;!this.#n||s===null||s===this.page.dataset.depth||jt.
includes(s)&&this.#A(s)}follow(t){this.#t=t}showInputs(){this.page.dataset.depth!=="everything"&&this.sheet.show(!0),this.#T(
"text")}#d(){let{page:t}=this;for(let s of f(t,"input[name=depth]",HTMLInputElement))s.addEventListener("change",()=>{Ue(
Ye,s.value),this.#A(s.value),this.#t?.updateAddress("replace")});for(let s of f(t,"input[name=visits-as]",HTMLInputElement))
s.addEventListener("change",()=>{Ue(Ve,s.value),this.#T(s.value)});this.undo.addEventListener("click",()=>this.#f(this.#s,
this.#i)),this.redo.addEventListener("click",()=>this.#f(this.#i,this.#s)),a(t,"[data-as-learned]").addEventListener("cl\
ick",()=>this.#u({})),a(t,"[data-present]").addEventListener("click",()=>{a(t,"[data-stage]").requestFullscreen()}),je(t);
let e=a(t,"[data-share]",HTMLButtonElement);e.addEventListener("click",()=>mt(e));for(let s of f(t,"[data-save]",HTMLButtonElement))
s.addEventListener("click",()=>this.#_(s.dataset.save??""));document.addEventListener("keydown",s=>this.#b(s)),document.
addEventListener("pointerscope:server",()=>{t.toggleAttribute("data-server-silent",!Kt.answers)})}#b(t){if(t.target instanceof
Element&&t.target.closest(`${Xs}, dialog`)||t.defaultPrevented)return;let s=t.key.toLowerCase();if(!(t.ctrlKey||t.metaKey)){
s==="c"&&!t.altKey&&this.picture.circuits?.toggle();return}s!=="z"&&s!=="y"||(t.preventDefault(),s==="y"||t.shiftKey?this.#f(
this.#i,this.#s):this.#f(this.#s,this.#i))}show(t,e,s){if(this.#x(t),this.#w(t),!("tensors"in e))return;let n=this.#n!==
null&&this.#n.notation!==e.notation,o=s&&"tensors"in s?s:null;this.#o=o??(n?this.#n:null),this.#n=e,this.#m(o?"As learne\
d":"Before this change"),n&&(this.picture.happened=null),this.#c(e,this.#o),this.#r!==this.picture.opened&&this.picture.
open(this.#r),this.page.dataset.drawn="true",this.page.dataset.depth==="story"&&!this.#r&&!this.picture.player.isOpen&&this.
picture.player.play()}#c(t,e){let{happened:s}=this.picture,n=[t,e,s];n.every((o,r)=>o===this.#a[r])||(this.#a=n,this.picture.
show(t,e))}recognise(t){let e=a(this.bar,"[data-happened]"),s=t?.target??null;e.hidden=s===null||this.#O;let n=s!==this.
picture.happened;if(this.picture.happened=s,n&&this.#n&&this.#c(this.#n,this.#o),!t||s===null||!this.#n)return;let o=this.#n.
prediction.location===t.target;a(e,"[data-happened-place]").textContent=`${o?"✓ ":""}${t.target_label??""}`}#m(t){let e=a(
this.bar,"[data-was]");if(e.hidden=this.#o===null,!this.#o||!this.#n)return;let{value:s,change:n,isMore:o}=ce(this.#n,this.#o);
a(e,"[data-was-name]").textContent=t,a(e,"[data-was-value]").textContent=s;let r=a(e,"[data-was-change]");r.textContent=
n,r.className=o?"more":"less"}#w({interventions:t}){let e=a(this.page,"[data-changed]"),s=JSON.parse(t||"{}"),n=he(s,o=>this.#u(
o));a(e,"ul").replaceChildren(...n),e.hidden=n.length===0}#v(t){if(!this.#t||!this.#n)return;let e=_t(this.#t.interventions,
t,this.#n);this.#u(e,!("isDone"in t)||t.isDone)}#y(t){let e=this.#t;if(!e)return;e.isDragging=!t.isDone,e.fill();let{sent:s,
editor:n}=e,o=s[t.visit]??0;t.kind==="move"?t.by!==0?n.move(o,(s[t.visit+t.by]??0)-o):e.submitSoon():t.kind==="time"?n.setTime(
o,t.minutes):n.setStay(o,t.minutes)}#u(t,e=!0){if(!e){this.#S(t);return}this.#t&&(cancelAnimationFrame(this.#h),this.#t.
interventions=t,this.#p(t))}#p(t){let{explanations:e,fields:s}=this.#t??{};if(!e?.isInBrowser||!s)return;let n=Object.keys(
t).length>0;try{let[o,r]=[s,{...s,interventions:""}].map(h=>e.explainHere(g(h)));if(!o||!r||!("tensors"in o&&"tensors"in
r))return;this.#c(o,n?r:null)}catch{}}#l(t,e){let{explanations:s,shown:n}=this.#t??{};return!s||!n?Promise.reject(new Error(
"There is no answer yet.")):Fe(s,g(n),t,e)}#g(t){let{interventions:e}=this.#t??{};return!e||!this.#n?null:this.#E(_t(e,t,
this.#n))}#E(t){let{explanations:e,shown:s}=this.#t??{};return!e?.isInBrowser||!e.model||!s?null:e.model.trace({...g(s),
interventions:t})}#S(t){cancelAnimationFrame(this.#h),this.#h=requestAnimationFrame(()=>{let e=this.#E(t),s=this.#o?.notation!==
this.#n?.notation;e&&this.#c(e,s?this.#n:this.#o)})}#x(t){if(this.#t?.isDragging&&this.#e)return;this.#e&&JSON.stringify(
this.#e)!==JSON.stringify(t)&&this.#e&&(this.#s.push(this.#e),this.#i.length=0),this.#e=t,this.#k()}#k(){this.undo.disabled=
this.#s.length===0,this.redo.disabled=this.#i.length===0}#f(t,e){let s=t.pop();!s||!this.#e||(e.push(this.#e),this.#e=s,
this.#t?.take(s),this.#k())}#$(t,e){let s=this.page.querySelector(`[data-story] pointer-view[view="${CSS.escape(t)}"]`);
if(!s)return;for(let[o,r]of Object.entries(e))r!==null&&s.setAttribute(o,r);this.#A("everything"),this.#t?.updateAddress(
"replace");let n=s.closest("details");n&&(n.open=!0),s.scrollIntoView()}get#O(){return a(this.page,"[data-stage]").hasAttribute(
"data-undrawn")}#A(t){let e=this.#O?"everything":t;this.page.dataset.depth=e,a(this.page,`input[name=depth][value=${e}]`,
HTMLInputElement).checked=!0,this.sheet.toggle(!1),e==="story"&&this.#n?this.picture.player.play():this.picture.player.close(),
this.depthChanged()}#T(t){this.page.dataset.visitsAs=t,a(this.page,`input[name=visits-as][value=${t}]`,HTMLInputElement).
checked=!0}#_(t){let e=`${this.#t?.answer.textContent??""} · ${a(this.page,".model-name").textContent}`,{past:s,changes:n}=this.#M,
o=[e,[n,s].filter(Boolean).join(" ")].filter(Boolean),{explore:r="model"}=this.page.dataset;We(this.picture.file({title:e,
lines:o}),t,{title:e,origin:location.href,name:r}),a(this.page,"details[data-export]",HTMLDetailsElement).open=!1}get#M(){
let t=this.#t?.interventions??{},e=a(this.bar,"[data-was]"),s=n=>a(e,`[data-was-${n}]`).textContent;return{changes:Object.
keys(t).length?tt(t):"",past:e.hidden?"":`${s("name")}: ${s("value")}.`}}};function Zs(i){let t=A().get("depth");if(t&&jt.
includes(t))return t;let e=location.hash.slice(1);if(e&&!e.includes("=")&&i.querySelector(`[data-story] [id="${CSS.escape(
e)}"]`))return"everything";let s=Je(Ye);return jt.includes(s)?s:"explore"}function Je(i){try{return localStorage.getItem(
i)??""}catch{return""}}function Ue(i,t){try{localStorage.setItem(i,t)}catch{}}var q=i=>`${(100*i).toFixed(1)} %`,qe=({name:i,location:t})=>i??`#${t}`;function Ke(i){let{location_probabilities:t,gate:e,
unknown_probability:s}=i,{pointer:n,final:o}=t,r=o.reduce((c,{probability:l})=>c-l,1-s),h=new Map((n??[]).map(c=>[c.location,
c.probability]));return{columns:["Place","Probability","from the pointer","from the generation head"],rows:[...o.map(c=>{
let l=e.value*(h.get(c.location)??0),u=[c.probability,l,c.probability-l];return[qe(c),...u.map(q)]}),["all other known p\
laces",q(Math.max(0,r)),"",""],["somewhere unknown",q(s),"",""]]}}function Ge(i,t,e){let[s,n]=[i,t].map(({location_probabilities:{
final:r}})=>new Map(r.map(h=>[qe(h),h.probability]))),o=[...s??[]].flatMap(([r,h])=>{let c=n?.get(r);return c===void 0?[]:
[{name:r,probability:h,other:c,difference:h-c}]});return o.sort((r,h)=>Math.abs(h.difference)-Math.abs(r.difference)),{columns:[
"Place","First","Second","First minus second"],rows:o.slice(0,e).map(({name:r,probability:h,other:c,difference:l})=>{let d=`${l<
0?"−":"+"}${Math.abs(100*l).toFixed(1)} points`;return[r,q(h),q(c),d]})}}var Qs=12;function zs(i){let t=a(i,"[data-places]"),e=a(i,"[data-gate]"),s=a(document,"[data-compare]",HTMLAnchorElement),
n=new xt(i),o=new Et(i,{draws:!0,shown:(r,h,c)=>n.show(r,h,c),filled(r,h){t.replaceChildren($t(Ke(h)));let{value:c,learned:l}=h.
gate,u=p=>`${(100*p).toFixed(1)} %`;e.textContent=`Gate ${c.toFixed(3)}${l?"":" (not learned)"}: the answer is ${u(c)} o\
f the pointer's distribution and ${u(1-c)} of the generation head's.`;let d=o.comparisonOf(r);d.set("page","compare"),s.
hash=d.toString()},options:()=>n.options,restored:r=>n.restore(r),refused:()=>n.showInputs(),recognised(r,h){n.recognise(
r);let c=E(i,"[data-charts]");if(!c)return;let l=r;c.hidden=!l?.page||h.interventions!=="",a(c,"a",HTMLAnchorElement).href=
l?.page??""}});n.follow(o),n.pointed=r=>o.markVisits(r),o.restore("keep")}function tn(i){let t=f(document,"template[data\
-side-of]",HTMLTemplateElement),e=a(i,"[data-difference]"),s=a(i,"[data-same-answers]"),n=A(),o=(d,p,m)=>{let v=t.find(({
dataset:C})=>C.sideOf===p)??m;if(!v)throw new Error("The page has no model.");return a(v.content,`[data-side="${d}"]`).cloneNode(
!0)},[r,h=r]=t;a(i,"[data-sides]").replaceChildren(o("a",n.get("model"),r),o("b",ut(n.get("against")).model??n.get("mode\
l"),h));let c=E(document,"[data-explore-link]",HTMLAnchorElement),l=new wt(i),u=new dt(i,{asked(d){c&&(c.hash=M({page:"e\
xplore",...d}).toString())},options:()=>({page:"compare",...l.options}),restored:d=>l.restore(d),refused:d=>l.showProblem(
d),answered(d,p){l.show(d,p);let m=d&&p&&Ge(d,p,Qs);s.hidden=!m||!en(d,p),m?m.rows.length?e.replaceChildren($t(m)):e.textContent=
"The two models know no place of the same name.":e.replaceChildren()}});l.follow(u),u.restore()}function en(i,t){let[e,s]=[
i,t].map(({location_probabilities:{final:n}})=>JSON.stringify(n));return e===s}var Wt=new Map;for(let[i,t]of[["[data-exp\
lore]",zs],["[data-compare-page]",tn]]){let e=E(document,i);e&&Wt.set(e,t)}function Xe(){for(let[i,t]of Wt)i.hidden||(Wt.
delete(i),t(i))}Xe();window.addEventListener("hashchange",Xe);
