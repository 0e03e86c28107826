(()=>{var{currentScript:g}=document,E=g instanceof HTMLScriptElement?g.src:"",u=new URL("static/js/",E||document.baseURI).href;var d={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,f:70,
h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191};var m="pointerscope-beat",S=100,y=["fragmentshown","fragmenthidden","slidechanged"],b=800,A=128;function L(e){let t=e.getRevealElement(),
o=()=>[...t.querySelectorAll("iframe")];window.addEventListener("message",({source:n,data:r,origin:s})=>{let a=o().find(
({contentWindow:c})=>c===n);if(!a||typeof r?.pointerscope!="string")return;let f=c=>a.contentWindow?.postMessage(c,s==="\
null"?"*":s);r.pointerscope==="key"&&C(e,r.key,r.shift),r.pointerscope==="height"&&f({pointerscope:"deck"}),r.pointerscope===
"state"&&r.state&&D(e,a,r.state,f)}),(()=>{for(let{contentWindow:n}of o())n?.postMessage(O,"*")})();for(let n of y)e.on(
n,()=>K(e))}var O={pointerscope:"ask"},w=0;function C(e,t,o){typeof t!="string"||!Object.hasOwn(d,t)||e.getConfig().keyboard!==
!1&&(o&&t===" "?e.prev():e.triggerKey(d[t]??0))}function D(e,t,{theme:o,beat:i,beats:n},r){o==="transparent"&&r({pointerscope:"\
set",state:{theme:`transparent-${R(t)}`}});let s=t.closest("section");if(!s||typeof i!="string"||typeof n!="number")return;
let a=Number(i),f=[...s.querySelectorAll(`.${m}`)];if(!f.length&&n>1&&n<=S){let c=s.querySelectorAll(".fragment").length;
for(let l=0;l<n-1;l+=1){let p=document.createElement("span");p.className=`fragment ${m}`,p.dataset.fragmentIndex=String(
c+l),s.append(p)}t.dataset.beats=String(n),e.syncFragments(s)}else if(e.getCurrentSlide()===s&&a!==h(s)&&performance.now()>
w+b){let c=Number(f[0]?.getAttribute("data-fragment-index"));e.navigateFragment(c+a-2)}}function h(e){return 1+e.querySelectorAll(
`.${m}.visible`).length}function K(e){let t=e.getCurrentSlide();w=performance.now();for(let o of t?.querySelectorAll("if\
rame[data-beats]")??[]){let{contentWindow:i}=o,n={beat:h(t)};i?.postMessage({pointerscope:"set",state:n},"*")}}function R(e){
let t=getComputedStyle(e).color.match(/[\d.]+/g)??[],[o=0,i=0,n=0]=t.map(Number);return .299*o+.587*i+.114*n>A?"dark":"l\
ight"}window.PointerScope={id:"pointerscope",init:L};})();
