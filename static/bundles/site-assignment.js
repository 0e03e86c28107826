import{a as k,b as p,c as S,d as A,e as g,g as w,h as L,i as O,k as C,m as T,p as N,t as y}from"./site-SFZDWF6U.js";
import{b as M}from"./site-3E6Y2O6Q.js";import"./site-TWOLWAMP.js";import"./site-WWFNVULM.js";import"./site-ERRDMBQT.js";
import"./site-GHMQDKFV.js";import{a as o,c,g as b,h as f}from"./site-AXBYILDR.js";import"./site-MTA6IX37.js";
import{a as E,b as v}from"./site-E2HDMIBS.js";import{l as I}from"./site-C225MOGC.js";import"./site-S64QPORY.js";var u="pointerscope-assignment";function H(n,t){let e=B(`${u}:${n}:${t.toLowerCase()}`);return e&&typeof e=="object"?e:{}}
function F(n,t,e){j(`${u}:${n}:${t.toLowerCase()}`,e)}function R(n){let t=B(`${u}:${n}`);return typeof t=="string"?t:""}
function D(n,t){j(`${u}:${n}`,t)}function _(n,t){let e=Math.max(n.length,t.length);return Array.from({length:e},(i,r)=>(n[r]??
"")===(t[r]??"")).every(Boolean)?void 0:n}function B(n){try{return JSON.parse(localStorage.getItem(n)??"null")}catch{return null}}
function j(n,t){try{localStorage.setItem(n,JSON.stringify(t))}catch{}}var W=2,m=class{#n;#r;#t;#s;#i;#e;#d="";share=0;constructor(t,e,s){let{source:i,exercise:r}=t;this.#n=t,this.#i=s,this.#r=
new N(i,r,s.text),this.#e=s.answered??{typed:[],tries:0,isOpened:!1},this.element=b(e),o(this.element,"h2").textContent=
`Exercise ${s.number}`;let a=i.steps[r.step]??r.step;o(this.element,"[data-lesson]").textContent=`${i.title} · step “${a}\
”${r.drawn?" · your own numbers":""}`,this.#t=document.importNode(t.form,!0),o(this.element,"[data-form]").replaceWith(
this.#t),this.#s=o(this.element,"[data-open]",HTMLDetailsElement),this.#m(),this.#p(),this.#t.addEventListener("submit",
d=>this.#g(d)),this.#t.addEventListener("input",()=>this.#w()),this.#s.addEventListener("toggle",()=>this.#u()),s.answered&&
this.#y()}get address(){return this.#n.address}get answered(){return this.#e}get isUnchecked(){return this.#e.draft!==void 0}get words(){
let{choices:t}=this.#n.exercise,{typed:e}=this.#e;if(!t.length)return e;let s=t.indexOf(e[0]??"");return s<0?[]:[Y(s)]}#m(){
let{tables:t,values:e}=this.#r.given,s=t.map(r=>M(r,e,this.#n.source.figures)),i=document.createElement("div");i.className=
"given",i.append(...s.filter(r=>r!==null)),s.length&&o(this.#t,"legend").after(i)}#p(){for(let t of c(this.#t,"input[typ\
e=radio]",HTMLInputElement))t.name=this.address}get#o(){return c(this.#t,"input:not([type=radio])",HTMLInputElement)}get#l(){
let t=this.#t.querySelector("input:checked");return this.#n.exercise.choices.length?t instanceof HTMLInputElement?[t.value]:
[]:this.#o.map(({value:e})=>e.trim())}#g(t){t.preventDefault();let e=this.#l;if(!e.some(Boolean)){o(this.#t,"[data-marke\
d]").textContent="Give an answer first.";return}let s=this.#h(e),i=[...s.cells.keys()].filter(d=>!s.cells[d]);if(i.length){
this.#a(s.sentence,i);return}let{tries:r,isOpened:a}=this.#e;this.#e={typed:e,tries:r+1,isOpened:a},this.share=s.share,this.#c(
s),this.#i.changed()}#w(){let t=_(this.#l,this.#e.typed),{draft:e,...s}=this.#e;this.#e=t?{...s,draft:t}:s,!t&&s.typed.length?
this.#c(this.#h(s.typed)):this.#a(s.typed.length?"Not checked yet.":""),this.#i.changed()}#h(t){let e=this.#o.map(({ariaLabel:s})=>s??
"");return this.#r.mark(t,this.#i.tolerance,e)}#y(){let{typed:t,draft:e}=this.#e,s=e??t;for(let[r,a]of this.#o.entries())
a.value=s[r]??"";for(let r of c(this.#t,"input[type=radio]",HTMLInputElement))r.checked=r.value===s[0];if(!t.length)return;
let i=this.#h(t);this.share=i.share,this.#c(i),e&&this.#a("Not checked yet.")}#c({cells:t,share:e,sentence:s,forgotten:i}){
let r=[...t.keys()].filter(d=>t[d]?.verdict!=="right"),a=e===1;this.#a(s,r),o(this.#t,"[data-because]").hidden=!a,this.#t.
dataset.right=String(a),this.element.dataset.state=a?"right":"wrong",this.#x(a?null:i),this.#s.hidden=!a&&this.#e.tries<
W,o(this.#s,"[data-opened]").hidden=!this.#e.isOpened}#a(t,e=[]){f(o(this.#t,"[data-marked]"),t);for(let[s,i]of this.#o.
entries())i.setAttribute("aria-invalid",String(e.includes(s)));o(this.#t,"[data-because]").hidden=!0,delete this.#t.dataset.
right,delete this.element.dataset.state}#x(t){let{source:e,exercise:s}=this.#n,i=t??s.step,r=`“${e.steps[i]??i}”`;o(
this.#s,"summary").textContent=`See the step ${r}${s.drawn?" with my numbers":""}`,o(this.#s,"a",HTMLAnchorElement).href=
this.#f(i,"lessonAt"),this.#d!==i&&(this.#d=i,o(this.#s,"[data-frame]").replaceChildren(),this.#s.open&&this.#u())}#f(t,e){
let s=JSON.stringify(this.#r.inputs),i=I({step:t,removed:this.#n.exercise.drawn?.removed.join(",")??"",inputs:s==="{}"?"":
s}),{lesson:r}=O(this.address);return`${this.#i[e].replace("{lesson}",r)}?${i}`}#u(){if(!this.#s.open)return;let t=o(this.#s,
"[data-frame]");if(this.#i.embedAt&&!t.firstChild){let e=document.createElement("iframe");e.src=this.#f(this.#d,"embedAt"),
e.title=o(this.#s,"summary").textContent??"",t.append(e)}this.#$()}#$(){this.share===1||this.#e.isOpened||(this.#e={...this.#e,
isOpened:!0},o(this.#s,"[data-opened]").hidden=!1,this.#i.changed())}};function Y(n){return String.fromCharCode(97+n)}var h=o(document,"[data-assignment]"),{exercisesAt:z="",lessonAt:Q="",embedAt:V=""}=h.dataset,x=o(h,"[data-who]",HTMLFormElement),
l=o(h,"[data-student]",HTMLInputElement),$=o(h,"[data-line]",HTMLTextAreaElement),X={changed:"This link was changed or c\
ut off. Ask your lecturer for it again.",earlier:`${k} Ask your lecturer for a new one.`},Z=new Intl.ListFormat("en-GB");
function tt(n){if(!(n instanceof p))throw n;let t=o(h,"[data-failure]");t.textContent=n.message,t.hidden=!1}async function et(){
let n=E(),t=S(n),e=A(n);if(e)throw new p(X[e]);o(h,"[data-title]").textContent=t.title||"Assignment",document.title=`${t.
title||"Assignment"} · PointerScope`;let s=o(h,"[data-due]");s.textContent=`Due: ${t.due}`,s.hidden=!t.due;let i=await C(
t,z);x.hidden=!1;let r=g(t);x.addEventListener("submit",a=>{a.preventDefault(),J(t,i)}),l.value=w(n.get("student")??"")||
R(r),l.value?J(t,i):l.focus()}function J(n,t){let e=w(l.value);if(o(h,"[data-name-failure]").hidden=e!=="",!e)return;l.value=
e;let s=g(n);D(s,e);let i=H(s,e),r=o(document,"template[data-task]",HTMLTemplateElement),a=t.map((d,q)=>new m(d,r,{number:q+
1,text:L(n,e,d.address),tolerance:Number(n.tolerance),lessonAt:Q,embedAt:V,answered:i[d.address],changed:()=>{let G=a.map(
({address:K,answered:U})=>[K,U]);F(s,e,Object.fromEntries(G)),P(s,e,a)}}));o(h,"[data-tasks]").replaceChildren(...a.map(
({element:d})=>d));for(let d of c(h,"[data-rounded], [data-hand-in]"))d.hidden=!1;x.dataset.begun="",P(s,e,a)}function P(n,t,e){
let s=e.reduce((a,{share:d})=>a+d,0),i=`${y(s)}/${e.length}`,r=e.filter(({words:a})=>a.length).length;f(o(h,"[data-score\
]"),`${r} of ${e.length} answered, ${y(s)} of ${e.length} right.`),st(e),$.value=T({check:n,student:t,marks:i,answers:e.
map(({words:a})=>a),tries:e.map(({answered:{tries:a,isOpened:d}})=>`${a}${d?"o":""}`)})}function st(n){let t=n.flatMap(({
isUnchecked:i},r)=>i?[`${r+1}`]:[]),e=o(h,"[data-unchecked]");e.hidden=!t.length;let s=`exercise${t.length>1?"s":""} ${Z.
format(t)}`;e.textContent=`Not checked yet: what you typed in ${s}. The line holds only the answers that you checked las\
t. Press Check there before you hand in.`}o(h,"[data-copy]").addEventListener("click",async({target:n})=>{$.select();let t=n;
try{await navigator.clipboard.writeText($.value),t.textContent="Copied"}catch{t.textContent="Selected: copy it now"}});o(
h,"[data-print]").addEventListener("click",()=>window.print());v(()=>location.reload());et().catch(tt);
