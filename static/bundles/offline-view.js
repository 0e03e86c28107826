(()=>{var{currentScript:nt}=document,se=nt instanceof HTMLScriptElement?nt.src:"",b=new URL("static/js/",se||document.baseURI).
href;(()=>{let n="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},e={auto:"Theme: as the system",light:"Theme: \
light",dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,r=document.documentElement,i=matchMedia("(prefers-color-s\
cheme: dark)"),o=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(
n)}catch{return null}};function u(f){return typeof f=="string"&&Object.hasOwn(t,f)}let h=f=>{let g=s.exec(f??""),E=g?g[1]??
"auto":f;r.toggleAttribute("data-transparent",g!==null),u(E)?r.dataset.askedTheme=f??"":delete r.dataset.askedTheme,a=[E,
r.dataset.firstTheme,l()].find(u)??"auto"},d=()=>{let f=new URL(location.href);f.searchParams.delete("theme"),delete r.dataset.
askedTheme,f.search!==location.search&&history.replaceState(history.state,"",f)},p=()=>{let f=document.querySelector("[d\
ata-theme-button]");return f instanceof HTMLElement?f:null},w=()=>{let f=p();f&&(f.textContent=e[a]);let g=a==="auto"?i.
matches?"dark":"light":a;c||r.dataset.theme===g||(r.dataset.theme=g,document.dispatchEvent(new CustomEvent("pointerscope\
:theme")))},m=({type:f})=>{document.querySelector(".deck")||(c=f==="beforeprint",c?r.dataset.theme="light":w())};h(o),w();
for(let f of["beforeprint","afterprint"])window.addEventListener(f,m);i.addEventListener("change",w),document.addEventListener(
"pointerscope:choose-theme",({detail:f})=>{(f===null||u(f)||s.test(f))&&h(f??o),w()}),document.addEventListener("DOMCont\
entLoaded",()=>{let f=p();f&&(f.hidden=!1,w(),f.addEventListener("click",()=>{a=t[a],d();try{localStorage.setItem(n,a)}catch{}
w()}))})})();var v=class extends Error{constructor(t,e){super(e.map(s=>s.message).join(" ")),this.status=t,this.problems=e}},F=new URL(
b.replace(/^(.*\/)static\/.*$/,"$1")),re="The server does not answer. Your input is still here; try again in a moment.";
async function z(n,t,e=F){let s=await fetch(new URL(`api/${n}`,e),t).catch(st);if(!(s.headers.get("content-type")??"").includes(
"json")){let o=`The server answered with ${s.status}.`;throw new v(s.status,[{where:"",message:o,suggestions:[]}])}let i=await s.
json().catch(st);if(!s.ok)throw new v(s.status,i.errors??[]);return i}function st(n){throw ie(n)?n:new v(0,[{where:"",message:re,
suggestions:[]}])}function ie(n){return n instanceof DOMException&&n.name==="AbortError"}function N(n){let t=Object.entries(
n).filter(([,e])=>e!=null&&e!=="");return new URLSearchParams(t.map(([e,s])=>[e,String(s)]))}function rt(n){return n instanceof
Error?n.message:String(n)}var it={min:.5,max:4},oe={controls:["none","some","all"],caption:["none","title","all"]};function j(n,t){return n==="sca\
le"?t.trim()!==""&&Number(t)>=it.min&&Number(t)<=it.max:n==="controls"||n==="caption"?oe[n].includes(t):CSS.supports("co\
lor",t)}var ot=Promise.resolve();function at(n){let t=ot.then(ae).then(n);return ot=t.catch(()=>{}),t}function ae(){let{scheduler:n}=globalThis;
return n?n.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var ct={width:960,height:540};function ut(n){return{"HTML frame":ht(n),"Web component":ce(n),Markdown:ft(n),Quarto:le(n),
LaTeX:ue(n)}}function ht({title:n,embed:t}){return`<iframe src="${R(t)}" title="${R(n)}" width="${ct.width}" height="${ct.
height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%"></iframe>`}function ce({server:n,attributes:t}){
let e=Object.entries({server:n,...t}).map(([s,r])=>r===""?s:`${s}="${R(r)}"`);return`<script src="${R(new URL("pointer-v\
iew.js",n).href)}" defer><\/script>
<pointer-view ${e.join(" ")}></pointer-view>`}function ft({title:n,embed:t,picture:e}){return`[![${he(n)}](<${lt(e)}>)](\
<${lt(t)}>)`}function le(n){return['::: {.content-visible when-format="html"}',"```{=html}",ht(n),"```",":::",'::: {.con\
tent-visible unless-format="html"}',ft(n),":::"].join(`
`)}function ue({title:n,caption:t,name:e,embed:s,picture:r}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${r}`,
"\\begin{figure}","  \\centering",`  \\href{${fe(s)}}{\\includegraphics[width=\\linewidth]{${e}.png}}`,`  \\caption{${we(
[n,t].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function R(n){return n.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function he(n){return n.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function lt(n){return n.replaceAll("<","%3C").replaceAll(
">","%3E")}function fe(n){return n.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var de={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},me=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
pe={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},ge=/[ąęįųĄĘĮŲ]/,be=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function we(n){return[...n.normalize("NFC").replace(
/\s/g," ").replace(be,"")].flatMap(e=>[...pe[e]??ye(e)]).map(e=>de[e]??ve(e)).join("")}function ye(n){return ge.test(n)?
n.normalize("NFD").slice(0,1):n}function ve(n){return/[&%$#_{}]/.test(n)?`\\${n}`:me.test(n)?n:"?"}function mt(n,t,{title:e,origin:s}){let r=n.slice(n.indexOf(",")+1);if(t==="svg")return Ae(decodeURIComponent(r),e,s);let i=Uint8Array.
from(atob(r),a=>a.charCodeAt(0)),o=[dt("Title",e),dt("Source",s)];return new Blob([i.subarray(0,33),...o,i.subarray(33)],
{type:"image/png"})}function Ae(n,t,e){let s=new DOMParser().parseFromString(n,"image/svg+xml").documentElement,r=(i,o)=>{
let a=document.createElementNS(s.namespaceURI,i);return a.textContent=o,a};return s.prepend(r("title",t),r("desc",e)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function dt(n,t){let e=new TextEncoder().encode(`iTXt${n}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(e.length+8));return s.setUint32(0,e.length-4),new Uint8Array(s.buffer).set(
e,4),s.setUint32(e.length+4,Ee(e)),s.buffer}function Ee(n){let t=-1;for(let e of n){t^=e;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var pt="vendor/plotly/plotly-cartesian-4.1.1.min.js",B;function I(n){return window.Plotly?Promise.resolve(window.Plotly):
(B??=new Promise((t,e)=>{let s=document.createElement("script");s.src=n?new URL(`static/${pt}`,n).href:new URL(`../${pt}`,
b).href;let r=()=>{B=void 0,s.remove(),e(new Error("The drawing library could not be loaded. Reload the page to try agai\
n."))};s.addEventListener("load",()=>window.Plotly?t(window.Plotly):r()),s.addEventListener("error",r),document.head.append(
s)}),B)}var $e=[1,2,4],xe=2,ke=960;function bt({name:n,links:t,view:e,picture:s,csv:r,json:i}){let o=document.createElement("div");
o.className="view-take";let a={link:_("Link"),embed:_("Embed"),json:_("JSON"),offline:_("Offline file")};a.offline.title=
"One HTML file with this whole view inside, for use without a network";let c=M("JSON",()=>gt(i(),`${n()}.json`,"applicat\
ion/json")),l=Oe(()=>{let{link:m,embed:f}=t(),g=f?e():null;return{...m&&{Address:m},...g&&ut(g)}}),u=()=>{let m=t();for(let f of Object.
keys(a)){let g=m[f];a[f].hidden=g===null,g!==null&&(a[f].href=g)}c.hidden=m.json!==null,l.hidden=m.link===null&&m.embed===
null};for(let m of["pointerenter","focusin"])o.addEventListener(m,u);let h=document.createElement("select");h.setAttribute(
"aria-label","Size of the PNG"),h.append(...$e.map(m=>{let f=m===xe;return new Option(`${m}×`,String(m),f,f)}));let d=async m=>{
let f=s(),{width:g=ke,height:E,meta:T}=f.layout,C={width:g,height:E,...m==="png"&&{scale:Number(h.value)}},U=await(await I()).
toImage(f,{format:m,...C}),ne=T.origin??t().embed??location.href;wt(mt(U,m,{title:T.title,origin:ne}),`${n()}.${m}`)},p=()=>gt(
`\uFEFF${r()}`,`${n()}.csv`,"text/csv;charset=utf-8"),w=document.createElement("span");return w.append(M("PNG",()=>d("pn\
g"))," ",h),o.append(a.link,a.embed,w,M("SVG",()=>d("svg")),M("CSV",p),a.json,c,a.offline,l),u(),o}function Oe(n){let t=document.
createElement("details");t.className="view-codes";let e=document.createElement("summary");e.textContent="Copy";let s=document.
createElement("p"),r=document.createElement("textarea");Object.assign(r,{readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let i=document.
createElement("span");i.setAttribute("role","status");let o=document.createElement("div");o.className="view-sheet",o.append(
s,r),t.append(e,o),t.addEventListener("toggle",()=>{if(!t.open)return;i.textContent="",r.hidden=!0;let c=Object.entries(
n()).map(([l,u])=>M(l,()=>a(l,u)));s.replaceChildren(...c,i)});let a=async(c,l)=>{r.value=l,r.hidden=!1,r.setAttribute("\
aria-label",c);let u=await Le(l);u||r.select(),i.textContent=u?"Copied.":"Selected; copy it with the keyboard."};return t}
async function Le(n){return navigator.clipboard?navigator.clipboard.writeText(n).then(()=>!0,()=>!1):!1}function _(n){let t=document.
createElement("a");return t.textContent=n,t}function M(n,t){let e=document.createElement("button");return e.type="button",
e.textContent=n,e.addEventListener("click",t),e}function gt(n,t,e){wt(new Blob([n],{type:e}),t)}function wt(n,t){let e=document.
createElement("a");e.href=URL.createObjectURL(n),e.download=t,e.click(),setTimeout(()=>URL.revokeObjectURL(e.href),6e4)}var yt={width:420,height:200},Te=300,$=2,y=20,A=8,Me=7.5,Se=44,Ce=18,Ne=240,je=90,Et=56,$t=90,Re=48,Ie=1.3,_e=.6,Pe=9,xt=1.4,
kt=["coloraxis","coloraxis2"];function Ot({data:n,layout:t},{width:e,height:s,isFixed:r,scale:i}){if(!e)return{data:n,layout:t};
let o={width:e/i,height:s/i},a=r&&(o.width<yt.width||o.height<yt.height),c={...o,isFixed:r,isTiny:a,isNarrow:o.width<560,
scale:i},l=a?He(t,t.meta.small??{}):t;if(!r)return{data:n,layout:{...l,...At(l,c)}};let u=Ue(n,l),h={...u,...At(u,c),...Fe(
n,u,c),...De(u,c)};return{data:Je(n,u,c.height),layout:h}}function He(n,t){return Lt(n,t)}function Lt(n,t){if(!vt(n)||!vt(
t))return t;let e={...n};for(let[s,r]of Object.entries(t))e[s]=Lt(n[s],r);return Object.fromEntries(Object.entries(e).filter(
([,s])=>s!==null))}function vt(n){return typeof n=="object"&&n!==null&&!Array.isArray(n)}function Tt(n,t){return Object.
entries(n).filter(([s])=>t.test(s))}function Mt(n,t){return n[`yaxis${(t??"y").slice(1)}`]}function St(n){return Tt(n,/^yaxis/).
map(([,t])=>t.domain??[0,1])}function Ct(n,t){return n[t]}function Ue(n,t){let{xaxis:e}=t,s=n.find(o=>(o.xaxis??"x")==="\
x"&&Array.isArray(o.x))?.x,r=Array.isArray(s)?s.filter(o=>typeof o=="string"):[],i=Array.isArray(s)&&r.length===s.length;
return e?.tickangle!==-90||e.tickvals||!r.length||!i?t:{...t,xaxis:{...e,tickmode:"array",tickvals:r,ticktext:r}}}function Fe(n,t,{
width:e,height:s,isTiny:r,scale:i}){let o=ze(n,t),a=Math.max(...o.map(g=>g.length*A+Re)),c=Math.ceil(o.length/Math.max(1,
Math.floor(e/a))),l=o.length>0&&c*y>s/(r?4:3),u=o.length>0&&!l,h=Be(t,s,i),p=((h.annotations?.find(({font:g})=>g?.size)?.
font?.size??0)/i||y)*xt+2,w=Math.min(t.margin?.t??8,u?c*y+4:t.annotations?.length?p:8),m=kt.some(g=>Ct(t,g)?.colorbar?.orientation===
"h"),f=!t.margin||m&&!r;return{...l&&{showlegend:!1},...!f&&{margin:{...t.margin,t:Math.ceil(w*i)}},...h}}function ze(n,t){
if(t.showlegend===!1)return[];let e=new Map,s=0;for(let{name:r,type:i,visible:o,showlegend:a,legendgroup:c}of n)!r||(a===
!1||o===!1)||["heatmap","contour"].includes(i)||(s+=1,e.set(c||r,r.replace(/<[^>]*>/g,"")));return s>1||t.showlegend?[...e.
values()]:[]}function Be(n,t,e){let{annotations:s=[],template:r}=n,i=({yref:d,yanchor:p})=>d==="paper"&&p==="bottom",o=s.
filter(i);if(!o.length)return{};let a=St(n).map(([d])=>d),c=o.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(p=>p-d).
filter(p=>p>0),1-d)),l=r.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-y)/xt);if(u>=l)return{};let h=Math.max(Pe,u*e);
return{annotations:s.map(d=>i(d)?{...d,font:{...d.font,size:h}}:d)}}function De(n,{height:t,isTiny:e}){let s=Math.floor(
t/3/A),r=t-Nt(n,1/0,s)-Et,i={};for(let o of kt){let a=Ct(n,o);a&&(e?i[o]={...a,showscale:!1}:i[o]=qe(n,o,a,r))}return i}
function qe(n,t,e,s){let r=e.colorbar??{};if(s>=Te||r.ticktext||r.orientation==="h")return e;let i=n.template.layout[t],
o=r.tickvals??i?.colorbar?.tickvals,a=(r.len??1)*s;if(!o){let h=Math.max($,Math.floor(a/y/1.5));return{...e,colorbar:{...r,
nticks:h}}}let[c,l]=[e.cmin??o[0]??0,e.cmax??o.at(-1)??1],u=[];for(let h of o){let d=u.at(-1);(d===void 0||(h-d)/(l-c)*a>=
y)&&u.push(h)}return{...e,colorbar:{...r,tickvals:u}}}function At(n,t){let{width:e,height:s,isFixed:r,isTiny:i,isNarrow:o}=t,
a=o?e:1/0,c=r?Math.floor(s/3/A):1/0,l=Nt(n,a,c),u=r?l?Et:$t:0,h=Math.max(s-l-(i?2*y:u),y),d=i?e-je:Math.max(e-Ne,60);return Object.
fromEntries(Tt(n,/^[xy]axis/).map(([p,w])=>{let m=p.startsWith("x"),f=r&&m?Ye(w,n,h):w,[g,E]=f.domain??[0,1],T=(E-g)*(m?
d:h),C=n.template.layout.font.size*t.scale,et=We(f,m,T,C,t),U=n.meta.priority?.[p];return[p,Ge(et,{isX:m,length:T,fontSize:C,
upright:c,priority:U},t)]}))}function We(n,t,e,s,{isTiny:r,isFixed:i}){let o=n.title?.text??"";if(!r)return i&&!t&&o.length*
A>Ie*e?{...n,title:{}}:n;let[a,c]=n.domain??[0,1];if(!t||!o||n.side==="top"||c-a>_e)return{...n,title:{}};let l=Math.max(
4,Math.floor(e/(A-1))+1),u=o.length>l?`${o.slice(0,l-1)}…`:o;return{...n,title:{...n.title,standoff:0,font:{size:s-2},
text:u}}}function Ge(n,{isX:t,length:e,fontSize:s,upright:r,priority:i},o){let{width:a,isFixed:c,isTiny:l,isNarrow:u}=o,
{ticktext:h,tickvals:d=[]}=n;if(n.visible===!1||n.showticklabels===!1)return n;if(!h)return c||u&&t?Ve(n,t,e,o):n;let p=h.
length;if(l&&t&&p===1&&n.tickangle===0&&(h[0]??"").length*A>e-A)return{...n,tickfont:{size:.75*s}};if(p<=$&&(t||!c||e>=y))
return n;let m=p<=$?[p-1]:Ke(p,Math.floor(e/y),i);return{...n,tickvals:m.map(f=>d[f]??f),ticktext:m.map(f=>jt(h[f]??"",f,
u?a:1/0,t?r:1/0))}}function Ye(n,t,e){let[s]=Mt(t,n.anchor)?.domain??[0,1],r=St(t).map(([,a])=>a),i=Math.max(...r.filter(
a=>a<=s),-1/0),o=(s-i)*e;return n.side==="top"||o>2.4*y?n:{...n,title:{},...o<.9*y&&{showticklabels:!1}}}function Ve(n,t,e,{
isTiny:s,isNarrow:r}){let i=Math.max($,Math.floor(e/(t?Se:y*1.5)));if(n.tickvals){let u=t?1:Math.ceil(n.tickvals.length/
i);return{...n,tickvals:n.tickvals.filter((h,d)=>d%u===0)}}let{dtick:o,...a}=n;if(n.type==="category")return t?n:{...a,nticks:Math.
max($,Math.floor(e/Ce))};let c=r&&t&&n.nticks&&!s?$:i,l=Math.min(n.nticks??1/0,c);return s||n.nticks||l<5?{...a,nticks:l}:
n}function Je(n,t,e){return n.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let r=Mt(t,s.yaxis),[i,o]=r?.domain??
[0,1],a=r?.ticktext?.length;return a===void 0?s:(o-i)*(e-$t)<a*y?{...s,texttemplate:""}:s})}function Ke(n,t,e){let s=[...Array(
n).keys()];if(n<=t)return s;let r=Math.max(1,Math.ceil(n/Math.max(1,t)));if(!e)return s.filter(o=>o%r===0);let i=[];for(let o of[
...s].sort((a,c)=>(e[c]??0)-(e[a]??0)))i.every(a=>Math.abs(a-o)>=r)&&i.push(o);return i.sort((o,a)=>o-a)}function Nt({xaxis:n},t,e){
let r=(n?.tickangle===0?[]:n?.ticktext??[]).map((i,o)=>jt(i,o,t,e).length);return Math.max(0,...r)*Me}function jt(n,t,e,s){
let r=e<1/0;if(!r&&n.length<=s)return n;let i=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(n)??[],[,o="",a="",c=""]=i,
[l="",u]=a.split(" · "),h=Math.min(r?Math.max(5,Math.floor(e/48)):14,s),d=l.length>h&&!l.includes("&")?`${l.slice(0,h-1)}\
…`:l;return o+(u?`${t+1} ${d}`:d)+c}var Qe=12,x=new Map,D=new Map;function W(n,t){let e=JSON.stringify(Object.values(n)),s=x.get(e)??new Map;x.delete(e),x.set(
e,s);for(let o of x.keys()){if(x.size<=Qe)break;x.delete(o)}let r=s.get(t);if(r)return r;let i=new Promise((o,a)=>Ze(e,n,
t,{resolve:o,reject:a}));return s.set(t,i),i.catch(()=>s.delete(t)),i}function Ze(n,t,e,s){let r=D.get(n);if(r){r.views.
set(e,s);return}let i=new Map([[e,s]]);D.set(n,{query:t,views:i}),setTimeout(()=>{D.delete(n),Xe(t,i)},0)}async function Xe(n,t){
let{server:e,path:s,query:r,theme:i}=n,o=[...t.keys()].sort().join(",");try{let a=await z(`${s}/figures?${N({...r,views:o,
theme:i})}`,{},e);for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof v&&[404,422,500].includes(a.status);
for(let[l,{resolve:u,reject:h}]of t)c?tn(n,l).then(u,h):h(a)}}function tn({server:n,path:t,query:e,theme:s},r){let i=N({
...e,theme:s});return z(`${t}/views/${encodeURIComponent(r)}?${i}`,{},n)}var q=new Map;async function Rt(n,t){let e=q.get(
n),s=e??(n.startsWith("#")?en(n.slice(1)):nn(n));e||(q.set(n,s),s.catch(()=>q.delete(n)));let r=await s,i=r.layout.meta.
templates?.[t];if(!i)return r;let o={...r.layout,template:i};return{...r,layout:o}}async function en(n){let t=document.getElementById(
n);if(!t)throw new Error("The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function nn(n){
let t=await fetch(new URL(n,document.baseURI)).catch(()=>null);if(!t?.ok){let e="The figure could not be loaded; reload \
the page to try again.";throw new v(t?.status??0,[{where:"",message:e,suggestions:[]}])}return t.json()}function k(n,{server:t,
path:e,view:s,values:r}){let i=encodeURIComponent(s),o=e.startsWith("lessons/"),a=o?`embed/${e}`:`embed/${e.replace("mod\
els/","")}/${i}`,c={embed:a,picture:`${a}/picture.png`,json:`api/${e}/views/${i}`,offline:o?`api/${e}/offline`:`api/${e}\
/views/${i}/offline`},u=N({...o&&n!=="json"?{step:s}:{},...r}).toString();return new URL(u?`${c[n]}?${u}`:c[n],t).href}function _t({x:n,y:t,xaxis:e,yaxis:s},r){let i=[It(e,n,r),It(s,t,r)];return[...new Set(i.filter(o=>o!==null))]}function It(n,t,e){
if(!n||t===void 0||!e.includes(n._name))return null;let s=n.type==="category"?n.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function Pt(n,t,e){let s=n.querySelector(":scope > .view-marks")??n.appendChild(sn()),{_fullLayout:r}=n;
if(!r)return;let i=t.flatMap(o=>e.map(a=>rn(r,r[o],a)));s.replaceChildren(...i.filter(o=>o!==null))}function sn(){let n=document.
createElement("div");return n.className="view-marks",n}function rn(n,t,e){if(!t?._length)return null;let s=t._id.startsWith(
"x"),r=n[`${s?"y":"x"}axis${(t.anchor??"").slice(1)}`]??n[s?"yaxis":"xaxis"],i=[t.l2p(e-.5),t.l2p(e+.5)],[o,a]=[Math.min(
...i),Math.max(...i)];if(!(a>0&&o<t._length)||!r?._length)return null;let[c,l]=s?[t._offset+o,r._offset]:[r._offset,t._offset+
o],[u,h]=s?[a-o,r._length]:[r._length,a-o],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${h}px`}),d}function Ut(n,t){return Object.fromEntries(n.map(({name:e,values:s,value:r})=>[e,s.find(i=>String(i)===t(e))??r]))}function Ft(n,t){
for(let{name:e,values:s}of n){let r=t(e);if(r===null||s.map(String).includes(r))continue;let i=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:e,message:`There is no ${e} ${r}; ${i}.`}}return null}
function zt(n,t,e){return t.reduce((s,r)=>{let i=n.find(({name:o})=>o===r)?.values??[];return s*i.length+i.indexOf(e[r]??
"")},0)}function Bt(n,t){return n.map(s=>{let{name:r,title:i,values:o}=s,a=Dt(s)[o.indexOf(t[r]??"")];return typeof a=="\
number"?`${i.toLowerCase()} ${a}`:a}).join(", ")}function Dt({values:n,labels:t}){return t??n}var P=class{#n;#t;#r="";#i=0;#s=null;constructor(t,e){
this.#n=t,this.#t=e}offer({data:t,layout:e},s){let{choices:r=[],player:i}=e.meta,o=r.length?[]:t.filter(l=>l.meta),a=JSON.
stringify([r.map(({name:l,values:u,labels:h})=>[l,u,h]),o.map(({name:l,meta:u})=>[l,u])]);if(this.#r===a)return;this.#r=
a,this.pause(),this.#s=null,this.#n.replaceChildren(...r.map(l=>this.#m(l))),o.length&&s&&this.#n.append(this.#f(o));let c=r.
find(({name:l})=>l===i);c&&this.#n.append(...this.#d(c))}show(t){for(let[e,s]of Object.entries(t)){let r=this.#n.querySelector(
`select[name="${e}"]`);r instanceof HTMLSelectElement&&(r.value=String(s))}}pause(){clearInterval(this.#i),this.#i=0,this.#s&&
(this.#s.textContent="Play")}#m(t){let{name:e,title:s,values:r}=t,i=document.createElement("select");i.name=e;let o=Dt(t);
return i.append(...r.map((a,c)=>new Option(String(o[c]),String(a)))),i.addEventListener("change",()=>{this.pause();let a=r[i.
selectedIndex];a!==void 0&&this.#t.select(e,a)}),Ht(s,i)}#f(t){let e=document.createElement("select");return e.append(new Option(
"…",""),...t.map((s,r)=>new Option(s.name,String(r)))),e.addEventListener("change",()=>{let s=e.value?t[Number(e.value)]:
void 0;s?.meta&&this.#t.open(s.meta),e.value=""}),Ht("Open",e)}#d({name:t,title:e,values:s}){let r=()=>s.indexOf(this.#t.
selected()[t]??""),i=u=>{let h=s[Math.max(0,Math.min(s.length-1,u))];h!==void 0&&this.#t.select(t,h)},o=u=>{this.pause(),
i(r()+u)},a=G("Play",()=>{if(this.#i){this.pause();return}r()===s.length-1&&i(0),a.textContent="Pause",this.#i=setInterval(
()=>{i(r()+1),r()===s.length-1&&this.pause()},1200)});this.#s=a;let c=G("‹",()=>o(-1)),l=G("›",()=>o(1));return c.setAttribute(
"aria-label",`${e} back`),l.setAttribute("aria-label",`${e} forward`),[c,a,l]}};function Ht(n,t){let e=document.createElement(
"label");return e.append(`${n} `,t),e}function G(n,t){let e=document.createElement("button");return e.type="button",e.textContent=
n,e.addEventListener("click",t),e}var on={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array};
function S(n){if(Array.isArray(n))return an(n);if(!("bdata"in n))return{values:n,shape:[n.length]};let t=Uint8Array.from(
atob(n.bdata),i=>i.charCodeAt(0)),e=on[n.dtype];if(!e)throw new Error(`An array has the unknown type ${n.dtype}.`);let s=new e(
t.buffer),r=n.shape?String(n.shape).split(",").map(Number):[s.length];return{values:s,shape:r}}function an(n){if(!(typeof n[0]==
"object"&&n[0]!==null))return{values:n,shape:[n.length]};let e=n;return{values:e.flatMap(s=>Array.from(s)),shape:[e.length,
e[0]?.length??0]}}function O({values:n,shape:t},e){let[,...s]=t,r=s.reduce((i,o)=>i*o,1);return{values:cn(n,e*r,(e+1)*r),
shape:s}}function qt({values:n,shape:t}){return t.length<2?n:Y({values:n,shape:t})}function Y(n){return Array.from({length:n.
shape[0]??0},(t,e)=>O(n,e).values)}function cn(n,t,e){return Array.isArray(n)?n.slice(t,e):n.subarray(t,e)}var H="all",Wt=new WeakMap;function Gt({data:n,layout:t},e){let{parts:s=[]}=t.meta,r=V(t.meta,e);for(let i of s){let o=n[i.
trace];"lines"in i?Object.assign(o,fn(r(i.lines),e[i.row],i)):o[i.attribute]=qt(r(i.is))}}function V(n,t){let e=ln(n),s=Object.
fromEntries((n.choices??[]).map(({name:a,values:c})=>[a,t[a]===H?H:c.indexOf(t[a]??"")])),r=({take:a,at:c})=>{let l=e[a];
if(!l)throw new Error(`The figure has no array ${a}.`);for(let u of c){let h=s[u]??0;h!==H&&(l=O(l,h))}return l},i=([a,c])=>{
let[{values:l},{values:u,shape:h}]=[o(a),o(c)];return{values:Float64Array.from(u,(p,w)=>p*Number(l[w%l.length])),shape:h}},
o=a=>{if("take"in a)return r(a);if("row"in a){let{values:c}=o(a.row);return{values:c,shape:[1,c.length]}}return"softmax"in
a?hn(o(a.softmax),a):"product"in a?i(a.product):un(i(a.dots),a.over)};return o}function ln(n){let t=Wt.get(n);return t||
(t=Object.fromEntries(Object.entries(n.arrays??{}).map(([e,s])=>[e,S(s)])),Wt.set(n,t)),t}function un(n,t){let[e=0]=n.shape;
return{values:Float64Array.from({length:e},(r,i)=>Yt(O(n,i).values)).map(r=>r/t),shape:[e]}}function hn({values:n,shape:t},{
temperature:e,mask:s}){let r=Array.from(n,(c,l)=>s&&!s[l]?-1/0:c/e),i=Math.max(...r),o=r.map(c=>Math.exp(c-i)),a=Yt(o);return{
values:Float64Array.from(o,c=>c/a),shape:t}}function Yt(n){let t=0;for(let e=0;e<n.length;e+=1)t+=Number(n[e]);return t}
function fn({values:n,shape:t},e,{above:s,to:r}){let i=[],o=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(e!==H&&l!==e))for(let u=0;u<
c;u+=1){let h=Number(n[l*c+u]);h<=s||h>r||(i.push(0,1,null),o.push(l,u,null))}return{x:i,y:o}}function Kt({data:n,layout:t},e){let{table:s}=t.meta;if(s&&"rows"in s)return[s];let r=s?[dn(s,V(t.meta,e),e)]:[];return s&&
!s.beside?r:[...n.filter(o=>o.type==="heatmap"&&o.visible!==!1).map(o=>pn(t,o)),...r]}function Qt({columns:n,rows:t}){let e=document.
createElement("table");e.createTHead().insertRow().append(...n.map(i=>J("th",i,"col")));let r=e.createTBody();for(let[i,
...o]of t)r.insertRow().append(J("th",i,"row"),...o.map(a=>J("td",a)));return e}function Zt(n){let t=s=>s.map(gn).join("\
,");return`${n.map(({columns:s,rows:r})=>[s,...r].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function dn(n,t,e){let{columns:s,labels:r}=n;if("values"in n){let c=n.values.map(l=>t(l).values);return{columns:s,rows:r.
map((l,u)=>[l,...c.map(h=>h[u])])}}let i=t(n.matrix),o=i.shape.length<2?[i.values]:Y(i),a=o.length===r.length?r:[mn(n,e)];
return{columns:s,rows:o.map((c,l)=>[a[l],...Array.from(c)])}}function mn({labels:n,matrix:t},e){let s="at"in t?t.at.at(-1):
void 0;return n[Number(e[s??""])]??""}function pn(n,t){let e=S(t.z??[]),s=Vt(n,t,"y").map((r,i)=>[r,...Array.from(O(e,i).
values)]);return{columns:[t.name??"",...Vt(n,t,"x")],rows:s}}function Vt(n,t,e){let s=t[e];if(Array.isArray(s))return s.
map(c=>Jt(String(c)));let r=n[`${e}axis`],o=n[`${e}axis${(t[`${e}axis`]??e).slice(1)}`]?.categoryarray??r?.categoryarray;
if(o)return o.map(Jt);let{shape:a}=S(t.z??[]);return[...Array(a[e==="y"?0:1]??0).keys()].map(String)}function Jt(n){return n.
replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;","&")}function gn(n){if(n==null)return"";if(typeof n=="n\
umber")return String(n);let e=/^[=+\-@\t\r\n＝＋－＠]/.test(n)&&Number.isNaN(Number(n))?`'${n}`:n;return/[",\r\n]/.test(
e)?`"${e.replaceAll('"','""')}"`:e}function J(n,t,e){let s=document.createElement(n);return e&&(s.scope=e),s.textContent=
typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),s}var Z={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"intervention\
s",against:"against"},X=["inputs","removed"],bn=new Set(["server","source","model","lesson","view","theme","reads",...X,
...Object.keys(Z)]),ee=["scale","accent","controls","caption"],wn=new Set([...ee,"fill"]),Xt="pointer-view:hover",K=matchMedia(
"(prefers-color-scheme: dark)"),yn={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},vn=120,An=[["short",576,
0],["low",352,0],["tight",288,352]],En="400px 0px",te=660,$n=/^(\w+):(\d+)$/,xn="Type visits, or add a place, to see wha\
t the model answers.",L=null,Q=null,tt=class extends HTMLElement{#n=null;#t=null;#r=0;#i=!1;#s="";#m=!1;#f="";#d=[];#p=!1;#w=new IntersectionObserver(
t=>{t.some(e=>e.isIntersecting)&&this.#M()},{rootMargin:En});#x=new ResizeObserver(()=>requestAnimationFrame(()=>this.#z()));#k=new MutationObserver(
t=>this.#J(t.map(({attributeName:e})=>e??"")));#O=t=>this.getAttribute(t);#g=()=>this.#l();#L=({target:t,detail:e})=>{!(t instanceof
HTMLElement)||t===this||!this.hasAttribute("linked")||t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(
e.visits)};#T=({type:t})=>this.#Z(t==="beforeprint");connectedCallback(){this.#n??=this.#R(),this.#C(),document.addEventListener(
"pointerscope:theme",this.#g),document.addEventListener(Xt,this.#L),K.addEventListener("change",this.#g);for(let t of["b\
eforeprint","afterprint"])window.addEventListener(t,this.#T);this.#x.observe(this),this.#k.observe(this,{attributes:!0}),
this.hasAttribute("lazy")?this.#w.observe(this):this.#p=!0,this.#l()}disconnectedCallback(){document.removeEventListener(
"pointerscope:theme",this.#g),document.removeEventListener(Xt,this.#L),K.removeEventListener("change",this.#g);for(let t of[
"beforeprint","afterprint"])window.removeEventListener(t,this.#T);this.#x.disconnect(),this.#k.disconnect(),this.#w.disconnect(),
this.#e.controls.pause()}mark(t){t.join()!==this.#d.join()&&(this.#d=t,this.#U())}get chosen(){return this.#t?this.#h:{}}get wantedHeight(){
if(!this.#t)return 0;let{above:t,below:e}=this.#F();return Math.ceil(t+this.#t.layout.height+e)}get#e(){return this.#n??=
this.#R(),this.#n}#M(){this.#p=!0,this.#w.disconnect(),this.#l()}#J(t){t.some(e=>wn.has(e))&&(this.#C(),this.#u()),t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#p?this.#M():t.some(e=>bn.has(e))?this.#l():this.#c.some(({name:e})=>t.includes(
e))?this.#B()&&this.#u():t.includes(this.#f)&&this.#l()}get#c(){return this.#t?.layout.meta.choices??[]}#l(){this.#i||(this.#i=
!0,queueMicrotask(()=>{this.#i=!1,this.#K()}))}get#y(){let[t,e]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return e?`${t}/${encodeURIComponent(e)}`:""}get#v(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:F.href}get#S(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#A(){let t=this.getAttribute("theme");return t===
"auto"?K.matches?"dark":"light":(t??this.#S)==="dark"?"dark":"light"}get#b(){let t=this.getAttribute("scale");return t!==
null&&j("scale",t)?Number(t):1}#C(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty(
"--scale",String(this.#b)):this.style.removeProperty("--scale"),t&&j("accent",t)?this.style.setProperty("--accent",t):this.
style.removeProperty("--accent")}get#N(){if(this.hasAttribute("lesson")){let e=X.map(s=>[s,this.getAttribute(s)]);return{
needsHistory:!1,query:Object.fromEntries(e)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};
let t=Object.entries(Z).map(([e,s])=>[s,this.getAttribute(e)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#K(){
let{needsHistory:t,query:e}=this.#N;this.#r+=1;let s=this.#r,r=this.getAttribute("source"),i=this.getAttribute("view")??
"",o=this.#y&&i&&(!t||e.visits||e.record);if(!r&&!o){this.#E(xn);return}if(!this.#p){this.#E("");return}let a=this.#A;this.#j(
a),this.setAttribute("aria-busy","true");try{let c={server:this.#v,path:this.#y,query:e,theme:a},[l]=await Promise.all([
r?Rt(r,a):W(c,i),I(this.hasAttribute("server")?this.#v:"")]);await at(()=>{s===this.#r&&(this.#t=structuredClone(l),this.#X(
this.#t),this.#Q({...c,theme:"light"},i))})}catch(c){s===this.#r&&this.#_(c)}finally{s===this.#r&&this.removeAttribute("\
aria-busy")}}#j(t){this.#S!==t?this.dataset.theme=t:delete this.dataset.theme}#Q(t,e){if(!this.#t)return;let{template:s,
meta:r}=this.#t.layout,i=r.templates?.light;L??=i??(this.#A==="light"?s:null),!(L||this.hasAttribute("source"))&&(Q??=W(
t,e),Q.then(({layout:o})=>{L??=o.template}).catch(()=>{Q=null}))}#Z(t){this.#m=t,!(!this.#t||!this.#s)&&(this.#j(t&&L?"l\
ight":this.#A),this.#u(),t||requestAnimationFrame(()=>this.#u()))}#R(){let t=document.createElement("summary");t.textContent=
"Numbers";let e={title:this.#a("h3","view-title"),caption:this.#a("p","view-caption"),choices:this.#a("div","view-choice\
s"),summary:this.#a("p","view-summary"),failure:this.#a("p","view-failure"),plot:this.#a("div","view-plot"),details:this.#a(
"details","view-table"),exports:bt({name:()=>this.#W,links:()=>this.#it(),view:()=>this.#t&&this.#ot(this.#t),picture:()=>this.#rt(),
csv:()=>Zt(this.#q()),json:()=>JSON.stringify(this.#t)})};e.title.hidden=!e.title.textContent,e.failure.setAttribute("ro\
le","alert"),e.plot.setAttribute("role","img"),e.details.append(t),e.details.addEventListener("toggle",()=>this.#D());let s=new P(
e.choices,{selected:()=>this.#h,select:(r,i)=>this.#st(r,i),open:r=>this.#o("open",r)});this.replaceChildren(...Object.values(
e)),this.addEventListener("toggle",({target:r})=>this.#nt(r),!0);for(let r of[e.plot,e.details,e.choices,e.exports,e.failure])
r.hidden=!0;return{...e,controls:s}}#a(t,e){let s=this.querySelector(`.${e}`),r=s instanceof HTMLElement?s:document.createElement(
t);return r.className=e,r}#I(t){let{plot:e,details:s,choices:r,exports:i,failure:o}=this.#e;for(let a of[e,s,r,i])a.hidden=
t;o.hidden=!0}#E(t){this.#t=null,this.#f="",this.removeAttribute("aria-busy"),this.#e.controls.pause(),this.#I(!0),this.#e.
summary.textContent=t}#_(t){this.#E("");let{failure:e}=this.#e,s=rt(t);if(e.replaceChildren(s),e.hidden=!1,this.#o("fail\
ed",{message:s}),!(t instanceof v)||![0,503].includes(t.status))return;let r=document.createElement("button");r.type="bu\
tton",r.textContent="Try again",r.addEventListener("click",()=>this.#l()),e.append(" ",r)}#X(t){let{title:e,caption:s,controls:r}=this.#e,
{meta:i}=t.layout;e.textContent=i.title,e.hidden=!1,s.textContent=i.caption,this.#I(!1),r.offer(t,!this.hasAttribute("fi\
ll")),this.#B()&&this.#u()}#u(){if(!this.#t)return;let{plot:t}=this.#e,{data:e,layout:s}=this.#t,r=this.#m,i=r&&L?{...s,
template:L}:s,o=this.#$(s),a=r?Math.min(o.width||te,te):o.width;if(!a)return;let c=this.#P({data:e,layout:i},{...o,width:a});
t.style.height=o.isFixed?`${o.height}px`:"",window.Plotly?.react(t,c.data,r?{...c.layout,width:a}:c.layout,yn),t.dataset.
listening||this.#tt(t),this.#s=`${a}×${o.height}`,this.dataset.drawn="true",this.#U(),this.#o("drawn",{})}#P({data:t,layout:e},{
width:s,height:r,isFixed:i}){let o="rgba(0, 0, 0, 0)",a=this.#b,{font:c,hoverlabel:l}=e.template.layout,u=c.size*a,h=Ot(
{data:t,layout:kn(e)},{width:s,height:r,isFixed:i,scale:a}),d={font:{size:u},hoverlabel:{...e.hoverlabel,font:{...l.font,
size:u}}};return{data:h.data,layout:{...h.layout,...a!==1&&d,paper_bgcolor:o,plot_bgcolor:o,height:r}}}#tt(t){t.dataset.
listening="true",t.on("plotly_click",({points:[e]})=>{if(!e)return;e.data.meta&&this.#o("open",e.data.meta);let[,s,r]=$n.
exec(String([e.customdata].flat()[0]))??[];s&&this.#o("select",{table:s,row:Number(r)})}),t.on("plotly_hover",({points:[
e]})=>{e&&this.#o("hover",{visits:_t(e,this.#H)})}),t.on("plotly_unhover",()=>this.#o("hover",{visits:[]}))}get#H(){return this.#t?.
layout.meta.visit_axes??[]}#o(t,e){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:e,bubbles:!0}))}#U(){this.#t&&
this.#s&&Pt(this.#e.plot,this.#H,this.#d)}#$(t){let{plot:e}=this.#e,s=e.clientWidth;if(!this.hasAttribute("fill"))return{
width:s,height:t.height,isFixed:!1};this.#et();let{above:r,below:i}=this.#F();this.style.setProperty("--below",`${Math.ceil(
i)}px`);let o=Math.max(Math.floor(this.offsetHeight-r-i),vn);return{width:s,height:o,isFixed:!0}}#et(){let[t,e]=[this.offsetWidth/
this.#b,this.offsetHeight/this.#b],s=An.filter(([,r,i])=>e<r||t<i).map(([r])=>r).join(" ");this.dataset.room!==s&&(this.
dataset.room=s)}#F(){let{plot:t,details:e,exports:s}=this.#e,r=this.getBoundingClientRect(),i=r.height/this.offsetHeight||
1,o=[e,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=o.length?Math.max(...o.map(({bottom:c})=>c))-Math.
min(...o.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-r.top)/i,below:a/i}}#nt(t){if(this.hasAttribute(
"fill")&&t instanceof HTMLDetailsElement&&t.open)for(let e of this.querySelectorAll("details"))e.open&&(e.open=e===t);requestAnimationFrame(
()=>this.#z())}#z(){if(!this.#t)return;let{width:t,height:e}=this.#$(this.#t.layout);t&&this.#s!==`${t}×${e}`&&this.#u()}#st(t,e){
this.setAttribute(t,String(e)),this.#o("option",{[t]:e})}#B(){let t=this.#t;if(!t)return!1;let e=this.hasAttribute("leni\
ent")?null:Ft(this.#c,this.#O);if(e)return this.#_(new Error(e.message)),this.#f=e.name,!1;let{meta:s}=t.layout,r="";if(this.#c.
length){let i=this.#h;this.#e.controls.show(i);for(let a of t.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>i[c]===
l));Gt(t,i);let{summaries:o}=s;o&&(s.summary=o.texts[zt(this.#c,o.by,i)]??""),r=`: ${Bt(this.#c,i)}`}return this.#e.summary.
textContent=s.summary??"",this.#e.plot.setAttribute("aria-label",`${s.title}${r}. ${s.summary??""}`),this.#D(),!0}get#h(){
return Ut(this.#c,this.#O)}#D(){let{details:t}=this.#e;if(!t.open||!this.#t)return;let e=document.createElement("div");e.
className="table-frame",e.tabIndex=0,e.setAttribute("role","region"),e.setAttribute("aria-label",`Numbers: ${this.#t.layout.
meta.title}`),e.append(...this.#q().map(Qt)),t.querySelector(".table-frame")?.remove(),t.append(e)}#q(){return this.#t?Kt(
this.#t,this.#h):[]}#rt(){if(!this.#t)throw new Error("There is no figure to save yet.");let{data:t,layout:e}=structuredClone(
this.#t),s=this.#$(e),{paper_bgcolor:r,plot_bgcolor:i}=e.template.layout,o=!this.dataset.theme&&document.documentElement.
hasAttribute("data-transparent"),a=this.#P({data:t,layout:e},s),c=o?{}:{paper_bgcolor:r,plot_bgcolor:i};return{data:a.data,
layout:{...a.layout,width:s.width,...c}}}get#W(){let t=[this.getAttribute("model")??this.getAttribute("lesson"),this.getAttribute(
"view"),this.hasAttribute("against")&&"difference"];return this.getAttribute("name")??t.filter(Boolean).join("-")}get#G(){
return{server:this.#v,path:this.#y,view:this.getAttribute("view")??"",values:{...this.#N.query,...this.#h}}}get#Y(){let t=this.
getAttribute("theme")??document.documentElement.dataset.askedTheme,e=ee.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",
r])=>this.hasAttribute(s)&&j(s,r??""));return{...t&&{theme:t},...Object.fromEntries(e)}}#it(){let t=new URL(location.href);
t.hash=this.id;let e=this.id?t.href:null;if(this.hasAttribute("source"))return{link:e,embed:null,json:null,offline:null};
let s=this.#G;return{link:e,embed:k("embed",this.#V(s)),json:k("json",s),offline:k("offline",s)}}#V(t){let{controls:e,...s}=this.#Y,
r={...t.values,...s,...e&&e!=="some"&&{controls:e}};return{...t,values:r}}#ot(t){let e=this.#G,{title:s,summary:r=""}=t.
layout.meta,i=["model","lesson","view","reads",...X,...Object.keys(Z)],o=[...this.attributes].filter(({name:d})=>i.includes(
d)),{theme:a,...c}=this.#Y,l=a?.replace(/^transparent-?/,""),u={...Object.fromEntries(o.map(({name:d,value:p})=>[d,p])),
...this.#h,...l&&{theme:l},...c},h=this.#V(e);return{title:s,caption:r,name:this.#W,server:e.server,embed:k("embed",h),picture:k(
"picture",h),attributes:Object.fromEntries(Object.entries(u).map(([d,p])=>[d,String(p)]))}}};function kn(n){let t=Object.
entries(n).map(([e,s])=>{if(!/^[xy]axis/.test(e))return[e,s];let r=s,i=n[e.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,
o=r.type==="category"&&!r.categoryarray&&i;return[e,o?{...r,categoryorder:"array",categoryarray:i}:r]});return Object.fromEntries(
t)}customElements.define("pointer-view",tt);})();
