import{a as Ve,b as Qe}from"./site-WAXBA54W.js";import{J as pe,K as zt,M as $t,N as Pe}from"./site-WZCNA33E.js";
import{a as Q,b as ct,c as B,e as ut}from"./site-TDSAGLFG.js";import{i as je}from"./site-3YK23PZT.js";import{
l as He}from"./site-VTYE32HA.js";import{a as Ie,b as Fe,c as De,f as _e,g as Be,h as We,i as qe}from"./site-MTA6IX37.js";function Ge(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function J(e){return Number.isFinite(e)?String(Number(e.toPrecision(6))).replaceAll("-","−"):e>0?"∞":"−∞"}function Xt(e){
return e<0?`(${J(e)})`:J(e)}function ge(e){return ze(e," + ")}function Ue(e){return ze(e,", ")}function Yt(e,t){return e===
t?t:`${e} = ${t}`}function ze(e,t){return e.length<=24?e.join(t):[...e.slice(0,24/2),"…",...e.slice(-2)].join(t)}var Wt="figure[data-how]",qt="figure[data-how] tbody td",ts="figure[data-editable]",Xe="figure[data-editable] tbody td";
function ft(e){return"down"in e.dataset?[B(e,"tbody td",HTMLTableCellElement)]:B(e,"tbody tr").map(t=>B(t,"td",HTMLTableCellElement))}
function Kt(e,t){let n=e.findIndex(o=>o.includes(t));return{row:n,column:e[n]?.indexOf(t)??-1}}function Jt(e){let t=new Map;
return n=>{let o=t.get(n);if(o!==void 0)return o;let s=ct(e,`figure[data-table="${CSS.escape(n)}"]`),i=s?ft(s):[],r=s&&{
figure:s,cells:i.flat(),width:i[0]?.length??1,...dt(s)};return t.set(n,r),r}}function Zt(e,t){let n=e?.cells[t];return n?
yt(n):Number.NaN}function yt(e){return Ge(e.dataset.value??Pe(xe(e)))}function xe(e){let[t]=e.children;return t instanceof
HTMLInputElement?t.value:e.textContent??""}function it(e){return Q(e,"figcaption span").textContent??""}function dt(e){let t=o=>B(
e,o).map(s=>s.title||(s.textContent??"")),n=t("tbody th");return"down"in e.dataset?{rows:[],columns:n}:{rows:n,columns:t(
"thead th")}}var jn=30,[Ct,It,rt,Vn,ht]=[0,1,2,3,4],Qn={add:["+",It],subtract:["−",It],multiply:["·",rt],divide:["/",rt],remainder:[
"mod",rt],power:["^",Vn],greater:[">",Ct],greater_equal:["≥",Ct],less:["<",Ct],less_equal:["≤",Ct],equal:["=",Ct],not_equal:[
"≠",Ct]},Gn={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},Ke=new Set(["sum","softmax"]);function Pt(e,t,n){
let o=new Map,s=(r,a)=>{let l=`${r}:${a}`,c=o.get(l)??i(r,a);return o.set(l,c),c},i=(r,a)=>{let l=e[r];if(!l)throw new RangeError(
`The expression has no operation ${r}.`);let{op:c,name:u=""}=l;if(c==="table")return{value:n(u,a),op:"",parts:[],table:u,
index:a};if(c==="constant"||c==="opaque")return{value:Be(l,a),op:"",parts:[]};let f=_e(e,l,a).map(([b,S])=>s(b,S)),[d,h,
m]=f;if((c==="view"||c==="join")&&d)return d;if(c==="where"&&h&&m)return d?.value?h:m;if(c==="collect")return Ye(f);if(c===
"matmul")return Ye(tn(f));if(c==="softmax")return Yn(f,We(e,l,a));let p=Fe[c];if(p)return{value:p(f.map(({value:b})=>b)),
op:c,parts:f};let g=Ie[c];if(!g||!d)throw new RangeError(`There is no operation ${c}.`);return{value:g(d.value,h?.value??
0),op:c,parts:f}};return s(e.length-1,t)}function te(e){let t=new Map,n=new Set,o=s=>{n.has(s)||(n.add(s),s.table!==void 0&&
t.set(`${s.table}:${s.index}`,s),s.parts.forEach(o),s.temperature&&o(s.temperature))};return o(e),[...t.values()]}function pt(e){
if(Ke.has(e.op))return e;for(let t of e.parts){let n=pt(t);if(n)return n}return null}function be(e){return e.op?Me(e,null,
!1).text:J(e.value)}function Je(e){let t=J(e.value),n=pt(e);if(!n)return Yt(be(e),t);if(n===e){if(e.op==="sum")return`Su\
m ${t}`;let o=Ht(e),s=o.reduce((i,r)=>i+r,0);return`${J(o[e.place??0]??0)} / ${J(s)} = ${t}`}return`${Ze(e,n)??Me(e,n,!1).
text} = ${t}`}function Ht({parts:e,temperature:t}){return qe(e.map(({value:n})=>n),t?.value)}function ee(e){let t=e.parts.
map(({value:r})=>r),n=Math.max(...t),o=e.temperature?.value??1,s=Math.abs(n/o)>jn;return{powers:s?Ht(e):t.map(r=>Math.exp(
r/o)),isShifted:s,largest:n}}function Ze(e,t){if(e===t)return t.op==="sum"?`Sum ${J(t.value)}`:null;let[n,o]=e.parts,s=n&&
Ze(n,t);return!s||!o||o.op?null:e.op==="add"?`${s}, plus ${J(o.value)}`:e.op==="divide"?`${s}, divided by ${J(o.value)}`:
null}function Me(e,t,n){let{op:o,parts:s,value:i}=e,r=Ke.has(o);if(!o||e===t||r&&n)return{text:Xt(i),binding:ht};let a=s.
map(d=>Me(d,t,n||r)),l=a.map(({text:d})=>d);if(o==="sum")return{text:l.length?ge(l):"0",binding:It};if(o==="softmax")return{
text:zn(e,a),binding:rt};if(o==="product")return{text:l.join(" · "),binding:rt};let[c={text:"",binding:ht},u]=a,f=Qn[o];
if(f&&u){let[d,h]=f,m=o==="add"||o==="multiply",p=mt(c,o==="power"?ht:h),g=mt(u,m?h:h+1);return{text:o==="power"?`${p}^${g}`:
`${p} ${d} ${g}`,binding:h}}return o==="negative"?{text:`−${mt(c,rt)}`,binding:It}:o==="sqrt"?{text:`√${mt(c,ht)}`,binding:ht}:
o==="absolute"?{text:`|${Un(s[0],c)}|`,binding:ht}:o==="sigmoid"?{text:`1 / (1 + e^(−${mt(c,ht)}))`,binding:rt}:o==="g\
elu"?{text:`${mt(c,rt)} · Φ(${c.text})`,binding:rt}:{text:`${Gn[o]??o}(${Ue(l)})`,binding:ht}}function Un(e,{text:t}){
return e&&!e.op?J(e.value):t}function mt({text:e,binding:t},n){return t<n?`(${e})`:e}function zn(e,t){let{place:n=0,temperature:o}=e,
{isShifted:s,largest:i}=ee(e),r=o?.value??1,a=t.map(l=>{let c=l;return s&&(c={text:`${mt(l,It)} − ${Xt(i)}`,binding:It}),
r!==1&&(c={text:`${mt(c,rt)} / ${Xt(r)}`,binding:rt}),`e^${mt(c,ht)}`});return`${a[n]} / (${ge(a)})`}function tn(e){let t=[];
for(let n=0;n<e.length;n+=2){let o=e.slice(n,n+2);t.push({value:Xn(o),op:"multiply",parts:o})}return t}function Xn(e){return e.
reduce((t,{value:n})=>t*n,1)}function Ye(e){let t=e[0]?.parts[0]?.parts[1],n=e.every(({op:i,parts:[r]})=>i==="multiply"&&
r?.op==="divide"&&r.parts[1]===t);if(!t||t.op||!n)return{value:we(e),op:"sum",parts:e};let o=e.flatMap(({parts:[i,r]})=>i?.
parts[0]&&r?tn([i.parts[0],r]):[]),s={value:we(o),op:"sum",parts:o};return{value:we(e),op:"divide",parts:[s,t]}}function we(e){
return e.reduce((t,{value:n})=>t+n,0)}function Yn(e,{place:t,width:n}){let o=e[n],i={value:0,op:"softmax",parts:e.slice(
0,n),place:t,...o&&{temperature:o}},r=Ht(i),a=r.reduce((l,c)=>l+c,0);return{...i,value:(r[t]??Number.NaN)/a}}var Kn={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{row:0,column:1}};function hs(e,t){
let n=o=>{let s=nn(o);s&&jt(s)};e.addEventListener("pointerover",n),e.addEventListener("focusin",n),e.addEventListener("\
click",n),t&&Jn(e,t),e.addEventListener("pointerout",o=>{let s=ut(o).closest(Wt),{relatedTarget:i}=o,r=i instanceof Node&&
s?.contains(i);s&&!r&&ne($e(s))}),e.addEventListener("keydown",Zn)}function ms(e){for(let t of B(e,Wt))for(let[n,o]of B(
t,"tbody td").entries())o.tabIndex=n===0?0:-1}function Jn(e,t){let n=0,o=async s=>{let i=nn(s);if(!i)return;n+=1;let r=n,
a=ve(i),l=$e(a),{step:c=""}=l.dataset,{table:u=""}=a.dataset;try{let f=await t(c,u,Kt(ft(a),i));r===n&&l.isConnected&&to(
l,f,i)}catch(f){r===n&&(Q(l,"[data-sum]").textContent=He(f))}};e.addEventListener("click",o),e.addEventListener("keydown",
s=>{if(s.key==="Enter"&&o(s),s.key!=="Escape")return;let i=ut(s).closest("[data-step]")?.querySelector("[data-opened] bu\
tton");i instanceof HTMLElement&&i.click()})}function Zn(e){let t=ut(e),n=t.closest(`${qt}, ${Xe}`),o=Kn[e.key];if(t instanceof
HTMLInputElement||!(n instanceof HTMLTableCellElement)||!o||e.altKey||e.ctrlKey||e.metaKey)return;e.preventDefault();let s=ve(
n),i=ft(s),{row:r,column:a}=Kt(i,n),l="down"in s.dataset,c=l?o.column:o.row,u=l?o.row:o.column,f=i[r+c]?.[a+u];f&&(n.tabIndex=
-1,f.tabIndex=0,f.focus())}function jt(e,{withoutResult:t=!1}={}){let n=ve(e),o=$e(n);ne(o);let s=Jt(o),i=Pt(JSON.parse(
n.dataset.how??"[]"),ft(n).flat().indexOf(e),(c,u)=>Zt(s(c),u));e.dataset.lit="result";for(let c of te(i)){let u=s(c.table??
"")?.cells[c.index??0];u&&(u.dataset.lit??="part")}let r=o.querySelector("[data-sum]");if(!(r instanceof HTMLElement))return;
let a=t?"?":J(yt(e)),l=Number.isNaN(i.value)?a:Yt(be(i),a);r.textContent=[no(n,e),$t(l)].filter(Boolean).join(": "),delete r.
dataset.above,e.getBoundingClientRect().bottom>r.getBoundingClientRect().top&&(r.dataset.above="")}function to(e,t,n){e.
querySelector("[data-opened]")?.remove();let{title:o,row:s,column:i,expression:r,index:a,numbers:l}=t,c=Pt(r,a,(p,g)=>en(
l[p],g).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement("h3");f.textContent=[o,s,
i].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent="Close",d.addEventListener(
"click",()=>{u.remove(),n.focus()});let h=document.createElement("div");h.className="table-frame",h.tabIndex=0,h.setAttribute(
"role","group"),h.setAttribute("aria-label",f.textContent),h.append(je(eo(c,l)));let m=document.createElement("p");m.className=
"sum",m.textContent=Je(c),u.append(f,h,m,d),Q(e,"[data-sum]").after(u),h.focus({preventScroll:!0}),u.scrollIntoView({block:"\
nearest"})}function eo(e,t){let n=a=>{let[{table:l="",index:c=0}={}]=te(a);return en(t[l],c).label},o=(a,...l)=>[a,...l.
map(J)],s=pt(e);if(!s)return{columns:["term","value"],rows:te(e).map(({table:a="",value:l})=>o(t[a]?.title??"",l))};let{
op:i,parts:r}=s;if(i==="softmax"){let a=Ht(s);return{columns:["term","score","exponential, largest score subtracted"],rows:r.
map((l,c)=>o(n(l),l.value,a[c]??0))}}return r.length&&r.every(a=>a.op==="multiply")?{columns:["term","first factor","sec\
ond factor","product"],rows:r.map(a=>o(n(a),...a.parts.map(({value:l})=>l),a.value))}:{columns:["term","value"],rows:r.map(
a=>o(n(a),a.value))}}function en(e,t){let n=e?.index.indexOf(t)??-1,o=e?.values[n];return{label:e?.labels[n]??"",value:o===
void 0?Number.NaN:De(o)}}function ne(e){for(let n of B(e,"[data-lit]"))delete n.dataset.lit;let t=e.querySelector("[data\
-sum]");t&&(t.textContent="")}function nn(e){return e.target instanceof Element?e.target.closest(qt):null}function ve(e){
return e.closest("figure")}function $e(e){return e.closest("[data-step]")}function no(e,t){let{row:n,column:o}=Kt(ft(e),
t),{rows:s,columns:i}=dt(e);return[it(e),s[n],i[o]].filter(Boolean).join(", ")}var on="http://www.w3.org/2000/svg";function oe(e,t){let n=ct(e,".working");if(!n||(n.querySelector(".threads")?.remove(),
!t))return;let o=n.getBoundingClientRect(),s=t.getBoundingClientRect(),i=document.createElementNS(on,"svg");i.setAttribute(
"class","threads"),i.setAttribute("aria-hidden","true");for(let r of oo(e)){let a=r.right<s.left,[l,c]=a?[r.right,(r.top+
r.bottom)/2]:[(r.left+r.right)/2,r.bottom],[u,f]=a?[s.left,(s.top+s.bottom)/2]:[(s.left+s.right)/2,s.top],[d,h]=a?[(u-l)/
2,0]:[0,(f-c)/2],m=[[l,c],[l+d,c+h],[u-d,f-h],[u,f]].map(([g=0,b=0])=>`${(g-o.left).toFixed(1)} ${(b-o.top).toFixed(1)}`),
p=document.createElementNS(on,"path");p.setAttribute("d",`M${m[0]}C${m.slice(1).join(" ")}`),i.append(p)}n.append(i)}function oo(e){
return B(e,"figure.matrix").flatMap(t=>{let n=B(t,'[data-lit="part"]').map(o=>o.getBoundingClientRect());return n.length?
[{left:Math.min(...n.map(({left:o})=>o)),right:Math.max(...n.map(({right:o})=>o)),top:Math.min(...n.map(({top:o})=>o)),bottom:Math.
max(...n.map(({bottom:o})=>o))}]:[]})}var[sn,so,io]=[8.8,9.8,4.8],rn=6,H=30;function L(e,t,n){let o=Math.min(1,Math.max(0,(e-t)/(n-t)));return o<.5?4*o**3:1-(2-
2*o)**3/2}function lt(e,t,n){return e+(t-e)*n}function nt(e,t,n){return{x:lt(e.x,t.x,n),y:lt(e.y,t.y,n),width:lt(e.width,
t.width,n),height:lt(e.height,t.height,n)}}function X(e){let t=e.match(/[\d−+=∞]/g)?.length??0,n=e.match(/[.,:;()]/g)?.
length??0;return t*so+n*io+([...e].length-t-n)*sn}function Ft(e,t){let n=Math.max(0,...e.map(X));return n?Math.min(t,n+12):
0}function Y(e,t){if(X(e)<=t)return e;let n=Math.floor(t/sn)-1;return n>1?`${[...e].slice(0,n).join("")}…`:""}function D(e,t,n,{
opacity:o=1,isLit:s=!1,isRaised:i=!1}={}){let a=t.height>=17&&t.width>=X(n.text)+rn?n:{...n,text:""};return{kind:"tile",
key:e,...t,tile:a,opacity:o,isLit:s,isRaised:i}}function F(e,t,n,o,s={}){let{anchor:i="middle",opacity:r=1,isQuiet:a=!1}=s;
return{kind:"text",key:e,x:t,y:n,text:o,anchor:i,opacity:r,isQuiet:a}}function gt(e,t,{opacity:n=1,isQuiet:o=!1}={}){return{
kind:"line",key:e,path:t,opacity:n,isQuiet:o}}function xt(e){return{...e,text:"?",level:void 0}}function at(e,t,n){return Math.
max(3,Math.min(n,e/Math.max(1,t)))}function ot(e){return Math.max(44,...e.map(({text:t})=>X(t)+2*rn))}var ye=2,Dt=44,ro=380,an=.4,ao=.1;function cn({weights:e,shares:t,labels:n,values:o,results:s,label:i},r){let{width:a,at:l,
asked:c=-1}=r,u=e.length,f=Ft([...n,i],Math.min(150,a/4)),d=ot(e),h=f+d+34,m=ot([...o.flat(),...s])+14,p=at(a-h-4,s.length,
m),g=p-Math.min(5,p/5),b=at(ro,u,H+8),S=b-Math.min(6,b/4),y=8+u*b+14,G=Math.max(...t),P=L(l,0,.9),E={anchor:"end",isQuiet:!0},
R=[],C=0;for(let[O,w]of t.entries()){let T=8+O*b,A=T+S/2+6;if(b>17){let N=Y(n[O]??"",f-12);R.push(F(`label-${O}`,f-12,A,
N,E))}R.push(D(`weight-${O}`,{x:f,y:T,width:d,height:S},e[O]??{text:""})),b>17&&R.push(F(`times-${O}`,f+d+17,A,"·",{isQuiet:!0}));
let x=lt(1,lt(ao,1,w/G),P),k=an*O/Math.max(1,u-1),$=L(l,1+k,1.85-an+k);for(let[N,q]of(o[O]??[]).entries()){let _={x:h+N*
p,y:T,width:g,height:S};if(R.push(D(`value-${O}-${N}`,_,q,{opacity:x})),$===0||l>=ye||w*Dt<.25)continue;let V={..._,y:y+
C,height:w*Dt},U=nt(_,V,$),Z={...q,text:""};R.push(D(`strip-${O}-${N}`,U,Z,{opacity:lt(x,1,$)}))}C+=w*Dt}let v=h+s.length*
p;R.push(gt("rule",`M${f} ${y-8}H${v}`,{opacity:L(l,.9,1.1),isQuiet:!0}));let I=L(l,1.8,2);R.push(F("result",h-12,y+Dt/2+
6,Y(i,h-12),{anchor:"end",opacity:L(l,1,1.3)}));for(let[O,w]of s.entries()){let T={x:h+O*p,y,width:g,height:Dt},A=O===c?
xt(w):w;I>0&&R.push(D(`result-${O}`,T,A,{opacity:I}))}return{width:v,height:y+Dt+8,marks:R}}function ln({weights:e,labels:t,
shares:n},{moment:o}){let s=n.indexOf(Math.max(...n)),i=t[s]?`“${t[s]}” has the`:"The";return o===0?`${i} largest we\
ight${i==="The"?" is":","} ${e[s]?.text}. The smaller its weight, the more a row of values fades.`:"The weights sum to 1\
, so rows as thick as their weights fill exactly one row: the average."}var co=400,se=36,un=84,_t=28,fn=.4;function mn({sources:e,targets:t,flights:n},{width:o,at:s,asked:i=-1}){let r=ot(n.map(
({tile:w})=>w))+4,[a,l]=[e,t].map(w=>Ee(w,r,o)),c=Et(a)+un+Et(l)<=o,u=Math.max(hn(e),hn(t)),f=Math.max(e.length,t.length)-
1,d=c?r:Math.max(3,Math.min(r,(o-f*se)/u)),h=c?Math.max(Vt(e),Vt(t)):Vt(e)+Vt(t),m=Math.max(6,Math.min(H+4,co/h)),[p,g]=[
d-Math.min(4,d/5),m-Math.min(4,m/4)],b=h*m+_t+6,S=c?b:b+_t+24,y={sources:Ee(e,d,o),targets:Ee(t,d,o)},G=Et(y.sources)+un,
P=c?G+Et(y.targets):Math.max(Et(y.sources),Et(y.targets)),E=w=>c?0:(P-Et(w))/2,R={sources:{top:_t,edges:dn(y.sources,E(y.
sources))},targets:{top:c?_t:_t+Vt(e)*m+24+_t,edges:dn(y.targets,c?G:E(y.targets))}},C=(w,T)=>{let{columns:A=0}={sources:e,
targets:t}[w][T]??{},x=(y[w][T]??0)-A*d;return(R[w].edges[T]??0)+x/2},v=(w,{table:T,row:A,column:x})=>({x:C(w,T)+x*d,y:R[w].
top+A*m,width:p,height:g}),I=[],O=[];for(let[w,T]of[["sources",e],["targets",t]])for(let[A,{title:x,columns:k}]of T.entries()){
let $=w==="targets"&&t.length>1?A:0,N=w==="targets"?L(s,$,$+.4):1,q=C(w,A)+k*d/2,_=Y(x,y[w][A]??0);I.push(F(`${w}-${A}`,
q,R[w].top-9,_,{opacity:N,isQuiet:!0}))}for(let[w,{tile:T,from:A,to:x,moment:k}]of n.entries()){let[$,N]=[v("sources",A),
v("targets",x)],q=Math.max(1,(t[x.table]?.columns??1)-1),_=fn*x.column/q,V=L(s,k+_,k+1-fn+_);if(I.push(D(`left-${w}`,$,T,
{opacity:V>0?.25:1})),V===0)continue;let U=w===i?{...T,text:"?",level:void 0}:T;O.push(D(`moved-${w}`,nt($,N,V),U,{isRaised:V<
1}))}return{width:P,height:S,marks:[...I,...O]}}function Ee(e,t,n){let o=(n-(e.length-1)*se)/e.length;return e.map(({title:s,
columns:i})=>Math.max(i*t,Math.min(X(s),o)))}function Et(e=[]){return e.reduce((t,n)=>t+n,(e.length-1)*se)}function dn(e,t){
let n=t;return e.map(o=>{let s=n;return n+=o+se,s})}function hn(e){return e.reduce((t,{columns:n})=>t+n,0)}function Vt(e){
return Math.max(...e.map(({rows:t})=>t))}function pn({sources:e,targets:t},{moment:n}){let o=i=>i.map(({title:r})=>`“${r}\
”`).join(", ").replace(/, (?=[^,]*$)/," and ");if(t.length>1){let i=t[n]?o([t[n]]):"";return`Part of ${o(e)} becomes ${i}\
. No number changes.`}let s=e.length>1?"are put together in":"becomes";return`${o(e)} ${s} ${o(t)}. No number changes.`}var lo=380,[ie,Te]=[.35,.55];function gn(e,{width:t,at:n,asked:o=-1}){let{sliding:s,lines:i,products:r,sums:a,results:l,
after:c,isUpright:u}=e,[f,d]=[i.length,s.tiles.length],h=u?[s.label]:[s.label,...i.map(({label:M})=>M)],m=Ft(h,Math.min(
150,t/4)),p=[...s.tiles,...i.flatMap(({tiles:M})=>M),...r.flat()],g=ot(l),b=c?Math.min(150,X(c)+14):0,S=ot(p)+8,y=f+2,[G,
P]=u?[y,d]:[d,y],E=t-m-b-(u?0:g+44)-4,R=Math.max(g+8,...[s,...i].map(({label:M})=>X(M))),C=at(E,G,Math.max(S,u?Math.min(
R,120):0)),v=at(lo,P,H+6),I=C-Math.min(5,C/5),O=v-Math.min(5,v/4),w=u?48:8,T=w+d*v+22,A=m+d*C+40,x=(M,W)=>u?{x:m+M*C,y:w+
W*v,width:I,height:O}:{x:m+W*C,y:w+M*v,width:I,height:O},k=M=>u?{x:m+M*C,y:T,width:I,height:H}:{x:A,y:w+M*v,width:g,height:O},
$=Math.min(f-1,Math.floor(n)),N=Math.min(1,n-$),q=Math.max(0,$-1+L(N,0,$?ie:.01)),_=M=>Math.min(1,Math.max(0,M)),V=M=>M+
1-_(q-M)+_(M-q),U=[],Z=[];for(let[M,{label:W,tiles:et}]of i.entries()){let st=V(M),K=M===$&&N>ie&&N<1;for(let[Ce,Pn]of et.
entries()){let Hn=M>$&&n<f?.6:1;U.push(D(`line-${M}-${Ce}`,x(st,Ce),Pn,{opacity:Hn}))}U.push(Ut(`name-${M}`,W,st,K));let Mt=M<
$||N===1;if(M>$)continue;let z=M<$?1:L(N,Te,.95);if(!z)continue;let vt=k(st),Rt=l[M]??{text:""},me=Math.min(d,Math.floor(
z*d+1e-9)),Wn={text:a[M]?.[me-1]??""},qn=M===o?xt(Rt):Mt?Rt:Wn;U.push(D(`result-${M}`,vt,qn,{opacity:Math.min(1,4*z)})),
U.push(he(M,st,Mt,Math.min(1,4*z)))}let tt=n>=f||N===0&&$>0?Math.ceil(n)-1:$,At=N===0||n>=f?1:L(N,ie,Te),kt=n<f&&N>0&&N<
ie;if(n>0&&!kt){let M=q+2;for(let[W,et]of(r[tt]??[]).entries()){let st=x(M,W),K=.25*W/Math.max(1,d-1),z=tt===$&&N>0&&N<1?
L(N,Te+K*.6,.8+K*.6):1,vt=tt===o;if(Z.push(D(`product-${W}`,st,et,{opacity:At*(1-.55*z),isLit:!0})),z===0||z===1)continue;
let Rt=nt(st,uo(k(V(tt))),z),me=vt&&z>.6?{...et,text:""}:et;Z.push(D(`flight-${W}`,Rt,me,{opacity:1-L(z,.8,1),isLit:!0}))}}
for(let[M,W]of s.tiles.entries())Z.unshift(D(`sliding-${M}`,x(q,M),W,{isRaised:!0}));if(Z.push(Ut("name-sliding",s.label,
q,!0)),c){let M=u?m+y*C+8:A+g+10,W=u?T+21:w+v+O/2+6,et=Y(c,b);U.push(F("after",M,W,et,{anchor:"start",isQuiet:!0}))}let Lt=u?
T+H+8:w+y*v+6;return{width:(u?m+y*C:A+g)+b,height:Lt,marks:[...U,...Z]};function Ut(M,W,et,st){let K=!st;if(u){let vt=Y(
W,C),Rt=M==="name-sliding"?16:38;return F(M,m+et*C+I/2,Rt,vt,{isQuiet:K})}let Mt=w+et*v+O/2+6,z=v>17?Y(W,m-12):"";return F(
M,m-12,Mt,z,{anchor:"end",isQuiet:K})}function he(M,W,et,st){let K=k(W),[Mt,z]=u?[K.x+K.width/2,K.y-6]:[K.x-20,K.y+K.height/
2+6],vt=et?u?"":"=":"+ …";return F(`equals-${M}`,Mt,z,vt,{opacity:st,isQuiet:!0})}}function uo({x:e,y:t,width:n,height:o}){
return{x:e+n/4,y:t+o/4,width:n/2,height:o/2}}function xn(e,{moment:t,isAsked:n}){let{sliding:o,lines:s,sums:i,results:r,
after:a,isUpright:l}=e,[c,u]=[o.label,s[t]?.label].map(p=>p?`“${p}”`:""),f=c&&u?`${c} over ${l?"column ":""}${u}: n`:
"N",d=i[t]?.at(-1)??"",h=r[t]?.text??"",m=n?"?":a?`${d}; ${a} makes it ${h}`:h;return`${f}umbers that meet are multiplie\
d, and the products add up to ${m}.`}var wn=170,bn=76,[Se,re]=[.15,.8];function Mn({sources:e,places:t,sums:n},{width:o,at:s,asked:i=-1}){let r=e.map(({tile:E})=>E),
a=Math.max(ot(r),...e.map(({label:E})=>X(E)))+16,l=at(o,e.length,a),c=at(o,t.length,150),u=Math.max(e.length*l,t.length*
c),[f,d]=[(u-e.length*l)/2,(u-t.length*c)/2],[h,m]=[l-Math.min(12,l/5),c-Math.min(36,c/4)],p=28,g=p+H+bn+wn,b=t.map((E,R)=>e.
reduce((C,v)=>C+(v.place===R?v.share:0),0)),S=wn/Math.max(...b,1e-9),y=[gt("base",`M${d} ${g+1}H${d+t.length*c}`)],G=t.map(
()=>0),P=t.map(()=>{});for(let[E,{label:R,tile:C,share:v,place:I}]of e.entries()){let O=f+E*l+(l-h)/2,w={x:O,y:p,width:h,
height:H},T=d+I*c+(c-m)/2,A=G[I]??0,x=Math.max(0,v*S),k={x:T,y:g-A-x,width:m,height:x};G[I]=A+x;let $=s-E,N=I===i;y.push(
F(`label-${E}`,O+h/2,18,Y(R,l),{isQuiet:!0}),D(`source-${E}`,w,C,{opacity:$>=1?.35:1}));let[q,_]=[O+h/2,T+m/2],V=p+H+bn/
2,U=`M${q} ${p+H}C${q} ${V} ${_} ${V} ${_} ${k.y}`,Z=L($,0,Se)*(1-L($,re,1));Z&&y.push(gt(`way-${E}`,U,{opacity:Z,isQuiet:!0}));
let tt=Math.min(1,Math.max(0,($-Se)/(re-Se)))**2;if(tt>0){let At=nt(w,k,tt),kt=L(tt,0,.7),Lt=N&&tt>.5?{...C,text:""}:C,Nt=nt(
w,k,kt).x;y.push(D(`dropped-${E}`,{...At,x:Nt},Lt)),$>=re&&(P[I]=n[E])}}for(let[E,{label:R,tile:C}]of t.entries()){let v=d+
E*c+c/2,I=e.filter((x,k)=>x.place===E&&s>=k+re),O=g-I.reduce((x,{share:k})=>x+k*S,0),T=e.every((x,k)=>x.place!==E||s>=k+
1)&&(P[E]!==void 0||s>=e.length),A=E===i&&P[E]?xt(C).text:T?C.text:P[E];A&&y.push(F(`sum-${E}`,v,O-9,A)),y.push(F(`place\
-${E}`,v,g+24,Y(R,c-6),{isQuiet:!A}))}return{width:u,height:g+36,marks:y}}function vn({sources:e,places:t,sums:n},{moment:o,
isAsked:s,isEnd:i}){let r=e[o];if(!r)return"";if(i){let u=t.map((h,m)=>e.filter(p=>p.place===m)).reduce((h,m)=>m.length>
h.length?m:h,[]),f=t[u[0]?.place??0],d=u.map(({tile:h})=>h.text).join(" + ");return`The weights of one place pile up: ${f?.
label} has ${d} = ${f?.tile.text}.`}let a=r.label?` of ${r.label}`:"",l=s?"":`, which has ${n[o]} now`;return`The weight${a}\
, ${r.tile.text}, drops onto ${t[r.place]?.label}${l}.`}var yn=3,Tt=150,$n=60,ae=.35;function En({scores:e,weights:t,shares:n,powers:o,sum:s,labels:i,names:r},a){let{width:l,at:c,
asked:u=-1}=a,f=e.length,d=[r.scores,r.powers,r.weights],h=l>620?Ft(d,200):0,m=Math.max(ot([...e,...t]),...i.map(X))+10,
p=l<480?$n/2:$n,g=at(l-h-p-60,f,Math.min(m,128)),b=g-Math.min(8,g/4),S=28+Tt,[y,G]=[S+8,S+8+H+8],P=i.some(x=>X(x)>g),E=G+
H+22,R=h+f*g+18,C=Math.max(...n),v=[],I=x=>ae*x/Math.max(1,f-1);if(h){let x={anchor:"end",isQuiet:!0},k=$=>Y($,h-12);v.push(
F("name-powers",h-12,S-8,k(r.powers),{...x,opacity:L(c,0,.5)}),F("name-scores",h-12,y+21,k(r.scores),x),F("name-weights",
h-12,G+21,k(r.weights),{...x,opacity:L(c,2,2.5)}))}let O=h+f*g;v.push(gt("base",`M${h} ${S+1}H${O}`,{isQuiet:!0}));let w=L(
c,1,1.4),T=R+p+6;v.push(gt("zero",`M${R-8} ${S+1}H${T}`,{opacity:w,isQuiet:!0}),gt("one",`M${R-8} ${S-Tt}H${T}`,{opacity:w}),
F("one-text",T+8,S-Tt+6,"1",{anchor:"start",opacity:w}),F("zero-text",T+8,S+6,"0",{anchor:"start",opacity:w,isQuiet:!0}),
F("sum",R+p/2,S-Tt-10,`Σ ${s}`,{opacity:L(c,1,1.5)*(1-L(c,2,2.3))}));let A=0;for(let[x,k]of n.entries()){let $=h+x*g+(g-
b)/2,N=L(c,I(x),1-ae+I(x)),q=Tt*k*N/C,_={...t[x]??{text:""},text:""},V={x:$,y:S-q,width:b,height:q},U=x===u,Z=lt(1,.35,L(
c,1,1.6)),tt=U?{..._,level:void 0}:_;v.push(D(`bar-${x}`,V,tt,{opacity:Z}));let At=o[x]??"";X(At)<g+8&&v.push(F(`power-${x}`,
$+b/2,V.y-8,At,{opacity:N})),v.push(D(`score-${x}`,{x:$,y,width:b,height:H},e[x]??_)),A+=k*Tt;let kt={x:R,y:S-A,width:p,
height:k*Tt},Lt=L(c,1+I(x),2-ae+I(x));Lt>0&&v.push(D(`part-${x}`,nt({...V,height:q},kt,Lt),tt));let Nt=L(c,2+I(x),3-ae+I(
x)),Ut={x:$,y:G,width:b,height:H};if(Nt>0){let W=U?xt(_):Nt<1?_:t[x]??_;v.push(D(`weight-${x}`,nt(kt,Ut,Nt),W))}let he=P&&
x%2?22:0,M=Y(i[x]??"",P?2*g-8:g);v.push(F(`label-${x}`,$+b/2,E+he,M,{isQuiet:!0}))}return{width:T+20,height:E+(P?22:0)+10,
marks:v}}function Tn({sum:e},{moment:t}){return["Each score becomes a power of e: all of them are positive, and large on\
es stand out.",`Stacked, the powers sum to ${e}. The stack is squeezed until it is 1 tall.`,`Each power is divided by ${e}\
, so that the weights sum to 1.`][t]??""}var An={plain:.9,softmax:1.9,average:2.2,products:1.7,scatter:1.6,moves:2.2},fo=96,ho=24,kn=48,mo=400,po=1e-6,go=new Set(
["table","view","join"]);function Ln(e){let t=new Oe(e),n=B(e,`.step-results ${Wt}`).map(r=>({figure:r,expression:JSON.parse(
r.dataset.how??"[]"),grid:ft(r)})),o=new Map(n.map(r=>[r,t.kindOf(r)])),s=[],i=new Set;for(let r of n){if(i.has(r))continue;
let a=o.get(r)??"plain";if(a==="moves"){let l=ce(r.expression).join(),c=B(e,".step-inputs figure").some(({dataset:f})=>f.
table===l),u=n.filter(f=>f===r||c&&o.get(f)==="moves"&&ce(f.expression).join()===l);for(let f of u)i.add(f);s.push(Mo(t,
u))}else if(a==="scatter")s.push(bo(t,r));else if(a==="plain")s.push(xo(r));else for(let l of r.grid.keys())s.push(wo(t,
r,l,a))}return s.filter(({cells:r})=>r.length)}function ce(e){return e.flatMap(({op:t,name:n=""})=>t==="table"?[n]:[])}function xo({
grid:e}){let t=e.flat();return{kind:"plain",title:"",label:"",cells:t,shown:t.map((n,o)=>o+1),seconds:An.plain,scene:null,
words:()=>"",forget:()=>{}}}function Qt(e,t,n,o){let s,i=()=>(s??=t(),s);return{...e,seconds:An[e.kind],scene:r=>n(i(),r),
words:r=>o(i(),r),forget:()=>{s=void 0}}}function wo(e,t,n,o){let s=t.grid[n]??[],i=dt(t.figure).rows[n]??"",r=[it(t.figure),
i].filter(Boolean).join(", "),a={kind:o,title:r,label:i,cells:s};if(o==="products"){let u=s.map((d,h)=>h+1),f=()=>e.products(
t,n);return Qt({...a,shown:u},f,gn,xn)}let l=o==="softmax"?yn:ye,c=Array.from({length:l},(u,f)=>f===l-1?s.length:0);return o===
"softmax"?Qt({...a,shown:c},()=>e.softmax(t,n),En,Tn):Qt({...a,shown:c},()=>e.average(t,n),cn,ln)}function bo(e,t){let n=t.
expression.at(-1)?.groups??[],o=new Map(n.flatMap((u,f)=>u.map(d=>[d,f]))),s=[...o.keys()].sort((u,f)=>u-f),i=new Map(s.
map((u,f)=>[o.get(u),f])),r=n.map((u,f)=>i.get(f)??s.length-1),a=[...n.keys()].sort((u,f)=>(r[u]??0)-(r[f]??0)||u-f),l=t.
grid.flat(),c={kind:"scatter",title:it(t.figure),label:"",cells:a.flatMap(u=>l[u]??[]),shown:s.map((u,f)=>r.filter(d=>d<=
f).length)};return Qt(c,()=>e.scatter(t,s,o),(u,{asked:f=-1,...d})=>Mn(u,{...d,asked:a[f]??-1}),vn)}function Mo(e,t){let n=t.
flatMap(({grid:c})=>c.flat()),o=ce(t[0]?.expression??[]).length,s=t.length>1?t.length:o,i=t.map(({grid:c})=>c.flat().length),
r=Array.from({length:s},(c,u)=>t.length===1?u===s-1?n.length:0:i.slice(0,u+1).reduce((f,d)=>f+d,0)),l={kind:"moves",title:t.
map(({figure:c})=>it(c)).join(", "),label:"",cells:n,shown:r};return Qt(l,()=>e.moves(t),mn,pn)}var Oe=class{constructor(t){
this.tableNamed=Jt(t)}kindOf({expression:t,grid:n}){let o=t.at(-1),s=n.flat();if(!o||!s.length)return"plain";if(o.op==="\
collect")return vo(o.groups??[])?"scatter":"plain";let i=n[0]?.length??0;if(t.every(({op:h})=>go.has(h)))return n.length>
1&&i>1&&s.length<=mo?"moves":"plain";let r=new Set(t.map(({op:h})=>h));if(!r.has("softmax")&&!r.has("matmul"))return"pla\
in";let a=this.#t(t),l=a(0);if(l.op==="softmax")return l.parts.length===i&&i<=kn?"softmax":"plain";if(!r.has("matmul")||
i>ho||!On(l))return"plain";let c=this.#n(n[0]?.map((h,m)=>a(m))??[]),u=this.#i(l);if(!c||u===null)return"plain";let f=n.
map((h,m)=>a(m*i));return c.isUpright&&!c.isSwapped&&!u&&f.every($o)?"average":"products"}softmax({figure:t,expression:n,
grid:o},s){let i=o[s]??[],r=this.#t(n)(s*i.length),{powers:a,isShifted:l}=ee(r),c=r.temperature?.value??1,[u]=r.parts,f=u?.
table===void 0?null:this.tableNamed(u.table);return{scores:this.#e(r.parts),weights:i.map(d=>Bt(d,t)),shares:this.#a(r,i.
length),powers:a.map(St),sum:St(a.reduce((d,h)=>d+h,0)),labels:dt(t).columns,names:{scores:f?it(f.figure):"Scores",powers:`\
e to each score${l?" − largest":""}${c===1?"":` ÷ ${St(c)}`}`,weights:it(t)}}}average({figure:t,expression:n,grid:o},s){
let i=o[s]??[],r=this.#t(n),a=i.map((u,f)=>ke(r(s*i.length+f))),l=a[0]?.map(([u])=>u)??[],c=dt(t).rows[s]??"";return{weights:this.#e(
l),shares:l.map(({value:u})=>u),labels:l.map((u,f)=>this.#s(u,!0)||this.#s(a[0]?.[f]?.[1],!1)),values:l.map((u,f)=>this.#e(
a.flatMap(d=>d[f]?.[1]??[]))),results:i.map(u=>Bt(u,t)),label:c||it(t)}}products({figure:t,expression:n,grid:o},s){let i=o[s]??
[],r=this.#t(n),a=i.map((g,b)=>r(s*i.length+b)),l=this.#n(a);if(!l)throw new Error(`${t.dataset.table} is no table of pr\
oducts.`);let{sliding:c,lines:u,isUpright:f}=l,d=u.map(g=>g.map(({value:b},S)=>b*(c[S]?.value??Number.NaN))),h=pe(d.flat(),
""),{rows:m,columns:p}=dt(t);return{sliding:{label:m[s]||this.#s(c[0],!1)||this.#r(c[0]),tiles:this.#e(c)},lines:u.map((g,b)=>({
label:p[b]??this.#s(g[0],f),tiles:this.#e(g)})),products:d.map((g,b)=>g.map((S,y)=>{let{text:G="",level:P}=h[b*g.length+
y]??{};return{text:$t(G),level:P?String(P):void 0}})),sums:d.map(g=>{let b=0;return g.map(S=>(b+=S,St(b)))}),results:i.map(
g=>Bt(g,t)),after:a[0]?this.#i(a[0])??"":"",isUpright:f}}scatter({figure:t,expression:n,grid:o},s,i){let r=this.#t(n),{columns:a}=dt(
t),l=n.at(-1)?.groups??[],c=o.flat(),u=l.map(()=>0),f=l.map((m,p)=>r(p).parts),d=s.map(m=>{let p=i.get(m)??0,g=f[p]?.[l[p]?.
indexOf(m)??-1],b=g?.value??Number.NaN,S=g?this.#e([g])[0]:void 0;return{label:this.#s(g,!0),tile:S??{text:St(b)},share:b,
place:p}}),h=new Map(d.map(({place:m},p)=>[m,p]));return{sources:d,places:c.map((m,p)=>({label:a[p]??"",tile:Bt(m,t)})),
sums:d.map(({share:m,place:p},g)=>(u[p]=(u[p]??0)+m,h.get(p)===g?c[p]?.textContent??"":$t(zt(u[p]))))}}moves(t){let n=ce(
t[0]?.expression??[]),o=n.map(i=>Sn(this.tableNamed(i)?.figure??null)),s=[];for(let[i,{figure:r,expression:a,grid:l}]of t.
entries()){let c=this.#t(a),u=l[0]?.length??1;for(let[f,d]of l.flat().entries()){let{table:h="",index:m=0}=c(f),p=n.indexOf(
h),g=o[p]?.columns??1;s.push({tile:Bt(d,r),from:{table:p,row:Math.floor(m/g),column:m%g},to:{table:i,row:Math.floor(f/u),
column:f%u},moment:t.length>1?i:p})}}return{sources:o,targets:t.map(({figure:i})=>Sn(i)),flights:s}}#t(t){let n=(o,s)=>Zt(
this.tableNamed(o),s);return o=>Pt(t,o,n)}#n(t){let n=t.map(ke),[o,s]=[0,1].map(d=>n.map(h=>h.map(m=>m[d]))),i=d=>d?.every(
h=>h.every((m,p)=>yo(m,d[0]?.[p]))),r=!i(o),[a,l]=r?[s,o]:[o,s];if(!a?.[0]||!l||!i(a)||!On(t[0]))return null;let[c,u]=(l[0]??
[]).map(d=>this.#o(d)),f=!!(c&&u&&c.column===u.column&&c.row!==u.row);return{sliding:a[0],lines:l,isUpright:f,isSwapped:r}}#i(t){
let n=pt(t);if(t===n)return"";let[o,s]=t.parts,i=o&&pt(o)===n?this.#i(o):null;if(i===null||!s||s.op)return null;let a={add:`\
+ ${this.#r(s)||St(s.value)}`,divide:`÷ ${St(s.value)}`}[t.op];return a?[i,a].filter(Boolean).join(" "):null}#a(t,n){let{
powers:o}=ee(t),s=o.reduce((i,r)=>i+r,0);return o.slice(0,n).map(i=>i/s)}#e(t){let n=pe(t.map(({value:o})=>o),"");return t.
map((o,s)=>{let{figure:i,cell:r}=this.#o(o)??{};if(i&&r&&!o.op)return Bt(r,i);let{text:a="",level:l}=n[s]??{};return{text:$t(
a),level:r?.dataset.level??(l?String(l):void 0),tone:i?.dataset.tone}})}#o(t){let{table:n,index:o=0}=t?Ae(t):{},s=n===void 0?
null:this.tableNamed(n);if(!s)return null;let{figure:i,cells:r,width:a,rows:l,columns:c}=s,[u,f]=[Math.floor(o/a),o%a];return{
figure:i,cell:r[o],row:u,column:f,rows:l,columns:c}}#s(t,n){let o=this.#o(t);return(n?o?.columns[o.column]:o?.rows[o.row])??
""}#r(t){let n=this.#o(t);return n?it(n.figure):""}};function Bt(e,{dataset:t}){let{tone:n,shade:o}=t;return{text:xe(e),
level:e.dataset.level,tone:n,shade:o}}function St(e){let t=Math.abs(e),n=t>=1e3?0:t>=10?1:t>=1?2:3;return $t(Number.isInteger(
e)?zt(e):zt(e,n))}function Sn(e){let t=e?ft(e):[];return{title:e?it(e):"",rows:t.length,columns:t[0]?.length??0}}function Ae(e){
if(!e.op)return e;let t=e.parts.filter(({table:n})=>n!==void 0);return t.length===1&&t[0]?t[0]:e}function vo(e){let t=e.
flat();return t.length>0&&t.length<=kn&&new Set(t).size===t.length}function On(e){let t=e&&pt(e);return t?.op!=="sum"||t.
parts.length>fo||!t.parts.length?!1:t.parts.every(({op:n,parts:o})=>n==="multiply"&&o.length===2&&o.every(s=>s.parts.every(
i=>!i.op)))}function ke(e){return(pt(e)?.parts??[]).map(n=>n.parts)}function $o(e){let t=ke(e).map(([o])=>o?.value??Number.
NaN),n=t.reduce((o,s)=>o+s,0);return Math.abs(n-1)<po&&t.every(o=>o>=0)}function yo(e,t){let[n,o]=[Ae(e),t&&Ae(t)];return n.
table===o?.table&&n.index===o?.index&&e.value===t?.value}var Nn="http://www.w3.org/2000/svg",Eo=760,To=720,So=5,le=class{#t=null;#n=new Map;#i="";#a=0;#e=0;#o=0;constructor(t,n){
this.step=t,this.beats=n.filter(({scene:s})=>s),this.figure=document.createElement("figure"),this.figure.className="moti\
on",this.svg=document.createElementNS(Nn,"svg"),this.svg.setAttribute("aria-hidden","true"),this.caption=document.createElement(
"figcaption"),this.figure.append(this.svg,this.caption);let o=t.closest("[data-frame]")!==null;this.place=o?t:Q(t,".work\
ing"),this.place.append(this.figure),this.isScaled=o,this.figure.style.setProperty("--needs",`${this.#l("width",Eo)}px`),
this.#r(),new ResizeObserver(()=>this.#s()).observe(this.place)}show(t,n,o=-1){this.#t={beat:t,at:n,asked:o},this.#c()}redraw(){
for(let t of this.beats)t.forget();this.#c()}#s(){this.#o!==this.place.clientWidth&&(this.#r(),this.#c())}#r(){let t=ct(
this.place,".tables");!t||t.closest("[data-opens]")||(this.#o=this.place.clientWidth,this.place.removeAttribute("data-be\
low"),this.place.toggleAttribute("data-below",this.figure.offsetTop>t.offsetTop))}#u(){return this.isScaled?To:Math.floor(
this.svg.clientWidth)}#c(){let t=this.#u();if(!this.#t||!t)return;let{beat:n,at:o,asked:s}=this.#t,i=n.scene?.({width:t,
at:o,asked:s});if(!i)return;t!==this.#e&&(this.#a=this.#l("height",t)),this.#e=t;let r=Math.max(this.#a,Math.ceil(i.height)),
a=Math.min(0,(i.width-t)/2);j(this.svg,"viewBox",`${a.toFixed(1)} 0 ${t} ${r}`),this.isScaled||j(this.svg,"height",String(
r)),this.#d(i.marks);let l=Math.max(0,Math.ceil(o)-1),c=n.shown.length-1,u=l===c&&o>c;this.#f(n.title,n.words({moment:l,
isAsked:s>=0&&l===c,isEnd:u}))}#f(t,n){if(this.caption.textContent===`${t}. ${n}`)return;let o=document.createElement("b");
o.textContent=`${t}.`,this.caption.replaceChildren(o,` ${n}`)}#l(t,n){let s=[...new Map(this.beats.map(i=>[`${i.kind} ${i.
cells.length}`,i])).values()].map(({scene:i})=>i?.({width:n,at:0})[t]??0);return Math.ceil(Math.max(0,...s))}#d(t){let n=new Set(
t.map(({key:s})=>s));for(let[s,i]of this.#n)n.has(s)||(i.element.remove(),this.#n.delete(s));for(let s of t){let i=this.#n.
get(s.key);i?.kind!==s.kind&&(i?.element.remove(),i=Oo(s.kind),this.#n.set(s.key,i)),Ao(i,s)}let o=[...n].join();o!==this.#i&&
(this.#i=o,this.svg.append(...t.map(({key:s})=>this.#n.get(s).element)))}};function Oo(e){let t=r=>document.createElementNS(
Nn,r);if(e==="line")return{kind:e,element:t("path")};if(e==="text")return{kind:e,element:t("text")};let[n,o,s,i]=[t("g"),
t("g"),t("rect"),t("text")];return i.setAttribute("text-anchor","middle"),o.append(s,i),n.append(o),{kind:e,element:n,level:o,
rect:s,text:i}}function Ao(e,t){let{element:n}=e;if(j(n,"opacity",t.opacity===1?null:t.opacity.toFixed(3)),t.kind==="til\
e"){ko(e,t);return}j(n,"class",t.isQuiet?"quiet":null),t.kind==="line"?j(n,"d",t.path):(j(n,"x",t.x.toFixed(2)),j(n,"y",
t.y.toFixed(2)),j(n,"text-anchor",t.anchor),Rn(n,t.text))}function ko({element:e,level:t,rect:n,text:o},{x:s,y:i,width:r,
height:a,tile:l,...c}){!t||!n||!o||(j(e,"transform",`translate(${s.toFixed(2)} ${i.toFixed(2)})`),j(e,"class",c.isRaised?
"raised":c.isLit?"lit":null),j(e,"data-tone",l.tone),j(e,"data-shade",l.shade),j(t,"data-level",l.level),j(n,"width",r.toFixed(
2)),j(n,"height",Math.max(0,a).toFixed(2)),j(n,"rx",String(Math.min(So,r/4,a/4))),j(o,"x",(r/2).toFixed(2)),j(o,"y",(a/2+
5.7).toFixed(2)),Rn(o,l.text))}function j(e,t,n){e.getAttribute(t)!==(n??null)&&(n==null?e.removeAttribute(t):e.setAttribute(
t,n))}function Rn(e,t){e.textContent!==t&&(e.textContent=t)}var Cn=`.step-results ${qt}`,Lo=20,No=60,Ro=.6,Co=.5,Io=2500,Le=[1,2,.5],Fo=2,Ne=4,wt=new WeakMap,Gt=matchMedia("(prefer\
s-reduced-motion: reduce)"),fe=1;function Xs(e){e.addEventListener("click",t=>{let n=ut(t),o=ue(n);if(!o)return;n.closest(
"[data-play]")&&Po(o);let s=n.closest("[data-move]");s instanceof HTMLElement&&Vo(o,Number(s.dataset.move));let i=n.closest(
".playing [data-choice]");i instanceof HTMLElement&&Xo(o,i),n.closest("[data-speed]")&&jo(e)}),e.addEventListener("input",
t=>{let n=ut(t),o=ue(n);if(!o||!(n instanceof HTMLInputElement)||!n.matches("[data-scrub]"))return;bt(o);let s=Number(n.
value);de(o,Gt.matches?Math.round(s):s)}),e.addEventListener("keydown",t=>{let n=ut(t),o=ue(n),s={ArrowLeft:-1,ArrowDown:-1,
ArrowRight:1,ArrowUp:1}[t.key];!o||!s||!n.matches("[data-scrub]")||(t.preventDefault(),bt(o),Dn(o,s))});for(let t of["po\
interover","focusin"])e.addEventListener(t,n=>{let o=ut(n).closest(Cn),s=o&&ue(o);s&&o instanceof HTMLTableCellElement&&
qo(s,o)})}function Ys(e){for(let t of B(e,"[data-step]")){let n=ct(t,".play");!n||wt.has(t)||(n.hidden=B(t,Cn).length<Fo,
n.hidden||Do.observe(t))}}var Do=new IntersectionObserver(e=>{for(let{target:t,isIntersecting:n}of e)n&&t instanceof HTMLElement&&
Ot(t)},{rootMargin:"600px"});function Ks(e){for(let t of e)Ot(t)}function Js(e){for(let t of B(e,"[data-step]"))bt(t)}function Zs(e){
wt.get(e)?.stage?.redraw()}function Ot(e){let t=ct(e,".play");if(!t||t.hidden||wt.has(e))return wt.get(e);let n=Ln(e),o=n.
flatMap(f=>f.cells),s=_o(n),i=e.closest("[data-frame]")!==null,r=n.some(({scene:f})=>f),a=i?null:Bo(e,n),l=a?o.indexOf(a)+
1:0,c={moments:s,cells:o,at:s.length,goal:s.length,frame:0,time:0,hold:0,asks:a?s.findIndex(f=>f.end>=l):-1,asked:a,painted:"",
stage:r?new le(e,n):null};wt.set(e,c);let u=Q(t,"[data-scrub]",HTMLInputElement);return u.max=String(s.length),u.step="a\
ny",u.value=u.max,Wo(c),c}function _o(e){let t=e.reduce((a,{scene:l,shown:c})=>a+(l?0:c.length),0),n=new Set,o=0,s=e.flatMap(
a=>{let l=n.has(a.kind)?Ro:1;n.add(a.kind);let c=a.scene?l*a.seconds:Math.min(a.seconds,Lo/t),u=a.shown.map((f,d)=>({beat:a,
place:d,end:o+f,seconds:c}));return o+=a.cells.length,u}),i=s.reduce((a,{seconds:l})=>a+l,0),r=Math.min(1,No/i);return s.
map(a=>({...a,seconds:r*a.seconds}))}function Bo(e,t){let n=t.flatMap(a=>a.kind==="moves"?[]:a.cells),o=n.map(({textContent:a})=>a??
"");if(n.length<Ne||new Set(o).size<Ne)return null;let s=B(e,".step-text, .formula, .reasons, td:not(.step-results td)").
map(({textContent:a})=>a).join(" "),i=a=>o.filter(l=>l===a).length,r=a=>+(i(a)>1)+Number(s.includes(a));return n.slice(Math.
floor(n.length/2)).map(a=>({cell:a,told:r(a.textContent??""),size:Math.abs(yt(a))})).sort((a,l)=>a.told-l.told||l.size-a.
size)[0]?.cell??null}function Wo({stage:e}){let[t]=e?.beats??[];t&&e?.show(t,t.shown.length)}function qo(e,t){let n=wt.get(
e);if(!n?.stage||n.frame||n.at<n.moments.length)return;let o=n.stage.beats.find(({cells:r})=>r.includes(t));if(!o)return;
let s=o.cells.indexOf(t),i=o.kind==="products"?s+1:o.shown.length;n.stage.show(o,i)}function Po(e){let t=Ot(e);if(t){if(t.
frame){bt(e);return}t.at>=t.moments.length&&de(e,0),In(e,t.moments.length)}}function In(e,t){let n=Ot(e);if(!n)return;bt(
e),n.goal=t,n.time=performance.now(),n.hold=Gt.matches?.01:0,Fn(e,!0),n.stage?.figure.scrollIntoView({block:"nearest"});
let o=s=>{n.frame=requestAnimationFrame(o);let i=Math.max(0,s-n.time)/1e3*fe;n.time=s,Ho(e,n,i)};n.frame=requestAnimationFrame(
o)}function Ho(e,t,n){let o=Math.floor(t.at),s=t.moments[o];if(t.at>=t.goal||!s){bt(e);return}if(o===t.at&&o===t.asks&&_n(
e,t)){Uo(e,t);return}if(t.hold>0){t.hold-=n;return}let i=Math.min(o+1,t.at+(Gt.matches?1:n/s.seconds)),r=i===o+1;r&&Gt.matches?
t.hold=s.seconds:r&&s.beat.scene&&t.moments[i]?.beat!==s.beat&&(t.hold=Co),Re(e,t,i)}function bt(e){let t=wt.get(e);t?.frame&&
(cancelAnimationFrame(t.frame),t.frame=0,Fn(e,!1),!(t.at<t.moments.length)&&setTimeout(()=>{!t.frame&&t.at>=t.moments.length&&
e.removeAttribute("data-playing")},Io))}function Fn(e,t){Q(e,"[data-play]").textContent=t?"Pause":"Play"}function jo(e){
fe=Le[(Le.indexOf(fe)+1)%Le.length]??1;for(let t of B(e,"[data-speed]"))t.textContent=`${fe}×`}function Vo(e,t){let n=Ot(
e);n&&(bt(e),Math.abs(t)>1?de(e,t<0?0:n.moments.length):t<0||Gt.matches?Dn(e,t):In(e,Math.floor(n.at)+1))}function Dn(e,t){
let n=Ot(e)?.at??0;de(e,t<0?Math.ceil(n)-1:Math.floor(n)+1)}function de(e,t){let n=Ot(e);n&&(ct(e,".playing .predict")?.
remove(),Re(e,n,Math.max(0,Math.min(n.moments.length,t))))}function _n(e,{asked:t}){return t&&!("predicted"in e.dataset)&&
!e.closest('[data-mode="all"]')}function Re(e,t,n){let{moments:o,cells:s,stage:i,asked:r,asks:a}=t;t.at=n;let l=Math.ceil(
n)-1,c=o[l],u=l+1===n,f=(u?c?.end:o[l-1]?.end)??0,d=!!_n(e,t)&&n<=a;e.toggleAttribute("data-playing",n<o.length||t.frame>
0),e.toggleAttribute("data-guessing",d),Q(e,"[data-scrub]",HTMLInputElement).value=String(n);let h=Qo(o,n);if(h){let g=d&&
r?h.beat.cells.indexOf(r):-1;i?.show(h.beat,h.at,g)}let m=`${l} ${u}`;if(m===t.painted&&n>0)return;t.painted=m;for(let[g,
b]of s.entries())b.toggleAttribute("data-ahead",g>=f),b.removeAttribute("data-asked");Bn(e,c,f,s.length);let p=c&&Go(t,c);
if(!p){ne(e),oe(e,null);return}jt(p,{withoutResult:!u||p.hasAttribute("data-ahead")}),!i&&(t.frame&&p.scrollIntoView({block:"\
nearest"}),oe(e,p))}function Qo(e,t){let n=Math.max(0,Math.ceil(t)-1),o=e[n];if(o?.beat.scene)return{beat:o.beat,at:o.place+
t-n};let s=e.slice(0,n).filter(({beat:r})=>r.scene).at(-1);if(s)return{beat:s.beat,at:s.place+1};let i=e.find(({beat:r})=>r.
scene);return i?{beat:i.beat,at:0}:null}function Go({cells:e},{beat:t,place:n,end:o}){let s=o-(t.shown[n]??0),i=s+(t.shown[n-
1]??0),r=Math.max(o,i+1),a=t.kind==="scatter"||t.kind==="moves",l=e.slice(i,a?r:s+t.cells.length),c=t.scene&&t.kind!=="p\
roducts"?l:l.slice(0,1),u=c.map(f=>Math.abs(yt(f)));return c[u.indexOf(Math.max(...u))]??e[o-1]}function Bn(e,t,n,o){let s=t?.
beat.label?`${t.beat.label}, `:"",i=t?`${s}number ${Math.max(1,n)} of ${o}`:"";Q(e,".play output").textContent=i,Q(e,"[d\
ata-scrub]").setAttribute("aria-valuetext",i)}function Uo(e,t){bt(e);let n=t.asked;if(!n||e.querySelector(".playing .pre\
dict"))return;n.removeAttribute("data-ahead"),n.toggleAttribute("data-asked",!0),Bn(e,t.moments[t.asks],t.cells.indexOf(
n)+1,t.cells.length),jt(n,{withoutResult:!0}),t.stage||oe(e,n);let s=Ve("Which number comes where the question mark is?",
zo(n,t.cells));Q(e,".play").after(s)}function zo(e,t){let n=e.closest("figure"),o=t.filter(i=>i.closest("figure")===n).reverse(),
s=new Map;for(let i of[e,...o,...t])s.size<Ne&&s.set(i.textContent??"",yt(i));return[...s].sort(([,i],[,r])=>i-r).map(([
i])=>i)}function Xo(e,t){let n=wt.get(e),o=n?.asked;if(!n||!o)return;let s=o.textContent??"",i=t.dataset.choice===s;e.dataset.
predicted=String(i),Re(e,n,n.asks+1),jt(o);let r=i?"Right.":`It is ${s}; the line above shows why.`,a=Q(e,".playing .pre\
dict");Qe(a,t.dataset.choice??"",s,`${r} Play goes on.`),Q(e,"[data-play]").focus({preventScroll:!0})}function ue(e){let t=e.
closest("[data-step]");return t instanceof HTMLElement?t:null}export{qt as a,ts as b,Xe as c,ft as d,Kt as e,hs as f,ms as g,Xs as h,Ys as i,Ks as j,Js as k,Zs as l};
