import{a as y,b as T,c as d,d as R}from"./site-3E6Y2O6Q.js";import{a as E}from"./site-TWOLWAMP.js";import{
P as O,Q as b,q as S,r as g}from"./site-WWFNVULM.js";import{r as x}from"./site-GHMQDKFV.js";import{a as u,
b as f,c as m}from"./site-AXBYILDR.js";import{a as N,i as h,j as v}from"./site-C225MOGC.js";var L="With your changes, only the server can compute this step.",M="Only the server can compute with more or fewer word\
s.",_="(with your changes, only on the server)",C;function H(){let n=u(document,"#lesson-record",HTMLScriptElement).textContent??
"";return C??=new E(JSON.parse(n)),C}async function ee(n,e){let t=H(),r=R(t.inputs,W(n.inputs));F(t,r);let i=D(t,n.removed),
o=JSON.stringify(r)===JSON.stringify(t.ownValues)&&await k([...i],e)||await P(t,r,i,e),p=I(t,r);return p&&o.append(p),o}
function W(n){try{let e=JSON.parse(n||"{}");if(e&&typeof e=="object"&&!Array.isArray(e))return e}catch{}throw w(422,"inp\
uts",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function F({inputs:n},e){for(let{name:t,kind:r,value:i}of n){
let s=o=>[o].flat().length;if(r==="words"&&s(i)!==s(e[t]))throw w(422,`inputs.${t}`,M)}}function D(n,e){let t=new Set(e.
split(",").filter(Boolean));for(let r of t){let i=n.steps.find(o=>o.id===r),s=i?g:S;if(!i?.isRemovable)throw w(422,"remo\
ved",x(s,{step:r}))}return t}async function k(n,{files:e,signal:t}){if(!e)return J(n);if(n.length>1)return null;let[r]=n,
i=r?e.replace("{removed}",r):".",s=await fetch(i,{signal:t}).catch(h);if(!s.ok)return v(s.status);let o=await s.text().catch(
h),p=u(new DOMParser().parseFromString(o,"text/html"),"[data-steps]"),a=document.createDocumentFragment();return a.append(
document.adoptNode(p)),a}function J(n){let e=JSON.parse(u(document,"#lesson-states",HTMLScriptElement).textContent??""),
t=[...n].sort().join(",");if(!Object.hasOwn(e,t))return null;let r=document.createElement("div");r.dataset.steps="";let i=Object.
values({...e[""],...e[t]});r.append(...i.map(o=>$("lesson-parts",o)));for(let o of m(r,"[data-matrix]"))o.replaceWith($(
"lesson-matrices",Number(o.dataset.matrix)));let s=document.createDocumentFragment();return s.append(r),s}function $(n,e){
let{content:t}=u(document,`#${n}`,HTMLTemplateElement);return document.importNode(t.children[e],!0)}async function P(n,e,t,r){
let i=[[],...[...t].map(a=>[a])],[s,...o]=await Promise.all(i.map(a=>k(a,r)));if(!s)throw new Error("The file does not h\
old the lesson as it was exported.");for(let[a,c]of[...t].entries()){let l=o[a]?.querySelector(`[data-step="${CSS.escape(
c)}"]`);l&&s.querySelector(`[data-step="${CSS.escape(c)}"]`)?.replaceWith(l)}let p=n.solve(e,t);for(let a of p.steps){let c=f(
s,`[data-step="${CSS.escape(a.id)}"]`);c&&A(c,a,p,n)}for(let a of m(s,"[data-remove]",HTMLInputElement)){let c=a.dataset.
remove??"";t.has(c)||q(a,n.solve(e,new Set([...t,c])))}return s}function q(n,{steps:e}){let t=e.find(({id:r})=>r===n.dataset.
remove);t?.status==="failed"||t?.tables.some(({numbers:r})=>r)||(n.disabled=!0,n.parentElement?.append(" ",_))}function A(n,e,t,r){
let i=r.inputs.some(({name:o,kind:p,value:a})=>p==="words"&&String(a)!==String(t.values[o]));if(e.isOwn&&!i)return;let s=e.
inputs.map(o=>y(o,t,r)).filter(o=>o!==null);j(n,".step-inputs",s,t.values),j(n,".step-results",e.tables,t.values),e.isOwn||
V(n,e)}function V(n,{status:e,error:t}){let i=Object.entries({remark:".remark",figure:"pointer-view"}).filter(([,o])=>n.
querySelector(o));for(let o of m(n,".remark, pointer-view, .failure"))o.remove();let s=document.createElement("p");if(s.
className=e==="failed"?"failure":"quiet",s.dataset.hidden=i.map(([o])=>o).join(" "),e==="failed")s.textContent=t;else if(e===
"unknown")s.textContent=L;else if(i.length){let o=i.map(([c])=>c).join(" and the "),[p,a]=i.length>1?["are","they descri\
be"]:["is","it describes"];s.textContent=`The ${o} ${p} hidden: ${a} the original numbers.`}s.textContent&&u(n,".reasons").
before(s)}function j(n,e,t,r){let i=f(n,e);if(!i)return;let s=t.filter(({isShown:l})=>l),o=u(document,"#lesson-figures",
HTMLTemplateElement),p=s.map(l=>T(l,r,o)).filter(l=>l!==null),a=s.filter(({numbers:l})=>!l).map(({title:l})=>l);if(i.replaceChildren(
...p),!a.length)return;let c=document.createElement("p");c.className="quiet",c.dataset.missing="",c.textContent=`Only th\
e server can compute with your changes: ${a.join("; ")}.`,i.append(c)}function I(n,e){let t=f(document,"#lesson-inputs",
HTMLTemplateElement)?.content??document,r=f(t,"[data-inputs]"),i=r&&document.importNode(r,!0);for(let{name:s,shown:o}of i?
n.inputs:[]){let p=u(i,`[data-input="${CSS.escape(s)}"]`),a=[e[s]].flat(2).map(c=>typeof c=="number"?b(O(c)):String(c));
for(let[c,l]of m(p,"input, select").entries())l.value=a[c]??"";o&&(d(m(p,"tbody th"),o.rows,e),d(m(p,"thead th"),o.columns,
e))}return i}function w(n,e,t){return new N(n,[{where:e,message:t,suggestions:[]}])}export{H as a,ee as b};
