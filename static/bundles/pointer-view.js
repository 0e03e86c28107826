(()=>{var{currentScript:it}=document,ce=it instanceof HTMLScriptElement?it.src:"",w=new URL("static/js/",ce||document.baseURI).
href;var rt=`/*
 * The element that draws a view, on our pages and on others. One scale of type (16 px is the
 * smallest), one of space, and one set of colours for each theme.
 */

.pointerscope, .pointerscope pointer-view[data-theme="light"], pointer-view:not(.pointerscope *) {
  --paper: #f5f6f8;
  --surface: #ffffff;
  --ink: #1c2024;
  --quiet: #515962;
  --rule: #dde1e6;
  --control: #8a929c;
  --accent: #00598c;
  --mark: #b3261e;
  --failure: #a3260d;
  --failure-surface: #fdf0ed;
  --space-1: 0.25rem;
  --space-2: 0.5rem;
  --space-3: 1rem;
  --space-4: 1.5rem;
  --space-5: 2.5rem;
  --text: 1rem;
  --text-large: 1.25rem;
  --text-larger: 1.75rem;
  --radius: 0.5rem;
  --font: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  color-scheme: light;
}

.pointerscope[data-theme="dark"], .pointerscope pointer-view[data-theme="dark"], pointer-view[data-theme="dark"]:not(.po\
interscope *) {
  --paper: #0e1013;
  --surface: #15181d;
  --ink: #e8eaed;
  --quiet: #aab2bc;
  --rule: #343a43;
  --control: #7a838e;
  --accent: #7cc0ee;
  --mark: #ffb4a9;
  --failure: #ff9b85;
  --failure-surface: #2c1712;
  color-scheme: dark;
}

pointer-view {
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  min-width: 0;
  color: var(--ink);
  font: var(--text) / 1.5 var(--font);
  font-variant-numeric: tabular-nums;
  text-align: left;
}
pointer-view[scale] {
  --text: calc(1rem * var(--scale, 1));
  --text-large: calc(1.25rem * var(--scale, 1));
}
pointer-view, pointer-view * { box-sizing: border-box; }
pointer-view [hidden] { display: none !important; }
pointer-view :is(.view-title, .view-caption, .view-summary, .view-failure, .view-take) { margin: 0; padding: 0; max-widt\
h: 60rem; font: inherit; text-transform: none; letter-spacing: normal; overflow-wrap: anywhere; color: inherit; }
pointer-view .view-title { font-size: var(--text-large); font-weight: 700; line-height: 1.3; color: var(--ink); max-widt\
h: none; }
pointer-view .view-caption { color: var(--quiet); }
pointer-view :is(.view-summary, .view-choices):empty { display: none; }
pointer-view .view-failure { color: var(--failure); }
pointer-view .view-plot { position: relative; min-height: 7rem; min-width: 0; }
pointer-view[aria-busy="true"] .view-plot { opacity: 0.6; }
/* A figure that is not drawn yet takes about the space that it will need. */
pointer-view[lazy]:not([data-drawn], [fill]) { min-height: 22rem; align-content: start; }
pointer-view .view-marks > div { position: absolute; z-index: 1; pointer-events: none; border: 2px solid var(--mark); bo\
rder-radius: 2px; }

pointer-view :is(button, select) {
  margin: 0;
  font: inherit;
  color: inherit;
  background: var(--surface);
  border: 1px solid var(--control);
  border-radius: calc(var(--radius) / 2);
  padding: var(--space-1) var(--space-2);
  min-width: 0;
  max-width: 100%;
}
pointer-view button { cursor: pointer; }
pointer-view label { font-weight: 600; }
pointer-view a { color: var(--accent); }
pointer-view :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
pointer-view .view-choices { display: flex; flex-wrap: wrap; gap: var(--space-2) var(--space-3); min-width: 0; }
pointer-view .view-choices label { display: inline-flex; gap: var(--space-2); align-items: baseline; min-width: 0; }
pointer-view .view-choices button { padding: 0 var(--space-3); }
pointer-view .view-take { display: flex; flex-wrap: wrap; gap: var(--space-1) var(--space-3); align-items: baseline; }
pointer-view .view-take :is(a, button) { color: var(--quiet); }
pointer-view .view-take button { border: 0; padding: 0; background: none; text-decoration: underline; text-underline-off\
set: 0.2em; }
pointer-view .view-take :is(a, button):hover { color: var(--accent); }
pointer-view .view-take select { padding: 0; border-color: var(--rule); color: var(--quiet); }
pointer-view .view-codes[open] { flex: 1 0 100%; }
pointer-view .view-sheet { display: grid; gap: var(--space-1); }
pointer-view .view-codes p { display: flex; flex-wrap: wrap; gap: var(--space-1) var(--space-3); margin: 0; color: inher\
it; }
pointer-view .view-codes textarea { width: 100%; font: var(--text) / 1.4 ui-monospace, "SF Mono", Menlo, Consolas, monos\
pace; color: inherit; background: var(--paper); border: 1px solid var(--rule); resize: vertical; }
pointer-view :is(.view-table, .view-codes) summary { cursor: pointer; color: var(--quiet); width: max-content; max-width\
: 100%; }
pointer-view .table-frame { overflow: auto; max-height: 24rem; margin-top: var(--space-2); }
pointer-view table { border-collapse: collapse; font: inherit; margin: 0; width: auto; }
pointer-view :is(th, td) { padding: var(--space-1) var(--space-2); border: 0; border-bottom: 1px solid var(--rule); text\
-align: right; white-space: nowrap; font-weight: 400; }
pointer-view thead th { font-weight: 600; position: sticky; top: 0; background: var(--surface); }
pointer-view :is(th[scope="row"], thead th:first-child) { text-align: left; }

/* In another theme than the page around. */
pointer-view[data-theme] { background: var(--surface); }

/* Controls and words beside the figure. */
pointer-view[controls="none"] :is(.view-choices, .view-take, .view-table) { display: none; }
pointer-view[controls="some"] :is(.view-take, .view-table) { display: none; }
pointer-view[caption="none"] :is(.view-title, .view-caption, .view-summary) { display: none; }
pointer-view[caption="title"] :is(.view-caption, .view-summary) { display: none; }

/* A frame of a given size: words are left out as it gets smaller, and nothing scrolls. */
pointer-view[fill] {
  container: view / size;
  height: 100%;
  display: flex;
  flex-flow: row wrap;
  align-content: flex-start;
  align-items: baseline;
  gap: 0 var(--space-3);
  overflow: hidden;
}
pointer-view[fill] > * { flex: 0 0 auto; max-width: 100%; }
pointer-view[fill] > :is(.view-caption, .view-summary, .view-failure) { width: 100%; max-width: none; }
pointer-view[fill] > .view-caption { order: 1; }
pointer-view[fill] > .view-summary { order: 2; }
pointer-view[fill] > .view-failure { order: 3; }
pointer-view[fill] > .view-plot { order: 4; width: 100%; min-height: 0; overflow: hidden; }
pointer-view[fill] > :is(.view-table, .view-take) { order: 5; }
/* Open details lie over the figure, which keeps its size. */
pointer-view[fill] { position: relative; }
pointer-view[fill] .view-codes[open] { flex: none; }
pointer-view[fill] :is(.table-frame, .view-sheet) { position: absolute; z-index: 2; inset: auto 0 var(--below, 2rem); ma\
x-height: 60cqh; margin: 0; padding: var(--space-2); overflow: auto; background: var(--surface); border: 1px solid var(-\
-rule); border-radius: calc(var(--radius) / 2); }
pointer-view[fill] .table-frame { padding: 0; }
pointer-view[fill][data-room~="short"] > .view-caption { display: none; }
pointer-view[fill][data-room~="low"] {
  > .view-summary { display: none; }
  > .view-title { font-size: var(--text); line-height: 1.4; max-width: 100%; overflow: hidden; text-overflow: ellipsis; \
white-space: nowrap; }
  > .view-choices { gap: 0 var(--space-3); }
  > .view-choices select { max-width: calc(9 * var(--text)); }
  > .view-choices :is(button, select) { padding: 0 var(--space-1); }
}
pointer-view[fill][data-room~="tight"] {
  > :is(.view-table, .view-take) { display: none; }
  > .view-title { font-size: var(--text); line-height: 1.4; max-width: 100%; overflow: hidden; text-overflow: ellipsis; \
white-space: nowrap; }
  > .view-choices { width: 100%; flex-wrap: nowrap; gap: var(--space-1); }
  > .view-choices :is(button, select) { padding: 0 var(--space-1); }
  /* Labels are hidden, but screen readers still read them. */
  > .view-choices label { font-size: 0; gap: 0; flex: 0 1 auto; min-width: calc(2.75 * var(--text)); }
  > .view-choices label select { font-size: var(--text); width: 100%; max-width: 100%; }
}
/* Before the script has measured the element. */
@container view (max-height: 36rem) { pointer-view:not([data-room]) > .view-caption { display: none; } }
@container view (max-height: 22rem) { pointer-view:not([data-room]) > .view-summary { display: none; } }
@media (prefers-reduced-motion: reduce) { pointer-view, pointer-view * { transition: none !important; animation: none !i\
mportant; } }
@media print {
  pointer-view { break-inside: avoid; }
  pointer-view :is(.view-choices, .view-take, .view-table) { display: none; }
}
`;var st=new CSSStyleSheet;st.replaceSync(rt);document.adoptedStyleSheets=[...document.adoptedStyleSheets,st];var b=class extends Error{constructor(t,e){super(e.map(i=>i.message).join(" ")),this.status=t,this.problems=e}},j=new URL(
w.replace(/^(.*\/)static\/.*$/,"$1")),E={answers:!0},ue=[502,504],he="No response could be read. Your input is still her\
e; check your connection and try again.",fe=n=>`The server answered with ${n}.`;async function q(n,t,e=j){let i=await pe(
new URL(`api/${n}`,e),t);if(String(e)===j.href&&me(i!==null&&!de(i)),!i)return ot();if(!(i.headers.get("content-type")??
"").includes("json")){let o=fe(i.status);throw new b(i.status,[{where:"",message:o,suggestions:[]}])}let s=await i.json().
catch(ot);if(!i.ok)throw new b(i.status,s.errors??[]);return s}async function pe(n,t){try{let e=await fetch(n,t);return ue.
includes(e.status)?null:e}catch(e){if(at(e))throw e;return null}}function de({headers:n}){return n.get("cache-status")?.
startsWith("service-worker")??!1}function me(n){n!==E.answers&&(E.answers=n,document.dispatchEvent(new CustomEvent("poin\
terscope:server",{detail:{answers:n}})))}function ot(n){throw at(n)?n:new b(0,[{where:"",message:he,suggestions:[]}])}function at(n){
return n instanceof DOMException&&n.name==="AbortError"}function R(n){let t=Object.entries(n).filter(([,e])=>e!=null&&e!==
"");return new URLSearchParams(t.map(([e,i])=>[e,String(i)]))}function ct(n){return n instanceof Error?n.message:String(
n)}var lt={min:.5,max:4},we={controls:["none","some","all"],caption:["none","title","all"]};function I(n,t){return n==="sca\
le"?t.trim()!==""&&Number(t)>=lt.min&&Number(t)<=lt.max:n==="controls"||n==="caption"?we[n].includes(t):CSS.supports("co\
lor",t)}var ut=Promise.resolve();function ht(n){let t=ut.then(ge).then(n);return ut=t.catch(()=>{}),t}function ge(){let{scheduler:n}=globalThis;
return n?n.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var ft={width:960,height:540};function dt(n){return{"HTML frame":mt(n),"Web component":ve(n),Markdown:wt(n),Quarto:be(n),
LaTeX:ye(n)}}function mt({title:n,embed:t}){return`<iframe src="${_(t)}" title="${_(n)}" width="${ft.width}" height="${ft.
height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%"></iframe>`}function ve({server:n,attributes:t}){
let e=Object.entries({server:n,...t}).map(([i,r])=>r===""?i:`${i}="${_(r)}"`);return`<script src="${_(new URL("pointer-v\
iew.js",n).href)}" defer><\/script>
<pointer-view ${e.join(" ")}></pointer-view>`}function wt({title:n,embed:t,picture:e}){return`[![${xe(n)}](<${pt(e)}>)](\
<${pt(t)}>)`}function be(n){return['::: {.content-visible when-format="html"}',"```{=html}",mt(n),"```",":::",'::: {.con\
tent-visible unless-format="html"}',wt(n),":::"].join(`
`)}function ye({title:n,caption:t,name:e,embed:i,picture:r}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${r}`,
"\\begin{figure}","  \\centering",`  \\href{${Ae(i)}}{\\includegraphics[width=\\linewidth]{${e}.png}}`,`  \\caption{${Te(
[n,t].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function _(n){return n.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function xe(n){return n.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function pt(n){return n.replaceAll("<","%3C").replaceAll(
">","%3E")}function Ae(n){return n.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var Ee={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},ke=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
$e={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},Oe=/[ąęįųĄĘĮŲ]/,Se=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function Te(n){return[...n.normalize("NFC").replace(
/\s/g," ").replace(Se,"")].flatMap(e=>[...$e[e]??Le(e)]).map(e=>Ee[e]??Me(e)).join("")}function Le(n){return Oe.test(n)?
n.normalize("NFD").slice(0,1):n}function Me(n){return/[&%$#_{}]/.test(n)?`\\${n}`:ke.test(n)?n:"?"}function vt(n,t,{title:e,origin:i}){let r=n.slice(n.indexOf(",")+1);if(t==="svg")return Ce(decodeURIComponent(r),e,i);let s=Uint8Array.
from(atob(r),a=>a.charCodeAt(0)),o=[gt("Title",e),gt("Source",i)];return new Blob([s.subarray(0,33),...o,s.subarray(33)],
{type:"image/png"})}function Ce(n,t,e){let i=new DOMParser().parseFromString(n,"image/svg+xml").documentElement,r=(s,o)=>{
let a=document.createElementNS(i.namespaceURI,s);return a.textContent=o,a};return i.prepend(r("title",t),r("desc",e)),new Blob(
[new XMLSerializer().serializeToString(i)],{type:"image/svg+xml"})}function gt(n,t){let e=new TextEncoder().encode(`iTXt${n}\
\0\0\0\0\0${t}`),i=new DataView(new ArrayBuffer(e.length+8));return i.setUint32(0,e.length-4),new Uint8Array(i.buffer).set(
e,4),i.setUint32(e.length+4,Ne(e)),i.buffer}function Ne(n){let t=-1;for(let e of n){t^=e;for(let i=0;i<8;i+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var bt="vendor/plotly/plotly-cartesian-4.1.1.min.js",B;function z(n){return window.Plotly?Promise.resolve(window.Plotly):
(B??=new Promise((t,e)=>{let i=document.createElement("script");i.src=n?new URL(`static/${bt}`,n).href:new URL(`../${bt}`,
w).href;let r=()=>{B=void 0,i.remove(),e(new Error("The drawing library could not be loaded. Reload the page to try agai\
n."))};i.addEventListener("load",()=>window.Plotly?t(window.Plotly):r()),i.addEventListener("error",r),document.head.append(
i)}),B)}var je=[1,2,4],Re=2,Ie=960;function xt({name:n,links:t,view:e,picture:i,csv:r,json:s}){let o=document.createElement("div");
o.className="view-take";let a={link:P("Link"),embed:P("Embed"),json:P("JSON"),offline:P("Offline file")};a.offline.title=
"One HTML file with this whole view inside, for use without a network";let c=M("JSON",()=>yt(s(),`${n()}.json`,"applicat\
ion/json")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not ans\
wer.";let u=_e(()=>{let{link:p,embed:m}=t(),y=m?e():null;return{...p&&{Address:p},...y&&dt(y)}}),h=()=>{let p=t();for(let m of Object.
keys(a)){let y=p[m];a[m].hidden=y===null,y!==null&&(a[m].href=y)}c.hidden=p.json!==null,u.hidden=p.link===null&&p.embed===
null,l.hidden=E.answers};for(let p of["pointerenter","focusin"])o.addEventListener(p,h);let f=document.createElement("se\
lect");f.setAttribute("aria-label","Size of the PNG"),f.append(...je.map(p=>{let m=p===Re;return new Option(`${p}×`,String(
p),m,m)}));let d=async p=>{let m=i(),{width:y=Ie,height:N,meta:L}=m.layout,F={width:y,height:N,...p==="png"&&{scale:Number(
f.value)}},oe=await(await z()).toImage(m,{format:p,...F}),ae=L.origin??t().embed??location.href;At(vt(oe,p,{title:L.title,
origin:ae}),`${n()}.${p}`)},x=()=>yt(`\uFEFF${r()}`,`${n()}.csv`,"text/csv;charset=utf-8"),v=document.createElement("spa\
n");return v.append(M("PNG",()=>d("png"))," ",f),o.append(a.link,a.embed,v,M("SVG",()=>d("svg")),M("CSV",x),a.json,c,a.offline,
u,l),h(),o}function _e(n){let t=document.createElement("details");t.className="view-codes";let e=document.createElement(
"summary");e.textContent="Copy";let i=document.createElement("p"),r=document.createElement("textarea");Object.assign(r,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let s=document.createElement("span");s.setAttribute("role","status");let o=document.
createElement("div");o.className="view-sheet",o.append(i,r),t.append(e,o),t.addEventListener("toggle",()=>{if(!t.open)return;
s.textContent="",r.hidden=!0;let c=Object.entries(n()).map(([l,u])=>M(l,()=>a(l,u)));i.replaceChildren(...c,s)});let a=async(c,l)=>{
r.value=l,r.hidden=!1,r.setAttribute("aria-label",c);let u=await ze(l);u||r.select(),s.textContent=u?"Copied.":"Selected\
; copy it with the keyboard."};return t}async function ze(n){return navigator.clipboard?navigator.clipboard.writeText(n).
then(()=>!0,()=>!1):!1}function P(n){let t=document.createElement("a");return t.textContent=n,t}function M(n,t){let e=document.
createElement("button");return e.type="button",e.textContent=n,e.addEventListener("click",t),e}function yt(n,t,e){At(new Blob(
[n],{type:e}),t)}function At(n,t){let e=document.createElement("a");e.href=URL.createObjectURL(n),e.download=t,e.click(),
setTimeout(()=>URL.revokeObjectURL(e.href),6e4)}var Et={width:420,height:200},Pe=300,k=2,g=20,A=8,Ue=7.5,He=44,Fe=18,qe=240,Be=90,Ot=56,St=90,We=48,De=1.3,Ge=.6,Ye=9,Tt=1.4,
Lt=["coloraxis","coloraxis2"];function Mt({data:n,layout:t},{width:e,height:i,isFixed:r,scale:s}){if(!e)return{data:n,layout:t};
let o={width:e/s,height:i/s},a=r&&(o.width<Et.width||o.height<Et.height),c={...o,isFixed:r,isTiny:a,isNarrow:o.width<560,
scale:s},l=a?Ve(t,t.meta.small??{}):t;if(!r)return{data:n,layout:{...l,...$t(l,c)}};let u=Je(n,l),h={...u,...$t(u,c),...Qe(
n,u,c),...Xe(u,c)};return{data:on(n,u,c.height),layout:h}}function Ve(n,t){return Ct(n,t)}function Ct(n,t){if(!kt(n)||!kt(
t))return t;let e={...n};for(let[i,r]of Object.entries(t))e[i]=Ct(n[i],r);return Object.fromEntries(Object.entries(e).filter(
([,i])=>i!==null))}function kt(n){return typeof n=="object"&&n!==null&&!Array.isArray(n)}function Nt(n,t){return Object.
entries(n).filter(([i])=>t.test(i))}function jt(n,t){return n[`yaxis${(t??"y").slice(1)}`]}function Rt(n){return Nt(n,/^yaxis/).
map(([,t])=>t.domain??[0,1])}function It(n,t){return n[t]}function Je(n,t){let{xaxis:e}=t,i=n.find(o=>(o.xaxis??"x")==="\
x"&&Array.isArray(o.x))?.x,r=Array.isArray(i)?i.filter(o=>typeof o=="string"):[],s=Array.isArray(i)&&r.length===i.length;
return e?.tickangle!==-90||e.tickvals||!r.length||!s?t:{...t,xaxis:{...e,tickmode:"array",tickvals:r,ticktext:r}}}function Qe(n,t,{
width:e,height:i,isTiny:r,scale:s}){let o=Ke(n,t),a=Math.max(...o.map(m=>m.length*A+We)),c=Math.ceil(o.length/Math.max(1,
Math.floor(e/a))),l=o.length>0&&c*g>i/(r?4:3),u=o.length>0&&!l,h=Ze(t,i,s),d=((h.annotations?.find(({font:m})=>m?.size)?.
font?.size??0)/s||g)*Tt+2,x=Math.min(t.margin?.t??8,u?c*g+4:t.annotations?.length?d:8),v=Lt.some(m=>It(t,m)?.colorbar?.orientation===
"h"),p=!t.margin||v&&!r;return{...l&&{showlegend:!1},...!p&&{margin:{...t.margin,t:Math.ceil(x*s)}},...h}}function Ke(n,t){
if(t.showlegend===!1)return[];let e=new Map,i=0;for(let{name:r,type:s,visible:o,showlegend:a,legendgroup:c}of n)!r||(a===
!1||o===!1)||["heatmap","contour"].includes(s)||(i+=1,e.set(c||r,r.replace(/<[^>]*>/g,"")));return i>1||t.showlegend?[...e.
values()]:[]}function Ze(n,t,e){let{annotations:i=[],template:r}=n,s=({yref:f,yanchor:d})=>f==="paper"&&d==="bottom",o=i.
filter(s);if(!o.length)return{};let a=Rt(n).map(([f])=>f),c=o.filter(({y:f})=>f<1).map(({y:f})=>Math.min(...a.map(d=>d-f).
filter(d=>d>0),1-f)),l=r.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-g)/Tt);if(u>=l)return{};let h=Math.max(Ye,u*e);
return{annotations:i.map(f=>s(f)?{...f,font:{...f.font,size:h}}:f)}}function Xe(n,{height:t,isTiny:e}){let i=Math.floor(
t/3/A),r=t-_t(n,1/0,i)-Ot,s={};for(let o of Lt){let a=It(n,o);a&&(e?s[o]={...a,showscale:!1}:s[o]=tn(n,o,a,r))}return s}
function tn(n,t,e,i){let r=e.colorbar??{};if(i>=Pe||r.ticktext||r.orientation==="h")return e;let s=n.template.layout[t],
o=r.tickvals??s?.colorbar?.tickvals,a=(r.len??1)*i;if(!o){let h=Math.max(k,Math.floor(a/g/1.5));return{...e,colorbar:{...r,
nticks:h}}}let[c,l]=[e.cmin??o[0]??0,e.cmax??o.at(-1)??1],u=[];for(let h of o){let f=u.at(-1);(f===void 0||(h-f)/(l-c)*a>=
g)&&u.push(h)}return{...e,colorbar:{...r,tickvals:u}}}function $t(n,t){let{width:e,height:i,isFixed:r,isTiny:s,isNarrow:o}=t,
a=o?e:1/0,c=r?Math.floor(i/3/A):1/0,l=_t(n,a,c),u=r?l?Ot:St:0,h=Math.max(i-l-(s?2*g:u),g),f=s?e-Be:Math.max(e-qe,60);return Object.
fromEntries(Nt(n,/^[xy]axis/).map(([d,x])=>{let v=d.startsWith("x"),p=r&&v?rn(x,n,h):x,[m,y]=p.domain??[0,1],N=(y-m)*(v?
f:h),L=n.template.layout.font.size*t.scale,F=en(p,v,N,L,t),nt=n.meta.priority?.[d];return[d,nn(F,{isX:v,length:N,fontSize:L,
upright:c,priority:nt},t)]}))}function en(n,t,e,i,{isTiny:r,isFixed:s}){let o=n.title?.text??"";if(!r)return s&&!t&&o.length*
A>De*e?{...n,title:{}}:n;let[a,c]=n.domain??[0,1];if(!t||!o||n.side==="top"||c-a>Ge)return{...n,title:{}};let l=Math.max(
4,Math.floor(e/(A-1))+1),u=o.length>l?`${o.slice(0,l-1)}…`:o;return{...n,title:{...n.title,standoff:0,font:{size:i-2},
text:u}}}function nn(n,{isX:t,length:e,fontSize:i,upright:r,priority:s},o){let{width:a,isFixed:c,isTiny:l,isNarrow:u}=o,
{ticktext:h,tickvals:f=[]}=n;if(n.visible===!1||n.showticklabels===!1)return n;if(!h)return c||u&&t?sn(n,t,e,o):n;let d=h.
length;if(l&&t&&d===1&&n.tickangle===0&&(h[0]??"").length*A>e-A)return{...n,tickfont:{size:.75*i}};if(d<=k&&(t||!c||e>=g))
return n;let v=d<=k?[d-1]:an(d,Math.floor(e/g),s);return{...n,tickvals:v.map(p=>f[p]??p),ticktext:v.map(p=>zt(h[p]??"",p,
u?a:1/0,t?r:1/0))}}function rn(n,t,e){let[i]=jt(t,n.anchor)?.domain??[0,1],r=Rt(t).map(([,a])=>a),s=Math.max(...r.filter(
a=>a<=i),-1/0),o=(i-s)*e;return n.side==="top"||o>2.4*g?n:{...n,title:{},...o<.9*g&&{showticklabels:!1}}}function sn(n,t,e,{
isTiny:i,isNarrow:r}){let s=Math.max(k,Math.floor(e/(t?He:g*1.5)));if(n.tickvals){let u=t?1:Math.ceil(n.tickvals.length/
s);return{...n,tickvals:n.tickvals.filter((h,f)=>f%u===0)}}let{dtick:o,...a}=n;if(n.type==="category")return t?n:{...a,nticks:Math.
max(k,Math.floor(e/Fe))};let c=r&&t&&n.nticks&&!i?k:s,l=Math.min(n.nticks??1/0,c);return i||n.nticks||l<5?{...a,nticks:l}:
n}function on(n,t,e){return n.map(i=>{if(i.type!=="heatmap"||!i.texttemplate)return i;let r=jt(t,i.yaxis),[s,o]=r?.domain??
[0,1],a=r?.ticktext?.length;return a===void 0?i:(o-s)*(e-St)<a*g?{...i,texttemplate:""}:i})}function an(n,t,e){let i=[...Array(
n).keys()];if(n<=t)return i;let r=Math.max(1,Math.ceil(n/Math.max(1,t)));if(!e)return i.filter(o=>o%r===0);let s=[];for(let o of[
...i].sort((a,c)=>(e[c]??0)-(e[a]??0)))s.every(a=>Math.abs(a-o)>=r)&&s.push(o);return s.sort((o,a)=>o-a)}function _t({xaxis:n},t,e){
let r=(n?.tickangle===0?[]:n?.ticktext??[]).map((s,o)=>zt(s,o,t,e).length);return Math.max(0,...r)*Ue}function zt(n,t,e,i){
let r=e<1/0;if(!r&&n.length<=i)return n;let s=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(n)??[],[,o="",a="",c=""]=s,
[l="",u]=a.split(" · "),h=Math.min(r?Math.max(5,Math.floor(e/48)):14,i),f=l.length>h&&!l.includes("&")?`${l.slice(0,h-1)}\
…`:l;return o+(u?`${t+1} ${f}`:f)+c}var cn=12,$=new Map,W=new Map;function G(n,t){let e=JSON.stringify(Object.values(n)),i=$.get(e)??new Map;$.delete(e),$.set(
e,i);for(let o of $.keys()){if($.size<=cn)break;$.delete(o)}let r=i.get(t);if(r)return r;let s=new Promise((o,a)=>ln(e,n,
t,{resolve:o,reject:a}));return i.set(t,s),s.catch(()=>i.delete(t)),s}function ln(n,t,e,i){let r=W.get(n);if(r){r.views.
set(e,i);return}let s=new Map([[e,i]]);W.set(n,{query:t,views:s}),setTimeout(()=>{W.delete(n),un(t,s)},0)}async function un(n,t){
let{server:e,path:i,query:r,theme:s}=n,o=[...t.keys()].sort().join(",");try{let a=await q(`${i}/figures?${R({...r,views:o,
theme:s})}`,{},e);for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof b&&[404,422,500].includes(a.status);
for(let[l,{resolve:u,reject:h}]of t)c?hn(n,l).then(u,h):h(a)}}function hn({server:n,path:t,query:e,theme:i},r){let s=R({
...e,theme:i});return q(`${t}/views/${encodeURIComponent(r)}?${s}`,{},n)}var D=new Map;async function Pt(n,t){let e=D.get(
n),i=e??(n.startsWith("#")?fn(n.slice(1)):pn(n));e||(D.set(n,i),i.catch(()=>D.delete(n)));let r=await i,s=r.layout.meta.
templates?.[t];if(!s)return r;let o={...r.layout,template:s};return{...r,layout:o}}async function fn(n){let t=document.getElementById(
n);if(!t)throw new Error("The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function pn(n){
let t=await fetch(new URL(n,document.baseURI)).catch(()=>null);if(!t?.ok){let e="The figure could not be loaded; reload \
the page to try again.";throw new b(t?.status??0,[{where:"",message:e,suggestions:[]}])}return t.json()}function O(n,{server:t,
path:e,view:i,values:r}){let s=encodeURIComponent(i),o=e.startsWith("lessons/"),a=o?`embed/${e}`:`embed/${e.replace("mod\
els/","")}/${s}`,c={embed:a,picture:`${a}/picture.png`,json:`api/${e}/views/${s}`,offline:o?`api/${e}/offline`:`api/${e}\
/views/${s}/offline`},u=R({...o&&n!=="json"?{step:i}:{},...r}).toString();return new URL(u?`${c[n]}?${u}`:c[n],t).href}function Ht({x:n,y:t,xaxis:e,yaxis:i},r){let s=[Ut(e,n,r),Ut(i,t,r)];return[...new Set(s.filter(o=>o!==null))]}function Ut(n,t,e){
if(!n||t===void 0||!e.includes(n._name))return null;let i=n.type==="category"?n.d2l_noadd(t):t;return typeof i=="number"&&
Number.isInteger(i)?i:null}function Ft(n,t,e){let i=n.querySelector(":scope > .view-marks")??n.appendChild(dn()),{_fullLayout:r}=n;
if(!r)return;let s=t.flatMap(o=>e.map(a=>mn(r,r[o],a)));i.replaceChildren(...s.filter(o=>o!==null))}function dn(){let n=document.
createElement("div");return n.className="view-marks",n}function mn(n,t,e){if(!t?._length)return null;let i=t._id.startsWith(
"x"),r=n[`${i?"y":"x"}axis${(t.anchor??"").slice(1)}`]??n[i?"yaxis":"xaxis"],s=[t.l2p(e-.5),t.l2p(e+.5)],[o,a]=[Math.min(
...s),Math.max(...s)];if(!(a>0&&o<t._length)||!r?._length)return null;let[c,l]=i?[t._offset+o,r._offset]:[r._offset,t._offset+
o],[u,h]=i?[a-o,r._length]:[r._length,a-o],f=document.createElement("div");return Object.assign(f.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${h}px`}),f}function Bt(n,t){return Object.fromEntries(n.map(({name:e,values:i,value:r})=>[e,i.find(s=>String(s)===t(e))??r]))}function Wt(n,t){
for(let{name:e,values:i}of n){let r=t(e);if(r===null||i.map(String).includes(r))continue;let s=typeof i[0]=="string"?`th\
ere are ${i.join(", ")}`:`they run from ${i[0]} to ${i.at(-1)}`;return{name:e,message:`There is no ${e} ${r}; ${s}.`}}return null}
function Dt(n,t,e){return t.reduce((i,r)=>{let s=n.find(({name:o})=>o===r)?.values??[];return i*s.length+s.indexOf(e[r]??
"")},0)}function Gt(n,t){return n.map(i=>{let{name:r,title:s,values:o}=i,a=Yt(i)[o.indexOf(t[r]??"")];return typeof a=="\
number"?`${s.toLowerCase()} ${a}`:a}).join(", ")}function Yt({values:n,labels:t}){return t??n}var U=class{#n;#t;#r="";#s=0;#i=null;constructor(t,e){
this.#n=t,this.#t=e}offer({data:t,layout:e},i){let{choices:r=[],player:s}=e.meta,o=r.length?[]:t.filter(l=>l.meta),a=JSON.
stringify([r.map(({name:l,values:u,labels:h})=>[l,u,h]),o.map(({name:l,meta:u})=>[l,u])]);if(this.#r===a)return;this.#r=
a,this.pause(),this.#i=null,this.#n.replaceChildren(...r.map(l=>this.#d(l))),o.length&&i&&this.#n.append(this.#f(o));let c=r.
find(({name:l})=>l===s);c&&this.#n.append(...this.#p(c))}show(t){for(let[e,i]of Object.entries(t)){let r=this.#n.querySelector(
`select[name="${e}"]`);r instanceof HTMLSelectElement&&(r.value=String(i))}}pause(){clearInterval(this.#s),this.#s=0,this.#i&&
(this.#i.textContent="Play")}#d(t){let{name:e,title:i,values:r}=t,s=document.createElement("select");s.name=e;let o=Yt(t);
return s.append(...r.map((a,c)=>new Option(String(o[c]),String(a)))),s.addEventListener("change",()=>{this.pause();let a=r[s.
selectedIndex];a!==void 0&&this.#t.select(e,a)}),qt(i,s)}#f(t){let e=document.createElement("select");return e.append(new Option(
"…",""),...t.map((i,r)=>new Option(i.name,String(r)))),e.addEventListener("change",()=>{let i=e.value?t[Number(e.value)]:
void 0;i?.meta&&this.#t.open(i.meta),e.value=""}),qt("Open",e)}#p({name:t,title:e,values:i}){let r=()=>i.indexOf(this.#t.
selected()[t]??""),s=u=>{let h=i[Math.max(0,Math.min(i.length-1,u))];h!==void 0&&this.#t.select(t,h)},o=u=>{this.pause(),
s(r()+u)},a=Y("Play",()=>{if(this.#s){this.pause();return}r()===i.length-1&&s(0),a.textContent="Pause",this.#s=setInterval(
()=>{s(r()+1),r()===i.length-1&&this.pause()},1200)});this.#i=a;let c=Y("‹",()=>o(-1)),l=Y("›",()=>o(1));return c.setAttribute(
"aria-label",`${e} back`),l.setAttribute("aria-label",`${e} forward`),[c,a,l]}};function qt(n,t){let e=document.createElement(
"label");return e.append(`${n} `,t),e}function Y(n,t){let e=document.createElement("button");return e.type="button",e.textContent=
n,e.addEventListener("click",t),e}var wn={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array};
function C(n){if(Array.isArray(n))return gn(n);if(!("bdata"in n))return{values:n,shape:[n.length]};let t=Uint8Array.from(
atob(n.bdata),s=>s.charCodeAt(0)),e=wn[n.dtype];if(!e)throw new Error(`An array has the unknown type ${n.dtype}.`);let i=new e(
t.buffer),r=n.shape?String(n.shape).split(",").map(Number):[i.length];return{values:i,shape:r}}function gn(n){if(!(typeof n[0]==
"object"&&n[0]!==null))return{values:n,shape:[n.length]};let e=n;return{values:e.flatMap(i=>Array.from(i)),shape:[e.length,
e[0]?.length??0]}}function S({values:n,shape:t},e){let[,...i]=t,r=i.reduce((s,o)=>s*o,1);return{values:vn(n,e*r,(e+1)*r),
shape:i}}function Vt({values:n,shape:t}){return t.length<2?n:V({values:n,shape:t})}function V(n){return Array.from({length:n.
shape[0]??0},(t,e)=>S(n,e).values)}function vn(n,t,e){return Array.isArray(n)?n.slice(t,e):n.subarray(t,e)}var H="all",Jt=new WeakMap;function Qt({data:n,layout:t},e){let{parts:i=[]}=t.meta,r=J(t.meta,e);for(let s of i){let o=n[s.
trace];"lines"in s?Object.assign(o,An(r(s.lines),e[s.row],s)):o[s.attribute]=Vt(r(s.is))}}function J(n,t){let e=bn(n),i=Object.
fromEntries((n.choices??[]).map(({name:a,values:c})=>[a,t[a]===H?H:c.indexOf(t[a]??"")])),r=({take:a,at:c})=>{let l=e[a];
if(!l)throw new Error(`The figure has no array ${a}.`);for(let u of c){let h=i[u]??0;h!==H&&(l=S(l,h))}return l},s=([a,c])=>{
let[{values:l},{values:u,shape:h}]=[o(a),o(c)];return{values:Float64Array.from(u,(d,x)=>d*Number(l[x%l.length])),shape:h}},
o=a=>{if("take"in a)return r(a);if("row"in a){let{values:c}=o(a.row);return{values:c,shape:[1,c.length]}}return"softmax"in
a?xn(o(a.softmax),a):"product"in a?s(a.product):yn(s(a.dots),a.over)};return o}function bn(n){let t=Jt.get(n);return t||
(t=Object.fromEntries(Object.entries(n.arrays??{}).map(([e,i])=>[e,C(i)])),Jt.set(n,t)),t}function yn(n,t){let[e=0]=n.shape;
return{values:Float64Array.from({length:e},(r,s)=>Kt(S(n,s).values)).map(r=>r/t),shape:[e]}}function xn({values:n,shape:t},{
temperature:e,mask:i}){let r=Array.from(n,(c,l)=>i&&!i[l]?-1/0:c/e),s=Math.max(...r),o=r.map(c=>Math.exp(c-s)),a=Kt(o);return{
values:Float64Array.from(o,c=>c/a),shape:t}}function Kt(n){let t=0;for(let e=0;e<n.length;e+=1)t+=Number(n[e]);return t}
function An({values:n,shape:t},e,{above:i,to:r}){let s=[],o=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(e!==H&&l!==e))for(let u=0;u<
c;u+=1){let h=Number(n[l*c+u]);h<=i||h>r||(s.push(0,1,null),o.push(l,u,null))}return{x:s,y:o}}function te({data:n,layout:t},e){let{table:i}=t.meta;if(i&&"rows"in i)return[i];let r=i?[En(i,J(t.meta,e),e)]:[];return i&&
!i.beside?r:[...n.filter(o=>o.type==="heatmap"&&o.visible!==!1).map(o=>$n(t,o)),...r]}function ee({columns:n,rows:t}){let e=document.
createElement("table");e.createTHead().insertRow().append(...n.map(s=>Q("th",s,"col")));let r=e.createTBody();for(let[s,
...o]of t)r.insertRow().append(Q("th",s,"row"),...o.map(a=>Q("td",a)));return e}function ne(n){let t=i=>i.map(Ln).join("\
,");return`${n.map(({columns:i,rows:r})=>[i,...r].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function En(n,t,e){let{columns:i,labels:r}=n;if("values"in n){let c=n.values.map(l=>t(l).values);return{columns:i,rows:r.
map((l,u)=>[l,...c.map(h=>h[u])])}}let s=t(n.matrix),o=s.shape.length<2?[s.values]:V(s),a=o.length===r.length?r:[kn(n,e)];
return{columns:i,rows:o.map((c,l)=>[a[l],...Array.from(c)])}}function kn({labels:n,matrix:t},e){let i="at"in t?t.at.at(-1):
void 0;return n[Number(e[i??""])]??""}function $n(n,t){let e=C(t.z??[]),i=Zt(n,t,"y").map((r,s)=>[r,...Array.from(S(e,s).
values)]);return{columns:[t.name??"",...Zt(n,t,"x")],rows:i}}function Zt(n,t,e){let i=t[e];if(Array.isArray(i))return i.
map(c=>Xt(String(c)));let r=n[`${e}axis`],o=n[`${e}axis${(t[`${e}axis`]??e).slice(1)}`]?.categoryarray??r?.categoryarray;
if(o)return o.map(Xt);let{shape:a}=C(t.z??[]);return[...Array(a[e==="y"?0:1]??0).keys()].map(String)}function Xt(n){return n.
replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;","&")}var On=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Sn=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Tn=/^(?=[\t\r\n])/;function Ln(n){if(n==null)return"";if(typeof n=="number")return String(n);let t=n.replace(Sn,"$1'").replace(
Tn,"'"),e=On.test(n)?n:t;return/[",\r\n]/.test(e)?`"${e.replaceAll('"','""')}"`:e}function Q(n,t,e){let i=document.createElement(
n);return e&&(i.scope=e),i.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),i}var X={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"intervention\
s",against:"against"},tt=["inputs","removed"],Mn=new Set(["server","source","model","lesson","view","theme","reads",...tt,
...Object.keys(X)]),se=["scale","accent","controls","caption"],Cn=new Set([...se,"fill"]),ie="pointer-view:hover",K=matchMedia(
"(prefers-color-scheme: dark)"),Nn={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},jn=120,Rn=[["short",576,
0],["low",352,0],["tight",288,352]],In="400px 0px",re=660,_n=/^(\w+):(\d+)$/,zn="The server draws this chart, and it doe\
s not answer.",Pn="The answer above is computed in this browser.",Un="Type visits, or add a place, to see what the model\
 answers.",T=null,Z=null,et=class extends HTMLElement{#n=null;#t=null;#r=0;#s=!1;#i="";#d=!1;#f="";#p=[];#m=!1;#v=new IntersectionObserver(
t=>{t.some(e=>e.isIntersecting)&&this.#L()},{rootMargin:In});#k=new ResizeObserver(()=>requestAnimationFrame(()=>this.#F()));#$=new MutationObserver(
t=>this.#J(t.map(({attributeName:e})=>e??"")));#O=t=>this.getAttribute(t);#w=()=>this.#l();#S=({target:t,detail:e})=>{!(t instanceof
HTMLElement)||t===this||!this.hasAttribute("linked")||t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(
e.visits)};#T=({type:t})=>this.#Z(t==="beforeprint");connectedCallback(){this.#n??=this.#R(),this.#C(),document.addEventListener(
"pointerscope:theme",this.#w),document.addEventListener(ie,this.#S),K.addEventListener("change",this.#w);for(let t of["b\
eforeprint","afterprint"])window.addEventListener(t,this.#T);this.#k.observe(this),this.#$.observe(this,{attributes:!0}),
this.hasAttribute("lazy")?this.#v.observe(this):this.#m=!0,this.#l()}disconnectedCallback(){document.removeEventListener(
"pointerscope:theme",this.#w),document.removeEventListener(ie,this.#S),K.removeEventListener("change",this.#w);for(let t of[
"beforeprint","afterprint"])window.removeEventListener(t,this.#T);this.#k.disconnect(),this.#$.disconnect(),this.#v.disconnect(),
this.#e.controls.pause()}mark(t){t.join()!==this.#p.join()&&(this.#p=t,this.#U())}get chosen(){return this.#t?this.#h:{}}get wantedHeight(){
if(!this.#t)return 0;let{above:t,below:e}=this.#H();return Math.ceil(t+this.#t.layout.height+e)}get#e(){return this.#n??=
this.#R(),this.#n}#L(){this.#m=!0,this.#v.disconnect(),this.#l()}#J(t){t.some(e=>Cn.has(e))&&(this.#C(),this.#u()),t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#m?this.#L():t.some(e=>Mn.has(e))?this.#l():this.#c.some(({name:e})=>t.includes(
e))?this.#q()&&this.#u():t.includes(this.#f)&&this.#l()}get#c(){return this.#t?.layout.meta.choices??[]}#l(){this.#s||(this.#s=
!0,queueMicrotask(()=>{this.#s=!1,this.#Q()}))}get#b(){let[t,e]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return e?`${t}/${encodeURIComponent(e)}`:""}get#y(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:j.href}get#M(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#x(){let t=this.getAttribute("theme");return t===
"auto"?K.matches?"dark":"light":(t??this.#M)==="dark"?"dark":"light"}get#g(){let t=this.getAttribute("scale");return t!==
null&&I("scale",t)?Number(t):1}#C(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty(
"--scale",String(this.#g)):this.style.removeProperty("--scale"),t&&I("accent",t)?this.style.setProperty("--accent",t):this.
style.removeProperty("--accent")}get#N(){if(this.hasAttribute("lesson")){let e=tt.map(i=>[i,this.getAttribute(i)]);return{
needsHistory:!1,query:Object.fromEntries(e)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};
let t=Object.entries(X).map(([e,i])=>[i,this.getAttribute(e)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#Q(){
let{needsHistory:t,query:e}=this.#N;this.#r+=1;let i=this.#r,r=this.getAttribute("source"),s=this.getAttribute("view")??
"",o=this.#b&&s&&(!t||e.visits||e.record);if(!r&&!o){this.#A(Un);return}if(!this.#m){this.#A("");return}let a=this.#x;this.#j(
a),this.setAttribute("aria-busy","true");try{let c={server:this.#y,path:this.#b,query:e,theme:a},[l]=await Promise.all([
r?Pt(r,a):G(c,s),z(this.hasAttribute("server")?this.#y:"")]);await ht(()=>{i===this.#r&&(this.#t=structuredClone(l),this.#X(
this.#t),this.#K({...c,theme:"light"},s))})}catch(c){i===this.#r&&this.#_(c)}finally{i===this.#r&&this.removeAttribute("\
aria-busy")}}#j(t){this.#M!==t?this.dataset.theme=t:delete this.dataset.theme}#K(t,e){if(!this.#t)return;let{template:i,
meta:r}=this.#t.layout,s=r.templates?.light;T??=s??(this.#x==="light"?i:null),!(T||this.hasAttribute("source"))&&(Z??=G(
t,e),Z.then(({layout:o})=>{T??=o.template}).catch(()=>{Z=null}))}#Z(t){this.#d=t,!(!this.#t||!this.#i)&&(this.#j(t&&T?"l\
ight":this.#x),this.#u(),t||requestAnimationFrame(()=>this.#u()))}#R(){let t=document.createElement("summary");t.textContent=
"Numbers";let e={title:this.#a("h3","view-title"),caption:this.#a("p","view-caption"),choices:this.#a("div","view-choice\
s"),summary:this.#a("p","view-summary"),failure:this.#a("p","view-failure"),plot:this.#a("div","view-plot"),details:this.#a(
"details","view-table"),exports:xt({name:()=>this.#D,links:()=>this.#st(),view:()=>this.#t&&this.#ot(this.#t),picture:()=>this.#rt(),
csv:()=>ne(this.#W()),json:()=>JSON.stringify(this.#t)})};e.title.hidden=!e.title.textContent,e.failure.setAttribute("ro\
le","alert"),e.plot.setAttribute("role","img"),e.details.append(t),e.details.addEventListener("toggle",()=>this.#B());let i=new U(
e.choices,{selected:()=>this.#h,select:(r,s)=>this.#it(r,s),open:r=>this.#o("open",r)});this.replaceChildren(...Object.values(
e)),this.addEventListener("toggle",({target:r})=>this.#nt(r),!0);for(let r of[e.plot,e.details,e.choices,e.exports,e.failure])
r.hidden=!0;return{...e,controls:i}}#a(t,e){let i=this.querySelector(`.${e}`),r=i instanceof HTMLElement?i:document.createElement(
t);return r.className=e,r}#I(t){let{plot:e,details:i,choices:r,exports:s,failure:o}=this.#e;for(let a of[e,i,r,s])a.hidden=
t;o.hidden=!0}#A(t){this.#t=null,this.#f="",this.removeAttribute("aria-busy"),this.#e.controls.pause(),this.#I(!0),this.#e.
summary.textContent=t}#_(t){this.#A("");let{failure:e}=this.#e,r=t instanceof b&&t.status===0&&document.querySelector("[\
data-answer]")!==null,s=r?zn:ct(t);if(e.replaceChildren(s),r&&e.append(" ",Hn()),e.hidden=!1,this.#o("failed",{message:s}),
!(t instanceof b)||![0,503].includes(t.status))return;let o=document.createElement("button");o.type="button",o.textContent=
"Try again",o.addEventListener("click",()=>this.#l()),e.append(" ",o)}#X(t){let{title:e,caption:i,controls:r}=this.#e,{meta:s}=t.
layout;e.textContent=s.title,e.hidden=!1,i.textContent=s.caption,this.#I(!1),r.offer(t,!this.hasAttribute("fill")),this.#q()&&
this.#u()}#u(){if(!this.#t)return;let{plot:t}=this.#e,{data:e,layout:i}=this.#t,r=this.#d,s=r&&T?{...i,template:T}:i,o=this.#E(
i),a=r?Math.min(o.width||re,re):o.width;if(!a)return;let c=this.#z({data:e,layout:s},{...o,width:a});t.style.height=o.isFixed?
`${o.height}px`:"",window.Plotly?.react(t,c.data,r?{...c.layout,width:a}:c.layout,Nn),t.dataset.listening||this.#tt(t),this.#i=
`${a}×${o.height}`,this.dataset.drawn="true",this.#U(),this.#o("drawn",{})}#z({data:t,layout:e},{width:i,height:r,isFixed:s}){
let o="rgba(0, 0, 0, 0)",a=this.#g,{font:c,hoverlabel:l}=e.template.layout,u=c.size*a,h=Mt({data:t,layout:Fn(e)},{width:i,
height:r,isFixed:s,scale:a}),f={font:{size:u},hoverlabel:{...e.hoverlabel,font:{...l.font,size:u}}};return{data:h.data,layout:{
...h.layout,...a!==1&&f,paper_bgcolor:o,plot_bgcolor:o,height:r}}}#tt(t){t.dataset.listening="true",t.on("plotly_click",
({points:[e]})=>{if(!e)return;e.data.meta&&this.#o("open",e.data.meta);let[,i,r]=_n.exec(String([e.customdata].flat()[0]))??
[];i&&this.#o("select",{table:i,row:Number(r)})}),t.on("plotly_hover",({points:[e]})=>{e&&this.#o("hover",{visits:Ht(e,this.#P)})}),
t.on("plotly_unhover",()=>this.#o("hover",{visits:[]}))}get#P(){return this.#t?.layout.meta.visit_axes??[]}#o(t,e){this.
dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:e,bubbles:!0}))}#U(){this.#t&&this.#i&&Ft(this.#e.plot,this.#P,
this.#p)}#E(t){let{plot:e}=this.#e,i=e.clientWidth;if(!this.hasAttribute("fill"))return{width:i,height:t.height,isFixed:!1};
this.#et();let{above:r,below:s}=this.#H();this.style.setProperty("--below",`${Math.ceil(s)}px`);let o=Math.max(Math.floor(
this.offsetHeight-r-s),jn);return{width:i,height:o,isFixed:!0}}#et(){let[t,e]=[this.offsetWidth/this.#g,this.offsetHeight/
this.#g],i=Rn.filter(([,r,s])=>e<r||t<s).map(([r])=>r).join(" ");this.dataset.room!==i&&(this.dataset.room=i)}#H(){let{plot:t,
details:e,exports:i}=this.#e,r=this.getBoundingClientRect(),s=r.height/this.offsetHeight||1,o=[e,i].filter(c=>c.offsetHeight).
map(c=>c.getBoundingClientRect()),a=o.length?Math.max(...o.map(({bottom:c})=>c))-Math.min(...o.map(({top:c})=>c)):0;return{
above:(t.getBoundingClientRect().top-r.top)/s,below:a/s}}#nt(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&
t.open)for(let e of this.querySelectorAll("details"))e.open&&(e.open=e===t);requestAnimationFrame(()=>this.#F())}#F(){if(!this.#t)
return;let{width:t,height:e}=this.#E(this.#t.layout);t&&this.#i!==`${t}×${e}`&&this.#u()}#it(t,e){this.setAttribute(t,String(
e)),this.#o("option",{[t]:e})}#q(){let t=this.#t;if(!t)return!1;let e=this.hasAttribute("lenient")?null:Wt(this.#c,this.#O);
if(e)return this.#_(new Error(e.message)),this.#f=e.name,!1;let{meta:i}=t.layout,r="";if(this.#c.length){let s=this.#h;this.#e.
controls.show(s);for(let a of t.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>s[c]===l));Qt(t,s);let{summaries:o}=i;
o&&(i.summary=o.texts[Dt(this.#c,o.by,s)]??""),r=`: ${Gt(this.#c,s)}`}return this.#e.summary.textContent=i.summary??"",this.#e.
plot.setAttribute("aria-label",`${i.title}${r}. ${i.summary??""}`),this.#B(),!0}get#h(){return Bt(this.#c,this.#O)}#B(){
let{details:t}=this.#e;if(!t.open||!this.#t)return;let e=document.createElement("div");e.className="table-frame",e.tabIndex=
0,e.setAttribute("role","region"),e.setAttribute("aria-label",`Numbers: ${this.#t.layout.meta.title}`),e.append(...this.#W().
map(ee)),t.querySelector(".table-frame")?.remove(),t.append(e)}#W(){return this.#t?te(this.#t,this.#h):[]}#rt(){if(!this.#t)
throw new Error("There is no figure to save yet.");let{data:t,layout:e}=structuredClone(this.#t),i=this.#E(e),{paper_bgcolor:r,
plot_bgcolor:s}=e.template.layout,o=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),a=this.#z(
{data:t,layout:e},i),c=o?{}:{paper_bgcolor:r,plot_bgcolor:s};return{data:a.data,layout:{...a.layout,width:i.width,...c}}}get#D(){
let t=[this.getAttribute("model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"\
difference"];return this.getAttribute("name")??t.filter(Boolean).join("-")}get#G(){return{server:this.#y,path:this.#b,view:this.
getAttribute("view")??"",values:{...this.#N.query,...this.#h}}}get#Y(){let t=this.getAttribute("theme")??document.documentElement.
dataset.askedTheme,e=se.map(i=>[i,this.getAttribute(i)??""]).filter(([i="",r])=>this.hasAttribute(i)&&I(i,r??""));return{
...t&&{theme:t},...Object.fromEntries(e)}}#st(){let t=new URL(location.href);t.hash=this.id;let e=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&E.answers))return{link:e,embed:null,json:null,offline:null};let r=this.#G;return{link:e,embed:O(
"embed",this.#V(r)),json:O("json",r),offline:O("offline",r)}}#V(t){let{controls:e,...i}=this.#Y,r={...t.values,...i,...e&&
e!=="some"&&{controls:e}};return{...t,values:r}}#ot(t){let e=this.#G,{title:i,summary:r=""}=t.layout.meta,s=["model","le\
sson","view","reads",...tt,...Object.keys(X)],o=[...this.attributes].filter(({name:f})=>s.includes(f)),{theme:a,...c}=this.#Y,
l=a?.replace(/^transparent-?/,""),u={...Object.fromEntries(o.map(({name:f,value:d})=>[f,d])),...this.#h,...l&&{theme:l},
...c},h=this.#V(e);return{title:i,caption:r,name:this.#D,server:e.server,embed:O("embed",h),picture:O("picture",h),attributes:Object.
fromEntries(Object.entries(u).map(([f,d])=>[f,String(d)]))}}};function Hn(){let n=document.createElement("span");return n.
className="beside-browser-answer",n.textContent=Pn,n}function Fn(n){let t=Object.entries(n).map(([e,i])=>{if(!/^[xy]axis/.
test(e))return[e,i];let r=i,s=n[e.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,o=r.type==="category"&&!r.categoryarray&&
s;return[e,o?{...r,categoryorder:"array",categoryarray:s}:r]});return Object.fromEntries(t)}customElements.define("point\
er-view",et);})();
