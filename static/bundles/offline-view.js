(()=>{var{currentScript:nt}=document,se=nt instanceof HTMLScriptElement?nt.src:"",b=new URL("static/js/",se||document.baseURI).
href;(()=>{let n="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},e={auto:"Theme: system",light:"Theme: light",
dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,r=document.documentElement,o=matchMedia("(prefers-color-scheme: \
dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(n)}catch{
return null}};function u(f){return typeof f=="string"&&Object.hasOwn(t,f)}let h=f=>{let g=s.exec(f??""),A=g?g[1]??"auto":
f;r.toggleAttribute("data-transparent",g!==null),u(A)?r.dataset.askedTheme=f??"":delete r.dataset.askedTheme,a=[A,r.dataset.
firstTheme,l()].find(u)??"auto"},d=()=>{let f=new URL(location.href);f.searchParams.delete("theme"),delete r.dataset.askedTheme,
f.search!==location.search&&history.replaceState(history.state,"",f)},p=()=>{let f=document.querySelector("[data-theme-b\
utton]");return f instanceof HTMLElement?f:null},y=()=>{let f=p();f&&(f.textContent=e[a]);let g=a==="auto"?o.matches?"da\
rk":"light":a;c||r.dataset.theme===g||(r.dataset.theme=g,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
m=({type:f})=>{document.querySelector(".deck")||(c=f==="beforeprint",c?r.dataset.theme="light":y())};h(i),y();for(let f of[
"beforeprint","afterprint"])window.addEventListener(f,m);o.addEventListener("change",y),document.addEventListener("point\
erscope:choose-theme",({detail:f})=>{(f===null||u(f)||s.test(f))&&h(f??i),y()}),document.addEventListener("DOMContentLoa\
ded",()=>{let f=p();f&&(f.hidden=!1,y(),f.addEventListener("click",()=>{a=t[a],d();try{localStorage.setItem(n,a)}catch{}
y()}))})})();var v=class extends Error{constructor(t,e){super(e.map(s=>s.message).join(" ")),this.status=t,this.problems=e}},F=new URL(
b.replace(/^(.*\/)static\/.*$/,"$1")),re="No response could be read. Your input is still here; check your connection and\
 try again.",oe=n=>`The server answered with ${n}.`;async function z(n,t,e=F){let s=await fetch(new URL(`api/${n}`,e),t).
catch(st);if(!(s.headers.get("content-type")??"").includes("json")){let i=oe(s.status);throw new v(s.status,[{where:"",message:i,
suggestions:[]}])}let o=await s.json().catch(st);if(!s.ok)throw new v(s.status,o.errors??[]);return o}function st(n){throw ie(
n)?n:new v(0,[{where:"",message:re,suggestions:[]}])}function ie(n){return n instanceof DOMException&&n.name==="AbortErr\
or"}function N(n){let t=Object.entries(n).filter(([,e])=>e!=null&&e!=="");return new URLSearchParams(t.map(([e,s])=>[e,String(
s)]))}function rt(n){return n instanceof Error?n.message:String(n)}var ot={min:.5,max:4},ae={controls:["none","some","all"],caption:["none","title","all"]};function R(n,t){return n==="sca\
le"?t.trim()!==""&&Number(t)>=ot.min&&Number(t)<=ot.max:n==="controls"||n==="caption"?ae[n].includes(t):CSS.supports("co\
lor",t)}var it=Promise.resolve();function at(n){let t=it.then(ce).then(n);return it=t.catch(()=>{}),t}function ce(){let{scheduler:n}=globalThis;
return n?n.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var ct={width:960,height:540};function ut(n){return{"HTML frame":ht(n),"Web component":le(n),Markdown:ft(n),Quarto:ue(n),
LaTeX:he(n)}}function ht({title:n,embed:t}){return`<iframe src="${j(t)}" title="${j(n)}" width="${ct.width}" height="${ct.
height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%"></iframe>`}function le({server:n,attributes:t}){
let e=Object.entries({server:n,...t}).map(([s,r])=>r===""?s:`${s}="${j(r)}"`);return`<script src="${j(new URL("pointer-v\
iew.js",n).href)}" defer><\/script>
<pointer-view ${e.join(" ")}></pointer-view>`}function ft({title:n,embed:t,picture:e}){return`[![${fe(n)}](<${lt(e)}>)](\
<${lt(t)}>)`}function ue(n){return['::: {.content-visible when-format="html"}',"```{=html}",ht(n),"```",":::",'::: {.con\
tent-visible unless-format="html"}',ft(n),":::"].join(`
`)}function he({title:n,caption:t,name:e,embed:s,picture:r}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${r}`,
"\\begin{figure}","  \\centering",`  \\href{${de(s)}}{\\includegraphics[width=\\linewidth]{${e}.png}}`,`  \\caption{${we(
[n,t].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function j(n){return n.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function fe(n){return n.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function lt(n){return n.replaceAll("<","%3C").replaceAll(
">","%3E")}function de(n){return n.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var me={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},pe=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
ge={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},be=/[ąęįųĄĘĮŲ]/,ye=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function we(n){return[...n.normalize("NFC").replace(
/\s/g," ").replace(ye,"")].flatMap(e=>[...ge[e]??ve(e)]).map(e=>me[e]??Ee(e)).join("")}function ve(n){return be.test(n)?
n.normalize("NFD").slice(0,1):n}function Ee(n){return/[&%$#_{}]/.test(n)?`\\${n}`:pe.test(n)?n:"?"}function mt(n,t,{title:e,origin:s}){let r=n.slice(n.indexOf(",")+1);if(t==="svg")return Ae(decodeURIComponent(r),e,s);let o=Uint8Array.
from(atob(r),a=>a.charCodeAt(0)),i=[dt("Title",e),dt("Source",s)];return new Blob([o.subarray(0,33),...i,o.subarray(33)],
{type:"image/png"})}function Ae(n,t,e){let s=new DOMParser().parseFromString(n,"image/svg+xml").documentElement,r=(o,i)=>{
let a=document.createElementNS(s.namespaceURI,o);return a.textContent=i,a};return s.prepend(r("title",t),r("desc",e)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function dt(n,t){let e=new TextEncoder().encode(`iTXt${n}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(e.length+8));return s.setUint32(0,e.length-4),new Uint8Array(s.buffer).set(
e,4),s.setUint32(e.length+4,$e(e)),s.buffer}function $e(n){let t=-1;for(let e of n){t^=e;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var pt="vendor/plotly/plotly-cartesian-4.1.1.min.js",B;function I(n){return window.Plotly?Promise.resolve(window.Plotly):
(B??=new Promise((t,e)=>{let s=document.createElement("script");s.src=n?new URL(`static/${pt}`,n).href:new URL(`../${pt}`,
b).href;let r=()=>{B=void 0,s.remove(),e(new Error("The drawing library could not be loaded. Reload the page to try agai\
n."))};s.addEventListener("load",()=>window.Plotly?t(window.Plotly):r()),s.addEventListener("error",r),document.head.append(
s)}),B)}var xe=[1,2,4],ke=2,Oe=960;function bt({name:n,links:t,view:e,picture:s,csv:r,json:o}){let i=document.createElement("div");
i.className="view-take";let a={link:_("Link"),embed:_("Embed"),json:_("JSON"),offline:_("Offline file")};a.offline.title=
"One HTML file with this whole view inside, for use without a network";let c=M("JSON",()=>gt(o(),`${n()}.json`,"applicat\
ion/json")),l=Le(()=>{let{link:m,embed:f}=t(),g=f?e():null;return{...m&&{Address:m},...g&&ut(g)}}),u=()=>{let m=t();for(let f of Object.
keys(a)){let g=m[f];a[f].hidden=g===null,g!==null&&(a[f].href=g)}c.hidden=m.json!==null,l.hidden=m.link===null&&m.embed===
null};for(let m of["pointerenter","focusin"])i.addEventListener(m,u);let h=document.createElement("select");h.setAttribute(
"aria-label","Size of the PNG"),h.append(...xe.map(m=>{let f=m===ke;return new Option(`${m}×`,String(m),f,f)}));let d=async m=>{
let f=s(),{width:g=Oe,height:A,meta:T}=f.layout,C={width:g,height:A,...m==="png"&&{scale:Number(h.value)}},H=await(await I()).
toImage(f,{format:m,...C}),ne=T.origin??t().embed??location.href;yt(mt(H,m,{title:T.title,origin:ne}),`${n()}.${m}`)},p=()=>gt(
`\uFEFF${r()}`,`${n()}.csv`,"text/csv;charset=utf-8"),y=document.createElement("span");return y.append(M("PNG",()=>d("pn\
g"))," ",h),i.append(a.link,a.embed,y,M("SVG",()=>d("svg")),M("CSV",p),a.json,c,a.offline,l),u(),i}function Le(n){let t=document.
createElement("details");t.className="view-codes";let e=document.createElement("summary");e.textContent="Copy";let s=document.
createElement("p"),r=document.createElement("textarea");Object.assign(r,{readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let o=document.
createElement("span");o.setAttribute("role","status");let i=document.createElement("div");i.className="view-sheet",i.append(
s,r),t.append(e,i),t.addEventListener("toggle",()=>{if(!t.open)return;o.textContent="",r.hidden=!0;let c=Object.entries(
n()).map(([l,u])=>M(l,()=>a(l,u)));s.replaceChildren(...c,o)});let a=async(c,l)=>{r.value=l,r.hidden=!1,r.setAttribute("\
aria-label",c);let u=await Te(l);u||r.select(),o.textContent=u?"Copied.":"Selected; copy it with the keyboard."};return t}
async function Te(n){return navigator.clipboard?navigator.clipboard.writeText(n).then(()=>!0,()=>!1):!1}function _(n){let t=document.
createElement("a");return t.textContent=n,t}function M(n,t){let e=document.createElement("button");return e.type="button",
e.textContent=n,e.addEventListener("click",t),e}function gt(n,t,e){yt(new Blob([n],{type:e}),t)}function yt(n,t){let e=document.
createElement("a");e.href=URL.createObjectURL(n),e.download=t,e.click(),setTimeout(()=>URL.revokeObjectURL(e.href),6e4)}var wt={width:420,height:200},Me=300,$=2,w=20,E=8,Se=7.5,Ce=44,Ne=18,Re=240,je=90,At=56,$t=90,Ie=48,_e=1.3,Pe=.6,Ue=9,xt=1.4,
kt=["coloraxis","coloraxis2"];function Ot({data:n,layout:t},{width:e,height:s,isFixed:r,scale:o}){if(!e)return{data:n,layout:t};
let i={width:e/o,height:s/o},a=r&&(i.width<wt.width||i.height<wt.height),c={...i,isFixed:r,isTiny:a,isNarrow:i.width<560,
scale:o},l=a?He(t,t.meta.small??{}):t;if(!r)return{data:n,layout:{...l,...Et(l,c)}};let u=Fe(n,l),h={...u,...Et(u,c),...ze(
n,u,c),...qe(u,c)};return{data:Ke(n,u,c.height),layout:h}}function He(n,t){return Lt(n,t)}function Lt(n,t){if(!vt(n)||!vt(
t))return t;let e={...n};for(let[s,r]of Object.entries(t))e[s]=Lt(n[s],r);return Object.fromEntries(Object.entries(e).filter(
([,s])=>s!==null))}function vt(n){return typeof n=="object"&&n!==null&&!Array.isArray(n)}function Tt(n,t){return Object.
entries(n).filter(([s])=>t.test(s))}function Mt(n,t){return n[`yaxis${(t??"y").slice(1)}`]}function St(n){return Tt(n,/^yaxis/).
map(([,t])=>t.domain??[0,1])}function Ct(n,t){return n[t]}function Fe(n,t){let{xaxis:e}=t,s=n.find(i=>(i.xaxis??"x")==="\
x"&&Array.isArray(i.x))?.x,r=Array.isArray(s)?s.filter(i=>typeof i=="string"):[],o=Array.isArray(s)&&r.length===s.length;
return e?.tickangle!==-90||e.tickvals||!r.length||!o?t:{...t,xaxis:{...e,tickmode:"array",tickvals:r,ticktext:r}}}function ze(n,t,{
width:e,height:s,isTiny:r,scale:o}){let i=Be(n,t),a=Math.max(...i.map(g=>g.length*E+Ie)),c=Math.ceil(i.length/Math.max(1,
Math.floor(e/a))),l=i.length>0&&c*w>s/(r?4:3),u=i.length>0&&!l,h=De(t,s,o),p=((h.annotations?.find(({font:g})=>g?.size)?.
font?.size??0)/o||w)*xt+2,y=Math.min(t.margin?.t??8,u?c*w+4:t.annotations?.length?p:8),m=kt.some(g=>Ct(t,g)?.colorbar?.orientation===
"h"),f=!t.margin||m&&!r;return{...l&&{showlegend:!1},...!f&&{margin:{...t.margin,t:Math.ceil(y*o)}},...h}}function Be(n,t){
if(t.showlegend===!1)return[];let e=new Map,s=0;for(let{name:r,type:o,visible:i,showlegend:a,legendgroup:c}of n)!r||(a===
!1||i===!1)||["heatmap","contour"].includes(o)||(s+=1,e.set(c||r,r.replace(/<[^>]*>/g,"")));return s>1||t.showlegend?[...e.
values()]:[]}function De(n,t,e){let{annotations:s=[],template:r}=n,o=({yref:d,yanchor:p})=>d==="paper"&&p==="bottom",i=s.
filter(o);if(!i.length)return{};let a=St(n).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(p=>p-d).
filter(p=>p>0),1-d)),l=r.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-w)/xt);if(u>=l)return{};let h=Math.max(Ue,u*e);
return{annotations:s.map(d=>o(d)?{...d,font:{...d.font,size:h}}:d)}}function qe(n,{height:t,isTiny:e}){let s=Math.floor(
t/3/E),r=t-Nt(n,1/0,s)-At,o={};for(let i of kt){let a=Ct(n,i);a&&(e?o[i]={...a,showscale:!1}:o[i]=We(n,i,a,r))}return o}
function We(n,t,e,s){let r=e.colorbar??{};if(s>=Me||r.ticktext||r.orientation==="h")return e;let o=n.template.layout[t],
i=r.tickvals??o?.colorbar?.tickvals,a=(r.len??1)*s;if(!i){let h=Math.max($,Math.floor(a/w/1.5));return{...e,colorbar:{...r,
nticks:h}}}let[c,l]=[e.cmin??i[0]??0,e.cmax??i.at(-1)??1],u=[];for(let h of i){let d=u.at(-1);(d===void 0||(h-d)/(l-c)*a>=
w)&&u.push(h)}return{...e,colorbar:{...r,tickvals:u}}}function Et(n,t){let{width:e,height:s,isFixed:r,isTiny:o,isNarrow:i}=t,
a=i?e:1/0,c=r?Math.floor(s/3/E):1/0,l=Nt(n,a,c),u=r?l?At:$t:0,h=Math.max(s-l-(o?2*w:u),w),d=o?e-je:Math.max(e-Re,60);return Object.
fromEntries(Tt(n,/^[xy]axis/).map(([p,y])=>{let m=p.startsWith("x"),f=r&&m?Ve(y,n,h):y,[g,A]=f.domain??[0,1],T=(A-g)*(m?
d:h),C=n.template.layout.font.size*t.scale,et=Ge(f,m,T,C,t),H=n.meta.priority?.[p];return[p,Ye(et,{isX:m,length:T,fontSize:C,
upright:c,priority:H},t)]}))}function Ge(n,t,e,s,{isTiny:r,isFixed:o}){let i=n.title?.text??"";if(!r)return o&&!t&&i.length*
E>_e*e?{...n,title:{}}:n;let[a,c]=n.domain??[0,1];if(!t||!i||n.side==="top"||c-a>Pe)return{...n,title:{}};let l=Math.max(
4,Math.floor(e/(E-1))+1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...n,title:{...n.title,standoff:0,font:{size:s-2},
text:u}}}function Ye(n,{isX:t,length:e,fontSize:s,upright:r,priority:o},i){let{width:a,isFixed:c,isTiny:l,isNarrow:u}=i,
{ticktext:h,tickvals:d=[]}=n;if(n.visible===!1||n.showticklabels===!1)return n;if(!h)return c||u&&t?Je(n,t,e,i):n;let p=h.
length;if(l&&t&&p===1&&n.tickangle===0&&(h[0]??"").length*E>e-E)return{...n,tickfont:{size:.75*s}};if(p<=$&&(t||!c||e>=w))
return n;let m=p<=$?[p-1]:Qe(p,Math.floor(e/w),o);return{...n,tickvals:m.map(f=>d[f]??f),ticktext:m.map(f=>Rt(h[f]??"",f,
u?a:1/0,t?r:1/0))}}function Ve(n,t,e){let[s]=Mt(t,n.anchor)?.domain??[0,1],r=St(t).map(([,a])=>a),o=Math.max(...r.filter(
a=>a<=s),-1/0),i=(s-o)*e;return n.side==="top"||i>2.4*w?n:{...n,title:{},...i<.9*w&&{showticklabels:!1}}}function Je(n,t,e,{
isTiny:s,isNarrow:r}){let o=Math.max($,Math.floor(e/(t?Ce:w*1.5)));if(n.tickvals){let u=t?1:Math.ceil(n.tickvals.length/
o);return{...n,tickvals:n.tickvals.filter((h,d)=>d%u===0)}}let{dtick:i,...a}=n;if(n.type==="category")return t?n:{...a,nticks:Math.
max($,Math.floor(e/Ne))};let c=r&&t&&n.nticks&&!s?$:o,l=Math.min(n.nticks??1/0,c);return s||n.nticks||l<5?{...a,nticks:l}:
n}function Ke(n,t,e){return n.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let r=Mt(t,s.yaxis),[o,i]=r?.domain??
[0,1],a=r?.ticktext?.length;return a===void 0?s:(i-o)*(e-$t)<a*w?{...s,texttemplate:""}:s})}function Qe(n,t,e){let s=[...Array(
n).keys()];if(n<=t)return s;let r=Math.max(1,Math.ceil(n/Math.max(1,t)));if(!e)return s.filter(i=>i%r===0);let o=[];for(let i of[
...s].sort((a,c)=>(e[c]??0)-(e[a]??0)))o.every(a=>Math.abs(a-i)>=r)&&o.push(i);return o.sort((i,a)=>i-a)}function Nt({xaxis:n},t,e){
let r=(n?.tickangle===0?[]:n?.ticktext??[]).map((o,i)=>Rt(o,i,t,e).length);return Math.max(0,...r)*Se}function Rt(n,t,e,s){
let r=e<1/0;if(!r&&n.length<=s)return n;let o=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(n)??[],[,i="",a="",c=""]=o,
[l="",u]=a.split(" · "),h=Math.min(r?Math.max(5,Math.floor(e/48)):14,s),d=l.length>h&&!l.includes("&")?`${l.slice(0,h-1)}\
…`:l;return i+(u?`${t+1} ${d}`:d)+c}var Ze=12,x=new Map,D=new Map;function W(n,t){let e=JSON.stringify(Object.values(n)),s=x.get(e)??new Map;x.delete(e),x.set(
e,s);for(let i of x.keys()){if(x.size<=Ze)break;x.delete(i)}let r=s.get(t);if(r)return r;let o=new Promise((i,a)=>Xe(e,n,
t,{resolve:i,reject:a}));return s.set(t,o),o.catch(()=>s.delete(t)),o}function Xe(n,t,e,s){let r=D.get(n);if(r){r.views.
set(e,s);return}let o=new Map([[e,s]]);D.set(n,{query:t,views:o}),setTimeout(()=>{D.delete(n),tn(t,o)},0)}async function tn(n,t){
let{server:e,path:s,query:r,theme:o}=n,i=[...t.keys()].sort().join(",");try{let a=await z(`${s}/figures?${N({...r,views:i,
theme:o})}`,{},e);for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof v&&[404,422,500].includes(a.status);
for(let[l,{resolve:u,reject:h}]of t)c?en(n,l).then(u,h):h(a)}}function en({server:n,path:t,query:e,theme:s},r){let o=N({
...e,theme:s});return z(`${t}/views/${encodeURIComponent(r)}?${o}`,{},n)}var q=new Map;async function jt(n,t){let e=q.get(
n),s=e??(n.startsWith("#")?nn(n.slice(1)):sn(n));e||(q.set(n,s),s.catch(()=>q.delete(n)));let r=await s,o=r.layout.meta.
templates?.[t];if(!o)return r;let i={...r.layout,template:o};return{...r,layout:i}}async function nn(n){let t=document.getElementById(
n);if(!t)throw new Error("The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function sn(n){
let t=await fetch(new URL(n,document.baseURI)).catch(()=>null);if(!t?.ok){let e="The figure could not be loaded; reload \
the page to try again.";throw new v(t?.status??0,[{where:"",message:e,suggestions:[]}])}return t.json()}function k(n,{server:t,
path:e,view:s,values:r}){let o=encodeURIComponent(s),i=e.startsWith("lessons/"),a=i?`embed/${e}`:`embed/${e.replace("mod\
els/","")}/${o}`,c={embed:a,picture:`${a}/picture.png`,json:`api/${e}/views/${o}`,offline:i?`api/${e}/offline`:`api/${e}\
/views/${o}/offline`},u=N({...i&&n!=="json"?{step:s}:{},...r}).toString();return new URL(u?`${c[n]}?${u}`:c[n],t).href}function _t({x:n,y:t,xaxis:e,yaxis:s},r){let o=[It(e,n,r),It(s,t,r)];return[...new Set(o.filter(i=>i!==null))]}function It(n,t,e){
if(!n||t===void 0||!e.includes(n._name))return null;let s=n.type==="category"?n.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function Pt(n,t,e){let s=n.querySelector(":scope > .view-marks")??n.appendChild(rn()),{_fullLayout:r}=n;
if(!r)return;let o=t.flatMap(i=>e.map(a=>on(r,r[i],a)));s.replaceChildren(...o.filter(i=>i!==null))}function rn(){let n=document.
createElement("div");return n.className="view-marks",n}function on(n,t,e){if(!t?._length)return null;let s=t._id.startsWith(
"x"),r=n[`${s?"y":"x"}axis${(t.anchor??"").slice(1)}`]??n[s?"yaxis":"xaxis"],o=[t.l2p(e-.5),t.l2p(e+.5)],[i,a]=[Math.min(
...o),Math.max(...o)];if(!(a>0&&i<t._length)||!r?._length)return null;let[c,l]=s?[t._offset+i,r._offset]:[r._offset,t._offset+
i],[u,h]=s?[a-i,r._length]:[r._length,a-i],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${h}px`}),d}function Ht(n,t){return Object.fromEntries(n.map(({name:e,values:s,value:r})=>[e,s.find(o=>String(o)===t(e))??r]))}function Ft(n,t){
for(let{name:e,values:s}of n){let r=t(e);if(r===null||s.map(String).includes(r))continue;let o=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:e,message:`There is no ${e} ${r}; ${o}.`}}return null}
function zt(n,t,e){return t.reduce((s,r)=>{let o=n.find(({name:i})=>i===r)?.values??[];return s*o.length+o.indexOf(e[r]??
"")},0)}function Bt(n,t){return n.map(s=>{let{name:r,title:o,values:i}=s,a=Dt(s)[i.indexOf(t[r]??"")];return typeof a=="\
number"?`${o.toLowerCase()} ${a}`:a}).join(", ")}function Dt({values:n,labels:t}){return t??n}var P=class{#n;#t;#r="";#o=0;#s=null;constructor(t,e){
this.#n=t,this.#t=e}offer({data:t,layout:e},s){let{choices:r=[],player:o}=e.meta,i=r.length?[]:t.filter(l=>l.meta),a=JSON.
stringify([r.map(({name:l,values:u,labels:h})=>[l,u,h]),i.map(({name:l,meta:u})=>[l,u])]);if(this.#r===a)return;this.#r=
a,this.pause(),this.#s=null,this.#n.replaceChildren(...r.map(l=>this.#m(l))),i.length&&s&&this.#n.append(this.#f(i));let c=r.
find(({name:l})=>l===o);c&&this.#n.append(...this.#d(c))}show(t){for(let[e,s]of Object.entries(t)){let r=this.#n.querySelector(
`select[name="${e}"]`);r instanceof HTMLSelectElement&&(r.value=String(s))}}pause(){clearInterval(this.#o),this.#o=0,this.#s&&
(this.#s.textContent="Play")}#m(t){let{name:e,title:s,values:r}=t,o=document.createElement("select");o.name=e;let i=Dt(t);
return o.append(...r.map((a,c)=>new Option(String(i[c]),String(a)))),o.addEventListener("change",()=>{this.pause();let a=r[o.
selectedIndex];a!==void 0&&this.#t.select(e,a)}),Ut(s,o)}#f(t){let e=document.createElement("select");return e.append(new Option(
"…",""),...t.map((s,r)=>new Option(s.name,String(r)))),e.addEventListener("change",()=>{let s=e.value?t[Number(e.value)]:
void 0;s?.meta&&this.#t.open(s.meta),e.value=""}),Ut("Open",e)}#d({name:t,title:e,values:s}){let r=()=>s.indexOf(this.#t.
selected()[t]??""),o=u=>{let h=s[Math.max(0,Math.min(s.length-1,u))];h!==void 0&&this.#t.select(t,h)},i=u=>{this.pause(),
o(r()+u)},a=G("Play",()=>{if(this.#o){this.pause();return}r()===s.length-1&&o(0),a.textContent="Pause",this.#o=setInterval(
()=>{o(r()+1),r()===s.length-1&&this.pause()},1200)});this.#s=a;let c=G("‹",()=>i(-1)),l=G("›",()=>i(1));return c.setAttribute(
"aria-label",`${e} back`),l.setAttribute("aria-label",`${e} forward`),[c,a,l]}};function Ut(n,t){let e=document.createElement(
"label");return e.append(`${n} `,t),e}function G(n,t){let e=document.createElement("button");return e.type="button",e.textContent=
n,e.addEventListener("click",t),e}var an={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array};
function S(n){if(Array.isArray(n))return cn(n);if(!("bdata"in n))return{values:n,shape:[n.length]};let t=Uint8Array.from(
atob(n.bdata),o=>o.charCodeAt(0)),e=an[n.dtype];if(!e)throw new Error(`An array has the unknown type ${n.dtype}.`);let s=new e(
t.buffer),r=n.shape?String(n.shape).split(",").map(Number):[s.length];return{values:s,shape:r}}function cn(n){if(!(typeof n[0]==
"object"&&n[0]!==null))return{values:n,shape:[n.length]};let e=n;return{values:e.flatMap(s=>Array.from(s)),shape:[e.length,
e[0]?.length??0]}}function O({values:n,shape:t},e){let[,...s]=t,r=s.reduce((o,i)=>o*i,1);return{values:ln(n,e*r,(e+1)*r),
shape:s}}function qt({values:n,shape:t}){return t.length<2?n:Y({values:n,shape:t})}function Y(n){return Array.from({length:n.
shape[0]??0},(t,e)=>O(n,e).values)}function ln(n,t,e){return Array.isArray(n)?n.slice(t,e):n.subarray(t,e)}var U="all",Wt=new WeakMap;function Gt({data:n,layout:t},e){let{parts:s=[]}=t.meta,r=V(t.meta,e);for(let o of s){let i=n[o.
trace];"lines"in o?Object.assign(i,dn(r(o.lines),e[o.row],o)):i[o.attribute]=qt(r(o.is))}}function V(n,t){let e=un(n),s=Object.
fromEntries((n.choices??[]).map(({name:a,values:c})=>[a,t[a]===U?U:c.indexOf(t[a]??"")])),r=({take:a,at:c})=>{let l=e[a];
if(!l)throw new Error(`The figure has no array ${a}.`);for(let u of c){let h=s[u]??0;h!==U&&(l=O(l,h))}return l},o=([a,c])=>{
let[{values:l},{values:u,shape:h}]=[i(a),i(c)];return{values:Float64Array.from(u,(p,y)=>p*Number(l[y%l.length])),shape:h}},
i=a=>{if("take"in a)return r(a);if("row"in a){let{values:c}=i(a.row);return{values:c,shape:[1,c.length]}}return"softmax"in
a?fn(i(a.softmax),a):"product"in a?o(a.product):hn(o(a.dots),a.over)};return i}function un(n){let t=Wt.get(n);return t||
(t=Object.fromEntries(Object.entries(n.arrays??{}).map(([e,s])=>[e,S(s)])),Wt.set(n,t)),t}function hn(n,t){let[e=0]=n.shape;
return{values:Float64Array.from({length:e},(r,o)=>Yt(O(n,o).values)).map(r=>r/t),shape:[e]}}function fn({values:n,shape:t},{
temperature:e,mask:s}){let r=Array.from(n,(c,l)=>s&&!s[l]?-1/0:c/e),o=Math.max(...r),i=r.map(c=>Math.exp(c-o)),a=Yt(i);return{
values:Float64Array.from(i,c=>c/a),shape:t}}function Yt(n){let t=0;for(let e=0;e<n.length;e+=1)t+=Number(n[e]);return t}
function dn({values:n,shape:t},e,{above:s,to:r}){let o=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(e!==U&&l!==e))for(let u=0;u<
c;u+=1){let h=Number(n[l*c+u]);h<=s||h>r||(o.push(0,1,null),i.push(l,u,null))}return{x:o,y:i}}function Kt({data:n,layout:t},e){let{table:s}=t.meta;if(s&&"rows"in s)return[s];let r=s?[mn(s,V(t.meta,e),e)]:[];return s&&
!s.beside?r:[...n.filter(i=>i.type==="heatmap"&&i.visible!==!1).map(i=>gn(t,i)),...r]}function Qt({columns:n,rows:t}){let e=document.
createElement("table");e.createTHead().insertRow().append(...n.map(o=>J("th",o,"col")));let r=e.createTBody();for(let[o,
...i]of t)r.insertRow().append(J("th",o,"row"),...i.map(a=>J("td",a)));return e}function Zt(n){let t=s=>s.map(vn).join("\
,");return`${n.map(({columns:s,rows:r})=>[s,...r].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function mn(n,t,e){let{columns:s,labels:r}=n;if("values"in n){let c=n.values.map(l=>t(l).values);return{columns:s,rows:r.
map((l,u)=>[l,...c.map(h=>h[u])])}}let o=t(n.matrix),i=o.shape.length<2?[o.values]:Y(o),a=i.length===r.length?r:[pn(n,e)];
return{columns:s,rows:i.map((c,l)=>[a[l],...Array.from(c)])}}function pn({labels:n,matrix:t},e){let s="at"in t?t.at.at(-1):
void 0;return n[Number(e[s??""])]??""}function gn(n,t){let e=S(t.z??[]),s=Vt(n,t,"y").map((r,o)=>[r,...Array.from(O(e,o).
values)]);return{columns:[t.name??"",...Vt(n,t,"x")],rows:s}}function Vt(n,t,e){let s=t[e];if(Array.isArray(s))return s.
map(c=>Jt(String(c)));let r=n[`${e}axis`],i=n[`${e}axis${(t[`${e}axis`]??e).slice(1)}`]?.categoryarray??r?.categoryarray;
if(i)return i.map(Jt);let{shape:a}=S(t.z??[]);return[...Array(a[e==="y"?0:1]??0).keys()].map(String)}function Jt(n){return n.
replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;","&")}var bn=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,yn=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
wn=/^(?=[\t\r\n])/;function vn(n){if(n==null)return"";if(typeof n=="number")return String(n);let t=n.replace(yn,"$1'").replace(
wn,"'"),e=bn.test(n)?n:t;return/[",\r\n]/.test(e)?`"${e.replaceAll('"','""')}"`:e}function J(n,t,e){let s=document.createElement(
n);return e&&(s.scope=e),s.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),s}var Z={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"intervention\
s",against:"against"},X=["inputs","removed"],En=new Set(["server","source","model","lesson","view","theme","reads",...X,
...Object.keys(Z)]),ee=["scale","accent","controls","caption"],An=new Set([...ee,"fill"]),Xt="pointer-view:hover",K=matchMedia(
"(prefers-color-scheme: dark)"),$n={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},xn=120,kn=[["short",576,
0],["low",352,0],["tight",288,352]],On="400px 0px",te=660,Ln=/^(\w+):(\d+)$/,Tn="Type visits, or add a place, to see wha\
t the model answers.",L=null,Q=null,tt=class extends HTMLElement{#n=null;#t=null;#r=0;#o=!1;#s="";#m=!1;#f="";#d=[];#p=!1;#y=new IntersectionObserver(
t=>{t.some(e=>e.isIntersecting)&&this.#M()},{rootMargin:On});#x=new ResizeObserver(()=>requestAnimationFrame(()=>this.#z()));#k=new MutationObserver(
t=>this.#J(t.map(({attributeName:e})=>e??"")));#O=t=>this.getAttribute(t);#g=()=>this.#l();#L=({target:t,detail:e})=>{!(t instanceof
HTMLElement)||t===this||!this.hasAttribute("linked")||t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(
e.visits)};#T=({type:t})=>this.#Z(t==="beforeprint");connectedCallback(){this.#n??=this.#j(),this.#C(),document.addEventListener(
"pointerscope:theme",this.#g),document.addEventListener(Xt,this.#L),K.addEventListener("change",this.#g);for(let t of["b\
eforeprint","afterprint"])window.addEventListener(t,this.#T);this.#x.observe(this),this.#k.observe(this,{attributes:!0}),
this.hasAttribute("lazy")?this.#y.observe(this):this.#p=!0,this.#l()}disconnectedCallback(){document.removeEventListener(
"pointerscope:theme",this.#g),document.removeEventListener(Xt,this.#L),K.removeEventListener("change",this.#g);for(let t of[
"beforeprint","afterprint"])window.removeEventListener(t,this.#T);this.#x.disconnect(),this.#k.disconnect(),this.#y.disconnect(),
this.#e.controls.pause()}mark(t){t.join()!==this.#d.join()&&(this.#d=t,this.#H())}get chosen(){return this.#t?this.#h:{}}get wantedHeight(){
if(!this.#t)return 0;let{above:t,below:e}=this.#F();return Math.ceil(t+this.#t.layout.height+e)}get#e(){return this.#n??=
this.#j(),this.#n}#M(){this.#p=!0,this.#y.disconnect(),this.#l()}#J(t){t.some(e=>An.has(e))&&(this.#C(),this.#u()),t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#p?this.#M():t.some(e=>En.has(e))?this.#l():this.#c.some(({name:e})=>t.includes(
e))?this.#B()&&this.#u():t.includes(this.#f)&&this.#l()}get#c(){return this.#t?.layout.meta.choices??[]}#l(){this.#o||(this.#o=
!0,queueMicrotask(()=>{this.#o=!1,this.#K()}))}get#w(){let[t,e]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return e?`${t}/${encodeURIComponent(e)}`:""}get#v(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:F.href}get#S(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#E(){let t=this.getAttribute("theme");return t===
"auto"?K.matches?"dark":"light":(t??this.#S)==="dark"?"dark":"light"}get#b(){let t=this.getAttribute("scale");return t!==
null&&R("scale",t)?Number(t):1}#C(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty(
"--scale",String(this.#b)):this.style.removeProperty("--scale"),t&&R("accent",t)?this.style.setProperty("--accent",t):this.
style.removeProperty("--accent")}get#N(){if(this.hasAttribute("lesson")){let e=X.map(s=>[s,this.getAttribute(s)]);return{
needsHistory:!1,query:Object.fromEntries(e)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};
let t=Object.entries(Z).map(([e,s])=>[s,this.getAttribute(e)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#K(){
let{needsHistory:t,query:e}=this.#N;this.#r+=1;let s=this.#r,r=this.getAttribute("source"),o=this.getAttribute("view")??
"",i=this.#w&&o&&(!t||e.visits||e.record);if(!r&&!i){this.#A(Tn);return}if(!this.#p){this.#A("");return}let a=this.#E;this.#R(
a),this.setAttribute("aria-busy","true");try{let c={server:this.#v,path:this.#w,query:e,theme:a},[l]=await Promise.all([
r?jt(r,a):W(c,o),I(this.hasAttribute("server")?this.#v:"")]);await at(()=>{s===this.#r&&(this.#t=structuredClone(l),this.#X(
this.#t),this.#Q({...c,theme:"light"},o))})}catch(c){s===this.#r&&this.#_(c)}finally{s===this.#r&&this.removeAttribute("\
aria-busy")}}#R(t){this.#S!==t?this.dataset.theme=t:delete this.dataset.theme}#Q(t,e){if(!this.#t)return;let{template:s,
meta:r}=this.#t.layout,o=r.templates?.light;L??=o??(this.#E==="light"?s:null),!(L||this.hasAttribute("source"))&&(Q??=W(
t,e),Q.then(({layout:i})=>{L??=i.template}).catch(()=>{Q=null}))}#Z(t){this.#m=t,!(!this.#t||!this.#s)&&(this.#R(t&&L?"l\
ight":this.#E),this.#u(),t||requestAnimationFrame(()=>this.#u()))}#j(){let t=document.createElement("summary");t.textContent=
"Numbers";let e={title:this.#a("h3","view-title"),caption:this.#a("p","view-caption"),choices:this.#a("div","view-choice\
s"),summary:this.#a("p","view-summary"),failure:this.#a("p","view-failure"),plot:this.#a("div","view-plot"),details:this.#a(
"details","view-table"),exports:bt({name:()=>this.#W,links:()=>this.#ot(),view:()=>this.#t&&this.#it(this.#t),picture:()=>this.#rt(),
csv:()=>Zt(this.#q()),json:()=>JSON.stringify(this.#t)})};e.title.hidden=!e.title.textContent,e.failure.setAttribute("ro\
le","alert"),e.plot.setAttribute("role","img"),e.details.append(t),e.details.addEventListener("toggle",()=>this.#D());let s=new P(
e.choices,{selected:()=>this.#h,select:(r,o)=>this.#st(r,o),open:r=>this.#i("open",r)});this.replaceChildren(...Object.values(
e)),this.addEventListener("toggle",({target:r})=>this.#nt(r),!0);for(let r of[e.plot,e.details,e.choices,e.exports,e.failure])
r.hidden=!0;return{...e,controls:s}}#a(t,e){let s=this.querySelector(`.${e}`),r=s instanceof HTMLElement?s:document.createElement(
t);return r.className=e,r}#I(t){let{plot:e,details:s,choices:r,exports:o,failure:i}=this.#e;for(let a of[e,s,r,o])a.hidden=
t;i.hidden=!0}#A(t){this.#t=null,this.#f="",this.removeAttribute("aria-busy"),this.#e.controls.pause(),this.#I(!0),this.#e.
summary.textContent=t}#_(t){this.#A("");let{failure:e}=this.#e,s=rt(t);if(e.replaceChildren(s),e.hidden=!1,this.#i("fail\
ed",{message:s}),!(t instanceof v)||![0,503].includes(t.status))return;let r=document.createElement("button");r.type="bu\
tton",r.textContent="Try again",r.addEventListener("click",()=>this.#l()),e.append(" ",r)}#X(t){let{title:e,caption:s,controls:r}=this.#e,
{meta:o}=t.layout;e.textContent=o.title,e.hidden=!1,s.textContent=o.caption,this.#I(!1),r.offer(t,!this.hasAttribute("fi\
ll")),this.#B()&&this.#u()}#u(){if(!this.#t)return;let{plot:t}=this.#e,{data:e,layout:s}=this.#t,r=this.#m,o=r&&L?{...s,
template:L}:s,i=this.#$(s),a=r?Math.min(i.width||te,te):i.width;if(!a)return;let c=this.#P({data:e,layout:o},{...i,width:a});
t.style.height=i.isFixed?`${i.height}px`:"",window.Plotly?.react(t,c.data,r?{...c.layout,width:a}:c.layout,$n),t.dataset.
listening||this.#tt(t),this.#s=`${a}×${i.height}`,this.dataset.drawn="true",this.#H(),this.#i("drawn",{})}#P({data:t,layout:e},{
width:s,height:r,isFixed:o}){let i="rgba(0, 0, 0, 0)",a=this.#b,{font:c,hoverlabel:l}=e.template.layout,u=c.size*a,h=Ot(
{data:t,layout:Mn(e)},{width:s,height:r,isFixed:o,scale:a}),d={font:{size:u},hoverlabel:{...e.hoverlabel,font:{...l.font,
size:u}}};return{data:h.data,layout:{...h.layout,...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:r}}}#tt(t){t.dataset.
listening="true",t.on("plotly_click",({points:[e]})=>{if(!e)return;e.data.meta&&this.#i("open",e.data.meta);let[,s,r]=Ln.
exec(String([e.customdata].flat()[0]))??[];s&&this.#i("select",{table:s,row:Number(r)})}),t.on("plotly_hover",({points:[
e]})=>{e&&this.#i("hover",{visits:_t(e,this.#U)})}),t.on("plotly_unhover",()=>this.#i("hover",{visits:[]}))}get#U(){return this.#t?.
layout.meta.visit_axes??[]}#i(t,e){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:e,bubbles:!0}))}#H(){this.#t&&
this.#s&&Pt(this.#e.plot,this.#U,this.#d)}#$(t){let{plot:e}=this.#e,s=e.clientWidth;if(!this.hasAttribute("fill"))return{
width:s,height:t.height,isFixed:!1};this.#et();let{above:r,below:o}=this.#F();this.style.setProperty("--below",`${Math.ceil(
o)}px`);let i=Math.max(Math.floor(this.offsetHeight-r-o),xn);return{width:s,height:i,isFixed:!0}}#et(){let[t,e]=[this.offsetWidth/
this.#b,this.offsetHeight/this.#b],s=kn.filter(([,r,o])=>e<r||t<o).map(([r])=>r).join(" ");this.dataset.room!==s&&(this.
dataset.room=s)}#F(){let{plot:t,details:e,exports:s}=this.#e,r=this.getBoundingClientRect(),o=r.height/this.offsetHeight||
1,i=[e,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.
min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-r.top)/o,below:a/o}}#nt(t){if(this.hasAttribute(
"fill")&&t instanceof HTMLDetailsElement&&t.open)for(let e of this.querySelectorAll("details"))e.open&&(e.open=e===t);requestAnimationFrame(
()=>this.#z())}#z(){if(!this.#t)return;let{width:t,height:e}=this.#$(this.#t.layout);t&&this.#s!==`${t}×${e}`&&this.#u()}#st(t,e){
this.setAttribute(t,String(e)),this.#i("option",{[t]:e})}#B(){let t=this.#t;if(!t)return!1;let e=this.hasAttribute("leni\
ent")?null:Ft(this.#c,this.#O);if(e)return this.#_(new Error(e.message)),this.#f=e.name,!1;let{meta:s}=t.layout,r="";if(this.#c.
length){let o=this.#h;this.#e.controls.show(o);for(let a of t.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>o[c]===
l));Gt(t,o);let{summaries:i}=s;i&&(s.summary=i.texts[zt(this.#c,i.by,o)]??""),r=`: ${Bt(this.#c,o)}`}return this.#e.summary.
textContent=s.summary??"",this.#e.plot.setAttribute("aria-label",`${s.title}${r}. ${s.summary??""}`),this.#D(),!0}get#h(){
return Ht(this.#c,this.#O)}#D(){let{details:t}=this.#e;if(!t.open||!this.#t)return;let e=document.createElement("div");e.
className="table-frame",e.tabIndex=0,e.setAttribute("role","region"),e.setAttribute("aria-label",`Numbers: ${this.#t.layout.
meta.title}`),e.append(...this.#q().map(Qt)),t.querySelector(".table-frame")?.remove(),t.append(e)}#q(){return this.#t?Kt(
this.#t,this.#h):[]}#rt(){if(!this.#t)throw new Error("There is no figure to save yet.");let{data:t,layout:e}=structuredClone(
this.#t),s=this.#$(e),{paper_bgcolor:r,plot_bgcolor:o}=e.template.layout,i=!this.dataset.theme&&document.documentElement.
hasAttribute("data-transparent"),a=this.#P({data:t,layout:e},s),c=i?{}:{paper_bgcolor:r,plot_bgcolor:o};return{data:a.data,
layout:{...a.layout,width:s.width,...c}}}get#W(){let t=[this.getAttribute("model")??this.getAttribute("lesson"),this.getAttribute(
"view"),this.hasAttribute("against")&&"difference"];return this.getAttribute("name")??t.filter(Boolean).join("-")}get#G(){
return{server:this.#v,path:this.#w,view:this.getAttribute("view")??"",values:{...this.#N.query,...this.#h}}}get#Y(){let t=this.
getAttribute("theme")??document.documentElement.dataset.askedTheme,e=ee.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",
r])=>this.hasAttribute(s)&&R(s,r??""));return{...t&&{theme:t},...Object.fromEntries(e)}}#ot(){let t=new URL(location.href);
t.hash=this.id;let e=this.id?t.href:null;if(this.hasAttribute("source"))return{link:e,embed:null,json:null,offline:null};
let s=this.#G;return{link:e,embed:k("embed",this.#V(s)),json:k("json",s),offline:k("offline",s)}}#V(t){let{controls:e,...s}=this.#Y,
r={...t.values,...s,...e&&e!=="some"&&{controls:e}};return{...t,values:r}}#it(t){let e=this.#G,{title:s,summary:r=""}=t.
layout.meta,o=["model","lesson","view","reads",...X,...Object.keys(Z)],i=[...this.attributes].filter(({name:d})=>o.includes(
d)),{theme:a,...c}=this.#Y,l=a?.replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:p})=>[d,p])),
...this.#h,...l&&{theme:l},...c},h=this.#V(e);return{title:s,caption:r,name:this.#W,server:e.server,embed:k("embed",h),picture:k(
"picture",h),attributes:Object.fromEntries(Object.entries(u).map(([d,p])=>[d,String(p)]))}}};function Mn(n){let t=Object.
entries(n).map(([e,s])=>{if(!/^[xy]axis/.test(e))return[e,s];let r=s,o=n[e.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,
i=r.type==="category"&&!r.categoryarray&&o;return[e,i?{...r,categoryorder:"array",categoryarray:o}:r]});return Object.fromEntries(
t)}customElements.define("pointer-view",tt);})();
