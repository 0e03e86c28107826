import{a as Ut,c as _t}from"./site-VNG2Y3MM.js";import{a as X,b as mt,c as Z,d as Xt,e as Zt,f as Qt,g as te,h as ee,
i as ht,j as gt}from"./site-4NBKL7MU.js";import"./site-ENVNWP2K.js";import{a as z,b as pt}from"./site-VHQHGUDK.js";
import{a as p,b as w,c as d,d as dt,e as b,f as Kt}from"./site-TDSAGLFG.js";import{a as A,b as ft,d as Jt,e as Vt,
f as Gt,g as G,h as Yt,i as zt,j as Y,k}from"./site-3DVE5JEV.js";import"./site-MTA6IX37.js";var wt={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,f:70,
h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},Ye="input, select, textarea, [contenteditable], dialog[open]",ze="\
a[href], button, summary, [role=button]",Xe=".table-frame";function oe({send:e,isInDeck:t,keeps:n=()=>!1}){let o=!0;window.
addEventListener("pointerdown",()=>o=!0,{capture:!0}),window.addEventListener("keydown",s=>{s.key==="Tab"&&(o=!1),!(!o||
!t()||!ne(s)||n(s.key))&&(s.stopImmediatePropagation(),r(s))},{capture:!0}),window.addEventListener("keydown",s=>{ne(s)&&
r(s)}),window.addEventListener("change",({target:s})=>{o&&t()&&s instanceof HTMLElement&&s.blur()});let r=s=>{s.preventDefault(),
e({key:s.key,shift:s.shiftKey})}}function ne({key:e,target:t,defaultPrevented:n,isComposing:o,altKey:r,ctrlKey:s,metaKey:i}){
if(n||o||r||s||i||!Object.hasOwn(wt,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(Ye)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(ze))return!1;let a=t.closest(Xe);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var Ze=1e5,Qe=100,re=2e4,tn=8,en=1e3;function se({state:e,height:t,set:n,mark:o=()=>{},keeps:r=()=>!1}){let s=window.parent,
i=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=i.includes("*"),c="",u=!1,h=g=>{if(s!==window)for(let S of a?
["*"]:i)s.postMessage(g,S)},y=(g,S)=>h({pointerscope:g,...S});s!==window&&oe({send:g=>{y("key",g);let S={method:"trigger\
Key",args:[wt[g.key]]};u||h(JSON.stringify(S))},isInDeck:()=>u,keeps:r});let v=()=>{let g={state:e(),height:t()};JSON.stringify(
g)!==c&&(c=JSON.stringify(g),y("height",{height:g.height}),y("state",{state:g.state}))};return window.addEventListener("\
message",({source:g,origin:S,data:x})=>{g!==s||!(a||i.includes(S))||(x?.pointerscope==="set"&&(n(nn(x.state)),v()),x?.pointerscope===
"mark"&&o(on(x.visits)),x?.pointerscope==="deck"&&(u=!0),x?.pointerscope==="ask"&&(c="",v()))}),(g,S)=>g==="state"?v():y(
g,S)}function nn(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,o]of Object.entries(e).
slice(0,Qe)){let r=o===null?null:rn(o);(r===null||r!==void 0&&r.length<=Ze)&&(t[n]=r)}return t}function on(e){return(Array.
isArray(e)?e.slice(0,en):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function rn(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&ie(e,tn)<=re?JSON.stringify(e):void 0}function ie(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let o of Object.values(e))if(n+=ie(o,t-1),n>re)return Number.POSITIVE_INFINITY;
return n}var Q=0;function ae(e,t,n){e.addEventListener("submit",o=>{let r=b(o).closest("[data-exercise]");r instanceof HTMLFormElement&&
(o.preventDefault(),sn(r,t,n))})}async function sn(e,t,n){Q+=1;let o=Q,r=e.dataset.exercise??"",s=d(e,"input:not([type=r\
adio])",HTMLInputElement);for(let i of s)i.removeAttribute("aria-invalid");try{let{exercises:i}=await G(`lessons/${encodeURIComponent(
t)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{[r]:cn(e)},lang:n})}),a=i.
find(c=>c.id===r);o===Q&&a&&ln(e,a.marked,s)}catch(i){if(!(i instanceof A))throw i;if(o!==Q)return;p(e,"[data-marked]").
textContent=i.message,p(e,"[data-because]").hidden=!0,delete e.dataset.right;for(let{where:a}of i.problems)an(e,s,a)?.setAttribute(
"aria-invalid","true")}}function an(e,t,n){let[,o,r]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];return o===void 0||r===void 0?t[0]:
ce(e)[Number(o)]?.[Number(r)]}function ce(e){return d(e,"tbody tr").map(t=>d(t,"input",HTMLInputElement))}function cn(e){
if(e.querySelector("input[type=radio]"))return d(e,"input:checked",HTMLInputElement)[0]?.value??"";let t=ce(e);return t.
length?t.map(n=>n.map(o=>o.value)):p(e,"input",HTMLInputElement).value}function ln(e,{right:t,all_right:n,computed:o},r){
let s=t.flat();for(let[u,h]of r.entries())h.setAttribute("aria-invalid",String(!s[u]));let i=p(e,"[data-marked]"),a=p(e,
"[data-because]");if(i.replaceChildren(un(s,n)),a.hidden=!n,e.dataset.right=String(n),n)return;let c=document.createElement(
"button");c.type="button",c.textContent="Show the answer",i.tabIndex=-1,c.addEventListener("click",()=>{i.textContent=`T\
he answer: ${dn(o,Number(e.dataset.decimals))}`,a.hidden=!1,i.focus()}),i.append(" ",c)}function un(e,t){if(t)return"Rig\
ht.";let n=e.filter(Boolean).length;return e.length>1?`${n} of ${e.length} are right.`:"Not yet."}function dn(e,t){if(typeof e==
"string")return e;let n=o=>z(o.toFixed(t).replace("-","−"));return e.map(o=>o.map(n).join("; ")).join("; ")}var fn=8,pn=4;function le(e){e.addEventListener("pointerdown",t=>{let n=b(t);n instanceof HTMLInputElement&&n.inputMode===
"decimal"&&bt(t,n.value,r=>D(e,n.name,r))})}function bt(e,t,n){let o=Number(pt(t));if(e.button!==0||Number.isNaN(o))return;
let r=St(t),s=new AbortController,i=t,a=!1,c=y=>{let v=y.clientX-e.clientX;if(y.pointerId!==e.pointerId||(a||=Math.abs(v)>=
pn,!a))return;document.documentElement.toggleAttribute("data-dragging",!0);let g=yt(o,Math.round(v/fn)*r);g!==i&&n(g),i=
g},u=()=>{s.abort(),document.documentElement.removeAttribute("data-dragging");let y=v=>v.stopPropagation();a&&(addEventListener(
"click",y,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",y,{capture:!0})))},{signal:h}=s;addEventListener(
"pointermove",c,{signal:h}),addEventListener("pointerup",u,{signal:h}),addEventListener("pointercancel",u,{signal:h})}function D(e,t,n){
let o=w(e,`[name="${CSS.escape(t)}"]`,HTMLInputElement);!o||o.value===n||(o.value=n,o.dispatchEvent(new Event("input",{bubbles:!0})))}
function yt(e,t){return z(String(Number((e+t).toFixed(6))))}function St(e){let t=(pt(e).split(".")[1]??"").length;return t===
0?1:10**-Math.min(t,2)}function ue(e){for(let t of d(e,"[data-step]")){let n=new Map(d(t,"figure[data-table]").map(r=>[fe(r.querySelector("figc\
aption math")),r.dataset.table??""]));n.delete("");let o=w(t,".formula");o&&pe(o,n)}}function de(e){e.addEventListener("\
pointerover",t=>{let n=b(t),o=n.closest("[data-step]");if(!(o instanceof HTMLElement))return;let r=n.closest("[data-symb\
ol]"),s=n.closest("figcaption")?.closest("figure[data-table]");mn(o,r?.getAttribute("data-symbol")??s?.getAttribute("dat\
a-table")??"")})}function mn(e,t){for(let n of e.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===t);for(let n of d(e,"figure[data-table]"))n.toggleAttribute("data-lit",!!t&&n.dataset.table===t)}function fe(e){
return e?.textContent?.replaceAll(/\s/g,"")??""}function pe(e,t){for(let n of e.children){let o=t.get(fe(n));o!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",o):pe(n,t)}}var hn=["beside","above","below","figure"],me={width:960,height:540},gn=2,vt=.6,Et=.1,wn=320,bn=[{out:"",parts:"*",least:1},
{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons remark",parts:"*",
least:vt}],he=["notes reasons remark switch","notes reasons remark switch formula"],yn=[1,.8,vt],tt=new WeakMap;function we(e,t){
let{lookAccent:n,lookScale:o}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==window),n&&
CSS.supports("color",n)&&e.style.setProperty("--accent",n);let r=()=>{let s=w(t,":scope > [data-step]:not([hidden])"),{clientWidth:i,
clientHeight:a}=t;if(!s||!i||!a)return;let c=Math.min(innerWidth/me.width,innerHeight/me.height,gn),u=Number(o)||Math.max(
1,c);e.style.setProperty("--most",String(u)),Sn(s,u,i,a)};return new ResizeObserver(()=>requestAnimationFrame(r)).observe(
t),t.addEventListener("click",s=>{let i=b(s),a=i.closest("[data-step]");a&&("rest"in i.dataset&&An(a),i.dataset.turn&&ye(
a,Number(a.dataset.page)+Number(i.dataset.turn)))}),r}function be(e){for(let t of e){tt.delete(t);for(let n of["out","la\
yout","paged"])delete t.dataset[n]}}function Sn(e,t,n,o){let r=`${n}×${o}×${t}`;if(tt.get(e)?.frame===r)return;let s=w(
e,"pointer-view"),i=n>o,a=hn.filter(h=>(h!=="figure"||s)&&(h==="below"||i));e.dataset.fitting="";let c=En(e,a,t,s)??Ln(e,
Math.min(t,1));delete e.dataset.fitting,tt.set(e,{frame:r,arrangement:c}),c.pages&&ye(e,Number(e.dataset.page??0));let u=String(
c.scale);s&&s.getAttribute("scale")!==u&&s.setAttribute("scale",u)}function En(e,t,n,o){delete e.dataset.paged;for(let{out:r,
parts:s,least:i}of bn){if(!e.querySelector(`.words > ${s}`))continue;let a=null;for(let c of t){let u=a?a.scale*(o?.8:1)+
Et:0,h=Math.max(Math.min(i,n),u);if(h>n)continue;let y=vn(e,r,c,h,n,o);y&&y.worth>(a?.worth??0)&&(a=y)}if(a)return P(e,a),
a}return null}function vn(e,t,n,o,r,s){let i=h=>(P(e,{out:t,layout:n,scale:h}),xn(e));if(!i(o))return null;let[a,c]=[o,r];
for(c-a>Et&&i(c)&&(a=c);c-a>Et;){let h=(a+c)/2;i(h)?a=h:c=h}if(!s)return{out:t,layout:n,scale:a,worth:a};P(e,{out:t,layout:n,
scale:a});let u=Math.min(1,s.clientHeight/(a*wn));return{out:t,layout:n,scale:a,worth:a*Math.sqrt(u)}}function Ln(e,t){e.
dataset.paged="";let n=yn.map(i=>Math.min(i,t));for(let i of he){let[a]=n.map(c=>({out:i,layout:"below",scale:c,...ge(e,
i,c)})).filter(c=>c.isFitting).sort((c,u)=>c.pages.length/c.scale**2-u.pages.length/u.scale**2);if(a)return P(e,a),a}let[
o,r]=[he.at(-1)??"",n.at(-1)??vt],s={out:o,layout:"below",scale:r,pages:ge(e,o,r).pages};return P(e,s),s}function ge(e,t,n){
P(e,{out:t,layout:"below",scale:n});let o=Lt(e);for(let R of o)R.dataset.turnedTo="";let{rowGap:r,columnGap:s}=getComputedStyle(
p(e,".working")),[i,a]=[Number.parseFloat(r),Number.parseFloat(s)],c=p(e,".shown").getBoundingClientRect(),u=c.height-p(
e,".pager").getBoundingClientRect().height-i,h=[],y=[h],v=0,g=0,S=0,x=p(e,".formula").scrollWidth<=c.width+1;for(let R of o){
let{width:jt,height:ut}=R.getBoundingClientRect();x&&=ut<=u&&Ee(R),S&&S+jt>c.width&&(v+=g+i,g=0,S=0),h.length&&v+Math.max(
g,ut)>u&&(h=[],y.push(h),v=0,g=0,S=0),h.push(R),g=Math.max(g,ut),S+=jt+a}return{pages:y,isFitting:x}}function ye(e,t){let n=tt.
get(e)?.arrangement.pages??[],o=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(o);for(let r of Lt(e))n[o]?.includes(
r)?r.dataset.turnedTo="":delete r.dataset.turnedTo;p(e,".pager").hidden=n.length===1,p(e,"[data-turned]").textContent=`${o+
1} of ${n.length}`;for(let r of d(e,"[data-turn]",HTMLButtonElement))r.disabled=!n[o+Number(r.dataset.turn)]}function Lt(e){
return d(e,".matrix, .shown > pointer-view")}function P(e,{out:t,layout:n,scale:o}){e.dataset.out=t,e.dataset.layout=n,p(
e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(o))}function xn(e){let t=e.getBoundingClientRect(),n=p(e,
".formula"),o=r=>{let{right:s,bottom:i,width:a}=r.getBoundingClientRect();return!a||s<=t.right+1&&i<=t.bottom+1};return[
e,p(e,".words"),p(e,".shown")].every(Se)&&n.scrollWidth<=n.clientWidth+1&&[n,...Lt(e)].every(r=>o(r)&&Ee(r))}function Se(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function Ee(e){let t=e.querySelector(
":scope > .table-frame");return!t||Se(t)}function An(e){let t=document.createElement("dialog");t.className="rest";let n=p(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let o=document.createElement("button");o.type="butto\
n",o.textContent="Close",o.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),p(e,"[data\
-rest]").focus()});let r=[n,e.querySelector(".switch"),e.querySelector(".formula"),...p(e,".words").children];t.append(o);
for(let s of r){if(!s)continue;let i=s.cloneNode(!0);i.removeAttribute("id"),t.append(i)}e.append(t),t.showModal()}var On=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,Tn="Write a number, such as 0.5, in every cell.",nt=class{#n;#o;#s;#t=new Map;#r=new Map;constructor(t,n,o){
this.#n=t,this.#o=n,this.#s=o,this.#i(),t.addEventListener("input",r=>{let s=r.target;this.#m(s.name,s.value),this.#l()}),
t.addEventListener("click",r=>{let s=b(r),i=s.closest("[data-input]");i&&("more"in s.dataset&&this.#f(i,1),"fewer"in s.dataset&&
this.#f(i,-1))}),n.addEventListener("click",()=>{for(let r of this.#e)this.#t.set(O(r),Le(ve(r)));this.#u(),d(this.#n,"i\
nput, select")[0]?.focus(),this.#l()}),this.#a()}get text(){let t={};for(let n of this.#e){let o=O(n),r=xe(n.dataset.kind,
this.#t.get(o)??"");if(r===null)return null;JSON.stringify(r)!==JSON.stringify(ve(n))&&(t[o]=r)}return Object.keys(t).length?
JSON.stringify(t):""}unfold(t){for(let n of this.#e)t.includes(O(n))&&n.querySelector("details")?.setAttribute("open","")}replace(t,n){
let o=document.activeElement,r=o&&this.#n.contains(o)?this.#c(o):null,s=this.#e.filter(i=>i.querySelector("details[open]")).
map(O);this.#n.replaceChildren(...t.childNodes),this.unfold(s),n?this.#i():this.#u(),r?.(),this.#a()}showProblems(t){let n=new Set(
t);for(let o of this.#e){let r=O(o),s=`inputs.${r}`,i=t.filter(u=>u.where===s||u.where.startsWith(`${s}[`));for(let u of i)
n.delete(u);let a=i.map(u=>u.message).join(" "),c=JSON.stringify(this.#t.get(r));a&&this.#r.set(r,{typed:c,message:a})}return this.#a(),
[...n]}get#e(){return d(this.#n,"[data-input]")}#c(t){if((t instanceof HTMLInputElement||t instanceof HTMLSelectElement)&&
t.name){let i=`[name="${CSS.escape(t.name)}"]`,a=t instanceof HTMLInputElement?{start:t.selectionStart,end:t.selectionEnd}:
null;return()=>{let c=this.#n.querySelector(i);c instanceof HTMLElement&&c.focus({preventScroll:!0}),c instanceof HTMLInputElement&&
a&&c.setSelectionRange(a.start,a.end)}}let o=t.closest("[data-input]"),r=o instanceof HTMLElement?O(o):"",s=t instanceof
HTMLElement&&"more"in t.dataset?"more":"fewer";return()=>{let i=this.#n.querySelector(`[data-input="${CSS.escape(r)}"] [\
data-${s}]`);i instanceof HTMLElement&&i.focus({preventScroll:!0})}}#i(){this.#t.clear();for(let t of this.#e){let n=et(
t),o=n.map(i=>i.value),{kind:r,row:s}=t.dataset;this.#t.set(O(t),r==="words"?o:r==="matrix"?kn(n,!!s):o[0]??"")}}#u(){for(let t of this.#e)
for(let n of et(t)){let o=this.#p(n.name);o!==void 0&&n.value!==o&&(n.value=o)}}#d(t){let[n="",o,r]=t.split("."),s=this.#t.
get(n);return o===void 0?null:r===void 0?[s,Number(o)]:[Array.isArray(s?.[0])?s?.[Number(o)]:s,Number(r)]}#p(t){let n=this.#d(
t);if(!n)return this.#t.get(t);let[o,r]=n;return o?.[r]}#m(t,n){let o=this.#d(t);if(!o){this.#t.set(t,n);return}let[r,s]=o;
r&&(r[s]=n)}#l(){this.#a(),this.#s()}#a(){for(let t of this.#e){let n=O(t),o=!["words","choice"].includes(t.dataset.kind??
""),r=o?et(t).filter(c=>B(c.value)===null):[];for(let c of o?et(t):[])c.setAttribute("aria-invalid",String(r.includes(c)));
let s=this.#t.get(n)??"";this.#r.get(n)?.typed!==JSON.stringify(s)&&this.#r.delete(n),Mn(t,r.length?Tn:this.#r.get(n)?.message??
"");let{least:i,most:a}=t.dataset;for(let c of d(t,"[data-fewer]",HTMLButtonElement))c.disabled=s.length<=Number(i);for(let c of d(
t,"[data-more]",HTMLButtonElement))c.disabled=s.length>=Number(a)}this.#o.disabled=this.text===""}#f(t,n){let o=O(t),r=this.#t.
get(o),s=r.length+n;if(s<Number(t.dataset.least)||s>Number(t.dataset.most))return;let i=`word ${r.length+1}`;this.#t.set(
o,n>0?[...r,i]:r.slice(0,-1));for(let{dataset:a}of this.#e){let c=a.input??"",u=this.#t.get(c);a.rows===o&&Array.isArray(
u)&&(u=xt(u,n)),a.columns===o&&Array.isArray(u)&&(u=a.row?xt(u,n):u.map(h=>xt(h,n))),u!==void 0&&this.#t.set(c,u)}this.#l()}};
function O(e){return e.dataset.input??""}function ve(e){return JSON.parse(e.dataset.default??"null")}function et(e){return d(
e,"input, select")}function kn(e,t){let n=new Map;for(let r of e){let[,s=""]=r.name.split(".");n.set(s,[...n.get(s)??[],
r.value])}let o=[...n.values()];return t?o[0]??[]:o}function xt(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(
0,-1)}function Le(e){return Array.isArray(e)?e.map(Le):String(e)}function xe(e,t){if(e==="words"||e==="choice")return t;
if(!Array.isArray(t))return B(t);let n=t.map(o=>xe(e,o));return n.includes(null)?null:n}function B(e){let t=e.trim().replace(
"−","-").replace(",","."),n=On.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function Mn(e,t){let n=p(
e,"[data-failure]");n.textContent=t,n.hidden=!t}var At=null;function Nn(){let e=d(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:o,pathname:r}=location,
s=o+r;if(!t){let a=r.slice(ft.pathname.length),c=w(document,"[data-lesson]");return!c||!new URLSearchParams(location.search).
has("lang")?{name:a,address:s}:{name:`${a}/${c.lang}`,address:`${s}?lang=${c.lang}`}}let i=k({model:t,against:JSON.stringify(
{model:n})});return{name:["compare",...e].join("/"),address:`${s}?${i}`}}function Ae(){let{controller:e}=navigator.serviceWorker;
if(!e)return;let t=n=>e.postMessage(n);At?.disconnect(),At=new PerformanceObserver(n=>{let o=n.getEntries().map(({name:r})=>r);
t({addresses:o.filter(r=>!r.includes("?"))})}),At.observe({type:"resource",buffered:!0}),t({addresses:[],page:Nn()})}async function Oe(){
if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",Ae),await navigator.serviceWorker.register(
new URL("service-worker.js",ft),{updateViaCache:"none"}),Ae()}catch{}}function Ot(e=""){let t=["The server does not answ\
er.",e].filter(Boolean).join(" ");return isSecureContext&&navigator.serviceWorker?.controller?t:`${t} Keep this page ope\
n: without the server, ${isSecureContext?"it cannot be reloaded":"it can be reloaded only over HTTPS"}.`}function Te(){document.readyState==="complete"?Oe():addEventListener("load",Oe)}var In=4e3,Ne="This page computes your changes in your browser and hides what only the server can update.",ot=document.getElementById(
"lesson-record")!==null,H=!1,kt,rt=!1;async function Ie(e,{address:t,files:n,signal:o}){if(Nt())return Tt(e,{files:n,signal:o});
if(!H)return ke(t,o);if(rt)return rt=!1,Tt(e,{files:n,signal:o});try{let r=await ke(t,Yt(o));return Mt(""),r}catch(r){if(!(r instanceof
A&&[0,...Jt].includes(r.status)))throw r;return Mt(Ot(Ne)),Tt(e,{files:n,signal:o})}}function Nt(){return ot}function Ce(e){
let t=new AbortController,n=()=>{t.abort(),clearTimeout(o),kt??=st(e)},o=setTimeout(n,In);for(let r of["pointerdown","ke\
ydown"])document.addEventListener(r,n,{signal:t.signal})}async function Pe(e){if(!ot&&!H&&e&&(kt??=st(e),await kt),!ot&&
!H)return null;let{openRecord:t}=await import("./site-2MLQ677F.js");return t()}async function st(e){try{let t=[import("./site-2MLQ677F.js"),
import("./site-SBI4XNQL.js"),import("./site-NUEIQDJU.js")],[n]=await Promise.all([fetch(e),...t]);if(!n.ok||
H)return;let o=new DOMParser().parseFromString(await n.text(),"text/html");document.body.append(...d(o,"head > *, body >\
 *")),H=!0,rt=zt(n),rt&&Mt(Ot(Ne)),Te()}catch{}}async function He(e,t,n){if(!ot&&!H)return;let{previewEdits:o}=await import("./site-SBI4XNQL.js");
try{o(e,t,n)}catch(r){if(!(r instanceof A))throw r}}function Mt(e){let t=w(document,"[data-silence]");t&&(t.textContent=
e)}async function Tt(e,t){let{exportedLesson:n}=await import("./site-2MLQ677F.js");return n(e,t)}async function ke(e,t){
let o=await fetch(e,{headers:{accept:"text/html, application/problem+json"},signal:t}).catch(Me),r=await o.text().catch(
Me);if(o.ok)return new DOMParser().parseFromString(r,"text/html");throw new A(o.status,Cn(r,o.status))}function Me(e){throw Y(
e)?e:new A(0,[{where:"",message:Vt,suggestions:[]}])}function Cn(e,t){try{return JSON.parse(e).errors??[]}catch{return[{
where:"",message:Gt(t),suggestions:[]}]}}var $e="pointerscope-lessons";function Fe(){try{let e=JSON.parse(localStorage.getItem($e)??"{}");return e&&typeof e=="ob\
ject"?e:{}}catch{return{}}}function It(e){let t=Fe()[e];return new Set(Array.isArray(t)?t:[])}function Ct(e,t){let n=It(
e);if(!n.has(t))try{localStorage.setItem($e,JSON.stringify({...Fe(),[e]:[...n,t]}))}catch{}}var Pn="Type a number, or drag it sideways",Hn=/^[\d.,+−-]$/,it=class{#n;#o;constructor(t,n){this.#n=t,this.#o=n,t.addEventListener(
"pointerdown",o=>{let r=Pt(o),s=r&&this.#s(r);!s||b(o)instanceof HTMLInputElement||bt(o,s.value,i=>{D(n,s.name,i),r.textContent=
i})}),t.addEventListener("click",o=>{let r=Pt(o);r&&this.#t(r)}),t.addEventListener("keydown",o=>{let r=Pt(o);if(!r||o.ctrlKey||
o.metaKey||o.altKey)return;if(b(o)instanceof HTMLInputElement){this.#i(o,r);return}let s=Hn.test(o.key);!s&&o.key!=="Ent\
er"&&o.key!=="F2"||(o.preventDefault(),this.#t(r,s?o.key:void 0))})}prepare(){for(let t of d(this.#n,".step-inputs figur\
e:not([data-how])")){let{table:n=""}=t.dataset,o=w(this.#o,`[data-input="${CSS.escape(n)}"]`);if(["matrix","number"].includes(
o?.dataset.kind??"")){t.dataset.editable="",p(t,".table-frame").title=Pn;for(let[r,s]of d(t,"tbody td").entries())s.tabIndex=
r===0?0:-1}}}get place(){let{activeElement:t}=document,n=t?.closest(mt),o=n?.closest("figure"),r=n?.closest("[data-step]");
return!(o instanceof HTMLElement)||!(r instanceof HTMLElement)?null:{step:r.dataset.step??"",table:o.dataset.table??"",index:Z(
o).flat().indexOf(n),editor:t instanceof HTMLInputElement?t:null}}restore({step:t,table:n,index:o,editor:r}){let s=w(this.#n,
`[data-step="${CSS.escape(t)}"] .step-inputs figure[data-table="${CSS.escape(n)}"]`),i=s&&Z(s).flat()[o];i&&(r?this.#r(i,
r):Re(i))}#s(t){let n=t.closest(X),{row:o,column:r}=Xt(Z(n),t),{table:s=""}=n.dataset,i=a=>w(this.#o,`[name="${CSS.escape(
a)}"]`,HTMLInputElement);return i(`${s}.${o}.${r}`)??i(s)}#t(t,n){let o=this.#s(t);if(!o||t.querySelector("input"))return;
let r=document.createElement("input");r.className="tile-editor",r.inputMode="decimal",r.autocomplete="off",r.dataset.field=
o.name,r.dataset.before=o.value,r.setAttribute("aria-label",o.getAttribute("aria-label")??""),r.value=n??o.value,r.addEventListener(
"input",s=>{s.stopPropagation(),this.#e(r)}),r.addEventListener("blur",()=>this.#c(r)),this.#r(t,r),n===void 0?r.select():
this.#e(r)}#r(t,n){let{selectionStart:o,selectionEnd:r}=n;t.dataset.shown=t.textContent??"",t.replaceChildren(n),n.focus(
{preventScroll:!0}),n.setSelectionRange(o,r)}#e(t){let n=B(t.value)!==null;t.setAttribute("aria-invalid",String(!n)),n&&
D(this.#o,t.dataset.field??"",t.value)}#c(t){let n=t.closest("td");if(!n||!t.isConnected)return;let o=this.#s(n),{before:r}=t.
dataset;t.remove(),n.textContent=(o?.value===r?n.dataset.shown:o?.value)??"",o?.value!==r&&delete n.dataset.value,delete n.
dataset.shown}#i(t,n){let o=p(n,"input",HTMLInputElement),r={ArrowUp:1,ArrowDown:-1}[t.key];if(r){t.preventDefault();let s=B(
o.value);if(s===null)return;o.value=yt(s,r*St(o.value)),this.#e(o)}t.key==="Escape"&&(t.preventDefault(),D(this.#o,o.dataset.
field??"",o.dataset.before??"")),(t.key==="Escape"||t.key==="Enter")&&Re(n)}};function Pt(e){return b(e).closest(mt)}function Re(e){
e.tabIndex=0,e.focus({preventScroll:!0})}var $n=350,Fn=60,Dt=["removed","inputs","layer","head"],Be=["step","all",...Dt],Rn={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},l=p(document,"[data-lesson]"),m=p(l,"[data-steps]"),_=l.dataset.only,Ht=p(l,"[data-error]"),$=w(l,"[data-inpu\
ts]"),C=$&&new nt($,p(l,"[data-reset]",HTMLButtonElement),Yn),Ft=$&&new it(m,$),Rt=w(l,"details.inputs",HTMLDetailsElement),
M="frame"in l.dataset,{states:Dn,leftOut:We="",edited:qe=""}=l.dataset,{record:K}=l.dataset,f=Bt(location.search),E={...f,
...qt(Bt(Bn()))},$t=new AbortController,W=0,j=0,De=0,I=null;function Bt(e){let t=new URLSearchParams(e);return{step:t.get(
"step")??"",all:t.get("all")??"",removed:t.get("removed")??We,inputs:t.get("inputs")??qe,layer:t.get("layer")??"",head:t.
get("head")??""}}function Bn(){return Nt()?"":l.dataset.shown??location.search}async function Wn(){K&&await st(K),ct({history:"\
keep",isFresh:!0})}var qn=M?we(l,m):()=>{},jn="framers"in document.body.dataset?se({state:Vn,height:()=>l.scrollHeight,set:Gn,
keeps:e=>je(e)!==null}):()=>{},L=()=>d(m,":scope > [data-step]"),J=e=>L().findIndex(t=>t.dataset.step===e),N=()=>Math.max(
0,J(f.step)),je=e=>{let t=Rn[e];if(_||!t||f.all&&e.startsWith("Page"))return null;let n=N()+t;return n>=0&&n<L().length?
n:null},Ke=()=>M&&window.parent!==window;function T(){let e=!!f.all||!!_,t=N(),n=L();for(let[r,s]of n.entries())s.hidden=
!e&&r!==t;for(let r of d(l,"[data-beside]"))r.hidden=!e&&r.dataset.beside!==n[t]?.dataset.step;if(e&&!M)for(let r of dt(
m,"pointer-view[lazy]"))r.removeAttribute("lazy");l.dataset.mode=e?"all":"one",l.toggleAttribute("data-first",t===0);for(let r of d(
l,"[data-follow]",HTMLSelectElement)){let s=r.dataset.follow;r.value=f[s]||"0"}for(let r of d(l,"[data-slide]"))_n(r,r.dataset.
slide===n[t]?.dataset.step);w(l,"[data-place]")&&Jn(t,n.length,e),Un(),Kn(n);let o=n[t];!e&&!M&&o&&ht([o]),qn(),jn("stat\
e",{})}function Kn(e){let t=lt(E);for(let s of d(l,"[data-slide]"))s.toggleAttribute("data-left-out",t.has(s.dataset.slide??
""));let n=w(l,"[data-changed]");if(!n)return;let o=e.filter(s=>t.has(s.dataset.step??"")).map(s=>`“${p(s,"h1, h2").lastChild?.
textContent?.trim()??""}”`),r=[o.length?`Left out: ${o.join(", ")}.`:"",E.inputs?"The inputs are edited.":""].filter(Boolean);
n.hidden=!r.length,n.textContent=`${r.join(" ")} Texts, exercises and printed numbers speak of the original lesson.`}function Wt(){
return!M&&!("opens"in l.dataset)}function Un(){let{lesson:e=""}=l.dataset;if(!Wt())return;let t=It(e);for(let n of d(l,"\
[data-slide]"))n.toggleAttribute("data-seen",t.has(n.dataset.slide??""))}function _n(e,t){if(!t){e.removeAttribute("aria\
-current");return}e.setAttribute("aria-current","step");let n=e.closest("ol");n&&requestAnimationFrame(()=>{n.scrollLeft=
e.offsetLeft-e.offsetHeight})}function Jn(e,t,n){for(let r of d(l,"[data-controls]"))r.hidden=!1;p(l,"[data-place]").textContent=
`Step ${e+1} of ${t}`,p(l,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,p(l,'[data-go="1"]',HTMLButtonElement).disabled=
e===t-1;let o=w(l,"[data-all]",HTMLInputElement);o&&(o.checked=n)}function U(e,t=!1){let n=L(),o=n[Math.max(0,Math.min(n.
length-1,e))];o&&(gt(m),Wt()&&Ct(l.dataset.lesson??"",n[N()]?.dataset.step??""),f={...f,step:o.dataset.step??""},V("repl\
ace"),T(),t&&p(o,"h1, h2").focus({preventScroll:!0}),f.all?o.scrollIntoView({block:"start"}):o.getBoundingClientRect().top<
0&&l.scrollIntoView({block:"start"}),l.querySelector("[data-slide][aria-current]")?.scrollIntoView({block:"nearest",inline:"\
nearest"}))}function qt({removed:e,inputs:t,layer:n,head:o}){return{removed:e,inputs:t,layer:n,head:o}}function at(e,t){
return Dt.every(n=>e[n]===t[n])}function Vn(){return{step:L()[N()]?.dataset.step,removed:E.removed,inputs:E.inputs}}function Gn({
step:e,...t}){e!==void 0&&!_&&U(Math.max(0,J(e??"")));let n={};for(let o of Dt)o in t&&(n[o]=t[o]??"");F(n)}function V(e){
let t=Ue({...f,...qt(E)});if(t!==location.pathname+location.search)try{e==="push"&&!Ke()?history.pushState(null,"",t):history.
replaceState(null,"",t)}catch{}}function Ue(e){let t=[...new URLSearchParams(location.search)].filter(([r])=>!Be.some(s=>s===
r)),n=k({...Object.fromEntries(t),...e});We&&!e.removed&&n.set("removed",""),qe&&!e.inputs&&n.set("inputs","");let o=n.toString();
return o?`${location.pathname}?${o}`:location.pathname}function Yn(){let e=C?.text;cancelAnimationFrame(De),typeof e=="s\
tring"&&(De=requestAnimationFrame(()=>He(m,e,lt(f)))),clearTimeout(j),j=setTimeout(()=>F({}),$n)}function F(e){let t=j&&
C?C.text:null;clearTimeout(j),j=0;let n={...f,...t===null?{}:{inputs:t},...e};at(n,f)||(f=n,ct({history:"push"}))}async function ct({
history:e,isFresh:t=!1}){W+=1;let n=W;$t.abort(),$t=new AbortController,m.setAttribute("aria-busy","true");try{let o=await Ie(
f,{address:Ue(f),files:Dn,signal:$t.signal});if(n!==W)return;Zn(o,t),E=f,_e([]),e==="push"&&V("push"),T()}catch(o){if(Y(
o))return;if(!(o instanceof A))throw o;n===W&&zn(o.problems,e)}finally{n===W&&m.removeAttribute("aria-busy")}}function zn(e,t){
_e(e);let n=e.every(r=>r.where.startsWith("inputs"));if(f={...f,...n?{inputs:E.inputs}:qt(E)},!at(f,E)){ct({history:t});
return}let o=lt(E);for(let r of d(m,"[data-remove]",HTMLInputElement))r.checked=o.has(r.dataset.remove??"");V("replace"),
T()}function Xn(e){try{return Object.keys(JSON.parse(e))}catch{return[]}}function lt(e){return new Set(e.removed.split("\
,").filter(Boolean))}function Zn(e,t){gt(m);let n=Ft?.place,o=document.activeElement?.closest("[data-remove]"),r=o instanceof
HTMLElement?o.dataset.remove:void 0;for(let i of L()){let a=i.dataset.step??"",c=e.querySelector(`[data-steps] > [data-s\
tep="${CSS.escape(a)}"]`);c&&I&&i.contains(I)&&c.hasAttribute("data-removed")&&p(c,".sheet-head").after(I),c&&i.replaceWith(
c)}for(let i of d(l,"[data-renew]")){let a=e.querySelector(`[data-renew="${i.dataset.renew}"]`);a&&i.replaceChildren(...a.
childNodes)}let s=w(e,"[data-inputs]");s&&C?.replace(s,t),I?.isConnected&&document.activeElement===document.body&&p(I,"b\
utton:enabled").focus({preventScroll:!0}),r&&w(m,`[data-remove="${CSS.escape(r)}"]`)?.focus(),Je(),n&&Ft?.restore(n)}function _e(e){
let t=C?C.showProblems(e):e,n=Rt?.open?t:e;Ht.textContent=n.map(o=>o.message).join(" "),Ht.hidden=n.length===0,n.length&&
l.dataset.live&&Ht.append(" ",Qn(l.dataset.live))}function Qn(e){let t=document.createElement("a");return t.href=e,t.textContent=
"Open it on the server",t.search=k({...f,all:null}).toString(),t}function Je(){Qt(m),Ft?.prepare(),to(),ee(m),ue(m),m.querySelector(
"pointer-view")&&import("./site-UTVGN3QO.js");for(let e of d(m,"[data-embed]",HTMLAnchorElement)){let t=e.closest(
"[data-step]"),n=t instanceof HTMLElement?t.dataset.step:void 0;e.search=k({...f,all:null,step:n}).toString()}for(let e of d(
l,"[data-offline]",HTMLAnchorElement)){let t=new URLSearchParams(location.search).get("lang");e.search=k({removed:f.removed,
inputs:f.inputs,lang:t}).toString()}for(let e of d(l,"[data-back]",HTMLAnchorElement)){let t=new URLSearchParams(location.
search);for(let n of Be)t.delete(n);e.search=t.toString()}}function to(){let e=!M&&!E.removed&&!E.inputs;for(let t of d(
m,"[data-remove]",HTMLInputElement)){let n=t.closest("label"),o=n?.parentElement?.querySelector("[data-guess]");if(e||o?.
remove(),!e||o)continue;let r=document.createElement("button");r.type="button",r.dataset.guess=t.dataset.remove,r.textContent=
"Predict what it changes",n?.before(r)}}async function eo(e){let t=L()[J(e.dataset.guess)],[n,{askRemoval:o}]=await Promise.
all([Pe(K),import("./site-NUEIQDJU.js")]);if(!t?.isConnected)return;let r=()=>F({removed:e.dataset.guess??""});I=
n&&o(t,n,r,()=>F({removed:""})),I?e.remove():r()}function no(e,t,{row:n,column:o}){let r=Object.fromEntries(new URLSearchParams(
location.search)),s=k({...r,step:null,all:null,row:n,column:o});return G(`${l.dataset.api}/${e}/${t}?${s}`)}async function oo(){
let{solutionsAt:e}=l.dataset;if(!(!e||w(l,"[data-solutions]")))try{let t=await fetch(e);if(!t.ok)return;let n=new DOMParser().
parseFromString(await t.text(),"text/html");m.after(...d(n.body,"[data-solutions]"))}catch{}}async function ro(e){e.disabled=
!0;let{all:t}=f;f={...f,all:"1"},T(),await Promise.all([Ut(dt(m)),oo()]),window.print(),f={...f,all:t},T(),e.disabled=!1}
function Ve(e){return e.closest(`input:not([type=checkbox]), select, textarea, ${X} td`)!==null}function Ge(e){for(let t=e;t&&
t!==m;){if(t.localName==="pointer-view"||t.scrollWidth>t.clientWidth+1&&getComputedStyle(t).overflowX!=="visible")return!0;
t=t.parentElement}return!1}m.addEventListener("change",e=>{let t=e.target;if(!(t instanceof HTMLInputElement)||!t.dataset.
remove)return;let n=lt(f);t.checked?n.add(t.dataset.remove):n.delete(t.dataset.remove),F({removed:[...n].join(",")})});l.
addEventListener("change",e=>{let t=Kt(e);t.dataset.follow&&F({[t.dataset.follow]:t.value}),"all"in t.dataset&&t instanceof
HTMLInputElement&&(f={...f,all:t.checked?"1":""},V("replace"),T(),L()[N()]?.scrollIntoView({block:"start"}))});l.addEventListener(
"click",e=>{let t=b(e);t.dataset.go&&U(N()+Number(t.dataset.go));let n="stripButton"in t.dataset&&t.closest("figure");n&&
t.setAttribute("aria-expanded",String(n.toggleAttribute("data-open"))),"print"in t.dataset&&ro(t),t.closest(".onward a")&&
Wt()&&Ct(l.dataset.lesson??"",L()[N()]?.dataset.step??""),"guess"in t.dataset&&eo(t);let o=t.closest("[data-slide]");o instanceof
HTMLElement&&(e.preventDefault(),U(J(o.dataset.slide),!0))});document.addEventListener("keydown",e=>{let t=b(e);if(e.defaultPrevented||
e.altKey||e.ctrlKey||e.metaKey||Ve(t)||Ge(t))return;let n=je(e.key);n!==null&&(e.preventDefault(),U(n,!0))});var q;m.addEventListener(
"touchstart",e=>{let t=b(e);q=e.touches.length===1&&!Ge(t)&&!Ve(t)?e.touches[0]:void 0},{passive:!0});m.addEventListener(
"touchend",({changedTouches:[e]})=>{if(_||!q||!e)return;let[t,n]=[e.clientX-q.clientX,e.clientY-q.clientY];q=void 0,Math.
abs(t)>Fn&&Math.abs(t)>2*Math.abs(n)&&U(N()-Math.sign(t))});window.addEventListener("popstate",()=>{f=Bt(location.search),
at(f,E)?T():ct({history:"keep",isFresh:!0})});Ke()||_t(m,()=>{for(let e of L())e.hidden=!1;for(let e of d(m,"[data-besid\
e]"))e.hidden=!1;M||ht(L()),M&&be(L())},T);!f.step&&location.hash&&(f.step=location.hash.slice(1));f.step&&J(f.step)<0&&
!_&&(f.step="",V("replace"));Rt&&f.inputs&&(Rt.open=!0,C?.unfold(Xn(f.inputs)));Zt(m,"opens"in l.dataset?no:null);ae(m,l.
dataset.lesson??"",l.lang);te(m);$&&le($);de(m);Je();T();l.dataset.ready="true";K&&Ce(K);at(f,E)||Wn();
