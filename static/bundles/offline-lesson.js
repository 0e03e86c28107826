(()=>{var M=(t,e,n)=>()=>{if(n)throw n[0];try{return t&&(e=t(t=0)),e}catch(r){throw n=[r],r}};var Se,Br,E,m=M(()=>{"use strict";({currentScript:Se}=document),Br=Se instanceof HTMLScriptElement?Se.src:"",E=new URL("\
static/js/",Br||document.baseURI).href});async function q(t,e,n=ft){let r=await Wr(new URL(`api/${t}`,n),e);if(String(n)===ft.href&&Gr(r!==null&&!zr(r)),!r)return Te();
if(!(r.headers.get("content-type")??"").includes("json")){let i=dt(r.status);throw new T(r.status,[{where:"",message:i,suggestions:[]}])}
let o=await r.json().catch(Te);if(!r.ok)throw new T(r.status,o.errors??[]);return o}async function Wr(t,e){try{let n=await fetch(
t,e);return Dr.includes(n.status)?null:n}catch(n){if(W(n))throw n;return null}}function zr({headers:t}){return t.get("ca\
che-status")?.startsWith("service-worker")??!1}function Gr(t){t!==D.answers&&(D.answers=t,document.dispatchEvent(new CustomEvent(
"pointerscope:server",{detail:{answers:t}})))}function Te(t){throw W(t)?t:new T(0,[{where:"",message:qt,suggestions:[]}])}
function W(t){return t instanceof DOMException&&t.name==="AbortError"}function C(t){let e=Object.entries(t).filter(([,n])=>n!=
null&&n!=="");return new URLSearchParams(e.map(([n,r])=>[n,String(r)]))}function ht(t){return t instanceof Error?t.message:
String(t)}var T,ft,D,Dr,qt,dt,H=M(()=>{"use strict";m();T=class extends Error{constructor(e,n){super(n.map(r=>r.message).
join(" ")),this.status=e,this.problems=n}},ft=new URL(E.replace(/^(.*\/)static\/.*$/,"$1")),D={answers:!0},Dr=[502,504],
qt="No response could be read. Your input is still here; check your connection and try again.",dt=t=>`The server answere\
d with ${t}.`});function tt(t){if(Array.isArray(t))return as(t);if(!("bdata"in t))return{values:t,shape:[t.length]};let e=Uint8Array.from(
atob(t.bdata),o=>o.charCodeAt(0)),n=is[t.dtype];if(!n)throw new Error(`An array has the unknown type ${t.dtype}.`);let r=new n(
e.buffer),s=t.shape?String(t.shape).split(",").map(Number):[r.length];return{values:r,shape:s}}function as(t){if(!(typeof t[0]==
"object"&&t[0]!==null))return{values:t,shape:[t.length]};let n=t;return{values:n.flatMap(r=>Array.from(r)),shape:[n.length,
n[0]?.length??0]}}function V({values:t,shape:e},n){let[,...r]=e,s=r.reduce((o,i)=>o*i,1);return{values:cs(t,n*s,(n+1)*s),
shape:r}}function Be({values:t,shape:e}){return e.length<2?t:Jt({values:t,shape:e})}function Jt(t){return Array.from({length:t.
shape[0]??0},(e,n)=>V(t,n).values)}function cs(t,e,n){return Array.isArray(t)?t.slice(e,n):t.subarray(e,n)}var is,Yt=M(()=>{
"use strict";m();is={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,
u4:Uint32Array}});function We({data:t,layout:e},n){let{parts:r=[]}=e.meta,s=Kt(e.meta,n);for(let o of r){let i=t[o.trace];"lines"in o?Object.
assign(i,ds(s(o.lines),n[o.row],o)):i[o.attribute]=Be(s(o.is))}}function Kt(t,e){let n=ls(t),r=Object.fromEntries((t.choices??
[]).map(({name:a,values:c})=>[a,e[a]===yt?yt:c.indexOf(e[a]??"")])),s=({take:a,at:c})=>{let l=n[a];if(!l)throw new Error(
`The figure has no array ${a}.`);for(let u of c){let f=r[u]??0;f!==yt&&(l=V(l,f))}return l},o=([a,c])=>{let[{values:l},{
values:u,shape:f}]=[i(a),i(c)];return{values:Float64Array.from(u,(p,v)=>p*Number(l[v%l.length])),shape:f}},i=a=>{if("tak\
e"in a)return s(a);if("row"in a){let{values:c}=i(a.row);return{values:c,shape:[1,c.length]}}return"softmax"in a?fs(i(a.softmax),
a):"product"in a?o(a.product):us(o(a.dots),a.over)};return i}function ls(t){let e=De.get(t);return e||(e=Object.fromEntries(
Object.entries(t.arrays??{}).map(([n,r])=>[n,tt(r)])),De.set(t,e)),e}function us(t,e){let[n=0]=t.shape;return{values:Float64Array.
from({length:n},(s,o)=>ze(V(t,o).values)).map(s=>s/e),shape:[n]}}function fs({values:t,shape:e},{temperature:n,mask:r}){
let s=Array.from(t,(c,l)=>r&&!r[l]?-1/0:c/n),o=Math.max(...s),i=s.map(c=>Math.exp(c-o)),a=ze(i);return{values:Float64Array.
from(i,c=>c/a),shape:e}}function ze(t){let e=0;for(let n=0;n<t.length;n+=1)e+=Number(t[n]);return e}function ds({values:t,
shape:e},n,{above:r,to:s}){let o=[],i=[],[a=0,c=0]=e;for(let l=0;l<a;l+=1)if(!(n!==yt&&l!==n))for(let u=0;u<c;u+=1){let f=Number(
t[l*c+u]);f<=r||f>s||(o.push(0,1,null),i.push(l,u,null))}return{x:o,y:i}}var yt,De,Qt=M(()=>{"use strict";m();Yt();yt="a\
ll",De=new WeakMap});function Je({data:t,layout:e},n){let{table:r}=e.meta;if(r&&"rows"in r)return[r];let s=r?[hs(r,Kt(e.meta,n),n)]:[];return r&&
!r.beside?s:[...t.filter(i=>i.type==="heatmap"&&i.visible!==!1).map(i=>ps(e,i)),...s]}function vt({columns:t,rows:e}){let n=document.
createElement("table");n.createTHead().insertRow().append(...t.map(o=>Zt("th",o,"col")));let s=n.createTBody();for(let[o,
...i]of e)s.insertRow().append(Zt("th",o,"row"),...i.map(a=>Zt("td",a)));return n}function Ye(t){let e=r=>r.map(ys).join(
",");return`${t.map(({columns:r,rows:s})=>[r,...s].map(e).join(`\r
`)).join(`\r
\r
`)}\r
`}function hs(t,e,n){let{columns:r,labels:s}=t;if("values"in t){let c=t.values.map(l=>e(l).values);return{columns:r,rows:s.
map((l,u)=>[l,...c.map(f=>f[u])])}}let o=e(t.matrix),i=o.shape.length<2?[o.values]:Jt(o),a=i.length===s.length?s:[ms(t,n)];
return{columns:r,rows:i.map((c,l)=>[a[l],...Array.from(c)])}}function ms({labels:t,matrix:e},n){let r="at"in e?e.at.at(-1):
void 0;return t[Number(n[r??""])]??""}function ps(t,e){let n=tt(e.z??[]),r=Ge(t,e,"y").map((s,o)=>[s,...Array.from(V(n,o).
values)]);return{columns:[e.name??"",...Ge(t,e,"x")],rows:r}}function Ge(t,e,n){let r=e[n];if(Array.isArray(r))return r.
map(c=>Ve(String(c)));let s=t[`${n}axis`],i=t[`${n}axis${(e[`${n}axis`]??n).slice(1)}`]?.categoryarray??s?.categoryarray;
if(i)return i.map(Ve);let{shape:a}=tt(e.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function Ve(t){return t.
replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;","&")}function ys(t){if(t==null)return"";if(typeof t=="n\
umber")return String(t);let e=t.replace(ws,"$1'").replace(bs,"'"),n=gs.test(t)?t:e;return/[",\r\n]/.test(n)?`"${n.replaceAll(
'"','""')}"`:n}function Zt(t,e,n){let r=document.createElement(t);return n&&(r.scope=n),r.textContent=typeof e=="number"&&
!Number.isInteger(e)?e.toFixed(6):String(e??"–"),r}var gs,ws,bs,Xt=M(()=>{"use strict";m();Yt();Qt();gs=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
ws=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,bs=/^(?=[\t\r\n])/});function $t(t,e){return t==="scale"?e.trim()!==""&&Number(e)>=Ln.min&&Number(e)<=Ln.max:t==="controls"||t==="caption"?co[t].
includes(e):CSS.supports("color",e)}var Ln,co,kn=M(()=>{"use strict";m();Ln={min:.5,max:4},co={controls:["none","some","\
all"],caption:["none","title","all"]}});function Cn(t){let e=Nn.then(lo).then(t);return Nn=e.catch(()=>{}),e}function lo(){let{scheduler:t}=globalThis;return t?
t.postTask(()=>{},{priority:"background"}):new Promise(e=>setTimeout(e,0))}var Nn,In=M(()=>{"use strict";m();Nn=Promise.
resolve()});function jn(t){return{"HTML frame":_n(t),"Web component":uo(t),Markdown:Hn(t),Quarto:fo(t),LaTeX:ho(t)}}function _n({title:t,
embed:e}){return`<iframe src="${Lt(e)}" title="${Lt(t)}" width="${Rn.width}" height="${Rn.height}" loading="lazy" allowf\
ullscreen style="border: 0; max-width: 100%"></iframe>`}function uo({server:t,attributes:e}){let n=Object.entries({server:t,
...e}).map(([r,s])=>s===""?r:`${r}="${Lt(s)}"`);return`<script src="${Lt(new URL("pointer-view.js",t).href)}" defer><\/sc\
ript>
<pointer-view ${n.join(" ")}></pointer-view>`}function Hn({title:t,embed:e,picture:n}){return`[![${mo(t)}](<${Pn(n)}>)](\
<${Pn(e)}>)`}function fo(t){return['::: {.content-visible when-format="html"}',"```{=html}",_n(t),"```",":::",'::: {.con\
tent-visible unless-format="html"}',Hn(t),":::"].join(`
`)}function ho({title:t,caption:e,name:n,embed:r,picture:s}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${s}`,
"\\begin{figure}","  \\centering",`  \\href{${po(r)}}{\\includegraphics[width=\\linewidth]{${n}.png}}`,`  \\caption{${Eo(
[t,e].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function Lt(t){return t.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function mo(t){return t.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function Pn(t){return t.replaceAll("<","%3C").replaceAll(
">","%3E")}function po(t){return t.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function Eo(t){return[
...t.normalize("NFC").replace(/\s/g," ").replace(vo,"")].flatMap(n=>[...bo[n]??xo(n)]).map(n=>go[n]??Ao(n)).join("")}function xo(t){
return yo.test(t)?t.normalize("NFD").slice(0,1):t}function Ao(t){return/[&%$#_{}]/.test(t)?`\\${t}`:wo.test(t)?t:"?"}var Rn,
go,wo,bo,yo,vo,qn=M(()=>{"use strict";m();Rn={width:960,height:540};go={"\\":"\\textbackslash{}","~":"\\textasciitilde{}",
"^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"\
$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"\
$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty\
$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"\
$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},wo=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
bo={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},yo=/[ąęįųĄĘĮŲ]/,vo=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function Fn(t,e,{title:n,origin:r}){let s=t.slice(t.indexOf(",")+1);if(e==="svg")return So(decodeURIComponent(s),n,r);let o=Uint8Array.
from(atob(s),a=>a.charCodeAt(0)),i=[Un("Title",n),Un("Source",r)];return new Blob([o.subarray(0,33),...i,o.subarray(33)],
{type:"image/png"})}function So(t,e,n){let r=new DOMParser().parseFromString(t,"image/svg+xml").documentElement,s=(o,i)=>{
let a=document.createElementNS(r.namespaceURI,o);return a.textContent=i,a};return r.prepend(s("title",e),s("desc",n)),new Blob(
[new XMLSerializer().serializeToString(r)],{type:"image/svg+xml"})}function Un(t,e){let n=new TextEncoder().encode(`iTXt${t}\
\0\0\0\0\0${e}`),r=new DataView(new ArrayBuffer(n.length+8));return r.setUint32(0,n.length-4),new Uint8Array(r.buffer).set(
n,4),r.setUint32(n.length+4,To(n)),r.buffer}function To(t){let e=-1;for(let n of t){e^=n;for(let r=0;r<8;r+=1)e=e>>>1^(e&
1?3988292384:0)}return~e>>>0}var Bn=M(()=>{"use strict";m()});function kt(t){return window.Plotly?Promise.resolve(window.Plotly):(ae??=new Promise((e,n)=>{let r=document.createElement(
"script");r.src=t?new URL(`static/${Dn}`,t).href:new URL(`../${Dn}`,E).href;let s=()=>{ae=void 0,r.remove(),n(new Error(
"The drawing library could not be loaded. Reload the page to try again."))};r.addEventListener("load",()=>window.Plotly?
e(window.Plotly):s()),r.addEventListener("error",s),document.head.append(r)}),ae)}var Dn,ae,ce=M(()=>{"use strict";m();Dn=
"vendor/plotly/plotly-cartesian-4.1.1.min.js"});function zn({name:t,links:e,view:n,picture:r,csv:s,json:o}){let i=document.createElement("div");i.className="view-take";
let a={link:Nt("Link"),embed:Nt("Embed"),json:Nt("JSON"),offline:Nt("Offline file")};a.offline.title="One HTML file with\
 this whole view inside, for use without a network";let c=et("JSON",()=>Wn(o(),`${t()}.json`,"application/json")),l=document.
createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=Lo(()=>{let{
link:h,embed:y}=e(),S=y?n():null;return{...h&&{Address:h},...S&&jn(S)}}),f=()=>{let h=e();for(let y of Object.keys(a)){let S=h[y];
a[y].hidden=S===null,S!==null&&(a[y].href=S)}c.hidden=h.json!==null,u.hidden=h.link===null&&h.embed===null,l.hidden=D.answers};
for(let h of["pointerenter","focusin"])i.addEventListener(h,f);let d=document.createElement("select");d.setAttribute("ar\
ia-label","Size of the PNG"),d.append(...Oo.map(h=>{let y=h===Mo;return new Option(`${h}×`,String(h),y,y)}));let p=async h=>{
let y=r(),{width:S=$o,height:ut,meta:X}=y.layout,Ht={width:S,height:ut,...h==="png"&&{scale:Number(d.value)}},Ur=await(await kt()).
toImage(y,{format:h,...Ht}),Fr=X.origin??e().embed??location.href;Gn(Fn(Ur,h,{title:X.title,origin:Fr}),`${t()}.${h}`)},
v=()=>Wn(`\uFEFF${s()}`,`${t()}.csv`,"text/csv;charset=utf-8"),A=document.createElement("span");return A.append(et("PNG",
()=>p("png"))," ",d),i.append(a.link,a.embed,A,et("SVG",()=>p("svg")),et("CSV",v),a.json,c,a.offline,u,l),f(),i}function Lo(t){
let e=document.createElement("details");e.className="view-codes";let n=document.createElement("summary");n.textContent="\
Copy";let r=document.createElement("p"),s=document.createElement("textarea");Object.assign(s,{readOnly:!0,rows:4,hidden:!0,
spellcheck:!1});let o=document.createElement("span");o.setAttribute("role","status");let i=document.createElement("div");
i.className="view-sheet",i.append(r,s),e.append(n,i),e.addEventListener("toggle",()=>{if(!e.open)return;o.textContent="",
s.hidden=!0;let c=Object.entries(t()).map(([l,u])=>et(l,()=>a(l,u)));r.replaceChildren(...c,o)});let a=async(c,l)=>{s.value=
l,s.hidden=!1,s.setAttribute("aria-label",c);let u=await ko(l);u||s.select(),o.textContent=u?"Copied.":"Selected; copy i\
t with the keyboard."};return e}async function ko(t){return navigator.clipboard?navigator.clipboard.writeText(t).then(()=>!0,
()=>!1):!1}function Nt(t){let e=document.createElement("a");return e.textContent=t,e}function et(t,e){let n=document.createElement(
"button");return n.type="button",n.textContent=t,n.addEventListener("click",e),n}function Wn(t,e,n){Gn(new Blob([t],{type:n}),
e)}function Gn(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),setTimeout(()=>URL.
revokeObjectURL(n.href),6e4)}var Oo,Mo,$o,Vn=M(()=>{"use strict";m();H();qn();Bn();ce();Oo=[1,2,4],Mo=2,$o=960});function er({data:t,layout:e},{width:n,height:r,isFixed:s,scale:o}){if(!n)return{data:t,layout:e};let i={width:n/o,height:r/
o},a=s&&(i.width<Jn.width||i.height<Jn.height),c={...i,isFixed:s,isTiny:a,isNarrow:i.width<560,scale:o},l=a?Fo(e,e.meta.
small??{}):e;if(!s)return{data:t,layout:{...l,...Kn(l,c)}};let u=Bo(t,l),f={...u,...Kn(u,c),...Do(t,u,c),...Go(u,c)};return{
data:Zo(t,u,c.height),layout:f}}function Fo(t,e){return nr(t,e)}function nr(t,e){if(!Yn(t)||!Yn(e))return e;let n={...t};
for(let[r,s]of Object.entries(e))n[r]=nr(t[r],s);return Object.fromEntries(Object.entries(n).filter(([,r])=>r!==null))}function Yn(t){
return typeof t=="object"&&t!==null&&!Array.isArray(t)}function rr(t,e){return Object.entries(t).filter(([r])=>e.test(r))}
function sr(t,e){return t[`yaxis${(e??"y").slice(1)}`]}function or(t){return rr(t,/^yaxis/).map(([,e])=>e.domain??[0,1])}
function ir(t,e){return t[e]}function Bo(t,e){let{xaxis:n}=e,r=t.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(i.x))?.x,s=Array.
isArray(r)?r.filter(i=>typeof i=="string"):[],o=Array.isArray(r)&&s.length===r.length;return n?.tickangle!==-90||n.tickvals||
!s.length||!o?e:{...e,xaxis:{...n,tickmode:"array",tickvals:s,ticktext:s}}}function Do(t,e,{width:n,height:r,isTiny:s,scale:o}){
let i=Wo(t,e),a=Math.max(...i.map(y=>y.length*F+_o)),c=Math.ceil(i.length/Math.max(1,Math.floor(n/a))),l=i.length>0&&c*L>
r/(s?4:3),u=i.length>0&&!l,f=zo(e,r,o),p=((f.annotations?.find(({font:y})=>y?.size)?.font?.size??0)/o||L)*Xn+2,v=Math.min(
e.margin?.t??8,u?c*L+4:e.annotations?.length?p:8),A=tr.some(y=>ir(e,y)?.colorbar?.orientation==="h"),h=!e.margin||A&&!s;
return{...l&&{showlegend:!1},...!h&&{margin:{...e.margin,t:Math.ceil(v*o)}},...f}}function Wo(t,e){if(e.showlegend===!1)
return[];let n=new Map,r=0;for(let{name:s,type:o,visible:i,showlegend:a,legendgroup:c}of t)!s||(a===!1||i===!1)||["heatm\
ap","contour"].includes(o)||(r+=1,n.set(c||s,s.replace(/<[^>]*>/g,"")));return r>1||e.showlegend?[...n.values()]:[]}function zo(t,e,n){
let{annotations:r=[],template:s}=t,o=({yref:d,yanchor:p})=>d==="paper"&&p==="bottom",i=r.filter(o);if(!i.length)return{};
let a=or(t).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(p=>p-d).filter(p=>p>0),1-d)),l=s.layout.
font.size,u=Math.min(l,Math.min(1,...c)*(e-L)/Xn);if(u>=l)return{};let f=Math.max(Uo,u*n);return{annotations:r.map(d=>o(
d)?{...d,font:{...d.font,size:f}}:d)}}function Go(t,{height:e,isTiny:n}){let r=Math.floor(e/3/F),s=e-ar(t,1/0,r)-Qn,o={};
for(let i of tr){let a=ir(t,i);a&&(n?o[i]={...a,showscale:!1}:o[i]=Vo(t,i,a,s))}return o}function Vo(t,e,n,r){let s=n.colorbar??
{};if(r>=No||s.ticktext||s.orientation==="h")return n;let o=t.template.layout[e],i=s.tickvals??o?.colorbar?.tickvals,a=(s.
len??1)*r;if(!i){let f=Math.max(Y,Math.floor(a/L/1.5));return{...n,colorbar:{...s,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,n.
cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-c)*a>=L)&&u.push(f)}return{...n,colorbar:{...s,
tickvals:u}}}function Kn(t,e){let{width:n,height:r,isFixed:s,isTiny:o,isNarrow:i}=e,a=i?n:1/0,c=s?Math.floor(r/3/F):1/0,
l=ar(t,a,c),u=s?l?Qn:Zn:0,f=Math.max(r-l-(o?2*L:u),L),d=o?n-jo:Math.max(n-Po,60);return Object.fromEntries(rr(t,/^[xy]axis/).
map(([p,v])=>{let A=p.startsWith("x"),h=s&&A?Ko(v,t,f):v,[y,S]=h.domain??[0,1],ut=(S-y)*(A?d:f),X=t.template.layout.font.
size*e.scale,Ht=Jo(h,A,ut,X,e),Ae=t.meta.priority?.[p];return[p,Yo(Ht,{isX:A,length:ut,fontSize:X,upright:c,priority:Ae},
e)]}))}function Jo(t,e,n,r,{isTiny:s,isFixed:o}){let i=t.title?.text??"";if(!s)return o&&!e&&i.length*F>Ho*n?{...t,title:{}}:
t;let[a,c]=t.domain??[0,1];if(!e||!i||t.side==="top"||c-a>qo)return{...t,title:{}};let l=Math.max(4,Math.floor(n/(F-1))+
1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...t,title:{...t.title,standoff:0,font:{size:r-2},text:u}}}function Yo(t,{
isX:e,length:n,fontSize:r,upright:s,priority:o},i){let{width:a,isFixed:c,isTiny:l,isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=t;
if(t.visible===!1||t.showticklabels===!1)return t;if(!f)return c||u&&e?Qo(t,e,n,i):t;let p=f.length;if(l&&e&&p===1&&t.tickangle===
0&&(f[0]??"").length*F>n-F)return{...t,tickfont:{size:.75*r}};if(p<=Y&&(e||!c||n>=L))return t;let A=p<=Y?[p-1]:Xo(p,Math.
floor(n/L),o);return{...t,tickvals:A.map(h=>d[h]??h),ticktext:A.map(h=>cr(f[h]??"",h,u?a:1/0,e?s:1/0))}}function Ko(t,e,n){
let[r]=sr(e,t.anchor)?.domain??[0,1],s=or(e).map(([,a])=>a),o=Math.max(...s.filter(a=>a<=r),-1/0),i=(r-o)*n;return t.side===
"top"||i>2.4*L?t:{...t,title:{},...i<.9*L&&{showticklabels:!1}}}function Qo(t,e,n,{isTiny:r,isNarrow:s}){let o=Math.max(
Y,Math.floor(n/(e?Io:L*1.5)));if(t.tickvals){let u=e?1:Math.ceil(t.tickvals.length/o);return{...t,tickvals:t.tickvals.filter(
(f,d)=>d%u===0)}}let{dtick:i,...a}=t;if(t.type==="category")return e?t:{...a,nticks:Math.max(Y,Math.floor(n/Ro))};let c=s&&
e&&t.nticks&&!r?Y:o,l=Math.min(t.nticks??1/0,c);return r||t.nticks||l<5?{...a,nticks:l}:t}function Zo(t,e,n){return t.map(
r=>{if(r.type!=="heatmap"||!r.texttemplate)return r;let s=sr(e,r.yaxis),[o,i]=s?.domain??[0,1],a=s?.ticktext?.length;return a===
void 0?r:(i-o)*(n-Zn)<a*L?{...r,texttemplate:""}:r})}function Xo(t,e,n){let r=[...Array(t).keys()];if(t<=e)return r;let s=Math.
max(1,Math.ceil(t/Math.max(1,e)));if(!n)return r.filter(i=>i%s===0);let o=[];for(let i of[...r].sort((a,c)=>(n[c]??0)-(n[a]??
0)))o.every(a=>Math.abs(a-i)>=s)&&o.push(i);return o.sort((i,a)=>i-a)}function ar({xaxis:t},e,n){let s=(t?.tickangle===0?
[]:t?.ticktext??[]).map((o,i)=>cr(o,i,e,n).length);return Math.max(0,...s)*Co}function cr(t,e,n,r){let s=n<1/0;if(!s&&t.
length<=r)return t;let o=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(t)??[],[,i="",a="",c=""]=o,[l="",u]=a.split(" \
· "),f=Math.min(s?Math.max(5,Math.floor(n/48)):14,r),d=l.length>f&&!l.includes("&")?`${l.slice(0,f-1)}…`:l;return i+(u?
`${e+1} ${d}`:d)+c}var Jn,No,Y,L,F,Co,Io,Ro,Po,jo,Qn,Zn,_o,Ho,qo,Uo,Xn,tr,lr=M(()=>{"use strict";m();Jn={width:420,height:200},
No=300,Y=2,L=20,F=8,Co=7.5,Io=44,Ro=18,Po=240,jo=90,Qn=56,Zn=90,_o=48,Ho=1.3,qo=.6,Uo=9,Xn=1.4,tr=["coloraxis","coloraxi\
s2"]});function fe(t,e){let n=JSON.stringify(Object.values(t)),r=K.get(n)??new Map;K.delete(n),K.set(n,r);for(let i of K.keys()){
if(K.size<=ti)break;K.delete(i)}let s=r.get(e);if(s)return s;let o=new Promise((i,a)=>ei(n,t,e,{resolve:i,reject:a}));return r.
set(e,o),o.catch(()=>r.delete(e)),o}function ei(t,e,n,r){let s=le.get(t);if(s){s.views.set(n,r);return}let o=new Map([[n,
r]]);le.set(t,{query:e,views:o}),setTimeout(()=>{le.delete(t),ni(e,o)},0)}async function ni(t,e){let{server:n,path:r,query:s,
theme:o}=t,i=[...e.keys()].sort().join(",");try{let a=await q(`${r}/figures?${C({...s,views:i,theme:o})}`,{},n);for(let[
c,{resolve:l}]of e)l(a[c])}catch(a){let c=e.size>1&&a instanceof T&&[404,422,500].includes(a.status);for(let[l,{resolve:u,
reject:f}]of e)c?ri(t,l).then(u,f):f(a)}}function ri({server:t,path:e,query:n,theme:r},s){let o=C({...n,theme:r});return q(
`${e}/views/${encodeURIComponent(s)}?${o}`,{},t)}async function ur(t,e){let n=ue.get(t),r=n??(t.startsWith("#")?si(t.slice(
1)):oi(t));n||(ue.set(t,r),r.catch(()=>ue.delete(t)));let s=await r,o=s.layout.meta.templates?.[e];if(!o)return s;let i={
...s.layout,template:o};return{...s,layout:i}}async function si(t){let e=document.getElementById(t);if(!e)throw new Error(
"The figure is missing in this file.");return JSON.parse(e.textContent??"")}async function oi(t){let e=await fetch(new URL(
t,document.baseURI)).catch(()=>null);if(!e?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new T(
e?.status??0,[{where:"",message:n,suggestions:[]}])}return e.json()}function Q(t,{server:e,path:n,view:r,values:s}){let o=encodeURIComponent(
r),i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${o}`,c={embed:a,picture:`${a}/picture.\
png`,json:`api/${n}/views/${o}`,offline:i?`api/${n}/offline`:`api/${n}/views/${o}/offline`},u=C({...i&&t!=="json"?{step:r}:
{},...s}).toString();return new URL(u?`${c[t]}?${u}`:c[t],e).href}var ti,K,le,ue,fr=M(()=>{"use strict";m();H();ti=12,K=
new Map,le=new Map;ue=new Map});function hr({x:t,y:e,xaxis:n,yaxis:r},s){let o=[dr(n,t,s),dr(r,e,s)];return[...new Set(o.filter(i=>i!==null))]}function dr(t,e,n){
if(!t||e===void 0||!n.includes(t._name))return null;let r=t.type==="category"?t.d2l_noadd(e):e;return typeof r=="number"&&
Number.isInteger(r)?r:null}function mr(t,e,n){let r=t.querySelector(":scope > .view-marks")??t.appendChild(ii()),{_fullLayout:s}=t;
if(!s)return;let o=e.flatMap(i=>n.map(a=>ai(s,s[i],a)));r.replaceChildren(...o.filter(i=>i!==null))}function ii(){let t=document.
createElement("div");return t.className="view-marks",t}function ai(t,e,n){if(!e?._length)return null;let r=e._id.startsWith(
"x"),s=t[`${r?"y":"x"}axis${(e.anchor??"").slice(1)}`]??t[r?"yaxis":"xaxis"],o=[e.l2p(n-.5),e.l2p(n+.5)],[i,a]=[Math.min(
...o),Math.max(...o)];if(!(a>0&&i<e._length)||!s?._length)return null;let[c,l]=r?[e._offset+i,s._offset]:[s._offset,e._offset+
i],[u,f]=r?[a-i,s._length]:[s._length,a-i],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${f}px`}),d}var pr=M(()=>{"use strict";m()});function wr(t,e){return Object.fromEntries(t.map(({name:n,values:r,value:s})=>[n,r.find(o=>String(o)===e(n))??s]))}function br(t,e){
for(let{name:n,values:r}of t){let s=e(n);if(s===null||r.map(String).includes(s))continue;let o=typeof r[0]=="string"?`th\
ere are ${r.join(", ")}`:`they run from ${r[0]} to ${r.at(-1)}`;return{name:n,message:`There is no ${n} ${s}; ${o}.`}}return null}
function yr(t,e,n){return e.reduce((r,s)=>{let o=t.find(({name:i})=>i===s)?.values??[];return r*o.length+o.indexOf(n[s]??
"")},0)}function vr(t,e){return t.map(r=>{let{name:s,title:o,values:i}=r,a=Er(r)[i.indexOf(e[s]??"")];return typeof a=="\
number"?`${o.toLowerCase()} ${a}`:a}).join(", ")}function Er({values:t,labels:e}){return e??t}function gr(t,e){let n=document.
createElement("label");return n.append(`${t} `,e),n}function de(t,e){let n=document.createElement("button");return n.type=
"button",n.textContent=t,n.addEventListener("click",e),n}var Ct,xr=M(()=>{"use strict";m();Ct=class{#n;#t;#i="";#e=0;#r=null;constructor(e,n){
this.#n=e,this.#t=n}offer({data:e,layout:n},r){let{choices:s=[],player:o}=n.meta,i=s.length?[]:e.filter(l=>l.meta),a=JSON.
stringify([s.map(({name:l,values:u,labels:f})=>[l,u,f]),i.map(({name:l,meta:u})=>[l,u])]);if(this.#i===a)return;this.#i=
a,this.pause(),this.#r=null,this.#n.replaceChildren(...s.map(l=>this.#o(l))),i.length&&r&&this.#n.append(this.#u(i));let c=s.
find(({name:l})=>l===o);c&&this.#n.append(...this.#c(c))}show(e){for(let[n,r]of Object.entries(e)){let s=this.#n.querySelector(
`select[name="${n}"]`);s instanceof HTMLSelectElement&&(s.value=String(r))}}pause(){clearInterval(this.#e),this.#e=0,this.#r&&
(this.#r.textContent="Play")}#o(e){let{name:n,title:r,values:s}=e,o=document.createElement("select");o.name=n;let i=Er(e);
return o.append(...s.map((a,c)=>new Option(String(i[c]),String(a)))),o.addEventListener("change",()=>{this.pause();let a=s[o.
selectedIndex];a!==void 0&&this.#t.select(n,a)}),gr(r,o)}#u(e){let n=document.createElement("select");return n.append(new Option(
"…",""),...e.map((r,s)=>new Option(r.name,String(s)))),n.addEventListener("change",()=>{let r=n.value?e[Number(n.value)]:
void 0;r?.meta&&this.#t.open(r.meta),n.value=""}),gr("Open",n)}#c({name:e,title:n,values:r}){let s=()=>r.indexOf(this.#t.
selected()[e]??""),o=u=>{let f=r[Math.max(0,Math.min(r.length-1,u))];f!==void 0&&this.#t.select(e,f)},i=u=>{this.pause(),
o(s()+u)},a=de("Play",()=>{if(this.#e){this.pause();return}s()===r.length-1&&o(0),a.textContent="Pause",this.#e=setInterval(
()=>{o(s()+1),s()===r.length-1&&this.pause()},1200)});this.#r=a;let c=de("‹",()=>i(-1)),l=de("›",()=>i(1));return c.
setAttribute("aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});var vi={};function bi(){let t=document.createElement("span");return t.className="beside-browser-answer",t.textContent=gi,
t}function yi(t){let e=Object.entries(t).map(([n,r])=>{if(!/^[xy]axis/.test(n))return[n,r];let s=r,o=t[n.startsWith("x")?
"xaxis":"yaxis"]?.categoryarray,i=s.type==="category"&&!s.categoryarray&&o;return[n,i?{...s,categoryorder:"array",categoryarray:o}:
s]});return Object.fromEntries(e)}var pe,ge,ci,Tr,li,Ar,he,ui,fi,di,hi,Sr,mi,pi,gi,wi,Z,me,we,Or=M(()=>{"use strict";m();
H();kn();In();Vn();lr();fr();pr();xr();Qt();ce();Xt();pe={visits:"visits",record:"record",user:"user","predict-at":"pred\
ict_at","top-k":"top_k",interventions:"interventions",against:"against"},ge=["inputs","removed"],ci=new Set(["server","s\
ource","model","lesson","view","theme","reads",...ge,...Object.keys(pe)]),Tr=["scale","accent","controls","caption"],li=
new Set([...Tr,"fill"]),Ar="pointer-view:hover",he=matchMedia("(prefers-color-scheme: dark)"),ui={displayModeBar:!1,displaylogo:!1,
responsive:!0,scrollZoom:!1},fi=120,di=[["short",576,0],["low",352,0],["tight",288,352]],hi="400px 0px",Sr=660,mi=/^(\w+):(\d+)$/,
pi="The server draws this chart, and it does not answer.",gi="The answer above is computed in this browser.",wi="Type vi\
sits, or add a place, to see what the model answers.",Z=null,me=null,we=class extends HTMLElement{#n=null;#t=null;#i=0;#e=!1;#r="";#o=!1;#u="";#c=[];#f=!1;#h=new IntersectionObserver(
e=>{e.some(n=>n.isIntersecting)&&this.#L()},{rootMargin:hi});#v=new ResizeObserver(()=>requestAnimationFrame(()=>this.#F()));#E=new MutationObserver(
e=>this.#Y(e.map(({attributeName:n})=>n??"")));#m=e=>this.getAttribute(e);#a=()=>this.#g();#y=({target:e,detail:n})=>{!(e instanceof
HTMLElement)||e===this||!this.hasAttribute("linked")||e.getAttribute("linked")===this.getAttribute("linked")&&this.mark(
n.visits)};#$=({type:e})=>this.#Z(e==="beforeprint");connectedCallback(){this.#n??=this.#R(),this.#N(),document.addEventListener(
"pointerscope:theme",this.#a),document.addEventListener(Ar,this.#y),he.addEventListener("change",this.#a);for(let e of["\
beforeprint","afterprint"])window.addEventListener(e,this.#$);this.#v.observe(this),this.#E.observe(this,{attributes:!0}),
this.hasAttribute("lazy")?this.#h.observe(this):this.#f=!0,this.#g()}disconnectedCallback(){document.removeEventListener(
"pointerscope:theme",this.#a),document.removeEventListener(Ar,this.#y),he.removeEventListener("change",this.#a);for(let e of[
"beforeprint","afterprint"])window.removeEventListener(e,this.#$);this.#v.disconnect(),this.#E.disconnect(),this.#h.disconnect(),
this.#s.controls.pause()}mark(e){e.join()!==this.#c.join()&&(this.#c=e,this.#q())}get chosen(){return this.#t?this.#b:{}}get wantedHeight(){
if(!this.#t)return 0;let{above:e,below:n}=this.#U();return Math.ceil(e+this.#t.layout.height+n)}get#s(){return this.#n??=
this.#R(),this.#n}#L(){this.#f=!0,this.#h.disconnect(),this.#g()}#Y(e){e.some(n=>li.has(n))&&(this.#N(),this.#w()),e.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#f?this.#L():e.some(n=>ci.has(n))?this.#g():this.#p.some(({name:n})=>e.includes(
n))?this.#B()&&this.#w():e.includes(this.#u)&&this.#g()}get#p(){return this.#t?.layout.meta.choices??[]}#g(){this.#e||(this.#e=
!0,queueMicrotask(()=>{this.#e=!1,this.#K()}))}get#A(){let[e,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${e}/${encodeURIComponent(n)}`:""}get#S(){let e=this.getAttribute(
"server");return e?new URL(e.endsWith("/")?e:`${e}/`,document.baseURI).href:ft.href}get#k(){let e=this.parentElement?.closest(
"[data-theme]");return e instanceof HTMLElement?e.dataset.theme:void 0}get#T(){let e=this.getAttribute("theme");return e===
"auto"?he.matches?"dark":"light":(e??this.#k)==="dark"?"dark":"light"}get#x(){let e=this.getAttribute("scale");return e!==
null&&$t("scale",e)?Number(e):1}#N(){let e=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty(
"--scale",String(this.#x)):this.style.removeProperty("--scale"),e&&$t("accent",e)?this.style.setProperty("--accent",e):this.
style.removeProperty("--accent")}get#C(){if(this.hasAttribute("lesson")){let n=ge.map(r=>[r,this.getAttribute(r)]);return{
needsHistory:!1,query:Object.fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};
let e=Object.entries(pe).map(([n,r])=>[r,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(e)}}async#K(){
let{needsHistory:e,query:n}=this.#C;this.#i+=1;let r=this.#i,s=this.getAttribute("source"),o=this.getAttribute("view")??
"",i=this.#A&&o&&(!e||n.visits||n.record);if(!s&&!i){this.#O(wi);return}if(!this.#f){this.#O("");return}let a=this.#T;this.#I(
a),this.setAttribute("aria-busy","true");try{let c={server:this.#S,path:this.#A,query:n,theme:a},[l]=await Promise.all([
s?ur(s,a):fe(c,o),kt(this.hasAttribute("server")?this.#S:"")]);await Cn(()=>{r===this.#i&&(this.#t=structuredClone(l),this.#X(
this.#t),this.#Q({...c,theme:"light"},o))})}catch(c){r===this.#i&&this.#j(c)}finally{r===this.#i&&this.removeAttribute("\
aria-busy")}}#I(e){this.#k!==e?this.dataset.theme=e:delete this.dataset.theme}#Q(e,n){if(!this.#t)return;let{template:r,
meta:s}=this.#t.layout,o=s.templates?.light;Z??=o??(this.#T==="light"?r:null),!(Z||this.hasAttribute("source"))&&(me??=fe(
e,n),me.then(({layout:i})=>{Z??=i.template}).catch(()=>{me=null}))}#Z(e){this.#o=e,!(!this.#t||!this.#r)&&(this.#I(e&&Z?
"light":this.#T),this.#w(),e||requestAnimationFrame(()=>this.#w()))}#R(){let e=document.createElement("summary");e.textContent=
"Numbers";let n={title:this.#d("h3","view-title"),caption:this.#d("p","view-caption"),choices:this.#d("div","view-choice\
s"),summary:this.#d("p","view-summary"),failure:this.#d("p","view-failure"),plot:this.#d("div","view-plot"),details:this.#d(
"details","view-table"),exports:zn({name:()=>this.#z,links:()=>this.#ot(),view:()=>this.#t&&this.#it(this.#t),picture:()=>this.#st(),
csv:()=>Ye(this.#W()),json:()=>JSON.stringify(this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute("ro\
le","alert"),n.plot.setAttribute("role","img"),n.details.append(e),n.details.addEventListener("toggle",()=>this.#D());let r=new Ct(
n.choices,{selected:()=>this.#b,select:(s,o)=>this.#rt(s,o),open:s=>this.#l("open",s)});this.replaceChildren(...Object.values(
n)),this.addEventListener("toggle",({target:s})=>this.#nt(s),!0);for(let s of[n.plot,n.details,n.choices,n.exports,n.failure])
s.hidden=!0;return{...n,controls:r}}#d(e,n){let r=this.querySelector(`.${n}`),s=r instanceof HTMLElement?r:document.createElement(
e);return s.className=n,s}#P(e){let{plot:n,details:r,choices:s,exports:o,failure:i}=this.#s;for(let a of[n,r,s,o])a.hidden=
e;i.hidden=!0}#O(e){this.#t=null,this.#u="",this.removeAttribute("aria-busy"),this.#s.controls.pause(),this.#P(!0),this.#s.
summary.textContent=e}#j(e){this.#O("");let{failure:n}=this.#s,s=e instanceof T&&e.status===0&&document.querySelector("[\
data-answer]")!==null,o=s?pi:ht(e);if(n.replaceChildren(o),s&&n.append(" ",bi()),n.hidden=!1,this.#l("failed",{message:o}),
!(e instanceof T)||![0,503].includes(e.status))return;let i=document.createElement("button");i.type="button",i.textContent=
"Try again",i.addEventListener("click",()=>this.#g()),n.append(" ",i)}#X(e){let{title:n,caption:r,controls:s}=this.#s,{meta:o}=e.
layout;n.textContent=o.title,n.hidden=!1,r.textContent=o.caption,this.#P(!1),s.offer(e,!this.hasAttribute("fill")),this.#B()&&
this.#w()}#w(){if(!this.#t)return;let{plot:e}=this.#s,{data:n,layout:r}=this.#t,s=this.#o,o=s&&Z?{...r,template:Z}:r,i=this.#M(
r),a=s?Math.min(i.width||Sr,Sr):i.width;if(!a)return;let c=this.#_({data:n,layout:o},{...i,width:a});e.style.height=i.isFixed?
`${i.height}px`:"",window.Plotly?.react(e,c.data,s?{...c.layout,width:a}:c.layout,ui),e.dataset.listening||this.#tt(e),this.#r=
`${a}×${i.height}`,this.dataset.drawn="true",this.#q(),this.#l("drawn",{})}#_({data:e,layout:n},{width:r,height:s,isFixed:o}){
let i="rgba(0, 0, 0, 0)",a=this.#x,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,f=er({data:e,layout:yi(n)},{width:r,
height:s,isFixed:o,scale:a}),d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:f.data,layout:{
...f.layout,...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:s}}}#tt(e){e.dataset.listening="true",e.on("plotly_click",
({points:[n]})=>{if(!n)return;n.data.meta&&this.#l("open",n.data.meta);let[,r,s]=mi.exec(String([n.customdata].flat()[0]))??
[];r&&this.#l("select",{table:r,row:Number(s)})}),e.on("plotly_hover",({points:[n]})=>{n&&this.#l("hover",{visits:hr(n,this.#H)})}),
e.on("plotly_unhover",()=>this.#l("hover",{visits:[]}))}get#H(){return this.#t?.layout.meta.visit_axes??[]}#l(e,n){this.
dispatchEvent(new CustomEvent(`pointer-view:${e}`,{detail:n,bubbles:!0}))}#q(){this.#t&&this.#r&&mr(this.#s.plot,this.#H,
this.#c)}#M(e){let{plot:n}=this.#s,r=n.clientWidth;if(!this.hasAttribute("fill"))return{width:r,height:e.height,isFixed:!1};
this.#et();let{above:s,below:o}=this.#U();this.style.setProperty("--below",`${Math.ceil(o)}px`);let i=Math.max(Math.floor(
this.offsetHeight-s-o),fi);return{width:r,height:i,isFixed:!0}}#et(){let[e,n]=[this.offsetWidth/this.#x,this.offsetHeight/
this.#x],r=di.filter(([,s,o])=>n<s||e<o).map(([s])=>s).join(" ");this.dataset.room!==r&&(this.dataset.room=r)}#U(){let{plot:e,
details:n,exports:r}=this.#s,s=this.getBoundingClientRect(),o=s.height/this.offsetHeight||1,i=[n,r].filter(c=>c.offsetHeight).
map(c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{
above:(e.getBoundingClientRect().top-s.top)/o,below:a/o}}#nt(e){if(this.hasAttribute("fill")&&e instanceof HTMLDetailsElement&&
e.open)for(let n of this.querySelectorAll("details"))n.open&&(n.open=n===e);requestAnimationFrame(()=>this.#F())}#F(){if(!this.#t)
return;let{width:e,height:n}=this.#M(this.#t.layout);e&&this.#r!==`${e}×${n}`&&this.#w()}#rt(e,n){this.setAttribute(e,String(
n)),this.#l("option",{[e]:n})}#B(){let e=this.#t;if(!e)return!1;let n=this.hasAttribute("lenient")?null:br(this.#p,this.#m);
if(n)return this.#j(new Error(n.message)),this.#u=n.name,!1;let{meta:r}=e.layout,s="";if(this.#p.length){let o=this.#b;this.#s.
controls.show(o);for(let a of e.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>o[c]===l));We(e,o);let{summaries:i}=r;
i&&(r.summary=i.texts[yr(this.#p,i.by,o)]??""),s=`: ${vr(this.#p,o)}`}return this.#s.summary.textContent=r.summary??"",this.#s.
plot.setAttribute("aria-label",`${r.title}${s}. ${r.summary??""}`),this.#D(),!0}get#b(){return wr(this.#p,this.#m)}#D(){
let{details:e}=this.#s;if(!e.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=
0,n.setAttribute("role","region"),n.setAttribute("aria-label",`Numbers: ${this.#t.layout.meta.title}`),n.append(...this.#W().
map(vt)),e.querySelector(".table-frame")?.remove(),e.append(n)}#W(){return this.#t?Je(this.#t,this.#b):[]}#st(){if(!this.#t)
throw new Error("There is no figure to save yet.");let{data:e,layout:n}=structuredClone(this.#t),r=this.#M(n),{paper_bgcolor:s,
plot_bgcolor:o}=n.template.layout,i=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),a=this.#_(
{data:e,layout:n},r),c=i?{}:{paper_bgcolor:s,plot_bgcolor:o};return{data:a.data,layout:{...a.layout,width:r.width,...c}}}get#z(){
let e=[this.getAttribute("model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"\
difference"];return this.getAttribute("name")??e.filter(Boolean).join("-")}get#G(){return{server:this.#S,path:this.#A,view:this.
getAttribute("view")??"",values:{...this.#C.query,...this.#b}}}get#V(){let e=this.getAttribute("theme")??document.documentElement.
dataset.askedTheme,n=Tr.map(r=>[r,this.getAttribute(r)??""]).filter(([r="",s])=>this.hasAttribute(r)&&$t(r,s??""));return{
...e&&{theme:e},...Object.fromEntries(n)}}#ot(){let e=new URL(location.href);e.hash=this.id;let n=this.id?e.href:null;if(!(!this.
hasAttribute("source")&&D.answers))return{link:n,embed:null,json:null,offline:null};let s=this.#G;return{link:n,embed:Q(
"embed",this.#J(s)),json:Q("json",s),offline:Q("offline",s)}}#J(e){let{controls:n,...r}=this.#V,s={...e.values,...r,...n&&
n!=="some"&&{controls:n}};return{...e,values:s}}#it(e){let n=this.#G,{title:r,summary:s=""}=e.layout.meta,o=["model","le\
sson","view","reads",...ge,...Object.keys(pe)],i=[...this.attributes].filter(({name:d})=>o.includes(d)),{theme:a,...c}=this.#V,
l=a?.replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:p})=>[d,p])),...this.#b,...l&&{theme:l},
...c},f=this.#J(n);return{title:r,caption:s,name:this.#z,server:n.server,embed:Q("embed",f),picture:Q("picture",f),attributes:Object.
fromEntries(Object.entries(u).map(([d,p])=>[d,String(p)]))}}};customElements.define("pointer-view",we)});m();m();(()=>{let t="pointerscope-theme",e={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
ht",dark:"Theme: dark"},r=/^transparent(?:-(light|dark))?$/,s=document.documentElement,o=matchMedia("(prefers-color-sche\
me: dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(t)}catch{
return null}};function u(h){return typeof h=="string"&&Object.hasOwn(e,h)}let f=h=>{let y=r.exec(h??""),S=y?y[1]??"auto":
h;s.toggleAttribute("data-transparent",y!==null),u(S)?s.dataset.askedTheme=h??"":delete s.dataset.askedTheme,a=[S,s.dataset.
firstTheme,l()].find(u)??"auto"},d=()=>{let h=new URL(location.href);h.searchParams.delete("theme"),delete s.dataset.askedTheme,
h.search!==location.search&&history.replaceState(history.state,"",h)},p=()=>{let h=document.querySelector("[data-theme-b\
utton]");return h instanceof HTMLElement?h:null},v=()=>{let h=p();h&&(h.textContent=n[a]);let y=a==="auto"?o.matches?"da\
rk":"light":a;c||s.dataset.theme===y||(s.dataset.theme=y,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
A=({type:h})=>{document.querySelector(".deck")||(c=h==="beforeprint",c?s.dataset.theme="light":v())};f(i),v();for(let h of[
"beforeprint","afterprint"])window.addEventListener(h,A);o.addEventListener("change",v),document.addEventListener("point\
erscope:choose-theme",({detail:h})=>{(h===null||u(h)||r.test(h))&&f(h??i),v()}),document.addEventListener("DOMContentLoa\
ded",()=>{let h=p();h&&(h.hidden=!1,v(),h.addEventListener("click",()=>{a=e[a],d();try{localStorage.setItem(t,a)}catch{}
v()}))})})();m();H();m();H();m();function Oe(t){return Number(t.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function $(t){return Number.isFinite(t)?String(Number(t.toPrecision(6))).replaceAll("-","−"):t>0?"∞":"−∞"}function mt(t){
return t<0?`(${$(t)})`:$(t)}function Ut(t){return $e(t," + ")}function Me(t){return $e(t,", ")}function pt(t,e){return t===
e?e:`${t} = ${e}`}function $e(t,e){return t.length<=24?t.join(e):[...t.slice(0,24/2),"…",...t.slice(-2)].join(e)}m();m();var ke={add:(t,e)=>t+e,subtract:(t,e)=>t-e,multiply:(t,e)=>t*e,divide:(t,e)=>t/e,power:(t,e)=>t**e,maximum:Math.max,minimum:Math.
min,greater:(t,e)=>+(t>e),greater_equal:(t,e)=>+(t>=e),less:(t,e)=>+(t<e),less_equal:(t,e)=>+(t<=e),equal:(t,e)=>+(t===e),
not_equal:(t,e)=>+(t!==e),negative:t=>-t,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.sqrt,sign:Math.sign,floor:Math.
floor,round:(t,e)=>Kr(t*10**e)/10**e,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:t=>1/(1+Math.exp(-t)),gelu:t=>t/2*
(1+Qr(t/Math.SQRT2))},Ft={sum:t=>t.reduce((e,n)=>e+n,0),product:t=>t.reduce((e,n)=>e*n,1),largest:t=>Math.max(...t),smallest:t=>Math.
min(...t)};function Bt(t){return typeof t=="string"?Number(t.replace("inf","Infinity")):t}function Vr({shape:t}){return t.
reduce((e,n)=>e*n,1)}function Ne(t,e,n){let{op:r,of:s=[],groups:o}=e,[i=0,a=0]=s;if(r==="view")return[[i,Jr(e,n)]];if(r==="join")return[Yr(t,
s,n)];if(r==="collect")return(o?.[n]??[]).map(c=>[i,c]);if(r==="matmul"){let[c,l]=[t[a]?.shape.at(-2)??0,e.shape.at(-1)??
1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(e.shape.at(-2)??1))*c*l;return Le(c).flatMap(p=>[[i,u*c+p],[a,d+p*l+f]])}
if(r==="softmax"||r in Ft){let c=t[i]?.shape.at(-1)??0,l=r==="softmax"?Math.floor(n/c):n,u=Le(c).map(f=>[i,l*c+f]);return s.
length>1?[...u,[a,0]]:u}return s.map(c=>[c,t[c]?.shape.length?n:0])}function Ce({values:t=0},e){return Bt(Array.isArray(
t)?t[e]??Number.NaN:t)}function Ie(t,{of:e=[]},n){let r=t[e[0]??0]?.shape.at(-1)??1;return{place:n%r,width:r}}function Re(t,e=1){let n=Math.max(...t),r=Math.min(Math.max(e,1e-30),1/1e-30);return t.map(s=>Math.exp((s-n)/r))}function Jr({shape:t,offset:e=0,strides:n,index:r},s){if(r)return r[s]??0;let[o,i]=[e,s];for(let a=t.length-1;a>=0;a-=1){
let c=t[a]??1;o+=i%c*(n?.[a]??0),i=Math.floor(i/c)}return o}function Yr(t,e,n){let r=n;for(let s of e){let o=Vr(t[s]??{op:"",
shape:[]});if(r<o)return[s,r];r-=o}throw new RangeError(`No operand has the element ${n}.`)}function Le(t){return Array.
from({length:t},(e,n)=>n)}function Kr(t){let e=Math.floor(t);return t-e!==.5?Math.round(t):e%2?e+1:e}function Qr(t){if(Math.
abs(t)>6)return Math.sign(t);let[e,n]=[t,t];for(let r=1;Math.abs(n)>Math.abs(e)*1e-17;r+=1)n*=2*t*t/(2*r+1),e+=n;return 2*
Math.exp(-t*t)/Math.sqrt(Math.PI)*e}var Zr=30,[z,G,I,Xr,P]=[0,1,2,3,4],ts={add:["+",G],subtract:["−",G],multiply:["·",I],divide:["/",I],power:["^",Xr],greater:[
">",z],greater_equal:["≥",z],less:["<",z],less_equal:["≤",z],equal:["=",z],not_equal:["≠",z]},es={log:"ln",maximum:"\
max",minimum:"min",largest:"max",smallest:"min"},je=new Set(["sum","softmax"]);function Wt(t,e,n){let r=new Map,s=(i,a)=>{
let c=`${i}:${a}`,l=r.get(c)??o(i,a);return r.set(c,l),l},o=(i,a)=>{let c=t[i];if(!c)throw new RangeError(`The expressio\
n has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(u,a),op:"",parts:[],table:u,index:a};if(l===
"constant"||l==="opaque")return{value:Ce(c,a),op:"",parts:[]};let f=Ne(t,c,a).map(([y,S])=>s(y,S)),[d,p,v]=f;if((l==="vi\
ew"||l==="join")&&d)return d;if(l==="where"&&p&&v)return d?.value?p:v;if(l==="collect")return Pe(f);if(l==="matmul")return Pe(
qe(f));if(l==="softmax")return os(f,Ie(t,c,a));let A=Ft[l];if(A)return{value:A(f.map(({value:y})=>y)),op:l,parts:f};let h=ke[l];
if(!h||!d)throw new RangeError(`There is no operation ${l}.`);return{value:h(d.value,p?.value??0),op:l,parts:f}};return s(
t.length-1,e)}function gt(t){let e=new Map,n=new Set,r=s=>{n.has(s)||(n.add(s),s.table!==void 0&&e.set(`${s.table}:${s.index}`,
s),s.parts.forEach(r),s.temperature&&r(s.temperature))};return r(t),[...e.values()]}function wt(t){if(je.has(t.op))return t;
for(let e of t.parts){let n=wt(e);if(n)return n}return null}function zt(t){return t.op?Gt(t,null,!1).text:$(t.value)}function _e(t){
let e=$(t.value),n=wt(t);if(!n)return pt(zt(t),e);if(n===t){if(t.op==="sum")return`Sum ${e}`;let r=bt(t),s=r.reduce((o,i)=>o+
i,0);return`${$(r[t.place??0]??0)} / ${$(s)} = ${e}`}return`${He(t,n)??Gt(t,n,!1).text} = ${e}`}function bt({parts:t,temperature:e}){
return Re(t.map(({value:n})=>n),e?.value)}function He(t,e){if(t===e)return e.op==="sum"?`Sum ${$(e.value)}`:null;let[n,r]=t.
parts,s=n&&He(n,e);return!s||!r||r.op?null:t.op==="add"?`${s}, plus ${$(r.value)}`:t.op==="divide"?`${s}, divided by ${$(
r.value)}`:null}function Gt(t,e,n){let{op:r,parts:s,value:o}=t,i=je.has(r);if(!r||t===e||i&&n)return{text:mt(o),binding:P};
let a=s.map(d=>Gt(d,e,n||i)),c=a.map(({text:d})=>d);if(r==="sum")return{text:c.length?Ut(c):"0",binding:G};if(r==="softm\
ax")return{text:rs(t,a),binding:I};if(r==="product")return{text:c.join(" · "),binding:I};let[l={text:"",binding:P},u]=a,
f=ts[r];if(f&&u){let[d,p]=f,v=r==="add"||r==="multiply",A=j(l,r==="power"?P:p),h=j(u,v?p:p+1);return{text:r==="power"?`${A}\
^${h}`:`${A} ${d} ${h}`,binding:p}}return r==="negative"?{text:`−${j(l,I)}`,binding:G}:r==="sqrt"?{text:`√${j(l,P)}`,
binding:P}:r==="absolute"?{text:`|${ns(s[0],l)}|`,binding:P}:r==="sigmoid"?{text:`1 / (1 + e^(−${j(l,P)}))`,binding:I}:
r==="gelu"?{text:`${j(l,I)} · Φ(${l.text})`,binding:I}:{text:`${es[r]??r}(${Me(c)})`,binding:P}}function ns(t,{text:e}){
return t&&!t.op?$(t.value):e}function j({text:t,binding:e},n){return e<n?`(${t})`:t}function rs({parts:t,place:e=0,temperature:n},r){
let s=Math.max(...t.map(({value:c})=>c)),o=n?.value??1,i=Math.abs(s/o)>Zr,a=r.map(c=>{let l=c;return i&&(l={text:`${j(c,
G)} − ${mt(s)}`,binding:G}),o!==1&&(l={text:`${j(l,I)} / ${mt(o)}`,binding:I}),`e^${j(l,P)}`});return`${a[e]} / (${Ut(
a)})`}function qe(t){let e=[];for(let n=0;n<t.length;n+=2){let r=t.slice(n,n+2);e.push({value:ss(r),op:"multiply",parts:r})}
return e}function ss(t){return t.reduce((e,{value:n})=>e*n,1)}function Pe(t){let e=t[0]?.parts[0]?.parts[1],n=t.every(({
op:o,parts:[i]})=>o==="multiply"&&i?.op==="divide"&&i.parts[1]===e);if(!e||e.op||!n)return{value:Dt(t),op:"sum",parts:t};
let r=t.flatMap(({parts:[o,i]})=>o?.parts[0]&&i?qe([o.parts[0],i]):[]),s={value:Dt(r),op:"sum",parts:r};return{value:Dt(
t),op:"divide",parts:[s,e]}}function Dt(t){return t.reduce((e,{value:n})=>e+n,0)}function os(t,{place:e,width:n}){let r=t[n],
o={value:0,op:"softmax",parts:t.slice(0,n),place:e,...r&&{temperature:r}},i=bt(o),a=i.reduce((c,l)=>c+l,0);return{...o,value:(i[e]??
Number.NaN)/a}}m();function w(t,e,n){let r=N(t,e,n);if(!r)throw new Error(`The page has no element that matches ${e}.`);return r}function N(t,e,n){
let r=t.querySelector(e);return r&&Fe(r,n)?r:null}function b(t,e,n){return[...t.querySelectorAll(e)].filter(r=>Fe(r,n))}
function Vt(t,e="pointer-view"){return[...t.querySelectorAll(e)]}function k({target:t}){return t}function Ue({target:t}){
return t}function Fe(t,e){return t instanceof(e??HTMLElement)}Xt();var Ke="figure[data-how]",vs="figure[data-how] tbody td",Es={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{
row:0,column:-1},ArrowRight:{row:0,column:1}};function Qe(t,e){let n=r=>{let s=te(r);s&&Ss(s)};t.addEventListener("point\
erover",n),t.addEventListener("focusin",n),t.addEventListener("click",n),e&&xs(t,e),t.addEventListener("pointerout",r=>{
let s=k(r).closest(Ke),{relatedTarget:o}=r,i=o instanceof Node&&s?.contains(o);s&&!i&&en(ne(s))}),t.addEventListener("ke\
ydown",As)}function Ze(t){for(let e of b(t,Ke))for(let[n,r]of b(e,"tbody td").entries())r.tabIndex=n===0?0:-1}function xs(t,e){
let n=0,r=async s=>{let o=te(s);if(!o)return;n+=1;let i=n,a=ee(o),c=ne(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{
let f=await e(l,u,nn(Et(a),o));i===n&&c.isConnected&&Os(c,f,o)}catch(f){i===n&&(w(c,"[data-sum]").textContent=ht(f))}};t.
addEventListener("click",r),t.addEventListener("keydown",s=>{if(s.key==="Enter"&&r(s),s.key!=="Escape")return;let o=k(s).
closest("[data-step]")?.querySelector("[data-opened] button");o instanceof HTMLElement&&o.click()})}function As(t){let e=te(
t),n=Es[t.key];if(!e||!n||t.altKey||t.ctrlKey||t.metaKey)return;t.preventDefault();let r=ee(e),s=Et(r),{row:o,column:i}=nn(
s,e),a="down"in r.dataset,c=a?n.column:n.row,l=a?n.row:n.column,u=s[o+c]?.[i+l];u&&(e.tabIndex=-1,u.tabIndex=0,u.focus())}
function Ss(t){let e=ee(t),n=ne(e);en(n);let r=Wt(JSON.parse(e.dataset.how??"[]"),$s(Et(e),t),Ts(n));t.dataset.lit="resu\
lt";for(let a of gt(r)){let c=Xe(n,a.table??"")[a.index??0];c&&(c.dataset.lit??="part")}let s=n.querySelector("[data-sum\
]");if(!(s instanceof HTMLElement))return;let o=$(rn(t)),i=Number.isNaN(r.value)?o:pt(zt(r),o);s.textContent=[Ls(e,t),i].
filter(Boolean).join(": "),delete s.dataset.above,t.getBoundingClientRect().bottom>s.getBoundingClientRect().top&&(s.dataset.
above="")}function Ts(t){let e=new Map;return(n,r)=>{let s=e.get(n)??Xe(t,n);e.set(n,s);let o=s[r];return o?rn(o):Number.
NaN}}function Xe(t,e){let n=t.querySelector(`figure[data-table="${CSS.escape(e)}"]`);return n instanceof HTMLElement?Et(
n).flat():[]}function Os(t,e,n){t.querySelector("[data-opened]")?.remove();let{title:r,row:s,column:o,expression:i,index:a,
numbers:c}=e,l=Wt(i,a,(A,h)=>tn(c[A],h).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement(
"h3");f.textContent=[r,s,o].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent=
"Close",d.addEventListener("click",()=>{u.remove(),n.focus()});let p=document.createElement("div");p.className="table-fr\
ame",p.tabIndex=0,p.setAttribute("role","group"),p.setAttribute("aria-label",f.textContent),p.append(vt(Ms(l,c)));let v=document.
createElement("p");v.className="sum",v.textContent=_e(l),u.append(f,p,v,d),w(t,"[data-sum]").after(u),p.focus({preventScroll:!0}),
u.scrollIntoView({block:"nearest"})}function Ms(t,e){let n=a=>{let[{table:c="",index:l=0}={}]=gt(a);return tn(e[c],l).label},
r=(a,...c)=>[a,...c.map($)],s=wt(t);if(!s)return{columns:["term","value"],rows:gt(t).map(({table:a="",value:c})=>r(e[a]?.
title??"",c))};let{op:o,parts:i}=s;if(o==="softmax"){let a=bt(s);return{columns:["term","score","exponential, largest sc\
ore subtracted"],rows:i.map((c,l)=>r(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["t\
erm","first factor","second factor","product"],rows:i.map(a=>r(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:[
"term","value"],rows:i.map(a=>r(n(a),a.value))}}function tn(t,e){let n=t?.index.indexOf(e)??-1,r=t?.values[n];return{label:t?.
labels[n]??"",value:r===void 0?Number.NaN:Bt(r)}}function en(t){for(let n of b(t,"[data-lit]"))delete n.dataset.lit;let e=t.
querySelector("[data-sum]");e&&(e.textContent="")}function te(t){return t.target instanceof Element?t.target.closest(vs):
null}function ee(t){return t.closest("figure")}function ne(t){return t.closest("[data-step]")}function Et(t){return"down"in
t.dataset?[b(t,"tbody td",HTMLTableCellElement)]:b(t,"tbody tr").map(e=>b(e,"td",HTMLTableCellElement))}function nn(t,e){
let n=t.findIndex(r=>r.includes(e));return{row:n,column:t[n]?.indexOf(e)??-1}}function $s(t,e){return t.flat().indexOf(e)}
function Ls(t,e){let n=e.parentElement?b(e.parentElement,"th"):[],r=b(t,"thead th")[e.cellIndex-n.length],s=[n[0],r].map(
o=>o?.title||o?.textContent);return[w(t,"figcaption span").textContent,...s].filter(Boolean).join(", ")}function rn(t){return Oe(
t.dataset.value??t.textContent??"")}m();function sn({state:t,height:e,set:n,mark:r=()=>{}}){let s=window.parent,o=(document.body.dataset.framers??"").split(" ").
filter(Boolean),i=o.includes("*"),a="",c=(u,f)=>{if(s===window)return;let d={pointerscope:u,...f};for(let p of i?["*"]:o)
s.postMessage(d,p)},l=()=>{let u={state:t(),height:e()};JSON.stringify(u)!==a&&(a=JSON.stringify(u),c("height",{height:u.
height}),c("state",{state:u.state}))};return window.addEventListener("message",({source:u,origin:f,data:d})=>{u!==s||!(i||
o.includes(f))||(d?.pointerscope==="set"&&(n(ks(d.state)),l()),d?.pointerscope==="mark"&&r(Ns(d.visits)),d?.pointerscope===
"ask"&&(a="",l()))}),(u,f)=>u==="state"?l():c(u,f)}function ks(t){let e={};if(typeof t!="object"||t===null||Array.isArray(
t))return e;for(let[n,r]of Object.entries(t).slice(0,100)){let s=r===null?null:Cs(r);(s===null||s!==void 0&&s.length<=1e5)&&
(e[n]=s)}return e}function Ns(t){return(Array.isArray(t)?t.slice(0,1e3):[t]).filter(n=>Number.isInteger(n)&&n>=0)}function Cs(t){
return typeof t=="string"?t:typeof t=="number"?Number.isFinite(t)?String(t):void 0:typeof t=="object"&&on(t,8)<=2e4?JSON.
stringify(t):void 0}function on(t,e){if(typeof t=="bigint")return Number.POSITIVE_INFINITY;if(typeof t!="object"||t===null)
return 1;if(e===0||ArrayBuffer.isView(t))return Number.POSITIVE_INFINITY;let n=1;for(let r of Object.values(t))if(n+=on(
r,e-1),n>2e4)return Number.POSITIVE_INFINITY;return n}m();H();var Is=6,xt=0;function an(t,e){t.addEventListener("submit",n=>{let r=k(n).closest("[data-exercise]");r instanceof HTMLFormElement&&
(n.preventDefault(),Rs(r,e))})}async function Rs(t,e){xt+=1;let n=xt,r=t.dataset.exercise??"",s=b(t,"input:not([type=rad\
io])",HTMLInputElement);for(let o of s)o.removeAttribute("aria-invalid");try{let{exercises:o}=await q(`lessons/${encodeURIComponent(
e)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{[r]:js(t)}})}),i=o.find(a=>a.
id===r);n===xt&&i&&_s(t,i.marked,s)}catch(o){if(!(o instanceof T))throw o;if(n!==xt)return;w(t,"[data-marked]").textContent=
o.message,w(t,"[data-because]").hidden=!0,delete t.dataset.right;for(let{where:i}of o.problems)Ps(t,s,i)?.setAttribute("\
aria-invalid","true")}}function Ps(t,e,n){let[,r,s]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];return r===void 0||s===void 0?e[0]:
cn(t)[Number(r)]?.[Number(s)]}function cn(t){return b(t,"tbody tr").map(e=>b(e,"input",HTMLInputElement))}function js(t){
if(t.querySelector("input[type=radio]"))return b(t,"input:checked",HTMLInputElement)[0]?.value??"";let e=cn(t);return e.
length?e.map(n=>n.map(r=>r.value)):w(t,"input",HTMLInputElement).value}function _s(t,{right:e,all_right:n,computed:r},s){
let o=e.flat();for(let[l,u]of s.entries())u.setAttribute("aria-invalid",String(!o[l]));let i=w(t,"[data-marked]"),a=w(t,
"[data-because]");if(i.replaceChildren(Hs(o,n)),a.hidden=!n,t.dataset.right=String(n),n)return;let c=document.createElement(
"button");c.type="button",c.textContent="Show the answer",i.tabIndex=-1,c.addEventListener("click",()=>{i.textContent=`I\
t is ${qs(r)}.`,a.hidden=!1,i.focus()}),i.append(" ",c)}function Hs(t,e){if(e)return"Right.";let n=t.filter(Boolean).length;
return t.length>1?`${n} of ${t.length} are right.`:"Not yet."}function qs(t){return typeof t=="string"?t:t.map(e=>e.map(
Us).join(", ")).join("; ")}function Us(t){return String(Number(t.toFixed(Is))).replace("-","−")}m();var Fs=["beside","above","below","figure"],ln={width:960,height:540},Bs=2,se=.6,re=.1,Ds=320,Ws=[{out:"",parts:"*",least:1},
{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons remark",parts:"*",
least:se}],un=["notes reasons remark switch","notes reasons remark switch formula"],zs=[1,.8,se],At=new WeakMap;function dn(t,e){
let{lookAccent:n,lookScale:r}=t.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==window),n&&
CSS.supports("color",n)&&t.style.setProperty("--accent",n);let s=()=>{let o=N(e,":scope > [data-step]:not([hidden])"),{clientWidth:i,
clientHeight:a}=e;if(!o||!i||!a)return;let c=Math.min(innerWidth/ln.width,innerHeight/ln.height,Bs),l=Number(r)||Math.max(
1,c);t.style.setProperty("--most",String(l)),Gs(o,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(s)).observe(
e),e.addEventListener("click",o=>{let i=k(o),a=i.closest("[data-step]");a&&("rest"in i.dataset&&Qs(a),i.dataset.turn&&mn(
a,Number(a.dataset.page)+Number(i.dataset.turn)))}),s}function hn(t){for(let e of t){At.delete(e);for(let n of["out","la\
yout","paged"])delete e.dataset[n]}}function Gs(t,e,n,r){let s=`${n}×${r}×${e}`;if(At.get(t)?.frame===s)return;let o=N(
t,"pointer-view"),i=n>r,a=Fs.filter(u=>(u!=="figure"||o)&&(u==="below"||i));t.dataset.fitting="";let c=Vs(t,a,e,o)??Ys(t,
Math.min(e,1));delete t.dataset.fitting,At.set(t,{frame:s,arrangement:c}),c.pages&&mn(t,Number(t.dataset.page??0));let l=String(
c.scale);o&&o.getAttribute("scale")!==l&&o.setAttribute("scale",l)}function Vs(t,e,n,r){delete t.dataset.paged;for(let{out:s,
parts:o,least:i}of Ws){if(!t.querySelector(`.words > ${o}`))continue;let a=null;for(let c of e){let l=a?a.scale*(r?.8:1)+
re:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=Js(t,s,c,u,n,r);f&&f.worth>(a?.worth??0)&&(a=f)}if(a)return J(t,a),
a}return null}function Js(t,e,n,r,s,o){let i=u=>(J(t,{out:e,layout:n,scale:u}),Ks(t));if(!i(r))return null;let[a,c]=[r,s];
for(c-a>re&&i(c)&&(a=c);c-a>re;){let u=(a+c)/2;i(u)?a=u:c=u}if(!o)return{out:e,layout:n,scale:a,worth:a};J(t,{out:e,layout:n,
scale:a});let l=Math.min(1,o.clientHeight/(a*Ds));return{out:e,layout:n,scale:a,worth:a*Math.sqrt(l)}}function Ys(t,e){t.
dataset.paged="";let n=zs.map(i=>Math.min(i,e));for(let i of un){let[a]=n.map(c=>({out:i,layout:"below",scale:c,...fn(t,
i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)return J(t,a),a}let[
r,s]=[un.at(-1)??"",n.at(-1)??se],o={out:r,layout:"below",scale:s,pages:fn(t,r,s).pages};return J(t,o),o}function fn(t,e,n){
J(t,{out:e,layout:"below",scale:n});let r=oe(t);for(let h of r)h.dataset.turnedTo="";let{rowGap:s,columnGap:o}=getComputedStyle(
w(t,".working")),[i,a]=[Number.parseFloat(s),Number.parseFloat(o)],c=w(t,".shown").getBoundingClientRect(),l=c.height-w(
t,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,p=0,v=0,A=w(t,".formula").scrollWidth<=c.width+1;for(let h of r){
let{width:y,height:S}=h.getBoundingClientRect();A&&=S<=l&&gn(h),v&&v+y>c.width&&(d+=p+i,p=0,v=0),u.length&&d+Math.max(p,
S)>l&&(u=[],f.push(u),d=0,p=0,v=0),u.push(h),p=Math.max(p,S),v+=y+a}return{pages:f,isFitting:A}}function mn(t,e){let n=At.
get(t)?.arrangement.pages??[],r=Math.max(0,Math.min(e,n.length-1));t.dataset.page=String(r);for(let s of oe(t))n[r]?.includes(
s)?s.dataset.turnedTo="":delete s.dataset.turnedTo;w(t,".pager").hidden=n.length===1,w(t,"[data-turned]").textContent=`${r+
1} of ${n.length}`;for(let s of b(t,"[data-turn]",HTMLButtonElement))s.disabled=!n[r+Number(s.dataset.turn)]}function oe(t){
return b(t,".matrix, .shown > pointer-view")}function J(t,{out:e,layout:n,scale:r}){t.dataset.out=e,t.dataset.layout=n,w(
t,"[data-rest]").hidden=!e,t.style.setProperty("--scale",String(r))}function Ks(t){let e=t.getBoundingClientRect(),n=w(t,
".formula"),r=s=>{let{right:o,bottom:i,width:a}=s.getBoundingClientRect();return!a||o<=e.right+1&&i<=e.bottom+1};return[
t,w(t,".words"),w(t,".shown")].every(pn)&&n.scrollWidth<=n.clientWidth+1&&[n,...oe(t)].every(s=>r(s)&&gn(s))}function pn(t){
return!t.clientWidth||t.scrollWidth<=t.clientWidth+1&&t.scrollHeight<=t.clientHeight+1}function gn(t){let e=t.querySelector(
":scope > .table-frame");return!e||pn(e)}function Qs(t){let e=document.createElement("dialog");e.className="rest";let n=w(
t,"h1, h2");e.setAttribute("aria-label",(n.textContent??"").trim());let r=document.createElement("button");r.type="butto\
n",r.textContent="Close",r.addEventListener("click",()=>e.close()),e.addEventListener("close",()=>{e.remove(),w(t,"[data\
-rest]").focus()});let s=[n,t.querySelector(".switch"),t.querySelector(".formula"),...w(t,".words").children];e.append(r);
for(let o of s){if(!o)continue;let i=o.cloneNode(!0);i.removeAttribute("id"),e.append(i)}t.append(e),e.showModal()}m();var Zs=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,Xs="Write a number, such as 0.5, in every cell.",Tt=class{#n;#t;#i;#e=new Map;#r=new Map;constructor(e,n,r){
this.#n=e,this.#t=n,this.#i=r,this.#c(),e.addEventListener("input",s=>{let o=s.target;this.#E(o.name,o.value),this.#m()}),
e.addEventListener("click",s=>{let o=k(s),i=o.closest("[data-input]");i&&("more"in o.dataset&&this.#y(i,1),"fewer"in o.dataset&&
this.#y(i,-1))}),n.addEventListener("click",()=>{for(let s of this.#o)this.#e.set(U(s),bn(wn(s)));this.#f(),b(this.#n,"i\
nput, select")[0]?.focus(),this.#m()}),this.#a()}get text(){let e={};for(let n of this.#o){let r=U(n),s=yn(n.dataset.kind,
this.#e.get(r)??"");if(s===null)return null;JSON.stringify(s)!==JSON.stringify(wn(n))&&(e[r]=s)}return Object.keys(e).length?
JSON.stringify(e):""}replace(e,n){let r=document.activeElement,s=r&&this.#n.contains(r)?this.#u(r):null;this.#n.replaceChildren(
...e.childNodes),n?this.#c():this.#f(),s?.(),this.#a()}showProblems(e){let n=new Set(e);for(let r of this.#o){let s=U(r),
o=`inputs.${s}`,i=e.filter(l=>l.where===o||l.where.startsWith(`${o}[`));for(let l of i)n.delete(l);let a=i.map(l=>l.message).
join(" "),c=JSON.stringify(this.#e.get(s));a&&this.#r.set(s,{typed:c,message:a})}return this.#a(),[...n]}get#o(){return b(
this.#n,"[data-input]")}#u(e){if((e instanceof HTMLInputElement||e instanceof HTMLSelectElement)&&e.name){let i=`[name="${CSS.
escape(e.name)}"]`,a=e instanceof HTMLInputElement?{start:e.selectionStart,end:e.selectionEnd}:null;return()=>{let c=this.#n.
querySelector(i);c instanceof HTMLElement&&c.focus({preventScroll:!0}),c instanceof HTMLInputElement&&a&&c.setSelectionRange(
a.start,a.end)}}let r=e.closest("[data-input]"),s=r instanceof HTMLElement?U(r):"",o=e instanceof HTMLElement&&"more"in e.
dataset?"more":"fewer";return()=>{let i=this.#n.querySelector(`[data-input="${CSS.escape(s)}"] [data-${o}]`);i instanceof
HTMLElement&&i.focus({preventScroll:!0})}}#c(){this.#e.clear();for(let e of this.#o){let n=St(e),r=n.map(i=>i.value),{kind:s,
row:o}=e.dataset;this.#e.set(U(e),s==="words"?r:s==="matrix"?to(n,!!o):r[0]??"")}}#f(){for(let e of this.#o)for(let n of St(
e)){let r=this.#v(n.name);r!==void 0&&n.value!==r&&(n.value=r)}}#h(e){let[n="",r,s]=e.split("."),o=this.#e.get(n);return r===
void 0?null:s===void 0?[o,Number(r)]:[Array.isArray(o?.[0])?o?.[Number(r)]:o,Number(s)]}#v(e){let n=this.#h(e);if(!n)return this.#e.
get(e);let[r,s]=n;return r?.[s]}#E(e,n){let r=this.#h(e);if(!r){this.#e.set(e,n);return}let[s,o]=r;s&&(s[o]=n)}#m(){this.#a(),
this.#i()}#a(){for(let e of this.#o){let n=U(e),r=!["words","choice"].includes(e.dataset.kind??""),s=r?St(e).filter(c=>vn(
c.value)===null):[];for(let c of r?St(e):[])c.setAttribute("aria-invalid",String(s.includes(c)));let o=this.#e.get(n)??"";
this.#r.get(n)?.typed!==JSON.stringify(o)&&this.#r.delete(n),eo(e,s.length?Xs:this.#r.get(n)?.message??"");let{least:i,most:a}=e.
dataset;for(let c of b(e,"[data-fewer]",HTMLButtonElement))c.disabled=o.length<=Number(i);for(let c of b(e,"[data-more]",
HTMLButtonElement))c.disabled=o.length>=Number(a)}this.#t.disabled=this.text===""}#y(e,n){let r=U(e),s=this.#e.get(r),o=s.
length+n;if(o<Number(e.dataset.least)||o>Number(e.dataset.most))return;let i=`word ${s.length+1}`;this.#e.set(r,n>0?[...s,
i]:s.slice(0,-1));for(let{dataset:a}of this.#o){let c=a.input??"",l=this.#e.get(c);a.rows===r&&Array.isArray(l)&&(l=ie(l,
n)),a.columns===r&&Array.isArray(l)&&(l=a.row?ie(l,n):l.map(u=>ie(u,n))),l!==void 0&&this.#e.set(c,l)}this.#m()}};function U(t){
return t.dataset.input??""}function wn(t){return JSON.parse(t.dataset.default??"null")}function St(t){return b(t,"input,\
 select")}function to(t,e){let n=new Map;for(let s of t){let[,o=""]=s.name.split(".");n.set(o,[...n.get(o)??[],s.value])}
let r=[...n.values()];return e?r[0]??[]:r}function ie(t,e){return e>0?[...t,structuredClone(t.at(-1))]:t.slice(0,-1)}function bn(t){
return Array.isArray(t)?t.map(bn):String(t)}function yn(t,e){if(t==="words"||t==="choice")return e;if(!Array.isArray(e))
return vn(e);let n=e.map(r=>yn(t,r));return n.includes(null)?null:n}function vn(t){let e=t.trim().replace("−","-").replace(
",","."),n=Zs.test(e)?Number(e):Number.NaN;return Number.isFinite(n)?n:null}function eo(t,e){let n=w(t,"[data-failure]");
n.textContent=e,n.hidden=!e}m();H();var xn="This needs the server. Without a server, you can leave out only one step at a time.";async function An(t,{address:e,
files:n,signal:r}){let s=document.getElementById("lesson-states");return s?no(JSON.parse(s.textContent??""),t):n?ro(n,t,
r):so(e,r)}function Sn(t){return!!t||document.getElementById("lesson-states")!==null}function no(t,{removed:e}){let n=e.
split(",").filter(Boolean).sort().join(",");if(!Object.hasOwn(t,n))throw Mt(404,xn);let r=document.createElement("div");
r.dataset.steps="";let s=Object.values({...t[""],...t[n]});r.append(...s.map(i=>En("lesson-parts",i)));for(let i of b(r,
"[data-matrix]"))i.replaceWith(En("lesson-matrices",Number(i.dataset.matrix)));let o=document.createDocumentFragment();return o.
append(r),o}function En(t,e){let{content:n}=w(document,`#${t}`,HTMLTemplateElement);return document.importNode(n.children[e],
!0)}async function ro(t,{removed:e,inputs:n},r){if(!(!n&&(!e||document.querySelector(`[data-remove="${CSS.escape(e)}"]`))))
throw Mt(404,xn);let o=e?t.replace("{removed}",e):".",i=await fetch(o,{signal:r}).catch(Ot);if(!i.ok)throw Mt(i.status,dt(
i.status));return Tn(await i.text().catch(Ot))}async function so(t,e){let r=await fetch(t,{headers:{accept:"text/html, a\
pplication/problem+json"},signal:e}).catch(Ot),s=await r.text().catch(Ot);if(r.ok)return Tn(s);throw new T(r.status,oo(s,
r.status))}function Ot(t){throw W(t)?t:Mt(0,qt)}function Tn(t){return new DOMParser().parseFromString(t,"text/html")}function oo(t,e){
try{return JSON.parse(t).errors??[]}catch{return[{where:"",message:dt(e),suggestions:[]}]}}function Mt(t,e){return new T(
t,[{where:"",message:e,suggestions:[]}])}m();var io=3e4,On=720;async function Mn(t){for(let n of t)n.removeAttribute("lazy");let e=Date.now()+io;for(;Date.now()<e&&t.
some(ao);)await new Promise(n=>setTimeout(n,100))}function ao(t){return t.querySelector(".view-failure:not([hidden])")?!1:
!t.dataset.drawn||t.hasAttribute("aria-busy")}function $n(t,e=()=>{},n=()=>{}){let r=[],s=[];window.addEventListener("beforeprint",()=>{e(),r=b(t,"details:not([open])",
HTMLDetailsElement).filter(o=>!o.closest("pointer-view"));for(let o of r)o.open=!0;s=b(t,"pointer-view:not([fill]) > .vi\
ew-plot").filter(o=>o.offsetHeight>On);for(let o of s)o.style.setProperty("--print-scale",String(On/o.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let o of r)o.open=!1;for(let o of s)o.style.removeProperty("--print-scale");n()})}var Ei=350,xi=60,ve=["removed","inputs","layer","head"],kr=["step","all",...ve],Ai={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},x=w(document,"[data-lesson]"),O=w(x,"[data-steps]"),Mr=N(x,"[data-controls]"),at=x.dataset.only,be=w(x,"[data\
-error]"),$r=N(x,"[data-inputs]"),ot=$r&&new Tt($r,w(x,"[data-reset]",HTMLButtonElement),ki),It="frame"in x.dataset,{states:Nr,
leftOut:Cr=""}=x.dataset,g=Ee(location.search),R=Sn(Nr)?{...g,...xe(Ee(""))}:g,ye=new AbortController,nt=0,st=0;function Ee(t){
let e=new URLSearchParams(t);return{step:e.get("step")??"",all:e.get("all")??"",removed:e.get("removed")??Cr,inputs:e.get(
"inputs")??"",layer:e.get("layer")??"",head:e.get("head")??""}}var Si=It?dn(x,O):()=>{},Ti="framers"in document.body.dataset?
sn({state:$i,height:()=>x.scrollHeight,set:Li}):()=>{},B=()=>b(O,":scope > [data-step]"),Rt=t=>B().findIndex(e=>e.dataset.
step===t),ct=()=>Math.max(0,Rt(g.step)),Ir=()=>It&&window.parent!==window;function _(){let t=!!g.all||!!at,e=ct(),n=B();
for(let[r,s]of n.entries())s.hidden=!t&&r!==e;if(t&&!It)for(let r of Vt(O,"pointer-view[lazy]"))r.removeAttribute("lazy");
x.dataset.mode=t?"all":"one",x.toggleAttribute("data-first",e===0);for(let r of b(x,"[data-follow]",HTMLSelectElement)){
let s=r.dataset.follow;r.value=g[s]||"0"}for(let r of b(x,"[data-slide]"))Oi(r,r.dataset.slide===n[e]?.dataset.step);Mr&&
Mi(Mr,e,n.length,t),Si(),Ti("state",{})}function Oi(t,e){if(!e){t.removeAttribute("aria-current");return}t.setAttribute(
"aria-current","step");let n=t.closest("ol");n&&requestAnimationFrame(()=>{n.scrollLeft=t.offsetLeft-n.offsetLeft})}function Mi(t,e,n,r){
t.hidden=!1,w(t,"[data-place]").textContent=`Step ${e+1} of ${n}`,w(t,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,
w(t,'[data-go="1"]',HTMLButtonElement).disabled=e===n-1;let s=N(t,"[data-all]",HTMLInputElement);s&&(s.checked=r)}function it(t,e=!1){
let n=B(),r=n[Math.max(0,Math.min(n.length-1,t))];r&&(g={...g,step:r.dataset.step??""},lt("replace"),_(),e&&w(r,"h1, h2").
focus({preventScroll:!0}),g.all?r.scrollIntoView({block:"start"}):r.getBoundingClientRect().top<0&&x.scrollIntoView({block:"\
start"}),x.querySelector("[data-slide][aria-current]")?.scrollIntoView({block:"nearest",inline:"nearest"}))}function xe({
removed:t,inputs:e,layer:n,head:r}){return{removed:t,inputs:e,layer:n,head:r}}function Pt(t,e){return ve.every(n=>t[n]===
e[n])}function $i(){return{step:B()[ct()]?.dataset.step,removed:R.removed,inputs:R.inputs}}function Li({step:t,...e}){t!==
void 0&&!at&&it(Math.max(0,Rt(t??"")));let n={};for(let r of ve)r in e&&(n[r]=e[r]??"");jt(n)}function lt(t){let e=Rr({...g,
...xe(R)});if(e!==location.pathname+location.search)try{t==="push"&&!Ir()?history.pushState(null,"",e):history.replaceState(
null,"",e)}catch{}}function Rr(t){let e=[...new URLSearchParams(location.search)].filter(([s])=>!kr.some(o=>o===s)),n=C(
{...Object.fromEntries(e),...t});Cr&&!t.removed&&n.set("removed","");let r=n.toString();return r?`${location.pathname}?${r}`:
location.pathname}function ki(){clearTimeout(st),st=setTimeout(()=>jt({}),Ei)}function jt(t){let e=st&&ot?ot.text:null;clearTimeout(
st),st=0;let n={...g,...e===null?{}:{inputs:e},...t};Pt(n,g)||(g=n,_t({history:"push"}))}async function _t({history:t,isFresh:e=!1}){
nt+=1;let n=nt;ye.abort(),ye=new AbortController,O.setAttribute("aria-busy","true");try{let r=await An(g,{address:Rr(g),
files:Nr,signal:ye.signal});if(n!==nt)return;Ci(r,e),R=g,jr([]),t==="push"&&lt("push"),_()}catch(r){if(W(r))return;if(!(r instanceof
T))throw r;n===nt&&Ni(r.problems,t)}finally{n===nt&&O.removeAttribute("aria-busy")}}function Ni(t,e){jr(t);let n=t.every(
s=>s.where.startsWith("inputs"));if(g={...g,...n?{inputs:R.inputs}:xe(R)},!Pt(g,R)){_t({history:e});return}let r=Pr(R);for(let s of b(
O,"[data-remove]",HTMLInputElement))s.checked=r.has(s.dataset.remove??"");lt("replace"),_()}function Pr(t){return new Set(
t.removed.split(",").filter(Boolean))}function Ci(t,e){let n=document.activeElement?.closest("[data-remove]"),r=n instanceof
HTMLElement?n.dataset.remove:void 0;for(let o of B()){let i=o.dataset.step??"",a=t.querySelector(`[data-steps] > [data-s\
tep="${CSS.escape(i)}"]`);a&&i!=="exercises"&&o.replaceWith(a)}for(let o of b(x,"[data-renew]")){let i=t.querySelector(`\
[data-renew="${o.dataset.renew}"]`);i&&o.replaceChildren(...i.childNodes)}let s=N(t,"[data-inputs]");s&&ot?.replace(s,e),
r&&N(O,`[data-remove="${CSS.escape(r)}"]`)?.focus(),_r()}function jr(t){let e=ot?ot.showProblems(t):t;be.textContent=e.map(
n=>n.message).join(" "),be.hidden=e.length===0,e.length&&x.dataset.live&&be.append(" ",Ii(x.dataset.live))}function Ii(t){
let e=document.createElement("a");e.href=t,e.textContent="Open it on the server";let n=x.dataset.inputs??g.inputs;return e.
search=C({...g,inputs:n,all:null}).toString(),e}function _r(){Ze(O),O.querySelector("pointer-view")&&Promise.resolve().then(()=>(Or(),vi));
for(let t of b(O,"[data-embed]",HTMLAnchorElement)){let e=t.closest("[data-step]"),n=e instanceof HTMLElement?e.dataset.
step:void 0;t.search=C({...g,all:null,step:n}).toString()}for(let t of b(x,"[data-offline]",HTMLAnchorElement))t.search=
C({removed:g.removed,inputs:g.inputs}).toString();for(let t of b(x,"[data-back]",HTMLAnchorElement)){let e=new URLSearchParams(
location.search);for(let n of kr)e.delete(n);t.search=e.toString()}}function Ri(t,e,{row:n,column:r}){let s=Object.fromEntries(
new URLSearchParams(location.search)),o=C({...s,step:null,all:null,row:n,column:r});return q(`${x.dataset.api}/${t}/${e}\
?${o}`)}async function Pi(t){t.disabled=!0;let{all:e}=g;g={...g,all:"1"},_(),await Mn(Vt(O)),window.print(),g={...g,all:e},
_(),t.disabled=!1}function Hr(t){return t.closest("input:not([type=checkbox]), select, textarea")!==null}function qr(t){
for(let e=t;e&&e!==O;){if(e.localName==="pointer-view"||e.scrollWidth>e.clientWidth+1&&getComputedStyle(e).overflowX!=="\
visible")return!0;e=e.parentElement}return!1}O.addEventListener("change",t=>{let e=t.target;if(!(e instanceof HTMLInputElement)||
!e.dataset.remove)return;let n=Pr(g);e.checked?n.add(e.dataset.remove):n.delete(e.dataset.remove),jt({removed:[...n].join(
",")})});x.addEventListener("change",t=>{let e=Ue(t);e.dataset.follow&&jt({[e.dataset.follow]:e.value}),"all"in e.dataset&&
e instanceof HTMLInputElement&&(g={...g,all:e.checked?"1":""},lt("replace"),_())});x.addEventListener("click",t=>{let e=k(
t);e.dataset.go&&it(ct()+Number(e.dataset.go)),"print"in e.dataset&&Pi(e);let n=e.closest("[data-slide]");n instanceof HTMLElement&&
(t.preventDefault(),it(Rt(n.dataset.slide),!0))});document.addEventListener("keydown",t=>{let e=k(t);if(at||t.defaultPrevented||
t.altKey||t.ctrlKey||t.metaKey||Hr(e)||qr(e))return;let n=Ai[t.key];!n||g.all&&t.key.startsWith("Page")||(t.preventDefault(),
it(ct()+n,!0))});var rt;O.addEventListener("touchstart",t=>{let e=k(t);rt=t.touches.length===1&&!qr(e)&&!Hr(e)?t.touches[0]:
void 0},{passive:!0});O.addEventListener("touchend",({changedTouches:[t]})=>{if(at||!rt||!t)return;let[e,n]=[t.clientX-rt.
clientX,t.clientY-rt.clientY];rt=void 0,Math.abs(e)>xi&&Math.abs(e)>2*Math.abs(n)&&it(ct()-Math.sign(e))});window.addEventListener(
"popstate",()=>{g=Ee(location.search),Pt(g,R)?_():_t({history:"keep",isFresh:!0})});Ir()||$n(O,()=>{for(let t of B())t.hidden=
!1;It&&hn(B())},_);!g.step&&location.hash&&(g.step=location.hash.slice(1));g.step&&Rt(g.step)<0&&!at&&(g.step="",lt("rep\
lace"));var Lr=N(x,"details.inputs",HTMLDetailsElement);Lr&&matchMedia("(max-width: 62rem)").matches&&(Lr.open=!1);Qe(O,
"opens"in x.dataset?Ri:null);an(O,x.dataset.lesson??"");_r();_();x.dataset.ready="true";Pt(g,R)||_t({history:"keep",isFresh:!0});})();
