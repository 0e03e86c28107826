import{e as bt}from"./site-MTA6IX37.js";import{a as xt}from"./site-GEZEHFQA.js";import{a as J}from"./site-LFSLK7RL.js";
import{d as gt}from"./site-E2HDMIBS.js";import{a as K,b as A,c as v,d as z}from"./site-BRGEYACT.js";import{
b as Et,c as $t,d as kt,e as Z}from"./site-ABRQCQBB.js";import{a as At,b as vt}from"./site-62BCFDPO.js";import{
a as L,b as wt,c as N,g as Y,k as H,l as yt}from"./site-VTYE32HA.js";var Tt={min:.5,max:4},Le={controls:["none","some","all"],caption:["none","title","all"]};function U(n,t){return n==="sca\
le"&&t!=="auto"?t.trim()!==""&&Number(t)>=Tt.min&&Number(t)<=Tt.max:n==="scale"?!0:n==="controls"||n==="caption"?Le[n].includes(
t):CSS.supports("color",t)}var Ot=Promise.resolve();function Mt(n){let t=Ot.then(Se).then(n);return Ot=t.catch(()=>{}),t}function Se(){let{scheduler:n}=globalThis;
return n?n.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var Q={width:960,height:540};function St(n){return{"HTML frame":It(n),"Web component":Ie(n),Markdown:Nt(n),Quarto:_e(n),
LaTeX:Ne(n)}}function It(n){let{title:t,embed:e}=n;return`<iframe src="${O(e)}" title="${O(t)}" width="${Q.width}" heigh\
t="${Q.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%">${_t(n)}</iframe>`}function Ie(n){let{
server:t,attributes:e}=n,s=Object.entries({server:t,...e}).map(([i,r])=>r===""?i:`${i}="${O(r)}"`);return`<script src="${O(
new URL("pointer-view.js",t).href)}" defer><\/script>
<pointer-view ${s.join(" ")}>${_t(n)}</pointer-view>`}function _t({title:n,caption:t,embed:e,picture:s}){let i=[n,t].filter(
Boolean).join(". ");return`<a href="${O(e)}"><img src="${O(s)}" alt="${O(i)}" width="${Q.width}"></a>`}function Nt({title:n,
embed:t,picture:e}){return`[![${je(n)}](<${Lt(e)}>)](<${Lt(t)}>)`}function _e(n){return['::: {.content-visible when-form\
at="html"}',"```{=html}",It(n),"```",":::",'::: {.content-visible unless-format="html"}',Nt(n),":::"].join(`
`)}function Ne({title:n,caption:t,name:e,embed:s,picture:i}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${i}`,`% As lines: pointerscope export MODEL VIEW --out ${e}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${Ce(s)}}{\\includegraphics[width=\\linewidth]{${e}}}`,`  \\caption{${Be([n,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function O(n){return n.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function je(n){return n.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function Lt(n){return n.replaceAll("<","%3C").replaceAll(
">","%3E")}function Ce(n){return n.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var Re={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Pe=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
He={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},ze=/[ąęįųĄĘĮŲ]/,Ue=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function Be(n){return[...n.normalize("NFC").replace(
/\s/g," ").replace(Ue,"")].flatMap(e=>[...He[e]??We(e)]).map(e=>Re[e]??De(e)).join("")}function We(n){return ze.test(n)?
n.normalize("NFD").slice(0,1):n}function De(n){return/[&%$#_{}]/.test(n)?`\\${n}`:Pe.test(n)?n:"?"}var Fe=[1,2,4],Ge=2;function Ct({name:n,links:t,view:e,picture:s,csv:i,json:r}){let o=document.createElement("div");o.className=
"view-take";let c={link:B("Link"),embed:B("Embed"),json:B("JSON"),offline:B("Offline file")};c.json.target="_blank",c.offline.
title="One HTML file with this whole view inside, for use without a network";let a=j("JSON",()=>jt(r(),`${n()}.json`,"ap\
plication/json")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does n\
ot answer.";let h=qe(()=>{let{link:m,embed:g}=t(),w=g?e():null;return{...m&&{Address:m},...w&&St(w)}}),u=()=>{let m=t();
for(let g of Object.keys(c)){let w=m[g];c[g].hidden=w===null,w!==null&&(c[g].href=w)}c.json.download=`${n()}.json`,a.hidden=
m.json!==null,h.hidden=m.link===null&&m.embed===null,l.hidden=N.answers};for(let m of["pointerenter","focusin"])o.addEventListener(
m,u);let f=document.createElement("select");f.setAttribute("aria-label","Size of the PNG"),f.append(...Fe.map(m=>{let g=m===
Ge;return new Option(`${m}×`,String(m),g,g)}));let d=async m=>{let{address:g,meta:w,selection:$}=await s(m,Number(f.value)),
k=w.origin??t().embed??location.href,T=[w.title,$].filter(Boolean).join(": ");J(xt(g,m,{title:T,origin:k}),`${n()}.${m}`)},
p=()=>jt(`\uFEFF${i()}`,`${n()}.csv`,"text/csv;charset=utf-8"),b=document.createElement("span");return b.append(j("PNG",
()=>d("png"))," ",f),o.append(c.link,c.embed,b,j("SVG",()=>d("svg")),j("CSV",p),c.json,a,c.offline,h,l),u(),o}function qe(n){
let t=document.createElement("details");t.className="view-codes";let e=document.createElement("summary");e.textContent="\
Copy";let s=document.createElement("p"),i=document.createElement("textarea");Object.assign(i,{readOnly:!0,rows:4,hidden:!0,
spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let o=document.createElement("div");
o.className="view-sheet",o.append(s,i),t.append(e,o),t.addEventListener("toggle",()=>{if(!t.open)return;r.textContent="",
i.hidden=!0;let a=Object.entries(n()).map(([l,h])=>j(l,()=>c(l,h)));s.replaceChildren(...a,r)});let c=async(a,l)=>{i.value=
l,i.hidden=!1,i.setAttribute("aria-label",a);let h=await Ve(l);h||i.select(),r.textContent=h?"Copied.":"Selected; copy i\
t with the keyboard."};return t}async function Ve(n){return navigator.clipboard?navigator.clipboard.writeText(n).then(()=>!0,
()=>!1):!1}function B(n){let t=document.createElement("a");return t.textContent=n,t}function j(n,t){let e=document.createElement(
"button");return e.type="button",e.textContent=n,e.addEventListener("click",t),e}function jt(n,t,e){J(new Blob([n],{type:e}),
t)}var Rt={width:420,height:200},Ye=300,M=2,y=20,E=8,Je=13,zt=.75,Ke=3,Ze=7.5,Qe=44,Xe=18,Ut=240,Bt=90,Wt=56,Dt=90,tn=48,en=1.3,
nn=.6,sn=9,Ft=1.4,Gt=["coloraxis","coloraxis2"];function qt({data:n,layout:t},{width:e,height:s,isFixed:i,scale:r}){if(!e)
return{data:n,layout:t};let o={width:e/r,height:s/r},c=i&&(o.width<Rt.width||o.height<Rt.height),a={...o,isFixed:i,isTiny:c,
isNarrow:o.width<560,scale:r},l=c?rn(t,t.meta.small??{}):t;if(!i)return{data:n,layout:{...l,...Ht(n,l,a)}};let h=cn(on(n,
l),a),u={...h,...Ht(n,h,a),...ln(n,h,a),...fn(h,a)};return{data:An(n,h,a.height),layout:u}}function rn(n,t){return Vt(n,
t)}function Vt(n,t){if(!Pt(n)||!Pt(t))return t;let e={...n};for(let[s,i]of Object.entries(t))e[s]=Vt(n[s],i);return Object.
fromEntries(Object.entries(e).filter(([,s])=>s!==null))}function Pt(n){return typeof n=="object"&&n!==null&&!Array.isArray(
n)}function Yt(n,t){return Object.entries(n).filter(([s])=>t.test(s))}function Jt(n,t){return n[`yaxis${(t??"y").slice(1)}`]}
function Kt(n){return Yt(n,/^yaxis/).map(([,t])=>t.domain??[0,1])}function Zt(n,t){return n[t]}function on(n,t){let{xaxis:e}=t,
s=n.find(o=>(o.xaxis??"x")==="x"&&Array.isArray(o.x))?.x,i=Array.isArray(s)?s.filter(o=>typeof o=="string"):[],r=Array.isArray(
s)&&i.length===s.length;return e?.tickangle!==-90||e.tickvals||!i.length||!r?t:{...t,xaxis:{...e,tickmode:"array",tickvals:i,
ticktext:i}}}function cn(n,{width:t,isTiny:e,scale:s}){let{xaxis:i,yaxis:r,meta:o}=n,c=i?.ticktext;if(!i||i.tickangle!==
-90||!c||c.length<=M)return n;let a={...i,tickangle:0};if(o.visit_axes?.includes("xaxis")&&o.visit_axes.includes("yaxis")&&
r?.ticktext?.join()===c.join()){let d=c.map((b,m)=>W(b,m,1/0)),p=c.map((b,m)=>String(m+1));return{...n,xaxis:{...a,ticktext:p},
yaxis:{...r,ticktext:d}}}let[h,u]=i.domain??[0,1],f=(u-h)*(t-(e?Bt:Ut))/c.length;for(let d of[1,zt]){let p=c.map((m,g)=>an(
W(m,g,1/0),f/d));if(p.includes(""))continue;let b={...i.tickfont,size:d*s*n.template.layout.font.size};return{...n,xaxis:{
...a,ticktext:p,...d<1&&{tickfont:b}}}}return n}function an(n,t){let e=Math.floor(t/E)-1,s=[];for(let i of n.split(" ")){
let r=s.at(-1);if(i.length>e)return"";r!==void 0&&r.length+1+i.length<=e?s[s.length-1]=`${r} ${i}`:s.push(i)}return s.length<=
Ke?s.join("<br>"):""}function ln(n,t,{width:e,height:s,isTiny:i,scale:r}){let o=hn(n,t),c=Math.max(...o.map(g=>g.length*
E+tn)),a=Math.ceil(o.length/Math.max(1,Math.floor(e/c))),l=o.length>0&&a*y>s/(i?4:3),h=o.length>0&&!l,u=un(t,s,r),d=((u.
annotations?.find(({font:g})=>g?.size)?.font?.size??0)/r||y)*Ft+2,p=Math.min(t.margin?.t??8,h?a*y+4:t.annotations?.length?
d:8),b=Gt.some(g=>Zt(t,g)?.colorbar?.orientation==="h"),m=!t.margin||b&&!i;return{...l&&{showlegend:!1},...!m&&{margin:{
...t.margin,t:Math.ceil(p*r)}},...u}}function hn(n,t){if(t.showlegend===!1)return[];let e=new Map,s=0;for(let{name:i,type:r,
visible:o,showlegend:c,legendgroup:a}of n)!i||(c===!1||o===!1)||["heatmap","contour"].includes(r)||(s+=1,e.set(a||i,i.replace(
/<[^>]*>/g,"")));return s>1||t.showlegend?[...e.values()]:[]}function un(n,t,e){let{annotations:s=[],template:i}=n,r=({yref:f,
yanchor:d})=>f==="paper"&&d==="bottom",o=s.filter(r);if(!o.length)return{};let c=Kt(n).map(([f])=>f),a=o.filter(({y:f})=>f<
1).map(({y:f})=>Math.min(...c.map(d=>d-f).filter(d=>d>0),1-f)),l=i.layout.font.size,h=Math.min(l,Math.min(1,...a)*(t-y)/
Ft);if(h>=l)return{};let u=Math.max(sn,h*e);return{annotations:s.map(f=>r(f)?{...f,font:{...f.font,size:u}}:f)}}function fn(n,{
height:t,isTiny:e}){let s=Math.floor(t/3/E),i=t-Qt(n,1/0,s)-Wt,r={};for(let o of Gt){let c=Zt(n,o);c&&(e?r[o]={...c,showscale:!1}:
r[o]=dn(n,o,c,i))}return r}function dn(n,t,e,s){let i=e.colorbar??{};if(s>=Ye||i.ticktext||i.orientation==="h")return e;
let r=n.template.layout[t],o=i.tickvals??r?.colorbar?.tickvals,c=(i.len??1)*s;if(!o){let u=Math.max(M,Math.floor(c/y/1.5));
return{...e,colorbar:{...i,nticks:u}}}let[a,l]=[e.cmin??o[0]??0,e.cmax??o.at(-1)??1],h=[];for(let u of o){let f=h.at(-1);
(f===void 0||(u-f)/(l-a)*c>=y)&&h.push(u)}return{...e,colorbar:{...i,tickvals:h}}}function Ht(n,t,e){let{width:s,height:i,
isFixed:r,isTiny:o,isNarrow:c}=e,a=c?s:1/0,l=r?Math.floor(i/3/E):1/0,h=Qt(t,a,l),u=r?h?Wt:Dt:0,f=Math.max(i-h-(o?2*y:u),
y),d=o?s-Bt:Math.max(s-Ut,60);return Object.fromEntries(Yt(t,/^[xy]axis/).map(([p,b])=>{let m=p.startsWith("x"),g=r&&m?wn(
b,t,f):b,[w,$]=g.domain??[0,1],k=($-w)*(m?d:f),T=t.template.layout.font.size*e.scale,x=gn(g,m,k,T,e),pt=(m?void 0:mn(n,p,
g))??t.meta.priority?.[p];return[p,bn(x,{isX:m,length:k,fontSize:T,upright:l,priority:pt},e)]}))}function mn(n,t,{tickvals:e=[]}){
let s=new Map;for(let{type:i,orientation:r,yaxis:o="y",x:c,y:a,z:l}of n){let u=i==="heatmap"?l:i==="bar"&&r==="h"?c:void 0;
if(!(o!==t.replace("axis","")||!u||!Array.isArray(a)))for(let[f,d]of a.entries()){let p=[u[f]??0].flatMap(m=>pn(m)?[...m]:
m),b=Math.max(...p.map(m=>Math.abs(Number(m))||0));s.set(d,Math.max(b,s.get(d)??0))}}return Math.max(0,...s.values())>0?
e.map(i=>s.get(i)??0):void 0}function pn(n){return typeof n=="object"&&n!==null&&Symbol.iterator in n}function gn(n,t,e,s,{
isTiny:i,isFixed:r}){let o=n.title?.text??"";if(!i)return r&&!t&&o.length*E>en*e?{...n,title:{}}:n;let[c,a]=n.domain??[0,
1];if(!t||!o||n.side==="top"||a-c>nn)return{...n,title:{}};let l=Math.max(4,Math.floor(e/(E-1))+1),h=o.length>l?`${o.slice(
0,l-1)}…`:o;return{...n,title:{...n.title,standoff:0,font:{size:s-2},text:h}}}function bn(n,{isX:t,length:e,fontSize:s,
upright:i,priority:r},o){let{width:c,isFixed:a,isTiny:l,isNarrow:h}=o,{ticktext:u,tickvals:f=[]}=n;if(n.visible===!1||n.
showticklabels===!1)return n;if(!u)return a||h&&t?yn(n,t,e,o):n;let d=u.length;if(l&&t&&d===1&&n.tickangle===0&&(u[0]??"").
length*E>e-E)return{...n,tickfont:{size:.75*s}};if(d<=M&&(t||!a||e>=y))return n;let b=!t&&a&&e/d<y,m=t&&n.tickangle===0&&
u.every(x=>/^\d+$/.test(x)),g=E*(String(d).length+1),w=Math.floor(e/(b?Je:m?g:y)),$=d<=M?[d-1]:vn(d,w,r),k=t&&n.tickangle!==
0?i:1/0,T=Xt(u,h?c:1/0,k);return{...n,...b&&{tickfont:{...n.tickfont,size:zt*s}},tickvals:$.map(x=>f[x]??x),ticktext:$.map(
x=>T[x]??"")}}function wn(n,t,e){let[s]=Jt(t,n.anchor)?.domain??[0,1],i=Kt(t).map(([,c])=>c),r=Math.max(...i.filter(c=>c<=
s),-1/0),o=(s-r)*e;return n.side==="top"||o>2.4*y?n:{...n,title:{},...o<.9*y&&{showticklabels:!1}}}function yn(n,t,e,{isTiny:s,
isNarrow:i}){let r=Math.max(M,Math.floor(e/(t?Qe:y*1.5)));if(n.tickvals){let h=t?1:Math.ceil(n.tickvals.length/r);return{
...n,tickvals:n.tickvals.filter((u,f)=>f%h===0)}}let{dtick:o,...c}=n;if(n.type==="category")return t?n:{...c,nticks:Math.
max(M,Math.floor(e/Xe))};let a=i&&t&&n.nticks&&!s?M:r,l=Math.min(n.nticks??1/0,a);return s||n.nticks||l<5?{...c,nticks:l}:
n}function An(n,t,e){return n.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let i=Jt(t,s.yaxis),[r,o]=i?.domain??
[0,1],c=i?.ticktext?.length;return c===void 0?s:(o-r)*(e-Dt)<c*y?{...s,texttemplate:""}:s})}function vn(n,t,e){let s=[...Array(
n).keys()];if(n<=t)return s;let i=Math.max(1,Math.ceil(n/Math.max(1,t)));if(!e)return s.filter(o=>o%i===0);let r=[];for(let o of[
...s].sort((c,a)=>(e[a]??0)-(e[c]??0)))r.every(c=>Math.abs(c-o)>=i)&&r.push(o);return r.sort((o,c)=>o-c)}function Qt({xaxis:n},t,e){
let s=n?.tickangle===0?[]:n?.ticktext??[],i=Xt(s,t,e).map(r=>r.length);return Math.max(0,...i)*Ze}function Xt(n,t,e){return n.
map((r,o)=>xn(r,o,t,e)).every((r,o)=>r===n[o])?n:n.map((r,o)=>W(r,o,e,t))}function xn(n,t,e,s){return e===1/0&&n.length<=
s?n:W(n,t,s,e)}function W(n,t,e,s=1/0){let i=s<1/0,r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(n)??[],[,o="",c="",
a=""]=r,[l="",h]=c.split(" · "),u=e<1/0?14:1/0,f=Math.min(i?Math.max(5,Math.floor(s/48)):u,e),d=l.length>f&&!l.includes(
"&")?`${l.slice(0,f-1)}…`:l;return o+(h?`${t+1} ${d}`:d)+a}var En={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array};
function C(n){if(Array.isArray(n))return $n(n);if(!("bdata"in n))return{values:n,shape:[n.length]};let t=En[n.dtype];if(!t)
throw new Error(`An array has the unknown type ${n.dtype}.`);let e=new t(Et(n.bdata).buffer),s=n.shape?String(n.shape).split(
",").map(Number):[e.length];return{values:e,shape:s}}function $n(n){if(!(typeof n[0]=="object"&&n[0]!==null))return{values:n,
shape:[n.length]};let e=n;return{values:e.flatMap(s=>Array.from(s)),shape:[e.length,e[0]?.length??0]}}function R({values:n,
shape:t},e){let[,...s]=t,i=s.reduce((r,o)=>r*o,1);return{values:kn(n,e*i,(e+1)*i),shape:s}}function te({values:n,shape:t}){
return t.length<2?n:X({values:n,shape:t})}function X(n){return Array.from({length:n.shape[0]??0},(t,e)=>R(n,e).values)}function kn(n,t,e){
return Array.isArray(n)?n.slice(t,e):n.subarray(t,e)}function ne(n,t){return Object.fromEntries(n.map(({name:e,values:s,value:i})=>[e,s.find(r=>String(r)===t(e))??i]))}function se(n,t){
for(let{name:e,values:s}of n){let i=t(e);if(i===null||s.map(String).includes(i))continue;let r=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:e,message:`There is no ${e} ${i}; ${r}.`}}return null}
function ie(n,t,e){return t.reduce((s,i)=>{let r=n.find(({name:o})=>o===i)?.values??[];return s*r.length+r.indexOf(e[i]??
"")},0)}function et(n,t){return n.map(s=>{let i=nt(s,t);return typeof i=="number"?`${s.title.toLowerCase()} ${i}`:i}).join(
", ")}function nt(n,t){return re(n)[n.values.indexOf(t[n.name]??"")]}function re({values:n,labels:t}){return t??n}var D=class{#r;#t;#e="";#i=0;#c=null;constructor(t,e){
this.#r=t,this.#t=e}offer({choices:t=[],player:e},s,i){let r=t.length?[]:s.filter(a=>a.meta),o=JSON.stringify([t.map(({name:a,
values:l,labels:h})=>[a,l,h]),r.map(({name:a,meta:l})=>[a,l])]);if(this.#e===o)return;this.#e=o,this.pause(),this.#c=null,
this.#r.replaceChildren(...t.map(a=>this.#u(a))),r.length&&i&&this.#r.append(this.#d(r));let c=t.find(({name:a})=>a===e);
c&&this.#r.append(...this.#m(c))}show(t){for(let[e,s]of Object.entries(t)){let i=this.#r.querySelector(`select[name="${e}\
"]`);i instanceof HTMLSelectElement&&(i.value=String(s))}}pause(){clearInterval(this.#i),this.#i=0,this.#c&&(this.#c.textContent=
"Play")}#u(t){let{name:e,title:s,values:i}=t,r=document.createElement("select");r.name=e;let o=re(t);return r.append(...i.
map((c,a)=>new Option(String(o[a]),String(c)))),r.addEventListener("change",()=>{this.pause();let c=i[r.selectedIndex];c!==
void 0&&this.#t.select(e,c)}),ee(s,r)}#d(t){let e=document.createElement("select");return e.append(new Option("…",""),
...t.map((s,i)=>new Option(s.name,String(i)))),e.addEventListener("change",()=>{let s=e.value?t[Number(e.value)]:void 0;
s?.meta&&this.#t.open(s.meta),e.value=""}),ee("Open",e)}#m({name:t,title:e,values:s}){let i=()=>s.indexOf(this.#t.selected()[t]??
""),r=h=>{let u=s[Math.max(0,Math.min(s.length-1,h))];u!==void 0&&this.#t.select(t,u)},o=h=>{this.pause(),r(i()+h)},c=tt(
"Play",()=>{if(this.#i){this.pause();return}i()===s.length-1&&r(0),c.textContent="Pause",this.#i=setInterval(()=>{r(i()+
1),i()===s.length-1&&this.pause()},1200)});this.#c=c;let a=tt("‹",()=>o(-1)),l=tt("›",()=>o(1));return a.setAttribute(
"aria-label",`${e} back`),l.setAttribute("aria-label",`${e} forward`),[a,c,l]}};function ee(n,t){let e=document.createElement(
"label");return e.append(`${n} `,t),e}function tt(n,t){let e=document.createElement("button");return e.type="button",e.textContent=
n,e.addEventListener("click",t),e}var ce="all",oe=new WeakMap;function ae({data:n,layout:t},e){let{meta:s}=t;for(let i of s.parts??[]){let r=n[i.trace];if("\
lines"in i){let o=P(i.lines,s,e);Object.assign(r,On(o,e[i.row],i))}else r[i.attribute]=te(P(i.is,s,e))}for(let{axis:i,option:r,
titles:o}of s.axis_titles??[]){let c=t[i],{title:a}=c.colorbar??c,l=o[le(s,e,r)];(c.colorbar??c).title={...a,text:l}}}function le(n,t,e){
let{values:s=[]}=n.choices?.find(({name:i})=>i===e)??{};return t[e]===ce?0:s.indexOf(t[e]??"")}function P(n,t,e){let s=Tn(
t);return{values:bt(n,(r,o=[])=>{let c=s[r];if(!c)throw new Error(`The figure has no array ${r}.`);return o.reduce((a,l)=>R(
a,le(t,e,l)),c).values}),shape:n.at(-1)?.shape??[]}}function Tn(n){let t=oe.get(n);return t||(t=Object.fromEntries(Object.
entries(n.arrays??{}).map(([e,s])=>[e,C(s)])),oe.set(n,t)),t}function On({values:n,shape:t},e,{above:s,to:i}){let r=[],o=[],
[c=0,a=0]=t;for(let l=0;l<c;l+=1)if(!(e!==ce&&l!==e))for(let h=0;h<a;h+=1){let u=Number(n[l*a+h]);u<=s||u>i||(r.push(0,1,
null),o.push(l,h,null))}return{x:r,y:o}}function st(n,t){let{table:e}=v(n);if(e&&"rows"in e)return[e];if(A(n))return[];let{data:s,layout:i}=n,r=e?[Sn(e,i.meta,t)]:
[];return e&&!e.beside?r:[...de(s).map(o=>me(i,o)),...r]}function fe(n,t){let{cells:e,choices:s,table:i}=v(n),r=e&&!A(n)?
[Ln(n,e)]:st(n,t).map((l,h,{length:u})=>u>1?Mn(l):l),o=r[0]?.columns??[],c=i&&"rows"in i?[]:(s??[]).filter(({name:l})=>!o.
includes(l)),a=c.map(l=>nt(l,t));return vt({columns:[...c.map(({name:l})=>l),...o],rows:r.flatMap(({rows:l})=>l.map(h=>[
...a,...h]))})}function Mn({columns:[n="",...t],rows:e}){return{columns:["table","row","column","value"],rows:e.flatMap(
([s,...i])=>i.map((r,o)=>[n,s,t[o],r]))}}function de(n){return n.filter(t=>t.type==="heatmap"&&t.visible!==!1)}function Ln({
data:n,layout:t},e){let s=de(n),i=s.flatMap(r=>{let{columns:o,rows:c}=me(t,r),a=Object.values(r.meta??{});return c.flatMap(
([l,...h])=>h.map((u,f)=>[...a,l,o[f+1],u]))});return{columns:[...Object.keys(s[0]?.meta??{}),...e],rows:i}}function Sn(n,t,e){
let{columns:s,labels:i}=n;if("values"in n){let o=n.values.map(c=>P(c,t,e).values);return{columns:s,rows:i.map((c,a)=>[c,
...o.map(l=>l[a])])}}let r=X(P(n.matrix,t,e));return{columns:s,rows:i.map((o,c)=>[o,...Array.from(r[c]??[])])}}function me(n,t){
let e=C(t.z??[]),s=he(n,t,"y").map((i,r)=>[i,...Array.from(R(e,r).values)]);return{columns:[t.name??"",...he(n,t,"x")],rows:s}}
function he(n,t,e){let s=t[e];if(Array.isArray(s))return s.map(a=>ue(String(a)));let i=n[`${e}axis`],o=n[`${e}axis${(t[`${e}\
axis`]??e).slice(1)}`]?.categoryarray??i?.categoryarray;if(o)return o.map(ue);let{shape:c}=C(t.z??[]);return[...Array(c[e===
"y"?0:1]??0).keys()].map(String)}function ue(n){return n.replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;",
"&")}var In=12,S=new Map,it=new Map;function ct(n,t){let e=JSON.stringify(Object.values(n)),s=S.get(e)??new Map;S.delete(e),S.
set(e,s);for(let o of S.keys()){if(S.size<=In)break;S.delete(o)}let i=s.get(t);if(i)return i;let r=new Promise((o,c)=>_n(
e,n,t,{resolve:o,reject:c}));return s.set(t,r),r.catch(()=>s.delete(t)),r}function _n(n,t,e,s){let i=it.get(n);if(i){i.views.
set(e,s);return}let r=new Map([[e,s]]);it.set(n,{query:t,views:r}),setTimeout(()=>{it.delete(n),Nn(t,r)},0)}async function Nn(n,t){
let{server:e,path:s,query:i,theme:r}=n,o=[...t.keys()].sort().join(",");try{let c=await Y(`${s}/figures?${H({...i,views:o,
theme:r})}`,{},e);for(let[a,{resolve:l}]of t)l(c[a])}catch(c){let a=t.size>1&&c instanceof L&&[404,422,500].includes(c.status);
for(let[l,{resolve:h,reject:u}]of t)a?jn(n,l).then(h,u):u(c)}}function jn({server:n,path:t,query:e,theme:s},i){let r=H({
...e,theme:s});return Y(`${t}/views/${encodeURIComponent(i)}?${r}`,{},n)}var rt=new Map;async function ge(n,t){let e=rt.
get(n),s=e??(n.startsWith("#")?Cn(n.slice(1)):Rn(n));e||(rt.set(n,s),s.catch(()=>rt.delete(n)));let i=await s;if(A(i))return i;
let{templates:r={}}=i.layout.meta,o=r[t];if(!o)return i;let c=pe(o),a=new Map;for(let f of Object.values(r))pe(f).forEach(
(d,p)=>{a.set(d,c[p]??d)});let{data:l,layout:h}=ot({data:i.data,layout:i.layout},a),{meta:u}=i.layout;return{...i,data:l,
layout:{...h,meta:u,template:o}}}function pe(n){return n.layout.colorway}function ot(n,t){return Array.isArray(n)&&["str\
ing","object"].includes(typeof n[0])&&!Array.isArray(n[0])?n.map(s=>ot(s,t)):n?.constructor===Object?Object.fromEntries(
Object.entries(n).map(([s,i])=>[s,ot(i,t)])):t.get(n)??n}async function Cn(n){let t=document.getElementById(n);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function Rn(n){let t=await fetch(new URL(
n,document.baseURI)).catch(()=>null);if(!t?.ok){let e="The figure could not be loaded; reload the page to try again.";throw new L(
t?.status??0,[{where:"",message:e,suggestions:[]}])}return t.json()}function I(n,{server:t,path:e,view:s,values:i}){let r=encodeURIComponent(
s),o=e.startsWith("lessons/"),c=o?`embed/${e}`:`embed/${e.replace("models/","")}/${r}`,a={embed:c,picture:`${c}/picture.\
png`,json:`api/${e}/views/${r}`,offline:o?`api/${e}/offline`:`api/${e}/views/${r}/offline`},h=H({...o&&n!=="json"?{step:s}:
{},...i}).toString();return new URL(h?`${a[n]}?${h}`:a[n],t).href}var be=/<br ?\/?>/i,F=null;function we(n,t,{width:e,height:s,scale:i},r=Dn){let{font:o}=t.template.layout,c={size:o.size*
i,family:String(o.family??"sans-serif")},a={l:8,r:8,t:8,b:8,...t.margin},l={};for(let[u,f]of Object.entries(t)){if(!/^[xy]axis/.
test(u))continue;let d=f,p=u.startsWith("x"),b=Pn(d,p,c,r);if(b===null||b&&!Bn(t,d,p))continue;l[u]={...d,automargin:!1};
let m=p?"b":"l";if(b&&(a[m]=Math.max(a[m],Math.ceil(b)+8)),b&&!p){let g=Math.ceil((d.tickfont?.size??c.size)/2);a.t=Math.
max(a.t,g),a.b=Math.max(a.b,g)}}let h=s-a.t-a.b;for(let u of["coloraxis","coloraxis2"]){let d=n.some(({coloraxis:m,visible:g})=>m===
u&&g!==!1)?zn(t,u,h,c,r):0,p=Math.min(12,a.l,a.t,a.b),b=(d+p+(1.02-1)*(e-a.l))/1.02;d&&(a.r=Math.max(a.r,Math.ceil(b)))}
for(let[u,f]of Object.entries(l)){if(!u.startsWith("x")||!f.ticktext||f.tickangle!==0)continue;let d=G(f.ticktext,{...c,
...f.tickfont},r).width;Un(f,d,e,a)&&delete l[u]}return{...t,...l,margin:a}}function Pn(n,t,e,s){if(n.visible===!1)return 0;
let i=n.title?.text??"";if(n.showticklabels===!1)return i?null:0;let{ticktext:o,tickvals:c,tickangle:a=t?null:0,side:l}=n,
h=t&&a===-90;if(!o||!c||a!==0&&!h||l&&l!==(t?"bottom":"left")||n.ticks)return null;let f=n.tickfont?.size??e.size,d=G(o,
{...e,size:f},s);return 1+(h?d.width+.2*f:t?d.height:d.width)+Hn(n,i,e)}function G(n,{size:t,family:e},s){let[i,r,o]=[0,
1,0];for(let c of n){let a=c.includes("<b>")?700:400,l=c.split(be);r=Math.max(r,l.length);for(let h of l){let u=s(Wn(h),
`${a} ${t}px ${e}`);i=Math.max(i,u.width),o=Math.max(o,u.descent)}}return{width:i,height:t+(r-1)*1.3*t+o}}function Hn(n,t,e){
if(!t)return 0;let{font:s,standoff:i}=n.title,r=s?.size??Math.round(1.2*e.size),o=t.split(be).length-1;return r*(.7+o*1.3)+
(i??6)}function zn(n,t,e,s,i){let r=n[t]??{},c={...n.template.layout[t]?.colorbar,...r.colorbar},{tickvals:a,ticktext:l,
thickness:h,len:u=1}=c,f=c.orientation==="h"||"x"in c||"xanchor"in c;if(r.showscale===!1||f||!a?.length||!h)return 0;let d=G(
l??a.map(String),s,i),p=20+h,b=c.title?.text;if(!b)return p+1+d.width;let m=Math.round(1.2*s.size),g=G([b],{...s,size:m},
i).width,[w,$]=[r.cmin??a[0]??0,r.cmax??a.at(-1)??1],k=u*e-20;return a.some(x=>Math.abs((x-w)/($-w)-.5)*k<g/2+1.3*(s.size/
2))?p+1+d.width+1.45*m+2:p+10+1.25*m}function Un({domain:n=[0,1],categoryarray:t,ticktext:e=[]},s,i,{l:r,r:o}){let[c,a]=n,
l=i-r-o,h=(a-c)*l/(t??e).length,u=Math.min(r+c*l,o+(1-a)*l);return(s-h)/2>u}function Bn(n,t,e){let s=t.anchor??(e?"y":"x"),
i=n[`${s[0]}axis${s.slice(1)}`],[r]=i?.domain??[0,1];return r===0}function Wn(n){return n.replace(/<[^>]*>/g,"").replace(
/&nbsp;/g," ").replace(/&#?\w+;/g,"&")}function Dn(n,t){if(F??=document.createElement("canvas").getContext("2d"),!F)return{
width:0,descent:0};F.font=t;let{width:e,fontBoundingBoxDescent:s}=F.measureText(n);return{width:e,descent:s}}function Ae({x:n,y:t,xaxis:e,yaxis:s},i){let r=[ye(e,n,i),ye(s,t,i)];return[...new Set(r.filter(o=>o!==null))]}function ye(n,t,e){
if(!n||t===void 0||!e.includes(n._name))return null;let s=n.type==="category"?n.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function ve(n,t,e){let s=n.querySelector(":scope > .view-marks")??n.appendChild(Fn());if(!n._fullLayout)
return;let i=n._fullLayout,{_subplots:r}=n._fullLayout,o=(r?.cartesian??[]).flatMap(c=>{let[,a,l]=/^x(\d*)y(\d*)$/.exec(
c)??[],[h,u]=[i[`xaxis${a}`],i[`yaxis${l}`]];if(!h||!u)return[];let f=[h,u].every(({_name:d})=>t.includes(d));return[[h,
u],[u,h]].flatMap(([d,p])=>d&&p&&t.includes(d._name)&&(f||d.anchor===p._id)?e.map(m=>Gn(d,p,m)):[])});s.replaceChildren(
...o.filter(c=>c!==null))}function Fn(){let n=document.createElement("div");return n.className="view-marks",n}function Gn(n,t,e){
if(!n._length)return null;let s=n._id.startsWith("x"),i=[n.l2p(e-.5),n.l2p(e+.5)],[r,o]=[Math.min(...i),Math.max(...i)];
if(!(o>0&&r<n._length)||!t._length)return null;let[c,a]=s?[n._offset+r,t._offset]:[t._offset,n._offset+r],[l,h]=s?[o-r,t.
_length]:[t._length,o-r],u=document.createElement("div");return Object.assign(u.style,{left:`${c}px`,top:`${a}px`,width:`${l}\
px`,height:`${h}px`}),u}var xe="vendor/plotly/plotly-traces-4.1.1.min.js",at;function q(n){return window.Plotly?Promise.resolve(window.Plotly):(at??=
new Promise((t,e)=>{let s=document.createElement("script");s.src=n?new URL(`static/${xe}`,n).href:new URL(`../${xe}`,import.meta.
url).href;let i=()=>{at=void 0,s.remove(),e(new Error("The drawing library could not be loaded. Reload the page to try a\
gain."))};s.addEventListener("load",()=>window.Plotly?t(window.Plotly):i()),s.addEventListener("error",i),document.head.
append(s)}),at)}async function Ee(n,t,e){let{width:s,height:i}=n.layout,c={svg:await(await q()).toImage(n,{format:"svg",
width:s,height:i,imageDataOnly:!0}),width:s,height:i};return t==="svg"?$t(c):kt(c,e)}var ft={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventio\
ns",against:"against"},dt=["inputs","removed"],qn=new Set(["server","source","model","lesson","view","theme","reads",...dt,
...Object.keys(ft)]),Me=["scale","accent","controls","caption"],Vn=new Set([...Me,"fill"]),$e=":scope > a",ke="pointer-v\
iew:hover",lt=matchMedia("(prefers-color-scheme: dark)"),Yn={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1,
showAxisDragHandles:!1},Jn=120,Kn=[["short",576,0],["low",352,0],["tight",288,352]],V={height:525,width:640,least:.75,most:4},
ht={width:944,height:524,least:.6},Zn="400px 0px",Te=660,Qn="[data-answer]:not(pointer-view *)",Xn=/^(\w+):(\d+)$/,ts="T\
he server draws this chart, and it does not answer.",es="The answer above is computed in this browser.",ns="Type visits,\
 or add a place, to see what the model answers.",_=null,ut=null,mt=class extends HTMLElement{#r=null;#t=null;#e=null;#i=0;#c=!1;#u="";#d=!1;#m="";#w=[];#y=!1;#v=new IntersectionObserver(
t=>{t.some(e=>e.isIntersecting)&&this.#j()},{rootMargin:Zn});#L=new ResizeObserver(()=>requestAnimationFrame(()=>this.#O()));#S=new MutationObserver(
t=>this.#K(t.map(({attributeName:e})=>e??"")));#I=t=>this.getAttribute(t);#p=()=>{if(!this.#e||!this.#t){this.#f();return}
this.#$(this.#A),this.#h()};#_=({target:t,detail:e})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(e.visits)};#N=({type:t})=>this.#st(t==="beforeprint");connectedCallback(){
this.#r??=this.#H(),this.#E(),document.addEventListener("pointerscope:theme",this.#p),document.addEventListener(ke,this.#_),
lt.addEventListener("change",this.#p);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#N);this.#L.
observe(this),this.#S.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#v.observe(this):this.#y=!0,this.#f()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#p),document.removeEventListener(ke,this.#_),lt.removeEventListener(
"change",this.#p);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#N);this.#L.disconnect(),this.#S.
disconnect(),this.#v.disconnect(),this.#n.controls.pause()}mark(t){t.join()!==this.#w.join()&&(this.#w=t,this.#D())}get chosen(){
return this.#t?this.#o:{}}get beats(){return this.#e?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:e}=this.#F();
return Math.ceil(t+z(this.#t)+e)}get#n(){return this.#r??=this.#H(),this.#r}#j(){this.#y=!0,this.#v.disconnect(),this.#f()}#K(t){
t.some(s=>Vn.has(s))&&(this.#E(),this.#h()),t.includes("beat")&&this.#C();let e=t.filter(s=>qn.has(s)&&!this.#Z(s));t.includes(
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
if(!i&&!o){this.#k(ns);return}if(!this.#y){this.#k("");return}let c=this.#A;this.#$(c),this.setAttribute("aria-busy","tr\
ue");try{let a={server:this.#g,path:this.#x,query:e,theme:c},l=this.hasAttribute("server")?this.#g:"",[h]=await Promise.
all([i?ge(i,c):this.#et(a,r),i?null:r===K?import("./site-FD4H2YPY.js"):q(l)]),u=A(h),f=u?await import("./site-FD4H2YPY.js"):
null;u||await q(l),await Mt(()=>{s===this.#i&&(this.#it(f?.NetworkDrawing??null,v(h).title),this.#t=u?h:structuredClone(
h),this.#ot(this.#t),this.#nt({...a,theme:"light"},r))})}catch(a){s===this.#i&&this.#U(a)}finally{s===this.#i&&this.removeAttribute(
"aria-busy")}}async#et(t,e){let s=e===K?this.#e:null,i=this.getAttribute("model")??"",r=await s?.compute(t,i,{isSilent:!1});
if(r)return r;try{return await ct(t,e)}catch(o){if(!Oe(o))throw o;let c=await s?.compute(t,i,{isSilent:!0});if(!c)throw o;
return c}}#$(t){this.#R!==t?this.dataset.theme=t:delete this.dataset.theme}#nt(t,e){if(!this.#t||A(this.#t))return;let{template:s,
meta:i}=this.#t.layout,r=i.templates?.light;_??=r??(this.#A==="light"?s:null),!(_||this.hasAttribute("source"))&&(ut??=ct(
t,e),ut.then(o=>{A(o)||(_??=o.layout.template)}).catch(()=>{ut=null}))}#st(t){if(this.#d=t,!this.#t||!this.#u)return;let e=_??
this.#e;this.#$(t&&e?"light":this.#A),this.#h(),t||requestAnimationFrame(()=>this.#h())}#H(){let t=document.createElement(
"summary");t.textContent="Numbers";let e={title:this.#l("h3","view-title"),caption:this.#l("p","view-caption"),choices:this.#l(
"div","view-choices"),summary:this.#l("p","view-summary"),failure:this.#l("p","view-failure"),trust:this.#l("p","view-tr\
ust"),plot:this.#l("div","view-plot"),details:this.#l("details","view-table"),exports:Ct({name:()=>this.#q,links:()=>this.#bt(),
view:()=>this.#t&&this.#wt(this.#t),picture:(r,o)=>this.#pt(r,o),csv:()=>this.#t?fe(this.#t,this.#o):"",json:()=>JSON.stringify(
this.#t)})};e.title.hidden=!e.title.textContent,e.failure.setAttribute("role","alert"),e.plot.role="img",e.details.append(
t),e.details.addEventListener("toggle",()=>this.#G());let s=new D(e.choices,{selected:()=>this.#o,select:(r,o)=>this.#dt(
r,o),open:r=>this.#s("open",r)}),i=this.querySelector($e);i?.classList.add("view-stand-in"),this.replaceChildren(...Object.
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
!0),this.#n.summary.textContent=t}#U(t){this.#k("");let{failure:e}=this.#n,s=Oe(t)&&document.querySelector(Qn)!==null,i=s?
ts:yt(t);if(e.replaceChildren(i),s&&e.append(" ",ss()),e.hidden=!1,this.#s("failed",{message:i}),!(t instanceof L)||![0,
503].includes(t.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener(
"click",()=>this.#f()),e.append(" ",r)}#ot(t){let{title:e,caption:s,controls:i}=this.#n,r=v(t);e.textContent=r.title,e.hidden=
!1,s.replaceChildren(...Z(r.caption)),this.#ct(r.trust),this.toggleAttribute("data-network",A(t)),this.#z(!1),i.offer(r,
A(t)?[]:t.data,!this.hasAttribute("fill")),this.#M()&&this.#h()}#ct(t){let{trust:e}=this.#n;if(e.textContent=t?.text??"",
!t||this.hasAttribute("source")||!N.answers)return;let s=document.createElement("a"),i=encodeURIComponent(this.getAttribute(
"model")??"");s.href=new URL(`insights/${i}#view-${t.view}`,this.#g).href,s.textContent="Which explanation to believe",e.
append(" ",s)}#h(){if(!this.#t)return;let{plot:t}=this.#n,e=this.#d,s=this.#T(z(this.#t)),i=e?Math.min(s.width||Te,Te):s.
width;if(!i)return;if(A(this.#t)){let o=s.isFixed?this.#ht:1;t.style.setProperty("zoom",o===1?"":String(o)),t.style.height=
`${s.height/o}px`,this.#e?.draw(this.#t)}else t.style.height=s.isFixed?`${s.height}px`:"",this.#at(t,this.#t,{...s,width:i});
let r=!this.dataset.drawn;r&&this.querySelector($e)?.remove(),this.#u=`${i}×${s.height}`,this.dataset.drawn="true",r&&this.
hasAttribute("beat")&&this.#C(),this.#D(),this.#s("drawn",{})}#at(t,{data:e,layout:s},i){let r=this.#d,o=r&&_?{...s,template:_}:
s,c=this.#B({data:e,layout:o},i);window.Plotly?.react(t,c.data,r?{...c.layout,width:i.width}:c.layout,Yn),t.dataset.listening||
this.#lt(t)}#B({data:t,layout:e},{width:s,height:i,isFixed:r}){let o="rgba(0, 0, 0, 0)",c=this.#b,{font:a,hoverlabel:l}=e.
template.layout,h=a.size*c,u=qt({data:t,layout:is(e)},{width:s,height:i,isFixed:r,scale:c}),f={font:{size:h},hoverlabel:{
...e.hoverlabel,font:{...l.font,size:h}}};return{data:u.data,layout:{...we(u.data,u.layout,{width:s,height:i,scale:c}),...c!==
1&&f,paper_bgcolor:o,plot_bgcolor:o,height:i}}}#lt(t){t.dataset.listening="true",t.on("plotly_click",({points:[e]})=>{if(!e)
return;e.data.meta&&this.#s("open",e.data.meta);let[,s,i]=Xn.exec(String([e.customdata].flat()[0]))??[];s&&this.#s("sele\
ct",{table:s,row:Number(i)})}),t.on("plotly_hover",({points:[e]})=>{e&&this.#s("hover",{visits:Ae(e,this.#W)})}),t.on("p\
lotly_unhover",()=>this.#s("hover",{visits:[]}))}get#W(){return this.#t?v(this.#t).visit_axes??[]:[]}#s(t,e){this.dispatchEvent(
new CustomEvent(`pointer-view:${t}`,{detail:e,bubbles:!0}))}#D(){!this.#t||!this.#u||(this.#e?this.#e.mark(this.#w):ve(this.#n.
plot,this.#W,this.#w))}#T(t){let{plot:e}=this.#n,s=e.clientWidth;if(!this.hasAttribute("fill"))return{width:s,height:t,isFixed:!1};
this.getAttribute("scale")==="auto"&&this.#E(),this.#ut();let{above:i,below:r}=this.#F();this.style.setProperty("--below",
`${Math.ceil(r)}px`);let o=Math.max(Math.floor(this.offsetHeight-i-r),Jn);return{width:s,height:o,isFixed:!0}}get#ht(){let t=Math.
min(1,this.#b),[e,s]=[this.offsetWidth,this.offsetHeight],i=Math.min(e/ht.width,s/ht.height)/t;return e<s||i>1||i*t<ht.least?
1:i}#ut(){let[t,e]=[this.offsetWidth/this.#b,this.offsetHeight/this.#b],s=Kn.filter(([,i,r])=>e<i||t<r).map(([i])=>i).join(
" ");this.dataset.room!==s&&(this.dataset.room=s)}#F(){let{plot:t,details:e,exports:s}=this.#n,i=this.getBoundingClientRect(),
r=i.height/this.offsetHeight||1,o=[e,s].filter(a=>a.offsetHeight).map(a=>a.getBoundingClientRect()),c=o.length?Math.max(
...o.map(({bottom:a})=>a))-Math.min(...o.map(({top:a})=>a)):0;return{above:(t.getBoundingClientRect().top-i.top)/r,below:c/
r}}#ft(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let e of this.querySelectorAll("deta\
ils"))e.open&&(e.open=e===t);requestAnimationFrame(()=>this.#O())}#O(){if(!this.#t)return;let{width:t,height:e}=this.#T(
z(this.#t));t&&this.#u!==`${t}×${e}`&&this.#h()}#dt(t,e){this.setAttribute(t,String(e)),this.#s("option",{[t]:e})}#M(){
let t=this.#t;if(!t)return!1;let e=this.hasAttribute("lenient")?null:se(this.#a,this.#I);if(e)return this.#U(new Error(e.
message)),this.#m=e.name,!1;let s=v(t),i="";if(this.#a.length&&!A(t)){let r=this.#o;this.#n.controls.show(r);for(let c of t.
data)c.meta&&(c.visible=Object.entries(c.meta).every(([a,l])=>r[a]===l));ae(t,r);let{summaries:o}=s;o&&(s.summary=o.texts[ie(
this.#a,o.by,r)]??""),i=`: ${et(this.#a,r)}`}return this.#n.summary.replaceChildren(...Z(s.summary??"")),this.#n.plot.setAttribute(
"aria-label",`${s.title}${i}. ${s.summary??""}`),this.#G(),!0}get#o(){return ne(this.#a,this.#I)}#G(){let{details:t}=this.#n;
if(!t.open||!this.#t)return;let e=document.createElement("div");e.className="table-frame",e.tabIndex=0,e.setAttribute("r\
ole","region"),e.setAttribute("aria-label",`Numbers: ${v(this.#t).title}`),e.append(...this.#mt().map(At)),t.querySelector(
".table-frame")?.remove(),t.append(e)}#mt(){return this.#t?st(this.#t,this.#o):[]}async#pt(t,e){let s=this.#t;if(!s)throw new Error(
"There is no figure to save yet.");return{address:A(s)?await this.#e?.address(t,e)??"":await Ee(this.#gt(s),t,e),meta:v(
s),selection:et(this.#a,this.#o)}}#gt(t){let{data:e,layout:s}=structuredClone(t),i=this.#T(s.height),{paper_bgcolor:r,plot_bgcolor:o}=s.
template.layout,c=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),a=this.#B({data:e,layout:s},
i),l=c?{}:{paper_bgcolor:r,plot_bgcolor:o};return{data:a.data,layout:{...a.layout,width:i.width,...l}}}get#q(){let t=this.
getAttribute("model")??this.getAttribute("lesson"),{model:e=t}=Object(gt(this.getAttribute("against")??"{}")),s=[t,e!==t&&
`minus-${e}`,this.getAttribute("view"),this.hasAttribute("against")&&"difference"],i=this.getAttribute("name")??s.filter(
Boolean).join("-"),r=this.#o,c=this.#a.filter(({name:a,values:l})=>r[a]!==l[0]).map(({name:a})=>typeof r[a]=="number"?`${a}\
-${r[a]}`:r[a]);return[i,...c].join("-")}get#V(){return{server:this.#g,path:this.#x,view:this.getAttribute("view")??"",values:{
...this.#P.query,...this.#o}}}get#Y(){let t=this.getAttribute("theme")??document.documentElement.dataset.askedTheme,e=Me.
map(s=>[s,this.getAttribute(s)??""]).filter(([s="",i])=>this.hasAttribute(s)&&U(s,i??""));return{...t&&{theme:t},...Object.
fromEntries(e)}}#bt(){let t=new URL(location.href);t.hash=this.id;let e=this.id?t.href:null;if(!(!this.hasAttribute("sou\
rce")&&N.answers))return{link:e,embed:null,json:null,offline:null};let i=this.#V;return{link:e,embed:I("embed",this.#J(i)),
json:I("json",i),offline:I("offline",i)}}#J(t){let{controls:e,...s}=this.#Y,i={...t.values,...s,...e&&e!=="some"&&{controls:e}};
return{...t,values:i}}#wt(t){let e=this.#V,{title:s,summary:i=""}=v(t),r=["model","lesson","view","reads",...dt,...Object.
keys(ft)],o=[...this.attributes].filter(({name:f})=>r.includes(f)),{theme:c,...a}=this.#Y,l=c?.replace(/^transparent-?/,
""),h={...Object.fromEntries(o.map(({name:f,value:d})=>[f,d])),...this.#o,...l&&{theme:l},...a},u=this.#J(e);return{title:s,
caption:i,name:this.#q,server:e.server,embed:I("embed",u),picture:I("picture",u),attributes:Object.fromEntries(Object.entries(
h).map(([f,d])=>[f,String(d)]))}}};function Oe(n){return n instanceof L&&n.status===0}function ss(){let n=document.createElement(
"span");return n.className="beside-browser-answer",n.textContent=es,n}function is(n){let t=Object.entries(n).map(([e,s])=>{
if(!/^[xy]axis/.test(e))return[e,s];let i=s,r=n[e.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,o=i.type==="category"&&
!i.categoryarray&&r;return[e,o?{...i,categoryorder:"array",categoryarray:r}:i]});return Object.fromEntries(t)}customElements.
define("pointer-view",mt);
