import{a as $,b as M,c as f,d as k,e as H,g as E,j as O,k as I,l as R,m as U,o as T,p as P,r as D,s as q,t as j}from"./site-LLHILMGS.js";
import"./site-RHK2573S.js";import"./site-4CZ2BDDF.js";import"./site-W2MIWAD7.js";import{a as A,b as S,
d as C}from"./site-DUQ3BE7B.js";import"./site-UNBUN2HL.js";import"./site-FFZDZ3ZW.js";import{a as r,
b as x,c,e as w}from"./site-TDSAGLFG.js";import{i as N,j as _}from"./site-3YK23PZT.js";import"./site-VTYE32HA.js";
import"./site-MTA6IX37.js";var ee=300,te="exported"in document.documentElement.dataset,B="abcdefghjkmnpqrstuvwxyz23456789",ne=6,o=r(document,"[data\
-assigning]"),{work:ae="",exercisesAt:oe="",export:se=""}=o.dataset,L=c(o,"[data-listed] input",HTMLInputElement),h=r(o,
"[data-lines]",HTMLTextAreaElement),G=r(o,"[data-csv]",HTMLButtonElement),F=r(o,"[data-failure]"),d=[],u=null,X=0,b=0,p=t=>r(
o,`[data-field="${t}"]`);function g(){let t=(e,n=80)=>I(p(e).value,n);return{exercises:d,seed:t("seed",40),title:t("titl\
e"),due:t("due"),tolerance:p("tolerance").value}}function re(){let t=A();if(p("seed").value=t.get("seed")??z(),!!t.get("\
exercises"))try{V(k(t))}catch(e){if(!(e instanceof f))throw e;y(e.message)}}function ie(t){let e=r(o,"[data-link-failure\
]");if(e.hidden=!0,!!t)try{let n=new URLSearchParams(/[?#](.*)$/s.exec(t)?.[1]??""),a=k(n);if(H(n))throw new f("This lin\
k was changed or cut off. Look for the link that you sent.");V(a),y(""),m("push")}catch(n){if(!(n instanceof f))throw n;
e.textContent=n.message,e.hidden=!1}}function V(t){let e=new Set(L.map(({value:a})=>a));d=t.exercises.filter(a=>e.has(a));
let n=t.exercises.filter(a=>!e.has(a));if(n.length){let a=n.slice(0,3).join(", ").slice(0,120);throw new f(`There is no \
exercise ${a}. It was left out of the link.`)}for(let a of["title","due","seed","tolerance"])p(a).value=t[a]}function z(){
let t=crypto.getRandomValues(new Uint32Array(ne));return Array.from(t,e=>B.charAt(e%B.length)).join("")}function y(t){F.
textContent=t,F.hidden=!t}function m(t){for(let a of L)a.checked=d.includes(a.value),a.disabled=!a.checked&&d.length>=$;
for(let a of c(o,"[data-of]")){let i=c(a,"[data-listed]:not([hidden]) input",HTMLInputElement),s=i.filter(({checked:l})=>l).
length;r(a,"[data-count]").textContent=s?`${s} of ${i.length} chosen`:`${i.length} ${i.length===1?"exercise":"exercises"}`}
if(r(o,"[data-chosen]").replaceChildren(...d.map(de)),r(o,"[data-empty]").hidden=d.length>0,r(o,"[data-ready]").hidden=!d.
length,!d.length)return;let e=E(g()),n=new URL(ae,location.href);te?n.hash=e.toString():n.search=e.toString(),r(o,"[data\
-link]",HTMLInputElement).value=n.href,r(o,"[data-try]",HTMLAnchorElement).href=n.href,J(e),t&&C(e,t),h.value.trim()&&K()}
function J(t){let e=x(o,"[data-variants]",HTMLInputElement);if(!e)return;let n=e.validity.valid;e.setAttribute("aria-inv\
alid",String(!n)),r(o,"[data-variants-failure]").hidden=n;for(let a of c(o,"[data-format]",HTMLAnchorElement)){let i=new URLSearchParams(
{assignment:t.toString(),format:a.dataset.format??"",variants:e.value});n?a.href=`${se}?${i}`:a.removeAttribute("href")}}
function de(t){let e=document.createElement("li"),n=L.find(({value:l})=>l===t),a=document.createElement("span"),i=n?.closest(
"[data-listed]")?.querySelector("[data-question]");a.append(...[...i?.childNodes??[]].map(l=>l.cloneNode(!0)));let s=document.
createElement("button");return s.type="button",s.dataset.remove=t,s.textContent="×",s.setAttribute("aria-label",`Remove\
: ${a.textContent}`),e.append(a,s),e}function le(){let t=r(o,"[data-find]",HTMLInputElement).value.toLowerCase().trim(),
e=r(o,"[data-drawn-only]",HTMLInputElement).checked;for(let n of c(o,"[data-of]",HTMLDetailsElement)){let a=r(n,"summary").
textContent?.toLowerCase()??"",i=c(n,"[data-listed]");for(let s of i){let l=`${a} ${s.textContent?.toLowerCase()}`,v=r(s,
"[data-kind]").textContent==="own numbers";s.hidden=!l.includes(t)||e&&!v}n.hidden=i.every(({hidden:s})=>s),n.open=!!t&&
!n.hidden}for(let n of c(o,"[data-chapter]"))n.hidden=c(n,"[data-of]").every(({hidden:a})=>a);r(o,"[data-none]").hidden=
c(o,"[data-chapter]").some(({hidden:n})=>!n),m("")}function K(){clearTimeout(X),X=setTimeout(Q,ee)}async function Q(){b+=
1;let t=b,e=r(o,"[data-read]"),n=r(o,"[data-table]");u=null;try{if(h.value.length>U)throw new f("This is too much text f\
or once. Paste a part of it.");let a=T(h.value);if(a.length&&!d.length)throw new f("Paste the students’ link above, or c\
hoose the exercises again.");let i=await R(g(),oe);if(t!==b)return;let s=D(a,g(),i);s.length&&(u=q(s,i));let l=s.filter(
({remarks:v})=>v.length).length;e.textContent=`${ce(s.length,l)}${fe(h.value)}`,n.replaceChildren(...u?[N(j(s,i))]:[]);for(let[
v,Z]of[...n.querySelectorAll("tbody tr")].entries())Z.toggleAttribute("data-doubtful",!!s[v]?.remarks.length)}catch(a){if(!(a instanceof
f))throw a;e.textContent=a.message,n.replaceChildren()}n.hidden=!u,r(o,"[data-legend]").hidden=!u,G.disabled=!u}function ce(t,e){
if(!h.value.trim())return"";if(!t)return"There is no line of an assignment in this text. Lines begin with “PS1 |”.";
let n=t===1?"1 line":`${t} lines`;return e?`${n}, ${e} with a remark.`:`${n}, all in order.`}function fe(t){let e=P(t);return!e||
!T(t).length?"":e===1?" 1 other line of the text was not read: it holds no “PS1 |”.":` ${e} other lines of the text \
were not read: they hold no “PS1 |”.`}async function W(t){let e=await Promise.all([...t].map(async s=>({name:s.name,
text:await s.text()}))),n=e.filter(({text:s})=>!s.trim()||s.includes("\0")),a=e.filter(s=>!n.includes(s)).map(({text:s})=>s);
h.value=[h.value,...a].filter(Boolean).join(`
`),await Q();let i=n.map(({name:s,text:l})=>l.trim()?` ${s} is not a text file and was not read.`:` ${s} is empty.`);r(o,
"[data-read]").append(...i)}function ue(t){let e=new Blob([`\uFEFF${_([t])}`],{type:"text/csv;charset=utf-8"}),n=document.
createElement("a");n.href=URL.createObjectURL(e),n.download=`marks-${E(g()).get("check")}.csv`,n.click(),setTimeout(()=>URL.
revokeObjectURL(n.href))}o.addEventListener("change",t=>{let{target:e}=t;!(e instanceof HTMLInputElement)||!L.includes(e)||
(y(""),d=e.checked?[...d,e.value]:d.filter(n=>n!==e.value),m("push"))});o.addEventListener("input",t=>{let e=w(t);e.dataset.
field?m("replace"):e.matches("[data-find], [data-drawn-only]")?le():e.matches("[data-variants]")?J(E(g())):e===h&&K()});
r(o,"[data-chosen]").addEventListener("click",t=>{let{remove:e}=w(t).dataset;if(!e)return;d=d.filter(a=>a!==e),m("push"),
(x(o,"[data-chosen] button")??r(o,"[data-find]")).focus()});r(o,"[data-new-seed]").addEventListener("click",()=>{p("seed").
value=z(),m("push")});r(o,"[data-copy]").addEventListener("click",async t=>{let e=r(o,"[data-link]",HTMLInputElement);e.
select();try{await navigator.clipboard.writeText(e.value),w(t).textContent="Copied"}catch{}});G.addEventListener("click",
()=>u&&ue(u));r(o,"[data-files]",HTMLInputElement).addEventListener("change",({target:t})=>{let e=t;W(e.files??[]),e.value=
""});var Y=r(o,"[data-results]");Y.addEventListener("dragover",t=>t.preventDefault());Y.addEventListener("drop",t=>{t.dataTransfer?.
files.length&&(t.preventDefault(),W(t.dataTransfer.files))});r(o,"[data-students-link]",HTMLInputElement).addEventListener(
"input",({target:t})=>{ie(t.value.trim())});S(()=>location.reload());p("tolerance").value=M;re();m("");for(let t of d){let{
lesson:e}=O(t);r(o,`[data-of="${CSS.escape(e)}"]`,HTMLDetailsElement).open=!0}
