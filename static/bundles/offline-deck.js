(()=>{var Su=Object.defineProperty;var N=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(s){throw n=[s],s}};var wi=(e,t)=>{for(var n in t)Su(e,n,{get:t[n],enumerable:!0})};var $i,Tu,A,x=N(()=>{"use strict";({currentScript:$i}=document),Tu=$i instanceof HTMLScriptElement?$i.src:"",A=new URL("\
static/js/",Tu||document.baseURI).href});async function Ft(e,t,n=St){let s=await Iu(new URL(`api/${e}`,n),t);if(String(n)===St.href&&Cu(s!==null&&!Ru(s)),!s)return ki();
if(s.status===Nu)return;if(!(s.headers.get("content-type")??"").includes("json")){let i=Lu(s.status);throw new ot(s.status,
[{where:"",message:i,suggestions:[]}])}let r=await s.json().catch(ki);if(!s.ok)throw new ot(s.status,r.errors??[]);return r}
async function Iu(e,t){try{let n=await fetch(e,t);return Ou.includes(n.status)?null:n}catch(n){if(Ei(n))throw n;return null}}
function Mi(e){let t=AbortSignal.timeout(vu);return e?AbortSignal.any([e,t]):t}function Ru({headers:e}){return e.get("ca\
che-status")?.startsWith("service-worker")??!1}function Cu(e){e!==de.answers&&(de.answers=e,document.dispatchEvent(new CustomEvent(
"pointerscope:server",{detail:{answers:e}})))}function ki(e){throw Ei(e)?e:new ot(0,[{where:"",message:_u,suggestions:[]}])}
function Ei(e){return e instanceof DOMException&&e.name==="AbortError"}function jt(e){let t=Object.entries(e).filter(([,
n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,s])=>[n,String(s)]))}function Kt(e){return e instanceof Error?
e.message:String(e)}var ot,St,de,Ou,Nu,vu,_u,Lu,Jt=N(()=>{"use strict";x();ot=class extends Error{constructor(t,n){super(
n.map(s=>s.message).join(" ")),this.status=t,this.problems=n}},St=new URL(A.replace(/^(.*\/)static\/.*$/,"$1")),de={answers:!0},
Ou=[502,504],Nu=204,vu=5e3,_u="No response could be read. Your input is still here; check your connection and try again.",
Lu=e=>`The server answered with ${e}.`});function dt(e){return"kind"in e&&e.kind===Ee}function Nt(e){return dt(e)?e.meta:e.layout.meta}function Pn(e){return dt(e)?
e.meta.height??0:e.layout.height}var Ee,sn=N(()=>{"use strict";x();Ee="network"});function Te(e){let t=e instanceof Uint8Array?e:Uint8Array.from(e),n=t.toBase64?.();if(n!==void 0)return n;let s="";for(let o of t)
s+=String.fromCharCode(o);return btoa(s)}function Oe(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),s=new Uint8Array(
n.length);for(let o=0;o<n.length;o++)s[o]=n.charCodeAt(o);return s}var Ne=N(()=>{"use strict";x()});function on(e){if(Array.isArray(e))return qf(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=Vf[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(Oe(e.bdata).buffer),s=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:s}}function qf(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,n[0]?.length??0]}}function rn({values:e,
shape:t},n){let[,...s]=t,o=s.reduce((r,i)=>r*i,1);return{values:zf(e,n*o,(n+1)*o),shape:s}}function ba({values:e,shape:t}){
return t.length<2?e:co({values:e,shape:t})}function co(e){return Array.from({length:e.shape[0]??0},(t,n)=>rn(e,n).values)}
function zf(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var Vf,lo=N(()=>{"use strict";x();Ne();Vf={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function uo(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function xa({shape:e}){return e.reduce((t,n)=>t*
n,1)}function wa(e,t,{single:n=!1}={}){let s=n?Float32Array:Float64Array,o=[],r=(i,a)=>o[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new s(xa(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:Yf(e,i,l,r);o.push(a)}return o.at(-1)??new s(0)}
function Yf(e,t,n,s){let{op:o}=t;if(o==="constant")return mo(t,n);let r=fo(e,t,n).map(([u,f])=>s(u,f)),[i=0,a=0,c=0]=r;if(o===
"view"||o==="join")return i;if(o==="where")return i?a:c;if(o==="matmul")return Jf(r);if(o==="collect")return an.sum?.(r)??
0;if(o==="softmax")return Kf(e,t,n,r);let l=an[o];if(l)return l(r);let h=ho[o];if(!h)throw new RangeError(`There is no o\
peration ${o}.`);return h(i,a)}function fo(e,t,n){let{op:s,of:o=[],groups:r}=t,[i=0,a=0]=o;if(s==="view")return[[i,Xf(t,
n)]];if(s==="join")return[Zf(e,o,n)];if(s==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(s==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[h,u]=[Math.floor(n/l),n%l],f=Math.floor(h/(t.shape.at(-2)??1))*c*l;return ya(c).flatMap(
d=>[[i,h*c+d],[a,f+d*l+u]])}if(s==="softmax"||s in an){let c=e[i]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,h=ya(
c).map(u=>[i,l*c+u]);return o.length>1?[...h,[a,0]]:h}return o.map(c=>[c,e[c]?.shape.length?n:0])}function mo({values:e=0},t){
return uo(Array.isArray(e)?e[t]??Number.NaN:e)}function po(e,{of:t=[]},n){let s=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
s,width:s}}function Kf(e,t,n,s){let{place:o,width:r}=po(e,t,n),i=go(s.slice(0,r),s[r]);return(i[o]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function go(e,t=1){let n=Math.max(...e),s=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(o=>Math.exp((o-
n)/s))}function Jf(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function Xf({shape:e,offset:t=0,
strides:n,index:s},o){if(s)return s[o]??0;let[r,i]=[t,o];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return r}function Zf(e,t,n){let s=n;for(let o of t){let r=xa(e[o]??{op:"",shape:[]});if(s<r)return[o,s];
s-=r}throw new RangeError(`No operand has the element ${n}.`)}function ya(e){return Array.from({length:e},(t,n)=>n)}function Qf(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function td(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let s=1;Math.abs(n)>Math.abs(t)*1e-17;s+=1)n*=2*e*e/(2*s+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var ho,
an,Bn=N(()=>{"use strict";x();ho={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**
t,maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>Qf(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+td(e/Math.SQRT2))},an=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function Ma({data:e,layout:{meta:t}},n){for(let s of t.parts??[]){let o=e[s.trace];if("lines"in s){let r=cn(s.lines,t,n);
Object.assign(o,nd(r,n[s.row],s))}else o[s.attribute]=ba(cn(s.is,t,n))}}function cn(e,t,n){let s=ed(t),o=i=>{let{values:a=[]}=t.
choices?.find(({name:c})=>c===i)??{};return n[i]===ka?0:a.indexOf(n[i]??"")};return{values:wa(e,(i,a=[])=>{let c=s[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,h)=>rn(l,o(h)),c).values}),shape:e.at(-1)?.shape??[]}}
function ed(e){let t=$a.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(([n,s])=>[n,on(s)])),$a.
set(e,t)),t}function nd({values:e,shape:t},n,{above:s,to:o}){let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==ka&&
l!==n))for(let h=0;h<c;h+=1){let u=Number(e[l*c+h]);u<=s||u>o||(r.push(0,1,null),i.push(l,h,null))}return{x:r,y:i}}var ka,
$a,bo=N(()=>{"use strict";x();lo();Bn();ka="all",$a=new WeakMap});function Sa(e,t){let{table:n}=Nt(e);if(n&&"rows"in n)return[n];if(dt(e))return[];let{data:s,layout:o}=e,r=n?[sd(n,o.meta,
t)]:[];return n&&!n.beside?r:[...s.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>od(o,a)),...r]}function ve({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>yo("th",r,"col")));let o=n.
createTBody();for(let[r,...i]of t)o.insertRow().append(yo("th",r,"row"),...i.map(a=>yo("td",a)));return n}function Gn(e){
let t=s=>s.map(cd).join(",");return`${e.map(({columns:s,rows:o})=>[s,...o].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function sd(e,t,n){let{columns:s,labels:o}=e;if("values"in e){let i=e.values.map(a=>cn(a,t,n).values);return{columns:s,
rows:o.map((a,c)=>[a,...i.map(l=>l[c])])}}let r=co(cn(e.matrix,t,n));return{columns:s,rows:o.map((i,a)=>[i,...Array.from(
r[a]??[])])}}function od(e,t){let n=on(t.z??[]),s=Ea(e,t,"y").map((o,r)=>[o,...Array.from(rn(n,r).values)]);return{columns:[
t.name??"",...Ea(e,t,"x")],rows:s}}function Ea(e,t,n){let s=t[n];if(Array.isArray(s))return s.map(c=>Aa(String(c)));let o=e[`${n}\
axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??o?.categoryarray;if(i)return i.map(Aa);let{shape:a}=on(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function Aa(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}function cd(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(
id,"$1'").replace(ad,"'"),n=rd.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function yo(e,t,n){let s=document.
createElement(e);n&&(s.scope=n);let o=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–");return s.textContent=
Number(o)===0?o.replace("-",""):o,s}var rd,id,ad,Un=N(()=>{"use strict";x();lo();sn();bo();rd=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
id=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,ad=/^(?=[\t\r\n])/});function hd(e){return e.split(ld)}function vt(e){return hd(e).map((t,n)=>{if(n%2===0)return t;let s=document.createElement(
"span");return s.className="with-unit",s.textContent=t,s})}var ld,ln=N(()=>{"use strict";x();ld=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/});function G(e,t,n=!1){let s=0;for(let o of e)s+=xo(o);return s*t*(n?1.06:1)}function xo(e){return ud.test(e)||e===" "?.29:
fd.test(e)?.87:dd.test(e)?.65:.55}function at(e,t,n,s=!1){if(G(e,n,s)<=t)return e;let o=t/(n*(s?1.06:1))-xo("…"),r="";
for(let i of e){if(o-=xo(i),o<0&&r)break;r+=i}return`${r.trimEnd()}…`}function Vn(e,t,n,s,o=!1){let r=[],i="",a=e.split(
" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||G(h,n,o)<=t){i=h;continue}if(r.length===s-1){i=[i,...a.slice(
c)].join(" ");break}r.push(i),i=l}return[...r,at(i,t,n,o)]}function T(e,t=0){let n=100*e,s=10**-t;return n>0&&n<s/2?`<${s.
toFixed(t)} %`:`${n.toFixed(t).replace("-","−")} %`}function _e(e,t){let n=Math.round(1e3*(e-t))/10;return{change:n,size:Math.
abs(n).toFixed(1),sign:n>0?"▲":"▼"}}function v(e,t=1){if(e===Number.NEGATIVE_INFINITY)return"−∞";let n=e.toFixed(
t);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function Zt(e){let t=Math.round(e);if(t<60)return`${t} mi\
n`;let n=t%60;return`${Math.floor(t/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function ft(e){let t=n=>String(Math.floor(
n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var ud,fd,dd,$t,q=N(()=>{"use strict";x();ud=/[ijlI.,:;'|!()[\]]/,fd=/[mwMW%@—…]/,
dd=/[A-ZÄÖÜ0-9+=<>]/;$t=["Mon","Tue","Wed","Thu","Fri","Sat","Sun"]});function md({prediction:{name:e,location:t,probability:n}}){return n===0?"no known place":`${e??`#${t}`}, ${(100*n).toFixed(
1)} %`}function Ta({prediction:e},{prediction:t,places:n}){let s=t.location===e.location,o=s?"":`${n[t.location]?.label??
t.name}, `,{change:r,size:i,sign:a}=_e(e.probability,t.probability);return{value:`${o}${(100*t.probability).toFixed(1)} \
%`,change:s&&r?`${a} ${i} points`:"",isMore:r>0}}function wo(e,t){e.replaceChildren(...vt(t?md(t):"…"));let{location:n,
probability:s}=t?.prediction??{};for(let[o,r]of Object.entries({location:n,probability:s,engine:t?.engine}))r===void 0?delete e.
dataset[o]:e.dataset[o]=String(r)}var Oa=N(()=>{"use strict";x();q();ln()});var hn,$o=N(()=>{"use strict";x();hn={remove_heads:{changes:[{at:"layers.{layer}.heads.{head}.outputs",do:"replace_with"}],
said:{text:"{items} {replace_with}",item:"L{layer} H{head}",every:"every head"},needs:"attention",parts:["layer","head"],
default:[]},replace_with:{said:{text:{zero:"switched off",mean:"replaced by the mean"}},needs:"attention",of:"remove_hea\
ds",parts:["value"],default:"zero"},skip:{changes:[{at:"layers.{layer}.residual_mid",do:"keep",of:"layers.{layer}.residu\
al_in",where:"attention"},{at:"layers.{layer}.residual_out",do:"keep",of:"layers.{layer}.residual_mid",where:"feed_forwa\
rd"}],said:{text:"{items} skipped",item:"{part} of layer {layer}"},parts:["layer","part"],default:[]},residuals:{changes:[
{at:"layers.*.residual_mid",do:"keep",of:"layers.*.attention_out"},{at:"layers.*.residual_out",do:"keep",of:"layers.*.fe\
ed_forward.out"}],said:{text:"no residual connections"},parts:["value"],default:!0},layer_norm:{changes:[{at:"layers.*.n\
orm1",do:"keep",of:"layers.*.residual_in"},{at:"layers.*.norm2",do:"keep",of:"layers.*.residual_mid"}],said:{text:"no la\
yer norms"},parts:["value"],default:!0},scaling:{changes:[{at:"layers.*.heads.*.scores",do:"scale",by:"√k"}],said:{text:"\
no division by √k"},needs:"attention",parts:["value"],default:!0},attention_temperature:{changes:[{at:"layers.*.heads.\
*.weights",do:"soften",of:"layers.*.heads.*.scores"}],said:{text:"attention temperature {value}"},needs:"attention",parts:[
"value"],default:1},pointer_scaling:{changes:[{at:"pointer.content_scores",do:"scale",by:"√d"}],said:{text:"no divisio\
n by √d"},parts:["value"],default:!0},pointer_temperature:{changes:[{at:"pointer.weights",do:"soften",of:"pointer.scor\
es"}],said:{text:"pointer temperature {value}"},parts:["value"],default:1},sinusoidal:{changes:[{at:"layers.0.residual_i\
n",do:"keep",of:"inputs.norm"}],said:{text:"no sinusoidal table"},parts:["value"],default:!0},position_from_end:{changes:[
{at:"inputs.position_from_end",do:"zero"}],said:{text:"no position from the end"},parts:["value"],default:!0},position_bias:{
changes:[{at:"pointer.bias",do:"zero"}],said:{text:"no position bias"},parts:["value"],default:!0},without_features:{changes:[
{at:"inputs.{feature}",do:"zero"}],said:{text:"without {items}",item:"{feature}"},parts:["feature"],default:[]},gate:{changes:[
{at:"gate.value",do:"fill"}],said:{text:"gate forced to {value}"},requires:["pointer","generation"],parts:["value"],default:null},
only:{changes:[{at:"gate.value",do:"fill",by:1,where:"pointer"},{at:"gate.value",do:"fill",by:0,where:"generation"}],said:{
text:"{value} only"},requires:["{value}"],excludes:"gate",parts:["value"],default:null},mask_visits:{said:{text:"visits \
{items} masked",item:"{position}",single:"visit {items} masked",first:1},parts:["position"],default:[]},order:{said:{text:"\
order {items}",item:"{position}",between:" ",first:1},parts:["position"],default:[]}}});var Na=N(()=>{"use strict";x()});var va=N(()=>{"use strict";x()});var _a,La,qn,Le,ko,Mo,zn=N(()=>{"use strict";x();_a=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sund\
ay"],La=2,qn=15,Le=30,ko=8,Mo=99});function Yn(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(t[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var Eo=N(()=>{"use strict";x();zn()});function Ia(e){return Object.entries(hn).flatMap(([t,n])=>{let s=e[t]??n.default;return(Array.isArray(s)?s.length:s!==n.
default)?[{key:t,declared:n,value:s}]:[]})}function Ra({parts:e},t){return(Array.isArray(t)?t:[t==="all"?e.map(()=>"*"):
t]).map(s=>s&&typeof s=="object"&&!Array.isArray(s)?s:Object.fromEntries([s].flat().map((o,r)=>[e[r],o])))}var Ca=N(()=>{
"use strict";x();$o();Na();va();Eo()});function Ao(e,t,n){switch(t.kind){case"head":return gd(e,t,n.architecture);case"mask":return bd(e,t.visit,n.visits);case"\
skip":return yd(e,t);case"residuals":return $d(e);case"gate":return xd(e,t);case"temperature":return wd(e,t)}}function gd({
remove_heads:e=[],replace_with:t,...n},{layer:s,head:o},{layers:r,heads:i}){let a=Array.from({length:r*i},(u,f)=>[Math.floor(
f/i),f%i]),c=e==="all"?a:e,h=c.some(([u,f])=>u===s&&f===o)?c.filter(([u,f])=>u!==s||f!==o):a.filter(([u,f])=>u===s&&f===
o||c.some(([d,g])=>u===d&&f===g));return h.length?{...n,remove_heads:h,...t&&{replace_with:t}}:n}function bd({mask_visits:e=[],
...t},n,s){let o=s[n]?.sent??0;if(n===s.length-1)return{...t,...e.length&&{mask_visits:e}};let r=e.includes(o)?e.filter(
i=>i!==o):[...e,o].sort((i,a)=>i-a);return r.length?{...t,mask_visits:r}:t}function yd({skip:e=[],...t},{layer:n,part:s}){
let o=e.filter(i=>i.layer!==n||i.part!==s),r=o.length<e.length?o:[...e,{layer:n,part:s}];return r.length?{...t,skip:r}:t}
function xd({gate:e,only:t,...n},{value:s}){return s===null?n:{...n,gate:s}}function wd(e,{of:t,value:n}){let s=`${t}_te\
mperature`,o={...e};return delete o[s],n===1?o:{...o,[s]:n}}function $d({residuals:e,...t}){return e===!1?t:{...t,residuals:!1}}
function Ha(e){let t=Ia(e).flatMap(({key:n,declared:s})=>s.of?[]:[n]);return Object.keys(e).filter(n=>t.includes(n)).map(
n=>({key:n,text:Da(n,e)}))}function Da(e,t){let n=hn[e],{text:s,item:o="",every:r="",single:i,between:a=", ",first:c=0}=n.
said,l=t[e]??n.default,h=Ra(n,l).map(d=>Yn(o,Wa(d,g=>c?Number(g)+c:Pa(g)))),u=typeof s=="string"?s:s[l]??"",f=Wa(hn,({of:d},g)=>d===
e?Da(g,t):"");return Yn(i&&h.length===1?i:u,{...f,value:Pa(l),items:l==="all"?r:h.join(a)})}var Pa,Wa,So=N(()=>{"use str\
ict";x();$o();Ca();Eo();Pa=e=>String(e).replaceAll("_","-"),Wa=(e,t)=>Object.fromEntries(Object.entries(e).map(([n,s])=>[
n,t(s,n)]))});function Fa(e,t){return Ha(e).map(({key:n,text:s})=>{let o=document.createElement("li"),r=document.createElement("button");
return r.type="button",r.textContent=`${s} ×`,r.title="Take this change back",r.addEventListener("click",()=>{t(Object.
fromEntries(Object.entries(e).filter(([i])=>i!==n)))}),o.append(r),o})}var ja=N(()=>{"use strict";x();So()});var kd,Kn,Ba=N(()=>{"use strict";x();Oa();ja();ln();kd={browser:"Computed in this browser.",server:"Computed in Python."},
Kn=class{#s;#t=document.createElement("output");#n=document.createElement("span");#o=document.createElement("ul");#e=document.
createElement("button");#r=document.createElement("span");#i=document.createElement("p");engine="server";constructor(t){
this.#s=t,this.root=document.createElement("div"),this.root.className="view-acts",this.root.hidden=!0,this.#t.dataset.answer=
"",this.#n.className="quiet",this.#o.setAttribute("aria-label","Changes"),this.#e.type="button",this.#e.textContent="as \
learned",this.#e.title="Take all changes back",this.#e.addEventListener("click",()=>t({})),this.#r.className="quiet",this.#i.
className="view-failure",this.#i.setAttribute("role","alert"),this.root.append(this.#t,this.#n,this.#o,this.#e,this.#r,this.#i)}show(t,n,{
learned:s,isCompared:o,note:r}){this.engine=t.engine,wo(this.#t,t),this.#t.title=kd[t.engine];let{value:i,change:a}=s?Ta(
t,s):{value:"",change:""};this.#n.replaceChildren(...vt(i&&`as learned ${i}${a&&` ${a}`}`)),this.root.classList.toggle("\
compares",o),this.#a(n),this.#l(r),this.fail("")}wait(t,n){wo(this.#t,null),this.#n.textContent="",this.#a(t),this.#l(n),
this.root.hidden=!1,this.#i.hidden=!0}fail(t){this.#i.textContent=t,this.#i.hidden=!t,t&&(this.root.hidden=!1)}#l(t){this.#r.
textContent=t,this.#r.hidden=!t}#a(t){let n=this.root.contains(document.activeElement),s=Fa(t,this.#s);this.#o.replaceChildren(
...s),this.root.hidden=this.#e.hidden=s.length===0,n&&!this.root.contains(document.activeElement)&&this.#e.focus()}}});function Qt(e,t,n){let s=Ct(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function Ct(e,t,n){
let s=e.querySelector(t);return s&&Ga(s,n)?s:null}function Q(e,t,n){return[...e.querySelectorAll(t)].filter(s=>Ga(s,n))}
function To(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function Jn({target:e}){return e}function Ga(e,t){return e instanceof
(t??HTMLElement)}var Ie=N(()=>{"use strict";x()});function Ua(e){return Xn!==null&&Object.hasOwn(Xn,e)}async function Va(e,t=St){return Re?Md(`models/${encodeURIComponent(
e)}/vocabulary`,t):JSON.parse(new TextDecoder().decode(await Ya(e,"vocabulary")))}async function Md(e,t){try{return await Ft(
e,{},t)}catch(n){if(!(n instanceof ot)||n.status)throw n;let s=new URL(`api/${e}`,t),o=await fetch(s,{cache:"force-cache"}).
catch(()=>null);if(!o?.ok)throw n;return o.json()}}async function qa({id:e,weights:t},n,s=St){if(!Re)return Ya(e,"weight\
s",n);let o=`api/models/${encodeURIComponent(e)}/weights/${t?.sha256}`;return Ka(new URL(o,s),"weights",n)}async function za(e,{
weights:t}){if(!t||!globalThis.crypto?.subtle)return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",e))].map(
o=>o.toString(16).padStart(2,"0")).join("")!==t.sha256)throw new Error("The weights were damaged on their way. Load the \
page again.")}async function Ya(e,t,n=!1){let s=Xn?.[e]?.[t];if(!s)throw new Error(`This page holds no ${t} of ${e}.`);if(!s.
startsWith("#"))return Ka(new URL(s,document.baseURI),t,n);let o=document.getElementById(s.slice(1))?.textContent??"";return Oe(
o.trim()).buffer}async function Ka(e,t,n){let s=await fetch(e,{cache:n?"reload":"default"});if(!s.ok)throw new Error(`Th\
e ${t} could not be fetched (${s.status}).`);return s.arrayBuffer()}function Ed(e){let t=Ct(document,`script#${e}`,HTMLScriptElement);
return t&&JSON.parse(t.textContent??"")}var Xn,Re,Oo=N(()=>{"use strict";x();Jt();Ne();Ie();Xn=Ed("model-files"),Re=Xn===
null});function un(e){let{tensors:t,lengths:n,...s}=e;return{...s,tensors:Ja(t,(o,r)=>({values:o,shape:r})),...n&&{lengths:Ja(n,
o=>o)}}}function Ja(e,t){return Object.fromEntries(Object.entries(e).map(([n,{data:s,shape:o}])=>[n,t(new Float32Array(Oe(
s).buffer),o)]))}function No({tensors:e,weights:t,...n}){let s=Object.entries(e).map(([o,{values:r,shape:i}])=>[o,{dtype:"\
<f4",shape:i,data:Te(new Uint8Array(Float32Array.from(r).buffer))}]);return{...n,tensors:Object.fromEntries(s)}}var Xa,fn=N(
()=>{"use strict";x();Ne();Xa=e=>e.lengths!==void 0});function Qa(e){try{return e()}catch(t){let{problems:n}=t;throw n?new ot(422,n):t}}function vd(e){let t=Object.entries(e).
map(([n,s])=>[n,s!==null&&typeof s=="object"?JSON.stringify(s):s]);return jt(Object.fromEntries(t))}var Ad,Za,Sd,Td,Od,Nd,
tc,Zn,ec=N(()=>{"use strict";x();Jt();Oo();fn();Ad=["browser","server"],Za=20,Sd=300,Td=4,Od="static/bundles/browser-mod\
el.js",Nd="The network could not be loaded.",tc={address:new URL("../bundles/browser-model.js",A).href,load(e){let t=null,
n=o=>{t=o};return document.dispatchEvent(new CustomEvent("pointerscope:engine",{detail:n})),t?Promise.resolve(t):String(
e)===St.href?import(tc.address):import(new URL(Od,e).href)}},Zn=class{#s;#t;#n;#o=null;#e=null;#r=!1;#i=new Map;draws=!1;sharesWeights=!0;constructor(t,n=null,s=St){
this.#s=t,this.#n=s,this.#t=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&Ad.includes(t)?t:null,
Re||(this.choice="browser"),this.obstacle="",this.#e||(this.#o=null)}get model(){return this.#e}get isInBrowser(){return this.#e!==
null&&this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.draws&&this.sharesWeights&&
this.choice!=="server"&&await Promise.race([this.prepare(),new Promise(r=>setTimeout(r,Sd))]),this.#e&&this.choice!=="se\
rver")return this.explainHere(t);if(!Re)throw new ot(0,[{where:"",message:this.obstacle,suggestions:[]}]);let o=this.choice!==
"server"&&!!navigator.serviceWorker?.controller?Mi(n):n;try{return{...await this.#l(t,o),engine:"server"}}catch(r){if(!(r instanceof
ot&&r.status===0)||this.choice==="server")throw r;if(await this.prepare(),this.#e)return this.explainHere(t);throw this.
choose(this.choice),r}}async compute(t){await this.prepare();let n=this.#e;if(!n){let s=`The server does not answer. Thi\
s browser cannot compute: ${this.obstacle}`;throw this.choose(this.choice),new ot(0,[{where:"",message:s,suggestions:[]}])}
return Qa(()=>n.trace(n.queryOf(t)))}async searchPlaces(t){if(Re||await this.prepare(),this.#e&&this.choice!=="server"){
let{places:s}=this.#e;return s.search(t,Za).map(({id:o,category:r})=>({label:s.label(o),notation:s.notation(o),category:r}))}
let{items:n}=await Ft(`${this.#t}/locations?${jt({q:t,limit:Za})}`,{},this.#n);return n}async prepare(){try{this.#o??=this.#a(),
this.#e=await this.#o}catch(t){this.#r=!0;let n=t instanceof ot?!t.status:t instanceof TypeError;this.obstacle=n?Nd:Kt(t)}}explainHere(t){
let n=this.#e,{interventions:s,...o}=t,r=JSON.stringify([o,s||null]),i=this.#i.get(r);if(i)return i;let a={...Qa(()=>n.trace(
t)),engine:"browser"},[c=""]=this.#i.keys();return this.#i.size>=Td&&this.#i.delete(c),this.#i.set(r,a),a}async#l(t,n){if(this.
draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#t}/views/network?${vd(t)}`;try{let{trace:r}=await Ft(
o,{...n&&{signal:n}},this.#n);return un(r)}catch(r){if(!(r instanceof ot&&r.problems[0]?.where==="view"))throw r;this.draws=
!1}}let s={method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(t),...n&&{signal:n}};return Ft(
`${this.#t}/explain?encoding=base64`,s,this.#n)}async#a(){let t=await Va(this.#s,this.#n);if(!t.weights)throw this.sharesWeights=
!1,new Error("The weights of this model stay on the server.");let[{BrowserModel:n},s]=await Promise.all([tc.load(this.#n),
qa(t,this.#r,this.#n)]),o=za(s,t);o.catch(()=>{});let r=new n(t,s);return await o,r}}});function vo(e,t,n){return{kind:Ee,get trace(){return No(t)},get before(){return n&&No(n)},meta:{...e,summary:Ld(t,n),table:{
columns:_d,rows:Id(t)}}}}function nc({prediction:{location:e,name:t},places:n}){return n[e]?.label??t??`#${e}`}function Ld(e,t){
let{probability:n,from_pointer:s,from_generation:o}=e.prediction,r=n?`${nc(e)} leads with ${Qn(n)}: ${Qn(s)} copied by t\
he pointer, ${Qn(o)} from the generation head.`:"No known place has any probability.";return t?`${r} Compared with: ${nc(
t)} with ${Qn(t.prediction.probability)}.`:r}function Id(e){let{pointer:t,generation:n,final:s}=e.location_probabilities,
o={pointer:t,generation:n,final:s},r={pointer:"pointer.probabilities",generation:"generation.probabilities",final:"proba\
bilities"},i=(c,l)=>e.tensors[r[c]]?.values[l]??o[c]?.find(h=>h.location===l)?.probability??null,a=[...s,...e.visits,...n??
[]].map(({location:c})=>c);return[...new Set(a)].map(c=>[e.places[c]?.label??`#${c}`,...Object.keys(r).map(l=>i(l,c))])}
var _d,Qn,sc=N(()=>{"use strict";x();sn();fn();_d=["place","pointer","generation head","probability"];Qn=e=>`${(100*e).toFixed(
1)} %`});function rc(e,t){return Lo(e,t).isInBrowser}async function ic(e,t,n,s){let o=await Lo(t,n).compute(jt(s)),r=vo(e,o,null);
return _o.set(r,o),r}function Pd(e){return"tensors"in e}function Lo(e,t){let n=JSON.stringify([t,e]),s=oc.get(n)??new Zn(
e,null,t??St);return s.draws=!0,oc.set(n,s),s}var Rd,Cd,oc,_o,ts,ac=N(()=>{"use strict";x();Ba();Jt();So();ec();Oo();sc();
Rd="Loading the network …",Cd="Waiting for the server …",oc=new Map,_o=new WeakMap;ts=class{#s;#t;#n=null;#o=null;#e=null;#r=null;#i=null;#l={};#a={};#u=[];#f=[];#p=0;#y=0;constructor(t,n){
this.#s=t,this.#t=n,this.bar=new Kn(o=>this.#h(o));let{drawn:s}=t;s.addEventListener("focusin",()=>this.#$());for(let o of[
"pointerover","pointerdown"])s.addEventListener(o,({target:r})=>{r instanceof Element&&r.closest("[data-act]")&&this.#$()});
for(let o of[t.root,this.bar.root])o.addEventListener("keydown",r=>this.#O(r))}get text(){return Object.keys(this.#l).length?
JSON.stringify(this.#l):null}begin(t,n,s,o){this.#p+=1,cancelAnimationFrame(this.#y),this.#o=t,this.#e=n,this.#i=s,this.#l=
this.#a=n.interventions,this.#r=this.text?null:n,this.#u=[],this.#f=[];let r=this.#t.server(),i=n.notation!==null&&(r!==
null||Ua(n.model));this.#n=i?Lo(n.model,r):null,i?this.#s.hooks.act=a=>this.#c(a):delete this.#s.hooks.act,this.#s.hooks.
whatIf=a=>this.#T(Ao(this.#a,a,n)),this.#m(n,o)}follows(t){if(t===(this.text??""))return!0;let n=this.#t.server()===null||
this.#n?.isInBrowser;if(!this.#n||!n)return!1;try{return this.#h(Object(JSON.parse(t||"{}"))),!0}catch{return!1}}#$(){this.#n?.
prepare()}#c(t){if(!this.#e)return;let n=Ao(this.#a,t,this.#e);"isDone"in t&&!t.isDone?this.#d(n):this.#h(n)}#d(t){cancelAnimationFrame(
this.#y),this.#y=requestAnimationFrame(()=>{let n=this.#T(t);n&&(this.#s.show(n,this.#i??this.#r),this.#m(n,"browser",t))})}#T(t){
return this.#n?.model?.trace(this.#v(t))??null}#h(t){this.#u.push(this.#a),this.#f=[],this.#N(t)}#O(t){let n=t.key.toLowerCase();
!this.#n||!(t.ctrlKey||t.metaKey)||!["z","y"].includes(n)||(t.preventDefault(),n==="y"||t.shiftKey?this.#w(this.#f,this.#u):
this.#w(this.#u,this.#f))}#w(t,n){let s=t.pop();s&&(n.push(this.#a),this.#N(s))}async#N(t){let n=this.#n;if(!n)return;cancelAnimationFrame(
this.#y),this.#a=t,this.#p+=1;let s=this.#p,o=n.sharesWeights&&!n.obstacle;n.isInBrowser||this.bar.wait(t,o?Rd:Cd),this.#t.
resized();try{await n.prepare();let r=Object.keys(t).length>0,{engine:i,...a}=await this.#k(n,t),c=r&&!this.#i;if(c&&(this.#r??=
await this.#k(n,{})),s!==this.#p||!this.#o)return;let l={...a,interventions:t},h=this.#i??(c?this.#r:null);this.#e=l,this.#l=
t,r||(this.#r=l),this.#m(l,i);let u=vo(this.#o,l,this.#i);this.#t.answered({figure:u,trace:l,before:h,interventions:t})}catch(r){
if(s!==this.#p||!this.#e)return;n.choose(n.choice),this.#a=this.#l,this.#s.show(this.#e,this.#i??(this.text?this.#r:null)),
this.#m(this.#e,this.bar.engine),this.bar.fail(Kt(r)),this.#t.resized()}}async#k(t,n){let s=await t.explain(this.#v(n));
if(!Pd(s))throw new Error("The server gave no trace of this network.");return s}#v(t){let{notation:n,user:s,predict_at:o,
location_probabilities:r}=this.#e;return{visits:n??"",user:s,predict_at:o,top_k:r.final.length,interventions:Object.keys(
t).length?t:null}}#m(t,n,s=this.#l){let{sharesWeights:o=!0,obstacle:r=""}=this.#n??{},i=Object.keys(s).length>0;this.bar.
show({...t,engine:n},s,{learned:i&&!this.#i?this.#r:null,isCompared:this.#i!==null,note:o&&r?`This browser cannot comput\
e: ${r}`:""})}}});function es(e,t){return e.map(n);function n(s){let o=s.children.map(f=>typeof f=="string"?f:n(f)),{attributes:r}=s,i=r["\
data-part"],a=typeof i=="string"?t(i):null;if(!a)return{...s,children:o};let c=o.find(f=>typeof f!="string"&&f.tag==="re\
ct"),{className:l,words:h,onTop:u}=a;return{...s,attributes:{...r,class:`${r.class} ${l}`,"aria-label":`${r["aria-label"]}\
; ${h}`},children:[...o,...typeof c=="object"&&u?[u(c)]:[]]}}}var Io=N(()=>{"use strict";x()});function m(e,{key:t,...n}={},...s){let o=s.flat(Number.POSITIVE_INFINITY).filter(Wd),r={tag:e,attributes:n,children:o};return typeof t==
"string"&&(r.key=t),r}function dn(e){return e==null||e===!1?null:String(typeof e=="number"?_t(e):e)}function _t(e){return Math.
round(e*100)/100}function Ce(e){return e.map(({x:t,y:n,width:s,height:o})=>{let r=_t(s);return`M${_t(t)} ${_t(n)}h${r}v${_t(
o)}h${-r}Z`}).join("")}function te(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(_t),[c,l,h]=[e,n,(e+n)/2].map(_t);return`\
M${c} ${o}C${h} ${o} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${r} ${c} ${r}Z`}function Ro(e,t,n,s){let[o,r,i,a]=[t[0],
t[1],s[0],s[1]].map(_t),[c,l,h]=[e,n,(e+n)/2].map(_t);return`M${o} ${c}C${o} ${h} ${i} ${h} ${i} ${l}L${a} ${l}C${a} ${h}\
 ${r} ${h} ${r} ${c}Z`}function cc(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(_t),[c,l]=[e,n].map(_t);return`M${o} ${c}\
Q${o} ${i} ${l} ${i}L${l} ${a}Q${r} ${a} ${r} ${c}Z`}function Wd(e){return e!=null&&e!==!1&&e!==""}var j=N(()=>{"use str\
ict";x()});function lc(e,t,n){return t?es(e,s=>{let o=t.parts.find(i=>hc(i.name)===s);if(!o)return null;let r=fc(o.value);return{className:o.
isKept?"in-circuit":"spare",words:`${o.isKept?"in":"not in"} the smallest set, adds ${r} points`,onTop:i=>Hd(i,o,r,n)}}):
e}function hc(e){return e.replace(/\.feed_forward$/,".stream")}function Hd({attributes:e},{layer:t,head:n},s,o){let[r,i,
a,c]=["x","y","width","height"].map(y=>Number(e[y])),l=t!==null&&n===null?`FFN ${s}`:s,h=.85*o,[u,f]=[G(l,h)+.9*h,1.5*h],
d=Number(r)+(t===null?Number(a)-u/2:Number(a)/2),g=Number(i)+(t===null?0:Number(c)-f/2-2);return m("g",{key:"circuit",class:"\
added"},m("rect",{x:d-u/2,y:g-f/2,width:u,height:f,rx:f/2}),m("text",{x:d,y:g+.36*h,"font-size":h},l))}function uc({parts:e},t){
let n=e.find(r=>hc(r.name)===t);if(!n)return"";let s=t===n.name?"It":"Its feed-forward network",o=n.isKept?"belongs":"do\
es not belong";return`${s} ${o} to the smallest set, and adds ${fc(n.value)} points.`}function fc(e){let t=Math.round(1e3*
e)/10,n=Math.abs(t).toFixed(Math.abs(t)<9.95?1:0);return Number(n)===0?"0":`${t<0?"−":"+"}${n}`}function dc(e,t){let{parts:n,
location:s,whole:o,smallest:r}=e,i=n.filter(({isKept:c})=>c),a=t.nameOf(s).label;return{title:`${i.length} of ${n.length}\
 parts alone predict ${a}, with ${T(r,1)}.`,text:`All give it ${T(o,1)}. The faded parts can be left out together. Numbe\
rs: points that each part adds on average (Shapley values).`}}var mc=N(()=>{"use strict";x();Io();j();q()});function Pt(e,t){for(let{kind:n,pattern:s}of Dd){let o=s.exec(e??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(r)};return Fd(i,t)?i:null}return null}function Fd({kind:e,visit:t=0,
layer:n=0,head:s=0,location:o=2},r){return e==="pointer"?r.hasPointer:e==="generation"?r.hasGeneration:e==="gate"?r.hasGate:
t<r.count&&n<r.layers&&(e!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.locations}function kt(e,t){return e?.kind===
"visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,s)=>n===e.location?[s]:[])}function mn(e,t){return e!==
null&&["head","stream","context"].includes(e.kind)?[t.count-1]:kt(e,t)}function Mt({lit:e},t,n){return e?.kind===t&&e.layer===
n?" lit":""}function Lt(e,t){return e?.kind==="place"?e.location??null:e?.kind==="visit"?t.locations[e.visit??0]??null:null}
var Dd,pt=N(()=>{"use strict";x();Dd=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},
{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},
{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},{kind:"generation",pattern:/^generation$/},{kind:"\
gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}]});function bc(e,t,n,s){let o=e.target instanceof Element?e.target:null,r=o?.closest("[data-act]")?.getAttribute("data-act"),
i=o?.closest("[data-part]")?.getAttribute("data-part"),a=Pt(i,t);if(r==="gate")return Gd(e,n);if(r==="attention_temperat\
ure")return gc(e,t,"attention");if(r==="pointer_temperature")return gc(e,t,"pointer");if(!s||a?.kind!=="visit"||r||e.pointerType===
"touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest("[data-drag]")?.getAttribute("data-drag"),h=a.visit??0;
return c&&(l==="time"||l==="stay")?qd(e,c,t,h,l):Ud(e,n,h)}function yc({pointerId:e,pointerType:t,target:n,clientX:s,clientY:o}){
let i=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute("data-part");if(!i||t==="touch")return null;let a=!1;
return{pointer:e,follows:!0,to({type:c,clientX:l,clientY:h},u){return a||=Math.hypot(l-s,h-o)>=Po,a?{kind:"carry",name:i,
x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function Wo({trace:e},t,n){let s=(e.interventions[`${t}\
_temperature`]??1)*2**n,{least:o,most:r}=Bd;return Number(Math.min(r,Math.max(o,s)).toPrecision(2))}function Gd({pointerId:e},t){
let n=t.querySelector(".gate-frame")?.getBoundingClientRect(),s=0;return{pointer:e,follows:!0,to({type:o,clientX:r,clientY:i},a){
if(!n)return null;let l=n.height>n.width?(i-n.top)/n.height:(r-n.left)/n.width;return o!=="pointercancel"&&(s=Math.round(
100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:s,isDone:a}}}}function gc({pointerId:e,clientX:t},n,s){let o=!1;return{
pointer:e,follows:!0,to({clientX:r},i){if(o||=Math.abs(r-t)>=Po,!o)return null;let a=Wo(n,s,(r-t)/jd);return{kind:"tempe\
rature",of:s,value:a,isDone:i}}}}function Ud({pointerId:e,clientY:t},n,s){let o=s,r=!1;return{pointer:e,follows:!1,to({clientY:i},a){
if(r||=Math.abs(i-t)>=Po,!r)return null;let c=Math.sign(Vd(n,i)-o);if(c===0&&!a)return null;let l={kind:"move",visit:o,by:c,
isDone:a};return o+=c,l}}}function Vd(e,t){let s=[...e.querySelectorAll(".visit > .chip")].map(o=>{let{top:r,bottom:i}=o.
getBoundingClientRect();return Math.abs((r+i)/2-t)});return s.indexOf(Math.min(...s))}function qd({pointerId:e,clientX:t},n,s,o,r){
let{start_minute:i=0,duration_minutes:a=0}=s.visits[o]??{},{width:c}=n.querySelector(".track")?.getBoundingClientRect()??
{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},f){if(l||=Math.abs(u-t)>=2,!l)return null;let d=Co*
Math.round((u-t)/c*pc/Co),g=r==="time"?Math.min(pc-Co,Math.max(0,i+d)):Math.max(0,a+d);return g===h&&!f?null:(h=g,{kind:r,
visit:o,minutes:g,isDone:f})}}}var Po,pc,Co,jd,Bd,xc=N(()=>{"use strict";x();pt();Po=5,pc=1440,Co=5,jd=60,Bd={least:.1,most:10}});function xt(e){let t=0,n=Number(e[0]);for(let s=1;s<e.length;s++){let o=e[s];o>n&&(t=s,n=o)}return t}var zd,ee,wc,ge=N(()=>{
"use strict";x();zn();zd=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["dura\
tion","stay"],["position_from_end","order"]],ee=class{#s=new Map;constructor(t,n=""){this.trace=t,this.words=n,this.visits=
t.visits,this.count=t.visits.length;let{layers:s,heads:o,components:r}=t.architecture;this.layers=s,this.heads=r.includes(
"attention")?o:0,this.hasPointer=r.includes("pointer"),this.hasGeneration=r.includes("generation"),this.hasGate=this.hasPointer&&
this.hasGeneration,this.gate=t.gate.value,this.locations=t.visits.map(({location:i})=>i)}wordsFor(t){return t.words?t.words:
t.trace.notation===this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:t}){return t.length===this.
count&&t.every((n,s)=>n===this.locations[s])}values(t){let n=this.trace.tensors[t];if(!n)throw new Error(`The trace has \
no ${t}.`);return n.values}has(t){let{tensors:n,lengths:s={}}=this.trace;return t in n||t in s}weights(t,n){return this.
values(`layers.${t}.heads.${n}.weights`)}lastRow(t,n){return this.weights(t,n).subarray((this.count-1)*this.count)}isRemoved(t,n){
let s=this.trace.interventions.remove_heads;return s?s==="all"||s.some(([o,r])=>o===t&&r===n):!1}isSkipped(t,n){return(this.
trace.interventions.skip??[]).some(s=>s.layer===t&&s.part===n)}get largestWeight(){let t=0;for(let n=0;n<this.layers;n++)
for(let s=0;s<this.heads;s++)for(let o of this.weights(n,s))t=Math.max(t,o);return t||1}get slices(){return zd.filter(([
t])=>this.has(`inputs.${t}`)).map(([t="",n=""])=>({name:t,label:n,lengths:this.#e(`inputs.${t}`)}))}get longestSlice(){return Math.
max(...this.slices.map(({lengths:t})=>Math.max(...t)))||1}stream(t){let n=`layers.${t}`,s=i=>this.isSkipped(t,i),o=new Float32Array(
this.count),r=this.has(`${n}.attention_out`)?this.#e(`${n}.attention_out`):null;return{residual:this.#e(`${n}.residual_i\
n`),attention:r&&s("attention")?o:r,feedForward:s("feed_forward")?o:this.#e(`${n}.feed_forward.out`)}}get pointerWeights(){
return this.hasPointer?this.values("pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.s\
cores")}get pointedPlaces(){let t=this.pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)
break;let r=n.get(o)??{location:o,...this.nameOf(o),probability:0,visits:[]};r.probability+=t[s],r.visits.push(s),n.set(
o,r)}return[...n.values()].sort((s,o)=>o.probability-s.probability)}nameOf(t){let n=this.trace.places[t];return{label:n?.
label??`#${t}`,category:n?.category??null}}answer(t,n=[]){let{final:s}=this.trace.location_probabilities,o=s.slice(0,t).
map(({location:d})=>d),r=[...new Set(n)].filter(d=>!o.includes(d)),i=o.filter(d=>!n.includes(d)),a=i.slice(Math.max(0,i.
length-r.length)),l=[...o.filter(d=>!a.includes(d)),...r].map(d=>this.#t(d)),h=d=>l.reduce((g,y)=>g+y[d],0),u=this.#o(l),
f={location:-1,label:wc(u),category:null,pointer:Math.max(0,Number(this.hasPointer)-h("pointer")),generation:Math.max(0,
Number(this.hasGeneration)-h("generation")),probability:Math.max(0,1-h("probability")),count:u};return[...l,f]}#t(t){return{
location:t,...this.nameOf(t),pointer:this.probabilityOf("pointer",t),generation:this.probabilityOf("generation",t),probability:this.
probabilityOf("final",t)}}probabilityOf(t,n){let s=t==="final"?"probabilities":`${t}.probabilities`,o=this.trace.tensors[s];
return o?Number(o.values[n]):this.trace.location_probabilities[t]?.find(i=>i.location===n)?.probability??0}shareOf(t,n){
return(t==="pointer"?this.hasPointer:this.hasGeneration)?t==="generation"&&!this.#n(t,n)?null:(t==="pointer"?this.gate:1-
this.gate)*this.probabilityOf(t,n):0}knownProbability(t){return this.#n("final",t)?this.probabilityOf("final",t):null}#n(t,n){
let s=t==="final"?"probabilities":`${t}.probabilities`;return this.has(s)||!!this.trace.location_probabilities[t]?.some(
o=>o.location===n)}generated(t){let s=(this.trace.location_probabilities.generation??[]).slice(0,t).map(({location:i,probability:a})=>({
location:i,...this.nameOf(i),probability:a})),o=1-s.reduce((i,{probability:a})=>i+a,0),r=this.#o(s);return[...s,{location:-1,
label:wc(r),category:null,probability:Math.max(0,o)}]}#o(t){let{architecture:n,ranks:s}=this.trace,o=s===void 0?n.locations:
La+s;return o-1-t.filter(({location:r})=>r<o).length}#e(t){let n=this.#s.get(t);if(n)return n;let s=this.trace.lengths?.[t]??
this.#r(t);return this.#s.set(t,s),s}#r(t){let n=this.values(t),s=n.length/this.count,o=new Float32Array(this.count);for(let r=0;r<
this.count;r++){let i=0;for(let a=r*s;a<(r+1)*s;a++)i+=n[a]**2;o[r]=Math.sqrt(i)}return o}};wc=e=>e===1?"1 other":`${e} \
others`});function Bt(e,t){for(let[s,o]of Yd){let r=o.exec(e??"");if(!r)continue;let i=Object.fromEntries(Object.entries(r.groups??
{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(s,i,t),...i};return Jd(a,t)?a:null}return null;function n(s,o,{
count:r,trace:i}){let a=r-1;return{kind:s,name:e??"",isLeaf:"query"in o||"number"in o||s==="stream"&&"visit"in o||(s==="\
pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:a,visit:Kd(s,o,t)??a,number:null,location:s===
"generation"?t.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}function Kd(e,{layer:t=0,head:n=0},s){
return e==="pointer"&&s.hasPointer?xt(s.pointerWeights):e==="head"&&t<s.layers&&n<s.heads?xt(s.lastRow(t,n)):null}function Jd({
kind:e,layer:t,head:n,query:s,visit:o,number:r,location:i},a){let{locations:c,d_model:l}=a.trace.architecture;return e===
"head"&&n>=a.heads||e==="pointer"&&!a.hasPointer||e==="generation"&&!a.hasGeneration||e==="gate"&&!a.hasGate?!1:t<a.layers&&
s<a.count&&o<a.count&&(r??0)<l&&i>1&&i<c}function $c(e,t){let{kind:n,layer:s,head:o,isLeaf:r,number:i,location:a}=e,c=[{
name:"",words:"Network"}],l=(u,f)=>c.push({name:u,words:f});return(n==="head"||n==="stream")&&l(`layers.${s}.stream`,`La\
yer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(e.name,"one cell"),n==="stream"&&r&&l(`l\
ayers.${s}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`visits.${e.visit}`,h()),n==="conte\
xt"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(e.name,h()),n==="generation"&&l("g\
eneration","Generation"),n==="generation"&&r&&l(e.name,t.nameOf(a).label),n==="gate"&&l("gate","Gate"),n==="place"&&l(e.
name,t.nameOf(a).label),i!==null&&l(e.name,`number ${i+1}`),c;function h(){return`Visit ${e.visit+1}`}}function Ho(e){let t=e.
split("."),n=t[0]==="layers",s=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(".")[0]??"")?2:1;return t.length<=
s?null:t.slice(0,n&&t[2]==="stream"?-1:s).join(".")}function Do(e,t,n){let s=Bt(e,n),[o,r]=Xd[t]??[0,0];if(!s||o===0&&r===
0)return null;let i=Zd(s,o,r,n);return i!==null&&Bt(i,n)?i:null}function Zd(e,t,n,s){let{kind:o,layer:r,head:i,query:a,visit:c,
number:l,isLeaf:h}=e;switch(o){case"head":{if(h)return`layers.${r}.heads.${i}.${a+n}.${c+t}`;let f=r*s.heads+i+t;return n!==
0?`layers.${r+n}.heads.${i}`:`layers.${Math.floor(f/s.heads)}.heads.${f%s.heads}`}case"stream":return l!==null?`layers.${r}\
.stream.${c+n}.${l+t}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(f,d){let g=f.findIndex(({location:p})=>p===
e.location),y=g<0||n===0?void 0:f[g+n];return y?`${d}.${y.location}`:null}}var Yd,Xd,Pe=N(()=>{"use strict";x();ge();Yd=
[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];Xd={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}});function R(e){return e.stage.type/13}function z(e,t,n="label"){let s=n==="title"||n==="strong";return jo*G(kc(t),Fo[n]*R(
e),s)}function kc(e){return e.replaceAll("−","+")}function F(e,t,n,s,{kind:o="label",also:r,anchor:i,width:a,key:c}={}){
let l=o==="title"||o==="strong",h=a===void 0?s:at(s,a/jo,Fo[o]*R(e),l),u=[o,i,r].filter(Boolean).join(" ");return m("tex\
t",{...c&&{key:c},class:u,x:t,y:n},h)}function U(e,{x:t,y:n,width:s},o,r="label"){let i=Fo[r]*R(e),a=G(" ",i),c=[],l=Number.
POSITIVE_INFINITY;for(let u of o){let f=u.reduce((g,y)=>g+nm(y,i),0),d=c.at(-1);d&&l+a+f<=s?(d.push({text:" "},...u),l+=
a+f):(c.push([...u]),l=f)}return{marks:c.map((u,f)=>em(t,n+i*(1+1.5*f),u,r,i)),height:c.length*1.5*i}}function H(e){return e.
split(" ").map(t=>[{text:t}])}function em(e,t,n,s,o){let r=.4*o,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===
i?null:h?-r:r;i=h;let f=[l,h&&"raised"].filter(Boolean).join(" ");return m("tspan",{class:f||null,dy:u},c)});return m("t\
ext",{class:s,x:e,y:t},a)}function nm({text:e,kind:t="",isRaised:n=!1},s){let o=(n?Qd:1)*(t.includes("math")?tm:1);return jo*
G(kc(e),s*o,t.includes("strong"))}var Fo,Qd,jo,tm,gt=N(()=>{"use strict";x();j();q();Fo={title:15.5,strong:13,label:13,small:12.5,
tiny:11.5},Qd=.78,jo=1.07,tm=1.12});function ne(e,t,n,s=1){let o=e.length/t,r=ns-1,i=new Uint8Array(o*(t+1));for(let l=0,h=0;l<e.length;l++,h++){l%t===0&&h++;
let u=Math.round(Number(e[l])/s*r);i[h]=u>0?Math.min(r,u):0}let a=[...os(t),...os(o),8,3,0,0,0],c=[sm,...ss("IHDR",a),...rm(
n),...ss("IDAT",im(i)),...ss("IEND",[])];return`data:image/png;base64,${Te(Ec(c))}`}function rm([e,t]){let n=[...e,...t].
join(" "),s=Mc.get(n);if(s)return s;let o=new Uint8Array(3*ns);for(let i=0;i<3;i++){let[a,c]=[Number(e[i]),Number(t[i])];
for(let l=0;l<ns;l++){let h=l/(ns-1);o[3*l+i]=Math.round(a+h*(c-a))}}let r=ss("PLTE",o);return Mc.set(n,r),r}function ss(e,t){
let n=[...e].map(o=>o.charCodeAt(0)),s=4294967295;for(let o of[n,t]){let{length:r}=o;for(let i=0;i<r;i++){let a=(s^o[i])&
255;s=om[a]^s>>>8}}return[os(t.length),n,t,os(~s)]}function im(e){let t=[[120,1]];for(let o=0;o<e.length;o+=Bo){let r=e.
subarray(o,o+Bo),i=o+Bo>=e.length,[a,c]=[r.length&255,r.length>>8];t.push([Number(i),a,c,a^255,c^255],r)}let[n,s]=[1,0];
for(let o of e)n=(n+o)%65521,s=(s+n)%65521;return Ec([...t,[s>>8,s&255,n>>8,n&255]])}function Ec(e){let t=new Uint8Array(
e.reduce((s,{length:o})=>s+o,0)),n=0;for(let s of e)t.set(s,n),n+=s.length;return t}function os(e){return[24,16,8,0].map(
t=>e>>>t&255)}var sm,ns,Bo,om,Mc,pn=N(()=>{"use strict";x();Ne();sm=[137,80,78,71,13,10,26,10],ns=256,Bo=65535,om=Uint32Array.
from({length:256},(e,t)=>{let n=t;for(let s=0;s<8;s++)n=n>>>1^(n&1?3988292384:0);return n}),Mc=new Map});function Oc(e,t,n){let{width:s,height:o}=e.stage.size,r=R(e),i=Math.min(am*r,.035*s),a=cm(e,t,i),c={x:i,y:a.height,width:s-
2*i,height:o-a.height-6*r};return[m("g",{key:"opened",class:"opened","font-size":13*r,"data-block":t.name},a.marks,Nc(n,
c,16*r).map(({card:l,box:h})=>m("g",{key:l.key},l.marks(h))))]}function Nc(e,t,n){let s=n*(e.length-1),o=e.reduce((f,{least:d})=>f+
d.width,s),r=e.reduce((f,{least:d})=>f+d.height,s),i=e.every(({least:f})=>f.height<=t.height),a=e.every(({least:f})=>f.width<=
t.width);if(e.length>1&&!(o<=t.width&&i)&&!(r<=t.height&&a)){let f=e.reduce((d,g)=>g.rank>d.rank?g:d);return Nc(e.filter(
d=>d!==f),t,n)}let c=e.length===1||o<=t.width&&i,l=e.reduce((f,{share:d=1})=>f+d,0),{x:h,y:u}=t;return e.map(f=>{let d=(f.
share??1)/l,g=c?{x:h,y:u,height:t.height,width:f.least.width+d*(t.width-o)}:{x:h,y:u,width:t.width,height:f.least.height+
d*(t.height-r)};return c?h+=g.width+n:u+=g.height+n,{card:f,box:g}})}function K(e,{x:t,y:n,width:s,height:o},r,i=r){let a=R(
e),c=z(e,r,"title")<=s-28*a;return[m("rect",{key:"card",class:"card",x:t,y:n,width:s,height:o,rx:10*a}),F(e,t+14*a,n+22*
a,c?r:i,{kind:"title",width:s-28*a})]}function X(e,{x:t,y:n,width:s,height:o}){let r=R(e);return{x:t+14*r,y:n+30*r,width:s-
28*r,height:o-38*r}}function bt(e,t,n,s,o,{isButton:r=!0,isPressed:i}={}){let a=R(e),c=z(e,s,"label")+(r?24:4)*a;return{
mark:m("g",{key:s,class:`part control${r?"":" link-words"}${i?" pressed":""}`,role:"data-more"in o?"link":"button",tabindex:0,
"aria-label":s,"aria-pressed":i===void 0?null:String(i),...o},m("rect",{class:r?"control-ground":"ground",x:t,y:n-15*a,width:c,
height:30*a,rx:15*a}),F(e,t+(r?12:2)*a,n+4.5*a,s)),width:c}}function cm(e,t,n){let{width:s,height:o}=e.stage.size,r=R(e),
i=$c(t,e.reading),a=lm(e,i,n),c="goes back",l=46*r+z(e,c,"small"),h="You are here",u=z(e,h,"small")+10*r,f=s-n,d=f-a.end-
20*r,g=o>=560*r&&Uo(e,Go*r)>d,y=g?Sc(e,f-n-u):Sc(e,d,Tc*2),p=y?Uo(e,y):0,b=g||d-p>=u,w=g?d:d-p-(b?u:0),$=(g?46:8)*r+(Go*
r-(y??0))/2;return{height:(g?Ac+36:Ac)*r,marks:[a.marks,w>=l+16*r&&m("g",{key:"escape",class:"escape"},m("rect",{class:"\
key",x:a.end+16*r,y:10*r,width:34*r,height:22*r,rx:5*r}),F(e,a.end+33*r,25.5*r,"Esc",{kind:"small",anchor:"middle"}),F(e,
a.end+58*r,25.5*r,c,{kind:"small"})),y!==null&&b&&F(e,f-p-10*r,(g?64:26)*r,h,{kind:"small",anchor:"end"}),y!==null&&m("g",
{key:"thumbnails"},hm(e,t,f-p,$,y))]}}function lm(e,t,n){let s=R(e),o=e.stage.size.width-2*n,r=n,i=[];for(let[a,{name:c,
words:l}]of t.entries()){let h=a===t.length-1,u=h?"strong":"label",f=Math.min(z(e,l,u),Math.max(20*s,n+o-r));if(i.push(m(
"g",{key:`crumb ${a}`,class:`part crumb${h?" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"ar\
ia-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},m("rect",{class:"ground",x:r-3*s,y:6*s,width:f+6*s,height:30*
s,rx:5}),F(e,r,26*s,l,{kind:u,width:f+1}))),r+=f,h)break;i.push(m("path",{key:`then ${a}`,class:"chevron",d:`M${r+8*s} ${16.5*
s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:i,end:r}}function Sc(e,t,n=Tc){let s=R(e);for(let o=Go;o>=n;o--)
if(Uo(e,o*s)<=t)return o*s;return null}function Uo(e,t){let{layers:n,heads:s}=e.reading;return n*(s*(t+2)+(t*.4+8*R(e)))+
2.2*t}function hm(e,t,n,s,o){let{reading:r}=e,i=R(e),a=[],c=n;for(let b=0;b<r.layers;b++){for(let $=0;$<r.heads;$++){let k=r.
weights(b,$),M=Math.max(...k)||1,_=r.isRemoved(b,$)||r.isSkipped(b,"attention");a.push(p(`layers.${b}.heads.${$}`,`Layer\
 ${b}, head ${$}${_?", switched off":""}`,c,o,[m("image",{key:"map",class:"map",href:ne(k,r.count,e.scale,M),x:c,y:s,width:o,
height:o,preserveAspectRatio:"none",opacity:_?.2:1})])),c+=o+2}let w=.4*o;a.push(p(`layers.${b}.stream`,`Layer ${b}: res\
idual stream`,c,w,[[[.2,.6],[.45,.9],[.7,1]].map(([$=0,k=0],M)=>m("rect",{key:`line ${M}`,class:"length",x:c+2,y:s+$*o,width:Math.
max(1,(w-4)*k),height:Math.max(1,.12*o)}))])),c+=w+8*i}let l=s+o/2,[h,u]=[s+.2*o,s+.8*o],f=.09*o,d=c+1.2*o;r.hasPointer&&
a.push(p("pointer","Pointer",c,1.2*o,[m("path",{class:"pointer",d:te(c,[l-f,l],d,[h-f,h+f])})],[s,o/2])),r.hasGeneration&&
a.push(p("generation","Generation",c,1.2*o,[m("path",{class:"generation",d:te(c,[l,l+f],d,[u-f,u+f])})],[l,o/2])),r.hasGate&&
a.push(p("gate","Gate",d,.3*o,[m("rect",{class:"pointer",x:d+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),m("rect",{class:"\
generation",x:d+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-4)*(1-r.gate)})]));let{location:g}=r.trace.prediction,y=d+.3*
o;return a.push(p(`places.${g}`,`Answer: ${r.nameOf(g).label}`,y,.7*o-2,[m("rect",{class:"answer-bar",x:y+2,y:l-f,width:.7*
o-6,height:2*f})])),a;function p(b,w,$,k,M,[_,E]=[s,o]){let S=t.name===b||t.name.startsWith(`${b}.`),O=b.includes("heads");
return m("g",{key:b,class:`part thumb${S?" here":""}`,"data-open":b,role:"link",tabindex:0,"aria-label":w,"aria-current":S?
"true":null},M.flat(),m("rect",{key:"frame",class:O||S?"thumb-frame":"ground",x:$,y:_,width:k,height:E,rx:2}),m("title",
{},w))}}var am,Ac,Go,Tc,Wt=N(()=>{"use strict";x();Pe();gt();j();pn();am=20,Ac=46,Go=28,Tc=9});function se(e,t,n,s){let{colour:o,numbered:r=new Set,chosen:i=null,exact:a}=s,c=R(e),l=n.length,h=t.width/l,u=h>6?Math.min(
.3*h,6*c):h>2.5?.8:0,f=Array.from(n,Number),d=Lc(f),g=new Map([...r].map(O=>[O,v(f[O]??0,d)])),y=[...g.values()].some(O=>z(
e,O,"tiny")>h+2*c),p=g.size>0&&!y?vc*c:1,b=y?vc*c:0,[w,$]=s.extent??rs(f),k=um(t.height-b,w,$,p),M=k>0?Math.max(p,w*k):(t.
height-b)/2,_=t.y+b+M,E=f.map((O,L)=>{let I=Math.abs(O)*k,P=L===i;return m("rect",{key:`bar ${L}`,class:`bar ${o}${O<0?"\
 negative":""}${P?" chosen":""}`,x:t.x+L*h+u/2,y:O<0?_:_-I,width:Math.max(.5,h-u),height:Math.max(.4,I)},a&&m("title",{},
a(L)))}),S=[...g].map(([O,L])=>F(e,t.x+_c((O+.5)*h,z(e,L,"tiny")/2,t.width),y?t.y+9*c:_+(Number(f[O])<0?-3:10.5)*c,L,{kind:"\
tiny",anchor:"middle",also:O===i?"chosen":"",key:`number ${O}`}));return[m("path",{key:"line",class:"axis",d:`M${t.x} ${_}\
H${t.x+t.width}`}),E,S]}function um(e,t,n,s){if(t+n===0)return 0;let o=e/(t+n);return Math.min(t,n)*o>=s?o:Math.max(0,e-
s)/Math.max(t,n)}function We(e,t,n,s,o=null){let r=n.length,i=s/r,a=1.5*R(e),c=t.map(Lc),l=Array.from(n,(g,y)=>Math.max(
...t.map((p,b)=>z(e,v(Number(p[y]),c[b]),"tiny")))/2),h=[...l.keys()].sort((g,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[g])));o!==null&&h.unshift(o);let u=new Set;for(let g of h)[...u].every(p=>Math.abs(f(p)-f(g))>=d(g)+d(p)+a)&&u.add(g);
return u;function f(g){return _c((g+.5)*i,d(g),s)}function d(g){return l[g]??0}}function _c(e,t,n){return Math.max(t,Math.
min(n-t,e))}function rs(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function Lc(e){let t=Math.
max(...rs(e));return t>=99.5?0:t>=.95?1:2}var vc,gn=N(()=>{"use strict";x();gt();j();q();vc=13});function be(e,t,n,{chosen:s=null,open:o}={}){let r=R(e),i=t.width<380*r,a=Math.min(96*r,t.height/n.length),c=!i&&a>=34*r,
l=s===null?0:54*r,h=Math.max(...n.map(w=>Math.max(z(e,w.title,"strong"),c?z(e,w.says,"small"):0))),u=i?0:Math.min(h+12*r,
.42*t.width),f=t.x+u,d=t.width-u-l,g=i?17*r:0,y={x:f,width:d,height:Math.max(6*r,a-Ic*r-g)},p=n[0]?.values.length??1,b=d/
p;return[n.map(({key:w,title:$,says:k,values:M,colour:_,open:E},S)=>{let O=t.y+S*a,L=i?O+12*r:O+a/2+(c?-2:4)*r,I=i?t.width:
u-8*r,P=z(e,$,"strong")+10*r;return m("g",{key:w,class:E?"part choice row":"row","data-open":E??null,role:E?"button":null,
tabindex:E?0:null,"aria-label":E?$:null},E&&m("rect",{key:"ground",class:"ground",x:t.x-4*r,y:O,width:t.width+8*r,height:a,
rx:4}),F(e,t.x,L,$,{kind:"strong",width:I,key:"title"}),i&&F(e,t.x+P,L,k,{kind:"small",width:t.width-P,key:"beside"}),c&&
F(e,t.x,L+15*r,k,{kind:"small",width:I,key:"says"}),se(e,{...y,y:O+g+Ic/2*r},M,{colour:_,chosen:s,exact:D=>`${$}, number\
 ${D+1}: ${v(Number(M[D]),4)}`}),s!==null&&F(e,t.x+t.width,O+g+(a-g)/2+4.5*r,v(Number(M[s]),2),{kind:"strong",anchor:"en\
d",key:"chosen"}))}),s!==null&&m("rect",{key:"strongest",class:"strongest",x:f+s*b-1.5,y:t.y,width:b+3,height:a*n.length,
rx:3}),o&&m("g",{key:"positions"},Array.from({length:p},(w,$)=>m("rect",{key:`position ${$}`,class:"cell",x:f+$*b,y:t.y,
width:b,height:a*n.length,"data-open":o($),role:"button",tabindex:$===s?0:"-1","aria-current":$===s?"true":null},m("titl\
e",{},n.map(({title:k,values:M})=>`${k}: ${v(Number(M[$]),3)}`).join(`
`)))))]}var Ic,is=N(()=>{"use strict";x();gn();gt();j();q();Ic=8});function Rc(e){let t=pm(e??"").map(gm);for(let n=mm;n>0;n--)for(let s=0;s+n<=t.length;s++){let o=Vo.get(t.slice(s,s+n).join(
" "));if(o)return o}return"pin"}function pm(e){return e.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??
[]}function gm(e){let t=e.replace(/s$/,"");return dm.has(t)?t:e}var Cc,fm,Vo,dm,mm,Pc=N(()=>{"use strict";x();Cc={pin:"M\
20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3\
 3 0 1 0 -6 0",home:"M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 \
0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z",restaurant:"M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2M7 2v20M21 15V2a5 5 0 0 \
0-5 5v6c0 1.1.9 2 2 2h3Zm0 0v7",burger:"M12 16H4a2 2 0 1 1 0-4h16a2 2 0 1 1 0 4h-4.25M5 12a2 2 0 0 1-2-2 9 7 0 0 1 18 0 \
2 2 0 0 1-2 2M5 16a2 2 0 0 0-2 2 3 3 0 0 0 3 3h12a3 3 0 0 0 3-3 2 2 0 0 0-2-2q0 0 0 0M6.67 12l6.13 4.6a2 2 0 0 0 2.8-.4l\
3.15-4.2",pizza:"M12 14l-1 1M13.75 18.25l-1.25 1.42M17.775 5.654a15.68 15.68 0 0 0-12.121 12.12M18.8 9.3a1 1 0 0 0 2.1 7\
.7M21.964 20.732a1 1 0 0 1-1.232 1.232l-18-5a1 1 0 0 1-.695-1.232A19.68 19.68 0 0 1 15.732 2.037a1 1 0 0 1 1.232.695z",cafe:"\
M10 2v2M14 2v2M16 8a1 1 0 0 1 1 1v8a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V9a1 1 0 0 1 1-1h14a4 4 0 1 1 0 8h-1M6 2v2",bakery:"M10\
.2 18H4.774a1.5 1.5 0 0 1-1.352-.97 11 11 0 0 1 .132-6.487M18 10.2V4.774a1.5 1.5 0 0 0-.97-1.352 11 11 0 0 0-6.486.132M1\
8 5a4 3 0 0 1 4 3 2 2 0 0 1-2 2 10 10 0 0 0-5.139 1.42M5 18a3 4 0 0 0 3 4 2 2 0 0 0 2-2 10 10 0 0 1 1.42-5.14M8.709 2.55\
4a10 10 0 0 0-6.155 6.155 1.5 1.5 0 0 0 .676 1.626l9.807 5.42a2 2 0 0 0 2.718-2.718l-5.42-9.807a1.5 1.5 0 0 0-1.626-.676",
dessert:"M7 11l4.08 10.35a1 1 0 0 0 1.84 0L17 11M17 7A5 5 0 0 0 7 7M17 7a2 2 0 0 1 0 4H7a2 2 0 0 1 0-4",bar:"M8 22h8M7 1\
0h10M12 15v7M12 15a5 5 0 0 0 5-5c0-2-.5-4-2-8H9c-1.5 4-2 6-2 8a5 5 0 0 0 5 5Z",grocer:"M15 11l-1 9M19 11l-4-7M2 11h20M3.\
5 11l1.6 7.4a2 2 0 0 0 2 1.6h9.8a2 2 0 0 0 2-1.6l1.7-7.4M4.5 15.5h15M5 11l4-7M9 11l1 9",shop:"M15 21v-5a1 1 0 0 0-1-1h-4\
a1 1 0 0 0-1 1v5M17.774 10.31a1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.451 0 1.12 1.12 0 0 0-1.548 0 2.5 2.5 0 0 1-3.452 \
0 1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.77-3.248l2.889-4.184A2 2 0 0 1 7 2h10a2 2 0 0 1 1.653.873l2.895 4.192a2.5 2.5 \
0 0 1-3.774 3.244M4 10.95V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8.05",mall:"M16 10a4 4 0 0 1-8 0M3.103 6.034h17.794M3.4 5.4\
67a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.667a2 2 0 0 0-.4-1.2l-2-2.667A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z",
service:"M3 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M8.12 8.12 12 12M20 4 8.12 15.88M3 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M14.8 14.8 2\
0 20",doctor:"M11 2v2M5 2v2M5 3H4a2 2 0 0 0-2 2v4a6 6 0 0 0 12 0V5a2 2 0 0 0-2-2h-1M8 15a6 6 0 0 0 12 0v-3M18 10a2 2 0 1\
 0 4 0a2 2 0 1 0 -4 0",hospital:"M12 7v4M14 21v-3a2 2 0 0 0-4 0v3M14 9h-4M18 11h2a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H4a2 2 0 \
0 1-2-2v-9a2 2 0 0 1 2-2h2M18 21V5a2 2 0 0 0-2-2H8a2 2 0 0 0-2 2v16",pharmacy:"M10.5 20.5l10-10a4.95 4.95 0 1 0-7-7l-10 \
10a4.95 4.95 0 1 0 7 7ZM8.5 8.5l7 7",bank:"M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2M\
10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M6 12h.01M18 12h.01",post:"M22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2\
 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2",office:"M16 20V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v16M4 6h16a2\
 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2",building:"M10 12h4M10 8h4M14 21v-3a2 2 0 0 0-4 0v\
3M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16",workshop:"\
M12 16h.01M16 16h.01M3 19a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V8.5a.5.5 0 0 0-.769-.422l-4.462 2.844A.5.5 0 0 1 15 10.5v-2a.5.\
5 0 0 0-.769-.422L9.77 10.922A.5.5 0 0 1 9 10.5V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2zM8 16h.01",government:"M10 18v-7M11.119 \
2.205a2 2 0 0 1 1.762 0l7.84 3.846A.5.5 0 0 1 20.5 7h-17a.5.5 0 0 1-.22-.949zM14 18v-7M18 18v-7M3 22h18M6 18v-7",museum:"\
M12 22a1 1 0 0 1 0-20 10 9 0 0 1 10 9 5 5 0 0 1-5 5h-2.25a1.75 1.75 0 0 0-1.4 2.8l.3.4a1.75 1.75 0 0 1-1.4 2.8zM13 6.5a0\
.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0M17 10.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0M6 12.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 \
-1 0M8 7.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0",culture:"M10 11h.01M14 6h.01M18 6h.01M6.5 13.1h.01M22 5c0 9-4 12-6 12s-\
6-3-6-12c0-2 2-3 6-3s6 1 6 3M17.4 9.9c-.8.8-2 .8-2.8 0M10.1 7.1C9 7.2 7.7 7.7 6 8.6c-3.5 2-4.7 3.9-3.7 5.6 4.5 7.8 9.5 8\
.4 11.2 7.4.9-.5 1.9-2.1 1.9-4.7M9.1 16.5c.3-1.1 1.4-1.7 2.4-1.4",cinema:"M12.296 3.464l3.02 3.956M20.2 6 3 11l-.9-2.4c-\
.3-1.1.3-2.2 1.3-2.5l13.5-4c1.1-.3 2.2.3 2.5 1.3zM3 11h18v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM6.18 5.276l3.1 3.899",music:"\
M21 16V3a1 1 0 0 0-1.28-.96l-10 2.917a1 1 0 0 0-.72.96V19M15 16a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M3 19a3 3 0 1 0 6 0a3 3 0 1 \
0 -6 0",stadium:"M10 14.66V17a1 1 0 0 1-1 1 2 2 0 0 0-2 2v2M14 14.66V17a1 1 0 0 0 1 1 2 2 0 0 1 2 2v2M17.916 10H19.5A2.5\
 2.5 0 0 0 22 7.5V5a1 1 0 0 0-1-1h-3M4 22h16M6 9a6 6 0 0 0 12 0V3a1 1 0 0 0-1-1H7a1 1 0 0 0-1 1zM6.084 10H4.5A2.5 2.5 0 \
0 1 2 7.5V5a1 1 0 0 1 1-1h3",school:"M14 21v-3a2 2 0 0 0-4 0v3M18 4.933V21M4 6l7.106-3.79a2 2 0 0 1 1.788 0L20 6M6 11l-3\
.52 2.147a1 1 0 0 0-.48.854V19a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-5a1 1 0 0 0-.48-.853L18 11M6 4.933V21M10 9a2 2 0 1 0 4 0a\
2 2 0 1 0 -4 0",college:"M21.42 10.922a1 1 0 0 0-.019-1.838L12.83 5.18a2 2 0 0 0-1.66 0L2.6 9.08a1 1 0 0 0 0 1.832l8.57 \
3.908a2 2 0 0 0 1.66 0zM22 10v6M6 12.5V16a6 3 0 0 0 12 0v-3.5",library:"M4 3h6a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-6a1 1 0 \
0 1 -1 -1v-16a1 1 0 0 1 1 -1M7 3v18M20.4 18.9c.2.5-.1 1.1-.6 1.3l-1.9.7c-.5.2-1.1-.1-1.3-.6L11.1 5.1c-.2-.5.1-1.1.6-1.3l\
1.9-.7c.5-.2 1.1.1 1.3.6Z",community:"M18 21a8 8 0 0 0-16 0M5 8a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M22 20c0-3.37-2-6.5-4-8a5 \
5 0 0 0-.45-8.3",church:"M10 9h4M12 7v5M14 21v-3a2 2 0 0 0-4 0v3M18 9l3.52 2.147a1 1 0 0 1 .48.854V19a2 2 0 0 1-2 2H4a2 \
2 0 0 1-2-2v-6.999a1 1 0 0 1 .48-.854L6 9M6 21V7a1 1 0 0 1 .376-.782l5-3.999a1 1 0 0 1 1.249.001l5 4A1 1 0 0 1 18 7v14",
park:"M10 10v.2A3 3 0 0 1 8.9 16H5a3 3 0 0 1-1-5.8V10a3 3 0 0 1 6 0ZM7 16v6M13 19v3M12 19h8.3a1 1 0 0 0 .7-1.7L18 14h.3a\
1 1 0 0 0 .7-1.7L16 9h.2a1 1 0 0 0 .8-1.7L13 3l-1.4 1.5",garden:"M14 9.536V7a4 4 0 0 1 4-4h1.5a.5.5 0 0 1 .5.5V5a4 4 0 0\
 1-4 4 4 4 0 0 0-4 4c0 2 1 3 1 5a5 5 0 0 1-1 3M4 9a5 5 0 0 1 8 4 5 5 0 0 1-8-4M5 21h14",beach:"M2 12q2.5 2 5 0t5 0 5 0 5\
 0M2 19q2.5 2 5 0t5 0 5 0 5 0M2 5q2.5 2 5 0t5 0 5 0 5 0",gym:"M17.596 12.768a2 2 0 1 0 2.829-2.829l-1.768-1.767a2 2 0 0 \
0 2.828-2.829l-2.828-2.828a2 2 0 0 0-2.829 2.828l-1.767-1.768a2 2 0 1 0-2.829 2.829zM2.5 21.5l1.4-1.4M20.1 3.9l1.4-1.4M5\
.343 21.485a2 2 0 1 0 2.829-2.828l1.767 1.768a2 2 0 1 0 2.829-2.829l-6.364-6.364a2 2 0 1 0-2.829 2.829l1.768 1.767a2 2 0\
 0 0-2.828 2.829zM9.6 14.4l4.8-4.8",hotel:"M2 4v16M2 8h18a2 2 0 0 1 2 2v10M2 17h20M6 8v9",train:"M8 3.1V7a4 4 0 0 0 8 0V\
3.1M9 15l-1-1M15 15l1-1M9 19c-2.8 0-5-2.2-5-5v-4a8 8 0 0 1 16 0v4c0 2.8-2.2 5-5 5ZM8 19l-2 3M16 19l2 3",bus:"M8 6v6M15 6\
v6M2 12h19.6M18 18h3s.5-1.7.8-2.8c.1-.4.2-.8.2-1.2 0-.4-.1-.8-.2-1.2l-1.4-5C20.1 6.8 19.1 6 18 6H4a2 2 0 0 0-2 2v10h3M5 \
18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M9 18h5M14 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",airport:"M17.8 19.2 16 11l3.5-3.5C21 6 21.5 4\
 21 3c-1-.5-3 0-4.5 1.5L13 8 4.8 6.2c-.5-.1-.9.1-1.1.5l-.3.5c-.2.5-.1 1 .3 1.3L9 12l-2 3H4l-1 1 3 2 2 3 1-1v-3l3-2 3.5 5\
.3c.3.4.8.5 1.3.3l.5-.2c.4-.3.6-.7.5-1.2z",ferry:"M12 2v2M12 9.189V13M19 12V6a2 2 0 00-2-2H7a2 2 0 00-2 2v6M19.38 19A11.\
6 11.6 0 0021 13l-8.188-3.639a2 2 0 00-1.624 0L3 13.001a11.6 11.6 0 002.81 7.76M2 20c.6.5 1.2 1 2.5 1 2.5 0 2.5-2 5-2 1.\
3 0 1.9.5 2.5 1s1.2 1 2.5 1c2.5 0 2.5-2 5-2 1.3 0 1.9.5 2.5 1",road:"M3 19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M9 19h8.5a3.5 3.5\
 0 0 0 0-7h-11a3.5 3.5 0 0 1 0-7H15M15 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",car:"M19 17h2c.6 0 1-.4 1-1v-3c0-.9-.7-1.7-1.5-1.\
9C18.7 10.6 16 10 16 10s-1.3-1.4-2.2-2.3c-.5-.4-1.1-.7-1.8-.7H5c-.6 0-1.1.4-1.4.9l-1.4 2.9A3.7 3.7 0 0 0 2 12v4c0 .6.4 1\
 1 1h2M5 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M9 17h6M15 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",bike:"M15 17.5a3.5 3.5 0 1 0 7 0a3.5\
 3.5 0 1 0 -7 0M2 17.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M14 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M12 17.5V14l-3-3 4-3 2 3h2"},
fm={home:["home","house","apartment","condo","residence","residence hall","residential","housing","dorm","dormitory"],restaurant:[
"restaurant","food","food court","food truck","diner","bistro","breakfast spot","joint","steakhouse","noodle house","sus\
hi","soup place","salad place","burrito place","taco place","dumpling"],burger:["burger","burger joint","fast food","fas\
t food restaurant","hot dog joint"],pizza:["pizza","pizzeria"],cafe:["cafe","cafeteria","coffee","tea","tea room"],bakery:[
"bakery","bagel shop","donut shop","sandwich place"],dessert:["dessert","dessert shop","ice cream","ice cream shop","cup\
cake","candy store"],bar:["bar","pub","gastropub","brewery","winery","biergarten","nightlife","nightclub"],grocer:["groc\
er","grocery","grocery store","supermarket","market","marketplace","bodega","convenience","convenience store","wine shop",
"liquor store","food shop","deli","food drink shop","fish market"],shop:["shop","store","boutique","bookstore","hardware",
"smoke shop","antique","home store","home good","home improvement","flower shop","music store","pet store","bike shop","\
video store","arts crafts store"],mall:["mall","shopping mall","department store","outlet"],service:["service","home ser\
vice","salon","barbershop","barber","hairdresser","spa","laundry","laundry service","dry cleaner","tailor shop","tattoo \
parlor","tanning salon","nail salon","beauty"],doctor:["doctor","dentist","doctor s office","dentist s office","clinic",
"medical","veterinarian","assisted living"],hospital:["hospital","medical center","emergency room"],pharmacy:["pharmacy",
"drugstore","chemist"],bank:["bank","atm","credit union","financial service"],post:["post office","post box"],office:["o\
ffice","work","workplace","coworking","startup","conference room"],building:["building","skyscraper","convention center",
"event space","rooftop"],workshop:["workshop","factory","industrial","warehouse","distillery","storage"],government:["go\
vernment","government building","city hall","town hall","townhall","courthouse","court house","embassy","consulate","pol\
ice","police station","fire station","military base","capitol building","monument","landmark","historic site","castle"],
museum:["museum","gallery","art gallery","art museum","public art","sculpture"],culture:["culture","theater","theatre","\
art","arts center","performing arts venue","circus","opera house","comedy club","aquarium","zoo","planetarium","entertai\
nment"],cinema:["cinema","movie theater","multiplex","film studio"],music:["music","music venue","concert hall","rock cl\
ub","jazz club","recording studio"],stadium:["stadium","arena","racetrack","sports bar","bowling alley","arcade","casino"],
school:["school","kindergarten","nursery","daycare","child care"],college:["college","university","campus","classroom","\
academic building","college building","student center","law school","medical school","trade school","fraternity house","\
sorority house"],library:["library"],community:["community","community center","neighborhood","social","club house","cit\
y"],church:["church","chapel","cathedral","synagogue","mosque","temple","shrine","monastery","house of worship","place o\
f worship","spiritual","cemetery"],park:["park","playground","forest","outdoor","campground","plaza","scenic lookout","t\
rail"],garden:["garden","allotment","farm","garden center","beer garden"],beach:["beach","pool","swimming pool","water p\
ark","lake","river","surf spot"],gym:["gym","fitness","yoga","yoga studio","sport","athletic","dance studio","martial","\
court","field","rink","college gym","ski area","golf course"],hotel:["hotel","motel","hostel","inn","resort","bed and br\
eakfast","guest house"],train:["train","train station","subway","metro","railway","station","light rail","tram"],bus:["b\
us","bus station","bus stop","bus line"],airport:["airport","airport terminal","plane","heliport"],ferry:["ferry","boat",
"harbor","harbour","marina","pier"],road:["road","street","bridge","highway","intersection","tunnel","toll plaza","rest \
area"],car:["car","car wash","parking","taxi","automotive","gas station","fuel","garage","car dealership","automotive sh\
op","moving target","rental car location"],bike:["bike","bicycle","bike rental","bike share"]},Vo=new Map(Object.entries(
fm).flatMap(([e,t])=>t.map(n=>[n,e]))),dm=new Set([...Vo.keys()].flatMap(e=>e.split(" "))),mm=Math.max(...[...Vo.keys()].
map(e=>e.split(" ").length))});function Et(e,t,n,s){let o=s/bm;return m("path",{key:"icon",class:"icon",d:Cc[Rc(e)],transform:`translate(${t.toFixed(2)}\
 ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}var bm,ye=N(()=>{"use strict";x();Pc();j();
bm=24});function V(e,t){let n=e.visits[t];return n?`${n.label}, ${oe(e,t)}`:""}function xe(e,t){return e.visits[t]?.label??""}function qo(e){
return e>0&&e<5e-4?"<0.1 %":T(e,1)}function oe(e,t){let n=e.visits[t];return n?`${$t[n.weekday]} ${ft(n.start_minute)}`:
""}function Hc(e,t){return Zt(e.visits[t]?.duration_minutes??0)}function Dc(e,t,{weights:n,scores:s,temperature:o},r,{colour:i,
open:a}){let{reading:c}=e,l=R(e),h=t.width/c.count,u=h>=18*l,f=t.y+t.height-(u?38:18)*l,d=t.y+17*l,g=Math.max(...n)||1,y=Math.
max(0,f-d)/g,p=_(Wc(n,r).map(E=>({visit:E,half:z(e,k(n[E],E),E===r?"strong":"tiny")/2}))),b=_(Wc(n,r).map(E=>({visit:E,half:z(
e,M(E),E===r?"strong":"tiny")/2})));return[m("path",{key:"foot",class:"axis",d:`M${t.x} ${f}H${t.x+t.width}`}),c.visits.
map(({category:E},S)=>{let O=w(S),L=S===r,I=Number(n[S])*y;return m("g",{key:`visit ${S}`,class:`part choice${L?" here":
""}`,"data-open":a(S),role:"button",tabindex:"-1","aria-label":`${V(c,S)}: weight ${T(Number(n[S]),1)}`},m("rect",{key:"\
ground",class:"ground",x:t.x+S*h,y:t.y,width:h,height:t.height}),m("rect",{key:"bar",class:`bar ${i}${L?" chosen":""}`,x:O-
Math.min(.36*h,20*l),y:f-I,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,I)}),p.has(S)&&F(e,$(S,p),f-I-4*l,k(
n[S],S),{kind:L?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&Et(E,O-7*l,f+5*l,14*l),b.has(S)&&F(e,$(S,b),
t.y+t.height-4*l,M(S),{kind:L?"strong":"tiny",anchor:"middle",key:"score"}),m("title",{},`${V(c,S)}: score ${v(Number(s[S]),
3)}, weight ${T(Number(n[S]),2)}`))})];function w(E){return t.x+(E+.5)*h}function $(E,S){let O=S.get(E)??0;return Math.max(
t.x+O,Math.min(t.x+t.width-O,w(E)))}function k(E,S){return S===r?qo(Number(E)):T(Number(E)).replace(" %","")}function M(E){
return v(Number(s[E])/o,E===r?2:1)}function _(E){let S=new Map;for(let{visit:O,half:L}of E){let I=Math.max(t.x+L,Math.min(
t.x+t.width-L,w(O)));[...S].every(([D,W])=>{let C=Math.max(t.x+W,Math.min(t.x+t.width-W,w(D)));return Math.abs(I-C)>=L+W+
3*l})&&S.set(O,L)}return S}}function Wc(e,t){let n=[...Array(e.length).keys()].filter(s=>s!==t).sort((s,o)=>Number(e[o])-
Number(e[s]));return[t,...n]}var Ht=N(()=>{"use strict";x();ye();gt();j();q()});function Fc(e,t){let n=R(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>ym(e,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>xm(e,s)}]}function ym(e,t){let{reading:n}=e,s=R(e),o=X(e,t),r=n.values(
"context"),i=U(e,o,H(`${V(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${v(Math.hypot(...r))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-i.height)/(64*s)))),c=Math.ceil(r.length/a),l=Math.min(120*s,(o.height-i.height-8*s)/a);return[
...K(e,t,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let f=r.subarray(u*c,(u+1)*c),d=o.width*f.length/c,g={...o,
y:o.y+i.height+8*s+u*l,width:d,height:Math.max(28*s,l-10*s)};return f.length>0&&m("g",{key:`line ${u}`},se(e,g,f,{colour:"\
stream",extent:rs(r),numbered:We(e,[f],f,d),exact:y=>`Number ${u*c+y+1}: ${v(Number(f[y]),4)}`}))})]}function xm(e,t){let{
reading:n}=e,s=R(e),o=X(e,t),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=U(e,o,H(r.length>1?"Each reads the same numbers, th\
rough a matrix of its own:":"One part reads these numbers:"),"small");return[...K(e,t,"What reads it"),...i.marks,r.length>
0&&m("g",{key:"rows"},be(e,{...o,y:o.y+i.height+6*s,height:o.height-i.height-6*s},r))]}var jc=N(()=>{"use strict";x();Wt();
gn();is();Ht();gt();j();q()});function He(e,t,n,s,o){let r=`layers.${t}.heads.${n}`,i=e.values(`${r}.queries`),a=e.values(`${r}.keys`),c=i.length/e.count,
l=e.trace.interventions.scaling!==!1,h=Fe(ie(i,s,c),ie(a,o,c));return Bc(h,l,null,e,o)}function as(e,t,n,s){let o=ie(e.values(
`layers.${t}.heads.${n}.scores`),s,e.count);return zo(o,e.trace.interventions.attention_temperature??1)}function De(e,t){
let n=e.values("pointer.query"),s=e.values("pointer.keys"),o=e.trace.interventions.pointer_scaling!==!1,r=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return Bc(Fe(n,ie(s,t,n.length)),o,r,e,t)}function cs(e){return zo(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function Bc(e,t,n,s,o){let r=e.first.length,i=e.sum/(t?Math.sqrt(r):1)+(n??
0),a=s.visits[o]?.masked??!1;return{dot:e,width:r,isScaled:t,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function Fe(e,t){let n=Array.from(e,(s,o)=>s*t[o]);return{first:e,
second:t,products:n,sum:Ge(n)}}function zo(e,t){let n=Array.from(e,Number).filter(Number.isFinite),s=Math.max(...n)/t,o=Math.
abs(s)>9?s:0,r=Array.from(e,c=>Math.exp(c/t-o)),i=Ge(r),a=r.map(c=>c/i);return{scores:e,temperature:t,shift:o,exponentials:r,
total:i,weights:a}}function bn(e,t,n,s,o,r){if(!e.has(`${n}.mean`))return null;let i=e.trace.architecture.d_model,a=Number(
e.values(t)[o*i+r]),c=Number(e.values(`${n}.mean`)[o]),l=Number(e.values(`${n}.reciprocal_deviation`)[o]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:re(e,`${s}.weight`,r),bias:re(e,`${s}.bias`,r),result:Number(e.values(n)[o*i+r])}}function ls(e,t,n,s){
let o=`transformer.layers.${t}.linear2`,r=e.trace.weights?.[`${o}.weight`],i=re(e,`${o}.bias`,s),a=lt(e,`layers.${t}.fee\
d_forward.hidden`,n);return!r||i===null?null:{dot:Fe(a,ie(r.values,s,a.length)),bias:i}}function Gc(e,t,n){let s=e.trace.
weights?.["input_proj.weight"],o=re(e,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),i=n*r,a=e.
slices.map(({name:c,label:l})=>{let h=Yo(e,c,t),u=Fe(h,s.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:o,sum:Ge(a.map(({dot:c})=>c.sum))+o}}function Yo(e,t,n){let s=e.values(`inputs.${t}`);return ie(
s,n,s.length/e.count)}function lt(e,t,n){let s=e.values(t);return ie(s,n,s.length/e.count)}function je(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(e.values("gate.logit")[0]);return{hidden:t,dot:n?Fe(t,n.values):null,bias:re(e,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function ae(e,t){let n=e.values("context"),s=e.trace.weights?.["gen_head.weight"],o=s?Fe(n,ie(
s.values,t,n.length)):null,r=re(e,"gen_head.bias",t),i=e.trace.tensors["generation.logits"]?.values,a=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:i?Number(i[t]):a}}function Uc(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
zo(t,1):null}function Be(e,t){let{gate:n}=e,s=e.locations.flatMap((i,a)=>i===t?[a]:[]),o=e.hasPointer?Ge(s.map(i=>Number(
e.pointerWeights[i]))):0,r=wm(e,t,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function wm(e,t,n){if(!e.hasGeneration)return 0;let s=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||s?.some(i=>i.location===t)||e.gate===1)return e.probabilityOf("generation",t);let r=e.
probabilityOf("final",t)-e.gate*n;return Math.max(0,r)/(1-e.gate)}function re(e,t,n){let s=e.trace.weights?.[t];return s?
Number(s.values[n]):null}function ie(e,t,n){return e.subarray(t*n,(t+1)*n)}function Ge(e){return Array.from(e).reduce((t,n)=>t+
n,0)}var Dt=N(()=>{"use strict";x()});function yn(e,t,{first:n,second:s,products:o},r){let i=R(e),a=o.length,c=a>km&&t.height>=176*i,l=c?34*i:0,h=(t.height-l)/
3,u=16*i,f=t.x+Vc*i,d=t.width-Vc*i,g=xn(o),y=We(e,[n,s,o],o,d,g),p=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${a} products`}],b=d/a,w=$=>`${v(
Number(n[$]),4)} × ${v(Number(s[$]),4)} = ${v(Number(o[$]),4)}`;return[m("rect",{key:"strongest",class:"strongest",x:f+
g*b-1,y:t.y+u,width:b+2,height:3*h-u-2*i,rx:3}),p.map(({letter:$,colour:k,values:M,title:_},E)=>{let S=t.y+E*h,O={x:f,y:S+
u,width:d,height:h-u-6*i};return m("g",{key:`row ${E}`},F(e,t.x,S+12*i,_,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),F(e,t.x,S+u+.5*O.height+5*i,$,{also:`math letter ${k}-words`,key:"letter"}),se(e,O,M,{colour:k,numbered:y,chosen:g,
exact:w}))}),c&&Em(e,{x:f,y:t.y+3*h,width:d,height:l},o)]}function Em(e,{x:t,y:n,width:s},o){let r=R(e),i=s/o.length,a=Math.
max($m,Math.ceil(o.length/8));for(;a<o.length&&a*i<z(e,"−888.88","tiny");)a*=2;let c=Math.ceil(o.length/a);return m("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*a,(h+1)*a),[f,d]=[t+h*a*i+2,t+(h*a+u.length)*i-2],g=u.reduce(
(y,p)=>y+p,0);return[m("path",{key:`span ${h}`,class:"axis",d:`M${f} ${n}v${4*r}H${d}v${-4*r}`}),F(e,(f+d)/2,n+17*r,v(g,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function hs(e,t,n,s,o,r,i){let a=R(e),c=Am(n,s,r),l=Sm(n,s,o,i.over),
h={x:t.x,y:0,width:t.width},u=U(e,h,c).height+U(e,h,l).height+10*a,f=132*a,d=Math.max(70*a,Math.min(.36*t.height,210*a)),
g=t.height-u-d>=f,y=Math.min(t.height-u-(g?d:0),276*a),p=t.height-u-y,b=U(e,{...h,y:t.y+y+4*a},c),w=U(e,{...h,y:t.y+y+b.
height+6*a},l);return[m("g",{key:"dot"},yn(e,{...t,height:y},n.dot,r)),m("path",{key:"rule",class:"rule",d:`M${t.x} ${t.
y+y}H${t.x+t.width}`}),m("g",{key:"score steps"},b.marks),m("g",{key:"softmax steps"},w.marks),g&&m("g",{key:"softmax"},
Dc(e,{...t,y:t.y+y+u,height:p},s,o,i))]}function Am({dot:e,width:t,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:i},{
temperature:a},[c,l]){let h=n?e.sum/Math.sqrt(t):e.sum,u=[...H("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${v(e.sum,2)}`,kind:"strong"}],n?[{text:`${Ue}\
 ÷ √${t} = `},{text:v(h,2),kind:"strong"}]:[{text:`${Ue} not divided by √${t}: scaling is off`}]];return s!==null&&
u.push(o?[{text:`${Ue} no position bias: it is off`}]:[{text:`${Ue} ${s<0?"−":"+"} ${v(Math.abs(s),2)} (position bias)\
 = `},{text:v(i,2),kind:"strong"}]),r?u.push([{text:`${Ue} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&u.push([{text:`${Ue}\
 ÷ temperature ${Tm(a)} = `},{text:v(i/a,2),kind:"strong"}]),u}function Sm({isMasked:e},t,n,s){let{scores:o,temperature:r,
shift:i,exponentials:a,total:c,weights:l}=t;if(e)return H("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/r-i,u=Number(a[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:v(h,2),isRaised:!0},{text:` = ${Gt(u)}\
;`}],[{text:`${Gt(u)} / ${Gt(c)} = `},{text:qo(Number(l[n])),kind:"strong"},{text:","}],...H(`where ${Gt(c)} is the sum \
over ${s}${i?`, after ${v(i,2)}, the largest score, is subtracted from each`:""}.`)]}function Gt(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=.095)return String(Number(e.toFixed(4)));if(e===0)return"0";let[t="",n=""]=e.toExponential(
1).split("e");return`${t} × 10${Array.from(n,s=>Mm[s]??"").join("")}`}function xn(e){let t=0;for(let n=1;n<e.length;n++)
Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function Tm(e){return String(Math.round(1e3*e)/1e3)}var Ue,
Vc,$m,km,Mm,we=N(()=>{"use strict";x();gn();Ht();gt();j();q();Ue="→",Vc=30,$m=8,km=20,Mm=Object.fromEntries(Array.from(
"-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??""]))});function qc(e,t){let n=R(e),s=je(e.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},rank:1,share:1.4,
marks:r=>Nm(e,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>vm(e,r,s)}),o}function Nm(e,t,{
hidden:n,dot:s,bias:o,logit:r}){let i=R(e),a=X(e,t),c=s&&o!==null?[...H("Sum of the products"),[{text:"h",kind:"math que\
ry-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${v(s.sum,2)}`,kind:"strong"}],[{text:`→ ${o<0?"−":
"+"} ${v(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:v(r,2),kind:"strong"}]]:[...H("Each unit is multiplied by a \
learned weight; the sum and a bias give the"),[{text:"logit "},{text:v(r,2),kind:"strong"}]],l=U(e,{...a,y:0},c),h=bt(e,
a.x,a.y+a.height-10*i,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(a.height-l.height-36*i,450*i),
f=U(e,{...a,y:a.y+u+4*i},c),d=We(e,[n],n,a.width);return[...K(e,t,`${n.length} hidden units read the context`),m("g",{key:"\
dot"},s?yn(e,{...a,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},{letter:"w",
words:"Weight of each unit",colour:"key"}]):se(e,{...a,height:u},n,{colour:"query",numbered:d})),...f.marks,h.mark]}function vm(e,t,n){
let{reading:s}=e,o=R(e),r=X(e,t),{gate:i,trace:a}=s,c=U(e,{...r,y:0},d()),l=54*o,h={...r,x:r.x+34*o,width:r.width-48*o,y:r.
y+6*o,height:r.height-c.height-l-40*o},u=U(e,{...r,y:r.y+r.height-c.height-l-6*o},d());return[...K(e,t,f()),n&&h.height>=
60*o&&m("g",{key:"curve"},g(h,n)),...u.marks,m("g",{key:"shares"},y({...r,y:r.y+r.height-l+8*o,height:22*o}))];function f(){
return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone answers":typeof a.interventions.
gate=="number"?"A gate set by hand":"A fixed gate"}function d(){let{only:p}=a.interventions,b=[{text:`gate = ${i.toFixed(
3)}`,kind:"strong"}];if(!n){let k=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers:`:typeof a.interventions.
gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths count the same:";return[...H(k),b]}let w=[
[{text:"1 / (1 + e",kind:""},{text:v(-n.logit,2),isRaised:!0},{text:") = "},{text:n.learned.toFixed(3),kind:"strong"}]];
if(a.gate.learned)return[...w,...H(`is the gate: ${T(i,1)} of the answer comes from the pointer, ${T(1-i,1)} from genera\
tion.`)];let $=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers, so that the gate is ${i.toFixed(2)}.`:`\
It is set by hand to ${i.toFixed(3)}.`;return[...H($),...H("As learned it would be"),...w]}function g(p,{logit:b,learned:w}){
let $=Math.max(Om,Math.ceil(Math.abs(b))),k=I=>p.x+(I+$)/(2*$)*p.width,M=p.y+p.height,_=I=>M-I*p.height,E=Array.from({length:61},
(I,P)=>{let D=-$+P/30*$;return`${k(D).toFixed(1)} ${_(1/(1+Math.exp(-D))).toFixed(1)}`}),[S,O]=[k(b),_(w)],L=b>0;return[
m("path",{key:"axes",class:"axis",d:`M${p.x} ${p.y}V${M}H${p.x+p.width}M${p.x} ${_(.5)}H${p.x+p.width}`}),[0,.5,1].map(I=>F(
e,p.x-6*o,_(I)+4*o,I===.5?"0.5":String(I),{kind:"tiny",anchor:"end",key:`share ${I}`})),[-$,0,$].map(I=>F(e,k(I),M+15*o,
v(I,0),{kind:"tiny",anchor:"middle",key:`logit ${I}`})),F(e,(k(0)+k(-$))/2,M+15*o,"logit",{kind:"tiny",anchor:"middle",key:"\
axis"}),m("path",{key:"line",class:"curve",d:`M${E.join("L")}`}),m("path",{key:"lead",class:"lead",d:`M${S} ${M}V${O}H${p.
x}`}),m("circle",{key:"point",class:"point",cx:S,cy:O,r:5.5*o}),F(e,S+(L?-10:10)*o,L?Math.max(O-6*o,p.y+9*o):O-8*o,w.toFixed(
2),{kind:"strong",anchor:L?"end":void 0,key:"value"})]}function y(p){let b=i*p.width;return[m("rect",{key:"pointer",class:"\
bar pointer",x:p.x,y:p.y,width:b,height:p.height}),m("rect",{key:"generation",class:"bar generation",x:p.x+b,y:p.y,width:p.
width-b,height:p.height}),F(e,p.x,p.y+p.height+15*o,`pointer ${T(i,1)}`,{kind:"small",key:"of pointer"}),F(e,p.x+p.width,
p.y+p.height+15*o,`generation ${T(1-i,1)}`,{kind:"small",anchor:"end",key:"of generation"})]}}var Om,zc=N(()=>{"use stri\
ct";x();Wt();Dt();we();gn();gt();j();q();Om=6});function At(e,t,n,{largest:s,most:o=Kc,isOrdered:r=!1,isWalked:i=!1}={}){let a=R(e),c=Math.max(1,Math.floor(t.height/(Yc*
a))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*a,t.height/(h.length+Number(l))),f=u>=30*a,d=Math.max(
1,Math.ceil(Yc*a/u)),g=h.findIndex(({isChosen:E})=>E),y=u>=13*a&&h.some(({category:E})=>E!==void 0),p=y?22*a:0,b=Math.max(
...h.map(({text:E})=>z(e,E,"strong")))+8*a,w=Math.max(0,...h.map(({beside:E=""})=>E?z(e,E,"small")+10*a:0)),$=Math.max(...h.
map(({label:E,says:S=""})=>Math.max(z(e,E,"strong"),f?z(e,S,"small"):0)))+8*a,k=Math.min($,.58*(t.width-p-b-w)),M={x:t.x+
p+k,width:Math.max(1,t.width-p-k-b-w)},_=s??(Math.max(...h.map(({parts:E})=>E.reduce((S,{value:O})=>S+Math.abs(O),0)))||
1);return[h.map((E,S)=>{let O=t.y+(S+.5)*u,L=S===g||(h.length-1-S)%d===0&&(g<0||Math.abs(S-g)>=d),I=M.x,P=Math.min(.62*u,
.42*o*a);return m("g",{key:E.key,class:`${E.open?"part ":""}choice row${E.isChosen?" here":""}${E.isOff?" off":""}`,"dat\
a-open":E.open??null,role:E.open?"button":null,tabindex:E.open?i&&!E.isChosen?"-1":0:null,"aria-label":E.open?`${E.label}\
: ${E.text}`:null},m("rect",{key:"ground",class:"ground",x:t.x-3*a,y:O-u/2,width:t.width+6*a,height:u,rx:4}),y&&(L||u>=17*
a)&&E.category!==void 0&&Et(E.category,t.x,O-7.5*a,15*a),L&&F(e,t.x+p,O+(f&&E.says?-2:4.5)*a,E.label,{kind:E.isChosen?"s\
trong":"label",width:k-6*a,key:"name"}),f&&E.says&&F(e,t.x+p,O+12.5*a,E.says,{kind:"small",width:k-6*a,key:"says"}),E.parts.
map(({value:D,colour:W},C)=>{let B=Math.abs(D)/_*M.width,Z=m("rect",{key:`part ${C}`,class:`bar ${W}${D<0?" negative":""}${E.
isChosen?" chosen":""}`,x:I,y:O-P/2,width:Math.max(.5,Math.min(M.width,B)-(E.parts.length>1&&B>2?.8:0)),height:Math.max(
1,P)});return I+=B,Z}),L&&E.beside&&F(e,t.x+t.width-b,O+4.5*a,E.beside,{kind:"small",anchor:"end",key:"beside"}),L&&F(e,
t.x+t.width,O+4.5*a,E.text,{kind:E.isChosen?"strong":"label",anchor:"end",key:"value"}),E.exact&&m("title",{},E.exact))}),
l&&F(e,t.x,t.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function Ve(e,t,n,s=Kc){
return Math.min(s*R(e)*n,t.height)}var Yc,Kc,qe=N(()=>{"use strict";x();ye();gt();j();Yc=14,Kc=34});function Jc(e,t){let n=R(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:s=>_m(e,s,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:s=>Lm(e,s,t)}]}function _m(e,t,n){let{reading:s}=e,
o=R(e),r=X(e,t),a=(s.trace.location_probabilities.generation??[]).map(({location:f,probability:d})=>{let{label:g,category:y}=s.
nameOf(f),{logit:p}=ae(s,f);return{key:`place ${f}`,label:g,category:y,parts:[{value:d,colour:"generation"}],beside:p===
null?"":v(p,2),text:T(d,1),open:`generation.${f}`,isChosen:f===n.location,exact:`${g}: ${p===null?"":`logit ${v(p,4)}, `}\
probability ${T(d,3)}`}}),c=s.trace.architecture.locations,l=U(e,r,H(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=bt(e,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...K(e,t,"What the generation head expects"),...l.marks,m("g",{key:"\
rows"},At(e,u,a,{isWalked:!0})),h.mark]}function Lm(e,t,{location:n}){let{reading:s}=e,o=R(e),r=X(e,t),{label:i}=s.nameOf(
n),{dot:a,bias:c,logit:l}=ae(s,n),h=Uc(s),u=s.probabilityOf("generation",n),f=[];if(a&&c!==null&&f.push(...H("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${v(a.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${v(Math.abs(c),2)} (bias) =`}]),l!==null&&f.push([{text:"logit "},{text:v(
l,2),kind:"strong"}]),h){let y=Number(h.exponentials[n]),p=Number(h.scores[n])-h.shift;f.push([{text:"→ e",kind:""},{text:v(
p,2),isRaised:!0},{text:` = ${Gt(y)};`}],[{text:`${Gt(y)} / ${Gt(h.total)} = `},{text:T(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...H(`${Gt(h.total)} is the sum over the whole list${h.shift?`, after ${v(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else f.push(...H("→ softmax over the whole list:"),[{text:T(u,1),kind:"strong"}]);
let d=U(e,{...r,y:0},f),g=a?Math.min(r.height-d.height-8*o,450*o):0;return[...K(e,t,`How does it score ${i}?`),a&&m("g",
{key:"dot"},yn(e,{...r,height:g},a,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${i}`,colour:"key"}])),...U(e,{...r,y:r.y+g+(a?6*o:0)},f).marks]}var Xc=N(()=>{"use strict";x();
Wt();Dt();qe();we();gt();j();q()});function Zo(e,t,n=1){let s=t.type/Xo,o=46*s,r=t.height-98*s,i=Qo(e.count,o,r,Rm,s,Wm(e)),a=t.width>=1180*s,c=t.width<Cm*
s,l=t.width>=1040*s&&e.layers<=3,h=c?Pm(e,s):tl(e,a,s),u=l?62*s:0,f=l?u+22*s:16*s,d=t.width-2*wn-Zc(Object.values(h)),[g,
y]=[o+12*s,t.height-4*s],p=Hm(e.heads,d/e.layers-f,y-g,s),b=p.columns*(p.side+us*s)-us*s,w=e.heads>0?b+f:f,$=Math.max(0,
d-e.layers*w);c||(h.visits+=Math.min(.3*$,90*s),h.answer+=Math.min(.2*$,80*s),h.flow+=Math.min(.1*$,50*s),h.leave+=Math.
min(.1*$,50*s));let k=t.width-2*wn-Zc(Object.values(h))-e.layers*w,M=Math.min(k,e.hasPointer?220*s:60*s);h.bands+=M;let _=(k-
M)/e.layers,E={x:wn,width:h.visits},S=wn+h.visits+12*s,O=a?{x:S,width:h.slices}:null;O&&(S+=h.slices+12*s);let L=Array.from(
{length:e.layers},(st,ut)=>{let it=S+ut*(w+_);return{x:it,width:b,maps:Dm(e.heads,it,g,y,p,s),stream:l?it+(e.heads>0?b+10*
s:0):null}});S+=e.layers*(w+_);let I=t.width-wn,P=I-h.answer,D=P-h.leave-h.gate,W=S+h.scores+h.weights+8*s,C=D-h.flow-et,
B=Math.min(190*s,.24*t.height)/n,Z=e.hasGate?.56*t.height:(o+r)/2,ct=Jo*s,tt=e.hasPointer?t.height-B-kn*ct-6:(o+r-B)/2-ct;
return{size:t,type:t.type,rows:i,visits:E,slices:O,layers:L,streamWidth:u,isDense:c,fork:S,context:(c?34:52)*s,scores:S+
h.scores,weights:S+h.scores+h.weights,ribbons:W,places:C,gate:D,gateWidth:h.gate,answers:{most:r-o<330?$n-1:$n,top:o,bottom:r+
60*s,x:P,right:I,segment:P-et},right:I,top:o,bottom:r,full:B,across:{visits:i.map(({y:st})=>st),starts:[o-12*s,t.height-
8],places:{room:[o+16*s,e.hasGeneration?tt-12*s:r],gap:22*s},generation:{start:tt,gap:ct},gate:Z-B/2},bands:{ribbon:(st,ut,it)=>Ko(
W,st,C,ut,it),into:(st,ut,it)=>Ko(C+et,st,D,ut,it),out:(st,ut,it)=>Ko(D+h.gate,st,P-et,ut,it)}}}function Ko(e,t,n,s,o){return o?
te(e,t,n,s):te(e,t,e,t)}function tl({hasPointer:e,hasGate:t},n,s){return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?
24:12)*s,scores:40*s,weights:e?46*s:150*s,bands:e?112*s:0,bar:et,flow:(t?60:34)*s,gate:t?18*s:0,leave:46*s,answer:(n?152:
140)*s}}function Pm(e,t){return{...tl(e,!1,t),visits:166*t,scores:0,weights:(e.hasPointer?48:130)*t,bands:(e.hasPointer?
88:0)*t,flow:(e.hasGate?44:30)*t,leave:36*t,answer:126*t}}function Wm({count:e,pointerWeights:t}){let n=e-1,s=o=>o===n?2:
t[o]>=Im?1+t[o]:o/e;return Array.from({length:e},(o,r)=>r).sort((o,r)=>s(r)-s(o))}function Zc(e){return e.reduce((t,n)=>t+
n,0)}function Qo(e,t,n,{least:s,most:o,lane:r},i,a){let c=n-t,l=e,h=0,u=Math.min(o*i,c/e);u<s*i&&(h=Math.max(r,Math.min(
6*i,.35*c/e)),u=(s+2)*i,l=Math.max(1,Math.floor((c-e*h)/(u-h))),u=(c-(e-l)*h)/l);let f=a&&new Set(a.slice(0,l)),d=t;return Array.
from({length:e},(g,y)=>{let p=f?f.has(y):y>=e-l,b=p?u:h;return d+=b,{y:d-b/2,height:b,isFull:p}})}function Hm(e,t,n,s){let o={
columns:1,side:0};if(e===0)return o;for(let r of[1,2,4]){let i=n/Math.ceil(e/r)-Qc*s,a=Math.min(i,(t-(r-1)*us*s)/r);a>o.
side&&(o={columns:r,side:a})}return o}function Dm(e,t,n,s,{columns:o,side:r},i){let a=Math.ceil(e/o),c=Math.min((s-n)/a,
r+2.2*Qc*i);return Array.from({length:e},(l,h)=>({x:t+h%o*(r+us*i),y:n+Math.floor(h/o)*c,side:r}))}function fs(e,t,n,s){
let o=[];for(let[a,{wish:c,length:l}]of e.entries())for(o.push({first:a,last:a,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.
at(-2);if(!h||!u||i(u)+u.length+t<=i(h))break;let[f,d]=[u.last-u.first+1,h.last-h.first+1];u.wish=(f*u.wish+d*(h.wish-u.
length-t))/(f+d),u.length+=t+h.length,u.last=h.last,o.pop()}let r=[];for(let a of o){let c=i(a);for(let l=a.first;l<=a.last;l++)
r.push(c),c+=Number(e[l]?.length)+t}return r;function i({wish:a,length:c}){return Math.max(n,Math.min(s-c,a))}}var wn,us,
Qc,et,kn,Jo,$n,Im,Rm,Xo,Cm,ce=N(()=>{"use strict";x();j();wn=20,us=8,Qc=19,et=8,kn=3,Jo=4,$n=4,Im=.05,Rm={least:13.5,most:38,
lane:3},Xo=13,Cm=760});function nr(e,t,n,s=1){let o=n/Xo,[r,i]=[el,t-el],a=Qo(e.count,r,i,Fm,o).map(({y:I,height:P,isFull:D})=>({x:I,width:P,isFull:D})),
c=Number(a.at(-1)?.width)>=jm*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+ds*o,u=h+(Y.title+Y.inputs+ds)*
o,f=[];for(let I=0;I<e.layers;I++){let P=Gm(e.heads,r,i,u+Y.title*o,o),D=P.at(-1),C=(D?D.y+D.side+8*o:u)+Y.title*o;f.push(
{y:u,maps:P,stream:C}),u=C+(Y.bars+ds)*o}let d=Um(e,r,u+Y.title*o,i-r,o),g=Math.ceil(e.values("context").length/d.columns)*
d.cell,y=u+Y.title*o+Math.max(g,20*o)+ds*o,p=y+(e.hasPointer?(Y.title+Y.scores)*o:0),b=p+(e.hasPointer?170:96)*o,w=b+et+
((e.hasPointer?Y.names:0)+(e.hasGate?48:30))*o,$=e.hasGate?28*o:0,k=Vm(i-r,o)/s,M=Jo*o,_=i-k-kn*M,E=Math.max(78*o,k*s/2+
6),S=w+$+34*o,O=i-k-16*o,L={most:$n,top:S,bottom:S+($n+1)*E,x:r-6*o,right:O-8*o,segment:O};return{size:{width:t,height:L.
bottom+Math.max(0,(k*s-E)/2)+8*o,type:n},type:n,left:r,right:i,columns:a,chips:l,inputs:h,layers:f,context:d,pointer:y,ribbons:p,
places:b,gate:w,gateHeight:$,answers:L,full:k,across:{visits:a.map(({x:I})=>I),starts:[r,i],places:{room:[r,e.hasGeneration?
_-2*nl*o:i],gap:nl*o},generation:{start:_,gap:M},gate:i-k},bands:{ribbon:(I,P,D)=>er(p,I,b,P,D),into:(I,P,D)=>er(b+et,I,
w,P,D),out:(I,P,D)=>D?cc(w+$,I,O+et,P):er(w+$,I,w,I,!1)}}}function er(e,t,n,s,o){return o?Ro(e,t,n,s):Ro(e,t,e,t)}function Gm(e,t,n,s,o){
let r=[4,3,2].find(l=>e%l===0)??Math.min(e,4),i=(n-t+tr*o)/r,a=Math.min(i-tr*o,Bm*o),c=Math.max(It,40*o);return Array.from(
{length:e},(l,h)=>({x:t+h%r*i,y:s+c+Math.floor(h/r)*(a+c+tr*o),side:a,touch:It}))}function Um(e,t,n,s,o){let{length:r}=e.
values("context"),i=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:t,y:n,columns:i,cell:Math.min(11*o,(s-12*
o)/i)}}function Vm(e,t){return Math.min(170*t,(e-82*t)/2,.4*e)}var It,Y,el,Fm,jm,tr,Bm,ds,nl,le=N(()=>{"use strict";x();
j();ce();It=44,Y={title:26,bars:34,inputs:64,scores:52,names:56},el=16,Fm={least:20,most:110,lane:1},jm=62,tr=8,Bm=160,ds=
16,nl=6});function Ut({reading:e,beside:t}){return t?[e,t]:[e]}function Mn(e){return Math.max(...Ut(e).map(({largestWeight:t})=>t))}
function ps(e){return e.isOwnScale?1:Mn(e)}function ze(e){return ms.layers+2*e}function nt(e){let t=ms.layers+2*e.layers,
n=e.hasPointer?t+1:t,s=e.hasGeneration?n+1:n;return{context:t,pointer:n,generation:s,gate:s+1}}function J(e,t){return e.
beat>=t?1:0}var ms,yt=N(()=>{"use strict";x();ms={visits:0,slices:1,layers:2}});function or({isOwnScale:e}){return e?"Same scale for all heads":"Own scale for each head"}function En({lit:e}){return e?.
kind==="visit"?"last visit reads it":"last visit’s largest"}function gs(e,t,n,s){let{reading:o,isOwnScale:r,stage:i}=e;
if(!o.heads)return null;let a=i.type/13,c=60*a,l=s||!("visits"in i)?0:i.visits.width,h=17*a+c+G(sl,12.5*a)>l,u=r?h?"own \
largest":sl:T(Mn(e)),f=t+12*a,d=[m("text",{class:"small",x:t,y:n},"0"),m("image",{class:"map",href:ne(qm,sr,e.scale),x:f,
y:n-9*a,width:c,height:9*a,preserveAspectRatio:"none"}),m("rect",{class:"map-frame",x:f,y:n-9*a,width:c,height:9*a}),m("\
text",{class:"small",x:f+c+5*a,y:n},u)],g=or(e),y={"data-act":"scale",role:"button",tabindex:"0","aria-label":`Colours o\
f the head maps go from 0 to ${r?"the largest weight of each head":u}. ${g}`};if(s){let b=17*a+c+G(u,12.5*a),w=m("rect",
{class:"ground",x:t-6*a,y:n+14*a-It,width:b+12*a,height:It});return m("g",{key:"scale",class:"switch",...y},w,d)}let p=G(
g,12.5*a)+16*a;return m("g",{key:"scale"},m("text",{class:"small",x:t,y:n-33*a},"Head maps: row reads column"),m("text",
{key:"weight",class:"small",x:t,y:n-17*a},`%: ${En(e)}`),d,m("g",{key:"switch",class:"switch",...y},m("rect",{class:"han\
dle stays",x:t,y:n+8*a,width:p,height:19*a,rx:9.5*a}),m("text",{class:"handle-words stays",x:t+8*a,y:n+21.5*a},g)))}var sr,
sl,qm,bs=N(()=>{"use strict";x();j();le();q();yt();pn();sr=64,sl="largest of each head",qm=Float32Array.from({length:sr},
(e,t)=>t/(sr-1))});function rl(e,t){let n=R(e),s=e.stage.size.width>=600*n,o=Math.min(e.reading.count*14,170),r=Math.max(200,Math.min(e.reading.
count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:t.isLeaf?1:0,share:1.2,marks:i=>Km(
e,i,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:i=>Zm(e,i,t)}]}function Km(e,t,n){let{reading:s,
isOwnScale:o}=e,{layer:r,head:i,query:a,visit:c}=n,l=R(e),{count:h}=s,u=s.weights(r,i),f=s.isRemoved(r,i)||s.isSkipped(r,
"attention"),d=o?u[xt(u)]||1:Mn(e),g=Xm(e,t,n,f),y=Math.min(.36*t.width,190*l),p=t.y+42*l,[b,w]=[t.width-y,t.height-44*l-
g.height],$=t.width<600*l?1.9:1.15,k={width:b/h,height:Math.min(w/h,$*b/h)},M={x:t.x+y,y:p,width:b,height:k.height*h},_=`\
layers.${r}.heads.${i}`,E=k.height>=30*l,S=Jm(k.height,13*l);return[F(e,t.x,t.y+15*l,y>=150*l?"The visit that asks":"Who\
 asks",{kind:"strong",width:y-8*l}),m("g",{key:"columns"},L()),m("g",{key:"rows"},I()),m("image",{key:"weights",class:"m\
ap",href:ne(u,h,e.scale,d),...M,preserveAspectRatio:"none",opacity:f?.3:1}),m("rect",{key:"frame",class:"map-frame",...M}),
m("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${i}`},P()),m("rect",{key:"column",class:"chos\
en-column",x:M.x+c*k.width,y:t.y,width:k.width,height:M.y+M.height-t.y,rx:3}),O(),m("rect",{key:"cell",class:"chosen-cel\
l",x:M.x+c*k.width,y:M.y+a*k.height,width:k.width,height:k.height}),g.at(M.y+M.height)];function O(){let W=M.y+a*k.height,
C=19*l,B=(tt,st)=>m("rect",{key:tt,class:"chosen-row",...st,rx:3}),{height:Z}=k;if(Z>=C)return B("row",{x:t.x-3,y:W,width:t.
width+3,height:Z});let ct={x:t.x-3,y:W+(Z-C)/2,width:y,height:C};return[B("row",{x:M.x-1,y:W,width:M.width+2,height:Z}),
B("asking",ct)]}function L(){let W=k.width>=14*l,C=Math.min(15*l,k.width-3*l),B=k.width>=30*l,Z=M.x;return s.visits.map(
(ct,tt)=>{let st=String($t[ct.weekday]),ut=ct.weekday!==s.visits[tt-1]?.weekday,it=M.x+tt*k.width,Me=z(e,st,"tiny"),xi=!W&&
ut&&it>=Z&&it+Me<=M.x+M.width;xi&&(Z=it+Me+4*l);let Qs=M.x+(tt+.5)*k.width;return m("g",{key:`column ${tt}`,class:`part \
choice${tt===c?" here":""}${ct.masked?" off":""}`,"data-open":`${_}.${a}.${tt}`,role:"button",tabindex:"-1","aria-label":`\
Read from visit ${tt+1}: ${V(s,tt)}${ct.masked?", masked":""}`},m("rect",{class:"ground",x:M.x+tt*k.width,y:t.y,width:k.
width,height:42*l}),W&&Et(ct.category,Qs-C/2,t.y+(B?0:22)*l,C),xi&&F(e,it,t.y+38*l,st,{kind:"tiny",key:"weekday"}),B&&[F(
e,Qs,t.y+26*l,st,{kind:"tiny",anchor:"middle",key:"day"}),F(e,Qs,t.y+38*l,k.width>=40*l?ft(ct.start_minute):`${Math.floor(
ct.start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],m("title",{},V(s,tt)))})}function I(){return s.visits.
map((W,C)=>{let B=M.y+(C+.5)*k.height,Z=C===a,ct=Z||(h-1-C)%S===0&&Math.abs(C-a)>=S,tt=Math.min(18*l,k.height-1.5*l),st=k.
height>=12*l,ut=t.x+(st?tt+10*l:4*l),it=M.x-ut-6*l,Me=Z||E?"strong":"label";return m("g",{key:`row ${C}`,class:`part cho\
ice${Z?" here":""}`,"data-open":`${_}.${C}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${C+1} asks: ${V(s,C)}`},
m("rect",{class:"ground",x:t.x,y:B-k.height/2,width:y,height:k.height}),st&&Et(W.category,t.x+3*l,B-tt/2,tt),ct&&F(e,ut,
B+(E?-2:4.5)*l,W.label,{kind:Me,width:it,key:"name"}),E&&F(e,ut,B+12*l,`${oe(s,C)} · ${Hc(s,C)}`,{kind:"small",width:it,
key:"when"}),m("title",{},V(s,C)))})}function P(){let W=[];for(let C=0;C<h;C++){if(h>ol&&C!==a){W.push(m("rect",{key:`ro\
w ${C}`,class:"cell",x:M.x,y:M.y+C*k.height,width:M.width,height:k.height,"data-open":`${_}.${C}.${c}`},m("title",{},V(s,
C))));continue}for(let B=0;B<h;B++)W.push(D(C,B))}return W}function D(W,C){let B=Number(u[W*h+C]),[Z,ct]=[M.x+C*k.width,
M.y+W*k.height],tt=W===a&&C===c,st=String(Math.round(100*B)),ut=Me=>k.width>=z(e,st.padStart(2,"0"),Me)+2*l,it=(B>=zm||W===
a)&&k.height>=13*l&&ut("tiny");return m("g",{key:`${W} ${C}`,class:"cell"},m("rect",{key:"cell",x:Z,y:ct,width:k.width,height:k.
height,"data-open":`${_}.${W}.${C}`,role:"button",tabindex:tt?0:"-1","aria-current":tt?"true":null},m("title",{},`${V(s,
W)} reads ${T(B,1)} from ${V(s,C)}`)),it&&F(e,Z+k.width/2,ct+k.height/2+4.5*l,st,{kind:B/d>=.3&&ut("strong")?"strong":"t\
iny",anchor:"middle",also:B/d>=Ym&&!f?"on-dark":"on-light",key:"weight"}))}}function Jm(e,t){return Math.max(1,Math.ceil(
t/e))}function Xm(e,t,{layer:n,head:s,query:o,isLeaf:r},i){let{canAct:a,canAsk:c,reading:l}=e,h=R(e),u=l.isRemoved(n,s),
f=t.height>=330*h,d=`layers.${n}.heads.${s}`,y=[a&&{text:u?"Switch head on":"Switch head off",attributes:{"data-act":"he\
ad","data-part":d},isPressed:u},c&&!u&&{text:"Ask the hall: what without it?",attributes:{"data-act":"ask","data-part":d}},
r?{text:"More about query and keys",attributes:{"data-more":"neurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:
{text:"More about this head",attributes:{"data-more":"head","data-layer":n,"data-head":s},isButton:!1},{text:or(e),attributes:{
"data-act":"scale"}}].filter($=>$!==!1),p=i?"Switched off: these weights would have been used.":`Columns: the visit it r\
eads from. ${l.count>ol?"A stronger colour is more; each row adds up to 100 %.":"Values in %; each row adds up to 100."}`,
b=f?H(p):[],w=U(e,{...t,y:0},b,"small").height;return{height:w+40*h,at($){let k=t.x,M=[];for(let{text:_,attributes:E,...S}of y){
let O=bt(e,k,$+w+22*h,_,E,S);k+O.width>t.x+t.width||(M.push(O.mark),k+=O.width+10*h)}return[m("g",{key:"explained"},U(e,
{...t,y:$+3*h},b,"small").marks),m("g",{key:"controls"},M)]}}}function Zm(e,t,{layer:n,head:s,query:o,visit:r}){let{reading:i}=e,
a=o===i.count-1?"the last visit":`visit ${o+1}`,c=o===r?"itself":xe(i,r);return[...K(e,t,`How much does ${a} read from ${c}\
?`,`${a.charAt(0).toUpperCase()}${a.slice(1)} reads ${c}`),m("g",{key:"worked"},hs(e,X(e,t),He(i,n,s,o,r),as(i,n,s,o),r,
[{letter:"q",words:`Query of ${V(i,o)}`,colour:"query"},{letter:"k",words:`Key of ${V(i,r)}`,colour:"key"}],{colour:"att\
ention-bar",over:`all ${i.count} visits of this row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var ol,zm,Ym,il=N(()=>{
"use strict";x();ye();Wt();Dt();we();Ht();gt();ge();bs();j();q();yt();pn();ol=24,zm=.045,Ym=.6});function cl(e,t){let n=R(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>Qm(e,s,t)},...e.
reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>tp(e,s,t)}]:[]]}function Qm(e,t,{location:n}){
let{reading:s}=e,o=R(e),r=Be(s,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,[f,d]=[
i.toFixed(2),(1-i).toFixed(2)],g=s.pointerWeights,y=[],p=S=>r.visits.map(O=>({value:S*Number(g[O]),colour:"pointer"}));s.
hasPointer&&y.push({key:"pointer",label:"Pointer",parts:p(1),text:Tt(a),open:"pointer"}),s.hasGate&&y.push({key:"from po\
inter",label:`× gate ${f}`,parts:p(i),text:Tt(l),open:"gate"}),s.hasGeneration&&y.push({key:"generation",label:"Generat\
ion",parts:[{value:c,colour:"generation"}],text:Tt(c),open:`generation.${n}`}),s.hasGate&&y.push({key:"from generation",
label:`× (1 − ${f})`,parts:[{value:h,colour:"generation"}],text:Tt(h),open:"gate"}),y.push({key:"answer",label:"Answe\
r",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:S})=>S>0),text:Tt(u),isChosen:!0});let b=X(
e,t),w=s.hasGate?[[{text:`${f} × ${Tt(a)} = ${Tt(l)}`}],...H("come from the pointer,"),[{text:`${d} × ${Tt(c)} = ${Tt(
h)}`}],...H("from generation. Together:"),[{text:Tt(u),kind:"strong"},{text:"."}],...H("All bars have one scale.")]:[...H(
`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],$=U(e,{...b,y:0},
w),k={...b,height:b.height-$.height-44*o},M=Ve(e,k,y.length,al),_=U(e,{...b,y:b.y+M+8*o},w),E=bt(e,b.x,b.y+b.height-10*o,
"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...K(e,t,`How probable is ${s.nameOf(n).label}?`),
m("g",{key:"rows"},At(e,k,y,{most:al})),..._.marks,E.mark]}function tp(e,t,{location:n}){let{reading:s}=e,o=R(e),{visits:r,
pointer:i}=Be(s,n),a=X(e,t),c="Its visits";if(r.length===0){let p=H("None of the visits is here, so the pointer cannot c\
hoose it.");return[...K(e,t,c),...U(e,a,p).marks]}let l=s.pointerWeights,h=r.map(p=>({key:`visit ${p}`,label:`${oe(s,p)}\
 (visit ${p+1})`,parts:[{value:Number(l[p]),colour:"pointer"}],text:Tt(Number(l[p])),open:`pointer.${p}`,isOff:s.visits[p]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",f=[...H(u),[{text:Tt(i),kind:"strong"},
{text:"."}]],d=U(e,{...a,y:0},f),g={...a,height:a.height-d.height-8*o},y=Ve(e,g,h.length);return[...K(e,t,c),m("g",{key:"\
rows"},At(e,g,h,{isOrdered:!0})),...U(e,{...a,y:a.y+y+6*o},f).marks]}function Tt(e){return T(e,e>=.01||e===0?1:e>=1e-5?3:
5)}var al,ll=N(()=>{"use strict";x();Wt();Dt();qe();Ht();gt();j();q();al=56});function hl(e,t){let n=R(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:s=>ep(
e,s,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:s=>np(e,s,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>sp(e,s)}]}function ep(e,t,n){let{reading:s}=e,o=R(e),r=X(e,t),i=U(e,r,
H("A score for each visit, and its weight after the softmax."),"small"),a=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((f,d)=>({key:`visit ${d}`,label:f.label,says:oe(s,d),category:f.category,parts:[{value:Number(c[d]),colour:"pointer"}],
beside:v(Number(a[d]),2),text:T(Number(c[d]),1),open:`pointer.${d}`,isChosen:d===n.visit,isOff:f.masked,exact:`${V(s,d)}\
: score ${v(Number(a[d]),4)}, weight ${T(Number(c[d]),2)}`})),h=bt(e,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+i.height+4*o,height:r.height-i.height-34*o};return[...K(e,t,"What the p\
ointer reads"),...i.marks,m("g",{key:"rows"},At(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function np(e,t,{visit:n}){let{
reading:s}=e;return[...K(e,t,`How does the pointer score ${xe(s,n)}, ${oe(s,n)}?`,`Score of ${xe(s,n)}`),m("g",{key:"wor\
ked"},hs(e,X(e,t),De(s,n),cs(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${V(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function sp(e,t){let{reading:n}=e,s=R(e),o=X(e,t),r=n.pointerWeights,i=U(e,o,H("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:f,probability:d,
visits:g})=>({key:`place ${h}`,label:g.length>1?`${u} (${g.length})`:u,category:f,parts:g.map(y=>({value:Number(r[y]),colour:"\
pointer"})),text:T(d,1),open:h>1?`places.${h}`:null,exact:`${g.map(y=>T(Number(r[y]),2)).join(" + ")} = ${T(d,2)}`})),c={
...o,y:o.y+i.height+6*s,height:o.height-i.height-36*s},l=bt(e,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...K(e,t,"Sums per place"),...i.marks,m("g",{key:"rows"},At(e,c,a)),l.mark]}var ul=N(
()=>{"use strict";x();Wt();Dt();qe();we();Ht();gt();j();q()});function fl(e,t){let n=R(e),s=dl(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:t.
number===null?0:1,share:1.5,marks:o=>op(e,o,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:o=>rp(e,o,t)}]}function ws(e,{layer:t,visit:n,number:s}){return s??xn(lt(e,`layers.${t}.residual_out`,n))}function dl(e,{
layer:t,visit:n}){let s=`layers.${t}`,o=e.has(`${s}.attention_out`),r=e.trace.interventions.residuals!==!1,i=u=>e.isSkipped(
t,u),a=[],c=(u,f,d,g="plain")=>{let y=lt(e,`${s}.${u}`,n),p=`length ${v(Math.hypot(...y))}`;a.push({key:u,title:f,says:d||
p,values:y,colour:g})},l=(u,f)=>r?i(u)?"unchanged":"":i(u)?"nothing":`${f} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!e.has(`${s}.${u}\
.mean`))return"off: unchanged";let f=Number(e.values(`${s}.${u}.mean`)[n]),d=1/Number(e.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${v(f,2)}, deviation ${v(d,2)}`}}function op(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=R(e),
a=X(e,t),c=ws(s,n),l=dl(s,n),h={...a,height:a.height-34*i},u=r===s.count-1,f=a.x,d=[],g=(y,p,b=!0)=>{let w=bt(e,f,a.y+a.
height-10*i,y,p,{isButton:b});f+w.width>a.x+a.width||(d.push(w.mark),f+=w.width+10*i)};return r>0&&g("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||g("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),g("More about the \
layers",{"data-more":"layers"},!1),[...K(e,t,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${V(s,r)}`,`Layer ${o}\
: ${V(s,r)}`),m("g",{key:"rows"},be(e,h,l,{chosen:c,open:y=>`layers.${o}.stream.${r}.${y}`})),m("g",{key:"controls"},d)]}
function rp(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=R(e),a=ws(s,n),c=X(e,t),{y:l}=c,h=[];for(let f of ip(s,o,r,a)){
let d=U(e,{...c,y:l},f);if(l+d.height>c.y+c.height)break;h.push(...d.marks),l+=d.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...K(e,t,`Number ${a+1} of ${s.trace.architecture.d_model}, worked out`),m("g",{key:"lines"},h),
u.height>=90*i&&m("g",{key:"units"},ap(e,u,o,r,a))]}function ip(e,t,n,s){let o=`layers.${t}`,r=`transformer.layers.${t}`,
i=h=>Number(lt(e,`${o}.${h}`,n)[s]),a=e.trace.interventions.residuals!==!1,c=[[...H("Comes in:"),xs(i("residual_in"))]];
return e.has(`${o}.attention_out`)&&(c.push(ys("Norm 1:",bn(e,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),e.isSkipped(t,"attention")))),c.push(ys("Norm\
 2:",bn(e,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,f,d,g){let y=g?"0 (skipped)":
v(Math.abs(f),2);return a?[...H(h),[{text:`${v(u,2)} ${f<0&&!g?"−":"+"} ${y} =`}],xs(d)]:[...H(`${h} no residual conne\
ction, so only`),[{text:g?"0 (skipped)":v(f,2),kind:"strong"}]]}}function ys(e,t){if(!t)return H(`${e} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:i,bias:a,result:c}=t;return[...H(e),[{text:`(${v(n,2)} ${s<
0?"+":"−"} ${v(Math.abs(s),2)})`}],[{text:`× ${v(o,3)} = ${v(r,2)};`}],...i===null||a===null?H("then a learned factor\
 and bias give").concat([xs(c)]):[[{text:`${v(r,2)} × ${v(i,2)} ${a<0?"−":"+"} ${v(Math.abs(a),2)} =`}],xs(c)]]}function xs(e){
return[{text:v(e,2),kind:"strong"}]}function ap(e,t,n,s,o){let{reading:r}=e,i=R(e),a=lt(r,`layers.${n}.feed_forward.pre`,
s),c=lt(r,`layers.${n}.feed_forward.hidden`,s),l=ls(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((w,$)=>Math.
abs(Number(h[$]))-Math.abs(Number(h[w]))),f=Array.from(c).filter(w=>w>0).length,d=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",g=l?`${f} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${v(Ge(h),2)}, the bias adds ${v(l.bias,2)}:`:`${f} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,y=U(e,t,H(d+g),"small"),p=Math.max(1,Math.floor((t.height-y.height)/
(20*i))),b=u.slice(0,p).map(w=>({key:`unit ${w}`,label:`unit ${w+1}`,parts:[{value:Number(h[w]),colour:"plain"}],beside:`${v(
Number(a[w]))} → ${v(Number(c[w]))}${l?` × ${v(Number(l.dot.second[w]),2)}`:""}`,text:v(Number(h[w]),2)}));return[...y.
marks,At(e,{...t,y:t.y+y.height+2*i,height:t.height-y.height-4*i},b)]}var $s=N(()=>{"use strict";x();Wt();Dt();qe();we();
is();Ht();gt();j();q()});function rr(e,t){let n=R(e),s=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},rank:s?1:0,share:1.2,
marks:o=>up(e,o,t)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>fp(e,o,t)},...t.kind==="visit"?[{
key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>pp(e,o,t)}]:[]]}function ir(e,t,n){let{trace:s,
count:o}=e,r=e.visits[n],{without_features:i=[],position_from_end:a}=s.interventions;if(i.some(c=>c===t)||t==="position_\
from_end"&&a===!1)return"left out: all zeros";if(!r)return"";switch(t){case"location":return r.label;case"user":return s.
user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/qn)*qn;return`${ft(c)}\
 to ${ft((c+qn)%1440)}`}case"weekday":return _a[r.weekday]??"";case"recency":{let c=hp(e,n);return c===null?"days before\
 the prediction":c>=ko?`${ko} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{let c=Math.
floor(r.duration_minutes/Le)*Le,l=c+Le;return c>=Mo*Le?`${Zt(Mo*Le)} or more`:`${c?Zt(c):"0"} to ${Zt(l)}`}default:{let c=o-
n;return c===1?"the last visit":`${c} from the end`}}}function hp({trace:e,visits:t},n){let s=t[n]?.arrival;if(!s)return null;
let o=r=>Date.parse(r.slice(0,10))/cp;return Math.round(o(e.predict_at)-o(s))}function up(e,t,{kind:n,visit:s}){let{reading:o}=e,
r=R(e),i=X(e,t),a=o.slices.map(({name:f,label:d,lengths:g})=>({key:f,title:d,says:ir(o,f,s),values:Yo(o,f,s),colour:Number(
g[s])===0?"plain off":"plain"})),c=a.reduce((f,{values:d})=>f+d.length,0),l=U(e,i,H(`${a.length} vectors, ${c} numbers t\
ogether; the network learned a vector for every value.`),"small"),h=bt(e,i.x,i.y+i.height-10*r,"More about features",{"d\
ata-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*r,height:i.height-l.height-34*r};return[...K(e,t,n==="inpu\
ts"?"What the last visit is made of":V(o,s)),...l.marks,m("g",{key:"rows"},be(e,u,a)),h.mark]}function fp(e,t,{kind:n,visit:s,
number:o}){let{reading:r}=e,i=R(e),a=X(e,t),c=lt(r,"inputs.projected",s),l=o??xn(c),h=Gc(r,s,l),u=n==="inputs"?"inputs":
`visits.${s}`,f=[{key:"projected",title:`${c.length} numbers`,says:r.has("inputs.norm")?"all features, mixed":"",values:c,
colour:"stream"}],d={...a,height:Math.min(86*i,.26*a.height)},g=mp(r,s,l),y=[],p=g.reduce((k,M)=>k+U(e,{...a,y:0},M).height+
4*i,0),b={...a,y:d.y+d.height+28*i,height:a.height-d.height-p-36*i},w=h?dp(h):[],$=b.y+(w.length?Ve(e,b,w.length)+6*i:0);
for(let k of g){let M=U(e,{...a,y:$},k);if($+M.height>a.y+a.height+2)break;y.push(...M.marks),$+=M.height+4*i}return[...K(
e,t,"The vector that enters the layers"),m("g",{key:"vector"},be(e,d,f,{chosen:l,open:k=>`${u}.${k}`})),w.length>0&&U(e,
{...a,y:d.y+d.height+4*i},H(`Number ${l+1}: each feature × its weights`),"small").marks,w.length>0&&m("g",{key:"rows"},
At(e,b,w)),m("g",{key:"lines"},y)]}function dp({parts:e,bias:t}){return[...e.map(({name:s,label:o,dot:r})=>({key:s,label:o,
parts:[{value:r.sum,colour:"plain"}],text:v(r.sum,2),exact:`${o}: the sum of ${r.products.length} products is ${v(r.sum,
4)}`})),{key:"bias",label:"bias",parts:[{value:t,colour:"plain"}],text:v(t,2),exact:""}]}function mp(e,t,n){if(!e.has("i\
nputs.norm"))return[];let s=Number(lt(e,"inputs.projected",t)[n]),o=Number(lt(e,"layers.0.residual_in",t)[n]),r=bn(e,"in\
puts.projected","inputs.norm","input_norm",t,n),i=[[...H("Sum:"),[{text:v(s,2),kind:"strong"}]],ys("Norm:",r)];if(e.trace.
architecture.components.includes("sinusoidal")){let a=e.trace.architecture.d_model,c=re(e,"pos_encoding",t*a+n);e.trace.
interventions.sinusoidal===!1?i.push(H("No position encoding: it is off.")):c!==null&&r&&i.push([...H("Position encoding\
:"),[{text:`${v(r.result,2)} ${c<0?"−":"+"} ${v(Math.abs(c),2)} =`}],[{text:v(o,2),kind:"strong"}]])}return i}function pp(e,t,{
visit:n}){let{reading:s}=e,o=R(e),r=X(e,t),i=[];for(let g=0;g<s.layers;g++)for(let y=0;y<s.heads;y++){let p=Number(s.lastRow(
g,y)[n]),b=s.isRemoved(g,y)||s.isSkipped(g,"attention");i.push({key:`${g} ${y}`,label:`Layer ${g}, head ${y}`,parts:[{value:p,
colour:"plain"}],text:b?"off":T(p,1),open:`layers.${g}.heads.${y}.${s.count-1}.${n}`,isOff:b})}let a=[];if(s.hasPointer){
let g=Number(s.pointerWeights[n]);i.push({key:"pointer",label:"Pointer",parts:[{value:g,colour:"pointer"}],text:T(g,1),open:`\
pointer.${n}`}),s.hasGate&&a.push(...H("To the answer the pointer carries"),[{text:`${T(g,1)} × gate ${s.gate.toFixed(2)}\
 = `},{text:T(g*s.gate,1),kind:"strong"},{text:"."}])}let c=U(e,r,H(s.visits[n]?.masked?"This visit is masked: nothing r\
eads it.":"How much the last visit reads from it"),"small"),l=U(e,{...r,y:0},a),h={...r,y:r.y+c.height+2*o,height:r.height-
c.height-l.height-8*o},u=Ve(e,h,i.length),f=i.map(({parts:g})=>Number(g[0]?.value)),d=Math.max(lp,...f);return[...K(e,t,
"Who reads it?"),...c.marks,i.length>0&&m("g",{key:"rows"},At(e,h,i,{largest:d})),m("g",{key:"end"},U(e,{...r,y:h.y+u+6*
o},a).marks)]}var cp,lp,ar=N(()=>{"use strict";x();zn();Wt();Dt();qe();we();$s();is();Ht();gt();j();q();cp=864e5,lp=.1});function ml(e,t){let n=Bt(t,e.reading);return n?Oc(e,n,gp[n.kind](e,n)):[]}var gp,pl=N(()=>{"use strict";x();jc();Wt();zc();
Xc();il();Pe();ll();ul();$s();ar();Pe();gp={head:rl,stream:fl,inputs:rr,visit:rr,context:Fc,pointer:hl,generation:Jc,gate:qc,
place:cl}});function $e(e,t,n){let{title:s,text:o}=yp(e,t,n),r=n?.words?bp(e,t,n):"";return{title:s,text:r?`${o} ${r}`:o}}function bp(e,t,n){
let s=hr(n.words);if(e?.kind==="visit"&&n.hasPointer&&t.hasVisitsOf(n))return`${s} the pointer gives it ${T(n.pointerWeights[e.
visit??0],1)}.`;if(e?.kind==="place"){let o=n.knownProbability(e.location??0);return o===null?"":`${s} its probability i\
s ${T(o,1)}.`}return e?.kind==="gate"?`${s} it is ${n.gate.toFixed(2)}.`:""}function yp(e,t,n){switch(e?.kind){case"visi\
t":return $p(e.visit??0,t);case"head":return Mp(e.layer??0,e.head??0,t);case"slices":return{title:"What a visit is made \
of.",text:xp(t)};case"stream":return bl(e.layer??0,t);case"context":return{title:"Context.",text:`After ${t.layers===1?"\
its layer":`all ${t.layers} layers`} the last visit is ${t.trace.architecture.d_model} numbers. ${kl(gl(t),!0)} ${gl(t).
length===1?"reads":"read"} nothing else of it.`};case"pointer":return yl(t);case"generation":return xl(t);case"gate":return wl(
t);case"place":return Ep(e.location??0,t);default:return Ap(t,n)}}function xp(e){let{slices:t,trace:n}=e,s=kl(t.map(({label:r})=>wp[r]??
r)),o=n.architecture.d_model;return e.has("inputs.norm")?`Each visit is ${t.length} vectors side by side: ${s}. One matr\
ix mixes them into ${o} numbers.`:`The network has ${t.length} vectors for each visit: ${s}. Its first layer reads ${o} \
numbers.`}function gl(e){return[...e.hasPointer?["the pointer"]:[],...e.hasGeneration?["the generation head"]:[],...e.has(
"gate.logit")?["the gate"]:[]]}function he(e,t){let n=e.visits[t];return n?`${n.label}, ${$t[n.weekday]} ${ft(n.start_minute)}`:
""}function $p(e,t){let n=t.visits[e],s=[],o=kp(e,t);if(n?.masked)return{title:`${he(t,e)}.`,text:"This visit is masked:\
 nothing reads it."};if(o&&s.push(`Layer ${o.layer}, head ${o.head} reads most from it: ${T(o.weight)}.`),t.hasPointer){
let r=t.pointerWeights[e],i=t.locations[e]??0,a=r*t.gate,c=t.probabilityOf("final",i);s.push(t.hasGate?`The pointer give\
s it ${T(r,1)}, after the gate ${cr(a)} of its place’s ${T(c,1)}.`:`The pointer gives it ${T(r,1)} of the answer.`)}return{
title:`${he(t,e)}.`,text:s.join(" ")}}function kp(e,t){let n=null;for(let s=0;s<t.layers;s++)for(let o=0;o<t.heads;o++){
if(t.isRemoved(s,o))continue;let r=Number(t.lastRow(s,o)[e]);(!n||r>n.weight)&&(n={layer:s,head:o,weight:r})}return n}function Mp(e,t,n){
let s=`Layer ${e}, head ${t}.`;if(n.isRemoved(e,t)){let h=n.trace.interventions.replace_with==="mean";return{title:s,text:`\
Switched off: its output is ${h?"its mean over the visits":"zero"}. The map shows the weights it would have used.`}}let o=n.
lastRow(e,t),r=xt(o),a=[...o.keys()].sort((h,u)=>o[u]-o[h])[1],c=a===void 0?"":` and ${T(o[a])} from ${he(n,a)}`,l=r===n.
count-1?"itself":he(n,r);return{title:s,text:`The last visit reads ${T(o[r])} from ${l}${c}. Each row adds up to 100 %.`}}
function bl(e,t){let{residual:n,attention:s,feedForward:o}=t.stream(e),r=t.count-1,i=s?`its heads add one of length ${v(
Number(s[r]))} and `:"";return{title:`Residual stream, layer ${e}.`,text:`The last visit comes in as a vector of length ${v(
Number(n[r]))}; ${i}its feed-forward network adds one of length ${v(Number(o[r]))}.`}}function yl(e){let t=e.pointerWeights,
n=xt(t),[s]=e.pointedPlaces,o=s&&s.visits.length>1?`; its ${s.visits.length} visits add up to ${T(s.probability)}`:"";return{
title:"Pointer.",text:`It scores every visit and turns the scores into weights. Its favourite visit is ${he(e,n)}, with ${T(
t[n])}. Most probable to copy: ${s?.label}${o}.`}}function xl(e){let[t,n]=e.generated(2);return{title:"Generation.",text:`\
It scores all ${e.trace.architecture.locations-2} places, visited or not, and “unknown”. First comes ${t?.label} wit\
h ${T(t?.probability??0)}, then ${n?.label} with ${T(n?.probability??0)}.`}}function wl(e){let{gate:t,trace:n}=e;return{
title:"Gate.",text:`${n.gate.learned?"The network sets the gate":"The gate is set"} to ${t.toFixed(2)}: ${T(t)} of the a\
nswer’s distribution comes from the pointer, ${T(1-t)} from generation.`}}function Ep(e,t){let{label:n}=t.nameOf(e),s=t.
probabilityOf("final",e),o=[`Its probability is ${T(s,1)}`];if(t.hasGate){let a=t.probabilityOf("pointer",e),c=t.probabilityOf(
"generation",e),{gate:l}=t;o.push(`: gate ${l.toFixed(2)} × ${T(a,1)} by the pointer + ${(1-l).toFixed(2)} × ${T(c,1)}\
 by generation`)}let r=t.locations.filter(a=>a===e).length,i=["It is not among the visits","It was visited once"][r]??`I\
t was visited ${r} times`;return{title:`${n}.`,text:`${o.join("")}. ${i}.`}}function Ap(e,t){let{prediction:n}=e.trace,{
label:s}=e.nameOf(n.location),o=`${s}, ${T(n.probability,1)}.`;if(t){let a=t.knownProbability(n.location),c=t.trace.prediction.
location===n.location,l=e.wordsFor(t),h=t.nameOf(t.trace.prediction.location).label,u=[...a===null?[]:[`That is ${Sp(n.probability,
a)} ${l}.`],...c?[]:[`${hr(l)} the answer was ${h}.`]];return{title:o,text:u.join(" ")}}let r=e.count===1?"the visit":`t\
hese ${e.count} visits`,i=e.hasGate?` ${cr(n.from_pointer)} are copied from visits (pointer), ${cr(n.from_generation)} a\
re generated.`:"";return{title:o,text:`A neural network read ${r} and expects this place next.${i}`}}function $l({kind:e},t,n){
let{location:s,probability:o}=t.trace.prediction,r=new ee(n),{prediction:i}=n,a=e==="head"?"Switched off":"If nothing co\
uld read it",c=t.nameOf(s).label;if(i.location!==s){let u=r.nameOf(i.location).label;return`${a}, the answer would be ${u}\
 with ${T(i.probability,1)}.`}let l=T(o,1),h=T(i.probability,1);return l===h?`${a}, ${c} would still get ${l}.`:`${a}, ${c}\
 would get ${h} instead of ${l}.`}function Sp(e,t){let{change:n,size:s}=_e(e,t);return n===0?"the same as":`${s} points ${n>
0?"more":"less"} than`}function hr(e){return e.charAt(0).toUpperCase()+e.slice(1)}function cr(e){return`${(100*e).toFixed(
1)} points`}function kl(e,t=!1){let n=e.at(-1)??"",s=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?hr(s):
s}function Ml(e){let{count:t}=e,n=e.visits[t-1],s=e.visits[0],o=[{title:t===1?"One visit.":`${t} visits.`,text:t===1?`${he(
e,0)}. Where does this person go next?`:`They begin with ${s?.label} and end with ${he(e,t-1)}. Where does this person g\
o next?`,part:`visits.${t-1}`},{...$e({kind:"slices"},e,null),part:"inputs"}];for(let c=0;c<e.layers;c++)o.push(Tp(c,e)),
o.push({...bl(c,e),bars:"The bars show the same for every visit.",part:`layers.${c}.stream`});o.push({...$e({kind:"conte\
xt"},e,null),part:"context"}),e.hasPointer&&o.push({...yl(e),part:"pointer"}),e.hasGeneration&&o.push({...xl(e),part:"ge\
neration"});let{prediction:r}=e.trace,i=e.nameOf(r.location).label,a=e.hasGate?`${wl(e).text} `:"";return o.push({title:`${i}\
, ${T(r.probability,1)}.`,text:`${a}The answer after ${n?.label} is ${i}.`,part:`places.${r.location}`}),o}function Tp(e,t){
let n=`Layer ${e}.`;if(!t.heads)return{title:n,text:"This network has no self-attention: no visit reads another one here\
.",part:null};let s=null,o=0;for(let i=0;i<t.heads;i++){if(t.isRemoved(e,i))continue;o+=1;let a=t.lastRow(e,i),c=xt(a);(!s||
a[c]>s.weight)&&(s={head:i,visit:c,weight:a[c]})}if(!s)return{title:n,text:"All of its heads are switched off.",part:null};
let r=s.visit===t.count-1?"from itself":`from ${he(t,s.visit)}`;return{title:n,text:`In ${o===1?"one head":`${o} heads`}\
 visits read one another; a stronger colour means more. The strongest link of the last visit: head ${s.head} reads ${T(s.
weight)} ${r}.`,part:`layers.${e}.heads.${s.head}`}}var lr,wp,ur=N(()=>{"use strict";x();ge();q();lr="Point at anything \
to see what it does.";wp={place:"place",who:"person",time:"time of day",day:"weekday",ago:"days ago",stay:"length of sta\
y",order:"position"}});function El(e,t){let n=Bt(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return Np(n,t);break;case"stream":
return vp(n,t);case"pointer":if(n.isLeaf)return _p(n,t);break;case"generation":if(n.isLeaf)return Lp(n,t);break;case"gat\
e":return Ip(t);default:break}return $e(Pt(Op(n),t),t,null)}function Op({kind:e,layer:t,head:n,visit:s,location:o}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${s}`:e==="place"?`places.${o}`:e}function Np({layer:e,head:t,query:n,
visit:s},o){let r=o.weights(e,t).subarray(n*o.count,(n+1)*o.count),i=Number(r[s]),a=r.filter(g=>g>i).length,c=n===s?"its\
elf":V(o,s),l=`${V(o,n)}, reads ${T(i,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=He(o,e,t,n,s),f=o.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${o.count} weights in its row ${a===1?"is":"are"} larger.`,d=o.isRemoved(e,t)||o.isSkipped(e,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${v(h.
sum,2)}, which makes a score of ${v(u,2)}. ${f}${d}`}}function vp({layer:e,visit:t},n){let s=`layers.${e}`,o=l=>v(Math.hypot(
...lt(n,`${s}.${l}`,t))),r=n.has(`${s}.attention_out`),i=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of \
length ${o(l)}`,a=r?`its heads give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${V(n,t)}.`,text:`The\
 visit comes in as a vector of length ${o("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_for\
ward")}. It leaves with length ${o("residual_out")}.${c}`}}function _p({visit:e},t){let n=T(Number(t.pointerWeights[e]),
1),s=`The pointer gives ${V(t,e)}, ${n}.`;if(t.visits[e]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:o,bias:r,isBiasOff:i,score:a}=De(t,e),c=r!==null&&!i?` and the bias of its position is ${v(r,2)}`:"";return{
title:s,text:`Query and key multiply to ${v(o.sum,2)}${c}; its score is ${v(a,2)}. The weight counts for ${xe(t,e)}.`}}function Lp({
location:e},t){let{logit:n}=ae(t,e),s=t.probabilityOf("generation",e),o=n===null?"":`Its logit is ${v(n,2)}; `,r=`the so\
ftmax over all places makes it ${T(s,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation he\
ad.`,text:o?o+r:r.charAt(0).toUpperCase()+r.slice(1)}}function Ip(e){let t=$e({kind:"gate"},e,null),n=je(e);if(!n)return t;
let{logit:s,learned:o,hidden:r}=n,i=e.trace.gate.learned?`Its ${r.length} hidden units and the bias add up to a logit of\
 ${v(s,2)}.`:`As learned it would be ${o.toFixed(2)}.`;return{title:t.title,text:`${t.text} ${i}`}}var Al=N(()=>{"use st\
rict";x();Pe();Dt();Ht();pt();ur();q()});function Sl(e,{names:t,run:n},s){if(!t.length)return e;let o=Rp*s/13;return es(e,r=>t.includes(r)?{className:"put-in",words:`\
put in from the ${n} run`,onTop:i=>Cp(i,n,o)}:null)}function Cp({attributes:{x:e,y:t,width:n}},s,o){let[r,i]=[Number(e)+
Number(n),Number(t)],a=.45*o;return m("g",{key:"put in",class:"badge"},m("circle",{cx:r,cy:i,r:o}),m("path",{d:`M${r+a} ${i-
a}L${r-a} ${i+a}m0 ${-1.5*a}v${1.5*a}h${1.5*a}`}),m("title",{},`Put in from the ${s} run`))}var Rp,Tl=N(()=>{"use strict";
x();Io();j();Rp=7});function Nl(e,t){let n=Pp[t];return n===void 0?null:Math.round(100*Math.min(1,Math.max(0,e+n)))/100}var Pp,Ol,vl=N(()=>{
"use strict";x();Pp={ArrowUp:-.05,ArrowLeft:-.05,ArrowDown:.05,ArrowRight:.05,PageUp:-.2,PageDown:.2,Home:-1,End:1},Ol="\
Up, Down, Page Up, Page Down, Home and End move it; Left and Right lead to other parts."});function Il(e,{title:t,ground:n,lines:s}){let o=e.cloneNode(!0),{width:r,height:i}=e.viewBox.baseVal,a=Number(e.getAttribute(
"font-size")),c=s.length*_l*a,l=c+i,h=[],u=e.querySelectorAll("*");for(let[y,p]of o.querySelectorAll("*").entries()){let b=u[y];
b&&Bp(p,getComputedStyle(b)),p.matches(Fp)&&h.push(p);for(let w of["class","data-part","data-open","data-act","tabindex",
"role"])p.removeAttribute(w)}for(let y of[...h,...o.querySelectorAll('[opacity="0"]')])y.remove();let f=document.createElementNS(
ks,"title");f.textContent=t;let d=document.createElementNS(ks,"rect");d.setAttribute("y",String(-c)),d.setAttribute("wid\
th",String(r)),d.setAttribute("height",String(l)),d.setAttribute("fill",n);let g=s.map((y,p)=>{let b=a*(p?1:Wp),w=document.
createElementNS(ks,"text");return w.textContent=at(y,r-2*Ll,b,p===0),w.setAttribute("x",String(Ll)),w.setAttribute("y",String(
(p+.8)*_l*a-c)),w.setAttribute("font-size",String(b)),w.setAttribute("font-weight",p?"400":"600"),w.setAttribute("fill",
getComputedStyle(e).color),w});return o.prepend(f,d,...g),o.setAttribute("viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("\
xmlns",ks),o.setAttribute("width",String(r)),o.setAttribute("height",String(l)),o.setAttribute("font-family",getComputedStyle(
e).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.setAttribute("role","img"),o.setAttribute("aria-l\
abel",t),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(o),width:r,height:l}}function Bp(e,t){if(e.
localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}e.localName==="image"&&e.setAttribute("styl\
e","image-rendering: pixelated");for(let n of Hp){if(jp.has(n)&&e.localName!=="text")continue;let s=t.getPropertyValue(n);
s&&s!==Dp[n]&&e.setAttribute(n,s)}}var ks,_l,Wp,Ll,Hp,Dp,Fp,jp,Rl=N(()=>{"use strict";x();q();ks="http://www.w3.org/2000\
/svg",_l=1.7,Wp=1.2,Ll=20,Hp=["fill","stroke","stroke-width","stroke-dasharray","stroke-linecap","stroke-linejoin","opac\
ity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],Dp={fill:"rgb(0, 0, 0)",stroke:"none",
"stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"miter",opacity:"1","paint-orde\
r":"normal","text-decoration-line":"none"},Fp=".handle, .handle-words, .control, .escape",jp=new Set(["font-size","font-\
weight","text-anchor"])});function Pl(e,t=null,n=null){if(t===null)return[Up(e,n),Vp(e,n)];let s=Bt(t,e);return s?Gp[s.kind](e,s):[]}function Up(e,t){
let{hasPointer:n}=e,s=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","\
Stay in minutes",...n?["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:e.visits.map((o,r)=>[
V(e,r),o.duration_minutes,...n?[dr(e.pointerScores[r]),e.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function Vp(e,t){
return{caption:`The answer, with a gate of ${e.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From\
 the pointer","From generation","Probability",...t?[`Probability ${t.words}`]:[]],rows:e.trace.location_probabilities.final.
map(({location:n})=>{let{pointer:s,generation:o,fromPointer:r,fromGeneration:i}=Be(e,n),a=e.probabilityOf("final",n);return[
e.nameOf(n).label,s,o,r,i,a,...t?[t.knownProbability(n)]:[]]})}}function qp(e,{layer:t,head:n,query:s,visit:o,isLeaf:r}){
let{count:i}=e,a=e.weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((f,d)=>V(e,d));if(!r)return[{caption:`Weights o\
f ${c}: rows are the visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((f,d)=>[
f,...a.subarray(d*i,(d+1)*i)])}];let h=as(e,t,n,s),{dot:u}=He(e,t,n,s,o);return[Ms(`Query of ${l[s]} × key of ${l[o]}, ${c}`,
["Query","Key"],u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((f,d)=>[f,dr(
h.scores[d]),a[s*i+d]])}]}function zp(e,t){let{layer:n,visit:s}=t,o=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1",
"norm1"],["Heads","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.o\
ut"],["Leaves","residual_out"]].filter(([,u])=>e.has(`${o}.${u}`)),i=r.map(([,u])=>lt(e,`${o}.${u}`,s)),a=ws(e,t),c=ls(e,
n,s,a),l=lt(e,`${o}.feed_forward.pre`,s),h=lt(e,`${o}.feed_forward.hidden`,s);return[{caption:`${V(e,s)}, in layer ${n}`,
columns:["Number",...r.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,f)=>[f+1,...i.map(d=>d[f])])},{caption:`Hidden unit\
s of the feed-forward network${c?`, and what they give number ${a+1}`:""}`,columns:["Unit","Before the activation","Afte\
r it",...c?["Weight","Product"]:[]],rows:Array.from(h,(u,f)=>[f+1,l[f],u,...c?[c.dot.second[f],c.dot.products[f]]:[]])}]}
function Cl(e,{kind:t,visit:n}){let s=lt(e,"inputs.projected",n),o=[{caption:`What ${V(e,n)} is made of`,columns:["Featu\
re","Value","Length of its vector"],rows:e.slices.map(({name:i,label:a,lengths:c})=>[a,ir(e,i,n),c[n]])},fr("All feature\
s mixed by one matrix",s)];if(t==="inputs")return o;let r=Array.from({length:e.layers*e.heads},(i,a)=>{let[c,l]=[Math.floor(
a/e.heads),a%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.hasPointer&&r.push(["Pointer",e.pointerWeights[n]]),
o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),o}function Yp(e){return[fr(
"The context: the last visit after all layers",e.values("context"))]}function Kp(e,{visit:t,isLeaf:n}){let s=cs(e),o=e.visits.
map((l,h)=>V(e,h)),r=e.values("pointer.content_scores"),i=e.has("pointer.bias")?e.values("pointer.bias"):null,a=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...i?["Position bias"]:[],"Score","Weig\
ht"],rows:o.map((l,h)=>[l,r[h],...i?[i[h]]:[],dr(s.scores[h]),e.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return a;let{dot:c}=De(e,t);return[Ms(`Query of the context × key of ${o[t]}`,["Query","Key"],c),...a]}function Jp(e,{
location:t,isLeaf:n}){let s=e.trace.location_probabilities.generation??[],o={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:s.map(i=>[e.nameOf(i.location).label,ae(e,i.location).logit,
i.probability])},{dot:r}=ae(e,t);return n&&r?[Ms(`Context × weights of ${e.nameOf(t).label}`,["Context","Weight"],r),o]:
[o]}function Xp(e){let t=je(e),n={caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bias",t.bias],["Logit",t.
logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[n];let s="Hidden units";return[t.dot?Ms(s,["Hidden un\
it","Weight"],t.dot):fr(s,t.hidden),n]}function Zp(e,{location:t}){let{visits:n,pointer:s,generation:o,gate:r,fromPointer:i,
fromGeneration:a,probability:c}=Be(e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",s,r,i],["Generation",o,1-r,a],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[V(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function Ms(e,t,{
first:n,second:s,products:o,sum:r}){return{caption:e,columns:["Number",...t,"Product"],rows:[...o.map((i,a)=>[a+1,n[a],s[a],
i]),["Sum","","",r]]}}function fr(e,t){return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,s)=>[s+1,n])}}function dr(e){
return Number.isFinite(e)?e:"−∞"}var Gp,Wl=N(()=>{"use strict";x();Pe();Dt();$s();ar();Ht();Gp={head:qp,stream:zp,inputs:Cl,
visit:Cl,context:Yp,pointer:Kp,generation:Jp,gate:Xp,place:Zp}});function Hl(e,t,n,s=null){let o=document.createElement("dialog");o.className="picture-tables",o.setAttribute("aria-label",
"Numbers");let r=Pl(t,n,s);for(let l of r){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append(ve(l)),o.append(u,h)}let i=document.createElement("button");i.type=
"button",i.textContent="Close",i.addEventListener("click",()=>o.close());let a=document.createElement("a");a.textContent=
"Save as CSV",a.download=`${n??"network"}.csv`,a.href=URL.createObjectURL(new Blob([Gn(r)],{type:"text/csv"}));let c=document.
createElement("p");c.append(i," ",a),o.append(c),o.addEventListener("close",()=>{URL.revokeObjectURL(a.href),o.remove()}),
e.append(o),o.showModal()}var Dl=N(()=>{"use strict";x();Un();Wl()});function jl(e,t,n){if(n==="Home")return e[0]??null;if(n==="End")return e.at(-1)??null;let[s,o]=Qp[n]??[0,!1],r=t?e.indexOf(
t):-1,i=e[r];if(s===0||!i)return null;let a=Es(i);if(!o){let f=e[r+s];return f&&Es(f)===a?f:null}let c=[...new Set(e.map(
Es))],l=c[c.indexOf(a)+s],h=e.filter(f=>Es(f)===l),u=f=>Math.abs(Fl(f)-Fl(i));return h.sort((f,d)=>u(f)-u(d))[0]??null}function Es(e){
return(e.getAttribute("data-part")??"").replace(/\.\d+$/,"")}function Fl(e){let{top:t,bottom:n}=e.getBoundingClientRect();
return(t+n)/2}var Qp,Bl=N(()=>{"use strict";x();Qp={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]}});var mr={};wi(mr,{SLIDER_KEYS:()=>Ol,blockAround:()=>Ho,carryOf:()=>yc,circuitSentence:()=>dc,circuitWords:()=>uc,dragOf:()=>bc,
markedAsCircuit:()=>lc,markedAsPut:()=>Sl,neighbourOf:()=>Do,openedMarks:()=>ml,sentenceOfOpened:()=>El,showTables:()=>Hl,
slid:()=>Nl,svgFile:()=>Il,turned:()=>Wo,walked:()=>jl});var Gl=N(()=>{"use strict";x();mc();xc();pl();Al();Tl();vl();Rl();
Dl();Bl()});function An({reading:e,before:t,overlays:n}){return!n||!t?.hasPointer||!e.hasPointer?null:e.hasVisitsOf(t)?t.pointerWeights:
null}function As(e){let{reading:t,before:n,overlays:s}=e;if(!s||!n)return 1;let o=An(e),r=(h,[u=0,f=0])=>h+Math.max(u,f),
i=Array.from(o??[],(h,u)=>[h,Number(t.pointerWeights[u])]),a=[...Ul(t),...Ul(n)],c=[...new Set(a)].flatMap(h=>eg.map(u=>[
t.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,f)=>u+Number(f[h]),0)));return Math.max(1,
i.reduce(r,0),[...c,l].reduce(r,0))}function Ul({trace:e,locations:t}){let n=e.tensors.probabilities;if(n)return Array.from(
n.values,(r,i)=>i);let{final:s,generation:o}=e.location_probabilities;return[...t,...[...s,...o??[]].map(({location:r})=>r)]}
function Ss({key:e,now:t,before:n,path:s,edges:o,style:r="",title:i=""}){if(n===null||Math.abs(t-n)<tg)return null;let a=t>
n?"more":"less",[c,l]=o[a];return!c||!l?null:m("path",{key:`${a} ${e}`,class:`change ${a}${r}`,d:s(c,l)},i&&m("title",{},
i))}function Ts(e,t,n){return`${T(e,1)}; ${n} ${T(t,1)}`}var tg,eg,Ye=N(()=>{"use strict";x();j();q();tg=.6,eg=["pointer",
"generation"]});var Sn,ng,Os,Vl=N(()=>{"use strict";x();Sn="Circuit",ng=[["bold","keeps the answer"],["faded","can be left out"]],Os=class{circuit=null;failure="";#s;#t;#n=null;constructor(t,n){
this.#s=t,this.#t=n,this.button=document.createElement("button"),this.button.type="button",this.button.title="The smalle\
st set of parts that keeps the answer, and what each part adds (C)",this.button.addEventListener("click",()=>this.toggle()),
this.legend=document.createElement("ul"),this.legend.className="circuit-legend";for(let[s,o]of ng){let r=document.createElement(
"li");r.className=s,r.textContent=o,this.legend.append(r)}this.#r(!1,Sn)}get isOn(){return this.button.getAttribute("ari\
a-pressed")==="true"}toggle(){let t=!this.isOn;this.#o(),this.#r(t,Sn),this.#t(),t&&this.#e(0)}renew(){this.#o(),this.isOn&&
this.#e(250)}#o(){this.#n?.abort(),this.#n=this.circuit=null,this.failure=""}async#e(t){let n=new AbortController;if(this.#n=
n,this.#r(!0,`${Sn} …`),await new Promise(s=>setTimeout(s,t)),!n.signal.aborted){try{let s=await this.#s(o=>{n.signal.
aborted||this.#r(!0,`${Sn} ${Math.floor(100*o)} %`)},n.signal);if(n.signal.aborted)return;this.circuit=s}catch(s){if(n.signal.
aborted)return;this.failure=s instanceof Error?s.message:String(s)}this.#r(!0,Sn),this.#t()}}#r(t,n){this.button.setAttribute(
"aria-pressed",String(t)),this.button.textContent=n,this.legend.hidden=this.circuit===null}}});function zl(e){return typeof e=="string"?{tag:"tspan",attributes:{},children:[e]}:e}function pr(e,t){return`${e.tag} ${e.
key??t}`}function og(e,t){let n=e.match(Ns)??[],s=t.match(Ns)??[],o=t.split(Ns);return n.length!==s.length||e.split(Ns).
join()!==o.join()?null:r=>{let i=s.map((a,c)=>{let l=Number(n[c]);return String(Math.round((l+r*(Number(a)-l))*100)/100)});
return o.map((a,c)=>a+(i[c]??"")).join("")}}var ql,sg,Ns,vs,Yl=N(()=>{"use strict";x();j();ql="http://www.w3.org/2000/sv\
g",sg=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),Ns=/-?\d+(?:\.\d+)?/g,vs=class{#s=new WeakMap;#t=new Map;#n=new WeakMap;#o=0;#e=0;constructor(t){
this.root=t,this.elements=[]}show(t,n=0){this.#f(),this.elements=this.#r(this.root,t,this.elements,n>0),this.#t.size&&this.#u(
n)}#r(t,n,s,o){if(n.every(a=>typeof a=="string")){let a=n.join("");return(t.textContent!==a||s.length)&&(t.textContent=a),
[]}if(!s.length&&!t.firstChild){let a=n.map(c=>this.#i(zl(c)));return t.append(...a),a}let r=new Map;for(let[a,c]of s.entries()){
let l=this.#s.get(c);l&&r.set(pr(l.mark,a),c)}let i=n.map((a,c)=>{let l=zl(a),h=r.get(pr(l,c));r.delete(pr(l,c));let u=h??
document.createElementNS(ql,l.tag);return this.#l(u,l,o&&h!==void 0),u});for(let a of r.values())a.remove();for(let[a,c]of i.
entries()){let l=t.childNodes[a];l!==c&&t.insertBefore(c,l??null)}return i}#i(t){let n=document.createElementNS(ql,t.tag);
for(let s in t.attributes){let o=dn(t.attributes[s]);o!==null&&n.setAttribute(s,o)}return this.#s.set(n,{mark:t,elements:this.#r(
n,t.children,[],!1)}),n}#l(t,n,s){let o=this.#s.get(t),r=o?.mark.attributes??{};for(let a of Object.keys(r))dn(n.attributes[a])===
null&&t.removeAttribute(a);for(let[a,c]of Object.entries(n.attributes)){let l=dn(c),h=dn(r[a]);if(l===null||l===h)continue;
let u=s&&h!==null&&sg.has(a)?og(h,l):null;u?this.#t.set(`${this.#a(t)} ${a}`,{element:t,name:a,at:u,end:l}):t.setAttribute(
a,l)}let i=this.#r(t,n.children,o?.elements??[],s);this.#s.set(t,{mark:n,elements:i})}#a(t){let n=this.#n.get(t)??this.#o++;
return this.#n.set(t,n),n}#u(t){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/t));if(r===1){this.#f();
return}let i=1-(1-r)**3;for(let{element:a,name:c,at:l}of this.#t.values())a.setAttribute(c,l(i));this.#e=requestAnimationFrame(
s)};this.#e=requestAnimationFrame(s)}#f(){cancelAnimationFrame(this.#e);for(let{element:t,name:n,end:s}of this.#t.values())
t.setAttribute(n,s);this.#t.clear()}}});function gr(e,t,n){let s=document.createElement("button");return s.type="button",s.dataset.icon=t,s.title=e,s.setAttribute(
"aria-label",e),s.addEventListener("click",n),s}var _s,Kl=N(()=>{"use strict";x();_s=class{#s=0;#t=0;#n=[];constructor(t,n){
this.show=n,this.button=gr("Play the story","play",()=>this.toggle()),this.back=gr("Step back","back",()=>this.step(-1)),
this.forth=gr("Step forward","forth",()=>this.step(1)),this.slider=document.createElement("input"),this.slider.type="ran\
ge",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute("aria-label","Step of the story"),this.slider.
addEventListener("input",()=>this.goTo(Number(this.slider.value)-1)),t.append(this.button,this.back,this.forth,this.slider),
this.#e(!1)}isOpen=!1;get beat(){return this.isOpen?this.#t:null}get count(){return this.#n.length}get isTelling(){return this.
isOpen&&this.#t<this.#n.length-1}get told(){return this.isOpen?this.#n[this.#t]??null:null}tell(t){this.#n=t,this.#t=Math.
min(this.#t,t.length-1),this.slider.max=String(t.length),this.#e(this.#s!==0)}toggle(){this.#s?this.pause():this.play()}play(){
let t=this.#t>=this.#n.length-1;this.goTo(this.isOpen&&!t?this.#t:0),this.#o()}pause(){clearTimeout(this.#s),this.#s=0,this.#e(
!1)}close(){this.isOpen&&(this.pause(),this.isOpen=!1,this.#t=0,this.#e(!1),this.show(null))}step(t){this.goTo(this.isOpen?
this.#t+t:t>0?0:this.#n.length-1)}goTo(t){this.pause(),this.isOpen=!0,this.#t=Math.max(0,Math.min(this.#n.length-1,t)),this.#e(
!1),this.show(this.#t)}#o(){let{title:t="",text:n=""}=this.#n[this.#t]??{},s=Math.max(1800,55*(t.length+n.length));if(this.#t>=
this.#n.length-1){this.pause();return}this.#s=window.setTimeout(()=>{this.goTo(this.#t+1),this.#o()},s),this.#e(!0)}#e(t){
this.button.dataset.icon=t?"pause":"play";let n=t?"Pause the story":"Play the story";this.button.setAttribute("aria-labe\
l",n),this.button.title=n,this.slider.value=String(this.isOpen?this.#t+1:this.#n.length),this.slider.setAttribute("aria-\
valuetext",this.isOpen?`Step ${this.#t+1} of ${this.#n.length}`:"The whole picture"),this.back.disabled=this.isOpen&&this.#t===
0,this.forth.disabled=this.isOpen&&this.#t>=this.#n.length-1}}});function Ls({reading:e,before:t,overlays:n,stage:s,happened:o,lit:r}){let i=Lt(r,e),{most:a,top:c,bottom:l}=s.answers,h=o===
null?[]:[o];n&&t&&h.push(t.trace.prediction.location),i!==null&&r?.kind==="place"&&h.push(i);let u=e.answer(a,h),f=u.slice(
0,-1).map(({location:p})=>p),d=Xl(f.map(p=>t?.knownProbability(p)??null),1),g=n&&t?ag(f,e,t):null,y=(l-c)/u.length;return u.
map((p,b)=>{let w=c+(b+.5)*y,$=p.probability*s.full,k={pointer:g?.pointer[b]??null,generation:g?.generation[b]??null},[M,
_]=["pointer","generation"].map(E=>Jl(p[E]*ke({reading:e},E),k[E])*s.full);return{...p,was:t?d[b]??null:null,wasByPath:k,
middle:w,start:w+(Number(M)-Number(_)-$)/2,height:$}})}function Jl(e,t){return Math.max(0,(t??e)-e)}function ag(e,t,n){let s=(o,r)=>r?
Xl(e.map(i=>n.shareOf(o,i)),ke({reading:n},o)):[];return{pointer:s("pointer",t.hasPointer),generation:s("generation",t.hasGeneration)}}
function Xl(e,t){let n=e.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,t);return[...e,n.length===e.length?Math.max(0,s):null]}
function Is(e,t){let{reading:n,stage:s}=e,o=An(e),r=n.pointerWeights,i=p=>p.reduce((b,w)=>b+Jl(r[w],o?.[w]??null),0),a=n.
pointedPlaces.map(p=>({...p,lost:i(p.visits)})).sort((p,b)=>b.probability+b.lost-p.probability-p.lost),c=a.filter((p,b)=>p.
probability+p.lost>=rg&&b<ig||br(t,p.location)<t.length-1).map(p=>({...p,wish:y(p.visits)})),l=a.filter(({location:p})=>!c.
some(b=>b.location===p));if(l.length){let p=l.flatMap(b=>b.visits);c.push({location:-1,label:`${l.length} other${l.length===
1?"":"s"}`,category:null,probability:l.reduce((b,{probability:w})=>b+w,0),lost:i(p),visits:p,wish:y(p)})}c.sort((p,b)=>p.
wish-b.wish);let{room:h,gap:u}=s.across.places,f=c.map(({wish:p,probability:b,lost:w})=>({wish:p,length:(b+w)*s.full})),
d=f.reduce((p,{length:b})=>p-b,h[1]-h[0]),g=fs(f,Math.max(0,Math.min(u,d/(f.length-1||1))),...h);return c.map(({location:p,
label:b,probability:w,lost:$,visits:k},M)=>({path:"pointer",location:p,label:b,probability:w,start:Number(g[M]),lost:$,visits:k,
answer:br(t,p)}));function y(p){let b=p.map($=>Math.max(r[$],o?.[$]??0)),w=b.reduce(($,k)=>$+k,0)||1;return p.reduce(($,k,M)=>$+
Number(b[M])/w*Number(s.across.visits[k]),0)}}function Rs({reading:e,stage:t},n){if(!e.hasGeneration)return[];let s=e.generated(
kn),{gap:o}=t.across.generation,{start:r}=t.across.generation;return s.map(({location:i,label:a,probability:c})=>{let l={
path:"generation",location:i,label:a,probability:c,start:r,lost:0,visits:[],answer:br(n,i)};return r+=c*t.full+o,l})}function ke({
reading:e},t){return t==="pointer"?e.gate:1-e.gate}function Ot(e,t){let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function br(e,t){
let n=e.findIndex(s=>s.location===t);return n<0?e.length-1:n}var rg,ig,Ke=N(()=>{"use strict";x();Ye();pt();ce();rg=.03,
ig=5});function ue({stage:e},t){let n=e.type/13;return G(t,12.5*n)+13*n}function Tn({reading:e},t){let n=e.trace.interventions[`${t}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function Cs(e,t,n,s=3){let o=e.reading.trace.interventions[`${t}\
_temperature`]??1;return m("g",{key:`temperature ${t}`},Je(e,{act:`${t}_temperature`,words:Tn(e,t),title:`Temperature of\
 the ${t} softmax: ${o}. Drag to the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function Je(e,{act:t,
words:n,title:s,right:o,y:r,height:i=0,stays:a=!1}){if(!e.canAct)return[];let c=e.stage.type/13,l=i||yr*c,h=ue(e,n),u=a?
" stays":"";return[m("rect",{key:`handle ${t}`,class:`handle${u}`,"data-act":t,x:o-h,y:r,width:h,height:l,rx:l/2},m("tit\
le",{},s)),m("text",{key:`handle words ${t}`,class:`handle-words middle${u}`,x:o-h/2,y:r+l/2+4*c},n)]}var yr,Ps=N(()=>{"\
use strict";x();j();q();yr=18});function Zl(e){let{stage:t}=e,{x:n,width:s}=t.visits;return[fe(e,n,"Visits",xr(e,s),s),...cg(e),...t.rows.map((o,r)=>hg(
e,r))]}function xr({stage:e,lit:t},n){if(t?.kind!=="head")return"oldest first";let s="% read by the last visit",o=`${s} \
in head ${t.head}`;return G(o,12.5*(e.type/13))<=n?o:s}function fe({stage:e},t,n,s,o=400){let r=e.type/13;return m("g",{
key:`title ${n}`,class:"heading","aria-hidden":"true"},G(n,15*r,!0)<=o?m("text",{x:t,y:17*r,class:"title"},n):m("text",{
x:t,y:17*r,class:"small strong"},at(n,o,12.5*r,!0)),m("text",{x:t,y:35*r,class:"small"},at(s,o,12.5*r)))}function cg({reading:e,
stage:t}){let n=t.type/13,s=[];for(let{start:o,end:r,weekday:i}of wr(e)){let a=Number(t.rows[o]?.y)-Number(t.rows[o]?.height)/
2,c=Number(t.rows[r]?.y)+Number(t.rows[r]?.height)/2;if(s.push(m("rect",{key:`day ${o}`,class:"day",x:t.visits.x+29*n,y:a+
1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+c)/2+4.5*n);s.push(m("text",{key:`weekda\
y ${o}`,class:"small strong",x:t.visits.x,y:l},i))}}return s}function wr({visits:e}){let t=[];for(let[n,s]of e.entries()){
let o=lg(s),r=t.at(-1);r?.day===o?r.end=n:t.push({start:n,end:n,day:o,weekday:String($t[s.weekday])})}return t}function lg({
arrival:e,weekday:t}){return e?.split("T")[0]??String(t)}function hg(e,t){let{reading:n,stage:s,lit:o}=e,{y:r,height:i,isFull:a}=s.
rows[t],c=n.visits[t];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,f=mn(o,n).includes(t),d=c.masked?"unmask":"mask",g=a&&e.canAct&&t<n.count-1,y=g&&f?ue(e,d)+4*l:0,p=Math.min(yr*l,i),
b=Ws(c),w=i>=33*l,$=(w?20:13)*l,k=h+$+(w?14:8)*l,M=kr(e,t),_=Mr(e,t),E=f||_,S=M?42*l:0,O=s.visits.x+s.visits.width-4,L=O-
k,I=s.isDense?0:38*l,P=w?[m("text",{x:k,y:r-3*l,class:"strong"},at(c.label,L-y,13*l,!0)),m("text",{x:k,y:r+13*l,class:"s\
mall"},G(b,12.5*l)<=L-S?b:ft(c.start_minute)),M||L<G(b,12.5*l)+56*l?null:ug(O+4-50*l,r+5*l,48*l,c)]:[m("text",{x:k,y:r+4.4*
l,class:E?"strong":"label"},at(c.label,L-Math.max(I,S)-y-9,12.5*l,E)),M||s.isDense?null:m("text",{x:O-y,y:r+4.4*l,class:"\
small end"},ft(c.start_minute))];return m("g",$r(e,t,c),m("rect",{class:"chip",x:h,y:r-i/2+.5,width:u,height:Math.max(1,
i-1),rx:a?5*l:1}),a&&Et(c.category,h+4*l,r-$/2,$),a?P:m("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),M&&a&&m("t\
ext",{x:O,y:r+(w?13:4.4)*l,class:_?"strong end":"small end"},M),g&&f&&Je(e,{act:"mask",words:d,title:c.masked?"Unmask th\
is visit, so that others may read it again":"Mask this visit: no other may read it",right:O+2,y:w?r-17*l:r-p/2,height:p}),
m("title",{},`${c.label}, ${$t[c.weekday]} ${b}`))}function $r({reading:e,lit:t},n,s){let o=mn(t,e).includes(n);return{key:`\
visit ${n}`,class:`part visit${o?" lit":""}${s.masked?" off":""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1",
"aria-label":`Visit ${n+1} of ${e.count}: ${s.label}, ${$t[s.weekday]} ${Ws(s)}${s.masked?", masked":""}${e.hasPointer?`\
; pointer weight ${T(e.pointerWeights[n],1)}`:""}`}}function Ws({start_minute:e,duration_minutes:t}){return`${ft(e)} · ${Zt(
t)}`}function kr({reading:e,lit:t},n){return t?.kind!=="head"?"":T(e.lastRow(t.layer??0,t.head??0)[n])}function Mr({reading:e,
lit:t},n){return t?.kind!=="head"?!1:xt(e.lastRow(t.layer??0,t.head??0))===n}function ug(e,t,n,{start_minute:s,duration_minutes:o}){
let r=Math.min(s+o,On),i=Math.min(s,Math.max(0,s+o-On)),a=(c,l)=>m("rect",{class:"stay",x:e+c/On*n,y:t,width:Math.max(1,
(l-c)/On*n),height:7});return m("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},m("rect",{class:"\
track",x:e,y:t,width:n,height:7}),a(s,r),i>0&&a(0,i),m("rect",{class:"stay-end","data-drag":"stay",x:e+(i||r)/On*n-2,y:t-
3,width:5,height:13}))}function Ql(e){let{reading:t,stage:n}=e;if(!n.slices)return[];let s=n.type/13,{x:o,width:r}=n.slices,
{slices:i}=t,a=Math.max(...Ut(e).map(({longestSlice:y})=>y)),c=r/i.length,l=kt(e.lit,t),h=e.lit?.kind==="slices",u=n.rows.
flatMap(({y,height:p},b)=>i.map(({lengths:w},$)=>{let k=Number(w[b])/a*Math.max(2,p-4);return{visit:b,x:o+$*c,y:y+p/2-2-
k,width:.72*c,height:k}})),[f,d]=Er(u,({visit:y})=>h||l.includes(y)),g=i.map(({label:y},p)=>m("text",{key:`name ${y}`,class:"\
tiny middle",x:o+(p+.36)*c,y:(p%2?40:26)*s},y));return[m("g",Ar(e),m("rect",{class:"ground",x:o-6,y:n.top-4,width:r+6,height:n.
bottom-n.top+8,rx:6}),g,m("path",{key:"bars",class:"length",d:Ce(d)}),f.length>0&&m("path",{key:"lit",class:"length lit",
d:Ce(f)}),m("text",{class:"small",x:o,y:n.bottom+18*s},"Bars: lengths"),m("text",{class:"small",x:o,y:n.bottom+33*s},"of\
 the vectors"))]}function Er(e,t){return[e.filter(t),e.filter(n=>!t(n))]}function Ar(e){return{key:"slices",class:`part \
slices${Mt(e,"slices")}`,"data-part":"inputs",role:"button",tabindex:"-1",opacity:J(e,ms.slices),"aria-label":`What each\
 visit is made of: ${e.reading.slices.map(({label:t})=>t).join(", ")}`}}var On,Xe=N(()=>{"use strict";x();Ps();ye();pt();
ge();j();q();yt();On=1440});function th(e,t){let{x:n,right:s}=e.stage.answers,o=e.stage.type/13;return[fe(e,n+6*o,"Answer",e.stage.isDense?"":fg(e),
s-n),...Sr(e,t)]}function fg({reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of ge\
neration"}function Sr(e,t){let{reading:n,stage:s,lit:o,happened:r}=e,i=s.type/13,a=Lt(o,n),{x:c,right:l,segment:h}=s.answers,
u=l-c;return t.map(f=>{let{location:d,label:g,category:y,probability:p,was:b,middle:w,height:$,start:k}=f,M=[{path:"poin\
ter",share:f.pointer*ke(e,"pointer")},{path:"generation",share:f.generation*ke(e,"generation")}],_=a===d,E=c+(y===null?6:
26)*i,S=Vn(g,l-E-(r===d?20*i:2),13.5*i,2,!0),O=w-(S.length>1?22:8)*i,L=w+(S.length>1?2:0)*i,I=c+6*i,P=u-8*i;return m("g",
{key:`place ${d}`,class:`part place${_?" lit":a!==null&&o?" dim":""}`,"data-part":d<0?null:`places.${d}`,role:d<0?null:"\
button",tabindex:d<0?null:"-1","aria-label":`${g}: ${T(p,1)}; from the pointer ${T(M[0]?.share??0,1)}, from generation ${T(
M[1]?.share??0,1)}${r===d?"; this is what really happened":""}`},m("rect",{key:"ground",class:"ground",x:c-6*i,y:O-16*i,
width:u+10*i,height:L-O+50*i,rx:6}),m("rect",{key:"segment",class:"answer-bar",x:h,y:k,width:et-2,height:Math.max(1,$)}),
y!==null&&Et(y,c+5*i,O-13*i,16*i),S.map((D,W)=>m("text",{key:`name ${W}`,class:d<0?"label halo":"strong halo",x:E,y:O+15*
W*i},D)),r===d&&m("path",{key:"happened",class:"check",d:`M${l-16*i} ${O-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},m("title",
{},"This is where the person went.")),m("rect",{key:"track",class:"track",x:c+6*i,y:L,width:P,height:8*i}),M.map(({path:D,
share:W})=>{let C=m("rect",{key:D,class:`${D} bar`,x:I,y:L,width:Math.max(0,W*P),height:8*i});return I+=W*P,C}),b!==null&&
m("rect",{key:"before",class:"before",x:c+5*i+b*P,y:L-3*i,width:2,height:14*i}),m("text",{key:"probability",class:"stron\
g halo",x:c+6*i,y:L+23*i},T(p,1)),b!==null&&dg(c+60*i,L+23*i,p,b))})}function dg(e,t,n,s){let{change:o,size:r,sign:i}=_e(
n,s);return o===0?m("text",{key:"change",class:"small",x:e,y:t},"same"):m("text",{key:"change",class:`${o>0?"more":"less"}\
 strong halo`,x:e,y:t},`${i} ${r}`)}var Tr=N(()=>{"use strict";x();Ke();ye();pt();j();ce();q();Xe()});function eh(e){let{reading:t,stage:n}=e,s=n.type/13,o=t.values("context");if(!n.layers.at(-1)||!o)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),a=Math.ceil(o.length/i),c=n.context,l=c/i,h=n.fork-2*s,u=n.bottom+20*s,f={x:h,y:u,columns:i,
cell:l},d={class:"strong halo middle",x:h+c/2,y:u+a*l+14*s};return Or(e,f,mg(e,h,u,c,a*l),n.isDense?d:void 0)}function Or(e,{
x:t,y:n,columns:s,cell:o},r,i){let a=e.stage.type/13,c={class:"strong halo",x:t,y:n-5*a},l=e.reading.values("context"),h=Math.
max(...Ut(e).flatMap(f=>[...f.values("context")].map(Math.abs)))||1,u=Array.from(l,(f,d)=>m("rect",{class:f<0?"below-zer\
o":"above-zero",x:t+d%s*o,y:n+Math.floor(d/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(f)/h)}));return m("g",{
key:"context",class:`part context${Mt(e,"context")}`,"data-part":"context",role:"button",tabindex:"-1",opacity:J(e,nt(e.
reading).context),"aria-label":`Context: the last visit after all layers, ${l.length} numbers`},m("rect",{class:"ground",
x:t-3,y:n-16*a,width:s*o+6,height:Math.max(44,Math.ceil(l.length/s)*o+20*a),rx:4}),r,m("text",{key:"name",...i??c},"Cont\
ext"),u,m("title",{},`The last visit after all layers: ${l.length} numbers. The pointer, the generation head and the gat\
e read them.`))}function mg({reading:e,stage:t},n,s,o,r){let i=t.type/13,a=Number(t.rows.at(-1)?.y),c=n-6*i,l=t.size.height-
5*i,h=t.gate+9*i;return[m("path",{key:"from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${s+r/2}H${n-2}`}),e.hasGeneration&&
m("path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*i}`}),e.has("gate.logit")&&m("\
path",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*i}V${l}H${h}V${.56*t.size.height+t.full/2+4}`})]}var Nr=N(
()=>{"use strict";x();pt();j();yt()});function nh(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,r=s.across.gate,i=r+s.full,a=s.gateWidth,c=r+t.gate*s.full,
l=n?.hasGate?n.gate:t.gate,h=s.gate+a/2,u=Hs(e);return m("g",vr(e,"vertical"),m("rect",{key:"frame",class:"gate-frame",x:s.
gate-3,y:r-3,width:a+6,height:s.full+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:a,height:Math.
max(0,c-r)}),m("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:a,height:Math.max(0,i-c)}),m("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&m("path",{key:"learned",class:"le\
arned",d:`M${s.gate+a+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},m("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&m("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:a+16*o,height:12*o,rx:6*o}),
!u&&m("text",{key:"fixed",class:"small middle",x:h,y:i+18*o},"fixed"))}function Hs({reading:e}){return e.trace.architecture.
components.includes("gate")}function vr(e,t){let{reading:n}=e,s=e.canAct&&Hs(e);return{key:"gate",class:`part gate${Mt(e,
"gate")}`,"data-part":"gate",role:s?"slider":"button",...s&&{"aria-orientation":t,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-description":e.sliderKeys,"aria-valuetext":`${n.gate.toFixed(2)}: ${T(n.gate)} poi\
nter`},tabindex:"-1",opacity:J(e,nt(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${T(n.gate)} pointer, ${T(1-n.gate)}\
 generation${n.trace.gate.learned?"":", not learned"}`}}function Ds(e,t,n){let{reading:s,stage:o,lit:r}=e,i=e.beat>=nt(s).
gate,a=$=>ke(e,$),c=Lt(r,s),l=new Map,h=o.across.gate;for(let $ of t)l.set($,h),h+=$.probability*a($.path)*o.full;let u=new Map;
h=o.across.gate;for(let $ of["pointer","generation"])for(let[k]of n.entries())u.set(`${$} ${k}`,h),h+=Number(n[k]?.[$])*
a($)*o.full;let f=t.map($=>{let k=Number(l.get($)),M=$.probability*a($.path)*o.full,_=Ot($.start,$.start+$.probability*o.
full),E=Ot(k,k+M);return m("path",{key:`into ${$.path} ${$.location}`,class:`${$.path} band${b($.location)}`,d:o.bands.into(
_,E,i)})}),[d,g]=[o.across.gate,o.across.gate+o.full],y=n.flatMap(($,k)=>{let M=$.start;return["pointer","generation"].map(
_=>{let E=Number($[_])*a(_),S=E*o.full,O=Number(u.get(`${_} ${k}`)),L=Ot(O,O+S),I=Ot(M,M+S),P=$.wasByPath[_],D=P===null?
null:p(_,O,M,S,P*o.full);M+=S;let W=`out ${_} ${$.location}`;return[S>0&&m("path",{key:W,class:`${_} band${b($.location)}`,
d:o.bands.out(L,I,i)}),D&&Ss({key:W,now:S,before:Number(P)*o.full,path:(C,B)=>o.bands.out(C,B,i),edges:D,style:b($.location),
title:`${$.label}, from ${_==="pointer"?"the pointer":"generation"}: ${Ts(E,Number(P),e.before?s.wordsFor(e.before):"")}`})]})});
return[f,y,i&&r?.kind==="visit"&&w(r.visit??0)];function p($,k,M,_,E){let S=Math.abs(_-E),O=$==="pointer",L=(D,W)=>{let C=O?
D-(W?0:S):D+_-(W?S:0);return[C,C+S]},[I]=L(k,!1),P=Math.max(d,Math.min(g-S,I));return{more:[L(k,!0),L(M,!0)],less:[[P,P+
S],L(M,!1)]}}function b($){return c===null?"":c===$&&r?.kind==="place"?" lit":" dim"}function w($){let k=s.pointerWeights,
M=t.find(({path:B,visits:Z})=>B==="pointer"&&Z.includes($));if(!M)return null;let _=[...M.visits].sort((B,Z)=>B-Z),S=_.slice(
0,_.indexOf($)).reduce((B,Z)=>B+k[Z],0)*o.full,O=k[$]*o.full,L=a("pointer"),I=Number(l.get(M))+S*L,P=n[M.answer],D=Number(
u.get(`pointer ${M.answer}`))+S*L,W=Number(P?.start)+S*L,C=P?.location===M.location;return[m("path",{key:"visit into",class:"\
pointer band lit",d:o.bands.into(Ot(M.start+S,M.start+S+O),Ot(I,I+O*L),i)}),C&&m("path",{key:"visit out",class:"pointer \
band lit",d:o.bands.out(Ot(D,D+O*L),Ot(W,W+O*L),i)})]}}var Fs=N(()=>{"use strict";x();Ye();Ke();pt();j();q();yt()});function sh(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,{gate:r,gateHeight:i,full:a}=s,c=s.across.gate,l=c+t.gate*a,
h=n?n.gate:t.gate,u=Hs(e),f=`${T(t.gate)} pointer${u?"":", fixed"}`;return m("g",vr(e,"horizontal"),m("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:a+6,height:i+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:t.gate*
a,height:i}),m("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-t.gate)*a,height:i}),m("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${t.gate.toFixed(2)}`),m("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},f),h!==t.gate&&m("path",{key:"learned",class:"learned",d:`M${c+h*a} ${r+i+3}l${5*o} ${8*o}h${-10*o}Z`},m("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[m("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:i+16*o,rx:6*o}),m("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-It/2,s.size.width-
It),y:r+(i-It)/2,width:It,height:It})])}var oh=N(()=>{"use strict";x();Fs();j();le();q()});function rh(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:f})=>f==="generation"),i=s.places-8*o,a=s.fork+(n.
hasPointer?s.context+14*o:2*o),c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=e.beat>=nt(n).generation,h=r.map(
({label:f,probability:d,location:g},y)=>{let p=c+y*17*o;return[m("text",{key:`name ${y}`,class:g<0?"small halo":"label h\
alo",x:a,y:p},at(f,i-a-(s.isDense?38:46)*o,13*o)),m("text",{key:`share ${y}`,class:"strong end halo",x:i,y:p},T(d))]}),u=r.
map(({probability:f,start:d,location:g},y)=>m("rect",{key:`bar ${y}`,class:"generation bar",x:s.places,y:d,width:et,height:l?
Math.max(.8,f*s.full):0},m("title",{},`${g<0?"The others":r[y]?.label}: ${T(f,1)} of the generation head`)));return m("g",
_r(e,r),m("rect",{class:"ground",x:a-4,y:c-30*o,width:i-a+8,height:88*o,rx:6}),m("text",{class:`title halo${s.isDense?" \
end":""}`,x:s.isDense?i:a,y:c-18*o},"Generation"),h,u)}function _r(e,t){return{key:"generation",class:`part generation-b\
lock${Mt(e,"generation")}`,"data-part":"generation",role:"button",tabindex:"-1",opacity:J(e,nt(e.reading).generation),"a\
ria-label":`Generation: ${t.map(({label:n,probability:s})=>`${n} ${T(s)}`).join(", ")}`}}var Lr=N(()=>{"use strict";x();
pt();j();ce();q();yt()});function ih(e,t){let{reading:n,stage:s,lit:o}=e,r=Lt(o,n),i=t.filter(({path:l})=>l==="pointer"),a=bg(e,i),c=({location:l})=>r===
null||r===l?"":" dim";return m("g",{key:"places",opacity:J(e,nt(n).pointer)},i.map(l=>m("rect",{key:`bar ${l.location}`,
class:`pointer bar${c(l)}`,x:l.start,y:s.places,width:Math.max(.8,l.probability*s.full),height:et},m("title",{},`${l.label}\
: ${T(l.probability,1)} of the pointer`))),[yg,xg].map(l=>a.map(h=>l(e,h,c(h.flow)))))}function bg({reading:e,stage:t,lit:n},s){
let o=t.type/13,r=Lt(n,e),[i,a]=t.across.places.room,c=({location:h,probability:u})=>u+ +(r!==null&&h===r),l=[];for(let h of[
...s].sort((u,f)=>c(f)-c(u))){let{location:u,label:f,probability:d}=h,g=u>=0,y=` ${T(d)}`,b=`${at(f,a-i-G(y,13*o,!0),13*
o,g)}${y}`,w=G(b,13*o,g)/2,$=h.start+d*t.full/2,k=Math.max(i+w,Math.min(a-w,$)),[M,_]=[k-w,k+w];for(let E=0;E<pg;E++){if(l.
some(L=>L.row===E&&M<L.right+8*o&&_>L.left-8*o))continue;let O=k>$?"":k<$?" end":" middle";l.push({flow:h,text:b,isBold:g,
left:M,right:_,row:E,anchor:O});break}}return l}function ah({stage:e},{row:t}){return e.places+et+(14+Ir*t)*e.type/13}function yg(e,t,n){
let{type:s,places:o,full:r}=e.stage,{flow:i,row:a}=t;return a>0&&m("path",{key:`leader ${i.location}`,class:`leader${n}`,
d:`M${i.start+i.probability*r/2} ${o+et}V${ah(e,t)-11*s/13}`})}function xg(e,t,n){let{flow:s,text:o,isBold:r,left:i,right:a,
anchor:c}=t;return m("text",{key:`name ${s.location}`,class:`${r?"strong":"small"}${c} halo${n}`,x:c===""?i:c===" end"?a:
(i+a)/2,y:ah(e,t)},o)}function ch(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:l})=>l==="generation"),i=e.
beat>=nt(n).generation,a=n.hasPointer?.42*(s.right-s.left):s.right-s.left,c=s.places-(gg*Ir-6)*o;return m("g",_r(e,r),m(
"rect",{class:"ground",x:s.right-a,y:c-36*o,width:a+6,height:s.places+et-c+40*o,rx:6}),m("text",{class:"title end halo",
x:s.right,y:c-19*o},"Generation"),r.map(({location:l,label:h,probability:u,start:f},d)=>{let g=` ${T(u)}`,y=at(h,a-G(g,13*
o),13*o)+g;return[m("text",{key:`name ${d}`,class:l<0?"small end halo":"label end halo",x:s.right,y:c+d*Ir*o},y),m("rect",
{key:`bar ${d}`,class:"generation bar",x:f,y:s.places,width:Math.max(.8,u*s.full),height:i?et:0},m("title",{},`${l<0?"Th\
e others":h}: ${T(u,1)} of the generation head`))]}))}var pg,Ir,gg,lh=N(()=>{"use strict";x();Lr();pt();j();ce();q();yt();
pg=4,Ir=17,gg=4});function hh(e,t){let{reading:n,stage:s,lit:o}=e,r=s.type/13,i=J(e,nt(n).pointer),a=n.pointerWeights,c=n.pointerScores,l=kt(
o,n),h=Math.max(...a),u=s.fork+2*r,f={...!s.isDense&&{score:s.scores},weight:s.weights},d=G("Pointer",15*r,!0)+4*r,g=ue(
e,Tn(e,"pointer")),y=s.rows.flatMap(({y:b,isFull:w},$)=>{if(!w)return[];let k=a[$]>=.2*h||l.includes($)?"strong":"small",
M=l.length&&!l.includes($)?" dim":"";return[!s.isDense&&m("text",{key:`score ${$}`,class:`small end${M}`,x:s.scores,y:b+
4.4*r},v(c[$])),m("text",{key:`weight ${$}`,class:`${k} end${M}`,x:s.weights,y:b+4.4*r},T(a[$]))].filter(_=>_!==!1)}),p=t.
filter(({path:b})=>b==="pointer").map(b=>$g(e,b));return[m("g",Rr(e,t),m("rect",{class:"ground",x:u-4*r,y:s.top-4,width:s.
weights-u+8*r,height:s.bottom-s.top+8,rx:6}),fe(e,u,"Pointer","",200),Object.entries(f).map(([b,w])=>m("text",{key:b,class:"\
small end","aria-hidden":"true",x:w,y:35*r},b)),!s.isDense&&Cs(e,"pointer",Math.max(s.weights+6*r,u+d+g)),m("path",{class:"\
fork pointer-line",d:`M${u+2*r} ${s.bottom+8}V${s.top}`}),y),m("g",{key:"ribbons",opacity:i},Cr(e,t),p)]}function Rr(e,t){
return{key:"pointer",class:`part pointer-block${Mt(e,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",opacity:J(
e,nt(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${T(s)}`).join(", ")}`}}function Cr(e,t){let{reading:n,before:s,stage:o,lit:r}=e,i=n.
pointerWeights,a=An(e),c=kt(r,n),l=e.beat>=nt(n).pointer,h=fs(o.across.visits.map((u,f)=>({wish:u,length:Math.max(i[f],a?.[f]??
0)*o.full})),0,...o.across.starts);return t.filter(({path:u})=>u==="pointer").flatMap(u=>{let f=u.start,d=u.start+u.probability*
o.full;return[...u.visits].sort((g,y)=>g-y).map(g=>{let y=i[g]*o.full,p=Number(h[g]),b=c.includes(g)?" lit":c.length?" d\
im":"",w=Ot(f,f+y);f+=y;let $=a?.[g]??null,k=$===null?0:($-i[g])*o.full,[M,_]=[d,Math.max(0,k)];d+=_;let E=`${n.visits[g]?.
label}: `,S=$===null||!s?`${E}${T(i[g],1)} of the pointer`:`${E}${Ts(i[g],$,n.wordsFor(s))} of the pointer`;return[m("pa\
th",{key:`ribbon ${g}`,class:`pointer band${b}`,d:o.bands.ribbon(Ot(p,p+y),w,l)},m("title",{},S)),Ss({key:`ribbon ${g}`,
now:y,before:$===null?null:$*o.full,path:(O,L)=>o.bands.ribbon(O,L,l),edges:{more:[[p+y+k,p+y],[f+k,f]],less:[[p+y,p+y+k],
[M,M+_]]},style:b,title:S})]})})}function $g(e,{path:t,location:n,label:s,probability:o,start:r}){let{reading:i,stage:a,
lit:c}=e,l=a.type/13,h=Lt(c,i),u=T(o),d=i.hasGate&&Math.abs(r-a.across.gate+5*l)<wg*l?G("Gate 0.00",15*l,!0)/2-a.gateWidth/
2:0,[g,y]=[a.ribbons+2*l,a.gate-12*l-d],p=y-g,b=n>=0,w=at(s,p-G(` ${u}`,13*l,!0),13*l,b),$=G(`${w} ${u}`,13*l,b)/2,k=Math.
max(g+$,Math.min(a.places+et/2,y-$));return m("g",{key:`${t} ${n}`,class:h===null||h===n?"":"dim"},m("rect",{class:`${t}\
 bar`,x:a.places,y:r,width:et,height:Math.max(.8,o*a.full)}),m("text",{class:`${b?"strong":"small"} middle halo`,x:k,y:r-
5*l},`${w} ${u}`),m("title",{},`${s}: ${T(o,1)} of the pointer`))}var wg,Pr=N(()=>{"use strict";x();Ye();Ke();Ps();pt();
j();ce();q();yt();Xe();wg=16});function uh(e){return[Vt(e,17*(e.stage.type/13),"Visits",xr(e,e.stage.size.width)),...kg(e),...e.stage.columns.map((t,n)=>Mg(
e,n))]}function Vt({stage:e},t,n,s,o=e.right){let r=e.type/13,i=o-e.left-G(n,15*r,!0)-12*r;return m("g",{key:`title ${n}`,
class:"heading","aria-hidden":"true"},m("text",{class:"title halo",x:e.left,y:t},n),m("text",{class:"small end halo",x:o,
y:t},at(s,i,12.5*r)))}function kg({reading:e,stage:t}){let n=t.type/13;return wr(e).flatMap(({start:s,end:o,weekday:r})=>{
let[i,a]=[t.columns[s],t.columns[o]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[m("rect",{key:`day ${s}`,
class:"day",x:c+Math.min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=G(r,15*n,!0)&&m("tex\
t",{key:`weekday ${s}`,class:"small strong",x:c+1.5,y:t.chips.top-13*n},r)].filter(h=>h!==!1)})}function Mg(e,t){let{reading:n,
stage:s,lit:o}=e,{x:r,width:i,isFull:a}=s.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=s.
type/13,{top:h,height:u,hasNames:f}=s.chips,d=mn(o,n).includes(t),g=Math.min(20*l,i-3),y=ft(c.start_minute),p=kr(e,t),b=[
p||y,p?p.replace(" %",""):y.slice(0,2)],w=b.find(_=>G(_,12.5*l,!0)<=i)??b[1],$=f?Vn(c.label,i-6*l,12.5*l,2):[],k=d||Mr(e,
t),M={class:k?"strong middle":"small middle",x:r};return m("g",$r(e,t,c),m("rect",{class:"chip",x:r-i/2+Math.min(1,.1*i),
y:h,width:Math.max(.8,i-2),height:u,rx:a?6*l:0}),a?[Et(c.category,r-g/2,h+8*l,g),m("text",{key:"hour",...M,y:h+45*l},w),
$.map((_,E)=>m("text",{key:`name ${E}`,class:`${k?"strong":"small"} middle`,x:r,y:h+(62+15*E)*l},_))]:m("rect",{class:"l\
ane",x:r-Math.min(1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),m("title",{},`${c.label}, ${$t[c.weekday]} ${Ws(c)}`))}
function fh(e){let{reading:t,stage:n,lit:s}=e,o=n.type/13,{slices:r}=t,i=kt(s,t)[0]??t.count-1,a=t.visits[i],c=Math.max(
...Ut(e).map(({longestSlice:f})=>f)),l=(n.right-n.left)/r.length,h=n.inputs+(Y.title+46)*o,u=r.map(({name:f,label:d,lengths:g},y)=>{
let p=Number(g[i]),b=n.left+(y+.5)*l,w=p/c*30*o;return[m("rect",{key:`bar ${f}`,class:"length lit",x:b-9*o,y:h-w,width:18*
o,height:w}),m("text",{key:`length ${f}`,class:"tiny middle",x:b,y:h-w-4*o},v(p)),m("text",{key:`name ${f}`,class:"small\
 middle",x:b,y:h+15*o},d)]});return m("g",Ar(e),m("rect",{class:"ground",x:n.left-6,y:n.inputs-4*o,width:n.right-n.left+
12,height:(Y.title+Y.inputs+6)*o,rx:6}),Vt(e,n.inputs+15*o,"Input vector",a?`${a.label}, ${$t[a.weekday]} ${ft(a.start_minute)}`:
""),u,m("title",{},"Bars: length of each part’s vector"))}var Nn=N(()=>{"use strict";x();ye();pt();j();le();q();yt();Xe()});function dh(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=s.pointer;return[m("g",Rr(e,t),m("rect",{class:"ground",x:s.left-
6,y:r-2*o,width:s.right-s.left+12,height:(Y.title+Y.scores)*o,rx:6}),Vt(e,r+15*o,"Pointer","scores, and weights in perce\
nt"),m("path",{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),Eg(e)),m("g",{key:"ribbons",opacity:J(e,nt(
n).pointer)},Cr(e,t))]}function Eg({reading:e,stage:t,lit:n}){let s=t.type/13,o=e.pointerWeights,r=Array.from(e.pointerScores,
g=>v(g)),i=kt(n,e),a=Math.max(...o),c=Number(t.columns.at(-1)?.width),l=r.some(g=>G(g,11.5*s)>c-3),h=t.pointer+(Y.title+
Y.scores)*s,u=t.columns.find(g=>g.isFull),f=u?u.x-u.width/2:t.right,d=t.left-8*s;return t.columns.flatMap(({x:g,isFull:y},p)=>{
let b=i.length&&!i.includes(p)?" dim":"",w=o[p]>=.2*a||i.includes(p),$=T(o[p]).replace(" %",""),k=G($,12.5*s,!0)/2;if(!y&&
(!w||g-k<d||g+k>f))return[];d=g+k;let M=w?"strong":"small",_=h-24*s;return[y&&m("text",l?{key:`score ${p}`,class:`tiny${b}`,
x:g+4*s,y:_+2*s,transform:`rotate(-90 ${(g+4*s).toFixed(2)} ${(_+2*s).toFixed(2)})`}:{key:`score ${p}`,class:`tiny middl\
e${b}`,x:g,y:_},r[p]),m("text",{key:`weight ${p}`,class:`${M} middle${b}`,x:g,y:h-6*s},$)].filter(E=>E!==!1)})}var mh=N(
()=>{"use strict";x();pt();Pr();j();le();Nn();q();yt()});function ph(e){let{reading:t,stage:n}=e,s=n.type/13,o=J(e,nt(t).gate),r=Ls(e),i=[...Is(e,r),...Rs(e,r)];return[Or(e,n.context,
Ag(e)),...t.hasPointer?dh(e,i):[],m("g",{key:"flows",opacity:o},Ds(e,i,r)),...t.hasPointer?[ih(e,i)]:[],...t.hasGeneration?
[ch(e,i)]:[],...t.hasGate?[sh(e)]:[],m("g",{key:"answer",opacity:o},Vt(e,n.answers.top-10*s,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),Sr(e,r))]}function Ag({reading:e,stage:t}){let n=t.type/13,{x:s,y:o,columns:r,cell:i}=t.
context,a=s+r*i+2,c=Math.ceil(e.values("context").length/r)*i,[l,h]=[o+c/4,o+3*c/4],u=Number(t.columns.at(-1)?.x),f=t.right+
6;return[m("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(Y.title+12)*n}V${u>a+4?`${l}H${a}`:o-2}`}),e.hasGeneration&&
m("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${f}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&m("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${f+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var gh=N(
()=>{"use strict";x();Tr();Nr();Ke();Fs();j();oh();lh();mh();le();Nn();yt()});function yh(e){let{stage:t}=e,n=t.type/13,s=ps(e),o=m("g",{key:"legend",opacity:J(e,ze(0))},gs(e,t.visits.x,t.bottom+(t.
isDense?24:51)*n,t.isDense)),r=t.layers.map((i,a)=>{let c=`Layer ${a}`,l=ue(e,Tn(e,"attention")),h=G(c,15*n,!0)+l+4*n<=i.
width,u=En(e),d=G(u,12.5*n)<=i.width+12*n&&(h||!e.canAct)?u:"";return m("g",{key:`layer ${a}`,opacity:J(e,ze(a))},i.maps.
length?fe(e,i.x,c,d,i.width+(i.stream===null?12:4)):null,i.maps.length>0&&l<=i.width&&Cs(e,"attention",i.x+i.width,(h?3:
21)*n),i.maps.map((g,y)=>Tg(e,g,a,y)),i.maps.map((g,y)=>Hr(e,g,a,y,s)),Og(e,a))});return[o,...r]}function Tg(e,t,n,s){let{
reading:o,stage:r,lit:i}=e;if(o.isRemoved(n,s))return null;let a=o.lastRow(n,s),c=xh(e,n,s)?[...a.keys()].filter(u=>a[u]>=
Sg):i?.kind==="visit"?[i.visit??0]:[],l=t.x-14,h=t.y+t.side-t.side/o.count/2;return c.map(u=>{let f=Number(r.rows[u]?.y),
d=Math.max(.5,a[u]*r.full*.25)/2;return m("path",{key:`band ${s} ${u}`,class:"attention-band",d:te(l,[f-d,f+d],t.x,[h-d,
h+d])})})}function xh({lit:e},t,n){return e?.kind==="head"&&e.layer===t&&e.head===n}function Hr(e,t,n,s,o){let{reading:r,
stage:i,lit:a,isOwnScale:c}=e,l=i.type/13,{x:h,y:u,side:f,touch:d}=t,{count:g}=r,y=r.weights(n,s),p=r.lastRow(n,s),b=bh(
r,n,s),{before:w,overlays:$}=e,k=$&&w!==null&&bh(w,n,s)&&!b,M=k?`; switched off ${r.wordsFor(w)}`:"",_=c?y[xt(y)]||1:o,E=xh(
e,n,s),[S]=a?.kind==="visit"?kt(a,r):[],O=xt(p),L=S??O,I=f/g,P=`Layer ${n}, head ${s}`,D=d?u-38*l:u+4,W=b?"switch on":"s\
witch off",C=d===void 0&&ue(e,W)<=f-6*l?W:W.slice(7),B=r.visits[O];return m("g",{key:`head ${s}`,class:`part head${E?" l\
it":""}${b?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":b?`${P}: switched o\
ff`:`${P}: the last visit reads most from visit ${O+1}, ${B?.label}, ${T(p[O])}${M}`},m("text",{class:"small",x:h,y:u-(d?
25:4)*l},`head ${s}`),!b&&(d!==void 0||f>=70*l)&&m("text",{key:"weight",class:`${S===void 0?"small":"strong"}${d?"":" en\
d"}`,x:d?h:h+f,y:u-4*l},T(p[L])),m("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:f+1,height:f+1}),m("image",
{key:"map",class:"map",href:ne(y,g,e.scale,_),x:h,y:u,width:f,height:f,preserveAspectRatio:"none",opacity:b?.15:1}),b&&m(
"path",{key:"cross",class:"crossed",d:`M${h} ${u+f}L${h+f} ${u}`}),k&&m("path",{key:"earlier cross",class:"crossed earli\
er",d:`M${h} ${u+f}L${h+f} ${u}`}),S!==void 0&&!b&&m("rect",{key:"column",class:"column",x:h+S*I,y:u,width:Math.max(2,I),
height:f}),(S!==void 0||E)&&!b&&m("rect",{key:"last",class:"last-row",x:h,y:u+f-Math.max(2,I),width:f,height:Math.max(2,
I)}),m("title",{},`${P}. ${b?"Switched off.":`The last visit reads ${T(p[L])} from ${r.visits[L]?.label}. A stronger col\
our is a larger weight, up to ${T(_,1)}. Click to open.`}${k?` Switched off ${r.wordsFor(w)}.`:""}`),Je(e,{act:"head",words:C,
title:b?"Switch this head on again":"Switch this head off",right:h+f-(d?0:3)*l,y:D}),e.canAct&&d!==void 0&&m("rect",{key:"\
touch",class:"ground","data-act":"head",x:h+f-d,y:u-d,width:d,height:d}))}function bh(e,t,n){return e.isRemoved(t,n)||e.
isSkipped(t,"attention")}function Og(e,t){let{reading:n,stage:s}=e,o=s.layers[t];if(o?.stream===null||!o)return null;let r=s.
type/13,i=o.stream,a=js(n,t),c=Fr(e),l=s.streamWidth-8*r,h=a.map(({style:f,lengths:d},g)=>Dr(e,t,f,s.rows.map(({y,height:p},b)=>{
let w=Math.max(1,Math.min(5*r,(p-3)/a.length));return{visit:b,x:i,y:y+(g-a.length/2)*w,width:Number(d[b])/c*l,height:w-.6}}))),
u=a.map(({name:f,style:d},g)=>[m("rect",{class:d,x:i,y:s.bottom+(10+Wr*g)*r,width:9*r,height:9*r}),m("text",{class:"smal\
l",x:i+14*r,y:s.bottom+(18.5+Wr*g)*r},f)]);return m("g",jr(e,t),m("rect",{class:"ground",x:i-4,y:s.top-2,width:s.streamWidth+
14*r,height:s.bottom-s.top+66*r,rx:6}),fe(e,i,"Stream",`+ layer ${t}`,s.streamWidth),h,u,Ng(e,t,i+s.streamWidth+10*r))}function Ng(e,t,n){
let{reading:s,stage:o}=e;if(!s.has(`layers.${t}.residual_mid`))return[];let r=o.type/13,i=s.trace.interventions.residuals===
!1,a={act:"attention",words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream","join strea\
m"],isOff:i},...s.heads?[{...a,isOff:s.isSkipped(t,"attention")}]:[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:s.
isSkipped(t,"feed_forward")}].map(({act:l,words:h,isOff:u},f)=>Je(e,{act:l,words:String(h[Number(u)]),title:vg[l]??"",right:n,
y:o.bottom+(5+Wr*f)*r}))}function Dr(e,t,n,s){let{lit:o,reading:r}=e,a=Mt(e,"stream",t)!==""?[r.count-1]:kt(o,r),[c,l]=Er(
s,({visit:h})=>!a.length||a.includes(h));return[m("path",{key:n,class:n,d:Ce(c)}),l.length>0&&m("path",{key:`${n} dim`,class:`${n}\
 dim`,d:Ce(l)})]}function js(e,t){let{residual:n,attention:s,feedForward:o}=e.stream(t);return[{name:"stream",lengths:n,
style:"residual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"FFN",lengths:o,style:"feed-forward"}]}function Fr(e){
let t=0;for(let n of Ut(e))for(let s=0;s<n.layers;s++)for(let{lengths:o}of js(n,s))t=Math.max(t,...o);return t||1}function jr(e,t){
let{residual:n,attention:s,feedForward:o}=e.reading.stream(t);return{key:"stream",class:`part stream${Mt(e,"stream",t)}`,
"data-part":`layers.${t}.stream`,role:"button",tabindex:"-1",opacity:J(e,ze(t)+1),"aria-label":`Stream of layer ${t}: ve\
ctor lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.toFixed(1)}`:""}, feed-forward ne\
twork ${o.at(-1)?.toFixed(1)}`}}var Wr,Sg,vg,Br=N(()=>{"use strict";x();Ps();pt();ge();bs();j();q();yt();Xe();pn();Wr=19,
Sg=.05;vg={residuals:"Residual connections of all layers: without them, only what sublayers add goes on",attention:"Self\
-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of this layer: skipped, it \
adds nothing"}});function wh(e){let{stage:t}=e,n=t.type/13,s=ps(e);return t.layers.map(({y:o,maps:r},i)=>m("g",{key:`layer ${i}`,opacity:J(
e,ze(i))},r.length>0&&Vt(e,o+15*n,`Layer ${i}`,En(e)),i===0&&gs(e,t.left+72*n,o+15*n,!0),r.map((a,c)=>Hr(e,a,i,c,s)),_g(
e,i)))}function _g(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=Number(s.layers[t]?.stream),i=js(n,t),a=Fr(e),c=r+Y.bars*
o,l=i.map(({style:h,lengths:u},f)=>Dr(e,t,h,s.columns.map(({x:d,width:g},y)=>{let p=Math.min(8*o,.86*g/i.length),b=Number(
u[y])/a*Y.bars*o;return{visit:y,x:d+(f-i.length/2)*p,y:c-b,width:.88*p,height:b}})));return m("g",jr(e,t),m("rect",{class:"\
ground",x:s.left-6,y:r-Y.title*o,width:s.right-s.left+12,height:(Y.title+Y.bars+4)*o,rx:6}),Vt(e,r-10*o,s.layers[t]?.maps.
length?"Stream":`Layer ${t}`,""),Lg(e,i,r-10*o),l)}function Lg({stage:e},t,n){let s=e.type/13,o=e.right;return[...t].reverse().
map(({name:r,style:i})=>{let a=o-G(r,12.5*s);return o=a-26*s,[m("rect",{class:i,x:a-14*s,y:n-9*s,width:9*s,height:9*s}),
m("text",{class:"small",x:a,y:n},r)]})}var $h=N(()=>{"use strict";x();Br();bs();j();le();Nn();q();yt()});function kh({stage:{size:e},...t}){let n=As(t),s={...t,stage:nr(t.reading,e.width,e.type,n)};return[m("g",{key:"visits"},
uh(s)),m("g",{key:"inputs"},fh(s)),m("g",{key:"layers"},wh(s)),m("g",{key:"decoder"},ph(s))]}function Mh(e,t,n){return nr(
e,t,n).size.height}var vn,Gr=N(()=>{"use strict";x();Ye();j();gh();$h();le();Nn();vn=700});function Eh(e){let{reading:t}=e,n=nt(t),s=Ls(e),o=[...Is(e,s),...Rs(e,s)];return[eh(e),...t.hasPointer?hh(e,o):[],...t.hasGeneration?
[rh(e,o)]:[],m("g",{key:"flows",opacity:J(e,n.gate)},Ds(e,o,s)),t.hasGate?nh(e):null,m("g",{key:"answer",opacity:J(e,n.gate)},
th(e,s))].filter(r=>r!==null)}var Ah=N(()=>{"use strict";x();Tr();Nr();Ke();Fs();Lr();Pr();j();yt()});function Sh(e){return e.stage.size.width<vn?kh(e):[m("g",{key:"visits"},Zl(e)),m("g",{key:"inputs"},Ql(e)),m("g",{key:"l\
ayers"},yh(e)),m("g",{key:"decoder"},Eh(e))]}var Th=N(()=>{"use strict";x();Ah();Br();j();Gr();Xe()});function Nh({clientWidth:e,clientHeight:t}){return e<vn?`${e}`:`${e} ${t}`}function Dg({kind:e,layer:t=0,head:n=0,visit:s=0},o){
if(e==="head"&&!o.isRemoved(t,n)&&!o.isSkipped(t,"attention"))return{kind:e,layer:t,head:n};let r=o.visits[s]?.masked??!0;
return e!=="visit"||r||s===o.count-1?null:{kind:"mask",visit:s}}function vh(e,{title:t,text:n}){let s=document.createElement(
"strong");s.append(...vt(t)),e.replaceChildren(s," ",...vt(n))}function Fg(e){let t=({title:n,text:s})=>n.length+s.length;
return e.reduce((n,s)=>t(s)>t(n)?s:n)}function jg(e){return e.kind==="move"||e.kind==="time"||e.kind==="stay"}function Vr(e){
return(e instanceof Element?e.closest("[data-part]"):null)?.getAttribute("data-part")??null}var Bs,Ig,Rg,Cg,Pg,Ur,Wg,Hg,
Oh,Gs,_h=N(()=>{"use strict";x();ln();Ye();Vl();pt();Yl();ge();ur();ce();Kl();Gr();fn();Th();Bs=240,Ig=150,Rg=120,Cg=13,
Pg=17,Ur={type:16.7,width:900,side:36},Wg=.5,Hg=660,Oh=matchMedia("(prefers-reduced-motion: reduce)"),Gs=class{#s=null;#t=null;#n=!1;#o=null;#e=null;#r=null;#i="";#l=null;#a=null;#u=null;#f=!1;#p=new Map;#y=0;#$="";#c;get opened(){
return this.#a}get#d(){return!this.#c||this.#s&&Xa(this.#s.trace)?null:this.#a}happened=null;isOwnScale=!0;putIn={names:[],
run:""};constructor(t,n,s){this.root=t,this.hooks=n,this.#c=s,t.classList.add("network-picture"),t.toggleAttribute("data\
-leads-on",n.more!==void 0),this.drawn=document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute(
"role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk it, Enter opens a part."),this.foot=document.
createElement("div"),this.foot.className="picture-foot";let o=document.createElement("div");o.className="picture-control\
s";let r=document.createElement("div");r.className="picture-words",this.room=document.createElement("p"),this.room.className=
"picture-room",this.room.setAttribute("aria-hidden","true"),this.caption=document.createElement("p"),this.caption.className=
"picture-caption",r.append(this.room,this.caption);let i=document.createElement("button");if(i.type="button",i.textContent=
"Numbers",i.title="The numbers behind what is shown, as a table (T)",i.addEventListener("click",()=>{this.showTables()}),
this.foot.append(o,r,i),n.circuit){let a=async(...c)=>{if(!this.hooks.circuit)throw new Error("There is no answer yet.");
return this.hooks.circuit(...c)};this.circuits=new Os(a,()=>this.#x(Bs)),i.before(this.circuits.legend,this.circuits.button)}
t.replaceChildren(this.drawn,...n.isStill?[]:[this.foot]),this.drawing=new vs(this.drawn),this.player=new _s(o,a=>{this.#l=
a,a!==null&&this.#a!==null&&(this.#a=null,this.hooks.opened?.(null)),this.root.toggleAttribute("data-telling",this.player.
isTelling),this.root.toggleAttribute("data-in-story",a!==null),this.#x(Bs);let c=this.player.told?.part;c&&this.#L(c),this.
hooks.told?.(a)}),this.#T()}#T(){let{drawn:t}=this;new ResizeObserver(()=>{this.#$!==Nh(t)&&this.#x(0)}).observe(t),new MutationObserver(
()=>this.#x(0)).observe(document.documentElement,{attributeFilter:["data-theme"]}),t.addEventListener("pointerover",({target:n})=>{
this.#u||this.#w(Vr(n))}),t.addEventListener("pointerleave",()=>this.#w(null)),t.addEventListener("focusin",({target:n})=>this.#w(
Vr(n))),t.addEventListener("focusout",()=>this.#w(null)),t.addEventListener("keydown",n=>this.#M(n)),t.addEventListener(
"click",({target:n})=>this.#N(n)),t.addEventListener("pointerdown",n=>this.#v(n)),t.addEventListener("pointermove",n=>this.#m(
n,!1));for(let n of["pointerup","pointercancel"])t.addEventListener(n,s=>this.#m(s,!0))}complete(t,n){this.hooks=t,this.#c=
n}show(t,n=null,s=null,o=this.hooks.against){this.#s=new ee(t),this.#t=n&&new ee(n,o),this.#n=n!==null&&o!==void 0&&o===
this.hooks.against,this.#o=s&&new ee(s),this.#p.clear(),this.circuits?.renew(),this.#e=Pt(this.#r,this.#s);let r=Ml(this.#s);
this.player.tell(r),vh(this.room,Fg(r.map(({bars:a="",...c})=>({...c,text:`${c.text} ${a}`}))));let i=this.drawn.contains(
document.activeElement);this.#x(this.#u?.follows?0:Bs),i&&this.#O()}open(t){let n=t===null?this.#a:null;this.#a=t,this.#e=
this.#r=null;let s=this.drawn.contains(document.activeElement);this.player.isOpen&&this.player.close(),this.#x(Bs);let o=s&&
n&&this.#h(n);o&&this.#_(o),s&&this.#O(),this.hooks.opened?.(this.#a)}back(){this.#a!==null&&this.open(this.#c?.blockAround(
this.#a)||null)}showTables(){let t=this.#n?this.#t:null;this.#s&&this.#c?.showTables(this.root,this.#s,this.#d,t)}#h(t){
return this.#A.map(s=>s.getAttribute("data-part")??"").find(s=>`${t}.`.startsWith(`${s}.`))??null}#O(){if(this.drawn.contains(
document.activeElement))return;let t=this.drawn.querySelector('[tabindex="0"]');t instanceof SVGElement&&t.focus()}mark(t){
this.light(t.length?`visits.${t[0]}`:null)}file({title:t,lines:n=[]}){if(!this.#c)throw new Error("The picture cannot be\
 saved yet.");let s=getComputedStyle(this.root).getPropertyValue("--paper").trim();return this.#c.svgFile(this.drawn,{title:t,
ground:s,lines:n})}light(t){if(this.#r=t,!this.#s)return!1;let n=Pt(t,this.#s);return JSON.stringify(n)===JSON.stringify(
this.#e)?!1:(this.#e=n,this.#x(0),!0)}#w(t){if(!this.light(t))return;let{kind:n,visit:s=0}=this.#e??{};this.hooks.pointed?.(
n==="visit"?[s]:[],this.#e&&t)}#N(t){if(!(t instanceof Element)||this.#f)return;let n=Vr(t),s=t.closest("[data-more]"),o=t.
closest("[data-act]")?.getAttribute("data-act");if(s){let[r,i,a]=["more","layer","head"].map(c=>s.getAttribute(`data-${c}`));
this.hooks.more?.(r??"",{layer:i??null,head:a??null})}else if(o==="scale")this.isOwnScale=!this.isOwnScale,this.#x(0);else if(o)
n&&o!=="gate"&&!o.endsWith("temperature")&&this.#k(n,o);else{let r=t.closest("[data-open]")?.getAttribute("data-open")??
n;r!==null&&this.open(r||null)}}#k(t,n){let s=this.#s&&Pt(t,this.#s),{act:o}=this.hooks;if(!s||!o)return;let{kind:r,layer:i=0,
head:a=0,visit:c=0}=s;n==="ask"?this.hooks.ask?.({layer:i,head:a}):r==="head"&&o({kind:r,layer:i,head:a}),r==="visit"&&o(
{kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),n==="residuals"?o({kind:n}):(n==="attention"||n==="f\
eed_forward")&&o({kind:"skip",layer:i,part:n})}#v(t){this.#f=!1;let{act:n,edit:s,carry:o}=this.hooks,r=this.#c;!this.#s||
!r||!(n||o)||(this.#u=n?r.dragOf(t,this.#s,this.drawn,s!==void 0):r.carryOf(t),this.#u?.follows&&t.preventDefault())}#m(t,n){
let s=this.#u;if(!s||t.pointerId!==s.pointer)return;n&&(this.#u=null);let o=s.to(t,n);o&&(this.#f=!0,!this.drawn.hasPointerCapture(
s.pointer)&&!n&&this.drawn.setPointerCapture(s.pointer),o.kind==="carry"?this.hooks.carry?.(o):jg(o)?this.hooks.edit?.(o):
this.hooks.act?.(o))}#M(t){let n=t.target instanceof Element?t.target.closest("[data-part], [tabindex]"):null,s=n?.getAttribute(
"data-part")??null;(t.altKey?this.#I(t.key,s):this.#C(t.key,n,s))&&t.preventDefault()}#C(t,n,s){if(t==="Escape"&&this.#a!==
null)return this.back(),!0;if(t==="Escape"&&this.player.isOpen)return this.player.close(),!0;if(t.toLowerCase()==="t"&&this.#s)
return this.showTables(),!0;if(t.toLowerCase()==="c"&&this.circuits)return this.circuits.toggle(),!0;if(t.toLowerCase()===
"p"&&s!==null&&this.hooks.carry)return this.hooks.carry({kind:"carry",name:s,x:0,y:0,state:"put"}),!0;if((t==="Enter"||t===
" ")&&n){let a=n.hasAttribute("data-act")||n.hasAttribute("data-open");return t===" "&&this.hooks.act&&!a?this.#k(s??""):
this.#N(n),!0}let o=this.#c;if(!o)return!1;if(this.#d!==null&&this.#s){let a=o.neighbourOf(this.#d,t,this.#s),c=n?.getAttribute(
"aria-current")==="true";a!==null&&this.open(a);let l=this.drawn.querySelector(`[aria-current="true"][data-open="${a}"]`);
return c&&l instanceof SVGElement&&l.focus(),a!==null}if(n?.getAttribute("role")==="slider"&&!/Left|Right/.test(t)&&this.#H(
t))return!0;let i=o.walked(this.#A,n,t)?.getAttribute("data-part")??null;return i!==null&&this.#_(i),i!==null}#E(t){let n=this.#A.
find(s=>s.getAttribute("data-part")===t);return n instanceof SVGElement?n:null}#_(t){let n=this.#E(t);n&&(this.#i=t,this.#P(),
n.focus())}#L(t){let{root:n,foot:s}=this,o=this.#E(t)?.getBoundingClientRect();if(!o||!n.classList.contains("tall"))return;
let r=n.scrollHeight>n.clientHeight+1,i=r?n:document.documentElement,a=r?n.getBoundingClientRect().top:this.hooks.covered?.()??
0,c=s.getBoundingClientRect().top,h=o.height<=c-a?(o.top+o.bottom-a-c)/2:o.top-a;i.scrollBy({top:h,behavior:Oh.matches?"\
auto":"smooth"})}#I(t,n){let s={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[t],o=this.#s,r=o&&Pt(n,o),{act:i,edit:a}=this.
hooks,c=this.#c;if(!s||!r||!i||!c)return!1;let l=!0;if(r.kind==="visit"){let h=r.visit??0;if(!a||!o.visits[h+s])return!0;
a({kind:"move",visit:h,by:s,isDone:l}),this.#_(`visits.${h+s}`)}else if(r.kind==="gate")this.#H(t);else if(r.kind==="hea\
d"||r.kind==="pointer"){let h=r.kind==="head"?"attention":"pointer",u=c.turned(o,h,s*Wg);i({kind:"temperature",of:h,value:u,
isDone:l})}else return!1;return!0}#H(t){let n=this.#c?.slid(this.#s?.gate??0,t)??null;return n!==null&&this.hooks.act?.(
{kind:"gate",value:n,isDone:!0}),n!==null}get#A(){return[...this.drawn.querySelectorAll("[data-part][tabindex]")]}#P(){let t=this.#A,
n=t.find(s=>s.getAttribute("data-part")===this.#i)??t[0];for(let s of t){let o=s===n?"0":"-1";s.getAttribute("tabindex")!==
o&&s.setAttribute("tabindex",o)}}#x(t){this.#$=Nh(this.drawn);let n=this.#B();if(!n)return;let{width:s,height:o}=n.stage.
size;this.drawn.setAttribute("viewBox",`0 0 ${s} ${o}`),this.drawn.setAttribute("font-size",String(n.stage.type));let r=this.#c,
i=this.#d===null?[]:r?.openedMarks(n,this.#d)??[];!i.length&&this.#d!==null&&(this.#a=null);let a=this.circuits?.circuit??
null,c=i.length?i:this.#F(n);this.drawing.show(c,Oh.matches?0:t),this.#d===null&&this.#P();let l=this.#d===null?null:r?.
sentenceOfOpened(this.#d,n.reading),h=this.#e?null:this.player.told,u=a&&!this.#e?r?.circuitSentence(a,n.reading):null,{
title:f,text:d}=l??h??u??$e(this.#e,n.reading,n.before),g=!(l||h||u||this.#e),y=this.root.classList.contains("tall"),p=`${f}\
 ${d} ${lr}`,b=!y&&p.length<=String(this.room.textContent).length,w=g&&b&&!this.#t&&!this.hooks.isProjected,$=this.circuits?.
failure||(w?lr:""),k=l||h?"":this.#W(),M=this.putIn.names.includes(this.#r??"")?`It was put in from the ${this.putIn.run}\
 run.`:"",_=n.stage.streamWidth>0||y,E=!l&&_&&h?.bars||"",S=this.drawn.querySelector('[role="slider"]:focus')?n.sliderKeys:
"",O=a&&this.#e?r?.circuitWords(a,this.#r):"";vh(this.caption,{title:f,text:[d,S,E,M,O,k,$].filter(Boolean).join(" ")})}#F(t){
let n=Sh(t);if(!this.#c)return n;let{markedAsCircuit:s,markedAsPut:o}=this.#c,{type:r}=t.stage;return s(o(n,this.putIn,r),
this.circuits?.circuit??null,r)}#W(){clearTimeout(this.#y);let t=this.#r??"",n=this.#p.get(t);return n!==void 0||!this.#e||
this.#u?n??"":(this.#y=window.setTimeout(()=>{let s=this.#j();this.#p.set(t,s),s&&this.caption.append(" ",...vt(s))},Ig),
"")}#j(){let[t,n]=[this.#e,this.#s],s=t&&n&&Dg(t,n);try{let o=s&&this.hooks.whatIf?.(s);return o?$l(t,n,o):""}catch{return""}}#B(){
let{clientWidth:t,clientHeight:n}=this.drawn,s=t<vn;if(!this.#s||t<Rg||n<1&&!s)return null;let r=(Number(getComputedStyle(
this.root).getPropertyValue("--scale"))||1)*Math.min(Pg,Math.max(Cg,t/120));this.root.classList.toggle("tall",s);let i={
reading:this.#s,before:this.#t,overlays:this.#n},a=As(i),c=this.#D(r,{width:t,height:n}),l=s?r:c,h=s?Mh(this.#s,t,l):n,u=s&&
this.#d!==null?Hg:h;return{...i,beside:this.#o,stage:Zo(this.#s,{width:t,height:u,type:l},a),lit:this.#e??Pt(this.player.
told?.part,this.#s),beat:this.#l??Number.POSITIVE_INFINITY,happened:this.happened,isOwnScale:this.isOwnScale,scale:[this.#g(
"--map-least"),this.#g("--attention")],canAct:this.hooks.act!==void 0,canAsk:this.hooks.ask!==void 0,sliderKeys:this.#c?.
SLIDER_KEYS}}#D(t,n){if(!this.hooks.isProjected||!this.#s||n.width<Ur.width)return t;let s=Math.max(t,Ur.type);return Zo(
this.#s,{...n,type:s}).layers.flatMap(({maps:r})=>r).every(({side:r})=>r>=Ur.side)?s:t}#g(t){let n=getComputedStyle(this.
root).getPropertyValue(t).trim().slice(1),[s=0,o=0,r=0]=(n.match(/../g)??[]).map(i=>Number.parseInt(i,16));return[s,o,r]}}});async function qr({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await Bg(e))}`}async function Lh(e,t){let n=new Image;
n.src=await qr(e),await n.decode();let s=document.createElement("canvas");s.width=Math.round(e.width*t),s.height=Math.round(
e.height*t);let o=s.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function Bg(e){let t=await Gg();return t&&e.replace("<title>",()=>`\
<style>${t}</style><title>`)||e}async function Gg(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await Ug(n,e.href??document.baseURI)})}`}}catch{}
return""}async function Ug(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return`data:font/woff2\
;base64,${Te(new Uint8Array(await n.arrayBuffer()))}`}var Ih=N(()=>{"use strict";x();Ne()});var Yr={};wi(Yr,{NetworkDrawing:()=>zr});var zr,Kr=N(()=>{"use strict";x();ac();Gl();_h();fn();Ih();zr=class{#s;#t;#n=null;#o=null;#e=null;constructor(t,n){
let{title:s,hover:o,told:r,acts:i,isStill:a,isProjected:c}=n;this.#s=s,this.#t=new Gs(t,{...o&&{pointed:o},...r&&{told:r},
...a&&{isStill:a},...c&&{isProjected:c}},mr),i&&(this.#e=new ts(this.#t,{...i,answered:l=>{this.#n=l.figure,this.#o=l,i.
answered(l)}}))}get bar(){return this.#e?.bar.root??null}get interventions(){return this.#e?.text??null}follows(t){return this.#e?.
follows(t)??!1}async compute({server:t,query:n},s,{isSilent:o}){return!this.#n||n.against||!(o||rc(s,t))?null:ic(this.#n.
meta,s,t,n)}draw(t){if(t!==this.#n){this.#n=t;let n=_o.get(t),s=t.before&&un(t.before);this.#o={trace:n??un(t.trace),before:s};
let o=n?"browser":"server";this.#e?.begin(t.meta,this.#o.trace,s,o)}this.#o&&this.#t.show(this.#o.trace,this.#o.before)}get beats(){
return this.#t.player.count}tell(t){let{player:n}=this.#t;t===null?n.close():n.beat!==Math.min(t,n.count-1)&&n.goTo(t)}mark(t){
this.#t.mark(t)}async address(t,n){let s=this.#t.file({title:this.#s});return t==="svg"?qr(s):Lh(s,n)}}});x();x();(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
ht",dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,o=document.documentElement,r=matchMedia("(prefers-color-sche\
me: dark)"),i=frameElement?.getAttribute("data-page")??null;i!==null&&(o.dataset.inRoom=i);let a=new URLSearchParams(location.
search).get("theme"),c="auto",l=!1,h=()=>{try{return localStorage.getItem(e)}catch{return null}};function u(b){return typeof b==
"string"&&Object.hasOwn(t,b)}let f=b=>{let w=s.exec(b??""),$=w?w[1]??"auto":b;o.toggleAttribute("data-transparent",w!==null),
u($)?o.dataset.askedTheme=b??"":delete o.dataset.askedTheme,c=[$,o.dataset.firstTheme,h()].find(u)??"auto"},d=()=>{let b=new URL(
location.href);b.searchParams.delete("theme"),delete o.dataset.askedTheme,b.search!==location.search&&history.replaceState(
history.state,"",b)},g=()=>{let b=document.querySelector("[data-theme-button]");return b instanceof HTMLElement?b:null},
y=()=>{let b=g();b&&(b.textContent=n[c]);let w=c==="auto"?r.matches?"dark":"light":c;l||o.dataset.theme===w||(o.dataset.
theme=w,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},p=({type:b})=>{document.querySelector(".deck")||
(l=b==="beforeprint",l?o.dataset.theme="light":y())};f(a),y();for(let b of["beforeprint","afterprint"])window.addEventListener(
b,p);r.addEventListener("change",y),document.addEventListener("pointerscope:choose-theme",({detail:b})=>{(b===null||u(b)||
s.test(b))&&f(b??a),y()}),document.addEventListener("DOMContentLoaded",()=>{let b=g();b&&(b.hidden=!1,y(),b.addEventListener(
"click",()=>{c=t[c],d();try{localStorage.setItem(e,c)}catch{}y()}))})})();x();Jt();x();var Ai={min:.5,max:4},Pu={controls:["none","some","all"],caption:["none","title","all"]};function Rn(e,t){return e===
"scale"&&t!=="auto"?t.trim()!==""&&Number(t)>=Ai.min&&Number(t)<=Ai.max:e==="scale"?!0:e==="controls"||e==="caption"?Pu[e].
includes(t):CSS.supports("color",t)}x();var Si=Promise.resolve();function Ti(e){let t=Si.then(Wu).then(e);return Si=t.catch(()=>{}),t}function Wu(){let{scheduler:e}=globalThis;
return e?e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}x();Jt();x();var to={width:960,height:540};function Ni(e){return{"HTML frame":vi(e),"Web component":Hu(e),Markdown:Li(e),Quarto:Du(
e),LaTeX:Fu(e)}}function vi(e){let{title:t,embed:n}=e;return`<iframe src="${me(n)}" title="${me(t)}" width="${to.width}"\
 height="${to.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%">${_i(e)}</iframe>`}function Hu(e){
let{server:t,attributes:n}=e,s=Object.entries({server:t,...n}).map(([o,r])=>r===""?o:`${o}="${me(r)}"`);return`<script s\
rc="${me(new URL("pointer-view.js",t).href)}" defer><\/script>
<pointer-view ${s.join(" ")}>${_i(e)}</pointer-view>`}function _i({title:e,caption:t,embed:n,picture:s}){let o=[e,t].filter(
Boolean).join(". ");return`<a href="${me(n)}"><img src="${me(s)}" alt="${me(o)}" width="${to.width}"></a>`}function Li({
title:e,embed:t,picture:n}){return`[![${ju(e)}](<${Oi(n)}>)](<${Oi(t)}>)`}function Du(e){return['::: {.content-visible w\
hen-format="html"}',"```{=html}",vi(e),"```",":::",'::: {.content-visible unless-format="html"}',Li(e),":::"].join(`
`)}function Fu({title:e,caption:t,name:n,embed:s,picture:o}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${o}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${Bu(s)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${Yu([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function me(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function ju(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function Oi(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function Bu(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var Gu={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Uu=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Vu={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},qu=/[ąęįųĄĘĮŲ]/,zu=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function Yu(e){return[...e.normalize("NFC").replace(
/\s/g," ").replace(zu,"")].flatMap(n=>[...Vu[n]??Ku(n)]).map(n=>Gu[n]??Ju(n)).join("")}function Ku(e){return qu.test(e)?
e.normalize("NFD").slice(0,1):e}function Ju(e){return/[&%$#_{}]/.test(e)?`\\${e}`:Uu.test(e)?e:"?"}x();function Ri(e,t,{title:n,origin:s}){let o=e.slice(e.indexOf(",")+1);if(t==="svg")return Xu(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[Ii("Title",n),Ii("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function Xu(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",t),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function Ii(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,Zu(n)),s.buffer}function Zu(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}x();function eo(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.
revokeObjectURL(n.href),6e4)}var Qu=[1,2,4],tf=2;function Pi({name:e,links:t,view:n,picture:s,csv:o,json:r}){let i=document.createElement("div");i.className=
"view-take";let a={link:Cn("Link"),embed:Cn("Embed"),json:Cn("JSON"),offline:Cn("Offline file")};a.offline.title="One HT\
ML file with this whole view inside, for use without a network";let c=nn("JSON",()=>Ci(r(),`${e()}.json`,"application/js\
on")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";
let h=ef(()=>{let{link:p,embed:b}=t(),w=b?n():null;return{...p&&{Address:p},...w&&Ni(w)}}),u=()=>{let p=t();for(let b of Object.
keys(a)){let w=p[b];a[b].hidden=w===null,w!==null&&(a[b].href=w)}c.hidden=p.json!==null,h.hidden=p.link===null&&p.embed===
null,l.hidden=de.answers};for(let p of["pointerenter","focusin"])i.addEventListener(p,u);let f=document.createElement("s\
elect");f.setAttribute("aria-label","Size of the PNG"),f.append(...Qu.map(p=>{let b=p===tf;return new Option(`${p}×`,String(
p),b,b)}));let d=async p=>{let{address:b,meta:w}=await s(p,Number(f.value)),$=w.origin??t().embed??location.href;eo(Ri(b,
p,{title:w.title,origin:$}),`${e()}.${p}`)},g=()=>Ci(`\uFEFF${o()}`,`${e()}.csv`,"text/csv;charset=utf-8"),y=document.createElement(
"span");return y.append(nn("PNG",()=>d("png"))," ",f),i.append(a.link,a.embed,y,nn("SVG",()=>d("svg")),nn("CSV",g),a.json,
c,a.offline,h,l),u(),i}function ef(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement(
"summary");n.textContent="Copy";let s=document.createElement("p"),o=document.createElement("textarea");Object.assign(o,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.
createElement("div");i.className="view-sheet",i.append(s,o),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;
r.textContent="",o.hidden=!0;let c=Object.entries(e()).map(([l,h])=>nn(l,()=>a(l,h)));s.replaceChildren(...c,r)});let a=async(c,l)=>{
o.value=l,o.hidden=!1,o.setAttribute("aria-label",c);let h=await nf(l);h||o.select(),r.textContent=h?"Copied.":"Selected\
; copy it with the keyboard."};return t}async function nf(e){return navigator.clipboard?navigator.clipboard.writeText(e).
then(()=>!0,()=>!1):!1}function Cn(e){let t=document.createElement("a");return t.textContent=e,t}function nn(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function Ci(e,t,n){eo(new Blob(
[e],{type:n}),t)}sn();x();var Wi={width:420,height:200},sf=300,pe=2,mt=20,Xt=8,Hi=13,ji=.75,of=3,rf=7.5,af=30,cf=44,lf=18,Bi=240,Gi=90,Ui=56,Vi=90,
hf=48,uf=1.3,ff=.6,df=9,qi=1.4,zi=["coloraxis","coloraxis2"];function Yi({data:e,layout:t},{width:n,height:s,isFixed:o,scale:r}){
if(!n)return{data:e,layout:t};let i={width:n/r,height:s/r},a=o&&(i.width<Wi.width||i.height<Wi.height),c={...i,isFixed:o,
isTiny:a,isNarrow:i.width<560,scale:r},l=a?mf(t,t.meta.small??{}):t;if(!o)return{data:e,layout:{...l,...Fi(l,c)}};let h=gf(
pf(e,l),c),u={...h,...Fi(h,c),...yf(e,h,c),...$f(h,c)};return{data:Tf(e,h,c.height),layout:u}}function mf(e,t){return Ki(
e,t)}function Ki(e,t){if(!Di(e)||!Di(t))return t;let n={...e};for(let[s,o]of Object.entries(t))n[s]=Ki(e[s],o);return Object.
fromEntries(Object.entries(n).filter(([,s])=>s!==null))}function Di(e){return typeof e=="object"&&e!==null&&!Array.isArray(
e)}function Ji(e,t){return Object.entries(e).filter(([s])=>t.test(s))}function Xi(e,t){return e[`yaxis${(t??"y").slice(1)}`]}
function Zi(e){return Ji(e,/^yaxis/).map(([,t])=>t.domain??[0,1])}function Qi(e,t){return e[t]}function pf(e,t){let{xaxis:n}=t,
s=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(i.x))?.x,o=Array.isArray(s)?s.filter(i=>typeof i=="string"):[],r=Array.isArray(
s)&&o.length===s.length;return n?.tickangle!==-90||n.tickvals||!o.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:o,
ticktext:o}}}function gf(e,{width:t,isTiny:n,scale:s}){let{xaxis:o,yaxis:r,meta:i}=e,a=o?.ticktext;if(!o||o.tickangle!==
-90||!a||a.length<=pe)return e;let c={...o,tickangle:0};if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&
r?.ticktext?.join()===a.join()){let d=a.map((y,p)=>Wn(y,p,1/0)),g=a.map((y,p)=>String(p+1));return{...e,xaxis:{...c,ticktext:g},
yaxis:{...r,ticktext:d}}}let[h,u]=o.domain??[0,1],f=(u-h)*(t-(n?Gi:Bi))/a.length;for(let d of[1,ji]){let g=a.map((p,b)=>bf(
Wn(p,b,1/0),f/d));if(g.includes(""))continue;let y={...o.tickfont,size:d*s*e.template.layout.font.size};return{...e,xaxis:{
...c,ticktext:g,...d<1&&{tickfont:y}}}}return e}function bf(e,t){let n=Math.floor(t/Xt)-1,s=[];for(let o of e.split(" ")){
let r=s.at(-1);if(o.length>n)return"";r!==void 0&&r.length+1+o.length<=n?s[s.length-1]=`${r} ${o}`:s.push(o)}return s.length<=
of?s.join("<br>"):""}function yf(e,t,{width:n,height:s,isTiny:o,scale:r}){let i=xf(e,t),a=Math.max(...i.map(b=>b.length*
Xt+hf)),c=Math.ceil(i.length/Math.max(1,Math.floor(n/a))),l=i.length>0&&c*mt>s/(o?4:3),h=i.length>0&&!l,u=wf(t,s,r),d=((u.
annotations?.find(({font:b})=>b?.size)?.font?.size??0)/r||mt)*qi+2,g=Math.min(t.margin?.t??8,h?c*mt+4:t.annotations?.length?
d:8),y=zi.some(b=>Qi(t,b)?.colorbar?.orientation==="h"),p=!t.margin||y&&!o;return{...l&&{showlegend:!1},...!p&&{margin:{
...t.margin,t:Math.ceil(g*r)}},...u}}function xf(e,t){if(t.showlegend===!1)return[];let n=new Map,s=0;for(let{name:o,type:r,
visible:i,showlegend:a,legendgroup:c}of e)!o||(a===!1||i===!1)||["heatmap","contour"].includes(r)||(s+=1,n.set(c||o,o.replace(
/<[^>]*>/g,"")));return s>1||t.showlegend?[...n.values()]:[]}function wf(e,t,n){let{annotations:s=[],template:o}=e,r=({yref:f,
yanchor:d})=>f==="paper"&&d==="bottom",i=s.filter(r);if(!i.length)return{};let a=Zi(e).map(([f])=>f),c=i.filter(({y:f})=>f<
1).map(({y:f})=>Math.min(...a.map(d=>d-f).filter(d=>d>0),1-f)),l=o.layout.font.size,h=Math.min(l,Math.min(1,...c)*(t-mt)/
qi);if(h>=l)return{};let u=Math.max(df,h*n);return{annotations:s.map(f=>r(f)?{...f,font:{...f.font,size:u}}:f)}}function $f(e,{
height:t,isTiny:n}){let s=Math.floor(t/3/Xt),o=t-ta(e,1/0,s)-Ui,r={};for(let i of zi){let a=Qi(e,i);a&&(n?r[i]={...a,showscale:!1}:
r[i]=kf(e,i,a,o))}return r}function kf(e,t,n,s){let o=n.colorbar??{};if(s>=sf||o.ticktext||o.orientation==="h")return n;
let r=e.template.layout[t],i=o.tickvals??r?.colorbar?.tickvals,a=(o.len??1)*s;if(!i){let u=Math.max(pe,Math.floor(a/mt/1.5));
return{...n,colorbar:{...o,nticks:u}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],h=[];for(let u of i){let f=h.at(-1);
(f===void 0||(u-f)/(l-c)*a>=mt)&&h.push(u)}return{...n,colorbar:{...o,tickvals:h}}}function Fi(e,t){let{width:n,height:s,
isFixed:o,isTiny:r,isNarrow:i}=t,a=i?n:1/0,c=o?Math.floor(s/3/Xt):1/0,l=ta(e,a,c),h=o?l?Ui:Vi:0,u=Math.max(s-l-(r?2*mt:h),
mt),f=r?n-Gi:Math.max(n-Bi,60);return Object.fromEntries(Ji(e,/^[xy]axis/).map(([d,g])=>{let y=d.startsWith("x"),p=o&&y?
Af(g,e,u):g,[b,w]=p.domain??[0,1],$=(w-b)*(y?f:u),k=e.template.layout.font.size*t.scale,M=Mf(p,y,$,k,t),_=e.meta.priority?.[d];
return[d,Ef(M,{isX:y,length:$,fontSize:k,upright:c,priority:_},t)]}))}function Mf(e,t,n,s,{isTiny:o,isFixed:r}){let i=e.
title?.text??"";if(!o)return r&&!t&&i.length*Xt>uf*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||
c-a>ff)return{...e,title:{}};let l=Math.max(4,Math.floor(n/(Xt-1))+1),h=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,
title:{...e.title,standoff:0,font:{size:s-2},text:h}}}function Ef(e,{isX:t,length:n,fontSize:s,upright:o,priority:r},i){
let{width:a,isFixed:c,isTiny:l,isNarrow:h}=i,{ticktext:u,tickvals:f=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;
if(!u)return c||h&&t?Sf(e,t,n,i):e;let d=u.length;if(l&&t&&d===1&&e.tickangle===0&&(u[0]??"").length*Xt>n-Xt)return{...e,
tickfont:{size:.75*s}};if(d<=pe&&(t||!c||n>=mt))return e;let y=!t&&c&&n/d<mt&&n/d>=Hi,p=t&&e.tickangle===0&&u.every(M=>/^\d+$/.
test(M)),b=Math.floor(n/(y?Hi:p?af:mt)),w=d<=pe?[d-1]:Of(d,b,r),$=t&&e.tickangle!==0?o:1/0,k=ea(u,h?a:1/0,$);return{...e,
...y&&{tickfont:{...e.tickfont,size:ji*s}},tickvals:w.map(M=>f[M]??M),ticktext:w.map(M=>k[M]??"")}}function Af(e,t,n){let[
s]=Xi(t,e.anchor)?.domain??[0,1],o=Zi(t).map(([,a])=>a),r=Math.max(...o.filter(a=>a<=s),-1/0),i=(s-r)*n;return e.side===
"top"||i>2.4*mt?e:{...e,title:{},...i<.9*mt&&{showticklabels:!1}}}function Sf(e,t,n,{isTiny:s,isNarrow:o}){let r=Math.max(
pe,Math.floor(n/(t?cf:mt*1.5)));if(e.tickvals){let h=t?1:Math.ceil(e.tickvals.length/r);return{...e,tickvals:e.tickvals.
filter((u,f)=>f%h===0)}}let{dtick:i,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(pe,Math.floor(n/lf))};
let c=o&&t&&e.nticks&&!s?pe:r,l=Math.min(e.nticks??1/0,c);return s||e.nticks||l<5?{...a,nticks:l}:e}function Tf(e,t,n){return e.
map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let o=Xi(t,s.yaxis),[r,i]=o?.domain??[0,1],a=o?.ticktext?.length;
return a===void 0?s:(i-r)*(n-Vi)<a*mt?{...s,texttemplate:""}:s})}function Of(e,t,n){let s=[...Array(e).keys()];if(e<=t)return s;
let o=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return s.filter(i=>i%o===0);let r=[];for(let i of[...s].sort((a,c)=>(n[c]??
0)-(n[a]??0)))r.every(a=>Math.abs(a-i)>=o)&&r.push(i);return r.sort((i,a)=>i-a)}function ta({xaxis:e},t,n){let s=e?.tickangle===
0?[]:e?.ticktext??[],o=ea(s,t,n).map(r=>r.length);return Math.max(0,...o)*rf}function ea(e,t,n){return e.map((r,i)=>Nf(r,
i,t,n)).every((r,i)=>r===e[i])?e:e.map((r,i)=>Wn(r,i,n,t))}function Nf(e,t,n,s){return n===1/0&&e.length<=s?e:Wn(e,t,s,n)}
function Wn(e,t,n,s=1/0){let o=s<1/0,r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",c=""]=r,[l="",
h]=a.split(" · "),u=n<1/0?14:1/0,f=Math.min(o?Math.max(5,Math.floor(s/48)):u,n),d=l.length>f&&!l.includes("&")?`${l.slice(
0,f-1)}…`:l;return i+(h?`${t+1} ${d}`:d)+c}x();Jt();sn();var vf=12,Ae=new Map,no=new Map;function ro(e,t){let n=JSON.stringify(Object.values(e)),s=Ae.get(n)??new Map;
Ae.delete(n),Ae.set(n,s);for(let i of Ae.keys()){if(Ae.size<=vf)break;Ae.delete(i)}let o=s.get(t);if(o)return o;let r=new Promise(
(i,a)=>_f(n,e,t,{resolve:i,reject:a}));return s.set(t,r),r.catch(()=>s.delete(t)),r}function _f(e,t,n,s){let o=no.get(e);
if(o){o.views.set(n,s);return}let r=new Map([[n,s]]);no.set(e,{query:t,views:r}),setTimeout(()=>{no.delete(e),Lf(t,r)},0)}
async function Lf(e,t){let{server:n,path:s,query:o,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await Ft(`${s}/\
figures?${jt({...o,views:i,theme:r})}`,{},n);for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof ot&&
[404,422,500].includes(a.status);for(let[l,{resolve:h,reject:u}]of t)c?If(e,l).then(h,u):u(a)}}function If({server:e,path:t,
query:n,theme:s},o){let r=jt({...n,theme:s});return Ft(`${t}/views/${encodeURIComponent(o)}?${r}`,{},e)}var so=new Map;async function sa(e,t){
let n=so.get(e),s=n??(e.startsWith("#")?Rf(e.slice(1)):Cf(e));n||(so.set(e,s),s.catch(()=>so.delete(e)));let o=await s;if(dt(
o))return o;let{templates:r={}}=o.layout.meta,i=r[t];if(!i)return o;let a=na(i),c=new Map;for(let f of Object.values(r))
na(f).forEach((d,g)=>{c.set(d,a[g]??d)});let{data:l,layout:h}=oo({data:o.data,layout:o.layout},c),{meta:u}=o.layout;return{
...o,data:l,layout:{...h,meta:u,template:i}}}function na(e){return e.layout.colorway}function oo(e,t){return Array.isArray(
e)&&["string","object"].includes(typeof e[0])&&!Array.isArray(e[0])?e.map(s=>oo(s,t)):e?.constructor===Object?Object.fromEntries(
Object.entries(e).map(([s,o])=>[s,oo(o,t)])):t.get(e)??e}async function Rf(e){let t=document.getElementById(e);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function Cf(e){let t=await fetch(new URL(
e,document.baseURI)).catch(()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new ot(
t?.status??0,[{where:"",message:n,suggestions:[]}])}return t.json()}function Se(e,{server:t,path:n,view:s,values:o}){let r=encodeURIComponent(
s),i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.\
png`,json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},h=jt({...i&&e!=="json"?{step:s}:
{},...o}).toString();return new URL(h?`${c[e]}?${h}`:c[e],t).href}x();var oa=/<br ?\/?>/i,Hn=null;function ra(e,t,{width:n,height:s,scale:o},r=Bf){let{font:i}=t.template.layout,a={size:i.size*
o,family:String(i.family??"sans-serif")},c={l:8,r:8,t:8,b:8,...t.margin},l={};for(let[u,f]of Object.entries(t)){if(!/^[xy]axis/.
test(u))continue;let d=f,g=u.startsWith("x"),y=Pf(d,g,a,r);if(y===null||y&&!Ff(t,d,g))continue;l[u]={...d,automargin:!1};
let p=g?"b":"l";if(y&&(c[p]=Math.max(c[p],Math.ceil(y)+8)),y&&!g){let b=Math.ceil((d.tickfont?.size??a.size)/2);c.t=Math.
max(c.t,b),c.b=Math.max(c.b,b)}}let h=s-c.t-c.b;for(let u of["coloraxis","coloraxis2"]){let d=e.some(({coloraxis:p,visible:b})=>p===
u&&b!==!1)?Hf(t,u,h,a,r):0,g=Math.min(12,c.l,c.t,c.b),y=(d+g+(1.02-1)*(n-c.l))/1.02;d&&(c.r=Math.max(c.r,Math.ceil(y)))}
for(let[u,f]of Object.entries(l)){if(!u.startsWith("x")||!f.ticktext||f.tickangle!==0)continue;let d=Dn(f.ticktext,{...a,
...f.tickfont},r).width;Df(f,d,n,c)&&delete l[u]}return{...t,...l,margin:c}}function Pf(e,t,n,s){if(e.visible===!1)return 0;
let o=e.title?.text??"";if(e.showticklabels===!1)return o?null:0;let{ticktext:i,tickvals:a,tickangle:c=t?null:0,side:l}=e,
h=t&&c===-90;if(!i||!a||c!==0&&!h||l&&l!==(t?"bottom":"left")||e.ticks)return null;let f=e.tickfont?.size??n.size,d=Dn(i,
{...n,size:f},s);return 1+(h?d.width+.2*f:t?d.height:d.width)+Wf(e,o,n)}function Dn(e,{size:t,family:n},s){let[o,r,i]=[0,
1,0];for(let a of e){let c=a.includes("<b>")?700:400,l=a.split(oa);r=Math.max(r,l.length);for(let h of l){let u=s(jf(h),
`${c} ${t}px ${n}`);o=Math.max(o,u.width),i=Math.max(i,u.descent)}}return{width:o,height:t+(r-1)*1.3*t+i}}function Wf(e,t,n){
if(!t)return 0;let{font:s,standoff:o}=e.title,r=s?.size??Math.round(1.2*n.size),i=t.split(oa).length-1;return r*(.7+i*1.3)+
(o??6)}function Hf(e,t,n,s,o){let r=e[t]??{},a={...e.template.layout[t]?.colorbar,...r.colorbar},{tickvals:c,ticktext:l,
thickness:h,len:u=1}=a,f=a.orientation==="h"||"x"in a||"xanchor"in a;if(r.showscale===!1||f||!c?.length||!h)return 0;let d=Dn(
l??c.map(String),s,o),g=20+h,y=a.title?.text;if(!y)return g+1+d.width;let p=Math.round(1.2*s.size),b=Dn([y],{...s,size:p},
o).width,[w,$]=[r.cmin??c[0]??0,r.cmax??c.at(-1)??1],k=u*n-20;return c.some(_=>Math.abs((_-w)/($-w)-.5)*k<b/2+1.3*(s.size/
2))?g+1+d.width+1.45*p+2:g+10+1.25*p}function Df({domain:e=[0,1],categoryarray:t,ticktext:n=[]},s,o,{l:r,r:i}){let[a,c]=e,
l=o-r-i,h=(c-a)*l/(t??n).length,u=Math.min(r+a*l,i+(1-c)*l);return(s-h)/2>u}function Ff(e,t,n){let s=t.anchor??(n?"y":"x"),
o=e[`${s[0]}axis${s.slice(1)}`],[r]=o?.domain??[0,1];return r===0}function jf(e){return e.replace(/<[^>]*>/g,"").replace(
/&nbsp;/g," ").replace(/&#?\w+;/g,"&")}function Bf(e,t){if(Hn??=document.createElement("canvas").getContext("2d"),!Hn)return{
width:0,descent:0};Hn.font=t;let{width:n,fontBoundingBoxDescent:s}=Hn.measureText(e);return{width:n,descent:s}}x();function aa({x:e,y:t,xaxis:n,yaxis:s},o){let r=[ia(n,e,o),ia(s,t,o)];return[...new Set(r.filter(i=>i!==null))]}function ia(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let s=e.type==="category"?e.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function ca(e,t,n){let s=e.querySelector(":scope > .view-marks")??e.appendChild(Gf());if(!e._fullLayout)
return;let o=e._fullLayout,{_subplots:r}=e._fullLayout,i=(r?.cartesian??[]).flatMap(a=>{let[,c,l]=/^x(\d*)y(\d*)$/.exec(
a)??[],[h,u]=[o[`xaxis${c}`],o[`yaxis${l}`]];if(!h||!u)return[];let f=[h,u].every(({_name:d})=>t.includes(d));return[[h,
u],[u,h]].flatMap(([d,g])=>d&&g&&t.includes(d._name)&&(f||d.anchor===g._id)?n.map(p=>Uf(d,g,p)):[])});s.replaceChildren(
...i.filter(a=>a!==null))}function Gf(){let e=document.createElement("div");return e.className="view-marks",e}function Uf(e,t,n){
if(!e._length)return null;let s=e._id.startsWith("x"),o=[e.l2p(n-.5),e.l2p(n+.5)],[r,i]=[Math.min(...o),Math.max(...o)];
if(!(i>0&&r<e._length)||!t._length)return null;let[a,c]=s?[e._offset+r,t._offset]:[t._offset,e._offset+r],[l,h]=s?[i-r,t.
_length]:[t._length,i-r],u=document.createElement("div");return Object.assign(u.style,{left:`${a}px`,top:`${c}px`,width:`${l}\
px`,height:`${h}px`}),u}x();function ha(e,t){return Object.fromEntries(e.map(({name:n,values:s,value:o})=>[n,s.find(r=>String(r)===t(n))??o]))}function ua(e,t){
for(let{name:n,values:s}of e){let o=t(n);if(o===null||s.map(String).includes(o))continue;let r=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${o}; ${r}.`}}return null}
function fa(e,t,n){return t.reduce((s,o)=>{let r=e.find(({name:i})=>i===o)?.values??[];return s*r.length+r.indexOf(n[o]??
"")},0)}function da(e,t){return e.map(s=>{let{name:o,title:r,values:i}=s,a=ma(s)[i.indexOf(t[o]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function ma({values:e,labels:t}){return t??e}var Fn=class{#s;#t;#n="";#o=0;#e=null;constructor(t,n){
this.#s=t,this.#t=n}offer({choices:t=[],player:n},s,o){let r=t.length?[]:s.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:h})=>[c,l,h]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#e=null,
this.#s.replaceChildren(...t.map(c=>this.#r(c))),r.length&&o&&this.#s.append(this.#i(r));let a=t.find(({name:c})=>c===n);
a&&this.#s.append(...this.#l(a))}show(t){for(let[n,s]of Object.entries(t)){let o=this.#s.querySelector(`select[name="${n}\
"]`);o instanceof HTMLSelectElement&&(o.value=String(s))}}pause(){clearInterval(this.#o),this.#o=0,this.#e&&(this.#e.textContent=
"Play")}#r(t){let{name:n,title:s,values:o}=t,r=document.createElement("select");r.name=n;let i=ma(t);return r.append(...o.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=o[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),la(s,r)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((s,o)=>new Option(s.name,String(o)))),n.addEventListener("change",()=>{let s=n.value?t[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),la("Open",n)}#l({name:t,title:n,values:s}){let o=()=>s.indexOf(this.#t.selected()[t]??
""),r=h=>{let u=s[Math.max(0,Math.min(s.length-1,h))];u!==void 0&&this.#t.select(t,u)},i=h=>{this.pause(),r(o()+h)},a=io(
"Play",()=>{if(this.#o){this.pause();return}o()===s.length-1&&r(0),a.textContent="Pause",this.#o=setInterval(()=>{r(o()+
1),o()===s.length-1&&this.pause()},1200)});this.#e=a;let c=io("‹",()=>i(-1)),l=io("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}};function la(e,t){let n=document.createElement(
"label");return n.append(`${e} `,t),n}function io(e,t){let n=document.createElement("button");return n.type="button",n.textContent=
e,n.addEventListener("click",t),n}x();var pa="vendor/plotly/plotly-traces-4.1.1.min.js",ao;function jn(e){return window.Plotly?Promise.resolve(window.Plotly):
(ao??=new Promise((t,n)=>{let s=document.createElement("script");s.src=e?new URL(`static/${pa}`,e).href:new URL(`../${pa}`,
A).href;let o=()=>{ao=void 0,s.remove(),n(new Error("The drawing library could not be loaded. Reload the page to try aga\
in."))};s.addEventListener("load",()=>window.Plotly?t(window.Plotly):o()),s.addEventListener("error",o),document.head.append(
s)}),ao)}async function ga(e,t,n){let{width:s,height:o}=e.layout;return(await jn()).toImage(e,{format:t,width:s,height:o,
...t==="png"&&{scale:n}})}bo();Un();ln();var Zr={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"\
interventions",against:"against"},Qr=["inputs","removed"],Vg=new Set(["server","source","model","lesson","view","theme",
"reads",...Qr,...Object.keys(Zr)]),Hh=["scale","accent","controls","caption"],qg=new Set([...Hh,"fill"]),Rh=":scope > a",
Ch="pointer-view:hover",Jr=matchMedia("(prefers-color-scheme: dark)"),zg={displayModeBar:!1,displaylogo:!1,responsive:!0,
scrollZoom:!1,showAxisDragHandles:!1},Yg=120,Kg=[["short",576,0],["low",352,0],["tight",288,352]],Us={height:525,width:640,
least:.75,most:4},Jg="400px 0px",Ph=660,Xg="[data-answer]:not(pointer-view *)",Zg=/^(\w+):(\d+)$/,Qg="The server draws t\
his chart, and it does not answer.",t0="The answer above is computed in this browser.",e0="Type visits, or add a place, \
to see what the model answers.",Ze=null,Xr=null,ti=class extends HTMLElement{#s=null;#t=null;#n=null;#o=0;#e=!1;#r="";#i=!1;#l="";#a=[];#u=!1;#f=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#O()},{rootMargin:Jg});#p=new ResizeObserver(()=>requestAnimationFrame(()=>this.#V()));#y=new MutationObserver(
t=>this.#w(t.map(({attributeName:n})=>n??"")));#$=t=>this.getAttribute(t);#c=()=>{if(!this.#n||!this.#t){this.#M();return}
this.#W(this.#L),this.#S()};#d=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#T=({type:t})=>this.#B(t==="beforeprint");connectedCallback(){
this.#s??=this.#D(),this.#A(),document.addEventListener("pointerscope:theme",this.#c),document.addEventListener(Ch,this.#d),
Jr.addEventListener("change",this.#c);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#T);this.#p.
observe(this),this.#y.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#f.observe(this):this.#u=!0,this.#M()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#c),document.removeEventListener(Ch,this.#d),Jr.removeEventListener(
"change",this.#c);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#T);this.#p.disconnect(),this.#y.
disconnect(),this.#f.disconnect(),this.#h.controls.pause()}mark(t){t.join()!==this.#a.join()&&(this.#a=t,this.#X())}get chosen(){
return this.#t?this.#R:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#Z();
return Math.ceil(t+Pn(this.#t)+n)}get#h(){return this.#s??=this.#D(),this.#s}#O(){this.#u=!0,this.#f.disconnect(),this.#M()}#w(t){
t.some(s=>qg.has(s))&&(this.#A(),this.#S()),t.includes("beat")&&this.#k();let n=t.filter(s=>Vg.has(s)&&!this.#N(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#u?this.#O():n.length?this.#M():this.#m.some(({name:s})=>t.includes(s))?this.#q()&&
this.#S():t.includes(this.#l)&&this.#M()}#N(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#c(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#k(){if(!this.#r)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#v(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#b("beat",{beat:t===null?null:t+1})}get#m(){return this.#t?Nt(this.#t).choices??[]:[]}#M(){this.#e||(this.#e=
!0,queueMicrotask(()=>{this.#e=!1,this.#x()}))}get#C(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#E(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:St.href}get#_(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#L(){let t=this.getAttribute("theme");return t===
"auto"?Jr.matches?"dark":"light":(t??this.#_)==="dark"?"dark":"light"}get#I(){let t=this.getAttribute("scale");return t===
"auto"?this.#H:t!==null&&Rn("scale",t)?Number(t):1}get#H(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let s=Math.round(10*Math.min(n/Us.height,t/Us.width))/10;return Math.min(Us.most,Math.max(Us.least,
s))}#A(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#I)):
this.style.removeProperty("--scale"),t&&Rn("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("-\
-accent")}get#P(){if(this.hasAttribute("lesson")){let n=Qr.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(Zr).map(
([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#x(){let{needsHistory:t,query:n}=this.#P;
this.#o+=1;let s=this.#o,o=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#C&&r&&(!t||n.visits||n.record);
if(!o&&!i){this.#G(e0);return}if(!this.#u){this.#G("");return}let a=this.#L;this.#W(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#E,path:this.#C,query:n,theme:a},l=this.hasAttribute("server")?this.#E:"",[h]=await Promise.
all([o?sa(o,a):this.#F(c,r),o?null:r===Ee?Promise.resolve().then(()=>(Kr(),Yr)):jn(l)]),u=dt(h),f=u?await Promise.resolve().then(()=>(Kr(),Yr)):
null;u||await jn(l),await Ti(()=>{s===this.#o&&(this.#rt(f?.NetworkDrawing??null,Nt(h).title),this.#t=u?h:structuredClone(
h),this.#at(this.#t),this.#j({...c,theme:"light"},r))})}catch(c){s===this.#o&&this.#Y(c)}finally{s===this.#o&&this.removeAttribute(
"aria-busy")}}async#F(t,n){let s=n===Ee?this.#n:null,o=this.getAttribute("model")??"",r=await s?.compute(t,o,{isSilent:!1});
if(r)return r;try{return await ro(t,n)}catch(i){if(!Wh(i))throw i;let a=await s?.compute(t,o,{isSilent:!0});if(!a)throw i;
return a}}#W(t){this.#_!==t?this.dataset.theme=t:delete this.dataset.theme}#j(t,n){if(!this.#t||dt(this.#t))return;let{template:s,
meta:o}=this.#t.layout,r=o.templates?.light;Ze??=r??(this.#L==="light"?s:null),!(Ze||this.hasAttribute("source"))&&(Xr??=
ro(t,n),Xr.then(i=>{dt(i)||(Ze??=i.layout.template)}).catch(()=>{Xr=null}))}#B(t){if(this.#i=t,!this.#t||!this.#r)return;
let n=Ze??this.#n;this.#W(t&&n?"light":this.#L),this.#S(),t||requestAnimationFrame(()=>this.#S())}#D(){let t=document.createElement(
"summary");t.textContent="Numbers";let n={title:this.#g("h3","view-title"),caption:this.#g("p","view-caption"),choices:this.#g(
"div","view-choices"),summary:this.#g("p","view-summary"),failure:this.#g("p","view-failure"),trust:this.#g("p","view-tr\
ust"),plot:this.#g("div","view-plot"),details:this.#g("details","view-table"),exports:Pi({name:()=>this.#et,links:()=>this.#gt(),
view:()=>this.#t&&this.#bt(this.#t),picture:(r,i)=>this.#mt(r,i),csv:()=>Gn(this.#tt()),json:()=>JSON.stringify(this.#t)})};
n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.
addEventListener("toggle",()=>this.#Q());let s=new Fn(n.choices,{selected:()=>this.#R,select:(r,i)=>this.#dt(r,i),open:r=>this.#b(
"open",r)}),o=this.querySelector(Rh);o?.classList.add("view-stand-in"),this.replaceChildren(...Object.values(n),...o?[o]:
[]),this.addEventListener("toggle",({target:r})=>this.#ft(r),!0);for(let r of[n.plot,n.details,n.choices,n.exports,n.failure])
r.hidden=!0;return{...n,controls:s}}#g(t,n){let s=this.querySelector(`.${n}`),o=s instanceof HTMLElement?s:document.createElement(
t);return o.className=n,o}#rt(t,n){if(t===null==(this.#n===null))return;let s=this.#h,o=s.plot.cloneNode();o.removeAttribute(
"data-listening"),o.role=t?"group":"img",s.plot.replaceWith(o),s.plot=o,this.#n?.bar?.remove(),this.#n=t?new t(o,{title:n,
isProjected:this.hasAttribute("fill"),hover:r=>this.#b("hover",{visits:r}),told:r=>this.#v(r),acts:{server:()=>this.hasAttribute(
"source")?null:this.#E,answered:r=>this.#it(r),resized:()=>requestAnimationFrame(()=>this.#V())}}):null,this.#n?.bar&&s.
summary.before(this.#n.bar)}#it({figure:t,interventions:n}){this.#t=t;let{interventions:s}=this.#n??{};s?this.setAttribute(
"interventions",s):this.removeAttribute("interventions"),this.#q()&&this.#S(),this.#b("interventions",n)}#z(t){let{plot:n,
details:s,choices:o,exports:r,failure:i}=this.#h;for(let c of[n,s,o,r])c.hidden=t;i.hidden=!0;let a=this.#n?.bar;a&&t&&(a.
hidden=!0)}#G(t){this.#t=null,this.#l="",this.removeAttribute("aria-busy"),this.#h.controls.pause(),this.#z(!0),this.#h.
summary.textContent=t}#Y(t){this.#G("");let{failure:n}=this.#h,s=Wh(t)&&document.querySelector(Xg)!==null,o=s?Qg:Kt(t);if(n.
replaceChildren(o),s&&n.append(" ",n0()),n.hidden=!1,this.#b("failed",{message:o}),!(t instanceof ot)||![0,503].includes(
t.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener("cl\
ick",()=>this.#M()),n.append(" ",r)}#at(t){let{title:n,caption:s,controls:o}=this.#h,r=Nt(t);n.textContent=r.title,n.hidden=
!1,s.replaceChildren(...vt(r.caption)),this.#ct(r.trust),this.toggleAttribute("data-network",dt(t)),this.#z(!1),o.offer(
r,dt(t)?[]:t.data,!this.hasAttribute("fill")),this.#q()&&this.#S()}#ct(t){let{trust:n}=this.#h;if(n.textContent=t?.text??
"",!t||this.hasAttribute("source")||!de.answers)return;let s=document.createElement("a"),o=encodeURIComponent(this.getAttribute(
"model")??"");s.href=new URL(`insights/${o}#view-${t.view}`,this.#E).href,s.textContent="Which explanation to believe",n.
append(" ",s)}#S(){if(!this.#t)return;let{plot:t}=this.#h,n=this.#i,s=this.#U(Pn(this.#t)),o=n?Math.min(s.width||Ph,Ph):
s.width;if(!o)return;dt(this.#t)?(t.style.height=`${s.height}px`,this.#n?.draw(this.#t)):(t.style.height=s.isFixed?`${s.
height}px`:"",this.#lt(t,this.#t,{...s,width:o}));let r=!this.dataset.drawn;r&&this.querySelector(Rh)?.remove(),this.#r=
`${o}×${s.height}`,this.dataset.drawn="true",r&&this.hasAttribute("beat")&&this.#k(),this.#X(),this.#b("drawn",{})}#lt(t,{
data:n,layout:s},o){let r=this.#i,i=r&&Ze?{...s,template:Ze}:s,a=this.#K({data:n,layout:i},o);window.Plotly?.react(t,a.data,
r?{...a.layout,width:o.width}:a.layout,zg),t.dataset.listening||this.#ht(t)}#K({data:t,layout:n},{width:s,height:o,isFixed:r}){
let i="rgba(0, 0, 0, 0)",a=this.#I,{font:c,hoverlabel:l}=n.template.layout,h=c.size*a,u=Yi({data:t,layout:s0(n)},{width:s,
height:o,isFixed:r,scale:a}),f={font:{size:h},hoverlabel:{...n.hoverlabel,font:{...l.font,size:h}}};return{data:u.data,layout:{
...ra(u.data,u.layout,{width:s,height:o,scale:a}),...a!==1&&f,paper_bgcolor:i,plot_bgcolor:i,height:o}}}#ht(t){t.dataset.
listening="true",t.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#b("open",n.data.meta);let[,s,o]=Zg.
exec(String([n.customdata].flat()[0]))??[];s&&this.#b("select",{table:s,row:Number(o)})}),t.on("plotly_hover",({points:[
n]})=>{n&&this.#b("hover",{visits:aa(n,this.#J)})}),t.on("plotly_unhover",()=>this.#b("hover",{visits:[]}))}get#J(){return this.#t?
Nt(this.#t).visit_axes??[]:[]}#b(t,n){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#X(){
!this.#t||!this.#r||(this.#n?this.#n.mark(this.#a):ca(this.#h.plot,this.#J,this.#a))}#U(t){let{plot:n}=this.#h,s=n.clientWidth;
if(!this.hasAttribute("fill"))return{width:s,height:t,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#A(),this.#ut();
let{above:o,below:r}=this.#Z();this.style.setProperty("--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-
o-r),Yg);return{width:s,height:i,isFixed:!0}}#ut(){let[t,n]=[this.offsetWidth/this.#I,this.offsetHeight/this.#I],s=Kg.filter(
([,o,r])=>n<o||t<r).map(([o])=>o).join(" ");this.dataset.room!==s&&(this.dataset.room=s)}#Z(){let{plot:t,details:n,exports:s}=this.#h,
o=this.getBoundingClientRect(),r=o.height/this.offsetHeight||1,i=[n,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),
a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().
top-o.top)/r,below:a/r}}#ft(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll(
"details"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#V())}#V(){if(!this.#t)return;let{width:t,height:n}=this.#U(
Pn(this.#t));t&&this.#r!==`${t}×${n}`&&this.#S()}#dt(t,n){this.setAttribute(t,String(n)),this.#b("option",{[t]:n})}#q(){
let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:ua(this.#m,this.#$);if(n)return this.#Y(new Error(n.
message)),this.#l=n.name,!1;let s=Nt(t),o="";if(this.#m.length&&!dt(t)){let r=this.#R;this.#h.controls.show(r);for(let a of t.
data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));Ma(t,r);let{summaries:i}=s;i&&(s.summary=i.texts[fa(
this.#m,i.by,r)]??""),o=`: ${da(this.#m,r)}`}return this.#h.summary.replaceChildren(...vt(s.summary??"")),this.#h.plot.setAttribute(
"aria-label",`${s.title}${o}. ${s.summary??""}`),this.#Q(),!0}get#R(){return ha(this.#m,this.#$)}#Q(){let{details:t}=this.#h;
if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${Nt(this.#t).title}`),n.append(...this.#tt().map(ve)),t.querySelector(
".table-frame")?.remove(),t.append(n)}#tt(){return this.#t?Sa(this.#t,this.#R):[]}async#mt(t,n){let s=this.#t;if(!s)throw new Error(
"There is no figure to save yet.");return{address:dt(s)?await this.#n?.address(t,n)??"":await ga(this.#pt(s),t,n),meta:Nt(
s)}}#pt(t){let{data:n,layout:s}=structuredClone(t),o=this.#U(s.height),{paper_bgcolor:r,plot_bgcolor:i}=s.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#K({data:n,layout:s},o),l=a?{}:{
paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:o.width,...l}}}get#et(){let t=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??t.filter(Boolean).join("-")}get#nt(){return{server:this.#E,path:this.#C,view:this.getAttribute("vi\
ew")??"",values:{...this.#P.query,...this.#R}}}get#st(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=Hh.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",o])=>this.hasAttribute(s)&&Rn(s,o??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#gt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&de.answers))return{link:n,embed:null,json:null,offline:null};let o=this.#nt;return{link:n,embed:Se(
"embed",this.#ot(o)),json:Se("json",o),offline:Se("offline",o)}}#ot(t){let{controls:n,...s}=this.#st,o={...t.values,...s,
...n&&n!=="some"&&{controls:n}};return{...t,values:o}}#bt(t){let n=this.#nt,{title:s,summary:o=""}=Nt(t),r=["model","les\
son","view","reads",...Qr,...Object.keys(Zr)],i=[...this.attributes].filter(({name:f})=>r.includes(f)),{theme:a,...c}=this.#st,
l=a?.replace(/^transparent-?/,""),h={...Object.fromEntries(i.map(({name:f,value:d})=>[f,d])),...this.#R,...l&&{theme:l},
...c},u=this.#ot(n);return{title:s,caption:o,name:this.#et,server:n.server,embed:Se("embed",u),picture:Se("picture",u),attributes:Object.
fromEntries(Object.entries(h).map(([f,d])=>[f,String(d)]))}}};function Wh(e){return e instanceof ot&&e.status===0}function n0(){
let e=document.createElement("span");return e.className="beside-browser-answer",e.textContent=t0,e}function s0(e){let t=Object.
entries(e).map(([n,s])=>{if(!/^[xy]axis/.test(n))return[n,s];let o=s,r=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,
i=o.type==="category"&&!o.categoryarray&&r;return[n,i?{...o,categoryorder:"array",categoryarray:r}:o]});return Object.fromEntries(
t)}customElements.define("pointer-view",ti);x();x();var ei="pointerscope-beat";function Vs(e){return 1+e.querySelectorAll(`.${ei}.visible`).length}function o0(e,t,n){let s=t.
querySelectorAll(".fragment").length;for(let o=0;o<n-1;o+=1){let r=document.createElement("span");r.className=`fragment ${ei}`,
r.dataset.fragmentIndex=String(s+o),t.append(r)}e.syncFragments(t)}function Dh(e,t){let n=t.closest("section"),{beats:s}=t;
!n||s<2||n.querySelector(`.${ei}`)||(o0(e,n,s),ni(n))}function ni(e){for(let t of e.querySelectorAll("pointer-view[beat]")){
let n=String(Vs(e));t.getAttribute("beat")!==n&&t.setAttribute("beat",n)}}x();Ie();function jh(e){return Q(e,".pdf-page").map(t=>{let n=t.getBoundingClientRect(),s=a=>{let{left:c,top:l,width:h,height:u}=a.
getBoundingClientRect();return{left:c-n.left,top:l-n.top,width:h,height:u}},o=(a,c=t)=>{let l=Ct(c,a);return l?.offsetHeight&&
getComputedStyle(l).visibility!=="hidden"?{box:s(l),size:Ln(l),text:l.textContent?.trim()??""}:null},r=Ct(t,".deck-words"),
i=Q(t,".step-frame").find(si);return{top:n.top+scrollY,title:o(".slide > :is(h1, h2)"),author:o(".slide > .author"),words:r?.
offsetHeight?{box:s(r),size:Ln(r),isCut:r.scrollHeight>r.clientHeight+1}:null,views:Q(t,".deck-shown > .place").map(a=>{
let c=[...a.children].find(si)??a;return{box:s(c),summary:c.querySelector(".view-summary")?.textContent??""}}),step:i?r0(
i,s):null,asked:[".deck-asked",".deck-answer",".deck-history"].map(a=>o(a)),choices:Q(t,".deck-choices").filter(si).map(
a=>Bh(a,1,s))}})}function r0(e,t){let n=Number(e.firstElementChild instanceof HTMLElement&&e.firstElementChild.style.zoom)||
1,s=o=>{let r=Ct(e,o);return r?.offsetHeight?{box:t(r),size:n*Ln(r),text:r.textContent?.trim()??""}:null};return{box:t(e),
title:s("h3"),formula:s(".formula"),remark:s(".remark"),error:s(".failure"),picture:s(".step-picture"),tables:Q(e,".matr\
ix").map(o=>Bh(o,n,t))}}function Bh(e,t,n){let s=Ct(e,"figcaption"),o=Q(e,":is(td, th)"),r=Q(e,"tr").map(i=>[...i.children].
map(a=>{let{backgroundColor:c,color:l}=getComputedStyle(a);return{text:a.textContent?.trim()??"",background:Fh(c),color:Fh(
l),box:n(a)}}));return{name:e.dataset.table??"",caption:s?{box:n(s),size:t*Ln(s)}:null,box:n(e.querySelector("table")??e),
size:t*Math.min(...o.map(Ln)),rows:r}}function si(e){return!e.hasAttribute("data-away")}function Ln(e){return Number.parseFloat(
getComputedStyle(e).fontSize)}var oi=document.createElement("canvas");oi.width=oi.height=1;var _n=oi.getContext("2d",{willReadFrequently:!0});
function Fh(e){if(!_n)return"";_n.clearRect(0,0,1,1),_n.fillStyle=e,_n.fillRect(0,0,1,1);let[t=0,n=0,s=0,o=0]=_n.getImageData(
0,0,1,1).data;return o<128?"":[t,n,s].map(r=>r.toString(16).padStart(2,"0")).join("")}x();var i0=["ArrowRight","ArrowDown","PageDown"," ","n","l","j"],a0=["ArrowLeft","ArrowUp","PageUp","p","h","k"];var Gh=["slidechanged","fragmentshown","fragmenthidden"],qt=null;function Yh(e,t){if(qt&&!qt.closed){qt.focus();return}if(qt=
window.open("","","width=900,height=700"),!qt)return;let n=qt.document;n.title=`Notes · ${t}`,n.documentElement.className=
"pointerscope",n.documentElement.dataset.theme=document.documentElement.dataset.theme;for(let h of document.querySelectorAll(
"style, link[rel=stylesheet]"))n.head.append(c0(n,h));n.body.className="speaker-page";let s=l0(n),o=Date.now(),r=()=>h0(
e,s,o),i=setInterval(r,1e3),a=0,c=()=>{clearTimeout(a),a=window.setTimeout(()=>ri(e,s),300)},l=()=>{r(),ri(e,s),c()};for(let h of Gh)
e.on(h,l);document.addEventListener("pointer-view:drawn",c),qt.addEventListener("resize",()=>ri(e,s)),n.addEventListener(
"keydown",({key:h})=>{i0.includes(h)&&e.next(),a0.includes(h)&&e.prev()}),qt.addEventListener("pagehide",()=>{clearInterval(
i),clearTimeout(a);for(let h of Gh)e.off(h,l);document.removeEventListener("pointer-view:drawn",c)}),window.addEventListener(
"pagehide",()=>qt?.close()),l()}function c0(e,t){let n=e.importNode(t,!0);return t instanceof HTMLLinkElement&&n.setAttribute(
"href",t.href),n}function l0(e){let t=(n,s)=>{let o=e.createElement(n);return o.className=s,e.body.append(o),o};return{time:t(
"p","speaker-time"),title:t("h1","speaker-title"),current:t("div","speaker-current"),next:t("p","speaker-next"),following:t(
"div","speaker-following"),notes:t("div","speaker-text")}}function ri(e,{current:t,following:n}){let s=e.getSlides(),o=s.
indexOf(e.getCurrentSlide());Uh(s[o],t),Uh(s[o+1],n)}function Uh(e,t){let n=t.ownerDocument;if(t.hidden=!e,!e)return;let s=(a,c)=>Object.
assign(n.createElement(a),{className:c}),[o,r]=[s("div","reveal deck"),s("div","slides")],i=n.importNode(e,!0);i.className=
"present",i.removeAttribute("style"),i.removeAttribute("hidden"),i.querySelector("aside.notes")?.remove();for(let a of i.
querySelectorAll("[tabindex], button, a, select, input, summary"))a.setAttribute("tabindex","-1");i.inert=!0,r.append(i),
o.append(r),o.style.zoom=String(t.clientWidth/1280),t.replaceChildren(o)}function h0(e,{time:t,title:n,notes:s,next:o},r){
let i=e.getSlides(),a=e.getCurrentSlide(),c=i.indexOf(a),l=Vh(i.slice(0,c+1)),h=Vh(i),u=Math.floor((Date.now()-r)/1e3),f=`${Math.
floor(u/60)}:${String(u%60).padStart(2,"0")}`,d=new Date().toLocaleTimeString([],{hour:"2-digit",minute:"2-digit"}),g=h?
` · this slide until ${zh(l)} of ${zh(h)} min`:"";if(t.textContent=`${c+1} of ${i.length} · ${d} · ${f}${g}`,t.toggleAttribute(
"data-late",h>0&&u>60*l),n.textContent=qh(a),s.dataset.at!==String(c)){s.dataset.at=String(c);let b=a.querySelector("asi\
de.notes"),w=[...b?.childNodes??[]].map($=>s.ownerDocument.importNode($,!0));s.replaceChildren(...b?w:["No notes."])}let y=a.
querySelectorAll(".fragment:not(.visible)").length,p=i[c+1];y?o.textContent=`${y} more on this slide`:o.textContent=p?`N\
ext: ${qh(p)}`:"The last slide"}function Vh(e){return e.reduce((t,n)=>t+Number(n.dataset.minutes??0),0)}function qh(e){return e.
getAttribute("aria-label")??""}function zh(e){return String(Math.round(e*10)/10)}x();function qs(e){for(let t of e){let n=t.firstElementChild;if(!(n instanceof HTMLElement))continue;let[s,o]=[.4,2];for(let r=0;r<
7;r+=1){let i=r?(s+o)/2:2;if(n.style.zoom=String(i),u0(n,t)?s=i:o=i,s===2)break}n.style.zoom=String(s)}}function u0(e,t){
let n=[e,t,...e.querySelectorAll(".table-frame, .formula")];return t.scrollHeight<=t.clientHeight+1&&n.every(s=>s.scrollWidth<=
s.clientWidth+1)}x();Jt();x();function Kh(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function wt(e){return Number.isFinite(e)?Number.isSafeInteger(e)?String(e).replace("-","−"):String(Number(e.toPrecision(
6))).replaceAll("-","−"):e>0?"∞":"−∞"}function zs(e){return e<0?`(${wt(e)})`:wt(e)}function ii(e){return Xh(e," \
+ ")}function Jh(e){return Xh(e,", ")}function Ys(e,t){return e===t?t:`${e} = ${t}`}function Xh(e,t){return e.length<=24?
e.join(t):[...e.slice(0,24/2),"…",...e.slice(-2)].join(t)}x();Bn();var f0=30,[Qe,tn,Rt,d0,zt]=[0,1,2,3,4],m0={add:["+",tn],subtract:["−",tn],multiply:["·",Rt],divide:["/",Rt],remainder:[
"mod",Rt],power:["^",d0],greater:[">",Qe],greater_equal:["≥",Qe],less:["<",Qe],less_equal:["≤",Qe],equal:["=",Qe],not_equal:[
"≠",Qe]},p0={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},Qh=new Set(["sum","softmax"]);function ci(e,t,n){
let s=new Map,o=(i,a)=>{let c=`${i}:${a}`,l=s.get(c)??r(i,a);return s.set(c,l),l},r=(i,a)=>{let c=e[i];if(!c)throw new RangeError(
`The expression has no operation ${i}.`);let{op:l,name:h=""}=c;if(l==="table")return{value:n(h,a),op:"",parts:[],table:h,
index:a};if(l==="constant"||l==="opaque")return{value:mo(c,a),op:"",parts:[]};let u=fo(e,c,a).map(([b,w])=>o(b,w)),[f,d,
g]=u;if((l==="view"||l==="join")&&f)return f;if(l==="where"&&d&&g)return f?.value?d:g;if(l==="collect")return Zh(u);if(l===
"matmul")return Zh(nu(u));if(l==="softmax")return w0(u,po(e,c,a));let y=an[l];if(y)return{value:y(u.map(({value:b})=>b)),
op:l,parts:u};let p=ho[l];if(!p||!f)throw new RangeError(`There is no operation ${l}.`);return{value:p(f.value,d?.value??
0),op:l,parts:u}};return o(e.length-1,t)}function Ks(e){let t=new Map,n=new Set,s=o=>{n.has(o)||(n.add(o),o.table!==void 0&&
t.set(`${o.table}:${o.index}`,o),o.parts.forEach(s),o.temperature&&s(o.temperature))};return s(e),[...t.values()]}function Js(e){
if(Qh.has(e.op))return e;for(let t of e.parts){let n=Js(t);if(n)return n}return null}function li(e){return e.op?hi(e,null,
!1).text:wt(e.value)}function tu(e){let t=wt(e.value),n=Js(e);if(!n)return Ys(li(e),t);if(n===e){if(e.op==="sum")return`\
Sum ${t}`;let s=In(e),o=s.reduce((r,i)=>r+i,0);return`${wt(s[e.place??0]??0)} / ${wt(o)} = ${t}`}return`${eu(e,n)??hi(e,
n,!1).text} = ${t}`}function In({parts:e,temperature:t}){return go(e.map(({value:n})=>n),t?.value)}function g0(e){let t=e.
parts.map(({value:i})=>i),n=Math.max(...t),s=e.temperature?.value??1,o=Math.abs(n/s)>f0;return{powers:o?In(e):t.map(i=>Math.
exp(i/s)),isShifted:o,largest:n}}function eu(e,t){if(e===t)return t.op==="sum"?`Sum ${wt(t.value)}`:null;let[n,s]=e.parts,
o=n&&eu(n,t);return!o||!s||s.op?null:e.op==="add"?`${o}, plus ${wt(s.value)}`:e.op==="divide"?`${o}, divided by ${wt(s.value)}`:
null}function hi(e,t,n){let{op:s,parts:o,value:r}=e,i=Qh.has(s);if(!s||e===t||i&&n)return{text:zs(r),binding:zt};let a=o.
map(f=>hi(f,t,n||i)),c=a.map(({text:f})=>f);if(s==="sum")return{text:c.length?ii(c):"0",binding:tn};if(s==="softmax")return{
text:y0(e,a),binding:Rt};if(s==="product")return{text:c.join(" · "),binding:Rt};let[l={text:"",binding:zt},h]=a,u=m0[s];
if(u&&h){let[f,d]=u,g=s==="add"||s==="multiply",y=Yt(l,s==="power"?zt:d),p=Yt(h,g?d:d+1);return{text:s==="power"?`${y}^${p}`:
`${y} ${f} ${p}`,binding:d}}return s==="negative"?{text:`−${Yt(l,Rt)}`,binding:tn}:s==="sqrt"?{text:`√${Yt(l,zt)}`,binding:zt}:
s==="absolute"?{text:`|${b0(o[0],l)}|`,binding:zt}:s==="sigmoid"?{text:`1 / (1 + e^(−${Yt(l,zt)}))`,binding:Rt}:s==="g\
elu"?{text:`${Yt(l,Rt)} · Φ(${l.text})`,binding:Rt}:{text:`${p0[s]??s}(${Jh(c)})`,binding:zt}}function b0(e,{text:t}){
return e&&!e.op?wt(e.value):t}function Yt({text:e,binding:t},n){return t<n?`(${e})`:e}function y0(e,t){let{place:n=0,temperature:s}=e,
{isShifted:o,largest:r}=g0(e),i=s?.value??1,a=t.map(c=>{let l=c;return o&&(l={text:`${Yt(c,tn)} − ${zs(r)}`,binding:tn}),
i!==1&&(l={text:`${Yt(l,Rt)} / ${zs(i)}`,binding:Rt}),`e^${Yt(l,zt)}`});return`${a[n]} / (${ii(a)})`}function nu(e){let t=[];
for(let n=0;n<e.length;n+=2){let s=e.slice(n,n+2);t.push({value:x0(s),op:"multiply",parts:s})}return t}function x0(e){return e.
reduce((t,{value:n})=>t*n,1)}function Zh(e){let t=e[0]?.parts[0]?.parts[1],n=e.every(({op:r,parts:[i]})=>r==="multiply"&&
i?.op==="divide"&&i.parts[1]===t);if(!t||t.op||!n)return{value:ai(e),op:"sum",parts:e};let s=e.flatMap(({parts:[r,i]})=>r?.
parts[0]&&i?nu([r.parts[0],i]):[]),o={value:ai(s),op:"sum",parts:s};return{value:ai(e),op:"divide",parts:[o,t]}}function ai(e){
return e.reduce((t,{value:n})=>t+n,0)}function w0(e,{place:t,width:n}){let s=e[n],r={value:0,op:"softmax",parts:e.slice(
0,n),place:t,...s&&{temperature:s}},i=In(r),a=i.reduce((c,l)=>c+l,0);return{...r,value:(i[t]??Number.NaN)/a}}Ie();Bn();x();Ie();x();var $0=/\d[\d.,]*\d/g,k0={".":",",",":"."},su;function ou(){return su??=document.querySelector('[data-decimal=","]')!==
null,su}function ru(e){return ou()?e.replaceAll($0,t=>t.replaceAll(/[.,]/g,n=>k0[n]??n)):e}function iu(e){return ou()?e.
replace(",","."):e}var ui="figure[data-how]",fi="figure[data-how] tbody td";var au="figure[data-editable] tbody td";function en(e){return"down"in e.dataset?[Q(e,"tbody td",HTMLTableCellElement)]:Q(
e,"tbody tr").map(t=>Q(t,"td",HTMLTableCellElement))}function Xs(e,t){let n=e.findIndex(s=>s.includes(t));return{row:n,column:e[n]?.
indexOf(t)??-1}}function cu(e){let t=new Map;return n=>{let s=t.get(n);if(s!==void 0)return s;let o=Ct(e,`figure[data-ta\
ble="${CSS.escape(n)}"]`),r=o?en(o):[],i=o&&{figure:o,cells:r.flat(),width:r[0]?.length??1,...mi(o)};return t.set(n,i),i}}
function lu(e,t){let n=e?.cells[t];return n?di(n):Number.NaN}function di(e){return Kh(e.dataset.value??iu(M0(e)))}function M0(e){
let[t]=e.children;return t instanceof HTMLInputElement?t.value:e.textContent??""}function hu(e){return Qt(e,"figcaption \
span").textContent??""}function mi(e){let t=s=>Q(e,s).map(o=>o.title||(o.textContent??"")),n=t("tbody th");return"down"in
e.dataset?{rows:[],columns:n}:{rows:n,columns:t("thead th")}}Un();var E0={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{row:0,column:1}};
function uu(e,t){let n=s=>{let o=pu(s);o&&T0(o)};e.addEventListener("pointerover",n),e.addEventListener("focusin",n),e.addEventListener(
"click",n),t&&A0(e,t),e.addEventListener("pointerout",s=>{let o=Jn(s).closest(ui),{relatedTarget:r}=s,i=r instanceof Node&&
o?.contains(r);o&&!i&&mu(gi(o))}),e.addEventListener("keydown",S0)}function fu(e){for(let t of Q(e,ui))for(let[n,s]of Q(
t,"tbody td").entries())s.tabIndex=n===0?0:-1}function A0(e,t){let n=0,s=async o=>{let r=pu(o);if(!r)return;n+=1;let i=n,
a=pi(r),c=gi(a),{step:l=""}=c.dataset,{table:h=""}=a.dataset;try{let u=await t(l,h,Xs(en(a),r));i===n&&c.isConnected&&O0(
c,u,r)}catch(u){i===n&&(Qt(c,"[data-sum]").textContent=Kt(u))}};e.addEventListener("click",s),e.addEventListener("keydow\
n",o=>{if(o.key==="Enter"&&s(o),o.key!=="Escape")return;let r=Jn(o).closest("[data-step]")?.querySelector("[data-opened]\
 button");r instanceof HTMLElement&&r.click()})}function S0(e){let t=Jn(e),n=t.closest(`${fi}, ${au}`),s=E0[e.key];if(t instanceof
HTMLInputElement||!(n instanceof HTMLTableCellElement)||!s||e.altKey||e.ctrlKey||e.metaKey)return;e.preventDefault();let o=pi(
n),r=en(o),{row:i,column:a}=Xs(r,n),c="down"in o.dataset,l=c?s.column:s.row,h=c?s.row:s.column,u=r[i+l]?.[a+h];u&&(n.tabIndex=
-1,u.tabIndex=0,u.focus())}function T0(e,{withoutResult:t=!1}={}){let n=pi(e),s=gi(n);mu(s);let o=cu(s),r=ci(JSON.parse(
n.dataset.how??"[]"),en(n).flat().indexOf(e),(h,u)=>lu(o(h),u));e.dataset.lit="result";for(let h of Ks(r)){let u=o(h.table??
"")?.cells[h.index??0];u&&(u.dataset.lit??="part")}let i=s.querySelector("[data-sum]");if(!(i instanceof HTMLElement))return;
let a=t?"?":wt(di(e)),l=Number.isNaN(r.value)||t&&!r.op?a:Ys(li(r),a);i.textContent=[v0(n,e),ru(l)].filter(Boolean).join(
": "),delete i.dataset.above,e.getBoundingClientRect().bottom>i.getBoundingClientRect().top&&(i.dataset.above="")}function O0(e,t,n){
e.querySelector("[data-opened]")?.remove();let{title:s,row:o,column:r,expression:i,index:a,numbers:c}=t,l=ci(i,a,(y,p)=>du(
c[y],p).value),h=document.createElement("div");h.dataset.opened="";let u=document.createElement("h3");u.textContent=[s,o,
r].filter(Boolean).join(", ");let f=document.createElement("button");f.type="button",f.textContent="Close",f.addEventListener(
"click",()=>{h.remove(),n.focus()});let d=document.createElement("div");d.className="table-frame",d.tabIndex=0,d.setAttribute(
"role","group"),d.setAttribute("aria-label",u.textContent),d.append(ve(N0(l,c)));let g=document.createElement("p");g.className=
"sum",g.textContent=tu(l),h.append(u,d,g,f),Qt(e,"[data-sum]").after(h),d.focus({preventScroll:!0}),h.scrollIntoView({block:"\
nearest"})}function N0(e,t){let n=a=>{let[{table:c="",index:l=0}={}]=Ks(a);return du(t[c],l).label},s=(a,...c)=>[a,...c.
map(wt)],o=Js(e);if(!o)return{columns:["term","value"],rows:Ks(e).map(({table:a="",value:c})=>s(t[a]?.title??"",c))};let{
op:r,parts:i}=o;if(r==="softmax"){let a=In(o);return{columns:["term","score","exponential, largest score subtracted"],rows:i.
map((c,l)=>s(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["term","first factor","sec\
ond factor","product"],rows:i.map(a=>s(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:["term","value"],rows:i.map(
a=>s(n(a),a.value))}}function du(e,t){let n=e?.index.indexOf(t)??-1,s=e?.values[n];return{label:e?.labels[n]??"",value:s===
void 0?Number.NaN:uo(s)}}function mu(e){for(let n of Q(e,"[data-lit]"))delete n.dataset.lit;let t=e.querySelector("[data\
-sum]");t&&(t.textContent="")}function pu(e){return e.target instanceof Element?e.target.closest(fi):null}function pi(e){
return e.closest("figure")}function gi(e){return e.closest("[data-step]")}function v0(e,t){let{row:n,column:s}=Xs(en(e),
t),{rows:o,columns:r}=mi(e);return[hu(e),o[n],r[s]].filter(Boolean).join(", ")}Ie();var gu={width:1280,height:720},bu={width:560,most:640},yu=1e4,_0=400,L0=15e3,xu={s:83,t:84},I0=[" ","Enter"],rt=Qt(document,
".deck"),R0="inRoom"in document.documentElement.dataset,$u="preview"in rt.dataset,Zs=/print-pdf/i.test(location.search),
ku=window.Reveal;if(!ku)throw new Error("reveal.js is missing on this page.");var ht=new ku(rt,{...Eu(),margin:0,minScale:.1,
maxScale:4,center:!1,transition:"none",backgroundTransition:"none",slideNumber:"c/t",hash:!$u,viewDistance:yu,mobileViewDistance:yu,
pdfMaxPagesPerSlide:1,pdfPageHeightOffset:0,scrollActivationWidth:null,postMessage:!1,keyboardCondition:e=>!C0(e)}),Mu=0,
bi=()=>Q(rt,"section");function Eu(){let{innerWidth:e,innerHeight:t}=window,n=!Zs&&e<t&&e<=bu.most,{width:s}=n?bu:gu,o=n?
Math.round(s*t/e):gu.height;return rt.toggleAttribute("data-tall",n),rt.style.setProperty("--slide-width",`${s}px`),rt.style.
setProperty("--slide-height",`${o}px`),{width:s,height:o}}function C0({key:e,defaultPrevented:t}){if(t)return!0;let n=document.
activeElement;return!n||n===document.body||!rt.contains(n)?!1:n.closest("select, input, textarea, td, [contenteditable]")?
!0:I0.includes(e)&&n.closest("button, summary, a")!==null}function Au(e){let t=Q(e,".fragment.visible").map(({dataset:n})=>Number(
n.fragmentIndex));return 1+Math.max(-1,...t)}function yi(e){let t=Au(e);for(let n of Q(e,"[data-stages]"))P0(n,t);for(let n of Q(
e,"[data-at]")){let s=JSON.parse(n.dataset.at??"[]");n.toggleAttribute("data-away",!s.includes(t))}ni(e)}function P0(e,t){
let n=JSON.parse(e.dataset.stages??"[]"),s=n[Math.min(t,n.length-1)];if(!s)return;for(let[i,a]of[...e.children].entries())
a.toggleAttribute("data-away",i!==s.show);if(e.dataset.stage===String(t))return;e.dataset.stage=String(t);let o=e.children[s.
show];if(o?.localName!=="pointer-view")return;let r=new Set(n.flatMap(({options:i})=>Object.keys(i)));for(let i of r)W0(
o,i,s.options[i])}function W0(e,t,n){n===void 0?e.removeAttribute(t):e.getAttribute(t)!==String(n)&&e.setAttribute(t,String(
n))}function wu(){let e=bi(),t=Math.max(0,e.indexOf(ht.getCurrentSlide())),n=o=>{let r=e.indexOf(o.closest("section"))-t;
return 4*Math.abs(r)+(r<0?2:0)+(o.closest("[data-away]")?1:0)};return To(rt,"pointer-view[hidden][lazy]").sort((o,r)=>n(
o)-n(r))[0]}function H0(e){return new Promise(t=>{let n=()=>{s.disconnect(),clearTimeout(o),t()},s=new MutationObserver(
()=>{(e.dataset.drawn||e.querySelector(".view-failure:not([hidden])"))&&n()}),o=setTimeout(n,L0);s.observe(e,{attributes:!0,
childList:!0,subtree:!0}),e.removeAttribute("hidden"),e.removeAttribute("lazy")})}function D0(){let e=Math.max(0,Mu-performance.
now());return new Promise(t=>{let n=()=>{"requestIdleCallback"in window?requestIdleCallback(()=>t(),{timeout:200}):setTimeout(
t,20)};e?setTimeout(n,e):n()})}async function F0(){for(let e=wu();e;e=wu()){await H0(e);let t=e.closest(".step-frame");t instanceof
HTMLElement&&qs([t]),Zs||await D0()}Zs&&(rt.dataset.measured=JSON.stringify(jh(rt))),document.documentElement.dataset.allDrawn=
"true"}function j0({currentSlide:e}){Mu=performance.now()+_0,yi(e??ht.getCurrentSlide()),R0&&B0()}function B0(){let{h:e,
f:t=-1}=ht.getIndices(),n=t>=0?`#/${e}/0/${t}`:`#/${e||""}`;history.replaceState(null,"",n)}function G0(){document.documentElement.
dataset.framed="";for(let e of["beforeprint","afterprint"])window.addEventListener(e,t=>t.stopImmediatePropagation(),{capture:!0})}
function U0(){ht.addKeyBinding({keyCode:xu.s,key:"S",description:"Speaker notes"},()=>Yh(ht,rt.dataset.title??"")),ht.addKeyBinding(
{keyCode:xu.t,key:"T",description:"Light or dark"},()=>Qt(rt,"[data-theme-button]").click())}function V0(){return $u?window.
frameElement?.getAttribute("data-slide"):null}function q0(){rt.addEventListener("pointer-view:drawn",({target:e})=>{e instanceof
HTMLElement&&e.hasAttribute("beat")&&Dh(ht,e)}),rt.addEventListener("pointer-view:beat",({target:e,detail:t})=>{let n=e.
closest("section");if(!n||n!==ht.getCurrentSlide()||t.beat===null)return;let s=Au(n)-Vs(n);t.beat!==Vs(n)&&ht.navigateFragment(
s+t.beat-1)})}async function z0(){if(G0(),window.addEventListener("resize",()=>{ht.configure(Eu()),qs(Q(rt,".step-frame"))}),
Zs){for(let t of To(rt,"pointer-view[beat]"))t.removeAttribute("beat");let e=new Promise(t=>ht.on("pdf-ready",t));await ht.
initialize(),await e}else{for(let t of bi())yi(t);await ht.initialize(),U0(),q0();let e=V0()??rt.dataset.start;e&&ht.slide(
Number(e));for(let t of["slidechanged","fragmentshown","fragmenthidden"])ht.on(t,j0);document.addEventListener("deck:sho\
w",({detail:t})=>ht.slide(t)),document.addEventListener("deck:step",({detail:t})=>t>0?ht.next():ht.prev())}for(let e of bi())
yi(e);qs(Q(rt,".step-frame")),uu(rt,null),fu(rt),document.documentElement.dataset.deckReady="true",await F0()}z0();})();
