import{a as jt,c as Ut}from"./site-VNG2Y3MM.js";import{a as zt,b as F,c as pt,d as X,e as Xt,f as Zt,g as Qt,h as te,
i as ee,j as mt,k as ht}from"./site-7JO6NCEX.js";import"./site-WAXBA54W.js";import"./site-ENVNWP2K.js";
import{a as z,b as ft}from"./site-VHQHGUDK.js";import{a as p,b as g,c as d,d as ut,e as w,f as _t}from"./site-TDSAGLFG.js";
import{a as L,b as dt,d as Vt,e as Jt,f as Kt,g as G,h as Gt,i as Yt,j as Y,k as x}from"./site-VTYE32HA.js";import"./site-MTA6IX37.js";function ne({state:e,height:t,set:n,mark:o=()=>{}}){let s=window.parent,r=(document.body.dataset.framers??"").split(" ").
filter(Boolean),a=r.includes("*"),i="",c=(m,b)=>{if(s===window)return;let y={pointerscope:m,...b};for(let E of a?["*"]:r)
s.postMessage(y,E)},u=()=>{let m={state:e(),height:t()};JSON.stringify(m)!==i&&(i=JSON.stringify(m),c("height",{height:m.
height}),c("state",{state:m.state}))};return window.addEventListener("message",({source:m,origin:b,data:y})=>{m!==s||!(a||
r.includes(b))||(y?.pointerscope==="set"&&(n(Ge(y.state)),u()),y?.pointerscope==="mark"&&o(Ye(y.visits)),y?.pointerscope===
"ask"&&(i="",u()))}),(m,b)=>m==="state"?u():c(m,b)}function Ge(e){let t={};if(typeof e!="object"||e===null||Array.isArray(
e))return t;for(let[n,o]of Object.entries(e).slice(0,100)){let s=o===null?null:ze(o);(s===null||s!==void 0&&s.length<=1e5)&&
(t[n]=s)}return t}function Ye(e){return(Array.isArray(e)?e.slice(0,1e3):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function ze(e){
return typeof e=="string"?e:typeof e=="number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&oe(e,8)<=2e4?JSON.
stringify(e):void 0}function oe(e,t){if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)
return 1;if(t===0||ArrayBuffer.isView(e))return Number.POSITIVE_INFINITY;let n=1;for(let o of Object.values(e))if(n+=oe(
o,t-1),n>2e4)return Number.POSITIVE_INFINITY;return n}var Z=0;function se(e,t,n){e.addEventListener("submit",o=>{let s=w(o).closest("[data-exercise]");s instanceof HTMLFormElement&&
(o.preventDefault(),Xe(s,t,n))})}async function Xe(e,t,n){Z+=1;let o=Z,s=e.dataset.exercise??"",r=d(e,"input:not([type=r\
adio])",HTMLInputElement);for(let a of r)a.removeAttribute("aria-invalid");try{let{exercises:a}=await G(`lessons/${encodeURIComponent(
t)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{[s]:Qe(e)},lang:n})}),i=a.
find(c=>c.id===s);o===Z&&i&&tn(e,i.marked,r)}catch(a){if(!(a instanceof L))throw a;if(o!==Z)return;p(e,"[data-marked]").
textContent=a.message,p(e,"[data-because]").hidden=!0,delete e.dataset.right;for(let{where:i}of a.problems)Ze(e,r,i)?.setAttribute(
"aria-invalid","true")}}function Ze(e,t,n){let[,o,s]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];return o===void 0||s===void 0?t[0]:
re(e)[Number(o)]?.[Number(s)]}function re(e){return d(e,"tbody tr").map(t=>d(t,"input",HTMLInputElement))}function Qe(e){
if(e.querySelector("input[type=radio]"))return d(e,"input:checked",HTMLInputElement)[0]?.value??"";let t=re(e);return t.
length?t.map(n=>n.map(o=>o.value)):p(e,"input",HTMLInputElement).value}function tn(e,{right:t,all_right:n,computed:o},s){
let r=t.flat();for(let[u,m]of s.entries())m.setAttribute("aria-invalid",String(!r[u]));let a=p(e,"[data-marked]"),i=p(e,
"[data-because]");if(a.replaceChildren(en(r,n)),i.hidden=!n,e.dataset.right=String(n),n)return;let c=document.createElement(
"button");c.type="button",c.textContent="Show the answer",a.tabIndex=-1,c.addEventListener("click",()=>{a.textContent=`T\
he answer: ${nn(o,Number(e.dataset.decimals))}`,i.hidden=!1,a.focus()}),a.append(" ",c)}function en(e,t){if(t)return"Rig\
ht.";let n=e.filter(Boolean).length;return e.length>1?`${n} of ${e.length} are right.`:"Not yet."}function nn(e,t){if(typeof e==
"string")return e;let n=o=>z(o.toFixed(t).replace("-","−"));return e.map(o=>o.map(n).join("; ")).join("; ")}var on=8,sn=4;function ae(e){e.addEventListener("pointerdown",t=>{let n=w(t);n instanceof HTMLInputElement&&n.inputMode===
"decimal"&&gt(t,n.value,s=>D(e,n.name,s))})}function gt(e,t,n){let o=Number(ft(t));if(e.button!==0||Number.isNaN(o))return;
let s=bt(t),r=new AbortController,a=t,i=!1,c=b=>{let y=b.clientX-e.clientX;if(b.pointerId!==e.pointerId||(i||=Math.abs(y)>=
sn,!i))return;document.documentElement.toggleAttribute("data-dragging",!0);let E=wt(o,Math.round(y/on)*s);E!==a&&n(E),a=
E},u=()=>{r.abort(),document.documentElement.removeAttribute("data-dragging");let b=y=>y.stopPropagation();i&&(addEventListener(
"click",b,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",b,{capture:!0})))},{signal:m}=r;addEventListener(
"pointermove",c,{signal:m}),addEventListener("pointerup",u,{signal:m}),addEventListener("pointercancel",u,{signal:m})}function D(e,t,n){
let o=g(e,`[name="${CSS.escape(t)}"]`,HTMLInputElement);!o||o.value===n||(o.value=n,o.dispatchEvent(new Event("input",{bubbles:!0})))}
function wt(e,t){return z(String(Number((e+t).toFixed(6))))}function bt(e){let t=(ft(e).split(".")[1]??"").length;return t===
0?1:10**-Math.min(t,2)}function ie(e){for(let t of d(e,"[data-step]")){let n=new Map(d(t,"figure[data-table]").map(s=>[le(s.querySelector("figc\
aption math")),s.dataset.table??""]));n.delete("");let o=g(t,".formula");o&&ue(o,n)}}function ce(e){e.addEventListener("\
pointerover",t=>{let n=w(t),o=n.closest("[data-step]");if(!(o instanceof HTMLElement))return;let s=n.closest("[data-symb\
ol]"),r=n.closest("figcaption")?.closest("figure[data-table]");rn(o,s?.getAttribute("data-symbol")??r?.getAttribute("dat\
a-table")??"")})}function rn(e,t){for(let n of e.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===t);for(let n of d(e,"figure[data-table]"))n.toggleAttribute("data-lit",!!t&&n.dataset.table===t)}function le(e){
return e?.textContent?.replaceAll(/\s/g,"")??""}function ue(e,t){for(let n of e.children){let o=t.get(le(n));o!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",o):ue(n,t)}}var an=["beside","above","below","figure"],de={width:960,height:540},cn=2,St=.6,yt=.1,ln=320,un=[{out:"",parts:"*",least:1},
{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons remark",parts:"*",
least:St}],fe=["notes reasons remark switch","notes reasons remark switch formula"],dn=[1,.8,St],Q=new WeakMap;function me(e,t){
let{lookAccent:n,lookScale:o}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==window),n&&
CSS.supports("color",n)&&e.style.setProperty("--accent",n);let s=()=>{let r=g(t,":scope > [data-step]:not([hidden])"),{clientWidth:a,
clientHeight:i}=t;if(!r||!a||!i)return;let c=Math.min(innerWidth/de.width,innerHeight/de.height,cn),u=Number(o)||Math.max(
1,c);e.style.setProperty("--most",String(u)),fn(r,u,a,i)};return new ResizeObserver(()=>requestAnimationFrame(s)).observe(
t),t.addEventListener("click",r=>{let a=w(r),i=a.closest("[data-step]");i&&("rest"in a.dataset&&wn(i),a.dataset.turn&&ge(
i,Number(i.dataset.page)+Number(a.dataset.turn)))}),s}function he(e){for(let t of e){Q.delete(t);for(let n of["out","lay\
out","paged"])delete t.dataset[n]}}function fn(e,t,n,o){let s=`${n}×${o}×${t}`;if(Q.get(e)?.frame===s)return;let r=g(e,
"pointer-view"),a=n>o,i=an.filter(m=>(m!=="figure"||r)&&(m==="below"||a));e.dataset.fitting="";let c=pn(e,i,t,r)??hn(e,Math.
min(t,1));delete e.dataset.fitting,Q.set(e,{frame:s,arrangement:c}),c.pages&&ge(e,Number(e.dataset.page??0));let u=String(
c.scale);r&&r.getAttribute("scale")!==u&&r.setAttribute("scale",u)}function pn(e,t,n,o){delete e.dataset.paged;for(let{out:s,
parts:r,least:a}of un){if(!e.querySelector(`.words > ${r}`))continue;let i=null;for(let c of t){let u=i?i.scale*(o?.8:1)+
yt:0,m=Math.max(Math.min(a,n),u);if(m>n)continue;let b=mn(e,s,c,m,n,o);b&&b.worth>(i?.worth??0)&&(i=b)}if(i)return I(e,i),
i}return null}function mn(e,t,n,o,s,r){let a=m=>(I(e,{out:t,layout:n,scale:m}),gn(e));if(!a(o))return null;let[i,c]=[o,s];
for(c-i>yt&&a(c)&&(i=c);c-i>yt;){let m=(i+c)/2;a(m)?i=m:c=m}if(!r)return{out:t,layout:n,scale:i,worth:i};I(e,{out:t,layout:n,
scale:i});let u=Math.min(1,r.clientHeight/(i*ln));return{out:t,layout:n,scale:i,worth:i*Math.sqrt(u)}}function hn(e,t){e.
dataset.paged="";let n=dn.map(a=>Math.min(a,t));for(let a of fe){let[i]=n.map(c=>({out:a,layout:"below",scale:c,...pe(e,
a,c)})).filter(c=>c.isFitting).sort((c,u)=>c.pages.length/c.scale**2-u.pages.length/u.scale**2);if(i)return I(e,i),i}let[
o,s]=[fe.at(-1)??"",n.at(-1)??St],r={out:o,layout:"below",scale:s,pages:pe(e,o,s).pages};return I(e,r),r}function pe(e,t,n){
I(e,{out:t,layout:"below",scale:n});let o=Et(e);for(let R of o)R.dataset.turnedTo="";let{rowGap:s,columnGap:r}=getComputedStyle(
p(e,".working")),[a,i]=[Number.parseFloat(s),Number.parseFloat(r)],c=p(e,".shown").getBoundingClientRect(),u=c.height-p(
e,".pager").getBoundingClientRect().height-a,m=[],b=[m],y=0,E=0,$=0,Wt=p(e,".formula").scrollWidth<=c.width+1;for(let R of o){
let{width:qt,height:lt}=R.getBoundingClientRect();Wt&&=lt<=u&&be(R),$&&$+qt>c.width&&(y+=E+a,E=0,$=0),m.length&&y+Math.max(
E,lt)>u&&(m=[],b.push(m),y=0,E=0,$=0),m.push(R),E=Math.max(E,lt),$+=qt+i}return{pages:b,isFitting:Wt}}function ge(e,t){let n=Q.
get(e)?.arrangement.pages??[],o=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(o);for(let s of Et(e))n[o]?.includes(
s)?s.dataset.turnedTo="":delete s.dataset.turnedTo;p(e,".pager").hidden=n.length===1,p(e,"[data-turned]").textContent=`${o+
1} of ${n.length}`;for(let s of d(e,"[data-turn]",HTMLButtonElement))s.disabled=!n[o+Number(s.dataset.turn)]}function Et(e){
return d(e,".matrix, .shown > pointer-view")}function I(e,{out:t,layout:n,scale:o}){e.dataset.out=t,e.dataset.layout=n,p(
e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(o))}function gn(e){let t=e.getBoundingClientRect(),n=p(e,
".formula"),o=s=>{let{right:r,bottom:a,width:i}=s.getBoundingClientRect();return!i||r<=t.right+1&&a<=t.bottom+1};return[
e,p(e,".words"),p(e,".shown")].every(we)&&n.scrollWidth<=n.clientWidth+1&&[n,...Et(e)].every(s=>o(s)&&be(s))}function we(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function be(e){let t=e.querySelector(
":scope > .table-frame");return!t||we(t)}function wn(e){let t=document.createElement("dialog");t.className="rest";let n=p(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let o=document.createElement("button");o.type="butto\
n",o.textContent="Close",o.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),p(e,"[data\
-rest]").focus()});let s=[n,e.querySelector(".switch"),e.querySelector(".formula"),...p(e,".words").children];t.append(o);
for(let r of s){if(!r)continue;let a=r.cloneNode(!0);a.removeAttribute("id"),t.append(a)}e.append(t),t.showModal()}var bn=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,yn="Write a number, such as 0.5, in every cell.",et=class{#n;#o;#r;#t=new Map;#s=new Map;constructor(t,n,o){
this.#n=t,this.#o=n,this.#r=o,this.#a(),t.addEventListener("input",s=>{let r=s.target;this.#m(r.name,r.value),this.#l()}),
t.addEventListener("click",s=>{let r=w(s),a=r.closest("[data-input]");a&&("more"in r.dataset&&this.#f(a,1),"fewer"in r.dataset&&
this.#f(a,-1))}),n.addEventListener("click",()=>{for(let s of this.#e)this.#t.set(A(s),Se(ye(s)));this.#u(),d(this.#n,"i\
nput, select")[0]?.focus(),this.#l()}),this.#i()}get text(){let t={};for(let n of this.#e){let o=A(n),s=Ee(n.dataset.kind,
this.#t.get(o)??"");if(s===null)return null;JSON.stringify(s)!==JSON.stringify(ye(n))&&(t[o]=s)}return Object.keys(t).length?
JSON.stringify(t):""}unfold(t){for(let n of this.#e)t.includes(A(n))&&n.querySelector("details")?.setAttribute("open","")}replace(t,n){
let o=document.activeElement,s=o&&this.#n.contains(o)?this.#c(o):null,r=this.#e.filter(a=>a.querySelector("details[open]")).
map(A);this.#n.replaceChildren(...t.childNodes),this.unfold(r),n?this.#a():this.#u(),s?.(),this.#i()}showProblems(t){let n=new Set(
t);for(let o of this.#e){let s=A(o),r=`inputs.${s}`,a=t.filter(u=>u.where===r||u.where.startsWith(`${r}[`));for(let u of a)
n.delete(u);let i=a.map(u=>u.message).join(" "),c=JSON.stringify(this.#t.get(s));i&&this.#s.set(s,{typed:c,message:i})}return this.#i(),
[...n]}get#e(){return d(this.#n,"[data-input]")}#c(t){if((t instanceof HTMLInputElement||t instanceof HTMLSelectElement)&&
t.name){let a=`[name="${CSS.escape(t.name)}"]`,i=t instanceof HTMLInputElement?{start:t.selectionStart,end:t.selectionEnd}:
null;return()=>{let c=this.#n.querySelector(a);c instanceof HTMLElement&&c.focus({preventScroll:!0}),c instanceof HTMLInputElement&&
i&&c.setSelectionRange(i.start,i.end)}}let o=t.closest("[data-input]"),s=o instanceof HTMLElement?A(o):"",r=t instanceof
HTMLElement&&"more"in t.dataset?"more":"fewer";return()=>{let a=this.#n.querySelector(`[data-input="${CSS.escape(s)}"] [\
data-${r}]`);a instanceof HTMLElement&&a.focus({preventScroll:!0})}}#a(){this.#t.clear();for(let t of this.#e){let n=tt(
t),o=n.map(a=>a.value),{kind:s,row:r}=t.dataset;this.#t.set(A(t),s==="words"?o:s==="matrix"?Sn(n,!!r):o[0]??"")}}#u(){for(let t of this.#e)
for(let n of tt(t)){let o=this.#p(n.name);o!==void 0&&n.value!==o&&(n.value=o)}}#d(t){let[n="",o,s]=t.split("."),r=this.#t.
get(n);return o===void 0?null:s===void 0?[r,Number(o)]:[Array.isArray(r?.[0])?r?.[Number(o)]:r,Number(s)]}#p(t){let n=this.#d(
t);if(!n)return this.#t.get(t);let[o,s]=n;return o?.[s]}#m(t,n){let o=this.#d(t);if(!o){this.#t.set(t,n);return}let[s,r]=o;
s&&(s[r]=n)}#l(){this.#i(),this.#r()}#i(){for(let t of this.#e){let n=A(t),o=!["words","choice"].includes(t.dataset.kind??
""),s=o?tt(t).filter(c=>B(c.value)===null):[];for(let c of o?tt(t):[])c.setAttribute("aria-invalid",String(s.includes(c)));
let r=this.#t.get(n)??"";this.#s.get(n)?.typed!==JSON.stringify(r)&&this.#s.delete(n),En(t,s.length?yn:this.#s.get(n)?.message??
"");let{least:a,most:i}=t.dataset;for(let c of d(t,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(a);for(let c of d(
t,"[data-more]",HTMLButtonElement))c.disabled=r.length>=Number(i)}this.#o.disabled=this.text===""}#f(t,n){let o=A(t),s=this.#t.
get(o),r=s.length+n;if(r<Number(t.dataset.least)||r>Number(t.dataset.most))return;let a=`word ${s.length+1}`;this.#t.set(
o,n>0?[...s,a]:s.slice(0,-1));for(let{dataset:i}of this.#e){let c=i.input??"",u=this.#t.get(c);i.rows===o&&Array.isArray(
u)&&(u=vt(u,n)),i.columns===o&&Array.isArray(u)&&(u=i.row?vt(u,n):u.map(m=>vt(m,n))),u!==void 0&&this.#t.set(c,u)}this.#l()}};
function A(e){return e.dataset.input??""}function ye(e){return JSON.parse(e.dataset.default??"null")}function tt(e){return d(
e,"input, select")}function Sn(e,t){let n=new Map;for(let s of e){let[,r=""]=s.name.split(".");n.set(r,[...n.get(r)??[],
s.value])}let o=[...n.values()];return t?o[0]??[]:o}function vt(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(
0,-1)}function Se(e){return Array.isArray(e)?e.map(Se):String(e)}function Ee(e,t){if(e==="words"||e==="choice")return t;
if(!Array.isArray(t))return B(t);let n=t.map(o=>Ee(e,o));return n.includes(null)?null:n}function B(e){let t=e.trim().replace(
"−","-").replace(",","."),n=bn.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function En(e,t){let n=p(
e,"[data-failure]");n.textContent=t,n.hidden=!t}var Lt=null;function vn(){let e=d(document,"[data-side]").map(({dataset:i})=>i.model??""),[t,n]=e,{origin:o,pathname:s}=location,
r=o+s;if(!t){let i=s.slice(dt.pathname.length),c=g(document,"[data-lesson]");return!c||!new URLSearchParams(location.search).
has("lang")?{name:i,address:r}:{name:`${i}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let a=x({model:t,against:JSON.stringify(
{model:n})});return{name:["compare",...e].join("/"),address:`${r}?${a}`}}function ve(){let{controller:e}=navigator.serviceWorker;
if(!e)return;let t=n=>e.postMessage(n);Lt?.disconnect(),Lt=new PerformanceObserver(n=>{let o=n.getEntries().map(({name:s})=>s);
t({addresses:o.filter(s=>!s.includes("?"))})}),Lt.observe({type:"resource",buffered:!0}),t({addresses:[],page:vn()})}async function Le(){
if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",ve),await navigator.serviceWorker.register(
new URL("service-worker.js",dt),{updateViaCache:"none"}),ve()}catch{}}function At(e=""){let t=["The server does not answ\
er.",e].filter(Boolean).join(" ");return isSecureContext&&navigator.serviceWorker?.controller?t:`${t} Keep this page ope\
n: without the server, ${isSecureContext?"it cannot be reloaded":"it can be reloaded only over HTTPS"}.`}function Ae(){document.readyState==="complete"?Le():addEventListener("load",Le)}var Ln=4e3,Oe="This page computes your changes in your browser and hides what only the server can update.",nt=document.getElementById(
"lesson-record")!==null,C=!1,xt,ot=!1;async function Me(e,{address:t,files:n,signal:o}){if(Mt())return Tt(e,{files:n,signal:o});
if(!C)return Te(t,o);if(ot)return ot=!1,Tt(e,{files:n,signal:o});try{let s=await Te(t,Gt(o));return Ot(""),s}catch(s){if(!(s instanceof
L&&[0,...Vt].includes(s.status)))throw s;return Ot(At(Oe)),Tt(e,{files:n,signal:o})}}function Mt(){return nt}function ke(e){
let t=new AbortController,n=()=>{t.abort(),clearTimeout(o),xt??=st(e)},o=setTimeout(n,Ln);for(let s of["pointerdown","ke\
ydown"])document.addEventListener(s,n,{signal:t.signal})}async function Ne(e){if(!nt&&!C&&e&&(xt??=st(e),await xt),!nt&&
!C)return null;let{openRecord:t}=await import("./site-LROIPGGT.js");return t()}async function st(e){try{let t=[import("./site-LROIPGGT.js"),
import("./site-RMW532YZ.js"),import("./site-5GQTWZUV.js")],[n]=await Promise.all([fetch(e),...t]);if(!n.ok||
C)return;let o=new DOMParser().parseFromString(await n.text(),"text/html");document.body.append(...d(o,"head > *, body >\
 *")),C=!0,ot=Yt(n),ot&&Ot(At(Oe)),Ae()}catch{}}async function Ie(e,t,n){if(!nt&&!C)return;let{previewEdits:o}=await import("./site-RMW532YZ.js");
try{o(e,t,n)}catch(s){if(!(s instanceof L))throw s}}function Ot(e){let t=g(document,"[data-silence]");t&&(t.textContent=
e)}async function Tt(e,t){let{exportedLesson:n}=await import("./site-LROIPGGT.js");return n(e,t)}async function Te(e,t){
let o=await fetch(e,{headers:{accept:"text/html, application/problem+json"},signal:t}).catch(xe),s=await o.text().catch(
xe);if(o.ok)return new DOMParser().parseFromString(s,"text/html");throw new L(o.status,An(s,o.status))}function xe(e){throw Y(
e)?e:new L(0,[{where:"",message:Jt,suggestions:[]}])}function An(e,t){try{return JSON.parse(e).errors??[]}catch{return[{
where:"",message:Kt(t),suggestions:[]}]}}var Ce="pointerscope-lessons";function Pe(){try{let e=JSON.parse(localStorage.getItem(Ce)??"{}");return e&&typeof e=="ob\
ject"?e:{}}catch{return{}}}function kt(e){let t=Pe()[e];return new Set(Array.isArray(t)?t:[])}function Nt(e,t){let n=kt(
e);if(!n.has(t))try{localStorage.setItem(Ce,JSON.stringify({...Pe(),[e]:[...n,t]}))}catch{}}var Tn="Type a number, or drag it sideways",He="This number is computed: change an input, and it follows.",$e=/^[\d.,+−-]$/,
rt=class{#n;#o;constructor(t,n){this.#n=t,this.#o=n,t.addEventListener("pointerdown",o=>{let s=It(o),r=s&&this.#r(s);!r||
w(o)instanceof HTMLInputElement||gt(o,r.value,a=>{D(n,r.name,a),s.textContent=a})}),t.addEventListener("click",o=>{let s=It(
o);s&&this.#t(s)}),t.addEventListener("dblclick",o=>Re(w(o))),t.addEventListener("keydown",o=>{let s=It(o);if($e.test(o.
key)&&Re(w(o)),!s||o.ctrlKey||o.metaKey||o.altKey)return;if(w(o)instanceof HTMLInputElement){this.#a(o,s);return}let r=$e.
test(o.key);!r&&o.key!=="Enter"&&o.key!=="F2"||(o.preventDefault(),this.#t(s,r?o.key:void 0))})}prepare(){for(let t of d(
this.#n,".step-inputs figure:not([data-how])")){let{table:n=""}=t.dataset,o=g(this.#o,`[data-input="${CSS.escape(n)}"]`);
if(["matrix","number"].includes(o?.dataset.kind??"")){t.dataset.editable="",p(t,".table-frame").title=Tn;for(let[s,r]of d(
t,"tbody td").entries())r.tabIndex=s===0?0:-1}}}get place(){let{activeElement:t}=document,n=t?.closest(pt),o=n?.closest(
"figure"),s=n?.closest("[data-step]");return!(o instanceof HTMLElement)||!(s instanceof HTMLElement)?null:{step:s.dataset.
step??"",table:o.dataset.table??"",index:X(o).flat().indexOf(n),editor:t instanceof HTMLInputElement?t:null}}restore({step:t,
table:n,index:o,editor:s}){let r=g(this.#n,`[data-step="${CSS.escape(t)}"] .step-inputs figure[data-table="${CSS.escape(
n)}"]`),a=r&&X(r).flat()[o];a&&(s?this.#s(a,s):Fe(a))}#r(t){let n=t.closest(F),{row:o,column:s}=Xt(X(n),t),{table:r=""}=n.
dataset,a=i=>g(this.#o,`[name="${CSS.escape(i)}"]`,HTMLInputElement);return a(`${r}.${o}.${s}`)??a(r)}#t(t,n){let o=this.#r(
t);if(!o||t.querySelector("input"))return;let s=document.createElement("input");s.className="tile-editor",s.inputMode="d\
ecimal",s.autocomplete="off",s.dataset.field=o.name,s.dataset.before=o.value,s.setAttribute("aria-label",o.getAttribute(
"aria-label")??""),s.value=n??o.value,s.addEventListener("input",r=>{r.stopPropagation(),this.#e(s)}),s.addEventListener(
"blur",()=>this.#c(s)),this.#s(t,s),n===void 0?s.select():this.#e(s)}#s(t,n){let{selectionStart:o,selectionEnd:s}=n;t.dataset.
shown=t.textContent??"",t.replaceChildren(n),n.focus({preventScroll:!0}),n.setSelectionRange(o,s)}#e(t){let n=B(t.value)!==
null;t.setAttribute("aria-invalid",String(!n)),n&&D(this.#o,t.dataset.field??"",t.value)}#c(t){let n=t.closest("td");if(!n||
!t.isConnected)return;let o=this.#r(n),{before:s}=t.dataset;t.remove(),n.textContent=(o?.value===s?n.dataset.shown:o?.value)??
"",o?.value!==s&&delete n.dataset.value,delete n.dataset.shown}#a(t,n){let o=p(n,"input",HTMLInputElement),s={ArrowUp:1,
ArrowDown:-1}[t.key];if(s){t.preventDefault();let r=B(o.value);if(r===null)return;o.value=wt(r,s*bt(o.value)),this.#e(o)}
t.key==="Escape"&&(t.preventDefault(),D(this.#o,o.dataset.field??"",o.dataset.before??"")),(t.key==="Escape"||t.key==="E\
nter")&&Fe(n)}};function It(e){return w(e).closest(pt)}function Re(e){let t=e.closest(zt)?.closest("[data-step]");if(!(t instanceof
HTMLElement)||e.closest(F))return;let n=document.createElement("span");n.className="quiet",n.textContent=` ${He}`;let o=p(
t,"[data-sum]");o.textContent?.endsWith(He)||o.append(n)}function Fe(e){e.tabIndex=0,e.focus({preventScroll:!0})}var xn=350,On=60,Rt=["removed","inputs","layer","head"],Be=["step","all",...Rt],Mn={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},l=p(document,"[data-lesson]"),h=p(l,"[data-steps]"),V=l.dataset.only,Ct=p(l,"[data-error]"),P=g(l,"[data-inpu\
ts]"),N=P&&new et(P,p(l,"[data-reset]",HTMLButtonElement),Wn),Ht=P&&new rt(h,P),$t=g(l,"details.inputs",HTMLDetailsElement),
O="frame"in l.dataset,{states:kn,leftOut:We="",edited:qe=""}=l.dataset,{record:j}=l.dataset,f=Ft(location.search),S={...f,
...Bt(Ft(Nn()))},Pt=new AbortController,W=0,_=0,De=0,k=null;function Ft(e){let t=new URLSearchParams(e);return{step:t.get(
"step")??"",all:t.get("all")??"",removed:t.get("removed")??We,inputs:t.get("inputs")??qe,layer:t.get("layer")??"",head:t.
get("head")??""}}function Nn(){return Mt()?"":l.dataset.shown??location.search}async function In(){j&&await st(j),it({history:"\
keep",isFresh:!0})}var Cn=O?me(l,h):()=>{},Pn="framers"in document.body.dataset?ne({state:Dn,height:()=>l.scrollHeight,set:Bn}):
()=>{},v=()=>d(h,":scope > [data-step]"),J=e=>v().findIndex(t=>t.dataset.step===e),M=()=>Math.max(0,J(f.step)),_e=()=>O&&
window.parent!==window;function T(){let e=!!f.all||!!V,t=M(),n=v();for(let[s,r]of n.entries())r.hidden=!e&&s!==t;for(let s of d(
l,"[data-beside]"))s.hidden=!e&&s.dataset.beside!==n[t]?.dataset.step;if(e&&!O)for(let s of ut(h,"pointer-view[lazy]"))s.
removeAttribute("lazy");l.dataset.mode=e?"all":"one",l.toggleAttribute("data-first",t===0);for(let s of d(l,"[data-follo\
w]",HTMLSelectElement)){let r=s.dataset.follow;s.value=f[r]||"0"}for(let s of d(l,"[data-slide]"))Rn(s,s.dataset.slide===
n[t]?.dataset.step);g(l,"[data-place]")&&Fn(t,n.length,e),$n(),Hn(n);let o=n[t];!e&&!O&&o&&mt([o]),Cn(),Pn("state",{})}function Hn(e){
let t=ct(S);for(let r of d(l,"[data-slide]"))r.toggleAttribute("data-left-out",t.has(r.dataset.slide??""));let n=g(l,"[d\
ata-changed]");if(!n)return;let o=e.filter(r=>t.has(r.dataset.step??"")).map(r=>`“${p(r,"h1, h2").lastChild?.textContent?.
trim()??""}”`),s=[o.length?`Left out: ${o.join(", ")}.`:"",S.inputs?"The inputs are edited.":""].filter(Boolean);n.hidden=
!s.length,n.textContent=`${s.join(" ")} Texts, exercises and printed numbers speak of the original lesson.`}function Dt(){
return!O&&!("opens"in l.dataset)}function $n(){let{lesson:e=""}=l.dataset;if(!Dt())return;let t=kt(e);for(let n of d(l,"\
[data-slide]"))n.toggleAttribute("data-seen",t.has(n.dataset.slide??""))}function Rn(e,t){if(!t){e.removeAttribute("aria\
-current");return}e.setAttribute("aria-current","step");let n=e.closest("ol");n&&requestAnimationFrame(()=>{n.scrollLeft=
e.offsetLeft-e.offsetHeight})}function Fn(e,t,n){for(let s of d(l,"[data-controls]"))s.hidden=!1;p(l,"[data-place]").textContent=
`Step ${e+1} of ${t}`,p(l,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,p(l,'[data-go="1"]',HTMLButtonElement).disabled=
e===t-1;let o=g(l,"[data-all]",HTMLInputElement);o&&(o.checked=n)}function U(e,t=!1){let n=v(),o=n[Math.max(0,Math.min(n.
length-1,e))];o&&(ht(h),Dt()&&Nt(l.dataset.lesson??"",n[M()]?.dataset.step??""),f={...f,step:o.dataset.step??""},K("repl\
ace"),T(),t&&p(o,"h1, h2").focus({preventScroll:!0}),f.all?o.scrollIntoView({block:"start"}):o.getBoundingClientRect().top<
0&&l.scrollIntoView({block:"start"}),l.querySelector("[data-slide][aria-current]")?.scrollIntoView({block:"nearest",inline:"\
nearest"}))}function Bt({removed:e,inputs:t,layer:n,head:o}){return{removed:e,inputs:t,layer:n,head:o}}function at(e,t){
return Rt.every(n=>e[n]===t[n])}function Dn(){return{step:v()[M()]?.dataset.step,removed:S.removed,inputs:S.inputs}}function Bn({
step:e,...t}){e!==void 0&&!V&&U(Math.max(0,J(e??"")));let n={};for(let o of Rt)o in t&&(n[o]=t[o]??"");H(n)}function K(e){
let t=je({...f,...Bt(S)});if(t!==location.pathname+location.search)try{e==="push"&&!_e()?history.pushState(null,"",t):history.
replaceState(null,"",t)}catch{}}function je(e){let t=[...new URLSearchParams(location.search)].filter(([s])=>!Be.some(r=>r===
s)),n=x({...Object.fromEntries(t),...e});We&&!e.removed&&n.set("removed",""),qe&&!e.inputs&&n.set("inputs","");let o=n.toString();
return o?`${location.pathname}?${o}`:location.pathname}function Wn(){let e=N?.text;cancelAnimationFrame(De),typeof e=="s\
tring"&&(De=requestAnimationFrame(()=>Ie(h,e,ct(f)))),clearTimeout(_),_=setTimeout(()=>H({}),xn)}function H(e){let t=_&&
N?N.text:null;clearTimeout(_),_=0;let n={...f,...t===null?{}:{inputs:t},...e};at(n,f)||(f=n,it({history:"push"}))}async function it({
history:e,isFresh:t=!1}){W+=1;let n=W;Pt.abort(),Pt=new AbortController,h.setAttribute("aria-busy","true");try{let o=await Me(
f,{address:je(f),files:kn,signal:Pt.signal});if(n!==W)return;jn(o,t),S=f,Ue([]),e==="push"&&K("push"),T()}catch(o){if(Y(
o))return;if(!(o instanceof L))throw o;n===W&&qn(o.problems,e)}finally{n===W&&h.removeAttribute("aria-busy")}}function qn(e,t){
Ue(e);let n=e.every(s=>s.where.startsWith("inputs"));if(f={...f,...n?{inputs:S.inputs}:Bt(S)},!at(f,S)){it({history:t});
return}let o=ct(S);for(let s of d(h,"[data-remove]",HTMLInputElement))s.checked=o.has(s.dataset.remove??"");K("replace"),
T()}function _n(e){try{return Object.keys(JSON.parse(e))}catch{return[]}}function ct(e){return new Set(e.removed.split("\
,").filter(Boolean))}function jn(e,t){ht(h);let n=Ht?.place,o=document.activeElement?.closest("[data-remove]"),s=o instanceof
HTMLElement?o.dataset.remove:void 0;for(let a of v()){let i=a.dataset.step??"",c=e.querySelector(`[data-steps] > [data-s\
tep="${CSS.escape(i)}"]`);c&&k&&a.contains(k)&&c.hasAttribute("data-removed")&&p(c,".sheet-head").after(k),c&&a.replaceWith(
c)}for(let a of d(l,"[data-renew]")){let i=e.querySelector(`[data-renew="${a.dataset.renew}"]`);i&&a.replaceChildren(...i.
childNodes)}let r=g(e,"[data-inputs]");r&&N?.replace(r,t),k?.isConnected&&document.activeElement===document.body&&p(k,"b\
utton:enabled").focus({preventScroll:!0}),s&&g(h,`[data-remove="${CSS.escape(s)}"]`)?.focus(),Ve(),n&&Ht?.restore(n)}function Ue(e){
let t=N?N.showProblems(e):e,n=$t?.open?t:e;Ct.textContent=n.map(o=>o.message).join(" "),Ct.hidden=n.length===0,n.length&&
l.dataset.live&&Ct.append(" ",Un(l.dataset.live))}function Un(e){let t=document.createElement("a");return t.href=e,t.textContent=
"Open it on the server",t.search=x({...f,all:null}).toString(),t}function Ve(){Qt(h),Ht?.prepare(),Vn(),ee(h),ie(h),h.querySelector(
"pointer-view")&&import("./site-625IOAWW.js");for(let e of d(h,"[data-embed]",HTMLAnchorElement)){let t=e.closest(
"[data-step]"),n=t instanceof HTMLElement?t.dataset.step:void 0;e.search=x({...f,all:null,step:n}).toString()}for(let e of d(
l,"[data-offline]",HTMLAnchorElement)){let t=new URLSearchParams(location.search).get("lang");e.search=x({removed:f.removed,
inputs:f.inputs,lang:t}).toString()}for(let e of d(l,"[data-back]",HTMLAnchorElement)){let t=new URLSearchParams(location.
search);for(let n of Be)t.delete(n);e.search=t.toString()}}function Vn(){let e=!O&&!S.removed&&!S.inputs;for(let t of d(
h,"[data-remove]",HTMLInputElement)){let n=t.closest("label"),o=n?.parentElement?.querySelector("[data-guess]");if(e||o?.
remove(),!e||o)continue;let s=document.createElement("button");s.type="button",s.dataset.guess=t.dataset.remove,s.textContent=
"Predict what it changes",n?.before(s)}}async function Jn(e){let t=v()[J(e.dataset.guess)],[n,{askRemoval:o}]=await Promise.
all([Ne(j),import("./site-5GQTWZUV.js")]);if(!t?.isConnected)return;let s=()=>H({removed:e.dataset.guess??""});k=
n&&o(t,n,s,()=>H({removed:""})),k?e.remove():s()}function Kn(e,t,{row:n,column:o}){let s=Object.fromEntries(new URLSearchParams(
location.search)),r=x({...s,step:null,all:null,row:n,column:o});return G(`${l.dataset.api}/${e}/${t}?${r}`)}async function Gn(){
let{solutionsAt:e}=l.dataset;if(!(!e||g(l,"[data-solutions]")))try{let t=await fetch(e);if(!t.ok)return;let n=new DOMParser().
parseFromString(await t.text(),"text/html");h.after(...d(n.body,"[data-solutions]"))}catch{}}async function Yn(e){e.disabled=
!0;let{all:t}=f;f={...f,all:"1"},T(),await Promise.all([jt(ut(h)),Gn()]),window.print(),f={...f,all:t},T(),e.disabled=!1}
function Je(e){return e.closest(`input:not([type=checkbox]), select, textarea, ${F} td`)!==null}function Ke(e){for(let t=e;t&&
t!==h;){if(t.localName==="pointer-view"||t.scrollWidth>t.clientWidth+1&&getComputedStyle(t).overflowX!=="visible")return!0;
t=t.parentElement}return!1}h.addEventListener("change",e=>{let t=e.target;if(!(t instanceof HTMLInputElement)||!t.dataset.
remove)return;let n=ct(f);t.checked?n.add(t.dataset.remove):n.delete(t.dataset.remove),H({removed:[...n].join(",")})});l.
addEventListener("change",e=>{let t=_t(e);t.dataset.follow&&H({[t.dataset.follow]:t.value}),"all"in t.dataset&&t instanceof
HTMLInputElement&&(f={...f,all:t.checked?"1":""},K("replace"),T(),v()[M()]?.scrollIntoView({block:"start"}))});l.addEventListener(
"click",e=>{let t=w(e);t.dataset.go&&U(M()+Number(t.dataset.go));let n="stripButton"in t.dataset&&t.closest("figure");n&&
t.setAttribute("aria-expanded",String(n.toggleAttribute("data-open"))),"print"in t.dataset&&Yn(t),t.closest(".onward a")&&
Dt()&&Nt(l.dataset.lesson??"",v()[M()]?.dataset.step??""),"guess"in t.dataset&&Jn(t);let o=t.closest("[data-slide]");o instanceof
HTMLElement&&(e.preventDefault(),U(J(o.dataset.slide),!0))});document.addEventListener("keydown",e=>{let t=w(e);if(V||e.
defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||Je(t)||Ke(t))return;let n=Mn[e.key];!n||f.all&&e.key.startsWith("Page")||
(e.preventDefault(),U(M()+n,!0))});var q;h.addEventListener("touchstart",e=>{let t=w(e);q=e.touches.length===1&&!Ke(t)&&
!Je(t)?e.touches[0]:void 0},{passive:!0});h.addEventListener("touchend",({changedTouches:[e]})=>{if(V||!q||!e)return;let[
t,n]=[e.clientX-q.clientX,e.clientY-q.clientY];q=void 0,Math.abs(t)>On&&Math.abs(t)>2*Math.abs(n)&&U(M()-Math.sign(t))});
window.addEventListener("popstate",()=>{f=Ft(location.search),at(f,S)?T():it({history:"keep",isFresh:!0})});_e()||Ut(h,()=>{
for(let e of v())e.hidden=!1;for(let e of d(h,"[data-beside]"))e.hidden=!1;O||mt(v()),O&&he(v())},T);!f.step&&location.hash&&
(f.step=location.hash.slice(1));f.step&&J(f.step)<0&&!V&&(f.step="",K("replace"));$t&&f.inputs&&($t.open=!0,N?.unfold(_n(
f.inputs)));Zt(h,"opens"in l.dataset?Kn:null);se(h,l.dataset.lesson??"",l.lang);te(h);P&&ae(P);ce(h);Ve();T();l.dataset.
ready="true";j&&ke(j);at(f,S)||In();
