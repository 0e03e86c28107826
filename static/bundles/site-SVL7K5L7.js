import{a as m,b as g,c as b}from"./site-MA2KGJR7.js";import{a as p}from"./site-O46LGORJ.js";import"./site-KCHHP45L.js";
import"./site-OWWQQH5Y.js";import{c as a}from"./site-TDSAGLFG.js";import"./site-QP7AFWD6.js";var h=100;function E(t,n,o){let s=b(),{steps:c,known:u}=s.solve(g(s.inputs,JSON.parse(n||"{}")),o),l=new Map(c.flatMap(({
tables:e})=>e.map(f=>[f.name,f]))),i=a(t,":scope > [data-step]:not([hidden])").filter(w),r=i.flatMap(e=>a(e,"figure[data\
-table]").filter(w));for(let e of r){let f=e.dataset.table??"",d=l.get(f)?.numbers??u.get(f)?.numbers;d&&v(e,d,x(e))}for(let e of i)
e.toggleAttribute("data-previewed",!0)}function w(t){let{top:n,bottom:o}=t.getBoundingClientRect();return o>-h&&n<innerHeight+
h}function x({dataset:{shade:t}}){return t==="weights"||t==="differences"?t:""}function v(t,n,o){let s=a(t,"tbody td");if(s.
length===n.length)for(let[c,{text:u,exact:l,level:i}]of m(n,o).entries()){let r=s[c];if(!r)continue;let e=p(u);r.textContent!==
e&&(r.textContent=e),A(r,"data-value",l===e?null:l),A(r,"data-level",i?String(i):null)}}function A(t,n,o){t.getAttribute(
n)!==o&&(o===null?t.removeAttribute(n):t.setAttribute(n,o))}export{E as previewEdits};
