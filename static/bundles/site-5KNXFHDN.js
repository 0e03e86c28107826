import{a as z,b as Q}from"./site-DG3MXHUN.js";import{a as E,c as M,d as C,e as $,f as W,g as L,h as j,i as k,j as D,
k as B,l as F,m as H,n as P,o as U,p as I,q as J,r as V,s as q,t as G,w as X,x as R,y as K}from"./site-MXR4OOTG.js";
import{a as y,b as Y}from"./site-UNBUN2HL.js";import{p as N}from"./site-FFZDZ3ZW.js";import{a as m,b as w,
c as p}from"./site-TDSAGLFG.js";import{a as g,e as x,f as T,j as A}from"./site-VTYE32HA.js";var at=1e-9,ft=/[\p{Cc}\p{Cs}]/u,l=class extends Error{constructor(e,o,n={}){super(N(o,n)),this.where=e}};function tt(t,e){
let o=t.map(({name:s})=>s),n=Object.keys(e).filter(s=>!o.includes(s)).map(s=>({where:`inputs.${s.slice(0,60)}`,message:M,
suggestions:o})),i={},r=[...t.filter(({kind:s})=>s==="words"),...t.filter(({kind:s})=>s!=="words")];for(let s of r)try{let a=Object.
hasOwn(e,s.name)?e[s.name]:s.own;i[s.name]=lt(s,a,i)}catch(a){if(!(a instanceof l))throw a;let{where:c,message:f}=a;n.push(
{where:`inputs.${s.name}${c}`,message:f,suggestions:[]}),i[s.name]=s.own}if(n.length)throw new g(422,n);return i}function lt(t,e,o){
if(t.kind==="words")return ut(t,e);if(t.kind==="matrix")return pt(t,e,o);if(t.kind==="number")return et(t,e,"");if(typeof e==
"string"&&t.options.includes(e))return e;throw new l("",C,{options:t.options.join(", ")})}function ut({least:t,most:e},o){
if(!Array.isArray(o))throw new l("",$);if(o.length<t||o.length>e){let n=t<e?`${t} to ${e}`:e;throw new l("",W,{words:o.length,
expected:n})}return o.map((n,i)=>{let r=`[${i}]`;if(typeof n!="string"||!y(n))throw new l(r,L);if(ft.test(n))throw new l(
r,j);let s=Y(n);if(s>40){let a=40;throw new l(r,k,{characters:s,most:a})}return y(n)})}function pt(t,e,o){let n=t.isRow?
[e]:e;if(!Array.isArray(e)||!Array.isArray(n))throw new l("",D);let i=t.isRow?[t.own]:t.own,r=v(t.rows,o).length||i.length,
s=v(t.columns,o).length||(i[0]?.length??0);if(n.length!==r){let c=n.length===1?B:F;throw new l("",c,{count:n.length,expected:r})}
let a=n.map((c,f)=>{let u=t.isRow?"":`[${f}]`;if(!Array.isArray(c))throw new l(u,H);if(c.length!==s){let h=c.length===1?
P:U;throw new l(u,h,{count:c.length,expected:s})}return c.map((h,d)=>et(t,h,`${u}[${d}]`))});return t.isRow?a[0]??[]:a}function et({
least:t,most:e,whole:o},n,i){if(typeof n!="number")throw new l(i,I);if(!(n>=t&&n<=e)){let s={least:R(t),most:R(e)};throw new l(
i,J,s)}if(!o)return n;let r=Math.round(n);if(Math.abs(n-r)>at*Math.max(1,Math.abs(n),Math.abs(r)))throw new l(i,V);return r}
function v(t,e){return Array.isArray(t)?t:e[t]??[]}var nt=20,mt="With your changes, only the server can compute this step.",dt="Only the server can compute with more or fe\
wer words.",ht="(with your changes, only on the server)",ot;function wt(){let t=m(document,"#lesson-record",HTMLScriptElement).
textContent??"";return ot??=new z(JSON.parse(t)),ot}async function It(t,e){let o=wt(),n=tt(o.inputs,Ot(t.inputs));gt(o,n);
let i=Nt(o,t.removed),s=JSON.stringify(n)===JSON.stringify(o.ownValues)&&await ct([...i],e)||await Et(o,n,i,e),a=Tt(o,n);
return a&&s.append(a),s}function Ot(t){try{let e=JSON.parse(t||"{}");if(e&&typeof e=="object"&&!Array.isArray(e))return e}catch{}
throw O(422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function gt({inputs:t},e){for(let{
name:o,kind:n,value:i}of t){let r=s=>[s].flat().length;if(n==="words"&&r(i)!==r(e[o]))throw O(422,`inputs.${o}`,dt)}}function Nt(t,e){
let o=new Set(e.split(",").filter(Boolean));for(let n of o){let i=t.steps.find(s=>s.id===n),r=i?G:q;if(!i?.isRemovable)throw O(
422,"removed",N(r,{step:n}))}return o}async function ct(t,{files:e,signal:o}){if(!e)return St(t);if(t.length>1)return null;
let[n]=t,i=n?e.replace("{removed}",n):".",r=await fetch(i,{signal:o}).catch(it);if(!r.ok)throw O(r.status,"",T(r.status));
let s=await r.text().catch(it),a=m(new DOMParser().parseFromString(s,"text/html"),"[data-steps]"),c=document.createDocumentFragment();
return c.append(document.adoptNode(a)),c}function St(t){let e=JSON.parse(m(document,"#lesson-states",HTMLScriptElement).
textContent??""),o=[...t].sort().join(",");if(!Object.hasOwn(e,o))return null;let n=document.createElement("div");n.dataset.
steps="";let i=Object.values({...e[""],...e[o]});n.append(...i.map(s=>_("lesson-parts",s)));for(let s of p(n,"[data-matr\
ix]"))s.replaceWith(_("lesson-matrices",Number(s.dataset.matrix)));let r=document.createDocumentFragment();return r.append(
n),r}function _(t,e){let{content:o}=m(document,`#${t}`,HTMLTemplateElement);return document.importNode(o.children[e],!0)}
async function Et(t,e,o,n){let i=[[],...[...o].map(c=>[c])],[r,...s]=await Promise.all(i.map(c=>ct(c,n)));if(!r)throw new Error(
"The file does not hold the lesson as it was exported.");for(let[c,f]of[...o].entries()){let u=s[c]?.querySelector(`[dat\
a-step="${CSS.escape(f)}"]`);u&&r.querySelector(`[data-step="${CSS.escape(f)}"]`)?.replaceWith(u)}let a=t.solve(e,o);for(let c of a.
steps){let f=w(r,`[data-step="${CSS.escape(c.id)}"]`);f&&yt(f,c,a,t)}for(let c of p(r,"[data-remove]",HTMLInputElement)){
let f=c.dataset.remove??"";o.has(f)||Rt(c,t.solve(e,new Set([...o,f])))}return r}function Rt(t,{steps:e}){let o=e.find(({
id:n})=>n===t.dataset.remove);o?.status==="failed"||o?.tables.some(({numbers:n})=>n)||(t.disabled=!0,t.parentElement?.append(
" ",ht))}function yt(t,e,o,n){let i=n.inputs.some(({name:s,kind:a,value:c})=>a==="words"&&String(c)!==String(o.values[s]));
if(e.isOwn&&!i)return;let r=e.inputs.flatMap(s=>bt(s,o,n));st(t,".step-inputs",r,o.values),st(t,".step-results",e.tables,
o.values),e.isOwn||_t(t,e)}function _t(t,{status:e,error:o}){let i=Object.entries({remark:".remark",figure:"pointer-view"}).
filter(([,s])=>t.querySelector(s));for(let s of p(t,".remark, pointer-view, .failure"))s.remove();let r=document.createElement(
"p");if(r.className=e==="failed"?"failure":"quiet",r.dataset.hidden=i.map(([s])=>s).join(" "),e==="failed")r.textContent=
o;else if(e==="unknown")r.textContent=mt;else if(i.length){let s=i.map(([f])=>f).join(" and the "),[a,c]=i.length>1?["ar\
e","they describe"]:["is","it describes"];r.textContent=`The ${s} ${a} hidden: ${c} the original numbers.`}r.textContent&&
m(t,".reasons").before(r)}function bt(t,{steps:e,known:o},n){let i=n.inputs.find(a=>a.name===t);if(!i)return e.flatMap(({
tables:a})=>a.filter(c=>c.name===t));let{shown:r}=i,s=o.get(t)?.numbers??null;return r?[{name:t,title:r.title,isShown:!0,
variant:r,numbers:s}]:[]}function st(t,e,o,n){let i=w(t,e);if(!i)return;let r=o.filter(({isShown:f})=>f),s=r.map(f=>xt(f,
n)).filter(f=>f!==null),a=r.filter(({numbers:f})=>!f).map(({title:f})=>f);if(i.replaceChildren(...s),!a.length)return;let c=document.
createElement("p");c.className="quiet",c.dataset.missing="",c.textContent=`Only the server can compute with your changes\
: ${a.join("; ")}.`,i.append(c)}function xt({variant:t,numbers:e},o){if(!t||t.figure===null||!e)return null;let n=_("les\
son-figures",t.figure),i=p(n,"tbody td");for(let[c,{text:f,exact:u,level:h}]of X(e,t.shade).entries()){let d=i[c];if(!d)
continue;let b=E(f);d.textContent=b,rt(d,"value",u===b?null:u),rt(d,"level",h||null)}let{rows:r,columns:s}=t,a="down"in n.
dataset;return S(p(n,"tbody th"),a?s:r,o),S(p(n,"thead th"),s,o),t.opens&&(n.dataset.how=JSON.stringify(t.expression)),n}
function rt(t,e,o){o===null?delete t.dataset[e]:t.dataset[e]=String(o)}function S(t,e,o){for(let[n,i]of t.entries()){let r=Q(
e[n]??"",o),s=[...r],a=s.length>nt;i.textContent=a?`${s.slice(0,nt-1).join("")}…`:r,i.title=a?r:""}}function Tt(t,e){let o=w(
document,"#lesson-inputs",HTMLTemplateElement)?.content??document,n=w(o,"[data-inputs]"),i=n&&document.importNode(n,!0);
for(let{name:r,shown:s}of i?t.inputs:[]){let a=m(i,`[data-input="${CSS.escape(r)}"]`),c=[e[r]].flat(2).map(f=>typeof f==
"number"?E(K(f)):String(f));for(let[f,u]of p(a,"input, select").entries())u.value=c[f]??"";s&&(S(p(a,"tbody th"),s.rows,
e),S(p(a,"thead th"),s.columns,e))}return i}function it(t){throw A(t)?t:O(0,"",x)}function O(t,e,o){return new g(t,[{where:e,
message:o,suggestions:[]}])}export{tt as a,wt as b,It as c};
