import{c as i}from"./site-TDSAGLFG.js";function m(o,e){let t=document.createElement("div");t.className="predict",t.setAttribute("role","group"),t.setAttribute(
"aria-label","Predict, then see");let a=document.createElement("p"),c=document.createElement("b");c.textContent="Predict\
, then see. ",a.append(c,o);let n=document.createElement("div");return n.className="choices",n.append(...e.map(r=>{let s=d(
r);return s.dataset.choice=r,s})),t.append(a,n),t}function p(o,e,t,a){for(let n of i(o,"[data-choice]",HTMLButtonElement)){
let r=n.dataset.choice;n.disabled=!0,(r===e||r===t)&&(n.dataset.right=String(r===t))}let c=document.createElement("p");c.
setAttribute("role","status"),c.textContent=a,o.append(c)}function d(o){let e=document.createElement("button");return e.
type="button",e.textContent=o,e}export{m as a,p as b,d as c};
