import{a as f,b as T,c as M,e as L,h as H,i as I,j as O,k as P,m as k,n as R,p as q,q as D,r as N}from"./site-J5CBI2TA.js";
import"./site-3E6Y2O6Q.js";import"./site-TWOLWAMP.js";import"./site-WWFNVULM.js";import"./site-ERRDMBQT.js";
import"./site-GHMQDKFV.js";import{a as r,b,c,e as x}from"./site-AXBYILDR.js";import"./site-MTA6IX37.js";
import{a as U}from"./site-SONR56G4.js";import{a as A,b as C,e as $}from"./site-E2HDMIBS.js";import{a as B,
b as _}from"./site-62BCFDPO.js";import"./site-C225MOGC.js";import"./site-S64QPORY.js";var ae=300,oe="exported"in document.documentElement.dataset,j="abcdefghjkmnpqrstuvwxyz23456789",se=6,o=r(document,"[data\
-assigning]"),{work:re="",exercisesAt:ie="",export:de=""}=o.dataset,E=c(o,"[data-listed] input",HTMLInputElement),h=r(o,
"[data-lines]",HTMLTextAreaElement),G=r(o,"[data-csv]",HTMLButtonElement),F=r(o,"[data-failure]"),d=E.filter(({checked:e})=>e).
map(({value:e})=>e),u=null,X=0,y=0,v=e=>r(o,`[data-field="${e}"]`);function w(){let e=(t,n=80)=>I(v(t).value,n);return{exercises:d,
seed:e("seed",40),title:e("title"),due:e("due"),tolerance:v("tolerance").value}}function le(){let e=A();if(v("seed").value=
e.get("seed")??z(),!!e.get("exercises"))try{V(T(e))}catch(t){if(!(t instanceof f))throw t;S(t.message)}}function ce(e){let t=r(
o,"[data-link-failure]");if(t.hidden=!0,!!e)try{let n=new URLSearchParams(/[?#](.*)$/s.exec(e)?.[1]??""),a=T(n);if(M(n))
throw new f("This link was changed or cut off. Look for the link that you sent.");V(a),S(""),g("push")}catch(n){if(!(n instanceof
f))throw n;t.textContent=n.message,t.hidden=!1}}function V(e){let t=new Set(E.map(({value:a})=>a));d=e.exercises.filter(
a=>t.has(a));let n=e.exercises.filter(a=>!t.has(a));if(n.length){let a=n.slice(0,3).join(", ").slice(0,120);throw new f(
`There is no exercise ${a}. It was left out of the link.`)}for(let a of["title","due","seed","tolerance"])v(a).value=e[a]}
function z(){let e=crypto.getRandomValues(new Uint32Array(se));return Array.from(e,t=>j.charAt(t%j.length)).join("")}function S(e){
F.textContent=e,F.hidden=!e}function g(e){for(let a of E)a.checked=d.includes(a.value),a.disabled=!a.checked&&d.length>=
60;for(let a of c(o,"[data-of]")){let i=c(a,"[data-listed]:not([hidden]) input",HTMLInputElement),s=i.filter(({checked:l})=>l).
length;r(a,"[data-count]").textContent=s?`${s} of ${i.length} chosen`:`${i.length} ${i.length===1?"exercise":"exercises"}`}
if(r(o,"[data-chosen]").replaceChildren(...d.map(fe)),r(o,"[data-empty]").hidden=d.length>0,r(o,"[data-ready]").hidden=!d.
length,!d.length)return;let t=L(w()),n=new URL(re,location.href);oe?n.hash=t.toString():n.search=t.toString(),r(o,"[data\
-link]",HTMLInputElement).value=n.href,r(o,"[data-try]",HTMLAnchorElement).href=n.href,J(t),e&&$(t,e),h.value.trim()&&Q()}
function J(e){let t=b(o,"[data-variants]",HTMLInputElement);if(!t)return;let{sets:n,questions:a}=t.dataset,i=c(o,"[data-\
listed]:has(:checked)"),s=i.filter(K).length,l=1+Math.floor((Number(a)-i.length)/s);t.max=String(Math.min(Number(n),l));
for(let p of c(o,"[data-most]"))p.textContent=t.max;let m=t.validity.valid;t.setAttribute("aria-invalid",String(!m)),r(o,
"[data-variants-failure]").hidden=m;for(let p of c(o,"[data-format]",HTMLAnchorElement)){let ee=new URLSearchParams({assignment:e.
toString(),format:p.dataset.format??"",variants:t.value});m?p.href=`${de}?${ee}`:p.removeAttribute("href")}}function fe(e){
let t=document.createElement("li"),n=E.find(({value:l})=>l===e),a=document.createElement("span"),i=n?.closest("[data-lis\
ted]")?.querySelector("[data-question]");a.append(...[...i?.childNodes??[]].map(l=>l.cloneNode(!0)));let s=document.createElement(
"button");return s.type="button",s.dataset.remove=e,s.textContent="×",s.setAttribute("aria-label",`Remove: ${a.textContent}`),
t.append(a,s),t}var K=e=>r(e,"[data-kind]").textContent==="own numbers";function ue(){let e=r(o,"[data-find]",HTMLInputElement).
value.toLowerCase().trim(),t=r(o,"[data-drawn-only]",HTMLInputElement).checked;for(let n of c(o,"[data-of]",HTMLDetailsElement)){
let a=r(n,"summary").textContent?.toLowerCase()??"",i=c(n,"[data-listed]");for(let s of i){let l=`${a} ${s.textContent?.
toLowerCase()}`;s.hidden=!l.includes(e)||t&&!K(s)}n.hidden=i.every(({hidden:s})=>s),n.open=!!e&&!n.hidden}for(let n of c(
o,"[data-chapter]"))n.hidden=c(n,"[data-of]").every(({hidden:a})=>a);r(o,"[data-none]").hidden=c(o,"[data-chapter]").some(
({hidden:n})=>!n),g("")}function Q(){clearTimeout(X),X=setTimeout(W,ae)}async function W(){y+=1;let e=y,t=r(o,"[data-rea\
d]"),n=r(o,"[data-table]");u=null;try{if(h.value.length>P)throw new f("This is too much text for once. Paste a part of i\
t.");let a=k(h.value);if(a.length&&!d.length)throw new f("Paste the students’ link above, or choose the exercises again.");
let i=await O(w(),ie);if(e!==y)return;let s=q(a,w(),i);s.length&&(u=D(s,i));let l=s.filter(({remarks:m})=>m.length).length;
t.textContent=`${he(s.length,l)}${me(h.value)}`,n.replaceChildren(...u?[B(N(s,i))]:[]);for(let[m,p]of[...n.querySelectorAll(
"tbody tr")].entries())p.toggleAttribute("data-doubtful",!!s[m]?.remarks.length)}catch(a){if(!(a instanceof f))throw a;t.
textContent=a.message,n.replaceChildren()}n.hidden=!u,r(o,"[data-legend]").hidden=!u,G.disabled=!u}function he(e,t){if(!h.
value.trim())return"";if(!e)return"There is no line of an assignment in this text. Lines begin with “PS1 |”.";let n=e===
1?"1 line":`${e} lines`;return t?`${n}, ${t} with a remark.`:`${n}, all in order.`}function me(e){let t=R(e);return!t||!k(
e).length?"":t===1?" 1 other line of the text was not read: it holds no “PS1 |”.":` ${t} other lines of the text wer\
e not read: they hold no “PS1 |”.`}async function Y(e){let t=await Promise.all([...e].map(async s=>({name:s.name,text:await s.
text()}))),n=t.filter(({text:s})=>!s.trim()||s.includes("\0")),a=t.filter(s=>!n.includes(s)).map(({text:s})=>s);h.value=
[h.value,...a].filter(Boolean).join(`
`),await W();let i=n.map(({name:s,text:l})=>l.trim()?` ${s} is not a text file and was not read.`:` ${s} is empty.`);r(o,
"[data-read]").append(...i)}function pe(e){let t=new Blob([`\uFEFF${_(e)}`],{type:"text/csv;charset=utf-8"});U(t,`marks-${L(
w()).get("check")}.csv`)}o.addEventListener("change",e=>{let{target:t}=e;!(t instanceof HTMLInputElement)||!E.includes(t)||
(S(""),d=t.checked?[...d,t.value]:d.filter(n=>n!==t.value),g("push"))});o.addEventListener("input",e=>{let t=x(e);t.dataset.
field?g("replace"):t.matches("[data-find], [data-drawn-only]")?ue():t.matches("[data-variants]")?J(L(w())):t===h&&Q()});
r(o,"[data-chosen]").addEventListener("click",e=>{let{remove:t}=x(e).dataset;if(!t)return;d=d.filter(a=>a!==t),g("push"),
(b(o,"[data-chosen] button")??r(o,"[data-find]")).focus()});r(o,"[data-new-seed]").addEventListener("click",()=>{v("seed").
value=z(),g("push")});r(o,"[data-copy]").addEventListener("click",async e=>{let t=r(o,"[data-link]",HTMLInputElement);t.
select();try{await navigator.clipboard.writeText(t.value),x(e).textContent="Copied"}catch{}});G.addEventListener("click",
()=>u&&pe(u));r(o,"[data-files]",HTMLInputElement).addEventListener("change",({target:e})=>{let t=e;Y(t.files??[]),t.value=
""});var Z=r(o,"[data-results]");Z.addEventListener("dragover",e=>e.preventDefault());Z.addEventListener("drop",e=>{e.dataTransfer?.
files.length&&(e.preventDefault(),Y(e.dataTransfer.files))});r(o,"[data-students-link]",HTMLInputElement).addEventListener(
"input",({target:e})=>{ce(e.value.trim())});C(()=>location.reload());v("tolerance").value="1";var ge=d.length>0;le();g(ge?
"replace":"");for(let e of d){let{lesson:t}=H(e);r(o,`[data-of="${CSS.escape(t)}"]`,HTMLDetailsElement).open=!0}
