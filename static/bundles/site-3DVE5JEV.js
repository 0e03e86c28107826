var r=class extends Error{constructor(s,e){super(e.map(n=>n.message).join(" ")),this.status=s,this.problems=e}},i=new URL(
import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),c={answers:!0},f=[502,504],h=5e3,w="No response could be read. Your \
input is still here; check your connection and try again.",l=t=>`The server answered with ${t}.`;async function E(t,s,e=i){
let n=await g(new URL(`api/${t}`,e),s);if(String(e)===i.href&&d(n!==null&&!m(n)),!n)return a();if(!(n.headers.get("conte\
nt-type")??"").includes("json")){let p=l(n.status);throw new r(n.status,[{where:"",message:p,suggestions:[]}])}let o=await n.
json().catch(a);if(!n.ok)throw new r(n.status,o.errors??[]);return o}async function g(t,s){try{let e=await fetch(t,s);return f.
includes(e.status)?null:e}catch(e){if(u(e))throw e;return null}}function S(t){let s=AbortSignal.timeout(h);return t?AbortSignal.
any([t,s]):s}function m({headers:t}){return t.get("cache-status")?.startsWith("service-worker")??!1}function d(t){t!==c.
answers&&(c.answers=t,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:t}})))}function a(t){
throw u(t)?t:new r(0,[{where:"",message:w,suggestions:[]}])}function u(t){return t instanceof DOMException&&t.name==="Ab\
ortError"}function y(t){let s=Object.entries(t).filter(([,e])=>e!=null&&e!=="");return new URLSearchParams(s.map(([e,n])=>[
e,String(n)]))}function A(t){return t instanceof Error?t.message:String(t)}export{r as a,i as b,c,f as d,w as e,l as f,E as g,S as h,m as i,u as j,y as k,A as l};
