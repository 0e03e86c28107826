(()=>{var Ho=Object.defineProperty;var Jn=(n,t)=>{for(var e in t)Ho(n,e,{get:t[e],enumerable:!0})};var{currentScript:Kn}=document,Uo=Kn instanceof HTMLScriptElement?Kn.src:"",w=new URL("static/js/",Uo||document.baseURI).
href;(()=>{let n="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},e={auto:"Theme: system",light:"Theme: light",
dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,o=document.documentElement,r=matchMedia("(prefers-color-scheme: \
dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(n)}catch{
return null}};function u(g){return typeof g=="string"&&Object.hasOwn(t,g)}let h=g=>{let v=s.exec(g??""),y=v?v[1]??"auto":
g;o.toggleAttribute("data-transparent",v!==null),u(y)?o.dataset.askedTheme=g??"":delete o.dataset.askedTheme,a=[y,o.dataset.
firstTheme,l()].find(u)??"auto"},m=()=>{let g=new URL(location.href);g.searchParams.delete("theme"),delete o.dataset.askedTheme,
g.search!==location.search&&history.replaceState(history.state,"",g)},p=()=>{let g=document.querySelector("[data-theme-b\
utton]");return g instanceof HTMLElement?g:null},d=()=>{let g=p();g&&(g.textContent=e[a]);let v=a==="auto"?r.matches?"da\
rk":"light":a;c||o.dataset.theme===v||(o.dataset.theme=v,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
_=({type:g})=>{document.querySelector(".deck")||(c=g==="beforeprint",c?o.dataset.theme="light":d())};h(i),d();for(let g of[
"beforeprint","afterprint"])window.addEventListener(g,_);r.addEventListener("change",d),document.addEventListener("point\
erscope:choose-theme",({detail:g})=>{(g===null||u(g)||s.test(g))&&h(g??i),d()}),document.addEventListener("DOMContentLoa\
ded",()=>{let g=p();g&&(g.hidden=!1,d(),g.addEventListener("click",()=>{a=t[a],m();try{localStorage.setItem(n,a)}catch{}
d()}))})})();var qn="exported"in document.documentElement.dataset,be=$().toString();function $(){let n=location.hash.slice(1);return new URLSearchParams(
qn&&n.includes("=")?n:location.search)}function Dt(n){window.addEventListener("popstate",()=>{let t=$().toString();t!==be&&
(be=t,n())})}function jo(n){let t=new URL(location.href),e=t.searchParams.get("theme"),s=new URLSearchParams(e?{theme:e}:
{});return qn?(t.search=s.toString(),t.hash=n.toString()):(t.search=new URLSearchParams([...n,...s]).toString(),t.hash=""),
t}function dt(n){try{return JSON.parse(n)}catch{return n}}function Ht(n,t){let e=jo(n);e.href!==location.href&&(t==="pus\
h"?history.pushState(null,"",e):history.replaceState(null,"",e),be=$().toString())}function f(n,t,e){let s=L(n,t,e);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function L(n,t,e){
let s=n.querySelector(t);return s&&zn(s,e)?s:null}function C(n,t,e){return[...n.querySelectorAll(t)].filter(s=>zn(s,e))}function nt({target:n}){return n}function st({target:n}){return n}function Ut(n){return f(n.content.cloneNode(!0),"*")}function zn(n,t){
return n instanceof(t??HTMLElement)}var k=class extends Error{constructor(t,e){super(e.map(s=>s.message).join(" ")),this.status=t,this.problems=e}},jt=new URL(
w.replace(/^(.*\/)static\/.*$/,"$1")),Qn={answers:!0},Wo=[502,504],Fo="No response could be read. Your input is still he\
re; check your connection and try again.",Yo=n=>`The server answered with ${n}.`;async function ft(n,t,e=jt){let s=await Bo(
new URL(`api/${n}`,e),t);if(String(e)===jt.href&&Xo(s!==null&&!Vo(s)),!s)return Zn();if(!(s.headers.get("content-type")??
"").includes("json")){let i=Yo(s.status);throw new k(s.status,[{where:"",message:i,suggestions:[]}])}let r=await s.json().
catch(Zn);if(!s.ok)throw new k(s.status,r.errors??[]);return r}async function Bo(n,t){try{let e=await fetch(n,t);return Wo.
includes(e.status)?null:e}catch(e){if(Wt(e))throw e;return null}}function Vo({headers:n}){return n.get("cache-status")?.
startsWith("service-worker")??!1}function Xo(n){n!==Qn.answers&&(Qn.answers=n,document.dispatchEvent(new CustomEvent("po\
interscope:server",{detail:{answers:n}})))}function Zn(n){throw Wt(n)?n:new k(0,[{where:"",message:Fo,suggestions:[]}])}
function Wt(n){return n instanceof DOMException&&n.name==="AbortError"}function X(n){let t=Object.entries(n).filter(([,e])=>e!=
null&&e!=="");return new URLSearchParams(t.map(([e,s])=>[e,String(s)]))}function pt(n){return n instanceof Error?n.message:
String(n)}var ts=Jo("model-files"),Go=500,ot=ts===null;async function es(n){return ot?ft(`models/${encodeURIComponent(n)}/vocabula\
ry`):JSON.parse(new TextDecoder().decode(await Ee(n,"vocabulary")))}async function Ft(n,t=Go){if(ot){let e=`models/${encodeURIComponent(
n)}/histories?limit=${t}`,{items:s}=await ft(e);return s}return JSON.parse(new TextDecoder().decode(await Ee(n,"historie\
s")))}async function ns({id:n,weights:t},e){if(!t)throw new Error("The weights of this model stay on the server.");if(!ot)
return Ee(n,"weights",e);let s=`api/models/${encodeURIComponent(n)}/weights/${t.sha256}`;return ss(new URL(s,jt),"weight\
s",e)}async function Ee(n,t,e=!1){let s=ts?.[n]?.[t];if(!s)throw new Error(`This page holds no ${t} of ${n}.`);if(!s.startsWith(
"#"))return ss(new URL(s,document.baseURI),t,e);let o=document.getElementById(s.slice(1))?.textContent??"";return Uint8Array.
from(atob(o.trim()),r=>r.charCodeAt(0)).buffer}async function ss(n,t,e){let s=await fetch(n,{cache:e?"reload":"default"});
if(!s.ok)throw new Error(`The ${t} could not be fetched (${s.status}).`);return s.arrayBuffer()}function Jo(n){let t=L(document,
`script#${n}`,HTMLScriptElement);return t&&JSON.parse(t.textContent??"")}var Ko=["browser","server"],os=20,Yt={address:"../bundles/browser-model.js",load:()=>import(Yt.address)};function rt({prediction:{
name:n,location:t,probability:e}}){return e===0?"no known place":`${n??`#${t}`}, ${(100*e).toFixed(1)} %`}function it(n,t){
n.textContent=t?rt(t):"…";let{location:e,probability:s}=t?.prediction??{};for(let[o,r]of Object.entries({location:e,probability:s,
engine:t?.engine}))r===void 0?delete n.dataset[o]:n.dataset[o]=String(r)}var mt=class{#e;#t;#s=null;#n=null;#r=!1;constructor(t,e=null){
this.#e=t,this.#t=`models/${encodeURIComponent(t)}`,this.choose(e)}choose(t){this.choice=t&&Ko.includes(t)?t:null,ot||(this.
choice="browser"),this.obstacle="",this.#n||(this.#s=null)}get model(){return this.#n}get isInBrowser(){return this.#n!==
null&&this.choice!=="server"}async explain(t,e){if(this.choice==="browser"&&await this.prepare(),this.#n&&this.choice!==
"server")return this.#o(this.#n,t);if(!ot)throw new k(0,[{where:"",message:this.obstacle,suggestions:[]}]);try{return{...await this.#l(
t,e),engine:"server"}}catch(s){if(!(s instanceof k&&s.status===0)||this.choice==="server")throw s;if(await this.prepare(),
this.#n)return this.#o(this.#n,t);throw this.choose(this.choice),s}}async searchPlaces(t){if(ot||await this.prepare(),this.#n&&
this.choice!=="server"){let{places:s}=this.#n;return s.search(t,os).map(({id:o,category:r})=>({label:s.label(o),notation:s.
notation(o),category:r}))}let{items:e}=await ft(`${this.#t}/locations?${X({q:t,limit:os})}`);return e}async prepare(){try{
this.#s??=this.#i(),this.#n=await this.#s}catch(t){this.#r=!0,this.obstacle=pt(t)}}#o(t,e){try{return{...t.explain(e),engine:"\
browser"}}catch(s){let{problems:o}=s;throw o?new k(422,o):s}}#l(t,e){return ft(`${this.#t}/explain?encoding=base64`,{method:"\
POST",headers:{"content-type":"application/json"},body:JSON.stringify(t),...e&&{signal:e}})}async#i(){let t=await es(this.#e),
[{BrowserModel:e},s]=await Promise.all([Yt.load(),ns(t,this.#r)]);return new e(t,s)}};var jn={};Jn(jn,{BrowserModel:()=>Un});var qo=er();function I(n){return{values:new Float32Array(n.reduce((t,e)=>t*e,1)),shape:n}}function Bt(n,t){return{values:n.
values.map((e,s)=>e+t.values[s]),shape:n.shape}}function at(n,t,e){return ve(n,t,e.values)}function ve({values:n,shape:t},{
values:e,shape:[s,o]},r){let i=I([...t.slice(0,-1),s]),{values:a}=i,c=l=>e.subarray(l*o,(l+1)*o);for(let l=0;l<s;l+=4){let u=Math.
min(l+1,s-1),h=Math.min(l+2,s-1),m=Math.min(l+3,s-1),[p,d,_,g]=[c(l),c(u),c(h),c(m)];for(let v=0,y=0;v<n.length;v+=o,y+=
s){let T=r[l],E=r[u],S=r[h],D=r[m];for(let M=0;M<o;M++){let H=n[v+M];T+=H*p[M],E+=H*d[M],S+=H*_[M],D+=H*g[M]}a[y+l]=T,a[y+
u]=E,a[y+h]=S,a[y+m]=D}}return i}function rs({values:n,shape:t},{values:e},{values:s}){let o=e.length,r=I(t),i=I(t.slice(
0,-1)),a=I(t.slice(0,-1));for(let c=0;c<n.length/o;c++){let l=c*o,u=0;for(let d=0;d<o;d++)u+=n[l+d];let h=u/o,m=0;for(let d=0;d<
o;d++)m+=(n[l+d]-h)**2;let p=1/Math.sqrt(m/o+1e-5);for(let d=0;d<o;d++)r.values[l+d]=(n[l+d]-h)*p*e[d]+s[d];i.values[c]=
h,a.values[c]=p}return{normed:r,mean:i,reciprocal_deviation:a}}function Vt({values:n,shape:t},e=1){if(!(e>0&&e<Number.POSITIVE_INFINITY))
throw new RangeError(`The temperature must be a positive number, not ${e}.`);let s=I(t),o=t[t.length-1];for(let r=0;r<n.
length;r+=o){let i=r+o,a=Number.NEGATIVE_INFINITY;for(let l=r;l<i;l++)a=Math.max(a,n[l]);let c=0;for(let l=r;l<i;l++)s.values[l]=
Math.exp((n[l]-a)/e),c+=s.values[l];for(let l=r;l<i;l++)s.values[l]/=c}return s}function Te(n,t){if(!t)return n;let e=(s,o)=>t[o%
t.length]?s:Number.NEGATIVE_INFINITY;return{values:n.values.map(e),shape:n.shape}}function zo(n,t){return{values:n.values.
map(e=>e/Math.sqrt(t)),shape:n.shape}}function is(n,t,e=!0){let[s,o]=t.shape;return ve(e?zo(n,o):n,t,new Float32Array(s))}
function Qo(n,t){let[e,s]=t.shape,o=I([s,e]);for(let r=0;r<e*s;r++)o.values[r%s*e+Math.floor(r/s)]=t.values[r];return ve(
n,o,new Float32Array(s))}function as(n,t,e,{mask:s,temperature:o,scaled:r}){let i=Te(is(n,t,r),s),a=Vt(i,o);return{scores:i,
weights:a,outputs:Qo(a,e)}}function cs({values:n,shape:t}){let e=I(t);for(let s=0;s<n.length;s++)e.values[s]=.5*n[s]*(1+
tr(n[s]*Math.SQRT1_2));return e}function ls(n,t,e,s,o){let r=at(n,t,e),i=cs(r);return{pre:r,hidden:i,out:at(i,s,o)}}function us(n,t,e=!0){
return is(n,t,e)}function hs(n,t){return Bt(n,t)}function ds(n,t,e){let s=I([e]);return n.values.forEach((o,r)=>{s.values[t[r]]+=
o}),s}function fs(n,t,e,s,o){let r=cs(at(n,t,e)),i={values:at(r,s,o).values,shape:[]};return{hidden:r,logit:i,value:Zo(i)}}
function Zo({values:n,shape:t}){return{values:n.map(e=>1/(1+Math.exp(-e))),shape:t}}function ps({values:n},t,e){let s=(o,r)=>n[0]*
o+(1-n[0])*e.values[r];return{values:t.values.map(s),shape:t.shape}}function Se({values:n}){return n.reduce((t,e)=>t-(e?
e*Math.log(e):0),0)}function ms(n){return Math.exp(Se(n))}function tr(n){let t=Math.abs(n);if(!(t<6))return Math.sign(n);
let e=Math.round(t*16);return Math.sign(n)*gs(qo,e*10,t-e/16)}function er(){let n=new Float64Array(970),t=0;for(let e=0;e<
n.length;e+=10){let s=e/10/16;n[e]=t;let o=0,r=2/Math.sqrt(Math.PI)*Math.exp(-s*s);for(let i=1;i<10;i++)n[e+i]=r/i,[o,r]=
[r,-2*(s*r+o)/i];t=gs(n,e,1/16)}return n}function gs(n,t,e){let s=0;for(let o=9;o>=0;o--)s=s*e+n[t+o];return s}var St=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var _s=[1900,2200],ws=`,@+#"
\r`,ys=/^(?:[0-9]{1,5})$/,bs=/^(?:#[0-9]{1,9})$/,Es=/[0-9]:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)? *([Zz]|[+-] *[0-9]{2}(:?[0-9]{2})?)$/,
vs=/([0-9]:[0-9]{2}):[0-9]{2}([.][0-9]+)?$/,Ae=/^(?:((?<weekday>[A-Za-z]{3,9}) +|(?<date>[0-9]{4}-[0-9]{2}-[0-9]{2})[ Tt]+)?(?<hour>[0-9]{1,2}):(?<minute>[0-9]{2}))$/,
z=1,Y=2,Q=5,Oe=100,Ts=100,Ss=3,Xt=.75,xe=85,Ne=60,As=/[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g,
Os=/[\u0300-\u036f]+/g,xs={æ:"ae",œ:"oe",ø:"o",ð:"d",đ:"d",þ:"th",ħ:"h",ı:"i",ł:"l"},At=20773,Ns=480,Ms=60,ks=15,
Is=30,Gt=96,Jt=7,Kt=8,qt=99,Rs=100,$s=36500,Ls=["user","time","weekday","recency","duration","position_from_end","sinuso\
idal","attention","pointer","position_bias","generation","gate"],Cs=60,Ps=[-12,-11,-10,-9,-8,-7,-6,-5,-4,-3,-2,-1,0,1,2,
3,4,5,6,7,8,9,10,11],Me=`	
\v\f\r              \u2028\u2029  　`;var N=n=>Math.floor(n/1440),U=n=>n-N(n)*1440,Z=n=>ct(n+3,7),ct=(n,t)=>(n%t+t)%t,Ot=n=>new Date(n*864e5).toISOString().slice(
0,10),zt=n=>[Math.floor(n/60),n%60].map(t=>String(t).padStart(2,"0")).join(":");function Ds(n){let t=Date.parse(`${n}T00\
:00Z`)/864e5;return n>="0001"&&!Number.isNaN(t)&&Ot(t)===n?t:null}function ke(n,t,e){return{locations:n.map(s=>s.location),user:t,weekdays:n.map(s=>Z(N(s.arrival))),startMinutes:n.map(s=>U(
s.arrival)),durations:n.map(s=>s.duration),daysBefore:n.map(s=>N(e)-N(s.arrival))}}function Hs({locations:n,weekdays:t,startMinutes:e,
durations:s,daysBefore:o}){let i=At+ct(t.at(-1)??0,7)+(o.at(-1)??0);return n.map((a,c)=>({location:a,arrival:(i-(o[c]??0))*
1440+(e[c]??0),duration:s[c]??0,filledIn:[]}))}function Qt(n,t){let e=s=>t.map(o=>s[o]??0);return{locations:e(n.locations),
user:n.user,weekdays:e(n.weekdays),startMinutes:e(n.startMinutes),durations:e(n.durations),daysBefore:e(n.daysBefore)}}function Us(n,t){
let e=n.locations.length,s=(o,r,i)=>Int32Array.from(o,a=>Math.min(Math.max(Math.floor(a/r),0),i));return{locations:Int32Array.
from(n.locations),user:n.user,time:s(n.startMinutes,ks,Gt),weekday:s(n.weekdays,1,Jt),recency:s(n.daysBefore,1,Kt),duration:s(
n.durations,Is,qt),positionFromEnd:Int32Array.from(n.locations,(o,r)=>Math.min(e-r,t-1))}}var tt={};Jn(tt,{ALTERNATIVES:()=>tn,CLOSE_PERSON:()=>Qe,CLOSE_PLACE:()=>Ge,COLUMN_LENGTH:()=>un,DATE_OUT_OF_RANGE:()=>We,
EVERY_VISIT_MASKED:()=>_n,FORM_ERRORS:()=>or,GATE_AND_ONLY:()=>pn,LAST_VISIT_MASKED:()=>wn,LEFT_OUT:()=>en,LONE_SURROGATE:()=>Nt,
MOMENT_TOO_LONG:()=>Ce,NOTHING_TO_BLEND:()=>En,NOT_AN_ID:()=>Le,NOT_AN_OBJECT:()=>sr,NOT_AN_ORDER:()=>mn,NOT_A_DATE:()=>je,
NOT_A_DAY:()=>Ue,NOT_A_LIST:()=>Zt,NOT_A_MOMENT:()=>De,NOT_A_NUMBER:()=>Nn,NOT_A_STAY:()=>Fe,NOT_A_TIME:()=>He,NOT_A_VISIT:()=>Ie,
NOT_A_WHOLE_NUMBER:()=>Mn,NOT_FINITE:()=>Tn,NOT_ONE_PLACE:()=>nr,NOT_PLAIN_JSON:()=>Sn,NO_HEAD:()=>yn,NO_HISTORY:()=>nn,
NO_LAYER:()=>bn,NO_LOCATION:()=>Ye,NO_PEOPLE:()=>ze,NO_PERSON_ID:()=>Je,NO_PLACE:()=>xt,NO_PLACE_NAMES:()=>Xe,NO_SUCH_PERSON:()=>qe,
NO_SUCH_PLACE:()=>Ve,NO_VISITS:()=>on,NO_VISIT_TO_MASK:()=>gn,NUMBER_RANGE:()=>xn,OUT_OF_RANGE:()=>hn,PARAMETER_NOT_JSON:()=>js,
PARTS:()=>vn,PERSON:()=>Ze,PREDICTION_TOO_EARLY:()=>cn,RECORD_OUT_OF_ORDER:()=>fn,RECORD_WITH_USER:()=>ln,SEVERAL_PEOPLE:()=>Ke,
SEVERAL_PLACES:()=>Be,SEVERAL_USERS:()=>dn,TIME_ZONE:()=>Pe,TOO_MANY_VISITS:()=>rn,TWO_HISTORIES:()=>sn,UNKNOWN_FIELD:()=>An,
UNQUOTED_NUMBER_SIGN:()=>$e,VISIT_OUT_OF_ORDER:()=>an,VISIT_TOO_LONG:()=>Re,WHOLE_NUMBER_RANGE:()=>On});var xt="The visit names no place. Write the name of a place, or an id such as #17.",nr="This is not one place. Write the\
 name of a place, or an id such as #17.",Ie="This visit cannot be read. A visit is a place, then @ with a day and a time\
, then + with minutes, such as Café Luna @ Mon 08:00 +45. Put a name with , @ + # or a quote in double quotes.",Re="Thi\
s visit has {characters:,} characters; at most {most:,} characters are read. Shorten it.",$e="“{name}” contains #. Put a\
 name with # in double quotes.",Le="“{name}” is not a location id. Write # and a number, such as #17.",Ce="“{text}…”\
 is too long for a day and time. Write Mon 08:00, 2026-11-16 08:00 or 08:00.",Pe="“{text}” has a time zone, but times ar\
e local to the people who make the visits. Leave out the time zone.",De="“{text}” is not a day and time. Write Mon 08:00\
, 2026-11-16 08:00 or 08:00.",He="“{text}” is not a time of day. Write an hour from 00 to 23 and minutes from 00 to 59.",
Ue="“{text}” is not a day. Write one of {days}, or a date such as 2026-11-16.",je="There is no date {text}. Write a \
date of the calendar, such as 2026-11-16.",We="The date {text} is out of range. Write a date between {first_year} and {l\
ast_year}.",Fe="“+{text}” is not a length of stay. Write whole minutes from +0 to +{most}.",Ye="There is no location\
 #{location}. Write an id from #{first} (unknown place) to #{last}.",Be="{count:,} places match “{name}”: {listed}. Writ\
e the one you mean, such as {example}.",Ve="No place matches “{name}”. Write a name from the list of places, or an id su\
ch as #{first}.",Xe="No place matches “{name}”. The places of this model have no names. Write an id, such as #{first}.",
Ge="No place matches “{name}”. Did you mean {meant}?",Je="There is no person {person}. Write an id from 1 to {last}.",
Ke="{count:,} people match “{name}”. Write one of {listed}.",qe="No person matches “{name}”. Write a person's name, \
or an id from 1 to {last}.",ze="No person matches “{name}”. This model knows no people: leave the user out.",Qe="No \
person matches “{name}”. Did you mean {meant}?",Ze="Person {user}",tn="{listed} or {last}",en="{listed} and {left_ou\
t:,} more",nn="The query has no history. Send visits or a record.",sn="The query has visits and a record. Send only one \
of them.",on="There are no visits. Write at least one visit, such as where the day begins.",rn="The history has {visits}\
 visits; the model accepts at most {most}. Leave out the oldest {excess}.",an="This visit begins before the one above it\
 ({arrival}). Write visits oldest first, or correct the date.",cn="The moment to predict lies before the last visit ({ar\
rival}). Enter a later moment, or leave it empty.",ln="A record contains its own person and days. Leave out user and pre\
dict_at.",un="The column has {numbers} numbers for {visits} visits. Send one number for each visit.",hn="The number is o\
ut of range. Enter a whole number from {minimum} to {maximum}.",dn="The record has visits of several people. Send the vi\
sits of one person.",fn="The visits are not in order, because the days before the prediction increase. Send visits oldes\
t first.",pn="`gate` and `only` exclude each other. Send one of them.",mn="The order does not fit the {visits} visits. L\
ist each position from 0 to {last} exactly once.",gn="There is no visit at position {position}. Mask positions from 0 to\
 {last}.",_n="Every visit is masked, so no visit is left to attend to. Unmask the last visit.",wn="The last visit (posit\
ion {position} as sent, counted from 0) cannot be masked, because the prediction is read from it. Remove it from the vis\
its instead.",yn="There is no head {head} in layer {layer}: layers run from 0 to {last_layer}, heads from 0 to {last_hea\
d}.",bn="There is no layer {layer}; layers run from 0 to {last_layer}.",En="This network has no {part}, so there is noth\
ing to blend. Leave `{option}` out.",vn={pointer:"pointer",generation:"generation head"},Tn='The model "{model}" cannot \
answer this query: its `{tensor}` contains infinite or undefined numbers. The weights are too large for 32-bit arithmeti\
c. Choose another model or other visits.',Nt="The text contains half a character (a lone surrogate). Remove it.",Sn="Thi\
s is not plain JSON. Remove half characters (lone surrogates) and deep nesting.",js="The parameter is not valid JSON. Se\
nd JSON.",An="There is no field “{name}” here. Correct its name, or remove it.",On="Enter a whole number from {minim\
um:g} to {maximum:g}.",xn="Enter a value from {minimum:g} to {maximum:g}.",sr="This is not a JSON object. Send a JSON ob\
ject.",Zt="This is not a list. Send a list.",Nn="This is not a number. Enter a number.",Mn="This is not a whole number. \
Enter a whole number.",or={missing:"A required value is missing. Add it.",tuple_type:"This is not a list. Send a list.",
list_type:"This is not a list. Send a list.",string_type:"This is not a text. Send a text.",string_too_long:"The text is\
 too long. Send at most {max_length} characters.",bool_type:"This is neither true nor false. Send true or false.",too_long:"\
The list is too long. Send at most {max_length} items.",too_short:"The list is too short. Send at least {min_length} ite\
ms.",greater_than:"The number is too small. Enter a number above {gt:g}.",greater_than_equal:"The number is too small. E\
nter a number of at least {ge:g}.",less_than_equal:"The number is too large. Enter a number of at most {le:g}.",finite_number:"\
The number is not finite. Enter a finite number.",int_type:"This is not a whole number. Enter a whole number.",int_parsing:"\
This is not a whole number. Enter a whole number.",int_from_float:"This is not a whole number. Enter a whole number.",string_unicode:"\
The text contains half a character (a lone surrogate). Remove it.",float_type:"This is not a number. Enter a number.",float_parsing:"\
This is not a number. Enter a number.",literal_error:"This value is not known. Choose one of {expected}.",model_attributes_type:"\
This is not a JSON object. Send a JSON object.",model_type:"This is not a JSON object. Send a JSON object.",dict_type:"T\
his is not a JSON object. Send a JSON object."};var J=class extends Error{constructor(t){super(t.map(({where:e,message:s})=>`${e}: ${s}`).join(" ")),this.problems=t.slice(
0,20)}};function b(n,t,e={},s=[]){return new J([{where:n,message:A(t,e),suggestions:s}])}function A(n,t){return n.replace(
/\{(\w+)(:,)?[^}]*\}/g,(e,s,o)=>{let r=String(t[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,","):r})}function K(n,t){try{return t()}catch(e){
if(!(e instanceof J))throw e;return n.push(...e.problems),null}}function j(n){if(n.length)throw new J(n)}var te={type:"object",fields:{user:{type:"kinds",of:{name:{type:"text",max:1e3},id:{type:"int"}},kind:"_kind_of_user",nullable:!0,
default:null},visits:{type:"kinds",of:{notation:{type:"text",max:2e5},list:{type:"list",items:{type:"kinds",of:{place:{type:"\
text",max:1e3},visit:{type:"object",fields:{location:{type:"union",of:[{type:"text",max:1e3},{type:"int"}]},arrival:{type:"\
text",max:1e3,nullable:!0,default:null},duration_minutes:{type:"int",ge:0,le:99999,lax:!0,nullable:!0,default:null}}}},kind:"\
_kind_of_visit"},max:1e4,wrap:"_stop_at_first_wrong_part"}},kind:"_kind_of_visits",nullable:!0,default:null},predict_at:{
type:"text",max:1e3,nullable:!0,default:null},top_k:{type:"int",ge:1,le:1e3,lax:!0,default:10},record:{type:"object",fields:{
X:{type:"list",items:{type:"int"},max:1e4},user_X:{type:"union",of:[{type:"list",items:{type:"int"},max:1e4},{type:"int"}]},
weekday_X:{type:"list",items:{type:"int"},max:1e4},start_min_X:{type:"list",items:{type:"int"},max:1e4},dur_X:{type:"lis\
t",items:{type:"int"},max:1e4},diff:{type:"list",items:{type:"int"},max:1e4},Y:{type:"int",nullable:!0,default:null}},nullable:!0,
default:null},interventions:{type:"object",fields:{gate:{type:"float",ge:0,le:1,nullable:!0,default:null},only:{type:"li\
teral",values:["pointer","generation"],nullable:!0,default:null},attention_temperature:{type:"float",gt:0,default:1},pointer_temperature:{
type:"float",gt:0,default:1},scaling:{type:"bool",default:!0},pointer_scaling:{type:"bool",default:!0},position_bias:{type:"\
bool",default:!0},sinusoidal:{type:"bool",default:!0},position_from_end:{type:"bool",default:!0},residuals:{type:"bool",
default:!0},layer_norm:{type:"bool",default:!0},remove_heads:{type:"union",of:[{type:"list",items:{type:"tuple",items:[{
type:"int",ge:0},{type:"int",ge:0}]},max:1e3},{type:"literal",values:["all"]}],after:"_sorted",default:[]},replace_with:{
type:"literal",values:["zero","mean"],default:"zero"},skip:{type:"list",items:{type:"object",fields:{layer:{type:"int",ge:0},
part:{type:"literal",values:["attention","feed_forward"]}}},max:1e3,after:"_sorted_skips",default:[]},without_features:{
type:"list",items:{type:"literal",values:["user","time","weekday","recency","duration"]},max:1e3,after:"_sorted",default:[]},
mask_visits:{type:"list",items:{type:"int",ge:0},max:1e3,after:"_sorted",default:[]},order:{type:"list",items:{type:"int",
ge:0},max:1e3,default:[]}},after:"_check_gate_and_only",before:"_check_json",nullable:!0,default:null}}};var rr=new RegExp(`[${Me}]+`),ee=n=>n!==""&&Me.includes(n);function O(n){let[t,e]=[0,n.length];for(;t<e&&ee(n.charAt(t));)
t+=1;for(;t<e&&ee(n.charAt(e-1));)e-=1;return n.slice(t,e)}var q=n=>n.split(rr).filter(Boolean),R=n=>[...n].length,W=(n,t)=>n.
length<=t?n:[...n.slice(0,2*t)].slice(0,t).join(""),ut=n=>/\p{Surrogate}/u.test(n);var{FORM_ERRORS:F}=tt,ir=255,ar=1e21,cr={_kind_of_visits:n=>Array.isArray(n)?"list":"notation",_kind_of_visit:n=>typeof n==
"string"?"place":"visit",_kind_of_user:n=>typeof n=="string"?"name":"id"};function ne(n,t){let e=[],s=gt(n,t,[],e);return j(
lr(e)),s}function lr(n){let t=new Map;for(let{path:s,message:o,expected:r}of n){let i=JSON.stringify(s),a=t.get(i);a?r&&
(a.message=`${a.message.replace(/\.$/,"")}, or ${r}.`):t.set(i,{path:s,message:o})}let e=new Set;for(let{path:s}of t.values())
for(let o=1;o<s.length;o+=1)e.add(JSON.stringify(s.slice(0,o)));return[...t].filter(([s])=>!e.has(s)).map(([,{path:s,message:o}])=>({
where:ur(s),message:o,suggestions:[]}))}function ur(n){return n.map(e=>typeof e=="number"?`[${e}]`:`.${e}`).join("").replace(
/^\./,"")||"body"}function gt(n,t,e,s){if(t===null&&n.nullable)return null;let o=s.length,r=(a,c)=>{s.push({path:e,message:a,
...c&&{expected:c}})};if(n.before==="_check_json"&&!Fs(t,ir))return r(Sn);let i=hr(n,t,e,s,r);if(s.length>o)return i;if(n.
after==="_check_gate_and_only"){let{gate:a,only:c}=i;a!==null&&c!==null&&r(pn)}return n.after?.startsWith("_sorted")&&Array.
isArray(i)?br(i):i}function hr(n,t,e,s,o){switch(n.type){case"object":return yr(t)?Object.keys(t).some(ut)?o(Nt):dr(n.fields,
t,e,s):o(F.model_type);case"kinds":return gt(mr(n,t),t,e,s);case"union":return pr(n.of,t,e,s);case"list":return Array.isArray(
t)?fr(n,t,e,s,o):o(Zt);case"tuple":return Array.isArray(t)?t.length>n.items.length?o(A(F.too_long,{max_length:n.items.length})):
n.items.map((r,i)=>i<t.length?gt(r,t[i],[...e,i],s):s.push({path:[...e,i],message:F.missing})):o(Zt);case"literal":{if(n.
values.some(i=>i===t))return t;let r=vr(n.values.map(i=>`'${i}'`));return o(A(F.literal_error,{expected:r}),r)}case"text":
return typeof t!="string"?o(F.string_type):ut(t)?o(Nt):t.length>n.max&&R(t)>n.max?o(A(F.string_too_long,{max_length:n.max})):
t;case"bool":return typeof t=="boolean"?t:o(F.bool_type);default:{if(typeof t=="string"&&n.lax&&ut(t))return o(Nt);let r=n.
lax?wr(t):t,i=gr(n,r);return i?o(i):r}}}function dr(n,t,e,s){let o={};for(let[r,i]of Object.entries(n))Object.hasOwn(t,r)?
o[r]=gt(i,t[r],[...e,r],s):i.default!==void 0?o[r]=i.default:s.push({path:[...e,r],message:F.missing});for(let r of Object.
keys(t)){if(Object.hasOwn(n,r))continue;let i=W(r,Cs);s.push({path:[...e,i],message:A(An,{name:i})})}return o}function fr({
items:n,max:t,wrap:e},s,o,r,i){let a=r.length,c=e?Rs:1,l=[];for(let[u,h]of s.slice(0,t).entries()){if(u%c===0&&r.length>
a)break;l.push(gt(n,h,[...o,u],r))}return s.length>t&&r.length===a&&i(A(F.too_long,{max_length:t})),l}function pr(n,t,e,s){
let o=[];for(let r of n){let i=[],a=gt(r,t,e,i);if(!i.length)return a;for(let c of i)o.push(c)}for(let r of o)s.push(r);
return t}function mr({of:n,kind:t},e){let s=n[cr[t]?.(e)??""];if(!s)throw new Error(`There is no kind of value that ${t}\
 chooses.`);return s}function gr({type:n,gt:t,ge:e,le:s},o){let r=typeof o=="number"&&(n==="float"||_r(o)),i=r&&(o<Number(
e)||o<=Number(t));return r&&!i&&!(o>Number(s))?null:e!==void 0&&s!==void 0?A(n==="int"?On:xn,{minimum:e,maximum:s}):r?t!==
void 0?A(F.greater_than,{gt:t}):A(F.greater_than_equal,{ge:Number(e)}):n==="int"?Mn:Nn}var _r=n=>Number.isInteger(n)&&Math.
abs(n)<ar;function wr(n){return typeof n=="boolean"?Number(n):typeof n!="string"?n:/^\s*[+-]?\d+(_\d+)*(\.0+)?\s*$/.test(
n)?Number(n.replaceAll("_","")):n}var yr=n=>typeof n=="object"&&n!==null&&!Array.isArray(n);function Fs(n,t){return typeof n==
"string"?!ut(n):typeof n!="object"||n===null?!0:t?Object.entries(n).every(([e,s])=>!ut(e)&&Fs(s,t-1)):!1}function br(n){
return[...new Map(n.map(e=>[JSON.stringify(e),e])).values()].sort((e,s)=>Er(Ws(e),Ws(s)))}function Ws(n){return typeof n!=
"object"?[n]:Object.values(n)}function Er(n,t){for(let[e,s]of n.entries()){let o=t[e]??s;if(s!==o)return s<o?-1:1}return 0}
var vr=n=>[n.slice(0,-1).join(", "),n.at(-1)].filter(Boolean).join(" or ");var Ys=()=>ne(te.fields.interventions,{});function Bs(n,t){let{gate:e,only:s,remove_heads:o,skip:r}=n,{layers:i,heads:a,
components:c}=t,l={last_layer:i-1,last_head:a-1},u=[],h=(p,d,_)=>{let g=A(d,_);u.push({where:`interventions.${p}`,message:g,
suggestions:[]})};for(let[p,d]of o==="all"||!a?[]:o)(p>=i||d>=a)&&h("remove_heads",yn,{layer:p,head:d,...l});for(let{layer:p}of r)
p>=i&&h("skip",bn,{layer:p,...l});let m=[["gate",e===null?[]:["pointer","generation"]],["only",s===null?[]:[s]]];for(let[
p,d]of m){let _=d.find(g=>!c.includes(g));_&&h(p,En,{part:vn[_],option:p})}j(u)}var B=St.map(n=>n.slice(0,3)),ht={weekday:null,date:null,time:null};function Gs(n){let t=[],e=[];for(let[s,{written:o}]of oe(
n).entries()){let r=K(t,()=>Tr(o,`visits[${s}]`));if(r)e.push(r);else if(t.length>=20)break}return j(t),e}function Js(n){
return n.map(t=>{let e=In(t);return[...[Mt(t.place),e&&`@ ${e}`],t.stay===null?"":`+${t.stay}`].filter(Boolean).join(" ")}).
join(", ")}function Mt(n){return typeof n=="number"?`#${n}`:n&&n===O(n)&&![...ws].some(e=>n.includes(e))?n:`"${n.replaceAll(
'"','""')}"`}function In({weekday:n,date:t,time:e}){return[n===null?t!==null&&Ot(t):B[n],e!==null&&zt(e)].filter(Boolean).
join(" ")}function se(n,t){let e=O(n);if(R(e)>40)throw b(t,Ce,{text:W(e,40)});let{groups:s}=Ae.exec(e)??Ae.exec(e.replace(
vs,"$1"))??{};if(!s)throw b(t,Es.test(e)?Pe:De,{text:e});let[o,r]=[Number(s.hour),Number(s.minute)];if(o>23||r>59)throw b(
t,He,{text:e});return{weekday:xr(s.weekday,t),date:Nr(s.date,t),time:o*60+r}}function Rn(n,t){if(!bs.test(n))throw b(t,Le,
{name:W(n,40)});return Number(n.slice(1))}function oe(n){let t=[],e=0,s=!1;for(let{0:o,index:r}of n.matchAll(/[",\n\r]|$/g))
o==='"'?s=!s:(!s||!o)&&(t.push({written:n.slice(e,r),start:e}),e=r+1);return t.filter(({written:o})=>O(o))}function re(n){
return n.startsWith('"')?Ar(n):n.search(/[@+]|$/)}function Tr(n,t){let e=O(n),s=R(e);if(s>2e3)throw b(t,Re,{characters:s,
most:2e3});let o=Sr(e);if(!o)throw b(t,Ie);let r=Or(o.place,t);if(r==="")throw b(t,xt);let i=o.moment===null?ht:se(o.moment,
t),a=o.stay===null?null:Mr(O(o.stay),t);return{place:r,...i,stay:a}}function Sr(n){let t=n.startsWith('"'),e=re(n),s=O(n.
slice(0,e)),o=O(n.slice(e)),r=null,i=null;if(o.startsWith("@")){let c=o.search(/\+|$/);r=o.slice(1,c),o=o.slice(c)}o.startsWith(
"+")&&(i=o.slice(1),o="");let a=/[@+]/.test(`${r??""}${i??""}`);return o||a||!t&&s.includes('"')?null:{place:s,moment:r,
stay:i}}function Ar(n){let t=n.indexOf('"',1);for(;t>0&&n[t+1]==='"';)t=n.indexOf('"',t+2);return t+1}function Or(n,t){if(n.
startsWith('"'))return n.slice(1,-1).replaceAll('""','"');if(n.startsWith("#"))return Rn(n,t);if(n.includes("#"))throw b(
t,$e,{name:W(n,60)});return n}function xr(n,t){if(n===void 0)return null;let e=St.findIndex(s=>s.toLowerCase().startsWith(
n.toLowerCase()));if(e<0)throw b(t,Ue,{text:n,days:B.join(", ")},B);return e}function Nr(n,t){if(n===void 0)return null;
let e=Ds(n);if(e===null)throw b(t,je,{text:n});let[s=0,o=0]=_s,r=Number(n.slice(0,4));if(r<s||r>o)throw b(t,We,{text:n,first_year:s,
last_year:o});return e}function Mr(n,t){if(!ys.test(n)){let e={text:W(n,20),most:99999};throw b(t,Fe,e)}return Number(n)}function $n(n,t){let e=[],s=[];for(let[o,{place:r,stay:i,...a}]of n.entries()){let c=`visits[${o}]`,l=K(e,()=>t.find(r,c))??
0,u=s.at(-1),h=kr(a,u);if(u&&h<u.arrival){let _=N(u.arrival),g=`${B[Z(_)]} ${_t(u.arrival)}`;e.push(...b(c,an,{arrival:g}).
problems)}if(e.length>=20)break;u?.filledIn.includes("stay")&&(u.duration=Math.min(u.duration,h-u.arrival));let m={day:a.
weekday===null&&a.date===null,time:a.time===null,stay:i===null},p=i??t.at(l).typical_minutes??Ms,d=Object.entries(m).flatMap(
([_,g])=>g?_:[]);s.push({location:l,arrival:h,duration:p,filledIn:d})}return j(e),s}function ie({weekday:n,date:t,time:e},s){
let o=e??0;if(t!==null)return t*1440+o;let r=s===null?At*1440:s+1,i=N(r)+(o<U(r)?1:0),a=n===null?0:ct(n-Z(i),7);return(i+
a)*1440+o}var Ln=({arrival:n,duration:t})=>n+t,_t=n=>`${Ot(N(n))} ${zt(U(n))}`;function kr(n,t){return n.time!==null?ie(
n,t?t.arrival:null):t?Ln(t):At*1440+Ns}function qs(n,{places:t,people:e,architecture:s}){let o=ne(te,n),r=Ir(o,t,e,s.max_visits);if(!o.interventions)return r;let i=Rr(
r,o.interventions);return Bs(o.interventions,s),i}function zs({history:n,visits:t,written:e,sent:s,masked:o},r){return t.map((i,a)=>{let{location:c,arrival:l,duration:u}=i,
{name:h,category:m}=r.at(c),p=n.weekdays[a]??0,d=U(l),_=e?.[a]??{weekday:p,date:null,time:d,stay:u},g=_t(l).replace(" ",
"T");return{location:c,name:h,label:r.label(c),category:m,place:Mt(r.written(c)),written_moment:In(_),written_stay:_.stay,
arrival:Z(N(l))===p?g:null,weekday:p,start_minute:n.startMinutes[a]??0,duration_minutes:u,days_before:n.daysBefore[a]??0,
steps_back:t.length-1-a,sent:s[a]??a,masked:o.includes(a),filled_in:i.filledIn}})}function Qs({written:n,sent:t}){if(!n)
return null;let e=n.map((s,o)=>({visit:s,at:t[o]??o}));return Js(e.sort((s,o)=>s.at-o.at).map(({visit:s})=>s))}function Ir(n,t,e,s){
let{record:o,visits:r}=n;if(o===null&&r===null)throw b("visits",nn);if(o!==null&&r!==null)throw b("visits",sn);if(o!==null)
return Dr(o,n,t,e,s);let i=[],a=K(i,()=>e.find(n.user))??0,c=K(i,()=>{let l=typeof r=="string"?Gs(r):Lr(r??[]);to(l.length,
s,"visits");let u=$n(l,t),h=u.at(-1);return{written:l,visits:u,predictAt:Pr(n.predict_at,h)}});if(!c||i.length)throw new J(
i);return Zs({...c,history:ke(c.visits,a,c.predictAt)},n)}function Zs(n,t){let e=[...n.visits.keys()];return{...n,topK:t.
top_k,interventions:Ys(),sent:e,masked:[]}}function Rr(n,t){let{visits:e,written:s}=n,o=t.order.length?t.order:n.sent,r=e.
length-1;if(!(o.length===e.length&&new Set(o).size===e.length)||Math.max(...o)>r){let a={visits:e.length,last:r};throw b(
"interventions.order",mn,a)}return $r(t.mask_visits,o),{...n,history:Qt(n.history,o),visits:o.map(a=>e[a]),written:s&&o.
map(a=>s[a]),interventions:t,sent:o,masked:t.mask_visits.map(a=>o.indexOf(a)).sort((a,c)=>a-c)}}function $r(n,t){let e="\
interventions.mask_visits",s=t.length-1,[o=0,r=0]=[n.at(-1),t.at(-1)];if(o>s)throw b(e,gn,{position:o,last:s});if(n.length===
t.length)throw b(e,_n);if(n.includes(r))throw b(e,wn,{position:r})}function Lr(n){let t=[],e=[];for(let[s,o]of n.entries()){
let r=K(t,()=>Cr(o,`visits[${s}]`));if(r)e.push(r);else if(t.length>=20)break}return j(t),e}function Cr(n,t){if(typeof n==
"string")return{place:Ks(n,t),...ht,stay:null};let{location:e,arrival:s,duration_minutes:o}=n,r=typeof e=="string"?Ks(e,
t):e,i=s===null?ht:se(s,`${t}.arrival`);return{place:r,...i,stay:o}}function Ks(n,t){let e=O(n);if(/^#[0-9]+$/.test(e))return Rn(
e,t);if(!e)throw b(t,xt);return e}function to(n,t,e){if(!n)throw b(e,on);if(n>t)throw b(e,rn,{visits:n,most:t,excess:n-t})}
function Pr(n,t){if(n===null||!O(n))return Ln(t);let e=ie(se(n,"predict_at"),t.arrival);if(e<t.arrival){let s=_t(t.arrival);
throw b("predict_at",cn,{arrival:s})}return e}function Dr(n,t,e,s,o){let{X:r,user_X:i}=n;if(to(r.length,o,"record.X"),t.
user!==null||t.predict_at!==null)throw b("record",ln);let a=typeof i=="number"?[i]:i,c=n.diff??[],l={X:[r,z,e.vocabularySize-
1],user_X:[a,0,s.users?s.users-1:1e9],weekday_X:[n.weekday_X??[],0,St.length-1],start_min_X:[n.start_min_X??[],0,1439],dur_X:[
n.dur_X??[],0,99999],diff:[c,0,$s]},u=[],h=(y,T,E={})=>{let S=A(T,E);u.push({where:`record.${y}`,message:S,suggestions:[]})};
for(let[y,[T,E,S]]of Object.entries(l)){let D=y==="user_X"&&typeof i=="number";if(T.length!==r.length&&!D){let M={numbers:T.
length,visits:r.length};h(y,un,M)}for(let[M,H]of T.entries())(H<E||H>S)&&h(`${y}[${M}]`,hn,{minimum:E,maximum:S})}new Set(
a).size>1&&h("user_X",dn),c.some((y,T)=>y>(c[T-1]??y))&&h("diff",fn),j(u);let m={locations:r,user:s.users?a[0]??0:0,weekdays:n.
weekday_X??[],startMinutes:n.start_min_X??[],durations:n.dur_X??[],daysBefore:c},p=Hs(m),d=p.at(-1).arrival,_=Math.max(d,
(N(d)+(c.at(-1)??0))*1440),g=Hr(p,e),v=Ur(m,g,e,_);return Zs({history:m,visits:p,written:v?g:null,predictAt:_},t)}function Hr(n,t){
return n.map(({location:e,arrival:s,duration:o},r)=>{let i=n[r-1]?.arrival??null,[a,c,l]=[U(s),Z(N(s)),N(s)],h=[...i===null?
[]:[{...ht,time:a}],{...ht,weekday:c,time:a}].find(p=>ie(p,i)===s);return{place:t.written(e),...h??{...ht,date:l,time:a},
stay:o}})}function Ur(n,t,e,s){let o=K([],()=>$n(t,e)),r=o&&ke(o,n.user,s);return JSON.stringify(r)===JSON.stringify(n)}var jr={queries:"queries",keys:"keys",values:"values",weights:"weights",head_outputs:"outputs"},Wr={context:"context",content_scores:"\
pointer.content_scores",position_bias:"pointer.bias",pointer_weights:"pointer.weights",pointer_probabilities:"pointer.pr\
obabilities",generation_logits:"generation.logits",generation_probabilities:"generation.probabilities",gate_hidden:"gate\
.hidden",gate_logit:"gate.logit",gate:"gate.value",probabilities:"probabilities"},kt=class extends Error{};function eo(n,t){
let{network:e,places:s,people:o}=n,r=qs(t,{places:s,people:o,architecture:e.architecture}),i=e.trace(Cn(r,e),r.interventions);
return Dn(n,i),{bundle:n,query:r,trace:i}}function Cn({history:n,masked:t},{architecture:e}){let s=Us(n,e.max_visits);if(!t.
length)return s;let o=Uint8Array.from(n.locations,(r,i)=>t.includes(i)?0:1);return{...s,mask:o}}function Pn({bundle:n,query:t,
trace:e}){let{places:s}=n,{layers:o,heads:r}=n.network.architecture,{history:i,interventions:a,topK:c}=t,l=e["gate.value"].
values[0],u=e["gate.logit"]?.values[0]??null,h=a.gate!==null||a.only!==null,m=e["pointer.probabilities"]?.values??null,p=e["\
generation.probabilities"]?.values??null,{values:d}=e.probabilities,_=(T,E)=>T.map(S=>({location:S,name:s.at(S).name,probability:E[S]})),
g=ce(d,c),[v=Y]=g,y=wt(o).map(T=>wt(r).map(E=>Yr(e,`layers.${T}.heads.${E}.weights`)));return{model:n.id,user:i.user||null,
visits:zs(t,s),notation:Qs(t),predict_at:_t(t.predictAt).replace(" ","T"),self_attention:r?{weights:y}:null,pointer:Fr(e),
gate:{value:l,logit:u,learned:u!==null&&!h},location_probabilities:{pointer:m&&_(no([...new Set(i.locations)],m),m),generation:p&&
_(ce(p,c),p),final:_(g,d)},prediction:{location:v,name:s.at(v).name,probability:d[v],from_pointer:m?l*m[v]:0,from_generation:p?
(1-l)*p[v]:0},unknown_probability:d[z]}}function Fr(n){let t=n["pointer.weights"];return t?{content_scores:ae(n["pointer\
.content_scores"]),position_bias:ae(n["pointer.bias"]),scores:ae(n["pointer.scores"]),weights:ae(t),entropy:Se(t),effective_positions:ms(
t)}:null}function ce(n,t){let e=n.slice(Y).sort(),s=e[e.length-t]??0,r=wt(n.length).slice(Y).filter(i=>n[i]>0&&n[i]>=s);
return r.length?no(r,n).slice(0,t):[Y]}function no(n,t){return n.sort((e,s)=>t[s]-t[e]||e-s)}function Yr(n,t){let{values:e,
shape:s}=n[t],[o,r]=s;return wt(o).map(i=>so(e.subarray(i*r,(i+1)*r)))}function ae(n){return n?so(n.values):null}function so(n){
return Array.from(n,t=>t===Number.NEGATIVE_INFINITY?"-inf":t)}function Dn({id:n,network:t},e){let{layers:s,heads:o}=t.architecture;
for(let{name:r,sites:i}of Br(s,o))if(!i.flatMap(c=>e[c]??[]).every(({values:c})=>c.every(Number.isFinite)))throw new kt(
A(Tn,{model:n,tensor:r}))}function*Br(n,t){yield{name:"hidden[0]",sites:["layers.0.residual_in"]};for(let e of wt(n)){for(let[
s,o]of Object.entries(jr)){let r=wt(t).map(i=>`layers.${e}.heads.${i}.${o}`);yield{name:`layers[${e}].${s}`,sites:r}}yield{
name:`hidden[${e+1}]`,sites:[`layers.${e}.residual_out`]}}for(let[e,s]of Object.entries(Wr))yield{name:e,sites:[s]}}function wt(n){
return[...Array(n).keys()]}var Vr=new Map([["F32",{bytes:4,read:n=>new Float32Array(n)}],["F16",{bytes:2,read:n=>Float32Array.from(new Uint16Array(
n),Kr)}]]),P=class extends Error{};function oo(n){let{entries:t,start:e}=Xr(n),s=e,o=t.map(([r,{dtype:i,shape:a,data_offsets:[
c,l]}])=>{let u=Vr.get(i);if(!u)throw new P(`The parameter \`${r}\` has numbers of the type ${i}. Save the weights in si\
ngle or half precision (F32 or F16).`);let h=a.reduce((p,d)=>p*d,u.bytes);if(e+c!==s||l-c!==h)throw yt(`\`${r}\` is mispl\
aced`);if(s+=h,s>n.byteLength)throw yt(`they end within \`${r}\`, after ${n.byteLength} bytes`);let m=u.read(n.slice(s-h,
s));if(!m.every(Number.isFinite))throw new P(`The parameter \`${r}\` holds numbers that are not finite. Choose another mo\
del.`);return[r,{values:m,shape:a}]});if(s!==n.byteLength)throw yt(`${n.byteLength-s} bytes belong to no tensor`);return Object.
fromEntries(o)}function Xr(n){if(n.byteLength<8)throw yt(`they have only ${n.byteLength} bytes`);let t=Number(new DataView(
n).getBigUint64(0,!0)),e=8+t;if(t>1e6||e>n.byteLength)throw yt(`their header claims ${t} bytes`);let s=Gr(new TextDecoder().
decode(n.slice(8,e))),o=Object.entries(s??{}).filter(([i])=>i!=="__metadata__"),r=o.find(([,i])=>!Jr(i));if(!s||r)throw yt(
r?`\`${r[0]}\` has no place`:"they have no header");return o.sort(([,i],[,a])=>i.data_offsets[0]-a.data_offsets[0]),{entries:o,
start:e}}function Gr(n){try{let t=JSON.parse(n);return typeof t=="object"?t:null}catch{return null}}function Jr(n){let t=e=>Array.
isArray(e)&&e.every(s=>Number.isSafeInteger(s)&&s>=0);return t(n?.shape)&&t(n.data_offsets)&&n.data_offsets.length===2}function yt(n){
return new P(`The weights are damaged or cut short: ${n}. Load them again.`)}function Kr(n){let t=n&32768?-1:1,e=n>>10&31,
s=n&1023;return e===31?s?Number.NaN:t*Number.POSITIVE_INFINITY:e?t*(1024+s)*2**(e-25):t*s*2**-24}var ao={location:"loc_emb",user:"user_emb",time:"time_emb",weekday:"weekday_emb",recency:"recency_emb",duration:"duratio\
n_emb",position_from_end:"pos_from_end_emb"},le={time:Gt+1,weekday:Jt+1,recency:Kt+1,duration:qt+1},bt="Put the weights \
and the model.json of one model together.",ue=class{constructor(t,e){ti(e,t),this.architecture=t,this.weights={...e},this.#c(
"user")&&(this.weights["user_emb.weight"]=Zr(this.#a("user_emb.weight")))}trace(t,e={}){let{layers:s,max_visits:o}=this.
architecture,r=t.locations.length;if(r<1||r>o)throw new RangeError(`Every history must have 1 to ${o} visits.`);let i={batch:t,
interventions:e,trace:{}},a=this.#e(i),c=this.#i(a,"input_proj");x(i,"inputs.",{projected:c});let l=this.#u(c,"input_nor\
m","inputs.norm",i);this.#c("sinusoidal")&&e.sinusoidal!==!1&&(l=Bt(l,this.#a("pos_encoding")));for(let u=0;u<s;u++)l=this.#t(
l,u,i);return this.#n(l,i),i.trace}#e(t){let{batch:e,interventions:s}=t,o={location:e.locations,user:new Int32Array(e.locations.
length).fill(e.user),time:e.time,weekday:e.weekday,recency:e.recency,duration:e.duration,position_from_end:e.positionFromEnd},
r=[...s.without_features??[]];s.position_from_end===!1&&r.push("position_from_end");let i=[];for(let[a,c]of Object.entries(
o)){if(a!=="location"&&!this.#c(a))continue;let l=qr(c,this.#a(`${ao[a]}.weight`));r.includes(a)&&l.values.fill(0),x(t,"\
inputs.",{[a]:l}),i.push(l)}return ro(i)}#t(t,e,s){let o=`transformer.layers.${e}`,r=`layers.${e}`,{layer_norm:i}=s.interventions;
x(s,`${r}.`,{residual_in:t});let a=t;if(this.#c("attention")){let m=this.#u(t,`${o}.norm1`,`${r}.norm1`,s,i),p=this.#s(m,
e,s);x(s,`${r}.`,{attention_out:p}),a=io(p,t,e,"attention",s)}x(s,`${r}.`,{residual_mid:a});let{pre:c,hidden:l,out:u}=ls(
this.#u(a,`${o}.norm2`,`${r}.norm2`,s,i),this.#a(`${o}.linear1.weight`),this.#a(`${o}.linear1.bias`),this.#a(`${o}.linea\
r2.weight`),this.#a(`${o}.linear2.bias`));x(s,`${r}.feed_forward.`,{pre:c,hidden:l,out:u});let h=io(u,a,e,"feed_forward",
s);return x(s,`${r}.`,{residual_out:h}),h}#s(t,e,s){let{d_model:o,heads:r}=this.architecture,{attention_temperature:i,scaling:a}=s.
interventions,c=`transformer.layers.${e}.self_attn`,l=this.#a(`${c}.in_proj_weight`),u=this.#a(`${c}.in_proj_bias`),h=o/
r,m=d=>at(t,Rt(l,d,h),Rt(u,d,h)),p=[];for(let d=0;d<r;d++){let _=m(d*h),g=m(o+d*h),v=m(2*o+d*h),{mask:y}=s.batch,E=as(_,
g,v,{mask:y,temperature:i,scaled:a}),{scores:S,weights:D}=E,M=zr(E.outputs,e,d,s),H={queries:_,keys:g,values:v,scores:S,
weights:D,outputs:M};x(s,`layers.${e}.heads.${d}.`,H),p.push(M)}return this.#i(ro(p),`${c}.out_proj`)}#n(t,e){let{only:s,
gate:o}=e.interventions,r=Rt(t,e.batch.locations.length-1,1),i={values:r.values,shape:[r.values.length]};x(e,"",{context:i});
let a=this.#r(i,t,e),c=this.#o(i,e),l=this.#l(i,e);s?l=It(s==="pointer"?1:0):typeof o=="number"&&(l=It(o)),x(e,"gate.",{
value:l}),x(e,"",{probabilities:Qr(l,a,c,s)})}#r(t,e,s){if(!this.#c("pointer"))return null;let{locations:o,positionFromEnd:r,
mask:i}=s.batch,{pointer_scaling:a,position_bias:c,pointer_temperature:l}=s.interventions,u=this.#i(t,"pointer_query"),h=this.#i(
e,"pointer_key"),m=us(u,h,a);x(s,"pointer.",{query:u,keys:h,content_scores:m});let p=m;if(this.#c("position_bias")){let{
values:g}=this.#a("position_bias"),v=I([o.length]);c!==!1&&v.values.set([...r].map(y=>g[y])),x(s,"pointer.",{bias:v}),p=
hs(m,v)}p=Te(p,i);let d=Vt(p,l),_=ds(d,o,this.architecture.locations);return x(s,"pointer.",{scores:p,weights:d,probabilities:_}),
_}#o(t,e){if(!this.#c("generation"))return null;let s=this.#i(t,"gen_head"),o=Vt(s);return x(e,"generation.",{logits:s,probabilities:o}),
o}#l(t,e){if(!this.#c("pointer"))return It(0);if(!this.#c("generation"))return It(1);if(!this.#c("gate"))return It(.5);let{
hidden:s,logit:o,value:r}=fs(t,this.#a("ptr_gen_gate.0.weight"),this.#a("ptr_gen_gate.0.bias"),this.#a("ptr_gen_gate.2.w\
eight"),this.#a("ptr_gen_gate.2.bias"));return x(e,"gate.",{hidden:s,logit:o}),r}#i(t,e){return at(t,this.#a(`${e}.weigh\
t`),this.#a(`${e}.bias`))}#u(t,e,s,o,r=!0){if(!r)return x(o,s,{"":t}),t;let i=this.#a(`${e}.weight`),{normed:a,mean:c,reciprocal_deviation:l}=rs(
t,i,this.#a(`${e}.bias`));return x(o,s,{"":a,".mean":c,".reciprocal_deviation":l}),a}#c(t){return this.architecture.components.
includes(t)}#a(t){let e=this.weights[t];if(!e)throw new P(`The parameter \`${t}\` is missing. ${bt}`);return e}};function x({
trace:n},t,e){for(let[s,o]of Object.entries(e))n[t+s]=o}function qr(n,t){let[e,s]=t.shape,o=I([n.length,s]);return n.forEach(
(r,i)=>{if(r<0||r>=e)throw new RangeError(`The id ${r} has no embedding; ids run from 0 to ${e-1}.`);o.values.set(Rt(t,r,
1).values,i*s)}),o}function Rt({values:n,shape:[t,...e]},s,o){let r=n.length/t;return{values:n.subarray(s*r,(s+o)*r),shape:[
o,...e]}}function ro(n){let t=n[0]?.shape[0],e=n.reduce((r,{shape:i})=>r+i[1],0),s=I([t,e]),o=0;for(let r of n){for(let i=0;i<
t;i++)s.values.set(Rt(r,i,1).values,i*e+o);o+=r.shape[1]}return s}function io(n,t,e,s,{interventions:o}){let i=o.skip?.some(
a=>a.layer===e&&a.part===s)?I(n.shape):n;return o.residuals===!1?i:Bt(i,t)}function zr(n,t,e,{batch:{mask:s},interventions:o}){
let{remove_heads:r=[],replace_with:i}=o;if(r!=="all"&&!r.some(([u,h])=>u===t&&h===e))return n;let a=I(n.shape);if(i!=="m\
ean")return a;let[c,l]=n.shape;for(let u=0;u<l;u++){let[h,m]=[0,0];for(let p=0;p<c;p++)s&&!s[p]||(h+=n.values[p*l+u],m++);
for(let p=0;p<c;p++)a.values[p*l+u]=h/m}return a}function Qr(n,t,e,s){return t&&e&&!s?ps(n,t,e):!t||s==="generation"?e:t}
function It(n){return{values:Float32Array.of(n),shape:[]}}function Zr({values:n,shape:t}){let[e,s]=t,o={values:n.slice(),
shape:t};for(let r=0;r<s;r++){let i=0;for(let a=1;a<e;a++)i+=n[a*s+r];o.values[r]=i/(e-1)}return o}function ti(n,t){let{
components:e,d_model:s,heads:o}=t,r=e.find(c=>!Ls.includes(c));if(r)throw new P(`This version does not know the componen\
t "${r}". Reload the page, or ask the server.`);if(e.includes("attention")&&!(o>=1&&s%o===0))throw new P(`${o} heads do \
not divide a width of ${s}. ${bt}`);if(!e.includes("pointer")&&!e.includes("generation"))throw new P(`A network needs a \
pointer or a generation head. ${bt}`);let i=ei(t);for(let[c,l]of i){let u=n[c]?.shape;if(!u)throw new P(`The parameter \`${c}\
\` is missing. ${bt}`);if(String(u)!==String(l))throw new P(`The parameter \`${c}\` has the shape [${u}]; expected [${l}\
]. ${bt}`)}let a=Object.keys(n).find(c=>!i.has(c));if(a)throw new P(`\`${a}\` is no parameter of this network. ${bt}`)}function ei({
components:n,...t}){let{d_model:e,feed_forward:s,locations:o,users:r,layers:i,max_visits:a}=t,c=d=>n.includes(d),l=new Map,
u=(d,_,g)=>l.set(`${d}.weight`,[_,g]).set(`${d}.bias`,[_]),h=d=>l.set(`${d}.weight`,[e]).set(`${d}.bias`,[e]),m={location:[
o,e],user:[r,e],time:[le.time,e/4],weekday:[le.weekday,e/4],recency:[le.recency,e/4],duration:[le.duration,e/4],position_from_end:[
a+1,e/4]},p=0;for(let[d,[_,g]]of Object.entries(m))d!=="location"&&!c(d)||(l.set(`${ao[d]}.weight`,[_,g]),p+=g);u("input\
_proj",e,p),h("input_norm"),c("sinusoidal")&&l.set("pos_encoding",[1,a,e]);for(let d=0;d<i;d++){let _=`transformer.layer\
s.${d}`;c("attention")&&(l.set(`${_}.self_attn.in_proj_weight`,[3*e,e]),l.set(`${_}.self_attn.in_proj_bias`,[3*e]),u(`${_}\
.self_attn.out_proj`,e,e),h(`${_}.norm1`)),u(`${_}.linear1`,s,e),u(`${_}.linear2`,e,s),h(`${_}.norm2`)}return c("pointer")&&
(u("pointer_query",e,e),u("pointer_key",e,e)),c("position_bias")&&l.set("position_bias",[a]),c("generation")&&u("gen_hea\
d",o,e),c("gate")&&(u("ptr_gen_gate.0",e/2,e),u("ptr_gen_gate.2",1,e/2)),l}var ni=new Map(Object.entries(xs)),Et=class{#e=new Map;constructor(t){this.names=t}findWithAccents(t){return this.#t(si,
t)??this.#t(Lt,t)??[]}findWithoutAccents(t){return this.#t(V,t)??[]}by(t){let e=this.#e.get(t);if(!e){e=new Map;for(let[
s,o]of this.names){let r=t(o),i=e.get(r);i?i.push(s):e.set(r,[s])}this.#e.set(t,e)}return e}#t(t,e){return this.by(t).get(
t(e))}},si=n=>q(uo(n).normalize("NFC")).join(" "),Lt=n=>q(ri(uo(n).normalize("NFKC"))).join(" ");function V(n){let t=Lt(
n).normalize("NFKD").replace(Os,"");return q(Array.from(t,e=>ni.get(e)??e).join("")).join(" ")}function Hn(n,t){let e=W(
V(n),Ts);if([...e].length<Ss)return[];let s=t.filter(oi(e)),o=(i,a)=>s.map(c=>({name:c,score:i(e,c)})).filter(c=>c.score>=
a).sort((c,l)=>l.score-c.score).slice(0,Q),r=[...o(lo,Xt),...o(ii,xe)];return[...new Set(r.map(({name:i})=>i))].map(i=>({
name:i,score:Math.max(lo(e,i),ho(e,i)/100)})).sort((i,a)=>a.score-i.score||(i.name<a.name?-1:1)).slice(0,Q).map(({name:i})=>i)}
function oi(n){let t=q(n).map(s=>` ${s} `),e=co(n);return s=>{let o=Math.max(n.length,s.length),r=2*(1-Xt)*o;for(let i=e^
co(s);i;i&=i-1)r-=1;return r>=0||t.some(i=>` ${s} `.includes(i))}}function co(n){let t=0;for(let e of n)t|=1<<Number(e.codePointAt(
0));return t}function uo(n){return n.replace(As,t=>[...t].some(ee)?" ":"")}function ri(n){return n.replace(/[^ı]+/g,t=>t.
toLowerCase().toUpperCase().toLowerCase()).replaceAll("ς","σ")}function lo(n,t){let[e,s]=[[...n],[...t]],o=Math.max(e.
length,s.length);if(1-Math.abs(e.length-s.length)/o<Xt)return 0;let r=[],i=[],a=[0,...s.keys()].map((c,l)=>l);for(let c=1;c<=
e.length;c+=1){let l=e[c-1],u=e[c-2];[r,i,a]=[i,a,[c]];for(let h=1;h<=s.length;h+=1){let m=s[h-1],p=(i[h-1]??0)+(l===m?0:
1),d=Math.min(p,(i[h]??0)+1,(a[h-1]??0)+1);u===m&&l===s[h-2]&&(d=Math.min(d,(r[h-2]??0)+1)),a.push(d)}}return 1-(a[s.length]??
0)/o}function ii(n,t){let[e,s]=[new Set(q(n)),new Set(q(t))],o=[...e].filter(p=>s.has(p)),r=[...e].filter(p=>!s.has(p)),
i=[...s].filter(p=>!e.has(p));if(o.length&&!(r.length&&i.length))return 100;let[a,c]=[$t(r),$t(i)],l=o.length&&R($t(o))+
1,[u,h]=[l+R(a),l+R(c)],m=(p,d)=>100-100*p/d;return!l&&m(Math.abs(u-h),u+h)<xe?0:Math.max(ho(n,t),m(fo(a,c),u+h),l&&m(u-
l+1,l-1+u),l&&m(h-l+1,l-1+h))}function ho(n,t){let[e,s]=[$t(q(n)),$t(q(t))];return(1-fo(e,s)/(R(e)+R(s)))*100}var $t=n=>n.
sort().join(" ");function fo(n,t){let[e,s]=[[...n],[...t]],o=s.map(()=>0);for(let r of e){let i=0,a=0;for(let c=0;c<s.length;c+=
1){let l=o[c]??0;a=r===s[c]?i+1:Math.max(l,a),o[c]=a,i=l}}return e.length+s.length-2*(o.at(-1)??0)}var he=class{#e;#t;constructor(t,e){this.vocabularySize=e,this.#e=new Map(t.map(s=>[s.id,s])),this.#t=new Et(new Map(t.flatMap(
({id:s,name:o})=>o===null?[]:[[s,o]])))}at(t){let e={id:t,name:null,category:null,typical_minutes:null};return this.#e.get(
t)??e}label(t){return this.at(t).name??(t===z?"unknown place":`#${t}`)}written(t){let{name:e}=this.at(t);return e===null||
R(e)>900||(this.#t.by(Lt).get(Lt(e))??[]).length>1?t:e}find(t,e){if(typeof t=="number"){if(t>=z&&t<this.vocabularySize)return t;
let r={location:t,first:z,last:this.vocabularySize-1};throw b(e,Ye,r)}let s=this.#s(t);!s.length&&/^".*"$/s.test(t)&&(s=
this.#s(t.slice(1,-1).replaceAll('""','"')));let[o]=s;if(o===void 0)throw this.#r(t,e);if(s.length>1)throw this.#n(t,s,e);
return o}search(t,e){let s=V(t).replace(/^#/,""),o=[[],[],[]];for(let r=Y;r<this.vocabularySize;r++){let i=this.at(r),[a,
c]=[V(i.name??""),V(i.category??"")],l=String(r),u=a.startsWith(s)||l.startsWith(s),h=a.includes(s)||c.includes(s);l===s?
o[0]?.push(i):u?o[1]?.push(i):h&&o[2]?.push(i)}return o.flat().slice(0,e)}#s(t){let e=this.#t.findWithAccents(t);return e.
length?e:this.#t.findWithoutAccents(t)}#n(t,e,s){let o=e.slice(0,Oe).map(i=>this.notation(i)),r={count:e.length,name:et(
t),listed:go(e.slice(0,Q).map(i=>this.#o(i)),e.length),example:String(o[0])};return b(s,Be,r,o)}#r(t,e){let s={name:et(t),
first:Y};if(!this.#t.names.size)return b(e,Xe,s);let o=this.#t.by(V),r=Hn(t,[...o.keys()]).flatMap(l=>o.get(l)??[]).slice(
0,Q),[i]=r;if(i===void 0)return b(e,Ve,s);let a=this.#o(i),c=r.map(l=>this.notation(l));return b(e,Ge,{...s,meant:a},c)}notation(t){
return Mt(this.written(t))}#o(t){let e=this.notation(t);if(!e.startsWith("#"))return et(e);let{name:s,category:o}=this.at(
t),r=[s,o].flatMap(i=>i?et(i):[]).join(", ");return r?`${e} (${r})`:e}},de=class{#e;#t;constructor(t,e){this.users=e;let s=Array.
from({length:Math.max(e-1,0)},(r,i)=>i+1),o=new Map(s.map(r=>[r,t[r]??A(Ze,{user:r})]));this.#e=new Et(o),this.#t=new Et(
new Map([...o].map(([r,i])=>[r,po(i)])))}find(t){if(t===null||!this.users)return 0;let e=mo(t)?Number(O(String(t)).slice(
0,12)):t;if(typeof e=="number"){if(e>=1&&e<this.users)return e;throw b("user",Je,{person:e,last:this.users-1})}let s=this.#s(
e),[o]=s;if(o===void 0)throw this.#r(e);if(s.length>1)throw this.#n(e,s);return o}#s(t){let e=[()=>this.#e.findWithAccents(
t),()=>this.#t.findWithAccents(t),()=>this.#e.findWithoutAccents(t),()=>this.#t.findWithoutAccents(t)];for(let s of e){let o=s();
if(o.length)return o}return[]}#n(t,e){let s=e.slice(0,Oe).map(i=>this.#o(i)),o=go(s.slice(0,Q).map(et),e.length),r={count:e.
length,name:et(t),listed:o};return b("user",Ke,r,s)}#r(t){let e=this.#t.by(V),s=new Map([...e,...this.#e.by(V)]),o=[...e.
get(V(po(t)))??[],...Hn(t,[...s.keys()]).flatMap(c=>s.get(c)??[])],r=[...new Set(o)].slice(0,Q).map(c=>this.#o(c)),[i]=r,
a={name:et(t),last:this.users-1};if(i!==void 0){let c={...a,meant:et(i)};return b("user",Qe,c,r)}return b("user",this.users===
1?ze:qe,a)}#o(t){let e=this.#e.names.get(t)??"",s=mo(e)?[]:this.#s(e);return s.length===1&&s[0]===t?e:String(t)}},po=n=>O(
n.split(",")[0]??"")||n,mo=n=>typeof n=="string"&&/^[0-9]+$/.test(O(n));function go(n,t){let e=t-n.length;if(e)return A(
en,{listed:n.join(", "),left_out:e});let[s,o=""]=[n.slice(0,-1),n.at(-1)];return s.length?A(tn,{listed:s.join(", "),last:o}):
o}var et=n=>R(n)>Ne?`${W(n,Ne-1)}…`:n;var ci=10,li={hours:ui,visits:di,heads:fi};function _o(n,t){return li[n](t)}function wo(n,t,e){let s=n.network.trace(Cn(
t,n.network),t.interventions);Dn(n,s);let{values:o}=s.probabilities,[r=Y]=ce(o,1),{name:i}=n.places.at(r);return{prediction:{
location:r,name:i,probability:o[r]},probability:o[e]}}function ui({query:n}){let{masked:t,interventions:e}=n;return Ps.map(
s=>{let o=hi(n.history,n.predictAt,s);return{hours:s,input:{history:o,masked:t,interventions:e}}})}function hi(n,t,e){let s=n.
startMinutes.map(a=>a+60*e),o=s.map(N),r=N(U(t)+60*e),i=(a,c)=>a.map((l,u)=>c(l,o[u]??0));return{...n,weekdays:i(n.weekdays,
(a,c)=>ct(a+c,7)),startMinutes:s.map(U),daysBefore:i(n.daysBefore,(a,c)=>a+r-c)}}function di({bundle:n,query:{history:t,
masked:e,interventions:s,sent:o}}){return t.locations.map((r,i)=>{let a=[...t.locations.keys()].filter(u=>u!==i),c=a.at(
-1),l={history:Qt(t,a),masked:e.flatMap(u=>u===i?[]:a.indexOf(u)),interventions:s};return{visit:{sent:o[i]??i,label:n.places.
label(r)},input:c===void 0||e.includes(c)?null:l}}).sort((r,i)=>r.visit.sent-i.visit.sent)}function fi({bundle:n,query:{
history:t,masked:e,interventions:s}}){let{remove_heads:o}=s;if(o==="all")return[];let r=pi(n.network.architecture).filter(
([a,c])=>!o.some(([l,u])=>l===a&&u===c));return r.length?(r.length>ci?r.map(a=>[a]):mi(r)).map(a=>{let c={...s,remove_heads:[
...o,...a]};return{heads:a,input:{history:t,masked:e,interventions:c}}}):[]}function pi({layers:n,heads:t}){return Array.
from({length:n*t},(e,s)=>[Math.floor(s/t),s%t])}function mi(n){return Array.from({length:2**n.length},(t,e)=>n.filter((s,o)=>e&
1<<o)).sort((t,e)=>t.length-e.length)}var Un=class{constructor(t,e){let{id:s,sizes:o,places:r,people:i}=t;this.content={vocabulary:t,weights:e},this.id=s,this.
places=new he(r,o.locations);let a=i.map(({id:c,name:l})=>[c,l]);this.people=new de(Object.fromEntries(a),o.users),this.
network=new ue(o,oo(e))}explain(t){return Pn(this.#e(t))}sweep(t,e){let s=this.#e(e),{prediction:o}=Pn(s);return{prediction:o,
variants:_o(t,s)}}answer(t,e){return wo(this,t,e)}#e(t){try{return eo(this,t)}catch(e){throw e instanceof kt?new J([{where:"\
model",message:e.message,suggestions:[]}]):e}}};var gi=()=>$().get("page")==="compare"?"compare":"explore";function yo(){for(let n of C(document,"[data-page]"))n.hidden=
n.dataset.page!==gi()}Yt.load=async()=>jn;yo();window.addEventListener("hashchange",yo);document.addEventListener("click",
n=>{let t=nt(n).closest("a");t?.hash.includes("page=")&&(n.preventDefault(),location.hash=t.hash)});function bo(n){return n.map(({place:t,written_moment:e,written_stay:s})=>[t,e&&`@ ${e}`,s===null?"":`+${s}`].filter(Boolean).
join(" ")).join(", ")}function Eo(n){return oe(n).map(({written:t})=>So(t).place.toLowerCase()).filter(Boolean)}function vo(n,t,e){
let s=oe(n)[t];if(!s)return n;let{place:o,before:r}=So(s.written),i=s.start+r,a=o?"":" ";return`${n.slice(0,i)}${e}${a}${n.
slice(i+o.length)}`}function To(n){let[,t,e="0"]=/^\s*(\d{1,2})(?:[:.]?(\d{2}))?\s*$/.exec(n)??[];return t===void 0||Number(
t)>23||Number(e)>59?null:`${t.padStart(2,"0")}:${e.padStart(2,"0")}`}function So(n){let t=O(n);return{place:t.startsWith(
'"')&&!re(t)?t:O(t.slice(0,re(t))),before:n.indexOf(t)}}var Wn=n=>n.map(t=>t+1),_i={gate:n=>`gate forced to ${n}`,only:n=>`${n} only`,attention_temperature:n=>`attention temper\
ature ${n}`,pointer_temperature:n=>`pointer temperature ${n}`,scaling:()=>"no division by √k",pointer_scaling:()=>"no \
division by √d",position_bias:()=>"no position bias",sinusoidal:()=>"no sinusoidal table",position_from_end:()=>"no po\
sition from the end",residuals:()=>"no residual connections",layer_norm:()=>"no layer norms",remove_heads:(n,{replace_with:t})=>`${n===
"all"?"every head":n.map(([s,o])=>`L${s} H${o}`).join(", ")} ${t==="mean"?"replaced by the mean":"removed"}`,replace_with:()=>"",
skip:n=>`${n.map(({layer:e,part:s})=>`${s.replace("_","-")} of layer ${e}`).join(", ")} skipped`,without_features:n=>`wi\
thout ${n.join(", ")}`,mask_visits:n=>`visit${n.length>1?"s":""} ${Wn(n).join(", ")} masked`,order:n=>`order ${Wn(n).join(
" ")}`};function Oo(n){return Object.entries(n).map(([t,e])=>{let s=_i;return Object.hasOwn(s,t)?s[t]?.(e,n)??"":""}).filter(
Boolean)}function xo(n){let t=Oo(n);return t.length?`Changed: ${t.join("; ")}.`:"Nothing is changed."}var vt=class{#e=0;#t=[];#s=[];#n="";#r=null;constructor(t,e){
this.root=t,this.errors=f(t,"[data-errors]"),this.masks=f(t,"[data-masks]"),this.orderWords=f(t,"[data-order]"),this.state=
f(t,"[data-state]"),t.addEventListener("change",()=>this.#u(e)),t.addEventListener("click",s=>{let{act:o}=nt(s).dataset;
o&&(o==="reset"?this.text="":this.#t=Ti(o,this.#e),this.#u(e))})}get text(){if(this.#n)return this.#n;let t=this.#i();return Object.
keys(t).length?JSON.stringify(t):""}set text(t){let e=yi(t);this.#r=null;for(let s of this.#o)Ei(s,e);this.#t=Array.isArray(
e.order)?e.order:[],this.#s=Array.isArray(e.mask_visits)?e.mask_visits:[],this.masks.replaceChildren(),this.#n=t&&JSON.stringify(
this.#i())!==t?t:"",this.#c()}show(t,e){this.#e=t.length,this.#n="";let s=new Set(this.#s);for(;this.masks.children.length>
t.length;)this.masks.lastElementChild?.remove();for(;this.masks.children.length<t.length;)this.masks.append(wi(this.masks.
children.length));let o=C(this.masks,"label");for(let[r,i]of t.entries()){let a=o[r];if(!a)continue;let c=f(a,"input",HTMLInputElement);
c.checked=s.has(r),c.disabled=r===e.at(-1),f(a,"span").textContent=`${r+1} ${i.label}`}this.#c()}followHistory(t){let e=Eo(
t),s=this.#r===null||e.join(`
`)===this.#r.join(`
`);if(this.#r=e,!s){this.#t=[];for(let o of this.#l)o.checked=!1;this.#s=[],this.#c()}}showProblems(t){this.errors.hidden=
t.length===0,this.errors.textContent=t.map(e=>e.message).join(" "),t.length&&(this.root.open=!0)}get#o(){return C(this.root,
"[data-key]")}get#l(){return C(this.root,'[data-key="mask_visits"]',HTMLInputElement)}#i(){let t={};for(let e of this.#o){
let s=bi(e),{key:o="",item:r}=e.dataset;if(s!==void 0)if(r){let i=t[o];t[o]=[...Array.isArray(i)?i:[],s]}else t[o]=s}return t.
remove_heads||delete t.replace_with,this.#s.length&&!this.masks.children.length&&(t.mask_visits=this.#s),this.#t.length&&
(t.order=this.#t),t}#u(t){this.#n="",this.masks.children.length&&(this.#s=this.#l.filter(e=>e.checked).map(e=>Number(e.dataset.
item))),this.#c(),t()}#c(){let t=Oo(this.#i()).length;this.state.textContent=t?`${t} changed`:"as learned",this.orderWords.
textContent=this.#t.length?Wn(this.#t).join(" "):"unchanged"}};function wi(n){let t=document.createElement("label"),e=document.
createElement("input");return e.type="checkbox",e.autocomplete="off",e.dataset.key="mask_visits",e.dataset.item=String(n),
t.append(e," ",document.createElement("span")),t}function yi(n){try{return Object(JSON.parse(n||"{}"))}catch{return{}}}function bi(n){
let{item:t}=n.dataset;return n instanceof HTMLInputElement&&n.type==="checkbox"?n.checked?t?JSON.parse(t):!1:void 0:n.type===
"number"?n.value===""?void 0:Number(n.value):n.value||void 0}function Ei(n,t){let{key:e="",item:s}=n.dataset,o=t[e];if(n instanceof
HTMLInputElement&&n.type==="checkbox"){n.checked=s?o==="all"||Array.isArray(o)&&o.some(i=>vi(i,JSON.parse(s))):o===!1;return}
let r=n instanceof HTMLInputElement||[...n.options].some(i=>i.value===o);n.value=r&&o!==void 0&&o!==null?String(o):""}function vi(n,t){
return Ao(n)===Ao(t)}function Ao(n){let t=n&&typeof n=="object"&&!Array.isArray(n);return JSON.stringify(n,t?Object.keys(
n).sort():void 0)}function Ti(n,t){let e=[...Array(t).keys()];return n==="reverse"&&e.reverse(),n==="shuffle"&&Si(e),n===
"as-sent"||e.every((s,o)=>s===o)?[]:e}function Si(n){for(let t=n.length-1;t>0;t-=1){let e=Math.floor(Math.random()*(t+1));
[n[t],n[e]]=[Number(n[e]),Number(n[t])]}}function Tt(n,t){if(!n)return;let e=String(t??""),s=[...n.options].find(({value:o,text:r})=>[o,r,r.split(",")[0]].includes(
e));s||n.add(new Option(e,e)),n.value=s?.value??e}var Ai=350,fe=class{#e;#t=0;constructor(t,e){this.#e=t,this.root=e,this.model=e.dataset.model??"",this.person=L(e,"[data\
-person]",HTMLSelectElement),this.visits=f(e,"[data-visits]",HTMLTextAreaElement),this.predictAt=f(e,"[data-predict-at]",
HTMLInputElement),this.problems=f(e,"[data-problems]"),this.answer=f(e,"[data-answer]",HTMLOutputElement),this.explanations=
t.explanationsOf(this.model),this.panel=new vt(f(e,"[data-interventions]",HTMLDetailsElement),()=>t.showSoon()),this.visits.
addEventListener("input",()=>t.showSoon(Ai)),"sharesWeights"in e.dataset&&t.page.addEventListener("pointerdown",()=>this.
explanations.prepare(),{once:!0});for(let s of[this.person,this.predictAt])s?.addEventListener("change",()=>t.showSoon());
f(e,"[data-choose-model]").addEventListener("change",s=>{this.model=st(s).value,t.updateAddress("push"),location.reload()})}get history(){
return{visits:this.visits.value,user:this.person?.value??"",predict_at:this.predictAt.value.trim()}}fill({visits:t,user:e,
predict_at:s}){this.visits.value=t??"",this.predictAt.value=s??"",Tt(this.person,e)}async explain(t){this.#t+=1;let e=this.#t;
if(!t.visits.trim())return it(this.answer,null),this.#n([]),null;let{visits:s,user:o,predict_at:r,interventions:i}=t,a=t.
top_k||this.#e.hooks.places,c={visits:s,user:o||null,predict_at:r||null,interventions:dt(i||"null"),...a&&{top_k:Number(
a)}};try{let l=await this.explanations.explain(c);return e!==this.#t?null:(this.#s(l),l)}catch(l){if(!(l instanceof k))throw l;
return e===this.#t&&(it(this.answer,null),this.#n(l.problems)),null}}#s(t){let{visits:e}=t,s=e.map(o=>o.sent);this.panel.
show([...e].sort((o,r)=>o.sent-r.sent),s),it(this.answer,t),this.#n([])}#n(t){let e=t.filter(({where:o})=>o.startsWith("\
interventions")),s=t.filter(o=>!e.includes(o));this.panel.showProblems(e),this.problems.hidden=s.length===0,this.problems.
textContent=s.map(({where:o,message:r})=>{let i=/^visits\[(\d+)\]/.exec(o);return i?`Visit ${Number(i[1])+1}: ${r}`:r}).
join(" ")}},pe=class{#e=new Map;#t=0;#s=0;#n="";constructor(t,e={}){this.page=t,this.hooks=e,this.sameHistory=f(t,"[data\
-same]",HTMLInputElement),this.ownHistory=f(t,'[data-side="b"] [data-own]'),this.first=new fe(this,f(t,'[data-side="a"]')),
this.second=new fe(this,f(t,'[data-side="b"]')),this.sameHistory.addEventListener("change",()=>{this.#i(),this.showSoon()}),
Dt(()=>this.#l())}explanationsOf(t){let e=this.#e.get(t)??new mt(t);return this.#e.set(t,e),e}get queries(){let{first:t,
second:e}=this,[s,o]=[t.history,this.sameHistory.checked?t.history:e.history];return t.panel.followHistory(s.visits),e.panel.
followHistory(o.visits),[{...s,top_k:this.#n,interventions:t.panel.text},{...o,top_k:this.#n,interventions:e.panel.text}]}#r({
visits:t,user:e,predict_at:s,interventions:o}){let r=this.sameHistory.checked?{}:{visits:t,user:e||null,predict_at:s||null},
i={model:this.second.model,...r,interventions:dt(o||"null")};return JSON.stringify(i)}updateAddress(t){let[e,s]=this.queries,
o=this.#r(s),r={model:this.first.model,...e,against:o,...this.hooks.options?.()};Ht(X(r),t)}showSoon(t=0){clearTimeout(this.#t),
this.#t=setTimeout(()=>this.#o("push"),t)}async#o(t){clearTimeout(this.#t),this.#s+=1;let e=this.#s,[s,o]=this.queries;this.
hooks.asked?.(s,o,this.#r(o)),this.updateAddress(t);let[r,i]=await Promise.all([this.first.explain(s),this.second.explain(
o)]);e===this.#s&&this.hooks.answered?.(r,i)}#l(){let t=$(),{model:e=this.second.model}=me(t.get("against"));e===this.second.
model&&(t.get("model")??this.first.model)===this.first.model?this.restore():location.reload()}async restore(){let{first:t,
second:e}=this,s=$(),o=me(s.get("against"));if(this.#n=s.get("top_k")??"",this.hooks.restored?.(s),t.fill({visits:s.get(
"visits")??"",user:s.get("user"),predict_at:s.get("predict_at")}),t.panel.text=s.get("interventions")??"",e.panel.text=o.
interventions?JSON.stringify(o.interventions):"",!s.get("visits")){let r=await Oi(t.model);r&&t.fill({...r,predict_at:r.
predict_at.replace("T"," ")})}this.sameHistory.checked=!["visits","user","predict_at"].some(r=>r in o),this.sameHistory.
checked||e.fill(o.visits?o:{...t.history,...o}),this.#i(),await this.#o("replace")}#i(){this.ownHistory.hidden=this.sameHistory.
checked,!this.sameHistory.checked&&!this.second.visits.value&&this.second.fill(this.first.history)}};async function Oi(n){
try{return(await Ft(n,1))[0]}catch{return}}function me(n){try{return JSON.parse(n??"{}")??{}}catch{return{}}}function No(n,t,e,s){let o=f(n,"input",HTMLInputElement),r=f(n,"[role=listbox]"),i=[],a=-1,c=Promise.resolve(),l=0,u=()=>{
l+=1,i=[],a=-1,r.hidden=!0,r.replaceChildren(),o.setAttribute("aria-expanded","false"),o.removeAttribute("aria-activedes\
cendant")},h=y=>{a=y;for(let[E,S]of[...r.children].entries())S.setAttribute("aria-selected",String(E===a));let T=r.children[a];
if(!T){o.removeAttribute("aria-activedescendant");return}o.setAttribute("aria-activedescendant",T.id),T.scrollIntoView({
block:"nearest"})},m=y=>{y&&(o.value="",u(),s(y))},p=(y,T,E)=>{let S=document.createElement("li");S.id=`${r.id}-${y}`,S.
setAttribute("role","option");let D=document.createElement("small");return D.textContent=E,S.append(T," ",D),S},d=(y,T)=>{
i=y;let E=i.map((S,D)=>{let{label:M,note:H}=e(S),ye=p(D,M,H);return ye.addEventListener("mousedown",Do=>Do.preventDefault()),
ye.addEventListener("click",()=>m(S)),ye});if(T){let S=p(0,T,"");S.setAttribute("aria-disabled","true"),E.push(S)}r.replaceChildren(
...E),r.hidden=E.length===0,o.setAttribute("aria-expanded",String(E.length>0)),h(i.length&&o.value.trim()?0:-1)},_=async()=>{
l+=1;let y=l;i=[],a=-1;let T=o.value.trim();try{let E=await t(T);y===l&&d(E,E.length?"":`No place matches “${T}”.`)}catch(E){
y===l&&d([],pt(E))}},g=()=>{c=_()},v=async()=>{!o.value.trim()&&a<0||(await c,m(i[a]))};o.addEventListener("input",g),o.
addEventListener("focus",g),o.addEventListener("blur",u),o.addEventListener("keydown",y=>{if(y.key==="ArrowDown"&&r.hidden)
g();else if(y.key==="ArrowDown")h(Math.min(a+1,i.length-1));else if(y.key==="ArrowUp")h(Math.max(a-1,0));else if(y.key===
"Enter")v();else if(y.key==="Escape")u();else return;y.preventDefault()})}var ge=class{#e=[];constructor(t,e){this.text=f(t,"textarea",HTMLTextAreaElement),this.rows=f(t,"[data-rows]"),this.template=
f(t,"template[data-row]",HTMLTemplateElement),this.errors=f(t,"[data-errors]"),this.changed=e,this.text.addEventListener(
"input",()=>{this.rows.inert=!0,e(!0)}),this.rows.addEventListener("click",s=>this.#l(nt(s).closest("button"))),this.rows.
addEventListener("change",s=>{nt(s).dataset.control==="day"&&this.#o(st(s))}),this.rows.addEventListener("focusout",s=>{
this.rows.inert||this.#o(st(s))}),this.rows.addEventListener("input",s=>{let o=st(s);o.setCustomValidity(""),o.removeAttribute(
"aria-invalid")}),this.rows.addEventListener("keydown",s=>{s.key==="Enter"&&this.#o(st(s))})}get visits(){return this.text.
value}mark(t){for(let[e,s]of[...this.rows.children].entries())s.toggleAttribute("data-marked",t.includes(e))}indexOf(t){
let e=t.closest("[data-visit]");return e?[...this.rows.children].indexOf(e):-1}set visits(t){this.text.value=t,this.rows.
inert=!0}add(t){let e=this.text.value.trim().replace(/,$/,"");this.text.value=e?`${e}, ${t}`:t,this.rows.inert=!0,this.changed(
!1)}show(t){for(this.#e=t;this.rows.children.length>t.length;)this.rows.lastElementChild?.remove();for(;this.rows.children.
length<t.length;)this.rows.append(Ut(this.template));let e=C(this.rows,":scope > [data-visit]");for(let[s,o]of t.entries()){
let r=e[s];r&&this.#r(r,o,s,t.length)}this.rows.inert=!1}showProblems(t){this.text.setAttribute("aria-invalid",String(t.
length>0)),this.errors.hidden=t.length===0,this.errors.replaceChildren(...t.map(e=>{let s=document.createElement("li"),o=/^visits\[(\d+)\]/.
exec(e.where);if(!o)return s.textContent=e.message,s;let r=Number(o[1]);s.textContent=`Visit ${r+1}: ${e.message}`;for(let i of e.
suggestions)s.append(" ",this.#t(r,i));return s}))}#t(t,e){let s=document.createElement("button");return s.type="button",
s.className="suggestion",s.textContent=e,s.setAttribute("aria-label",`Use ${e} for visit ${t+1}`),s.addEventListener("cl\
ick",()=>{this.visits=vo(this.text.value,t,e),this.text.focus(),this.changed(!1)}),s}#s(t){this.show(t),this.text.value=
bo(t),this.changed(!1)}#n(t){this.#s(this.#e.map((e,s)=>t.get(s)??e))}#r(t,e,s,o){let[r,i]=ko(e.written_moment);t.toggleAttribute(
"data-masked",e.masked),f(t,"[data-number]").textContent=String(s+1),f(t,"[data-place]").textContent=e.label,f(t,"[data-\
category]").textContent=e.category??"";let a=f(t,'[data-control="day"]',HTMLSelectElement),c=r&&!B.includes(r)?[...B,r]:
B;a.replaceChildren(new Option(`(${B[e.weekday]})`,""),...c.map(h=>new Option(h,h)));let l=[["day",a,r,"Day"],["time",f(
t,'[data-control="time"]',HTMLInputElement),i||Ni(e.start_minute),"Time"],["stay",f(t,'[data-control="stay"]',HTMLInputElement),
String(e.duration_minutes),"Minutes of stay"]];for(let[h,m,p,d]of l)m instanceof HTMLInputElement&&m===document.activeElement&&
m.value!==m.dataset.read||(m.value=p),m.dataset.read=p,m.toggleAttribute("data-filled-in",e.filled_in.includes(h)),m.setAttribute(
"aria-label",`${d} of visit ${s+1}, ${e.label}`);let u=[["earlier","Move earlier:",s>0],["later","Move later:",s<o-1],["\
remove","Remove",o>1]];for(let[h,m,p]of u){let d=f(t,`[data-control="${h}"]`,HTMLButtonElement);d.disabled=!p,d.setAttribute(
"aria-label",`${m} visit ${s+1}, ${e.label}`)}}#o(t){let e=t.dataset.control;if(!e||t.localName==="button"||t.value===t.
dataset.read)return;let s=this.indexOf(t),o=this.#e[s],r=t.closest("[data-visit]");if(!o||!r||e==="time"&&t instanceof HTMLInputElement&&
!xi(t))return;let[i]=ko(o.written_moment),a=f(r,'[data-control="time"]').dataset.read,c=t.value===""?null:Math.round(Number(
t.value)),l={day:{written_moment:`${t.value} ${a}`.trim()},time:{written_moment:t.value&&`${i} ${t.value}`.trim()},stay:{
written_stay:c,duration_minutes:c??o.duration_minutes}};t.dataset.read=t.value,this.#n(new Map([[s,{...o,...l[e]}]]))}#l(t){
let e=t?.dataset.control;if(!t||!e)return;let s=this.indexOf(t);if(e==="remove")this.#s(this.#e.filter((o,r)=>r!==s)),this.#u(
Math.min(s,this.#e.length-1),e);else{let o=e==="earlier"?s-1:s+1;this.#i(s,o),this.#u(o,e)}}#i(t,e){let[s,o]=[this.#e[t],
this.#e[e]];!s||!o||this.#n(new Map([[t,{...s,...Mo(o)}],[e,{...o,...Mo(s)}]]))}#u(t,e){let s=this.#e.length-1,o={earlier:t===
0,later:t===s,remove:s===0},r=[e,"later","earlier","remove"].find(c=>!o[c]),i=C(this.rows,":scope > [data-visit]")[t],a=r&&
i?.querySelector(`[data-control="${r}"]`);(a instanceof HTMLElement?a:this.text).focus()}};function Mo({place:n,label:t,
category:e}){return{place:n,label:t,category:e}}function ko(n){let[t="",e]=n.split(" ");return e===void 0?["",t]:[t,e]}function xi(n){
let t=n.value.trim()?To(n.value):"",e=t===null?`“${n.value}” is not a time. Write hours and minutes from 00:00 to 23:5\
9, such as 17:30.`:"";return n.setCustomValidity(e),n.setAttribute("aria-invalid",String(e!=="")),t===null?n.reportValidity():
n.value=t,t!==null}function Ni(n){let t=e=>String(Math.floor(e)).padStart(2,"0");return`${t(n/60)}:${t(n%60)}`}var Mi="../bundles/browser-model.js",ki=/\bexport\s*\{[^}]*\};?\s*$/;var Fn=new WeakMap;async function Io(n,{location:t,variants:e},s,o){let r=Ii(n),i=Ci(o);for(let a of e){o.throwIfAborted();
let{input:c}=a;s(a,c&&await Promise.race([i,r(c,t)]))}}function Ii(n){let t=Ri(n);Fn.has(n)||Fn.set(n,$i(n));let e=Fn.get(
n);return async(s,o)=>{let r=await e?.ask({input:s,location:o});if(!r)return t(s,o);if("error"in r)throw new Error(r.error);
return r.answer}}function Ri(n){let t=performance.now()+12;return async(e,s)=>(performance.now()>=t&&(await new Promise(
o=>setTimeout(o)),t=performance.now()+12),n.answer(e,s))}function $i(n){try{return new Yn(n.content)}catch{return null}}
var Yn=class{#e;#t;constructor(t){this.#e=Li(),this.#t=new Promise(e=>{this.#e.addEventListener("error",s=>{s.preventDefault(),
e(null)})}),this.#e.postMessage(t)}ask(t){let{port1:e,port2:s}=new MessageChannel,o=new Promise(r=>{e.onmessage=({data:i})=>{
e.close(),r(i)}});return this.#e.postMessage(t,[s]),Promise.race([this.#t,o])}};function Li(){let n=document.querySelector(
"script[data-engine]")?.textContent;if(!n)return new Worker(new URL(Mi,w),{type:"module"});let t=new Blob([n.replace(ki,
"")],{type:"text/javascript"});return new Worker(URL.createObjectURL(t))}function Ci(n){let t=new Promise((e,s)=>{n.addEventListener(
"abort",()=>s(n.reason),{once:!0})});return t.catch(()=>{}),t}var Pi={hours:["Moved by","All visits and the moment to predict move together."],visits:["Visit left out","One visit is \
left out at a time; the others keep the times and stays that the page shows, and the moment to predict stays."],heads:["\
Heads removed","Every set of heads is removed, on top of the changes already made."]},Di="This network has too many head\
s to try every set, so each is removed alone.",Hi="cannot be left out: the answer is read at the last visit, and the one\
 before is missing or masked",Bn=n=>`${(100*n).toFixed(1)} %`,_e=class{#e=null;constructor(t,e,s){this.body=e,this.explanations=
s,this.kind=f(t,"[data-kind]",HTMLSelectElement),this.button=f(t,"[data-run]",HTMLButtonElement),this.progress=f(t,"[dat\
a-progress]",HTMLProgressElement),this.meaning=f(t,"[data-meaning]"),this.failure=f(t,"[data-failure]"),this.summary=f(t,
"[data-summary]"),this.frame=f(t,"[data-frame]"),this.rows=f(t,"tbody"),this.row=f(t,"template",HTMLTemplateElement),this.
kind.addEventListener("change",()=>this.clear()),this.button.addEventListener("click",()=>this.#e?this.#s():this.#t())}clear(){
this.#n(),this.rows.replaceChildren(),this.summary.textContent="";for(let t of[this.meaning,this.failure,this.frame])t.hidden=
!0}async#t(){this.clear();let t=new AbortController;this.#e=t,this.button.textContent="Stop",this.progress.removeAttribute(
"value"),this.progress.hidden=!1;try{await this.explanations.prepare(),t.signal.throwIfAborted(),await this.#r(t.signal)}catch(e){
if(this.#e!==t)return;this.failure.textContent=pt(e),this.failure.hidden=!1}this.#n()}#s(){let{value:t,max:e}=this.progress,
s=this.frame.hidden?"":` after ${t} of ${e} answers`;this.summary.textContent=`Stopped${s}.`,this.#n()}#n(){this.#e?.abort(),
this.#e=null,this.button.textContent="Run",this.progress.hidden=!0}async#r(t){let{model:e,obstacle:s}=this.explanations,
o=this.body();if(!e)throw new Error(`This browser cannot compute: ${s}`);if(!o)throw new Error("Enter a history of visit\
s first.");let r=this.kind.value,{prediction:i,variants:a}=e.sweep(r,o);if(!a.length)throw new Error("Every head is remo\
ved already.");this.#o(r,i,a);let{location:c}=i,l=[];await Io(e,{location:c,variants:a},(u,h)=>{let m=(h?.probability??0)-
i.probability,p=!!h&&h?.prediction.location!==c;this.#l({variant:u,answer:h,change:m,differs:p,row:Ut(this.row)},l)},t),
this.summary.textContent=Fi(l)}#o(t,e,s){let[o,r]=Pi[t],i=s.every(({heads:a})=>a?.length===1);this.meaning.textContent=`${i?
Di:r} The unchanged answer is ${rt({prediction:e})}.`,f(this.frame,"[data-changed]").textContent=o;for(let a of[this.meaning,
this.frame])a.hidden=!1;this.progress.max=s.length,this.progress.value=0}#l(t,e){ji(t);let s=e.findIndex(r=>Ui(t,r)),o=s<
0?e.length:s;this.rows.insertBefore(t.row,e[o]?.row??null),e.splice(o,0,t),this.progress.value+=1}};function Ui(n,t){let[
e,s]=[n.variant.heads,t.variant.heads];return!e||e.length!==s?.length?!1:Math.abs(n.change)>Math.abs(t.change)}function ji({
variant:n,answer:t,change:e,differs:s,row:o}){f(o,"th").textContent=Wi(n);let r=f(o,".word");if(!t){r.textContent=Hi;return}
o.toggleAttribute("data-differs",s),r.textContent=s?rt(t):"the same";let i=f(o,".share");i.textContent=Bn(t.probability),
i.style.setProperty("--share",String(t.probability)),f(o,"[data-change]").textContent=Ro(100*e,1)}function Wi({hours:n=0,
visit:t,heads:e}){return t?`${t.sent+1} ${t.label}`:e?e.map(([s,o])=>`L${s} H${o}`).join(", ")||"none":`${Ro(n,0)} h`}function Fi(n){
let t=n.flatMap(({answer:r})=>r?.probability??[]);if(!t.length)return"";let e=n.filter(({differs:r})=>r).length,[s,o]=[Math.
min(...t),Math.max(...t)];return`Another place leads in ${e} of ${t.length} rows. The probability of the unchanged answe\
r lies between ${Bn(s)} and ${Bn(o)}. Computed in this browser.`}function Ro(n,t){let e=Math.abs(n).toFixed(t);return Number(
e)===0?e:`${n>0?"+":"−"}${e}`}var Yi=5e-4,Bi=350,Vi=new Intl.DateTimeFormat("en-GB",{weekday:"short"}),we=class{shown=null;sent=[];#e="";#t=null;#s=!1;#n=0;#r=0;#o=new AbortController;constructor(t,e={}){
this.page=t,this.hooks=e,this.model=t.dataset.explore??"",this.changes=f(t,"[data-changes]"),this.answer=f(t,"[data-answ\
er]",HTMLOutputElement),this.badge=f(t,"[data-badge]"),this.engineChoice=L(t,"[data-engine-choice]",HTMLSelectElement),this.
outcome=f(t,"[data-outcome]"),this.person=L(t,"[data-person]",HTMLSelectElement),this.predictAt=f(t,"[data-predict-at]",
HTMLInputElement),this.examples=f(t,"[data-examples]",HTMLSelectElement),this.failure=f(t,"[data-error]"),this.story=f(t,
"[data-story]"),this.staleNote=f(t,"[data-stale-note]"),this.suggestion=f(t,"[data-try]"),this.editor=new ge(f(t,"[data-\
editor]"),r=>{this.#y(),this.panel.followHistory(this.editor.visits),this.submitSoon(r?Bi:0)});let s=f(t,"[data-interven\
tions]",HTMLDetailsElement);this.panel=new vt(s,()=>this.submitSoon()),this.explanations=new mt(this.model,$().get("engi\
ne")),this.engineChoice&&(this.engineChoice.value=this.explanations.choice??"");let o=L(t,"[data-sweeps]");this.sweeps=o&&
new _e(o,()=>this.shown&&Ct(this.shown),this.explanations),this.exampleHistories=this.#b(),this.#l()}#l(){let{page:t}=this;
No(f(t,"[data-combobox]"),e=>this.explanations.searchPlaces(e),e=>({label:e.label,note:e.category??""}),e=>this.editor.add(
e.notation)),this.suggestion.addEventListener("click",()=>{this.editor.visits=this.editor.text.placeholder,this.submitSoon()});
for(let e of["pointerdown","keydown","input"])f(t,"[data-editor]").addEventListener(e,()=>{this.#s=!0,this.#c()},{once:!0});
this.engineChoice?.addEventListener("change",()=>{this.explanations.choose(this.engineChoice?.value??""),this.submitSoon()}),
this.person?.addEventListener("change",()=>this.submitSoon()),this.predictAt.addEventListener("change",()=>this.submitSoon()),
f(this.changes,"[data-undo]").addEventListener("click",()=>{this.panel.text="",this.submitSoon()}),f(this.failure,"butto\
n").addEventListener("click",()=>{this.explanations.choose(this.explanations.choice),this.submitSoon()}),Dt(()=>this.restore(
"keep"))}get fields(){return{visits:this.editor.visits,user:this.person?.value??"",predict_at:this.predictAt.value.trim(),
top_k:this.#e,interventions:this.panel.text}}submitSoon(t=0){clearTimeout(this.#r),this.#r=setTimeout(()=>this.#i(Ct(this.
fields),"push"),t)}async#i(t,e){clearTimeout(this.#r),this.#n+=1;let s=this.#n;this.#o.abort(),this.#o=new AbortController,
this.page.setAttribute("aria-busy","true");try{let o="interventions"in t&&!!t.interventions,[r,i]=await Promise.all([this.#u(
t),o?this.#u({...t,interventions:null}):null]);if(s!==this.#n)return;this.#a(r,i,t,e),this.#c()}catch(o){if(o instanceof
k&&s===this.#n)this.#h(o.problems);else if(!Wt(o)&&!(o instanceof k))throw o}finally{s===this.#n&&this.page.removeAttribute(
"aria-busy")}}#u(t){return this.explanations.explain(t,this.#o.signal)}async#c(){let{engineChoice:t,explanations:e}=this;
if(!t)return;(this.#s||e.choice==="browser")&&e.choice!=="server"&&await e.prepare();let o=f(this.page,"[data-engine-obs\
tacle]");o.textContent=e.obstacle&&`This browser cannot compute: ${e.obstacle}`,o.hidden=!e.obstacle}#a(t,e,s,o){if("rec\
ord"in s&&(this.editor.visits=t.notation??"",this.predictAt.value=t.predict_at.replace("T"," "),t.notation===null)){this.#h(
[{where:"visits",message:"This record contradicts itself and cannot be written as visits.",suggestions:[]}]);return}this.
sent=t.visits.map(a=>a.sent);let r=[...t.visits].sort((a,c)=>a.sent-c.sent);if(this.editor.show(r),this.#p(r,t.predict_at),
this.panel.show(r,this.sent),this.panel.followHistory(this.editor.visits),Tt(this.person,t.user),this.person){let a=this.
person.selectedOptions[0]?.textContent??"";f(this.page,'[data-printed="person"]').textContent=a}this.#h([]),this.predictAt.
placeholder=t.predict_at.replace("T"," "),it(this.answer,t),this.badge.textContent=t.engine==="browser"?"computed in thi\
s browser":"computed by the server";let i={...this.fields,visits:t.notation??""};this.shown=i,this.#m(i,t),this.#g(i,t,e),
this.hooks.shown?.(i,t,i.interventions?e:null),this.suggestion.hidden=!0,this.sweeps?.clear(),this.page.dataset.ready="t\
rue",this.updateAddress(o)}#p(t,e){let s=C(this.editor.rows,":scope > [data-visit]");for(let[o,r]of s.entries()){let i=t[o];
if(!i?.arrival)continue;let a={day:Vi.format(new Date(i.arrival)),time:i.arrival.split("T")[1]??"",stay:`${i.duration_minutes}\
 min`};for(let[c,l]of Object.entries(a)){let u=f(r,`[data-read="${c}"]`);u.textContent=l,u.toggleAttribute("data-filled-\
in",i.filled_in.includes(c))}}f(this.page,'[data-printed="predict-at"]').textContent=e.replace("T"," ")}async#m(t,e){let s=e.
unknown_probability,o=s<Yi?[]:[`Somewhere unknown to the model: ${(100*s).toFixed(1)} %.`],r=(await this.exampleHistories).
find(({visits:i,predict_at:a,user:c})=>i===t.visits&&a===e.predict_at&&(c===e.user||this.person===null));this.shown===t&&
(this.hooks.recognised?.(r,t),r&&o.push(Xi(r,e.location_probabilities.final)),this.outcome.textContent=o.join(" "),this.
outcome.hidden=o.length===0)}#g(t,e,s){let{changes:o}=this;if(o.hidden=!s||!t.interventions,!s||!t.interventions)return;
f(o,"[data-what]").textContent=xo(JSON.parse(t.interventions)),f(o,"[data-before]").textContent=rt(s),f(o,"[data-after]").
textContent=rt(e);let r=s.prediction.location===e.prediction.location;f(o,"[data-verdict]").textContent=r?"The most prob\
able place stays the same.":"The most probable place is another one."}#h(t){let e=({where:r})=>r.startsWith("interventio\
ns");this.#d(this.person,t,"user"),this.#d(this.predictAt,t,"predict_at");let s=t.filter(r=>r.where==="");this.failure.hidden=
s.length===0,f(this.failure,"span").textContent=s.map(r=>r.message).join(" "),this.panel.showProblems(t.filter(e)),this.
editor.showProblems(t.filter(r=>r.where!==""&&!(r.where==="user"&&this.person)&&r.where!=="predict_at"&&!e(r)));let o=t.
length>0&&this.shown!==null;this.staleNote.hidden=!o,this.story.toggleAttribute("data-stale",o)}#d(t,e,s){if(!t)return;let o=e.
filter(i=>i.where===s).map(i=>i.message),r=f(this.page,`#${t.getAttribute("aria-errormessage")}`);r.textContent=o.join("\
 "),r.hidden=o.length===0,t.setAttribute("aria-invalid",String(o.length>0))}comparisonOf(t){let{model:e}=this,s=t.interventions?
