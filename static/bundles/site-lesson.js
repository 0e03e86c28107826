import{a as te,c as ee}from"./site-4A2RBLHO.js";import{i as he}from"./site-AEMXVSQU.js";import{a as Q,b as ge}from"./site-O46LGORJ.js";
import{a as f,b as x,c as d,d as St,e as v,f as Qt}from"./site-TDSAGLFG.js";import{a as A,b as Et,d as ne,e as oe,
f as re,g as X,h as se,i as ae,j as Z,k as I,l as ie,m as ce,n as le,o as ue,r as de,s as fe,t as me,u as pe}from"./site-QP7AFWD6.js";function be(t){return Number(t.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function E(t){return Number.isFinite(t)?String(Number(t.toPrecision(6))).replaceAll("-","−"):t>0?"∞":"−∞"}function tt(t){
return t<0?`(${E(t)})`:E(t)}function Tt(t){return xe(t," + ")}function we(t){return xe(t,", ")}function et(t,e){return t===
e?e:`${t} = ${e}`}function xe(t,e){return t.length<=24?t.join(e):[...t.slice(0,24/2),"…",...t.slice(-2)].join(e)}var Ln=30,[q,F,O,Nn,L]=[0,1,2,3,4],kn={add:["+",F],subtract:["−",F],multiply:["·",O],divide:["/",O],remainder:["mod",
O],power:["^",Nn],greater:[">",q],greater_equal:["≥",q],less:["<",q],less_equal:["≤",q],equal:["=",q],not_equal:["≠",
q]},Cn={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},ye=new Set(["sum","softmax"]);function Ot(t,e,n){
let o=new Map,r=(i,a)=>{let c=`${i}:${a}`,l=o.get(c)??s(i,a);return o.set(c,l),l},s=(i,a)=>{let c=t[i];if(!c)throw new RangeError(
`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(u,a),op:"",parts:[],table:u,
index:a};if(l==="constant"||l==="opaque")return{value:fe(c,a),op:"",parts:[]};let h=de(t,c,a).map(([$,_])=>r($,_)),[g,b,
y]=h;if((l==="view"||l==="join")&&g)return g;if(l==="where"&&b&&y)return g?.value?b:y;if(l==="collect")return ve(h);if(l===
"matmul")return ve(Te(h));if(l==="softmax")return Rn(h,me(t,c,a));let T=le[l];if(T)return{value:T(h.map(({value:$})=>$)),
op:l,parts:h};let S=ce[l];if(!S||!g)throw new RangeError(`There is no operation ${l}.`);return{value:S(g.value,b?.value??
0),op:l,parts:h}};return r(t.length-1,e)}function nt(t){let e=new Map,n=new Set,o=r=>{n.has(r)||(n.add(r),r.table!==void 0&&
e.set(`${r.table}:${r.index}`,r),r.parts.forEach(o),r.temperature&&o(r.temperature))};return o(t),[...e.values()]}function ot(t){
if(ye.has(t.op))return t;for(let e of t.parts){let n=ot(e);if(n)return n}return null}function At(t){return t.op?Lt(t,null,
!1).text:E(t.value)}function Se(t){let e=E(t.value),n=ot(t);if(!n)return et(At(t),e);if(n===t){if(t.op==="sum")return`Su\
m ${e}`;let o=rt(t),r=o.reduce((s,i)=>s+i,0);return`${E(o[t.place??0]??0)} / ${E(r)} = ${e}`}return`${Ee(t,n)??Lt(t,n,!1).
text} = ${e}`}function rt({parts:t,temperature:e}){return pe(t.map(({value:n})=>n),e?.value)}function Ee(t,e){if(t===e)return e.
op==="sum"?`Sum ${E(e.value)}`:null;let[n,o]=t.parts,r=n&&Ee(n,e);return!r||!o||o.op?null:t.op==="add"?`${r}, plus ${E(o.
value)}`:t.op==="divide"?`${r}, divided by ${E(o.value)}`:null}function Lt(t,e,n){let{op:o,parts:r,value:s}=t,i=ye.has(o);
if(!o||t===e||i&&n)return{text:tt(s),binding:L};let a=r.map(g=>Lt(g,e,n||i)),c=a.map(({text:g})=>g);if(o==="sum")return{
text:c.length?Tt(c):"0",binding:F};if(o==="softmax")return{text:In(t,a),binding:O};if(o==="product")return{text:c.join("\
 · "),binding:O};let[l={text:"",binding:L},u]=a,h=kn[o];if(h&&u){let[g,b]=h,y=o==="add"||o==="multiply",T=N(l,o==="powe\
r"?L:b),S=N(u,y?b:b+1);return{text:o==="power"?`${T}^${S}`:`${T} ${g} ${S}`,binding:b}}return o==="negative"?{text:`−${N(
l,O)}`,binding:F}:o==="sqrt"?{text:`√${N(l,L)}`,binding:L}:o==="absolute"?{text:`|${$n(r[0],l)}|`,binding:L}:o==="sigm\
oid"?{text:`1 / (1 + e^(−${N(l,L)}))`,binding:O}:o==="gelu"?{text:`${N(l,O)} · Φ(${l.text})`,binding:O}:{text:`${Cn[o]??
o}(${we(c)})`,binding:L}}function $n(t,{text:e}){return t&&!t.op?E(t.value):e}function N({text:t,binding:e},n){return e<
n?`(${t})`:t}function In({parts:t,place:e=0,temperature:n},o){let r=Math.max(...t.map(({value:c})=>c)),s=n?.value??1,i=Math.
abs(r/s)>Ln,a=o.map(c=>{let l=c;return i&&(l={text:`${N(c,F)} − ${tt(r)}`,binding:F}),s!==1&&(l={text:`${N(l,O)} / ${tt(
s)}`,binding:O}),`e^${N(l,L)}`});return`${a[e]} / (${Tt(a)})`}function Te(t){let e=[];for(let n=0;n<t.length;n+=2){let o=t.
slice(n,n+2);e.push({value:Pn(o),op:"multiply",parts:o})}return e}function Pn(t){return t.reduce((e,{value:n})=>e*n,1)}function ve(t){
let e=t[0]?.parts[0]?.parts[1],n=t.every(({op:s,parts:[i]})=>s==="multiply"&&i?.op==="divide"&&i.parts[1]===e);if(!e||e.
op||!n)return{value:Mt(t),op:"sum",parts:t};let o=t.flatMap(({parts:[s,i]})=>s?.parts[0]&&i?Te([s.parts[0],i]):[]),r={value:Mt(
o),op:"sum",parts:o};return{value:Mt(t),op:"divide",parts:[r,e]}}function Mt(t){return t.reduce((e,{value:n})=>e+n,0)}function Rn(t,{
place:e,width:n}){let o=t[n],s={value:0,op:"softmax",parts:t.slice(0,n),place:e,...o&&{temperature:o}},i=rt(s),a=i.reduce(
(c,l)=>c+l,0);return{...s,value:(i[e]??Number.NaN)/a}}var Me="figure[data-how]",Hn="figure[data-how] tbody td",qn={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{
row:0,column:-1},ArrowRight:{row:0,column:1}};function Oe(t,e){let n=o=>{let r=Nt(o);r&&j(r)};t.addEventListener("pointe\
rover",n),t.addEventListener("focusin",n),t.addEventListener("click",n),e&&Fn(t,e),t.addEventListener("pointerout",o=>{let r=v(
o).closest(Me),{relatedTarget:s}=o,i=s instanceof Node&&r?.contains(s);r&&!i&&st(Ct(r))}),t.addEventListener("keydown",Bn)}
function Ae(t){for(let e of d(t,Me))for(let[n,o]of d(e,"tbody td").entries())o.tabIndex=n===0?0:-1}function Fn(t,e){let n=0,
o=async r=>{let s=Nt(r);if(!s)return;n+=1;let i=n,a=kt(s),c=Ct(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{let h=await e(
l,u,ke(at(a),s));i===n&&c.isConnected&&Wn(c,h,s)}catch(h){i===n&&(f(c,"[data-sum]").textContent=ie(h))}};t.addEventListener(
"click",o),t.addEventListener("keydown",r=>{if(r.key==="Enter"&&o(r),r.key!=="Escape")return;let s=v(r).closest("[data-s\
tep]")?.querySelector("[data-opened] button");s instanceof HTMLElement&&s.click()})}function Bn(t){let e=Nt(t),n=qn[t.key];
if(!e||!n||t.altKey||t.ctrlKey||t.metaKey)return;t.preventDefault();let o=kt(e),r=at(o),{row:s,column:i}=ke(r,e),a="down"in
o.dataset,c=a?n.column:n.row,l=a?n.row:n.column,u=r[s+c]?.[i+l];u&&(e.tabIndex=-1,u.tabIndex=0,u.focus())}function j(t,{
withoutResult:e=!1}={}){let n=kt(t),o=Ct(n);st(o);let r=Ot(JSON.parse(n.dataset.how??"[]"),jn(at(n),t),Dn(o));t.dataset.
lit="result";for(let c of nt(r)){let l=Le(o,c.table??"")[c.index??0];l&&(l.dataset.lit??="part")}let s=o.querySelector("\
[data-sum]");if(!(s instanceof HTMLElement))return;let i=e?"?":E(it(t)),a=Number.isNaN(r.value)?i:et(At(r),i);s.textContent=
[Un(n,t),Q(a)].filter(Boolean).join(": "),delete s.dataset.above,t.getBoundingClientRect().bottom>s.getBoundingClientRect().
top&&(s.dataset.above="")}function Dn(t){let e=new Map;return(n,o)=>{let r=e.get(n)??Le(t,n);e.set(n,r);let s=r[o];return s?
it(s):Number.NaN}}function Le(t,e){let n=t.querySelector(`figure[data-table="${CSS.escape(e)}"]`);return n instanceof HTMLElement?
at(n).flat():[]}function Wn(t,e,n){t.querySelector("[data-opened]")?.remove();let{title:o,row:r,column:s,expression:i,index:a,
numbers:c}=e,l=Ot(i,a,(T,S)=>Ne(c[T],S).value),u=document.createElement("div");u.dataset.opened="";let h=document.createElement(
"h3");h.textContent=[o,r,s].filter(Boolean).join(", ");let g=document.createElement("button");g.type="button",g.textContent=
"Close",g.addEventListener("click",()=>{u.remove(),n.focus()});let b=document.createElement("div");b.className="table-fr\
ame",b.tabIndex=0,b.setAttribute("role","group"),b.setAttribute("aria-label",h.textContent),b.append(he(_n(l,c)));let y=document.
createElement("p");y.className="sum",y.textContent=Se(l),u.append(h,b,y,g),f(t,"[data-sum]").after(u),b.focus({preventScroll:!0}),
u.scrollIntoView({block:"nearest"})}function _n(t,e){let n=a=>{let[{table:c="",index:l=0}={}]=nt(a);return Ne(e[c],l).label},
o=(a,...c)=>[a,...c.map(E)],r=ot(t);if(!r)return{columns:["term","value"],rows:nt(t).map(({table:a="",value:c})=>o(e[a]?.
title??"",c))};let{op:s,parts:i}=r;if(s==="softmax"){let a=rt(r);return{columns:["term","score","exponential, largest sc\
ore subtracted"],rows:i.map((c,l)=>o(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["t\
erm","first factor","second factor","product"],rows:i.map(a=>o(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:[
"term","value"],rows:i.map(a=>o(n(a),a.value))}}function Ne(t,e){let n=t?.index.indexOf(e)??-1,o=t?.values[n];return{label:t?.
labels[n]??"",value:o===void 0?Number.NaN:ue(o)}}function st(t){for(let n of d(t,"[data-lit]"))delete n.dataset.lit;let e=t.
querySelector("[data-sum]");e&&(e.textContent="")}function Nt(t){return t.target instanceof Element?t.target.closest(Hn):
null}function kt(t){return t.closest("figure")}function Ct(t){return t.closest("[data-step]")}function at(t){return"down"in
t.dataset?[d(t,"tbody td",HTMLTableCellElement)]:d(t,"tbody tr").map(e=>d(e,"td",HTMLTableCellElement))}function ke(t,e){
let n=t.findIndex(o=>o.includes(e));return{row:n,column:t[n]?.indexOf(e)??-1}}function jn(t,e){return t.flat().indexOf(e)}
function Un(t,e){let n=e.parentElement?d(e.parentElement,"th"):[],o=d(t,"thead th")[e.cellIndex-n.length],r=[n[0],o].map(
s=>s?.title||s?.textContent);return[f(t,"figcaption span").textContent,...r].filter(Boolean).join(", ")}function it(t){return be(
t.dataset.value??ge(t.textContent??""))}function Ce({state:t,height:e,set:n,mark:o=()=>{}}){let r=window.parent,s=(document.body.dataset.framers??"").split(" ").
filter(Boolean),i=s.includes("*"),a="",c=(u,h)=>{if(r===window)return;let g={pointerscope:u,...h};for(let b of i?["*"]:s)
r.postMessage(g,b)},l=()=>{let u={state:t(),height:e()};JSON.stringify(u)!==a&&(a=JSON.stringify(u),c("height",{height:u.
height}),c("state",{state:u.state}))};return window.addEventListener("message",({source:u,origin:h,data:g})=>{u!==r||!(i||
s.includes(h))||(g?.pointerscope==="set"&&(n(Vn(g.state)),l()),g?.pointerscope==="mark"&&o(Jn(g.visits)),g?.pointerscope===
"ask"&&(a="",l()))}),(u,h)=>u==="state"?l():c(u,h)}function Vn(t){let e={};if(typeof t!="object"||t===null||Array.isArray(
t))return e;for(let[n,o]of Object.entries(t).slice(0,100)){let r=o===null?null:Gn(o);(r===null||r!==void 0&&r.length<=1e5)&&
(e[n]=r)}return e}function Jn(t){return(Array.isArray(t)?t.slice(0,1e3):[t]).filter(n=>Number.isInteger(n)&&n>=0)}function Gn(t){
return typeof t=="string"?t:typeof t=="number"?Number.isFinite(t)?String(t):void 0:typeof t=="object"&&$e(t,8)<=2e4?JSON.
stringify(t):void 0}function $e(t,e){if(typeof t=="bigint")return Number.POSITIVE_INFINITY;if(typeof t!="object"||t===null)
return 1;if(e===0||ArrayBuffer.isView(t))return Number.POSITIVE_INFINITY;let n=1;for(let o of Object.values(t))if(n+=$e(
o,e-1),n>2e4)return Number.POSITIVE_INFINITY;return n}var ct=0;function Ie(t,e,n){t.addEventListener("submit",o=>{let r=v(o).closest("[data-exercise]");r instanceof HTMLFormElement&&
(o.preventDefault(),Kn(r,e,n))})}async function Kn(t,e,n){ct+=1;let o=ct,r=t.dataset.exercise??"",s=d(t,"input:not([type\
=radio])",HTMLInputElement);for(let i of s)i.removeAttribute("aria-invalid");try{let{exercises:i}=await X(`lessons/${encodeURIComponent(
e)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{[r]:zn(t)},lang:n})}),a=i.
find(c=>c.id===r);o===ct&&a&&Xn(t,a.marked,s)}catch(i){if(!(i instanceof A))throw i;if(o!==ct)return;f(t,"[data-marked]").
textContent=i.message,f(t,"[data-because]").hidden=!0,delete t.dataset.right;for(let{where:a}of i.problems)Yn(t,s,a)?.setAttribute(
"aria-invalid","true")}}function Yn(t,e,n){let[,o,r]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];return o===void 0||r===void 0?e[0]:
Pe(t)[Number(o)]?.[Number(r)]}function Pe(t){return d(t,"tbody tr").map(e=>d(e,"input",HTMLInputElement))}function zn(t){
if(t.querySelector("input[type=radio]"))return d(t,"input:checked",HTMLInputElement)[0]?.value??"";let e=Pe(t);return e.
length?e.map(n=>n.map(o=>o.value)):f(t,"input",HTMLInputElement).value}function Xn(t,{right:e,all_right:n,computed:o},r){
let s=e.flat();for(let[l,u]of r.entries())u.setAttribute("aria-invalid",String(!s[l]));let i=f(t,"[data-marked]"),a=f(t,
"[data-because]");if(i.replaceChildren(Zn(s,n)),a.hidden=!n,t.dataset.right=String(n),n)return;let c=document.createElement(
"button");c.type="button",c.textContent="Show the answer",i.tabIndex=-1,c.addEventListener("click",()=>{i.textContent=`T\
he answer: ${Qn(o,Number(t.dataset.decimals))}`,a.hidden=!1,i.focus()}),i.append(" ",c)}function Zn(t,e){if(e)return"Rig\
ht.";let n=t.filter(Boolean).length;return t.length>1?`${n} of ${t.length} are right.`:"Not yet."}function Qn(t,e){if(typeof t==
"string")return t;let n=o=>Q(o.toFixed(e).replace("-","−"));return t.map(o=>o.map(n).join("; ")).join("; ")}var to=8,eo=4;function Re(t){t.addEventListener("pointerdown",e=>{let n=v(e);if(!(n instanceof HTMLInputElement&&n.inputMode===
"decimal")||e.button!==0)return;let r={x:e.clientX,value:Number(n.value),step:no(n.value)};if(Number.isNaN(r.value))return;
let s=!1,i=c=>{let l=c.clientX-r.x;if(!s&&Math.abs(l)<eo)return;s||n.setPointerCapture(e.pointerId),s=!0,n.dataset.dragged=
"";let u=Math.round(l/to),h=String(Number((r.value+u*r.step).toFixed(6)));h!==n.value&&(n.value=h,n.dispatchEvent(new Event(
"input",{bubbles:!0})))},a=()=>{delete n.dataset.dragged,n.removeEventListener("pointermove",i)};n.addEventListener("poi\
ntermove",i),n.addEventListener("pointerup",a,{once:!0}),n.addEventListener("pointercancel",a,{once:!0})})}function no(t){
let e=(t.split(".")[1]??"").length;return e===0?1:10**-Math.min(e,2)}function He(t){for(let e of d(t,"[data-step]")){let n=new Map(d(e,"figure[data-table]").map(r=>[Fe(r.querySelector("figc\
aption math")),r.dataset.table??""]));n.delete("");let o=x(e,".formula");o&&Be(o,n)}}function qe(t){t.addEventListener("\
pointerover",e=>{let n=v(e),o=n.closest("[data-step]");if(!(o instanceof HTMLElement))return;let r=n.closest("[data-symb\
ol]"),s=n.closest("figcaption")?.closest("figure[data-table]");oo(o,r?.getAttribute("data-symbol")??s?.getAttribute("dat\
a-table")??"")})}function oo(t,e){for(let n of t.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===e);for(let n of d(t,"figure[data-table]"))n.toggleAttribute("data-lit",!!e&&n.dataset.table===e)}function Fe(t){
return t?.textContent?.replaceAll(/\s/g,"")??""}function Be(t,e){for(let n of t.children){let o=e.get(Fe(n));o!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",o):Be(n,e)}}var ro=["beside","above","below","figure"],De={width:960,height:540},so=2,It=.6,$t=.1,ao=320,io=[{out:"",parts:"*",least:1},
{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons remark",parts:"*",
least:It}],We=["notes reasons remark switch","notes reasons remark switch formula"],co=[1,.8,It],lt=new WeakMap;function je(t,e){
let{lookAccent:n,lookScale:o}=t.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==window),n&&
CSS.supports("color",n)&&t.style.setProperty("--accent",n);let r=()=>{let s=x(e,":scope > [data-step]:not([hidden])"),{clientWidth:i,
clientHeight:a}=e;if(!s||!i||!a)return;let c=Math.min(innerWidth/De.width,innerHeight/De.height,so),l=Number(o)||Math.max(
1,c);t.style.setProperty("--most",String(l)),lo(s,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(r)).observe(
e),e.addEventListener("click",s=>{let i=v(s),a=i.closest("[data-step]");a&&("rest"in i.dataset&&ho(a),i.dataset.turn&&Ve(
a,Number(a.dataset.page)+Number(i.dataset.turn)))}),r}function Ue(t){for(let e of t){lt.delete(e);for(let n of["out","la\
yout","paged"])delete e.dataset[n]}}function lo(t,e,n,o){let r=`${n}×${o}×${e}`;if(lt.get(t)?.frame===r)return;let s=x(
t,"pointer-view"),i=n>o,a=ro.filter(u=>(u!=="figure"||s)&&(u==="below"||i));t.dataset.fitting="";let c=uo(t,a,e,s)??mo(t,
Math.min(e,1));delete t.dataset.fitting,lt.set(t,{frame:r,arrangement:c}),c.pages&&Ve(t,Number(t.dataset.page??0));let l=String(
c.scale);s&&s.getAttribute("scale")!==l&&s.setAttribute("scale",l)}function uo(t,e,n,o){delete t.dataset.paged;for(let{out:r,
parts:s,least:i}of io){if(!t.querySelector(`.words > ${s}`))continue;let a=null;for(let c of e){let l=a?a.scale*(o?.8:1)+
$t:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let h=fo(t,r,c,u,n,o);h&&h.worth>(a?.worth??0)&&(a=h)}if(a)return B(t,a),
a}return null}function fo(t,e,n,o,r,s){let i=u=>(B(t,{out:e,layout:n,scale:u}),po(t));if(!i(o))return null;let[a,c]=[o,r];
for(c-a>$t&&i(c)&&(a=c);c-a>$t;){let u=(a+c)/2;i(u)?a=u:c=u}if(!s)return{out:e,layout:n,scale:a,worth:a};B(t,{out:e,layout:n,
scale:a});let l=Math.min(1,s.clientHeight/(a*ao));return{out:e,layout:n,scale:a,worth:a*Math.sqrt(l)}}function mo(t,e){t.
dataset.paged="";let n=co.map(i=>Math.min(i,e));for(let i of We){let[a]=n.map(c=>({out:i,layout:"below",scale:c,..._e(t,
i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)return B(t,a),a}let[
o,r]=[We.at(-1)??"",n.at(-1)??It],s={out:o,layout:"below",scale:r,pages:_e(t,o,r).pages};return B(t,s),s}function _e(t,e,n){
B(t,{out:e,layout:"below",scale:n});let o=Pt(t);for(let S of o)S.dataset.turnedTo="";let{rowGap:r,columnGap:s}=getComputedStyle(
f(t,".working")),[i,a]=[Number.parseFloat(r),Number.parseFloat(s)],c=f(t,".shown").getBoundingClientRect(),l=c.height-f(
t,".pager").getBoundingClientRect().height-i,u=[],h=[u],g=0,b=0,y=0,T=f(t,".formula").scrollWidth<=c.width+1;for(let S of o){
let{width:$,height:_}=S.getBoundingClientRect();T&&=_<=l&&Ge(S),y&&y+$>c.width&&(g+=b+i,b=0,y=0),u.length&&g+Math.max(b,
_)>l&&(u=[],h.push(u),g=0,b=0,y=0),u.push(S),b=Math.max(b,_),y+=$+a}return{pages:h,isFitting:T}}function Ve(t,e){let n=lt.
get(t)?.arrangement.pages??[],o=Math.max(0,Math.min(e,n.length-1));t.dataset.page=String(o);for(let r of Pt(t))n[o]?.includes(
r)?r.dataset.turnedTo="":delete r.dataset.turnedTo;f(t,".pager").hidden=n.length===1,f(t,"[data-turned]").textContent=`${o+
1} of ${n.length}`;for(let r of d(t,"[data-turn]",HTMLButtonElement))r.disabled=!n[o+Number(r.dataset.turn)]}function Pt(t){
return d(t,".matrix, .shown > pointer-view")}function B(t,{out:e,layout:n,scale:o}){t.dataset.out=e,t.dataset.layout=n,f(
t,"[data-rest]").hidden=!e,t.style.setProperty("--scale",String(o))}function po(t){let e=t.getBoundingClientRect(),n=f(t,
".formula"),o=r=>{let{right:s,bottom:i,width:a}=r.getBoundingClientRect();return!a||s<=e.right+1&&i<=e.bottom+1};return[
t,f(t,".words"),f(t,".shown")].every(Je)&&n.scrollWidth<=n.clientWidth+1&&[n,...Pt(t)].every(r=>o(r)&&Ge(r))}function Je(t){
return!t.clientWidth||t.scrollWidth<=t.clientWidth+1&&t.scrollHeight<=t.clientHeight+1}function Ge(t){let e=t.querySelector(
":scope > .table-frame");return!e||Je(e)}function ho(t){let e=document.createElement("dialog");e.className="rest";let n=f(
t,"h1, h2");e.setAttribute("aria-label",(n.textContent??"").trim());let o=document.createElement("button");o.type="butto\
n",o.textContent="Close",o.addEventListener("click",()=>e.close()),e.addEventListener("close",()=>{e.remove(),f(t,"[data\
-rest]").focus()});let r=[n,t.querySelector(".switch"),t.querySelector(".formula"),...f(t,".words").children];e.append(o);
for(let s of r){if(!s)continue;let i=s.cloneNode(!0);i.removeAttribute("id"),e.append(i)}t.append(e),e.showModal()}var go=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,bo="Write a number, such as 0.5, in every cell.",dt=class{#e;#a;#i;#t=new Map;#o=new Map;constructor(e,n,o){
this.#e=e,this.#a=n,this.#i=o,this.#c(),e.addEventListener("input",r=>{let s=r.target;this.#p(s.name,s.value),this.#s()}),
e.addEventListener("click",r=>{let s=v(r),i=s.closest("[data-input]");i&&("more"in s.dataset&&this.#d(i,1),"fewer"in s.dataset&&
this.#d(i,-1))}),n.addEventListener("click",()=>{for(let r of this.#n)this.#t.set(R(r),Ye(Ke(r)));this.#l(),d(this.#e,"i\
nput, select")[0]?.focus(),this.#s()}),this.#r()}get text(){let e={};for(let n of this.#n){let o=R(n),r=ze(n.dataset.kind,
this.#t.get(o)??"");if(r===null)return null;JSON.stringify(r)!==JSON.stringify(Ke(n))&&(e[o]=r)}return Object.keys(e).length?
JSON.stringify(e):""}replace(e,n){let o=document.activeElement,r=o&&this.#e.contains(o)?this.#f(o):null;this.#e.replaceChildren(
...e.childNodes),n?this.#c():this.#l(),r?.(),this.#r()}showProblems(e){let n=new Set(e);for(let o of this.#n){let r=R(o),
s=`inputs.${r}`,i=e.filter(l=>l.where===s||l.where.startsWith(`${s}[`));for(let l of i)n.delete(l);let a=i.map(l=>l.message).
join(" "),c=JSON.stringify(this.#t.get(r));a&&this.#o.set(r,{typed:c,message:a})}return this.#r(),[...n]}get#n(){return d(
this.#e,"[data-input]")}#f(e){if((e instanceof HTMLInputElement||e instanceof HTMLSelectElement)&&e.name){let i=`[name="${CSS.
escape(e.name)}"]`,a=e instanceof HTMLInputElement?{start:e.selectionStart,end:e.selectionEnd}:null;return()=>{let c=this.#e.
querySelector(i);c instanceof HTMLElement&&c.focus({preventScroll:!0}),c instanceof HTMLInputElement&&a&&c.setSelectionRange(
a.start,a.end)}}let o=e.closest("[data-input]"),r=o instanceof HTMLElement?R(o):"",s=e instanceof HTMLElement&&"more"in e.
dataset?"more":"fewer";return()=>{let i=this.#e.querySelector(`[data-input="${CSS.escape(r)}"] [data-${s}]`);i instanceof
HTMLElement&&i.focus({preventScroll:!0})}}#c(){this.#t.clear();for(let e of this.#n){let n=ut(e),o=n.map(i=>i.value),{kind:r,
row:s}=e.dataset;this.#t.set(R(e),r==="words"?o:r==="matrix"?wo(n,!!s):o[0]??"")}}#l(){for(let e of this.#n)for(let n of ut(
e)){let o=this.#m(n.name);o!==void 0&&n.value!==o&&(n.value=o)}}#u(e){let[n="",o,r]=e.split("."),s=this.#t.get(n);return o===
void 0?null:r===void 0?[s,Number(o)]:[Array.isArray(s?.[0])?s?.[Number(o)]:s,Number(r)]}#m(e){let n=this.#u(e);if(!n)return this.#t.
get(e);let[o,r]=n;return o?.[r]}#p(e,n){let o=this.#u(e);if(!o){this.#t.set(e,n);return}let[r,s]=o;r&&(r[s]=n)}#s(){this.#r(),
this.#i()}#r(){for(let e of this.#n){let n=R(e),o=!["words","choice"].includes(e.dataset.kind??""),r=o?ut(e).filter(c=>Xe(
c.value)===null):[];for(let c of o?ut(e):[])c.setAttribute("aria-invalid",String(r.includes(c)));let s=this.#t.get(n)??"";
this.#o.get(n)?.typed!==JSON.stringify(s)&&this.#o.delete(n),xo(e,r.length?bo:this.#o.get(n)?.message??"");let{least:i,most:a}=e.
dataset;for(let c of d(e,"[data-fewer]",HTMLButtonElement))c.disabled=s.length<=Number(i);for(let c of d(e,"[data-more]",
HTMLButtonElement))c.disabled=s.length>=Number(a)}this.#a.disabled=this.text===""}#d(e,n){let o=R(e),r=this.#t.get(o),s=r.
length+n;if(s<Number(e.dataset.least)||s>Number(e.dataset.most))return;let i=`word ${r.length+1}`;this.#t.set(o,n>0?[...r,
i]:r.slice(0,-1));for(let{dataset:a}of this.#n){let c=a.input??"",l=this.#t.get(c);a.rows===o&&Array.isArray(l)&&(l=Rt(l,
n)),a.columns===o&&Array.isArray(l)&&(l=a.row?Rt(l,n):l.map(u=>Rt(u,n))),l!==void 0&&this.#t.set(c,l)}this.#s()}};function R(t){
return t.dataset.input??""}function Ke(t){return JSON.parse(t.dataset.default??"null")}function ut(t){return d(t,"input,\
 select")}function wo(t,e){let n=new Map;for(let r of t){let[,s=""]=r.name.split(".");n.set(s,[...n.get(s)??[],r.value])}
let o=[...n.values()];return e?o[0]??[]:o}function Rt(t,e){return e>0?[...t,structuredClone(t.at(-1))]:t.slice(0,-1)}function Ye(t){
return Array.isArray(t)?t.map(Ye):String(t)}function ze(t,e){if(t==="words"||t==="choice")return e;if(!Array.isArray(e))
return Xe(e);let n=e.map(o=>ze(t,o));return n.includes(null)?null:n}function Xe(t){let e=t.trim().replace("−","-").replace(
",","."),n=go.test(e)?Number(e):Number.NaN;return Number.isFinite(n)?n:null}function xo(t,e){let n=f(t,"[data-failure]");
n.textContent=e,n.hidden=!e}var Ht=null;function vo(){let t=d(document,"[data-side]").map(({dataset:a})=>a.model??""),[e,n]=t,{origin:o,pathname:r}=location,
s=o+r;if(!e){let a=r.slice(Et.pathname.length),c=x(document,"[data-lesson]");return!c||!new URLSearchParams(location.search).
has("lang")?{name:a,address:s}:{name:`${a}/${c.lang}`,address:`${s}?lang=${c.lang}`}}let i=I({model:e,against:JSON.stringify(
{model:n})});return{name:["compare",...t].join("/"),address:`${s}?${i}`}}function Ze(){let{controller:t}=navigator.serviceWorker;
if(!t)return;let e=n=>t.postMessage(n);Ht?.disconnect(),Ht=new PerformanceObserver(n=>{let o=n.getEntries().map(({name:r})=>r);
e({addresses:o.filter(r=>!r.includes("?"))})}),Ht.observe({type:"resource",buffered:!0}),e({addresses:[],page:vo()})}async function Qe(){
if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",Ze),await navigator.serviceWorker.register(
new URL("service-worker.js",Et),{updateViaCache:"none"}),Ze()}catch{}}function qt(t=""){let e=["The server does not answ\
er.",t].filter(Boolean).join(" ");return isSecureContext&&navigator.serviceWorker?.controller?e:`${e} Keep this page ope\
n: without the server, ${isSecureContext?"it cannot be reloaded":"it can be reloaded only over HTTPS"}.`}function tn(){document.readyState==="complete"?Qe():addEventListener("load",Qe)}var yo=4e3,on="This page computes your changes in your browser and hides what only the server can update.",rn=document.getElementById(
"lesson-record")!==null,ft=!1,mt=!1;async function sn(t,{address:e,files:n,signal:o}){if(Dt())return Ft(t,{files:n,signal:o});
if(!ft)return en(e,o);if(mt)return mt=!1,Ft(t,{files:n,signal:o});try{let r=await en(e,se(o));return Bt(""),r}catch(r){if(!(r instanceof
A&&[0,...ne].includes(r.status)))throw r;return Bt(qt(on)),Ft(t,{files:n,signal:o})}}function Dt(){return rn}function an(t){
let e=new AbortController,n=()=>{e.abort(),clearTimeout(o),Wt(t)},o=setTimeout(n,yo);for(let r of["pointerdown","keydown"])
document.addEventListener(r,n,{signal:e.signal})}async function Wt(t){try{let e=[import("./site-RI6FECWZ.js"),import("./site-SVL7K5L7.js")],
[n]=await Promise.all([fetch(t),...e]);if(!n.ok||ft)return;let o=new DOMParser().parseFromString(await n.text(),"text/ht\
ml");document.body.append(...d(o,"head > *, body > *")),ft=!0,mt=ae(n),mt&&Bt(qt(on)),tn()}catch{}}async function cn(t,e,n){
if(!rn&&!ft)return;let{previewEdits:o}=await import("./site-SVL7K5L7.js");try{o(t,e,n)}catch(r){if(!(r instanceof
A))throw r}}function Bt(t){let e=x(document,"[data-silence]");e&&(e.textContent=t)}async function Ft(t,e){let{exportedLesson:n}=await import("./site-RI6FECWZ.js");
return n(t,e)}async function en(t,e){let o=await fetch(t,{headers:{accept:"text/html, application/problem+json"},signal:e}).
catch(nn),r=await o.text().catch(nn);if(o.ok)return new DOMParser().parseFromString(r,"text/html");throw new A(o.status,
So(r,o.status))}function nn(t){throw Z(t)?t:new A(0,[{where:"",message:oe,suggestions:[]}])}function So(t,e){try{return JSON.
parse(t).errors??[]}catch{return[{where:"",message:re(e),suggestions:[]}]}}var ln="http://www.w3.org/2000/svg";function _t(t,e){let n=x(t,".working");if(!n||(n.querySelector(".threads")?.remove(),
!e))return;let o=n.getBoundingClientRect(),r=e.getBoundingClientRect(),s=document.createElementNS(ln,"svg");s.setAttribute(
"class","threads"),s.setAttribute("aria-hidden","true");for(let i of Eo(t)){let a=i.right<r.left,[c,l]=a?[i.right,(i.top+
i.bottom)/2]:[(i.left+i.right)/2,i.bottom],[u,h]=a?[r.left,(r.top+r.bottom)/2]:[(r.left+r.right)/2,r.top],[g,b]=a?[(u-c)/
2,0]:[0,(h-l)/2],y=[[c,l],[c+g,l+b],[u-g,h-b],[u,h]].map(([S=0,$=0])=>`${(S-o.left).toFixed(1)} ${($-o.top).toFixed(1)}`),
T=document.createElementNS(ln,"path");T.setAttribute("d",`M${y[0]}C${y.slice(1).join(" ")}`),s.append(T)}n.append(s)}function Eo(t){
return d(t,"figure.matrix").flatMap(e=>{let n=d(e,'[data-lit="part"]').map(o=>o.getBoundingClientRect());return n.length?
[{left:Math.min(...n.map(({left:o})=>o)),right:Math.max(...n.map(({right:o})=>o)),top:Math.min(...n.map(({top:o})=>o)),bottom:Math.
max(...n.map(({bottom:o})=>o))}]:[]})}var To=".step-results figure[data-how] tbody td",Mo=900,Oo=2e4,Ao=2,jt=4,H=new WeakMap;function un(t){t.addEventListener(
"click",e=>{let n=v(e),o=n.closest("[data-step]");if(!(o instanceof HTMLElement))return;n.closest("[data-play]")&&No(o);
let r=n.closest("[data-move]");r instanceof HTMLElement&&ko(o,Number(r.dataset.move));let s=n.closest("[data-choice]");s instanceof
HTMLElement&&Io(o,s)}),t.addEventListener("input",e=>{let n=v(e),o=n.closest("[data-step]");!(o instanceof HTMLElement)||
!n.matches("[data-scrub]")||(D(o),pt(o,Number(n.value)))})}function dn(t){for(let e of d(t,"[data-step]")){let n=x(e,".p\
lay");if(!n||H.has(e))continue;let o=d(e,To,HTMLTableCellElement);if(n.hidden=o.length<Ao,n.hidden)continue;let r=e.closest(
"[data-frame]")?-1:Lo(o);H.set(e,{cells:o,shown:o.length,timer:0,asks:r});let s=f(n,"[data-scrub]",HTMLInputElement);s.max=
String(o.length),s.value=s.max}}function Ut(t){for(let e of d(t,"[data-step]"))D(e)}function Lo(t){let e=new Set(t.map(s=>s.
textContent));if(t.length<jt||e.size<jt)return-1;let n=Math.floor(t.length/2),o=t.map(it),r=n;for(let s=n;s<t.length;s+=
1)Math.abs(o[s]??0)>Math.abs(o[r]??0)&&(r=s);return r}function No(t){let e=H.get(t);if(!e)return;if(e.timer){D(t);return}
e.shown>=e.cells.length&&pt(t,0);let n=Math.min(Mo,Oo/e.cells.length),o=()=>{if(e.shown===e.asks&&!("predicted"in t.dataset)){
Co(t,e);return}pt(t,e.shown+1),e.shown>=e.cells.length&&D(t)};e.timer=window.setInterval(o,n),fn(t,!0),o()}function D(t){
let e=H.get(t);e?.timer&&(clearInterval(e.timer),e.timer=0,fn(t,!1))}function fn(t,e){f(t,"[data-play]").textContent=e?"\
Pause":"Play"}function ko(t,e){let n=H.get(t);if(!n)return;D(t);let o=e<0?0:n.cells.length;pt(t,Math.abs(e)>1?o:n.shown+
e)}function pt(t,e){let n=H.get(t);if(!n)return;let{cells:o}=n;n.shown=Math.max(0,Math.min(o.length,e));for(let[i,a]of o.
entries())a.toggleAttribute("data-ahead",i>=n.shown),a.removeAttribute("data-asked");x(t,".predict")?.remove();let r=f(t,
"[data-scrub]",HTMLInputElement);r.value=String(n.shown);let s=o[n.shown-1];mn(t,n.shown,o.length),s?j(s):st(t),n.timer&&
s?.scrollIntoView({block:"nearest"}),_t(t,s??null)}function mn(t,e,n){let o=e?`number ${e} of ${n}`:"";f(t,".play output").
textContent=o,f(t,"[data-scrub]").setAttribute("aria-valuetext",o)}function Co(t,e){D(t);let n=e.cells[e.asks];if(!n)return;
n.removeAttribute("data-ahead"),n.toggleAttribute("data-asked",!0),mn(t,e.asks+1,e.cells.length),j(n,{withoutResult:!0}),
_t(t,n);let o=document.createElement("div");o.className="predict",o.setAttribute("role","group"),o.setAttribute("aria-la\
bel","Predict, then see");let r=document.createElement("p"),s=document.createElement("b");s.textContent="Predict, then s\
ee. ",r.append(s,"Which number comes where the question mark is?");let i=document.createElement("div");i.className="choi\
ces",i.append(...$o(n,e.cells).map(a=>{let c=document.createElement("button");return c.type="button",c.dataset.choice=a,
c.textContent=a,c})),o.append(r,i),f(t,".play").after(o)}function $o(t,e){let n=t.textContent??"",o=t.closest("figure"),
r=e.filter(c=>c.closest("figure")===o).map(c=>c.textContent??""),s=e.map(c=>c.textContent??""),i=[...new Set([n,...r.reverse(),
...s])].slice(0,jt),a=c=>Number(c.replace("−","-").replace(",",""));return i.sort((c,l)=>a(c)-a(l))}function Io(t,e){let n=H.
get(t),o=n?.cells[n.asks];if(!n||!o)return;let r=o.textContent??"",s=e.dataset.choice===r;t.dataset.predicted=String(s);
let i=f(t,".predict");for(let c of d(i,"button",HTMLButtonElement))c.disabled=!0,(c===e||c.dataset.choice===r)&&(c.dataset.
right=String(c.dataset.choice===r));o.removeAttribute("data-asked"),n.shown=n.asks+1,f(t,"[data-scrub]",HTMLInputElement).
value=String(n.shown),j(o);let a=document.createElement("p");a.setAttribute("role","status"),a.textContent=s?"Right. Pla\
y goes on.":`It is ${r}; the line above shows why. Play goes on.`,i.append(a),f(t,"[data-play]").focus({preventScroll:!0})}var pn="pointerscope-lessons";function hn(){try{let t=JSON.parse(localStorage.getItem(pn)??"{}");return t&&typeof t=="ob\
ject"?t:{}}catch{return{}}}function Vt(t){let e=hn()[t];return new Set(Array.isArray(e)?e:[])}function Jt(t,e){let n=Vt(
t);if(!n.has(e))try{localStorage.setItem(pn,JSON.stringify({...hn(),[t]:[...n,e]}))}catch{}}var Po=350,Ro=60,Yt=["removed","inputs","layer","head"],xn=["step","all",...Yt],Ho={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},m=f(document,"[data-lesson]"),w=f(m,"[data-steps]"),gn=x(m,"[data-controls]"),K=m.dataset.only,Gt=f(m,"[data-\
error]"),ht=x(m,"[data-inputs]"),W=ht&&new dt(ht,f(m,"[data-reset]",HTMLButtonElement),Ko),Y="frame"in m.dataset,{states:qo,
leftOut:vn="",edited:yn=""}=m.dataset,{record:gt}=m.dataset,p=zt(location.search),M={...p,...Zt(zt(Fo()))},Kt=new AbortController,
U=0,J=0,bn=0;function zt(t){let e=new URLSearchParams(t);return{step:e.get("step")??"",all:e.get("all")??"",removed:e.get(
"removed")??vn,inputs:e.get("inputs")??yn,layer:e.get("layer")??"",head:e.get("head")??""}}function Fo(){return Dt()?"":
m.dataset.shown??location.search}async function Bo(){gt&&await Wt(gt),vt({history:"keep",isFresh:!0})}var Do=Y?je(m,w):()=>{},
Wo="framers"in document.body.dataset?Ce({state:Jo,height:()=>m.scrollHeight,set:Go}):()=>{},k=()=>d(w,":scope > [data-st\
ep]"),bt=t=>k().findIndex(e=>e.dataset.step===t),P=()=>Math.max(0,bt(p.step)),Sn=()=>Y&&window.parent!==window;function C(){
let t=!!p.all||!!K,e=P(),n=k();for(let[o,r]of n.entries())r.hidden=!t&&o!==e;for(let o of d(m,"[data-beside]"))o.hidden=
!t&&o.dataset.beside!==n[e]?.dataset.step;if(t&&!Y)for(let o of St(w,"pointer-view[lazy]"))o.removeAttribute("lazy");m.dataset.
mode=t?"all":"one",m.toggleAttribute("data-first",e===0);for(let o of d(m,"[data-follow]",HTMLSelectElement)){let r=o.dataset.
follow;o.value=p[r]||"0"}for(let o of d(m,"[data-slide]"))Uo(o,o.dataset.slide===n[e]?.dataset.step);gn&&Vo(gn,e,n.length,
t),jo(),_o(n),Do(),Wo("state",{})}function _o(t){let e=yt(M);for(let s of d(m,"[data-slide]"))s.toggleAttribute("data-le\
ft-out",e.has(s.dataset.slide??""));let n=x(m,"[data-changed]");if(!n)return;let o=t.filter(s=>e.has(s.dataset.step??"")).
map(s=>`“${f(s,"h1, h2").lastChild?.textContent?.trim()??""}”`),r=[o.length?`Left out: ${o.join(", ")}.`:"",M.inputs?
"The inputs are edited.":""].filter(Boolean);n.hidden=!r.length,n.textContent=`${r.join(" ")} Texts, exercises and print\
ed numbers speak of the original lesson.`}function Xt(){return!Y&&!("opens"in m.dataset)}function jo(){let{lesson:t=""}=m.
dataset;if(!Xt())return;let e=Vt(t);for(let n of d(m,"[data-slide]"))n.toggleAttribute("data-seen",e.has(n.dataset.slide??
""))}function Uo(t,e){if(!e){t.removeAttribute("aria-current");return}t.setAttribute("aria-current","step");let n=t.closest(
"ol");n&&requestAnimationFrame(()=>{n.scrollLeft=t.offsetLeft-n.offsetLeft})}function Vo(t,e,n,o){t.hidden=!1,f(t,"[data\
-place]").textContent=`Step ${e+1} of ${n}`,f(t,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,f(t,'[data-go="1"]',HTMLButtonElement).
disabled=e===n-1;let r=x(t,"[data-all]",HTMLInputElement);r&&(r.checked=o)}function G(t,e=!1){let n=k(),o=n[Math.max(0,Math.
min(n.length-1,t))];o&&(Ut(w),Xt()&&Jt(m.dataset.lesson??"",n[P()]?.dataset.step??""),p={...p,step:o.dataset.step??""},z(
"replace"),C(),e&&f(o,"h1, h2").focus({preventScroll:!0}),p.all?o.scrollIntoView({block:"start"}):o.getBoundingClientRect().
top<0&&m.scrollIntoView({block:"start"}),m.querySelector("[data-slide][aria-current]")?.scrollIntoView({block:"nearest",
inline:"nearest"}))}function Zt({removed:t,inputs:e,layer:n,head:o}){return{removed:t,inputs:e,layer:n,head:o}}function wt(t,e){
return Yt.every(n=>t[n]===e[n])}function Jo(){return{step:k()[P()]?.dataset.step,removed:M.removed,inputs:M.inputs}}function Go({
step:t,...e}){t!==void 0&&!K&&G(Math.max(0,bt(t??"")));let n={};for(let o of Yt)o in e&&(n[o]=e[o]??"");xt(n)}function z(t){
let e=En({...p,...Zt(M)});if(e!==location.pathname+location.search)try{t==="push"&&!Sn()?history.pushState(null,"",e):history.
replaceState(null,"",e)}catch{}}function En(t){let e=[...new URLSearchParams(location.search)].filter(([r])=>!xn.some(s=>s===
r)),n=I({...Object.fromEntries(e),...t});vn&&!t.removed&&n.set("removed",""),yn&&!t.inputs&&n.set("inputs","");let o=n.toString();
return o?`${location.pathname}?${o}`:location.pathname}function Ko(){let t=W?.text;cancelAnimationFrame(bn),typeof t=="s\
tring"&&(bn=requestAnimationFrame(()=>cn(w,t,yt(p)))),clearTimeout(J),J=setTimeout(()=>xt({}),Po)}function xt(t){let e=J&&
W?W.text:null;clearTimeout(J),J=0;let n={...p,...e===null?{}:{inputs:e},...t};wt(n,p)||(p=n,vt({history:"push"}))}async function vt({
history:t,isFresh:e=!1}){U+=1;let n=U;Kt.abort(),Kt=new AbortController,w.setAttribute("aria-busy","true");try{let o=await sn(
p,{address:En(p),files:qo,signal:Kt.signal});if(n!==U)return;zo(o,e),M=p,Tn([]),t==="push"&&z("push"),C()}catch(o){if(Z(
o))return;if(!(o instanceof A))throw o;n===U&&Yo(o.problems,t)}finally{n===U&&w.removeAttribute("aria-busy")}}function Yo(t,e){
Tn(t);let n=t.every(r=>r.where.startsWith("inputs"));if(p={...p,...n?{inputs:M.inputs}:Zt(M)},!wt(p,M)){vt({history:e});
return}let o=yt(M);for(let r of d(w,"[data-remove]",HTMLInputElement))r.checked=o.has(r.dataset.remove??"");z("replace"),
C()}function yt(t){return new Set(t.removed.split(",").filter(Boolean))}function zo(t,e){Ut(w);let n=document.activeElement?.
closest("[data-remove]"),o=n instanceof HTMLElement?n.dataset.remove:void 0;for(let s of k()){let i=s.dataset.step??"",a=t.
querySelector(`[data-steps] > [data-step="${CSS.escape(i)}"]`);a&&s.replaceWith(a)}for(let s of d(m,"[data-renew]")){let i=t.
querySelector(`[data-renew="${s.dataset.renew}"]`);i&&s.replaceChildren(...i.childNodes)}let r=x(t,"[data-inputs]");r&&W?.
replace(r,e),o&&x(w,`[data-remove="${CSS.escape(o)}"]`)?.focus(),Mn()}function Tn(t){let e=W?W.showProblems(t):t;Gt.textContent=
e.map(n=>n.message).join(" "),Gt.hidden=e.length===0,e.length&&m.dataset.live&&Gt.append(" ",Xo(m.dataset.live))}function Xo(t){
let e=document.createElement("a");return e.href=t,e.textContent="Open it on the server",e.search=I({...p,all:null}).toString(),
e}function Mn(){Ae(w),dn(w),He(w),w.querySelector("pointer-view")&&import("./site-WYLHB4QN.js");for(let t of d(w,
"[data-embed]",HTMLAnchorElement)){let e=t.closest("[data-step]"),n=e instanceof HTMLElement?e.dataset.step:void 0;t.search=
I({...p,all:null,step:n}).toString()}for(let t of d(m,"[data-offline]",HTMLAnchorElement)){let e=new URLSearchParams(location.
search).get("lang");t.search=I({removed:p.removed,inputs:p.inputs,lang:e}).toString()}for(let t of d(m,"[data-back]",HTMLAnchorElement)){
let e=new URLSearchParams(location.search);for(let n of xn)e.delete(n);t.search=e.toString()}}function Zo(t,e,{row:n,column:o}){
let r=Object.fromEntries(new URLSearchParams(location.search)),s=I({...r,step:null,all:null,row:n,column:o});return X(`${m.
dataset.api}/${t}/${e}?${s}`)}async function Qo(){let{solutionsAt:t}=m.dataset;if(!(!t||x(m,"[data-solutions]")))try{let e=await fetch(
t);if(!e.ok)return;let n=new DOMParser().parseFromString(await e.text(),"text/html");w.after(...d(n.body,"[data-solution\
s]"))}catch{}}async function tr(t){t.disabled=!0;let{all:e}=p;p={...p,all:"1"},C(),await Promise.all([te(St(w)),Qo()]),window.
print(),p={...p,all:e},C(),t.disabled=!1}function On(t){return t.closest("input:not([type=checkbox]), select, textarea")!==
null}function An(t){for(let e=t;e&&e!==w;){if(e.localName==="pointer-view"||e.scrollWidth>e.clientWidth+1&&getComputedStyle(
e).overflowX!=="visible")return!0;e=e.parentElement}return!1}w.addEventListener("change",t=>{let e=t.target;if(!(e instanceof
HTMLInputElement)||!e.dataset.remove)return;let n=yt(p);e.checked?n.add(e.dataset.remove):n.delete(e.dataset.remove),xt(
{removed:[...n].join(",")})});m.addEventListener("change",t=>{let e=Qt(t);e.dataset.follow&&xt({[e.dataset.follow]:e.value}),
"all"in e.dataset&&e instanceof HTMLInputElement&&(p={...p,all:e.checked?"1":""},z("replace"),C(),k()[P()]?.scrollIntoView(
{block:"start"}))});m.addEventListener("click",t=>{let e=v(t);e.dataset.go&&G(P()+Number(e.dataset.go));let n="stripButt\
on"in e.dataset&&e.closest("figure");n&&e.setAttribute("aria-expanded",String(n.toggleAttribute("data-open"))),"print"in
e.dataset&&tr(e),e.closest(".onward a")&&Xt()&&Jt(m.dataset.lesson??"",k()[P()]?.dataset.step??"");let o=e.closest("[dat\
a-slide]");o instanceof HTMLElement&&(t.preventDefault(),G(bt(o.dataset.slide),!0))});document.addEventListener("keydown",
t=>{let e=v(t);if(K||t.defaultPrevented||t.altKey||t.ctrlKey||t.metaKey||On(e)||An(e))return;let n=Ho[t.key];!n||p.all&&
t.key.startsWith("Page")||(t.preventDefault(),G(P()+n,!0))});var V;w.addEventListener("touchstart",t=>{let e=v(t);V=t.touches.
length===1&&!An(e)&&!On(e)?t.touches[0]:void 0},{passive:!0});w.addEventListener("touchend",({changedTouches:[t]})=>{if(K||
!V||!t)return;let[e,n]=[t.clientX-V.clientX,t.clientY-V.clientY];V=void 0,Math.abs(e)>Ro&&Math.abs(e)>2*Math.abs(n)&&G(P()-
Math.sign(e))});window.addEventListener("popstate",()=>{p=zt(location.search),wt(p,M)?C():vt({history:"keep",isFresh:!0})});
Sn()||ee(w,()=>{for(let t of k())t.hidden=!1;for(let t of d(w,"[data-beside]"))t.hidden=!1;Y&&Ue(k())},C);!p.step&&location.
hash&&(p.step=location.hash.slice(1));p.step&&bt(p.step)<0&&!K&&(p.step="",z("replace"));var wn=x(m,"details.inputs",HTMLDetailsElement);
wn&&matchMedia("(max-width: 62rem)").matches&&(wn.open=!1);Oe(w,"opens"in m.dataset?Zo:null);Ie(w,m.dataset.lesson??"",m.
lang);un(w);ht&&Re(ht);qe(w);Mn();C();m.dataset.ready="true";gt&&an(gt);wt(p,M)||Bo();
