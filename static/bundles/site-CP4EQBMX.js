import{a as Y,d as V}from"./site-4HVWQPXD.js";import{a as X}from"./site-ZKZTQMYA.js";import{A as g,B as P,
C as y,D as j,E as W,F as U,G as R,H,I as G,J as T,K as B,L as F,u as v,v as b,w as _,x as I,y as C,z as D}from"./site-ISR36AB6.js";
import{a as K,b as J}from"./site-ERRDMBQT.js";import{r as A}from"./site-GHMQDKFV.js";import{a as N,c as $}from"./site-AXBYILDR.js";var le=Array.from({length:256},(r,e)=>{let t=e;for(let n=0;n<8;n+=1)t=t&1?3988292384^t>>>1:t>>>1;return t>>>0});function w(r){
let e=4294967295;for(let t of new TextEncoder().encode(r))e=le[(e^t)&255]^e>>>8;return((e^4294967295)>>>0).toString(16).
padStart(8,"0")}var z=60,fe=["0.5","1","2","5"],Q="1",q={title:80,due:80,student:80,seed:40},he="pointerscope assignment 2",me="pointers\
cope assignment 1",pe=/(?:[\p{Cc} \xa0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff\ufffe\uffff|]|\p{Surrogate})+/gu,
je="This link was made by an earlier version of PointerScope, which drew other numbers.",Z="Perhaps the link was cut off\
; ask for it again.",de=/^[^.]+\..+$/s,p=class extends Error{};function ge(r){let e=(r.get("exercises")??"").split(",").
map(o=>o.trim()).filter(Boolean);if(!e.length)throw new p(`The link names no exercise. ${Z}`);if(e.length>z){let o=e.length;
throw new p(`The link names ${o} exercises; ${z} are the most.`)}let t=e.find(o=>!de.test(o));if(t!==void 0)throw new p(
`The link names “${t.slice(0,60)}”, which is not an exercise. ${Z}`);let n=r.get("tolerance")||Q;if(!fe.includes(n))
throw new p("The link has a tolerance that there is not.");let s=o=>ne(r.get(o)??"",q[o]);return{exercises:e,tolerance:n,
title:s("title"),due:s("due"),seed:s("seed")}}function We(r){let e=ge(r),t=r.get("check");return t===x(e)?null:t===x(e,me)?
"earlier":"changed"}function x({exercises:r,seed:e,title:t,due:n,tolerance:s},o=he){return w([o,t,n,e,s,...r].join(`
`))}function Ue(r){let{exercises:e,seed:t,title:n,due:s,tolerance:o}=r,i={title:n,due:s,seed:t,exercises:e.join(","),tolerance:o===
Q?"":o,check:x(r)};return new URLSearchParams(Object.entries(i).filter(([,c])=>c))}var we=r=>ne(r,q.student);function ee({
seed:r},e,t){return`${r}
${we(e).toLowerCase()}
${t}`}function te(r){let e=r.indexOf(".");return{lesson:r.slice(0,e),exercise:r.slice(e+1)}}function ne(r,e){return[...r.
normalize("NFC").replaceAll(pe," ").replace(/^ | $/g,"")].slice(0,e).join("").replace(/ $/,"")}var xe=404,M=new Map;function Xe({exercises:r},e){return Promise.all(r.map(async t=>{let{lesson:n,exercise:s}=te(t),o=await Ee(
n,e),i=o.exercises.get(s);if(!i)throw re(t,"exercise");return{address:t,source:o,...i}}))}function Ee(r,e){let t=M.get(r);
if(t)return t;let n=Ne(r,e.replace("{lesson}",encodeURIComponent(r)));return M.set(r,n),n.catch(()=>M.delete(r)),n}async function Ne(r,e){
let t=await fetch(e).catch(()=>null);if(t?.status===xe)throw re(r,"lesson");if(!t?.ok)throw new p("The exercises could n\
ot be read. Check your connection, and reload.");let n=new DOMParser().parseFromString(await t.text(),"text/html"),s=N(n,
"#lesson-record",HTMLScriptElement).textContent??"";return{title:n.title,steps:JSON.parse(n.body.dataset.steps??"{}"),record:new X(
JSON.parse(s)),figures:N(n,"#lesson-figures",HTMLTemplateElement),exercises:new Map($(n,"[data-assigned]").map(o=>[o.dataset.
assigned??"",{exercise:JSON.parse(o.dataset.content??"{}"),form:N(o,"form",HTMLFormElement)}]))}}function re(r,e){return new p(
`The link names the ${e} “${r.slice(0,80)}”, which this place does not have. Ask your lecturer for the link again.`)}var S="PS1",se=7,oe="-",Je=4e6,be=/(?:^|(?<!PS1 )\| ?)[0-9a-f]{8}$/,Ae=/^[0-9a-f]{8}/;function Ve({check:r,student:e,marks:t,
answers:n,tries:s}){let o=n.map(a=>a.map(ke).join(" ")||oe),c=[S,r,e,t,o.join("; "),s.join(", ")].join(" | ");return`${c}\
 | ${w(c)}`}function ze(r){return r.replaceAll(/\n[>\s]*/g," ").replaceAll(/\s/g," ").replaceAll(/ {2,}/g," ").split(`${S}\
 |`).slice(1).map(Se)}function Ze(r){let[e,t]=[0,!1];for(let n of r.split(`
`).map(s=>s.replace(/^[>\s]+/,"").trim()))n.includes(`${S} |`)?t=!0:n?t||(e+=1):t=!1,be.test(n)&&(t=!1);return e}function Se(r){
let e=[S,...r.split("|",se-1)].map(f=>f.trim()),[,t="",n="",s="",o="",i="",c=""]=e,a=Ae.exec(c)?.[0];if(e.length<se||!a)
return null;let l=o.split(";").map(f=>{let h=f.trim().split(" ").filter(Boolean);return h.length===1&&h[0]===oe?[]:h}),u=w(
e.slice(0,-1).join(" | "))===a;return{check:t,student:n,marks:s,answers:l,tries:i.split(", "),isWhole:u}}function ke(r){
return r.replaceAll(/[\s;|]/g,"")}function ie(r,e,t){let n=r.map(s=>{let o=e.find(({name:i})=>i===s.name);return[s.name,o?Oe(s,o,t):0]});return Object.fromEntries(
n)}function Oe({name:r,least:e,step:t,count:n,decimals:s},{kind:o,own:i,isRow:c},a){let l=Re(`${a}
${r}`),u=()=>{let h=Math.floor(l()*n/4294967296);return(e+h*t)/10**s};if(o==="number")return u();let f=({length:h})=>Array.
from({length:h},u);return c?f(i):i.map(f)}function Re(r){let e=new TextEncoder().encode(r),[t,n,s,o]=[0,1,2,3].map(c=>Te(
e,c)),i=()=>{let c=t+n+o|0;return[t,n]=[n^n>>>9,s+(s<<3)|0],s=(s<<21|s>>>11)+c|0,o=o+1|0,c>>>0};for(let c=0;c<12;c+=1)i();
return i}function Te(r,e){let t=2166136261+e*2654435769|0;for(let n of r)t=Math.imul(t^n,16777619);return t=Math.imul(t^
t>>>16,2246822507),t=Math.imul(t^t>>>13,3266489909),t^t>>>16}var Me=1+1e-9,m=class extends Error{};function L(r){let e=K(r).replaceAll(/[−–]/g,"-").replaceAll(/[\u00a0\u202f]/g,
" ");if(!e)throw new m(v);if(J(e)>R)throw new m(A(C,{most:R}));let t=null,[,n]=F.exec(e)??[];if(n&&(t=Number(e.replaceAll(
n,"")),!".,".includes(n)||e.split(n).length>2))return{value:t,isPercent:!1,grouped:null};let s=e.split(",").length-1;if(s>
1||s&&e.includes("."))throw new m(_);let o=B.exec(e.replace(",",".").replaceAll(/ ?([/%]) ?/g,"$1"))?.groups;if(!o)throw new m(
b);let i=Number(o.divisor??1);if(i===0)throw new m(I);let c=Number(o.number)/i,a=o.percent!==void 0;return{value:a?c/100:
c,isPercent:a,grouped:t}}function ce({value:r,isPercent:e,grouped:t},n,s,o,i){let c=Le(n,s,o)*Me;if(e&&!i)return{verdict:"\
wrong",sentence:W};let a=[e&&i==="percent"?r*100:r];t!==null&&s===0&&a.push(t);let l=Math.min(...a.map(f=>Math.abs(f-n)));
return l<=c?{verdict:"right",sentence:D}:s&&l<=c*T?{verdict:"close",sentence:g}:Math.abs(r+n)<=c?{verdict:"wrong",sentence:y}:
i==="share"&&!e&&Math.abs(r/100-n)<=c*T?{verdict:"wrong",sentence:j}:{verdict:"wrong",sentence:P}}function Le(r,e,t){let n=Math.
abs(Number(r.toFixed(e))-r),s=(e?t:H)/10**e;return Math.max(n,Math.min(s,G*Math.abs(r)))}var k=class{#t;#e;#r=new Map;inputs;constructor(e,t,n){this.#t=e,this.#e=t;let{drawn:s}=t;this.inputs=s?ie(s.draws,e.record.
inputs,n):{}}get given(){let{given:e,drawn:t}=this.#e,n=this.#n(t?.removed??[]),{values:s}=n,o=e.map(i=>Y(i,n,this.#t.record));
return{values:s,tables:o.filter(i=>i!==null)}}get expected(){let{drawn:e,answer:t}=this.#e;return e?this.#o(e,e.removed):
t??""}mark(e,t,n=[]){let{expected:s}=this;if(typeof s=="string"){let u=e[0]===s;return{cells:[],share:Number(u),forgotten:null,
sentence:u?"Right.":"Not yet."}}let o=this.#s(e,s.flat(),t),i=o.filter(u=>u?.verdict==="right").length,a=o.every(u=>u&&u.
verdict!=="wrong")||o.includes(null)?null:this.#i(e,t),l=a&&(this.#t.steps[a]??a);return{cells:o,share:i/o.length,forgotten:a,
sentence:l?A(U,{step:l}):$e(e,o,n)}}#s(e,t,n){return t.map((s,o)=>{try{return ce(L(e[o]??""),s,this.#e.decimals,n,this.#e.
unit)}catch(i){if(!(i instanceof m))throw i;return null}})}#i(e,t){let{drawn:n}=this.#e;if(!n)return null;for(let{id:s,isRemovable:o}of this.#t.
record.steps){if(!o||n.removed.includes(s))continue;let i=this.#o(n,[...n.removed,s]).flat(),c=i.some(Number.isNaN)?[]:this.#s(
e,i,t);if(c.length&&c.every(a=>a?.verdict==="right"))return s}return null}#o({table:e,cells:t,removed:n},s){let o=s.length>
n.length?this.#c(n):void 0,i=this.#n(s,o).known.get(e)?.numbers??[];return t.map(c=>c.map(a=>i[a]??Number.NaN))}#c(e){let{
known:t}=this.#n(e);return new Map(this.#e.given.flatMap(n=>{let s=t.get(n)?.numbers;return s?[[n,s]]:[]}))}#n(e,t){let n=e.
join(),s=this.#r.get(n);if(!s){let{record:o}=this.#t;s=o.solve(V(o.inputs,this.inputs),new Set(e),t),this.#r.set(n,s)}return s}};
function $e(r,e,t){if(e.includes(null))return ve(r,e,t);let n=e.filter(o=>o?.verdict==="right").length;if(e.length===1||
n===e.length)return e[0]?.sentence??"";let s=e.every(o=>o?.verdict!=="wrong");return s&&!n?g:`${n} of ${e.length} are ri\
ght.${s?` ${g}`:""}`}function ve(r,e,t){let n=[...e.keys()].filter(a=>!e[a]),s=a=>`“${t[a]??a+1}”`,o=n.find(a=>r[a]),
i=n.filter(a=>!r[a]).map(s),c=[];return o!==void 0&&c.push(`${e.length>1?`${s(o)}: `:""}${_e(r[o]??"")}`),i.length&&c.push(
`Still empty: ${i.join(", ")}.`),c.join(" ")}function _e(r){try{L(r)}catch(e){if(e instanceof m)return e.message}return b}var Ie=97;function mt(r,e,t){let n=x(e),s=r.map(i=>Ce(i,e,t,n)),o=new Map;for(let i of s){let c=i.student.toLowerCase(),
a=(o.get(c)??0)+1;o.set(c,a),i.total!==null&&a>1&&i.remarks.push(`Line ${a} of this student.`)}return s}function Ce(r,e,t,n){
let s={total:null,shares:t.map(()=>null),answers:[],tries:[]};if(!r)return{...s,student:"",remarks:["This line breaks of\
f. Ask for the whole line."]};let{student:o,marks:i,tries:c,isWhole:a}=r,l=a?[]:["The checksum does not fit: the line wa\
s changed or mistyped."];if(r.check!==n)return{...s,student:o,remarks:[...l,"It is for another assignment, or for a link\
 that was changed."]};if(r.answers.length!==t.length)return{...s,student:o,remarks:[...l,"It has too many or too few ans\
wers."]};let u=t.map((d,O)=>De(d,r.answers[O]??[],e,o)),f=u.reduce((d,O)=>d+O,0),h=`${E(f)}/${t.length}`,ae=h===i?[]:[`T\
he line says ${i}; its answers give ${h}.`],ue=r.answers.map(d=>d.join(" "));return{student:o,total:f,shares:u,answers:ue,
tries:c,remarks:[...l,...ae]}}function De({address:r,source:e,exercise:t},n,s,o){if(!n.length)return 0;let i=ee(s,o,r),c=t.
choices.length?[t.choices[(n[0]??"").charCodeAt(0)-Ie]??""]:n;return new k(e,t,i).mark(c,Number(s.tolerance)).share}function pt(r,e){
let n=["Student","Marks","Of",...e.map(({address:o})=>o),"Checks","Steps opened","Remarks"],s=r.map(({student:o,total:i,
shares:c,tries:a,remarks:l})=>[o,i===null?null:Number(E(i)),e.length,...c.map(u=>u===null?null:Number(E(u))),a.reduce((u,f)=>u+
(Number.parseInt(f,10)||0),0),a.filter(u=>u.endsWith("o")).length,l.join(" ")]);return{columns:n,rows:s}}function dt(r,e){
let t=e.map((s,o)=>String(o+1)),n=r.map(({student:s,total:o,shares:i,tries:c,remarks:a})=>[s,o===null?null:`${E(o)}/${e.
length}`,a.join(" "),...i.map((l,u)=>{let f=l===null?null:E(l);return c[u]?.endsWith("o")?`${f}*`:f})]);return{columns:[
"Student","Marks","Remarks",...t],rows:n}}function E(r){return String(Math.round(r*100)/100)}export{z as a,Q as b,je as c,p as d,ge as e,We as f,x as g,Ue as h,we as i,ee as j,te as k,ne as l,Xe as m,Je as n,Ve as o,
ze as p,Ze as q,k as r,mt as s,pt as t,dt as u,E as v};
