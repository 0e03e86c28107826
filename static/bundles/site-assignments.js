import{a as y,b as A,c as v,d as S,g as w,j as C,k as M,l as $,m as H,o as O,q as I,r as R,s as U}from"./site-O5GZTLSQ.js";
import"./site-BM5CUF6L.js";import"./site-XZADPU65.js";import"./site-WZCNA33E.js";import{a as b,d as k}from"./site-DUQ3BE7B.js";
import"./site-4I4EMPQU.js";import"./site-SW3O2GNJ.js";import{a as o,b as x,c as d,e as g}from"./site-TDSAGLFG.js";
import{i as D,j as q}from"./site-3YK23PZT.js";import"./site-VTYE32HA.js";import"./site-MTA6IX37.js";var Q=300,W="exported"in document.documentElement.dataset,j="abcdefghjkmnpqrstuvwxyz23456789",Y=6,a=o(document,"[data-as\
signing]"),{work:Z="",exercisesAt:ee="",export:te=""}=a.dataset,L=d(a,"[data-listed] input",HTMLInputElement),u=o(a,"[da\
ta-lines]",HTMLTextAreaElement),_=o(a,"[data-csv]",HTMLButtonElement),N=o(a,"[data-failure]"),l=[],f=null,P=0,T=0,h=t=>o(
a,`[data-field="${t}"]`);function E(){let t=(e,n=80)=>M(h(e).value,n);return{exercises:l,seed:t("seed",40),title:t("titl\
e"),due:t("due"),tolerance:h("tolerance").value}}function ne(){let t=b();if(h("seed").value=t.get("seed")??B(),!!t.get("\
exercises"))try{let e=S(t),n=new Set(L.map(({value:r})=>r));l=e.exercises.filter(r=>n.has(r));let s=e.exercises.filter(r=>!n.
has(r));if(s.length){let r=s.slice(0,3).join(", ").slice(0,120);throw new v(`There is no exercise ${r}. It was left out \
of the link.`)}for(let r of["title","due","seed","tolerance"])h(r).value=e[r]}catch(e){if(!(e instanceof v))throw e;F(e.
message)}}function B(){let t=crypto.getRandomValues(new Uint32Array(Y));return Array.from(t,e=>j.charAt(e%j.length)).join(
"")}function F(t){N.textContent=t,N.hidden=!t}function m(t){for(let s of L)s.checked=l.includes(s.value),s.disabled=!s.checked&&
l.length>=y;for(let s of d(a,"[data-of]")){let r=d(s,"[data-listed]:not([hidden]) input",HTMLInputElement),i=r.filter(({
checked:c})=>c).length;o(s,"[data-count]").textContent=i?`${i} of ${r.length} chosen`:`${r.length} ${r.length===1?"exerc\
ise":"exercises"}`}if(o(a,"[data-chosen]").replaceChildren(...l.map(ae)),o(a,"[data-empty]").hidden=l.length>0,o(a,"[dat\
a-ready]").hidden=!l.length,o(a,"[data-results]").hidden=!l.length,!l.length)return;let e=w(E()),n=new URL(Z,location.href);
W?n.hash=e.toString():n.search=e.toString(),o(a,"[data-link]",HTMLInputElement).value=n.href,o(a,"[data-try]",HTMLAnchorElement).
href=n.href,X(e),t&&k(e,t),u.value.trim()&&G()}function X(t){let e=x(a,"[data-variants]",HTMLInputElement);for(let n of d(
a,"[data-format]",HTMLAnchorElement)){let s=new URLSearchParams({assignment:t.toString(),format:n.dataset.format??"",variants:e?.
validity.valid?e.value:""});n.href=`${te}?${s}`}}function ae(t){let e=document.createElement("li"),n=L.find(({value:c})=>c===
t),s=document.createElement("span"),r=n?.closest("[data-listed]")?.querySelector("[data-question]");s.append(...[...r?.childNodes??
[]].map(c=>c.cloneNode(!0)));let i=document.createElement("button");return i.type="button",i.dataset.remove=t,i.textContent=
"×",i.setAttribute("aria-label",`Remove: ${s.textContent}`),e.append(s,i),e}function oe(){let t=o(a,"[data-find]",HTMLInputElement).
value.toLowerCase().trim(),e=o(a,"[data-drawn-only]",HTMLInputElement).checked;for(let n of d(a,"[data-of]",HTMLDetailsElement)){
let s=o(n,"summary").textContent?.toLowerCase()??"",r=d(n,"[data-listed]");for(let i of r){let c=`${s} ${i.textContent?.
toLowerCase()}`,p=o(i,"[data-kind]").textContent==="own numbers";i.hidden=!c.includes(t)||e&&!p}n.hidden=r.every(({hidden:i})=>i),
n.open=!!t&&!n.hidden}for(let n of d(a,"[data-chapter]"))n.hidden=d(n,"[data-of]").every(({hidden:s})=>s);o(a,"[data-non\
e]").hidden=d(a,"[data-chapter]").some(({hidden:n})=>!n),m("")}function G(){clearTimeout(P),P=setTimeout(z,Q)}async function z(){
T+=1;let t=T,e=o(a,"[data-read]"),n=o(a,"[data-table]");f=null;try{if(u.value.length>H)throw new v("This is too much tex\
t for once. Paste a part of it.");let s=O(u.value),r=await $(E(),ee);if(t!==T)return;let i=I(s,E(),r);i.length&&(f=R(i,r));
let c=i.filter(({remarks:p})=>p.length).length;e.textContent=se(i.length,c),n.replaceChildren(...f?[D(U(i,r))]:[]);for(let[
p,K]of[...n.querySelectorAll("tbody tr")].entries())K.toggleAttribute("data-doubtful",!!i[p]?.remarks.length)}catch(s){if(!(s instanceof
v))throw s;e.textContent=s.message,n.replaceChildren()}n.hidden=!f,o(a,"[data-legend]").hidden=!f,_.disabled=!f}function se(t,e){
if(!u.value.trim())return"";if(!t)return"There is no line of an assignment in this text. Lines begin with “PS1 |”.";
let n=t===1?"1 line":`${t} lines`;return e?`${n}, ${e} with a remark.`:`${n}, all in order.`}async function V(t){let e=await Promise.
all([...t].map(n=>n.text()));u.value=[u.value,...e].filter(Boolean).join(`
`),z()}function re(t){let e=new Blob([`\uFEFF${q([t])}`],{type:"text/csv;charset=utf-8"}),n=document.createElement("a");
n.href=URL.createObjectURL(e),n.download=`marks-${w(E()).get("check")}.csv`,n.click(),setTimeout(()=>URL.revokeObjectURL(
n.href))}a.addEventListener("change",t=>{let{target:e}=t;!(e instanceof HTMLInputElement)||!L.includes(e)||(F(""),l=e.checked?
[...l,e.value]:l.filter(n=>n!==e.value),m("push"))});a.addEventListener("input",t=>{let e=g(t);e.dataset.field?m("replac\
e"):e.matches("[data-find], [data-drawn-only]")?oe():e.matches("[data-variants]")?X(w(E())):e===u&&G()});o(a,"[data-chos\
en]").addEventListener("click",t=>{let{remove:e}=g(t).dataset;if(!e)return;l=l.filter(s=>s!==e),m("push"),(x(a,"[data-ch\
osen] button")??o(a,"[data-find]")).focus()});o(a,"[data-new-seed]").addEventListener("click",()=>{h("seed").value=B(),m(
"push")});o(a,"[data-copy]").addEventListener("click",async t=>{let e=o(a,"[data-link]",HTMLInputElement);e.select();try{
await navigator.clipboard.writeText(e.value),g(t).textContent="Copied"}catch{}});_.addEventListener("click",()=>f&&re(f));
o(a,"[data-files]",HTMLInputElement).addEventListener("change",({target:t})=>{let e=t;V(e.files??[]),e.value=""});var J=o(
a,"[data-results]");J.addEventListener("dragover",t=>t.preventDefault());J.addEventListener("drop",t=>{t.dataTransfer?.files.
length&&(t.preventDefault(),V(t.dataTransfer.files))});window.addEventListener("popstate",()=>location.reload());h("tole\
rance").value=A;ne();m("");for(let t of l){let{lesson:e}=C(t);o(a,`[data-of="${CSS.escape(e)}"]`,HTMLDetailsElement).open=
!0}
