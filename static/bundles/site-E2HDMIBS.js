var o="exported"in document.documentElement.dataset,r=s().toString();function s(){let e=location.hash.slice(1);return o&&
e.includes("=")?new URLSearchParams(e):new URLSearchParams(location.search||document.documentElement.dataset.firstState)}
function i(e){r=s().toString(),window.addEventListener("popstate",()=>{let t=s().toString();t!==r&&(r=t,e())})}function c(e){
let t=new URL(location.href),n=t.searchParams.get("theme"),a=new URLSearchParams(n?{theme:n}:{});return o?(t.search=a.toString(),
t.hash=e.toString()):(t.search=new URLSearchParams([...e,...a]).toString(),t.hash.includes("=")&&(t.hash="")),t}function h(e,t){
return e===null||t===null?"push":"replace"}function u(e){try{return JSON.parse(e)}catch{return e}}function l(e,t){let n=c(
e);n.href!==location.href&&(t==="push"?history.pushState(null,"",n):history.replaceState(null,"",n),r=s().toString())}export{s as a,i as b,h as c,u as d,l as e};
