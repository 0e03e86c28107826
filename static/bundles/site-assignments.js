import{a as $,b as M,c as f,d as T,e as H,g as E,j as I,k as O,l as P,m as R,o as k,p as D,r as U,s as q,t as B}from"./site-RNQGDC4T.js";
import"./site-ZDW2FBAW.js";import"./site-DS3VMXF6.js";import"./site-W2MIWAD7.js";import{a as A,b as S,
d as C}from"./site-Y3FYHF36.js";import"./site-UNBUN2HL.js";import"./site-FFZDZ3ZW.js";import{a as r,
b as L,c,e as w}from"./site-TDSAGLFG.js";import{a as N}from"./site-LFSLK7RL.js";import{i as _,j}from"./site-UDRN5D4T.js";
import"./site-VTYE32HA.js";import"./site-2NDMKXN6.js";var te=300,ne="exported"in document.documentElement.dataset,F="abcdefghjkmnpqrstuvwxyz23456789",ae=6,o=r(document,"[data\
-assigning]"),{work:oe="",exercisesAt:se="",export:re=""}=o.dataset,x=c(o,"[data-listed] input",HTMLInputElement),h=r(o,
"[data-lines]",HTMLTextAreaElement),V=r(o,"[data-csv]",HTMLButtonElement),X=r(o,"[data-failure]"),d=[],u=null,G=0,y=0,p=t=>r(
o,`[data-field="${t}"]`);function g(){let t=(e,n=80)=>O(p(e).value,n);return{exercises:d,seed:t("seed",40),title:t("titl\
e"),due:t("due"),tolerance:p("tolerance").value}}function ie(){let t=A();if(p("seed").value=t.get("seed")??J(),!!t.get("\
exercises"))try{z(T(t))}catch(e){if(!(e instanceof f))throw e;b(e.message)}}function de(t){let e=r(o,"[data-link-failure\
]");if(e.hidden=!0,!!t)try{let n=new URLSearchParams(/[?#](.*)$/s.exec(t)?.[1]??""),a=T(n);if(H(n))throw new f("This lin\
k was changed or cut off. Look for the link that you sent.");z(a),b(""),m("push")}catch(n){if(!(n instanceof f))throw n;
e.textContent=n.message,e.hidden=!1}}function z(t){let e=new Set(x.map(({value:a})=>a));d=t.exercises.filter(a=>e.has(a));
let n=t.exercises.filter(a=>!e.has(a));if(n.length){let a=n.slice(0,3).join(", ").slice(0,120);throw new f(`There is no \
exercise ${a}. It was left out of the link.`)}for(let a of["title","due","seed","tolerance"])p(a).value=t[a]}function J(){
let t=crypto.getRandomValues(new Uint32Array(ae));return Array.from(t,e=>F.charAt(e%F.length)).join("")}function b(t){X.
textContent=t,X.hidden=!t}function m(t){for(let a of x)a.checked=d.includes(a.value),a.disabled=!a.checked&&d.length>=$;
for(let a of c(o,"[data-of]")){let i=c(a,"[data-listed]:not([hidden]) input",HTMLInputElement),s=i.filter(({checked:l})=>l).
length;r(a,"[data-count]").textContent=s?`${s} of ${i.length} chosen`:`${i.length} ${i.length===1?"exercise":"exercises"}`}
if(r(o,"[data-chosen]").replaceChildren(...d.map(le)),r(o,"[data-empty]").hidden=d.length>0,r(o,"[data-ready]").hidden=!d.
length,!d.length)return;let e=E(g()),n=new URL(oe,location.href);ne?n.hash=e.toString():n.search=e.toString(),r(o,"[data\
-link]",HTMLInputElement).value=n.href,r(o,"[data-try]",HTMLAnchorElement).href=n.href,K(e),t&&C(e,t),h.value.trim()&&Q()}
function K(t){let e=L(o,"[data-variants]",HTMLInputElement);if(!e)return;let n=e.validity.valid;e.setAttribute("aria-inv\
alid",String(!n)),r(o,"[data-variants-failure]").hidden=n;for(let a of c(o,"[data-format]",HTMLAnchorElement)){let i=new URLSearchParams(
{assignment:t.toString(),format:a.dataset.format??"",variants:e.value});n?a.href=`${re}?${i}`:a.removeAttribute("href")}}
function le(t){let e=document.createElement("li"),n=x.find(({value:l})=>l===t),a=document.createElement("span"),i=n?.closest(
"[data-listed]")?.querySelector("[data-question]");a.append(...[...i?.childNodes??[]].map(l=>l.cloneNode(!0)));let s=document.
createElement("button");return s.type="button",s.dataset.remove=t,s.textContent="×",s.setAttribute("aria-label",`Remove\
: ${a.textContent}`),e.append(a,s),e}function ce(){let t=r(o,"[data-find]",HTMLInputElement).value.toLowerCase().trim(),
e=r(o,"[data-drawn-only]",HTMLInputElement).checked;for(let n of c(o,"[data-of]",HTMLDetailsElement)){let a=r(n,"summary").
textContent?.toLowerCase()??"",i=c(n,"[data-listed]");for(let s of i){let l=`${a} ${s.textContent?.toLowerCase()}`,v=r(s,
"[data-kind]").textContent==="own numbers";s.hidden=!l.includes(t)||e&&!v}n.hidden=i.every(({hidden:s})=>s),n.open=!!t&&
!n.hidden}for(let n of c(o,"[data-chapter]"))n.hidden=c(n,"[data-of]").every(({hidden:a})=>a);r(o,"[data-none]").hidden=
c(o,"[data-chapter]").some(({hidden:n})=>!n),m("")}function Q(){clearTimeout(G),G=setTimeout(W,te)}async function W(){y+=
1;let t=y,e=r(o,"[data-read]"),n=r(o,"[data-table]");u=null;try{if(h.value.length>R)throw new f("This is too much text f\
or once. Paste a part of it.");let a=k(h.value);if(a.length&&!d.length)throw new f("Paste the students’ link above, or c\
hoose the exercises again.");let i=await P(g(),se);if(t!==y)return;let s=U(a,g(),i);s.length&&(u=q(s,i));let l=s.filter(
({remarks:v})=>v.length).length;e.textContent=`${fe(s.length,l)}${ue(h.value)}`,n.replaceChildren(...u?[_(B(s,i))]:[]);for(let[
v,ee]of[...n.querySelectorAll("tbody tr")].entries())ee.toggleAttribute("data-doubtful",!!s[v]?.remarks.length)}catch(a){
if(!(a instanceof f))throw a;e.textContent=a.message,n.replaceChildren()}n.hidden=!u,r(o,"[data-legend]").hidden=!u,V.disabled=
!u}function fe(t,e){if(!h.value.trim())return"";if(!t)return"There is no line of an assignment in this text. Lines begin\
 with “PS1 |”.";let n=t===1?"1 line":`${t} lines`;return e?`${n}, ${e} with a remark.`:`${n}, all in order.`}function ue(t){
let e=D(t);return!e||!k(t).length?"":e===1?" 1 other line of the text was not read: it holds no “PS1 |”.":` ${e} oth\
er lines of the text were not read: they hold no “PS1 |”.`}async function Y(t){let e=await Promise.all([...t].map(async s=>({
name:s.name,text:await s.text()}))),n=e.filter(({text:s})=>!s.trim()||s.includes("\0")),a=e.filter(s=>!n.includes(s)).map(
({text:s})=>s);h.value=[h.value,...a].filter(Boolean).join(`
`),await W();let i=n.map(({name:s,text:l})=>l.trim()?` ${s} is not a text file and was not read.`:` ${s} is empty.`);r(o,
"[data-read]").append(...i)}function he(t){let e=new Blob([`\uFEFF${j([t])}`],{type:"text/csv;charset=utf-8"});N(e,`mark\
s-${E(g()).get("check")}.csv`)}o.addEventListener("change",t=>{let{target:e}=t;!(e instanceof HTMLInputElement)||!x.includes(
e)||(b(""),d=e.checked?[...d,e.value]:d.filter(n=>n!==e.value),m("push"))});o.addEventListener("input",t=>{let e=w(t);e.
dataset.field?m("replace"):e.matches("[data-find], [data-drawn-only]")?ce():e.matches("[data-variants]")?K(E(g())):e===h&&
Q()});r(o,"[data-chosen]").addEventListener("click",t=>{let{remove:e}=w(t).dataset;if(!e)return;d=d.filter(a=>a!==e),m("\
push"),(L(o,"[data-chosen] button")??r(o,"[data-find]")).focus()});r(o,"[data-new-seed]").addEventListener("click",()=>{
p("seed").value=J(),m("push")});r(o,"[data-copy]").addEventListener("click",async t=>{let e=r(o,"[data-link]",HTMLInputElement);
e.select();try{await navigator.clipboard.writeText(e.value),w(t).textContent="Copied"}catch{}});V.addEventListener("clic\
k",()=>u&&he(u));r(o,"[data-files]",HTMLInputElement).addEventListener("change",({target:t})=>{let e=t;Y(e.files??[]),e.
value=""});var Z=r(o,"[data-results]");Z.addEventListener("dragover",t=>t.preventDefault());Z.addEventListener("drop",t=>{
t.dataTransfer?.files.length&&(t.preventDefault(),Y(t.dataTransfer.files))});r(o,"[data-students-link]",HTMLInputElement).
addEventListener("input",({target:t})=>{de(t.value.trim())});S(()=>location.reload());p("tolerance").value=M;ie();m("");
for(let t of d){let{lesson:e}=I(t);r(o,`[data-of="${CSS.escape(e)}"]`,HTMLDetailsElement).open=!0}
