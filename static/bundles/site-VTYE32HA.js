var r=class extends Error{constructor(s,e){super(e.map(n=>n.message).join(" ")),this.status=s,this.problems=e}},i=new URL(
import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),c={answers:!0},f=[502,504],h=204,w=5e3,l="No response could be read.\
 Your input is still here; check your connection and try again.",g=t=>`The server answered with ${t}.`;async function S(t,s,e=i){
let n=await m(new URL(`api/${t}`,e),s);if(String(e)===i.href&&x(n!==null&&!d(n)),!n)return a();if(n.status===h)return;if(!(n.
headers.get("content-type")??"").includes("json")){let p=g(n.status);throw new r(n.status,[{where:"",message:p,suggestions:[]}])}
let o=await n.json().catch(a);if(!n.ok)throw new r(n.status,o.errors??[]);return o}async function m(t,s){try{let e=await fetch(
t,s);return f.includes(e.status)?null:e}catch(e){if(u(e))throw e;return null}}function O(t){let s=AbortSignal.timeout(w);
return t?AbortSignal.any([t,s]):s}function d({headers:t}){return t.get("cache-status")?.startsWith("service-worker")??!1}
function x(t){t!==c.answers&&(c.answers=t,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:t}})))}
function a(t){throw u(t)?t:new r(0,[{where:"",message:l,suggestions:[]}])}function u(t){return t instanceof DOMException&&
t.name==="AbortError"}function y(t){let s=Object.entries(t).filter(([,e])=>e!=null&&e!=="");return new URLSearchParams(s.
map(([e,n])=>[e,String(n)]))}function A(t){return t instanceof Error?t.message:String(t)}export{r as a,i as b,c,f as d,l as e,g as f,S as g,O as h,d as i,u as j,y as k,A as l};
