import{a as H,b as be,c as ve}from"./site-ERRDMBQT.js";import{a as Be,b as Re}from"./site-WX3UO46K.js";import{
A as He,C as ft,D as De,E as mt,F as G,G as gt,a as q,b as D,c as B,d as Ae,e as _,f as Oe,g as Se,h as Te,i as $e,j as _e,
k as Me,l as Le,m as Ce,n as Ne,o as Rt,p as Ie,q as ht,r as ct,s as Pe,t as lt,v as dt,x as ut,z as pt}from"./site-FFA47YVT.js";
import{a as Ht,b as de,c as ue,d as pe,e as Dt,h as fe,n as me,o as Bt,q as C}from"./site-GHMQDKFV.js";import{a as h,
b as k,c as f,e as V,f as Y,g as ot}from"./site-AXBYILDR.js";import{a as Ee}from"./site-GEZEHFQA.js";import{
a as ye}from"./site-SONR56G4.js";import{a as O,b as st,c as nt,d as L,e as it}from"./site-E2HDMIBS.js";import{
c as xe,d as ke,e as K}from"./site-BJF663HL.js";import{a as at}from"./site-62BCFDPO.js";import{a as J,c as ge,
k as we,l as $,m as rt}from"./site-C225MOGC.js";import"./site-S64QPORY.js";var X=i=>Math.floor(i/1440),wt=i=>i-X(i)*1440,We=i=>Wt(i+3,7),Wt=(i,t)=>(i%t+t)%t,Z=i=>new Date(i*864e5).toISOString().slice(
0,10),R=i=>[Math.floor(i/60),i%60].map(t=>String(t).padStart(2,"0")).join(":");function P(i){let t=Date.parse(`${i}T00:0\
0Z`)/864e5;return i>="0001"&&!Number.isNaN(t)&&Z(t)===i?t:null}var b=Ht.map(i=>i.slice(0,3));function Ut(i,t){let e=H(i);if(be(e)>40)throw C(t,Se,{text:ve(e,40)});let{groups:s}=Dt.exec(e)??Dt.exec(e.replace(pe,"$1"))??
{};if(!s)throw C(t,ue.test(e)?Te:$e,{text:e});let[n,o]=[Number(s.hour),Number(s.minute)];if(n>23||o>59)throw C(t,_e,{text:e});
return{weekday:Hs(s.weekday,t),date:Ds(s.date,t),time:n*60+o}}function jt(i){let t=[],e=0,s=!1;for(let{0:n,index:o}of i.matchAll(/[",\n\r]|$/g))n==='"'?s=!s:(!s||!n)&&(t.push({written:i.
slice(e,o),start:e}),e=o+1);return t.filter(({written:n})=>H(n))}function Ft(i){return i.startsWith('"')?Ps(i):i.search(
/[@+]|$/)}function Ps(i){let t=i.indexOf('"',1);for(;t>0&&i[t+1]==='"';)t=i.indexOf('"',t+2);return t+1}function Hs(i,t){if(i===void 0)return null;let e=Ht.findIndex(s=>s.toLowerCase().startsWith(i.toLowerCase()));if(e<0)throw C(
t,Me,{text:i,days:b.join(", ")},b);return e}function Ds(i,t){if(i===void 0)return null;let e=P(i);if(e===null)throw C(t,
Le,{text:i});let[s=0,n=0]=de,o=Number(i.slice(0,4));if(o<s||o>n)throw C(t,Ce,{text:i,first_year:s,last_year:n});return e}var je=1440,bt="begins before the visit above ends",Bs="ends after the moment to predict",Rs=6;function Yt(i){return i.map(
({place:t,written_moment:e,written_stay:s})=>[t,e&&`@ ${e}`,s===null?"":`+${s}`].filter(Boolean).join(" ")).join(", ")}function Fe(i){
return jt(i).map(({written:t})=>Je(t).place.toLowerCase()).filter(Boolean)}function Ve(i,t,e){let s=jt(i)[t];if(!s)return i;
let{place:n,before:o}=Je(s.written),r=s.start+o,a=n?"":" ";return`${i.slice(0,r)}${e}${a}${i.slice(r+n.length)}`}function Ye(i){
let[,t,e="0"]=/^\s*(\d{1,2})(?:[:.]?(\d{2}))?\s*$/.exec(i)??[];return t===void 0||Number(t)>23||Number(e)>59?null:`${t.padStart(
2,"0")}:${e.padStart(2,"0")}`}function Jt(i,t){let[e,s]=[Vt(t),Vt(i)];if(!t||e===null||s===null)return"";let n=s-e;return n*
je+i.start_minute-t.start_minute<t.duration_minutes?bt:!b.some(a=>i.written_moment.startsWith(a))||n<Rs?"":n===7?"a week\
 later":`${n} days later`}function Kt(i,t){let[e,s]=[Vt(i),P(t.slice(0,10))];if(!i||i.written_stay===null||e===null||s===
null)return"";let[n=0,o=0]=t.slice(11).split(":").map(Number),r=(s-e)*je+60*n+o-i.start_minute;return i.duration_minutes>
r?Bs:""}function Vt(i){return P(i?.arrival?.slice(0,10)??"")}function Je(i){let t=H(i);return{place:t.startsWith('"')&&!Ft(
t)?t:H(t.slice(0,Ft(t))),before:i.indexOf(t)}}function Ke(i,t,e){return W(i).map(s=>s===t?e:s===e?t:s)}function qt(i,t){return W(i).map(e=>e===t?null:e-+(e>t))}function qe(i,t){
let e=Us(i,t),s=new Set(e),n=W(t.length).filter(a=>!s.has(a));for(let[a,c]of i.entries()){if(e[a]!==null)continue;let l=n.
findIndex(d=>t[d]===c);l>=0&&(e[a]=Number(n.splice(l,1)[0]))}return 2*e.filter(a=>a!==null).length>=Math.max(i.length,t.
length)?e:i.map(()=>null)}function Ge({masked:i,order:t},e,s){let n=t.length?Ws(t,e,s):[],o=n.at(-1)??s-1;return{masked:i.
flatMap(r=>e[r]??[]).filter(r=>r!==o).sort((r,a)=>r-a),order:n}}function Ws(i,t,e){let s=a=>(t[a]??null)!==null,n=W(i.length).
filter(s),o=n.map(a=>Number(t[a])).sort((a,c)=>a-c);if(!o.length)return[];let r=i.filter(s).map(a=>Number(o[n.indexOf(a)]));
for(let a of W(e))o.includes(a)||r.splice(r.indexOf(a-1)+1,0,a);return r.every((a,c)=>a===c)?[]:r}function Us(i,t){let e=Math.
min(i.length,t.length),s=0;for(;s<e&&i[s]===t[s];)s++;let n=0;for(;n<e-s&&i.at(-1-n)===t.at(-1-n);)n++;let[o,r]=[i.length-
n,t.length-n],a=W(o+1).map(()=>Array(r+1).fill(0)),c=(d,u)=>Number(a[d]?.[u]);for(let d=o-1;d>=s;d--)for(let u=r-1;u>=s;u--){
let p=i[d]===t[u]?c(d+1,u+1)+1:0;a[d][u]=Math.max(p,c(d+1,u),c(d,u+1))}let l=i.map((d,u)=>u<s?u:u<o?null:u-o+r);for(let d=s,
u=s;d<o&&u<r;)i[d]===t[u]?l[d++]=u++:c(d+1,u)>=c(d,u+1)?d++:u++;return l}var W=i=>[...Array(i).keys()];var U=class{#t=0;#e=[];#s=[];#i="";#n=null;#o=null;constructor(t,e){this.root=t,this.errors=h(t,"[data-errors]"),this.masks=
h(t,"[data-masks]"),this.orderWords=h(t,"[data-order]"),this.state=h(t,"[data-state]"),t.addEventListener("change",()=>this.#d(
e)),t.addEventListener("click",s=>{let{act:n}=V(s).dataset;n&&(n==="reset"?this.text="":this.#e=Js(n,this.#t),this.#d(e))})}get text(){
if(this.#i)return this.#i;let t=this.#c();return Object.keys(t).length?JSON.stringify(t):""}set text(t){let e=Fs(t);this.#n=
this.#o=null;for(let s of this.#h)Ys(s,e);this.#e=Array.isArray(e.order)?e.order:[],this.#s=Array.isArray(e.mask_visits)?
e.mask_visits:[],this.masks.replaceChildren(),this.#i=t&&JSON.stringify(this.#c())!==t?t:"",this.#l()}show(t,e){for(this.#t=
t.length,this.#i="",this.#r();this.masks.children.length>t.length;)this.masks.lastElementChild?.remove();for(;this.masks.
children.length<t.length;)this.masks.append(js(this.masks.children.length));let s=f(this.masks,"label");for(let[n,o]of t.
entries()){let r=s[n];if(!r)continue;let a=h(r,"input",HTMLInputElement);a.checked=this.#s.includes(n),a.disabled=n===e.
at(-1),h(r,"span").textContent=`${n+1} ${o.label}`}this.#l()}followHistory(t,e){let s=this.#o,n=Fe(t);if(this.#n=n,!s){this.#r();
return}let o=!e&&Gt(n,s.places),r=e??qe(s.places,n),{masked:a,order:c}=o?s:Ge(s,r,n.length),l=Gt([a,c],[this.#s,this.#e]);
if(this.#s=a,this.#e=c,e&&this.#r(),!l){for(let d of this.#a)d.checked=a.includes(Number(d.dataset.item));this.#i="",this.#l()}}#r(){
let t={masked:this.#s,order:this.#e};this.#o=this.#n&&{places:this.#n,...t}}showProblems(t){this.errors.hidden=t.length===
0,this.errors.textContent=t.map(e=>e.message).join(" "),t.length&&(this.root.open=!0)}get#h(){return f(this.root,"[data-\
key]")}get#a(){return f(this.root,'[data-key="mask_visits"]',HTMLInputElement)}#c(){let t={};for(let e of this.#h){let s=Vs(
e),{key:n="",item:o}=e.dataset;if(!(s===void 0||n==="mask_visits"))if(o){let r=t[n];t[n]=[...Array.isArray(r)?r:[],s]}else
t[n]=s}for(let{dataset:e}of this.#h){let{key:s="",of:n}=e;n&&!t[n]&&delete t[s]}return this.#s.length&&(t.mask_visits=this.#s),
this.#e.length&&(t.order=this.#e),t}#d(t){this.#i="",this.masks.children.length&&(this.#s=this.#a.filter(e=>e.checked).map(
e=>Number(e.dataset.item))),this.#r(),this.#l(),t()}#l(){let t=ht(this.#c()).length;this.state.textContent=t?`${t} chang\
ed`:"as learned",this.orderWords.textContent=this.#e.length?Ie(this.#e).join(" "):"unchanged"}};function js(i){let t=document.
createElement("label"),e=document.createElement("input");return e.type="checkbox",e.autocomplete="off",e.dataset.key="ma\
sk_visits",e.dataset.item=String(i),t.append(e," ",document.createElement("span")),t}function Fs(i){try{return Object(JSON.
parse(i||"{}"))}catch{return{}}}function Vs(i){let{item:t}=i.dataset;return i instanceof HTMLInputElement&&i.type==="che\
ckbox"?i.checked?t?JSON.parse(t):!1:void 0:i.type==="number"?i.value===""?void 0:Number(i.value):i.value||void 0}function Ys(i,t){
let{key:e="",item:s}=i.dataset,n=t[e];if(i instanceof HTMLInputElement&&i.type==="checkbox"){i.checked=s?n==="all"||Array.
isArray(n)&&n.some(r=>Gt(r,JSON.parse(s))):n===!1;return}let o=i instanceof HTMLInputElement?i.type!=="number"||typeof n==
"number":[...i.options].some(r=>r.value===n);i.value=o&&n!==void 0&&n!==null?String(n):""}function Gt(i,t){return Xe(i)===
Xe(t)}function Xe(i){let t=i&&typeof i=="object"&&!Array.isArray(i);return JSON.stringify(i,t?Object.keys(i).sort():void 0)}
function Js(i,t){let e=[...Array(t).keys()];return i==="reverse"&&e.reverse(),i==="shuffle"&&Ks(e),i==="as-sent"||e.every(
(s,n)=>s===n)?[]:e}function Ks(i){for(let t=i.length-1;t>0;t-=1){let e=Math.floor(Math.random()*(t+1));[i[t],i[e]]=[Number(
i[e]),Number(i[t])]}}function N(i,t){if(!i)return;let e=String(t??""),s=[...i.options].find(({value:n,text:o})=>[n,o,o.split(",")[0]].includes(
e));s||i.add(new Option(e,e)),i.value=s?.value??e}function v({visits:i,user:t,predict_at:e,top_k:s,interventions:n}){return{visits:i,user:t||null,predict_at:e||null,...s&&
{top_k:Number(s)},...n&&{interventions:L(n)}}}var Ze="100",qs=350,vt=class{#t;#e=0;constructor(t,e){this.#t=t,this.root=e,this.model=e.dataset.model??"",this.person=k(
e,"[data-person]",HTMLSelectElement),this.visits=h(e,"[data-visits]",HTMLTextAreaElement),this.predictAt=h(e,"[data-pred\
ict-at]",HTMLInputElement),this.problems=h(e,"[data-problems]"),this.answer=h(t.page,`[data-answer-of="${e.dataset.side}\
"] output`,HTMLOutputElement),this.models=h(e,"[data-choose-model]",HTMLSelectElement),this.explanations=t.explanationsOf(
this.model),this.explanations.draws=!("undrawn"in e.dataset),this.explanations.sharesWeights="sharesWeights"in e.dataset||
!lt,this.panel=new U(h(e,"[data-interventions]",HTMLDetailsElement),()=>t.showSoon()),this.visits.addEventListener("inpu\
t",()=>t.showSoon(qs)),this.explanations.sharesWeights&&this.explanations.prepare();for(let s of[this.person,this.predictAt])
s?.addEventListener("change",()=>t.showSoon());this.models.addEventListener("change",()=>{this.model=this.models.value,t.
updateAddress("push"),history.replaceState({editing:this.models.id},""),location.reload()})}get history(){return{visits:this.
visits.value,user:this.person?.value??"",predict_at:this.predictAt.value.trim()}}fill({visits:t,user:e,predict_at:s}){this.
visits.value=t??"",this.predictAt.value=s??"",N(this.person,e)}async explain(t){this.#e+=1;let e=this.#e;if(!t.visits.trim())
return _(this.answer,null),this.#r([]),null;try{let s=await this.explanations.explain(v({...t,top_k:t.top_k||Ze}));return e!==
this.#e?null:(this.#s(s),s)}catch(s){if(!(s instanceof J))throw s;return e===this.#e&&(_(this.answer,null),this.#r(s.problems)),
null}}changed(t,e){return this.explanations.model?.trace(v({...t,top_k:t.top_k||Ze}),e)??null}#s(t){let{visits:e}=t,s=e.
map(n=>n.sent);this.panel.show([...e].sort((n,o)=>n.sent-o.sent),s),_(this.answer,t),this.#r([])}async prepareFor(t){let e=t!==
null&&!("tensors"in t);return e&&await this.explanations.prepare(),e}get name(){return this.#i("text")}get shortName(){return this.#i(
"short")}#i(t){let e=ht(Object(L(this.panel.text||"{}")));return[this.models.selectedOptions[0]?.text??"",...this.#n,...e.
map(n=>n[t])].join(", ")}get#n(){let{first:t,second:e,sameHistory:s}=this.#t;if(s.checked)return[];let n=this===t?e:t,[o,
r]=[this,n].map(c=>c.predictAt.value.trim());return[...this.person&&n.person&&this.#o!==n.#o?[this.#o]:[],...o===r?[]:[o||
"when the last visit ends"]]}get#o(){let t=this.person?.selectedOptions[0];return t?.value?t.text.split(",")[0]??"":"nob\
ody in particular"}#r(t){let e=t.filter(({where:o})=>o.startsWith("interventions")),s=t.filter(o=>!e.includes(o)),n=s.length?
this.problems:this.panel.errors;this.panel.showProblems(e),this.problems.hidden=s.length===0,this.problems.textContent=s.
map(({where:o,message:r})=>{let a=/^visits\[(\d+)\]/.exec(o);return a?`Visit ${Number(a[1])+1}: ${r}`:r}).join(" "),t.length&&
this.#t.hooks.refused?.(n)}},yt=class{#t=new Map;#e=0;#s=0;#i="";constructor(t,e={}){this.page=t,this.hooks=e,this.sameHistory=
h(t,"[data-same]",HTMLInputElement),this.ownHistory=h(t,'[data-side="b"] [data-own]'),this.first=new vt(this,h(t,'[data-\
side="a"]')),this.second=new vt(this,h(t,'[data-side="b"]')),this.suggestion=h(t,"[data-try]"),this.suggestion.addEventListener(
"click",()=>{this.first.visits.value=this.first.visits.placeholder,this.showSoon()}),this.sameHistory.addEventListener("\
change",()=>{this.#a(),this.showSoon()}),st(()=>this.#r())}explanationsOf(t){let e=this.#t.get(t)??new pt(t);return this.#t.
set(t,e),e}get queries(){let{first:t,second:e}=this,[s,n]=[t.history,this.sameHistory.checked?t.history:e.history];return t.
panel.followHistory(s.visits),e.panel.followHistory(n.visits),[{...s,top_k:this.#i,interventions:t.panel.text},{...n,top_k:this.#i,
interventions:e.panel.text}]}#n({visits:t,user:e,predict_at:s,interventions:n}){let o=this.sameHistory.checked?{}:{visits:t,
user:e||null,predict_at:s||null},r={model:this.second.model,...o,interventions:L(n||"null")};return JSON.stringify(r)}updateAddress(t){
let[e,s]=this.queries,n=this.#n(s),o={model:this.first.model,...e,against:n,...this.hooks.options?.()};it($(o),t)}showSoon(t=0){
clearTimeout(this.#e),this.#e=setTimeout(()=>this.#o("push"),t)}async#o(t){clearTimeout(this.#e),this.#s+=1;let e=this.#s,
[s,n]=this.queries;s.visits.trim()&&(this.suggestion.hidden=!0),this.hooks.asked?.(s,n,this.#n(n)),this.updateAddress(t),
this.page.setAttribute("aria-busy","true");try{let o=()=>Promise.all([this.first.explain(s),this.second.explain(n)]),[r,
a]=await o();if(e!==this.#s||(this.hooks.answered?.(r,a),!(await Promise.all([this.first.prepareFor(r),this.second.prepareFor(
a)])).includes(!0)||e!==this.#s))return;let l=await o();e===this.#s&&this.hooks.answered?.(...l)}finally{e===this.#s&&this.
page.removeAttribute("aria-busy")}}takeEdited(){let t=history.state?.editing;return history.replaceState(null,""),typeof t==
"string"?document.getElementById(t):null}#r(){let t=O(),{model:e=this.second.model}=Et(t.get("against"));e===this.second.
model&&(t.get("model")??this.first.model)===this.first.model?this.restore():location.reload()}async restore(){let{first:t,
second:e}=this,s=O(),n=Et(s.get("against"));if(this.#i=s.get("top_k")??"",this.hooks.restored?.(s),t.fill({visits:s.get(
"visits")??"",user:s.get("user"),predict_at:s.get("predict_at")}),t.panel.text=s.get("interventions")??"",e.panel.text=n.
interventions?JSON.stringify(n.interventions):"",!s.get("visits")){let o=await this.#h();o&&t.fill({...o,predict_at:o.predict_at.
replace("T"," ")})}this.sameHistory.checked=!["visits","user","predict_at"].some(o=>o in n),this.sameHistory.checked||e.
fill(n.visits?n:{...t.history,...n}),this.#a(),this.suggestion.hidden=t.visits.value!=="",this.suggestion.hidden||this.hooks.
refused?.(this.suggestion),await this.#o("replace")}async#h(){let{first:t,second:e}=this,s=await ze(t.model);if(s||t.root.
dataset.places!==e.root.dataset.places)return s;let n=await ze(e.model);return n&&{...n,user:null}}#a(){this.ownHistory.
hidden=this.sameHistory.checked,!this.sameHistory.checked&&!this.second.visits.value&&this.second.fill(this.first.history)}};
async function ze(i){try{return(await dt(i,1))[0]}catch{return}}function Et(i){try{return JSON.parse(i??"{}")??{}}catch{
return{}}}var j=class{constructor(t,e=()=>!1){this.page=t,this.stays=e,this.button=h(t,"[data-inputs-button]",HTMLButtonElement),this.
inputs=h(t,`#${this.button.getAttribute("aria-controls")}`),this.button.addEventListener("click",()=>this.toggle(!this.isOpen)),
h(t,"[data-inputs-close]").addEventListener("click",()=>this.toggle(!1)),document.addEventListener("keydown",s=>{s.key!==
"Escape"||!this.isOpen||(s.preventDefault(),this.toggle(!1))})}get isOpen(){return this.page.hasAttribute("data-inputs")}toggle(t){
let e=this.inputs.contains(document.activeElement);this.show(t);let s=h(this.inputs,"textarea"),n=k(this.inputs,"[name=v\
isits-as]:checked");t?(s.checkVisibility()?s:n??s).focus():e&&!this.stays()&&this.button.focus()}show(t){this.page.toggleAttribute(
"data-inputs",t),this.button.setAttribute("aria-expanded",String(t))}};function Qe(i,t,e){if(!e)return null;let s=[],n=i.hasPointer&&t.hasPointer;if(!i.hasVisitsOf(t))s.push("The visits diffe\
r, so only the gate and the answers are overlaid.");else if(!n){let o=i.hasPointer?"second":t.hasPointer?"first":"";if(o){
let r=o==="first"?"generation and answers":"the answers";s.push(`The ${o} network has no pointer: only ${r} are overlaid\
.`)}}return!i.hasGeneration&&t.hasGeneration&&s.push("The first network has no generation head: that of the second is no\
t drawn."),s.join(" ")}function ts(i,t,e,s){let[n,o]=i?.split(".")??[];return n==="places"?s?i:null:n!=="visits"?i:s?t.hasVisitsOf(
e)?i:`places.${t.locations[Number(o)]}`:null}var Gs=/residual|outputs$|pointer/,Xt={visit:{site:()=>"layers.0.residual_in"},head:{site:({layer:i,head:t})=>`layers.${i}\
.heads.${t}.outputs`},stream:{site:({layer:i})=>`layers.${i}.residual_out`},context:{site:()=>"context"},pointer:{site:()=>"\
pointer.scores"},generation:{site:()=>"generation.logits"},gate:{site:()=>"gate.value"}};function F(i,t){let e=ft(i,t);if(!e||
!Xt[e.kind])return null;let{kind:s,layer:n,head:o,visit:r=0}=e;return s==="visit"?`encoding of visit ${r+1}, ${t.visits[r]?.
label??""}`:s==="head"?`head ${o} of layer ${n}`:s==="stream"?`residual stream after layer ${n}`:s==="generation"?"gener\
ation head":s==="pointer"?"pointer scores":s}function z(i,t,e){let s=ft(i,t);return!s||!Xt[s.kind]?!1:s.kind!=="visit"||
t.count-1-(s.visit??0)<e.count}function es(i,t){let[e,s]=[i.trace.architecture,t.trace.architecture];return e.d_model===
s.d_model&&e.layers===s.layers&&e.heads===s.heads}function ss(i,t,e){let s=new Map;for(let n of i){let o=ft(n,t),r=o&&Xt[o.
kind];if(!o||!r)continue;let a=r.site(o),c=s.get(a);o.kind!=="visit"?s.set(a,"all"):c!=="all"&&s.set(a,new Set([...c??[],
t.count-1-(o.visit??0)]))}return Object.fromEntries([...s].flatMap(([n,o])=>{let r=t.trace.tensors[n];return!r||!e.trace.
tensors[n]?[]:[[n,c=>Gs.test(n)?Xs(c,r,o):{values:r.values.slice(),shape:[...r.shape]}]]}))}function Xs(i,t,e){let[s]=i.
shape,[n]=t.shape,o=i.values.length/s,r=i.values.slice();for(let a=0;a<Math.min(s,n);a++){if(e!=="all"&&!e.has(a))continue;
let c=t.values.subarray((n-1-a)*o,(n-a)*o);c.every(Number.isFinite)&&r.set(c,(s-1-a)*o)}return{values:r,shape:[...i.shape]}}
function ns({clean:i,changed:t,patched:e}){let s=xt(i)-xt(t);return Math.abs(s)<me?null:(xt(e)-xt(t))/s}function xt(i){let[
t,e]=[i,Math.max(0,1-i)];return Math.log(t+Bt)-Math.log(e+Bt)}var Zs={a:"first",b:"second"},I=i=>i==="a"?"b":"a",kt=class{patches={into:"b",names:[]};#t={};#e=document.createElement(
"div");constructor(t,e){this.page=t,this.changed=e,this.root=h(t,"[data-patches]",HTMLFormElement),this.parts=h(this.root,
"[data-patch-part]",HTMLSelectElement),this.direction=h(this.root,"[data-patch-into]",HTMLSelectElement),this.list=h(this.
root,"[data-patch-list]"),this.told=h(this.root,"[data-patch-told]"),this.#e.className="carried",this.#e.hidden=!0,this.#e.
setAttribute("aria-hidden","true"),h(t,"[data-stage]").append(this.#e),this.direction.addEventListener("change",()=>this.#s()),
this.root.addEventListener("submit",s=>{s.preventDefault(),this.put(this.parts.value,this.direction.value==="a"?"a":"b")})}get address(){
let{into:t,names:e}=this.patches;return e.length?`${t}:${e.join(",")}`:""}restore(t){let[e,s=""]=(t??"").split(":");this.
patches={into:e==="a"?"a":"b",names:s.split(",").filter(Boolean)}}put(t,e){let s=this.patches.into===e?this.patches.names:
[],n=s.includes(t)?s.filter(o=>o!==t):[...s,t];this.patches={into:e,names:n},this.changed()}carry(t,{name:e,x:s,y:n,state:o},r){
let a=this.#t[I(t)],c=r&&a&&z(e,r,a)?F(e,r):null,l=document.elementFromPoint(s,n)?.closest("[data-run-picture]"),d=l instanceof
HTMLElement&&l.dataset.runPicture===I(t);this.#e.hidden=o!=="carried"||!c,this.#e.textContent=c??"",this.#e.style.translate=
`${s+12}px ${n+8}px`;for(let u of f(this.page,"[data-run-picture]"))u.toggleAttribute("data-takes",o==="carried"&&d&&u===
l);c&&(o==="put"||o==="dropped"&&d)&&this.put(e,I(t))}offer(t,e){this.#t=t,this.root.hidden=!e,e&&this.#s()}#s(){let t=this.
direction.value==="a"?"a":"b",[e,s]=[this.#t[I(t)],this.#t[t]];if(!e||!s)return;let n=this.parts.value,o=De(e).filter(r=>z(
r,e,s)).map(r=>new Option(F(r,e)??r,r,!1,r===n));this.parts.replaceChildren(...o)}show(t,e){let{into:s,names:n}=this.patches,
o=n.map(r=>{let a=document.createElement("li"),c=document.createElement("button");return c.type="button",c.textContent=`${(t&&
F(r,t))??r} ×`,c.title="Take it back",c.addEventListener("click",()=>this.put(r,s)),a.append(c),a});this.list.replaceChildren(
...o),this.list.hidden=!o.length,this.list.setAttribute("aria-label",`Put into the ${Zs[s]} run`),this.told.textContent=
e}};var zs=2e3;async function At(i){let t=h(i,"span"),e=t.textContent;try{await navigator.clipboard.writeText(location.href),
t.textContent="Copied"}catch{t.textContent="See address bar"}setTimeout(()=>{t.textContent=e},zs)}var T=["a","b"],Qs="before this change",tn={names:[],run:""},en="Parts are exchanged in this browser, which does not hav\
e this network’s weights.",sn=["Both networks have too few parts for a picture of the whole. Below, both answers stand\
 side by side.","The second network has too few parts for a picture of the whole: this is the first alone. Below, both a\
nswers stand side by side.","The first network has too few parts for a picture of the whole: this is the second alone. B\
elow, both answers stand side by side."],nn="These networks know different places: #12 of the one is another place than \
#12 of the other, and people may be others, too. They can only stand side by side.",Ot=class{#t=null;#e={};#s={a:null,b:null};#i="\
overlaid";#n=null;#o=!1;pointed=()=>{};constructor(t){this.page=t,this.sheet=new j(t),this.note=h(t,"[data-note]"),this.
layouts=f(t,"input[name=layout]",HTMLInputElement),this.pictures={a:this.#a("a"),b:this.#a("b")},this.patchBar=new kt(t,
()=>{this.#t?.updateAddress("replace"),this.#g()});for(let s of this.layouts)s.addEventListener("change",()=>{this.#i=s.
value,this.#t?.updateAddress("replace"),this.#g()});let e=h(t,"[data-share]",HTMLButtonElement);e.addEventListener("clic\
k",()=>At(e)),h(t,"[data-present]").addEventListener("click",()=>{h(t,"[data-stage]").requestFullscreen()})}follow(t){this.#t=
t;let e=t.takeEdited();e&&(this.sheet.show(!0),e.focus())}get options(){return{...this.#i==="beside"&&{layout:"beside"},
...this.#n&&{open:this.#n},...this.patchBar.address&&{put:this.patchBar.address}}}restore(t){this.#i=t.get("layout")==="\
beside"?"beside":"overlaid",this.#n=t.get("open"),this.patchBar.restore(t.get("put")),this.#v(this.#i)}show(t,e){let s=[
t,e].map(Zt),n=this.#f?Object.assign({},...s.map(r=>r?.places)):{};this.#e={};for(let[r,a]of T.entries()){let c=s[r];c&&
(this.#e[a]=new mt({...c,places:{...n,...c.places}}))}this.#s={a:t,b:e},T.some(r=>this.#h(r)&&this.#u(r)?.explanations.draws)||
this.#g()}#r(){let[t,e]=T.map(s=>this.#h(s));return!t&&!e?"":sn[t&&e?0:t?2:1]??""}#h(t){let e=this.#s[t];return!!e&&!Zt(
e)}showProblem(t){this.sheet.show(!0),t.scrollIntoView({block:"nearest"})}mark(t){for(let e of T)this.pictures[e].mark(t)}#a(t){
let e=h(this.page,`[data-run-picture="${t}"] [data-network]`);return new gt(e,{...t==="a"&&{against:"in the second run"},
model:()=>this.#c(t),pointed:(n,o)=>{this.pointed(n),this.#d(t,o)},opened:n=>this.#l(t,n),carry:n=>this.patchBar.carry(t,
n,this.#e[t])},G)}#c(t){let s=(this.page.dataset.layout==="overlaid"&&this.#e.b?T:[t]).map(n=>this.#u(n)?.model);return[
...new Set(s)].join("-and-")}#d(t,e){let s=t==="a"?"b":"a",[n,o]=[this.#e[t],this.#e[s]];!n||!o||this.pictures[s].light(
ts(e,n,o,this.#f))}#l(t,e){if(this.#o||e===this.#n)return;let s=nt(this.#n,e);this.#n=e,this.#o=!0,this.pictures[t==="a"?
"b":"a"].open(e),this.#o=!1,this.#t?.updateAddress(s)}#g(){let{a:t,b:e}=this.#e,s=t&&e?Qe(t,e,this.#f):"",n=s===null?"be\
side":this.#i,o=n==="overlaid"&&!!(t&&e);this.page.dataset.layout=n,this.#v(n);let r=this.#r();for(let p of this.layouts)
p.disabled=s===null;h(this.page,".depths").hidden=r!=="";let a=s===null?nn:o?s:r;this.note.replaceChildren(...K(a)),h(this.
page,"[data-legend]").hidden=!o;for(let p of T){let g=this.#e[p]&&!(o&&p==="b");h(this.page,`[data-run-picture="${p}"]`).
hidden=!g}let c={a:t?.trace??null,b:e?.trace??null},{into:l}=this.patchBar.patches,d=this.#m(),u={...c,...d&&{[l]:d}};this.#w(
l,d),this.#o=!0;for(let p of T)this.pictures[p].putIn=p===l&&d?this.#p:tn;o&&u.a&&this.pictures.a.show(u.a,u.b);for(let p of o?
[]:T){let g=u[p],y=g===c[p]?null:c[p];g&&this.pictures[p].show(g,y,u[I(p)],Qs)}for(let p of T){let g=this.pictures[p];g.
opened!==this.#n&&g.open(this.#n)}this.#o=!1,this.page.dataset.drawn="true"}#m(){let{into:t,names:e}=this.patchBar.patches,
[s,n]=[this.#e[I(t)],this.#e[t]],o=!!(s&&n&&this.#f&&es(s,n)),r=this.page.dataset.layout==="beside";if(this.patchBar.offer(
this.#e,o&&(r||e.length>0)),!o||!s||!n||!e.length)return this.patchBar.show(s,""),null;let a=e.find(l=>!z(l,s,n));if(a!==
void 0){let l=t==="a"?"first":"second";return this.patchBar.show(s,`Nothing of “${a}” can be put into the ${l} run. \
Take it back.`),null}let c=this.#u(t)?.changed(this.#b(t),ss(e,s,n));return this.patchBar.show(s,c?on(e,s,n,new mt(c),t):
en),c??null}get#p(){let{into:t,names:e}=this.patchBar.patches,[s,n]=[this.#e[I(t)],this.#e[t]],o=(n?.count??0)-(s?.count??
0);return{names:e.map(r=>r.replace(/^visits\.(\d+)$/,(a,c)=>`visits.${Number(c)+o}`)),run:t==="a"?"second":"first"}}#w(t,e){
let s=e&&{...e,engine:"browser"},n={...this.#s,...s&&{[t]:s}};for(let o of T){let r=this.#u(o);r&&_(r.answer,n[o]);let a=s!==
null&&o===t,c=o==="a"?"First":"Second",l=a?", with parts of the other":"";for(let d of f(this.page,`[data-run="${o}"]`))
d.textContent=`${c}: ${r?.shortName??""}${l}`,d.title=`${c}: ${r?.name??""}${l}`}this.#k(n.a,n.b)}#b(t){let[e,s]=this.#t.
queries;return t==="a"?e:s}#v(t){for(let e of this.layouts)e.checked=e.value===t}#u(t){return t==="a"?this.#t?.first:this.#t?.
second}get#f(){let[t,e]=T.map(s=>this.#u(s)?.root.dataset.places);return t!==void 0&&t===e}#k(t,e){let s=h(this.page,"[d\
ata-change]"),n=Zt(e),o=t?.prediction.location??0,r=t&&n&&this.#f?new mt(n).knownProbability(o):null;if(s.hidden=r===null,
!t||r===null)return;let{change:a,size:c,sign:l}=D(t.prediction.probability,r),d=h(s,"[data-change-value]");d.replaceChildren(
...K(`${a?`${l} `:""}${c} points`)),d.className=a>0?"more":a<0?"less":"",h(s,"[data-change-place]").textContent=o===e?.prediction.
location?"":`for ${t.prediction.name??`#${o}`}`}};function on(i,t,e,s,n){let{location:o}=t.trace.prediction,r=m=>m.knownProbability(
o)??0,[a,c,l]=[r(t),r(e),r(s)],d=ns({clean:a,changed:c,patched:l}),u=t.nameOf(o).label,[p,g]=n==="a"?["second","first"]:
["first","second"],y=i.length===1?F(i[0]??"",t):`${i.length} parts together`,w=d!==null&&d<0?": the answer moves away fr\
om it":"",S=d===null?"The runs hardly differ in it.":`${q(d)} of the difference in log-odds comes back${w}.`,M=t.count===
e.count?"":` The runs have ${t.count} and ${e.count} visits and are aligned at their ends.`;return`Put into the ${g} run\
: ${y}. There ${u} goes from ${q(c,1)} to ${q(l,1)}; the ${p} run gives it ${q(a,1)}. ${S}${M}`}function Zt(i){return i&&
"tensors"in i?i:null}function is(i,t,e,s){let n=h(i,"input",HTMLInputElement),o=h(i,"[role=listbox]"),r=[],a=-1,c=Promise.resolve(),l=0,d=()=>{
l+=1,r=[],a=-1,o.hidden=!0,o.replaceChildren(),n.setAttribute("aria-expanded","false"),n.removeAttribute("aria-activedes\
cendant")},u=m=>{a=m;for(let[x,A]of[...o.children].entries())A.setAttribute("aria-selected",String(x===a));let E=o.children[a];
if(!E){n.removeAttribute("aria-activedescendant");return}n.setAttribute("aria-activedescendant",E.id),E.scrollIntoView({
block:"nearest"})},p=m=>{m&&(n.value="",d(),s(m))},g=(m,E,x)=>{let A=document.createElement("li");A.id=`${o.id}-${m}`,A.
setAttribute("role","option");let et=document.createElement("small");return et.textContent=x,A.append(E," ",et),A},y=(m,E)=>{
r=m;let x=r.map((A,et)=>{let{label:$s,note:_s}=e(A),Pt=g(et,$s,_s);return Pt.addEventListener("mousedown",Ms=>Ms.preventDefault()),
Pt.addEventListener("click",()=>p(A)),Pt});if(E){let A=g(0,E,"");A.setAttribute("aria-disabled","true"),x.push(A)}o.replaceChildren(
...x),o.hidden=x.length===0,n.setAttribute("aria-expanded",String(x.length>0)),u(r.length&&n.value.trim()?0:-1)},w=async()=>{
l+=1;let m=l;r=[],a=-1;let E=n.value.trim();try{let x=await t(E);m===l&&y(x,x.length?"":`No place matches “${E}”.`)}catch(x){
m===l&&y([],rt(x))}},S=()=>{c=w()},M=async()=>{!n.value.trim()&&a<0||(await c,p(r[a]))};n.addEventListener("input",S),n.
addEventListener("focus",S),n.addEventListener("blur",d),n.addEventListener("keydown",m=>{if(m.key==="ArrowDown"&&o.hidden)
S();else if(m.key==="ArrowDown")u(Math.min(a+1,r.length-1));else if(m.key==="ArrowUp")u(Math.max(a-1,0));else if(m.key===
"Enter")M();else if(m.key==="Escape")d();else return;m.preventDefault()})}function os({weekday:i,date:t,time:e},s){let n=e??0;if(t!==null)return t*1440+n;let o=s===null?fe*1440:s+1,r=X(o)+(n<wt(
o)?1:0),a=i===null?0:Wt(i-We(r),7);return(r+a)*1440+n}function zt(i,t){let[e,s,n]=[-1,0,1].map(r=>i[t+r]),o=i.filter((r,a)=>a!==t);return e&&s&&rn(e,s)&&(o[t-1]={...e,written_stay:e.
duration_minutes}),n&&(o[t]=an(n,e,i.some(cn))),o}function rn(i,t){let e=St(t);return i.filled_in.includes("stay")&&!t.filled_in.
includes("time")&&e!==null&&rs(i)===e}function an(i,t,e){let s=St(i);if(s===null)return i;let n=R(wt(s)),o=`${b[i.weekday]}\
 ${n}`,r=`${Z(X(s))} ${n}`,c=[i.written_moment,...e?[]:[o],r].find(l=>hn(t,l)===s)??r;return{...i,written_moment:c}}function hn(i,t){
return t?os(Ut(t,""),i?St(i):null):i?rs(i):null}function cn({written_moment:i}){return!!i&&Ut(i,"").date!==null}function St({
arrival:i,start_minute:t}){let e=i===null?null:P(i.slice(0,10));return e===null?null:e*1440+t}function rs(i){let t=St(i);
return t===null?null:t+i.duration_minutes}var te='[aria-invalid="true"]',$t=class{#t=[];#e="";constructor(t,e){this.text=h(t,"textarea",HTMLTextAreaElement),this.
rows=h(t,"[data-rows]"),this.template=h(t,"template[data-row]",HTMLTemplateElement),this.errors=h(t,"[data-errors]"),this.
full=h(t,"[data-full]"),this.overlaps=h(t,"[data-overlaps]"),this.changed=e,this.text.addEventListener("input",()=>{this.#s(),
e(!0)}),this.rows.addEventListener("click",s=>this.#c(V(s).closest("button"))),this.rows.addEventListener("change",s=>{V(
s).dataset.control==="day"&&this.#a(Y(s))}),this.rows.addEventListener("focusout",s=>{this.rows.inert||this.#a(Y(s))}),this.
rows.addEventListener("input",s=>{Tt(Y(s),"")}),this.rows.addEventListener("keydown",s=>{s.key==="Enter"&&this.#a(Y(s))})}get visits(){
return this.text.value}mark(t){for(let[e,s]of[...this.rows.children].entries())s.toggleAttribute("data-marked",t.includes(
e))}indexOf(t){let e=t.closest("[data-visit]");return e?[...this.rows.children].indexOf(e):-1}set visits(t){this.text.value=
t,this.#s()}#s(){this.rows.inert=!0;for(let t of f(this.rows,te,HTMLInputElement))t.value=t.dataset.read??"",Tt(t,"")}add(t){
let e=this.#i&&!this.rows.inert,n=(e?Yt(zt(this.#t,0)):this.text.value).trim().replace(/,$/,"");this.text.value=n?`${n},\
 ${t}`:t,this.rows.inert=!0,this.changed(!1,e?qt(this.#t.length,0):void 0)}show(t,e=this.#e){for(this.#t=t,this.#e=e;this.
rows.children.length>t.length;)this.rows.lastElementChild?.remove();for(;this.rows.children.length<t.length;)this.rows.append(
ot(this.template));let s=f(this.rows,":scope > [data-visit]");for(let[r,a]of t.entries()){let c=s[r];c&&this.#h(c,a,r,t.
length)}this.rows.inert=!1,this.full.hidden=!this.#i;let n=Kt(t.at(-1),e),o=[un(t),n&&`Visit ${t.length} ${n}.`];this.overlaps.
textContent=o.join(" ").trim()}get hasMistakes(){return this.rows.querySelector(te)!==null}get#i(){return this.#t.length>=
Number(this.full.dataset.full)}showProblems(t){this.text.setAttribute("aria-invalid",String(t.length>0)),this.errors.hidden=
t.length===0,this.errors.replaceChildren(...t.map(e=>{let s=document.createElement("li"),n=cs(e);if(s.textContent=_t(e),
n===null)return s;for(let o of e.suggestions)s.append(" ",this.#n(n,o));return s}))}#n(t,e){let s=document.createElement(
"button");return s.type="button",s.className="suggestion",s.textContent=e,s.setAttribute("aria-label",`Use ${e} for visi\
t ${t+1}`),s.addEventListener("click",()=>{this.visits=Ve(this.text.value,t,e),this.text.focus(),this.changed(!1)}),s}#o(t,e){
this.show(t),this.text.value=Yt(t),this.changed(!1,e)}#r(t,e){this.#o(this.#t.map((s,n)=>t.get(n)??s),e)}#h(t,e,s,n){let[
o,r]=Qt(e.written_moment);t.toggleAttribute("data-masked",e.masked),h(t,"[data-number]").textContent=String(s+1),h(t,"[d\
ata-place]").textContent=e.label,h(t,"[data-category]").textContent=e.category??"";let a=s===n-1?Kt(e,this.#e):"",c=[Jt(
e,this.#t[s-1]),a].filter(Boolean);h(t,"[data-surprise]").textContent=c.join("; ");let l=h(t,'[data-control="day"]',HTMLSelectElement),
d=o&&!b.includes(o)?[...b,o]:b;l.replaceChildren(new Option(`(${b[e.weekday]})`,""),...d.map(y=>new Option(y,y)));let u=[
["day",l,o,"Day"],["time",h(t,'[data-control="time"]',HTMLInputElement),r||hs(e.start_minute),"Time"],["stay",h(t,'[data\
-control="stay"]',HTMLInputElement),String(e.duration_minutes),"Minutes of stay"]],p=h(t,"[data-problem]");p.id=`visit-${s+
1}-problem`;for(let[y,w,S,M]of u){let m=w===document.activeElement&&w.value!==w.dataset.read,E=w.ariaInvalid==="true"&&w.
dataset.read===S;w instanceof HTMLInputElement&&(m||E)||(Tt(w,""),w.value=S),w.dataset.read=S,w.setAttribute("aria-error\
message",p.id),w.toggleAttribute("data-filled-in",e.filled_in.includes(y)),w.setAttribute("aria-label",`${M} of visit ${s+
1}, ${e.label}`)}let g=[["earlier","Move earlier:",s>0],["later","Move later:",s<n-1],["remove","Remove",n>1]];for(let[y,
w,S]of g){let M=h(t,`[data-control="${y}"]`,HTMLButtonElement);M.disabled=!S,M.setAttribute("aria-label",`${w} visit ${s+
1}, ${e.label}`)}}#a(t){let e=t.dataset.control;if(!e||t.localName==="button"||t.value===t.dataset.read)return;let s=this.
indexOf(t),n=this.#t[s],o=t.closest("[data-visit]");if(!n||!o)return;let r={time:ln,stay:dn}[e];if(r&&t instanceof HTMLInputElement&&
(Tt(t,r(t)),t.ariaInvalid))return;let[a]=Qt(n.written_moment),c=h(o,'[data-control="time"]').dataset.read,l=t.value===""?
null:Math.round(Number(t.value)),d={day:{written_moment:`${t.value} ${c}`.trim()},time:{written_moment:t.value&&`${a} ${t.
value}`.trim()},stay:{written_stay:l,duration_minutes:l??n.duration_minutes}};t.dataset.read=t.value,this.#r(new Map([[s,
{...n,...d[e]}]]))}#c(t){let e=t?.dataset.control;if(!t||!e)return;let s=this.indexOf(t);if(e==="remove"){let n=qt(this.#t.
length,s);this.#o(zt(this.#t,s),n),this.#l(Math.min(s,this.#t.length-1),e)}else{let n=e==="earlier"?s-1:s+1;this.#d(s,n),
this.#l(n,e)}}move(t,e){let s=Math.max(0,Math.min(this.#t.length-1,t+e));s!==t&&this.#d(t,s)}setTime(t,e){let s=this.#t[t];
if(!s)return;let[n]=Qt(s.written_moment),o=`${n} ${hs(e)}`.trim();this.#r(new Map([[t,{...s,written_moment:o,start_minute:e}]]))}setStay(t,e){
let s=this.#t[t];if(!s)return;let n={written_stay:e,duration_minutes:e};this.#r(new Map([[t,{...s,...n}]]))}#d(t,e){let[
s,n]=[this.#t[t],this.#t[e]];!s||!n||this.#r(new Map([[t,{...s,...as(n)}],[e,{...n,...as(s)}]]),Ke(this.#t.length,t,e))}#l(t,e){
let s=this.#t.length-1,n={earlier:t===0,later:t===s,remove:s===0},o=[e,"later","earlier","remove","day"].find(c=>!n[c]),
r=f(this.rows,":scope > [data-visit]")[t],a=o&&r?.querySelector(`[data-control="${o}"]`);(a instanceof HTMLElement?a:this.
text).focus()}};function as({place:i,label:t,category:e,masked:s}){return{place:i,label:t,category:e,masked:s}}function Qt(i){
let[t="",e]=i.split(" ");return e===void 0?["",t]:[t,e]}function ln(i){let t=i.value.trim()?Ye(i.value):"";return t===null?
`“${i.value}” is not a time. Write hours and minutes from 00:00 to 23:59, such as 17:30.`:(i.value=t,"")}function dn(i){
let{rangeUnderflow:t,rangeOverflow:e,badInput:s}=i.validity;return t||e||s?`Write the stay in minutes, from ${i.min} to ${i.
max}.`:""}function Tt(i,t){let e=i.closest("[data-visit]");if(!e)return;i.setCustomValidity(t),i.ariaInvalid=t?"true":null;
let s=f(e,te,HTMLInputElement);h(e,"[data-problem]").textContent=s.map(n=>n.validationMessage).join(" ")}function un(i){
let t=i.flatMap((e,s)=>Jt(e,i[s-1])===bt?s+1:[]);return t.length<2?t.length?`Visit ${t[0]} ${bt}.`:"":`These visits begi\
n before the visits above them end: ${t.join(", ")}.`}function hs(i){let t=e=>String(Math.floor(e)).padStart(2,"0");return`${t(
i/60)}:${t(i%60)}`}function cs({where:i}){let t=/^visits\[(\d+)\]/.exec(i);return t?Number(t[1]):null}function _t(i){let t=cs(
i);return t!==null?`Visit ${t+1}: ${i.message}`:i.where.startsWith("interventions")?i.message===Ne?"The changes to the n\
etwork cannot be read. Perhaps the link was cut off. Reset all changes.":`The changes to the network: ${i.message}`:i.message}function ee(){return document.hidden?Promise.resolve():new Promise(i=>{requestAnimationFrame(()=>setTimeout(i)),document.
addEventListener("visibilitychange",()=>i(),{once:!0}),setTimeout(i,1e3)})}async function ls(){await ee(),"requestIdleCa\
llback"in window&&await new Promise(i=>requestIdleCallback(i,{timeout:200}))}var pn="../bundles/browser-model.js",fn=/\bexport\s*\{[^}]*\};?\s*$/;var se=new WeakMap;async function Mt(i,{location:t,variants:e},s,n){let o=mn(i),r=vn(n);for(let a of e){n.throwIfAborted();
let{input:c}=a;s(a,c&&await Promise.race([r,o(c,t)]))}}function mn(i){let t=gn(i);se.has(i)||se.set(i,wn(i));let e=se.get(
i);return async(s,n)=>{let o=await e?.ask({input:s,location:n});if(!o)return t(s,n);if("error"in o)throw new Error(o.error);
return o.answer}}function gn(i){let t=performance.now()+12;return async(e,s)=>(performance.now()>=t&&(await new Promise(
n=>setTimeout(n)),t=performance.now()+12),i.answer(e,s))}function wn(i){try{return new ne(i.content)}catch{return null}}
var ne=class{#t;#e;constructor(t){this.#t=bn(),this.#e=new Promise(e=>{this.#t.addEventListener("error",s=>{s.preventDefault(),
e(null)})}),this.#t.postMessage(t)}ask(t){let{port1:e,port2:s}=new MessageChannel,n=new Promise(o=>{e.onmessage=({data:r})=>{
e.close(),o(r)}});return this.#t.postMessage(t,[s]),Promise.race([this.#e,n])}};function bn(){let i=document.querySelector(
"script[data-engine]")?.textContent;if(!i)return new Worker(new URL(pn,import.meta.url),{type:"module"});let t=new Blob(
[i.replace(fn,"")],{type:"text/javascript"}),e=URL.createObjectURL(t),s=new Worker(e);return setTimeout(()=>URL.revokeObjectURL(
e),6e4),s}function vn(i){let t=new Promise((e,s)=>{i.addEventListener("abort",()=>s(i.reason),{once:!0})});return t.catch(
()=>{}),t}var yn={hours:["Moved by","All visits and the moment to predict move together."],visits:["Visit left out","One visit is \
left out at a time; the others keep the times and stays that the page shows, and the moment to predict stays."],heads:["\
Heads removed","Every set of heads is removed, on top of the changes already made."]},En="This network has too many head\
s to try every set, so each is removed alone.",xn="cannot be left out: the answer is read at the last visit, and the one\
 before is missing or masked",ie=i=>`${(100*i).toFixed(1)} %`,Lt=class{#t=null;constructor(t,e,s){this.body=e,this.explanations=
s,this.kind=h(t,"[data-kind]",HTMLSelectElement),this.button=h(t,"[data-run]",HTMLButtonElement),this.progress=h(t,"[dat\
a-progress]",HTMLProgressElement),this.meaning=h(t,"[data-meaning]"),this.failure=h(t,"[data-failure]"),this.summary=h(t,
"[data-summary]"),this.frame=h(t,"[data-frame]"),this.rows=h(t,"tbody"),this.row=h(t,"template",HTMLTemplateElement),this.
kind.addEventListener("change",()=>this.clear()),this.button.addEventListener("click",()=>this.#t?this.#s():this.#e())}clear(){
this.#i(),this.rows.replaceChildren(),this.summary.textContent="";for(let t of[this.meaning,this.failure,this.frame])t.hidden=
!0}async#e(){this.clear();let t=new AbortController;this.#t=t,this.button.textContent="Stop",this.progress.removeAttribute(
"value"),this.progress.hidden=!1;try{await this.explanations.prepare(),t.signal.throwIfAborted(),await this.#n(t.signal)}catch(e){
if(this.#t!==t)return;this.failure.textContent=rt(e),this.failure.hidden=!1}this.#i()}#s(){let{value:t,max:e}=this.progress,
s=this.frame.hidden?"":` after ${t} of ${e} answers`;this.summary.textContent=`Stopped${s}.`,this.#i()}#i(){this.#t?.abort(),
this.#t=null,this.button.textContent="Run",this.progress.hidden=!0}async#n(t){let{model:e,obstacle:s}=this.explanations,
n=this.body();if(!e)throw new Error(`This browser cannot compute: ${s}`);if(!n)throw new Error("Enter a history of visit\
s first.");let o=this.kind.value,{prediction:r,variants:a}=e.sweep(o,n);if(!a.length)throw new Error("Every head is remo\
ved already.");this.#o(o,r,a);let{location:c}=r,l=[];await Mt(e,{location:c,variants:a},(d,u)=>{let{change:p}=D(u?.probability??
0,r.probability),g=!!u&&u?.prediction.location!==c;this.#r({variant:d,answer:u,change:p,differs:g,row:ot(this.row)},l)},
t),this.summary.textContent=Sn(l)}#o(t,e,s){let[n,o]=yn[t],r=s.every(({heads:a})=>a?.length===1);this.meaning.textContent=
`${r?En:o} The unchanged answer is ${B({prediction:e})}.`,h(this.frame,"[data-changed]").textContent=n;for(let a of[this.
meaning,this.frame])a.hidden=!1;this.progress.max=s.length,this.progress.value=0}#r(t,e){An(t);let s=e.findIndex(o=>kn(t,
o)),n=s<0?e.length:s;this.rows.insertBefore(t.row,e[n]?.row??null),e.splice(n,0,t),this.progress.value+=1}};function kn(i,t){
let[e,s]=[i.variant.heads,t.variant.heads];return!e||e.length!==s?.length?!1:Math.abs(i.change)>Math.abs(t.change)}function An({
variant:i,answer:t,change:e,differs:s,row:n}){h(n,"th").textContent=On(i);let o=h(n,".word");if(!t){o.textContent=xn;return}
n.toggleAttribute("data-differs",s),o.textContent=s?B(t):"the same";let r=h(n,".share");r.textContent=ie(t.probability),
r.style.setProperty("--share",String(t.probability)),h(n,"[data-change]").textContent=ds(e,1)}function On({hours:i=0,visit:t,
heads:e}){return t?`${t.sent+1} ${t.label}`:e?e.map(([s,n])=>`L${s} H${n}`).join(", ")||"none":`${ds(i,0)} h`}function Sn(i){
let t=i.flatMap(({answer:o})=>o?.probability??[]);if(!t.length)return"";let e=i.filter(({differs:o})=>o).length,[s,n]=[Math.
min(...t),Math.max(...t)];return`Another place leads in ${e} of ${t.length} rows. The probability of the unchanged answe\
r lies between ${ie(s)} and ${ie(n)}. Computed in this browser.`}function ds(i,t){let e=Math.abs(i).toFixed(t);return Number(
e)===0?e:`${i>0?"+":"−"}${e}`}var Tn={routine:()=>"routine: people are at home, at work or at a weekly appointment at the usual time",errand:i=>`erran\
ds: the kinds of the last stop${oe(i.at(-1))} and of an earlier one${oe(i.at(-2))} decide together where people go next`,
consequence:i=>`consequences: the first stop of the day${oe(i.at(-1))} decides where people go in the afternoon and even\
ing`};function oe(i){return i?` (${i})`:""}function us(i,t){let{cause:e,custom:s,expected_label:n}=i,o=Tn[s];if(!o)return"\
It was a free choice.";let r=Array.from({length:i.decided_before},()=>"before this history"),a=o([...r,...i.decided_by.map(
l=>$n(l,t))]),c=e===s?"The person followed it.":`It leads to ${n??"an unknown place"}, but this time the person went els\
ewhere.`;return`This simulated town has a rule for this moment, ${a}. ${c}`}function $n(i,t){let e=t.find(({sent:s})=>s===
i);return e?`${e.label}, ${b[e.weekday]} ${R(e.start_minute)}`:`visit ${i+1}`}var _n="The answer and all below it are of your last valid history.",Mn=5e-4,ps=350,Ct=class{shown=null;sent=[];#t=null;isDragging=!1;#e="";#s=null;#i=null;#n;#o=!1;#r=0;#h=0;#a=new AbortController;#c=null;#d="";#l=[];constructor(t,e={}){
this.page=t,this.hooks=e,this.model=t.dataset.explore??"",this.engineChoice=k(t,"[data-engine-choice]",HTMLSelectElement),
this.explanations=new pt(this.model,O().get("engine")),this.explanations.draws=e.draws??!1,this.explanations.sharesWeights=
this.engineChoice!==null||!lt;let{explanations:s}=this;this.#n=e.outline??null;let n=s.sharesWeights&&s.choice!=="server";
e.draws&&n&&!this.#n&&s.prepare(),this.changes=h(t,"[data-changes]"),this.answer=h(t,"[data-answer]",HTMLOutputElement),
this.unknown=h(t,"[data-unknown]"),this.badge=h(t,"[data-badge]"),this.outcome=h(t,"[data-outcome]"),this.reason=h(t,"[d\
ata-outcome-reason]",HTMLDetailsElement),this.person=k(t,"[data-person]",HTMLSelectElement),this.predictAt=h(t,"[data-pr\
edict-at]",HTMLInputElement),this.moment=h(t,"[data-moment]"),this.whose=h(t,"[data-whose]"),this.leftOut=k(t,"[data-lef\
t-out]"),this.examples=h(t,"[data-examples]",HTMLSelectElement),this.failure=h(t,"[data-error]"),this.story=h(t,"[data-s\
tory]"),this.staleNote=h(t,"[data-stale-note]"),this.suggestion=h(t,"[data-try]"),this.editor=new $t(h(t,"[data-editor]"),
(l,d)=>{this.#c=null,this.#$(),this.panel.followHistory(this.editor.visits,d),this.submitSoon(l?ps:0)});let o=()=>setTimeout(
()=>this.#A(),ps),r={subtree:!0,childList:!0,attributeFilter:["aria-invalid"]};new MutationObserver(o).observe(this.editor.
rows,r);let a=h(t,"[data-interventions]",HTMLDetailsElement);this.panel=new U(a,()=>this.submitSoon()),this.engineChoice&&
(this.engineChoice.value=s.choice??"");let c=k(t,"[data-sweeps]");this.sweeps=c&&new Lt(c,()=>this.shown&&v(this.shown),
s),this.#g()}#g(){let{page:t}=this;is(h(t,"[data-combobox]"),e=>this.explanations.searchPlaces(e),e=>({label:e.label,note:e.
category??""}),e=>this.editor.add(e.notation)),this.suggestion.addEventListener("click",()=>{this.editor.visits=this.editor.
text.placeholder,this.submitSoon()});for(let e of["pointerdown","keydown","input"])h(t,"[data-editor]").addEventListener(
e,()=>{this.#o=!0,this.#b()},{once:!0});this.engineChoice?.addEventListener("change",()=>{this.explanations.choose(this.
engineChoice?.value??""),this.submitSoon()}),this.person?.addEventListener("change",()=>this.submitSoon()),this.predictAt.
addEventListener("change",()=>this.submitSoon()),this.moment.addEventListener("click",()=>{this.fill(),this.predictAt.value=
"",this.submitSoon()}),this.whose.addEventListener("click",()=>{this.fill(),N(this.person,""),this.submitSoon()}),h(this.
changes,"[data-undo]").addEventListener("click",()=>{this.panel.text="",this.submitSoon()}),h(this.failure,"button").addEventListener(
"click",()=>{this.explanations.choose(this.explanations.choice),this.submitSoon()}),st(()=>this.restore("keep"))}get exampleHistories(){
return this.#i??=this.#S(),this.#i}get fields(){return{visits:this.editor.visits,user:this.person?.value??"",predict_at:this.
predictAt.value.trim(),top_k:this.#e,interventions:this.panel.text}}markVisits(t){this.editor.mark(t.flatMap(e=>this.sent[e]??
[]))}take({visits:t,user:e,predict_at:s,interventions:n}){this.fill(),this.#$(),this.editor.visits=t,this.predictAt.value=
s,this.panel.text=n,N(this.person,e),this.panel.followHistory(t),this.#d=JSON.stringify(this.fields),this.submitSoon()}get isChanged(){
return this.fill(),JSON.stringify(this.fields)!==this.#d}get interventions(){return Object(L(this.panel.text||"{}"))}set interventions(t){
this.fill(),this.panel.text=Object.keys(t).length?JSON.stringify(t):"",this.panel.followHistory(this.editor.visits),this.#m()}async#m(){
clearTimeout(this.#h);let t=++this.#r;this.page.setAttribute("aria-busy","true"),await ee(),t===this.#r&&this.submitSoon()}submitSoon(t=0){
clearTimeout(this.#h),this.#h=setTimeout(()=>{this.#p(v(this.fields),this.isDragging?"keep":"push")},t)}async#p(t,e){clearTimeout(
this.#h),this.#h=0,this.#r+=1;let s=this.#r;this.#a.abort(),this.#a=new AbortController,this.page.setAttribute("aria-bus\
y","true");let n=!1;try{let o="interventions"in t&&!!t.interventions,[r,a]=await Promise.all([this.#w(t),o?this.#w({...t,
interventions:null}):null]);if(s!==this.#r)return;this.#f(r,a,t,e),n=!0,await ls(),this.fill()}catch(o){if(o instanceof J&&
s===this.#r)this.#y(o.problems);else if(!we(o)&&!(o instanceof J))throw o}finally{s===this.#r&&this.page.removeAttribute(
"aria-busy")}n&&s===this.#r&&this.#b()}fill(){let t=this.#c;t&&(this.#c=null,t(),this.#d=JSON.stringify(this.fields))}async#w(t){
let e=this.#n;this.#n=null;let s="visits"in t&&await e?.(t);return s||this.explanations.explain(t,this.#a.signal)}async#b(){
let{engineChoice:t,explanations:e}=this;if(!t)return;(this.#o||this.hooks.draws||e.choice==="browser")&&e.choice!=="serv\
er"&&await e.prepare(),await this.#v();let n=h(this.page,"[data-engine-obstacle]");n.textContent=e.obstacle&&`This brows\
er cannot compute: ${e.obstacle}`,n.hidden=!e.obstacle}async#v(){let{shown:t}=this,e=this.#t,s=this.#h!==0||this.page.hasAttribute(
"aria-busy");if(!(!this.hooks.draws||!t||!e||s)){if(!("tensors"in e))this.#p(v(t),"keep");else if(ut(e)){let n=await this.#w(
v(t)).catch(()=>null);if(!n||this.#t!==e)return;this.#u(n),this.hooks.shown?.(t,n,null)}}}#u(t){this.#t=t,_(this.answer,
t);let{prediction:e,unknown_probability:s}=t;this.unknown.hidden=s<=e.probability,h(this.unknown,"b span").textContent=`${(100*
s).toFixed(1)} %`,this.badge.textContent=Oe(t.engine)}#f(t,e,s,n){if("record"in s&&(this.editor.visits=t.notation??"",this.
predictAt.value=t.predict_at.replace("T"," "),t.notation===null)){this.#y([{where:"visits",message:"This record contradi\
cts itself and cannot be written as visits.",suggestions:[]}]);return}this.sent=t.visits.map(c=>c.sent);let o=[...t.visits].
sort((c,l)=>c.sent-l.sent);this.panel.followHistory(this.editor.visits),this.panel.text&&this.panel.show(o,this.sent),N(
this.person,t.user),this.#y([]),this.predictAt.placeholder=t.predict_at.replace("T"," "),this.moment.hidden=!this.predictAt.
value.trim(),this.moment.textContent=`predicted for ${Ln(this.predictAt.value,t)}`,this.whose.hidden=!this.person?.value,
this.whose.textContent=`for ${this.person?.selectedOptions[0]?.text.split(",")[0]}`,this.#u(t);let r={...this.fields,visits:t.
notation??""};this.shown=r,this.#T(r,t,e);let a=r.interventions?e:null;this.hooks.shown?.(r,t,a),this.updateAddress(n),this.#c=
()=>{this.editor.show(o,t.predict_at),this.panel.show(o,this.sent),this.#k(o,t.predict_at),this.suggestion.hidden=!0,this.
sweeps?.clear(),this.hooks.filled?.(r,t,a),this.page.dataset.ready="true",this.#_(r,t)}}#k(t,e){let s=f(this.editor.rows,
":scope > [data-visit]");for(let[o,r]of s.entries()){let a=t[o];if(!a?.arrival)continue;let c={day:b[a.weekday]??"",time:a.
arrival.split("T")[1]??"",stay:`${a.duration_minutes} min`};for(let[l,d]of Object.entries(c)){let u=h(r,`[data-read="${l}\
"]`);u.textContent=d,u.toggleAttribute("data-filled-in",a.filled_in.includes(l))}}if(h(this.page,'[data-printed="predict\
-at"]').textContent=e.replace("T"," "),!this.person)return;let n=this.person.selectedOptions[0]?.textContent??"";h(this.
page,'[data-printed="person"]').textContent=n}async#_(t,e){let s=e.unknown_probability,n=s<Mn||s>e.prediction.probability?
[]:[`A place the model does not know: ${(100*s).toFixed(1)} %.`],o=(await this.exampleHistories).find(({visits:r,predict_at:a,
user:c})=>r===t.visits&&a===e.predict_at&&(c===e.user||this.person===null));this.shown===t&&(this.hooks.recognised?.(o,t),
o&&(this.#s={predictAt:this.predictAt.value,end:fs(o)}),o&&n.push(Cn(o,e.location_probabilities.final)),this.outcome.replaceChildren(
...K(n.join(" "))),this.outcome.hidden=n.length===0,this.reason.hidden=!o?.reason,h(this.reason,"p").textContent=o?.reason?
us(o.reason,e.visits):"")}#T(t,e,s){let{changes:n}=this;if(n.hidden=!s||!t.interventions,!s||!t.interventions)return;h(n,
"[data-what]").textContent=ct(JSON.parse(t.interventions)),h(n,"[data-before]").textContent=B(s),h(n,"[data-after]").textContent=
B(e);let o=s.prediction.location===e.prediction.location;h(n,"[data-verdict]").textContent=o?"The most probable place st\
ays the same.":"The most probable place is another one."}#y(t){let e=({where:o})=>o.startsWith("interventions");this.#O(
this.person,t,"user"),this.#O(this.predictAt,t,"predict_at");let s=t.filter(re);this.failure.hidden=s.length===0,h(this.
failure,"span").textContent=s.map(o=>o.message).join(" "),this.panel.showProblems(t.filter(e)),this.editor.showProblems(
t.filter(o=>o.where!==""&&!(o.where==="user"&&this.person)&&o.where!=="predict_at"&&!e(o)));let n=t.find(o=>!re(o));if(n){
let{rows:o}=this.editor,r=n.where.startsWith("visits")||!o.hasChildNodes();this.hooks.refused?.(o.inert&&r)}this.#l=t,this.#A()}#A(){
let t=this.#l.find(o=>!re(o)),s=(this.#l.length>0||this.editor.hasMistakes)&&this.shown!==null;this.staleNote.hidden=!(s||
t);let n=t?.where==="predict_at"?`${_t(t)} `:"";this.staleNote.textContent=s||!t?n+_n:`No answer. ${_t(t)}`,this.story.toggleAttribute(
"data-stale",s)}#O(t,e,s){if(!t)return;let n=e.filter(r=>r.where===s).map(r=>r.message),o=h(this.page,`#${t.getAttribute(
"aria-errormessage")}`);o.textContent=n.join(" "),o.hidden=n.length===0,t.setAttribute("aria-invalid",String(n.length>0))}comparisonOf(t){
let{model:e}=this,s=t.interventions?JSON.stringify({model:e,interventions:null}):null;return $({model:e,...t,top_k:null,
against:s})}updateAddress(t){if(t==="keep"||this.shown===null)return;let{choice:e}=this.explanations,s=this.engineChoice?
e:null,n=$({...this.shown,engine:s,...this.hooks.options?.()});it(n,t)}async restore(t){this.#c=null,this.#s=null,this.examples.
value="";let e=O(),s=e.get("top_k")??"";this.#e=/^([1-9]\d?|100)$/.test(s)?s:"",this.editor.visits=e.get("visits")??"",this.
predictAt.value=e.get("predict_at")??"",this.panel.text=e.get("interventions")??"",N(this.person,e.get("user")),this.leftOut&&
(this.leftOut.hidden=!e.get("user")),this.hooks.restored?.(e);let n=e.get("record");e.has("visits")?await this.#p(v(this.
fields),t):n!==null?await this.#p({record:L(n)},"replace"):await this.#E(e.get("user"))}async#E(t){let e=await this.exampleHistories,
s=e.find(n=>t&&String(n.user)===this.person?.value)??e[0];s?(this.#x(s,e),await this.#p(v(this.fields),"replace")):this.#M()}#M(){
clearTimeout(this.#h),this.#a.abort(),this.#r+=1,this.#c=null,this.page.removeAttribute("aria-busy"),this.shown=null,this.
editor.show([]),this.#y([]),_(this.answer,null),this.outcome.hidden=this.reason.hidden=!0,this.suggestion.hidden=!1,this.
sweeps?.clear(),this.changes.hidden=this.moment.hidden=this.whose.hidden=this.unknown.hidden=!0,this.hooks.cleared?.()}#$(){
this.examples.value="",!(!this.#s||this.editor.visits.trim().endsWith(this.#s.end))&&(this.predictAt.value===this.#s.predictAt&&
(this.predictAt.value=""),this.#s=null)}async#S(){let{examples:t}=this;try{let e=await dt(this.model);t.append(...e.map(
(n,o)=>new Option(n.title,String(o))));let s=t.closest("[data-field]");return s.hidden=e.length===0,t.addEventListener("\
change",()=>{let n=t.value&&e[Number(t.value)];n&&(this.#x(n,e),this.#p(v(this.fields),"push"))}),e}catch{return[]}}#x(t,e){
this.examples.value=String(e.indexOf(t)),this.editor.visits=t.visits,this.panel.followHistory(t.visits,[]),this.predictAt.
value=t.predict_at.replace("T"," "),this.#s={predictAt:this.predictAt.value,end:fs(t)},N(this.person,t.user)}},re=({where:i})=>i===
"",fs=({visits:i})=>i.split(",").at(-1)?.trim()??"";function Ln(i,{predict_at:t}){let[e,s,n,,o]=new Date(`${t}Z`).toUTCString().
split(/,? /),r=/\d-\d/.test(i)?` ${Number(s)} ${n},`:"";return`${e}${r} ${o?.slice(0,5)}`}function Cn({target:i,target_label:t},e){
if(i===void 0)return"";if(i===null)return"The model drew this history itself: nothing really happened next.";let s=e.findIndex(
({location:r})=>r===i);if(s===0)return"Right: the person went there.";let n=e[s],o=n?`number ${s+1} with ${(100*n.probability).
toFixed(1)} %`:`not one of the ${e.length} most probable places`;return`The person went to ${t}, ${o}.`}var ms="The view “Which parts make the prediction?” shows the circuit.",Nn="This network has too many parts to run a\
ll their subsets here.";async function gs(i,t,e,s){await i.prepare();let{model:n,obstacle:o}=i;if(!n)throw new Error(`${o}\
 ${ms}`);let{location:r,variants:a,conclude:c}=n.circuit(t);if(!a.length)throw new Error(`${Nn} ${ms}`);let l=[];return await Mt(
n,{location:r,variants:a},(d,u)=>{u&&l.push(u),e(l.length/a.length)},s),c(l)}var Nt=["story","explore","everything"],ws="pointerscope-depth";function In(i){let t=O().get("depth");if(t&&Nt.includes(
t))return t;let e=location.hash.slice(1);if(e&&!e.includes("=")&&i.querySelector(`[data-story] [id="${CSS.escape(e)}"]`))
return"everything";let s="inRoom"in document.documentElement.dataset?"":he(ws);return Nt.includes(s)?s:"explore"}function bs(i){
i.dataset.depth||ae(i,In(i))}function ae(i,t){let s=h(i,"[data-stage]").hasAttribute("data-undrawn")?"everything":t;return i.
dataset.depth=s,h(i,`input[name=depth][value=${s}]`,HTMLInputElement).checked=!0,s}function vs(i){let t=[".above","[data\
-bar]"].map(e=>h(i,e).getBoundingClientRect());return Math.max(...t.map(({bottom:e})=>e))}function ys(i){ce(ws,i)}function he(i){
try{return localStorage.getItem(i)??""}catch{return""}}function ce(i,t){try{localStorage.setItem(i,t)}catch{}}function Es(i){let t=()=>f(i,"details[data-menu][open]",HTMLDetailsElement);document.addEventListener("pointerdown",({target:e})=>{
for(let s of t())e instanceof Node&&s.contains(e)||(s.open=!1)}),document.addEventListener("keydown",e=>{let[s]=t();e.key!==
"Escape"||!s||(e.stopImmediatePropagation(),s.open=!1,h(s,"summary").focus())},{capture:!0})}var Pn=2;async function xs(i,t,{title:e,origin:s,name:n}){let o=t==="png",r=await(o?ke(i,Pn):xe(i)),a=Ee(r,o?"png":"svg",
{title:e,origin:s});ye(a,`${n}-network.${t}`)}var ks="pointerscope-visits-as",Hn="textarea, input:not([type=radio], [type=checkbox], [type=range])",It=class{#t=null;#e=null;#s=[];#i=[];#n=null;#o=null;#r=[];#h=0;#a=O().
get("open");constructor(t,e){if(this.page=t,this.sheet=new j(t,()=>t.dataset.depth==="everything"),this.bar=h(t,"[data-b\
ar]"),this.undo=h(t,"[data-undo-step]",HTMLButtonElement),this.redo=h(t,"[data-redo-step]",HTMLButtonElement),e)this.picture=
e.picture,this.picture.complete(this.#c,G),e.drawn&&(this.#r=[e.drawn,null,null]);else{let s=h(t,"[data-network]");this.
picture=new gt(s,this.#c,G)}this.#l(),this.#x(he(ks)==="text"?"text":"list"),bs(t)}get#c(){let{page:t}=this,e=!("adapted"in
t.dataset);return{model:()=>t.dataset.explore??"",act:s=>this.#b(s),edit:s=>this.#v(s),...Be&&{ask:s=>Re({head:s})},whatIf:s=>this.#_(
s),...e&&{circuit:((s,n)=>this.#k(s,n))},more:(s,n)=>this.#M(s,n),pointed:s=>this.pointed(s),covered:()=>vs(t),opened:s=>this.#d(
s)}}#d(t){if(t===this.#a)return;let e=nt(this.#a,t);this.#a=t,this.#t?.updateAddress(e)}pointed=()=>{};depthChanged=()=>{};get options(){
let{depth:t=""}=this.page.dataset;return{depth:t==="explore"&&!location.hash?void 0:t,open:this.#a??void 0}}restore(t){this.#a=
t.get("open");let e="inRoom"in document.documentElement.dataset?"explore":null,s=t.get("depth")??e;!this.#n||s===null||s===
this.page.dataset.depth||Nt.includes(s)&&this.#S(s)}follow(t){this.#t=t}showInputs(t){this.page.dataset.depth!=="everyth\
ing"&&this.sheet.show(!0),t&&this.#x("text")}clear(){delete this.page.dataset.drawn,this.showInputs(!0)}#l(){let{page:t}=this;
for(let s of f(t,"input[name=depth]",HTMLInputElement))s.addEventListener("change",()=>{ys(s.value),this.#S(s.value),this.#t?.
updateAddress("replace")});for(let s of f(t,"input[name=visits-as]",HTMLInputElement))s.addEventListener("change",()=>{ce(
ks,s.value),this.#x(s.value)});this.undo.addEventListener("click",()=>this.#E(this.#s,this.#i)),this.redo.addEventListener(
"click",()=>this.#E(this.#i,this.#s)),h(t,"[data-as-learned]").addEventListener("click",()=>this.#u({})),h(t,"[data-pres\
ent]").addEventListener("click",()=>{h(t,"[data-stage]").requestFullscreen()}),Es(t);let e=h(t,"[data-share]",HTMLButtonElement);
e.addEventListener("click",()=>At(e));for(let s of f(t,"[data-save]",HTMLButtonElement))s.addEventListener("click",()=>this.#C(
s.dataset.save??""));h(t,"details[data-export]").addEventListener("toggle",()=>this.#L()),document.addEventListener("key\
down",s=>this.#g(s)),document.addEventListener("pointerscope:server",()=>{t.toggleAttribute("data-server-silent",!ge.answers)})}#g(t){
if(t.target instanceof Element&&t.target.closest(`${Hn}, dialog`)||t.defaultPrevented)return;let s=t.key.toLowerCase();if(s===
"escape"&&this.picture.back(),!(t.ctrlKey||t.metaKey)){s==="c"&&!t.altKey&&this.picture.circuits?.toggle(),s==="t"&&!t.altKey&&
this.picture.showTables();return}s!=="z"&&s!=="y"||(t.preventDefault(),s==="y"||t.shiftKey?this.#E(this.#i,this.#s):this.#E(
this.#s,this.#i))}show(t,e,s){if(this.#A(t),this.#w(t),!("tensors"in e))return;let n=this.#n,o=n?.notation===e.notation,
r=n!==null&&o&&ut(n),a=s&&"tensors"in s?s:null;this.#o=a??(n&&Dn(e,n)?n:null),this.#n=e,this.#p(a?"As learned":"Before t\
his change"),o||(this.picture.happened=null),this.#m(e,this.#o),this.#a!==this.picture.opened&&this.picture.open(this.#a),
this.page.dataset.drawn="true";let{player:c}=this.picture;this.page.dataset.depth==="story"&&!this.#a&&!c.isOpen&&!r&&c.
play()}#m(t,e){let{happened:s}=this.picture,n=[t,e,s];n.every((o,r)=>o===this.#r[r])||(this.#r=n,this.picture.show(t,e))}recognise(t){
let e=h(this.bar,"[data-happened]"),s=t?.target??null;e.hidden=s===null||this.#$;let n=s!==this.picture.happened;if(this.
picture.happened=s,n&&this.#n&&this.#m(this.#n,this.#o),!t||s===null||!this.#n)return;let o=this.#n.prediction.location===
t.target;h(e,"[data-happened-place]").textContent=`${o?"✓ ":""}${t.target_label??""}`}#p(t){let e=h(this.bar,"[data-wa\
s]");if(e.hidden=this.#o===null,!this.#o||!this.#n)return;let{value:s,change:n,isMore:o}=Ae(this.#n,this.#o);h(e,"[data-\
was-name]").textContent=t,h(e,"[data-was-value]").textContent=s;let r=h(e,"[data-was-change]");r.textContent=n,r.className=
o?"more":"less"}#w({interventions:t}){let e=h(this.page,"[data-changed]"),s=JSON.parse(t||"{}"),n=Pe(s,o=>this.#u(o));h(
e,"ul").replaceChildren(...n),e.hidden=n.length===0}#b(t){if(!this.#t||!this.#n)return;let e=Rt(this.#t.interventions,t,
this.#n);this.#u(e,!("isDone"in t)||t.isDone)}#v(t){let e=this.#t;if(!e)return;e.isDragging=!t.isDone,e.fill();let{sent:s,
editor:n}=e,o=s[t.visit]??0;t.kind==="move"?t.by!==0?n.move(o,(s[t.visit+t.by]??0)-o):e.submitSoon():t.kind==="time"?n.setTime(
o,t.minutes):n.setStay(o,t.minutes)}#u(t,e=!0){if(!e){this.#y(t);return}this.#t&&(cancelAnimationFrame(this.#h),this.#t.
interventions=t,this.#f(t))}#f(t){let{explanations:e,fields:s}=this.#t??{};if(!e?.isInBrowser||!s)return;let n=Object.keys(
t).length>0;try{let[o,r]=[s,{...s,interventions:""}].map(a=>e.explainHere(v(a)));if(!o||!r||!("tensors"in o&&"tensors"in
r))return;this.#m(o,n?r:null)}catch{}}#k(t,e){let{explanations:s,shown:n}=this.#t??{};return!s||!n?Promise.reject(new Error(
"There is no answer yet.")):gs(s,v(n),t,e)}#_(t){let{interventions:e}=this.#t??{};return!e||!this.#n?null:this.#T(Rt(e,t,
this.#n))}#T(t){let{explanations:e,shown:s}=this.#t??{};return!e?.isInBrowser||!e.model||!s?null:e.model.trace({...v(s),
interventions:t})}#y(t){cancelAnimationFrame(this.#h),this.#h=requestAnimationFrame(()=>{let e=this.#T(t),s=this.#o?.notation!==
this.#n?.notation;e&&this.#m(e,s?this.#n:this.#o)})}#A(t){if(this.#t?.isDragging&&this.#e)return;this.#e&&JSON.stringify(
this.#e)!==JSON.stringify(t)&&this.#e&&(this.#s.push(this.#e),this.#i.length=0),this.#e=t,this.#O()}#O(){this.undo.disabled=
this.#s.length===0,this.redo.disabled=this.#i.length===0}#E(t,e){let s=this.#t;this.#e&&s?.isChanged&&this.#A(s.fields);
let n=t.pop();!n||!this.#e||(e.push(this.#e),this.#e=n,s?.take(n),this.#O())}#M(t,e){let s=this.page.querySelector(`[dat\
a-story] pointer-view[view="${CSS.escape(t)}"]`);if(!s)return;for(let[o,r]of Object.entries(e))r!==null&&s.setAttribute(
o,r);this.#S("everything"),this.#t?.updateAddress("replace");let n=s.closest("details");n&&(n.open=!0),s.scrollIntoView()}get#$(){
return h(this.page,"[data-stage]").hasAttribute("data-undrawn")}#S(t){let e=ae(this.page,t);this.sheet.toggle(!1),e==="s\
tory"&&this.#n?this.picture.player.play():this.picture.player.close(),this.depthChanged()}#x(t){this.page.dataset.visitsAs=
t,h(this.page,`input[name=visits-as][value=${t}]`,HTMLInputElement).checked=!0}#L(){let t=$({...this.#t?.shown});for(let e of f(
this.page,"[data-export] a",HTMLAnchorElement))e.search=t.toString()}#C(t){let e=`${this.#t?.answer.textContent??""} · ${h(
this.page,".model-name").textContent}`,{past:s,changes:n}=this.#N,o=[e,[n,s].filter(Boolean).join(" ")].filter(Boolean),
{explore:r="model"}=this.page.dataset;xs(this.picture.file({title:e,lines:o}),t,{title:e,origin:location.href,name:r}),h(
this.page,"details[data-export]",HTMLDetailsElement).open=!1}get#N(){let t=this.#t?.interventions??{},e=h(this.bar,"[dat\
a-was]"),s=n=>h(e,`[data-was-${n}]`).textContent;return{changes:Object.keys(t).length?ct(t):"",past:e.hidden?"":`${s("na\
me")}: ${s("value")}.`}}};function Dn(i,t){if(i.notation===t.notation||i.user!==t.user)return!1;let e=t.visits.map(({location:n})=>n),
s=0;for(let{location:n}of i.visits){let o=e.indexOf(n);o<0||(e.splice(o,1),s+=1)}return 2*s>=Math.max(i.visits.length,t.
visits.length)}var Bn=12,tt=i=>`${(100*i).toFixed(1)} %`,As=({name:i,location:t})=>i??`#${t}`;function Os(i){let{location_probabilities:t,
gate:e,unknown_probability:s}=i,{pointer:n,final:o}=t,r=o.reduce((c,{probability:l})=>c-l,1-s),a=new Map((n??[]).map(c=>[
c.location,c.probability]));return{columns:["Place","Probability","from the pointer","from the generation head"],rows:[...o.
map(c=>{let l=e.value*(a.get(c.location)??0),d=[c.probability,l,c.probability-l];return[As(c),...d.map(tt)]}),["all othe\
r known places",tt(Math.max(0,r)),"",""],[He,tt(s),"",""]]}}function Rn(i,t,e){let[s,n]=[i,t].map(({location_probabilities:{
final:r}})=>new Map(r.map(a=>[As(a),a.probability]))),o=[...s??[]].flatMap(([r,a])=>{let c=n?.get(r);return c===void 0?[]:
[{name:r,probability:a,other:c,difference:a-c}]});return o.sort((r,a)=>Math.abs(a.difference)-Math.abs(r.difference)),{columns:[
"Place","First","Second","First minus second"],rows:o.slice(0,e).map(({name:r,probability:a,other:c,difference:l})=>{let u=`${l<
0?"−":"+"}${D(a,c).size} points`;return[r,tt(a),tt(c),u]})}}function Ss(i,t,e){let s=h(i,"[data-difference]"),n=t&&e&&
Rn(t,e,Bn);h(i,"[data-same-answers]").hidden=!n||!Wn(t,e),n?n.rows.length?s.replaceChildren(at(n)):s.textContent="The tw\
o models know no place of the same name.":s.replaceChildren()}function Wn(i,t){let[e,s]=[i,t].map(({location_probabilities:{
final:n}})=>JSON.stringify(n));return e===s}function Un(i){let t=h(i,"[data-places]"),e=h(i,"[data-gate]"),s=h(document,"[data-compare]",HTMLAnchorElement),n=new It(
i),o=new Ct(i,{draws:!0,shown:(r,a,c)=>n.show(r,a,c),filled(r,a){t.replaceChildren(at(Os(a)));let{value:c,learned:l}=a.gate,
d=p=>`${(100*p).toFixed(1)} %`;e.textContent=`Gate ${c.toFixed(3)}${l?"":" (not learned)"}: the answer is ${d(c)} of the\
 pointer's distribution and ${d(1-c)} of the generation head's.`;let u=o.comparisonOf(r);u.set("page","compare"),s.hash=
u.toString()},options:()=>n.options,restored:r=>n.restore(r),refused:r=>n.showInputs(r),cleared:()=>n.clear(),recognised(r,a){
n.recognise(r);let c=k(i,"[data-charts]");if(!c)return;let l=r;c.hidden=!l?.page||a.interventions!=="",h(c,"a",HTMLAnchorElement).
href=l?.page??""}});n.follow(o),n.pointed=r=>o.markVisits(r),o.restore("keep")}function jn(i){let t=f(document,"template\
[data-side-of]",HTMLTemplateElement),e=O(),s=(l,d,u)=>{let p=t.find(({dataset:g})=>g.sideOf===d)??u;if(!p)throw new Error(
"The page has no model.");return h(p.content,`[data-side="${l}"]`).cloneNode(!0)},[n,o=n]=t;h(i,"[data-sides]").replaceChildren(
s("a",e.get("model"),n),s("b",Et(e.get("against")).model??e.get("model"),o));let r=k(document,"[data-explore-link]",HTMLAnchorElement),
a=new Ot(i),c=new yt(i,{asked(l){r&&(r.hash=$({page:"explore",...l}).toString())},options:()=>({page:"compare",...a.options}),
restored:l=>a.restore(l),refused:l=>a.showProblem(l),answered(l,d){a.show(l,d),Ss(i,l,d)}});a.follow(c),c.restore()}var le=new Map;
for(let[i,t]of[["[data-explore]",Un],["[data-compare-page]",jn]]){let e=k(document,i);e&&le.set(e,t)}function Ts(){for(let[
i,t]of le)i.hidden||(le.delete(i),t(i))}Ts();window.addEventListener("hashchange",Ts);
