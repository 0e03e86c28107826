var a="exported"in document.documentElement.dataset,r=o().toString();function o(){let t=location.hash.slice(1);return a&&
t.includes("=")?new URLSearchParams(t):new URLSearchParams(location.search||document.documentElement.dataset.firstState)}
function i(t){r=o().toString(),window.addEventListener("popstate",()=>{let e=o().toString();e!==r&&(r=e,t())})}function c(t){
let e=new URL(location.href),n=e.searchParams.get("theme"),s=new URLSearchParams(n?{theme:n}:{});return a?(e.search=s.toString(),
e.hash=t.toString()):(e.search=new URLSearchParams([...t,...s]).toString(),e.hash=""),e}function h(t,e){return t===null||
e===null?"push":"replace"}function u(t){try{return JSON.parse(t)}catch{return t}}function l(t,e){let n=c(t);n.href!==location.
href&&(e==="push"?history.pushState(null,"",n):history.replaceState(null,"",n),r=o().toString())}export{o as a,i as b,h as c,u as d,l as e};
