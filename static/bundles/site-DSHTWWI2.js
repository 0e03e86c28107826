import{a as v,b as A,c as k}from"./site-WAXBA54W.js";import{b as S}from"./site-6X65RAPJ.js";import{a as $,
x}from"./site-VHQHGUDK.js";import"./site-FFZDZ3ZW.js";import{a as b,e as M}from"./site-TDSAGLFG.js";
import"./site-MTA6IX37.js";var[E,y,w]=["It becomes larger","It becomes smaller","It stays the same"],q=4,N=1e-9,B=1e-6;function R(t,o,i){let e=C(t.
solve(t.ownValues,new Set),t.solve(t.ownValues,new Set([o])));return e.map(n=>j(n,i)).find(n=>n)??P(e,i)}function C(t,o){
let i=new Map(t.steps.flatMap(e=>e.tables.map(n=>[n.name,n])));return o.steps.flatMap(e=>e.tables).flatMap(({name:e,variant:n,
numbers:u,isShown:h})=>{let s=i.get(e);if(!(s?.variant&&n&&L(s.variant)===L(n))||!h||!u?.length)return[];if(s.numbers?.length!==
u.length)return[];let{title:a,shade:r}=n,[c,p]=[n.rows,n.columns].map(g=>g.map(m=>S(m,t.values))),d={before:Array.from(s.
numbers),after:Array.from(u)};return[{title:a,shade:r,rows:c??[],columns:p??[],...d}]}).filter(({before:e,after:n})=>[...e,
...n].every(Number.isFinite)).filter(({before:e})=>Math.max(...e.map(Math.abs))>B).reverse()}function L({rows:t,columns:o}){
return JSON.stringify([t,o])}function j({title:t,shade:o,rows:i,columns:e,before:n,after:u},h){let s=e.length;if(o!=="we\
ights"||new Set(e).size<Math.max(2,s))return null;for(let[f,a]of i.entries()){let[r,c]=[n,u].map(l=>z(l.slice(f*s,(f+1)*
s)));if(r===void 0||c===void 0||r<0||c<0||r===c)continue;let p=[...e.keys()].filter(l=>l!==r&&l!==c),d=[r,c,...p].slice(
0,q).sort((l,T)=>l-T),[g,m]=[e[r]??"",e[c]??""],O=a?`“${t}”, row ${a},`:`“${t}”`,I=d.map(l=>`${e[l]} ${h(n[f*s+l]??
0)}`);return{text:`Without this step, which number of ${O} is the largest? With it: ${I.join(", ")}.`,choices:d.map(l=>e[l]??
""),right:m,outcome:`The largest is ${m}; with this step it is ${g}.`}}return null}function z(t){let o=Math.max(...t);return t.
filter(e=>o-e<N).length===1?t.indexOf(o):-1}function P(t,o){let i=t.find(Q);if(!i)return null;let{title:e,rows:n,columns:u,
before:h,after:s}=i,f=h.map(Math.abs),a=f.indexOf(Math.max(...f)),[r=0,c=0]=[h[a],s[a]],p=u.length,d=[n[Math.floor(a/p)],
u[a%p]],g=[e,...d].filter(Boolean).join(", "),m=W(r,c)?c>r?E:y:w;return{text:`“${g}” is ${o(r)}. What becomes of it \
without this step?`,choices:[E,y,w],right:m,outcome:`${m}: ${o(c)}${m===w?"":` instead of ${o(r)}`}.`}}function Q({before:t,
after:o}){return t.some((i,e)=>W(i,o[e]??Number.NaN))}function W(t,o){return Math.abs(t-o)>N*Math.max(1,Math.abs(t))}function K(t,o,i,e){let n=R(o,t.dataset.step??"",f=>$(x(f)));if(!n)return null;let{right:u,outcome:h}=n,s=v(n.text,n.choices);
return s.addEventListener("click",f=>{let{choice:a}=M(f).dataset;if(a===void 0)return;A(s,a,u,`${a===u?"Right. ":""}${h}`);
let r=k("Put the step back");r.addEventListener("click",e),s.append(r),r.focus({preventScroll:!0}),t.removeAttribute("da\
ta-supposing"),i()}),b(t,".sheet-head").after(s),t.toggleAttribute("data-supposing",!0),b(s,"button").focus({preventScroll:!0}),
s}export{K as askRemoval};
