(()=>{var{currentScript:nt}=document,se=nt instanceof HTMLScriptElement?nt.src:"",w=new URL("static/js/",se||document.baseURI).
href;var it=`/*
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
`;var rt=new CSSStyleSheet;rt.replaceSync(it);document.adoptedStyleSheets=[...document.adoptedStyleSheets,rt];var y=class extends Error{constructor(t,e){super(e.map(i=>i.message).join(" ")),this.status=t,this.problems=e}},U=new URL(
w.replace(/^(.*\/)static\/.*$/,"$1")),ae="No response could be read. Your input is still here; check your connection and\
 try again.",ce=n=>`The server answered with ${n}.`;async function F(n,t,e=U){let i=await fetch(new URL(`api/${n}`,e),t).
catch(st);if(!(i.headers.get("content-type")??"").includes("json")){let o=ce(i.status);throw new y(i.status,[{where:"",message:o,
suggestions:[]}])}let s=await i.json().catch(st);if(!i.ok)throw new y(i.status,s.errors??[]);return s}function st(n){throw le(
n)?n:new y(0,[{where:"",message:ae,suggestions:[]}])}function le(n){return n instanceof DOMException&&n.name==="AbortErr\
or"}function C(n){let t=Object.entries(n).filter(([,e])=>e!=null&&e!=="");return new URLSearchParams(t.map(([e,i])=>[e,String(
i)]))}function ot(n){return n instanceof Error?n.message:String(n)}var at={min:.5,max:4},ue={controls:["none","some","all"],caption:["none","title","all"]};function N(n,t){return n==="sca\
le"?t.trim()!==""&&Number(t)>=at.min&&Number(t)<=at.max:n==="controls"||n==="caption"?ue[n].includes(t):CSS.supports("co\
lor",t)}var ct=Promise.resolve();function lt(n){let t=ct.then(he).then(n);return ct=t.catch(()=>{}),t}function he(){let{scheduler:n}=globalThis;
return n?n.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var ut={width:960,height:540};function ft(n){return{"HTML frame":pt(n),"Web component":fe(n),Markdown:dt(n),Quarto:pe(n),
LaTeX:de(n)}}function pt({title:n,embed:t}){return`<iframe src="${j(t)}" title="${j(n)}" width="${ut.width}" height="${ut.
height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%"></iframe>`}function fe({server:n,attributes:t}){
let e=Object.entries({server:n,...t}).map(([i,r])=>r===""?i:`${i}="${j(r)}"`);return`<script src="${j(new URL("pointer-v\
iew.js",n).href)}" defer><\/script>
<pointer-view ${e.join(" ")}></pointer-view>`}function dt({title:n,embed:t,picture:e}){return`[![${me(n)}](<${ht(e)}>)](\
<${ht(t)}>)`}function pe(n){return['::: {.content-visible when-format="html"}',"```{=html}",pt(n),"```",":::",'::: {.con\
tent-visible unless-format="html"}',dt(n),":::"].join(`
`)}function de({title:n,caption:t,name:e,embed:i,picture:r}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${r}`,
"\\begin{figure}","  \\centering",`  \\href{${we(i)}}{\\includegraphics[width=\\linewidth]{${e}.png}}`,`  \\caption{${Ae(
[n,t].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function j(n){return n.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function me(n){return n.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function ht(n){return n.replaceAll("<","%3C").replaceAll(
">","%3E")}function we(n){return n.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var ge={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},ve=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
be={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},ye=/[ąęįųĄĘĮŲ]/,xe=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function Ae(n){return[...n.normalize("NFC").replace(
/\s/g," ").replace(xe,"")].flatMap(e=>[...be[e]??ke(e)]).map(e=>ge[e]??Ee(e)).join("")}function ke(n){return ye.test(n)?
n.normalize("NFD").slice(0,1):n}function Ee(n){return/[&%$#_{}]/.test(n)?`\\${n}`:ve.test(n)?n:"?"}function wt(n,t,{title:e,origin:i}){let r=n.slice(n.indexOf(",")+1);if(t==="svg")return $e(decodeURIComponent(r),e,i);let s=Uint8Array.
from(atob(r),a=>a.charCodeAt(0)),o=[mt("Title",e),mt("Source",i)];return new Blob([s.subarray(0,33),...o,s.subarray(33)],
{type:"image/png"})}function $e(n,t,e){let i=new DOMParser().parseFromString(n,"image/svg+xml").documentElement,r=(s,o)=>{
let a=document.createElementNS(i.namespaceURI,s);return a.textContent=o,a};return i.prepend(r("title",t),r("desc",e)),new Blob(
[new XMLSerializer().serializeToString(i)],{type:"image/svg+xml"})}function mt(n,t){let e=new TextEncoder().encode(`iTXt${n}\
\0\0\0\0\0${t}`),i=new DataView(new ArrayBuffer(e.length+8));return i.setUint32(0,e.length-4),new Uint8Array(i.buffer).set(
e,4),i.setUint32(e.length+4,Oe(e)),i.buffer}function Oe(n){let t=-1;for(let e of n){t^=e;for(let i=0;i<8;i+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var gt="vendor/plotly/plotly-cartesian-4.1.1.min.js",q;function R(n){return window.Plotly?Promise.resolve(window.Plotly):
(q??=new Promise((t,e)=>{let i=document.createElement("script");i.src=n?new URL(`static/${gt}`,n).href:new URL(`../${gt}`,
w).href;let r=()=>{q=void 0,i.remove(),e(new Error("The drawing library could not be loaded. Reload the page to try agai\
n."))};i.addEventListener("load",()=>window.Plotly?t(window.Plotly):r()),i.addEventListener("error",r),document.head.append(
i)}),q)}var Le=[1,2,4],Me=2,Se=960;function bt({name:n,links:t,view:e,picture:i,csv:r,json:s}){let o=document.createElement("div");
o.className="view-take";let a={link:I("Link"),embed:I("Embed"),json:I("JSON"),offline:I("Offline file")};a.offline.title=
"One HTML file with this whole view inside, for use without a network";let c=M("JSON",()=>vt(s(),`${n()}.json`,"applicat\
ion/json")),l=Te(()=>{let{link:p,embed:m}=t(),g=m?e():null;return{...p&&{Address:p},...g&&ft(g)}}),u=()=>{let p=t();for(let m of Object.
keys(a)){let g=p[m];a[m].hidden=g===null,g!==null&&(a[m].href=g)}c.hidden=p.json!==null,l.hidden=p.link===null&&p.embed===
null};for(let p of["pointerenter","focusin"])o.addEventListener(p,u);let h=document.createElement("select");h.setAttribute(
"aria-label","Size of the PNG"),h.append(...Le.map(p=>{let m=p===Me;return new Option(`${p}×`,String(p),m,m)}));let f=async p=>{
let m=i(),{width:g=Se,height:P,meta:L}=m.layout,T={width:g,height:P,...p==="png"&&{scale:Number(h.value)}},H=await(await R()).
toImage(m,{format:p,...T}),re=L.origin??t().embed??location.href;yt(wt(H,p,{title:L.title,origin:re}),`${n()}.${p}`)},d=()=>vt(
`\uFEFF${r()}`,`${n()}.csv`,"text/csv;charset=utf-8"),b=document.createElement("span");return b.append(M("PNG",()=>f("pn\
g"))," ",h),o.append(a.link,a.embed,b,M("SVG",()=>f("svg")),M("CSV",d),a.json,c,a.offline,l),u(),o}function Te(n){let t=document.
createElement("details");t.className="view-codes";let e=document.createElement("summary");e.textContent="Copy";let i=document.
createElement("p"),r=document.createElement("textarea");Object.assign(r,{readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let s=document.
createElement("span");s.setAttribute("role","status");let o=document.createElement("div");o.className="view-sheet",o.append(
i,r),t.append(e,o),t.addEventListener("toggle",()=>{if(!t.open)return;s.textContent="",r.hidden=!0;let c=Object.entries(
n()).map(([l,u])=>M(l,()=>a(l,u)));i.replaceChildren(...c,s)});let a=async(c,l)=>{r.value=l,r.hidden=!1,r.setAttribute("\
aria-label",c);let u=await Ce(l);u||r.select(),s.textContent=u?"Copied.":"Selected; copy it with the keyboard."};return t}
async function Ce(n){return navigator.clipboard?navigator.clipboard.writeText(n).then(()=>!0,()=>!1):!1}function I(n){let t=document.
createElement("a");return t.textContent=n,t}function M(n,t){let e=document.createElement("button");return e.type="button",
e.textContent=n,e.addEventListener("click",t),e}function vt(n,t,e){yt(new Blob([n],{type:e}),t)}function yt(n,t){let e=document.
createElement("a");e.href=URL.createObjectURL(n),e.download=t,e.click(),setTimeout(()=>URL.revokeObjectURL(e.href),6e4)}var xt={width:420,height:200},Ne=300,A=2,v=20,x=8,je=7.5,Re=44,Ie=18,_e=240,ze=90,Et=56,$t=90,Pe=48,He=1.3,Ue=.6,Fe=9,Ot=1.4,
Lt=["coloraxis","coloraxis2"];function Mt({data:n,layout:t},{width:e,height:i,isFixed:r,scale:s}){if(!e)return{data:n,layout:t};
let o={width:e/s,height:i/s},a=r&&(o.width<xt.width||o.height<xt.height),c={...o,isFixed:r,isTiny:a,isNarrow:o.width<560,
scale:s},l=a?qe(t,t.meta.small??{}):t;if(!r)return{data:n,layout:{...l,...kt(l,c)}};let u=Be(n,l),h={...u,...kt(u,c),...De(
n,u,c),...Ve(u,c)};return{data:Xe(n,u,c.height),layout:h}}function qe(n,t){return St(n,t)}function St(n,t){if(!At(n)||!At(
t))return t;let e={...n};for(let[i,r]of Object.entries(t))e[i]=St(n[i],r);return Object.fromEntries(Object.entries(e).filter(
([,i])=>i!==null))}function At(n){return typeof n=="object"&&n!==null&&!Array.isArray(n)}function Tt(n,t){return Object.
entries(n).filter(([i])=>t.test(i))}function Ct(n,t){return n[`yaxis${(t??"y").slice(1)}`]}function Nt(n){return Tt(n,/^yaxis/).
map(([,t])=>t.domain??[0,1])}function jt(n,t){return n[t]}function Be(n,t){let{xaxis:e}=t,i=n.find(o=>(o.xaxis??"x")==="\
x"&&Array.isArray(o.x))?.x,r=Array.isArray(i)?i.filter(o=>typeof o=="string"):[],s=Array.isArray(i)&&r.length===i.length;
return e?.tickangle!==-90||e.tickvals||!r.length||!s?t:{...t,xaxis:{...e,tickmode:"array",tickvals:r,ticktext:r}}}function De(n,t,{
width:e,height:i,isTiny:r,scale:s}){let o=We(n,t),a=Math.max(...o.map(g=>g.length*x+Pe)),c=Math.ceil(o.length/Math.max(1,
Math.floor(e/a))),l=o.length>0&&c*v>i/(r?4:3),u=o.length>0&&!l,h=Ge(t,i,s),d=((h.annotations?.find(({font:g})=>g?.size)?.
font?.size??0)/s||v)*Ot+2,b=Math.min(t.margin?.t??8,u?c*v+4:t.annotations?.length?d:8),p=Lt.some(g=>jt(t,g)?.colorbar?.orientation===
"h"),m=!t.margin||p&&!r;return{...l&&{showlegend:!1},...!m&&{margin:{...t.margin,t:Math.ceil(b*s)}},...h}}function We(n,t){
if(t.showlegend===!1)return[];let e=new Map,i=0;for(let{name:r,type:s,visible:o,showlegend:a,legendgroup:c}of n)!r||(a===
!1||o===!1)||["heatmap","contour"].includes(s)||(i+=1,e.set(c||r,r.replace(/<[^>]*>/g,"")));return i>1||t.showlegend?[...e.
values()]:[]}function Ge(n,t,e){let{annotations:i=[],template:r}=n,s=({yref:f,yanchor:d})=>f==="paper"&&d==="bottom",o=i.
filter(s);if(!o.length)return{};let a=Nt(n).map(([f])=>f),c=o.filter(({y:f})=>f<1).map(({y:f})=>Math.min(...a.map(d=>d-f).
filter(d=>d>0),1-f)),l=r.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-v)/Ot);if(u>=l)return{};let h=Math.max(Fe,u*e);
return{annotations:i.map(f=>s(f)?{...f,font:{...f.font,size:h}}:f)}}function Ve(n,{height:t,isTiny:e}){let i=Math.floor(
t/3/x),r=t-Rt(n,1/0,i)-Et,s={};for(let o of Lt){let a=jt(n,o);a&&(e?s[o]={...a,showscale:!1}:s[o]=Ye(n,o,a,r))}return s}
function Ye(n,t,e,i){let r=e.colorbar??{};if(i>=Ne||r.ticktext||r.orientation==="h")return e;let s=n.template.layout[t],
o=r.tickvals??s?.colorbar?.tickvals,a=(r.len??1)*i;if(!o){let h=Math.max(A,Math.floor(a/v/1.5));return{...e,colorbar:{...r,
nticks:h}}}let[c,l]=[e.cmin??o[0]??0,e.cmax??o.at(-1)??1],u=[];for(let h of o){let f=u.at(-1);(f===void 0||(h-f)/(l-c)*a>=
v)&&u.push(h)}return{...e,colorbar:{...r,tickvals:u}}}function kt(n,t){let{width:e,height:i,isFixed:r,isTiny:s,isNarrow:o}=t,
a=o?e:1/0,c=r?Math.floor(i/3/x):1/0,l=Rt(n,a,c),u=r?l?Et:$t:0,h=Math.max(i-l-(s?2*v:u),v),f=s?e-ze:Math.max(e-_e,60);return Object.
fromEntries(Tt(n,/^[xy]axis/).map(([d,b])=>{let p=d.startsWith("x"),m=r&&p?Ke(b,n,h):b,[g,P]=m.domain??[0,1],L=(P-g)*(p?
f:h),T=n.template.layout.font.size*t.scale,et=Je(m,p,L,T,t),H=n.meta.priority?.[d];return[d,Qe(et,{isX:p,length:L,fontSize:T,
upright:c,priority:H},t)]}))}function Je(n,t,e,i,{isTiny:r,isFixed:s}){let o=n.title?.text??"";if(!r)return s&&!t&&o.length*
x>He*e?{...n,title:{}}:n;let[a,c]=n.domain??[0,1];if(!t||!o||n.side==="top"||c-a>Ue)return{...n,title:{}};let l=Math.max(
4,Math.floor(e/(x-1))+1),u=o.length>l?`${o.slice(0,l-1)}…`:o;return{...n,title:{...n.title,standoff:0,font:{size:i-2},
text:u}}}function Qe(n,{isX:t,length:e,fontSize:i,upright:r,priority:s},o){let{width:a,isFixed:c,isTiny:l,isNarrow:u}=o,
{ticktext:h,tickvals:f=[]}=n;if(n.visible===!1||n.showticklabels===!1)return n;if(!h)return c||u&&t?Ze(n,t,e,o):n;let d=h.
length;if(l&&t&&d===1&&n.tickangle===0&&(h[0]??"").length*x>e-x)return{...n,tickfont:{size:.75*i}};if(d<=A&&(t||!c||e>=v))
return n;let p=d<=A?[d-1]:tn(d,Math.floor(e/v),s);return{...n,tickvals:p.map(m=>f[m]??m),ticktext:p.map(m=>It(h[m]??"",m,
u?a:1/0,t?r:1/0))}}function Ke(n,t,e){let[i]=Ct(t,n.anchor)?.domain??[0,1],r=Nt(t).map(([,a])=>a),s=Math.max(...r.filter(
a=>a<=i),-1/0),o=(i-s)*e;return n.side==="top"||o>2.4*v?n:{...n,title:{},...o<.9*v&&{showticklabels:!1}}}function Ze(n,t,e,{
isTiny:i,isNarrow:r}){let s=Math.max(A,Math.floor(e/(t?Re:v*1.5)));if(n.tickvals){let u=t?1:Math.ceil(n.tickvals.length/
s);return{...n,tickvals:n.tickvals.filter((h,f)=>f%u===0)}}let{dtick:o,...a}=n;if(n.type==="category")return t?n:{...a,nticks:Math.
max(A,Math.floor(e/Ie))};let c=r&&t&&n.nticks&&!i?A:s,l=Math.min(n.nticks??1/0,c);return i||n.nticks||l<5?{...a,nticks:l}:
n}function Xe(n,t,e){return n.map(i=>{if(i.type!=="heatmap"||!i.texttemplate)return i;let r=Ct(t,i.yaxis),[s,o]=r?.domain??
[0,1],a=r?.ticktext?.length;return a===void 0?i:(o-s)*(e-$t)<a*v?{...i,texttemplate:""}:i})}function tn(n,t,e){let i=[...Array(
n).keys()];if(n<=t)return i;let r=Math.max(1,Math.ceil(n/Math.max(1,t)));if(!e)return i.filter(o=>o%r===0);let s=[];for(let o of[
...i].sort((a,c)=>(e[c]??0)-(e[a]??0)))s.every(a=>Math.abs(a-o)>=r)&&s.push(o);return s.sort((o,a)=>o-a)}function Rt({xaxis:n},t,e){
let r=(n?.tickangle===0?[]:n?.ticktext??[]).map((s,o)=>It(s,o,t,e).length);return Math.max(0,...r)*je}function It(n,t,e,i){
let r=e<1/0;if(!r&&n.length<=i)return n;let s=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(n)??[],[,o="",a="",c=""]=s,
[l="",u]=a.split(" · "),h=Math.min(r?Math.max(5,Math.floor(e/48)):14,i),f=l.length>h&&!l.includes("&")?`${l.slice(0,h-1)}\
…`:l;return o+(u?`${t+1} ${f}`:f)+c}var en=12,k=new Map,B=new Map;function W(n,t){let e=JSON.stringify(Object.values(n)),i=k.get(e)??new Map;k.delete(e),k.set(
e,i);for(let o of k.keys()){if(k.size<=en)break;k.delete(o)}let r=i.get(t);if(r)return r;let s=new Promise((o,a)=>nn(e,n,
t,{resolve:o,reject:a}));return i.set(t,s),s.catch(()=>i.delete(t)),s}function nn(n,t,e,i){let r=B.get(n);if(r){r.views.
set(e,i);return}let s=new Map([[e,i]]);B.set(n,{query:t,views:s}),setTimeout(()=>{B.delete(n),rn(t,s)},0)}async function rn(n,t){
let{server:e,path:i,query:r,theme:s}=n,o=[...t.keys()].sort().join(",");try{let a=await F(`${i}/figures?${C({...r,views:o,
theme:s})}`,{},e);for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof y&&[404,422,500].includes(a.status);
for(let[l,{resolve:u,reject:h}]of t)c?sn(n,l).then(u,h):h(a)}}function sn({server:n,path:t,query:e,theme:i},r){let s=C({
...e,theme:i});return F(`${t}/views/${encodeURIComponent(r)}?${s}`,{},n)}var D=new Map;async function _t(n,t){let e=D.get(
n),i=e??(n.startsWith("#")?on(n.slice(1)):an(n));e||(D.set(n,i),i.catch(()=>D.delete(n)));let r=await i,s=r.layout.meta.
templates?.[t];if(!s)return r;let o={...r.layout,template:s};return{...r,layout:o}}async function on(n){let t=document.getElementById(
n);if(!t)throw new Error("The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function an(n){
let t=await fetch(new URL(n,document.baseURI)).catch(()=>null);if(!t?.ok){let e="The figure could not be loaded; reload \
the page to try again.";throw new y(t?.status??0,[{where:"",message:e,suggestions:[]}])}return t.json()}function E(n,{server:t,
path:e,view:i,values:r}){let s=encodeURIComponent(i),o=e.startsWith("lessons/"),a=o?`embed/${e}`:`embed/${e.replace("mod\
els/","")}/${s}`,c={embed:a,picture:`${a}/picture.png`,json:`api/${e}/views/${s}`,offline:o?`api/${e}/offline`:`api/${e}\
/views/${s}/offline`},u=C({...o&&n!=="json"?{step:i}:{},...r}).toString();return new URL(u?`${c[n]}?${u}`:c[n],t).href}function Pt({x:n,y:t,xaxis:e,yaxis:i},r){let s=[zt(e,n,r),zt(i,t,r)];return[...new Set(s.filter(o=>o!==null))]}function zt(n,t,e){
if(!n||t===void 0||!e.includes(n._name))return null;let i=n.type==="category"?n.d2l_noadd(t):t;return typeof i=="number"&&
Number.isInteger(i)?i:null}function Ht(n,t,e){let i=n.querySelector(":scope > .view-marks")??n.appendChild(cn()),{_fullLayout:r}=n;
if(!r)return;let s=t.flatMap(o=>e.map(a=>ln(r,r[o],a)));i.replaceChildren(...s.filter(o=>o!==null))}function cn(){let n=document.
createElement("div");return n.className="view-marks",n}function ln(n,t,e){if(!t?._length)return null;let i=t._id.startsWith(
"x"),r=n[`${i?"y":"x"}axis${(t.anchor??"").slice(1)}`]??n[i?"yaxis":"xaxis"],s=[t.l2p(e-.5),t.l2p(e+.5)],[o,a]=[Math.min(
...s),Math.max(...s)];if(!(a>0&&o<t._length)||!r?._length)return null;let[c,l]=i?[t._offset+o,r._offset]:[r._offset,t._offset+
o],[u,h]=i?[a-o,r._length]:[r._length,a-o],f=document.createElement("div");return Object.assign(f.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${h}px`}),f}function Ft(n,t){return Object.fromEntries(n.map(({name:e,values:i,value:r})=>[e,i.find(s=>String(s)===t(e))??r]))}function qt(n,t){
for(let{name:e,values:i}of n){let r=t(e);if(r===null||i.map(String).includes(r))continue;let s=typeof i[0]=="string"?`th\
ere are ${i.join(", ")}`:`they run from ${i[0]} to ${i.at(-1)}`;return{name:e,message:`There is no ${e} ${r}; ${s}.`}}return null}
function Bt(n,t,e){return t.reduce((i,r)=>{let s=n.find(({name:o})=>o===r)?.values??[];return i*s.length+s.indexOf(e[r]??
"")},0)}function Dt(n,t){return n.map(i=>{let{name:r,title:s,values:o}=i,a=Wt(i)[o.indexOf(t[r]??"")];return typeof a=="\
number"?`${s.toLowerCase()} ${a}`:a}).join(", ")}function Wt({values:n,labels:t}){return t??n}var _=class{#n;#t;#r="";#s=0;#i=null;constructor(t,e){
this.#n=t,this.#t=e}offer({data:t,layout:e},i){let{choices:r=[],player:s}=e.meta,o=r.length?[]:t.filter(l=>l.meta),a=JSON.
stringify([r.map(({name:l,values:u,labels:h})=>[l,u,h]),o.map(({name:l,meta:u})=>[l,u])]);if(this.#r===a)return;this.#r=
a,this.pause(),this.#i=null,this.#n.replaceChildren(...r.map(l=>this.#d(l))),o.length&&i&&this.#n.append(this.#f(o));let c=r.
find(({name:l})=>l===s);c&&this.#n.append(...this.#p(c))}show(t){for(let[e,i]of Object.entries(t)){let r=this.#n.querySelector(
`select[name="${e}"]`);r instanceof HTMLSelectElement&&(r.value=String(i))}}pause(){clearInterval(this.#s),this.#s=0,this.#i&&
(this.#i.textContent="Play")}#d(t){let{name:e,title:i,values:r}=t,s=document.createElement("select");s.name=e;let o=Wt(t);
return s.append(...r.map((a,c)=>new Option(String(o[c]),String(a)))),s.addEventListener("change",()=>{this.pause();let a=r[s.
selectedIndex];a!==void 0&&this.#t.select(e,a)}),Ut(i,s)}#f(t){let e=document.createElement("select");return e.append(new Option(
"…",""),...t.map((i,r)=>new Option(i.name,String(r)))),e.addEventListener("change",()=>{let i=e.value?t[Number(e.value)]:
void 0;i?.meta&&this.#t.open(i.meta),e.value=""}),Ut("Open",e)}#p({name:t,title:e,values:i}){let r=()=>i.indexOf(this.#t.
selected()[t]??""),s=u=>{let h=i[Math.max(0,Math.min(i.length-1,u))];h!==void 0&&this.#t.select(t,h)},o=u=>{this.pause(),
s(r()+u)},a=G("Play",()=>{if(this.#s){this.pause();return}r()===i.length-1&&s(0),a.textContent="Pause",this.#s=setInterval(
()=>{s(r()+1),r()===i.length-1&&this.pause()},1200)});this.#i=a;let c=G("‹",()=>o(-1)),l=G("›",()=>o(1));return c.setAttribute(
"aria-label",`${e} back`),l.setAttribute("aria-label",`${e} forward`),[c,a,l]}};function Ut(n,t){let e=document.createElement(
"label");return e.append(`${n} `,t),e}function G(n,t){let e=document.createElement("button");return e.type="button",e.textContent=
n,e.addEventListener("click",t),e}var un={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array};
function S(n){if(Array.isArray(n))return hn(n);if(!("bdata"in n))return{values:n,shape:[n.length]};let t=Uint8Array.from(
atob(n.bdata),s=>s.charCodeAt(0)),e=un[n.dtype];if(!e)throw new Error(`An array has the unknown type ${n.dtype}.`);let i=new e(
t.buffer),r=n.shape?String(n.shape).split(",").map(Number):[i.length];return{values:i,shape:r}}function hn(n){if(!(typeof n[0]==
"object"&&n[0]!==null))return{values:n,shape:[n.length]};let e=n;return{values:e.flatMap(i=>Array.from(i)),shape:[e.length,
e[0]?.length??0]}}function $({values:n,shape:t},e){let[,...i]=t,r=i.reduce((s,o)=>s*o,1);return{values:fn(n,e*r,(e+1)*r),
shape:i}}function Gt({values:n,shape:t}){return t.length<2?n:V({values:n,shape:t})}function V(n){return Array.from({length:n.
shape[0]??0},(t,e)=>$(n,e).values)}function fn(n,t,e){return Array.isArray(n)?n.slice(t,e):n.subarray(t,e)}var z="all",Vt=new WeakMap;function Yt({data:n,layout:t},e){let{parts:i=[]}=t.meta,r=Y(t.meta,e);for(let s of i){let o=n[s.
trace];"lines"in s?Object.assign(o,wn(r(s.lines),e[s.row],s)):o[s.attribute]=Gt(r(s.is))}}function Y(n,t){let e=pn(n),i=Object.
fromEntries((n.choices??[]).map(({name:a,values:c})=>[a,t[a]===z?z:c.indexOf(t[a]??"")])),r=({take:a,at:c})=>{let l=e[a];
if(!l)throw new Error(`The figure has no array ${a}.`);for(let u of c){let h=i[u]??0;h!==z&&(l=$(l,h))}return l},s=([a,c])=>{
let[{values:l},{values:u,shape:h}]=[o(a),o(c)];return{values:Float64Array.from(u,(d,b)=>d*Number(l[b%l.length])),shape:h}},
o=a=>{if("take"in a)return r(a);if("row"in a){let{values:c}=o(a.row);return{values:c,shape:[1,c.length]}}return"softmax"in
a?mn(o(a.softmax),a):"product"in a?s(a.product):dn(s(a.dots),a.over)};return o}function pn(n){let t=Vt.get(n);return t||
(t=Object.fromEntries(Object.entries(n.arrays??{}).map(([e,i])=>[e,S(i)])),Vt.set(n,t)),t}function dn(n,t){let[e=0]=n.shape;
return{values:Float64Array.from({length:e},(r,s)=>Jt($(n,s).values)).map(r=>r/t),shape:[e]}}function mn({values:n,shape:t},{
temperature:e,mask:i}){let r=Array.from(n,(c,l)=>i&&!i[l]?-1/0:c/e),s=Math.max(...r),o=r.map(c=>Math.exp(c-s)),a=Jt(o);return{
values:Float64Array.from(o,c=>c/a),shape:t}}function Jt(n){let t=0;for(let e=0;e<n.length;e+=1)t+=Number(n[e]);return t}
function wn({values:n,shape:t},e,{above:i,to:r}){let s=[],o=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(e!==z&&l!==e))for(let u=0;u<
c;u+=1){let h=Number(n[l*c+u]);h<=i||h>r||(s.push(0,1,null),o.push(l,u,null))}return{x:s,y:o}}function Zt({data:n,layout:t},e){let{table:i}=t.meta;if(i&&"rows"in i)return[i];let r=i?[gn(i,Y(t.meta,e),e)]:[];return i&&
!i.beside?r:[...n.filter(o=>o.type==="heatmap"&&o.visible!==!1).map(o=>bn(t,o)),...r]}function Xt({columns:n,rows:t}){let e=document.
createElement("table");e.createTHead().insertRow().append(...n.map(s=>J("th",s,"col")));let r=e.createTBody();for(let[s,
...o]of t)r.insertRow().append(J("th",s,"row"),...o.map(a=>J("td",a)));return e}function te(n){let t=i=>i.map(kn).join("\
,");return`${n.map(({columns:i,rows:r})=>[i,...r].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function gn(n,t,e){let{columns:i,labels:r}=n;if("values"in n){let c=n.values.map(l=>t(l).values);return{columns:i,rows:r.
map((l,u)=>[l,...c.map(h=>h[u])])}}let s=t(n.matrix),o=s.shape.length<2?[s.values]:V(s),a=o.length===r.length?r:[vn(n,e)];
return{columns:i,rows:o.map((c,l)=>[a[l],...Array.from(c)])}}function vn({labels:n,matrix:t},e){let i="at"in t?t.at.at(-1):
void 0;return n[Number(e[i??""])]??""}function bn(n,t){let e=S(t.z??[]),i=Qt(n,t,"y").map((r,s)=>[r,...Array.from($(e,s).
values)]);return{columns:[t.name??"",...Qt(n,t,"x")],rows:i}}function Qt(n,t,e){let i=t[e];if(Array.isArray(i))return i.
map(c=>Kt(String(c)));let r=n[`${e}axis`],o=n[`${e}axis${(t[`${e}axis`]??e).slice(1)}`]?.categoryarray??r?.categoryarray;
if(o)return o.map(Kt);let{shape:a}=S(t.z??[]);return[...Array(a[e==="y"?0:1]??0).keys()].map(String)}function Kt(n){return n.
replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;","&")}var yn=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,xn=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
An=/^(?=[\t\r\n])/;function kn(n){if(n==null)return"";if(typeof n=="number")return String(n);let t=n.replace(xn,"$1'").replace(
An,"'"),e=yn.test(n)?n:t;return/[",\r\n]/.test(e)?`"${e.replaceAll('"','""')}"`:e}function J(n,t,e){let i=document.createElement(
n);return e&&(i.scope=e),i.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),i}var Z={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"intervention\
s",against:"against"},X=["inputs","removed"],En=new Set(["server","source","model","lesson","view","theme","reads",...X,
...Object.keys(Z)]),ie=["scale","accent","controls","caption"],$n=new Set([...ie,"fill"]),ee="pointer-view:hover",Q=matchMedia(
"(prefers-color-scheme: dark)"),On={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},Ln=120,Mn=[["short",576,
0],["low",352,0],["tight",288,352]],Sn="400px 0px",ne=660,Tn=/^(\w+):(\d+)$/,Cn="Type visits, or add a place, to see wha\
t the model answers.",O=null,K=null,tt=class extends HTMLElement{#n=null;#t=null;#r=0;#s=!1;#i="";#d=!1;#f="";#p=[];#m=!1;#v=new IntersectionObserver(
t=>{t.some(e=>e.isIntersecting)&&this.#S()},{rootMargin:Sn});#E=new ResizeObserver(()=>requestAnimationFrame(()=>this.#F()));#$=new MutationObserver(
t=>this.#J(t.map(({attributeName:e})=>e??"")));#O=t=>this.getAttribute(t);#w=()=>this.#l();#L=({target:t,detail:e})=>{!(t instanceof
HTMLElement)||t===this||!this.hasAttribute("linked")||t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(
e.visits)};#M=({type:t})=>this.#Z(t==="beforeprint");connectedCallback(){this.#n??=this.#R(),this.#C(),document.addEventListener(
"pointerscope:theme",this.#w),document.addEventListener(ee,this.#L),Q.addEventListener("change",this.#w);for(let t of["b\
eforeprint","afterprint"])window.addEventListener(t,this.#M);this.#E.observe(this),this.#$.observe(this,{attributes:!0}),
this.hasAttribute("lazy")?this.#v.observe(this):this.#m=!0,this.#l()}disconnectedCallback(){document.removeEventListener(
"pointerscope:theme",this.#w),document.removeEventListener(ee,this.#L),Q.removeEventListener("change",this.#w);for(let t of[
"beforeprint","afterprint"])window.removeEventListener(t,this.#M);this.#E.disconnect(),this.#$.disconnect(),this.#v.disconnect(),
this.#e.controls.pause()}mark(t){t.join()!==this.#p.join()&&(this.#p=t,this.#H())}get chosen(){return this.#t?this.#h:{}}get wantedHeight(){
if(!this.#t)return 0;let{above:t,below:e}=this.#U();return Math.ceil(t+this.#t.layout.height+e)}get#e(){return this.#n??=
this.#R(),this.#n}#S(){this.#m=!0,this.#v.disconnect(),this.#l()}#J(t){t.some(e=>$n.has(e))&&(this.#C(),this.#u()),t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#m?this.#S():t.some(e=>En.has(e))?this.#l():this.#c.some(({name:e})=>t.includes(
e))?this.#q()&&this.#u():t.includes(this.#f)&&this.#l()}get#c(){return this.#t?.layout.meta.choices??[]}#l(){this.#s||(this.#s=
!0,queueMicrotask(()=>{this.#s=!1,this.#Q()}))}get#b(){let[t,e]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return e?`${t}/${encodeURIComponent(e)}`:""}get#y(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:U.href}get#T(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#x(){let t=this.getAttribute("theme");return t===
"auto"?Q.matches?"dark":"light":(t??this.#T)==="dark"?"dark":"light"}get#g(){let t=this.getAttribute("scale");return t!==
null&&N("scale",t)?Number(t):1}#C(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty(
"--scale",String(this.#g)):this.style.removeProperty("--scale"),t&&N("accent",t)?this.style.setProperty("--accent",t):this.
style.removeProperty("--accent")}get#N(){if(this.hasAttribute("lesson")){let e=X.map(i=>[i,this.getAttribute(i)]);return{
needsHistory:!1,query:Object.fromEntries(e)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};
let t=Object.entries(Z).map(([e,i])=>[i,this.getAttribute(e)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#Q(){
let{needsHistory:t,query:e}=this.#N;this.#r+=1;let i=this.#r,r=this.getAttribute("source"),s=this.getAttribute("view")??
"",o=this.#b&&s&&(!t||e.visits||e.record);if(!r&&!o){this.#A(Cn);return}if(!this.#m){this.#A("");return}let a=this.#x;this.#j(
a),this.setAttribute("aria-busy","true");try{let c={server:this.#y,path:this.#b,query:e,theme:a},[l]=await Promise.all([
r?_t(r,a):W(c,s),R(this.hasAttribute("server")?this.#y:"")]);await lt(()=>{i===this.#r&&(this.#t=structuredClone(l),this.#X(
this.#t),this.#K({...c,theme:"light"},s))})}catch(c){i===this.#r&&this.#_(c)}finally{i===this.#r&&this.removeAttribute("\
aria-busy")}}#j(t){this.#T!==t?this.dataset.theme=t:delete this.dataset.theme}#K(t,e){if(!this.#t)return;let{template:i,
meta:r}=this.#t.layout,s=r.templates?.light;O??=s??(this.#x==="light"?i:null),!(O||this.hasAttribute("source"))&&(K??=W(
t,e),K.then(({layout:o})=>{O??=o.template}).catch(()=>{K=null}))}#Z(t){this.#d=t,!(!this.#t||!this.#i)&&(this.#j(t&&O?"l\
ight":this.#x),this.#u(),t||requestAnimationFrame(()=>this.#u()))}#R(){let t=document.createElement("summary");t.textContent=
"Numbers";let e={title:this.#a("h3","view-title"),caption:this.#a("p","view-caption"),choices:this.#a("div","view-choice\
s"),summary:this.#a("p","view-summary"),failure:this.#a("p","view-failure"),plot:this.#a("div","view-plot"),details:this.#a(
"details","view-table"),exports:bt({name:()=>this.#W,links:()=>this.#st(),view:()=>this.#t&&this.#ot(this.#t),picture:()=>this.#rt(),
csv:()=>te(this.#D()),json:()=>JSON.stringify(this.#t)})};e.title.hidden=!e.title.textContent,e.failure.setAttribute("ro\
le","alert"),e.plot.setAttribute("role","img"),e.details.append(t),e.details.addEventListener("toggle",()=>this.#B());let i=new _(
e.choices,{selected:()=>this.#h,select:(r,s)=>this.#it(r,s),open:r=>this.#o("open",r)});this.replaceChildren(...Object.values(
e)),this.addEventListener("toggle",({target:r})=>this.#nt(r),!0);for(let r of[e.plot,e.details,e.choices,e.exports,e.failure])
r.hidden=!0;return{...e,controls:i}}#a(t,e){let i=this.querySelector(`.${e}`),r=i instanceof HTMLElement?i:document.createElement(
t);return r.className=e,r}#I(t){let{plot:e,details:i,choices:r,exports:s,failure:o}=this.#e;for(let a of[e,i,r,s])a.hidden=
t;o.hidden=!0}#A(t){this.#t=null,this.#f="",this.removeAttribute("aria-busy"),this.#e.controls.pause(),this.#I(!0),this.#e.
summary.textContent=t}#_(t){this.#A("");let{failure:e}=this.#e,i=ot(t);if(e.replaceChildren(i),e.hidden=!1,this.#o("fail\
ed",{message:i}),!(t instanceof y)||![0,503].includes(t.status))return;let r=document.createElement("button");r.type="bu\
tton",r.textContent="Try again",r.addEventListener("click",()=>this.#l()),e.append(" ",r)}#X(t){let{title:e,caption:i,controls:r}=this.#e,
{meta:s}=t.layout;e.textContent=s.title,e.hidden=!1,i.textContent=s.caption,this.#I(!1),r.offer(t,!this.hasAttribute("fi\
ll")),this.#q()&&this.#u()}#u(){if(!this.#t)return;let{plot:t}=this.#e,{data:e,layout:i}=this.#t,r=this.#d,s=r&&O?{...i,
template:O}:i,o=this.#k(i),a=r?Math.min(o.width||ne,ne):o.width;if(!a)return;let c=this.#z({data:e,layout:s},{...o,width:a});
t.style.height=o.isFixed?`${o.height}px`:"",window.Plotly?.react(t,c.data,r?{...c.layout,width:a}:c.layout,On),t.dataset.
listening||this.#tt(t),this.#i=`${a}×${o.height}`,this.dataset.drawn="true",this.#H(),this.#o("drawn",{})}#z({data:t,layout:e},{
width:i,height:r,isFixed:s}){let o="rgba(0, 0, 0, 0)",a=this.#g,{font:c,hoverlabel:l}=e.template.layout,u=c.size*a,h=Mt(
{data:t,layout:Nn(e)},{width:i,height:r,isFixed:s,scale:a}),f={font:{size:u},hoverlabel:{...e.hoverlabel,font:{...l.font,
size:u}}};return{data:h.data,layout:{...h.layout,...a!==1&&f,paper_bgcolor:o,plot_bgcolor:o,height:r}}}#tt(t){t.dataset.
listening="true",t.on("plotly_click",({points:[e]})=>{if(!e)return;e.data.meta&&this.#o("open",e.data.meta);let[,i,r]=Tn.
exec(String([e.customdata].flat()[0]))??[];i&&this.#o("select",{table:i,row:Number(r)})}),t.on("plotly_hover",({points:[
e]})=>{e&&this.#o("hover",{visits:Pt(e,this.#P)})}),t.on("plotly_unhover",()=>this.#o("hover",{visits:[]}))}get#P(){return this.#t?.
layout.meta.visit_axes??[]}#o(t,e){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:e,bubbles:!0}))}#H(){this.#t&&
this.#i&&Ht(this.#e.plot,this.#P,this.#p)}#k(t){let{plot:e}=this.#e,i=e.clientWidth;if(!this.hasAttribute("fill"))return{
width:i,height:t.height,isFixed:!1};this.#et();let{above:r,below:s}=this.#U();this.style.setProperty("--below",`${Math.ceil(
s)}px`);let o=Math.max(Math.floor(this.offsetHeight-r-s),Ln);return{width:i,height:o,isFixed:!0}}#et(){let[t,e]=[this.offsetWidth/
this.#g,this.offsetHeight/this.#g],i=Mn.filter(([,r,s])=>e<r||t<s).map(([r])=>r).join(" ");this.dataset.room!==i&&(this.
dataset.room=i)}#U(){let{plot:t,details:e,exports:i}=this.#e,r=this.getBoundingClientRect(),s=r.height/this.offsetHeight||
1,o=[e,i].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=o.length?Math.max(...o.map(({bottom:c})=>c))-Math.
min(...o.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-r.top)/s,below:a/s}}#nt(t){if(this.hasAttribute(
"fill")&&t instanceof HTMLDetailsElement&&t.open)for(let e of this.querySelectorAll("details"))e.open&&(e.open=e===t);requestAnimationFrame(
()=>this.#F())}#F(){if(!this.#t)return;let{width:t,height:e}=this.#k(this.#t.layout);t&&this.#i!==`${t}×${e}`&&this.#u()}#it(t,e){
this.setAttribute(t,String(e)),this.#o("option",{[t]:e})}#q(){let t=this.#t;if(!t)return!1;let e=this.hasAttribute("leni\
ent")?null:qt(this.#c,this.#O);if(e)return this.#_(new Error(e.message)),this.#f=e.name,!1;let{meta:i}=t.layout,r="";if(this.#c.
length){let s=this.#h;this.#e.controls.show(s);for(let a of t.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>s[c]===
l));Yt(t,s);let{summaries:o}=i;o&&(i.summary=o.texts[Bt(this.#c,o.by,s)]??""),r=`: ${Dt(this.#c,s)}`}return this.#e.summary.
textContent=i.summary??"",this.#e.plot.setAttribute("aria-label",`${i.title}${r}. ${i.summary??""}`),this.#B(),!0}get#h(){
return Ft(this.#c,this.#O)}#B(){let{details:t}=this.#e;if(!t.open||!this.#t)return;let e=document.createElement("div");e.
className="table-frame",e.tabIndex=0,e.setAttribute("role","region"),e.setAttribute("aria-label",`Numbers: ${this.#t.layout.
meta.title}`),e.append(...this.#D().map(Xt)),t.querySelector(".table-frame")?.remove(),t.append(e)}#D(){return this.#t?Zt(
this.#t,this.#h):[]}#rt(){if(!this.#t)throw new Error("There is no figure to save yet.");let{data:t,layout:e}=structuredClone(
this.#t),i=this.#k(e),{paper_bgcolor:r,plot_bgcolor:s}=e.template.layout,o=!this.dataset.theme&&document.documentElement.
hasAttribute("data-transparent"),a=this.#z({data:t,layout:e},i),c=o?{}:{paper_bgcolor:r,plot_bgcolor:s};return{data:a.data,
layout:{...a.layout,width:i.width,...c}}}get#W(){let t=[this.getAttribute("model")??this.getAttribute("lesson"),this.getAttribute(
"view"),this.hasAttribute("against")&&"difference"];return this.getAttribute("name")??t.filter(Boolean).join("-")}get#G(){
return{server:this.#y,path:this.#b,view:this.getAttribute("view")??"",values:{...this.#N.query,...this.#h}}}get#V(){let t=this.
getAttribute("theme")??document.documentElement.dataset.askedTheme,e=ie.map(i=>[i,this.getAttribute(i)??""]).filter(([i="",
r])=>this.hasAttribute(i)&&N(i,r??""));return{...t&&{theme:t},...Object.fromEntries(e)}}#st(){let t=new URL(location.href);
t.hash=this.id;let e=this.id?t.href:null;if(this.hasAttribute("source"))return{link:e,embed:null,json:null,offline:null};
let i=this.#G;return{link:e,embed:E("embed",this.#Y(i)),json:E("json",i),offline:E("offline",i)}}#Y(t){let{controls:e,...i}=this.#V,
r={...t.values,...i,...e&&e!=="some"&&{controls:e}};return{...t,values:r}}#ot(t){let e=this.#G,{title:i,summary:r=""}=t.
layout.meta,s=["model","lesson","view","reads",...X,...Object.keys(Z)],o=[...this.attributes].filter(({name:f})=>s.includes(
f)),{theme:a,...c}=this.#V,l=a?.replace(/^transparent-?/,""),u={...Object.fromEntries(o.map(({name:f,value:d})=>[f,d])),
...this.#h,...l&&{theme:l},...c},h=this.#Y(e);return{title:i,caption:r,name:this.#W,server:e.server,embed:E("embed",h),picture:E(
"picture",h),attributes:Object.fromEntries(Object.entries(u).map(([f,d])=>[f,String(d)]))}}};function Nn(n){let t=Object.
entries(n).map(([e,i])=>{if(!/^[xy]axis/.test(e))return[e,i];let r=i,s=n[e.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,
o=r.type==="category"&&!r.categoryarray&&s;return[e,o?{...r,categoryorder:"array",categoryarray:s}:r]});return Object.fromEntries(
t)}customElements.define("pointer-view",tt);})();
