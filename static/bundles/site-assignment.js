import{c as p,d as C,e as A,f as g,h as w,i as L,j as m,l as S,n as O,p as M,t as x}from"./site-W4SWNK6E.js";import{
b as k}from"./site-RHK2573S.js";import"./site-4CZ2BDDF.js";import"./site-W2MIWAD7.js";import{a as v,
b}from"./site-DUQ3BE7B.js";import"./site-UNBUN2HL.js";import"./site-FFZDZ3ZW.js";import{a as i,c as l,
g as E}from"./site-TDSAGLFG.js";import{k as T}from"./site-VTYE32HA.js";import"./site-MTA6IX37.js";var u="pointerscope-assignment";function H(n,t){let e=j(`${u}:${n}:${t.toLowerCase()}`);return e&&typeof e=="object"?e:{}}
function N(n,t,e){F(`${u}:${n}:${t.toLowerCase()}`,e)}function I(n){let t=j(`${u}:${n}`);return typeof t=="string"?t:""}
function D(n,t){F(`${u}:${n}`,t)}function j(n){try{return JSON.parse(localStorage.getItem(n)??"null")}catch{return null}}
function F(n,t){try{localStorage.setItem(n,JSON.stringify(t))}catch{}}var f=class{#n;#r;#t;#e;#i;#s;#o="";share=0;constructor(t,e,s){let{source:r,exercise:o}=t;this.#n=t,this.#i=s,this.#r=new M(
r,o,s.text),this.#s=s.answered??{typed:[],tries:0,isOpened:!1},this.element=E(e),i(this.element,"h2").textContent=`Exerc\
ise ${s.number}`,i(this.element,"[data-lesson]").textContent=`${r.title}${o.drawn?" · your own numbers":""}`,this.#t=document.
importNode(t.form,!0),i(this.element,"[data-form]").replaceWith(this.#t),this.#e=i(this.element,"[data-open]",HTMLDetailsElement),
this.#l(),this.#m(),this.#t.addEventListener("submit",a=>this.#f(a)),this.#e.addEventListener("toggle",()=>this.#h()),this.#s.
typed.length&&this.#p()}get address(){return this.#n.address}get answered(){return this.#s}get words(){let{choices:t}=this.#n.
exercise,{typed:e}=this.#s;if(!t.length)return e;let s=t.indexOf(e[0]??"");return s<0?[]:[P(s)]}#l(){let{tables:t,values:e}=this.#r.
given,s=t.map(o=>k(o,e,this.#n.source.figures)),r=document.createElement("div");r.className="given",r.append(...s.filter(
o=>o!==null)),s.length&&i(this.#t,"legend").after(r)}#m(){for(let t of l(this.#t,"input[type=radio]",HTMLInputElement))t.
name=this.address}get#a(){return l(this.#t,"input:not([type=radio])",HTMLInputElement)}get#u(){let t=this.#t.querySelector(
"input:checked");return this.#n.exercise.choices.length?t instanceof HTMLInputElement?[t.value]:[]:this.#a.map(({value:e})=>e.
trim())}#f(t){t.preventDefault();let e=this.#u;if(!e.some(Boolean)){i(this.#t,"[data-marked]").textContent="Give an answ\
er first.";return}let s=this.#r.mark(e,this.#i.tolerance);if(this.#d(s),s.cells.includes(null))return;let{tries:r,isOpened:o}=this.#s;
this.#s={typed:e,tries:r+1,isOpened:o},this.share=s.share,this.#i.changed()}#p(){let{typed:t}=this.#s;for(let[s,r]of this.#a.
entries())r.value=t[s]??"";for(let s of l(this.#t,"input[type=radio]",HTMLInputElement))s.checked=s.value===t[0];let e=this.#r.
mark(t,this.#i.tolerance);this.share=e.share,this.#d(e)}#d({cells:t,share:e,sentence:s,forgotten:r}){for(let[a,c]of this.#a.
entries())c.setAttribute("aria-invalid",String(t[a]?.verdict!=="right"));let o=e===1;i(this.#t,"[data-marked]").textContent=
s,i(this.#t,"[data-because]").hidden=!o,this.#t.dataset.right=String(o),this.element.dataset.state=o?"right":"wrong",this.#g(
o?null:r)}#g(t){let{source:e,exercise:s}=this.#n,r=t??s.step,o=`“${e.steps[r]??r}”`;i(this.#e,"summary").textContent=
`See the step ${o}${s.drawn?" with my numbers":""}`,i(this.#e,"a",HTMLAnchorElement).href=this.#c(r,"lessonAt"),this.#e.
hidden=!1,this.#o!==r&&(this.#o=r,i(this.#e,"[data-frame]").replaceChildren(),this.#e.open&&this.#h())}#c(t,e){let s=JSON.
stringify(this.#r.inputs),r=T({step:t,removed:this.#n.exercise.drawn?.removed.join(",")??"",inputs:s==="{}"?"":s}),{lesson:o}=m(
this.address);return`${this.#i[e].replace("{lesson}",o)}?${r}`}#h(){if(!this.#e.open)return;let t=i(this.#e,"[data-frame\
]");if(this.#i.embedAt&&!t.firstChild){let e=document.createElement("iframe");e.src=this.#c(this.#o,"embedAt"),e.title=i(
this.#e,"summary").textContent??"",t.append(e)}this.#w()}#w(){this.share===1||this.#s.isOpened||(this.#s={...this.#s,isOpened:!0},
this.#i.changed())}};function P(n){return String.fromCharCode(97+n)}var d=i(document,"[data-assignment]"),{exercisesAt:W="",lessonAt:Y="",embedAt:z=""}=d.dataset,y=i(d,"[data-who]",HTMLFormElement),
h=i(d,"[data-student]",HTMLInputElement),$=i(d,"[data-line]",HTMLTextAreaElement);function Q(n){if(!(n instanceof p))throw n;
let t=i(d,"[data-failure]");t.textContent=n.message,t.hidden=!1}async function U(){let n=v(),t=C(n);if(A(n))throw new p(
"This link was changed or cut off. Ask your lecturer for it again.");i(d,"[data-title]").textContent=t.title||"Assignmen\
t",document.title=`${t.title||"Assignment"} · PointerScope`;let e=i(d,"[data-due]");e.textContent=`Due: ${t.due}`,e.hidden=
!t.due;let s=await S(t,W);y.hidden=!1;let r=g(t);y.addEventListener("submit",o=>{o.preventDefault(),J(t,s)}),h.value=w(n.
get("student")??"")||I(r),h.value?J(t,s):h.focus()}function J(n,t){let e=w(h.value);if(!e)return;h.value=e;let s=g(n);D(
s,e);let r=H(s,e),o=i(document,"template[data-task]",HTMLTemplateElement),a=t.map((c,R)=>new f(c,o,{number:R+1,text:L(n,
e,m(c.address).lesson),tolerance:Number(n.tolerance),lessonAt:Y,embedAt:z,answered:r[c.address],changed:()=>{let B=a.map(
({address:G,answered:K})=>[G,K]);N(s,e,Object.fromEntries(B)),q(s,e,a)}}));i(d,"[data-tasks]").replaceChildren(...a.map(
({element:c})=>c)),i(d,"[data-hand-in]").hidden=!1,y.dataset.begun="",q(s,e,a)}function q(n,t,e){let s=e.reduce((a,{share:c})=>a+
c,0),r=`${x(s)}/${e.length}`,o=e.filter(({words:a})=>a.length).length;i(d,"[data-score]").textContent=`${o} of ${e.length}\
 answered, ${x(s)} of ${e.length} right.`,$.value=O({check:n,student:t,marks:r,answers:e.map(({words:a})=>a),tries:e.map(
({answered:{tries:a,isOpened:c}})=>`${a}${c?"o":""}`)})}i(d,"[data-copy]").addEventListener("click",async({target:n})=>{
$.select();let t=n;try{await navigator.clipboard.writeText($.value),t.textContent="Copied"}catch{t.textContent="Selected\
: copy it now"}});i(d,"[data-print]").addEventListener("click",()=>window.print());b(()=>location.reload());U().catch(Q);
