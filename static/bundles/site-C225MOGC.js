var r=class extends Error{constructor(n,s){super(s.map(e=>e.message).join(" ")),this.status=n,this.problems=s}},c=new URL(
import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),i={answers:!0},w=[502,504],l=204,x=5e3,m="No response could be read.\
 Your input is still here; check your connection and try again.",d=t=>`The server answered with ${t}.`;async function A(t,n,s=c){
let e=await g(t,n,s);if(e.status!==l)return a(e)}async function g(t,n,s){let e=await fetch(new URL(`api/${t}`,s),n).catch(u),o=e!==null&&!w.includes(e.status);if(String(
s)===c.href&&O(o&&!E(e)),!o)return p();if(e.ok)return e;let{errors:h=[]}=await a(e);throw new r(e.status,h)}function a(t){
return t.headers.get("content-type")?.includes("json")?t.json().catch(p):f(t.status)}function b(t){let n=AbortSignal.timeout(
x);return t?AbortSignal.any([t,n]):n}function E({headers:t}){return t.get("cache-status")?.startsWith("service-worker")??
!1}function O(t){t!==i.answers&&(i.answers=t,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:t}})))}
function u(t){if(S(t))throw t;return null}function p(t){return u(t),f(0,m)}function f(t,n=d(t)){throw new r(t,[{where:"",
message:n,suggestions:[]}])}function S(t){return t instanceof DOMException&&t.name==="AbortError"}function N(t){let n=Object.
entries(t).filter(([,s])=>(s??"")!=="");return new URLSearchParams(n.map(([s,e])=>[s,String(e)]))}function T(t){return t instanceof
Error?t.message:String(t)}export{r as a,c as b,i as c,w as d,d as e,A as f,b as g,E as h,p as i,f as j,S as k,N as l,T as m};
