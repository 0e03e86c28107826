import{A as he,B as ce,a as Jt,b as qt,c as Kt,d as Gt,e as Xt,f as Zt,g as Qt,h as _t,i as ie,j as Q,k as z,l as oe,m as N,
o as tt,r as I,s as re,t as O,u as et,v as W,w as st,x as ae,y as nt,z as it}from"./site-4K25BUCX.js";import{a as Yt}from"./site-GEZEHFQA.js";
import{i as At}from"./site-ENVNWP2K.js";import{a as P,b as le,c as de}from"./site-4I4EMPQU.js";import{a as Ot,
b as zt,c as te,d as ee,e as Tt,f as se,k as ne,l as $t,n as T}from"./site-SW3O2GNJ.js";import{a,b as w,c as f,e as U,
f as j,g as X}from"./site-TDSAGLFG.js";import{a as F,c as Wt,j as Vt,k as M,l as Z}from"./site-VTYE32HA.js";
import"./site-MTA6IX37.js";var ue="exported"in document.documentElement.dataset,Mt=b().toString();function b(){let n=location.hash.slice(1);return new URLSearchParams(
ue&&n.includes("=")?n:location.search)}function ot(n){window.addEventListener("popstate",()=>{let t=b().toString();t!==Mt&&
(Mt=t,n())})}function Qe(n){let t=new URL(location.href),e=t.searchParams.get("theme"),s=new URLSearchParams(e?{theme:e}:
{});return ue?(t.search=s.toString(),t.hash=n.toString()):(t.search=new URLSearchParams([...n,...s]).toString(),t.hash=""),
t}function $(n){try{return JSON.parse(n)}catch{return n}}function rt(n,t){let e=Qe(n);e.href!==location.href&&(t==="push"?
history.pushState(null,"",e):history.replaceState(null,"",e),Mt=b().toString())}var V=n=>Math.floor(n/1440),at=n=>n-V(n)*1440,pe=n=>Lt(n+3,7),Lt=(n,t)=>(n%t+t)%t,Y=n=>new Date(n*864e5).toISOString().slice(
0,10),ht=n=>[Math.floor(n/60),n%60].map(t=>String(t).padStart(2,"0")).join(":");function ct(n){let t=Date.parse(`${n}T00\
:00Z`)/864e5;return n>="0001"&&!Number.isNaN(t)&&Y(t)===n?t:null}var k=Ot.map(n=>n.slice(0,3));function Ct(n,t){let e=P(n);if(le(e)>40)throw T(t,Jt,{text:de(e,40)});let{groups:s}=Tt.exec(e)??Tt.exec(e.replace(ee,"$1"))??
{};if(!s)throw T(t,te.test(e)?qt:Kt,{text:e});let[i,o]=[Number(s.hour),Number(s.minute)];if(i>23||o>59)throw T(t,Gt,{text:e});
return{weekday:is(s.weekday,t),date:os(s.date,t),time:i*60+o}}function Nt(n){let t=[],e=0,s=!1;for(let{0:i,index:o}of n.matchAll(/[",\n\r]|$/g))i==='"'?s=!s:(!s||!i)&&(t.push({written:n.
slice(e,o),start:e}),e=o+1);return t.filter(({written:i})=>P(i))}function It(n){return n.startsWith('"')?ns(n):n.search(
/[@+]|$/)}function ns(n){let t=n.indexOf('"',1);for(;t>0&&n[t+1]==='"';)t=n.indexOf('"',t+2);return t+1}function is(n,t){if(n===void 0)return null;let e=Ot.findIndex(s=>s.toLowerCase().startsWith(n.toLowerCase()));if(e<0)throw T(
t,Xt,{text:n,days:k.join(", ")},k);return e}function os(n,t){if(n===void 0)return null;let e=ct(n);if(e===null)throw T(t,
Zt,{text:n});let[s=0,i=0]=zt,o=Number(n.slice(0,4));if(o<s||o>i)throw T(t,Qt,{text:n,first_year:s,last_year:i});return e}function me(n){return n.map(({place:t,written_moment:e,written_stay:s})=>[t,e&&`@ ${e}`,s===null?"":`+${s}`].filter(Boolean).
join(" ")).join(", ")}function ge(n){return Nt(n).map(({written:t})=>ve(t).place.toLowerCase()).filter(Boolean)}function we(n,t,e){
let s=Nt(n)[t];if(!s)return n;let{place:i,before:o}=ve(s.written),r=s.start+o,h=i?"":" ";return`${n.slice(0,r)}${e}${h}${n.
slice(r+i.length)}`}function be(n){let[,t,e="0"]=/^\s*(\d{1,2})(?:[:.]?(\d{2}))?\s*$/.exec(n)??[];return t===void 0||Number(
t)>23||Number(e)>59?null:`${t.padStart(2,"0")}:${e.padStart(2,"0")}`}function ve(n){let t=P(n);return{place:t.startsWith(
'"')&&!It(t)?t:P(t.slice(0,It(t))),before:n.indexOf(t)}}var H=class{#t=0;#e=[];#s=[];#i="";#n=null;constructor(t,e){this.root=t,this.errors=a(t,"[data-errors]"),this.masks=a(t,
"[data-masks]"),this.orderWords=a(t,"[data-order]"),this.state=a(t,"[data-state]"),t.addEventListener("change",()=>this.#h(
e)),t.addEventListener("click",s=>{let{act:i}=U(s).dataset;i&&(i==="reset"?this.text="":this.#e=ds(i,this.#t),this.#h(e))})}get text(){
if(this.#i)return this.#i;let t=this.#a();return Object.keys(t).length?JSON.stringify(t):""}set text(t){let e=as(t);this.#n=
null;for(let s of this.#o)cs(s,e);this.#e=Array.isArray(e.order)?e.order:[],this.#s=Array.isArray(e.mask_visits)?e.mask_visits:
[],this.masks.replaceChildren(),this.#i=t&&JSON.stringify(this.#a())!==t?t:"",this.#l()}show(t,e){this.#t=t.length,this.#i=
"";let s=new Set(this.#s);for(;this.masks.children.length>t.length;)this.masks.lastElementChild?.remove();for(;this.masks.
children.length<t.length;)this.masks.append(rs(this.masks.children.length));let i=f(this.masks,"label");for(let[o,r]of t.
entries()){let h=i[o];if(!h)continue;let c=a(h,"input",HTMLInputElement);c.checked=s.has(o),c.disabled=o===e.at(-1),a(h,
"span").textContent=`${o+1} ${r.label}`}this.#l()}followHistory(t){let e=ge(t),s=this.#n===null||e.join(`
`)===this.#n.join(`
`);if(this.#n=e,!s){this.#e=[];for(let i of this.#r)i.checked=!1;this.#s=[],this.#l()}}showProblems(t){this.errors.hidden=
t.length===0,this.errors.textContent=t.map(e=>e.message).join(" "),t.length&&(this.root.open=!0)}get#o(){return f(this.root,
"[data-key]")}get#r(){return f(this.root,'[data-key="mask_visits"]',HTMLInputElement)}#a(){let t={};for(let e of this.#o){
let s=hs(e),{key:i="",item:o}=e.dataset;if(s!==void 0)if(o){let r=t[i];t[i]=[...Array.isArray(r)?r:[],s]}else t[i]=s}for(let{
dataset:e}of this.#o){let{key:s="",of:i}=e;i&&!t[i]&&delete t[s]}return this.#s.length&&!this.masks.children.length&&(t.
mask_visits=this.#s),this.#e.length&&(t.order=this.#e),t}#h(t){this.#i="",this.masks.children.length&&(this.#s=this.#r.filter(
e=>e.checked).map(e=>Number(e.dataset.item))),this.#l(),t()}#l(){let t=Q(this.#a()).length;this.state.textContent=t?`${t}\
 changed`:"as learned",this.orderWords.textContent=this.#e.length?ie(this.#e).join(" "):"unchanged"}};function rs(n){let t=document.
createElement("label"),e=document.createElement("input");return e.type="checkbox",e.autocomplete="off",e.dataset.key="ma\
sk_visits",e.dataset.item=String(n),t.append(e," ",document.createElement("span")),t}function as(n){try{return Object(JSON.
parse(n||"{}"))}catch{return{}}}function hs(n){let{item:t}=n.dataset;return n instanceof HTMLInputElement&&n.type==="che\
ckbox"?n.checked?t?JSON.parse(t):!1:void 0:n.type==="number"?n.value===""?void 0:Number(n.value):n.value||void 0}function cs(n,t){
let{key:e="",item:s}=n.dataset,i=t[e];if(n instanceof HTMLInputElement&&n.type==="checkbox"){n.checked=s?i==="all"||Array.
isArray(i)&&i.some(r=>ls(r,JSON.parse(s))):i===!1;return}let o=n instanceof HTMLInputElement||[...n.options].some(r=>r.value===
i);n.value=o&&i!==void 0&&i!==null?String(i):""}function ls(n,t){return ye(n)===ye(t)}function ye(n){let t=n&&typeof n==
"object"&&!Array.isArray(n);return JSON.stringify(n,t?Object.keys(n).sort():void 0)}function ds(n,t){let e=[...Array(t).
keys()];return n==="reverse"&&e.reverse(),n==="shuffle"&&us(e),n==="as-sent"||e.every((s,i)=>s===i)?[]:e}function us(n){
for(let t=n.length-1;t>0;t-=1){let e=Math.floor(Math.random()*(t+1));[n[t],n[e]]=[Number(n[e]),Number(n[t])]}}function L(n,t){if(!n)return;let e=String(t??""),s=[...n.options].find(({value:i,text:o})=>[i,o,o.split(",")[0]].includes(
e));s||n.add(new Option(e,e)),n.value=s?.value??e}function v({visits:n,user:t,predict_at:e,top_k:s,interventions:i}){return{visits:n,user:t||null,predict_at:e||null,...s&&
{top_k:Number(s)},...i&&{interventions:$(i)}}}var Ee="100",ps=350,lt=class{#t;#e=0;constructor(t,e){this.#t=t,this.root=e,this.model=e.dataset.model??"",this.person=w(
e,"[data-person]",HTMLSelectElement),this.visits=a(e,"[data-visits]",HTMLTextAreaElement),this.predictAt=a(e,"[data-pred\
ict-at]",HTMLInputElement),this.problems=a(e,"[data-problems]"),this.answer=a(t.page,`[data-answer-of="${e.dataset.side}\
"] output`,HTMLOutputElement),this.models=a(e,"[data-choose-model]",HTMLSelectElement),this.explanations=t.explanationsOf(
this.model),this.explanations.draws=!("undrawn"in e.dataset),this.explanations.sharesWeights="sharesWeights"in e.dataset||
!N,this.panel=new H(a(e,"[data-interventions]",HTMLDetailsElement),()=>t.showSoon()),this.visits.addEventListener("input",
()=>t.showSoon(ps)),this.explanations.sharesWeights&&this.explanations.prepare();for(let s of[this.person,this.predictAt])
s?.addEventListener("change",()=>t.showSoon());this.models.addEventListener("change",()=>{this.model=this.models.value,t.
updateAddress("push"),location.reload()})}get history(){return{visits:this.visits.value,user:this.person?.value??"",predict_at:this.
predictAt.value.trim()}}fill({visits:t,user:e,predict_at:s}){this.visits.value=t??"",this.predictAt.value=s??"",L(this.person,
e)}async explain(t){this.#e+=1;let e=this.#e;if(!t.visits.trim())return O(this.answer,null),this.#i([]),null;try{let s=await this.
explanations.explain(v({...t,top_k:t.top_k||Ee}));return e!==this.#e?null:(this.#s(s),s)}catch(s){if(!(s instanceof F))throw s;
return e===this.#e&&(O(this.answer,null),this.#i(s.problems)),null}}changed(t,e){return this.explanations.model?.trace(v(
{...t,top_k:t.top_k||Ee}),e)??null}#s(t){let{visits:e}=t,s=e.map(i=>i.sent);this.panel.show([...e].sort((i,o)=>i.sent-o.
sent),s),O(this.answer,t),this.#i([])}async prepareFor(t){let e=t!==null&&!("tensors"in t);return e&&await this.explanations.
prepare(),e}get name(){let t=Q(Object($(this.panel.text||"{}")));return[this.models.selectedOptions[0]?.text??"",...t.map(
({text:e})=>e)].join(", ")}#i(t){let e=t.filter(({where:o})=>o.startsWith("interventions")),s=t.filter(o=>!e.includes(o)),
i=s.length?this.problems:this.panel.errors;this.panel.showProblems(e),this.problems.hidden=s.length===0,this.problems.textContent=
s.map(({where:o,message:r})=>{let h=/^visits\[(\d+)\]/.exec(o);return h?`Visit ${Number(h[1])+1}: ${r}`:r}).join(" "),t.
length&&this.#t.hooks.refused?.(i)}},dt=class{#t=new Map;#e=0;#s=0;#i="";constructor(t,e={}){this.page=t,this.hooks=e,this.
sameHistory=a(t,"[data-same]",HTMLInputElement),this.ownHistory=a(t,'[data-side="b"] [data-own]'),this.first=new lt(this,
a(t,'[data-side="a"]')),this.second=new lt(this,a(t,'[data-side="b"]')),this.sameHistory.addEventListener("change",()=>{
this.#a(),this.showSoon()}),ot(()=>this.#r())}explanationsOf(t){let e=this.#t.get(t)??new et(t);return this.#t.set(t,e),
e}get queries(){let{first:t,second:e}=this,[s,i]=[t.history,this.sameHistory.checked?t.history:e.history];return t.panel.
followHistory(s.visits),e.panel.followHistory(i.visits),[{...s,top_k:this.#i,interventions:t.panel.text},{...i,top_k:this.#i,
interventions:e.panel.text}]}#n({visits:t,user:e,predict_at:s,interventions:i}){let o=this.sameHistory.checked?{}:{visits:t,
user:e||null,predict_at:s||null},r={model:this.second.model,...o,interventions:$(i||"null")};return JSON.stringify(r)}updateAddress(t){
let[e,s]=this.queries,i=this.#n(s),o={model:this.first.model,...e,against:i,...this.hooks.options?.()};rt(M(o),t)}showSoon(t=0){
clearTimeout(this.#e),this.#e=setTimeout(()=>this.#o("push"),t)}async#o(t){clearTimeout(this.#e),this.#s+=1;let e=this.#s,
[s,i]=this.queries;this.hooks.asked?.(s,i,this.#n(i)),this.updateAddress(t),this.page.setAttribute("aria-busy","true");try{
let o=()=>Promise.all([this.first.explain(s),this.second.explain(i)]),[r,h]=await o();if(e!==this.#s||(this.hooks.answered?.(
r,h),!(await Promise.all([this.first.prepareFor(r),this.second.prepareFor(h)])).includes(!0)||e!==this.#s))return;let l=await o();
e===this.#s&&this.hooks.answered?.(...l)}finally{e===this.#s&&this.page.removeAttribute("aria-busy")}}#r(){let t=b(),{model:e=this.
second.model}=ut(t.get("against"));e===this.second.model&&(t.get("model")??this.first.model)===this.first.model?this.restore():
location.reload()}async restore(){let{first:t,second:e}=this,s=b(),i=ut(s.get("against"));if(this.#i=s.get("top_k")??"",
this.hooks.restored?.(s),t.fill({visits:s.get("visits")??"",user:s.get("user"),predict_at:s.get("predict_at")}),t.panel.
text=s.get("interventions")??"",e.panel.text=i.interventions?JSON.stringify(i.interventions):"",!s.get("visits")){let o=await fs(
t.model);o&&t.fill({...o,predict_at:o.predict_at.replace("T"," ")})}this.sameHistory.checked=!["visits","user","predict_\
at"].some(o=>o in i),this.sameHistory.checked||e.fill(i.visits?i:{...t.history,...i}),this.#a(),await this.#o("replace")}#a(){
this.ownHistory.hidden=this.sameHistory.checked,!this.sameHistory.checked&&!this.second.visits.value&&this.second.fill(this.
first.history)}};async function fs(n){try{return(await tt(n,1))[0]}catch{return}}function ut(n){try{return JSON.parse(n??
"{}")??{}}catch{return{}}}var D=class{constructor(t,e=()=>!1){this.page=t,this.stays=e,this.button=a(t,"[data-inputs-button]",HTMLButtonElement),this.
inputs=a(t,`#${this.button.getAttribute("aria-controls")}`),this.button.addEventListener("click",()=>this.toggle(!this.isOpen)),
a(t,"[data-inputs-close]").addEventListener("click",()=>this.toggle(!1)),document.addEventListener("keydown",({key:s})=>{
s==="Escape"&&this.isOpen&&this.toggle(!1)})}get isOpen(){return this.page.hasAttribute("data-inputs")}toggle(t){let e=this.
inputs.contains(document.activeElement);this.show(t);let s=a(this.inputs,"textarea"),i=w(this.inputs,"[name=visits-as]:c\
hecked");t?(s.checkVisibility()?s:i??s).focus():e&&!this.stays()&&this.button.focus()}show(t){this.page.toggleAttribute(
"data-inputs",t),this.button.setAttribute("aria-expanded",String(t))}};function xe(n,t,e){if(!e)return null;let s=[],i=n.hasPointer&&t.hasPointer;if(!n.hasVisitsOf(t))s.push("The visits diffe\
r, so only the gate and the answers are overlaid.");else if(!i){let o=n.hasPointer?"second":t.hasPointer?"first":"";if(o){
let r=o==="first"?"generation and answers":"the answers";s.push(`The ${o} network has no pointer: only ${r} are overlaid\
.`)}}return!n.hasGeneration&&t.hasGeneration&&s.push("The first network has no generation head: that of the second is no\
t drawn."),s.join(" ")}function ke(n,t,e,s){let[i,o]=n?.split(".")??[];return i==="places"?s?n:null:i!=="visits"?n:s?t.hasVisitsOf(
e)?n:`places.${t.locations[Number(o)]}`:null}var ms=/residual|outputs$|pointer/,Pt={visit:{site:()=>"layers.0.residual_in"},head:{site:({layer:n,head:t})=>`layers.${n}\
.heads.${t}.outputs`},stream:{site:({layer:n})=>`layers.${n}.residual_out`},context:{site:()=>"context"},pointer:{site:()=>"\
pointer.scores"},generation:{site:()=>"generation.logits"},gate:{site:()=>"gate.value"}};function R(n,t){let e=st(n,t);if(!e||
!Pt[e.kind])return null;let{kind:s,layer:i,head:o,visit:r=0}=e;return s==="visit"?`encoding of visit ${r+1}, ${t.visits[r]?.
label??""}`:s==="head"?`head ${o} of layer ${i}`:s==="stream"?`residual stream after layer ${i}`:s==="generation"?"gener\
ation head":s==="pointer"?"pointer scores":s}function J(n,t,e){let s=st(n,t);return!s||!Pt[s.kind]?!1:s.kind!=="visit"||
t.count-1-(s.visit??0)<e.count}function Se(n,t){let[e,s]=[n.trace.architecture,t.trace.architecture];return e.d_model===
s.d_model&&e.layers===s.layers&&e.heads===s.heads}function Ae(n,t,e){let s=new Map;for(let i of n){let o=st(i,t),r=o&&Pt[o.
kind];if(!o||!r)continue;let h=r.site(o),c=s.get(h);o.kind!=="visit"?s.set(h,"all"):c!=="all"&&s.set(h,new Set([...c??[],
t.count-1-(o.visit??0)]))}return Object.fromEntries([...s].flatMap(([i,o])=>{let r=t.trace.tensors[i];return!r||!e.trace.
tensors[i]?[]:[[i,c=>ms.test(i)?gs(c,r,o):{values:r.values.slice(),shape:[...r.shape]}]]}))}function gs(n,t,e){let[s]=n.
shape,[i]=t.shape,o=n.values.length/s,r=n.values.slice();for(let h=0;h<Math.min(s,i);h++){if(e!=="all"&&!e.has(h))continue;
let c=t.values.subarray((i-1-h)*o,(i-h)*o);c.every(Number.isFinite)&&r.set(c,(s-1-h)*o)}return{values:r,shape:[...n.shape]}}
function Oe({clean:n,changed:t,patched:e}){let s=pt(n)-pt(t);return Math.abs(s)<ne?null:(pt(e)-pt(t))/s}function pt(n){let[
t,e]=[n,Math.max(0,1-n)];return Math.log(t+$t)-Math.log(e+$t)}var ws={a:"first",b:"second"},_=n=>n==="a"?"b":"a",ft=class{patches={into:"b",names:[]};#t={};#e=document.createElement(
"div");constructor(t,e){this.page=t,this.changed=e,this.root=a(t,"[data-patches]",HTMLFormElement),this.parts=a(this.root,
"[data-patch-part]",HTMLSelectElement),this.direction=a(this.root,"[data-patch-into]",HTMLSelectElement),this.list=a(this.
root,"[data-patch-list]"),this.told=a(this.root,"[data-patch-told]"),this.#e.className="carried",this.#e.hidden=!0,this.#e.
setAttribute("aria-hidden","true"),a(t,"[data-stage]").append(this.#e),this.direction.addEventListener("change",()=>this.#s()),
this.root.addEventListener("submit",s=>{s.preventDefault(),this.put(this.parts.value,this.direction.value==="a"?"a":"b")})}get address(){
let{into:t,names:e}=this.patches;return e.length?`${t}:${e.join(",")}`:""}restore(t){let[e,s=""]=(t??"").split(":");this.
patches={into:e==="a"?"a":"b",names:s.split(",").filter(Boolean)}}put(t,e){let s=this.patches.into===e?this.patches.names:
[],i=s.includes(t)?s.filter(o=>o!==t):[...s,t];this.patches={into:e,names:i},this.changed()}carry(t,{name:e,x:s,y:i,state:o},r){
let h=this.#t[_(t)],c=r&&h&&J(e,r,h)?R(e,r):null,l=document.elementFromPoint(s,i)?.closest("[data-run-picture]"),u=l instanceof
HTMLElement&&l.dataset.runPicture===_(t);this.#e.hidden=o!=="carried"||!c,this.#e.textContent=c??"",this.#e.style.translate=
`${s+12}px ${i+8}px`;for(let d of f(this.page,"[data-run-picture]"))d.toggleAttribute("data-takes",o==="carried"&&u&&d===
l);c&&(o==="put"||o==="dropped"&&u)&&this.put(e,_(t))}offer(t,e){this.#t=t,this.root.hidden=!e,e&&this.#s()}#s(){let t=this.
direction.value==="a"?"a":"b",[e,s]=[this.#t[_(t)],this.#t[t]];if(!e||!s)return;let i=this.parts.value,o=ae(e).filter(r=>J(
r,e,s)).map(r=>new Option(R(r,e)??r,r,!1,r===i));this.parts.replaceChildren(...o)}show(t,e){let{into:s,names:i}=this.patches,
o=i.map(r=>{let h=document.createElement("li"),c=document.createElement("button");return c.type="button",c.textContent=`${(t&&
R(r,t))??r} ×`,c.title="Take it back",c.addEventListener("click",()=>this.put(r,s)),h.append(c),h});this.list.replaceChildren(
...o),this.list.hidden=!o.length,this.list.setAttribute("aria-label",`Put into the ${ws[s]} run`),this.told.textContent=
e}};var bs=2e3;async function mt(n){let t=a(n,"span"),e=t.textContent;try{await navigator.clipboard.writeText(location.href),
t.textContent="Copied"}catch{t.textContent="See address bar"}setTimeout(()=>{t.textContent=e},bs)}var A=["a","b"],vs="before this change",ys={names:[],run:""},Es="Parts are exchanged in this browser, which does not hav\
e this network’s weights.",xs="One of these networks has too few parts for a picture of the whole. The views below com\
pare both.",ks="These networks know different places, so they can only stand side by side.",gt=class{#t=null;#e={};#s={a:null,
b:null};#i="overlaid";#n=null;#o=!1;pointed=()=>{};constructor(t){this.page=t,this.sheet=new D(t),this.note=a(t,"[data-n\
ote]"),this.layouts=f(t,"input[name=layout]",HTMLInputElement),this.pictures={a:this.#a("a"),b:this.#a("b")},this.patchBar=
new ft(t,()=>{this.#t?.updateAddress("replace"),this.#f()});for(let s of this.layouts)s.addEventListener("change",()=>{this.#i=
s.value,this.#t?.updateAddress("replace"),this.#f()});let e=a(t,"[data-share]",HTMLButtonElement);e.addEventListener("cl\
ick",()=>mt(e)),a(t,"[data-present]").addEventListener("click",()=>{a(t,"[data-stage]").requestFullscreen()})}follow(t){
this.#t=t}get options(){return{...this.#i==="beside"&&{layout:"beside"},...this.#n&&{open:this.#n},...this.patchBar.address&&
{put:this.patchBar.address}}}restore(t){this.#i=t.get("layout")==="beside"?"beside":"overlaid",this.#n=t.get("open"),this.
patchBar.restore(t.get("put")),this.#b(this.#i)}show(t,e){let s=[t,e].map(Ht),i=this.#u?Object.assign({},...s.map(r=>r?.
places)):{};this.#e={};for(let[r,h]of A.entries()){let c=s[r];c&&(this.#e[h]=new nt({...c,places:{...i,...c.places}}))}this.#s=
{a:t,b:e},A.some(r=>this.#r(r)&&this.#d(r)?.explanations.draws)||this.#f()}#r(t){let e=this.#s[t];return!!e&&!Ht(e)}showProblem(t){
this.sheet.show(!0),t.scrollIntoView({block:"nearest"})}mark(t){for(let e of A)this.pictures[e].mark(t)}#a(t){let e=a(this.
page,`[data-run-picture="${t}"] [data-network]`);return new it(e,{...t==="a"&&{against:"in the second run"},pointed:(i,o)=>{
this.pointed(i),this.#h(t,o)},opened:i=>this.#l(t,i),carry:i=>this.patchBar.carry(t,i,this.#e[t])})}#h(t,e){let s=t==="a"?
"b":"a",[i,o]=[this.#e[t],this.#e[s]];!i||!o||this.pictures[s].light(ke(e,i,o,this.#u))}#l(t,e){this.#o||(this.#n=e,this.#o=
!0,this.pictures[t==="a"?"b":"a"].open(e),this.#o=!1,this.#t?.updateAddress("replace"))}#f(){let{a:t,b:e}=this.#e,s=t&&e?
xe(t,e,this.#u):"",i=s===null?"beside":this.#i,o=i==="overlaid"&&!!(t&&e);this.page.dataset.layout=i,this.#b(i);for(let d of this.
layouts)d.disabled=s===null;let r=A.some(d=>this.#r(d))?xs:"";this.note.textContent=s===null?ks:o?s:r,a(this.page,"[data\
-legend]").hidden=!o;for(let d of A){let p=this.#e[d]&&!(o&&d==="b");a(this.page,`[data-run-picture="${d}"]`).hidden=!p}
let h={a:t?.trace??null,b:e?.trace??null},{into:c}=this.patchBar.patches,l=this.#c(),u={...h,...l&&{[c]:l}};this.#w(c,l),
this.#o=!0;for(let d of A)this.pictures[d].putIn=d===c&&l?this.#g:ys;o&&u.a&&this.pictures.a.show(u.a,u.b);for(let d of o?
[]:A){let p=u[d],m=p===h[d]?null:h[d];p&&this.pictures[d].show(p,m,u[_(d)],vs)}if(this.#n)for(let d of A)this.pictures[d].
open(this.#n);this.#o=!1,this.page.dataset.drawn="true"}#c(){let{into:t,names:e}=this.patchBar.patches,[s,i]=[this.#e[_(
t)],this.#e[t]],o=!!(s&&i&&this.#u&&Se(s,i)),r=this.page.dataset.layout==="beside";if(this.patchBar.offer(this.#e,o&&(r||
e.length>0)),!o||!s||!i||!e.length)return this.patchBar.show(s,""),null;let h=e.find(l=>!J(l,s,i));if(h!==void 0){let l=t===
"a"?"first":"second";return this.patchBar.show(s,`Nothing of “${h}” can be put into the ${l} run. Take it back.`),null}
let c=this.#d(t)?.changed(this.#v(t),Ae(e,s,i));return this.patchBar.show(s,c?Ss(e,s,i,new nt(c),t):Es),c??null}get#g(){
let{into:t,names:e}=this.patchBar.patches,[s,i]=[this.#e[_(t)],this.#e[t]],o=(i?.count??0)-(s?.count??0);return{names:e.
map(r=>r.replace(/^visits\.(\d+)$/,(h,c)=>`visits.${Number(c)+o}`)),run:t==="a"?"second":"first"}}#w(t,e){let s=e&&{...e,
engine:"browser"},i={...this.#s,...s&&{[t]:s}};for(let o of A){let r=this.#d(o);r&&O(r.answer,i[o]);let h=s!==null&&o===
t,c=`${o==="a"?"First":"Second"}: ${r?.name??""}`,l=h?`${c}, with parts of the other`:c;for(let u of f(this.page,`[data-\
run="${o}"]`))u.textContent=l}this.#p(i.a,i.b)}#v(t){let[e,s]=this.#t.queries;return t==="a"?e:s}#b(t){for(let e of this.
layouts)e.checked=e.value===t}#d(t){return t==="a"?this.#t?.first:this.#t?.second}get#u(){let[t,e]=A.map(s=>this.#d(s)?.
root.dataset.places);return t!==void 0&&t===e}#p(t,e){let s=a(this.page,"[data-change]"),i=Ht(e),o=t?.prediction.location??
0,r=t&&i&&this.#u?new nt(i).knownProbability(o):null;if(s.hidden=r===null,!t||r===null)return;let h=Math.round(1e3*t.prediction.
probability)-Math.round(1e3*r),c=a(s,"[data-change-value]"),l=h>0?"▲ ":h<0?"▼ ":"";c.textContent=`${l}${Math.abs(h/10).
toFixed(1)} points`,c.className=h>0?"more":h<0?"less":"",a(s,"[data-change-place]").textContent=o===e?.prediction.location?
"":`for ${t.prediction.name??`#${o}`}`}};function Ss(n,t,e,s,i){let{location:o}=t.trace.prediction,r=g=>g.knownProbability(
o)??0,[h,c,l]=[r(t),r(e),r(s)],u=Oe({clean:h,changed:c,patched:l}),d=t.nameOf(o).label,[p,m]=i==="a"?["second","first"]:
["first","second"],E=n.length===1?R(n[0]??"",t):`${n.length} parts together`,C=u!==null&&u<0?": the answer moves away fr\
om it":"",B=u===null?"The runs hardly differ in it.":`${W(u)} of the difference in log-odds comes back${C}.`,kt=t.count===
e.count?"":` The runs have ${t.count} and ${e.count} visits and are aligned at their ends.`;return`Put into the ${m} run\
: ${E}. There ${d} goes from ${W(c,1)} to ${W(l,1)}; the ${p} run gives it ${W(h,1)}. ${B}${kt}`}function Ht(n){return n&&
"tensors"in n?n:null}function Te(n,t,e,s){let i=a(n,"input",HTMLInputElement),o=a(n,"[role=listbox]"),r=[],h=-1,c=Promise.resolve(),l=0,u=()=>{
l+=1,r=[],h=-1,o.hidden=!0,o.replaceChildren(),i.setAttribute("aria-expanded","false"),i.removeAttribute("aria-activedes\
cendant")},d=g=>{h=g;for(let[y,x]of[...o.children].entries())x.setAttribute("aria-selected",String(y===h));let S=o.children[h];
if(!S){i.removeAttribute("aria-activedescendant");return}i.setAttribute("aria-activedescendant",S.id),S.scrollIntoView({
block:"nearest"})},p=g=>{g&&(i.value="",u(),s(g))},m=(g,S,y)=>{let x=document.createElement("li");x.id=`${o.id}-${g}`,x.
setAttribute("role","option");let G=document.createElement("small");return G.textContent=y,x.append(S," ",G),x},E=(g,S)=>{
r=g;let y=r.map((x,G)=>{let{label:Ge,note:Xe}=e(x),St=m(G,Ge,Xe);return St.addEventListener("mousedown",Ze=>Ze.preventDefault()),
St.addEventListener("click",()=>p(x)),St});if(S){let x=m(0,S,"");x.setAttribute("aria-disabled","true"),y.push(x)}o.replaceChildren(
...y),o.hidden=y.length===0,i.setAttribute("aria-expanded",String(y.length>0)),d(r.length&&i.value.trim()?0:-1)},C=async()=>{
l+=1;let g=l;r=[],h=-1;let S=i.value.trim();try{let y=await t(S);g===l&&E(y,y.length?"":`No place matches “${S}”.`)}catch(y){
g===l&&E([],Z(y))}},B=()=>{c=C()},kt=async()=>{!i.value.trim()&&h<0||(await c,p(r[h]))};i.addEventListener("input",B),i.
addEventListener("focus",B),i.addEventListener("blur",u),i.addEventListener("keydown",g=>{if(g.key==="ArrowDown"&&o.hidden)
B();else if(g.key==="ArrowDown")d(Math.min(h+1,r.length-1));else if(g.key==="ArrowUp")d(Math.max(h-1,0));else if(g.key===
"Enter")kt();else if(g.key==="Escape")u();else return;g.preventDefault()})}function $e({weekday:n,date:t,time:e},s){let i=e??0;if(t!==null)return t*1440+i;let o=s===null?se*1440:s+1,r=V(o)+(i<at(
o)?1:0),h=n===null?0:Lt(n-pe(r),7);return(r+h)*1440+i}function _e(n,t){let[e,s,i]=[-1,0,1].map(r=>n[t+r]),o=n.filter((r,h)=>h!==t);return e&&s&&As(e,s)&&(o[t-1]={...e,written_stay:e.
duration_minutes}),i&&(o[t]=Os(i,e,n.some($s))),o}function As(n,t){let e=wt(t);return n.filled_in.includes("stay")&&!t.filled_in.
includes("time")&&e!==null&&Me(n)===e}function Os(n,t,e){let s=wt(n);if(s===null)return n;let i=ht(at(s)),o=`${k[n.weekday]}\
 ${i}`,r=`${Y(V(s))} ${i}`,c=[n.written_moment,...e?[]:[o],r].find(l=>Ts(t,l)===s)??r;return{...n,written_moment:c}}function Ts(n,t){
return t?$e(Ct(t,""),n?wt(n):null):n?Me(n):null}function $s({written_moment:n}){return!!n&&Ct(n,"").date!==null}function wt({
arrival:n,start_minute:t}){let e=n===null?null:ct(n.slice(0,10));return e===null?null:e*1440+t}function Me(n){let t=wt(n);
return t===null?null:t+n.duration_minutes}var bt=class{#t=[];constructor(t,e){this.text=a(t,"textarea",HTMLTextAreaElement),this.rows=a(t,"[data-rows]"),this.template=
a(t,"template[data-row]",HTMLTemplateElement),this.errors=a(t,"[data-errors]"),this.changed=e,this.text.addEventListener(
"input",()=>{this.rows.inert=!0,e(!0)}),this.rows.addEventListener("click",s=>this.#r(U(s).closest("button"))),this.rows.
addEventListener("change",s=>{U(s).dataset.control==="day"&&this.#o(j(s))}),this.rows.addEventListener("focusout",s=>{this.
rows.inert||this.#o(j(s))}),this.rows.addEventListener("input",s=>{let i=j(s);i.setCustomValidity(""),i.removeAttribute(
"aria-invalid")}),this.rows.addEventListener("keydown",s=>{s.key==="Enter"&&this.#o(j(s))})}get visits(){return this.text.
value}mark(t){for(let[e,s]of[...this.rows.children].entries())s.toggleAttribute("data-marked",t.includes(e))}indexOf(t){
let e=t.closest("[data-visit]");return e?[...this.rows.children].indexOf(e):-1}set visits(t){this.text.value=t,this.rows.
inert=!0}add(t){let e=this.text.value.trim().replace(/,$/,"");this.text.value=e?`${e}, ${t}`:t,this.rows.inert=!0,this.changed(
!1)}show(t){for(this.#t=t;this.rows.children.length>t.length;)this.rows.lastElementChild?.remove();for(;this.rows.children.
length<t.length;)this.rows.append(X(this.template));let e=f(this.rows,":scope > [data-visit]");for(let[s,i]of t.entries()){
let o=e[s];o&&this.#n(o,i,s,t.length)}this.rows.inert=!1}showProblems(t){this.text.setAttribute("aria-invalid",String(t.
length>0)),this.errors.hidden=t.length===0,this.errors.replaceChildren(...t.map(e=>{let s=document.createElement("li"),i=/^visits\[(\d+)\]/.
exec(e.where);if(!i)return s.textContent=e.message,s;let o=Number(i[1]);s.textContent=`Visit ${o+1}: ${e.message}`;for(let r of e.
suggestions)s.append(" ",this.#e(o,r));return s}))}#e(t,e){let s=document.createElement("button");return s.type="button",
s.className="suggestion",s.textContent=e,s.setAttribute("aria-label",`Use ${e} for visit ${t+1}`),s.addEventListener("cl\
ick",()=>{this.visits=we(this.text.value,t,e),this.text.focus(),this.changed(!1)}),s}#s(t){this.show(t),this.text.value=
me(t),this.changed(!1)}#i(t){this.#s(this.#t.map((e,s)=>t.get(s)??e))}#n(t,e,s,i){let[o,r]=Dt(e.written_moment);t.toggleAttribute(
"data-masked",e.masked),a(t,"[data-number]").textContent=String(s+1),a(t,"[data-place]").textContent=e.label,a(t,"[data-\
category]").textContent=e.category??"";let h=a(t,'[data-control="day"]',HTMLSelectElement),c=o&&!k.includes(o)?[...k,o]:
k;h.replaceChildren(new Option(`(${k[e.weekday]})`,""),...c.map(d=>new Option(d,d)));let l=[["day",h,o,"Day"],["time",a(
t,'[data-control="time"]',HTMLInputElement),r||Ce(e.start_minute),"Time"],["stay",a(t,'[data-control="stay"]',HTMLInputElement),
String(e.duration_minutes),"Minutes of stay"]];for(let[d,p,m,E]of l)p instanceof HTMLInputElement&&p===document.activeElement&&
p.value!==p.dataset.read||(p.value=m),p.dataset.read=m,p.toggleAttribute("data-filled-in",e.filled_in.includes(d)),p.setAttribute(
"aria-label",`${E} of visit ${s+1}, ${e.label}`);let u=[["earlier","Move earlier:",s>0],["later","Move later:",s<i-1],["\
remove","Remove",i>1]];for(let[d,p,m]of u){let E=a(t,`[data-control="${d}"]`,HTMLButtonElement);E.disabled=!m,E.setAttribute(
"aria-label",`${p} visit ${s+1}, ${e.label}`)}}#o(t){let e=t.dataset.control;if(!e||t.localName==="button"||t.value===t.
dataset.read)return;let s=this.indexOf(t),i=this.#t[s],o=t.closest("[data-visit]");if(!i||!o||e==="time"&&t instanceof HTMLInputElement&&
!_s(t))return;let[r]=Dt(i.written_moment),h=a(o,'[data-control="time"]').dataset.read,c=t.value===""?null:Math.round(Number(
t.value)),l={day:{written_moment:`${t.value} ${h}`.trim()},time:{written_moment:t.value&&`${r} ${t.value}`.trim()},stay:{
written_stay:c,duration_minutes:c??i.duration_minutes}};t.dataset.read=t.value,this.#i(new Map([[s,{...i,...l[e]}]]))}#r(t){
let e=t?.dataset.control;if(!t||!e)return;let s=this.indexOf(t);if(e==="remove")this.#s(_e(this.#t,s)),this.#h(Math.min(
s,this.#t.length-1),e);else{let i=e==="earlier"?s-1:s+1;this.#a(s,i),this.#h(i,e)}}move(t,e){let s=Math.max(0,Math.min(this.#t.
length-1,t+e));s!==t&&this.#a(t,s)}setTime(t,e){let s=this.#t[t];if(!s)return;let[i]=Dt(s.written_moment),o=`${i} ${Ce(e)}`.
trim();this.#i(new Map([[t,{...s,written_moment:o,start_minute:e}]]))}setStay(t,e){let s=this.#t[t];if(!s)return;let i={
written_stay:e,duration_minutes:e};this.#i(new Map([[t,{...s,...i}]]))}#a(t,e){let[s,i]=[this.#t[t],this.#t[e]];!s||!i||
this.#i(new Map([[t,{...s,...Le(i)}],[e,{...i,...Le(s)}]]))}#h(t,e){let s=this.#t.length-1,i={earlier:t===0,later:t===s,
remove:s===0},o=[e,"later","earlier","remove"].find(c=>!i[c]),r=f(this.rows,":scope > [data-visit]")[t],h=o&&r?.querySelector(
`[data-control="${o}"]`);(h instanceof HTMLElement?h:this.text).focus()}};function Le({place:n,label:t,category:e}){return{
place:n,label:t,category:e}}function Dt(n){let[t="",e]=n.split(" ");return e===void 0?["",t]:[t,e]}function _s(n){let t=n.
value.trim()?be(n.value):"",e=t===null?`“${n.value}” is not a time. Write hours and minutes from 00:00 to 23:59, such \
as 17:30.`:"";return n.setCustomValidity(e),n.setAttribute("aria-invalid",String(e!=="")),t===null?n.reportValidity():n.
value=t,t!==null}function Ce(n){let t=e=>String(Math.floor(e)).padStart(2,"0");return`${t(n/60)}:${t(n%60)}`}function Rt(){return document.hidden?Promise.resolve():new Promise(n=>{requestAnimationFrame(()=>setTimeout(n)),document.
addEventListener("visibilitychange",()=>n(),{once:!0})})}async function Ne(){await Rt(),"requestIdleCallback"in window&&
await new Promise(n=>requestIdleCallback(n,{timeout:200}))}var Ms="../bundles/browser-model.js",Ls=/\bexport\s*\{[^}]*\};?\s*$/;var Bt=new WeakMap;async function vt(n,{location:t,variants:e},s,i){let o=Cs(n),r=Hs(i);for(let h of e){i.throwIfAborted();
let{input:c}=h;s(h,c&&await Promise.race([r,o(c,t)]))}}function Cs(n){let t=Ns(n);Bt.has(n)||Bt.set(n,Is(n));let e=Bt.get(
n);return async(s,i)=>{let o=await e?.ask({input:s,location:i});if(!o)return t(s,i);if("error"in o)throw new Error(o.error);
return o.answer}}function Ns(n){let t=performance.now()+12;return async(e,s)=>(performance.now()>=t&&(await new Promise(
i=>setTimeout(i)),t=performance.now()+12),n.answer(e,s))}function Is(n){try{return new Ut(n.content)}catch{return null}}
var Ut=class{#t;#e;constructor(t){this.#t=Ps(),this.#e=new Promise(e=>{this.#t.addEventListener("error",s=>{s.preventDefault(),
e(null)})}),this.#t.postMessage(t)}ask(t){let{port1:e,port2:s}=new MessageChannel,i=new Promise(o=>{e.onmessage=({data:r})=>{
e.close(),o(r)}});return this.#t.postMessage(t,[s]),Promise.race([this.#e,i])}};function Ps(){let n=document.querySelector(
"script[data-engine]")?.textContent;if(!n)return new Worker(new URL(Ms,import.meta.url),{type:"module"});let t=new Blob(
[n.replace(Ls,"")],{type:"text/javascript"});return new Worker(URL.createObjectURL(t))}function Hs(n){let t=new Promise(
(e,s)=>{n.addEventListener("abort",()=>s(n.reason),{once:!0})});return t.catch(()=>{}),t}var Ds={hours:["Moved by","All visits and the moment to predict move together."],visits:["Visit left out","One visit is \
left out at a time; the others keep the times and stays that the page shows, and the moment to predict stays."],heads:["\
Heads removed","Every set of heads is removed, on top of the changes already made."]},Rs="This network has too many head\
s to try every set, so each is removed alone.",Bs="cannot be left out: the answer is read at the last visit, and the one\
 before is missing or masked",jt=n=>`${(100*n).toFixed(1)} %`,yt=class{#t=null;constructor(t,e,s){this.body=e,this.explanations=
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
i=this.body();if(!e)throw new Error(`This browser cannot compute: ${s}`);if(!i)throw new Error("Enter a history of visit\
s first.");let o=this.kind.value,{prediction:r,variants:h}=e.sweep(o,i);if(!h.length)throw new Error("Every head is remo\
ved already.");this.#o(o,r,h);let{location:c}=r,l=[];await vt(e,{location:c,variants:h},(u,d)=>{let p=(d?.probability??0)-
r.probability,m=!!d&&d?.prediction.location!==c;this.#r({variant:u,answer:d,change:p,differs:m,row:X(this.row)},l)},t),this.
summary.textContent=Ws(l)}#o(t,e,s){let[i,o]=Ds[t],r=s.every(({heads:h})=>h?.length===1);this.meaning.textContent=`${r?Rs:
o} The unchanged answer is ${I({prediction:e})}.`,a(this.frame,"[data-changed]").textContent=i;for(let h of[this.meaning,
this.frame])h.hidden=!1;this.progress.max=s.length,this.progress.value=0}#r(t,e){js(t);let s=e.findIndex(o=>Us(t,o)),i=s<
0?e.length:s;this.rows.insertBefore(t.row,e[i]?.row??null),e.splice(i,0,t),this.progress.value+=1}};function Us(n,t){let[
e,s]=[n.variant.heads,t.variant.heads];return!e||e.length!==s?.length?!1:Math.abs(n.change)>Math.abs(t.change)}function js({
variant:n,answer:t,change:e,differs:s,row:i}){a(i,"th").textContent=Fs(n);let o=a(i,".word");if(!t){o.textContent=Bs;return}
i.toggleAttribute("data-differs",s),o.textContent=s?I(t):"the same";let r=a(i,".share");r.textContent=jt(t.probability),
r.style.setProperty("--share",String(t.probability)),a(i,"[data-change]").textContent=Ie(100*e,1)}function Fs({hours:n=0,
visit:t,heads:e}){return t?`${t.sent+1} ${t.label}`:e?e.map(([s,i])=>`L${s} H${i}`).join(", ")||"none":`${Ie(n,0)} h`}function Ws(n){
let t=n.flatMap(({answer:o})=>o?.probability??[]);if(!t.length)return"";let e=n.filter(({differs:o})=>o).length,[s,i]=[Math.
min(...t),Math.max(...t)];return`Another place leads in ${e} of ${t.length} rows. The probability of the unchanged answe\
r lies between ${jt(s)} and ${jt(i)}. Computed in this browser.`}function Ie(n,t){let e=Math.abs(n).toFixed(t);return Number(
e)===0?e:`${n>0?"+":"−"}${e}`}var Vs={routine:()=>"routine: home, work or a weekly appointment, at its usual time",habit:n=>`a habit: from work they g\
o where they went from work the last time (${n.at(-2)})`,errand:n=>`an errand: in this town the kinds of the last stop (${n.
at(-1)}) and of an earlier one (${n.at(-2)}) decide together where people go next`,consequence:n=>`a consequence: in thi\
s town the first stop of the day (${n.at(-1)}) decides where people go in the afternoon and evening`};function Pe(n,t=e=>`\
visit ${e+1}`){let{cause:e,custom:s,expected_label:i}=n,o=Vs[s];if(!o)return"It was a free choice.";let r=Array.from({length:n.
decided_before},()=>"before this history"),h=o([...r,...n.decided_by.map(t)]);return e===s?`It was ${h}.`:`It should hav\
e been ${h}. That leads to ${i??"an unknown place"}, but they chose otherwise.`}var Ys=5e-4,Js=350,Et=class{shown=null;sent=[];#t=null;isDragging=!1;#e="";#s=null;#i=null;#n=!1;#o=0;#r=0;#a=new AbortController;#h=null;constructor(t,e={}){
this.page=t,this.hooks=e,this.model=t.dataset.explore??"",this.engineChoice=w(t,"[data-engine-choice]",HTMLSelectElement),
this.explanations=new et(this.model,b().get("engine")),this.explanations.draws=e.draws??!1,this.explanations.sharesWeights=
this.engineChoice!==null||!N;let{explanations:s}=this;e.draws&&s.sharesWeights&&s.choice!=="server"&&s.prepare(),this.changes=
a(t,"[data-changes]"),this.answer=a(t,"[data-answer]",HTMLOutputElement),this.badge=a(t,"[data-badge]"),this.outcome=a(t,
"[data-outcome]"),this.person=w(t,"[data-person]",HTMLSelectElement),this.predictAt=a(t,"[data-predict-at]",HTMLInputElement),
this.examples=a(t,"[data-examples]",HTMLSelectElement),this.failure=a(t,"[data-error]"),this.story=a(t,"[data-story]"),this.
staleNote=a(t,"[data-stale-note]"),this.suggestion=a(t,"[data-try]"),this.editor=new bt(a(t,"[data-editor]"),r=>{this.#h=
null,this.#x(),this.panel.followHistory(this.editor.visits),this.submitSoon(r?Js:0)});let i=a(t,"[data-interventions]",HTMLDetailsElement);
this.panel=new H(i,()=>this.submitSoon()),this.engineChoice&&(this.engineChoice.value=s.choice??"");let o=w(t,"[data-swe\
eps]");this.sweeps=o&&new yt(o,()=>this.shown&&v(this.shown),s),this.#l()}#l(){let{page:t}=this;Te(a(t,"[data-combobox]"),
e=>this.explanations.searchPlaces(e),e=>({label:e.label,note:e.category??""}),e=>this.editor.add(e.notation)),this.suggestion.
addEventListener("click",()=>{this.editor.visits=this.editor.text.placeholder,this.submitSoon()});for(let e of["pointerd\
own","keydown","input"])a(t,"[data-editor]").addEventListener(e,()=>{this.#n=!0,this.#w()},{once:!0});this.engineChoice?.
addEventListener("change",()=>{this.explanations.choose(this.engineChoice?.value??""),this.submitSoon()}),this.person?.addEventListener(
"change",()=>this.submitSoon()),this.predictAt.addEventListener("change",()=>this.submitSoon()),a(this.changes,"[data-un\
do]").addEventListener("click",()=>{this.panel.text="",this.submitSoon()}),a(this.failure,"button").addEventListener("cl\
ick",()=>{this.explanations.choose(this.explanations.choice),this.submitSoon()}),ot(()=>this.restore("keep"))}get exampleHistories(){
return this.#i??=this.#k(),this.#i}get fields(){return{visits:this.editor.visits,user:this.person?.value??"",predict_at:this.
predictAt.value.trim(),top_k:this.#e,interventions:this.panel.text}}markVisits(t){this.editor.mark(t.flatMap(e=>this.sent[e]??
[]))}take({visits:t,user:e,predict_at:s,interventions:i}){this.fill(),this.#x(),this.editor.visits=t,this.predictAt.value=
s,this.panel.text=i,L(this.person,e),this.panel.followHistory(t),this.submitSoon()}get interventions(){return Object($(this.
panel.text||"{}"))}set interventions(t){this.fill(),this.panel.text=Object.keys(t).length?JSON.stringify(t):"",this.panel.
followHistory(this.editor.visits),this.#f()}async#f(){clearTimeout(this.#r);let t=++this.#o;this.page.setAttribute("aria\
-busy","true"),await Rt(),t===this.#o&&this.submitSoon()}submitSoon(t=0){clearTimeout(this.#r),this.#r=setTimeout(()=>{this.#c(
v(this.fields),this.isDragging?"keep":"push")},t)}async#c(t,e){clearTimeout(this.#r),this.#r=0,this.#o+=1;let s=this.#o;
this.#a.abort(),this.#a=new AbortController,this.page.setAttribute("aria-busy","true");let i=!1;try{let o="interventions"in
t&&!!t.interventions,[r,h]=await Promise.all([this.#g(t),o?this.#g({...t,interventions:null}):null]);if(s!==this.#o)return;
this.#v(r,h,t,e),i=!0,await Ne(),this.fill()}catch(o){if(o instanceof F&&s===this.#o)this.#p(o.problems);else if(!Vt(o)&&
!(o instanceof F))throw o}finally{s===this.#o&&this.page.removeAttribute("aria-busy")}i&&s===this.#o&&this.#w()}fill(){let t=this.#h;
this.#h=null,t?.()}#g(t){return this.explanations.explain(t,this.#a.signal)}async#w(){let{engineChoice:t,explanations:e}=this;
if(!t)return;(this.#n||this.hooks.draws||e.choice==="browser")&&e.choice!=="server"&&await e.prepare();let i=this.#t!==null&&
!("tensors"in this.#t),o=this.#r!==0||this.page.hasAttribute("aria-busy");this.hooks.draws&&i&&this.shown&&!o&&this.#c(v(
this.shown),"keep");let r=a(this.page,"[data-engine-obstacle]");r.textContent=e.obstacle&&`This browser cannot compute: ${e.
obstacle}`,r.hidden=!e.obstacle}#v(t,e,s,i){if("record"in s&&(this.editor.visits=t.notation??"",this.predictAt.value=t.predict_at.
replace("T"," "),t.notation===null)){this.#p([{where:"visits",message:"This record contradicts itself and cannot be writ\
ten as visits.",suggestions:[]}]);return}this.sent=t.visits.map(c=>c.sent);let o=[...t.visits].sort((c,l)=>c.sent-l.sent);
this.panel.text&&this.panel.show(o,this.sent),this.panel.followHistory(this.editor.visits),L(this.person,t.user),this.#p(
[]),this.predictAt.placeholder=t.predict_at.replace("T"," "),O(this.answer,t),this.badge.textContent=t.engine==="browser"?
"computed in this browser":"computed by the server";let r={...this.fields,visits:t.notation??""};this.shown=r,this.#t=t,
this.#u(r,t,e);let h=r.interventions?e:null;this.hooks.shown?.(r,t,h),this.updateAddress(i),this.#h=()=>{this.editor.show(
o),this.panel.show(o,this.sent),this.#b(o,t.predict_at),this.suggestion.hidden=!0,this.sweeps?.clear(),this.hooks.filled?.(
r,t,h),this.page.dataset.ready="true",this.#d(r,t)}}#b(t,e){let s=f(this.editor.rows,":scope > [data-visit]");for(let[o,
r]of s.entries()){let h=t[o];if(!h?.arrival)continue;let c={day:k[h.weekday]??"",time:h.arrival.split("T")[1]??"",stay:`${h.
duration_minutes} min`};for(let[l,u]of Object.entries(c)){let d=a(r,`[data-read="${l}"]`);d.textContent=u,d.toggleAttribute(
"data-filled-in",h.filled_in.includes(l))}}if(a(this.page,'[data-printed="predict-at"]').textContent=e.replace("T"," "),
!this.person)return;let i=this.person.selectedOptions[0]?.textContent??"";a(this.page,'[data-printed="person"]').textContent=
i}async#d(t,e){let s=e.unknown_probability,i=s<Ys?[]:[`Somewhere unknown to the model: ${(100*s).toFixed(1)} %.`],o=(await this.
exampleHistories).find(({visits:r,predict_at:h,user:c})=>r===t.visits&&h===e.predict_at&&(c===e.user||this.person===null));
this.shown===t&&(this.hooks.recognised?.(o,t),o&&i.push(qs(o,e.location_probabilities.final)),this.outcome.textContent=i.
join(" "),this.outcome.hidden=i.length===0)}#u(t,e,s){let{changes:i}=this;if(i.hidden=!s||!t.interventions,!s||!t.interventions)
return;a(i,"[data-what]").textContent=z(JSON.parse(t.interventions)),a(i,"[data-before]").textContent=I(s),a(i,"[data-af\
ter]").textContent=I(e);let o=s.prediction.location===e.prediction.location;a(i,"[data-verdict]").textContent=o?"The mos\
t probable place stays the same.":"The most probable place is another one."}#p(t){let e=({where:o})=>o.startsWith("inter\
ventions");this.#y(this.person,t,"user"),this.#y(this.predictAt,t,"predict_at");let s=t.filter(o=>o.where==="");this.failure.
hidden=s.length===0,a(this.failure,"span").textContent=s.map(o=>o.message).join(" "),this.panel.showProblems(t.filter(e)),
this.editor.showProblems(t.filter(o=>o.where!==""&&!(o.where==="user"&&this.person)&&o.where!=="predict_at"&&!e(o))),t.length>
s.length&&this.hooks.refused?.();let i=t.length>0&&this.shown!==null;this.staleNote.hidden=!i,this.story.toggleAttribute(
"data-stale",i)}#y(t,e,s){if(!t)return;let i=e.filter(r=>r.where===s).map(r=>r.message),o=a(this.page,`#${t.getAttribute(
"aria-errormessage")}`);o.textContent=i.join(" "),o.hidden=i.length===0,t.setAttribute("aria-invalid",String(i.length>0))}comparisonOf(t){
let{model:e}=this,s=t.interventions?JSON.stringify({model:e,interventions:null}):null;return M({model:e,...t,top_k:null,
against:s})}updateAddress(t){if(t==="keep"||this.shown===null)return;let{choice:e}=this.explanations,s=this.engineChoice?
e:null,i=M({...this.shown,engine:s,...this.hooks.options?.()});rt(i,t)}async restore(t){this.#h=null,this.#s=null,this.examples.
value="";let e=b(),s=e.get("top_k")??"";this.#e=/^([1-9]\d?|100)$/.test(s)?s:"",this.editor.visits=e.get("visits")??"",this.
predictAt.value=e.get("predict_at")??"",this.panel.text=e.get("interventions")??"",L(this.person,e.get("user")),this.hooks.
restored?.(e);let i=e.get("record");e.has("visits")?await this.#c(v(this.fields),t):i!==null?await this.#c({record:$(i)},
"replace"):await this.#E(e.get("user"))}async#E(t){let e=await this.exampleHistories,s=e.find(i=>t&&String(i.user)===this.
person?.value)??e[0];s?(this.#m(s,e),await this.#c(v(this.fields),"replace")):this.#S()}#S(){clearTimeout(this.#r),this.#a.
abort(),this.#o+=1,this.#h=null,this.page.removeAttribute("aria-busy"),this.shown=null,this.editor.show([]),this.#p([]),
O(this.answer,null),this.outcome.hidden=!0,this.suggestion.hidden=!1,this.sweeps?.clear(),this.changes.hidden=!0,this.hooks.
cleared?.()}#x(){this.examples.value="",!(!this.#s||this.editor.visits.trim().endsWith(this.#s.end))&&(this.predictAt.value===
this.#s.predictAt&&(this.predictAt.value=""),this.#s=null)}async#k(){let{examples:t}=this;try{let e=await tt(this.model);
t.append(...e.map((i,o)=>new Option(i.title,String(o))));let s=t.closest("[data-field]");return s.hidden=e.length===0,t.
addEventListener("change",()=>{let i=t.value&&e[Number(t.value)];i&&(this.#m(i,e),this.#c(v(this.fields),"push"))}),e}catch{
return[]}}#m(t,e){this.examples.value=String(e.indexOf(t)),this.editor.visits=t.visits,this.panel.followHistory(t.visits),
this.predictAt.value=t.predict_at.replace("T"," ");let s=t.visits.split(",").at(-1)?.trim()??"";this.#s={predictAt:this.
predictAt.value,end:s},L(this.person,t.user)}};function qs({target:n,target_label:t,reason:e},s){if(n===void 0)return"";
if(n===null)return"The model drew this history itself: nothing really happened next.";let i=e?` ${Pe(e)}`:"",o=s.findIndex(
({location:c})=>c===n);if(o===0)return`The prediction is right: that is where the person went.${i}`;let r=s[o],h=r?`numb\
er ${o+1} with ${(100*r.probability).toFixed(1)} %`:`which is not among the ${s.length} most probable places`;return`The\
 person went to ${t}, ${h}.${i}`}var He="The view “Which parts make the prediction?” shows the circuit.",Ks="This network has too many parts to run a\
ll their subsets here.";async function De(n,t,e,s){await n.prepare();let{model:i,obstacle:o}=n;if(!i)throw new Error(`${o}\
 ${He}`);let{location:r,variants:h,conclude:c}=i.circuit(t);if(!h.length)throw new Error(`${Ks} ${He}`);let l=[];return await vt(
i,{location:r,variants:h},(u,d)=>{d&&l.push(d),e(l.length/h.length)},s),c(l)}function Re(n){let t=()=>f(n,"details[data-menu][open]",HTMLDetailsElement);document.addEventListener("pointerdown",({target:e})=>{
for(let s of t())e instanceof Node&&s.contains(e)||(s.open=!1)}),document.addEventListener("keydown",e=>{let[s]=t();e.key!==
"Escape"||!s||(e.stopImmediatePropagation(),s.open=!1,a(s,"summary").focus())},{capture:!0})}var Gs=2;async function Be(n,t,{title:e,origin:s,name:i}){let o=t==="png",r=await(o?ce(n,Gs):he(n)),h=Yt(r,o?"png":"svg",
{title:e,origin:s}),c=document.createElement("a");c.href=URL.createObjectURL(h),c.download=`${i}-network.${t}`,c.click(),
URL.revokeObjectURL(c.href)}var Ue=["story","explore","everything"],We="pointerscope-depth",je="pointerscope-visits-as",Xs="textarea, input:not([typ\
e=radio], [type=checkbox], [type=range])",xt=class{#t=null;#e=null;#s=[];#i=[];#n=null;#o=null;#r=[];#a=0;#h=b().get("op\
en");constructor(t){this.page=t,this.sheet=new D(t,()=>t.dataset.depth==="everything"),this.bar=a(t,"[data-bar]"),this.undo=
a(t,"[data-undo-step]",HTMLButtonElement),this.redo=a(t,"[data-redo-step]",HTMLButtonElement);let e=!N||w(t,"[data-engin\
e-choice]")!==null;this.picture=new it(a(t,"[data-network]"),{act:s=>this.#v(s),edit:s=>this.#b(s),whatIf:s=>this.#y(s),
...e&&{circuit:((s,i)=>this.#p(s,i))},more:(s,i)=>this.#$(s,i),pointed:s=>this.pointed(s),covered:()=>Math.max(...[".abo\
ve","[data-bar]"].map(s=>a(t,s).getBoundingClientRect().bottom)),opened:s=>{this.#h=s,this.#t?.updateAddress("replace")}}),
this.#l(),this.#O(Ve(je)==="text"?"text":"list"),this.#A(Zs(t))}pointed=()=>{};depthChanged=()=>{};get options(){let{depth:t=""}=this.
page.dataset;return{depth:t==="explore"?void 0:t,open:this.#h??void 0}}follow(t){this.#t=t}showInputs(){this.page.dataset.
depth!=="everything"&&this.sheet.show(!0),this.#O("text")}#l(){let{page:t}=this;for(let s of f(t,"input[name=depth]",HTMLInputElement))
s.addEventListener("change",()=>{Fe(We,s.value),this.#A(s.value),this.#t?.updateAddress("replace")});for(let s of f(t,"i\
nput[name=visits-as]",HTMLInputElement))s.addEventListener("change",()=>{Fe(je,s.value),this.#O(s.value)});this.undo.addEventListener(
"click",()=>this.#m(this.#s,this.#i)),this.redo.addEventListener("click",()=>this.#m(this.#i,this.#s)),a(t,"[data-as-lea\
rned]").addEventListener("click",()=>this.#d({})),a(t,"[data-present]").addEventListener("click",()=>{a(t,"[data-stage]").
requestFullscreen()}),Re(t);let e=a(t,"[data-share]",HTMLButtonElement);e.addEventListener("click",()=>mt(e));for(let s of f(
t,"[data-save]",HTMLButtonElement))s.addEventListener("click",()=>this.#_(s.dataset.save??""));document.addEventListener(
"keydown",s=>this.#f(s)),document.addEventListener("pointerscope:server",()=>{t.toggleAttribute("data-server-silent",!Wt.
answers)})}#f(t){if(t.target instanceof Element&&t.target.closest(`${Xs}, dialog`)||t.defaultPrevented)return;let s=t.key.
toLowerCase();if(!(t.ctrlKey||t.metaKey)){s==="c"&&!t.altKey&&this.picture.circuits?.toggle();return}s!=="z"&&s!=="y"||(t.
preventDefault(),s==="y"||t.shiftKey?this.#m(this.#i,this.#s):this.#m(this.#s,this.#i))}show(t,e,s){if(this.#x(t),this.#w(
t),!("tensors"in e))return;let i=this.#n!==null&&this.#n.notation!==e.notation,o=s&&"tensors"in s?s:null;this.#o=o??(i?this.#n:
null),this.#n=e,this.#g(o?"As learned":"Before this change"),i&&(this.picture.happened=null),this.#c(e,this.#o),this.#h&&
this.#h!==this.picture.opened&&this.picture.open(this.#h),this.page.dataset.drawn="true",this.page.dataset.depth==="stor\
y"&&!this.#h&&!this.picture.player.isOpen&&this.picture.player.play()}#c(t,e){let{happened:s}=this.picture,i=[t,e,s];i.every(
(o,r)=>o===this.#r[r])||(this.#r=i,this.picture.show(t,e))}recognise(t){let e=a(this.bar,"[data-happened]"),s=t?.target??
null;e.hidden=s===null||this.#T;let i=s!==this.picture.happened;if(this.picture.happened=s,i&&this.#n&&this.#c(this.#n,this.#o),
!t||s===null||!this.#n)return;let o=this.#n.prediction.location===t.target;a(e,"[data-happened-place]").textContent=`${o?
"✓ ":""}${t.target_label??""}`}#g(t){let e=a(this.bar,"[data-was]");if(e.hidden=this.#o===null,!this.#o||!this.#n)return;
let{value:s,change:i,isMore:o}=re(this.#n,this.#o);a(e,"[data-was-name]").textContent=t,a(e,"[data-was-value]").textContent=
s;let r=a(e,"[data-was-change]");r.textContent=i,r.className=o?"more":"less"}#w({interventions:t}){let e=a(this.page,"[d\
ata-changed]"),s=JSON.parse(t||"{}"),i=oe(s,o=>this.#d(o));a(e,"ul").replaceChildren(...i),e.hidden=i.length===0}#v(t){if(!this.#t||
!this.#n)return;let e=_t(this.#t.interventions,t,this.#n);this.#d(e,!("isDone"in t)||t.isDone)}#b(t){let e=this.#t;if(!e)
return;e.isDragging=!t.isDone,e.fill();let{sent:s,editor:i}=e,o=s[t.visit]??0;t.kind==="move"?t.by!==0?i.move(o,(s[t.visit+
t.by]??0)-o):e.submitSoon():t.kind==="time"?i.setTime(o,t.minutes):i.setStay(o,t.minutes)}#d(t,e=!0){if(!e){this.#S(t);return}
this.#t&&(cancelAnimationFrame(this.#a),this.#t.interventions=t,this.#u(t))}#u(t){let{explanations:e,fields:s}=this.#t??
{};if(!e?.isInBrowser||!s)return;let i=Object.keys(t).length>0;try{let[o,r]=[s,{...s,interventions:""}].map(h=>e.explainHere(
v(h)));if(!o||!r||!("tensors"in o&&"tensors"in r))return;this.#c(o,i?r:null)}catch{}}#p(t,e){let{explanations:s,shown:i}=this.#t??
{};return!s||!i?Promise.reject(new Error("There is no answer yet.")):De(s,v(i),t,e)}#y(t){let{interventions:e}=this.#t??
{};return!e||!this.#n?null:this.#E(_t(e,t,this.#n))}#E(t){let{explanations:e,shown:s}=this.#t??{};return!e?.isInBrowser||
!e.model||!s?null:e.model.trace({...v(s),interventions:t})}#S(t){cancelAnimationFrame(this.#a),this.#a=requestAnimationFrame(
()=>{let e=this.#E(t),s=this.#o?.notation!==this.#n?.notation;e&&this.#c(e,s?this.#n:this.#o)})}#x(t){if(this.#t?.isDragging&&
this.#e)return;this.#e&&JSON.stringify(this.#e)!==JSON.stringify(t)&&this.#e&&(this.#s.push(this.#e),this.#i.length=0),this.#e=
t,this.#k()}#k(){this.undo.disabled=this.#s.length===0,this.redo.disabled=this.#i.length===0}#m(t,e){let s=t.pop();!s||!this.#e||
(e.push(this.#e),this.#e=s,this.#t?.take(s),this.#k())}#$(t,e){let s=this.page.querySelector(`[data-story] pointer-view[\
view="${CSS.escape(t)}"]`);if(!s)return;for(let[o,r]of Object.entries(e))r!==null&&s.setAttribute(o,r);this.#A("everythi\
ng"),this.#t?.updateAddress("replace");let i=s.closest("details");i&&(i.open=!0),s.scrollIntoView()}get#T(){return a(this.
page,"[data-stage]").hasAttribute("data-undrawn")}#A(t){let e=this.#T?"everything":t;this.page.dataset.depth=e,a(this.page,
`input[name=depth][value=${e}]`,HTMLInputElement).checked=!0,this.sheet.toggle(!1),e==="story"&&this.#n?this.picture.player.
play():this.picture.player.close(),this.depthChanged()}#O(t){this.page.dataset.visitsAs=t,a(this.page,`input[name=visits\
-as][value=${t}]`,HTMLInputElement).checked=!0}#_(t){let e=`${this.#t?.answer.textContent??""} · ${a(this.page,".model-\
name").textContent}`,{past:s,changes:i}=this.#M,o=[e,[i,s].filter(Boolean).join(" ")].filter(Boolean),{explore:r="model"}=this.
page.dataset;Be(this.picture.file({title:e,lines:o}),t,{title:e,origin:location.href,name:r}),a(this.page,"details[data-\
export]",HTMLDetailsElement).open=!1}get#M(){let t=this.#t?.interventions??{},e=a(this.bar,"[data-was]"),s=i=>a(e,`[data\
-was-${i}]`).textContent;return{changes:Object.keys(t).length?z(t):"",past:e.hidden?"":`${s("name")}: ${s("value")}.`}}};
function Zs(n){let t=b().get("depth");if(t&&Ue.includes(t))return t;let e=location.hash.slice(1);if(e&&!e.includes("=")&&
n.querySelector(`[data-story] [id="${CSS.escape(e)}"]`))return"everything";let s=Ve(We);return Ue.includes(s)?s:"explore"}
function Ve(n){try{return localStorage.getItem(n)??""}catch{return""}}function Fe(n,t){try{localStorage.setItem(n,t)}catch{}}var K=n=>`${(100*n).toFixed(1)} %`,Ye=({name:n,location:t})=>n??`#${t}`;function Je(n){let{location_probabilities:t,gate:e,
unknown_probability:s}=n,{pointer:i,final:o}=t,r=o.reduce((c,{probability:l})=>c-l,1-s),h=new Map((i??[]).map(c=>[c.location,
c.probability]));return{columns:["Place","Probability","from the pointer","from the generation head"],rows:[...o.map(c=>{
let l=e.value*(h.get(c.location)??0),u=[c.probability,l,c.probability-l];return[Ye(c),...u.map(K)]}),["all other known p\
laces",K(Math.max(0,r)),"",""],["somewhere unknown",K(s),"",""]]}}function qe(n,t,e){let[s,i]=[n,t].map(({location_probabilities:{
final:r}})=>new Map(r.map(h=>[Ye(h),h.probability]))),o=[...s??[]].flatMap(([r,h])=>{let c=i?.get(r);return c===void 0?[]:
[{name:r,probability:h,other:c,difference:h-c}]});return o.sort((r,h)=>Math.abs(h.difference)-Math.abs(r.difference)),{columns:[
"Place","First","Second","First minus second"],rows:o.slice(0,e).map(({name:r,probability:h,other:c,difference:l})=>{let d=`${l<
0?"−":"+"}${Math.abs(100*l).toFixed(1)} points`;return[r,K(h),K(c),d]})}}var Qs=12;function zs(n){let t=a(n,"[data-places]"),e=a(n,"[data-gate]"),s=a(document,"[data-compare]",HTMLAnchorElement),
i=new xt(n),o=new Et(n,{draws:!0,shown:(r,h,c)=>i.show(r,h,c),filled(r,h){t.replaceChildren(At(Je(h)));let{value:c,learned:l}=h.
gate,u=p=>`${(100*p).toFixed(1)} %`;e.textContent=`Gate ${c.toFixed(3)}${l?"":" (not learned)"}: the answer is ${u(c)} o\
f the pointer's distribution and ${u(1-c)} of the generation head's.`;let d=o.comparisonOf(r);d.set("page","compare"),s.
hash=d.toString()},options:()=>i.options,refused:()=>i.showInputs(),recognised(r,h){i.recognise(r);let c=w(n,"[data-char\
ts]");if(!c)return;let l=r;c.hidden=!l?.page||h.interventions!=="",a(c,"a",HTMLAnchorElement).href=l?.page??""}});i.follow(
o),i.pointed=r=>o.markVisits(r),o.restore("keep")}function tn(n){let t=f(document,"template[data-side-of]",HTMLTemplateElement),
e=a(n,"[data-difference]"),s=a(n,"[data-same-answers]"),i=b(),o=(d,p,m)=>{let E=t.find(({dataset:C})=>C.sideOf===p)??m;if(!E)
throw new Error("The page has no model.");return a(E.content,`[data-side="${d}"]`).cloneNode(!0)},[r,h=r]=t;a(n,"[data-s\
ides]").replaceChildren(o("a",i.get("model"),r),o("b",ut(i.get("against")).model??i.get("model"),h));let c=w(document,"[\
data-explore-link]",HTMLAnchorElement),l=new gt(n),u=new dt(n,{asked(d){c&&(c.hash=M({page:"explore",...d}).toString())},
options:()=>({page:"compare",...l.options}),restored:d=>l.restore(d),refused:d=>l.showProblem(d),answered(d,p){l.show(d,
p);let m=d&&p&&qe(d,p,Qs);s.hidden=!m||!en(d,p),m?m.rows.length?e.replaceChildren(At(m)):e.textContent="The two models k\
now no place of the same name.":e.replaceChildren()}});l.follow(u),u.restore()}function en(n,t){let[e,s]=[n,t].map(({location_probabilities:{
final:i}})=>JSON.stringify(i));return e===s}var Ft=new Map;for(let[n,t]of[["[data-explore]",zs],["[data-compare-page]",tn]]){
let e=w(document,n);e&&Ft.set(e,t)}function Ke(){for(let[n,t]of Ft)n.hidden||(Ft.delete(n),t(n))}Ke();window.addEventListener(
"hashchange",Ke);
