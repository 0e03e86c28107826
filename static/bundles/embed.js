var ft={min:.5,max:4},Me={controls:["none","some","all"],caption:["none","title","all"]};function k(e,t){return e==="sca\
le"?t.trim()!==""&&Number(t)>=ft.min&&Number(t)<=ft.max:e==="controls"||e==="caption"?Me[e].includes(t):CSS.supports("co\
lor",t)}function dt(e,t,n){let s=Le(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function Le(e,t,n){
let s=e.querySelector(t);return s&&Ne(s,n)?s:null}function Ne(e,t){return e instanceof(t??HTMLElement)}var G={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,f:70,
h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},Re="input, select, textarea, [contenteditable], dialog[open]",Ce="\
a[href], button, summary, [role=button]",Ie=".table-frame";function pt({send:e,isInDeck:t,keeps:n=()=>!1}){let s=!0;window.
addEventListener("pointerdown",()=>s=!0,{capture:!0}),window.addEventListener("keydown",i=>{i.key==="Tab"&&(s=!1),!(!s||
!t()||!mt(i)||n(i.key))&&(i.stopImmediatePropagation(),r(i))},{capture:!0}),window.addEventListener("keydown",i=>{mt(i)&&
r(i)}),window.addEventListener("change",({target:i})=>{s&&t()&&i instanceof HTMLElement&&i.blur()});let r=i=>{i.preventDefault(),
e({key:i.key,shift:i.shiftKey})}}function mt({key:e,target:t,defaultPrevented:n,isComposing:s,altKey:r,ctrlKey:i,metaKey:o}){
if(n||s||r||i||o||!Object.hasOwn(G,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(Re)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(Ce))return!1;let a=t.closest(Ie);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var je=1e5,_e=100,gt=2e4,Pe=8,Ue=1e3;function bt({state:e,height:t,set:n,mark:s=()=>{},keeps:r=()=>!1}){let i=window.parent,
o=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=o.includes("*"),c="",l=!1,u=d=>{if(i!==window)for(let p of a?
["*"]:o)i.postMessage(d,p)},h=(d,p)=>u({pointerscope:d,...p});i!==window&&pt({send:d=>{h("key",d);let p={method:"trigger\
Key",args:[G[d.key]]};l||u(JSON.stringify(p))},isInDeck:()=>l,keeps:r});let f=()=>{let d={state:e(),height:t()};JSON.stringify(
d)!==c&&(c=JSON.stringify(d),h("height",{height:d.height}),h("state",{state:d.state}))};return window.addEventListener("\
message",({source:d,origin:p,data:g})=>{d!==i||!(a||o.includes(p))||(g?.pointerscope==="set"&&(n(Fe(g.state)),f()),g?.pointerscope===
"mark"&&s(He(g.visits)),g?.pointerscope==="deck"&&(l=!0),g?.pointerscope==="ask"&&(c="",f()))}),(d,p)=>d==="state"?f():h(
d,p)}function Fe(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,s]of Object.entries(e).
slice(0,_e)){let r=s===null?null:De(s);(r===null||r!==void 0&&r.length<=je)&&(t[n]=r)}return t}function He(e){return(Array.
isArray(e)?e.slice(0,Ue):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function De(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&wt(e,Pe)<=gt?JSON.stringify(e):void 0}function wt(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let s of Object.values(e))if(n+=wt(s,t-1),n>gt)return Number.POSITIVE_INFINITY;
return n}var v=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=n}},P=new URL(
import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),O={answers:!0},Be=[502,504];var qe="No response could be read. Your input is still here; check your connection and try again.",We=e=>`The server ans\
wered with ${e}.`;async function K(e,t,n=P){let s=await ze(new URL(`api/${e}`,n),t);if(String(n)===P.href&&Ye(s!==null&&
!Ve(s)),!s)return yt();if(!(s.headers.get("content-type")??"").includes("json")){let o=We(s.status);throw new v(s.status,
[{where:"",message:o,suggestions:[]}])}let i=await s.json().catch(yt);if(!s.ok)throw new v(s.status,i.errors??[]);return i}
async function ze(e,t){try{let n=await fetch(e,t);return Be.includes(n.status)?null:n}catch(n){if(At(n))throw n;return null}}function Ve({headers:e}){return e.get("cache-status")?.startsWith("service-worker")??!1}function Ye(e){e!==O.answers&&(O.
answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:e}})))}function yt(e){throw At(e)?
e:new v(0,[{where:"",message:qe,suggestions:[]}])}function At(e){return e instanceof DOMException&&e.name==="AbortError"}
function U(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,s])=>[n,String(
s)]))}function Et(e){return e instanceof Error?e.message:String(e)}var vt=Promise.resolve();function xt(e){let t=vt.then(Ge).then(e);return vt=t.catch(()=>{}),t}function Ge(){let{scheduler:e}=globalThis;
return e?e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var Ot={width:960,height:540};function kt(e){return{"HTML frame":St(e),"Web component":Ke(e),Markdown:Tt(e),Quarto:Je(e),
LaTeX:Qe(e)}}function St({title:e,embed:t}){return`<iframe src="${F(t)}" title="${F(e)}" width="${Ot.width}" height="${Ot.
height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%"></iframe>`}function Ke({server:e,attributes:t}){
let n=Object.entries({server:e,...t}).map(([s,r])=>r===""?s:`${s}="${F(r)}"`);return`<script src="${F(new URL("pointer-v\
iew.js",e).href)}" defer><\/script>
<pointer-view ${n.join(" ")}></pointer-view>`}function Tt({title:e,embed:t,picture:n}){return`[![${Ze(e)}](<${$t(n)}>)](\
<${$t(t)}>)`}function Je(e){return['::: {.content-visible when-format="html"}',"```{=html}",St(e),"```",":::",'::: {.con\
tent-visible unless-format="html"}',Tt(e),":::"].join(`
`)}function Qe({title:e,caption:t,name:n,embed:s,picture:r}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${r}`,
"\\begin{figure}","  \\centering",`  \\href{${Xe(s)}}{\\includegraphics[width=\\linewidth]{${n}.png}}`,`  \\caption{${on(
[e,t].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function F(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Ze(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function $t(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function Xe(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var tn={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},en=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
nn={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},sn=/[ąęįųĄĘĮŲ]/,rn=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function on(e){return[...e.normalize("NFC").replace(
/\s/g," ").replace(rn,"")].flatMap(n=>[...nn[n]??an(n)]).map(n=>tn[n]??cn(n)).join("")}function an(e){return sn.test(e)?
e.normalize("NFD").slice(0,1):e}function cn(e){return/[&%$#_{}]/.test(e)?`\\${e}`:en.test(e)?e:"?"}function Lt(e,t,{title:n,origin:s}){let r=e.slice(e.indexOf(",")+1);if(t==="svg")return ln(decodeURIComponent(r),n,s);let i=Uint8Array.
from(atob(r),a=>a.charCodeAt(0)),o=[Mt("Title",n),Mt("Source",s)];return new Blob([i.subarray(0,33),...o,i.subarray(33)],
{type:"image/png"})}function ln(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,r=(i,o)=>{
let a=document.createElementNS(s.namespaceURI,i);return a.textContent=o,a};return s.prepend(r("title",t),r("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function Mt(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,un(n)),s.buffer}function un(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var hn=[1,2,4],fn=2;function Rt({name:e,links:t,view:n,picture:s,csv:r,json:i}){let o=document.createElement("div");o.className=
"view-take";let a={link:H("Link"),embed:H("Embed"),json:H("JSON"),offline:H("Offline file")};a.offline.title="One HTML f\
ile with this whole view inside, for use without a network";let c=N("JSON",()=>Nt(i(),`${e()}.json`,"application/json")),
l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=dn(
()=>{let{link:m,embed:b}=t(),E=b?n():null;return{...m&&{Address:m},...E&&kt(E)}}),h=()=>{let m=t();for(let b of Object.keys(
a)){let E=m[b];a[b].hidden=E===null,E!==null&&(a[b].href=E)}c.hidden=m.json!==null,u.hidden=m.link===null&&m.embed===null,
l.hidden=O.answers};for(let m of["pointerenter","focusin"])o.addEventListener(m,h);let f=document.createElement("select");
f.setAttribute("aria-label","Size of the PNG"),f.append(...hn.map(m=>{let b=m===fn;return new Option(`${m}×`,String(m),
b,b)}));let d=async m=>{let{address:b,meta:E}=await s(m,Number(f.value)),_=E.origin??t().embed??location.href;Ct(Lt(b,m,
{title:E.title,origin:_}),`${e()}.${m}`)},p=()=>Nt(`\uFEFF${r()}`,`${e()}.csv`,"text/csv;charset=utf-8"),g=document.createElement(
"span");return g.append(N("PNG",()=>d("png"))," ",f),o.append(a.link,a.embed,g,N("SVG",()=>d("svg")),N("CSV",p),a.json,c,
a.offline,u,l),h(),o}function dn(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement(
"summary");n.textContent="Copy";let s=document.createElement("p"),r=document.createElement("textarea");Object.assign(r,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let i=document.createElement("span");i.setAttribute("role","status");let o=document.
createElement("div");o.className="view-sheet",o.append(s,r),t.append(n,o),t.addEventListener("toggle",()=>{if(!t.open)return;
i.textContent="",r.hidden=!0;let c=Object.entries(e()).map(([l,u])=>N(l,()=>a(l,u)));s.replaceChildren(...c,i)});let a=async(c,l)=>{
r.value=l,r.hidden=!1,r.setAttribute("aria-label",c);let u=await mn(l);u||r.select(),i.textContent=u?"Copied.":"Selected\
; copy it with the keyboard."};return t}async function mn(e){return navigator.clipboard?navigator.clipboard.writeText(e).
then(()=>!0,()=>!1):!1}function H(e){let t=document.createElement("a");return t.textContent=e,t}function N(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function Nt(e,t,n){Ct(new Blob(
[e],{type:n}),t)}function Ct(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var D="network";function y(e){return"kind"in e&&e.kind===D}function x(e){return y(e)?e.meta:e.layout.meta}function B(e){
return y(e)?e.meta.height??0:e.layout.height}var It={width:420,height:200},pn=300,S=2,A=20,$=8,gn=7.5,bn=44,wn=18,yn=240,An=90,Pt=56,Ut=90,En=48,vn=1.3,xn=.6,On=9,Ft=1.4,
Ht=["coloraxis","coloraxis2"];function Dt({data:e,layout:t},{width:n,height:s,isFixed:r,scale:i}){if(!n)return{data:e,layout:t};
let o={width:n/i,height:s/i},a=r&&(o.width<It.width||o.height<It.height),c={...o,isFixed:r,isTiny:a,isNarrow:o.width<560,
scale:i},l=a?$n(t,t.meta.small??{}):t;if(!r)return{data:e,layout:{...l,..._t(l,c)}};let u=kn(e,l),h={...u,..._t(u,c),...Sn(
e,u,c),...Ln(u,c)};return{data:_n(e,u,c.height),layout:h}}function $n(e,t){return Bt(e,t)}function Bt(e,t){if(!jt(e)||!jt(
t))return t;let n={...e};for(let[s,r]of Object.entries(t))n[s]=Bt(e[s],r);return Object.fromEntries(Object.entries(n).filter(
([,s])=>s!==null))}function jt(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function qt(e,t){return Object.
entries(e).filter(([s])=>t.test(s))}function Wt(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function zt(e){return qt(e,/^yaxis/).
map(([,t])=>t.domain??[0,1])}function Vt(e,t){return e[t]}function kn(e,t){let{xaxis:n}=t,s=e.find(o=>(o.xaxis??"x")==="\
x"&&Array.isArray(o.x))?.x,r=Array.isArray(s)?s.filter(o=>typeof o=="string"):[],i=Array.isArray(s)&&r.length===s.length;
return n?.tickangle!==-90||n.tickvals||!r.length||!i?t:{...t,xaxis:{...n,tickmode:"array",tickvals:r,ticktext:r}}}function Sn(e,t,{
width:n,height:s,isTiny:r,scale:i}){let o=Tn(e,t),a=Math.max(...o.map(b=>b.length*$+En)),c=Math.ceil(o.length/Math.max(1,
Math.floor(n/a))),l=o.length>0&&c*A>s/(r?4:3),u=o.length>0&&!l,h=Mn(t,s,i),d=((h.annotations?.find(({font:b})=>b?.size)?.
font?.size??0)/i||A)*Ft+2,p=Math.min(t.margin?.t??8,u?c*A+4:t.annotations?.length?d:8),g=Ht.some(b=>Vt(t,b)?.colorbar?.orientation===
"h"),m=!t.margin||g&&!r;return{...l&&{showlegend:!1},...!m&&{margin:{...t.margin,t:Math.ceil(p*i)}},...h}}function Tn(e,t){
if(t.showlegend===!1)return[];let n=new Map,s=0;for(let{name:r,type:i,visible:o,showlegend:a,legendgroup:c}of e)!r||(a===
!1||o===!1)||["heatmap","contour"].includes(i)||(s+=1,n.set(c||r,r.replace(/<[^>]*>/g,"")));return s>1||t.showlegend?[...n.
values()]:[]}function Mn(e,t,n){let{annotations:s=[],template:r}=e,i=({yref:f,yanchor:d})=>f==="paper"&&d==="bottom",o=s.
filter(i);if(!o.length)return{};let a=zt(e).map(([f])=>f),c=o.filter(({y:f})=>f<1).map(({y:f})=>Math.min(...a.map(d=>d-f).
filter(d=>d>0),1-f)),l=r.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-A)/Ft);if(u>=l)return{};let h=Math.max(On,u*n);
return{annotations:s.map(f=>i(f)?{...f,font:{...f.font,size:h}}:f)}}function Ln(e,{height:t,isTiny:n}){let s=Math.floor(
t/3/$),r=t-Yt(e,1/0,s)-Pt,i={};for(let o of Ht){let a=Vt(e,o);a&&(n?i[o]={...a,showscale:!1}:i[o]=Nn(e,o,a,r))}return i}
function Nn(e,t,n,s){let r=n.colorbar??{};if(s>=pn||r.ticktext||r.orientation==="h")return n;let i=e.template.layout[t],
o=r.tickvals??i?.colorbar?.tickvals,a=(r.len??1)*s;if(!o){let h=Math.max(S,Math.floor(a/A/1.5));return{...n,colorbar:{...r,
nticks:h}}}let[c,l]=[n.cmin??o[0]??0,n.cmax??o.at(-1)??1],u=[];for(let h of o){let f=u.at(-1);(f===void 0||(h-f)/(l-c)*a>=
A)&&u.push(h)}return{...n,colorbar:{...r,tickvals:u}}}function _t(e,t){let{width:n,height:s,isFixed:r,isTiny:i,isNarrow:o}=t,
a=o?n:1/0,c=r?Math.floor(s/3/$):1/0,l=Yt(e,a,c),u=r?l?Pt:Ut:0,h=Math.max(s-l-(i?2*A:u),A),f=i?n-An:Math.max(n-yn,60);return Object.
fromEntries(qt(e,/^[xy]axis/).map(([d,p])=>{let g=d.startsWith("x"),m=r&&g?In(p,e,h):p,[b,E]=m.domain??[0,1],_=(E-b)*(g?
f:h),ht=e.template.layout.font.size*t.scale,Se=Rn(m,g,_,ht,t),Te=e.meta.priority?.[d];return[d,Cn(Se,{isX:g,length:_,fontSize:ht,
upright:c,priority:Te},t)]}))}function Rn(e,t,n,s,{isTiny:r,isFixed:i}){let o=e.title?.text??"";if(!r)return i&&!t&&o.length*
$>vn*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!o||e.side==="top"||c-a>xn)return{...e,title:{}};let l=Math.max(
4,Math.floor(n/($-1))+1),u=o.length>l?`${o.slice(0,l-1)}…`:o;return{...e,title:{...e.title,standoff:0,font:{size:s-2},
text:u}}}function Cn(e,{isX:t,length:n,fontSize:s,upright:r,priority:i},o){let{width:a,isFixed:c,isTiny:l,isNarrow:u}=o,
{ticktext:h,tickvals:f=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;if(!h)return c||u&&t?jn(e,t,n,o):e;let d=h.
length;if(l&&t&&d===1&&e.tickangle===0&&(h[0]??"").length*$>n-$)return{...e,tickfont:{size:.75*s}};if(d<=S&&(t||!c||n>=A))
return e;let g=d<=S?[d-1]:Pn(d,Math.floor(n/A),i);return{...e,tickvals:g.map(m=>f[m]??m),ticktext:g.map(m=>Gt(h[m]??"",m,
u?a:1/0,t?r:1/0))}}function In(e,t,n){let[s]=Wt(t,e.anchor)?.domain??[0,1],r=zt(t).map(([,a])=>a),i=Math.max(...r.filter(
a=>a<=s),-1/0),o=(s-i)*n;return e.side==="top"||o>2.4*A?e:{...e,title:{},...o<.9*A&&{showticklabels:!1}}}function jn(e,t,n,{
isTiny:s,isNarrow:r}){let i=Math.max(S,Math.floor(n/(t?bn:A*1.5)));if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/
i);return{...e,tickvals:e.tickvals.filter((h,f)=>f%u===0)}}let{dtick:o,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.
max(S,Math.floor(n/wn))};let c=r&&t&&e.nticks&&!s?S:i,l=Math.min(e.nticks??1/0,c);return s||e.nticks||l<5?{...a,nticks:l}:
e}function _n(e,t,n){return e.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let r=Wt(t,s.yaxis),[i,o]=r?.domain??
[0,1],a=r?.ticktext?.length;return a===void 0?s:(o-i)*(n-Ut)<a*A?{...s,texttemplate:""}:s})}function Pn(e,t,n){let s=[...Array(
e).keys()];if(e<=t)return s;let r=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return s.filter(o=>o%r===0);let i=[];for(let o of[
...s].sort((a,c)=>(n[c]??0)-(n[a]??0)))i.every(a=>Math.abs(a-o)>=r)&&i.push(o);return i.sort((o,a)=>o-a)}function Yt({xaxis:e},t,n){
let r=(e?.tickangle===0?[]:e?.ticktext??[]).map((i,o)=>Gt(i,o,t,n).length);return Math.max(0,...r)*gn}function Gt(e,t,n,s){
let r=n<1/0;if(!r&&e.length<=s)return e;let i=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,o="",a="",c=""]=i,
[l="",u]=a.split(" · "),h=Math.min(r?Math.max(5,Math.floor(n/48)):14,s),f=l.length>h&&!l.includes("&")?`${l.slice(0,h-1)}\
…`:l;return o+(u?`${t+1} ${f}`:f)+c}var Un=12,T=new Map,J=new Map;function X(e,t){let n=JSON.stringify(Object.values(e)),s=T.get(n)??new Map;T.delete(n),T.set(
n,s);for(let o of T.keys()){if(T.size<=Un)break;T.delete(o)}let r=s.get(t);if(r)return r;let i=new Promise((o,a)=>Fn(n,e,
t,{resolve:o,reject:a}));return s.set(t,i),i.catch(()=>s.delete(t)),i}function Fn(e,t,n,s){let r=J.get(e);if(r){r.views.
set(n,s);return}let i=new Map([[n,s]]);J.set(e,{query:t,views:i}),setTimeout(()=>{J.delete(e),Hn(t,i)},0)}async function Hn(e,t){
let{server:n,path:s,query:r,theme:i}=e,o=[...t.keys()].sort().join(",");try{let a=await K(`${s}/figures?${U({...r,views:o,
theme:i})}`,{},n);for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof v&&[404,422,500].includes(a.status);
for(let[l,{resolve:u,reject:h}]of t)c?Dn(e,l).then(u,h):h(a)}}function Dn({server:e,path:t,query:n,theme:s},r){let i=U({
...n,theme:s});return K(`${t}/views/${encodeURIComponent(r)}?${i}`,{},e)}var Q=new Map;async function Jt(e,t){let n=Q.get(
e),s=n??(e.startsWith("#")?Bn(e.slice(1)):qn(e));n||(Q.set(e,s),s.catch(()=>Q.delete(e)));let r=await s;if(y(r))return r;
let{templates:i={}}=r.layout.meta,o=i[t];if(!o)return r;let a=Kt(o),c=new Map;for(let f of Object.values(i))Kt(f).forEach(
(d,p)=>{c.set(d,a[p]??d)});let{data:l,layout:u}=Z({data:r.data,layout:r.layout},c),{meta:h}=r.layout;return{...r,data:l,
layout:{...u,meta:h,template:o}}}function Kt(e){return e.layout.colorway}function Z(e,t){return Array.isArray(e)&&["stri\
ng","object"].includes(typeof e[0])&&!Array.isArray(e[0])?e.map(s=>Z(s,t)):e?.constructor===Object?Object.fromEntries(Object.
entries(e).map(([s,r])=>[s,Z(r,t)])):t.get(e)??e}async function Bn(e){let t=document.getElementById(e);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function qn(e){let t=await fetch(new URL(
e,document.baseURI)).catch(()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new v(
t?.status??0,[{where:"",message:n,suggestions:[]}])}return t.json()}function M(e,{server:t,path:n,view:s,values:r}){let i=encodeURIComponent(
s),o=n.startsWith("lessons/"),a=o?`embed/${n}`:`embed/${n.replace("models/","")}/${i}`,c={embed:a,picture:`${a}/picture.\
png`,json:`api/${n}/views/${i}`,offline:o?`api/${n}/offline`:`api/${n}/views/${i}/offline`},u=U({...o&&e!=="json"?{step:s}:
{},...r}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}function Zt({x:e,y:t,xaxis:n,yaxis:s},r){let i=[Qt(n,e,r),Qt(s,t,r)];return[...new Set(i.filter(o=>o!==null))]}function Qt(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let s=e.type==="category"?e.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function Xt(e,t,n){let s=e.querySelector(":scope > .view-marks")??e.appendChild(Wn()),{_fullLayout:r}=e;
if(!r)return;let i=t.flatMap(o=>n.map(a=>zn(r,r[o],a)));s.replaceChildren(...i.filter(o=>o!==null))}function Wn(){let e=document.
createElement("div");return e.className="view-marks",e}function zn(e,t,n){if(!t?._length)return null;let s=t._id.startsWith(
"x"),r=e[`${s?"y":"x"}axis${(t.anchor??"").slice(1)}`]??e[s?"yaxis":"xaxis"],i=[t.l2p(n-.5),t.l2p(n+.5)],[o,a]=[Math.min(
...i),Math.max(...i)];if(!(a>0&&o<t._length)||!r?._length)return null;let[c,l]=s?[t._offset+o,r._offset]:[r._offset,t._offset+
o],[u,h]=s?[a-o,r._length]:[r._length,a-o],f=document.createElement("div");return Object.assign(f.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${h}px`}),f}function ee(e,t){return Object.fromEntries(e.map(({name:n,values:s,value:r})=>[n,s.find(i=>String(i)===t(n))??r]))}function ne(e,t){
for(let{name:n,values:s}of e){let r=t(n);if(r===null||s.map(String).includes(r))continue;let i=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${r}; ${i}.`}}return null}
function se(e,t,n){return t.reduce((s,r)=>{let i=e.find(({name:o})=>o===r)?.values??[];return s*i.length+i.indexOf(n[r]??
"")},0)}function re(e,t){return e.map(s=>{let{name:r,title:i,values:o}=s,a=ie(s)[o.indexOf(t[r]??"")];return typeof a=="\
number"?`${i.toLowerCase()} ${a}`:a}).join(", ")}function ie({values:e,labels:t}){return t??e}var q=class{#i;#t;#e="";#r=0;#o=null;constructor(t,n){
this.#i=t,this.#t=n}offer({choices:t=[],player:n},s,r){let i=t.length?[]:s.filter(c=>c.meta),o=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),i.map(({name:c,meta:l})=>[c,l])]);if(this.#e===o)return;this.#e=o,this.pause(),this.#o=null,
this.#i.replaceChildren(...t.map(c=>this.#l(c))),i.length&&r&&this.#i.append(this.#d(i));let a=t.find(({name:c})=>c===n);
a&&this.#i.append(...this.#m(a))}show(t){for(let[n,s]of Object.entries(t)){let r=this.#i.querySelector(`select[name="${n}\
"]`);r instanceof HTMLSelectElement&&(r.value=String(s))}}pause(){clearInterval(this.#r),this.#r=0,this.#o&&(this.#o.textContent=
"Play")}#l(t){let{name:n,title:s,values:r}=t,i=document.createElement("select");i.name=n;let o=ie(t);return i.append(...r.
map((a,c)=>new Option(String(o[c]),String(a)))),i.addEventListener("change",()=>{this.pause();let a=r[i.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),te(s,i)}#d(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((s,r)=>new Option(s.name,String(r)))),n.addEventListener("change",()=>{let s=n.value?t[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),te("Open",n)}#m({name:t,title:n,values:s}){let r=()=>s.indexOf(this.#t.selected()[t]??
""),i=u=>{let h=s[Math.max(0,Math.min(s.length-1,u))];h!==void 0&&this.#t.select(t,h)},o=u=>{this.pause(),i(r()+u)},a=tt(
"Play",()=>{if(this.#r){this.pause();return}r()===s.length-1&&i(0),a.textContent="Pause",this.#r=setInterval(()=>{i(r()+
1),r()===s.length-1&&this.pause()},1200)});this.#o=a;let c=tt("‹",()=>o(-1)),l=tt("›",()=>o(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}};function te(e,t){let n=document.createElement(
"label");return n.append(`${e} `,t),n}function tt(e,t){let n=document.createElement("button");return n.type="button",n.textContent=
e,n.addEventListener("click",t),n}var oe="vendor/plotly/plotly-traces-4.1.1.min.js",et;function W(e){return window.Plotly?Promise.resolve(window.Plotly):(et??=
new Promise((t,n)=>{let s=document.createElement("script");s.src=e?new URL(`static/${oe}`,e).href:new URL(`../${oe}`,import.meta.
url).href;let r=()=>{et=void 0,s.remove(),n(new Error("The drawing library could not be loaded. Reload the page to try a\
gain."))};s.addEventListener("load",()=>window.Plotly?t(window.Plotly):r()),s.addEventListener("error",r),document.head.
append(s)}),et)}async function ae(e,t,n){let{width:s,height:r}=e.layout;return(await W()).toImage(e,{format:t,width:s,height:r,
...t==="png"&&{scale:n}})}function ce(e){let t=atob(e),n=new Uint8Array(t.length);for(let s=0;s<t.length;s++)n[s]=t.charCodeAt(s);return n}var Vn={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array};
function R(e){if(Array.isArray(e))return Yn(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=Vn[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(ce(e.bdata).buffer),s=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:s}}function Yn(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,n[0]?.length??0]}}function C({values:e,
shape:t},n){let[,...s]=t,r=s.reduce((i,o)=>i*o,1);return{values:Gn(e,n*r,(n+1)*r),shape:s}}function le({values:e,shape:t}){
return t.length<2?e:nt({values:e,shape:t})}function nt(e){return Array.from({length:e.shape[0]??0},(t,n)=>C(e,n).values)}
function Gn(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var Kn={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**t,maximum:Math.max,minimum:Math.
min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=t),equal:(e,t)=>+(e===t),
not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.sqrt,sign:Math.sign,floor:Math.
floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>os(e*10**t)/10**t,sin:Math.sin,cos:Math.
cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+as(e/Math.SQRT2))},st={sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.
reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)};function Jn(e){return typeof e=="string"?Number(
e.replace("inf","Infinity")):e}function he({shape:e}){return e.reduce((t,n)=>t*n,1)}function fe(e,t,{single:n=!1}={}){let s=n?
Float32Array:Float64Array,r=[],i=(o,a)=>r[o]?.[a]??Number.NaN;for(let o of e){if(o.op==="opaque")throw new RangeError("O\
nly Python computes this.");let a=new s(he(o)),c=o.op==="table"?t(o.name??"",o.at):[];for(let l=0;l<a.length;l+=1)a[l]=o.
op==="table"?c[l]??Number.NaN:Qn(e,o,l,i);r.push(a)}return r.at(-1)??new s(0)}function Qn(e,t,n,s){let{op:r}=t;if(r==="c\
onstant")return Xn(t,n);let i=Zn(e,t,n).map(([h,f])=>s(h,f)),[o=0,a=0,c=0]=i;if(r==="view"||r==="join")return o;if(r==="\
where")return o?a:c;if(r==="matmul")return ss(i);if(r==="collect")return st.sum?.(i)??0;if(r==="softmax")return es(e,t,n,
i);let l=st[r];if(l)return l(i);let u=Kn[r];if(!u)throw new RangeError(`There is no operation ${r}.`);return u(o,a)}function Zn(e,t,n){
let{op:s,of:r=[],groups:i}=t,[o=0,a=0]=r;if(s==="view")return[[o,rs(t,n)]];if(s==="join")return[is(e,r,n)];if(s==="colle\
ct")return(i?.[n]??[]).map(c=>[o,c]);if(s==="matmul"){let[c,l]=[e[a]?.shape.at(-2)??0,t.shape.at(-1)??1],[u,h]=[Math.floor(
n/l),n%l],f=Math.floor(u/(t.shape.at(-2)??1))*c*l;return ue(c).flatMap(d=>[[o,u*c+d],[a,f+d*l+h]])}if(s==="softmax"||s in
st){let c=e[o]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,u=ue(c).map(h=>[o,l*c+h]);return r.length>1?[...u,[a,0]]:
u}return r.map(c=>[c,e[c]?.shape.length?n:0])}function Xn({values:e=0},t){return Jn(Array.isArray(e)?e[t]??Number.NaN:e)}
function ts(e,{of:t=[]},n){let s=e[t[0]??0]?.shape.at(-1)??1;return{place:n%s,width:s}}function es(e,t,n,s){let{place:r,
width:i}=ts(e,t,n),o=ns(s.slice(0,i),s[i]);return(o[r]??Number.NaN)/o.reduce((a,c)=>a+c,0)}function ns(e,t=1){let n=Math.
max(...e),s=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(r=>Math.exp((r-n)/s))}function ss(e){let t=0;for(let n=0;n<
e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function rs({shape:e,offset:t=0,strides:n,index:s},r){if(s)return s[r]??
0;let[i,o]=[t,r];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;i+=o%c*(n?.[a]??0),o=Math.floor(o/c)}return i}function is(e,t,n){
let s=n;for(let r of t){let i=he(e[r]??{op:"",shape:[]});if(s<i)return[r,s];s-=i}throw new RangeError(`No operand has th\
e element ${n}.`)}function ue(e){return Array.from({length:e},(t,n)=>n)}function os(e){let t=Math.floor(e);return e-t!==
.5?Math.round(e):t%2?t+1:t}function as(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[e,e];for(let s=1;Math.abs(n)>Math.
abs(t)*1e-17;s+=1)n*=2*e*e/(2*s+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var me="all",de=new WeakMap;function pe({data:e,layout:{meta:t}},n){for(let s of t.parts??[]){let r=e[s.trace];if("lines"in
s){let i=I(s.lines,t,n);Object.assign(r,ls(i,n[s.row],s))}else r[s.attribute]=le(I(s.is,t,n))}}function I(e,t,n){let s=cs(
t),r=o=>{let{values:a=[]}=t.choices?.find(({name:c})=>c===o)??{};return n[o]===me?0:a.indexOf(n[o]??"")};return{values:fe(
e,(o,a=[])=>{let c=s[o];if(!c)throw new Error(`The figure has no array ${o}.`);return a.reduce((l,u)=>C(l,r(u)),c).values}),
shape:e.at(-1)?.shape??[]}}function cs(e){let t=de.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(
([n,s])=>[n,R(s)])),de.set(e,t)),t}function ls({values:e,shape:t},n,{above:s,to:r}){let i=[],o=[],[a=0,c=0]=t;for(let l=0;l<
a;l+=1)if(!(n!==me&&l!==n))for(let u=0;u<c;u+=1){let h=Number(e[l*c+u]);h<=s||h>r||(i.push(0,1,null),o.push(l,u,null))}return{
x:i,y:o}}function we(e,t){let{table:n}=x(e);if(n&&"rows"in n)return[n];if(y(e))return[];let{data:s,layout:r}=e,i=n?[us(n,r.meta,t)]:
[];return n&&!n.beside?i:[...s.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>hs(r,a)),...i]}function ye({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(i=>rt("th",i,"col")));let r=n.
createTBody();for(let[i,...o]of t)r.insertRow().append(rt("th",i,"row"),...o.map(a=>rt("td",a)));return n}function Ae(e){
let t=s=>s.map(ps).join(",");return`${e.map(({columns:s,rows:r})=>[s,...r].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function us(e,t,n){let{columns:s,labels:r}=e;if("values"in e){let o=e.values.map(a=>I(a,t,n).values);return{columns:s,
rows:r.map((a,c)=>[a,...o.map(l=>l[c])])}}let i=nt(I(e.matrix,t,n));return{columns:s,rows:r.map((o,a)=>[o,...Array.from(
i[a]??[])])}}function hs(e,t){let n=R(t.z??[]),s=ge(e,t,"y").map((r,i)=>[r,...Array.from(C(n,i).values)]);return{columns:[
t.name??"",...ge(e,t,"x")],rows:s}}function ge(e,t,n){let s=t[n];if(Array.isArray(s))return s.map(c=>be(String(c)));let r=e[`${n}\
axis`],o=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??r?.categoryarray;if(o)return o.map(be);let{shape:a}=R(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function be(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}var fs=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,ds=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
ms=/^(?=[\t\r\n])/;function ps(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(ds,"$1'").replace(
ms,"'"),n=fs.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function rt(e,t,n){let s=document.createElement(
e);return n&&(s.scope=n),s.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),s}var at={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventio\
ns",against:"against"},ct=["inputs","removed"],gs=new Set(["server","source","model","lesson","view","theme","reads",...ct,
...Object.keys(at)]),Oe=["scale","accent","controls","caption"],bs=new Set([...Oe,"fill"]),Ee="pointer-view:hover",it=matchMedia(
"(prefers-color-scheme: dark)"),ws={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},ys=120,As=[["short",576,
0],["low",352,0],["tight",288,352]],Es="400px 0px",ve=660,vs="[data-answer]:not(pointer-view *)",xs=/^(\w+):(\d+)$/,Os="\
The server draws this chart, and it does not answer.",$s="The answer above is computed in this browser.",ks="Type visits\
, or add a place, to see what the model answers.",L=null,ot=null,lt=class extends HTMLElement{#i=null;#t=null;#e=null;#r=0;#o=!1;#l="";#d=!1;#m="";#b=[];#w=!1;#E=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#C()},{rootMargin:Es});#T=new ResizeObserver(()=>requestAnimationFrame(()=>this.#k()));#M=new MutationObserver(
t=>this.#Q(t.map(({attributeName:n})=>n??"")));#L=t=>this.getAttribute(t);#p=()=>{if(!this.#e||!this.#t){this.#h();return}
this.#x(this.#y),this.#c()};#N=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#R=({type:t})=>this.#st(t==="beforeprint");connectedCallback(){
this.#i??=this.#U(),this.#_(),document.addEventListener("pointerscope:theme",this.#p),document.addEventListener(Ee,this.#N),
it.addEventListener("change",this.#p);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#R);this.#T.
observe(this),this.#M.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#E.observe(this):this.#w=!0,this.#h()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#p),document.removeEventListener(Ee,this.#N),it.removeEventListener(
"change",this.#p);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#R);this.#T.disconnect(),this.#M.
disconnect(),this.#E.disconnect(),this.#n.controls.pause()}mark(t){t.join()!==this.#b.join()&&(this.#b=t,this.#q())}get chosen(){
return this.#t?this.#f:{}}get beats(){return this.#e?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#W();
return Math.ceil(t+B(this.#t)+n)}get#n(){return this.#i??=this.#U(),this.#i}#C(){this.#w=!0,this.#E.disconnect(),this.#h()}#Q(t){
t.some(s=>bs.has(s))&&(this.#_(),this.#c()),t.includes("beat")&&this.#I();let n=t.filter(s=>gs.has(s)&&!this.#Z(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#w?this.#C():n.length?this.#h():this.#u.some(({name:s})=>t.includes(s))?this.#S()&&
this.#c():t.includes(this.#m)&&this.#h()}#Z(t){let n=this.#e;return!n||!this.#t?!1:(t==="theme"&&this.#p(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#I(){if(!this.#l)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#e?.tell(t>=1?t-1:null)}#X(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#s("beat",{beat:t===null?null:t+1})}get#u(){return this.#t?x(this.#t).choices??[]:[]}#h(){this.#o||(this.#o=!0,
queueMicrotask(()=>{this.#o=!1,this.#tt()}))}get#v(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute("\
lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#g(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:P.href}get#j(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#y(){let t=this.getAttribute("theme");return t===
"auto"?it.matches?"dark":"light":(t??this.#j)==="dark"?"dark":"light"}get#A(){let t=this.getAttribute("scale");return t!==
null&&k("scale",t)?Number(t):1}#_(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty(
"--scale",String(this.#A)):this.style.removeProperty("--scale"),t&&k("accent",t)?this.style.setProperty("--accent",t):this.
style.removeProperty("--accent")}get#P(){if(this.hasAttribute("lesson")){let n=ct.map(s=>[s,this.getAttribute(s)]);return{
needsHistory:!1,query:Object.fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};
let t=Object.entries(at).map(([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#tt(){
let{needsHistory:t,query:n}=this.#P;this.#r+=1;let s=this.#r,r=this.getAttribute("source"),i=this.getAttribute("view")??
"",o=this.#v&&i&&(!t||n.visits||n.record);if(!r&&!o){this.#O(ks);return}if(!this.#w){this.#O("");return}let a=this.#y;this.#x(
a),this.setAttribute("aria-busy","true");try{let c={server:this.#g,path:this.#v,query:n,theme:a},l=this.hasAttribute("se\
rver")?this.#g:"",[u]=await Promise.all([r?Jt(r,a):this.#et(c,i),r?null:i===D?import("./network-drawing.js"):W(l)]),h=y(
u),f=h?await import("./network-drawing.js"):null;h||await W(l),await xt(()=>{s===this.#r&&(this.#rt(f?.NetworkDrawing??null,
x(u).title),this.#t=h?u:structuredClone(u),this.#ot(this.#t),this.#nt({...c,theme:"light"},i))})}catch(c){s===this.#r&&this.#H(
c)}finally{s===this.#r&&this.removeAttribute("aria-busy")}}async#et(t,n){let s=n===D?this.#e:null,r=this.getAttribute("m\
odel")??"",i=await s?.compute(t,r,{isSilent:!1});if(i)return i;try{return await X(t,n)}catch(o){if(!xe(o))throw o;let a=await s?.
compute(t,r,{isSilent:!0});if(!a)throw o;return a}}#x(t){this.#j!==t?this.dataset.theme=t:delete this.dataset.theme}#nt(t,n){
if(!this.#t||y(this.#t))return;let{template:s,meta:r}=this.#t.layout,i=r.templates?.light;L??=i??(this.#y==="light"?s:null),
!(L||this.hasAttribute("source"))&&(ot??=X(t,n),ot.then(o=>{y(o)||(L??=o.layout.template)}).catch(()=>{ot=null}))}#st(t){
if(this.#d=t,!this.#t||!this.#l)return;let n=L??this.#e;this.#x(t&&n?"light":this.#y),this.#c(),t||requestAnimationFrame(
()=>this.#c())}#U(){let t=document.createElement("summary");t.textContent="Numbers";let n={title:this.#a("h3","view-titl\
e"),caption:this.#a("p","view-caption"),choices:this.#a("div","view-choices"),summary:this.#a("p","view-summary"),failure:this.#a(
"p","view-failure"),trust:this.#a("p","view-trust"),plot:this.#a("div","view-plot"),details:this.#a("details","view-tabl\
e"),exports:Rt({name:()=>this.#Y,links:()=>this.#pt(),view:()=>this.#t&&this.#gt(this.#t),picture:(r,i)=>this.#dt(r,i),csv:()=>Ae(
this.#V()),json:()=>JSON.stringify(this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),
n.plot.role="img",n.details.append(t),n.details.addEventListener("toggle",()=>this.#z());let s=new q(n.choices,{selected:()=>this.#f,
select:(r,i)=>this.#ft(r,i),open:r=>this.#s("open",r)});this.replaceChildren(...Object.values(n)),this.addEventListener(
"toggle",({target:r})=>this.#ht(r),!0);for(let r of[n.plot,n.details,n.choices,n.exports,n.failure])r.hidden=!0;return{...n,
controls:s}}#a(t,n){let s=this.querySelector(`.${n}`),r=s instanceof HTMLElement?s:document.createElement(t);return r.className=
n,r}#rt(t,n){if(t===null==(this.#e===null))return;let s=this.#n,r=s.plot.cloneNode();r.removeAttribute("data-listening"),
r.role=t?"group":"img",s.plot.replaceWith(r),s.plot=r,this.#e?.bar?.remove(),this.#e=t?new t(r,{title:n,isProjected:this.
hasAttribute("fill"),hover:i=>this.#s("hover",{visits:i}),told:i=>this.#X(i),acts:{server:()=>this.hasAttribute("source")?
null:this.#g,answered:i=>this.#it(i),resized:()=>requestAnimationFrame(()=>this.#k())}}):null,this.#e?.bar&&s.summary.before(
this.#e.bar)}#it({figure:t,interventions:n}){this.#t=t;let{interventions:s}=this.#e??{};s?this.setAttribute("interventio\
ns",s):this.removeAttribute("interventions"),this.#S()&&this.#c(),this.#s("interventions",n)}#F(t){let{plot:n,details:s,
choices:r,exports:i,failure:o}=this.#n;for(let c of[n,s,r,i])c.hidden=t;o.hidden=!0;let a=this.#e?.bar;a&&t&&(a.hidden=!0)}#O(t){
this.#t=null,this.#m="",this.removeAttribute("aria-busy"),this.#n.controls.pause(),this.#F(!0),this.#n.summary.textContent=
t}#H(t){this.#O("");let{failure:n}=this.#n,s=xe(t)&&document.querySelector(vs)!==null,r=s?Os:Et(t);if(n.replaceChildren(
r),s&&n.append(" ",Ss()),n.hidden=!1,this.#s("failed",{message:r}),!(t instanceof v)||![0,503].includes(t.status))return;
let i=document.createElement("button");i.type="button",i.textContent="Try again",i.addEventListener("click",()=>this.#h()),
n.append(" ",i)}#ot(t){let{title:n,caption:s,controls:r}=this.#n,i=x(t);n.textContent=i.title,n.hidden=!1,s.textContent=
i.caption,this.#at(i.trust),this.toggleAttribute("data-network",y(t)),this.#F(!1),r.offer(i,y(t)?[]:t.data,!this.hasAttribute(
"fill")),this.#S()&&this.#c()}#at(t){let{trust:n}=this.#n;if(n.textContent=t?.text??"",!t||this.hasAttribute("source")||
!O.answers)return;let s=document.createElement("a"),r=encodeURIComponent(this.getAttribute("model")??"");s.href=new URL(
`insights/${r}#view-${t.view}`,this.#g).href,s.textContent="Which explanation to believe",n.append(" ",s)}#c(){if(!this.#t)
return;let{plot:t}=this.#n,n=this.#d,s=this.#$(B(this.#t)),r=n?Math.min(s.width||ve,ve):s.width;if(!r)return;y(this.#t)?
(t.style.height=`${s.height}px`,this.#e?.draw(this.#t)):(t.style.height=s.isFixed?`${s.height}px`:"",this.#ct(t,this.#t,
{...s,width:r}));let i=!this.dataset.drawn;this.#l=`${r}×${s.height}`,this.dataset.drawn="true",i&&this.hasAttribute("b\
eat")&&this.#I(),this.#q(),this.#s("drawn",{})}#ct(t,{data:n,layout:s},r){let i=this.#d,o=i&&L?{...s,template:L}:s,a=this.#D(
{data:n,layout:o},r);window.Plotly?.react(t,a.data,i?{...a.layout,width:r.width}:a.layout,ws),t.dataset.listening||this.#lt(
t)}#D({data:t,layout:n},{width:s,height:r,isFixed:i}){let o="rgba(0, 0, 0, 0)",a=this.#A,{font:c,hoverlabel:l}=n.template.
layout,u=c.size*a,h=Dt({data:t,layout:Ts(n)},{width:s,height:r,isFixed:i,scale:a}),f={font:{size:u},hoverlabel:{...n.hoverlabel,
font:{...l.font,size:u}}};return{data:h.data,layout:{...h.layout,...a!==1&&f,paper_bgcolor:o,plot_bgcolor:o,height:r}}}#lt(t){
t.dataset.listening="true",t.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#s("open",n.data.meta);let[
,s,r]=xs.exec(String([n.customdata].flat()[0]))??[];s&&this.#s("select",{table:s,row:Number(r)})}),t.on("plotly_hover",({
points:[n]})=>{n&&this.#s("hover",{visits:Zt(n,this.#B)})}),t.on("plotly_unhover",()=>this.#s("hover",{visits:[]}))}get#B(){
return this.#t?x(this.#t).visit_axes??[]:[]}#s(t,n){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#q(){
!this.#t||!this.#l||(this.#e?this.#e.mark(this.#b):Xt(this.#n.plot,this.#B,this.#b))}#$(t){let{plot:n}=this.#n,s=n.clientWidth;
if(!this.hasAttribute("fill"))return{width:s,height:t,isFixed:!1};this.#ut();let{above:r,below:i}=this.#W();this.style.setProperty(
"--below",`${Math.ceil(i)}px`);let o=Math.max(Math.floor(this.offsetHeight-r-i),ys);return{width:s,height:o,isFixed:!0}}#ut(){
let[t,n]=[this.offsetWidth/this.#A,this.offsetHeight/this.#A],s=As.filter(([,r,i])=>n<r||t<i).map(([r])=>r).join(" ");this.
dataset.room!==s&&(this.dataset.room=s)}#W(){let{plot:t,details:n,exports:s}=this.#n,r=this.getBoundingClientRect(),i=r.
height/this.offsetHeight||1,o=[n,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=o.length?Math.max(...o.
map(({bottom:c})=>c))-Math.min(...o.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-r.top)/i,below:a/i}}#ht(t){
if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll("details"))n.open&&
(n.open=n===t);requestAnimationFrame(()=>this.#k())}#k(){if(!this.#t)return;let{width:t,height:n}=this.#$(B(this.#t));t&&
this.#l!==`${t}×${n}`&&this.#c()}#ft(t,n){this.setAttribute(t,String(n)),this.#s("option",{[t]:n})}#S(){let t=this.#t;if(!t)
return!1;let n=this.hasAttribute("lenient")?null:ne(this.#u,this.#L);if(n)return this.#H(new Error(n.message)),this.#m=n.
name,!1;let s=x(t),r="";if(this.#u.length&&!y(t)){let i=this.#f;this.#n.controls.show(i);for(let a of t.data)a.meta&&(a.
visible=Object.entries(a.meta).every(([c,l])=>i[c]===l));pe(t,i);let{summaries:o}=s;o&&(s.summary=o.texts[se(this.#u,o.by,
i)]??""),r=`: ${re(this.#u,i)}`}return this.#n.summary.textContent=s.summary??"",this.#n.plot.setAttribute("aria-label",
`${s.title}${r}. ${s.summary??""}`),this.#z(),!0}get#f(){return ee(this.#u,this.#L)}#z(){let{details:t}=this.#n;if(!t.open||
!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("role","region"),
n.setAttribute("aria-label",`Numbers: ${x(this.#t).title}`),n.append(...this.#V().map(ye)),t.querySelector(".table-frame")?.
remove(),t.append(n)}#V(){return this.#t?we(this.#t,this.#f):[]}async#dt(t,n){let s=this.#t;if(!s)throw new Error("There\
 is no figure to save yet.");return{address:y(s)?await this.#e?.address(t,n)??"":await ae(this.#mt(s),t,n),meta:x(s)}}#mt(t){