JSON.stringify({model:e,interventions:null}):null;return X({model:e,...t,top_k:null,against:s})}updateAddress(t){if(t===
"keep"||this.shown===null)return;let{choice:e}=this.explanations,s=this.engineChoice?e:null,o=X({...this.shown,engine:s,
...this.hooks.options?.()});Ht(o,t)}async restore(t){this.#t=null,this.examples.value="";let e=$(),s=e.get("top_k")??"";
this.#e=/^([1-9]\d?|100)$/.test(s)?s:"",this.editor.visits=e.get("visits")??"",this.predictAt.value=e.get("predict_at")??
"",this.panel.text=e.get("interventions")??"",Tt(this.person,e.get("user")),this.hooks.restored?.(e);let o=e.get("record");
e.has("visits")?await this.#i(Ct(this.fields),t):o!==null?await this.#i({record:dt(o)},"replace"):await this.#_(e.get("u\
ser"))}async#_(t){let e=await this.exampleHistories,s=e.find(o=>t&&String(o.user)===this.person?.value)??e[0];s?(this.#f(
s,e),await this.#i(Ct(this.fields),"replace")):this.#w()}#w(){clearTimeout(this.#r),this.#o.abort(),this.#n+=1,this.page.
removeAttribute("aria-busy"),this.shown=null,this.editor.show([]),this.#h([]),it(this.answer,null),this.outcome.hidden=!0,
this.suggestion.hidden=!1,this.sweeps?.clear(),this.changes.hidden=!0,this.hooks.cleared?.()}#y(){this.examples.value="",
!(!this.#t||this.editor.visits.trim().endsWith(this.#t.end))&&(this.predictAt.value===this.#t.predictAt&&(this.predictAt.
value=""),this.#t=null)}async#b(){let{examples:t}=this;try{let e=await Ft(this.model);t.append(...e.map((o,r)=>new Option(
o.title,String(r))));let s=t.closest("[data-field]");return s.hidden=e.length===0,t.addEventListener("change",()=>{let o=t.
value&&e[Number(t.value)];o&&(this.#f(o,e),this.#i(Ct(this.fields),"push"))}),e}catch{return[]}}#f(t,e){this.examples.value=
String(e.indexOf(t)),this.editor.visits=t.visits,this.panel.followHistory(t.visits),this.predictAt.value=t.predict_at.replace(
"T"," ");let s=t.visits.split(",").at(-1)?.trim()??"";this.#t={predictAt:this.predictAt.value,end:s},Tt(this.person,t.user)}};
function Xi({target:n,target_label:t,reason:e},s){if(n===void 0)return"";if(n===null)return"The model drew this history \
itself: nothing really happened next.";let o=e?` ${Ji(e)}`:"",r=s.findIndex(({location:c})=>c===n);if(r===0)return`The p\
rediction is right: that is where the person went.${o}`;let i=s[r],a=i?`number ${r+1} with ${(100*i.probability).toFixed(
1)} %`:`which is not among the ${s.length} most probable places`;return`The person went to ${t}, ${a}.${o}`}var Gi={routine:"\
routine",habit:"a habit",errand:"an errand",consequence:"a consequence of the day's first stop"};function Ji(n){let{cause:t,
custom:e,expected_label:s}=n,o=Gi[e];if(!o)return"It was a free choice.";let r=n.decided_by.map(a=>`visit ${a+1}`);n.decided_before&&
r.push("visits before this history");let i=r.length?`, decided by ${r.join(" and ")}`:"";return t===e?`It was ${o}${i}.`:
`It should have been ${o}${i}: to ${s??"an unknown place"}. They chose otherwise.`}function Ct({visits:n,user:t,predict_at:e,
top_k:s,interventions:o}){return{visits:n,user:t||null,predict_at:e||null,...s&&{top_k:Number(s)},...o&&{interventions:dt(
o)}}}var Pt=n=>`${(100*n).toFixed(1)} %`,$o=({name:n,location:t})=>n??`#${t}`;function Lo(n){let{location_probabilities:t,gate:e,
unknown_probability:s}=n,{pointer:o,final:r}=t,i=r.reduce((c,{probability:l})=>c-l,1-s),a=new Map((o??[]).map(c=>[c.location,
c.probability]));return{columns:["Place","Probability","from the pointer","from the generation head"],rows:[...r.map(c=>{
let l=e.value*(a.get(c.location)??0),u=[c.probability,l,c.probability-l];return[$o(c),...u.map(Pt)]}),["all other known \
places",Pt(Math.max(0,i)),"",""],["somewhere unknown",Pt(s),"",""]]}}function Co(n,t,e){let[s,o]=[n,t].map(({location_probabilities:{
final:i}})=>new Map(i.map(a=>[$o(a),a.probability]))),r=[...s??[]].flatMap(([i,a])=>{let c=o?.get(i);return c===void 0?[]:
[{name:i,probability:a,other:c,difference:a-c}]});return r.sort((i,a)=>Math.abs(a.difference)-Math.abs(i.difference)),{columns:[
"Place","First","Second","First minus second"],rows:r.slice(0,e).map(({name:i,probability:a,other:c,difference:l})=>{let h=`${l<
0?"−":"+"}${Math.abs(100*l).toFixed(1)} points`;return[i,Pt(a),Pt(c),h]})}}function Xn({columns:n,rows:t}){let e=document.createElement("table");e.createTHead().insertRow().append(...n.map(r=>Vn(
"th",r,"col")));let o=e.createTBody();for(let[r,...i]of t)o.insertRow().append(Vn("th",r,"row"),...i.map(a=>Vn("td",a)));
return e}function Vn(n,t,e){let s=document.createElement(n);return e&&(s.scope=e),s.textContent=typeof t=="number"&&!Number.isInteger(
t)?t.toFixed(6):String(t??"–"),s}var zi=100,Qi=12;function Zi(n){let t=f(n,"[data-places]"),e=f(n,"[data-gate]"),s=f(document,"[data-compare]",HTMLAnchorElement),
o=new we(n,{shown(r,i){t.replaceChildren(Xn(Lo(i)));let{value:a,learned:c}=i.gate,l=h=>`${(100*h).toFixed(1)} %`;e.textContent=
`Gate ${a.toFixed(3)}${c?"":" (not learned)"}: the answer is ${l(a)} of the pointer's distribution and ${l(1-a)} of the \
generation head's.`;let u=o.comparisonOf(r);u.set("page","compare"),s.hash=u.toString()},recognised(r,i){let a=L(n,"[dat\
a-charts]");if(!a)return;let c=r;a.hidden=!c?.page||i.interventions!=="",f(a,"a",HTMLAnchorElement).href=c?.page??""}});
o.restore("keep")}function ta(n){let t=C(document,"template[data-side-of]",HTMLTemplateElement),e=f(n,"[data-difference]"),
s=f(n,"[data-same-answers]"),o=$(),r=(u,h,m)=>{let p=t.find(({dataset:d})=>d.sideOf===h)??m;if(!p)throw new Error("The p\
age has no model.");return f(p.content,`[data-side="${u}"]`).cloneNode(!0)},[i,a=i]=t;f(n,"[data-sides]").replaceChildren(
r("a",o.get("model"),i),r("b",me(o.get("against")).model??o.get("model"),a));let c=L(document,"[data-explore-link]",HTMLAnchorElement);
new pe(n,{places:zi,asked(u){c&&(c.hash=X({page:"explore",...u}).toString())},options:()=>({page:"compare"}),answered(u,h){
let m=u&&h&&Co(u,h,Qi);s.hidden=!m||!ea(u,h),m?m.rows.length?e.replaceChildren(Xn(m)):e.textContent="The two models know\
 no place of the same name.":e.replaceChildren()}}).restore()}function ea(n,t){let[e,s]=[n,t].map(({location_probabilities:{
final:o}})=>JSON.stringify(o));return e===s}var Gn=new Map;for(let[n,t]of[["[data-explore]",Zi],["[data-compare-page]",ta]]){
let e=L(document,n);e&&Gn.set(e,t)}function Po(){for(let[n,t]of Gn)n.hidden||(Gn.delete(n),t(n))}Po();window.addEventListener(
"hashchange",Po);})();
