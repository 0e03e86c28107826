import{a as X,d as K}from"./site-ZO5KPJJI.js";import{a as F}from"./site-JKSRI2A6.js";import{A as D,B as P,
C as y,D as j,E as R,F as U,G as W,H,I as G,J as B,u as E,v as $,w as _,x as I,y as v,z as C}from"./site-IPC5H6TC.js";
import{a as Y,b as J}from"./site-UNBUN2HL.js";import{p as b}from"./site-FFZDZ3ZW.js";import{a as x,c as L}from"./site-TDSAGLFG.js";var ae=Array.from({length:256},(r,e)=>{let t=e;for(let n=0;n<8;n+=1)t=t&1?3988292384^t>>>1:t>>>1;return t>>>0});function g(r){
let e=4294967295;for(let t of new TextEncoder().encode(r))e=ae[(e^t)&255]^e>>>8;return((e^4294967295)>>>0).toString(16).
padStart(8,"0")}var V=60,le=["0.5","1","2","5"],Z="1",Q={title:80,due:80,student:80,seed:40},ue="pointerscope assignment 1",fe=/(?:[\p{Cc} \xa0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff\ufffe\uffff|]|\p{Surrogate})+/gu,
z="Perhaps the link was cut off; ask for it again.",me=/^[^.]+\..+$/s,p=class extends Error{};function pe(r){let e=(r.get(
"exercises")??"").split(",").map(o=>o.trim()).filter(Boolean);if(!e.length)throw new p(`The link names no exercise. ${z}`);
if(e.length>V){let o=e.length;throw new p(`The link names ${o} exercises; ${V} are the most.`)}let t=e.find(o=>!me.test(
o));if(t!==void 0)throw new p(`The link names “${t.slice(0,60)}”, which is not an exercise. ${z}`);let n=r.get("tole\
rance")||Z;if(!le.includes(n))throw new p("The link has a tolerance that there is not.");let s=o=>ee(r.get(o)??"",Q[o]);
return{exercises:e,tolerance:n,title:s("title"),due:s("due"),seed:s("seed")}}function ve(r){return r.get("check")!==N(pe(
r))}function N({exercises:r,seed:e,title:t,due:n,tolerance:s}){return g([ue,t,n,e,s,...r].join(`
`))}function Ce(r){let{exercises:e,seed:t,title:n,due:s,tolerance:o}=r,c={title:n,due:s,seed:t,exercises:e.join(","),tolerance:o===
Z?"":o,check:N(r)};return new URLSearchParams(Object.entries(c).filter(([,i])=>i))}var he=r=>ee(r,Q.student);function q({
seed:r},e,t){return`${r}
${he(e).toLowerCase()}
${t}`}function A(r){let e=r.indexOf(".");return{lesson:r.slice(0,e),exercise:r.slice(e+1)}}function ee(r,e){return[...r.
normalize("NFC").replaceAll(fe," ").replace(/^ | $/g,"")].slice(0,e).join("").replace(/ $/,"")}var de=404,T=new Map;function Ue({exercises:r},e){return Promise.all(r.map(async t=>{let{lesson:n,exercise:s}=A(t),o=await ge(
n,e),c=o.exercises.get(s);if(!c)throw te(t,"exercise");return{address:t,source:o,...c}}))}function ge(r,e){let t=T.get(r);
if(t)return t;let n=we(r,e.replace("{lesson}",encodeURIComponent(r)));return T.set(r,n),n.catch(()=>T.delete(r)),n}async function we(r,e){
let t=await fetch(e).catch(()=>null);if(t?.status===de)throw te(r,"lesson");if(!t?.ok)throw new p("The exercises could n\
ot be read. Check your connection, and reload.");let n=new DOMParser().parseFromString(await t.text(),"text/html"),s=x(n,
"#lesson-record",HTMLScriptElement).textContent??"";return{title:n.title,steps:JSON.parse(n.body.dataset.steps??"{}"),record:new F(
JSON.parse(s)),figures:x(n,"#lesson-figures",HTMLTemplateElement),exercises:new Map(L(n,"[data-assigned]").map(o=>[o.dataset.
assigned??"",{exercise:JSON.parse(o.dataset.content??"{}"),form:x(o,"form",HTMLFormElement)}]))}}function te(r,e){return new p(
`The link names the ${e} “${r.slice(0,80)}”, which this place does not have. Ask your lecturer for the link again.`)}var k="PS1",ne=7,re="-",Ge=4e6,xe=/(?:^|(?<!PS1 )\| ?)[0-9a-f]{8}$/,Ee=/^[0-9a-f]{8}/;function Be({check:r,student:e,marks:t,
answers:n,tries:s}){let o=n.map(a=>a.map(Ne).join(" ")||re),i=[k,r,e,t,o.join("; "),s.join(", ")].join(" | ");return`${i}\
 | ${g(i)}`}function Fe(r){return r.replaceAll(/\n[>\s]*/g," ").replaceAll(/\s/g," ").replaceAll(/ {2,}/g," ").split(`${k}\
 |`).slice(1).map(be)}function Xe(r){let[e,t]=[0,!1];for(let n of r.split(`
`).map(s=>s.replace(/^[>\s]+/,"").trim()))n.includes(`${k} |`)?t=!0:n?t||(e+=1):t=!1,xe.test(n)&&(t=!1);return e}function be(r){
let e=[k,...r.split("|",ne-1)].map(f=>f.trim()),[,t="",n="",s="",o="",c="",i=""]=e,a=Ee.exec(i)?.[0];if(e.length<ne||!a)
return null;let u=o.split(";").map(f=>{let m=f.trim().split(" ").filter(Boolean);return m.length===1&&m[0]===re?[]:m}),l=g(
e.slice(0,-1).join(" | "))===a;return{check:t,student:n,marks:s,answers:u,tries:c.split(", "),isWhole:l}}function Ne(r){
return r.replaceAll(/[\s;|]/g,"")}function se(r,e,t){let n=r.map(s=>{let o=e.find(({name:c})=>c===s.name);return[s.name,o?Ae(s,o,t):0]});return Object.fromEntries(
n)}function Ae({name:r,least:e,step:t,count:n,decimals:s},{kind:o,own:c,isRow:i},a){let u=ke(`${a}
${r}`),l=()=>{let m=Math.floor(u()*n/4294967296);return(e+m*t)/10**s};if(o==="number")return l();let f=({length:m})=>Array.
from({length:m},l);return i?f(c):c.map(f)}function ke(r){let e=new TextEncoder().encode(r),[t,n,s,o]=[0,1,2,3].map(i=>Se(
e,i)),c=()=>{let i=t+n+o|0;return[t,n]=[n^n>>>9,s+(s<<3)|0],s=(s<<21|s>>>11)+i|0,o=o+1|0,i>>>0};for(let i=0;i<12;i+=1)c();
return c}function Se(r,e){let t=2166136261+e*2654435769|0;for(let n of r)t=Math.imul(t^n,16777619);return t=Math.imul(t^
t>>>16,2246822507),t=Math.imul(t^t>>>13,3266489909),t^t>>>16}var Oe=1+1e-9,h=class extends Error{};function M(r){let e=Y(r).replaceAll(/[−–]/g,"-").replaceAll(/[\u00a0\u202f]/g,
" ");if(J(e)>R)throw new h(b(I,{most:R}));let t=null,[,n]=B.exec(e)??[];if(n&&(t=Number(e.replaceAll(n,"")),!".,".includes(
n)||e.split(n).length>2))return{value:t,isPercent:!1,grouped:null};let s=e.split(",").length-1;if(s>1||s&&e.includes("."))
throw new h($);let o=G.exec(e.replace(",",".").replaceAll(/ ?([/%]) ?/g,"$1"))?.groups;if(!o)throw new h(E);let c=Number(
o.divisor??1);if(c===0)throw new h(_);let i=Number(o.number)/c,a=o.percent!==void 0;return{value:a?i/100:i,isPercent:a,grouped:t}}
function oe({value:r,isPercent:e,grouped:t},n,s,o){let c=Re(n,s,o)*Oe,i=[r];e&&Math.abs(n)>1&&i.push(r*100),t!==null&&s===
0&&i.push(t);let a=Math.min(...i.map(u=>Math.abs(u-n)));return a<=c?{verdict:"right",sentence:v}:s&&a<=c*H?{verdict:"clo\
se",sentence:C}:Math.abs(r+n)<=c?{verdict:"wrong",sentence:P}:!e&&Math.abs(r/100-n)<=c/100?{verdict:"wrong",sentence:y}:
{verdict:"wrong",sentence:D}}function Re(r,e,t){let n=Math.abs(Number(r.toFixed(e))-r),s=(e?t:U)/10**e;return Math.max(n,
Math.min(s,W*Math.abs(r)))}var S=class{#e;#t;#n=new Map;inputs;constructor(e,t,n){this.#e=e,this.#t=t;let{drawn:s}=t;this.inputs=s?se(s.draws,e.record.
inputs,n):{}}get given(){let{given:e,drawn:t}=this.#t,n=this.#o(t?.removed??[]),{values:s}=n,o=e.map(c=>X(c,n,this.#e.record));
return{values:s,tables:o.filter(c=>c!==null)}}get expected(){let{drawn:e,answer:t}=this.#t;return e?this.#s(e,e.removed):
t??""}mark(e,t){let{expected:n}=this;if(typeof n=="string"){let i=e[0]===n;return{cells:[],share:Number(i),forgotten:null,
sentence:i?"Right.":"Not yet."}}let s=this.#r(e,n.flat(),t),o=s.filter(i=>i?.verdict==="right").length,c=o<s.length&&!s.
includes(null)?this.#i(e,t):null;return{cells:s,share:o/s.length,forgotten:c,sentence:this.#c(e,s,o,c)}}#r(e,t,n){return t.
map((s,o)=>{try{return oe(M(e[o]??""),s,this.#t.decimals,n)}catch(c){if(!(c instanceof h))throw c;return null}})}#c(e,t,n,s){
let o=t.indexOf(null);return o>=0?Te(e[o]??""):s?b(j,{step:this.#e.steps[s]??s}):t.length===1||n===t.length?t[0]?.sentence??
"":`${n} of ${t.length} are right.`}#i(e,t){let{drawn:n}=this.#t;if(!n)return null;for(let{id:s,isRemovable:o}of this.#e.
record.steps){if(!o||n.removed.includes(s))continue;let c=this.#s(n,[...n.removed,s]).flat(),i=c.some(Number.isNaN)?[]:this.#r(
e,c,t);if(i.length&&i.every(a=>a?.verdict==="right"))return s}return null}#s({table:e,cells:t},n){let s=this.#o(n).known.
get(e)?.numbers??[];return t.map(o=>o.map(c=>s[c]??Number.NaN))}#o(e){let t=e.join(),n=this.#n.get(t);if(!n){let{record:s}=this.#e;
n=s.solve(K(s.inputs,this.inputs),new Set(e)),this.#n.set(t,n)}return n}};function Te(r){try{M(r)}catch(e){if(e instanceof
h)return e.message}return E}var Me=97;function it(r,e,t){let n=N(e),s=r.map(c=>Le(c,e,t,n)),o=new Map;for(let c of s){let i=c.student.toLowerCase(),
a=(o.get(i)??0)+1;o.set(i,a),c.total!==null&&a>1&&c.remarks.push(`Line ${a} of this student.`)}return s}function Le(r,e,t,n){
let s={total:null,shares:t.map(()=>null),answers:[],tries:[]};if(!r)return{...s,student:"",remarks:["This line breaks of\
f. Ask for the whole line."]};let{student:o,marks:c,tries:i,isWhole:a}=r,u=a?[]:["The checksum does not fit: the line wa\
s changed or mistyped."];if(r.check!==n)return{...s,student:o,remarks:[...u,"It is for another assignment, or for a link\
 that was changed."]};if(r.answers.length!==t.length)return{...s,student:o,remarks:[...u,"It has too many or too few ans\
wers."]};let l=t.map((d,O)=>$e(d,r.answers[O]??[],e,o)),f=l.reduce((d,O)=>d+O,0),m=`${w(f)}/${t.length}`,ce=m===c?[]:[`T\
he line says ${c}; its answers give ${m}.`],ie=r.answers.map(d=>d.join(" "));return{student:o,total:f,shares:l,answers:ie,
tries:i,remarks:[...u,...ce]}}function $e({address:r,source:e,exercise:t},n,s,o){if(!n.length)return 0;let c=q(s,o,A(r).
lesson),i=t.choices.length?[t.choices[(n[0]??"").charCodeAt(0)-Me]??""]:n;return new S(e,t,c).mark(i,Number(s.tolerance)).
share}function at(r,e){let n=["Student","Marks","Of",...e.map(({address:o})=>o),"Checks","Steps opened","Remarks"],s=r.map(
({student:o,total:c,shares:i,tries:a,remarks:u})=>[o,c===null?null:Number(w(c)),e.length,...i.map(l=>l===null?null:Number(
w(l))),a.reduce((l,f)=>l+(Number.parseInt(f,10)||0),0),a.filter(l=>l.endsWith("o")).length,u.join(" ")]);return{columns:n,
rows:s}}function lt(r,e){let t=e.map((s,o)=>String(o+1)),n=r.map(({student:s,total:o,shares:c,tries:i,remarks:a})=>[s,o===
null?null:`${w(o)}/${e.length}`,a.join(" "),...c.map((u,l)=>{let f=u===null?null:w(u);return i[l]?.endsWith("o")?`${f}*`:
f})]);return{columns:["Student","Marks","Remarks",...t],rows:n}}function w(r){return String(Math.round(r*100)/100)}export{V as a,Z as b,p as c,pe as d,ve as e,N as f,Ce as g,he as h,q as i,A as j,ee as k,Ue as l,Ge as m,Be as n,Fe as o,
Xe as p,S as q,it as r,at as s,lt as t,w as u};
