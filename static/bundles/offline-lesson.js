(()=>{var O=(t,e,n)=>()=>{if(n)throw n[0];try{return t&&(e=t(t=0)),e}catch(s){throw n=[s],s}};var we,Es,E,m=O(()=>{"use strict";({currentScript:we}=document),Es=we instanceof HTMLScriptElement?we.src:"",E=new URL("\
static/js/",Es||document.baseURI).href});async function R(t,e,n=Ct){let s=await fetch(new URL(`api/${t}`,n),e).catch(be);if(!(s.headers.get("content-type")??"").
includes("json")){let i=ct(s.status);throw new T(s.status,[{where:"",message:i,suggestions:[]}])}let o=await s.json().catch(
be);if(!s.ok)throw new T(s.status,o.errors??[]);return o}function be(t){throw Y(t)?t:new T(0,[{where:"",message:It,suggestions:[]}])}
function Y(t){return t instanceof DOMException&&t.name==="AbortError"}function C(t){let e=Object.entries(t).filter(([,n])=>n!=
null&&n!=="");return new URLSearchParams(e.map(([n,s])=>[n,String(s)]))}function lt(t){return t instanceof Error?t.message:
String(t)}var T,Ct,It,ct,j=O(()=>{"use strict";m();T=class extends Error{constructor(e,n){super(n.map(s=>s.message).join(
" ")),this.status=e,this.problems=n}},Ct=new URL(E.replace(/^(.*\/)static\/.*$/,"$1")),It="No response could be read. Yo\
ur input is still here; check your connection and try again.",ct=t=>`The server answered with ${t}.`});function K(t){if(Array.isArray(t))return As(t);if(!("bdata"in t))return{values:t,shape:[t.length]};let e=Uint8Array.from(
atob(t.bdata),o=>o.charCodeAt(0)),n=vs[t.dtype];if(!n)throw new Error(`An array has the unknown type ${t.dtype}.`);let s=new n(
e.buffer),r=t.shape?String(t.shape).split(",").map(Number):[s.length];return{values:s,shape:r}}function As(t){if(!(typeof t[0]==
"object"&&t[0]!==null))return{values:t,shape:[t.length]};let n=t;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,
n[0]?.length??0]}}function F({values:t,shape:e},n){let[,...s]=e,r=s.reduce((o,i)=>o*i,1);return{values:Ss(t,n*r,(n+1)*r),
shape:s}}function Ae({values:t,shape:e}){return e.length<2?t:_t({values:t,shape:e})}function _t(t){return Array.from({length:t.
shape[0]??0},(e,n)=>F(t,n).values)}function Ss(t,e,n){return Array.isArray(t)?t.slice(e,n):t.subarray(e,n)}var vs,qt=O(()=>{
"use strict";m();vs={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,
u4:Uint32Array}});function Te({data:t,layout:e},n){let{parts:s=[]}=e.meta,r=Bt(e.meta,n);for(let o of s){let i=t[o.trace];"lines"in o?Object.
assign(i,Ls(r(o.lines),n[o.row],o)):i[o.attribute]=Ae(r(o.is))}}function Bt(t,e){let n=Ts(t),s=Object.fromEntries((t.choices??
[]).map(({name:a,values:c})=>[a,e[a]===dt?dt:c.indexOf(e[a]??"")])),r=({take:a,at:c})=>{let l=n[a];if(!l)throw new Error(
`The figure has no array ${a}.`);for(let u of c){let f=s[u]??0;f!==dt&&(l=F(l,f))}return l},o=([a,c])=>{let[{values:l},{
values:u,shape:f}]=[i(a),i(c)];return{values:Float64Array.from(u,(p,A)=>p*Number(l[A%l.length])),shape:f}},i=a=>{if("tak\
e"in a)return r(a);if("row"in a){let{values:c}=i(a.row);return{values:c,shape:[1,c.length]}}return"softmax"in a?$s(i(a.softmax),
a):"product"in a?o(a.product):Os(o(a.dots),a.over)};return i}function Ts(t){let e=Se.get(t);return e||(e=Object.fromEntries(
Object.entries(t.arrays??{}).map(([n,s])=>[n,K(s)])),Se.set(t,e)),e}function Os(t,e){let[n=0]=t.shape;return{values:Float64Array.
from({length:n},(r,o)=>Oe(F(t,o).values)).map(r=>r/e),shape:[n]}}function $s({values:t,shape:e},{temperature:n,mask:s}){
let r=Array.from(t,(c,l)=>s&&!s[l]?-1/0:c/n),o=Math.max(...r),i=r.map(c=>Math.exp(c-o)),a=Oe(i);return{values:Float64Array.
from(i,c=>c/a),shape:e}}function Oe(t){let e=0;for(let n=0;n<t.length;n+=1)e+=Number(t[n]);return e}function Ls({values:t,
shape:e},n,{above:s,to:r}){let o=[],i=[],[a=0,c=0]=e;for(let l=0;l<a;l+=1)if(!(n!==dt&&l!==n))for(let u=0;u<c;u+=1){let f=Number(
t[l*c+u]);f<=s||f>r||(o.push(0,1,null),i.push(l,u,null))}return{x:o,y:i}}var dt,Se,Ft=O(()=>{"use strict";m();qt();dt="a\
ll",Se=new WeakMap});function Me({data:t,layout:e},n){let{table:s}=e.meta;if(s&&"rows"in s)return[s];let r=s?[Ms(s,Bt(e.meta,n),n)]:[];return s&&
!s.beside?r:[...t.filter(i=>i.type==="heatmap"&&i.visible!==!1).map(i=>Ns(e,i)),...r]}function ht({columns:t,rows:e}){let n=document.
createElement("table");n.createTHead().insertRow().append(...t.map(o=>Ut("th",o,"col")));let r=n.createTBody();for(let[o,
...i]of e)r.insertRow().append(Ut("th",o,"row"),...i.map(a=>Ut("td",a)));return n}function ke(t){let e=s=>s.map(Rs).join(
",");return`${t.map(({columns:s,rows:r})=>[s,...r].map(e).join(`\r
`)).join(`\r
\r
`)}\r
`}function Ms(t,e,n){let{columns:s,labels:r}=t;if("values"in t){let c=t.values.map(l=>e(l).values);return{columns:s,rows:r.
map((l,u)=>[l,...c.map(f=>f[u])])}}let o=e(t.matrix),i=o.shape.length<2?[o.values]:_t(o),a=i.length===r.length?r:[ks(t,n)];
return{columns:s,rows:i.map((c,l)=>[a[l],...Array.from(c)])}}function ks({labels:t,matrix:e},n){let s="at"in e?e.at.at(-1):
void 0;return t[Number(n[s??""])]??""}function Ns(t,e){let n=K(e.z??[]),s=$e(t,e,"y").map((r,o)=>[r,...Array.from(F(n,o).
values)]);return{columns:[e.name??"",...$e(t,e,"x")],rows:s}}function $e(t,e,n){let s=e[n];if(Array.isArray(s))return s.
map(c=>Le(String(c)));let r=t[`${n}axis`],i=t[`${n}axis${(e[`${n}axis`]??n).slice(1)}`]?.categoryarray??r?.categoryarray;
if(i)return i.map(Le);let{shape:a}=K(e.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function Le(t){return t.
replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;","&")}function Rs(t){if(t==null)return"";if(typeof t=="n\
umber")return String(t);let e=t.replace(Is,"$1'").replace(Ps,"'"),n=Cs.test(t)?t:e;return/[",\r\n]/.test(n)?`"${n.replaceAll(
'"','""')}"`:n}function Ut(t,e,n){let s=document.createElement(t);return n&&(s.scope=n),s.textContent=typeof e=="number"&&
!Number.isInteger(e)?e.toFixed(6):String(e??"–"),s}var Cs,Is,Ps,Dt=O(()=>{"use strict";m();qt();Ft();Cs=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
Is=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,Ps=/^(?=[\t\r\n])/});function xt(t,e){return t==="scale"?e.trim()!==""&&Number(e)>=cn.min&&Number(e)<=cn.max:t==="controls"||t==="caption"?Lr[t].
includes(e):CSS.supports("color",e)}var cn,Lr,ln=O(()=>{"use strict";m();cn={min:.5,max:4},Lr={controls:["none","some","\
all"],caption:["none","title","all"]}});function fn(t){let e=un.then(Mr).then(t);return un=e.catch(()=>{}),e}function Mr(){let{scheduler:t}=globalThis;return t?
t.postTask(()=>{},{priority:"background"}):new Promise(e=>setTimeout(e,0))}var un,dn=O(()=>{"use strict";m();un=Promise.
resolve()});function pn(t){return{"HTML frame":gn(t),"Web component":kr(t),Markdown:wn(t),Quarto:Nr(t),LaTeX:Cr(t)}}function gn({title:t,
embed:e}){return`<iframe src="${vt(e)}" title="${vt(t)}" width="${hn.width}" height="${hn.height}" loading="lazy" allowf\
ullscreen style="border: 0; max-width: 100%"></iframe>`}function kr({server:t,attributes:e}){let n=Object.entries({server:t,
...e}).map(([s,r])=>r===""?s:`${s}="${vt(r)}"`);return`<script src="${vt(new URL("pointer-view.js",t).href)}" defer><\/sc\
ript>
<pointer-view ${n.join(" ")}></pointer-view>`}function wn({title:t,embed:e,picture:n}){return`[![${Ir(t)}](<${mn(n)}>)](\
<${mn(e)}>)`}function Nr(t){return['::: {.content-visible when-format="html"}',"```{=html}",gn(t),"```",":::",'::: {.con\
tent-visible unless-format="html"}',wn(t),":::"].join(`
`)}function Cr({title:t,caption:e,name:n,embed:s,picture:r}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${r}`,
"\\begin{figure}","  \\centering",`  \\href{${Pr(s)}}{\\includegraphics[width=\\linewidth]{${n}.png}}`,`  \\caption{${Br(
[t,e].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function vt(t){return t.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Ir(t){return t.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function mn(t){return t.replaceAll("<","%3C").replaceAll(
">","%3E")}function Pr(t){return t.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function Br(t){return[
...t.normalize("NFC").replace(/\s/g," ").replace(qr,"")].flatMap(n=>[...Hr[n]??Fr(n)]).map(n=>Rr[n]??Ur(n)).join("")}function Fr(t){
return _r.test(t)?t.normalize("NFD").slice(0,1):t}function Ur(t){return/[&%$#_{}]/.test(t)?`\\${t}`:jr.test(t)?t:"?"}var hn,
Rr,jr,Hr,_r,qr,bn=O(()=>{"use strict";m();hn={width:960,height:540};Rr={"\\":"\\textbackslash{}","~":"\\textasciitilde{}",
"^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"\
$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"\
$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty\
$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"\
$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},jr=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Hr={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},_r=/[ąęįųĄĘĮŲ]/,qr=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function En(t,e,{title:n,origin:s}){let r=t.slice(t.indexOf(",")+1);if(e==="svg")return Dr(decodeURIComponent(r),n,s);let o=Uint8Array.
from(atob(r),a=>a.charCodeAt(0)),i=[yn("Title",n),yn("Source",s)];return new Blob([o.subarray(0,33),...i,o.subarray(33)],
{type:"image/png"})}function Dr(t,e,n){let s=new DOMParser().parseFromString(t,"image/svg+xml").documentElement,r=(o,i)=>{
let a=document.createElementNS(s.namespaceURI,o);return a.textContent=i,a};return s.prepend(r("title",e),r("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function yn(t,e){let n=new TextEncoder().encode(`iTXt${t}\
\0\0\0\0\0${e}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,Wr(n)),s.buffer}function Wr(t){let e=-1;for(let n of t){e^=n;for(let s=0;s<8;s+=1)e=e>>>1^(e&
1?3988292384:0)}return~e>>>0}var xn=O(()=>{"use strict";m()});function At(t){return window.Plotly?Promise.resolve(window.Plotly):(te??=new Promise((e,n)=>{let s=document.createElement(
"script");s.src=t?new URL(`static/${vn}`,t).href:new URL(`../${vn}`,E).href;let r=()=>{te=void 0,s.remove(),n(new Error(
"The drawing library could not be loaded. Reload the page to try again."))};s.addEventListener("load",()=>window.Plotly?
e(window.Plotly):r()),s.addEventListener("error",r),document.head.append(s)}),te)}var vn,te,ee=O(()=>{"use strict";m();vn=
"vendor/plotly/plotly-cartesian-4.1.1.min.js"});function Sn({name:t,links:e,view:n,picture:s,csv:r,json:o}){let i=document.createElement("div");i.className="view-take";
let a={link:St("Link"),embed:St("Embed"),json:St("JSON"),offline:St("Offline file")};a.offline.title="One HTML file with\
 this whole view inside, for use without a network";let c=Z("JSON",()=>An(o(),`${t()}.json`,"application/json")),l=Jr(()=>{
let{link:y,embed:h}=e(),v=h?n():null;return{...y&&{Address:y},...v&&pn(v)}}),u=()=>{let y=e();for(let h of Object.keys(a)){
let v=y[h];a[h].hidden=v===null,v!==null&&(a[h].href=v)}c.hidden=y.json!==null,l.hidden=y.link===null&&y.embed===null};for(let y of[
"pointerenter","focusin"])i.addEventListener(y,u);let f=document.createElement("select");f.setAttribute("aria-label","Si\
ze of the PNG"),f.append(...zr.map(y=>{let h=y===Vr;return new Option(`${y}×`,String(y),h,h)}));let d=async y=>{let h=s(),
{width:v=Gr,height:N,meta:J}=h.layout,at={width:v,height:N,...y==="png"&&{scale:Number(f.value)}},Nt=await(await At()).toImage(
h,{format:y,...at}),ys=J.origin??e().embed??location.href;Tn(En(Nt,y,{title:J.title,origin:ys}),`${t()}.${y}`)},p=()=>An(
`\uFEFF${r()}`,`${t()}.csv`,"text/csv;charset=utf-8"),A=document.createElement("span");return A.append(Z("PNG",()=>d("pn\
g"))," ",f),i.append(a.link,a.embed,A,Z("SVG",()=>d("svg")),Z("CSV",p),a.json,c,a.offline,l),u(),i}function Jr(t){let e=document.
createElement("details");e.className="view-codes";let n=document.createElement("summary");n.textContent="Copy";let s=document.
createElement("p"),r=document.createElement("textarea");Object.assign(r,{readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let o=document.
createElement("span");o.setAttribute("role","status");let i=document.createElement("div");i.className="view-sheet",i.append(
s,r),e.append(n,i),e.addEventListener("toggle",()=>{if(!e.open)return;o.textContent="",r.hidden=!0;let c=Object.entries(
t()).map(([l,u])=>Z(l,()=>a(l,u)));s.replaceChildren(...c,o)});let a=async(c,l)=>{r.value=l,r.hidden=!1,r.setAttribute("\
aria-label",c);let u=await Yr(l);u||r.select(),o.textContent=u?"Copied.":"Selected; copy it with the keyboard."};return e}
async function Yr(t){return navigator.clipboard?navigator.clipboard.writeText(t).then(()=>!0,()=>!1):!1}function St(t){let e=document.
createElement("a");return e.textContent=t,e}function Z(t,e){let n=document.createElement("button");return n.type="button",
n.textContent=t,n.addEventListener("click",e),n}function An(t,e,n){Tn(new Blob([t],{type:n}),e)}function Tn(t,e){let n=document.
createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}
var zr,Vr,Gr,On=O(()=>{"use strict";m();bn();xn();ee();zr=[1,2,4],Vr=2,Gr=960});function Pn({data:t,layout:e},{width:n,height:s,isFixed:r,scale:o}){if(!n)return{data:t,layout:e};let i={width:n/o,height:s/
o},a=r&&(i.width<$n.width||i.height<$n.height),c={...i,isFixed:r,isTiny:a,isNarrow:i.width<560,scale:o},l=a?io(e,e.meta.
small??{}):e;if(!r)return{data:t,layout:{...l,...Mn(l,c)}};let u=ao(t,l),f={...u,...Mn(u,c),...co(t,u,c),...fo(u,c)};return{
data:bo(t,u,c.height),layout:f}}function io(t,e){return Rn(t,e)}function Rn(t,e){if(!Ln(t)||!Ln(e))return e;let n={...t};
for(let[s,r]of Object.entries(e))n[s]=Rn(t[s],r);return Object.fromEntries(Object.entries(n).filter(([,s])=>s!==null))}function Ln(t){
return typeof t=="object"&&t!==null&&!Array.isArray(t)}function jn(t,e){return Object.entries(t).filter(([s])=>e.test(s))}
function Hn(t,e){return t[`yaxis${(e??"y").slice(1)}`]}function _n(t){return jn(t,/^yaxis/).map(([,e])=>e.domain??[0,1])}
function qn(t,e){return t[e]}function ao(t,e){let{xaxis:n}=e,s=t.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(i.x))?.x,r=Array.
isArray(s)?s.filter(i=>typeof i=="string"):[],o=Array.isArray(s)&&r.length===s.length;return n?.tickangle!==-90||n.tickvals||
!r.length||!o?e:{...e,xaxis:{...n,tickmode:"array",tickvals:r,ticktext:r}}}function co(t,e,{width:n,height:s,isTiny:r,scale:o}){
let i=lo(t,e),a=Math.max(...i.map(v=>v.length*_+no)),c=Math.ceil(i.length/Math.max(1,Math.floor(n/a))),l=i.length>0&&c*$>
s/(r?4:3),u=i.length>0&&!l,f=uo(e,s,o),p=((f.annotations?.find(({font:v})=>v?.size)?.font?.size??0)/o||$)*Cn+2,A=Math.min(
e.margin?.t??8,u?c*$+4:e.annotations?.length?p:8),y=In.some(v=>qn(e,v)?.colorbar?.orientation==="h"),h=!e.margin||y&&!r;
return{...l&&{showlegend:!1},...!h&&{margin:{...e.margin,t:Math.ceil(A*o)}},...f}}function lo(t,e){if(e.showlegend===!1)
return[];let n=new Map,s=0;for(let{name:r,type:o,visible:i,showlegend:a,legendgroup:c}of t)!r||(a===!1||i===!1)||["heatm\
ap","contour"].includes(o)||(s+=1,n.set(c||r,r.replace(/<[^>]*>/g,"")));return s>1||e.showlegend?[...n.values()]:[]}function uo(t,e,n){
let{annotations:s=[],template:r}=t,o=({yref:d,yanchor:p})=>d==="paper"&&p==="bottom",i=s.filter(o);if(!i.length)return{};
let a=_n(t).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(p=>p-d).filter(p=>p>0),1-d)),l=r.layout.
font.size,u=Math.min(l,Math.min(1,...c)*(e-$)/Cn);if(u>=l)return{};let f=Math.max(oo,u*n);return{annotations:s.map(d=>o(
d)?{...d,font:{...d.font,size:f}}:d)}}function fo(t,{height:e,isTiny:n}){let s=Math.floor(e/3/_),r=e-Bn(t,1/0,s)-kn,o={};
for(let i of In){let a=qn(t,i);a&&(n?o[i]={...a,showscale:!1}:o[i]=ho(t,i,a,r))}return o}function ho(t,e,n,s){let r=n.colorbar??
{};if(s>=Kr||r.ticktext||r.orientation==="h")return n;let o=t.template.layout[e],i=r.tickvals??o?.colorbar?.tickvals,a=(r.
len??1)*s;if(!i){let f=Math.max(W,Math.floor(a/$/1.5));return{...n,colorbar:{...r,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,n.
cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-c)*a>=$)&&u.push(f)}return{...n,colorbar:{...r,
tickvals:u}}}function Mn(t,e){let{width:n,height:s,isFixed:r,isTiny:o,isNarrow:i}=e,a=i?n:1/0,c=r?Math.floor(s/3/_):1/0,
l=Bn(t,a,c),u=r?l?kn:Nn:0,f=Math.max(s-l-(o?2*$:u),$),d=o?n-eo:Math.max(n-to,60);return Object.fromEntries(jn(t,/^[xy]axis/).
map(([p,A])=>{let y=p.startsWith("x"),h=r&&y?go(A,t,f):A,[v,N]=h.domain??[0,1],J=(N-v)*(y?d:f),at=t.template.layout.font.
size*e.scale,ge=mo(h,y,J,at,e),Nt=t.meta.priority?.[p];return[p,po(ge,{isX:y,length:J,fontSize:at,upright:c,priority:Nt},
e)]}))}function mo(t,e,n,s,{isTiny:r,isFixed:o}){let i=t.title?.text??"";if(!r)return o&&!e&&i.length*_>so*n?{...t,title:{}}:
t;let[a,c]=t.domain??[0,1];if(!e||!i||t.side==="top"||c-a>ro)return{...t,title:{}};let l=Math.max(4,Math.floor(n/(_-1))+
1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...t,title:{...t.title,standoff:0,font:{size:s-2},text:u}}}function po(t,{
isX:e,length:n,fontSize:s,upright:r,priority:o},i){let{width:a,isFixed:c,isTiny:l,isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=t;
if(t.visible===!1||t.showticklabels===!1)return t;if(!f)return c||u&&e?wo(t,e,n,i):t;let p=f.length;if(l&&e&&p===1&&t.tickangle===
0&&(f[0]??"").length*_>n-_)return{...t,tickfont:{size:.75*s}};if(p<=W&&(e||!c||n>=$))return t;let y=p<=W?[p-1]:yo(p,Math.
floor(n/$),o);return{...t,tickvals:y.map(h=>d[h]??h),ticktext:y.map(h=>Fn(f[h]??"",h,u?a:1/0,e?r:1/0))}}function go(t,e,n){
let[s]=Hn(e,t.anchor)?.domain??[0,1],r=_n(e).map(([,a])=>a),o=Math.max(...r.filter(a=>a<=s),-1/0),i=(s-o)*n;return t.side===
"top"||i>2.4*$?t:{...t,title:{},...i<.9*$&&{showticklabels:!1}}}function wo(t,e,n,{isTiny:s,isNarrow:r}){let o=Math.max(
W,Math.floor(n/(e?Zr:$*1.5)));if(t.tickvals){let u=e?1:Math.ceil(t.tickvals.length/o);return{...t,tickvals:t.tickvals.filter(
(f,d)=>d%u===0)}}let{dtick:i,...a}=t;if(t.type==="category")return e?t:{...a,nticks:Math.max(W,Math.floor(n/Xr))};let c=r&&
e&&t.nticks&&!s?W:o,l=Math.min(t.nticks??1/0,c);return s||t.nticks||l<5?{...a,nticks:l}:t}function bo(t,e,n){return t.map(
s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let r=Hn(e,s.yaxis),[o,i]=r?.domain??[0,1],a=r?.ticktext?.length;return a===
void 0?s:(i-o)*(n-Nn)<a*$?{...s,texttemplate:""}:s})}function yo(t,e,n){let s=[...Array(t).keys()];if(t<=e)return s;let r=Math.
max(1,Math.ceil(t/Math.max(1,e)));if(!n)return s.filter(i=>i%r===0);let o=[];for(let i of[...s].sort((a,c)=>(n[c]??0)-(n[a]??
0)))o.every(a=>Math.abs(a-i)>=r)&&o.push(i);return o.sort((i,a)=>i-a)}function Bn({xaxis:t},e,n){let r=(t?.tickangle===0?
[]:t?.ticktext??[]).map((o,i)=>Fn(o,i,e,n).length);return Math.max(0,...r)*Qr}function Fn(t,e,n,s){let r=n<1/0;if(!r&&t.
length<=s)return t;let o=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(t)??[],[,i="",a="",c=""]=o,[l="",u]=a.split(" \
· "),f=Math.min(r?Math.max(5,Math.floor(n/48)):14,s),d=l.length>f&&!l.includes("&")?`${l.slice(0,f-1)}…`:l;return i+(u?
`${e+1} ${d}`:d)+c}var $n,Kr,W,$,_,Qr,Zr,Xr,to,eo,kn,Nn,no,so,ro,oo,Cn,In,Un=O(()=>{"use strict";m();$n={width:420,height:200},
Kr=300,W=2,$=20,_=8,Qr=7.5,Zr=44,Xr=18,to=240,eo=90,kn=56,Nn=90,no=48,so=1.3,ro=.6,oo=9,Cn=1.4,In=["coloraxis","coloraxi\
s2"]});function re(t,e){let n=JSON.stringify(Object.values(t)),s=z.get(n)??new Map;z.delete(n),z.set(n,s);for(let i of z.keys()){
if(z.size<=Eo)break;z.delete(i)}let r=s.get(e);if(r)return r;let o=new Promise((i,a)=>xo(n,t,e,{resolve:i,reject:a}));return s.
set(e,o),o.catch(()=>s.delete(e)),o}function xo(t,e,n,s){let r=ne.get(t);if(r){r.views.set(n,s);return}let o=new Map([[n,
s]]);ne.set(t,{query:e,views:o}),setTimeout(()=>{ne.delete(t),vo(e,o)},0)}async function vo(t,e){let{server:n,path:s,query:r,
theme:o}=t,i=[...e.keys()].sort().join(",");try{let a=await R(`${s}/figures?${C({...r,views:i,theme:o})}`,{},n);for(let[
c,{resolve:l}]of e)l(a[c])}catch(a){let c=e.size>1&&a instanceof T&&[404,422,500].includes(a.status);for(let[l,{resolve:u,
reject:f}]of e)c?Ao(t,l).then(u,f):f(a)}}function Ao({server:t,path:e,query:n,theme:s},r){let o=C({...n,theme:s});return R(
`${e}/views/${encodeURIComponent(r)}?${o}`,{},t)}async function Dn(t,e){let n=se.get(t),s=n??(t.startsWith("#")?So(t.slice(
1)):To(t));n||(se.set(t,s),s.catch(()=>se.delete(t)));let r=await s,o=r.layout.meta.templates?.[e];if(!o)return r;let i={
...r.layout,template:o};return{...r,layout:i}}async function So(t){let e=document.getElementById(t);if(!e)throw new Error(
"The figure is missing in this file.");return JSON.parse(e.textContent??"")}async function To(t){let e=await fetch(new URL(
t,document.baseURI)).catch(()=>null);if(!e?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new T(
e?.status??0,[{where:"",message:n,suggestions:[]}])}return e.json()}function V(t,{server:e,path:n,view:s,values:r}){let o=encodeURIComponent(
s),i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${o}`,c={embed:a,picture:`${a}/picture.\
png`,json:`api/${n}/views/${o}`,offline:i?`api/${n}/offline`:`api/${n}/views/${o}/offline`},u=C({...i&&t!=="json"?{step:s}:
{},...r}).toString();return new URL(u?`${c[t]}?${u}`:c[t],e).href}var Eo,z,ne,se,Wn=O(()=>{"use strict";m();j();Eo=12,z=
new Map,ne=new Map;se=new Map});function Vn({x:t,y:e,xaxis:n,yaxis:s},r){let o=[zn(n,t,r),zn(s,e,r)];return[...new Set(o.filter(i=>i!==null))]}function zn(t,e,n){
if(!t||e===void 0||!n.includes(t._name))return null;let s=t.type==="category"?t.d2l_noadd(e):e;return typeof s=="number"&&
Number.isInteger(s)?s:null}function Gn(t,e,n){let s=t.querySelector(":scope > .view-marks")??t.appendChild(Oo()),{_fullLayout:r}=t;
if(!r)return;let o=e.flatMap(i=>n.map(a=>$o(r,r[i],a)));s.replaceChildren(...o.filter(i=>i!==null))}function Oo(){let t=document.
createElement("div");return t.className="view-marks",t}function $o(t,e,n){if(!e?._length)return null;let s=e._id.startsWith(
"x"),r=t[`${s?"y":"x"}axis${(e.anchor??"").slice(1)}`]??t[s?"yaxis":"xaxis"],o=[e.l2p(n-.5),e.l2p(n+.5)],[i,a]=[Math.min(
...o),Math.max(...o)];if(!(a>0&&i<e._length)||!r?._length)return null;let[c,l]=s?[e._offset+i,r._offset]:[r._offset,e._offset+
i],[u,f]=s?[a-i,r._length]:[r._length,a-i],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${f}px`}),d}var Jn=O(()=>{"use strict";m()});function Kn(t,e){return Object.fromEntries(t.map(({name:n,values:s,value:r})=>[n,s.find(o=>String(o)===e(n))??r]))}function Qn(t,e){
for(let{name:n,values:s}of t){let r=e(n);if(r===null||s.map(String).includes(r))continue;let o=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${r}; ${o}.`}}return null}
function Zn(t,e,n){return e.reduce((s,r)=>{let o=t.find(({name:i})=>i===r)?.values??[];return s*o.length+o.indexOf(n[r]??
"")},0)}function Xn(t,e){return t.map(s=>{let{name:r,title:o,values:i}=s,a=ts(s)[i.indexOf(e[r]??"")];return typeof a=="\
number"?`${o.toLowerCase()} ${a}`:a}).join(", ")}function ts({values:t,labels:e}){return e??t}function Yn(t,e){let n=document.
createElement("label");return n.append(`${t} `,e),n}function oe(t,e){let n=document.createElement("button");return n.type=
"button",n.textContent=t,n.addEventListener("click",e),n}var Tt,es=O(()=>{"use strict";m();Tt=class{#n;#t;#i="";#e=0;#s=null;constructor(e,n){
this.#n=e,this.#t=n}offer({data:e,layout:n},s){let{choices:r=[],player:o}=n.meta,i=r.length?[]:e.filter(l=>l.meta),a=JSON.
stringify([r.map(({name:l,values:u,labels:f})=>[l,u,f]),i.map(({name:l,meta:u})=>[l,u])]);if(this.#i===a)return;this.#i=
a,this.pause(),this.#s=null,this.#n.replaceChildren(...r.map(l=>this.#o(l))),i.length&&s&&this.#n.append(this.#u(i));let c=r.
find(({name:l})=>l===o);c&&this.#n.append(...this.#c(c))}show(e){for(let[n,s]of Object.entries(e)){let r=this.#n.querySelector(
`select[name="${n}"]`);r instanceof HTMLSelectElement&&(r.value=String(s))}}pause(){clearInterval(this.#e),this.#e=0,this.#s&&
(this.#s.textContent="Play")}#o(e){let{name:n,title:s,values:r}=e,o=document.createElement("select");o.name=n;let i=ts(e);
return o.append(...r.map((a,c)=>new Option(String(i[c]),String(a)))),o.addEventListener("change",()=>{this.pause();let a=r[o.
selectedIndex];a!==void 0&&this.#t.select(n,a)}),Yn(s,o)}#u(e){let n=document.createElement("select");return n.append(new Option(
"…",""),...e.map((s,r)=>new Option(s.name,String(r)))),n.addEventListener("change",()=>{let s=n.value?e[Number(n.value)]:
void 0;s?.meta&&this.#t.open(s.meta),n.value=""}),Yn("Open",n)}#c({name:e,title:n,values:s}){let r=()=>s.indexOf(this.#t.
selected()[e]??""),o=u=>{let f=s[Math.max(0,Math.min(s.length-1,u))];f!==void 0&&this.#t.select(e,f)},i=u=>{this.pause(),
o(r()+u)},a=oe("Play",()=>{if(this.#e){this.pause();return}r()===s.length-1&&o(0),a.textContent="Pause",this.#e=setInterval(
()=>{o(r()+1),r()===s.length-1&&this.pause()},1200)});this.#s=a;let c=oe("‹",()=>i(-1)),l=oe("›",()=>i(1));return c.
setAttribute("aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});var Ho={};function jo(t){let e=Object.entries(t).map(([n,s])=>{if(!/^[xy]axis/.test(n))return[n,s];let r=s,o=t[n.startsWith(
"x")?"xaxis":"yaxis"]?.categoryarray,i=r.type==="category"&&!r.categoryarray&&o;return[n,i?{...r,categoryorder:"array",categoryarray:o}:
r]});return Object.fromEntries(e)}var ce,le,Lo,rs,Mo,ns,ie,ko,No,Co,Io,ss,Po,Ro,G,ae,ue,os=O(()=>{"use strict";m();j();ln();
dn();On();Un();Wn();Jn();es();Ft();ee();Dt();ce={visits:"visits",record:"record",user:"user","predict-at":"predict_at","\
top-k":"top_k",interventions:"interventions",against:"against"},le=["inputs","removed"],Lo=new Set(["server","source","m\
odel","lesson","view","theme","reads",...le,...Object.keys(ce)]),rs=["scale","accent","controls","caption"],Mo=new Set([
...rs,"fill"]),ns="pointer-view:hover",ie=matchMedia("(prefers-color-scheme: dark)"),ko={displayModeBar:!1,displaylogo:!1,
responsive:!0,scrollZoom:!1},No=120,Co=[["short",576,0],["low",352,0],["tight",288,352]],Io="400px 0px",ss=660,Po=/^(\w+):(\d+)$/,
Ro="Type visits, or add a place, to see what the model answers.",G=null,ae=null,ue=class extends HTMLElement{#n=null;#t=null;#i=0;#e=!1;#s="";#o=!1;#u="";#c=[];#f=!1;#h=new IntersectionObserver(
e=>{e.some(n=>n.isIntersecting)&&this.#M()},{rootMargin:Io});#E=new ResizeObserver(()=>requestAnimationFrame(()=>this.#F()));#x=new MutationObserver(
e=>this.#Y(e.map(({attributeName:n})=>n??"")));#m=e=>this.getAttribute(e);#a=()=>this.#g();#y=({target:e,detail:n})=>{!(e instanceof
HTMLElement)||e===this||!this.hasAttribute("linked")||e.getAttribute("linked")===this.getAttribute("linked")&&this.mark(
n.visits)};#L=({type:e})=>this.#Z(e==="beforeprint");connectedCallback(){this.#n??=this.#P(),this.#N(),document.addEventListener(
"pointerscope:theme",this.#a),document.addEventListener(ns,this.#y),ie.addEventListener("change",this.#a);for(let e of["\
beforeprint","afterprint"])window.addEventListener(e,this.#L);this.#E.observe(this),this.#x.observe(this,{attributes:!0}),
this.hasAttribute("lazy")?this.#h.observe(this):this.#f=!0,this.#g()}disconnectedCallback(){document.removeEventListener(
"pointerscope:theme",this.#a),document.removeEventListener(ns,this.#y),ie.removeEventListener("change",this.#a);for(let e of[
"beforeprint","afterprint"])window.removeEventListener(e,this.#L);this.#E.disconnect(),this.#x.disconnect(),this.#h.disconnect(),
this.#r.controls.pause()}mark(e){e.join()!==this.#c.join()&&(this.#c=e,this.#q())}get chosen(){return this.#t?this.#b:{}}get wantedHeight(){
if(!this.#t)return 0;let{above:e,below:n}=this.#B();return Math.ceil(e+this.#t.layout.height+n)}get#r(){return this.#n??=
this.#P(),this.#n}#M(){this.#f=!0,this.#h.disconnect(),this.#g()}#Y(e){e.some(n=>Mo.has(n))&&(this.#N(),this.#w()),e.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#f?this.#M():e.some(n=>Lo.has(n))?this.#g():this.#p.some(({name:n})=>e.includes(
n))?this.#U()&&this.#w():e.includes(this.#u)&&this.#g()}get#p(){return this.#t?.layout.meta.choices??[]}#g(){this.#e||(this.#e=
!0,queueMicrotask(()=>{this.#e=!1,this.#K()}))}get#A(){let[e,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${e}/${encodeURIComponent(n)}`:""}get#S(){let e=this.getAttribute(
"server");return e?new URL(e.endsWith("/")?e:`${e}/`,document.baseURI).href:Ct.href}get#k(){let e=this.parentElement?.closest(
"[data-theme]");return e instanceof HTMLElement?e.dataset.theme:void 0}get#T(){let e=this.getAttribute("theme");return e===
"auto"?ie.matches?"dark":"light":(e??this.#k)==="dark"?"dark":"light"}get#v(){let e=this.getAttribute("scale");return e!==
null&&xt("scale",e)?Number(e):1}#N(){let e=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty(
"--scale",String(this.#v)):this.style.removeProperty("--scale"),e&&xt("accent",e)?this.style.setProperty("--accent",e):this.
style.removeProperty("--accent")}get#C(){if(this.hasAttribute("lesson")){let n=le.map(s=>[s,this.getAttribute(s)]);return{
needsHistory:!1,query:Object.fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};
let e=Object.entries(ce).map(([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(e)}}async#K(){
let{needsHistory:e,query:n}=this.#C;this.#i+=1;let s=this.#i,r=this.getAttribute("source"),o=this.getAttribute("view")??
"",i=this.#A&&o&&(!e||n.visits||n.record);if(!r&&!i){this.#O(Ro);return}if(!this.#f){this.#O("");return}let a=this.#T;this.#I(
a),this.setAttribute("aria-busy","true");try{let c={server:this.#S,path:this.#A,query:n,theme:a},[l]=await Promise.all([
r?Dn(r,a):re(c,o),At(this.hasAttribute("server")?this.#S:"")]);await fn(()=>{s===this.#i&&(this.#t=structuredClone(l),this.#X(
this.#t),this.#Q({...c,theme:"light"},o))})}catch(c){s===this.#i&&this.#j(c)}finally{s===this.#i&&this.removeAttribute("\
aria-busy")}}#I(e){this.#k!==e?this.dataset.theme=e:delete this.dataset.theme}#Q(e,n){if(!this.#t)return;let{template:s,
meta:r}=this.#t.layout,o=r.templates?.light;G??=o??(this.#T==="light"?s:null),!(G||this.hasAttribute("source"))&&(ae??=re(
e,n),ae.then(({layout:i})=>{G??=i.template}).catch(()=>{ae=null}))}#Z(e){this.#o=e,!(!this.#t||!this.#s)&&(this.#I(e&&G?
"light":this.#T),this.#w(),e||requestAnimationFrame(()=>this.#w()))}#P(){let e=document.createElement("summary");e.textContent=
"Numbers";let n={title:this.#d("h3","view-title"),caption:this.#d("p","view-caption"),choices:this.#d("div","view-choice\
s"),summary:this.#d("p","view-summary"),failure:this.#d("p","view-failure"),plot:this.#d("div","view-plot"),details:this.#d(
"details","view-table"),exports:Sn({name:()=>this.#z,links:()=>this.#ot(),view:()=>this.#t&&this.#it(this.#t),picture:()=>this.#rt(),
csv:()=>ke(this.#W()),json:()=>JSON.stringify(this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute("ro\
le","alert"),n.plot.setAttribute("role","img"),n.details.append(e),n.details.addEventListener("toggle",()=>this.#D());let s=new Tt(
n.choices,{selected:()=>this.#b,select:(r,o)=>this.#st(r,o),open:r=>this.#l("open",r)});this.replaceChildren(...Object.values(
n)),this.addEventListener("toggle",({target:r})=>this.#nt(r),!0);for(let r of[n.plot,n.details,n.choices,n.exports,n.failure])
r.hidden=!0;return{...n,controls:s}}#d(e,n){let s=this.querySelector(`.${n}`),r=s instanceof HTMLElement?s:document.createElement(
e);return r.className=n,r}#R(e){let{plot:n,details:s,choices:r,exports:o,failure:i}=this.#r;for(let a of[n,s,r,o])a.hidden=
e;i.hidden=!0}#O(e){this.#t=null,this.#u="",this.removeAttribute("aria-busy"),this.#r.controls.pause(),this.#R(!0),this.#r.
summary.textContent=e}#j(e){this.#O("");let{failure:n}=this.#r,s=lt(e);if(n.replaceChildren(s),n.hidden=!1,this.#l("fail\
ed",{message:s}),!(e instanceof T)||![0,503].includes(e.status))return;let r=document.createElement("button");r.type="bu\
tton",r.textContent="Try again",r.addEventListener("click",()=>this.#g()),n.append(" ",r)}#X(e){let{title:n,caption:s,controls:r}=this.#r,
{meta:o}=e.layout;n.textContent=o.title,n.hidden=!1,s.textContent=o.caption,this.#R(!1),r.offer(e,!this.hasAttribute("fi\
ll")),this.#U()&&this.#w()}#w(){if(!this.#t)return;let{plot:e}=this.#r,{data:n,layout:s}=this.#t,r=this.#o,o=r&&G?{...s,
template:G}:s,i=this.#$(s),a=r?Math.min(i.width||ss,ss):i.width;if(!a)return;let c=this.#H({data:n,layout:o},{...i,width:a});
e.style.height=i.isFixed?`${i.height}px`:"",window.Plotly?.react(e,c.data,r?{...c.layout,width:a}:c.layout,ko),e.dataset.
listening||this.#tt(e),this.#s=`${a}×${i.height}`,this.dataset.drawn="true",this.#q(),this.#l("drawn",{})}#H({data:e,layout:n},{
width:s,height:r,isFixed:o}){let i="rgba(0, 0, 0, 0)",a=this.#v,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,f=Pn(
{data:e,layout:jo(n)},{width:s,height:r,isFixed:o,scale:a}),d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,
size:u}}};return{data:f.data,layout:{...f.layout,...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:r}}}#tt(e){e.dataset.
listening="true",e.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#l("open",n.data.meta);let[,s,r]=Po.
exec(String([n.customdata].flat()[0]))??[];s&&this.#l("select",{table:s,row:Number(r)})}),e.on("plotly_hover",({points:[
n]})=>{n&&this.#l("hover",{visits:Vn(n,this.#_)})}),e.on("plotly_unhover",()=>this.#l("hover",{visits:[]}))}get#_(){return this.#t?.
layout.meta.visit_axes??[]}#l(e,n){this.dispatchEvent(new CustomEvent(`pointer-view:${e}`,{detail:n,bubbles:!0}))}#q(){this.#t&&
this.#s&&Gn(this.#r.plot,this.#_,this.#c)}#$(e){let{plot:n}=this.#r,s=n.clientWidth;if(!this.hasAttribute("fill"))return{
width:s,height:e.height,isFixed:!1};this.#et();let{above:r,below:o}=this.#B();this.style.setProperty("--below",`${Math.ceil(
o)}px`);let i=Math.max(Math.floor(this.offsetHeight-r-o),No);return{width:s,height:i,isFixed:!0}}#et(){let[e,n]=[this.offsetWidth/
this.#v,this.offsetHeight/this.#v],s=Co.filter(([,r,o])=>n<r||e<o).map(([r])=>r).join(" ");this.dataset.room!==s&&(this.
dataset.room=s)}#B(){let{plot:e,details:n,exports:s}=this.#r,r=this.getBoundingClientRect(),o=r.height/this.offsetHeight||
1,i=[n,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.
min(...i.map(({top:c})=>c)):0;return{above:(e.getBoundingClientRect().top-r.top)/o,below:a/o}}#nt(e){if(this.hasAttribute(
"fill")&&e instanceof HTMLDetailsElement&&e.open)for(let n of this.querySelectorAll("details"))n.open&&(n.open=n===e);requestAnimationFrame(
()=>this.#F())}#F(){if(!this.#t)return;let{width:e,height:n}=this.#$(this.#t.layout);e&&this.#s!==`${e}×${n}`&&this.#w()}#st(e,n){
this.setAttribute(e,String(n)),this.#l("option",{[e]:n})}#U(){let e=this.#t;if(!e)return!1;let n=this.hasAttribute("leni\
ent")?null:Qn(this.#p,this.#m);if(n)return this.#j(new Error(n.message)),this.#u=n.name,!1;let{meta:s}=e.layout,r="";if(this.#p.
length){let o=this.#b;this.#r.controls.show(o);for(let a of e.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>o[c]===
l));Te(e,o);let{summaries:i}=s;i&&(s.summary=i.texts[Zn(this.#p,i.by,o)]??""),r=`: ${Xn(this.#p,o)}`}return this.#r.summary.
textContent=s.summary??"",this.#r.plot.setAttribute("aria-label",`${s.title}${r}. ${s.summary??""}`),this.#D(),!0}get#b(){
return Kn(this.#p,this.#m)}#D(){let{details:e}=this.#r;if(!e.open||!this.#t)return;let n=document.createElement("div");n.
className="table-frame",n.tabIndex=0,n.setAttribute("role","region"),n.setAttribute("aria-label",`Numbers: ${this.#t.layout.
meta.title}`),n.append(...this.#W().map(ht)),e.querySelector(".table-frame")?.remove(),e.append(n)}#W(){return this.#t?Me(
this.#t,this.#b):[]}#rt(){if(!this.#t)throw new Error("There is no figure to save yet.");let{data:e,layout:n}=structuredClone(
this.#t),s=this.#$(n),{paper_bgcolor:r,plot_bgcolor:o}=n.template.layout,i=!this.dataset.theme&&document.documentElement.
hasAttribute("data-transparent"),a=this.#H({data:e,layout:n},s),c=i?{}:{paper_bgcolor:r,plot_bgcolor:o};return{data:a.data,
layout:{...a.layout,width:s.width,...c}}}get#z(){let e=[this.getAttribute("model")??this.getAttribute("lesson"),this.getAttribute(
"view"),this.hasAttribute("against")&&"difference"];return this.getAttribute("name")??e.filter(Boolean).join("-")}get#V(){
return{server:this.#S,path:this.#A,view:this.getAttribute("view")??"",values:{...this.#C.query,...this.#b}}}get#G(){let e=this.
getAttribute("theme")??document.documentElement.dataset.askedTheme,n=rs.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",
r])=>this.hasAttribute(s)&&xt(s,r??""));return{...e&&{theme:e},...Object.fromEntries(n)}}#ot(){let e=new URL(location.href);
e.hash=this.id;let n=this.id?e.href:null;if(this.hasAttribute("source"))return{link:n,embed:null,json:null,offline:null};
let s=this.#V;return{link:n,embed:V("embed",this.#J(s)),json:V("json",s),offline:V("offline",s)}}#J(e){let{controls:n,...s}=this.#G,
r={...e.values,...s,...n&&n!=="some"&&{controls:n}};return{...e,values:r}}#it(e){let n=this.#V,{title:s,summary:r=""}=e.
layout.meta,o=["model","lesson","view","reads",...le,...Object.keys(ce)],i=[...this.attributes].filter(({name:d})=>o.includes(
d)),{theme:a,...c}=this.#G,l=a?.replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:p})=>[d,p])),
...this.#b,...l&&{theme:l},...c},f=this.#J(n);return{title:s,caption:r,name:this.#z,server:n.server,embed:V("embed",f),picture:V(
"picture",f),attributes:Object.fromEntries(Object.entries(u).map(([d,p])=>[d,String(p)]))}}};customElements.define("poin\
ter-view",ue)});m();m();(()=>{let t="pointerscope-theme",e={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
ht",dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,r=document.documentElement,o=matchMedia("(prefers-color-sche\
me: dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(t)}catch{
return null}};function u(h){return typeof h=="string"&&Object.hasOwn(e,h)}let f=h=>{let v=s.exec(h??""),N=v?v[1]??"auto":
h;r.toggleAttribute("data-transparent",v!==null),u(N)?r.dataset.askedTheme=h??"":delete r.dataset.askedTheme,a=[N,r.dataset.
firstTheme,l()].find(u)??"auto"},d=()=>{let h=new URL(location.href);h.searchParams.delete("theme"),delete r.dataset.askedTheme,
h.search!==location.search&&history.replaceState(history.state,"",h)},p=()=>{let h=document.querySelector("[data-theme-b\
utton]");return h instanceof HTMLElement?h:null},A=()=>{let h=p();h&&(h.textContent=n[a]);let v=a==="auto"?o.matches?"da\
rk":"light":a;c||r.dataset.theme===v||(r.dataset.theme=v,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
y=({type:h})=>{document.querySelector(".deck")||(c=h==="beforeprint",c?r.dataset.theme="light":A())};f(i),A();for(let h of[
"beforeprint","afterprint"])window.addEventListener(h,y);o.addEventListener("change",A),document.addEventListener("point\
erscope:choose-theme",({detail:h})=>{(h===null||u(h)||s.test(h))&&f(h??i),A()}),document.addEventListener("DOMContentLoa\
ded",()=>{let h=p();h&&(h.hidden=!1,A(),h.addEventListener("click",()=>{a=e[a],d();try{localStorage.setItem(t,a)}catch{}
A()}))})})();m();j();m();j();m();var xs={sqrt:"√",exp:"exp",ln:"ln",pi:"π","*":"·","-":"−"};function B(t){return typeof t=="string"?Number(t.replace(
"inf","Infinity")):t}function ye(t){return Number(t.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(
/inf$/,"Infinity"))}function M(t){return Number.isFinite(t)?String(Number(t.toPrecision(6))).replaceAll("-","−"):t>0?"\
∞":"−∞"}function ut(t){return t<0?`(${M(t)})`:M(t)}function ft(t){return t.length<=24?t.join(" + "):`${t.slice(0,24/
2).join(" + ")} + … + ${t.slice(-2).join(" + ")}`}function Pt(t,e){return e===1?t:`(${t}) / ${M(e)}`}function Rt(t,e){
return t.replace(/\{(\w+)\}|\b(?:sqrt|exp|ln|pi)\b|\*|-/g,(n,s)=>s?e(s):xs[n]??n)}function jt(t,e){return t===e?e:`${t} \
= ${e}`}function Ee({kind:t,terms:e,plus:n,over:s,template:r,result:o}){let i=M(B(o));if(t==="cells"){let l=new Map(e.map(
({name:u,value:f})=>[u,B(f)]));return jt(Rt(r,u=>ut(l.get(u)??Number.NaN)),i)}let a=M(e.reduce((l,{value:u})=>l+B(u),0));
if(t==="softmax")return`${a} / ${M(s)} = ${i}`;let c=(n===null?"":`, plus ${M(B(n))}`)+(s===1?"":`, divided by ${M(s)}`);
return c?`Sum ${a}${c} = ${i}`:`Sum ${i}`}m();function w(t,e,n){let s=k(t,e,n);if(!s)throw new Error(`The page has no element that matches ${e}.`);return s}function k(t,e,n){
let s=t.querySelector(e);return s&&ve(s,n)?s:null}function b(t,e,n){return[...t.querySelectorAll(e)].filter(s=>ve(s,n))}
function Ht(t,e="pointer-view"){return[...t.querySelectorAll(e)]}function L({target:t}){return t}function xe({target:t}){
return t}function ve(t,e){return t instanceof(e??HTMLElement)}Dt();var Ne="figure[data-how]",js="figure[data-how] tbody td",Hs=30,_s={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},
ArrowLeft:{row:0,column:-1},ArrowRight:{row:0,column:1}},qs={product:["term","first factor","second factor","product"],cells:[
"term","value"],softmax:["term","score","exponential, largest score subtracted"],"row-sum":["term","value"],"column-sum":[
"term","value"],collected:["term","value"]};function Ce(t,e){let n=s=>{let r=zt(s);r&&Us(r)};t.addEventListener("pointer\
over",n),t.addEventListener("focusin",n),t.addEventListener("click",n),e&&Bs(t,e),t.addEventListener("pointerout",s=>{let r=L(
s).closest(Ne),{relatedTarget:o}=s,i=o instanceof Node&&r?.contains(o);r&&!i&&Pe(Gt(r))}),t.addEventListener("keydown",Fs)}
function Ie(t){for(let e of b(t,Ne))for(let[n,s]of b(e,"tbody td").entries())s.tabIndex=n===0?0:-1}function Bs(t,e){let n=0,
s=async r=>{let o=zt(r);if(!o)return;n+=1;let i=n,a=Vt(o),c=Gt(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{let f=await e(
l,u,Jt(mt(a),o));i===n&&c.isConnected&&Ds(c,f,o)}catch(f){i===n&&(w(c,"[data-sum]").textContent=lt(f))}};t.addEventListener(
"click",s),t.addEventListener("keydown",r=>{if(r.key==="Enter"&&s(r),r.key!=="Escape")return;let o=L(r).closest("[data-s\
tep]")?.querySelector("[data-opened] button");o instanceof HTMLElement&&o.click()})}function Fs(t){let e=zt(t),n=_s[t.key];
if(!e||!n||t.altKey||t.ctrlKey||t.metaKey)return;t.preventDefault();let s=Vt(e),r=mt(s),{row:o,column:i}=Jt(r,e),a="down"in
s.dataset,c=a?n.column:n.row,l=a?n.row:n.column,u=r[o+c]?.[i+l];u&&(e.tabIndex=-1,u.tabIndex=0,u.focus())}function Us(t){
let e=Vt(t),n=Gt(e);Pe(n);let s=JSON.parse(e.dataset.how??""),r=mt(e),i=zs(s,u=>{let f=n.querySelector(`figure[data-tabl\
e="${CSS.escape(u)}"]`);return f instanceof HTMLElement?mt(f):null},Jt(r,t),r);t.dataset.lit="result";for(let u of i?.cells??
[])u.dataset.lit??="part";let a=n.querySelector("[data-sum]");if(!(a instanceof HTMLElement))return;let c=M(Yt(t)),l=i?jt(
i.text,c):c;a.textContent=[Ys(e,t),l].filter(Boolean).join(": "),delete a.dataset.above,t.getBoundingClientRect().bottom>
a.getBoundingClientRect().top&&(a.dataset.above="")}function Ds(t,e,n){t.querySelector("[data-opened]")?.remove();let{kind:s,
title:r,row:o,column:i}=e,a=document.createElement("div");a.dataset.opened="";let c=document.createElement("h3");c.textContent=
[r,o,i].filter(Boolean).join(", ");let l=document.createElement("button");l.type="button",l.textContent="Close",l.addEventListener(
"click",()=>{a.remove(),n.focus()});let u=document.createElement("div");u.className="table-frame",u.tabIndex=0,u.setAttribute(
"role","group"),u.setAttribute("aria-label",c.textContent),u.append(ht({columns:qs[s],rows:Ws(e)}));let f=document.createElement(
"p");f.className="sum",f.textContent=Ee(e),a.append(c,u,f,l),w(t,"[data-sum]").after(a),u.focus({preventScroll:!0}),a.scrollIntoView(
{block:"nearest"})}function Ws({kind:t,terms:e,among:n}){let s=(r,...o)=>[r,...o.map(i=>M(B(i??0)))];return t==="product"?
e.map(({label:r,left:o,right:i,value:a})=>s(r,o,i,a)):t==="softmax"?n.map(({label:r,left:o,value:i})=>s(r,o,i)):e.map(({
label:r,value:o})=>s(r,o))}function Pe(t){for(let n of b(t,"[data-lit]"))delete n.dataset.lit;let e=t.querySelector("[da\
ta-sum]");e&&(e.textContent="")}function zs(t,e,n,s){switch(t.kind){case"product":return Vs(t,e,n);case"cells":return Gs(
t,e,n);case"softmax":return Js(t,e,n);case"row-sum":return Wt(Q(e(t.of),n.row),t.over);case"column-sum":return Wt(Re(e(t.
of),n.column),t.over);case"collected":{let r=e(t.of)?.flat(),o=n.row*(s[0]?.length??0)+n.column;return Wt(r&&t.terms[o]?.
flatMap(i=>r[i]??[]),1)}}}function Vs({left:t,right:e,transposed:n,plus:s,over:r},o,{row:i,column:a}){let[c,l]=[o(t),o(e)];
if(!c||!l)return null;let u=Q(c,i)??[],f=(n?Q(l,a):Re(l,a))??[],d=u.map((A,y)=>{let h=f[y];return`${U(A)} · ${h?U(h):""}`}),
p=s?je(o(s),i,a):void 0;return p&&d.push(U(p)),{text:Pt(ft(d),r),cells:[...u,...f,...p?[p]:[]]}}function Gs({template:t},e,{
row:n,column:s}){let r=[],o=!0,i=Rt(t,a=>{let c=je(e(a),n,s);return c?(r.push(c),U(c)):(o=!1,"")});return o?{text:i,cells:r}:
null}function Js({of:t,temperature:e},n,{row:s,column:r}){let o=Q(n(t),s),i=o?.[r];if(!o||!i)return null;let a=Math.max(
...o.map(Yt)),c=Math.abs(a/e)>Hs,l=u=>{let f=U(u),d=c?`(${f} − ${ut(a)})`:f;return e===1?c?`e^(${d})`:`e^${d}`:`e^(${d}\
 / ${M(e)})`};return{text:`${l(i)} / (${ft(o.map(l))})`,cells:o}}function Wt(t,e){if(!t)return null;let n=t.length?ft(t.
map(U)):"0";return{text:Pt(n,e),cells:t}}function zt(t){return t.target instanceof Element?t.target.closest(js):null}function Vt(t){
return t.closest("figure")}function Gt(t){return t.closest("[data-step]")}function mt(t){return"down"in t.dataset?[b(t,"\
tbody td",HTMLTableCellElement)]:b(t,"tbody tr").map(e=>b(e,"td",HTMLTableCellElement))}function Jt(t,e){let n=t.findIndex(
s=>s.includes(e));return{row:n,column:t[n]?.indexOf(e)??-1}}function Q(t,e){return t?.[e]??t?.[0]}function Re(t,e){return t?.
flatMap(n=>n[e]??n[0]??[])}function je(t,e,n){let s=Q(t,e);return s?.[n]??s?.[0]}function Ys(t,e){let n=e.parentElement?
b(e.parentElement,"th"):[],s=b(t,"thead th")[e.cellIndex-n.length],r=[n[0],s].map(o=>o?.title||o?.textContent);return[w(
t,"figcaption span").textContent,...r].filter(Boolean).join(", ")}function Yt(t){return ye(t.dataset.value??t.textContent??
"")}function U(t){return ut(Yt(t))}m();function He({state:t,height:e,set:n,mark:s=()=>{}}){let r=window.parent,o=(document.body.dataset.framers??"").split(" ").
filter(Boolean),i=o.includes("*"),a="",c=(u,f)=>{if(r===window)return;let d={pointerscope:u,...f};for(let p of i?["*"]:o)
r.postMessage(d,p)},l=()=>{let u={state:t(),height:e()};JSON.stringify(u)!==a&&(a=JSON.stringify(u),c("height",{height:u.
height}),c("state",{state:u.state}))};return window.addEventListener("message",({source:u,origin:f,data:d})=>{u!==r||!(i||
o.includes(f))||(d?.pointerscope==="set"&&(n(Ks(d.state)),l()),d?.pointerscope==="mark"&&s(Qs(d.visits)),d?.pointerscope===
"ask"&&(a="",l()))}),(u,f)=>u==="state"?l():c(u,f)}function Ks(t){let e={};if(typeof t!="object"||t===null||Array.isArray(
t))return e;for(let[n,s]of Object.entries(t).slice(0,100)){let r=s===null?null:Zs(s);(r===null||r!==void 0&&r.length<=1e5)&&
(e[n]=r)}return e}function Qs(t){return(Array.isArray(t)?t.slice(0,1e3):[t]).filter(n=>Number.isInteger(n)&&n>=0)}function Zs(t){
return typeof t=="string"?t:typeof t=="number"?Number.isFinite(t)?String(t):void 0:typeof t=="object"&&_e(t,8)<=2e4?JSON.
stringify(t):void 0}function _e(t,e){if(typeof t=="bigint")return Number.POSITIVE_INFINITY;if(typeof t!="object"||t===null)
return 1;if(e===0||ArrayBuffer.isView(t))return Number.POSITIVE_INFINITY;let n=1;for(let s of Object.values(t))if(n+=_e(
s,e-1),n>2e4)return Number.POSITIVE_INFINITY;return n}m();j();var Xs=6,pt=0;function qe(t,e){t.addEventListener("submit",n=>{let s=L(n).closest("[data-exercise]");s instanceof HTMLFormElement&&
(n.preventDefault(),tr(s,e))})}async function tr(t,e){pt+=1;let n=pt,s=t.dataset.exercise??"",r=b(t,"input:not([type=rad\
io])",HTMLInputElement);for(let o of r)o.removeAttribute("aria-invalid");try{let{exercises:o}=await R(`lessons/${encodeURIComponent(
e)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{[s]:nr(t)}})}),i=o.find(a=>a.
id===s);n===pt&&i&&sr(t,i.marked,r)}catch(o){if(!(o instanceof T))throw o;if(n!==pt)return;w(t,"[data-marked]").textContent=
o.message,w(t,"[data-because]").hidden=!0,delete t.dataset.right;for(let{where:i}of o.problems)er(t,r,i)?.setAttribute("\
aria-invalid","true")}}function er(t,e,n){let[,s,r]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];return s===void 0||r===void 0?e[0]:
Be(t)[Number(s)]?.[Number(r)]}function Be(t){return b(t,"tbody tr").map(e=>b(e,"input",HTMLInputElement))}function nr(t){
if(t.querySelector("input[type=radio]"))return b(t,"input:checked",HTMLInputElement)[0]?.value??"";let e=Be(t);return e.
length?e.map(n=>n.map(s=>s.value)):w(t,"input",HTMLInputElement).value}function sr(t,{right:e,all_right:n,computed:s},r){
let o=e.flat();for(let[l,u]of r.entries())u.setAttribute("aria-invalid",String(!o[l]));let i=w(t,"[data-marked]"),a=w(t,
"[data-because]");if(i.replaceChildren(rr(o,n)),a.hidden=!n,t.dataset.right=String(n),n)return;let c=document.createElement(
"button");c.type="button",c.textContent="Show the answer",i.tabIndex=-1,c.addEventListener("click",()=>{i.textContent=`I\
t is ${or(s)}.`,a.hidden=!1,i.focus()}),i.append(" ",c)}function rr(t,e){if(e)return"Right.";let n=t.filter(Boolean).length;
return t.length>1?`${n} of ${t.length} are right.`:"Not yet."}function or(t){return typeof t=="string"?t:t.map(e=>e.map(
ir).join(", ")).join("; ")}function ir(t){return String(Number(t.toFixed(Xs))).replace("-","−")}m();var ar=["beside","above","below","figure"],Fe={width:960,height:540},cr=2,Qt=.6,Kt=.1,lr=320,ur=[{out:"",parts:"*",least:1},
{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons remark",parts:"*",
least:Qt}],Ue=["notes reasons remark switch","notes reasons remark switch formula"],fr=[1,.8,Qt],gt=new WeakMap;function We(t,e){
let{lookAccent:n,lookScale:s}=t.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==window),n&&
CSS.supports("color",n)&&t.style.setProperty("--accent",n);let r=()=>{let o=k(e,":scope > [data-step]:not([hidden])"),{clientWidth:i,
clientHeight:a}=e;if(!o||!i||!a)return;let c=Math.min(innerWidth/Fe.width,innerHeight/Fe.height,cr),l=Number(s)||Math.max(
1,c);t.style.setProperty("--most",String(l)),dr(o,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(r)).observe(
e),e.addEventListener("click",o=>{let i=L(o),a=i.closest("[data-step]");a&&("rest"in i.dataset&&wr(a),i.dataset.turn&&Ve(
a,Number(a.dataset.page)+Number(i.dataset.turn)))}),r}function ze(t){for(let e of t){gt.delete(e);for(let n of["out","la\
yout","paged"])delete e.dataset[n]}}function dr(t,e,n,s){let r=`${n}×${s}×${e}`;if(gt.get(t)?.frame===r)return;let o=k(
t,"pointer-view"),i=n>s,a=ar.filter(u=>(u!=="figure"||o)&&(u==="below"||i));t.dataset.fitting="";let c=hr(t,a,e,o)??pr(t,
Math.min(e,1));delete t.dataset.fitting,gt.set(t,{frame:r,arrangement:c}),c.pages&&Ve(t,Number(t.dataset.page??0));let l=String(
c.scale);o&&o.getAttribute("scale")!==l&&o.setAttribute("scale",l)}function hr(t,e,n,s){delete t.dataset.paged;for(let{out:r,
parts:o,least:i}of ur){if(!t.querySelector(`.words > ${o}`))continue;let a=null;for(let c of e){let l=a?a.scale*(s?.8:1)+
Kt:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=mr(t,r,c,u,n,s);f&&f.worth>(a?.worth??0)&&(a=f)}if(a)return D(t,a),
a}return null}function mr(t,e,n,s,r,o){let i=u=>(D(t,{out:e,layout:n,scale:u}),gr(t));if(!i(s))return null;let[a,c]=[s,r];
for(c-a>Kt&&i(c)&&(a=c);c-a>Kt;){let u=(a+c)/2;i(u)?a=u:c=u}if(!o)return{out:e,layout:n,scale:a,worth:a};D(t,{out:e,layout:n,
scale:a});let l=Math.min(1,o.clientHeight/(a*lr));return{out:e,layout:n,scale:a,worth:a*Math.sqrt(l)}}function pr(t,e){t.
dataset.paged="";let n=fr.map(i=>Math.min(i,e));for(let i of Ue){let[a]=n.map(c=>({out:i,layout:"below",scale:c,...De(t,
i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)return D(t,a),a}let[
s,r]=[Ue.at(-1)??"",n.at(-1)??Qt],o={out:s,layout:"below",scale:r,pages:De(t,s,r).pages};return D(t,o),o}function De(t,e,n){
D(t,{out:e,layout:"below",scale:n});let s=Zt(t);for(let h of s)h.dataset.turnedTo="";let{rowGap:r,columnGap:o}=getComputedStyle(
w(t,".working")),[i,a]=[Number.parseFloat(r),Number.parseFloat(o)],c=w(t,".shown").getBoundingClientRect(),l=c.height-w(
t,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,p=0,A=0,y=w(t,".formula").scrollWidth<=c.width+1;for(let h of s){
let{width:v,height:N}=h.getBoundingClientRect();y&&=N<=l&&Je(h),A&&A+v>c.width&&(d+=p+i,p=0,A=0),u.length&&d+Math.max(p,
N)>l&&(u=[],f.push(u),d=0,p=0,A=0),u.push(h),p=Math.max(p,N),A+=v+a}return{pages:f,isFitting:y}}function Ve(t,e){let n=gt.
get(t)?.arrangement.pages??[],s=Math.max(0,Math.min(e,n.length-1));t.dataset.page=String(s);for(let r of Zt(t))n[s]?.includes(
r)?r.dataset.turnedTo="":delete r.dataset.turnedTo;w(t,".pager").hidden=n.length===1,w(t,"[data-turned]").textContent=`${s+
1} of ${n.length}`;for(let r of b(t,"[data-turn]",HTMLButtonElement))r.disabled=!n[s+Number(r.dataset.turn)]}function Zt(t){
return b(t,".matrix, .shown > pointer-view")}function D(t,{out:e,layout:n,scale:s}){t.dataset.out=e,t.dataset.layout=n,w(
t,"[data-rest]").hidden=!e,t.style.setProperty("--scale",String(s))}function gr(t){let e=t.getBoundingClientRect(),n=w(t,
".formula"),s=r=>{let{right:o,bottom:i,width:a}=r.getBoundingClientRect();return!a||o<=e.right+1&&i<=e.bottom+1};return[
t,w(t,".words"),w(t,".shown")].every(Ge)&&n.scrollWidth<=n.clientWidth+1&&[n,...Zt(t)].every(r=>s(r)&&Je(r))}function Ge(t){
return!t.clientWidth||t.scrollWidth<=t.clientWidth+1&&t.scrollHeight<=t.clientHeight+1}function Je(t){let e=t.querySelector(
":scope > .table-frame");return!e||Ge(e)}function wr(t){let e=document.createElement("dialog");e.className="rest";let n=w(
t,"h1, h2");e.setAttribute("aria-label",(n.textContent??"").trim());let s=document.createElement("button");s.type="butto\
n",s.textContent="Close",s.addEventListener("click",()=>e.close()),e.addEventListener("close",()=>{e.remove(),w(t,"[data\
-rest]").focus()});let r=[n,t.querySelector(".switch"),t.querySelector(".formula"),...w(t,".words").children];e.append(s);
for(let o of r){if(!o)continue;let i=o.cloneNode(!0);i.removeAttribute("id"),e.append(i)}t.append(e),e.showModal()}m();var br=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,yr="Write a number, such as 0.5, in every cell.",bt=class{#n;#t;#i;#e=new Map;#s=new Map;constructor(e,n,s){
this.#n=e,this.#t=n,this.#i=s,this.#c(),e.addEventListener("input",r=>{let o=r.target;this.#x(o.name,o.value),this.#m()}),
e.addEventListener("click",r=>{let o=L(r),i=o.closest("[data-input]");i&&("more"in o.dataset&&this.#y(i,1),"fewer"in o.dataset&&
this.#y(i,-1))}),n.addEventListener("click",()=>{for(let r of this.#o)this.#e.set(H(r),Ke(Ye(r)));this.#f(),b(this.#n,"i\
nput, select")[0]?.focus(),this.#m()}),this.#a()}get text(){let e={};for(let n of this.#o){let s=H(n),r=Qe(n.dataset.kind,
this.#e.get(s)??"");if(r===null)return null;JSON.stringify(r)!==JSON.stringify(Ye(n))&&(e[s]=r)}return Object.keys(e).length?
JSON.stringify(e):""}replace(e,n){let s=document.activeElement,r=s&&this.#n.contains(s)?this.#u(s):null;this.#n.replaceChildren(
...e.childNodes),n?this.#c():this.#f(),r?.(),this.#a()}showProblems(e){let n=new Set(e);for(let s of this.#o){let r=H(s),
o=`inputs.${r}`,i=e.filter(l=>l.where===o||l.where.startsWith(`${o}[`));for(let l of i)n.delete(l);let a=i.map(l=>l.message).
join(" "),c=JSON.stringify(this.#e.get(r));a&&this.#s.set(r,{typed:c,message:a})}return this.#a(),[...n]}get#o(){return b(
this.#n,"[data-input]")}#u(e){if((e instanceof HTMLInputElement||e instanceof HTMLSelectElement)&&e.name){let i=`[name="${CSS.
escape(e.name)}"]`,a=e instanceof HTMLInputElement?{start:e.selectionStart,end:e.selectionEnd}:null;return()=>{let c=this.#n.
querySelector(i);c instanceof HTMLElement&&c.focus({preventScroll:!0}),c instanceof HTMLInputElement&&a&&c.setSelectionRange(
a.start,a.end)}}let s=e.closest("[data-input]"),r=s instanceof HTMLElement?H(s):"",o=e instanceof HTMLElement&&"more"in e.
dataset?"more":"fewer";return()=>{let i=this.#n.querySelector(`[data-input="${CSS.escape(r)}"] [data-${o}]`);i instanceof
HTMLElement&&i.focus({preventScroll:!0})}}#c(){this.#e.clear();for(let e of this.#o){let n=wt(e),s=n.map(i=>i.value),{kind:r,
row:o}=e.dataset;this.#e.set(H(e),r==="words"?s:r==="matrix"?Er(n,!!o):s[0]??"")}}#f(){for(let e of this.#o)for(let n of wt(
e)){let s=this.#E(n.name);s!==void 0&&n.value!==s&&(n.value=s)}}#h(e){let[n="",s,r]=e.split("."),o=this.#e.get(n);return s===
void 0?null:r===void 0?[o,Number(s)]:[Array.isArray(o?.[0])?o?.[Number(s)]:o,Number(r)]}#E(e){let n=this.#h(e);if(!n)return this.#e.
get(e);let[s,r]=n;return s?.[r]}#x(e,n){let s=this.#h(e);if(!s){this.#e.set(e,n);return}let[r,o]=s;r&&(r[o]=n)}#m(){this.#a(),
this.#i()}#a(){for(let e of this.#o){let n=H(e),s=!["words","choice"].includes(e.dataset.kind??""),r=s?wt(e).filter(c=>Ze(
c.value)===null):[];for(let c of s?wt(e):[])c.setAttribute("aria-invalid",String(r.includes(c)));let o=this.#e.get(n)??"";
this.#s.get(n)?.typed!==JSON.stringify(o)&&this.#s.delete(n),xr(e,r.length?yr:this.#s.get(n)?.message??"");let{least:i,most:a}=e.
dataset;for(let c of b(e,"[data-fewer]",HTMLButtonElement))c.disabled=o.length<=Number(i);for(let c of b(e,"[data-more]",
HTMLButtonElement))c.disabled=o.length>=Number(a)}this.#t.disabled=this.text===""}#y(e,n){let s=H(e),r=this.#e.get(s),o=r.
length+n;if(o<Number(e.dataset.least)||o>Number(e.dataset.most))return;let i=`word ${r.length+1}`;this.#e.set(s,n>0?[...r,
i]:r.slice(0,-1));for(let{dataset:a}of this.#o){let c=a.input??"",l=this.#e.get(c);a.rows===s&&Array.isArray(l)&&(l=Xt(l,
n)),a.columns===s&&Array.isArray(l)&&(l=a.row?Xt(l,n):l.map(u=>Xt(u,n))),l!==void 0&&this.#e.set(c,l)}this.#m()}};function H(t){
return t.dataset.input??""}function Ye(t){return JSON.parse(t.dataset.default??"null")}function wt(t){return b(t,"input,\
 select")}function Er(t,e){let n=new Map;for(let r of t){let[,o=""]=r.name.split(".");n.set(o,[...n.get(o)??[],r.value])}
let s=[...n.values()];return e?s[0]??[]:s}function Xt(t,e){return e>0?[...t,structuredClone(t.at(-1))]:t.slice(0,-1)}function Ke(t){
return Array.isArray(t)?t.map(Ke):String(t)}function Qe(t,e){if(t==="words"||t==="choice")return e;if(!Array.isArray(e))
return Ze(e);let n=e.map(s=>Qe(t,s));return n.includes(null)?null:n}function Ze(t){let e=t.trim().replace("−","-").replace(
",","."),n=br.test(e)?Number(e):Number.NaN;return Number.isFinite(n)?n:null}function xr(t,e){let n=w(t,"[data-failure]");
n.textContent=e,n.hidden=!e}m();j();var tn="This needs the server. Without a server, you can leave out only one step at a time.";async function en(t,{address:e,
files:n,signal:s}){let r=document.getElementById("lesson-states");return r?vr(JSON.parse(r.textContent??""),t):n?Ar(n,t,
s):Sr(e,s)}function nn(t){return!!t||document.getElementById("lesson-states")!==null}function vr(t,{removed:e}){let n=e.
split(",").filter(Boolean).sort().join(",");if(!Object.hasOwn(t,n))throw Et(404,tn);let s=document.createElement("div");
s.dataset.steps="";let r=Object.values({...t[""],...t[n]});s.append(...r.map(i=>Xe("lesson-parts",i)));for(let i of b(s,
"[data-matrix]"))i.replaceWith(Xe("lesson-matrices",Number(i.dataset.matrix)));let o=document.createDocumentFragment();return o.
append(s),o}function Xe(t,e){let{content:n}=w(document,`#${t}`,HTMLTemplateElement);return document.importNode(n.children[e],
!0)}async function Ar(t,{removed:e,inputs:n},s){if(!(!n&&(!e||document.querySelector(`[data-remove="${CSS.escape(e)}"]`))))
throw Et(404,tn);let o=e?t.replace("{removed}",e):".",i=await fetch(o,{signal:s}).catch(yt);if(!i.ok)throw Et(i.status,ct(
i.status));return sn(await i.text().catch(yt))}async function Sr(t,e){let s=await fetch(t,{headers:{accept:"text/html, a\
pplication/problem+json"},signal:e}).catch(yt),r=await s.text().catch(yt);if(s.ok)return sn(r);throw new T(s.status,Tr(r,
s.status))}function yt(t){throw Y(t)?t:Et(0,It)}function sn(t){return new DOMParser().parseFromString(t,"text/html")}function Tr(t,e){
try{return JSON.parse(t).errors??[]}catch{return[{where:"",message:ct(e),suggestions:[]}]}}function Et(t,e){return new T(
t,[{where:"",message:e,suggestions:[]}])}m();var Or=3e4,rn=720;async function on(t){for(let n of t)n.removeAttribute("lazy");let e=Date.now()+Or;for(;Date.now()<e&&t.
some($r);)await new Promise(n=>setTimeout(n,100))}function $r(t){return t.querySelector(".view-failure:not([hidden])")?!1:
!t.dataset.drawn||t.hasAttribute("aria-busy")}function an(t,e=()=>{},n=()=>{}){let s=[],r=[];window.addEventListener("beforeprint",()=>{e(),s=b(t,"details:not([open])",
HTMLDetailsElement).filter(o=>!o.closest("pointer-view"));for(let o of s)o.open=!0;r=b(t,"pointer-view:not([fill]) > .vi\
ew-plot").filter(o=>o.offsetHeight>rn);for(let o of r)o.style.setProperty("--print-scale",String(rn/o.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let o of s)o.open=!1;for(let o of r)o.style.removeProperty("--print-scale");n()})}var _o=350,qo=60,he=["removed","inputs","layer","head"],ls=["step","all",...he],Bo={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},x=w(document,"[data-lesson]"),S=w(x,"[data-steps]"),is=k(x,"[data-controls]"),rt=x.dataset.only,fe=w(x,"[data\
-error]"),as=k(x,"[data-inputs]"),nt=as&&new bt(as,w(x,"[data-reset]",HTMLButtonElement),Go),Ot="frame"in x.dataset,{states:us,
leftOut:fs=""}=x.dataset,g=me(location.search),I=nn(us)?{...g,...pe(me(""))}:g,de=new AbortController,X=0,et=0;function me(t){
let e=new URLSearchParams(t);return{step:e.get("step")??"",all:e.get("all")??"",removed:e.get("removed")??fs,inputs:e.get(
"inputs")??"",layer:e.get("layer")??"",head:e.get("head")??""}}var Fo=Ot?We(x,S):()=>{},Uo="framers"in document.body.dataset?
He({state:zo,height:()=>x.scrollHeight,set:Vo}):()=>{},q=()=>b(S,":scope > [data-step]"),$t=t=>q().findIndex(e=>e.dataset.
step===t),ot=()=>Math.max(0,$t(g.step)),ds=()=>Ot&&window.parent!==window;function P(){let t=!!g.all||!!rt,e=ot(),n=q();
for(let[s,r]of n.entries())r.hidden=!t&&s!==e;if(t&&!Ot)for(let s of Ht(S,"pointer-view[lazy]"))s.removeAttribute("lazy");
x.dataset.mode=t?"all":"one",x.toggleAttribute("data-first",e===0);for(let s of b(x,"[data-follow]",HTMLSelectElement)){
let r=s.dataset.follow;s.value=g[r]||"0"}for(let s of b(x,"[data-slide]"))Do(s,s.dataset.slide===n[e]?.dataset.step);is&&
Wo(is,e,n.length,t),Fo(),Uo("state",{})}function Do(t,e){if(!e){t.removeAttribute("aria-current");return}t.setAttribute(
"aria-current","step");let n=t.closest("ol");n&&requestAnimationFrame(()=>{n.scrollLeft=t.offsetLeft-n.offsetLeft})}function Wo(t,e,n,s){
t.hidden=!1,w(t,"[data-place]").textContent=`Step ${e+1} of ${n}`,w(t,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,
w(t,'[data-go="1"]',HTMLButtonElement).disabled=e===n-1;let r=k(t,"[data-all]",HTMLInputElement);r&&(r.checked=s)}function st(t,e=!1){
let n=q(),s=n[Math.max(0,Math.min(n.length-1,t))];s&&(g={...g,step:s.dataset.step??""},it("replace"),P(),e&&w(s,"h1, h2").
focus({preventScroll:!0}),g.all?s.scrollIntoView({block:"start"}):s.getBoundingClientRect().top<0&&x.scrollIntoView({block:"\
start"}),x.querySelector("[data-slide][aria-current]")?.scrollIntoView({block:"nearest",inline:"nearest"}))}function pe({
removed:t,inputs:e,layer:n,head:s}){return{removed:t,inputs:e,layer:n,head:s}}function Lt(t,e){return he.every(n=>t[n]===
e[n])}function zo(){return{step:q()[ot()]?.dataset.step,removed:I.removed,inputs:I.inputs}}function Vo({step:t,...e}){t!==
void 0&&!rt&&st(Math.max(0,$t(t??"")));let n={};for(let s of he)s in e&&(n[s]=e[s]??"");Mt(n)}function it(t){let e=hs({...g,
...pe(I)});if(e!==location.pathname+location.search)try{t==="push"&&!ds()?history.pushState(null,"",e):history.replaceState(
null,"",e)}catch{}}function hs(t){let e=[...new URLSearchParams(location.search)].filter(([r])=>!ls.some(o=>o===r)),n=C(
{...Object.fromEntries(e),...t});fs&&!t.removed&&n.set("removed","");let s=n.toString();return s?`${location.pathname}?${s}`:
location.pathname}function Go(){clearTimeout(et),et=setTimeout(()=>Mt({}),_o)}function Mt(t){let e=et&&nt?nt.text:null;clearTimeout(
et),et=0;let n={...g,...e===null?{}:{inputs:e},...t};Lt(n,g)||(g=n,kt({history:"push"}))}async function kt({history:t,isFresh:e=!1}){
X+=1;let n=X;de.abort(),de=new AbortController,S.setAttribute("aria-busy","true");try{let s=await en(g,{address:hs(g),files:us,
signal:de.signal});if(n!==X)return;Yo(s,e),I=g,ps([]),t==="push"&&it("push"),P()}catch(s){if(Y(s))return;if(!(s instanceof
T))throw s;n===X&&Jo(s.problems,t)}finally{n===X&&S.removeAttribute("aria-busy")}}function Jo(t,e){ps(t);let n=t.every(r=>r.
where.startsWith("inputs"));if(g={...g,...n?{inputs:I.inputs}:pe(I)},!Lt(g,I)){kt({history:e});return}let s=ms(I);for(let r of b(
S,"[data-remove]",HTMLInputElement))r.checked=s.has(r.dataset.remove??"");it("replace"),P()}function ms(t){return new Set(
t.removed.split(",").filter(Boolean))}function Yo(t,e){let n=document.activeElement?.closest("[data-remove]"),s=n instanceof
HTMLElement?n.dataset.remove:void 0;for(let o of q()){let i=o.dataset.step??"",a=t.querySelector(`[data-steps] > [data-s\
tep="${CSS.escape(i)}"]`);a&&i!=="exercises"&&o.replaceWith(a)}for(let o of b(x,"[data-renew]")){let i=t.querySelector(`\
[data-renew="${o.dataset.renew}"]`);i&&o.replaceChildren(...i.childNodes)}let r=k(t,"[data-inputs]");r&&nt?.replace(r,e),
s&&k(S,`[data-remove="${CSS.escape(s)}"]`)?.focus(),gs()}function ps(t){let e=nt?nt.showProblems(t):t;fe.textContent=e.map(
n=>n.message).join(" "),fe.hidden=e.length===0,e.length&&x.dataset.live&&fe.append(" ",Ko(x.dataset.live))}function Ko(t){
let e=document.createElement("a");e.href=t,e.textContent="Open it on the server";let n=x.dataset.inputs??g.inputs;return e.
search=C({...g,inputs:n,all:null}).toString(),e}function gs(){Ie(S),S.querySelector("pointer-view")&&Promise.resolve().then(()=>(os(),Ho));
for(let t of b(S,"[data-embed]",HTMLAnchorElement)){let e=t.closest("[data-step]"),n=e instanceof HTMLElement?e.dataset.
step:void 0;t.search=C({...g,all:null,step:n}).toString()}for(let t of b(x,"[data-offline]",HTMLAnchorElement))t.search=
C({removed:g.removed,inputs:g.inputs}).toString();for(let t of b(x,"[data-back]",HTMLAnchorElement)){let e=new URLSearchParams(
location.search);for(let n of ls)e.delete(n);t.search=e.toString()}}function Qo(t,e,{row:n,column:s}){let r=Object.fromEntries(
new URLSearchParams(location.search)),o=C({...r,step:null,all:null,row:n,column:s});return R(`${x.dataset.api}/${t}/${e}\
?${o}`)}async function Zo(t){t.disabled=!0;let{all:e}=g;g={...g,all:"1"},P(),await on(Ht(S)),window.print(),g={...g,all:e},
P(),t.disabled=!1}function ws(t){return t.closest("input:not([type=checkbox]), select, textarea")!==null}function bs(t){
for(let e=t;e&&e!==S;){if(e.localName==="pointer-view"||e.scrollWidth>e.clientWidth+1&&getComputedStyle(e).overflowX!=="\
visible")return!0;e=e.parentElement}return!1}S.addEventListener("change",t=>{let e=t.target;if(!(e instanceof HTMLInputElement)||
!e.dataset.remove)return;let n=ms(g);e.checked?n.add(e.dataset.remove):n.delete(e.dataset.remove),Mt({removed:[...n].join(
",")})});x.addEventListener("change",t=>{let e=xe(t);e.dataset.follow&&Mt({[e.dataset.follow]:e.value}),"all"in e.dataset&&
e instanceof HTMLInputElement&&(g={...g,all:e.checked?"1":""},it("replace"),P())});x.addEventListener("click",t=>{let e=L(
t);e.dataset.go&&st(ot()+Number(e.dataset.go)),"print"in e.dataset&&Zo(e);let n=e.closest("[data-slide]");n instanceof HTMLElement&&
(t.preventDefault(),st($t(n.dataset.slide),!0))});document.addEventListener("keydown",t=>{let e=L(t);if(rt||t.defaultPrevented||
t.altKey||t.ctrlKey||t.metaKey||ws(e)||bs(e))return;let n=Bo[t.key];!n||g.all&&t.key.startsWith("Page")||(t.preventDefault(),
st(ot()+n,!0))});var tt;S.addEventListener("touchstart",t=>{let e=L(t);tt=t.touches.length===1&&!bs(e)&&!ws(e)?t.touches[0]:
void 0},{passive:!0});S.addEventListener("touchend",({changedTouches:[t]})=>{if(rt||!tt||!t)return;let[e,n]=[t.clientX-tt.
clientX,t.clientY-tt.clientY];tt=void 0,Math.abs(e)>qo&&Math.abs(e)>2*Math.abs(n)&&st(ot()-Math.sign(e))});window.addEventListener(
"popstate",()=>{g=me(location.search),Lt(g,I)?P():kt({history:"keep",isFresh:!0})});ds()||an(S,()=>{for(let t of q())t.hidden=
!1;Ot&&ze(q())},P);!g.step&&location.hash&&(g.step=location.hash.slice(1));g.step&&$t(g.step)<0&&!rt&&(g.step="",it("rep\
lace"));var cs=k(x,"details.inputs",HTMLDetailsElement);cs&&matchMedia("(max-width: 62rem)").matches&&(cs.open=!1);Ce(S,
"opens"in x.dataset?Qo:null);qe(S,x.dataset.lesson??"");gs();P();x.dataset.ready="true";Lt(g,I)||kt({history:"keep",isFresh:!0});})();
