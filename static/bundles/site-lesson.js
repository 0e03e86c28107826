import{a as zt,b as B,c as ht,d as Z,e as Qt,f as Zt,g as te,h as ee,i as ne,j as gt,k as wt}from"./site-I6AA4XX3.js";
import"./site-RZ3Y7ZPB.js";import{N as X,O as pt}from"./site-IPC5H6TC.js";import{a as Yt,c as Xt}from"./site-VNG2Y3MM.js";
import"./site-WX3UO46K.js";import{a as p,b as w,c as d,d as ft,e as b,f as Ut}from"./site-TDSAGLFG.js";import"./site-UDRN5D4T.js";
import{a as A,b as mt,d as _t,e as Kt,f as Jt,g as z,h as Vt,i as Gt,j as Q,k as M}from"./site-VTYE32HA.js";import"./site-2NDMKXN6.js";var bt={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,f:70,
h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},Ze="input, select, textarea, [contenteditable], dialog[open]",tn="\
a[href], button, summary, [role=button]",en=".table-frame";function se({send:e,isInDeck:t,keeps:n=()=>!1}){let o=!0;window.
addEventListener("pointerdown",()=>o=!0,{capture:!0}),window.addEventListener("keydown",r=>{r.key==="Tab"&&(o=!1),!(!o||
!t()||!oe(r)||n(r.key))&&(r.stopImmediatePropagation(),s(r))},{capture:!0}),window.addEventListener("keydown",r=>{oe(r)&&
s(r)}),window.addEventListener("change",({target:r})=>{o&&t()&&r instanceof HTMLElement&&r.blur()});let s=r=>{r.preventDefault(),
e({key:r.key,shift:r.shiftKey})}}function oe({key:e,target:t,defaultPrevented:n,isComposing:o,altKey:s,ctrlKey:r,metaKey:i}){
if(n||o||s||r||i||!Object.hasOwn(bt,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(Ze)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(tn))return!1;let a=t.closest(en);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var nn=1e5,on=100,re=2e4,sn=8,rn=1e3;function ie({state:e,height:t,set:n,mark:o=()=>{},keeps:s=()=>!1}){let r=window.parent,
i=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=i.includes("*"),c="",f=!1,h=g=>{if(r!==window)for(let S of a?
["*"]:i)r.postMessage(g,S)},y=(g,S)=>h({pointerscope:g,...S});r!==window&&se({send:g=>{y("key",g);let S={method:"trigger\
Key",args:[bt[g.key]]};f||h(JSON.stringify(S))},isInDeck:()=>f,keeps:s});let v=()=>{let g={state:e(),height:t()};JSON.stringify(
g)!==c&&(c=JSON.stringify(g),y("height",{height:g.height}),y("state",{state:g.state}))};return window.addEventListener("\
message",({source:g,origin:S,data:x})=>{g!==r||!(a||i.includes(S))||(x?.pointerscope==="set"&&(n(an(x.state)),v()),x?.pointerscope===
"mark"&&o(cn(x.visits)),x?.pointerscope==="deck"&&(f=!0),x?.pointerscope==="ask"&&(c="",v()))}),(g,S)=>g==="state"?v():y(
g,S)}function an(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,o]of Object.entries(e).
slice(0,on)){let s=o===null?null:ln(o);(s===null||s!==void 0&&s.length<=nn)&&(t[n]=s)}return t}function cn(e){return(Array.
isArray(e)?e.slice(0,rn):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function ln(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&ae(e,sn)<=re?JSON.stringify(e):void 0}function ae(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let o of Object.values(e))if(n+=ae(o,t-1),n>re)return Number.POSITIVE_INFINITY;
return n}var tt=0;function ce(e,t,n){e.addEventListener("submit",o=>{let s=b(o).closest("[data-exercise]");s instanceof HTMLFormElement&&
(o.preventDefault(),un(s,t,n))})}async function un(e,t,n){tt+=1;let o=tt,s=e.dataset.exercise??"",r=d(e,"input:not([type\
=radio])",HTMLInputElement);for(let i of r)i.removeAttribute("aria-invalid");try{let{exercises:i}=await z(`lessons/${encodeURIComponent(
t)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{[s]:fn(e)},lang:n})}),a=i.
find(c=>c.id===s);o===tt&&a&&pn(e,a.marked,r)}catch(i){if(!(i instanceof A))throw i;if(o!==tt)return;p(e,"[data-marked]").
textContent=i.message,p(e,"[data-because]").hidden=!0,delete e.dataset.right;for(let{where:a}of i.problems)dn(e,r,a)?.setAttribute(
"aria-invalid","true")}}function dn(e,t,n){let[,o,s]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];return o===void 0||s===void 0?t[0]:
le(e)[Number(o)]?.[Number(s)]}function le(e){return d(e,"tbody tr").map(t=>d(t,"input",HTMLInputElement))}function fn(e){
if(e.querySelector("input[type=radio]"))return d(e,"input:checked",HTMLInputElement)[0]?.value??"";let t=le(e);return t.
length?t.map(n=>n.map(o=>o.value)):p(e,"input",HTMLInputElement).value}function pn(e,{right:t,all_right:n,computed:o},s){
let r=t.flat();for(let[f,h]of s.entries())h.setAttribute("aria-invalid",String(!r[f]));let i=p(e,"[data-marked]"),a=p(e,
"[data-because]");if(i.replaceChildren(mn(r,n)),a.hidden=!n,e.dataset.right=String(n),n)return;let c=document.createElement(
"button");c.type="button",c.textContent="Show the answer",i.tabIndex=-1,c.addEventListener("click",()=>{i.textContent=`T\
he answer: ${hn(o,Number(e.dataset.decimals))}`,a.hidden=!1,i.focus()}),i.append(" ",c)}function mn(e,t){if(t)return"Rig\
ht.";let n=e.filter(Boolean).length;return e.length>1?`${n} of ${e.length} are right.`:"Not yet."}function hn(e,t){if(typeof e==
"string")return e;let n=o=>X(o.toFixed(t).replace("-","−"));return e.map(o=>o.map(n).join("; ")).join("; ")}var gn=8,wn=4;function ue(e){e.addEventListener("pointerdown",t=>{let n=b(t);n instanceof HTMLInputElement&&n.inputMode===
"decimal"&&yt(t,n.value,s=>W(e,n.name,s))})}function yt(e,t,n){let o=Number(pt(t));if(e.button!==0||Number.isNaN(o))return;
let s=Et(t),r=new AbortController,i=t,a=!1,c=y=>{let v=y.clientX-e.clientX;if(y.pointerId!==e.pointerId||(a||=Math.abs(v)>=
wn,!a))return;document.documentElement.toggleAttribute("data-dragging",!0);let g=St(o,Math.round(v/gn)*s);g!==i&&n(g),i=
g},f=()=>{r.abort(),document.documentElement.removeAttribute("data-dragging");let y=v=>v.stopPropagation();a&&(addEventListener(
"click",y,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",y,{capture:!0})))},{signal:h}=r;addEventListener(
"pointermove",c,{signal:h}),addEventListener("pointerup",f,{signal:h}),addEventListener("pointercancel",f,{signal:h})}function W(e,t,n){
let o=w(e,`[name="${CSS.escape(t)}"]`,HTMLInputElement);!o||o.value===n||(o.value=n,o.dispatchEvent(new Event("input",{bubbles:!0})))}
function St(e,t){return X(String(Number((e+t).toFixed(6))))}function Et(e){let t=(pt(e).split(".")[1]??"").length;return t===
0?1:10**-Math.min(t,2)}function de(e){for(let t of d(e,"[data-step]")){let n=new Map(d(t,"figure[data-table]").map(s=>[pe(s.querySelector("figc\
aption math")),s.dataset.table??""]));n.delete("");let o=w(t,".formula");o&&me(o,n)}}function fe(e){e.addEventListener("\
pointerover",t=>{let n=b(t),o=n.closest("[data-step]");if(!(o instanceof HTMLElement))return;let s=n.closest("[data-symb\
ol]"),r=n.closest("figcaption")?.closest("figure[data-table]");bn(o,s?.getAttribute("data-symbol")??r?.getAttribute("dat\
a-table")??"")})}function bn(e,t){for(let n of e.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===t);for(let n of d(e,"figure[data-table]"))n.toggleAttribute("data-lit",!!t&&n.dataset.table===t)}function pe(e){
return e?.textContent?.replaceAll(/\s/g,"")??""}function me(e,t){for(let n of e.children){let o=t.get(pe(n));o!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",o):me(n,t)}}var yn=["beside","above","below","figure"],he={width:960,height:540},Sn=2,Lt=.6,vt=.1,En=320,vn=[{out:"",parts:"*",least:1},
{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons remark",parts:"*",
least:Lt}],ge=["notes reasons remark switch","notes reasons remark switch formula"],Ln=[1,.8,Lt],et=new WeakMap;function be(e,t){
let{lookAccent:n,lookScale:o}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==window),n&&
CSS.supports("color",n)&&e.style.setProperty("--accent",n);let s=()=>{let r=w(t,":scope > [data-step]:not([hidden])"),{clientWidth:i,
clientHeight:a}=t;if(!r||!i||!a)return;let c=Math.min(innerWidth/he.width,innerHeight/he.height,Sn),f=Number(o)||Math.max(
1,c);e.style.setProperty("--most",String(f)),xn(r,f,i,a)};return new ResizeObserver(()=>requestAnimationFrame(s)).observe(
t),t.addEventListener("click",r=>{let i=b(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&Mn(a),i.dataset.turn&&Se(
a,Number(a.dataset.page)+Number(i.dataset.turn)))}),s}function ye(e){for(let t of e){et.delete(t);for(let n of["out","la\
yout","paged"])delete t.dataset[n]}}function xn(e,t,n,o){let s=`${n}×${o}×${t}`;if(et.get(e)?.frame===s)return;let r=w(
e,"pointer-view"),i=n>o,a=yn.filter(h=>(h!=="figure"||r)&&(h==="below"||i));e.dataset.fitting="";let c=An(e,a,t,r)??On(e,
Math.min(t,1));delete e.dataset.fitting,et.set(e,{frame:s,arrangement:c}),c.pages&&Se(e,Number(e.dataset.page??0));let f=String(
c.scale);r&&r.getAttribute("scale")!==f&&r.setAttribute("scale",f)}function An(e,t,n,o){delete e.dataset.paged;for(let{out:s,
parts:r,least:i}of vn){if(!e.querySelector(`.words > ${r}`))continue;let a=null;for(let c of t){let f=a?a.scale*(o?.8:1)+
vt:0,h=Math.max(Math.min(i,n),f);if(h>n)continue;let y=Tn(e,s,c,h,n,o);y&&y.worth>(a?.worth??0)&&(a=y)}if(a)return H(e,a),
a}return null}function Tn(e,t,n,o,s,r){let i=h=>(H(e,{out:t,layout:n,scale:h}),kn(e));if(!i(o))return null;let[a,c]=[o,s];
for(c-a>vt&&i(c)&&(a=c);c-a>vt;){let h=(a+c)/2;i(h)?a=h:c=h}if(!r)return{out:t,layout:n,scale:a,worth:a};H(e,{out:t,layout:n,
scale:a});let f=Math.min(1,r.clientHeight/(a*En));return{out:t,layout:n,scale:a,worth:a*Math.sqrt(f)}}function On(e,t){e.
dataset.paged="";let n=Ln.map(i=>Math.min(i,t));for(let i of ge){let[a]=n.map(c=>({out:i,layout:"below",scale:c,...we(e,
i,c)})).filter(c=>c.isFitting).sort((c,f)=>c.pages.length/c.scale**2-f.pages.length/f.scale**2);if(a)return H(e,a),a}let[
o,s]=[ge.at(-1)??"",n.at(-1)??Lt],r={out:o,layout:"below",scale:s,pages:we(e,o,s).pages};return H(e,r),r}function we(e,t,n){
H(e,{out:t,layout:"below",scale:n});let o=xt(e);for(let R of o)R.dataset.turnedTo="";let{rowGap:s,columnGap:r}=getComputedStyle(
p(e,".working")),[i,a]=[Number.parseFloat(s),Number.parseFloat(r)],c=p(e,".shown").getBoundingClientRect(),f=c.height-p(
e,".pager").getBoundingClientRect().height-i,h=[],y=[h],v=0,g=0,S=0,x=p(e,".formula").scrollWidth<=c.width+1;for(let R of o){
let{width:jt,height:dt}=R.getBoundingClientRect();x&&=dt<=f&&ve(R),S&&S+jt>c.width&&(v+=g+i,g=0,S=0),h.length&&v+Math.max(
g,dt)>f&&(h=[],y.push(h),v=0,g=0,S=0),h.push(R),g=Math.max(g,dt),S+=jt+a}return{pages:y,isFitting:x}}function Se(e,t){let n=et.
get(e)?.arrangement.pages??[],o=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(o);for(let s of xt(e))n[o]?.includes(
s)?s.dataset.turnedTo="":delete s.dataset.turnedTo;p(e,".pager").hidden=n.length===1,p(e,"[data-turned]").textContent=`${o+
1} of ${n.length}`;for(let s of d(e,"[data-turn]",HTMLButtonElement))s.disabled=!n[o+Number(s.dataset.turn)]}function xt(e){
return d(e,".matrix, .shown > pointer-view")}function H(e,{out:t,layout:n,scale:o}){e.dataset.out=t,e.dataset.layout=n,p(
e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(o))}function kn(e){let t=e.getBoundingClientRect(),n=p(e,
".formula"),o=s=>{let{right:r,bottom:i,width:a}=s.getBoundingClientRect();return!a||r<=t.right+1&&i<=t.bottom+1};return[
e,p(e,".words"),p(e,".shown")].every(Ee)&&n.scrollWidth<=n.clientWidth+1&&[n,...xt(e)].every(s=>o(s)&&ve(s))}function Ee(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function ve(e){let t=e.querySelector(
":scope > .table-frame");return!t||Ee(t)}function Mn(e){let t=document.createElement("dialog");t.className="rest";let n=p(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let o=document.createElement("button");o.type="butto\
n",o.textContent="Close",o.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),p(e,"[data\
-rest]").focus()});let s=[n,e.querySelector(".switch"),e.querySelector(".formula"),...p(e,".words").children];t.append(o);
for(let r of s){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),t.append(i)}e.append(t),t.showModal()}var Nn=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,In="Write a number, such as 0.5, in every cell.",ot=class{#n;#o;#r;#t=new Map;#s=new Map;constructor(t,n,o){
this.#n=t,this.#o=n,this.#r=o,this.#i(),t.addEventListener("input",s=>{let r=s.target;this.#m(r.name,r.value),this.#l()}),
t.addEventListener("click",s=>{let r=b(s),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#f(i,1),"fewer"in r.dataset&&
this.#f(i,-1))}),n.addEventListener("click",()=>{for(let s of this.#e)this.#t.set(T(s),xe(Le(s)));this.#u(),d(this.#n,"i\
nput, select")[0]?.focus(),this.#l()}),this.#a()}get text(){let t={};for(let n of this.#e){let o=T(n),s=Ae(n.dataset.kind,
this.#t.get(o)??"");if(s===null)return null;JSON.stringify(s)!==JSON.stringify(Le(n))&&(t[o]=s)}return Object.keys(t).length?
JSON.stringify(t):""}unfold(t){for(let n of this.#e)t.includes(T(n))&&n.querySelector("details")?.setAttribute("open","")}replace(t,n){
let o=document.activeElement,s=o&&this.#n.contains(o)?this.#c(o):null,r=this.#e.filter(i=>i.querySelector("details[open]")).
map(T);this.#n.replaceChildren(...t.childNodes),this.unfold(r),n?this.#i():this.#u(),s?.(),this.#a()}showProblems(t){let n=new Set(
t);for(let o of this.#e){let s=T(o),r=`inputs.${s}`,i=t.filter(f=>f.where===r||f.where.startsWith(`${r}[`));for(let f of i)
n.delete(f);let a=i.map(f=>f.message).join(" "),c=JSON.stringify(this.#t.get(s));a&&this.#s.set(s,{typed:c,message:a})}return this.#a(),
[...n]}get#e(){return d(this.#n,"[data-input]")}#c(t){if((t instanceof HTMLInputElement||t instanceof HTMLSelectElement)&&
t.name){let i=`[name="${CSS.escape(t.name)}"]`,a=t instanceof HTMLInputElement?{start:t.selectionStart,end:t.selectionEnd}:
null;return()=>{let c=this.#n.querySelector(i);c instanceof HTMLElement&&c.focus({preventScroll:!0}),c instanceof HTMLInputElement&&
a&&c.setSelectionRange(a.start,a.end)}}let o=t.closest("[data-input]"),s=o instanceof HTMLElement?T(o):"",r=t instanceof
HTMLElement&&"more"in t.dataset?"more":"fewer";return()=>{let i=this.#n.querySelector(`[data-input="${CSS.escape(s)}"] [\
data-${r}]`);i instanceof HTMLElement&&i.focus({preventScroll:!0})}}#i(){this.#t.clear();for(let t of this.#e){let n=nt(
t),o=n.map(i=>i.value),{kind:s,row:r}=t.dataset;this.#t.set(T(t),s==="words"?o:s==="matrix"?Cn(n,!!r):o[0]??"")}}#u(){for(let t of this.#e)
for(let n of nt(t)){let o=this.#p(n.name);o!==void 0&&n.value!==o&&(n.value=o)}}#d(t){let[n="",o,s]=t.split("."),r=this.#t.
get(n);return o===void 0?null:s===void 0?[r,Number(o)]:[Array.isArray(r?.[0])?r?.[Number(o)]:r,Number(s)]}#p(t){let n=this.#d(
t);if(!n)return this.#t.get(t);let[o,s]=n;return o?.[s]}#m(t,n){let o=this.#d(t);if(!o){this.#t.set(t,n);return}let[s,r]=o;
s&&(s[r]=n)}#l(){this.#a(),this.#r()}#a(){for(let t of this.#e){let n=T(t),o=!["words","choice"].includes(t.dataset.kind??
""),s=o?nt(t).filter(c=>q(c.value)===null):[];for(let c of o?nt(t):[])c.setAttribute("aria-invalid",String(s.includes(c)));
let r=this.#t.get(n)??"";this.#s.get(n)?.typed!==JSON.stringify(r)&&this.#s.delete(n),Pn(t,s.length?In:this.#s.get(n)?.message??
"");let{least:i,most:a}=t.dataset;for(let c of d(t,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of d(
t,"[data-more]",HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#o.disabled=this.text===""}#f(t,n){let o=T(t),s=this.#t.
get(o),r=s.length+n;if(r<Number(t.dataset.least)||r>Number(t.dataset.most))return;let i=`word ${s.length+1}`;this.#t.set(
o,n>0?[...s,i]:s.slice(0,-1));for(let{dataset:a}of this.#e){let c=a.input??"",f=this.#t.get(c);a.rows===o&&Array.isArray(
f)&&(f=At(f,n)),a.columns===o&&Array.isArray(f)&&(f=a.row?At(f,n):f.map(h=>At(h,n))),f!==void 0&&this.#t.set(c,f)}this.#l()}};
function T(e){return e.dataset.input??""}function Le(e){return JSON.parse(e.dataset.default??"null")}function nt(e){return d(
e,"input, select")}function Cn(e,t){let n=new Map;for(let s of e){let[,r=""]=s.name.split(".");n.set(r,[...n.get(r)??[],
s.value])}let o=[...n.values()];return t?o[0]??[]:o}function At(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(
0,-1)}function xe(e){return Array.isArray(e)?e.map(xe):String(e)}function Ae(e,t){if(e==="words"||e==="choice")return t;
if(!Array.isArray(t))return q(t);let n=t.map(o=>Ae(e,o));return n.includes(null)?null:n}function q(e){let t=e.trim().replace(
"−","-").replace(",","."),n=Nn.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function Pn(e,t){let n=p(
e,"[data-failure]");n.textContent=t,n.hidden=!t}function Tt(e=""){let t=["The server does not answer.",e].filter(Boolean).join(" ");return isSecureContext&&navigator.serviceWorker?.
controller?t:`${t} Keep this page open: without the server, ${isSecureContext?"it cannot be reloaded":"it can be reloade\
d only over HTTPS"}.`}var Ot=null;function Hn(){let e=d(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:o,pathname:s}=location,
r=o+s;if(!t){let a=s.slice(mt.pathname.length),c=w(document,"[data-lesson]");return!c||!new URLSearchParams(location.search).
has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=M({model:t,against:JSON.stringify(
{model:n})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function Te(){let{controller:e}=navigator.serviceWorker;
if(!e)return;let t=n=>e.postMessage(n);Ot?.disconnect(),Ot=new PerformanceObserver(n=>{let o=n.getEntries().map(({name:s})=>s);
t({addresses:o.filter(s=>!s.includes("?"))})}),Ot.observe({type:"resource",buffered:!0}),t({addresses:[],page:Hn()})}async function Oe(){
if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",Te),await navigator.serviceWorker.register(
new URL("service-worker.js",mt),{updateViaCache:"none"}),Te()}catch{}}function ke(){document.readyState==="complete"?Oe():addEventListener("load",Oe)}var $n=4e3,Ie="This page computes your changes in your browser and hides what only the server can update.",st=document.getElementById(
"lesson-record")!==null,$=!1,Mt,rt=!1;async function Ce(e,{address:t,files:n,signal:o}){if(It())return kt(e,{files:n,signal:o});
if(!$)return Me(t,o);if(rt)return rt=!1,kt(e,{files:n,signal:o});try{let s=await Me(t,Vt(o));return Nt(""),s}catch(s){if(!(s instanceof
A&&[0,..._t].includes(s.status)))throw s;return Nt(Tt(Ie)),kt(e,{files:n,signal:o})}}function It(){return st}function Pe(e){
let t=new AbortController,n=()=>{t.abort(),clearTimeout(o),Mt??=it(e)},o=setTimeout(n,$n);for(let s of["pointerdown","ke\
ydown"])document.addEventListener(s,n,{signal:t.signal})}async function He(e){if(!st&&!$&&e&&(Mt??=it(e),await Mt),!st&&
!$)return null;let{openRecord:t}=await import("./site-MCMAMXT2.js");return t()}async function it(e){try{let t=[import("./site-MCMAMXT2.js"),
import("./site-YF7SPBMP.js"),import("./site-DT46SWN2.js")],[n]=await Promise.all([fetch(e),...t]);if(!n.ok||
$)return;let o=new DOMParser().parseFromString(await n.text(),"text/html");document.body.append(...d(o,"head > *, body >\
 *")),$=!0,rt=Gt(n),rt&&Nt(Tt(Ie)),ke()}catch{}}async function $e(e,t,n){if(!st&&!$)return;let{previewEdits:o}=await import("./site-YF7SPBMP.js");
try{o(e,t,n)}catch(s){if(!(s instanceof A))throw s}}function Nt(e){let t=w(document,"[data-silence]");t&&(t.textContent=
e)}async function kt(e,t){let{exportedLesson:n}=await import("./site-MCMAMXT2.js");return n(e,t)}async function Me(e,t){
let o=await fetch(e,{headers:{accept:"text/html, application/problem+json"},signal:t}).catch(Ne),s=await o.text().catch(
Ne);if(o.ok)return new DOMParser().parseFromString(s,"text/html");throw new A(o.status,Dn(s,o.status))}function Ne(e){throw Q(
e)?e:new A(0,[{where:"",message:Kt,suggestions:[]}])}function Dn(e,t){try{return JSON.parse(e).errors??[]}catch{return[{
where:"",message:Jt(t),suggestions:[]}]}}var De="pointerscope-lessons";function Fe(){try{let e=JSON.parse(localStorage.getItem(De)??"{}");return e&&typeof e=="ob\
ject"?e:{}}catch{return{}}}function Ct(e){let t=Fe()[e];return new Set(Array.isArray(t)?t:[])}function Pt(e,t){let n=Ct(
e);if(!n.has(t))try{localStorage.setItem(De,JSON.stringify({...Fe(),[e]:[...n,t]}))}catch{}}var Fn="Type a number, or drag it sideways",Re="This number is computed: change an input, and it follows.",Be=/^[\d.,+−-]$/,
at=class{#n;#o;constructor(t,n){this.#n=t,this.#o=n,t.addEventListener("pointerdown",o=>{let s=Ht(o),r=s&&this.#r(s);!r||
b(o)instanceof HTMLInputElement||yt(o,r.value,i=>{W(n,r.name,i),s.textContent=i})}),t.addEventListener("click",o=>{let s=Ht(
o);s&&this.#t(s)}),t.addEventListener("dblclick",o=>We(b(o))),t.addEventListener("keydown",o=>{let s=Ht(o);if(Be.test(o.
key)&&We(b(o)),!s||o.ctrlKey||o.metaKey||o.altKey)return;if(b(o)instanceof HTMLInputElement){this.#i(o,s);return}let r=Be.
test(o.key);!r&&o.key!=="Enter"&&o.key!=="F2"||(o.preventDefault(),this.#t(s,r?o.key:void 0))})}prepare(){for(let t of d(
this.#n,".step-inputs figure:not([data-how])")){let{table:n=""}=t.dataset,o=w(this.#o,`[data-input="${CSS.escape(n)}"]`);
if(["matrix","number"].includes(o?.dataset.kind??"")){t.dataset.editable="",p(t,".table-frame").title=Fn;for(let[s,r]of d(
t,"tbody td").entries())r.tabIndex=s===0?0:-1}}}get place(){let{activeElement:t}=document,n=t?.closest(ht),o=n?.closest(
"figure"),s=n?.closest("[data-step]");return!(o instanceof HTMLElement)||!(s instanceof HTMLElement)?null:{step:s.dataset.
step??"",table:o.dataset.table??"",index:Z(o).flat().indexOf(n),editor:t instanceof HTMLInputElement?t:null}}restore({step:t,
table:n,index:o,editor:s}){let r=w(this.#n,`[data-step="${CSS.escape(t)}"] .step-inputs figure[data-table="${CSS.escape(
n)}"]`),i=r&&Z(r).flat()[o];i&&(s?this.#s(i,s):qe(i))}#r(t){let n=t.closest(B),{row:o,column:s}=Qt(Z(n),t),{table:r=""}=n.
dataset,i=a=>w(this.#o,`[name="${CSS.escape(a)}"]`,HTMLInputElement);return i(`${r}.${o}.${s}`)??i(r)}#t(t,n){let o=this.#r(
t);if(!o||t.querySelector("input"))return;let s=document.createElement("input");s.className="tile-editor",s.inputMode="d\
ecimal",s.autocomplete="off",s.dataset.field=o.name,s.dataset.before=o.value,s.setAttribute("aria-label",o.getAttribute(
"aria-label")??""),s.value=n??o.value,s.addEventListener("input",r=>{r.stopPropagation(),this.#e(s)}),s.addEventListener(
"blur",()=>this.#c(s)),this.#s(t,s),n===void 0?s.select():this.#e(s)}#s(t,n){let{selectionStart:o,selectionEnd:s}=n;t.dataset.
shown=t.textContent??"",t.replaceChildren(n),n.focus({preventScroll:!0}),n.setSelectionRange(o,s)}#e(t){let n=q(t.value)!==
null;t.setAttribute("aria-invalid",String(!n)),n&&W(this.#o,t.dataset.field??"",t.value)}#c(t){let n=t.closest("td");if(!n||
!t.isConnected)return;let o=this.#r(n),{before:s}=t.dataset;t.remove(),n.textContent=(o?.value===s?n.dataset.shown:o?.value)??
"",o?.value!==s&&delete n.dataset.value,delete n.dataset.shown}#i(t,n){let o=p(n,"input",HTMLInputElement),s={ArrowUp:1,
ArrowDown:-1}[t.key];if(s){t.preventDefault();let r=q(o.value);if(r===null)return;o.value=St(r,s*Et(o.value)),this.#e(o)}
t.key==="Escape"&&(t.preventDefault(),W(this.#o,o.dataset.field??"",o.dataset.before??"")),(t.key==="Escape"||t.key==="E\
nter")&&qe(n)}};function Ht(e){return b(e).closest(ht)}function We(e){let t=e.closest(zt)?.closest("[data-step]");if(!(t instanceof
HTMLElement)||e.closest(B))return;let n=document.createElement("span");n.className="quiet",n.textContent=` ${Re}`;let o=p(
t,"[data-sum]");o.textContent?.endsWith(Re)||o.append(n)}function qe(e){e.tabIndex=0,e.focus({preventScroll:!0})}var Rn=350,Bn=60,Rt=["removed","inputs","layer","head"],Wn=60,Ue=["step","all",...Rt],qn={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},l=p(document,"[data-lesson]"),m=p(l,"[data-steps]"),V=l.dataset.only,O=p(l,"[data-error]"),D=w(l,"[data-input\
s]"),P=D&&new ot(D,p(l,"[data-reset]",HTMLButtonElement),to),Dt=D&&new at(m,D),Ft=w(l,"details.inputs",HTMLDetailsElement),
N="frame"in l.dataset,{states:jn,leftOut:_e="",edited:Ke=""}=l.dataset,{record:K}=l.dataset,u=Bt(location.search),E={...u,
...qt(Bt(Un()))},$t=new AbortController,j=0,_=0,je=0,C=null;function Bt(e){let t=new URLSearchParams(e);return{step:t.get(
"step")??"",all:t.get("all")??"",removed:t.get("removed")??_e,inputs:t.get("inputs")??Ke,layer:t.get("layer")??"",head:t.
get("head")??""}}function Un(){return It()?"":l.dataset.shown??location.search}async function _n(){K&&await it(K),lt({history:"\
keep",isFresh:!0})}var Kn=N?be(l,m):()=>{},Jn="framers"in document.body.dataset?ie({state:Qn,height:()=>l.scrollHeight,set:Zn,
keeps:e=>Je(e)!==null}):()=>{},L=()=>d(m,":scope > [data-step]"),G=e=>L().findIndex(t=>t.dataset.step===e),I=()=>Math.max(
0,G(u.step)),Je=e=>{let t=qn[e];if(V||!t||u.all&&e.startsWith("Page"))return null;let n=I()+t;return n>=0&&n<L().length?
n:null},Ve=()=>N&&window.parent!==window;function k(){let e=!!u.all||!!V,t=I(),n=L();for(let[s,r]of n.entries())r.hidden=
!e&&s!==t;for(let s of d(l,"[data-beside]"))s.hidden=!e&&s.dataset.beside!==n[t]?.dataset.step;if(e&&!N)for(let s of ft(
m,"pointer-view[lazy]"))s.removeAttribute("lazy");l.dataset.mode=e?"all":"one",l.toggleAttribute("data-first",t===0);for(let s of d(
l,"[data-follow]",HTMLSelectElement)){let r=s.dataset.follow;s.value=u[r]||"0"}for(let s of d(l,"[data-slide]"))Yn(s,s.dataset.
slide===n[t]?.dataset.step);w(l,"[data-place]")&&Xn(t,n.length,e),Gn(),Vn(n);let o=n[t];!e&&!N&&o&&gt([o]),Kn(),Jn("stat\
e",{})}function Vn(e){let t=ut(E);for(let r of d(l,"[data-slide]"))r.toggleAttribute("data-left-out",t.has(r.dataset.slide??
""));let n=w(l,"[data-changed]");if(!n)return;let o=e.filter(r=>t.has(r.dataset.step??"")).map(r=>`“${p(r,"h1, h2").lastChild?.
textContent?.trim()??""}”`),s=[o.length?`Left out: ${o.join(", ")}.`:"",E.inputs?"The inputs are edited.":""].filter(Boolean);
n.hidden=!s.length,n.textContent=`${s.join(" ")} Texts, exercises and printed numbers speak of the original lesson.`}function Wt(){
return!N&&!("opens"in l.dataset)}function Gn(){let{lesson:e=""}=l.dataset;if(!Wt())return;let t=Ct(e);for(let n of d(l,"\
[data-slide]"))n.toggleAttribute("data-seen",t.has(n.dataset.slide??""))}function Yn(e,t){if(!t){e.removeAttribute("aria\
-current");return}e.setAttribute("aria-current","step");let n=e.closest("ol");n&&requestAnimationFrame(()=>{n.scrollLeft=
e.offsetLeft-e.offsetHeight})}function Xn(e,t,n){for(let s of d(l,"[data-controls]"))s.hidden=!1;p(l,"[data-place]").textContent=
`Step ${e+1} of ${t}`,p(l,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,p(l,'[data-go="1"]',HTMLButtonElement).disabled=
e===t-1;let o=w(l,"[data-all]",HTMLInputElement);o&&(o.checked=n)}function zn(e){let t=e.slice(0,Wn);O.textContent=`This\
 lesson has no step “${t}”. It opens at its first step.`,O.hidden=!1,O.dataset.unknown="step"}function J(e,t=!1){let n=L(),
o=n[Math.max(0,Math.min(n.length-1,e))];o&&(wt(m),O.dataset.unknown&&(O.hidden=!0),delete O.dataset.unknown,Wt()&&Pt(l.dataset.
lesson??"",n[I()]?.dataset.step??""),u={...u,step:o.dataset.step??""},Y("replace"),k(),t&&p(o,"h1, h2").focus({preventScroll:!0}),
u.all?o.scrollIntoView({block:"start"}):o.getBoundingClientRect().top<0&&l.scrollIntoView({block:"start"}),l.querySelector(
"[data-slide][aria-current]")?.scrollIntoView({block:"nearest",inline:"nearest"}))}function qt({removed:e,inputs:t,layer:n,
head:o}){return{removed:e,inputs:t,layer:n,head:o}}function ct(e,t){return Rt.every(n=>e[n]===t[n])}function Qn(){return{
step:L()[I()]?.dataset.step,removed:E.removed,inputs:E.inputs}}function Zn({step:e,...t}){e!==void 0&&!V&&J(Math.max(0,G(
e??"")));let n={};for(let o of Rt)o in t&&(n[o]=t[o]??"");F(n)}function Y(e){let t=Ge({...u,...qt(E)});if(t!==location.pathname+
location.search)try{e==="push"&&!Ve()?history.pushState(null,"",t):history.replaceState(null,"",t)}catch{}}function Ge(e){
let t=[...new URLSearchParams(location.search)].filter(([s])=>!Ue.some(r=>r===s)),n=M({...Object.fromEntries(t),...e});_e&&
!e.removed&&n.set("removed",""),Ke&&!e.inputs&&n.set("inputs","");let o=n.toString();return o?`${location.pathname}?${o}`:
location.pathname}function to(){let e=P?.text;cancelAnimationFrame(je),typeof e=="string"&&(je=requestAnimationFrame(()=>$e(
m,e,ut(u)))),clearTimeout(_),_=setTimeout(()=>F({}),Rn)}function F(e){let t=_&&P?P.text:null;clearTimeout(_),_=0;let n={
...u,...t===null?{}:{inputs:t},...e};ct(n,u)||(u=n,lt({history:"push"}))}async function lt({history:e,isFresh:t=!1}){j+=
1;let n=j;$t.abort(),$t=new AbortController,m.setAttribute("aria-busy","true");try{let o=await Ce(u,{address:Ge(u),files:jn,
signal:$t.signal});if(n!==j)return;oo(o,t),E=u,Ye([]),e==="push"&&Y("push"),k()}catch(o){if(Q(o))return;if(!(o instanceof
A))throw o;n===j&&eo(o.problems,e)}finally{n===j&&m.removeAttribute("aria-busy")}}function eo(e,t){Ye(e);let n=e.every(s=>s.
where.startsWith("inputs"));if(u={...u,...n?{inputs:E.inputs}:qt(E)},!ct(u,E)){lt({history:t});return}let o=ut(E);for(let s of d(
m,"[data-remove]",HTMLInputElement))s.checked=o.has(s.dataset.remove??"");Y("replace"),k()}function no(e){try{return Object.
keys(JSON.parse(e))}catch{return[]}}function ut(e){return new Set(e.removed.split(",").filter(Boolean))}function oo(e,t){
wt(m);let n=Dt?.place,o=document.activeElement?.closest("[data-remove]"),s=o instanceof HTMLElement?o.dataset.remove:void 0;
for(let i of L()){let a=i.dataset.step??"",c=e.querySelector(`[data-steps] > [data-step="${CSS.escape(a)}"]`);c&&C&&i.contains(
C)&&c.hasAttribute("data-removed")&&p(c,".sheet-head").after(C),c&&i.replaceWith(c)}for(let i of d(l,"[data-renew]")){let a=e.
querySelector(`[data-renew="${i.dataset.renew}"]`);a&&i.replaceChildren(...a.childNodes)}let r=w(e,"[data-inputs]");r&&P?.
replace(r,t),C?.isConnected&&document.activeElement===document.body&&p(C,"button:enabled").focus({preventScroll:!0}),s&&
w(m,`[data-remove="${CSS.escape(s)}"]`)?.focus(),Xe(),n&&Dt?.restore(n)}function Ye(e){let t=P?P.showProblems(e):e,n=Ft?.
open?t:e;O.textContent=n.map(o=>o.message).join(" "),O.hidden=n.length===0,n.length&&l.dataset.live&&O.append(" ",so(l.dataset.
live))}function so(e){let t=document.createElement("a");return t.href=e,t.textContent="Open it on the server",t.search=M(
{...u,all:null}).toString(),t}function Xe(){te(m),Dt?.prepare(),ro(),ne(m),de(m),m.querySelector("pointer-view")&&import("./site-SMQNYYZM.js");
for(let e of d(m,"[data-embed]",HTMLAnchorElement)){let t=e.closest("[data-step]"),n=t instanceof HTMLElement?t.dataset.
step:void 0;e.search=M({...u,all:null,step:n}).toString()}for(let e of d(l,"[data-offline]",HTMLAnchorElement)){let t=new URLSearchParams(
location.search).get("lang");e.search=M({removed:u.removed,inputs:u.inputs,lang:t}).toString()}for(let e of d(l,"[data-b\
ack]",HTMLAnchorElement)){let t=new URLSearchParams(location.search);for(let n of Ue)t.delete(n);e.search=t.toString()}}
function ro(){let e=!N&&!E.removed&&!E.inputs;for(let t of d(m,"[data-remove]",HTMLInputElement)){let n=t.closest("label"),
o=n?.parentElement?.querySelector("[data-guess]");if(e||o?.remove(),!e||o)continue;let s=document.createElement("button");
s.type="button",s.dataset.guess=t.dataset.remove,s.textContent="Predict what it changes",n?.before(s)}}async function io(e){
let t=L()[G(e.dataset.guess)],[n,{askRemoval:o}]=await Promise.all([He(K),import("./site-DT46SWN2.js")]);if(!t?.isConnected)
return;let s=()=>F({removed:e.dataset.guess??""});C=n&&o(t,n,s,()=>F({removed:""})),C?e.remove():s()}function ao(e,t,{row:n,
column:o}){let s=Object.fromEntries(new URLSearchParams(location.search)),r=M({...s,step:null,all:null,row:n,column:o});
return z(`${l.dataset.api}/${e}/${t}?${r}`)}async function co(){let{solutionsAt:e}=l.dataset;if(!(!e||w(l,"[data-solutio\
ns]")))try{let t=await fetch(e);if(!t.ok)return;let n=new DOMParser().parseFromString(await t.text(),"text/html");m.after(
...d(n.body,"[data-solutions]"))}catch{}}async function lo(e){e.disabled=!0;let{all:t}=u;u={...u,all:"1"},k(),await Promise.
all([Yt(ft(m)),co()]),window.print(),u={...u,all:t},k(),e.disabled=!1}function ze(e){return e.closest(`input:not([type=c\
heckbox]), select, textarea, ${B} td`)!==null}function Qe(e){for(let t=e;t&&t!==m;){if(t.localName==="pointer-view"||t.scrollWidth>
t.clientWidth+1&&getComputedStyle(t).overflowX!=="visible")return!0;t=t.parentElement}return!1}m.addEventListener("chang\
e",e=>{let t=e.target;if(!(t instanceof HTMLInputElement)||!t.dataset.remove)return;let n=ut(u);t.checked?n.add(t.dataset.
remove):n.delete(t.dataset.remove),F({removed:[...n].join(",")})});l.addEventListener("change",e=>{let t=Ut(e);t.dataset.
follow&&F({[t.dataset.follow]:t.value}),"all"in t.dataset&&t instanceof HTMLInputElement&&(u={...u,all:t.checked?"1":""},
Y("replace"),k(),L()[I()]?.scrollIntoView({block:"start"}))});l.addEventListener("click",e=>{let t=b(e);t.dataset.go&&J(
I()+Number(t.dataset.go));let n="stripButton"in t.dataset&&t.closest("figure");n&&t.setAttribute("aria-expanded",String(
n.toggleAttribute("data-open"))),"print"in t.dataset&&lo(t),t.closest(".onward a")&&Wt()&&Pt(l.dataset.lesson??"",L()[I()]?.
dataset.step??""),"guess"in t.dataset&&io(t);let o=t.closest("[data-slide]");o instanceof HTMLElement&&(e.preventDefault(),
J(G(o.dataset.slide),!0))});document.addEventListener("keydown",e=>{let t=b(e);if(e.defaultPrevented||e.altKey||e.ctrlKey||
e.metaKey||ze(t)||Qe(t))return;let n=Je(e.key);n!==null&&(e.preventDefault(),J(n,!0))});var U;m.addEventListener("touchs\
tart",e=>{let t=b(e);U=e.touches.length===1&&!Qe(t)&&!ze(t)?e.touches[0]:void 0},{passive:!0});m.addEventListener("touch\
end",({changedTouches:[e]})=>{if(V||!U||!e)return;let[t,n]=[e.clientX-U.clientX,e.clientY-U.clientY];U=void 0,Math.abs(t)>
Bn&&Math.abs(t)>2*Math.abs(n)&&J(I()-Math.sign(t))});window.addEventListener("popstate",()=>{u=Bt(location.search),ct(u,
E)?k():lt({history:"keep",isFresh:!0})});Ve()||Xt(m,()=>{for(let e of L())e.hidden=!1;for(let e of d(m,"[data-beside]"))
e.hidden=!1;N||gt(L()),N&&ye(L())},k);var uo=!!u.step;!u.step&&location.hash&&(u.step=location.hash.slice(1));u.step&&G(
u.step)<0&&!V&&(uo&&zn(u.step),u.step="",Y("replace"));Ft&&u.inputs&&(Ft.open=!0,P?.unfold(no(u.inputs)));Zt(m,"opens"in
l.dataset?ao:null);ce(m,l.dataset.lesson??"",l.lang);ee(m);D&&ue(D);fe(m);Xe();k();l.dataset.ready="true";K&&Pe(K);ct(u,
E)||_n();
