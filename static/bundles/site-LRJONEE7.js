import{c as s}from"./site-AXBYILDR.js";var a=3e4,l=660;async function f(e){for(let o of e)o.removeAttribute("lazy");let r=Date.now()+a;for(;Date.now()<r&&e.some(
d);)await new Promise(o=>setTimeout(o,100))}function d(e){return e.querySelector(".view-failure:not([hidden])")?!1:!e.dataset.
drawn||e.hasAttribute("aria-busy")}function p(e,r){e.hidden=!1,e.addEventListener("click",async()=>{e.disabled=!0;let o=r(),
i=new Set(o.map(n=>n.closest("details:not([open])")));for(let n of i)n?.setAttribute("open","");await f(o),window.print();
for(let n of i)n?.removeAttribute("open");e.disabled=!1})}function w(e,r=()=>{},o=()=>{}){let i=[],n=[];window.addEventListener(
"beforeprint",()=>{r(),i=s(e,"details:not([open])",HTMLDetailsElement).filter(t=>!t.closest("pointer-view"));for(let t of i)
t.open=!0;n=s(e,"pointer-view:not([fill]) > .view-plot").filter(t=>t.offsetHeight>l);for(let t of n)t.style.setProperty(
"--print-scale",String(l/t.offsetHeight))}),window.addEventListener("afterprint",()=>{for(let t of i)t.open=!1;for(let t of n)
t.style.removeProperty("--print-scale");o()})}export{f as a,p as b,w as c};
