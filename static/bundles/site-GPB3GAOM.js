import{b as x}from"./site-TWOLWAMP.js";import{a as v,b as k,c as A}from"./site-X5JYYFMB.js";import{O as M,
Q as S}from"./site-WWFNVULM.js";import"./site-WX3UO46K.js";import"./site-GHMQDKFV.js";import{a as b,
e as $}from"./site-AXBYILDR.js";import"./site-MTA6IX37.js";import"./site-S64QPORY.js";var[y,E,w]=["It rises","It falls","It stays the same"],q=4,L=1e-9,B=1e-6;function W(t,o,i){let e=C(t.solve(t.ownValues,new Set),
t.solve(t.ownValues,new Set([o])));return e.map(n=>j(n,i)).find(n=>n)??F(e,i)}function C(t,o){let i=new Map(t.steps.flatMap(
e=>e.tables.map(n=>[n.name,n])));return o.steps.flatMap(e=>e.tables).flatMap(({name:e,variant:n,numbers:f,isShown:h})=>{
let c=i.get(e);if(!(c?.variant&&n&&N(c.variant)===N(n))||!h||!f?.length)return[];if(c.numbers?.length!==f.length)return[];
let{title:u,shade:s}=n,[r,p]=[n.rows,n.columns].map(g=>g.map(m=>x(m,t.values))),d={before:Array.from(c.numbers),after:Array.
from(f)};return[{title:u,shade:s,rows:r??[],columns:p??[],...d}]}).filter(({before:e,after:n})=>[...e,...n].every(Number.
isFinite)).filter(({before:e})=>Math.max(...e.map(Math.abs))>B).reverse()}function N({rows:t,columns:o}){return JSON.stringify(
[t,o])}function j({title:t,shade:o,rows:i,columns:e,before:n,after:f},h){let c=e.length;if(o!=="weights"||new Set(e).size<
Math.max(2,c))return null;for(let[a,u]of i.entries()){let[s,r]=[n,f].map(l=>z(l.slice(a*c,(a+1)*c)));if(s===void 0||r===
void 0||s<0||r<0||s===r)continue;let p=[...e.keys()].filter(l=>l!==s&&l!==r),d=[s,r,...p].slice(0,q).sort((l,T)=>l-T),[g,
m]=[e[s]??"",e[r]??""],O=u?`“${t}”, row ${u},`:`“${t}”`,R=d.map(l=>`${e[l]} ${h(n[a*c+l]??0)}`);return{text:`Wit\
hout this step, which number of ${O} is the largest? With it: ${R.join(", ")}.`,choices:d.map(l=>e[l]??""),right:m,outcome:`\
The largest is ${m}; with this step it is ${g}.`}}return null}function z(t){let o=Math.max(...t);return t.filter(e=>o-e<
L).length===1?t.indexOf(o):-1}function F(t,o){let i=t.find(P);if(!i)return null;let{title:e,rows:n,columns:f,before:h,after:c}=i,
a=h.map(Math.abs),u=a.indexOf(Math.max(...a)),[s=0,r=0]=[h[u],c[u]],p=f.length,d=[n[Math.floor(u/p)],f[u%p]],g=[e,...d].
filter(Boolean).join(", "),m=I(s,r)?r>s?y:E:w;return{text:`“${g}” is ${o(s)}. What becomes of it without this step?`,
choices:[y,E,w],right:m,outcome:`${m}: ${o(r)}${m===w?"":` instead of ${o(s)}`}.`}}function P({before:t,after:o}){return t.
some((i,e)=>I(i,o[e]??Number.NaN))}function I(t,o){return Math.abs(t-o)>L*Math.max(1,Math.abs(t))}function K(t,o,i,e){let n=W(o,t.dataset.step??"",u=>S(M(u)));if(!n)return null;let{right:f,outcome:h}=n,c={text:n.text,right:f,
outcome:h},a=v(n.text,n.choices,c);return a.addEventListener("click",u=>{let{choice:s}=$(u).dataset;if(s===void 0)return;
k(a,s,f,`${s===f?"Right.":"No."} ${h}`);let r=A("Put the step back");r.addEventListener("click",e),a.append(r),r.focus({
preventScroll:!0}),t.removeAttribute("data-supposing"),i()}),b(t,".sheet-head").after(a),t.toggleAttribute("data-supposi\
ng",!0),b(a,"button").focus({preventScroll:!0}),a}export{K as askRemoval};
