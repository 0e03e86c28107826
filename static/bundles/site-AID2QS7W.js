import{b as $}from"./site-YD6THJ3B.js";import{a as v,b as A,c as k}from"./site-X5JYYFMB.js";import{M as x,
O as S}from"./site-3NHSVQU3.js";import"./site-WX3UO46K.js";import"./site-FFZDZ3ZW.js";import{a as b,
e as M}from"./site-AXBYILDR.js";import"./site-2NDMKXN6.js";var[E,y,w]=["It becomes larger","It becomes smaller","It stays the same"],q=4,N=1e-9,B=1e-6;function R(t,o,i){let e=C(t.
solve(t.ownValues,new Set),t.solve(t.ownValues,new Set([o])));return e.map(n=>j(n,i)).find(n=>n)??P(e,i)}function C(t,o){
let i=new Map(t.steps.flatMap(e=>e.tables.map(n=>[n.name,n])));return o.steps.flatMap(e=>e.tables).flatMap(({name:e,variant:n,
numbers:f,isShown:h})=>{let c=i.get(e);if(!(c?.variant&&n&&L(c.variant)===L(n))||!h||!f?.length)return[];if(c.numbers?.length!==
f.length)return[];let{title:u,shade:s}=n,[r,p]=[n.rows,n.columns].map(g=>g.map(m=>$(m,t.values))),d={before:Array.from(c.
numbers),after:Array.from(f)};return[{title:u,shade:s,rows:r??[],columns:p??[],...d}]}).filter(({before:e,after:n})=>[...e,
...n].every(Number.isFinite)).filter(({before:e})=>Math.max(...e.map(Math.abs))>B).reverse()}function L({rows:t,columns:o}){
return JSON.stringify([t,o])}function j({title:t,shade:o,rows:i,columns:e,before:n,after:f},h){let c=e.length;if(o!=="we\
ights"||new Set(e).size<Math.max(2,c))return null;for(let[a,u]of i.entries()){let[s,r]=[n,f].map(l=>z(l.slice(a*c,(a+1)*
c)));if(s===void 0||r===void 0||s<0||r<0||s===r)continue;let p=[...e.keys()].filter(l=>l!==s&&l!==r),d=[s,r,...p].slice(
0,q).sort((l,T)=>l-T),[g,m]=[e[s]??"",e[r]??""],O=u?`“${t}”, row ${u},`:`“${t}”`,I=d.map(l=>`${e[l]} ${h(n[a*c+l]??
0)}`);return{text:`Without this step, which number of ${O} is the largest? With it: ${I.join(", ")}.`,choices:d.map(l=>e[l]??
""),right:m,outcome:`The largest is ${m}; with this step it is ${g}.`}}return null}function z(t){let o=Math.max(...t);return t.
filter(e=>o-e<N).length===1?t.indexOf(o):-1}function P(t,o){let i=t.find(Q);if(!i)return null;let{title:e,rows:n,columns:f,
before:h,after:c}=i,a=h.map(Math.abs),u=a.indexOf(Math.max(...a)),[s=0,r=0]=[h[u],c[u]],p=f.length,d=[n[Math.floor(u/p)],
f[u%p]],g=[e,...d].filter(Boolean).join(", "),m=W(s,r)?r>s?E:y:w;return{text:`“${g}” is ${o(s)}. What becomes of it \
without this step?`,choices:[E,y,w],right:m,outcome:`${m}: ${o(r)}${m===w?"":` instead of ${o(s)}`}.`}}function Q({before:t,
after:o}){return t.some((i,e)=>W(i,o[e]??Number.NaN))}function W(t,o){return Math.abs(t-o)>N*Math.max(1,Math.abs(t))}function K(t,o,i,e){let n=R(o,t.dataset.step??"",u=>S(x(u)));if(!n)return null;let{right:f,outcome:h}=n,c={text:n.text,right:f,
outcome:h},a=v(n.text,n.choices,c);return a.addEventListener("click",u=>{let{choice:s}=M(u).dataset;if(s===void 0)return;
A(a,s,f,`${s===f?"Right. ":""}${h}`);let r=k("Put the step back");r.addEventListener("click",e),a.append(r),r.focus({preventScroll:!0}),
t.removeAttribute("data-supposing"),i()}),b(t,".sheet-head").after(a),t.toggleAttribute("data-supposing",!0),b(a,"button").
focus({preventScroll:!0}),a}export{K as askRemoval};
