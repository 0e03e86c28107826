(()=>{var L=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(s){throw n=[s],s}};var ge,bs,E,m=L(()=>{"use strict";({currentScript:ge}=document),bs=ge instanceof HTMLScriptElement?ge.src:"",E=new URL("\
static/js/",bs||document.baseURI).href});async function P(e,t,n=Ct){let s=await fetch(new URL(`api/${e}`,n),t).catch(we);if(!(s.headers.get("content-type")??"").
includes("json")){let i=`The server answered with ${s.status}.`;throw new $(s.status,[{where:"",message:i,suggestions:[]}])}
let o=await s.json().catch(we);if(!s.ok)throw new $(s.status,o.errors??[]);return o}function we(e){throw K(e)?e:new $(0,
[{where:"",message:Y,suggestions:[]}])}function K(e){return e instanceof DOMException&&e.name==="AbortError"}function C(e){
let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,s])=>[n,String(s)]))}function lt(e){
return e instanceof Error?e.message:String(e)}var $,Ct,Y,H=L(()=>{"use strict";m();$=class extends Error{constructor(t,n){
super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=n}},Ct=new URL(E.replace(/^(.*\/)static\/.*$/,"$1")),Y=
"The server does not answer. Your input is still here; try again in a moment."});function Q(e){if(Array.isArray(e))return vs(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=Uint8Array.from(
atob(e.bdata),o=>o.charCodeAt(0)),n=Es[e.dtype];if(!n)throw new Error(`An array has the unknown type ${e.dtype}.`);let s=new n(
t.buffer),r=e.shape?String(e.shape).split(",").map(Number):[s.length];return{values:s,shape:r}}function vs(e){if(!(typeof e[0]==
"object"&&e[0]!==null))return{values:e,shape:[e.length]};let n=e;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,
n[0]?.length??0]}}function U({values:e,shape:t},n){let[,...s]=t,r=s.reduce((o,i)=>o*i,1);return{values:xs(e,n*r,(n+1)*r),
shape:s}}function xe({values:e,shape:t}){return t.length<2?e:jt({values:e,shape:t})}function jt(e){return Array.from({length:e.
shape[0]??0},(t,n)=>U(e,n).values)}function xs(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var Es,_t=L(()=>{
"use strict";m();Es={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,
u4:Uint32Array}});function Se({data:e,layout:t},n){let{parts:s=[]}=t.meta,r=qt(t.meta,n);for(let o of s){let i=e[o.trace];"lines"in o?Object.
assign(i,Ls(r(o.lines),n[o.row],o)):i[o.attribute]=xe(r(o.is))}}function qt(e,t){let n=As(e),s=Object.fromEntries((e.choices??
[]).map(({name:a,values:c})=>[a,t[a]===dt?dt:c.indexOf(t[a]??"")])),r=({take:a,at:c})=>{let l=n[a];if(!l)throw new Error(
`The figure has no array ${a}.`);for(let u of c){let f=s[u]??0;f!==dt&&(l=U(l,f))}return l},o=([a,c])=>{let[{values:l},{
values:u,shape:f}]=[i(a),i(c)];return{values:Float64Array.from(u,(p,A)=>p*Number(l[A%l.length])),shape:f}},i=a=>{if("tak\
e"in a)return r(a);if("row"in a){let{values:c}=i(a.row);return{values:c,shape:[1,c.length]}}return"softmax"in a?$s(i(a.softmax),
a):"product"in a?o(a.product):Ss(o(a.dots),a.over)};return i}function As(e){let t=Ae.get(e);return t||(t=Object.fromEntries(
Object.entries(e.arrays??{}).map(([n,s])=>[n,Q(s)])),Ae.set(e,t)),t}function Ss(e,t){let[n=0]=e.shape;return{values:Float64Array.
from({length:n},(r,o)=>$e(U(e,o).values)).map(r=>r/t),shape:[n]}}function $s({values:e,shape:t},{temperature:n,mask:s}){
let r=Array.from(e,(c,l)=>s&&!s[l]?-1/0:c/n),o=Math.max(...r),i=r.map(c=>Math.exp(c-o)),a=$e(i);return{values:Float64Array.
from(i,c=>c/a),shape:t}}function $e(e){let t=0;for(let n=0;n<e.length;n+=1)t+=Number(e[n]);return t}function Ls({values:e,
shape:t},n,{above:s,to:r}){let o=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==dt&&l!==n))for(let u=0;u<c;u+=1){let f=Number(
e[l*c+u]);f<=s||f>r||(o.push(0,1,null),i.push(l,u,null))}return{x:o,y:i}}var dt,Ae,Bt=L(()=>{"use strict";m();_t();dt="a\
ll",Ae=new WeakMap});function ke({data:e,layout:t},n){let{table:s}=t.meta;if(s&&"rows"in s)return[s];let r=s?[Ts(s,qt(t.meta,n),n)]:[];return s&&
!s.beside?r:[...e.filter(i=>i.type==="heatmap"&&i.visible!==!1).map(i=>Os(t,i)),...r]}function ht({columns:e,rows:t}){let n=document.
createElement("table");n.createTHead().insertRow().append(...e.map(o=>Ut("th",o,"col")));let r=n.createTBody();for(let[o,
...i]of t)r.insertRow().append(Ut("th",o,"row"),...i.map(a=>Ut("td",a)));return n}function Oe(e){let t=s=>s.map(Ms).join(
",");return`${e.map(({columns:s,rows:r})=>[s,...r].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function Ts(e,t,n){let{columns:s,labels:r}=e;if("values"in e){let c=e.values.map(l=>t(l).values);return{columns:s,rows:r.
map((l,u)=>[l,...c.map(f=>f[u])])}}let o=t(e.matrix),i=o.shape.length<2?[o.values]:jt(o),a=i.length===r.length?r:[ks(e,n)];
return{columns:s,rows:i.map((c,l)=>[a[l],...Array.from(c)])}}function ks({labels:e,matrix:t},n){let s="at"in t?t.at.at(-1):
void 0;return e[Number(n[s??""])]??""}function Os(e,t){let n=Q(t.z??[]),s=Le(e,t,"y").map((r,o)=>[r,...Array.from(U(n,o).
values)]);return{columns:[t.name??"",...Le(e,t,"x")],rows:s}}function Le(e,t,n){let s=t[n];if(Array.isArray(s))return s.
map(c=>Te(String(c)));let r=e[`${n}axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??r?.categoryarray;
if(i)return i.map(Te);let{shape:a}=Q(t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function Te(e){return e.
replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;","&")}function Ms(e){if(e==null)return"";if(typeof e=="n\
umber")return String(e);let n=/^[=+\-@\t\r\n＝＋－＠]/.test(e)&&Number.isNaN(Number(e))?`'${e}`:e;return/[",\r\n]/.test(
n)?`"${n.replaceAll('"','""')}"`:n}function Ut(e,t,n){let s=document.createElement(e);return n&&(s.scope=n),s.textContent=
typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),s}var Ft=L(()=>{"use strict";m();_t();Bt()});function vt(e,t){return e==="scale"?t.trim()!==""&&Number(t)>=on.min&&Number(t)<=on.max:e==="controls"||e==="caption"?vr[e].
includes(t):CSS.supports("color",t)}var on,vr,an=L(()=>{"use strict";m();on={min:.5,max:4},vr={controls:["none","some","\
all"],caption:["none","title","all"]}});function ln(e){let t=cn.then(xr).then(e);return cn=t.catch(()=>{}),t}function xr(){let{scheduler:e}=globalThis;return e?
e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var cn,un=L(()=>{"use strict";m();cn=Promise.
resolve()});function hn(e){return{"HTML frame":mn(e),"Web component":Ar(e),Markdown:pn(e),Quarto:Sr(e),LaTeX:$r(e)}}function mn({title:e,
embed:t}){return`<iframe src="${xt(t)}" title="${xt(e)}" width="${fn.width}" height="${fn.height}" loading="lazy" allowf\
ullscreen style="border: 0; max-width: 100%"></iframe>`}function Ar({server:e,attributes:t}){let n=Object.entries({server:e,
...t}).map(([s,r])=>r===""?s:`${s}="${xt(r)}"`);return`<script src="${xt(new URL("pointer-view.js",e).href)}" defer><\/sc\
ript>
<pointer-view ${n.join(" ")}></pointer-view>`}function pn({title:e,embed:t,picture:n}){return`[![${Lr(e)}](<${dn(n)}>)](\
<${dn(t)}>)`}function Sr(e){return['::: {.content-visible when-format="html"}',"```{=html}",mn(e),"```",":::",'::: {.con\
tent-visible unless-format="html"}',pn(e),":::"].join(`
`)}function $r({title:e,caption:t,name:n,embed:s,picture:r}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${r}`,
"\\begin{figure}","  \\centering",`  \\href{${Tr(s)}}{\\includegraphics[width=\\linewidth]{${n}.png}}`,`  \\caption{${Ir(
[e,t].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function xt(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Lr(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function dn(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function Tr(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function Ir(e){return[
...e.normalize("NFC").replace(/\s/g," ").replace(Cr,"")].flatMap(n=>[...Mr[n]??Rr(n)]).map(n=>kr[n]??Pr(n)).join("")}function Rr(e){
return Nr.test(e)?e.normalize("NFD").slice(0,1):e}function Pr(e){return/[&%$#_{}]/.test(e)?`\\${e}`:Or.test(e)?e:"?"}var fn,
kr,Or,Mr,Nr,Cr,gn=L(()=>{"use strict";m();fn={width:960,height:540};kr={"\\":"\\textbackslash{}","~":"\\textasciitilde{}",
"^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"\
$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"\
$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty\
$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"\
$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Or=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Mr={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},Nr=/[ąęįųĄĘĮŲ]/,Cr=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function bn(e,t,{title:n,origin:s}){let r=e.slice(e.indexOf(",")+1);if(t==="svg")return Hr(decodeURIComponent(r),n,s);let o=Uint8Array.
from(atob(r),a=>a.charCodeAt(0)),i=[wn("Title",n),wn("Source",s)];return new Blob([o.subarray(0,33),...i,o.subarray(33)],
{type:"image/png"})}function Hr(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,r=(o,i)=>{
let a=document.createElementNS(s.namespaceURI,o);return a.textContent=i,a};return s.prepend(r("title",t),r("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function wn(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,jr(n)),s.buffer}function jr(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var yn=L(()=>{"use strict";m()});function At(e){return window.Plotly?Promise.resolve(window.Plotly):(Xt??=new Promise((t,n)=>{let s=document.createElement(
"script");s.src=e?new URL(`static/${En}`,e).href:new URL(`../${En}`,E).href;let r=()=>{Xt=void 0,s.remove(),n(new Error(
"The drawing library could not be loaded. Reload the page to try again."))};s.addEventListener("load",()=>window.Plotly?
t(window.Plotly):r()),s.addEventListener("error",r),document.head.append(s)}),Xt)}var En,Xt,te=L(()=>{"use strict";m();En=
"vendor/plotly/plotly-cartesian-4.1.1.min.js"});function xn({name:e,links:t,view:n,picture:s,csv:r,json:o}){let i=document.createElement("div");i.className="view-take";
let a={link:St("Link"),embed:St("Embed"),json:St("JSON"),offline:St("Offline file")};a.offline.title="One HTML file with\
 this whole view inside, for use without a network";let c=X("JSON",()=>vn(o(),`${e()}.json`,"application/json")),l=Ur(()=>{
let{link:y,embed:h}=t(),x=h?n():null;return{...y&&{Address:y},...x&&hn(x)}}),u=()=>{let y=t();for(let h of Object.keys(a)){
let x=y[h];a[h].hidden=x===null,x!==null&&(a[h].href=x)}c.hidden=y.json!==null,l.hidden=y.link===null&&y.embed===null};for(let y of[
"pointerenter","focusin"])i.addEventListener(y,u);let f=document.createElement("select");f.setAttribute("aria-label","Si\
ze of the PNG"),f.append(..._r.map(y=>{let h=y===qr;return new Option(`${y}×`,String(y),h,h)}));let d=async y=>{let h=s(),
{width:x=Br,height:N,meta:J}=h.layout,ct={width:x,height:N,...y==="png"&&{scale:Number(f.value)}},Nt=await(await At()).toImage(
h,{format:y,...ct}),ws=J.origin??t().embed??location.href;An(bn(Nt,y,{title:J.title,origin:ws}),`${e()}.${y}`)},p=()=>vn(
`\uFEFF${r()}`,`${e()}.csv`,"text/csv;charset=utf-8"),A=document.createElement("span");return A.append(X("PNG",()=>d("pn\
g"))," ",f),i.append(a.link,a.embed,A,X("SVG",()=>d("svg")),X("CSV",p),a.json,c,a.offline,l),u(),i}function Ur(e){let t=document.
createElement("details");t.className="view-codes";let n=document.createElement("summary");n.textContent="Copy";let s=document.
createElement("p"),r=document.createElement("textarea");Object.assign(r,{readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let o=document.
createElement("span");o.setAttribute("role","status");let i=document.createElement("div");i.className="view-sheet",i.append(
s,r),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;o.textContent="",r.hidden=!0;let c=Object.entries(
e()).map(([l,u])=>X(l,()=>a(l,u)));s.replaceChildren(...c,o)});let a=async(c,l)=>{r.value=l,r.hidden=!1,r.setAttribute("\
aria-label",c);let u=await Fr(l);u||r.select(),o.textContent=u?"Copied.":"Selected; copy it with the keyboard."};return t}
async function Fr(e){return navigator.clipboard?navigator.clipboard.writeText(e).then(()=>!0,()=>!1):!1}function St(e){let t=document.
createElement("a");return t.textContent=e,t}function X(e,t){let n=document.createElement("button");return n.type="button",
n.textContent=e,n.addEventListener("click",t),n}function vn(e,t,n){An(new Blob([e],{type:n}),t)}function An(e,t){let n=document.
createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}
var _r,qr,Br,Sn=L(()=>{"use strict";m();gn();yn();te();_r=[1,2,4],qr=2,Br=960});function Cn({data:e,layout:t},{width:n,height:s,isFixed:r,scale:o}){if(!n)return{data:e,layout:t};let i={width:n/o,height:s/
o},a=r&&(i.width<$n.width||i.height<$n.height),c={...i,isFixed:r,isTiny:a,isNarrow:i.width<560,scale:o},l=a?Xr(t,t.meta.
small??{}):t;if(!r)return{data:e,layout:{...l,...Tn(l,c)}};let u=to(e,l),f={...u,...Tn(u,c),...eo(e,u,c),...ro(u,c)};return{
data:uo(e,u,c.height),layout:f}}function Xr(e,t){return In(e,t)}function In(e,t){if(!Ln(e)||!Ln(t))return t;let n={...e};
for(let[s,r]of Object.entries(t))n[s]=In(e[s],r);return Object.fromEntries(Object.entries(n).filter(([,s])=>s!==null))}function Ln(e){
return typeof e=="object"&&e!==null&&!Array.isArray(e)}function Rn(e,t){return Object.entries(e).filter(([s])=>t.test(s))}
function Pn(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function Hn(e){return Rn(e,/^yaxis/).map(([,t])=>t.domain??[0,1])}
function jn(e,t){return e[t]}function to(e,t){let{xaxis:n}=t,s=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(i.x))?.x,r=Array.
isArray(s)?s.filter(i=>typeof i=="string"):[],o=Array.isArray(s)&&r.length===s.length;return n?.tickangle!==-90||n.tickvals||
!r.length||!o?t:{...t,xaxis:{...n,tickmode:"array",tickvals:r,ticktext:r}}}function eo(e,t,{width:n,height:s,isTiny:r,scale:o}){
let i=no(e,t),a=Math.max(...i.map(x=>x.length*_+Yr)),c=Math.ceil(i.length/Math.max(1,Math.floor(n/a))),l=i.length>0&&c*T>
s/(r?4:3),u=i.length>0&&!l,f=so(t,s,o),p=((f.annotations?.find(({font:x})=>x?.size)?.font?.size??0)/o||T)*Mn+2,A=Math.min(
t.margin?.t??8,u?c*T+4:t.annotations?.length?p:8),y=Nn.some(x=>jn(t,x)?.colorbar?.orientation==="h"),h=!t.margin||y&&!r;
return{...l&&{showlegend:!1},...!h&&{margin:{...t.margin,t:Math.ceil(A*o)}},...f}}function no(e,t){if(t.showlegend===!1)
return[];let n=new Map,s=0;for(let{name:r,type:o,visible:i,showlegend:a,legendgroup:c}of e)!r||(a===!1||i===!1)||["heatm\
ap","contour"].includes(o)||(s+=1,n.set(c||r,r.replace(/<[^>]*>/g,"")));return s>1||t.showlegend?[...n.values()]:[]}function so(e,t,n){
let{annotations:s=[],template:r}=e,o=({yref:d,yanchor:p})=>d==="paper"&&p==="bottom",i=s.filter(o);if(!i.length)return{};
let a=Hn(e).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(p=>p-d).filter(p=>p>0),1-d)),l=r.layout.
font.size,u=Math.min(l,Math.min(1,...c)*(t-T)/Mn);if(u>=l)return{};let f=Math.max(Zr,u*n);return{annotations:s.map(d=>o(
d)?{...d,font:{...d.font,size:f}}:d)}}function ro(e,{height:t,isTiny:n}){let s=Math.floor(t/3/_),r=t-_n(e,1/0,s)-kn,o={};
for(let i of Nn){let a=jn(e,i);a&&(n?o[i]={...a,showscale:!1}:o[i]=oo(e,i,a,r))}return o}function oo(e,t,n,s){let r=n.colorbar??
{};if(s>=Dr||r.ticktext||r.orientation==="h")return n;let o=e.template.layout[t],i=r.tickvals??o?.colorbar?.tickvals,a=(r.
len??1)*s;if(!i){let f=Math.max(W,Math.floor(a/T/1.5));return{...n,colorbar:{...r,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,n.
cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-c)*a>=T)&&u.push(f)}return{...n,colorbar:{...r,
tickvals:u}}}function Tn(e,t){let{width:n,height:s,isFixed:r,isTiny:o,isNarrow:i}=t,a=i?n:1/0,c=r?Math.floor(s/3/_):1/0,
l=_n(e,a,c),u=r?l?kn:On:0,f=Math.max(s-l-(o?2*T:u),T),d=o?n-Jr:Math.max(n-Vr,60);return Object.fromEntries(Rn(e,/^[xy]axis/).
map(([p,A])=>{let y=p.startsWith("x"),h=r&&y?co(A,e,f):A,[x,N]=h.domain??[0,1],J=(N-x)*(y?d:f),ct=e.template.layout.font.
size*t.scale,pe=io(h,y,J,ct,t),Nt=e.meta.priority?.[p];return[p,ao(pe,{isX:y,length:J,fontSize:ct,upright:c,priority:Nt},
t)]}))}function io(e,t,n,s,{isTiny:r,isFixed:o}){let i=e.title?.text??"";if(!r)return o&&!t&&i.length*_>Kr*n?{...e,title:{}}:
e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||c-a>Qr)return{...e,title:{}};let l=Math.max(4,Math.floor(n/(_-1))+
1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,title:{...e.title,standoff:0,font:{size:s-2},text:u}}}function ao(e,{
isX:t,length:n,fontSize:s,upright:r,priority:o},i){let{width:a,isFixed:c,isTiny:l,isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=e;
if(e.visible===!1||e.showticklabels===!1)return e;if(!f)return c||u&&t?lo(e,t,n,i):e;let p=f.length;if(l&&t&&p===1&&e.tickangle===
0&&(f[0]??"").length*_>n-_)return{...e,tickfont:{size:.75*s}};if(p<=W&&(t||!c||n>=T))return e;let y=p<=W?[p-1]:fo(p,Math.
floor(n/T),o);return{...e,tickvals:y.map(h=>d[h]??h),ticktext:y.map(h=>qn(f[h]??"",h,u?a:1/0,t?r:1/0))}}function co(e,t,n){
let[s]=Pn(t,e.anchor)?.domain??[0,1],r=Hn(t).map(([,a])=>a),o=Math.max(...r.filter(a=>a<=s),-1/0),i=(s-o)*n;return e.side===
"top"||i>2.4*T?e:{...e,title:{},...i<.9*T&&{showticklabels:!1}}}function lo(e,t,n,{isTiny:s,isNarrow:r}){let o=Math.max(
W,Math.floor(n/(t?zr:T*1.5)));if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/o);return{...e,tickvals:e.tickvals.filter(
(f,d)=>d%u===0)}}let{dtick:i,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(W,Math.floor(n/Gr))};let c=r&&
t&&e.nticks&&!s?W:o,l=Math.min(e.nticks??1/0,c);return s||e.nticks||l<5?{...a,nticks:l}:e}function uo(e,t,n){return e.map(
s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let r=Pn(t,s.yaxis),[o,i]=r?.domain??[0,1],a=r?.ticktext?.length;return a===
void 0?s:(i-o)*(n-On)<a*T?{...s,texttemplate:""}:s})}function fo(e,t,n){let s=[...Array(e).keys()];if(e<=t)return s;let r=Math.
max(1,Math.ceil(e/Math.max(1,t)));if(!n)return s.filter(i=>i%r===0);let o=[];for(let i of[...s].sort((a,c)=>(n[c]??0)-(n[a]??
0)))o.every(a=>Math.abs(a-i)>=r)&&o.push(i);return o.sort((i,a)=>i-a)}function _n({xaxis:e},t,n){let r=(e?.tickangle===0?
[]:e?.ticktext??[]).map((o,i)=>qn(o,i,t,n).length);return Math.max(0,...r)*Wr}function qn(e,t,n,s){let r=n<1/0;if(!r&&e.
length<=s)return e;let o=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",c=""]=o,[l="",u]=a.split(" \
· "),f=Math.min(r?Math.max(5,Math.floor(n/48)):14,s),d=l.length>f&&!l.includes("&")?`${l.slice(0,f-1)}…`:l;return i+(u?
`${t+1} ${d}`:d)+c}var $n,Dr,W,T,_,Wr,zr,Gr,Vr,Jr,kn,On,Yr,Kr,Qr,Zr,Mn,Nn,Bn=L(()=>{"use strict";m();$n={width:420,height:200},
Dr=300,W=2,T=20,_=8,Wr=7.5,zr=44,Gr=18,Vr=240,Jr=90,kn=56,On=90,Yr=48,Kr=1.3,Qr=.6,Zr=9,Mn=1.4,Nn=["coloraxis","coloraxi\
s2"]});function se(e,t){let n=JSON.stringify(Object.values(e)),s=z.get(n)??new Map;z.delete(n),z.set(n,s);for(let i of z.keys()){
if(z.size<=ho)break;z.delete(i)}let r=s.get(t);if(r)return r;let o=new Promise((i,a)=>mo(n,e,t,{resolve:i,reject:a}));return s.
set(t,o),o.catch(()=>s.delete(t)),o}function mo(e,t,n,s){let r=ee.get(e);if(r){r.views.set(n,s);return}let o=new Map([[n,
s]]);ee.set(e,{query:t,views:o}),setTimeout(()=>{ee.delete(e),po(t,o)},0)}async function po(e,t){let{server:n,path:s,query:r,
theme:o}=e,i=[...t.keys()].sort().join(",");try{let a=await P(`${s}/figures?${C({...r,views:i,theme:o})}`,{},n);for(let[
c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof $&&[404,422,500].includes(a.status);for(let[l,{resolve:u,
reject:f}]of t)c?go(e,l).then(u,f):f(a)}}function go({server:e,path:t,query:n,theme:s},r){let o=C({...n,theme:s});return P(
`${t}/views/${encodeURIComponent(r)}?${o}`,{},e)}async function Un(e,t){let n=ne.get(e),s=n??(e.startsWith("#")?wo(e.slice(
1)):bo(e));n||(ne.set(e,s),s.catch(()=>ne.delete(e)));let r=await s,o=r.layout.meta.templates?.[t];if(!o)return r;let i={
...r.layout,template:o};return{...r,layout:i}}async function wo(e){let t=document.getElementById(e);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function bo(e){let t=await fetch(new URL(
e,document.baseURI)).catch(()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new $(
t?.status??0,[{where:"",message:n,suggestions:[]}])}return t.json()}function G(e,{server:t,path:n,view:s,values:r}){let o=encodeURIComponent(
s),i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${o}`,c={embed:a,picture:`${a}/picture.\
png`,json:`api/${n}/views/${o}`,offline:i?`api/${n}/offline`:`api/${n}/views/${o}/offline`},u=C({...i&&e!=="json"?{step:s}:
{},...r}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}var ho,z,ee,ne,Fn=L(()=>{"use strict";m();H();ho=12,z=
new Map,ee=new Map;ne=new Map});function Wn({x:e,y:t,xaxis:n,yaxis:s},r){let o=[Dn(n,e,r),Dn(s,t,r)];return[...new Set(o.filter(i=>i!==null))]}function Dn(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let s=e.type==="category"?e.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function zn(e,t,n){let s=e.querySelector(":scope > .view-marks")??e.appendChild(yo()),{_fullLayout:r}=e;
if(!r)return;let o=t.flatMap(i=>n.map(a=>Eo(r,r[i],a)));s.replaceChildren(...o.filter(i=>i!==null))}function yo(){let e=document.
createElement("div");return e.className="view-marks",e}function Eo(e,t,n){if(!t?._length)return null;let s=t._id.startsWith(
"x"),r=e[`${s?"y":"x"}axis${(t.anchor??"").slice(1)}`]??e[s?"yaxis":"xaxis"],o=[t.l2p(n-.5),t.l2p(n+.5)],[i,a]=[Math.min(
...o),Math.max(...o)];if(!(a>0&&i<t._length)||!r?._length)return null;let[c,l]=s?[t._offset+i,r._offset]:[r._offset,t._offset+
i],[u,f]=s?[a-i,r._length]:[r._length,a-i],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${f}px`}),d}var Gn=L(()=>{"use strict";m()});function Jn(e,t){return Object.fromEntries(e.map(({name:n,values:s,value:r})=>[n,s.find(o=>String(o)===t(n))??r]))}function Yn(e,t){
for(let{name:n,values:s}of e){let r=t(n);if(r===null||s.map(String).includes(r))continue;let o=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${r}; ${o}.`}}return null}
function Kn(e,t,n){return t.reduce((s,r)=>{let o=e.find(({name:i})=>i===r)?.values??[];return s*o.length+o.indexOf(n[r]??
"")},0)}function Qn(e,t){return e.map(s=>{let{name:r,title:o,values:i}=s,a=Zn(s)[i.indexOf(t[r]??"")];return typeof a=="\
number"?`${o.toLowerCase()} ${a}`:a}).join(", ")}function Zn({values:e,labels:t}){return t??e}function Vn(e,t){let n=document.
createElement("label");return n.append(`${e} `,t),n}function re(e,t){let n=document.createElement("button");return n.type=
"button",n.textContent=e,n.addEventListener("click",t),n}var $t,Xn=L(()=>{"use strict";m();$t=class{#n;#t;#i="";#e=0;#s=null;constructor(t,n){
this.#n=t,this.#t=n}offer({data:t,layout:n},s){let{choices:r=[],player:o}=n.meta,i=r.length?[]:t.filter(l=>l.meta),a=JSON.
stringify([r.map(({name:l,values:u,labels:f})=>[l,u,f]),i.map(({name:l,meta:u})=>[l,u])]);if(this.#i===a)return;this.#i=
a,this.pause(),this.#s=null,this.#n.replaceChildren(...r.map(l=>this.#o(l))),i.length&&s&&this.#n.append(this.#u(i));let c=r.
find(({name:l})=>l===o);c&&this.#n.append(...this.#c(c))}show(t){for(let[n,s]of Object.entries(t)){let r=this.#n.querySelector(
`select[name="${n}"]`);r instanceof HTMLSelectElement&&(r.value=String(s))}}pause(){clearInterval(this.#e),this.#e=0,this.#s&&
(this.#s.textContent="Play")}#o(t){let{name:n,title:s,values:r}=t,o=document.createElement("select");o.name=n;let i=Zn(t);
return o.append(...r.map((a,c)=>new Option(String(i[c]),String(a)))),o.addEventListener("change",()=>{this.pause();let a=r[o.
selectedIndex];a!==void 0&&this.#t.select(n,a)}),Vn(s,o)}#u(t){let n=document.createElement("select");return n.append(new Option(
"…",""),...t.map((s,r)=>new Option(s.name,String(r)))),n.addEventListener("change",()=>{let s=n.value?t[Number(n.value)]:
void 0;s?.meta&&this.#t.open(s.meta),n.value=""}),Vn("Open",n)}#c({name:t,title:n,values:s}){let r=()=>s.indexOf(this.#t.
selected()[t]??""),o=u=>{let f=s[Math.max(0,Math.min(s.length-1,u))];f!==void 0&&this.#t.select(t,f)},i=u=>{this.pause(),
o(r()+u)},a=re("Play",()=>{if(this.#e){this.pause();return}r()===s.length-1&&o(0),a.textContent="Pause",this.#e=setInterval(
()=>{o(r()+1),r()===s.length-1&&this.pause()},1200)});this.#s=a;let c=re("‹",()=>i(-1)),l=re("›",()=>i(1));return c.
setAttribute("aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});var Mo={};function Oo(e){let t=Object.entries(e).map(([n,s])=>{if(!/^[xy]axis/.test(n))return[n,s];let r=s,o=e[n.startsWith(
"x")?"xaxis":"yaxis"]?.categoryarray,i=r.type==="category"&&!r.categoryarray&&o;return[n,i?{...r,categoryorder:"array",categoryarray:o}:
r]});return Object.fromEntries(t)}var ae,ce,vo,ns,xo,ts,oe,Ao,So,$o,Lo,es,To,ko,V,ie,le,ss=L(()=>{"use strict";m();H();an();
un();Sn();Bn();Fn();Gn();Xn();Bt();te();Ft();ae={visits:"visits",record:"record",user:"user","predict-at":"predict_at","\
top-k":"top_k",interventions:"interventions",against:"against"},ce=["inputs","removed"],vo=new Set(["server","source","m\
odel","lesson","view","theme","reads",...ce,...Object.keys(ae)]),ns=["scale","accent","controls","caption"],xo=new Set([
...ns,"fill"]),ts="pointer-view:hover",oe=matchMedia("(prefers-color-scheme: dark)"),Ao={displayModeBar:!1,displaylogo:!1,
responsive:!0,scrollZoom:!1},So=120,$o=[["short",576,0],["low",352,0],["tight",288,352]],Lo="400px 0px",es=660,To=/^(\w+):(\d+)$/,
ko="Type visits, or add a place, to see what the model answers.",V=null,ie=null,le=class extends HTMLElement{#n=null;#t=null;#i=0;#e=!1;#s="";#o=!1;#u="";#c=[];#f=!1;#h=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#O()},{rootMargin:Lo});#E=new ResizeObserver(()=>requestAnimationFrame(()=>this.#U()));#v=new MutationObserver(
t=>this.#Y(t.map(({attributeName:n})=>n??"")));#m=t=>this.getAttribute(t);#a=()=>this.#g();#y=({target:t,detail:n})=>{!(t instanceof
HTMLElement)||t===this||!this.hasAttribute("linked")||t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(
n.visits)};#k=({type:t})=>this.#Z(t==="beforeprint");connectedCallback(){this.#n??=this.#R(),this.#N(),document.addEventListener(
"pointerscope:theme",this.#a),document.addEventListener(ts,this.#y),oe.addEventListener("change",this.#a);for(let t of["\
beforeprint","afterprint"])window.addEventListener(t,this.#k);this.#E.observe(this),this.#v.observe(this,{attributes:!0}),
this.hasAttribute("lazy")?this.#h.observe(this):this.#f=!0,this.#g()}disconnectedCallback(){document.removeEventListener(
"pointerscope:theme",this.#a),document.removeEventListener(ts,this.#y),oe.removeEventListener("change",this.#a);for(let t of[
"beforeprint","afterprint"])window.removeEventListener(t,this.#k);this.#E.disconnect(),this.#v.disconnect(),this.#h.disconnect(),
this.#r.controls.pause()}mark(t){t.join()!==this.#c.join()&&(this.#c=t,this.#q())}get chosen(){return this.#t?this.#b:{}}get wantedHeight(){
if(!this.#t)return 0;let{above:t,below:n}=this.#B();return Math.ceil(t+this.#t.layout.height+n)}get#r(){return this.#n??=
this.#R(),this.#n}#O(){this.#f=!0,this.#h.disconnect(),this.#g()}#Y(t){t.some(n=>xo.has(n))&&(this.#N(),this.#w()),t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#f?this.#O():t.some(n=>vo.has(n))?this.#g():this.#p.some(({name:n})=>t.includes(
n))?this.#F()&&this.#w():t.includes(this.#u)&&this.#g()}get#p(){return this.#t?.layout.meta.choices??[]}#g(){this.#e||(this.#e=
!0,queueMicrotask(()=>{this.#e=!1,this.#K()}))}get#A(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#S(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:Ct.href}get#M(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#$(){let t=this.getAttribute("theme");return t===
"auto"?oe.matches?"dark":"light":(t??this.#M)==="dark"?"dark":"light"}get#x(){let t=this.getAttribute("scale");return t!==
null&&vt("scale",t)?Number(t):1}#N(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty(
"--scale",String(this.#x)):this.style.removeProperty("--scale"),t&&vt("accent",t)?this.style.setProperty("--accent",t):this.
style.removeProperty("--accent")}get#C(){if(this.hasAttribute("lesson")){let n=ce.map(s=>[s,this.getAttribute(s)]);return{
needsHistory:!1,query:Object.fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};
let t=Object.entries(ae).map(([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#K(){
let{needsHistory:t,query:n}=this.#C;this.#i+=1;let s=this.#i,r=this.getAttribute("source"),o=this.getAttribute("view")??
"",i=this.#A&&o&&(!t||n.visits||n.record);if(!r&&!i){this.#L(ko);return}if(!this.#f){this.#L("");return}let a=this.#$;this.#I(
a),this.setAttribute("aria-busy","true");try{let c={server:this.#S,path:this.#A,query:n,theme:a},[l]=await Promise.all([
r?Un(r,a):se(c,o),At(this.hasAttribute("server")?this.#S:"")]);await ln(()=>{s===this.#i&&(this.#t=structuredClone(l),this.#X(
this.#t),this.#Q({...c,theme:"light"},o))})}catch(c){s===this.#i&&this.#H(c)}finally{s===this.#i&&this.removeAttribute("\
aria-busy")}}#I(t){this.#M!==t?this.dataset.theme=t:delete this.dataset.theme}#Q(t,n){if(!this.#t)return;let{template:s,
meta:r}=this.#t.layout,o=r.templates?.light;V??=o??(this.#$==="light"?s:null),!(V||this.hasAttribute("source"))&&(ie??=se(
t,n),ie.then(({layout:i})=>{V??=i.template}).catch(()=>{ie=null}))}#Z(t){this.#o=t,!(!this.#t||!this.#s)&&(this.#I(t&&V?
"light":this.#$),this.#w(),t||requestAnimationFrame(()=>this.#w()))}#R(){let t=document.createElement("summary");t.textContent=
"Numbers";let n={title:this.#d("h3","view-title"),caption:this.#d("p","view-caption"),choices:this.#d("div","view-choice\
s"),summary:this.#d("p","view-summary"),failure:this.#d("p","view-failure"),plot:this.#d("div","view-plot"),details:this.#d(
"details","view-table"),exports:xn({name:()=>this.#z,links:()=>this.#ot(),view:()=>this.#t&&this.#it(this.#t),picture:()=>this.#rt(),
csv:()=>Oe(this.#W()),json:()=>JSON.stringify(this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute("ro\
le","alert"),n.plot.setAttribute("role","img"),n.details.append(t),n.details.addEventListener("toggle",()=>this.#D());let s=new $t(
n.choices,{selected:()=>this.#b,select:(r,o)=>this.#st(r,o),open:r=>this.#l("open",r)});this.replaceChildren(...Object.values(
n)),this.addEventListener("toggle",({target:r})=>this.#nt(r),!0);for(let r of[n.plot,n.details,n.choices,n.exports,n.failure])
r.hidden=!0;return{...n,controls:s}}#d(t,n){let s=this.querySelector(`.${n}`),r=s instanceof HTMLElement?s:document.createElement(
t);return r.className=n,r}#P(t){let{plot:n,details:s,choices:r,exports:o,failure:i}=this.#r;for(let a of[n,s,r,o])a.hidden=
t;i.hidden=!0}#L(t){this.#t=null,this.#u="",this.removeAttribute("aria-busy"),this.#r.controls.pause(),this.#P(!0),this.#r.
summary.textContent=t}#H(t){this.#L("");let{failure:n}=this.#r,s=lt(t);if(n.replaceChildren(s),n.hidden=!1,this.#l("fail\
ed",{message:s}),!(t instanceof $)||![0,503].includes(t.status))return;let r=document.createElement("button");r.type="bu\
tton",r.textContent="Try again",r.addEventListener("click",()=>this.#g()),n.append(" ",r)}#X(t){let{title:n,caption:s,controls:r}=this.#r,
{meta:o}=t.layout;n.textContent=o.title,n.hidden=!1,s.textContent=o.caption,this.#P(!1),r.offer(t,!this.hasAttribute("fi\
ll")),this.#F()&&this.#w()}#w(){if(!this.#t)return;let{plot:t}=this.#r,{data:n,layout:s}=this.#t,r=this.#o,o=r&&V?{...s,
template:V}:s,i=this.#T(s),a=r?Math.min(i.width||es,es):i.width;if(!a)return;let c=this.#j({data:n,layout:o},{...i,width:a});
t.style.height=i.isFixed?`${i.height}px`:"",window.Plotly?.react(t,c.data,r?{...c.layout,width:a}:c.layout,Ao),t.dataset.
listening||this.#tt(t),this.#s=`${a}×${i.height}`,this.dataset.drawn="true",this.#q(),this.#l("drawn",{})}#j({data:t,layout:n},{
width:s,height:r,isFixed:o}){let i="rgba(0, 0, 0, 0)",a=this.#x,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,f=Cn(
{data:t,layout:Oo(n)},{width:s,height:r,isFixed:o,scale:a}),d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,
size:u}}};return{data:f.data,layout:{...f.layout,...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:r}}}#tt(t){t.dataset.
listening="true",t.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#l("open",n.data.meta);let[,s,r]=To.
exec(String([n.customdata].flat()[0]))??[];s&&this.#l("select",{table:s,row:Number(r)})}),t.on("plotly_hover",({points:[
n]})=>{n&&this.#l("hover",{visits:Wn(n,this.#_)})}),t.on("plotly_unhover",()=>this.#l("hover",{visits:[]}))}get#_(){return this.#t?.
layout.meta.visit_axes??[]}#l(t,n){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#q(){this.#t&&
this.#s&&zn(this.#r.plot,this.#_,this.#c)}#T(t){let{plot:n}=this.#r,s=n.clientWidth;if(!this.hasAttribute("fill"))return{
width:s,height:t.height,isFixed:!1};this.#et();let{above:r,below:o}=this.#B();this.style.setProperty("--below",`${Math.ceil(
o)}px`);let i=Math.max(Math.floor(this.offsetHeight-r-o),So);return{width:s,height:i,isFixed:!0}}#et(){let[t,n]=[this.offsetWidth/
this.#x,this.offsetHeight/this.#x],s=$o.filter(([,r,o])=>n<r||t<o).map(([r])=>r).join(" ");this.dataset.room!==s&&(this.
dataset.room=s)}#B(){let{plot:t,details:n,exports:s}=this.#r,r=this.getBoundingClientRect(),o=r.height/this.offsetHeight||
1,i=[n,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.
min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-r.top)/o,below:a/o}}#nt(t){if(this.hasAttribute(
"fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll("details"))n.open&&(n.open=n===t);requestAnimationFrame(
()=>this.#U())}#U(){if(!this.#t)return;let{width:t,height:n}=this.#T(this.#t.layout);t&&this.#s!==`${t}×${n}`&&this.#w()}#st(t,n){
this.setAttribute(t,String(n)),this.#l("option",{[t]:n})}#F(){let t=this.#t;if(!t)return!1;let n=this.hasAttribute("leni\
ent")?null:Yn(this.#p,this.#m);if(n)return this.#H(new Error(n.message)),this.#u=n.name,!1;let{meta:s}=t.layout,r="";if(this.#p.
length){let o=this.#b;this.#r.controls.show(o);for(let a of t.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>o[c]===
l));Se(t,o);let{summaries:i}=s;i&&(s.summary=i.texts[Kn(this.#p,i.by,o)]??""),r=`: ${Qn(this.#p,o)}`}return this.#r.summary.
textContent=s.summary??"",this.#r.plot.setAttribute("aria-label",`${s.title}${r}. ${s.summary??""}`),this.#D(),!0}get#b(){
return Jn(this.#p,this.#m)}#D(){let{details:t}=this.#r;if(!t.open||!this.#t)return;let n=document.createElement("div");n.
className="table-frame",n.tabIndex=0,n.setAttribute("role","region"),n.setAttribute("aria-label",`Numbers: ${this.#t.layout.
meta.title}`),n.append(...this.#W().map(ht)),t.querySelector(".table-frame")?.remove(),t.append(n)}#W(){return this.#t?ke(
this.#t,this.#b):[]}#rt(){if(!this.#t)throw new Error("There is no figure to save yet.");let{data:t,layout:n}=structuredClone(
this.#t),s=this.#T(n),{paper_bgcolor:r,plot_bgcolor:o}=n.template.layout,i=!this.dataset.theme&&document.documentElement.
hasAttribute("data-transparent"),a=this.#j({data:t,layout:n},s),c=i?{}:{paper_bgcolor:r,plot_bgcolor:o};return{data:a.data,
layout:{...a.layout,width:s.width,...c}}}get#z(){let t=[this.getAttribute("model")??this.getAttribute("lesson"),this.getAttribute(
"view"),this.hasAttribute("against")&&"difference"];return this.getAttribute("name")??t.filter(Boolean).join("-")}get#G(){
return{server:this.#S,path:this.#A,view:this.getAttribute("view")??"",values:{...this.#C.query,...this.#b}}}get#V(){let t=this.
getAttribute("theme")??document.documentElement.dataset.askedTheme,n=ns.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",
r])=>this.hasAttribute(s)&&vt(s,r??""));return{...t&&{theme:t},...Object.fromEntries(n)}}#ot(){let t=new URL(location.href);
t.hash=this.id;let n=this.id?t.href:null;if(this.hasAttribute("source"))return{link:n,embed:null,json:null,offline:null};
let s=this.#G;return{link:n,embed:G("embed",this.#J(s)),json:G("json",s),offline:G("offline",s)}}#J(t){let{controls:n,...s}=this.#V,
r={...t.values,...s,...n&&n!=="some"&&{controls:n}};return{...t,values:r}}#it(t){let n=this.#G,{title:s,summary:r=""}=t.
layout.meta,o=["model","lesson","view","reads",...ce,...Object.keys(ae)],i=[...this.attributes].filter(({name:d})=>o.includes(
d)),{theme:a,...c}=this.#V,l=a?.replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:p})=>[d,p])),
...this.#b,...l&&{theme:l},...c},f=this.#J(n);return{title:s,caption:r,name:this.#z,server:n.server,embed:G("embed",f),picture:G(
"picture",f),attributes:Object.fromEntries(Object.entries(u).map(([d,p])=>[d,String(p)]))}}};customElements.define("poin\
ter-view",le)});m();m();(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: as the system",light:"The\
me: light",dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,r=document.documentElement,o=matchMedia("(prefers-col\
or-scheme: dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(
e)}catch{return null}};function u(h){return typeof h=="string"&&Object.hasOwn(t,h)}let f=h=>{let x=s.exec(h??""),N=x?x[1]??
"auto":h;r.toggleAttribute("data-transparent",x!==null),u(N)?r.dataset.askedTheme=h??"":delete r.dataset.askedTheme,a=[N,
r.dataset.firstTheme,l()].find(u)??"auto"},d=()=>{let h=new URL(location.href);h.searchParams.delete("theme"),delete r.dataset.
askedTheme,h.search!==location.search&&history.replaceState(history.state,"",h)},p=()=>{let h=document.querySelector("[d\
ata-theme-button]");return h instanceof HTMLElement?h:null},A=()=>{let h=p();h&&(h.textContent=n[a]);let x=a==="auto"?o.
matches?"dark":"light":a;c||r.dataset.theme===x||(r.dataset.theme=x,document.dispatchEvent(new CustomEvent("pointerscope\
:theme")))},y=({type:h})=>{document.querySelector(".deck")||(c=h==="beforeprint",c?r.dataset.theme="light":A())};f(i),A();
for(let h of["beforeprint","afterprint"])window.addEventListener(h,y);o.addEventListener("change",A),document.addEventListener(
"pointerscope:choose-theme",({detail:h})=>{(h===null||u(h)||s.test(h))&&f(h??i),A()}),document.addEventListener("DOMCont\
entLoaded",()=>{let h=p();h&&(h.hidden=!1,A(),h.addEventListener("click",()=>{a=t[a],d();try{localStorage.setItem(e,a)}catch{}
A()}))})})();m();H();m();H();m();var ys={sqrt:"√",exp:"exp",ln:"ln",pi:"π","*":"·","-":"−"};function B(e){return typeof e=="string"?Number(e.replace(
"inf","Infinity")):e}function be(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(
/inf$/,"Infinity"))}function O(e){return Number.isFinite(e)?String(Number(e.toPrecision(6))).replaceAll("-","−"):e>0?"\
∞":"−∞"}function ut(e){return e<0?`(${O(e)})`:O(e)}function ft(e){return e.length<=24?e.join(" + "):`${e.slice(0,24/
2).join(" + ")} + … + ${e.slice(-2).join(" + ")}`}function It(e,t){return t===1?e:`(${e}) / ${O(t)}`}function Rt(e,t){
return e.replace(/\{(\w+)\}|\b(?:sqrt|exp|ln|pi)\b|\*|-/g,(n,s)=>s?t(s):ys[n]??n)}function Pt(e,t){return e===t?t:`${e} \
= ${t}`}function ye({kind:e,terms:t,plus:n,over:s,template:r,result:o}){let i=O(B(o));if(e==="cells"){let l=new Map(t.map(
({name:u,value:f})=>[u,B(f)]));return Pt(Rt(r,u=>ut(l.get(u)??Number.NaN)),i)}let a=O(t.reduce((l,{value:u})=>l+B(u),0));
if(e==="softmax")return`${a} / ${O(s)} = ${i}`;let c=(n===null?"":`, plus ${O(B(n))}`)+(s===1?"":`, divided by ${O(s)}`);
return c?`Sum ${a}${c} = ${i}`:`Sum ${i}`}m();function w(e,t,n){let s=M(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function M(e,t,n){
let s=e.querySelector(t);return s&&ve(s,n)?s:null}function b(e,t,n){return[...e.querySelectorAll(t)].filter(s=>ve(s,n))}
function Ht(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function k({target:e}){return e}function Ee({target:e}){
return e}function ve(e,t){return e instanceof(t??HTMLElement)}Ft();var Me="figure[data-how]",Ns="figure[data-how] tbody td",Cs=30,Is={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},
ArrowLeft:{row:0,column:-1},ArrowRight:{row:0,column:1}},Rs={product:["term","first factor","second factor","product"],cells:[
"term","value"],softmax:["term","score","exponential, largest score subtracted"],"row-sum":["term","value"],"column-sum":[
"term","value"],collected:["term","value"]};function Ne(e,t){let n=s=>{let r=Wt(s);r&&js(r)};e.addEventListener("pointer\
over",n),e.addEventListener("focusin",n),e.addEventListener("click",n),t&&Ps(e,t),e.addEventListener("pointerout",s=>{let r=k(
s).closest(Me),{relatedTarget:o}=s,i=o instanceof Node&&r?.contains(o);r&&!i&&Ie(Gt(r))}),e.addEventListener("keydown",Hs)}
function Ce(e){for(let t of b(e,Me))for(let[n,s]of b(t,"tbody td").entries())s.tabIndex=n===0?0:-1}function Ps(e,t){let n=0,
s=async r=>{let o=Wt(r);if(!o)return;n+=1;let i=n,a=zt(o),c=Gt(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{let f=await t(
l,u,Vt(mt(a),o));i===n&&c.isConnected&&_s(c,f,o)}catch(f){i===n&&(w(c,"[data-sum]").textContent=lt(f))}};e.addEventListener(
"click",s),e.addEventListener("keydown",r=>{if(r.key==="Enter"&&s(r),r.key!=="Escape")return;let o=k(r).closest("[data-s\
tep]")?.querySelector("[data-opened] button");o instanceof HTMLElement&&o.click()})}function Hs(e){let t=Wt(e),n=Is[e.key];
if(!t||!n||e.altKey||e.ctrlKey||e.metaKey)return;e.preventDefault();let s=zt(t),r=mt(s),{row:o,column:i}=Vt(r,t),a="down"in
s.dataset,c=a?n.column:n.row,l=a?n.row:n.column,u=r[o+c]?.[i+l];u&&(t.tabIndex=-1,u.tabIndex=0,u.focus())}function js(e){
let t=zt(e),n=Gt(t);Ie(n);let s=JSON.parse(t.dataset.how??""),r=mt(t),i=Bs(s,u=>{let f=n.querySelector(`figure[data-tabl\
e="${CSS.escape(u)}"]`);return f instanceof HTMLElement?mt(f):null},Vt(r,e),r);e.dataset.lit="result";for(let u of i?.cells??
[])u.dataset.lit??="part";let a=n.querySelector("[data-sum]");if(!(a instanceof HTMLElement))return;let c=O(Jt(e)),l=i?Pt(
i.text,c):c;a.textContent=[Ws(t,e),l].filter(Boolean).join(": "),delete a.dataset.above,e.getBoundingClientRect().bottom>
a.getBoundingClientRect().top&&(a.dataset.above="")}function _s(e,t,n){e.querySelector("[data-opened]")?.remove();let{kind:s,
title:r,row:o,column:i}=t,a=document.createElement("div");a.dataset.opened="";let c=document.createElement("h3");c.textContent=
[r,o,i].filter(Boolean).join(", ");let l=document.createElement("button");l.type="button",l.textContent="Close",l.addEventListener(
"click",()=>{a.remove(),n.focus()});let u=document.createElement("div");u.className="table-frame",u.tabIndex=0,u.setAttribute(
"role","group"),u.setAttribute("aria-label",c.textContent),u.append(ht({columns:Rs[s],rows:qs(t)}));let f=document.createElement(
"p");f.className="sum",f.textContent=ye(t),a.append(c,u,f,l),w(e,"[data-sum]").after(a),u.focus({preventScroll:!0}),a.scrollIntoView(
{block:"nearest"})}function qs({kind:e,terms:t,among:n}){let s=(r,...o)=>[r,...o.map(i=>O(B(i??0)))];return e==="product"?
t.map(({label:r,left:o,right:i,value:a})=>s(r,o,i,a)):e==="softmax"?n.map(({label:r,left:o,value:i})=>s(r,o,i)):t.map(({
label:r,value:o})=>s(r,o))}function Ie(e){for(let n of b(e,"[data-lit]"))delete n.dataset.lit;let t=e.querySelector("[da\
ta-sum]");t&&(t.textContent="")}function Bs(e,t,n,s){switch(e.kind){case"product":return Us(e,t,n);case"cells":return Fs(
e,t,n);case"softmax":return Ds(e,t,n);case"row-sum":return Dt(Z(t(e.of),n.row),e.over);case"column-sum":return Dt(Re(t(e.
of),n.column),e.over);case"collected":{let r=t(e.of)?.flat(),o=n.row*(s[0]?.length??0)+n.column;return Dt(r&&e.terms[o]?.
flatMap(i=>r[i]??[]),1)}}}function Us({left:e,right:t,transposed:n,plus:s,over:r},o,{row:i,column:a}){let[c,l]=[o(e),o(t)];
if(!c||!l)return null;let u=Z(c,i)??[],f=(n?Z(l,a):Re(l,a))??[],d=u.map((A,y)=>{let h=f[y];return`${F(A)} · ${h?F(h):""}`}),
p=s?Pe(o(s),i,a):void 0;return p&&d.push(F(p)),{text:It(ft(d),r),cells:[...u,...f,...p?[p]:[]]}}function Fs({template:e},t,{
row:n,column:s}){let r=[],o=!0,i=Rt(e,a=>{let c=Pe(t(a),n,s);return c?(r.push(c),F(c)):(o=!1,"")});return o?{text:i,cells:r}:
null}function Ds({of:e,temperature:t},n,{row:s,column:r}){let o=Z(n(e),s),i=o?.[r];if(!o||!i)return null;let a=Math.max(
...o.map(Jt)),c=Math.abs(a/t)>Cs,l=u=>{let f=F(u),d=c?`(${f} − ${ut(a)})`:f;return t===1?c?`e^(${d})`:`e^${d}`:`e^(${d}\
 / ${O(t)})`};return{text:`${l(i)} / (${ft(o.map(l))})`,cells:o}}function Dt(e,t){if(!e)return null;let n=e.length?ft(e.
map(F)):"0";return{text:It(n,t),cells:e}}function Wt(e){return e.target instanceof Element?e.target.closest(Ns):null}function zt(e){
return e.closest("figure")}function Gt(e){return e.closest("[data-step]")}function mt(e){return"down"in e.dataset?[b(e,"\
tbody td",HTMLTableCellElement)]:b(e,"tbody tr").map(t=>b(t,"td",HTMLTableCellElement))}function Vt(e,t){let n=e.findIndex(
s=>s.includes(t));return{row:n,column:e[n]?.indexOf(t)??-1}}function Z(e,t){return e?.[t]??e?.[0]}function Re(e,t){return e?.
flatMap(n=>n[t]??n[0]??[])}function Pe(e,t,n){let s=Z(e,t);return s?.[n]??s?.[0]}function Ws(e,t){let n=t.parentElement?
b(t.parentElement,"th"):[],s=b(e,"thead th")[t.cellIndex-n.length],r=[n[0],s].map(o=>o?.title||o?.textContent);return[w(
e,"figcaption span").textContent,...r].filter(Boolean).join(", ")}function Jt(e){return be(e.dataset.value??e.textContent??
"")}function F(e){return ut(Jt(e))}m();function He({state:e,height:t,set:n,mark:s=()=>{}}){let r=window.parent,o=(document.body.dataset.framers??"").split(" ").
filter(Boolean),i=o.includes("*"),a="",c=(u,f)=>{if(r===window)return;let d={pointerscope:u,...f};for(let p of i?["*"]:o)
r.postMessage(d,p)},l=()=>{let u={state:e(),height:t()};JSON.stringify(u)!==a&&(a=JSON.stringify(u),c("height",{height:u.
height}),c("state",{state:u.state}))};return window.addEventListener("message",({source:u,origin:f,data:d})=>{u!==r||!(i||
o.includes(f))||(d?.pointerscope==="set"&&(n(zs(d.state)),l()),d?.pointerscope==="mark"&&s([d.visits].flat().filter(Number.
isInteger)),d?.pointerscope==="ask"&&(a="",l()))}),(u,f)=>u==="state"?l():c(u,f)}function zs(e){let t={};for(let[n,s]of Object.
entries(e??{}))if(s===null)t[n]=null;else{let r=typeof s=="object"?JSON.stringify(s):s;(typeof r=="string"||typeof r=="n\
umber")&&String(r).length<=1e5&&(t[n]=String(r))}return t}m();H();var Gs=6,pt=0;function je(e,t){e.addEventListener("submit",n=>{let s=k(n).closest("[data-exercise]");s instanceof HTMLFormElement&&
(n.preventDefault(),Vs(s,t))})}async function Vs(e,t){pt+=1;let n=pt,s=e.dataset.exercise??"",r=b(e,"input:not([type=rad\
io])",HTMLInputElement);for(let o of r)o.removeAttribute("aria-invalid");try{let{exercises:o}=await P(`lessons/${encodeURIComponent(
t)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{[s]:Ys(e)}})}),i=o.find(a=>a.
id===s);n===pt&&i&&Ks(e,i.marked,r)}catch(o){if(!(o instanceof $))throw o;if(n!==pt)return;w(e,"[data-marked]").textContent=
o.message,w(e,"[data-because]").hidden=!0,delete e.dataset.right;for(let{where:i}of o.problems)Js(e,r,i)?.setAttribute("\
aria-invalid","true")}}function Js(e,t,n){let[,s,r]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];return s===void 0||r===void 0?t[0]:
_e(e)[Number(s)]?.[Number(r)]}function _e(e){return b(e,"tbody tr").map(t=>b(t,"input",HTMLInputElement))}function Ys(e){
if(e.querySelector("input[type=radio]"))return b(e,"input:checked",HTMLInputElement)[0]?.value??"";let t=_e(e);return t.
length?t.map(n=>n.map(s=>s.value)):w(e,"input",HTMLInputElement).value}function Ks(e,{right:t,all_right:n,computed:s},r){
let o=t.flat();for(let[l,u]of r.entries())u.setAttribute("aria-invalid",String(!o[l]));let i=w(e,"[data-marked]"),a=w(e,
"[data-because]");if(i.replaceChildren(Qs(o,n)),a.hidden=!n,e.dataset.right=String(n),n)return;let c=document.createElement(
"button");c.type="button",c.textContent="Show the answer",i.tabIndex=-1,c.addEventListener("click",()=>{i.textContent=`I\
t is ${Zs(s)}.`,a.hidden=!1,i.focus()}),i.append(" ",c)}function Qs(e,t){if(t)return"Right.";let n=e.filter(Boolean).length;
return e.length>1?`${n} of ${e.length} are right.`:"Not yet."}function Zs(e){return typeof e=="string"?e:e.map(t=>t.map(
Xs).join(", ")).join("; ")}function Xs(e){return String(Number(e.toFixed(Gs))).replace("-","−")}m();var tr=["beside","above","below","figure"],qe={width:960,height:540},er=2,Kt=.6,Yt=.1,nr=320,sr=[{out:"",parts:"*",least:1},
{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons remark",parts:"*",
least:Kt}],Be=["notes reasons remark switch","notes reasons remark switch formula"],rr=[1,.8,Kt],gt=new WeakMap;function Fe(e,t){
let{lookAccent:n,lookScale:s}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==window),n&&
CSS.supports("color",n)&&e.style.setProperty("--accent",n);let r=()=>{let o=M(t,":scope > [data-step]:not([hidden])"),{clientWidth:i,
clientHeight:a}=t;if(!o||!i||!a)return;let c=Math.min(innerWidth/qe.width,innerHeight/qe.height,er),l=Number(s)||Math.max(
1,c);e.style.setProperty("--most",String(l)),or(o,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(r)).observe(
t),t.addEventListener("click",o=>{let i=k(o),a=i.closest("[data-step]");a&&("rest"in i.dataset&&ur(a),i.dataset.turn&&We(
a,Number(a.dataset.page)+Number(i.dataset.turn)))}),r}function De(e){for(let t of e){gt.delete(t);for(let n of["out","la\
yout","paged"])delete t.dataset[n]}}function or(e,t,n,s){let r=`${n}×${s}×${t}`;if(gt.get(e)?.frame===r)return;let o=M(
e,"pointer-view"),i=n>s,a=tr.filter(u=>(u!=="figure"||o)&&(u==="below"||i));e.dataset.fitting="";let c=ir(e,a,t,o)??cr(e,
Math.min(t,1));delete e.dataset.fitting,gt.set(e,{frame:r,arrangement:c}),c.pages&&We(e,Number(e.dataset.page??0));let l=String(
c.scale);o&&o.getAttribute("scale")!==l&&o.setAttribute("scale",l)}function ir(e,t,n,s){delete e.dataset.paged;for(let{out:r,
parts:o,least:i}of sr){if(!e.querySelector(`.words > ${o}`))continue;let a=null;for(let c of t){let l=a?a.scale*(s?.8:1)+
Yt:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=ar(e,r,c,u,n,s);f&&f.worth>(a?.worth??0)&&(a=f)}if(a)return D(e,a),
a}return null}function ar(e,t,n,s,r,o){let i=u=>(D(e,{out:t,layout:n,scale:u}),lr(e));if(!i(s))return null;let[a,c]=[s,r];
for(c-a>Yt&&i(c)&&(a=c);c-a>Yt;){let u=(a+c)/2;i(u)?a=u:c=u}if(!o)return{out:t,layout:n,scale:a,worth:a};D(e,{out:t,layout:n,
scale:a});let l=Math.min(1,o.clientHeight/(a*nr));return{out:t,layout:n,scale:a,worth:a*Math.sqrt(l)}}function cr(e,t){e.
dataset.paged="";let n=rr.map(i=>Math.min(i,t));for(let i of Be){let[a]=n.map(c=>({out:i,layout:"below",scale:c,...Ue(e,
i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)return D(e,a),a}let[
s,r]=[Be.at(-1)??"",n.at(-1)??Kt],o={out:s,layout:"below",scale:r,pages:Ue(e,s,r).pages};return D(e,o),o}function Ue(e,t,n){
D(e,{out:t,layout:"below",scale:n});let s=Qt(e);for(let h of s)h.dataset.turnedTo="";let{rowGap:r,columnGap:o}=getComputedStyle(
w(e,".working")),[i,a]=[Number.parseFloat(r),Number.parseFloat(o)],c=w(e,".shown").getBoundingClientRect(),l=c.height-w(
e,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,p=0,A=0,y=w(e,".formula").scrollWidth<=c.width+1;for(let h of s){
let{width:x,height:N}=h.getBoundingClientRect();y&&=N<=l&&Ge(h),A&&A+x>c.width&&(d+=p+i,p=0,A=0),u.length&&d+Math.max(p,
N)>l&&(u=[],f.push(u),d=0,p=0,A=0),u.push(h),p=Math.max(p,N),A+=x+a}return{pages:f,isFitting:y}}function We(e,t){let n=gt.
get(e)?.arrangement.pages??[],s=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(s);for(let r of Qt(e))n[s]?.includes(
r)?r.dataset.turnedTo="":delete r.dataset.turnedTo;w(e,".pager").hidden=n.length===1,w(e,"[data-turned]").textContent=`${s+
1} of ${n.length}`;for(let r of b(e,"[data-turn]",HTMLButtonElement))r.disabled=!n[s+Number(r.dataset.turn)]}function Qt(e){
return b(e,".matrix, .shown > pointer-view")}function D(e,{out:t,layout:n,scale:s}){e.dataset.out=t,e.dataset.layout=n,w(
e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(s))}function lr(e){let t=e.getBoundingClientRect(),n=w(e,
".formula"),s=r=>{let{right:o,bottom:i,width:a}=r.getBoundingClientRect();return!a||o<=t.right+1&&i<=t.bottom+1};return[
e,w(e,".words"),w(e,".shown")].every(ze)&&n.scrollWidth<=n.clientWidth+1&&[n,...Qt(e)].every(r=>s(r)&&Ge(r))}function ze(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function Ge(e){let t=e.querySelector(
":scope > .table-frame");return!t||ze(t)}function ur(e){let t=document.createElement("dialog");t.className="rest";let n=w(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let s=document.createElement("button");s.type="butto\
n",s.textContent="Close",s.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),w(e,"[data\
-rest]").focus()});let r=[n,e.querySelector(".switch"),e.querySelector(".formula"),...w(e,".words").children];t.append(s);
for(let o of r){if(!o)continue;let i=o.cloneNode(!0);i.removeAttribute("id"),t.append(i)}e.append(t),t.showModal()}m();var fr=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,dr="Write a number, such as 0.5, in every cell.",bt=class{#n;#t;#i;#e=new Map;#s=new Map;constructor(t,n,s){
this.#n=t,this.#t=n,this.#i=s,this.#c(),t.addEventListener("input",r=>{let o=r.target;this.#v(o.name,o.value),this.#m()}),
t.addEventListener("click",r=>{let o=k(r),i=o.closest("[data-input]");i&&("more"in o.dataset&&this.#y(i,1),"fewer"in o.dataset&&
this.#y(i,-1))}),n.addEventListener("click",()=>{for(let r of this.#o)this.#e.set(j(r),Je(Ve(r)));this.#f(),b(this.#n,"i\
nput, select")[0]?.focus(),this.#m()}),this.#a()}get text(){let t={};for(let n of this.#o){let s=j(n),r=Ye(n.dataset.kind,
this.#e.get(s)??"");if(r===null)return null;JSON.stringify(r)!==JSON.stringify(Ve(n))&&(t[s]=r)}return Object.keys(t).length?
JSON.stringify(t):""}replace(t,n){let s=document.activeElement,r=s&&this.#n.contains(s)?this.#u(s):null;this.#n.replaceChildren(
...t.childNodes),n?this.#c():this.#f(),r?.(),this.#a()}showProblems(t){let n=new Set(t);for(let s of this.#o){let r=j(s),
o=`inputs.${r}`,i=t.filter(l=>l.where===o||l.where.startsWith(`${o}[`));for(let l of i)n.delete(l);let a=i.map(l=>l.message).
join(" "),c=JSON.stringify(this.#e.get(r));a&&this.#s.set(r,{typed:c,message:a})}return this.#a(),[...n]}get#o(){return b(
this.#n,"[data-input]")}#u(t){if((t instanceof HTMLInputElement||t instanceof HTMLSelectElement)&&t.name){let i=`[name="${CSS.
escape(t.name)}"]`,a=t instanceof HTMLInputElement?{start:t.selectionStart,end:t.selectionEnd}:null;return()=>{let c=this.#n.
querySelector(i);c instanceof HTMLElement&&c.focus({preventScroll:!0}),c instanceof HTMLInputElement&&a&&c.setSelectionRange(
a.start,a.end)}}let s=t.closest("[data-input]"),r=s instanceof HTMLElement?j(s):"",o=t instanceof HTMLElement&&"more"in t.
dataset?"more":"fewer";return()=>{let i=this.#n.querySelector(`[data-input="${CSS.escape(r)}"] [data-${o}]`);i instanceof
HTMLElement&&i.focus({preventScroll:!0})}}#c(){this.#e.clear();for(let t of this.#o){let n=wt(t),s=n.map(i=>i.value),{kind:r,
row:o}=t.dataset;this.#e.set(j(t),r==="words"?s:r==="matrix"?hr(n,!!o):s[0]??"")}}#f(){for(let t of this.#o)for(let n of wt(
t)){let s=this.#E(n.name);s!==void 0&&n.value!==s&&(n.value=s)}}#h(t){let[n="",s,r]=t.split("."),o=this.#e.get(n);return s===
void 0?null:r===void 0?[o,Number(s)]:[Array.isArray(o?.[0])?o?.[Number(s)]:o,Number(r)]}#E(t){let n=this.#h(t);if(!n)return this.#e.
get(t);let[s,r]=n;return s?.[r]}#v(t,n){let s=this.#h(t);if(!s){this.#e.set(t,n);return}let[r,o]=s;r&&(r[o]=n)}#m(){this.#a(),
this.#i()}#a(){for(let t of this.#o){let n=j(t),s=!["words","choice"].includes(t.dataset.kind??""),r=s?wt(t).filter(c=>Ke(
c.value)===null):[];for(let c of s?wt(t):[])c.setAttribute("aria-invalid",String(r.includes(c)));let o=this.#e.get(n)??"";
this.#s.get(n)?.typed!==JSON.stringify(o)&&this.#s.delete(n),mr(t,r.length?dr:this.#s.get(n)?.message??"");let{least:i,most:a}=t.
dataset;for(let c of b(t,"[data-fewer]",HTMLButtonElement))c.disabled=o.length<=Number(i);for(let c of b(t,"[data-more]",
HTMLButtonElement))c.disabled=o.length>=Number(a)}this.#t.disabled=this.text===""}#y(t,n){let s=j(t),r=this.#e.get(s),o=r.
length+n;if(o<Number(t.dataset.least)||o>Number(t.dataset.most))return;let i=`word ${r.length+1}`;this.#e.set(s,n>0?[...r,
i]:r.slice(0,-1));for(let{dataset:a}of this.#o){let c=a.input??"",l=this.#e.get(c);a.rows===s&&Array.isArray(l)&&(l=Zt(l,
n)),a.columns===s&&Array.isArray(l)&&(l=a.row?Zt(l,n):l.map(u=>Zt(u,n))),l!==void 0&&this.#e.set(c,l)}this.#m()}};function j(e){
return e.dataset.input??""}function Ve(e){return JSON.parse(e.dataset.default??"null")}function wt(e){return b(e,"input,\
 select")}function hr(e,t){let n=new Map;for(let r of e){let[,o=""]=r.name.split(".");n.set(o,[...n.get(o)??[],r.value])}
let s=[...n.values()];return t?s[0]??[]:s}function Zt(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(0,-1)}function Je(e){
return Array.isArray(e)?e.map(Je):String(e)}function Ye(e,t){if(e==="words"||e==="choice")return t;if(!Array.isArray(t))
return Ke(t);let n=t.map(s=>Ye(e,s));return n.includes(null)?null:n}function Ke(e){let t=e.trim().replace("−","-").replace(
",","."),n=fr.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function mr(e,t){let n=w(e,"[data-failure]");
n.textContent=t,n.hidden=!t}m();H();var Ze="This needs the server. Without a server, you can leave out only one step at a time.";async function Xe(e,{address:t,
files:n,signal:s}){let r=document.getElementById("lesson-states");return r?pr(JSON.parse(r.textContent??""),e):n?gr(n,e,
s):wr(t,s)}function tn(e){return!!e||document.getElementById("lesson-states")!==null}function pr(e,{removed:t}){let n=t.
split(",").filter(Boolean).sort().join(",");if(!Object.hasOwn(e,n))throw Et(404,Ze);let s=document.createElement("div");
s.dataset.steps="";let r=Object.values({...e[""],...e[n]});s.append(...r.map(i=>Qe("lesson-parts",i)));for(let i of b(s,
"[data-matrix]"))i.replaceWith(Qe("lesson-matrices",Number(i.dataset.matrix)));let o=document.createDocumentFragment();return o.
append(s),o}function Qe(e,t){let{content:n}=w(document,`#${e}`,HTMLTemplateElement);return document.importNode(n.children[t],
!0)}async function gr(e,{removed:t,inputs:n},s){if(!(!n&&(!t||document.querySelector(`[data-remove="${CSS.escape(t)}"]`))))
throw Et(404,Ze);let o=t?e.replace("{removed}",t):".",i=await fetch(o,{signal:s}).catch(yt);if(!i.ok)throw Et(i.status,Y);
return en(await i.text().catch(yt))}async function wr(e,t){let s=await fetch(e,{headers:{accept:"text/html, application/\
problem+json"},signal:t}).catch(yt),r=await s.text().catch(yt);if(s.ok)return en(r);throw new $(s.status,br(r))}function yt(e){
throw K(e)?e:Et(0,Y)}function en(e){return new DOMParser().parseFromString(e,"text/html")}function br(e){try{return JSON.
parse(e).errors??[]}catch{return[{where:"",message:Y,suggestions:[]}]}}function Et(e,t){return new $(e,[{where:"",message:t,
suggestions:[]}])}m();var yr=3e4,nn=720;async function sn(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+yr;for(;Date.now()<t&&e.
some(Er);)await new Promise(n=>setTimeout(n,100))}function Er(e){return e.querySelector(".view-failure:not([hidden])")?!1:
!e.dataset.drawn||e.hasAttribute("aria-busy")}function rn(e,t=()=>{},n=()=>{}){let s=[],r=[];window.addEventListener("beforeprint",()=>{t(),s=b(e,"details:not([open])",
HTMLDetailsElement).filter(o=>!o.closest("pointer-view"));for(let o of s)o.open=!0;r=b(e,"pointer-view:not([fill]) > .vi\
ew-plot").filter(o=>o.offsetHeight>nn);for(let o of r)o.style.setProperty("--on-paper",String(nn/o.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let o of s)o.open=!1;for(let o of r)o.style.removeProperty("--on-paper");n()})}var No=350,Co=60,de=["removed","inputs","layer","head"],as=["step","all",...de],Io={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},v=w(document,"[data-lesson]"),S=w(v,"[data-steps]"),rs=M(v,"[data-controls]"),ot=v.dataset.only,ue=w(v,"[data\
-trouble]"),os=M(v,"[data-inputs]"),st=os&&new bt(os,w(v,"[data-reset]",HTMLButtonElement),Bo),Lt="frame"in v.dataset,{states:cs,
leftOut:ls=""}=v.dataset,g=he(location.search),I=tn(cs)?{...g,...me(he(""))}:g,fe=new AbortController,tt=0,nt=0;function he(e){
let t=new URLSearchParams(e);return{step:t.get("step")??"",all:t.get("all")??"",removed:t.get("removed")??ls,inputs:t.get(
"inputs")??"",layer:t.get("layer")??"",head:t.get("head")??""}}var Ro=Lt?Fe(v,S):()=>{},Po="framers"in document.body.dataset?
He({state:_o,height:()=>v.scrollHeight,set:qo}):()=>{},q=()=>b(S,":scope > [data-step]"),Tt=e=>q().findIndex(t=>t.dataset.
step===e),it=()=>Math.max(0,Tt(g.step)),us=()=>Lt&&window.parent!==window;function R(){let e=!!g.all||!!ot,t=it(),n=q();
for(let[s,r]of n.entries())r.hidden=!e&&s!==t;if(e&&!Lt)for(let s of Ht(S,"pointer-view[lazy]"))s.removeAttribute("lazy");
v.dataset.mode=e?"all":"one",v.toggleAttribute("data-first",t===0);for(let s of b(v,"[data-follow]",HTMLSelectElement)){
let r=s.dataset.follow;s.value=g[r]||"0"}for(let s of b(v,"[data-slide]"))Ho(s,s.dataset.slide===n[t]?.dataset.step);rs&&
jo(rs,t,n.length,e),Ro(),Po("state",{})}function Ho(e,t){if(!t){e.removeAttribute("aria-current");return}e.setAttribute(
"aria-current","step");let n=e.closest("ol");n&&(n.scrollLeft=e.offsetLeft-n.offsetLeft)}function jo(e,t,n,s){e.hidden=!1,
w(e,"[data-place]").textContent=`Step ${t+1} of ${n}`,w(e,'[data-go="-1"]',HTMLButtonElement).disabled=t===0,w(e,'[data-\
go="1"]',HTMLButtonElement).disabled=t===n-1;let r=M(e,"[data-all]",HTMLInputElement);r&&(r.checked=s)}function rt(e,t=!1){
let n=q(),s=n[Math.max(0,Math.min(n.length-1,e))];s&&(g={...g,step:s.dataset.step??""},at("replace"),R(),t&&w(s,"h1, h2").
focus({preventScroll:!0}),g.all?s.scrollIntoView({block:"start"}):s.getBoundingClientRect().top<0&&v.scrollIntoView({block:"\
start"}),v.querySelector("[data-slide][aria-current]")?.scrollIntoView({block:"nearest",inline:"nearest"}))}function me({
removed:e,inputs:t,layer:n,head:s}){return{removed:e,inputs:t,layer:n,head:s}}function kt(e,t){return de.every(n=>e[n]===
t[n])}function _o(){return{step:q()[it()]?.dataset.step,removed:I.removed,inputs:I.inputs}}function qo({step:e,...t}){e!==
void 0&&!ot&&rt(Math.max(0,Tt(e??"")));let n={};for(let s of de)s in t&&(n[s]=t[s]??"");Ot(n)}function at(e){let t=fs({...g,
...me(I)});if(t!==location.pathname+location.search)try{e==="push"&&!us()?history.pushState(null,"",t):history.replaceState(
null,"",t)}catch{}}function fs(e){let t=[...new URLSearchParams(location.search)].filter(([r])=>!as.some(o=>o===r)),n=C(
{...Object.fromEntries(t),...e});ls&&!e.removed&&n.set("removed","");let s=n.toString();return s?`${location.pathname}?${s}`:
location.pathname}function Bo(){clearTimeout(nt),nt=setTimeout(()=>Ot({}),No)}function Ot(e){let t=nt&&st?st.text:null;clearTimeout(
nt),nt=0;let n={...g,...t===null?{}:{inputs:t},...e};kt(n,g)||(g=n,Mt({history:"push"}))}async function Mt({history:e,isFresh:t=!1}){
tt+=1;let n=tt;fe.abort(),fe=new AbortController,S.setAttribute("aria-busy","true");try{let s=await Xe(g,{address:fs(g),
files:cs,signal:fe.signal});if(n!==tt)return;Fo(s,t),I=g,hs([]),e==="push"&&at("push"),R()}catch(s){if(K(s))return;if(!(s instanceof
$))throw s;n===tt&&Uo(s.problems,e)}finally{n===tt&&S.removeAttribute("aria-busy")}}function Uo(e,t){hs(e);let n=e.every(
r=>r.where.startsWith("inputs"));if(g={...g,...n?{inputs:I.inputs}:me(I)},!kt(g,I)){Mt({history:t});return}let s=ds(I);for(let r of b(
S,"[data-remove]",HTMLInputElement))r.checked=s.has(r.dataset.remove??"");at("replace"),R()}function ds(e){return new Set(
e.removed.split(",").filter(Boolean))}function Fo(e,t){let n=document.activeElement?.closest("[data-remove]"),s=n instanceof
HTMLElement?n.dataset.remove:void 0;for(let o of q()){let i=o.dataset.step??"",a=e.querySelector(`[data-steps] > [data-s\
tep="${CSS.escape(i)}"]`);a&&i!=="exercises"&&o.replaceWith(a)}for(let o of b(v,"[data-renew]")){let i=e.querySelector(`\
[data-renew="${o.dataset.renew}"]`);i&&o.replaceChildren(...i.childNodes)}let r=M(e,"[data-inputs]");r&&st?.replace(r,t),
s&&M(S,`[data-remove="${CSS.escape(s)}"]`)?.focus(),ms()}function hs(e){let t=st?st.showProblems(e):e;ue.textContent=t.map(
n=>n.message).join(" "),ue.hidden=t.length===0,t.length&&v.dataset.live&&ue.append(" ",Do(v.dataset.live))}function Do(e){
let t=document.createElement("a");t.href=e,t.textContent="Open it on the server";let n=v.dataset.inputs??g.inputs;return t.
search=C({...g,inputs:n,all:null}).toString(),t}function ms(){Ce(S),S.querySelector("pointer-view")&&Promise.resolve().then(()=>(ss(),Mo));
for(let e of b(S,"[data-embed]",HTMLAnchorElement)){let t=e.closest("[data-step]"),n=t instanceof HTMLElement?t.dataset.
step:void 0;e.search=C({...g,all:null,step:n}).toString()}for(let e of b(v,"[data-offline]",HTMLAnchorElement))e.search=
C({removed:g.removed,inputs:g.inputs}).toString();for(let e of b(v,"[data-back]",HTMLAnchorElement)){let t=new URLSearchParams(
location.search);for(let n of as)t.delete(n);e.search=t.toString()}}function Wo(e,t,{row:n,column:s}){let r=Object.fromEntries(
new URLSearchParams(location.search)),o=C({...r,step:null,all:null,row:n,column:s});return P(`${v.dataset.api}/${e}/${t}\
?${o}`)}async function zo(e){e.disabled=!0;let{all:t}=g;g={...g,all:"1"},R(),await sn(Ht(S)),window.print(),g={...g,all:t},
R(),e.disabled=!1}function ps(e){return e.closest("input:not([type=checkbox]), select, textarea")!==null}function gs(e){
for(let t=e;t&&t!==S;){if(t.localName==="pointer-view"||t.scrollWidth>t.clientWidth+1&&getComputedStyle(t).overflowX!=="\
visible")return!0;t=t.parentElement}return!1}S.addEventListener("change",e=>{let t=e.target;if(!(t instanceof HTMLInputElement)||
!t.dataset.remove)return;let n=ds(g);t.checked?n.add(t.dataset.remove):n.delete(t.dataset.remove),Ot({removed:[...n].join(
",")})});v.addEventListener("change",e=>{let t=Ee(e);t.dataset.follow&&Ot({[t.dataset.follow]:t.value}),"all"in t.dataset&&
t instanceof HTMLInputElement&&(g={...g,all:t.checked?"1":""},at("replace"),R())});v.addEventListener("click",e=>{let t=k(
e);t.dataset.go&&rt(it()+Number(t.dataset.go)),"print"in t.dataset&&zo(t);let n=t.closest("[data-slide]");n instanceof HTMLElement&&
(e.preventDefault(),rt(Tt(n.dataset.slide),!0))});document.addEventListener("keydown",e=>{let t=k(e);if(ot||e.defaultPrevented||
e.altKey||e.ctrlKey||e.metaKey||ps(t)||gs(t))return;let n=Io[e.key];!n||g.all&&e.key.startsWith("Page")||(e.preventDefault(),
rt(it()+n,!0))});var et;S.addEventListener("touchstart",e=>{let t=k(e);et=e.touches.length===1&&!gs(t)&&!ps(t)?e.touches[0]:
void 0},{passive:!0});S.addEventListener("touchend",({changedTouches:[e]})=>{if(ot||!et||!e)return;let[t,n]=[e.clientX-et.
clientX,e.clientY-et.clientY];et=void 0,Math.abs(t)>Co&&Math.abs(t)>2*Math.abs(n)&&rt(it()-Math.sign(t))});window.addEventListener(
"popstate",()=>{g=he(location.search),kt(g,I)?R():Mt({history:"keep",isFresh:!0})});us()||rn(S,()=>{for(let e of q())e.hidden=
!1;Lt&&De(q())},R);!g.step&&location.hash&&(g.step=location.hash.slice(1));g.step&&Tt(g.step)<0&&!ot&&(g.step="",at("rep\
lace"));var is=M(v,"details.inputs",HTMLDetailsElement);is&&matchMedia("(max-width: 62rem)").matches&&(is.open=!1);Ne(S,
"opens"in v.dataset?Wo:null);je(S,v.dataset.lesson??"");ms();R();v.dataset.ready="true";kt(g,I)||Mt({history:"keep",isFresh:!0});})();
