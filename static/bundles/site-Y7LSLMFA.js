import{a as b}from"./site-FW5HPFIS.js";import{d as g}from"./site-3E6Y2O6Q.js";import"./site-TWOLWAMP.js";
import{l as h}from"./site-M4C2UV5O.js";import"./site-X5JYYFMB.js";import{N as p,Q as m}from"./site-WWFNVULM.js";
import"./site-ERRDMBQT.js";import"./site-WX3UO46K.js";import"./site-GHMQDKFV.js";import{c}from"./site-AXBYILDR.js";
import"./site-MTA6IX37.js";import"./site-62BCFDPO.js";import"./site-C225MOGC.js";import"./site-S64QPORY.js";var w=100;function O(e,n,o){let i=b(),{steps:a,known:u}=i.solve(g(i.inputs,JSON.parse(n||"{}")),o),l=new Map(a.flatMap(({
tables:t})=>t.map(s=>[s.name,s]))),f=c(e,":scope > [data-step]:not([hidden])").filter(A),r=f.flatMap(t=>c(t,"figure[data\
-table]").filter(A));for(let t of r){let s=t.dataset.table??"",d=l.get(s)?.numbers??u.get(s)?.numbers;d&&C(t,d,v(t))}for(let t of f)
t.toggleAttribute("data-previewed",!0),h(t)}function A(e){let{top:n,bottom:o}=e.getBoundingClientRect();return o>-w&&n<innerHeight+
w}function v({dataset:{shade:e}}){return e==="weights"||e==="differences"?e:""}function C(e,n,o){let i=c(e,"tbody td");if(i.
length===n.length)for(let[a,{text:u,exact:l,level:f}]of p(n,o).entries()){let r=i[a];if(!r)continue;let t=m(u),s=r.firstElementChild!==
null;!s&&r.textContent!==t&&(r.textContent=t),x(r,"data-value",l===t&&!s?null:l),x(r,"data-level",f?String(f):null)}}function x(e,n,o){
e.getAttribute(n)!==o&&(o===null?e.removeAttribute(n):e.setAttribute(n,o))}export{O as previewEdits};
