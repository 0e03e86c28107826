import{a as p,b as m}from"./site-WX3UO46K.js";import{c as l}from"./site-AXBYILDR.js";function E(n,e,{text:a,right:s,outcome:c=""}){let t=document.createElement("div");t.className="predict",t.setAttribute("\
role","group"),t.setAttribute("aria-label","Predict, then see");let o=document.createElement("p"),u=document.createElement(
"b");u.textContent="Predict, then see. ",o.append(u,n);let d=document.createElement("div");if(d.className="choices",d.append(
...e.map(r=>{let i=b(r);return i.dataset.choice=r,i})),t.append(o,d),p){let r=b("Ask the hall"),i={choice:s,outcome:c};r.
addEventListener("click",()=>m({question:{kind:"choice",text:a,choices:e,answer:i}})),t.append(r)}return t}function x(n,e,a,s){
for(let t of l(n,"[data-choice]",HTMLButtonElement)){let o=t.dataset.choice;t.disabled=!0,(o===e||o===a)&&(t.dataset.right=
String(o===a))}let c=document.createElement("p");c.setAttribute("role","status"),c.textContent=s,n.append(c)}function b(n){
let e=document.createElement("button");return e.type="button",e.textContent=n,e}export{E as a,x as b,b as c};