let{data:n,layout:s}=structuredClone(t),r=this.#$(s.height),{paper_bgcolor:i,plot_bgcolor:o}=s.template.layout,a=!this.dataset.
theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#D({data:n,layout:s},r),l=a?{}:{paper_bgcolor:i,
plot_bgcolor:o};return{data:c.data,layout:{...c.layout,width:r.width,...l}}}get#Y(){let t=[this.getAttribute("model")??this.
getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.getAttribute("n\
ame")??t.filter(Boolean).join("-")}get#G(){return{server:this.#g,path:this.#v,view:this.getAttribute("view")??"",values:{
...this.#P.query,...this.#f}}}get#K(){let t=this.getAttribute("theme")??document.documentElement.dataset.askedTheme,n=Oe.
map(s=>[s,this.getAttribute(s)??""]).filter(([s="",r])=>this.hasAttribute(s)&&k(s,r??""));return{...t&&{theme:t},...Object.
fromEntries(n)}}#pt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.hasAttribute("sou\
rce")&&O.answers))return{link:n,embed:null,json:null,offline:null};let r=this.#G;return{link:n,embed:M("embed",this.#J(r)),
json:M("json",r),offline:M("offline",r)}}#J(t){let{controls:n,...s}=this.#K,r={...t.values,...s,...n&&n!=="some"&&{controls:n}};
return{...t,values:r}}#gt(t){let n=this.#G,{title:s,summary:r=""}=x(t),i=["model","lesson","view","reads",...ct,...Object.
keys(at)],o=[...this.attributes].filter(({name:f})=>i.includes(f)),{theme:a,...c}=this.#K,l=a?.replace(/^transparent-?/,
""),u={...Object.fromEntries(o.map(({name:f,value:d})=>[f,d])),...this.#f,...l&&{theme:l},...c},h=this.#J(n);return{title:s,
caption:r,name:this.#Y,server:n.server,embed:M("embed",h),picture:M("picture",h),attributes:Object.fromEntries(Object.entries(
u).map(([f,d])=>[f,String(d)]))}}};function xe(e){return e instanceof v&&e.status===0}function Ss(){let e=document.createElement(
"span");return e.className="beside-browser-answer",e.textContent=$s,e}function Ts(e){let t=Object.entries(e).map(([n,s])=>{
if(!/^[xy]axis/.test(n))return[n,s];let r=s,i=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,o=r.type==="category"&&
!r.categoryarray&&i;return[n,o?{...r,categoryorder:"array",categoryarray:i}:r]});return Object.fromEntries(t)}customElements.
define("pointer-view",lt);var ut=["visits","record","user","predict_at","top_k","interventions","against"],V=["scale","controls","caption","accent"],
Ms={ArrowRight:1,PageDown:1,ArrowLeft:-1,PageUp:-1},Y="beat",Ls={controls:"some"},z=e=>e.replaceAll("_","-"),w=dt(document,
"pointer-view"),Ns=(w.dataset.options??"").split(" ").filter(Boolean);function $e(e){if(e.visits||e.record)for(let t of ut)
w.removeAttribute(z(t));if("theme"in e){let t=e.theme??null;document.dispatchEvent(new CustomEvent("pointerscope:choose-\
theme",{detail:t}))}for(let t of[...ut,...V,Y,...Ns].filter(n=>n in e)){let n=e[t]??Ls[t]??null;n===null?w.removeAttribute(
z(t)):(!V.includes(t)||k(t,n))&&w.setAttribute(z(t),n)}}function Rs(){let{askedTheme:e,theme:t}=document.documentElement.
dataset,n=[...ut,...V,Y].map(s=>[s,w.getAttribute(z(s))]);return{...Object.fromEntries(n.filter(([,s])=>s!==null)),theme:e??
t,...w.beats&&{beats:w.beats},...w.chosen}}var ke=Object.fromEntries(new URLSearchParams(location.search));for(let e of[
"theme",...V])delete ke[e];$e(ke);var j=bt({state:Rs,height:()=>w.wantedHeight,set:$e,mark:e=>w.mark(e)});w.addEventListener(
"pointer-view:drawn",()=>j("state",{}));w.addEventListener("pointer-view:beat",()=>j("state",{}));w.addEventListener("po\
inter-view:option",()=>j("state",{}));w.addEventListener("pointer-view:hover",({detail:e})=>j("hover",e));w.addEventListener(
"pointer-view:failed",({detail:e})=>j("failed",e));function Cs(e){let t=Number(w.getAttribute(Y)),n=e.target instanceof Element&&
e.target.closest("[data-part], input");if(!t||n||e.defaultPrevented||e.altKey||e.ctrlKey)return;let s=t+(Ms[e.key]??0);s===
t||s<1||s>w.beats||(e.preventDefault(),w.setAttribute(Y,String(s)))}document.addEventListener("keydown",Cs);
