(()=>{var Me=Object.create;var ht=Object.defineProperty;var Te=Object.getOwnPropertyDescriptor;var Se=Object.getOwnPropertyNames;var Le=Object.getPrototypeOf,Ne=Object.prototype.hasOwnProperty;var ft=(e=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(e,{get:(t,n)=>(typeof require<"u"?require:t)[n]}):e)(function(e){
if(typeof require<"u")return require.apply(this,arguments);throw Error('Dynamic require of "'+e+'" is not supported')});var Re=(e,t,n,s)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of Se(t))!Ne.call(e,r)&&r!==n&&ht(e,r,{get:()=>t[r],
enumerable:!(s=Te(t,r))||s.enumerable});return e};var dt=(e,t,n)=>(n=e!=null?Me(Le(e)):{},Re(t||!e||!e.__esModule?ht(n,"default",{value:e,enumerable:!0}):n,e));var{currentScript:mt}=document,Ce=mt instanceof HTMLScriptElement?mt.src:"",b=new URL("static/js/",Ce||document.baseURI).
href;(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: light",
dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,r=document.documentElement,i=matchMedia("(prefers-color-scheme: \
dark)"),o=frameElement?.getAttribute("data-page")??null;o!==null&&(r.dataset.inRoom=o);let a=new URLSearchParams(location.
search).get("theme"),c="auto",l=!1,u=()=>{try{return localStorage.getItem(e)}catch{return null}};function h(d){return typeof d==
"string"&&Object.hasOwn(t,d)}let f=d=>{let w=s.exec(d??""),$=w?w[1]??"auto":d;r.toggleAttribute("data-transparent",w!==null),
h($)?r.dataset.askedTheme=d??"":delete r.dataset.askedTheme,c=[$,r.dataset.firstTheme,u()].find(h)??"auto"},m=()=>{let d=new URL(
location.href);d.searchParams.delete("theme"),delete r.dataset.askedTheme,d.search!==location.search&&history.replaceState(
history.state,"",d)},y=()=>{let d=document.querySelector("[data-theme-button]");return d instanceof HTMLElement?d:null},
g=()=>{let d=y();d&&(d.textContent=n[c]);let w=c==="auto"?i.matches?"dark":"light":c;l||r.dataset.theme===w||(r.dataset.
theme=w,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},p=({type:d})=>{document.querySelector(".deck")||
(l=d==="beforeprint",l?r.dataset.theme="light":g())};f(a),g();for(let d of["beforeprint","afterprint"])window.addEventListener(
d,p);i.addEventListener("change",g),document.addEventListener("pointerscope:choose-theme",({detail:d})=>{(d===null||h(d)||
s.test(d))&&f(d??a),g()}),document.addEventListener("DOMContentLoaded",()=>{let d=y();d&&(d.hidden=!1,g(),d.addEventListener(
"click",()=>{c=t[c],m();try{localStorage.setItem(e,c)}catch{}g()}))})})();var E=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=n}},U=new URL(
b.replace(/^(.*\/)static\/.*$/,"$1")),M={answers:!0},Ie=[502,504],je=204;var _e="No response could be read. Your input is still here; check your connection and try again.",Pe=e=>`The server ans\
wered with ${e}.`;async function Y(e,t,n=U){let s=await Ue(new URL(`api/${e}`,n),t);if(String(n)===U.href&&Be(s!==null&&
!Fe(s)),!s)return pt();if(s.status===je)return;if(!(s.headers.get("content-type")??"").includes("json")){let o=Pe(s.status);
throw new E(s.status,[{where:"",message:o,suggestions:[]}])}let i=await s.json().catch(pt);if(!s.ok)throw new E(s.status,
i.errors??[]);return i}async function Ue(e,t){try{let n=await fetch(e,t);return Ie.includes(n.status)?null:n}catch(n){if(gt(
n))throw n;return null}}function Fe({headers:e}){return e.get("cache-status")?.startsWith("service-worker")??!1}function Be(e){e!==M.answers&&(M.
answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:e}})))}function pt(e){throw gt(e)?
e:new E(0,[{where:"",message:_e,suggestions:[]}])}function gt(e){return e instanceof DOMException&&e.name==="AbortError"}
function F(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,s])=>[n,String(
s)]))}function bt(e){return e instanceof Error?e.message:String(e)}var wt={min:.5,max:4},He={controls:["none","some","all"],caption:["none","title","all"]};function B(e,t){return e==="sca\
le"&&t!=="auto"?t.trim()!==""&&Number(t)>=wt.min&&Number(t)<=wt.max:e==="scale"?!0:e==="controls"||e==="caption"?He[e].includes(
t):CSS.supports("color",t)}var yt=Promise.resolve();function vt(e){let t=yt.then(We).then(e);return yt=t.catch(()=>{}),t}function We(){let{scheduler:e}=globalThis;
return e?e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var J={width:960,height:540};function Et(e){return{"HTML frame":xt(e),"Web component":qe(e),Markdown:kt(e),Quarto:ze(e),
LaTeX:De(e)}}function xt(e){let{title:t,embed:n}=e;return`<iframe src="${T(n)}" title="${T(t)}" width="${J.width}" heigh\
t="${J.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%">${$t(e)}</iframe>`}function qe(e){let{
server:t,attributes:n}=e,s=Object.entries({server:t,...n}).map(([r,i])=>i===""?r:`${r}="${T(i)}"`);return`<script src="${T(
new URL("pointer-view.js",t).href)}" defer><\/script>
<pointer-view ${s.join(" ")}>${$t(e)}</pointer-view>`}function $t({title:e,caption:t,embed:n,picture:s}){let r=[e,t].filter(
Boolean).join(". ");return`<a href="${T(n)}"><img src="${T(s)}" alt="${T(r)}" width="${J.width}"></a>`}function kt({title:e,
embed:t,picture:n}){return`[![${Ge(e)}](<${At(n)}>)](<${At(t)}>)`}function ze(e){return['::: {.content-visible when-form\
at="html"}',"```{=html}",xt(e),"```",":::",'::: {.content-visible unless-format="html"}',kt(e),":::"].join(`
`)}function De({title:e,caption:t,name:n,embed:s,picture:r}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${r}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${Ve(s)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${Xe([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function T(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Ge(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function At(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function Ve(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var Ye={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Je=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Ke={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},Qe=/[ąęįųĄĘĮŲ]/,Ze=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function Xe(e){return[...e.normalize("NFC").replace(
/\s/g," ").replace(Ze,"")].flatMap(n=>[...Ke[n]??tn(n)]).map(n=>Ye[n]??en(n)).join("")}function tn(e){return Qe.test(e)?
e.normalize("NFD").slice(0,1):e}function en(e){return/[&%$#_{}]/.test(e)?`\\${e}`:Je.test(e)?e:"?"}function Mt(e,t,{title:n,origin:s}){let r=e.slice(e.indexOf(",")+1);if(t==="svg")return nn(decodeURIComponent(r),n,s);let i=Uint8Array.
from(atob(r),a=>a.charCodeAt(0)),o=[Ot("Title",n),Ot("Source",s)];return new Blob([i.subarray(0,33),...o,i.subarray(33)],
{type:"image/png"})}function nn(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,r=(i,o)=>{
let a=document.createElementNS(s.namespaceURI,i);return a.textContent=o,a};return s.prepend(r("title",t),r("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function Ot(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,sn(n)),s.buffer}function sn(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}function K(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.
revokeObjectURL(n.href),6e4)}var rn=[1,2,4],on=2;function St({name:e,links:t,view:n,picture:s,csv:r,json:i}){let o=document.createElement("div");o.className=
"view-take";let a={link:H("Link"),embed:H("Embed"),json:H("JSON"),offline:H("Offline file")};a.offline.title="One HTML f\
ile with this whole view inside, for use without a network";let c=C("JSON",()=>Tt(i(),`${e()}.json`,"application/json")),
l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=an(
()=>{let{link:p,embed:d}=t(),w=d?n():null;return{...p&&{Address:p},...w&&Et(w)}}),h=()=>{let p=t();for(let d of Object.keys(
a)){let w=p[d];a[d].hidden=w===null,w!==null&&(a[d].href=w)}c.hidden=p.json!==null,u.hidden=p.link===null&&p.embed===null,
l.hidden=M.answers};for(let p of["pointerenter","focusin"])o.addEventListener(p,h);let f=document.createElement("select");
f.setAttribute("aria-label","Size of the PNG"),f.append(...rn.map(p=>{let d=p===on;return new Option(`${p}×`,String(p),
d,d)}));let m=async p=>{let{address:d,meta:w}=await s(p,Number(f.value)),$=w.origin??t().embed??location.href;K(Mt(d,p,{
title:w.title,origin:$}),`${e()}.${p}`)},y=()=>Tt(`\uFEFF${r()}`,`${e()}.csv`,"text/csv;charset=utf-8"),g=document.createElement(
"span");return g.append(C("PNG",()=>m("png"))," ",f),o.append(a.link,a.embed,g,C("SVG",()=>m("svg")),C("CSV",y),a.json,c,
a.offline,u,l),h(),o}function an(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement(
"summary");n.textContent="Copy";let s=document.createElement("p"),r=document.createElement("textarea");Object.assign(r,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let i=document.createElement("span");i.setAttribute("role","status");let o=document.
createElement("div");o.className="view-sheet",o.append(s,r),t.append(n,o),t.addEventListener("toggle",()=>{if(!t.open)return;
i.textContent="",r.hidden=!0;let c=Object.entries(e()).map(([l,u])=>C(l,()=>a(l,u)));s.replaceChildren(...c,i)});let a=async(c,l)=>{
r.value=l,r.hidden=!1,r.setAttribute("aria-label",c);let u=await cn(l);u||r.select(),i.textContent=u?"Copied.":"Selected\
; copy it with the keyboard."};return t}async function cn(e){return navigator.clipboard?navigator.clipboard.writeText(e).
then(()=>!0,()=>!1):!1}function H(e){let t=document.createElement("a");return t.textContent=e,t}function C(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function Tt(e,t,n){K(new Blob(
[e],{type:n}),t)}var W="network";function v(e){return"kind"in e&&e.kind===W}function x(e){return v(e)?e.meta:e.layout.meta}function q(e){
return v(e)?e.meta.height??0:e.layout.height}var Lt={width:420,height:200},ln=300,S=2,A=20,O=8,Nt=13,It=.75,un=3,hn=7.5,fn=30,dn=44,mn=18,jt=240,_t=90,Pt=56,Ut=90,pn=48,
gn=1.3,bn=.6,wn=9,Ft=1.4,Bt=["coloraxis","coloraxis2"];function Ht({data:e,layout:t},{width:n,height:s,isFixed:r,scale:i}){
if(!n)return{data:e,layout:t};let o={width:n/i,height:s/i},a=r&&(o.width<Lt.width||o.height<Lt.height),c={...o,isFixed:r,
isTiny:a,isNarrow:o.width<560,scale:i},l=a?yn(t,t.meta.small??{}):t;if(!r)return{data:e,layout:{...l,...Ct(l,c)}};let u=An(
vn(e,l),c),h={...u,...Ct(u,c),...xn(e,u,c),...On(u,c)};return{data:Rn(e,u,c.height),layout:h}}function yn(e,t){return Wt(
e,t)}function Wt(e,t){if(!Rt(e)||!Rt(t))return t;let n={...e};for(let[s,r]of Object.entries(t))n[s]=Wt(e[s],r);return Object.
fromEntries(Object.entries(n).filter(([,s])=>s!==null))}function Rt(e){return typeof e=="object"&&e!==null&&!Array.isArray(
e)}function qt(e,t){return Object.entries(e).filter(([s])=>t.test(s))}function zt(e,t){return e[`yaxis${(t??"y").slice(1)}`]}
function Dt(e){return qt(e,/^yaxis/).map(([,t])=>t.domain??[0,1])}function Gt(e,t){return e[t]}function vn(e,t){let{xaxis:n}=t,
s=e.find(o=>(o.xaxis??"x")==="x"&&Array.isArray(o.x))?.x,r=Array.isArray(s)?s.filter(o=>typeof o=="string"):[],i=Array.isArray(
s)&&r.length===s.length;return n?.tickangle!==-90||n.tickvals||!r.length||!i?t:{...t,xaxis:{...n,tickmode:"array",tickvals:r,
ticktext:r}}}function An(e,{width:t,isTiny:n,scale:s}){let{xaxis:r,yaxis:i,meta:o}=e,a=r?.ticktext;if(!r||r.tickangle!==
-90||!a||a.length<=S)return e;let c={...r,tickangle:0};if(o.visit_axes?.includes("xaxis")&&o.visit_axes.includes("yaxis")&&
i?.ticktext?.join()===a.join()){let m=a.map((g,p)=>z(g,p,1/0)),y=a.map((g,p)=>String(p+1));return{...e,xaxis:{...c,ticktext:y},
yaxis:{...i,ticktext:m}}}let[u,h]=r.domain??[0,1],f=(h-u)*(t-(n?_t:jt))/a.length;for(let m of[1,It]){let y=a.map((p,d)=>En(
z(p,d,1/0),f/m));if(y.includes(""))continue;let g={...r.tickfont,size:m*s*e.template.layout.font.size};return{...e,xaxis:{
...c,ticktext:y,...m<1&&{tickfont:g}}}}return e}function En(e,t){let n=Math.floor(t/O)-1,s=[];for(let r of e.split(" ")){
let i=s.at(-1);if(r.length>n)return"";i!==void 0&&i.length+1+r.length<=n?s[s.length-1]=`${i} ${r}`:s.push(r)}return s.length<=
un?s.join("<br>"):""}function xn(e,t,{width:n,height:s,isTiny:r,scale:i}){let o=$n(e,t),a=Math.max(...o.map(d=>d.length*
O+pn)),c=Math.ceil(o.length/Math.max(1,Math.floor(n/a))),l=o.length>0&&c*A>s/(r?4:3),u=o.length>0&&!l,h=kn(t,s,i),m=((h.
annotations?.find(({font:d})=>d?.size)?.font?.size??0)/i||A)*Ft+2,y=Math.min(t.margin?.t??8,u?c*A+4:t.annotations?.length?
m:8),g=Bt.some(d=>Gt(t,d)?.colorbar?.orientation==="h"),p=!t.margin||g&&!r;return{...l&&{showlegend:!1},...!p&&{margin:{
...t.margin,t:Math.ceil(y*i)}},...h}}function $n(e,t){if(t.showlegend===!1)return[];let n=new Map,s=0;for(let{name:r,type:i,
visible:o,showlegend:a,legendgroup:c}of e)!r||(a===!1||o===!1)||["heatmap","contour"].includes(i)||(s+=1,n.set(c||r,r.replace(
/<[^>]*>/g,"")));return s>1||t.showlegend?[...n.values()]:[]}function kn(e,t,n){let{annotations:s=[],template:r}=e,i=({yref:f,
yanchor:m})=>f==="paper"&&m==="bottom",o=s.filter(i);if(!o.length)return{};let a=Dt(e).map(([f])=>f),c=o.filter(({y:f})=>f<
1).map(({y:f})=>Math.min(...a.map(m=>m-f).filter(m=>m>0),1-f)),l=r.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-A)/
Ft);if(u>=l)return{};let h=Math.max(wn,u*n);return{annotations:s.map(f=>i(f)?{...f,font:{...f.font,size:h}}:f)}}function On(e,{
height:t,isTiny:n}){let s=Math.floor(t/3/O),r=t-Vt(e,1/0,s)-Pt,i={};for(let o of Bt){let a=Gt(e,o);a&&(n?i[o]={...a,showscale:!1}:
i[o]=Mn(e,o,a,r))}return i}function Mn(e,t,n,s){let r=n.colorbar??{};if(s>=ln||r.ticktext||r.orientation==="h")return n;
let i=e.template.layout[t],o=r.tickvals??i?.colorbar?.tickvals,a=(r.len??1)*s;if(!o){let h=Math.max(S,Math.floor(a/A/1.5));
return{...n,colorbar:{...r,nticks:h}}}let[c,l]=[n.cmin??o[0]??0,n.cmax??o.at(-1)??1],u=[];for(let h of o){let f=u.at(-1);
(f===void 0||(h-f)/(l-c)*a>=A)&&u.push(h)}return{...n,colorbar:{...r,tickvals:u}}}function Ct(e,t){let{width:n,height:s,
isFixed:r,isTiny:i,isNarrow:o}=t,a=o?n:1/0,c=r?Math.floor(s/3/O):1/0,l=Vt(e,a,c),u=r?l?Pt:Ut:0,h=Math.max(s-l-(i?2*A:u),
A),f=i?n-_t:Math.max(n-jt,60);return Object.fromEntries(qt(e,/^[xy]axis/).map(([m,y])=>{let g=m.startsWith("x"),p=r&&g?Ln(
y,e,h):y,[d,w]=p.domain??[0,1],$=(w-d)*(g?f:h),P=e.template.layout.font.size*t.scale,k=Tn(p,g,$,P,t),Oe=e.meta.priority?.[m];
return[m,Sn(k,{isX:g,length:$,fontSize:P,upright:c,priority:Oe},t)]}))}function Tn(e,t,n,s,{isTiny:r,isFixed:i}){let o=e.
title?.text??"";if(!r)return i&&!t&&o.length*O>gn*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!o||e.side==="top"||
c-a>bn)return{...e,title:{}};let l=Math.max(4,Math.floor(n/(O-1))+1),u=o.length>l?`${o.slice(0,l-1)}…`:o;return{...e,title:{
...e.title,standoff:0,font:{size:s-2},text:u}}}function Sn(e,{isX:t,length:n,fontSize:s,upright:r,priority:i},o){let{width:a,
isFixed:c,isTiny:l,isNarrow:u}=o,{ticktext:h,tickvals:f=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;if(!h)return c||
u&&t?Nn(e,t,n,o):e;let m=h.length;if(l&&t&&m===1&&e.tickangle===0&&(h[0]??"").length*O>n-O)return{...e,tickfont:{size:.75*
s}};if(m<=S&&(t||!c||n>=A))return e;let g=!t&&c&&n/m<A&&n/m>=Nt,p=t&&e.tickangle===0&&h.every(k=>/^\d+$/.test(k)),d=Math.
floor(n/(g?Nt:p?fn:A)),w=m<=S?[m-1]:Cn(m,d,i),$=t&&e.tickangle!==0?r:1/0,P=Yt(h,u?a:1/0,$);return{...e,...g&&{tickfont:{
...e.tickfont,size:It*s}},tickvals:w.map(k=>f[k]??k),ticktext:w.map(k=>P[k]??"")}}function Ln(e,t,n){let[s]=zt(t,e.anchor)?.
domain??[0,1],r=Dt(t).map(([,a])=>a),i=Math.max(...r.filter(a=>a<=s),-1/0),o=(s-i)*n;return e.side==="top"||o>2.4*A?e:{...e,
title:{},...o<.9*A&&{showticklabels:!1}}}function Nn(e,t,n,{isTiny:s,isNarrow:r}){let i=Math.max(S,Math.floor(n/(t?dn:A*
1.5)));if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/i);return{...e,tickvals:e.tickvals.filter((h,f)=>f%u===0)}}let{
dtick:o,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(S,Math.floor(n/mn))};let c=r&&t&&e.nticks&&!s?S:
i,l=Math.min(e.nticks??1/0,c);return s||e.nticks||l<5?{...a,nticks:l}:e}function Rn(e,t,n){return e.map(s=>{if(s.type!==
"heatmap"||!s.texttemplate)return s;let r=zt(t,s.yaxis),[i,o]=r?.domain??[0,1],a=r?.ticktext?.length;return a===void 0?s:
(o-i)*(n-Ut)<a*A?{...s,texttemplate:""}:s})}function Cn(e,t,n){let s=[...Array(e).keys()];if(e<=t)return s;let r=Math.max(
1,Math.ceil(e/Math.max(1,t)));if(!n)return s.filter(o=>o%r===0);let i=[];for(let o of[...s].sort((a,c)=>(n[c]??0)-(n[a]??
0)))i.every(a=>Math.abs(a-o)>=r)&&i.push(o);return i.sort((o,a)=>o-a)}function Vt({xaxis:e},t,n){let s=e?.tickangle===0?
[]:e?.ticktext??[],r=Yt(s,t,n).map(i=>i.length);return Math.max(0,...r)*hn}function Yt(e,t,n){return e.map((i,o)=>In(i,o,
t,n)).every((i,o)=>i===e[o])?e:e.map((i,o)=>z(i,o,n,t))}function In(e,t,n,s){return n===1/0&&e.length<=s?e:z(e,t,s,n)}function z(e,t,n,s=1/0){
let r=s<1/0,i=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,o="",a="",c=""]=i,[l="",u]=a.split(" · "),h=n<1/0?
14:1/0,f=Math.min(r?Math.max(5,Math.floor(s/48)):h,n),m=l.length>f&&!l.includes("&")?`${l.slice(0,f-1)}…`:l;return o+(u?
`${t+1} ${m}`:m)+c}var jn=12,L=new Map,Q=new Map;function tt(e,t){let n=JSON.stringify(Object.values(e)),s=L.get(n)??new Map;L.delete(n),L.
set(n,s);for(let o of L.keys()){if(L.size<=jn)break;L.delete(o)}let r=s.get(t);if(r)return r;let i=new Promise((o,a)=>_n(
n,e,t,{resolve:o,reject:a}));return s.set(t,i),i.catch(()=>s.delete(t)),i}function _n(e,t,n,s){let r=Q.get(e);if(r){r.views.
set(n,s);return}let i=new Map([[n,s]]);Q.set(e,{query:t,views:i}),setTimeout(()=>{Q.delete(e),Pn(t,i)},0)}async function Pn(e,t){
let{server:n,path:s,query:r,theme:i}=e,o=[...t.keys()].sort().join(",");try{let a=await Y(`${s}/figures?${F({...r,views:o,
theme:i})}`,{},n);for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof E&&[404,422,500].includes(a.status);
for(let[l,{resolve:u,reject:h}]of t)c?Un(e,l).then(u,h):h(a)}}function Un({server:e,path:t,query:n,theme:s},r){let i=F({
...n,theme:s});return Y(`${t}/views/${encodeURIComponent(r)}?${i}`,{},e)}var Z=new Map;async function Kt(e,t){let n=Z.get(
e),s=n??(e.startsWith("#")?Fn(e.slice(1)):Bn(e));n||(Z.set(e,s),s.catch(()=>Z.delete(e)));let r=await s;if(v(r))return r;
let{templates:i={}}=r.layout.meta,o=i[t];if(!o)return r;let a=Jt(o),c=new Map;for(let f of Object.values(i))Jt(f).forEach(
(m,y)=>{c.set(m,a[y]??m)});let{data:l,layout:u}=X({data:r.data,layout:r.layout},c),{meta:h}=r.layout;return{...r,data:l,
layout:{...u,meta:h,template:o}}}function Jt(e){return e.layout.colorway}function X(e,t){return Array.isArray(e)&&["stri\
ng","object"].includes(typeof e[0])&&!Array.isArray(e[0])?e.map(s=>X(s,t)):e?.constructor===Object?Object.fromEntries(Object.
entries(e).map(([s,r])=>[s,X(r,t)])):t.get(e)??e}async function Fn(e){let t=document.getElementById(e);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function Bn(e){let t=await fetch(new URL(
e,document.baseURI)).catch(()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new E(
t?.status??0,[{where:"",message:n,suggestions:[]}])}return t.json()}function N(e,{server:t,path:n,view:s,values:r}){let i=encodeURIComponent(
s),o=n.startsWith("lessons/"),a=o?`embed/${n}`:`embed/${n.replace("models/","")}/${i}`,c={embed:a,picture:`${a}/picture.\
png`,json:`api/${n}/views/${i}`,offline:o?`api/${n}/offline`:`api/${n}/views/${i}/offline`},u=F({...o&&e!=="json"?{step:s}:
{},...r}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}function Zt({x:e,y:t,xaxis:n,yaxis:s},r){let i=[Qt(n,e,r),Qt(s,t,r)];return[...new Set(i.filter(o=>o!==null))]}function Qt(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let s=e.type==="category"?e.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function Xt(e,t,n){let s=e.querySelector(":scope > .view-marks")??e.appendChild(Hn()),{_fullLayout:r}=e;
if(!r)return;let i=t.flatMap(o=>n.map(a=>Wn(r,r[o],a)));s.replaceChildren(...i.filter(o=>o!==null))}function Hn(){let e=document.
createElement("div");return e.className="view-marks",e}function Wn(e,t,n){if(!t?._length)return null;let s=t._id.startsWith(
"x"),r=e[`${s?"y":"x"}axis${(t.anchor??"").slice(1)}`]??e[s?"yaxis":"xaxis"],i=[t.l2p(n-.5),t.l2p(n+.5)],[o,a]=[Math.min(
...i),Math.max(...i)];if(!(a>0&&o<t._length)||!r?._length)return null;let[c,l]=s?[t._offset+o,r._offset]:[r._offset,t._offset+
o],[u,h]=s?[a-o,r._length]:[r._length,a-o],f=document.createElement("div");return Object.assign(f.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${h}px`}),f}function ee(e,t){return Object.fromEntries(e.map(({name:n,values:s,value:r})=>[n,s.find(i=>String(i)===t(n))??r]))}function ne(e,t){
for(let{name:n,values:s}of e){let r=t(n);if(r===null||s.map(String).includes(r))continue;let i=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${r}; ${i}.`}}return null}
function se(e,t,n){return t.reduce((s,r)=>{let i=e.find(({name:o})=>o===r)?.values??[];return s*i.length+i.indexOf(n[r]??
"")},0)}function re(e,t){return e.map(s=>{let{name:r,title:i,values:o}=s,a=ie(s)[o.indexOf(t[r]??"")];return typeof a=="\
number"?`${i.toLowerCase()} ${a}`:a}).join(", ")}function ie({values:e,labels:t}){return t??e}var D=class{#i;#t;#e="";#r=0;#o=null;constructor(t,n){
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
""),i=u=>{let h=s[Math.max(0,Math.min(s.length-1,u))];h!==void 0&&this.#t.select(t,h)},o=u=>{this.pause(),i(r()+u)},a=et(
"Play",()=>{if(this.#r){this.pause();return}r()===s.length-1&&i(0),a.textContent="Pause",this.#r=setInterval(()=>{i(r()+
1),r()===s.length-1&&this.pause()},1200)});this.#o=a;let c=et("‹",()=>o(-1)),l=et("›",()=>o(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}};function te(e,t){let n=document.createElement(
"label");return n.append(`${e} `,t),n}function et(e,t){let n=document.createElement("button");return n.type="button",n.textContent=
e,n.addEventListener("click",t),n}var oe="vendor/plotly/plotly-traces-4.1.1.min.js",nt;function G(e){return window.Plotly?Promise.resolve(window.Plotly):(nt??=
new Promise((t,n)=>{let s=document.createElement("script");s.src=e?new URL(`static/${oe}`,e).href:new URL(`../${oe}`,b).
href;let r=()=>{nt=void 0,s.remove(),n(new Error("The drawing library could not be loaded. Reload the page to try again."))};
s.addEventListener("load",()=>window.Plotly?t(window.Plotly):r()),s.addEventListener("error",r),document.head.append(s)}),
nt)}async function ae(e,t,n){let{width:s,height:r}=e.layout;return(await G()).toImage(e,{format:t,width:s,height:r,...t===
"png"&&{scale:n}})}function ce(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),s=new Uint8Array(n.length);for(let r=0;r<n.length;r++)
s[r]=n.charCodeAt(r);return s}var qn={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array};
function I(e){if(Array.isArray(e))return zn(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=qn[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(ce(e.bdata).buffer),s=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:s}}function zn(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,n[0]?.length??0]}}function j({values:e,
shape:t},n){let[,...s]=t,r=s.reduce((i,o)=>i*o,1);return{values:Dn(e,n*r,(n+1)*r),shape:s}}function le({values:e,shape:t}){
return t.length<2?e:st({values:e,shape:t})}function st(e){return Array.from({length:e.shape[0]??0},(t,n)=>j(e,n).values)}
function Dn(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var Gn={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**t,maximum:Math.max,minimum:Math.
min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=t),equal:(e,t)=>+(e===t),
not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.sqrt,sign:Math.sign,floor:Math.
floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>ss(e*10**t)/10**t,sin:Math.sin,cos:Math.
cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+rs(e/Math.SQRT2))},rt={sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.
reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)};function Vn(e){return typeof e=="string"?Number(
e.replace("inf","Infinity")):e}function he({shape:e}){return e.reduce((t,n)=>t*n,1)}function fe(e,t,{single:n=!1}={}){let s=n?
Float32Array:Float64Array,r=[],i=(o,a)=>r[o]?.[a]??Number.NaN;for(let o of e){if(o.op==="opaque")throw new RangeError("O\
nly Python computes this.");let a=new s(he(o)),c=o.op==="table"?t(o.name??"",o.at):[];for(let l=0;l<a.length;l+=1)a[l]=o.
op==="table"?c[l]??Number.NaN:Yn(e,o,l,i);r.push(a)}return r.at(-1)??new s(0)}function Yn(e,t,n,s){let{op:r}=t;if(r==="c\
onstant")return Kn(t,n);let i=Jn(e,t,n).map(([h,f])=>s(h,f)),[o=0,a=0,c=0]=i;if(r==="view"||r==="join")return o;if(r==="\
where")return o?a:c;if(r==="matmul")return ts(i);if(r==="collect")return rt.sum?.(i)??0;if(r==="softmax")return Zn(e,t,n,
i);let l=rt[r];if(l)return l(i);let u=Gn[r];if(!u)throw new RangeError(`There is no operation ${r}.`);return u(o,a)}function Jn(e,t,n){
let{op:s,of:r=[],groups:i}=t,[o=0,a=0]=r;if(s==="view")return[[o,es(t,n)]];if(s==="join")return[ns(e,r,n)];if(s==="colle\
ct")return(i?.[n]??[]).map(c=>[o,c]);if(s==="matmul"){let[c,l]=[e[a]?.shape.at(-2)??0,t.shape.at(-1)??1],[u,h]=[Math.floor(
n/l),n%l],f=Math.floor(u/(t.shape.at(-2)??1))*c*l;return ue(c).flatMap(m=>[[o,u*c+m],[a,f+m*l+h]])}if(s==="softmax"||s in
rt){let c=e[o]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,u=ue(c).map(h=>[o,l*c+h]);return r.length>1?[...u,[a,0]]:
u}return r.map(c=>[c,e[c]?.shape.length?n:0])}function Kn({values:e=0},t){return Vn(Array.isArray(e)?e[t]??Number.NaN:e)}
function Qn(e,{of:t=[]},n){let s=e[t[0]??0]?.shape.at(-1)??1;return{place:n%s,width:s}}function Zn(e,t,n,s){let{place:r,
width:i}=Qn(e,t,n),o=Xn(s.slice(0,i),s[i]);return(o[r]??Number.NaN)/o.reduce((a,c)=>a+c,0)}function Xn(e,t=1){let n=Math.
max(...e),s=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(r=>Math.exp((r-n)/s))}function ts(e){let t=0;for(let n=0;n<
e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function es({shape:e,offset:t=0,strides:n,index:s},r){if(s)return s[r]??
0;let[i,o]=[t,r];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;i+=o%c*(n?.[a]??0),o=Math.floor(o/c)}return i}function ns(e,t,n){
let s=n;for(let r of t){let i=he(e[r]??{op:"",shape:[]});if(s<i)return[r,s];s-=i}throw new RangeError(`No operand has th\
e element ${n}.`)}function ue(e){return Array.from({length:e},(t,n)=>n)}function ss(e){let t=Math.floor(e);return e-t!==
.5?Math.round(e):t%2?t+1:t}function rs(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[e,e];for(let s=1;Math.abs(n)>Math.
abs(t)*1e-17;s+=1)n*=2*e*e/(2*s+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var me="all",de=new WeakMap;function pe({data:e,layout:{meta:t}},n){for(let s of t.parts??[]){let r=e[s.trace];if("lines"in
s){let i=_(s.lines,t,n);Object.assign(r,os(i,n[s.row],s))}else r[s.attribute]=le(_(s.is,t,n))}}function _(e,t,n){let s=is(
t),r=o=>{let{values:a=[]}=t.choices?.find(({name:c})=>c===o)??{};return n[o]===me?0:a.indexOf(n[o]??"")};return{values:fe(
e,(o,a=[])=>{let c=s[o];if(!c)throw new Error(`The figure has no array ${o}.`);return a.reduce((l,u)=>j(l,r(u)),c).values}),
shape:e.at(-1)?.shape??[]}}function is(e){let t=de.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(
([n,s])=>[n,I(s)])),de.set(e,t)),t}function os({values:e,shape:t},n,{above:s,to:r}){let i=[],o=[],[a=0,c=0]=t;for(let l=0;l<
a;l+=1)if(!(n!==me&&l!==n))for(let u=0;u<c;u+=1){let h=Number(e[l*c+u]);h<=s||h>r||(i.push(0,1,null),o.push(l,u,null))}return{
x:i,y:o}}function we(e,t){let{table:n}=x(e);if(n&&"rows"in n)return[n];if(v(e))return[];let{data:s,layout:r}=e,i=n?[as(n,r.meta,t)]:
[];return n&&!n.beside?i:[...s.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>cs(r,a)),...i]}function ye({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(i=>it("th",i,"col")));let r=n.
createTBody();for(let[i,...o]of t)r.insertRow().append(it("th",i,"row"),...o.map(a=>it("td",a)));return n}function ve(e){
let t=s=>s.map(fs).join(",");return`${e.map(({columns:s,rows:r})=>[s,...r].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function as(e,t,n){let{columns:s,labels:r}=e;if("values"in e){let o=e.values.map(a=>_(a,t,n).values);return{columns:s,
rows:r.map((a,c)=>[a,...o.map(l=>l[c])])}}let i=st(_(e.matrix,t,n));return{columns:s,rows:r.map((o,a)=>[o,...Array.from(
i[a]??[])])}}function cs(e,t){let n=I(t.z??[]),s=ge(e,t,"y").map((r,i)=>[r,...Array.from(j(n,i).values)]);return{columns:[
t.name??"",...ge(e,t,"x")],rows:s}}function ge(e,t,n){let s=t[n];if(Array.isArray(s))return s.map(c=>be(String(c)));let r=e[`${n}\
axis`],o=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??r?.categoryarray;if(o)return o.map(be);let{shape:a}=I(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function be(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}var ls=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,us=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
hs=/^(?=[\t\r\n])/;function fs(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(us,"$1'").replace(
hs,"'"),n=ls.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function it(e,t,n){let s=document.createElement(
e);n&&(s.scope=n);let r=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–");return s.textContent=Number(
r)===0?r.replace("-",""):r,s}var ct={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventio\
ns",against:"against"},lt=["inputs","removed"],ds=new Set(["server","source","model","lesson","view","theme","reads",...lt,
...Object.keys(ct)]),ke=["scale","accent","controls","caption"],ms=new Set([...ke,"fill"]),Ae=":scope > a",Ee="pointer-v\
iew:hover",ot=matchMedia("(prefers-color-scheme: dark)"),ps={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},
gs=120,bs=[["short",576,0],["low",352,0],["tight",288,352]],V={height:525,width:640,least:.75,most:4},ws="400px 0px",xe=660,
ys="[data-answer]:not(pointer-view *)",vs=/^(\w+):(\d+)$/,As="The server draws this chart, and it does not answer.",Es="\
The answer above is computed in this browser.",xs="Type visits, or add a place, to see what the model answers.",R=null,at=null,
ut=class extends HTMLElement{#i=null;#t=null;#e=null;#r=0;#o=!1;#l="";#d=!1;#m="";#b=[];#w=!1;#A=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#I()},{rootMargin:ws});#S=new ResizeObserver(()=>requestAnimationFrame(()=>this.#M()));#L=new MutationObserver(
t=>this.#Q(t.map(({attributeName:n})=>n??"")));#N=t=>this.getAttribute(t);#p=()=>{if(!this.#e||!this.#t){this.#h();return}
this.#$(this.#y),this.#c()};#R=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#C=({type:t})=>this.#rt(t==="beforeprint");connectedCallback(){
this.#i??=this.#U(),this.#x(),document.addEventListener("pointerscope:theme",this.#p),document.addEventListener(Ee,this.#R),
ot.addEventListener("change",this.#p);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#C);this.#S.
observe(this),this.#L.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#A.observe(this):this.#w=!0,this.#h()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#p),document.removeEventListener(Ee,this.#R),ot.removeEventListener(
"change",this.#p);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#C);this.#S.disconnect(),this.#L.
disconnect(),this.#A.disconnect(),this.#n.controls.pause()}mark(t){t.join()!==this.#b.join()&&(this.#b=t,this.#q())}get chosen(){
return this.#t?this.#f:{}}get beats(){return this.#e?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#z();
return Math.ceil(t+q(this.#t)+n)}get#n(){return this.#i??=this.#U(),this.#i}#I(){this.#w=!0,this.#A.disconnect(),this.#h()}#Q(t){
t.some(s=>ms.has(s))&&(this.#x(),this.#c()),t.includes("beat")&&this.#j();let n=t.filter(s=>ds.has(s)&&!this.#Z(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#w?this.#I():n.length?this.#h():this.#u.some(({name:s})=>t.includes(s))?this.#T()&&
this.#c():t.includes(this.#m)&&this.#h()}#Z(t){let n=this.#e;return!n||!this.#t?!1:(t==="theme"&&this.#p(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#j(){if(!this.#l)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#e?.tell(t>=1?t-1:null)}#X(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#s("beat",{beat:t===null?null:t+1})}get#u(){return this.#t?x(this.#t).choices??[]:[]}#h(){this.#o||(this.#o=!0,
queueMicrotask(()=>{this.#o=!1,this.#et()}))}get#E(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute("\
lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#g(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:U.href}get#_(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#y(){let t=this.getAttribute("theme");return t===
"auto"?ot.matches?"dark":"light":(t??this.#_)==="dark"?"dark":"light"}get#v(){let t=this.getAttribute("scale");return t===
"auto"?this.#tt:t!==null&&B("scale",t)?Number(t):1}get#tt(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let s=Math.round(10*Math.min(n/V.height,t/V.width))/10;return Math.min(V.most,Math.max(V.least,
s))}#x(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#v)):
this.style.removeProperty("--scale"),t&&B("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("--\
accent")}get#P(){if(this.hasAttribute("lesson")){let n=lt.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(ct).map(
([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#et(){let{needsHistory:t,query:n}=this.#P;
this.#r+=1;let s=this.#r,r=this.getAttribute("source"),i=this.getAttribute("view")??"",o=this.#E&&i&&(!t||n.visits||n.record);
if(!r&&!o){this.#k(xs);return}if(!this.#w){this.#k("");return}let a=this.#y;this.#$(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#g,path:this.#E,query:n,theme:a},l=this.hasAttribute("server")?this.#g:"",[u]=await Promise.
all([r?Kt(r,a):this.#nt(c,i),r?null:i===W?import("./network-drawing.js"):G(l)]),h=v(u),f=h?await import("./network-drawing.js"):
null;h||await G(l),await vt(()=>{s===this.#r&&(this.#it(f?.NetworkDrawing??null,x(u).title),this.#t=h?u:structuredClone(
u),this.#at(this.#t),this.#st({...c,theme:"light"},i))})}catch(c){s===this.#r&&this.#B(c)}finally{s===this.#r&&this.removeAttribute(
"aria-busy")}}async#nt(t,n){let s=n===W?this.#e:null,r=this.getAttribute("model")??"",i=await s?.compute(t,r,{isSilent:!1});
if(i)return i;try{return await tt(t,n)}catch(o){if(!$e(o))throw o;let a=await s?.compute(t,r,{isSilent:!0});if(!a)throw o;
return a}}#$(t){this.#_!==t?this.dataset.theme=t:delete this.dataset.theme}#st(t,n){if(!this.#t||v(this.#t))return;let{template:s,
meta:r}=this.#t.layout,i=r.templates?.light;R??=i??(this.#y==="light"?s:null),!(R||this.hasAttribute("source"))&&(at??=tt(
t,n),at.then(o=>{v(o)||(R??=o.layout.template)}).catch(()=>{at=null}))}#rt(t){if(this.#d=t,!this.#t||!this.#l)return;let n=R??
this.#e;this.#$(t&&n?"light":this.#y),this.#c(),t||requestAnimationFrame(()=>this.#c())}#U(){let t=document.createElement(
"summary");t.textContent="Numbers";let n={title:this.#a("h3","view-title"),caption:this.#a("p","view-caption"),choices:this.#a(
"div","view-choices"),summary:this.#a("p","view-summary"),failure:this.#a("p","view-failure"),trust:this.#a("p","view-tr\
ust"),plot:this.#a("div","view-plot"),details:this.#a("details","view-table"),exports:St({name:()=>this.#V,links:()=>this.#gt(),
view:()=>this.#t&&this.#bt(this.#t),picture:(i,o)=>this.#mt(i,o),csv:()=>ve(this.#G()),json:()=>JSON.stringify(this.#t)})};
n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.
addEventListener("toggle",()=>this.#D());let s=new D(n.choices,{selected:()=>this.#f,select:(i,o)=>this.#dt(i,o),open:i=>this.#s(
"open",i)}),r=this.querySelector(Ae);r?.classList.add("view-stand-in"),this.replaceChildren(...Object.values(n),...r?[r]:
[]),this.addEventListener("toggle",({target:i})=>this.#ft(i),!0);for(let i of[n.plot,n.details,n.choices,n.exports,n.failure])
i.hidden=!0;return{...n,controls:s}}#a(t,n){let s=this.querySelector(`.${n}`),r=s instanceof HTMLElement?s:document.createElement(
t);return r.className=n,r}#it(t,n){if(t===null==(this.#e===null))return;let s=this.#n,r=s.plot.cloneNode();r.removeAttribute(
"data-listening"),r.role=t?"group":"img",s.plot.replaceWith(r),s.plot=r,this.#e?.bar?.remove(),this.#e=t?new t(r,{title:n,
isProjected:this.hasAttribute("fill"),hover:i=>this.#s("hover",{visits:i}),told:i=>this.#X(i),acts:{server:()=>this.hasAttribute(
"source")?null:this.#g,answered:i=>this.#ot(i),resized:()=>requestAnimationFrame(()=>this.#M())}}):null,this.#e?.bar&&s.
summary.before(this.#e.bar)}#ot({figure:t,interventions:n}){this.#t=t;let{interventions:s}=this.#e??{};s?this.setAttribute(
"interventions",s):this.removeAttribute("interventions"),this.#T()&&this.#c(),this.#s("interventions",n)}#F(t){let{plot:n,
details:s,choices:r,exports:i,failure:o}=this.#n;for(let c of[n,s,r,i])c.hidden=t;o.hidden=!0;let a=this.#e?.bar;a&&t&&(a.
hidden=!0)}#k(t){this.#t=null,this.#m="",this.removeAttribute("aria-busy"),this.#n.controls.pause(),this.#F(!0),this.#n.
summary.textContent=t}#B(t){this.#k("");let{failure:n}=this.#n,s=$e(t)&&document.querySelector(ys)!==null,r=s?As:bt(t);if(n.
replaceChildren(r),s&&n.append(" ",$s()),n.hidden=!1,this.#s("failed",{message:r}),!(t instanceof E)||![0,503].includes(
t.status))return;let i=document.createElement("button");i.type="button",i.textContent="Try again",i.addEventListener("cl\
ick",()=>this.#h()),n.append(" ",i)}#at(t){let{title:n,caption:s,controls:r}=this.#n,i=x(t);n.textContent=i.title,n.hidden=
!1,s.textContent=i.caption,this.#ct(i.trust),this.toggleAttribute("data-network",v(t)),this.#F(!1),r.offer(i,v(t)?[]:t.data,
!this.hasAttribute("fill")),this.#T()&&this.#c()}#ct(t){let{trust:n}=this.#n;if(n.textContent=t?.text??"",!t||this.hasAttribute(
"source")||!M.answers)return;let s=document.createElement("a"),r=encodeURIComponent(this.getAttribute("model")??"");s.href=
new URL(`insights/${r}#view-${t.view}`,this.#g).href,s.textContent="Which explanation to believe",n.append(" ",s)}#c(){if(!this.#t)
return;let{plot:t}=this.#n,n=this.#d,s=this.#O(q(this.#t)),r=n?Math.min(s.width||xe,xe):s.width;if(!r)return;v(this.#t)?
(t.style.height=`${s.height}px`,this.#e?.draw(this.#t)):(t.style.height=s.isFixed?`${s.height}px`:"",this.#lt(t,this.#t,
{...s,width:r}));let i=!this.dataset.drawn;i&&this.querySelector(Ae)?.remove(),this.#l=`${r}×${s.height}`,this.dataset.
drawn="true",i&&this.hasAttribute("beat")&&this.#j(),this.#q(),this.#s("drawn",{})}#lt(t,{data:n,layout:s},r){let i=this.#d,
o=i&&R?{...s,template:R}:s,a=this.#H({data:n,layout:o},r);window.Plotly?.react(t,a.data,i?{...a.layout,width:r.width}:a.
layout,ps),t.dataset.listening||this.#ut(t)}#H({data:t,layout:n},{width:s,height:r,isFixed:i}){let o="rgba(0, 0, 0, 0)",
a=this.#v,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,h=Ht({data:t,layout:ks(n)},{width:s,height:r,isFixed:i,scale:a}),
f={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:h.data,layout:{...h.layout,...a!==1&&
f,paper_bgcolor:o,plot_bgcolor:o,height:r}}}#ut(t){t.dataset.listening="true",t.on("plotly_click",({points:[n]})=>{if(!n)
return;n.data.meta&&this.#s("open",n.data.meta);let[,s,r]=vs.exec(String([n.customdata].flat()[0]))??[];s&&this.#s("sele\
ct",{table:s,row:Number(r)})}),t.on("plotly_hover",({points:[n]})=>{n&&this.#s("hover",{visits:Zt(n,this.#W)})}),t.on("p\
lotly_unhover",()=>this.#s("hover",{visits:[]}))}get#W(){return this.#t?x(this.#t).visit_axes??[]:[]}#s(t,n){this.dispatchEvent(
new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#q(){!this.#t||!this.#l||(this.#e?this.#e.mark(this.#b):Xt(this.#n.
plot,this.#W,this.#b))}#O(t){let{plot:n}=this.#n,s=n.clientWidth;if(!this.hasAttribute("fill"))return{width:s,height:t,isFixed:!1};
this.getAttribute("scale")==="auto"&&this.#x(),this.#ht();let{above:r,below:i}=this.#z();this.style.setProperty("--below",
`${Math.ceil(i)}px`);let o=Math.max(Math.floor(this.offsetHeight-r-i),gs);return{width:s,height:o,isFixed:!0}}#ht(){let[
t,n]=[this.offsetWidth/this.#v,this.offsetHeight/this.#v],s=bs.filter(([,r,i])=>n<r||t<i).map(([r])=>r).join(" ");this.dataset.
room!==s&&(this.dataset.room=s)}#z(){let{plot:t,details:n,exports:s}=this.#n,r=this.getBoundingClientRect(),i=r.height/this.
offsetHeight||1,o=[n,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=o.length?Math.max(...o.map(({bottom:c})=>c))-
Math.min(...o.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-r.top)/i,below:a/i}}#ft(t){if(this.hasAttribute(
"fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll("details"))n.open&&(n.open=n===t);requestAnimationFrame(
()=>this.#M())}#M(){if(!this.#t)return;let{width:t,height:n}=this.#O(q(this.#t));t&&this.#l!==`${t}×${n}`&&this.#c()}#dt(t,n){
this.setAttribute(t,String(n)),this.#s("option",{[t]:n})}#T(){let t=this.#t;if(!t)return!1;let n=this.hasAttribute("leni\
ent")?null:ne(this.#u,this.#N);if(n)return this.#B(new Error(n.message)),this.#m=n.name,!1;let s=x(t),r="";if(this.#u.length&&
!v(t)){let i=this.#f;this.#n.controls.show(i);for(let a of t.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>i[c]===
l));pe(t,i);let{summaries:o}=s;o&&(s.summary=o.texts[se(this.#u,o.by,i)]??""),r=`: ${re(this.#u,i)}`}return this.#n.summary.
textContent=s.summary??"",this.#n.plot.setAttribute("aria-label",`${s.title}${r}. ${s.summary??""}`),this.#D(),!0}get#f(){
return ee(this.#u,this.#N)}#D(){let{details:t}=this.#n;if(!t.open||!this.#t)return;let n=document.createElement("div");n.
className="table-frame",n.tabIndex=0,n.setAttribute("role","region"),n.setAttribute("aria-label",`Numbers: ${x(this.#t).
title}`),n.append(...this.#G().map(ye)),t.querySelector(".table-frame")?.remove(),t.append(n)}#G(){return this.#t?we(this.#t,
this.#f):[]}async#mt(t,n){let s=this.#t;if(!s)throw new Error("There is no figure to save yet.");return{address:v(s)?await this.#e?.
address(t,n)??"":await ae(this.#pt(s),t,n),meta:x(s)}}#pt(t){let{data:n,layout:s}=structuredClone(t),r=this.#O(s.height),
{paper_bgcolor:i,plot_bgcolor:o}=s.template.layout,a=!this.dataset.theme&&document.documentElement.hasAttribute("data-tr\
ansparent"),c=this.#H({data:n,layout:s},r),l=a?{}:{paper_bgcolor:i,plot_bgcolor:o};return{data:c.data,layout:{...c.layout,
width:r.width,...l}}}get#V(){let t=[this.getAttribute("model")??this.getAttribute("lesson"),this.getAttribute("view"),this.
hasAttribute("against")&&"difference"];return this.getAttribute("name")??t.filter(Boolean).join("-")}get#Y(){return{server:this.#g,
path:this.#E,view:this.getAttribute("view")??"",values:{...this.#P.query,...this.#f}}}get#J(){let t=this.getAttribute("t\
heme")??document.documentElement.dataset.askedTheme,n=ke.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",r])=>this.hasAttribute(
s)&&B(s,r??""));return{...t&&{theme:t},...Object.fromEntries(n)}}#gt(){let t=new URL(location.href);t.hash=this.id;let n=this.
id?t.href:null;if(!(!this.hasAttribute("source")&&M.answers))return{link:n,embed:null,json:null,offline:null};let r=this.#Y;
return{link:n,embed:N("embed",this.#K(r)),json:N("json",r),offline:N("offline",r)}}#K(t){let{controls:n,...s}=this.#J,r={
...t.values,...s,...n&&n!=="some"&&{controls:n}};return{...t,values:r}}#bt(t){let n=this.#Y,{title:s,summary:r=""}=x(t),
i=["model","lesson","view","reads",...lt,...Object.keys(ct)],o=[...this.attributes].filter(({name:f})=>i.includes(f)),{theme:a,
...c}=this.#J,l=a?.replace(/^transparent-?/,""),u={...Object.fromEntries(o.map(({name:f,value:m})=>[f,m])),...this.#f,...l&&
{theme:l},...c},h=this.#K(n);return{title:s,caption:r,name:this.#V,server:n.server,embed:N("embed",h),picture:N("picture",
h),attributes:Object.fromEntries(Object.entries(u).map(([f,m])=>[f,String(m)]))}}};function $e(e){return e instanceof E&&
e.status===0}function $s(){let e=document.createElement("span");return e.className="beside-browser-answer",e.textContent=
Es,e}function ks(e){let t=Object.entries(e).map(([n,s])=>{if(!/^[xy]axis/.test(n))return[n,s];let r=s,i=e[n.startsWith("\
x")?"xaxis":"yaxis"]?.categoryarray,o=r.type==="category"&&!r.categoryarray&&i;return[n,o?{...r,categoryorder:"array",categoryarray:i}:
r]});return Object.fromEntries(t)}customElements.define("pointer-view",ut);})();
