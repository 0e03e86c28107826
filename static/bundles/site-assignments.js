import{a as H,b as f,c as T,d as y,f as L,i as I,j as O,k as N,l as R,n as S,o as P,q as D,r as q,s as U}from"./site-SFZDWF6U.js";
import"./site-3E6Y2O6Q.js";import"./site-TWOLWAMP.js";import"./site-WWFNVULM.js";import"./site-ERRDMBQT.js";
import"./site-GHMQDKFV.js";import{a as r,b as k,c,e as x}from"./site-AXBYILDR.js";import"./site-MTA6IX37.js";
import{a as _}from"./site-SONR56G4.js";import{a as C,b as $,e as M}from"./site-E2HDMIBS.js";import{a as B,
b as j}from"./site-62BCFDPO.js";import"./site-C225MOGC.js";import"./site-S64QPORY.js";var se=300,re="exported"in document.documentElement.dataset,F="abcdefghjkmnpqrstuvwxyz23456789",ie=6,V=`${H} Send the ne\
w one that stands on this page. Lines of the old one cannot be marked.`,o=r(document,"[data-assigning]"),{work:de="",exercisesAt:le="",
export:ce=""}=o.dataset,E=c(o,"[data-listed] input",HTMLInputElement),h=r(o,"[data-lines]",HTMLTextAreaElement),z=r(o,"[\
data-csv]",HTMLButtonElement),X=r(o,"[data-failure]"),d=E.filter(({checked:e})=>e).map(({value:e})=>e),u=null,G=0,A=0,v=e=>r(
o,`[data-field="${e}"]`);function w(){let e=(t,n=80)=>O(v(t).value,n);return{exercises:d,seed:e("seed",40),title:e("titl\
e"),due:e("due"),tolerance:v("tolerance").value}}function fe(){let e=C();if(v("seed").value=e.get("seed")??W(),!!e.get("\
exercises"))try{K(T(e)),y(e)==="earlier"&&b(V)}catch(t){if(!(t instanceof f))throw t;b(t.message)}}function ue(e){let t=r(
o,"[data-link-failure]");if(t.hidden=!0,!!e)try{let n=new URLSearchParams(/[?#](.*)$/s.exec(e)?.[1]??""),a=T(n),i=y(n);if(i===
"changed")throw new f("This link was changed or cut off. Look for the link that you sent.");if(K(a),b(""),g("push"),i)throw new f(
V)}catch(n){if(!(n instanceof f))throw n;t.textContent=n.message,t.hidden=!1}}function K(e){let t=new Set(E.map(({value:a})=>a));
d=e.exercises.filter(a=>t.has(a));let n=e.exercises.filter(a=>!t.has(a));if(n.length){let a=n.slice(0,3).join(", ").slice(
0,120);throw new f(`There is no exercise ${a}. It was left out of the link.`)}for(let a of["title","due","seed","toleran\
ce"])v(a).value=e[a]}function W(){let e=crypto.getRandomValues(new Uint32Array(ie));return Array.from(e,t=>F.charAt(t%F.
length)).join("")}function b(e){X.textContent=e,X.hidden=!e}function g(e){for(let a of E)a.checked=d.includes(a.value),a.
disabled=!a.checked&&d.length>=60;for(let a of c(o,"[data-of]")){let i=c(a,"[data-listed]:not([hidden]) input",HTMLInputElement),
s=i.filter(({checked:l})=>l).length;r(a,"[data-count]").textContent=s?`${s} of ${i.length} chosen`:`${i.length} ${i.length===
1?"exercise":"exercises"}`}if(r(o,"[data-chosen]").replaceChildren(...d.map(he)),r(o,"[data-empty]").hidden=d.length>0,r(
o,"[data-ready]").hidden=!d.length,!d.length)return;let t=L(w()),n=new URL(de,location.href);re?n.hash=t.toString():n.search=
t.toString(),r(o,"[data-link]",HTMLInputElement).value=n.href,r(o,"[data-try]",HTMLAnchorElement).href=n.href,J(t),e&&M(
t,e),h.value.trim()&&Y()}function J(e){let t=k(o,"[data-variants]",HTMLInputElement);if(!t)return;let{sets:n,questions:a}=t.
dataset,i=c(o,"[data-listed]:has(:checked)"),s=i.filter(Q).length,l=1+Math.floor((Number(a)-i.length)/s);t.max=String(Math.
min(Number(n),l));for(let p of c(o,"[data-most]"))p.textContent=t.max;let m=t.validity.valid;t.setAttribute("aria-invali\
d",String(!m)),r(o,"[data-variants-failure]").hidden=m;for(let p of c(o,"[data-format]",HTMLAnchorElement)){let ne=new URLSearchParams(
{assignment:e.toString(),format:p.dataset.format??"",variants:t.value});m?p.href=`${ce}?${ne}`:p.removeAttribute("href")}}
function he(e){let t=document.createElement("li"),n=E.find(({value:l})=>l===e),a=document.createElement("span"),i=n?.closest(
"[data-listed]")?.querySelector("[data-question]");a.append(...[...i?.childNodes??[]].map(l=>l.cloneNode(!0)));let s=document.
createElement("button");return s.type="button",s.dataset.remove=e,s.textContent="×",s.setAttribute("aria-label",`Remove\
: ${a.textContent}`),t.append(a,s),t}var Q=e=>r(e,"[data-kind]").textContent==="own numbers";function me(){let e=r(o,"[d\
ata-find]",HTMLInputElement).value.toLowerCase().trim(),t=r(o,"[data-drawn-only]",HTMLInputElement).checked;for(let n of c(
o,"[data-of]",HTMLDetailsElement)){let a=r(n,"summary").textContent?.toLowerCase()??"",i=c(n,"[data-listed]");for(let s of i){
let l=`${a} ${s.textContent?.toLowerCase()}`;s.hidden=!l.includes(e)||t&&!Q(s)}n.hidden=i.every(({hidden:s})=>s),n.open=
!!e&&!n.hidden}for(let n of c(o,"[data-chapter]"))n.hidden=c(n,"[data-of]").every(({hidden:a})=>a);r(o,"[data-none]").hidden=
c(o,"[data-chapter]").some(({hidden:n})=>!n),g("")}function Y(){clearTimeout(G),G=setTimeout(Z,se)}async function Z(){A+=
1;let e=A,t=r(o,"[data-read]"),n=r(o,"[data-table]");u=null;try{if(h.value.length>R)throw new f("This is too much text f\
or once. Paste a part of it.");let a=S(h.value);if(a.length&&!d.length)throw new f("Paste the students’ link above, or c\
hoose the exercises again.");let i=await N(w(),le);if(e!==A)return;let s=D(a,w(),i);s.length&&(u=q(s,i));let l=s.filter(
({remarks:m})=>m.length).length;t.textContent=`${pe(s.length,l)}${ge(h.value)}`,n.replaceChildren(...u?[B(U(s,i))]:[]);for(let[
m,p]of[...n.querySelectorAll("tbody tr")].entries())p.toggleAttribute("data-doubtful",!!s[m]?.remarks.length)}catch(a){if(!(a instanceof
f))throw a;t.textContent=a.message,n.replaceChildren()}n.hidden=!u,r(o,"[data-legend]").hidden=!u,z.disabled=!u}function pe(e,t){
if(!h.value.trim())return"";if(!e)return"There is no line of an assignment in this text. Lines begin with “PS1 |”.";
let n=e===1?"1 line":`${e} lines`;return t?`${n}, ${t} with a remark.`:`${n}, all in order.`}function ge(e){let t=P(e);return!t||
!S(e).length?"":t===1?" 1 other line of the text was not read: it holds no “PS1 |”.":` ${t} other lines of the text \
were not read: they hold no “PS1 |”.`}async function ee(e){let t=await Promise.all([...e].map(async s=>({name:s.name,
text:await s.text()}))),n=t.filter(({text:s})=>!s.trim()||s.includes("\0")),a=t.filter(s=>!n.includes(s)).map(({text:s})=>s);
h.value=[h.value,...a].filter(Boolean).join(`
`),await Z();let i=n.map(({name:s,text:l})=>l.trim()?` ${s} is not a text file and was not read.`:` ${s} is empty.`);r(o,
"[data-read]").append(...i)}function ve(e){let t=new Blob([`\uFEFF${j(e)}`],{type:"text/csv;charset=utf-8"});_(t,`marks-${L(
w()).get("check")}.csv`)}o.addEventListener("change",e=>{let{target:t}=e;!(t instanceof HTMLInputElement)||!E.includes(t)||
(b(""),d=t.checked?[...d,t.value]:d.filter(n=>n!==t.value),g("push"))});o.addEventListener("input",e=>{let t=x(e);t.dataset.
field?g("replace"):t.matches("[data-find], [data-drawn-only]")?me():t.matches("[data-variants]")?J(L(w())):t===h&&Y()});
r(o,"[data-chosen]").addEventListener("click",e=>{let{remove:t}=x(e).dataset;if(!t)return;d=d.filter(a=>a!==t),g("push"),
(k(o,"[data-chosen] button")??r(o,"[data-find]")).focus()});r(o,"[data-new-seed]").addEventListener("click",()=>{v("seed").
value=W(),g("push")});r(o,"[data-copy]").addEventListener("click",async e=>{let t=r(o,"[data-link]",HTMLInputElement);t.
select();try{await navigator.clipboard.writeText(t.value),x(e).textContent="Copied"}catch{}});z.addEventListener("click",
()=>u&&ve(u));r(o,"[data-files]",HTMLInputElement).addEventListener("change",({target:e})=>{let t=e;ee(t.files??[]),t.value=
""});var te=r(o,"[data-results]");te.addEventListener("dragover",e=>e.preventDefault());te.addEventListener("drop",e=>{e.
dataTransfer?.files.length&&(e.preventDefault(),ee(e.dataTransfer.files))});r(o,"[data-students-link]",HTMLInputElement).
addEventListener("input",({target:e})=>{ue(e.value.trim())});$(()=>location.reload());v("tolerance").value="1";var we=d.
length>0;fe();g(we?"replace":"");for(let e of d){let{lesson:t}=I(e);r(o,`[data-of="${CSS.escape(t)}"]`,HTMLDetailsElement).
open=!0}
