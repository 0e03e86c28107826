import{l as c}from"./site-C225MOGC.js";var a=e=>(e.dataset.options??"").split(" ").filter(Boolean);function f(e){let n=[...new Set(e.flatMap(a))];return Object.
fromEntries(n.map(o=>[o,e.map(t=>t.getAttribute(o)??void 0).find(Boolean)]))}function p(e,n){for(let o of e)for(let t of a(
o)){let i=n.get(t);i?o.setAttribute(t,i):o.removeAttribute(t)}}function l(e,n,o){e.addEventListener("pointer-view:option",
({detail:t,target:i})=>{for(let r of n)if(r!==i)for(let[s,u]of Object.entries(t))a(r).includes(s)&&r.setAttribute(s,String(
u));o()})}function O(e,n,o=()=>{}){let t=()=>{let i=new URLSearchParams(location.search).get("theme"),r=c({theme:i,...f(n)}).toString(),
s=r&&`?${r}`;o(s),s!==location.search&&history.replaceState(null,"",`${location.pathname}${s}${location.hash}`)};return p(
n,new URLSearchParams(location.search)),l(e,n,t),t(),t}export{O as a};
