import{a as J,d as Z}from"./site-3E6Y2O6Q.js";import{a as V}from"./site-TWOLWAMP.js";import{A as g,B as U,
C as y,D as j,E as W,F as X,G as M,H,I as G,J as R,K as B,L as F,M as Y,u as v,v as A,w as I,x as C,y as D,z as P}from"./site-WWFNVULM.js";
import{a as K,b as z}from"./site-ERRDMBQT.js";import{r as N}from"./site-GHMQDKFV.js";import{a as x,c as $}from"./site-AXBYILDR.js";var Q="pointerscope assignment 1",q=/[\x00-\x20\x7f-\xa0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ud800-\udfff\ufeff\ufffe\uffff|]+/gu,
ee=["0.5","1","2","5"];var me=Array.from({length:256},(r,e)=>{let t=e;for(let n=0;n<8;n+=1)t=t&1?3988292384^t>>>1:t>>>1;return t>>>0});function w(r){
let e=4294967295;for(let t of new TextEncoder().encode(r))e=me[(e^t)&255]^e>>>8;return((e^4294967295)>>>0).toString(16).
padStart(8,"0")}var ne="Perhaps the link was cut off; ask for it again.",Ee=/^[^.]+\..+$/s,h=class extends Error{};function xe(r){let e=(r.
get("exercises")??"").split(",").map(o=>o.trim()).filter(Boolean);if(!e.length)throw new h(`The link names no exercise. ${ne}`);
if(e.length>60){let o=e.length;throw new h(`The link names ${o} exercises; ${60} are the most.`)}let t=e.find(o=>!Ee.test(
o));if(t!==void 0)throw new h(`The link names “${t.slice(0,60)}”, which is not an exercise. ${ne}`);let n=r.get("tol\
erance")||"1";if(!ee.includes(n))throw new h("The link has a tolerance that there is not.");let s=(o,i)=>oe(r.get(o)??"",
i);return{exercises:e,tolerance:n,title:s("title",80),due:s("due",80),seed:s("seed",40)}}function Be(r){return r.get("ch\
eck")!==S(xe(r))}function S({exercises:r,seed:e,title:t,due:n,tolerance:s}){return w([Q,t,n,e,s,...r].join(`
`))}function Fe(r){let{exercises:e,seed:t,title:n,due:s,tolerance:o}=r,i={title:n,due:s,seed:t,exercises:e.join(","),tolerance:o===
"1"?"":o,check:S(r)};return new URLSearchParams(Object.entries(i).filter(([,c])=>c))}var Ae=r=>oe(r,80);function se({seed:r},e,t){
return`${r}
${Ae(e).toLowerCase()}
${t}`}function b(r){let e=r.indexOf(".");return{lesson:r.slice(0,e),exercise:r.slice(e+1)}}function oe(r,e){return[...r.
normalize("NFC").replaceAll(q," ").replace(/^ | $/g,"")].slice(0,e).join("").replace(/ $/,"")}var Ne=404,L=new Map;function ze({exercises:r},e){return Promise.all(r.map(async t=>{let{lesson:n,exercise:s}=b(t),o=await Se(
n,e),i=o.exercises.get(s);if(!i)throw ie(t,"exercise");return{address:t,source:o,...i}}))}function Se(r,e){let t=L.get(r);
if(t)return t;let n=be(r,e.replace("{lesson}",encodeURIComponent(r)));return L.set(r,n),n.catch(()=>L.delete(r)),n}async function be(r,e){
let t=await fetch(e).catch(()=>null);if(t?.status===Ne)throw ie(r,"lesson");if(!t?.ok)throw new h("The exercises could n\
ot be read. Check your connection, and reload.");let n=new DOMParser().parseFromString(await t.text(),"text/html"),s=x(n,
"#lesson-record",HTMLScriptElement).textContent??"";return{title:n.title,steps:JSON.parse(n.body.dataset.steps??"{}"),record:new V(
JSON.parse(s)),figures:x(n,"#lesson-figures",HTMLTemplateElement),exercises:new Map($(n,"[data-assigned]").map(o=>[o.dataset.
assigned??"",{exercise:JSON.parse(o.dataset.content??"{}"),form:x(o,"form",HTMLFormElement)}]))}}function ie(r,e){return new h(
`The link names the ${e} “${r.slice(0,80)}”, which this place does not have. Ask your lecturer for the link again.`)}var O="PS1",ce=7,ae="-",qe=4e6,Oe=/(?:^|(?<!PS1 )\| ?)[0-9a-f]{8}$/,Te=/^[0-9a-f]{8}/;function et({check:r,student:e,marks:t,
answers:n,tries:s}){let o=n.map(a=>a.map(Me).join(" ")||ae),c=[O,r,e,t,o.join("; "),s.join(", ")].join(" | ");return`${c}\
 | ${w(c)}`}function tt(r){return r.replaceAll(/\n[>\s]*/g," ").replaceAll(/\s/g," ").replaceAll(/ {2,}/g," ").split(`${O}\
 |`).slice(1).map(ke)}function nt(r){let[e,t]=[0,!1];for(let n of r.split(`
`).map(s=>s.replace(/^[>\s]+/,"").trim()))n.includes(`${O} |`)?t=!0:n?t||(e+=1):t=!1,Oe.test(n)&&(t=!1);return e}function ke(r){
let e=[O,...r.split("|",ce-1)].map(l=>l.trim()),[,t="",n="",s="",o="",i="",c=""]=e,a=Te.exec(c)?.[0];if(e.length<ce||!a)
return null;let f=o.split(";").map(l=>{let p=l.trim().split(" ").filter(Boolean);return p.length===1&&p[0]===ae?[]:p}),u=w(
e.slice(0,-1).join(" | "))===a;return{check:t,student:n,marks:s,answers:f,tries:i.split(", "),isWhole:u}}function Me(r){
return r.replaceAll(/[\s;|]/g,"")}var Le=2**32;function ue(r,e,t){let n=r.map(s=>{let o=e.find(({name:i})=>i===s.name);return[s.name,o?_e(s,o,t):0]});return Object.
fromEntries(n)}function _e({name:r,least:e,step:t,count:n,decimals:s},{kind:o,own:i,isRow:c},a){let f=$e(`${a}
${r}`),u=()=>{let p=Math.floor(f()*n/Le);return(e+p*t)/10**s};if(o==="number")return u();let l=({length:p})=>Array.from(
{length:p},u);return c?l(i):i.map(l)}function $e(r){let e=new TextEncoder().encode(r),[t,n,s,o]=[0,1,2,3].map(c=>ve(e,c)),
i=()=>{let c=t+n+o|0;return[t,n]=[n^n>>>9,s+(s<<3)|0],s=(s<<21|s>>>11)+c|0,o=o+1|0,c>>>0};for(let c=0;c<12;c+=1)i();return i}
function ve(r,e){let t=2166136261+e*2654435769|0;for(let n of r)t=Math.imul(t^n,16777619);return t=Math.imul(t^t>>>16,2246822507),
t=Math.imul(t^t>>>13,3266489909),t^t>>>16}var m=class extends Error{};function _(r){let e=K(r).replaceAll(/[−–]/g,"-").replaceAll(/[\u00a0\u202f]/g," ");if(!e)
throw new m(v);if(z(e)>M)throw new m(N(D,{most:M}));let t=null,[,n]=F.exec(e)??[];if(n&&(t=Number(e.replaceAll(n,"")),!"\
.,".includes(n)||e.split(n).length>2))return{value:t,isPercent:!1,grouped:null};let s=e.split(",").length-1;if(s>1||s&&e.
includes("."))throw new m(I);let o=B.exec(e.replace(",",".").replaceAll(/ ?([/%]) ?/g,"$1"))?.groups;if(!o)throw new m(A);
let i=Number(o.divisor??1);if(i===0)throw new m(C);let c=Number(o.number)/i,a=o.percent!==void 0;return{value:a?c/100:c,
isPercent:a,grouped:t}}function fe({value:r,isPercent:e,grouped:t},n,s,o,i){let c=Ie(n,s,o)*Y;if(e&&!i)return{verdict:"w\
rong",sentence:W};let a=[e&&i==="percent"?r*100:r];t!==null&&s===0&&a.push(t);let f=Math.min(...a.map(l=>Math.abs(l-n)));
return f<=c?{verdict:"right",sentence:P}:s&&f<=c*R?{verdict:"close",sentence:g}:Math.abs(r+n)<=c?{verdict:"wrong",sentence:y}:
i==="share"&&!e&&Math.abs(r/100-n)<=c*R?{verdict:"wrong",sentence:j}:{verdict:"wrong",sentence:U}}function Ie(r,e,t){let n=Math.
abs(Number(r.toFixed(e))-r),s=(e?t:H)/10**e;return Math.max(n,Math.min(s,G*Math.abs(r)))}var T=class{#t;#e;#r=new Map;inputs;constructor(e,t,n){this.#t=e,this.#e=t;let{drawn:s}=t;this.inputs=s?ue(s.draws,e.record.
inputs,n):{}}get given(){let{given:e,drawn:t}=this.#e,n=this.#n(t?.removed??[]),{values:s}=n,o=e.map(i=>J(i,n,this.#t.record));
return{values:s,tables:o.filter(i=>i!==null)}}get expected(){let{drawn:e,answer:t}=this.#e;return e?this.#o(e,e.removed):
t??""}mark(e,t,n=[]){let{expected:s}=this;if(typeof s=="string"){let u=e[0]===s;return{cells:[],share:Number(u),forgotten:null,
sentence:u?"Right.":"Not yet."}}let o=this.#s(e,s.flat(),t),i=o.filter(u=>u?.verdict==="right").length,a=o.every(u=>u&&u.
verdict!=="wrong")||o.includes(null)?null:this.#i(e,t),f=a&&(this.#t.steps[a]??a);return{cells:o,share:i/o.length,forgotten:a,
sentence:f?N(X,{step:f}):Ce(e,o,n)}}#s(e,t,n){return t.map((s,o)=>{try{return fe(_(e[o]??""),s,this.#e.decimals,n,this.#e.
unit)}catch(i){if(!(i instanceof m))throw i;return null}})}#i(e,t){let{drawn:n}=this.#e;if(!n)return null;for(let{id:s,isRemovable:o}of this.#t.
record.steps){if(!o||n.removed.includes(s))continue;let i=this.#o(n,[...n.removed,s]).flat(),c=i.some(Number.isNaN)?[]:this.#s(
e,i,t);if(c.length&&c.every(a=>a?.verdict==="right"))return s}return null}#o({table:e,cells:t,removed:n},s){let o=s.length>
n.length?this.#c(n):void 0,i=this.#n(s,o).known.get(e)?.numbers??[];return t.map(c=>c.map(a=>i[a]??Number.NaN))}#c(e){let{
known:t}=this.#n(e);return new Map(this.#e.given.flatMap(n=>{let s=t.get(n)?.numbers;return s?[[n,s]]:[]}))}#n(e,t){let n=e.
join(),s=this.#r.get(n);if(!s){let{record:o}=this.#t;s=o.solve(Z(o.inputs,this.inputs),new Set(e),t),this.#r.set(n,s)}return s}};
function Ce(r,e,t){if(e.includes(null))return De(r,e,t);let n=e.filter(o=>o?.verdict==="right").length;if(e.length===1||
n===e.length)return e[0]?.sentence??"";let s=e.every(o=>o?.verdict!=="wrong");return s&&!n?g:`${n} of ${e.length} are ri\
ght.${s?` ${g}`:""}`}function De(r,e,t){let n=[...e.keys()].filter(a=>!e[a]),s=a=>`“${t[a]??a+1}”`,o=n.find(a=>r[a]),
i=n.filter(a=>!r[a]).map(s),c=[];return o!==void 0&&c.push(`${e.length>1?`${s(o)}: `:""}${Pe(r[o]??"")}`),i.length&&c.push(
`Still empty: ${i.join(", ")}.`),c.join(" ")}function Pe(r){try{_(r)}catch(e){if(e instanceof m)return e.message}return A}var Ue=97;function xt(r,e,t){let n=S(e),s=r.map(i=>ye(i,e,t,n)),o=new Map;for(let i of s){let c=i.student.toLowerCase(),
a=(o.get(c)??0)+1;o.set(c,a),i.total!==null&&a>1&&i.remarks.push(`Line ${a} of this student.`)}return s}function ye(r,e,t,n){
let s={total:null,shares:t.map(()=>null),answers:[],tries:[]};if(!r)return{...s,student:"",remarks:["This line breaks of\
f. Ask for the whole line."]};let{student:o,marks:i,tries:c,isWhole:a}=r,f=a?[]:["The checksum does not fit: the line wa\
s changed or mistyped."];if(r.check!==n)return{...s,student:o,remarks:[...f,"It is for another assignment, or for a link\
 that was changed."]};if(r.answers.length!==t.length)return{...s,student:o,remarks:[...f,"It has too many or too few ans\
wers."]};let u=t.map((d,k)=>je(d,r.answers[k]??[],e,o)),l=u.reduce((d,k)=>d+k,0),p=`${E(l)}/${t.length}`,le=p===i?[]:[`T\
he line says ${i}; its answers give ${p}.`],pe=r.answers.map(d=>d.join(" "));return{student:o,total:l,shares:u,answers:pe,
tries:c,remarks:[...f,...le]}}function je({address:r,source:e,exercise:t},n,s,o){if(!n.length)return 0;let i=se(s,o,b(r).
lesson),c=t.choices.length?[t.choices[(n[0]??"").charCodeAt(0)-Ue]??""]:n;return new T(e,t,i).mark(c,Number(s.tolerance)).
share}function At(r,e){let n=["Student","Marks","Of",...e.map(({address:o})=>o),"Checks","Steps opened","Remarks"],s=r.map(
({student:o,total:i,shares:c,tries:a,remarks:f})=>[o,i===null?null:Number(E(i)),e.length,...c.map(u=>u===null?null:Number(
E(u))),a.reduce((u,l)=>u+(Number.parseInt(l,10)||0),0),a.filter(u=>u.endsWith("o")).length,f.join(" ")]);return{columns:n,
rows:s}}function Nt(r,e){let t=e.map((s,o)=>String(o+1)),n=r.map(({student:s,total:o,shares:i,tries:c,remarks:a})=>[s,o===
null?null:`${E(o)}/${e.length}`,a.join(" "),...i.map((f,u)=>{let l=f===null?null:E(f);return c[u]?.endsWith("o")?`${l}*`:
l})]);return{columns:["Student","Marks","Remarks",...t],rows:n}}function E(r){return String(Math.round(r*100)/100)}export{h as a,xe as b,Be as c,S as d,Fe as e,Ae as f,se as g,b as h,oe as i,ze as j,qe as k,et as l,tt as m,nt as n,T as o,
xt as p,At as q,Nt as r,E as s};
