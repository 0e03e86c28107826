var bt={min:.5,max:4},Pe={controls:["none","some","all"],caption:["none","title","all"]};function L(e,t){return e==="sca\
le"&&t!=="auto"?t.trim()!==""&&Number(t)>=bt.min&&Number(t)<=bt.max:e==="scale"?!0:e==="controls"||e==="caption"?Pe[e].includes(
t):CSS.supports("color",t)}function wt(e,t,n){let s=Ue(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function Ue(e,t,n){
let s=e.querySelector(t);return s&&Fe(s,n)?s:null}function Fe(e,t){return e instanceof(t??HTMLElement)}var Z={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,f:70,
h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},He="input, select, textarea, [contenteditable], dialog[open]",Be="\
a[href], button, summary, [role=button]",De=".table-frame";function At({send:e,isInDeck:t,keeps:n=()=>!1}){let s=!0;window.
addEventListener("pointerdown",()=>s=!0,{capture:!0}),window.addEventListener("keydown",i=>{i.key==="Tab"&&(s=!1),!(!s||
!t()||!yt(i)||n(i.key))&&(i.stopImmediatePropagation(),r(i))},{capture:!0}),window.addEventListener("keydown",i=>{yt(i)&&
r(i)}),window.addEventListener("change",({target:i})=>{s&&t()&&i instanceof HTMLElement&&i.blur()});let r=i=>{i.preventDefault(),
e({key:i.key,shift:i.shiftKey})}}function yt({key:e,target:t,defaultPrevented:n,isComposing:s,altKey:r,ctrlKey:i,metaKey:o}){
if(n||s||r||i||o||!Object.hasOwn(Z,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(He)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(Be))return!1;let a=t.closest(De);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var We=1e5,qe=100,Et=2e4,ze=8,Ve=1e3;function vt({state:e,height:t,set:n,mark:s=()=>{},keeps:r=()=>!1}){let i=window.parent,
o=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=o.includes("*"),c="",l=!1,u=f=>{if(i!==window)for(let p of a?
["*"]:o)i.postMessage(f,p)},h=(f,p)=>u({pointerscope:f,...p});i!==window&&At({send:f=>{h("key",f);let p={method:"trigger\
Key",args:[Z[f.key]]};l||u(JSON.stringify(p))},isInDeck:()=>l,keeps:r});let d=()=>{let f={state:e(),height:t()};JSON.stringify(
f)!==c&&(c=JSON.stringify(f),h("height",{height:f.height}),h("state",{state:f.state}))};return window.addEventListener("\
message",({source:f,origin:p,data:g})=>{f!==i||!(a||o.includes(p))||(g?.pointerscope==="set"&&(n(Ke(g.state)),d()),g?.pointerscope===
"mark"&&s(Ye(g.visits)),g?.pointerscope==="deck"&&(l=!0),g?.pointerscope==="ask"&&(c="",d()))}),(f,p)=>f==="state"?d():h(
f,p)}function Ke(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,s]of Object.entries(e).
slice(0,qe)){let r=s===null?null:Ge(s);(r===null||r!==void 0&&r.length<=We)&&(t[n]=r)}return t}function Ye(e){return(Array.
isArray(e)?e.slice(0,Ve):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function Ge(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&xt(e,ze)<=Et?JSON.stringify(e):void 0}function xt(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let s of Object.values(e))if(n+=xt(s,t-1),n>Et)return Number.POSITIVE_INFINITY;
return n}var v=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=n}},H=new URL(
import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),k={answers:!0},Je=[502,504],Qe=204;var Ze="No response could be read. Your input is still here; check your connection and try again.",Xe=e=>`The server ans\
wered with ${e}.`;async function X(e,t,n=H){let s=await tn(new URL(`api/${e}`,n),t);if(String(n)===H.href&&nn(s!==null&&
!en(s)),!s)return Ot();if(s.status===Qe)return;if(!(s.headers.get("content-type")??"").includes("json")){let o=Xe(s.status);
throw new v(s.status,[{where:"",message:o,suggestions:[]}])}let i=await s.json().catch(Ot);if(!s.ok)throw new v(s.status,
i.errors??[]);return i}async function tn(e,t){try{let n=await fetch(e,t);return Je.includes(n.status)?null:n}catch(n){if($t(
n))throw n;return null}}function en({headers:e}){return e.get("cache-status")?.startsWith("service-worker")??!1}function nn(e){e!==k.answers&&(k.
answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:e}})))}function Ot(e){throw $t(e)?
e:new v(0,[{where:"",message:Ze,suggestions:[]}])}function $t(e){return e instanceof DOMException&&e.name==="AbortError"}
function B(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,s])=>[n,String(
s)]))}function kt(e){return e instanceof Error?e.message:String(e)}var St=Promise.resolve();function Tt(e){let t=St.then(sn).then(e);return St=t.catch(()=>{}),t}function sn(){let{scheduler:e}=globalThis;
return e?e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var tt={width:960,height:540};function Lt(e){return{"HTML frame":Nt(e),"Web component":rn(e),Markdown:Rt(e),Quarto:on(e),
LaTeX:an(e)}}function Nt(e){let{title:t,embed:n}=e;return`<iframe src="${S(n)}" title="${S(t)}" width="${tt.width}" heig\
ht="${tt.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%">${It(e)}</iframe>`}function rn(e){let{
server:t,attributes:n}=e,s=Object.entries({server:t,...n}).map(([r,i])=>i===""?r:`${r}="${S(i)}"`);return`<script src="${S(
new URL("pointer-view.js",t).href)}" defer><\/script>
<pointer-view ${s.join(" ")}>${It(e)}</pointer-view>`}function It({title:e,caption:t,embed:n,picture:s}){let r=[e,t].filter(
Boolean).join(". ");return`<a href="${S(n)}"><img src="${S(s)}" alt="${S(r)}" width="${tt.width}"></a>`}function Rt({title:e,
embed:t,picture:n}){return`[![${cn(e)}](<${Mt(n)}>)](<${Mt(t)}>)`}function on(e){return['::: {.content-visible when-form\
at="html"}',"```{=html}",Nt(e),"```",":::",'::: {.content-visible unless-format="html"}',Rt(e),":::"].join(`
`)}function an({title:e,caption:t,name:n,embed:s,picture:r}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${r}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${ln(s)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${pn([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function S(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function cn(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function Mt(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function ln(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var un={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},hn=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
fn={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},dn=/[ąęįųĄĘĮŲ]/,mn=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function pn(e){return[...e.normalize("NFC").replace(
/\s/g," ").replace(mn,"")].flatMap(n=>[...fn[n]??gn(n)]).map(n=>un[n]??bn(n)).join("")}function gn(e){return dn.test(e)?
e.normalize("NFD").slice(0,1):e}function bn(e){return/[&%$#_{}]/.test(e)?`\\${e}`:hn.test(e)?e:"?"}function Ct(e,t,{title:n,origin:s}){let r=e.slice(e.indexOf(",")+1);if(t==="svg")return wn(decodeURIComponent(r),n,s);let i=Uint8Array.
from(atob(r),a=>a.charCodeAt(0)),o=[_t("Title",n),_t("Source",s)];return new Blob([i.subarray(0,33),...o,i.subarray(33)],
{type:"image/png"})}function wn(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,r=(i,o)=>{
let a=document.createElementNS(s.namespaceURI,i);return a.textContent=o,a};return s.prepend(r("title",t),r("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function _t(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,yn(n)),s.buffer}function yn(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}function et(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.
revokeObjectURL(n.href),6e4)}var An=[1,2,4],En=2;function Pt({name:e,links:t,view:n,picture:s,csv:r,json:i}){let o=document.createElement("div");o.className=
"view-take";let a={link:D("Link"),embed:D("Embed"),json:D("JSON"),offline:D("Offline file")};a.offline.title="One HTML f\
ile with this whole view inside, for use without a network";let c=_("JSON",()=>jt(i(),`${e()}.json`,"application/json")),
l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=vn(
()=>{let{link:m,embed:b}=t(),E=b?n():null;return{...m&&{Address:m},...E&&Lt(E)}}),h=()=>{let m=t();for(let b of Object.keys(
a)){let E=m[b];a[b].hidden=E===null,E!==null&&(a[b].href=E)}c.hidden=m.json!==null,u.hidden=m.link===null&&m.embed===null,
l.hidden=k.answers};for(let m of["pointerenter","focusin"])o.addEventListener(m,h);let d=document.createElement("select");
d.setAttribute("aria-label","Size of the PNG"),d.append(...An.map(m=>{let b=m===En;return new Option(`${m}×`,String(m),
b,b)}));let f=async m=>{let{address:b,meta:E}=await s(m,Number(d.value)),M=E.origin??t().embed??location.href;et(Ct(b,m,
{title:E.title,origin:M}),`${e()}.${m}`)},p=()=>jt(`\uFEFF${r()}`,`${e()}.csv`,"text/csv;charset=utf-8"),g=document.createElement(
"span");return g.append(_("PNG",()=>f("png"))," ",d),o.append(a.link,a.embed,g,_("SVG",()=>f("svg")),_("CSV",p),a.json,c,
a.offline,u,l),h(),o}function vn(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement(
"summary");n.textContent="Copy";let s=document.createElement("p"),r=document.createElement("textarea");Object.assign(r,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let i=document.createElement("span");i.setAttribute("role","status");let o=document.
createElement("div");o.className="view-sheet",o.append(s,r),t.append(n,o),t.addEventListener("toggle",()=>{if(!t.open)return;
i.textContent="",r.hidden=!0;let c=Object.entries(e()).map(([l,u])=>_(l,()=>a(l,u)));s.replaceChildren(...c,i)});let a=async(c,l)=>{
r.value=l,r.hidden=!1,r.setAttribute("aria-label",c);let u=await xn(l);u||r.select(),i.textContent=u?"Copied.":"Selected\
; copy it with the keyboard."};return t}async function xn(e){return navigator.clipboard?navigator.clipboard.writeText(e).
then(()=>!0,()=>!1):!1}function D(e){let t=document.createElement("a");return t.textContent=e,t}function _(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function jt(e,t,n){et(new Blob(
[e],{type:n}),t)}var W="network";function y(e){return"kind"in e&&e.kind===W}function x(e){return y(e)?e.meta:e.layout.meta}function q(e){
return y(e)?e.meta.height??0:e.layout.height}var Ut={width:420,height:200},On=300,T=2,A=20,$=8,Ft=13,Dt=.75,$n=3,kn=7.5,Sn=30,Tn=44,Mn=18,Wt=240,qt=90,zt=56,Vt=90,Ln=48,
Nn=1.3,In=.6,Rn=9,Kt=1.4,Yt=["coloraxis","coloraxis2"];function Gt({data:e,layout:t},{width:n,height:s,isFixed:r,scale:i}){
if(!n)return{data:e,layout:t};let o={width:n/i,height:s/i},a=r&&(o.width<Ut.width||o.height<Ut.height),c={...o,isFixed:r,
isTiny:a,isNarrow:o.width<560,scale:i},l=a?_n(t,t.meta.small??{}):t;if(!r)return{data:e,layout:{...l,...Bt(l,c)}};let u=jn(
Cn(e,l),c),h={...u,...Bt(u,c),...Un(e,u,c),...Bn(u,c)};return{data:Kn(e,u,c.height),layout:h}}function _n(e,t){return Jt(
e,t)}function Jt(e,t){if(!Ht(e)||!Ht(t))return t;let n={...e};for(let[s,r]of Object.entries(t))n[s]=Jt(e[s],r);return Object.
fromEntries(Object.entries(n).filter(([,s])=>s!==null))}function Ht(e){return typeof e=="object"&&e!==null&&!Array.isArray(
e)}function Qt(e,t){return Object.entries(e).filter(([s])=>t.test(s))}function Zt(e,t){return e[`yaxis${(t??"y").slice(1)}`]}
function Xt(e){return Qt(e,/^yaxis/).map(([,t])=>t.domain??[0,1])}function te(e,t){return e[t]}function Cn(e,t){let{xaxis:n}=t,
s=e.find(o=>(o.xaxis??"x")==="x"&&Array.isArray(o.x))?.x,r=Array.isArray(s)?s.filter(o=>typeof o=="string"):[],i=Array.isArray(
s)&&r.length===s.length;return n?.tickangle!==-90||n.tickvals||!r.length||!i?t:{...t,xaxis:{...n,tickmode:"array",tickvals:r,
ticktext:r}}}function jn(e,{width:t,isTiny:n,scale:s}){let{xaxis:r,yaxis:i,meta:o}=e,a=r?.ticktext;if(!r||r.tickangle!==
-90||!a||a.length<=T)return e;let c={...r,tickangle:0};if(o.visit_axes?.includes("xaxis")&&o.visit_axes.includes("yaxis")&&
i?.ticktext?.join()===a.join()){let f=a.map((g,m)=>z(g,m,1/0)),p=a.map((g,m)=>String(m+1));return{...e,xaxis:{...c,ticktext:p},
yaxis:{...i,ticktext:f}}}let[u,h]=r.domain??[0,1],d=(h-u)*(t-(n?qt:Wt))/a.length;for(let f of[1,Dt]){let p=a.map((m,b)=>Pn(
z(m,b,1/0),d/f));if(p.includes(""))continue;let g={...r.tickfont,size:f*s*e.template.layout.font.size};return{...e,xaxis:{
...c,ticktext:p,...f<1&&{tickfont:g}}}}return e}function Pn(e,t){let n=Math.floor(t/$)-1,s=[];for(let r of e.split(" ")){
let i=s.at(-1);if(r.length>n)return"";i!==void 0&&i.length+1+r.length<=n?s[s.length-1]=`${i} ${r}`:s.push(r)}return s.length<=
$n?s.join("<br>"):""}function Un(e,t,{width:n,height:s,isTiny:r,scale:i}){let o=Fn(e,t),a=Math.max(...o.map(b=>b.length*
$+Ln)),c=Math.ceil(o.length/Math.max(1,Math.floor(n/a))),l=o.length>0&&c*A>s/(r?4:3),u=o.length>0&&!l,h=Hn(t,s,i),f=((h.
annotations?.find(({font:b})=>b?.size)?.font?.size??0)/i||A)*Kt+2,p=Math.min(t.margin?.t??8,u?c*A+4:t.annotations?.length?
f:8),g=Yt.some(b=>te(t,b)?.colorbar?.orientation==="h"),m=!t.margin||g&&!r;return{...l&&{showlegend:!1},...!m&&{margin:{
...t.margin,t:Math.ceil(p*i)}},...h}}function Fn(e,t){if(t.showlegend===!1)return[];let n=new Map,s=0;for(let{name:r,type:i,
visible:o,showlegend:a,legendgroup:c}of e)!r||(a===!1||o===!1)||["heatmap","contour"].includes(i)||(s+=1,n.set(c||r,r.replace(
/<[^>]*>/g,"")));return s>1||t.showlegend?[...n.values()]:[]}function Hn(e,t,n){let{annotations:s=[],template:r}=e,i=({yref:d,
yanchor:f})=>d==="paper"&&f==="bottom",o=s.filter(i);if(!o.length)return{};let a=Xt(e).map(([d])=>d),c=o.filter(({y:d})=>d<
1).map(({y:d})=>Math.min(...a.map(f=>f-d).filter(f=>f>0),1-d)),l=r.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-A)/
Kt);if(u>=l)return{};let h=Math.max(Rn,u*n);return{annotations:s.map(d=>i(d)?{...d,font:{...d.font,size:h}}:d)}}function Bn(e,{
height:t,isTiny:n}){let s=Math.floor(t/3/$),r=t-ee(e,1/0,s)-zt,i={};for(let o of Yt){let a=te(e,o);a&&(n?i[o]={...a,showscale:!1}:
i[o]=Dn(e,o,a,r))}return i}function Dn(e,t,n,s){let r=n.colorbar??{};if(s>=On||r.ticktext||r.orientation==="h")return n;
let i=e.template.layout[t],o=r.tickvals??i?.colorbar?.tickvals,a=(r.len??1)*s;if(!o){let h=Math.max(T,Math.floor(a/A/1.5));
return{...n,colorbar:{...r,nticks:h}}}let[c,l]=[n.cmin??o[0]??0,n.cmax??o.at(-1)??1],u=[];for(let h of o){let d=u.at(-1);
(d===void 0||(h-d)/(l-c)*a>=A)&&u.push(h)}return{...n,colorbar:{...r,tickvals:u}}}function Bt(e,t){let{width:n,height:s,
isFixed:r,isTiny:i,isNarrow:o}=t,a=o?n:1/0,c=r?Math.floor(s/3/$):1/0,l=ee(e,a,c),u=r?l?zt:Vt:0,h=Math.max(s-l-(i?2*A:u),
A),d=i?n-qt:Math.max(n-Wt,60);return Object.fromEntries(Qt(e,/^[xy]axis/).map(([f,p])=>{let g=f.startsWith("x"),m=r&&g?zn(
p,e,h):p,[b,E]=m.domain??[0,1],M=(E-b)*(g?d:h),F=e.template.layout.font.size*t.scale,O=Wn(m,g,M,F,t),je=e.meta.priority?.[f];
return[f,qn(O,{isX:g,length:M,fontSize:F,upright:c,priority:je},t)]}))}function Wn(e,t,n,s,{isTiny:r,isFixed:i}){let o=e.
title?.text??"";if(!r)return i&&!t&&o.length*$>Nn*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!o||e.side==="top"||
c-a>In)return{...e,title:{}};let l=Math.max(4,Math.floor(n/($-1))+1),u=o.length>l?`${o.slice(0,l-1)}…`:o;return{...e,title:{
...e.title,standoff:0,font:{size:s-2},text:u}}}function qn(e,{isX:t,length:n,fontSize:s,upright:r,priority:i},o){let{width:a,
isFixed:c,isTiny:l,isNarrow:u}=o,{ticktext:h,tickvals:d=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;if(!h)return c||
u&&t?Vn(e,t,n,o):e;let f=h.length;if(l&&t&&f===1&&e.tickangle===0&&(h[0]??"").length*$>n-$)return{...e,tickfont:{size:.75*
s}};if(f<=T&&(t||!c||n>=A))return e;let g=!t&&c&&n/f<A&&n/f>=Ft,m=t&&e.tickangle===0&&h.every(O=>/^\d+$/.test(O)),b=Math.
floor(n/(g?Ft:m?Sn:A)),E=f<=T?[f-1]:Yn(f,b,i),M=t&&e.tickangle!==0?r:1/0,F=ne(h,u?a:1/0,M);return{...e,...g&&{tickfont:{
...e.tickfont,size:Dt*s}},tickvals:E.map(O=>d[O]??O),ticktext:E.map(O=>F[O]??"")}}function zn(e,t,n){let[s]=Zt(t,e.anchor)?.
domain??[0,1],r=Xt(t).map(([,a])=>a),i=Math.max(...r.filter(a=>a<=s),-1/0),o=(s-i)*n;return e.side==="top"||o>2.4*A?e:{...e,
title:{},...o<.9*A&&{showticklabels:!1}}}function Vn(e,t,n,{isTiny:s,isNarrow:r}){let i=Math.max(T,Math.floor(n/(t?Tn:A*
1.5)));if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/i);return{...e,tickvals:e.tickvals.filter((h,d)=>d%u===0)}}let{
dtick:o,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(T,Math.floor(n/Mn))};let c=r&&t&&e.nticks&&!s?T:
i,l=Math.min(e.nticks??1/0,c);return s||e.nticks||l<5?{...a,nticks:l}:e}function Kn(e,t,n){return e.map(s=>{if(s.type!==
"heatmap"||!s.texttemplate)return s;let r=Zt(t,s.yaxis),[i,o]=r?.domain??[0,1],a=r?.ticktext?.length;return a===void 0?s:
(o-i)*(n-Vt)<a*A?{...s,texttemplate:""}:s})}function Yn(e,t,n){let s=[...Array(e).keys()];if(e<=t)return s;let r=Math.max(
1,Math.ceil(e/Math.max(1,t)));if(!n)return s.filter(o=>o%r===0);let i=[];for(let o of[...s].sort((a,c)=>(n[c]??0)-(n[a]??
0)))i.every(a=>Math.abs(a-o)>=r)&&i.push(o);return i.sort((o,a)=>o-a)}function ee({xaxis:e},t,n){let s=e?.tickangle===0?
[]:e?.ticktext??[],r=ne(s,t,n).map(i=>i.length);return Math.max(0,...r)*kn}function ne(e,t,n){return e.map((i,o)=>Gn(i,o,
t,n)).every((i,o)=>i===e[o])?e:e.map((i,o)=>z(i,o,n,t))}function Gn(e,t,n,s){return n===1/0&&e.length<=s?e:z(e,t,s,n)}function z(e,t,n,s=1/0){
let r=s<1/0,i=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,o="",a="",c=""]=i,[l="",u]=a.split(" · "),h=n<1/0?
14:1/0,d=Math.min(r?Math.max(5,Math.floor(s/48)):h,n),f=l.length>d&&!l.includes("&")?`${l.slice(0,d-1)}…`:l;return o+(u?
`${t+1} ${f}`:f)+c}var Jn=12,N=new Map,nt=new Map;function it(e,t){let n=JSON.stringify(Object.values(e)),s=N.get(n)??new Map;N.delete(n),N.
set(n,s);for(let o of N.keys()){if(N.size<=Jn)break;N.delete(o)}let r=s.get(t);if(r)return r;let i=new Promise((o,a)=>Qn(
n,e,t,{resolve:o,reject:a}));return s.set(t,i),i.catch(()=>s.delete(t)),i}function Qn(e,t,n,s){let r=nt.get(e);if(r){r.views.
set(n,s);return}let i=new Map([[n,s]]);nt.set(e,{query:t,views:i}),setTimeout(()=>{nt.delete(e),Zn(t,i)},0)}async function Zn(e,t){
let{server:n,path:s,query:r,theme:i}=e,o=[...t.keys()].sort().join(",");try{let a=await X(`${s}/figures?${B({...r,views:o,
theme:i})}`,{},n);for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof v&&[404,422,500].includes(a.status);
for(let[l,{resolve:u,reject:h}]of t)c?Xn(e,l).then(u,h):h(a)}}function Xn({server:e,path:t,query:n,theme:s},r){let i=B({
...n,theme:s});return X(`${t}/views/${encodeURIComponent(r)}?${i}`,{},e)}var st=new Map;async function re(e,t){let n=st.
get(e),s=n??(e.startsWith("#")?ts(e.slice(1)):es(e));n||(st.set(e,s),s.catch(()=>st.delete(e)));let r=await s;if(y(r))return r;
let{templates:i={}}=r.layout.meta,o=i[t];if(!o)return r;let a=se(o),c=new Map;for(let d of Object.values(i))se(d).forEach(
(f,p)=>{c.set(f,a[p]??f)});let{data:l,layout:u}=rt({data:r.data,layout:r.layout},c),{meta:h}=r.layout;return{...r,data:l,
layout:{...u,meta:h,template:o}}}function se(e){return e.layout.colorway}function rt(e,t){return Array.isArray(e)&&["str\
ing","object"].includes(typeof e[0])&&!Array.isArray(e[0])?e.map(s=>rt(s,t)):e?.constructor===Object?Object.fromEntries(
Object.entries(e).map(([s,r])=>[s,rt(r,t)])):t.get(e)??e}async function ts(e){let t=document.getElementById(e);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function es(e){let t=await fetch(new URL(
e,document.baseURI)).catch(()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new v(
t?.status??0,[{where:"",message:n,suggestions:[]}])}return t.json()}function I(e,{server:t,path:n,view:s,values:r}){let i=encodeURIComponent(
s),o=n.startsWith("lessons/"),a=o?`embed/${n}`:`embed/${n.replace("models/","")}/${i}`,c={embed:a,picture:`${a}/picture.\
png`,json:`api/${n}/views/${i}`,offline:o?`api/${n}/offline`:`api/${n}/views/${i}/offline`},u=B({...o&&e!=="json"?{step:s}:
{},...r}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}function oe({x:e,y:t,xaxis:n,yaxis:s},r){let i=[ie(n,e,r),ie(s,t,r)];return[...new Set(i.filter(o=>o!==null))]}function ie(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let s=e.type==="category"?e.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function ae(e,t,n){let s=e.querySelector(":scope > .view-marks")??e.appendChild(ns()),{_fullLayout:r}=e;
if(!r)return;let i=t.flatMap(o=>n.map(a=>ss(r,r[o],a)));s.replaceChildren(...i.filter(o=>o!==null))}function ns(){let e=document.
createElement("div");return e.className="view-marks",e}function ss(e,t,n){if(!t?._length)return null;let s=t._id.startsWith(
"x"),r=e[`${s?"y":"x"}axis${(t.anchor??"").slice(1)}`]??e[s?"yaxis":"xaxis"],i=[t.l2p(n-.5),t.l2p(n+.5)],[o,a]=[Math.min(
...i),Math.max(...i)];if(!(a>0&&o<t._length)||!r?._length)return null;let[c,l]=s?[t._offset+o,r._offset]:[r._offset,t._offset+
o],[u,h]=s?[a-o,r._length]:[r._length,a-o],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${h}px`}),d}function le(e,t){return Object.fromEntries(e.map(({name:n,values:s,value:r})=>[n,s.find(i=>String(i)===t(n))??r]))}function ue(e,t){
for(let{name:n,values:s}of e){let r=t(n);if(r===null||s.map(String).includes(r))continue;let i=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${r}; ${i}.`}}return null}
function he(e,t,n){return t.reduce((s,r)=>{let i=e.find(({name:o})=>o===r)?.values??[];return s*i.length+i.indexOf(n[r]??
"")},0)}function fe(e,t){return e.map(s=>{let{name:r,title:i,values:o}=s,a=de(s)[o.indexOf(t[r]??"")];return typeof a=="\
number"?`${i.toLowerCase()} ${a}`:a}).join(", ")}function de({values:e,labels:t}){return t??e}var V=class{#i;#t;#e="";#r=0;#o=null;constructor(t,n){
this.#i=t,this.#t=n}offer({choices:t=[],player:n},s,r){let i=t.length?[]:s.filter(c=>c.meta),o=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),i.map(({name:c,meta:l})=>[c,l])]);if(this.#e===o)return;this.#e=o,this.pause(),this.#o=null,
this.#i.replaceChildren(...t.map(c=>this.#l(c))),i.length&&r&&this.#i.append(this.#d(i));let a=t.find(({name:c})=>c===n);
a&&this.#i.append(...this.#m(a))}show(t){for(let[n,s]of Object.entries(t)){let r=this.#i.querySelector(`select[name="${n}\
"]`);r instanceof HTMLSelectElement&&(r.value=String(s))}}pause(){clearInterval(this.#r),this.#r=0,this.#o&&(this.#o.textContent=
"Play")}#l(t){let{name:n,title:s,values:r}=t,i=document.createElement("select");i.name=n;let o=de(t);return i.append(...r.
map((a,c)=>new Option(String(o[c]),String(a)))),i.addEventListener("change",()=>{this.pause();let a=r[i.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),ce(s,i)}#d(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((s,r)=>new Option(s.name,String(r)))),n.addEventListener("change",()=>{let s=n.value?t[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),ce("Open",n)}#m({name:t,title:n,values:s}){let r=()=>s.indexOf(this.#t.selected()[t]??
""),i=u=>{let h=s[Math.max(0,Math.min(s.length-1,u))];h!==void 0&&this.#t.select(t,h)},o=u=>{this.pause(),i(r()+u)},a=ot(
"Play",()=>{if(this.#r){this.pause();return}r()===s.length-1&&i(0),a.textContent="Pause",this.#r=setInterval(()=>{i(r()+
1),r()===s.length-1&&this.pause()},1200)});this.#o=a;let c=ot("‹",()=>o(-1)),l=ot("›",()=>o(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}};function ce(e,t){let n=document.createElement(
"label");return n.append(`${e} `,t),n}function ot(e,t){let n=document.createElement("button");return n.type="button",n.textContent=
e,n.addEventListener("click",t),n}var me="vendor/plotly/plotly-traces-4.1.1.min.js",at;function K(e){return window.Plotly?Promise.resolve(window.Plotly):(at??=
new Promise((t,n)=>{let s=document.createElement("script");s.src=e?new URL(`static/${me}`,e).href:new URL(`../${me}`,import.meta.
url).href;let r=()=>{at=void 0,s.remove(),n(new Error("The drawing library could not be loaded. Reload the page to try a\
gain."))};s.addEventListener("load",()=>window.Plotly?t(window.Plotly):r()),s.addEventListener("error",r),document.head.
append(s)}),at)}async function pe(e,t,n){let{width:s,height:r}=e.layout;return(await K()).toImage(e,{format:t,width:s,height:r,
...t==="png"&&{scale:n}})}function ge(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),s=new Uint8Array(n.length);for(let r=0;r<n.length;r++)
s[r]=n.charCodeAt(r);return s}var rs={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array};
function C(e){if(Array.isArray(e))return is(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=rs[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(ge(e.bdata).buffer),s=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:s}}function is(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,n[0]?.length??0]}}function j({values:e,
shape:t},n){let[,...s]=t,r=s.reduce((i,o)=>i*o,1);return{values:os(e,n*r,(n+1)*r),shape:s}}function be({values:e,shape:t}){
return t.length<2?e:ct({values:e,shape:t})}function ct(e){return Array.from({length:e.shape[0]??0},(t,n)=>j(e,n).values)}
function os(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var as={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**t,maximum:Math.max,minimum:Math.
min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=t),equal:(e,t)=>+(e===t),
not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.sqrt,sign:Math.sign,floor:Math.
floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>ws(e*10**t)/10**t,sin:Math.sin,cos:Math.
cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+ys(e/Math.SQRT2))},lt={sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.
reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)};function cs(e){return typeof e=="string"?Number(
e.replace("inf","Infinity")):e}function ye({shape:e}){return e.reduce((t,n)=>t*n,1)}function Ae(e,t,{single:n=!1}={}){let s=n?
Float32Array:Float64Array,r=[],i=(o,a)=>r[o]?.[a]??Number.NaN;for(let o of e){if(o.op==="opaque")throw new RangeError("O\
nly Python computes this.");let a=new s(ye(o)),c=o.op==="table"?t(o.name??"",o.at):[];for(let l=0;l<a.length;l+=1)a[l]=o.
op==="table"?c[l]??Number.NaN:ls(e,o,l,i);r.push(a)}return r.at(-1)??new s(0)}function ls(e,t,n,s){let{op:r}=t;if(r==="c\
onstant")return hs(t,n);let i=us(e,t,n).map(([h,d])=>s(h,d)),[o=0,a=0,c=0]=i;if(r==="view"||r==="join")return o;if(r==="\
where")return o?a:c;if(r==="matmul")return ps(i);if(r==="collect")return lt.sum?.(i)??0;if(r==="softmax")return ds(e,t,n,
i);let l=lt[r];if(l)return l(i);let u=as[r];if(!u)throw new RangeError(`There is no operation ${r}.`);return u(o,a)}function us(e,t,n){
let{op:s,of:r=[],groups:i}=t,[o=0,a=0]=r;if(s==="view")return[[o,gs(t,n)]];if(s==="join")return[bs(e,r,n)];if(s==="colle\
ct")return(i?.[n]??[]).map(c=>[o,c]);if(s==="matmul"){let[c,l]=[e[a]?.shape.at(-2)??0,t.shape.at(-1)??1],[u,h]=[Math.floor(
n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*c*l;return we(c).flatMap(f=>[[o,u*c+f],[a,d+f*l+h]])}if(s==="softmax"||s in
lt){let c=e[o]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,u=we(c).map(h=>[o,l*c+h]);return r.length>1?[...u,[a,0]]:
u}return r.map(c=>[c,e[c]?.shape.length?n:0])}function hs({values:e=0},t){return cs(Array.isArray(e)?e[t]??Number.NaN:e)}
function fs(e,{of:t=[]},n){let s=e[t[0]??0]?.shape.at(-1)??1;return{place:n%s,width:s}}function ds(e,t,n,s){let{place:r,
width:i}=fs(e,t,n),o=ms(s.slice(0,i),s[i]);return(o[r]??Number.NaN)/o.reduce((a,c)=>a+c,0)}function ms(e,t=1){let n=Math.
max(...e),s=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(r=>Math.exp((r-n)/s))}function ps(e){let t=0;for(let n=0;n<
e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function gs({shape:e,offset:t=0,strides:n,index:s},r){if(s)return s[r]??
0;let[i,o]=[t,r];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;i+=o%c*(n?.[a]??0),o=Math.floor(o/c)}return i}function bs(e,t,n){
let s=n;for(let r of t){let i=ye(e[r]??{op:"",shape:[]});if(s<i)return[r,s];s-=i}throw new RangeError(`No operand has th\
e element ${n}.`)}function we(e){return Array.from({length:e},(t,n)=>n)}function ws(e){let t=Math.floor(e);return e-t!==
.5?Math.round(e):t%2?t+1:t}function ys(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[e,e];for(let s=1;Math.abs(n)>Math.
abs(t)*1e-17;s+=1)n*=2*e*e/(2*s+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var ve="all",Ee=new WeakMap;function xe({data:e,layout:{meta:t}},n){for(let s of t.parts??[]){let r=e[s.trace];if("lines"in
s){let i=P(s.lines,t,n);Object.assign(r,Es(i,n[s.row],s))}else r[s.attribute]=be(P(s.is,t,n))}}function P(e,t,n){let s=As(
t),r=o=>{let{values:a=[]}=t.choices?.find(({name:c})=>c===o)??{};return n[o]===ve?0:a.indexOf(n[o]??"")};return{values:Ae(
e,(o,a=[])=>{let c=s[o];if(!c)throw new Error(`The figure has no array ${o}.`);return a.reduce((l,u)=>j(l,r(u)),c).values}),
shape:e.at(-1)?.shape??[]}}function As(e){let t=Ee.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(
([n,s])=>[n,C(s)])),Ee.set(e,t)),t}function Es({values:e,shape:t},n,{above:s,to:r}){let i=[],o=[],[a=0,c=0]=t;for(let l=0;l<
a;l+=1)if(!(n!==ve&&l!==n))for(let u=0;u<c;u+=1){let h=Number(e[l*c+u]);h<=s||h>r||(i.push(0,1,null),o.push(l,u,null))}return{
x:i,y:o}}function ke(e,t){let{table:n}=x(e);if(n&&"rows"in n)return[n];if(y(e))return[];let{data:s,layout:r}=e,i=n?[vs(n,r.meta,t)]:
[];return n&&!n.beside?i:[...s.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>xs(r,a)),...i]}function Se({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(i=>ut("th",i,"col")));let r=n.
createTBody();for(let[i,...o]of t)r.insertRow().append(ut("th",i,"row"),...o.map(a=>ut("td",a)));return n}function Te(e){
let t=s=>s.map(Ss).join(",");return`${e.map(({columns:s,rows:r})=>[s,...r].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function vs(e,t,n){let{columns:s,labels:r}=e;if("values"in e){let o=e.values.map(a=>P(a,t,n).values);return{columns:s,
rows:r.map((a,c)=>[a,...o.map(l=>l[c])])}}let i=ct(P(e.matrix,t,n));return{columns:s,rows:r.map((o,a)=>[o,...Array.from(
i[a]??[])])}}function xs(e,t){let n=C(t.z??[]),s=Oe(e,t,"y").map((r,i)=>[r,...Array.from(j(n,i).values)]);return{columns:[
t.name??"",...Oe(e,t,"x")],rows:s}}function Oe(e,t,n){let s=t[n];if(Array.isArray(s))return s.map(c=>$e(String(c)));let r=e[`${n}\
axis`],o=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??r?.categoryarray;if(o)return o.map($e);let{shape:a}=C(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function $e(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}var Os=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,$s=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
ks=/^(?=[\t\r\n])/;function Ss(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace($s,"$1'").replace(
ks,"'"),n=Os.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function ut(e,t,n){let s=document.createElement(
e);n&&(s.scope=n);let r=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–");return s.textContent=Number(
r)===0?r.replace("-",""):r,s}var dt={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventio\
ns",against:"against"},mt=["inputs","removed"],Ts=new Set(["server","source","model","lesson","view","theme","reads",...mt,
...Object.keys(dt)]),Re=["scale","accent","controls","caption"],Ms=new Set([...Re,"fill"]),Me=":scope > a",Le="pointer-v\
iew:hover",ht=matchMedia("(prefers-color-scheme: dark)"),Ls={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},
Ns=120,Is=[["short",576,0],["low",352,0],["tight",288,352]],Y={height:525,width:640,least:.75,most:4},Rs="400px 0px",Ne=660,
_s="[data-answer]:not(pointer-view *)",Cs=/^(\w+):(\d+)$/,js="The server draws this chart, and it does not answer.",Ps="\
The answer above is computed in this browser.",Us="Type visits, or add a place, to see what the model answers.",R=null,ft=null,
pt=class extends HTMLElement{#i=null;#t=null;#e=null;#r=0;#o=!1;#l="";#d=!1;#m="";#b=[];#w=!1;#E=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#_()},{rootMargin:Rs});#M=new ResizeObserver(()=>requestAnimationFrame(()=>this.#S()));#L=new MutationObserver(
t=>this.#Q(t.map(({attributeName:n})=>n??"")));#N=t=>this.getAttribute(t);#p=()=>{if(!this.#e||!this.#t){this.#h();return}
this.#O(this.#y),this.#c()};#I=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#R=({type:t})=>this.#rt(t==="beforeprint");connectedCallback(){
this.#i??=this.#U(),this.#x(),document.addEventListener("pointerscope:theme",this.#p),document.addEventListener(Le,this.#I),
ht.addEventListener("change",this.#p);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#R);this.#M.
observe(this),this.#L.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#E.observe(this):this.#w=!0,this.#h()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#p),document.removeEventListener(Le,this.#I),ht.removeEventListener(
"change",this.#p);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#R);this.#M.disconnect(),this.#L.
disconnect(),this.#E.disconnect(),this.#n.controls.pause()}mark(t){t.join()!==this.#b.join()&&(this.#b=t,this.#W())}get chosen(){
return this.#t?this.#f:{}}get beats(){return this.#e?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#q();
return Math.ceil(t+q(this.#t)+n)}get#n(){return this.#i??=this.#U(),this.#i}#_(){this.#w=!0,this.#E.disconnect(),this.#h()}#Q(t){
t.some(s=>Ms.has(s))&&(this.#x(),this.#c()),t.includes("beat")&&this.#C();let n=t.filter(s=>Ts.has(s)&&!this.#Z(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#w?this.#_():n.length?this.#h():this.#u.some(({name:s})=>t.includes(s))?this.#T()&&
this.#c():t.includes(this.#m)&&this.#h()}#Z(t){let n=this.#e;return!n||!this.#t?!1:(t==="theme"&&this.#p(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#C(){if(!this.#l)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#e?.tell(t>=1?t-1:null)}#X(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#s("beat",{beat:t===null?null:t+1})}get#u(){return this.#t?x(this.#t).choices??[]:[]}#h(){this.#o||(this.#o=!0,
queueMicrotask(()=>{this.#o=!1,this.#et()}))}get#v(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute("\
lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#g(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:H.href}get#j(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#y(){let t=this.getAttribute("theme");return t===
"auto"?ht.matches?"dark":"light":(t??this.#j)==="dark"?"dark":"light"}get#A(){let t=this.getAttribute("scale");return t===
"auto"?this.#tt:t!==null&&L("scale",t)?Number(t):1}get#tt(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let s=Math.round(10*Math.min(n/Y.height,t/Y.width))/10;return Math.min(Y.most,Math.max(Y.least,
s))}#x(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#A)):
this.style.removeProperty("--scale"),t&&L("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("--\
accent")}get#P(){if(this.hasAttribute("lesson")){let n=mt.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(dt).map(
([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#et(){let{needsHistory:t,query:n}=this.#P;
this.#r+=1;let s=this.#r,r=this.getAttribute("source"),i=this.getAttribute("view")??"",o=this.#v&&i&&(!t||n.visits||n.record);
if(!r&&!o){this.#$(Us);return}if(!this.#w){this.#$("");return}let a=this.#y;this.#O(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#g,path:this.#v,query:n,theme:a},l=this.hasAttribute("server")?this.#g:"",[u]=await Promise.
all([r?re(r,a):this.#nt(c,i),r?null:i===W?import("./network-drawing.js"):K(l)]),h=y(u),d=h?await import("./network-drawing.js"):
null;h||await K(l),await Tt(()=>{s===this.#r&&(this.#it(d?.NetworkDrawing??null,x(u).title),this.#t=h?u:structuredClone(
u),this.#at(this.#t),this.#st({...c,theme:"light"},i))})}catch(c){s===this.#r&&this.#H(c)}finally{s===this.#r&&this.removeAttribute(
"aria-busy")}}async#nt(t,n){let s=n===W?this.#e:null,r=this.getAttribute("model")??"",i=await s?.compute(t,r,{isSilent:!1});
if(i)return i;try{return await it(t,n)}catch(o){if(!Ie(o))throw o;let a=await s?.compute(t,r,{isSilent:!0});if(!a)throw o;
return a}}#O(t){this.#j!==t?this.dataset.theme=t:delete this.dataset.theme}#st(t,n){if(!this.#t||y(this.#t))return;let{template:s,
meta:r}=this.#t.layout,i=r.templates?.light;R??=i??(this.#y==="light"?s:null),!(R||this.hasAttribute("source"))&&(ft??=it(
t,n),ft.then(o=>{y(o)||(R??=o.layout.template)}).catch(()=>{ft=null}))}#rt(t){if(this.#d=t,!this.#t||!this.#l)return;let n=R??
this.#e;this.#O(t&&n?"light":this.#y),this.#c(),t||requestAnimationFrame(()=>this.#c())}#U(){let t=document.createElement(
"summary");t.textContent="Numbers";let n={title:this.#a("h3","view-title"),caption:this.#a("p","view-caption"),choices:this.#a(
"div","view-choices"),summary:this.#a("p","view-summary"),failure:this.#a("p","view-failure"),trust:this.#a("p","view-tr\
ust"),plot:this.#a("div","view-plot"),details:this.#a("details","view-table"),exports:Pt({name:()=>this.#K,links:()=>this.#gt(),
view:()=>this.#t&&this.#bt(this.#t),picture:(i,o)=>this.#mt(i,o),csv:()=>Te(this.#V()),json:()=>JSON.stringify(this.#t)})};
n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.
addEventListener("toggle",()=>this.#z());let s=new V(n.choices,{selected:()=>this.#f,select:(i,o)=>this.#dt(i,o),open:i=>this.#s(
"open",i)}),r=this.querySelector(Me);r?.classList.add("view-stand-in"),this.replaceChildren(...Object.values(n),...r?[r]:
[]),this.addEventListener("toggle",({target:i})=>this.#ft(i),!0);for(let i of[n.plot,n.details,n.choices,n.exports,n.failure])
i.hidden=!0;return{...n,controls:s}}#a(t,n){let s=this.querySelector(`.${n}`),r=s instanceof HTMLElement?s:document.createElement(
t);return r.className=n,r}#it(t,n){if(t===null==(this.#e===null))return;let s=this.#n,r=s.plot.cloneNode();r.removeAttribute(
"data-listening"),r.role=t?"group":"img",s.plot.replaceWith(r),s.plot=r,this.#e?.bar?.remove(),this.#e=t?new t(r,{title:n,
isProjected:this.hasAttribute("fill"),hover:i=>this.#s("hover",{visits:i}),told:i=>this.#X(i),acts:{server:()=>this.hasAttribute(
"source")?null:this.#g,answered:i=>this.#ot(i),resized:()=>requestAnimationFrame(()=>this.#S())}}):null,this.#e?.bar&&s.
summary.before(this.#e.bar)}#ot({figure:t,interventions:n}){this.#t=t;let{interventions:s}=this.#e??{};s?this.setAttribute(
"interventions",s):this.removeAttribute("interventions"),this.#T()&&this.#c(),this.#s("interventions",n)}#F(t){let{plot:n,
details:s,choices:r,exports:i,failure:o}=this.#n;for(let c of[n,s,r,i])c.hidden=t;o.hidden=!0;let a=this.#e?.bar;a&&t&&(a.
hidden=!0)}#$(t){this.#t=null,this.#m="",this.removeAttribute("aria-busy"),this.#n.controls.pause(),this.#F(!0),this.#n.
summary.textContent=t}#H(t){this.#$("");let{failure:n}=this.#n,s=Ie(t)&&document.querySelector(_s)!==null,r=s?js:kt(t);if(n.
replaceChildren(r),s&&n.append(" ",Fs()),n.hidden=!1,this.#s("failed",{message:r}),!(t instanceof v)||![0,503].includes(
t.status))return;let i=document.createElement("button");i.type="button",i.textContent="Try again",i.addEventListener("cl\
ick",()=>this.#h()),n.append(" ",i)}#at(t){let{title:n,caption:s,controls:r}=this.#n,i=x(t);n.textContent=i.title,n.hidden=
!1,s.textContent=i.caption,this.#ct(i.trust),this.toggleAttribute("data-network",y(t)),this.#F(!1),r.offer(i,y(t)?[]:t.data,
!this.hasAttribute("fill")),this.#T()&&this.#c()}#ct(t){let{trust:n}=this.#n;if(n.textContent=t?.text??"",!t||this.hasAttribute(
"source")||!k.answers)return;let s=document.createElement("a"),r=encodeURIComponent(this.getAttribute("model")??"");s.href=
new URL(`insights/${r}#view-${t.view}`,this.#g).href,s.textContent="Which explanation to believe",n.append(" ",s)}#c(){if(!this.#t)
return;let{plot:t}=this.#n,n=this.#d,s=this.#k(q(this.#t)),r=n?Math.min(s.width||Ne,Ne):s.width;if(!r)return;y(this.#t)?
(t.style.height=`${s.height}px`,this.#e?.draw(this.#t)):(t.style.height=s.isFixed?`${s.height}px`:"",this.#lt(t,this.#t,
{...s,width:r}));let i=!this.dataset.drawn;i&&this.querySelector(Me)?.remove(),this.#l=`${r}×${s.height}`,this.dataset.
drawn="true",i&&this.hasAttribute("beat")&&this.#C(),this.#W(),this.#s("drawn",{})}#lt(t,{data:n,layout:s},r){let i=this.#d,
o=i&&R?{...s,template:R}:s,a=this.#B({data:n,layout:o},r);window.Plotly?.react(t,a.data,i?{...a.layout,width:r.width}:a.
layout,Ls),t.dataset.listening||this.#ut(t)}#B({data:t,layout:n},{width:s,height:r,isFixed:i}){let o="rgba(0, 0, 0, 0)",
a=this.#A,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,h=Gt({data:t,layout:Hs(n)},{width:s,height:r,isFixed:i,scale:a}),
d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:h.data,layout:{...h.layout,...a!==1&&
d,paper_bgcolor:o,plot_bgcolor:o,height:r}}}#ut(t){t.dataset.listening="true",t.on("plotly_click",({points:[n]})=>{if(!n)
return;n.data.meta&&this.#s("open",n.data.meta);let[,s,r]=Cs.exec(String([n.customdata].flat()[0]))??[];s&&this.#s("sele\
ct",{table:s,row:Number(r)})}),t.on("plotly_hover",({points:[n]})=>{n&&this.#s("hover",{visits:oe(n,this.#D)})}),t.on("p\
lotly_unhover",()=>this.#s("hover",{visits:[]}))}get#D(){return this.#t?x(this.#t).visit_axes??[]:[]}#s(t,n){this.dispatchEvent(
new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#W(){!this.#t||!this.#l||(this.#e?this.#e.mark(this.#b):ae(this.#n.
plot,this.#D,this.#b))}#k(t){let{plot:n}=this.#n,s=n.clientWidth;if(!this.hasAttribute("fill"))return{width:s,height:t,isFixed:!1};
this.getAttribute("scale")==="auto"&&this.#x(),this.#ht();let{above:r,below:i}=this.#q();this.style.setProperty("--below",
`${Math.ceil(i)}px`);let o=Math.max(Math.floor(this.offsetHeight-r-i),Ns);return{width:s,height:o,isFixed:!0}}#ht(){let[
t,n]=[this.offsetWidth/this.#A,this.offsetHeight/this.#A],s=Is.filter(([,r,i])=>n<r||t<i).map(([r])=>r).join(" ");this.dataset.
room!==s&&(this.dataset.room=s)}#q(){let{plot:t,details:n,exports:s}=this.#n,r=this.getBoundingClientRect(),i=r.height/this.
offsetHeight||1,o=[n,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=o.length?Math.max(...o.map(({bottom:c})=>c))-
Math.min(...o.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-r.top)/i,below:a/i}}#ft(t){if(this.hasAttribute(
"fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll("details"))n.open&&(n.open=n===t);requestAnimationFrame(
()=>this.#S())}#S(){if(!this.#t)return;let{width:t,height:n}=this.#k(q(this.#t));t&&this.#l!==`${t}×${n}`&&this.#c()}#dt(t,n){
this.setAttribute(t,String(n)),this.#s("option",{[t]:n})}#T(){let t=this.#t;if(!t)return!1;let n=this.hasAttribute("leni\
ent")?null:ue(this.#u,this.#N);if(n)return this.#H(new Error(n.message)),this.#m=n.name,!1;let s=x(t),r="";if(this.#u.length&&
!y(t)){let i=this.#f;this.#n.controls.show(i);for(let a of t.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>i[c]===
l));xe(t,i);let{summaries:o}=s;o&&(s.summary=o.texts[he(this.#u,o.by,i)]??""),r=`: ${fe(this.#u,i)}`}return this.#n.summary.
textContent=s.summary??"",this.#n.plot.setAttribute("aria-label",`${s.title}${r}. ${s.summary??""}`),this.#z(),!0}get#f(){
return le(this.#u,this.#N)}#z(){let{details:t}=this.#n;if(!t.open||!this.#t)return;let n=document.createElement("div");n.
className="table-frame",n.tabIndex=0,n.setAttribute("role","region"),n.setAttribute("aria-label",`Numbers: ${x(this.#t).
title}`),n.append(...this.#V().map(Se)),t.querySelector(".table-frame")?.remove(),t.append(n)}#V(){return this.#t?ke(this.#t,
this.#f):[]}async#mt(t,n){let s=this.#t;if(!s)throw new Error("There is no figure to save yet.");return{address:y(s)?await this.#e?.
address(t,n)??"":await pe(this.#pt(s),t,n),meta:x(s)}}#pt(t){let{data:n,layout:s}=structuredClone(t),r=this.#k(s.height),
{paper_bgcolor:i,plot_bgcolor:o}=s.template.layout,a=!this.dataset.theme&&document.documentElement.hasAttribute("data-tr\
ansparent"),c=this.#B({data:n,layout:s},r),l=a?{}:{paper_bgcolor:i,plot_bgcolor:o};return{data:c.data,layout:{...c.layout,
width:r.width,...l}}}get#K(){let t=[this.getAttribute("model")??this.getAttribute("lesson"),this.getAttribute("view"),this.
hasAttribute("against")&&"difference"];return this.getAttribute("name")??t.filter(Boolean).join("-")}get#Y(){return{server:this.#g,
path:this.#v,view:this.getAttribute("view")??"",values:{...this.#P.query,...this.#f}}}get#G(){let t=this.getAttribute("t\
heme")??document.documentElement.dataset.askedTheme,n=Re.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",r])=>this.hasAttribute(
s)&&L(s,r??""));return{...t&&{theme:t},...Object.fromEntries(n)}}#gt(){let t=new URL(location.href);t.hash=this.id;let n=this.
id?t.href:null;if(!(!this.hasAttribute("source")&&k.answers))return{link:n,embed:null,json:null,offline:null};let r=this.#Y;
return{link:n,embed:I("embed",this.#J(r)),json:I("json",r),offline:I("offline",r)}}#J(t){let{controls:n,...s}=this.#G,r={
...t.values,...s,...n&&n!=="some"&&{controls:n}};return{...t,values:r}}#bt(t){let n=this.#Y,{title:s,summary:r=""}=x(t),
i=["model","lesson","view","reads",...mt,...Object.keys(dt)],o=[...this.attributes].filter(({name:d})=>i.includes(d)),{theme:a,
...c}=this.#G,l=a?.replace(/^transparent-?/,""),u={...Object.fromEntries(o.map(({name:d,value:f})=>[d,f])),...this.#f,...l&&
{theme:l},...c},h=this.#J(n);return{title:s,caption:r,name:this.#K,server:n.server,embed:I("embed",h),picture:I("picture",
h),attributes:Object.fromEntries(Object.entries(u).map(([d,f])=>[d,String(f)]))}}};function Ie(e){return e instanceof v&&
e.status===0}function Fs(){let e=document.createElement("span");return e.className="beside-browser-answer",e.textContent=
Ps,e}function Hs(e){let t=Object.entries(e).map(([n,s])=>{if(!/^[xy]axis/.test(n))return[n,s];let r=s,i=e[n.startsWith("\
x")?"xaxis":"yaxis"]?.categoryarray,o=r.type==="category"&&!r.categoryarray&&i;return[n,o?{...r,categoryorder:"array",categoryarray:i}:
r]});return Object.fromEntries(t)}customElements.define("pointer-view",pt);var gt=["visits","record","user","predict_at","top_k","interventions","against"],J=["scale","controls","caption","accent"],
Bs={ArrowRight:1,PageDown:1,ArrowLeft:-1,PageUp:-1},Q="beat",Ds={controls:"some"},G=e=>e.replaceAll("_","-"),w=wt(document,
"pointer-view"),Ws=(w.dataset.options??"").split(" ").filter(Boolean);function _e(e){if(e.visits||e.record)for(let t of gt)
w.removeAttribute(G(t));if("theme"in e){let t=e.theme??null;document.dispatchEvent(new CustomEvent("pointerscope:choose-\
theme",{detail:t}))}for(let t of[...gt,...J,Q,...Ws].filter(n=>n in e)){let n=e[t]??Ds[t]??null;n===null?w.removeAttribute(
G(t)):(!J.includes(t)||L(t,n))&&w.setAttribute(G(t),n)}}function qs(){let{askedTheme:e,theme:t}=document.documentElement.
dataset,n=[...gt,...J,Q].map(s=>[s,w.getAttribute(G(s))]);return{...Object.fromEntries(n.filter(([,s])=>s!==null)),theme:e??
t,...w.beats&&{beats:w.beats},...w.chosen}}var Ce=Object.fromEntries(new URLSearchParams(location.search));for(let e of[
"theme",...J])delete Ce[e];_e(Ce);var U=vt({state:qs,height:()=>w.wantedHeight,set:_e,mark:e=>w.mark(e)});w.addEventListener(
"pointer-view:drawn",()=>U("state",{}));w.addEventListener("pointer-view:beat",()=>U("state",{}));w.addEventListener("po\
inter-view:option",()=>U("state",{}));w.addEventListener("pointer-view:hover",({detail:e})=>U("hover",e));w.addEventListener(
"pointer-view:failed",({detail:e})=>U("failed",e));function zs(e){let t=Number(w.getAttribute(Q)),n=e.target instanceof Element&&
e.target.closest("[data-part], input");if(!t||n||e.defaultPrevented||e.altKey||e.ctrlKey)return;let s=t+(Bs[e.key]??0);s===
t||s<1||s>w.beats||(e.preventDefault(),w.setAttribute(Q,String(s)))}document.addEventListener("keydown",zs);
