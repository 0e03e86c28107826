import{i as He}from"./site-ENVNWP2K.js";import{a as Mt,b as je,w as pe,x as zt}from"./site-VHQHGUDK.js";import{
a as G,b as at,c as D,e as ut}from"./site-TDSAGLFG.js";import{l as Ie}from"./site-3DVE5JEV.js";import{a as Fe,
b as De,c as _e,f as Be,g as We,h as Pe,i as qe}from"./site-MTA6IX37.js";function Ve(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function J(e){return Number.isFinite(e)?String(Number(e.toPrecision(6))).replaceAll("-","−"):e>0?"∞":"−∞"}function Xt(e){
return e<0?`(${J(e)})`:J(e)}function ge(e){return Ge(e," + ")}function Qe(e){return Ge(e,", ")}function Yt(e,t){return e===
t?t:`${e} = ${t}`}function Ge(e,t){return e.length<=24?e.join(t):[...e.slice(0,24/2),"…",...e.slice(-2)].join(t)}var Bt="figure[data-how]",Wt="figure[data-how] tbody td",Jo="figure[data-editable]",Ue="figure[data-editable] tbody td";
function ft(e){return"down"in e.dataset?[D(e,"tbody td",HTMLTableCellElement)]:D(e,"tbody tr").map(t=>D(t,"td",HTMLTableCellElement))}
function Kt(e,t){let n=e.findIndex(o=>o.includes(t));return{row:n,column:e[n]?.indexOf(t)??-1}}function Jt(e){let t=new Map;
return n=>{let o=t.get(n);if(o!==void 0)return o;let s=at(e,`figure[data-table="${CSS.escape(n)}"]`),i=s?ft(s):[],r=s&&{
figure:s,cells:i.flat(),width:i[0]?.length??1,...dt(s)};return t.set(n,r),r}}function Zt(e,t){let n=e?.cells[t];return n?
vt(n):Number.NaN}function vt(e){return Ve(e.dataset.value??je(xe(e)))}function xe(e){let[t]=e.children;return t instanceof
HTMLInputElement?t.value:e.textContent??""}function st(e){return G(e,"figcaption span").textContent??""}function dt(e){let t=o=>D(
e,o).map(s=>s.title||(s.textContent??"")),n=t("tbody th");return"down"in e.dataset?{rows:[],columns:n}:{rows:n,columns:t(
"thead th")}}var qn=30,[Nt,Ct,it,Hn,ht]=[0,1,2,3,4],jn={add:["+",Ct],subtract:["−",Ct],multiply:["·",it],divide:["/",it],remainder:[
"mod",it],power:["^",Hn],greater:[">",Nt],greater_equal:["≥",Nt],less:["<",Nt],less_equal:["≤",Nt],equal:["=",Nt],not_equal:[
"≠",Nt]},Vn={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},Xe=new Set(["sum","softmax"]);function Pt(e,t,n){
let o=new Map,s=(r,a)=>{let c=`${r}:${a}`,l=o.get(c)??i(r,a);return o.set(c,l),l},i=(r,a)=>{let c=e[r];if(!c)throw new RangeError(
`The expression has no operation ${r}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(u,a),op:"",parts:[],table:u,
index:a};if(l==="constant"||l==="opaque")return{value:We(c,a),op:"",parts:[]};let f=Be(e,c,a).map(([b,S])=>s(b,S)),[d,h,
m]=f;if((l==="view"||l==="join")&&d)return d;if(l==="where"&&h&&m)return d?.value?h:m;if(l==="collect")return ze(f);if(l===
"matmul")return ze(Je(f));if(l==="softmax")return zn(f,Pe(e,c,a));let p=De[l];if(p)return{value:p(f.map(({value:b})=>b)),
op:l,parts:f};let g=Fe[l];if(!g||!d)throw new RangeError(`There is no operation ${l}.`);return{value:g(d.value,h?.value??
0),op:l,parts:f}};return s(e.length-1,t)}function te(e){let t=new Map,n=new Set,o=s=>{n.has(s)||(n.add(s),s.table!==void 0&&
t.set(`${s.table}:${s.index}`,s),s.parts.forEach(o),s.temperature&&o(s.temperature))};return o(e),[...t.values()]}function pt(e){
if(Xe.has(e.op))return e;for(let t of e.parts){let n=pt(t);if(n)return n}return null}function be(e){return e.op?Me(e,null,
!1).text:J(e.value)}function Ye(e){let t=J(e.value),n=pt(e);if(!n)return Yt(be(e),t);if(n===e){if(e.op==="sum")return`Su\
m ${t}`;let o=qt(e),s=o.reduce((i,r)=>i+r,0);return`${J(o[e.place??0]??0)} / ${J(s)} = ${t}`}return`${Ke(e,n)??Me(e,n,!1).
text} = ${t}`}function qt({parts:e,temperature:t}){return qe(e.map(({value:n})=>n),t?.value)}function ee(e){let t=e.parts.
map(({value:r})=>r),n=Math.max(...t),o=e.temperature?.value??1,s=Math.abs(n/o)>qn;return{powers:s?qt(e):t.map(r=>Math.exp(
r/o)),isShifted:s,largest:n}}function Ke(e,t){if(e===t)return t.op==="sum"?`Sum ${J(t.value)}`:null;let[n,o]=e.parts,s=n&&
Ke(n,t);return!s||!o||o.op?null:e.op==="add"?`${s}, plus ${J(o.value)}`:e.op==="divide"?`${s}, divided by ${J(o.value)}`:
null}function Me(e,t,n){let{op:o,parts:s,value:i}=e,r=Xe.has(o);if(!o||e===t||r&&n)return{text:Xt(i),binding:ht};let a=s.
map(d=>Me(d,t,n||r)),c=a.map(({text:d})=>d);if(o==="sum")return{text:c.length?ge(c):"0",binding:Ct};if(o==="softmax")return{
text:Gn(e,a),binding:it};if(o==="product")return{text:c.join(" · "),binding:it};let[l={text:"",binding:ht},u]=a,f=jn[o];
if(f&&u){let[d,h]=f,m=o==="add"||o==="multiply",p=mt(l,o==="power"?ht:h),g=mt(u,m?h:h+1);return{text:o==="power"?`${p}^${g}`:
`${p} ${d} ${g}`,binding:h}}return o==="negative"?{text:`−${mt(l,it)}`,binding:Ct}:o==="sqrt"?{text:`√${mt(l,ht)}`,binding:ht}:
o==="absolute"?{text:`|${Qn(s[0],l)}|`,binding:ht}:o==="sigmoid"?{text:`1 / (1 + e^(−${mt(l,ht)}))`,binding:it}:o==="g\
elu"?{text:`${mt(l,it)} · Φ(${l.text})`,binding:it}:{text:`${Vn[o]??o}(${Qe(c)})`,binding:ht}}function Qn(e,{text:t}){
return e&&!e.op?J(e.value):t}function mt({text:e,binding:t},n){return t<n?`(${e})`:e}function Gn(e,t){let{place:n=0,temperature:o}=e,
{isShifted:s,largest:i}=ee(e),r=o?.value??1,a=t.map(c=>{let l=c;return s&&(l={text:`${mt(c,Ct)} − ${Xt(i)}`,binding:Ct}),
r!==1&&(l={text:`${mt(l,it)} / ${Xt(r)}`,binding:it}),`e^${mt(l,ht)}`});return`${a[n]} / (${ge(a)})`}function Je(e){let t=[];
for(let n=0;n<e.length;n+=2){let o=e.slice(n,n+2);t.push({value:Un(o),op:"multiply",parts:o})}return t}function Un(e){return e.
reduce((t,{value:n})=>t*n,1)}function ze(e){let t=e[0]?.parts[0]?.parts[1],n=e.every(({op:i,parts:[r]})=>i==="multiply"&&
r?.op==="divide"&&r.parts[1]===t);if(!t||t.op||!n)return{value:we(e),op:"sum",parts:e};let o=e.flatMap(({parts:[i,r]})=>i?.
parts[0]&&r?Je([i.parts[0],r]):[]),s={value:we(o),op:"sum",parts:o};return{value:we(e),op:"divide",parts:[s,t]}}function we(e){
return e.reduce((t,{value:n})=>t+n,0)}function zn(e,{place:t,width:n}){let o=e[n],i={value:0,op:"softmax",parts:e.slice(
0,n),place:t,...o&&{temperature:o}},r=qt(i),a=r.reduce((c,l)=>c+l,0);return{...i,value:(r[t]??Number.NaN)/a}}var Xn={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{row:0,column:1}};function fs(e,t){
let n=o=>{let s=tn(o);s&&Ht(s)};e.addEventListener("pointerover",n),e.addEventListener("focusin",n),e.addEventListener("\
click",n),t&&Yn(e,t),e.addEventListener("pointerout",o=>{let s=ut(o).closest(Bt),{relatedTarget:i}=o,r=i instanceof Node&&
s?.contains(i);s&&!r&&ne($e(s))}),e.addEventListener("keydown",Kn)}function ds(e){for(let t of D(e,Bt))for(let[n,o]of D(
t,"tbody td").entries())o.tabIndex=n===0?0:-1}function Yn(e,t){let n=0,o=async s=>{let i=tn(s);if(!i)return;n+=1;let r=n,
a=ve(i),c=$e(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{let f=await t(l,u,Kt(ft(a),i));r===n&&c.isConnected&&Jn(
c,f,i)}catch(f){r===n&&(G(c,"[data-sum]").textContent=Ie(f))}};e.addEventListener("click",o),e.addEventListener("keydown",
s=>{if(s.key==="Enter"&&o(s),s.key!=="Escape")return;let i=ut(s).closest("[data-step]")?.querySelector("[data-opened] bu\
tton");i instanceof HTMLElement&&i.click()})}function Kn(e){let t=ut(e),n=t.closest(`${Wt}, ${Ue}`),o=Xn[e.key];if(t instanceof
HTMLInputElement||!(n instanceof HTMLTableCellElement)||!o||e.altKey||e.ctrlKey||e.metaKey)return;e.preventDefault();let s=ve(
n),i=ft(s),{row:r,column:a}=Kt(i,n),c="down"in s.dataset,l=c?o.column:o.row,u=c?o.row:o.column,f=i[r+l]?.[a+u];f&&(n.tabIndex=
-1,f.tabIndex=0,f.focus())}function Ht(e,{withoutResult:t=!1}={}){let n=ve(e),o=$e(n);ne(o);let s=Jt(o),i=Pt(JSON.parse(
n.dataset.how??"[]"),ft(n).flat().indexOf(e),(l,u)=>Zt(s(l),u));e.dataset.lit="result";for(let l of te(i)){let u=s(l.table??
"")?.cells[l.index??0];u&&(u.dataset.lit??="part")}let r=o.querySelector("[data-sum]");if(!(r instanceof HTMLElement))return;
let a=t?"?":J(vt(e)),c=Number.isNaN(i.value)?a:Yt(be(i),a);r.textContent=[to(n,e),Mt(c)].filter(Boolean).join(": "),delete r.
dataset.above,e.getBoundingClientRect().bottom>r.getBoundingClientRect().top&&(r.dataset.above="")}function Jn(e,t,n){e.
querySelector("[data-opened]")?.remove();let{title:o,row:s,column:i,expression:r,index:a,numbers:c}=t,l=Pt(r,a,(p,g)=>Ze(
c[p],g).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement("h3");f.textContent=[o,s,
i].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent="Close",d.addEventListener(
"click",()=>{u.remove(),n.focus()});let h=document.createElement("div");h.className="table-frame",h.tabIndex=0,h.setAttribute(
"role","group"),h.setAttribute("aria-label",f.textContent),h.append(He(Zn(l,c)));let m=document.createElement("p");m.className=
"sum",m.textContent=Ye(l),u.append(f,h,m,d),G(e,"[data-sum]").after(u),h.focus({preventScroll:!0}),u.scrollIntoView({block:"\
nearest"})}function Zn(e,t){let n=a=>{let[{table:c="",index:l=0}={}]=te(a);return Ze(t[c],l).label},o=(a,...c)=>[a,...c.
map(J)],s=pt(e);if(!s)return{columns:["term","value"],rows:te(e).map(({table:a="",value:c})=>o(t[a]?.title??"",c))};let{
op:i,parts:r}=s;if(i==="softmax"){let a=qt(s);return{columns:["term","score","exponential, largest score subtracted"],rows:r.
map((c,l)=>o(n(c),c.value,a[l]??0))}}return r.length&&r.every(a=>a.op==="multiply")?{columns:["term","first factor","sec\
ond factor","product"],rows:r.map(a=>o(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:["term","value"],rows:r.map(
a=>o(n(a),a.value))}}function Ze(e,t){let n=e?.index.indexOf(t)??-1,o=e?.values[n];return{label:e?.labels[n]??"",value:o===
void 0?Number.NaN:_e(o)}}function ne(e){for(let n of D(e,"[data-lit]"))delete n.dataset.lit;let t=e.querySelector("[data\
-sum]");t&&(t.textContent="")}function tn(e){return e.target instanceof Element?e.target.closest(Wt):null}function ve(e){
return e.closest("figure")}function $e(e){return e.closest("[data-step]")}function to(e,t){let{row:n,column:o}=Kt(ft(e),
t),{rows:s,columns:i}=dt(e);return[st(e),s[n],i[o]].filter(Boolean).join(", ")}var en="http://www.w3.org/2000/svg";function oe(e,t){let n=at(e,".working");if(!n||(n.querySelector(".threads")?.remove(),
!t))return;let o=n.getBoundingClientRect(),s=t.getBoundingClientRect(),i=document.createElementNS(en,"svg");i.setAttribute(
"class","threads"),i.setAttribute("aria-hidden","true");for(let r of eo(e)){let a=r.right<s.left,[c,l]=a?[r.right,(r.top+
r.bottom)/2]:[(r.left+r.right)/2,r.bottom],[u,f]=a?[s.left,(s.top+s.bottom)/2]:[(s.left+s.right)/2,s.top],[d,h]=a?[(u-c)/
2,0]:[0,(f-l)/2],m=[[c,l],[c+d,l+h],[u-d,f-h],[u,f]].map(([g=0,b=0])=>`${(g-o.left).toFixed(1)} ${(b-o.top).toFixed(1)}`),
p=document.createElementNS(en,"path");p.setAttribute("d",`M${m[0]}C${m.slice(1).join(" ")}`),i.append(p)}n.append(i)}function eo(e){
return D(e,"figure.matrix").flatMap(t=>{let n=D(t,'[data-lit="part"]').map(o=>o.getBoundingClientRect());return n.length?
[{left:Math.min(...n.map(({left:o})=>o)),right:Math.max(...n.map(({right:o})=>o)),top:Math.min(...n.map(({top:o})=>o)),bottom:Math.
max(...n.map(({bottom:o})=>o))}]:[]})}var[nn,no,oo]=[8.8,9.8,4.8],on=6,H=30;function L(e,t,n){let o=Math.min(1,Math.max(0,(e-t)/(n-t)));return o<.5?4*o**3:1-(2-
2*o)**3/2}function ct(e,t,n){return e+(t-e)*n}function nt(e,t,n){return{x:ct(e.x,t.x,n),y:ct(e.y,t.y,n),width:ct(e.width,
t.width,n),height:ct(e.height,t.height,n)}}function Y(e){let t=e.match(/[\d−+=∞]/g)?.length??0,n=e.match(/[.,:;()]/g)?.
length??0;return t*no+n*oo+([...e].length-t-n)*nn}function Rt(e,t){let n=Math.max(0,...e.map(Y));return n?Math.min(t,n+12):
0}function K(e,t){if(Y(e)<=t)return e;let n=Math.floor(t/nn)-1;return n>1?`${[...e].slice(0,n).join("")}…`:""}function _(e,t,n,{
opacity:o=1,isLit:s=!1,isRaised:i=!1}={}){let a=t.height>=17&&t.width>=Y(n.text)+on?n:{...n,text:""};return{kind:"tile",
key:e,...t,tile:a,opacity:o,isLit:s,isRaised:i}}function F(e,t,n,o,s={}){let{anchor:i="middle",opacity:r=1,isQuiet:a=!1}=s;
return{kind:"text",key:e,x:t,y:n,text:o,anchor:i,opacity:r,isQuiet:a}}function gt(e,t,{opacity:n=1,isQuiet:o=!1}={}){return{
kind:"line",key:e,path:t,opacity:n,isQuiet:o}}function xt(e){return{...e,text:"?",level:void 0}}function rt(e,t,n){return Math.
max(3,Math.min(n,e/Math.max(1,t)))}function ot(e){return Math.max(44,...e.map(({text:t})=>Y(t)+2*on))}var ye=2,It=44,so=380,sn=.4,io=.1;function rn({weights:e,shares:t,labels:n,values:o,results:s,label:i},r){let{width:a,at:c,
asked:l=-1}=r,u=e.length,f=Rt([...n,i],Math.min(150,a/4)),d=ot(e),h=f+d+34,m=ot([...o.flat(),...s])+14,p=rt(a-h-4,s.length,
m),g=p-Math.min(5,p/5),b=rt(so,u,H+8),S=b-Math.min(6,b/4),y=8+u*b+14,U=Math.max(...t),q=L(c,0,.9),E={anchor:"end",isQuiet:!0},
C=[],R=0;for(let[O,w]of t.entries()){let T=8+O*b,A=T+S/2+6;if(b>17){let N=K(n[O]??"",f-12);C.push(F(`label-${O}`,f-12,A,
N,E))}C.push(_(`weight-${O}`,{x:f,y:T,width:d,height:S},e[O]??{text:""})),b>17&&C.push(F(`times-${O}`,f+d+17,A,"·",{isQuiet:!0}));
let x=ct(1,ct(io,1,w/U),q),k=sn*O/Math.max(1,u-1),$=L(c,1+k,1.85-sn+k);for(let[N,P]of(o[O]??[]).entries()){let B={x:h+N*
p,y:T,width:g,height:S};if(C.push(_(`value-${O}-${N}`,B,P,{opacity:x})),$===0||c>=ye||w*It<.25)continue;let V={...B,y:y+
R,height:w*It},z=nt(B,V,$),Z={...P,text:""};C.push(_(`strip-${O}-${N}`,z,Z,{opacity:ct(x,1,$)}))}R+=w*It}let v=h+s.length*
p;C.push(gt("rule",`M${f} ${y-8}H${v}`,{opacity:L(c,.9,1.1),isQuiet:!0}));let I=L(c,1.8,2);C.push(F("result",h-12,y+It/2+
6,K(i,h-12),{anchor:"end",opacity:L(c,1,1.3)}));for(let[O,w]of s.entries()){let T={x:h+O*p,y,width:g,height:It},A=O===l?
xt(w):w;I>0&&C.push(_(`result-${O}`,T,A,{opacity:I}))}return{width:v,height:y+It+8,marks:C}}function an({weights:e,labels:t,
shares:n},{moment:o}){let s=n.indexOf(Math.max(...n)),i=t[s]?`“${t[s]}” has the`:"The";return o===0?`${i} largest we\
ight${i==="The"?" is":","} ${e[s]?.text}. The smaller its weight, the more a row of values fades.`:"The weights sum to 1\
, so rows as thick as their weights fill exactly one row: the average."}var ro=400,se=36,cn=84,Ft=28,ln=.4;function dn({sources:e,targets:t,flights:n},{width:o,at:s,asked:i=-1}){let r=ot(n.map(
({tile:w})=>w))+4,[a,c]=[e,t].map(w=>Ee(w,r,o)),l=$t(a)+cn+$t(c)<=o,u=Math.max(fn(e),fn(t)),f=Math.max(e.length,t.length)-
1,d=l?r:Math.max(3,Math.min(r,(o-f*se)/u)),h=l?Math.max(jt(e),jt(t)):jt(e)+jt(t),m=Math.max(6,Math.min(H+4,ro/h)),[p,g]=[
d-Math.min(4,d/5),m-Math.min(4,m/4)],b=h*m+Ft+6,S=l?b:b+Ft+24,y={sources:Ee(e,d,o),targets:Ee(t,d,o)},U=$t(y.sources)+cn,
q=l?U+$t(y.targets):Math.max($t(y.sources),$t(y.targets)),E=w=>l?0:(q-$t(w))/2,C={sources:{top:Ft,edges:un(y.sources,E(y.
sources))},targets:{top:l?Ft:Ft+jt(e)*m+24+Ft,edges:un(y.targets,l?U:E(y.targets))}},R=(w,T)=>{let{columns:A=0}={sources:e,
targets:t}[w][T]??{},x=(y[w][T]??0)-A*d;return(C[w].edges[T]??0)+x/2},v=(w,{table:T,row:A,column:x})=>({x:R(w,T)+x*d,y:C[w].
top+A*m,width:p,height:g}),I=[],O=[];for(let[w,T]of[["sources",e],["targets",t]])for(let[A,{title:x,columns:k}]of T.entries()){
let $=w==="targets"&&t.length>1?A:0,N=w==="targets"?L(s,$,$+.4):1,P=R(w,A)+k*d/2,B=K(x,y[w][A]??0);I.push(F(`${w}-${A}`,
P,C[w].top-9,B,{opacity:N,isQuiet:!0}))}for(let[w,{tile:T,from:A,to:x,moment:k}]of n.entries()){let[$,N]=[v("sources",A),
v("targets",x)],P=Math.max(1,(t[x.table]?.columns??1)-1),B=ln*x.column/P,V=L(s,k+B,k+1-ln+B);if(I.push(_(`left-${w}`,$,T,
{opacity:V>0?.25:1})),V===0)continue;let z=w===i?{...T,text:"?",level:void 0}:T;O.push(_(`moved-${w}`,nt($,N,V),z,{isRaised:V<
1}))}return{width:q,height:S,marks:[...I,...O]}}function Ee(e,t,n){let o=(n-(e.length-1)*se)/e.length;return e.map(({title:s,
columns:i})=>Math.max(i*t,Math.min(Y(s),o)))}function $t(e=[]){return e.reduce((t,n)=>t+n,(e.length-1)*se)}function un(e,t){
let n=t;return e.map(o=>{let s=n;return n+=o+se,s})}function fn(e){return e.reduce((t,{columns:n})=>t+n,0)}function jt(e){
return Math.max(...e.map(({rows:t})=>t))}function hn({sources:e,targets:t},{moment:n}){let o=i=>i.map(({title:r})=>`“${r}\
”`).join(", ").replace(/, (?=[^,]*$)/," and ");if(t.length>1){let i=t[n]?o([t[n]]):"";return`Part of ${o(e)} becomes ${i}\
. No number changes.`}let s=e.length>1?"are put together in":"becomes";return`${o(e)} ${s} ${o(t)}. No number changes.`}var ao=380,[ie,Te]=[.35,.55];function mn(e,{width:t,at:n,asked:o=-1}){let{sliding:s,lines:i,products:r,sums:a,results:c,
after:l,isUpright:u}=e,[f,d]=[i.length,s.tiles.length],h=u?[s.label]:[s.label,...i.map(({label:M})=>M)],m=Rt(h,Math.min(
150,t/4)),p=[...s.tiles,...i.flatMap(({tiles:M})=>M),...r.flat()],g=ot(c),b=l?Math.min(150,Y(l)+14):0,S=ot(p)+8,y=f+2,[U,
q]=u?[y,d]:[d,y],E=t-m-b-(u?0:g+44)-4,C=Math.max(g+8,...[s,...i].map(({label:M})=>Y(M))),R=rt(E,U,Math.max(S,u?Math.min(
C,120):0)),v=rt(ao,q,H+6),I=R-Math.min(5,R/5),O=v-Math.min(5,v/4),w=u?30:8,T=w+d*v+22,A=m+d*R+40,x=(M,W)=>u?{x:m+M*R,y:w+
W*v,width:I,height:O}:{x:m+W*R,y:w+M*v,width:I,height:O},k=M=>u?{x:m+M*R,y:T,width:I,height:H}:{x:A,y:w+M*v,width:g,height:O},
$=Math.min(f-1,Math.floor(n)),N=Math.min(1,n-$),P=Math.max(0,$-1+L(N,0,$?ie:.01)),B=M=>Math.min(1,Math.max(0,M)),V=M=>M+
1-B(P-M)+B(M-P),z=[],Z=[];for(let[M,{label:W,tiles:et}]of i.entries()){let Q=V(M),lt=M===$&&N>ie&&N<1;for(let[Re,Wn]of et.
entries()){let Pn=M>$&&n<f?.6:1;z.push(_(`line-${M}-${Re}`,x(Q,Re),Wn,{opacity:Pn}))}z.push(Gt(`name-${M}`,W,Q,lt));let Lt=M<
$||N===1;if(M>$)continue;let X=M<$?1:L(N,Te,.95);if(!X)continue;let _t=k(Q),Ut=c[M]??{text:""},me=Math.min(d,Math.floor(
X*d+1e-9)),_n={text:a[M]?.[me-1]??""},Bn=M===o?xt(Ut):Lt?Ut:_n;z.push(_(`result-${M}`,_t,Bn,{opacity:Math.min(1,4*X)})),
z.push(he(M,Q,Math.min(1,4*X)))}let tt=n>=f||N===0&&$>0?Math.ceil(n)-1:$,St=N===0||n>=f?1:L(N,ie,Te),Ot=n<f&&N>0&&N<ie;if(n>
0&&!Ot){let M=P+2;for(let[W,et]of(r[tt]??[]).entries()){let Q=x(M,W),lt=.25*W/Math.max(1,d-1),X=tt===$&&N>0&&N<1?L(N,Te+
lt*.6,.8+lt*.6):1,_t=tt===o;if(Z.push(_(`product-${W}`,Q,et,{opacity:St*(1-.55*X),isLit:!0})),X===0||X===1)continue;let Ut=nt(
Q,co(k(V(tt))),X),me=_t&&X>.6?{...et,text:""}:et;Z.push(_(`flight-${W}`,Ut,me,{opacity:1-L(X,.8,1),isLit:!0}))}}for(let[
M,W]of s.tiles.entries())Z.unshift(_(`sliding-${M}`,x(P,M),W,{isRaised:!0}));if(Z.push(Gt("name-sliding",s.label,P,!0)),
l){let M=u?m+y*R+8:A+g+10,W=u?T+21:w+v+O/2+6,et=K(l,b);z.push(F("after",M,W,et,{anchor:"start",isQuiet:!0}))}let At=u?T+
H+8:w+y*v+6;return{width:(u?m+y*R:A+g)+b,height:At,marks:[...z,...Z]};function Gt(M,W,et,Q){let lt=!Q;if(u){let _t=K(W,R);
return F(M,m+et*R+I/2,18,_t,{isQuiet:lt})}let Lt=w+et*v+O/2+6,X=v>17?K(W,m-12):"";return F(M,m-12,Lt,X,{anchor:"end",isQuiet:lt})}
function he(M,W,et){let Q=k(W),[lt,Lt]=u?[Q.x+Q.width/2,Q.y-6]:[Q.x-20,Q.y+Q.height/2+6],X=u?"":"=";return F(`equals-${M}`,
lt,Lt,X,{opacity:et,isQuiet:!0})}}function co({x:e,y:t,width:n,height:o}){return{x:e+n/4,y:t+o/4,width:n/2,height:o/2}}function pn(e,{
moment:t,isAsked:n}){let{sliding:o,lines:s,sums:i,results:r,after:a,isUpright:c}=e,[l,u]=[o.label,s[t]?.label].map(p=>p?
`“${p}”`:""),f=l&&u?`${l} over ${c?"column ":""}${u}: n`:"N",d=i[t]?.at(-1)??"",h=r[t]?.text??"",m=n?"?":a?`${d}; ${a}\
 makes it ${h}`:h;return`${f}umbers that meet are multiplied, and the products add up to ${m}.`}var gn=170,xn=76,[Se,re]=[.15,.8];function wn({sources:e,places:t,sums:n},{width:o,at:s,asked:i=-1}){let r=e.map(({tile:E})=>E),
a=Math.max(ot(r),...e.map(({label:E})=>Y(E)))+16,c=rt(o,e.length,a),l=rt(o,t.length,150),u=Math.max(e.length*c,t.length*
l),[f,d]=[(u-e.length*c)/2,(u-t.length*l)/2],[h,m]=[c-Math.min(12,c/5),l-Math.min(36,l/4)],p=28,g=p+H+xn+gn,b=t.map((E,C)=>e.
reduce((R,v)=>R+(v.place===C?v.share:0),0)),S=gn/Math.max(...b,1e-9),y=[gt("base",`M${d} ${g+1}H${d+t.length*l}`)],U=t.map(
()=>0),q=t.map(()=>{});for(let[E,{label:C,tile:R,share:v,place:I}]of e.entries()){let O=f+E*c+(c-h)/2,w={x:O,y:p,width:h,
height:H},T=d+I*l+(l-m)/2,A=U[I]??0,x=Math.max(0,v*S),k={x:T,y:g-A-x,width:m,height:x};U[I]=A+x;let $=s-E,N=I===i;y.push(
F(`label-${E}`,O+h/2,18,K(C,c),{isQuiet:!0}),_(`source-${E}`,w,R,{opacity:$>=1?.35:1}));let[P,B]=[O+h/2,T+m/2],V=p+H+xn/
2,z=`M${P} ${p+H}C${P} ${V} ${B} ${V} ${B} ${k.y}`,Z=L($,0,Se)*(1-L($,re,1));Z&&y.push(gt(`way-${E}`,z,{opacity:Z,isQuiet:!0}));
let tt=Math.min(1,Math.max(0,($-Se)/(re-Se)))**2;if(tt>0){let St=nt(w,k,tt),Ot=L(tt,0,.7),At=N&&tt>.5?{...R,text:""}:R,kt=nt(
w,k,Ot).x;y.push(_(`dropped-${E}`,{...St,x:kt},At)),$>=re&&(q[I]=n[E])}}for(let[E,{label:C,tile:R}]of t.entries()){let v=d+
E*l+l/2,I=e.filter((x,k)=>x.place===E&&s>=k+re),O=g-I.reduce((x,{share:k})=>x+k*S,0),T=e.every((x,k)=>x.place!==E||s>=k+
1)&&(q[E]!==void 0||s>=e.length),A=E===i&&q[E]?xt(R).text:T?R.text:q[E];A&&y.push(F(`sum-${E}`,v,O-9,A)),y.push(F(`place\
-${E}`,v,g+24,K(C,l-6),{isQuiet:!A}))}return{width:u,height:g+36,marks:y}}function bn({sources:e,places:t,sums:n},{moment:o,
isAsked:s,isEnd:i}){let r=e[o];if(!r)return"";if(i){let u=t.map((h,m)=>e.filter(p=>p.place===m)).reduce((h,m)=>m.length>
h.length?m:h,[]),f=t[u[0]?.place??0],d=u.map(({tile:h})=>h.text).join(" + ");return`The weights of one place pile up: ${f?.
label} has ${d} = ${f?.tile.text}.`}let a=r.label?` of ${r.label}`:"",c=s?"":`, which has ${n[o]} now`;return`The weight${a}\
, ${r.tile.text}, drops onto ${t[r.place]?.label}${c}.`}var vn=3,yt=150,Mn=60,ae=.35;function $n({scores:e,weights:t,shares:n,powers:o,sum:s,labels:i,names:r},a){let{width:c,at:l,
asked:u=-1}=a,f=e.length,d=[r.scores,r.powers,r.weights],h=c>620?Rt(d,200):0,m=Math.max(ot([...e,...t]),...i.map(Y))+10,
p=c<480?Mn/2:Mn,g=rt(c-h-p-60,f,Math.min(m,128)),b=g-Math.min(8,g/4),S=28+yt,[y,U]=[S+8,S+8+H+8],q=i.some(x=>Y(x)>g),E=U+
H+22,C=h+f*g+18,R=Math.max(...n),v=[],I=x=>ae*x/Math.max(1,f-1);if(h){let x={anchor:"end",isQuiet:!0},k=$=>K($,h-12);v.push(
F("name-powers",h-12,S-8,k(r.powers),{...x,opacity:L(l,0,.5)}),F("name-scores",h-12,y+21,k(r.scores),x),F("name-weights",
h-12,U+21,k(r.weights),{...x,opacity:L(l,2,2.5)}))}let O=h+f*g;v.push(gt("base",`M${h} ${S+1}H${O}`,{isQuiet:!0}));let w=L(
l,1,1.4),T=C+p+6;v.push(gt("zero",`M${C-8} ${S+1}H${T}`,{opacity:w,isQuiet:!0}),gt("one",`M${C-8} ${S-yt}H${T}`,{opacity:w}),
F("one-text",T+8,S-yt+6,"1",{anchor:"start",opacity:w}),F("zero-text",T+8,S+6,"0",{anchor:"start",opacity:w,isQuiet:!0}),
F("sum",C+p/2,S-yt-10,`Σ ${s}`,{opacity:L(l,1,1.5)*(1-L(l,2,2.3))}));let A=0;for(let[x,k]of n.entries()){let $=h+x*g+(g-
b)/2,N=L(l,I(x),1-ae+I(x)),P=yt*k*N/R,B={...t[x]??{text:""},text:""},V={x:$,y:S-P,width:b,height:P},z=x===u,Z=ct(1,.35,L(
l,1,1.6)),tt=z?{...B,level:void 0}:B;v.push(_(`bar-${x}`,V,tt,{opacity:Z}));let St=o[x]??"";Y(St)<g+8&&v.push(F(`power-${x}`,
$+b/2,V.y-8,St,{opacity:N})),v.push(_(`score-${x}`,{x:$,y,width:b,height:H},e[x]??B)),A+=k*yt;let Ot={x:C,y:S-A,width:p,
height:k*yt},At=L(l,1+I(x),2-ae+I(x));At>0&&v.push(_(`part-${x}`,nt({...V,height:P},Ot,At),tt));let kt=L(l,2+I(x),3-ae+I(
x)),Gt={x:$,y:U,width:b,height:H};if(kt>0){let W=z?xt(B):kt<1?B:t[x]??B;v.push(_(`weight-${x}`,nt(Ot,Gt,kt),W))}let he=q&&
x%2?22:0,M=K(i[x]??"",q?2*g-8:g);v.push(F(`label-${x}`,$+b/2,E+he,M,{isQuiet:!0}))}return{width:T+20,height:E+(q?22:0)+10,
marks:v}}function yn({sum:e},{moment:t}){return["Each score becomes a power of e: all of them are positive, and large on\
es stand out.",`Stacked, the powers sum to ${e}. The stack is squeezed until it is 1 tall.`,`Each power is divided by ${e}\
, so that the weights sum to 1.`][t]??""}var Sn={plain:.9,softmax:1.9,average:2.2,products:1.7,scatter:1.6,moves:2.2},lo=96,uo=24,On=48,fo=400,ho=1e-6,mo=new Set(
["table","view","join"]);function An(e){let t=new Oe(e),n=D(e,`.step-results ${Bt}`).map(r=>({figure:r,expression:JSON.parse(
r.dataset.how??"[]"),grid:ft(r)})),o=new Map(n.map(r=>[r,t.kindOf(r)])),s=[],i=new Set;for(let r of n){if(i.has(r))continue;
let a=o.get(r)??"plain";if(a==="moves"){let c=ce(r.expression).join(),l=D(e,".step-inputs figure").some(({dataset:f})=>f.
table===c),u=n.filter(f=>f===r||l&&o.get(f)==="moves"&&ce(f.expression).join()===c);for(let f of u)i.add(f);s.push(wo(t,
u))}else if(a==="scatter")s.push(xo(t,r));else if(a==="plain")s.push(po(r));else for(let c of r.grid.keys())s.push(go(t,
r,c,a))}return s.filter(({cells:r})=>r.length)}function ce(e){return e.flatMap(({op:t,name:n=""})=>t==="table"?[n]:[])}function po({
grid:e}){let t=e.flat();return{kind:"plain",title:"",label:"",cells:t,shown:t.map((n,o)=>o+1),seconds:Sn.plain,scene:null,
words:()=>"",forget:()=>{}}}function Vt(e,t,n,o){let s,i=()=>(s??=t(),s);return{...e,seconds:Sn[e.kind],scene:r=>n(i(),r),
words:r=>o(i(),r),forget:()=>{s=void 0}}}function go(e,t,n,o){let s=t.grid[n]??[],i=dt(t.figure).rows[n]??"",r=[st(t.figure),
i].filter(Boolean).join(", "),a={kind:o,title:r,label:i,cells:s};if(o==="products"){let u=s.map((d,h)=>h+1),f=()=>e.products(
t,n);return Vt({...a,shown:u},f,mn,pn)}let c=o==="softmax"?vn:ye,l=Array.from({length:c},(u,f)=>f===c-1?s.length:0);return o===
"softmax"?Vt({...a,shown:l},()=>e.softmax(t,n),$n,yn):Vt({...a,shown:l},()=>e.average(t,n),rn,an)}function xo(e,t){let n=t.
expression.at(-1)?.groups??[],o=new Map(n.flatMap((u,f)=>u.map(d=>[d,f]))),s=[...o.keys()].sort((u,f)=>u-f),i=new Map(s.
map((u,f)=>[o.get(u),f])),r=n.map((u,f)=>i.get(f)??s.length-1),a=[...n.keys()].sort((u,f)=>(r[u]??0)-(r[f]??0)||u-f),c=t.
grid.flat(),l={kind:"scatter",title:st(t.figure),label:"",cells:a.flatMap(u=>c[u]??[]),shown:s.map((u,f)=>r.filter(d=>d<=
f).length)};return Vt(l,()=>e.scatter(t,s,o),(u,{asked:f=-1,...d})=>wn(u,{...d,asked:a[f]??-1}),bn)}function wo(e,t){let n=t.
flatMap(({grid:l})=>l.flat()),o=ce(t[0]?.expression??[]).length,s=t.length>1?t.length:o,i=t.map(({grid:l})=>l.flat().length),
r=Array.from({length:s},(l,u)=>t.length===1?u===s-1?n.length:0:i.slice(0,u+1).reduce((f,d)=>f+d,0)),c={kind:"moves",title:t.
map(({figure:l})=>st(l)).join(", "),label:"",cells:n,shown:r};return Vt(c,()=>e.moves(t),dn,hn)}var Oe=class{constructor(t){
this.tableNamed=Jt(t)}kindOf({expression:t,grid:n}){let o=t.at(-1),s=n.flat();if(!o||!s.length)return"plain";if(o.op==="\
collect")return bo(o.groups??[])?"scatter":"plain";let i=n[0]?.length??0;if(t.every(({op:h})=>mo.has(h)))return n.length>
1&&i>1&&s.length<=fo?"moves":"plain";let r=new Set(t.map(({op:h})=>h));if(!r.has("softmax")&&!r.has("matmul"))return"pla\
in";let a=this.#t(t),c=a(0);if(c.op==="softmax")return c.parts.length===i&&i<=On?"softmax":"plain";if(!r.has("matmul")||
i>uo||!Tn(c))return"plain";let l=this.#n(n[0]?.map((h,m)=>a(m))??[]),u=this.#i(c);if(!l||u===null)return"plain";let f=n.
map((h,m)=>a(m*i));return l.isUpright&&!l.isSwapped&&!u&&f.every(Mo)?"average":"products"}softmax({figure:t,expression:n,
grid:o},s){let i=o[s]??[],r=this.#t(n)(s*i.length),{powers:a,isShifted:c}=ee(r),l=r.temperature?.value??1,[u]=r.parts,f=u?.
table===void 0?null:this.tableNamed(u.table);return{scores:this.#e(r.parts),weights:i.map(d=>Dt(d,t)),shares:this.#a(r,i.
length),powers:a.map(Et),sum:Et(a.reduce((d,h)=>d+h,0)),labels:dt(t).columns,names:{scores:f?st(f.figure):"Scores",powers:`\
e to each score${c?" − largest":""}${l===1?"":` ÷ ${Et(l)}`}`,weights:st(t)}}}average({figure:t,expression:n,grid:o},s){
let i=o[s]??[],r=this.#t(n),a=i.map((u,f)=>ke(r(s*i.length+f))),c=a[0]?.map(([u])=>u)??[],l=dt(t).rows[s]??"";return{weights:this.#e(
c),shares:c.map(({value:u})=>u),labels:c.map((u,f)=>this.#s(u,!0)||this.#s(a[0]?.[f]?.[1],!1)),values:c.map((u,f)=>this.#e(
a.flatMap(d=>d[f]?.[1]??[]))),results:i.map(u=>Dt(u,t)),label:l||st(t)}}products({figure:t,expression:n,grid:o},s){let i=o[s]??
[],r=this.#t(n),a=i.map((g,b)=>r(s*i.length+b)),c=this.#n(a);if(!c)throw new Error(`${t.dataset.table} is no table of pr\
oducts.`);let{sliding:l,lines:u,isUpright:f}=c,d=u.map(g=>g.map(({value:b},S)=>b*(l[S]?.value??Number.NaN))),h=pe(d.flat(),
""),{rows:m,columns:p}=dt(t);return{sliding:{label:m[s]||this.#s(l[0],!1)||this.#r(l[0]),tiles:this.#e(l)},lines:u.map((g,b)=>({
label:p[b]??this.#s(g[0],f),tiles:this.#e(g)})),products:d.map((g,b)=>g.map((S,y)=>{let{text:U="",level:q}=h[b*g.length+
y]??{};return{text:Mt(U),level:q?String(q):void 0}})),sums:d.map(g=>{let b=0;return g.map(S=>(b+=S,Et(b)))}),results:i.map(
g=>Dt(g,t)),after:a[0]?this.#i(a[0])??"":"",isUpright:f}}scatter({figure:t,expression:n,grid:o},s,i){let r=this.#t(n),{columns:a}=dt(
t),c=n.at(-1)?.groups??[],l=o.flat(),u=c.map(()=>0),f=c.map((m,p)=>r(p).parts),d=s.map(m=>{let p=i.get(m)??0,g=f[p]?.[c[p]?.
indexOf(m)??-1],b=g?.value??Number.NaN,S=g?this.#e([g])[0]:void 0;return{label:this.#s(g,!0),tile:S??{text:Et(b)},share:b,
place:p}}),h=new Map(d.map(({place:m},p)=>[m,p]));return{sources:d,places:l.map((m,p)=>({label:a[p]??"",tile:Dt(m,t)})),
sums:d.map(({share:m,place:p},g)=>(u[p]=(u[p]??0)+m,h.get(p)===g?l[p]?.textContent??"":Mt(zt(u[p]))))}}moves(t){let n=ce(
t[0]?.expression??[]),o=n.map(i=>En(this.tableNamed(i)?.figure??null)),s=[];for(let[i,{figure:r,expression:a,grid:c}]of t.
entries()){let l=this.#t(a),u=c[0]?.length??1;for(let[f,d]of c.flat().entries()){let{table:h="",index:m=0}=l(f),p=n.indexOf(
h),g=o[p]?.columns??1;s.push({tile:Dt(d,r),from:{table:p,row:Math.floor(m/g),column:m%g},to:{table:i,row:Math.floor(f/u),
column:f%u},moment:t.length>1?i:p})}}return{sources:o,targets:t.map(({figure:i})=>En(i)),flights:s}}#t(t){let n=(o,s)=>Zt(
this.tableNamed(o),s);return o=>Pt(t,o,n)}#n(t){let n=t.map(ke),[o,s]=[0,1].map(d=>n.map(h=>h.map(m=>m[d]))),i=d=>d?.every(
h=>h.every((m,p)=>vo(m,d[0]?.[p]))),r=!i(o),[a,c]=r?[s,o]:[o,s];if(!a?.[0]||!c||!i(a)||!Tn(t[0]))return null;let[l,u]=(c[0]??
[]).map(d=>this.#o(d)),f=!!(l&&u&&l.column===u.column&&l.row!==u.row);return{sliding:a[0],lines:c,isUpright:f,isSwapped:r}}#i(t){
let n=pt(t);if(t===n)return"";let[o,s]=t.parts,i=o&&pt(o)===n?this.#i(o):null;if(i===null||!s||s.op)return null;let a={add:`\
+ ${this.#r(s)||Et(s.value)}`,divide:`÷ ${Et(s.value)}`}[t.op];return a?[i,a].filter(Boolean).join(" "):null}#a(t,n){let{
powers:o}=ee(t),s=o.reduce((i,r)=>i+r,0);return o.slice(0,n).map(i=>i/s)}#e(t){let n=pe(t.map(({value:o})=>o),"");return t.
map((o,s)=>{let{figure:i,cell:r}=this.#o(o)??{};if(i&&r&&!o.op)return Dt(r,i);let{text:a="",level:c}=n[s]??{};return{text:Mt(
a),level:r?.dataset.level??(c?String(c):void 0),tone:i?.dataset.tone}})}#o(t){let{table:n,index:o=0}=t?Ae(t):{},s=n===void 0?
null:this.tableNamed(n);if(!s)return null;let{figure:i,cells:r,width:a,rows:c,columns:l}=s,[u,f]=[Math.floor(o/a),o%a];return{
figure:i,cell:r[o],row:u,column:f,rows:c,columns:l}}#s(t,n){let o=this.#o(t);return(n?o?.columns[o.column]:o?.rows[o.row])??
""}#r(t){let n=this.#o(t);return n?st(n.figure):""}};function Dt(e,{dataset:t}){let{tone:n,shade:o}=t;return{text:xe(e),
level:e.dataset.level,tone:n,shade:o}}function Et(e){let t=Math.abs(e),n=t>=1e3?0:t>=10?1:t>=1?2:3;return Mt(Number.isInteger(
e)?zt(e):zt(e,n))}function En(e){let t=e?ft(e):[];return{title:e?st(e):"",rows:t.length,columns:t[0]?.length??0}}function Ae(e){
if(!e.op)return e;let t=e.parts.filter(({table:n})=>n!==void 0);return t.length===1&&t[0]?t[0]:e}function bo(e){let t=e.
flat();return t.length>0&&t.length<=On&&new Set(t).size===t.length}function Tn(e){let t=e&&pt(e);return t?.op!=="sum"||t.
parts.length>lo||!t.parts.length?!1:t.parts.every(({op:n,parts:o})=>n==="multiply"&&o.length===2&&o.every(s=>s.parts.every(
i=>!i.op)))}function ke(e){return(pt(e)?.parts??[]).map(n=>n.parts)}function Mo(e){let t=ke(e).map(([o])=>o?.value??Number.
NaN),n=t.reduce((o,s)=>o+s,0);return Math.abs(n-1)<ho&&t.every(o=>o>=0)}function vo(e,t){let[n,o]=[Ae(e),t&&Ae(t)];return n.
table===o?.table&&n.index===o?.index&&e.value===t?.value}var kn="http://www.w3.org/2000/svg",$o=760,yo=720,Eo=5,le=class{#t=null;#n=new Map;#i="";#a=0;#e=0;#o=0;constructor(t,n){
this.step=t,this.beats=n.filter(({scene:s})=>s),this.figure=document.createElement("figure"),this.figure.className="moti\
on",this.svg=document.createElementNS(kn,"svg"),this.svg.setAttribute("aria-hidden","true"),this.caption=document.createElement(
"figcaption"),this.figure.append(this.svg,this.caption);let o=t.closest("[data-frame]")!==null;this.place=o?t:G(t,".work\
ing"),this.place.append(this.figure),this.isScaled=o,this.figure.style.setProperty("--needs",`${this.#l("width",$o)}px`),
this.#r(),new ResizeObserver(()=>this.#s()).observe(this.place)}show(t,n,o=-1){this.#t={beat:t,at:n,asked:o},this.#c()}redraw(){
for(let t of this.beats)t.forget();this.#c()}#s(){this.#o!==this.place.clientWidth&&(this.#r(),this.#c())}#r(){let t=at(
this.place,".tables");!t||t.closest("[data-opens]")||(this.#o=this.place.clientWidth,this.place.removeAttribute("data-be\
low"),this.place.toggleAttribute("data-below",this.figure.offsetTop>t.offsetTop))}#u(){return this.isScaled?yo:Math.floor(
this.svg.clientWidth)}#c(){let t=this.#u();if(!this.#t||!t)return;let{beat:n,at:o,asked:s}=this.#t,i=n.scene?.({width:t,
at:o,asked:s});if(!i)return;t!==this.#e&&(this.#a=this.#l("height",t)),this.#e=t;let r=Math.max(this.#a,Math.ceil(i.height)),
a=Math.min(0,(i.width-t)/2);j(this.svg,"viewBox",`${a.toFixed(1)} 0 ${t} ${r}`),this.isScaled||j(this.svg,"height",String(
r)),this.#d(i.marks);let c=Math.max(0,Math.ceil(o)-1),l=n.shown.length-1,u=c===l&&o>l;this.#f(n.title,n.words({moment:c,
isAsked:s>=0&&c===l,isEnd:u}))}#f(t,n){if(this.caption.textContent===`${t}. ${n}`)return;let o=document.createElement("b");
o.textContent=`${t}.`,this.caption.replaceChildren(o,` ${n}`)}#l(t,n){let s=[...new Map(this.beats.map(i=>[`${i.kind} ${i.
cells.length}`,i])).values()].map(({scene:i})=>i?.({width:n,at:0})[t]??0);return Math.ceil(Math.max(0,...s))}#d(t){let n=new Set(
t.map(({key:s})=>s));for(let[s,i]of this.#n)n.has(s)||(i.element.remove(),this.#n.delete(s));for(let s of t){let i=this.#n.
get(s.key);i?.kind!==s.kind&&(i?.element.remove(),i=To(s.kind),this.#n.set(s.key,i)),So(i,s)}let o=[...n].join();o!==this.#i&&
(this.#i=o,this.svg.append(...t.map(({key:s})=>this.#n.get(s).element)))}};function To(e){let t=r=>document.createElementNS(
kn,r);if(e==="line")return{kind:e,element:t("path")};if(e==="text")return{kind:e,element:t("text")};let[n,o,s,i]=[t("g"),
t("g"),t("rect"),t("text")];return i.setAttribute("text-anchor","middle"),o.append(s,i),n.append(o),{kind:e,element:n,level:o,
rect:s,text:i}}function So(e,t){let{element:n}=e;if(j(n,"opacity",t.opacity===1?null:t.opacity.toFixed(3)),t.kind==="til\
e"){Oo(e,t);return}j(n,"class",t.isQuiet?"quiet":null),t.kind==="line"?j(n,"d",t.path):(j(n,"x",t.x.toFixed(2)),j(n,"y",
t.y.toFixed(2)),j(n,"text-anchor",t.anchor),Ln(n,t.text))}function Oo({element:e,level:t,rect:n,text:o},{x:s,y:i,width:r,
height:a,tile:c,...l}){!t||!n||!o||(j(e,"transform",`translate(${s.toFixed(2)} ${i.toFixed(2)})`),j(e,"class",l.isRaised?
"raised":l.isLit?"lit":null),j(e,"data-tone",c.tone),j(e,"data-shade",c.shade),j(t,"data-level",c.level),j(n,"width",r.toFixed(
2)),j(n,"height",Math.max(0,a).toFixed(2)),j(n,"rx",String(Math.min(Eo,r/4,a/4))),j(o,"x",(r/2).toFixed(2)),j(o,"y",(a/2+
5.7).toFixed(2)),Ln(o,c.text))}function j(e,t,n){e.getAttribute(t)!==(n??null)&&(n==null?e.removeAttribute(t):e.setAttribute(
t,n))}function Ln(e,t){e.textContent!==t&&(e.textContent=t)}var Nn=`.step-results ${Wt}`,Ao=20,ko=60,Lo=.6,No=.5,Co=2500,Le=[1,2,.5],Ro=2,Ne=4,wt=new WeakMap,Qt=matchMedia("(prefer\
s-reduced-motion: reduce)"),fe=1;function Gs(e){e.addEventListener("click",t=>{let n=ut(t),o=ue(n);if(!o)return;n.closest(
"[data-play]")&&Wo(o);let s=n.closest("[data-move]");s instanceof HTMLElement&&Ho(o,Number(s.dataset.move));let i=n.closest(
"[data-choice]");i instanceof HTMLElement&&Uo(o,i),n.closest("[data-speed]")&&qo(e)}),e.addEventListener("input",t=>{let n=ut(
t),o=ue(n);if(!o||!(n instanceof HTMLInputElement)||!n.matches("[data-scrub]"))return;bt(o);let s=Number(n.value);de(o,Qt.
matches?Math.round(s):s)}),e.addEventListener("keydown",t=>{let n=ut(t),o=ue(n),s={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,
ArrowUp:1}[t.key];!o||!s||!n.matches("[data-scrub]")||(t.preventDefault(),bt(o),In(o,s))});for(let t of["pointerover","f\
ocusin"])e.addEventListener(t,n=>{let o=ut(n).closest(Nn),s=o&&ue(o);s&&o instanceof HTMLTableCellElement&&Bo(s,o)})}function Us(e){
for(let t of D(e,"[data-step]")){let n=at(t,".play");!n||wt.has(t)||(n.hidden=D(t,Nn).length<Ro,n.hidden||Io.observe(t))}}
var Io=new IntersectionObserver(e=>{for(let{target:t,isIntersecting:n}of e)n&&t instanceof HTMLElement&&Tt(t)},{rootMargin:"\
600px"});function zs(e){for(let t of e)Tt(t)}function Xs(e){for(let t of D(e,"[data-step]"))bt(t)}function Ys(e){wt.get(
e)?.stage?.redraw()}function Tt(e){let t=at(e,".play");if(!t||t.hidden||wt.has(e))return wt.get(e);let n=An(e),o=n.flatMap(
f=>f.cells),s=Fo(n),i=e.closest("[data-frame]")!==null,r=n.some(({scene:f})=>f),a=i?null:Do(e,n),c=a?o.indexOf(a)+1:0,l={
moments:s,cells:o,at:s.length,goal:s.length,frame:0,time:0,hold:0,asks:a?s.findIndex(f=>f.end>=c):-1,asked:a,painted:"",
stage:r?new le(e,n):null};wt.set(e,l);let u=G(t,"[data-scrub]",HTMLInputElement);return u.max=String(s.length),u.step="a\
ny",u.value=u.max,_o(l),l}function Fo(e){let t=e.reduce((a,{scene:c,shown:l})=>a+(c?0:l.length),0),n=new Set,o=0,s=e.flatMap(
a=>{let c=n.has(a.kind)?Lo:1;n.add(a.kind);let l=a.scene?c*a.seconds:Math.min(a.seconds,Ao/t),u=a.shown.map((f,d)=>({beat:a,
place:d,end:o+f,seconds:l}));return o+=a.cells.length,u}),i=s.reduce((a,{seconds:c})=>a+c,0),r=Math.min(1,ko/i);return s.
map(a=>({...a,seconds:r*a.seconds}))}function Do(e,t){let n=t.flatMap(a=>a.kind==="moves"?[]:a.cells),o=n.map(({textContent:a})=>a??
"");if(n.length<Ne||new Set(o).size<Ne)return null;let s=D(e,".step-text, .formula, .reasons, td:not(.step-results td)").
map(({textContent:a})=>a).join(" "),i=a=>o.filter(c=>c===a).length,r=a=>+(i(a)>1)+Number(s.includes(a));return n.slice(Math.
floor(n.length/2)).map(a=>({cell:a,told:r(a.textContent??""),size:Math.abs(vt(a))})).sort((a,c)=>a.told-c.told||c.size-a.
size)[0]?.cell??null}function _o({stage:e}){let[t]=e?.beats??[];t&&e?.show(t,t.shown.length)}function Bo(e,t){let n=wt.get(
e);if(!n?.stage||n.frame||n.at<n.moments.length)return;let o=n.stage.beats.find(({cells:r})=>r.includes(t));if(!o)return;
let s=o.cells.indexOf(t),i=o.kind==="products"?s+1:o.shown.length;n.stage.show(o,i)}function Wo(e){let t=Tt(e);if(t){if(t.
frame){bt(e);return}t.at>=t.moments.length&&de(e,0),Cn(e,t.moments.length)}}function Cn(e,t){let n=Tt(e);if(!n)return;bt(
e),n.goal=t,n.time=performance.now(),n.hold=Qt.matches?.01:0,Rn(e,!0),n.stage?.figure.scrollIntoView({block:"nearest"});
let o=s=>{n.frame=requestAnimationFrame(o);let i=Math.max(0,s-n.time)/1e3*fe;n.time=s,Po(e,n,i)};n.frame=requestAnimationFrame(
o)}function Po(e,t,n){let o=Math.floor(t.at),s=t.moments[o];if(t.at>=t.goal||!s){bt(e);return}if(o===t.at&&o===t.asks&&Fn(
e,t)){Qo(e,t);return}if(t.hold>0){t.hold-=n;return}let i=Math.min(o+1,t.at+(Qt.matches?1:n/s.seconds)),r=i===o+1;r&&Qt.matches?
t.hold=s.seconds:r&&s.beat.scene&&t.moments[i]?.beat!==s.beat&&(t.hold=No),Ce(e,t,i)}function bt(e){let t=wt.get(e);t?.frame&&
(cancelAnimationFrame(t.frame),t.frame=0,Rn(e,!1),!(t.at<t.moments.length)&&setTimeout(()=>{!t.frame&&t.at>=t.moments.length&&
e.removeAttribute("data-playing")},Co))}function Rn(e,t){G(e,"[data-play]").textContent=t?"Pause":"Play"}function qo(e){
fe=Le[(Le.indexOf(fe)+1)%Le.length]??1;for(let t of D(e,"[data-speed]"))t.textContent=`${fe}×`}function Ho(e,t){let n=Tt(
e);n&&(bt(e),Math.abs(t)>1?de(e,t<0?0:n.moments.length):t<0||Qt.matches?In(e,t):Cn(e,Math.floor(n.at)+1))}function In(e,t){
let n=Tt(e)?.at??0;de(e,t<0?Math.ceil(n)-1:Math.floor(n)+1)}function de(e,t){let n=Tt(e);n&&(at(e,".playing .predict")?.
remove(),Ce(e,n,Math.max(0,Math.min(n.moments.length,t))))}function Fn(e,{asked:t}){return t&&!("predicted"in e.dataset)&&
!e.closest('[data-mode="all"]')}function Ce(e,t,n){let{moments:o,cells:s,stage:i,asked:r,asks:a}=t;t.at=n;let c=Math.ceil(
n)-1,l=o[c],u=c+1===n,f=(u?l?.end:o[c-1]?.end)??0,d=!!Fn(e,t)&&n<=a;e.toggleAttribute("data-playing",n<o.length||t.frame>
0),e.toggleAttribute("data-guessing",d),G(e,"[data-scrub]",HTMLInputElement).value=String(n);let h=jo(o,n);if(h){let g=d&&
r?h.beat.cells.indexOf(r):-1;i?.show(h.beat,h.at,g)}let m=`${c} ${u}`;if(m===t.painted&&n>0)return;t.painted=m;for(let[g,
b]of s.entries())b.toggleAttribute("data-ahead",g>=f),b.removeAttribute("data-asked");Dn(e,l,f,s.length);let p=l&&Vo(t,l);
if(!p){ne(e),oe(e,null);return}Ht(p,{withoutResult:!u||p.hasAttribute("data-ahead")}),!i&&(t.frame&&p.scrollIntoView({block:"\
nearest"}),oe(e,p))}function jo(e,t){let n=Math.max(0,Math.ceil(t)-1),o=e[n];if(o?.beat.scene)return{beat:o.beat,at:o.place+
t-n};let s=e.slice(0,n).filter(({beat:r})=>r.scene).at(-1);if(s)return{beat:s.beat,at:s.place+1};let i=e.find(({beat:r})=>r.
scene);return i?{beat:i.beat,at:0}:null}function Vo({cells:e},{beat:t,place:n,end:o}){let s=o-(t.shown[n]??0),i=s+(t.shown[n-
1]??0),r=Math.max(o,i+1),a=t.kind==="scatter"||t.kind==="moves",c=e.slice(i,a?r:s+t.cells.length),l=t.scene&&t.kind!=="p\
roducts"?c:c.slice(0,1),u=l.map(f=>Math.abs(vt(f)));return l[u.indexOf(Math.max(...u))]??e[o-1]}function Dn(e,t,n,o){let s=t?.
beat.label?`${t.beat.label}, `:"",i=t?`${s}number ${Math.max(1,n)} of ${o}`:"";G(e,".play output").textContent=i,G(e,"[d\
ata-scrub]").setAttribute("aria-valuetext",i)}function Qo(e,t){bt(e);let n=t.asked;if(!n||e.querySelector(".playing .pre\
dict"))return;n.removeAttribute("data-ahead"),n.toggleAttribute("data-asked",!0),Dn(e,t.moments[t.asks],t.cells.indexOf(
n)+1,t.cells.length),Ht(n,{withoutResult:!0}),t.stage||oe(e,n);let o=document.createElement("div");o.className="predict",
o.setAttribute("role","group"),o.setAttribute("aria-label","Predict, then see");let s=document.createElement("p"),i=document.
createElement("b");i.textContent="Predict, then see. ",s.append(i,"Which number comes where the question mark is?");let r=document.
createElement("div");r.className="choices",r.append(...Go(n,t.cells).map(a=>{let c=document.createElement("button");return c.
type="button",c.dataset.choice=a,c.textContent=a,c})),o.append(s,r),G(e,".play").after(o)}function Go(e,t){let n=e.closest(
"figure"),o=t.filter(i=>i.closest("figure")===n).reverse(),s=new Map;for(let i of[e,...o,...t])s.size<Ne&&s.set(i.textContent??
"",vt(i));return[...s].sort(([,i],[,r])=>i-r).map(([i])=>i)}function Uo(e,t){let n=wt.get(e),o=n?.asked;if(!n||!o)return;
let s=o.textContent??"",i=t.dataset.choice===s;e.dataset.predicted=String(i);let r=G(e,".playing .predict");for(let c of D(
r,"button",HTMLButtonElement))c.disabled=!0,(c===t||c.dataset.choice===s)&&(c.dataset.right=String(c.dataset.choice===s));
Ce(e,n,n.asks+1),Ht(o);let a=document.createElement("p");a.setAttribute("role","status"),a.textContent=i?"Right. Play go\
es on.":`It is ${s}; the line above shows why. Play goes on.`,r.append(a),G(e,"[data-play]").focus({preventScroll:!0})}function ue(e){
let t=e.closest("[data-step]");return t instanceof HTMLElement?t:null}export{Jo as a,Ue as b,ft as c,Kt as d,fs as e,ds as f,Gs as g,Us as h,zs as i,Xs as j,Ys as k};
