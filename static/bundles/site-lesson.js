import{a as Qt,b as B,c as ht,d as tt,e as Zt,f as te,g as ee,h as ne,i as oe,j as gt,k as wt}from"./site-U5VWTPM2.js";
import"./site-X5JYYFMB.js";import{O as z,P as pt}from"./site-3NHSVQU3.js";import{a as Xt,c as zt}from"./site-LRJONEE7.js";
import"./site-WX3UO46K.js";import{a as p,b as w,c as u,d as ft,e as b,f as Ut,h as _t}from"./site-AXBYILDR.js";
import"./site-PPAV7REJ.js";import{a as A,b as mt,d as Kt,e as Jt,f as Vt,g as Q,h as Gt,i as Yt,j as Z,k as M}from"./site-VTYE32HA.js";
import"./site-2NDMKXN6.js";var bt={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,f:70,
h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},tn="input, select, textarea, [contenteditable], dialog[open]",en="\
a[href], button, summary, [role=button]",nn=".table-frame";function re({send:e,isInDeck:t,keeps:n=()=>!1}){let o=!0;window.
addEventListener("pointerdown",()=>o=!0,{capture:!0}),window.addEventListener("keydown",r=>{r.key==="Tab"&&(o=!1),!(!o||
!t()||!se(r)||n(r.key))&&(r.stopImmediatePropagation(),s(r))},{capture:!0}),window.addEventListener("keydown",r=>{se(r)&&
s(r)}),window.addEventListener("change",({target:r})=>{o&&t()&&r instanceof HTMLElement&&r.blur()});let s=r=>{r.preventDefault(),
e({key:r.key,shift:r.shiftKey})}}function se({key:e,target:t,defaultPrevented:n,isComposing:o,altKey:s,ctrlKey:r,metaKey:i}){
if(n||o||s||r||i||!Object.hasOwn(bt,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(tn)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(en))return!1;let a=t.closest(nn);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var on=1e5,sn=100,ie=2e4,rn=8,an=1e3;function ae({state:e,height:t,set:n,mark:o=()=>{},keeps:s=()=>!1}){let r=window.parent,
i=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=i.includes("*"),c="",f=!1,h=g=>{if(r!==window)for(let S of a?
["*"]:i)r.postMessage(g,S)},y=(g,S)=>h({pointerscope:g,...S});r!==window&&re({send:g=>{y("key",g);let S={method:"trigger\
Key",args:[bt[g.key]]};f||h(JSON.stringify(S))},isInDeck:()=>f,keeps:s});let v=()=>{let g={state:e(),height:t()};JSON.stringify(
g)!==c&&(c=JSON.stringify(g),y("height",{height:g.height}),y("state",{state:g.state}))};return window.addEventListener("\
message",({source:g,origin:S,data:x})=>{g!==r||!(a||i.includes(S))||(x?.pointerscope==="set"&&(n(cn(x.state)),v()),x?.pointerscope===
"mark"&&o(ln(x.visits)),x?.pointerscope==="deck"&&(f=!0),x?.pointerscope==="ask"&&(c="",v()))}),(g,S)=>g==="state"?v():y(
g,S)}function cn(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,o]of Object.entries(e).
slice(0,sn)){let s=o===null?null:un(o);(s===null||s!==void 0&&s.length<=on)&&(t[n]=s)}return t}function ln(e){return(Array.
isArray(e)?e.slice(0,an):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function un(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&ce(e,rn)<=ie?JSON.stringify(e):void 0}function ce(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let o of Object.values(e))if(n+=ce(o,t-1),n>ie)return Number.POSITIVE_INFINITY;
return n}var W=0;function le(e,t,n){e.addEventListener("submit",o=>{let s=b(o).closest("[data-exercise]");s instanceof HTMLFormElement&&
(o.preventDefault(),fn(s,t,n))}),e.addEventListener("input",o=>{let s=b(o).closest("[data-exercise]");s instanceof HTMLFormElement&&
dn(s)})}function dn(e){W+=1;let t=w(e,"[data-marked]");if(t){_t(t,""),p(e,"[data-because]").hidden=!0,delete e.dataset.right;
for(let n of u(e,"[aria-invalid]"))n.removeAttribute("aria-invalid")}}async function fn(e,t,n){W+=1;let o=W,s=e.dataset.
exercise??"",r=u(e,"input:not([type=radio])",HTMLInputElement);for(let i of r)i.removeAttribute("aria-invalid");try{let{
exercises:i}=await Q(`lessons/${encodeURIComponent(t)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.
stringify({answers:{[s]:mn(e)},lang:n})}),a=i.find(c=>c.id===s);o===W&&a&&hn(e,a.marked,r)}catch(i){if(!(i instanceof A))
throw i;if(o!==W)return;p(e,"[data-marked]").textContent=i.message,p(e,"[data-because]").hidden=!0,delete e.dataset.right;
for(let{where:a}of i.problems)pn(e,r,a)?.setAttribute("aria-invalid","true")}}function pn(e,t,n){let[,o,s]=/\[(\d+)\]\[(\d+)\]$/.
exec(n)??[];return o===void 0||s===void 0?t[0]:ue(e)[Number(o)]?.[Number(s)]}function ue(e){return u(e,"tbody tr").map(t=>u(
t,"input",HTMLInputElement))}function mn(e){if(e.querySelector("input[type=radio]"))return u(e,"input:checked",HTMLInputElement)[0]?.
value??"";let t=ue(e);return t.length?t.map(n=>n.map(o=>o.value)):p(e,"input",HTMLInputElement).value}function hn(e,{right:t,
all_right:n,computed:o},s){let r=t.flat();for(let[f,h]of s.entries())h.setAttribute("aria-invalid",String(!r[f]));let i=p(
e,"[data-marked]"),a=p(e,"[data-because]");if(i.replaceChildren(gn(r,n)),a.hidden=!n,e.dataset.right=String(n),n)return;
let c=document.createElement("button");c.type="button",c.textContent="Show the answer",i.tabIndex=-1,c.addEventListener(
"click",()=>{i.textContent=`The answer: ${wn(o,Number(e.dataset.decimals))}`,a.hidden=!1,i.focus()}),i.append(" ",c)}function gn(e,t){
if(t)return"Right.";let n=e.filter(Boolean).length;return e.length>1?`${n} of ${e.length} are right.`:"Not yet."}function wn(e,t){
if(typeof e=="string")return e;let n=o=>z(o.toFixed(t).replace("-","−"));return e.map(o=>o.map(n).join("; ")).join("; ")}var bn=8,yn=4;function de(e){e.addEventListener("pointerdown",t=>{let n=b(t);n instanceof HTMLInputElement&&n.inputMode===
"decimal"&&yt(t,n.value,s=>q(e,n.name,s))})}function yt(e,t,n){let o=Number(pt(t));if(e.button!==0||Number.isNaN(o))return;
let s=Et(t),r=new AbortController,i=t,a=!1,c=y=>{let v=y.clientX-e.clientX;if(y.pointerId!==e.pointerId||(a||=Math.abs(v)>=
yn,!a))return;document.documentElement.toggleAttribute("data-dragging",!0);let g=St(o,Math.round(v/bn)*s);g!==i&&n(g),i=
g},f=()=>{r.abort(),document.documentElement.removeAttribute("data-dragging");let y=v=>v.stopPropagation();a&&(addEventListener(
"click",y,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",y,{capture:!0})))},{signal:h}=r;addEventListener(
"pointermove",c,{signal:h}),addEventListener("pointerup",f,{signal:h}),addEventListener("pointercancel",f,{signal:h})}function q(e,t,n){
let o=w(e,`[name="${CSS.escape(t)}"]`,HTMLInputElement);!o||o.value===n||(o.value=n,o.dispatchEvent(new Event("input",{bubbles:!0})))}
function St(e,t){return z(String(Number((e+t).toFixed(6))))}function Et(e){let t=(pt(e).split(".")[1]??"").length;return t===
0?1:10**-Math.min(t,2)}function fe(e){for(let t of u(e,"[data-step]")){let n=new Map(u(t,"figure[data-table]").map(s=>[me(s.querySelector("figc\
aption math")),s.dataset.table??""]));n.delete("");let o=w(t,".formula");o&&he(o,n)}}function pe(e){e.addEventListener("\
pointerover",t=>{let n=b(t),o=n.closest("[data-step]");if(!(o instanceof HTMLElement))return;let s=n.closest("[data-symb\
ol]"),r=n.closest("figcaption")?.closest("figure[data-table]");Sn(o,s?.getAttribute("data-symbol")??r?.getAttribute("dat\
a-table")??"")})}function Sn(e,t){for(let n of e.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===t);for(let n of u(e,"figure[data-table]"))n.toggleAttribute("data-lit",!!t&&n.dataset.table===t)}function me(e){
return e?.textContent?.replaceAll(/\s/g,"")??""}function he(e,t){for(let n of e.children){let o=t.get(me(n));o!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",o):he(n,t)}}var En=["beside","above","below","figure"],ge={width:960,height:540},vn=2,Lt=.6,vt=.1,Ln=320,xn=[{out:"",parts:"*",least:1},
{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons remark",parts:"*",
least:Lt}],we=["notes reasons remark switch","notes reasons remark switch formula"],An=[1,.8,Lt],et=new WeakMap;function ye(e,t){
let{lookAccent:n,lookScale:o}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==window),n&&
CSS.supports("color",n)&&e.style.setProperty("--accent",n);let s=()=>{let r=w(t,":scope > [data-step]:not([hidden])"),{clientWidth:i,
clientHeight:a}=t;if(!r||!i||!a)return;let c=Math.min(innerWidth/ge.width,innerHeight/ge.height,vn),f=Number(o)||Math.max(
1,c);e.style.setProperty("--most",String(f)),Tn(r,f,i,a)};return new ResizeObserver(()=>requestAnimationFrame(s)).observe(
t),t.addEventListener("click",r=>{let i=b(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&In(a),i.dataset.turn&&Ee(
a,Number(a.dataset.page)+Number(i.dataset.turn)))}),s}function Se(e){for(let t of e){et.delete(t);for(let n of["out","la\
yout","paged"])delete t.dataset[n]}}function Tn(e,t,n,o){let s=`${n}×${o}×${t}`;if(et.get(e)?.frame===s)return;let r=w(
e,"pointer-view"),i=n>o,a=En.filter(h=>(h!=="figure"||r)&&(h==="below"||i));e.dataset.fitting="";let c=On(e,a,t,r)??Mn(e,
Math.min(t,1));delete e.dataset.fitting,et.set(e,{frame:s,arrangement:c}),c.pages&&Ee(e,Number(e.dataset.page??0));let f=String(
c.scale);r&&r.getAttribute("scale")!==f&&r.setAttribute("scale",f)}function On(e,t,n,o){delete e.dataset.paged;for(let{out:s,
parts:r,least:i}of xn){if(!e.querySelector(`.words > ${r}`))continue;let a=null;for(let c of t){let f=a?a.scale*(o?.8:1)+
vt:0,h=Math.max(Math.min(i,n),f);if(h>n)continue;let y=kn(e,s,c,h,n,o);y&&y.worth>(a?.worth??0)&&(a=y)}if(a)return H(e,a),
a}return null}function kn(e,t,n,o,s,r){let i=h=>(H(e,{out:t,layout:n,scale:h}),Nn(e));if(!i(o))return null;let[a,c]=[o,s];
for(c-a>vt&&i(c)&&(a=c);c-a>vt;){let h=(a+c)/2;i(h)?a=h:c=h}if(!r)return{out:t,layout:n,scale:a,worth:a};H(e,{out:t,layout:n,
scale:a});let f=Math.min(1,r.clientHeight/(a*Ln));return{out:t,layout:n,scale:a,worth:a*Math.sqrt(f)}}function Mn(e,t){e.
dataset.paged="";let n=An.map(i=>Math.min(i,t));for(let i of we){let[a]=n.map(c=>({out:i,layout:"below",scale:c,...be(e,
i,c)})).filter(c=>c.isFitting).sort((c,f)=>c.pages.length/c.scale**2-f.pages.length/f.scale**2);if(a)return H(e,a),a}let[
o,s]=[we.at(-1)??"",n.at(-1)??Lt],r={out:o,layout:"below",scale:s,pages:be(e,o,s).pages};return H(e,r),r}function be(e,t,n){
H(e,{out:t,layout:"below",scale:n});let o=xt(e);for(let R of o)R.dataset.turnedTo="";let{rowGap:s,columnGap:r}=getComputedStyle(
p(e,".working")),[i,a]=[Number.parseFloat(s),Number.parseFloat(r)],c=p(e,".shown").getBoundingClientRect(),f=c.height-p(
e,".pager").getBoundingClientRect().height-i,h=[],y=[h],v=0,g=0,S=0,x=p(e,".formula").scrollWidth<=c.width+1;for(let R of o){
let{width:jt,height:dt}=R.getBoundingClientRect();x&&=dt<=f&&Le(R),S&&S+jt>c.width&&(v+=g+i,g=0,S=0),h.length&&v+Math.max(
g,dt)>f&&(h=[],y.push(h),v=0,g=0,S=0),h.push(R),g=Math.max(g,dt),S+=jt+a}return{pages:y,isFitting:x}}function Ee(e,t){let n=et.
get(e)?.arrangement.pages??[],o=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(o);for(let s of xt(e))n[o]?.includes(
s)?s.dataset.turnedTo="":delete s.dataset.turnedTo;p(e,".pager").hidden=n.length===1,p(e,"[data-turned]").textContent=`${o+
1} of ${n.length}`;for(let s of u(e,"[data-turn]",HTMLButtonElement))s.disabled=!n[o+Number(s.dataset.turn)]}function xt(e){
return u(e,".matrix, .shown > pointer-view")}function H(e,{out:t,layout:n,scale:o}){e.dataset.out=t,e.dataset.layout=n,p(
e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(o))}function Nn(e){let t=e.getBoundingClientRect(),n=p(e,
".formula"),o=s=>{let{right:r,bottom:i,width:a}=s.getBoundingClientRect();return!a||r<=t.right+1&&i<=t.bottom+1};return[
e,p(e,".words"),p(e,".shown")].every(ve)&&n.scrollWidth<=n.clientWidth+1&&[n,...xt(e)].every(s=>o(s)&&Le(s))}function ve(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function Le(e){let t=e.querySelector(
":scope > .table-frame");return!t||ve(t)}function In(e){let t=document.createElement("dialog");t.className="rest";let n=p(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let o=document.createElement("button");o.type="butto\
n",o.textContent="Close",o.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),p(e,"[data\
-rest]").focus()});let s=[n,e.querySelector(".switch"),e.querySelector(".formula"),...p(e,".words").children];t.append(o);
for(let r of s){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),t.append(i)}e.append(t),t.showModal()}var Cn=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,Pn="Write a number, such as 0.5, in every cell.",ot=class{#n;#o;#r;#t=new Map;#s=new Map;constructor(t,n,o){
this.#n=t,this.#o=n,this.#r=o,this.#i(),t.addEventListener("input",s=>{let r=s.target;this.#m(r.name,r.value),this.#l()}),
t.addEventListener("click",s=>{let r=b(s),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#f(i,1),"fewer"in r.dataset&&
this.#f(i,-1))}),n.addEventListener("click",()=>{for(let s of this.#e)this.#t.set(T(s),Ae(xe(s)));this.#u(),u(this.#n,"i\
nput, select")[0]?.focus(),this.#l()}),this.#a()}get text(){let t={};for(let n of this.#e){let o=T(n),s=Te(n.dataset.kind,
this.#t.get(o)??"");if(s===null)return null;JSON.stringify(s)!==JSON.stringify(xe(n))&&(t[o]=s)}return Object.keys(t).length?
JSON.stringify(t):""}unfold(t){for(let n of this.#e)t.includes(T(n))&&n.querySelector("details")?.setAttribute("open","")}replace(t,n){
let o=document.activeElement,s=o&&this.#n.contains(o)?this.#c(o):null,r=this.#e.filter(i=>i.querySelector("details[open]")).
map(T);this.#n.replaceChildren(...t.childNodes),this.unfold(r),n?this.#i():this.#u(),s?.(),this.#a()}showProblems(t){let n=new Set(
t);for(let o of this.#e){let s=T(o),r=`inputs.${s}`,i=t.filter(f=>f.where===r||f.where.startsWith(`${r}[`));for(let f of i)
n.delete(f);let a=i.map(f=>f.message).join(" "),c=JSON.stringify(this.#t.get(s));a&&this.#s.set(s,{typed:c,message:a})}return this.#a(),
[...n]}get#e(){return u(this.#n,"[data-input]")}#c(t){if((t instanceof HTMLInputElement||t instanceof HTMLSelectElement)&&
t.name){let i=`[name="${CSS.escape(t.name)}"]`,a=t instanceof HTMLInputElement?{start:t.selectionStart,end:t.selectionEnd}:
null;return()=>{let c=this.#n.querySelector(i);c instanceof HTMLElement&&c.focus({preventScroll:!0}),c instanceof HTMLInputElement&&
a&&c.setSelectionRange(a.start,a.end)}}let o=t.closest("[data-input]"),s=o instanceof HTMLElement?T(o):"",r=t instanceof
HTMLElement&&"more"in t.dataset?"more":"fewer";return()=>{let i=this.#n.querySelector(`[data-input="${CSS.escape(s)}"] [\
data-${r}]`);i instanceof HTMLElement&&i.focus({preventScroll:!0})}}#i(){this.#t.clear();for(let t of this.#e){let n=nt(
t),o=n.map(i=>i.value),{kind:s,row:r}=t.dataset;this.#t.set(T(t),s==="words"?o:s==="matrix"?Hn(n,!!r):o[0]??"")}}#u(){for(let t of this.#e)
for(let n of nt(t)){let o=this.#p(n.name);o!==void 0&&n.value!==o&&(n.value=o)}}#d(t){let[n="",o,s]=t.split("."),r=this.#t.
get(n);return o===void 0?null:s===void 0?[r,Number(o)]:[Array.isArray(r?.[0])?r?.[Number(o)]:r,Number(s)]}#p(t){let n=this.#d(
t);if(!n)return this.#t.get(t);let[o,s]=n;return o?.[s]}#m(t,n){let o=this.#d(t);if(!o){this.#t.set(t,n);return}let[s,r]=o;
s&&(s[r]=n)}#l(){this.#a(),this.#r()}#a(){for(let t of this.#e){let n=T(t),o=!["words","choice"].includes(t.dataset.kind??
""),s=o?nt(t).filter(c=>j(c.value)===null):[];for(let c of o?nt(t):[])c.setAttribute("aria-invalid",String(s.includes(c)));
let r=this.#t.get(n)??"";this.#s.get(n)?.typed!==JSON.stringify(r)&&this.#s.delete(n),$n(t,s.length?Pn:this.#s.get(n)?.message??
"");let{least:i,most:a}=t.dataset;for(let c of u(t,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of u(
t,"[data-more]",HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#o.disabled=this.text===""}#f(t,n){let o=T(t),s=this.#t.
get(o),r=s.length+n;if(r<Number(t.dataset.least)||r>Number(t.dataset.most))return;let i=`word ${s.length+1}`;this.#t.set(
o,n>0?[...s,i]:s.slice(0,-1));for(let{dataset:a}of this.#e){let c=a.input??"",f=this.#t.get(c);a.rows===o&&Array.isArray(
f)&&(f=At(f,n)),a.columns===o&&Array.isArray(f)&&(f=a.row?At(f,n):f.map(h=>At(h,n))),f!==void 0&&this.#t.set(c,f)}this.#l()}};
function T(e){return e.dataset.input??""}function xe(e){return JSON.parse(e.dataset.default??"null")}function nt(e){return u(
e,"input, select")}function Hn(e,t){let n=new Map;for(let s of e){let[,r=""]=s.name.split(".");n.set(r,[...n.get(r)??[],
s.value])}let o=[...n.values()];return t?o[0]??[]:o}function At(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(
0,-1)}function Ae(e){return Array.isArray(e)?e.map(Ae):String(e)}function Te(e,t){if(e==="words"||e==="choice")return t;
if(!Array.isArray(t))return j(t);let n=t.map(o=>Te(e,o));return n.includes(null)?null:n}function j(e){let t=e.trim().replace(
"−","-").replace(",","."),n=Cn.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function $n(e,t){let n=p(
e,"[data-failure]");n.textContent=t,n.hidden=!t}function Tt(e=""){let t=["The server does not answer.",e].filter(Boolean).join(" ");return isSecureContext&&navigator.serviceWorker?.
controller?t:`${t} Keep this page open: without the server, ${isSecureContext?"it cannot be reloaded":"it can be reloade\
d only over HTTPS"}.`}var Ot=null;function Dn(){let e=u(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:o,pathname:s}=location,
r=o+s;if(!t){let a=s.slice(mt.pathname.length),c=w(document,"[data-lesson]");return!c||!new URLSearchParams(location.search).
has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=M({model:t,against:JSON.stringify(
{model:n})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function Oe(){let{controller:e}=navigator.serviceWorker;
if(!e)return;let t=n=>e.postMessage(n);Ot?.disconnect(),Ot=new PerformanceObserver(n=>{let o=n.getEntries().map(({name:s})=>s);
t({addresses:o.filter(s=>!s.includes("?"))})}),Ot.observe({type:"resource",buffered:!0}),t({addresses:[],page:Dn()})}async function ke(){
if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",Oe),await navigator.serviceWorker.register(
new URL("service-worker.js",mt),{updateViaCache:"none"}),Oe()}catch{}}function Me(){document.readyState==="complete"?ke():addEventListener("load",ke)}var Fn=4e3,Ce="This page computes your changes in your browser and hides what only the server can update.",st=document.getElementById(
"lesson-record")!==null,$=!1,Mt,rt=!1;async function Pe(e,{address:t,files:n,signal:o}){if(It())return kt(e,{files:n,signal:o});
if(!$)return Ne(t,o);if(rt)return rt=!1,kt(e,{files:n,signal:o});try{let s=await Ne(t,Gt(o));return Nt(""),s}catch(s){if(!(s instanceof
A&&[0,...Kt].includes(s.status)))throw s;return Nt(Tt(Ce)),kt(e,{files:n,signal:o})}}function It(){return st}function He(e){
let t=new AbortController,n=()=>{t.abort(),clearTimeout(o),Mt??=it(e)},o=setTimeout(n,Fn);for(let s of["pointerdown","ke\
ydown"])document.addEventListener(s,n,{signal:t.signal})}async function $e(e){if(!st&&!$&&e&&(Mt??=it(e),await Mt),!st&&
!$)return null;let{openRecord:t}=await import("./site-EAM7V6GA.js");return t()}async function it(e){try{let t=[import("./site-EAM7V6GA.js"),
import("./site-BNWLU5Q3.js"),import("./site-BBWF65DS.js")],[n]=await Promise.all([fetch(e),...t]);if(!n.ok||
$)return;let o=new DOMParser().parseFromString(await n.text(),"text/html");document.body.append(...u(o,"head > *, body >\
 *")),$=!0,rt=Yt(n),rt&&Nt(Tt(Ce)),Me()}catch{}}async function De(e,t,n){if(!st&&!$)return;let{previewEdits:o}=await import("./site-BNWLU5Q3.js");
try{o(e,t,n)}catch(s){if(!(s instanceof A))throw s}}function Nt(e){let t=w(document,"[data-silence]");t&&(t.textContent=
e)}async function kt(e,t){let{exportedLesson:n}=await import("./site-EAM7V6GA.js");return n(e,t)}async function Ne(e,t){
let o=await fetch(e,{headers:{accept:"text/html, application/problem+json"},signal:t}).catch(Ie),s=await o.text().catch(
Ie);if(o.ok)return new DOMParser().parseFromString(s,"text/html");throw new A(o.status,Rn(s,o.status))}function Ie(e){throw Z(
e)?e:new A(0,[{where:"",message:Jt,suggestions:[]}])}function Rn(e,t){try{return JSON.parse(e).errors??[]}catch{return[{
where:"",message:Vt(t),suggestions:[]}]}}var Fe="pointerscope-lessons";function Re(){try{let e=JSON.parse(localStorage.getItem(Fe)??"{}");return e&&typeof e=="ob\
ject"?e:{}}catch{return{}}}function Ct(e){let t=Re()[e];return new Set(Array.isArray(t)?t:[])}function Pt(e,t){let n=Ct(
e);if(!n.has(t))try{localStorage.setItem(Fe,JSON.stringify({...Re(),[e]:[...n,t]}))}catch{}}var Bn="Type a number, or drag it sideways",Be="This number is computed: change an input, and it follows.",We=/^[\d.,+−-]$/,
at=class{#n;#o;constructor(t,n){this.#n=t,this.#o=n,t.addEventListener("pointerdown",o=>{let s=Ht(o),r=s&&this.#r(s);!r||
b(o)instanceof HTMLInputElement||yt(o,r.value,i=>{q(n,r.name,i),s.textContent=i})}),t.addEventListener("click",o=>{let s=Ht(
o);s&&this.#t(s)}),t.addEventListener("dblclick",o=>qe(b(o))),t.addEventListener("keydown",o=>{let s=Ht(o);if(We.test(o.
key)&&qe(b(o)),!s||o.ctrlKey||o.metaKey||o.altKey)return;if(b(o)instanceof HTMLInputElement){this.#i(o,s);return}let r=We.
test(o.key);!r&&o.key!=="Enter"&&o.key!=="F2"||(o.preventDefault(),this.#t(s,r?o.key:void 0))})}prepare(){for(let t of u(
this.#n,".step-inputs figure:not([data-how])")){let{table:n=""}=t.dataset,o=w(this.#o,`[data-input="${CSS.escape(n)}"]`);
if(["matrix","number"].includes(o?.dataset.kind??"")){t.dataset.editable="",p(t,".table-frame").title=Bn;for(let[s,r]of u(
t,"tbody td").entries())r.tabIndex=s===0?0:-1}}}get place(){let{activeElement:t}=document,n=t?.closest(ht),o=n?.closest(
"figure"),s=n?.closest("[data-step]");return!(o instanceof HTMLElement)||!(s instanceof HTMLElement)?null:{step:s.dataset.
step??"",table:o.dataset.table??"",index:tt(o).flat().indexOf(n),editor:t instanceof HTMLInputElement?t:null}}restore({step:t,
table:n,index:o,editor:s}){let r=w(this.#n,`[data-step="${CSS.escape(t)}"] .step-inputs figure[data-table="${CSS.escape(
n)}"]`),i=r&&tt(r).flat()[o];i&&(s?this.#s(i,s):je(i))}#r(t){let n=t.closest(B),{row:o,column:s}=Zt(tt(n),t),{table:r=""}=n.
dataset,i=a=>w(this.#o,`[name="${CSS.escape(a)}"]`,HTMLInputElement);return i(`${r}.${o}.${s}`)??i(r)}#t(t,n){let o=this.#r(
t);if(!o||t.querySelector("input"))return;let s=document.createElement("input");s.className="tile-editor",s.inputMode="d\
ecimal",s.autocomplete="off",s.dataset.field=o.name,s.dataset.before=o.value,s.setAttribute("aria-label",o.getAttribute(
"aria-label")??""),s.value=n??o.value,s.addEventListener("input",r=>{r.stopPropagation(),this.#e(s)}),s.addEventListener(
"blur",()=>this.#c(s)),this.#s(t,s),n===void 0?s.select():this.#e(s)}#s(t,n){let{selectionStart:o,selectionEnd:s}=n;t.dataset.
shown=t.textContent??"",t.replaceChildren(n),n.focus({preventScroll:!0}),n.setSelectionRange(o,s)}#e(t){let n=j(t.value)!==
null;t.setAttribute("aria-invalid",String(!n)),n&&q(this.#o,t.dataset.field??"",t.value)}#c(t){let n=t.closest("td");if(!n||
!t.isConnected)return;let o=this.#r(n),{before:s}=t.dataset;t.remove(),n.textContent=(o?.value===s?n.dataset.shown:o?.value)??
"",o?.value!==s&&delete n.dataset.value,delete n.dataset.shown}#i(t,n){let o=p(n,"input",HTMLInputElement),s={ArrowUp:1,
ArrowDown:-1}[t.key];if(s){t.preventDefault();let r=j(o.value);if(r===null)return;o.value=St(r,s*Et(o.value)),this.#e(o)}
t.key==="Escape"&&(t.preventDefault(),q(this.#o,o.dataset.field??"",o.dataset.before??"")),(t.key==="Escape"||t.key==="E\
nter")&&je(n)}};function Ht(e){return b(e).closest(ht)}function qe(e){let t=e.closest(Qt)?.closest("[data-step]");if(!(t instanceof
HTMLElement)||e.closest(B))return;let n=document.createElement("span");n.className="quiet",n.textContent=` ${Be}`;let o=p(
t,"[data-sum]");o.textContent?.endsWith(Be)||o.append(n)}function je(e){e.tabIndex=0,e.focus({preventScroll:!0})}var Wn=350,qn=60,Rt=["removed","inputs","layer","head"],jn=60,_e=["step","all",...Rt],Un={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},l=p(document,"[data-lesson]"),m=p(l,"[data-steps]"),G=l.dataset.only,O=p(l,"[data-error]"),D=w(l,"[data-input\
s]"),P=D&&new ot(D,p(l,"[data-reset]",HTMLButtonElement),no),Dt=D&&new at(m,D),Ft=w(l,"details.inputs",HTMLDetailsElement),
N="frame"in l.dataset,{states:_n,leftOut:Ke="",edited:Je=""}=l.dataset,{record:J}=l.dataset,d=Bt(location.search),E={...d,
...qt(Bt(Kn()))},$t=new AbortController,U=0,K=0,Ue=0,C=null;function Bt(e){let t=new URLSearchParams(e);return{step:t.get(
"step")??"",all:t.get("all")??"",removed:t.get("removed")??Ke,inputs:t.get("inputs")??Je,layer:t.get("layer")??"",head:t.
get("head")??""}}function Kn(){return It()?"":l.dataset.shown??location.search}async function Jn(){J&&await it(J),lt({history:"\
keep",isFresh:!0})}var Vn=N?ye(l,m):()=>{},Gn="framers"in document.body.dataset?ae({state:to,height:()=>l.scrollHeight,set:eo,
keeps:e=>Ve(e)!==null}):()=>{},L=()=>u(m,":scope > [data-step]"),Y=e=>L().findIndex(t=>t.dataset.step===e),I=()=>Math.max(
0,Y(d.step)),Ve=e=>{let t=Un[e];if(G||!t||d.all&&e.startsWith("Page"))return null;let n=I()+t;return n>=0&&n<L().length?
n:null},Ge=()=>N&&window.parent!==window;function k(){let e=!!d.all||!!G,t=I(),n=L();for(let[s,r]of n.entries())r.hidden=
!e&&s!==t;for(let s of u(l,"[data-beside]"))s.hidden=!e&&s.dataset.beside!==n[t]?.dataset.step;if(e&&!N)for(let s of ft(
m,"pointer-view[lazy]"))s.removeAttribute("lazy");l.dataset.mode=e?"all":"one",l.toggleAttribute("data-first",t===0);for(let s of u(
l,"[data-follow]",HTMLSelectElement)){let r=s.dataset.follow;s.value=d[r]||"0"}for(let s of u(l,"[data-slide]"))zn(s,s.dataset.
slide===n[t]?.dataset.step);w(l,"[data-place]")&&Qn(t,n.length,e),Xn(),Yn(n);let o=n[t];!e&&!N&&o&&gt([o]),Vn(),Gn("stat\
e",{})}function Yn(e){let t=ut(E);for(let r of u(l,"[data-slide]"))r.toggleAttribute("data-left-out",t.has(r.dataset.slide??
""));let n=w(l,"[data-changed]");if(!n)return;let o=e.filter(r=>t.has(r.dataset.step??"")).map(r=>`“${p(r,"h1, h2").lastChild?.
textContent?.trim()??""}”`),s=[o.length?`Left out: ${o.join(", ")}.`:"",E.inputs?"The inputs are edited.":""].filter(Boolean);
n.hidden=!s.length,n.textContent=`${s.join(" ")} Texts, exercises and printed numbers speak of the original lesson.`}function Wt(){
return!N&&!("opens"in l.dataset)}function Xn(){let{lesson:e=""}=l.dataset;if(!Wt())return;let t=Ct(e);for(let n of u(l,"\
[data-slide]"))n.toggleAttribute("data-seen",t.has(n.dataset.slide??""))}function zn(e,t){if(!t){e.removeAttribute("aria\
-current");return}e.setAttribute("aria-current","step");let n=e.closest("ol");n&&requestAnimationFrame(()=>{n.scrollLeft=
e.offsetLeft-e.offsetHeight})}function Qn(e,t,n){for(let s of u(l,"[data-controls]"))s.hidden=!1;p(l,"[data-place]").textContent=
`Step ${e+1} of ${t}`,p(l,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,p(l,'[data-go="1"]',HTMLButtonElement).disabled=
e===t-1;let o=w(l,"[data-all]",HTMLInputElement);o&&(o.checked=n)}function Zn(e){let t=e.slice(0,jn);O.textContent=`This\
 lesson has no step “${t}”. It opens at its first step.`,O.hidden=!1,O.dataset.unknown="step"}function V(e,t=!1){let n=L(),
o=n[Math.max(0,Math.min(n.length-1,e))];o&&(wt(m),O.dataset.unknown&&(O.hidden=!0),delete O.dataset.unknown,Wt()&&Pt(l.dataset.
lesson??"",n[I()]?.dataset.step??""),d={...d,step:o.dataset.step??""},X("replace"),k(),t&&p(o,"h1, h2").focus({preventScroll:!0}),
d.all?o.scrollIntoView({block:"start"}):o.getBoundingClientRect().top<0&&l.scrollIntoView({block:"start"}),l.querySelector(
"[data-slide][aria-current]")?.scrollIntoView({block:"nearest",inline:"nearest"}))}function qt({removed:e,inputs:t,layer:n,
head:o}){return{removed:e,inputs:t,layer:n,head:o}}function ct(e,t){return Rt.every(n=>e[n]===t[n])}function to(){return{
step:L()[I()]?.dataset.step,removed:E.removed,inputs:E.inputs}}function eo({step:e,...t}){e!==void 0&&!G&&V(Math.max(0,Y(
e??"")));let n={};for(let o of Rt)o in t&&(n[o]=t[o]??"");F(n)}function X(e){let t=Ye({...d,...qt(E)});if(t!==location.pathname+
location.search)try{e==="push"&&!Ge()?history.pushState(null,"",t):history.replaceState(null,"",t)}catch{}}function Ye(e){
let t=[...new URLSearchParams(location.search)].filter(([s])=>!_e.some(r=>r===s)),n=M({...Object.fromEntries(t),...e});Ke&&
!e.removed&&n.set("removed",""),Je&&!e.inputs&&n.set("inputs","");let o=n.toString();return o?`${location.pathname}?${o}`:
location.pathname}function no(){let e=P?.text;cancelAnimationFrame(Ue),typeof e=="string"&&(Ue=requestAnimationFrame(()=>De(
m,e,ut(d)))),clearTimeout(K),K=setTimeout(()=>F({}),Wn)}function F(e){let t=K&&P?P.text:null;clearTimeout(K),K=0;let n={
...d,...t===null?{}:{inputs:t},...e};ct(n,d)||(d=n,lt({history:"push"}))}async function lt({history:e,isFresh:t=!1}){U+=
1;let n=U;$t.abort(),$t=new AbortController,m.setAttribute("aria-busy","true");try{let o=await Pe(d,{address:Ye(d),files:_n,
signal:$t.signal});if(n!==U)return;ro(o,t),E=d,Xe([]),e==="push"&&X("push"),k()}catch(o){if(Z(o))return;if(!(o instanceof
A))throw o;n===U&&oo(o.problems,e)}finally{n===U&&m.removeAttribute("aria-busy")}}function oo(e,t){Xe(e);let n=e.every(s=>s.
where.startsWith("inputs"));if(d={...d,...n?{inputs:E.inputs}:qt(E)},!ct(d,E)){lt({history:t});return}let o=ut(E);for(let s of u(
m,"[data-remove]",HTMLInputElement))s.checked=o.has(s.dataset.remove??"");X("replace"),k()}function so(e){try{return Object.
keys(JSON.parse(e))}catch{return[]}}function ut(e){return new Set(e.removed.split(",").filter(Boolean))}function ro(e,t){
wt(m);let n=Dt?.place,o=document.activeElement?.closest("[data-remove]"),s=o instanceof HTMLElement?o.dataset.remove:void 0;
for(let i of L()){let a=i.dataset.step??"",c=e.querySelector(`[data-steps] > [data-step="${CSS.escape(a)}"]`);c&&C&&i.contains(
C)&&c.hasAttribute("data-removed")&&p(c,".sheet-head").after(C),c&&i.replaceWith(c)}for(let i of u(l,"[data-renew]")){let a=e.
querySelector(`[data-renew="${i.dataset.renew}"]`);a&&i.replaceChildren(...a.childNodes)}let r=w(e,"[data-inputs]");r&&P?.
replace(r,t),C?.isConnected&&document.activeElement===document.body&&p(C,"button:enabled").focus({preventScroll:!0}),s&&
w(m,`[data-remove="${CSS.escape(s)}"]`)?.focus(),ze(),n&&Dt?.restore(n)}function Xe(e){let t=P?P.showProblems(e):e,n=Ft?.
open?t:e;O.textContent=n.map(o=>o.message).join(" "),O.hidden=n.length===0,n.length&&l.dataset.live&&O.append(" ",io(l.dataset.
live))}function io(e){let t=document.createElement("a");return t.href=e,t.textContent="Open it on the server",t.search=M(
{...d,all:null}).toString(),t}function ze(){ee(m),Dt?.prepare(),ao(),oe(m),fe(m),m.querySelector("pointer-view")&&import("./site-CSCIKJMR.js");
for(let e of u(m,"[data-embed]",HTMLAnchorElement)){let t=e.closest("[data-step]"),n=t instanceof HTMLElement?t.dataset.
step:void 0;e.search=M({...d,all:null,step:n}).toString()}for(let e of u(l,"[data-offline]",HTMLAnchorElement)){let t=new URLSearchParams(
location.search).get("lang");e.search=M({removed:d.removed,inputs:d.inputs,lang:t}).toString()}for(let e of u(l,"[data-b\
ack]",HTMLAnchorElement)){let t=new URLSearchParams(location.search);for(let n of _e)t.delete(n);e.search=t.toString()}}
function ao(){let e=!N&&!E.removed&&!E.inputs;for(let t of u(m,"[data-remove]",HTMLInputElement)){let n=t.closest("label"),
o=n?.parentElement?.querySelector("[data-guess]");if(e||o?.remove(),!e||o)continue;let s=document.createElement("button");
s.type="button",s.dataset.guess=t.dataset.remove,s.textContent="Predict what it changes",n?.before(s)}}async function co(e){
let t=L()[Y(e.dataset.guess)],[n,{askRemoval:o}]=await Promise.all([$e(J),import("./site-BBWF65DS.js")]);if(!t?.isConnected)
return;let s=()=>F({removed:e.dataset.guess??""});C=n&&o(t,n,s,()=>F({removed:""})),C?e.remove():s()}function lo(e,t,{row:n,
column:o}){let s=Object.fromEntries(new URLSearchParams(location.search)),r=M({...s,step:null,all:null,row:n,column:o});
return Q(`${l.dataset.api}/${e}/${t}?${r}`)}async function uo(){let{solutionsAt:e}=l.dataset;if(!(!e||w(l,"[data-solutio\
ns]")))try{let t=await fetch(e);if(!t.ok)return;let n=new DOMParser().parseFromString(await t.text(),"text/html");m.after(
...u(n.body,"[data-solutions]"))}catch{}}async function fo(e){e.disabled=!0;let{all:t}=d;d={...d,all:"1"},k(),await Promise.
all([Xt(ft(m)),uo()]),window.print(),d={...d,all:t},k(),e.disabled=!1}function Qe(e){return e.closest(`input:not([type=c\
heckbox]), select, textarea, ${B} td`)!==null}function Ze(e){for(let t=e;t&&t!==m;){if(t.localName==="pointer-view"||t.scrollWidth>
t.clientWidth+1&&getComputedStyle(t).overflowX!=="visible")return!0;t=t.parentElement}return!1}m.addEventListener("chang\
e",e=>{let t=e.target;if(!(t instanceof HTMLInputElement)||!t.dataset.remove)return;let n=ut(d);t.checked?n.add(t.dataset.
remove):n.delete(t.dataset.remove),F({removed:[...n].join(",")})});l.addEventListener("change",e=>{let t=Ut(e);t.dataset.
follow&&F({[t.dataset.follow]:t.value}),"all"in t.dataset&&t instanceof HTMLInputElement&&(d={...d,all:t.checked?"1":""},
X("replace"),k(),L()[I()]?.scrollIntoView({block:"start"}))});l.addEventListener("click",e=>{let t=b(e);t.dataset.go&&V(
I()+Number(t.dataset.go));let n="stripButton"in t.dataset&&t.closest("figure");n&&t.setAttribute("aria-expanded",String(
n.toggleAttribute("data-open"))),"print"in t.dataset&&fo(t),t.closest(".onward a")&&Wt()&&Pt(l.dataset.lesson??"",L()[I()]?.
dataset.step??""),"guess"in t.dataset&&co(t);let o=t.closest("[data-slide]");o instanceof HTMLElement&&(e.preventDefault(),
V(Y(o.dataset.slide),!0))});document.addEventListener("keydown",e=>{let t=b(e);if(e.defaultPrevented||e.altKey||e.ctrlKey||
e.metaKey||Qe(t)||Ze(t))return;let n=Ve(e.key);n!==null&&(e.preventDefault(),V(n,!0))});var _;m.addEventListener("touchs\
tart",e=>{let t=b(e);_=e.touches.length===1&&!Ze(t)&&!Qe(t)?e.touches[0]:void 0},{passive:!0});m.addEventListener("touch\
end",({changedTouches:[e]})=>{if(G||!_||!e)return;let[t,n]=[e.clientX-_.clientX,e.clientY-_.clientY];_=void 0,Math.abs(t)>
qn&&Math.abs(t)>2*Math.abs(n)&&V(I()-Math.sign(t))});window.addEventListener("popstate",()=>{d=Bt(location.search),ct(d,
E)?k():lt({history:"keep",isFresh:!0})});Ge()||zt(m,()=>{for(let e of L())e.hidden=!1;for(let e of u(m,"[data-beside]"))
e.hidden=!1;N||gt(L()),N&&Se(L())},k);var po=!!d.step;!d.step&&location.hash&&(d.step=location.hash.slice(1));d.step&&Y(
d.step)<0&&!G&&(po&&Zn(d.step),d.step="",X("replace"));Ft&&d.inputs&&(Ft.open=!0,P?.unfold(so(d.inputs)));te(m,"opens"in
l.dataset?lo:null);le(m,l.dataset.lesson??"",l.lang);ne(m);D&&de(D);pe(m);ze();k();l.dataset.ready="true";J&&He(J);ct(d,
E)||Jn();
