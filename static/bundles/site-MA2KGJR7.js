import{a as A}from"./site-O46LGORJ.js";import{b as S,c as y,d as H}from"./site-KCHHP45L.js";import{a as x,
b as g,c as w}from"./site-TDSAGLFG.js";import{a as b,e as D,f as U,j as k,p as B,q as j}from"./site-QP7AFWD6.js";var P="This lesson has no such input. Send one of its inputs.",G="This is not one of the options. Send one of {options}.",
V="This is not a list. Send a list of words.",X="There are {words} words. Send {expected} words.",J="This word is empty \
or not text. Send a word.",q="The word contains a control character. Send it without.",K="The word has {characters} char\
acters. Send at most {most}.",z="This is not a matrix. Send a list of rows, each a list of numbers.",v="The matrix has {\
count} row. Send {expected}.",Q="The matrix has {count} rows. Send {expected}.",Z="This row is not a list. Send a list o\
f numbers.",Y="The row has {count} number. Send {expected}.",tt="The row has {count} numbers. Send {expected}.",et="This\
 is not a number. Send a number, such as 0.25.",nt="The number is out of range. Send a number from {least} to {most}.",st="\
This is not a whole number. Send a whole number.",ot='"{step}" is not a step of this lesson. Send the id of a removable \
step.',rt='"{step}" cannot be removed. Send the id of a removable step.',it="This step needs {names}, which could not be\
 computed above.",ct="The result is not a number: the inputs are too extreme. Enter smaller values.";var M=[0,.01,.04,.1,.2,.4,.7,1],at=4,ut=1e-12,ft=7;var $t=100,Wt=1e-4,Ft=1e16;function pt(t,e){let s=Array.from(t),n=It(s),i=Dt(s,e);return s.map((r,o)=>({text:_(r,n),exact:W(
r),level:i[o]??null}))}function It(t){for(let e=0;e<3;e+=1)if(t.every(n=>{if(Math.abs(n)>=1e15)return!0;let i=n*10**e;return Math.
abs(i-Math.round(i))<=ut*Math.abs(i)}))return e;return 3}function _(t,e=C(t)?0:3){if(!Number.isFinite(t))return t>0?"∞":
"−∞";let s=Math.abs(t);if(C(t)&&s<1e10&&!e){let i=String(s),r=s>=1e4?i.replace(/\B(?=(\d{3})+$)/g,","):i;return t<0?
`−${r}`:r}if(s>=1e6||e&&s>0&&s<5e-4){let[i="",r=""]=$(t,2,"toExponential").split("e");return`${i}e${Number(r)}`.replaceAll(
"-","−")}let n=$(t,e,"toFixed");return(Number(n)===0?n.replace("-",""):n).replace("-","−")}function W(t){if(C(t))return String(
t);if(!Number.isFinite(t))return String(t).replace("Infinity","inf");let e=Math.abs(t);if(e>=Wt&&e<Ft){let r=String(t);return r.
includes(".")?r:`${r}.0`}let[s="",n=""]=t.toExponential().split("e"),i=n.slice(1).padStart(2,"0");return`${s}e${n.charAt(
0)}${i}`}function C(t){return Math.abs(t)<1e15&&Number.isInteger(t)}function $(t,e,s){let[n="",i]=t[s]($t).split("e"),r=n.
indexOf(".")+1+e,o=/^50*$/.test(n.slice(r)),a="02468".includes(n.slice(0,r).replace(/\.$/,"").at(-1)??"");if(!o||!a)return t[s](
e);let c=n.slice(0,r).replace(/\.$/,"");return i===void 0?c:`${c}e${i}`}function Dt(t,e){let s=t.map(r=>Number.isFinite(
r)?r:0);if(e==="weights"){let r=M.slice(1).map((o,a)=>(o+(M[a]??0))/2);return s.map(o=>r.filter(a=>a<o).length)}let n=e?
at:ft,i=Math.max(0,...s.map(Math.abs))||1;return s.map(r=>Number($(r/i*n,0,"toFixed")))}var Ut="=",T=class{#t;#e;constructor(e){this.#t=e;let s=Object.fromEntries(e.inputs.map(({name:n,value:i})=>[n,i]));this.#e=
this.#n(s,new Set,null)}get inputs(){return this.#t.inputs}get steps(){return this.#t.steps}get ownValues(){return this.#e.
values}solve(e,s){return this.#n(e,s,this.#e)}#n(e,s,n){let i={values:e,steps:[],known:new Map};for(let{name:o,kind:a,value:c}of this.#t.
inputs){let u=e[o]??c,h=a==="matrix"||a==="number"?[u].flat(2):null,d=JSON.stringify(u)===JSON.stringify(c);i.known.set(
o,{numbers:h,isOwn:d,status:"computed"})}let r=kt(this.#t.inputs,e,s);for(let o of this.#t.steps){let a=s.has(o.id),c=o.
reads.every(f=>i.known.get(f)?.isOwn??!0),u={settings:a?[o.id]:[],inputs:new Set},l=Bt(o,i.known,c?u:r),{id:h,inputs:d}=o;
i.steps.push({id:h,inputs:d,isRemoved:a,isOwn:c,...l});let{tables:O,status:I}=l;for(let{name:f,numbers:m}of O){let E=c&&
!a||Ht(m,n?.known.get(f)?.numbers);i.known.set(f,{numbers:m,isOwn:E,status:I})}}return i}};function kt(t,e,s){let n=t.filter(
({name:c,value:u})=>JSON.stringify(u)!==JSON.stringify(e[c])),i=t.filter(({kind:c})=>c==="words"),r=i.map(({value:c})=>c),
o=i.map(({name:c})=>e[c]),a=n.map(({name:c})=>c);return{settings:[...s,...n.filter(({kind:c})=>c==="choice").map(({name:c})=>`${c}\
=${e[c]}`)],inputs:new Set(mt(r)===mt(o)?a:[...a,Ut])}}function mt(t){let e=t.flat();return e.map(s=>e.indexOf(s)).join()}
function Bt(t,e,{settings:s,inputs:n}){let i=Object.entries(t.tables).map(([f,m])=>{let E=dt(m,s)??null,{title:Rt="",figure:At=null}=E??
Object.values(m.variants)[0]??{};return{name:f,title:Rt,isShown:At!==null,variant:E,numbers:null}}),r=(f,m="")=>({tables:i,
status:f,error:m}),o=t.inputs.map(f=>e.get(f)?.status);if(t.failing.some(f=>n.has(f))||o.includes("unknown"))return r("u\
nknown");let c=t.inputs.filter((f,m)=>o[m]==="failed");if(c.length)return r("failed",S(it,{names:c.join(", ")}));let u=new Map(
i.map(({name:f,variant:m})=>[f,m])),l=jt(t,u,e,n);if(!dt(t.conditions,s)?.every(({expression:f,holds:m})=>{let[E]=ht(f,l)??
[];return E!==void 0&&!!E===m}))return r("unknown");let O=i.map(f=>({...f,numbers:l(f.name)}));return O.some(({numbers:f})=>f&&
Array.from(f).some(Number.isNaN))?r("failed",ct):{tables:O,status:"computed",error:""}}function jt(t,e,s,n){let i=new Map,
r=o=>{if(!t.tables[o])return s.get(o)?.numbers??null;if(!i.has(o)){let c=e.get(o),u=c&&!c.fixed.some(l=>n.has(l));i.set(
o,u?ht(c.expression,r):null)}return i.get(o)??null};return r}function ht(t,e){return t.every(n=>n.op!=="table"||e(n.name??
"")?.length===B(n))?j(t,n=>e(n)??[]):null}function dt({settings:t,variants:e},s){return e[t.filter(n=>s.includes(n)).join(
",")]}function Ht(t,e){return!t||t.length!==e?.length?!1:Array.from(t).every((s,n)=>Object.is(s,e[n]))}var Pt=1e-9,Gt=/[\p{Cc}\p{Cs}]/u,p=class extends Error{constructor(e,s,n={}){super(S(s,n)),this.where=e}};function Et(t,e){
let s=t.map(({name:o})=>o),n=Object.keys(e).filter(o=>!s.includes(o)).map(o=>({where:`inputs.${o.slice(0,60)}`,message:P,
suggestions:s})),i={},r=[...t.filter(({kind:o})=>o==="words"),...t.filter(({kind:o})=>o!=="words")];for(let o of r)try{let a=Object.
hasOwn(e,o.name)?e[o.name]:o.own;i[o.name]=Vt(o,a,i)}catch(a){if(!(a instanceof p))throw a;let{where:c,message:u}=a;n.push(
{where:`inputs.${o.name}${c}`,message:u,suggestions:[]}),i[o.name]=o.own}if(n.length)throw new b(422,n);return i}function Vt(t,e,s){
if(t.kind==="words")return Xt(t,e);if(t.kind==="matrix")return Jt(t,e,s);if(t.kind==="number")return xt(t,e,"");if(typeof e==
"string"&&t.options.includes(e))return e;throw new p("",G,{options:t.options.join(", ")})}function Xt({least:t,most:e},s){
if(!Array.isArray(s))throw new p("",V);if(s.length<t||s.length>e){let n=t<e?`${t} to ${e}`:e;throw new p("",X,{words:s.length,
expected:n})}return s.map((n,i)=>{let r=`[${i}]`;if(typeof n!="string"||!y(n))throw new p(r,J);if(Gt.test(n))throw new p(
r,q);let o=H(n);if(o>40){let a=40;throw new p(r,K,{characters:o,most:a})}return y(n)})}function Jt(t,e,s){let n=t.isRow?
[e]:e;if(!Array.isArray(e)||!Array.isArray(n))throw new p("",z);let i=t.isRow?[t.own]:t.own,r=Ot(t.rows,s).length||i.length,
o=Ot(t.columns,s).length||(i[0]?.length??0);if(n.length!==r){let c=n.length===1?v:Q;throw new p("",c,{count:n.length,expected:r})}
let a=n.map((c,u)=>{let l=t.isRow?"":`[${u}]`;if(!Array.isArray(c))throw new p(l,Z);if(c.length!==o){let h=c.length===1?
Y:tt;throw new p(l,h,{count:c.length,expected:o})}return c.map((h,d)=>xt(t,h,`${l}[${d}]`))});return t.isRow?a[0]??[]:a}
function xt({least:t,most:e,whole:s},n,i){if(typeof n!="number")throw new p(i,et);if(!(n>=t&&n<=e)){let o={least:_(t),most:_(
e)};throw new p(i,nt,o)}if(!s)return n;let r=Math.round(n);if(Math.abs(n-r)>Pt*Math.max(1,Math.abs(n),Math.abs(r)))throw new p(
i,st);return r}function Ot(t,e){return Array.isArray(t)?t:e[t]??[]}var St=20,qt="With your changes, only the server can compute this step.",Kt="Only the server can compute with more or fe\
wer words.",zt="(with your changes, only on the server)",gt;function vt(){let t=x(document,"#lesson-record",HTMLScriptElement).
textContent??"";return gt??=new T(JSON.parse(t)),gt}async function Me(t,e){let s=vt(),n=Et(s.inputs,Qt(t.inputs));Zt(s,n);
let i=Yt(s,t.removed),o=JSON.stringify(n)===JSON.stringify(s.ownValues)&&await Tt([...i],e)||await ee(s,n,i,e),a=ce(s,n);
return a&&o.append(a),o}function Qt(t){try{let e=JSON.parse(t||"{}");if(e&&typeof e=="object"&&!Array.isArray(e))return e}catch{}
throw N(422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function Zt({inputs:t},e){for(let{
name:s,kind:n,value:i}of t){let r=o=>[o].flat().length;if(n==="words"&&r(i)!==r(e[s]))throw N(422,`inputs.${s}`,Kt)}}function Yt(t,e){
let s=new Set(e.split(",").filter(Boolean));for(let n of s){let i=t.steps.find(o=>o.id===n),r=i?rt:ot;if(!i?.isRemovable)
throw N(422,"removed",S(r,{step:n}))}return s}async function Tt(t,{files:e,signal:s}){if(!e)return te(t);if(t.length>1)return null;
let[n]=t,i=n?e.replace("{removed}",n):".",r=await fetch(i,{signal:s}).catch(_t);if(!r.ok)throw N(r.status,"",U(r.status));
let o=await r.text().catch(_t),a=x(new DOMParser().parseFromString(o,"text/html"),"[data-steps]"),c=document.createDocumentFragment();
return c.append(document.adoptNode(a)),c}function te(t){let e=JSON.parse(x(document,"#lesson-states",HTMLScriptElement).
textContent??""),s=[...t].sort().join(",");if(!Object.hasOwn(e,s))return null;let n=document.createElement("div");n.dataset.
steps="";let i=Object.values({...e[""],...e[s]});n.append(...i.map(o=>F("lesson-parts",o)));for(let o of w(n,"[data-matr\
ix]"))o.replaceWith(F("lesson-matrices",Number(o.dataset.matrix)));let r=document.createDocumentFragment();return r.append(
n),r}function F(t,e){let{content:s}=x(document,`#${t}`,HTMLTemplateElement);return document.importNode(s.children[e],!0)}
async function ee(t,e,s,n){let i=[[],...[...s].map(c=>[c])],[r,...o]=await Promise.all(i.map(c=>Tt(c,n)));if(!r)throw new Error(
"The file does not hold the lesson as it was exported.");for(let[c,u]of[...s].entries()){let l=o[c]?.querySelector(`[dat\
a-step="${CSS.escape(u)}"]`);l&&r.querySelector(`[data-step="${CSS.escape(u)}"]`)?.replaceWith(l)}let a=t.solve(e,s);for(let c of a.
steps){let u=g(r,`[data-step="${CSS.escape(c.id)}"]`);u&&se(u,c,a,t)}for(let c of w(r,"[data-remove]",HTMLInputElement)){
let u=c.dataset.remove??"";s.has(u)||ne(c,t.solve(e,new Set([...s,u])))}return r}function ne(t,{steps:e}){let s=e.find(({
id:n})=>n===t.dataset.remove);s?.status==="failed"||s?.tables.some(({numbers:n})=>n)||(t.disabled=!0,t.parentElement?.append(
" ",zt))}function se(t,e,s,n){let i=n.inputs.some(({name:o,kind:a,value:c})=>a==="words"&&String(c)!==String(s.values[o]));
if(e.isOwn&&!i)return;let r=e.inputs.flatMap(o=>re(o,s,n));Nt(t,".step-inputs",r,s.values),Nt(t,".step-results",e.tables,
s.values),e.isOwn||oe(t,e)}function oe(t,{status:e,error:s}){let i=Object.entries({remark:".remark",figure:"pointer-view"}).
filter(([,o])=>t.querySelector(o));for(let o of w(t,".remark, pointer-view, .failure"))o.remove();let r=document.createElement(
"p");if(r.className=e==="failed"?"failure":"quiet",r.dataset.hidden=i.map(([o])=>o).join(" "),e==="failed")r.textContent=
s;else if(e==="unknown")r.textContent=qt;else if(i.length){let o=i.map(([u])=>u).join(" and the "),[a,c]=i.length>1?["ar\
e","they describe"]:["is","it describes"];r.textContent=`The ${o} ${a} hidden: ${c} the original numbers.`}r.textContent&&
x(t,".reasons").before(r)}function re(t,{steps:e,known:s},n){let i=n.inputs.find(a=>a.name===t);if(!i)return e.flatMap(({
tables:a})=>a.filter(c=>c.name===t));let{shown:r}=i,o=s.get(t)?.numbers??null;return r?[{name:t,title:r.title,isShown:!0,
variant:r,numbers:o}]:[]}function Nt(t,e,s,n){let i=g(t,e);if(!i)return;let r=s.filter(({isShown:u})=>u),o=r.map(u=>ie(u,
n)).filter(u=>u!==null),a=r.filter(({numbers:u})=>!u).map(({title:u})=>u);if(i.replaceChildren(...o),!a.length)return;let c=document.
createElement("p");c.className="quiet",c.dataset.missing="",c.textContent=`Only the server can compute with your changes\
: ${a.join("; ")}.`,i.append(c)}function ie({variant:t,numbers:e},s){if(!t||t.figure===null||!e)return null;let n=F("les\
son-figures",t.figure),i=w(n,"tbody td");for(let[c,{text:u,exact:l,level:h}]of pt(e,t.shade).entries()){let d=i[c];if(!d)
continue;let O=A(u);d.textContent=O,bt(d,"value",l===O?null:l),bt(d,"level",h||null)}let{rows:r,columns:o}=t,a="down"in n.
dataset;return R(w(n,"tbody th"),a?o:r,s),R(w(n,"thead th"),o,s),t.opens&&(n.dataset.how=JSON.stringify(t.expression)),n}
function bt(t,e,s){s===null?delete t.dataset[e]:t.dataset[e]=String(s)}function R(t,e,s){for(let[n,i]of t.entries()){let r=(e[n]??
"").replace(/⟦([^⟧]+)\.(\d+)⟧/g,(c,u,l)=>s[u]?.[Number(l)]??c),o=[...r],a=o.length>St;i.textContent=a?`${o.slice(0,
St-1).join("")}…`:r,i.title=a?r:""}}function ce(t,e){let s=g(document,"#lesson-inputs",HTMLTemplateElement)?.content??
document,n=g(s,"[data-inputs]"),i=n&&document.importNode(n,!0);for(let{name:r,shown:o}of i?t.inputs:[]){let a=x(i,`[data\
-input="${CSS.escape(r)}"]`),c=[e[r]].flat(2).map(u=>typeof u=="number"?A(W(u)):String(u));for(let[u,l]of w(a,"input, se\
lect").entries())l.value=c[u]??"";o&&(R(w(a,"tbody th"),o.rows,e),R(w(a,"thead th"),o.columns,e))}return i}function _t(t){
throw k(t)?t:N(0,"",D)}function N(t,e,s){return new b(t,[{where:e,message:s,suggestions:[]}])}export{pt as a,Et as b,vt as c,Me as d};
