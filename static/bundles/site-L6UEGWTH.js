import{a as x,b as y,c as h,d as C}from"./site-4HVWQPXD.js";import{a as E}from"./site-ZKZTQMYA.js";import{
O,P as b,q as w,r as S}from"./site-ISR36AB6.js";import{r as g}from"./site-GHMQDKFV.js";import{a as u,b as f,
c as m}from"./site-AXBYILDR.js";import{a as N,e as T,f as v,j as R}from"./site-VTYE32HA.js";var L="With your changes, only the server can compute this step.",H="Only the server can compute with more or fewer word\
s.",F="(with your changes, only on the server)",M;function P(){let e=u(document,"#lesson-record",HTMLScriptElement).textContent??
"";return M??=new E(JSON.parse(e)),M}async function ne(e,t){let n=P(),r=C(n.inputs,A(e.inputs));D(n,r);let i=J(n,e.removed),
s=JSON.stringify(r)===JSON.stringify(n.ownValues)&&await k([...i],t)||await q(n,r,i,t),p=U(n,r);return p&&s.append(p),s}
function A(e){try{let t=JSON.parse(e||"{}");if(t&&typeof t=="object"&&!Array.isArray(t))return t}catch{}throw d(422,"inp\
uts",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function D({inputs:e},t){for(let{name:n,kind:r,value:i}of e){
let o=s=>[s].flat().length;if(r==="words"&&o(i)!==o(t[n]))throw d(422,`inputs.${n}`,H)}}function J(e,t){let n=new Set(t.
split(",").filter(Boolean));for(let r of n){let i=e.steps.find(s=>s.id===r),o=i?S:w;if(!i?.isRemovable)throw d(422,"remo\
ved",g(o,{step:r}))}return n}async function k(e,{files:t,signal:n}){if(!t)return W(e);if(e.length>1)return null;let[r]=e,
i=r?t.replace("{removed}",r):".",o=await fetch(i,{signal:n}).catch(j);if(!o.ok)throw d(o.status,"",v(o.status));let s=await o.
text().catch(j),p=u(new DOMParser().parseFromString(s,"text/html"),"[data-steps]"),a=document.createDocumentFragment();return a.
append(document.adoptNode(p)),a}function W(e){let t=JSON.parse(u(document,"#lesson-states",HTMLScriptElement).textContent??
""),n=[...e].sort().join(",");if(!Object.hasOwn(t,n))return null;let r=document.createElement("div");r.dataset.steps="";
let i=Object.values({...t[""],...t[n]});r.append(...i.map(s=>_("lesson-parts",s)));for(let s of m(r,"[data-matrix]"))s.replaceWith(
_("lesson-matrices",Number(s.dataset.matrix)));let o=document.createDocumentFragment();return o.append(r),o}function _(e,t){
let{content:n}=u(document,`#${e}`,HTMLTemplateElement);return document.importNode(n.children[t],!0)}async function q(e,t,n,r){
let i=[[],...[...n].map(a=>[a])],[o,...s]=await Promise.all(i.map(a=>k(a,r)));if(!o)throw new Error("The file does not h\
old the lesson as it was exported.");for(let[a,c]of[...n].entries()){let l=s[a]?.querySelector(`[data-step="${CSS.escape(
c)}"]`);l&&o.querySelector(`[data-step="${CSS.escape(c)}"]`)?.replaceWith(l)}let p=e.solve(t,n);for(let a of p.steps){let c=f(
o,`[data-step="${CSS.escape(a.id)}"]`);c&&I(c,a,p,e)}for(let a of m(o,"[data-remove]",HTMLInputElement)){let c=a.dataset.
remove??"";n.has(c)||V(a,e.solve(t,new Set([...n,c])))}return o}function V(e,{steps:t}){let n=t.find(({id:r})=>r===e.dataset.
remove);n?.status==="failed"||n?.tables.some(({numbers:r})=>r)||(e.disabled=!0,e.parentElement?.append(" ",F))}function I(e,t,n,r){
let i=r.inputs.some(({name:s,kind:p,value:a})=>p==="words"&&String(a)!==String(n.values[s]));if(t.isOwn&&!i)return;let o=t.
inputs.map(s=>x(s,n,r)).filter(s=>s!==null);$(e,".step-inputs",o,n.values),$(e,".step-results",t.tables,n.values),t.isOwn||
B(e,t)}function B(e,{status:t,error:n}){let i=Object.entries({remark:".remark",figure:"pointer-view"}).filter(([,s])=>e.
querySelector(s));for(let s of m(e,".remark, pointer-view, .failure"))s.remove();let o=document.createElement("p");if(o.
className=t==="failed"?"failure":"quiet",o.dataset.hidden=i.map(([s])=>s).join(" "),t==="failed")o.textContent=n;else if(t===
"unknown")o.textContent=L;else if(i.length){let s=i.map(([c])=>c).join(" and the "),[p,a]=i.length>1?["are","they descri\
be"]:["is","it describes"];o.textContent=`The ${s} ${p} hidden: ${a} the original numbers.`}o.textContent&&u(e,".reasons").
before(o)}function $(e,t,n,r){let i=f(e,t);if(!i)return;let o=n.filter(({isShown:l})=>l),s=u(document,"#lesson-figures",
HTMLTemplateElement),p=o.map(l=>y(l,r,s)).filter(l=>l!==null),a=o.filter(({numbers:l})=>!l).map(({title:l})=>l);if(i.replaceChildren(
...p),!a.length)return;let c=document.createElement("p");c.className="quiet",c.dataset.missing="",c.textContent=`Only th\
e server can compute with your changes: ${a.join("; ")}.`,i.append(c)}function U(e,t){let n=f(document,"#lesson-inputs",
HTMLTemplateElement)?.content??document,r=f(n,"[data-inputs]"),i=r&&document.importNode(r,!0);for(let{name:o,shown:s}of i?
e.inputs:[]){let p=u(i,`[data-input="${CSS.escape(o)}"]`),a=[t[o]].flat(2).map(c=>typeof c=="number"?b(O(c)):String(c));
for(let[c,l]of m(p,"input, select").entries())l.value=a[c]??"";s&&(h(m(p,"tbody th"),s.rows,t),h(m(p,"thead th"),s.columns,
t))}return i}function j(e){throw R(e)?e:d(0,"",T)}function d(e,t,n){return new N(e,[{where:t,message:n,suggestions:[]}])}export{P as a,ne as b};
