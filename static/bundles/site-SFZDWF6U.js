import{a as K,d as z}from"./site-3E6Y2O6Q.js";import{a as Y}from"./site-TWOLWAMP.js";import{A as g,B as P,
C as y,D as U,E as j,F as H,G as T,H as W,I as X,J as k,K as F,L as G,M as B,u as $,v as S,w as v,x as I,y as C,z as D}from"./site-WWFNVULM.js";
import{a as V,b as J}from"./site-ERRDMBQT.js";import{r as N}from"./site-GHMQDKFV.js";import{a as A,c as L}from"./site-AXBYILDR.js";var Z="pointerscope assignment 2",Q="pointerscope assignment 1",Xe="This link was made by an earlier version of PointerS\
cope, which drew other numbers.",q=/[\x00-\x20\x7f-\xa0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ud800-\udfff\ufeff\ufffe\uffff|]+/gu,
ee=["0.5","1","2","5"];var he=Array.from({length:256},(r,e)=>{let t=e;for(let n=0;n<8;n+=1)t=t&1?3988292384^t>>>1:t>>>1;return t>>>0});function E(r){
let e=4294967295;for(let t of new TextEncoder().encode(r))e=he[(e^t)&255]^e>>>8;return((e^4294967295)>>>0).toString(16).
padStart(8,"0")}var ne="Perhaps the link was cut off; ask for it again.",Ae=/^[^.]+\..+$/s,h=class extends Error{};function Se(r){let e=(r.
get("exercises")??"").split(",").map(s=>s.trim()).filter(Boolean);if(!e.length)throw new h(`The link names no exercise. ${ne}`);
if(e.length>60){let s=e.length;throw new h(`The link names ${s} exercises; ${60} are the most.`)}let t=e.find(s=>!Ae.test(
s));if(t!==void 0)throw new h(`The link names “${t.slice(0,60)}”, which is not an exercise. ${ne}`);let n=r.get("tol\
erance")||"1";if(!ee.includes(n))throw new h("The link has a tolerance that there is not.");let o=(s,i)=>ie(r.get(s)??"",
i);return{exercises:e,tolerance:n,title:o("title",80),due:o("due",80),seed:o("seed",40)}}function Ke(r){let e=Se(r),t=r.
get("check");return t===w(e)?null:t===w(e,Q)?"earlier":"changed"}function w({exercises:r,seed:e,title:t,due:n,tolerance:o},s=Z){
return E([s,t,n,e,o,...r].join(`
`))}function Ve(r){let{exercises:e,seed:t,title:n,due:o,tolerance:s}=r,i={title:n,due:o,seed:t,exercises:e.join(","),tolerance:s===
"1"?"":s,check:w(r)};return new URLSearchParams(Object.entries(i).filter(([,c])=>c))}var Ne=r=>ie(r,80);function oe({seed:r},e,t){
return`${r}
${Ne(e).toLowerCase()}
${t}`}function se(r){let e=r.indexOf(".");return{lesson:r.slice(0,e),exercise:r.slice(e+1)}}function ie(r,e){return[...[
...r].slice(0,4*e).join("").normalize("NFC").replaceAll(q," ").replace(/^ | $/g,"")].slice(0,e).join("").replace(/ $/,"")}var Oe=404,M=new Map;function qe({exercises:r},e){return Promise.all(r.map(async t=>{let{lesson:n,exercise:o}=se(t),s=await Re(
n,e),i=s.exercises.get(o);if(!i)throw ce(t,"exercise");return{address:t,source:s,...i}}))}function Re(r,e){let t=M.get(r);
if(t)return t;let n=be(r,e.replace("{lesson}",encodeURIComponent(r)));return M.set(r,n),n.catch(()=>M.delete(r)),n}async function be(r,e){
let t=await fetch(e).catch(()=>null);if(t?.status===Oe)throw ce(r,"lesson");if(!t?.ok)throw new h("The exercises could n\
ot be read. Check your connection, and reload.");let n=new DOMParser().parseFromString(await t.text(),"text/html"),o=A(n,
"#lesson-record",HTMLScriptElement).textContent??"";return{title:n.title,steps:JSON.parse(n.body.dataset.steps??"{}"),record:new Y(
JSON.parse(o)),figures:A(n,"#lesson-figures",HTMLTemplateElement),exercises:new Map(L(n,"[data-assigned]").map(s=>[s.dataset.
assigned??"",{exercise:JSON.parse(s.dataset.content??"{}"),form:A(s,"form",HTMLFormElement)}]))}}function ce(r,e){return new h(
`The link names the ${e} “${r.slice(0,80)}”, which this place does not have. Ask your lecturer for the link again.`)}var O="PS1",ae=7,ue="-",nt=4e6,Te=/(?:^|(?<!PS1 )\| ?)[0-9a-f]{8}$/,ke=/^[0-9a-f]{8}/;function rt({check:r,student:e,marks:t,
answers:n,tries:o}){let s=n.map(a=>a.map(_e).join(" ")||ue),c=[O,r,e,t,s.join("; "),o.join(", ")].join(" | ");return`${c}\
 | ${E(c)}`}function ot(r){return r.replaceAll(/\n[>\s]*/g," ").replaceAll(/\s/g," ").replaceAll(/ {2,}/g," ").split(`${O}\
 |`).slice(1).map(Me)}function st(r){let[e,t]=[0,!1];for(let n of r.split(`
`).map(o=>o.replace(/^[>\s]+/,"").trim()))n.includes(`${O} |`)?t=!0:n?t||(e+=1):t=!1,Te.test(n)&&(t=!1);return e}function Me(r){
let e=[O,...r.split("|",ae-1)].map(f=>f.trim()),[,t="",n="",o="",s="",i="",c=""]=e,a=ke.exec(c)?.[0];if(e.length<ae||!a)
return null;let l=s.split(";").map(f=>{let p=f.trim().split(" ").filter(Boolean);return p.length===1&&p[0]===ue?[]:p}),u=E(
e.slice(0,-1).join(" | "))===a;return{check:t,student:n,marks:o,answers:l,tries:i.split(", "),isWhole:u}}function _e(r){
return r.replaceAll(/[\s;|]/g,"")}var $e=2**32;function le(r,e,t){let n=r.map(o=>{let s=e.find(({name:i})=>i===o.name);return[o.name,s?ve(o,s,t):0]});return Object.
fromEntries(n)}function ve({name:r,least:e,step:t,count:n,decimals:o},{kind:s,own:i,isRow:c},a){let l=Ie(`${a}
${r}`),u=()=>{let p=Math.floor(l()*n/$e);return(e+p*t)/10**o};if(s==="number")return u();let f=({length:p})=>Array.from(
{length:p},u);return c?f(i):i.map(f)}function Ie(r){let e=new TextEncoder().encode(r),[t,n,o,s]=[0,1,2,3].map(c=>Ce(e,c)),
i=()=>{let c=t+n+s|0;return[t,n]=[n^n>>>9,o+(o<<3)|0],o=(o<<21|o>>>11)+c|0,s=s+1|0,c>>>0};for(let c=0;c<12;c+=1)i();return i}
function Ce(r,e){let t=2166136261+e*2654435769|0;for(let n of r)t=Math.imul(t^n,16777619);return t=Math.imul(t^t>>>16,2246822507),
t=Math.imul(t^t>>>13,3266489909),t^t>>>16}var m=class extends Error{};function _(r){let e=V(r).replaceAll(/[−–]/g,"-").replaceAll(/[\u00a0\u202f]/g," ");if(!e)
throw new m($);if(J(e)>T)throw new m(N(C,{most:T}));let t=null,[,n]=G.exec(e)??[];if(n&&(t=Number(e.replaceAll(n,"")),!"\
.,".includes(n)||e.split(n).length>2))return{value:t,isPercent:!1,grouped:null};let o=e.split(",").length-1;if(o>1||o&&e.
includes("."))throw new m(v);let s=F.exec(e.replace(",",".").replaceAll(/ ?([/%]) ?/g,"$1"))?.groups;if(!s)throw new m(S);
let i=Number(s.divisor??1);if(i===0)throw new m(I);let c=Number(s.number)/i,a=s.percent!==void 0;return{value:a?c/100:c,
isPercent:a,grouped:t}}function fe({value:r,isPercent:e,grouped:t},n,o,s,i){let c=De(n,o,s)*B;if(e&&!i)return{verdict:"w\
rong",sentence:j};let a=[e&&i==="percent"?r*100:r];t!==null&&o===0&&a.push(t);let l=Math.min(...a.map(f=>Math.abs(f-n)));
return l<=c?{verdict:"right",sentence:D}:o&&l<=c*k?{verdict:"close",sentence:g}:Math.abs(r+n)<=c?{verdict:"wrong",sentence:y}:
i==="share"&&!e&&Math.abs(r/100-n)<=c*k?{verdict:"wrong",sentence:U}:{verdict:"wrong",sentence:P}}function De(r,e,t){let n=Math.
abs(Number(r.toFixed(e))-r),o=(e?t:W)/10**e;return Math.max(n,Math.min(o,X*Math.abs(r)))}var R=class{#t;#e;#r=new Map;inputs;constructor(e,t,n){this.#t=e,this.#e=t;let{drawn:o}=t;this.inputs=o?le(o.draws,e.record.
inputs,n):{}}get given(){let{given:e,drawn:t}=this.#e,n=this.#n(t?.removed??[]),{values:o}=n,s=e.map(i=>K(i,n,this.#t.record));
return{values:o,tables:s.filter(i=>i!==null)}}get expected(){let{drawn:e,answer:t}=this.#e;return e?this.#s(e,e.removed):
t??""}mark(e,t,n=[]){let{expected:o}=this;if(typeof o=="string"){let u=e[0]===o;return{cells:[],share:Number(u),forgotten:null,
sentence:u?"Right.":"Not yet."}}let s=this.#o(e,o.flat(),t),i=s.filter(u=>u?.verdict==="right").length,a=s.every(u=>u&&u.
verdict!=="wrong")||s.includes(null)?null:this.#i(e,t),l=a&&(this.#t.steps[a]??a);return{cells:s,share:i/s.length,forgotten:a,
sentence:l?N(H,{step:l}):Pe(e,s,n)}}#o(e,t,n){return t.map((o,s)=>{try{return fe(_(e[s]??""),o,this.#e.decimals,n,this.#e.
unit)}catch(i){if(!(i instanceof m))throw i;return null}})}#i(e,t){let{drawn:n}=this.#e;if(!n)return null;for(let{id:o,isRemovable:s}of this.#t.
record.steps){if(!s||n.removed.includes(o))continue;let i=this.#s(n,[...n.removed,o]).flat(),c=i.some(Number.isNaN)?[]:this.#o(
e,i,t);if(c.length&&c.every(a=>a?.verdict==="right"))return o}return null}#s({table:e,cells:t,removed:n},o){let s=o.length>
n.length?this.#c(n):void 0,i=this.#n(o,s).known.get(e)?.numbers??[];return t.map(c=>c.map(a=>i[a]??Number.NaN))}#c(e){let{
known:t}=this.#n(e);return new Map(this.#e.given.flatMap(n=>{let o=t.get(n)?.numbers;return o?[[n,o]]:[]}))}#n(e,t){let n=e.
join(),o=this.#r.get(n);if(!o){let{record:s}=this.#t;o=s.solve(z(s.inputs,this.inputs),new Set(e),t),this.#r.set(n,o)}return o}};
function Pe(r,e,t){if(e.includes(null))return ye(r,e,t);let n=e.filter(s=>s?.verdict==="right").length;if(e.length===1||
n===e.length)return e[0]?.sentence??"";let o=e.every(s=>s?.verdict!=="wrong");return o&&!n?g:`${n} of ${e.length} are ri\
ght.${o?` ${g}`:""}`}function ye(r,e,t){let n=[...e.keys()].filter(a=>!e[a]),o=a=>`“${t[a]??a+1}”`,s=n.find(a=>r[a]),
i=n.filter(a=>!r[a]).map(o),c=[];return s!==void 0&&c.push(`${e.length>1?`${o(s)}: `:""}${Ue(r[s]??"")}`),i.length&&c.push(
`Still empty: ${i.join(", ")}.`),c.join(" ")}function Ue(r){try{_(r)}catch(e){if(e instanceof m)return e.message}return S}var je=97;function Nt(r,e,t){let n=w(e),o=r.map(i=>He(i,e,t,n)),s=new Map;for(let i of o){let c=i.student.toLowerCase(),
a=(s.get(c)??0)+1;s.set(c,a),i.total!==null&&a>1&&i.remarks.push(`Line ${a} of this student.`)}return o}function He(r,e,t,n){
let o={total:null,shares:t.map(()=>null),answers:[],tries:[]};if(!r)return{...o,student:"",remarks:["This line breaks of\
f. Ask for the whole line."]};let{student:s,marks:i,tries:c,isWhole:a}=r,l=a?[]:["The checksum does not fit: the line wa\
s changed or mistyped."];if(r.check!==n)return{...o,student:s,remarks:[...l,"It is for another assignment, or for a link\
 that was changed."]};if(r.answers.length!==t.length)return{...o,student:s,remarks:[...l,"It has too many or too few ans\
wers."]};let u=t.map((d,b)=>We(d,r.answers[b]??[],e,s)),f=u.reduce((d,b)=>d+b,0),p=`${x(f)}/${t.length}`,pe=p===i?[]:[`T\
he line says ${i}; its answers give ${p}.`],me=r.answers.map(d=>d.join(" "));return{student:s,total:f,shares:u,answers:me,
tries:c,remarks:[...l,...pe]}}function We({address:r,source:e,exercise:t},n,o,s){if(!n.length)return 0;let i=oe(o,s,r),c=t.
choices.length?[t.choices[(n[0]??"").charCodeAt(0)-je]??""]:n;return new R(e,t,i).mark(c,Number(o.tolerance)).share}function Ot(r,e){
let n=["Student","Marks","Of",...e.map(({address:s})=>s),"Checks","Steps opened","Remarks"],o=r.map(({student:s,total:i,
shares:c,tries:a,remarks:l})=>[s,i===null?null:Number(x(i)),e.length,...c.map(u=>u===null?null:Number(x(u))),a.reduce((u,f)=>u+
(Number.parseInt(f,10)||0),0),a.filter(u=>u.endsWith("o")).length,l.join(" ")]);return{columns:n,rows:o}}function Rt(r,e){
let t=e.map((o,s)=>String(s+1)),n=r.map(({student:o,total:s,shares:i,tries:c,remarks:a})=>[o,s===null?null:`${x(s)}/${e.
length}`,a.join(" "),...i.map((l,u)=>{let f=l===null?null:x(l);return c[u]?.endsWith("o")?`${f}*`:f})]);return{columns:[
"Student","Marks","Remarks",...t],rows:n}}function x(r){return String(Math.round(r*100)/100)}export{Xe as a,h as b,Se as c,Ke as d,w as e,Ve as f,Ne as g,oe as h,se as i,ie as j,qe as k,nt as l,rt as m,ot as n,st as o,
R as p,Nt as q,Ot as r,Rt as s,x as t};
