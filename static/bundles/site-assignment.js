import{a as g,b as S,c as C,d as w,f as y,g as A,h as m,j as L,l as O,o as N,s as x}from"./site-J5CBI2TA.js";import{
b as T}from"./site-3E6Y2O6Q.js";import"./site-TWOLWAMP.js";import"./site-WWFNVULM.js";import"./site-ERRDMBQT.js";
import"./site-GHMQDKFV.js";import{a as o,c as l,g as k,h as u}from"./site-AXBYILDR.js";import"./site-MTA6IX37.js";
import{a as E,b}from"./site-E2HDMIBS.js";import{l as M}from"./site-C225MOGC.js";import"./site-S64QPORY.js";var f="pointerscope-assignment";function H(n,t){let e=R(`${f}:${n}:${t.toLowerCase()}`);return e&&typeof e=="object"?e:{}}
function I(n,t,e){_(`${f}:${n}:${t.toLowerCase()}`,e)}function D(n){let t=R(`${f}:${n}`);return typeof t=="string"?t:""}
function F(n,t){_(`${f}:${n}`,t)}function B(n,t){let e=Math.max(n.length,t.length);return Array.from({length:e},(i,r)=>(n[r]??
"")===(t[r]??"")).every(Boolean)?void 0:n}function R(n){try{return JSON.parse(localStorage.getItem(n)??"null")}catch{return null}}
function _(n,t){try{localStorage.setItem(n,JSON.stringify(t))}catch{}}var K=2,p=class{#n;#r;#t;#s;#i;#e;#d="";share=0;constructor(t,e,s){let{source:i,exercise:r}=t;this.#n=t,this.#i=s,this.#r=
new N(i,r,s.text),this.#e=s.answered??{typed:[],tries:0,isOpened:!1},this.element=k(e),o(this.element,"h2").textContent=
`Exercise ${s.number}`;let a=i.steps[r.step]??r.step;o(this.element,"[data-lesson]").textContent=`${i.title} · step “${a}\
”${r.drawn?" · your own numbers":""}`,this.#t=document.importNode(t.form,!0),o(this.element,"[data-form]").replaceWith(
this.#t),this.#s=o(this.element,"[data-open]",HTMLDetailsElement),this.#f(),this.#p(),this.#t.addEventListener("submit",
d=>this.#g(d)),this.#t.addEventListener("input",()=>this.#w()),this.#s.addEventListener("toggle",()=>this.#m()),s.answered&&
this.#y()}get address(){return this.#n.address}get answered(){return this.#e}get isUnchecked(){return this.#e.draft!==void 0}get words(){
let{choices:t}=this.#n.exercise,{typed:e}=this.#e;if(!t.length)return e;let s=t.indexOf(e[0]??"");return s<0?[]:[W(s)]}#f(){
let{tables:t,values:e}=this.#r.given,s=t.map(r=>T(r,e,this.#n.source.figures)),i=document.createElement("div");i.className=
"given",i.append(...s.filter(r=>r!==null)),s.length&&o(this.#t,"legend").after(i)}#p(){for(let t of l(this.#t,"input[typ\
e=radio]",HTMLInputElement))t.name=this.address}get#o(){return l(this.#t,"input:not([type=radio])",HTMLInputElement)}get#l(){
let t=this.#t.querySelector("input:checked");return this.#n.exercise.choices.length?t instanceof HTMLInputElement?[t.value]:
[]:this.#o.map(({value:e})=>e.trim())}#g(t){t.preventDefault();let e=this.#l;if(!e.some(Boolean)){o(this.#t,"[data-marke\
d]").textContent="Give an answer first.";return}let s=this.#h(e),i=[...s.cells.keys()].filter(d=>!s.cells[d]);if(i.length){
this.#a(s.sentence,i);return}let{tries:r,isOpened:a}=this.#e;this.#e={typed:e,tries:r+1,isOpened:a},this.share=s.share,this.#c(
s),this.#i.changed()}#w(){let t=B(this.#l,this.#e.typed),{draft:e,...s}=this.#e;this.#e=t?{...s,draft:t}:s,!t&&s.typed.length?
this.#c(this.#h(s.typed)):this.#a(s.typed.length?"Not checked yet.":""),this.#i.changed()}#h(t){let e=this.#o.map(({ariaLabel:s})=>s??
"");return this.#r.mark(t,this.#i.tolerance,e)}#y(){let{typed:t,draft:e}=this.#e,s=e??t;for(let[r,a]of this.#o.entries())
a.value=s[r]??"";for(let r of l(this.#t,"input[type=radio]",HTMLInputElement))r.checked=r.value===s[0];if(!t.length)return;
let i=this.#h(t);this.share=i.share,this.#c(i),e&&this.#a("Not checked yet.")}#c({cells:t,share:e,sentence:s,forgotten:i}){
let r=[...t.keys()].filter(d=>t[d]?.verdict!=="right"),a=e===1;this.#a(s,r),o(this.#t,"[data-because]").hidden=!a,this.#t.
dataset.right=String(a),this.element.dataset.state=a?"right":"wrong",this.#x(a?null:i),this.#s.hidden=!a&&this.#e.tries<
K}#a(t,e=[]){u(o(this.#t,"[data-marked]"),t);for(let[s,i]of this.#o.entries())i.setAttribute("aria-invalid",String(e.includes(
s)));o(this.#t,"[data-because]").hidden=!0,delete this.#t.dataset.right,delete this.element.dataset.state}#x(t){let{source:e,
exercise:s}=this.#n,i=t??s.step,r=`“${e.steps[i]??i}”`;o(this.#s,"summary").textContent=`See the step ${r}${s.drawn?
" with my numbers":""}`,o(this.#s,"a",HTMLAnchorElement).href=this.#u(i,"lessonAt"),this.#d!==i&&(this.#d=i,o(this.#s,"[\
data-frame]").replaceChildren(),this.#s.open&&this.#m())}#u(t,e){let s=JSON.stringify(this.#r.inputs),i=M({step:t,removed:this.#n.
exercise.drawn?.removed.join(",")??"",inputs:s==="{}"?"":s}),{lesson:r}=m(this.address);return`${this.#i[e].replace("{le\
sson}",r)}?${i}`}#m(){if(!this.#s.open)return;let t=o(this.#s,"[data-frame]");if(this.#i.embedAt&&!t.firstChild){let e=document.
createElement("iframe");e.src=this.#u(this.#d,"embedAt"),e.title=o(this.#s,"summary").textContent??"",t.append(e)}this.#$()}#$(){
this.share===1||this.#e.isOpened||(this.#e={...this.#e,isOpened:!0},this.#i.changed())}};function W(n){return String.fromCharCode(
97+n)}var h=o(document,"[data-assignment]"),{exercisesAt:Y="",lessonAt:z="",embedAt:Q=""}=h.dataset,$=o(h,"[data-who]",HTMLFormElement),
c=o(h,"[data-student]",HTMLInputElement),v=o(h,"[data-line]",HTMLTextAreaElement),V=new Intl.ListFormat("en-GB");function X(n){
if(!(n instanceof g))throw n;let t=o(h,"[data-failure]");t.textContent=n.message,t.hidden=!1}async function Z(){let n=E(),
t=S(n);if(C(n))throw new g("This link was changed or cut off. Ask your lecturer for it again.");o(h,"[data-title]").textContent=
t.title||"Assignment",document.title=`${t.title||"Assignment"} · PointerScope`;let e=o(h,"[data-due]");e.textContent=`D\
ue: ${t.due}`,e.hidden=!t.due;let s=await L(t,Y);$.hidden=!1;let i=w(t);$.addEventListener("submit",r=>{r.preventDefault(),
j(t,s)}),c.value=y(n.get("student")??"")||D(i),c.value?j(t,s):c.focus()}function j(n,t){let e=y(c.value);if(o(h,"[data-n\
ame-failure]").hidden=e!=="",!e)return;c.value=e;let s=w(n);F(s,e);let i=H(s,e),r=o(document,"template[data-task]",HTMLTemplateElement),
a=t.map((d,P)=>new p(d,r,{number:P+1,text:A(n,e,m(d.address).lesson),tolerance:Number(n.tolerance),lessonAt:z,embedAt:Q,
answered:i[d.address],changed:()=>{let q=a.map(({address:G,answered:U})=>[G,U]);I(s,e,Object.fromEntries(q)),J(s,e,a)}}));
o(h,"[data-tasks]").replaceChildren(...a.map(({element:d})=>d)),o(h,"[data-hand-in]").hidden=!1,$.dataset.begun="",J(s,e,
a)}function J(n,t,e){let s=e.reduce((a,{share:d})=>a+d,0),i=`${x(s)}/${e.length}`,r=e.filter(({words:a})=>a.length).length;
u(o(h,"[data-score]"),`${r} of ${e.length} answered, ${x(s)} of ${e.length} right.`),tt(e),v.value=O({check:n,student:t,
marks:i,answers:e.map(({words:a})=>a),tries:e.map(({answered:{tries:a,isOpened:d}})=>`${a}${d?"o":""}`)})}function tt(n){
let t=n.flatMap(({isUnchecked:i},r)=>i?[`${r+1}`]:[]),e=o(h,"[data-unchecked]");e.hidden=!t.length;let s=`exercise${t.length>
1?"s":""} ${V.format(t)}`;e.textContent=`Not checked yet: what you typed in ${s}. The line holds only the answers that y\
ou checked last. Press Check there before you hand in.`}o(h,"[data-copy]").addEventListener("click",async({target:n})=>{
v.select();let t=n;try{await navigator.clipboard.writeText(v.value),t.textContent="Copied"}catch{t.textContent="Selected\
: copy it now"}});o(h,"[data-print]").addEventListener("click",()=>window.print());b(()=>location.reload());Z().catch(X);
