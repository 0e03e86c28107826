import{e as bt}from"./site-MTA6IX37.js";import{a as Et}from"./site-GEZEHFQA.js";import{a as J}from"./site-SONR56G4.js";
import{d as gt}from"./site-E2HDMIBS.js";import{a as K,b as A,c as v,d as z}from"./site-BRGEYACT.js";import{
b as $t,c as kt,d as Tt,e as Z}from"./site-BJF663HL.js";import{a as vt,b as xt}from"./site-62BCFDPO.js";import{
a as _,b as wt,c as N,f as Y,j as yt,l as H,m as At}from"./site-C225MOGC.js";var Ot={min:.5,max:4},Se={controls:["none","some","all"],caption:["none","title","all"]};function U(n,t){return n==="sca\
le"&&t!=="auto"?t.trim()!==""&&Number(t)>=Ot.min&&Number(t)<=Ot.max:n==="scale"?!0:n==="controls"||n==="caption"?Se[n].includes(
t):CSS.supports("color",t)}var Mt=Promise.resolve();function Lt(n){let t=Mt.then(Ie).then(n);return Mt=t.catch(()=>{}),t}function Ie(){let{scheduler:n}=globalThis;
return n?n.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var Q={width:960,height:540};function It(n){return{"HTML frame":_t(n),"Web component":_e(n),Markdown:jt(n),Quarto:Ne(n),
LaTeX:je(n)}}function _t(n){let{title:t,embed:e}=n;return`<iframe src="${O(e)}" title="${O(t)}" width="${Q.width}" heigh\
t="${Q.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%">${Nt(n)}</iframe>`}function _e(n){let{
server:t,attributes:e}=n,s=Object.entries({server:t,...e}).map(([i,r])=>r===""?i:`${i}="${O(r)}"`);return`<script src="${O(
new URL("pointer-view.js",t).href)}" defer><\/script>
<pointer-view ${s.join(" ")}>${Nt(n)}</pointer-view>`}function Nt({title:n,caption:t,embed:e,picture:s}){let i=[n,t].filter(
Boolean).join(". ");return`<a href="${O(e)}"><img src="${O(s)}" alt="${O(i)}" width="${Q.width}"></a>`}function jt({title:n,
embed:t,picture:e}){return`[![${Ce(n)}](<${St(e)}>)](<${St(t)}>)`}function Ne(n){return['::: {.content-visible when-form\
at="html"}',"```{=html}",_t(n),"```",":::",'::: {.content-visible unless-format="html"}',jt(n),":::"].join(`
`)}function je({title:n,caption:t,name:e,embed:s,picture:i}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${i}`,`% As lines: pointerscope export MODEL VIEW --out ${e}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${Re(s)}}{\\includegraphics[width=\\linewidth]{${e}}}`,`  \\caption{${We([n,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function O(n){return n.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Ce(n){return n.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function St(n){return n.replaceAll("<","%3C").replaceAll(
">","%3E")}function Re(n){return n.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var Pe={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},He=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
ze={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},Ue=/[ąęįųĄĘĮŲ]/,Be=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function We(n){return[...n.normalize("NFC").replace(
/\s/g," ").replace(Be,"")].flatMap(e=>[...ze[e]??De(e)]).map(e=>Pe[e]??Fe(e)).join("")}function De(n){return Ue.test(n)?
n.normalize("NFD").slice(0,1):n}function Fe(n){return/[&%$#_{}]/.test(n)?`\\${n}`:He.test(n)?n:"?"}var Ge=[1,2,4],qe=2;function Rt({name:n,links:t,view:e,picture:s,csv:i,json:r}){let o=document.createElement("div");o.className=
"view-take";let c={link:B("Link"),embed:B("Embed"),json:B("JSON"),offline:B("Offline file")};c.json.target="_blank",c.offline.
title="One HTML file with this whole view inside, for use without a network";let a=j("JSON",()=>Ct(r(),`${n()}.json`,"ap\
plication/json")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does n\
ot answer.";let h=Ve(()=>{let{link:m,embed:g}=t(),w=g?e():null;return{...m&&{Address:m},...w&&It(w)}}),u=()=>{let m=t();
for(let g of Object.keys(c)){let w=m[g];c[g].hidden=w===null,w!==null&&(c[g].href=w)}c.json.download=`${n()}.json`,a.hidden=
m.json!==null,h.hidden=m.link===null&&m.embed===null,l.hidden=N.answers};for(let m of["pointerenter","focusin"])o.addEventListener(
m,u);let f=document.createElement("select");f.setAttribute("aria-label","Size of the PNG"),f.append(...Ge.map(m=>{let g=m===
qe;return new Option(`${m}×`,String(m),g,g)}));let d=async m=>{let{address:g,meta:w,selection:$}=await s(m,Number(f.value)),
k=w.origin??t().embed??location.href,T=[w.title,$].filter(Boolean).join(": ");J(Et(g,m,{title:T,origin:k}),`${n()}.${m}`)},
p=()=>Ct(`\uFEFF${i()}`,`${n()}.csv`,"text/csv;charset=utf-8"),b=document.createElement("span");return b.append(j("PNG",
()=>d("png"))," ",f),o.append(c.link,c.embed,b,j("SVG",()=>d("svg")),j("CSV",p),c.json,a,c.offline,h,l),u(),o}function Ve(n){
let t=document.createElement("details");t.className="view-codes";let e=document.createElement("summary");e.textContent="\
Copy";let s=document.createElement("p"),i=document.createElement("textarea");Object.assign(i,{readOnly:!0,rows:4,hidden:!0,
spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let o=document.createElement("div");
o.className="view-sheet",o.append(s,i),t.append(e,o),t.addEventListener("toggle",()=>{if(!t.open)return;r.textContent="",
i.hidden=!0;let a=Object.entries(n()).map(([l,h])=>j(l,()=>c(l,h)));s.replaceChildren(...a,r)});let c=async(a,l)=>{i.value=
l,i.hidden=!1,i.setAttribute("aria-label",a);let h=await Ye(l);h||i.select(),r.textContent=h?"Copied.":"Selected; copy i\
t with the keyboard."};return t}async function Ye(n){return navigator.clipboard?navigator.clipboard.writeText(n).then(()=>!0,
()=>!1):!1}function B(n){let t=document.createElement("a");return t.textContent=n,t}function j(n,t){let e=document.createElement(
"button");return e.type="button",e.textContent=n,e.addEventListener("click",t),e}function Ct(n,t,e){J(new Blob([n],{type:e}),
t)}var Pt={width:420,height:200},Je=300,M=2,y=20,E=8,Ke=13,Ut=.75,Ze=3,Qe=7.5,Xe=44,tn=18,Bt=240,Wt=90,Dt=56,Ft=90,en=48,nn=1.3,
sn=.6,rn=9,Gt=1.4,qt=["coloraxis","coloraxis2"];function Vt({data:n,layout:t},{width:e,height:s,isFixed:i,scale:r}){if(!e)
return{data:n,layout:t};let o={width:e/r,height:s/r},c=i&&(o.width<Pt.width||o.height<Pt.height),a={...o,isFixed:i,isTiny:c,
isNarrow:o.width<560,scale:r},l=c?on(t,t.meta.small??{}):t;if(!i)return{data:n,layout:{...l,...zt(n,l,a)}};let h=an(cn(n,
l),a),u={...h,...zt(n,h,a),...hn(n,h,a),...dn(h,a)};return{data:vn(n,h,a.height),layout:u}}function on(n,t){return Yt(n,
t)}function Yt(n,t){if(!Ht(n)||!Ht(t))return t;let e={...n};for(let[s,i]of Object.entries(t))e[s]=Yt(n[s],i);return Object.
fromEntries(Object.entries(e).filter(([,s])=>s!==null))}function Ht(n){return typeof n=="object"&&n!==null&&!Array.isArray(
n)}function Jt(n,t){return Object.entries(n).filter(([s])=>t.test(s))}function Kt(n,t){return n[`yaxis${(t??"y").slice(1)}`]}
function Zt(n){return Jt(n,/^yaxis/).map(([,t])=>t.domain??[0,1])}function Qt(n,t){return n[t]}function cn(n,t){let{xaxis:e}=t,
s=n.find(o=>(o.xaxis??"x")==="x"&&Array.isArray(o.x))?.x,i=Array.isArray(s)?s.filter(o=>typeof o=="string"):[],r=Array.isArray(
s)&&i.length===s.length;return e?.tickangle!==-90||e.tickvals||!i.length||!r?t:{...t,xaxis:{...e,tickmode:"array",tickvals:i,
ticktext:i}}}function an(n,{width:t,isTiny:e,scale:s}){let{xaxis:i,yaxis:r,meta:o}=n,c=i?.ticktext;if(!i||i.tickangle!==
-90||!c||c.length<=M)return n;let a={...i,tickangle:0};if(o.visit_axes?.includes("xaxis")&&o.visit_axes.includes("yaxis")&&
r?.ticktext?.join()===c.join()){let d=c.map((b,m)=>W(b,m,1/0)),p=c.map((b,m)=>String(m+1));return{...n,xaxis:{...a,ticktext:p},
yaxis:{...r,ticktext:d}}}let[h,u]=i.domain??[0,1],f=(u-h)*(t-(e?Wt:Bt))/c.length;for(let d of[1,Ut]){let p=c.map((m,g)=>ln(
W(m,g,1/0),f/d));if(p.includes(""))continue;let b={...i.tickfont,size:d*s*n.template.layout.font.size};return{...n,xaxis:{
...a,ticktext:p,...d<1&&{tickfont:b}}}}return n}function ln(n,t){let e=Math.floor(t/E)-1,s=[];for(let i of n.split(" ")){
let r=s.at(-1);if(i.length>e)return"";r!==void 0&&r.length+1+i.length<=e?s[s.length-1]=`${r} ${i}`:s.push(i)}return s.length<=
Ze?s.join("<br>"):""}function hn(n,t,{width:e,height:s,isTiny:i,scale:r}){let o=un(n,t),c=Math.max(...o.map(g=>g.length*
E+en)),a=Math.ceil(o.length/Math.max(1,Math.floor(e/c))),l=o.length>0&&a*y>s/(i?4:3),h=o.length>0&&!l,u=fn(t,s,r),d=((u.
annotations?.find(({font:g})=>g?.size)?.font?.size??0)/r||y)*Gt+2,p=Math.min(t.margin?.t??8,h?a*y+4:t.annotations?.length?
d:8),b=qt.some(g=>Qt(t,g)?.colorbar?.orientation==="h"),m=!t.margin||b&&!i;return{...l&&{showlegend:!1},...!m&&{margin:{
...t.margin,t:Math.ceil(p*r)}},...u}}function un(n,t){if(t.showlegend===!1)return[];let e=new Map,s=0;for(let{name:i,type:r,
visible:o,showlegend:c,legendgroup:a}of n)!i||(c===!1||o===!1)||["heatmap","contour"].includes(r)||(s+=1,e.set(a||i,i.replace(
/<[^>]*>/g,"")));return s>1||t.showlegend?[...e.values()]:[]}function fn(n,t,e){let{annotations:s=[],template:i}=n,r=({yref:f,
yanchor:d})=>f==="paper"&&d==="bottom",o=s.filter(r);if(!o.length)return{};let c=Zt(n).map(([f])=>f),a=o.filter(({y:f})=>f<
1).map(({y:f})=>Math.min(...c.map(d=>d-f).filter(d=>d>0),1-f)),l=i.layout.font.size,h=Math.min(l,Math.min(1,...a)*(t-y)/
Gt);if(h>=l)return{};let u=Math.max(rn,h*e);return{annotations:s.map(f=>r(f)?{...f,font:{...f.font,size:u}}:f)}}function dn(n,{
height:t,isTiny:e}){let s=Math.floor(t/3/E),i=t-Xt(n,1/0,s)-Dt,r={};for(let o of qt){let c=Qt(n,o);c&&(e?r[o]={...c,showscale:!1}:
r[o]=mn(n,o,c,i))}return r}function mn(n,t,e,s){let i=e.colorbar??{};if(s>=Je||i.ticktext||i.orientation==="h")return e;
let r=n.template.layout[t],o=i.tickvals??r?.colorbar?.tickvals,c=(i.len??1)*s;if(!o){let u=Math.max(M,Math.floor(c/y/1.5));
return{...e,colorbar:{...i,nticks:u}}}let[a,l]=[e.cmin??o[0]??0,e.cmax??o.at(-1)??1],h=[];for(let u of o){let f=h.at(-1);
(f===void 0||(u-f)/(l-a)*c>=y)&&h.push(u)}return{...e,colorbar:{...i,tickvals:h}}}function zt(n,t,e){let{width:s,height:i,
isFixed:r,isTiny:o,isNarrow:c}=e,a=c?s:1/0,l=r?Math.floor(i/3/E):1/0,h=Xt(t,a,l),u=r?h?Dt:Ft:0,f=Math.max(i-h-(o?2*y:u),
y),d=o?s-Wt:Math.max(s-Bt,60);return Object.fromEntries(Jt(t,/^[xy]axis/).map(([p,b])=>{let m=p.startsWith("x"),g=r&&m?yn(
b,t,f):b,[w,$]=g.domain??[0,1],k=($-w)*(m?d:f),T=t.template.layout.font.size*e.scale,x=bn(g,m,k,T,e),pt=(m?void 0:pn(n,p,
g))??t.meta.priority?.[p];return[p,wn(x,{isX:m,length:k,fontSize:T,upright:l,priority:pt},e)]}))}function pn(n,t,{tickvals:e=[]}){
let s=new Map;for(let{type:i,orientation:r,yaxis:o="y",x:c,y:a,z:l}of n){let u=i==="heatmap"?l:i==="bar"&&r==="h"?c:void 0;
if(!(o!==t.replace("axis","")||!u||!Array.isArray(a)))for(let[f,d]of a.entries()){let p=[u[f]??0].flatMap(m=>gn(m)?[...m]:
m),b=Math.max(...p.map(m=>Math.abs(Number(m))||0));s.set(d,Math.max(b,s.get(d)??0))}}return Math.max(0,...s.values())>0?
e.map(i=>s.get(i)??0):void 0}function gn(n){return typeof n=="object"&&n!==null&&Symbol.iterator in n}function bn(n,t,e,s,{
isTiny:i,isFixed:r}){let o=n.title?.text??"";if(!i)return r&&!t&&o.length*E>nn*e?{...n,title:{}}:n;let[c,a]=n.domain??[0,
1];if(!t||!o||n.side==="top"||a-c>sn)return{...n,title:{}};let l=Math.max(4,Math.floor(e/(E-1))+1),h=o.length>l?`${o.slice(
0,l-1)}…`:o;return{...n,title:{...n.title,standoff:0,font:{size:s-2},text:h}}}function wn(n,{isX:t,length:e,fontSize:s,
upright:i,priority:r},o){let{width:c,isFixed:a,isTiny:l,isNarrow:h}=o,{ticktext:u,tickvals:f=[]}=n;if(n.visible===!1||n.
showticklabels===!1)return n;if(!u)return a||h&&t?An(n,t,e,o):n;let d=u.length;if(l&&t&&d===1&&n.tickangle===0&&(u[0]??"").
length*E>e-E)return{...n,tickfont:{size:.75*s}};if(d<=M&&(t||!a||e>=y))return n;let b=!t&&a&&e/d<y,m=t&&n.tickangle===0&&
u.every(x=>/^\d+$/.test(x)),g=E*(String(d).length+1),w=Math.floor(e/(b?Ke:m?g:y)),$=d<=M?[d-1]:xn(d,w,r),k=t&&n.tickangle!==
0?i:1/0,T=te(u,h?c:1/0,k);return{...n,...b&&{tickfont:{...n.tickfont,size:Ut*s}},tickvals:$.map(x=>f[x]??x),ticktext:$.map(
x=>T[x]??"")}}function yn(n,t,e){let[s]=Kt(t,n.anchor)?.domain??[0,1],i=Zt(t).map(([,c])=>c),r=Math.max(...i.filter(c=>c<=
s),-1/0),o=(s-r)*e;return n.side==="top"||o>2.4*y?n:{...n,title:{},...o<.9*y&&{showticklabels:!1}}}function An(n,t,e,{isTiny:s,
isNarrow:i}){let r=Math.max(M,Math.floor(e/(t?Xe:y*1.5)));if(n.tickvals){let h=t?1:Math.ceil(n.tickvals.length/r);return{
...n,tickvals:n.tickvals.filter((u,f)=>f%h===0)}}let{dtick:o,...c}=n;if(n.type==="category")return t?n:{...c,nticks:Math.
max(M,Math.floor(e/tn))};let a=i&&t&&n.nticks&&!s?M:r,l=Math.min(n.nticks??1/0,a);return s||n.nticks||l<5?{...c,nticks:l}:
n}function vn(n,t,e){return n.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let i=Kt(t,s.yaxis),[r,o]=i?.domain??
[0,1],c=i?.ticktext?.length;return c===void 0?s:(o-r)*(e-Ft)<c*y?{...s,texttemplate:""}:s})}function xn(n,t,e){let s=[...Array(
n).keys()];if(n<=t)return s;let i=Math.max(1,Math.ceil(n/Math.max(1,t)));if(!e)return s.filter(o=>o%i===0);let r=[];for(let o of[
...s].sort((c,a)=>(e[a]??0)-(e[c]??0)))r.every(c=>Math.abs(c-o)>=i)&&r.push(o);return r.sort((o,c)=>o-c)}function Xt({xaxis:n},t,e){
let s=n?.tickangle===0?[]:n?.ticktext??[],i=te(s,t,e).map(r=>r.length);return Math.max(0,...i)*Qe}function te(n,t,e){return n.
map((r,o)=>En(r,o,t,e)).every((r,o)=>r===n[o])?n:n.map((r,o)=>W(r,o,e,t))}function En(n,t,e,s){return e===1/0&&n.length<=
s?n:W(n,t,s,e)}function W(n,t,e,s=1/0){let i=s<1/0,r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(n)??[],[,o="",c="",
a=""]=r,[l="",h]=c.split(" · "),u=e<1/0?14:1/0,f=Math.min(i?Math.max(5,Math.floor(s/48)):u,e),d=l.length>f&&!l.includes(
"&")?`${l.slice(0,f-1)}…`:l;return o+(h?`${t+1} ${d}`:d)+a}var $n={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array};
function C(n){if(Array.isArray(n))return kn(n);if(!("bdata"in n))return{values:n,shape:[n.length]};let t=$n[n.dtype];if(!t)
throw new Error(`An array has the unknown type ${n.dtype}.`);let e=new t($t(n.bdata).buffer),s=n.shape?String(n.shape).split(
",").map(Number):[e.length];return{values:e,shape:s}}function kn(n){if(!(typeof n[0]=="object"&&n[0]!==null))return{values:n,
shape:[n.length]};let e=n;return{values:e.flatMap(s=>Array.from(s)),shape:[e.length,e[0]?.length??0]}}function R({values:n,
shape:t},e){let[,...s]=t,i=s.reduce((r,o)=>r*o,1);return{values:Tn(n,e*i,(e+1)*i),shape:s}}function ee({values:n,shape:t}){
return t.length<2?n:X({values:n,shape:t})}function X(n){return Array.from({length:n.shape[0]??0},(t,e)=>R(n,e).values)}function Tn(n,t,e){
return Array.isArray(n)?n.slice(t,e):n.subarray(t,e)}function se(n,t){return Object.fromEntries(n.map(({name:e,values:s,value:i})=>[e,s.find(r=>String(r)===t(e))??i]))}function ie(n,t){
for(let{name:e,values:s}of n){let i=t(e);if(i===null||s.map(String).includes(i))continue;let r=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:e,message:`There is no ${e} ${i}; ${r}.`}}return null}
function re(n,t,e){return t.reduce((s,i)=>{let r=n.find(({name:o})=>o===i)?.values??[];return s*r.length+r.indexOf(e[i]??
"")},0)}function et(n,t){return n.map(s=>{let i=nt(s,t);return typeof i=="number"?`${s.title.toLowerCase()} ${i}`:i}).join(
", ")}function nt(n,t){return oe(n)[n.values.indexOf(t[n.name]??"")]}function oe({values:n,labels:t}){return t??n}var D=class{#r;#t;#e="";#i=0;#c=null;constructor(t,e){
this.#r=t,this.#t=e}offer({choices:t=[],player:e},s,i){let r=t.length?[]:s.filter(a=>a.meta),o=JSON.stringify([t.map(({name:a,
values:l,labels:h})=>[a,l,h]),r.map(({name:a,meta:l})=>[a,l])]);if(this.#e===o)return;this.#e=o,this.pause(),this.#c=null,
this.#r.replaceChildren(...t.map(a=>this.#u(a))),r.length&&i&&this.#r.append(this.#d(r));let c=t.find(({name:a})=>a===e);
c&&this.#r.append(...this.#m(c))}show(t){for(let[e,s]of Object.entries(t)){let i=this.#r.querySelector(`select[name="${e}\
"]`);i instanceof HTMLSelectElement&&(i.value=String(s))}}pause(){clearInterval(this.#i),this.#i=0,this.#c&&(this.#c.textContent=
"Play")}#u(t){let{name:e,title:s,values:i}=t,r=document.createElement("select");r.name=e;let o=oe(t);return r.append(...i.
map((c,a)=>new Option(String(o[a]),String(c)))),r.addEventListener("change",()=>{this.pause();let c=i[r.selectedIndex];c!==
void 0&&this.#t.select(e,c)}),ne(s,r)}#d(t){let e=document.createElement("select");return e.append(new Option("…",""),
...t.map((s,i)=>new Option(s.name,String(i)))),e.addEventListener("change",()=>{let s=e.value?t[Number(e.value)]:void 0;
s?.meta&&this.#t.open(s.meta),e.value=""}),ne("Open",e)}#m({name:t,title:e,values:s}){let i=()=>s.indexOf(this.#t.selected()[t]??
""),r=h=>{let u=s[Math.max(0,Math.min(s.length-1,h))];u!==void 0&&this.#t.select(t,u)},o=h=>{this.pause(),r(i()+h)},c=tt(
"Play",()=>{if(this.#i){this.pause();return}i()===s.length-1&&r(0),c.textContent="Pause",this.#i=setInterval(()=>{r(i()+
1),i()===s.length-1&&this.pause()},1200)});this.#c=c;let a=tt("‹",()=>o(-1)),l=tt("›",()=>o(1));return a.setAttribute(
"aria-label",`${e} back`),l.setAttribute("aria-label",`${e} forward`),[a,c,l]}};function ne(n,t){let e=document.createElement(
"label");return e.append(`${n} `,t),e}function tt(n,t){let e=document.createElement("button");return e.type="button",e.textContent=
n,e.addEventListener("click",t),e}var ae="all",ce=new WeakMap;function le({data:n,layout:t},e){let{meta:s}=t;for(let i of s.parts??[]){let r=n[i.trace];if("\
lines"in i){let o=P(i.lines,s,e);Object.assign(r,Mn(o,e[i.row],i))}else r[i.attribute]=ee(P(i.is,s,e))}for(let{axis:i,option:r,
titles:o}of s.axis_titles??[]){let c=t[i],{title:a}=c.colorbar??c,l=o[he(s,e,r)];(c.colorbar??c).title={...a,text:l}}}function he(n,t,e){
let{values:s=[]}=n.choices?.find(({name:i})=>i===e)??{};return t[e]===ae?0:s.indexOf(t[e]??"")}function P(n,t,e){let s=On(
t);return{values:bt(n,(r,o=[])=>{let c=s[r];if(!c)throw new Error(`The figure has no array ${r}.`);return o.reduce((a,l)=>R(
a,he(t,e,l)),c).values}),shape:n.at(-1)?.shape??[]}}function On(n){let t=ce.get(n);return t||(t=Object.fromEntries(Object.
entries(n.arrays??{}).map(([e,s])=>[e,C(s)])),ce.set(n,t)),t}function Mn({values:n,shape:t},e,{above:s,to:i}){let r=[],o=[],
[c=0,a=0]=t;for(let l=0;l<c;l+=1)if(!(e!==ae&&l!==e))for(let h=0;h<a;h+=1){let u=Number(n[l*a+h]);u<=s||u>i||(r.push(0,1,
null),o.push(l,h,null))}return{x:r,y:o}}function st(n,t){let{table:e}=v(n);if(e&&"rows"in e)return[e];if(A(n))return[];let{data:s,layout:i}=n,r=e?[In(e,i.meta,t)]:
[];return e&&!e.beside?r:[...me(s).map(o=>pe(i,o)),...r]}function de(n,t){let{cells:e,choices:s,table:i}=v(n),r=e&&!A(n)?
[Sn(n,e)]:st(n,t).map((l,h,{length:u})=>u>1?Ln(l):l),o=r[0]?.columns??[],c=i&&"rows"in i?[]:(s??[]).filter(({name:l})=>!o.
includes(l)),a=c.map(l=>nt(l,t));return xt({columns:[...c.map(({name:l})=>l),...o],rows:r.flatMap(({rows:l})=>l.map(h=>[
...a,...h]))})}function Ln({columns:[n="",...t],rows:e}){return{columns:["table","row","column","value"],rows:e.flatMap(
([s,...i])=>i.map((r,o)=>[n,s,t[o],r]))}}function me(n){return n.filter(t=>t.type==="heatmap"&&t.visible!==!1)}function Sn({
data:n,layout:t},e){let s=me(n),i=s.flatMap(r=>{let{columns:o,rows:c}=pe(t,r),a=Object.values(r.meta??{});return c.flatMap(
([l,...h])=>h.map((u,f)=>[...a,l,o[f+1],u]))});return{columns:[...Object.keys(s[0]?.meta??{}),...e],rows:i}}function In(n,t,e){
let{columns:s,labels:i}=n;if("values"in n){let o=n.values.map(c=>P(c,t,e).values);return{columns:s,rows:i.map((c,a)=>[c,
...o.map(l=>l[a])])}}let r=X(P(n.matrix,t,e));return{columns:s,rows:i.map((o,c)=>[o,...Array.from(r[c]??[])])}}function pe(n,t){
let e=C(t.z??[]),s=ue(n,t,"y").map((i,r)=>[i,...Array.from(R(e,r).values)]);return{columns:[t.name??"",...ue(n,t,"x")],rows:s}}
function ue(n,t,e){let s=t[e];if(Array.isArray(s))return s.map(a=>fe(String(a)));let i=n[`${e}axis`],o=n[`${e}axis${(t[`${e}\
axis`]??e).slice(1)}`]?.categoryarray??i?.categoryarray;if(o)return o.map(fe);let{shape:c}=C(t.z??[]);return[...Array(c[e===
"y"?0:1]??0).keys()].map(String)}function fe(n){return n.replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;",
"&")}var _n=12,L=new Map,it=new Map;function ct(n,t){let e=JSON.stringify(Object.values(n)),s=L.get(e)??new Map;L.delete(e),L.
set(e,s);for(let o of L.keys()){if(L.size<=_n)break;L.delete(o)}let i=s.get(t);if(i)return i;let r=new Promise((o,c)=>Nn(
e,n,t,{resolve:o,reject:c}));return s.set(t,r),r.catch(()=>s.delete(t)),r}function Nn(n,t,e,s){let i=it.get(n);if(i){i.views.
set(e,s);return}let r=new Map([[e,s]]);it.set(n,{query:t,views:r}),setTimeout(()=>{it.delete(n),jn(t,r)},0)}async function jn(n,t){
let{server:e,path:s,query:i,theme:r}=n,o=[...t.keys()].sort().join(",");try{let c=await Y(`${s}/figures?${H({...i,views:o,
theme:r})}`,{},e);for(let[a,{resolve:l}]of t)l(c[a])}catch(c){let a=t.size>1&&c instanceof _&&[404,422,500].includes(c.status);
for(let[l,{resolve:h,reject:u}]of t)a?Cn(n,l).then(h,u):u(c)}}function Cn({server:n,path:t,query:e,theme:s},i){let r=H({
...e,theme:s});return Y(`${t}/views/${encodeURIComponent(i)}?${r}`,{},n)}var rt=new Map;async function be(n,t){let e=rt.
get(n),s=e??(n.startsWith("#")?Rn(n.slice(1)):Pn(n));e||(rt.set(n,s),s.catch(()=>rt.delete(n)));let i=await s;if(A(i))return i;
let{templates:r={}}=i.layout.meta,o=r[t];if(!o)return i;let c=ge(o),a=new Map;for(let f of Object.values(r))ge(f).forEach(
(d,p)=>{a.set(d,c[p]??d)});let{data:l,layout:h}=ot({data:i.data,layout:i.layout},a),{meta:u}=i.layout;return{...i,data:l,
layout:{...h,meta:u,template:o}}}function ge(n){return n.layout.colorway}function ot(n,t){return Array.isArray(n)&&["str\
ing","object"].includes(typeof n[0])&&!Array.isArray(n[0])?n.map(s=>ot(s,t)):n?.constructor===Object?Object.fromEntries(
Object.entries(n).map(([s,i])=>[s,ot(i,t)])):t.get(n)??n}async function Rn(n){let t=document.getElementById(n);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function Pn(n){let t=await fetch(new URL(
n,document.baseURI)).catch(()=>null);return t?.ok?t.json():yt(t?.status??0,"The figure could not be loaded; reload the p\
age to try again.")}function S(n,{server:t,path:e,view:s,values:i}){let r=encodeURIComponent(s),o=e.startsWith("lessons/"),
c=o?`embed/${e}`:`embed/${e.replace("models/","")}/${r}`,a={embed:c,picture:`${c}/picture.png`,json:`api/${e}/views/${r}`,
offline:o?`api/${e}/offline`:`api/${e}/views/${r}/offline`},h=H({...o&&n!=="json"?{step:s}:{},...i}).toString();return new URL(
h?`${a[n]}?${h}`:a[n],t).href}var we=/<br ?\/?>/i,F=null;function ye(n,t,{width:e,height:s,scale:i},r=Fn){let{font:o}=t.template.layout,c={size:o.size*
i,family:String(o.family??"sans-serif")},a={l:8,r:8,t:8,b:8,...t.margin},l={};for(let[u,f]of Object.entries(t)){if(!/^[xy]axis/.
test(u))continue;let d=f,p=u.startsWith("x"),b=Hn(d,p,c,r);if(b===null||b&&!Wn(t,d,p))continue;l[u]={...d,automargin:!1};
let m=p?"b":"l";if(b&&(a[m]=Math.max(a[m],Math.ceil(b)+8)),b&&!p){let g=Math.ceil((d.tickfont?.size??c.size)/2);a.t=Math.
max(a.t,g),a.b=Math.max(a.b,g)}}let h=s-a.t-a.b;for(let u of["coloraxis","coloraxis2"]){let d=n.some(({coloraxis:m,visible:g})=>m===
u&&g!==!1)?Un(t,u,h,c,r):0,p=Math.min(12,a.l,a.t,a.b),b=(d+p+(1.02-1)*(e-a.l))/1.02;d&&(a.r=Math.max(a.r,Math.ceil(b)))}
for(let[u,f]of Object.entries(l)){if(!u.startsWith("x")||!f.ticktext||f.tickangle!==0)continue;let d=G(f.ticktext,{...c,
...f.tickfont},r).width;Bn(f,d,e,a)&&delete l[u]}return{...t,...l,margin:a}}function Hn(n,t,e,s){if(n.visible===!1)return 0;
let i=n.title?.text??"";if(n.showticklabels===!1)return i?null:0;let{ticktext:o,tickvals:c,tickangle:a=t?null:0,side:l}=n,
h=t&&a===-90;if(!o||!c||a!==0&&!h||l&&l!==(t?"bottom":"left")||n.ticks)return null;let f=n.tickfont?.size??e.size,d=G(o,
{...e,size:f},s);return 1+(h?d.width+.2*f:t?d.height:d.width)+zn(n,i,e)}function G(n,{size:t,family:e},s){let[i,r,o]=[0,
1,0];for(let c of n){let a=c.includes("<b>")?700:400,l=c.split(we);r=Math.max(r,l.length);for(let h of l){let u=s(Dn(h),
`${a} ${t}px ${e}`);i=Math.max(i,u.width),o=Math.max(o,u.descent)}}return{width:i,height:t+(r-1)*1.3*t+o}}function zn(n,t,e){
if(!t)return 0;let{font:s,standoff:i}=n.title,r=s?.size??Math.round(1.2*e.size),o=t.split(we).length-1;return r*(.7+o*1.3)+
(i??6)}function Un(n,t,e,s,i){let r=n[t]??{},c={...n.template.layout[t]?.colorbar,...r.colorbar},{tickvals:a,ticktext:l,
thickness:h,len:u=1}=c,f=c.orientation==="h"||"x"in c||"xanchor"in c;if(r.showscale===!1||f||!a?.length||!h)return 0;let d=G(
l??a.map(String),s,i),p=20+h,b=c.title?.text;if(!b)return p+1+d.width;let m=Math.round(1.2*s.size),g=G([b],{...s,size:m},
i).width,[w,$]=[r.cmin??a[0]??0,r.cmax??a.at(-1)??1],k=u*e-20;return a.some(x=>Math.abs((x-w)/($-w)-.5)*k<g/2+1.3*(s.size/
2))?p+1+d.width+1.45*m+2:p+10+1.25*m}function Bn({domain:n=[0,1],categoryarray:t,ticktext:e=[]},s,i,{l:r,r:o}){let[c,a]=n,
l=i-r-o,h=(a-c)*l/(t??e).length,u=Math.min(r+c*l,o+(1-a)*l);return(s-h)/2>u}function Wn(n,t,e){let s=t.anchor??(e?"y":"x"),
i=n[`${s[0]}axis${s.slice(1)}`],[r]=i?.domain??[0,1];return r===0}function Dn(n){return n.replace(/<[^>]*>/g,"").replace(
/&nbsp;/g," ").replace(/&#?\w+;/g,"&")}function Fn(n,t){if(F??=document.createElement("canvas").getContext("2d"),!F)return{
width:0,descent:0};F.font=t;let{width:e,fontBoundingBoxDescent:s}=F.measureText(n);return{width:e,descent:s}}function ve({x:n,y:t,xaxis:e,yaxis:s},i){let r=[Ae(e,n,i),Ae(s,t,i)];return[...new Set(r.filter(o=>o!==null))]}function Ae(n,t,e){
if(!n||t===void 0||!e.includes(n._name))return null;let s=n.type==="category"?n.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function xe(n,t,e){let s=n.querySelector(":scope > .view-marks")??n.appendChild(Gn());if(!n._fullLayout)
return;let i=n._fullLayout,{_subplots:r}=n._fullLayout,o=(r?.cartesian??[]).flatMap(c=>{let[,a,l]=/^x(\d*)y(\d*)$/.exec(
c)??[],[h,u]=[i[`xaxis${a}`],i[`yaxis${l}`]];if(!h||!u)return[];let f=[h,u].every(({_name:d})=>t.includes(d));return[[h,
u],[u,h]].flatMap(([d,p])=>d&&p&&t.includes(d._name)&&(f||d.anchor===p._id)?e.map(m=>qn(d,p,m)):[])});s.replaceChildren(
...o.filter(c=>c!==null))}function Gn(){let n=document.createElement("div");return n.className="view-marks",n}function qn(n,t,e){
if(!n._length)return null;let s=n._id.startsWith("x"),i=[n.l2p(e-.5),n.l2p(e+.5)],[r,o]=[Math.min(...i),Math.max(...i)];
if(!(o>0&&r<n._length)||!t._length)return null;let[c,a]=s?[n._offset+r,t._offset]:[t._offset,n._offset+r],[l,h]=s?[o-r,t.
_length]:[t._length,o-r],u=document.createElement("div");return Object.assign(u.style,{left:`${c}px`,top:`${a}px`,width:`${l}\
px`,height:`${h}px`}),u}var Ee="vendor/plotly/plotly-traces-4.1.1.min.js",at;function q(n){return window.Plotly?Promise.resolve(window.Plotly):(at??=
new Promise((t,e)=>{let s=document.createElement("script");s.src=n?new URL(`static/${Ee}`,n).href:new URL(`../${Ee}`,import.meta.
url).href;let i=()=>{at=void 0,s.remove(),e(new Error("The drawing library could not be loaded. Reload the page to try a\
gain."))};s.addEventListener("load",()=>window.Plotly?t(window.Plotly):i()),s.addEventListener("error",i),document.head.
append(s)}),at)}async function $e(n,t,e){let{width:s,height:i}=n.layout,c={svg:await(await q()).toImage(n,{format:"svg",
width:s,height:i,imageDataOnly:!0}),width:s,height:i};return t==="svg"?kt(c):Tt(c,e)}var ft={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventio\
ns",against:"against"},dt=["inputs","removed"],Vn=new Set(["server","source","model","lesson","view","theme","reads",...dt,
...Object.keys(ft)]),Le=["scale","accent","controls","caption"],Yn=new Set([...Le,"fill"]),ke=":scope > a",Te="pointer-v\
iew:hover",lt=matchMedia("(prefers-color-scheme: dark)"),Jn={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1,
showAxisDragHandles:!1},Kn=120,Zn=[["short",576,0],["low",352,0],["tight",288,352]],V={height:525,width:640,least:.75,most:4},
ht={width:944,height:524,least:.6},Qn="400px 0px",Oe=660,Xn="[data-answer]:not(pointer-view *)",ts=/^(\w+):(\d+)$/,es="T\
he server draws this chart, and it does not answer.",ns="The answer above is computed in this browser.",ss="Type visits,\
 or add a place, to see what the model answers.",I=null,ut=null,mt=class extends HTMLElement{#r=null;#t=null;#e=null;#i=0;#c=!1;#u="";#d=!1;#m="";#w=[];#y=!1;#v=new IntersectionObserver(
t=>{t.some(e=>e.isIntersecting)&&this.#j()},{rootMargin:Qn});#L=new ResizeObserver(()=>requestAnimationFrame(()=>this.#O()));#S=new MutationObserver(
t=>this.#K(t.map(({attributeName:e})=>e??"")));#I=t=>this.getAttribute(t);#p=()=>{if(!this.#e||!this.#t){this.#f();return}
this.#$(this.#A),this.#h()};#_=({target:t,detail:e})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(e.visits)};#N=({type:t})=>this.#st(t==="beforeprint");connectedCallback(){
this.#r??=this.#H(),this.#E(),document.addEventListener("pointerscope:theme",this.#p),document.addEventListener(Te,this.#_),
lt.addEventListener("change",this.#p);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#N);this.#L.
observe(this),this.#S.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#v.observe(this):this.#y=!0,this.#f()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#p),document.removeEventListener(Te,this.#_),lt.removeEventListener(
"change",this.#p);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#N);this.#L.disconnect(),this.#S.
disconnect(),this.#v.disconnect(),this.#n.controls.pause()}mark(t){t.join()!==this.#w.join()&&(this.#w=t,this.#D())}get chosen(){
return this.#t?this.#o:{}}get beats(){return this.#e?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:e}=this.#F();
return Math.ceil(t+z(this.#t)+e)}get#n(){return this.#r??=this.#H(),this.#r}#j(){this.#y=!0,this.#v.disconnect(),this.#f()}#K(t){
t.some(s=>Yn.has(s))&&(this.#E(),this.#h()),t.includes("beat")&&this.#C();let e=t.filter(s=>Vn.has(s)&&!this.#Z(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#y?this.#j():e.length?this.#f():this.#a.some(({name:s})=>t.includes(s))?this.#M()&&
this.#h():t.includes(this.#m)&&this.#f()}#Z(t){let e=this.#e;return!e||!this.#t?!1:(t==="theme"&&this.#p(),t==="theme"||
t==="interventions"&&e.follows(this.getAttribute(t)??""))}#C(){if(!this.#u)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#e?.tell(t>=1?t-1:null)}#Q(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#s("beat",{beat:t===null?null:t+1})}get#a(){return this.#t?v(this.#t).choices??[]:[]}#f(){this.#c||(this.#c=!0,
queueMicrotask(()=>{this.#c=!1,this.#tt()}))}get#x(){let[t,e]=this.hasAttribute("lesson")?["lessons",this.getAttribute("\
lesson")]:["models",this.getAttribute("model")];return e?`${t}/${encodeURIComponent(e)}`:""}get#g(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:wt.href}get#R(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#A(){let t=this.getAttribute("theme");return t===
"auto"?lt.matches?"dark":"light":(t??this.#R)==="dark"?"dark":"light"}get#b(){let t=this.getAttribute("scale");return t===
"auto"?this.#X:t!==null&&U("scale",t)?Number(t):1}get#X(){let{offsetWidth:t,offsetHeight:e}=this;if(!this.hasAttribute("\
fill")||!t||!e)return 1;let s=Math.round(10*Math.min(e/V.height,t/V.width))/10;return Math.min(V.most,Math.max(V.least,s))}#E(){
let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#b)):this.style.
removeProperty("--scale"),t&&U("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("--accent")}get#P(){
if(this.hasAttribute("lesson")){let e=dt.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.fromEntries(
e)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(ft).map(([e,s])=>[s,
this.getAttribute(e)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#tt(){let{needsHistory:t,query:e}=this.#P;
this.#i+=1;let s=this.#i,i=this.getAttribute("source"),r=this.getAttribute("view")??"",o=this.#x&&r&&(!t||e.visits||e.record);
if(!i&&!o){this.#k(ss);return}if(!this.#y){this.#k("");return}let c=this.#A;this.#$(c),this.setAttribute("aria-busy","tr\
ue");try{let a={server:this.#g,path:this.#x,query:e,theme:c},l=this.hasAttribute("server")?this.#g:"",[h]=await Promise.
all([i?be(i,c):this.#et(a,r),i?null:r===K?import("./site-IKPSIUR2.js"):q(l)]),u=A(h),f=u?await import("./site-IKPSIUR2.js"):
null;u||await q(l),await Lt(()=>{s===this.#i&&(this.#it(f?.NetworkDrawing??null,v(h).title),this.#t=u?h:structuredClone(
h),this.#ot(this.#t),this.#nt({...a,theme:"light"},r))})}catch(a){s===this.#i&&this.#U(a)}finally{s===this.#i&&this.removeAttribute(
"aria-busy")}}async#et(t,e){let s=e===K?this.#e:null,i=this.getAttribute("model")??"",r=await s?.compute(t,i,{isSilent:!1});
if(r)return r;try{return await ct(t,e)}catch(o){if(!Me(o))throw o;let c=await s?.compute(t,i,{isSilent:!0});if(!c)throw o;
return c}}#$(t){this.#R!==t?this.dataset.theme=t:delete this.dataset.theme}#nt(t,e){if(!this.#t||A(this.#t))return;let{template:s,
meta:i}=this.#t.layout,r=i.templates?.light;I??=r??(this.#A==="light"?s:null),!(I||this.hasAttribute("source"))&&(ut??=ct(
t,e),ut.then(o=>{A(o)||(I??=o.layout.template)}).catch(()=>{ut=null}))}#st(t){if(this.#d=t,!this.#t||!this.#u)return;let e=I??
this.#e;this.#$(t&&e?"light":this.#A),this.#h(),t||requestAnimationFrame(()=>this.#h())}#H(){let t=document.createElement(
"summary");t.textContent="Numbers";let e={title:this.#l("h3","view-title"),caption:this.#l("p","view-caption"),choices:this.#l(
"div","view-choices"),summary:this.#l("p","view-summary"),failure:this.#l("p","view-failure"),trust:this.#l("p","view-tr\
ust"),plot:this.#l("div","view-plot"),details:this.#l("details","view-table"),exports:Rt({name:()=>this.#q,links:()=>this.#bt(),
view:()=>this.#t&&this.#wt(this.#t),picture:(r,o)=>this.#pt(r,o),csv:()=>this.#t?de(this.#t,this.#o):"",json:()=>JSON.stringify(
this.#t)})};e.title.hidden=!e.title.textContent,e.failure.setAttribute("role","alert"),e.plot.role="img",e.details.append(
t),e.details.addEventListener("toggle",()=>this.#G());let s=new D(e.choices,{selected:()=>this.#o,select:(r,o)=>this.#dt(
r,o),open:r=>this.#s("open",r)}),i=this.querySelector(ke);i?.classList.add("view-stand-in"),this.replaceChildren(...Object.
values(e),...i?[i]:[]),this.addEventListener("toggle",({target:r})=>this.#ft(r),!0);for(let r of[e.plot,e.details,e.choices,
e.exports,e.failure])r.hidden=!0;return{...e,controls:s}}#l(t,e){let s=this.querySelector(`.${e}`),i=s instanceof HTMLElement?
s:document.createElement(t);return i.className=e,i}#it(t,e){if(t===null==(this.#e===null))return;let s=this.#n,i=s.plot.
cloneNode();i.removeAttribute("data-listening"),i.role=t?"group":"img",s.plot.replaceWith(i),s.plot=i,this.#e?.bar?.remove(),
this.#e=t?new t(i,{title:e,isProjected:this.hasAttribute("fill"),hover:r=>this.#s("hover",{visits:r}),told:r=>this.#Q(r),
acts:{server:()=>this.hasAttribute("source")?null:this.#g,answered:r=>this.#rt(r),resized:()=>requestAnimationFrame(()=>this.#O())}}):
null,this.#e?.bar&&s.summary.before(this.#e.bar)}#rt({figure:t,interventions:e}){this.#t=t;let{interventions:s}=this.#e??
{};s?this.setAttribute("interventions",s):this.removeAttribute("interventions"),this.#M()&&this.#h(),this.#s("interventi\
ons",e)}#z(t){let{plot:e,details:s,choices:i,exports:r,failure:o}=this.#n;for(let a of[e,s,i,r])a.hidden=t;o.hidden=!0;let c=this.#e?.
bar;c&&t&&(c.hidden=!0)}#k(t){this.#t=null,this.#m="",this.removeAttribute("aria-busy"),this.#n.controls.pause(),this.#z(
!0),this.#n.summary.textContent=t}#U(t){this.#k("");let{failure:e}=this.#n,s=Me(t)&&document.querySelector(Xn)!==null,i=s?
es:At(t);if(e.replaceChildren(i),s&&e.append(" ",is()),e.hidden=!1,this.#s("failed",{message:i}),!(t instanceof _)||![0,
503].includes(t.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener(
"click",()=>this.#f()),e.append(" ",r)}#ot(t){let{title:e,caption:s,controls:i}=this.#n,r=v(t);e.textContent=r.title,e.hidden=
!1,s.replaceChildren(...Z(r.caption)),this.#ct(r.trust),this.toggleAttribute("data-network",A(t)),this.#z(!1),i.offer(r,
A(t)?[]:t.data,!this.hasAttribute("fill")),this.#M()&&this.#h()}#ct(t){let{trust:e}=this.#n;if(e.textContent=t?.text??"",
!t||this.hasAttribute("source")||!N.answers)return;let s=document.createElement("a"),i=encodeURIComponent(this.getAttribute(
"model")??"");s.href=new URL(`insights/${i}#view-${t.view}`,this.#g).href,s.textContent="Which explanation to believe",e.
append(" ",s)}#h(){if(!this.#t)return;let{plot:t}=this.#n,e=this.#d,s=this.#T(z(this.#t)),i=e?Math.min(s.width||Oe,Oe):s.
width;if(!i)return;if(A(this.#t)){let o=s.isFixed?this.#ht:1;t.style.setProperty("zoom",o===1?"":String(o)),t.style.height=
`${s.height/o}px`,this.#e?.draw(this.#t)}else t.style.height=s.isFixed?`${s.height}px`:"",this.#at(t,this.#t,{...s,width:i});
let r=!this.dataset.drawn;r&&this.querySelector(ke)?.remove(),this.#u=`${i}×${s.height}`,this.dataset.drawn="true",r&&this.
hasAttribute("beat")&&this.#C(),this.#D(),this.#s("drawn",{})}#at(t,{data:e,layout:s},i){let r=this.#d,o=r&&I?{...s,template:I}:
s,c=this.#B({data:e,layout:o},i);window.Plotly?.react(t,c.data,r?{...c.layout,width:i.width}:c.layout,Jn),t.dataset.listening||
this.#lt(t)}#B({data:t,layout:e},{width:s,height:i,isFixed:r}){let o="rgba(0, 0, 0, 0)",c=this.#b,{font:a,hoverlabel:l}=e.
template.layout,h=a.size*c,u=Vt({data:t,layout:rs(e)},{width:s,height:i,isFixed:r,scale:c}),f={font:{size:h},hoverlabel:{
...e.hoverlabel,font:{...l.font,size:h}}};return{data:u.data,layout:{...ye(u.data,u.layout,{width:s,height:i,scale:c}),...c!==
1&&f,paper_bgcolor:o,plot_bgcolor:o,height:i}}}#lt(t){t.dataset.listening="true",t.on("plotly_click",({points:[e]})=>{if(!e)
return;e.data.meta&&this.#s("open",e.data.meta);let[,s,i]=ts.exec(String([e.customdata].flat()[0]))??[];s&&this.#s("sele\
ct",{table:s,row:Number(i)})}),t.on("plotly_hover",({points:[e]})=>{e&&this.#s("hover",{visits:ve(e,this.#W)})}),t.on("p\
lotly_unhover",()=>this.#s("hover",{visits:[]}))}get#W(){return this.#t?v(this.#t).visit_axes??[]:[]}#s(t,e){this.dispatchEvent(
new CustomEvent(`pointer-view:${t}`,{detail:e,bubbles:!0}))}#D(){!this.#t||!this.#u||(this.#e?this.#e.mark(this.#w):xe(this.#n.
plot,this.#W,this.#w))}#T(t){let{plot:e}=this.#n,s=e.clientWidth;if(!this.hasAttribute("fill"))return{width:s,height:t,isFixed:!1};
this.getAttribute("scale")==="auto"&&this.#E(),this.#ut();let{above:i,below:r}=this.#F();this.style.setProperty("--below",
`${Math.ceil(r)}px`);let o=Math.max(Math.floor(this.offsetHeight-i-r),Kn);return{width:s,height:o,isFixed:!0}}get#ht(){let t=Math.
min(1,this.#b),[e,s]=[this.offsetWidth,this.offsetHeight],i=Math.min(e/ht.width,s/ht.height)/t;return e<s||i>1||i*t<ht.least?
1:i}#ut(){let[t,e]=[this.offsetWidth/this.#b,this.offsetHeight/this.#b],s=Zn.filter(([,i,r])=>e<i||t<r).map(([i])=>i).join(
" ");this.dataset.room!==s&&(this.dataset.room=s)}#F(){let{plot:t,details:e,exports:s}=this.#n,i=this.getBoundingClientRect(),
r=i.height/this.offsetHeight||1,o=[e,s].filter(a=>a.offsetHeight).map(a=>a.getBoundingClientRect()),c=o.length?Math.max(
...o.map(({bottom:a})=>a))-Math.min(...o.map(({top:a})=>a)):0;return{above:(t.getBoundingClientRect().top-i.top)/r,below:c/
r}}#ft(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let e of this.querySelectorAll("deta\
ils"))e.open&&(e.open=e===t);requestAnimationFrame(()=>this.#O())}#O(){if(!this.#t)return;let{width:t,height:e}=this.#T(
z(this.#t));t&&this.#u!==`${t}×${e}`&&this.#h()}#dt(t,e){this.setAttribute(t,String(e)),this.#s("option",{[t]:e})}#M(){
let t=this.#t;if(!t)return!1;let e=this.hasAttribute("lenient")?null:ie(this.#a,this.#I);if(e)return this.#U(new Error(e.
message)),this.#m=e.name,!1;let s=v(t),i="";if(this.#a.length&&!A(t)){let r=this.#o;this.#n.controls.show(r);for(let c of t.
data)c.meta&&(c.visible=Object.entries(c.meta).every(([a,l])=>r[a]===l));le(t,r);let{summaries:o}=s;o&&(s.summary=o.texts[re(
this.#a,o.by,r)]??""),i=`: ${et(this.#a,r)}`}return this.#n.summary.replaceChildren(...Z(s.summary??"")),this.#n.plot.setAttribute(
"aria-label",`${s.title}${i}. ${s.summary??""}`),this.#G(),!0}get#o(){return se(this.#a,this.#I)}#G(){let{details:t}=this.#n;
if(!t.open||!this.#t)return;let e=document.createElement("div");e.className="table-frame",e.tabIndex=0,e.setAttribute("r\
ole","region"),e.setAttribute("aria-label",`Numbers: ${v(this.#t).title}`),e.append(...this.#mt().map(vt)),t.querySelector(
".table-frame")?.remove(),t.append(e)}#mt(){return this.#t?st(this.#t,this.#o):[]}async#pt(t,e){let s=this.#t;if(!s)throw new Error(
"There is no figure to save yet.");return{address:A(s)?await this.#e?.address(t,e)??"":await $e(this.#gt(s),t,e),meta:v(
s),selection:et(this.#a,this.#o)}}#gt(t){let{data:e,layout:s}=structuredClone(t),i=this.#T(s.height),{paper_bgcolor:r,plot_bgcolor:o}=s.
template.layout,c=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),a=this.#B({data:e,layout:s},
i),l=c?{}:{paper_bgcolor:r,plot_bgcolor:o};return{data:a.data,layout:{...a.layout,width:i.width,...l}}}get#q(){let t=this.
getAttribute("model")??this.getAttribute("lesson"),{model:e=t}=Object(gt(this.getAttribute("against")??"{}")),s=[t,e!==t&&
`minus-${e}`,this.getAttribute("view"),this.hasAttribute("against")&&"difference"],i=this.getAttribute("name")??s.filter(
Boolean).join("-"),r=this.#o,c=this.#a.filter(({name:a,values:l})=>r[a]!==l[0]).map(({name:a})=>typeof r[a]=="number"?`${a}\
-${r[a]}`:r[a]);return[i,...c].join("-")}get#V(){return{server:this.#g,path:this.#x,view:this.getAttribute("view")??"",values:{
...this.#P.query,...this.#o}}}get#Y(){let t=this.getAttribute("theme")??document.documentElement.dataset.askedTheme,e=Le.
map(s=>[s,this.getAttribute(s)??""]).filter(([s="",i])=>this.hasAttribute(s)&&U(s,i??""));return{...t&&{theme:t},...Object.
fromEntries(e)}}#bt(){let t=new URL(location.href);t.hash=this.id;let e=this.id?t.href:null;if(!(!this.hasAttribute("sou\
rce")&&N.answers))return{link:e,embed:null,json:null,offline:null};let i=this.#V;return{link:e,embed:S("embed",this.#J(i)),
json:S("json",i),offline:S("offline",i)}}#J(t){let{controls:e,...s}=this.#Y,i={...t.values,...s,...e&&e!=="some"&&{controls:e}};
return{...t,values:i}}#wt(t){let e=this.#V,{title:s,summary:i=""}=v(t),r=["model","lesson","view","reads",...dt,...Object.
keys(ft)],o=[...this.attributes].filter(({name:f})=>r.includes(f)),{theme:c,...a}=this.#Y,l=c?.replace(/^transparent-?/,
""),h={...Object.fromEntries(o.map(({name:f,value:d})=>[f,d])),...this.#o,...l&&{theme:l},...a},u=this.#J(e);return{title:s,
caption:i,name:this.#q,server:e.server,embed:S("embed",u),picture:S("picture",u),attributes:Object.fromEntries(Object.entries(
h).map(([f,d])=>[f,String(d)]))}}};function Me(n){return n instanceof _&&n.status===0}function is(){let n=document.createElement(
"span");return n.className="beside-browser-answer",n.textContent=ns,n}function rs(n){let t=Object.entries(n).map(([e,s])=>{
if(!/^[xy]axis/.test(e))return[e,s];let i=s,r=n[e.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,o=i.type==="category"&&
!i.categoryarray&&r;return[e,o?{...i,categoryorder:"array",categoryarray:r}:i]});return Object.fromEntries(t)}customElements.
define("pointer-view",mt);
