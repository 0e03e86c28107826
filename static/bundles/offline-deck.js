(()=>{var{currentScript:jt}=document,vn=jt instanceof HTMLScriptElement?jt.src:"",b=new URL("static/js/",vn||document.baseURI).
href;(()=>{let t="pointerscope-theme",e={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: light",
dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,r=document.documentElement,o=matchMedia("(prefers-color-scheme: \
dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(t)}catch{
return null}};function u(d){return typeof d=="string"&&Object.hasOwn(e,d)}let f=d=>{let p=s.exec(d??""),y=p?p[1]??"auto":
d;r.toggleAttribute("data-transparent",p!==null),u(y)?r.dataset.askedTheme=d??"":delete r.dataset.askedTheme,a=[y,r.dataset.
firstTheme,l()].find(u)??"auto"},h=()=>{let d=new URL(location.href);d.searchParams.delete("theme"),delete r.dataset.askedTheme,
d.search!==location.search&&history.replaceState(history.state,"",d)},m=()=>{let d=document.querySelector("[data-theme-b\
utton]");return d instanceof HTMLElement?d:null},g=()=>{let d=m();d&&(d.textContent=n[a]);let p=a==="auto"?o.matches?"da\
rk":"light":a;c||r.dataset.theme===p||(r.dataset.theme=p,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
w=({type:d})=>{document.querySelector(".deck")||(c=d==="beforeprint",c?r.dataset.theme="light":g())};f(i),g();for(let d of[
"beforeprint","afterprint"])window.addEventListener(d,w);o.addEventListener("change",g),document.addEventListener("point\
erscope:choose-theme",({detail:d})=>{(d===null||u(d)||s.test(d))&&f(d??i),g()}),document.addEventListener("DOMContentLoa\
ded",()=>{let d=m();d&&(d.hidden=!1,g(),d.addEventListener("click",()=>{a=e[a],h();try{localStorage.setItem(t,a)}catch{}
g()}))})})();var A=class extends Error{constructor(e,n){super(n.map(s=>s.message).join(" ")),this.status=e,this.problems=n}},B=new URL(
b.replace(/^(.*\/)static\/.*$/,"$1")),C={answers:!0},En=[502,504],xn="No response could be read. Your input is still her\
e; check your connection and try again.",An=t=>`The server answered with ${t}.`;async function at(t,e,n=B){let s=await $n(
new URL(`api/${t}`,n),e);if(String(n)===B.href&&Tn(s!==null&&!Sn(s)),!s)return Pt();if(!(s.headers.get("content-type")??
"").includes("json")){let i=An(s.status);throw new A(s.status,[{where:"",message:i,suggestions:[]}])}let o=await s.json().
catch(Pt);if(!s.ok)throw new A(s.status,o.errors??[]);return o}async function $n(t,e){try{let n=await fetch(t,e);return En.
includes(n.status)?null:n}catch(n){if(qt(n))throw n;return null}}function Sn({headers:t}){return t.get("cache-status")?.
startsWith("service-worker")??!1}function Tn(t){t!==C.answers&&(C.answers=t,document.dispatchEvent(new CustomEvent("poin\
terscope:server",{detail:{answers:t}})))}function Pt(t){throw qt(t)?t:new A(0,[{where:"",message:xn,suggestions:[]}])}function qt(t){
return t instanceof DOMException&&t.name==="AbortError"}function W(t){let e=Object.entries(t).filter(([,n])=>n!=null&&n!==
"");return new URLSearchParams(e.map(([n,s])=>[n,String(s)]))}function G(t){return t instanceof Error?t.message:String(t)}var Ut={min:.5,max:4},On={controls:["none","some","all"],caption:["none","title","all"]};function V(t,e){return t==="sca\
le"?e.trim()!==""&&Number(e)>=Ut.min&&Number(e)<=Ut.max:t==="controls"||t==="caption"?On[t].includes(e):CSS.supports("co\
lor",e)}var Ht=Promise.resolve();function Dt(t){let e=Ht.then(kn).then(t);return Ht=e.catch(()=>{}),e}function kn(){let{scheduler:t}=globalThis;
return t?t.postTask(()=>{},{priority:"background"}):new Promise(e=>setTimeout(e,0))}var Ft={width:960,height:540};function Bt(t){return{"HTML frame":Wt(t),"Web component":Mn(t),Markdown:Gt(t),Quarto:Ln(t),
LaTeX:Nn(t)}}function Wt({title:t,embed:e}){return`<iframe src="${Y(e)}" title="${Y(t)}" width="${Ft.width}" height="${Ft.
height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%"></iframe>`}function Mn({server:t,attributes:e}){
let n=Object.entries({server:t,...e}).map(([s,r])=>r===""?s:`${s}="${Y(r)}"`);return`<script src="${Y(new URL("pointer-v\
iew.js",t).href)}" defer><\/script>
<pointer-view ${n.join(" ")}></pointer-view>`}function Gt({title:t,embed:e,picture:n}){return`[![${Cn(t)}](<${zt(n)}>)](\
<${zt(e)}>)`}function Ln(t){return['::: {.content-visible when-format="html"}',"```{=html}",Wt(t),"```",":::",'::: {.con\
tent-visible unless-format="html"}',Gt(t),":::"].join(`
`)}function Nn({title:t,caption:e,name:n,embed:s,picture:r}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${r}`,
"\\begin{figure}","  \\centering",`  \\href{${Rn(s)}}{\\includegraphics[width=\\linewidth]{${n}.png}}`,`  \\caption{${Un(
[t,e].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function Y(t){return t.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Cn(t){return t.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function zt(t){return t.replaceAll("<","%3C").replaceAll(
">","%3E")}function Rn(t){return t.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var In={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},_n=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
jn={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},Pn=/[ąęįųĄĘĮŲ]/,qn=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function Un(t){return[...t.normalize("NFC").replace(
/\s/g," ").replace(qn,"")].flatMap(n=>[...jn[n]??Hn(n)]).map(n=>In[n]??Dn(n)).join("")}function Hn(t){return Pn.test(t)?
t.normalize("NFD").slice(0,1):t}function Dn(t){return/[&%$#_{}]/.test(t)?`\\${t}`:_n.test(t)?t:"?"}function Yt(t,e,{title:n,origin:s}){let r=t.slice(t.indexOf(",")+1);if(e==="svg")return Fn(decodeURIComponent(r),n,s);let o=Uint8Array.
from(atob(r),a=>a.charCodeAt(0)),i=[Vt("Title",n),Vt("Source",s)];return new Blob([o.subarray(0,33),...i,o.subarray(33)],
{type:"image/png"})}function Fn(t,e,n){let s=new DOMParser().parseFromString(t,"image/svg+xml").documentElement,r=(o,i)=>{
let a=document.createElementNS(s.namespaceURI,o);return a.textContent=i,a};return s.prepend(r("title",e),r("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function Vt(t,e){let n=new TextEncoder().encode(`iTXt${t}\
\0\0\0\0\0${e}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,zn(n)),s.buffer}function zn(t){let e=-1;for(let n of t){e^=n;for(let s=0;s<8;s+=1)e=e>>>1^(e&
1?3988292384:0)}return~e>>>0}var Kt="vendor/plotly/plotly-cartesian-4.1.1.min.js",ct;function K(t){return window.Plotly?Promise.resolve(window.Plotly):
(ct??=new Promise((e,n)=>{let s=document.createElement("script");s.src=t?new URL(`static/${Kt}`,t).href:new URL(`../${Kt}`,
b).href;let r=()=>{ct=void 0,s.remove(),n(new Error("The drawing library could not be loaded. Reload the page to try aga\
in."))};s.addEventListener("load",()=>window.Plotly?e(window.Plotly):r()),s.addEventListener("error",r),document.head.append(
s)}),ct)}var Bn=[1,2,4],Wn=2,Gn=960;function Qt({name:t,links:e,view:n,picture:s,csv:r,json:o}){let i=document.createElement("div");
i.className="view-take";let a={link:J("Link"),embed:J("Embed"),json:J("JSON"),offline:J("Offline file")};a.offline.title=
"One HTML file with this whole view inside, for use without a network";let c=D("JSON",()=>Jt(o(),`${t()}.json`,"applicat\
ion/json")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not ans\
wer.";let u=Vn(()=>{let{link:d,embed:p}=e(),y=p?n():null;return{...d&&{Address:d},...y&&Bt(y)}}),f=()=>{let d=e();for(let p of Object.
keys(a)){let y=d[p];a[p].hidden=y===null,y!==null&&(a[p].href=y)}c.hidden=d.json!==null,u.hidden=d.link===null&&d.embed===
null,l.hidden=C.answers};for(let d of["pointerenter","focusin"])i.addEventListener(d,f);let h=document.createElement("se\
lect");h.setAttribute("aria-label","Size of the PNG"),h.append(...Bn.map(d=>{let p=d===Wn;return new Option(`${d}×`,String(
d),p,p)}));let m=async d=>{let p=s(),{width:y=Gn,height:z,meta:H}=p.layout,it={width:y,height:z,...d==="png"&&{scale:Number(
h.value)}},wn=await(await K()).toImage(p,{format:d,...it}),yn=H.origin??e().embed??location.href;Zt(Yt(wn,d,{title:H.title,
origin:yn}),`${t()}.${d}`)},g=()=>Jt(`\uFEFF${r()}`,`${t()}.csv`,"text/csv;charset=utf-8"),w=document.createElement("spa\
n");return w.append(D("PNG",()=>m("png"))," ",h),i.append(a.link,a.embed,w,D("SVG",()=>m("svg")),D("CSV",g),a.json,c,a.offline,
u,l),f(),i}function Vn(t){let e=document.createElement("details");e.className="view-codes";let n=document.createElement(
"summary");n.textContent="Copy";let s=document.createElement("p"),r=document.createElement("textarea");Object.assign(r,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let o=document.createElement("span");o.setAttribute("role","status");let i=document.
createElement("div");i.className="view-sheet",i.append(s,r),e.append(n,i),e.addEventListener("toggle",()=>{if(!e.open)return;
o.textContent="",r.hidden=!0;let c=Object.entries(t()).map(([l,u])=>D(l,()=>a(l,u)));s.replaceChildren(...c,o)});let a=async(c,l)=>{
r.value=l,r.hidden=!1,r.setAttribute("aria-label",c);let u=await Yn(l);u||r.select(),o.textContent=u?"Copied.":"Selected\
; copy it with the keyboard."};return e}async function Yn(t){return navigator.clipboard?navigator.clipboard.writeText(t).
then(()=>!0,()=>!1):!1}function J(t){let e=document.createElement("a");return e.textContent=t,e}function D(t,e){let n=document.
createElement("button");return n.type="button",n.textContent=t,n.addEventListener("click",e),n}function Jt(t,e,n){Zt(new Blob(
[t],{type:n}),e)}function Zt(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var Xt={width:420,height:200},Kn=300,R=2,E=20,L=8,Jn=7.5,Qn=44,Zn=18,Xn=240,ts=90,ne=56,se=90,es=48,ns=1.3,ss=.6,rs=9,re=1.4,
oe=["coloraxis","coloraxis2"];function ie({data:t,layout:e},{width:n,height:s,isFixed:r,scale:o}){if(!n)return{data:t,layout:e};
let i={width:n/o,height:s/o},a=r&&(i.width<Xt.width||i.height<Xt.height),c={...i,isFixed:r,isTiny:a,isNarrow:i.width<560,
scale:o},l=a?os(e,e.meta.small??{}):e;if(!r)return{data:t,layout:{...l,...ee(l,c)}};let u=is(t,l),f={...u,...ee(u,c),...as(
t,u,c),...us(u,c)};return{data:gs(t,u,c.height),layout:f}}function os(t,e){return ae(t,e)}function ae(t,e){if(!te(t)||!te(
e))return e;let n={...t};for(let[s,r]of Object.entries(e))n[s]=ae(t[s],r);return Object.fromEntries(Object.entries(n).filter(
([,s])=>s!==null))}function te(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)}function ce(t,e){return Object.
entries(t).filter(([s])=>e.test(s))}function le(t,e){return t[`yaxis${(e??"y").slice(1)}`]}function ue(t){return ce(t,/^yaxis/).
map(([,e])=>e.domain??[0,1])}function fe(t,e){return t[e]}function is(t,e){let{xaxis:n}=e,s=t.find(i=>(i.xaxis??"x")==="\
x"&&Array.isArray(i.x))?.x,r=Array.isArray(s)?s.filter(i=>typeof i=="string"):[],o=Array.isArray(s)&&r.length===s.length;
return n?.tickangle!==-90||n.tickvals||!r.length||!o?e:{...e,xaxis:{...n,tickmode:"array",tickvals:r,ticktext:r}}}function as(t,e,{
width:n,height:s,isTiny:r,scale:o}){let i=cs(t,e),a=Math.max(...i.map(p=>p.length*L+es)),c=Math.ceil(i.length/Math.max(1,
Math.floor(n/a))),l=i.length>0&&c*E>s/(r?4:3),u=i.length>0&&!l,f=ls(e,s,o),m=((f.annotations?.find(({font:p})=>p?.size)?.
font?.size??0)/o||E)*re+2,g=Math.min(e.margin?.t??8,u?c*E+4:e.annotations?.length?m:8),w=oe.some(p=>fe(e,p)?.colorbar?.orientation===
"h"),d=!e.margin||w&&!r;return{...l&&{showlegend:!1},...!d&&{margin:{...e.margin,t:Math.ceil(g*o)}},...f}}function cs(t,e){
if(e.showlegend===!1)return[];let n=new Map,s=0;for(let{name:r,type:o,visible:i,showlegend:a,legendgroup:c}of t)!r||(a===
!1||i===!1)||["heatmap","contour"].includes(o)||(s+=1,n.set(c||r,r.replace(/<[^>]*>/g,"")));return s>1||e.showlegend?[...n.
values()]:[]}function ls(t,e,n){let{annotations:s=[],template:r}=t,o=({yref:h,yanchor:m})=>h==="paper"&&m==="bottom",i=s.
filter(o);if(!i.length)return{};let a=ue(t).map(([h])=>h),c=i.filter(({y:h})=>h<1).map(({y:h})=>Math.min(...a.map(m=>m-h).
filter(m=>m>0),1-h)),l=r.layout.font.size,u=Math.min(l,Math.min(1,...c)*(e-E)/re);if(u>=l)return{};let f=Math.max(rs,u*n);
return{annotations:s.map(h=>o(h)?{...h,font:{...h.font,size:f}}:h)}}function us(t,{height:e,isTiny:n}){let s=Math.floor(
e/3/L),r=e-de(t,1/0,s)-ne,o={};for(let i of oe){let a=fe(t,i);a&&(n?o[i]={...a,showscale:!1}:o[i]=fs(t,i,a,r))}return o}
function fs(t,e,n,s){let r=n.colorbar??{};if(s>=Kn||r.ticktext||r.orientation==="h")return n;let o=t.template.layout[e],
i=r.tickvals??o?.colorbar?.tickvals,a=(r.len??1)*s;if(!i){let f=Math.max(R,Math.floor(a/E/1.5));return{...n,colorbar:{...r,
nticks:f}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],u=[];for(let f of i){let h=u.at(-1);(h===void 0||(f-h)/(l-c)*a>=
E)&&u.push(f)}return{...n,colorbar:{...r,tickvals:u}}}function ee(t,e){let{width:n,height:s,isFixed:r,isTiny:o,isNarrow:i}=e,
a=i?n:1/0,c=r?Math.floor(s/3/L):1/0,l=de(t,a,c),u=r?l?ne:se:0,f=Math.max(s-l-(o?2*E:u),E),h=o?n-ts:Math.max(n-Xn,60);return Object.
fromEntries(ce(t,/^[xy]axis/).map(([m,g])=>{let w=m.startsWith("x"),d=r&&w?ms(g,t,f):g,[p,y]=d.domain??[0,1],z=(y-p)*(w?
h:f),H=t.template.layout.font.size*e.scale,it=ds(d,w,z,H,e),_t=t.meta.priority?.[m];return[m,hs(it,{isX:w,length:z,fontSize:H,
upright:c,priority:_t},e)]}))}function ds(t,e,n,s,{isTiny:r,isFixed:o}){let i=t.title?.text??"";if(!r)return o&&!e&&i.length*
L>ns*n?{...t,title:{}}:t;let[a,c]=t.domain??[0,1];if(!e||!i||t.side==="top"||c-a>ss)return{...t,title:{}};let l=Math.max(
4,Math.floor(n/(L-1))+1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...t,title:{...t.title,standoff:0,font:{size:s-2},
text:u}}}function hs(t,{isX:e,length:n,fontSize:s,upright:r,priority:o},i){let{width:a,isFixed:c,isTiny:l,isNarrow:u}=i,
{ticktext:f,tickvals:h=[]}=t;if(t.visible===!1||t.showticklabels===!1)return t;if(!f)return c||u&&e?ps(t,e,n,i):t;let m=f.
length;if(l&&e&&m===1&&t.tickangle===0&&(f[0]??"").length*L>n-L)return{...t,tickfont:{size:.75*s}};if(m<=R&&(e||!c||n>=E))
return t;let w=m<=R?[m-1]:bs(m,Math.floor(n/E),o);return{...t,tickvals:w.map(d=>h[d]??d),ticktext:w.map(d=>he(f[d]??"",d,
u?a:1/0,e?r:1/0))}}function ms(t,e,n){let[s]=le(e,t.anchor)?.domain??[0,1],r=ue(e).map(([,a])=>a),o=Math.max(...r.filter(
a=>a<=s),-1/0),i=(s-o)*n;return t.side==="top"||i>2.4*E?t:{...t,title:{},...i<.9*E&&{showticklabels:!1}}}function ps(t,e,n,{
isTiny:s,isNarrow:r}){let o=Math.max(R,Math.floor(n/(e?Qn:E*1.5)));if(t.tickvals){let u=e?1:Math.ceil(t.tickvals.length/
o);return{...t,tickvals:t.tickvals.filter((f,h)=>h%u===0)}}let{dtick:i,...a}=t;if(t.type==="category")return e?t:{...a,nticks:Math.
max(R,Math.floor(n/Zn))};let c=r&&e&&t.nticks&&!s?R:o,l=Math.min(t.nticks??1/0,c);return s||t.nticks||l<5?{...a,nticks:l}:
t}function gs(t,e,n){return t.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let r=le(e,s.yaxis),[o,i]=r?.domain??
[0,1],a=r?.ticktext?.length;return a===void 0?s:(i-o)*(n-se)<a*E?{...s,texttemplate:""}:s})}function bs(t,e,n){let s=[...Array(
t).keys()];if(t<=e)return s;let r=Math.max(1,Math.ceil(t/Math.max(1,e)));if(!n)return s.filter(i=>i%r===0);let o=[];for(let i of[
...s].sort((a,c)=>(n[c]??0)-(n[a]??0)))o.every(a=>Math.abs(a-i)>=r)&&o.push(i);return o.sort((i,a)=>i-a)}function de({xaxis:t},e,n){
let r=(t?.tickangle===0?[]:t?.ticktext??[]).map((o,i)=>he(o,i,e,n).length);return Math.max(0,...r)*Jn}function he(t,e,n,s){
let r=n<1/0;if(!r&&t.length<=s)return t;let o=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(t)??[],[,i="",a="",c=""]=o,
[l="",u]=a.split(" · "),f=Math.min(r?Math.max(5,Math.floor(n/48)):14,s),h=l.length>f&&!l.includes("&")?`${l.slice(0,f-1)}\
…`:l;return i+(u?`${e+1} ${h}`:h)+c}var ws=12,I=new Map,lt=new Map;function ft(t,e){let n=JSON.stringify(Object.values(t)),s=I.get(n)??new Map;I.delete(n),I.
set(n,s);for(let i of I.keys()){if(I.size<=ws)break;I.delete(i)}let r=s.get(e);if(r)return r;let o=new Promise((i,a)=>ys(
n,t,e,{resolve:i,reject:a}));return s.set(e,o),o.catch(()=>s.delete(e)),o}function ys(t,e,n,s){let r=lt.get(t);if(r){r.views.
set(n,s);return}let o=new Map([[n,s]]);lt.set(t,{query:e,views:o}),setTimeout(()=>{lt.delete(t),vs(e,o)},0)}async function vs(t,e){
let{server:n,path:s,query:r,theme:o}=t,i=[...e.keys()].sort().join(",");try{let a=await at(`${s}/figures?${W({...r,views:i,
theme:o})}`,{},n);for(let[c,{resolve:l}]of e)l(a[c])}catch(a){let c=e.size>1&&a instanceof A&&[404,422,500].includes(a.status);
for(let[l,{resolve:u,reject:f}]of e)c?Es(t,l).then(u,f):f(a)}}function Es({server:t,path:e,query:n,theme:s},r){let o=W({
...n,theme:s});return at(`${e}/views/${encodeURIComponent(r)}?${o}`,{},t)}var ut=new Map;async function me(t,e){let n=ut.
get(t),s=n??(t.startsWith("#")?xs(t.slice(1)):As(t));n||(ut.set(t,s),s.catch(()=>ut.delete(t)));let r=await s,o=r.layout.
meta.templates?.[e];if(!o)return r;let i={...r.layout,template:o};return{...r,layout:i}}async function xs(t){let e=document.
getElementById(t);if(!e)throw new Error("The figure is missing in this file.");return JSON.parse(e.textContent??"")}async function As(t){
let e=await fetch(new URL(t,document.baseURI)).catch(()=>null);if(!e?.ok){let n="The figure could not be loaded; reload \
the page to try again.";throw new A(e?.status??0,[{where:"",message:n,suggestions:[]}])}return e.json()}function _(t,{server:e,
path:n,view:s,values:r}){let o=encodeURIComponent(s),i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("mod\
els/","")}/${o}`,c={embed:a,picture:`${a}/picture.png`,json:`api/${n}/views/${o}`,offline:i?`api/${n}/offline`:`api/${n}\
/views/${o}/offline`},u=W({...i&&t!=="json"?{step:s}:{},...r}).toString();return new URL(u?`${c[t]}?${u}`:c[t],e).href}function ge({x:t,y:e,xaxis:n,yaxis:s},r){let o=[pe(n,t,r),pe(s,e,r)];return[...new Set(o.filter(i=>i!==null))]}function pe(t,e,n){
if(!t||e===void 0||!n.includes(t._name))return null;let s=t.type==="category"?t.d2l_noadd(e):e;return typeof s=="number"&&
Number.isInteger(s)?s:null}function be(t,e,n){let s=t.querySelector(":scope > .view-marks")??t.appendChild($s()),{_fullLayout:r}=t;
if(!r)return;let o=e.flatMap(i=>n.map(a=>Ss(r,r[i],a)));s.replaceChildren(...o.filter(i=>i!==null))}function $s(){let t=document.
createElement("div");return t.className="view-marks",t}function Ss(t,e,n){if(!e?._length)return null;let s=e._id.startsWith(
"x"),r=t[`${s?"y":"x"}axis${(e.anchor??"").slice(1)}`]??t[s?"yaxis":"xaxis"],o=[e.l2p(n-.5),e.l2p(n+.5)],[i,a]=[Math.min(
...o),Math.max(...o)];if(!(a>0&&i<e._length)||!r?._length)return null;let[c,l]=s?[e._offset+i,r._offset]:[r._offset,e._offset+
i],[u,f]=s?[a-i,r._length]:[r._length,a-i],h=document.createElement("div");return Object.assign(h.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${f}px`}),h}function ye(t,e){return Object.fromEntries(t.map(({name:n,values:s,value:r})=>[n,s.find(o=>String(o)===e(n))??r]))}function ve(t,e){
for(let{name:n,values:s}of t){let r=e(n);if(r===null||s.map(String).includes(r))continue;let o=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${r}; ${o}.`}}return null}
function Ee(t,e,n){return e.reduce((s,r)=>{let o=t.find(({name:i})=>i===r)?.values??[];return s*o.length+o.indexOf(n[r]??
"")},0)}function xe(t,e){return t.map(s=>{let{name:r,title:o,values:i}=s,a=Ae(s)[i.indexOf(e[r]??"")];return typeof a=="\
number"?`${o.toLowerCase()} ${a}`:a}).join(", ")}function Ae({values:t,labels:e}){return e??t}var Q=class{#n;#t;#r="";#o=0;#s=null;constructor(e,n){
this.#n=e,this.#t=n}offer({data:e,layout:n},s){let{choices:r=[],player:o}=n.meta,i=r.length?[]:e.filter(l=>l.meta),a=JSON.
stringify([r.map(({name:l,values:u,labels:f})=>[l,u,f]),i.map(({name:l,meta:u})=>[l,u])]);if(this.#r===a)return;this.#r=
a,this.pause(),this.#s=null,this.#n.replaceChildren(...r.map(l=>this.#m(l))),i.length&&s&&this.#n.append(this.#d(i));let c=r.
find(({name:l})=>l===o);c&&this.#n.append(...this.#h(c))}show(e){for(let[n,s]of Object.entries(e)){let r=this.#n.querySelector(
`select[name="${n}"]`);r instanceof HTMLSelectElement&&(r.value=String(s))}}pause(){clearInterval(this.#o),this.#o=0,this.#s&&
(this.#s.textContent="Play")}#m(e){let{name:n,title:s,values:r}=e,o=document.createElement("select");o.name=n;let i=Ae(e);
return o.append(...r.map((a,c)=>new Option(String(i[c]),String(a)))),o.addEventListener("change",()=>{this.pause();let a=r[o.
selectedIndex];a!==void 0&&this.#t.select(n,a)}),we(s,o)}#d(e){let n=document.createElement("select");return n.append(new Option(
"…",""),...e.map((s,r)=>new Option(s.name,String(r)))),n.addEventListener("change",()=>{let s=n.value?e[Number(n.value)]:
void 0;s?.meta&&this.#t.open(s.meta),n.value=""}),we("Open",n)}#h({name:e,title:n,values:s}){let r=()=>s.indexOf(this.#t.
selected()[e]??""),o=u=>{let f=s[Math.max(0,Math.min(s.length-1,u))];f!==void 0&&this.#t.select(e,f)},i=u=>{this.pause(),
o(r()+u)},a=dt("Play",()=>{if(this.#o){this.pause();return}r()===s.length-1&&o(0),a.textContent="Pause",this.#o=setInterval(
()=>{o(r()+1),r()===s.length-1&&this.pause()},1200)});this.#s=a;let c=dt("‹",()=>i(-1)),l=dt("›",()=>i(1));return c.
setAttribute("aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}};function we(t,e){let n=document.
createElement("label");return n.append(`${t} `,e),n}function dt(t,e){let n=document.createElement("button");return n.type=
"button",n.textContent=t,n.addEventListener("click",e),n}var Ts={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array};
function F(t){if(Array.isArray(t))return Os(t);if(!("bdata"in t))return{values:t,shape:[t.length]};let e=Uint8Array.from(
atob(t.bdata),o=>o.charCodeAt(0)),n=Ts[t.dtype];if(!n)throw new Error(`An array has the unknown type ${t.dtype}.`);let s=new n(
e.buffer),r=t.shape?String(t.shape).split(",").map(Number):[s.length];return{values:s,shape:r}}function Os(t){if(!(typeof t[0]==
"object"&&t[0]!==null))return{values:t,shape:[t.length]};let n=t;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,
n[0]?.length??0]}}function j({values:t,shape:e},n){let[,...s]=e,r=s.reduce((o,i)=>o*i,1);return{values:ks(t,n*r,(n+1)*r),
shape:s}}function $e({values:t,shape:e}){return e.length<2?t:ht({values:t,shape:e})}function ht(t){return Array.from({length:t.
shape[0]??0},(e,n)=>j(t,n).values)}function ks(t,e,n){return Array.isArray(t)?t.slice(e,n):t.subarray(e,n)}var Z="all",Se=new WeakMap;function Te({data:t,layout:e},n){let{parts:s=[]}=e.meta,r=mt(e.meta,n);for(let o of s){let i=t[o.
trace];"lines"in o?Object.assign(i,Cs(r(o.lines),n[o.row],o)):i[o.attribute]=$e(r(o.is))}}function mt(t,e){let n=Ms(t),s=Object.
fromEntries((t.choices??[]).map(({name:a,values:c})=>[a,e[a]===Z?Z:c.indexOf(e[a]??"")])),r=({take:a,at:c})=>{let l=n[a];
if(!l)throw new Error(`The figure has no array ${a}.`);for(let u of c){let f=s[u]??0;f!==Z&&(l=j(l,f))}return l},o=([a,c])=>{
let[{values:l},{values:u,shape:f}]=[i(a),i(c)];return{values:Float64Array.from(u,(m,g)=>m*Number(l[g%l.length])),shape:f}},
i=a=>{if("take"in a)return r(a);if("row"in a){let{values:c}=i(a.row);return{values:c,shape:[1,c.length]}}return"softmax"in
a?Ns(i(a.softmax),a):"product"in a?o(a.product):Ls(o(a.dots),a.over)};return i}function Ms(t){let e=Se.get(t);return e||
(e=Object.fromEntries(Object.entries(t.arrays??{}).map(([n,s])=>[n,F(s)])),Se.set(t,e)),e}function Ls(t,e){let[n=0]=t.shape;
return{values:Float64Array.from({length:n},(r,o)=>Oe(j(t,o).values)).map(r=>r/e),shape:[n]}}function Ns({values:t,shape:e},{
temperature:n,mask:s}){let r=Array.from(t,(c,l)=>s&&!s[l]?-1/0:c/n),o=Math.max(...r),i=r.map(c=>Math.exp(c-o)),a=Oe(i);return{
values:Float64Array.from(i,c=>c/a),shape:e}}function Oe(t){let e=0;for(let n=0;n<t.length;n+=1)e+=Number(t[n]);return e}
function Cs({values:t,shape:e},n,{above:s,to:r}){let o=[],i=[],[a=0,c=0]=e;for(let l=0;l<a;l+=1)if(!(n!==Z&&l!==n))for(let u=0;u<
c;u+=1){let f=Number(t[l*c+u]);f<=s||f>r||(o.push(0,1,null),i.push(l,u,null))}return{x:o,y:i}}function Le({data:t,layout:e},n){let{table:s}=e.meta;if(s&&"rows"in s)return[s];let r=s?[Rs(s,mt(e.meta,n),n)]:[];return s&&
!s.beside?r:[...t.filter(i=>i.type==="heatmap"&&i.visible!==!1).map(i=>_s(e,i)),...r]}function X({columns:t,rows:e}){let n=document.
createElement("table");n.createTHead().insertRow().append(...t.map(o=>pt("th",o,"col")));let r=n.createTBody();for(let[o,
...i]of e)r.insertRow().append(pt("th",o,"row"),...i.map(a=>pt("td",a)));return n}function Ne(t){let e=s=>s.map(Us).join(
",");return`${t.map(({columns:s,rows:r})=>[s,...r].map(e).join(`\r
`)).join(`\r
\r
`)}\r
`}function Rs(t,e,n){let{columns:s,labels:r}=t;if("values"in t){let c=t.values.map(l=>e(l).values);return{columns:s,rows:r.
map((l,u)=>[l,...c.map(f=>f[u])])}}let o=e(t.matrix),i=o.shape.length<2?[o.values]:ht(o),a=i.length===r.length?r:[Is(t,n)];
return{columns:s,rows:i.map((c,l)=>[a[l],...Array.from(c)])}}function Is({labels:t,matrix:e},n){let s="at"in e?e.at.at(-1):
void 0;return t[Number(n[s??""])]??""}function _s(t,e){let n=F(e.z??[]),s=ke(t,e,"y").map((r,o)=>[r,...Array.from(j(n,o).
values)]);return{columns:[e.name??"",...ke(t,e,"x")],rows:s}}function ke(t,e,n){let s=e[n];if(Array.isArray(s))return s.
map(c=>Me(String(c)));let r=t[`${n}axis`],i=t[`${n}axis${(e[`${n}axis`]??n).slice(1)}`]?.categoryarray??r?.categoryarray;
if(i)return i.map(Me);let{shape:a}=F(e.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function Me(t){return t.
replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;","&")}var js=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Ps=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
qs=/^(?=[\t\r\n])/;function Us(t){if(t==null)return"";if(typeof t=="number")return String(t);let e=t.replace(Ps,"$1'").replace(
qs,"'"),n=js.test(t)?t:e;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function pt(t,e,n){let s=document.createElement(
t);return n&&(s.scope=n),s.textContent=typeof e=="number"&&!Number.isInteger(e)?e.toFixed(6):String(e??"–"),s}var wt={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventio\
ns",against:"against"},yt=["inputs","removed"],Hs=new Set(["server","source","model","lesson","view","theme","reads",...yt,
...Object.keys(wt)]),Ie=["scale","accent","controls","caption"],Ds=new Set([...Ie,"fill"]),Ce="pointer-view:hover",gt=matchMedia(
"(prefers-color-scheme: dark)"),Fs={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},zs=120,Bs=[["short",576,
0],["low",352,0],["tight",288,352]],Ws="400px 0px",Re=660,Gs=/^(\w+):(\d+)$/,Vs="The server draws this chart, and it doe\
s not answer.",Ys="The answer above is computed in this browser.",Ks="Type visits, or add a place, to see what the model\
 answers.",P=null,bt=null,vt=class extends HTMLElement{#n=null;#t=null;#r=0;#o=!1;#s="";#m=!1;#d="";#h=[];#p=!1;#w=new IntersectionObserver(
e=>{e.some(n=>n.isIntersecting)&&this.#M()},{rootMargin:Ws});#$=new ResizeObserver(()=>requestAnimationFrame(()=>this.#D()));#S=new MutationObserver(
e=>this.#K(e.map(({attributeName:n})=>n??"")));#T=e=>this.getAttribute(e);#g=()=>this.#l();#O=({target:e,detail:n})=>{!(e instanceof
HTMLElement)||e===this||!this.hasAttribute("linked")||e.getAttribute("linked")===this.getAttribute("linked")&&this.mark(
n.visits)};#k=({type:e})=>this.#Z(e==="beforeprint");connectedCallback(){this.#n??=this.#I(),this.#N(),document.addEventListener(
"pointerscope:theme",this.#g),document.addEventListener(Ce,this.#O),gt.addEventListener("change",this.#g);for(let e of["\
beforeprint","afterprint"])window.addEventListener(e,this.#k);this.#$.observe(this),this.#S.observe(this,{attributes:!0}),
this.hasAttribute("lazy")?this.#w.observe(this):this.#p=!0,this.#l()}disconnectedCallback(){document.removeEventListener(
"pointerscope:theme",this.#g),document.removeEventListener(Ce,this.#O),gt.removeEventListener("change",this.#g);for(let e of[
"beforeprint","afterprint"])window.removeEventListener(e,this.#k);this.#$.disconnect(),this.#S.disconnect(),this.#w.disconnect(),
this.#e.controls.pause()}mark(e){e.join()!==this.#h.join()&&(this.#h=e,this.#U())}get chosen(){return this.#t?this.#f:{}}get wantedHeight(){
if(!this.#t)return 0;let{above:e,below:n}=this.#H();return Math.ceil(e+this.#t.layout.height+n)}get#e(){return this.#n??=
this.#I(),this.#n}#M(){this.#p=!0,this.#w.disconnect(),this.#l()}#K(e){e.some(n=>Ds.has(n))&&(this.#N(),this.#u()),e.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#p?this.#M():e.some(n=>Hs.has(n))?this.#l():this.#c.some(({name:n})=>e.includes(
n))?this.#F()&&this.#u():e.includes(this.#d)&&this.#l()}get#c(){return this.#t?.layout.meta.choices??[]}#l(){this.#o||(this.#o=
!0,queueMicrotask(()=>{this.#o=!1,this.#J()}))}get#y(){let[e,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${e}/${encodeURIComponent(n)}`:""}get#v(){let e=this.getAttribute(
"server");return e?new URL(e.endsWith("/")?e:`${e}/`,document.baseURI).href:B.href}get#L(){let e=this.parentElement?.closest(
"[data-theme]");return e instanceof HTMLElement?e.dataset.theme:void 0}get#E(){let e=this.getAttribute("theme");return e===
"auto"?gt.matches?"dark":"light":(e??this.#L)==="dark"?"dark":"light"}get#b(){let e=this.getAttribute("scale");return e!==
null&&V("scale",e)?Number(e):1}#N(){let e=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty(
"--scale",String(this.#b)):this.style.removeProperty("--scale"),e&&V("accent",e)?this.style.setProperty("--accent",e):this.
style.removeProperty("--accent")}get#C(){if(this.hasAttribute("lesson")){let n=yt.map(s=>[s,this.getAttribute(s)]);return{
needsHistory:!1,query:Object.fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};
let e=Object.entries(wt).map(([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(e)}}async#J(){
let{needsHistory:e,query:n}=this.#C;this.#r+=1;let s=this.#r,r=this.getAttribute("source"),o=this.getAttribute("view")??
"",i=this.#y&&o&&(!e||n.visits||n.record);if(!r&&!i){this.#x(Ks);return}if(!this.#p){this.#x("");return}let a=this.#E;this.#R(
a),this.setAttribute("aria-busy","true");try{let c={server:this.#v,path:this.#y,query:n,theme:a},[l]=await Promise.all([
r?me(r,a):ft(c,o),K(this.hasAttribute("server")?this.#v:"")]);await Dt(()=>{s===this.#r&&(this.#t=structuredClone(l),this.#X(
this.#t),this.#Q({...c,theme:"light"},o))})}catch(c){s===this.#r&&this.#j(c)}finally{s===this.#r&&this.removeAttribute("\
aria-busy")}}#R(e){this.#L!==e?this.dataset.theme=e:delete this.dataset.theme}#Q(e,n){if(!this.#t)return;let{template:s,
meta:r}=this.#t.layout,o=r.templates?.light;P??=o??(this.#E==="light"?s:null),!(P||this.hasAttribute("source"))&&(bt??=ft(
e,n),bt.then(({layout:i})=>{P??=i.template}).catch(()=>{bt=null}))}#Z(e){this.#m=e,!(!this.#t||!this.#s)&&(this.#R(e&&P?
"light":this.#E),this.#u(),e||requestAnimationFrame(()=>this.#u()))}#I(){let e=document.createElement("summary");e.textContent=
"Numbers";let n={title:this.#a("h3","view-title"),caption:this.#a("p","view-caption"),choices:this.#a("div","view-choice\
s"),summary:this.#a("p","view-summary"),failure:this.#a("p","view-failure"),plot:this.#a("div","view-plot"),details:this.#a(
"details","view-table"),exports:Qt({name:()=>this.#W,links:()=>this.#ot(),view:()=>this.#t&&this.#it(this.#t),picture:()=>this.#rt(),
csv:()=>Ne(this.#B()),json:()=>JSON.stringify(this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute("ro\
le","alert"),n.plot.setAttribute("role","img"),n.details.append(e),n.details.addEventListener("toggle",()=>this.#z());let s=new Q(
n.choices,{selected:()=>this.#f,select:(r,o)=>this.#st(r,o),open:r=>this.#i("open",r)});this.replaceChildren(...Object.values(
n)),this.addEventListener("toggle",({target:r})=>this.#nt(r),!0);for(let r of[n.plot,n.details,n.choices,n.exports,n.failure])
r.hidden=!0;return{...n,controls:s}}#a(e,n){let s=this.querySelector(`.${n}`),r=s instanceof HTMLElement?s:document.createElement(
e);return r.className=n,r}#_(e){let{plot:n,details:s,choices:r,exports:o,failure:i}=this.#e;for(let a of[n,s,r,o])a.hidden=
e;i.hidden=!0}#x(e){this.#t=null,this.#d="",this.removeAttribute("aria-busy"),this.#e.controls.pause(),this.#_(!0),this.#e.
summary.textContent=e}#j(e){this.#x("");let{failure:n}=this.#e,r=e instanceof A&&e.status===0&&document.querySelector("[\
data-answer]")!==null,o=r?Vs:G(e);if(n.replaceChildren(o),r&&n.append(" ",Js()),n.hidden=!1,this.#i("failed",{message:o}),
!(e instanceof A)||![0,503].includes(e.status))return;let i=document.createElement("button");i.type="button",i.textContent=
"Try again",i.addEventListener("click",()=>this.#l()),n.append(" ",i)}#X(e){let{title:n,caption:s,controls:r}=this.#e,{meta:o}=e.
layout;n.textContent=o.title,n.hidden=!1,s.textContent=o.caption,this.#_(!1),r.offer(e,!this.hasAttribute("fill")),this.#F()&&
this.#u()}#u(){if(!this.#t)return;let{plot:e}=this.#e,{data:n,layout:s}=this.#t,r=this.#m,o=r&&P?{...s,template:P}:s,i=this.#A(
s),a=r?Math.min(i.width||Re,Re):i.width;if(!a)return;let c=this.#P({data:n,layout:o},{...i,width:a});e.style.height=i.isFixed?
`${i.height}px`:"",window.Plotly?.react(e,c.data,r?{...c.layout,width:a}:c.layout,Fs),e.dataset.listening||this.#tt(e),this.#s=
`${a}×${i.height}`,this.dataset.drawn="true",this.#U(),this.#i("drawn",{})}#P({data:e,layout:n},{width:s,height:r,isFixed:o}){
let i="rgba(0, 0, 0, 0)",a=this.#b,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,f=ie({data:e,layout:Qs(n)},{width:s,
height:r,isFixed:o,scale:a}),h={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:f.data,layout:{
...f.layout,...a!==1&&h,paper_bgcolor:i,plot_bgcolor:i,height:r}}}#tt(e){e.dataset.listening="true",e.on("plotly_click",
({points:[n]})=>{if(!n)return;n.data.meta&&this.#i("open",n.data.meta);let[,s,r]=Gs.exec(String([n.customdata].flat()[0]))??
[];s&&this.#i("select",{table:s,row:Number(r)})}),e.on("plotly_hover",({points:[n]})=>{n&&this.#i("hover",{visits:ge(n,this.#q)})}),
e.on("plotly_unhover",()=>this.#i("hover",{visits:[]}))}get#q(){return this.#t?.layout.meta.visit_axes??[]}#i(e,n){this.
dispatchEvent(new CustomEvent(`pointer-view:${e}`,{detail:n,bubbles:!0}))}#U(){this.#t&&this.#s&&be(this.#e.plot,this.#q,
this.#h)}#A(e){let{plot:n}=this.#e,s=n.clientWidth;if(!this.hasAttribute("fill"))return{width:s,height:e.height,isFixed:!1};
this.#et();let{above:r,below:o}=this.#H();this.style.setProperty("--below",`${Math.ceil(o)}px`);let i=Math.max(Math.floor(
this.offsetHeight-r-o),zs);return{width:s,height:i,isFixed:!0}}#et(){let[e,n]=[this.offsetWidth/this.#b,this.offsetHeight/
this.#b],s=Bs.filter(([,r,o])=>n<r||e<o).map(([r])=>r).join(" ");this.dataset.room!==s&&(this.dataset.room=s)}#H(){let{plot:e,
details:n,exports:s}=this.#e,r=this.getBoundingClientRect(),o=r.height/this.offsetHeight||1,i=[n,s].filter(c=>c.offsetHeight).
map(c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{
above:(e.getBoundingClientRect().top-r.top)/o,below:a/o}}#nt(e){if(this.hasAttribute("fill")&&e instanceof HTMLDetailsElement&&
e.open)for(let n of this.querySelectorAll("details"))n.open&&(n.open=n===e);requestAnimationFrame(()=>this.#D())}#D(){if(!this.#t)
return;let{width:e,height:n}=this.#A(this.#t.layout);e&&this.#s!==`${e}×${n}`&&this.#u()}#st(e,n){this.setAttribute(e,String(
n)),this.#i("option",{[e]:n})}#F(){let e=this.#t;if(!e)return!1;let n=this.hasAttribute("lenient")?null:ve(this.#c,this.#T);
if(n)return this.#j(new Error(n.message)),this.#d=n.name,!1;let{meta:s}=e.layout,r="";if(this.#c.length){let o=this.#f;this.#e.
controls.show(o);for(let a of e.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>o[c]===l));Te(e,o);let{summaries:i}=s;
i&&(s.summary=i.texts[Ee(this.#c,i.by,o)]??""),r=`: ${xe(this.#c,o)}`}return this.#e.summary.textContent=s.summary??"",this.#e.
plot.setAttribute("aria-label",`${s.title}${r}. ${s.summary??""}`),this.#z(),!0}get#f(){return ye(this.#c,this.#T)}#z(){
let{details:e}=this.#e;if(!e.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=
0,n.setAttribute("role","region"),n.setAttribute("aria-label",`Numbers: ${this.#t.layout.meta.title}`),n.append(...this.#B().
map(X)),e.querySelector(".table-frame")?.remove(),e.append(n)}#B(){return this.#t?Le(this.#t,this.#f):[]}#rt(){if(!this.#t)
throw new Error("There is no figure to save yet.");let{data:e,layout:n}=structuredClone(this.#t),s=this.#A(n),{paper_bgcolor:r,
plot_bgcolor:o}=n.template.layout,i=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),a=this.#P(
{data:e,layout:n},s),c=i?{}:{paper_bgcolor:r,plot_bgcolor:o};return{data:a.data,layout:{...a.layout,width:s.width,...c}}}get#W(){
let e=[this.getAttribute("model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"\
difference"];return this.getAttribute("name")??e.filter(Boolean).join("-")}get#G(){return{server:this.#v,path:this.#y,view:this.
getAttribute("view")??"",values:{...this.#C.query,...this.#f}}}get#V(){let e=this.getAttribute("theme")??document.documentElement.
dataset.askedTheme,n=Ie.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",r])=>this.hasAttribute(s)&&V(s,r??""));return{
...e&&{theme:e},...Object.fromEntries(n)}}#ot(){let e=new URL(location.href);e.hash=this.id;let n=this.id?e.href:null;if(!(!this.
hasAttribute("source")&&C.answers))return{link:n,embed:null,json:null,offline:null};let r=this.#G;return{link:n,embed:_(
"embed",this.#Y(r)),json:_("json",r),offline:_("offline",r)}}#Y(e){let{controls:n,...s}=this.#V,r={...e.values,...s,...n&&
n!=="some"&&{controls:n}};return{...e,values:r}}#it(e){let n=this.#G,{title:s,summary:r=""}=e.layout.meta,o=["model","le\
sson","view","reads",...yt,...Object.keys(wt)],i=[...this.attributes].filter(({name:h})=>o.includes(h)),{theme:a,...c}=this.#V,
l=a?.replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:h,value:m})=>[h,m])),...this.#f,...l&&{theme:l},
...c},f=this.#Y(n);return{title:s,caption:r,name:this.#W,server:n.server,embed:_("embed",f),picture:_("picture",f),attributes:Object.
fromEntries(Object.entries(u).map(([h,m])=>[h,String(m)]))}}};function Js(){let t=document.createElement("span");return t.
className="beside-browser-answer",t.textContent=Ys,t}function Qs(t){let e=Object.entries(t).map(([n,s])=>{if(!/^[xy]axis/.
test(n))return[n,s];let r=s,o=t[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=r.type==="category"&&!r.categoryarray&&
o;return[n,i?{...r,categoryorder:"array",categoryarray:o}:r]});return Object.fromEntries(e)}customElements.define("point\
er-view",vt);var Zs=["ArrowRight","ArrowDown","PageDown"," ","n","l","j"],Xs=["ArrowLeft","ArrowUp","PageUp","p","h","k"],_e=["slidec\
hanged","fragmentshown","fragmenthidden"],M=null;function Ue(t,e){if(M&&!M.closed){M.focus();return}if(M=window.open("",
"","width=900,height=700"),!M)return;let n=M.document;n.title=`Notes · ${e}`,n.documentElement.className="pointerscope",
n.documentElement.dataset.theme=document.documentElement.dataset.theme;for(let a of document.querySelectorAll("style, li\
nk[rel=stylesheet]"))n.head.append(tr(n,a));n.body.className="speaker-page";let s=er(n),r=Date.now(),o=()=>nr(t,s,r),i=setInterval(
o,1e3);for(let a of _e)t.on(a,o);n.addEventListener("keydown",({key:a})=>{Zs.includes(a)&&t.next(),Xs.includes(a)&&t.prev()}),
M.addEventListener("pagehide",()=>{clearInterval(i);for(let a of _e)t.off(a,o)}),window.addEventListener("pagehide",()=>M?.
close()),o()}function tr(t,e){let n=t.importNode(e,!0);return e instanceof HTMLLinkElement&&n.setAttribute("href",e.href),
n}function er(t){let e=(n,s)=>{let r=t.createElement(n);return r.className=s,t.body.append(r),r};return{time:e("p","spea\
ker-time"),title:e("h1","speaker-title"),notes:e("div","speaker-text"),next:e("p","speaker-next")}}function nr(t,{time:e,
title:n,notes:s,next:r},o){let i=t.getSlides(),a=t.getCurrentSlide(),c=i.indexOf(a),l=je(i.slice(0,c+1)),u=je(i),f=Math.
floor((Date.now()-o)/1e3),h=`${Math.floor(f/60)}:${String(f%60).padStart(2,"0")}`,m=u?` · this slide until ${qe(l)} of ${qe(
u)} min`:"";if(e.textContent=`${c+1} of ${i.length} · ${h}${m}`,n.textContent=Pe(a),s.dataset.at!==String(c)){s.dataset.
at=String(c);let d=a.querySelector("aside.notes"),p=[...d?.childNodes??[]].map(y=>s.ownerDocument.importNode(y,!0));s.replaceChildren(
...d?p:["No notes."])}let g=a.querySelectorAll(".fragment:not(.visible)").length,w=i[c+1];g?r.textContent=`${g} more on \
this slide`:r.textContent=w?`Next: ${Pe(w)}`:"The last slide"}function je(t){return t.reduce((e,n)=>e+Number(n.dataset.minutes??
0),0)}function Pe(t){return t.getAttribute("aria-label")??""}function qe(t){return String(Math.round(t*10)/10)}function Et(t){for(let e of t){let n=e.firstElementChild;if(!(n instanceof HTMLElement))continue;let[s,r]=[.4,2];for(let o=0;o<
7;o+=1){let i=o?(s+r)/2:2;if(n.style.zoom=String(i),sr(n,e)?s=i:r=i,s===2)break}n.style.zoom=String(s)}}function sr(t,e){
let n=[t,e,...t.querySelectorAll(".table-frame, .formula")];return e.scrollHeight<=e.clientHeight+1&&n.every(s=>s.scrollWidth<=
s.clientWidth+1)}function He(t){return Number(t.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function x(t){return Number.isFinite(t)?String(Number(t.toPrecision(6))).replaceAll("-","−"):t>0?"∞":"−∞"}function tt(t){
return t<0?`(${x(t)})`:x(t)}function xt(t){return Fe(t," + ")}function De(t){return Fe(t,", ")}function et(t,e){return t===
e?e:`${t} = ${e}`}function Fe(t,e){return t.length<=24?t.join(e):[...t.slice(0,24/2),"…",...t.slice(-2)].join(e)}var Be={add:(t,e)=>t+e,subtract:(t,e)=>t-e,multiply:(t,e)=>t*e,divide:(t,e)=>t/e,power:(t,e)=>t**e,maximum:Math.max,minimum:Math.
min,greater:(t,e)=>+(t>e),greater_equal:(t,e)=>+(t>=e),less:(t,e)=>+(t<e),less_equal:(t,e)=>+(t<=e),equal:(t,e)=>+(t===e),
not_equal:(t,e)=>+(t!==e),negative:t=>-t,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.sqrt,sign:Math.sign,floor:Math.
floor,remainder:(t,e)=>(t%e+e)%e,isfinite:t=>Number(Number.isFinite(t)),round:(t,e)=>ar(t*10**e)/10**e,sin:Math.sin,cos:Math.
cos,tanh:Math.tanh,sigmoid:t=>1/(1+Math.exp(-t)),gelu:t=>t/2*(1+cr(t/Math.SQRT2))},At={sum:t=>t.reduce((e,n)=>e+n,0),product:t=>t.
reduce((e,n)=>e*n,1),largest:t=>Math.max(...t),smallest:t=>Math.min(...t)};function $t(t){return typeof t=="string"?Number(
t.replace("inf","Infinity")):t}function rr({shape:t}){return t.reduce((e,n)=>e*n,1)}function We(t,e,n){let{op:s,of:r=[],groups:o}=e,[i=0,a=0]=r;if(s==="view")return[[i,or(e,n)]];if(s==="join")return[ir(t,
r,n)];if(s==="collect")return(o?.[n]??[]).map(c=>[i,c]);if(s==="matmul"){let[c,l]=[t[a]?.shape.at(-2)??0,e.shape.at(-1)??
1],[u,f]=[Math.floor(n/l),n%l],h=Math.floor(u/(e.shape.at(-2)??1))*c*l;return ze(c).flatMap(m=>[[i,u*c+m],[a,h+m*l+f]])}
if(s==="softmax"||s in At){let c=t[i]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,u=ze(c).map(f=>[i,l*c+f]);return r.
length>1?[...u,[a,0]]:u}return r.map(c=>[c,t[c]?.shape.length?n:0])}function Ge({values:t=0},e){return $t(Array.isArray(
t)?t[e]??Number.NaN:t)}function Ve(t,{of:e=[]},n){let s=t[e[0]??0]?.shape.at(-1)??1;return{place:n%s,width:s}}function Ye(t,e=1){let n=Math.max(...t),s=Math.min(Math.max(e,1e-30),1/1e-30);return t.map(r=>Math.exp((r-n)/s))}function or({shape:t,offset:e=0,strides:n,index:s},r){if(s)return s[r]??0;let[o,i]=[e,r];for(let a=t.length-1;a>=0;a-=1){
let c=t[a]??1;o+=i%c*(n?.[a]??0),i=Math.floor(i/c)}return o}function ir(t,e,n){let s=n;for(let r of e){let o=rr(t[r]??{op:"",
shape:[]});if(s<o)return[r,s];s-=o}throw new RangeError(`No operand has the element ${n}.`)}function ze(t){return Array.
from({length:t},(e,n)=>n)}function ar(t){let e=Math.floor(t);return t-e!==.5?Math.round(t):e%2?e+1:e}function cr(t){if(Math.
abs(t)>6)return Math.sign(t);let[e,n]=[t,t];for(let s=1;Math.abs(n)>Math.abs(e)*1e-17;s+=1)n*=2*t*t/(2*s+1),e+=n;return 2*
Math.exp(-t*t)/Math.sqrt(Math.PI)*e}var lr=30,[q,U,$,ur,O]=[0,1,2,3,4],fr={add:["+",U],subtract:["−",U],multiply:["·",$],divide:["/",$],remainder:["mod",
$],power:["^",ur],greater:[">",q],greater_equal:["≥",q],less:["<",q],less_equal:["≤",q],equal:["=",q],not_equal:["≠",
q]},dr={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},Je=new Set(["sum","softmax"]);function Tt(t,e,n){
let s=new Map,r=(i,a)=>{let c=`${i}:${a}`,l=s.get(c)??o(i,a);return s.set(c,l),l},o=(i,a)=>{let c=t[i];if(!c)throw new RangeError(
`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(u,a),op:"",parts:[],table:u,
index:a};if(l==="constant"||l==="opaque")return{value:Ge(c,a),op:"",parts:[]};let f=We(t,c,a).map(([p,y])=>r(p,y)),[h,m,
g]=f;if((l==="view"||l==="join")&&h)return h;if(l==="where"&&m&&g)return h?.value?m:g;if(l==="collect")return Ke(f);if(l===
"matmul")return Ke(Xe(f));if(l==="softmax")return gr(f,Ve(t,c,a));let w=At[l];if(w)return{value:w(f.map(({value:p})=>p)),
op:l,parts:f};let d=Be[l];if(!d||!h)throw new RangeError(`There is no operation ${l}.`);return{value:d(h.value,m?.value??
0),op:l,parts:f}};return r(t.length-1,e)}function nt(t){let e=new Map,n=new Set,s=r=>{n.has(r)||(n.add(r),r.table!==void 0&&
e.set(`${r.table}:${r.index}`,r),r.parts.forEach(s),r.temperature&&s(r.temperature))};return s(t),[...e.values()]}function st(t){
if(Je.has(t.op))return t;for(let e of t.parts){let n=st(e);if(n)return n}return null}function Ot(t){return t.op?kt(t,null,
!1).text:x(t.value)}function Qe(t){let e=x(t.value),n=st(t);if(!n)return et(Ot(t),e);if(n===t){if(t.op==="sum")return`Su\
m ${e}`;let s=rt(t),r=s.reduce((o,i)=>o+i,0);return`${x(s[t.place??0]??0)} / ${x(r)} = ${e}`}return`${Ze(t,n)??kt(t,n,!1).
text} = ${e}`}function rt({parts:t,temperature:e}){return Ye(t.map(({value:n})=>n),e?.value)}function Ze(t,e){if(t===e)return e.
op==="sum"?`Sum ${x(e.value)}`:null;let[n,s]=t.parts,r=n&&Ze(n,e);return!r||!s||s.op?null:t.op==="add"?`${r}, plus ${x(s.
value)}`:t.op==="divide"?`${r}, divided by ${x(s.value)}`:null}function kt(t,e,n){let{op:s,parts:r,value:o}=t,i=Je.has(s);
if(!s||t===e||i&&n)return{text:tt(o),binding:O};let a=r.map(h=>kt(h,e,n||i)),c=a.map(({text:h})=>h);if(s==="sum")return{
text:c.length?xt(c):"0",binding:U};if(s==="softmax")return{text:mr(t,a),binding:$};if(s==="product")return{text:c.join("\
 · "),binding:$};let[l={text:"",binding:O},u]=a,f=fr[s];if(f&&u){let[h,m]=f,g=s==="add"||s==="multiply",w=k(l,s==="powe\
r"?O:m),d=k(u,g?m:m+1);return{text:s==="power"?`${w}^${d}`:`${w} ${h} ${d}`,binding:m}}return s==="negative"?{text:`−${k(
l,$)}`,binding:U}:s==="sqrt"?{text:`√${k(l,O)}`,binding:O}:s==="absolute"?{text:`|${hr(r[0],l)}|`,binding:O}:s==="sigm\
oid"?{text:`1 / (1 + e^(−${k(l,O)}))`,binding:$}:s==="gelu"?{text:`${k(l,$)} · Φ(${l.text})`,binding:$}:{text:`${dr[s]??
s}(${De(c)})`,binding:O}}function hr(t,{text:e}){return t&&!t.op?x(t.value):e}function k({text:t,binding:e},n){return e<
n?`(${t})`:t}function mr({parts:t,place:e=0,temperature:n},s){let r=Math.max(...t.map(({value:c})=>c)),o=n?.value??1,i=Math.
abs(r/o)>lr,a=s.map(c=>{let l=c;return i&&(l={text:`${k(c,U)} − ${tt(r)}`,binding:U}),o!==1&&(l={text:`${k(l,$)} / ${tt(
o)}`,binding:$}),`e^${k(l,O)}`});return`${a[e]} / (${xt(a)})`}function Xe(t){let e=[];for(let n=0;n<t.length;n+=2){let s=t.
slice(n,n+2);e.push({value:pr(s),op:"multiply",parts:s})}return e}function pr(t){return t.reduce((e,{value:n})=>e*n,1)}function Ke(t){
let e=t[0]?.parts[0]?.parts[1],n=t.every(({op:o,parts:[i]})=>o==="multiply"&&i?.op==="divide"&&i.parts[1]===e);if(!e||e.
op||!n)return{value:St(t),op:"sum",parts:t};let s=t.flatMap(({parts:[o,i]})=>o?.parts[0]&&i?Xe([o.parts[0],i]):[]),r={value:St(
s),op:"sum",parts:s};return{value:St(t),op:"divide",parts:[r,e]}}function St(t){return t.reduce((e,{value:n})=>e+n,0)}function gr(t,{
place:e,width:n}){let s=t[n],o={value:0,op:"softmax",parts:t.slice(0,n),place:e,...s&&{temperature:s}},i=rt(o),a=i.reduce(
(c,l)=>c+l,0);return{...o,value:(i[e]??Number.NaN)/a}}function N(t,e,n){let s=br(t,e,n);if(!s)throw new Error(`The page has no element that matches ${e}.`);return s}function br(t,e,n){
let s=t.querySelector(e);return s&&en(s,n)?s:null}function v(t,e,n){return[...t.querySelectorAll(e)].filter(s=>en(s,n))}
function tn(t,e="pointer-view"){return[...t.querySelectorAll(e)]}function Mt({target:t}){return t}function en(t,e){return t instanceof(e??HTMLElement)}var nn="figure[data-how]",wr="figure[data-how] tbody td",yr={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{
row:0,column:-1},ArrowRight:{row:0,column:1}};function sn(t,e){let n=s=>{let r=Lt(s);r&&xr(r)};t.addEventListener("point\
erover",n),t.addEventListener("focusin",n),t.addEventListener("click",n),e&&vr(t,e),t.addEventListener("pointerout",s=>{
let r=Mt(s).closest(nn),{relatedTarget:o}=s,i=o instanceof Node&&r?.contains(o);r&&!i&&cn(Ct(r))}),t.addEventListener("k\
eydown",Er)}function rn(t){for(let e of v(t,nn))for(let[n,s]of v(e,"tbody td").entries())s.tabIndex=n===0?0:-1}function vr(t,e){
let n=0,s=async r=>{let o=Lt(r);if(!o)return;n+=1;let i=n,a=Nt(o),c=Ct(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{
let f=await e(l,u,ln(ot(a),o));i===n&&c.isConnected&&$r(c,f,o)}catch(f){i===n&&(N(c,"[data-sum]").textContent=G(f))}};t.
addEventListener("click",s),t.addEventListener("keydown",r=>{if(r.key==="Enter"&&s(r),r.key!=="Escape")return;let o=Mt(r).
closest("[data-step]")?.querySelector("[data-opened] button");o instanceof HTMLElement&&o.click()})}function Er(t){let e=Lt(
t),n=yr[t.key];if(!e||!n||t.altKey||t.ctrlKey||t.metaKey)return;t.preventDefault();let s=Nt(e),r=ot(s),{row:o,column:i}=ln(
r,e),a="down"in s.dataset,c=a?n.column:n.row,l=a?n.row:n.column,u=r[o+c]?.[i+l];u&&(e.tabIndex=-1,u.tabIndex=0,u.focus())}
function xr(t){let e=Nt(t),n=Ct(e);cn(n);let s=Tt(JSON.parse(e.dataset.how??"[]"),Tr(ot(e),t),Ar(n));t.dataset.lit="resu\
lt";for(let a of nt(s)){let c=on(n,a.table??"")[a.index??0];c&&(c.dataset.lit??="part")}let r=n.querySelector("[data-sum\
]");if(!(r instanceof HTMLElement))return;let o=x(un(t)),i=Number.isNaN(s.value)?o:et(Ot(s),o);r.textContent=[Or(e,t),i].
filter(Boolean).join(": "),delete r.dataset.above,t.getBoundingClientRect().bottom>r.getBoundingClientRect().top&&(r.dataset.
above="")}function Ar(t){let e=new Map;return(n,s)=>{let r=e.get(n)??on(t,n);e.set(n,r);let o=r[s];return o?un(o):Number.
NaN}}function on(t,e){let n=t.querySelector(`figure[data-table="${CSS.escape(e)}"]`);return n instanceof HTMLElement?ot(
n).flat():[]}function $r(t,e,n){t.querySelector("[data-opened]")?.remove();let{title:s,row:r,column:o,expression:i,index:a,
numbers:c}=e,l=Tt(i,a,(w,d)=>an(c[w],d).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement(
"h3");f.textContent=[s,r,o].filter(Boolean).join(", ");let h=document.createElement("button");h.type="button",h.textContent=
"Close",h.addEventListener("click",()=>{u.remove(),n.focus()});let m=document.createElement("div");m.className="table-fr\
ame",m.tabIndex=0,m.setAttribute("role","group"),m.setAttribute("aria-label",f.textContent),m.append(X(Sr(l,c)));let g=document.
createElement("p");g.className="sum",g.textContent=Qe(l),u.append(f,m,g,h),N(t,"[data-sum]").after(u),m.focus({preventScroll:!0}),
u.scrollIntoView({block:"nearest"})}function Sr(t,e){let n=a=>{let[{table:c="",index:l=0}={}]=nt(a);return an(e[c],l).label},
s=(a,...c)=>[a,...c.map(x)],r=st(t);if(!r)return{columns:["term","value"],rows:nt(t).map(({table:a="",value:c})=>s(e[a]?.
title??"",c))};let{op:o,parts:i}=r;if(o==="softmax"){let a=rt(r);return{columns:["term","score","exponential, largest sc\
ore subtracted"],rows:i.map((c,l)=>s(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["t\
erm","first factor","second factor","product"],rows:i.map(a=>s(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:[
"term","value"],rows:i.map(a=>s(n(a),a.value))}}function an(t,e){let n=t?.index.indexOf(e)??-1,s=t?.values[n];return{label:t?.
labels[n]??"",value:s===void 0?Number.NaN:$t(s)}}function cn(t){for(let n of v(t,"[data-lit]"))delete n.dataset.lit;let e=t.
querySelector("[data-sum]");e&&(e.textContent="")}function Lt(t){return t.target instanceof Element?t.target.closest(wr):
null}function Nt(t){return t.closest("figure")}function Ct(t){return t.closest("[data-step]")}function ot(t){return"down"in
t.dataset?[v(t,"tbody td",HTMLTableCellElement)]:v(t,"tbody tr").map(e=>v(e,"td",HTMLTableCellElement))}function ln(t,e){
let n=t.findIndex(s=>s.includes(e));return{row:n,column:t[n]?.indexOf(e)??-1}}function Tr(t,e){return t.flat().indexOf(e)}
function Or(t,e){let n=e.parentElement?v(e.parentElement,"th"):[],s=v(t,"thead th")[e.cellIndex-n.length],r=[n[0],s].map(
o=>o?.title||o?.textContent);return[N(t,"figcaption span").textContent,...r].filter(Boolean).join(", ")}function un(t){return He(
t.dataset.value??t.textContent??"")}var kr=1280,Mr=720,fn=1e4,Lr=400,Nr=15e3,dn={s:83,t:84},Cr=[" ","Enter"],T=N(document,".deck"),mn="preview"in T.dataset,
pn=/print-pdf/i.test(location.search),gn=window.Reveal;if(!gn)throw new Error("reveal.js is missing on this page.");var S=new gn(
T,{width:kr,height:Mr,margin:0,minScale:.1,maxScale:4,center:!1,transition:"none",backgroundTransition:"none",slideNumber:"\
c/t",hash:!mn,viewDistance:fn,mobileViewDistance:fn,pdfMaxPagesPerSlide:1,pdfPageHeightOffset:0,scrollActivationWidth:null,
postMessage:!1,keyboardCondition:t=>!Rr(t)}),bn=0,Rt=()=>v(T,"section");function Rr({key:t}){let e=document.activeElement;
return!e||e===document.body||!T.contains(e)?!1:e.closest("select, input, textarea, td, [contenteditable]")?!0:Cr.includes(
t)&&e.closest("button, summary, a")!==null}function Ir(t){let e=v(t,".fragment.visible").map(({dataset:n})=>Number(n.fragmentIndex));
return 1+Math.max(-1,...e)}function It(t){let e=Ir(t);for(let n of v(t,"[data-stages]"))_r(n,e);for(let n of v(t,"[data-\
at]")){let s=JSON.parse(n.dataset.at??"[]");n.toggleAttribute("data-away",!s.includes(e))}}function _r(t,e){let n=JSON.parse(
t.dataset.stages??"[]"),s=n[Math.min(e,n.length-1)];if(!s)return;for(let[i,a]of[...t.children].entries())a.toggleAttribute(
"data-away",i!==s.show);if(t.dataset.stage===String(e))return;t.dataset.stage=String(e);let r=t.children[s.show];if(r?.localName!==
"pointer-view")return;let o=new Set(n.flatMap(({options:i})=>Object.keys(i)));for(let i of o)jr(r,i,s.options[i])}function jr(t,e,n){
n===void 0?t.removeAttribute(e):t.getAttribute(e)!==String(n)&&t.setAttribute(e,String(n))}function hn(){let t=Rt(),e=Math.
max(0,t.indexOf(S.getCurrentSlide())),n=r=>{let o=t.indexOf(r.closest("section"))-e;return 4*Math.abs(o)+(o<0?2:0)+(r.closest(
"[data-away]")?1:0)};return tn(T,"pointer-view[hidden][lazy]").sort((r,o)=>n(r)-n(o))[0]}function Pr(t){return new Promise(
e=>{let n=()=>{s.disconnect(),clearTimeout(r),e()},s=new MutationObserver(()=>{(t.dataset.drawn||t.querySelector(".view-\
failure:not([hidden])"))&&n()}),r=setTimeout(n,Nr);s.observe(t,{attributes:!0,childList:!0,subtree:!0}),t.removeAttribute(
"hidden"),t.removeAttribute("lazy")})}function qr(){let t=Math.max(0,bn-performance.now());return new Promise(e=>{let n=()=>{
"requestIdleCallback"in window?requestIdleCallback(()=>e(),{timeout:200}):setTimeout(e,20)};t?setTimeout(n,t):n()})}async function Ur(){
for(let t=hn();t;t=hn()){await Pr(t);let e=t.closest(".step-frame");e instanceof HTMLElement&&Et([e]),pn||await qr()}document.
documentElement.dataset.allDrawn="true"}function Hr({currentSlide:t}){bn=performance.now()+Lr,It(t??S.getCurrentSlide())}
function Dr(){document.documentElement.dataset.framed="";for(let t of["beforeprint","afterprint"])window.addEventListener(
t,e=>e.stopImmediatePropagation(),{capture:!0})}function Fr(){S.addKeyBinding({keyCode:dn.s,key:"S",description:"Speaker\
 notes"},()=>Ue(S,T.dataset.title??"")),S.addKeyBinding({keyCode:dn.t,key:"T",description:"Light or dark"},()=>N(T,"[dat\
a-theme-button]").click())}function zr(){return mn?window.frameElement?.getAttribute("data-slide"):null}async function Br(){
if(Dr(),pn){let t=new Promise(e=>S.on("pdf-ready",e));await S.initialize(),await t}else{for(let e of Rt())It(e);await S.
initialize(),Fr();let t=zr()??T.dataset.start;t&&S.slide(Number(t));for(let e of["slidechanged","fragmentshown","fragmen\
thidden"])S.on(e,Hr);document.addEventListener("deck:show",({detail:e})=>S.slide(e))}for(let t of Rt())It(t);Et(v(T,".st\
ep-frame")),sn(T,null),rn(T),document.documentElement.dataset.deckReady="true",await Ur()}Br();})();
