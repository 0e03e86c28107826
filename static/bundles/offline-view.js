(()=>{var{currentScript:st}=document,ie=st instanceof HTMLScriptElement?st.src:"",g=new URL("static/js/",ie||document.baseURI).
href;(()=>{let n="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},e={auto:"Theme: system",light:"Theme: light",
dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,r=document.documentElement,o=matchMedia("(prefers-color-scheme: \
dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(n)}catch{
return null}};function u(h){return typeof h=="string"&&Object.hasOwn(t,h)}let f=h=>{let p=s.exec(h??""),v=p?p[1]??"auto":
h;r.toggleAttribute("data-transparent",p!==null),u(v)?r.dataset.askedTheme=h??"":delete r.dataset.askedTheme,a=[v,r.dataset.
firstTheme,l()].find(u)??"auto"},d=()=>{let h=new URL(location.href);h.searchParams.delete("theme"),delete r.dataset.askedTheme,
h.search!==location.search&&history.replaceState(history.state,"",h)},m=()=>{let h=document.querySelector("[data-theme-b\
utton]");return h instanceof HTMLElement?h:null},b=()=>{let h=m();h&&(h.textContent=e[a]);let p=a==="auto"?o.matches?"da\
rk":"light":a;c||r.dataset.theme===p||(r.dataset.theme=p,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
w=({type:h})=>{document.querySelector(".deck")||(c=h==="beforeprint",c?r.dataset.theme="light":b())};f(i),b();for(let h of[
"beforeprint","afterprint"])window.addEventListener(h,w);o.addEventListener("change",b),document.addEventListener("point\
erscope:choose-theme",({detail:h})=>{(h===null||u(h)||s.test(h))&&f(h??i),b()}),document.addEventListener("DOMContentLoa\
ded",()=>{let h=m();h&&(h.hidden=!1,b(),h.addEventListener("click",()=>{a=t[a],d();try{localStorage.setItem(n,a)}catch{}
b()}))})})();var E=class extends Error{constructor(t,e){super(e.map(s=>s.message).join(" ")),this.status=t,this.problems=e}},R=new URL(
g.replace(/^(.*\/)static\/.*$/,"$1")),$={answers:!0},ae=[502,504],ce="No response could be read. Your input is still her\
e; check your connection and try again.",le=n=>`The server answered with ${n}.`;async function z(n,t,e=R){let s=await ue(
new URL(`api/${n}`,e),t);if(String(e)===R.href&&fe(s!==null&&!he(s)),!s)return rt();if(!(s.headers.get("content-type")??
"").includes("json")){let i=le(s.status);throw new E(s.status,[{where:"",message:i,suggestions:[]}])}let o=await s.json().
catch(rt);if(!s.ok)throw new E(s.status,o.errors??[]);return o}async function ue(n,t){try{let e=await fetch(n,t);return ae.
includes(e.status)?null:e}catch(e){if(ot(e))throw e;return null}}function he({headers:n}){return n.get("cache-status")?.
startsWith("service-worker")??!1}function fe(n){n!==$.answers&&($.answers=n,document.dispatchEvent(new CustomEvent("poin\
terscope:server",{detail:{answers:n}})))}function rt(n){throw ot(n)?n:new E(0,[{where:"",message:ce,suggestions:[]}])}function ot(n){
return n instanceof DOMException&&n.name==="AbortError"}function j(n){let t=Object.entries(n).filter(([,e])=>e!=null&&e!==
"");return new URLSearchParams(t.map(([e,s])=>[e,String(s)]))}function it(n){return n instanceof Error?n.message:String(
n)}var at={min:.5,max:4},de={controls:["none","some","all"],caption:["none","title","all"]};function I(n,t){return n==="sca\
le"?t.trim()!==""&&Number(t)>=at.min&&Number(t)<=at.max:n==="controls"||n==="caption"?de[n].includes(t):CSS.supports("co\
lor",t)}var ct=Promise.resolve();function lt(n){let t=ct.then(me).then(n);return ct=t.catch(()=>{}),t}function me(){let{scheduler:n}=globalThis;
return n?n.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var ut={width:960,height:540};function ft(n){return{"HTML frame":dt(n),"Web component":pe(n),Markdown:mt(n),Quarto:ge(n),
LaTeX:be(n)}}function dt({title:n,embed:t}){return`<iframe src="${_(t)}" title="${_(n)}" width="${ut.width}" height="${ut.
height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%"></iframe>`}function pe({server:n,attributes:t}){
let e=Object.entries({server:n,...t}).map(([s,r])=>r===""?s:`${s}="${_(r)}"`);return`<script src="${_(new URL("pointer-v\
iew.js",n).href)}" defer><\/script>
<pointer-view ${e.join(" ")}></pointer-view>`}function mt({title:n,embed:t,picture:e}){return`[![${we(n)}](<${ht(e)}>)](\
<${ht(t)}>)`}function ge(n){return['::: {.content-visible when-format="html"}',"```{=html}",dt(n),"```",":::",'::: {.con\
tent-visible unless-format="html"}',mt(n),":::"].join(`
`)}function be({title:n,caption:t,name:e,embed:s,picture:r}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${r}`,
"\\begin{figure}","  \\centering",`  \\href{${ye(s)}}{\\includegraphics[width=\\linewidth]{${e}.png}}`,`  \\caption{${ke(
[n,t].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function _(n){return n.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function we(n){return n.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function ht(n){return n.replaceAll("<","%3C").replaceAll(
">","%3E")}function ye(n){return n.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var ve={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Ee=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Ae={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},$e=/[ąęįųĄĘĮŲ]/,xe=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function ke(n){return[...n.normalize("NFC").replace(
/\s/g," ").replace(xe,"")].flatMap(e=>[...Ae[e]??Oe(e)]).map(e=>ve[e]??Te(e)).join("")}function Oe(n){return $e.test(n)?
n.normalize("NFD").slice(0,1):n}function Te(n){return/[&%$#_{}]/.test(n)?`\\${n}`:Ee.test(n)?n:"?"}function gt(n,t,{title:e,origin:s}){let r=n.slice(n.indexOf(",")+1);if(t==="svg")return Le(decodeURIComponent(r),e,s);let o=Uint8Array.
from(atob(r),a=>a.charCodeAt(0)),i=[pt("Title",e),pt("Source",s)];return new Blob([o.subarray(0,33),...i,o.subarray(33)],
{type:"image/png"})}function Le(n,t,e){let s=new DOMParser().parseFromString(n,"image/svg+xml").documentElement,r=(o,i)=>{
let a=document.createElementNS(s.namespaceURI,o);return a.textContent=i,a};return s.prepend(r("title",t),r("desc",e)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function pt(n,t){let e=new TextEncoder().encode(`iTXt${n}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(e.length+8));return s.setUint32(0,e.length-4),new Uint8Array(s.buffer).set(
e,4),s.setUint32(e.length+4,Se(e)),s.buffer}function Se(n){let t=-1;for(let e of n){t^=e;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var bt="vendor/plotly/plotly-cartesian-4.1.1.min.js",D;function P(n){return window.Plotly?Promise.resolve(window.Plotly):
(D??=new Promise((t,e)=>{let s=document.createElement("script");s.src=n?new URL(`static/${bt}`,n).href:new URL(`../${bt}`,
g).href;let r=()=>{D=void 0,s.remove(),e(new Error("The drawing library could not be loaded. Reload the page to try agai\
n."))};s.addEventListener("load",()=>window.Plotly?t(window.Plotly):r()),s.addEventListener("error",r),document.head.append(
s)}),D)}var Me=[1,2,4],Ce=2,Ne=960;function yt({name:n,links:t,view:e,picture:s,csv:r,json:o}){let i=document.createElement("div");
i.className="view-take";let a={link:U("Link"),embed:U("Embed"),json:U("JSON"),offline:U("Offline file")};a.offline.title=
"One HTML file with this whole view inside, for use without a network";let c=M("JSON",()=>wt(o(),`${n()}.json`,"applicat\
ion/json")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not ans\
wer.";let u=Re(()=>{let{link:h,embed:p}=t(),v=p?e():null;return{...h&&{Address:h},...v&&ft(v)}}),f=()=>{let h=t();for(let p of Object.
keys(a)){let v=h[p];a[p].hidden=v===null,v!==null&&(a[p].href=v)}c.hidden=h.json!==null,u.hidden=h.link===null&&h.embed===
null,l.hidden=$.answers};for(let h of["pointerenter","focusin"])i.addEventListener(h,f);let d=document.createElement("se\
lect");d.setAttribute("aria-label","Size of the PNG"),d.append(...Me.map(h=>{let p=h===Ce;return new Option(`${h}×`,String(
h),p,p)}));let m=async h=>{let p=s(),{width:v=Ne,height:N,meta:S}=p.layout,F={width:v,height:N,...h==="png"&&{scale:Number(
d.value)}},re=await(await P()).toImage(p,{format:h,...F}),oe=S.origin??t().embed??location.href;vt(gt(re,h,{title:S.title,
origin:oe}),`${n()}.${h}`)},b=()=>wt(`\uFEFF${r()}`,`${n()}.csv`,"text/csv;charset=utf-8"),w=document.createElement("spa\
n");return w.append(M("PNG",()=>m("png"))," ",d),i.append(a.link,a.embed,w,M("SVG",()=>m("svg")),M("CSV",b),a.json,c,a.offline,
u,l),f(),i}function Re(n){let t=document.createElement("details");t.className="view-codes";let e=document.createElement(
"summary");e.textContent="Copy";let s=document.createElement("p"),r=document.createElement("textarea");Object.assign(r,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let o=document.createElement("span");o.setAttribute("role","status");let i=document.
createElement("div");i.className="view-sheet",i.append(s,r),t.append(e,i),t.addEventListener("toggle",()=>{if(!t.open)return;
o.textContent="",r.hidden=!0;let c=Object.entries(n()).map(([l,u])=>M(l,()=>a(l,u)));s.replaceChildren(...c,o)});let a=async(c,l)=>{
r.value=l,r.hidden=!1,r.setAttribute("aria-label",c);let u=await je(l);u||r.select(),o.textContent=u?"Copied.":"Selected\
; copy it with the keyboard."};return t}async function je(n){return navigator.clipboard?navigator.clipboard.writeText(n).
then(()=>!0,()=>!1):!1}function U(n){let t=document.createElement("a");return t.textContent=n,t}function M(n,t){let e=document.
createElement("button");return e.type="button",e.textContent=n,e.addEventListener("click",t),e}function wt(n,t,e){vt(new Blob(
[n],{type:e}),t)}function vt(n,t){let e=document.createElement("a");e.href=URL.createObjectURL(n),e.download=t,e.click(),
setTimeout(()=>URL.revokeObjectURL(e.href),6e4)}var Et={width:420,height:200},Ie=300,x=2,y=20,A=8,_e=7.5,Pe=44,Ue=18,He=240,Be=90,xt=56,kt=90,Fe=48,ze=1.3,De=.6,We=9,Ot=1.4,
Tt=["coloraxis","coloraxis2"];function Lt({data:n,layout:t},{width:e,height:s,isFixed:r,scale:o}){if(!e)return{data:n,layout:t};
let i={width:e/o,height:s/o},a=r&&(i.width<Et.width||i.height<Et.height),c={...i,isFixed:r,isTiny:a,isNarrow:i.width<560,
scale:o},l=a?qe(t,t.meta.small??{}):t;if(!r)return{data:n,layout:{...l,...$t(l,c)}};let u=Ge(n,l),f={...u,...$t(u,c),...Ye(
n,u,c),...Ke(u,c)};return{data:nn(n,u,c.height),layout:f}}function qe(n,t){return St(n,t)}function St(n,t){if(!At(n)||!At(
t))return t;let e={...n};for(let[s,r]of Object.entries(t))e[s]=St(n[s],r);return Object.fromEntries(Object.entries(e).filter(
([,s])=>s!==null))}function At(n){return typeof n=="object"&&n!==null&&!Array.isArray(n)}function Mt(n,t){return Object.
entries(n).filter(([s])=>t.test(s))}function Ct(n,t){return n[`yaxis${(t??"y").slice(1)}`]}function Nt(n){return Mt(n,/^yaxis/).
map(([,t])=>t.domain??[0,1])}function Rt(n,t){return n[t]}function Ge(n,t){let{xaxis:e}=t,s=n.find(i=>(i.xaxis??"x")==="\
x"&&Array.isArray(i.x))?.x,r=Array.isArray(s)?s.filter(i=>typeof i=="string"):[],o=Array.isArray(s)&&r.length===s.length;
return e?.tickangle!==-90||e.tickvals||!r.length||!o?t:{...t,xaxis:{...e,tickmode:"array",tickvals:r,ticktext:r}}}function Ye(n,t,{
width:e,height:s,isTiny:r,scale:o}){let i=Ve(n,t),a=Math.max(...i.map(p=>p.length*A+Fe)),c=Math.ceil(i.length/Math.max(1,
Math.floor(e/a))),l=i.length>0&&c*y>s/(r?4:3),u=i.length>0&&!l,f=Je(t,s,o),m=((f.annotations?.find(({font:p})=>p?.size)?.
font?.size??0)/o||y)*Ot+2,b=Math.min(t.margin?.t??8,u?c*y+4:t.annotations?.length?m:8),w=Tt.some(p=>Rt(t,p)?.colorbar?.orientation===
"h"),h=!t.margin||w&&!r;return{...l&&{showlegend:!1},...!h&&{margin:{...t.margin,t:Math.ceil(b*o)}},...f}}function Ve(n,t){
if(t.showlegend===!1)return[];let e=new Map,s=0;for(let{name:r,type:o,visible:i,showlegend:a,legendgroup:c}of n)!r||(a===
!1||i===!1)||["heatmap","contour"].includes(o)||(s+=1,e.set(c||r,r.replace(/<[^>]*>/g,"")));return s>1||t.showlegend?[...e.
values()]:[]}function Je(n,t,e){let{annotations:s=[],template:r}=n,o=({yref:d,yanchor:m})=>d==="paper"&&m==="bottom",i=s.
filter(o);if(!i.length)return{};let a=Nt(n).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(m=>m-d).
filter(m=>m>0),1-d)),l=r.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-y)/Ot);if(u>=l)return{};let f=Math.max(We,u*e);
return{annotations:s.map(d=>o(d)?{...d,font:{...d.font,size:f}}:d)}}function Ke(n,{height:t,isTiny:e}){let s=Math.floor(
t/3/A),r=t-jt(n,1/0,s)-xt,o={};for(let i of Tt){let a=Rt(n,i);a&&(e?o[i]={...a,showscale:!1}:o[i]=Qe(n,i,a,r))}return o}
function Qe(n,t,e,s){let r=e.colorbar??{};if(s>=Ie||r.ticktext||r.orientation==="h")return e;let o=n.template.layout[t],
i=r.tickvals??o?.colorbar?.tickvals,a=(r.len??1)*s;if(!i){let f=Math.max(x,Math.floor(a/y/1.5));return{...e,colorbar:{...r,
nticks:f}}}let[c,l]=[e.cmin??i[0]??0,e.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-c)*a>=
y)&&u.push(f)}return{...e,colorbar:{...r,tickvals:u}}}function $t(n,t){let{width:e,height:s,isFixed:r,isTiny:o,isNarrow:i}=t,
a=i?e:1/0,c=r?Math.floor(s/3/A):1/0,l=jt(n,a,c),u=r?l?xt:kt:0,f=Math.max(s-l-(o?2*y:u),y),d=o?e-Be:Math.max(e-He,60);return Object.
fromEntries(Mt(n,/^[xy]axis/).map(([m,b])=>{let w=m.startsWith("x"),h=r&&w?tn(b,n,f):b,[p,v]=h.domain??[0,1],N=(v-p)*(w?
d:f),S=n.template.layout.font.size*t.scale,F=Ze(h,w,N,S,t),nt=n.meta.priority?.[m];return[m,Xe(F,{isX:w,length:N,fontSize:S,
upright:c,priority:nt},t)]}))}function Ze(n,t,e,s,{isTiny:r,isFixed:o}){let i=n.title?.text??"";if(!r)return o&&!t&&i.length*
A>ze*e?{...n,title:{}}:n;let[a,c]=n.domain??[0,1];if(!t||!i||n.side==="top"||c-a>De)return{...n,title:{}};let l=Math.max(
4,Math.floor(e/(A-1))+1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...n,title:{...n.title,standoff:0,font:{size:s-2},
text:u}}}function Xe(n,{isX:t,length:e,fontSize:s,upright:r,priority:o},i){let{width:a,isFixed:c,isTiny:l,isNarrow:u}=i,
{ticktext:f,tickvals:d=[]}=n;if(n.visible===!1||n.showticklabels===!1)return n;if(!f)return c||u&&t?en(n,t,e,i):n;let m=f.
length;if(l&&t&&m===1&&n.tickangle===0&&(f[0]??"").length*A>e-A)return{...n,tickfont:{size:.75*s}};if(m<=x&&(t||!c||e>=y))
return n;let w=m<=x?[m-1]:sn(m,Math.floor(e/y),o);return{...n,tickvals:w.map(h=>d[h]??h),ticktext:w.map(h=>It(f[h]??"",h,
u?a:1/0,t?r:1/0))}}function tn(n,t,e){let[s]=Ct(t,n.anchor)?.domain??[0,1],r=Nt(t).map(([,a])=>a),o=Math.max(...r.filter(
a=>a<=s),-1/0),i=(s-o)*e;return n.side==="top"||i>2.4*y?n:{...n,title:{},...i<.9*y&&{showticklabels:!1}}}function en(n,t,e,{
isTiny:s,isNarrow:r}){let o=Math.max(x,Math.floor(e/(t?Pe:y*1.5)));if(n.tickvals){let u=t?1:Math.ceil(n.tickvals.length/
o);return{...n,tickvals:n.tickvals.filter((f,d)=>d%u===0)}}let{dtick:i,...a}=n;if(n.type==="category")return t?n:{...a,nticks:Math.
max(x,Math.floor(e/Ue))};let c=r&&t&&n.nticks&&!s?x:o,l=Math.min(n.nticks??1/0,c);return s||n.nticks||l<5?{...a,nticks:l}:
n}function nn(n,t,e){return n.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let r=Ct(t,s.yaxis),[o,i]=r?.domain??
[0,1],a=r?.ticktext?.length;return a===void 0?s:(i-o)*(e-kt)<a*y?{...s,texttemplate:""}:s})}function sn(n,t,e){let s=[...Array(
n).keys()];if(n<=t)return s;let r=Math.max(1,Math.ceil(n/Math.max(1,t)));if(!e)return s.filter(i=>i%r===0);let o=[];for(let i of[
...s].sort((a,c)=>(e[c]??0)-(e[a]??0)))o.every(a=>Math.abs(a-i)>=r)&&o.push(i);return o.sort((i,a)=>i-a)}function jt({xaxis:n},t,e){
let r=(n?.tickangle===0?[]:n?.ticktext??[]).map((o,i)=>It(o,i,t,e).length);return Math.max(0,...r)*_e}function It(n,t,e,s){
let r=e<1/0;if(!r&&n.length<=s)return n;let o=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(n)??[],[,i="",a="",c=""]=o,
[l="",u]=a.split(" · "),f=Math.min(r?Math.max(5,Math.floor(e/48)):14,s),d=l.length>f&&!l.includes("&")?`${l.slice(0,f-1)}\
…`:l;return i+(u?`${t+1} ${d}`:d)+c}var rn=12,k=new Map,W=new Map;function G(n,t){let e=JSON.stringify(Object.values(n)),s=k.get(e)??new Map;k.delete(e),k.set(
e,s);for(let i of k.keys()){if(k.size<=rn)break;k.delete(i)}let r=s.get(t);if(r)return r;let o=new Promise((i,a)=>on(e,n,
t,{resolve:i,reject:a}));return s.set(t,o),o.catch(()=>s.delete(t)),o}function on(n,t,e,s){let r=W.get(n);if(r){r.views.
set(e,s);return}let o=new Map([[e,s]]);W.set(n,{query:t,views:o}),setTimeout(()=>{W.delete(n),an(t,o)},0)}async function an(n,t){
let{server:e,path:s,query:r,theme:o}=n,i=[...t.keys()].sort().join(",");try{let a=await z(`${s}/figures?${j({...r,views:i,
theme:o})}`,{},e);for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof E&&[404,422,500].includes(a.status);
for(let[l,{resolve:u,reject:f}]of t)c?cn(n,l).then(u,f):f(a)}}function cn({server:n,path:t,query:e,theme:s},r){let o=j({
...e,theme:s});return z(`${t}/views/${encodeURIComponent(r)}?${o}`,{},n)}var q=new Map;async function _t(n,t){let e=q.get(
n),s=e??(n.startsWith("#")?ln(n.slice(1)):un(n));e||(q.set(n,s),s.catch(()=>q.delete(n)));let r=await s,o=r.layout.meta.
templates?.[t];if(!o)return r;let i={...r.layout,template:o};return{...r,layout:i}}async function ln(n){let t=document.getElementById(
n);if(!t)throw new Error("The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function un(n){
let t=await fetch(new URL(n,document.baseURI)).catch(()=>null);if(!t?.ok){let e="The figure could not be loaded; reload \
the page to try again.";throw new E(t?.status??0,[{where:"",message:e,suggestions:[]}])}return t.json()}function O(n,{server:t,
path:e,view:s,values:r}){let o=encodeURIComponent(s),i=e.startsWith("lessons/"),a=i?`embed/${e}`:`embed/${e.replace("mod\
els/","")}/${o}`,c={embed:a,picture:`${a}/picture.png`,json:`api/${e}/views/${o}`,offline:i?`api/${e}/offline`:`api/${e}\
/views/${o}/offline`},u=j({...i&&n!=="json"?{step:s}:{},...r}).toString();return new URL(u?`${c[n]}?${u}`:c[n],t).href}function Ut({x:n,y:t,xaxis:e,yaxis:s},r){let o=[Pt(e,n,r),Pt(s,t,r)];return[...new Set(o.filter(i=>i!==null))]}function Pt(n,t,e){
if(!n||t===void 0||!e.includes(n._name))return null;let s=n.type==="category"?n.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function Ht(n,t,e){let s=n.querySelector(":scope > .view-marks")??n.appendChild(hn()),{_fullLayout:r}=n;
if(!r)return;let o=t.flatMap(i=>e.map(a=>fn(r,r[i],a)));s.replaceChildren(...o.filter(i=>i!==null))}function hn(){let n=document.
createElement("div");return n.className="view-marks",n}function fn(n,t,e){if(!t?._length)return null;let s=t._id.startsWith(
"x"),r=n[`${s?"y":"x"}axis${(t.anchor??"").slice(1)}`]??n[s?"yaxis":"xaxis"],o=[t.l2p(e-.5),t.l2p(e+.5)],[i,a]=[Math.min(
...o),Math.max(...o)];if(!(a>0&&i<t._length)||!r?._length)return null;let[c,l]=s?[t._offset+i,r._offset]:[r._offset,t._offset+
i],[u,f]=s?[a-i,r._length]:[r._length,a-i],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${f}px`}),d}function Ft(n,t){return Object.fromEntries(n.map(({name:e,values:s,value:r})=>[e,s.find(o=>String(o)===t(e))??r]))}function zt(n,t){
for(let{name:e,values:s}of n){let r=t(e);if(r===null||s.map(String).includes(r))continue;let o=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:e,message:`There is no ${e} ${r}; ${o}.`}}return null}
function Dt(n,t,e){return t.reduce((s,r)=>{let o=n.find(({name:i})=>i===r)?.values??[];return s*o.length+o.indexOf(e[r]??
"")},0)}function Wt(n,t){return n.map(s=>{let{name:r,title:o,values:i}=s,a=qt(s)[i.indexOf(t[r]??"")];return typeof a=="\
number"?`${o.toLowerCase()} ${a}`:a}).join(", ")}function qt({values:n,labels:t}){return t??n}var H=class{#n;#t;#r="";#o=0;#s=null;constructor(t,e){
this.#n=t,this.#t=e}offer({data:t,layout:e},s){let{choices:r=[],player:o}=e.meta,i=r.length?[]:t.filter(l=>l.meta),a=JSON.
stringify([r.map(({name:l,values:u,labels:f})=>[l,u,f]),i.map(({name:l,meta:u})=>[l,u])]);if(this.#r===a)return;this.#r=
a,this.pause(),this.#s=null,this.#n.replaceChildren(...r.map(l=>this.#m(l))),i.length&&s&&this.#n.append(this.#f(i));let c=r.
find(({name:l})=>l===o);c&&this.#n.append(...this.#d(c))}show(t){for(let[e,s]of Object.entries(t)){let r=this.#n.querySelector(
`select[name="${e}"]`);r instanceof HTMLSelectElement&&(r.value=String(s))}}pause(){clearInterval(this.#o),this.#o=0,this.#s&&
(this.#s.textContent="Play")}#m(t){let{name:e,title:s,values:r}=t,o=document.createElement("select");o.name=e;let i=qt(t);
return o.append(...r.map((a,c)=>new Option(String(i[c]),String(a)))),o.addEventListener("change",()=>{this.pause();let a=r[o.
selectedIndex];a!==void 0&&this.#t.select(e,a)}),Bt(s,o)}#f(t){let e=document.createElement("select");return e.append(new Option(
"…",""),...t.map((s,r)=>new Option(s.name,String(r)))),e.addEventListener("change",()=>{let s=e.value?t[Number(e.value)]:
void 0;s?.meta&&this.#t.open(s.meta),e.value=""}),Bt("Open",e)}#d({name:t,title:e,values:s}){let r=()=>s.indexOf(this.#t.
selected()[t]??""),o=u=>{let f=s[Math.max(0,Math.min(s.length-1,u))];f!==void 0&&this.#t.select(t,f)},i=u=>{this.pause(),
o(r()+u)},a=Y("Play",()=>{if(this.#o){this.pause();return}r()===s.length-1&&o(0),a.textContent="Pause",this.#o=setInterval(
()=>{o(r()+1),r()===s.length-1&&this.pause()},1200)});this.#s=a;let c=Y("‹",()=>i(-1)),l=Y("›",()=>i(1));return c.setAttribute(
"aria-label",`${e} back`),l.setAttribute("aria-label",`${e} forward`),[c,a,l]}};function Bt(n,t){let e=document.createElement(
"label");return e.append(`${n} `,t),e}function Y(n,t){let e=document.createElement("button");return e.type="button",e.textContent=
n,e.addEventListener("click",t),e}var dn={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array};
function C(n){if(Array.isArray(n))return mn(n);if(!("bdata"in n))return{values:n,shape:[n.length]};let t=Uint8Array.from(
atob(n.bdata),o=>o.charCodeAt(0)),e=dn[n.dtype];if(!e)throw new Error(`An array has the unknown type ${n.dtype}.`);let s=new e(
t.buffer),r=n.shape?String(n.shape).split(",").map(Number):[s.length];return{values:s,shape:r}}function mn(n){if(!(typeof n[0]==
"object"&&n[0]!==null))return{values:n,shape:[n.length]};let e=n;return{values:e.flatMap(s=>Array.from(s)),shape:[e.length,
e[0]?.length??0]}}function T({values:n,shape:t},e){let[,...s]=t,r=s.reduce((o,i)=>o*i,1);return{values:pn(n,e*r,(e+1)*r),
shape:s}}function Gt({values:n,shape:t}){return t.length<2?n:V({values:n,shape:t})}function V(n){return Array.from({length:n.
shape[0]??0},(t,e)=>T(n,e).values)}function pn(n,t,e){return Array.isArray(n)?n.slice(t,e):n.subarray(t,e)}var B="all",Yt=new WeakMap;function Vt({data:n,layout:t},e){let{parts:s=[]}=t.meta,r=J(t.meta,e);for(let o of s){let i=n[o.
trace];"lines"in o?Object.assign(i,yn(r(o.lines),e[o.row],o)):i[o.attribute]=Gt(r(o.is))}}function J(n,t){let e=gn(n),s=Object.
fromEntries((n.choices??[]).map(({name:a,values:c})=>[a,t[a]===B?B:c.indexOf(t[a]??"")])),r=({take:a,at:c})=>{let l=e[a];
if(!l)throw new Error(`The figure has no array ${a}.`);for(let u of c){let f=s[u]??0;f!==B&&(l=T(l,f))}return l},o=([a,c])=>{
let[{values:l},{values:u,shape:f}]=[i(a),i(c)];return{values:Float64Array.from(u,(m,b)=>m*Number(l[b%l.length])),shape:f}},
i=a=>{if("take"in a)return r(a);if("row"in a){let{values:c}=i(a.row);return{values:c,shape:[1,c.length]}}return"softmax"in
a?wn(i(a.softmax),a):"product"in a?o(a.product):bn(o(a.dots),a.over)};return i}function gn(n){let t=Yt.get(n);return t||
(t=Object.fromEntries(Object.entries(n.arrays??{}).map(([e,s])=>[e,C(s)])),Yt.set(n,t)),t}function bn(n,t){let[e=0]=n.shape;
return{values:Float64Array.from({length:e},(r,o)=>Jt(T(n,o).values)).map(r=>r/t),shape:[e]}}function wn({values:n,shape:t},{
temperature:e,mask:s}){let r=Array.from(n,(c,l)=>s&&!s[l]?-1/0:c/e),o=Math.max(...r),i=r.map(c=>Math.exp(c-o)),a=Jt(i);return{
values:Float64Array.from(i,c=>c/a),shape:t}}function Jt(n){let t=0;for(let e=0;e<n.length;e+=1)t+=Number(n[e]);return t}
function yn({values:n,shape:t},e,{above:s,to:r}){let o=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(e!==B&&l!==e))for(let u=0;u<
c;u+=1){let f=Number(n[l*c+u]);f<=s||f>r||(o.push(0,1,null),i.push(l,u,null))}return{x:o,y:i}}function Zt({data:n,layout:t},e){let{table:s}=t.meta;if(s&&"rows"in s)return[s];let r=s?[vn(s,J(t.meta,e),e)]:[];return s&&
!s.beside?r:[...n.filter(i=>i.type==="heatmap"&&i.visible!==!1).map(i=>An(t,i)),...r]}function Xt({columns:n,rows:t}){let e=document.
createElement("table");e.createTHead().insertRow().append(...n.map(o=>K("th",o,"col")));let r=e.createTBody();for(let[o,
...i]of t)r.insertRow().append(K("th",o,"row"),...i.map(a=>K("td",a)));return e}function te(n){let t=s=>s.map(On).join("\
,");return`${n.map(({columns:s,rows:r})=>[s,...r].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function vn(n,t,e){let{columns:s,labels:r}=n;if("values"in n){let c=n.values.map(l=>t(l).values);return{columns:s,rows:r.
map((l,u)=>[l,...c.map(f=>f[u])])}}let o=t(n.matrix),i=o.shape.length<2?[o.values]:V(o),a=i.length===r.length?r:[En(n,e)];
return{columns:s,rows:i.map((c,l)=>[a[l],...Array.from(c)])}}function En({labels:n,matrix:t},e){let s="at"in t?t.at.at(-1):
void 0;return n[Number(e[s??""])]??""}function An(n,t){let e=C(t.z??[]),s=Kt(n,t,"y").map((r,o)=>[r,...Array.from(T(e,o).
values)]);return{columns:[t.name??"",...Kt(n,t,"x")],rows:s}}function Kt(n,t,e){let s=t[e];if(Array.isArray(s))return s.
map(c=>Qt(String(c)));let r=n[`${e}axis`],i=n[`${e}axis${(t[`${e}axis`]??e).slice(1)}`]?.categoryarray??r?.categoryarray;
if(i)return i.map(Qt);let{shape:a}=C(t.z??[]);return[...Array(a[e==="y"?0:1]??0).keys()].map(String)}function Qt(n){return n.
replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;","&")}var $n=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,xn=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
kn=/^(?=[\t\r\n])/;function On(n){if(n==null)return"";if(typeof n=="number")return String(n);let t=n.replace(xn,"$1'").replace(
kn,"'"),e=$n.test(n)?n:t;return/[",\r\n]/.test(e)?`"${e.replaceAll('"','""')}"`:e}function K(n,t,e){let s=document.createElement(
n);return e&&(s.scope=e),s.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),s}var X={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"intervention\
s",against:"against"},tt=["inputs","removed"],Tn=new Set(["server","source","model","lesson","view","theme","reads",...tt,
...Object.keys(X)]),se=["scale","accent","controls","caption"],Ln=new Set([...se,"fill"]),ee="pointer-view:hover",Q=matchMedia(
"(prefers-color-scheme: dark)"),Sn={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},Mn=120,Cn=[["short",576,
0],["low",352,0],["tight",288,352]],Nn="400px 0px",ne=660,Rn=/^(\w+):(\d+)$/,jn="The server draws this chart, and it doe\
s not answer.",In="The answer above is computed in this browser.",_n="Type visits, or add a place, to see what the model\
 answers.",L=null,Z=null,et=class extends HTMLElement{#n=null;#t=null;#r=0;#o=!1;#s="";#m=!1;#f="";#d=[];#p=!1;#w=new IntersectionObserver(
t=>{t.some(e=>e.isIntersecting)&&this.#S()},{rootMargin:Nn});#x=new ResizeObserver(()=>requestAnimationFrame(()=>this.#F()));#k=new MutationObserver(
t=>this.#J(t.map(({attributeName:e})=>e??"")));#O=t=>this.getAttribute(t);#g=()=>this.#l();#T=({target:t,detail:e})=>{!(t instanceof
HTMLElement)||t===this||!this.hasAttribute("linked")||t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(
e.visits)};#L=({type:t})=>this.#Z(t==="beforeprint");connectedCallback(){this.#n??=this.#j(),this.#C(),document.addEventListener(
"pointerscope:theme",this.#g),document.addEventListener(ee,this.#T),Q.addEventListener("change",this.#g);for(let t of["b\
eforeprint","afterprint"])window.addEventListener(t,this.#L);this.#x.observe(this),this.#k.observe(this,{attributes:!0}),
this.hasAttribute("lazy")?this.#w.observe(this):this.#p=!0,this.#l()}disconnectedCallback(){document.removeEventListener(
"pointerscope:theme",this.#g),document.removeEventListener(ee,this.#T),Q.removeEventListener("change",this.#g);for(let t of[
"beforeprint","afterprint"])window.removeEventListener(t,this.#L);this.#x.disconnect(),this.#k.disconnect(),this.#w.disconnect(),
this.#e.controls.pause()}mark(t){t.join()!==this.#d.join()&&(this.#d=t,this.#H())}get chosen(){return this.#t?this.#h:{}}get wantedHeight(){
if(!this.#t)return 0;let{above:t,below:e}=this.#B();return Math.ceil(t+this.#t.layout.height+e)}get#e(){return this.#n??=
this.#j(),this.#n}#S(){this.#p=!0,this.#w.disconnect(),this.#l()}#J(t){t.some(e=>Ln.has(e))&&(this.#C(),this.#u()),t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#p?this.#S():t.some(e=>Tn.has(e))?this.#l():this.#c.some(({name:e})=>t.includes(
e))?this.#z()&&this.#u():t.includes(this.#f)&&this.#l()}get#c(){return this.#t?.layout.meta.choices??[]}#l(){this.#o||(this.#o=
!0,queueMicrotask(()=>{this.#o=!1,this.#K()}))}get#y(){let[t,e]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return e?`${t}/${encodeURIComponent(e)}`:""}get#v(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:R.href}get#M(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#E(){let t=this.getAttribute("theme");return t===
"auto"?Q.matches?"dark":"light":(t??this.#M)==="dark"?"dark":"light"}get#b(){let t=this.getAttribute("scale");return t!==
null&&I("scale",t)?Number(t):1}#C(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty(
"--scale",String(this.#b)):this.style.removeProperty("--scale"),t&&I("accent",t)?this.style.setProperty("--accent",t):this.
style.removeProperty("--accent")}get#N(){if(this.hasAttribute("lesson")){let e=tt.map(s=>[s,this.getAttribute(s)]);return{
needsHistory:!1,query:Object.fromEntries(e)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};
let t=Object.entries(X).map(([e,s])=>[s,this.getAttribute(e)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#K(){
let{needsHistory:t,query:e}=this.#N;this.#r+=1;let s=this.#r,r=this.getAttribute("source"),o=this.getAttribute("view")??
"",i=this.#y&&o&&(!t||e.visits||e.record);if(!r&&!i){this.#A(_n);return}if(!this.#p){this.#A("");return}let a=this.#E;this.#R(
a),this.setAttribute("aria-busy","true");try{let c={server:this.#v,path:this.#y,query:e,theme:a},[l]=await Promise.all([
r?_t(r,a):G(c,o),P(this.hasAttribute("server")?this.#v:"")]);await lt(()=>{s===this.#r&&(this.#t=structuredClone(l),this.#X(
this.#t),this.#Q({...c,theme:"light"},o))})}catch(c){s===this.#r&&this.#_(c)}finally{s===this.#r&&this.removeAttribute("\
aria-busy")}}#R(t){this.#M!==t?this.dataset.theme=t:delete this.dataset.theme}#Q(t,e){if(!this.#t)return;let{template:s,
meta:r}=this.#t.layout,o=r.templates?.light;L??=o??(this.#E==="light"?s:null),!(L||this.hasAttribute("source"))&&(Z??=G(
t,e),Z.then(({layout:i})=>{L??=i.template}).catch(()=>{Z=null}))}#Z(t){this.#m=t,!(!this.#t||!this.#s)&&(this.#R(t&&L?"l\
ight":this.#E),this.#u(),t||requestAnimationFrame(()=>this.#u()))}#j(){let t=document.createElement("summary");t.textContent=
"Numbers";let e={title:this.#a("h3","view-title"),caption:this.#a("p","view-caption"),choices:this.#a("div","view-choice\
s"),summary:this.#a("p","view-summary"),failure:this.#a("p","view-failure"),plot:this.#a("div","view-plot"),details:this.#a(
"details","view-table"),exports:yt({name:()=>this.#q,links:()=>this.#ot(),view:()=>this.#t&&this.#it(this.#t),picture:()=>this.#rt(),
csv:()=>te(this.#W()),json:()=>JSON.stringify(this.#t)})};e.title.hidden=!e.title.textContent,e.failure.setAttribute("ro\
le","alert"),e.plot.setAttribute("role","img"),e.details.append(t),e.details.addEventListener("toggle",()=>this.#D());let s=new H(
e.choices,{selected:()=>this.#h,select:(r,o)=>this.#st(r,o),open:r=>this.#i("open",r)});this.replaceChildren(...Object.values(
e)),this.addEventListener("toggle",({target:r})=>this.#nt(r),!0);for(let r of[e.plot,e.details,e.choices,e.exports,e.failure])
r.hidden=!0;return{...e,controls:s}}#a(t,e){let s=this.querySelector(`.${e}`),r=s instanceof HTMLElement?s:document.createElement(
t);return r.className=e,r}#I(t){let{plot:e,details:s,choices:r,exports:o,failure:i}=this.#e;for(let a of[e,s,r,o])a.hidden=
t;i.hidden=!0}#A(t){this.#t=null,this.#f="",this.removeAttribute("aria-busy"),this.#e.controls.pause(),this.#I(!0),this.#e.
summary.textContent=t}#_(t){this.#A("");let{failure:e}=this.#e,r=t instanceof E&&t.status===0&&document.querySelector("[\
data-answer]")!==null,o=r?jn:it(t);if(e.replaceChildren(o),r&&e.append(" ",Pn()),e.hidden=!1,this.#i("failed",{message:o}),
!(t instanceof E)||![0,503].includes(t.status))return;let i=document.createElement("button");i.type="button",i.textContent=
"Try again",i.addEventListener("click",()=>this.#l()),e.append(" ",i)}#X(t){let{title:e,caption:s,controls:r}=this.#e,{meta:o}=t.
layout;e.textContent=o.title,e.hidden=!1,s.textContent=o.caption,this.#I(!1),r.offer(t,!this.hasAttribute("fill")),this.#z()&&
this.#u()}#u(){if(!this.#t)return;let{plot:t}=this.#e,{data:e,layout:s}=this.#t,r=this.#m,o=r&&L?{...s,template:L}:s,i=this.#$(
s),a=r?Math.min(i.width||ne,ne):i.width;if(!a)return;let c=this.#P({data:e,layout:o},{...i,width:a});t.style.height=i.isFixed?
`${i.height}px`:"",window.Plotly?.react(t,c.data,r?{...c.layout,width:a}:c.layout,Sn),t.dataset.listening||this.#tt(t),this.#s=
`${a}×${i.height}`,this.dataset.drawn="true",this.#H(),this.#i("drawn",{})}#P({data:t,layout:e},{width:s,height:r,isFixed:o}){
let i="rgba(0, 0, 0, 0)",a=this.#b,{font:c,hoverlabel:l}=e.template.layout,u=c.size*a,f=Lt({data:t,layout:Un(e)},{width:s,
height:r,isFixed:o,scale:a}),d={font:{size:u},hoverlabel:{...e.hoverlabel,font:{...l.font,size:u}}};return{data:f.data,layout:{
...f.layout,...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:r}}}#tt(t){t.dataset.listening="true",t.on("plotly_click",
({points:[e]})=>{if(!e)return;e.data.meta&&this.#i("open",e.data.meta);let[,s,r]=Rn.exec(String([e.customdata].flat()[0]))??
[];s&&this.#i("select",{table:s,row:Number(r)})}),t.on("plotly_hover",({points:[e]})=>{e&&this.#i("hover",{visits:Ut(e,this.#U)})}),
t.on("plotly_unhover",()=>this.#i("hover",{visits:[]}))}get#U(){return this.#t?.layout.meta.visit_axes??[]}#i(t,e){this.
dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:e,bubbles:!0}))}#H(){this.#t&&this.#s&&Ht(this.#e.plot,this.#U,
this.#d)}#$(t){let{plot:e}=this.#e,s=e.clientWidth;if(!this.hasAttribute("fill"))return{width:s,height:t.height,isFixed:!1};
this.#et();let{above:r,below:o}=this.#B();this.style.setProperty("--below",`${Math.ceil(o)}px`);let i=Math.max(Math.floor(
this.offsetHeight-r-o),Mn);return{width:s,height:i,isFixed:!0}}#et(){let[t,e]=[this.offsetWidth/this.#b,this.offsetHeight/
this.#b],s=Cn.filter(([,r,o])=>e<r||t<o).map(([r])=>r).join(" ");this.dataset.room!==s&&(this.dataset.room=s)}#B(){let{plot:t,
details:e,exports:s}=this.#e,r=this.getBoundingClientRect(),o=r.height/this.offsetHeight||1,i=[e,s].filter(c=>c.offsetHeight).
map(c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{
above:(t.getBoundingClientRect().top-r.top)/o,below:a/o}}#nt(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&
t.open)for(let e of this.querySelectorAll("details"))e.open&&(e.open=e===t);requestAnimationFrame(()=>this.#F())}#F(){if(!this.#t)
return;let{width:t,height:e}=this.#$(this.#t.layout);t&&this.#s!==`${t}×${e}`&&this.#u()}#st(t,e){this.setAttribute(t,String(
e)),this.#i("option",{[t]:e})}#z(){let t=this.#t;if(!t)return!1;let e=this.hasAttribute("lenient")?null:zt(this.#c,this.#O);
if(e)return this.#_(new Error(e.message)),this.#f=e.name,!1;let{meta:s}=t.layout,r="";if(this.#c.length){let o=this.#h;this.#e.
controls.show(o);for(let a of t.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>o[c]===l));Vt(t,o);let{summaries:i}=s;
i&&(s.summary=i.texts[Dt(this.#c,i.by,o)]??""),r=`: ${Wt(this.#c,o)}`}return this.#e.summary.textContent=s.summary??"",this.#e.
plot.setAttribute("aria-label",`${s.title}${r}. ${s.summary??""}`),this.#D(),!0}get#h(){return Ft(this.#c,this.#O)}#D(){
let{details:t}=this.#e;if(!t.open||!this.#t)return;let e=document.createElement("div");e.className="table-frame",e.tabIndex=
0,e.setAttribute("role","region"),e.setAttribute("aria-label",`Numbers: ${this.#t.layout.meta.title}`),e.append(...this.#W().
map(Xt)),t.querySelector(".table-frame")?.remove(),t.append(e)}#W(){return this.#t?Zt(this.#t,this.#h):[]}#rt(){if(!this.#t)
throw new Error("There is no figure to save yet.");let{data:t,layout:e}=structuredClone(this.#t),s=this.#$(e),{paper_bgcolor:r,
plot_bgcolor:o}=e.template.layout,i=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),a=this.#P(
{data:t,layout:e},s),c=i?{}:{paper_bgcolor:r,plot_bgcolor:o};return{data:a.data,layout:{...a.layout,width:s.width,...c}}}get#q(){
let t=[this.getAttribute("model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"\
difference"];return this.getAttribute("name")??t.filter(Boolean).join("-")}get#G(){return{server:this.#v,path:this.#y,view:this.
getAttribute("view")??"",values:{...this.#N.query,...this.#h}}}get#Y(){let t=this.getAttribute("theme")??document.documentElement.
dataset.askedTheme,e=se.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",r])=>this.hasAttribute(s)&&I(s,r??""));return{
...t&&{theme:t},...Object.fromEntries(e)}}#ot(){let t=new URL(location.href);t.hash=this.id;let e=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&$.answers))return{link:e,embed:null,json:null,offline:null};let r=this.#G;return{link:e,embed:O(
"embed",this.#V(r)),json:O("json",r),offline:O("offline",r)}}#V(t){let{controls:e,...s}=this.#Y,r={...t.values,...s,...e&&
e!=="some"&&{controls:e}};return{...t,values:r}}#it(t){let e=this.#G,{title:s,summary:r=""}=t.layout.meta,o=["model","le\
sson","view","reads",...tt,...Object.keys(X)],i=[...this.attributes].filter(({name:d})=>o.includes(d)),{theme:a,...c}=this.#Y,
l=a?.replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:m})=>[d,m])),...this.#h,...l&&{theme:l},
...c},f=this.#V(e);return{title:s,caption:r,name:this.#q,server:e.server,embed:O("embed",f),picture:O("picture",f),attributes:Object.
fromEntries(Object.entries(u).map(([d,m])=>[d,String(m)]))}}};function Pn(){let n=document.createElement("span");return n.
className="beside-browser-answer",n.textContent=In,n}function Un(n){let t=Object.entries(n).map(([e,s])=>{if(!/^[xy]axis/.
test(e))return[e,s];let r=s,o=n[e.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=r.type==="category"&&!r.categoryarray&&
o;return[e,i?{...r,categoryorder:"array",categoryarray:o}:r]});return Object.fromEntries(t)}customElements.define("point\
er-view",et);})();
