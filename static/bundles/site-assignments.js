import{a as H,b as I,c as O,d as f,e as T,f as y,h as L,k as N,l as R,m as P,n as D,p as S,q,s as U,t as _,u as B}from"./site-CP4EQBMX.js";
import"./site-4HVWQPXD.js";import"./site-ZKZTQMYA.js";import"./site-ISR36AB6.js";import"./site-ERRDMBQT.js";
import"./site-GHMQDKFV.js";import{a as r,b as k,c,e as x}from"./site-AXBYILDR.js";import"./site-MTA6IX37.js";
import{a as j}from"./site-LFSLK7RL.js";import{a as C,b as $,e as M}from"./site-E2HDMIBS.js";import{a as F,
b as X}from"./site-62BCFDPO.js";import"./site-VTYE32HA.js";import"./site-S64QPORY.js";var se=300,re="exported"in document.documentElement.dataset,G="abcdefghjkmnpqrstuvwxyz23456789",ie=6,K=`${O} Send the ne\
w one that stands on this page. Lines of the old one cannot be marked.`,o=r(document,"[data-assigning]"),{work:de="",exercisesAt:le="",
export:ce=""}=o.dataset,E=c(o,"[data-listed] input",HTMLInputElement),h=r(o,"[data-lines]",HTMLTextAreaElement),W=r(o,"[\
data-csv]",HTMLButtonElement),V=r(o,"[data-failure]"),d=E.filter(({checked:e})=>e).map(({value:e})=>e),u=null,z=0,A=0,v=e=>r(
o,`[data-field="${e}"]`);function w(){let e=(t,n=80)=>R(v(t).value,n);return{exercises:d,seed:e("seed",40),title:e("titl\
e"),due:e("due"),tolerance:v("tolerance").value}}function fe(){let e=C();if(v("seed").value=e.get("seed")??Q(),!!e.get("\
exercises"))try{J(T(e)),y(e)==="earlier"&&b(K)}catch(t){if(!(t instanceof f))throw t;b(t.message)}}function ue(e){let t=r(
o,"[data-link-failure]");if(t.hidden=!0,!!e)try{let n=new URLSearchParams(/[?#](.*)$/s.exec(e)?.[1]??""),a=T(n),i=y(n);if(i===
"changed")throw new f("This link was changed or cut off. Look for the link that you sent.");if(J(a),b(""),g("push"),i)throw new f(
K)}catch(n){if(!(n instanceof f))throw n;t.textContent=n.message,t.hidden=!1}}function J(e){let t=new Set(E.map(({value:a})=>a));
d=e.exercises.filter(a=>t.has(a));let n=e.exercises.filter(a=>!t.has(a));if(n.length){let a=n.slice(0,3).join(", ").slice(
0,120);throw new f(`There is no exercise ${a}. It was left out of the link.`)}for(let a of["title","due","seed","toleran\
ce"])v(a).value=e[a]}function Q(){let e=crypto.getRandomValues(new Uint32Array(ie));return Array.from(e,t=>G.charAt(t%G.
length)).join("")}function b(e){V.textContent=e,V.hidden=!e}function g(e){for(let a of E)a.checked=d.includes(a.value),a.
disabled=!a.checked&&d.length>=H;for(let a of c(o,"[data-of]")){let i=c(a,"[data-listed]:not([hidden]) input",HTMLInputElement),
s=i.filter(({checked:l})=>l).length;r(a,"[data-count]").textContent=s?`${s} of ${i.length} chosen`:`${i.length} ${i.length===
1?"exercise":"exercises"}`}if(r(o,"[data-chosen]").replaceChildren(...d.map(he)),r(o,"[data-empty]").hidden=d.length>0,r(
o,"[data-ready]").hidden=!d.length,!d.length)return;let t=L(w()),n=new URL(de,location.href);re?n.hash=t.toString():n.search=
t.toString(),r(o,"[data-link]",HTMLInputElement).value=n.href,r(o,"[data-try]",HTMLAnchorElement).href=n.href,Y(t),e&&M(
t,e),h.value.trim()&&ee()}function Y(e){let t=k(o,"[data-variants]",HTMLInputElement);if(!t)return;let{sets:n,questions:a}=t.
dataset,i=c(o,"[data-listed]:has(:checked)"),s=i.filter(Z).length,l=1+Math.floor((Number(a)-i.length)/s);t.max=String(Math.
min(Number(n),l));for(let p of c(o,"[data-most]"))p.textContent=t.max;let m=t.validity.valid;t.setAttribute("aria-invali\
d",String(!m)),r(o,"[data-variants-failure]").hidden=m;for(let p of c(o,"[data-format]",HTMLAnchorElement)){let oe=new URLSearchParams(
{assignment:e.toString(),format:p.dataset.format??"",variants:t.value});m?p.href=`${ce}?${oe}`:p.removeAttribute("href")}}
function he(e){let t=document.createElement("li"),n=E.find(({value:l})=>l===e),a=document.createElement("span"),i=n?.closest(
"[data-listed]")?.querySelector("[data-question]");a.append(...[...i?.childNodes??[]].map(l=>l.cloneNode(!0)));let s=document.
createElement("button");return s.type="button",s.dataset.remove=e,s.textContent="×",s.setAttribute("aria-label",`Remove\
: ${a.textContent}`),t.append(a,s),t}var Z=e=>r(e,"[data-kind]").textContent==="own numbers";function me(){let e=r(o,"[d\
ata-find]",HTMLInputElement).value.toLowerCase().trim(),t=r(o,"[data-drawn-only]",HTMLInputElement).checked;for(let n of c(
o,"[data-of]",HTMLDetailsElement)){let a=r(n,"summary").textContent?.toLowerCase()??"",i=c(n,"[data-listed]");for(let s of i){
let l=`${a} ${s.textContent?.toLowerCase()}`;s.hidden=!l.includes(e)||t&&!Z(s)}n.hidden=i.every(({hidden:s})=>s),n.open=
!!e&&!n.hidden}for(let n of c(o,"[data-chapter]"))n.hidden=c(n,"[data-of]").every(({hidden:a})=>a);r(o,"[data-none]").hidden=
c(o,"[data-chapter]").some(({hidden:n})=>!n),g("")}function ee(){clearTimeout(z),z=setTimeout(te,se)}async function te(){
A+=1;let e=A,t=r(o,"[data-read]"),n=r(o,"[data-table]");u=null;try{if(h.value.length>D)throw new f("This is too much tex\
t for once. Paste a part of it.");let a=S(h.value);if(a.length&&!d.length)throw new f("Paste the students’ link above, o\
r choose the exercises again.");let i=await P(w(),le);if(e!==A)return;let s=U(a,w(),i);s.length&&(u=_(s,i));let l=s.filter(
({remarks:m})=>m.length).length;t.textContent=`${pe(s.length,l)}${ge(h.value)}`,n.replaceChildren(...u?[F(B(s,i))]:[]);for(let[
m,p]of[...n.querySelectorAll("tbody tr")].entries())p.toggleAttribute("data-doubtful",!!s[m]?.remarks.length)}catch(a){if(!(a instanceof
f))throw a;t.textContent=a.message,n.replaceChildren()}n.hidden=!u,r(o,"[data-legend]").hidden=!u,W.disabled=!u}function pe(e,t){
if(!h.value.trim())return"";if(!e)return"There is no line of an assignment in this text. Lines begin with “PS1 |”.";
let n=e===1?"1 line":`${e} lines`;return t?`${n}, ${t} with a remark.`:`${n}, all in order.`}function ge(e){let t=q(e);return!t||
!S(e).length?"":t===1?" 1 other line of the text was not read: it holds no “PS1 |”.":` ${t} other lines of the text \
were not read: they hold no “PS1 |”.`}async function ne(e){let t=await Promise.all([...e].map(async s=>({name:s.name,
text:await s.text()}))),n=t.filter(({text:s})=>!s.trim()||s.includes("\0")),a=t.filter(s=>!n.includes(s)).map(({text:s})=>s);
h.value=[h.value,...a].filter(Boolean).join(`
`),await te();let i=n.map(({name:s,text:l})=>l.trim()?` ${s} is not a text file and was not read.`:` ${s} is empty.`);r(
o,"[data-read]").append(...i)}function ve(e){let t=new Blob([`\uFEFF${X(e)}`],{type:"text/csv;charset=utf-8"});j(t,`mark\
s-${L(w()).get("check")}.csv`)}o.addEventListener("change",e=>{let{target:t}=e;!(t instanceof HTMLInputElement)||!E.includes(
t)||(b(""),d=t.checked?[...d,t.value]:d.filter(n=>n!==t.value),g("push"))});o.addEventListener("input",e=>{let t=x(e);t.
dataset.field?g("replace"):t.matches("[data-find], [data-drawn-only]")?me():t.matches("[data-variants]")?Y(L(w())):t===h&&
ee()});r(o,"[data-chosen]").addEventListener("click",e=>{let{remove:t}=x(e).dataset;if(!t)return;d=d.filter(a=>a!==t),g(
"push"),(k(o,"[data-chosen] button")??r(o,"[data-find]")).focus()});r(o,"[data-new-seed]").addEventListener("click",()=>{
v("seed").value=Q(),g("push")});r(o,"[data-copy]").addEventListener("click",async e=>{let t=r(o,"[data-link]",HTMLInputElement);
t.select();try{await navigator.clipboard.writeText(t.value),x(e).textContent="Copied"}catch{}});W.addEventListener("clic\
k",()=>u&&ve(u));r(o,"[data-files]",HTMLInputElement).addEventListener("change",({target:e})=>{let t=e;ne(t.files??[]),t.
value=""});var ae=r(o,"[data-results]");ae.addEventListener("dragover",e=>e.preventDefault());ae.addEventListener("drop",
e=>{e.dataTransfer?.files.length&&(e.preventDefault(),ne(e.dataTransfer.files))});r(o,"[data-students-link]",HTMLInputElement).
addEventListener("input",({target:e})=>{ue(e.value.trim())});$(()=>location.reload());v("tolerance").value=I;var we=d.length>
0;fe();g(we?"replace":"");for(let e of d){let{lesson:t}=N(e);r(o,`[data-of="${CSS.escape(t)}"]`,HTMLDetailsElement).open=
!0}
