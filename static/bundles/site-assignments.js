import{a as A,b as C,c as v,d as S,g as w,j as M,k as $,l as H,m as O,o as I,q as R,r as U,s as D}from"./site-W4SWNK6E.js";
import"./site-RHK2573S.js";import"./site-4CZ2BDDF.js";import"./site-W2MIWAD7.js";import{a as b,b as k,
d as y}from"./site-DUQ3BE7B.js";import"./site-UNBUN2HL.js";import"./site-FFZDZ3ZW.js";import{a as o,
b as L,c as d,e as E}from"./site-TDSAGLFG.js";import{i as q,j}from"./site-3YK23PZT.js";import"./site-VTYE32HA.js";
import"./site-MTA6IX37.js";var W=300,Y="exported"in document.documentElement.dataset,N="abcdefghjkmnpqrstuvwxyz23456789",Z=6,a=o(document,"[data-as\
signing]"),{work:ee="",exercisesAt:te="",export:ne=""}=a.dataset,x=d(a,"[data-listed] input",HTMLInputElement),u=o(a,"[d\
ata-lines]",HTMLTextAreaElement),B=o(a,"[data-csv]",HTMLButtonElement),P=o(a,"[data-failure]"),l=[],f=null,_=0,T=0,h=t=>o(
a,`[data-field="${t}"]`);function g(){let t=(e,n=80)=>$(h(e).value,n);return{exercises:l,seed:t("seed",40),title:t("titl\
e"),due:t("due"),tolerance:h("tolerance").value}}function ae(){let t=b();if(h("seed").value=t.get("seed")??F(),!!t.get("\
exercises"))try{let e=S(t),n=new Set(x.map(({value:r})=>r));l=e.exercises.filter(r=>n.has(r));let s=e.exercises.filter(r=>!n.
has(r));if(s.length){let r=s.slice(0,3).join(", ").slice(0,120);throw new v(`There is no exercise ${r}. It was left out \
of the link.`)}for(let r of["title","due","seed","tolerance"])h(r).value=e[r]}catch(e){if(!(e instanceof v))throw e;X(e.
message)}}function F(){let t=crypto.getRandomValues(new Uint32Array(Z));return Array.from(t,e=>N.charAt(e%N.length)).join(
"")}function X(t){P.textContent=t,P.hidden=!t}function m(t){for(let s of x)s.checked=l.includes(s.value),s.disabled=!s.checked&&
l.length>=A;for(let s of d(a,"[data-of]")){let r=d(s,"[data-listed]:not([hidden]) input",HTMLInputElement),i=r.filter(({
checked:c})=>c).length;o(s,"[data-count]").textContent=i?`${i} of ${r.length} chosen`:`${r.length} ${r.length===1?"exerc\
ise":"exercises"}`}if(o(a,"[data-chosen]").replaceChildren(...l.map(oe)),o(a,"[data-empty]").hidden=l.length>0,o(a,"[dat\
a-ready]").hidden=!l.length,o(a,"[data-results]").hidden=!l.length,!l.length)return;let e=w(g()),n=new URL(ee,location.href);
Y?n.hash=e.toString():n.search=e.toString(),o(a,"[data-link]",HTMLInputElement).value=n.href,o(a,"[data-try]",HTMLAnchorElement).
href=n.href,G(e),t&&y(e,t),u.value.trim()&&z()}function G(t){let e=L(a,"[data-variants]",HTMLInputElement);for(let n of d(
a,"[data-format]",HTMLAnchorElement)){let s=new URLSearchParams({assignment:t.toString(),format:n.dataset.format??"",variants:e?.
validity.valid?e.value:""});n.href=`${ne}?${s}`}}function oe(t){let e=document.createElement("li"),n=x.find(({value:c})=>c===
t),s=document.createElement("span"),r=n?.closest("[data-listed]")?.querySelector("[data-question]");s.append(...[...r?.childNodes??
[]].map(c=>c.cloneNode(!0)));let i=document.createElement("button");return i.type="button",i.dataset.remove=t,i.textContent=
"×",i.setAttribute("aria-label",`Remove: ${s.textContent}`),e.append(s,i),e}function se(){let t=o(a,"[data-find]",HTMLInputElement).
value.toLowerCase().trim(),e=o(a,"[data-drawn-only]",HTMLInputElement).checked;for(let n of d(a,"[data-of]",HTMLDetailsElement)){
let s=o(n,"summary").textContent?.toLowerCase()??"",r=d(n,"[data-listed]");for(let i of r){let c=`${s} ${i.textContent?.
toLowerCase()}`,p=o(i,"[data-kind]").textContent==="own numbers";i.hidden=!c.includes(t)||e&&!p}n.hidden=r.every(({hidden:i})=>i),
n.open=!!t&&!n.hidden}for(let n of d(a,"[data-chapter]"))n.hidden=d(n,"[data-of]").every(({hidden:s})=>s);o(a,"[data-non\
e]").hidden=d(a,"[data-chapter]").some(({hidden:n})=>!n),m("")}function z(){clearTimeout(_),_=setTimeout(V,W)}async function V(){
T+=1;let t=T,e=o(a,"[data-read]"),n=o(a,"[data-table]");f=null;try{if(u.value.length>O)throw new v("This is too much tex\
t for once. Paste a part of it.");let s=I(u.value),r=await H(g(),te);if(t!==T)return;let i=R(s,g(),r);i.length&&(f=U(i,r));
let c=i.filter(({remarks:p})=>p.length).length;e.textContent=re(i.length,c),n.replaceChildren(...f?[q(D(i,r))]:[]);for(let[
p,Q]of[...n.querySelectorAll("tbody tr")].entries())Q.toggleAttribute("data-doubtful",!!i[p]?.remarks.length)}catch(s){if(!(s instanceof
v))throw s;e.textContent=s.message,n.replaceChildren()}n.hidden=!f,o(a,"[data-legend]").hidden=!f,B.disabled=!f}function re(t,e){
if(!u.value.trim())return"";if(!t)return"There is no line of an assignment in this text. Lines begin with “PS1 |”.";
let n=t===1?"1 line":`${t} lines`;return e?`${n}, ${e} with a remark.`:`${n}, all in order.`}async function J(t){let e=await Promise.
all([...t].map(n=>n.text()));u.value=[u.value,...e].filter(Boolean).join(`
`),V()}function ie(t){let e=new Blob([`\uFEFF${j([t])}`],{type:"text/csv;charset=utf-8"}),n=document.createElement("a");
n.href=URL.createObjectURL(e),n.download=`marks-${w(g()).get("check")}.csv`,n.click(),setTimeout(()=>URL.revokeObjectURL(
n.href))}a.addEventListener("change",t=>{let{target:e}=t;!(e instanceof HTMLInputElement)||!x.includes(e)||(X(""),l=e.checked?
[...l,e.value]:l.filter(n=>n!==e.value),m("push"))});a.addEventListener("input",t=>{let e=E(t);e.dataset.field?m("replac\
e"):e.matches("[data-find], [data-drawn-only]")?se():e.matches("[data-variants]")?G(w(g())):e===u&&z()});o(a,"[data-chos\
en]").addEventListener("click",t=>{let{remove:e}=E(t).dataset;if(!e)return;l=l.filter(s=>s!==e),m("push"),(L(a,"[data-ch\
osen] button")??o(a,"[data-find]")).focus()});o(a,"[data-new-seed]").addEventListener("click",()=>{h("seed").value=F(),m(
"push")});o(a,"[data-copy]").addEventListener("click",async t=>{let e=o(a,"[data-link]",HTMLInputElement);e.select();try{
await navigator.clipboard.writeText(e.value),E(t).textContent="Copied"}catch{}});B.addEventListener("click",()=>f&&ie(f));
o(a,"[data-files]",HTMLInputElement).addEventListener("change",({target:t})=>{let e=t;J(e.files??[]),e.value=""});var K=o(
a,"[data-results]");K.addEventListener("dragover",t=>t.preventDefault());K.addEventListener("drop",t=>{t.dataTransfer?.files.
length&&(t.preventDefault(),J(t.dataTransfer.files))});k(()=>location.reload());h("tolerance").value=C;ae();m("");for(let t of l){
let{lesson:e}=M(t);o(a,`[data-of="${CSS.escape(e)}"]`,HTMLDetailsElement).open=!0}
