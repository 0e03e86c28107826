import{a as pt}from"./site-GEZEHFQA.js";import{a as q}from"./site-LFSLK7RL.js";import{d as at}from"./site-UDEBKEWO.js";
import{a as gt,b as bt,c as Y}from"./site-BLKUKBDL.js";import{c as V,d as v,e as x,f as R,g as ut,h as ft,i as dt,
j as mt}from"./site-2YZ2TJFR.js";import{a as L,b as lt,c as N,g as G,k as j,l as ht}from"./site-VTYE32HA.js";var wt={min:.5,max:4},fe={controls:["none","some","all"],caption:["none","title","all"]};function P(n,t){return n==="sca\
le"&&t!=="auto"?t.trim()!==""&&Number(t)>=wt.min&&Number(t)<=wt.max:n==="scale"?!0:n==="controls"||n==="caption"?fe[n].includes(
t):CSS.supports("color",t)}var yt=Promise.resolve();function vt(n){let t=yt.then(de).then(n);return yt=t.catch(()=>{}),t}function de(){let{scheduler:n}=globalThis;
return n?n.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var J={width:960,height:540};function xt(n){return{"HTML frame":Et(n),"Web component":me(n),Markdown:kt(n),Quarto:pe(n),
LaTeX:ge(n)}}function Et(n){let{title:t,embed:e}=n;return`<iframe src="${k(e)}" title="${k(t)}" width="${J.width}" heigh\
t="${J.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%">${$t(n)}</iframe>`}function me(n){let{
server:t,attributes:e}=n,s=Object.entries({server:t,...e}).map(([i,r])=>r===""?i:`${i}="${k(r)}"`);return`<script src="${k(
new URL("pointer-view.js",t).href)}" defer><\/script>
<pointer-view ${s.join(" ")}>${$t(n)}</pointer-view>`}function $t({title:n,caption:t,embed:e,picture:s}){let i=[n,t].filter(
Boolean).join(". ");return`<a href="${k(e)}"><img src="${k(s)}" alt="${k(i)}" width="${J.width}"></a>`}function kt({title:n,
embed:t,picture:e}){return`[![${be(n)}](<${At(e)}>)](<${At(t)}>)`}function pe(n){return['::: {.content-visible when-form\
at="html"}',"```{=html}",Et(n),"```",":::",'::: {.content-visible unless-format="html"}',kt(n),":::"].join(`
`)}function ge({title:n,caption:t,name:e,embed:s,picture:i}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${i}`,`% As lines: pointerscope export MODEL VIEW --out ${e}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${we(s)}}{\\includegraphics[width=\\linewidth]{${e}}}`,`  \\caption{${$e([n,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function k(n){return n.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function be(n){return n.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function At(n){return n.replaceAll("<","%3C").replaceAll(
">","%3E")}function we(n){return n.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var ye={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},ve=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Ae={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},xe=/[ąęįųĄĘĮŲ]/,Ee=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function $e(n){return[...n.normalize("NFC").replace(
/\s/g," ").replace(Ee,"")].flatMap(e=>[...Ae[e]??ke(e)]).map(e=>ye[e]??Te(e)).join("")}function ke(n){return xe.test(n)?
n.normalize("NFD").slice(0,1):n}function Te(n){return/[&%$#_{}]/.test(n)?`\\${n}`:ve.test(n)?n:"?"}var Me=[1,2,4],Le=2;function Mt({name:n,links:t,view:e,picture:s,csv:i,json:r}){let o=document.createElement("div");o.className=
"view-take";let c={link:H("Link"),embed:H("Embed"),json:H("JSON"),offline:H("Offline file")};c.json.target="_blank",c.offline.
title="One HTML file with this whole view inside, for use without a network";let a=C("JSON",()=>Tt(r(),`${n()}.json`,"ap\
plication/json")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does n\
ot answer.";let h=Oe(()=>{let{link:m,embed:g}=t(),w=g?e():null;return{...m&&{Address:m},...w&&xt(w)}}),u=()=>{let m=t();
for(let g of Object.keys(c)){let w=m[g];c[g].hidden=w===null,w!==null&&(c[g].href=w)}c.json.download=`${n()}.json`,a.hidden=
m.json!==null,h.hidden=m.link===null&&m.embed===null,l.hidden=N.answers};for(let m of["pointerenter","focusin"])o.addEventListener(
m,u);let f=document.createElement("select");f.setAttribute("aria-label","Size of the PNG"),f.append(...Me.map(m=>{let g=m===
Le;return new Option(`${m}×`,String(m),g,g)}));let d=async m=>{let{address:g,meta:w}=await s(m,Number(f.value)),$=w.origin??
t().embed??location.href;q(pt(g,m,{title:w.title,origin:$}),`${n()}.${m}`)},p=()=>Tt(`\uFEFF${i()}`,`${n()}.csv`,"text/c\
sv;charset=utf-8"),b=document.createElement("span");return b.append(C("PNG",()=>d("png"))," ",f),o.append(c.link,c.embed,
b,C("SVG",()=>d("svg")),C("CSV",p),c.json,a,c.offline,h,l),u(),o}function Oe(n){let t=document.createElement("details");
t.className="view-codes";let e=document.createElement("summary");e.textContent="Copy";let s=document.createElement("p"),
i=document.createElement("textarea");Object.assign(i,{readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let r=document.createElement(
"span");r.setAttribute("role","status");let o=document.createElement("div");o.className="view-sheet",o.append(s,i),t.append(
e,o),t.addEventListener("toggle",()=>{if(!t.open)return;r.textContent="",i.hidden=!0;let a=Object.entries(n()).map(([l,h])=>C(
l,()=>c(l,h)));s.replaceChildren(...a,r)});let c=async(a,l)=>{i.value=l,i.hidden=!1,i.setAttribute("aria-label",a);let h=await Se(
l);h||i.select(),r.textContent=h?"Copied.":"Selected; copy it with the keyboard."};return t}async function Se(n){return navigator.
clipboard?navigator.clipboard.writeText(n).then(()=>!0,()=>!1):!1}function H(n){let t=document.createElement("a");return t.
textContent=n,t}function C(n,t){let e=document.createElement("button");return e.type="button",e.textContent=n,e.addEventListener(
"click",t),e}function Tt(n,t,e){q(new Blob([n],{type:e}),t)}var Lt={width:420,height:200},Ie=300,T=2,y=20,E=8,_e=13,It=.75,Ne=3,Ce=7.5,je=44,Re=18,_t=240,Nt=90,Ct=56,jt=90,Pe=48,He=1.3,
ze=.6,Ue=9,Rt=1.4,Pt=["coloraxis","coloraxis2"];function Ht({data:n,layout:t},{width:e,height:s,isFixed:i,scale:r}){if(!e)
return{data:n,layout:t};let o={width:e/r,height:s/r},c=i&&(o.width<Lt.width||o.height<Lt.height),a={...o,isFixed:i,isTiny:c,
isNarrow:o.width<560,scale:r},l=c?Be(t,t.meta.small??{}):t;if(!i)return{data:n,layout:{...l,...St(n,l,a)}};let h=We(De(n,
l),a),u={...h,...St(n,h,a),...Ge(n,h,a),...Ye(h,a)};return{data:nn(n,h,a.height),layout:u}}function Be(n,t){return zt(n,
t)}function zt(n,t){if(!Ot(n)||!Ot(t))return t;let e={...n};for(let[s,i]of Object.entries(t))e[s]=zt(n[s],i);return Object.
fromEntries(Object.entries(e).filter(([,s])=>s!==null))}function Ot(n){return typeof n=="object"&&n!==null&&!Array.isArray(
n)}function Ut(n,t){return Object.entries(n).filter(([s])=>t.test(s))}function Bt(n,t){return n[`yaxis${(t??"y").slice(1)}`]}
function Dt(n){return Ut(n,/^yaxis/).map(([,t])=>t.domain??[0,1])}function Wt(n,t){return n[t]}function De(n,t){let{xaxis:e}=t,
s=n.find(o=>(o.xaxis??"x")==="x"&&Array.isArray(o.x))?.x,i=Array.isArray(s)?s.filter(o=>typeof o=="string"):[],r=Array.isArray(
s)&&i.length===s.length;return e?.tickangle!==-90||e.tickvals||!i.length||!r?t:{...t,xaxis:{...e,tickmode:"array",tickvals:i,
ticktext:i}}}function We(n,{width:t,isTiny:e,scale:s}){let{xaxis:i,yaxis:r,meta:o}=n,c=i?.ticktext;if(!i||i.tickangle!==
-90||!c||c.length<=T)return n;let a={...i,tickangle:0};if(o.visit_axes?.includes("xaxis")&&o.visit_axes.includes("yaxis")&&
r?.ticktext?.join()===c.join()){let d=c.map((b,m)=>z(b,m,1/0)),p=c.map((b,m)=>String(m+1));return{...n,xaxis:{...a,ticktext:p},
yaxis:{...r,ticktext:d}}}let[h,u]=i.domain??[0,1],f=(u-h)*(t-(e?Nt:_t))/c.length;for(let d of[1,It]){let p=c.map((m,g)=>Fe(
z(m,g,1/0),f/d));if(p.includes(""))continue;let b={...i.tickfont,size:d*s*n.template.layout.font.size};return{...n,xaxis:{
...a,ticktext:p,...d<1&&{tickfont:b}}}}return n}function Fe(n,t){let e=Math.floor(t/E)-1,s=[];for(let i of n.split(" ")){
let r=s.at(-1);if(i.length>e)return"";r!==void 0&&r.length+1+i.length<=e?s[s.length-1]=`${r} ${i}`:s.push(i)}return s.length<=
Ne?s.join("<br>"):""}function Ge(n,t,{width:e,height:s,isTiny:i,scale:r}){let o=qe(n,t),c=Math.max(...o.map(g=>g.length*
E+Pe)),a=Math.ceil(o.length/Math.max(1,Math.floor(e/c))),l=o.length>0&&a*y>s/(i?4:3),h=o.length>0&&!l,u=Ve(t,s,r),d=((u.
annotations?.find(({font:g})=>g?.size)?.font?.size??0)/r||y)*Rt+2,p=Math.min(t.margin?.t??8,h?a*y+4:t.annotations?.length?
d:8),b=Pt.some(g=>Wt(t,g)?.colorbar?.orientation==="h"),m=!t.margin||b&&!i;return{...l&&{showlegend:!1},...!m&&{margin:{
...t.margin,t:Math.ceil(p*r)}},...u}}function qe(n,t){if(t.showlegend===!1)return[];let e=new Map,s=0;for(let{name:i,type:r,
visible:o,showlegend:c,legendgroup:a}of n)!i||(c===!1||o===!1)||["heatmap","contour"].includes(r)||(s+=1,e.set(a||i,i.replace(
/<[^>]*>/g,"")));return s>1||t.showlegend?[...e.values()]:[]}function Ve(n,t,e){let{annotations:s=[],template:i}=n,r=({yref:f,
yanchor:d})=>f==="paper"&&d==="bottom",o=s.filter(r);if(!o.length)return{};let c=Dt(n).map(([f])=>f),a=o.filter(({y:f})=>f<
1).map(({y:f})=>Math.min(...c.map(d=>d-f).filter(d=>d>0),1-f)),l=i.layout.font.size,h=Math.min(l,Math.min(1,...a)*(t-y)/
Rt);if(h>=l)return{};let u=Math.max(Ue,h*e);return{annotations:s.map(f=>r(f)?{...f,font:{...f.font,size:u}}:f)}}function Ye(n,{
height:t,isTiny:e}){let s=Math.floor(t/3/E),i=t-Ft(n,1/0,s)-Ct,r={};for(let o of Pt){let c=Wt(n,o);c&&(e?r[o]={...c,showscale:!1}:
r[o]=Je(n,o,c,i))}return r}function Je(n,t,e,s){let i=e.colorbar??{};if(s>=Ie||i.ticktext||i.orientation==="h")return e;
let r=n.template.layout[t],o=i.tickvals??r?.colorbar?.tickvals,c=(i.len??1)*s;if(!o){let u=Math.max(T,Math.floor(c/y/1.5));
return{...e,colorbar:{...i,nticks:u}}}let[a,l]=[e.cmin??o[0]??0,e.cmax??o.at(-1)??1],h=[];for(let u of o){let f=h.at(-1);
(f===void 0||(u-f)/(l-a)*c>=y)&&h.push(u)}return{...e,colorbar:{...i,tickvals:h}}}function St(n,t,e){let{width:s,height:i,
isFixed:r,isTiny:o,isNarrow:c}=e,a=c?s:1/0,l=r?Math.floor(i/3/E):1/0,h=Ft(t,a,l),u=r?h?Ct:jt:0,f=Math.max(i-h-(o?2*y:u),
y),d=o?s-Nt:Math.max(s-_t,60);return Object.fromEntries(Ut(t,/^[xy]axis/).map(([p,b])=>{let m=p.startsWith("x"),g=r&&m?tn(
b,t,f):b,[w,$]=g.domain??[0,1],M=($-w)*(m?d:f),_=t.template.layout.font.size*e.scale,A=Qe(g,m,M,_,e),ct=(m?void 0:Ke(n,p,
g))??t.meta.priority?.[p];return[p,Xe(A,{isX:m,length:M,fontSize:_,upright:l,priority:ct},e)]}))}function Ke(n,t,{tickvals:e=[]}){
let s=new Map;for(let{type:i,orientation:r,yaxis:o="y",x:c,y:a,z:l}of n){let u=i==="heatmap"?l:i==="bar"&&r==="h"?c:void 0;
if(!(o!==t.replace("axis","")||!u||!Array.isArray(a)))for(let[f,d]of a.entries()){let p=[u[f]??0].flatMap(m=>Ze(m)?[...m]:
m),b=Math.max(...p.map(m=>Math.abs(Number(m))||0));s.set(d,Math.max(b,s.get(d)??0))}}return Math.max(0,...s.values())>0?
e.map(i=>s.get(i)??0):void 0}function Ze(n){return typeof n=="object"&&n!==null&&Symbol.iterator in n}function Qe(n,t,e,s,{
isTiny:i,isFixed:r}){let o=n.title?.text??"";if(!i)return r&&!t&&o.length*E>He*e?{...n,title:{}}:n;let[c,a]=n.domain??[0,
1];if(!t||!o||n.side==="top"||a-c>ze)return{...n,title:{}};let l=Math.max(4,Math.floor(e/(E-1))+1),h=o.length>l?`${o.slice(
0,l-1)}…`:o;return{...n,title:{...n.title,standoff:0,font:{size:s-2},text:h}}}function Xe(n,{isX:t,length:e,fontSize:s,
upright:i,priority:r},o){let{width:c,isFixed:a,isTiny:l,isNarrow:h}=o,{ticktext:u,tickvals:f=[]}=n;if(n.visible===!1||n.
showticklabels===!1)return n;if(!u)return a||h&&t?en(n,t,e,o):n;let d=u.length;if(l&&t&&d===1&&n.tickangle===0&&(u[0]??"").
length*E>e-E)return{...n,tickfont:{size:.75*s}};if(d<=T&&(t||!a||e>=y))return n;let b=!t&&a&&e/d<y,m=t&&n.tickangle===0&&
u.every(A=>/^\d+$/.test(A)),g=E*(String(d).length+1),w=Math.floor(e/(b?_e:m?g:y)),$=d<=T?[d-1]:sn(d,w,r),M=t&&n.tickangle!==
0?i:1/0,_=Gt(u,h?c:1/0,M);return{...n,...b&&{tickfont:{...n.tickfont,size:It*s}},tickvals:$.map(A=>f[A]??A),ticktext:$.map(
A=>_[A]??"")}}function tn(n,t,e){let[s]=Bt(t,n.anchor)?.domain??[0,1],i=Dt(t).map(([,c])=>c),r=Math.max(...i.filter(c=>c<=
s),-1/0),o=(s-r)*e;return n.side==="top"||o>2.4*y?n:{...n,title:{},...o<.9*y&&{showticklabels:!1}}}function en(n,t,e,{isTiny:s,
isNarrow:i}){let r=Math.max(T,Math.floor(e/(t?je:y*1.5)));if(n.tickvals){let h=t?1:Math.ceil(n.tickvals.length/r);return{
...n,tickvals:n.tickvals.filter((u,f)=>f%h===0)}}let{dtick:o,...c}=n;if(n.type==="category")return t?n:{...c,nticks:Math.
max(T,Math.floor(e/Re))};let a=i&&t&&n.nticks&&!s?T:r,l=Math.min(n.nticks??1/0,a);return s||n.nticks||l<5?{...c,nticks:l}:
n}function nn(n,t,e){return n.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let i=Bt(t,s.yaxis),[r,o]=i?.domain??
[0,1],c=i?.ticktext?.length;return c===void 0?s:(o-r)*(e-jt)<c*y?{...s,texttemplate:""}:s})}function sn(n,t,e){let s=[...Array(
n).keys()];if(n<=t)return s;let i=Math.max(1,Math.ceil(n/Math.max(1,t)));if(!e)return s.filter(o=>o%i===0);let r=[];for(let o of[
...s].sort((c,a)=>(e[a]??0)-(e[c]??0)))r.every(c=>Math.abs(c-o)>=i)&&r.push(o);return r.sort((o,c)=>o-c)}function Ft({xaxis:n},t,e){
let s=n?.tickangle===0?[]:n?.ticktext??[],i=Gt(s,t,e).map(r=>r.length);return Math.max(0,...i)*Ce}function Gt(n,t,e){return n.
map((r,o)=>rn(r,o,t,e)).every((r,o)=>r===n[o])?n:n.map((r,o)=>z(r,o,e,t))}function rn(n,t,e,s){return e===1/0&&n.length<=
s?n:z(n,t,s,e)}function z(n,t,e,s=1/0){let i=s<1/0,r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(n)??[],[,o="",c="",
a=""]=r,[l="",h]=c.split(" · "),u=e<1/0?14:1/0,f=Math.min(i?Math.max(5,Math.floor(s/48)):u,e),d=l.length>f&&!l.includes(
"&")?`${l.slice(0,f-1)}…`:l;return o+(h?`${t+1} ${d}`:d)+a}var on=12,O=new Map,K=new Map;function X(n,t){let e=JSON.stringify(Object.values(n)),s=O.get(e)??new Map;O.delete(e),O.set(
e,s);for(let o of O.keys()){if(O.size<=on)break;O.delete(o)}let i=s.get(t);if(i)return i;let r=new Promise((o,c)=>cn(e,n,
t,{resolve:o,reject:c}));return s.set(t,r),r.catch(()=>s.delete(t)),r}function cn(n,t,e,s){let i=K.get(n);if(i){i.views.
set(e,s);return}let r=new Map([[e,s]]);K.set(n,{query:t,views:r}),setTimeout(()=>{K.delete(n),an(t,r)},0)}async function an(n,t){
let{server:e,path:s,query:i,theme:r}=n,o=[...t.keys()].sort().join(",");try{let c=await G(`${s}/figures?${j({...i,views:o,
theme:r})}`,{},e);for(let[a,{resolve:l}]of t)l(c[a])}catch(c){let a=t.size>1&&c instanceof L&&[404,422,500].includes(c.status);
for(let[l,{resolve:h,reject:u}]of t)a?ln(n,l).then(h,u):u(c)}}function ln({server:n,path:t,query:e,theme:s},i){let r=j({
...e,theme:s});return G(`${t}/views/${encodeURIComponent(i)}?${r}`,{},n)}var Z=new Map;async function Vt(n,t){let e=Z.get(
n),s=e??(n.startsWith("#")?hn(n.slice(1)):un(n));e||(Z.set(n,s),s.catch(()=>Z.delete(n)));let i=await s;if(v(i))return i;
let{templates:r={}}=i.layout.meta,o=r[t];if(!o)return i;let c=qt(o),a=new Map;for(let f of Object.values(r))qt(f).forEach(
(d,p)=>{a.set(d,c[p]??d)});let{data:l,layout:h}=Q({data:i.data,layout:i.layout},a),{meta:u}=i.layout;return{...i,data:l,
layout:{...h,meta:u,template:o}}}function qt(n){return n.layout.colorway}function Q(n,t){return Array.isArray(n)&&["stri\
ng","object"].includes(typeof n[0])&&!Array.isArray(n[0])?n.map(s=>Q(s,t)):n?.constructor===Object?Object.fromEntries(Object.
entries(n).map(([s,i])=>[s,Q(i,t)])):t.get(n)??n}async function hn(n){let t=document.getElementById(n);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function un(n){let t=await fetch(new URL(
n,document.baseURI)).catch(()=>null);if(!t?.ok){let e="The figure could not be loaded; reload the page to try again.";throw new L(
t?.status??0,[{where:"",message:e,suggestions:[]}])}return t.json()}function S(n,{server:t,path:e,view:s,values:i}){let r=encodeURIComponent(
s),o=e.startsWith("lessons/"),c=o?`embed/${e}`:`embed/${e.replace("models/","")}/${r}`,a={embed:c,picture:`${c}/picture.\
png`,json:`api/${e}/views/${r}`,offline:o?`api/${e}/offline`:`api/${e}/views/${r}/offline`},h=j({...o&&n!=="json"?{step:s}:
{},...i}).toString();return new URL(h?`${a[n]}?${h}`:a[n],t).href}var Yt=/<br ?\/?>/i,U=null;function Jt(n,t,{width:e,height:s,scale:i},r=wn){let{font:o}=t.template.layout,c={size:o.size*
i,family:String(o.family??"sans-serif")},a={l:8,r:8,t:8,b:8,...t.margin},l={};for(let[u,f]of Object.entries(t)){if(!/^[xy]axis/.
test(u))continue;let d=f,p=u.startsWith("x"),b=fn(d,p,c,r);if(b===null||b&&!gn(t,d,p))continue;l[u]={...d,automargin:!1};
let m=p?"b":"l";if(b&&(a[m]=Math.max(a[m],Math.ceil(b)+8)),b&&!p){let g=Math.ceil((d.tickfont?.size??c.size)/2);a.t=Math.
max(a.t,g),a.b=Math.max(a.b,g)}}let h=s-a.t-a.b;for(let u of["coloraxis","coloraxis2"]){let d=n.some(({coloraxis:m,visible:g})=>m===
u&&g!==!1)?mn(t,u,h,c,r):0,p=Math.min(12,a.l,a.t,a.b),b=(d+p+(1.02-1)*(e-a.l))/1.02;d&&(a.r=Math.max(a.r,Math.ceil(b)))}
for(let[u,f]of Object.entries(l)){if(!u.startsWith("x")||!f.ticktext||f.tickangle!==0)continue;let d=B(f.ticktext,{...c,
...f.tickfont},r).width;pn(f,d,e,a)&&delete l[u]}return{...t,...l,margin:a}}function fn(n,t,e,s){if(n.visible===!1)return 0;
let i=n.title?.text??"";if(n.showticklabels===!1)return i?null:0;let{ticktext:o,tickvals:c,tickangle:a=t?null:0,side:l}=n,
h=t&&a===-90;if(!o||!c||a!==0&&!h||l&&l!==(t?"bottom":"left")||n.ticks)return null;let f=n.tickfont?.size??e.size,d=B(o,
{...e,size:f},s);return 1+(h?d.width+.2*f:t?d.height:d.width)+dn(n,i,e)}function B(n,{size:t,family:e},s){let[i,r,o]=[0,
1,0];for(let c of n){let a=c.includes("<b>")?700:400,l=c.split(Yt);r=Math.max(r,l.length);for(let h of l){let u=s(bn(h),
`${a} ${t}px ${e}`);i=Math.max(i,u.width),o=Math.max(o,u.descent)}}return{width:i,height:t+(r-1)*1.3*t+o}}function dn(n,t,e){
if(!t)return 0;let{font:s,standoff:i}=n.title,r=s?.size??Math.round(1.2*e.size),o=t.split(Yt).length-1;return r*(.7+o*1.3)+
(i??6)}function mn(n,t,e,s,i){let r=n[t]??{},c={...n.template.layout[t]?.colorbar,...r.colorbar},{tickvals:a,ticktext:l,
thickness:h,len:u=1}=c,f=c.orientation==="h"||"x"in c||"xanchor"in c;if(r.showscale===!1||f||!a?.length||!h)return 0;let d=B(
l??a.map(String),s,i),p=20+h,b=c.title?.text;if(!b)return p+1+d.width;let m=Math.round(1.2*s.size),g=B([b],{...s,size:m},
i).width,[w,$]=[r.cmin??a[0]??0,r.cmax??a.at(-1)??1],M=u*e-20;return a.some(A=>Math.abs((A-w)/($-w)-.5)*M<g/2+1.3*(s.size/
2))?p+1+d.width+1.45*m+2:p+10+1.25*m}function pn({domain:n=[0,1],categoryarray:t,ticktext:e=[]},s,i,{l:r,r:o}){let[c,a]=n,
l=i-r-o,h=(a-c)*l/(t??e).length,u=Math.min(r+c*l,o+(1-a)*l);return(s-h)/2>u}function gn(n,t,e){let s=t.anchor??(e?"y":"x"),
i=n[`${s[0]}axis${s.slice(1)}`],[r]=i?.domain??[0,1];return r===0}function bn(n){return n.replace(/<[^>]*>/g,"").replace(
/&nbsp;/g," ").replace(/&#?\w+;/g,"&")}function wn(n,t){if(U??=document.createElement("canvas").getContext("2d"),!U)return{
width:0,descent:0};U.font=t;let{width:e,fontBoundingBoxDescent:s}=U.measureText(n);return{width:e,descent:s}}function Zt({x:n,y:t,xaxis:e,yaxis:s},i){let r=[Kt(e,n,i),Kt(s,t,i)];return[...new Set(r.filter(o=>o!==null))]}function Kt(n,t,e){
if(!n||t===void 0||!e.includes(n._name))return null;let s=n.type==="category"?n.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function Qt(n,t,e){let s=n.querySelector(":scope > .view-marks")??n.appendChild(yn());if(!n._fullLayout)
return;let i=n._fullLayout,{_subplots:r}=n._fullLayout,o=(r?.cartesian??[]).flatMap(c=>{let[,a,l]=/^x(\d*)y(\d*)$/.exec(
c)??[],[h,u]=[i[`xaxis${a}`],i[`yaxis${l}`]];if(!h||!u)return[];let f=[h,u].every(({_name:d})=>t.includes(d));return[[h,
u],[u,h]].flatMap(([d,p])=>d&&p&&t.includes(d._name)&&(f||d.anchor===p._id)?e.map(m=>vn(d,p,m)):[])});s.replaceChildren(
...o.filter(c=>c!==null))}function yn(){let n=document.createElement("div");return n.className="view-marks",n}function vn(n,t,e){
if(!n._length)return null;let s=n._id.startsWith("x"),i=[n.l2p(e-.5),n.l2p(e+.5)],[r,o]=[Math.min(...i),Math.max(...i)];
if(!(o>0&&r<n._length)||!t._length)return null;let[c,a]=s?[n._offset+r,t._offset]:[t._offset,n._offset+r],[l,h]=s?[o-r,t.
_length]:[t._length,o-r],u=document.createElement("div");return Object.assign(u.style,{left:`${c}px`,top:`${a}px`,width:`${l}\
px`,height:`${h}px`}),u}function te(n,t){return Object.fromEntries(n.map(({name:e,values:s,value:i})=>[e,s.find(r=>String(r)===t(e))??i]))}function ee(n,t){
for(let{name:e,values:s}of n){let i=t(e);if(i===null||s.map(String).includes(i))continue;let r=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:e,message:`There is no ${e} ${i}; ${r}.`}}return null}
function ne(n,t,e){return t.reduce((s,i)=>{let r=n.find(({name:o})=>o===i)?.values??[];return s*r.length+r.indexOf(e[i]??
"")},0)}function se(n,t){return n.map(s=>{let{name:i,title:r,values:o}=s,c=ie(s)[o.indexOf(t[i]??"")];return typeof c=="\
number"?`${r.toLowerCase()} ${c}`:c}).join(", ")}function ie({values:n,labels:t}){return t??n}var D=class{#r;#t;#e="";#i=0;#o=null;constructor(t,e){
this.#r=t,this.#t=e}offer({choices:t=[],player:e},s,i){let r=t.length?[]:s.filter(a=>a.meta),o=JSON.stringify([t.map(({name:a,
values:l,labels:h})=>[a,l,h]),r.map(({name:a,meta:l})=>[a,l])]);if(this.#e===o)return;this.#e=o,this.pause(),this.#o=null,
this.#r.replaceChildren(...t.map(a=>this.#l(a))),r.length&&i&&this.#r.append(this.#d(r));let c=t.find(({name:a})=>a===e);
c&&this.#r.append(...this.#m(c))}show(t){for(let[e,s]of Object.entries(t)){let i=this.#r.querySelector(`select[name="${e}\
"]`);i instanceof HTMLSelectElement&&(i.value=String(s))}}pause(){clearInterval(this.#i),this.#i=0,this.#o&&(this.#o.textContent=
"Play")}#l(t){let{name:e,title:s,values:i}=t,r=document.createElement("select");r.name=e;let o=ie(t);return r.append(...i.
map((c,a)=>new Option(String(o[a]),String(c)))),r.addEventListener("change",()=>{this.pause();let c=i[r.selectedIndex];c!==
void 0&&this.#t.select(e,c)}),Xt(s,r)}#d(t){let e=document.createElement("select");return e.append(new Option("…",""),
...t.map((s,i)=>new Option(s.name,String(i)))),e.addEventListener("change",()=>{let s=e.value?t[Number(e.value)]:void 0;
s?.meta&&this.#t.open(s.meta),e.value=""}),Xt("Open",e)}#m({name:t,title:e,values:s}){let i=()=>s.indexOf(this.#t.selected()[t]??
""),r=h=>{let u=s[Math.max(0,Math.min(s.length-1,h))];u!==void 0&&this.#t.select(t,u)},o=h=>{this.pause(),r(i()+h)},c=tt(
"Play",()=>{if(this.#i){this.pause();return}i()===s.length-1&&r(0),c.textContent="Pause",this.#i=setInterval(()=>{r(i()+
1),i()===s.length-1&&this.pause()},1200)});this.#o=c;let a=tt("‹",()=>o(-1)),l=tt("›",()=>o(1));return a.setAttribute(
"aria-label",`${e} back`),l.setAttribute("aria-label",`${e} forward`),[a,c,l]}};function Xt(n,t){let e=document.createElement(
"label");return e.append(`${n} `,t),e}function tt(n,t){let e=document.createElement("button");return e.type="button",e.textContent=
n,e.addEventListener("click",t),e}var re="vendor/plotly/plotly-traces-4.1.1.min.js",et;function W(n){return window.Plotly?Promise.resolve(window.Plotly):(et??=
new Promise((t,e)=>{let s=document.createElement("script");s.src=n?new URL(`static/${re}`,n).href:new URL(`../${re}`,import.meta.
url).href;let i=()=>{et=void 0,s.remove(),e(new Error("The drawing library could not be loaded. Reload the page to try a\
gain."))};s.addEventListener("load",()=>window.Plotly?t(window.Plotly):i()),s.addEventListener("error",i),document.head.
append(s)}),et)}async function oe(n,t,e){let{width:s,height:i}=n.layout,c={svg:await(await W()).toImage(n,{format:"svg",
width:s,height:i,imageDataOnly:!0}),width:s,height:i};return t==="svg"?gt(c):bt(c,e)}var it={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventio\
ns",against:"against"},rt=["inputs","removed"],An=new Set(["server","source","model","lesson","view","theme","reads",...rt,
...Object.keys(it)]),ue=["scale","accent","controls","caption"],xn=new Set([...ue,"fill"]),ce=":scope > a",ae="pointer-v\
iew:hover",nt=matchMedia("(prefers-color-scheme: dark)"),En={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1,
showAxisDragHandles:!1},$n=120,kn=[["short",576,0],["low",352,0],["tight",288,352]],F={height:525,width:640,least:.75,most:4},
Tn="400px 0px",le=660,Mn="[data-answer]:not(pointer-view *)",Ln=/^(\w+):(\d+)$/,On="The server draws this chart, and it \
does not answer.",Sn="The answer above is computed in this browser.",In="Type visits, or add a place, to see what the mo\
del answers.",I=null,st=null,ot=class extends HTMLElement{#r=null;#t=null;#e=null;#i=0;#o=!1;#l="";#d=!1;#m="";#b=[];#w=!1;#A=new IntersectionObserver(
t=>{t.some(e=>e.isIntersecting)&&this.#C()},{rootMargin:Tn});#O=new ResizeObserver(()=>requestAnimationFrame(()=>this.#M()));#S=new MutationObserver(
t=>this.#K(t.map(({attributeName:e})=>e??"")));#I=t=>this.getAttribute(t);#p=()=>{if(!this.#e||!this.#t){this.#f();return}
this.#$(this.#y),this.#a()};#_=({target:t,detail:e})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(e.visits)};#N=({type:t})=>this.#st(t==="beforeprint");connectedCallback(){
this.#r??=this.#H(),this.#E(),document.addEventListener("pointerscope:theme",this.#p),document.addEventListener(ae,this.#_),
nt.addEventListener("change",this.#p);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#N);this.#O.
observe(this),this.#S.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#A.observe(this):this.#w=!0,this.#f()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#p),document.removeEventListener(ae,this.#_),nt.removeEventListener(
"change",this.#p);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#N);this.#O.disconnect(),this.#S.
disconnect(),this.#A.disconnect(),this.#n.controls.pause()}mark(t){t.join()!==this.#b.join()&&(this.#b=t,this.#W())}get chosen(){
return this.#t?this.#h:{}}get beats(){return this.#e?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:e}=this.#F();
return Math.ceil(t+R(this.#t)+e)}get#n(){return this.#r??=this.#H(),this.#r}#C(){this.#w=!0,this.#A.disconnect(),this.#f()}#K(t){
t.some(s=>xn.has(s))&&(this.#E(),this.#a()),t.includes("beat")&&this.#j();let e=t.filter(s=>An.has(s)&&!this.#Z(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#w?this.#C():e.length?this.#f():this.#u.some(({name:s})=>t.includes(s))?this.#L()&&
this.#a():t.includes(this.#m)&&this.#f()}#Z(t){let e=this.#e;return!e||!this.#t?!1:(t==="theme"&&this.#p(),t==="theme"||
t==="interventions"&&e.follows(this.getAttribute(t)??""))}#j(){if(!this.#l)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#e?.tell(t>=1?t-1:null)}#Q(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#s("beat",{beat:t===null?null:t+1})}get#u(){return this.#t?x(this.#t).choices??[]:[]}#f(){this.#o||(this.#o=!0,
queueMicrotask(()=>{this.#o=!1,this.#tt()}))}get#x(){let[t,e]=this.hasAttribute("lesson")?["lessons",this.getAttribute("\
lesson")]:["models",this.getAttribute("model")];return e?`${t}/${encodeURIComponent(e)}`:""}get#g(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:lt.href}get#R(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#y(){let t=this.getAttribute("theme");return t===
"auto"?nt.matches?"dark":"light":(t??this.#R)==="dark"?"dark":"light"}get#v(){let t=this.getAttribute("scale");return t===
"auto"?this.#X:t!==null&&P("scale",t)?Number(t):1}get#X(){let{offsetWidth:t,offsetHeight:e}=this;if(!this.hasAttribute("\
fill")||!t||!e)return 1;let s=Math.round(10*Math.min(e/F.height,t/F.width))/10;return Math.min(F.most,Math.max(F.least,s))}#E(){
let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#v)):this.style.
removeProperty("--scale"),t&&P("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("--accent")}get#P(){
if(this.hasAttribute("lesson")){let e=rt.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.fromEntries(
e)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(it).map(([e,s])=>[s,
this.getAttribute(e)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#tt(){let{needsHistory:t,query:e}=this.#P;
this.#i+=1;let s=this.#i,i=this.getAttribute("source"),r=this.getAttribute("view")??"",o=this.#x&&r&&(!t||e.visits||e.record);
if(!i&&!o){this.#k(In);return}if(!this.#w){this.#k("");return}let c=this.#y;this.#$(c),this.setAttribute("aria-busy","tr\
ue");try{let a={server:this.#g,path:this.#x,query:e,theme:c},l=this.hasAttribute("server")?this.#g:"",[h]=await Promise.
all([i?Vt(i,c):this.#et(a,r),i?null:r===V?import("./site-BHDHPUQL.js"):W(l)]),u=v(h),f=u?await import("./site-BHDHPUQL.js"):
null;u||await W(l),await vt(()=>{s===this.#i&&(this.#it(f?.NetworkDrawing??null,x(h).title),this.#t=u?h:structuredClone(
h),this.#ot(this.#t),this.#nt({...a,theme:"light"},r))})}catch(a){s===this.#i&&this.#U(a)}finally{s===this.#i&&this.removeAttribute(
"aria-busy")}}async#et(t,e){let s=e===V?this.#e:null,i=this.getAttribute("model")??"",r=await s?.compute(t,i,{isSilent:!1});
if(r)return r;try{return await X(t,e)}catch(o){if(!he(o))throw o;let c=await s?.compute(t,i,{isSilent:!0});if(!c)throw o;
return c}}#$(t){this.#R!==t?this.dataset.theme=t:delete this.dataset.theme}#nt(t,e){if(!this.#t||v(this.#t))return;let{template:s,
meta:i}=this.#t.layout,r=i.templates?.light;I??=r??(this.#y==="light"?s:null),!(I||this.hasAttribute("source"))&&(st??=X(
t,e),st.then(o=>{v(o)||(I??=o.layout.template)}).catch(()=>{st=null}))}#st(t){if(this.#d=t,!this.#t||!this.#l)return;let e=I??
this.#e;this.#$(t&&e?"light":this.#y),this.#a(),t||requestAnimationFrame(()=>this.#a())}#H(){let t=document.createElement(
"summary");t.textContent="Numbers";let e={title:this.#c("h3","view-title"),caption:this.#c("p","view-caption"),choices:this.#c(
"div","view-choices"),summary:this.#c("p","view-summary"),failure:this.#c("p","view-failure"),trust:this.#c("p","view-tr\
ust"),plot:this.#c("div","view-plot"),details:this.#c("details","view-table"),exports:Mt({name:()=>this.#q,links:()=>this.#gt(),
view:()=>this.#t&&this.#bt(this.#t),picture:(r,o)=>this.#mt(r,o),csv:()=>this.#t?mt(this.#t,this.#h):"",json:()=>JSON.stringify(
this.#t)})};e.title.hidden=!e.title.textContent,e.failure.setAttribute("role","alert"),e.plot.role="img",e.details.append(
t),e.details.addEventListener("toggle",()=>this.#G());let s=new D(e.choices,{selected:()=>this.#h,select:(r,o)=>this.#ft(
r,o),open:r=>this.#s("open",r)}),i=this.querySelector(ce);i?.classList.add("view-stand-in"),this.replaceChildren(...Object.
values(e),...i?[i]:[]),this.addEventListener("toggle",({target:r})=>this.#ut(r),!0);for(let r of[e.plot,e.details,e.choices,
e.exports,e.failure])r.hidden=!0;return{...e,controls:s}}#c(t,e){let s=this.querySelector(`.${e}`),i=s instanceof HTMLElement?
s:document.createElement(t);return i.className=e,i}#it(t,e){if(t===null==(this.#e===null))return;let s=this.#n,i=s.plot.
cloneNode();i.removeAttribute("data-listening"),i.role=t?"group":"img",s.plot.replaceWith(i),s.plot=i,this.#e?.bar?.remove(),
this.#e=t?new t(i,{title:e,isProjected:this.hasAttribute("fill"),hover:r=>this.#s("hover",{visits:r}),told:r=>this.#Q(r),
acts:{server:()=>this.hasAttribute("source")?null:this.#g,answered:r=>this.#rt(r),resized:()=>requestAnimationFrame(()=>this.#M())}}):
null,this.#e?.bar&&s.summary.before(this.#e.bar)}#rt({figure:t,interventions:e}){this.#t=t;let{interventions:s}=this.#e??
{};s?this.setAttribute("interventions",s):this.removeAttribute("interventions"),this.#L()&&this.#a(),this.#s("interventi\
ons",e)}#z(t){let{plot:e,details:s,choices:i,exports:r,failure:o}=this.#n;for(let a of[e,s,i,r])a.hidden=t;o.hidden=!0;let c=this.#e?.
bar;c&&t&&(c.hidden=!0)}#k(t){this.#t=null,this.#m="",this.removeAttribute("aria-busy"),this.#n.controls.pause(),this.#z(
!0),this.#n.summary.textContent=t}#U(t){this.#k("");let{failure:e}=this.#n,s=he(t)&&document.querySelector(Mn)!==null,i=s?
On:ht(t);if(e.replaceChildren(i),s&&e.append(" ",_n()),e.hidden=!1,this.#s("failed",{message:i}),!(t instanceof L)||![0,
503].includes(t.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener(
"click",()=>this.#f()),e.append(" ",r)}#ot(t){let{title:e,caption:s,controls:i}=this.#n,r=x(t);e.textContent=r.title,e.hidden=
!1,s.replaceChildren(...Y(r.caption)),this.#ct(r.trust),this.toggleAttribute("data-network",v(t)),this.#z(!1),i.offer(r,
v(t)?[]:t.data,!this.hasAttribute("fill")),this.#L()&&this.#a()}#ct(t){let{trust:e}=this.#n;if(e.textContent=t?.text??"",
!t||this.hasAttribute("source")||!N.answers)return;let s=document.createElement("a"),i=encodeURIComponent(this.getAttribute(
"model")??"");s.href=new URL(`insights/${i}#view-${t.view}`,this.#g).href,s.textContent="Which explanation to believe",e.
append(" ",s)}#a(){if(!this.#t)return;let{plot:t}=this.#n,e=this.#d,s=this.#T(R(this.#t)),i=e?Math.min(s.width||le,le):s.
width;if(!i)return;v(this.#t)?(t.style.height=`${s.height}px`,this.#e?.draw(this.#t)):(t.style.height=s.isFixed?`${s.height}\
px`:"",this.#at(t,this.#t,{...s,width:i}));let r=!this.dataset.drawn;r&&this.querySelector(ce)?.remove(),this.#l=`${i}×${s.
height}`,this.dataset.drawn="true",r&&this.hasAttribute("beat")&&this.#j(),this.#W(),this.#s("drawn",{})}#at(t,{data:e,layout:s},i){
let r=this.#d,o=r&&I?{...s,template:I}:s,c=this.#B({data:e,layout:o},i);window.Plotly?.react(t,c.data,r?{...c.layout,width:i.
width}:c.layout,En),t.dataset.listening||this.#lt(t)}#B({data:t,layout:e},{width:s,height:i,isFixed:r}){let o="rgba(0, 0\
, 0, 0)",c=this.#v,{font:a,hoverlabel:l}=e.template.layout,h=a.size*c,u=Ht({data:t,layout:Nn(e)},{width:s,height:i,isFixed:r,
scale:c}),f={font:{size:h},hoverlabel:{...e.hoverlabel,font:{...l.font,size:h}}};return{data:u.data,layout:{...Jt(u.data,
u.layout,{width:s,height:i,scale:c}),...c!==1&&f,paper_bgcolor:o,plot_bgcolor:o,height:i}}}#lt(t){t.dataset.listening="t\
rue",t.on("plotly_click",({points:[e]})=>{if(!e)return;e.data.meta&&this.#s("open",e.data.meta);let[,s,i]=Ln.exec(String(
[e.customdata].flat()[0]))??[];s&&this.#s("select",{table:s,row:Number(i)})}),t.on("plotly_hover",({points:[e]})=>{e&&this.#s(
"hover",{visits:Zt(e,this.#D)})}),t.on("plotly_unhover",()=>this.#s("hover",{visits:[]}))}get#D(){return this.#t?x(this.#t).
visit_axes??[]:[]}#s(t,e){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:e,bubbles:!0}))}#W(){!this.#t||
!this.#l||(this.#e?this.#e.mark(this.#b):Qt(this.#n.plot,this.#D,this.#b))}#T(t){let{plot:e}=this.#n,s=e.clientWidth;if(!this.
hasAttribute("fill"))return{width:s,height:t,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#E(),this.#ht();let{above:i,
below:r}=this.#F();this.style.setProperty("--below",`${Math.ceil(r)}px`);let o=Math.max(Math.floor(this.offsetHeight-i-r),
$n);return{width:s,height:o,isFixed:!0}}#ht(){let[t,e]=[this.offsetWidth/this.#v,this.offsetHeight/this.#v],s=kn.filter(
([,i,r])=>e<i||t<r).map(([i])=>i).join(" ");this.dataset.room!==s&&(this.dataset.room=s)}#F(){let{plot:t,details:e,exports:s}=this.#n,
i=this.getBoundingClientRect(),r=i.height/this.offsetHeight||1,o=[e,s].filter(a=>a.offsetHeight).map(a=>a.getBoundingClientRect()),
c=o.length?Math.max(...o.map(({bottom:a})=>a))-Math.min(...o.map(({top:a})=>a)):0;return{above:(t.getBoundingClientRect().
top-i.top)/r,below:c/r}}#ut(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let e of this.querySelectorAll(
"details"))e.open&&(e.open=e===t);requestAnimationFrame(()=>this.#M())}#M(){if(!this.#t)return;let{width:t,height:e}=this.#T(
R(this.#t));t&&this.#l!==`${t}×${e}`&&this.#a()}#ft(t,e){this.setAttribute(t,String(e)),this.#s("option",{[t]:e})}#L(){
let t=this.#t;if(!t)return!1;let e=this.hasAttribute("lenient")?null:ee(this.#u,this.#I);if(e)return this.#U(new Error(e.
message)),this.#m=e.name,!1;let s=x(t),i="";if(this.#u.length&&!v(t)){let r=this.#h;this.#n.controls.show(r);for(let c of t.
data)c.meta&&(c.visible=Object.entries(c.meta).every(([a,l])=>r[a]===l));ut(t,r);let{summaries:o}=s;o&&(s.summary=o.texts[ne(
this.#u,o.by,r)]??""),i=`: ${se(this.#u,r)}`}return this.#n.summary.replaceChildren(...Y(s.summary??"")),this.#n.plot.setAttribute(
"aria-label",`${s.title}${i}. ${s.summary??""}`),this.#G(),!0}get#h(){return te(this.#u,this.#I)}#G(){let{details:t}=this.#n;
if(!t.open||!this.#t)return;let e=document.createElement("div");e.className="table-frame",e.tabIndex=0,e.setAttribute("r\
ole","region"),e.setAttribute("aria-label",`Numbers: ${x(this.#t).title}`),e.append(...this.#dt().map(dt)),t.querySelector(
".table-frame")?.remove(),t.append(e)}#dt(){return this.#t?ft(this.#t,this.#h):[]}async#mt(t,e){let s=this.#t;if(!s)throw new Error(
"There is no figure to save yet.");return{address:v(s)?await this.#e?.address(t,e)??"":await oe(this.#pt(s),t,e),meta:x(
s)}}#pt(t){let{data:e,layout:s}=structuredClone(t),i=this.#T(s.height),{paper_bgcolor:r,plot_bgcolor:o}=s.template.layout,
c=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),a=this.#B({data:e,layout:s},i),l=c?{}:{
paper_bgcolor:r,plot_bgcolor:o};return{data:a.data,layout:{...a.layout,width:i.width,...l}}}get#q(){let t=this.getAttribute(
"model")??this.getAttribute("lesson"),{model:e=t}=Object(at(this.getAttribute("against")??"{}")),s=[t,e!==t&&`minus-${e}`,
this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.getAttribute("name")??s.filter(Boolean).
join("-")}get#V(){return{server:this.#g,path:this.#x,view:this.getAttribute("view")??"",values:{...this.#P.query,...this.#h}}}get#Y(){
let t=this.getAttribute("theme")??document.documentElement.dataset.askedTheme,e=ue.map(s=>[s,this.getAttribute(s)??""]).
filter(([s="",i])=>this.hasAttribute(s)&&P(s,i??""));return{...t&&{theme:t},...Object.fromEntries(e)}}#gt(){let t=new URL(
location.href);t.hash=this.id;let e=this.id?t.href:null;if(!(!this.hasAttribute("source")&&N.answers))return{link:e,embed:null,
json:null,offline:null};let i=this.#V;return{link:e,embed:S("embed",this.#J(i)),json:S("json",i),offline:S("offline",i)}}#J(t){
let{controls:e,...s}=this.#Y,i={...t.values,...s,...e&&e!=="some"&&{controls:e}};return{...t,values:i}}#bt(t){let e=this.#V,
{title:s,summary:i=""}=x(t),r=["model","lesson","view","reads",...rt,...Object.keys(it)],o=[...this.attributes].filter(({
name:f})=>r.includes(f)),{theme:c,...a}=this.#Y,l=c?.replace(/^transparent-?/,""),h={...Object.fromEntries(o.map(({name:f,
value:d})=>[f,d])),...this.#h,...l&&{theme:l},...a},u=this.#J(e);return{title:s,caption:i,name:this.#q,server:e.server,embed:S(
"embed",u),picture:S("picture",u),attributes:Object.fromEntries(Object.entries(h).map(([f,d])=>[f,String(d)]))}}};function he(n){
return n instanceof L&&n.status===0}function _n(){let n=document.createElement("span");return n.className="beside-browse\
r-answer",n.textContent=Sn,n}function Nn(n){let t=Object.entries(n).map(([e,s])=>{if(!/^[xy]axis/.test(e))return[e,s];let i=s,
r=n[e.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,o=i.type==="category"&&!i.categoryarray&&r;return[e,o?{...i,categoryorder:"\
array",categoryarray:r}:i]});return Object.fromEntries(t)}customElements.define("pointer-view",ot);
