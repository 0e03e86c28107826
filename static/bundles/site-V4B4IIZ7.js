import{a as yt}from"./site-GEZEHFQA.js";import{a as G}from"./site-LFSLK7RL.js";import{d as at}from"./site-E2HDMIBS.js";
import{a as At,b as vt,c as Y}from"./site-X4RN6SLX.js";import{c as q,d as A,e as E,f as R,g as ut,h as ft,i as dt,
j as V,k as mt,l as pt,m as gt,n as bt,o as wt}from"./site-PPAV7REJ.js";import{a as O,b as lt,c as N,g as F,k as j,
l as ht}from"./site-VTYE32HA.js";var Et={min:.5,max:4},he={controls:["none","some","all"],caption:["none","title","all"]};function H(n,t){return n==="sca\
le"&&t!=="auto"?t.trim()!==""&&Number(t)>=Et.min&&Number(t)<=Et.max:n==="scale"?!0:n==="controls"||n==="caption"?he[n].includes(
t):CSS.supports("color",t)}var xt=Promise.resolve();function $t(n){let t=xt.then(ue).then(n);return xt=t.catch(()=>{}),t}function ue(){let{scheduler:n}=globalThis;
return n?n.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var J={width:960,height:540};function Tt(n){return{"HTML frame":Mt(n),"Web component":fe(n),Markdown:Ot(n),Quarto:de(n),
LaTeX:me(n)}}function Mt(n){let{title:t,embed:e}=n;return`<iframe src="${M(e)}" title="${M(t)}" width="${J.width}" heigh\
t="${J.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%">${Lt(n)}</iframe>`}function fe(n){let{
server:t,attributes:e}=n,s=Object.entries({server:t,...e}).map(([i,o])=>o===""?i:`${i}="${M(o)}"`);return`<script src="${M(
new URL("pointer-view.js",t).href)}" defer><\/script>
<pointer-view ${s.join(" ")}>${Lt(n)}</pointer-view>`}function Lt({title:n,caption:t,embed:e,picture:s}){let i=[n,t].filter(
Boolean).join(". ");return`<a href="${M(e)}"><img src="${M(s)}" alt="${M(i)}" width="${J.width}"></a>`}function Ot({title:n,
embed:t,picture:e}){return`[![${pe(n)}](<${kt(e)}>)](<${kt(t)}>)`}function de(n){return['::: {.content-visible when-form\
at="html"}',"```{=html}",Mt(n),"```",":::",'::: {.content-visible unless-format="html"}',Ot(n),":::"].join(`
`)}function me({title:n,caption:t,name:e,embed:s,picture:i}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${i}`,`% As lines: pointerscope export MODEL VIEW --out ${e}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${ge(s)}}{\\includegraphics[width=\\linewidth]{${e}}}`,`  \\caption{${Ee([n,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function M(n){return n.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function pe(n){return n.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function kt(n){return n.replaceAll("<","%3C").replaceAll(
">","%3E")}function ge(n){return n.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var be={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},we=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
ye={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},Ae=/[ąęįųĄĘĮŲ]/,ve=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function Ee(n){return[...n.normalize("NFC").replace(
/\s/g," ").replace(ve,"")].flatMap(e=>[...ye[e]??xe(e)]).map(e=>be[e]??$e(e)).join("")}function xe(n){return Ae.test(n)?
n.normalize("NFD").slice(0,1):n}function $e(n){return/[&%$#_{}]/.test(n)?`\\${n}`:we.test(n)?n:"?"}var ke=[1,2,4],Te=2;function It({name:n,links:t,view:e,picture:s,csv:i,json:o}){let r=document.createElement("div");r.className=
"view-take";let c={link:P("Link"),embed:P("Embed"),json:P("JSON"),offline:P("Offline file")};c.json.target="_blank",c.offline.
title="One HTML file with this whole view inside, for use without a network";let a=C("JSON",()=>St(o(),`${n()}.json`,"ap\
plication/json")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does n\
ot answer.";let h=Me(()=>{let{link:m,embed:g}=t(),w=g?e():null;return{...m&&{Address:m},...w&&Tt(w)}}),u=()=>{let m=t();
for(let g of Object.keys(c)){let w=m[g];c[g].hidden=w===null,w!==null&&(c[g].href=w)}c.json.download=`${n()}.json`,a.hidden=
m.json!==null,h.hidden=m.link===null&&m.embed===null,l.hidden=N.answers};for(let m of["pointerenter","focusin"])r.addEventListener(
m,u);let f=document.createElement("select");f.setAttribute("aria-label","Size of the PNG"),f.append(...ke.map(m=>{let g=m===
Te;return new Option(`${m}×`,String(m),g,g)}));let d=async m=>{let{address:g,meta:w,selection:$}=await s(m,Number(f.value)),
k=w.origin??t().embed??location.href,T=[w.title,$].filter(Boolean).join(": ");G(yt(g,m,{title:T,origin:k}),`${n()}.${m}`)},
p=()=>St(`\uFEFF${i()}`,`${n()}.csv`,"text/csv;charset=utf-8"),b=document.createElement("span");return b.append(C("PNG",
()=>d("png"))," ",f),r.append(c.link,c.embed,b,C("SVG",()=>d("svg")),C("CSV",p),c.json,a,c.offline,h,l),u(),r}function Me(n){
let t=document.createElement("details");t.className="view-codes";let e=document.createElement("summary");e.textContent="\
Copy";let s=document.createElement("p"),i=document.createElement("textarea");Object.assign(i,{readOnly:!0,rows:4,hidden:!0,
spellcheck:!1});let o=document.createElement("span");o.setAttribute("role","status");let r=document.createElement("div");
r.className="view-sheet",r.append(s,i),t.append(e,r),t.addEventListener("toggle",()=>{if(!t.open)return;o.textContent="",
i.hidden=!0;let a=Object.entries(n()).map(([l,h])=>C(l,()=>c(l,h)));s.replaceChildren(...a,o)});let c=async(a,l)=>{i.value=
l,i.hidden=!1,i.setAttribute("aria-label",a);let h=await Le(l);h||i.select(),o.textContent=h?"Copied.":"Selected; copy i\
t with the keyboard."};return t}async function Le(n){return navigator.clipboard?navigator.clipboard.writeText(n).then(()=>!0,
()=>!1):!1}function P(n){let t=document.createElement("a");return t.textContent=n,t}function C(n,t){let e=document.createElement(
"button");return e.type="button",e.textContent=n,e.addEventListener("click",t),e}function St(n,t,e){G(new Blob([n],{type:e}),
t)}var _t={width:420,height:200},Oe=300,L=2,y=20,x=8,Se=13,jt=.75,Ie=3,_e=7.5,Ne=44,Ce=18,Rt=240,Ht=90,Pt=56,zt=90,je=48,Re=1.3,
He=.6,Pe=9,Ut=1.4,Bt=["coloraxis","coloraxis2"];function Dt({data:n,layout:t},{width:e,height:s,isFixed:i,scale:o}){if(!e)
return{data:n,layout:t};let r={width:e/o,height:s/o},c=i&&(r.width<_t.width||r.height<_t.height),a={...r,isFixed:i,isTiny:c,
isNarrow:r.width<560,scale:o},l=c?ze(t,t.meta.small??{}):t;if(!i)return{data:n,layout:{...l,...Ct(n,l,a)}};let h=Be(Ue(n,
l),a),u={...h,...Ct(n,h,a),...We(n,h,a),...qe(h,a)};return{data:tn(n,h,a.height),layout:u}}function ze(n,t){return Wt(n,
t)}function Wt(n,t){if(!Nt(n)||!Nt(t))return t;let e={...n};for(let[s,i]of Object.entries(t))e[s]=Wt(n[s],i);return Object.
fromEntries(Object.entries(e).filter(([,s])=>s!==null))}function Nt(n){return typeof n=="object"&&n!==null&&!Array.isArray(
n)}function Ft(n,t){return Object.entries(n).filter(([s])=>t.test(s))}function Gt(n,t){return n[`yaxis${(t??"y").slice(1)}`]}
function qt(n){return Ft(n,/^yaxis/).map(([,t])=>t.domain??[0,1])}function Vt(n,t){return n[t]}function Ue(n,t){let{xaxis:e}=t,
s=n.find(r=>(r.xaxis??"x")==="x"&&Array.isArray(r.x))?.x,i=Array.isArray(s)?s.filter(r=>typeof r=="string"):[],o=Array.isArray(
s)&&i.length===s.length;return e?.tickangle!==-90||e.tickvals||!i.length||!o?t:{...t,xaxis:{...e,tickmode:"array",tickvals:i,
ticktext:i}}}function Be(n,{width:t,isTiny:e,scale:s}){let{xaxis:i,yaxis:o,meta:r}=n,c=i?.ticktext;if(!i||i.tickangle!==
-90||!c||c.length<=L)return n;let a={...i,tickangle:0};if(r.visit_axes?.includes("xaxis")&&r.visit_axes.includes("yaxis")&&
o?.ticktext?.join()===c.join()){let d=c.map((b,m)=>z(b,m,1/0)),p=c.map((b,m)=>String(m+1));return{...n,xaxis:{...a,ticktext:p},
yaxis:{...o,ticktext:d}}}let[h,u]=i.domain??[0,1],f=(u-h)*(t-(e?Ht:Rt))/c.length;for(let d of[1,jt]){let p=c.map((m,g)=>De(
z(m,g,1/0),f/d));if(p.includes(""))continue;let b={...i.tickfont,size:d*s*n.template.layout.font.size};return{...n,xaxis:{
...a,ticktext:p,...d<1&&{tickfont:b}}}}return n}function De(n,t){let e=Math.floor(t/x)-1,s=[];for(let i of n.split(" ")){
let o=s.at(-1);if(i.length>e)return"";o!==void 0&&o.length+1+i.length<=e?s[s.length-1]=`${o} ${i}`:s.push(i)}return s.length<=
Ie?s.join("<br>"):""}function We(n,t,{width:e,height:s,isTiny:i,scale:o}){let r=Fe(n,t),c=Math.max(...r.map(g=>g.length*
x+je)),a=Math.ceil(r.length/Math.max(1,Math.floor(e/c))),l=r.length>0&&a*y>s/(i?4:3),h=r.length>0&&!l,u=Ge(t,s,o),d=((u.
annotations?.find(({font:g})=>g?.size)?.font?.size??0)/o||y)*Ut+2,p=Math.min(t.margin?.t??8,h?a*y+4:t.annotations?.length?
d:8),b=Bt.some(g=>Vt(t,g)?.colorbar?.orientation==="h"),m=!t.margin||b&&!i;return{...l&&{showlegend:!1},...!m&&{margin:{
...t.margin,t:Math.ceil(p*o)}},...u}}function Fe(n,t){if(t.showlegend===!1)return[];let e=new Map,s=0;for(let{name:i,type:o,
visible:r,showlegend:c,legendgroup:a}of n)!i||(c===!1||r===!1)||["heatmap","contour"].includes(o)||(s+=1,e.set(a||i,i.replace(
/<[^>]*>/g,"")));return s>1||t.showlegend?[...e.values()]:[]}function Ge(n,t,e){let{annotations:s=[],template:i}=n,o=({yref:f,
yanchor:d})=>f==="paper"&&d==="bottom",r=s.filter(o);if(!r.length)return{};let c=qt(n).map(([f])=>f),a=r.filter(({y:f})=>f<
1).map(({y:f})=>Math.min(...c.map(d=>d-f).filter(d=>d>0),1-f)),l=i.layout.font.size,h=Math.min(l,Math.min(1,...a)*(t-y)/
Ut);if(h>=l)return{};let u=Math.max(Pe,h*e);return{annotations:s.map(f=>o(f)?{...f,font:{...f.font,size:u}}:f)}}function qe(n,{
height:t,isTiny:e}){let s=Math.floor(t/3/x),i=t-Yt(n,1/0,s)-Pt,o={};for(let r of Bt){let c=Vt(n,r);c&&(e?o[r]={...c,showscale:!1}:
o[r]=Ve(n,r,c,i))}return o}function Ve(n,t,e,s){let i=e.colorbar??{};if(s>=Oe||i.ticktext||i.orientation==="h")return e;
let o=n.template.layout[t],r=i.tickvals??o?.colorbar?.tickvals,c=(i.len??1)*s;if(!r){let u=Math.max(L,Math.floor(c/y/1.5));
return{...e,colorbar:{...i,nticks:u}}}let[a,l]=[e.cmin??r[0]??0,e.cmax??r.at(-1)??1],h=[];for(let u of r){let f=h.at(-1);
(f===void 0||(u-f)/(l-a)*c>=y)&&h.push(u)}return{...e,colorbar:{...i,tickvals:h}}}function Ct(n,t,e){let{width:s,height:i,
isFixed:o,isTiny:r,isNarrow:c}=e,a=c?s:1/0,l=o?Math.floor(i/3/x):1/0,h=Yt(t,a,l),u=o?h?Pt:zt:0,f=Math.max(i-h-(r?2*y:u),
y),d=r?s-Ht:Math.max(s-Rt,60);return Object.fromEntries(Ft(t,/^[xy]axis/).map(([p,b])=>{let m=p.startsWith("x"),g=o&&m?Qe(
b,t,f):b,[w,$]=g.domain??[0,1],k=($-w)*(m?d:f),T=t.template.layout.font.size*e.scale,v=Ke(g,m,k,T,e),ct=(m?void 0:Ye(n,p,
g))??t.meta.priority?.[p];return[p,Ze(v,{isX:m,length:k,fontSize:T,upright:l,priority:ct},e)]}))}function Ye(n,t,{tickvals:e=[]}){
let s=new Map;for(let{type:i,orientation:o,yaxis:r="y",x:c,y:a,z:l}of n){let u=i==="heatmap"?l:i==="bar"&&o==="h"?c:void 0;
if(!(r!==t.replace("axis","")||!u||!Array.isArray(a)))for(let[f,d]of a.entries()){let p=[u[f]??0].flatMap(m=>Je(m)?[...m]:
m),b=Math.max(...p.map(m=>Math.abs(Number(m))||0));s.set(d,Math.max(b,s.get(d)??0))}}return Math.max(0,...s.values())>0?
e.map(i=>s.get(i)??0):void 0}function Je(n){return typeof n=="object"&&n!==null&&Symbol.iterator in n}function Ke(n,t,e,s,{
isTiny:i,isFixed:o}){let r=n.title?.text??"";if(!i)return o&&!t&&r.length*x>Re*e?{...n,title:{}}:n;let[c,a]=n.domain??[0,
1];if(!t||!r||n.side==="top"||a-c>He)return{...n,title:{}};let l=Math.max(4,Math.floor(e/(x-1))+1),h=r.length>l?`${r.slice(
0,l-1)}…`:r;return{...n,title:{...n.title,standoff:0,font:{size:s-2},text:h}}}function Ze(n,{isX:t,length:e,fontSize:s,
upright:i,priority:o},r){let{width:c,isFixed:a,isTiny:l,isNarrow:h}=r,{ticktext:u,tickvals:f=[]}=n;if(n.visible===!1||n.
showticklabels===!1)return n;if(!u)return a||h&&t?Xe(n,t,e,r):n;let d=u.length;if(l&&t&&d===1&&n.tickangle===0&&(u[0]??"").
length*x>e-x)return{...n,tickfont:{size:.75*s}};if(d<=L&&(t||!a||e>=y))return n;let b=!t&&a&&e/d<y,m=t&&n.tickangle===0&&
u.every(v=>/^\d+$/.test(v)),g=x*(String(d).length+1),w=Math.floor(e/(b?Se:m?g:y)),$=d<=L?[d-1]:en(d,w,o),k=t&&n.tickangle!==
0?i:1/0,T=Jt(u,h?c:1/0,k);return{...n,...b&&{tickfont:{...n.tickfont,size:jt*s}},tickvals:$.map(v=>f[v]??v),ticktext:$.map(
v=>T[v]??"")}}function Qe(n,t,e){let[s]=Gt(t,n.anchor)?.domain??[0,1],i=qt(t).map(([,c])=>c),o=Math.max(...i.filter(c=>c<=
s),-1/0),r=(s-o)*e;return n.side==="top"||r>2.4*y?n:{...n,title:{},...r<.9*y&&{showticklabels:!1}}}function Xe(n,t,e,{isTiny:s,
isNarrow:i}){let o=Math.max(L,Math.floor(e/(t?Ne:y*1.5)));if(n.tickvals){let h=t?1:Math.ceil(n.tickvals.length/o);return{
...n,tickvals:n.tickvals.filter((u,f)=>f%h===0)}}let{dtick:r,...c}=n;if(n.type==="category")return t?n:{...c,nticks:Math.
max(L,Math.floor(e/Ce))};let a=i&&t&&n.nticks&&!s?L:o,l=Math.min(n.nticks??1/0,a);return s||n.nticks||l<5?{...c,nticks:l}:
n}function tn(n,t,e){return n.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let i=Gt(t,s.yaxis),[o,r]=i?.domain??
[0,1],c=i?.ticktext?.length;return c===void 0?s:(r-o)*(e-zt)<c*y?{...s,texttemplate:""}:s})}function en(n,t,e){let s=[...Array(
n).keys()];if(n<=t)return s;let i=Math.max(1,Math.ceil(n/Math.max(1,t)));if(!e)return s.filter(r=>r%i===0);let o=[];for(let r of[
...s].sort((c,a)=>(e[a]??0)-(e[c]??0)))o.every(c=>Math.abs(c-r)>=i)&&o.push(r);return o.sort((r,c)=>r-c)}function Yt({xaxis:n},t,e){
let s=n?.tickangle===0?[]:n?.ticktext??[],i=Jt(s,t,e).map(o=>o.length);return Math.max(0,...i)*_e}function Jt(n,t,e){return n.
map((o,r)=>nn(o,r,t,e)).every((o,r)=>o===n[r])?n:n.map((o,r)=>z(o,r,e,t))}function nn(n,t,e,s){return e===1/0&&n.length<=
s?n:z(n,t,s,e)}function z(n,t,e,s=1/0){let i=s<1/0,o=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(n)??[],[,r="",c="",
a=""]=o,[l="",h]=c.split(" · "),u=e<1/0?14:1/0,f=Math.min(i?Math.max(5,Math.floor(s/48)):u,e),d=l.length>f&&!l.includes(
"&")?`${l.slice(0,f-1)}…`:l;return r+(h?`${t+1} ${d}`:d)+a}var sn=12,S=new Map,K=new Map;function X(n,t){let e=JSON.stringify(Object.values(n)),s=S.get(e)??new Map;S.delete(e),S.set(
e,s);for(let r of S.keys()){if(S.size<=sn)break;S.delete(r)}let i=s.get(t);if(i)return i;let o=new Promise((r,c)=>on(e,n,
t,{resolve:r,reject:c}));return s.set(t,o),o.catch(()=>s.delete(t)),o}function on(n,t,e,s){let i=K.get(n);if(i){i.views.
set(e,s);return}let o=new Map([[e,s]]);K.set(n,{query:t,views:o}),setTimeout(()=>{K.delete(n),rn(t,o)},0)}async function rn(n,t){
let{server:e,path:s,query:i,theme:o}=n,r=[...t.keys()].sort().join(",");try{let c=await F(`${s}/figures?${j({...i,views:r,
theme:o})}`,{},e);for(let[a,{resolve:l}]of t)l(c[a])}catch(c){let a=t.size>1&&c instanceof O&&[404,422,500].includes(c.status);
for(let[l,{resolve:h,reject:u}]of t)a?cn(n,l).then(h,u):u(c)}}function cn({server:n,path:t,query:e,theme:s},i){let o=j({
...e,theme:s});return F(`${t}/views/${encodeURIComponent(i)}?${o}`,{},n)}var Z=new Map;async function Zt(n,t){let e=Z.get(
n),s=e??(n.startsWith("#")?an(n.slice(1)):ln(n));e||(Z.set(n,s),s.catch(()=>Z.delete(n)));let i=await s;if(A(i))return i;
let{templates:o={}}=i.layout.meta,r=o[t];if(!r)return i;let c=Kt(r),a=new Map;for(let f of Object.values(o))Kt(f).forEach(
(d,p)=>{a.set(d,c[p]??d)});let{data:l,layout:h}=Q({data:i.data,layout:i.layout},a),{meta:u}=i.layout;return{...i,data:l,
layout:{...h,meta:u,template:r}}}function Kt(n){return n.layout.colorway}function Q(n,t){return Array.isArray(n)&&["stri\
ng","object"].includes(typeof n[0])&&!Array.isArray(n[0])?n.map(s=>Q(s,t)):n?.constructor===Object?Object.fromEntries(Object.
entries(n).map(([s,i])=>[s,Q(i,t)])):t.get(n)??n}async function an(n){let t=document.getElementById(n);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function ln(n){let t=await fetch(new URL(
n,document.baseURI)).catch(()=>null);if(!t?.ok){let e="The figure could not be loaded; reload the page to try again.";throw new O(
t?.status??0,[{where:"",message:e,suggestions:[]}])}return t.json()}function I(n,{server:t,path:e,view:s,values:i}){let o=encodeURIComponent(
s),r=e.startsWith("lessons/"),c=r?`embed/${e}`:`embed/${e.replace("models/","")}/${o}`,a={embed:c,picture:`${c}/picture.\
png`,json:`api/${e}/views/${o}`,offline:r?`api/${e}/offline`:`api/${e}/views/${o}/offline`},h=j({...r&&n!=="json"?{step:s}:
{},...i}).toString();return new URL(h?`${a[n]}?${h}`:a[n],t).href}var Qt=/<br ?\/?>/i,U=null;function Xt(n,t,{width:e,height:s,scale:i},o=gn){let{font:r}=t.template.layout,c={size:r.size*
i,family:String(r.family??"sans-serif")},a={l:8,r:8,t:8,b:8,...t.margin},l={};for(let[u,f]of Object.entries(t)){if(!/^[xy]axis/.
test(u))continue;let d=f,p=u.startsWith("x"),b=hn(d,p,c,o);if(b===null||b&&!mn(t,d,p))continue;l[u]={...d,automargin:!1};
let m=p?"b":"l";if(b&&(a[m]=Math.max(a[m],Math.ceil(b)+8)),b&&!p){let g=Math.ceil((d.tickfont?.size??c.size)/2);a.t=Math.
max(a.t,g),a.b=Math.max(a.b,g)}}let h=s-a.t-a.b;for(let u of["coloraxis","coloraxis2"]){let d=n.some(({coloraxis:m,visible:g})=>m===
u&&g!==!1)?fn(t,u,h,c,o):0,p=Math.min(12,a.l,a.t,a.b),b=(d+p+(1.02-1)*(e-a.l))/1.02;d&&(a.r=Math.max(a.r,Math.ceil(b)))}
for(let[u,f]of Object.entries(l)){if(!u.startsWith("x")||!f.ticktext||f.tickangle!==0)continue;let d=B(f.ticktext,{...c,
...f.tickfont},o).width;dn(f,d,e,a)&&delete l[u]}return{...t,...l,margin:a}}function hn(n,t,e,s){if(n.visible===!1)return 0;
let i=n.title?.text??"";if(n.showticklabels===!1)return i?null:0;let{ticktext:r,tickvals:c,tickangle:a=t?null:0,side:l}=n,
h=t&&a===-90;if(!r||!c||a!==0&&!h||l&&l!==(t?"bottom":"left")||n.ticks)return null;let f=n.tickfont?.size??e.size,d=B(r,
{...e,size:f},s);return 1+(h?d.width+.2*f:t?d.height:d.width)+un(n,i,e)}function B(n,{size:t,family:e},s){let[i,o,r]=[0,
1,0];for(let c of n){let a=c.includes("<b>")?700:400,l=c.split(Qt);o=Math.max(o,l.length);for(let h of l){let u=s(pn(h),
`${a} ${t}px ${e}`);i=Math.max(i,u.width),r=Math.max(r,u.descent)}}return{width:i,height:t+(o-1)*1.3*t+r}}function un(n,t,e){
if(!t)return 0;let{font:s,standoff:i}=n.title,o=s?.size??Math.round(1.2*e.size),r=t.split(Qt).length-1;return o*(.7+r*1.3)+
(i??6)}function fn(n,t,e,s,i){let o=n[t]??{},c={...n.template.layout[t]?.colorbar,...o.colorbar},{tickvals:a,ticktext:l,
thickness:h,len:u=1}=c,f=c.orientation==="h"||"x"in c||"xanchor"in c;if(o.showscale===!1||f||!a?.length||!h)return 0;let d=B(
l??a.map(String),s,i),p=20+h,b=c.title?.text;if(!b)return p+1+d.width;let m=Math.round(1.2*s.size),g=B([b],{...s,size:m},
i).width,[w,$]=[o.cmin??a[0]??0,o.cmax??a.at(-1)??1],k=u*e-20;return a.some(v=>Math.abs((v-w)/($-w)-.5)*k<g/2+1.3*(s.size/
2))?p+1+d.width+1.45*m+2:p+10+1.25*m}function dn({domain:n=[0,1],categoryarray:t,ticktext:e=[]},s,i,{l:o,r}){let[c,a]=n,
l=i-o-r,h=(a-c)*l/(t??e).length,u=Math.min(o+c*l,r+(1-a)*l);return(s-h)/2>u}function mn(n,t,e){let s=t.anchor??(e?"y":"x"),
i=n[`${s[0]}axis${s.slice(1)}`],[o]=i?.domain??[0,1];return o===0}function pn(n){return n.replace(/<[^>]*>/g,"").replace(
/&nbsp;/g," ").replace(/&#?\w+;/g,"&")}function gn(n,t){if(U??=document.createElement("canvas").getContext("2d"),!U)return{
width:0,descent:0};U.font=t;let{width:e,fontBoundingBoxDescent:s}=U.measureText(n);return{width:e,descent:s}}function ee({x:n,y:t,xaxis:e,yaxis:s},i){let o=[te(e,n,i),te(s,t,i)];return[...new Set(o.filter(r=>r!==null))]}function te(n,t,e){
if(!n||t===void 0||!e.includes(n._name))return null;let s=n.type==="category"?n.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function ne(n,t,e){let s=n.querySelector(":scope > .view-marks")??n.appendChild(bn());if(!n._fullLayout)
return;let i=n._fullLayout,{_subplots:o}=n._fullLayout,r=(o?.cartesian??[]).flatMap(c=>{let[,a,l]=/^x(\d*)y(\d*)$/.exec(
c)??[],[h,u]=[i[`xaxis${a}`],i[`yaxis${l}`]];if(!h||!u)return[];let f=[h,u].every(({_name:d})=>t.includes(d));return[[h,
u],[u,h]].flatMap(([d,p])=>d&&p&&t.includes(d._name)&&(f||d.anchor===p._id)?e.map(m=>wn(d,p,m)):[])});s.replaceChildren(
...r.filter(c=>c!==null))}function bn(){let n=document.createElement("div");return n.className="view-marks",n}function wn(n,t,e){
if(!n._length)return null;let s=n._id.startsWith("x"),i=[n.l2p(e-.5),n.l2p(e+.5)],[o,r]=[Math.min(...i),Math.max(...i)];
if(!(r>0&&o<n._length)||!t._length)return null;let[c,a]=s?[n._offset+o,t._offset]:[t._offset,n._offset+o],[l,h]=s?[r-o,t.
_length]:[t._length,r-o],u=document.createElement("div");return Object.assign(u.style,{left:`${c}px`,top:`${a}px`,width:`${l}\
px`,height:`${h}px`}),u}var se="vendor/plotly/plotly-traces-4.1.1.min.js",tt;function D(n){return window.Plotly?Promise.resolve(window.Plotly):(tt??=
new Promise((t,e)=>{let s=document.createElement("script");s.src=n?new URL(`static/${se}`,n).href:new URL(`../${se}`,import.meta.
url).href;let i=()=>{tt=void 0,s.remove(),e(new Error("The drawing library could not be loaded. Reload the page to try a\
gain."))};s.addEventListener("load",()=>window.Plotly?t(window.Plotly):i()),s.addEventListener("error",i),document.head.
append(s)}),tt)}async function ie(n,t,e){let{width:s,height:i}=n.layout,c={svg:await(await D()).toImage(n,{format:"svg",
width:s,height:i,imageDataOnly:!0}),width:s,height:i};return t==="svg"?At(c):vt(c,e)}var it={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventio\
ns",against:"against"},ot=["inputs","removed"],yn=new Set(["server","source","model","lesson","view","theme","reads",...ot,
...Object.keys(it)]),le=["scale","accent","controls","caption"],An=new Set([...le,"fill"]),oe=":scope > a",re="pointer-v\
iew:hover",et=matchMedia("(prefers-color-scheme: dark)"),vn={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1,
showAxisDragHandles:!1},En=120,xn=[["short",576,0],["low",352,0],["tight",288,352]],W={height:525,width:640,least:.75,most:4},
nt={width:944,height:524,least:.6},$n="400px 0px",ce=660,kn="[data-answer]:not(pointer-view *)",Tn=/^(\w+):(\d+)$/,Mn="T\
he server draws this chart, and it does not answer.",Ln="The answer above is computed in this browser.",On="Type visits,\
 or add a place, to see what the model answers.",_=null,st=null,rt=class extends HTMLElement{#b=null;#t=null;#e=null;#l=0;#w=!1;#h="";#y=!1;#A="";#m=[];#p=!1;#v=new IntersectionObserver(
t=>{t.some(e=>e.isIntersecting)&&this.#C()},{rootMargin:$n});#O=new ResizeObserver(()=>requestAnimationFrame(()=>this.#M()));#S=new MutationObserver(
t=>this.#K(t.map(({attributeName:e})=>e??"")));#I=t=>this.getAttribute(t);#u=()=>{if(!this.#e||!this.#t){this.#a();return}
this.#$(this.#g),this.#c()};#_=({target:t,detail:e})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(e.visits)};#N=({type:t})=>this.#st(t==="beforeprint");connectedCallback(){
this.#b??=this.#P(),this.#x(),document.addEventListener("pointerscope:theme",this.#u),document.addEventListener(re,this.#_),
et.addEventListener("change",this.#u);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#N);this.#O.
observe(this),this.#S.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#v.observe(this):this.#p=!0,this.#a()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#u),document.removeEventListener(re,this.#_),et.removeEventListener(
"change",this.#u);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#N);this.#O.disconnect(),this.#S.
disconnect(),this.#v.disconnect(),this.#n.controls.pause()}mark(t){t.join()!==this.#m.join()&&(this.#m=t,this.#W())}get chosen(){
return this.#t?this.#i:{}}get beats(){return this.#e?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:e}=this.#F();
return Math.ceil(t+R(this.#t)+e)}get#n(){return this.#b??=this.#P(),this.#b}#C(){this.#p=!0,this.#v.disconnect(),this.#a()}#K(t){
t.some(s=>An.has(s))&&(this.#x(),this.#c()),t.includes("beat")&&this.#j();let e=t.filter(s=>yn.has(s)&&!this.#Z(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#p?this.#C():e.length?this.#a():this.#o.some(({name:s})=>t.includes(s))?this.#L()&&
this.#c():t.includes(this.#A)&&this.#a()}#Z(t){let e=this.#e;return!e||!this.#t?!1:(t==="theme"&&this.#u(),t==="theme"||
t==="interventions"&&e.follows(this.getAttribute(t)??""))}#j(){if(!this.#h)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#e?.tell(t>=1?t-1:null)}#Q(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#s("beat",{beat:t===null?null:t+1})}get#o(){return this.#t?E(this.#t).choices??[]:[]}#a(){this.#w||(this.#w=!0,
queueMicrotask(()=>{this.#w=!1,this.#tt()}))}get#E(){let[t,e]=this.hasAttribute("lesson")?["lessons",this.getAttribute("\
lesson")]:["models",this.getAttribute("model")];return e?`${t}/${encodeURIComponent(e)}`:""}get#f(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:lt.href}get#R(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#g(){let t=this.getAttribute("theme");return t===
"auto"?et.matches?"dark":"light":(t??this.#R)==="dark"?"dark":"light"}get#d(){let t=this.getAttribute("scale");return t===
"auto"?this.#X:t!==null&&H("scale",t)?Number(t):1}get#X(){let{offsetWidth:t,offsetHeight:e}=this;if(!this.hasAttribute("\
fill")||!t||!e)return 1;let s=Math.round(10*Math.min(e/W.height,t/W.width))/10;return Math.min(W.most,Math.max(W.least,s))}#x(){
let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#d)):this.style.
removeProperty("--scale"),t&&H("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("--accent")}get#H(){
if(this.hasAttribute("lesson")){let e=ot.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.fromEntries(
e)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(it).map(([e,s])=>[s,
this.getAttribute(e)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#tt(){let{needsHistory:t,query:e}=this.#H;
this.#l+=1;let s=this.#l,i=this.getAttribute("source"),o=this.getAttribute("view")??"",r=this.#E&&o&&(!t||e.visits||e.record);
if(!i&&!r){this.#k(On);return}if(!this.#p){this.#k("");return}let c=this.#g;this.#$(c),this.setAttribute("aria-busy","tr\
ue");try{let a={server:this.#f,path:this.#E,query:e,theme:c},l=this.hasAttribute("server")?this.#f:"",[h]=await Promise.
all([i?Zt(i,c):this.#et(a,o),i?null:o===q?import("./site-ZKTTPVZM.js"):D(l)]),u=A(h),f=u?await import("./site-ZKTTPVZM.js"):
null;u||await D(l),await $t(()=>{s===this.#l&&(this.#it(f?.NetworkDrawing??null,E(h).title),this.#t=u?h:structuredClone(
h),this.#rt(this.#t),this.#nt({...a,theme:"light"},o))})}catch(a){s===this.#l&&this.#U(a)}finally{s===this.#l&&this.removeAttribute(
"aria-busy")}}async#et(t,e){let s=e===q?this.#e:null,i=this.getAttribute("model")??"",o=await s?.compute(t,i,{isSilent:!1});
if(o)return o;try{return await X(t,e)}catch(r){if(!ae(r))throw r;let c=await s?.compute(t,i,{isSilent:!0});if(!c)throw r;
return c}}#$(t){this.#R!==t?this.dataset.theme=t:delete this.dataset.theme}#nt(t,e){if(!this.#t||A(this.#t))return;let{template:s,
meta:i}=this.#t.layout,o=i.templates?.light;_??=o??(this.#g==="light"?s:null),!(_||this.hasAttribute("source"))&&(st??=X(
t,e),st.then(r=>{A(r)||(_??=r.layout.template)}).catch(()=>{st=null}))}#st(t){if(this.#y=t,!this.#t||!this.#h)return;let e=_??
this.#e;this.#$(t&&e?"light":this.#g),this.#c(),t||requestAnimationFrame(()=>this.#c())}#P(){let t=document.createElement(
"summary");t.textContent="Numbers";let e={title:this.#r("h3","view-title"),caption:this.#r("p","view-caption"),choices:this.#r(
"div","view-choices"),summary:this.#r("p","view-summary"),failure:this.#r("p","view-failure"),trust:this.#r("p","view-tr\
ust"),plot:this.#r("div","view-plot"),details:this.#r("details","view-table"),exports:It({name:()=>this.#q,links:()=>this.#bt(),
view:()=>this.#t&&this.#wt(this.#t),picture:(o,r)=>this.#pt(o,r),csv:()=>this.#t?wt(this.#t,this.#i):"",json:()=>JSON.stringify(
this.#t)})};e.title.hidden=!e.title.textContent,e.failure.setAttribute("role","alert"),e.plot.role="img",e.details.append(
t),e.details.addEventListener("toggle",()=>this.#G());let s=new mt(e.choices,{selected:()=>this.#i,select:(o,r)=>this.#dt(
o,r),open:o=>this.#s("open",o)}),i=this.querySelector(oe);i?.classList.add("view-stand-in"),this.replaceChildren(...Object.
values(e),...i?[i]:[]),this.addEventListener("toggle",({target:o})=>this.#ft(o),!0);for(let o of[e.plot,e.details,e.choices,
e.exports,e.failure])o.hidden=!0;return{...e,controls:s}}#r(t,e){let s=this.querySelector(`.${e}`),i=s instanceof HTMLElement?
s:document.createElement(t);return i.className=e,i}#it(t,e){if(t===null==(this.#e===null))return;let s=this.#n,i=s.plot.
cloneNode();i.removeAttribute("data-listening"),i.role=t?"group":"img",s.plot.replaceWith(i),s.plot=i,this.#e?.bar?.remove(),
this.#e=t?new t(i,{title:e,isProjected:this.hasAttribute("fill"),hover:o=>this.#s("hover",{visits:o}),told:o=>this.#Q(o),
acts:{server:()=>this.hasAttribute("source")?null:this.#f,answered:o=>this.#ot(o),resized:()=>requestAnimationFrame(()=>this.#M())}}):
null,this.#e?.bar&&s.summary.before(this.#e.bar)}#ot({figure:t,interventions:e}){this.#t=t;let{interventions:s}=this.#e??
{};s?this.setAttribute("interventions",s):this.removeAttribute("interventions"),this.#L()&&this.#c(),this.#s("interventi\
ons",e)}#z(t){let{plot:e,details:s,choices:i,exports:o,failure:r}=this.#n;for(let a of[e,s,i,o])a.hidden=t;r.hidden=!0;let c=this.#e?.
bar;c&&t&&(c.hidden=!0)}#k(t){this.#t=null,this.#A="",this.removeAttribute("aria-busy"),this.#n.controls.pause(),this.#z(
!0),this.#n.summary.textContent=t}#U(t){this.#k("");let{failure:e}=this.#n,s=ae(t)&&document.querySelector(kn)!==null,i=s?
Mn:ht(t);if(e.replaceChildren(i),s&&e.append(" ",Sn()),e.hidden=!1,this.#s("failed",{message:i}),!(t instanceof O)||![0,
503].includes(t.status))return;let o=document.createElement("button");o.type="button",o.textContent="Try again",o.addEventListener(
"click",()=>this.#a()),e.append(" ",o)}#rt(t){let{title:e,caption:s,controls:i}=this.#n,o=E(t);e.textContent=o.title,e.hidden=
!1,s.replaceChildren(...Y(o.caption)),this.#ct(o.trust),this.toggleAttribute("data-network",A(t)),this.#z(!1),i.offer(o,
A(t)?[]:t.data,!this.hasAttribute("fill")),this.#L()&&this.#c()}#ct(t){let{trust:e}=this.#n;if(e.textContent=t?.text??"",
!t||this.hasAttribute("source")||!N.answers)return;let s=document.createElement("a"),i=encodeURIComponent(this.getAttribute(
"model")??"");s.href=new URL(`insights/${i}#view-${t.view}`,this.#f).href,s.textContent="Which explanation to believe",e.
append(" ",s)}#c(){if(!this.#t)return;let{plot:t}=this.#n,e=this.#y,s=this.#T(R(this.#t)),i=e?Math.min(s.width||ce,ce):s.
width;if(!i)return;if(A(this.#t)){let r=s.isFixed?this.#ht:1;t.style.setProperty("zoom",r===1?"":String(r)),t.style.height=
`${s.height/r}px`,this.#e?.draw(this.#t)}else t.style.height=s.isFixed?`${s.height}px`:"",this.#at(t,this.#t,{...s,width:i});
let o=!this.dataset.drawn;o&&this.querySelector(oe)?.remove(),this.#h=`${i}×${s.height}`,this.dataset.drawn="true",o&&this.
hasAttribute("beat")&&this.#j(),this.#W(),this.#s("drawn",{})}#at(t,{data:e,layout:s},i){let o=this.#y,r=o&&_?{...s,template:_}:
s,c=this.#B({data:e,layout:r},i);window.Plotly?.react(t,c.data,o?{...c.layout,width:i.width}:c.layout,vn),t.dataset.listening||
this.#lt(t)}#B({data:t,layout:e},{width:s,height:i,isFixed:o}){let r="rgba(0, 0, 0, 0)",c=this.#d,{font:a,hoverlabel:l}=e.
template.layout,h=a.size*c,u=Dt({data:t,layout:In(e)},{width:s,height:i,isFixed:o,scale:c}),f={font:{size:h},hoverlabel:{
...e.hoverlabel,font:{...l.font,size:h}}};return{data:u.data,layout:{...Xt(u.data,u.layout,{width:s,height:i,scale:c}),...c!==
1&&f,paper_bgcolor:r,plot_bgcolor:r,height:i}}}#lt(t){t.dataset.listening="true",t.on("plotly_click",({points:[e]})=>{if(!e)
return;e.data.meta&&this.#s("open",e.data.meta);let[,s,i]=Tn.exec(String([e.customdata].flat()[0]))??[];s&&this.#s("sele\
ct",{table:s,row:Number(i)})}),t.on("plotly_hover",({points:[e]})=>{e&&this.#s("hover",{visits:ee(e,this.#D)})}),t.on("p\
lotly_unhover",()=>this.#s("hover",{visits:[]}))}get#D(){return this.#t?E(this.#t).visit_axes??[]:[]}#s(t,e){this.dispatchEvent(
new CustomEvent(`pointer-view:${t}`,{detail:e,bubbles:!0}))}#W(){!this.#t||!this.#h||(this.#e?this.#e.mark(this.#m):ne(this.#n.
plot,this.#D,this.#m))}#T(t){let{plot:e}=this.#n,s=e.clientWidth;if(!this.hasAttribute("fill"))return{width:s,height:t,isFixed:!1};
this.getAttribute("scale")==="auto"&&this.#x(),this.#ut();let{above:i,below:o}=this.#F();this.style.setProperty("--below",
`${Math.ceil(o)}px`);let r=Math.max(Math.floor(this.offsetHeight-i-o),En);return{width:s,height:r,isFixed:!0}}get#ht(){let t=Math.
min(1,this.#d),[e,s]=[this.offsetWidth,this.offsetHeight],i=Math.min(e/nt.width,s/nt.height)/t;return e<s||i>1||i*t<nt.least?
1:i}#ut(){let[t,e]=[this.offsetWidth/this.#d,this.offsetHeight/this.#d],s=xn.filter(([,i,o])=>e<i||t<o).map(([i])=>i).join(
" ");this.dataset.room!==s&&(this.dataset.room=s)}#F(){let{plot:t,details:e,exports:s}=this.#n,i=this.getBoundingClientRect(),
o=i.height/this.offsetHeight||1,r=[e,s].filter(a=>a.offsetHeight).map(a=>a.getBoundingClientRect()),c=r.length?Math.max(
...r.map(({bottom:a})=>a))-Math.min(...r.map(({top:a})=>a)):0;return{above:(t.getBoundingClientRect().top-i.top)/o,below:c/
o}}#ft(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let e of this.querySelectorAll("deta\
ils"))e.open&&(e.open=e===t);requestAnimationFrame(()=>this.#M())}#M(){if(!this.#t)return;let{width:t,height:e}=this.#T(
R(this.#t));t&&this.#h!==`${t}×${e}`&&this.#c()}#dt(t,e){this.setAttribute(t,String(e)),this.#s("option",{[t]:e})}#L(){
let t=this.#t;if(!t)return!1;let e=this.hasAttribute("lenient")?null:ft(this.#o,this.#I);if(e)return this.#U(new Error(e.
message)),this.#A=e.name,!1;let s=E(t),i="";if(this.#o.length&&!A(t)){let o=this.#i;this.#n.controls.show(o);for(let c of t.
data)c.meta&&(c.visible=Object.entries(c.meta).every(([a,l])=>o[a]===l));pt(t,o);let{summaries:r}=s;r&&(s.summary=r.texts[dt(
this.#o,r.by,o)]??""),i=`: ${V(this.#o,o)}`}return this.#n.summary.replaceChildren(...Y(s.summary??"")),this.#n.plot.setAttribute(
"aria-label",`${s.title}${i}. ${s.summary??""}`),this.#G(),!0}get#i(){return ut(this.#o,this.#I)}#G(){let{details:t}=this.#n;
if(!t.open||!this.#t)return;let e=document.createElement("div");e.className="table-frame",e.tabIndex=0,e.setAttribute("r\
ole","region"),e.setAttribute("aria-label",`Numbers: ${E(this.#t).title}`),e.append(...this.#mt().map(bt)),t.querySelector(
".table-frame")?.remove(),t.append(e)}#mt(){return this.#t?gt(this.#t,this.#i):[]}async#pt(t,e){let s=this.#t;if(!s)throw new Error(
"There is no figure to save yet.");return{address:A(s)?await this.#e?.address(t,e)??"":await ie(this.#gt(s),t,e),meta:E(
s),selection:V(this.#o,this.#i)}}#gt(t){let{data:e,layout:s}=structuredClone(t),i=this.#T(s.height),{paper_bgcolor:o,plot_bgcolor:r}=s.
template.layout,c=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),a=this.#B({data:e,layout:s},
i),l=c?{}:{paper_bgcolor:o,plot_bgcolor:r};return{data:a.data,layout:{...a.layout,width:i.width,...l}}}get#q(){let t=this.
getAttribute("model")??this.getAttribute("lesson"),{model:e=t}=Object(at(this.getAttribute("against")??"{}")),s=[t,e!==t&&
`minus-${e}`,this.getAttribute("view"),this.hasAttribute("against")&&"difference"],i=this.getAttribute("name")??s.filter(
Boolean).join("-"),o=this.#i,c=this.#o.filter(({name:a,values:l})=>o[a]!==l[0]).map(({name:a})=>typeof o[a]=="number"?`${a}\
-${o[a]}`:o[a]);return[i,...c].join("-")}get#V(){return{server:this.#f,path:this.#E,view:this.getAttribute("view")??"",values:{
...this.#H.query,...this.#i}}}get#Y(){let t=this.getAttribute("theme")??document.documentElement.dataset.askedTheme,e=le.
map(s=>[s,this.getAttribute(s)??""]).filter(([s="",i])=>this.hasAttribute(s)&&H(s,i??""));return{...t&&{theme:t},...Object.
fromEntries(e)}}#bt(){let t=new URL(location.href);t.hash=this.id;let e=this.id?t.href:null;if(!(!this.hasAttribute("sou\
rce")&&N.answers))return{link:e,embed:null,json:null,offline:null};let i=this.#V;return{link:e,embed:I("embed",this.#J(i)),
json:I("json",i),offline:I("offline",i)}}#J(t){let{controls:e,...s}=this.#Y,i={...t.values,...s,...e&&e!=="some"&&{controls:e}};
return{...t,values:i}}#wt(t){let e=this.#V,{title:s,summary:i=""}=E(t),o=["model","lesson","view","reads",...ot,...Object.
keys(it)],r=[...this.attributes].filter(({name:f})=>o.includes(f)),{theme:c,...a}=this.#Y,l=c?.replace(/^transparent-?/,
""),h={...Object.fromEntries(r.map(({name:f,value:d})=>[f,d])),...this.#i,...l&&{theme:l},...a},u=this.#J(e);return{title:s,
caption:i,name:this.#q,server:e.server,embed:I("embed",u),picture:I("picture",u),attributes:Object.fromEntries(Object.entries(
h).map(([f,d])=>[f,String(d)]))}}};function ae(n){return n instanceof O&&n.status===0}function Sn(){let n=document.createElement(
"span");return n.className="beside-browser-answer",n.textContent=Ln,n}function In(n){let t=Object.entries(n).map(([e,s])=>{
if(!/^[xy]axis/.test(e))return[e,s];let i=s,o=n[e.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,r=i.type==="category"&&
!i.categoryarray&&o;return[e,r?{...i,categoryorder:"array",categoryarray:o}:i]});return Object.fromEntries(t)}customElements.
define("pointer-view",rt);
