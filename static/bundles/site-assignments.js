import{a as M,b as H,c as f,d as T,e as I,g as x,j as O,k as P,l as R,m as q,o as k,p as D,r as N,s as U,t as B}from"./site-DYGFAI6R.js";
import"./site-ZO5KPJJI.js";import"./site-JKSRI2A6.js";import"./site-IPC5H6TC.js";import{a as A,b as C,
d as $}from"./site-IQH5CDPM.js";import"./site-UNBUN2HL.js";import"./site-FFZDZ3ZW.js";import{a as r,
b,c,e as E}from"./site-TDSAGLFG.js";import{a as _}from"./site-LFSLK7RL.js";import{i as j,j as F}from"./site-UDRN5D4T.js";
import"./site-VTYE32HA.js";import"./site-2NDMKXN6.js";var ae=300,oe="exported"in document.documentElement.dataset,X="abcdefghjkmnpqrstuvwxyz23456789",se=6,o=r(document,"[data\
-assigning]"),{work:re="",exercisesAt:ie="",export:de=""}=o.dataset,L=c(o,"[data-listed] input",HTMLInputElement),h=r(o,
"[data-lines]",HTMLTextAreaElement),z=r(o,"[data-csv]",HTMLButtonElement),G=r(o,"[data-failure]"),d=[],u=null,V=0,y=0,v=t=>r(
o,`[data-field="${t}"]`);function w(){let t=(e,n=80)=>P(v(e).value,n);return{exercises:d,seed:t("seed",40),title:t("titl\
e"),due:t("due"),tolerance:v("tolerance").value}}function le(){let t=A();if(v("seed").value=t.get("seed")??K(),!!t.get("\
exercises"))try{J(T(t))}catch(e){if(!(e instanceof f))throw e;S(e.message)}}function ce(t){let e=r(o,"[data-link-failure\
]");if(e.hidden=!0,!!t)try{let n=new URLSearchParams(/[?#](.*)$/s.exec(t)?.[1]??""),a=T(n);if(I(n))throw new f("This lin\
k was changed or cut off. Look for the link that you sent.");J(a),S(""),g("push")}catch(n){if(!(n instanceof f))throw n;
e.textContent=n.message,e.hidden=!1}}function J(t){let e=new Set(L.map(({value:a})=>a));d=t.exercises.filter(a=>e.has(a));
let n=t.exercises.filter(a=>!e.has(a));if(n.length){let a=n.slice(0,3).join(", ").slice(0,120);throw new f(`There is no \
exercise ${a}. It was left out of the link.`)}for(let a of["title","due","seed","tolerance"])v(a).value=t[a]}function K(){
let t=crypto.getRandomValues(new Uint32Array(se));return Array.from(t,e=>X.charAt(e%X.length)).join("")}function S(t){G.
textContent=t,G.hidden=!t}function g(t){for(let a of L)a.checked=d.includes(a.value),a.disabled=!a.checked&&d.length>=M;
for(let a of c(o,"[data-of]")){let i=c(a,"[data-listed]:not([hidden]) input",HTMLInputElement),s=i.filter(({checked:l})=>l).
length;r(a,"[data-count]").textContent=s?`${s} of ${i.length} chosen`:`${i.length} ${i.length===1?"exercise":"exercises"}`}
if(r(o,"[data-chosen]").replaceChildren(...d.map(fe)),r(o,"[data-empty]").hidden=d.length>0,r(o,"[data-ready]").hidden=!d.
length,!d.length)return;let e=x(w()),n=new URL(re,location.href);oe?n.hash=e.toString():n.search=e.toString(),r(o,"[data\
-link]",HTMLInputElement).value=n.href,r(o,"[data-try]",HTMLAnchorElement).href=n.href,Q(e),t&&$(e,t),h.value.trim()&&Y()}
function Q(t){let e=b(o,"[data-variants]",HTMLInputElement);if(!e)return;let{sets:n,questions:a}=e.dataset,i=c(o,"[data-\
listed]:has(:checked)"),s=i.filter(W).length,l=1+Math.floor((Number(a)-i.length)/s);e.max=String(Math.min(Number(n),l));
for(let p of c(o,"[data-most]"))p.textContent=e.max;let m=e.validity.valid;e.setAttribute("aria-invalid",String(!m)),r(o,
"[data-variants-failure]").hidden=m;for(let p of c(o,"[data-format]",HTMLAnchorElement)){let ne=new URLSearchParams({assignment:t.
toString(),format:p.dataset.format??"",variants:e.value});m?p.href=`${de}?${ne}`:p.removeAttribute("href")}}function fe(t){
let e=document.createElement("li"),n=L.find(({value:l})=>l===t),a=document.createElement("span"),i=n?.closest("[data-lis\
ted]")?.querySelector("[data-question]");a.append(...[...i?.childNodes??[]].map(l=>l.cloneNode(!0)));let s=document.createElement(
"button");return s.type="button",s.dataset.remove=t,s.textContent="×",s.setAttribute("aria-label",`Remove: ${a.textContent}`),
e.append(a,s),e}var W=t=>r(t,"[data-kind]").textContent==="own numbers";function ue(){let t=r(o,"[data-find]",HTMLInputElement).
value.toLowerCase().trim(),e=r(o,"[data-drawn-only]",HTMLInputElement).checked;for(let n of c(o,"[data-of]",HTMLDetailsElement)){
let a=r(n,"summary").textContent?.toLowerCase()??"",i=c(n,"[data-listed]");for(let s of i){let l=`${a} ${s.textContent?.
toLowerCase()}`;s.hidden=!l.includes(t)||e&&!W(s)}n.hidden=i.every(({hidden:s})=>s),n.open=!!t&&!n.hidden}for(let n of c(
o,"[data-chapter]"))n.hidden=c(n,"[data-of]").every(({hidden:a})=>a);r(o,"[data-none]").hidden=c(o,"[data-chapter]").some(
({hidden:n})=>!n),g("")}function Y(){clearTimeout(V),V=setTimeout(Z,ae)}async function Z(){y+=1;let t=y,e=r(o,"[data-rea\
d]"),n=r(o,"[data-table]");u=null;try{if(h.value.length>q)throw new f("This is too much text for once. Paste a part of i\
t.");let a=k(h.value);if(a.length&&!d.length)throw new f("Paste the students’ link above, or choose the exercises again.");
let i=await R(w(),ie);if(t!==y)return;let s=N(a,w(),i);s.length&&(u=U(s,i));let l=s.filter(({remarks:m})=>m.length).length;
e.textContent=`${he(s.length,l)}${me(h.value)}`,n.replaceChildren(...u?[j(B(s,i))]:[]);for(let[m,p]of[...n.querySelectorAll(
"tbody tr")].entries())p.toggleAttribute("data-doubtful",!!s[m]?.remarks.length)}catch(a){if(!(a instanceof f))throw a;e.
textContent=a.message,n.replaceChildren()}n.hidden=!u,r(o,"[data-legend]").hidden=!u,z.disabled=!u}function he(t,e){if(!h.
value.trim())return"";if(!t)return"There is no line of an assignment in this text. Lines begin with “PS1 |”.";let n=t===
1?"1 line":`${t} lines`;return e?`${n}, ${e} with a remark.`:`${n}, all in order.`}function me(t){let e=D(t);return!e||!k(
t).length?"":e===1?" 1 other line of the text was not read: it holds no “PS1 |”.":` ${e} other lines of the text wer\
e not read: they hold no “PS1 |”.`}async function ee(t){let e=await Promise.all([...t].map(async s=>({name:s.name,text:await s.
text()}))),n=e.filter(({text:s})=>!s.trim()||s.includes("\0")),a=e.filter(s=>!n.includes(s)).map(({text:s})=>s);h.value=
[h.value,...a].filter(Boolean).join(`
`),await Z();let i=n.map(({name:s,text:l})=>l.trim()?` ${s} is not a text file and was not read.`:` ${s} is empty.`);r(o,
"[data-read]").append(...i)}function pe(t){let e=new Blob([`\uFEFF${F([t])}`],{type:"text/csv;charset=utf-8"});_(e,`mark\
s-${x(w()).get("check")}.csv`)}o.addEventListener("change",t=>{let{target:e}=t;!(e instanceof HTMLInputElement)||!L.includes(
e)||(S(""),d=e.checked?[...d,e.value]:d.filter(n=>n!==e.value),g("push"))});o.addEventListener("input",t=>{let e=E(t);e.
dataset.field?g("replace"):e.matches("[data-find], [data-drawn-only]")?ue():e.matches("[data-variants]")?Q(x(w())):e===h&&
Y()});r(o,"[data-chosen]").addEventListener("click",t=>{let{remove:e}=E(t).dataset;if(!e)return;d=d.filter(a=>a!==e),g("\
push"),(b(o,"[data-chosen] button")??r(o,"[data-find]")).focus()});r(o,"[data-new-seed]").addEventListener("click",()=>{
v("seed").value=K(),g("push")});r(o,"[data-copy]").addEventListener("click",async t=>{let e=r(o,"[data-link]",HTMLInputElement);
e.select();try{await navigator.clipboard.writeText(e.value),E(t).textContent="Copied"}catch{}});z.addEventListener("clic\
k",()=>u&&pe(u));r(o,"[data-files]",HTMLInputElement).addEventListener("change",({target:t})=>{let e=t;ee(e.files??[]),e.
value=""});var te=r(o,"[data-results]");te.addEventListener("dragover",t=>t.preventDefault());te.addEventListener("drop",
t=>{t.dataTransfer?.files.length&&(t.preventDefault(),ee(t.dataTransfer.files))});r(o,"[data-students-link]",HTMLInputElement).
addEventListener("input",({target:t})=>{ce(t.value.trim())});C(()=>location.reload());v("tolerance").value=H;le();g("");
for(let t of d){let{lesson:e}=O(t);r(o,`[data-of="${CSS.escape(e)}"]`,HTMLDetailsElement).open=!0}
