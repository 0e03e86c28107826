import{a as Xe,b as Ye}from"./site-X5JYYFMB.js";import{N as be,O as Jt,Q as St,R as ze}from"./site-WWFNVULM.js";
import{a as G,b as rt,c as q,e as dt,h as we}from"./site-AXBYILDR.js";import{a as We,b as Pe,c as qe,f as He,g as je,
h as Ve,i as Qe}from"./site-MTA6IX37.js";import{a as Ue}from"./site-62BCFDPO.js";import{m as Ge}from"./site-C225MOGC.js";function Ke(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function J(e){return Number.isFinite(e)?Number.isSafeInteger(e)?String(e).replace("-","−"):String(Number(e.toPrecision(
6))).replaceAll("-","−"):e>0?"∞":"−∞"}function Zt(e){return e<0?`(${J(e)})`:J(e)}function Me(e){return Ze(e," + ")}
function Je(e){return Ze(e,", ")}function te(e,t){return e===t?t:`${e} = ${t}`}function Ze(e,t){return e.length<=24?e.join(
t):[...e.slice(0,24/2),"…",...e.slice(-2)].join(t)}var qt="figure[data-how]",Ht="figure[data-how] tbody td",cs="figure[data-editable]",tn="figure[data-editable] tbody td";
function mt(e){return"down"in e.dataset?[q(e,"tbody td",HTMLTableCellElement)]:q(e,"tbody tr").map(t=>q(t,"td",HTMLTableCellElement))}
function ee(e,t){let n=e.findIndex(o=>o.includes(t));return{row:n,column:e[n]?.indexOf(t)??-1}}function ne(e){let t=new Map;
return n=>{let o=t.get(n);if(o!==void 0)return o;let s=rt(e,`figure[data-table="${CSS.escape(n)}"]`),r=s?mt(s):[],i=s&&{
figure:s,cells:r.flat(),width:r[0]?.length??1,...pt(s)};return t.set(n,i),i}}function oe(e,t){let n=e?.cells[t];return n?
Ot(n):Number.NaN}function Ot(e){return Ke(e.dataset.value??ze($e(e)))}function $e(e){let[t]=e.children;return t instanceof
HTMLInputElement?t.value:e.textContent??""}function it(e){return G(e,"figcaption span").textContent??""}function pt(e){let t=o=>q(
e,o).map(s=>s.title||(s.textContent??"")),n=t("tbody th");return"down"in e.dataset?{rows:[],columns:n}:{rows:n,columns:t(
"thead th")}}var Gn=30,[Ct,Ft,at,Un,gt]=[0,1,2,3,4],Xn={add:["+",Ft],subtract:["−",Ft],multiply:["·",at],divide:["/",at],remainder:[
"mod",at],power:["^",Un],greater:[">",Ct],greater_equal:["≥",Ct],less:["<",Ct],less_equal:["≤",Ct],equal:["=",Ct],not_equal:[
"≠",Ct]},Yn={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},nn=new Set(["sum","softmax"]);function jt(e,t,n){
let o=new Map,s=(i,c)=>{let u=`${i}:${c}`,a=o.get(u)??r(i,c);return o.set(u,a),a},r=(i,c)=>{let u=e[i];if(!u)throw new RangeError(
`The expression has no operation ${i}.`);let{op:a,name:l=""}=u;if(a==="table")return{value:n(l,c),op:"",parts:[],table:l,
index:c};if(a==="constant"||a==="opaque")return{value:je(u,c),op:"",parts:[]};let f=He(e,u,c).map(([w,$])=>s(w,$)),[h,m,
d]=f;if((a==="view"||a==="join")&&h)return h;if(a==="where"&&m&&d)return h?.value?m:d;if(a==="collect")return en(f);if(a===
"matmul")return en(rn(f));if(a==="softmax")return to(f,Ve(e,u,c));let p=Pe[a];if(p)return{value:p(f.map(({value:w})=>w)),
op:a,parts:f};let g=We[a];if(!g||!h)throw new RangeError(`There is no operation ${a}.`);return{value:g(h.value,m?.value??
0),op:a,parts:f}};return s(e.length-1,t)}function se(e){let t=new Map,n=new Set,o=s=>{n.has(s)||(n.add(s),s.table!==void 0&&
t.set(`${s.table}:${s.index}`,s),s.parts.forEach(o),s.temperature&&o(s.temperature))};return o(e),[...t.values()]}function wt(e){
if(nn.has(e.op))return e;for(let t of e.parts){let n=wt(t);if(n)return n}return null}function ye(e){return e.op?Ee(e,null,
!1).text:J(e.value)}function on(e){let t=J(e.value),n=wt(e);if(!n)return te(ye(e),t);if(n===e){if(e.op==="sum")return`Su\
m ${t}`;let o=Vt(e),s=o.reduce((r,i)=>r+i,0);return`${J(o[e.place??0]??0)} / ${J(s)} = ${t}`}return`${sn(e,n)??Ee(e,n,!1).
text} = ${t}`}function Vt({parts:e,temperature:t}){return Qe(e.map(({value:n})=>n),t?.value)}function re(e){let t=e.parts.
map(({value:i})=>i),n=Math.max(...t),o=e.temperature?.value??1,s=Math.abs(n/o)>Gn;return{powers:s?Vt(e):t.map(i=>Math.exp(
i/o)),isShifted:s,largest:n}}function sn(e,t){if(e===t)return t.op==="sum"?`Sum ${J(t.value)}`:null;let[n,o]=e.parts,s=n&&
sn(n,t);return!s||!o||o.op?null:e.op==="add"?`${s}, plus ${J(o.value)}`:e.op==="divide"?`${s}, divided by ${J(o.value)}`:
null}function Ee(e,t,n){let{op:o,parts:s,value:r}=e,i=nn.has(o);if(!o||e===t||i&&n)return{text:Zt(r),binding:gt};let c=s.
map(h=>Ee(h,t,n||i)),u=c.map(({text:h})=>h);if(o==="sum")return{text:u.length?Me(u):"0",binding:Ft};if(o==="softmax")return{
text:Jn(e,c),binding:at};if(o==="product")return{text:u.join(" · "),binding:at};let[a={text:"",binding:gt},l]=c,f=Xn[o];
if(f&&l){let[h,m]=f,d=o==="add"||o==="multiply",p=xt(a,o==="power"?gt:m),g=xt(l,d?m:m+1);return{text:o==="power"?`${p}^${g}`:
`${p} ${h} ${g}`,binding:m}}return o==="negative"?{text:`−${xt(a,at)}`,binding:Ft}:o==="sqrt"?{text:`√${xt(a,gt)}`,binding:gt}:
o==="absolute"?{text:`|${Kn(s[0],a)}|`,binding:gt}:o==="sigmoid"?{text:`1 / (1 + e^(−${xt(a,gt)}))`,binding:at}:o==="g\
elu"?{text:`${xt(a,at)} · Φ(${a.text})`,binding:at}:{text:`${Yn[o]??o}(${Je(u)})`,binding:gt}}function Kn(e,{text:t}){
return e&&!e.op?J(e.value):t}function xt({text:e,binding:t},n){return t<n?`(${e})`:e}function Jn(e,t){let{place:n=0,temperature:o}=e,
{isShifted:s,largest:r}=re(e),i=o?.value??1,c=t.map(u=>{let a=u;return s&&(a={text:`${xt(u,Ft)} − ${Zt(r)}`,binding:Ft}),
i!==1&&(a={text:`${xt(a,at)} / ${Zt(i)}`,binding:at}),`e^${xt(a,gt)}`});return`${c[n]} / (${Me(c)})`}function rn(e){let t=[];
for(let n=0;n<e.length;n+=2){let o=e.slice(n,n+2);t.push({value:Zn(o),op:"multiply",parts:o})}return t}function Zn(e){return e.
reduce((t,{value:n})=>t*n,1)}function en(e){let t=e[0]?.parts[0]?.parts[1],n=e.every(({op:r,parts:[i]})=>r==="multiply"&&
i?.op==="divide"&&i.parts[1]===t);if(!t||t.op||!n)return{value:ve(e),op:"sum",parts:e};let o=e.flatMap(({parts:[r,i]})=>r?.
parts[0]&&i?rn([r.parts[0],i]):[]),s={value:ve(o),op:"sum",parts:o};return{value:ve(e),op:"divide",parts:[s,t]}}function ve(e){
return e.reduce((t,{value:n})=>t+n,0)}function to(e,{place:t,width:n}){let o=e[n],r={value:0,op:"softmax",parts:e.slice(
0,n),place:t,...o&&{temperature:o}},i=Vt(r),c=i.reduce((u,a)=>u+a,0);return{...r,value:(i[t]??Number.NaN)/c}}var eo={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{row:0,column:1}};function $s(e,t){
let n=o=>{let s=cn(o);s&&Qt(s)};e.addEventListener("pointerover",n),e.addEventListener("focusin",n),e.addEventListener("\
click",n),t&&no(e,t),e.addEventListener("pointerout",o=>{let s=dt(o).closest(qt),{relatedTarget:r}=o,i=r instanceof Node&&
s?.contains(r);s&&!i&&ie(Se(s))}),e.addEventListener("keydown",oo)}function vs(e){for(let t of q(e,qt))for(let[n,o]of q(
t,"tbody td").entries())o.tabIndex=n===0?0:-1}function no(e,t){let n=0,o=async s=>{let r=cn(s);if(!r)return;n+=1;let i=n,
c=Te(r),u=Se(c),{step:a=""}=u.dataset,{table:l=""}=c.dataset;try{let f=await t(a,l,ee(mt(c),r));i===n&&u.isConnected&&so(
u,f,r)}catch(f){i===n&&(G(u,"[data-sum]").textContent=Ge(f))}};e.addEventListener("click",o),e.addEventListener("keydown",
s=>{if(s.key==="Enter"&&o(s),s.key!=="Escape")return;let r=dt(s).closest("[data-step]")?.querySelector("[data-opened] bu\
tton");r instanceof HTMLElement&&r.click()})}function oo(e){let t=dt(e),n=t.closest(`${Ht}, ${tn}`),o=eo[e.key];if(t instanceof
HTMLInputElement||!(n instanceof HTMLTableCellElement)||!o||e.altKey||e.ctrlKey||e.metaKey)return;e.preventDefault();let s=Te(
n),r=mt(s),{row:i,column:c}=ee(r,n),u="down"in s.dataset,a=u?o.column:o.row,l=u?o.row:o.column,f=r[i+a]?.[c+l];f&&(n.tabIndex=
-1,f.tabIndex=0,f.focus())}function Qt(e,{withoutResult:t=!1}={}){let n=Te(e),o=Se(n);ie(o);let s=ne(o),r=jt(JSON.parse(
n.dataset.how??"[]"),mt(n).flat().indexOf(e),(l,f)=>oe(s(l),f));e.dataset.lit="result";for(let l of se(r)){let f=s(l.table??
"")?.cells[l.index??0];f&&(f.dataset.lit??="part")}let i=o.querySelector("[data-sum]");if(!(i instanceof HTMLElement))return;
let c=t?"?":J(Ot(e)),a=Number.isNaN(r.value)||t&&!r.op?c:te(ye(r),c);i.textContent=[io(n,e),St(a)].filter(Boolean).join(
": "),delete i.dataset.above,e.getBoundingClientRect().bottom>i.getBoundingClientRect().top&&(i.dataset.above="")}function so(e,t,n){
e.querySelector("[data-opened]")?.remove();let{title:o,row:s,column:r,expression:i,index:c,numbers:u}=t,a=jt(i,c,(p,g)=>an(
u[p],g).value),l=document.createElement("div");l.dataset.opened="";let f=document.createElement("h3");f.textContent=[o,s,
r].filter(Boolean).join(", ");let h=document.createElement("button");h.type="button",h.textContent="Close",h.addEventListener(
"click",()=>{l.remove(),n.focus()});let m=document.createElement("div");m.className="table-frame",m.tabIndex=0,m.setAttribute(
"role","group"),m.setAttribute("aria-label",f.textContent),m.append(Ue(ro(a,u)));let d=document.createElement("p");d.className=
"sum",d.textContent=on(a),l.append(f,m,d,h),G(e,"[data-sum]").after(l),m.focus({preventScroll:!0}),l.scrollIntoView({block:"\
nearest"})}function ro(e,t){let n=c=>{let[{table:u="",index:a=0}={}]=se(c);return an(t[u],a).label},o=(c,...u)=>[c,...u.
map(J)],s=wt(e);if(!s)return{columns:["term","value"],rows:se(e).map(({table:c="",value:u})=>o(t[c]?.title??"",u))};let{
op:r,parts:i}=s;if(r==="softmax"){let c=Vt(s);return{columns:["term","score","exponential, largest score subtracted"],rows:i.
map((u,a)=>o(n(u),u.value,c[a]??0))}}return i.length&&i.every(c=>c.op==="multiply")?{columns:["term","first factor","sec\
ond factor","product"],rows:i.map(c=>o(n(c),...c.parts.map(({value:u})=>u),c.value))}:{columns:["term","value"],rows:i.map(
c=>o(n(c),c.value))}}function an(e,t){let n=e?.index.indexOf(t)??-1,o=e?.values[n];return{label:e?.labels[n]??"",value:o===
void 0?Number.NaN:qe(o)}}function ie(e){for(let n of q(e,"[data-lit]"))delete n.dataset.lit;let t=e.querySelector("[data\
-sum]");t&&(t.textContent="")}function cn(e){return e.target instanceof Element?e.target.closest(Ht):null}function Te(e){
return e.closest("figure")}function Se(e){return e.closest("[data-step]")}function io(e,t){let{row:n,column:o}=ee(mt(e),
t),{rows:s,columns:r}=pt(e);return[it(e),s[n],r[o]].filter(Boolean).join(", ")}var ln="http://www.w3.org/2000/svg";function ae(e,t){let n=rt(e,".working");if(!n||(n.querySelector(".threads")?.remove(),
!t))return;let o=n.getBoundingClientRect(),s=t.getBoundingClientRect(),r=document.createElementNS(ln,"svg");r.setAttribute(
"class","threads"),r.setAttribute("aria-hidden","true");for(let i of ao(e)){let c=i.right<s.left,[u,a]=c?[i.right,(i.top+
i.bottom)/2]:[(i.left+i.right)/2,i.bottom],[l,f]=c?[s.left,(s.top+s.bottom)/2]:[(s.left+s.right)/2,s.top],[h,m]=c?[(l-u)/
2,0]:[0,(f-a)/2],d=[[u,a],[u+h,a+m],[l-h,f-m],[l,f]].map(([g=0,w=0])=>`${(g-o.left).toFixed(1)} ${(w-o.top).toFixed(1)}`),
p=document.createElementNS(ln,"path");p.setAttribute("d",`M${d[0]}C${d.slice(1).join(" ")}`),r.append(p)}n.append(r)}function ao(e){
return q(e,"figure.matrix").flatMap(t=>{let n=q(t,'[data-lit="part"]').map(o=>o.getBoundingClientRect());return n.length?
[{left:Math.min(...n.map(({left:o})=>o)),right:Math.max(...n.map(({right:o})=>o)),top:Math.min(...n.map(({top:o})=>o)),bottom:Math.
max(...n.map(({bottom:o})=>o))}]:[]})}var[un,co,lo]=[8.8,9.8,4.8],Oe=6,uo=.8,Q=30;function N(e,t,n){let o=Math.min(1,Math.max(0,(e-t)/(n-t)));return o<.5?4*o**
3:1-(2-2*o)**3/2}function ft(e,t,n){return e+(t-e)*n}function tt(e,t,n){return{x:ft(e.x,t.x,n),y:ft(e.y,t.y,n),width:ft(
e.width,t.width,n),height:ft(e.height,t.height,n)}}function U(e){let t=e.match(/[\d−+=∞]/g)?.length??0,n=e.match(/[.,:;()]/g)?.
length??0;return t*co+n*lo+([...e].length-t-n)*un}function Dt(e,t){let n=Math.max(0,...e.map(U));return n?Math.min(t,n+12):
0}function ce(e,t){return Math.max(Math.min(150,e/4),Math.min(220,t))}function Y(e,t){if(U(e)<=t)return e;let n=Math.floor(
t/un)-1;return n>1?`${[...e].slice(0,n).join("")}…`:""}function B(e,t,n,{opacity:o=1,isLit:s=!1,isRaised:r=!1}={}){let i=U(
n.text),c=t.width<i+Oe,a=t.height>=17&&t.width>=(c?uo:1)*i+Oe/2?n:{...n,text:""};return{kind:"tile",key:e,...t,tile:a,opacity:o,
isLit:s,isRaised:r,isNarrow:c}}function C(e,t,n,o,s={}){let{anchor:r="middle",opacity:i=1,isQuiet:c=!1}=s;return{kind:"t\
ext",key:e,x:t,y:n,text:o,anchor:r,opacity:i,isQuiet:c}}function bt(e,t,{opacity:n=1,isQuiet:o=!1}={}){return{kind:"line",
key:e,path:t,opacity:n,isQuiet:o}}function $t(e){return{...e,text:"?",level:void 0}}function ct(e,t,n){return Math.max(3,
Math.min(n,e/Math.max(1,t)))}function et(e){return Math.max(44,...e.map(({text:t})=>U(t)+2*Oe))}var Ae=2,Bt=44,fo=380,fn=.4,ho=.1;function hn({weights:e,shares:t,labels:n,values:o,results:s,label:r},i){let{width:c,at:u,
asked:a=-1}=i,l=e.length,f=et(e),h=et([...o.flat(),...s])+14,m=c-f-38-s.length*h,d=Dt([...n,r],ce(c,m)),p=d+f+34,g=ct(c-
p-4,s.length,h),w=g-Math.min(5,g/5),$=ct(fo,l,Q+8),E=$-Math.min(6,$/4),v=8+l*$+14,_=Math.max(...t),S=N(u,0,.9),z={anchor:"\
end",isQuiet:!0},R=[],W=0;for(let[x,A]of t.entries()){let y=8+x*$,T=y+E/2+6;if($>17){let D=Y(n[x]??"",d-12);R.push(C(`la\
bel-${x}`,d-12,T,D,z))}R.push(B(`weight-${x}`,{x:d,y,width:f,height:E},e[x]??{text:""})),$>17&&R.push(C(`times-${x}`,d+f+
17,T,"·",{isQuiet:!0}));let F=ft(1,ft(ho,1,A/_),S),M=fn*x/Math.max(1,l-1),P=N(u,1+M,1.85-fn+M);for(let[D,I]of(o[x]??[]).
entries()){let k={x:p+D*g,y,width:w,height:E};if(R.push(B(`value-${x}-${D}`,k,I,{opacity:F})),P===0||u>=Ae||A*Bt<.25)continue;
let V={...k,y:v+W,height:A*Bt},nt=tt(k,V,P),Z={...I,text:""};R.push(B(`strip-${x}-${D}`,nt,Z,{opacity:ft(F,1,P)}))}W+=A*
Bt}let L=p+s.length*g;R.push(bt("rule",`M${d} ${v-8}H${L}`,{opacity:N(u,.9,1.1),isQuiet:!0}));let O=N(u,1.8,2);R.push(C(
"result",p-12,v+Bt/2+6,Y(r,p-12),{anchor:"end",opacity:N(u,1,1.3)}));for(let[x,A]of s.entries()){let y={x:p+x*g,y:v,width:w,
height:Bt},T=x===a?$t(A):A;O>0&&R.push(B(`result-${x}`,y,T,{opacity:O}))}return{width:L,height:v+Bt+8,marks:R}}function dn({
weights:e,labels:t,shares:n},{moment:o}){let s=n.indexOf(Math.max(...n));if(n.every(i=>i===+(i===1))){let i=t[s]?`the ro\
w “${t[s]}”`:"its row";return o===0?`The 1 selects ${i}; the zeros leave out the other rows.`:"Only the selected row\
 is left. It is the result."}let r=t[s]?`“${t[s]}” has the`:"The";return o===0?`${r} largest weight${r==="The"?" is":
","} ${e[s]?.text}. The smaller its weight, the more a row of values fades.`:"The weights sum to 1, so rows as thick as \
their weights fill exactly one row: the average."}var mo=400,le=36,mn=84,_t=28,pn=.4;function wn({sources:e,targets:t,flights:n},{width:o,at:s,asked:r=-1}){let i=et(n.map(
({tile:x})=>x))+4,[c,u]=[e,t].map(x=>ke(x,i,o)),a=At(c)+mn+At(u)<=o,l=Math.max(xn(e),xn(t)),f=Math.max(e.length,t.length)-
1,h=a?i:Math.max(3,Math.min(i,(o-f*le)/l)),m=a?Math.max(zt(e),zt(t)):zt(e)+zt(t),d=Math.max(6,Math.min(Q+4,mo/m)),[p,g]=[
h-Math.min(4,h/5),d-Math.min(4,d/4)],w=m*d+_t+6,$=a?w:w+_t+24,E={sources:ke(e,h,o),targets:ke(t,h,o)},v=At(E.sources)+mn,
_=a?v+At(E.targets):Math.max(At(E.sources),At(E.targets)),S=x=>a?0:(_-At(x))/2,z={sources:{top:_t,edges:gn(E.sources,S(E.
sources))},targets:{top:a?_t:_t+zt(e)*d+24+_t,edges:gn(E.targets,a?v:S(E.targets))}},R=(x,A)=>{let{columns:y=0}={sources:e,
targets:t}[x][A]??{},T=(E[x][A]??0)-y*h;return(z[x].edges[A]??0)+T/2},W=(x,{table:A,row:y,column:T})=>({x:R(x,A)+T*h,y:z[x].
top+y*d,width:p,height:g}),L=[],O=[];for(let[x,A]of[["sources",e],["targets",t]])for(let[y,{title:T,columns:F}]of A.entries()){
let M=x==="targets"&&t.length>1?y:0,P=x==="targets"?N(s,M,M+.4):1,D=R(x,y)+F*h/2,I=Y(T,E[x][y]??0);L.push(C(`${x}-${y}`,
D,z[x].top-9,I,{opacity:P,isQuiet:!0}))}for(let[x,{tile:A,from:y,to:T,moment:F}]of n.entries()){let[M,P]=[W("sources",y),
W("targets",T)],D=Math.max(1,(t[T.table]?.columns??1)-1),I=pn*T.column/D,k=N(s,F+I,F+1-pn+I);if(L.push(B(`left-${x}`,M,A,
{opacity:k>0?.25:1})),k===0)continue;let V=x===r?{...A,text:"?",level:void 0}:A;O.push(B(`moved-${x}`,tt(M,P,k),V,{isRaised:k<
1}))}return{width:_,height:$,marks:[...L,...O]}}function ke(e,t,n){let o=(n-(e.length-1)*le)/e.length;return e.map(({title:s,
columns:r})=>Math.max(r*t,Math.min(U(s),o)))}function At(e=[]){return e.reduce((t,n)=>t+n,(e.length-1)*le)}function gn(e,t){
let n=t;return e.map(o=>{let s=n;return n+=o+le,s})}function xn(e){return e.reduce((t,{columns:n})=>t+n,0)}function zt(e){
return Math.max(...e.map(({rows:t})=>t))}function bn({sources:e,targets:t},{moment:n}){let o=r=>r.map(({title:i})=>`“${i}\
”`).join(", ").replace(/, (?=[^,]*$)/," and ");if(t.length>1){let r=t[n]?o([t[n]]):"";return`Part of ${o(e)} becomes ${r}\
. No number changes.`}let s=e.length>1?"are put together in":"becomes";return`${o(e)} ${s} ${o(t)}. No number changes.`}var po=76,go=380,[ue,Ne]=[.35,.55];function Mn(e,{width:t,at:n,asked:o=-1}){let{sliding:s,lines:r,products:i,sums:c,results:u,
after:a,isUpright:l}=e,[f,h]=[r.length,s.tiles.length],m=l?[]:[s,...r].map(({label:b})=>b),d=[...s.tiles,...r.flatMap(({
tiles:b})=>b),...i.flat()],p=et(u),g=U(a)>po,w=a&&!g?U(a)+14:0,$=et(d)+8,E=t-w-p-48-h*$,v=Dt(m,ce(t,E)),_=f+2,[S,z]=l?[_,
h]:[h,_],R=t-v-w-(l?0:p+44)-4,W=Math.max(p+8,...r.map(({label:b})=>U(b)+10)),L=ct(R,S,Math.max($,l?Math.min(W,120):0)),O=ct(
go,z,Q+6),x=L-Math.min(5,L/5),A=O-Math.min(5,O/4),y=l?48:8,T=y+h*O+22,F=v+h*L+40,M=(l?v+_*L:F+p)+w,P=(b,H)=>l?{x:v+b*L,y:y+
H*O,width:x,height:A}:{x:v+H*L,y:y+b*O,width:x,height:A},D=b=>l?{x:v+b*L,y:T,width:x,height:Q}:{x:F,y:y+b*O,width:p,height:A},
I=Math.min(f-1,Math.floor(n)),k=Math.min(1,n-I),V=Math.max(0,I-1+N(k,0,I?ue:.01)),nt=b=>Math.min(1,Math.max(0,b)),Z=b=>b+
1-nt(V-b)+nt(b-V),ot=[],lt=[];for(let[b,{label:H,tiles:ut}]of r.entries()){let st=Z(b),K=b===I&&k>ue&&k<1;for(let[_e,Qn]of ut.
entries()){let zn=b>I&&n<f?.6:1;ot.push(B(`line-${b}-${_e}`,P(st,_e),Qn,{opacity:zn}))}ot.push(Kt(`name-${b}`,H,st,K));let Et=b<
I||k===1;if(b>I)continue;let X=b<I?1:N(k,Ne,.95);if(!X)continue;let Mt=D(st),Tt=u[b]??{text:""},Pt=Math.min(h,Math.floor(
X*h+1e-9)),jn={text:c[b]?.[Pt-1]??""},Vn=b===o?$t(Tt):Et?Tt:jn;ot.push(B(`result-${b}`,Mt,Vn,{opacity:Math.min(1,4*X)})),
ot.push(xe(b,st,Et,Math.min(1,4*X)))}let ht=n>=f||k===0&&I>0?Math.ceil(n)-1:I,Rt=k===0||n>=f?1:N(k,ue,Ne),Yt=n<f&&k>0&&k<
ue;if(n>0&&!Yt){let b=V+2;for(let[H,ut]of(i[ht]??[]).entries()){let st=P(b,H),K=.25*H/Math.max(1,h-1),X=ht===I&&k>0&&k<1?
N(k,Ne+K*.6,.8+K*.6):1,Mt=ht===o;if(lt.push(B(`product-${H}`,st,ut,{opacity:Rt*(1-.35*X),isLit:!0})),X===0||X===1)continue;
let Tt=tt(st,xo(D(Z(ht))),X),Pt=Mt&&X>.6?{...ut,text:""}:ut;lt.push(B(`flight-${H}`,Tt,Pt,{opacity:1-N(X,.8,1),isLit:!0}))}}
for(let[b,H]of s.tiles.entries())lt.unshift(B(`sliding-${b}`,P(V,b),H,{isRaised:!0}));lt.push(Kt("name-sliding",s.label,
V,!0));let It=l?T+Q+8:y+_*O+6;if(g){let b=Y(`then ${a}`,t-v);ot.push(C("after",v,It+16,b,{anchor:"start",isQuiet:!0}))}else if(a){
let b=l?v+_*L+8:F+p+10,H=l?T+21:y+O+A/2+6;ot.push(C("after",b,H,a,{anchor:"start",isQuiet:!0}))}return{width:M,height:It+
(g?24:0),marks:[...ot,...lt]};function Kt(b,H,ut,st){let K=!st;if(l){let Mt=v+ut*L+x/2,Tt=b==="name-sliding",Pt=Y(H,Tt?t-
Math.abs(2*Mt-M):L-4);return C(b,Mt,Tt?16:38,Pt,{isQuiet:K})}let Et=y+ut*O+A/2+6,X=O>17?Y(H,v-12):"";return C(b,v-12,Et,
X,{anchor:"end",isQuiet:K})}function xe(b,H,ut,st){let K=D(H),[Et,X]=l?[K.x+K.width/2,K.y-6]:[K.x-20,K.y+K.height/2+6],Mt=ut?
l?"":"=":"+ …";return C(`equals-${b}`,Et,X,Mt,{opacity:st,isQuiet:!0})}}function xo({x:e,y:t,width:n,height:o}){return{
x:e+n/4,y:t+o/4,width:n/2,height:o/2}}function $n(e,{moment:t,isAsked:n}){let{sliding:o,lines:s,sums:r,results:i,after:c,
isUpright:u}=e,[a,l]=[o.label,s[t]?.label].map(p=>p?`“${p}”`:""),f=a&&l?`${a} over ${u?"column ":""}${l}: n`:"N",h=r[t]?.
at(-1)??"",m=i[t]?.text??"",d=n?"?":c?`${h}; ${c} makes it ${m}`:m;return`${f}umbers that meet are multiplied, and the p\
roducts add up to ${d}.`}var vn=170,yn=76,[Le,fe]=[.15,.8];function En({sources:e,places:t,sums:n},{width:o,at:s,asked:r=-1}){let i=e.map(({tile:S})=>S),
c=Math.max(et(i),...e.map(({label:S})=>U(S)))+16,u=ct(o,e.length,c),a=ct(o,t.length,150),l=Math.max(e.length*u,t.length*
a),[f,h]=[(l-e.length*u)/2,(l-t.length*a)/2],[m,d]=[u-Math.min(12,u/5),a-Math.min(36,a/4)],p=28,g=p+Q+yn+vn,w=t.map((S,z)=>e.
reduce((R,W)=>R+(W.place===z?W.share:0),0)),$=vn/Math.max(...w,1e-9),E=[bt("base",`M${h} ${g+1}H${h+t.length*a}`)],v=t.map(
()=>0),_=t.map(()=>{});for(let[S,{label:z,tile:R,share:W,place:L}]of e.entries()){let O=f+S*u+(u-m)/2,x={x:O,y:p,width:m,
height:Q},A=h+L*a+(a-d)/2,y=v[L]??0,T=Math.max(0,W*$),F={x:A,y:g-y-T,width:d,height:T};v[L]=y+T;let M=s-S,P=L===r;E.push(
C(`label-${S}`,O+m/2,18,Y(z,u),{isQuiet:!0}),B(`source-${S}`,x,R,{opacity:M>=1?.35:1}));let[D,I]=[O+m/2,A+d/2],k=p+Q+yn/
2,V=`M${D} ${p+Q}C${D} ${k} ${I} ${k} ${I} ${F.y}`,nt=N(M,0,Le)*(1-N(M,fe,1));nt&&E.push(bt(`way-${S}`,V,{opacity:nt,isQuiet:!0}));
let Z=Math.min(1,Math.max(0,(M-Le)/(fe-Le)))**2;if(Z>0){let ot=tt(x,F,Z),lt=N(Z,0,.7),ht=P&&Z>.5?{...R,text:""}:R,Rt=tt(
x,F,lt).x;E.push(B(`dropped-${S}`,{...ot,x:Rt},ht)),M>=fe&&(_[L]=n[S])}}for(let[S,{label:z,tile:R}]of t.entries()){let W=h+
S*a+a/2,L=e.filter((T,F)=>T.place===S&&s>=F+fe),O=g-L.reduce((T,{share:F})=>T+F*$,0),A=e.every((T,F)=>T.place!==S||s>=F+
1)&&(_[S]!==void 0||s>=e.length),y=S===r&&_[S]?$t(R).text:A?R.text:_[S];y&&E.push(C(`sum-${S}`,W,O-9,y)),E.push(C(`place\
-${S}`,W,g+24,Y(z,a-6),{isQuiet:!y}))}return{width:l,height:g+36,marks:E}}function Tn({sources:e,places:t,sums:n},{moment:o,
isAsked:s,isEnd:r}){let i=e[o];if(!i)return"";if(r){let l=t.map((m,d)=>e.filter(p=>p.place===d)).reduce((m,d)=>d.length>
m.length?d:m,[]),f=t[l[0]?.place??0],h=l.map(({tile:m})=>m.text).join(" + ");return`The weights of one place pile up: ${f?.
label} has ${h} = ${f?.tile.text}.`}let c=i.label?` of ${i.label}`:"",u=s?"":`, which has ${n[o]} now`;return`The weight${c}\
, ${i.tile.text}, drops onto ${t[i.place]?.label}${u}.`}var On=3,kt=150,Sn=60,he=.35;function An({scores:e,weights:t,shares:n,powers:o,sum:s,labels:r,names:i},c){let{width:u,at:a,
asked:l=-1}=c,f=e.length,h=[i.scores,i.powers,i.weights],m=Math.max(et([...e,...t]),...r.map(U))+10,d=u<480?Sn/2:Sn,p=u-
d-60,g=p-f*Math.min(m,128),w=u>620?Dt(h,Math.max(200,g)):0,$=ct(p-w,f,Math.min(m,128)),E=$-Math.min(8,$/4),v=28+kt,[_,S]=[
v+8,v+8+Q+8],z=r.some(M=>U(M)>$),R=S+Q+22,W=w+f*$+18,L=Math.max(...n),O=[],x=M=>he*M/Math.max(1,f-1);if(w){let M={anchor:"\
end",isQuiet:!0},P=D=>Y(D,w-12);O.push(C("name-powers",w-12,v-8,P(i.powers),{...M,opacity:N(a,0,.5)}),C("name-scores",w-
12,_+21,P(i.scores),M),C("name-weights",w-12,S+21,P(i.weights),{...M,opacity:N(a,2,2.5)}))}let A=w+f*$;O.push(bt("base",
`M${w} ${v+1}H${A}`,{isQuiet:!0}));let y=N(a,1,1.4),T=W+d+6;O.push(bt("zero",`M${W-8} ${v+1}H${T}`,{opacity:y,isQuiet:!0}),
bt("one",`M${W-8} ${v-kt}H${T}`,{opacity:y}),C("one-text",T+8,v-kt+6,"1",{anchor:"start",opacity:y}),C("zero-text",T+8,v+
6,"0",{anchor:"start",opacity:y,isQuiet:!0}),C("sum",W+d/2,v-kt-10,`Σ ${s}`,{opacity:N(a,1,1.5)*(1-N(a,2,2.3))}));let F=0;
for(let[M,P]of n.entries()){let D=w+M*$+($-E)/2,I=N(a,x(M),1-he+x(M)),k=kt*P*I/L,V={...t[M]??{text:""},text:""},nt={x:D,
y:v-k,width:E,height:k},Z=M===l,ot=ft(1,.35,N(a,1,1.6)),lt=Z?{...V,level:void 0}:V;O.push(B(`bar-${M}`,nt,lt,{opacity:ot}));
let ht=o[M]??"";U(ht)<$&&O.push(C(`power-${M}`,D+E/2,nt.y-8,ht,{opacity:I})),O.push(B(`score-${M}`,{x:D,y:_,width:E,height:Q},
e[M]??V)),F+=P*kt;let Rt={x:W,y:v-F,width:d,height:P*kt},Yt=N(a,1+x(M),2-he+x(M));Yt>0&&O.push(B(`part-${M}`,tt({...nt,height:k},
Rt,Yt),lt));let It=N(a,2+x(M),3-he+x(M)),Kt={x:D,y:S,width:E,height:Q};if(It>0){let H=Z?$t(V):It<1?V:t[M]??V;O.push(B(`w\
eight-${M}`,tt(Rt,Kt,It),H))}let xe=z&&M%2?22:0,b=Y(r[M]??"",z?2*$-8:$);O.push(C(`label-${M}`,D+E/2,R+xe,b,{isQuiet:!0}))}
return{width:T+20,height:R+(z?22:0)+10,marks:O}}function kn({sum:e},{moment:t}){return["Each score becomes a power of e:\
 all of them are positive, and large ones stand out.",`Stacked, the powers sum to ${e}. The stack is squeezed until it i\
s 1 tall.`,`Each power is divided by ${e}, so that the weights sum to 1.`][t]??""}var Rn={plain:.9,softmax:1.9,average:2.2,products:1.7,scatter:1.6,moves:2.2},wo=96,bo=24,In=48,Mo=400,$o=1e-6,vo=new Set(
["table","view","join"]);function Cn(e){let t=new Re(e),n=q(e,`.step-results ${qt}`).map(i=>({figure:i,expression:JSON.parse(
i.dataset.how??"[]"),grid:mt(i)})),o=new Map(n.map(i=>[i,t.kindOf(i)])),s=[],r=new Set;for(let i of n){if(r.has(i))continue;
let c=o.get(i)??"plain";if(c==="moves"){let u=Ut(i.expression).join(),a=q(e,".step-inputs figure").some(({dataset:f})=>f.
table===u),l=n.filter(f=>f===i||a&&o.get(f)==="moves"&&Ut(f.expression).join()===u);for(let f of l)r.add(f);s.push(So(t,
l))}else if(c==="scatter")s.push(To(t,i));else if(c==="plain")s.push(yo(i));else for(let u of i.grid.keys())s.push(Eo(t,
i,u,c))}return s.filter(({cells:i})=>i.length)}function Ut(e){return e.flatMap(({op:t,name:n=""})=>t==="table"?[n]:[])}function yo({
grid:e}){let t=e.flat();return{kind:"plain",title:"",label:"",cells:t,shown:t.map((n,o)=>o+1),seconds:Rn.plain,scene:null,
words:()=>"",forget:()=>{}}}function Gt(e,t,n,o){let s,r=()=>(s??=t(),s);return{...e,seconds:Rn[e.kind],scene:i=>n(r(),i),
words:i=>o(r(),i),forget:()=>{s=void 0}}}function Eo(e,t,n,o){let s=t.grid[n]??[],r=pt(t.figure).rows[n]??"",i=[it(t.figure),
r].filter(Boolean).join(", "),c={kind:o,title:i,label:r,cells:s};if(o==="products"){let l=s.map((h,m)=>m+1),f=()=>e.products(
t,n);return Gt({...c,shown:l},f,Mn,$n)}let u=o==="softmax"?On:Ae,a=Array.from({length:u},(l,f)=>f===u-1?s.length:0);return o===
"softmax"?Gt({...c,shown:a},()=>e.softmax(t,n),An,kn):Gt({...c,shown:a},()=>e.average(t,n),hn,dn)}function To(e,t){let n=t.
expression.at(-1)?.groups??[],o=new Map(n.flatMap((l,f)=>l.map(h=>[h,f]))),s=[...o.keys()].sort((l,f)=>l-f),r=new Map(s.
map((l,f)=>[o.get(l),f])),i=n.map((l,f)=>r.get(f)??s.length-1),c=[...n.keys()].sort((l,f)=>(i[l]??0)-(i[f]??0)||l-f),u=t.
grid.flat(),a={kind:"scatter",title:it(t.figure),label:"",cells:c.flatMap(l=>u[l]??[]),shown:s.map((l,f)=>i.filter(h=>h<=
f).length)};return Gt(a,()=>e.scatter(t,s,o),(l,{asked:f=-1,...h})=>En(l,{...h,asked:c[f]??-1}),Tn)}function So(e,t){let n=t.
flatMap(({grid:a})=>a.flat()),o=Ut(t[0]?.expression??[]).length,s=t.length>1?t.length:o,r=t.map(({grid:a})=>a.flat().length),
i=Array.from({length:s},(a,l)=>t.length===1?l===s-1?n.length:0:r.slice(0,l+1).reduce((f,h)=>f+h,0)),u={kind:"moves",title:t.
map(({figure:a})=>it(a)).join(", "),label:"",cells:n,shown:i};return Gt(u,()=>e.moves(t),wn,bn)}var Re=class{constructor(t){
this.tableNamed=ne(t)}kindOf({expression:t,grid:n}){let o=t.at(-1),s=n.flat();if(!o||!s.length||Ut(t).some(m=>!this.tableNamed(
m)))return"plain";if(o.op==="collect")return Oo(o.groups??[])?"scatter":"plain";let r=n[0]?.length??0;if(t.every(({op:m})=>vo.
has(m)))return n.length>1&&r>1&&s.length<=Mo?"moves":"plain";let i=new Set(t.map(({op:m})=>m));if(!i.has("softmax")&&!i.
has("matmul"))return"plain";let c=this.#t(t),u=c(0);if(u.op==="softmax")return u.parts.length===r&&r<=In?"softmax":"plai\
n";if(!i.has("matmul")||r>bo||!Ln(u))return"plain";let a=this.#n(n[0]?.map((m,d)=>c(d))??[]),l=this.#r(u);if(!a||l===null)
return"plain";let f=n.map((m,d)=>c(d*r));return a.isUpright&&!a.isSwapped&&!l&&f.every(Ao)?"average":"products"}softmax({
figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#t(n)(s*r.length),{powers:c,isShifted:u}=re(i),a=i.temperature?.value??
1,[l]=i.parts,f=l?.table===void 0?null:this.tableNamed(l.table);return{scores:this.#e(i.parts),weights:r.map(h=>Wt(h,t)),
shares:this.#a(i,r.length),powers:c.map(Nt),sum:Nt(c.reduce((h,m)=>h+m,0)),labels:pt(t).columns,names:{scores:f?it(f.figure):
"Scores",powers:`e to each score${u?" − largest":""}${a===1?"":` ÷ ${Nt(a)}`}`,weights:it(t)}}}average({figure:t,expression:n,
grid:o},s){let r=o[s]??[],i=this.#t(n),c=r.map((l,f)=>Ce(i(s*r.length+f))),u=c[0]?.map(([l])=>l)??[],a=pt(t).rows[s]??"";
return{weights:this.#e(u),shares:u.map(({value:l})=>l),labels:u.map((l,f)=>this.#s(l,!0)||this.#s(c[0]?.[f]?.[1],!1)),values:u.
map((l,f)=>this.#e(c.flatMap(h=>h[f]?.[1]??[]))),results:r.map(l=>Wt(l,t)),label:a||it(t)}}products({figure:t,expression:n,
grid:o},s){let r=o[s]??[],i=this.#t(n),c=r.map((g,w)=>i(s*r.length+w)),u=this.#n(c);if(!u)throw new Error(`${t.dataset.table}\
 is no table of products.`);let{sliding:a,lines:l,isUpright:f}=u,h=l.map(g=>g.map(({value:w},$)=>w*(a[$]?.value??Number.
NaN))),m=be(h.flat(),""),{rows:d,columns:p}=pt(t);return{sliding:{label:d[s]||this.#s(a[0],!1)||this.#i(a[0]),tiles:this.#e(
a)},lines:l.map((g,w)=>({label:p[w]??this.#s(g[0],f),tiles:this.#e(g)})),products:h.map((g,w)=>g.map(($,E)=>{let{text:v="",
level:_}=m[w*g.length+E]??{};return{text:St(v),level:_?String(_):void 0}})),sums:h.map(g=>{let w=0;return g.map($=>(w+=$,
Nt(w)))}),results:r.map(g=>Wt(g,t)),after:c[0]?this.#r(c[0])??"":"",isUpright:f}}scatter({figure:t,expression:n,grid:o},s,r){
let i=this.#t(n),{columns:c}=pt(t),u=n.at(-1)?.groups??[],a=o.flat(),l=u.map(()=>0),f=u.map((d,p)=>i(p).parts),h=s.map(d=>{
let p=r.get(d)??0,g=f[p]?.[u[p]?.indexOf(d)??-1],w=g?.value??Number.NaN,$=g?this.#e([g])[0]:void 0;return{label:this.#s(
g,!0),tile:$??{text:Nt(w)},share:w,place:p}}),m=new Map(h.map(({place:d},p)=>[d,p]));return{sources:h,places:a.map((d,p)=>({
label:c[p]??"",tile:Wt(d,t)})),sums:h.map(({share:d,place:p},g)=>(l[p]=(l[p]??0)+d,m.get(p)===g?a[p]?.textContent??"":St(
Jt(l[p]))))}}moves(t){let n=Ut(t[0]?.expression??[]),o=n.map(r=>Nn(this.tableNamed(r)?.figure??null)),s=[];for(let[r,{figure:i,
expression:c,grid:u}]of t.entries()){let a=this.#t(c),l=u[0]?.length??1;for(let[f,h]of u.flat().entries()){let{table:m="",
index:d=0}=a(f),p=n.indexOf(m),g=o[p]?.columns??1;s.push({tile:Wt(h,i),from:{table:p,row:Math.floor(d/g),column:d%g},to:{
table:r,row:Math.floor(f/l),column:f%l},moment:t.length>1?r:p})}}return{sources:o,targets:t.map(({figure:r})=>Nn(r)),flights:s}}#t(t){
let n=(o,s)=>oe(this.tableNamed(o),s);return o=>jt(t,o,n)}#n(t){let n=t.map(Ce),[o,s]=[0,1].map(h=>n.map(m=>m.map(d=>d[h]))),
r=h=>h?.every(m=>m.every((d,p)=>ko(d,h[0]?.[p]))),i=!r(o),[c,u]=i?[s,o]:[o,s];if(!c?.[0]||!u||!r(c)||!Ln(t[0]))return null;
let[a,l]=(u[0]??[]).map(h=>this.#o(h)),f=!!(a&&l&&a.column===l.column&&a.row!==l.row);return{sliding:c[0],lines:u,isUpright:f,
isSwapped:i}}#r(t){let n=wt(t);if(t===n)return"";let[o,s]=t.parts,r=o&&wt(o)===n?this.#r(o):null;if(r===null||!s||s.op)return null;
let c={add:`+ ${this.#i(s)||Nt(s.value)}`,divide:`÷ ${Nt(s.value)}`}[t.op];return c?[r,c].filter(Boolean).join(" "):null}#a(t,n){
let{powers:o}=re(t),s=o.reduce((r,i)=>r+i,0);return o.slice(0,n).map(r=>r/s)}#e(t){let n=be(t.map(({value:o})=>o),"");return t.
map((o,s)=>{let{figure:r,cell:i}=this.#o(o)??{};if(r&&i&&!o.op)return Wt(i,r);let{text:c="",level:u}=n[s]??{};return{text:St(
c),level:i?.dataset.level??(u?String(u):void 0),tone:r?.dataset.tone}})}#o(t){let{table:n,index:o=0}=t?Ie(t):{},s=n===void 0?
null:this.tableNamed(n);if(!s)return null;let{figure:r,cells:i,width:c,rows:u,columns:a}=s,[l,f]=[Math.floor(o/c),o%c];return{
figure:r,cell:i[o],row:l,column:f,rows:u,columns:a}}#s(t,n){let o=this.#o(t);return(n?o?.columns[o.column]:o?.rows[o.row])??
""}#i(t){let n=this.#o(t);return n?it(n.figure):""}};function Wt(e,{dataset:t}){let{tone:n,shade:o}=t;return{text:$e(e),
level:e.dataset.level,tone:n,shade:o}}function Nt(e){let t=Math.abs(e),n=t>=1e3?0:t>=10?1:t>=1?2:3;return St(Number.isInteger(
e)?Jt(e):Jt(e,n))}function Nn(e){let t=e?mt(e):[];return{title:e?it(e):"",rows:t.length,columns:t[0]?.length??0}}function Ie(e){
if(!e.op)return e;let t=e.parts.filter(({table:n})=>n!==void 0);return t.length===1&&t[0]?t[0]:e}function Oo(e){let t=e.
flat();return t.length>0&&t.length<=In&&new Set(t).size===t.length}function Ln(e){let t=e&&wt(e);return t?.op!=="sum"||t.
parts.length>wo||!t.parts.length?!1:t.parts.every(({op:n,parts:o})=>n==="multiply"&&o.length===2&&o.every(s=>s.parts.every(
r=>!r.op)))}function Ce(e){return(wt(e)?.parts??[]).map(n=>n.parts)}function Ao(e){let t=Ce(e).map(([o])=>o?.value??Number.
NaN),n=t.reduce((o,s)=>o+s,0);return Math.abs(n-1)<$o&&t.every(o=>o>=0)}function ko(e,t){let[n,o]=[Ie(e),t&&Ie(t)];return n.
table===o?.table&&n.index===o?.index&&e.value===t?.value}var Fn="http://www.w3.org/2000/svg",No=760,Lo=720,Ro=5,de=class{#t=null;#n=new Map;#r="";#a=0;#e=0;#o=0;constructor(t,n){
this.step=t,this.beats=n.filter(({scene:s})=>s),this.figure=document.createElement("figure"),this.figure.className="moti\
on",this.svg=document.createElementNS(Fn,"svg"),this.svg.setAttribute("aria-hidden","true"),this.caption=document.createElement(
"figcaption"),this.figure.append(this.svg,this.caption);let o=t.closest("[data-frame]")!==null;this.place=o?t:G(t,".work\
ing"),this.place.append(this.figure),this.isScaled=o,this.figure.style.setProperty("--needs",`${this.#u("width",No)}px`),
this.#i(),new ResizeObserver(()=>this.#s()).observe(this.place)}show(t,n,o=-1){this.#t={beat:t,at:n,asked:o},this.#c()}redraw(){
for(let t of this.beats)t.forget();this.#c()}#s(){this.#o!==this.place.clientWidth&&(this.#i(),this.#c())}#i(){let t=rt(
this.place,".tables");!t||t.closest("[data-opens]")||(this.#o=this.place.clientWidth,this.place.removeAttribute("data-be\
low"),this.place.toggleAttribute("data-below",this.figure.offsetTop>t.offsetTop))}#h(){return this.isScaled?Lo:Math.floor(
this.svg.clientWidth)}#c(){let t=this.#h();if(!this.#t||!t)return;let{beat:n,at:o,asked:s}=this.#t,r=n.scene?.({width:t,
at:o,asked:s});if(!r)return;t!==this.#e&&(this.#a=this.#u("height",t),this.#d()),this.#e=t,this.figure.style.setProperty(
"--drawn",`${t}px`);let i=Math.max(this.#a,Math.ceil(r.height)),c=Math.min(0,(r.width-t)/2);j(this.svg,"viewBox",`${c.toFixed(
1)} 0 ${t} ${i}`),this.isScaled||j(this.svg,"height",String(i)),this.#m(r.marks);let u=Math.max(0,Math.ceil(o)-1),a=n.shown.
length-1,l=u===a&&o>a;this.#l(n.title,n.words({moment:u,isAsked:s>=0&&u===a,isEnd:l}))}#d(){if(this.isScaled)return;let t=this.#f().
flatMap(({title:s,words:r,shown:i})=>i.flatMap((c,u)=>[!1,!0].map(a=>({title:s,words:`${r({moment:u,isAsked:!1,isEnd:a})}\
 −0.000`})))),n=({title:s,words:r})=>s.length+r.length,o=t.reduce((s,r)=>n(r)>n(s)?r:s,{title:"",words:""});this.caption.
style.removeProperty("min-height"),this.#l(o.title,o.words),this.caption.style.setProperty("min-height",`${this.caption.
offsetHeight}px`)}#l(t,n){if(this.caption.textContent===`${t}. ${n}`)return;let o=document.createElement("b");o.textContent=
`${t}.`,this.caption.replaceChildren(o,` ${n}`)}#u(t,n){let o=this.#f().map(({scene:s})=>s?.({width:n,at:0})[t]??0);return Math.
ceil(Math.max(0,...o))}#f(){return[...new Map(this.beats.map(n=>[n.cells[0]?.closest("figure"),n])).values()]}#m(t){let n=new Set(
t.map(({key:s})=>s));for(let[s,r]of this.#n)n.has(s)||(r.element.remove(),this.#n.delete(s));for(let s of t){let r=this.#n.
get(s.key);r?.kind!==s.kind&&(r?.element.remove(),r=Io(s.kind),this.#n.set(s.key,r)),Co(r,s)}let o=[...n].join();o!==this.#r&&
(this.#r=o,this.svg.append(...t.map(({key:s})=>this.#n.get(s).element)))}};function Io(e){let t=i=>document.createElementNS(
Fn,i);if(e==="line")return{kind:e,element:t("path")};if(e==="text")return{kind:e,element:t("text")};let[n,o,s,r]=[t("g"),
t("g"),t("rect"),t("text")];return r.setAttribute("text-anchor","middle"),o.append(s,r),n.append(o),{kind:e,element:n,level:o,
rect:s,text:r}}function Co(e,t){let{element:n}=e;if(j(n,"opacity",t.opacity===1?null:t.opacity.toFixed(3)),t.kind==="til\
e"){Fo(e,t);return}j(n,"class",t.isQuiet?"quiet":null),t.kind==="line"?j(n,"d",t.path):(j(n,"x",t.x.toFixed(2)),j(n,"y",
t.y.toFixed(2)),j(n,"text-anchor",t.anchor),we(n,t.text))}function Fo({element:e,level:t,rect:n,text:o},{x:s,y:r,width:i,
height:c,tile:u,...a}){!t||!n||!o||(j(e,"transform",`translate(${s.toFixed(2)} ${r.toFixed(2)})`),j(e,"class",a.isRaised?
"raised":a.isLit?"lit":null),j(e,"data-tone",u.tone),j(e,"data-shade",u.shade),j(t,"data-level",u.level),j(n,"width",i.toFixed(
2)),j(n,"height",Math.max(0,c).toFixed(2)),j(n,"rx",String(Math.min(Ro,i/4,c/4))),j(o,"x",(i/2).toFixed(2)),j(o,"y",(c/2+
(a.isNarrow?4.6:5.7)).toFixed(2)),j(o,"class",a.isNarrow?"narrow":null),we(o,u.text))}function j(e,t,n){e.getAttribute(t)!==
(n??null)&&(n==null?e.removeAttribute(t):e.setAttribute(t,n))}var Bn=`.step-results ${Ht}`,Do=20,Bo=60,_o=.6,Wo=.5,Po=2500,Fe=[1,2,.5],qo=2,De=4,Ho=/−?\d+([.,]\d+)*(e−?\d+)?|−?∞/g,
jo=/[.,]|∞/,vt=new WeakMap,Xt=matchMedia("(prefers-reduced-motion: reduce)"),pe=1;function or(e){e.addEventListener("c\
lick",t=>{let n=dt(t),o=me(n);if(!o)return;n.closest("[data-play]")&&Xo(o);let s=n.closest("[data-move]");s instanceof HTMLElement&&
Jo(o,Number(s.dataset.move));let r=n.closest(".playing [data-choice]");r instanceof HTMLElement&&os(o,r),n.closest("[dat\
a-speed]")&&Ko(e)}),e.addEventListener("input",t=>{let n=dt(t),o=me(n);if(!o||!(n instanceof HTMLInputElement)||!n.matches(
"[data-scrub]"))return;yt(o);let s=Number(n.value);ge(o,Xt.matches?Math.round(s):s)}),e.addEventListener("keydown",t=>{let n=dt(
t),o=me(n),s={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1}[t.key];!o||!s||!n.matches("[data-scrub]")||(t.preventDefault(),
yt(o),Pn(o,s))});for(let t of["pointerover","focusin"])e.addEventListener(t,n=>{let o=dt(n).closest(Bn),s=o&&me(o);s&&o instanceof
HTMLTableCellElement&&Uo(s,o)})}function sr(e){for(let t of q(e,"[data-step]")){let n=rt(t,".play");!n||vt.has(t)||(n.hidden=
q(t,Bn).length<qo,n.hidden||Vo.observe(t))}}var Vo=new IntersectionObserver(e=>{for(let{target:t,isIntersecting:n}of e)n&&
t instanceof HTMLElement&&Lt(t)},{rootMargin:"600px"});function rr(e){for(let t of e)Lt(t)}function ir(e){for(let t of q(
e,"[data-step]"))yt(t)}function ar(e){vt.get(e)?.stage?.redraw()}function Lt(e){let t=rt(e,".play");if(!t||t.hidden||vt.
has(e))return vt.get(e);let n=Cn(e),o=n.flatMap(f=>f.cells),s=Qo(n),r=e.closest("[data-frame]")!==null,i=n.some(({scene:f})=>f),
c=r?null:zo(e,n),u=c?o.indexOf(c)+1:0,a={moments:s,cells:o,at:s.length,goal:s.length,frame:0,time:0,hold:0,asks:c?s.findIndex(
f=>f.end>=u):-1,asked:c,painted:"",stage:i?new de(e,n):null};vt.set(e,a);let l=G(t,"[data-scrub]",HTMLInputElement);return l.
max=String(s.length),l.step="any",l.value=l.max,Go(a),a}function Qo(e){let t=e.reduce((c,{scene:u,shown:a})=>c+(u?0:a.length),
0),n=new Set,o=0,s=e.flatMap(c=>{let u=n.has(c.kind)?_o:1;n.add(c.kind);let a=c.scene?u*c.seconds:Math.min(c.seconds,Do/
t),l=c.shown.map((f,h)=>({beat:c,place:h,end:o+f,seconds:a}));return o+=c.cells.length,l}),r=s.reduce((c,{seconds:u})=>c+
u,0),i=Math.min(1,Bo/r);return s.map(c=>({...c,seconds:i*c.seconds}))}function zo(e,t){let n=t.flatMap(l=>l.kind==="move\
s"?[]:l.cells),o=n.map(({textContent:l})=>l??"");if(n.length<De||new Set(o).size<De)return null;let s=new Set(n),i=q(e,"\
td, .step-text, .formula, .reasons").filter(l=>!(l instanceof HTMLTableCellElement&&s.has(l))).flatMap(({textContent:l})=>l?.
match(Ho)??[]),c=[...o,...new Set(i)].map(Dn),u=l=>c.filter(f=>f===Dn(l)).length>1,[a]=n.slice(Math.floor(n.length/2)).map(
l=>{let f=l.textContent??"";return{cell:l,text:f,isTold:u(f),size:Math.abs(Ot(l))}}).sort((l,f)=>Number(l.isTold)-Number(
f.isTold)||f.size-l.size);return a&&!(a.isTold&&jo.test(a.text))?a.cell:null}function Dn(e){return e.replace("−","")}function Go({
stage:e}){let[t]=e?.beats??[];t&&e?.show(t,t.shown.length)}function Uo(e,t){let n=vt.get(e);if(!n?.stage||n.frame||n.at<
n.moments.length)return;let o=n.stage.beats.find(({cells:i})=>i.includes(t));if(!o)return;let s=o.cells.indexOf(t),r=o.kind===
"products"?s+1:o.shown.length;n.stage.show(o,r)}function Xo(e){let t=Lt(e);if(t){if(t.frame){yt(e);return}t.at>=t.moments.
length&&ge(e,0),_n(e,t.moments.length)}}function _n(e,t){let n=Lt(e);if(!n)return;yt(e),n.goal=t,n.time=performance.now(),
n.hold=Xt.matches?.01:0,Wn(e,!0),n.stage?.figure.scrollIntoView({block:"nearest"});let o=s=>{n.frame=requestAnimationFrame(
o);let r=Math.max(0,s-n.time)/1e3*pe;n.time=s,Yo(e,n,r)};n.frame=requestAnimationFrame(o)}function Yo(e,t,n){let o=Math.
floor(t.at),s=t.moments[o];if(t.at>=t.goal||!s){yt(e);return}if(o===t.at&&o===t.asks&&qn(e,t)){es(e,t);return}if(t.hold>
0){t.hold-=n;return}let r=Math.min(o+1,t.at+(Xt.matches?1:n/s.seconds)),i=r===o+1;i&&Xt.matches?t.hold=s.seconds:i&&s.beat.
scene&&t.moments[r]?.beat!==s.beat&&(t.hold=Wo),Be(e,t,r)}function yt(e){let t=vt.get(e);t?.frame&&(cancelAnimationFrame(
t.frame),t.frame=0,Wn(e,!1),!(t.at<t.moments.length)&&setTimeout(()=>{!t.frame&&t.at>=t.moments.length&&e.removeAttribute(
"data-playing")},Po))}function Wn(e,t){G(e,"[data-play]").textContent=t?"Pause":"Play"}function Ko(e){pe=Fe[(Fe.indexOf(
pe)+1)%Fe.length]??1;for(let t of q(e,"[data-speed]"))t.textContent=`${pe}×`}function Jo(e,t){let n=Lt(e);n&&(yt(e),Math.
abs(t)>1?ge(e,t<0?0:n.moments.length):t<0||Xt.matches?Pn(e,t):_n(e,Math.floor(n.at)+1))}function Pn(e,t){let n=Lt(e)?.at??
0;ge(e,t<0?Math.ceil(n)-1:Math.floor(n)+1)}function ge(e,t){let n=Lt(e);n&&(rt(e,".playing .predict")?.remove(),Be(e,n,Math.
max(0,Math.min(n.moments.length,t))))}function qn(e,{asked:t}){return t&&!("predicted"in e.dataset)&&!e.closest('[data-m\
ode="all"]')}function Be(e,t,n){let{moments:o,cells:s,stage:r,asked:i,asks:c}=t;t.at=n;let u=Math.ceil(n)-1,a=o[u],l=u+1===
n,f=o[u-1]?.end??0,h=l?a?.end??0:f,m=!!qn(e,t)&&n<=c;e.toggleAttribute("data-playing",n<o.length||t.frame>0),e.toggleAttribute(
"data-guessing",m),G(e,"[data-scrub]",HTMLInputElement).value=String(n);let d=Zo(o,n);if(d){let $=m&&i?d.beat.cells.indexOf(
i):-1;r?.show(d.beat,d.at,$)}let p=n<o.length?d?.rest??"":"";if(r){let{figure:$}=r;t.frame&&$.dataset.rest&&!p&&$.scrollIntoView(
{block:"nearest"}),$.dataset.rest=p}let g=`${u} ${l}`;if(g===t.painted&&n>0)return;t.painted=g;for(let[$,E]of s.entries())
E.toggleAttribute("data-ahead",$>=h),E.removeAttribute("data-asked");Hn(e,a,Math.max(h,f+1),s.length);let w=a&&ts(t,a);if(!w){
ie(e),ae(e,null);return}Qt(w,{withoutResult:!l||w.hasAttribute("data-ahead")}),t.frame&&(!r||p)&&w.scrollIntoView({block:"\
nearest"}),r||ae(e,w)}function Zo(e,t){let n=Math.max(0,Math.ceil(t)-1),o=e[n];if(o?.beat.scene)return{beat:o.beat,at:o.
place+t-n,rest:""};let s=e.slice(0,n).filter(({beat:i})=>i.scene).at(-1);if(s)return{beat:s.beat,at:s.place+1,rest:"past"};
let r=e.find(({beat:i})=>i.scene);return r?{beat:r.beat,at:0,rest:"waiting"}:null}function ts({cells:e},{beat:t,place:n,
end:o}){let s=o-(t.shown[n]??0),r=s+(t.shown[n-1]??0),i=Math.max(o,r+1),c=t.kind==="scatter"||t.kind==="moves",u=e.slice(
r,c?i:s+t.cells.length),a=t.scene&&t.kind!=="products"?u:u.slice(0,1),l=a.map(f=>Math.abs(Ot(f)));return a[l.indexOf(Math.
max(...l))]??e[o-1]}function Hn(e,t,n,o){let s=t?.beat.label?`${t.beat.label}, `:"",r=t?`${s}number ${n} of ${o}`:"";G(e,
".play output").textContent=r,G(e,"[data-scrub]").setAttribute("aria-valuetext",r)}function es(e,t){yt(e);let n=t.asked;
if(!n||e.querySelector(".playing .predict"))return;n.removeAttribute("data-ahead"),n.toggleAttribute("data-asked",!0),Hn(
e,t.moments[t.asks],t.cells.indexOf(n)+1,t.cells.length),Qt(n,{withoutResult:!0}),t.stage||ae(e,n);let o="Which number c\
omes where the question mark is?",s=rt(e,"[data-sum]")?.textContent??"",r={text:`${o} ${s}`,right:n.textContent??""},i=Xe(
o,ns(n,t.cells),r);G(e,".play").after(i)}function ns(e,t){let n=e.closest("figure"),o=t.filter(r=>r.closest("figure")===
n).reverse(),s=new Map;for(let r of[e,...o,...t])s.size<De&&s.set(r.textContent??"",Ot(r));return[...s].sort(([,r],[,i])=>r-
i).map(([r])=>r)}function os(e,t){let n=vt.get(e),o=n?.asked;if(!n||!o)return;let s=o.textContent??"",r=t.dataset.choice===
s;e.dataset.predicted=String(r),Be(e,n,n.asks+1),Qt(o);let i=r?"Right.":`It is ${s}; the line above shows why.`,c=G(e,".\
playing .predict");Ye(c,t.dataset.choice??"",s,`${i} Play goes on.`),G(e,"[data-play]").focus({preventScroll:!0})}function me(e){
let t=e.closest("[data-step]");return t instanceof HTMLElement?t:null}export{Ht as a,cs as b,tn as c,mt as d,ee as e,$s as f,vs as g,or as h,sr as i,rr as j,ir as k,ar as l};
