import{a as te,b as q,c as ht,d as Z,e as ee,f as ne,g as oe,h as se,i as re,j as gt,k as wt}from"./site-M4C2UV5O.js";
import"./site-X5JYYFMB.js";import{Q as z,R as ft}from"./site-WWFNVULM.js";import{a as Qt,c as Zt}from"./site-LRJONEE7.js";
import"./site-WX3UO46K.js";import{a as p,b as w,c as f,d as dt,e as b,f as _t,h as Jt}from"./site-AXBYILDR.js";
import"./site-MTA6IX37.js";import"./site-62BCFDPO.js";import{a as N,b as pt,d as Vt,e as Yt,f as Q,g as Gt,
h as Xt,i as mt,k as zt,l as I}from"./site-C225MOGC.js";import"./site-S64QPORY.js";var bt={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,f:70,
h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},nn="input, select, textarea, [contenteditable], dialog[open]",on="\
a[href], button, summary, [role=button]",sn=".table-frame";function ae({send:e,isInDeck:t,keeps:n=()=>!1}){let o=!0;window.
addEventListener("pointerdown",()=>o=!0,{capture:!0}),window.addEventListener("keydown",r=>{r.key==="Tab"&&(o=!1),!(!o||
!t()||!ie(r)||n(r.key))&&(r.stopImmediatePropagation(),s(r))},{capture:!0}),window.addEventListener("keydown",r=>{ie(r)&&
s(r)}),window.addEventListener("change",({target:r})=>{o&&t()&&r instanceof HTMLElement&&r.blur()});let s=r=>{r.preventDefault(),
e({key:r.key,shift:r.shiftKey})}}function ie({key:e,target:t,defaultPrevented:n,isComposing:o,altKey:s,ctrlKey:r,metaKey:i}){
if(n||o||s||r||i||!Object.hasOwn(bt,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(nn)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(on))return!1;let a=t.closest(sn);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var rn=1e5,an=100,ce=2e4,cn=8,ln=1e3;function le({state:e,height:t,set:n,mark:o=()=>{},keeps:s=()=>!1}){let r=window.parent,
i=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=i.includes("*"),c="",d=!1,h=g=>{if(r!==window)for(let E of a?
["*"]:i)r.postMessage(g,E)},y=(g,E)=>h({pointerscope:g,...E});r!==window&&ae({send:g=>{y("key",g);let E={method:"trigger\
Key",args:[bt[g.key]]};d||h(JSON.stringify(E))},isInDeck:()=>d,keeps:s});let L=()=>{let g={state:e(),height:t()};JSON.stringify(
g)!==c&&(c=JSON.stringify(g),y("height",{height:g.height}),y("state",{state:g.state}))};return window.addEventListener("\
message",({source:g,origin:E,data:x})=>{g!==r||!(a||i.includes(E))||(x?.pointerscope==="set"&&(n(un(x.state)),L()),x?.pointerscope===
"mark"&&o(dn(x.visits)),x?.pointerscope==="deck"&&(d=!0),x?.pointerscope==="ask"&&(c="",L()))}),(g,E)=>g==="state"?L():y(
g,E)}function un(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,o]of Object.entries(e).
slice(0,an)){let s=o===null?null:fn(o);(s===null||s!==void 0&&s.length<=rn)&&(t[n]=s)}return t}function dn(e){return(Array.
isArray(e)?e.slice(0,ln):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function fn(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&ue(e,cn)<=ce?JSON.stringify(e):void 0}function ue(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let o of Object.values(e))if(n+=ue(o,t-1),n>ce)return Number.POSITIVE_INFINITY;
return n}var j=0;function de(e,t,n){e.addEventListener("submit",o=>{let s=b(o).closest("[data-exercise]");s instanceof HTMLFormElement&&
(o.preventDefault(),mn(s,t,n))}),e.addEventListener("input",o=>{let s=b(o).closest("[data-exercise]");s instanceof HTMLFormElement&&
pn(s)})}function pn(e){j+=1;let t=w(e,"[data-marked]");if(t){Jt(t,""),p(e,"[data-because]").hidden=!0,delete e.dataset.right;
for(let n of f(e,"[aria-invalid]"))n.removeAttribute("aria-invalid")}}async function mn(e,t,n){j+=1;let o=j,s=e.dataset.
exercise??"",r=f(e,"input:not([type=radio])",HTMLInputElement);for(let i of r)i.removeAttribute("aria-invalid");try{let{
exercises:i}=await Q(`lessons/${encodeURIComponent(t)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.
stringify({answers:{[s]:gn(e)},lang:n})}),a=i.find(c=>c.id===s);o===j&&a&&wn(e,a.marked,r)}catch(i){if(!(i instanceof N))
throw i;if(o!==j)return;p(e,"[data-marked]").textContent=i.message,p(e,"[data-because]").hidden=!0,delete e.dataset.right;
for(let{where:a}of i.problems)hn(e,r,a)?.setAttribute("aria-invalid","true")}}function hn(e,t,n){let[,o,s]=/\[(\d+)\]\[(\d+)\]$/.
exec(n)??[];return o===void 0||s===void 0?t[0]:fe(e)[Number(o)]?.[Number(s)]}function fe(e){return f(e,"tbody tr").map(t=>f(
t,"input",HTMLInputElement))}function gn(e){if(e.querySelector("input[type=radio]"))return f(e,"input:checked",HTMLInputElement)[0]?.
value??"";let t=fe(e);return t.length?t.map(n=>n.map(o=>o.value)):p(e,"input",HTMLInputElement).value}function wn(e,{right:t,
all_right:n,computed:o,sentence:s},r){let i=t.flat();for(let[h,y]of r.entries())y.setAttribute("aria-invalid",String(!i[h]));
let a=p(e,"[data-marked]"),c=p(e,"[data-because]");if(a.replaceChildren(s||bn(i,n)),c.hidden=!n,e.dataset.right=String(n),
n)return;let d=document.createElement("button");d.type="button",d.textContent="Show the answer",a.tabIndex=-1,d.addEventListener(
"click",()=>{a.textContent=`The answer: ${yn(o,Number(e.dataset.decimals))}`,c.hidden=!1,a.focus()}),a.append(" ",d)}function bn(e,t){
return t?"Right.":`${e.filter(Boolean).length} of ${e.length} are right.`}function yn(e,t){if(typeof e=="string")return e;
let n=o=>z(o.toFixed(t).replace("-","−"));return e.map(o=>o.map(n).join("; ")).join("; ")}var En=8,Sn=4;function pe(e){e.addEventListener("pointerdown",t=>{let n=b(t);n instanceof HTMLInputElement&&n.inputMode===
"decimal"&&yt(t,n.value,s=>U(e,n.name,s))})}function yt(e,t,n){let o=Number(ft(t));if(e.button!==0||Number.isNaN(o))return;
let s=St(t),r=new AbortController,i=t,a=!1,c=y=>{let L=y.clientX-e.clientX;if(y.pointerId!==e.pointerId||(a||=Math.abs(L)>=
Sn,!a))return;document.documentElement.toggleAttribute("data-dragging",!0);let g=Et(o,Math.round(L/En)*s);g!==i&&n(g),i=
g},d=()=>{r.abort(),document.documentElement.removeAttribute("data-dragging");let y=L=>L.stopPropagation();a&&(addEventListener(
"click",y,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",y,{capture:!0})))},{signal:h}=r;addEventListener(
"pointermove",c,{signal:h}),addEventListener("pointerup",d,{signal:h}),addEventListener("pointercancel",d,{signal:h})}function U(e,t,n){
let o=w(e,`[name="${CSS.escape(t)}"]`,HTMLInputElement);!o||o.value===n||(o.value=n,o.dispatchEvent(new Event("input",{bubbles:!0})))}
function Et(e,t){return z(String(Number((e+t).toFixed(6))))}function St(e){let t=(ft(e).split(".")[1]??"").length;return t===
0?1:10**-Math.min(t,2)}function me(e){for(let t of f(e,"[data-step]")){let n=new Map(f(t,"figure[data-table]").map(s=>[ge(s.querySelector("figc\
aption math")),s.dataset.table??""]));n.delete("");let o=w(t,".formula");o&&we(o,n)}}function he(e){e.addEventListener("\
pointerover",t=>{let n=b(t),o=n.closest("[data-step]");if(!(o instanceof HTMLElement))return;let s=n.closest("[data-symb\
ol]"),r=n.closest("figcaption")?.closest("figure[data-table]");vn(o,s?.getAttribute("data-symbol")??r?.getAttribute("dat\
a-table")??"")})}function vn(e,t){for(let n of e.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===t);for(let n of f(e,"figure[data-table]"))n.toggleAttribute("data-lit",!!t&&n.dataset.table===t)}function ge(e){
return e?.textContent?.replaceAll(/\s/g,"")??""}function we(e,t){for(let n of e.children){let o=t.get(ge(n));o!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",o):we(n,t)}}var Ln=["beside","above","below","figure"],be={width:960,height:540},An=2,Lt=.6,vt=.1,xn=320,Tn=[{out:"",parts:"*",least:1},
{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons remark",parts:"*",
least:Lt}],ye=["notes reasons remark switch","notes reasons remark switch formula"],kn=[1,.8,Lt],tt=new WeakMap;function Se(e,t){
let{lookAccent:n,lookScale:o}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==window),n&&
CSS.supports("color",n)&&e.style.setProperty("--accent",n);let s=()=>{let r=w(t,":scope > [data-step]:not([hidden])"),{clientWidth:i,
clientHeight:a}=t;if(!r||!i||!a)return;let c=Math.min(innerWidth/be.width,innerHeight/be.height,An),d=Number(o)||Math.max(
1,c);e.style.setProperty("--most",String(d)),On(r,d,i,a)};return new ResizeObserver(()=>requestAnimationFrame(s)).observe(
t),t.addEventListener("click",r=>{let i=b(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&Pn(a),i.dataset.turn&&Le(
a,Number(a.dataset.page)+Number(i.dataset.turn)))}),s}function ve(e){for(let t of e){tt.delete(t);for(let n of["out","la\
yout","paged"])delete t.dataset[n]}}function On(e,t,n,o){let s=`${n}×${o}×${t}`;if(tt.get(e)?.frame===s)return;let r=w(
e,"pointer-view"),i=n>o,a=Ln.filter(h=>(h!=="figure"||r)&&(h==="below"||i));e.dataset.fitting="";let c=Mn(e,a,t,r)??In(e,
Math.min(t,1));delete e.dataset.fitting,tt.set(e,{frame:s,arrangement:c}),c.pages&&Le(e,Number(e.dataset.page??0));let d=String(
c.scale);r&&r.getAttribute("scale")!==d&&r.setAttribute("scale",d)}function Mn(e,t,n,o){delete e.dataset.paged;for(let{out:s,
parts:r,least:i}of Tn){if(!e.querySelector(`.words > ${r}`))continue;let a=null;for(let c of t){let d=a?a.scale*(o?.8:1)+
vt:0,h=Math.max(Math.min(i,n),d);if(h>n)continue;let y=Nn(e,s,c,h,n,o);y&&y.worth>(a?.worth??0)&&(a=y)}if(a)return $(e,a),
a}return null}function Nn(e,t,n,o,s,r){let i=h=>($(e,{out:t,layout:n,scale:h}),Cn(e));if(!i(o))return null;let[a,c]=[o,s];
for(c-a>vt&&i(c)&&(a=c);c-a>vt;){let h=(a+c)/2;i(h)?a=h:c=h}if(!r)return{out:t,layout:n,scale:a,worth:a};$(e,{out:t,layout:n,
scale:a});let d=Math.min(1,r.clientHeight/(a*xn));return{out:t,layout:n,scale:a,worth:a*Math.sqrt(d)}}function In(e,t){e.
dataset.paged="";let n=kn.map(i=>Math.min(i,t));for(let i of ye){let[a]=n.map(c=>({out:i,layout:"below",scale:c,...Ee(e,
i,c)})).filter(c=>c.isFitting).sort((c,d)=>c.pages.length/c.scale**2-d.pages.length/d.scale**2);if(a)return $(e,a),a}let[
o,s]=[ye.at(-1)??"",n.at(-1)??Lt],r={out:o,layout:"below",scale:s,pages:Ee(e,o,s).pages};return $(e,r),r}function Ee(e,t,n){
$(e,{out:t,layout:"below",scale:n});let o=At(e);for(let W of o)W.dataset.turnedTo="";let{rowGap:s,columnGap:r}=getComputedStyle(
p(e,".working")),[i,a]=[Number.parseFloat(s),Number.parseFloat(r)],c=p(e,".shown").getBoundingClientRect(),d=c.height-p(
e,".pager").getBoundingClientRect().height-i,h=[],y=[h],L=0,g=0,E=0,x=p(e,".formula").scrollWidth<=c.width+1;for(let W of o){
let{width:Kt,height:ut}=W.getBoundingClientRect();x&&=ut<=d&&xe(W),E&&E+Kt>c.width&&(L+=g+i,g=0,E=0),h.length&&L+Math.max(
g,ut)>d&&(h=[],y.push(h),L=0,g=0,E=0),h.push(W),g=Math.max(g,ut),E+=Kt+a}return{pages:y,isFitting:x}}function Le(e,t){let n=tt.
get(e)?.arrangement.pages??[],o=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(o);for(let s of At(e))n[o]?.includes(
s)?s.dataset.turnedTo="":delete s.dataset.turnedTo;p(e,".pager").hidden=n.length===1,p(e,"[data-turned]").textContent=`${o+
1} of ${n.length}`;for(let s of f(e,"[data-turn]",HTMLButtonElement))s.disabled=!n[o+Number(s.dataset.turn)]}function At(e){
return f(e,".matrix, .shown > pointer-view")}function $(e,{out:t,layout:n,scale:o}){e.dataset.out=t,e.dataset.layout=n,p(
e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(o))}function Cn(e){let t=e.getBoundingClientRect(),n=p(e,
".formula"),o=s=>{let{right:r,bottom:i,width:a}=s.getBoundingClientRect();return!a||r<=t.right+1&&i<=t.bottom+1};return[
e,p(e,".words"),p(e,".shown")].every(Ae)&&n.scrollWidth<=n.clientWidth+1&&[n,...At(e)].every(s=>o(s)&&xe(s))}function Ae(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function xe(e){let t=e.querySelector(
":scope > .table-frame");return!t||Ae(t)}function Pn(e){let t=document.createElement("dialog");t.className="rest";let n=p(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let o=document.createElement("button");o.type="butto\
n",o.textContent="Close",o.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),p(e,"[data\
-rest]").focus()});let s=[n,e.querySelector(".switch"),e.querySelector(".formula"),...p(e,".words").children];t.append(o);
for(let r of s){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),t.append(i)}e.append(t),t.showModal()}var Hn=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,$n="Write a number, such as 0.5, in every cell.",nt=class{#n;#o;#r;#t=new Map;#s=new Map;constructor(t,n,o){
this.#n=t,this.#o=n,this.#r=o,this.#i(),t.addEventListener("input",s=>{let r=s.target;this.#m(r.name,r.value),this.#l()}),
t.addEventListener("click",s=>{let r=b(s),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#f(i,1),"fewer"in r.dataset&&
this.#f(i,-1))}),n.addEventListener("click",()=>{for(let s of this.#e)this.#t.set(T(s),ke(Te(s)));this.#u(),f(this.#n,"i\
nput, select")[0]?.focus(),this.#l()}),this.#a()}get text(){let t={};for(let n of this.#e){let o=T(n),s=Oe(n.dataset.kind,
this.#t.get(o)??"");if(s===null)return null;JSON.stringify(s)!==JSON.stringify(Te(n))&&(t[o]=s)}return Object.keys(t).length?
JSON.stringify(t):""}unfold(t){for(let n of this.#e)t.includes(T(n))&&n.querySelector("details")?.setAttribute("open","")}replace(t,n){
let o=document.activeElement,s=o&&this.#n.contains(o)?this.#c(o):null,r=this.#e.filter(i=>i.querySelector("details[open]")).
map(T);this.#n.replaceChildren(...t.childNodes),this.unfold(r),n?this.#i():this.#u(),s?.(),this.#a()}showProblems(t){let n=new Set(
t);for(let o of this.#e){let s=T(o),r=`inputs.${s}`,i=t.filter(d=>d.where===r||d.where.startsWith(`${r}[`));for(let d of i)
n.delete(d);let a=i.map(d=>d.message).join(" "),c=JSON.stringify(this.#t.get(s));a&&this.#s.set(s,{typed:c,message:a})}return this.#a(),
[...n]}get#e(){return f(this.#n,"[data-input]")}#c(t){if((t instanceof HTMLInputElement||t instanceof HTMLSelectElement)&&
t.name){let i=`[name="${CSS.escape(t.name)}"]`,a=t instanceof HTMLInputElement?{start:t.selectionStart,end:t.selectionEnd}:
null;return()=>{let c=this.#n.querySelector(i);c instanceof HTMLElement&&c.focus({preventScroll:!0}),c instanceof HTMLInputElement&&
a&&c.setSelectionRange(a.start,a.end)}}let o=t.closest("[data-input]"),s=o instanceof HTMLElement?T(o):"",r=t instanceof
HTMLElement&&"more"in t.dataset?"more":"fewer";return()=>{let i=this.#n.querySelector(`[data-input="${CSS.escape(s)}"] [\
data-${r}]`);i instanceof HTMLElement&&i.focus({preventScroll:!0})}}#i(){this.#t.clear();for(let t of this.#e){let n=et(
t),o=n.map(i=>i.value),{kind:s,row:r}=t.dataset;this.#t.set(T(t),s==="words"?o:s==="matrix"?Fn(n,!!r):o[0]??"")}}#u(){for(let t of this.#e)
for(let n of et(t)){let o=this.#p(n.name);o!==void 0&&n.value!==o&&(n.value=o)}}#d(t){let[n="",o,s]=t.split("."),r=this.#t.
get(n);return o===void 0?null:s===void 0?[r,Number(o)]:[Array.isArray(r?.[0])?r?.[Number(o)]:r,Number(s)]}#p(t){let n=this.#d(
t);if(!n)return this.#t.get(t);let[o,s]=n;return o?.[s]}#m(t,n){let o=this.#d(t);if(!o){this.#t.set(t,n);return}let[s,r]=o;
s&&(s[r]=n)}#l(){this.#a(),this.#r()}#a(){for(let t of this.#e){let n=T(t),o=!["words","choice"].includes(t.dataset.kind??
""),s=o?et(t).filter(c=>K(c.value)===null):[];for(let c of o?et(t):[])c.setAttribute("aria-invalid",String(s.includes(c)));
let r=this.#t.get(n)??"";this.#s.get(n)?.typed!==JSON.stringify(r)&&this.#s.delete(n),Rn(t,s.length?$n:this.#s.get(n)?.message??
"");let{least:i,most:a}=t.dataset;for(let c of f(t,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of f(
t,"[data-more]",HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#o.disabled=this.text===""}#f(t,n){let o=T(t),s=this.#t.
get(o),r=s.length+n;if(r<Number(t.dataset.least)||r>Number(t.dataset.most))return;let i=`word ${s.length+1}`;this.#t.set(
o,n>0?[...s,i]:s.slice(0,-1));for(let{dataset:a}of this.#e){let c=a.input??"",d=this.#t.get(c);a.rows===o&&Array.isArray(
d)&&(d=xt(d,n)),a.columns===o&&Array.isArray(d)&&(d=a.row?xt(d,n):d.map(h=>xt(h,n))),d!==void 0&&this.#t.set(c,d)}this.#l()}};
function T(e){return e.dataset.input??""}function Te(e){return JSON.parse(e.dataset.default??"null")}function et(e){return f(
e,"input, select")}function Fn(e,t){let n=new Map;for(let s of e){let[,r=""]=s.name.split(".");n.set(r,[...n.get(r)??[],
s.value])}let o=[...n.values()];return t?o[0]??[]:o}function xt(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(
0,-1)}function ke(e){return Array.isArray(e)?e.map(ke):String(e)}function Oe(e,t){if(e==="words"||e==="choice")return t;
if(!Array.isArray(t))return K(t);let n=t.map(o=>Oe(e,o));return n.includes(null)?null:n}function K(e){let t=e.trim().replace(
"−","-").replace(",","."),n=Hn.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function Rn(e,t){let n=p(
e,"[data-failure]");n.textContent=t,n.hidden=!t}function Tt(e=""){let t=`The server does not answer. ${e}`.trim();return isSecureContext&&navigator.serviceWorker?.controller?
t:`${t} Keep this page open: without the server, ${isSecureContext?"it cannot be reloaded":"it can be reloaded only over\
 HTTPS"}.`}var kt=null;function Dn(){let e=f(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:o,pathname:s}=location,
r=o+s;if(!t){let a=s.slice(pt.pathname.length),c=w(document,"[data-lesson]");return!c||!new URLSearchParams(location.search).
has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=I({model:t,against:JSON.stringify(
{model:n})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function Me(){let{controller:e}=navigator.serviceWorker;
if(!e)return;let t=n=>e.postMessage(n);kt?.disconnect(),kt=new PerformanceObserver(n=>{let o=n.getEntries().map(({name:s})=>s);
t({addresses:o.filter(s=>!s.includes("?"))})}),kt.observe({type:"resource",buffered:!0}),t({addresses:[],page:Dn()})}async function Ne(){
if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",Me),await navigator.serviceWorker.register(
new URL("service-worker.js",pt),{updateViaCache:"none"}),Me()}catch{}}function Ie(){document.readyState==="complete"?Ne():addEventListener("load",Ne)}var Bn=4e3,Pe="This page computes your changes in your browser and hides what only the server can update.",ot=document.getElementById(
"lesson-record")!==null,F=!1,Mt,st=!1;async function He(e,{address:t,files:n,signal:o}){if(It())return Ot(e,{files:n,signal:o});
if(!F)return Ce(t,o);if(st)return st=!1,Ot(e,{files:n,signal:o});try{let s=await Ce(t,Gt(o));return Nt(""),s}catch(s){if(!(s instanceof
N&&[0,...Vt].includes(s.status)))throw s;return Nt(Tt(Pe)),Ot(e,{files:n,signal:o})}}function It(){return ot}function $e(e){
let t=new AbortController,n=()=>{t.abort(),clearTimeout(o),Mt??=rt(e)},o=setTimeout(n,Bn);for(let s of["pointerdown","ke\
ydown"])document.addEventListener(s,n,{signal:t.signal})}async function Fe(e){if(!ot&&!F&&e&&(Mt??=rt(e),await Mt),!ot&&
!F)return null;let{openRecord:t}=await import("./site-XLDHQMNH.js");return t()}async function rt(e){try{let t=[import("./site-XLDHQMNH.js"),
import("./site-Y7LSLMFA.js"),import("./site-GPB3GAOM.js")],[n]=await Promise.all([fetch(e),...t]);if(!n.ok||
F)return;let o=new DOMParser().parseFromString(await n.text(),"text/html");document.body.append(...f(o,"head > *, body >\
 *")),F=!0,st=Xt(n),st&&Nt(Tt(Pe)),Ie()}catch{}}async function Re(e,t,n){if(!ot&&!F)return;let{previewEdits:o}=await import("./site-Y7LSLMFA.js");
try{o(e,t,n)}catch(s){if(!(s instanceof N))throw s}}function Nt(e){let t=w(document,"[data-silence]");t&&(t.textContent=
e)}async function Ot(e,t){let{exportedLesson:n}=await import("./site-XLDHQMNH.js");return n(e,t)}async function Ce(e,t){
let o=await fetch(e,{headers:{accept:"text/html, application/problem+json"},signal:t}).catch(mt),s=await o.text().catch(
mt);if(o.ok)return new DOMParser().parseFromString(s,"text/html");throw new N(o.status,Wn(s,o.status))}function Wn(e,t){
try{return JSON.parse(e).errors??[]}catch{return[{where:"",message:Yt(t),suggestions:[]}]}}var De="pointerscope-lessons";function Be(){try{let e=JSON.parse(localStorage.getItem(De)??"{}");return e&&typeof e=="ob\
ject"?e:{}}catch{return{}}}function Ct(e){let t=Be()[e];return new Set(Array.isArray(t)?t:[])}function Pt(e,t){let n=Ct(
e);if(!n.has(t))try{localStorage.setItem(De,JSON.stringify({...Be(),[e]:[...n,t]}))}catch{}}var qn="Type a number, or drag it sideways",We="This number is computed: change an input, and it follows.",qe=/^[\d.,+−-]$/,
it=class{#n;#o;constructor(t,n){this.#n=t,this.#o=n,t.addEventListener("pointerdown",o=>{let s=Ht(o),r=s&&this.#r(s);!r||
b(o)instanceof HTMLInputElement||yt(o,r.value,i=>{U(n,r.name,i),s.textContent=i})}),t.addEventListener("click",o=>{let s=Ht(
o);s&&this.#t(s)}),t.addEventListener("dblclick",o=>je(b(o))),t.addEventListener("keydown",o=>{let s=Ht(o);if(qe.test(o.
key)&&je(b(o)),!s||o.ctrlKey||o.metaKey||o.altKey)return;if(b(o)instanceof HTMLInputElement){this.#i(o,s);return}let r=qe.
test(o.key);!r&&o.key!=="Enter"&&o.key!=="F2"||(o.preventDefault(),this.#t(s,r?o.key:void 0))})}prepare(){for(let t of f(
this.#n,".step-inputs figure:not([data-how])")){let{table:n=""}=t.dataset,o=w(this.#o,`[data-input="${CSS.escape(n)}"]`);
if(["matrix","number"].includes(o?.dataset.kind??"")){t.dataset.editable="",p(t,".table-frame").title=qn;for(let[s,r]of f(
t,"tbody td").entries())r.tabIndex=s===0?0:-1}}}get place(){let{activeElement:t}=document,n=t?.closest(ht),o=n?.closest(
"figure"),s=n?.closest("[data-step]");return!(o instanceof HTMLElement)||!(s instanceof HTMLElement)?null:{step:s.dataset.
step??"",table:o.dataset.table??"",index:Z(o).flat().indexOf(n),editor:t instanceof HTMLInputElement?t:null}}restore({step:t,
table:n,index:o,editor:s}){let r=w(this.#n,`[data-step="${CSS.escape(t)}"] .step-inputs figure[data-table="${CSS.escape(
n)}"]`),i=r&&Z(r).flat()[o];i&&(s?this.#s(i,s):Ue(i))}#r(t){let n=t.closest(q),{row:o,column:s}=ee(Z(n),t),{table:r=""}=n.
dataset,i=a=>w(this.#o,`[name="${CSS.escape(a)}"]`,HTMLInputElement);return i(`${r}.${o}.${s}`)??i(r)}#t(t,n){let o=this.#r(
t);if(!o||t.querySelector("input"))return;let s=document.createElement("input");s.className="tile-editor",s.inputMode="d\
ecimal",s.autocomplete="off",s.dataset.field=o.name,s.dataset.before=o.value,s.setAttribute("aria-label",o.getAttribute(
"aria-label")??""),s.value=n??o.value,s.addEventListener("input",r=>{r.stopPropagation(),this.#e(s)}),s.addEventListener(
"blur",()=>this.#c(s)),this.#s(t,s),n===void 0?s.select():this.#e(s)}#s(t,n){let{selectionStart:o,selectionEnd:s}=n;t.dataset.
shown=t.textContent??"",t.replaceChildren(n),n.focus({preventScroll:!0}),n.setSelectionRange(o,s)}#e(t){let n=K(t.value)!==
null;t.setAttribute("aria-invalid",String(!n)),n&&U(this.#o,t.dataset.field??"",t.value)}#c(t){let n=t.closest("td");if(!n||
!t.isConnected)return;let o=this.#r(n),{before:s}=t.dataset;t.remove(),n.textContent=(o?.value===s?n.dataset.shown:o?.value)??
"",o?.value!==s&&delete n.dataset.value,delete n.dataset.shown}#i(t,n){let o=p(n,"input",HTMLInputElement),s={ArrowUp:1,
ArrowDown:-1}[t.key];if(s){t.preventDefault();let r=K(o.value);if(r===null)return;o.value=Et(r,s*St(o.value)),this.#e(o)}
t.key==="Escape"&&(t.preventDefault(),U(this.#o,o.dataset.field??"",o.dataset.before??"")),(t.key==="Escape"||t.key==="E\
nter")&&Ue(n)}};function Ht(e){return b(e).closest(ht)}function je(e){let t=e.closest(te)?.closest("[data-step]");if(!(t instanceof
HTMLElement)||e.closest(q))return;let n=document.createElement("span");n.className="quiet",n.textContent=` ${We}`;let o=p(
t,"[data-sum]");o.textContent?.endsWith(We)||o.append(n)}function Ue(e){e.tabIndex=0,e.focus({preventScroll:!0})}var jn=350,Un=60,Bt=["removed","inputs","layer","head"],Kn=60,_e=["step","all",...Bt],_n={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},u=p(document,"[data-lesson]"),m=p(u,"[data-steps]"),H=u.dataset.only,k=p(u,"[data-error]"),R=w(u,"[data-input\
s]"),P=R&&new nt(R,p(u,"[data-reset]",HTMLButtonElement),ro),Ft=R&&new it(m,R),Rt=w(u,"details.inputs",HTMLDetailsElement),
O="frame"in u.dataset,{states:Jn,leftOut:Je="",edited:Ve=""}=u.dataset,{record:Y}=u.dataset,l=Wt(location.search),S={...l,
...Ut(Wt(Vn()))},$t=new AbortController,_=0,V=0,Ke=0,C=null,Dt=Number.NaN;function Wt(e){let t=new URLSearchParams(e);return{
step:t.get("step")??"",all:t.get("all")??"",removed:t.get("removed")??Je,inputs:t.get("inputs")??Ve,layer:t.get("layer")??
"",head:t.get("head")??""}}function Vn(){return It()?"":u.dataset.shown??location.search}async function Yn(){Y&&await rt(
Y),ct({history:"keep",isFresh:!0})}var Gn=O?Se(u,m):()=>{},Xn="framers"in document.body.dataset?le({state:oo,height:()=>u.
scrollHeight,set:so,keeps:e=>Ye(e)!==null}):()=>{},v=()=>f(m,":scope > [data-step]"),X=e=>v().findIndex(t=>t.dataset.step===
e),A=()=>Math.max(0,X(l.step)),Ye=e=>{let t=_n[e];if(H||!t||l.all&&e.startsWith("Page"))return null;let n=A()+t;return n>=
0&&n<v().length?n:null},Ge=()=>O&&window.parent!==window;function M(){let e=!!l.all||!!H,t=A(),n=v();for(let[s,r]of n.entries())
r.hidden=!e&&s!==t;for(let s of f(u,"[data-beside]"))s.hidden=!e&&s.dataset.beside!==n[t]?.dataset.step;if(e&&!O)for(let s of dt(
m,"pointer-view[lazy]"))s.removeAttribute("lazy");u.dataset.mode=e?"all":"one";for(let s of f(u,"[data-follow]",HTMLSelectElement)){
let r=s.dataset.follow;s.value=l[r]||"0"}Xe(n,t),Zn(),Qn(n);let o=n[t];!e&&!O&&o&&gt([o]),Gn(),Xn("state",{})}function Xe(e,t){
u.toggleAttribute("data-first",t===0);for(let n of f(u,"[data-slide]"))to(n,n.dataset.slide===e[t]?.dataset.step);w(u,"[\
data-place]")&&eo(t,e.length)}function zn(){if(!l.all||H||Math.abs(scrollY-Dt)<2)return;Dt=Number.NaN;let e=v(),t=e.filter(
s=>s.getBoundingClientRect().top<innerHeight/3),o=scrollY+innerHeight>document.documentElement.scrollHeight-2?e.length-1:
Math.max(0,t.length-1);o!==A()&&(l={...l,step:e[o]?.dataset.step??""},B("replace"),Xe(e,o))}function qt(e){e?.scrollIntoView(
{block:"start"}),Dt=scrollY}function Qn(e){let t=lt(S);for(let r of f(u,"[data-slide]"))r.toggleAttribute("data-left-out",
t.has(r.dataset.slide??""));let n=w(u,"[data-changed]");if(!n)return;let o=e.filter(r=>t.has(r.dataset.step??"")).map(r=>`\
“${p(r,"h1, h2").lastChild?.textContent?.trim()??""}”`),s=[o.length?`Left out: ${o.join(", ")}.`:"",S.inputs?"The in\
puts are edited.":""].filter(Boolean);n.hidden=!s.length,n.textContent=`${s.join(" ")} Texts, exercises and printed numb\
ers speak of the original lesson.`}function jt(){return!O&&!("opens"in u.dataset)}function Zn(){let{lesson:e=""}=u.dataset;
if(!jt())return;let t=Ct(e);for(let n of f(u,"[data-slide]"))n.toggleAttribute("data-seen",t.has(n.dataset.slide??""))}function to(e,t){
if(!t){e.removeAttribute("aria-current");return}e.setAttribute("aria-current","step");let n=e.closest("ol");n&&requestAnimationFrame(
()=>{n.scrollLeft=e.offsetLeft-e.offsetHeight})}function eo(e,t){for(let o of f(u,"[data-controls]"))o.hidden=!1;p(u,"[d\
ata-place]").textContent=`Step ${e+1} of ${t}`,p(u,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,p(u,'[data-go="1"]',
HTMLButtonElement).disabled=e===t-1;let n=w(u,"[data-all]",HTMLInputElement);n&&(n.checked=!!l.all||!!H)}function no(e){
let t=e.slice(0,Kn);k.textContent=`This lesson has no step “${t}”. It opens at its first step.`,k.hidden=!1,k.dataset.
unknown="step"}function G(e,t=!1){let n=v(),o=n[Math.max(0,Math.min(n.length-1,e))];o&&(wt(m),k.dataset.unknown&&(k.hidden=
!0),delete k.dataset.unknown,jt()&&Pt(u.dataset.lesson??"",n[A()]?.dataset.step??""),l={...l,step:o.dataset.step??""},B(
"replace"),M(),t&&p(o,"h1, h2").focus({preventScroll:!0}),l.all?qt(o):o.getBoundingClientRect().top<0&&u.scrollIntoView(
{block:"start"}),u.querySelector("[data-slide][aria-current]")?.scrollIntoView({block:"nearest",inline:"nearest"}))}function Ut({
removed:e,inputs:t,layer:n,head:o}){return{removed:e,inputs:t,layer:n,head:o}}function at(e,t){return Bt.every(n=>e[n]===
t[n])}function oo(){return{step:v()[A()]?.dataset.step,removed:S.removed,inputs:S.inputs}}function so({step:e,...t}){e!==
void 0&&!H&&G(Math.max(0,X(e??"")));let n={};for(let o of Bt)o in t&&(n[o]=t[o]??"");D(n)}function B(e){let t=ze({...l,...Ut(
S)});if(t!==location.pathname+location.search)try{e==="push"&&!Ge()?history.pushState(null,"",t):history.replaceState(null,
"",t)}catch{}}function ze(e){let t=[...new URLSearchParams(location.search)].filter(([s])=>!_e.some(r=>r===s)),n=I({...Object.
fromEntries(t),...e});Je&&!e.removed&&n.set("removed",""),Ve&&!e.inputs&&n.set("inputs","");let o=n.toString();return o?
`${location.pathname}?${o}`:location.pathname}function ro(){let e=P?.text;cancelAnimationFrame(Ke),typeof e=="string"&&(Ke=
requestAnimationFrame(()=>Re(m,e,lt(l)))),clearTimeout(V),V=setTimeout(()=>D({}),jn)}function D(e){let t=V&&P?P.text:null;
clearTimeout(V),V=0;let n={...l,...t===null?{}:{inputs:t},...e};at(n,l)||(l=n,ct({history:"push"}))}async function ct({history:e,
isFresh:t=!1}){_+=1;let n=_;$t.abort(),$t=new AbortController,m.setAttribute("aria-busy","true");try{let o=await He(l,{address:ze(
l),files:Jn,signal:$t.signal});if(n!==_)return;co(o,t),S=l,Qe([]),e==="push"&&B("push"),M()}catch(o){if(zt(o))return;if(!(o instanceof
N))throw o;n===_&&io(o.problems,e)}finally{n===_&&m.removeAttribute("aria-busy")}}function io(e,t){Qe(e);let n=e.every(s=>s.
where.startsWith("inputs"));if(l={...l,...n?{inputs:S.inputs}:Ut(S)},!at(l,S)){ct({history:t});return}let o=lt(S);for(let s of f(
m,"[data-remove]",HTMLInputElement))s.checked=o.has(s.dataset.remove??"");B("replace"),M()}function ao(e){try{return Object.
keys(JSON.parse(e))}catch{return[]}}function lt(e){return new Set(e.removed.split(",").filter(Boolean))}function co(e,t){
wt(m);let n=Ft?.place,o=document.activeElement?.closest("[data-remove]"),s=o instanceof HTMLElement?o.dataset.remove:void 0;
for(let i of v()){let a=i.dataset.step??"",c=e.querySelector(`[data-steps] > [data-step="${CSS.escape(a)}"]`);c&&C&&i.contains(
C)&&c.hasAttribute("data-removed")&&p(c,".sheet-head").after(C),c&&i.replaceWith(c)}for(let i of f(u,"[data-renew]")){let a=e.
querySelector(`[data-renew="${i.dataset.renew}"]`);a&&i.replaceChildren(...a.childNodes)}let r=w(e,"[data-inputs]");r&&P?.
replace(r,t),C?.isConnected&&document.activeElement===document.body&&p(C,"button:enabled").focus({preventScroll:!0}),s&&
w(m,`[data-remove="${CSS.escape(s)}"]`)?.focus(),Ze(),n&&Ft?.restore(n)}function Qe(e){let t=P?P.showProblems(e):e,n=Rt?.
open?t:e;k.textContent=n.map(o=>o.message).join(" "),k.hidden=n.length===0,n.length&&u.dataset.live&&k.append(" ",lo(u.dataset.
live))}function lo(e){let t=document.createElement("a");return t.href=e,t.textContent="Open it on the server",t.search=I(
{...l,all:null}).toString(),t}function Ze(){oe(m),Ft?.prepare(),uo(),re(m),me(m),m.querySelector("pointer-view")&&import("./site-I4QIHGLY.js");
for(let e of f(m,"[data-embed]",HTMLAnchorElement)){let t=e.closest("[data-step]"),n=t instanceof HTMLElement?t.dataset.
step:void 0;e.search=I({...l,all:null,step:n}).toString()}for(let e of f(u,"[data-offline]",HTMLAnchorElement)){let t=new URLSearchParams(
location.search).get("lang");e.search=I({removed:l.removed,inputs:l.inputs,lang:t}).toString()}for(let e of f(u,"[data-b\
ack]",HTMLAnchorElement)){let t=new URLSearchParams(location.search);for(let n of _e)t.delete(n);e.search=t.toString()}}
function uo(){let e=!O&&!S.removed&&!S.inputs;for(let t of f(m,"[data-remove]",HTMLInputElement)){let n=t.closest("label"),
o=n?.parentElement?.querySelector("[data-guess]");if(e||o?.remove(),!e||o)continue;let s=document.createElement("button");
s.type="button",s.dataset.guess=t.dataset.remove,s.textContent="Predict what it changes",n?.before(s)}}async function fo(e){
let t=v()[X(e.dataset.guess)],[n,{askRemoval:o}]=await Promise.all([Fe(Y),import("./site-GPB3GAOM.js")]);if(!t?.isConnected)
return;let s=()=>D({removed:e.dataset.guess??""});C=n&&o(t,n,s,()=>D({removed:""})),C?e.remove():s()}function po(e,t,{row:n,
column:o}){let s=Object.fromEntries(new URLSearchParams(location.search)),r=I({...s,step:null,all:null,row:n,column:o});
return Q(`${u.dataset.api}/${e}/${t}?${r}`)}async function mo(){let{solutionsAt:e}=u.dataset;if(!(!e||w(u,"[data-solutio\
ns]")))try{let t=await fetch(e);if(!t.ok)return;let n=new DOMParser().parseFromString(await t.text(),"text/html");m.after(
...f(n.body,"[data-solutions]"))}catch{}}async function ho(e){e.disabled=!0;let{all:t}=l;l={...l,all:"1"},M(),await Promise.
all([Qt(dt(m)),mo()]),window.print(),l={...l,all:t},M(),e.disabled=!1}function tn(e){return e.closest(`input:not([type=c\
heckbox]), select, textarea, ${q} td`)!==null}function en(e){for(let t=e;t&&t!==m;){if(t.localName==="pointer-view"||t.scrollWidth>
t.clientWidth+1&&getComputedStyle(t).overflowX!=="visible")return!0;t=t.parentElement}return!1}m.addEventListener("chang\
e",e=>{let t=e.target;if(!(t instanceof HTMLInputElement)||!t.dataset.remove)return;let n=lt(l);t.checked?n.add(t.dataset.
remove):n.delete(t.dataset.remove),D({removed:[...n].join(",")})});u.addEventListener("change",e=>{let t=_t(e);t.dataset.
follow&&D({[t.dataset.follow]:t.value}),"all"in t.dataset&&t instanceof HTMLInputElement&&(l={...l,all:t.checked?"1":""},
B("replace"),M(),qt(v()[A()]))});u.addEventListener("click",e=>{let t=b(e);t.dataset.go&&G(A()+Number(t.dataset.go));let n="\
stripButton"in t.dataset&&t.closest("figure");n&&t.setAttribute("aria-expanded",String(n.toggleAttribute("data-open"))),
"print"in t.dataset&&ho(t),t.closest(".onward a")&&jt()&&Pt(u.dataset.lesson??"",v()[A()]?.dataset.step??""),"guess"in t.
dataset&&fo(t);let o=t.closest("[data-slide]");o instanceof HTMLElement&&(e.preventDefault(),G(X(o.dataset.slide),!0))});
document.addEventListener("keydown",e=>{let t=b(e);if(e.defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||tn(t)||en(t))return;
let n=Ye(e.key);n!==null&&(e.preventDefault(),G(n,!0))});var J;m.addEventListener("touchstart",e=>{let t=b(e);J=e.touches.
length===1&&!en(t)&&!tn(t)?e.touches[0]:void 0},{passive:!0});m.addEventListener("touchend",({changedTouches:[e]})=>{if(H||
!J||!e)return;let[t,n]=[e.clientX-J.clientX,e.clientY-J.clientY];J=void 0,Math.abs(t)>Un&&Math.abs(t)>2*Math.abs(n)&&G(A()-
Math.sign(t))});document.addEventListener("scroll",()=>requestAnimationFrame(zn),{passive:!0});window.addEventListener("\
popstate",()=>{l=Wt(location.search),at(l,S)?M():ct({history:"keep",isFresh:!0})});Ge()||Zt(m,()=>{for(let e of v())e.hidden=
!1;for(let e of f(m,"[data-beside]"))e.hidden=!1;O||gt(v()),O&&ve(v())},M);var go=!!l.step;!l.step&&location.hash&&(l.step=
location.hash.slice(1));l.step&&X(l.step)<0&&!H&&(go&&no(l.step),l.step="",B("replace"));Rt&&l.inputs&&(Rt.open=!0,P?.unfold(
ao(l.inputs)));ne(m,"opens"in u.dataset?po:null);de(m,u.dataset.lesson??"",u.lang);se(m);R&&pe(R);he(m);Ze();M();l.all&&
l.step&&!O&&qt(v()[A()]);u.dataset.ready="true";Y&&$e(Y);at(l,S)||Yn();
