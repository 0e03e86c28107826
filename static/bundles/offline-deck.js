(()=>{var{currentScript:Lt}=document,Je=Lt instanceof HTMLScriptElement?Lt.src:"",b=new URL("static/js/",Je||document.baseURI).
href;(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: light",
dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,o=document.documentElement,r=matchMedia("(prefers-color-scheme: \
dark)"),i=new URLSearchParams(location.search).get("theme"),c="auto",a=!1,l=()=>{try{return localStorage.getItem(e)}catch{
return null}};function u(h){return typeof h=="string"&&Object.hasOwn(t,h)}let f=h=>{let g=s.exec(h??""),k=g?g[1]??"auto":
h;o.toggleAttribute("data-transparent",g!==null),u(k)?o.dataset.askedTheme=h??"":delete o.dataset.askedTheme,c=[k,o.dataset.
firstTheme,l()].find(u)??"auto"},d=()=>{let h=new URL(location.href);h.searchParams.delete("theme"),delete o.dataset.askedTheme,
h.search!==location.search&&history.replaceState(history.state,"",h)},m=()=>{let h=document.querySelector("[data-theme-b\
utton]");return h instanceof HTMLElement?h:null},w=()=>{let h=m();h&&(h.textContent=n[c]);let g=c==="auto"?r.matches?"da\
rk":"light":c;a||o.dataset.theme===g||(o.dataset.theme=g,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
p=({type:h})=>{document.querySelector(".deck")||(a=h==="beforeprint",a?o.dataset.theme="light":w())};f(i),w();for(let h of[
"beforeprint","afterprint"])window.addEventListener(h,p);r.addEventListener("change",w),document.addEventListener("point\
erscope:choose-theme",({detail:h})=>{(h===null||u(h)||s.test(h))&&f(h??i),w()}),document.addEventListener("DOMContentLoa\
ded",()=>{let h=m();h&&(h.hidden=!1,w(),h.addEventListener("click",()=>{c=t[c],d();try{localStorage.setItem(e,c)}catch{}
w()}))})})();var $=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=n}},tt=new URL(
b.replace(/^(.*\/)static\/.*$/,"$1")),Qe="No response could be read. Your input is still here; check your connection and\
 try again.",Ze=e=>`The server answered with ${e}.`;async function et(e,t,n=tt){let s=await fetch(new URL(`api/${e}`,n),
t).catch(Mt);if(!(s.headers.get("content-type")??"").includes("json")){let i=Ze(s.status);throw new $(s.status,[{where:"",
message:i,suggestions:[]}])}let r=await s.json().catch(Mt);if(!s.ok)throw new $(s.status,r.errors??[]);return r}function Mt(e){
throw Xe(e)?e:new $(0,[{where:"",message:Qe,suggestions:[]}])}function Xe(e){return e instanceof DOMException&&e.name===
"AbortError"}function U(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,
s])=>[n,String(s)]))}function B(e){return e instanceof Error?e.message:String(e)}var Ct={min:.5,max:4},tn={controls:["none","some","all"],caption:["none","title","all"]};function F(e,t){return e==="sca\
le"?t.trim()!==""&&Number(t)>=Ct.min&&Number(t)<=Ct.max:e==="controls"||e==="caption"?tn[e].includes(t):CSS.supports("co\
lor",t)}var Nt=Promise.resolve();function Rt(e){let t=Nt.then(en).then(e);return Nt=t.catch(()=>{}),t}function en(){let{scheduler:e}=globalThis;
return e?e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var It={width:960,height:540};function _t(e){return{"HTML frame":Pt(e),"Web component":nn(e),Markdown:Ht(e),Quarto:sn(e),
LaTeX:on(e)}}function Pt({title:e,embed:t}){return`<iframe src="${z(t)}" title="${z(e)}" width="${It.width}" height="${It.
height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%"></iframe>`}function nn({server:e,attributes:t}){
let n=Object.entries({server:e,...t}).map(([s,o])=>o===""?s:`${s}="${z(o)}"`);return`<script src="${z(new URL("pointer-v\
iew.js",e).href)}" defer><\/script>
<pointer-view ${n.join(" ")}></pointer-view>`}function Ht({title:e,embed:t,picture:n}){return`[![${rn(e)}](<${jt(n)}>)](\
<${jt(t)}>)`}function sn(e){return['::: {.content-visible when-format="html"}',"```{=html}",Pt(e),"```",":::",'::: {.con\
tent-visible unless-format="html"}',Ht(e),":::"].join(`
`)}function on({title:e,caption:t,name:n,embed:s,picture:o}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${o}`,
"\\begin{figure}","  \\centering",`  \\href{${cn(s)}}{\\includegraphics[width=\\linewidth]{${n}.png}}`,`  \\caption{${dn(
[e,t].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function z(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function rn(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function jt(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function cn(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var an={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},ln=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
un={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},fn=/[ąęįųĄĘĮŲ]/,hn=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function dn(e){return[...e.normalize("NFC").replace(
/\s/g," ").replace(hn,"")].flatMap(n=>[...un[n]??mn(n)]).map(n=>an[n]??pn(n)).join("")}function mn(e){return fn.test(e)?
e.normalize("NFD").slice(0,1):e}function pn(e){return/[&%$#_{}]/.test(e)?`\\${e}`:ln.test(e)?e:"?"}function qt(e,t,{title:n,origin:s}){let o=e.slice(e.indexOf(",")+1);if(t==="svg")return gn(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),c=>c.charCodeAt(0)),i=[Dt("Title",n),Dt("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function gn(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,o=(r,i)=>{
let c=document.createElementNS(s.namespaceURI,r);return c.textContent=i,c};return s.prepend(o("title",t),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function Dt(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,bn(n)),s.buffer}function bn(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var Ut="vendor/plotly/plotly-cartesian-4.1.1.min.js",nt;function W(e){return window.Plotly?Promise.resolve(window.Plotly):
(nt??=new Promise((t,n)=>{let s=document.createElement("script");s.src=e?new URL(`static/${Ut}`,e).href:new URL(`../${Ut}`,
b).href;let o=()=>{nt=void 0,s.remove(),n(new Error("The drawing library could not be loaded. Reload the page to try aga\
in."))};s.addEventListener("load",()=>window.Plotly?t(window.Plotly):o()),s.addEventListener("error",o),document.head.append(
s)}),nt)}var wn=[1,2,4],yn=2,En=960;function Ft({name:e,links:t,view:n,picture:s,csv:o,json:r}){let i=document.createElement("div");
i.className="view-take";let c={link:G("Link"),embed:G("Embed"),json:G("JSON"),offline:G("Offline file")};c.offline.title=
"One HTML file with this whole view inside, for use without a network";let a=P("JSON",()=>Bt(r(),`${e()}.json`,"applicat\
ion/json")),l=xn(()=>{let{link:p,embed:h}=t(),g=h?n():null;return{...p&&{Address:p},...g&&_t(g)}}),u=()=>{let p=t();for(let h of Object.
keys(c)){let g=p[h];c[h].hidden=g===null,g!==null&&(c[h].href=g)}a.hidden=p.json!==null,l.hidden=p.link===null&&p.embed===
null};for(let p of["pointerenter","focusin"])i.addEventListener(p,u);let f=document.createElement("select");f.setAttribute(
"aria-label","Size of the PNG"),f.append(...wn.map(p=>{let h=p===yn;return new Option(`${p}×`,String(p),h,h)}));let d=async p=>{
let h=s(),{width:g=En,height:k,meta:_}=h.layout,q={width:g,height:k,...p==="png"&&{scale:Number(f.value)}},X=await(await W()).
toImage(h,{format:p,...q}),Ke=_.origin??t().embed??location.href;zt(qt(X,p,{title:_.title,origin:Ke}),`${e()}.${p}`)},m=()=>Bt(
`\uFEFF${o()}`,`${e()}.csv`,"text/csv;charset=utf-8"),w=document.createElement("span");return w.append(P("PNG",()=>d("pn\
g"))," ",f),i.append(c.link,c.embed,w,P("SVG",()=>d("svg")),P("CSV",m),c.json,a,c.offline,l),u(),i}function xn(e){let t=document.
createElement("details");t.className="view-codes";let n=document.createElement("summary");n.textContent="Copy";let s=document.
createElement("p"),o=document.createElement("textarea");Object.assign(o,{readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let r=document.
createElement("span");r.setAttribute("role","status");let i=document.createElement("div");i.className="view-sheet",i.append(
s,o),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;r.textContent="",o.hidden=!0;let a=Object.entries(
e()).map(([l,u])=>P(l,()=>c(l,u)));s.replaceChildren(...a,r)});let c=async(a,l)=>{o.value=l,o.hidden=!1,o.setAttribute("\
aria-label",a);let u=await vn(l);u||o.select(),r.textContent=u?"Copied.":"Selected; copy it with the keyboard."};return t}
async function vn(e){return navigator.clipboard?navigator.clipboard.writeText(e).then(()=>!0,()=>!1):!1}function G(e){let t=document.
createElement("a");return t.textContent=e,t}function P(e,t){let n=document.createElement("button");return n.type="button",
n.textContent=e,n.addEventListener("click",t),n}function Bt(e,t,n){zt(new Blob([e],{type:n}),t)}function zt(e,t){let n=document.
createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var Wt={width:420,height:200},An=300,L=2,E=20,T=8,$n=7.5,kn=44,Sn=18,Tn=240,On=90,Yt=56,Kt=90,Ln=48,Mn=1.3,Cn=.6,Nn=9,Jt=1.4,
Qt=["coloraxis","coloraxis2"];function Zt({data:e,layout:t},{width:n,height:s,isFixed:o,scale:r}){if(!n)return{data:e,layout:t};
let i={width:n/r,height:s/r},c=o&&(i.width<Wt.width||i.height<Wt.height),a={...i,isFixed:o,isTiny:c,isNarrow:i.width<560,
scale:r},l=c?Rn(t,t.meta.small??{}):t;if(!o)return{data:e,layout:{...l,...Vt(l,a)}};let u=In(e,l),f={...u,...Vt(u,a),...jn(
e,u,a),...Hn(u,a)};return{data:zn(e,u,a.height),layout:f}}function Rn(e,t){return Xt(e,t)}function Xt(e,t){if(!Gt(e)||!Gt(
t))return t;let n={...e};for(let[s,o]of Object.entries(t))n[s]=Xt(e[s],o);return Object.fromEntries(Object.entries(n).filter(
([,s])=>s!==null))}function Gt(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function te(e,t){return Object.
entries(e).filter(([s])=>t.test(s))}function ee(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function ne(e){return te(e,/^yaxis/).
map(([,t])=>t.domain??[0,1])}function se(e,t){return e[t]}function In(e,t){let{xaxis:n}=t,s=e.find(i=>(i.xaxis??"x")==="\
x"&&Array.isArray(i.x))?.x,o=Array.isArray(s)?s.filter(i=>typeof i=="string"):[],r=Array.isArray(s)&&o.length===s.length;
return n?.tickangle!==-90||n.tickvals||!o.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:o,ticktext:o}}}function jn(e,t,{
width:n,height:s,isTiny:o,scale:r}){let i=_n(e,t),c=Math.max(...i.map(g=>g.length*T+Ln)),a=Math.ceil(i.length/Math.max(1,
Math.floor(n/c))),l=i.length>0&&a*E>s/(o?4:3),u=i.length>0&&!l,f=Pn(t,s,r),m=((f.annotations?.find(({font:g})=>g?.size)?.
font?.size??0)/r||E)*Jt+2,w=Math.min(t.margin?.t??8,u?a*E+4:t.annotations?.length?m:8),p=Qt.some(g=>se(t,g)?.colorbar?.orientation===
"h"),h=!t.margin||p&&!o;return{...l&&{showlegend:!1},...!h&&{margin:{...t.margin,t:Math.ceil(w*r)}},...f}}function _n(e,t){
if(t.showlegend===!1)return[];let n=new Map,s=0;for(let{name:o,type:r,visible:i,showlegend:c,legendgroup:a}of e)!o||(c===
!1||i===!1)||["heatmap","contour"].includes(r)||(s+=1,n.set(a||o,o.replace(/<[^>]*>/g,"")));return s>1||t.showlegend?[...n.
values()]:[]}function Pn(e,t,n){let{annotations:s=[],template:o}=e,r=({yref:d,yanchor:m})=>d==="paper"&&m==="bottom",i=s.
filter(r);if(!i.length)return{};let c=ne(e).map(([d])=>d),a=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...c.map(m=>m-d).
filter(m=>m>0),1-d)),l=o.layout.font.size,u=Math.min(l,Math.min(1,...a)*(t-E)/Jt);if(u>=l)return{};let f=Math.max(Nn,u*n);
return{annotations:s.map(d=>r(d)?{...d,font:{...d.font,size:f}}:d)}}function Hn(e,{height:t,isTiny:n}){let s=Math.floor(
t/3/T),o=t-oe(e,1/0,s)-Yt,r={};for(let i of Qt){let c=se(e,i);c&&(n?r[i]={...c,showscale:!1}:r[i]=Dn(e,i,c,o))}return r}
function Dn(e,t,n,s){let o=n.colorbar??{};if(s>=An||o.ticktext||o.orientation==="h")return n;let r=e.template.layout[t],
i=o.tickvals??r?.colorbar?.tickvals,c=(o.len??1)*s;if(!i){let f=Math.max(L,Math.floor(c/E/1.5));return{...n,colorbar:{...o,
nticks:f}}}let[a,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-a)*c>=
E)&&u.push(f)}return{...n,colorbar:{...o,tickvals:u}}}function Vt(e,t){let{width:n,height:s,isFixed:o,isTiny:r,isNarrow:i}=t,
c=i?n:1/0,a=o?Math.floor(s/3/T):1/0,l=oe(e,c,a),u=o?l?Yt:Kt:0,f=Math.max(s-l-(r?2*E:u),E),d=r?n-On:Math.max(n-Tn,60);return Object.
fromEntries(te(e,/^[xy]axis/).map(([m,w])=>{let p=m.startsWith("x"),h=o&&p?Bn(w,e,f):w,[g,k]=h.domain??[0,1],_=(k-g)*(p?
d:f),q=e.template.layout.font.size*t.scale,Ot=qn(h,p,_,q,t),X=e.meta.priority?.[m];return[m,Un(Ot,{isX:p,length:_,fontSize:q,
upright:a,priority:X},t)]}))}function qn(e,t,n,s,{isTiny:o,isFixed:r}){let i=e.title?.text??"";if(!o)return r&&!t&&i.length*
T>Mn*n?{...e,title:{}}:e;let[c,a]=e.domain??[0,1];if(!t||!i||e.side==="top"||a-c>Cn)return{...e,title:{}};let l=Math.max(
4,Math.floor(n/(T-1))+1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,title:{...e.title,standoff:0,font:{size:s-2},
text:u}}}function Un(e,{isX:t,length:n,fontSize:s,upright:o,priority:r},i){let{width:c,isFixed:a,isTiny:l,isNarrow:u}=i,
{ticktext:f,tickvals:d=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;if(!f)return a||u&&t?Fn(e,t,n,i):e;let m=f.
length;if(l&&t&&m===1&&e.tickangle===0&&(f[0]??"").length*T>n-T)return{...e,tickfont:{size:.75*s}};if(m<=L&&(t||!a||n>=E))
return e;let p=m<=L?[m-1]:Wn(m,Math.floor(n/E),r);return{...e,tickvals:p.map(h=>d[h]??h),ticktext:p.map(h=>re(f[h]??"",h,
u?c:1/0,t?o:1/0))}}function Bn(e,t,n){let[s]=ee(t,e.anchor)?.domain??[0,1],o=ne(t).map(([,c])=>c),r=Math.max(...o.filter(
c=>c<=s),-1/0),i=(s-r)*n;return e.side==="top"||i>2.4*E?e:{...e,title:{},...i<.9*E&&{showticklabels:!1}}}function Fn(e,t,n,{
isTiny:s,isNarrow:o}){let r=Math.max(L,Math.floor(n/(t?kn:E*1.5)));if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/
r);return{...e,tickvals:e.tickvals.filter((f,d)=>d%u===0)}}let{dtick:i,...c}=e;if(e.type==="category")return t?e:{...c,nticks:Math.
max(L,Math.floor(n/Sn))};let a=o&&t&&e.nticks&&!s?L:r,l=Math.min(e.nticks??1/0,a);return s||e.nticks||l<5?{...c,nticks:l}:
e}function zn(e,t,n){return e.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let o=ee(t,s.yaxis),[r,i]=o?.domain??
[0,1],c=o?.ticktext?.length;return c===void 0?s:(i-r)*(n-Kt)<c*E?{...s,texttemplate:""}:s})}function Wn(e,t,n){let s=[...Array(
e).keys()];if(e<=t)return s;let o=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return s.filter(i=>i%o===0);let r=[];for(let i of[
...s].sort((c,a)=>(n[a]??0)-(n[c]??0)))r.every(c=>Math.abs(c-i)>=o)&&r.push(i);return r.sort((i,c)=>i-c)}function oe({xaxis:e},t,n){
let o=(e?.tickangle===0?[]:e?.ticktext??[]).map((r,i)=>re(r,i,t,n).length);return Math.max(0,...o)*$n}function re(e,t,n,s){
let o=n<1/0;if(!o&&e.length<=s)return e;let r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",c="",a=""]=r,
[l="",u]=c.split(" · "),f=Math.min(o?Math.max(5,Math.floor(n/48)):14,s),d=l.length>f&&!l.includes("&")?`${l.slice(0,f-1)}\
…`:l;return i+(u?`${t+1} ${d}`:d)+a}var Gn=12,M=new Map,st=new Map;function rt(e,t){let n=JSON.stringify(Object.values(e)),s=M.get(n)??new Map;M.delete(n),M.
set(n,s);for(let i of M.keys()){if(M.size<=Gn)break;M.delete(i)}let o=s.get(t);if(o)return o;let r=new Promise((i,c)=>Vn(
n,e,t,{resolve:i,reject:c}));return s.set(t,r),r.catch(()=>s.delete(t)),r}function Vn(e,t,n,s){let o=st.get(e);if(o){o.views.
set(n,s);return}let r=new Map([[n,s]]);st.set(e,{query:t,views:r}),setTimeout(()=>{st.delete(e),Yn(t,r)},0)}async function Yn(e,t){
let{server:n,path:s,query:o,theme:r}=e,i=[...t.keys()].sort().join(",");try{let c=await et(`${s}/figures?${U({...o,views:i,
theme:r})}`,{},n);for(let[a,{resolve:l}]of t)l(c[a])}catch(c){let a=t.size>1&&c instanceof $&&[404,422,500].includes(c.status);
for(let[l,{resolve:u,reject:f}]of t)a?Kn(e,l).then(u,f):f(c)}}function Kn({server:e,path:t,query:n,theme:s},o){let r=U({
...n,theme:s});return et(`${t}/views/${encodeURIComponent(o)}?${r}`,{},e)}var ot=new Map;async function ie(e,t){let n=ot.
get(e),s=n??(e.startsWith("#")?Jn(e.slice(1)):Qn(e));n||(ot.set(e,s),s.catch(()=>ot.delete(e)));let o=await s,r=o.layout.
meta.templates?.[t];if(!r)return o;let i={...o.layout,template:r};return{...o,layout:i}}async function Jn(e){let t=document.
getElementById(e);if(!t)throw new Error("The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function Qn(e){
let t=await fetch(new URL(e,document.baseURI)).catch(()=>null);if(!t?.ok){let n="The figure could not be loaded; reload \
the page to try again.";throw new $(t?.status??0,[{where:"",message:n,suggestions:[]}])}return t.json()}function C(e,{server:t,
path:n,view:s,values:o}){let r=encodeURIComponent(s),i=n.startsWith("lessons/"),c=i?`embed/${n}`:`embed/${n.replace("mod\
els/","")}/${r}`,a={embed:c,picture:`${c}/picture.png`,json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}\
/views/${r}/offline`},u=U({...i&&e!=="json"?{step:s}:{},...o}).toString();return new URL(u?`${a[e]}?${u}`:a[e],t).href}function ae({x:e,y:t,xaxis:n,yaxis:s},o){let r=[ce(n,e,o),ce(s,t,o)];return[...new Set(r.filter(i=>i!==null))]}function ce(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let s=e.type==="category"?e.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function le(e,t,n){let s=e.querySelector(":scope > .view-marks")??e.appendChild(Zn()),{_fullLayout:o}=e;
if(!o)return;let r=t.flatMap(i=>n.map(c=>Xn(o,o[i],c)));s.replaceChildren(...r.filter(i=>i!==null))}function Zn(){let e=document.
createElement("div");return e.className="view-marks",e}function Xn(e,t,n){if(!t?._length)return null;let s=t._id.startsWith(
"x"),o=e[`${s?"y":"x"}axis${(t.anchor??"").slice(1)}`]??e[s?"yaxis":"xaxis"],r=[t.l2p(n-.5),t.l2p(n+.5)],[i,c]=[Math.min(
...r),Math.max(...r)];if(!(c>0&&i<t._length)||!o?._length)return null;let[a,l]=s?[t._offset+i,o._offset]:[o._offset,t._offset+
i],[u,f]=s?[c-i,o._length]:[o._length,c-i],d=document.createElement("div");return Object.assign(d.style,{left:`${a}px`,top:`${l}\
px`,width:`${u}px`,height:`${f}px`}),d}function fe(e,t){return Object.fromEntries(e.map(({name:n,values:s,value:o})=>[n,s.find(r=>String(r)===t(n))??o]))}function he(e,t){
for(let{name:n,values:s}of e){let o=t(n);if(o===null||s.map(String).includes(o))continue;let r=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${o}; ${r}.`}}return null}
function de(e,t,n){return t.reduce((s,o)=>{let r=e.find(({name:i})=>i===o)?.values??[];return s*r.length+r.indexOf(n[o]??
"")},0)}function me(e,t){return e.map(s=>{let{name:o,title:r,values:i}=s,c=pe(s)[i.indexOf(t[o]??"")];return typeof c=="\
number"?`${r.toLowerCase()} ${c}`:c}).join(", ")}function pe({values:e,labels:t}){return t??e}var V=class{#n;#t;#o="";#r=0;#s=null;constructor(t,n){
this.#n=t,this.#t=n}offer({data:t,layout:n},s){let{choices:o=[],player:r}=n.meta,i=o.length?[]:t.filter(l=>l.meta),c=JSON.
stringify([o.map(({name:l,values:u,labels:f})=>[l,u,f]),i.map(({name:l,meta:u})=>[l,u])]);if(this.#o===c)return;this.#o=
c,this.pause(),this.#s=null,this.#n.replaceChildren(...o.map(l=>this.#m(l))),i.length&&s&&this.#n.append(this.#h(i));let a=o.
find(({name:l})=>l===r);a&&this.#n.append(...this.#d(a))}show(t){for(let[n,s]of Object.entries(t)){let o=this.#n.querySelector(
`select[name="${n}"]`);o instanceof HTMLSelectElement&&(o.value=String(s))}}pause(){clearInterval(this.#r),this.#r=0,this.#s&&
(this.#s.textContent="Play")}#m(t){let{name:n,title:s,values:o}=t,r=document.createElement("select");r.name=n;let i=pe(t);
return r.append(...o.map((c,a)=>new Option(String(i[a]),String(c)))),r.addEventListener("change",()=>{this.pause();let c=o[r.
selectedIndex];c!==void 0&&this.#t.select(n,c)}),ue(s,r)}#h(t){let n=document.createElement("select");return n.append(new Option(
"…",""),...t.map((s,o)=>new Option(s.name,String(o)))),n.addEventListener("change",()=>{let s=n.value?t[Number(n.value)]:
void 0;s?.meta&&this.#t.open(s.meta),n.value=""}),ue("Open",n)}#d({name:t,title:n,values:s}){let o=()=>s.indexOf(this.#t.
selected()[t]??""),r=u=>{let f=s[Math.max(0,Math.min(s.length-1,u))];f!==void 0&&this.#t.select(t,f)},i=u=>{this.pause(),
r(o()+u)},c=it("Play",()=>{if(this.#r){this.pause();return}o()===s.length-1&&r(0),c.textContent="Pause",this.#r=setInterval(
()=>{r(o()+1),o()===s.length-1&&this.pause()},1200)});this.#s=c;let a=it("‹",()=>i(-1)),l=it("›",()=>i(1));return a.
setAttribute("aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[a,c,l]}};function ue(e,t){let n=document.
createElement("label");return n.append(`${e} `,t),n}function it(e,t){let n=document.createElement("button");return n.type=
"button",n.textContent=e,n.addEventListener("click",t),n}var ts={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array};
function H(e){if(Array.isArray(e))return es(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=Uint8Array.from(
atob(e.bdata),r=>r.charCodeAt(0)),n=ts[e.dtype];if(!n)throw new Error(`An array has the unknown type ${e.dtype}.`);let s=new n(
t.buffer),o=e.shape?String(e.shape).split(",").map(Number):[s.length];return{values:s,shape:o}}function es(e){if(!(typeof e[0]==
"object"&&e[0]!==null))return{values:e,shape:[e.length]};let n=e;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,
n[0]?.length??0]}}function N({values:e,shape:t},n){let[,...s]=t,o=s.reduce((r,i)=>r*i,1);return{values:ns(e,n*o,(n+1)*o),
shape:s}}function ge({values:e,shape:t}){return t.length<2?e:ct({values:e,shape:t})}function ct(e){return Array.from({length:e.
shape[0]??0},(t,n)=>N(e,n).values)}function ns(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var Y="all",be=new WeakMap;function we({data:e,layout:t},n){let{parts:s=[]}=t.meta,o=at(t.meta,n);for(let r of s){let i=e[r.
trace];"lines"in r?Object.assign(i,is(o(r.lines),n[r.row],r)):i[r.attribute]=ge(o(r.is))}}function at(e,t){let n=ss(e),s=Object.
fromEntries((e.choices??[]).map(({name:c,values:a})=>[c,t[c]===Y?Y:a.indexOf(t[c]??"")])),o=({take:c,at:a})=>{let l=n[c];
if(!l)throw new Error(`The figure has no array ${c}.`);for(let u of a){let f=s[u]??0;f!==Y&&(l=N(l,f))}return l},r=([c,a])=>{
let[{values:l},{values:u,shape:f}]=[i(c),i(a)];return{values:Float64Array.from(u,(m,w)=>m*Number(l[w%l.length])),shape:f}},
i=c=>{if("take"in c)return o(c);if("row"in c){let{values:a}=i(c.row);return{values:a,shape:[1,a.length]}}return"softmax"in
c?rs(i(c.softmax),c):"product"in c?r(c.product):os(r(c.dots),c.over)};return i}function ss(e){let t=be.get(e);return t||
(t=Object.fromEntries(Object.entries(e.arrays??{}).map(([n,s])=>[n,H(s)])),be.set(e,t)),t}function os(e,t){let[n=0]=e.shape;
return{values:Float64Array.from({length:n},(o,r)=>ye(N(e,r).values)).map(o=>o/t),shape:[n]}}function rs({values:e,shape:t},{
temperature:n,mask:s}){let o=Array.from(e,(a,l)=>s&&!s[l]?-1/0:a/n),r=Math.max(...o),i=o.map(a=>Math.exp(a-r)),c=ye(i);return{
values:Float64Array.from(i,a=>a/c),shape:t}}function ye(e){let t=0;for(let n=0;n<e.length;n+=1)t+=Number(e[n]);return t}
function is({values:e,shape:t},n,{above:s,to:o}){let r=[],i=[],[c=0,a=0]=t;for(let l=0;l<c;l+=1)if(!(n!==Y&&l!==n))for(let u=0;u<
a;u+=1){let f=Number(e[l*a+u]);f<=s||f>o||(r.push(0,1,null),i.push(l,u,null))}return{x:r,y:i}}function ve({data:e,layout:t},n){let{table:s}=t.meta;if(s&&"rows"in s)return[s];let o=s?[cs(s,at(t.meta,n),n)]:[];return s&&
!s.beside?o:[...e.filter(i=>i.type==="heatmap"&&i.visible!==!1).map(i=>ls(t,i)),...o]}function K({columns:e,rows:t}){let n=document.
createElement("table");n.createTHead().insertRow().append(...e.map(r=>lt("th",r,"col")));let o=n.createTBody();for(let[r,
...i]of t)o.insertRow().append(lt("th",r,"row"),...i.map(c=>lt("td",c)));return n}function Ae(e){let t=s=>s.map(ds).join(
",");return`${e.map(({columns:s,rows:o})=>[s,...o].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function cs(e,t,n){let{columns:s,labels:o}=e;if("values"in e){let a=e.values.map(l=>t(l).values);return{columns:s,rows:o.
map((l,u)=>[l,...a.map(f=>f[u])])}}let r=t(e.matrix),i=r.shape.length<2?[r.values]:ct(r),c=i.length===o.length?o:[as(e,n)];
return{columns:s,rows:i.map((a,l)=>[c[l],...Array.from(a)])}}function as({labels:e,matrix:t},n){let s="at"in t?t.at.at(-1):
void 0;return e[Number(n[s??""])]??""}function ls(e,t){let n=H(t.z??[]),s=Ee(e,t,"y").map((o,r)=>[o,...Array.from(N(n,r).
values)]);return{columns:[t.name??"",...Ee(e,t,"x")],rows:s}}function Ee(e,t,n){let s=t[n];if(Array.isArray(s))return s.
map(a=>xe(String(a)));let o=e[`${n}axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??o?.categoryarray;
if(i)return i.map(xe);let{shape:c}=H(t.z??[]);return[...Array(c[n==="y"?0:1]??0).keys()].map(String)}function xe(e){return e.
replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;","&")}var us=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,fs=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
hs=/^(?=[\t\r\n])/;function ds(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(fs,"$1'").replace(
hs,"'"),n=us.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function lt(e,t,n){let s=document.createElement(
e);return n&&(s.scope=n),s.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),s}var ht={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventio\
ns",against:"against"},dt=["inputs","removed"],ms=new Set(["server","source","model","lesson","view","theme","reads",...dt,
...Object.keys(ht)]),Se=["scale","accent","controls","caption"],ps=new Set([...Se,"fill"]),$e="pointer-view:hover",ut=matchMedia(
"(prefers-color-scheme: dark)"),gs={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},bs=120,ws=[["short",576,
0],["low",352,0],["tight",288,352]],ys="400px 0px",ke=660,Es=/^(\w+):(\d+)$/,xs="Type visits, or add a place, to see wha\
t the model answers.",R=null,ft=null,mt=class extends HTMLElement{#n=null;#t=null;#o=0;#r=!1;#s="";#m=!1;#h="";#d=[];#p=!1;#w=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#L()},{rootMargin:ys});#$=new ResizeObserver(()=>requestAnimationFrame(()=>this.#U()));#k=new MutationObserver(
t=>this.#K(t.map(({attributeName:n})=>n??"")));#S=t=>this.getAttribute(t);#g=()=>this.#l();#T=({target:t,detail:n})=>{!(t instanceof
HTMLElement)||t===this||!this.hasAttribute("linked")||t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(
n.visits)};#O=({type:t})=>this.#Z(t==="beforeprint");connectedCallback(){this.#n??=this.#I(),this.#C(),document.addEventListener(
"pointerscope:theme",this.#g),document.addEventListener($e,this.#T),ut.addEventListener("change",this.#g);for(let t of["\
beforeprint","afterprint"])window.addEventListener(t,this.#O);this.#$.observe(this),this.#k.observe(this,{attributes:!0}),
this.hasAttribute("lazy")?this.#w.observe(this):this.#p=!0,this.#l()}disconnectedCallback(){document.removeEventListener(
"pointerscope:theme",this.#g),document.removeEventListener($e,this.#T),ut.removeEventListener("change",this.#g);for(let t of[
"beforeprint","afterprint"])window.removeEventListener(t,this.#O);this.#$.disconnect(),this.#k.disconnect(),this.#w.disconnect(),
this.#e.controls.pause()}mark(t){t.join()!==this.#d.join()&&(this.#d=t,this.#D())}get chosen(){return this.#t?this.#f:{}}get wantedHeight(){
if(!this.#t)return 0;let{above:t,below:n}=this.#q();return Math.ceil(t+this.#t.layout.height+n)}get#e(){return this.#n??=
this.#I(),this.#n}#L(){this.#p=!0,this.#w.disconnect(),this.#l()}#K(t){t.some(n=>ps.has(n))&&(this.#C(),this.#u()),t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#p?this.#L():t.some(n=>ms.has(n))?this.#l():this.#a.some(({name:n})=>t.includes(
n))?this.#B()&&this.#u():t.includes(this.#h)&&this.#l()}get#a(){return this.#t?.layout.meta.choices??[]}#l(){this.#r||(this.#r=
!0,queueMicrotask(()=>{this.#r=!1,this.#J()}))}get#y(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#E(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:tt.href}get#M(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#x(){let t=this.getAttribute("theme");return t===
"auto"?ut.matches?"dark":"light":(t??this.#M)==="dark"?"dark":"light"}get#b(){let t=this.getAttribute("scale");return t!==
null&&F("scale",t)?Number(t):1}#C(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty(
"--scale",String(this.#b)):this.style.removeProperty("--scale"),t&&F("accent",t)?this.style.setProperty("--accent",t):this.
style.removeProperty("--accent")}get#N(){if(this.hasAttribute("lesson")){let n=dt.map(s=>[s,this.getAttribute(s)]);return{
needsHistory:!1,query:Object.fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};
let t=Object.entries(ht).map(([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#J(){
let{needsHistory:t,query:n}=this.#N;this.#o+=1;let s=this.#o,o=this.getAttribute("source"),r=this.getAttribute("view")??
"",i=this.#y&&r&&(!t||n.visits||n.record);if(!o&&!i){this.#v(xs);return}if(!this.#p){this.#v("");return}let c=this.#x;this.#R(
c),this.setAttribute("aria-busy","true");try{let a={server:this.#E,path:this.#y,query:n,theme:c},[l]=await Promise.all([
o?ie(o,c):rt(a,r),W(this.hasAttribute("server")?this.#E:"")]);await Rt(()=>{s===this.#o&&(this.#t=structuredClone(l),this.#X(
this.#t),this.#Q({...a,theme:"light"},r))})}catch(a){s===this.#o&&this.#_(a)}finally{s===this.#o&&this.removeAttribute("\
aria-busy")}}#R(t){this.#M!==t?this.dataset.theme=t:delete this.dataset.theme}#Q(t,n){if(!this.#t)return;let{template:s,
meta:o}=this.#t.layout,r=o.templates?.light;R??=r??(this.#x==="light"?s:null),!(R||this.hasAttribute("source"))&&(ft??=rt(
t,n),ft.then(({layout:i})=>{R??=i.template}).catch(()=>{ft=null}))}#Z(t){this.#m=t,!(!this.#t||!this.#s)&&(this.#R(t&&R?
"light":this.#x),this.#u(),t||requestAnimationFrame(()=>this.#u()))}#I(){let t=document.createElement("summary");t.textContent=
"Numbers";let n={title:this.#c("h3","view-title"),caption:this.#c("p","view-caption"),choices:this.#c("div","view-choice\
s"),summary:this.#c("p","view-summary"),failure:this.#c("p","view-failure"),plot:this.#c("div","view-plot"),details:this.#c(
"details","view-table"),exports:Ft({name:()=>this.#W,links:()=>this.#rt(),view:()=>this.#t&&this.#it(this.#t),picture:()=>this.#ot(),
csv:()=>Ae(this.#z()),json:()=>JSON.stringify(this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute("ro\
le","alert"),n.plot.setAttribute("role","img"),n.details.append(t),n.details.addEventListener("toggle",()=>this.#F());let s=new V(
n.choices,{selected:()=>this.#f,select:(o,r)=>this.#st(o,r),open:o=>this.#i("open",o)});this.replaceChildren(...Object.values(
n)),this.addEventListener("toggle",({target:o})=>this.#nt(o),!0);for(let o of[n.plot,n.details,n.choices,n.exports,n.failure])
o.hidden=!0;return{...n,controls:s}}#c(t,n){let s=this.querySelector(`.${n}`),o=s instanceof HTMLElement?s:document.createElement(
t);return o.className=n,o}#j(t){let{plot:n,details:s,choices:o,exports:r,failure:i}=this.#e;for(let c of[n,s,o,r])c.hidden=
t;i.hidden=!0}#v(t){this.#t=null,this.#h="",this.removeAttribute("aria-busy"),this.#e.controls.pause(),this.#j(!0),this.#e.
summary.textContent=t}#_(t){this.#v("");let{failure:n}=this.#e,s=B(t);if(n.replaceChildren(s),n.hidden=!1,this.#i("faile\
d",{message:s}),!(t instanceof $)||![0,503].includes(t.status))return;let o=document.createElement("button");o.type="but\
ton",o.textContent="Try again",o.addEventListener("click",()=>this.#l()),n.append(" ",o)}#X(t){let{title:n,caption:s,controls:o}=this.#e,
{meta:r}=t.layout;n.textContent=r.title,n.hidden=!1,s.textContent=r.caption,this.#j(!1),o.offer(t,!this.hasAttribute("fi\
ll")),this.#B()&&this.#u()}#u(){if(!this.#t)return;let{plot:t}=this.#e,{data:n,layout:s}=this.#t,o=this.#m,r=o&&R?{...s,
template:R}:s,i=this.#A(s),c=o?Math.min(i.width||ke,ke):i.width;if(!c)return;let a=this.#P({data:n,layout:r},{...i,width:c});
t.style.height=i.isFixed?`${i.height}px`:"",window.Plotly?.react(t,a.data,o?{...a.layout,width:c}:a.layout,gs),t.dataset.
listening||this.#tt(t),this.#s=`${c}×${i.height}`,this.dataset.drawn="true",this.#D(),this.#i("drawn",{})}#P({data:t,layout:n},{
width:s,height:o,isFixed:r}){let i="rgba(0, 0, 0, 0)",c=this.#b,{font:a,hoverlabel:l}=n.template.layout,u=a.size*c,f=Zt(
{data:t,layout:vs(n)},{width:s,height:o,isFixed:r,scale:c}),d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,
size:u}}};return{data:f.data,layout:{...f.layout,...c!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:o}}}#tt(t){t.dataset.
listening="true",t.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#i("open",n.data.meta);let[,s,o]=Es.
exec(String([n.customdata].flat()[0]))??[];s&&this.#i("select",{table:s,row:Number(o)})}),t.on("plotly_hover",({points:[
n]})=>{n&&this.#i("hover",{visits:ae(n,this.#H)})}),t.on("plotly_unhover",()=>this.#i("hover",{visits:[]}))}get#H(){return this.#t?.
layout.meta.visit_axes??[]}#i(t,n){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#D(){this.#t&&
this.#s&&le(this.#e.plot,this.#H,this.#d)}#A(t){let{plot:n}=this.#e,s=n.clientWidth;if(!this.hasAttribute("fill"))return{
width:s,height:t.height,isFixed:!1};this.#et();let{above:o,below:r}=this.#q();this.style.setProperty("--below",`${Math.ceil(
r)}px`);let i=Math.max(Math.floor(this.offsetHeight-o-r),bs);return{width:s,height:i,isFixed:!0}}#et(){let[t,n]=[this.offsetWidth/
this.#b,this.offsetHeight/this.#b],s=ws.filter(([,o,r])=>n<o||t<r).map(([o])=>o).join(" ");this.dataset.room!==s&&(this.
dataset.room=s)}#q(){let{plot:t,details:n,exports:s}=this.#e,o=this.getBoundingClientRect(),r=o.height/this.offsetHeight||
1,i=[n,s].filter(a=>a.offsetHeight).map(a=>a.getBoundingClientRect()),c=i.length?Math.max(...i.map(({bottom:a})=>a))-Math.
min(...i.map(({top:a})=>a)):0;return{above:(t.getBoundingClientRect().top-o.top)/r,below:c/r}}#nt(t){if(this.hasAttribute(
"fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll("details"))n.open&&(n.open=n===t);requestAnimationFrame(
()=>this.#U())}#U(){if(!this.#t)return;let{width:t,height:n}=this.#A(this.#t.layout);t&&this.#s!==`${t}×${n}`&&this.#u()}#st(t,n){
this.setAttribute(t,String(n)),this.#i("option",{[t]:n})}#B(){let t=this.#t;if(!t)return!1;let n=this.hasAttribute("leni\
ent")?null:he(this.#a,this.#S);if(n)return this.#_(new Error(n.message)),this.#h=n.name,!1;let{meta:s}=t.layout,o="";if(this.#a.
length){let r=this.#f;this.#e.controls.show(r);for(let c of t.data)c.meta&&(c.visible=Object.entries(c.meta).every(([a,l])=>r[a]===
l));we(t,r);let{summaries:i}=s;i&&(s.summary=i.texts[de(this.#a,i.by,r)]??""),o=`: ${me(this.#a,r)}`}return this.#e.summary.
textContent=s.summary??"",this.#e.plot.setAttribute("aria-label",`${s.title}${o}. ${s.summary??""}`),this.#F(),!0}get#f(){
return fe(this.#a,this.#S)}#F(){let{details:t}=this.#e;if(!t.open||!this.#t)return;let n=document.createElement("div");n.
className="table-frame",n.tabIndex=0,n.setAttribute("role","region"),n.setAttribute("aria-label",`Numbers: ${this.#t.layout.
meta.title}`),n.append(...this.#z().map(K)),t.querySelector(".table-frame")?.remove(),t.append(n)}#z(){return this.#t?ve(
this.#t,this.#f):[]}#ot(){if(!this.#t)throw new Error("There is no figure to save yet.");let{data:t,layout:n}=structuredClone(
this.#t),s=this.#A(n),{paper_bgcolor:o,plot_bgcolor:r}=n.template.layout,i=!this.dataset.theme&&document.documentElement.
hasAttribute("data-transparent"),c=this.#P({data:t,layout:n},s),a=i?{}:{paper_bgcolor:o,plot_bgcolor:r};return{data:c.data,
layout:{...c.layout,width:s.width,...a}}}get#W(){let t=[this.getAttribute("model")??this.getAttribute("lesson"),this.getAttribute(
"view"),this.hasAttribute("against")&&"difference"];return this.getAttribute("name")??t.filter(Boolean).join("-")}get#G(){
return{server:this.#E,path:this.#y,view:this.getAttribute("view")??"",values:{...this.#N.query,...this.#f}}}get#V(){let t=this.
getAttribute("theme")??document.documentElement.dataset.askedTheme,n=Se.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",
o])=>this.hasAttribute(s)&&F(s,o??""));return{...t&&{theme:t},...Object.fromEntries(n)}}#rt(){let t=new URL(location.href);
t.hash=this.id;let n=this.id?t.href:null;if(this.hasAttribute("source"))return{link:n,embed:null,json:null,offline:null};
let s=this.#G;return{link:n,embed:C("embed",this.#Y(s)),json:C("json",s),offline:C("offline",s)}}#Y(t){let{controls:n,...s}=this.#V,
o={...t.values,...s,...n&&n!=="some"&&{controls:n}};return{...t,values:o}}#it(t){let n=this.#G,{title:s,summary:o=""}=t.
layout.meta,r=["model","lesson","view","reads",...dt,...Object.keys(ht)],i=[...this.attributes].filter(({name:d})=>r.includes(
d)),{theme:c,...a}=this.#V,l=c?.replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:m})=>[d,m])),
...this.#f,...l&&{theme:l},...a},f=this.#Y(n);return{title:s,caption:o,name:this.#W,server:n.server,embed:C("embed",f),picture:C(
"picture",f),attributes:Object.fromEntries(Object.entries(u).map(([d,m])=>[d,String(m)]))}}};function vs(e){let t=Object.
entries(e).map(([n,s])=>{if(!/^[xy]axis/.test(n))return[n,s];let o=s,r=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,
i=o.type==="category"&&!o.categoryarray&&r;return[n,i?{...o,categoryorder:"array",categoryarray:r}:o]});return Object.fromEntries(
t)}customElements.define("pointer-view",mt);var As=["ArrowRight","ArrowDown","PageDown"," ","n","l","j"],$s=["ArrowLeft","ArrowUp","PageUp","p","h","k"],Te=["slidec\
hanged","fragmentshown","fragmenthidden"],S=null;function Ce(e,t){if(S&&!S.closed){S.focus();return}if(S=window.open("",
"","width=900,height=700"),!S)return;let n=S.document;n.title=`Notes · ${t}`,n.documentElement.className="pointerscope",
n.documentElement.dataset.theme=document.documentElement.dataset.theme;for(let c of document.querySelectorAll("style, li\
nk[rel=stylesheet]"))n.head.append(ks(n,c));n.body.className="speaker-page";let s=Ss(n),o=Date.now(),r=()=>Ts(e,s,o),i=setInterval(
r,1e3);for(let c of Te)e.on(c,r);n.addEventListener("keydown",({key:c})=>{As.includes(c)&&e.next(),$s.includes(c)&&e.prev()}),
S.addEventListener("pagehide",()=>{clearInterval(i);for(let c of Te)e.off(c,r)}),window.addEventListener("pagehide",()=>S?.
close()),r()}function ks(e,t){let n=e.importNode(t,!0);return t instanceof HTMLLinkElement&&n.setAttribute("href",t.href),
n}function Ss(e){let t=(n,s)=>{let o=e.createElement(n);return o.className=s,e.body.append(o),o};return{time:t("p","spea\
ker-time"),title:t("h1","speaker-title"),notes:t("div","speaker-text"),next:t("p","speaker-next")}}function Ts(e,{time:t,
title:n,notes:s,next:o},r){let i=e.getSlides(),c=e.getCurrentSlide(),a=i.indexOf(c),l=Oe(i.slice(0,a+1)),u=Oe(i),f=Math.
floor((Date.now()-r)/1e3),d=`${Math.floor(f/60)}:${String(f%60).padStart(2,"0")}`,m=u?` · this slide until ${Me(l)} of ${Me(
u)} min`:"";if(t.textContent=`${a+1} of ${i.length} · ${d}${m}`,n.textContent=Le(c),s.dataset.at!==String(a)){s.dataset.
at=String(a);let h=c.querySelector("aside.notes"),g=[...h?.childNodes??[]].map(k=>s.ownerDocument.importNode(k,!0));s.replaceChildren(
...h?g:["No notes."])}let w=c.querySelectorAll(".fragment:not(.visible)").length,p=i[a+1];w?o.textContent=`${w} more on \
this slide`:o.textContent=p?`Next: ${Le(p)}`:"The last slide"}function Oe(e){return e.reduce((t,n)=>t+Number(n.dataset.minutes??
0),0)}function Le(e){return e.getAttribute("aria-label")??""}function Me(e){return String(Math.round(e*10)/10)}function pt(e){for(let t of e){let n=t.firstElementChild;if(!(n instanceof HTMLElement))continue;let[s,o]=[.4,2];for(let r=0;r<
7;r+=1){let i=r?(s+o)/2:2;if(n.style.zoom=String(i),Os(n,t)?s=i:o=i,s===2)break}n.style.zoom=String(s)}}function Os(e,t){
let n=[e,t,...e.querySelectorAll(".table-frame, .formula")];return t.scrollHeight<=t.clientHeight+1&&n.every(s=>s.scrollWidth<=
s.clientWidth+1)}var Ls={sqrt:"√",exp:"exp",ln:"ln",pi:"π","*":"·","-":"−"};function I(e){return typeof e=="string"?Number(e.replace(
"inf","Infinity")):e}function Ne(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(
/inf$/,"Infinity"))}function x(e){return Number.isFinite(e)?String(Number(e.toPrecision(6))).replaceAll("-","−"):e>0?"\
∞":"−∞"}function J(e){return e<0?`(${x(e)})`:x(e)}function Q(e){return e.length<=24?e.join(" + "):`${e.slice(0,24/
2).join(" + ")} + … + ${e.slice(-2).join(" + ")}`}function gt(e,t){return t===1?e:`(${e}) / ${x(t)}`}function bt(e,t){
return e.replace(/\{(\w+)\}|\b(?:sqrt|exp|ln|pi)\b|\*|-/g,(n,s)=>s?t(s):Ls[n]??n)}function wt(e,t){return e===t?t:`${e} \
= ${t}`}function Re({kind:e,terms:t,plus:n,over:s,template:o,result:r}){let i=x(I(r));if(e==="cells"){let l=new Map(t.map(
({name:u,value:f})=>[u,I(f)]));return wt(bt(o,u=>J(l.get(u)??Number.NaN)),i)}let c=x(t.reduce((l,{value:u})=>l+I(u),0));
if(e==="softmax")return`${c} / ${x(s)} = ${i}`;let a=(n===null?"":`, plus ${x(I(n))}`)+(s===1?"":`, divided by ${x(s)}`);
return a?`Sum ${c}${a} = ${i}`:`Sum ${i}`}function O(e,t,n){let s=Ms(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function Ms(e,t,n){
let s=e.querySelector(t);return s&&je(s,n)?s:null}function y(e,t,n){return[...e.querySelectorAll(t)].filter(s=>je(s,n))}
function Ie(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function yt({target:e}){return e}function je(e,t){return e instanceof(t??HTMLElement)}var _e="figure[data-how]",Cs="figure[data-how] tbody td",Ns=30,Rs={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},
ArrowLeft:{row:0,column:-1},ArrowRight:{row:0,column:1}},Is={product:["term","first factor","second factor","product"],cells:[
"term","value"],softmax:["term","score","exponential, largest score subtracted"],"row-sum":["term","value"],"column-sum":[
"term","value"],collected:["term","value"]};function Pe(e,t){let n=s=>{let o=xt(s);o&&Ps(o)};e.addEventListener("pointer\
over",n),e.addEventListener("focusin",n),e.addEventListener("click",n),t&&js(e,t),e.addEventListener("pointerout",s=>{let o=yt(
s).closest(_e),{relatedTarget:r}=s,i=r instanceof Node&&o?.contains(r);o&&!i&&De(At(o))}),e.addEventListener("keydown",_s)}
function He(e){for(let t of y(e,_e))for(let[n,s]of y(t,"tbody td").entries())s.tabIndex=n===0?0:-1}function js(e,t){let n=0,
s=async o=>{let r=xt(o);if(!r)return;n+=1;let i=n,c=vt(r),a=At(c),{step:l=""}=a.dataset,{table:u=""}=c.dataset;try{let f=await t(
l,u,$t(Z(c),r));i===n&&a.isConnected&&Hs(a,f,r)}catch(f){i===n&&(O(a,"[data-sum]").textContent=B(f))}};e.addEventListener(
"click",s),e.addEventListener("keydown",o=>{if(o.key==="Enter"&&s(o),o.key!=="Escape")return;let r=yt(o).closest("[data-\
step]")?.querySelector("[data-opened] button");r instanceof HTMLElement&&r.click()})}function _s(e){let t=xt(e),n=Rs[e.key];
if(!t||!n||e.altKey||e.ctrlKey||e.metaKey)return;e.preventDefault();let s=vt(t),o=Z(s),{row:r,column:i}=$t(o,t),c="down"in
s.dataset,a=c?n.column:n.row,l=c?n.row:n.column,u=o[r+a]?.[i+l];u&&(t.tabIndex=-1,u.tabIndex=0,u.focus())}function Ps(e){
let t=vt(e),n=At(t);De(n);let s=JSON.parse(t.dataset.how??""),o=Z(t),i=qs(s,u=>{let f=n.querySelector(`figure[data-table\
="${CSS.escape(u)}"]`);return f instanceof HTMLElement?Z(f):null},$t(o,e),o);e.dataset.lit="result";for(let u of i?.cells??
[])u.dataset.lit??="part";let c=n.querySelector("[data-sum]");if(!(c instanceof HTMLElement))return;let a=x(kt(e)),l=i?wt(
i.text,a):a;c.textContent=[zs(t,e),l].filter(Boolean).join(": "),delete c.dataset.above,e.getBoundingClientRect().bottom>
c.getBoundingClientRect().top&&(c.dataset.above="")}function Hs(e,t,n){e.querySelector("[data-opened]")?.remove();let{kind:s,
title:o,row:r,column:i}=t,c=document.createElement("div");c.dataset.opened="";let a=document.createElement("h3");a.textContent=
[o,r,i].filter(Boolean).join(", ");let l=document.createElement("button");l.type="button",l.textContent="Close",l.addEventListener(
"click",()=>{c.remove(),n.focus()});let u=document.createElement("div");u.className="table-frame",u.tabIndex=0,u.setAttribute(
"role","group"),u.setAttribute("aria-label",a.textContent),u.append(K({columns:Is[s],rows:Ds(t)}));let f=document.createElement(
"p");f.className="sum",f.textContent=Re(t),c.append(a,u,f,l),O(e,"[data-sum]").after(c),u.focus({preventScroll:!0}),c.scrollIntoView(
{block:"nearest"})}function Ds({kind:e,terms:t,among:n}){let s=(o,...r)=>[o,...r.map(i=>x(I(i??0)))];return e==="product"?
t.map(({label:o,left:r,right:i,value:c})=>s(o,r,i,c)):e==="softmax"?n.map(({label:o,left:r,value:i})=>s(o,r,i)):t.map(({
label:o,value:r})=>s(o,r))}function De(e){for(let n of y(e,"[data-lit]"))delete n.dataset.lit;let t=e.querySelector("[da\
ta-sum]");t&&(t.textContent="")}function qs(e,t,n,s){switch(e.kind){case"product":return Us(e,t,n);case"cells":return Bs(
e,t,n);case"softmax":return Fs(e,t,n);case"row-sum":return Et(D(t(e.of),n.row),e.over);case"column-sum":return Et(qe(t(e.
of),n.column),e.over);case"collected":{let o=t(e.of)?.flat(),r=n.row*(s[0]?.length??0)+n.column;return Et(o&&e.terms[r]?.
flatMap(i=>o[i]??[]),1)}}}function Us({left:e,right:t,transposed:n,plus:s,over:o},r,{row:i,column:c}){let[a,l]=[r(e),r(t)];
if(!a||!l)return null;let u=D(a,i)??[],f=(n?D(l,c):qe(l,c))??[],d=u.map((w,p)=>{let h=f[p];return`${j(w)} · ${h?j(h):""}`}),
m=s?Ue(r(s),i,c):void 0;return m&&d.push(j(m)),{text:gt(Q(d),o),cells:[...u,...f,...m?[m]:[]]}}function Bs({template:e},t,{
row:n,column:s}){let o=[],r=!0,i=bt(e,c=>{let a=Ue(t(c),n,s);return a?(o.push(a),j(a)):(r=!1,"")});return r?{text:i,cells:o}:
null}function Fs({of:e,temperature:t},n,{row:s,column:o}){let r=D(n(e),s),i=r?.[o];if(!r||!i)return null;let c=Math.max(
...r.map(kt)),a=Math.abs(c/t)>Ns,l=u=>{let f=j(u),d=a?`(${f} − ${J(c)})`:f;return t===1?a?`e^(${d})`:`e^${d}`:`e^(${d}\
 / ${x(t)})`};return{text:`${l(i)} / (${Q(r.map(l))})`,cells:r}}function Et(e,t){if(!e)return null;let n=e.length?Q(e.map(
j)):"0";return{text:gt(n,t),cells:e}}function xt(e){return e.target instanceof Element?e.target.closest(Cs):null}function vt(e){
return e.closest("figure")}function At(e){return e.closest("[data-step]")}function Z(e){return"down"in e.dataset?[y(e,"t\
body td",HTMLTableCellElement)]:y(e,"tbody tr").map(t=>y(t,"td",HTMLTableCellElement))}function $t(e,t){let n=e.findIndex(
s=>s.includes(t));return{row:n,column:e[n]?.indexOf(t)??-1}}function D(e,t){return e?.[t]??e?.[0]}function qe(e,t){return e?.
flatMap(n=>n[t]??n[0]??[])}function Ue(e,t,n){let s=D(e,t);return s?.[n]??s?.[0]}function zs(e,t){let n=t.parentElement?
y(t.parentElement,"th"):[],s=y(e,"thead th")[t.cellIndex-n.length],o=[n[0],s].map(r=>r?.title||r?.textContent);return[O(
e,"figcaption span").textContent,...o].filter(Boolean).join(", ")}function kt(e){return Ne(e.dataset.value??e.textContent??
"")}function j(e){return J(kt(e))}var Ws=1280,Gs=720,Be=1e4,Vs=400,Ys=15e3,Fe={s:83,t:84},Ks=[" ","Enter"],A=O(document,".deck"),We="preview"in A.dataset,
Ge=/print-pdf/i.test(location.search),Ve=window.Reveal;if(!Ve)throw new Error("reveal.js is missing on this page.");var v=new Ve(
A,{width:Ws,height:Gs,margin:0,minScale:.1,maxScale:4,center:!1,transition:"none",backgroundTransition:"none",slideNumber:"\
c/t",hash:!We,viewDistance:Be,mobileViewDistance:Be,pdfMaxPagesPerSlide:1,pdfPageHeightOffset:0,scrollActivationWidth:null,
postMessage:!1,keyboardCondition:e=>!Js(e)}),Ye=0,St=()=>y(A,"section");function Js({key:e}){let t=document.activeElement;
return!t||t===document.body||!A.contains(t)?!1:t.closest("select, input, textarea, td, [contenteditable]")?!0:Ks.includes(
e)&&t.closest("button, summary, a")!==null}function Qs(e){let t=y(e,".fragment.visible").map(({dataset:n})=>Number(n.fragmentIndex));
return 1+Math.max(-1,...t)}function Tt(e){let t=Qs(e);for(let n of y(e,"[data-stages]"))Zs(n,t);for(let n of y(e,"[data-\
at]")){let s=JSON.parse(n.dataset.at??"[]");n.toggleAttribute("data-away",!s.includes(t))}}function Zs(e,t){let n=JSON.parse(
e.dataset.stages??"[]"),s=n[Math.min(t,n.length-1)];if(!s)return;for(let[i,c]of[...e.children].entries())c.toggleAttribute(
"data-away",i!==s.show);if(e.dataset.stage===String(t))return;e.dataset.stage=String(t);let o=e.children[s.show];if(o?.localName!==
"pointer-view")return;let r=new Set(n.flatMap(({options:i})=>Object.keys(i)));for(let i of r)Xs(o,i,s.options[i])}function Xs(e,t,n){
n===void 0?e.removeAttribute(t):e.getAttribute(t)!==String(n)&&e.setAttribute(t,String(n))}function ze(){let e=St(),t=Math.
max(0,e.indexOf(v.getCurrentSlide())),n=o=>{let r=e.indexOf(o.closest("section"))-t;return 4*Math.abs(r)+(r<0?2:0)+(o.closest(
"[data-away]")?1:0)};return Ie(A,"pointer-view[hidden][lazy]").sort((o,r)=>n(o)-n(r))[0]}function to(e){return new Promise(
t=>{let n=()=>{s.disconnect(),clearTimeout(o),t()},s=new MutationObserver(()=>{(e.dataset.drawn||e.querySelector(".view-\
failure:not([hidden])"))&&n()}),o=setTimeout(n,Ys);s.observe(e,{attributes:!0,childList:!0,subtree:!0}),e.removeAttribute(
"hidden"),e.removeAttribute("lazy")})}function eo(){let e=Math.max(0,Ye-performance.now());return new Promise(t=>{let n=()=>{
"requestIdleCallback"in window?requestIdleCallback(()=>t(),{timeout:200}):setTimeout(t,20)};e?setTimeout(n,e):n()})}async function no(){
for(let e=ze();e;e=ze()){await to(e);let t=e.closest(".step-frame");t instanceof HTMLElement&&pt([t]),Ge||await eo()}document.
documentElement.dataset.allDrawn="true"}function so({currentSlide:e}){Ye=performance.now()+Vs,Tt(e??v.getCurrentSlide())}
function oo(){document.documentElement.dataset.framed="";for(let e of["beforeprint","afterprint"])window.addEventListener(
e,t=>t.stopImmediatePropagation(),{capture:!0})}function ro(){v.addKeyBinding({keyCode:Fe.s,key:"S",description:"Speaker\
 notes"},()=>Ce(v,A.dataset.title??"")),v.addKeyBinding({keyCode:Fe.t,key:"T",description:"Light or dark"},()=>O(A,"[dat\
a-theme-button]").click())}function io(){return We?window.frameElement?.getAttribute("data-slide"):null}async function co(){
if(oo(),Ge){let e=new Promise(t=>v.on("pdf-ready",t));await v.initialize(),await e}else{for(let t of St())Tt(t);await v.
initialize(),ro();let e=io()??A.dataset.start;e&&v.slide(Number(e));for(let t of["slidechanged","fragmentshown","fragmen\
thidden"])v.on(t,so);document.addEventListener("deck:show",({detail:t})=>v.slide(t))}for(let e of St())Tt(e);pt(y(A,".st\
ep-frame")),Pe(A,null),He(A),document.documentElement.dataset.deckReady="true",await no()}co();})();
