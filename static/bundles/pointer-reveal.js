(()=>{var{currentScript:g}=document,S=g instanceof HTMLScriptElement?g.src:"",l=new URL("static/js/",S||document.baseURI).href;var u="pointerscope-beat",h=100,K=`.${u}:not([data-reserved])`;function d(e){return 1+e.querySelectorAll(`.${u}.visible`).
length}function w(e,t,r){b(t,r-1),e.syncFragments(t)}function b(e,t){let r=e.querySelectorAll(".fragment").length;return Array.
from({length:Math.max(0,t)},(s,o)=>{let n=document.createElement("span");return n.className=`fragment ${u}`,n.dataset.fragmentIndex=
String(r+o),e.append(n),n})}var m={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,f:70,
h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191};var y=["fragmentshown","fragmenthidden","slidechanged"],A=128;function E(e){let t=e.getRevealElement(),r=()=>[...t.querySelectorAll(
"iframe")];window.addEventListener("message",({source:o,data:n,origin:i})=>{let c=r().find(({contentWindow:a})=>a===o);if(!c||
typeof n?.pointerscope!="string")return;let f=a=>c.contentWindow?.postMessage(a,i==="null"?"*":i);n.pointerscope==="key"&&
O(e,n.key,n.shift),n.pointerscope==="height"&&f({pointerscope:"deck"}),n.pointerscope==="state"&&n.state&&q(e,c,n.state,
f)}),(()=>{for(let{contentWindow:o}of r())o?.postMessage(x,"*")})();for(let o of y)e.on(o,()=>v(e))}var x={pointerscope:"\
ask"},p=new WeakMap;function O(e,t,r){typeof t!="string"||!Object.hasOwn(m,t)||e.getConfig().keyboard!==!1&&(r&&t===" "?
e.prev():e.triggerKey(m[t]??0))}function q(e,t,{theme:r,beat:s,beats:o},n){r==="transparent"&&n({pointerscope:"set",state:{
theme:`transparent-${T(t)}`}});let i=t.closest("section");if(!i||typeof s!="string"||typeof o!="number")return;let c=Number(
s);t.dataset.beat=s,p.get(t)===c&&p.delete(t);let f=[...i.querySelectorAll(`.${u}`)];if(!f.length&&o>1&&o<=h)w(e,i,o);else if(e.
getCurrentSlide()===i&&c!==d(i)&&!p.has(t)){let a=Number(f[0]?.getAttribute("data-fragment-index"));e.navigateFragment(a+
c-2)}}function v(e){let t=e.getCurrentSlide();for(let r of t?.querySelectorAll("iframe[data-beat]")??[]){let{contentWindow:s,
dataset:o}=r,n=d(t);Number(o.beat)===n&&!p.has(r)||(p.set(r,n),s?.postMessage({pointerscope:"set",state:{beat:n}},"*"))}}
function T(e){let t=getComputedStyle(e).color.match(/[\d.]+/g)??[],[r=0,s=0,o=0]=t.map(Number);return .299*r+.587*s+.114*
o>A?"dark":"light"}window.PointerScope={id:"pointerscope",init:E};})();
