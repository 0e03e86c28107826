import{a as Xt,b as R,c as mt,d as Z,e as Zt,f as Qt,g as te,h as ee,i as ne,j as ht,k as gt}from"./site-37DCHNTD.js";
import"./site-RZ3Y7ZPB.js";import{M as Y,N as ft}from"./site-W2MIWAD7.js";import{a as Yt,c as zt}from"./site-VNG2Y3MM.js";
import"./site-WX3UO46K.js";import{a as p,b as w,c as u,d as dt,e as b,f as Ut}from"./site-TDSAGLFG.js";import"./site-UDRN5D4T.js";
import{a as A,b as pt,d as Kt,e as _t,f as Jt,g as z,h as Vt,i as Gt,j as X,k}from"./site-VTYE32HA.js";import"./site-2NDMKXN6.js";var wt={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,f:70,
h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},Qe="input, select, textarea, [contenteditable], dialog[open]",tn="\
a[href], button, summary, [role=button]",en=".table-frame";function se({send:e,isInDeck:t,keeps:n=()=>!1}){let o=!0;window.
addEventListener("pointerdown",()=>o=!0,{capture:!0}),window.addEventListener("keydown",r=>{r.key==="Tab"&&(o=!1),!(!o||
!t()||!oe(r)||n(r.key))&&(r.stopImmediatePropagation(),s(r))},{capture:!0}),window.addEventListener("keydown",r=>{oe(r)&&
s(r)}),window.addEventListener("change",({target:r})=>{o&&t()&&r instanceof HTMLElement&&r.blur()});let s=r=>{r.preventDefault(),
e({key:r.key,shift:r.shiftKey})}}function oe({key:e,target:t,defaultPrevented:n,isComposing:o,altKey:s,ctrlKey:r,metaKey:i}){
if(n||o||s||r||i||!Object.hasOwn(wt,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(Qe)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(tn))return!1;let a=t.closest(en);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var nn=1e5,on=100,re=2e4,sn=8,rn=1e3;function ie({state:e,height:t,set:n,mark:o=()=>{},keeps:s=()=>!1}){let r=window.parent,
i=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=i.includes("*"),c="",d=!1,h=g=>{if(r!==window)for(let S of a?
["*"]:i)r.postMessage(g,S)},y=(g,S)=>h({pointerscope:g,...S});r!==window&&se({send:g=>{y("key",g);let S={method:"trigger\
Key",args:[wt[g.key]]};d||h(JSON.stringify(S))},isInDeck:()=>d,keeps:s});let v=()=>{let g={state:e(),height:t()};JSON.stringify(
g)!==c&&(c=JSON.stringify(g),y("height",{height:g.height}),y("state",{state:g.state}))};return window.addEventListener("\
message",({source:g,origin:S,data:x})=>{g!==r||!(a||i.includes(S))||(x?.pointerscope==="set"&&(n(an(x.state)),v()),x?.pointerscope===
"mark"&&o(cn(x.visits)),x?.pointerscope==="deck"&&(d=!0),x?.pointerscope==="ask"&&(c="",v()))}),(g,S)=>g==="state"?v():y(
g,S)}function an(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,o]of Object.entries(e).
slice(0,on)){let s=o===null?null:ln(o);(s===null||s!==void 0&&s.length<=nn)&&(t[n]=s)}return t}function cn(e){return(Array.
isArray(e)?e.slice(0,rn):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function ln(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&ae(e,sn)<=re?JSON.stringify(e):void 0}function ae(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let o of Object.values(e))if(n+=ae(o,t-1),n>re)return Number.POSITIVE_INFINITY;
return n}var Q=0;function ce(e,t,n){e.addEventListener("submit",o=>{let s=b(o).closest("[data-exercise]");s instanceof HTMLFormElement&&
(o.preventDefault(),un(s,t,n))})}async function un(e,t,n){Q+=1;let o=Q,s=e.dataset.exercise??"",r=u(e,"input:not([type=r\
adio])",HTMLInputElement);for(let i of r)i.removeAttribute("aria-invalid");try{let{exercises:i}=await z(`lessons/${encodeURIComponent(
t)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{[s]:fn(e)},lang:n})}),a=i.
find(c=>c.id===s);o===Q&&a&&pn(e,a.marked,r)}catch(i){if(!(i instanceof A))throw i;if(o!==Q)return;p(e,"[data-marked]").
textContent=i.message,p(e,"[data-because]").hidden=!0,delete e.dataset.right;for(let{where:a}of i.problems)dn(e,r,a)?.setAttribute(
"aria-invalid","true")}}function dn(e,t,n){let[,o,s]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];return o===void 0||s===void 0?t[0]:
le(e)[Number(o)]?.[Number(s)]}function le(e){return u(e,"tbody tr").map(t=>u(t,"input",HTMLInputElement))}function fn(e){
if(e.querySelector("input[type=radio]"))return u(e,"input:checked",HTMLInputElement)[0]?.value??"";let t=le(e);return t.
length?t.map(n=>n.map(o=>o.value)):p(e,"input",HTMLInputElement).value}function pn(e,{right:t,all_right:n,computed:o},s){
let r=t.flat();for(let[d,h]of s.entries())h.setAttribute("aria-invalid",String(!r[d]));let i=p(e,"[data-marked]"),a=p(e,
"[data-because]");if(i.replaceChildren(mn(r,n)),a.hidden=!n,e.dataset.right=String(n),n)return;let c=document.createElement(
"button");c.type="button",c.textContent="Show the answer",i.tabIndex=-1,c.addEventListener("click",()=>{i.textContent=`T\
he answer: ${hn(o,Number(e.dataset.decimals))}`,a.hidden=!1,i.focus()}),i.append(" ",c)}function mn(e,t){if(t)return"Rig\
ht.";let n=e.filter(Boolean).length;return e.length>1?`${n} of ${e.length} are right.`:"Not yet."}function hn(e,t){if(typeof e==
"string")return e;let n=o=>Y(o.toFixed(t).replace("-","−"));return e.map(o=>o.map(n).join("; ")).join("; ")}var gn=8,wn=4;function ue(e){e.addEventListener("pointerdown",t=>{let n=b(t);n instanceof HTMLInputElement&&n.inputMode===
"decimal"&&bt(t,n.value,s=>W(e,n.name,s))})}function bt(e,t,n){let o=Number(ft(t));if(e.button!==0||Number.isNaN(o))return;
let s=St(t),r=new AbortController,i=t,a=!1,c=y=>{let v=y.clientX-e.clientX;if(y.pointerId!==e.pointerId||(a||=Math.abs(v)>=
wn,!a))return;document.documentElement.toggleAttribute("data-dragging",!0);let g=yt(o,Math.round(v/gn)*s);g!==i&&n(g),i=
g},d=()=>{r.abort(),document.documentElement.removeAttribute("data-dragging");let y=v=>v.stopPropagation();a&&(addEventListener(
"click",y,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",y,{capture:!0})))},{signal:h}=r;addEventListener(
"pointermove",c,{signal:h}),addEventListener("pointerup",d,{signal:h}),addEventListener("pointercancel",d,{signal:h})}function W(e,t,n){
let o=w(e,`[name="${CSS.escape(t)}"]`,HTMLInputElement);!o||o.value===n||(o.value=n,o.dispatchEvent(new Event("input",{bubbles:!0})))}
function yt(e,t){return Y(String(Number((e+t).toFixed(6))))}function St(e){let t=(ft(e).split(".")[1]??"").length;return t===
0?1:10**-Math.min(t,2)}function de(e){for(let t of u(e,"[data-step]")){let n=new Map(u(t,"figure[data-table]").map(s=>[pe(s.querySelector("figc\
aption math")),s.dataset.table??""]));n.delete("");let o=w(t,".formula");o&&me(o,n)}}function fe(e){e.addEventListener("\
pointerover",t=>{let n=b(t),o=n.closest("[data-step]");if(!(o instanceof HTMLElement))return;let s=n.closest("[data-symb\
ol]"),r=n.closest("figcaption")?.closest("figure[data-table]");bn(o,s?.getAttribute("data-symbol")??r?.getAttribute("dat\
a-table")??"")})}function bn(e,t){for(let n of e.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===t);for(let n of u(e,"figure[data-table]"))n.toggleAttribute("data-lit",!!t&&n.dataset.table===t)}function pe(e){
return e?.textContent?.replaceAll(/\s/g,"")??""}function me(e,t){for(let n of e.children){let o=t.get(pe(n));o!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",o):me(n,t)}}var yn=["beside","above","below","figure"],he={width:960,height:540},Sn=2,vt=.6,Et=.1,En=320,vn=[{out:"",parts:"*",least:1},
{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons remark",parts:"*",
least:vt}],ge=["notes reasons remark switch","notes reasons remark switch formula"],Ln=[1,.8,vt],tt=new WeakMap;function be(e,t){
let{lookAccent:n,lookScale:o}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==window),n&&
CSS.supports("color",n)&&e.style.setProperty("--accent",n);let s=()=>{let r=w(t,":scope > [data-step]:not([hidden])"),{clientWidth:i,
clientHeight:a}=t;if(!r||!i||!a)return;let c=Math.min(innerWidth/he.width,innerHeight/he.height,Sn),d=Number(o)||Math.max(
1,c);e.style.setProperty("--most",String(d)),xn(r,d,i,a)};return new ResizeObserver(()=>requestAnimationFrame(s)).observe(
t),t.addEventListener("click",r=>{let i=b(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&Mn(a),i.dataset.turn&&Se(
a,Number(a.dataset.page)+Number(i.dataset.turn)))}),s}function ye(e){for(let t of e){tt.delete(t);for(let n of["out","la\
yout","paged"])delete t.dataset[n]}}function xn(e,t,n,o){let s=`${n}×${o}×${t}`;if(tt.get(e)?.frame===s)return;let r=w(
e,"pointer-view"),i=n>o,a=yn.filter(h=>(h!=="figure"||r)&&(h==="below"||i));e.dataset.fitting="";let c=An(e,a,t,r)??On(e,
Math.min(t,1));delete e.dataset.fitting,tt.set(e,{frame:s,arrangement:c}),c.pages&&Se(e,Number(e.dataset.page??0));let d=String(
c.scale);r&&r.getAttribute("scale")!==d&&r.setAttribute("scale",d)}function An(e,t,n,o){delete e.dataset.paged;for(let{out:s,
parts:r,least:i}of vn){if(!e.querySelector(`.words > ${r}`))continue;let a=null;for(let c of t){let d=a?a.scale*(o?.8:1)+
Et:0,h=Math.max(Math.min(i,n),d);if(h>n)continue;let y=Tn(e,s,c,h,n,o);y&&y.worth>(a?.worth??0)&&(a=y)}if(a)return P(e,a),
a}return null}function Tn(e,t,n,o,s,r){let i=h=>(P(e,{out:t,layout:n,scale:h}),kn(e));if(!i(o))return null;let[a,c]=[o,s];
for(c-a>Et&&i(c)&&(a=c);c-a>Et;){let h=(a+c)/2;i(h)?a=h:c=h}if(!r)return{out:t,layout:n,scale:a,worth:a};P(e,{out:t,layout:n,
scale:a});let d=Math.min(1,r.clientHeight/(a*En));return{out:t,layout:n,scale:a,worth:a*Math.sqrt(d)}}function On(e,t){e.
dataset.paged="";let n=Ln.map(i=>Math.min(i,t));for(let i of ge){let[a]=n.map(c=>({out:i,layout:"below",scale:c,...we(e,
i,c)})).filter(c=>c.isFitting).sort((c,d)=>c.pages.length/c.scale**2-d.pages.length/d.scale**2);if(a)return P(e,a),a}let[
o,s]=[ge.at(-1)??"",n.at(-1)??vt],r={out:o,layout:"below",scale:s,pages:we(e,o,s).pages};return P(e,r),r}function we(e,t,n){
P(e,{out:t,layout:"below",scale:n});let o=Lt(e);for(let F of o)F.dataset.turnedTo="";let{rowGap:s,columnGap:r}=getComputedStyle(
p(e,".working")),[i,a]=[Number.parseFloat(s),Number.parseFloat(r)],c=p(e,".shown").getBoundingClientRect(),d=c.height-p(
e,".pager").getBoundingClientRect().height-i,h=[],y=[h],v=0,g=0,S=0,x=p(e,".formula").scrollWidth<=c.width+1;for(let F of o){
let{width:jt,height:ut}=F.getBoundingClientRect();x&&=ut<=d&&ve(F),S&&S+jt>c.width&&(v+=g+i,g=0,S=0),h.length&&v+Math.max(
g,ut)>d&&(h=[],y.push(h),v=0,g=0,S=0),h.push(F),g=Math.max(g,ut),S+=jt+a}return{pages:y,isFitting:x}}function Se(e,t){let n=tt.
get(e)?.arrangement.pages??[],o=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(o);for(let s of Lt(e))n[o]?.includes(
s)?s.dataset.turnedTo="":delete s.dataset.turnedTo;p(e,".pager").hidden=n.length===1,p(e,"[data-turned]").textContent=`${o+
1} of ${n.length}`;for(let s of u(e,"[data-turn]",HTMLButtonElement))s.disabled=!n[o+Number(s.dataset.turn)]}function Lt(e){
return u(e,".matrix, .shown > pointer-view")}function P(e,{out:t,layout:n,scale:o}){e.dataset.out=t,e.dataset.layout=n,p(
e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(o))}function kn(e){let t=e.getBoundingClientRect(),n=p(e,
".formula"),o=s=>{let{right:r,bottom:i,width:a}=s.getBoundingClientRect();return!a||r<=t.right+1&&i<=t.bottom+1};return[
e,p(e,".words"),p(e,".shown")].every(Ee)&&n.scrollWidth<=n.clientWidth+1&&[n,...Lt(e)].every(s=>o(s)&&ve(s))}function Ee(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function ve(e){let t=e.querySelector(
":scope > .table-frame");return!t||Ee(t)}function Mn(e){let t=document.createElement("dialog");t.className="rest";let n=p(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let o=document.createElement("button");o.type="butto\
n",o.textContent="Close",o.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),p(e,"[data\
-rest]").focus()});let s=[n,e.querySelector(".switch"),e.querySelector(".formula"),...p(e,".words").children];t.append(o);
for(let r of s){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),t.append(i)}e.append(t),t.showModal()}var Nn=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,In="Write a number, such as 0.5, in every cell.",nt=class{#n;#o;#r;#t=new Map;#s=new Map;constructor(t,n,o){
this.#n=t,this.#o=n,this.#r=o,this.#i(),t.addEventListener("input",s=>{let r=s.target;this.#m(r.name,r.value),this.#l()}),
t.addEventListener("click",s=>{let r=b(s),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#f(i,1),"fewer"in r.dataset&&
this.#f(i,-1))}),n.addEventListener("click",()=>{for(let s of this.#e)this.#t.set(T(s),xe(Le(s)));this.#u(),u(this.#n,"i\
nput, select")[0]?.focus(),this.#l()}),this.#a()}get text(){let t={};for(let n of this.#e){let o=T(n),s=Ae(n.dataset.kind,
this.#t.get(o)??"");if(s===null)return null;JSON.stringify(s)!==JSON.stringify(Le(n))&&(t[o]=s)}return Object.keys(t).length?
JSON.stringify(t):""}unfold(t){for(let n of this.#e)t.includes(T(n))&&n.querySelector("details")?.setAttribute("open","")}replace(t,n){
let o=document.activeElement,s=o&&this.#n.contains(o)?this.#c(o):null,r=this.#e.filter(i=>i.querySelector("details[open]")).
map(T);this.#n.replaceChildren(...t.childNodes),this.unfold(r),n?this.#i():this.#u(),s?.(),this.#a()}showProblems(t){let n=new Set(
t);for(let o of this.#e){let s=T(o),r=`inputs.${s}`,i=t.filter(d=>d.where===r||d.where.startsWith(`${r}[`));for(let d of i)
n.delete(d);let a=i.map(d=>d.message).join(" "),c=JSON.stringify(this.#t.get(s));a&&this.#s.set(s,{typed:c,message:a})}return this.#a(),
[...n]}get#e(){return u(this.#n,"[data-input]")}#c(t){if((t instanceof HTMLInputElement||t instanceof HTMLSelectElement)&&
t.name){let i=`[name="${CSS.escape(t.name)}"]`,a=t instanceof HTMLInputElement?{start:t.selectionStart,end:t.selectionEnd}:
null;return()=>{let c=this.#n.querySelector(i);c instanceof HTMLElement&&c.focus({preventScroll:!0}),c instanceof HTMLInputElement&&
a&&c.setSelectionRange(a.start,a.end)}}let o=t.closest("[data-input]"),s=o instanceof HTMLElement?T(o):"",r=t instanceof
HTMLElement&&"more"in t.dataset?"more":"fewer";return()=>{let i=this.#n.querySelector(`[data-input="${CSS.escape(s)}"] [\
data-${r}]`);i instanceof HTMLElement&&i.focus({preventScroll:!0})}}#i(){this.#t.clear();for(let t of this.#e){let n=et(
t),o=n.map(i=>i.value),{kind:s,row:r}=t.dataset;this.#t.set(T(t),s==="words"?o:s==="matrix"?Cn(n,!!r):o[0]??"")}}#u(){for(let t of this.#e)
for(let n of et(t)){let o=this.#p(n.name);o!==void 0&&n.value!==o&&(n.value=o)}}#d(t){let[n="",o,s]=t.split("."),r=this.#t.
get(n);return o===void 0?null:s===void 0?[r,Number(o)]:[Array.isArray(r?.[0])?r?.[Number(o)]:r,Number(s)]}#p(t){let n=this.#d(
t);if(!n)return this.#t.get(t);let[o,s]=n;return o?.[s]}#m(t,n){let o=this.#d(t);if(!o){this.#t.set(t,n);return}let[s,r]=o;
s&&(s[r]=n)}#l(){this.#a(),this.#r()}#a(){for(let t of this.#e){let n=T(t),o=!["words","choice"].includes(t.dataset.kind??
""),s=o?et(t).filter(c=>B(c.value)===null):[];for(let c of o?et(t):[])c.setAttribute("aria-invalid",String(s.includes(c)));
let r=this.#t.get(n)??"";this.#s.get(n)?.typed!==JSON.stringify(r)&&this.#s.delete(n),Pn(t,s.length?In:this.#s.get(n)?.message??
"");let{least:i,most:a}=t.dataset;for(let c of u(t,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of u(
t,"[data-more]",HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#o.disabled=this.text===""}#f(t,n){let o=T(t),s=this.#t.
get(o),r=s.length+n;if(r<Number(t.dataset.least)||r>Number(t.dataset.most))return;let i=`word ${s.length+1}`;this.#t.set(
o,n>0?[...s,i]:s.slice(0,-1));for(let{dataset:a}of this.#e){let c=a.input??"",d=this.#t.get(c);a.rows===o&&Array.isArray(
d)&&(d=xt(d,n)),a.columns===o&&Array.isArray(d)&&(d=a.row?xt(d,n):d.map(h=>xt(h,n))),d!==void 0&&this.#t.set(c,d)}this.#l()}};
function T(e){return e.dataset.input??""}function Le(e){return JSON.parse(e.dataset.default??"null")}function et(e){return u(
e,"input, select")}function Cn(e,t){let n=new Map;for(let s of e){let[,r=""]=s.name.split(".");n.set(r,[...n.get(r)??[],
s.value])}let o=[...n.values()];return t?o[0]??[]:o}function xt(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(
0,-1)}function xe(e){return Array.isArray(e)?e.map(xe):String(e)}function Ae(e,t){if(e==="words"||e==="choice")return t;
if(!Array.isArray(t))return B(t);let n=t.map(o=>Ae(e,o));return n.includes(null)?null:n}function B(e){let t=e.trim().replace(
"−","-").replace(",","."),n=Nn.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function Pn(e,t){let n=p(
e,"[data-failure]");n.textContent=t,n.hidden=!t}function At(e=""){let t=["The server does not answer.",e].filter(Boolean).join(" ");return isSecureContext&&navigator.serviceWorker?.
controller?t:`${t} Keep this page open: without the server, ${isSecureContext?"it cannot be reloaded":"it can be reloade\
d only over HTTPS"}.`}var Tt=null;function Hn(){let e=u(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:o,pathname:s}=location,
r=o+s;if(!t){let a=s.slice(pt.pathname.length),c=w(document,"[data-lesson]");return!c||!new URLSearchParams(location.search).
has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=k({model:t,against:JSON.stringify(
{model:n})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function Te(){let{controller:e}=navigator.serviceWorker;
if(!e)return;let t=n=>e.postMessage(n);Tt?.disconnect(),Tt=new PerformanceObserver(n=>{let o=n.getEntries().map(({name:s})=>s);
t({addresses:o.filter(s=>!s.includes("?"))})}),Tt.observe({type:"resource",buffered:!0}),t({addresses:[],page:Hn()})}async function Oe(){
if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",Te),await navigator.serviceWorker.register(
new URL("service-worker.js",pt),{updateViaCache:"none"}),Te()}catch{}}function ke(){document.readyState==="complete"?Oe():addEventListener("load",Oe)}var $n=4e3,Ie="This page computes your changes in your browser and hides what only the server can update.",ot=document.getElementById(
"lesson-record")!==null,H=!1,kt,st=!1;async function Ce(e,{address:t,files:n,signal:o}){if(Nt())return Ot(e,{files:n,signal:o});
if(!H)return Me(t,o);if(st)return st=!1,Ot(e,{files:n,signal:o});try{let s=await Me(t,Vt(o));return Mt(""),s}catch(s){if(!(s instanceof
A&&[0,...Kt].includes(s.status)))throw s;return Mt(At(Ie)),Ot(e,{files:n,signal:o})}}function Nt(){return ot}function Pe(e){
let t=new AbortController,n=()=>{t.abort(),clearTimeout(o),kt??=rt(e)},o=setTimeout(n,$n);for(let s of["pointerdown","ke\
ydown"])document.addEventListener(s,n,{signal:t.signal})}async function He(e){if(!ot&&!H&&e&&(kt??=rt(e),await kt),!ot&&
!H)return null;let{openRecord:t}=await import("./site-KXW3I22J.js");return t()}async function rt(e){try{let t=[import("./site-KXW3I22J.js"),
import("./site-LAPTTAC7.js"),import("./site-YMU2PXYZ.js")],[n]=await Promise.all([fetch(e),...t]);if(!n.ok||
H)return;let o=new DOMParser().parseFromString(await n.text(),"text/html");document.body.append(...u(o,"head > *, body >\
 *")),H=!0,st=Gt(n),st&&Mt(At(Ie)),ke()}catch{}}async function $e(e,t,n){if(!ot&&!H)return;let{previewEdits:o}=await import("./site-LAPTTAC7.js");
try{o(e,t,n)}catch(s){if(!(s instanceof A))throw s}}function Mt(e){let t=w(document,"[data-silence]");t&&(t.textContent=
e)}async function Ot(e,t){let{exportedLesson:n}=await import("./site-KXW3I22J.js");return n(e,t)}async function Me(e,t){
let o=await fetch(e,{headers:{accept:"text/html, application/problem+json"},signal:t}).catch(Ne),s=await o.text().catch(
Ne);if(o.ok)return new DOMParser().parseFromString(s,"text/html");throw new A(o.status,Dn(s,o.status))}function Ne(e){throw X(
e)?e:new A(0,[{where:"",message:_t,suggestions:[]}])}function Dn(e,t){try{return JSON.parse(e).errors??[]}catch{return[{
where:"",message:Jt(t),suggestions:[]}]}}var De="pointerscope-lessons";function Fe(){try{let e=JSON.parse(localStorage.getItem(De)??"{}");return e&&typeof e=="ob\
ject"?e:{}}catch{return{}}}function It(e){let t=Fe()[e];return new Set(Array.isArray(t)?t:[])}function Ct(e,t){let n=It(
e);if(!n.has(t))try{localStorage.setItem(De,JSON.stringify({...Fe(),[e]:[...n,t]}))}catch{}}var Fn="Type a number, or drag it sideways",Re="This number is computed: change an input, and it follows.",We=/^[\d.,+−-]$/,
it=class{#n;#o;constructor(t,n){this.#n=t,this.#o=n,t.addEventListener("pointerdown",o=>{let s=Pt(o),r=s&&this.#r(s);!r||
b(o)instanceof HTMLInputElement||bt(o,r.value,i=>{W(n,r.name,i),s.textContent=i})}),t.addEventListener("click",o=>{let s=Pt(
o);s&&this.#t(s)}),t.addEventListener("dblclick",o=>Be(b(o))),t.addEventListener("keydown",o=>{let s=Pt(o);if(We.test(o.
key)&&Be(b(o)),!s||o.ctrlKey||o.metaKey||o.altKey)return;if(b(o)instanceof HTMLInputElement){this.#i(o,s);return}let r=We.
test(o.key);!r&&o.key!=="Enter"&&o.key!=="F2"||(o.preventDefault(),this.#t(s,r?o.key:void 0))})}prepare(){for(let t of u(
this.#n,".step-inputs figure:not([data-how])")){let{table:n=""}=t.dataset,o=w(this.#o,`[data-input="${CSS.escape(n)}"]`);
if(["matrix","number"].includes(o?.dataset.kind??"")){t.dataset.editable="",p(t,".table-frame").title=Fn;for(let[s,r]of u(
t,"tbody td").entries())r.tabIndex=s===0?0:-1}}}get place(){let{activeElement:t}=document,n=t?.closest(mt),o=n?.closest(
"figure"),s=n?.closest("[data-step]");return!(o instanceof HTMLElement)||!(s instanceof HTMLElement)?null:{step:s.dataset.
step??"",table:o.dataset.table??"",index:Z(o).flat().indexOf(n),editor:t instanceof HTMLInputElement?t:null}}restore({step:t,
table:n,index:o,editor:s}){let r=w(this.#n,`[data-step="${CSS.escape(t)}"] .step-inputs figure[data-table="${CSS.escape(
n)}"]`),i=r&&Z(r).flat()[o];i&&(s?this.#s(i,s):qe(i))}#r(t){let n=t.closest(R),{row:o,column:s}=Zt(Z(n),t),{table:r=""}=n.
dataset,i=a=>w(this.#o,`[name="${CSS.escape(a)}"]`,HTMLInputElement);return i(`${r}.${o}.${s}`)??i(r)}#t(t,n){let o=this.#r(
t);if(!o||t.querySelector("input"))return;let s=document.createElement("input");s.className="tile-editor",s.inputMode="d\
ecimal",s.autocomplete="off",s.dataset.field=o.name,s.dataset.before=o.value,s.setAttribute("aria-label",o.getAttribute(
"aria-label")??""),s.value=n??o.value,s.addEventListener("input",r=>{r.stopPropagation(),this.#e(s)}),s.addEventListener(
"blur",()=>this.#c(s)),this.#s(t,s),n===void 0?s.select():this.#e(s)}#s(t,n){let{selectionStart:o,selectionEnd:s}=n;t.dataset.
shown=t.textContent??"",t.replaceChildren(n),n.focus({preventScroll:!0}),n.setSelectionRange(o,s)}#e(t){let n=B(t.value)!==
null;t.setAttribute("aria-invalid",String(!n)),n&&W(this.#o,t.dataset.field??"",t.value)}#c(t){let n=t.closest("td");if(!n||
!t.isConnected)return;let o=this.#r(n),{before:s}=t.dataset;t.remove(),n.textContent=(o?.value===s?n.dataset.shown:o?.value)??
"",o?.value!==s&&delete n.dataset.value,delete n.dataset.shown}#i(t,n){let o=p(n,"input",HTMLInputElement),s={ArrowUp:1,
ArrowDown:-1}[t.key];if(s){t.preventDefault();let r=B(o.value);if(r===null)return;o.value=yt(r,s*St(o.value)),this.#e(o)}
t.key==="Escape"&&(t.preventDefault(),W(this.#o,o.dataset.field??"",o.dataset.before??"")),(t.key==="Escape"||t.key==="E\
nter")&&qe(n)}};function Pt(e){return b(e).closest(mt)}function Be(e){let t=e.closest(Xt)?.closest("[data-step]");if(!(t instanceof
HTMLElement)||e.closest(R))return;let n=document.createElement("span");n.className="quiet",n.textContent=` ${Re}`;let o=p(
t,"[data-sum]");o.textContent?.endsWith(Re)||o.append(n)}function qe(e){e.tabIndex=0,e.focus({preventScroll:!0})}var Rn=350,Wn=60,Rt=["removed","inputs","layer","head"],Ue=["step","all",...Rt],Bn={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},l=p(document,"[data-lesson]"),m=p(l,"[data-steps]"),J=l.dataset.only,Ht=p(l,"[data-error]"),$=w(l,"[data-inpu\
ts]"),C=$&&new nt($,p(l,"[data-reset]",HTMLButtonElement),Zn),Dt=$&&new it(m,$),Ft=w(l,"details.inputs",HTMLDetailsElement),
M="frame"in l.dataset,{states:qn,leftOut:Ke="",edited:_e=""}=l.dataset,{record:K}=l.dataset,f=Wt(location.search),E={...f,
...qt(Wt(jn()))},$t=new AbortController,q=0,U=0,je=0,I=null;function Wt(e){let t=new URLSearchParams(e);return{step:t.get(
"step")??"",all:t.get("all")??"",removed:t.get("removed")??Ke,inputs:t.get("inputs")??_e,layer:t.get("layer")??"",head:t.
get("head")??""}}function jn(){return Nt()?"":l.dataset.shown??location.search}async function Un(){K&&await rt(K),ct({history:"\
keep",isFresh:!0})}var Kn=M?be(l,m):()=>{},_n="framers"in document.body.dataset?ie({state:zn,height:()=>l.scrollHeight,set:Xn,
keeps:e=>Je(e)!==null}):()=>{},L=()=>u(m,":scope > [data-step]"),V=e=>L().findIndex(t=>t.dataset.step===e),N=()=>Math.max(
0,V(f.step)),Je=e=>{let t=Bn[e];if(J||!t||f.all&&e.startsWith("Page"))return null;let n=N()+t;return n>=0&&n<L().length?
n:null},Ve=()=>M&&window.parent!==window;function O(){let e=!!f.all||!!J,t=N(),n=L();for(let[s,r]of n.entries())r.hidden=
!e&&s!==t;for(let s of u(l,"[data-beside]"))s.hidden=!e&&s.dataset.beside!==n[t]?.dataset.step;if(e&&!M)for(let s of dt(
m,"pointer-view[lazy]"))s.removeAttribute("lazy");l.dataset.mode=e?"all":"one",l.toggleAttribute("data-first",t===0);for(let s of u(
l,"[data-follow]",HTMLSelectElement)){let r=s.dataset.follow;s.value=f[r]||"0"}for(let s of u(l,"[data-slide]"))Gn(s,s.dataset.
slide===n[t]?.dataset.step);w(l,"[data-place]")&&Yn(t,n.length,e),Vn(),Jn(n);let o=n[t];!e&&!M&&o&&ht([o]),Kn(),_n("stat\
e",{})}function Jn(e){let t=lt(E);for(let r of u(l,"[data-slide]"))r.toggleAttribute("data-left-out",t.has(r.dataset.slide??
""));let n=w(l,"[data-changed]");if(!n)return;let o=e.filter(r=>t.has(r.dataset.step??"")).map(r=>`“${p(r,"h1, h2").lastChild?.
textContent?.trim()??""}”`),s=[o.length?`Left out: ${o.join(", ")}.`:"",E.inputs?"The inputs are edited.":""].filter(Boolean);
n.hidden=!s.length,n.textContent=`${s.join(" ")} Texts, exercises and printed numbers speak of the original lesson.`}function Bt(){
return!M&&!("opens"in l.dataset)}function Vn(){let{lesson:e=""}=l.dataset;if(!Bt())return;let t=It(e);for(let n of u(l,"\
[data-slide]"))n.toggleAttribute("data-seen",t.has(n.dataset.slide??""))}function Gn(e,t){if(!t){e.removeAttribute("aria\
-current");return}e.setAttribute("aria-current","step");let n=e.closest("ol");n&&requestAnimationFrame(()=>{n.scrollLeft=
e.offsetLeft-e.offsetHeight})}function Yn(e,t,n){for(let s of u(l,"[data-controls]"))s.hidden=!1;p(l,"[data-place]").textContent=
`Step ${e+1} of ${t}`,p(l,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,p(l,'[data-go="1"]',HTMLButtonElement).disabled=
e===t-1;let o=w(l,"[data-all]",HTMLInputElement);o&&(o.checked=n)}function _(e,t=!1){let n=L(),o=n[Math.max(0,Math.min(n.
length-1,e))];o&&(gt(m),Bt()&&Ct(l.dataset.lesson??"",n[N()]?.dataset.step??""),f={...f,step:o.dataset.step??""},G("repl\
ace"),O(),t&&p(o,"h1, h2").focus({preventScroll:!0}),f.all?o.scrollIntoView({block:"start"}):o.getBoundingClientRect().top<
0&&l.scrollIntoView({block:"start"}),l.querySelector("[data-slide][aria-current]")?.scrollIntoView({block:"nearest",inline:"\
nearest"}))}function qt({removed:e,inputs:t,layer:n,head:o}){return{removed:e,inputs:t,layer:n,head:o}}function at(e,t){
return Rt.every(n=>e[n]===t[n])}function zn(){return{step:L()[N()]?.dataset.step,removed:E.removed,inputs:E.inputs}}function Xn({
step:e,...t}){e!==void 0&&!J&&_(Math.max(0,V(e??"")));let n={};for(let o of Rt)o in t&&(n[o]=t[o]??"");D(n)}function G(e){
let t=Ge({...f,...qt(E)});if(t!==location.pathname+location.search)try{e==="push"&&!Ve()?history.pushState(null,"",t):history.
replaceState(null,"",t)}catch{}}function Ge(e){let t=[...new URLSearchParams(location.search)].filter(([s])=>!Ue.some(r=>r===
s)),n=k({...Object.fromEntries(t),...e});Ke&&!e.removed&&n.set("removed",""),_e&&!e.inputs&&n.set("inputs","");let o=n.toString();
return o?`${location.pathname}?${o}`:location.pathname}function Zn(){let e=C?.text;cancelAnimationFrame(je),typeof e=="s\
tring"&&(je=requestAnimationFrame(()=>$e(m,e,lt(f)))),clearTimeout(U),U=setTimeout(()=>D({}),Rn)}function D(e){let t=U&&
C?C.text:null;clearTimeout(U),U=0;let n={...f,...t===null?{}:{inputs:t},...e};at(n,f)||(f=n,ct({history:"push"}))}async function ct({
history:e,isFresh:t=!1}){q+=1;let n=q;$t.abort(),$t=new AbortController,m.setAttribute("aria-busy","true");try{let o=await Ce(
f,{address:Ge(f),files:qn,signal:$t.signal});if(n!==q)return;eo(o,t),E=f,Ye([]),e==="push"&&G("push"),O()}catch(o){if(X(
o))return;if(!(o instanceof A))throw o;n===q&&Qn(o.problems,e)}finally{n===q&&m.removeAttribute("aria-busy")}}function Qn(e,t){
Ye(e);let n=e.every(s=>s.where.startsWith("inputs"));if(f={...f,...n?{inputs:E.inputs}:qt(E)},!at(f,E)){ct({history:t});
return}let o=lt(E);for(let s of u(m,"[data-remove]",HTMLInputElement))s.checked=o.has(s.dataset.remove??"");G("replace"),
O()}function to(e){try{return Object.keys(JSON.parse(e))}catch{return[]}}function lt(e){return new Set(e.removed.split("\
,").filter(Boolean))}function eo(e,t){gt(m);let n=Dt?.place,o=document.activeElement?.closest("[data-remove]"),s=o instanceof
HTMLElement?o.dataset.remove:void 0;for(let i of L()){let a=i.dataset.step??"",c=e.querySelector(`[data-steps] > [data-s\
tep="${CSS.escape(a)}"]`);c&&I&&i.contains(I)&&c.hasAttribute("data-removed")&&p(c,".sheet-head").after(I),c&&i.replaceWith(
c)}for(let i of u(l,"[data-renew]")){let a=e.querySelector(`[data-renew="${i.dataset.renew}"]`);a&&i.replaceChildren(...a.
childNodes)}let r=w(e,"[data-inputs]");r&&C?.replace(r,t),I?.isConnected&&document.activeElement===document.body&&p(I,"b\
utton:enabled").focus({preventScroll:!0}),s&&w(m,`[data-remove="${CSS.escape(s)}"]`)?.focus(),ze(),n&&Dt?.restore(n)}function Ye(e){
let t=C?C.showProblems(e):e,n=Ft?.open?t:e;Ht.textContent=n.map(o=>o.message).join(" "),Ht.hidden=n.length===0,n.length&&
l.dataset.live&&Ht.append(" ",no(l.dataset.live))}function no(e){let t=document.createElement("a");return t.href=e,t.textContent=
"Open it on the server",t.search=k({...f,all:null}).toString(),t}function ze(){te(m),Dt?.prepare(),oo(),ne(m),de(m),m.querySelector(
"pointer-view")&&import("./site-GKIG2PB6.js");for(let e of u(m,"[data-embed]",HTMLAnchorElement)){let t=e.closest(
"[data-step]"),n=t instanceof HTMLElement?t.dataset.step:void 0;e.search=k({...f,all:null,step:n}).toString()}for(let e of u(
l,"[data-offline]",HTMLAnchorElement)){let t=new URLSearchParams(location.search).get("lang");e.search=k({removed:f.removed,
inputs:f.inputs,lang:t}).toString()}for(let e of u(l,"[data-back]",HTMLAnchorElement)){let t=new URLSearchParams(location.
search);for(let n of Ue)t.delete(n);e.search=t.toString()}}function oo(){let e=!M&&!E.removed&&!E.inputs;for(let t of u(
m,"[data-remove]",HTMLInputElement)){let n=t.closest("label"),o=n?.parentElement?.querySelector("[data-guess]");if(e||o?.
remove(),!e||o)continue;let s=document.createElement("button");s.type="button",s.dataset.guess=t.dataset.remove,s.textContent=
"Predict what it changes",n?.before(s)}}async function so(e){let t=L()[V(e.dataset.guess)],[n,{askRemoval:o}]=await Promise.
all([He(K),import("./site-YMU2PXYZ.js")]);if(!t?.isConnected)return;let s=()=>D({removed:e.dataset.guess??""});I=
n&&o(t,n,s,()=>D({removed:""})),I?e.remove():s()}function ro(e,t,{row:n,column:o}){let s=Object.fromEntries(new URLSearchParams(
location.search)),r=k({...s,step:null,all:null,row:n,column:o});return z(`${l.dataset.api}/${e}/${t}?${r}`)}async function io(){
let{solutionsAt:e}=l.dataset;if(!(!e||w(l,"[data-solutions]")))try{let t=await fetch(e);if(!t.ok)return;let n=new DOMParser().
parseFromString(await t.text(),"text/html");m.after(...u(n.body,"[data-solutions]"))}catch{}}async function ao(e){e.disabled=
!0;let{all:t}=f;f={...f,all:"1"},O(),await Promise.all([Yt(dt(m)),io()]),window.print(),f={...f,all:t},O(),e.disabled=!1}
function Xe(e){return e.closest(`input:not([type=checkbox]), select, textarea, ${R} td`)!==null}function Ze(e){for(let t=e;t&&
t!==m;){if(t.localName==="pointer-view"||t.scrollWidth>t.clientWidth+1&&getComputedStyle(t).overflowX!=="visible")return!0;
t=t.parentElement}return!1}m.addEventListener("change",e=>{let t=e.target;if(!(t instanceof HTMLInputElement)||!t.dataset.
remove)return;let n=lt(f);t.checked?n.add(t.dataset.remove):n.delete(t.dataset.remove),D({removed:[...n].join(",")})});l.
addEventListener("change",e=>{let t=Ut(e);t.dataset.follow&&D({[t.dataset.follow]:t.value}),"all"in t.dataset&&t instanceof
HTMLInputElement&&(f={...f,all:t.checked?"1":""},G("replace"),O(),L()[N()]?.scrollIntoView({block:"start"}))});l.addEventListener(
"click",e=>{let t=b(e);t.dataset.go&&_(N()+Number(t.dataset.go));let n="stripButton"in t.dataset&&t.closest("figure");n&&
t.setAttribute("aria-expanded",String(n.toggleAttribute("data-open"))),"print"in t.dataset&&ao(t),t.closest(".onward a")&&
Bt()&&Ct(l.dataset.lesson??"",L()[N()]?.dataset.step??""),"guess"in t.dataset&&so(t);let o=t.closest("[data-slide]");o instanceof
HTMLElement&&(e.preventDefault(),_(V(o.dataset.slide),!0))});document.addEventListener("keydown",e=>{let t=b(e);if(e.defaultPrevented||
e.altKey||e.ctrlKey||e.metaKey||Xe(t)||Ze(t))return;let n=Je(e.key);n!==null&&(e.preventDefault(),_(n,!0))});var j;m.addEventListener(
"touchstart",e=>{let t=b(e);j=e.touches.length===1&&!Ze(t)&&!Xe(t)?e.touches[0]:void 0},{passive:!0});m.addEventListener(
"touchend",({changedTouches:[e]})=>{if(J||!j||!e)return;let[t,n]=[e.clientX-j.clientX,e.clientY-j.clientY];j=void 0,Math.
abs(t)>Wn&&Math.abs(t)>2*Math.abs(n)&&_(N()-Math.sign(t))});window.addEventListener("popstate",()=>{f=Wt(location.search),
at(f,E)?O():ct({history:"keep",isFresh:!0})});Ve()||zt(m,()=>{for(let e of L())e.hidden=!1;for(let e of u(m,"[data-besid\
e]"))e.hidden=!1;M||ht(L()),M&&ye(L())},O);!f.step&&location.hash&&(f.step=location.hash.slice(1));f.step&&V(f.step)<0&&
!J&&(f.step="",G("replace"));Ft&&f.inputs&&(Ft.open=!0,C?.unfold(to(f.inputs)));Qt(m,"opens"in l.dataset?ro:null);ce(m,l.
dataset.lesson??"",l.lang);ee(m);$&&ue($);fe(m);ze();O();l.dataset.ready="true";K&&Pe(K);at(f,E)||Un();
