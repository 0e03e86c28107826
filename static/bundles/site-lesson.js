import{a as _t,c as Ut}from"./site-VNG2Y3MM.js";import{a as z,b as pt,c as X,d as zt,e as Xt,f as Zt,g as Qt,h as te,
i as mt,j as ht}from"./site-4NBKL7MU.js";import"./site-ENVNWP2K.js";import{a as Y,b as ft}from"./site-VHQHGUDK.js";
import{a as m,b as g,c as d,d as ut,e as b,f as jt}from"./site-TDSAGLFG.js";import{a as L,b as dt,d as Vt,e as Jt,
f as Kt,g as K,h as Gt,i as Yt,j as G,k as T}from"./site-3DVE5JEV.js";import"./site-MTA6IX37.js";function ee({state:e,height:t,set:n,mark:o=()=>{}}){let r=window.parent,s=(document.body.dataset.framers??"").split(" ").
filter(Boolean),a=s.includes("*"),i="",c=(p,w)=>{if(r===window)return;let y={pointerscope:p,...w};for(let E of a?["*"]:s)
r.postMessage(y,E)},u=()=>{let p={state:e(),height:t()};JSON.stringify(p)!==i&&(i=JSON.stringify(p),c("height",{height:p.
height}),c("state",{state:p.state}))};return window.addEventListener("message",({source:p,origin:w,data:y})=>{p!==r||!(a||
s.includes(w))||(y?.pointerscope==="set"&&(n(Ue(y.state)),u()),y?.pointerscope==="mark"&&o(Ve(y.visits)),y?.pointerscope===
"ask"&&(i="",u()))}),(p,w)=>p==="state"?u():c(p,w)}function Ue(e){let t={};if(typeof e!="object"||e===null||Array.isArray(
e))return t;for(let[n,o]of Object.entries(e).slice(0,100)){let r=o===null?null:Je(o);(r===null||r!==void 0&&r.length<=1e5)&&
(t[n]=r)}return t}function Ve(e){return(Array.isArray(e)?e.slice(0,1e3):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function Je(e){
return typeof e=="string"?e:typeof e=="number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&ne(e,8)<=2e4?JSON.
stringify(e):void 0}function ne(e,t){if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)
return 1;if(t===0||ArrayBuffer.isView(e))return Number.POSITIVE_INFINITY;let n=1;for(let o of Object.values(e))if(n+=ne(
o,t-1),n>2e4)return Number.POSITIVE_INFINITY;return n}var Z=0;function oe(e,t,n){e.addEventListener("submit",o=>{let r=b(o).closest("[data-exercise]");r instanceof HTMLFormElement&&
(o.preventDefault(),Ke(r,t,n))})}async function Ke(e,t,n){Z+=1;let o=Z,r=e.dataset.exercise??"",s=d(e,"input:not([type=r\
adio])",HTMLInputElement);for(let a of s)a.removeAttribute("aria-invalid");try{let{exercises:a}=await K(`lessons/${encodeURIComponent(
t)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{[r]:Ye(e)},lang:n})}),i=a.
find(c=>c.id===r);o===Z&&i&&ze(e,i.marked,s)}catch(a){if(!(a instanceof L))throw a;if(o!==Z)return;m(e,"[data-marked]").
textContent=a.message,m(e,"[data-because]").hidden=!0,delete e.dataset.right;for(let{where:i}of a.problems)Ge(e,s,i)?.setAttribute(
"aria-invalid","true")}}function Ge(e,t,n){let[,o,r]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];return o===void 0||r===void 0?t[0]:
re(e)[Number(o)]?.[Number(r)]}function re(e){return d(e,"tbody tr").map(t=>d(t,"input",HTMLInputElement))}function Ye(e){
if(e.querySelector("input[type=radio]"))return d(e,"input:checked",HTMLInputElement)[0]?.value??"";let t=re(e);return t.
length?t.map(n=>n.map(o=>o.value)):m(e,"input",HTMLInputElement).value}function ze(e,{right:t,all_right:n,computed:o},r){
let s=t.flat();for(let[u,p]of r.entries())p.setAttribute("aria-invalid",String(!s[u]));let a=m(e,"[data-marked]"),i=m(e,
"[data-because]");if(a.replaceChildren(Xe(s,n)),i.hidden=!n,e.dataset.right=String(n),n)return;let c=document.createElement(
"button");c.type="button",c.textContent="Show the answer",a.tabIndex=-1,c.addEventListener("click",()=>{a.textContent=`T\
he answer: ${Ze(o,Number(e.dataset.decimals))}`,i.hidden=!1,a.focus()}),a.append(" ",c)}function Xe(e,t){if(t)return"Rig\
ht.";let n=e.filter(Boolean).length;return e.length>1?`${n} of ${e.length} are right.`:"Not yet."}function Ze(e,t){if(typeof e==
"string")return e;let n=o=>Y(o.toFixed(t).replace("-","−"));return e.map(o=>o.map(n).join("; ")).join("; ")}var Qe=8,tn=4;function se(e){e.addEventListener("pointerdown",t=>{let n=b(t);n instanceof HTMLInputElement&&n.inputMode===
"decimal"&&gt(t,n.value,r=>F(e,n.name,r))})}function gt(e,t,n){let o=Number(ft(t));if(e.button!==0||Number.isNaN(o))return;
let r=bt(t),s=new AbortController,a=t,i=!1,c=w=>{let y=w.clientX-e.clientX;if(w.pointerId!==e.pointerId||(i||=Math.abs(y)>=
tn,!i))return;document.documentElement.toggleAttribute("data-dragging",!0);let E=wt(o,Math.round(y/Qe)*r);E!==a&&n(E),a=
E},u=()=>{s.abort(),document.documentElement.removeAttribute("data-dragging");let w=y=>y.stopPropagation();i&&(addEventListener(
"click",w,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",w,{capture:!0})))},{signal:p}=s;addEventListener(
"pointermove",c,{signal:p}),addEventListener("pointerup",u,{signal:p}),addEventListener("pointercancel",u,{signal:p})}function F(e,t,n){
let o=g(e,`[name="${CSS.escape(t)}"]`,HTMLInputElement);!o||o.value===n||(o.value=n,o.dispatchEvent(new Event("input",{bubbles:!0})))}
function wt(e,t){return Y(String(Number((e+t).toFixed(6))))}function bt(e){let t=(ft(e).split(".")[1]??"").length;return t===
0?1:10**-Math.min(t,2)}function ae(e){for(let t of d(e,"[data-step]")){let n=new Map(d(t,"figure[data-table]").map(r=>[ce(r.querySelector("figc\
aption math")),r.dataset.table??""]));n.delete("");let o=g(t,".formula");o&&le(o,n)}}function ie(e){e.addEventListener("\
pointerover",t=>{let n=b(t),o=n.closest("[data-step]");if(!(o instanceof HTMLElement))return;let r=n.closest("[data-symb\
ol]"),s=n.closest("figcaption")?.closest("figure[data-table]");en(o,r?.getAttribute("data-symbol")??s?.getAttribute("dat\
a-table")??"")})}function en(e,t){for(let n of e.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===t);for(let n of d(e,"figure[data-table]"))n.toggleAttribute("data-lit",!!t&&n.dataset.table===t)}function ce(e){
return e?.textContent?.replaceAll(/\s/g,"")??""}function le(e,t){for(let n of e.children){let o=t.get(ce(n));o!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",o):le(n,t)}}var nn=["beside","above","below","figure"],ue={width:960,height:540},on=2,St=.6,yt=.1,rn=320,sn=[{out:"",parts:"*",least:1},
{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons remark",parts:"*",
least:St}],de=["notes reasons remark switch","notes reasons remark switch formula"],an=[1,.8,St],Q=new WeakMap;function pe(e,t){
let{lookAccent:n,lookScale:o}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==window),n&&
CSS.supports("color",n)&&e.style.setProperty("--accent",n);let r=()=>{let s=g(t,":scope > [data-step]:not([hidden])"),{clientWidth:a,
clientHeight:i}=t;if(!s||!a||!i)return;let c=Math.min(innerWidth/ue.width,innerHeight/ue.height,on),u=Number(o)||Math.max(
1,c);e.style.setProperty("--most",String(u)),cn(s,u,a,i)};return new ResizeObserver(()=>requestAnimationFrame(r)).observe(
t),t.addEventListener("click",s=>{let a=b(s),i=a.closest("[data-step]");i&&("rest"in a.dataset&&pn(i),a.dataset.turn&&he(
i,Number(i.dataset.page)+Number(a.dataset.turn)))}),r}function me(e){for(let t of e){Q.delete(t);for(let n of["out","lay\
out","paged"])delete t.dataset[n]}}function cn(e,t,n,o){let r=`${n}×${o}×${t}`;if(Q.get(e)?.frame===r)return;let s=g(e,
"pointer-view"),a=n>o,i=nn.filter(p=>(p!=="figure"||s)&&(p==="below"||a));e.dataset.fitting="";let c=ln(e,i,t,s)??dn(e,Math.
min(t,1));delete e.dataset.fitting,Q.set(e,{frame:r,arrangement:c}),c.pages&&he(e,Number(e.dataset.page??0));let u=String(
c.scale);s&&s.getAttribute("scale")!==u&&s.setAttribute("scale",u)}function ln(e,t,n,o){delete e.dataset.paged;for(let{out:r,
parts:s,least:a}of sn){if(!e.querySelector(`.words > ${s}`))continue;let i=null;for(let c of t){let u=i?i.scale*(o?.8:1)+
yt:0,p=Math.max(Math.min(a,n),u);if(p>n)continue;let w=un(e,r,c,p,n,o);w&&w.worth>(i?.worth??0)&&(i=w)}if(i)return I(e,i),
i}return null}function un(e,t,n,o,r,s){let a=p=>(I(e,{out:t,layout:n,scale:p}),fn(e));if(!a(o))return null;let[i,c]=[o,r];
for(c-i>yt&&a(c)&&(i=c);c-i>yt;){let p=(i+c)/2;a(p)?i=p:c=p}if(!s)return{out:t,layout:n,scale:i,worth:i};I(e,{out:t,layout:n,
scale:i});let u=Math.min(1,s.clientHeight/(i*rn));return{out:t,layout:n,scale:i,worth:i*Math.sqrt(u)}}function dn(e,t){e.
dataset.paged="";let n=an.map(a=>Math.min(a,t));for(let a of de){let[i]=n.map(c=>({out:a,layout:"below",scale:c,...fe(e,
a,c)})).filter(c=>c.isFitting).sort((c,u)=>c.pages.length/c.scale**2-u.pages.length/u.scale**2);if(i)return I(e,i),i}let[
o,r]=[de.at(-1)??"",n.at(-1)??St],s={out:o,layout:"below",scale:r,pages:fe(e,o,r).pages};return I(e,s),s}function fe(e,t,n){
I(e,{out:t,layout:"below",scale:n});let o=Et(e);for(let R of o)R.dataset.turnedTo="";let{rowGap:r,columnGap:s}=getComputedStyle(
m(e,".working")),[a,i]=[Number.parseFloat(r),Number.parseFloat(s)],c=m(e,".shown").getBoundingClientRect(),u=c.height-m(
e,".pager").getBoundingClientRect().height-a,p=[],w=[p],y=0,E=0,$=0,Wt=m(e,".formula").scrollWidth<=c.width+1;for(let R of o){
let{width:qt,height:lt}=R.getBoundingClientRect();Wt&&=lt<=u&&we(R),$&&$+qt>c.width&&(y+=E+a,E=0,$=0),p.length&&y+Math.max(
E,lt)>u&&(p=[],w.push(p),y=0,E=0,$=0),p.push(R),E=Math.max(E,lt),$+=qt+i}return{pages:w,isFitting:Wt}}function he(e,t){let n=Q.
get(e)?.arrangement.pages??[],o=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(o);for(let r of Et(e))n[o]?.includes(
r)?r.dataset.turnedTo="":delete r.dataset.turnedTo;m(e,".pager").hidden=n.length===1,m(e,"[data-turned]").textContent=`${o+
1} of ${n.length}`;for(let r of d(e,"[data-turn]",HTMLButtonElement))r.disabled=!n[o+Number(r.dataset.turn)]}function Et(e){
return d(e,".matrix, .shown > pointer-view")}function I(e,{out:t,layout:n,scale:o}){e.dataset.out=t,e.dataset.layout=n,m(
e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(o))}function fn(e){let t=e.getBoundingClientRect(),n=m(e,
".formula"),o=r=>{let{right:s,bottom:a,width:i}=r.getBoundingClientRect();return!i||s<=t.right+1&&a<=t.bottom+1};return[
e,m(e,".words"),m(e,".shown")].every(ge)&&n.scrollWidth<=n.clientWidth+1&&[n,...Et(e)].every(r=>o(r)&&we(r))}function ge(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function we(e){let t=e.querySelector(
":scope > .table-frame");return!t||ge(t)}function pn(e){let t=document.createElement("dialog");t.className="rest";let n=m(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let o=document.createElement("button");o.type="butto\
n",o.textContent="Close",o.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),m(e,"[data\
-rest]").focus()});let r=[n,e.querySelector(".switch"),e.querySelector(".formula"),...m(e,".words").children];t.append(o);
for(let s of r){if(!s)continue;let a=s.cloneNode(!0);a.removeAttribute("id"),t.append(a)}e.append(t),t.showModal()}var mn=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,hn="Write a number, such as 0.5, in every cell.",et=class{#n;#o;#s;#t=new Map;#r=new Map;constructor(t,n,o){
this.#n=t,this.#o=n,this.#s=o,this.#a(),t.addEventListener("input",r=>{let s=r.target;this.#m(s.name,s.value),this.#l()}),
t.addEventListener("click",r=>{let s=b(r),a=s.closest("[data-input]");a&&("more"in s.dataset&&this.#f(a,1),"fewer"in s.dataset&&
this.#f(a,-1))}),n.addEventListener("click",()=>{for(let r of this.#e)this.#t.set(A(r),ye(be(r)));this.#u(),d(this.#n,"i\
nput, select")[0]?.focus(),this.#l()}),this.#i()}get text(){let t={};for(let n of this.#e){let o=A(n),r=Se(n.dataset.kind,
this.#t.get(o)??"");if(r===null)return null;JSON.stringify(r)!==JSON.stringify(be(n))&&(t[o]=r)}return Object.keys(t).length?
JSON.stringify(t):""}unfold(t){for(let n of this.#e)t.includes(A(n))&&n.querySelector("details")?.setAttribute("open","")}replace(t,n){
let o=document.activeElement,r=o&&this.#n.contains(o)?this.#c(o):null,s=this.#e.filter(a=>a.querySelector("details[open]")).
map(A);this.#n.replaceChildren(...t.childNodes),this.unfold(s),n?this.#a():this.#u(),r?.(),this.#i()}showProblems(t){let n=new Set(
t);for(let o of this.#e){let r=A(o),s=`inputs.${r}`,a=t.filter(u=>u.where===s||u.where.startsWith(`${s}[`));for(let u of a)
n.delete(u);let i=a.map(u=>u.message).join(" "),c=JSON.stringify(this.#t.get(r));i&&this.#r.set(r,{typed:c,message:i})}return this.#i(),
[...n]}get#e(){return d(this.#n,"[data-input]")}#c(t){if((t instanceof HTMLInputElement||t instanceof HTMLSelectElement)&&
t.name){let a=`[name="${CSS.escape(t.name)}"]`,i=t instanceof HTMLInputElement?{start:t.selectionStart,end:t.selectionEnd}:
null;return()=>{let c=this.#n.querySelector(a);c instanceof HTMLElement&&c.focus({preventScroll:!0}),c instanceof HTMLInputElement&&
i&&c.setSelectionRange(i.start,i.end)}}let o=t.closest("[data-input]"),r=o instanceof HTMLElement?A(o):"",s=t instanceof
HTMLElement&&"more"in t.dataset?"more":"fewer";return()=>{let a=this.#n.querySelector(`[data-input="${CSS.escape(r)}"] [\
data-${s}]`);a instanceof HTMLElement&&a.focus({preventScroll:!0})}}#a(){this.#t.clear();for(let t of this.#e){let n=tt(
t),o=n.map(a=>a.value),{kind:r,row:s}=t.dataset;this.#t.set(A(t),r==="words"?o:r==="matrix"?gn(n,!!s):o[0]??"")}}#u(){for(let t of this.#e)
for(let n of tt(t)){let o=this.#p(n.name);o!==void 0&&n.value!==o&&(n.value=o)}}#d(t){let[n="",o,r]=t.split("."),s=this.#t.
get(n);return o===void 0?null:r===void 0?[s,Number(o)]:[Array.isArray(s?.[0])?s?.[Number(o)]:s,Number(r)]}#p(t){let n=this.#d(
t);if(!n)return this.#t.get(t);let[o,r]=n;return o?.[r]}#m(t,n){let o=this.#d(t);if(!o){this.#t.set(t,n);return}let[r,s]=o;
r&&(r[s]=n)}#l(){this.#i(),this.#s()}#i(){for(let t of this.#e){let n=A(t),o=!["words","choice"].includes(t.dataset.kind??
""),r=o?tt(t).filter(c=>B(c.value)===null):[];for(let c of o?tt(t):[])c.setAttribute("aria-invalid",String(r.includes(c)));
let s=this.#t.get(n)??"";this.#r.get(n)?.typed!==JSON.stringify(s)&&this.#r.delete(n),wn(t,r.length?hn:this.#r.get(n)?.message??
"");let{least:a,most:i}=t.dataset;for(let c of d(t,"[data-fewer]",HTMLButtonElement))c.disabled=s.length<=Number(a);for(let c of d(
t,"[data-more]",HTMLButtonElement))c.disabled=s.length>=Number(i)}this.#o.disabled=this.text===""}#f(t,n){let o=A(t),r=this.#t.
get(o),s=r.length+n;if(s<Number(t.dataset.least)||s>Number(t.dataset.most))return;let a=`word ${r.length+1}`;this.#t.set(
o,n>0?[...r,a]:r.slice(0,-1));for(let{dataset:i}of this.#e){let c=i.input??"",u=this.#t.get(c);i.rows===o&&Array.isArray(
u)&&(u=vt(u,n)),i.columns===o&&Array.isArray(u)&&(u=i.row?vt(u,n):u.map(p=>vt(p,n))),u!==void 0&&this.#t.set(c,u)}this.#l()}};
function A(e){return e.dataset.input??""}function be(e){return JSON.parse(e.dataset.default??"null")}function tt(e){return d(
e,"input, select")}function gn(e,t){let n=new Map;for(let r of e){let[,s=""]=r.name.split(".");n.set(s,[...n.get(s)??[],
r.value])}let o=[...n.values()];return t?o[0]??[]:o}function vt(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(
0,-1)}function ye(e){return Array.isArray(e)?e.map(ye):String(e)}function Se(e,t){if(e==="words"||e==="choice")return t;
if(!Array.isArray(t))return B(t);let n=t.map(o=>Se(e,o));return n.includes(null)?null:n}function B(e){let t=e.trim().replace(
"−","-").replace(",","."),n=mn.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function wn(e,t){let n=m(
e,"[data-failure]");n.textContent=t,n.hidden=!t}var Lt=null;function bn(){let e=d(document,"[data-side]").map(({dataset:i})=>i.model??""),[t,n]=e,{origin:o,pathname:r}=location,
s=o+r;if(!t){let i=r.slice(dt.pathname.length),c=g(document,"[data-lesson]");return!c||!new URLSearchParams(location.search).
has("lang")?{name:i,address:s}:{name:`${i}/${c.lang}`,address:`${s}?lang=${c.lang}`}}let a=T({model:t,against:JSON.stringify(
{model:n})});return{name:["compare",...e].join("/"),address:`${s}?${a}`}}function Ee(){let{controller:e}=navigator.serviceWorker;
if(!e)return;let t=n=>e.postMessage(n);Lt?.disconnect(),Lt=new PerformanceObserver(n=>{let o=n.getEntries().map(({name:r})=>r);
t({addresses:o.filter(r=>!r.includes("?"))})}),Lt.observe({type:"resource",buffered:!0}),t({addresses:[],page:bn()})}async function ve(){
if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",Ee),await navigator.serviceWorker.register(
new URL("service-worker.js",dt),{updateViaCache:"none"}),Ee()}catch{}}function At(e=""){let t=["The server does not answ\
er.",e].filter(Boolean).join(" ");return isSecureContext&&navigator.serviceWorker?.controller?t:`${t} Keep this page ope\
n: without the server, ${isSecureContext?"it cannot be reloaded":"it can be reloaded only over HTTPS"}.`}function Le(){document.readyState==="complete"?ve():addEventListener("load",ve)}var yn=4e3,Te="This page computes your changes in your browser and hides what only the server can update.",nt=document.getElementById(
"lesson-record")!==null,C=!1,Tt,ot=!1;async function Oe(e,{address:t,files:n,signal:o}){if(Mt())return xt(e,{files:n,signal:o});
if(!C)return Ae(t,o);if(ot)return ot=!1,xt(e,{files:n,signal:o});try{let r=await Ae(t,Gt(o));return Ot(""),r}catch(r){if(!(r instanceof
L&&[0,...Vt].includes(r.status)))throw r;return Ot(At(Te)),xt(e,{files:n,signal:o})}}function Mt(){return nt}function Me(e){
let t=new AbortController,n=()=>{t.abort(),clearTimeout(o),Tt??=rt(e)},o=setTimeout(n,yn);for(let r of["pointerdown","ke\
ydown"])document.addEventListener(r,n,{signal:t.signal})}async function ke(e){if(!nt&&!C&&e&&(Tt??=rt(e),await Tt),!nt&&
!C)return null;let{openRecord:t}=await import("./site-2MLQ677F.js");return t()}async function rt(e){try{let t=[import("./site-2MLQ677F.js"),
import("./site-SBI4XNQL.js"),import("./site-NUEIQDJU.js")],[n]=await Promise.all([fetch(e),...t]);if(!n.ok||
C)return;let o=new DOMParser().parseFromString(await n.text(),"text/html");document.body.append(...d(o,"head > *, body >\
 *")),C=!0,ot=Yt(n),ot&&Ot(At(Te)),Le()}catch{}}async function Ne(e,t,n){if(!nt&&!C)return;let{previewEdits:o}=await import("./site-SBI4XNQL.js");
try{o(e,t,n)}catch(r){if(!(r instanceof L))throw r}}function Ot(e){let t=g(document,"[data-silence]");t&&(t.textContent=
e)}async function xt(e,t){let{exportedLesson:n}=await import("./site-2MLQ677F.js");return n(e,t)}async function Ae(e,t){
let o=await fetch(e,{headers:{accept:"text/html, application/problem+json"},signal:t}).catch(xe),r=await o.text().catch(
xe);if(o.ok)return new DOMParser().parseFromString(r,"text/html");throw new L(o.status,Sn(r,o.status))}function xe(e){throw G(
e)?e:new L(0,[{where:"",message:Jt,suggestions:[]}])}function Sn(e,t){try{return JSON.parse(e).errors??[]}catch{return[{
where:"",message:Kt(t),suggestions:[]}]}}var Ie="pointerscope-lessons";function Ce(){try{let e=JSON.parse(localStorage.getItem(Ie)??"{}");return e&&typeof e=="ob\
ject"?e:{}}catch{return{}}}function kt(e){let t=Ce()[e];return new Set(Array.isArray(t)?t:[])}function Nt(e,t){let n=kt(
e);if(!n.has(t))try{localStorage.setItem(Ie,JSON.stringify({...Ce(),[e]:[...n,t]}))}catch{}}var En="Type a number, or drag it sideways",vn=/^[\d.,+−-]$/,st=class{#n;#o;constructor(t,n){this.#n=t,this.#o=n,t.addEventListener(
"pointerdown",o=>{let r=It(o),s=r&&this.#s(r);!s||b(o)instanceof HTMLInputElement||gt(o,s.value,a=>{F(n,s.name,a),r.textContent=
a})}),t.addEventListener("click",o=>{let r=It(o);r&&this.#t(r)}),t.addEventListener("keydown",o=>{let r=It(o);if(!r||o.ctrlKey||
o.metaKey||o.altKey)return;if(b(o)instanceof HTMLInputElement){this.#a(o,r);return}let s=vn.test(o.key);!s&&o.key!=="Ent\
er"&&o.key!=="F2"||(o.preventDefault(),this.#t(r,s?o.key:void 0))})}prepare(){for(let t of d(this.#n,".step-inputs figur\
e:not([data-how])")){let{table:n=""}=t.dataset,o=g(this.#o,`[data-input="${CSS.escape(n)}"]`);if(["matrix","number"].includes(
o?.dataset.kind??"")){t.dataset.editable="",m(t,".table-frame").title=En;for(let[r,s]of d(t,"tbody td").entries())s.tabIndex=
r===0?0:-1}}}get place(){let{activeElement:t}=document,n=t?.closest(pt),o=n?.closest("figure"),r=n?.closest("[data-step]");
return!(o instanceof HTMLElement)||!(r instanceof HTMLElement)?null:{step:r.dataset.step??"",table:o.dataset.table??"",index:X(
o).flat().indexOf(n),editor:t instanceof HTMLInputElement?t:null}}restore({step:t,table:n,index:o,editor:r}){let s=g(this.#n,
`[data-step="${CSS.escape(t)}"] .step-inputs figure[data-table="${CSS.escape(n)}"]`),a=s&&X(s).flat()[o];a&&(r?this.#r(a,
r):Pe(a))}#s(t){let n=t.closest(z),{row:o,column:r}=zt(X(n),t),{table:s=""}=n.dataset,a=i=>g(this.#o,`[name="${CSS.escape(
i)}"]`,HTMLInputElement);return a(`${s}.${o}.${r}`)??a(s)}#t(t,n){let o=this.#s(t);if(!o||t.querySelector("input"))return;
let r=document.createElement("input");r.className="tile-editor",r.inputMode="decimal",r.autocomplete="off",r.dataset.field=
o.name,r.dataset.before=o.value,r.setAttribute("aria-label",o.getAttribute("aria-label")??""),r.value=n??o.value,r.addEventListener(
"input",s=>{s.stopPropagation(),this.#e(r)}),r.addEventListener("blur",()=>this.#c(r)),this.#r(t,r),n===void 0?r.select():
this.#e(r)}#r(t,n){let{selectionStart:o,selectionEnd:r}=n;t.dataset.shown=t.textContent??"",t.replaceChildren(n),n.focus(
{preventScroll:!0}),n.setSelectionRange(o,r)}#e(t){let n=B(t.value)!==null;t.setAttribute("aria-invalid",String(!n)),n&&
F(this.#o,t.dataset.field??"",t.value)}#c(t){let n=t.closest("td");if(!n||!t.isConnected)return;let o=this.#s(n),{before:r}=t.
dataset;t.remove(),n.textContent=(o?.value===r?n.dataset.shown:o?.value)??"",o?.value!==r&&delete n.dataset.value,delete n.
dataset.shown}#a(t,n){let o=m(n,"input",HTMLInputElement),r={ArrowUp:1,ArrowDown:-1}[t.key];if(r){t.preventDefault();let s=B(
o.value);if(s===null)return;o.value=wt(s,r*bt(o.value)),this.#e(o)}t.key==="Escape"&&(t.preventDefault(),F(this.#o,o.dataset.
field??"",o.dataset.before??"")),(t.key==="Escape"||t.key==="Enter")&&Pe(n)}};function It(e){return b(e).closest(pt)}function Pe(e){
e.tabIndex=0,e.focus({preventScroll:!0})}var Ln=350,An=60,Rt=["removed","inputs","layer","head"],$e=["step","all",...Rt],xn={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},l=m(document,"[data-lesson]"),h=m(l,"[data-steps]"),U=l.dataset.only,Ct=m(l,"[data-error]"),P=g(l,"[data-inpu\
ts]"),N=P&&new et(P,m(l,"[data-reset]",HTMLButtonElement),Fn),Ht=P&&new st(h,P),$t=g(l,"details.inputs",HTMLDetailsElement),
O="frame"in l.dataset,{states:Tn,leftOut:Re="",edited:Fe=""}=l.dataset,{record:j}=l.dataset,f=Ft(location.search),S={...f,
...Dt(Ft(On()))},Pt=new AbortController,D=0,q=0,He=0,k=null;function Ft(e){let t=new URLSearchParams(e);return{step:t.get(
"step")??"",all:t.get("all")??"",removed:t.get("removed")??Re,inputs:t.get("inputs")??Fe,layer:t.get("layer")??"",head:t.
get("head")??""}}function On(){return Mt()?"":l.dataset.shown??location.search}async function Mn(){j&&await rt(j),it({history:"\
keep",isFresh:!0})}var kn=O?pe(l,h):()=>{},Nn="framers"in document.body.dataset?ee({state:$n,height:()=>l.scrollHeight,set:Rn}):
()=>{},v=()=>d(h,":scope > [data-step]"),V=e=>v().findIndex(t=>t.dataset.step===e),M=()=>Math.max(0,V(f.step)),Be=()=>O&&
window.parent!==window;function x(){let e=!!f.all||!!U,t=M(),n=v();for(let[r,s]of n.entries())s.hidden=!e&&r!==t;for(let r of d(
l,"[data-beside]"))r.hidden=!e&&r.dataset.beside!==n[t]?.dataset.step;if(e&&!O)for(let r of ut(h,"pointer-view[lazy]"))r.
removeAttribute("lazy");l.dataset.mode=e?"all":"one",l.toggleAttribute("data-first",t===0);for(let r of d(l,"[data-follo\
w]",HTMLSelectElement)){let s=r.dataset.follow;r.value=f[s]||"0"}for(let r of d(l,"[data-slide]"))Pn(r,r.dataset.slide===
n[t]?.dataset.step);g(l,"[data-place]")&&Hn(t,n.length,e),Cn(),In(n);let o=n[t];!e&&!O&&o&&mt([o]),kn(),Nn("state",{})}function In(e){
let t=ct(S);for(let s of d(l,"[data-slide]"))s.toggleAttribute("data-left-out",t.has(s.dataset.slide??""));let n=g(l,"[d\
ata-changed]");if(!n)return;let o=e.filter(s=>t.has(s.dataset.step??"")).map(s=>`“${m(s,"h1, h2").lastChild?.textContent?.
trim()??""}”`),r=[o.length?`Left out: ${o.join(", ")}.`:"",S.inputs?"The inputs are edited.":""].filter(Boolean);n.hidden=
!r.length,n.textContent=`${r.join(" ")} Texts, exercises and printed numbers speak of the original lesson.`}function Bt(){
return!O&&!("opens"in l.dataset)}function Cn(){let{lesson:e=""}=l.dataset;if(!Bt())return;let t=kt(e);for(let n of d(l,"\
[data-slide]"))n.toggleAttribute("data-seen",t.has(n.dataset.slide??""))}function Pn(e,t){if(!t){e.removeAttribute("aria\
-current");return}e.setAttribute("aria-current","step");let n=e.closest("ol");n&&requestAnimationFrame(()=>{n.scrollLeft=
e.offsetLeft-e.offsetHeight})}function Hn(e,t,n){for(let r of d(l,"[data-controls]"))r.hidden=!1;m(l,"[data-place]").textContent=
`Step ${e+1} of ${t}`,m(l,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,m(l,'[data-go="1"]',HTMLButtonElement).disabled=
e===t-1;let o=g(l,"[data-all]",HTMLInputElement);o&&(o.checked=n)}function _(e,t=!1){let n=v(),o=n[Math.max(0,Math.min(n.
length-1,e))];o&&(ht(h),Bt()&&Nt(l.dataset.lesson??"",n[M()]?.dataset.step??""),f={...f,step:o.dataset.step??""},J("repl\
ace"),x(),t&&m(o,"h1, h2").focus({preventScroll:!0}),f.all?o.scrollIntoView({block:"start"}):o.getBoundingClientRect().top<
0&&l.scrollIntoView({block:"start"}),l.querySelector("[data-slide][aria-current]")?.scrollIntoView({block:"nearest",inline:"\
nearest"}))}function Dt({removed:e,inputs:t,layer:n,head:o}){return{removed:e,inputs:t,layer:n,head:o}}function at(e,t){
return Rt.every(n=>e[n]===t[n])}function $n(){return{step:v()[M()]?.dataset.step,removed:S.removed,inputs:S.inputs}}function Rn({
step:e,...t}){e!==void 0&&!U&&_(Math.max(0,V(e??"")));let n={};for(let o of Rt)o in t&&(n[o]=t[o]??"");H(n)}function J(e){
let t=De({...f,...Dt(S)});if(t!==location.pathname+location.search)try{e==="push"&&!Be()?history.pushState(null,"",t):history.
replaceState(null,"",t)}catch{}}function De(e){let t=[...new URLSearchParams(location.search)].filter(([r])=>!$e.some(s=>s===
r)),n=T({...Object.fromEntries(t),...e});Re&&!e.removed&&n.set("removed",""),Fe&&!e.inputs&&n.set("inputs","");let o=n.toString();
return o?`${location.pathname}?${o}`:location.pathname}function Fn(){let e=N?.text;cancelAnimationFrame(He),typeof e=="s\
tring"&&(He=requestAnimationFrame(()=>Ne(h,e,ct(f)))),clearTimeout(q),q=setTimeout(()=>H({}),Ln)}function H(e){let t=q&&
N?N.text:null;clearTimeout(q),q=0;let n={...f,...t===null?{}:{inputs:t},...e};at(n,f)||(f=n,it({history:"push"}))}async function it({
history:e,isFresh:t=!1}){D+=1;let n=D;Pt.abort(),Pt=new AbortController,h.setAttribute("aria-busy","true");try{let o=await Oe(
f,{address:De(f),files:Tn,signal:Pt.signal});if(n!==D)return;Wn(o,t),S=f,We([]),e==="push"&&J("push"),x()}catch(o){if(G(
o))return;if(!(o instanceof L))throw o;n===D&&Bn(o.problems,e)}finally{n===D&&h.removeAttribute("aria-busy")}}function Bn(e,t){
We(e);let n=e.every(r=>r.where.startsWith("inputs"));if(f={...f,...n?{inputs:S.inputs}:Dt(S)},!at(f,S)){it({history:t});
return}let o=ct(S);for(let r of d(h,"[data-remove]",HTMLInputElement))r.checked=o.has(r.dataset.remove??"");J("replace"),
x()}function Dn(e){try{return Object.keys(JSON.parse(e))}catch{return[]}}function ct(e){return new Set(e.removed.split("\
,").filter(Boolean))}function Wn(e,t){ht(h);let n=Ht?.place,o=document.activeElement?.closest("[data-remove]"),r=o instanceof
HTMLElement?o.dataset.remove:void 0;for(let a of v()){let i=a.dataset.step??"",c=e.querySelector(`[data-steps] > [data-s\
tep="${CSS.escape(i)}"]`);c&&k&&a.contains(k)&&c.hasAttribute("data-removed")&&m(c,".sheet-head").after(k),c&&a.replaceWith(
c)}for(let a of d(l,"[data-renew]")){let i=e.querySelector(`[data-renew="${a.dataset.renew}"]`);i&&a.replaceChildren(...i.
childNodes)}let s=g(e,"[data-inputs]");s&&N?.replace(s,t),k?.isConnected&&document.activeElement===document.body&&m(k,"b\
utton:enabled").focus({preventScroll:!0}),r&&g(h,`[data-remove="${CSS.escape(r)}"]`)?.focus(),qe(),n&&Ht?.restore(n)}function We(e){
let t=N?N.showProblems(e):e,n=$t?.open?t:e;Ct.textContent=n.map(o=>o.message).join(" "),Ct.hidden=n.length===0,n.length&&
l.dataset.live&&Ct.append(" ",qn(l.dataset.live))}function qn(e){let t=document.createElement("a");return t.href=e,t.textContent=
"Open it on the server",t.search=T({...f,all:null}).toString(),t}function qe(){Zt(h),Ht?.prepare(),jn(),te(h),ae(h),h.querySelector(
"pointer-view")&&import("./site-MVJB5QFF.js");for(let e of d(h,"[data-embed]",HTMLAnchorElement)){let t=e.closest(
"[data-step]"),n=t instanceof HTMLElement?t.dataset.step:void 0;e.search=T({...f,all:null,step:n}).toString()}for(let e of d(
l,"[data-offline]",HTMLAnchorElement)){let t=new URLSearchParams(location.search).get("lang");e.search=T({removed:f.removed,
inputs:f.inputs,lang:t}).toString()}for(let e of d(l,"[data-back]",HTMLAnchorElement)){let t=new URLSearchParams(location.
search);for(let n of $e)t.delete(n);e.search=t.toString()}}function jn(){let e=!O&&!S.removed&&!S.inputs;for(let t of d(
h,"[data-remove]",HTMLInputElement)){let n=t.closest("label"),o=n?.parentElement?.querySelector("[data-guess]");if(e||o?.
remove(),!e||o)continue;let r=document.createElement("button");r.type="button",r.dataset.guess=t.dataset.remove,r.textContent=
"Predict what it changes",n?.before(r)}}async function _n(e){let t=v()[V(e.dataset.guess)],[n,{askRemoval:o}]=await Promise.
all([ke(j),import("./site-NUEIQDJU.js")]);if(!t?.isConnected)return;let r=()=>H({removed:e.dataset.guess??""});k=
n&&o(t,n,r,()=>H({removed:""})),k?e.remove():r()}function Un(e,t,{row:n,column:o}){let r=Object.fromEntries(new URLSearchParams(
location.search)),s=T({...r,step:null,all:null,row:n,column:o});return K(`${l.dataset.api}/${e}/${t}?${s}`)}async function Vn(){
let{solutionsAt:e}=l.dataset;if(!(!e||g(l,"[data-solutions]")))try{let t=await fetch(e);if(!t.ok)return;let n=new DOMParser().
parseFromString(await t.text(),"text/html");h.after(...d(n.body,"[data-solutions]"))}catch{}}async function Jn(e){e.disabled=
!0;let{all:t}=f;f={...f,all:"1"},x(),await Promise.all([_t(ut(h)),Vn()]),window.print(),f={...f,all:t},x(),e.disabled=!1}
function je(e){return e.closest(`input:not([type=checkbox]), select, textarea, ${z} td`)!==null}function _e(e){for(let t=e;t&&
t!==h;){if(t.localName==="pointer-view"||t.scrollWidth>t.clientWidth+1&&getComputedStyle(t).overflowX!=="visible")return!0;
t=t.parentElement}return!1}h.addEventListener("change",e=>{let t=e.target;if(!(t instanceof HTMLInputElement)||!t.dataset.
remove)return;let n=ct(f);t.checked?n.add(t.dataset.remove):n.delete(t.dataset.remove),H({removed:[...n].join(",")})});l.
addEventListener("change",e=>{let t=jt(e);t.dataset.follow&&H({[t.dataset.follow]:t.value}),"all"in t.dataset&&t instanceof
HTMLInputElement&&(f={...f,all:t.checked?"1":""},J("replace"),x(),v()[M()]?.scrollIntoView({block:"start"}))});l.addEventListener(
"click",e=>{let t=b(e);t.dataset.go&&_(M()+Number(t.dataset.go));let n="stripButton"in t.dataset&&t.closest("figure");n&&
t.setAttribute("aria-expanded",String(n.toggleAttribute("data-open"))),"print"in t.dataset&&Jn(t),t.closest(".onward a")&&
Bt()&&Nt(l.dataset.lesson??"",v()[M()]?.dataset.step??""),"guess"in t.dataset&&_n(t);let o=t.closest("[data-slide]");o instanceof
HTMLElement&&(e.preventDefault(),_(V(o.dataset.slide),!0))});document.addEventListener("keydown",e=>{let t=b(e);if(U||e.
defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||je(t)||_e(t))return;let n=xn[e.key];!n||f.all&&e.key.startsWith("Page")||
(e.preventDefault(),_(M()+n,!0))});var W;h.addEventListener("touchstart",e=>{let t=b(e);W=e.touches.length===1&&!_e(t)&&
!je(t)?e.touches[0]:void 0},{passive:!0});h.addEventListener("touchend",({changedTouches:[e]})=>{if(U||!W||!e)return;let[
t,n]=[e.clientX-W.clientX,e.clientY-W.clientY];W=void 0,Math.abs(t)>An&&Math.abs(t)>2*Math.abs(n)&&_(M()-Math.sign(t))});
window.addEventListener("popstate",()=>{f=Ft(location.search),at(f,S)?x():it({history:"keep",isFresh:!0})});Be()||Ut(h,()=>{
for(let e of v())e.hidden=!1;for(let e of d(h,"[data-beside]"))e.hidden=!1;O||mt(v()),O&&me(v())},x);!f.step&&location.hash&&
(f.step=location.hash.slice(1));f.step&&V(f.step)<0&&!U&&(f.step="",J("replace"));$t&&f.inputs&&($t.open=!0,N?.unfold(Dn(
f.inputs)));Xt(h,"opens"in l.dataset?Un:null);oe(h,l.dataset.lesson??"",l.lang);Qt(h);P&&se(P);ie(h);qe();x();l.dataset.
ready="true";j&&Me(j);at(f,S)||Mn();
