(()=>{var{currentScript:jt}=document,bn=jt instanceof HTMLScriptElement?jt.src:"",w=new URL("static/js/",bn||document.baseURI).
href;(()=>{let t="pointerscope-theme",e={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: light",
dark:"Theme: dark"},o=/^transparent(?:-(light|dark))?$/,r=document.documentElement,s=matchMedia("(prefers-color-scheme: \
dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(t)}catch{
return null}};function u(h){return typeof h=="string"&&Object.hasOwn(e,h)}let f=h=>{let b=o.exec(h??""),$=b?b[1]??"auto":
h;r.toggleAttribute("data-transparent",b!==null),u($)?r.dataset.askedTheme=h??"":delete r.dataset.askedTheme,a=[$,r.dataset.
firstTheme,l()].find(u)??"auto"},d=()=>{let h=new URL(location.href);h.searchParams.delete("theme"),delete r.dataset.askedTheme,
h.search!==location.search&&history.replaceState(history.state,"",h)},m=()=>{let h=document.querySelector("[data-theme-b\
utton]");return h instanceof HTMLElement?h:null},g=()=>{let h=m();h&&(h.textContent=n[a]);let b=a==="auto"?s.matches?"da\
rk":"light":a;c||r.dataset.theme===b||(r.dataset.theme=b,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
p=({type:h})=>{document.querySelector(".deck")||(c=h==="beforeprint",c?r.dataset.theme="light":g())};f(i),g();for(let h of[
"beforeprint","afterprint"])window.addEventListener(h,p);s.addEventListener("change",g),document.addEventListener("point\
erscope:choose-theme",({detail:h})=>{(h===null||u(h)||o.test(h))&&f(h??i),g()}),document.addEventListener("DOMContentLoa\
ded",()=>{let h=m();h&&(h.hidden=!1,g(),h.addEventListener("click",()=>{a=e[a],d();try{localStorage.setItem(t,a)}catch{}
g()}))})})();var T=class extends Error{constructor(e,n){super(n.map(o=>o.message).join(" ")),this.status=e,this.problems=n}},st=new URL(
w.replace(/^(.*\/)static\/.*$/,"$1")),wn="No response could be read. Your input is still here; check your connection and\
 try again.",yn=t=>`The server answered with ${t}.`;async function it(t,e,n=st){let o=await fetch(new URL(`api/${t}`,n),
e).catch(_t);if(!(o.headers.get("content-type")??"").includes("json")){let i=yn(o.status);throw new T(o.status,[{where:"",
message:i,suggestions:[]}])}let s=await o.json().catch(_t);if(!o.ok)throw new T(o.status,s.errors??[]);return s}function _t(t){
throw En(t)?t:new T(0,[{where:"",message:wn,suggestions:[]}])}function En(t){return t instanceof DOMException&&t.name===
"AbortError"}function z(t){let e=Object.entries(t).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(e.map(([n,
o])=>[n,String(o)]))}function B(t){return t instanceof Error?t.message:String(t)}var Pt={min:.5,max:4},vn={controls:["none","some","all"],caption:["none","title","all"]};function W(t,e){return t==="sca\
le"?e.trim()!==""&&Number(e)>=Pt.min&&Number(e)<=Pt.max:t==="controls"||t==="caption"?vn[t].includes(e):CSS.supports("co\
lor",e)}var qt=Promise.resolve();function Ut(t){let e=qt.then(xn).then(t);return qt=e.catch(()=>{}),e}function xn(){let{scheduler:t}=globalThis;
return t?t.postTask(()=>{},{priority:"background"}):new Promise(e=>setTimeout(e,0))}var Ht={width:960,height:540};function Ft(t){return{"HTML frame":zt(t),"Web component":An(t),Markdown:Bt(t),Quarto:$n(t),
LaTeX:Tn(t)}}function zt({title:t,embed:e}){return`<iframe src="${G(e)}" title="${G(t)}" width="${Ht.width}" height="${Ht.
height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%"></iframe>`}function An({server:t,attributes:e}){
let n=Object.entries({server:t,...e}).map(([o,r])=>r===""?o:`${o}="${G(r)}"`);return`<script src="${G(new URL("pointer-v\
iew.js",t).href)}" defer><\/script>
<pointer-view ${n.join(" ")}></pointer-view>`}function Bt({title:t,embed:e,picture:n}){return`[![${Sn(t)}](<${Dt(n)}>)](\
<${Dt(e)}>)`}function $n(t){return['::: {.content-visible when-format="html"}',"```{=html}",zt(t),"```",":::",'::: {.con\
tent-visible unless-format="html"}',Bt(t),":::"].join(`
`)}function Tn({title:t,caption:e,name:n,embed:o,picture:r}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${r}`,
"\\begin{figure}","  \\centering",`  \\href{${On(o)}}{\\includegraphics[width=\\linewidth]{${n}.png}}`,`  \\caption{${Rn(
[t,e].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function G(t){return t.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Sn(t){return t.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function Dt(t){return t.replaceAll("<","%3C").replaceAll(
">","%3E")}function On(t){return t.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var kn={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Mn=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Ln={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},Nn=/[ąęįųĄĘĮŲ]/,Cn=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function Rn(t){return[...t.normalize("NFC").replace(
/\s/g," ").replace(Cn,"")].flatMap(n=>[...Ln[n]??In(n)]).map(n=>kn[n]??jn(n)).join("")}function In(t){return Nn.test(t)?
t.normalize("NFD").slice(0,1):t}function jn(t){return/[&%$#_{}]/.test(t)?`\\${t}`:Mn.test(t)?t:"?"}function Gt(t,e,{title:n,origin:o}){let r=t.slice(t.indexOf(",")+1);if(e==="svg")return _n(decodeURIComponent(r),n,o);let s=Uint8Array.
from(atob(r),a=>a.charCodeAt(0)),i=[Wt("Title",n),Wt("Source",o)];return new Blob([s.subarray(0,33),...i,s.subarray(33)],
{type:"image/png"})}function _n(t,e,n){let o=new DOMParser().parseFromString(t,"image/svg+xml").documentElement,r=(s,i)=>{
let a=document.createElementNS(o.namespaceURI,s);return a.textContent=i,a};return o.prepend(r("title",e),r("desc",n)),new Blob(
[new XMLSerializer().serializeToString(o)],{type:"image/svg+xml"})}function Wt(t,e){let n=new TextEncoder().encode(`iTXt${t}\
\0\0\0\0\0${e}`),o=new DataView(new ArrayBuffer(n.length+8));return o.setUint32(0,n.length-4),new Uint8Array(o.buffer).set(
n,4),o.setUint32(n.length+4,Pn(n)),o.buffer}function Pn(t){let e=-1;for(let n of t){e^=n;for(let o=0;o<8;o+=1)e=e>>>1^(e&
1?3988292384:0)}return~e>>>0}var Vt="vendor/plotly/plotly-cartesian-4.1.1.min.js",at;function V(t){return window.Plotly?Promise.resolve(window.Plotly):
(at??=new Promise((e,n)=>{let o=document.createElement("script");o.src=t?new URL(`static/${Vt}`,t).href:new URL(`../${Vt}`,
w).href;let r=()=>{at=void 0,o.remove(),n(new Error("The drawing library could not be loaded. Reload the page to try aga\
in."))};o.addEventListener("load",()=>window.Plotly?e(window.Plotly):r()),o.addEventListener("error",r),document.head.append(
o)}),at)}var qn=[1,2,4],Un=2,Hn=960;function Yt({name:t,links:e,view:n,picture:o,csv:r,json:s}){let i=document.createElement("div");
i.className="view-take";let a={link:K("Link"),embed:K("Embed"),json:K("JSON"),offline:K("Offline file")};a.offline.title=
"One HTML file with this whole view inside, for use without a network";let c=H("JSON",()=>Kt(s(),`${t()}.json`,"applicat\
ion/json")),l=Dn(()=>{let{link:p,embed:h}=e(),b=h?n():null;return{...p&&{Address:p},...b&&Ft(b)}}),u=()=>{let p=e();for(let h of Object.
keys(a)){let b=p[h];a[h].hidden=b===null,b!==null&&(a[h].href=b)}c.hidden=p.json!==null,l.hidden=p.link===null&&p.embed===
null};for(let p of["pointerenter","focusin"])i.addEventListener(p,u);let f=document.createElement("select");f.setAttribute(
"aria-label","Size of the PNG"),f.append(...qn.map(p=>{let h=p===Un;return new Option(`${p}×`,String(p),h,h)}));let d=async p=>{
let h=o(),{width:b=Hn,height:$,meta:U}=h.layout,F={width:b,height:$,...p==="png"&&{scale:Number(f.value)}},rt=await(await V()).
toImage(h,{format:p,...F}),gn=U.origin??e().embed??location.href;Jt(Gt(rt,p,{title:U.title,origin:gn}),`${t()}.${p}`)},m=()=>Kt(
`\uFEFF${r()}`,`${t()}.csv`,"text/csv;charset=utf-8"),g=document.createElement("span");return g.append(H("PNG",()=>d("pn\
g"))," ",f),i.append(a.link,a.embed,g,H("SVG",()=>d("svg")),H("CSV",m),a.json,c,a.offline,l),u(),i}function Dn(t){let e=document.
createElement("details");e.className="view-codes";let n=document.createElement("summary");n.textContent="Copy";let o=document.
createElement("p"),r=document.createElement("textarea");Object.assign(r,{readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let s=document.
createElement("span");s.setAttribute("role","status");let i=document.createElement("div");i.className="view-sheet",i.append(
o,r),e.append(n,i),e.addEventListener("toggle",()=>{if(!e.open)return;s.textContent="",r.hidden=!0;let c=Object.entries(
t()).map(([l,u])=>H(l,()=>a(l,u)));o.replaceChildren(...c,s)});let a=async(c,l)=>{r.value=l,r.hidden=!1,r.setAttribute("\
aria-label",c);let u=await Fn(l);u||r.select(),s.textContent=u?"Copied.":"Selected; copy it with the keyboard."};return e}
async function Fn(t){return navigator.clipboard?navigator.clipboard.writeText(t).then(()=>!0,()=>!1):!1}function K(t){let e=document.
createElement("a");return e.textContent=t,e}function H(t,e){let n=document.createElement("button");return n.type="button",
n.textContent=t,n.addEventListener("click",e),n}function Kt(t,e,n){Jt(new Blob([t],{type:n}),e)}function Jt(t,e){let n=document.
createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var Qt={width:420,height:200},zn=300,C=2,E=20,L=8,Bn=7.5,Wn=44,Gn=18,Vn=240,Kn=90,te=56,ee=90,Yn=48,Jn=1.3,Qn=.6,Zn=9,ne=1.4,
oe=["coloraxis","coloraxis2"];function re({data:t,layout:e},{width:n,height:o,isFixed:r,scale:s}){if(!n)return{data:t,layout:e};
let i={width:n/s,height:o/s},a=r&&(i.width<Qt.width||i.height<Qt.height),c={...i,isFixed:r,isTiny:a,isNarrow:i.width<560,
scale:s},l=a?Xn(e,e.meta.small??{}):e;if(!r)return{data:t,layout:{...l,...Xt(l,c)}};let u=to(t,l),f={...u,...Xt(u,c),...eo(
t,u,c),...ro(u,c)};return{data:uo(t,u,c.height),layout:f}}function Xn(t,e){return se(t,e)}function se(t,e){if(!Zt(t)||!Zt(
e))return e;let n={...t};for(let[o,r]of Object.entries(e))n[o]=se(t[o],r);return Object.fromEntries(Object.entries(n).filter(
([,o])=>o!==null))}function Zt(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)}function ie(t,e){return Object.
entries(t).filter(([o])=>e.test(o))}function ae(t,e){return t[`yaxis${(e??"y").slice(1)}`]}function ce(t){return ie(t,/^yaxis/).
map(([,e])=>e.domain??[0,1])}function le(t,e){return t[e]}function to(t,e){let{xaxis:n}=e,o=t.find(i=>(i.xaxis??"x")==="\
x"&&Array.isArray(i.x))?.x,r=Array.isArray(o)?o.filter(i=>typeof i=="string"):[],s=Array.isArray(o)&&r.length===o.length;
return n?.tickangle!==-90||n.tickvals||!r.length||!s?e:{...e,xaxis:{...n,tickmode:"array",tickvals:r,ticktext:r}}}function eo(t,e,{
width:n,height:o,isTiny:r,scale:s}){let i=no(t,e),a=Math.max(...i.map(b=>b.length*L+Yn)),c=Math.ceil(i.length/Math.max(1,
Math.floor(n/a))),l=i.length>0&&c*E>o/(r?4:3),u=i.length>0&&!l,f=oo(e,o,s),m=((f.annotations?.find(({font:b})=>b?.size)?.
font?.size??0)/s||E)*ne+2,g=Math.min(e.margin?.t??8,u?c*E+4:e.annotations?.length?m:8),p=oe.some(b=>le(e,b)?.colorbar?.orientation===
"h"),h=!e.margin||p&&!r;return{...l&&{showlegend:!1},...!h&&{margin:{...e.margin,t:Math.ceil(g*s)}},...f}}function no(t,e){
if(e.showlegend===!1)return[];let n=new Map,o=0;for(let{name:r,type:s,visible:i,showlegend:a,legendgroup:c}of t)!r||(a===
!1||i===!1)||["heatmap","contour"].includes(s)||(o+=1,n.set(c||r,r.replace(/<[^>]*>/g,"")));return o>1||e.showlegend?[...n.
values()]:[]}function oo(t,e,n){let{annotations:o=[],template:r}=t,s=({yref:d,yanchor:m})=>d==="paper"&&m==="bottom",i=o.
filter(s);if(!i.length)return{};let a=ce(t).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(m=>m-d).
filter(m=>m>0),1-d)),l=r.layout.font.size,u=Math.min(l,Math.min(1,...c)*(e-E)/ne);if(u>=l)return{};let f=Math.max(Zn,u*n);
return{annotations:o.map(d=>s(d)?{...d,font:{...d.font,size:f}}:d)}}function ro(t,{height:e,isTiny:n}){let o=Math.floor(
e/3/L),r=e-ue(t,1/0,o)-te,s={};for(let i of oe){let a=le(t,i);a&&(n?s[i]={...a,showscale:!1}:s[i]=so(t,i,a,r))}return s}
function so(t,e,n,o){let r=n.colorbar??{};if(o>=zn||r.ticktext||r.orientation==="h")return n;let s=t.template.layout[e],
i=r.tickvals??s?.colorbar?.tickvals,a=(r.len??1)*o;if(!i){let f=Math.max(C,Math.floor(a/E/1.5));return{...n,colorbar:{...r,
nticks:f}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-c)*a>=
E)&&u.push(f)}return{...n,colorbar:{...r,tickvals:u}}}function Xt(t,e){let{width:n,height:o,isFixed:r,isTiny:s,isNarrow:i}=e,
a=i?n:1/0,c=r?Math.floor(o/3/L):1/0,l=ue(t,a,c),u=r?l?te:ee:0,f=Math.max(o-l-(s?2*E:u),E),d=s?n-Kn:Math.max(n-Vn,60);return Object.
fromEntries(ie(t,/^[xy]axis/).map(([m,g])=>{let p=m.startsWith("x"),h=r&&p?co(g,t,f):g,[b,$]=h.domain??[0,1],U=($-b)*(p?
d:f),F=t.template.layout.font.size*e.scale,It=io(h,p,U,F,e),rt=t.meta.priority?.[m];return[m,ao(It,{isX:p,length:U,fontSize:F,
upright:c,priority:rt},e)]}))}function io(t,e,n,o,{isTiny:r,isFixed:s}){let i=t.title?.text??"";if(!r)return s&&!e&&i.length*
L>Jn*n?{...t,title:{}}:t;let[a,c]=t.domain??[0,1];if(!e||!i||t.side==="top"||c-a>Qn)return{...t,title:{}};let l=Math.max(
4,Math.floor(n/(L-1))+1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...t,title:{...t.title,standoff:0,font:{size:o-2},
text:u}}}function ao(t,{isX:e,length:n,fontSize:o,upright:r,priority:s},i){let{width:a,isFixed:c,isTiny:l,isNarrow:u}=i,
{ticktext:f,tickvals:d=[]}=t;if(t.visible===!1||t.showticklabels===!1)return t;if(!f)return c||u&&e?lo(t,e,n,i):t;let m=f.
length;if(l&&e&&m===1&&t.tickangle===0&&(f[0]??"").length*L>n-L)return{...t,tickfont:{size:.75*o}};if(m<=C&&(e||!c||n>=E))
return t;let p=m<=C?[m-1]:fo(m,Math.floor(n/E),s);return{...t,tickvals:p.map(h=>d[h]??h),ticktext:p.map(h=>fe(f[h]??"",h,
u?a:1/0,e?r:1/0))}}function co(t,e,n){let[o]=ae(e,t.anchor)?.domain??[0,1],r=ce(e).map(([,a])=>a),s=Math.max(...r.filter(
a=>a<=o),-1/0),i=(o-s)*n;return t.side==="top"||i>2.4*E?t:{...t,title:{},...i<.9*E&&{showticklabels:!1}}}function lo(t,e,n,{
isTiny:o,isNarrow:r}){let s=Math.max(C,Math.floor(n/(e?Wn:E*1.5)));if(t.tickvals){let u=e?1:Math.ceil(t.tickvals.length/
s);return{...t,tickvals:t.tickvals.filter((f,d)=>d%u===0)}}let{dtick:i,...a}=t;if(t.type==="category")return e?t:{...a,nticks:Math.
max(C,Math.floor(n/Gn))};let c=r&&e&&t.nticks&&!o?C:s,l=Math.min(t.nticks??1/0,c);return o||t.nticks||l<5?{...a,nticks:l}:
t}function uo(t,e,n){return t.map(o=>{if(o.type!=="heatmap"||!o.texttemplate)return o;let r=ae(e,o.yaxis),[s,i]=r?.domain??
[0,1],a=r?.ticktext?.length;return a===void 0?o:(i-s)*(n-ee)<a*E?{...o,texttemplate:""}:o})}function fo(t,e,n){let o=[...Array(
t).keys()];if(t<=e)return o;let r=Math.max(1,Math.ceil(t/Math.max(1,e)));if(!n)return o.filter(i=>i%r===0);let s=[];for(let i of[
...o].sort((a,c)=>(n[c]??0)-(n[a]??0)))s.every(a=>Math.abs(a-i)>=r)&&s.push(i);return s.sort((i,a)=>i-a)}function ue({xaxis:t},e,n){
let r=(t?.tickangle===0?[]:t?.ticktext??[]).map((s,i)=>fe(s,i,e,n).length);return Math.max(0,...r)*Bn}function fe(t,e,n,o){
let r=n<1/0;if(!r&&t.length<=o)return t;let s=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(t)??[],[,i="",a="",c=""]=s,
[l="",u]=a.split(" · "),f=Math.min(r?Math.max(5,Math.floor(n/48)):14,o),d=l.length>f&&!l.includes("&")?`${l.slice(0,f-1)}\
…`:l;return i+(u?`${e+1} ${d}`:d)+c}var ho=12,R=new Map,ct=new Map;function ut(t,e){let n=JSON.stringify(Object.values(t)),o=R.get(n)??new Map;R.delete(n),R.
set(n,o);for(let i of R.keys()){if(R.size<=ho)break;R.delete(i)}let r=o.get(e);if(r)return r;let s=new Promise((i,a)=>mo(
n,t,e,{resolve:i,reject:a}));return o.set(e,s),s.catch(()=>o.delete(e)),s}function mo(t,e,n,o){let r=ct.get(t);if(r){r.views.
set(n,o);return}let s=new Map([[n,o]]);ct.set(t,{query:e,views:s}),setTimeout(()=>{ct.delete(t),po(e,s)},0)}async function po(t,e){
let{server:n,path:o,query:r,theme:s}=t,i=[...e.keys()].sort().join(",");try{let a=await it(`${o}/figures?${z({...r,views:i,
theme:s})}`,{},n);for(let[c,{resolve:l}]of e)l(a[c])}catch(a){let c=e.size>1&&a instanceof T&&[404,422,500].includes(a.status);
for(let[l,{resolve:u,reject:f}]of e)c?go(t,l).then(u,f):f(a)}}function go({server:t,path:e,query:n,theme:o},r){let s=z({
...n,theme:o});return it(`${e}/views/${encodeURIComponent(r)}?${s}`,{},t)}var lt=new Map;async function de(t,e){let n=lt.
get(t),o=n??(t.startsWith("#")?bo(t.slice(1)):wo(t));n||(lt.set(t,o),o.catch(()=>lt.delete(t)));let r=await o,s=r.layout.
meta.templates?.[e];if(!s)return r;let i={...r.layout,template:s};return{...r,layout:i}}async function bo(t){let e=document.
getElementById(t);if(!e)throw new Error("The figure is missing in this file.");return JSON.parse(e.textContent??"")}async function wo(t){
let e=await fetch(new URL(t,document.baseURI)).catch(()=>null);if(!e?.ok){let n="The figure could not be loaded; reload \
the page to try again.";throw new T(e?.status??0,[{where:"",message:n,suggestions:[]}])}return e.json()}function I(t,{server:e,
path:n,view:o,values:r}){let s=encodeURIComponent(o),i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("mod\
els/","")}/${s}`,c={embed:a,picture:`${a}/picture.png`,json:`api/${n}/views/${s}`,offline:i?`api/${n}/offline`:`api/${n}\
/views/${s}/offline`},u=z({...i&&t!=="json"?{step:o}:{},...r}).toString();return new URL(u?`${c[t]}?${u}`:c[t],e).href}function me({x:t,y:e,xaxis:n,yaxis:o},r){let s=[he(n,t,r),he(o,e,r)];return[...new Set(s.filter(i=>i!==null))]}function he(t,e,n){
if(!t||e===void 0||!n.includes(t._name))return null;let o=t.type==="category"?t.d2l_noadd(e):e;return typeof o=="number"&&
Number.isInteger(o)?o:null}function pe(t,e,n){let o=t.querySelector(":scope > .view-marks")??t.appendChild(yo()),{_fullLayout:r}=t;
if(!r)return;let s=e.flatMap(i=>n.map(a=>Eo(r,r[i],a)));o.replaceChildren(...s.filter(i=>i!==null))}function yo(){let t=document.
createElement("div");return t.className="view-marks",t}function Eo(t,e,n){if(!e?._length)return null;let o=e._id.startsWith(
"x"),r=t[`${o?"y":"x"}axis${(e.anchor??"").slice(1)}`]??t[o?"yaxis":"xaxis"],s=[e.l2p(n-.5),e.l2p(n+.5)],[i,a]=[Math.min(
...s),Math.max(...s)];if(!(a>0&&i<e._length)||!r?._length)return null;let[c,l]=o?[e._offset+i,r._offset]:[r._offset,e._offset+
i],[u,f]=o?[a-i,r._length]:[r._length,a-i],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${f}px`}),d}function be(t,e){return Object.fromEntries(t.map(({name:n,values:o,value:r})=>[n,o.find(s=>String(s)===e(n))??r]))}function we(t,e){
for(let{name:n,values:o}of t){let r=e(n);if(r===null||o.map(String).includes(r))continue;let s=typeof o[0]=="string"?`th\
ere are ${o.join(", ")}`:`they run from ${o[0]} to ${o.at(-1)}`;return{name:n,message:`There is no ${n} ${r}; ${s}.`}}return null}
function ye(t,e,n){return e.reduce((o,r)=>{let s=t.find(({name:i})=>i===r)?.values??[];return o*s.length+s.indexOf(n[r]??
"")},0)}function Ee(t,e){return t.map(o=>{let{name:r,title:s,values:i}=o,a=ve(o)[i.indexOf(e[r]??"")];return typeof a=="\
number"?`${s.toLowerCase()} ${a}`:a}).join(", ")}function ve({values:t,labels:e}){return e??t}var Y=class{#n;#t;#r="";#s=0;#o=null;constructor(e,n){
this.#n=e,this.#t=n}offer({data:e,layout:n},o){let{choices:r=[],player:s}=n.meta,i=r.length?[]:e.filter(l=>l.meta),a=JSON.
stringify([r.map(({name:l,values:u,labels:f})=>[l,u,f]),i.map(({name:l,meta:u})=>[l,u])]);if(this.#r===a)return;this.#r=
a,this.pause(),this.#o=null,this.#n.replaceChildren(...r.map(l=>this.#m(l))),i.length&&o&&this.#n.append(this.#d(i));let c=r.
find(({name:l})=>l===s);c&&this.#n.append(...this.#h(c))}show(e){for(let[n,o]of Object.entries(e)){let r=this.#n.querySelector(
`select[name="${n}"]`);r instanceof HTMLSelectElement&&(r.value=String(o))}}pause(){clearInterval(this.#s),this.#s=0,this.#o&&
(this.#o.textContent="Play")}#m(e){let{name:n,title:o,values:r}=e,s=document.createElement("select");s.name=n;let i=ve(e);
return s.append(...r.map((a,c)=>new Option(String(i[c]),String(a)))),s.addEventListener("change",()=>{this.pause();let a=r[s.
selectedIndex];a!==void 0&&this.#t.select(n,a)}),ge(o,s)}#d(e){let n=document.createElement("select");return n.append(new Option(
"…",""),...e.map((o,r)=>new Option(o.name,String(r)))),n.addEventListener("change",()=>{let o=n.value?e[Number(n.value)]:
void 0;o?.meta&&this.#t.open(o.meta),n.value=""}),ge("Open",n)}#h({name:e,title:n,values:o}){let r=()=>o.indexOf(this.#t.
selected()[e]??""),s=u=>{let f=o[Math.max(0,Math.min(o.length-1,u))];f!==void 0&&this.#t.select(e,f)},i=u=>{this.pause(),
s(r()+u)},a=ft("Play",()=>{if(this.#s){this.pause();return}r()===o.length-1&&s(0),a.textContent="Pause",this.#s=setInterval(
()=>{s(r()+1),r()===o.length-1&&this.pause()},1200)});this.#o=a;let c=ft("‹",()=>i(-1)),l=ft("›",()=>i(1));return c.
setAttribute("aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}};function ge(t,e){let n=document.
createElement("label");return n.append(`${t} `,e),n}function ft(t,e){let n=document.createElement("button");return n.type=
"button",n.textContent=t,n.addEventListener("click",e),n}var vo={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array};
function D(t){if(Array.isArray(t))return xo(t);if(!("bdata"in t))return{values:t,shape:[t.length]};let e=Uint8Array.from(
atob(t.bdata),s=>s.charCodeAt(0)),n=vo[t.dtype];if(!n)throw new Error(`An array has the unknown type ${t.dtype}.`);let o=new n(
e.buffer),r=t.shape?String(t.shape).split(",").map(Number):[o.length];return{values:o,shape:r}}function xo(t){if(!(typeof t[0]==
"object"&&t[0]!==null))return{values:t,shape:[t.length]};let n=t;return{values:n.flatMap(o=>Array.from(o)),shape:[n.length,
n[0]?.length??0]}}function j({values:t,shape:e},n){let[,...o]=e,r=o.reduce((s,i)=>s*i,1);return{values:Ao(t,n*r,(n+1)*r),
shape:o}}function xe({values:t,shape:e}){return e.length<2?t:dt({values:t,shape:e})}function dt(t){return Array.from({length:t.
shape[0]??0},(e,n)=>j(t,n).values)}function Ao(t,e,n){return Array.isArray(t)?t.slice(e,n):t.subarray(e,n)}var J="all",Ae=new WeakMap;function $e({data:t,layout:e},n){let{parts:o=[]}=e.meta,r=ht(e.meta,n);for(let s of o){let i=t[s.
trace];"lines"in s?Object.assign(i,Oo(r(s.lines),n[s.row],s)):i[s.attribute]=xe(r(s.is))}}function ht(t,e){let n=$o(t),o=Object.
fromEntries((t.choices??[]).map(({name:a,values:c})=>[a,e[a]===J?J:c.indexOf(e[a]??"")])),r=({take:a,at:c})=>{let l=n[a];
if(!l)throw new Error(`The figure has no array ${a}.`);for(let u of c){let f=o[u]??0;f!==J&&(l=j(l,f))}return l},s=([a,c])=>{
let[{values:l},{values:u,shape:f}]=[i(a),i(c)];return{values:Float64Array.from(u,(m,g)=>m*Number(l[g%l.length])),shape:f}},
i=a=>{if("take"in a)return r(a);if("row"in a){let{values:c}=i(a.row);return{values:c,shape:[1,c.length]}}return"softmax"in
a?So(i(a.softmax),a):"product"in a?s(a.product):To(s(a.dots),a.over)};return i}function $o(t){let e=Ae.get(t);return e||
(e=Object.fromEntries(Object.entries(t.arrays??{}).map(([n,o])=>[n,D(o)])),Ae.set(t,e)),e}function To(t,e){let[n=0]=t.shape;
return{values:Float64Array.from({length:n},(r,s)=>Te(j(t,s).values)).map(r=>r/e),shape:[n]}}function So({values:t,shape:e},{
temperature:n,mask:o}){let r=Array.from(t,(c,l)=>o&&!o[l]?-1/0:c/n),s=Math.max(...r),i=r.map(c=>Math.exp(c-s)),a=Te(i);return{
values:Float64Array.from(i,c=>c/a),shape:e}}function Te(t){let e=0;for(let n=0;n<t.length;n+=1)e+=Number(t[n]);return e}
function Oo({values:t,shape:e},n,{above:o,to:r}){let s=[],i=[],[a=0,c=0]=e;for(let l=0;l<a;l+=1)if(!(n!==J&&l!==n))for(let u=0;u<
c;u+=1){let f=Number(t[l*c+u]);f<=o||f>r||(s.push(0,1,null),i.push(l,u,null))}return{x:s,y:i}}function ke({data:t,layout:e},n){let{table:o}=e.meta;if(o&&"rows"in o)return[o];let r=o?[ko(o,ht(e.meta,n),n)]:[];return o&&
!o.beside?r:[...t.filter(i=>i.type==="heatmap"&&i.visible!==!1).map(i=>Lo(e,i)),...r]}function Q({columns:t,rows:e}){let n=document.
createElement("table");n.createTHead().insertRow().append(...t.map(s=>mt("th",s,"col")));let r=n.createTBody();for(let[s,
...i]of e)r.insertRow().append(mt("th",s,"row"),...i.map(a=>mt("td",a)));return n}function Me(t){let e=o=>o.map(Io).join(
",");return`${t.map(({columns:o,rows:r})=>[o,...r].map(e).join(`\r
`)).join(`\r
\r
`)}\r
`}function ko(t,e,n){let{columns:o,labels:r}=t;if("values"in t){let c=t.values.map(l=>e(l).values);return{columns:o,rows:r.
map((l,u)=>[l,...c.map(f=>f[u])])}}let s=e(t.matrix),i=s.shape.length<2?[s.values]:dt(s),a=i.length===r.length?r:[Mo(t,n)];
return{columns:o,rows:i.map((c,l)=>[a[l],...Array.from(c)])}}function Mo({labels:t,matrix:e},n){let o="at"in e?e.at.at(-1):
void 0;return t[Number(n[o??""])]??""}function Lo(t,e){let n=D(e.z??[]),o=Se(t,e,"y").map((r,s)=>[r,...Array.from(j(n,s).
values)]);return{columns:[e.name??"",...Se(t,e,"x")],rows:o}}function Se(t,e,n){let o=e[n];if(Array.isArray(o))return o.
map(c=>Oe(String(c)));let r=t[`${n}axis`],i=t[`${n}axis${(e[`${n}axis`]??n).slice(1)}`]?.categoryarray??r?.categoryarray;
if(i)return i.map(Oe);let{shape:a}=D(e.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function Oe(t){return t.
replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;","&")}var No=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Co=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Ro=/^(?=[\t\r\n])/;function Io(t){if(t==null)return"";if(typeof t=="number")return String(t);let e=t.replace(Co,"$1'").replace(
Ro,"'"),n=No.test(t)?t:e;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function mt(t,e,n){let o=document.createElement(
t);return n&&(o.scope=n),o.textContent=typeof e=="number"&&!Number.isInteger(e)?e.toFixed(6):String(e??"–"),o}var bt={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventio\
ns",against:"against"},wt=["inputs","removed"],jo=new Set(["server","source","model","lesson","view","theme","reads",...wt,
...Object.keys(bt)]),Ce=["scale","accent","controls","caption"],_o=new Set([...Ce,"fill"]),Le="pointer-view:hover",pt=matchMedia(
"(prefers-color-scheme: dark)"),Po={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},qo=120,Uo=[["short",576,
0],["low",352,0],["tight",288,352]],Ho="400px 0px",Ne=660,Do=/^(\w+):(\d+)$/,Fo="Type visits, or add a place, to see wha\
t the model answers.",_=null,gt=null,yt=class extends HTMLElement{#n=null;#t=null;#r=0;#s=!1;#o="";#m=!1;#d="";#h=[];#p=!1;#w=new IntersectionObserver(
e=>{e.some(n=>n.isIntersecting)&&this.#M()},{rootMargin:Ho});#$=new ResizeObserver(()=>requestAnimationFrame(()=>this.#D()));#T=new MutationObserver(
e=>this.#Y(e.map(({attributeName:n})=>n??"")));#S=e=>this.getAttribute(e);#g=()=>this.#l();#O=({target:e,detail:n})=>{!(e instanceof
HTMLElement)||e===this||!this.hasAttribute("linked")||e.getAttribute("linked")===this.getAttribute("linked")&&this.mark(
n.visits)};#k=({type:e})=>this.#Z(e==="beforeprint");connectedCallback(){this.#n??=this.#I(),this.#N(),document.addEventListener(
"pointerscope:theme",this.#g),document.addEventListener(Le,this.#O),pt.addEventListener("change",this.#g);for(let e of["\
beforeprint","afterprint"])window.addEventListener(e,this.#k);this.#$.observe(this),this.#T.observe(this,{attributes:!0}),
this.hasAttribute("lazy")?this.#w.observe(this):this.#p=!0,this.#l()}disconnectedCallback(){document.removeEventListener(
"pointerscope:theme",this.#g),document.removeEventListener(Le,this.#O),pt.removeEventListener("change",this.#g);for(let e of[
"beforeprint","afterprint"])window.removeEventListener(e,this.#k);this.#$.disconnect(),this.#T.disconnect(),this.#w.disconnect(),
this.#e.controls.pause()}mark(e){e.join()!==this.#h.join()&&(this.#h=e,this.#U())}get chosen(){return this.#t?this.#f:{}}get wantedHeight(){
if(!this.#t)return 0;let{above:e,below:n}=this.#H();return Math.ceil(e+this.#t.layout.height+n)}get#e(){return this.#n??=
this.#I(),this.#n}#M(){this.#p=!0,this.#w.disconnect(),this.#l()}#Y(e){e.some(n=>_o.has(n))&&(this.#N(),this.#u()),e.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#p?this.#M():e.some(n=>jo.has(n))?this.#l():this.#c.some(({name:n})=>e.includes(
n))?this.#F()&&this.#u():e.includes(this.#d)&&this.#l()}get#c(){return this.#t?.layout.meta.choices??[]}#l(){this.#s||(this.#s=
!0,queueMicrotask(()=>{this.#s=!1,this.#J()}))}get#y(){let[e,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${e}/${encodeURIComponent(n)}`:""}get#E(){let e=this.getAttribute(
"server");return e?new URL(e.endsWith("/")?e:`${e}/`,document.baseURI).href:st.href}get#L(){let e=this.parentElement?.closest(
"[data-theme]");return e instanceof HTMLElement?e.dataset.theme:void 0}get#v(){let e=this.getAttribute("theme");return e===
"auto"?pt.matches?"dark":"light":(e??this.#L)==="dark"?"dark":"light"}get#b(){let e=this.getAttribute("scale");return e!==
null&&W("scale",e)?Number(e):1}#N(){let e=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty(
"--scale",String(this.#b)):this.style.removeProperty("--scale"),e&&W("accent",e)?this.style.setProperty("--accent",e):this.
style.removeProperty("--accent")}get#C(){if(this.hasAttribute("lesson")){let n=wt.map(o=>[o,this.getAttribute(o)]);return{
needsHistory:!1,query:Object.fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};
let e=Object.entries(bt).map(([n,o])=>[o,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(e)}}async#J(){
let{needsHistory:e,query:n}=this.#C;this.#r+=1;let o=this.#r,r=this.getAttribute("source"),s=this.getAttribute("view")??
"",i=this.#y&&s&&(!e||n.visits||n.record);if(!r&&!i){this.#x(Fo);return}if(!this.#p){this.#x("");return}let a=this.#v;this.#R(
a),this.setAttribute("aria-busy","true");try{let c={server:this.#E,path:this.#y,query:n,theme:a},[l]=await Promise.all([
r?de(r,a):ut(c,s),V(this.hasAttribute("server")?this.#E:"")]);await Ut(()=>{o===this.#r&&(this.#t=structuredClone(l),this.#X(
this.#t),this.#Q({...c,theme:"light"},s))})}catch(c){o===this.#r&&this.#_(c)}finally{o===this.#r&&this.removeAttribute("\
aria-busy")}}#R(e){this.#L!==e?this.dataset.theme=e:delete this.dataset.theme}#Q(e,n){if(!this.#t)return;let{template:o,
meta:r}=this.#t.layout,s=r.templates?.light;_??=s??(this.#v==="light"?o:null),!(_||this.hasAttribute("source"))&&(gt??=ut(
e,n),gt.then(({layout:i})=>{_??=i.template}).catch(()=>{gt=null}))}#Z(e){this.#m=e,!(!this.#t||!this.#o)&&(this.#R(e&&_?
"light":this.#v),this.#u(),e||requestAnimationFrame(()=>this.#u()))}#I(){let e=document.createElement("summary");e.textContent=
"Numbers";let n={title:this.#a("h3","view-title"),caption:this.#a("p","view-caption"),choices:this.#a("div","view-choice\
s"),summary:this.#a("p","view-summary"),failure:this.#a("p","view-failure"),plot:this.#a("div","view-plot"),details:this.#a(
"details","view-table"),exports:Yt({name:()=>this.#W,links:()=>this.#st(),view:()=>this.#t&&this.#it(this.#t),picture:()=>this.#rt(),
csv:()=>Me(this.#B()),json:()=>JSON.stringify(this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute("ro\
le","alert"),n.plot.setAttribute("role","img"),n.details.append(e),n.details.addEventListener("toggle",()=>this.#z());let o=new Y(
n.choices,{selected:()=>this.#f,select:(r,s)=>this.#ot(r,s),open:r=>this.#i("open",r)});this.replaceChildren(...Object.values(
n)),this.addEventListener("toggle",({target:r})=>this.#nt(r),!0);for(let r of[n.plot,n.details,n.choices,n.exports,n.failure])
r.hidden=!0;return{...n,controls:o}}#a(e,n){let o=this.querySelector(`.${n}`),r=o instanceof HTMLElement?o:document.createElement(
e);return r.className=n,r}#j(e){let{plot:n,details:o,choices:r,exports:s,failure:i}=this.#e;for(let a of[n,o,r,s])a.hidden=
e;i.hidden=!0}#x(e){this.#t=null,this.#d="",this.removeAttribute("aria-busy"),this.#e.controls.pause(),this.#j(!0),this.#e.
summary.textContent=e}#_(e){this.#x("");let{failure:n}=this.#e,o=B(e);if(n.replaceChildren(o),n.hidden=!1,this.#i("faile\
d",{message:o}),!(e instanceof T)||![0,503].includes(e.status))return;let r=document.createElement("button");r.type="but\
ton",r.textContent="Try again",r.addEventListener("click",()=>this.#l()),n.append(" ",r)}#X(e){let{title:n,caption:o,controls:r}=this.#e,
{meta:s}=e.layout;n.textContent=s.title,n.hidden=!1,o.textContent=s.caption,this.#j(!1),r.offer(e,!this.hasAttribute("fi\
ll")),this.#F()&&this.#u()}#u(){if(!this.#t)return;let{plot:e}=this.#e,{data:n,layout:o}=this.#t,r=this.#m,s=r&&_?{...o,
template:_}:o,i=this.#A(o),a=r?Math.min(i.width||Ne,Ne):i.width;if(!a)return;let c=this.#P({data:n,layout:s},{...i,width:a});
e.style.height=i.isFixed?`${i.height}px`:"",window.Plotly?.react(e,c.data,r?{...c.layout,width:a}:c.layout,Po),e.dataset.
listening||this.#tt(e),this.#o=`${a}×${i.height}`,this.dataset.drawn="true",this.#U(),this.#i("drawn",{})}#P({data:e,layout:n},{
width:o,height:r,isFixed:s}){let i="rgba(0, 0, 0, 0)",a=this.#b,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,f=re(
{data:e,layout:zo(n)},{width:o,height:r,isFixed:s,scale:a}),d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,
size:u}}};return{data:f.data,layout:{...f.layout,...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:r}}}#tt(e){e.dataset.
listening="true",e.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#i("open",n.data.meta);let[,o,r]=Do.
exec(String([n.customdata].flat()[0]))??[];o&&this.#i("select",{table:o,row:Number(r)})}),e.on("plotly_hover",({points:[
n]})=>{n&&this.#i("hover",{visits:me(n,this.#q)})}),e.on("plotly_unhover",()=>this.#i("hover",{visits:[]}))}get#q(){return this.#t?.
layout.meta.visit_axes??[]}#i(e,n){this.dispatchEvent(new CustomEvent(`pointer-view:${e}`,{detail:n,bubbles:!0}))}#U(){this.#t&&
this.#o&&pe(this.#e.plot,this.#q,this.#h)}#A(e){let{plot:n}=this.#e,o=n.clientWidth;if(!this.hasAttribute("fill"))return{
width:o,height:e.height,isFixed:!1};this.#et();let{above:r,below:s}=this.#H();this.style.setProperty("--below",`${Math.ceil(
s)}px`);let i=Math.max(Math.floor(this.offsetHeight-r-s),qo);return{width:o,height:i,isFixed:!0}}#et(){let[e,n]=[this.offsetWidth/
this.#b,this.offsetHeight/this.#b],o=Uo.filter(([,r,s])=>n<r||e<s).map(([r])=>r).join(" ");this.dataset.room!==o&&(this.
dataset.room=o)}#H(){let{plot:e,details:n,exports:o}=this.#e,r=this.getBoundingClientRect(),s=r.height/this.offsetHeight||
1,i=[n,o].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.
min(...i.map(({top:c})=>c)):0;return{above:(e.getBoundingClientRect().top-r.top)/s,below:a/s}}#nt(e){if(this.hasAttribute(
"fill")&&e instanceof HTMLDetailsElement&&e.open)for(let n of this.querySelectorAll("details"))n.open&&(n.open=n===e);requestAnimationFrame(
()=>this.#D())}#D(){if(!this.#t)return;let{width:e,height:n}=this.#A(this.#t.layout);e&&this.#o!==`${e}×${n}`&&this.#u()}#ot(e,n){
this.setAttribute(e,String(n)),this.#i("option",{[e]:n})}#F(){let e=this.#t;if(!e)return!1;let n=this.hasAttribute("leni\
ent")?null:we(this.#c,this.#S);if(n)return this.#_(new Error(n.message)),this.#d=n.name,!1;let{meta:o}=e.layout,r="";if(this.#c.
length){let s=this.#f;this.#e.controls.show(s);for(let a of e.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>s[c]===
l));$e(e,s);let{summaries:i}=o;i&&(o.summary=i.texts[ye(this.#c,i.by,s)]??""),r=`: ${Ee(this.#c,s)}`}return this.#e.summary.
textContent=o.summary??"",this.#e.plot.setAttribute("aria-label",`${o.title}${r}. ${o.summary??""}`),this.#z(),!0}get#f(){
return be(this.#c,this.#S)}#z(){let{details:e}=this.#e;if(!e.open||!this.#t)return;let n=document.createElement("div");n.
className="table-frame",n.tabIndex=0,n.setAttribute("role","region"),n.setAttribute("aria-label",`Numbers: ${this.#t.layout.
meta.title}`),n.append(...this.#B().map(Q)),e.querySelector(".table-frame")?.remove(),e.append(n)}#B(){return this.#t?ke(
this.#t,this.#f):[]}#rt(){if(!this.#t)throw new Error("There is no figure to save yet.");let{data:e,layout:n}=structuredClone(
this.#t),o=this.#A(n),{paper_bgcolor:r,plot_bgcolor:s}=n.template.layout,i=!this.dataset.theme&&document.documentElement.
hasAttribute("data-transparent"),a=this.#P({data:e,layout:n},o),c=i?{}:{paper_bgcolor:r,plot_bgcolor:s};return{data:a.data,
layout:{...a.layout,width:o.width,...c}}}get#W(){let e=[this.getAttribute("model")??this.getAttribute("lesson"),this.getAttribute(
"view"),this.hasAttribute("against")&&"difference"];return this.getAttribute("name")??e.filter(Boolean).join("-")}get#G(){
return{server:this.#E,path:this.#y,view:this.getAttribute("view")??"",values:{...this.#C.query,...this.#f}}}get#V(){let e=this.
getAttribute("theme")??document.documentElement.dataset.askedTheme,n=Ce.map(o=>[o,this.getAttribute(o)??""]).filter(([o="",
r])=>this.hasAttribute(o)&&W(o,r??""));return{...e&&{theme:e},...Object.fromEntries(n)}}#st(){let e=new URL(location.href);
e.hash=this.id;let n=this.id?e.href:null;if(this.hasAttribute("source"))return{link:n,embed:null,json:null,offline:null};
let o=this.#G;return{link:n,embed:I("embed",this.#K(o)),json:I("json",o),offline:I("offline",o)}}#K(e){let{controls:n,...o}=this.#V,
r={...e.values,...o,...n&&n!=="some"&&{controls:n}};return{...e,values:r}}#it(e){let n=this.#G,{title:o,summary:r=""}=e.
layout.meta,s=["model","lesson","view","reads",...wt,...Object.keys(bt)],i=[...this.attributes].filter(({name:d})=>s.includes(
d)),{theme:a,...c}=this.#V,l=a?.replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:m})=>[d,m])),
...this.#f,...l&&{theme:l},...c},f=this.#K(n);return{title:o,caption:r,name:this.#W,server:n.server,embed:I("embed",f),picture:I(
"picture",f),attributes:Object.fromEntries(Object.entries(u).map(([d,m])=>[d,String(m)]))}}};function zo(t){let e=Object.
entries(t).map(([n,o])=>{if(!/^[xy]axis/.test(n))return[n,o];let r=o,s=t[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,
i=r.type==="category"&&!r.categoryarray&&s;return[n,i?{...r,categoryorder:"array",categoryarray:s}:r]});return Object.fromEntries(
e)}customElements.define("pointer-view",yt);var Bo=["ArrowRight","ArrowDown","PageDown"," ","n","l","j"],Wo=["ArrowLeft","ArrowUp","PageUp","p","h","k"],Re=["slidec\
hanged","fragmentshown","fragmenthidden"],M=null;function Pe(t,e){if(M&&!M.closed){M.focus();return}if(M=window.open("",
"","width=900,height=700"),!M)return;let n=M.document;n.title=`Notes · ${e}`,n.documentElement.className="pointerscope",
n.documentElement.dataset.theme=document.documentElement.dataset.theme;for(let a of document.querySelectorAll("style, li\
nk[rel=stylesheet]"))n.head.append(Go(n,a));n.body.className="speaker-page";let o=Vo(n),r=Date.now(),s=()=>Ko(t,o,r),i=setInterval(
s,1e3);for(let a of Re)t.on(a,s);n.addEventListener("keydown",({key:a})=>{Bo.includes(a)&&t.next(),Wo.includes(a)&&t.prev()}),
M.addEventListener("pagehide",()=>{clearInterval(i);for(let a of Re)t.off(a,s)}),window.addEventListener("pagehide",()=>M?.
close()),s()}function Go(t,e){let n=t.importNode(e,!0);return e instanceof HTMLLinkElement&&n.setAttribute("href",e.href),
n}function Vo(t){let e=(n,o)=>{let r=t.createElement(n);return r.className=o,t.body.append(r),r};return{time:e("p","spea\
ker-time"),title:e("h1","speaker-title"),notes:e("div","speaker-text"),next:e("p","speaker-next")}}function Ko(t,{time:e,
title:n,notes:o,next:r},s){let i=t.getSlides(),a=t.getCurrentSlide(),c=i.indexOf(a),l=Ie(i.slice(0,c+1)),u=Ie(i),f=Math.
floor((Date.now()-s)/1e3),d=`${Math.floor(f/60)}:${String(f%60).padStart(2,"0")}`,m=u?` · this slide until ${_e(l)} of ${_e(
u)} min`:"";if(e.textContent=`${c+1} of ${i.length} · ${d}${m}`,n.textContent=je(a),o.dataset.at!==String(c)){o.dataset.
at=String(c);let h=a.querySelector("aside.notes"),b=[...h?.childNodes??[]].map($=>o.ownerDocument.importNode($,!0));o.replaceChildren(
...h?b:["No notes."])}let g=a.querySelectorAll(".fragment:not(.visible)").length,p=i[c+1];g?r.textContent=`${g} more on \
this slide`:r.textContent=p?`Next: ${je(p)}`:"The last slide"}function Ie(t){return t.reduce((e,n)=>e+Number(n.dataset.minutes??
0),0)}function je(t){return t.getAttribute("aria-label")??""}function _e(t){return String(Math.round(t*10)/10)}function Et(t){for(let e of t){let n=e.firstElementChild;if(!(n instanceof HTMLElement))continue;let[o,r]=[.4,2];for(let s=0;s<
7;s+=1){let i=s?(o+r)/2:2;if(n.style.zoom=String(i),Yo(n,e)?o=i:r=i,o===2)break}n.style.zoom=String(o)}}function Yo(t,e){
let n=[t,e,...t.querySelectorAll(".table-frame, .formula")];return e.scrollHeight<=e.clientHeight+1&&n.every(o=>o.scrollWidth<=
o.clientWidth+1)}function qe(t){return Number(t.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function v(t){return Number.isFinite(t)?String(Number(t.toPrecision(6))).replaceAll("-","−"):t>0?"∞":"−∞"}function Z(t){
return t<0?`(${v(t)})`:v(t)}function vt(t){return He(t," + ")}function Ue(t){return He(t,", ")}function X(t,e){return t===
e?e:`${t} = ${e}`}function He(t,e){return t.length<=24?t.join(e):[...t.slice(0,24/2),"…",...t.slice(-2)].join(e)}var Fe={add:(t,e)=>t+e,subtract:(t,e)=>t-e,multiply:(t,e)=>t*e,divide:(t,e)=>t/e,power:(t,e)=>t**e,maximum:Math.max,minimum:Math.
min,greater:(t,e)=>+(t>e),greater_equal:(t,e)=>+(t>=e),less:(t,e)=>+(t<e),less_equal:(t,e)=>+(t<=e),equal:(t,e)=>+(t===e),
not_equal:(t,e)=>+(t!==e),negative:t=>-t,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.sqrt,sign:Math.sign,floor:Math.
floor,round:(t,e)=>Xo(t*10**e)/10**e,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:t=>1/(1+Math.exp(-t)),gelu:t=>t/2*
(1+tr(t/Math.SQRT2))},xt={sum:t=>t.reduce((e,n)=>e+n,0),product:t=>t.reduce((e,n)=>e*n,1),largest:t=>Math.max(...t),smallest:t=>Math.
min(...t)};function At(t){return typeof t=="string"?Number(t.replace("inf","Infinity")):t}function Jo({shape:t}){return t.
reduce((e,n)=>e*n,1)}function ze(t,e,n){let{op:o,of:r=[],groups:s}=e,[i=0,a=0]=r;if(o==="view")return[[i,Qo(e,n)]];if(o==="join")return[Zo(t,
r,n)];if(o==="collect")return(s?.[n]??[]).map(c=>[i,c]);if(o==="matmul"){let[c,l]=[t[a]?.shape.at(-2)??0,e.shape.at(-1)??
1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(e.shape.at(-2)??1))*c*l;return De(c).flatMap(m=>[[i,u*c+m],[a,d+m*l+f]])}
if(o==="softmax"||o in xt){let c=t[i]?.shape.at(-1)??0,l=o==="softmax"?Math.floor(n/c):n,u=De(c).map(f=>[i,l*c+f]);return r.
length>1?[...u,[a,0]]:u}return r.map(c=>[c,t[c]?.shape.length?n:0])}function Be({values:t=0},e){return At(Array.isArray(
t)?t[e]??Number.NaN:t)}function We(t,{of:e=[]},n){let o=t[e[0]??0]?.shape.at(-1)??1;return{place:n%o,width:o}}function Ge(t,e=1){let n=Math.max(...t),o=Math.min(Math.max(e,1e-30),1/1e-30);return t.map(r=>Math.exp((r-n)/o))}function Qo({shape:t,offset:e=0,strides:n,index:o},r){if(o)return o[r]??0;let[s,i]=[e,r];for(let a=t.length-1;a>=0;a-=1){
let c=t[a]??1;s+=i%c*(n?.[a]??0),i=Math.floor(i/c)}return s}function Zo(t,e,n){let o=n;for(let r of e){let s=Jo(t[r]??{op:"",
shape:[]});if(o<s)return[r,o];o-=s}throw new RangeError(`No operand has the element ${n}.`)}function De(t){return Array.
from({length:t},(e,n)=>n)}function Xo(t){let e=Math.floor(t);return t-e!==.5?Math.round(t):e%2?e+1:e}function tr(t){if(Math.
abs(t)>6)return Math.sign(t);let[e,n]=[t,t];for(let o=1;Math.abs(n)>Math.abs(e)*1e-17;o+=1)n*=2*t*t/(2*o+1),e+=n;return 2*
Math.exp(-t*t)/Math.sqrt(Math.PI)*e}var er=30,[P,q,S,nr,O]=[0,1,2,3,4],or={add:["+",q],subtract:["−",q],multiply:["·",S],divide:["/",S],power:["^",nr],greater:[
">",P],greater_equal:["≥",P],less:["<",P],less_equal:["≤",P],equal:["=",P],not_equal:["≠",P]},rr={log:"ln",maximum:"\
max",minimum:"min",largest:"max",smallest:"min"},Ke=new Set(["sum","softmax"]);function Tt(t,e,n){let o=new Map,r=(i,a)=>{
let c=`${i}:${a}`,l=o.get(c)??s(i,a);return o.set(c,l),l},s=(i,a)=>{let c=t[i];if(!c)throw new RangeError(`The expressio\
n has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(u,a),op:"",parts:[],table:u,index:a};if(l===
"constant"||l==="opaque")return{value:Be(c,a),op:"",parts:[]};let f=ze(t,c,a).map(([b,$])=>r(b,$)),[d,m,g]=f;if((l==="vi\
ew"||l==="join")&&d)return d;if(l==="where"&&m&&g)return d?.value?m:g;if(l==="collect")return Ve(f);if(l==="matmul")return Ve(
Qe(f));if(l==="softmax")return cr(f,We(t,c,a));let p=xt[l];if(p)return{value:p(f.map(({value:b})=>b)),op:l,parts:f};let h=Fe[l];
if(!h||!d)throw new RangeError(`There is no operation ${l}.`);return{value:h(d.value,m?.value??0),op:l,parts:f}};return r(
t.length-1,e)}function tt(t){let e=new Map,n=new Set,o=r=>{n.has(r)||(n.add(r),r.table!==void 0&&e.set(`${r.table}:${r.index}`,
r),r.parts.forEach(o),r.temperature&&o(r.temperature))};return o(t),[...e.values()]}function et(t){if(Ke.has(t.op))return t;
for(let e of t.parts){let n=et(e);if(n)return n}return null}function St(t){return t.op?Ot(t,null,!1).text:v(t.value)}function Ye(t){
let e=v(t.value),n=et(t);if(!n)return X(St(t),e);if(n===t){if(t.op==="sum")return`Sum ${e}`;let o=nt(t),r=o.reduce((s,i)=>s+
i,0);return`${v(o[t.place??0]??0)} / ${v(r)} = ${e}`}return`${Je(t,n)??Ot(t,n,!1).text} = ${e}`}function nt({parts:t,temperature:e}){
return Ge(t.map(({value:n})=>n),e?.value)}function Je(t,e){if(t===e)return e.op==="sum"?`Sum ${v(e.value)}`:null;let[n,o]=t.
parts,r=n&&Je(n,e);return!r||!o||o.op?null:t.op==="add"?`${r}, plus ${v(o.value)}`:t.op==="divide"?`${r}, divided by ${v(
o.value)}`:null}function Ot(t,e,n){let{op:o,parts:r,value:s}=t,i=Ke.has(o);if(!o||t===e||i&&n)return{text:Z(s),binding:O};
let a=r.map(d=>Ot(d,e,n||i)),c=a.map(({text:d})=>d);if(o==="sum")return{text:c.length?vt(c):"0",binding:q};if(o==="softm\
ax")return{text:ir(t,a),binding:S};if(o==="product")return{text:c.join(" · "),binding:S};let[l={text:"",binding:O},u]=a,
f=or[o];if(f&&u){let[d,m]=f,g=o==="add"||o==="multiply",p=k(l,o==="power"?O:m),h=k(u,g?m:m+1);return{text:o==="power"?`${p}\
^${h}`:`${p} ${d} ${h}`,binding:m}}return o==="negative"?{text:`−${k(l,S)}`,binding:q}:o==="sqrt"?{text:`√${k(l,O)}`,
binding:O}:o==="absolute"?{text:`|${sr(r[0],l)}|`,binding:O}:o==="sigmoid"?{text:`1 / (1 + e^(−${k(l,O)}))`,binding:S}:
o==="gelu"?{text:`${k(l,S)} · Φ(${l.text})`,binding:S}:{text:`${rr[o]??o}(${Ue(c)})`,binding:O}}function sr(t,{text:e}){
return t&&!t.op?v(t.value):e}function k({text:t,binding:e},n){return e<n?`(${t})`:t}function ir({parts:t,place:e=0,temperature:n},o){
let r=Math.max(...t.map(({value:c})=>c)),s=n?.value??1,i=Math.abs(r/s)>er,a=o.map(c=>{let l=c;return i&&(l={text:`${k(c,
q)} − ${Z(r)}`,binding:q}),s!==1&&(l={text:`${k(l,S)} / ${Z(s)}`,binding:S}),`e^${k(l,O)}`});return`${a[e]} / (${vt(a)}\
)`}function Qe(t){let e=[];for(let n=0;n<t.length;n+=2){let o=t.slice(n,n+2);e.push({value:ar(o),op:"multiply",parts:o})}
return e}function ar(t){return t.reduce((e,{value:n})=>e*n,1)}function Ve(t){let e=t[0]?.parts[0]?.parts[1],n=t.every(({
op:s,parts:[i]})=>s==="multiply"&&i?.op==="divide"&&i.parts[1]===e);if(!e||e.op||!n)return{value:$t(t),op:"sum",parts:t};
let o=t.flatMap(({parts:[s,i]})=>s?.parts[0]&&i?Qe([s.parts[0],i]):[]),r={value:$t(o),op:"sum",parts:o};return{value:$t(
t),op:"divide",parts:[r,e]}}function $t(t){return t.reduce((e,{value:n})=>e+n,0)}function cr(t,{place:e,width:n}){let o=t[n],
s={value:0,op:"softmax",parts:t.slice(0,n),place:e,...o&&{temperature:o}},i=nt(s),a=i.reduce((c,l)=>c+l,0);return{...s,value:(i[e]??
Number.NaN)/a}}function N(t,e,n){let o=lr(t,e,n);if(!o)throw new Error(`The page has no element that matches ${e}.`);return o}function lr(t,e,n){
let o=t.querySelector(e);return o&&Xe(o,n)?o:null}function y(t,e,n){return[...t.querySelectorAll(e)].filter(o=>Xe(o,n))}
function Ze(t,e="pointer-view"){return[...t.querySelectorAll(e)]}function kt({target:t}){return t}function Xe(t,e){return t instanceof(e??HTMLElement)}var tn="figure[data-how]",ur="figure[data-how] tbody td",fr={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{
row:0,column:-1},ArrowRight:{row:0,column:1}};function en(t,e){let n=o=>{let r=Mt(o);r&&mr(r)};t.addEventListener("point\
erover",n),t.addEventListener("focusin",n),t.addEventListener("click",n),e&&dr(t,e),t.addEventListener("pointerout",o=>{
let r=kt(o).closest(tn),{relatedTarget:s}=o,i=s instanceof Node&&r?.contains(s);r&&!i&&sn(Nt(r))}),t.addEventListener("k\
eydown",hr)}function nn(t){for(let e of y(t,tn))for(let[n,o]of y(e,"tbody td").entries())o.tabIndex=n===0?0:-1}function dr(t,e){
let n=0,o=async r=>{let s=Mt(r);if(!s)return;n+=1;let i=n,a=Lt(s),c=Nt(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{
let f=await e(l,u,an(ot(a),s));i===n&&c.isConnected&&gr(c,f,s)}catch(f){i===n&&(N(c,"[data-sum]").textContent=B(f))}};t.
addEventListener("click",o),t.addEventListener("keydown",r=>{if(r.key==="Enter"&&o(r),r.key!=="Escape")return;let s=kt(r).
closest("[data-step]")?.querySelector("[data-opened] button");s instanceof HTMLElement&&s.click()})}function hr(t){let e=Mt(
t),n=fr[t.key];if(!e||!n||t.altKey||t.ctrlKey||t.metaKey)return;t.preventDefault();let o=Lt(e),r=ot(o),{row:s,column:i}=an(
r,e),a="down"in o.dataset,c=a?n.column:n.row,l=a?n.row:n.column,u=r[s+c]?.[i+l];u&&(e.tabIndex=-1,u.tabIndex=0,u.focus())}
function mr(t){let e=Lt(t),n=Nt(e);sn(n);let o=Tt(JSON.parse(e.dataset.how??"[]"),wr(ot(e),t),pr(n));t.dataset.lit="resu\
lt";for(let a of tt(o)){let c=on(n,a.table??"")[a.index??0];c&&(c.dataset.lit??="part")}let r=n.querySelector("[data-sum\
]");if(!(r instanceof HTMLElement))return;let s=v(cn(t)),i=Number.isNaN(o.value)?s:X(St(o),s);r.textContent=[yr(e,t),i].
filter(Boolean).join(": "),delete r.dataset.above,t.getBoundingClientRect().bottom>r.getBoundingClientRect().top&&(r.dataset.
above="")}function pr(t){let e=new Map;return(n,o)=>{let r=e.get(n)??on(t,n);e.set(n,r);let s=r[o];return s?cn(s):Number.
NaN}}function on(t,e){let n=t.querySelector(`figure[data-table="${CSS.escape(e)}"]`);return n instanceof HTMLElement?ot(
n).flat():[]}function gr(t,e,n){t.querySelector("[data-opened]")?.remove();let{title:o,row:r,column:s,expression:i,index:a,
numbers:c}=e,l=Tt(i,a,(p,h)=>rn(c[p],h).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement(
"h3");f.textContent=[o,r,s].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent=
"Close",d.addEventListener("click",()=>{u.remove(),n.focus()});let m=document.createElement("div");m.className="table-fr\
ame",m.tabIndex=0,m.setAttribute("role","group"),m.setAttribute("aria-label",f.textContent),m.append(Q(br(l,c)));let g=document.
createElement("p");g.className="sum",g.textContent=Ye(l),u.append(f,m,g,d),N(t,"[data-sum]").after(u),m.focus({preventScroll:!0}),
u.scrollIntoView({block:"nearest"})}function br(t,e){let n=a=>{let[{table:c="",index:l=0}={}]=tt(a);return rn(e[c],l).label},
o=(a,...c)=>[a,...c.map(v)],r=et(t);if(!r)return{columns:["term","value"],rows:tt(t).map(({table:a="",value:c})=>o(e[a]?.
title??"",c))};let{op:s,parts:i}=r;if(s==="softmax"){let a=nt(r);return{columns:["term","score","exponential, largest sc\
ore subtracted"],rows:i.map((c,l)=>o(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["t\
erm","first factor","second factor","product"],rows:i.map(a=>o(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:[
"term","value"],rows:i.map(a=>o(n(a),a.value))}}function rn(t,e){let n=t?.index.indexOf(e)??-1,o=t?.values[n];return{label:t?.
labels[n]??"",value:o===void 0?Number.NaN:At(o)}}function sn(t){for(let n of y(t,"[data-lit]"))delete n.dataset.lit;let e=t.
querySelector("[data-sum]");e&&(e.textContent="")}function Mt(t){return t.target instanceof Element?t.target.closest(ur):
null}function Lt(t){return t.closest("figure")}function Nt(t){return t.closest("[data-step]")}function ot(t){return"down"in
t.dataset?[y(t,"tbody td",HTMLTableCellElement)]:y(t,"tbody tr").map(e=>y(e,"td",HTMLTableCellElement))}function an(t,e){
let n=t.findIndex(o=>o.includes(e));return{row:n,column:t[n]?.indexOf(e)??-1}}function wr(t,e){return t.flat().indexOf(e)}
function yr(t,e){let n=e.parentElement?y(e.parentElement,"th"):[],o=y(t,"thead th")[e.cellIndex-n.length],r=[n[0],o].map(
s=>s?.title||s?.textContent);return[N(t,"figcaption span").textContent,...r].filter(Boolean).join(", ")}function cn(t){return qe(
t.dataset.value??t.textContent??"")}var Er=1280,vr=720,ln=1e4,xr=400,Ar=15e3,un={s:83,t:84},$r=[" ","Enter"],A=N(document,".deck"),dn="preview"in A.dataset,
hn=/print-pdf/i.test(location.search),mn=window.Reveal;if(!mn)throw new Error("reveal.js is missing on this page.");var x=new mn(
A,{width:Er,height:vr,margin:0,minScale:.1,maxScale:4,center:!1,transition:"none",backgroundTransition:"none",slideNumber:"\
c/t",hash:!dn,viewDistance:ln,mobileViewDistance:ln,pdfMaxPagesPerSlide:1,pdfPageHeightOffset:0,scrollActivationWidth:null,
postMessage:!1,keyboardCondition:t=>!Tr(t)}),pn=0,Ct=()=>y(A,"section");function Tr({key:t}){let e=document.activeElement;
return!e||e===document.body||!A.contains(e)?!1:e.closest("select, input, textarea, td, [contenteditable]")?!0:$r.includes(
t)&&e.closest("button, summary, a")!==null}function Sr(t){let e=y(t,".fragment.visible").map(({dataset:n})=>Number(n.fragmentIndex));
return 1+Math.max(-1,...e)}function Rt(t){let e=Sr(t);for(let n of y(t,"[data-stages]"))Or(n,e);for(let n of y(t,"[data-\
at]")){let o=JSON.parse(n.dataset.at??"[]");n.toggleAttribute("data-away",!o.includes(e))}}function Or(t,e){let n=JSON.parse(
t.dataset.stages??"[]"),o=n[Math.min(e,n.length-1)];if(!o)return;for(let[i,a]of[...t.children].entries())a.toggleAttribute(
"data-away",i!==o.show);if(t.dataset.stage===String(e))return;t.dataset.stage=String(e);let r=t.children[o.show];if(r?.localName!==
"pointer-view")return;let s=new Set(n.flatMap(({options:i})=>Object.keys(i)));for(let i of s)kr(r,i,o.options[i])}function kr(t,e,n){
n===void 0?t.removeAttribute(e):t.getAttribute(e)!==String(n)&&t.setAttribute(e,String(n))}function fn(){let t=Ct(),e=Math.
max(0,t.indexOf(x.getCurrentSlide())),n=r=>{let s=t.indexOf(r.closest("section"))-e;return 4*Math.abs(s)+(s<0?2:0)+(r.closest(
"[data-away]")?1:0)};return Ze(A,"pointer-view[hidden][lazy]").sort((r,s)=>n(r)-n(s))[0]}function Mr(t){return new Promise(
e=>{let n=()=>{o.disconnect(),clearTimeout(r),e()},o=new MutationObserver(()=>{(t.dataset.drawn||t.querySelector(".view-\
failure:not([hidden])"))&&n()}),r=setTimeout(n,Ar);o.observe(t,{attributes:!0,childList:!0,subtree:!0}),t.removeAttribute(
"hidden"),t.removeAttribute("lazy")})}function Lr(){let t=Math.max(0,pn-performance.now());return new Promise(e=>{let n=()=>{
"requestIdleCallback"in window?requestIdleCallback(()=>e(),{timeout:200}):setTimeout(e,20)};t?setTimeout(n,t):n()})}async function Nr(){
for(let t=fn();t;t=fn()){await Mr(t);let e=t.closest(".step-frame");e instanceof HTMLElement&&Et([e]),hn||await Lr()}document.
documentElement.dataset.allDrawn="true"}function Cr({currentSlide:t}){pn=performance.now()+xr,Rt(t??x.getCurrentSlide())}
function Rr(){document.documentElement.dataset.framed="";for(let t of["beforeprint","afterprint"])window.addEventListener(
t,e=>e.stopImmediatePropagation(),{capture:!0})}function Ir(){x.addKeyBinding({keyCode:un.s,key:"S",description:"Speaker\
 notes"},()=>Pe(x,A.dataset.title??"")),x.addKeyBinding({keyCode:un.t,key:"T",description:"Light or dark"},()=>N(A,"[dat\
a-theme-button]").click())}function jr(){return dn?window.frameElement?.getAttribute("data-slide"):null}async function _r(){
if(Rr(),hn){let t=new Promise(e=>x.on("pdf-ready",e));await x.initialize(),await t}else{for(let e of Ct())Rt(e);await x.
initialize(),Ir();let t=jr()??A.dataset.start;t&&x.slide(Number(t));for(let e of["slidechanged","fragmentshown","fragmen\
thidden"])x.on(e,Cr);document.addEventListener("deck:show",({detail:e})=>x.slide(e))}for(let t of Ct())Rt(t);Et(y(A,".st\
ep-frame")),en(A,null),nn(A),document.documentElement.dataset.deckReady="true",await Nr()}_r();})();
