(()=>{var{currentScript:m}=document,w=m instanceof HTMLScriptElement?m.src:"",u=new URL("static/js/",w||document.baseURI).href;var p="pointerscope-beat";function d(t){return 1+t.querySelectorAll(`.${p}.visible`).length}function h(t,e,r){let s=e.querySelectorAll(
".fragment").length;for(let n=0;n<r-1;n+=1){let o=document.createElement("span");o.className=`fragment ${p}`,o.dataset.fragmentIndex=
String(s+n),e.append(o)}t.syncFragments(e)}var g={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,f:70,
h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191};var b=100,S=["fragmentshown","fragmenthidden","slidechanged"],E=128;function y(t){let e=t.getRevealElement(),r=()=>[...e.
querySelectorAll("iframe")];window.addEventListener("message",({source:n,data:o,origin:i})=>{let c=r().find(({contentWindow:f})=>f===
n);if(!c||typeof o?.pointerscope!="string")return;let a=f=>c.contentWindow?.postMessage(f,i==="null"?"*":i);o.pointerscope===
"key"&&x(t,o.key,o.shift),o.pointerscope==="height"&&a({pointerscope:"deck"}),o.pointerscope==="state"&&o.state&&L(t,c,o.
state,a)}),(()=>{for(let{contentWindow:n}of r())n?.postMessage(A,"*")})();for(let n of S)t.on(n,()=>B(t))}var A={pointerscope:"\
ask"},l=new WeakMap;function x(t,e,r){typeof e!="string"||!Object.hasOwn(g,e)||t.getConfig().keyboard!==!1&&(r&&e===" "?
t.prev():t.triggerKey(g[e]??0))}function L(t,e,{theme:r,beat:s,beats:n},o){r==="transparent"&&o({pointerscope:"set",state:{
theme:`transparent-${O(e)}`}});let i=e.closest("section");if(!i||typeof s!="string"||typeof n!="number")return;let c=Number(
s);e.dataset.beat=s,l.get(e)===c&&l.delete(e);let a=[...i.querySelectorAll(`.${p}`)];if(!a.length&&n>1&&n<=b)h(t,i,n);else if(t.
getCurrentSlide()===i&&c!==d(i)&&!l.has(e)){let f=Number(a[0]?.getAttribute("data-fragment-index"));t.navigateFragment(f+
c-2)}}function B(t){let e=t.getCurrentSlide();for(let r of e?.querySelectorAll("iframe[data-beat]")??[]){let{contentWindow:s,
dataset:n}=r,o=d(e);Number(n.beat)===o&&!l.has(r)||(l.set(r,o),s?.postMessage({pointerscope:"set",state:{beat:o}},"*"))}}
function O(t){let e=getComputedStyle(t).color.match(/[\d.]+/g)??[],[r=0,s=0,n=0]=e.map(Number);return .299*r+.587*s+.114*
n>E?"dark":"light"}window.PointerScope={id:"pointerscope",init:y};})();
