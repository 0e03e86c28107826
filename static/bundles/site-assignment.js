import{c as p,d as C,e as S,f as g,h as w,i as A,j as m,l as L,n as O,q as M,u as x}from"./site-DYGFAI6R.js";import{
b as T}from"./site-ZO5KPJJI.js";import"./site-JKSRI2A6.js";import"./site-IPC5H6TC.js";import{a as v,
b as E}from"./site-UDEBKEWO.js";import"./site-UNBUN2HL.js";import"./site-FFZDZ3ZW.js";import{a as i,
c as l,g as b}from"./site-TDSAGLFG.js";import{k}from"./site-VTYE32HA.js";import"./site-2NDMKXN6.js";var u="pointerscope-assignment";function H(n,t){let e=F(`${u}:${n}:${t.toLowerCase()}`);return e&&typeof e=="object"?e:{}}
function I(n,t,e){R(`${u}:${n}:${t.toLowerCase()}`,e)}function N(n){let t=F(`${u}:${n}`);return typeof t=="string"?t:""}
function D(n,t){R(`${u}:${n}`,t)}function F(n){try{return JSON.parse(localStorage.getItem(n)??"null")}catch{return null}}
function R(n,t){try{localStorage.setItem(n,JSON.stringify(t))}catch{}}var G=2,f=class{#n;#r;#t;#s;#i;#e;#o="";share=0;constructor(t,e,s){let{source:r,exercise:o}=t;this.#n=t,this.#i=s,this.#r=
new M(r,o,s.text),this.#e=s.answered??{typed:[],tries:0,isOpened:!1},this.element=b(e),i(this.element,"h2").textContent=
`Exercise ${s.number}`;let a=r.steps[o.step]??o.step;i(this.element,"[data-lesson]").textContent=`${r.title} · step “${a}\
”${o.drawn?" · your own numbers":""}`,this.#t=document.importNode(t.form,!0),i(this.element,"[data-form]").replaceWith(
this.#t),this.#s=i(this.element,"[data-open]",HTMLDetailsElement),this.#l(),this.#m(),this.#t.addEventListener("submit",
d=>this.#f(d)),this.#s.addEventListener("toggle",()=>this.#h()),this.#e.typed.length&&this.#p()}get address(){return this.#n.
address}get answered(){return this.#e}get words(){let{choices:t}=this.#n.exercise,{typed:e}=this.#e;if(!t.length)return e;
let s=t.indexOf(e[0]??"");return s<0?[]:[K(s)]}#l(){let{tables:t,values:e}=this.#r.given,s=t.map(o=>T(o,e,this.#n.source.
figures)),r=document.createElement("div");r.className="given",r.append(...s.filter(o=>o!==null)),s.length&&i(this.#t,"le\
gend").after(r)}#m(){for(let t of l(this.#t,"input[type=radio]",HTMLInputElement))t.name=this.address}get#a(){return l(this.#t,
"input:not([type=radio])",HTMLInputElement)}get#u(){let t=this.#t.querySelector("input:checked");return this.#n.exercise.
choices.length?t instanceof HTMLInputElement?[t.value]:[]:this.#a.map(({value:e})=>e.trim())}#f(t){t.preventDefault();let e=this.#u;
if(!e.some(Boolean)){i(this.#t,"[data-marked]").textContent="Give an answer first.";return}let s=this.#r.mark(e,this.#i.
tolerance),r=!s.cells.includes(null);if(r){let{tries:o,isOpened:a}=this.#e;this.#e={typed:e,tries:o+1,isOpened:a},this.share=
s.share}this.#d(s),r&&this.#i.changed()}#p(){let{typed:t}=this.#e;for(let[s,r]of this.#a.entries())r.value=t[s]??"";for(let s of l(
this.#t,"input[type=radio]",HTMLInputElement))s.checked=s.value===t[0];let e=this.#r.mark(t,this.#i.tolerance);this.share=
e.share,this.#d(e)}#d({cells:t,share:e,sentence:s,forgotten:r}){for(let[a,d]of this.#a.entries())d.setAttribute("aria-in\
valid",String(t[a]?.verdict!=="right"));let o=e===1;i(this.#t,"[data-marked]").textContent=s,i(this.#t,"[data-because]").
hidden=!o,this.#t.dataset.right=String(o),this.element.dataset.state=o?"right":"wrong",this.#g(o?null:r),this.#s.hidden=
!o&&this.#e.tries<G}#g(t){let{source:e,exercise:s}=this.#n,r=t??s.step,o=`“${e.steps[r]??r}”`;i(this.#s,"summary").textContent=
`See the step ${o}${s.drawn?" with my numbers":""}`,i(this.#s,"a",HTMLAnchorElement).href=this.#c(r,"lessonAt"),this.#o!==
r&&(this.#o=r,i(this.#s,"[data-frame]").replaceChildren(),this.#s.open&&this.#h())}#c(t,e){let s=JSON.stringify(this.#r.
inputs),r=k({step:t,removed:this.#n.exercise.drawn?.removed.join(",")??"",inputs:s==="{}"?"":s}),{lesson:o}=m(this.address);
return`${this.#i[e].replace("{lesson}",o)}?${r}`}#h(){if(!this.#s.open)return;let t=i(this.#s,"[data-frame]");if(this.#i.
embedAt&&!t.firstChild){let e=document.createElement("iframe");e.src=this.#c(this.#o,"embedAt"),e.title=i(this.#s,"summa\
ry").textContent??"",t.append(e)}this.#w()}#w(){this.share===1||this.#e.isOpened||(this.#e={...this.#e,isOpened:!0},this.#i.
changed())}};function K(n){return String.fromCharCode(97+n)}var c=i(document,"[data-assignment]"),{exercisesAt:W="",lessonAt:Y="",embedAt:z=""}=c.dataset,y=i(c,"[data-who]",HTMLFormElement),
h=i(c,"[data-student]",HTMLInputElement),$=i(c,"[data-line]",HTMLTextAreaElement);function Q(n){if(!(n instanceof p))throw n;
let t=i(c,"[data-failure]");t.textContent=n.message,t.hidden=!1}async function U(){let n=v(),t=C(n);if(S(n))throw new p(
"This link was changed or cut off. Ask your lecturer for it again.");i(c,"[data-title]").textContent=t.title||"Assignmen\
t",document.title=`${t.title||"Assignment"} · PointerScope`;let e=i(c,"[data-due]");e.textContent=`Due: ${t.due}`,e.hidden=
!t.due;let s=await L(t,W);y.hidden=!1;let r=g(t);y.addEventListener("submit",o=>{o.preventDefault(),j(t,s)}),h.value=w(n.
get("student")??"")||N(r),h.value?j(t,s):h.focus()}function j(n,t){let e=w(h.value);if(i(c,"[data-name-failure]").hidden=
e!=="",!e)return;h.value=e;let s=g(n);D(s,e);let r=H(s,e),o=i(document,"template[data-task]",HTMLTemplateElement),a=t.map(
(d,q)=>new f(d,o,{number:q+1,text:A(n,e,m(d.address).lesson),tolerance:Number(n.tolerance),lessonAt:Y,embedAt:z,answered:r[d.
address],changed:()=>{let B=a.map(({address:P,answered:_})=>[P,_]);I(s,e,Object.fromEntries(B)),J(s,e,a)}}));i(c,"[data-\
tasks]").replaceChildren(...a.map(({element:d})=>d)),i(c,"[data-hand-in]").hidden=!1,y.dataset.begun="",J(s,e,a)}function J(n,t,e){
let s=e.reduce((a,{share:d})=>a+d,0),r=`${x(s)}/${e.length}`,o=e.filter(({words:a})=>a.length).length;i(c,"[data-score]").
textContent=`${o} of ${e.length} answered, ${x(s)} of ${e.length} right.`,$.value=O({check:n,student:t,marks:r,answers:e.
map(({words:a})=>a),tries:e.map(({answered:{tries:a,isOpened:d}})=>`${a}${d?"o":""}`)})}i(c,"[data-copy]").addEventListener(
"click",async({target:n})=>{$.select();let t=n;try{await navigator.clipboard.writeText($.value),t.textContent="Copied"}catch{
t.textContent="Selected: copy it now"}});i(c,"[data-print]").addEventListener("click",()=>window.print());E(()=>location.
reload());U().catch(Q);
