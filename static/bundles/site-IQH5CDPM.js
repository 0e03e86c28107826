var a="exported"in document.documentElement.dataset,r=s().toString();function s(){let t=location.hash.slice(1);return a&&
t.includes("=")?new URLSearchParams(t):new URLSearchParams(location.search||document.documentElement.dataset.firstState)}
function i(t){r=s().toString(),window.addEventListener("popstate",()=>{let e=s().toString();e!==r&&(r=e,t())})}function c(t){
let e=new URL(location.href),n=e.searchParams.get("theme"),o=new URLSearchParams(n?{theme:n}:{});return a?(e.search=o.toString(),
e.hash=t.toString()):(e.search=new URLSearchParams([...t,...o]).toString(),e.hash=""),e}function h(t){try{return JSON.parse(
t)}catch{return t}}function u(t,e){let n=c(t);n.href!==location.href&&(e==="push"?history.pushState(null,"",n):history.replaceState(
null,"",n),r=s().toString())}export{s as a,i as b,h as c,u as d};
