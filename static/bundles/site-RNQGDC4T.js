import{a as F,d as J}from"./site-ZDW2FBAW.js";import{a as B}from"./site-DS3VMXF6.js";import{A as D,B as P,
C as y,D as j,E as R,F as U,G as W,H,I as G,u as E,v as $,w as I,x as _,y as v,z as C}from"./site-W2MIWAD7.js";import{
a as X,b as Y}from"./site-UNBUN2HL.js";import{p as N}from"./site-FFZDZ3ZW.js";import{a as x,c as M}from"./site-TDSAGLFG.js";var ie=Array.from({length:256},(r,e)=>{let t=e;for(let n=0;n<8;n+=1)t=t&1?3988292384^t>>>1:t>>>1;return t>>>0});function g(r){
let e=4294967295;for(let t of new TextEncoder().encode(r))e=ie[(e^t)&255]^e>>>8;return((e^4294967295)>>>0).toString(16).
padStart(8,"0")}var K=60,ae=["0.5","1","2","5"],z="1",Z={title:80,due:80,student:80,seed:40},le="pointerscope assignment 1",ue=/(?:[\p{Cc} \xa0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff\ufffe\uffff|]|\p{Surrogate})+/gu,
V="Perhaps the link was cut off; ask for it again.",fe=/^[^.]+\..+$/s,m=class extends Error{};function pe(r){let e=(r.get(
"exercises")??"").split(",").map(o=>o.trim()).filter(Boolean);if(!e.length)throw new m(`The link names no exercise. ${V}`);
if(e.length>K){let o=e.length;throw new m(`The link names ${o} exercises; ${K} are the most.`)}let t=e.find(o=>!fe.test(
o));if(t!==void 0)throw new m(`The link names “${t.slice(0,60)}”, which is not an exercise. ${V}`);let n=r.get("tole\
rance")||z;if(!ae.includes(n))throw new m("The link has a tolerance that there is not.");let s=o=>q(r.get(o)??"",Z[o]);return{
exercises:e,tolerance:n,title:s("title"),due:s("due"),seed:s("seed")}}function Ie(r){return r.get("check")!==b(pe(r))}function b({
exercises:r,seed:e,title:t,due:n,tolerance:s}){return g([le,t,n,e,s,...r].join(`
`))}function _e(r){let{exercises:e,seed:t,title:n,due:s,tolerance:o}=r,c={title:n,due:s,seed:t,exercises:e.join(","),tolerance:o===
z?"":o,check:b(r)};return new URLSearchParams(Object.entries(c).filter(([,i])=>i))}var me=r=>q(r,Z.student);function Q({
seed:r},e,t){return`${r}
${me(e).toLowerCase()}
${t}`}function k(r){let e=r.indexOf(".");return{lesson:r.slice(0,e),exercise:r.slice(e+1)}}function q(r,e){return[...r.normalize(
"NFC").replaceAll(ue," ").replace(/^ | $/g,"")].slice(0,e).join("").replace(/ $/,"")}var he=404,T=new Map;function ye({exercises:r},e){return Promise.all(r.map(async t=>{let{lesson:n,exercise:s}=k(t),o=await de(
n,e),c=o.exercises.get(s);if(!c)throw ee(t,"exercise");return{address:t,source:o,...c}}))}function de(r,e){let t=T.get(r);
if(t)return t;let n=ge(r,e.replace("{lesson}",encodeURIComponent(r)));return T.set(r,n),n.catch(()=>T.delete(r)),n}async function ge(r,e){
let t=await fetch(e).catch(()=>null);if(t?.status===he)throw ee(r,"lesson");if(!t?.ok)throw new m("The exercises could n\
ot be read. Check your connection, and reload.");let n=new DOMParser().parseFromString(await t.text(),"text/html"),s=x(n,
"#lesson-record",HTMLScriptElement).textContent??"";return{title:n.title,steps:JSON.parse(n.body.dataset.steps??"{}"),record:new B(
JSON.parse(s)),figures:x(n,"#lesson-figures",HTMLTemplateElement),exercises:new Map(M(n,"[data-assigned]").map(o=>[o.dataset.
assigned??"",{exercise:JSON.parse(o.dataset.content??"{}"),form:x(o,"form",HTMLFormElement)}]))}}function ee(r,e){return new m(
`The link names the ${e} “${r.slice(0,80)}”, which this place does not have. Ask your lecturer for the link again.`)}var A="PS1",te=7,ne="-",We=4e6,we=/(?:^|(?<!PS1 )\| ?)[0-9a-f]{8}$/,xe=/^[0-9a-f]{8}/;function He({check:r,student:e,marks:t,
answers:n,tries:s}){let o=n.map(a=>a.map(Ne).join(" ")||ne),i=[A,r,e,t,o.join("; "),s.join(", ")].join(" | ");return`${i}\
 | ${g(i)}`}function Ge(r){return r.replaceAll(/\n[>\s]*/g," ").replaceAll(/\s/g," ").replaceAll(/ {2,}/g," ").split(`${A}\
 |`).slice(1).map(Ee)}function Be(r){let[e,t]=[0,!1];for(let n of r.split(`
`).map(s=>s.replace(/^[>\s]+/,"").trim()))n.includes(`${A} |`)?t=!0:n?t||(e+=1):t=!1,we.test(n)&&(t=!1);return e}function Ee(r){
let e=[A,...r.split("|",te-1)].map(f=>f.trim()),[,t="",n="",s="",o="",c="",i=""]=e,a=xe.exec(i)?.[0];if(e.length<te||!a)
return null;let u=o.split(";").map(f=>{let p=f.trim().split(" ").filter(Boolean);return p.length===1&&p[0]===ne?[]:p}),l=g(
e.slice(0,-1).join(" | "))===a;return{check:t,student:n,marks:s,answers:u,tries:c.split(", "),isWhole:l}}function Ne(r){
return r.replaceAll(/[\s;|]/g,"")}function re(r,e,t){let n=r.map(s=>{let o=e.find(({name:c})=>c===s.name);return[s.name,o?be(s,o,t):0]});return Object.fromEntries(
n)}function be({name:r,least:e,step:t,count:n,decimals:s},{kind:o,own:c,isRow:i},a){let u=ke(`${a}
${r}`),l=()=>{let p=Math.floor(u()*n/4294967296);return(e+p*t)/10**s};if(o==="number")return l();let f=({length:p})=>Array.
from({length:p},l);return i?f(c):c.map(f)}function ke(r){let e=new TextEncoder().encode(r),[t,n,s,o]=[0,1,2,3].map(i=>Ae(
e,i)),c=()=>{let i=t+n+o|0;return[t,n]=[n^n>>>9,s+(s<<3)|0],s=(s<<21|s>>>11)+i|0,o=o+1|0,i>>>0};for(let i=0;i<12;i+=1)c();
return c}function Ae(r,e){let t=2166136261+e*2654435769|0;for(let n of r)t=Math.imul(t^n,16777619);return t=Math.imul(t^
t>>>16,2246822507),t=Math.imul(t^t>>>13,3266489909),t^t>>>16}var Oe=1+1e-9,h=class extends Error{};function L(r){let e=X(r).replaceAll(/[−–]/g,"-").replaceAll(/[\u00a0\u202f]/g,
" ");if(Y(e)>R)throw new h(N(_,{most:R}));let t=null,[,n]=G.exec(e)??[];if(n&&(t=Number(e.replaceAll(n,"")),!".,".includes(
n)||e.split(n).length>2))return{value:t,isPercent:!1,grouped:null};let s=e.split(",").length-1;if(s>1||s&&e.includes("."))
throw new h($);let o=H.exec(e.replace(",",".").replaceAll(/ ?([/%]) ?/g,"$1"))?.groups;if(!o)throw new h(E);let c=Number(
o.divisor??1);if(c===0)throw new h(I);let i=Number(o.number)/c,a=o.percent!==void 0;return{value:a?i/100:i,isPercent:a,grouped:t}}
function se({value:r,isPercent:e,grouped:t},n,s,o){let c=(s?o:U)/10**s*Oe,i=[r];e&&Math.abs(n)>1&&i.push(r*100),t!==null&&
s===0&&i.push(t);let a=Math.min(...i.map(u=>Math.abs(u-n)));return a<=c?{verdict:"right",sentence:v}:s&&a<=c*W?{verdict:"\
close",sentence:C}:Math.abs(r+n)<=c?{verdict:"wrong",sentence:P}:!e&&Math.abs(r/100-n)<=c/100?{verdict:"wrong",sentence:y}:
{verdict:"wrong",sentence:D}}var O=class{#e;#t;#n=new Map;inputs;constructor(e,t,n){this.#e=e,this.#t=t;let{drawn:s}=t;this.inputs=s?re(s.draws,e.record.
inputs,n):{}}get given(){let{given:e=[],removed:t=[]}=this.#t.drawn??{},n=this.#o(t),{values:s}=n,o=e.map(c=>F(c,n,this.#e.
record));return{values:s,tables:o.filter(c=>c!==null)}}get expected(){let{drawn:e,answer:t}=this.#t;return e?this.#s(e,e.
removed):t??""}mark(e,t){let{expected:n}=this;if(typeof n=="string"){let i=e[0]===n;return{cells:[],share:Number(i),forgotten:null,
sentence:i?"Right.":"Not yet."}}let s=this.#r(e,n.flat(),t),o=s.filter(i=>i?.verdict==="right").length,c=o<s.length&&!s.
includes(null)?this.#i(e,t):null;return{cells:s,share:o/s.length,forgotten:c,sentence:this.#c(e,s,o,c)}}#r(e,t,n){return t.
map((s,o)=>{try{return se(L(e[o]??""),s,this.#t.decimals,n)}catch(c){if(!(c instanceof h))throw c;return null}})}#c(e,t,n,s){
let o=t.indexOf(null);return o>=0?Se(e[o]??""):s?N(j,{step:this.#e.steps[s]??s}):t.length===1||n===t.length?t[0]?.sentence??
"":`${n} of ${t.length} are right.`}#i(e,t){let{drawn:n}=this.#t;if(!n)return null;for(let{id:s,isRemovable:o}of this.#e.
record.steps){if(!o||n.removed.includes(s))continue;let c=this.#s(n,[...n.removed,s]).flat(),i=c.some(Number.isNaN)?[]:this.#r(
e,c,t);if(i.length&&i.every(a=>a?.verdict==="right"))return s}return null}#s({table:e,cells:t},n){let s=this.#o(n).known.
get(e)?.numbers??[];return t.map(o=>o.map(c=>s[c]??Number.NaN))}#o(e){let t=e.join(),n=this.#n.get(t);if(!n){let{record:s}=this.#e;
n=s.solve(J(s.inputs,this.inputs),new Set(e)),this.#n.set(t,n)}return n}};function Se(r){try{L(r)}catch(e){if(e instanceof
h)return e.message}return E}var Re=97;function ot(r,e,t){let n=b(e),s=r.map(c=>Te(c,e,t,n)),o=new Map;for(let c of s){let i=c.student.toLowerCase(),
a=(o.get(i)??0)+1;o.set(i,a),c.total!==null&&a>1&&c.remarks.push(`Line ${a} of this student.`)}return s}function Te(r,e,t,n){
let s={total:null,shares:t.map(()=>null),answers:[],tries:[]};if(!r)return{...s,student:"",remarks:["This line breaks of\
f. Ask for the whole line."]};let{student:o,marks:c,tries:i,isWhole:a}=r,u=a?[]:["The checksum does not fit: the line wa\
s changed or mistyped."];if(r.check!==n)return{...s,student:o,remarks:[...u,"It is for another assignment, or for a link\
 that was changed."]};if(r.answers.length!==t.length)return{...s,student:o,remarks:[...u,"It has too many or too few ans\
wers."]};let l=t.map((d,S)=>Le(d,r.answers[S]??[],e,o)),f=l.reduce((d,S)=>d+S,0),p=`${w(f)}/${t.length}`,oe=p===c?[]:[`T\
he line says ${c}; its answers give ${p}.`],ce=r.answers.map(d=>d.join(" "));return{student:o,total:f,shares:l,answers:ce,
tries:i,remarks:[...u,...oe]}}function Le({address:r,source:e,exercise:t},n,s,o){if(!n.length)return 0;let c=Q(s,o,k(r).
lesson),i=t.choices.length?[t.choices[(n[0]??"").charCodeAt(0)-Re]??""]:n;return new O(e,t,c).mark(i,Number(s.tolerance)).
share}function ct(r,e){let n=["Student","Marks","Of",...e.map(({address:o})=>o),"Checks","Steps opened","Remarks"],s=r.map(
({student:o,total:c,shares:i,tries:a,remarks:u})=>[o,c===null?null:Number(w(c)),e.length,...i.map(l=>l===null?null:Number(
w(l))),a.reduce((l,f)=>l+(Number.parseInt(f,10)||0),0),a.filter(l=>l.endsWith("o")).length,u.join(" ")]);return{columns:n,
rows:s}}function it(r,e){let t=e.map((s,o)=>String(o+1)),n=r.map(({student:s,total:o,shares:c,tries:i,remarks:a})=>[s,o===
null?null:`${w(o)}/${e.length}`,a.join(" "),...c.map((u,l)=>{let f=u===null?null:w(u);return i[l]?.endsWith("o")?`${f}*`:
f})]);return{columns:["Student","Marks","Remarks",...t],rows:n}}function w(r){return String(Math.round(r*100)/100)}export{K as a,z as b,m as c,pe as d,Ie as e,b as f,_e as g,me as h,Q as i,k as j,q as k,ye as l,We as m,He as n,Ge as o,
Be as p,O as q,ot as r,ct as s,it as t,w as u};
