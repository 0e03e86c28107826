import{b as S}from"./site-AFUYSH6U.js";import{a as M,x as E}from"./site-VHQHGUDK.js";import"./site-SW3O2GNJ.js";
import{a as g,c as x}from"./site-TDSAGLFG.js";import"./site-MTA6IX37.js";var[$,A,w]=["It becomes larger","It becomes smaller","It stays the same"],R=4,y=1e-9,O=1e-6;function N(t,o,r){let e=T(t.
solve(t.ownValues,new Set),t.solve(t.ownValues,new Set([o])));return e.map(W).find(n=>n)??q(e,r)}function T(t,o){let r=new Map(
t.steps.flatMap(e=>e.tables.map(n=>[n.name,n])));return o.steps.flatMap(e=>e.tables).flatMap(({name:e,variant:n,numbers:i,
isShown:l})=>{let c=r.get(e);if(!(c?.variant&&n&&v(c.variant)===v(n))||!l||!i?.length)return[];if(c.numbers?.length!==i.
length)return[];let{title:a,shade:s}=n,[f,h]=[n.rows,n.columns].map(m=>m.map(b=>S(b,t.values))),p={before:Array.from(c.numbers),
after:Array.from(i)};return[{title:a,shade:s,rows:f??[],columns:h??[],...p}]}).filter(({before:e,after:n})=>[...e,...n].
every(Number.isFinite)).filter(({before:e})=>Math.max(...e.map(Math.abs))>O).reverse()}function v({rows:t,columns:o}){return JSON.
stringify([t,o])}function W({title:t,shade:o,rows:r,columns:e,before:n,after:i}){let l=e.length;if(o!=="weights"||new Set(
e).size<Math.max(2,l))return null;for(let[c,u]of r.entries()){let[a,s]=[n,i].map(d=>I(d.slice(c*l,(c+1)*l)));if(a===void 0||
s===void 0||a<0||s<0||a===s)continue;let f=[...e.keys()].filter(d=>d!==a&&d!==s),h=[a,s,...f].slice(0,R).sort((d,L)=>d-L),
[p,m]=[e[a]??"",e[s]??""];return{text:`Without this step, which number of ${u?`“${t}”, row ${u},`:`“${t}”`} is t\
he largest?`,choices:h.map(d=>e[d]??""),right:m,outcome:`The largest is ${m}; with this step it is ${p}.`}}return null}function I(t){
let o=Math.max(...t);return t.filter(e=>o-e<y).length===1?t.indexOf(o):-1}function q(t,o){let r=t.find(B);if(!r)return null;
let{title:e,rows:n,columns:i,before:l,after:c}=r,u=l.map(Math.abs),a=u.indexOf(Math.max(...u)),[s=0,f=0]=[l[a],c[a]],h=i.
length,p=[n[Math.floor(a/h)],i[a%h]],m=[e,...p].filter(Boolean).join(", "),b=k(s,f)?f>s?$:A:w;return{text:`“${m}” is ${o(
s)}. What becomes of it without this step?`,choices:[$,A,w],right:b,outcome:`${b}: ${o(f)}${b===w?"":` instead of ${o(s)}`}\
.`}}function B({before:t,after:o}){return t.some((r,e)=>k(r,o[e]??Number.NaN))}function k(t,o){return Math.abs(t-o)>y*Math.
max(1,Math.abs(t))}function j(t,o,r,e){let n=N(o,t.dataset.step??"",s=>M(E(s)));if(!n)return null;let i=document.createElement("div");i.className=
"predict",i.setAttribute("role","group"),i.setAttribute("aria-label","Predict, then see");let l=document.createElement("\
p"),c=document.createElement("b");c.textContent="Predict, then see. ",l.append(c,n.text);let u=document.createElement("d\
iv");return u.className="choices",u.append(...n.choices.map(s=>C(s,()=>a(s)))),i.append(l,u),g(t,".sheet-head").after(i),
t.toggleAttribute("data-supposing",!0),g(u,"button").focus({preventScroll:!0}),i;function a(s){for(let p of x(u,"button",
HTMLButtonElement)){let m=p.textContent??"";p.disabled=!0,(m===s||m===n?.right)&&(p.dataset.right=String(m===n?.right))}
let f=document.createElement("p");f.setAttribute("role","status"),f.textContent=`${s===n?.right?"Right. ":""}${n?.outcome}`;
let h=C("Put the step back",e);i.append(f,h),h.focus({preventScroll:!0}),t.removeAttribute("data-supposing"),r()}}function C(t,o){
let r=document.createElement("button");return r.type="button",r.textContent=t,r.addEventListener("click",o),r}export{j as askRemoval};
