(()=>{var Oo=Object.defineProperty;var Cn=(n,t)=>{for(var e in t)Oo(n,e,{get:t[e],enumerable:!0})};var{currentScript:Pn}=document,xo=Pn instanceof HTMLScriptElement?Pn.src:"",w=new URL("static/js/",xo||document.baseURI).
href;(()=>{let n="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},e={auto:"Theme: system",light:"Theme: light",
dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,o=document.documentElement,r=matchMedia("(prefers-color-scheme: \
dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(n)}catch{
return null}};function u(g){return typeof g=="string"&&Object.hasOwn(t,g)}let h=g=>{let v=s.exec(g??""),y=v?v[1]??"auto":
g;o.toggleAttribute("data-transparent",v!==null),u(y)?o.dataset.askedTheme=g??"":delete o.dataset.askedTheme,a=[y,o.dataset.
firstTheme,l()].find(u)??"auto"},p=()=>{let g=new URL(location.href);g.searchParams.delete("theme"),delete o.dataset.askedTheme,
g.search!==location.search&&history.replaceState(history.state,"",g)},f=()=>{let g=document.querySelector("[data-theme-b\
utton]");return g instanceof HTMLElement?g:null},d=()=>{let g=f();g&&(g.textContent=e[a]);let v=a==="auto"?r.matches?"da\
rk":"light":a;c||o.dataset.theme===v||(o.dataset.theme=v,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
_=({type:g})=>{document.querySelector(".deck")||(c=g==="beforeprint",c?o.dataset.theme="light":d())};h(i),d();for(let g of[
"beforeprint","afterprint"])window.addEventListener(g,_);r.addEventListener("change",d),document.addEventListener("point\
erscope:choose-theme",({detail:g})=>{(g===null||u(g)||s.test(g))&&h(g??i),d()}),document.addEventListener("DOMContentLoa\
ded",()=>{let g=f();g&&(g.hidden=!1,d(),g.addEventListener("click",()=>{a=t[a],p();try{localStorage.setItem(n,a)}catch{}
d()}))})})();var Dn="exported"in document.documentElement.dataset,ue=$().toString();function $(){let n=location.hash.slice(1);return new URLSearchParams(
Dn&&n.includes("=")?n:location.search)}function Rt(n){window.addEventListener("popstate",()=>{let t=$().toString();t!==ue&&
(ue=t,n())})}function No(n){let t=new URL(location.href),e=t.searchParams.get("theme"),s=new URLSearchParams(e?{theme:e}:
{});return Dn?(t.search=s.toString(),t.hash=n.toString()):(t.search=new URLSearchParams([...n,...s]).toString(),t.hash=""),
t}function $t(n,t){let e=No(n);e.href!==location.href&&(t==="push"?history.pushState(null,"",e):history.replaceState(null,
"",e),ue=$().toString())}function m(n,t,e){let s=P(n,t,e);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function P(n,t,e){
let s=n.querySelector(t);return s&&Hn(s,e)?s:null}function L(n,t,e){return[...n.querySelectorAll(t)].filter(s=>Hn(s,e))}function nt({target:n}){return n}function st({target:n}){return n}function Un(n){return m(n.content.cloneNode(!0),"*")}function Hn(n,t){
return n instanceof(t??HTMLElement)}var M=class extends Error{constructor(t,e){super(e.map(s=>s.message).join(" ")),this.status=t,this.problems=e}},he=new URL(
w.replace(/^(.*\/)static\/.*$/,"$1")),Mo="No response could be read. Your input is still here; check your connection and\
 try again.",ko=n=>`The server answered with ${n}.`;async function ut(n,t,e=he){let s=await fetch(new URL(`api/${n}`,e),
t).catch(jn);if(!(s.headers.get("content-type")??"").includes("json")){let i=ko(s.status);throw new M(s.status,[{where:"",
message:i,suggestions:[]}])}let r=await s.json().catch(jn);if(!s.ok)throw new M(s.status,r.errors??[]);return r}function jn(n){
throw de(n)?n:new M(0,[{where:"",message:Mo,suggestions:[]}])}function de(n){return n instanceof DOMException&&n.name===
"AbortError"}function B(n){let t=Object.entries(n).filter(([,e])=>e!=null&&e!=="");return new URLSearchParams(t.map(([e,
s])=>[e,String(s)]))}function Lt(n){return n instanceof Error?n.message:String(n)}var Wn=Ro("model-files"),Io=500,ot=Wn===null;async function Fn(n){return ot?ut(`models/${encodeURIComponent(n)}/vocabula\
ry`):JSON.parse(new TextDecoder().decode(await fe(n,"vocabulary")))}async function Ct(n,t=Io){if(ot){let e=`models/${encodeURIComponent(
n)}/histories?limit=${t}`,{items:s}=await ut(e);return s}return JSON.parse(new TextDecoder().decode(await fe(n,"historie\
s")))}async function Yn({id:n,weights:t},e){if(!t)throw new Error("The weights of this model stay on the server.");if(!ot)
return fe(n,"weights",e);let s=`api/models/${encodeURIComponent(n)}/weights/${t.sha256}`;return Bn(new URL(s,he),"weight\
s",e)}async function fe(n,t,e=!1){let s=Wn?.[n]?.[t];if(!s)throw new Error(`This page holds no ${t} of ${n}.`);if(!s.startsWith(
"#"))return Bn(new URL(s,document.baseURI),t,e);let o=document.getElementById(s.slice(1))?.textContent??"";return Uint8Array.
from(atob(o.trim()),r=>r.charCodeAt(0)).buffer}async function Bn(n,t,e){let s=await fetch(n,{cache:e?"reload":"default"});
if(!s.ok)throw new Error(`The ${t} could not be fetched (${s.status}).`);return s.arrayBuffer()}function Ro(n){let t=P(document,
`script#${n}`,HTMLScriptElement);return t&&JSON.parse(t.textContent??"")}var $o=["browser","server"],Vn=20,Pt={address:"../bundles/browser-model.js",load:()=>import(Pt.address)};function Dt({prediction:{
name:n,location:t,probability:e}}){return e===0?"no known place":`${n??`#${t}`}, ${(100*e).toFixed(1)} %`}function rt(n,t){
n.textContent=t?Dt(t):"…";let{location:e,probability:s}=t?.prediction??{};for(let[o,r]of Object.entries({location:e,probability:s,
engine:t?.engine}))r===void 0?delete n.dataset[o]:n.dataset[o]=String(r)}var ht=class{#e;#t;#s=null;#n=null;#r=!1;constructor(t,e=null){
this.#e=t,this.#t=`models/${encodeURIComponent(t)}`,this.choose(e)}choose(t){this.choice=t&&$o.includes(t)?t:null,ot||(this.
choice="browser"),this.obstacle="",this.#n||(this.#s=null)}get isInBrowser(){return this.#n!==null&&this.choice!=="serve\
r"}async explain(t,e){if(this.choice==="browser"&&await this.prepare(),this.#n&&this.choice!=="server")return this.#o(this.#n,
t);if(!ot)throw new M(0,[{where:"",message:this.obstacle,suggestions:[]}]);try{return{...await this.#l(t,e),engine:"serv\
er"}}catch(s){if(!(s instanceof M&&s.status===0)||this.choice==="server")throw s;let r=await this.#s?.catch(()=>null);if(!r)
throw s;return this.#o(r,t)}}async searchPlaces(t){if(ot||await this.prepare(),this.#n&&this.choice!=="server"){let{places:s}=this.#n;
return s.search(t,Vn).map(({id:o,category:r})=>({label:s.label(o),notation:s.notation(o),category:r}))}let{items:e}=await ut(
`${this.#t}/locations?${B({q:t,limit:Vn})}`);return e}async prepare(){try{this.#s??=this.#i(),this.#n=await this.#s}catch(t){
this.#r=!0,this.obstacle=Lt(t)}}#o(t,e){try{return{...t.explain(e),engine:"browser"}}catch(s){let{problems:o}=s;throw o?
new M(422,o):s}}#l(t,e){return ut(`${this.#t}/explain?encoding=base64`,{method:"POST",headers:{"content-type":"applicati\
on/json"},body:JSON.stringify(t),...e&&{signal:e}})}async#i(){let[{BrowserModel:t},e]=await Promise.all([Pt.load(),Fn(this.#e)]),
s=await Yn(e,this.#r);return new t(e,s)}};var Mn={};Cn(Mn,{BrowserModel:()=>Nn});var Lo=Ho();function k(n){return{values:new Float32Array(n.reduce((t,e)=>t*e,1)),shape:n}}function Ut(n,t){return{values:n.
values.map((e,s)=>e+t.values[s]),shape:n.shape}}function it(n,t,e){return pe(n,t,e.values)}function pe({values:n,shape:t},{
values:e,shape:[s,o]},r){let i=k([...t.slice(0,-1),s]),{values:a}=i,c=l=>e.subarray(l*o,(l+1)*o);for(let l=0;l<s;l+=4){let u=Math.
min(l+1,s-1),h=Math.min(l+2,s-1),p=Math.min(l+3,s-1),[f,d,_,g]=[c(l),c(u),c(h),c(p)];for(let v=0,y=0;v<n.length;v+=o,y+=
s){let T=r[l],E=r[u],S=r[h],D=r[p];for(let N=0;N<o;N++){let U=n[v+N];T+=U*f[N],E+=U*d[N],S+=U*_[N],D+=U*g[N]}a[y+l]=T,a[y+
u]=E,a[y+h]=S,a[y+p]=D}}return i}function Xn({values:n,shape:t},{values:e},{values:s}){let o=e.length,r=k(t),i=k(t.slice(
0,-1)),a=k(t.slice(0,-1));for(let c=0;c<n.length/o;c++){let l=c*o,u=0;for(let d=0;d<o;d++)u+=n[l+d];let h=u/o,p=0;for(let d=0;d<
o;d++)p+=(n[l+d]-h)**2;let f=1/Math.sqrt(p/o+1e-5);for(let d=0;d<o;d++)r.values[l+d]=(n[l+d]-h)*f*e[d]+s[d];i.values[c]=
h,a.values[c]=f}return{normed:r,mean:i,reciprocal_deviation:a}}function Ht({values:n,shape:t},e=1){if(!(e>0&&e<Number.POSITIVE_INFINITY))
throw new RangeError(`The temperature must be a positive number, not ${e}.`);let s=k(t),o=t[t.length-1];for(let r=0;r<n.
length;r+=o){let i=r+o,a=Number.NEGATIVE_INFINITY;for(let l=r;l<i;l++)a=Math.max(a,n[l]);let c=0;for(let l=r;l<i;l++)s.values[l]=
Math.exp((n[l]-a)/e),c+=s.values[l];for(let l=r;l<i;l++)s.values[l]/=c}return s}function me(n,t){if(!t)return n;let e=(s,o)=>t[o%
t.length]?s:Number.NEGATIVE_INFINITY;return{values:n.values.map(e),shape:n.shape}}function Co(n,t){return{values:n.values.
map(e=>e/Math.sqrt(t)),shape:n.shape}}function Gn(n,t,e=!0){let[s,o]=t.shape;return pe(e?Co(n,o):n,t,new Float32Array(s))}
function Po(n,t){let[e,s]=t.shape,o=k([s,e]);for(let r=0;r<e*s;r++)o.values[r%s*e+Math.floor(r/s)]=t.values[r];return pe(
n,o,new Float32Array(s))}function Jn(n,t,e,{mask:s,temperature:o,scaled:r}){let i=me(Gn(n,t,r),s),a=Ht(i,o);return{scores:i,
weights:a,outputs:Po(a,e)}}function Kn({values:n,shape:t}){let e=k(t);for(let s=0;s<n.length;s++)e.values[s]=.5*n[s]*(1+
Uo(n[s]*Math.SQRT1_2));return e}function qn(n,t,e,s,o){let r=it(n,t,e),i=Kn(r);return{pre:r,hidden:i,out:it(i,s,o)}}function zn(n,t,e=!0){
return Gn(n,t,e)}function Qn(n,t){return Ut(n,t)}function Zn(n,t,e){let s=k([e]);return n.values.forEach((o,r)=>{s.values[t[r]]+=
o}),s}function ts(n,t,e,s,o){let r=Kn(it(n,t,e)),i={values:it(r,s,o).values,shape:[]};return{hidden:r,logit:i,value:Do(i)}}
function Do({values:n,shape:t}){return{values:n.map(e=>1/(1+Math.exp(-e))),shape:t}}function es({values:n},t,e){let s=(o,r)=>n[0]*
o+(1-n[0])*e.values[r];return{values:t.values.map(s),shape:t.shape}}function ge({values:n}){return n.reduce((t,e)=>t-(e?
e*Math.log(e):0),0)}function ns(n){return Math.exp(ge(n))}function Uo(n){let t=Math.abs(n);if(!(t<6))return Math.sign(n);
let e=Math.round(t*16);return Math.sign(n)*ss(Lo,e*10,t-e/16)}function Ho(){let n=new Float64Array(970),t=0;for(let e=0;e<
n.length;e+=10){let s=e/10/16;n[e]=t;let o=0,r=2/Math.sqrt(Math.PI)*Math.exp(-s*s);for(let i=1;i<10;i++)n[e+i]=r/i,[o,r]=
[r,-2*(s*r+o)/i];t=ss(n,e,1/16)}return n}function ss(n,t,e){let s=0;for(let o=9;o>=0;o--)s=s*e+n[t+o];return s}var bt=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var os=[1900,2200],rs=`,@+#"
\r`,is=/^(?:[0-9]{1,5})$/,as=/^(?:#[0-9]{1,9})$/,cs=/[0-9]:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)? *([Zz]|[+-] *[0-9]{2}(:?[0-9]{2})?)$/,
ls=/([0-9]:[0-9]{2}):[0-9]{2}([.][0-9]+)?$/,_e=/^(?:((?<weekday>[A-Za-z]{3,9}) +|(?<date>[0-9]{4}-[0-9]{2}-[0-9]{2})[ Tt]+)?(?<hour>[0-9]{1,2}):(?<minute>[0-9]{2}))$/,
K=1,q=2,z=5,ye=100,us=100,hs=3,jt=.75,we=85,be=60,ds=/[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g,
fs=/[\u0300-\u036f]+/g,ps={æ:"ae",œ:"oe",ø:"o",ð:"d",đ:"d",þ:"th",ħ:"h",ı:"i",ł:"l"},Et=20773,ms=480,gs=60,_s=15,
ys=30,Wt=96,Ft=7,Yt=8,Bt=99,ws=100,bs=36500,Es=["user","time","weekday","recency","duration","position_from_end","sinuso\
idal","attention","pointer","position_bias","generation","gate"],vs=60,Ee=`	
\v\f\r              \u2028\u2029  　`;var I=n=>Math.floor(n/1440),Q=n=>n-I(n)*1440,Z=n=>vt(n+3,7),vt=(n,t)=>(n%t+t)%t,Tt=n=>new Date(n*864e5).toISOString().slice(
0,10),Vt=n=>[Math.floor(n/60),n%60].map(t=>String(t).padStart(2,"0")).join(":");function Ts(n){let t=Date.parse(`${n}T00\
:00Z`)/864e5;return n>="0001"&&!Number.isNaN(t)&&Tt(t)===n?t:null}function ve(n,t,e){return{locations:n.map(s=>s.location),user:t,weekdays:n.map(s=>Z(I(s.arrival))),startMinutes:n.map(s=>Q(
s.arrival)),durations:n.map(s=>s.duration),daysBefore:n.map(s=>I(e)-I(s.arrival))}}function Ss({locations:n,weekdays:t,startMinutes:e,
durations:s,daysBefore:o}){let i=Et+vt(t.at(-1)??0,7)+(o.at(-1)??0);return n.map((a,c)=>({location:a,arrival:(i-(o[c]??0))*
1440+(e[c]??0),duration:s[c]??0,filledIn:[]}))}function As(n,t){let e=s=>t.map(o=>s[o]??0);return{locations:e(n.locations),
user:n.user,weekdays:e(n.weekdays),startMinutes:e(n.startMinutes),durations:e(n.durations),daysBefore:e(n.daysBefore)}}function Os(n,t){
let e=n.locations.length,s=(o,r,i)=>Int32Array.from(o,a=>Math.min(Math.max(Math.floor(a/r),0),i));return{locations:Int32Array.
from(n.locations),user:n.user,time:s(n.startMinutes,_s,Wt),weekday:s(n.weekdays,1,Ft),recency:s(n.daysBefore,1,Yt),duration:s(
n.durations,ys,Bt),positionFromEnd:Int32Array.from(n.locations,(o,r)=>Math.min(e-r,t-1))}}var tt={};Cn(tt,{ALTERNATIVES:()=>Xe,CLOSE_PERSON:()=>Be,CLOSE_PLACE:()=>He,COLUMN_LENGTH:()=>en,DATE_OUT_OF_RANGE:()=>$e,
EVERY_VISIT_MASKED:()=>ln,FORM_ERRORS:()=>Fo,GATE_AND_ONLY:()=>rn,LAST_VISIT_MASKED:()=>un,LEFT_OUT:()=>Ge,LONE_SURROGATE:()=>At,
MOMENT_TOO_LONG:()=>xe,NOTHING_TO_BLEND:()=>fn,NOT_AN_ID:()=>Oe,NOT_AN_OBJECT:()=>Wo,NOT_AN_ORDER:()=>an,NOT_A_DATE:()=>Re,
NOT_A_DAY:()=>Ie,NOT_A_LIST:()=>Xt,NOT_A_MOMENT:()=>Me,NOT_A_NUMBER:()=>bn,NOT_A_STAY:()=>Le,NOT_A_TIME:()=>ke,NOT_A_VISIT:()=>Te,
NOT_A_WHOLE_NUMBER:()=>En,NOT_FINITE:()=>mn,NOT_ONE_PLACE:()=>jo,NOT_PLAIN_JSON:()=>gn,NO_HEAD:()=>hn,NO_HISTORY:()=>Je,
NO_LAYER:()=>dn,NO_LOCATION:()=>Ce,NO_PEOPLE:()=>Ye,NO_PERSON_ID:()=>je,NO_PLACE:()=>St,NO_PLACE_NAMES:()=>Ue,NO_SUCH_PERSON:()=>Fe,
NO_SUCH_PLACE:()=>De,NO_VISITS:()=>qe,NO_VISIT_TO_MASK:()=>cn,NUMBER_RANGE:()=>wn,OUT_OF_RANGE:()=>nn,PARAMETER_NOT_JSON:()=>xs,
PARTS:()=>pn,PERSON:()=>Ve,PREDICTION_TOO_EARLY:()=>Ze,RECORD_OUT_OF_ORDER:()=>on,RECORD_WITH_USER:()=>tn,SEVERAL_PEOPLE:()=>We,
SEVERAL_PLACES:()=>Pe,SEVERAL_USERS:()=>sn,TIME_ZONE:()=>Ne,TOO_MANY_VISITS:()=>ze,TWO_HISTORIES:()=>Ke,UNKNOWN_FIELD:()=>_n,
UNQUOTED_NUMBER_SIGN:()=>Ae,VISIT_OUT_OF_ORDER:()=>Qe,VISIT_TOO_LONG:()=>Se,WHOLE_NUMBER_RANGE:()=>yn});var St="The visit names no place. Write the name of a place, or an id such as #17.",jo="This is not one place. Write the\
 name of a place, or an id such as #17.",Te="This visit cannot be read. A visit is a place, then @ with a day and a time\
, then + with minutes, such as Café Luna @ Mon 08:00 +45. Put a name with , @ + # or a quote in double quotes.",Se="Thi\
s visit has {characters:,} characters; at most {most:,} characters are read. Shorten it.",Ae="“{name}” contains #. Put a\
 name with # in double quotes.",Oe="“{name}” is not a location id. Write # and a number, such as #17.",xe="“{text}…”\
 is too long for a day and time. Write Mon 08:00, 2026-11-16 08:00 or 08:00.",Ne="“{text}” has a time zone, but times ar\
e local to the people who make the visits. Leave out the time zone.",Me="“{text}” is not a day and time. Write Mon 08:00\
, 2026-11-16 08:00 or 08:00.",ke="“{text}” is not a time of day. Write an hour from 00 to 23 and minutes from 00 to 59.",
Ie="“{text}” is not a day. Write one of {days}, or a date such as 2026-11-16.",Re="There is no date {text}. Write a \
date of the calendar, such as 2026-11-16.",$e="The date {text} is out of range. Write a date between {first_year} and {l\
ast_year}.",Le="“+{text}” is not a length of stay. Write whole minutes from +0 to +{most}.",Ce="There is no location\
 #{location}. Write an id from #{first} (unknown place) to #{last}.",Pe="{count:,} places match “{name}”: {listed}. Writ\
e the one you mean, such as {example}.",De="No place matches “{name}”. Write a name from the list of places, or an id su\
ch as #{first}.",Ue="No place matches “{name}”. The places of this model have no names. Write an id, such as #{first}.",
He="No place matches “{name}”. Did you mean {meant}?",je="There is no person {person}. Write an id from 1 to {last}.",
We="{count:,} people match “{name}”. Write one of {listed}.",Fe="No person matches “{name}”. Write a person's name, \
or an id from 1 to {last}.",Ye="No person matches “{name}”. This model knows no people: leave the user out.",Be="No \
person matches “{name}”. Did you mean {meant}?",Ve="Person {user}",Xe="{listed} or {last}",Ge="{listed} and {left_ou\
t:,} more",Je="The query has no history. Send visits or a record.",Ke="The query has visits and a record. Send only one \
of them.",qe="There are no visits. Write at least one visit, such as where the day begins.",ze="The history has {visits}\
 visits; the model accepts at most {most}. Leave out the oldest {excess}.",Qe="This visit begins before the one above it\
 ({arrival}). Write visits oldest first, or correct the date.",Ze="The moment to predict lies before the last visit ({ar\
rival}). Enter a later moment, or leave it empty.",tn="A record contains its own person and days. Leave out user and pre\
dict_at.",en="The column has {numbers} numbers for {visits} visits. Send one number for each visit.",nn="The number is o\
ut of range. Enter a whole number from {minimum} to {maximum}.",sn="The record has visits of several people. Send the vi\
sits of one person.",on="The visits are not in order, because the days before the prediction increase. Send visits oldes\
t first.",rn="`gate` and `only` exclude each other. Send one of them.",an="The order does not fit the {visits} visits. L\
ist each position from 0 to {last} exactly once.",cn="There is no visit at position {position}. Mask positions from 0 to\
 {last}.",ln="Every visit is masked, so no visit is left to attend to. Unmask the last visit.",un="The last visit (posit\
ion {position} as sent, counted from 0) cannot be masked, because the prediction is read from it. Remove it from the vis\
its instead.",hn="There is no head {head} in layer {layer}: layers run from 0 to {last_layer}, heads from 0 to {last_hea\
d}.",dn="There is no layer {layer}; layers run from 0 to {last_layer}.",fn="This network has no {part}, so there is noth\
ing to blend. Leave `{option}` out.",pn={pointer:"pointer",generation:"generation head"},mn='The model "{model}" cannot \
answer this query: its `{tensor}` contains infinite or undefined numbers. The weights are too large for 32-bit arithmeti\
c. Choose another model or other visits.',At="The text contains half a character (a lone surrogate). Remove it.",gn="Thi\
s is not plain JSON. Remove half characters (lone surrogates) and deep nesting.",xs="The parameter is not valid JSON. Se\
nd JSON.",_n="There is no field “{name}” here. Correct its name, or remove it.",yn="Enter a whole number from {minim\
um:g} to {maximum:g}.",wn="Enter a value from {minimum:g} to {maximum:g}.",Wo="This is not a JSON object. Send a JSON ob\
ject.",Xt="This is not a list. Send a list.",bn="This is not a number. Enter a number.",En="This is not a whole number. \
Enter a whole number.",Fo={missing:"A required value is missing. Add it.",tuple_type:"This is not a list. Send a list.",
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
his is not a JSON object. Send a JSON object."};var X=class extends Error{constructor(t){super(t.map(({where:e,message:s})=>`${e}: ${s}`).join(" ")),this.problems=t.slice(
0,20)}};function b(n,t,e={},s=[]){return new X([{where:n,message:A(t,e),suggestions:s}])}function A(n,t){return n.replace(
/\{(\w+)(:,)?[^}]*\}/g,(e,s,o)=>{let r=String(t[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,","):r})}function G(n,t){try{return t()}catch(e){
if(!(e instanceof X))throw e;return n.push(...e.problems),null}}function H(n){if(n.length)throw new X(n)}var Gt={type:"object",fields:{user:{type:"kinds",of:{name:{type:"text",max:1e3},id:{type:"int"}},kind:"_kind_of_user",nullable:!0,
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
ge:0},max:1e3,default:[]}},after:"_check_gate_and_only",before:"_check_json",nullable:!0,default:null}}};var Yo=new RegExp(`[${Ee}]+`),Jt=n=>n!==""&&Ee.includes(n);function O(n){let[t,e]=[0,n.length];for(;t<e&&Jt(n.charAt(t));)
t+=1;for(;t<e&&Jt(n.charAt(e-1));)e-=1;return n.slice(t,e)}var J=n=>n.split(Yo).filter(Boolean),R=n=>[...n].length,j=(n,t)=>n.
length<=t?n:[...n.slice(0,2*t)].slice(0,t).join(""),ct=n=>/\p{Surrogate}/u.test(n);var{FORM_ERRORS:W}=tt,Bo=255,Vo=1e21,Xo={_kind_of_visits:n=>Array.isArray(n)?"list":"notation",_kind_of_visit:n=>typeof n==
"string"?"place":"visit",_kind_of_user:n=>typeof n=="string"?"name":"id"};function Kt(n,t){let e=[],s=dt(n,t,[],e);return H(
Go(e)),s}function Go(n){let t=new Map;for(let{path:s,message:o,expected:r}of n){let i=JSON.stringify(s),a=t.get(i);a?r&&
(a.message=`${a.message.replace(/\.$/,"")}, or ${r}.`):t.set(i,{path:s,message:o})}let e=new Set;for(let{path:s}of t.values())
for(let o=1;o<s.length;o+=1)e.add(JSON.stringify(s.slice(0,o)));return[...t].filter(([s])=>!e.has(s)).map(([,{path:s,message:o}])=>({
where:Jo(s),message:o,suggestions:[]}))}function Jo(n){return n.map(e=>typeof e=="number"?`[${e}]`:`.${e}`).join("").replace(
/^\./,"")||"body"}function dt(n,t,e,s){if(t===null&&n.nullable)return null;let o=s.length,r=(a,c)=>{s.push({path:e,message:a,
...c&&{expected:c}})};if(n.before==="_check_json"&&!Ms(t,Bo))return r(gn);let i=Ko(n,t,e,s,r);if(s.length>o)return i;if(n.
after==="_check_gate_and_only"){let{gate:a,only:c}=i;a!==null&&c!==null&&r(rn)}return n.after?.startsWith("_sorted")&&Array.
isArray(i)?or(i):i}function Ko(n,t,e,s,o){switch(n.type){case"object":return sr(t)?Object.keys(t).some(ct)?o(At):qo(n.fields,
t,e,s):o(W.model_type);case"kinds":return dt(Zo(n,t),t,e,s);case"union":return Qo(n.of,t,e,s);case"list":return Array.isArray(
t)?zo(n,t,e,s,o):o(Xt);case"tuple":return Array.isArray(t)?t.length>n.items.length?o(A(W.too_long,{max_length:n.items.length})):
n.items.map((r,i)=>i<t.length?dt(r,t[i],[...e,i],s):s.push({path:[...e,i],message:W.missing})):o(Xt);case"literal":{if(n.
values.some(i=>i===t))return t;let r=ir(n.values.map(i=>`'${i}'`));return o(A(W.literal_error,{expected:r}),r)}case"text":
return typeof t!="string"?o(W.string_type):ct(t)?o(At):t.length>n.max&&R(t)>n.max?o(A(W.string_too_long,{max_length:n.max})):
t;case"bool":return typeof t=="boolean"?t:o(W.bool_type);default:{if(typeof t=="string"&&n.lax&&ct(t))return o(At);let r=n.
lax?nr(t):t,i=tr(n,r);return i?o(i):r}}}function qo(n,t,e,s){let o={};for(let[r,i]of Object.entries(n))Object.hasOwn(t,r)?
o[r]=dt(i,t[r],[...e,r],s):i.default!==void 0?o[r]=i.default:s.push({path:[...e,r],message:W.missing});for(let r of Object.
keys(t)){if(Object.hasOwn(n,r))continue;let i=j(r,vs);s.push({path:[...e,i],message:A(_n,{name:i})})}return o}function zo({
items:n,max:t,wrap:e},s,o,r,i){let a=r.length,c=e?ws:1,l=[];for(let[u,h]of s.slice(0,t).entries()){if(u%c===0&&r.length>
a)break;l.push(dt(n,h,[...o,u],r))}return s.length>t&&r.length===a&&i(A(W.too_long,{max_length:t})),l}function Qo(n,t,e,s){
let o=[];for(let r of n){let i=[],a=dt(r,t,e,i);if(!i.length)return a;for(let c of i)o.push(c)}for(let r of o)s.push(r);
return t}function Zo({of:n,kind:t},e){let s=n[Xo[t]?.(e)??""];if(!s)throw new Error(`There is no kind of value that ${t}\
 chooses.`);return s}function tr({type:n,gt:t,ge:e,le:s},o){let r=typeof o=="number"&&(n==="float"||er(o)),i=r&&(o<Number(
e)||o<=Number(t));return r&&!i&&!(o>Number(s))?null:e!==void 0&&s!==void 0?A(n==="int"?yn:wn,{minimum:e,maximum:s}):r?t!==
void 0?A(W.greater_than,{gt:t}):A(W.greater_than_equal,{ge:Number(e)}):n==="int"?En:bn}var er=n=>Number.isInteger(n)&&Math.
abs(n)<Vo;function nr(n){return typeof n=="boolean"?Number(n):typeof n!="string"?n:/^\s*[+-]?\d+(_\d+)*(\.0+)?\s*$/.test(
n)?Number(n.replaceAll("_","")):n}var sr=n=>typeof n=="object"&&n!==null&&!Array.isArray(n);function Ms(n,t){return typeof n==
"string"?!ct(n):typeof n!="object"||n===null?!0:t?Object.entries(n).every(([e,s])=>!ct(e)&&Ms(s,t-1)):!1}function or(n){
return[...new Map(n.map(e=>[JSON.stringify(e),e])).values()].sort((e,s)=>rr(Ns(e),Ns(s)))}function Ns(n){return typeof n!=
"object"?[n]:Object.values(n)}function rr(n,t){for(let[e,s]of n.entries()){let o=t[e]??s;if(s!==o)return s<o?-1:1}return 0}
var ir=n=>[n.slice(0,-1).join(", "),n.at(-1)].filter(Boolean).join(" or ");var ks=()=>Kt(Gt.fields.interventions,{});function Is(n,t){let{gate:e,only:s,remove_heads:o,skip:r}=n,{layers:i,heads:a,
components:c}=t,l={last_layer:i-1,last_head:a-1},u=[],h=(f,d,_)=>{let g=A(d,_);u.push({where:`interventions.${f}`,message:g,
suggestions:[]})};for(let[f,d]of o==="all"||!a?[]:o)(f>=i||d>=a)&&h("remove_heads",hn,{layer:f,head:d,...l});for(let{layer:f}of r)
f>=i&&h("skip",dn,{layer:f,...l});let p=[["gate",e===null?[]:["pointer","generation"]],["only",s===null?[]:[s]]];for(let[
f,d]of p){let _=d.find(g=>!c.includes(g));_&&h(f,fn,{part:pn[_],option:f})}H(u)}var F=bt.map(n=>n.slice(0,3)),lt={weekday:null,date:null,time:null};function Ls(n){let t=[],e=[];for(let[s,{written:o}]of zt(
n).entries()){let r=G(t,()=>ar(o,`visits[${s}]`));if(r)e.push(r);else if(t.length>=20)break}return H(t),e}function Cs(n){
return n.map(t=>{let e=Tn(t);return[...[Ot(t.place),e&&`@ ${e}`],t.stay===null?"":`+${t.stay}`].filter(Boolean).join(" ")}).
join(", ")}function Ot(n){return typeof n=="number"?`#${n}`:n&&n===O(n)&&![...rs].some(e=>n.includes(e))?n:`"${n.replaceAll(
'"','""')}"`}function Tn({weekday:n,date:t,time:e}){return[n===null?t!==null&&Tt(t):F[n],e!==null&&Vt(e)].filter(Boolean).
join(" ")}function qt(n,t){let e=O(n);if(R(e)>40)throw b(t,xe,{text:j(e,40)});let{groups:s}=_e.exec(e)??_e.exec(e.replace(
ls,"$1"))??{};if(!s)throw b(t,cs.test(e)?Ne:Me,{text:e});let[o,r]=[Number(s.hour),Number(s.minute)];if(o>23||r>59)throw b(
t,ke,{text:e});return{weekday:hr(s.weekday,t),date:dr(s.date,t),time:o*60+r}}function Sn(n,t){if(!as.test(n))throw b(t,Oe,
{name:j(n,40)});return Number(n.slice(1))}function zt(n){let t=[],e=0,s=!1;for(let{0:o,index:r}of n.matchAll(/[",\n\r]|$/g))
o==='"'?s=!s:(!s||!o)&&(t.push({written:n.slice(e,r),start:e}),e=r+1);return t.filter(({written:o})=>O(o))}function Qt(n){
return n.startsWith('"')?lr(n):n.search(/[@+]|$/)}function ar(n,t){let e=O(n),s=R(e);if(s>2e3)throw b(t,Se,{characters:s,
most:2e3});let o=cr(e);if(!o)throw b(t,Te);let r=ur(o.place,t);if(r==="")throw b(t,St);let i=o.moment===null?lt:qt(o.moment,
t),a=o.stay===null?null:fr(O(o.stay),t);return{place:r,...i,stay:a}}function cr(n){let t=n.startsWith('"'),e=Qt(n),s=O(n.
slice(0,e)),o=O(n.slice(e)),r=null,i=null;if(o.startsWith("@")){let c=o.search(/\+|$/);r=o.slice(1,c),o=o.slice(c)}o.startsWith(
"+")&&(i=o.slice(1),o="");let a=/[@+]/.test(`${r??""}${i??""}`);return o||a||!t&&s.includes('"')?null:{place:s,moment:r,
stay:i}}function lr(n){let t=n.indexOf('"',1);for(;t>0&&n[t+1]==='"';)t=n.indexOf('"',t+2);return t+1}function ur(n,t){if(n.
startsWith('"'))return n.slice(1,-1).replaceAll('""','"');if(n.startsWith("#"))return Sn(n,t);if(n.includes("#"))throw b(
t,Ae,{name:j(n,60)});return n}function hr(n,t){if(n===void 0)return null;let e=bt.findIndex(s=>s.toLowerCase().startsWith(
n.toLowerCase()));if(e<0)throw b(t,Ie,{text:n,days:F.join(", ")},F);return e}function dr(n,t){if(n===void 0)return null;
let e=Ts(n);if(e===null)throw b(t,Re,{text:n});let[s=0,o=0]=os,r=Number(n.slice(0,4));if(r<s||r>o)throw b(t,$e,{text:n,first_year:s,
last_year:o});return e}function fr(n,t){if(!is.test(n)){let e={text:j(n,20),most:99999};throw b(t,Le,e)}return Number(n)}function An(n,t){let e=[],s=[];for(let[o,{place:r,stay:i,...a}]of n.entries()){let c=`visits[${o}]`,l=G(e,()=>t.find(r,c))??
0,u=s.at(-1),h=pr(a,u);if(u&&h<u.arrival){let _=I(u.arrival),g=`${F[Z(_)]} ${ft(u.arrival)}`;e.push(...b(c,Qe,{arrival:g}).
problems)}if(e.length>=20)break;u?.filledIn.includes("stay")&&(u.duration=Math.min(u.duration,h-u.arrival));let p={day:a.
weekday===null&&a.date===null,time:a.time===null,stay:i===null},f=i??t.at(l).typical_minutes??gs,d=Object.entries(p).flatMap(
([_,g])=>g?_:[]);s.push({location:l,arrival:h,duration:f,filledIn:d})}return H(e),s}function Zt({weekday:n,date:t,time:e},s){
let o=e??0;if(t!==null)return t*1440+o;let r=s===null?Et*1440:s+1,i=I(r)+(o<Q(r)?1:0),a=n===null?0:vt(n-Z(i),7);return(i+
a)*1440+o}var On=({arrival:n,duration:t})=>n+t,ft=n=>`${Tt(I(n))} ${Vt(Q(n))}`;function pr(n,t){return n.time!==null?Zt(
n,t?t.arrival:null):t?On(t):Et*1440+ms}function Ds(n,{places:t,people:e,architecture:s}){let o=Kt(Gt,n),r=mr(o,t,e,s.max_visits);if(!o.interventions)return r;let i=gr(
r,o.interventions);return Is(o.interventions,s),i}function Us({history:n,visits:t,written:e,sent:s,masked:o},r){return t.map((i,a)=>{let{location:c,arrival:l,duration:u}=i,
{name:h,category:p}=r.at(c),f=n.weekdays[a]??0,d=Q(l),_=e?.[a]??{weekday:f,date:null,time:d,stay:u},g=ft(l).replace(" ",
"T");return{location:c,name:h,label:r.label(c),category:p,place:Ot(r.written(c)),written_moment:Tn(_),written_stay:_.stay,
arrival:Z(I(l))===f?g:null,weekday:f,start_minute:n.startMinutes[a]??0,duration_minutes:u,days_before:n.daysBefore[a]??0,
steps_back:t.length-1-a,sent:s[a]??a,masked:o.includes(a),filled_in:i.filledIn}})}function Hs({written:n,sent:t}){if(!n)
return null;let e=n.map((s,o)=>({visit:s,at:t[o]??o}));return Cs(e.sort((s,o)=>s.at-o.at).map(({visit:s})=>s))}function mr(n,t,e,s){
let{record:o,visits:r}=n;if(o===null&&r===null)throw b("visits",Je);if(o!==null&&r!==null)throw b("visits",Ke);if(o!==null)
return Er(o,n,t,e,s);let i=[],a=G(i,()=>e.find(n.user))??0,c=G(i,()=>{let l=typeof r=="string"?Ls(r):yr(r??[]);Ws(l.length,
s,"visits");let u=An(l,t),h=u.at(-1);return{written:l,visits:u,predictAt:br(n.predict_at,h)}});if(!c||i.length)throw new X(
i);return js({...c,history:ve(c.visits,a,c.predictAt)},n)}function js(n,t){let e=[...n.visits.keys()];return{...n,topK:t.
top_k,interventions:ks(),sent:e,masked:[]}}function gr(n,t){let{visits:e,written:s}=n,o=t.order.length?t.order:n.sent,r=e.
length-1;if(!(o.length===e.length&&new Set(o).size===e.length)||Math.max(...o)>r){let a={visits:e.length,last:r};throw b(
"interventions.order",an,a)}return _r(t.mask_visits,o),{...n,history:As(n.history,o),visits:o.map(a=>e[a]),written:s&&o.
map(a=>s[a]),interventions:t,sent:o,masked:t.mask_visits.map(a=>o.indexOf(a)).sort((a,c)=>a-c)}}function _r(n,t){let e="\
interventions.mask_visits",s=t.length-1,[o=0,r=0]=[n.at(-1),t.at(-1)];if(o>s)throw b(e,cn,{position:o,last:s});if(n.length===
t.length)throw b(e,ln);if(n.includes(r))throw b(e,un,{position:r})}function yr(n){let t=[],e=[];for(let[s,o]of n.entries()){
let r=G(t,()=>wr(o,`visits[${s}]`));if(r)e.push(r);else if(t.length>=20)break}return H(t),e}function wr(n,t){if(typeof n==
"string")return{place:Ps(n,t),...lt,stay:null};let{location:e,arrival:s,duration_minutes:o}=n,r=typeof e=="string"?Ps(e,
t):e,i=s===null?lt:qt(s,`${t}.arrival`);return{place:r,...i,stay:o}}function Ps(n,t){let e=O(n);if(/^#[0-9]+$/.test(e))return Sn(
e,t);if(!e)throw b(t,St);return e}function Ws(n,t,e){if(!n)throw b(e,qe);if(n>t)throw b(e,ze,{visits:n,most:t,excess:n-t})}
function br(n,t){if(n===null||!O(n))return On(t);let e=Zt(qt(n,"predict_at"),t.arrival);if(e<t.arrival){let s=ft(t.arrival);
throw b("predict_at",Ze,{arrival:s})}return e}function Er(n,t,e,s,o){let{X:r,user_X:i}=n;if(Ws(r.length,o,"record.X"),t.
user!==null||t.predict_at!==null)throw b("record",tn);let a=typeof i=="number"?[i]:i,c=n.diff??[],l={X:[r,K,e.vocabularySize-
1],user_X:[a,0,s.users?s.users-1:1e9],weekday_X:[n.weekday_X??[],0,bt.length-1],start_min_X:[n.start_min_X??[],0,1439],dur_X:[
n.dur_X??[],0,99999],diff:[c,0,bs]},u=[],h=(y,T,E={})=>{let S=A(T,E);u.push({where:`record.${y}`,message:S,suggestions:[]})};
for(let[y,[T,E,S]]of Object.entries(l)){let D=y==="user_X"&&typeof i=="number";if(T.length!==r.length&&!D){let N={numbers:T.
length,visits:r.length};h(y,en,N)}for(let[N,U]of T.entries())(U<E||U>S)&&h(`${y}[${N}]`,nn,{minimum:E,maximum:S})}new Set(
a).size>1&&h("user_X",sn),c.some((y,T)=>y>(c[T-1]??y))&&h("diff",on),H(u);let p={locations:r,user:s.users?a[0]??0:0,weekdays:n.
weekday_X??[],startMinutes:n.start_min_X??[],durations:n.dur_X??[],daysBefore:c},f=Ss(p),d=f.at(-1).arrival,_=Math.max(d,
(I(d)+(c.at(-1)??0))*1440),g=vr(f,e),v=Tr(p,g,e,_);return js({history:p,visits:f,written:v?g:null,predictAt:_},t)}function vr(n,t){
return n.map(({location:e,arrival:s,duration:o},r)=>{let i=n[r-1]?.arrival??null,[a,c,l]=[Q(s),Z(I(s)),I(s)],h=[...i===null?
[]:[{...lt,time:a}],{...lt,weekday:c,time:a}].find(f=>Zt(f,i)===s);return{place:t.written(e),...h??{...lt,date:l,time:a},
stay:o}})}function Tr(n,t,e,s){let o=G([],()=>An(t,e)),r=o&&ve(o,n.user,s);return JSON.stringify(r)===JSON.stringify(n)}var Sr={queries:"queries",keys:"keys",values:"values",weights:"weights",head_outputs:"outputs"},Ar={context:"context",content_scores:"\
pointer.content_scores",position_bias:"pointer.bias",pointer_weights:"pointer.weights",pointer_probabilities:"pointer.pr\
obabilities",generation_logits:"generation.logits",generation_probabilities:"generation.probabilities",gate_hidden:"gate\
.hidden",gate_logit:"gate.logit",gate:"gate.value",probabilities:"probabilities"},xt=class extends Error{};function Ys(n,t){
let{network:e,places:s,people:o}=n,r=Ds(t,{places:s,people:o,architecture:e.architecture}),i=e.trace(Or(r,e),r.interventions);
return Mr(n,i),{bundle:n,query:r,trace:i}}function Or({history:n,masked:t},{architecture:e}){let s=Os(n,e.max_visits);if(!t.
length)return s;let o=Uint8Array.from(n.locations,(r,i)=>t.includes(i)?0:1);return{...s,mask:o}}function Bs({bundle:n,query:t,
trace:e}){let{places:s}=n,{layers:o,heads:r}=n.network.architecture,{history:i,interventions:a,topK:c}=t,l=e["gate.value"].
values[0],u=e["gate.logit"]?.values[0]??null,h=a.gate!==null||a.only!==null,p=e["pointer.probabilities"]?.values??null,f=e["\
generation.probabilities"]?.values??null,{values:d}=e.probabilities,_=(T,E)=>T.map(S=>({location:S,name:s.at(S).name,probability:E[S]})),
g=Fs(d,c),[v=q]=g,y=pt(o).map(T=>pt(r).map(E=>Nr(e,`layers.${T}.heads.${E}.weights`)));return{model:n.id,user:i.user||null,
visits:Us(t,s),notation:Hs(t),predict_at:ft(t.predictAt).replace(" ","T"),self_attention:r?{weights:y}:null,pointer:xr(e),
gate:{value:l,logit:u,learned:u!==null&&!h},location_probabilities:{pointer:p&&_(Vs([...new Set(i.locations)],p),p),generation:f&&
_(Fs(f,c),f),final:_(g,d)},prediction:{location:v,name:s.at(v).name,probability:d[v],from_pointer:p?l*p[v]:0,from_generation:f?
(1-l)*f[v]:0},unknown_probability:d[K]}}function xr(n){let t=n["pointer.weights"];return t?{content_scores:te(n["pointer\
.content_scores"]),position_bias:te(n["pointer.bias"]),scores:te(n["pointer.scores"]),weights:te(t),entropy:ge(t),effective_positions:ns(
t)}:null}function Fs(n,t){let e=n.slice(q).sort(),s=e[e.length-t]??0,r=pt(n.length).slice(q).filter(i=>n[i]>0&&n[i]>=s);
return r.length?Vs(r,n).slice(0,t):[q]}function Vs(n,t){return n.sort((e,s)=>t[s]-t[e]||e-s)}function Nr(n,t){let{values:e,
shape:s}=n[t],[o,r]=s;return pt(o).map(i=>Xs(e.subarray(i*r,(i+1)*r)))}function te(n){return n?Xs(n.values):null}function Xs(n){
return Array.from(n,t=>t===Number.NEGATIVE_INFINITY?"-inf":t)}function Mr({id:n,network:t},e){let{layers:s,heads:o}=t.architecture;
for(let{name:r,sites:i}of kr(s,o))if(!i.flatMap(c=>e[c]??[]).every(({values:c})=>c.every(Number.isFinite)))throw new xt(
A(mn,{model:n,tensor:r}))}function*kr(n,t){yield{name:"hidden[0]",sites:["layers.0.residual_in"]};for(let e of pt(n)){for(let[
s,o]of Object.entries(Sr)){let r=pt(t).map(i=>`layers.${e}.heads.${i}.${o}`);yield{name:`layers[${e}].${s}`,sites:r}}yield{
name:`hidden[${e+1}]`,sites:[`layers.${e}.residual_out`]}}for(let[e,s]of Object.entries(Ar))yield{name:e,sites:[s]}}function pt(n){
return[...Array(n).keys()]}var Ir=new Map([["F32",{bytes:4,read:n=>new Float32Array(n)}],["F16",{bytes:2,read:n=>Float32Array.from(new Uint16Array(
n),Cr)}]]),C=class extends Error{};function Gs(n){let{entries:t,start:e}=Rr(n),s=e,o=t.map(([r,{dtype:i,shape:a,data_offsets:[
c,l]}])=>{let u=Ir.get(i);if(!u)throw new C(`The parameter \`${r}\` has numbers of the type ${i}. Save the weights in si\
ngle or half precision (F32 or F16).`);let h=a.reduce((f,d)=>f*d,u.bytes);if(e+c!==s||l-c!==h)throw mt(`\`${r}\` is mispl\
aced`);if(s+=h,s>n.byteLength)throw mt(`they end within \`${r}\`, after ${n.byteLength} bytes`);let p=u.read(n.slice(s-h,
s));if(!p.every(Number.isFinite))throw new C(`The parameter \`${r}\` holds numbers that are not finite. Choose another mo\
del.`);return[r,{values:p,shape:a}]});if(s!==n.byteLength)throw mt(`${n.byteLength-s} bytes belong to no tensor`);return Object.
fromEntries(o)}function Rr(n){if(n.byteLength<8)throw mt(`they have only ${n.byteLength} bytes`);let t=Number(new DataView(
n).getBigUint64(0,!0)),e=8+t;if(t>1e6||e>n.byteLength)throw mt(`their header claims ${t} bytes`);let s=$r(new TextDecoder().
decode(n.slice(8,e))),o=Object.entries(s??{}).filter(([i])=>i!=="__metadata__"),r=o.find(([,i])=>!Lr(i));if(!s||r)throw mt(
r?`\`${r[0]}\` has no place`:"they have no header");return o.sort(([,i],[,a])=>i.data_offsets[0]-a.data_offsets[0]),{entries:o,
start:e}}function $r(n){try{let t=JSON.parse(n);return typeof t=="object"?t:null}catch{return null}}function Lr(n){let t=e=>Array.
isArray(e)&&e.every(s=>Number.isSafeInteger(s)&&s>=0);return t(n?.shape)&&t(n.data_offsets)&&n.data_offsets.length===2}function mt(n){
return new C(`The weights are damaged or cut short: ${n}. Load them again.`)}function Cr(n){let t=n&32768?-1:1,e=n>>10&31,
s=n&1023;return e===31?s?Number.NaN:t*Number.POSITIVE_INFINITY:e?t*(1024+s)*2**(e-25):t*s*2**-24}var qs={location:"loc_emb",user:"user_emb",time:"time_emb",weekday:"weekday_emb",recency:"recency_emb",duration:"duratio\
n_emb",position_from_end:"pos_from_end_emb"},ee={time:Wt+1,weekday:Ft+1,recency:Yt+1,duration:Bt+1},gt="Put the weights \
and the model.json of one model together.",ne=class{constructor(t,e){jr(e,t),this.architecture=t,this.weights={...e},this.#c(
"user")&&(this.weights["user_emb.weight"]=Hr(this.#a("user_emb.weight")))}trace(t,e={}){let{layers:s,max_visits:o}=this.
architecture,r=t.locations.length;if(r<1||r>o)throw new RangeError(`Every history must have 1 to ${o} visits.`);let i={batch:t,
interventions:e,trace:{}},a=this.#e(i),c=this.#i(a,"input_proj");x(i,"inputs.",{projected:c});let l=this.#u(c,"input_nor\
m","inputs.norm",i);this.#c("sinusoidal")&&e.sinusoidal!==!1&&(l=Ut(l,this.#a("pos_encoding")));for(let u=0;u<s;u++)l=this.#t(
l,u,i);return this.#n(l,i),i.trace}#e(t){let{batch:e,interventions:s}=t,o={location:e.locations,user:new Int32Array(e.locations.
length).fill(e.user),time:e.time,weekday:e.weekday,recency:e.recency,duration:e.duration,position_from_end:e.positionFromEnd},
r=[...s.without_features??[]];s.position_from_end===!1&&r.push("position_from_end");let i=[];for(let[a,c]of Object.entries(
o)){if(a!=="location"&&!this.#c(a))continue;let l=Pr(c,this.#a(`${qs[a]}.weight`));r.includes(a)&&l.values.fill(0),x(t,"\
inputs.",{[a]:l}),i.push(l)}return Js(i)}#t(t,e,s){let o=`transformer.layers.${e}`,r=`layers.${e}`,{layer_norm:i}=s.interventions;
x(s,`${r}.`,{residual_in:t});let a=t;if(this.#c("attention")){let p=this.#u(t,`${o}.norm1`,`${r}.norm1`,s,i),f=this.#s(p,
e,s);x(s,`${r}.`,{attention_out:f}),a=Ks(f,t,e,"attention",s)}x(s,`${r}.`,{residual_mid:a});let{pre:c,hidden:l,out:u}=qn(
this.#u(a,`${o}.norm2`,`${r}.norm2`,s,i),this.#a(`${o}.linear1.weight`),this.#a(`${o}.linear1.bias`),this.#a(`${o}.linea\
r2.weight`),this.#a(`${o}.linear2.bias`));x(s,`${r}.feed_forward.`,{pre:c,hidden:l,out:u});let h=Ks(u,a,e,"feed_forward",
s);return x(s,`${r}.`,{residual_out:h}),h}#s(t,e,s){let{d_model:o,heads:r}=this.architecture,{attention_temperature:i,scaling:a}=s.
interventions,c=`transformer.layers.${e}.self_attn`,l=this.#a(`${c}.in_proj_weight`),u=this.#a(`${c}.in_proj_bias`),h=o/
r,p=d=>it(t,Mt(l,d,h),Mt(u,d,h)),f=[];for(let d=0;d<r;d++){let _=p(d*h),g=p(o+d*h),v=p(2*o+d*h),{mask:y}=s.batch,E=Jn(_,
g,v,{mask:y,temperature:i,scaled:a}),{scores:S,weights:D}=E,N=Dr(E.outputs,e,d,s),U={queries:_,keys:g,values:v,scores:S,
weights:D,outputs:N};x(s,`layers.${e}.heads.${d}.`,U),f.push(N)}return this.#i(Js(f),`${c}.out_proj`)}#n(t,e){let{only:s,
gate:o}=e.interventions,r=Mt(t,e.batch.locations.length-1,1),i={values:r.values,shape:[r.values.length]};x(e,"",{context:i});
let a=this.#r(i,t,e),c=this.#o(i,e),l=this.#l(i,e);s?l=Nt(s==="pointer"?1:0):typeof o=="number"&&(l=Nt(o)),x(e,"gate.",{
value:l}),x(e,"",{probabilities:Ur(l,a,c,s)})}#r(t,e,s){if(!this.#c("pointer"))return null;let{locations:o,positionFromEnd:r,
mask:i}=s.batch,{pointer_scaling:a,position_bias:c,pointer_temperature:l}=s.interventions,u=this.#i(t,"pointer_query"),h=this.#i(
e,"pointer_key"),p=zn(u,h,a);x(s,"pointer.",{query:u,keys:h,content_scores:p});let f=p;if(this.#c("position_bias")){let{
values:g}=this.#a("position_bias"),v=k([o.length]);c!==!1&&v.values.set([...r].map(y=>g[y])),x(s,"pointer.",{bias:v}),f=
Qn(p,v)}f=me(f,i);let d=Ht(f,l),_=Zn(d,o,this.architecture.locations);return x(s,"pointer.",{scores:f,weights:d,probabilities:_}),
_}#o(t,e){if(!this.#c("generation"))return null;let s=this.#i(t,"gen_head"),o=Ht(s);return x(e,"generation.",{logits:s,probabilities:o}),
o}#l(t,e){if(!this.#c("pointer"))return Nt(0);if(!this.#c("generation"))return Nt(1);if(!this.#c("gate"))return Nt(.5);let{
hidden:s,logit:o,value:r}=ts(t,this.#a("ptr_gen_gate.0.weight"),this.#a("ptr_gen_gate.0.bias"),this.#a("ptr_gen_gate.2.w\
eight"),this.#a("ptr_gen_gate.2.bias"));return x(e,"gate.",{hidden:s,logit:o}),r}#i(t,e){return it(t,this.#a(`${e}.weigh\
t`),this.#a(`${e}.bias`))}#u(t,e,s,o,r=!0){if(!r)return x(o,s,{"":t}),t;let i=this.#a(`${e}.weight`),{normed:a,mean:c,reciprocal_deviation:l}=Xn(
t,i,this.#a(`${e}.bias`));return x(o,s,{"":a,".mean":c,".reciprocal_deviation":l}),a}#c(t){return this.architecture.components.
includes(t)}#a(t){let e=this.weights[t];if(!e)throw new C(`The parameter \`${t}\` is missing. ${gt}`);return e}};function x({
trace:n},t,e){for(let[s,o]of Object.entries(e))n[t+s]=o}function Pr(n,t){let[e,s]=t.shape,o=k([n.length,s]);return n.forEach(
(r,i)=>{if(r<0||r>=e)throw new RangeError(`The id ${r} has no embedding; ids run from 0 to ${e-1}.`);o.values.set(Mt(t,r,
1).values,i*s)}),o}function Mt({values:n,shape:[t,...e]},s,o){let r=n.length/t;return{values:n.subarray(s*r,(s+o)*r),shape:[
o,...e]}}function Js(n){let t=n[0]?.shape[0],e=n.reduce((r,{shape:i})=>r+i[1],0),s=k([t,e]),o=0;for(let r of n){for(let i=0;i<
t;i++)s.values.set(Mt(r,i,1).values,i*e+o);o+=r.shape[1]}return s}function Ks(n,t,e,s,{interventions:o}){let i=o.skip?.some(
a=>a.layer===e&&a.part===s)?k(n.shape):n;return o.residuals===!1?i:Ut(i,t)}function Dr(n,t,e,{batch:{mask:s},interventions:o}){
let{remove_heads:r=[],replace_with:i}=o;if(r!=="all"&&!r.some(([u,h])=>u===t&&h===e))return n;let a=k(n.shape);if(i!=="m\
ean")return a;let[c,l]=n.shape;for(let u=0;u<l;u++){let[h,p]=[0,0];for(let f=0;f<c;f++)s&&!s[f]||(h+=n.values[f*l+u],p++);
for(let f=0;f<c;f++)a.values[f*l+u]=h/p}return a}function Ur(n,t,e,s){return t&&e&&!s?es(n,t,e):!t||s==="generation"?e:t}
function Nt(n){return{values:Float32Array.of(n),shape:[]}}function Hr({values:n,shape:t}){let[e,s]=t,o={values:n.slice(),
shape:t};for(let r=0;r<s;r++){let i=0;for(let a=1;a<e;a++)i+=n[a*s+r];o.values[r]=i/(e-1)}return o}function jr(n,t){let{
components:e,d_model:s,heads:o}=t,r=e.find(c=>!Es.includes(c));if(r)throw new C(`This version does not know the componen\
t "${r}". Reload the page, or ask the server.`);if(e.includes("attention")&&!(o>=1&&s%o===0))throw new C(`${o} heads do \
not divide a width of ${s}. ${gt}`);if(!e.includes("pointer")&&!e.includes("generation"))throw new C(`A network needs a \
pointer or a generation head. ${gt}`);let i=Wr(t);for(let[c,l]of i){let u=n[c]?.shape;if(!u)throw new C(`The parameter \`${c}\
\` is missing. ${gt}`);if(String(u)!==String(l))throw new C(`The parameter \`${c}\` has the shape [${u}]; expected [${l}\
]. ${gt}`)}let a=Object.keys(n).find(c=>!i.has(c));if(a)throw new C(`\`${a}\` is no parameter of this network. ${gt}`)}function Wr({
components:n,...t}){let{d_model:e,feed_forward:s,locations:o,users:r,layers:i,max_visits:a}=t,c=d=>n.includes(d),l=new Map,
u=(d,_,g)=>l.set(`${d}.weight`,[_,g]).set(`${d}.bias`,[_]),h=d=>l.set(`${d}.weight`,[e]).set(`${d}.bias`,[e]),p={location:[
o,e],user:[r,e],time:[ee.time,e/4],weekday:[ee.weekday,e/4],recency:[ee.recency,e/4],duration:[ee.duration,e/4],position_from_end:[
a+1,e/4]},f=0;for(let[d,[_,g]]of Object.entries(p))d!=="location"&&!c(d)||(l.set(`${qs[d]}.weight`,[_,g]),f+=g);u("input\
_proj",e,f),h("input_norm"),c("sinusoidal")&&l.set("pos_encoding",[1,a,e]);for(let d=0;d<i;d++){let _=`transformer.layer\
s.${d}`;c("attention")&&(l.set(`${_}.self_attn.in_proj_weight`,[3*e,e]),l.set(`${_}.self_attn.in_proj_bias`,[3*e]),u(`${_}\
.self_attn.out_proj`,e,e),h(`${_}.norm1`)),u(`${_}.linear1`,s,e),u(`${_}.linear2`,e,s),h(`${_}.norm2`)}return c("pointer")&&
(u("pointer_query",e,e),u("pointer_key",e,e)),c("position_bias")&&l.set("position_bias",[a]),c("generation")&&u("gen_hea\
d",o,e),c("gate")&&(u("ptr_gen_gate.0",e/2,e),u("ptr_gen_gate.2",1,e/2)),l}var Fr=new Map(Object.entries(ps)),_t=class{#e=new Map;constructor(t){this.names=t}findWithAccents(t){return this.#t(Yr,
t)??this.#t(It,t)??[]}findWithoutAccents(t){return this.#t(Y,t)??[]}by(t){let e=this.#e.get(t);if(!e){e=new Map;for(let[
s,o]of this.names){let r=t(o),i=e.get(r);i?i.push(s):e.set(r,[s])}this.#e.set(t,e)}return e}#t(t,e){return this.by(t).get(
t(e))}},Yr=n=>J(Zs(n).normalize("NFC")).join(" "),It=n=>J(Vr(Zs(n).normalize("NFKC"))).join(" ");function Y(n){let t=It(
n).normalize("NFKD").replace(fs,"");return J(Array.from(t,e=>Fr.get(e)??e).join("")).join(" ")}function xn(n,t){let e=j(
Y(n),us);if([...e].length<hs)return[];let s=t.filter(Br(e)),o=(i,a)=>s.map(c=>({name:c,score:i(e,c)})).filter(c=>c.score>=
a).sort((c,l)=>l.score-c.score).slice(0,z),r=[...o(Qs,jt),...o(Xr,we)];return[...new Set(r.map(({name:i})=>i))].map(i=>({
name:i,score:Math.max(Qs(e,i),to(e,i)/100)})).sort((i,a)=>a.score-i.score||(i.name<a.name?-1:1)).slice(0,z).map(({name:i})=>i)}
function Br(n){let t=J(n).map(s=>` ${s} `),e=zs(n);return s=>{let o=Math.max(n.length,s.length),r=2*(1-jt)*o;for(let i=e^
zs(s);i;i&=i-1)r-=1;return r>=0||t.some(i=>` ${s} `.includes(i))}}function zs(n){let t=0;for(let e of n)t|=1<<Number(e.codePointAt(
0));return t}function Zs(n){return n.replace(ds,t=>[...t].some(Jt)?" ":"")}function Vr(n){return n.replace(/[^ı]+/g,t=>t.
toLowerCase().toUpperCase().toLowerCase()).replaceAll("ς","σ")}function Qs(n,t){let[e,s]=[[...n],[...t]],o=Math.max(e.
length,s.length);if(1-Math.abs(e.length-s.length)/o<jt)return 0;let r=[],i=[],a=[0,...s.keys()].map((c,l)=>l);for(let c=1;c<=
e.length;c+=1){let l=e[c-1],u=e[c-2];[r,i,a]=[i,a,[c]];for(let h=1;h<=s.length;h+=1){let p=s[h-1],f=(i[h-1]??0)+(l===p?0:
1),d=Math.min(f,(i[h]??0)+1,(a[h-1]??0)+1);u===p&&l===s[h-2]&&(d=Math.min(d,(r[h-2]??0)+1)),a.push(d)}}return 1-(a[s.length]??
0)/o}function Xr(n,t){let[e,s]=[new Set(J(n)),new Set(J(t))],o=[...e].filter(f=>s.has(f)),r=[...e].filter(f=>!s.has(f)),
i=[...s].filter(f=>!e.has(f));if(o.length&&!(r.length&&i.length))return 100;let[a,c]=[kt(r),kt(i)],l=o.length&&R(kt(o))+
1,[u,h]=[l+R(a),l+R(c)],p=(f,d)=>100-100*f/d;return!l&&p(Math.abs(u-h),u+h)<we?0:Math.max(to(n,t),p(eo(a,c),u+h),l&&p(u-
l+1,l-1+u),l&&p(h-l+1,l-1+h))}function to(n,t){let[e,s]=[kt(J(n)),kt(J(t))];return(1-eo(e,s)/(R(e)+R(s)))*100}var kt=n=>n.
sort().join(" ");function eo(n,t){let[e,s]=[[...n],[...t]],o=s.map(()=>0);for(let r of e){let i=0,a=0;for(let c=0;c<s.length;c+=
1){let l=o[c]??0;a=r===s[c]?i+1:Math.max(l,a),o[c]=a,i=l}}return e.length+s.length-2*(o.at(-1)??0)}var se=class{#e;#t;constructor(t,e){this.vocabularySize=e,this.#e=new Map(t.map(s=>[s.id,s])),this.#t=new _t(new Map(t.flatMap(
({id:s,name:o})=>o===null?[]:[[s,o]])))}at(t){let e={id:t,name:null,category:null,typical_minutes:null};return this.#e.get(
t)??e}label(t){return this.at(t).name??(t===K?"unknown place":`#${t}`)}written(t){let{name:e}=this.at(t);return e===null||
R(e)>900||(this.#t.by(It).get(It(e))??[]).length>1?t:e}find(t,e){if(typeof t=="number"){if(t>=K&&t<this.vocabularySize)return t;
let r={location:t,first:K,last:this.vocabularySize-1};throw b(e,Ce,r)}let s=this.#s(t);!s.length&&/^".*"$/s.test(t)&&(s=
this.#s(t.slice(1,-1).replaceAll('""','"')));let[o]=s;if(o===void 0)throw this.#r(t,e);if(s.length>1)throw this.#n(t,s,e);
return o}search(t,e){let s=Y(t).replace(/^#/,""),o=[[],[],[]];for(let r=q;r<this.vocabularySize;r++){let i=this.at(r),[a,
c]=[Y(i.name??""),Y(i.category??"")],l=String(r),u=a.startsWith(s)||l.startsWith(s),h=a.includes(s)||c.includes(s);l===s?
o[0]?.push(i):u?o[1]?.push(i):h&&o[2]?.push(i)}return o.flat().slice(0,e)}#s(t){let e=this.#t.findWithAccents(t);return e.
length?e:this.#t.findWithoutAccents(t)}#n(t,e,s){let o=e.slice(0,ye).map(i=>this.notation(i)),r={count:e.length,name:et(
t),listed:oo(e.slice(0,z).map(i=>this.#o(i)),e.length),example:String(o[0])};return b(s,Pe,r,o)}#r(t,e){let s={name:et(t),
first:q};if(!this.#t.names.size)return b(e,Ue,s);let o=this.#t.by(Y),r=xn(t,[...o.keys()]).flatMap(l=>o.get(l)??[]).slice(
0,z),[i]=r;if(i===void 0)return b(e,De,s);let a=this.#o(i),c=r.map(l=>this.notation(l));return b(e,He,{...s,meant:a},c)}notation(t){
return Ot(this.written(t))}#o(t){let e=this.notation(t);if(!e.startsWith("#"))return et(e);let{name:s,category:o}=this.at(
t),r=[s,o].flatMap(i=>i?et(i):[]).join(", ");return r?`${e} (${r})`:e}},oe=class{#e;#t;constructor(t,e){this.users=e;let s=Array.
from({length:Math.max(e-1,0)},(r,i)=>i+1),o=new Map(s.map(r=>[r,t[r]??A(Ve,{user:r})]));this.#e=new _t(o),this.#t=new _t(
new Map([...o].map(([r,i])=>[r,no(i)])))}find(t){if(t===null||!this.users)return 0;let e=so(t)?Number(O(String(t)).slice(
0,12)):t;if(typeof e=="number"){if(e>=1&&e<this.users)return e;throw b("user",je,{person:e,last:this.users-1})}let s=this.#s(
e),[o]=s;if(o===void 0)throw this.#r(e);if(s.length>1)throw this.#n(e,s);return o}#s(t){let e=[()=>this.#e.findWithAccents(
t),()=>this.#t.findWithAccents(t),()=>this.#e.findWithoutAccents(t),()=>this.#t.findWithoutAccents(t)];for(let s of e){let o=s();
if(o.length)return o}return[]}#n(t,e){let s=e.slice(0,ye).map(i=>this.#o(i)),o=oo(s.slice(0,z).map(et),e.length),r={count:e.
length,name:et(t),listed:o};return b("user",We,r,s)}#r(t){let e=this.#t.by(Y),s=new Map([...e,...this.#e.by(Y)]),o=[...e.
get(Y(no(t)))??[],...xn(t,[...s.keys()]).flatMap(c=>s.get(c)??[])],r=[...new Set(o)].slice(0,z).map(c=>this.#o(c)),[i]=r,
a={name:et(t),last:this.users-1};if(i!==void 0){let c={...a,meant:et(i)};return b("user",Be,c,r)}return b("user",this.users===
1?Ye:Fe,a)}#o(t){let e=this.#e.names.get(t)??"",s=so(e)?[]:this.#s(e);return s.length===1&&s[0]===t?e:String(t)}},no=n=>O(
n.split(",")[0]??"")||n,so=n=>typeof n=="string"&&/^[0-9]+$/.test(O(n));function oo(n,t){let e=t-n.length;if(e)return A(
Ge,{listed:n.join(", "),left_out:e});let[s,o=""]=[n.slice(0,-1),n.at(-1)];return s.length?A(Xe,{listed:s.join(", "),last:o}):
o}var et=n=>R(n)>be?`${j(n,be-1)}…`:n;var Nn=class{constructor({id:t,sizes:e,places:s,people:o},r){this.id=t,this.places=new se(s,e.locations);let i=o.map(({id:a,
name:c})=>[a,c]);this.people=new oe(Object.fromEntries(i),e.users),this.network=new ne(e,Gs(r))}explain(t){try{return Bs(
Ys(this,t))}catch(e){throw e instanceof xt?new X([{where:"model",message:e.message,suggestions:[]}]):e}}};var Jr=()=>$().get("page")==="compare"?"compare":"explore";function ro(){for(let n of L(document,"[data-page]"))n.hidden=
n.dataset.page!==Jr()}Pt.load=async()=>Mn;ro();window.addEventListener("hashchange",ro);document.addEventListener("click",
n=>{let t=nt(n).closest("a");t?.hash.includes("page=")&&(n.preventDefault(),location.hash=t.hash)});function io(n){return n.map(({place:t,written_moment:e,written_stay:s})=>[t,e&&`@ ${e}`,s===null?"":`+${s}`].filter(Boolean).
join(" ")).join(", ")}function ao(n){return zt(n).map(({written:t})=>uo(t).place.toLowerCase()).filter(Boolean)}function co(n,t,e){
let s=zt(n)[t];if(!s)return n;let{place:o,before:r}=uo(s.written),i=s.start+r,a=o?"":" ";return`${n.slice(0,i)}${e}${a}${n.
slice(i+o.length)}`}function lo(n){let[,t,e="0"]=/^\s*(\d{1,2})(?:[:.]?(\d{2}))?\s*$/.exec(n)??[];return t===void 0||Number(
t)>23||Number(e)>59?null:`${t.padStart(2,"0")}:${e.padStart(2,"0")}`}function uo(n){let t=O(n);return{place:t.startsWith(
'"')&&!Qt(t)?t:O(t.slice(0,Qt(t))),before:n.indexOf(t)}}var kn=n=>n.map(t=>t+1),Kr={gate:n=>`gate forced to ${n}`,only:n=>`${n} only`,attention_temperature:n=>`attention temper\
ature ${n}`,pointer_temperature:n=>`pointer temperature ${n}`,scaling:()=>"no division by √k",pointer_scaling:()=>"no \
division by √d",position_bias:()=>"no position bias",sinusoidal:()=>"no sinusoidal table",position_from_end:()=>"no po\
sition from the end",residuals:()=>"no residual connections",layer_norm:()=>"no layer norms",remove_heads:(n,{replace_with:t})=>`${n===
"all"?"every head":n.map(([s,o])=>`L${s} H${o}`).join(", ")} ${t==="mean"?"replaced by the mean":"removed"}`,replace_with:()=>"",
skip:n=>`${n.map(({layer:e,part:s})=>`${s.replace("_","-")} of layer ${e}`).join(", ")} skipped`,without_features:n=>`wi\
thout ${n.join(", ")}`,mask_visits:n=>`visit${n.length>1?"s":""} ${kn(n).join(", ")} masked`,order:n=>`order ${kn(n).join(
" ")}`};function fo(n){return Object.entries(n).map(([t,e])=>{let s=Kr;return Object.hasOwn(s,t)?s[t]?.(e,n)??"":""}).filter(
Boolean)}function po(n){let t=fo(n);return t.length?`Changed: ${t.join("; ")}.`:"Nothing is changed."}var yt=class{#e=0;#t=[];#s=[];#n="";#r=null;constructor(t,e){
this.root=t,this.errors=m(t,"[data-errors]"),this.masks=m(t,"[data-masks]"),this.orderWords=m(t,"[data-order]"),this.state=
m(t,"[data-state]"),t.addEventListener("change",()=>this.#u(e)),t.addEventListener("click",s=>{let{act:o}=nt(s).dataset;
o&&(o==="reset"?this.text="":this.#t=ei(o,this.#e),this.#u(e))})}get text(){if(this.#n)return this.#n;let t=this.#i();return Object.
keys(t).length?JSON.stringify(t):""}set text(t){let e=zr(t);this.#r=null;for(let s of this.#o)Zr(s,e);this.#t=Array.isArray(
e.order)?e.order:[],this.#s=Array.isArray(e.mask_visits)?e.mask_visits:[],this.masks.replaceChildren(),this.#n=t&&JSON.stringify(
this.#i())!==t?t:"",this.#c()}show(t,e){this.#e=t.length,this.#n="";let s=new Set(this.#s);for(;this.masks.children.length>
t.length;)this.masks.lastElementChild?.remove();for(;this.masks.children.length<t.length;)this.masks.append(qr(this.masks.
children.length));let o=L(this.masks,"label");for(let[r,i]of t.entries()){let a=o[r];if(!a)continue;let c=m(a,"input",HTMLInputElement);
c.checked=s.has(r),c.disabled=r===e.at(-1),m(a,"span").textContent=`${r+1} ${i.label}`}this.#c()}followHistory(t){let e=ao(
t),s=this.#r===null||e.join(`
`)===this.#r.join(`
`);if(this.#r=e,!s){this.#t=[];for(let o of this.#l)o.checked=!1;this.#s=[],this.#c()}}showProblems(t){this.errors.hidden=
t.length===0,this.errors.textContent=t.map(e=>e.message).join(" "),t.length&&(this.root.open=!0)}get#o(){return L(this.root,
"[data-key]")}get#l(){return L(this.root,'[data-key="mask_visits"]',HTMLInputElement)}#i(){let t={};for(let e of this.#o){
let s=Qr(e),{key:o="",item:r}=e.dataset;if(s!==void 0)if(r){let i=t[o];t[o]=[...Array.isArray(i)?i:[],s]}else t[o]=s}return t.
remove_heads||delete t.replace_with,this.#s.length&&!this.masks.children.length&&(t.mask_visits=this.#s),this.#t.length&&
(t.order=this.#t),t}#u(t){this.#n="",this.masks.children.length&&(this.#s=this.#l.filter(e=>e.checked).map(e=>Number(e.dataset.
item))),this.#c(),t()}#c(){let t=fo(this.#i()).length;this.state.textContent=t?`${t} changed`:"as learned",this.orderWords.
textContent=this.#t.length?kn(this.#t).join(" "):"unchanged"}};function qr(n){let t=document.createElement("label"),e=document.
createElement("input");return e.type="checkbox",e.autocomplete="off",e.dataset.key="mask_visits",e.dataset.item=String(n),
t.append(e," ",document.createElement("span")),t}function zr(n){try{return Object(JSON.parse(n||"{}"))}catch{return{}}}function Qr(n){
let{item:t}=n.dataset;return n instanceof HTMLInputElement&&n.type==="checkbox"?n.checked?t?JSON.parse(t):!1:void 0:n.type===
"number"?n.value===""?void 0:Number(n.value):n.value||void 0}function Zr(n,t){let{key:e="",item:s}=n.dataset,o=t[e];if(n instanceof
HTMLInputElement&&n.type==="checkbox"){n.checked=s?o==="all"||Array.isArray(o)&&o.some(i=>ti(i,JSON.parse(s))):o===!1;return}
let r=n instanceof HTMLInputElement||[...n.options].some(i=>i.value===o);n.value=r&&o!==void 0&&o!==null?String(o):""}function ti(n,t){
return ho(n)===ho(t)}function ho(n){let t=n&&typeof n=="object"&&!Array.isArray(n);return JSON.stringify(n,t?Object.keys(
n).sort():void 0)}function ei(n,t){let e=[...Array(t).keys()];return n==="reverse"&&e.reverse(),n==="shuffle"&&ni(e),n===
"as-sent"||e.every((s,o)=>s===o)?[]:e}function ni(n){for(let t=n.length-1;t>0;t-=1){let e=Math.floor(Math.random()*(t+1));
[n[t],n[e]]=[Number(n[e]),Number(n[t])]}}function wt(n,t){if(!n)return;let e=String(t??""),s=[...n.options].find(({value:o,text:r})=>[o,r,r.split(",")[0]].includes(
e));s||n.add(new Option(e,e)),n.value=s?.value??e}var si=350,re=class{#e;#t=0;constructor(t,e){this.#e=t,this.root=e,this.model=e.dataset.model??"",this.person=P(e,"[data\
-person]",HTMLSelectElement),this.visits=m(e,"[data-visits]",HTMLTextAreaElement),this.predictAt=m(e,"[data-predict-at]",
HTMLInputElement),this.problems=m(e,"[data-problems]"),this.answer=m(e,"[data-answer]",HTMLOutputElement),this.explanations=
t.explanationsOf(this.model),this.panel=new yt(m(e,"[data-interventions]",HTMLDetailsElement),()=>t.showSoon()),this.visits.
addEventListener("input",()=>t.showSoon(si)),"sharesWeights"in e.dataset&&t.page.addEventListener("pointerdown",()=>this.
explanations.prepare(),{once:!0});for(let s of[this.person,this.predictAt])s?.addEventListener("change",()=>t.showSoon());
m(e,"[data-choose-model]").addEventListener("change",s=>{this.model=st(s).value,t.updateAddress("push"),location.reload()})}get history(){
return{visits:this.visits.value,user:this.person?.value??"",predict_at:this.predictAt.value.trim()}}fill({visits:t,user:e,
predict_at:s}){this.visits.value=t??"",this.predictAt.value=s??"",wt(this.person,e)}async explain(t){this.#t+=1;let e=this.#t;
if(!t.visits.trim())return rt(this.answer,null),this.#n([]),null;let{visits:s,user:o,predict_at:r,interventions:i}=t,a=t.
top_k||this.#e.hooks.places,c={visits:s,user:o||null,predict_at:r||null,interventions:go(i),...a&&{top_k:Number(a)}};try{
let l=await this.explanations.explain(c);return e!==this.#t?null:(this.#s(l),l)}catch(l){if(!(l instanceof M))throw l;return e===
this.#t&&(rt(this.answer,null),this.#n(l.problems)),null}}#s(t){let{visits:e}=t,s=e.map(o=>o.sent);this.panel.show([...e].
sort((o,r)=>o.sent-r.sent),s),rt(this.answer,t),this.#n([])}#n(t){let e=t.filter(({where:o})=>o.startsWith("intervention\
s")),s=t.filter(o=>!e.includes(o));this.panel.showProblems(e),this.problems.hidden=s.length===0,this.problems.textContent=
s.map(({where:o,message:r})=>{let i=/^visits\[(\d+)\]/.exec(o);return i?`Visit ${Number(i[1])+1}: ${r}`:r}).join(" ")}},
ie=class{#e=new Map;#t=0;#s=0;#n="";constructor(t,e={}){this.page=t,this.hooks=e,this.sameHistory=m(t,"[data-same]",HTMLInputElement),
this.ownHistory=m(t,'[data-side="b"] [data-own]'),this.first=new re(this,m(t,'[data-side="a"]')),this.second=new re(this,
m(t,'[data-side="b"]')),this.sameHistory.addEventListener("change",()=>{this.#i(),this.showSoon()}),Rt(()=>this.#l())}explanationsOf(t){
let e=this.#e.get(t)??new ht(t);return this.#e.set(t,e),e}get queries(){let{first:t,second:e}=this,[s,o]=[t.history,this.
sameHistory.checked?t.history:e.history];return t.panel.followHistory(s.visits),e.panel.followHistory(o.visits),[{...s,top_k:this.#n,
interventions:t.panel.text},{...o,top_k:this.#n,interventions:e.panel.text}]}#r({visits:t,user:e,predict_at:s,interventions:o}){
let r=this.sameHistory.checked?{}:{visits:t,user:e||null,predict_at:s||null},i={model:this.second.model,...r,interventions:go(
o)};return JSON.stringify(i)}updateAddress(t){let[e,s]=this.queries,o=this.#r(s),r={model:this.first.model,...e,against:o,
...this.hooks.options?.()};$t(B(r),t)}showSoon(t=0){clearTimeout(this.#t),this.#t=setTimeout(()=>this.#o("push"),t)}async#o(t){
clearTimeout(this.#t),this.#s+=1;let e=this.#s,[s,o]=this.queries;this.hooks.asked?.(s,o,this.#r(o)),this.updateAddress(
t);let[r,i]=await Promise.all([this.first.explain(s),this.second.explain(o)]);e===this.#s&&this.hooks.answered?.(r,i)}#l(){
let t=$(),{model:e=this.second.model}=mo(t.get("against"));e===this.second.model&&(t.get("model")??this.first.model)===this.
first.model?this.restore():location.reload()}async restore(){let{first:t,second:e}=this,s=$(),o=mo(s.get("against"));if(this.#n=
s.get("top_k")??"",this.hooks.restored?.(s),t.fill({visits:s.get("visits")??"",user:s.get("user"),predict_at:s.get("pred\
ict_at")}),t.panel.text=s.get("interventions")??"",e.panel.text=o.interventions?JSON.stringify(o.interventions):"",!s.get(
"visits")){let r=await oi(t.model);r&&t.fill({...r,predict_at:r.predict_at.replace("T"," ")})}this.sameHistory.checked=![
"visits","user","predict_at"].some(r=>r in o),this.sameHistory.checked||e.fill(o.visits?o:{...t.history,...o}),this.#i(),
await this.#o("replace")}#i(){this.ownHistory.hidden=this.sameHistory.checked,!this.sameHistory.checked&&!this.second.visits.
value&&this.second.fill(this.first.history)}};async function oi(n){try{return(await Ct(n,1))[0]}catch{return}}function go(n){
try{return JSON.parse(n||"null")}catch{return n}}function mo(n){try{return JSON.parse(n??"{}")??{}}catch{return{}}}function _o(n,t,e,s){let o=m(n,"input",HTMLInputElement),r=m(n,"[role=listbox]"),i=[],a=-1,c=Promise.resolve(),l=0,u=()=>{
l+=1,i=[],a=-1,r.hidden=!0,r.replaceChildren(),o.setAttribute("aria-expanded","false"),o.removeAttribute("aria-activedes\
cendant")},h=y=>{a=y;for(let[E,S]of[...r.children].entries())S.setAttribute("aria-selected",String(E===a));let T=r.children[a];
if(!T){o.removeAttribute("aria-activedescendant");return}o.setAttribute("aria-activedescendant",T.id),T.scrollIntoView({
block:"nearest"})},p=y=>{y&&(o.value="",u(),s(y))},f=(y,T,E)=>{let S=document.createElement("li");S.id=`${r.id}-${y}`,S.
setAttribute("role","option");let D=document.createElement("small");return D.textContent=E,S.append(T," ",D),S},d=(y,T)=>{
i=y;let E=i.map((S,D)=>{let{label:N,note:U}=e(S),le=f(D,N,U);return le.addEventListener("mousedown",Ao=>Ao.preventDefault()),
le.addEventListener("click",()=>p(S)),le});if(T){let S=f(0,T,"");S.setAttribute("aria-disabled","true"),E.push(S)}r.replaceChildren(
...E),r.hidden=E.length===0,o.setAttribute("aria-expanded",String(E.length>0)),h(i.length&&o.value.trim()?0:-1)},_=async()=>{
l+=1;let y=l;i=[],a=-1;let T=o.value.trim();try{let E=await t(T);y===l&&d(E,E.length?"":`No place matches “${T}”.`)}catch(E){
y===l&&d([],Lt(E))}},g=()=>{c=_()},v=async()=>{!o.value.trim()&&a<0||(await c,p(i[a]))};o.addEventListener("input",g),o.
addEventListener("focus",g),o.addEventListener("blur",u),o.addEventListener("keydown",y=>{if(y.key==="ArrowDown"&&r.hidden)
g();else if(y.key==="ArrowDown")h(Math.min(a+1,i.length-1));else if(y.key==="ArrowUp")h(Math.max(a-1,0));else if(y.key===
"Enter")v();else if(y.key==="Escape")u();else return;y.preventDefault()})}var ae=class{#e=[];constructor(t,e){this.text=m(t,"textarea",HTMLTextAreaElement),this.rows=m(t,"[data-rows]"),this.template=
m(t,"template[data-row]",HTMLTemplateElement),this.errors=m(t,"[data-errors]"),this.changed=e,this.text.addEventListener(
"input",()=>{this.rows.inert=!0,e(!0)}),this.rows.addEventListener("click",s=>this.#l(nt(s).closest("button"))),this.rows.
addEventListener("change",s=>{nt(s).dataset.control==="day"&&this.#o(st(s))}),this.rows.addEventListener("focusout",s=>{
this.rows.inert||this.#o(st(s))}),this.rows.addEventListener("input",s=>{let o=st(s);o.setCustomValidity(""),o.removeAttribute(
"aria-invalid")}),this.rows.addEventListener("keydown",s=>{s.key==="Enter"&&this.#o(st(s))})}get visits(){return this.text.
value}mark(t){for(let[e,s]of[...this.rows.children].entries())s.toggleAttribute("data-marked",t.includes(e))}indexOf(t){
let e=t.closest("[data-visit]");return e?[...this.rows.children].indexOf(e):-1}set visits(t){this.text.value=t,this.rows.
inert=!0}add(t){let e=this.text.value.trim().replace(/,$/,"");this.text.value=e?`${e}, ${t}`:t,this.rows.inert=!0,this.changed(
!1)}show(t){for(this.#e=t;this.rows.children.length>t.length;)this.rows.lastElementChild?.remove();for(;this.rows.children.
length<t.length;)this.rows.append(Un(this.template));let e=L(this.rows,":scope > [data-visit]");for(let[s,o]of t.entries()){
let r=e[s];r&&this.#r(r,o,s,t.length)}this.rows.inert=!1}showProblems(t){this.text.setAttribute("aria-invalid",String(t.
length>0)),this.errors.hidden=t.length===0,this.errors.replaceChildren(...t.map(e=>{let s=document.createElement("li"),o=/^visits\[(\d+)\]/.
exec(e.where);if(!o)return s.textContent=e.message,s;let r=Number(o[1]);s.textContent=`Visit ${r+1}: ${e.message}`;for(let i of e.
suggestions)s.append(" ",this.#t(r,i));return s}))}#t(t,e){let s=document.createElement("button");return s.type="button",
s.className="suggestion",s.textContent=e,s.setAttribute("aria-label",`Use ${e} for visit ${t+1}`),s.addEventListener("cl\
ick",()=>{this.visits=co(this.text.value,t,e),this.text.focus(),this.changed(!1)}),s}#s(t){this.show(t),this.text.value=
io(t),this.changed(!1)}#n(t){this.#s(this.#e.map((e,s)=>t.get(s)??e))}#r(t,e,s,o){let[r,i]=wo(e.written_moment);t.toggleAttribute(
"data-masked",e.masked),m(t,"[data-number]").textContent=String(s+1),m(t,"[data-place]").textContent=e.label,m(t,"[data-\
category]").textContent=e.category??"";let a=m(t,'[data-control="day"]',HTMLSelectElement),c=r&&!F.includes(r)?[...F,r]:
F;a.replaceChildren(new Option(`(${F[e.weekday]})`,""),...c.map(h=>new Option(h,h)));let l=[["day",a,r,"Day"],["time",m(
t,'[data-control="time"]',HTMLInputElement),i||ii(e.start_minute),"Time"],["stay",m(t,'[data-control="stay"]',HTMLInputElement),
String(e.duration_minutes),"Minutes of stay"]];for(let[h,p,f,d]of l)p===document.activeElement&&p.value!==p.dataset.read||
(p.value=f),p.dataset.read=f,p.toggleAttribute("data-filled-in",e.filled_in.includes(h)),p.setAttribute("aria-label",`${d}\
 of visit ${s+1}, ${e.label}`);let u=[["earlier","Move earlier:",s>0],["later","Move later:",s<o-1],["remove","Remove",o>
1]];for(let[h,p,f]of u){let d=m(t,`[data-control="${h}"]`,HTMLButtonElement);d.disabled=!f,d.setAttribute("aria-label",`${p}\
 visit ${s+1}, ${e.label}`)}}#o(t){let e=t.dataset.control;if(!e||t.localName==="button"||t.value===t.dataset.read)return;
let s=this.indexOf(t),o=this.#e[s],r=t.closest("[data-visit]");if(!o||!r||e==="time"&&t instanceof HTMLInputElement&&!ri(
t))return;let[i]=wo(o.written_moment),a=m(r,'[data-control="time"]').dataset.read,c=t.value===""?null:Math.round(Number(
t.value)),l={day:{written_moment:`${t.value} ${a}`.trim()},time:{written_moment:t.value&&`${i} ${t.value}`.trim()},stay:{
written_stay:c,duration_minutes:c??o.duration_minutes}};t.dataset.read=t.value,this.#n(new Map([[s,{...o,...l[e]}]]))}#l(t){
let e=t?.dataset.control;if(!t||!e)return;let s=this.indexOf(t);if(e==="remove")this.#s(this.#e.filter((o,r)=>r!==s)),this.#u(
Math.min(s,this.#e.length-1),e);else{let o=e==="earlier"?s-1:s+1;this.#i(s,o),this.#u(o,e)}}#i(t,e){let[s,o]=[this.#e[t],
this.#e[e]];!s||!o||this.#n(new Map([[t,{...s,...yo(o)}],[e,{...o,...yo(s)}]]))}#u(t,e){let s=this.#e.length-1,o={earlier:t===
0,later:t===s,remove:s===0},r=[e,"later","earlier","remove"].find(c=>!o[c]),i=L(this.rows,":scope > [data-visit]")[t],a=r&&
i?.querySelector(`[data-control="${r}"]`);(a instanceof HTMLElement?a:this.text).focus()}};function yo({place:n,label:t,
category:e}){return{place:n,label:t,category:e}}function wo(n){let[t="",e]=n.split(" ");return e===void 0?["",t]:[t,e]}function ri(n){
let t=n.value.trim()?lo(n.value):"",e=t===null?`“${n.value}” is not a time. Write hours and minutes from 00:00 to 23:5\
9, such as 17:30.`:"";return n.setCustomValidity(e),n.setAttribute("aria-invalid",String(e!=="")),t===null?n.reportValidity():
n.value=t,t!==null}function ii(n){let t=e=>String(Math.floor(e)).padStart(2,"0");return`${t(n/60)}:${t(n%60)}`}var ai=5e-4,ci=350,li=new Intl.DateTimeFormat("en-GB",{weekday:"short"}),ce=class{shown=null;sent=[];#e="";#t=null;#s=!1;#n=0;#r=0;#o=new AbortController;constructor(t,e={}){
this.page=t,this.hooks=e,this.model=t.dataset.explore??"",this.changes=m(t,"[data-changes]"),this.answer=m(t,"[data-answ\
er]",HTMLOutputElement),this.badge=m(t,"[data-badge]"),this.engineChoice=P(t,"[data-engine-choice]",HTMLSelectElement),this.
outcome=m(t,"[data-outcome]"),this.person=P(t,"[data-person]",HTMLSelectElement),this.predictAt=m(t,"[data-predict-at]",
HTMLInputElement),this.examples=m(t,"[data-examples]",HTMLSelectElement),this.failure=m(t,"[data-error]"),this.suggestion=
m(t,"[data-try]"),this.editor=new ae(m(t,"[data-editor]"),o=>{this.#w(),this.panel.followHistory(this.editor.visits),this.
submitSoon(o?ci:0)});let s=m(t,"[data-interventions]",HTMLDetailsElement);this.panel=new yt(s,()=>this.submitSoon()),this.
explanations=new ht(this.model,$().get("engine")),this.engineChoice&&(this.engineChoice.value=this.explanations.choice??
""),this.exampleHistories=this.#b(),this.#l()}#l(){let{page:t}=this;_o(m(t,"[data-combobox]"),e=>this.explanations.searchPlaces(
e),e=>({label:e.label,note:e.category??""}),e=>this.editor.add(e.notation)),this.suggestion.addEventListener("click",()=>{
this.editor.visits=this.editor.text.placeholder,this.submitSoon()});for(let e of["pointerdown","keydown","input"])m(t,"[\
data-editor]").addEventListener(e,()=>{this.#s=!0,this.#c()},{once:!0});this.engineChoice?.addEventListener("change",()=>{
this.explanations.choose(this.engineChoice?.value??""),this.submitSoon()}),this.person?.addEventListener("change",()=>this.
submitSoon()),this.predictAt.addEventListener("change",()=>this.submitSoon()),m(this.changes,"[data-undo]").addEventListener(
"click",()=>{this.panel.text="",this.submitSoon()}),m(this.failure,"button").addEventListener("click",()=>{this.explanations.
choose(this.explanations.choice),this.submitSoon()}),Rt(()=>this.restore("keep"))}get fields(){return{visits:this.editor.
visits,user:this.person?.value??"",predict_at:this.predictAt.value.trim(),top_k:this.#e,interventions:this.panel.text}}get body(){
let{visits:t,user:e,predict_at:s,top_k:o,interventions:r}=this.fields;return{visits:t,user:e||null,predict_at:s||null,...o&&
{top_k:Number(o)},...r&&{interventions:bo(r)}}}submitSoon(t=0){clearTimeout(this.#r),this.#r=setTimeout(()=>this.#i(this.
body,"push"),t)}async#i(t,e){clearTimeout(this.#r),this.#n+=1;let s=this.#n;this.#o.abort(),this.#o=new AbortController,
this.page.setAttribute("aria-busy","true");try{let o="interventions"in t&&!!t.interventions,[r,i]=await Promise.all([this.#u(
t),o?this.#u({...t,interventions:null}):null]);if(s!==this.#n)return;this.#a(r,i,t,e),this.#c()}catch(o){if(o instanceof
M&&s===this.#n)this.#h(o.problems);else if(!de(o)&&!(o instanceof M))throw o}finally{s===this.#n&&this.page.removeAttribute(
"aria-busy")}}#u(t){return this.explanations.explain(t,this.#o.signal)}async#c(){let{engineChoice:t,explanations:e}=this;
if(!t)return;(this.#s||e.choice==="browser")&&e.choice!=="server"&&await e.prepare();let o=m(this.page,"[data-engine-obs\
tacle]");o.textContent=e.obstacle&&`This browser cannot compute: ${e.obstacle}`,o.hidden=!e.obstacle}#a(t,e,s,o){if("rec\
ord"in s&&(this.editor.visits=t.notation??"",this.predictAt.value=t.predict_at.replace("T"," "),t.notation===null)){this.#h(
[{where:"visits",message:"This record contradicts itself and cannot be written as visits.",suggestions:[]}]);return}this.
sent=t.visits.map(a=>a.sent);let r=[...t.visits].sort((a,c)=>a.sent-c.sent);if(this.editor.show(r),this.#p(r,t.predict_at),
this.panel.show(r,this.sent),this.panel.followHistory(this.editor.visits),wt(this.person,t.user),this.person){let a=this.
person.selectedOptions[0]?.textContent??"";m(this.page,'[data-printed="person"]').textContent=a}this.#h([]),this.predictAt.
placeholder=t.predict_at.replace("T"," "),rt(this.answer,t),this.badge.textContent=t.engine==="browser"?"computed in thi\
s browser":"computed by the server";let i={...this.fields,visits:t.notation??""};this.shown=i,this.#m(i,t),this.#g(i,t,e),
this.hooks.shown?.(i,t,i.interventions?e:null),this.suggestion.hidden=!0,this.page.dataset.ready="true",this.updateAddress(
o)}#p(t,e){let s=L(this.editor.rows,":scope > [data-visit]");for(let[o,r]of s.entries()){let i=t[o];if(!i?.arrival)continue;
let a={day:li.format(new Date(i.arrival)),time:i.arrival.split("T")[1]??"",stay:`${i.duration_minutes} min`};for(let[c,l]of Object.
entries(a)){let u=m(r,`[data-read="${c}"]`);u.textContent=l,u.toggleAttribute("data-filled-in",i.filled_in.includes(c))}}
m(this.page,'[data-printed="predict-at"]').textContent=e.replace("T"," ")}async#m(t,e){let s=e.unknown_probability,o=s<ai?
[]:[`Somewhere unknown to the model: ${(100*s).toFixed(1)} %.`],r=(await this.exampleHistories).find(({visits:i,predict_at:a,
user:c})=>i===t.visits&&a===e.predict_at&&(c===e.user||this.person===null));this.shown===t&&(r&&o.push(ui(r,e.location_probabilities.
final)),this.outcome.textContent=o.join(" "),this.outcome.hidden=o.length===0)}#g(t,e,s){let{changes:o}=this;if(o.hidden=
!s||!t.interventions,!s||!t.interventions)return;m(o,"[data-what]").textContent=po(JSON.parse(t.interventions)),m(o,"[da\
ta-before]").textContent=Dt(s),m(o,"[data-after]").textContent=Dt(e);let r=s.prediction.location===e.prediction.location;
m(o,"[data-verdict]").textContent=r?"The most probable place stays the same.":"The most probable place is another one."}#h(t){
let e=({where:o})=>o.startsWith("interventions");this.#d(this.person,t,"user"),this.#d(this.predictAt,t,"predict_at");let s=t.
filter(o=>o.where==="");this.failure.hidden=s.length===0,m(this.failure,"span").textContent=s.map(o=>o.message).join(" "),
this.panel.showProblems(t.filter(e)),this.editor.showProblems(t.filter(o=>o.where!==""&&!(o.where==="user"&&this.person)&&
o.where!=="predict_at"&&!e(o))),this.hooks.stale?.(t.length>0&&this.shown!==null)}#d(t,e,s){if(!t)return;let o=e.filter(
i=>i.where===s).map(i=>i.message),r=m(this.page,`#${t.getAttribute("aria-errormessage")}`);r.textContent=o.join(" "),r.hidden=
o.length===0,t.setAttribute("aria-invalid",String(o.length>0))}updateAddress(t){if(t==="keep"||this.shown===null)return;
let{choice:e}=this.explanations,s=this.engineChoice?e:null,o=B({...this.shown,engine:s,...this.hooks.options?.()});$t(o,
t)}async restore(t){this.#t=null,this.examples.value="";let e=$(),s=e.get("top_k")??"";this.#e=/^([1-9]\d?|100)$/.test(s)?
s:"",this.editor.visits=e.get("visits")??"",this.predictAt.value=e.get("predict_at")??"",this.panel.text=e.get("interven\
tions")??"",wt(this.person,e.get("user")),this.hooks.restored?.(e);let o=e.get("record");e.has("visits")?await this.#i(this.
body,t):o!==null?await this.#i({record:bo(o)},"replace"):await this.#_(e.get("user"))}async#_(t){let e=await this.exampleHistories,
s=e.find(o=>t&&String(o.user)===this.person?.value)??e[0];s?(this.#f(s,e),await this.#i(this.body,"replace")):this.#y()}#y(){
clearTimeout(this.#r),this.#o.abort(),this.#n+=1,this.page.removeAttribute("aria-busy"),this.shown=null,this.editor.show(
[]),this.#h([]),rt(this.answer,null),this.outcome.hidden=!0,this.suggestion.hidden=!1,this.changes.hidden=!0,this.hooks.
cleared?.()}#w(){this.examples.value="",!(!this.#t||this.editor.visits.trim().endsWith(this.#t.end))&&(this.predictAt.value===
this.#t.predictAt&&(this.predictAt.value=""),this.#t=null)}async#b(){let{examples:t}=this;try{let e=await Ct(this.model);
t.append(...e.map((o,r)=>new Option(o.title,String(r))));let s=t.closest("[data-field]");return s.hidden=e.length===0,t.
addEventListener("change",()=>{let o=t.value&&e[Number(t.value)];o&&(this.#f(o,e),this.#i(this.body,"push"))}),e}catch{return[]}}#f(t,e){
this.examples.value=String(e.indexOf(t)),this.editor.visits=t.visits,this.panel.followHistory(t.visits),this.predictAt.value=
t.predict_at.replace("T"," ");let s=t.visits.split(",").at(-1)?.trim()??"";this.#t={predictAt:this.predictAt.value,end:s},
wt(this.person,t.user)}};function ui({target:n,target_label:t,reason:e},s){if(n===void 0)return"";if(n===null)return"The\
 model drew this history itself: nothing really happened next.";let o=e?` ${di(e)}`:"",r=s.findIndex(({location:c})=>c===
n);if(r===0)return`The prediction is right: that is where the person went.${o}`;let i=s[r],a=i?`number ${r+1} with ${(100*
i.probability).toFixed(1)} %`:`which is not among the ${s.length} most probable places`;return`The person went to ${t}, ${a}\
.${o}`}var hi={routine:"routine",habit:"a habit",errand:"an errand",consequence:"a consequence of the day's first stop"};
function di(n){let{cause:t,custom:e,expected_label:s}=n,o=hi[e];if(!o)return"It was a free choice.";let r=n.decided_by.map(
a=>`visit ${a+1}`);n.decided_before&&r.push("visits before this history");let i=r.length?`, decided by ${r.join(" and ")}`:
"";return t===e?`It was ${o}${i}.`:`It should have been ${o}${i}: to ${s??"an unknown place"}. They chose otherwise.`}function bo(n){
try{return JSON.parse(n)}catch{return n}}var In=n=>`${(100*n).toFixed(1)} %`,Eo=({name:n,location:t})=>n??`#${t}`;function vo({location_probabilities:{pointer:n,
final:t},gate:e}){let s=new Map((n??[]).map(o=>[o.location,o.probability]));return{columns:["Place","Probability","from \
the pointer","from the generation head"],rows:t.map(o=>{let r=e.value*(s.get(o.location)??0),i=[o.probability,r,o.probability-
r];return[Eo(o),...i.map(In)]})}}function To(n,t,e){let[s,o]=[n,t].map(({location_probabilities:{final:i}})=>new Map(i.map(
a=>[Eo(a),a.probability]))),r=[...s??[]].flatMap(([i,a])=>{let c=o?.get(i);return c===void 0?[]:[{name:i,probability:a,other:c,
difference:a-c}]});return r.sort((i,a)=>Math.abs(a.difference)-Math.abs(i.difference)),{columns:["Place","First","Second",
"First minus second"],rows:r.slice(0,e).map(({name:i,probability:a,other:c,difference:l})=>{let h=`${l<0?"−":"+"}${Math.
abs(100*l).toFixed(1)} points`;return[i,In(a),In(c),h]})}}function $n({columns:n,rows:t}){let e=document.createElement("table");e.createTHead().insertRow().append(...n.map(r=>Rn(
"th",r,"col")));let o=e.createTBody();for(let[r,...i]of t)o.insertRow().append(Rn("th",r,"row"),...i.map(a=>Rn("td",a)));
return e}function Rn(n,t,e){let s=document.createElement(n);return e&&(s.scope=e),s.textContent=typeof t=="number"&&!Number.isInteger(
t)?t.toFixed(6):String(t??"–"),s}var mi=100,gi=12;function _i(n){let t=m(n,"[data-places]"),e=m(n,"[data-gate]"),s=m(document,"[data-compare]",HTMLAnchorElement),
o=new ce(n,{shown(i,a){t.replaceChildren($n(vo(a)));let{value:c,learned:l}=a.gate;e.textContent=`Gate ${c.toFixed(2)}${l?
"":" (not learned)"}: ${(100*c).toFixed(0)} % of the answer comes from the pointer.`;let{model:u}=o,h=i.interventions?JSON.
stringify({model:u,interventions:null}):null,p={page:"compare",model:u,...i,top_k:null,against:h};s.hash=B(p).toString(),
r(i,a)},stale:i=>m(n,"[data-story]").toggleAttribute("data-stale",i)});async function r(i,a){let c=await o.exampleHistories;
if(o.shown!==i)return;let l=c.find(({visits:h,user:p,predict_at:f})=>h===i.visits&&p===a.user&&f===a.predict_at),u=P(n,"\
[data-charts]");u&&(u.hidden=!l?.page||i.interventions!=="",m(u,"a",HTMLAnchorElement).href=l?.page??"")}o.restore("keep")}
function yi(n){let t=L(document,"template[data-side-of]",HTMLTemplateElement),e=m(n,"[data-difference]"),s=$(),o=(l,u,h)=>{
let p=t.find(({dataset:f})=>f.sideOf===u)??h;if(!p)throw new Error("The page has no model.");return m(p.content,`[data-s\
ide="${l}"]`).cloneNode(!0)},[r,i=r]=t;m(n,"[data-sides]").replaceChildren(o("a",s.get("model"),r),o("b",wi(s)??s.get("m\
odel"),i));let a=P(document,"[data-explore-link]",HTMLAnchorElement);new ie(n,{places:mi,asked(l){a&&(a.hash=B({page:"ex\
plore",...l}).toString())},options:()=>({page:"compare"}),answered(l,u){let h=l&&u&&To(l,u,gi);h?h.rows.length?e.replaceChildren(
$n(h)):e.textContent="The two models know no place of the same name.":e.replaceChildren()}}).restore()}function wi(n){try{
return JSON.parse(n.get("against")??"{}")?.model}catch{return}}var Ln=new Map;for(let[n,t]of[["[data-explore]",_i],["[da\
ta-compare-page]",yi]]){let e=P(document,n);e&&Ln.set(e,t)}function So(){for(let[n,t]of Ln)n.hidden||(Ln.delete(n),t(n))}
So();window.addEventListener("hashchange",So);})();
