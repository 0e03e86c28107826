import{a as gt}from"./site-GEZEHFQA.js";import{a as q}from"./site-LFSLK7RL.js";import{d as lt}from"./site-UDEBKEWO.js";
import{a as bt,b as wt,c as Y}from"./site-BLKUKBDL.js";import{c as V,d as v,e as x,f as R,g as ft,h as dt,i as mt,
j as pt}from"./site-2YZ2TJFR.js";import{a as L,b as ht,c as N,g as G,k as j,l as ut}from"./site-VTYE32HA.js";var yt={min:.5,max:4},de={controls:["none","some","all"],caption:["none","title","all"]};function P(n,t){return n==="sca\
le"&&t!=="auto"?t.trim()!==""&&Number(t)>=yt.min&&Number(t)<=yt.max:n==="scale"?!0:n==="controls"||n==="caption"?de[n].includes(
t):CSS.supports("color",t)}var vt=Promise.resolve();function At(n){let t=vt.then(me).then(n);return vt=t.catch(()=>{}),t}function me(){let{scheduler:n}=globalThis;
return n?n.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var J={width:960,height:540};function Et(n){return{"HTML frame":$t(n),"Web component":pe(n),Markdown:Tt(n),Quarto:ge(n),
LaTeX:be(n)}}function $t(n){let{title:t,embed:e}=n;return`<iframe src="${k(e)}" title="${k(t)}" width="${J.width}" heigh\
t="${J.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%">${kt(n)}</iframe>`}function pe(n){let{
server:t,attributes:e}=n,s=Object.entries({server:t,...e}).map(([i,o])=>o===""?i:`${i}="${k(o)}"`);return`<script src="${k(
new URL("pointer-view.js",t).href)}" defer><\/script>
<pointer-view ${s.join(" ")}>${kt(n)}</pointer-view>`}function kt({title:n,caption:t,embed:e,picture:s}){let i=[n,t].filter(
Boolean).join(". ");return`<a href="${k(e)}"><img src="${k(s)}" alt="${k(i)}" width="${J.width}"></a>`}function Tt({title:n,
embed:t,picture:e}){return`[![${we(n)}](<${xt(e)}>)](<${xt(t)}>)`}function ge(n){return['::: {.content-visible when-form\
at="html"}',"```{=html}",$t(n),"```",":::",'::: {.content-visible unless-format="html"}',Tt(n),":::"].join(`
`)}function be({title:n,caption:t,name:e,embed:s,picture:i}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${i}`,`% As lines: pointerscope export MODEL VIEW --out ${e}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${ye(s)}}{\\includegraphics[width=\\linewidth]{${e}}}`,`  \\caption{${ke([n,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function k(n){return n.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function we(n){return n.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function xt(n){return n.replaceAll("<","%3C").replaceAll(
">","%3E")}function ye(n){return n.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var ve={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Ae=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
xe={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},Ee=/[ąęįųĄĘĮŲ]/,$e=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function ke(n){return[...n.normalize("NFC").replace(
/\s/g," ").replace($e,"")].flatMap(e=>[...xe[e]??Te(e)]).map(e=>ve[e]??Me(e)).join("")}function Te(n){return Ee.test(n)?
n.normalize("NFD").slice(0,1):n}function Me(n){return/[&%$#_{}]/.test(n)?`\\${n}`:Ae.test(n)?n:"?"}var Le=[1,2,4],Oe=2;function Lt({name:n,links:t,view:e,picture:s,csv:i,json:o}){let r=document.createElement("div");r.className=
"view-take";let c={link:H("Link"),embed:H("Embed"),json:H("JSON"),offline:H("Offline file")};c.json.target="_blank",c.offline.
title="One HTML file with this whole view inside, for use without a network";let a=C("JSON",()=>Mt(o(),`${n()}.json`,"ap\
plication/json")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does n\
ot answer.";let h=Se(()=>{let{link:m,embed:g}=t(),w=g?e():null;return{...m&&{Address:m},...w&&Et(w)}}),u=()=>{let m=t();
for(let g of Object.keys(c)){let w=m[g];c[g].hidden=w===null,w!==null&&(c[g].href=w)}c.json.download=`${n()}.json`,a.hidden=
m.json!==null,h.hidden=m.link===null&&m.embed===null,l.hidden=N.answers};for(let m of["pointerenter","focusin"])r.addEventListener(
m,u);let f=document.createElement("select");f.setAttribute("aria-label","Size of the PNG"),f.append(...Le.map(m=>{let g=m===
Oe;return new Option(`${m}×`,String(m),g,g)}));let d=async m=>{let{address:g,meta:w}=await s(m,Number(f.value)),$=w.origin??
t().embed??location.href;q(gt(g,m,{title:w.title,origin:$}),`${n()}.${m}`)},p=()=>Mt(`\uFEFF${i()}`,`${n()}.csv`,"text/c\
sv;charset=utf-8"),b=document.createElement("span");return b.append(C("PNG",()=>d("png"))," ",f),r.append(c.link,c.embed,
b,C("SVG",()=>d("svg")),C("CSV",p),c.json,a,c.offline,h,l),u(),r}function Se(n){let t=document.createElement("details");
t.className="view-codes";let e=document.createElement("summary");e.textContent="Copy";let s=document.createElement("p"),
i=document.createElement("textarea");Object.assign(i,{readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let o=document.createElement(
"span");o.setAttribute("role","status");let r=document.createElement("div");r.className="view-sheet",r.append(s,i),t.append(
e,r),t.addEventListener("toggle",()=>{if(!t.open)return;o.textContent="",i.hidden=!0;let a=Object.entries(n()).map(([l,h])=>C(
l,()=>c(l,h)));s.replaceChildren(...a,o)});let c=async(a,l)=>{i.value=l,i.hidden=!1,i.setAttribute("aria-label",a);let h=await Ie(
l);h||i.select(),o.textContent=h?"Copied.":"Selected; copy it with the keyboard."};return t}async function Ie(n){return navigator.
clipboard?navigator.clipboard.writeText(n).then(()=>!0,()=>!1):!1}function H(n){let t=document.createElement("a");return t.
textContent=n,t}function C(n,t){let e=document.createElement("button");return e.type="button",e.textContent=n,e.addEventListener(
"click",t),e}function Mt(n,t,e){q(new Blob([n],{type:e}),t)}var Ot={width:420,height:200},_e=300,T=2,y=20,E=8,Ne=13,_t=.75,Ce=3,je=7.5,Re=44,Pe=18,Nt=240,Ct=90,jt=56,Rt=90,He=48,ze=1.3,
Ue=.6,Be=9,Pt=1.4,Ht=["coloraxis","coloraxis2"];function zt({data:n,layout:t},{width:e,height:s,isFixed:i,scale:o}){if(!e)
return{data:n,layout:t};let r={width:e/o,height:s/o},c=i&&(r.width<Ot.width||r.height<Ot.height),a={...r,isFixed:i,isTiny:c,
isNarrow:r.width<560,scale:o},l=c?We(t,t.meta.small??{}):t;if(!i)return{data:n,layout:{...l,...It(n,l,a)}};let h=Fe(De(n,
l),a),u={...h,...It(n,h,a),...qe(n,h,a),...Je(h,a)};return{data:sn(n,h,a.height),layout:u}}function We(n,t){return Ut(n,
t)}function Ut(n,t){if(!St(n)||!St(t))return t;let e={...n};for(let[s,i]of Object.entries(t))e[s]=Ut(n[s],i);return Object.
fromEntries(Object.entries(e).filter(([,s])=>s!==null))}function St(n){return typeof n=="object"&&n!==null&&!Array.isArray(
n)}function Bt(n,t){return Object.entries(n).filter(([s])=>t.test(s))}function Wt(n,t){return n[`yaxis${(t??"y").slice(1)}`]}
function Dt(n){return Bt(n,/^yaxis/).map(([,t])=>t.domain??[0,1])}function Ft(n,t){return n[t]}function De(n,t){let{xaxis:e}=t,
s=n.find(r=>(r.xaxis??"x")==="x"&&Array.isArray(r.x))?.x,i=Array.isArray(s)?s.filter(r=>typeof r=="string"):[],o=Array.isArray(
s)&&i.length===s.length;return e?.tickangle!==-90||e.tickvals||!i.length||!o?t:{...t,xaxis:{...e,tickmode:"array",tickvals:i,
ticktext:i}}}function Fe(n,{width:t,isTiny:e,scale:s}){let{xaxis:i,yaxis:o,meta:r}=n,c=i?.ticktext;if(!i||i.tickangle!==
-90||!c||c.length<=T)return n;let a={...i,tickangle:0};if(r.visit_axes?.includes("xaxis")&&r.visit_axes.includes("yaxis")&&
o?.ticktext?.join()===c.join()){let d=c.map((b,m)=>z(b,m,1/0)),p=c.map((b,m)=>String(m+1));return{...n,xaxis:{...a,ticktext:p},
yaxis:{...o,ticktext:d}}}let[h,u]=i.domain??[0,1],f=(u-h)*(t-(e?Ct:Nt))/c.length;for(let d of[1,_t]){let p=c.map((m,g)=>Ge(
z(m,g,1/0),f/d));if(p.includes(""))continue;let b={...i.tickfont,size:d*s*n.template.layout.font.size};return{...n,xaxis:{
...a,ticktext:p,...d<1&&{tickfont:b}}}}return n}function Ge(n,t){let e=Math.floor(t/E)-1,s=[];for(let i of n.split(" ")){
let o=s.at(-1);if(i.length>e)return"";o!==void 0&&o.length+1+i.length<=e?s[s.length-1]=`${o} ${i}`:s.push(i)}return s.length<=
Ce?s.join("<br>"):""}function qe(n,t,{width:e,height:s,isTiny:i,scale:o}){let r=Ve(n,t),c=Math.max(...r.map(g=>g.length*
E+He)),a=Math.ceil(r.length/Math.max(1,Math.floor(e/c))),l=r.length>0&&a*y>s/(i?4:3),h=r.length>0&&!l,u=Ye(t,s,o),d=((u.
annotations?.find(({font:g})=>g?.size)?.font?.size??0)/o||y)*Pt+2,p=Math.min(t.margin?.t??8,h?a*y+4:t.annotations?.length?
d:8),b=Ht.some(g=>Ft(t,g)?.colorbar?.orientation==="h"),m=!t.margin||b&&!i;return{...l&&{showlegend:!1},...!m&&{margin:{
...t.margin,t:Math.ceil(p*o)}},...u}}function Ve(n,t){if(t.showlegend===!1)return[];let e=new Map,s=0;for(let{name:i,type:o,
visible:r,showlegend:c,legendgroup:a}of n)!i||(c===!1||r===!1)||["heatmap","contour"].includes(o)||(s+=1,e.set(a||i,i.replace(
/<[^>]*>/g,"")));return s>1||t.showlegend?[...e.values()]:[]}function Ye(n,t,e){let{annotations:s=[],template:i}=n,o=({yref:f,
yanchor:d})=>f==="paper"&&d==="bottom",r=s.filter(o);if(!r.length)return{};let c=Dt(n).map(([f])=>f),a=r.filter(({y:f})=>f<
1).map(({y:f})=>Math.min(...c.map(d=>d-f).filter(d=>d>0),1-f)),l=i.layout.font.size,h=Math.min(l,Math.min(1,...a)*(t-y)/
Pt);if(h>=l)return{};let u=Math.max(Be,h*e);return{annotations:s.map(f=>o(f)?{...f,font:{...f.font,size:u}}:f)}}function Je(n,{
height:t,isTiny:e}){let s=Math.floor(t/3/E),i=t-Gt(n,1/0,s)-jt,o={};for(let r of Ht){let c=Ft(n,r);c&&(e?o[r]={...c,showscale:!1}:
o[r]=Ke(n,r,c,i))}return o}function Ke(n,t,e,s){let i=e.colorbar??{};if(s>=_e||i.ticktext||i.orientation==="h")return e;
let o=n.template.layout[t],r=i.tickvals??o?.colorbar?.tickvals,c=(i.len??1)*s;if(!r){let u=Math.max(T,Math.floor(c/y/1.5));
return{...e,colorbar:{...i,nticks:u}}}let[a,l]=[e.cmin??r[0]??0,e.cmax??r.at(-1)??1],h=[];for(let u of r){let f=h.at(-1);
(f===void 0||(u-f)/(l-a)*c>=y)&&h.push(u)}return{...e,colorbar:{...i,tickvals:h}}}function It(n,t,e){let{width:s,height:i,
isFixed:o,isTiny:r,isNarrow:c}=e,a=c?s:1/0,l=o?Math.floor(i/3/E):1/0,h=Gt(t,a,l),u=o?h?jt:Rt:0,f=Math.max(i-h-(r?2*y:u),
y),d=r?s-Ct:Math.max(s-Nt,60);return Object.fromEntries(Bt(t,/^[xy]axis/).map(([p,b])=>{let m=p.startsWith("x"),g=o&&m?en(
b,t,f):b,[w,$]=g.domain??[0,1],M=($-w)*(m?d:f),_=t.template.layout.font.size*e.scale,A=Xe(g,m,M,_,e),at=(m?void 0:Ze(n,p,
g))??t.meta.priority?.[p];return[p,tn(A,{isX:m,length:M,fontSize:_,upright:l,priority:at},e)]}))}function Ze(n,t,{tickvals:e=[]}){
let s=new Map;for(let{type:i,orientation:o,yaxis:r="y",x:c,y:a,z:l}of n){let u=i==="heatmap"?l:i==="bar"&&o==="h"?c:void 0;
if(!(r!==t.replace("axis","")||!u||!Array.isArray(a)))for(let[f,d]of a.entries()){let p=[u[f]??0].flatMap(m=>Qe(m)?[...m]:
m),b=Math.max(...p.map(m=>Math.abs(Number(m))||0));s.set(d,Math.max(b,s.get(d)??0))}}return Math.max(0,...s.values())>0?
e.map(i=>s.get(i)??0):void 0}function Qe(n){return typeof n=="object"&&n!==null&&Symbol.iterator in n}function Xe(n,t,e,s,{
isTiny:i,isFixed:o}){let r=n.title?.text??"";if(!i)return o&&!t&&r.length*E>ze*e?{...n,title:{}}:n;let[c,a]=n.domain??[0,
1];if(!t||!r||n.side==="top"||a-c>Ue)return{...n,title:{}};let l=Math.max(4,Math.floor(e/(E-1))+1),h=r.length>l?`${r.slice(
0,l-1)}…`:r;return{...n,title:{...n.title,standoff:0,font:{size:s-2},text:h}}}function tn(n,{isX:t,length:e,fontSize:s,
upright:i,priority:o},r){let{width:c,isFixed:a,isTiny:l,isNarrow:h}=r,{ticktext:u,tickvals:f=[]}=n;if(n.visible===!1||n.
showticklabels===!1)return n;if(!u)return a||h&&t?nn(n,t,e,r):n;let d=u.length;if(l&&t&&d===1&&n.tickangle===0&&(u[0]??"").
length*E>e-E)return{...n,tickfont:{size:.75*s}};if(d<=T&&(t||!a||e>=y))return n;let b=!t&&a&&e/d<y,m=t&&n.tickangle===0&&
u.every(A=>/^\d+$/.test(A)),g=E*(String(d).length+1),w=Math.floor(e/(b?Ne:m?g:y)),$=d<=T?[d-1]:on(d,w,o),M=t&&n.tickangle!==
0?i:1/0,_=qt(u,h?c:1/0,M);return{...n,...b&&{tickfont:{...n.tickfont,size:_t*s}},tickvals:$.map(A=>f[A]??A),ticktext:$.map(
A=>_[A]??"")}}function en(n,t,e){let[s]=Wt(t,n.anchor)?.domain??[0,1],i=Dt(t).map(([,c])=>c),o=Math.max(...i.filter(c=>c<=
s),-1/0),r=(s-o)*e;return n.side==="top"||r>2.4*y?n:{...n,title:{},...r<.9*y&&{showticklabels:!1}}}function nn(n,t,e,{isTiny:s,
isNarrow:i}){let o=Math.max(T,Math.floor(e/(t?Re:y*1.5)));if(n.tickvals){let h=t?1:Math.ceil(n.tickvals.length/o);return{
...n,tickvals:n.tickvals.filter((u,f)=>f%h===0)}}let{dtick:r,...c}=n;if(n.type==="category")return t?n:{...c,nticks:Math.
max(T,Math.floor(e/Pe))};let a=i&&t&&n.nticks&&!s?T:o,l=Math.min(n.nticks??1/0,a);return s||n.nticks||l<5?{...c,nticks:l}:
n}function sn(n,t,e){return n.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let i=Wt(t,s.yaxis),[o,r]=i?.domain??
[0,1],c=i?.ticktext?.length;return c===void 0?s:(r-o)*(e-Rt)<c*y?{...s,texttemplate:""}:s})}function on(n,t,e){let s=[...Array(
n).keys()];if(n<=t)return s;let i=Math.max(1,Math.ceil(n/Math.max(1,t)));if(!e)return s.filter(r=>r%i===0);let o=[];for(let r of[
...s].sort((c,a)=>(e[a]??0)-(e[c]??0)))o.every(c=>Math.abs(c-r)>=i)&&o.push(r);return o.sort((r,c)=>r-c)}function Gt({xaxis:n},t,e){
let s=n?.tickangle===0?[]:n?.ticktext??[],i=qt(s,t,e).map(o=>o.length);return Math.max(0,...i)*je}function qt(n,t,e){return n.
map((o,r)=>rn(o,r,t,e)).every((o,r)=>o===n[r])?n:n.map((o,r)=>z(o,r,e,t))}function rn(n,t,e,s){return e===1/0&&n.length<=
s?n:z(n,t,s,e)}function z(n,t,e,s=1/0){let i=s<1/0,o=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(n)??[],[,r="",c="",
a=""]=o,[l="",h]=c.split(" · "),u=e<1/0?14:1/0,f=Math.min(i?Math.max(5,Math.floor(s/48)):u,e),d=l.length>f&&!l.includes(
"&")?`${l.slice(0,f-1)}…`:l;return r+(h?`${t+1} ${d}`:d)+a}var cn=12,O=new Map,K=new Map;function X(n,t){let e=JSON.stringify(Object.values(n)),s=O.get(e)??new Map;O.delete(e),O.set(
e,s);for(let r of O.keys()){if(O.size<=cn)break;O.delete(r)}let i=s.get(t);if(i)return i;let o=new Promise((r,c)=>an(e,n,
t,{resolve:r,reject:c}));return s.set(t,o),o.catch(()=>s.delete(t)),o}function an(n,t,e,s){let i=K.get(n);if(i){i.views.
set(e,s);return}let o=new Map([[e,s]]);K.set(n,{query:t,views:o}),setTimeout(()=>{K.delete(n),ln(t,o)},0)}async function ln(n,t){
let{server:e,path:s,query:i,theme:o}=n,r=[...t.keys()].sort().join(",");try{let c=await G(`${s}/figures?${j({...i,views:r,
theme:o})}`,{},e);for(let[a,{resolve:l}]of t)l(c[a])}catch(c){let a=t.size>1&&c instanceof L&&[404,422,500].includes(c.status);
for(let[l,{resolve:h,reject:u}]of t)a?hn(n,l).then(h,u):u(c)}}function hn({server:n,path:t,query:e,theme:s},i){let o=j({
...e,theme:s});return G(`${t}/views/${encodeURIComponent(i)}?${o}`,{},n)}var Z=new Map;async function Yt(n,t){let e=Z.get(
n),s=e??(n.startsWith("#")?un(n.slice(1)):fn(n));e||(Z.set(n,s),s.catch(()=>Z.delete(n)));let i=await s;if(v(i))return i;
let{templates:o={}}=i.layout.meta,r=o[t];if(!r)return i;let c=Vt(r),a=new Map;for(let f of Object.values(o))Vt(f).forEach(
(d,p)=>{a.set(d,c[p]??d)});let{data:l,layout:h}=Q({data:i.data,layout:i.layout},a),{meta:u}=i.layout;return{...i,data:l,
layout:{...h,meta:u,template:r}}}function Vt(n){return n.layout.colorway}function Q(n,t){return Array.isArray(n)&&["stri\
ng","object"].includes(typeof n[0])&&!Array.isArray(n[0])?n.map(s=>Q(s,t)):n?.constructor===Object?Object.fromEntries(Object.
entries(n).map(([s,i])=>[s,Q(i,t)])):t.get(n)??n}async function un(n){let t=document.getElementById(n);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function fn(n){let t=await fetch(new URL(
n,document.baseURI)).catch(()=>null);if(!t?.ok){let e="The figure could not be loaded; reload the page to try again.";throw new L(
t?.status??0,[{where:"",message:e,suggestions:[]}])}return t.json()}function S(n,{server:t,path:e,view:s,values:i}){let o=encodeURIComponent(
s),r=e.startsWith("lessons/"),c=r?`embed/${e}`:`embed/${e.replace("models/","")}/${o}`,a={embed:c,picture:`${c}/picture.\
png`,json:`api/${e}/views/${o}`,offline:r?`api/${e}/offline`:`api/${e}/views/${o}/offline`},h=j({...r&&n!=="json"?{step:s}:
{},...i}).toString();return new URL(h?`${a[n]}?${h}`:a[n],t).href}var Jt=/<br ?\/?>/i,U=null;function Kt(n,t,{width:e,height:s,scale:i},o=yn){let{font:r}=t.template.layout,c={size:r.size*
i,family:String(r.family??"sans-serif")},a={l:8,r:8,t:8,b:8,...t.margin},l={};for(let[u,f]of Object.entries(t)){if(!/^[xy]axis/.
test(u))continue;let d=f,p=u.startsWith("x"),b=dn(d,p,c,o);if(b===null||b&&!bn(t,d,p))continue;l[u]={...d,automargin:!1};
let m=p?"b":"l";if(b&&(a[m]=Math.max(a[m],Math.ceil(b)+8)),b&&!p){let g=Math.ceil((d.tickfont?.size??c.size)/2);a.t=Math.
max(a.t,g),a.b=Math.max(a.b,g)}}let h=s-a.t-a.b;for(let u of["coloraxis","coloraxis2"]){let d=n.some(({coloraxis:m,visible:g})=>m===
u&&g!==!1)?pn(t,u,h,c,o):0,p=Math.min(12,a.l,a.t,a.b),b=(d+p+(1.02-1)*(e-a.l))/1.02;d&&(a.r=Math.max(a.r,Math.ceil(b)))}
for(let[u,f]of Object.entries(l)){if(!u.startsWith("x")||!f.ticktext||f.tickangle!==0)continue;let d=B(f.ticktext,{...c,
...f.tickfont},o).width;gn(f,d,e,a)&&delete l[u]}return{...t,...l,margin:a}}function dn(n,t,e,s){if(n.visible===!1)return 0;
let i=n.title?.text??"";if(n.showticklabels===!1)return i?null:0;let{ticktext:r,tickvals:c,tickangle:a=t?null:0,side:l}=n,
h=t&&a===-90;if(!r||!c||a!==0&&!h||l&&l!==(t?"bottom":"left")||n.ticks)return null;let f=n.tickfont?.size??e.size,d=B(r,
{...e,size:f},s);return 1+(h?d.width+.2*f:t?d.height:d.width)+mn(n,i,e)}function B(n,{size:t,family:e},s){let[i,o,r]=[0,
1,0];for(let c of n){let a=c.includes("<b>")?700:400,l=c.split(Jt);o=Math.max(o,l.length);for(let h of l){let u=s(wn(h),
`${a} ${t}px ${e}`);i=Math.max(i,u.width),r=Math.max(r,u.descent)}}return{width:i,height:t+(o-1)*1.3*t+r}}function mn(n,t,e){
if(!t)return 0;let{font:s,standoff:i}=n.title,o=s?.size??Math.round(1.2*e.size),r=t.split(Jt).length-1;return o*(.7+r*1.3)+
(i??6)}function pn(n,t,e,s,i){let o=n[t]??{},c={...n.template.layout[t]?.colorbar,...o.colorbar},{tickvals:a,ticktext:l,
thickness:h,len:u=1}=c,f=c.orientation==="h"||"x"in c||"xanchor"in c;if(o.showscale===!1||f||!a?.length||!h)return 0;let d=B(
l??a.map(String),s,i),p=20+h,b=c.title?.text;if(!b)return p+1+d.width;let m=Math.round(1.2*s.size),g=B([b],{...s,size:m},
i).width,[w,$]=[o.cmin??a[0]??0,o.cmax??a.at(-1)??1],M=u*e-20;return a.some(A=>Math.abs((A-w)/($-w)-.5)*M<g/2+1.3*(s.size/
2))?p+1+d.width+1.45*m+2:p+10+1.25*m}function gn({domain:n=[0,1],categoryarray:t,ticktext:e=[]},s,i,{l:o,r}){let[c,a]=n,
l=i-o-r,h=(a-c)*l/(t??e).length,u=Math.min(o+c*l,r+(1-a)*l);return(s-h)/2>u}function bn(n,t,e){let s=t.anchor??(e?"y":"x"),
i=n[`${s[0]}axis${s.slice(1)}`],[o]=i?.domain??[0,1];return o===0}function wn(n){return n.replace(/<[^>]*>/g,"").replace(
/&nbsp;/g," ").replace(/&#?\w+;/g,"&")}function yn(n,t){if(U??=document.createElement("canvas").getContext("2d"),!U)return{
width:0,descent:0};U.font=t;let{width:e,fontBoundingBoxDescent:s}=U.measureText(n);return{width:e,descent:s}}function Qt({x:n,y:t,xaxis:e,yaxis:s},i){let o=[Zt(e,n,i),Zt(s,t,i)];return[...new Set(o.filter(r=>r!==null))]}function Zt(n,t,e){
if(!n||t===void 0||!e.includes(n._name))return null;let s=n.type==="category"?n.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function Xt(n,t,e){let s=n.querySelector(":scope > .view-marks")??n.appendChild(vn());if(!n._fullLayout)
return;let i=n._fullLayout,{_subplots:o}=n._fullLayout,r=(o?.cartesian??[]).flatMap(c=>{let[,a,l]=/^x(\d*)y(\d*)$/.exec(
c)??[],[h,u]=[i[`xaxis${a}`],i[`yaxis${l}`]];if(!h||!u)return[];let f=[h,u].every(({_name:d})=>t.includes(d));return[[h,
u],[u,h]].flatMap(([d,p])=>d&&p&&t.includes(d._name)&&(f||d.anchor===p._id)?e.map(m=>An(d,p,m)):[])});s.replaceChildren(
...r.filter(c=>c!==null))}function vn(){let n=document.createElement("div");return n.className="view-marks",n}function An(n,t,e){
if(!n._length)return null;let s=n._id.startsWith("x"),i=[n.l2p(e-.5),n.l2p(e+.5)],[o,r]=[Math.min(...i),Math.max(...i)];
if(!(r>0&&o<n._length)||!t._length)return null;let[c,a]=s?[n._offset+o,t._offset]:[t._offset,n._offset+o],[l,h]=s?[r-o,t.
_length]:[t._length,r-o],u=document.createElement("div");return Object.assign(u.style,{left:`${c}px`,top:`${a}px`,width:`${l}\
px`,height:`${h}px`}),u}function ee(n,t){return Object.fromEntries(n.map(({name:e,values:s,value:i})=>[e,s.find(o=>String(o)===t(e))??i]))}function ne(n,t){
for(let{name:e,values:s}of n){let i=t(e);if(i===null||s.map(String).includes(i))continue;let o=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:e,message:`There is no ${e} ${i}; ${o}.`}}return null}
function se(n,t,e){return t.reduce((s,i)=>{let o=n.find(({name:r})=>r===i)?.values??[];return s*o.length+o.indexOf(e[i]??
"")},0)}function ie(n,t){return n.map(s=>{let{name:i,title:o,values:r}=s,c=oe(s)[r.indexOf(t[i]??"")];return typeof c=="\
number"?`${o.toLowerCase()} ${c}`:c}).join(", ")}function oe({values:n,labels:t}){return t??n}var W=class{#o;#t;#e="";#i=0;#r=null;constructor(t,e){
this.#o=t,this.#t=e}offer({choices:t=[],player:e},s,i){let o=t.length?[]:s.filter(a=>a.meta),r=JSON.stringify([t.map(({name:a,
values:l,labels:h})=>[a,l,h]),o.map(({name:a,meta:l})=>[a,l])]);if(this.#e===r)return;this.#e=r,this.pause(),this.#r=null,
this.#o.replaceChildren(...t.map(a=>this.#l(a))),o.length&&i&&this.#o.append(this.#d(o));let c=t.find(({name:a})=>a===e);
c&&this.#o.append(...this.#m(c))}show(t){for(let[e,s]of Object.entries(t)){let i=this.#o.querySelector(`select[name="${e}\
"]`);i instanceof HTMLSelectElement&&(i.value=String(s))}}pause(){clearInterval(this.#i),this.#i=0,this.#r&&(this.#r.textContent=
"Play")}#l(t){let{name:e,title:s,values:i}=t,o=document.createElement("select");o.name=e;let r=oe(t);return o.append(...i.
map((c,a)=>new Option(String(r[a]),String(c)))),o.addEventListener("change",()=>{this.pause();let c=i[o.selectedIndex];c!==
void 0&&this.#t.select(e,c)}),te(s,o)}#d(t){let e=document.createElement("select");return e.append(new Option("…",""),
...t.map((s,i)=>new Option(s.name,String(i)))),e.addEventListener("change",()=>{let s=e.value?t[Number(e.value)]:void 0;
s?.meta&&this.#t.open(s.meta),e.value=""}),te("Open",e)}#m({name:t,title:e,values:s}){let i=()=>s.indexOf(this.#t.selected()[t]??
""),o=h=>{let u=s[Math.max(0,Math.min(s.length-1,h))];u!==void 0&&this.#t.select(t,u)},r=h=>{this.pause(),o(i()+h)},c=tt(
"Play",()=>{if(this.#i){this.pause();return}i()===s.length-1&&o(0),c.textContent="Pause",this.#i=setInterval(()=>{o(i()+
1),i()===s.length-1&&this.pause()},1200)});this.#r=c;let a=tt("‹",()=>r(-1)),l=tt("›",()=>r(1));return a.setAttribute(
"aria-label",`${e} back`),l.setAttribute("aria-label",`${e} forward`),[a,c,l]}};function te(n,t){let e=document.createElement(
"label");return e.append(`${n} `,t),e}function tt(n,t){let e=document.createElement("button");return e.type="button",e.textContent=
n,e.addEventListener("click",t),e}var re="vendor/plotly/plotly-traces-4.1.1.min.js",et;function D(n){return window.Plotly?Promise.resolve(window.Plotly):(et??=
new Promise((t,e)=>{let s=document.createElement("script");s.src=n?new URL(`static/${re}`,n).href:new URL(`../${re}`,import.meta.
url).href;let i=()=>{et=void 0,s.remove(),e(new Error("The drawing library could not be loaded. Reload the page to try a\
gain."))};s.addEventListener("load",()=>window.Plotly?t(window.Plotly):i()),s.addEventListener("error",i),document.head.
append(s)}),et)}async function ce(n,t,e){let{width:s,height:i}=n.layout,c={svg:await(await D()).toImage(n,{format:"svg",
width:s,height:i,imageDataOnly:!0}),width:s,height:i};return t==="svg"?bt(c):wt(c,e)}var ot={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventio\
ns",against:"against"},rt=["inputs","removed"],xn=new Set(["server","source","model","lesson","view","theme","reads",...rt,
...Object.keys(ot)]),fe=["scale","accent","controls","caption"],En=new Set([...fe,"fill"]),ae=":scope > a",le="pointer-v\
iew:hover",nt=matchMedia("(prefers-color-scheme: dark)"),$n={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1,
showAxisDragHandles:!1},kn=120,Tn=[["short",576,0],["low",352,0],["tight",288,352]],F={height:525,width:640,least:.75,most:4},
st={width:944,height:524,least:.6},Mn="400px 0px",he=660,Ln="[data-answer]:not(pointer-view *)",On=/^(\w+):(\d+)$/,Sn="T\
he server draws this chart, and it does not answer.",In="The answer above is computed in this browser.",_n="Type visits,\
 or add a place, to see what the model answers.",I=null,it=null,ct=class extends HTMLElement{#o=null;#t=null;#e=null;#i=0;#r=!1;#l="";#d=!1;#m="";#w=[];#y=!1;#A=new IntersectionObserver(
t=>{t.some(e=>e.isIntersecting)&&this.#C()},{rootMargin:Mn});#O=new ResizeObserver(()=>requestAnimationFrame(()=>this.#M()));#S=new MutationObserver(
t=>this.#K(t.map(({attributeName:e})=>e??"")));#I=t=>this.getAttribute(t);#p=()=>{if(!this.#e||!this.#t){this.#f();return}
this.#$(this.#v),this.#a()};#_=({target:t,detail:e})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(e.visits)};#N=({type:t})=>this.#st(t==="beforeprint");connectedCallback(){
this.#o??=this.#H(),this.#E(),document.addEventListener("pointerscope:theme",this.#p),document.addEventListener(le,this.#_),
nt.addEventListener("change",this.#p);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#N);this.#O.
observe(this),this.#S.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#A.observe(this):this.#y=!0,this.#f()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#p),document.removeEventListener(le,this.#_),nt.removeEventListener(
"change",this.#p);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#N);this.#O.disconnect(),this.#S.
disconnect(),this.#A.disconnect(),this.#n.controls.pause()}mark(t){t.join()!==this.#w.join()&&(this.#w=t,this.#D())}get chosen(){
return this.#t?this.#h:{}}get beats(){return this.#e?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:e}=this.#F();
return Math.ceil(t+R(this.#t)+e)}get#n(){return this.#o??=this.#H(),this.#o}#C(){this.#y=!0,this.#A.disconnect(),this.#f()}#K(t){
t.some(s=>En.has(s))&&(this.#E(),this.#a()),t.includes("beat")&&this.#j();let e=t.filter(s=>xn.has(s)&&!this.#Z(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#y?this.#C():e.length?this.#f():this.#u.some(({name:s})=>t.includes(s))?this.#L()&&
this.#a():t.includes(this.#m)&&this.#f()}#Z(t){let e=this.#e;return!e||!this.#t?!1:(t==="theme"&&this.#p(),t==="theme"||
t==="interventions"&&e.follows(this.getAttribute(t)??""))}#j(){if(!this.#l)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#e?.tell(t>=1?t-1:null)}#Q(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#s("beat",{beat:t===null?null:t+1})}get#u(){return this.#t?x(this.#t).choices??[]:[]}#f(){this.#r||(this.#r=!0,
queueMicrotask(()=>{this.#r=!1,this.#tt()}))}get#x(){let[t,e]=this.hasAttribute("lesson")?["lessons",this.getAttribute("\
lesson")]:["models",this.getAttribute("model")];return e?`${t}/${encodeURIComponent(e)}`:""}get#g(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:ht.href}get#R(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#v(){let t=this.getAttribute("theme");return t===
"auto"?nt.matches?"dark":"light":(t??this.#R)==="dark"?"dark":"light"}get#b(){let t=this.getAttribute("scale");return t===
"auto"?this.#X:t!==null&&P("scale",t)?Number(t):1}get#X(){let{offsetWidth:t,offsetHeight:e}=this;if(!this.hasAttribute("\
fill")||!t||!e)return 1;let s=Math.round(10*Math.min(e/F.height,t/F.width))/10;return Math.min(F.most,Math.max(F.least,s))}#E(){
let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#b)):this.style.
removeProperty("--scale"),t&&P("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("--accent")}get#P(){
if(this.hasAttribute("lesson")){let e=rt.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.fromEntries(
e)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(ot).map(([e,s])=>[s,
this.getAttribute(e)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#tt(){let{needsHistory:t,query:e}=this.#P;
this.#i+=1;let s=this.#i,i=this.getAttribute("source"),o=this.getAttribute("view")??"",r=this.#x&&o&&(!t||e.visits||e.record);
if(!i&&!r){this.#k(_n);return}if(!this.#y){this.#k("");return}let c=this.#v;this.#$(c),this.setAttribute("aria-busy","tr\
ue");try{let a={server:this.#g,path:this.#x,query:e,theme:c},l=this.hasAttribute("server")?this.#g:"",[h]=await Promise.
all([i?Yt(i,c):this.#et(a,o),i?null:o===V?import("./site-ZLU6ZABI.js"):D(l)]),u=v(h),f=u?await import("./site-ZLU6ZABI.js"):
null;u||await D(l),await At(()=>{s===this.#i&&(this.#it(f?.NetworkDrawing??null,x(h).title),this.#t=u?h:structuredClone(
h),this.#rt(this.#t),this.#nt({...a,theme:"light"},o))})}catch(a){s===this.#i&&this.#U(a)}finally{s===this.#i&&this.removeAttribute(
"aria-busy")}}async#et(t,e){let s=e===V?this.#e:null,i=this.getAttribute("model")??"",o=await s?.compute(t,i,{isSilent:!1});
if(o)return o;try{return await X(t,e)}catch(r){if(!ue(r))throw r;let c=await s?.compute(t,i,{isSilent:!0});if(!c)throw r;
return c}}#$(t){this.#R!==t?this.dataset.theme=t:delete this.dataset.theme}#nt(t,e){if(!this.#t||v(this.#t))return;let{template:s,
meta:i}=this.#t.layout,o=i.templates?.light;I??=o??(this.#v==="light"?s:null),!(I||this.hasAttribute("source"))&&(it??=X(
t,e),it.then(r=>{v(r)||(I??=r.layout.template)}).catch(()=>{it=null}))}#st(t){if(this.#d=t,!this.#t||!this.#l)return;let e=I??
this.#e;this.#$(t&&e?"light":this.#v),this.#a(),t||requestAnimationFrame(()=>this.#a())}#H(){let t=document.createElement(
"summary");t.textContent="Numbers";let e={title:this.#c("h3","view-title"),caption:this.#c("p","view-caption"),choices:this.#c(
"div","view-choices"),summary:this.#c("p","view-summary"),failure:this.#c("p","view-failure"),trust:this.#c("p","view-tr\
ust"),plot:this.#c("div","view-plot"),details:this.#c("details","view-table"),exports:Lt({name:()=>this.#q,links:()=>this.#bt(),
view:()=>this.#t&&this.#wt(this.#t),picture:(o,r)=>this.#pt(o,r),csv:()=>this.#t?pt(this.#t,this.#h):"",json:()=>JSON.stringify(
this.#t)})};e.title.hidden=!e.title.textContent,e.failure.setAttribute("role","alert"),e.plot.role="img",e.details.append(
t),e.details.addEventListener("toggle",()=>this.#G());let s=new W(e.choices,{selected:()=>this.#h,select:(o,r)=>this.#dt(
o,r),open:o=>this.#s("open",o)}),i=this.querySelector(ae);i?.classList.add("view-stand-in"),this.replaceChildren(...Object.
values(e),...i?[i]:[]),this.addEventListener("toggle",({target:o})=>this.#ft(o),!0);for(let o of[e.plot,e.details,e.choices,
e.exports,e.failure])o.hidden=!0;return{...e,controls:s}}#c(t,e){let s=this.querySelector(`.${e}`),i=s instanceof HTMLElement?
s:document.createElement(t);return i.className=e,i}#it(t,e){if(t===null==(this.#e===null))return;let s=this.#n,i=s.plot.
cloneNode();i.removeAttribute("data-listening"),i.role=t?"group":"img",s.plot.replaceWith(i),s.plot=i,this.#e?.bar?.remove(),
this.#e=t?new t(i,{title:e,isProjected:this.hasAttribute("fill"),hover:o=>this.#s("hover",{visits:o}),told:o=>this.#Q(o),
acts:{server:()=>this.hasAttribute("source")?null:this.#g,answered:o=>this.#ot(o),resized:()=>requestAnimationFrame(()=>this.#M())}}):
null,this.#e?.bar&&s.summary.before(this.#e.bar)}#ot({figure:t,interventions:e}){this.#t=t;let{interventions:s}=this.#e??
{};s?this.setAttribute("interventions",s):this.removeAttribute("interventions"),this.#L()&&this.#a(),this.#s("interventi\
ons",e)}#z(t){let{plot:e,details:s,choices:i,exports:o,failure:r}=this.#n;for(let a of[e,s,i,o])a.hidden=t;r.hidden=!0;let c=this.#e?.
bar;c&&t&&(c.hidden=!0)}#k(t){this.#t=null,this.#m="",this.removeAttribute("aria-busy"),this.#n.controls.pause(),this.#z(
!0),this.#n.summary.textContent=t}#U(t){this.#k("");let{failure:e}=this.#n,s=ue(t)&&document.querySelector(Ln)!==null,i=s?
Sn:ut(t);if(e.replaceChildren(i),s&&e.append(" ",Nn()),e.hidden=!1,this.#s("failed",{message:i}),!(t instanceof L)||![0,
503].includes(t.status))return;let o=document.createElement("button");o.type="button",o.textContent="Try again",o.addEventListener(
"click",()=>this.#f()),e.append(" ",o)}#rt(t){let{title:e,caption:s,controls:i}=this.#n,o=x(t);e.textContent=o.title,e.hidden=
!1,s.replaceChildren(...Y(o.caption)),this.#ct(o.trust),this.toggleAttribute("data-network",v(t)),this.#z(!1),i.offer(o,
v(t)?[]:t.data,!this.hasAttribute("fill")),this.#L()&&this.#a()}#ct(t){let{trust:e}=this.#n;if(e.textContent=t?.text??"",
!t||this.hasAttribute("source")||!N.answers)return;let s=document.createElement("a"),i=encodeURIComponent(this.getAttribute(
"model")??"");s.href=new URL(`insights/${i}#view-${t.view}`,this.#g).href,s.textContent="Which explanation to believe",e.
append(" ",s)}#a(){if(!this.#t)return;let{plot:t}=this.#n,e=this.#d,s=this.#T(R(this.#t)),i=e?Math.min(s.width||he,he):s.
width;if(!i)return;if(v(this.#t)){let r=s.isFixed?this.#ht:1;t.style.setProperty("zoom",r===1?"":String(r)),t.style.height=
`${s.height/r}px`,this.#e?.draw(this.#t)}else t.style.height=s.isFixed?`${s.height}px`:"",this.#at(t,this.#t,{...s,width:i});
let o=!this.dataset.drawn;o&&this.querySelector(ae)?.remove(),this.#l=`${i}×${s.height}`,this.dataset.drawn="true",o&&this.
hasAttribute("beat")&&this.#j(),this.#D(),this.#s("drawn",{})}#at(t,{data:e,layout:s},i){let o=this.#d,r=o&&I?{...s,template:I}:
s,c=this.#B({data:e,layout:r},i);window.Plotly?.react(t,c.data,o?{...c.layout,width:i.width}:c.layout,$n),t.dataset.listening||
this.#lt(t)}#B({data:t,layout:e},{width:s,height:i,isFixed:o}){let r="rgba(0, 0, 0, 0)",c=this.#b,{font:a,hoverlabel:l}=e.
template.layout,h=a.size*c,u=zt({data:t,layout:Cn(e)},{width:s,height:i,isFixed:o,scale:c}),f={font:{size:h},hoverlabel:{
...e.hoverlabel,font:{...l.font,size:h}}};return{data:u.data,layout:{...Kt(u.data,u.layout,{width:s,height:i,scale:c}),...c!==
1&&f,paper_bgcolor:r,plot_bgcolor:r,height:i}}}#lt(t){t.dataset.listening="true",t.on("plotly_click",({points:[e]})=>{if(!e)
return;e.data.meta&&this.#s("open",e.data.meta);let[,s,i]=On.exec(String([e.customdata].flat()[0]))??[];s&&this.#s("sele\
ct",{table:s,row:Number(i)})}),t.on("plotly_hover",({points:[e]})=>{e&&this.#s("hover",{visits:Qt(e,this.#W)})}),t.on("p\
lotly_unhover",()=>this.#s("hover",{visits:[]}))}get#W(){return this.#t?x(this.#t).visit_axes??[]:[]}#s(t,e){this.dispatchEvent(
new CustomEvent(`pointer-view:${t}`,{detail:e,bubbles:!0}))}#D(){!this.#t||!this.#l||(this.#e?this.#e.mark(this.#w):Xt(this.#n.
plot,this.#W,this.#w))}#T(t){let{plot:e}=this.#n,s=e.clientWidth;if(!this.hasAttribute("fill"))return{width:s,height:t,isFixed:!1};
this.getAttribute("scale")==="auto"&&this.#E(),this.#ut();let{above:i,below:o}=this.#F();this.style.setProperty("--below",
`${Math.ceil(o)}px`);let r=Math.max(Math.floor(this.offsetHeight-i-o),kn);return{width:s,height:r,isFixed:!0}}get#ht(){let t=Math.
min(1,this.#b),[e,s]=[this.offsetWidth,this.offsetHeight],i=Math.min(e/st.width,s/st.height)/t;return e<s||i>1||i*t<st.least?
1:i}#ut(){let[t,e]=[this.offsetWidth/this.#b,this.offsetHeight/this.#b],s=Tn.filter(([,i,o])=>e<i||t<o).map(([i])=>i).join(
" ");this.dataset.room!==s&&(this.dataset.room=s)}#F(){let{plot:t,details:e,exports:s}=this.#n,i=this.getBoundingClientRect(),
o=i.height/this.offsetHeight||1,r=[e,s].filter(a=>a.offsetHeight).map(a=>a.getBoundingClientRect()),c=r.length?Math.max(
...r.map(({bottom:a})=>a))-Math.min(...r.map(({top:a})=>a)):0;return{above:(t.getBoundingClientRect().top-i.top)/o,below:c/
o}}#ft(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let e of this.querySelectorAll("deta\
ils"))e.open&&(e.open=e===t);requestAnimationFrame(()=>this.#M())}#M(){if(!this.#t)return;let{width:t,height:e}=this.#T(
R(this.#t));t&&this.#l!==`${t}×${e}`&&this.#a()}#dt(t,e){this.setAttribute(t,String(e)),this.#s("option",{[t]:e})}#L(){
let t=this.#t;if(!t)return!1;let e=this.hasAttribute("lenient")?null:ne(this.#u,this.#I);if(e)return this.#U(new Error(e.
message)),this.#m=e.name,!1;let s=x(t),i="";if(this.#u.length&&!v(t)){let o=this.#h;this.#n.controls.show(o);for(let c of t.
data)c.meta&&(c.visible=Object.entries(c.meta).every(([a,l])=>o[a]===l));ft(t,o);let{summaries:r}=s;r&&(s.summary=r.texts[se(
this.#u,r.by,o)]??""),i=`: ${ie(this.#u,o)}`}return this.#n.summary.replaceChildren(...Y(s.summary??"")),this.#n.plot.setAttribute(
"aria-label",`${s.title}${i}. ${s.summary??""}`),this.#G(),!0}get#h(){return ee(this.#u,this.#I)}#G(){let{details:t}=this.#n;
if(!t.open||!this.#t)return;let e=document.createElement("div");e.className="table-frame",e.tabIndex=0,e.setAttribute("r\
ole","region"),e.setAttribute("aria-label",`Numbers: ${x(this.#t).title}`),e.append(...this.#mt().map(mt)),t.querySelector(
".table-frame")?.remove(),t.append(e)}#mt(){return this.#t?dt(this.#t,this.#h):[]}async#pt(t,e){let s=this.#t;if(!s)throw new Error(
"There is no figure to save yet.");return{address:v(s)?await this.#e?.address(t,e)??"":await ce(this.#gt(s),t,e),meta:x(
s)}}#gt(t){let{data:e,layout:s}=structuredClone(t),i=this.#T(s.height),{paper_bgcolor:o,plot_bgcolor:r}=s.template.layout,
c=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),a=this.#B({data:e,layout:s},i),l=c?{}:{
paper_bgcolor:o,plot_bgcolor:r};return{data:a.data,layout:{...a.layout,width:i.width,...l}}}get#q(){let t=this.getAttribute(
"model")??this.getAttribute("lesson"),{model:e=t}=Object(lt(this.getAttribute("against")??"{}")),s=[t,e!==t&&`minus-${e}`,
this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.getAttribute("name")??s.filter(Boolean).
join("-")}get#V(){return{server:this.#g,path:this.#x,view:this.getAttribute("view")??"",values:{...this.#P.query,...this.#h}}}get#Y(){
let t=this.getAttribute("theme")??document.documentElement.dataset.askedTheme,e=fe.map(s=>[s,this.getAttribute(s)??""]).
filter(([s="",i])=>this.hasAttribute(s)&&P(s,i??""));return{...t&&{theme:t},...Object.fromEntries(e)}}#bt(){let t=new URL(
location.href);t.hash=this.id;let e=this.id?t.href:null;if(!(!this.hasAttribute("source")&&N.answers))return{link:e,embed:null,
json:null,offline:null};let i=this.#V;return{link:e,embed:S("embed",this.#J(i)),json:S("json",i),offline:S("offline",i)}}#J(t){
let{controls:e,...s}=this.#Y,i={...t.values,...s,...e&&e!=="some"&&{controls:e}};return{...t,values:i}}#wt(t){let e=this.#V,
{title:s,summary:i=""}=x(t),o=["model","lesson","view","reads",...rt,...Object.keys(ot)],r=[...this.attributes].filter(({
name:f})=>o.includes(f)),{theme:c,...a}=this.#Y,l=c?.replace(/^transparent-?/,""),h={...Object.fromEntries(r.map(({name:f,
value:d})=>[f,d])),...this.#h,...l&&{theme:l},...a},u=this.#J(e);return{title:s,caption:i,name:this.#q,server:e.server,embed:S(
"embed",u),picture:S("picture",u),attributes:Object.fromEntries(Object.entries(h).map(([f,d])=>[f,String(d)]))}}};function ue(n){
return n instanceof L&&n.status===0}function Nn(){let n=document.createElement("span");return n.className="beside-browse\
r-answer",n.textContent=In,n}function Cn(n){let t=Object.entries(n).map(([e,s])=>{if(!/^[xy]axis/.test(e))return[e,s];let i=s,
o=n[e.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,r=i.type==="category"&&!i.categoryarray&&o;return[e,r?{...i,categoryorder:"\
array",categoryarray:o}:i]});return Object.fromEntries(t)}customElements.define("pointer-view",ct);
