(()=>{var M=(t,e,n)=>()=>{if(n)throw n[0];try{return t&&(e=t(t=0)),e}catch(r){throw n=[r],r}};var Ae,Ur,v,m=M(()=>{"use strict";({currentScript:Ae}=document),Ur=Ae instanceof HTMLScriptElement?Ae.src:"",v=new URL("\
static/js/",Ur||document.baseURI).href});async function H(t,e,n=_t){let r=await fetch(new URL(`api/${t}`,n),e).catch(Se);if(!(r.headers.get("content-type")??"").
includes("json")){let i=ut(r.status);throw new T(r.status,[{where:"",message:i,suggestions:[]}])}let o=await r.json().catch(
Se);if(!r.ok)throw new T(r.status,o.errors??[]);return o}function Se(t){throw Z(t)?t:new T(0,[{where:"",message:Ht,suggestions:[]}])}
function Z(t){return t instanceof DOMException&&t.name==="AbortError"}function C(t){let e=Object.entries(t).filter(([,n])=>n!=
null&&n!=="");return new URLSearchParams(e.map(([n,r])=>[n,String(r)]))}function ft(t){return t instanceof Error?t.message:
String(t)}var T,_t,Ht,ut,q=M(()=>{"use strict";m();T=class extends Error{constructor(e,n){super(n.map(r=>r.message).join(
" ")),this.status=e,this.problems=n}},_t=new URL(v.replace(/^(.*\/)static\/.*$/,"$1")),Ht="No response could be read. Yo\
ur input is still here; check your connection and try again.",ut=t=>`The server answered with ${t}.`});function X(t){if(Array.isArray(t))return es(t);if(!("bdata"in t))return{values:t,shape:[t.length]};let e=Uint8Array.from(
atob(t.bdata),o=>o.charCodeAt(0)),n=ts[t.dtype];if(!n)throw new Error(`An array has the unknown type ${t.dtype}.`);let r=new n(
e.buffer),s=t.shape?String(t.shape).split(",").map(Number):[r.length];return{values:r,shape:s}}function es(t){if(!(typeof t[0]==
"object"&&t[0]!==null))return{values:t,shape:[t.length]};let n=t;return{values:n.flatMap(r=>Array.from(r)),shape:[n.length,
n[0]?.length??0]}}function z({values:t,shape:e},n){let[,...r]=e,s=r.reduce((o,i)=>o*i,1);return{values:ns(t,n*s,(n+1)*s),
shape:r}}function Fe({values:t,shape:e}){return e.length<2?t:Gt({values:t,shape:e})}function Gt(t){return Array.from({length:t.
shape[0]??0},(e,n)=>z(t,n).values)}function ns(t,e,n){return Array.isArray(t)?t.slice(e,n):t.subarray(e,n)}var ts,Jt=M(()=>{
"use strict";m();ts={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,
u4:Uint32Array}});function De({data:t,layout:e},n){let{parts:r=[]}=e.meta,s=Yt(e.meta,n);for(let o of r){let i=t[o.trace];"lines"in o?Object.
assign(i,is(s(o.lines),n[o.row],o)):i[o.attribute]=Fe(s(o.is))}}function Yt(t,e){let n=rs(t),r=Object.fromEntries((t.choices??
[]).map(({name:a,values:c})=>[a,e[a]===bt?bt:c.indexOf(e[a]??"")])),s=({take:a,at:c})=>{let l=n[a];if(!l)throw new Error(
`The figure has no array ${a}.`);for(let u of c){let f=r[u]??0;f!==bt&&(l=z(l,f))}return l},o=([a,c])=>{let[{values:l},{
values:u,shape:f}]=[i(a),i(c)];return{values:Float64Array.from(u,(p,E)=>p*Number(l[E%l.length])),shape:f}},i=a=>{if("tak\
e"in a)return s(a);if("row"in a){let{values:c}=i(a.row);return{values:c,shape:[1,c.length]}}return"softmax"in a?os(i(a.softmax),
a):"product"in a?o(a.product):ss(o(a.dots),a.over)};return i}function rs(t){let e=Be.get(t);return e||(e=Object.fromEntries(
Object.entries(t.arrays??{}).map(([n,r])=>[n,X(r)])),Be.set(t,e)),e}function ss(t,e){let[n=0]=t.shape;return{values:Float64Array.
from({length:n},(s,o)=>We(z(t,o).values)).map(s=>s/e),shape:[n]}}function os({values:t,shape:e},{temperature:n,mask:r}){
let s=Array.from(t,(c,l)=>r&&!r[l]?-1/0:c/n),o=Math.max(...s),i=s.map(c=>Math.exp(c-o)),a=We(i);return{values:Float64Array.
from(i,c=>c/a),shape:e}}function We(t){let e=0;for(let n=0;n<t.length;n+=1)e+=Number(t[n]);return e}function is({values:t,
shape:e},n,{above:r,to:s}){let o=[],i=[],[a=0,c=0]=e;for(let l=0;l<a;l+=1)if(!(n!==bt&&l!==n))for(let u=0;u<c;u+=1){let f=Number(
t[l*c+u]);f<=r||f>s||(o.push(0,1,null),i.push(l,u,null))}return{x:o,y:i}}var bt,Be,Kt=M(()=>{"use strict";m();Jt();bt="a\
ll",Be=new WeakMap});function Ge({data:t,layout:e},n){let{table:r}=e.meta;if(r&&"rows"in r)return[r];let s=r?[as(r,Yt(e.meta,n),n)]:[];return r&&
!r.beside?s:[...t.filter(i=>i.type==="heatmap"&&i.visible!==!1).map(i=>ls(e,i)),...s]}function wt({columns:t,rows:e}){let n=document.
createElement("table");n.createTHead().insertRow().append(...t.map(o=>Qt("th",o,"col")));let s=n.createTBody();for(let[o,
...i]of e)s.insertRow().append(Qt("th",o,"row"),...i.map(a=>Qt("td",a)));return n}function Je(t){let e=r=>r.map(hs).join(
",");return`${t.map(({columns:r,rows:s})=>[r,...s].map(e).join(`\r
`)).join(`\r
\r
`)}\r
`}function as(t,e,n){let{columns:r,labels:s}=t;if("values"in t){let c=t.values.map(l=>e(l).values);return{columns:r,rows:s.
map((l,u)=>[l,...c.map(f=>f[u])])}}let o=e(t.matrix),i=o.shape.length<2?[o.values]:Gt(o),a=i.length===s.length?s:[cs(t,n)];
return{columns:r,rows:i.map((c,l)=>[a[l],...Array.from(c)])}}function cs({labels:t,matrix:e},n){let r="at"in e?e.at.at(-1):
void 0;return t[Number(n[r??""])]??""}function ls(t,e){let n=X(e.z??[]),r=ze(t,e,"y").map((s,o)=>[s,...Array.from(z(n,o).
values)]);return{columns:[e.name??"",...ze(t,e,"x")],rows:r}}function ze(t,e,n){let r=e[n];if(Array.isArray(r))return r.
map(c=>Ve(String(c)));let s=t[`${n}axis`],i=t[`${n}axis${(e[`${n}axis`]??n).slice(1)}`]?.categoryarray??s?.categoryarray;
if(i)return i.map(Ve);let{shape:a}=X(e.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function Ve(t){return t.
replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;","&")}function hs(t){if(t==null)return"";if(typeof t=="n\
umber")return String(t);let e=t.replace(fs,"$1'").replace(ds,"'"),n=us.test(t)?t:e;return/[",\r\n]/.test(n)?`"${n.replaceAll(
'"','""')}"`:n}function Qt(t,e,n){let r=document.createElement(t);return n&&(r.scope=n),r.textContent=typeof e=="number"&&
!Number.isInteger(e)?e.toFixed(6):String(e??"–"),r}var us,fs,ds,Zt=M(()=>{"use strict";m();Jt();Kt();us=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
fs=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,ds=/^(?=[\t\r\n])/});function Mt(t,e){return t==="scale"?e.trim()!==""&&Number(e)>=$n.min&&Number(e)<=$n.max:t==="controls"||t==="caption"?no[t].
includes(e):CSS.supports("color",e)}var $n,no,Ln=M(()=>{"use strict";m();$n={min:.5,max:4},no={controls:["none","some","\
all"],caption:["none","title","all"]}});function Nn(t){let e=kn.then(ro).then(t);return kn=e.catch(()=>{}),e}function ro(){let{scheduler:t}=globalThis;return t?
t.postTask(()=>{},{priority:"background"}):new Promise(e=>setTimeout(e,0))}var kn,Cn=M(()=>{"use strict";m();kn=Promise.
resolve()});function Pn(t){return{"HTML frame":jn(t),"Web component":so(t),Markdown:_n(t),Quarto:oo(t),LaTeX:io(t)}}function jn({title:t,
embed:e}){return`<iframe src="${Ot(e)}" title="${Ot(t)}" width="${In.width}" height="${In.height}" loading="lazy" allowf\
ullscreen style="border: 0; max-width: 100%"></iframe>`}function so({server:t,attributes:e}){let n=Object.entries({server:t,
...e}).map(([r,s])=>s===""?r:`${r}="${Ot(s)}"`);return`<script src="${Ot(new URL("pointer-view.js",t).href)}" defer><\/sc\
ript>
<pointer-view ${n.join(" ")}></pointer-view>`}function _n({title:t,embed:e,picture:n}){return`[![${ao(t)}](<${Rn(n)}>)](\
<${Rn(e)}>)`}function oo(t){return['::: {.content-visible when-format="html"}',"```{=html}",jn(t),"```",":::",'::: {.con\
tent-visible unless-format="html"}',_n(t),":::"].join(`
`)}function io({title:t,caption:e,name:n,embed:r,picture:s}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${s}`,
"\\begin{figure}","  \\centering",`  \\href{${co(r)}}{\\includegraphics[width=\\linewidth]{${n}.png}}`,`  \\caption{${po(
[t,e].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function Ot(t){return t.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function ao(t){return t.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function Rn(t){return t.replaceAll("<","%3C").replaceAll(
">","%3E")}function co(t){return t.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function po(t){return[
...t.normalize("NFC").replace(/\s/g," ").replace(mo,"")].flatMap(n=>[...fo[n]??go(n)]).map(n=>lo[n]??bo(n)).join("")}function go(t){
return ho.test(t)?t.normalize("NFD").slice(0,1):t}function bo(t){return/[&%$#_{}]/.test(t)?`\\${t}`:uo.test(t)?t:"?"}var In,
lo,uo,fo,ho,mo,Hn=M(()=>{"use strict";m();In={width:960,height:540};lo={"\\":"\\textbackslash{}","~":"\\textasciitilde{}",
"^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"\
$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"\
$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty\
$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"\
$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},uo=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
fo={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},ho=/[ąęįųĄĘĮŲ]/,mo=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function Un(t,e,{title:n,origin:r}){let s=t.slice(t.indexOf(",")+1);if(e==="svg")return wo(decodeURIComponent(s),n,r);let o=Uint8Array.
from(atob(s),a=>a.charCodeAt(0)),i=[qn("Title",n),qn("Source",r)];return new Blob([o.subarray(0,33),...i,o.subarray(33)],
{type:"image/png"})}function wo(t,e,n){let r=new DOMParser().parseFromString(t,"image/svg+xml").documentElement,s=(o,i)=>{
let a=document.createElementNS(r.namespaceURI,o);return a.textContent=i,a};return r.prepend(s("title",e),s("desc",n)),new Blob(
[new XMLSerializer().serializeToString(r)],{type:"image/svg+xml"})}function qn(t,e){let n=new TextEncoder().encode(`iTXt${t}\
\0\0\0\0\0${e}`),r=new DataView(new ArrayBuffer(n.length+8));return r.setUint32(0,n.length-4),new Uint8Array(r.buffer).set(
n,4),r.setUint32(n.length+4,yo(n)),r.buffer}function yo(t){let e=-1;for(let n of t){e^=n;for(let r=0;r<8;r+=1)e=e>>>1^(e&
1?3988292384:0)}return~e>>>0}var Fn=M(()=>{"use strict";m()});function $t(t){return window.Plotly?Promise.resolve(window.Plotly):(ie??=new Promise((e,n)=>{let r=document.createElement(
"script");r.src=t?new URL(`static/${Bn}`,t).href:new URL(`../${Bn}`,v).href;let s=()=>{ie=void 0,r.remove(),n(new Error(
"The drawing library could not be loaded. Reload the page to try again."))};r.addEventListener("load",()=>window.Plotly?
e(window.Plotly):s()),r.addEventListener("error",s),document.head.append(r)}),ie)}var Bn,ie,ae=M(()=>{"use strict";m();Bn=
"vendor/plotly/plotly-cartesian-4.1.1.min.js"});function Wn({name:t,links:e,view:n,picture:r,csv:s,json:o}){let i=document.createElement("div");i.className="view-take";
let a={link:Lt("Link"),embed:Lt("Embed"),json:Lt("JSON"),offline:Lt("Offline file")};a.offline.title="One HTML file with\
 this whole view inside, for use without a network";let c=tt("JSON",()=>Dn(o(),`${t()}.json`,"application/json")),l=Ao(()=>{
let{link:g,embed:h}=e(),x=h?n():null;return{...g&&{Address:g},...x&&Pn(x)}}),u=()=>{let g=e();for(let h of Object.keys(a)){
let x=g[h];a[h].hidden=x===null,x!==null&&(a[h].href=x)}c.hidden=g.json!==null,l.hidden=g.link===null&&g.embed===null};for(let g of[
"pointerenter","focusin"])i.addEventListener(g,u);let f=document.createElement("select");f.setAttribute("aria-label","Si\
ze of the PNG"),f.append(...Eo.map(g=>{let h=g===vo;return new Option(`${g}×`,String(g),h,h)}));let d=async g=>{let h=r(),
{width:x=xo,height:k,meta:Q}=h.layout,lt={width:x,height:k,...g==="png"&&{scale:Number(f.value)}},jt=await(await $t()).toImage(
h,{format:g,...lt}),qr=Q.origin??e().embed??location.href;zn(Un(jt,g,{title:Q.title,origin:qr}),`${t()}.${g}`)},p=()=>Dn(
`\uFEFF${s()}`,`${t()}.csv`,"text/csv;charset=utf-8"),E=document.createElement("span");return E.append(tt("PNG",()=>d("p\
ng"))," ",f),i.append(a.link,a.embed,E,tt("SVG",()=>d("svg")),tt("CSV",p),a.json,c,a.offline,l),u(),i}function Ao(t){let e=document.
createElement("details");e.className="view-codes";let n=document.createElement("summary");n.textContent="Copy";let r=document.
createElement("p"),s=document.createElement("textarea");Object.assign(s,{readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let o=document.
createElement("span");o.setAttribute("role","status");let i=document.createElement("div");i.className="view-sheet",i.append(
r,s),e.append(n,i),e.addEventListener("toggle",()=>{if(!e.open)return;o.textContent="",s.hidden=!0;let c=Object.entries(
t()).map(([l,u])=>tt(l,()=>a(l,u)));r.replaceChildren(...c,o)});let a=async(c,l)=>{s.value=l,s.hidden=!1,s.setAttribute(
"aria-label",c);let u=await So(l);u||s.select(),o.textContent=u?"Copied.":"Selected; copy it with the keyboard."};return e}
async function So(t){return navigator.clipboard?navigator.clipboard.writeText(t).then(()=>!0,()=>!1):!1}function Lt(t){let e=document.
createElement("a");return e.textContent=t,e}function tt(t,e){let n=document.createElement("button");return n.type="butto\
n",n.textContent=t,n.addEventListener("click",e),n}function Dn(t,e,n){zn(new Blob([t],{type:n}),e)}function zn(t,e){let n=document.
createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}
var Eo,vo,xo,Vn=M(()=>{"use strict";m();Hn();Fn();ae();Eo=[1,2,4],vo=2,xo=960});function tr({data:t,layout:e},{width:n,height:r,isFixed:s,scale:o}){if(!n)return{data:t,layout:e};let i={width:n/o,height:r/
o},a=s&&(i.width<Gn.width||i.height<Gn.height),c={...i,isFixed:s,isTiny:a,isNarrow:i.width<560,scale:o},l=a?Po(e,e.meta.
small??{}):e;if(!s)return{data:t,layout:{...l,...Yn(l,c)}};let u=jo(t,l),f={...u,...Yn(u,c),..._o(t,u,c),...Uo(u,c)};return{
data:Vo(t,u,c.height),layout:f}}function Po(t,e){return er(t,e)}function er(t,e){if(!Jn(t)||!Jn(e))return e;let n={...t};
for(let[r,s]of Object.entries(e))n[r]=er(t[r],s);return Object.fromEntries(Object.entries(n).filter(([,r])=>r!==null))}function Jn(t){
return typeof t=="object"&&t!==null&&!Array.isArray(t)}function nr(t,e){return Object.entries(t).filter(([r])=>e.test(r))}
function rr(t,e){return t[`yaxis${(e??"y").slice(1)}`]}function sr(t){return nr(t,/^yaxis/).map(([,e])=>e.domain??[0,1])}
function or(t,e){return t[e]}function jo(t,e){let{xaxis:n}=e,r=t.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(i.x))?.x,s=Array.
isArray(r)?r.filter(i=>typeof i=="string"):[],o=Array.isArray(r)&&s.length===r.length;return n?.tickangle!==-90||n.tickvals||
!s.length||!o?e:{...e,xaxis:{...n,tickmode:"array",tickvals:s,ticktext:s}}}function _o(t,e,{width:n,height:r,isTiny:s,scale:o}){
let i=Ho(t,e),a=Math.max(...i.map(x=>x.length*F+No)),c=Math.ceil(i.length/Math.max(1,Math.floor(n/a))),l=i.length>0&&c*$>
r/(s?4:3),u=i.length>0&&!l,f=qo(e,r,o),p=((f.annotations?.find(({font:x})=>x?.size)?.font?.size??0)/o||$)*Zn+2,E=Math.min(
e.margin?.t??8,u?c*$+4:e.annotations?.length?p:8),g=Xn.some(x=>or(e,x)?.colorbar?.orientation==="h"),h=!e.margin||g&&!s;
return{...l&&{showlegend:!1},...!h&&{margin:{...e.margin,t:Math.ceil(E*o)}},...f}}function Ho(t,e){if(e.showlegend===!1)
return[];let n=new Map,r=0;for(let{name:s,type:o,visible:i,showlegend:a,legendgroup:c}of t)!s||(a===!1||i===!1)||["heatm\
ap","contour"].includes(o)||(r+=1,n.set(c||s,s.replace(/<[^>]*>/g,"")));return r>1||e.showlegend?[...n.values()]:[]}function qo(t,e,n){
let{annotations:r=[],template:s}=t,o=({yref:d,yanchor:p})=>d==="paper"&&p==="bottom",i=r.filter(o);if(!i.length)return{};
let a=sr(t).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(p=>p-d).filter(p=>p>0),1-d)),l=s.layout.
font.size,u=Math.min(l,Math.min(1,...c)*(e-$)/Zn);if(u>=l)return{};let f=Math.max(Ro,u*n);return{annotations:r.map(d=>o(
d)?{...d,font:{...d.font,size:f}}:d)}}function Uo(t,{height:e,isTiny:n}){let r=Math.floor(e/3/F),s=e-ir(t,1/0,r)-Kn,o={};
for(let i of Xn){let a=or(t,i);a&&(n?o[i]={...a,showscale:!1}:o[i]=Fo(t,i,a,s))}return o}function Fo(t,e,n,r){let s=n.colorbar??
{};if(r>=To||s.ticktext||s.orientation==="h")return n;let o=t.template.layout[e],i=s.tickvals??o?.colorbar?.tickvals,a=(s.
len??1)*r;if(!i){let f=Math.max(G,Math.floor(a/$/1.5));return{...n,colorbar:{...s,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,n.
cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-c)*a>=$)&&u.push(f)}return{...n,colorbar:{...s,
tickvals:u}}}function Yn(t,e){let{width:n,height:r,isFixed:s,isTiny:o,isNarrow:i}=e,a=i?n:1/0,c=s?Math.floor(r/3/F):1/0,
l=ir(t,a,c),u=s?l?Kn:Qn:0,f=Math.max(r-l-(o?2*$:u),$),d=o?n-ko:Math.max(n-Lo,60);return Object.fromEntries(nr(t,/^[xy]axis/).
map(([p,E])=>{let g=p.startsWith("x"),h=s&&g?Wo(E,t,f):E,[x,k]=h.domain??[0,1],Q=(k-x)*(g?d:f),lt=t.template.layout.font.
size*e.scale,xe=Bo(h,g,Q,lt,e),jt=t.meta.priority?.[p];return[p,Do(xe,{isX:g,length:Q,fontSize:lt,upright:c,priority:jt},
e)]}))}function Bo(t,e,n,r,{isTiny:s,isFixed:o}){let i=t.title?.text??"";if(!s)return o&&!e&&i.length*F>Co*n?{...t,title:{}}:
t;let[a,c]=t.domain??[0,1];if(!e||!i||t.side==="top"||c-a>Io)return{...t,title:{}};let l=Math.max(4,Math.floor(n/(F-1))+
1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...t,title:{...t.title,standoff:0,font:{size:r-2},text:u}}}function Do(t,{
isX:e,length:n,fontSize:r,upright:s,priority:o},i){let{width:a,isFixed:c,isTiny:l,isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=t;
if(t.visible===!1||t.showticklabels===!1)return t;if(!f)return c||u&&e?zo(t,e,n,i):t;let p=f.length;if(l&&e&&p===1&&t.tickangle===
0&&(f[0]??"").length*F>n-F)return{...t,tickfont:{size:.75*r}};if(p<=G&&(e||!c||n>=$))return t;let g=p<=G?[p-1]:Go(p,Math.
floor(n/$),o);return{...t,tickvals:g.map(h=>d[h]??h),ticktext:g.map(h=>ar(f[h]??"",h,u?a:1/0,e?s:1/0))}}function Wo(t,e,n){
let[r]=rr(e,t.anchor)?.domain??[0,1],s=sr(e).map(([,a])=>a),o=Math.max(...s.filter(a=>a<=r),-1/0),i=(r-o)*n;return t.side===
"top"||i>2.4*$?t:{...t,title:{},...i<.9*$&&{showticklabels:!1}}}function zo(t,e,n,{isTiny:r,isNarrow:s}){let o=Math.max(
G,Math.floor(n/(e?Oo:$*1.5)));if(t.tickvals){let u=e?1:Math.ceil(t.tickvals.length/o);return{...t,tickvals:t.tickvals.filter(
(f,d)=>d%u===0)}}let{dtick:i,...a}=t;if(t.type==="category")return e?t:{...a,nticks:Math.max(G,Math.floor(n/$o))};let c=s&&
e&&t.nticks&&!r?G:o,l=Math.min(t.nticks??1/0,c);return r||t.nticks||l<5?{...a,nticks:l}:t}function Vo(t,e,n){return t.map(
r=>{if(r.type!=="heatmap"||!r.texttemplate)return r;let s=rr(e,r.yaxis),[o,i]=s?.domain??[0,1],a=s?.ticktext?.length;return a===
void 0?r:(i-o)*(n-Qn)<a*$?{...r,texttemplate:""}:r})}function Go(t,e,n){let r=[...Array(t).keys()];if(t<=e)return r;let s=Math.
max(1,Math.ceil(t/Math.max(1,e)));if(!n)return r.filter(i=>i%s===0);let o=[];for(let i of[...r].sort((a,c)=>(n[c]??0)-(n[a]??
0)))o.every(a=>Math.abs(a-i)>=s)&&o.push(i);return o.sort((i,a)=>i-a)}function ir({xaxis:t},e,n){let s=(t?.tickangle===0?
[]:t?.ticktext??[]).map((o,i)=>ar(o,i,e,n).length);return Math.max(0,...s)*Mo}function ar(t,e,n,r){let s=n<1/0;if(!s&&t.
length<=r)return t;let o=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(t)??[],[,i="",a="",c=""]=o,[l="",u]=a.split(" \
· "),f=Math.min(s?Math.max(5,Math.floor(n/48)):14,r),d=l.length>f&&!l.includes("&")?`${l.slice(0,f-1)}…`:l;return i+(u?
`${e+1} ${d}`:d)+c}var Gn,To,G,$,F,Mo,Oo,$o,Lo,ko,Kn,Qn,No,Co,Io,Ro,Zn,Xn,cr=M(()=>{"use strict";m();Gn={width:420,height:200},
To=300,G=2,$=20,F=8,Mo=7.5,Oo=44,$o=18,Lo=240,ko=90,Kn=56,Qn=90,No=48,Co=1.3,Io=.6,Ro=9,Zn=1.4,Xn=["coloraxis","coloraxi\
s2"]});function ue(t,e){let n=JSON.stringify(Object.values(t)),r=J.get(n)??new Map;J.delete(n),J.set(n,r);for(let i of J.keys()){
if(J.size<=Jo)break;J.delete(i)}let s=r.get(e);if(s)return s;let o=new Promise((i,a)=>Yo(n,t,e,{resolve:i,reject:a}));return r.
set(e,o),o.catch(()=>r.delete(e)),o}function Yo(t,e,n,r){let s=ce.get(t);if(s){s.views.set(n,r);return}let o=new Map([[n,
r]]);ce.set(t,{query:e,views:o}),setTimeout(()=>{ce.delete(t),Ko(e,o)},0)}async function Ko(t,e){let{server:n,path:r,query:s,
theme:o}=t,i=[...e.keys()].sort().join(",");try{let a=await H(`${r}/figures?${C({...s,views:i,theme:o})}`,{},n);for(let[
c,{resolve:l}]of e)l(a[c])}catch(a){let c=e.size>1&&a instanceof T&&[404,422,500].includes(a.status);for(let[l,{resolve:u,
reject:f}]of e)c?Qo(t,l).then(u,f):f(a)}}function Qo({server:t,path:e,query:n,theme:r},s){let o=C({...n,theme:r});return H(
`${e}/views/${encodeURIComponent(s)}?${o}`,{},t)}async function lr(t,e){let n=le.get(t),r=n??(t.startsWith("#")?Zo(t.slice(
1)):Xo(t));n||(le.set(t,r),r.catch(()=>le.delete(t)));let s=await r,o=s.layout.meta.templates?.[e];if(!o)return s;let i={
...s.layout,template:o};return{...s,layout:i}}async function Zo(t){let e=document.getElementById(t);if(!e)throw new Error(
"The figure is missing in this file.");return JSON.parse(e.textContent??"")}async function Xo(t){let e=await fetch(new URL(
t,document.baseURI)).catch(()=>null);if(!e?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new T(
e?.status??0,[{where:"",message:n,suggestions:[]}])}return e.json()}function Y(t,{server:e,path:n,view:r,values:s}){let o=encodeURIComponent(
r),i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${o}`,c={embed:a,picture:`${a}/picture.\
png`,json:`api/${n}/views/${o}`,offline:i?`api/${n}/offline`:`api/${n}/views/${o}/offline`},u=C({...i&&t!=="json"?{step:r}:
{},...s}).toString();return new URL(u?`${c[t]}?${u}`:c[t],e).href}var Jo,J,ce,le,ur=M(()=>{"use strict";m();q();Jo=12,J=
new Map,ce=new Map;le=new Map});function dr({x:t,y:e,xaxis:n,yaxis:r},s){let o=[fr(n,t,s),fr(r,e,s)];return[...new Set(o.filter(i=>i!==null))]}function fr(t,e,n){
if(!t||e===void 0||!n.includes(t._name))return null;let r=t.type==="category"?t.d2l_noadd(e):e;return typeof r=="number"&&
Number.isInteger(r)?r:null}function hr(t,e,n){let r=t.querySelector(":scope > .view-marks")??t.appendChild(ti()),{_fullLayout:s}=t;
if(!s)return;let o=e.flatMap(i=>n.map(a=>ei(s,s[i],a)));r.replaceChildren(...o.filter(i=>i!==null))}function ti(){let t=document.
createElement("div");return t.className="view-marks",t}function ei(t,e,n){if(!e?._length)return null;let r=e._id.startsWith(
"x"),s=t[`${r?"y":"x"}axis${(e.anchor??"").slice(1)}`]??t[r?"yaxis":"xaxis"],o=[e.l2p(n-.5),e.l2p(n+.5)],[i,a]=[Math.min(
...o),Math.max(...o)];if(!(a>0&&i<e._length)||!s?._length)return null;let[c,l]=r?[e._offset+i,s._offset]:[s._offset,e._offset+
i],[u,f]=r?[a-i,s._length]:[s._length,a-i],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${f}px`}),d}var mr=M(()=>{"use strict";m()});function gr(t,e){return Object.fromEntries(t.map(({name:n,values:r,value:s})=>[n,r.find(o=>String(o)===e(n))??s]))}function br(t,e){
for(let{name:n,values:r}of t){let s=e(n);if(s===null||r.map(String).includes(s))continue;let o=typeof r[0]=="string"?`th\
ere are ${r.join(", ")}`:`they run from ${r[0]} to ${r.at(-1)}`;return{name:n,message:`There is no ${n} ${s}; ${o}.`}}return null}
function wr(t,e,n){return e.reduce((r,s)=>{let o=t.find(({name:i})=>i===s)?.values??[];return r*o.length+o.indexOf(n[s]??
"")},0)}function yr(t,e){return t.map(r=>{let{name:s,title:o,values:i}=r,a=Er(r)[i.indexOf(e[s]??"")];return typeof a=="\
number"?`${o.toLowerCase()} ${a}`:a}).join(", ")}function Er({values:t,labels:e}){return e??t}function pr(t,e){let n=document.
createElement("label");return n.append(`${t} `,e),n}function fe(t,e){let n=document.createElement("button");return n.type=
"button",n.textContent=t,n.addEventListener("click",e),n}var kt,vr=M(()=>{"use strict";m();kt=class{#n;#t;#i="";#e=0;#r=null;constructor(e,n){
this.#n=e,this.#t=n}offer({data:e,layout:n},r){let{choices:s=[],player:o}=n.meta,i=s.length?[]:e.filter(l=>l.meta),a=JSON.
stringify([s.map(({name:l,values:u,labels:f})=>[l,u,f]),i.map(({name:l,meta:u})=>[l,u])]);if(this.#i===a)return;this.#i=
a,this.pause(),this.#r=null,this.#n.replaceChildren(...s.map(l=>this.#o(l))),i.length&&r&&this.#n.append(this.#u(i));let c=s.
find(({name:l})=>l===o);c&&this.#n.append(...this.#c(c))}show(e){for(let[n,r]of Object.entries(e)){let s=this.#n.querySelector(
`select[name="${n}"]`);s instanceof HTMLSelectElement&&(s.value=String(r))}}pause(){clearInterval(this.#e),this.#e=0,this.#r&&
(this.#r.textContent="Play")}#o(e){let{name:n,title:r,values:s}=e,o=document.createElement("select");o.name=n;let i=Er(e);
return o.append(...s.map((a,c)=>new Option(String(i[c]),String(a)))),o.addEventListener("change",()=>{this.pause();let a=s[o.
selectedIndex];a!==void 0&&this.#t.select(n,a)}),pr(r,o)}#u(e){let n=document.createElement("select");return n.append(new Option(
"…",""),...e.map((r,s)=>new Option(r.name,String(s)))),n.addEventListener("change",()=>{let r=n.value?e[Number(n.value)]:
void 0;r?.meta&&this.#t.open(r.meta),n.value=""}),pr("Open",n)}#c({name:e,title:n,values:r}){let s=()=>r.indexOf(this.#t.
selected()[e]??""),o=u=>{let f=r[Math.max(0,Math.min(r.length-1,u))];f!==void 0&&this.#t.select(e,f)},i=u=>{this.pause(),
o(s()+u)},a=fe("Play",()=>{if(this.#e){this.pause();return}s()===r.length-1&&o(0),a.textContent="Pause",this.#e=setInterval(
()=>{o(s()+1),s()===r.length-1&&this.pause()},1200)});this.#r=a;let c=fe("‹",()=>i(-1)),l=fe("›",()=>i(1));return c.
setAttribute("aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});var fi={};function ui(t){let e=Object.entries(t).map(([n,r])=>{if(!/^[xy]axis/.test(n))return[n,r];let s=r,o=t[n.startsWith(
"x")?"xaxis":"yaxis"]?.categoryarray,i=s.type==="category"&&!s.categoryarray&&o;return[n,i?{...s,categoryorder:"array",categoryarray:o}:
s]});return Object.fromEntries(e)}var me,pe,ni,Sr,ri,xr,de,si,oi,ii,ai,Ar,ci,li,K,he,ge,Tr=M(()=>{"use strict";m();q();Ln();
Cn();Vn();cr();ur();mr();vr();Kt();ae();Zt();me={visits:"visits",record:"record",user:"user","predict-at":"predict_at","\
top-k":"top_k",interventions:"interventions",against:"against"},pe=["inputs","removed"],ni=new Set(["server","source","m\
odel","lesson","view","theme","reads",...pe,...Object.keys(me)]),Sr=["scale","accent","controls","caption"],ri=new Set([
...Sr,"fill"]),xr="pointer-view:hover",de=matchMedia("(prefers-color-scheme: dark)"),si={displayModeBar:!1,displaylogo:!1,
responsive:!0,scrollZoom:!1},oi=120,ii=[["short",576,0],["low",352,0],["tight",288,352]],ai="400px 0px",Ar=660,ci=/^(\w+):(\d+)$/,
li="Type visits, or add a place, to see what the model answers.",K=null,he=null,ge=class extends HTMLElement{#n=null;#t=null;#i=0;#e=!1;#r="";#o=!1;#u="";#c=[];#f=!1;#h=new IntersectionObserver(
e=>{e.some(n=>n.isIntersecting)&&this.#L()},{rootMargin:ai});#E=new ResizeObserver(()=>requestAnimationFrame(()=>this.#F()));#v=new MutationObserver(
e=>this.#Y(e.map(({attributeName:n})=>n??"")));#m=e=>this.getAttribute(e);#a=()=>this.#g();#y=({target:e,detail:n})=>{!(e instanceof
HTMLElement)||e===this||!this.hasAttribute("linked")||e.getAttribute("linked")===this.getAttribute("linked")&&this.mark(
n.visits)};#$=({type:e})=>this.#Z(e==="beforeprint");connectedCallback(){this.#n??=this.#R(),this.#N(),document.addEventListener(
"pointerscope:theme",this.#a),document.addEventListener(xr,this.#y),de.addEventListener("change",this.#a);for(let e of["\
beforeprint","afterprint"])window.addEventListener(e,this.#$);this.#E.observe(this),this.#v.observe(this,{attributes:!0}),
this.hasAttribute("lazy")?this.#h.observe(this):this.#f=!0,this.#g()}disconnectedCallback(){document.removeEventListener(
"pointerscope:theme",this.#a),document.removeEventListener(xr,this.#y),de.removeEventListener("change",this.#a);for(let e of[
"beforeprint","afterprint"])window.removeEventListener(e,this.#$);this.#E.disconnect(),this.#v.disconnect(),this.#h.disconnect(),
this.#s.controls.pause()}mark(e){e.join()!==this.#c.join()&&(this.#c=e,this.#q())}get chosen(){return this.#t?this.#w:{}}get wantedHeight(){
if(!this.#t)return 0;let{above:e,below:n}=this.#U();return Math.ceil(e+this.#t.layout.height+n)}get#s(){return this.#n??=
this.#R(),this.#n}#L(){this.#f=!0,this.#h.disconnect(),this.#g()}#Y(e){e.some(n=>ri.has(n))&&(this.#N(),this.#b()),e.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#f?this.#L():e.some(n=>ni.has(n))?this.#g():this.#p.some(({name:n})=>e.includes(
n))?this.#B()&&this.#b():e.includes(this.#u)&&this.#g()}get#p(){return this.#t?.layout.meta.choices??[]}#g(){this.#e||(this.#e=
!0,queueMicrotask(()=>{this.#e=!1,this.#K()}))}get#A(){let[e,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${e}/${encodeURIComponent(n)}`:""}get#S(){let e=this.getAttribute(
"server");return e?new URL(e.endsWith("/")?e:`${e}/`,document.baseURI).href:_t.href}get#k(){let e=this.parentElement?.closest(
"[data-theme]");return e instanceof HTMLElement?e.dataset.theme:void 0}get#T(){let e=this.getAttribute("theme");return e===
"auto"?de.matches?"dark":"light":(e??this.#k)==="dark"?"dark":"light"}get#x(){let e=this.getAttribute("scale");return e!==
null&&Mt("scale",e)?Number(e):1}#N(){let e=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty(
"--scale",String(this.#x)):this.style.removeProperty("--scale"),e&&Mt("accent",e)?this.style.setProperty("--accent",e):this.
style.removeProperty("--accent")}get#C(){if(this.hasAttribute("lesson")){let n=pe.map(r=>[r,this.getAttribute(r)]);return{
needsHistory:!1,query:Object.fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};
let e=Object.entries(me).map(([n,r])=>[r,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(e)}}async#K(){
let{needsHistory:e,query:n}=this.#C;this.#i+=1;let r=this.#i,s=this.getAttribute("source"),o=this.getAttribute("view")??
"",i=this.#A&&o&&(!e||n.visits||n.record);if(!s&&!i){this.#M(li);return}if(!this.#f){this.#M("");return}let a=this.#T;this.#I(
a),this.setAttribute("aria-busy","true");try{let c={server:this.#S,path:this.#A,query:n,theme:a},[l]=await Promise.all([
s?lr(s,a):ue(c,o),$t(this.hasAttribute("server")?this.#S:"")]);await Nn(()=>{r===this.#i&&(this.#t=structuredClone(l),this.#X(
this.#t),this.#Q({...c,theme:"light"},o))})}catch(c){r===this.#i&&this.#j(c)}finally{r===this.#i&&this.removeAttribute("\
aria-busy")}}#I(e){this.#k!==e?this.dataset.theme=e:delete this.dataset.theme}#Q(e,n){if(!this.#t)return;let{template:r,
meta:s}=this.#t.layout,o=s.templates?.light;K??=o??(this.#T==="light"?r:null),!(K||this.hasAttribute("source"))&&(he??=ue(
e,n),he.then(({layout:i})=>{K??=i.template}).catch(()=>{he=null}))}#Z(e){this.#o=e,!(!this.#t||!this.#r)&&(this.#I(e&&K?
"light":this.#T),this.#b(),e||requestAnimationFrame(()=>this.#b()))}#R(){let e=document.createElement("summary");e.textContent=
"Numbers";let n={title:this.#d("h3","view-title"),caption:this.#d("p","view-caption"),choices:this.#d("div","view-choice\
s"),summary:this.#d("p","view-summary"),failure:this.#d("p","view-failure"),plot:this.#d("div","view-plot"),details:this.#d(
"details","view-table"),exports:Wn({name:()=>this.#z,links:()=>this.#ot(),view:()=>this.#t&&this.#it(this.#t),picture:()=>this.#st(),
csv:()=>Je(this.#W()),json:()=>JSON.stringify(this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute("ro\
le","alert"),n.plot.setAttribute("role","img"),n.details.append(e),n.details.addEventListener("toggle",()=>this.#D());let r=new kt(
n.choices,{selected:()=>this.#w,select:(s,o)=>this.#rt(s,o),open:s=>this.#l("open",s)});this.replaceChildren(...Object.values(
n)),this.addEventListener("toggle",({target:s})=>this.#nt(s),!0);for(let s of[n.plot,n.details,n.choices,n.exports,n.failure])
s.hidden=!0;return{...n,controls:r}}#d(e,n){let r=this.querySelector(`.${n}`),s=r instanceof HTMLElement?r:document.createElement(
e);return s.className=n,s}#P(e){let{plot:n,details:r,choices:s,exports:o,failure:i}=this.#s;for(let a of[n,r,s,o])a.hidden=
e;i.hidden=!0}#M(e){this.#t=null,this.#u="",this.removeAttribute("aria-busy"),this.#s.controls.pause(),this.#P(!0),this.#s.
summary.textContent=e}#j(e){this.#M("");let{failure:n}=this.#s,r=ft(e);if(n.replaceChildren(r),n.hidden=!1,this.#l("fail\
ed",{message:r}),!(e instanceof T)||![0,503].includes(e.status))return;let s=document.createElement("button");s.type="bu\
tton",s.textContent="Try again",s.addEventListener("click",()=>this.#g()),n.append(" ",s)}#X(e){let{title:n,caption:r,controls:s}=this.#s,
{meta:o}=e.layout;n.textContent=o.title,n.hidden=!1,r.textContent=o.caption,this.#P(!1),s.offer(e,!this.hasAttribute("fi\
ll")),this.#B()&&this.#b()}#b(){if(!this.#t)return;let{plot:e}=this.#s,{data:n,layout:r}=this.#t,s=this.#o,o=s&&K?{...r,
template:K}:r,i=this.#O(r),a=s?Math.min(i.width||Ar,Ar):i.width;if(!a)return;let c=this.#_({data:n,layout:o},{...i,width:a});
e.style.height=i.isFixed?`${i.height}px`:"",window.Plotly?.react(e,c.data,s?{...c.layout,width:a}:c.layout,si),e.dataset.
listening||this.#tt(e),this.#r=`${a}×${i.height}`,this.dataset.drawn="true",this.#q(),this.#l("drawn",{})}#_({data:e,layout:n},{
width:r,height:s,isFixed:o}){let i="rgba(0, 0, 0, 0)",a=this.#x,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,f=tr(
{data:e,layout:ui(n)},{width:r,height:s,isFixed:o,scale:a}),d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,
size:u}}};return{data:f.data,layout:{...f.layout,...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:s}}}#tt(e){e.dataset.
listening="true",e.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#l("open",n.data.meta);let[,r,s]=ci.
exec(String([n.customdata].flat()[0]))??[];r&&this.#l("select",{table:r,row:Number(s)})}),e.on("plotly_hover",({points:[
n]})=>{n&&this.#l("hover",{visits:dr(n,this.#H)})}),e.on("plotly_unhover",()=>this.#l("hover",{visits:[]}))}get#H(){return this.#t?.
layout.meta.visit_axes??[]}#l(e,n){this.dispatchEvent(new CustomEvent(`pointer-view:${e}`,{detail:n,bubbles:!0}))}#q(){this.#t&&
this.#r&&hr(this.#s.plot,this.#H,this.#c)}#O(e){let{plot:n}=this.#s,r=n.clientWidth;if(!this.hasAttribute("fill"))return{
width:r,height:e.height,isFixed:!1};this.#et();let{above:s,below:o}=this.#U();this.style.setProperty("--below",`${Math.ceil(
o)}px`);let i=Math.max(Math.floor(this.offsetHeight-s-o),oi);return{width:r,height:i,isFixed:!0}}#et(){let[e,n]=[this.offsetWidth/
this.#x,this.offsetHeight/this.#x],r=ii.filter(([,s,o])=>n<s||e<o).map(([s])=>s).join(" ");this.dataset.room!==r&&(this.
dataset.room=r)}#U(){let{plot:e,details:n,exports:r}=this.#s,s=this.getBoundingClientRect(),o=s.height/this.offsetHeight||
1,i=[n,r].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.
min(...i.map(({top:c})=>c)):0;return{above:(e.getBoundingClientRect().top-s.top)/o,below:a/o}}#nt(e){if(this.hasAttribute(
"fill")&&e instanceof HTMLDetailsElement&&e.open)for(let n of this.querySelectorAll("details"))n.open&&(n.open=n===e);requestAnimationFrame(
()=>this.#F())}#F(){if(!this.#t)return;let{width:e,height:n}=this.#O(this.#t.layout);e&&this.#r!==`${e}×${n}`&&this.#b()}#rt(e,n){
this.setAttribute(e,String(n)),this.#l("option",{[e]:n})}#B(){let e=this.#t;if(!e)return!1;let n=this.hasAttribute("leni\
ent")?null:br(this.#p,this.#m);if(n)return this.#j(new Error(n.message)),this.#u=n.name,!1;let{meta:r}=e.layout,s="";if(this.#p.
length){let o=this.#w;this.#s.controls.show(o);for(let a of e.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>o[c]===
l));De(e,o);let{summaries:i}=r;i&&(r.summary=i.texts[wr(this.#p,i.by,o)]??""),s=`: ${yr(this.#p,o)}`}return this.#s.summary.
textContent=r.summary??"",this.#s.plot.setAttribute("aria-label",`${r.title}${s}. ${r.summary??""}`),this.#D(),!0}get#w(){
return gr(this.#p,this.#m)}#D(){let{details:e}=this.#s;if(!e.open||!this.#t)return;let n=document.createElement("div");n.
className="table-frame",n.tabIndex=0,n.setAttribute("role","region"),n.setAttribute("aria-label",`Numbers: ${this.#t.layout.
meta.title}`),n.append(...this.#W().map(wt)),e.querySelector(".table-frame")?.remove(),e.append(n)}#W(){return this.#t?Ge(
this.#t,this.#w):[]}#st(){if(!this.#t)throw new Error("There is no figure to save yet.");let{data:e,layout:n}=structuredClone(
this.#t),r=this.#O(n),{paper_bgcolor:s,plot_bgcolor:o}=n.template.layout,i=!this.dataset.theme&&document.documentElement.
hasAttribute("data-transparent"),a=this.#_({data:e,layout:n},r),c=i?{}:{paper_bgcolor:s,plot_bgcolor:o};return{data:a.data,
layout:{...a.layout,width:r.width,...c}}}get#z(){let e=[this.getAttribute("model")??this.getAttribute("lesson"),this.getAttribute(
"view"),this.hasAttribute("against")&&"difference"];return this.getAttribute("name")??e.filter(Boolean).join("-")}get#V(){
return{server:this.#S,path:this.#A,view:this.getAttribute("view")??"",values:{...this.#C.query,...this.#w}}}get#G(){let e=this.
getAttribute("theme")??document.documentElement.dataset.askedTheme,n=Sr.map(r=>[r,this.getAttribute(r)??""]).filter(([r="",
s])=>this.hasAttribute(r)&&Mt(r,s??""));return{...e&&{theme:e},...Object.fromEntries(n)}}#ot(){let e=new URL(location.href);
e.hash=this.id;let n=this.id?e.href:null;if(this.hasAttribute("source"))return{link:n,embed:null,json:null,offline:null};
let r=this.#V;return{link:n,embed:Y("embed",this.#J(r)),json:Y("json",r),offline:Y("offline",r)}}#J(e){let{controls:n,...r}=this.#G,
s={...e.values,...r,...n&&n!=="some"&&{controls:n}};return{...e,values:s}}#it(e){let n=this.#V,{title:r,summary:s=""}=e.
layout.meta,o=["model","lesson","view","reads",...pe,...Object.keys(me)],i=[...this.attributes].filter(({name:d})=>o.includes(
d)),{theme:a,...c}=this.#G,l=a?.replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:p})=>[d,p])),
...this.#w,...l&&{theme:l},...c},f=this.#J(n);return{title:r,caption:s,name:this.#z,server:n.server,embed:Y("embed",f),picture:Y(
"picture",f),attributes:Object.fromEntries(Object.entries(u).map(([d,p])=>[d,String(p)]))}}};customElements.define("poin\
ter-view",ge)});m();m();(()=>{let t="pointerscope-theme",e={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
ht",dark:"Theme: dark"},r=/^transparent(?:-(light|dark))?$/,s=document.documentElement,o=matchMedia("(prefers-color-sche\
me: dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(t)}catch{
return null}};function u(h){return typeof h=="string"&&Object.hasOwn(e,h)}let f=h=>{let x=r.exec(h??""),k=x?x[1]??"auto":
h;s.toggleAttribute("data-transparent",x!==null),u(k)?s.dataset.askedTheme=h??"":delete s.dataset.askedTheme,a=[k,s.dataset.
firstTheme,l()].find(u)??"auto"},d=()=>{let h=new URL(location.href);h.searchParams.delete("theme"),delete s.dataset.askedTheme,
h.search!==location.search&&history.replaceState(history.state,"",h)},p=()=>{let h=document.querySelector("[data-theme-b\
utton]");return h instanceof HTMLElement?h:null},E=()=>{let h=p();h&&(h.textContent=n[a]);let x=a==="auto"?o.matches?"da\
rk":"light":a;c||s.dataset.theme===x||(s.dataset.theme=x,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
g=({type:h})=>{document.querySelector(".deck")||(c=h==="beforeprint",c?s.dataset.theme="light":E())};f(i),E();for(let h of[
"beforeprint","afterprint"])window.addEventListener(h,g);o.addEventListener("change",E),document.addEventListener("point\
erscope:choose-theme",({detail:h})=>{(h===null||u(h)||r.test(h))&&f(h??i),E()}),document.addEventListener("DOMContentLoa\
ded",()=>{let h=p();h&&(h.hidden=!1,E(),h.addEventListener("click",()=>{a=e[a],d();try{localStorage.setItem(t,a)}catch{}
E()}))})})();m();q();m();q();m();function Te(t){return Number(t.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function O(t){return Number.isFinite(t)?String(Number(t.toPrecision(6))).replaceAll("-","−"):t>0?"∞":"−∞"}function dt(t){
return t<0?`(${O(t)})`:O(t)}function qt(t){return Oe(t," + ")}function Me(t){return Oe(t,", ")}function ht(t,e){return t===
e?e:`${t} = ${e}`}function Oe(t,e){return t.length<=24?t.join(e):[...t.slice(0,24/2),"…",...t.slice(-2)].join(e)}m();m();var Le={add:(t,e)=>t+e,subtract:(t,e)=>t-e,multiply:(t,e)=>t*e,divide:(t,e)=>t/e,power:(t,e)=>t**e,maximum:Math.max,minimum:Math.
min,greater:(t,e)=>+(t>e),greater_equal:(t,e)=>+(t>=e),less:(t,e)=>+(t<e),less_equal:(t,e)=>+(t<=e),equal:(t,e)=>+(t===e),
not_equal:(t,e)=>+(t!==e),negative:t=>-t,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.sqrt,sign:Math.sign,floor:Math.
floor,round:(t,e)=>Wr(t*10**e)/10**e,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:t=>1/(1+Math.exp(-t)),gelu:t=>t/2*
(1+zr(t/Math.SQRT2))},Ut={sum:t=>t.reduce((e,n)=>e+n,0),product:t=>t.reduce((e,n)=>e*n,1),largest:t=>Math.max(...t),smallest:t=>Math.
min(...t)};function Ft(t){return typeof t=="string"?Number(t.replace("inf","Infinity")):t}function Fr({shape:t}){return t.
reduce((e,n)=>e*n,1)}function ke(t,e,n){let{op:r,of:s=[],groups:o}=e,[i=0,a=0]=s;if(r==="view")return[[i,Br(e,n)]];if(r==="join")return[Dr(t,
s,n)];if(r==="collect")return(o?.[n]??[]).map(c=>[i,c]);if(r==="matmul"){let[c,l]=[t[a]?.shape.at(-2)??0,e.shape.at(-1)??
1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(e.shape.at(-2)??1))*c*l;return $e(c).flatMap(p=>[[i,u*c+p],[a,d+p*l+f]])}
if(r==="softmax"||r in Ut){let c=t[i]?.shape.at(-1)??0,l=r==="softmax"?Math.floor(n/c):n,u=$e(c).map(f=>[i,l*c+f]);return s.
length>1?[...u,[a,0]]:u}return s.map(c=>[c,t[c]?.shape.length?n:0])}function Ne({values:t=0},e){return Ft(Array.isArray(
t)?t[e]??Number.NaN:t)}function Ce(t,{of:e=[]},n){let r=t[e[0]??0]?.shape.at(-1)??1;return{place:n%r,width:r}}function Ie(t,e=1){let n=Math.max(...t),r=Math.min(Math.max(e,1e-30),1/1e-30);return t.map(s=>Math.exp((s-n)/r))}function Br({shape:t,offset:e=0,strides:n,index:r},s){if(r)return r[s]??0;let[o,i]=[e,s];for(let a=t.length-1;a>=0;a-=1){
let c=t[a]??1;o+=i%c*(n?.[a]??0),i=Math.floor(i/c)}return o}function Dr(t,e,n){let r=n;for(let s of e){let o=Fr(t[s]??{op:"",
shape:[]});if(r<o)return[s,r];r-=o}throw new RangeError(`No operand has the element ${n}.`)}function $e(t){return Array.
from({length:t},(e,n)=>n)}function Wr(t){let e=Math.floor(t);return t-e!==.5?Math.round(t):e%2?e+1:e}function zr(t){if(Math.
abs(t)>6)return Math.sign(t);let[e,n]=[t,t];for(let r=1;Math.abs(n)>Math.abs(e)*1e-17;r+=1)n*=2*t*t/(2*r+1),e+=n;return 2*
Math.exp(-t*t)/Math.sqrt(Math.PI)*e}var Vr=30,[D,W,I,Gr,P]=[0,1,2,3,4],Jr={add:["+",W],subtract:["−",W],multiply:["·",I],divide:["/",I],power:["^",Gr],greater:[
">",D],greater_equal:["≥",D],less:["<",D],less_equal:["≤",D],equal:["=",D],not_equal:["≠",D]},Yr={log:"ln",maximum:"\
max",minimum:"min",largest:"max",smallest:"min"},Pe=new Set(["sum","softmax"]);function Dt(t,e,n){let r=new Map,s=(i,a)=>{
let c=`${i}:${a}`,l=r.get(c)??o(i,a);return r.set(c,l),l},o=(i,a)=>{let c=t[i];if(!c)throw new RangeError(`The expressio\
n has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(u,a),op:"",parts:[],table:u,index:a};if(l===
"constant"||l==="opaque")return{value:Ne(c,a),op:"",parts:[]};let f=ke(t,c,a).map(([x,k])=>s(x,k)),[d,p,E]=f;if((l==="vi\
ew"||l==="join")&&d)return d;if(l==="where"&&p&&E)return d?.value?p:E;if(l==="collect")return Re(f);if(l==="matmul")return Re(
He(f));if(l==="softmax")return Xr(f,Ce(t,c,a));let g=Ut[l];if(g)return{value:g(f.map(({value:x})=>x)),op:l,parts:f};let h=Le[l];
if(!h||!d)throw new RangeError(`There is no operation ${l}.`);return{value:h(d.value,p?.value??0),op:l,parts:f}};return s(
t.length-1,e)}function mt(t){let e=new Map,n=new Set,r=s=>{n.has(s)||(n.add(s),s.table!==void 0&&e.set(`${s.table}:${s.index}`,
s),s.parts.forEach(r),s.temperature&&r(s.temperature))};return r(t),[...e.values()]}function pt(t){if(Pe.has(t.op))return t;
for(let e of t.parts){let n=pt(e);if(n)return n}return null}function Wt(t){return t.op?zt(t,null,!1).text:O(t.value)}function je(t){
let e=O(t.value),n=pt(t);if(!n)return ht(Wt(t),e);if(n===t){if(t.op==="sum")return`Sum ${e}`;let r=gt(t),s=r.reduce((o,i)=>o+
i,0);return`${O(r[t.place??0]??0)} / ${O(s)} = ${e}`}return`${_e(t,n)??zt(t,n,!1).text} = ${e}`}function gt({parts:t,temperature:e}){
return Ie(t.map(({value:n})=>n),e?.value)}function _e(t,e){if(t===e)return e.op==="sum"?`Sum ${O(e.value)}`:null;let[n,r]=t.
parts,s=n&&_e(n,e);return!s||!r||r.op?null:t.op==="add"?`${s}, plus ${O(r.value)}`:t.op==="divide"?`${s}, divided by ${O(
r.value)}`:null}function zt(t,e,n){let{op:r,parts:s,value:o}=t,i=Pe.has(r);if(!r||t===e||i&&n)return{text:dt(o),binding:P};
let a=s.map(d=>zt(d,e,n||i)),c=a.map(({text:d})=>d);if(r==="sum")return{text:c.length?qt(c):"0",binding:W};if(r==="softm\
ax")return{text:Qr(t,a),binding:I};if(r==="product")return{text:c.join(" · "),binding:I};let[l={text:"",binding:P},u]=a,
f=Jr[r];if(f&&u){let[d,p]=f,E=r==="add"||r==="multiply",g=j(l,r==="power"?P:p),h=j(u,E?p:p+1);return{text:r==="power"?`${g}\
^${h}`:`${g} ${d} ${h}`,binding:p}}return r==="negative"?{text:`−${j(l,I)}`,binding:W}:r==="sqrt"?{text:`√${j(l,P)}`,
binding:P}:r==="absolute"?{text:`|${Kr(s[0],l)}|`,binding:P}:r==="sigmoid"?{text:`1 / (1 + e^(−${j(l,P)}))`,binding:I}:
r==="gelu"?{text:`${j(l,I)} · Φ(${l.text})`,binding:I}:{text:`${Yr[r]??r}(${Me(c)})`,binding:P}}function Kr(t,{text:e}){
return t&&!t.op?O(t.value):e}function j({text:t,binding:e},n){return e<n?`(${t})`:t}function Qr({parts:t,place:e=0,temperature:n},r){
let s=Math.max(...t.map(({value:c})=>c)),o=n?.value??1,i=Math.abs(s/o)>Vr,a=r.map(c=>{let l=c;return i&&(l={text:`${j(c,
W)} − ${dt(s)}`,binding:W}),o!==1&&(l={text:`${j(l,I)} / ${dt(o)}`,binding:I}),`e^${j(l,P)}`});return`${a[e]} / (${qt(
a)})`}function He(t){let e=[];for(let n=0;n<t.length;n+=2){let r=t.slice(n,n+2);e.push({value:Zr(r),op:"multiply",parts:r})}
return e}function Zr(t){return t.reduce((e,{value:n})=>e*n,1)}function Re(t){let e=t[0]?.parts[0]?.parts[1],n=t.every(({
op:o,parts:[i]})=>o==="multiply"&&i?.op==="divide"&&i.parts[1]===e);if(!e||e.op||!n)return{value:Bt(t),op:"sum",parts:t};
let r=t.flatMap(({parts:[o,i]})=>o?.parts[0]&&i?He([o.parts[0],i]):[]),s={value:Bt(r),op:"sum",parts:r};return{value:Bt(
t),op:"divide",parts:[s,e]}}function Bt(t){return t.reduce((e,{value:n})=>e+n,0)}function Xr(t,{place:e,width:n}){let r=t[n],
o={value:0,op:"softmax",parts:t.slice(0,n),place:e,...r&&{temperature:r}},i=gt(o),a=i.reduce((c,l)=>c+l,0);return{...o,value:(i[e]??
Number.NaN)/a}}m();function w(t,e,n){let r=N(t,e,n);if(!r)throw new Error(`The page has no element that matches ${e}.`);return r}function N(t,e,n){
let r=t.querySelector(e);return r&&Ue(r,n)?r:null}function y(t,e,n){return[...t.querySelectorAll(e)].filter(r=>Ue(r,n))}
function Vt(t,e="pointer-view"){return[...t.querySelectorAll(e)]}function L({target:t}){return t}function qe({target:t}){
return t}function Ue(t,e){return t instanceof(e??HTMLElement)}Zt();var Ye="figure[data-how]",ms="figure[data-how] tbody td",ps={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{
row:0,column:-1},ArrowRight:{row:0,column:1}};function Ke(t,e){let n=r=>{let s=Xt(r);s&&ws(s)};t.addEventListener("point\
erover",n),t.addEventListener("focusin",n),t.addEventListener("click",n),e&&gs(t,e),t.addEventListener("pointerout",r=>{
let s=L(r).closest(Ye),{relatedTarget:o}=r,i=o instanceof Node&&s?.contains(o);s&&!i&&tn(ee(s))}),t.addEventListener("ke\
ydown",bs)}function Qe(t){for(let e of y(t,Ye))for(let[n,r]of y(e,"tbody td").entries())r.tabIndex=n===0?0:-1}function gs(t,e){
let n=0,r=async s=>{let o=Xt(s);if(!o)return;n+=1;let i=n,a=te(o),c=ee(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{
let f=await e(l,u,en(yt(a),o));i===n&&c.isConnected&&Es(c,f,o)}catch(f){i===n&&(w(c,"[data-sum]").textContent=ft(f))}};t.
addEventListener("click",r),t.addEventListener("keydown",s=>{if(s.key==="Enter"&&r(s),s.key!=="Escape")return;let o=L(s).
closest("[data-step]")?.querySelector("[data-opened] button");o instanceof HTMLElement&&o.click()})}function bs(t){let e=Xt(
t),n=ps[t.key];if(!e||!n||t.altKey||t.ctrlKey||t.metaKey)return;t.preventDefault();let r=te(e),s=yt(r),{row:o,column:i}=en(
s,e),a="down"in r.dataset,c=a?n.column:n.row,l=a?n.row:n.column,u=s[o+c]?.[i+l];u&&(e.tabIndex=-1,u.tabIndex=0,u.focus())}
function ws(t){let e=te(t),n=ee(e);tn(n);let r=Dt(JSON.parse(e.dataset.how??"[]"),xs(yt(e),t),ys(n));t.dataset.lit="resu\
lt";for(let a of mt(r)){let c=Ze(n,a.table??"")[a.index??0];c&&(c.dataset.lit??="part")}let s=n.querySelector("[data-sum\
]");if(!(s instanceof HTMLElement))return;let o=O(nn(t)),i=Number.isNaN(r.value)?o:ht(Wt(r),o);s.textContent=[As(e,t),i].
filter(Boolean).join(": "),delete s.dataset.above,t.getBoundingClientRect().bottom>s.getBoundingClientRect().top&&(s.dataset.
above="")}function ys(t){let e=new Map;return(n,r)=>{let s=e.get(n)??Ze(t,n);e.set(n,s);let o=s[r];return o?nn(o):Number.
NaN}}function Ze(t,e){let n=t.querySelector(`figure[data-table="${CSS.escape(e)}"]`);return n instanceof HTMLElement?yt(
n).flat():[]}function Es(t,e,n){t.querySelector("[data-opened]")?.remove();let{title:r,row:s,column:o,expression:i,index:a,
numbers:c}=e,l=Dt(i,a,(g,h)=>Xe(c[g],h).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement(
"h3");f.textContent=[r,s,o].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent=
"Close",d.addEventListener("click",()=>{u.remove(),n.focus()});let p=document.createElement("div");p.className="table-fr\
ame",p.tabIndex=0,p.setAttribute("role","group"),p.setAttribute("aria-label",f.textContent),p.append(wt(vs(l,c)));let E=document.
createElement("p");E.className="sum",E.textContent=je(l),u.append(f,p,E,d),w(t,"[data-sum]").after(u),p.focus({preventScroll:!0}),
u.scrollIntoView({block:"nearest"})}function vs(t,e){let n=a=>{let[{table:c="",index:l=0}={}]=mt(a);return Xe(e[c],l).label},
r=(a,...c)=>[a,...c.map(O)],s=pt(t);if(!s)return{columns:["term","value"],rows:mt(t).map(({table:a="",value:c})=>r(e[a]?.
title??"",c))};let{op:o,parts:i}=s;if(o==="softmax"){let a=gt(s);return{columns:["term","score","exponential, largest sc\
ore subtracted"],rows:i.map((c,l)=>r(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["t\
erm","first factor","second factor","product"],rows:i.map(a=>r(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:[
"term","value"],rows:i.map(a=>r(n(a),a.value))}}function Xe(t,e){let n=t?.index.indexOf(e)??-1,r=t?.values[n];return{label:t?.
labels[n]??"",value:r===void 0?Number.NaN:Ft(r)}}function tn(t){for(let n of y(t,"[data-lit]"))delete n.dataset.lit;let e=t.
querySelector("[data-sum]");e&&(e.textContent="")}function Xt(t){return t.target instanceof Element?t.target.closest(ms):
null}function te(t){return t.closest("figure")}function ee(t){return t.closest("[data-step]")}function yt(t){return"down"in
t.dataset?[y(t,"tbody td",HTMLTableCellElement)]:y(t,"tbody tr").map(e=>y(e,"td",HTMLTableCellElement))}function en(t,e){
let n=t.findIndex(r=>r.includes(e));return{row:n,column:t[n]?.indexOf(e)??-1}}function xs(t,e){return t.flat().indexOf(e)}
function As(t,e){let n=e.parentElement?y(e.parentElement,"th"):[],r=y(t,"thead th")[e.cellIndex-n.length],s=[n[0],r].map(
o=>o?.title||o?.textContent);return[w(t,"figcaption span").textContent,...s].filter(Boolean).join(", ")}function nn(t){return Te(
t.dataset.value??t.textContent??"")}m();function rn({state:t,height:e,set:n,mark:r=()=>{}}){let s=window.parent,o=(document.body.dataset.framers??"").split(" ").
filter(Boolean),i=o.includes("*"),a="",c=(u,f)=>{if(s===window)return;let d={pointerscope:u,...f};for(let p of i?["*"]:o)
s.postMessage(d,p)},l=()=>{let u={state:t(),height:e()};JSON.stringify(u)!==a&&(a=JSON.stringify(u),c("height",{height:u.
height}),c("state",{state:u.state}))};return window.addEventListener("message",({source:u,origin:f,data:d})=>{u!==s||!(i||
o.includes(f))||(d?.pointerscope==="set"&&(n(Ss(d.state)),l()),d?.pointerscope==="mark"&&r(Ts(d.visits)),d?.pointerscope===
"ask"&&(a="",l()))}),(u,f)=>u==="state"?l():c(u,f)}function Ss(t){let e={};if(typeof t!="object"||t===null||Array.isArray(
t))return e;for(let[n,r]of Object.entries(t).slice(0,100)){let s=r===null?null:Ms(r);(s===null||s!==void 0&&s.length<=1e5)&&
(e[n]=s)}return e}function Ts(t){return(Array.isArray(t)?t.slice(0,1e3):[t]).filter(n=>Number.isInteger(n)&&n>=0)}function Ms(t){
return typeof t=="string"?t:typeof t=="number"?Number.isFinite(t)?String(t):void 0:typeof t=="object"&&sn(t,8)<=2e4?JSON.
stringify(t):void 0}function sn(t,e){if(typeof t=="bigint")return Number.POSITIVE_INFINITY;if(typeof t!="object"||t===null)
return 1;if(e===0||ArrayBuffer.isView(t))return Number.POSITIVE_INFINITY;let n=1;for(let r of Object.values(t))if(n+=sn(
r,e-1),n>2e4)return Number.POSITIVE_INFINITY;return n}m();q();var Os=6,Et=0;function on(t,e){t.addEventListener("submit",n=>{let r=L(n).closest("[data-exercise]");r instanceof HTMLFormElement&&
(n.preventDefault(),$s(r,e))})}async function $s(t,e){Et+=1;let n=Et,r=t.dataset.exercise??"",s=y(t,"input:not([type=rad\
io])",HTMLInputElement);for(let o of s)o.removeAttribute("aria-invalid");try{let{exercises:o}=await H(`lessons/${encodeURIComponent(
e)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{[r]:ks(t)}})}),i=o.find(a=>a.
id===r);n===Et&&i&&Ns(t,i.marked,s)}catch(o){if(!(o instanceof T))throw o;if(n!==Et)return;w(t,"[data-marked]").textContent=
o.message,w(t,"[data-because]").hidden=!0,delete t.dataset.right;for(let{where:i}of o.problems)Ls(t,s,i)?.setAttribute("\
aria-invalid","true")}}function Ls(t,e,n){let[,r,s]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];return r===void 0||s===void 0?e[0]:
an(t)[Number(r)]?.[Number(s)]}function an(t){return y(t,"tbody tr").map(e=>y(e,"input",HTMLInputElement))}function ks(t){
if(t.querySelector("input[type=radio]"))return y(t,"input:checked",HTMLInputElement)[0]?.value??"";let e=an(t);return e.
length?e.map(n=>n.map(r=>r.value)):w(t,"input",HTMLInputElement).value}function Ns(t,{right:e,all_right:n,computed:r},s){
let o=e.flat();for(let[l,u]of s.entries())u.setAttribute("aria-invalid",String(!o[l]));let i=w(t,"[data-marked]"),a=w(t,
"[data-because]");if(i.replaceChildren(Cs(o,n)),a.hidden=!n,t.dataset.right=String(n),n)return;let c=document.createElement(
"button");c.type="button",c.textContent="Show the answer",i.tabIndex=-1,c.addEventListener("click",()=>{i.textContent=`I\
t is ${Is(r)}.`,a.hidden=!1,i.focus()}),i.append(" ",c)}function Cs(t,e){if(e)return"Right.";let n=t.filter(Boolean).length;
return t.length>1?`${n} of ${t.length} are right.`:"Not yet."}function Is(t){return typeof t=="string"?t:t.map(e=>e.map(
Rs).join(", ")).join("; ")}function Rs(t){return String(Number(t.toFixed(Os))).replace("-","−")}m();var Ps=["beside","above","below","figure"],cn={width:960,height:540},js=2,re=.6,ne=.1,_s=320,Hs=[{out:"",parts:"*",least:1},
{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons remark",parts:"*",
least:re}],ln=["notes reasons remark switch","notes reasons remark switch formula"],qs=[1,.8,re],vt=new WeakMap;function fn(t,e){
let{lookAccent:n,lookScale:r}=t.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==window),n&&
CSS.supports("color",n)&&t.style.setProperty("--accent",n);let s=()=>{let o=N(e,":scope > [data-step]:not([hidden])"),{clientWidth:i,
clientHeight:a}=e;if(!o||!i||!a)return;let c=Math.min(innerWidth/cn.width,innerHeight/cn.height,js),l=Number(r)||Math.max(
1,c);t.style.setProperty("--most",String(l)),Us(o,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(s)).observe(
e),e.addEventListener("click",o=>{let i=L(o),a=i.closest("[data-step]");a&&("rest"in i.dataset&&zs(a),i.dataset.turn&&hn(
a,Number(a.dataset.page)+Number(i.dataset.turn)))}),s}function dn(t){for(let e of t){vt.delete(e);for(let n of["out","la\
yout","paged"])delete e.dataset[n]}}function Us(t,e,n,r){let s=`${n}×${r}×${e}`;if(vt.get(t)?.frame===s)return;let o=N(
t,"pointer-view"),i=n>r,a=Ps.filter(u=>(u!=="figure"||o)&&(u==="below"||i));t.dataset.fitting="";let c=Fs(t,a,e,o)??Ds(t,
Math.min(e,1));delete t.dataset.fitting,vt.set(t,{frame:s,arrangement:c}),c.pages&&hn(t,Number(t.dataset.page??0));let l=String(
c.scale);o&&o.getAttribute("scale")!==l&&o.setAttribute("scale",l)}function Fs(t,e,n,r){delete t.dataset.paged;for(let{out:s,
parts:o,least:i}of Hs){if(!t.querySelector(`.words > ${o}`))continue;let a=null;for(let c of e){let l=a?a.scale*(r?.8:1)+
ne:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=Bs(t,s,c,u,n,r);f&&f.worth>(a?.worth??0)&&(a=f)}if(a)return V(t,a),
a}return null}function Bs(t,e,n,r,s,o){let i=u=>(V(t,{out:e,layout:n,scale:u}),Ws(t));if(!i(r))return null;let[a,c]=[r,s];
for(c-a>ne&&i(c)&&(a=c);c-a>ne;){let u=(a+c)/2;i(u)?a=u:c=u}if(!o)return{out:e,layout:n,scale:a,worth:a};V(t,{out:e,layout:n,
scale:a});let l=Math.min(1,o.clientHeight/(a*_s));return{out:e,layout:n,scale:a,worth:a*Math.sqrt(l)}}function Ds(t,e){t.
dataset.paged="";let n=qs.map(i=>Math.min(i,e));for(let i of ln){let[a]=n.map(c=>({out:i,layout:"below",scale:c,...un(t,
i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)return V(t,a),a}let[
r,s]=[ln.at(-1)??"",n.at(-1)??re],o={out:r,layout:"below",scale:s,pages:un(t,r,s).pages};return V(t,o),o}function un(t,e,n){
V(t,{out:e,layout:"below",scale:n});let r=se(t);for(let h of r)h.dataset.turnedTo="";let{rowGap:s,columnGap:o}=getComputedStyle(
w(t,".working")),[i,a]=[Number.parseFloat(s),Number.parseFloat(o)],c=w(t,".shown").getBoundingClientRect(),l=c.height-w(
t,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,p=0,E=0,g=w(t,".formula").scrollWidth<=c.width+1;for(let h of r){
let{width:x,height:k}=h.getBoundingClientRect();g&&=k<=l&&pn(h),E&&E+x>c.width&&(d+=p+i,p=0,E=0),u.length&&d+Math.max(p,
k)>l&&(u=[],f.push(u),d=0,p=0,E=0),u.push(h),p=Math.max(p,k),E+=x+a}return{pages:f,isFitting:g}}function hn(t,e){let n=vt.
get(t)?.arrangement.pages??[],r=Math.max(0,Math.min(e,n.length-1));t.dataset.page=String(r);for(let s of se(t))n[r]?.includes(
s)?s.dataset.turnedTo="":delete s.dataset.turnedTo;w(t,".pager").hidden=n.length===1,w(t,"[data-turned]").textContent=`${r+
1} of ${n.length}`;for(let s of y(t,"[data-turn]",HTMLButtonElement))s.disabled=!n[r+Number(s.dataset.turn)]}function se(t){
return y(t,".matrix, .shown > pointer-view")}function V(t,{out:e,layout:n,scale:r}){t.dataset.out=e,t.dataset.layout=n,w(
t,"[data-rest]").hidden=!e,t.style.setProperty("--scale",String(r))}function Ws(t){let e=t.getBoundingClientRect(),n=w(t,
".formula"),r=s=>{let{right:o,bottom:i,width:a}=s.getBoundingClientRect();return!a||o<=e.right+1&&i<=e.bottom+1};return[
t,w(t,".words"),w(t,".shown")].every(mn)&&n.scrollWidth<=n.clientWidth+1&&[n,...se(t)].every(s=>r(s)&&pn(s))}function mn(t){
return!t.clientWidth||t.scrollWidth<=t.clientWidth+1&&t.scrollHeight<=t.clientHeight+1}function pn(t){let e=t.querySelector(
":scope > .table-frame");return!e||mn(e)}function zs(t){let e=document.createElement("dialog");e.className="rest";let n=w(
t,"h1, h2");e.setAttribute("aria-label",(n.textContent??"").trim());let r=document.createElement("button");r.type="butto\
n",r.textContent="Close",r.addEventListener("click",()=>e.close()),e.addEventListener("close",()=>{e.remove(),w(t,"[data\
-rest]").focus()});let s=[n,t.querySelector(".switch"),t.querySelector(".formula"),...w(t,".words").children];e.append(r);
for(let o of s){if(!o)continue;let i=o.cloneNode(!0);i.removeAttribute("id"),e.append(i)}t.append(e),e.showModal()}m();var Vs=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,Gs="Write a number, such as 0.5, in every cell.",At=class{#n;#t;#i;#e=new Map;#r=new Map;constructor(e,n,r){
this.#n=e,this.#t=n,this.#i=r,this.#c(),e.addEventListener("input",s=>{let o=s.target;this.#v(o.name,o.value),this.#m()}),
e.addEventListener("click",s=>{let o=L(s),i=o.closest("[data-input]");i&&("more"in o.dataset&&this.#y(i,1),"fewer"in o.dataset&&
this.#y(i,-1))}),n.addEventListener("click",()=>{for(let s of this.#o)this.#e.set(U(s),bn(gn(s)));this.#f(),y(this.#n,"i\
nput, select")[0]?.focus(),this.#m()}),this.#a()}get text(){let e={};for(let n of this.#o){let r=U(n),s=wn(n.dataset.kind,
this.#e.get(r)??"");if(s===null)return null;JSON.stringify(s)!==JSON.stringify(gn(n))&&(e[r]=s)}return Object.keys(e).length?
JSON.stringify(e):""}replace(e,n){let r=document.activeElement,s=r&&this.#n.contains(r)?this.#u(r):null;this.#n.replaceChildren(
...e.childNodes),n?this.#c():this.#f(),s?.(),this.#a()}showProblems(e){let n=new Set(e);for(let r of this.#o){let s=U(r),
o=`inputs.${s}`,i=e.filter(l=>l.where===o||l.where.startsWith(`${o}[`));for(let l of i)n.delete(l);let a=i.map(l=>l.message).
join(" "),c=JSON.stringify(this.#e.get(s));a&&this.#r.set(s,{typed:c,message:a})}return this.#a(),[...n]}get#o(){return y(
this.#n,"[data-input]")}#u(e){if((e instanceof HTMLInputElement||e instanceof HTMLSelectElement)&&e.name){let i=`[name="${CSS.
escape(e.name)}"]`,a=e instanceof HTMLInputElement?{start:e.selectionStart,end:e.selectionEnd}:null;return()=>{let c=this.#n.
querySelector(i);c instanceof HTMLElement&&c.focus({preventScroll:!0}),c instanceof HTMLInputElement&&a&&c.setSelectionRange(
a.start,a.end)}}let r=e.closest("[data-input]"),s=r instanceof HTMLElement?U(r):"",o=e instanceof HTMLElement&&"more"in e.
dataset?"more":"fewer";return()=>{let i=this.#n.querySelector(`[data-input="${CSS.escape(s)}"] [data-${o}]`);i instanceof
HTMLElement&&i.focus({preventScroll:!0})}}#c(){this.#e.clear();for(let e of this.#o){let n=xt(e),r=n.map(i=>i.value),{kind:s,
row:o}=e.dataset;this.#e.set(U(e),s==="words"?r:s==="matrix"?Js(n,!!o):r[0]??"")}}#f(){for(let e of this.#o)for(let n of xt(
e)){let r=this.#E(n.name);r!==void 0&&n.value!==r&&(n.value=r)}}#h(e){let[n="",r,s]=e.split("."),o=this.#e.get(n);return r===
void 0?null:s===void 0?[o,Number(r)]:[Array.isArray(o?.[0])?o?.[Number(r)]:o,Number(s)]}#E(e){let n=this.#h(e);if(!n)return this.#e.
get(e);let[r,s]=n;return r?.[s]}#v(e,n){let r=this.#h(e);if(!r){this.#e.set(e,n);return}let[s,o]=r;s&&(s[o]=n)}#m(){this.#a(),
this.#i()}#a(){for(let e of this.#o){let n=U(e),r=!["words","choice"].includes(e.dataset.kind??""),s=r?xt(e).filter(c=>yn(
c.value)===null):[];for(let c of r?xt(e):[])c.setAttribute("aria-invalid",String(s.includes(c)));let o=this.#e.get(n)??"";
this.#r.get(n)?.typed!==JSON.stringify(o)&&this.#r.delete(n),Ys(e,s.length?Gs:this.#r.get(n)?.message??"");let{least:i,most:a}=e.
dataset;for(let c of y(e,"[data-fewer]",HTMLButtonElement))c.disabled=o.length<=Number(i);for(let c of y(e,"[data-more]",
HTMLButtonElement))c.disabled=o.length>=Number(a)}this.#t.disabled=this.text===""}#y(e,n){let r=U(e),s=this.#e.get(r),o=s.
length+n;if(o<Number(e.dataset.least)||o>Number(e.dataset.most))return;let i=`word ${s.length+1}`;this.#e.set(r,n>0?[...s,
i]:s.slice(0,-1));for(let{dataset:a}of this.#o){let c=a.input??"",l=this.#e.get(c);a.rows===r&&Array.isArray(l)&&(l=oe(l,
n)),a.columns===r&&Array.isArray(l)&&(l=a.row?oe(l,n):l.map(u=>oe(u,n))),l!==void 0&&this.#e.set(c,l)}this.#m()}};function U(t){
return t.dataset.input??""}function gn(t){return JSON.parse(t.dataset.default??"null")}function xt(t){return y(t,"input,\
 select")}function Js(t,e){let n=new Map;for(let s of t){let[,o=""]=s.name.split(".");n.set(o,[...n.get(o)??[],s.value])}
let r=[...n.values()];return e?r[0]??[]:r}function oe(t,e){return e>0?[...t,structuredClone(t.at(-1))]:t.slice(0,-1)}function bn(t){
return Array.isArray(t)?t.map(bn):String(t)}function wn(t,e){if(t==="words"||t==="choice")return e;if(!Array.isArray(e))
return yn(e);let n=e.map(r=>wn(t,r));return n.includes(null)?null:n}function yn(t){let e=t.trim().replace("−","-").replace(
",","."),n=Vs.test(e)?Number(e):Number.NaN;return Number.isFinite(n)?n:null}function Ys(t,e){let n=w(t,"[data-failure]");
n.textContent=e,n.hidden=!e}m();q();var vn="This needs the server. Without a server, you can leave out only one step at a time.";async function xn(t,{address:e,
files:n,signal:r}){let s=document.getElementById("lesson-states");return s?Ks(JSON.parse(s.textContent??""),t):n?Qs(n,t,
r):Zs(e,r)}function An(t){return!!t||document.getElementById("lesson-states")!==null}function Ks(t,{removed:e}){let n=e.
split(",").filter(Boolean).sort().join(",");if(!Object.hasOwn(t,n))throw Tt(404,vn);let r=document.createElement("div");
r.dataset.steps="";let s=Object.values({...t[""],...t[n]});r.append(...s.map(i=>En("lesson-parts",i)));for(let i of y(r,
"[data-matrix]"))i.replaceWith(En("lesson-matrices",Number(i.dataset.matrix)));let o=document.createDocumentFragment();return o.
append(r),o}function En(t,e){let{content:n}=w(document,`#${t}`,HTMLTemplateElement);return document.importNode(n.children[e],
!0)}async function Qs(t,{removed:e,inputs:n},r){if(!(!n&&(!e||document.querySelector(`[data-remove="${CSS.escape(e)}"]`))))
throw Tt(404,vn);let o=e?t.replace("{removed}",e):".",i=await fetch(o,{signal:r}).catch(St);if(!i.ok)throw Tt(i.status,ut(
i.status));return Sn(await i.text().catch(St))}async function Zs(t,e){let r=await fetch(t,{headers:{accept:"text/html, a\
pplication/problem+json"},signal:e}).catch(St),s=await r.text().catch(St);if(r.ok)return Sn(s);throw new T(r.status,Xs(s,
r.status))}function St(t){throw Z(t)?t:Tt(0,Ht)}function Sn(t){return new DOMParser().parseFromString(t,"text/html")}function Xs(t,e){
try{return JSON.parse(t).errors??[]}catch{return[{where:"",message:ut(e),suggestions:[]}]}}function Tt(t,e){return new T(
t,[{where:"",message:e,suggestions:[]}])}m();var to=3e4,Tn=720;async function Mn(t){for(let n of t)n.removeAttribute("lazy");let e=Date.now()+to;for(;Date.now()<e&&t.
some(eo);)await new Promise(n=>setTimeout(n,100))}function eo(t){return t.querySelector(".view-failure:not([hidden])")?!1:
!t.dataset.drawn||t.hasAttribute("aria-busy")}function On(t,e=()=>{},n=()=>{}){let r=[],s=[];window.addEventListener("beforeprint",()=>{e(),r=y(t,"details:not([open])",
HTMLDetailsElement).filter(o=>!o.closest("pointer-view"));for(let o of r)o.open=!0;s=y(t,"pointer-view:not([fill]) > .vi\
ew-plot").filter(o=>o.offsetHeight>Tn);for(let o of s)o.style.setProperty("--print-scale",String(Tn/o.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let o of r)o.open=!1;for(let o of s)o.style.removeProperty("--print-scale");n()})}var di=350,hi=60,ye=["removed","inputs","layer","head"],Lr=["step","all",...ye],mi={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},A=w(document,"[data-lesson]"),S=w(A,"[data-steps]"),Mr=N(A,"[data-controls]"),it=A.dataset.only,be=w(A,"[data\
-error]"),Or=N(A,"[data-inputs]"),st=Or&&new At(Or,w(A,"[data-reset]",HTMLButtonElement),vi),Nt="frame"in A.dataset,{states:kr,
leftOut:Nr=""}=A.dataset,b=Ee(location.search),R=An(kr)?{...b,...ve(Ee(""))}:b,we=new AbortController,et=0,rt=0;function Ee(t){
let e=new URLSearchParams(t);return{step:e.get("step")??"",all:e.get("all")??"",removed:e.get("removed")??Nr,inputs:e.get(
"inputs")??"",layer:e.get("layer")??"",head:e.get("head")??""}}var pi=Nt?fn(A,S):()=>{},gi="framers"in document.body.dataset?
rn({state:yi,height:()=>A.scrollHeight,set:Ei}):()=>{},B=()=>y(S,":scope > [data-step]"),Ct=t=>B().findIndex(e=>e.dataset.
step===t),at=()=>Math.max(0,Ct(b.step)),Cr=()=>Nt&&window.parent!==window;function _(){let t=!!b.all||!!it,e=at(),n=B();
for(let[r,s]of n.entries())s.hidden=!t&&r!==e;if(t&&!Nt)for(let r of Vt(S,"pointer-view[lazy]"))r.removeAttribute("lazy");
A.dataset.mode=t?"all":"one",A.toggleAttribute("data-first",e===0);for(let r of y(A,"[data-follow]",HTMLSelectElement)){
let s=r.dataset.follow;r.value=b[s]||"0"}for(let r of y(A,"[data-slide]"))bi(r,r.dataset.slide===n[e]?.dataset.step);Mr&&
wi(Mr,e,n.length,t),pi(),gi("state",{})}function bi(t,e){if(!e){t.removeAttribute("aria-current");return}t.setAttribute(
"aria-current","step");let n=t.closest("ol");n&&requestAnimationFrame(()=>{n.scrollLeft=t.offsetLeft-n.offsetLeft})}function wi(t,e,n,r){
t.hidden=!1,w(t,"[data-place]").textContent=`Step ${e+1} of ${n}`,w(t,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,
w(t,'[data-go="1"]',HTMLButtonElement).disabled=e===n-1;let s=N(t,"[data-all]",HTMLInputElement);s&&(s.checked=r)}function ot(t,e=!1){
let n=B(),r=n[Math.max(0,Math.min(n.length-1,t))];r&&(b={...b,step:r.dataset.step??""},ct("replace"),_(),e&&w(r,"h1, h2").
focus({preventScroll:!0}),b.all?r.scrollIntoView({block:"start"}):r.getBoundingClientRect().top<0&&A.scrollIntoView({block:"\
start"}),A.querySelector("[data-slide][aria-current]")?.scrollIntoView({block:"nearest",inline:"nearest"}))}function ve({
removed:t,inputs:e,layer:n,head:r}){return{removed:t,inputs:e,layer:n,head:r}}function It(t,e){return ye.every(n=>t[n]===
e[n])}function yi(){return{step:B()[at()]?.dataset.step,removed:R.removed,inputs:R.inputs}}function Ei({step:t,...e}){t!==
void 0&&!it&&ot(Math.max(0,Ct(t??"")));let n={};for(let r of ye)r in e&&(n[r]=e[r]??"");Rt(n)}function ct(t){let e=Ir({...b,
...ve(R)});if(e!==location.pathname+location.search)try{t==="push"&&!Cr()?history.pushState(null,"",e):history.replaceState(
null,"",e)}catch{}}function Ir(t){let e=[...new URLSearchParams(location.search)].filter(([s])=>!Lr.some(o=>o===s)),n=C(
{...Object.fromEntries(e),...t});Nr&&!t.removed&&n.set("removed","");let r=n.toString();return r?`${location.pathname}?${r}`:
location.pathname}function vi(){clearTimeout(rt),rt=setTimeout(()=>Rt({}),di)}function Rt(t){let e=rt&&st?st.text:null;clearTimeout(
rt),rt=0;let n={...b,...e===null?{}:{inputs:e},...t};It(n,b)||(b=n,Pt({history:"push"}))}async function Pt({history:t,isFresh:e=!1}){
et+=1;let n=et;we.abort(),we=new AbortController,S.setAttribute("aria-busy","true");try{let r=await xn(b,{address:Ir(b),
files:kr,signal:we.signal});if(n!==et)return;Ai(r,e),R=b,Pr([]),t==="push"&&ct("push"),_()}catch(r){if(Z(r))return;if(!(r instanceof
T))throw r;n===et&&xi(r.problems,t)}finally{n===et&&S.removeAttribute("aria-busy")}}function xi(t,e){Pr(t);let n=t.every(
s=>s.where.startsWith("inputs"));if(b={...b,...n?{inputs:R.inputs}:ve(R)},!It(b,R)){Pt({history:e});return}let r=Rr(R);for(let s of y(
S,"[data-remove]",HTMLInputElement))s.checked=r.has(s.dataset.remove??"");ct("replace"),_()}function Rr(t){return new Set(
t.removed.split(",").filter(Boolean))}function Ai(t,e){let n=document.activeElement?.closest("[data-remove]"),r=n instanceof
HTMLElement?n.dataset.remove:void 0;for(let o of B()){let i=o.dataset.step??"",a=t.querySelector(`[data-steps] > [data-s\
tep="${CSS.escape(i)}"]`);a&&i!=="exercises"&&o.replaceWith(a)}for(let o of y(A,"[data-renew]")){let i=t.querySelector(`\
[data-renew="${o.dataset.renew}"]`);i&&o.replaceChildren(...i.childNodes)}let s=N(t,"[data-inputs]");s&&st?.replace(s,e),
r&&N(S,`[data-remove="${CSS.escape(r)}"]`)?.focus(),jr()}function Pr(t){let e=st?st.showProblems(t):t;be.textContent=e.map(
n=>n.message).join(" "),be.hidden=e.length===0,e.length&&A.dataset.live&&be.append(" ",Si(A.dataset.live))}function Si(t){
let e=document.createElement("a");e.href=t,e.textContent="Open it on the server";let n=A.dataset.inputs??b.inputs;return e.
search=C({...b,inputs:n,all:null}).toString(),e}function jr(){Qe(S),S.querySelector("pointer-view")&&Promise.resolve().then(()=>(Tr(),fi));
for(let t of y(S,"[data-embed]",HTMLAnchorElement)){let e=t.closest("[data-step]"),n=e instanceof HTMLElement?e.dataset.
step:void 0;t.search=C({...b,all:null,step:n}).toString()}for(let t of y(A,"[data-offline]",HTMLAnchorElement))t.search=
C({removed:b.removed,inputs:b.inputs}).toString();for(let t of y(A,"[data-back]",HTMLAnchorElement)){let e=new URLSearchParams(
location.search);for(let n of Lr)e.delete(n);t.search=e.toString()}}function Ti(t,e,{row:n,column:r}){let s=Object.fromEntries(
new URLSearchParams(location.search)),o=C({...s,step:null,all:null,row:n,column:r});return H(`${A.dataset.api}/${t}/${e}\
?${o}`)}async function Mi(t){t.disabled=!0;let{all:e}=b;b={...b,all:"1"},_(),await Mn(Vt(S)),window.print(),b={...b,all:e},
_(),t.disabled=!1}function _r(t){return t.closest("input:not([type=checkbox]), select, textarea")!==null}function Hr(t){
for(let e=t;e&&e!==S;){if(e.localName==="pointer-view"||e.scrollWidth>e.clientWidth+1&&getComputedStyle(e).overflowX!=="\
visible")return!0;e=e.parentElement}return!1}S.addEventListener("change",t=>{let e=t.target;if(!(e instanceof HTMLInputElement)||
!e.dataset.remove)return;let n=Rr(b);e.checked?n.add(e.dataset.remove):n.delete(e.dataset.remove),Rt({removed:[...n].join(
",")})});A.addEventListener("change",t=>{let e=qe(t);e.dataset.follow&&Rt({[e.dataset.follow]:e.value}),"all"in e.dataset&&
e instanceof HTMLInputElement&&(b={...b,all:e.checked?"1":""},ct("replace"),_())});A.addEventListener("click",t=>{let e=L(
t);e.dataset.go&&ot(at()+Number(e.dataset.go)),"print"in e.dataset&&Mi(e);let n=e.closest("[data-slide]");n instanceof HTMLElement&&
(t.preventDefault(),ot(Ct(n.dataset.slide),!0))});document.addEventListener("keydown",t=>{let e=L(t);if(it||t.defaultPrevented||
t.altKey||t.ctrlKey||t.metaKey||_r(e)||Hr(e))return;let n=mi[t.key];!n||b.all&&t.key.startsWith("Page")||(t.preventDefault(),
ot(at()+n,!0))});var nt;S.addEventListener("touchstart",t=>{let e=L(t);nt=t.touches.length===1&&!Hr(e)&&!_r(e)?t.touches[0]:
void 0},{passive:!0});S.addEventListener("touchend",({changedTouches:[t]})=>{if(it||!nt||!t)return;let[e,n]=[t.clientX-nt.
clientX,t.clientY-nt.clientY];nt=void 0,Math.abs(e)>hi&&Math.abs(e)>2*Math.abs(n)&&ot(at()-Math.sign(e))});window.addEventListener(
"popstate",()=>{b=Ee(location.search),It(b,R)?_():Pt({history:"keep",isFresh:!0})});Cr()||On(S,()=>{for(let t of B())t.hidden=
!1;Nt&&dn(B())},_);!b.step&&location.hash&&(b.step=location.hash.slice(1));b.step&&Ct(b.step)<0&&!it&&(b.step="",ct("rep\
lace"));var $r=N(A,"details.inputs",HTMLDetailsElement);$r&&matchMedia("(max-width: 62rem)").matches&&($r.open=!1);Ke(S,
"opens"in A.dataset?Ti:null);on(S,A.dataset.lesson??"");jr();_();A.dataset.ready="true";It(b,R)||Pt({history:"keep",isFresh:!0});})();
