(()=>{var Sl=Object.defineProperty;var ci=(e,t)=>{for(var n in t)Sl(e,n,{get:t[n],enumerable:!0})};var{currentScript:li}=document,Ol=li instanceof HTMLScriptElement?li.src:"",E=new URL("static/js/",Ol||document.baseURI).
href;(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: light",
dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,o=document.documentElement,r=matchMedia("(prefers-color-scheme: \
dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(e)}catch{
return null}};function h(g){return typeof g=="string"&&Object.hasOwn(t,g)}let u=g=>{let b=s.exec(g??""),w=b?b[1]??"auto":
g;o.toggleAttribute("data-transparent",b!==null),h(w)?o.dataset.askedTheme=g??"":delete o.dataset.askedTheme,a=[w,o.dataset.
firstTheme,l()].find(h)??"auto"},m=()=>{let g=new URL(location.href);g.searchParams.delete("theme"),delete o.dataset.askedTheme,
g.search!==location.search&&history.replaceState(history.state,"",g)},d=()=>{let g=document.querySelector("[data-theme-b\
utton]");return g instanceof HTMLElement?g:null},f=()=>{let g=d();g&&(g.textContent=n[a]);let b=a==="auto"?r.matches?"da\
rk":"light":a;c||o.dataset.theme===b||(o.dataset.theme=b,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
y=({type:g})=>{document.querySelector(".deck")||(c=g==="beforeprint",c?o.dataset.theme="light":f())};u(i),f();for(let g of[
"beforeprint","afterprint"])window.addEventListener(g,y);r.addEventListener("change",f),document.addEventListener("point\
erscope:choose-theme",({detail:g})=>{(g===null||h(g)||s.test(g))&&u(g??i),f()}),document.addEventListener("DOMContentLoa\
ded",()=>{let g=d();g&&(g.hidden=!1,f(),g.addEventListener("click",()=>{a=t[a],m();try{localStorage.setItem(e,a)}catch{}
f()}))})})();var hi="exported"in document.documentElement.dataset,Cs=ht().toString();function ht(){let e=location.hash.slice(1);return new URLSearchParams(
hi&&e.includes("=")?e:location.search)}function bn(e){window.addEventListener("popstate",()=>{let t=ht().toString();t!==
Cs&&(Cs=t,e())})}function Tl(e){let t=new URL(location.href),n=t.searchParams.get("theme"),s=new URLSearchParams(n?{theme:n}:
{});return hi?(t.search=s.toString(),t.hash=e.toString()):(t.search=new URLSearchParams([...e,...s]).toString(),t.hash=""),
t}function ae(e){try{return JSON.parse(e)}catch{return e}}function wn(e,t){let n=Tl(e);n.href!==location.href&&(t==="pus\
h"?history.pushState(null,"",n):history.replaceState(null,"",n),Cs=ht().toString())}function _(e,t,n){let s=ut(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function ut(e,t,n){
let s=e.querySelector(t);return s&&ui(s,n)?s:null}function it(e,t,n){return[...e.querySelectorAll(t)].filter(s=>ui(s,n))}function ce({target:e}){return e}function le({target:e}){return e}function xn(e){return _(e.content.cloneNode(!0),"*")}function ui(e,t){
return e instanceof(t??HTMLElement)}var ft=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=n}},$n=new URL(
E.replace(/^(.*\/)static\/.*$/,"$1")),kn={answers:!0},Nl=[502,504],vl=5e3,Ll="No response could be read. Your input is s\
till here; check your connection and try again.",Rl=e=>`The server answered with ${e}.`;async function he(e,t,n=$n){let s=await Il(
new URL(`api/${e}`,n),t);if(String(n)===$n.href&&Pl(s!==null&&!Cl(s)),!s)return mi();if(!(s.headers.get("content-type")??
"").includes("json")){let i=Rl(s.status);throw new ft(s.status,[{where:"",message:i,suggestions:[]}])}let r=await s.json().
catch(mi);if(!s.ok)throw new ft(s.status,r.errors??[]);return r}async function Il(e,t){try{let n=await fetch(e,t);return Nl.
includes(n.status)?null:n}catch(n){if(Mn(n))throw n;return null}}function di(e){let t=AbortSignal.timeout(vl);return e?AbortSignal.
any([e,t]):t}function Cl({headers:e}){return e.get("cache-status")?.startsWith("service-worker")??!1}function Pl(e){e!==
kn.answers&&(kn.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:e}})))}function mi(e){
throw Mn(e)?e:new ft(0,[{where:"",message:Ll,suggestions:[]}])}function Mn(e){return e instanceof DOMException&&e.name===
"AbortError"}function Tt(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,
s])=>[n,String(s)]))}function Se(e){return e instanceof Error?e.message:String(e)}var fi=Wl("model-files"),Hl=500,Ct=fi===null;async function pi(e){return Ct?he(`models/${encodeURIComponent(e)}/vocabula\
ry`):JSON.parse(new TextDecoder().decode(await Ps(e,"vocabulary")))}async function _n(e,t=Hl){if(Ct){let n=`models/${encodeURIComponent(
e)}/histories?limit=${t}`,{items:s}=await he(n);return s}return JSON.parse(new TextDecoder().decode(await Ps(e,"historie\
s")))}async function gi({id:e,weights:t},n){if(!t)throw new Error("The weights of this model stay on the server.");if(!Ct)
return Ps(e,"weights",n);let s=`api/models/${encodeURIComponent(e)}/weights/${t.sha256}`;return yi(new URL(s,$n),"weight\
s",n)}async function Ps(e,t,n=!1){let s=fi?.[e]?.[t];if(!s)throw new Error(`This page holds no ${t} of ${e}.`);if(!s.startsWith(
"#"))return yi(new URL(s,document.baseURI),t,n);let o=document.getElementById(s.slice(1))?.textContent??"";return Uint8Array.
from(atob(o.trim()),r=>r.charCodeAt(0)).buffer}async function yi(e,t,n){let s=await fetch(e,{cache:n?"reload":"default"});
if(!s.ok)throw new Error(`The ${t} could not be fetched (${s.status}).`);return s.arrayBuffer()}function Wl(e){let t=ut(
document,`script#${e}`,HTMLScriptElement);return t&&JSON.parse(t.textContent??"")}function bi(e){let{tensors:t,...n}=e,s=Object.entries(t).map(([o,{data:r,shape:i}])=>{let a=Uint8Array.from(atob(r),c=>c.
charCodeAt(0));return[o,{values:new Float32Array(a.buffer),shape:i}]});return{...n,tensors:Object.fromEntries(s)}}var Dl=["browser","server"],wi=20,En={address:"../bundles/browser-model.js",load:()=>import(En.address)};function ue({prediction:{
name:e,location:t,probability:n}}){return n===0?"no known place":`${e??`#${t}`}, ${(100*n).toFixed(1)} %`}function me(e,t){
e.textContent=t?ue(t):"…";let{location:n,probability:s}=t?.prediction??{};for(let[o,r]of Object.entries({location:n,probability:s,
engine:t?.engine}))r===void 0?delete e.dataset[o]:e.dataset[o]=String(r)}var Oe=class{#t;#e;#n=null;#s=null;#o=!1;draws=!1;sharesWeights=!0;constructor(t,n=null){
this.#t=t,this.#e=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&Dl.includes(t)?t:null,Ct||(this.
choice="browser"),this.obstacle="",this.#s||(this.#n=null)}get model(){return this.#s}get isInBrowser(){return this.#s!==
null&&this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.#s&&this.choice!==
"server")return this.#r(this.#s,t);if(!Ct)throw new ft(0,[{where:"",message:this.obstacle,suggestions:[]}]);let o=this.choice!==
"server"&&!!navigator.serviceWorker?.controller?di(n):n;try{return{...await this.#i(t,o),engine:"server"}}catch(r){if(!(r instanceof
ft&&r.status===0)||this.choice==="server")throw r;if(await this.prepare(),this.#s)return this.#r(this.#s,t);throw this.choose(
this.choice),r}}async searchPlaces(t){if(Ct||await this.prepare(),this.#s&&this.choice!=="server"){let{places:s}=this.#s;
return s.search(t,wi).map(({id:o,category:r})=>({label:s.label(o),notation:s.notation(o),category:r}))}let{items:n}=await he(
`${this.#e}/locations?${Tt({q:t,limit:wi})}`);return n}async prepare(){try{this.#n??=this.#a(),this.#s=await this.#n}catch(t){
this.#o=!0,this.obstacle=Se(t)}}#r(t,n){try{return{...t.trace(n),engine:"browser"}}catch(s){let{problems:o}=s;throw o?new ft(
422,o):s}}async#i(t,n){if(this.draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let{trace:s}=await he(
`${this.#e}/views/network?${Fl(t)}`,{...n&&{signal:n}});return bi(s)}return he(`${this.#e}/explain?encoding=base64`,{method:"\
POST",headers:{"content-type":"application/json"},body:JSON.stringify(t),...n&&{signal:n}})}async#a(){let t=await pi(this.#t),
[{BrowserModel:n},s]=await Promise.all([En.load(),gi(t,this.#o)]);return new n(t,s)}};function Fl(e){let t=Object.entries(
e).map(([n,s])=>[n,s!==null&&typeof s=="object"?JSON.stringify(s):s]);return Tt(Object.fromEntries(t))}var nr={};ci(nr,{BrowserModel:()=>er});var Ul=Yl();function pt(e){return{values:new Float32Array(e.reduce((t,n)=>t*n,1)),shape:e}}function An(e,t){return{values:e.
values.map((n,s)=>n+t.values[s]),shape:e.shape}}function de(e,t,n){return Hs(e,t,n.values)}function Hs({values:e,shape:t},{
values:n,shape:[s,o]},r){let i=pt([...t.slice(0,-1),s]),{values:a}=i,c=l=>n.subarray(l*o,(l+1)*o);for(let l=0;l<s;l+=4){
let h=Math.min(l+1,s-1),u=Math.min(l+2,s-1),m=Math.min(l+3,s-1),[d,f,y,g]=[c(l),c(h),c(u),c(m)];for(let b=0,w=0;b<e.length;b+=
o,w+=s){let k=r[l],x=r[h],M=r[u],N=r[m];for(let $=0;$<o;$++){let A=e[b+$];k+=A*d[$],x+=A*f[$],M+=A*y[$],N+=A*g[$]}a[w+l]=
k,a[w+h]=x,a[w+u]=M,a[w+m]=N}}return i}function xi({values:e,shape:t},{values:n},{values:s}){let o=n.length,r=pt(t),i=pt(
t.slice(0,-1)),a=pt(t.slice(0,-1));for(let c=0;c<e.length/o;c++){let l=c*o,h=0;for(let f=0;f<o;f++)h+=e[l+f];let u=h/o,m=0;
for(let f=0;f<o;f++)m+=(e[l+f]-u)**2;let d=1/Math.sqrt(m/o+1e-5);for(let f=0;f<o;f++)r.values[l+f]=(e[l+f]-u)*d*n[f]+s[f];
i.values[c]=u,a.values[c]=d}return{normed:r,mean:i,reciprocal_deviation:a}}function Sn({values:e,shape:t},n=1){if(!(n>0&&
n<Number.POSITIVE_INFINITY))throw new RangeError(`The temperature must be a positive number, not ${n}.`);let s=pt(t),o=t[t.
length-1];for(let r=0;r<e.length;r+=o){let i=r+o,a=Number.NEGATIVE_INFINITY;for(let l=r;l<i;l++)a=Math.max(a,e[l]);let c=0;
for(let l=r;l<i;l++)s.values[l]=Math.exp((e[l]-a)/n),c+=s.values[l];for(let l=r;l<i;l++)s.values[l]/=c}return s}function Ws(e,t){
if(!t)return e;let n=(s,o)=>t[o%t.length]?s:Number.NEGATIVE_INFINITY;return{values:e.values.map(n),shape:e.shape}}function jl(e,t){
return{values:e.values.map(n=>n/Math.sqrt(t)),shape:e.shape}}function $i(e,t,n=!0){let[s,o]=t.shape;return Hs(n?jl(e,o):
e,t,new Float32Array(s))}function Gl(e,t){let[n,s]=t.shape,o=pt([s,n]);for(let r=0;r<n*s;r++)o.values[r%s*n+Math.floor(r/
s)]=t.values[r];return Hs(e,o,new Float32Array(s))}function ki(e,t,n,{mask:s,temperature:o,scaled:r}){let i=Ws($i(e,t,r),
s),a=Sn(i,o);return{scores:i,weights:a,outputs:Gl(a,n)}}function Mi({values:e,shape:t}){let n=pt(t);for(let s=0;s<e.length;s++)
n.values[s]=.5*e[s]*(1+Bl(e[s]*Math.SQRT1_2));return n}function _i(e,t,n,s,o){let r=de(e,t,n),i=Mi(r);return{pre:r,hidden:i,
out:de(i,s,o)}}function Ei(e,t,n=!0){return $i(e,t,n)}function Ai(e,t){return An(e,t)}function Si(e,t,n){let s=pt([n]);return e.
values.forEach((o,r)=>{s.values[t[r]]+=o}),s}function Oi(e,t,n,s,o){let r=Mi(de(e,t,n)),i={values:de(r,s,o).values,shape:[]};
return{hidden:r,logit:i,value:Vl(i)}}function Vl({values:e,shape:t}){return{values:e.map(n=>1/(1+Math.exp(-n))),shape:t}}
function Ti({values:e},t,n){let s=(o,r)=>e[0]*o+(1-e[0])*n.values[r];return{values:t.values.map(s),shape:t.shape}}function Ds({
values:e}){return e.reduce((t,n)=>t-(n?n*Math.log(n):0),0)}function Ni(e){return Math.exp(Ds(e))}function Bl(e){let t=Math.
abs(e);if(!(t<6))return Math.sign(e);let n=Math.round(t*16);return Math.sign(e)*vi(Ul,n*10,t-n/16)}function Yl(){let e=new Float64Array(
970),t=0;for(let n=0;n<e.length;n+=10){let s=n/10/16;e[n]=t;let o=0,r=2/Math.sqrt(Math.PI)*Math.exp(-s*s);for(let i=1;i<
10;i++)e[n+i]=r/i,[o,r]=[r,-2*(s*r+o)/i];t=vi(e,n,1/16)}return e}function vi(e,t,n){let s=0;for(let o=9;o>=0;o--)s=s*n+e[t+
o];return s}var fe=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var Li=[1900,2200],Ri=`,@+#"
\r`,Ii=/^(?:[0-9]{1,5})$/,Ci=/^(?:#[0-9]{1,9})$/,Pi=/[0-9]:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)? *([Zz]|[+-] *[0-9]{2}(:?[0-9]{2})?)$/,
Hi=/([0-9]:[0-9]{2}):[0-9]{2}([.][0-9]+)?$/,Fs=/^(?:((?<weekday>[A-Za-z]{3,9}) +|(?<date>[0-9]{4}-[0-9]{2}-[0-9]{2})[ Tt]+)?(?<hour>[0-9]{1,2}):(?<minute>[0-9]{2}))$/,
Bt=1,Nt=2,Yt=5,Us=100,Wi=100,Di=3,On=.75,js=85,Gs=60,Fi=/[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g,
Ui=/[\u0300-\u036f]+/g,ji={æ:"ae",œ:"oe",ø:"o",ð:"d",đ:"d",þ:"th",ħ:"h",ı:"i",ł:"l"},qe=20773,Gi=480,Vi=60,Te=15,
Kt=30,Tn=96,Nn=7,pe=8,ge=99,Bi=100,Yi=36500,Ki=["user","time","weekday","recency","duration","position_from_end","sinuso\
idal","attention","pointer","position_bias","generation","gate"],qi=60,zi=[-12,-11,-10,-9,-8,-7,-6,-5,-4,-3,-2,-1,0,1,2,
3,4,5,6,7,8,9,10,11],Vs=`	
\v\f\r              \u2028\u2029  　`;var at=e=>Math.floor(e/1440),Mt=e=>e-at(e)*1440,qt=e=>ye(e+3,7),ye=(e,t)=>(e%t+t)%t,ze=e=>new Date(e*864e5).toISOString().
slice(0,10),vn=e=>[Math.floor(e/60),e%60].map(t=>String(t).padStart(2,"0")).join(":");function Xi(e){let t=Date.parse(`${e}\
T00:00Z`)/864e5;return e>="0001"&&!Number.isNaN(t)&&ze(t)===e?t:null}function Bs(e,t,n){return{locations:e.map(s=>s.location),user:t,weekdays:e.map(s=>qt(at(s.arrival))),startMinutes:e.map(
s=>Mt(s.arrival)),durations:e.map(s=>s.duration),daysBefore:e.map(s=>at(n)-at(s.arrival))}}function Ji({locations:e,weekdays:t,
startMinutes:n,durations:s,daysBefore:o}){let i=qe+ye(t.at(-1)??0,7)+(o.at(-1)??0);return e.map((a,c)=>({location:a,arrival:(i-
(o[c]??0))*1440+(n[c]??0),duration:s[c]??0,filledIn:[]}))}function Ln(e,t){let n=s=>t.map(o=>s[o]??0);return{locations:n(
e.locations),user:e.user,weekdays:n(e.weekdays),startMinutes:n(e.startMinutes),durations:n(e.durations),daysBefore:n(e.daysBefore)}}
function Qi(e,t){let n=e.locations.length,s=(o,r,i)=>Int32Array.from(o,a=>Math.min(Math.max(Math.floor(a/r),0),i));return{
locations:Int32Array.from(e.locations),user:e.user,time:s(e.startMinutes,Te,Tn),weekday:s(e.weekdays,1,Nn),recency:s(e.daysBefore,
1,pe),duration:s(e.durations,Kt,ge),positionFromEnd:Int32Array.from(e.locations,(o,r)=>Math.min(n-r,t-1))}}var zt={};ci(zt,{ALTERNATIVES:()=>go,CHANGES_NOT_JSON:()=>Zi,CLOSE_PERSON:()=>fo,CLOSE_PLACE:()=>co,COLUMN_LENGTH:()=>Eo,
DATE_OUT_OF_RANGE:()=>no,EVERY_VISIT_MASKED:()=>Lo,FORM_ERRORS:()=>zl,GATE_AND_ONLY:()=>To,LAST_VISIT_MASKED:()=>Ro,LEFT_OUT:()=>yo,
LONE_SURROGATE:()=>Qe,MOMENT_TOO_LONG:()=>Xs,NOTHING_TO_BLEND:()=>Po,NOT_AN_ID:()=>zs,NOT_AN_OBJECT:()=>ql,NOT_AN_ORDER:()=>No,
NOT_A_DATE:()=>eo,NOT_A_DAY:()=>to,NOT_A_LIST:()=>Rn,NOT_A_MOMENT:()=>Qs,NOT_A_NUMBER:()=>Go,NOT_A_STAY:()=>so,NOT_A_TIME:()=>Zs,
NOT_A_VISIT:()=>Ys,NOT_A_WHOLE_NUMBER:()=>Vo,NOT_FINITE:()=>Wo,NOT_ONE_PLACE:()=>Kl,NOT_PLAIN_JSON:()=>Do,NO_HEAD:()=>Io,
NO_HISTORY:()=>bo,NO_LAYER:()=>Co,NO_LOCATION:()=>oo,NO_PEOPLE:()=>mo,NO_PERSON_ID:()=>lo,NO_PLACE:()=>Xe,NO_PLACE_NAMES:()=>ao,
NO_SUCH_PERSON:()=>uo,NO_SUCH_PLACE:()=>io,NO_VISITS:()=>xo,NO_VISIT_TO_MASK:()=>vo,NUMBER_RANGE:()=>jo,OUT_OF_RANGE:()=>Ao,
PARAMETER_NOT_JSON:()=>ta,PARTS:()=>Ho,PERSON:()=>po,PREDICTION_TOO_EARLY:()=>Mo,RECORD_OUT_OF_ORDER:()=>Oo,RECORD_WITH_USER:()=>_o,
SEMICOLON:()=>Je,SEVERAL_PEOPLE:()=>ho,SEVERAL_PLACES:()=>ro,SEVERAL_USERS:()=>So,TIME_ZONE:()=>Js,TOO_MANY_VISITS:()=>$o,
TWO_HISTORIES:()=>wo,UNKNOWN_FIELD:()=>Fo,UNQUOTED_NUMBER_SIGN:()=>qs,VISIT_OUT_OF_ORDER:()=>ko,VISIT_TOO_LONG:()=>Ks,WHOLE_NUMBER_RANGE:()=>Uo});var Xe="The visit names no place. Write the name of a place, or an id such as #17.",Kl="This is not one place. Write the\
 name of a place, or an id such as #17.",Ys="This visit cannot be read. A visit is a place, then @ with a day and a time\
, then + with minutes, such as Café Luna @ Mon 08:00 +45. Put a name with , @ + # or a quote in double quotes.",Je="A s\
emicolon does not end a visit. Separate visits by commas or new lines.",Ks="This visit has {characters:,} characters; at\
 most {most:,} characters are read. Shorten it.",qs="“{name}” contains #. Put a name with # in double quotes.",zs="“\
{name}” is not a location id. Write # and a number, such as #17.",Xs="“{text}…” is too long for a day and time. Write \
Mon 08:00, 2026-11-16 08:00 or 08:00.",Js="“{text}” has a time zone, but times are local to the people who make the visi\
ts. Leave out the time zone.",Qs="“{text}” is not a day and time. Write Mon 08:00, 2026-11-16 08:00 or 08:00.",Zs="“\
{text}” is not a time of day. Write an hour from 00 to 23 and minutes from 00 to 59.",to="“{text}” is not a day. Write\
 one of {days}, or a date such as 2026-11-16.",eo="There is no date {text}. Write a date of the calendar, such as 2026-1\
1-16.",no="The date {text} is out of range. Write a date between {first_year} and {last_year}.",so="“+{text}” is not a l\
ength of stay. Write whole minutes from +0 to +{most}.",oo="There is no location #{location}. Write an id from #{first} \
(unknown place) to #{last}.",ro="{count:,} places match “{name}”: {listed}. Write the one you mean, such as {example}.",
io="No place matches “{name}”. Write a name from the list of places, or an id such as #{first}.",ao="No place matche\
s “{name}”. The places of this model have no names. Write an id, such as #{first}.",co="No place matches “{name}”. D\
id you mean {meant}?",lo="There is no person {person}. Write an id from 1 to {last}.",ho="{count:,} people match “{name}\
”. Write one of {listed}.",uo="No person matches “{name}”. Write a person's name, or an id from 1 to {last}.",mo="\
No person matches “{name}”. This model knows no people: leave the user out.",fo="No person matches “{name}”. Did you\
 mean {meant}?",po="Person {user}",go="{listed} or {last}",yo="{listed} and {left_out:,} more",bo="The query has no hist\
ory. Send visits or a record.",wo="The query has visits and a record. Send only one of them.",xo="There are no visits. W\
rite at least one visit, such as where the day begins.",$o="The history has {visits} visits; the model accepts at most {\
most}. Leave out the oldest {excess}.",ko="This visit begins before the one above it ({arrival}). Write visits oldest fi\
rst, or correct the date.",Mo="The moment to predict lies before the last visit ({arrival}). Enter a later moment, or le\
ave it empty.",_o="A record contains its own person and days. Leave out user and predict_at.",Eo="The column has {number\
s} numbers for {visits} visits. Send one number for each visit.",Ao="The number is out of range. Enter a whole number fr\
om {minimum} to {maximum}.",So="The record has visits of several people. Send the visits of one person.",Oo="The visits \
are not in order, because the days before the prediction increase. Send visits oldest first.",To="`gate` and `only` excl\
ude each other. Send one of them.",No="The order does not fit the {visits} visits. List each position from 0 to {last} e\
xactly once.",vo="There is no visit at position {position}. Mask positions from 0 to {last}.",Lo="Every visit is masked,\
 so no visit is left to attend to. Unmask the last visit.",Ro="The last visit (position {position} as sent, counted from\
 0) cannot be masked, because the prediction is read from it. Remove it from the visits instead.",Io="There is no head {\
head} in layer {layer}: layers run from 0 to {last_layer}, heads from 0 to {last_head}.",Co="There is no layer {layer}; \
layers run from 0 to {last_layer}.",Po="This network has no {part}, so there is nothing to blend. Leave `{option}` out.",
Ho={pointer:"pointer",generation:"generation head"},Wo='The model "{model}" cannot answer this query: its `{tensor}` con\
tains infinite or undefined numbers. The weights are too large for 32-bit arithmetic. Choose another model or other visi\
ts.',Qe="The text contains half a character (a lone surrogate). Remove it.",Do="This is not plain JSON. Remove half char\
acters (lone surrogates) and deep nesting.",Zi="The link's changes cannot be read: a part of the link is missing or dama\
ged. Copy the whole link again, or remove `interventions` from it.",ta="The parameter is not valid JSON. Send JSON.",Fo="\
There is no field “{name}” here. Correct its name, or remove it.",Uo="Enter a whole number from {minimum:g} to {maxi\
mum:g}.",jo="Enter a value from {minimum:g} to {maximum:g}.",ql="This is not a JSON object. Send a JSON object.",Rn="Thi\
s is not a list. Send a list.",Go="This is not a number. Enter a number.",Vo="This is not a whole number. Enter a whole \
number.",zl={missing:"A required value is missing. Add it.",tuple_type:"This is not a list. Send a list.",list_type:"Thi\
s is not a list. Send a list.",string_type:"This is not a text. Send a text.",string_too_long:"The text is too long. Sen\
d at most {max_length} characters.",bool_type:"This is neither true nor false. Send true or false.",too_long:"The list i\
s too long. Send at most {max_length} items.",too_short:"The list is too short. Send at least {min_length} items.",greater_than:"\
The number is too small. Enter a number above {gt:g}.",greater_than_equal:"The number is too small. Enter a number of at\
 least {ge:g}.",less_than_equal:"The number is too large. Enter a number of at most {le:g}.",finite_number:"The number i\
s not finite. Enter a finite number.",int_type:"This is not a whole number. Enter a whole number.",int_parsing:"This is \
not a whole number. Enter a whole number.",int_from_float:"This is not a whole number. Enter a whole number.",string_unicode:"\
The text contains half a character (a lone surrogate). Remove it.",float_type:"This is not a number. Enter a number.",float_parsing:"\
This is not a number. Enter a number.",literal_error:"This value is not known. Choose one of {expected}.",model_attributes_type:"\
This is not a JSON object. Send a JSON object.",model_type:"This is not a JSON object. Send a JSON object.",dict_type:"T\
his is not a JSON object. Send a JSON object."};var Ht=class extends Error{constructor(t){super(t.map(({where:n,message:s})=>`${n}: ${s}`).join(" ")),this.problems=t.slice(
0,20)}};function D(e,t,n={},s=[]){return new Ht([{where:e,message:Q(t,n),suggestions:s}])}function Q(e,t){return e.replace(
/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(t[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,","):r})}function Wt(e,t){try{
return t()}catch(n){if(!(n instanceof Ht))throw n;return e.push(...n.problems),null}}function _t(e){if(e.length)throw new Ht(
e)}var In={type:"object",fields:{user:{type:"kinds",of:{name:{type:"text",max:1e3},id:{type:"int"}},kind:"_kind_of_user",nullable:!0,
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
ge:0},max:1e3,default:[]}},after:"_check_gate_and_only",before:"_check_json",nullable:!0,default:null}}};var Xl=new RegExp(`[${Vs}]+`),Cn=e=>e!==""&&Vs.includes(e);function tt(e){let[t,n]=[0,e.length];for(;t<n&&Cn(e.charAt(t));)
t+=1;for(;t<n&&Cn(e.charAt(n-1));)n-=1;return e.slice(t,n)}var Dt=e=>e.split(Xl).filter(Boolean),gt=e=>[...e].length,Et=(e,t)=>e.
length<=t?e:[...e.slice(0,2*t)].slice(0,t).join(""),we=e=>/\p{Surrogate}/u.test(e);var{FORM_ERRORS:At}=zt,Jl=255,Ql=1e21,Zl={_kind_of_visits:e=>Array.isArray(e)?"list":"notation",_kind_of_visit:e=>typeof e==
"string"?"place":"visit",_kind_of_user:e=>typeof e=="string"?"name":"id"};function Pn(e,t){let n=[],s=Ne(e,t,[],n);return _t(
th(n)),s}function th(e){let t=new Map;for(let{path:s,message:o,expected:r}of e){let i=JSON.stringify(s),a=t.get(i);a?r&&
(a.message=`${a.message.replace(/\.$/,"")}, or ${r}.`):t.set(i,{path:s,message:o})}let n=new Set;for(let{path:s}of t.values())
for(let o=1;o<s.length;o+=1)n.add(JSON.stringify(s.slice(0,o)));return[...t].filter(([s])=>!n.has(s)).map(([,{path:s,message:o}])=>({
where:eh(s),message:o,suggestions:[]}))}function eh(e){return e.map(n=>typeof n=="number"?`[${n}]`:`.${n}`).join("").replace(
/^\./,"")||"body"}function Ne(e,t,n,s){if(t===null&&e.nullable)return null;let o=s.length,r=(a,c)=>{s.push({path:n,message:a,
...c&&{expected:c}})};if(e.before==="_check_json"&&!na(t,Jl))return r(Do);let i=nh(e,t,n,s,r);if(s.length>o)return i;if(e.
after==="_check_gate_and_only"){let{gate:a,only:c}=i;a!==null&&c!==null&&r(To)}return e.after?.startsWith("_sorted")&&Array.
isArray(i)?uh(i):i}function nh(e,t,n,s,o){switch(e.type){case"object":return hh(t)?Object.keys(t).some(we)?o(Qe):sh(e.fields,
t,n,s):o(At.model_type);case"kinds":return Ne(ih(e,t),t,n,s);case"union":return rh(e.of,t,n,s);case"list":return Array.isArray(
t)?oh(e,t,n,s,o):o(Rn);case"tuple":return Array.isArray(t)?t.length>e.items.length?o(Q(At.too_long,{max_length:e.items.length})):
e.items.map((r,i)=>i<t.length?Ne(r,t[i],[...n,i],s):s.push({path:[...n,i],message:At.missing})):o(Rn);case"literal":{if(e.
values.some(i=>i===t))return t;let r=dh(e.values.map(i=>`'${i}'`));return o(Q(At.literal_error,{expected:r}),r)}case"tex\
t":return typeof t!="string"?o(At.string_type):we(t)?o(Qe):t.length>e.max&&gt(t)>e.max?o(Q(At.string_too_long,{max_length:e.
max})):t;case"bool":return typeof t=="boolean"?t:o(At.bool_type);default:{if(typeof t=="string"&&e.lax&&we(t))return o(Qe);
let r=e.lax?lh(t):t,i=ah(e,r);return i?o(i):r}}}function sh(e,t,n,s){let o={};for(let[r,i]of Object.entries(e))Object.hasOwn(
t,r)?o[r]=Ne(i,t[r],[...n,r],s):i.default!==void 0?o[r]=i.default:s.push({path:[...n,r],message:At.missing});for(let r of Object.
keys(t)){if(Object.hasOwn(e,r))continue;let i=Et(r,qi);s.push({path:[...n,i],message:Q(Fo,{name:i})})}return o}function oh({
items:e,max:t,wrap:n},s,o,r,i){let a=r.length,c=n?Bi:1,l=[];for(let[h,u]of s.slice(0,t).entries()){if(h%c===0&&r.length>
a)break;l.push(Ne(e,u,[...o,h],r))}return s.length>t&&r.length===a&&i(Q(At.too_long,{max_length:t})),l}function rh(e,t,n,s){
let o=[];for(let r of e){let i=[],a=Ne(r,t,n,i);if(!i.length)return a;for(let c of i)o.push(c)}for(let r of o)s.push(r);
return t}function ih({of:e,kind:t},n){let s=e[Zl[t]?.(n)??""];if(!s)throw new Error(`There is no kind of value that ${t}\
 chooses.`);return s}function ah({type:e,gt:t,ge:n,le:s},o){let r=typeof o=="number"&&(e==="float"||ch(o)),i=r&&(o<Number(
n)||o<=Number(t));return r&&!i&&!(o>Number(s))?null:n!==void 0&&s!==void 0?Q(e==="int"?Uo:jo,{minimum:n,maximum:s}):r?t!==
void 0?Q(At.greater_than,{gt:t}):Q(At.greater_than_equal,{ge:Number(n)}):e==="int"?Vo:Go}var ch=e=>Number.isInteger(e)&&
Math.abs(e)<Ql;function lh(e){return typeof e=="boolean"?Number(e):typeof e!="string"?e:/^\s*[+-]?\d+(_\d+)*(\.0+)?\s*$/.
test(e)?Number(e.replaceAll("_","")):e}var hh=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function na(e,t){return typeof e==
"string"?!we(e):typeof e!="object"||e===null?!0:t?Object.entries(e).every(([n,s])=>!we(n)&&na(s,t-1)):!1}function uh(e){
return[...new Map(e.map(n=>[JSON.stringify(n),n])).values()].sort((n,s)=>mh(ea(n),ea(s)))}function ea(e){return typeof e!=
"object"?[e]:Object.values(e)}function mh(e,t){for(let[n,s]of e.entries()){let o=t[n]??s;if(s!==o)return s<o?-1:1}return 0}
var dh=e=>[e.slice(0,-1).join(", "),e.at(-1)].filter(Boolean).join(" or ");var sa=()=>Pn(In.fields.interventions,{});function oa(e,t){let{gate:n,only:s,remove_heads:o,skip:r}=e,{layers:i,heads:a,
components:c}=t,l={last_layer:i-1,last_head:a-1},h=[],u=(d,f,y)=>{let g=Q(f,y);h.push({where:`interventions.${d}`,message:g,
suggestions:[]})};for(let[d,f]of o==="all"||!a?[]:o)(d>=i||f>=a)&&u("remove_heads",Io,{layer:d,head:f,...l});for(let{layer:d}of r)
d>=i&&u("skip",Co,{layer:d,...l});let m=[["gate",n===null?[]:["pointer","generation"]],["only",s===null?[]:[s]]];for(let[
d,f]of m){let y=f.find(g=>!c.includes(g));y&&u(d,Po,{part:Ho[y],option:d})}_t(h)}var vt=fe.map(e=>e.slice(0,3)),xe={weekday:null,date:null,time:null};function aa(e){let t=[],n=[];for(let[s,{written:o}]of Wn(
e).entries()){let r=Wt(t,()=>fh(o,`visits[${s}]`));if(r)n.push(r);else if(t.length>=20)break}return _t(t),n}function ca(e){
return e.map(t=>{let n=Yo(t);return[...[Ze(t.place),n&&`@ ${n}`],t.stay===null?"":`+${t.stay}`].filter(Boolean).join(" ")}).
join(", ")}function Ze(e){return typeof e=="number"?`#${e}`:e&&e===tt(e)&&![...Ri].some(n=>e.includes(n))?e:`"${e.replaceAll(
'"','""')}"`}function Yo({weekday:e,date:t,time:n}){return[e===null?t!==null&&ze(t):vt[e],n!==null&&vn(n)].filter(Boolean).
join(" ")}function Hn(e,t){let n=tt(e);if(gt(n)>40)throw D(t,Xs,{text:Et(n,40)});let{groups:s}=Fs.exec(n)??Fs.exec(n.replace(
Hi,"$1"))??{};if(!s)throw D(t,Pi.test(n)?Js:Qs,{text:n});let[o,r]=[Number(s.hour),Number(s.minute)];if(o>23||r>59)throw D(
t,Zs,{text:n});return{weekday:wh(s.weekday,t),date:xh(s.date,t),time:o*60+r}}function Ko(e,t){if(!Ci.test(e))throw D(t,zs,
{name:Et(e,40)});return Number(e.slice(1))}function Wn(e){let t=[],n=0,s=!1;for(let{0:o,index:r}of e.matchAll(/[",\n\r]|$/g))
o==='"'?s=!s:(!s||!o)&&(t.push({written:e.slice(n,r),start:n}),n=r+1);return t.filter(({written:o})=>tt(o))}function Dn(e){
return e.startsWith('"')?yh(e):e.search(/[@+]|$/)}function fh(e,t){try{return ph(e,t)}catch(n){throw e.replace(/"[^"]*"/g,
"").includes(";")?D(t,Je):n}}function ph(e,t){let n=tt(e),s=gt(n);if(s>2e3)throw D(t,Ks,{characters:s,most:2e3});let o=gh(
n);if(!o)throw D(t,Ys);let r=bh(o.place,t);if(r==="")throw D(t,Xe);let i=o.moment===null?xe:Hn(o.moment,t),a=o.stay===null?
null:$h(tt(o.stay),t);return{place:r,...i,stay:a}}function gh(e){let t=e.startsWith('"'),n=Dn(e),s=tt(e.slice(0,n)),o=tt(
e.slice(n)),r=null,i=null;if(o.startsWith("@")){let c=o.search(/\+|$/);r=o.slice(1,c),o=o.slice(c)}o.startsWith("+")&&(i=
o.slice(1),o="");let a=/[@+]/.test(`${r??""}${i??""}`);return o||a||!t&&s.includes('"')?null:{place:s,moment:r,stay:i}}function yh(e){
let t=e.indexOf('"',1);for(;t>0&&e[t+1]==='"';)t=e.indexOf('"',t+2);return t+1}function bh(e,t){if(e.startsWith('"'))return e.
slice(1,-1).replaceAll('""','"');if(e.startsWith("#"))return Ko(e,t);if(e.includes("#"))throw D(t,qs,{name:Et(e,60)});return e}
function wh(e,t){if(e===void 0)return null;let n=fe.findIndex(s=>s.toLowerCase().startsWith(e.toLowerCase()));if(n<0)throw D(
t,to,{text:e,days:vt.join(", ")},vt);return n}function xh(e,t){if(e===void 0)return null;let n=Xi(e);if(n===null)throw D(
t,eo,{text:e});let[s=0,o=0]=Li,r=Number(e.slice(0,4));if(r<s||r>o)throw D(t,no,{text:e,first_year:s,last_year:o});return n}
function $h(e,t){if(!Ii.test(e)){let n={text:Et(e,20),most:99999};throw D(t,so,n)}return Number(e)}function qo(e,t){let n=[],s=[];for(let[o,{place:r,stay:i,...a}]of e.entries()){let c=`visits[${o}]`,l=Wt(n,()=>t.find(r,
c))??0,h=s.at(-1),u=kh(a,h);if(h&&u<h.arrival){let y=at(h.arrival),g=`${vt[qt(y)]} ${ve(h.arrival)}`;n.push(...D(c,ko,{arrival:g}).
problems)}if(n.length>=20)break;h?.filledIn.includes("stay")&&(h.duration=Math.min(h.duration,u-h.arrival));let m={day:a.
weekday===null&&a.date===null,time:a.time===null,stay:i===null},d=i??t.at(l).typical_minutes??Vi,f=Object.entries(m).flatMap(
([y,g])=>g?y:[]);s.push({location:l,arrival:u,duration:d,filledIn:f})}return _t(n),s}function Fn({weekday:e,date:t,time:n},s){
let o=n??0;if(t!==null)return t*1440+o;let r=s===null?qe*1440:s+1,i=at(r)+(o<Mt(r)?1:0),a=e===null?0:ye(e-qt(i),7);return(i+
a)*1440+o}var zo=({arrival:e,duration:t})=>e+t,ve=e=>`${ze(at(e))} ${vn(Mt(e))}`;function kh(e,t){return e.time!==null?Fn(
e,t?t.arrival:null):t?zo(t):qe*1440+Gi}function ha(e,{places:t,people:n,architecture:s}){let o=Pn(In,e),r=Mh(o,t,n,s.max_visits);if(!o.interventions)return r;let i=_h(
r,o.interventions);return oa(o.interventions,s),i}function ua({history:e,visits:t,written:n,sent:s,masked:o},r){return t.map((i,a)=>{let{location:c,arrival:l,duration:h}=i,
{name:u,category:m}=r.at(c),d=e.weekdays[a]??0,f=Mt(l),y=n?.[a]??{weekday:d,date:null,time:f,stay:h},g=ve(l).replace(" ",
"T");return{location:c,name:u,label:r.label(c),category:m,place:Ze(r.written(c)),written_moment:Yo(y),written_stay:y.stay,
arrival:qt(at(l))===d?g:null,weekday:d,start_minute:e.startMinutes[a]??0,duration_minutes:h,days_before:e.daysBefore[a]??
0,steps_back:t.length-1-a,sent:s[a]??a,masked:o.includes(a),filled_in:i.filledIn}})}function ma({written:e,sent:t}){if(!e)
return null;let n=e.map((s,o)=>({visit:s,at:t[o]??o}));return ca(n.sort((s,o)=>s.at-o.at).map(({visit:s})=>s))}function Mh(e,t,n,s){
let{record:o,visits:r}=e;if(o===null&&r===null)throw D("visits",bo);if(o!==null&&r!==null)throw D("visits",wo);if(o!==null)
return Th(o,e,t,n,s);let i=[],a=Wt(i,()=>n.find(e.user))??0,c=Wt(i,()=>{let l=typeof r=="string"?aa(r):Ah(r??[]);fa(l.length,
s,"visits");let h=qo(l,t),u=h.at(-1);return{written:l,visits:h,predictAt:Oh(e.predict_at,u)}});if(!c||i.length)throw new Ht(
i);return da({...c,history:Bs(c.visits,a,c.predictAt)},e)}function da(e,t){let n=[...e.visits.keys()];return{...e,topK:t.
top_k,interventions:sa(),sent:n,masked:[]}}function _h(e,t){let{visits:n,written:s}=e,o=t.order.length?t.order:e.sent,r=n.
length-1;if(!(o.length===n.length&&new Set(o).size===n.length)||Math.max(...o)>r){let a={visits:n.length,last:r};throw D(
"interventions.order",No,a)}return Eh(t.mask_visits,o),{...e,history:Ln(e.history,o),visits:o.map(a=>n[a]),written:s&&o.
map(a=>s[a]),interventions:t,sent:o,masked:t.mask_visits.map(a=>o.indexOf(a)).sort((a,c)=>a-c)}}function Eh(e,t){let n="\
interventions.mask_visits",s=t.length-1,[o=0,r=0]=[e.at(-1),t.at(-1)];if(o>s)throw D(n,vo,{position:o,last:s});if(e.length===
t.length)throw D(n,Lo);if(e.includes(r))throw D(n,Ro,{position:r})}function Ah(e){let t=[],n=[];for(let[s,o]of e.entries()){
let r=Wt(t,()=>Sh(o,`visits[${s}]`));if(r)n.push(r);else if(t.length>=20)break}return _t(t),n}function Sh(e,t){if(typeof e==
"string")return{place:la(e,t),...xe,stay:null};let{location:n,arrival:s,duration_minutes:o}=e,r=typeof n=="string"?la(n,
t):n,i=s===null?xe:Hn(s,`${t}.arrival`);return{place:r,...i,stay:o}}function la(e,t){let n=tt(e);if(/^#[0-9]+$/.test(n))
return Ko(n,t);if(!n)throw D(t,Xe);return n}function fa(e,t,n){if(!e)throw D(n,xo);if(e>t)throw D(n,$o,{visits:e,most:t,
excess:e-t})}function Oh(e,t){if(e===null||!tt(e))return zo(t);let n=Fn(Hn(e,"predict_at"),t.arrival);if(n<t.arrival){let s=ve(
t.arrival);throw D("predict_at",Mo,{arrival:s})}return n}function Th(e,t,n,s,o){let{X:r,user_X:i}=e;if(fa(r.length,o,"re\
cord.X"),t.user!==null||t.predict_at!==null)throw D("record",_o);let a=typeof i=="number"?[i]:i,c=e.diff??[],l={X:[r,Bt,
n.vocabularySize-1],user_X:[a,0,s.users?s.users-1:1e9],weekday_X:[e.weekday_X??[],0,fe.length-1],start_min_X:[e.start_min_X??
[],0,1439],dur_X:[e.dur_X??[],0,99999],diff:[c,0,Yi]},h=[],u=(w,k,x={})=>{let M=Q(k,x);h.push({where:`record.${w}`,message:M,
suggestions:[]})};for(let[w,[k,x,M]]of Object.entries(l)){let N=w==="user_X"&&typeof i=="number";if(k.length!==r.length&&
!N){let $={numbers:k.length,visits:r.length};u(w,Eo,$)}for(let[$,A]of k.entries())(A<x||A>M)&&u(`${w}[${$}]`,Ao,{minimum:x,
maximum:M})}new Set(a).size>1&&u("user_X",So),c.some((w,k)=>w>(c[k-1]??w))&&u("diff",Oo),_t(h);let m={locations:r,user:s.
users?a[0]??0:0,weekdays:e.weekday_X??[],startMinutes:e.start_min_X??[],durations:e.dur_X??[],daysBefore:c},d=Ji(m),f=d.
at(-1).arrival,y=Math.max(f,(at(f)+(c.at(-1)??0))*1440),g=Nh(d,n),b=vh(m,g,n,y);return da({history:m,visits:d,written:b?
g:null,predictAt:y},t)}function Nh(e,t){return e.map(({location:n,arrival:s,duration:o},r)=>{let i=e[r-1]?.arrival??null,
[a,c,l]=[Mt(s),qt(at(s)),at(s)],u=[...i===null?[]:[{...xe,time:a}],{...xe,weekday:c,time:a}].find(d=>Fn(d,i)===s);return{
place:t.written(n),...u??{...xe,date:l,time:a},stay:o}})}function vh(e,t,n,s){let o=Wt([],()=>qo(t,n)),r=o&&Bs(o,e.user,
s);return JSON.stringify(r)===JSON.stringify(e)}var Lh={queries:"queries",keys:"keys",values:"values",weights:"weights",head_outputs:"outputs"},Rh={context:"context",content_scores:"\
pointer.content_scores",position_bias:"pointer.bias",pointer_weights:"pointer.weights",pointer_probabilities:"pointer.pr\
obabilities",generation_logits:"generation.logits",generation_probabilities:"generation.probabilities",gate_hidden:"gate\
.hidden",gate_logit:"gate.logit",gate:"gate.value",probabilities:"probabilities"},tn=class extends Error{};function pa(e,t){
let{network:n,places:s,people:o}=e,r=ha(t,{places:s,people:o,architecture:n.architecture}),i=n.trace(Xo(r,n),r.interventions);
return Zo(e,i),{bundle:e,query:r,trace:i}}function Xo({history:e,masked:t},{architecture:n}){let s=Qi(e,n.max_visits);if(!t.
length)return s;let o=Uint8Array.from(e.locations,(r,i)=>t.includes(i)?0:1);return{...s,mask:o}}function Jo(e){let{layers:t,
heads:n}=e.bundle.network.architecture,s=Le(t).map(h=>Le(n).map(u=>Ch(e.trace,`layers.${h}.heads.${u}.weights`))),{model:o,
user:r,visits:i,notation:a,predict_at:c,...l}=Qo(e);return{model:o,user:r,visits:i,notation:a,predict_at:c,self_attention:n?
{weights:s}:null,pointer:Ih(e.trace),...l}}function Qo({bundle:e,query:t,trace:n}){let{places:s}=e,{history:o,interventions:r,
topK:i}=t,a=n["gate.value"].values[0],c=n["gate.logit"]?.values[0]??null,l=r.gate!==null||r.only!==null,h=n["pointer.pro\
babilities"]?.values??null,u=n["generation.probabilities"]?.values??null,{values:m}=n.probabilities,d=(g,b)=>g.map(w=>({
location:w,name:s.at(w).name,probability:b[w]})),f=jn(m,i),[y=Nt]=f;return{model:e.id,user:o.user||null,visits:ua(t,s),notation:ma(
t),predict_at:ve(t.predictAt).replace(" ","T"),gate:{value:a,logit:c,learned:c!==null&&!l},location_probabilities:{pointer:h&&
d(ga([...new Set(o.locations)],h),h),generation:u&&d(jn(u,i),u),final:d(f,m)},prediction:{location:y,name:s.at(y).name,probability:m[y],
from_pointer:h?a*h[y]:0,from_generation:u?(1-a)*u[y]:0},unknown_probability:m[Bt]}}function Ih(e){let t=e["pointer.weigh\
ts"];return t?{content_scores:Un(e["pointer.content_scores"]),position_bias:Un(e["pointer.bias"]),scores:Un(e["pointer.s\
cores"]),weights:Un(t),entropy:Ds(t),effective_positions:Ni(t)}:null}function jn(e,t){let n=e.slice(Nt).sort(),s=n[n.length-
t]??0,r=Le(e.length).slice(Nt).filter(i=>e[i]>0&&e[i]>=s);return r.length?ga(r,e).slice(0,t):[Nt]}function ga(e,t){return e.
sort((n,s)=>t[s]-t[n]||n-s)}function Ch(e,t){let{values:n,shape:s}=e[t],[o,r]=s;return Le(o).map(i=>ya(n.subarray(i*r,(i+
1)*r)))}function Un(e){return e?ya(e.values):null}function ya(e){return Array.from(e,t=>t===Number.NEGATIVE_INFINITY?"-i\
nf":t)}function Zo({id:e,network:t},n){let{layers:s,heads:o}=t.architecture;for(let{name:r,sites:i}of Ph(s,o))if(!i.flatMap(
c=>n[c]??[]).every(({values:c})=>c.every(Number.isFinite)))throw new tn(Q(Wo,{model:e,tensor:r}))}function*Ph(e,t){yield{
name:"hidden[0]",sites:["layers.0.residual_in"]};for(let n of Le(e)){for(let[s,o]of Object.entries(Lh)){let r=Le(t).map(
i=>`layers.${n}.heads.${i}.${o}`);yield{name:`layers[${n}].${s}`,sites:r}}yield{name:`hidden[${n+1}]`,sites:[`layers.${n}\
.residual_out`]}}for(let[n,s]of Object.entries(Rh))yield{name:n,sites:[s]}}function Le(e){return[...Array(e).keys()]}var Hh=new Map([["F32",{bytes:4,read:e=>new Float32Array(e)}],["F16",{bytes:2,read:e=>Float32Array.from(new Uint16Array(
e),Uh)}]]),yt=class extends Error{};function ba(e){let{entries:t,start:n}=Wh(e),s=n,o=t.map(([r,{dtype:i,shape:a,data_offsets:[
c,l]}])=>{let h=Hh.get(i);if(!h)throw new yt(`The parameter \`${r}\` has numbers of the type ${i}. Save the weights in s\
ingle or half precision (F32 or F16).`);let u=a.reduce((d,f)=>d*f,h.bytes);if(n+c!==s||l-c!==u)throw Re(`\`${r}\` is misp\
laced`);if(s+=u,s>e.byteLength)throw Re(`they end within \`${r}\`, after ${e.byteLength} bytes`);let m=h.read(e.slice(s-
u,s));if(!m.every(Number.isFinite))throw new yt(`The parameter \`${r}\` holds numbers that are not finite. Choose another\
 model.`);return[r,{values:m,shape:a}]});if(s!==e.byteLength)throw Re(`${e.byteLength-s} bytes belong to no tensor`);return Object.
fromEntries(o)}function Wh(e){if(e.byteLength<8)throw Re(`they have only ${e.byteLength} bytes`);let t=Number(new DataView(
e).getBigUint64(0,!0)),n=8+t;if(t>1e6||n>e.byteLength)throw Re(`their header claims ${t} bytes`);let s=Dh(new TextDecoder().
decode(e.slice(8,n))),o=Object.entries(s??{}).filter(([i])=>i!=="__metadata__"),r=o.find(([,i])=>!Fh(i));if(!s||r)throw Re(
r?`\`${r[0]}\` has no place`:"they have no header");return o.sort(([,i],[,a])=>i.data_offsets[0]-a.data_offsets[0]),{entries:o,
start:n}}function Dh(e){try{let t=JSON.parse(e);return typeof t=="object"?t:null}catch{return null}}function Fh(e){let t=n=>Array.
isArray(n)&&n.every(s=>Number.isSafeInteger(s)&&s>=0);return t(e?.shape)&&t(e.data_offsets)&&e.data_offsets.length===2}function Re(e){
return new yt(`The weights are damaged or cut short: ${e}. Load them again.`)}function Uh(e){let t=e&32768?-1:1,n=e>>10&
31,s=e&1023;return n===31?s?Number.NaN:t*Number.POSITIVE_INFINITY:n?t*(1024+s)*2**(n-25):t*s*2**-24}var $a={location:"loc_emb",user:"user_emb",time:"time_emb",weekday:"weekday_emb",recency:"recency_emb",duration:"duratio\
n_emb",position_from_end:"pos_from_end_emb"},Gn={time:Tn+1,weekday:Nn+1,recency:pe+1,duration:ge+1},Ie="Put the weights \
and the model.json of one model together.",Vn=class{constructor(t,n){Yh(n,t),this.architecture=t,this.weights={...n},this.#c(
"user")&&(this.weights["user_emb.weight"]=Bh(this.#l("user_emb.weight")))}trace(t,n={}){let{layers:s,max_visits:o}=this.
architecture,r=t.locations.length;if(r<1||r>o)throw new RangeError(`Every history must have 1 to ${o} visits.`);let i={batch:t,
interventions:n,trace:{}},a=this.#t(i),c=this.#a(a,"input_proj");et(i,"inputs.",{projected:c});let l=this.#h(c,"input_no\
rm","inputs.norm",i);this.#c("sinusoidal")&&n.sinusoidal!==!1&&(l=An(l,this.#l("pos_encoding")));for(let h=0;h<s;h++)l=this.#e(
l,h,i);return this.#s(l,i),i.trace}#t(t){let{batch:n,interventions:s}=t,o={location:n.locations,user:new Int32Array(n.locations.
length).fill(n.user),time:n.time,weekday:n.weekday,recency:n.recency,duration:n.duration,position_from_end:n.positionFromEnd},
r=[...s.without_features??[]];s.position_from_end===!1&&r.push("position_from_end");let i=[];for(let[a,c]of Object.entries(
o)){if(a!=="location"&&!this.#c(a))continue;let l=jh(c,this.#l(`${$a[a]}.weight`));r.includes(a)&&l.values.fill(0),et(t,
"inputs.",{[a]:l}),i.push(l)}return wa(i)}#e(t,n,s){let o=`transformer.layers.${n}`,r=`layers.${n}`,{layer_norm:i}=s.interventions;
et(s,`${r}.`,{residual_in:t});let a=t;if(this.#c("attention")){let m=this.#h(t,`${o}.norm1`,`${r}.norm1`,s,i),d=this.#n(
m,n,s);et(s,`${r}.`,{attention_out:d}),a=xa(d,t,n,"attention",s)}et(s,`${r}.`,{residual_mid:a});let{pre:c,hidden:l,out:h}=_i(
this.#h(a,`${o}.norm2`,`${r}.norm2`,s,i),this.#l(`${o}.linear1.weight`),this.#l(`${o}.linear1.bias`),this.#l(`${o}.linea\
r2.weight`),this.#l(`${o}.linear2.bias`));et(s,`${r}.feed_forward.`,{pre:c,hidden:l,out:h});let u=xa(h,a,n,"feed_forward",
s);return et(s,`${r}.`,{residual_out:u}),u}#n(t,n,s){let{d_model:o,heads:r}=this.architecture,{attention_temperature:i,scaling:a}=s.
interventions,c=`transformer.layers.${n}.self_attn`,l=this.#l(`${c}.in_proj_weight`),h=this.#l(`${c}.in_proj_bias`),u=o/
r,m=f=>de(t,nn(l,f,u),nn(h,f,u)),d=[];for(let f=0;f<r;f++){let y=m(f*u),g=m(o+f*u),b=m(2*o+f*u),{mask:w}=s.batch,x=ki(y,
g,b,{mask:w,temperature:i,scaled:a}),{scores:M,weights:N}=x,$=Gh(x.outputs,n,f,s),A={queries:y,keys:g,values:b,scores:M,
weights:N,outputs:$};et(s,`layers.${n}.heads.${f}.`,A),d.push($)}return this.#a(wa(d),`${c}.out_proj`)}#s(t,n){let{only:s,
gate:o}=n.interventions,r=nn(t,n.batch.locations.length-1,1),i={values:r.values,shape:[r.values.length]};et(n,"",{context:i});
let a=this.#o(i,t,n),c=this.#r(i,n),l=this.#i(i,n);s?l=en(s==="pointer"?1:0):typeof o=="number"&&(l=en(o)),et(n,"gate.",
{value:l}),et(n,"",{probabilities:Vh(l,a,c,s)})}#o(t,n,s){if(!this.#c("pointer"))return null;let{locations:o,positionFromEnd:r,
mask:i}=s.batch,{pointer_scaling:a,position_bias:c,pointer_temperature:l}=s.interventions,h=this.#a(t,"pointer_query"),u=this.#a(
n,"pointer_key"),m=Ei(h,u,a);et(s,"pointer.",{query:h,keys:u,content_scores:m});let d=m;if(this.#c("position_bias")){let{
values:g}=this.#l("position_bias"),b=pt([o.length]);c!==!1&&b.values.set([...r].map(w=>g[w])),et(s,"pointer.",{bias:b}),
d=Ai(m,b)}d=Ws(d,i);let f=Sn(d,l),y=Si(f,o,this.architecture.locations);return et(s,"pointer.",{scores:d,weights:f,probabilities:y}),
y}#r(t,n){if(!this.#c("generation"))return null;let s=this.#a(t,"gen_head"),o=Sn(s);return et(n,"generation.",{logits:s,
probabilities:o}),o}#i(t,n){if(!this.#c("pointer"))return en(0);if(!this.#c("generation"))return en(1);if(!this.#c("gate"))
return en(.5);let{hidden:s,logit:o,value:r}=Oi(t,this.#l("ptr_gen_gate.0.weight"),this.#l("ptr_gen_gate.0.bias"),this.#l(
"ptr_gen_gate.2.weight"),this.#l("ptr_gen_gate.2.bias"));return et(n,"gate.",{hidden:s,logit:o}),r}#a(t,n){return de(t,this.#l(
`${n}.weight`),this.#l(`${n}.bias`))}#h(t,n,s,o,r=!0){if(!r)return et(o,s,{"":t}),t;let i=this.#l(`${n}.weight`),{normed:a,
mean:c,reciprocal_deviation:l}=xi(t,i,this.#l(`${n}.bias`));return et(o,s,{"":a,".mean":c,".reciprocal_deviation":l}),a}#c(t){
return this.architecture.components.includes(t)}#l(t){let n=this.weights[t];if(!n)throw new yt(`The parameter \`${t}\` is\
 missing. ${Ie}`);return n}};function et({trace:e},t,n){for(let[s,o]of Object.entries(n))e[t+s]=o}function jh(e,t){let[n,
s]=t.shape,o=pt([e.length,s]);return e.forEach((r,i)=>{if(r<0||r>=n)throw new RangeError(`The id ${r} has no embedding; \
ids run from 0 to ${n-1}.`);o.values.set(nn(t,r,1).values,i*s)}),o}function nn({values:e,shape:[t,...n]},s,o){let r=e.length/
t;return{values:e.subarray(s*r,(s+o)*r),shape:[o,...n]}}function wa(e){let t=e[0]?.shape[0],n=e.reduce((r,{shape:i})=>r+
i[1],0),s=pt([t,n]),o=0;for(let r of e){for(let i=0;i<t;i++)s.values.set(nn(r,i,1).values,i*n+o);o+=r.shape[1]}return s}
function xa(e,t,n,s,{interventions:o}){let i=o.skip?.some(a=>a.layer===n&&a.part===s)?pt(e.shape):e;return o.residuals===
!1?i:An(i,t)}function Gh(e,t,n,{batch:{mask:s},interventions:o}){let{remove_heads:r=[],replace_with:i}=o;if(r!=="all"&&!r.
some(([h,u])=>h===t&&u===n))return e;let a=pt(e.shape);if(i!=="mean")return a;let[c,l]=e.shape;for(let h=0;h<l;h++){let[
u,m]=[0,0];for(let d=0;d<c;d++)s&&!s[d]||(u+=e.values[d*l+h],m++);for(let d=0;d<c;d++)a.values[d*l+h]=u/m}return a}function Vh(e,t,n,s){
return t&&n&&!s?Ti(e,t,n):!t||s==="generation"?n:t}function en(e){return{values:Float32Array.of(e),shape:[]}}function Bh({
values:e,shape:t}){let[n,s]=t,o={values:e.slice(),shape:t};for(let r=0;r<s;r++){let i=0;for(let a=1;a<n;a++)i+=e[a*s+r];
o.values[r]=i/(n-1)}return o}function Yh(e,t){let{components:n,d_model:s,heads:o}=t,r=n.find(c=>!Ki.includes(c));if(r)throw new yt(
`This version does not know the component "${r}". Reload the page, or ask the server.`);if(n.includes("attention")&&!(o>=
1&&s%o===0))throw new yt(`${o} heads do not divide a width of ${s}. ${Ie}`);if(!n.includes("pointer")&&!n.includes("gene\
ration"))throw new yt(`A network needs a pointer or a generation head. ${Ie}`);let i=Kh(t);for(let[c,l]of i){let h=e[c]?.
shape;if(!h)throw new yt(`The parameter \`${c}\` is missing. ${Ie}`);if(String(h)!==String(l))throw new yt(`The paramete\
r \`${c}\` has the shape [${h}]; expected [${l}]. ${Ie}`)}let a=Object.keys(e).find(c=>!i.has(c));if(a)throw new yt(`\`${a}\
\` is no parameter of this network. ${Ie}`)}function Kh({components:e,...t}){let{d_model:n,feed_forward:s,locations:o,users:r,
layers:i,max_visits:a}=t,c=f=>e.includes(f),l=new Map,h=(f,y,g)=>l.set(`${f}.weight`,[y,g]).set(`${f}.bias`,[y]),u=f=>l.
set(`${f}.weight`,[n]).set(`${f}.bias`,[n]),m={location:[o,n],user:[r,n],time:[Gn.time,n/4],weekday:[Gn.weekday,n/4],recency:[
Gn.recency,n/4],duration:[Gn.duration,n/4],position_from_end:[a+1,n/4]},d=0;for(let[f,[y,g]]of Object.entries(m))f!=="lo\
cation"&&!c(f)||(l.set(`${$a[f]}.weight`,[y,g]),d+=g);h("input_proj",n,d),u("input_norm"),c("sinusoidal")&&l.set("pos_en\
coding",[1,a,n]);for(let f=0;f<i;f++){let y=`transformer.layers.${f}`;c("attention")&&(l.set(`${y}.self_attn.in_proj_wei\
ght`,[3*n,n]),l.set(`${y}.self_attn.in_proj_bias`,[3*n]),h(`${y}.self_attn.out_proj`,n,n),u(`${y}.norm1`)),h(`${y}.linea\
r1`,s,n),h(`${y}.linear2`,n,s),u(`${y}.norm2`)}return c("pointer")&&(h("pointer_query",n,n),h("pointer_key",n,n)),c("pos\
ition_bias")&&l.set("position_bias",[a]),c("generation")&&h("gen_head",o,n),c("gate")&&(h("ptr_gen_gate.0",n/2,n),h("ptr\
_gen_gate.2",1,n/2)),l}var qh=new Map(Object.entries(ji)),Ce=class{#t=new Map;constructor(t){this.names=t}findWithAccents(t){return this.#e(zh,
t)??this.#e(on,t)??[]}findWithoutAccents(t){return this.#e(Lt,t)??[]}by(t){let n=this.#t.get(t);if(!n){n=new Map;for(let[
s,o]of this.names){let r=t(o),i=n.get(r);i?i.push(s):n.set(r,[s])}this.#t.set(t,n)}return n}#e(t,n){return this.by(t).get(
t(n))}},zh=e=>Dt(_a(e).normalize("NFC")).join(" "),on=e=>Dt(Jh(_a(e).normalize("NFKC"))).join(" ");function Lt(e){let t=on(
e).normalize("NFKD").replace(Ui,"");return Dt(Array.from(t,n=>qh.get(n)??n).join("")).join(" ")}function tr(e,t){let n=Et(
Lt(e),Wi);if([...n].length<Di)return[];let s=t.filter(Xh(n)),o=(i,a)=>s.map(c=>({name:c,score:i(n,c)})).filter(c=>c.score>=
a).sort((c,l)=>l.score-c.score).slice(0,Yt),r=[...o(Ma,On),...o(Qh,js)];return[...new Set(r.map(({name:i})=>i))].map(i=>({
name:i,score:Math.max(Ma(n,i),Ea(n,i)/100)})).sort((i,a)=>a.score-i.score||(i.name<a.name?-1:1)).slice(0,Yt).map(({name:i})=>i)}
function Xh(e){let t=Dt(e).map(s=>` ${s} `),n=ka(e);return s=>{let o=Math.max(e.length,s.length),r=2*(1-On)*o;for(let i=n^
ka(s);i;i&=i-1)r-=1;return r>=0||t.some(i=>` ${s} `.includes(i))}}function ka(e){let t=0;for(let n of e)t|=1<<Number(n.codePointAt(
0));return t}function _a(e){return e.replace(Fi,t=>[...t].some(Cn)?" ":"")}function Jh(e){return e.replace(/[^ı]+/g,t=>t.
toLowerCase().toUpperCase().toLowerCase()).replaceAll("ς","σ")}function Ma(e,t){let[n,s]=[[...e],[...t]],o=Math.max(n.
length,s.length);if(1-Math.abs(n.length-s.length)/o<On)return 0;let r=[],i=[],a=[0,...s.keys()].map((c,l)=>l);for(let c=1;c<=
n.length;c+=1){let l=n[c-1],h=n[c-2];[r,i,a]=[i,a,[c]];for(let u=1;u<=s.length;u+=1){let m=s[u-1],d=(i[u-1]??0)+(l===m?0:
1),f=Math.min(d,(i[u]??0)+1,(a[u-1]??0)+1);h===m&&l===s[u-2]&&(f=Math.min(f,(r[u-2]??0)+1)),a.push(f)}}return 1-(a[s.length]??
0)/o}function Qh(e,t){let[n,s]=[new Set(Dt(e)),new Set(Dt(t))],o=[...n].filter(d=>s.has(d)),r=[...n].filter(d=>!s.has(d)),
i=[...s].filter(d=>!n.has(d));if(o.length&&!(r.length&&i.length))return 100;let[a,c]=[sn(r),sn(i)],l=o.length&&gt(sn(o))+
1,[h,u]=[l+gt(a),l+gt(c)],m=(d,f)=>100-100*d/f;return!l&&m(Math.abs(h-u),h+u)<js?0:Math.max(Ea(e,t),m(Aa(a,c),h+u),l&&m(
h-l+1,l-1+h),l&&m(u-l+1,l-1+u))}function Ea(e,t){let[n,s]=[sn(Dt(e)),sn(Dt(t))];return(1-Aa(n,s)/(gt(n)+gt(s)))*100}var sn=e=>e.
sort().join(" ");function Aa(e,t){let[n,s]=[[...e],[...t]],o=s.map(()=>0);for(let r of n){let i=0,a=0;for(let c=0;c<s.length;c+=
1){let l=o[c]??0;a=r===s[c]?i+1:Math.max(l,a),o[c]=a,i=l}}return n.length+s.length-2*(o.at(-1)??0)}var Bn=class{#t;#e;constructor(t,n){this.vocabularySize=n,this.#t=new Map(t.map(s=>[s.id,s])),this.#e=new Ce(new Map(t.flatMap(
({id:s,name:o})=>o===null?[]:[[s,o]])))}at(t){let n={id:t,name:null,category:null,typical_minutes:null};return this.#t.get(
t)??n}label(t){return this.at(t).name??(t===Bt?"unknown place":`#${t}`)}written(t){let{name:n}=this.at(t);return n===null||
gt(n)>900||(this.#e.by(on).get(on(n))??[]).length>1?t:n}find(t,n){if(typeof t=="number"){if(t>=Bt&&t<this.vocabularySize)
return t;let r={location:t,first:Bt,last:this.vocabularySize-1};throw D(n,oo,r)}let s=this.#n(t);!s.length&&/^".*"$/s.test(
t)&&(s=this.#n(t.slice(1,-1).replaceAll('""','"')));let[o]=s;if(o===void 0)throw this.#o(t,n);if(s.length>1)throw this.#s(
t,s,n);return o}search(t,n){let s=Lt(t).replace(/^#/,""),o=[[],[],[]];for(let r=Nt;r<this.vocabularySize;r++){let i=this.
at(r),[a,c]=[Lt(i.name??""),Lt(i.category??"")],l=String(r),h=a.startsWith(s)||l.startsWith(s),u=a.includes(s)||c.includes(
s);l===s?o[0]?.push(i):h?o[1]?.push(i):u&&o[2]?.push(i)}return o.flat().slice(0,n)}#n(t){let n=this.#e.findWithAccents(t);
return n.length?n:this.#e.findWithoutAccents(t)}#s(t,n,s){let o=n.slice(0,Us).map(i=>this.notation(i)),r={count:n.length,
name:Xt(t),listed:Ta(n.slice(0,Yt).map(i=>this.#r(i)),n.length),example:String(o[0])};return D(s,ro,r,o)}#o(t,n){if(t.includes(
";"))return D(n,Je);let s={name:Xt(t),first:Nt};if(!this.#e.names.size)return D(n,ao,s);let o=this.#e.by(Lt),r=tr(t,[...o.
keys()]).flatMap(l=>o.get(l)??[]).slice(0,Yt),[i]=r;if(i===void 0)return D(n,io,s);let a=this.#r(i),c=r.map(l=>this.notation(
l));return D(n,co,{...s,meant:a},c)}notation(t){return Ze(this.written(t))}#r(t){let n=this.notation(t);if(!n.startsWith(
"#"))return Xt(n);let{name:s,category:o}=this.at(t),r=[s,o].flatMap(i=>i?Xt(i):[]).join(", ");return r?`${n} (${r})`:n}},
Yn=class{#t;#e;constructor(t,n){this.users=n;let s=Array.from({length:Math.max(n-1,0)},(r,i)=>i+1),o=new Map(s.map(r=>[r,
t[r]??Q(po,{user:r})]));this.#t=new Ce(o),this.#e=new Ce(new Map([...o].map(([r,i])=>[r,Sa(i)])))}find(t){if(t===null||!this.
users)return 0;let n=Oa(t)?Number(tt(String(t)).slice(0,12)):t;if(typeof n=="number"){if(n>=1&&n<this.users)return n;throw D(
"user",lo,{person:n,last:this.users-1})}let s=this.#n(n),[o]=s;if(o===void 0)throw this.#o(n);if(s.length>1)throw this.#s(
n,s);return o}#n(t){let n=[()=>this.#t.findWithAccents(t),()=>this.#e.findWithAccents(t),()=>this.#t.findWithoutAccents(
t),()=>this.#e.findWithoutAccents(t)];for(let s of n){let o=s();if(o.length)return o}return[]}#s(t,n){let s=n.slice(0,Us).
map(i=>this.#r(i)),o=Ta(s.slice(0,Yt).map(Xt),n.length),r={count:n.length,name:Xt(t),listed:o};return D("user",ho,r,s)}#o(t){
let n=this.#e.by(Lt),s=new Map([...n,...this.#t.by(Lt)]),o=[...n.get(Lt(Sa(t)))??[],...tr(t,[...s.keys()]).flatMap(c=>s.
get(c)??[])],r=[...new Set(o)].slice(0,Yt).map(c=>this.#r(c)),[i]=r,a={name:Xt(t),last:this.users-1};if(i!==void 0){let c={
...a,meant:Xt(i)};return D("user",fo,c,r)}return D("user",this.users===1?mo:uo,a)}#r(t){let n=this.#t.names.get(t)??"",s=Oa(
n)?[]:this.#n(n);return s.length===1&&s[0]===t?n:String(t)}},Sa=e=>tt(e.split(",")[0]??"")||e,Oa=e=>typeof e=="string"&&
/^[0-9]+$/.test(tt(e));function Ta(e,t){let n=t-e.length;if(n)return Q(yo,{listed:e.join(", "),left_out:n});let[s,o=""]=[
e.slice(0,-1),e.at(-1)];return s.length?Q(go,{listed:s.join(", "),last:o}):o}var Xt=e=>gt(e)>Gs?`${Et(e,Gs-1)}…`:e;var tu=10,eu={hours:nu,visits:ou,heads:ru};function Na(e,t){return eu[e](t)}function va(e,t,n){let s=e.network.trace(Xo(
t,e.network),t.interventions);Zo(e,s);let{values:o}=s.probabilities,[r=Nt]=jn(o,1),{name:i}=e.places.at(r);return{prediction:{
location:r,name:i,probability:o[r]},probability:o[n]}}function nu({query:e}){let{masked:t,interventions:n}=e;return zi.map(
s=>{let o=su(e.history,e.predictAt,s);return{hours:s,input:{history:o,masked:t,interventions:n}}})}function su(e,t,n){let s=e.
startMinutes.map(a=>a+60*n),o=s.map(at),r=at(Mt(t)+60*n),i=(a,c)=>a.map((l,h)=>c(l,o[h]??0));return{...e,weekdays:i(e.weekdays,
(a,c)=>ye(a+c,7)),startMinutes:s.map(Mt),daysBefore:i(e.daysBefore,(a,c)=>a+r-c)}}function ou({bundle:e,query:{history:t,
masked:n,interventions:s,sent:o}}){return t.locations.map((r,i)=>{let a=[...t.locations.keys()].filter(h=>h!==i),c=a.at(
-1),l={history:Ln(t,a),masked:n.flatMap(h=>h===i?[]:a.indexOf(h)),interventions:s};return{visit:{sent:o[i]??i,label:e.places.
label(r)},input:c===void 0||n.includes(c)?null:l}}).sort((r,i)=>r.visit.sent-i.visit.sent)}function ru({bundle:e,query:{
history:t,masked:n,interventions:s}}){let{remove_heads:o}=s;if(o==="all")return[];let r=iu(e.network.architecture).filter(
([a,c])=>!o.some(([l,h])=>l===a&&h===c));return r.length?(r.length>tu?r.map(a=>[a]):au(r)).map(a=>{let c={...s,remove_heads:[
...o,...a]};return{heads:a,input:{history:t,masked:n,interventions:c}}}):[]}function iu({layers:e,heads:t}){return Array.
from({length:e*t},(n,s)=>[Math.floor(s/t),s%t])}function au(e){return Array.from({length:2**e.length},(t,n)=>e.filter((s,o)=>n&
1<<o)).sort((t,n)=>t.length-n.length)}var er=class{constructor(t,n){let{id:s,sizes:o,places:r,people:i}=t;this.content={vocabulary:t,weights:n},this.id=s,this.
places=new Bn(r,o.locations);let a=i.map(({id:c,name:l})=>[c,l]);this.people=new Yn(Object.fromEntries(a),o.users),this.
network=new Vn(o,ba(n))}explain(t){return Jo(this.#t(t))}trace(t){let n=this.#t(t),{query:s,trace:o}=n,r=Qo(n),{pointer:i,
generation:a,final:c}=r.location_probabilities,l=[...i??[],...a??[],...c].map(m=>m.location),u=[...new Set([...l,...s.history.
locations])].map(m=>[m,{label:this.places.label(m),category:this.places.at(m).category}]);return{...r,architecture:this.
network.architecture,interventions:s.interventions,places:Object.fromEntries(u),tensors:o,weights:this.network.weights}}sweep(t,n){
let s=this.#t(n),{prediction:o}=Jo(s);return{prediction:o,variants:Na(t,s)}}answer(t,n){return va(this,t,n)}#t(t){try{return pa(
this,t)}catch(n){throw n instanceof tn?new Ht([{where:"model",message:n.message,suggestions:[]}]):n}}};var cu=()=>ht().get("page")==="compare"?"compare":"explore";function La(){for(let e of it(document,"[data-page]"))e.hidden=
e.dataset.page!==cu()}En.load=async()=>nr;La();window.addEventListener("hashchange",La);document.addEventListener("click",
e=>{let t=ce(e).closest("a");t?.hash.includes("page=")&&(e.preventDefault(),location.hash=t.hash)});function Ra(e){return e.map(({place:t,written_moment:n,written_stay:s})=>[t,n&&`@ ${n}`,s===null?"":`+${s}`].filter(Boolean).
join(" ")).join(", ")}function Ia(e){return Wn(e).map(({written:t})=>Ha(t).place.toLowerCase()).filter(Boolean)}function Ca(e,t,n){
let s=Wn(e)[t];if(!s)return e;let{place:o,before:r}=Ha(s.written),i=s.start+r,a=o?"":" ";return`${e.slice(0,i)}${n}${a}${e.
slice(i+o.length)}`}function Pa(e){let[,t,n="0"]=/^\s*(\d{1,2})(?:[:.]?(\d{2}))?\s*$/.exec(e)??[];return t===void 0||Number(
t)>23||Number(n)>59?null:`${t.padStart(2,"0")}:${n.padStart(2,"0")}`}function Ha(e){let t=tt(e);return{place:t.startsWith(
'"')&&!Dn(t)?t:tt(t.slice(0,Dn(t))),before:e.indexOf(t)}}var sr=e=>e.map(t=>t+1),lu={gate:e=>`gate forced to ${e}`,only:e=>`${e} only`,attention_temperature:e=>`attention temper\
ature ${e}`,pointer_temperature:e=>`pointer temperature ${e}`,scaling:()=>"no division by √k",pointer_scaling:()=>"no \
division by √d",position_bias:()=>"no position bias",sinusoidal:()=>"no sinusoidal table",position_from_end:()=>"no po\
sition from the end",residuals:()=>"no residual connections",layer_norm:()=>"no layer norms",remove_heads:(e,{replace_with:t})=>`${e===
"all"?"every head":e.map(([s,o])=>`L${s} H${o}`).join(", ")} ${t==="mean"?"replaced by the mean":"removed"}`,replace_with:()=>"",
skip:e=>`${e.map(({layer:n,part:s})=>`${s.replace("_","-")} of layer ${n}`).join(", ")} skipped`,without_features:e=>`wi\
thout ${e.join(", ")}`,mask_visits:e=>`visit${e.length>1?"s":""} ${sr(e).join(", ")} masked`,order:e=>`order ${sr(e).join(
" ")}`};function Kn(e){return Object.entries(e).flatMap(([t,n])=>{let s=lu,o=Object.hasOwn(s,t)?s[t]?.(n,e):"";return o?
[{key:t,text:o}]:[]})}function Da(e){let t=Kn(e).map(({text:n})=>n);return t.length?`Changed: ${t.join("; ")}.`:"Nothing\
 is changed."}var Pe=class{#t=0;#e=[];#n=[];#s="";#o=null;constructor(t,n){this.root=t,this.errors=_(t,"[data-errors]"),
this.masks=_(t,"[data-masks]"),this.orderWords=_(t,"[data-order]"),this.state=_(t,"[data-state]"),t.addEventListener("ch\
ange",()=>this.#h(n)),t.addEventListener("click",s=>{let{act:o}=ce(s).dataset;o&&(o==="reset"?this.text="":this.#e=pu(o,
this.#t),this.#h(n))})}get text(){if(this.#s)return this.#s;let t=this.#a();return Object.keys(t).length?JSON.stringify(
t):""}set text(t){let n=uu(t);this.#o=null;for(let s of this.#r)du(s,n);this.#e=Array.isArray(n.order)?n.order:[],this.#n=
Array.isArray(n.mask_visits)?n.mask_visits:[],this.masks.replaceChildren(),this.#s=t&&JSON.stringify(this.#a())!==t?t:"",
this.#c()}show(t,n){this.#t=t.length,this.#s="";let s=new Set(this.#n);for(;this.masks.children.length>t.length;)this.masks.
lastElementChild?.remove();for(;this.masks.children.length<t.length;)this.masks.append(hu(this.masks.children.length));let o=it(
this.masks,"label");for(let[r,i]of t.entries()){let a=o[r];if(!a)continue;let c=_(a,"input",HTMLInputElement);c.checked=
s.has(r),c.disabled=r===n.at(-1),_(a,"span").textContent=`${r+1} ${i.label}`}this.#c()}followHistory(t){let n=Ia(t),s=this.#o===
null||n.join(`
`)===this.#o.join(`
`);if(this.#o=n,!s){this.#e=[];for(let o of this.#i)o.checked=!1;this.#n=[],this.#c()}}showProblems(t){this.errors.hidden=
t.length===0,this.errors.textContent=t.map(n=>n.message).join(" "),t.length&&(this.root.open=!0)}get#r(){return it(this.
root,"[data-key]")}get#i(){return it(this.root,'[data-key="mask_visits"]',HTMLInputElement)}#a(){let t={};for(let n of this.#r){
let s=mu(n),{key:o="",item:r}=n.dataset;if(s!==void 0)if(r){let i=t[o];t[o]=[...Array.isArray(i)?i:[],s]}else t[o]=s}return t.
remove_heads||delete t.replace_with,this.#n.length&&!this.masks.children.length&&(t.mask_visits=this.#n),this.#e.length&&
(t.order=this.#e),t}#h(t){this.#s="",this.masks.children.length&&(this.#n=this.#i.filter(n=>n.checked).map(n=>Number(n.dataset.
item))),this.#c(),t()}#c(){let t=Kn(this.#a()).length;this.state.textContent=t?`${t} changed`:"as learned",this.orderWords.
textContent=this.#e.length?sr(this.#e).join(" "):"unchanged"}};function hu(e){let t=document.createElement("label"),n=document.
createElement("input");return n.type="checkbox",n.autocomplete="off",n.dataset.key="mask_visits",n.dataset.item=String(e),
t.append(n," ",document.createElement("span")),t}function uu(e){try{return Object(JSON.parse(e||"{}"))}catch{return{}}}function mu(e){
let{item:t}=e.dataset;return e instanceof HTMLInputElement&&e.type==="checkbox"?e.checked?t?JSON.parse(t):!1:void 0:e.type===
"number"?e.value===""?void 0:Number(e.value):e.value||void 0}function du(e,t){let{key:n="",item:s}=e.dataset,o=t[n];if(e instanceof
HTMLInputElement&&e.type==="checkbox"){e.checked=s?o==="all"||Array.isArray(o)&&o.some(i=>fu(i,JSON.parse(s))):o===!1;return}
let r=e instanceof HTMLInputElement||[...e.options].some(i=>i.value===o);e.value=r&&o!==void 0&&o!==null?String(o):""}function fu(e,t){
return Wa(e)===Wa(t)}function Wa(e){let t=e&&typeof e=="object"&&!Array.isArray(e);return JSON.stringify(e,t?Object.keys(
e).sort():void 0)}function pu(e,t){let n=[...Array(t).keys()];return e==="reverse"&&n.reverse(),e==="shuffle"&&gu(n),e===
"as-sent"||n.every((s,o)=>s===o)?[]:n}function gu(e){for(let t=e.length-1;t>0;t-=1){let n=Math.floor(Math.random()*(t+1));
[e[t],e[n]]=[Number(e[n]),Number(e[t])]}}function $e(e,t){if(!e)return;let n=String(t??""),s=[...e.options].find(({value:o,text:r})=>[o,r,r.split(",")[0]].includes(
n));s||e.add(new Option(n,n)),e.value=s?.value??n}var yu=350,qn=class{#t;#e=0;constructor(t,n){this.#t=t,this.root=n,this.model=n.dataset.model??"",this.person=ut(n,"[dat\
a-person]",HTMLSelectElement),this.visits=_(n,"[data-visits]",HTMLTextAreaElement),this.predictAt=_(n,"[data-predict-at]",
HTMLInputElement),this.problems=_(n,"[data-problems]"),this.answer=_(n,"[data-answer]",HTMLOutputElement),this.explanations=
t.explanationsOf(this.model),this.panel=new Pe(_(n,"[data-interventions]",HTMLDetailsElement),()=>t.showSoon()),this.visits.
addEventListener("input",()=>t.showSoon(yu)),"sharesWeights"in n.dataset&&t.page.addEventListener("pointerdown",()=>this.
explanations.prepare(),{once:!0});for(let s of[this.person,this.predictAt])s?.addEventListener("change",()=>t.showSoon());
_(n,"[data-choose-model]").addEventListener("change",s=>{this.model=le(s).value,t.updateAddress("push"),location.reload()})}get history(){
return{visits:this.visits.value,user:this.person?.value??"",predict_at:this.predictAt.value.trim()}}fill({visits:t,user:n,
predict_at:s}){this.visits.value=t??"",this.predictAt.value=s??"",$e(this.person,n)}async explain(t){this.#e+=1;let n=this.#e;
if(!t.visits.trim())return me(this.answer,null),this.#s([]),null;let{visits:s,user:o,predict_at:r,interventions:i}=t,a=t.
top_k||this.#t.hooks.places,c={visits:s,user:o||null,predict_at:r||null,interventions:ae(i||"null"),...a&&{top_k:Number(
a)}};try{let l=await this.explanations.explain(c);return n!==this.#e?null:(this.#n(l),l)}catch(l){if(!(l instanceof ft))
throw l;return n===this.#e&&(me(this.answer,null),this.#s(l.problems)),null}}#n(t){let{visits:n}=t,s=n.map(o=>o.sent);this.
panel.show([...n].sort((o,r)=>o.sent-r.sent),s),me(this.answer,t),this.#s([])}#s(t){let n=t.filter(({where:o})=>o.startsWith(
"interventions")),s=t.filter(o=>!n.includes(o));this.panel.showProblems(n),this.problems.hidden=s.length===0,this.problems.
textContent=s.map(({where:o,message:r})=>{let i=/^visits\[(\d+)\]/.exec(o);return i?`Visit ${Number(i[1])+1}: ${r}`:r}).
join(" ")}},zn=class{#t=new Map;#e=0;#n=0;#s="";constructor(t,n={}){this.page=t,this.hooks=n,this.sameHistory=_(t,"[data\
-same]",HTMLInputElement),this.ownHistory=_(t,'[data-side="b"] [data-own]'),this.first=new qn(this,_(t,'[data-side="a"]')),
this.second=new qn(this,_(t,'[data-side="b"]')),this.sameHistory.addEventListener("change",()=>{this.#a(),this.showSoon()}),
bn(()=>this.#i())}explanationsOf(t){let n=this.#t.get(t)??new Oe(t);return this.#t.set(t,n),n}get queries(){let{first:t,
second:n}=this,[s,o]=[t.history,this.sameHistory.checked?t.history:n.history];return t.panel.followHistory(s.visits),n.panel.
followHistory(o.visits),[{...s,top_k:this.#s,interventions:t.panel.text},{...o,top_k:this.#s,interventions:n.panel.text}]}#o({
visits:t,user:n,predict_at:s,interventions:o}){let r=this.sameHistory.checked?{}:{visits:t,user:n||null,predict_at:s||null},
i={model:this.second.model,...r,interventions:ae(o||"null")};return JSON.stringify(i)}updateAddress(t){let[n,s]=this.queries,
o=this.#o(s),r={model:this.first.model,...n,against:o,...this.hooks.options?.()};wn(Tt(r),t)}showSoon(t=0){clearTimeout(
this.#e),this.#e=setTimeout(()=>this.#r("push"),t)}async#r(t){clearTimeout(this.#e),this.#n+=1;let n=this.#n,[s,o]=this.
queries;this.hooks.asked?.(s,o,this.#o(o)),this.updateAddress(t);let[r,i]=await Promise.all([this.first.explain(s),this.
second.explain(o)]);n===this.#n&&this.hooks.answered?.(r,i)}#i(){let t=ht(),{model:n=this.second.model}=Xn(t.get("agains\
t"));n===this.second.model&&(t.get("model")??this.first.model)===this.first.model?this.restore():location.reload()}async restore(){
let{first:t,second:n}=this,s=ht(),o=Xn(s.get("against"));if(this.#s=s.get("top_k")??"",this.hooks.restored?.(s),t.fill({
visits:s.get("visits")??"",user:s.get("user"),predict_at:s.get("predict_at")}),t.panel.text=s.get("interventions")??"",n.
panel.text=o.interventions?JSON.stringify(o.interventions):"",!s.get("visits")){let r=await bu(t.model);r&&t.fill({...r,
predict_at:r.predict_at.replace("T"," ")})}this.sameHistory.checked=!["visits","user","predict_at"].some(r=>r in o),this.
sameHistory.checked||n.fill(o.visits?o:{...t.history,...o}),this.#a(),await this.#r("replace")}#a(){this.ownHistory.hidden=
this.sameHistory.checked,!this.sameHistory.checked&&!this.second.visits.value&&this.second.fill(this.first.history)}};async function bu(e){
try{return(await _n(e,1))[0]}catch{return}}function Xn(e){try{return JSON.parse(e??"{}")??{}}catch{return{}}}function Fa(e,t,n,s){let o=_(e,"input",HTMLInputElement),r=_(e,"[role=listbox]"),i=[],a=-1,c=Promise.resolve(),l=0,h=()=>{
l+=1,i=[],a=-1,r.hidden=!0,r.replaceChildren(),o.setAttribute("aria-expanded","false"),o.removeAttribute("aria-activedes\
cendant")},u=w=>{a=w;for(let[x,M]of[...r.children].entries())M.setAttribute("aria-selected",String(x===a));let k=r.children[a];
if(!k){o.removeAttribute("aria-activedescendant");return}o.setAttribute("aria-activedescendant",k.id),k.scrollIntoView({
block:"nearest"})},m=w=>{w&&(o.value="",h(),s(w))},d=(w,k,x)=>{let M=document.createElement("li");M.id=`${r.id}-${w}`,M.
setAttribute("role","option");let N=document.createElement("small");return N.textContent=x,M.append(k," ",N),M},f=(w,k)=>{
i=w;let x=i.map((M,N)=>{let{label:$,note:A}=n(M),T=d(N,$,A);return T.addEventListener("mousedown",v=>v.preventDefault()),
T.addEventListener("click",()=>m(M)),T});if(k){let M=d(0,k,"");M.setAttribute("aria-disabled","true"),x.push(M)}r.replaceChildren(
...x),r.hidden=x.length===0,o.setAttribute("aria-expanded",String(x.length>0)),u(i.length&&o.value.trim()?0:-1)},y=async()=>{
l+=1;let w=l;i=[],a=-1;let k=o.value.trim();try{let x=await t(k);w===l&&f(x,x.length?"":`No place matches “${k}”.`)}catch(x){
w===l&&f([],Se(x))}},g=()=>{c=y()},b=async()=>{!o.value.trim()&&a<0||(await c,m(i[a]))};o.addEventListener("input",g),o.
addEventListener("focus",g),o.addEventListener("blur",h),o.addEventListener("keydown",w=>{if(w.key==="ArrowDown"&&r.hidden)
g();else if(w.key==="ArrowDown")u(Math.min(a+1,i.length-1));else if(w.key==="ArrowUp")u(Math.max(a-1,0));else if(w.key===
"Enter")b();else if(w.key==="Escape")h();else return;w.preventDefault()})}var Jn=class{#t=[];constructor(t,n){this.text=_(t,"textarea",HTMLTextAreaElement),this.rows=_(t,"[data-rows]"),this.template=
_(t,"template[data-row]",HTMLTemplateElement),this.errors=_(t,"[data-errors]"),this.changed=n,this.text.addEventListener(
"input",()=>{this.rows.inert=!0,n(!0)}),this.rows.addEventListener("click",s=>this.#i(ce(s).closest("button"))),this.rows.
addEventListener("change",s=>{ce(s).dataset.control==="day"&&this.#r(le(s))}),this.rows.addEventListener("focusout",s=>{
this.rows.inert||this.#r(le(s))}),this.rows.addEventListener("input",s=>{let o=le(s);o.setCustomValidity(""),o.removeAttribute(
"aria-invalid")}),this.rows.addEventListener("keydown",s=>{s.key==="Enter"&&this.#r(le(s))})}get visits(){return this.text.
value}mark(t){for(let[n,s]of[...this.rows.children].entries())s.toggleAttribute("data-marked",t.includes(n))}indexOf(t){
let n=t.closest("[data-visit]");return n?[...this.rows.children].indexOf(n):-1}set visits(t){this.text.value=t,this.rows.
inert=!0}add(t){let n=this.text.value.trim().replace(/,$/,"");this.text.value=n?`${n}, ${t}`:t,this.rows.inert=!0,this.changed(
!1)}show(t){for(this.#t=t;this.rows.children.length>t.length;)this.rows.lastElementChild?.remove();for(;this.rows.children.
length<t.length;)this.rows.append(xn(this.template));let n=it(this.rows,":scope > [data-visit]");for(let[s,o]of t.entries()){
let r=n[s];r&&this.#o(r,o,s,t.length)}this.rows.inert=!1}showProblems(t){this.text.setAttribute("aria-invalid",String(t.
length>0)),this.errors.hidden=t.length===0,this.errors.replaceChildren(...t.map(n=>{let s=document.createElement("li"),o=/^visits\[(\d+)\]/.
exec(n.where);if(!o)return s.textContent=n.message,s;let r=Number(o[1]);s.textContent=`Visit ${r+1}: ${n.message}`;for(let i of n.
suggestions)s.append(" ",this.#e(r,i));return s}))}#e(t,n){let s=document.createElement("button");return s.type="button",
s.className="suggestion",s.textContent=n,s.setAttribute("aria-label",`Use ${n} for visit ${t+1}`),s.addEventListener("cl\
ick",()=>{this.visits=Ca(this.text.value,t,n),this.text.focus(),this.changed(!1)}),s}#n(t){this.show(t),this.text.value=
Ra(t),this.changed(!1)}#s(t){this.#n(this.#t.map((n,s)=>t.get(s)??n))}#o(t,n,s,o){let[r,i]=or(n.written_moment);t.toggleAttribute(
"data-masked",n.masked),_(t,"[data-number]").textContent=String(s+1),_(t,"[data-place]").textContent=n.label,_(t,"[data-\
category]").textContent=n.category??"";let a=_(t,'[data-control="day"]',HTMLSelectElement),c=r&&!vt.includes(r)?[...vt,r]:
vt;a.replaceChildren(new Option(`(${vt[n.weekday]})`,""),...c.map(u=>new Option(u,u)));let l=[["day",a,r,"Day"],["time",
_(t,'[data-control="time"]',HTMLInputElement),i||ja(n.start_minute),"Time"],["stay",_(t,'[data-control="stay"]',HTMLInputElement),
String(n.duration_minutes),"Minutes of stay"]];for(let[u,m,d,f]of l)m instanceof HTMLInputElement&&m===document.activeElement&&
m.value!==m.dataset.read||(m.value=d),m.dataset.read=d,m.toggleAttribute("data-filled-in",n.filled_in.includes(u)),m.setAttribute(
"aria-label",`${f} of visit ${s+1}, ${n.label}`);let h=[["earlier","Move earlier:",s>0],["later","Move later:",s<o-1],["\
remove","Remove",o>1]];for(let[u,m,d]of h){let f=_(t,`[data-control="${u}"]`,HTMLButtonElement);f.disabled=!d,f.setAttribute(
"aria-label",`${m} visit ${s+1}, ${n.label}`)}}#r(t){let n=t.dataset.control;if(!n||t.localName==="button"||t.value===t.
dataset.read)return;let s=this.indexOf(t),o=this.#t[s],r=t.closest("[data-visit]");if(!o||!r||n==="time"&&t instanceof HTMLInputElement&&
!wu(t))return;let[i]=or(o.written_moment),a=_(r,'[data-control="time"]').dataset.read,c=t.value===""?null:Math.round(Number(
t.value)),l={day:{written_moment:`${t.value} ${a}`.trim()},time:{written_moment:t.value&&`${i} ${t.value}`.trim()},stay:{
written_stay:c,duration_minutes:c??o.duration_minutes}};t.dataset.read=t.value,this.#s(new Map([[s,{...o,...l[n]}]]))}#i(t){
let n=t?.dataset.control;if(!t||!n)return;let s=this.indexOf(t);if(n==="remove")this.#n(this.#t.filter((o,r)=>r!==s)),this.#h(
Math.min(s,this.#t.length-1),n);else{let o=n==="earlier"?s-1:s+1;this.#a(s,o),this.#h(o,n)}}move(t,n){let s=Math.max(0,Math.
min(this.#t.length-1,t+n));s!==t&&this.#a(t,s)}setTime(t,n){let s=this.#t[t];if(!s)return;let[o]=or(s.written_moment),r=`${o}\
 ${ja(n)}`.trim();this.#s(new Map([[t,{...s,written_moment:r,start_minute:n}]]))}setStay(t,n){let s=this.#t[t];if(!s)return;
let o={written_stay:n,duration_minutes:n};this.#s(new Map([[t,{...s,...o}]]))}#a(t,n){let[s,o]=[this.#t[t],this.#t[n]];!s||
!o||this.#s(new Map([[t,{...s,...Ua(o)}],[n,{...o,...Ua(s)}]]))}#h(t,n){let s=this.#t.length-1,o={earlier:t===0,later:t===
s,remove:s===0},r=[n,"later","earlier","remove"].find(c=>!o[c]),i=it(this.rows,":scope > [data-visit]")[t],a=r&&i?.querySelector(
`[data-control="${r}"]`);(a instanceof HTMLElement?a:this.text).focus()}};function Ua({place:e,label:t,category:n}){return{
place:e,label:t,category:n}}function or(e){let[t="",n]=e.split(" ");return n===void 0?["",t]:[t,n]}function wu(e){let t=e.
value.trim()?Pa(e.value):"",n=t===null?`“${e.value}” is not a time. Write hours and minutes from 00:00 to 23:59, such \
as 17:30.`:"";return e.setCustomValidity(n),e.setAttribute("aria-invalid",String(n!=="")),t===null?e.reportValidity():e.
value=t,t!==null}function ja(e){let t=n=>String(Math.floor(n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var xu="../bundles/browser-model.js",$u=/\bexport\s*\{[^}]*\};?\s*$/;var rr=new WeakMap;async function Ga(e,{location:t,variants:n},s,o){let r=ku(e),i=Au(o);for(let a of n){o.throwIfAborted();
let{input:c}=a;s(a,c&&await Promise.race([i,r(c,t)]))}}function ku(e){let t=Mu(e);rr.has(e)||rr.set(e,_u(e));let n=rr.get(
e);return async(s,o)=>{let r=await n?.ask({input:s,location:o});if(!r)return t(s,o);if("error"in r)throw new Error(r.error);
return r.answer}}function Mu(e){let t=performance.now()+12;return async(n,s)=>(performance.now()>=t&&(await new Promise(
o=>setTimeout(o)),t=performance.now()+12),e.answer(n,s))}function _u(e){try{return new ir(e.content)}catch{return null}}
var ir=class{#t;#e;constructor(t){this.#t=Eu(),this.#e=new Promise(n=>{this.#t.addEventListener("error",s=>{s.preventDefault(),
n(null)})}),this.#t.postMessage(t)}ask(t){let{port1:n,port2:s}=new MessageChannel,o=new Promise(r=>{n.onmessage=({data:i})=>{
n.close(),r(i)}});return this.#t.postMessage(t,[s]),Promise.race([this.#e,o])}};function Eu(){let e=document.querySelector(
"script[data-engine]")?.textContent;if(!e)return new Worker(new URL(xu,E),{type:"module"});let t=new Blob([e.replace($u,
"")],{type:"text/javascript"});return new Worker(URL.createObjectURL(t))}function Au(e){let t=new Promise((n,s)=>{e.addEventListener(
"abort",()=>s(e.reason),{once:!0})});return t.catch(()=>{}),t}var Su={hours:["Moved by","All visits and the moment to predict move together."],visits:["Visit left out","One visit is \
left out at a time; the others keep the times and stays that the page shows, and the moment to predict stays."],heads:["\
Heads removed","Every set of heads is removed, on top of the changes already made."]},Ou="This network has too many head\
s to try every set, so each is removed alone.",Tu="cannot be left out: the answer is read at the last visit, and the one\
 before is missing or masked",ar=e=>`${(100*e).toFixed(1)} %`,Qn=class{#t=null;constructor(t,n,s){this.body=n,this.explanations=
s,this.kind=_(t,"[data-kind]",HTMLSelectElement),this.button=_(t,"[data-run]",HTMLButtonElement),this.progress=_(t,"[dat\
a-progress]",HTMLProgressElement),this.meaning=_(t,"[data-meaning]"),this.failure=_(t,"[data-failure]"),this.summary=_(t,
"[data-summary]"),this.frame=_(t,"[data-frame]"),this.rows=_(t,"tbody"),this.row=_(t,"template",HTMLTemplateElement),this.
kind.addEventListener("change",()=>this.clear()),this.button.addEventListener("click",()=>this.#t?this.#n():this.#e())}clear(){
this.#s(),this.rows.replaceChildren(),this.summary.textContent="";for(let t of[this.meaning,this.failure,this.frame])t.hidden=
!0}async#e(){this.clear();let t=new AbortController;this.#t=t,this.button.textContent="Stop",this.progress.removeAttribute(
"value"),this.progress.hidden=!1;try{await this.explanations.prepare(),t.signal.throwIfAborted(),await this.#o(t.signal)}catch(n){
if(this.#t!==t)return;this.failure.textContent=Se(n),this.failure.hidden=!1}this.#s()}#n(){let{value:t,max:n}=this.progress,
s=this.frame.hidden?"":` after ${t} of ${n} answers`;this.summary.textContent=`Stopped${s}.`,this.#s()}#s(){this.#t?.abort(),
this.#t=null,this.button.textContent="Run",this.progress.hidden=!0}async#o(t){let{model:n,obstacle:s}=this.explanations,
o=this.body();if(!n)throw new Error(`This browser cannot compute: ${s}`);if(!o)throw new Error("Enter a history of visit\
s first.");let r=this.kind.value,{prediction:i,variants:a}=n.sweep(r,o);if(!a.length)throw new Error("Every head is remo\
ved already.");this.#r(r,i,a);let{location:c}=i,l=[];await Ga(n,{location:c,variants:a},(h,u)=>{let m=(u?.probability??0)-
i.probability,d=!!u&&u?.prediction.location!==c;this.#i({variant:h,answer:u,change:m,differs:d,row:xn(this.row)},l)},t),
this.summary.textContent=Ru(l)}#r(t,n,s){let[o,r]=Su[t],i=s.every(({heads:a})=>a?.length===1);this.meaning.textContent=`${i?
Ou:r} The unchanged answer is ${ue({prediction:n})}.`,_(this.frame,"[data-changed]").textContent=o;for(let a of[this.meaning,
this.frame])a.hidden=!1;this.progress.max=s.length,this.progress.value=0}#i(t,n){vu(t);let s=n.findIndex(r=>Nu(t,r)),o=s<
0?n.length:s;this.rows.insertBefore(t.row,n[o]?.row??null),n.splice(o,0,t),this.progress.value+=1}};function Nu(e,t){let[
n,s]=[e.variant.heads,t.variant.heads];return!n||n.length!==s?.length?!1:Math.abs(e.change)>Math.abs(t.change)}function vu({
variant:e,answer:t,change:n,differs:s,row:o}){_(o,"th").textContent=Lu(e);let r=_(o,".word");if(!t){r.textContent=Tu;return}
o.toggleAttribute("data-differs",s),r.textContent=s?ue(t):"the same";let i=_(o,".share");i.textContent=ar(t.probability),
i.style.setProperty("--share",String(t.probability)),_(o,"[data-change]").textContent=Va(100*n,1)}function Lu({hours:e=0,
visit:t,heads:n}){return t?`${t.sent+1} ${t.label}`:n?n.map(([s,o])=>`L${s} H${o}`).join(", ")||"none":`${Va(e,0)} h`}function Ru(e){
let t=e.flatMap(({answer:r})=>r?.probability??[]);if(!t.length)return"";let n=e.filter(({differs:r})=>r).length,[s,o]=[Math.
min(...t),Math.max(...t)];return`Another place leads in ${n} of ${t.length} rows. The probability of the unchanged answe\
r lies between ${ar(s)} and ${ar(o)}. Computed in this browser.`}function Va(e,t){let n=Math.abs(e).toFixed(t);return Number(
n)===0?n:`${e>0?"+":"−"}${n}`}var Iu={routine:"routine",habit:"a habit",errand:"an errand",consequence:"a consequence of the day's first stop"};function Ba(e,t=n=>`\
visit ${n+1}`){let{cause:n,custom:s,expected_label:o}=e,r=Iu[s];if(!r)return"It was a free choice.";let i=e.decided_by.map(
t);e.decided_before&&i.push("visits before this history");let a=i.length?`, decided by ${i.join(" and ")}`:"";return n===
s?`It was ${r}${a}.`:`It should have been ${r}${a}: to ${o??"an unknown place"}. They chose otherwise.`}var Cu=5e-4,Pu=350,Hu=new Intl.DateTimeFormat("en-GB",{weekday:"short"}),Zn=class{shown=null;sent=[];#t=null;isDragging=!1;#e="";#n=null;#s=!1;#o=0;#r=0;#i=new AbortController;constructor(t,n={}){
this.page=t,this.hooks=n,this.model=t.dataset.explore??"",this.changes=_(t,"[data-changes]"),this.answer=_(t,"[data-answ\
er]",HTMLOutputElement),this.badge=_(t,"[data-badge]"),this.engineChoice=ut(t,"[data-engine-choice]",HTMLSelectElement),
this.outcome=_(t,"[data-outcome]"),this.person=ut(t,"[data-person]",HTMLSelectElement),this.predictAt=_(t,"[data-predict\
-at]",HTMLInputElement),this.examples=_(t,"[data-examples]",HTMLSelectElement),this.failure=_(t,"[data-error]"),this.story=
_(t,"[data-story]"),this.staleNote=_(t,"[data-stale-note]"),this.suggestion=_(t,"[data-try]"),this.editor=new Jn(_(t,"[d\
ata-editor]"),i=>{this.#k(),this.panel.followHistory(this.editor.visits),this.submitSoon(i?Pu:0)});let s=_(t,"[data-inte\
rventions]",HTMLDetailsElement);this.panel=new Pe(s,()=>this.submitSoon()),this.explanations=new Oe(this.model,ht().get(
"engine")),this.explanations.draws=n.draws??!1,this.explanations.sharesWeights=this.engineChoice!==null||!Ct,this.engineChoice&&
(this.engineChoice.value=this.explanations.choice??"");let o=ut(t,"[data-sweeps]");this.sweeps=o&&new Qn(o,()=>this.shown&&
Jt(this.shown),this.explanations),this.exampleHistories=this.#g(),this.#a();let{explanations:r}=this;n.draws&&r.sharesWeights&&
r.choice!=="server"&&r.prepare()}#a(){let{page:t}=this;Fa(_(t,"[data-combobox]"),n=>this.explanations.searchPlaces(n),n=>({
label:n.label,note:n.category??""}),n=>this.editor.add(n.notation)),this.suggestion.addEventListener("click",()=>{this.editor.
visits=this.editor.text.placeholder,this.submitSoon()});for(let n of["pointerdown","keydown","input"])_(t,"[data-editor]").
addEventListener(n,()=>{this.#s=!0,this.#l()},{once:!0});this.engineChoice?.addEventListener("change",()=>{this.explanations.
choose(this.engineChoice?.value??""),this.submitSoon()}),this.person?.addEventListener("change",()=>this.submitSoon()),this.
predictAt.addEventListener("change",()=>this.submitSoon()),_(this.changes,"[data-undo]").addEventListener("click",()=>{this.
panel.text="",this.submitSoon()}),_(this.failure,"button").addEventListener("click",()=>{this.explanations.choose(this.explanations.
choice),this.submitSoon()}),bn(()=>this.restore("keep"))}get fields(){return{visits:this.editor.visits,user:this.person?.
value??"",predict_at:this.predictAt.value.trim(),top_k:this.#e,interventions:this.panel.text}}markVisits(t){this.editor.
mark(t.flatMap(n=>this.sent[n]??[]))}take({visits:t,user:n,predict_at:s,interventions:o}){this.#k(),this.editor.visits=t,
this.predictAt.value=s,this.panel.text=o,$e(this.person,n),this.panel.followHistory(t),this.submitSoon()}get interventions(){
return Object(ae(this.panel.text||"{}"))}set interventions(t){this.panel.text=Object.keys(t).length?JSON.stringify(t):"",
this.panel.followHistory(this.editor.visits),this.submitSoon()}submitSoon(t=0){clearTimeout(this.#r),this.#r=setTimeout(
()=>{this.#h(Jt(this.fields),this.isDragging?"keep":"push")},t)}async#h(t,n){clearTimeout(this.#r),this.#r=0,this.#o+=1;
let s=this.#o;this.#i.abort(),this.#i=new AbortController,this.page.setAttribute("aria-busy","true");try{let o="interven\
tions"in t&&!!t.interventions,[r,i]=await Promise.all([this.#c(t),o?this.#c({...t,interventions:null}):null]);if(s!==this.#o)
return;this.#d(r,i,t,n),this.#l()}catch(o){if(o instanceof ft&&s===this.#o)this.#f(o.problems);else if(!Mn(o)&&!(o instanceof
ft))throw o}finally{s===this.#o&&this.page.removeAttribute("aria-busy")}}#c(t){return this.explanations.explain(t,this.#i.
signal)}async#l(){let{engineChoice:t,explanations:n}=this;if(!t)return;(this.#s||this.hooks.draws||n.choice==="browser")&&
n.choice!=="server"&&await n.prepare();let o=this.#t!==null&&!("tensors"in this.#t),r=this.#r!==0||this.page.hasAttribute(
"aria-busy");this.hooks.draws&&o&&this.shown&&!r&&this.#h(Jt(this.shown),"keep");let i=_(this.page,"[data-engine-obstacl\
e]");i.textContent=n.obstacle&&`This browser cannot compute: ${n.obstacle}`,i.hidden=!n.obstacle}#d(t,n,s,o){if("record"in
s&&(this.editor.visits=t.notation??"",this.predictAt.value=t.predict_at.replace("T"," "),t.notation===null)){this.#f([{where:"\
visits",message:"This record contradicts itself and cannot be written as visits.",suggestions:[]}]);return}this.sent=t.visits.
map(a=>a.sent);let r=[...t.visits].sort((a,c)=>a.sent-c.sent);if(this.editor.show(r),this.#b(r,t.predict_at),this.panel.
show(r,this.sent),this.panel.followHistory(this.editor.visits),$e(this.person,t.user),this.person){let a=this.person.selectedOptions[0]?.
textContent??"";_(this.page,'[data-printed="person"]').textContent=a}this.#f([]),this.predictAt.placeholder=t.predict_at.
replace("T"," "),me(this.answer,t),this.badge.textContent=t.engine==="browser"?"computed in this browser":"computed by t\
he server";let i={...this.fields,visits:t.notation??""};this.shown=i,this.#t=t,this.#w(i,t),this.#u(i,t,n),this.hooks.shown?.(
i,t,i.interventions?n:null),this.suggestion.hidden=!0,this.sweeps?.clear(),this.page.dataset.ready="true",this.updateAddress(
o)}#b(t,n){let s=it(this.editor.rows,":scope > [data-visit]");for(let[o,r]of s.entries()){let i=t[o];if(!i?.arrival)continue;
let a={day:Hu.format(new Date(i.arrival)),time:i.arrival.split("T")[1]??"",stay:`${i.duration_minutes} min`};for(let[c,l]of Object.
entries(a)){let h=_(r,`[data-read="${c}"]`);h.textContent=l,h.toggleAttribute("data-filled-in",i.filled_in.includes(c))}}
_(this.page,'[data-printed="predict-at"]').textContent=n.replace("T"," ")}async#w(t,n){let s=n.unknown_probability,o=s<Cu?
[]:[`Somewhere unknown to the model: ${(100*s).toFixed(1)} %.`],r=(await this.exampleHistories).find(({visits:i,predict_at:a,
user:c})=>i===t.visits&&a===n.predict_at&&(c===n.user||this.person===null));this.shown===t&&(this.hooks.recognised?.(r,t),
r&&o.push(Wu(r,n.location_probabilities.final)),this.outcome.textContent=o.join(" "),this.outcome.hidden=o.length===0)}#u(t,n,s){
let{changes:o}=this;if(o.hidden=!s||!t.interventions,!s||!t.interventions)return;_(o,"[data-what]").textContent=Da(JSON.
parse(t.interventions)),_(o,"[data-before]").textContent=ue(s),_(o,"[data-after]").textContent=ue(n);let r=s.prediction.
location===n.prediction.location;_(o,"[data-verdict]").textContent=r?"The most probable place stays the same.":"The most\
 probable place is another one."}#f(t){let n=({where:r})=>r.startsWith("interventions");this.#x(this.person,t,"user"),this.#x(
this.predictAt,t,"predict_at");let s=t.filter(r=>r.where==="");this.failure.hidden=s.length===0,_(this.failure,"span").textContent=
s.map(r=>r.message).join(" "),this.panel.showProblems(t.filter(n)),this.editor.showProblems(t.filter(r=>r.where!==""&&!(r.
where==="user"&&this.person)&&r.where!=="predict_at"&&!n(r))),t.length>s.length&&this.hooks.refused?.();let o=t.length>0&&
this.shown!==null;this.staleNote.hidden=!o,this.story.toggleAttribute("data-stale",o)}#x(t,n,s){if(!t)return;let o=n.filter(
i=>i.where===s).map(i=>i.message),r=_(this.page,`#${t.getAttribute("aria-errormessage")}`);r.textContent=o.join(" "),r.hidden=
o.length===0,t.setAttribute("aria-invalid",String(o.length>0))}comparisonOf(t){let{model:n}=this,s=t.interventions?JSON.
stringify({model:n,interventions:null}):null;return Tt({model:n,...t,top_k:null,against:s})}updateAddress(t){if(t==="kee\
p"||this.shown===null)return;let{choice:n}=this.explanations,s=this.engineChoice?n:null,o=Tt({...this.shown,engine:s,...this.
hooks.options?.()});wn(o,t)}async restore(t){this.#n=null,this.examples.value="";let n=ht(),s=n.get("top_k")??"";this.#e=
/^([1-9]\d?|100)$/.test(s)?s:"",this.editor.visits=n.get("visits")??"",this.predictAt.value=n.get("predict_at")??"",this.
panel.text=n.get("interventions")??"",$e(this.person,n.get("user")),this.hooks.restored?.(n);let o=n.get("record");n.has(
"visits")?await this.#h(Jt(this.fields),t):o!==null?await this.#h({record:ae(o)},"replace"):await this.#$(n.get("user"))}async#$(t){
let n=await this.exampleHistories,s=n.find(o=>t&&String(o.user)===this.person?.value)??n[0];s?(this.#y(s,n),await this.#h(
Jt(this.fields),"replace")):this.#p()}#p(){clearTimeout(this.#r),this.#i.abort(),this.#o+=1,this.page.removeAttribute("a\
ria-busy"),this.shown=null,this.editor.show([]),this.#f([]),me(this.answer,null),this.outcome.hidden=!0,this.suggestion.
hidden=!1,this.sweeps?.clear(),this.changes.hidden=!0,this.hooks.cleared?.()}#k(){this.examples.value="",!(!this.#n||this.
editor.visits.trim().endsWith(this.#n.end))&&(this.predictAt.value===this.#n.predictAt&&(this.predictAt.value=""),this.#n=
null)}async#g(){let{examples:t}=this;try{let n=await _n(this.model);t.append(...n.map((o,r)=>new Option(o.title,String(r))));
let s=t.closest("[data-field]");return s.hidden=n.length===0,t.addEventListener("change",()=>{let o=t.value&&n[Number(t.
value)];o&&(this.#y(o,n),this.#h(Jt(this.fields),"push"))}),n}catch{return[]}}#y(t,n){this.examples.value=String(n.indexOf(
t)),this.editor.visits=t.visits,this.panel.followHistory(t.visits),this.predictAt.value=t.predict_at.replace("T"," ");let s=t.
visits.split(",").at(-1)?.trim()??"";this.#n={predictAt:this.predictAt.value,end:s},$e(this.person,t.user)}};function Wu({
target:e,target_label:t,reason:n},s){if(e===void 0)return"";if(e===null)return"The model drew this history itself: nothi\
ng really happened next.";let o=n?` ${Ba(n)}`:"",r=s.findIndex(({location:c})=>c===e);if(r===0)return`The prediction is \
right: that is where the person went.${o}`;let i=s[r],a=i?`number ${r+1} with ${(100*i.probability).toFixed(1)} %`:`whic\
h is not among the ${s.length} most probable places`;return`The person went to ${t}, ${a}.${o}`}function Jt({visits:e,user:t,
predict_at:n,top_k:s,interventions:o}){return{visits:e,user:t||null,predict_at:n||null,...s&&{top_k:Number(s)},...o&&{interventions:ae(
o)}}}var Du=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}];
function Ft(e,t){for(let{kind:n,pattern:s}of Du){let o=s.exec(e??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(r)};return Fu(i,t)?i:null}return null}function Fu({kind:e,visit:t=0,
layer:n=0,head:s=0,location:o=2},r){return e==="pointer"?r.hasPointer:e==="generation"?r.hasGeneration:e==="gate"?r.hasGate:
t<r.count&&n<r.layers&&(e!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.locations}function ct(e,t){return e?.kind===
"visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,s)=>n===e.location?[s]:[])}function St(e,t){return e?.kind===
"place"?e.location??null:e?.kind==="visit"?t.locations[e.visit??0]??null:null}var qa=5,Ya=1440,cr=5,Uu=60,ju={least:.1,most:10};function za(e,t,n){let s=e.target instanceof Element?e.target:null,o=s?.
closest("[data-act]")?.getAttribute("data-act"),r=s?.closest("[data-part]")?.getAttribute("data-part"),i=Ft(r,t);if(o===
"gate")return Gu(e,n);if(o==="attention_temperature")return Ka(e,t,"attention");if(o==="pointer_temperature")return Ka(e,
t,"pointer");if(i?.kind!=="visit"||o||e.pointerType==="touch")return null;let a=s?.closest(".day-ribbon"),c=s?.closest("\
[data-drag]")?.getAttribute("data-drag"),l=i.visit??0;return a&&(c==="time"||c==="stay")?Yu(e,a,t,l,c):Vu(e,n,l)}function lr({
trace:e},t,n){let s=(e.interventions[`${t}_temperature`]??1)*2**n,{least:o,most:r}=ju;return Number(Math.min(r,Math.max(
o,s)).toPrecision(2))}function Gu({pointerId:e},t){let n=0;return{pointer:e,follows:!0,to({type:s,clientX:o,clientY:r},i){
let a=t.querySelector(".gate-frame")?.getBoundingClientRect();if(!a)return null;let l=a.height>a.width?(r-a.top)/a.height:
(o-a.left)/a.width;return s!=="pointercancel"&&(n=Math.round(100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:n,isDone:i}}}}
function Ka({pointerId:e,clientX:t},n,s){let o=!1;return{pointer:e,follows:!0,to({clientX:r},i){if(o||=Math.abs(r-t)>=qa,
!o)return null;let a=lr(n,s,(r-t)/Uu);return{kind:"temperature",of:s,value:a,isDone:i}}}}function Vu({pointerId:e,clientY:t},n,s){
let o=s,r=!1;return{pointer:e,follows:!1,to({clientY:i},a){if(r||=Math.abs(i-t)>=qa,!r)return null;let c=Math.sign(Bu(n,
i)-o);if(c===0&&!a)return null;let l={kind:"move",visit:o,by:c,isDone:a};return o+=c,l}}}function Bu(e,t){let s=[...e.querySelectorAll(
".visit > .chip")].map(o=>{let{top:r,bottom:i}=o.getBoundingClientRect();return Math.abs((r+i)/2-t)});return s.indexOf(Math.
min(...s))}function Yu({pointerId:e,clientX:t},n,s,o,r){let{start_minute:i=0,duration_minutes:a=0}=s.visits[o]??{},{width:c}=n.
querySelector(".track")?.getBoundingClientRect()??{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},m){
if(l||=Math.abs(u-t)>=2,!l)return null;let d=cr*Math.round((u-t)/c*Ya/cr),f=r==="time"?Math.min(Ya-cr,Math.max(0,i+d)):Math.
max(0,a+d);return f===h&&!m?null:(h=f,{kind:r,visit:o,minutes:f,isDone:m})}}}var Ku=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],["po\
sition_from_end","order"]],rn=class{constructor(t){this.trace=t,this.visits=t.visits,this.count=t.visits.length;let{layers:n,
heads:s,components:o}=t.architecture;this.layers=n,this.heads=o.includes("attention")?s:0,this.hasPointer=o.includes("po\
inter"),this.hasGeneration=o.includes("generation"),this.hasGate=this.hasPointer&&this.hasGeneration,this.gate=t.gate.value,
this.locations=t.visits.map(({location:r})=>r)}wordsFor(t){return t.trace.notation===this.trace.notation?"as learned":"b\
efore this change"}values(t){let n=this.trace.tensors[t];if(!n)throw new Error(`The trace has no ${t}.`);return n.values}has(t){
return t in this.trace.tensors}weights(t,n){return this.values(`layers.${t}.heads.${n}.weights`)}lastRow(t,n){return this.
weights(t,n).subarray((this.count-1)*this.count)}isRemoved(t,n){let s=this.trace.interventions.remove_heads;return s?s===
"all"||s.some(([o,r])=>o===t&&r===n):!1}isSkipped(t,n){return(this.trace.interventions.skip??[]).some(s=>s.layer===t&&s.
part===n)}get largestWeight(){let t=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)for(let o of this.weights(
n,s))t=Math.max(t,o);return t||1}get slices(){return Ku.filter(([t])=>this.has(`inputs.${t}`)).map(([t="",n=""])=>({name:t,
label:n,lengths:this.#n(`inputs.${t}`)}))}stream(t){let n=`layers.${t}`,s=i=>this.isSkipped(t,i),o=new Float32Array(this.
count),r=this.has(`${n}.attention_out`)?this.#n(`${n}.attention_out`):null;return{residual:this.#n(`${n}.residual_in`),attention:r&&
s("attention")?o:r,feedForward:s("feed_forward")?o:this.#n(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?
this.values("pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){
let t=this.pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)break;let r=n.get(o)??{
location:o,...this.nameOf(o),probability:0,visits:[]};r.probability+=t[s],r.visits.push(s),n.set(o,r)}return[...n.values()].
sort((s,o)=>o.probability-s.probability)}nameOf(t){let n=this.trace.places[t];return{label:n?.label??`#${t}`,category:n?.
category??null}}answer(t,n=[]){let{final:s}=this.trace.location_probabilities,o=s.slice(0,t).map(({location:d})=>d),r=[...new Set(
n)].filter(d=>!o.includes(d)),i=o.filter(d=>!n.includes(d)),a=i.slice(Math.max(0,i.length-r.length)),l=[...o.filter(d=>!a.
includes(d)),...r].map(d=>this.#t(d)),h=d=>l.reduce((f,y)=>f+y[d],0),u=this.#e(l),m={location:-1,label:`${u} others`,category:null,
pointer:Math.max(0,Number(this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),
probability:Math.max(0,1-h("probability")),count:u};return[...l,m]}#t(t){return{location:t,...this.nameOf(t),pointer:this.
probabilityOf("pointer",t),generation:this.probabilityOf("generation",t),probability:this.probabilityOf("final",t)}}probabilityOf(t,n){
let s=t==="final"?"probabilities":`${t}.probabilities`,o=this.trace.tensors[s];return o?Number(o.values[n]):this.trace.location_probabilities[t]?.
find(i=>i.location===n)?.probability??0}generated(t){let s=(this.trace.location_probabilities.generation??[]).slice(0,t).
map(({location:i,probability:a})=>({location:i,...this.nameOf(i),probability:a})),o=1-s.reduce((i,{probability:a})=>i+a,
0),r=this.#e(s);return[...s,{location:-1,label:`${r} others`,category:null,probability:Math.max(0,o)}]}#e(t){return this.
trace.architecture.locations-1-t.length}#n(t){let n=this.values(t),s=n.length/this.count;return Float32Array.from({length:this.
count},(o,r)=>Math.hypot(...n.subarray(r*s,(r+1)*s)))}};function Ut(e){let t=0;for(let n=1;n<e.length;n++)Number(e[n])>Number(
e[t])&&(t=n);return t}var qu=[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];function jt(e,t){for(let[s,o]of qu){let r=o.exec(e??"");if(!r)continue;let i=Object.fromEntries(
Object.entries(r.groups??{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(s,i,t),...i};return Xu(a,t)?
a:null}return null;function n(s,o,{count:r,trace:i}){let a=r-1;return{kind:s,name:e??"",isLeaf:"query"in o||"number"in o||
s==="stream"&&"visit"in o||(s==="pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:a,visit:zu(s,
o,t)??a,number:null,location:s==="generation"?t.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}
function zu(e,{layer:t=0,head:n=0},s){return e==="pointer"&&s.hasPointer?Ut(s.pointerWeights):e==="head"&&t<s.layers&&n<
s.heads?Ut(s.lastRow(t,n)):null}function Xu({kind:e,layer:t,head:n,query:s,visit:o,number:r,location:i},a){let{locations:c,
d_model:l}=a.trace.architecture;return e==="head"&&n>=a.heads||e==="pointer"&&!a.hasPointer||e==="generation"&&!a.hasGeneration||
e==="gate"&&!a.hasGate?!1:t<a.layers&&s<a.count&&o<a.count&&(r??0)<l&&i>1&&i<c}function Xa(e,t){let{kind:n,layer:s,head:o,
isLeaf:r,number:i,location:a}=e,c=[{name:"",words:"Network"}],l=(u,m)=>c.push({name:u,words:m});return(n==="head"||n==="\
stream")&&l(`layers.${s}.stream`,`Layer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(e.name,
"one cell"),n==="stream"&&r&&l(`layers.${s}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`v\
isits.${e.visit}`,h()),n==="context"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(e.
name,h()),n==="generation"&&l("generation","Generation"),n==="generation"&&r&&l(e.name,t.nameOf(a).label),n==="gate"&&l(
"gate","Gate"),n==="place"&&l(e.name,t.nameOf(a).label),i!==null&&l(e.name,`number ${i+1}`),c;function h(){return`Visit ${e.
visit+1}`}}function hr(e){let t=e.split("."),n=t[0]==="layers",s=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(
".")[0]??"")?2:1;return t.length<=s?null:t.slice(0,n&&t[2]==="stream"?-1:s).join(".")}function ur(e,t,n){let s=jt(e,n),[
o,r]=Ju[t]??[0,0];if(!s||o===0&&r===0)return null;let i=Qu(s,o,r,n);return i!==null&&jt(i,n)?i:null}var Ju={ArrowLeft:[-1,
0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function Qu(e,t,n,s){let{kind:o,layer:r,head:i,query:a,visit:c,number:l,
isLeaf:h}=e;switch(o){case"head":{if(h)return`layers.${r}.heads.${i}.${a+n}.${c+t}`;let m=r*s.heads+i+t;return n!==0?`la\
yers.${r+n}.heads.${i}`:`layers.${Math.floor(m/s.heads)}.heads.${m%s.heads}`}case"stream":return l!==null?`layers.${r}.s\
tream.${c+n}.${l+t}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(m,d){let f=m.findIndex(({location:g})=>g===
e.location),y=f<0||n===0?void 0:m[f+n];return y?`${d}.${y.location}`:null}}function p(e,{key:t,...n}={},...s){return{tag:e,...typeof t=="string"&&{key:t},attributes:n,children:s.flat(Number.POSITIVE_INFINITY).
filter(Zu)}}function ts(e){return e==null||e===!1?null:String(typeof e=="number"?ke(e):e)}function ke(e){return Math.round(e*100)/100}function Qt(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(ke),[c,l,h]=[e,n,
(e+n)/2].map(ke);return`M${c} ${o}C${h} ${o} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${r} ${c} ${r}Z`}function mr(e,t,n,s){
let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(ke),[c,l,h]=[e,n,(e+n)/2].map(ke);return`M${o} ${c}C${o} ${h} ${i} ${h} ${i} ${l}\
L${a} ${l}C${a} ${h} ${r} ${h} ${r} ${c}Z`}function Ja(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(ke),[c,l]=[e,n].map(
ke);return`M${o} ${c}Q${o} ${i} ${l} ${i}L${l} ${a}Q${r} ${a} ${r} ${c}Z`}function Zu(e){return e!=null&&e!==!1&&e!==""}var tm=/[ijlI.,:;'|!()[\]]/,em=/[mwMW%@—…]/,nm=/[A-ZÄÖÜ0-9+=<>]/;function j(e,t,n=!1){let s=0;for(let o of e)tm.test(
o)||o===" "?s+=.29:em.test(o)?s+=.87:nm.test(o)?s+=.65:s+=.55;return s*t*(n?1.06:1)}function lt(e,t,n,s=!1){if(j(e,n,s)<=
t)return e;let o=e.length-1;for(;o>1&&j(`${e.slice(0,o)}…`,n,s)>t;)o--;return`${e.slice(0,o).trimEnd()}…`}function es(e,t,n,s,o=!1){
let r=[],i="",a=e.split(" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||j(h,n,o)<=t){i=h;continue}if(r.length===
s-1){i=[i,...a.slice(c)].join(" ");break}r.push(i),i=l}return[...r,lt(i,t,n,o)]}function O(e,t=0){let n=100*e,s=10**-t;return n>
0&&n<s/2?`<${s.toFixed(t)} %`:`${n.toFixed(t).replace("-","−")} %`}function S(e,t=1){if(e===Number.NEGATIVE_INFINITY)return"\
−∞";let n=e.toFixed(t);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function Rt(e){let t=Math.round(e);
if(t<60)return`${t} min`;let n=t%60;return`${Math.floor(t/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function mt(e){
let t=n=>String(Math.floor(n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var bt=["Mon","Tue","Wed","Thu","Fri","Sat",
"Sun"];var dr={title:15.5,strong:13,label:13,small:12.5,tiny:11.5},sm=.78,fr=1.07,om=1.12;function L(e){return e.stage.type/13}
function G(e,t,n="label"){let s=n==="title"||n==="strong";return fr*j(Qa(t),dr[n]*L(e),s)}function Qa(e){return e.replaceAll(
"−","+")}function H(e,t,n,s,{kind:o="label",also:r,anchor:i,width:a,key:c}={}){let l=o==="title"||o==="strong",h=a===void 0?
s:lt(s,a/fr,dr[o]*L(e),l),u=[o,i,r].filter(Boolean).join(" ");return p("text",{...c&&{key:c},class:u,x:t,y:n},h)}function W(e,{
x:t,y:n,width:s},o,r="label"){let i=dr[r]*L(e),a=j(" ",i),c=[],l=Number.POSITIVE_INFINITY;for(let u of o){let m=u.reduce(
(f,y)=>f+im(y,i),0),d=c.at(-1);d&&l+a+m<=s?(d.push({text:" "},...u),l+=a+m):(c.push([...u]),l=m)}return{marks:c.map((u,m)=>rm(
t,n+i*(1+1.5*m),u,r,i)),height:c.length*1.5*i}}function P(e){return e.split(" ").map(t=>[{text:t}])}function rm(e,t,n,s,o){
let r=.4*o,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===i?null:h?-r:r;i=h;let m=[l,h&&"raised"].filter(Boolean).
join(" ");return p("tspan",{class:m||null,dy:u},c)});return p("text",{class:s,x:e,y:t},a)}function im({text:e,kind:t="",
isRaised:n=!1},s){let o=(n?sm:1)*(t.includes("math")?om:1);return fr*j(Qa(e),s*o,t.includes("strong"))}var am=[137,80,78,71,13,10,26,10],ns=256,pr=65535,cm=Uint32Array.from({length:256},(e,t)=>{let n=t;for(let s=0;s<8;s++)n=
n>>>1^(n&1?3988292384:0);return n});function Zt(e,t,[n,s]){let o=e.length/t,r=new Uint8Array(3*ns);for(let h=0;h<ns;h++){
let u=h/(ns-1);for(let m of[0,1,2])r[3*h+m]=Math.round(n[m]+u*(s[m]-n[m]))}let i=new Uint8Array(o*(t+1));for(let h=0;h<o;h++)
for(let u=0;u<t;u++){let m=Math.min(1,Math.max(0,Number(e[h*t+u])||0));i[h*(t+1)+1+u]=Math.round(m*(ns-1))}let a=[...os(
t),...os(o),8,3,0,0,0],c=[...am,...ss("IHDR",a),...ss("PLTE",r),...ss("IDAT",lm(i)),...ss("IEND",[])],l="";for(let h of c)
l+=String.fromCharCode(h);return`data:image/png;base64,${btoa(l)}`}function ss(e,t){let n=[...e].map(o=>o.charCodeAt(0)).
concat(Array.from(t)),s=4294967295;for(let o of n)s=Number(cm[(s^o)&255])^s>>>8;return[...os(t.length),...n,...os(~s)]}function lm(e){
let t=[120,1];for(let o=0;o<e.length;o+=pr){let r=e.subarray(o,o+pr),i=o+pr>=e.length,[a,c]=[r.length&255,r.length>>8];t.
push(Number(i),a,c,a^255,c^255,...r)}let[n,s]=[1,0];for(let o of e)n=(n+o)%65521,s=(s+n)%65521;return[...t,s>>8,s&255,n>>
8,n&255]}function os(e){return[24,16,8,0].map(t=>e>>>t&255)}var hm=20,Za=46,gr=28,ec=9;function nc(e,t,n){let{width:s,height:o}=e.stage.size,r=L(e),i=Math.min(hm*r,.035*s),a=um(e,t,
i),c={x:i,y:a.height,width:s-2*i,height:o-a.height-6*r};return[p("g",{key:"opened",class:"opened","font-size":13*r,"data\
-block":t.name},a.marks,sc(n,c,16*r).map(({card:l,box:h})=>p("g",{key:l.key},l.marks(h))))]}function sc(e,t,n){let s=n*(e.
length-1),o=e.reduce((m,{least:d})=>m+d.width,s),r=e.reduce((m,{least:d})=>m+d.height,s),i=e.every(({least:m})=>m.height<=
t.height),a=e.every(({least:m})=>m.width<=t.width);if(e.length>1&&!(o<=t.width&&i)&&!(r<=t.height&&a)){let m=e.reduce((d,f)=>f.
rank>d.rank?f:d);return sc(e.filter(d=>d!==m),t,n)}let c=e.length===1||o<=t.width&&i,l=e.reduce((m,{share:d=1})=>m+d,0),
{x:h,y:u}=t;return e.map(m=>{let d=(m.share??1)/l,f=c?{x:h,y:u,height:t.height,width:m.least.width+d*(t.width-o)}:{x:h,y:u,
width:t.width,height:m.least.height+d*(t.height-r)};return c?h+=f.width+n:u+=f.height+n,{card:m,box:f}})}function Y(e,{x:t,
y:n,width:s,height:o},r,i=r){let a=L(e),c=G(e,r,"title")<=s-28*a;return[p("rect",{key:"card",class:"card",x:t,y:n,width:s,
height:o,rx:10*a}),H(e,t+14*a,n+22*a,c?r:i,{kind:"title",width:s-28*a})]}function q(e,{x:t,y:n,width:s,height:o}){let r=L(
e);return{x:t+14*r,y:n+30*r,width:s-28*r,height:o-38*r}}function dt(e,t,n,s,o,{isButton:r=!0,isPressed:i}={}){let a=L(e),
c=G(e,s,"label")+(r?24:4)*a;return{mark:p("g",{key:s,class:`part control${r?"":" link-words"}${i?" pressed":""}`,role:"d\
ata-more"in o?"link":"button",tabindex:0,"aria-label":s,"aria-pressed":i===void 0?null:String(i),...o},p("rect",{class:r?
"control-ground":"ground",x:t,y:n-15*a,width:c,height:30*a,rx:15*a}),H(e,t+(r?12:2)*a,n+4.5*a,s)),width:c}}function um(e,t,n){
let{width:s,height:o}=e.stage.size,r=L(e),i=Xa(t,e.reading),a=mm(e,i,n),c="goes back",l=46*r+G(e,c,"small"),h="You are h\
ere",u=G(e,h,"small")+10*r,m=s-n,d=m-a.end-20*r,f=o>=560*r&&yr(e,gr*r)>d,y=f?tc(e,m-n-u):tc(e,d,ec*2),g=y?yr(e,y):0,b=f||
d-g>=u,w=f?d:d-g-(b?u:0),k=(f?46:8)*r+(gr*r-(y??0))/2;return{height:(f?Za+36:Za)*r,marks:[a.marks,w>=l+16*r&&[p("rect",{
class:"key",x:a.end+16*r,y:10*r,width:34*r,height:22*r,rx:5*r}),H(e,a.end+33*r,25.5*r,"Esc",{kind:"small",anchor:"middle"}),
H(e,a.end+58*r,25.5*r,c,{kind:"small"})],y!==null&&b&&H(e,m-g-10*r,(f?64:26)*r,h,{kind:"small",anchor:"end"}),y!==null&&
p("g",{key:"thumbnails"},dm(e,t,m-g,k,y))]}}function mm(e,t,n){let s=L(e),o=e.stage.size.width-2*n,r=n,i=[];for(let[a,{name:c,
words:l}]of t.entries()){let h=a===t.length-1,u=h?"strong":"label",m=Math.min(G(e,l,u),Math.max(20*s,n+o-r));if(i.push(p(
"g",{key:`crumb ${a}`,class:`part crumb${h?" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"ar\
ia-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},p("rect",{class:"ground",x:r-3*s,y:6*s,width:m+6*s,height:30*
s,rx:5}),H(e,r,26*s,l,{kind:u,width:m+1}))),r+=m,h)break;i.push(p("path",{key:`then ${a}`,class:"chevron",d:`M${r+8*s} ${16.5*
s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:i,end:r}}function tc(e,t,n=ec){let s=L(e);for(let o=gr;o>=n;o--)
if(yr(e,o*s)<=t)return o*s;return null}function yr(e,t){let{layers:n,heads:s}=e.reading;return n*(s*(t+2)+(t*.4+8*L(e)))+
2.2*t}function dm(e,t,n,s,o){let{reading:r}=e,i=L(e),a=[],c=n;for(let b=0;b<r.layers;b++){for(let k=0;k<r.heads;k++){let x=r.
weights(b,k),M=Math.max(...x)||1,N=r.isRemoved(b,k)||r.isSkipped(b,"attention");a.push(g(`layers.${b}.heads.${k}`,`Layer\
 ${b}, head ${k}${N?", switched off":""}`,c,o,[p("image",{key:"map",class:"map",href:Zt(x.map($=>$/M),r.count,e.scale),x:c,
y:s,width:o,height:o,preserveAspectRatio:"none",opacity:N?.2:1})])),c+=o+2}let w=.4*o;a.push(g(`layers.${b}.stream`,`Lay\
er ${b}: residual stream`,c,w,[[[.2,.6],[.45,.9],[.7,1]].map(([k=0,x=0],M)=>p("rect",{key:`line ${M}`,class:"length",x:c+
2,y:s+k*o,width:Math.max(1,(w-4)*x),height:Math.max(1,.12*o)}))])),c+=w+8*i}let l=s+o/2,[h,u]=[s+.2*o,s+.8*o],m=.09*o,d=c+
1.2*o;r.hasPointer&&a.push(g("pointer","Pointer",c,1.2*o,[p("path",{class:"pointer",d:Qt(c,[l-m,l],d,[h-m,h+m])})],[s,o/
2])),r.hasGeneration&&a.push(g("generation","Generation",c,1.2*o,[p("path",{class:"generation",d:Qt(c,[l,l+m],d,[u-m,u+m])})],
[l,o/2])),r.hasGate&&a.push(g("gate","Gate",d,.3*o,[p("rect",{class:"pointer",x:d+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),
p("rect",{class:"generation",x:d+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-4)*(1-r.gate)})]));let{location:f}=r.trace.
prediction,y=d+.3*o;return a.push(g(`places.${f}`,`Answer: ${r.nameOf(f).label}`,y,.7*o-2,[p("rect",{class:"answer-bar",
x:y+2,y:l-m,width:.7*o-6,height:2*m})])),a;function g(b,w,k,x,M,[N,$]=[s,o]){let A=t.name===b||t.name.startsWith(`${b}.`),
T=b.includes("heads");return p("g",{key:b,class:`part thumb${A?" here":""}`,"data-open":b,role:"link",tabindex:0,"aria-l\
abel":w,"aria-current":A?"true":null},M.flat(),p("rect",{key:"frame",class:T||A?"thumb-frame":"ground",x:k,y:N,width:x,height:$,
rx:2}),p("title",{},w))}}var oc=13;function te(e,t,n,s){let{colour:o,numbered:r=new Set,chosen:i=null,exact:a}=s,c=L(e),l=n.length,h=t.width/l,u=h>
6?Math.min(.3*h,6*c):h>2.5?.8:0,m=Array.from(n,Number),d=ic(m),f=new Map([...r].map(T=>[T,S(m[T]??0,d)])),y=[...f.values()].
some(T=>G(e,T,"tiny")>h+2*c),g=f.size>0&&!y?oc*c:1,b=y?oc*c:0,[w,k]=s.extent??rs(m),x=fm(t.height-b,w,k,g),M=x>0?Math.max(
g,w*x):(t.height-b)/2,N=t.y+b+M,$=m.map((T,v)=>{let R=Math.abs(T)*x,F=v===i;return p("rect",{key:`bar ${v}`,class:`bar ${o}${T<
0?" negative":""}${F?" chosen":""}`,x:t.x+v*h+u/2,y:T<0?N:N-R,width:Math.max(.5,h-u),height:Math.max(.4,R)},a&&p("title",
{},a(v)))}),A=[...f].map(([T,v])=>H(e,t.x+rc((T+.5)*h,G(e,v,"tiny")/2,t.width),y?t.y+9*c:N+(Number(m[T])<0?-3:10.5)*c,v,
{kind:"tiny",anchor:"middle",also:T===i?"chosen":"",key:`number ${T}`}));return[p("path",{key:"line",class:"axis",d:`M${t.
x} ${N}H${t.x+t.width}`}),$,A]}function fm(e,t,n,s){if(t+n===0)return 0;let o=e/(t+n);return Math.min(t,n)*o>=s?o:Math.max(
0,e-s)/Math.max(t,n)}function He(e,t,n,s,o=null){let r=n.length,i=s/r,a=1.5*L(e),c=t.map(ic),l=Array.from(n,(f,y)=>Math.
max(...t.map((g,b)=>G(e,S(Number(g[y]),c[b]),"tiny")))/2),h=[...l.keys()].sort((f,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[f])));o!==null&&h.unshift(o);let u=new Set;for(let f of h)[...u].every(g=>Math.abs(m(g)-m(f))>=d(f)+d(g)+a)&&u.add(f);
return u;function m(f){return rc((f+.5)*i,d(f),s)}function d(f){return l[f]??0}}function rc(e,t,n){return Math.max(t,Math.
min(n-t,e))}function rs(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function ic(e){let t=Math.
max(...rs(e));return t>=99.5?0:t>=.95?1:2}var ac=8;function Me(e,t,n,{chosen:s=null,open:o}={}){let r=L(e),i=t.width<380*r,a=Math.min(96*r,t.height/n.length),c=!i&&
a>=34*r,l=s===null?0:54*r,h=Math.max(...n.map(w=>Math.max(G(e,w.title,"strong"),c?G(e,w.says,"small"):0))),u=i?0:Math.min(
h+12*r,.42*t.width),m=t.x+u,d=t.width-u-l,f=i?17*r:0,y={x:m,width:d,height:Math.max(6*r,a-ac*r-f)},g=n[0]?.values.length??
1,b=d/g;return[n.map(({key:w,title:k,says:x,values:M,colour:N,open:$},A)=>{let T=t.y+A*a,v=i?T+12*r:T+a/2+(c?-2:4)*r,R=i?
t.width:u-8*r,F=G(e,k,"strong")+10*r;return p("g",{key:w,class:$?"part choice row":"row","data-open":$??null,role:$?"but\
ton":null,tabindex:$?0:null,"aria-label":$?k:null},$&&p("rect",{key:"ground",class:"ground",x:t.x-4*r,y:T,width:t.width+
8*r,height:a,rx:4}),H(e,t.x,v,k,{kind:"strong",width:R,key:"title"}),i&&H(e,t.x+F,v,x,{kind:"small",width:t.width-F,key:"\
beside"}),c&&H(e,t.x,v+15*r,x,{kind:"small",width:R,key:"says"}),te(e,{...y,y:T+f+ac/2*r},M,{colour:N,chosen:s,exact:C=>`${k}\
, number ${C+1}: ${S(Number(M[C]),4)}`}),s!==null&&H(e,t.x+t.width,T+f+(a-f)/2+4.5*r,S(Number(M[s]),2),{kind:"strong",anchor:"\
end",key:"chosen"}))}),s!==null&&p("rect",{key:"strongest",class:"strongest",x:m+s*b-1.5,y:t.y,width:b+3,height:a*n.length,
rx:3}),o&&p("g",{key:"positions"},Array.from({length:g},(w,k)=>p("rect",{key:`position ${k}`,class:"cell",x:m+k*b,y:t.y,
width:b,height:a*n.length,"data-open":o(k),role:"button",tabindex:k===s?0:"-1","aria-current":k===s?"true":null},p("titl\
e",{},n.map(({title:x,values:M})=>`${x}: ${S(Number(M[k]),3)}`).join(`
`)))))]}function cc(e){let t=bm(e??"").map(wm);for(let n=ym;n>0;n--)for(let s=0;s+n<=t.length;s++){let o=br.get(t.slice(s,s+n).join(
" "));if(o)return o}return"pin"}var lc={pin:"M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 1\
4.993 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",home:"M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0\
 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z",restaurant:"M3 2v7c0 1.1.9 2\
 2 2h4a2 2 0 0 0 2-2V2M7 2v20M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2h3Zm0 0v7",burger:"M12 16H4a2 2 0 1 1 0-4h16a2 2 0 1 \
1 0 4h-4.25M5 12a2 2 0 0 1-2-2 9 7 0 0 1 18 0 2 2 0 0 1-2 2M5 16a2 2 0 0 0-2 2 3 3 0 0 0 3 3h12a3 3 0 0 0 3-3 2 2 0 0 0-\
2-2q0 0 0 0M6.67 12l6.13 4.6a2 2 0 0 0 2.8-.4l3.15-4.2",pizza:"M12 14l-1 1M13.75 18.25l-1.25 1.42M17.775 5.654a15.68 15.\
68 0 0 0-12.121 12.12M18.8 9.3a1 1 0 0 0 2.1 7.7M21.964 20.732a1 1 0 0 1-1.232 1.232l-18-5a1 1 0 0 1-.695-1.232A19.68 19\
.68 0 0 1 15.732 2.037a1 1 0 0 1 1.232.695z",cafe:"M10 2v2M14 2v2M16 8a1 1 0 0 1 1 1v8a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V9a1\
 1 0 0 1 1-1h14a4 4 0 1 1 0 8h-1M6 2v2",bakery:"M10.2 18H4.774a1.5 1.5 0 0 1-1.352-.97 11 11 0 0 1 .132-6.487M18 10.2V4.\
774a1.5 1.5 0 0 0-.97-1.352 11 11 0 0 0-6.486.132M18 5a4 3 0 0 1 4 3 2 2 0 0 1-2 2 10 10 0 0 0-5.139 1.42M5 18a3 4 0 0 0\
 3 4 2 2 0 0 0 2-2 10 10 0 0 1 1.42-5.14M8.709 2.554a10 10 0 0 0-6.155 6.155 1.5 1.5 0 0 0 .676 1.626l9.807 5.42a2 2 0 0\
 0 2.718-2.718l-5.42-9.807a1.5 1.5 0 0 0-1.626-.676",dessert:"M7 11l4.08 10.35a1 1 0 0 0 1.84 0L17 11M17 7A5 5 0 0 0 7 7\
M17 7a2 2 0 0 1 0 4H7a2 2 0 0 1 0-4",bar:"M8 22h8M7 10h10M12 15v7M12 15a5 5 0 0 0 5-5c0-2-.5-4-2-8H9c-1.5 4-2 6-2 8a5 5 \
0 0 0 5 5Z",grocer:"M15 11l-1 9M19 11l-4-7M2 11h20M3.5 11l1.6 7.4a2 2 0 0 0 2 1.6h9.8a2 2 0 0 0 2-1.6l1.7-7.4M4.5 15.5h1\
5M5 11l4-7M9 11l1 9",shop:"M15 21v-5a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v5M17.774 10.31a1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1\
-3.451 0 1.12 1.12 0 0 0-1.548 0 2.5 2.5 0 0 1-3.452 0 1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.77-3.248l2.889-4.184A2 2 \
0 0 1 7 2h10a2 2 0 0 1 1.653.873l2.895 4.192a2.5 2.5 0 0 1-3.774 3.244M4 10.95V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8.05",
mall:"M16 10a4 4 0 0 1-8 0M3.103 6.034h17.794M3.4 5.467a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.667a2 2 0 0\
 0-.4-1.2l-2-2.667A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z",service:"M3 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M8.12 8.12 12 12M20 4 8.\
12 15.88M3 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M14.8 14.8 20 20",doctor:"M11 2v2M5 2v2M5 3H4a2 2 0 0 0-2 2v4a6 6 0 0 0 12 0V5\
a2 2 0 0 0-2-2h-1M8 15a6 6 0 0 0 12 0v-3M18 10a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",hospital:"M12 7v4M14 21v-3a2 2 0 0 0-4 0v3M\
14 9h-4M18 11h2a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2h2M18 21V5a2 2 0 0 0-2-2H8a2 2 0 0 0-2 2v1\
6",pharmacy:"M10.5 20.5l10-10a4.95 4.95 0 1 0-7-7l-10 10a4.95 4.95 0 1 0 7 7ZM8.5 8.5l7 7",bank:"M4 6h16a2 2 0 0 1 2 2v8\
a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2M10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M6 12h.01M18 12h.01",post:"M22 7\
l-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2",office:"\
M16 20V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v16M4 6h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2",
building:"M10 12h4M10 8h4M14 21v-3a2 2 0 0 0-4 0v3M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2\
h-2M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16",workshop:"M12 16h.01M16 16h.01M3 19a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V8.5a.5.5\
 0 0 0-.769-.422l-4.462 2.844A.5.5 0 0 1 15 10.5v-2a.5.5 0 0 0-.769-.422L9.77 10.922A.5.5 0 0 1 9 10.5V5a2 2 0 0 0-2-2H5\
a2 2 0 0 0-2 2zM8 16h.01",government:"M10 18v-7M11.119 2.205a2 2 0 0 1 1.762 0l7.84 3.846A.5.5 0 0 1 20.5 7h-17a.5.5 0 0\
 1-.22-.949zM14 18v-7M18 18v-7M3 22h18M6 18v-7",museum:"M12 22a1 1 0 0 1 0-20 10 9 0 0 1 10 9 5 5 0 0 1-5 5h-2.25a1.75 1\
.75 0 0 0-1.4 2.8l.3.4a1.75 1.75 0 0 1-1.4 2.8zM13 6.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0M17 10.5a0.5 0.5 0 1 0 1 0a0.\
5 0.5 0 1 0 -1 0M6 12.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0M8 7.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0",culture:"M10 11\
h.01M14 6h.01M18 6h.01M6.5 13.1h.01M22 5c0 9-4 12-6 12s-6-3-6-12c0-2 2-3 6-3s6 1 6 3M17.4 9.9c-.8.8-2 .8-2.8 0M10.1 7.1C\
9 7.2 7.7 7.7 6 8.6c-3.5 2-4.7 3.9-3.7 5.6 4.5 7.8 9.5 8.4 11.2 7.4.9-.5 1.9-2.1 1.9-4.7M9.1 16.5c.3-1.1 1.4-1.7 2.4-1.4",
cinema:"M12.296 3.464l3.02 3.956M20.2 6 3 11l-.9-2.4c-.3-1.1.3-2.2 1.3-2.5l13.5-4c1.1-.3 2.2.3 2.5 1.3zM3 11h18v8a2 2 0 \
0 1-2 2H5a2 2 0 0 1-2-2zM6.18 5.276l3.1 3.899",music:"M21 16V3a1 1 0 0 0-1.28-.96l-10 2.917a1 1 0 0 0-.72.96V19M15 16a3 \
3 0 1 0 6 0a3 3 0 1 0 -6 0M3 19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",stadium:"M10 14.66V17a1 1 0 0 1-1 1 2 2 0 0 0-2 2v2M14 14.\
66V17a1 1 0 0 0 1 1 2 2 0 0 1 2 2v2M17.916 10H19.5A2.5 2.5 0 0 0 22 7.5V5a1 1 0 0 0-1-1h-3M4 22h16M6 9a6 6 0 0 0 12 0V3a\
1 1 0 0 0-1-1H7a1 1 0 0 0-1 1zM6.084 10H4.5A2.5 2.5 0 0 1 2 7.5V5a1 1 0 0 1 1-1h3",school:"M14 21v-3a2 2 0 0 0-4 0v3M18 \
4.933V21M4 6l7.106-3.79a2 2 0 0 1 1.788 0L20 6M6 11l-3.52 2.147a1 1 0 0 0-.48.854V19a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-5a1\
 1 0 0 0-.48-.853L18 11M6 4.933V21M10 9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",college:"M21.42 10.922a1 1 0 0 0-.019-1.838L12.83 \
5.18a2 2 0 0 0-1.66 0L2.6 9.08a1 1 0 0 0 0 1.832l8.57 3.908a2 2 0 0 0 1.66 0zM22 10v6M6 12.5V16a6 3 0 0 0 12 0v-3.5",library:"\
M4 3h6a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1v-16a1 1 0 0 1 1 -1M7 3v18M20.4 18.9c.2.5-.1 1.1-.6 1.3l-1.9.7c\
-.5.2-1.1-.1-1.3-.6L11.1 5.1c-.2-.5.1-1.1.6-1.3l1.9-.7c.5-.2 1.1.1 1.3.6Z",community:"M18 21a8 8 0 0 0-16 0M5 8a5 5 0 1 \
0 10 0a5 5 0 1 0 -10 0M22 20c0-3.37-2-6.5-4-8a5 5 0 0 0-.45-8.3",church:"M10 9h4M12 7v5M14 21v-3a2 2 0 0 0-4 0v3M18 9l3.\
52 2.147a1 1 0 0 1 .48.854V19a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-6.999a1 1 0 0 1 .48-.854L6 9M6 21V7a1 1 0 0 1 .376-.782l5-3\
.999a1 1 0 0 1 1.249.001l5 4A1 1 0 0 1 18 7v14",park:"M10 10v.2A3 3 0 0 1 8.9 16H5a3 3 0 0 1-1-5.8V10a3 3 0 0 1 6 0ZM7 1\
6v6M13 19v3M12 19h8.3a1 1 0 0 0 .7-1.7L18 14h.3a1 1 0 0 0 .7-1.7L16 9h.2a1 1 0 0 0 .8-1.7L13 3l-1.4 1.5",garden:"M14 9.5\
36V7a4 4 0 0 1 4-4h1.5a.5.5 0 0 1 .5.5V5a4 4 0 0 1-4 4 4 4 0 0 0-4 4c0 2 1 3 1 5a5 5 0 0 1-1 3M4 9a5 5 0 0 1 8 4 5 5 0 0\
 1-8-4M5 21h14",beach:"M2 12q2.5 2 5 0t5 0 5 0 5 0M2 19q2.5 2 5 0t5 0 5 0 5 0M2 5q2.5 2 5 0t5 0 5 0 5 0",gym:"M17.596 12\
.768a2 2 0 1 0 2.829-2.829l-1.768-1.767a2 2 0 0 0 2.828-2.829l-2.828-2.828a2 2 0 0 0-2.829 2.828l-1.767-1.768a2 2 0 1 0-\
2.829 2.829zM2.5 21.5l1.4-1.4M20.1 3.9l1.4-1.4M5.343 21.485a2 2 0 1 0 2.829-2.828l1.767 1.768a2 2 0 1 0 2.829-2.829l-6.3\
64-6.364a2 2 0 1 0-2.829 2.829l1.768 1.767a2 2 0 0 0-2.828 2.829zM9.6 14.4l4.8-4.8",hotel:"M2 4v16M2 8h18a2 2 0 0 1 2 2v\
10M2 17h20M6 8v9",train:"M8 3.1V7a4 4 0 0 0 8 0V3.1M9 15l-1-1M15 15l1-1M9 19c-2.8 0-5-2.2-5-5v-4a8 8 0 0 1 16 0v4c0 2.8-\
2.2 5-5 5ZM8 19l-2 3M16 19l2 3",bus:"M8 6v6M15 6v6M2 12h19.6M18 18h3s.5-1.7.8-2.8c.1-.4.2-.8.2-1.2 0-.4-.1-.8-.2-1.2l-1.\
4-5C20.1 6.8 19.1 6 18 6H4a2 2 0 0 0-2 2v10h3M5 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M9 18h5M14 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 \
0",airport:"M17.8 19.2 16 11l3.5-3.5C21 6 21.5 4 21 3c-1-.5-3 0-4.5 1.5L13 8 4.8 6.2c-.5-.1-.9.1-1.1.5l-.3.5c-.2.5-.1 1 \
.3 1.3L9 12l-2 3H4l-1 1 3 2 2 3 1-1v-3l3-2 3.5 5.3c.3.4.8.5 1.3.3l.5-.2c.4-.3.6-.7.5-1.2z",ferry:"M12 2v2M12 9.189V13M19\
 12V6a2 2 0 00-2-2H7a2 2 0 00-2 2v6M19.38 19A11.6 11.6 0 0021 13l-8.188-3.639a2 2 0 00-1.624 0L3 13.001a11.6 11.6 0 002.\
81 7.76M2 20c.6.5 1.2 1 2.5 1 2.5 0 2.5-2 5-2 1.3 0 1.9.5 2.5 1s1.2 1 2.5 1c2.5 0 2.5-2 5-2 1.3 0 1.9.5 2.5 1",road:"M3 \
19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M9 19h8.5a3.5 3.5 0 0 0 0-7h-11a3.5 3.5 0 0 1 0-7H15M15 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",car:"\
M19 17h2c.6 0 1-.4 1-1v-3c0-.9-.7-1.7-1.5-1.9C18.7 10.6 16 10 16 10s-1.3-1.4-2.2-2.3c-.5-.4-1.1-.7-1.8-.7H5c-.6 0-1.1.4-\
1.4.9l-1.4 2.9A3.7 3.7 0 0 0 2 12v4c0 .6.4 1 1 1h2M5 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M9 17h6M15 17a2 2 0 1 0 4 0a2 2 0 1 \
0 -4 0",bike:"M15 17.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M2 17.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M14 5a1 1 0 1 0 2\
 0a1 1 0 1 0 -2 0M12 17.5V14l-3-3 4-3 2 3h2"},pm={home:["home","house","apartment","condo","residence","residence hall",
"residential","housing","dorm","dormitory"],restaurant:["restaurant","food","food court","food truck","diner","bistro","\
breakfast spot","joint","steakhouse","noodle house","sushi","soup place","salad place","burrito place","taco place","dum\
pling"],burger:["burger","burger joint","fast food","fast food restaurant","hot dog joint"],pizza:["pizza","pizzeria"],cafe:[
"cafe","cafeteria","coffee","tea","tea room"],bakery:["bakery","bagel shop","donut shop","sandwich place"],dessert:["des\
sert","dessert shop","ice cream","ice cream shop","cupcake","candy store"],bar:["bar","pub","gastropub","brewery","winer\
y","biergarten","nightlife","nightclub"],grocer:["grocer","grocery","grocery store","supermarket","market","marketplace",
"bodega","convenience","convenience store","wine shop","liquor store","food shop","deli","food drink shop","fish market"],
shop:["shop","store","boutique","bookstore","hardware","smoke shop","antique","home store","home good","home improvement",
"flower shop","music store","pet store","bike shop","video store","arts crafts store"],mall:["mall","shopping mall","dep\
artment store","outlet"],service:["service","home service","salon","barbershop","barber","hairdresser","spa","laundry","\
laundry service","dry cleaner","tailor shop","tattoo parlor","tanning salon","nail salon","beauty"],doctor:["doctor","de\
ntist","doctor s office","dentist s office","clinic","medical","veterinarian","assisted living"],hospital:["hospital","m\
edical center","emergency room"],pharmacy:["pharmacy","drugstore","chemist"],bank:["bank","atm","credit union","financia\
l service"],post:["post office","post box"],office:["office","work","workplace","coworking","startup","conference room"],
building:["building","skyscraper","convention center","event space","rooftop"],workshop:["workshop","factory","industria\
l","warehouse","distillery","storage"],government:["government","government building","city hall","town hall","townhall",
"courthouse","court house","embassy","consulate","police","police station","fire station","military base","capitol build\
ing","monument","landmark","historic site","castle"],museum:["museum","gallery","art gallery","art museum","public art",
"sculpture"],culture:["culture","theater","theatre","art","arts center","performing arts venue","circus","opera house","\
comedy club","aquarium","zoo","planetarium","entertainment"],cinema:["cinema","movie theater","multiplex","film studio"],
music:["music","music venue","concert hall","rock club","jazz club","recording studio"],stadium:["stadium","arena","race\
track","sports bar","bowling alley","arcade","casino"],school:["school","kindergarten","nursery","daycare","child care"],
college:["college","university","campus","classroom","academic building","college building","student center","law school",
"medical school","trade school","fraternity house","sorority house"],library:["library"],community:["community","communi\
ty center","neighborhood","social","club house","city"],church:["church","chapel","cathedral","synagogue","mosque","temp\
le","shrine","monastery","house of worship","place of worship","spiritual","cemetery"],park:["park","playground","forest",
"outdoor","campground","plaza","scenic lookout","trail"],garden:["garden","allotment","farm","garden center","beer garde\
n"],beach:["beach","pool","swimming pool","water park","lake","river","surf spot"],gym:["gym","fitness","yoga","yoga stu\
dio","sport","athletic","dance studio","martial","court","field","rink","college gym","ski area","golf course"],hotel:["\
hotel","motel","hostel","inn","resort","bed and breakfast","guest house"],train:["train","train station","subway","metro",
"railway","station","light rail","tram"],bus:["bus","bus station","bus stop","bus line"],airport:["airport","airport ter\
minal","plane","heliport"],ferry:["ferry","boat","harbor","harbour","marina","pier"],road:["road","street","bridge","hig\
hway","intersection","tunnel","toll plaza","rest area"],car:["car","car wash","parking","taxi","automotive","gas station",
"fuel","garage","car dealership","automotive shop","moving target","rental car location"],bike:["bike","bicycle","bike r\
ental","bike share"]},br=new Map(Object.entries(pm).flatMap(([e,t])=>t.map(n=>[n,e]))),gm=new Set([...br.keys()].flatMap(
e=>e.split(" "))),ym=Math.max(...[...br.keys()].map(e=>e.split(" ").length));function bm(e){return e.normalize("NFD").replace(
/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??[]}function wm(e){let t=e.replace(/s$/,"");return gm.has(t)?t:e}var xm=24;function wt(e,t,n,s){let o=s/xm;return p("path",{key:"icon",class:"icon",d:lc[cc(e)],transform:`translate(${t.
toFixed(2)} ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}function U(e,t){let n=e.visits[t];return n?`${n.label}, ${ee(e,t)}`:""}function _e(e,t){return e.visits[t]?.label??""}function wr(e){
return e>0&&e<5e-4?"<0.1 %":O(e,1)}function ee(e,t){let n=e.visits[t];return n?`${bt[n.weekday]} ${mt(n.start_minute)}`:
""}function uc(e,t){return Rt(e.visits[t]?.duration_minutes??0)}function mc(e,t,{weights:n,scores:s,temperature:o},r,{colour:i,
open:a}){let{reading:c}=e,l=L(e),h=t.width/c.count,u=h>=18*l,m=t.y+t.height-(u?38:18)*l,d=t.y+17*l,f=Math.max(...n)||1,y=Math.
max(0,m-d)/f,g=N(hc(n,r).map($=>({visit:$,half:G(e,x(n[$],$),$===r?"strong":"tiny")/2}))),b=N(hc(n,r).map($=>({visit:$,half:G(
e,M($),$===r?"strong":"tiny")/2})));return[p("path",{key:"foot",class:"axis",d:`M${t.x} ${m}H${t.x+t.width}`}),c.visits.
map(({category:$},A)=>{let T=w(A),v=A===r,R=Number(n[A])*y;return p("g",{key:`visit ${A}`,class:`part choice${v?" here":
""}`,"data-open":a(A),role:"button",tabindex:"-1","aria-label":`${U(c,A)}: weight ${O(Number(n[A]),1)}`},p("rect",{key:"\
ground",class:"ground",x:t.x+A*h,y:t.y,width:h,height:t.height}),p("rect",{key:"bar",class:`bar ${i}${v?" chosen":""}`,x:T-
Math.min(.36*h,20*l),y:m-R,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,R)}),g.has(A)&&H(e,k(A,g),m-R-4*l,x(
n[A],A),{kind:v?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&wt($,T-7*l,m+5*l,14*l),b.has(A)&&H(e,k(A,b),
t.y+t.height-4*l,M(A),{kind:v?"strong":"tiny",anchor:"middle",key:"score"}),p("title",{},`${U(c,A)}: score ${S(Number(s[A]),
3)}, weight ${O(Number(n[A]),2)}`))})];function w($){return t.x+($+.5)*h}function k($,A){let T=A.get($)??0;return Math.max(
t.x+T,Math.min(t.x+t.width-T,w($)))}function x($,A){return A===r?wr(Number($)):O(Number($)).replace(" %","")}function M($){
return S(Number(s[$])/o,$===r?2:1)}function N($){let A=new Map;for(let{visit:T,half:v}of $){let R=Math.max(t.x+v,Math.min(
t.x+t.width-v,w(T)));[...A].every(([C,I])=>{let z=Math.max(t.x+I,Math.min(t.x+t.width-I,w(C)));return Math.abs(R-z)>=v+I+
3*l})&&A.set(T,v)}return A}}function hc(e,t){let n=[...Array(e.length).keys()].filter(s=>s!==t).sort((s,o)=>Number(e[o])-
Number(e[s]));return[t,...n]}function dc(e,t){let n=L(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>$m(e,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>km(e,s)}]}function $m(e,t){let{reading:n}=e,s=L(e),o=q(e,t),r=n.values(
"context"),i=W(e,o,P(`${U(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${S(Math.hypot(...r))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-i.height)/(64*s)))),c=Math.ceil(r.length/a),l=Math.min(120*s,(o.height-i.height-8*s)/a);return[
...Y(e,t,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let m=r.subarray(u*c,(u+1)*c),d=o.width*m.length/c,f={...o,
y:o.y+i.height+8*s+u*l,width:d,height:Math.max(28*s,l-10*s)};return m.length>0&&p("g",{key:`line ${u}`},te(e,f,m,{colour:"\
stream",extent:rs(r),numbered:He(e,[m],m,d),exact:y=>`Number ${u*c+y+1}: ${S(Number(m[y]),4)}`}))})]}function km(e,t){let{
reading:n}=e,s=L(e),o=q(e,t),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=W(e,o,P("Each reads the same numbers, through a mat\
rix of its own:"),"small");return[...Y(e,t,"What reads it"),...i.marks,r.length>0&&p("g",{key:"rows"},Me(e,{...o,y:o.y+i.
height+6*s,height:o.height-i.height-6*s},r))]}function We(e,t,n,s,o){let r=`layers.${t}.heads.${n}`,i=e.values(`${r}.queries`),a=e.values(`${r}.keys`),c=i.length/e.count,
l=e.trace.interventions.scaling!==!1,h=Fe(se(i,s,c),se(a,o,c));return fc(h,l,null,e,o)}function is(e,t,n,s){let o=se(e.values(
`layers.${t}.heads.${n}.scores`),s,e.count);return xr(o,e.trace.interventions.attention_temperature??1)}function De(e,t){
let n=e.values("pointer.query"),s=e.values("pointer.keys"),o=e.trace.interventions.pointer_scaling!==!1,r=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return fc(Fe(n,se(s,t,n.length)),o,r,e,t)}function as(e){return xr(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function fc(e,t,n,s,o){let r=e.first.length,i=e.sum/(t?Math.sqrt(r):1)+(n??
0),a=s.visits[o]?.masked??!1;return{dot:e,width:r,isScaled:t,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function Fe(e,t){let n=Array.from(e,(s,o)=>s*t[o]);return{first:e,
second:t,products:n,sum:Ge(n)}}function xr(e,t){let n=Array.from(e,Number).filter(Number.isFinite),s=Math.max(...n)/t,o=Math.
abs(s)>9?s:0,r=Array.from(e,c=>Math.exp(c/t-o)),i=Ge(r),a=r.map(c=>c/i);return{scores:e,temperature:t,shift:o,exponentials:r,
total:i,weights:a}}function an(e,t,n,s,o,r){if(!e.has(`${n}.mean`))return null;let i=e.trace.architecture.d_model,a=Number(
e.values(t)[o*i+r]),c=Number(e.values(`${n}.mean`)[o]),l=Number(e.values(`${n}.reciprocal_deviation`)[o]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:ne(e,`${s}.weight`,r),bias:ne(e,`${s}.bias`,r),result:Number(e.values(n)[o*i+r])}}function cs(e,t,n,s){
let o=`transformer.layers.${t}.linear2`,r=e.trace.weights?.[`${o}.weight`],i=ne(e,`${o}.bias`,s),a=nt(e,`layers.${t}.fee\
d_forward.hidden`,n);return!r||i===null?null:{dot:Fe(a,se(r.values,s,a.length)),bias:i}}function pc(e,t,n){let s=e.trace.
weights?.["input_proj.weight"],o=ne(e,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),i=n*r,a=e.
slices.map(({name:c,label:l})=>{let h=$r(e,c,t),u=Fe(h,s.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:o,sum:Ge(a.map(({dot:c})=>c.sum))+o}}function $r(e,t,n){let s=e.values(`inputs.${t}`);return se(
s,n,s.length/e.count)}function nt(e,t,n){let s=e.values(t);return se(s,n,s.length/e.count)}function Ue(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(e.values("gate.logit")[0]);return{hidden:t,dot:n?Fe(t,n.values):null,bias:ne(e,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function oe(e,t){let n=e.values("context"),s=e.trace.weights?.["gen_head.weight"],o=s?Fe(n,se(
s.values,t,n.length)):null,r=ne(e,"gen_head.bias",t),i=e.trace.tensors["generation.logits"]?.values,a=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:i?Number(i[t]):a}}function gc(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
xr(t,1):null}function je(e,t){let{gate:n}=e,s=e.locations.flatMap((i,a)=>i===t?[a]:[]),o=e.hasPointer?Ge(s.map(i=>Number(
e.pointerWeights[i]))):0,r=Mm(e,t,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function Mm(e,t,n){if(!e.hasGeneration)return 0;let s=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||s?.some(i=>i.location===t)||e.gate===1)return e.probabilityOf("generation",t);let r=e.
probabilityOf("final",t)-e.gate*n;return Math.max(0,r)/(1-e.gate)}function ne(e,t,n){let s=e.trace.weights?.[t];return s?
Number(s.values[n]):null}function se(e,t,n){return e.subarray(t*n,(t+1)*n)}function Ge(e){return Array.from(e).reduce((t,n)=>t+
n,0)}var Ve="→",yc=30,_m=8,Em=20,Am=Object.fromEntries(Array.from("-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??
""]));function cn(e,t,{first:n,second:s,products:o},r){let i=L(e),a=o.length,c=a>Em&&t.height>=176*i,l=c?34*i:0,h=(t.height-
l)/3,u=16*i,m=t.x+yc*i,d=t.width-yc*i,f=ln(o),y=He(e,[n,s,o],o,d,f),g=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${a} products`}],b=d/a,w=k=>`${S(
Number(n[k]),4)} × ${S(Number(s[k]),4)} = ${S(Number(o[k]),4)}`;return[p("rect",{key:"strongest",class:"strongest",x:m+
f*b-1,y:t.y+u,width:b+2,height:3*h-u-2*i,rx:3}),g.map(({letter:k,colour:x,values:M,title:N},$)=>{let A=t.y+$*h,T={x:m,y:A+
u,width:d,height:h-u-6*i};return p("g",{key:`row ${$}`},H(e,t.x,A+12*i,N,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),H(e,t.x,A+u+.5*T.height+5*i,k,{also:`math letter ${x}-words`,key:"letter"}),te(e,T,M,{colour:x,numbered:y,chosen:f,
exact:w}))}),c&&Sm(e,{x:m,y:t.y+3*h,width:d,height:l},o)]}function Sm(e,{x:t,y:n,width:s},o){let r=L(e),i=s/o.length,a=Math.
max(_m,Math.ceil(o.length/8));for(;a<o.length&&a*i<G(e,"−888.88","tiny");)a*=2;let c=Math.ceil(o.length/a);return p("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*a,(h+1)*a),[m,d]=[t+h*a*i+2,t+(h*a+u.length)*i-2],f=u.reduce(
(y,g)=>y+g,0);return[p("path",{key:`span ${h}`,class:"axis",d:`M${m} ${n}v${4*r}H${d}v${-4*r}`}),H(e,(m+d)/2,n+17*r,S(f,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function ls(e,t,n,s,o,r,i){let a=L(e),c=Om(n,s,r),l=Tm(n,s,o,i.over),
h={x:t.x,y:0,width:t.width},u=W(e,h,c).height+W(e,h,l).height+10*a,m=132*a,d=Math.max(70*a,Math.min(.36*t.height,210*a)),
f=t.height-u-d>=m,y=Math.min(t.height-u-(f?d:0),276*a),g=t.height-u-y,b=W(e,{...h,y:t.y+y+4*a},c),w=W(e,{...h,y:t.y+y+b.
height+6*a},l);return[p("g",{key:"dot"},cn(e,{...t,height:y},n.dot,r)),p("path",{key:"rule",class:"rule",d:`M${t.x} ${t.
y+y}H${t.x+t.width}`}),p("g",{key:"score steps"},b.marks),p("g",{key:"softmax steps"},w.marks),f&&p("g",{key:"softmax"},
mc(e,{...t,y:t.y+y+u,height:g},s,o,i))]}function Om({dot:e,width:t,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:i},{
temperature:a},[c,l]){let h=n?e.sum/Math.sqrt(t):e.sum,u=[...P("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${S(e.sum,2)}`,kind:"strong"}],n?[{text:`${Ve}\
 ÷ √${t} = `},{text:S(h,2),kind:"strong"}]:[{text:`${Ve} not divided by √${t}: scaling is off`}]];return s!==null&&
u.push(o?[{text:`${Ve} no position bias: it is off`}]:[{text:`${Ve} ${s<0?"−":"+"} ${S(Math.abs(s),2)} (position bias)\
 = `},{text:S(i,2),kind:"strong"}]),r?u.push([{text:`${Ve} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&u.push([{text:`${Ve}\
 ÷ temperature ${Nm(a)} = `},{text:S(i/a,2),kind:"strong"}]),u}function Tm({isMasked:e},t,n,s){let{scores:o,temperature:r,
shift:i,exponentials:a,total:c,weights:l}=t;if(e)return P("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/r-i,u=Number(a[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:S(h,2),isRaised:!0},{text:` = ${Gt(u)}\
;`}],[{text:`${Gt(u)} / ${Gt(c)} = `},{text:wr(Number(l[n])),kind:"strong"},{text:","}],...P(`where ${Gt(c)} is the sum \
over ${s}${i?`, after ${S(i,2)}, the largest score, is subtracted from each`:""}.`)]}function Gt(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=100)return e.toFixed(0);if(e>=10)return e.toFixed(1);if(e>=.095)return e.toFixed(2);
if(e===0)return"0";let[t="",n=""]=e.toExponential(1).split("e");return`${t} × 10${Array.from(n,s=>Am[s]??"").join("")}`}
function ln(e){let t=0;for(let n=1;n<e.length;n++)Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function Nm(e){
return String(Math.round(1e3*e)/1e3)}var vm=6;function bc(e,t){let n=L(e),s=Ue(e.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},
rank:1,share:1.4,marks:r=>Lm(e,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>Rm(e,r,s)}),o}
function Lm(e,t,{hidden:n,dot:s,bias:o,logit:r}){let i=L(e),a=q(e,t),c=s&&o!==null?[...P("Sum of the products"),[{text:"\
h",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${S(s.sum,2)}`,kind:"strong"}],[{text:`\
→ ${o<0?"−":"+"} ${S(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:S(r,2),kind:"strong"}]]:[...P("Each unit is \
multiplied by a learned weight; the sum and a bias give the"),[{text:"logit "},{text:S(r,2),kind:"strong"}]],l=W(e,{...a,
y:0},c),h=dt(e,a.x,a.y+a.height-10*i,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(a.height-l.height-
36*i,450*i),m=W(e,{...a,y:a.y+u+4*i},c),d=He(e,[n],n,a.width);return[...Y(e,t,`${n.length} hidden units read the context`),
p("g",{key:"dot"},s?cn(e,{...a,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},
{letter:"w",words:"Weight of each unit",colour:"key"}]):te(e,{...a,height:u},n,{colour:"query",numbered:d})),...m.marks,
h.mark]}function Rm(e,t,n){let{reading:s}=e,o=L(e),r=q(e,t),{gate:i,trace:a}=s,c=W(e,{...r,y:0},d()),l=54*o,h={...r,x:r.
x+34*o,width:r.width-48*o,y:r.y+6*o,height:r.height-c.height-l-40*o},u=W(e,{...r,y:r.y+r.height-c.height-l-6*o},d());return[
...Y(e,t,m()),n&&h.height>=60*o&&p("g",{key:"curve"},f(h,n)),...u.marks,p("g",{key:"shares"},y({...r,y:r.y+r.height-l+8*
o,height:22*o}))];function m(){return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone a\
nswers":typeof a.interventions.gate=="number"?"A gate set by hand":"A fixed gate"}function d(){let{only:g}=a.interventions,
b=[{text:`gate = ${i.toFixed(3)}`,kind:"strong"}];if(!n){let x=g?`Only the ${g==="pointer"?"pointer":"generation head"} \
answers:`:typeof a.interventions.gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths cou\
nt the same:";return[...P(x),b]}let w=[[{text:"1 / (1 + e",kind:""},{text:S(-n.logit,2),isRaised:!0},{text:") = "},{text:n.
learned.toFixed(3),kind:"strong"}]];if(a.gate.learned)return[...w,...P(`is the gate: ${O(i,1)} of the answer comes from \
the pointer, ${O(1-i,1)} from generation.`)];let k=g?`Only the ${g==="pointer"?"pointer":"generation head"} answers, so \
that the gate is ${i.toFixed(2)}.`:`It is set by hand to ${i.toFixed(3)}.`;return[...P(k),...P("As learned it would be"),
...w]}function f(g,{logit:b,learned:w}){let k=Math.max(vm,Math.ceil(Math.abs(b))),x=R=>g.x+(R+k)/(2*k)*g.width,M=g.y+g.height,
N=R=>M-R*g.height,$=Array.from({length:61},(R,F)=>{let C=-k+F/30*k;return`${x(C).toFixed(1)} ${N(1/(1+Math.exp(-C))).toFixed(
1)}`}),[A,T]=[x(b),N(w)],v=b>0;return[p("path",{key:"axes",class:"axis",d:`M${g.x} ${g.y}V${M}H${g.x+g.width}M${g.x} ${N(
.5)}H${g.x+g.width}`}),[0,.5,1].map(R=>H(e,g.x-6*o,N(R)+4*o,R===.5?"0.5":String(R),{kind:"tiny",anchor:"end",key:`share ${R}`})),
[-k,0,k].map(R=>H(e,x(R),M+15*o,S(R,0),{kind:"tiny",anchor:"middle",key:`logit ${R}`})),H(e,(x(0)+x(-k))/2,M+15*o,"logit",
{kind:"tiny",anchor:"middle",key:"axis"}),p("path",{key:"line",class:"curve",d:`M${$.join("L")}`}),p("path",{key:"lead",
class:"lead",d:`M${A} ${M}V${T}H${g.x}`}),p("circle",{key:"point",class:"point",cx:A,cy:T,r:5.5*o}),H(e,A+(v?-10:10)*o,v?
Math.max(T-6*o,g.y+9*o):T-8*o,w.toFixed(2),{kind:"strong",anchor:v?"end":void 0,key:"value"})]}function y(g){let b=i*g.width;
return[p("rect",{key:"pointer",class:"bar pointer",x:g.x,y:g.y,width:b,height:g.height}),p("rect",{key:"generation",class:"\
bar generation",x:g.x+b,y:g.y,width:g.width-b,height:g.height}),H(e,g.x,g.y+g.height+15*o,`pointer ${O(i,1)}`,{kind:"sma\
ll",key:"of pointer"}),H(e,g.x+g.width,g.y+g.height+15*o,`generation ${O(1-i,1)}`,{kind:"small",anchor:"end",key:"of gen\
eration"})]}}var wc=14,xc=34;function xt(e,t,n,{largest:s,most:o=xc,isOrdered:r=!1,isWalked:i=!1}={}){let a=L(e),c=Math.max(1,Math.floor(
t.height/(wc*a))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*a,t.height/(h.length+Number(l))),m=u>=30*
a,d=Math.max(1,Math.ceil(wc*a/u)),f=h.findIndex(({isChosen:$})=>$),y=u>=13*a&&h.some(({category:$})=>$!==void 0),g=y?22*
a:0,b=Math.max(...h.map(({text:$})=>G(e,$,"strong")))+8*a,w=Math.max(0,...h.map(({beside:$=""})=>$?G(e,$,"small")+10*a:0)),
k=Math.max(...h.map(({label:$,says:A=""})=>Math.max(G(e,$,"strong"),m?G(e,A,"small"):0)))+8*a,x=Math.min(k,.58*(t.width-
g-b-w)),M={x:t.x+g+x,width:Math.max(1,t.width-g-x-b-w)},N=s??(Math.max(...h.map(({parts:$})=>$.reduce((A,{value:T})=>A+Math.
abs(T),0)))||1);return[h.map(($,A)=>{let T=t.y+(A+.5)*u,v=A===f||(h.length-1-A)%d===0&&(f<0||Math.abs(A-f)>=d),R=M.x,F=Math.
min(.62*u,.42*o*a);return p("g",{key:$.key,class:`${$.open?"part ":""}choice row${$.isChosen?" here":""}${$.isOff?" off":
""}`,"data-open":$.open??null,role:$.open?"button":null,tabindex:$.open?i&&!$.isChosen?"-1":0:null,"aria-label":$.open?`${$.
label}: ${$.text}`:null},p("rect",{key:"ground",class:"ground",x:t.x-3*a,y:T-u/2,width:t.width+6*a,height:u,rx:4}),y&&(v||
u>=17*a)&&$.category!==void 0&&wt($.category,t.x,T-7.5*a,15*a),v&&H(e,t.x+g,T+(m&&$.says?-2:4.5)*a,$.label,{kind:$.isChosen?
"strong":"label",width:x-6*a,key:"name"}),m&&$.says&&H(e,t.x+g,T+12.5*a,$.says,{kind:"small",width:x-6*a,key:"says"}),$.
parts.map(({value:C,colour:I},z)=>{let st=Math.abs(C)/N*M.width,ot=p("rect",{key:`part ${z}`,class:`bar ${I}${C<0?" nega\
tive":""}${$.isChosen?" chosen":""}`,x:R,y:T-F/2,width:Math.max(.5,Math.min(M.width,st)-($.parts.length>1&&st>2?.8:0)),height:Math.
max(1,F)});return R+=st,ot}),v&&$.beside&&H(e,t.x+t.width-b,T+4.5*a,$.beside,{kind:"small",anchor:"end",key:"beside"}),v&&
H(e,t.x+t.width,T+4.5*a,$.text,{kind:$.isChosen?"strong":"label",anchor:"end",key:"value"}),$.exact&&p("title",{},$.exact))}),
l&&H(e,t.x,t.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function Be(e,t,n,s=xc){
return Math.min(s*L(e)*n,t.height)}function $c(e,t){let n=L(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:s=>Im(e,s,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:s=>Cm(e,s,t)}]}function Im(e,t,n){let{reading:s}=e,
o=L(e),r=q(e,t),a=(s.trace.location_probabilities.generation??[]).map(({location:m,probability:d})=>{let{label:f,category:y}=s.
nameOf(m),{logit:g}=oe(s,m);return{key:`place ${m}`,label:f,category:y,parts:[{value:d,colour:"generation"}],beside:g===
null?"":S(g,2),text:O(d,1),open:`generation.${m}`,isChosen:m===n.location,exact:`${f}: ${g===null?"":`logit ${S(g,4)}, `}\
probability ${O(d,3)}`}}),c=s.trace.architecture.locations,l=W(e,r,P(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=dt(e,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...Y(e,t,"What the generation head expects"),...l.marks,p("g",{key:"\
rows"},xt(e,u,a,{isWalked:!0})),h.mark]}function Cm(e,t,{location:n}){let{reading:s}=e,o=L(e),r=q(e,t),{label:i}=s.nameOf(
n),{dot:a,bias:c,logit:l}=oe(s,n),h=gc(s),u=s.probabilityOf("generation",n),m=[];if(a&&c!==null&&m.push(...P("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${S(a.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${S(Math.abs(c),2)} (bias) =`}]),l!==null&&m.push([{text:"logit "},{text:S(
l,2),kind:"strong"}]),h){let y=Number(h.exponentials[n]),g=Number(h.scores[n])-h.shift;m.push([{text:"→ e",kind:""},{text:S(
g,2),isRaised:!0},{text:` = ${Gt(y)};`}],[{text:`${Gt(y)} / ${Gt(h.total)} = `},{text:O(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...P(`${Gt(h.total)} is the sum over the whole list${h.shift?`, after ${S(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else m.push(...P("→ softmax over the whole list:"),[{text:O(u,1),kind:"strong"}]);
let d=W(e,{...r,y:0},m),f=a?Math.min(r.height-d.height-8*o,450*o):0;return[...Y(e,t,`How does it score ${i}?`),a&&p("g",
{key:"dot"},cn(e,{...r,height:f},a,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${i}`,colour:"key"}])),...W(e,{...r,y:r.y+f+(a?6*o:0)},m).marks]}var hn=20,hs=8,Mc=19,X=8,mn=3,Mr=4,un=4,Pm={least:13.5,most:38,lane:3},_r=13;function _c(e,t){let n=t.type/_r,s=46*n,o=t.
height-98*n,r=Er(e.count,s,o,Pm,n),i=t.width>=1180*n,a=t.width>=1040*n&&e.layers<=3,c=Hm(e,i,n),l=a?62*n:0,h=a?l+22*n:16*
n,u=t.width-2*hn-kc(Object.values(c)),[m,d]=[s+12*n,t.height-4*n],f=Wm(e.heads,u/e.layers-h,d-m,n),y=f.columns*(f.side+hs*
n)-hs*n,g=e.heads>0?y+h:h,b=Math.max(0,u-e.layers*g);c.visits+=Math.min(.3*b,90*n),c.answer+=Math.min(.2*b,80*n),c.flow+=
Math.min(.1*b,50*n),c.leave+=Math.min(.1*b,50*n);let w=t.width-2*hn-kc(Object.values(c))-e.layers*g,k=Math.min(w,e.hasPointer?
220*n:60*n);c.bands+=k;let x=(w-k)/e.layers,M={x:hn,width:c.visits},N=hn+c.visits+12*n,$=i?{x:N,width:c.slices}:null;$&&
(N+=c.slices+12*n);let A=Array.from({length:e.layers},(B,rt)=>{let Z=N+rt*(g+x);return{x:Z,width:y,maps:Dm(e.heads,Z,m,d,
f,n),stream:a?Z+(e.heads>0?y+10*n:0):null}});N+=e.layers*(g+x);let T=t.width-hn,v=T-c.answer,R=v-c.leave-c.gate,F=N+c.scores+
c.weights+8*n,C=R-c.flow-X,I=Math.min(190*n,.24*t.height),z=e.hasGate?.56*t.height:(s+o)/2,st=Mr*n,ot=e.hasPointer?t.height-
I-mn*st-6:(s+o-I)/2-st;return{size:t,type:t.type,rows:r,visits:M,slices:$,layers:A,streamWidth:l,scores:N+c.scores,weights:N+
c.scores+c.weights,ribbons:F,places:C,gate:R,gateWidth:c.gate,answers:{most:o-s<330?un-1:un,top:s,bottom:o+60*n,x:v,right:T,
segment:v-X},right:T,top:s,bottom:o,full:I,across:{visits:r.map(({y:B})=>B),starts:[s-12*n,t.height-8],places:{room:[s+16*
n,e.hasGeneration?ot-12*n:o],gap:22*n},generation:{start:ot,gap:st},gate:z-I/2},bands:{ribbon:(B,rt,Z)=>kr(F,B,C,rt,Z),into:(B,rt,Z)=>kr(
C+X,B,R,rt,Z),out:(B,rt,Z)=>kr(R+c.gate,B,v-X,rt,Z)}}}function kr(e,t,n,s,o){return o?Qt(e,t,n,s):Qt(e,t,e,t)}function Hm({
hasPointer:e,hasGate:t},n,s){return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?24:12)*s,scores:40*s,weights:e?46*s:
150*s,bands:e?112*s:0,bar:X,flow:(t?60:80)*s,gate:t?18*s:0,leave:t?46*s:0,answer:(n?152:140)*s}}function kc(e){return e.
reduce((t,n)=>t+n,0)}function Er(e,t,n,{least:s,most:o,lane:r},i){let a=n-t,c=e,l=0,h=Math.min(o*i,a/e);h<s*i&&(l=Math.max(
r,Math.min(6*i,.35*a/e)),h=(s+2)*i,c=Math.max(1,Math.floor((a-e*l)/(h-l))),h=(a-(e-c)*l)/c);let u=t;return Array.from({length:e},
(m,d)=>{let f=d>=e-c,y=f?h:l;return u+=y,{y:u-y/2,height:y,isFull:f}})}function Wm(e,t,n,s){let o={columns:1,side:0};if(e===
0)return o;for(let r of[1,2,4]){let i=n/Math.ceil(e/r)-Mc*s,a=Math.min(i,(t-(r-1)*hs*s)/r);a>o.side&&(o={columns:r,side:a})}
return o}function Dm(e,t,n,s,{columns:o,side:r},i){let a=Math.ceil(e/o),c=Math.min((s-n)/a,r+2.2*Mc*i);return Array.from(
{length:e},(l,h)=>({x:t+h%o*(r+hs*i),y:n+Math.floor(h/o)*c,side:r}))}function us(e,t,n,s){let o=[];for(let[a,{wish:c,length:l}]of e.
entries())for(o.push({first:a,last:a,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.at(-2);if(!h||!u||i(u)+u.length+t<=i(h))
break;let[m,d]=[u.last-u.first+1,h.last-h.first+1];u.wish=(m*u.wish+d*(h.wish-u.length-t))/(m+d),u.length+=t+h.length,u.
last=h.last,o.pop()}let r=[];for(let a of o){let c=i(a);for(let l=a.first;l<=a.last;l++)r.push(c),c+=Number(e[l]?.length)+
t}return r;function i({wish:a,length:c}){return Math.max(n,Math.min(s-c,a))}}var Ot=44,V={title:26,bars:34,inputs:64,scores:52,names:56},Ec=16,Fm={least:20,most:110,lane:1},Um=62,Ar=8,jm=160,ms=16,
Ac=6;function Or(e,t,n){let s=n/_r,[o,r]=[Ec,t-Ec],i=Er(e.count,o,r,Fm,s).map(({y:v,height:R,isFull:F})=>({x:v,width:R,isFull:F})),
a=Number(i.at(-1)?.width)>=Um*s,c={top:50*s,height:(a?86:54)*s,hasNames:a},l=c.top+c.height+ms*s,h=l+(V.title+V.inputs+ms)*
s,u=[];for(let v=0;v<e.layers;v++){let R=Gm(e.heads,o,r,h+V.title*s,s),F=R.at(-1),I=(F?F.y+F.side+8*s:h)+V.title*s;u.push(
{y:h,maps:R,stream:I}),h=I+(V.bars+ms)*s}let m=Vm(e,o,h+V.title*s,r-o,s),d=Math.ceil(e.values("context").length/m.columns)*
m.cell,f=h+V.title*s+Math.max(d,20*s)+ms*s,y=f+(e.hasPointer?(V.title+V.scores)*s:0),g=y+(e.hasPointer?170:96)*s,b=g+X+((e.
hasPointer?V.names:0)+(e.hasGate?48:30))*s,w=e.hasGate?28*s:0,k=Bm(e,r-o,s),x=Mr*s,M=r-k-mn*x,N=Math.max(78*s,k/2+6),$=b+
w+34*s,A=r-k-16*s,T={most:un,top:$,bottom:$+(un+1)*N,x:o-6*s,right:A-8*s,segment:A};return{size:{width:t,height:T.bottom+
Math.max(0,(k-N)/2)+8*s,type:n},type:n,left:o,right:r,columns:i,chips:c,inputs:l,layers:u,context:m,pointer:f,ribbons:y,
places:g,gate:b,gateHeight:w,answers:T,full:k,across:{visits:i.map(({x:v})=>v),starts:[o,r],places:{room:[o,e.hasGeneration?
M-2*Ac*s:r],gap:Ac*s},generation:{start:M,gap:x},gate:r-k},bands:{ribbon:(v,R,F)=>Sr(y,v,g,R,F),into:(v,R,F)=>Sr(g+X,v,b,
R,F),out:(v,R,F)=>F?Ja(b+w,v,A+X,R):Sr(b+w,v,b,v,!1)}}}function Sr(e,t,n,s,o){return o?mr(e,t,n,s):mr(e,t,e,t)}function Gm(e,t,n,s,o){
let r=[4,3,2].find(l=>e%l===0)??Math.min(e,4),i=(n-t+Ar*o)/r,a=Math.min(i-Ar*o,jm*o),c=Math.max(Ot,40*o);return Array.from(
{length:e},(l,h)=>({x:t+h%r*i,y:s+c+Math.floor(h/r)*(a+c+Ar*o),side:a,touch:Ot}))}function Vm(e,t,n,s,o){let{length:r}=e.
values("context"),i=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:t,y:n,columns:i,cell:Math.min(11*o,(s-12*
o)/i)}}function Bm({hasGate:e},t,n){return Math.min(170*n,e?(t-82*n)/2:.4*t)}var Tr=64,Ym=Float32Array.from({length:Tr},(e,t)=>t/(Tr-1));function Nr({isOwnScale:e}){return e?"Same scale for all hea\
ds":"Own scale for each head"}function ds(e,t,n,s){let{reading:o,isOwnScale:r,stage:i}=e;if(!o.heads)return null;let a=i.
type/13,c=r?s?"own largest":"largest of each head":O(o.largestWeight),l=60*a,h=t+12*a,u=[p("text",{class:"small",x:t,y:n},
"0"),p("image",{class:"map",href:Zt(Ym,Tr,e.scale),x:h,y:n-9*a,width:l,height:9*a,preserveAspectRatio:"none"}),p("rect",
{class:"map-frame",x:h,y:n-9*a,width:l,height:9*a}),p("text",{class:"small",x:h+l+5*a,y:n},c)],m=Nr(e),d={"data-act":"sc\
ale",role:"button",tabindex:"0","aria-label":`Colours of the head maps go from 0 to ${r?"the largest weight of each head":
c}. ${m}`};if(s){let y=17*a+l+j(c,12.5*a),g=p("rect",{class:"ground",x:t-6*a,y:n+14*a-Ot,width:y+12*a,height:Ot});return p(
"g",{key:"scale",class:"switch",...d},g,u)}let f=j(m,12.5*a)+16*a;return p("g",{key:"scale"},p("text",{class:"small",x:t,
y:n-17*a},"Weights in the maps of heads"),u,p("g",{key:"switch",class:"switch",...d},p("rect",{class:"handle stays",x:t,
y:n+8*a,width:f,height:19*a,rx:9.5*a}),p("text",{class:"handle-words stays",x:t+8*a,y:n+21.5*a},m)))}var Sc=24,Km=.045,qm=.6;function Oc(e,t){let n=L(e),s=e.stage.size.width>=600*n,o=Math.min(e.reading.count*14,170),r=Math.
max(200,Math.min(e.reading.count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:t.isLeaf?
1:0,share:1.2,marks:i=>zm(e,i,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:i=>Qm(e,i,t)}]}function zm(e,t,n){
let{reading:s,isOwnScale:o}=e,{layer:r,head:i,query:a,visit:c}=n,l=L(e),{count:h}=s,u=s.weights(r,i),m=s.isRemoved(r,i)||
s.isSkipped(r,"attention"),d=o?Math.max(...u)||1:s.largestWeight,f=Jm(e,t,n,m),y=Math.min(.36*t.width,190*l),g=t.y+42*l,
[b,w]=[t.width-y,t.height-44*l-f.height],k=t.width<600*l?1.9:1.15,x={width:b/h,height:Math.min(w/h,k*b/h)},M={x:t.x+y,y:g,
width:b,height:x.height*h},N=`layers.${r}.heads.${i}`,$=x.height>=30*l,A=Xm(x.height,13*l);return[H(e,t.x,t.y+15*l,y>=150*
l?"The visit that asks":"Who asks",{kind:"strong",width:y-8*l}),p("g",{key:"columns"},T()),p("g",{key:"rows"},v()),p("im\
age",{key:"weights",class:"map",href:Zt(u.map(C=>C/d),h,e.scale),...M,preserveAspectRatio:"none",opacity:m?.3:1}),p("rec\
t",{key:"frame",class:"map-frame",...M}),p("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${i}`},
R()),p("rect",{key:"column",class:"chosen-column",x:M.x+c*x.width,y:t.y,width:x.width,height:M.y+M.height-t.y,rx:3}),p("\
rect",{key:"row",class:"chosen-row",x:t.x-3,y:M.y+a*x.height,width:t.width+3,height:x.height,rx:3}),p("rect",{key:"cell",
class:"chosen-cell",x:M.x+c*x.width,y:M.y+a*x.height,width:x.width,height:x.height}),f.at(M.y+M.height)];function T(){let C=x.
width>=14*l,I=Math.min(15*l,x.width-3*l),z=x.width>=30*l,st=M.x;return s.visits.map((ot,B)=>{let rt=String(bt[ot.weekday]),
Z=ot.weekday!==s.visits[B-1]?.weekday,It=M.x+B*x.width,Ae=G(e,rt,"tiny"),ai=!C&&Z&&It>=st&&It+Ae<=M.x+M.width;ai&&(st=It+
Ae+4*l);let Is=M.x+(B+.5)*x.width;return p("g",{key:`column ${B}`,class:`part choice${B===c?" here":""}${ot.masked?" off":
""}`,"data-open":`${N}.${a}.${B}`,role:"button",tabindex:"-1","aria-label":`Read from visit ${B+1}: ${U(s,B)}${ot.masked?
", masked":""}`},p("rect",{class:"ground",x:M.x+B*x.width,y:t.y,width:x.width,height:42*l}),C&&wt(ot.category,Is-I/2,t.y+
(z?0:22)*l,I),ai&&H(e,It,t.y+38*l,rt,{kind:"tiny",key:"weekday"}),z&&[H(e,Is,t.y+26*l,rt,{kind:"tiny",anchor:"middle",key:"\
day"}),H(e,Is,t.y+38*l,x.width>=40*l?mt(ot.start_minute):`${Math.floor(ot.start_minute/60)} h`,{kind:"tiny",anchor:"midd\
le",key:"hour"})],p("title",{},U(s,B)))})}function v(){return s.visits.map((C,I)=>{let z=M.y+(I+.5)*x.height,st=I===a,ot=st||
(h-1-I)%A===0&&Math.abs(I-a)>=A,B=Math.min(18*l,x.height-1.5*l),rt=x.height>=12*l,Z=t.x+(rt?B+10*l:4*l),It=M.x-Z-6*l,Ae=st||
$?"strong":"label";return p("g",{key:`row ${I}`,class:`part choice${st?" here":""}`,"data-open":`${N}.${I}.${c}`,role:"b\
utton",tabindex:"-1","aria-label":`Visit ${I+1} asks: ${U(s,I)}`},p("rect",{class:"ground",x:t.x,y:z-x.height/2,width:y,
height:x.height}),rt&&wt(C.category,t.x+3*l,z-B/2,B),ot&&H(e,Z,z+($?-2:4.5)*l,C.label,{kind:Ae,width:It,key:"name"}),$&&
H(e,Z,z+12*l,`${ee(s,I)} · ${uc(s,I)}`,{kind:"small",width:It,key:"when"}),p("title",{},U(s,I)))})}function R(){let C=[];
for(let I=0;I<h;I++){if(h>Sc&&I!==a){C.push(p("rect",{key:`row ${I}`,class:"cell",x:M.x,y:M.y+I*x.height,width:M.width,height:x.
height,"data-open":`${N}.${I}.${c}`},p("title",{},U(s,I))));continue}for(let z=0;z<h;z++)C.push(F(I,z))}return C}function F(C,I){
let z=Number(u[C*h+I]),[st,ot]=[M.x+I*x.width,M.y+C*x.height],B=C===a&&I===c,rt=String(Math.round(100*z)),Z=Ae=>x.width>=
G(e,rt.padStart(2,"0"),Ae)+2*l,It=(z>=Km||C===a)&&x.height>=13*l&&Z("tiny");return p("g",{key:`${C} ${I}`,class:"cell"},
p("rect",{key:"cell",x:st,y:ot,width:x.width,height:x.height,"data-open":`${N}.${C}.${I}`,role:"button",tabindex:B?0:"-1",
"aria-current":B?"true":null},p("title",{},`${U(s,C)} reads ${O(z,1)} from ${U(s,I)}`)),It&&H(e,st+x.width/2,ot+x.height/
2+4.5*l,rt,{kind:z/d>=.3&&Z("strong")?"strong":"tiny",anchor:"middle",also:z/d>=qm&&!m?"on-dark":"on-light",key:"weight"}))}}
function Xm(e,t){return Math.max(1,Math.ceil(t/e))}function Jm(e,t,{layer:n,head:s,query:o,isLeaf:r},i){let{canAct:a,reading:c}=e,
l=L(e),h=c.isRemoved(n,s),u=t.height>=330*l,m=`layers.${n}.heads.${s}`,f=[a&&{text:h?"Switch head on":"Switch head off",
attributes:{"data-act":"head","data-part":m},isPressed:h},r?{text:"More about query and keys",attributes:{"data-more":"n\
eurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"More about this head",attributes:{"data-more":"\
head","data-layer":n,"data-head":s},isButton:!1},{text:Nr(e),attributes:{"data-act":"scale"}}].filter(w=>w!==!1),y=i?"Sw\
itched off: these weights would have been used.":`Columns: the visit it reads from. ${c.count>Sc?"Darker is more; each r\
ow adds up to 100 %.":"Values in %; each row adds up to 100."}`,g=u?P(y):[],b=W(e,{...t,y:0},g,"small").height;return{height:b+
40*l,at(w){let k=t.x,x=[];for(let{text:M,attributes:N,...$}of f){let A=dt(e,k,w+b+22*l,M,N,$);k+A.width>t.x+t.width||(x.
push(A.mark),k+=A.width+10*l)}return[p("g",{key:"explained"},W(e,{...t,y:w+3*l},g,"small").marks),p("g",{key:"controls"},
x)]}}}function Qm(e,t,{layer:n,head:s,query:o,visit:r}){let{reading:i}=e,a=o===i.count-1?"the last visit":`visit ${o+1}`,
c=o===r?"itself":_e(i,r);return[...Y(e,t,`How much does ${a} read from ${c}?`,`${a.charAt(0).toUpperCase()}${a.slice(1)}\
 reads ${c}`),p("g",{key:"worked"},ls(e,q(e,t),We(i,n,s,o,r),is(i,n,s,o),r,[{letter:"q",words:`Query of ${U(i,o)}`,colour:"\
query"},{letter:"k",words:`Key of ${U(i,r)}`,colour:"key"}],{colour:"attention-bar",over:`all ${i.count} visits of this \
row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var Tc=56;function Nc(e,t){let n=L(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>Zm(
e,s,t)},...e.reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>td(e,s,t)}]:[]]}function Zm(e,t,{
location:n}){let{reading:s}=e,o=L(e),r=je(s,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,
[m,d]=[i.toFixed(2),(1-i).toFixed(2)],f=s.pointerWeights,y=[],g=A=>r.visits.map(T=>({value:A*Number(f[T]),colour:"pointe\
r"}));s.hasPointer&&y.push({key:"pointer",label:"Pointer",parts:g(1),text:$t(a),open:"pointer"}),s.hasGate&&y.push({key:"\
from pointer",label:`× gate ${m}`,parts:g(i),text:$t(l),open:"gate"}),s.hasGeneration&&y.push({key:"generation",label:"\
Generation",parts:[{value:c,colour:"generation"}],text:$t(c),open:`generation.${n}`}),s.hasGate&&y.push({key:"from gener\
ation",label:`× (1 − ${m})`,parts:[{value:h,colour:"generation"}],text:$t(h),open:"gate"}),y.push({key:"answer",label:"\
Answer",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:A})=>A>0),text:$t(u),isChosen:!0});
let b=q(e,t),w=s.hasGate?[[{text:`${m} × ${$t(a)} = ${$t(l)}`}],...P("come from the pointer,"),[{text:`${d} × ${$t(c)}\
 = ${$t(h)}`}],...P("from generation. Together:"),[{text:$t(u),kind:"strong"},{text:"."}],...P("All bars have one scale.")]:
[...P(`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],k=W(e,{...b,
y:0},w),x={...b,height:b.height-k.height-44*o},M=Be(e,x,y.length,Tc),N=W(e,{...b,y:b.y+M+8*o},w),$=dt(e,b.x,b.y+b.height-
10*o,"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...Y(e,t,`How probable is ${s.nameOf(n).label}\
?`),p("g",{key:"rows"},xt(e,x,y,{most:Tc})),...N.marks,$.mark]}function td(e,t,{location:n}){let{reading:s}=e,o=L(e),{visits:r,
pointer:i}=je(s,n),a=q(e,t),c="Its visits";if(r.length===0){let g=P("None of the visits is here, so the pointer cannot c\
hoose it.");return[...Y(e,t,c),...W(e,a,g).marks]}let l=s.pointerWeights,h=r.map(g=>({key:`visit ${g}`,label:`${ee(s,g)}\
 (visit ${g+1})`,parts:[{value:Number(l[g]),colour:"pointer"}],text:$t(Number(l[g])),open:`pointer.${g}`,isOff:s.visits[g]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",m=[...P(u),[{text:$t(i),kind:"strong"},
{text:"."}]],d=W(e,{...a,y:0},m),f={...a,height:a.height-d.height-8*o},y=Be(e,f,h.length);return[...Y(e,t,c),p("g",{key:"\
rows"},xt(e,f,h,{isOrdered:!0})),...W(e,{...a,y:a.y+y+6*o},m).marks]}function $t(e){return O(e,e>=.01||e===0?1:e>=1e-5?3:
5)}function vc(e,t){let n=L(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:s=>ed(
e,s,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:s=>nd(e,s,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>sd(e,s)}]}function ed(e,t,n){let{reading:s}=e,o=L(e),r=q(e,t),i=W(e,r,
P("A score for each visit, and its weight after the softmax."),"small"),a=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((m,d)=>({key:`visit ${d}`,label:m.label,says:ee(s,d),category:m.category,parts:[{value:Number(c[d]),colour:"pointer"}],
beside:S(Number(a[d]),2),text:O(Number(c[d]),1),open:`pointer.${d}`,isChosen:d===n.visit,isOff:m.masked,exact:`${U(s,d)}\
: score ${S(Number(a[d]),4)}, weight ${O(Number(c[d]),2)}`})),h=dt(e,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+i.height+4*o,height:r.height-i.height-34*o};return[...Y(e,t,"What the p\
ointer reads"),...i.marks,p("g",{key:"rows"},xt(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function nd(e,t,{visit:n}){let{
reading:s}=e;return[...Y(e,t,`How does the pointer score ${_e(s,n)}, ${ee(s,n)}?`,`Score of ${_e(s,n)}`),p("g",{key:"wor\
ked"},ls(e,q(e,t),De(s,n),as(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${U(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function sd(e,t){let{reading:n}=e,s=L(e),o=q(e,t),r=n.pointerWeights,i=W(e,o,P("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:m,probability:d,
visits:f})=>({key:`place ${h}`,label:f.length>1?`${u} (${f.length})`:u,category:m,parts:f.map(y=>({value:Number(r[y]),colour:"\
pointer"})),text:O(d,1),open:h>1?`places.${h}`:null,exact:`${f.map(y=>O(Number(r[y]),2)).join(" + ")} = ${O(d,2)}`})),c={
...o,y:o.y+i.height+6*s,height:o.height-i.height-36*s},l=dt(e,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...Y(e,t,"Sums per place"),...i.marks,p("g",{key:"rows"},xt(e,c,a)),l.mark]}function Lc(e,t){let n=L(e),s=Rc(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:t.
number===null?0:1,share:1.5,marks:o=>od(e,o,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:o=>rd(e,o,t)}]}function gs(e,{layer:t,visit:n,number:s}){return s??ln(nt(e,`layers.${t}.residual_out`,n))}function Rc(e,{
layer:t,visit:n}){let s=`layers.${t}`,o=e.has(`${s}.attention_out`),r=e.trace.interventions.residuals!==!1,i=u=>e.isSkipped(
t,u),a=[],c=(u,m,d,f="plain")=>{let y=nt(e,`${s}.${u}`,n),g=`length ${S(Math.hypot(...y))}`;a.push({key:u,title:m,says:d||
g,values:y,colour:f})},l=(u,m)=>r?i(u)?"unchanged":"":i(u)?"nothing":`${m} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!e.has(`${s}.${u}\
.mean`))return"off: unchanged";let m=Number(e.values(`${s}.${u}.mean`)[n]),d=1/Number(e.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${S(m,2)}, deviation ${S(d,2)}`}}function od(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=L(e),
a=q(e,t),c=gs(s,n),l=Rc(s,n),h={...a,height:a.height-34*i},u=r===s.count-1,m=a.x,d=[],f=(y,g,b=!0)=>{let w=dt(e,m,a.y+a.
height-10*i,y,g,{isButton:b});m+w.width>a.x+a.width||(d.push(w.mark),m+=w.width+10*i)};return r>0&&f("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||f("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),f("More about the \
layers",{"data-more":"layers"},!1),[...Y(e,t,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${U(s,r)}`,`Layer ${o}\
: ${U(s,r)}`),p("g",{key:"rows"},Me(e,h,l,{chosen:c,open:y=>`layers.${o}.stream.${r}.${y}`})),p("g",{key:"controls"},d)]}
function rd(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=L(e),a=gs(s,n),c=q(e,t),{y:l}=c,h=[];for(let m of id(s,o,r,a)){
let d=W(e,{...c,y:l},m);if(l+d.height>c.y+c.height)break;h.push(...d.marks),l+=d.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...Y(e,t,`Number ${a+1} of ${s.trace.architecture.d_model}, worked out`),p("g",{key:"lines"},h),
u.height>=90*i&&p("g",{key:"units"},ad(e,u,o,r,a))]}function id(e,t,n,s){let o=`layers.${t}`,r=`transformer.layers.${t}`,
i=h=>Number(nt(e,`${o}.${h}`,n)[s]),a=e.trace.interventions.residuals!==!1,c=[[...P("Comes in:"),ps(i("residual_in"))]];
return e.has(`${o}.attention_out`)&&(c.push(fs("Norm 1:",an(e,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),e.isSkipped(t,"attention")))),c.push(fs("Norm\
 2:",an(e,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,m,d,f){let y=f?"0 (skipped)":
S(Math.abs(m),2);return a?[...P(h),[{text:`${S(u,2)} ${m<0&&!f?"−":"+"} ${y} =`}],ps(d)]:[...P(`${h} no residual conne\
ction, so only`),[{text:f?"0 (skipped)":S(m,2),kind:"strong"}]]}}function fs(e,t){if(!t)return P(`${e} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:i,bias:a,result:c}=t;return[...P(e),[{text:`(${S(n,2)} ${s<
0?"+":"−"} ${S(Math.abs(s),2)})`}],[{text:`× ${S(o,3)} = ${S(r,2)};`}],...i===null||a===null?P("then a learned factor\
 and bias give").concat([ps(c)]):[[{text:`${S(r,2)} × ${S(i,2)} ${a<0?"−":"+"} ${S(Math.abs(a),2)} =`}],ps(c)]]}function ps(e){
return[{text:S(e,2),kind:"strong"}]}function ad(e,t,n,s,o){let{reading:r}=e,i=L(e),a=nt(r,`layers.${n}.feed_forward.pre`,
s),c=nt(r,`layers.${n}.feed_forward.hidden`,s),l=cs(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((w,k)=>Math.
abs(Number(h[k]))-Math.abs(Number(h[w]))),m=Array.from(c).filter(w=>w>0).length,d=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",f=l?`${m} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${S(Ge(h),2)}, the bias adds ${S(l.bias,2)}:`:`${m} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,y=W(e,t,P(d+f),"small"),g=Math.max(1,Math.floor((t.height-y.height)/
(20*i))),b=u.slice(0,g).map(w=>({key:`unit ${w}`,label:`unit ${w+1}`,parts:[{value:Number(h[w]),colour:"plain"}],beside:`${S(
Number(a[w]))} → ${S(Number(c[w]))}${l?` × ${S(Number(l.dot.second[w]),2)}`:""}`,text:S(Number(h[w]),2)}));return[...y.
marks,xt(e,{...t,y:t.y+y.height+2*i,height:t.height-y.height-4*i},b)]}var cd=864e5,ld=.1;function vr(e,t){let n=L(e),s=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},
rank:s?1:0,share:1.2,marks:o=>ud(e,o,t)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>md(e,o,t)},...t.
kind==="visit"?[{key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>pd(e,o,t)}]:[]]}function Lr(e,t,n){
let{trace:s,count:o}=e,r=e.visits[n],{without_features:i=[],position_from_end:a}=s.interventions;if(i.includes(t)||t==="\
position_from_end"&&a===!1)return"left out: all zeros";if(!r)return"";switch(t){case"location":return r.label;case"user":
return s.user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/Te)*Te;return`${mt(
c)} to ${mt((c+Te)%1440)}`}case"weekday":return fe[r.weekday]??"";case"recency":{let c=hd(e,n);return c===null?"days bef\
ore the prediction":c>=pe?`${pe} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{
let c=Math.floor(r.duration_minutes/Kt)*Kt,l=c+Kt;return c>=ge*Kt?`${Rt(ge*Kt)} or more`:`${c?Rt(c):"0"} to ${Rt(l)}`}default:{
let c=o-n;return c===1?"the last visit":`${c} from the end`}}}function hd({trace:e,visits:t},n){let s=t[n]?.arrival;if(!s)
return null;let o=r=>Date.parse(r.slice(0,10))/cd;return Math.round(o(e.predict_at)-o(s))}function ud(e,t,{kind:n,visit:s}){
let{reading:o}=e,r=L(e),i=q(e,t),a=o.slices.map(({name:m,label:d,lengths:f})=>({key:m,title:d,says:Lr(o,m,s),values:$r(o,
m,s),colour:Number(f[s])===0?"plain off":"plain"})),c=a.reduce((m,{values:d})=>m+d.length,0),l=W(e,i,P(`${a.length} vect\
ors, ${c} numbers together; the network learned a vector for every value.`),"small"),h=dt(e,i.x,i.y+i.height-10*r,"More \
about features",{"data-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*r,height:i.height-l.height-34*r};return[
...Y(e,t,n==="inputs"?"What the last visit is made of":U(o,s)),...l.marks,p("g",{key:"rows"},Me(e,u,a)),h.mark]}function md(e,t,{
kind:n,visit:s,number:o}){let{reading:r}=e,i=L(e),a=q(e,t),c=nt(r,"inputs.projected",s),l=o??ln(c),h=pc(r,s,l),u=n==="in\
puts"?"inputs":`visits.${s}`,m=[{key:"projected",title:`${c.length} numbers`,says:"all features, mixed",values:c,colour:"\
stream"}],d={...a,height:Math.min(86*i,.26*a.height)},f=fd(r,s,l),y=[],g=f.reduce((x,M)=>x+W(e,{...a,y:0},M).height+4*i,
0),b={...a,y:d.y+d.height+28*i,height:a.height-d.height-g-36*i},w=h?dd(h):[],k=b.y+(w.length?Be(e,b,w.length)+6*i:0);for(let x of f){
let M=W(e,{...a,y:k},x);if(k+M.height>a.y+a.height+2)break;y.push(...M.marks),k+=M.height+4*i}return[...Y(e,t,"The vecto\
r that enters the layers"),p("g",{key:"vector"},Me(e,d,m,{chosen:l,open:x=>`${u}.${x}`})),w.length>0&&W(e,{...a,y:d.y+d.
height+4*i},P(`Number ${l+1}: each feature × its weights`),"small").marks,w.length>0&&p("g",{key:"rows"},xt(e,b,w)),p("\
g",{key:"lines"},y)]}function dd({parts:e,bias:t}){return[...e.map(({name:s,label:o,dot:r})=>({key:s,label:o,parts:[{value:r.
sum,colour:"plain"}],text:S(r.sum,2),exact:`${o}: the sum of ${r.products.length} products is ${S(r.sum,4)}`})),{key:"bi\
as",label:"bias",parts:[{value:t,colour:"plain"}],text:S(t,2),exact:""}]}function fd(e,t,n){let s=Number(nt(e,"inputs.pr\
ojected",t)[n]),o=Number(nt(e,"layers.0.residual_in",t)[n]),r=an(e,"inputs.projected","inputs.norm","input_norm",t,n),i=[
[...P("Sum:"),[{text:S(s,2),kind:"strong"}]],fs("Norm:",r)];if(e.trace.architecture.components.includes("sinusoidal")){let a=e.
trace.architecture.d_model,c=ne(e,"pos_encoding",t*a+n);e.trace.interventions.sinusoidal===!1?i.push(P("No position enco\
ding: it is off.")):c!==null&&r&&i.push([...P("Position encoding:"),[{text:`${S(r.result,2)} ${c<0?"−":"+"} ${S(Math.abs(
c),2)} =`}],[{text:S(o,2),kind:"strong"}]])}return i}function pd(e,t,{visit:n}){let{reading:s}=e,o=L(e),r=q(e,t),i=[];for(let f=0;f<
s.layers;f++)for(let y=0;y<s.heads;y++){let g=Number(s.lastRow(f,y)[n]),b=s.isRemoved(f,y)||s.isSkipped(f,"attention");i.
push({key:`${f} ${y}`,label:`Layer ${f}, head ${y}`,parts:[{value:g,colour:"plain"}],text:b?"off":O(g,1),open:`layers.${f}\
.heads.${y}.${s.count-1}.${n}`,isOff:b})}let a=[];if(s.hasPointer){let f=Number(s.pointerWeights[n]);i.push({key:"pointe\
r",label:"Pointer",parts:[{value:f,colour:"pointer"}],text:O(f,1),open:`pointer.${n}`}),s.hasGate&&a.push(...P("To the a\
nswer the pointer carries"),[{text:`${O(f,1)} × gate ${s.gate.toFixed(2)} = `},{text:O(f*s.gate,1),kind:"strong"},{text:"\
."}])}let c=W(e,r,P(s.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),
"small"),l=W(e,{...r,y:0},a),h={...r,y:r.y+c.height+2*o,height:r.height-c.height-l.height-8*o},u=Be(e,h,i.length),m=i.map(
({parts:f})=>Number(f[0]?.value)),d=Math.max(ld,...m);return[...Y(e,t,"Who reads it?"),...c.marks,i.length>0&&p("g",{key:"\
rows"},xt(e,h,i,{largest:d})),p("g",{key:"end"},W(e,{...r,y:h.y+u+6*o},a).marks)]}var gd={head:Oc,stream:Lc,inputs:vr,visit:vr,context:dc,pointer:vc,generation:$c,gate:bc,place:Nc};function Ic(e,t){let n=jt(
t,e.reading);return n?nc(e,n,gd[n.kind](e,n)):[]}function Ee(e,t,n){switch(e?.kind){case"visit":return wd(e.visit??0,t);case"head":return $d(e.layer??0,e.head??0,t);case"\
slices":return{title:"What a visit is made of.",text:`Each visit is ${t.slices.length} vectors side by side: ${Cc(t.slices.
map(({label:s})=>yd[s]??s))}. One matrix mixes them into ${t.trace.architecture.d_model} numbers.`};case"stream":return Pc(
e.layer??0,t);case"context":return{title:"Context.",text:`After ${t.layers===1?"its layer":`all ${t.layers} layers`} the\
 last visit is ${t.trace.architecture.d_model} numbers. ${Cc(bd(t),!0)} read nothing else of it.`};case"pointer":return Hc(
t);case"generation":return Wc(t);case"gate":return Dc(t);case"place":return kd(e.location??0,t);default:return Md(t,n)}}
var yd={place:"place",who:"person",time:"time of day",day:"weekday",ago:"days ago",stay:"length of stay",order:"position"};
function bd(e){return[...e.hasPointer?["the pointer"]:[],...e.hasGeneration?["the generation head"]:[],...e.has("gate.lo\
git")?["the gate"]:[]]}function re(e,t){let n=e.visits[t];return n?`${n.label}, ${bt[n.weekday]} ${mt(n.start_minute)}`:
""}function wd(e,t){let n=t.visits[e],s=[`A stay of ${Rt(n?.duration_minutes??0)}.`],o=xd(e,t);if(n?.masked)return{title:`${re(
t,e)}.`,text:"This visit is masked: nothing reads it."};if(o&&s.push(`The last visit reads it most in layer ${o.layer}, \
head ${o.head}: ${O(o.weight)}.`),t.hasPointer){let r=t.pointerWeights[e],i=t.locations[e]??0,a=r*t.gate,c=t.probabilityOf(
"final",i);s.push(t.hasGate?`The pointer gives it ${O(r,1)}; through the gate that is ${Rr(a)} of the ${O(c,1)} of ${t.nameOf(
i).label}.`:`The pointer gives it ${O(r,1)} of the answer.`)}return{title:`${re(t,e)}.`,text:s.join(" ")}}function xd(e,t){
let n=null;for(let s=0;s<t.layers;s++)for(let o=0;o<t.heads;o++){if(t.isRemoved(s,o))continue;let r=Number(t.lastRow(s,o)[e]);
(!n||r>n.weight)&&(n={layer:s,head:o,weight:r})}return n}function $d(e,t,n){let s=`Layer ${e}, head ${t}.`;if(n.isRemoved(
e,t)){let h=n.trace.interventions.replace_with==="mean";return{title:s,text:`Switched off: its output is ${h?"its mean o\
ver the visits":"zero"}. The map shows the weights it would have used.`}}let o=n.lastRow(e,t),r=Ut(o),a=[...o.keys()].sort(
(h,u)=>o[u]-o[h])[1],c=a===void 0?"":` and ${O(o[a])} from ${re(n,a)}`,l=r===n.count-1?"itself":re(n,r);return{title:s,text:`\
The last visit reads ${O(o[r])} from ${l}${c}. Each row adds up to 100 %.`}}function Pc(e,t){let{residual:n,attention:s,
feedForward:o}=t.stream(e),r=t.count-1,i=s?`its heads add one of length ${S(Number(s[r]))} and `:"";return{title:`Residu\
al stream, layer ${e}.`,text:`The last visit comes in as a vector of length ${S(Number(n[r]))}; ${i}its feed-forward net\
work adds one of length ${S(Number(o[r]))}.`}}function Hc(e){let t=e.pointerWeights,n=Ut(t),[s]=e.pointedPlaces,o=s&&s.visits.
length>1?`; its ${s.visits.length} visits add up to ${O(s.probability)}`:"";return{title:"Pointer.",text:`It scores ever\
y visit and turns the scores into weights. Its favourite visit is ${re(e,n)}, with ${O(t[n])}. Most probable to copy: ${s?.
label}${o}.`}}function Wc(e){let[t,n]=e.generated(2);return{title:"Generation.",text:`It scores all ${e.trace.architecture.
locations-2} places, visited or not. First comes ${t?.label} with ${O(t?.probability??0)}, then ${n?.label} with ${O(n?.
probability??0)}.`}}function Dc(e){let{gate:t,trace:n}=e;return{title:"Gate.",text:`${n.gate.learned?"The network sets t\
he gate":"The gate is set"} to ${t.toFixed(2)}: ${O(t)} of the answer’s distribution comes from the pointer, ${O(1-t)}\
 from generation.`}}function kd(e,t){let{label:n}=t.nameOf(e),s=t.probabilityOf("final",e),o=[`Its probability is ${O(s,
1)}`];if(t.hasGate){let a=t.probabilityOf("pointer",e),c=t.probabilityOf("generation",e),{gate:l}=t;o.push(`: gate ${l.toFixed(
2)} × ${O(a,1)} by the pointer + ${(1-l).toFixed(2)} × ${O(c,1)} by generation`)}let r=t.locations.filter(a=>a===e).length,
i=["It is not among the visits","It was visited once"][r]??`It was visited ${r} times`;return{title:`${n}.`,text:`${o.join(
"")}. ${i}.`}}function Md(e,t){let{prediction:n}=e.trace,{label:s}=e.nameOf(n.location),o=`${s}, ${O(n.probability,1)}.`;
if(t){let r=t.probabilityOf("final",n.location),i=Math.round(1e3*n.probability)-Math.round(1e3*r),a=i===0?"the same as":
`${Math.abs(i/10).toFixed(1)} points ${i>0?"more":"less"} than`,c=t.trace.prediction.location===n.location,l=e.wordsFor(
t),h=c?"":` ${l.charAt(0).toUpperCase()}${l.slice(1)} the answer was ${t.nameOf(t.trace.prediction.location).label}.`;return{
title:o,text:`That is ${a} ${l}.${h}`}}return e.hasGate?{title:o,text:`${Rr(n.from_pointer)} come from the pointer, ${Rr(
n.from_generation)} from generation. Point at anything to see where it comes from and where it goes.`}:{title:o,text:"Po\
int at anything to see where it comes from and where it goes."}}function Rr(e){return`${(100*e).toFixed(1)} points`}function Cc(e,t=!1){
let n=e.at(-1)??"",s=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?s.charAt(0).toUpperCase()+s.slice(1):s}
function Fc(e){let{count:t}=e,n=e.visits[t-1],s=e.visits[0],o=[{title:t===1?"One visit.":`${t} visits.`,text:t===1?`${re(
e,0)}. Where does this person go next?`:`They begin with ${s?.label} and end with ${re(e,t-1)}. Where does this person g\
o next?`,part:null},{...Ee({kind:"slices"},e,null),part:null}];for(let c=0;c<e.layers;c++){o.push({..._d(c,e),part:null});
let l=Pc(c,e);o.push({...l,text:`${l.text} The bars show the same for every visit.`,part:null})}o.push({...Ee({kind:"con\
text"},e,null),part:null}),e.hasPointer&&o.push({...Hc(e),part:null}),e.hasGeneration&&o.push({...Wc(e),part:null});let{
prediction:r}=e.trace,i=e.nameOf(r.location).label,a=e.hasGate?`${Dc(e).text} `:"";return o.push({title:`${i}, ${O(r.probability,
1)}.`,text:`${a}The answer after ${n?.label} is ${i}.`,part:null}),o}function _d(e,t){let n=`Layer ${e}.`;if(!t.heads)return{
title:n,text:"This network has no self-attention: no visit reads another one here."};let s=null;for(let r=0;r<t.heads;r++){
if(t.isRemoved(e,r))continue;let i=t.lastRow(e,r),a=Ut(i);(!s||i[a]>s.weight)&&(s={head:r,visit:a,weight:i[a]})}if(!s)return{
title:n,text:"All of its heads are switched off."};let o=s.visit===t.count-1?"from itself":`from ${re(t,s.visit)}`;return{
title:n,text:`In ${t.heads} heads every visit reads the others; darker means more. The strongest link of the last visit:\
 head ${s.head} reads ${O(s.weight)} ${o}.`}}function Uc(e,t){let n=jt(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return Ad(n,t);break;case"stream":
return Sd(n,t);case"pointer":if(n.isLeaf)return Od(n,t);break;case"generation":if(n.isLeaf)return Td(n,t);break;case"gat\
e":return Nd(t);default:break}return Ee(Ft(Ed(n),t),t,null)}function Ed({kind:e,layer:t,head:n,visit:s,location:o}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${s}`:e==="place"?`places.${o}`:e}function Ad({layer:e,head:t,query:n,
visit:s},o){let r=o.weights(e,t).subarray(n*o.count,(n+1)*o.count),i=Number(r[s]),a=r.filter(f=>f>i).length,c=n===s?"its\
elf":U(o,s),l=`${U(o,n)}, reads ${O(i,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=We(o,e,t,n,s),m=o.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${o.count} weights in its row ${a===1?"is":"are"} larger.`,d=o.isRemoved(e,t)||o.isSkipped(e,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${S(h.
sum,2)}, which makes a score of ${S(u,2)}. ${m}${d}`}}function Sd({layer:e,visit:t},n){let s=`layers.${e}`,o=l=>S(Math.hypot(
...nt(n,`${s}.${l}`,t))),r=n.has(`${s}.attention_out`),i=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of \
length ${o(l)}`,a=r?`its heads give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${U(n,t)}.`,text:`The\
 visit comes in as a vector of length ${o("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_for\
ward")}. It leaves with length ${o("residual_out")}.${c}`}}function Od({visit:e},t){let n=O(Number(t.pointerWeights[e]),
1),s=`The pointer gives ${U(t,e)}, ${n}.`;if(t.visits[e]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:o,bias:r,isBiasOff:i,score:a}=De(t,e),c=r!==null&&!i?` and the bias of its position is ${S(r,2)}`:"";return{
title:s,text:`Query and key multiply to ${S(o.sum,2)}${c}; its score is ${S(a,2)}. The weight counts for ${_e(t,e)}.`}}function Td({
location:e},t){let{logit:n}=oe(t,e),s=t.probabilityOf("generation",e),o=n===null?"":`Its logit is ${S(n,2)}; `,r=`the so\
ftmax over all places makes it ${O(s,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation he\
ad.`,text:o?o+r:r.charAt(0).toUpperCase()+r.slice(1)}}function Nd(e){let t=Ee({kind:"gate"},e,null),n=Ue(e);if(!n)return t;
let{logit:s,learned:o,hidden:r}=n,i=e.trace.gate.learned?`Its ${r.length} hidden units add up to a logit of ${S(s,2)}.`:
`As learned it would be ${o.toFixed(2)}.`;return{title:t.title,text:`${t.text} ${i}`}}var vd="http://www.w3.org/2000/svg",Ld=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),
ys=/-?\d+(?:\.\d+)?/g,bs=class{#t=new WeakMap;#e=new Map;#n=new WeakMap;#s=0;#o=0;constructor(t){this.root=t,this.elements=
[]}show(t,n=0){this.#c(),this.elements=this.#r(this.root,t,this.elements,n>0),this.#e.size&&this.#h(n)}#r(t,n,s,o){if(n.
every(a=>typeof a=="string")){let a=n.join("");return(t.textContent!==a||s.length)&&(t.textContent=a),[]}let r=new Map;for(let[
a,c]of s.entries()){let l=this.#t.get(c);l&&r.set(Ir(l.mark,a),c)}let i=n.map((a,c)=>{let l=typeof a=="string"?{tag:"tsp\
an",attributes:{},children:[a]}:a,h=r.get(Ir(l,c));r.delete(Ir(l,c));let u=h??document.createElementNS(vd,l.tag);return this.#i(
u,l,o&&h!==void 0),u});for(let a of r.values())a.remove();for(let[a,c]of i.entries()){let l=t.childNodes[a];l!==c&&t.insertBefore(
c,l??null)}return i}#i(t,n,s){let o=this.#t.get(t),r=o?.mark.attributes??{};for(let a of Object.keys(r))ts(n.attributes[a])===
null&&t.removeAttribute(a);for(let[a,c]of Object.entries(n.attributes)){let l=ts(c),h=ts(r[a]);if(l===null||l===h)continue;
let u=s&&h!==null&&Ld.has(a)?Rd(h,l):null;u?this.#e.set(`${this.#a(t)} ${a}`,{element:t,name:a,at:u,end:l}):t.setAttribute(
a,l)}let i=this.#r(t,n.children,o?.elements??[],s);this.#t.set(t,{mark:n,elements:i})}#a(t){let n=this.#n.get(t)??this.#s++;
return this.#n.set(t,n),n}#h(t){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/t));if(r===1){this.#c();
return}let i=1-(1-r)**3;for(let{element:a,name:c,at:l}of this.#e.values())a.setAttribute(c,l(i));this.#o=requestAnimationFrame(
s)};this.#o=requestAnimationFrame(s)}#c(){cancelAnimationFrame(this.#o);for(let{element:t,name:n,end:s}of this.#e.values())
t.setAttribute(n,s);this.#e.clear()}};function Ir(e,t){return`${e.tag} ${e.key??t}`}function Rd(e,t){let n=e.match(ys)??
[],s=t.match(ys)??[],o=t.split(ys);return n.length!==s.length||e.split(ys).join()!==o.join()?null:r=>{let i=s.map((a,c)=>{
let l=Number(n[c]);return String(Math.round((l+r*(Number(a)-l))*100)/100)});return o.map((a,c)=>a+(i[c]??"")).join("")}}var ws=class{#t=0;#e=0;#n=[];constructor(t,n){this.show=n,this.button=Cr("Play the story","play",()=>this.toggle()),this.
back=Cr("Step back","back",()=>this.step(-1)),this.forth=Cr("Step forward","forth",()=>this.step(1)),this.slider=document.
createElement("input"),this.slider.type="range",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute(
"aria-label","Step of the story"),this.slider.addEventListener("input",()=>this.#s(Number(this.slider.value)-1)),t.append(
this.button,this.back,this.forth,this.slider),this.#r(!1)}isOpen=!1;get isTelling(){return this.isOpen&&this.#e<this.#n.
length-1}get sentence(){return this.isOpen?this.#n[this.#e]??null:null}tell(t){this.#n=t,this.#e=Math.min(this.#e,t.length-
1),this.slider.max=String(t.length),this.#r(this.#t!==0)}toggle(){this.#t?this.pause():this.play()}play(){let t=this.#e>=
this.#n.length-1;this.#s(this.isOpen&&!t?this.#e:0),this.#o()}pause(){clearTimeout(this.#t),this.#t=0,this.#r(!1)}close(){
this.isOpen&&(this.pause(),this.isOpen=!1,this.#e=0,this.#r(!1),this.show(null))}step(t){this.#s(this.isOpen?this.#e+t:t>
0?0:this.#n.length-1)}#s(t){this.pause(),this.isOpen=!0,this.#e=Math.max(0,Math.min(this.#n.length-1,t)),this.#r(!1),this.
show(this.#e)}#o(){let{title:t="",text:n=""}=this.#n[this.#e]??{},s=Math.max(1800,55*(t.length+n.length));if(this.#e>=this.#n.
length-1){this.pause();return}this.#t=window.setTimeout(()=>{this.#s(this.#e+1),this.#o()},s),this.#r(!0)}#r(t){this.button.
dataset.icon=t?"pause":"play";let n=t?"Pause the story":"Play the story";this.button.setAttribute("aria-label",n),this.button.
title=n,this.slider.value=String(this.isOpen?this.#e+1:this.#n.length),this.slider.setAttribute("aria-valuetext",this.isOpen?
`Step ${this.#e+1} of ${this.#n.length}`:"The whole picture"),this.back.disabled=this.isOpen&&this.#e===0,this.forth.disabled=
this.isOpen&&this.#e>=this.#n.length-1}};function Cr(e,t,n){let s=document.createElement("button");return s.type="button",
s.dataset.icon=t,s.title=e,s.setAttribute("aria-label",e),s.addEventListener("click",n),s}var Pr="http://www.w3.org/2000/svg",Id=["fill","stroke","stroke-width","stroke-dasharray","stroke-linecap","stroke-linej\
oin","opacity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],Cd={fill:"rgb(0, 0, 0)",stroke:"\
none","stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"miter",opacity:"1","pain\
t-order":"normal","text-decoration-line":"none"},Pd=new Set(["font-size","font-weight","text-anchor"]);function jc(e,{title:t,
ground:n}){let s=e.cloneNode(!0),{width:o,height:r}=e.viewBox.baseVal,i=e.querySelectorAll("*");for(let[l,h]of s.querySelectorAll(
"*").entries()){let u=i[l];u&&Hd(h,getComputedStyle(u));for(let m of["class","data-part","data-open","data-act","tabinde\
x","role"])h.removeAttribute(m)}for(let l of s.querySelectorAll('[opacity="0"]'))l.remove();let a=document.createElementNS(
Pr,"title");a.textContent=t;let c=document.createElementNS(Pr,"rect");return c.setAttribute("width",String(o)),c.setAttribute(
"height",String(r)),c.setAttribute("fill",n),s.prepend(a,c),s.setAttribute("xmlns",Pr),s.setAttribute("width",String(o)),
s.setAttribute("height",String(r)),s.setAttribute("font-family",getComputedStyle(e).fontFamily),s.setAttribute("role","i\
mg"),s.setAttribute("aria-label",t),s.removeAttribute("class"),new XMLSerializer().serializeToString(s)}function Hd(e,t){
if(e.localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}e.localName==="image"&&e.setAttribute(
"style","image-rendering: pixelated");for(let n of Id){if(Pd.has(n)&&e.localName!=="text")continue;let s=t.getPropertyValue(
n);s&&s!==Cd[n]&&e.setAttribute(n,s)}}function dn({columns:e,rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>Hr(
"th",r,"col")));let o=n.createTBody();for(let[r,...i]of t)o.insertRow().append(Hr("th",r,"row"),...i.map(a=>Hr("td",a)));
return n}function Gc(e){let t=s=>s.map(Gd).join(",");return`${e.map(({columns:s,rows:o})=>[s,...o].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}var Fd=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Ud=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
jd=/^(?=[\t\r\n])/;function Gd(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(Ud,"$1'").replace(
jd,"'"),n=Fd.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function Hr(e,t,n){let s=document.createElement(
e);return n&&(s.scope=n),s.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),s}function Bc(e,t=null){if(t===null)return[Bd(e),Yd(e)];let n=jt(t,e);return n?Vd[n.kind](e,n):[]}var Vd={head:Kd,stream:qd,
inputs:Vc,visit:Vc,context:zd,pointer:Xd,generation:Jd,gate:Qd,place:Zd};function Bd(e){let{hasPointer:t}=e;return{caption:"\
Visits, oldest first",columns:["Visit","Stay in minutes",...t?["Pointer score","Pointer weight"]:[]],rows:e.visits.map((n,s)=>[
U(e,s),n.duration_minutes,...t?[Dr(e.pointerScores[s]),e.pointerWeights[s]]:[]])}}function Yd(e){return{caption:`The ans\
wer, with a gate of ${e.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From the pointer","From gen\
eration","Probability"],rows:e.trace.location_probabilities.final.map(({location:t})=>{let{pointer:n,generation:s,fromPointer:o,
fromGeneration:r}=je(e,t),i=e.probabilityOf("final",t);return[e.nameOf(t).label,n,s,o,r,i]})}}function Kd(e,{layer:t,head:n,
query:s,visit:o,isLeaf:r}){let{count:i}=e,a=e.weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((m,d)=>U(e,d));if(!r)
return[{caption:`Weights of ${c}: rows are the visits that ask, columns those they read from`,columns:["Visit that asks",
...l],rows:l.map((m,d)=>[m,...a.subarray(d*i,(d+1)*i)])}];let h=is(e,t,n,s),{dot:u}=We(e,t,n,s,o);return[xs(`Query of ${l[s]}\
 × key of ${l[o]}, ${c}`,["Query","Key"],u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weigh\
t"],rows:l.map((m,d)=>[m,Dr(h.scores[d]),a[s*i+d]])}]}function qd(e,t){let{layer:n,visit:s}=t,o=`layers.${n}`,r=[["Comes\
 in","residual_in"],["Norm 1","norm1"],["Heads","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],[
"Feed-forward","feed_forward.out"],["Leaves","residual_out"]].filter(([,u])=>e.has(`${o}.${u}`)),i=r.map(([,u])=>nt(e,`${o}\
.${u}`,s)),a=gs(e,t),c=cs(e,n,s,a),l=nt(e,`${o}.feed_forward.pre`,s),h=nt(e,`${o}.feed_forward.hidden`,s);return[{caption:`${U(
e,s)}, in layer ${n}`,columns:["Number",...r.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,m)=>[m+1,...i.map(d=>d[m])])},
{caption:`Hidden units of the feed-forward network${c?`, and what they give number ${a+1}`:""}`,columns:["Unit","Before \
the activation","After it",...c?["Weight","Product"]:[]],rows:Array.from(h,(u,m)=>[m+1,l[m],u,...c?[c.dot.second[m],c.dot.
products[m]]:[]])}]}function Vc(e,{kind:t,visit:n}){let s=nt(e,"inputs.projected",n),o=[{caption:`What ${U(e,n)} is made\
 of`,columns:["Feature","Value","Length of its vector"],rows:e.slices.map(({name:i,label:a,lengths:c})=>[a,Lr(e,i,n),c[n]])},
Wr("All features mixed by one matrix",s)];if(t==="inputs")return o;let r=Array.from({length:e.layers*e.heads},(i,a)=>{let[
c,l]=[Math.floor(a/e.heads),a%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.hasPointer&&r.push([
"Pointer",e.pointerWeights[n]]),o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),
o}function zd(e){return[Wr("The context: the last visit after all layers",e.values("context"))]}function Xd(e,{visit:t,isLeaf:n}){
let s=as(e),o=e.visits.map((l,h)=>U(e,h)),r=e.values("pointer.content_scores"),i=e.has("pointer.bias")?e.values("pointer\
.bias"):null,a=[{caption:"The pointer’s score and weight of each visit",columns:["Visit","Content score",...i?["Positi\
on bias"]:[],"Score","Weight"],rows:o.map((l,h)=>[l,r[h],...i?[i[h]]:[],Dr(s.scores[h]),e.pointerWeights[h]])},{caption:"\
Weights added up by place",columns:["Place","Visits","Probability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[
l,h.length,u])}];if(!n)return a;let{dot:c}=De(e,t);return[xs(`Query of the context × key of ${o[t]}`,["Query","Key"],c),
...a]}function Jd(e,{location:t,isLeaf:n}){let s=e.trace.location_probabilities.generation??[],o={caption:"The most prob\
able places of the generation head",columns:["Place","Logit","Probability"],rows:s.map(i=>[e.nameOf(i.location).label,oe(
e,i.location).logit,i.probability])},{dot:r}=oe(e,t);return n&&r?[xs(`Context × weights of ${e.nameOf(t).label}`,["Cont\
ext","Weight"],r),o]:[o]}function Qd(e){let t=Ue(e),n={caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bia\
s",t.bias],["Logit",t.logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[n];let s="Hidden units";return[
t.dot?xs(s,["Hidden unit","Weight"],t.dot):Wr(s,t.hidden),n]}function Zd(e,{location:t}){let{visits:n,pointer:s,generation:o,
gate:r,fromPointer:i,fromGeneration:a,probability:c}=je(e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:[
"Path","Probability","Factor","Share of the answer"],rows:[["Pointer",s,r,i],["Generation",o,1-r,a],["Answer","","",c]]},
{caption:"Its visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[U(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function xs(e,t,{
first:n,second:s,products:o,sum:r}){return{caption:e,columns:["Number",...t,"Product"],rows:[...o.map((i,a)=>[a+1,n[a],s[a],
i]),["Sum","","",r]]}}function Wr(e,t){return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,s)=>[s+1,n])}}function Dr(e){
return Number.isFinite(e)?e:"−∞"}function Fr(e,t,n){let s=document.createElement("dialog");s.className="picture-tables",s.setAttribute("aria-label","Numb\
ers");let o=Bc(t,n);for(let c of o){let l=document.createElement("div");l.className="table-frame",l.tabIndex=0;let h=document.
createElement("h2");h.textContent=c.caption,l.append(dn(c)),s.append(h,l)}let r=document.createElement("button");r.type=
"button",r.textContent="Close",r.addEventListener("click",()=>s.close());let i=document.createElement("a");i.textContent=
"Save as CSV",i.download=`${n??"network"}.csv`,i.href=URL.createObjectURL(new Blob([Gc(o)],{type:"text/csv"}));let a=document.
createElement("p");a.append(r," ",i),s.append(a),s.addEventListener("close",()=>{URL.revokeObjectURL(i.href),s.remove()}),
e.append(s),s.showModal()}var fn=.03,tf=5;function $s({reading:e,before:t,stage:n,happened:s,lit:o}){let r=St(o,e),{most:i,top:a,bottom:c}=n.answers,
l=s===null?[]:[s];r!==null&&o?.kind==="place"&&l.push(r);let h=e.answer(i,l),m=h.slice(0,-1).map(({location:f})=>t?.probabilityOf(
"final",f)??0);m.push(1-m.reduce((f,y)=>f+y,0));let d=(c-a)/h.length;return h.map((f,y)=>{let g=t?Number(m[y]):null;return{
...f,was:g,middle:a+(y+.5)*d,height:f.probability*n.full}})}function ks({reading:e,stage:t},n){let s=e.pointedPlaces,o=s.
filter(({probability:h,location:u},m)=>h>=fn&&m<tf||Ur(n,u)<n.length-1).map(h=>({...h,wish:l(h.visits)})),r=s.filter(({location:h})=>!o.
some(u=>u.location===h));if(r.length){let h=r.flatMap(u=>u.visits);o.push({location:-1,label:`${r.length} more place${r.
length===1?"":"s"}`,category:null,probability:r.reduce((u,{probability:m})=>u+m,0),visits:h,wish:l(h)})}o.sort((h,u)=>h.
wish-u.wish);let{room:i,gap:a}=t.across.places,c=us(o.map(({wish:h,probability:u})=>({wish:h,length:u*t.full})),a,...i);
return o.map(({location:h,label:u,probability:m,visits:d},f)=>({path:"pointer",location:h,label:u,probability:m,start:Number(
c[f]),visits:d,answer:Ur(n,h)}));function l(h){let u=e.pointerWeights,m=h.reduce((d,f)=>d+u[f],0)||1;return h.reduce((d,f)=>d+
u[f]/m*Number(t.across.visits[f]),0)}}function Ms({reading:e,stage:t},n){if(!e.hasGeneration)return[];let s=e.generated(
mn),{gap:o}=t.across.generation,{start:r}=t.across.generation;return s.map(({location:i,label:a,probability:c})=>{let l={
path:"generation",location:i,label:a,probability:c,start:r,visits:[],answer:Ur(n,i)};return r+=c*t.full+o,l})}function pn({
reading:e},t){return t==="pointer"?e.gate:1-e.gate}function kt(e,t){let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function Ur(e,t){
let n=e.findIndex(s=>s.location===t);return n<0?e.length-1:n}function _s(e,t,n,s=3){let o=e.reading.trace.interventions[`${t}_temperature`]??1;return p("g",{key:`temperature ${t}`},
Ye(e,{act:`${t}_temperature`,words:`T ${Number(o.toPrecision(2))}`,title:`Temperature of the ${t} softmax: ${o}. Drag to\
 the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function Ye(e,{act:t,words:n,title:s,right:o,y:r,stays:i=!1}){
if(!e.canAct)return[];let a=e.stage.type/13,c=j(n,12.5*a)+13*a,l=18*a,h=i?" stays":"";return[p("rect",{key:`handle ${t}`,
class:`handle${h}`,"data-act":t,x:o-c,y:r,width:c,height:l,rx:l/2},p("title",{},s)),p("text",{key:`handle words ${t}`,class:`\
handle-words middle${h}`,x:o-c/2,y:r+13*a},n)]}var Es={visits:0,slices:1,layers:2};function Ke(e){return Es.layers+2*e}function J(e){let t=Es.layers+2*e.layers,n=e.hasPointer?
t+1:t,s=e.hasGeneration?n+1:n;return{context:t,pointer:n,generation:s,gate:s+1}}function K(e,t){return e.beat>=t?1:0}var gn=1440;function Yc(e){let{stage:t}=e,{x:n,width:s}=t.visits;return[ie(e,n,"Visits","oldest first",s),...ef(e),...t.
rows.map((o,r)=>sf(e,r))]}function ie({stage:e},t,n,s,o=400){let r=e.type/13;return p("g",{key:`title ${n}`,class:"headi\
ng","aria-hidden":"true"},p("text",{x:t,y:17*r,class:"title"},lt(n,o,15*r,!0)),p("text",{x:t,y:35*r,class:"small"},lt(s,
o,12.5*r)))}function ef({reading:e,stage:t}){let n=t.type/13,s=[];for(let{start:o,end:r,weekday:i}of jr(e)){let a=Number(
t.rows[o]?.y)-Number(t.rows[o]?.height)/2,c=Number(t.rows[r]?.y)+Number(t.rows[r]?.height)/2;if(s.push(p("rect",{key:`da\
y ${o}`,class:"day",x:t.visits.x+29*n,y:a+1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+
c)/2+4.5*n);s.push(p("text",{key:`weekday ${o}`,class:"small strong",x:t.visits.x,y:l},i))}}return s}function jr({visits:e}){
let t=[];for(let[n,s]of e.entries()){let o=nf(s),r=t.at(-1);r?.day===o?r.end=n:t.push({start:n,end:n,day:o,weekday:String(
bt[s.weekday])})}return t}function nf({arrival:e,weekday:t}){return e?.split("T")[0]??String(t)}function sf(e,t){let{reading:n,
stage:s,lit:o}=e,{y:r,height:i,isFull:a}=s.rows[t],c=n.visits[t];if(!c)throw new Error("A row without a visit.");let l=s.
type/13,h=s.visits.x+36*l,u=s.visits.width-36*l,m=ct(o,n).includes(t),d=As(c),f=i>=33*l,y=(f?20:13)*l,g=h+y+(f?14:8)*l,b=Vr(
e,t),w=b||f?54*l:0,k=s.visits.x+s.visits.width-g-4,x=38*l,M=f?[p("text",{x:g,y:r-3*l,class:"strong"},lt(c.label,k,13*l,!0)),
p("text",{x:g,y:r+13*l,class:"small"},d),b||k<j(d,12.5*l)+56*l?null:of(s.visits.x+s.visits.width-50*l,r+5*l,48*l,c)]:[p(
"text",{x:g,y:r+4.4*l,class:m?"strong":"label"},lt(c.label,k-Math.max(x,w)-9,12.5*l,m)),b?null:p("text",{x:s.visits.x+s.
visits.width-4,y:r+4.4*l,class:"small end"},mt(c.start_minute))];return p("g",Gr(e,t,c),p("rect",{class:"chip",x:h,y:r-i/
2+.5,width:u,height:Math.max(1,i-1),rx:a?5*l:1}),a&&wt(c.category,h+4*l,r-y/2,y),a?M:p("rect",{class:"lane",x:h+2,y:r-1,
width:u-4,height:2}),b&&a&&p("text",{x:s.visits.x+s.visits.width-4,y:r+4.4*l,class:"strong end"},b),a&&t<n.count-1&&Ye(e,
{act:"mask",words:c.masked?"show":"hide",title:c.masked?"Let the network see this visit again":"Hide this visit: nothing\
 may read it",right:s.visits.x+s.visits.width-2,y:f?r-17*l:r-9*l}),p("title",{},`${c.label}, ${bt[c.weekday]} ${d}`))}function Gr({
reading:e,lit:t},n,s){let o=ct(t,e).includes(n);return{key:`visit ${n}`,class:`part visit${o?" lit":""}${s.masked?" off":
""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1","aria-label":`Visit ${n+1} of ${e.count}: ${s.label}, ${bt[s.
weekday]} ${As(s)}${s.masked?", masked":""}${e.hasPointer?`; pointer weight ${O(e.pointerWeights[n],1)}`:""}`}}function As({
start_minute:e,duration_minutes:t}){return`${mt(e)} · ${Rt(t)}`}function Vr({reading:e,lit:t},n){return t?.kind!=="head"?
"":O(e.lastRow(t.layer??0,t.head??0)[n])}function of(e,t,n,{start_minute:s,duration_minutes:o}){let r=Math.min(s+o,gn),i=Math.
min(s,Math.max(0,s+o-gn)),a=(c,l)=>p("rect",{class:"stay",x:e+c/gn*n,y:t,width:Math.max(1,(l-c)/gn*n),height:7});return p(
"g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},p("rect",{class:"track",x:e,y:t,width:n,height:7}),
a(s,r),i>0&&a(0,i),p("rect",{class:"stay-end","data-drag":"stay",x:e+(i||r)/gn*n-2,y:t-3,width:5,height:13}))}function Kc(e){
let{reading:t,stage:n,lit:s}=e;if(!n.slices)return[];let o=n.type/13,{x:r,width:i}=n.slices,{slices:a}=t,c=Math.max(...a.
map(({lengths:d})=>Math.max(...d)))||1,l=i/a.length,h=ct(s,t),u=n.rows.flatMap(({y:d,height:f},y)=>a.map(({name:g,lengths:b},w)=>{
let k=Math.max(2,f-4),x=Number(b[y])/c*k;return p("rect",{key:`${g} ${y}`,class:h.includes(y)?"length lit":"length",x:r+
w*l,y:d+f/2-2-x,width:.72*l,height:x})})),m=a.map(({label:d},f)=>p("text",{key:`name ${d}`,class:"tiny middle",x:r+(f+.36)*
l,y:(f%2?40:26)*o},d));return[p("g",Br(e),p("rect",{class:"ground",x:r-4,y:n.top-2,width:i+4,height:n.bottom-n.top+4}),m,
u,p("text",{class:"small",x:r,y:n.bottom+18*o},"Bars: lengths"),p("text",{class:"small",x:r,y:n.bottom+33*o},"of the vec\
tors"))]}function Br(e){return{key:"slices",class:"part slices","data-part":"inputs",role:"button",tabindex:"-1",opacity:K(
e,Es.slices),"aria-label":`What each visit is made of: ${e.reading.slices.map(({label:t})=>t).join(", ")}`}}function qc(e,t){let{x:n,right:s}=e.stage.answers,o=e.stage.type/13;return[ie(e,n+6*o,"Answer",rf(e),s-n),...Yr(e,t)]}function rf({
reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of generation"}function Yr(e,t){let{
reading:n,stage:s,lit:o,happened:r}=e,i=s.type/13,a=St(o,n),{x:c,right:l,segment:h}=s.answers,u=l-c;return t.map(m=>{let{
location:d,label:f,category:y,probability:g,was:b,middle:w,height:k}=m,x=[{path:"pointer",share:m.pointer*pn(e,"pointer")},
{path:"generation",share:m.generation*pn(e,"generation")}],M=a===d,N=c+(y===null?6:26)*i,$=es(f,l-N-(r===d?20*i:2),13.5*
i,2,!0),A=w-($.length>1?22:8)*i,T=w+($.length>1?2:0)*i,v=c+6*i,R=u-8*i;return p("g",{key:`place ${d}`,class:`part place${M?
" lit":a!==null&&o?" dim":""}`,"data-part":d<0?null:`places.${d}`,role:d<0?null:"button",tabindex:d<0?null:"-1","aria-la\
bel":`${f}: ${O(g,1)}; from the pointer ${O(x[0]?.share??0,1)}, from generation ${O(x[1]?.share??0,1)}${r===d?"; this is\
 what really happened":""}`},p("rect",{key:"ground",class:"ground",x:c-6*i,y:A-16*i,width:u+10*i,height:T-A+50*i,rx:6}),
p("rect",{key:"segment",class:"answer-bar",x:h,y:w-k/2,width:X-2,height:Math.max(1,k)}),y!==null&&wt(y,c+5*i,A-13*i,16*i),
$.map((F,C)=>p("text",{key:`name ${C}`,class:d<0?"label halo":"strong halo",x:N,y:A+15*C*i},F)),r===d&&p("path",{key:"ha\
ppened",class:"check",d:`M${l-16*i} ${A-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},p("title",{},"This is where the person went\
.")),p("rect",{key:"track",class:"track",x:c+6*i,y:T,width:R,height:8*i}),x.map(({path:F,share:C})=>{let I=p("rect",{key:F,
class:`${F} bar`,x:v,y:T,width:Math.max(0,C*R),height:8*i});return v+=C*R,I}),b!==null&&p("rect",{key:"before",class:"be\
fore",x:c+5*i+b*R,y:T-3*i,width:2,height:14*i}),p("text",{key:"probability",class:"strong halo",x:c+6*i,y:T+23*i},O(g,1)),
b!==null&&af(c+60*i,T+23*i,g,b))})}function af(e,t,n,s){let o=Math.round(1e3*n)-Math.round(1e3*s);if(o===0)return p("tex\
t",{key:"change",class:"small",x:e,y:t},"same");let r=`${o>0?"▲":"▼"} ${(Math.abs(o)/10).toFixed(1)}`;return p("text",
{key:"change",class:`${o>0?"more":"less"} strong halo`,x:e,y:t},r)}function zc(e){let{reading:t,stage:n}=e,s=n.type/13,o=t.values("context");if(!n.layers.at(-1)||!o)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),a=Math.ceil(o.length/i),c=52*s,l=c/i,h=n.scores-42*s,u=n.bottom+20*s;return Kr(e,{x:h,
y:u,columns:i,cell:l},cf(e,h,u,c,a*l))}function Kr(e,{x:t,y:n,columns:s,cell:o},r){let i=e.stage.type/13,a=e.reading.values(
"context"),c=Math.max(...a.map(Math.abs))||1,l=Array.from(a,(h,u)=>p("rect",{class:h<0?"below-zero":"above-zero",x:t+u%s*
o,y:n+Math.floor(u/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(h)/c)}));return p("g",{key:"context",class:"par\
t context","data-part":"context",role:"button",tabindex:"-1",opacity:K(e,J(e.reading).context),"aria-label":`Context: th\
e last visit after all layers, ${a.length} numbers`},p("rect",{class:"ground",x:t-3,y:n-16*i,width:s*o+6,height:Math.max(
44,Math.ceil(a.length/s)*o+20*i)}),r,p("text",{class:"strong halo",x:t,y:n-5*i},"Context"),l,p("title",{},`The last visi\
t after all layers: ${a.length} numbers. The pointer, the generation head and the gate read them.`))}function cf({reading:e,
stage:t},n,s,o,r){let i=t.type/13,a=Number(t.rows.at(-1)?.y),c=n-6*i,l=t.size.height-5*i,h=t.gate+9*i;return[p("path",{key:"\
from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${s+r/2}H${n-2}`}),e.hasGeneration&&p("path",{key:"to generatio\
n",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*i}`}),e.has("gate.logit")&&p("path",{key:"to the gate",class:"\
link dotted",d:`M${n+o/2} ${s+r+3*i}V${l}H${h}V${.56*t.size.height+t.full/2+4}`})]}function Xc(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,r=s.across.gate,i=r+s.full,a=s.gateWidth,c=r+t.gate*s.full,
l=n?n.gate:t.gate,h=s.gate+a/2,u=Ss(e);return p("g",qr(e,"vertical"),p("rect",{key:"frame",class:"gate-frame",x:s.gate-3,
y:r-3,width:a+6,height:s.full+6,rx:4}),p("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:a,height:Math.max(
0,c-r)}),p("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:a,height:Math.max(0,i-c)}),p("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&p("path",{key:"learned",class:"le\
arned",d:`M${s.gate+a+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},p("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&p("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:a+16*o,height:12*o,rx:6*o}),
!u&&p("text",{key:"fixed",class:"small middle",x:h,y:i+18*o},"fixed"))}function Ss({reading:e}){return e.trace.architecture.
components.includes("gate")}function qr(e,t){let{reading:n,lit:s}=e,o=e.canAct&&Ss(e);return{key:"gate",class:`part gate${s?.
kind==="gate"?" lit":""}`,"data-part":"gate",role:o?"slider":"button",...o&&{"aria-orientation":t,"aria-valuenow":n.gate.
toFixed(3),"aria-valuemin":0,"aria-valuemax":1,"aria-valuetext":`${n.gate.toFixed(2)}: ${O(n.gate)} pointer`},tabindex:"\
-1",opacity:K(e,J(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${O(n.gate)} pointer, ${O(1-n.gate)} generation${n.trace.
gate.learned?"":", not learned"}`}}function Os(e,t,n){let{reading:s,stage:o,lit:r}=e,i=e.beat>=J(s).gate,a=g=>pn(e,g),c=St(
r,s),l=new Map,h=o.across.gate;for(let g of t)l.set(g,h),h+=g.probability*a(g.path)*o.full;let u=new Map;h=o.across.gate;
for(let g of["pointer","generation"])for(let[b]of n.entries())u.set(`${g} ${b}`,h),h+=Number(n[b]?.[g])*a(g)*o.full;let m=t.
map(g=>{let b=Number(l.get(g)),w=g.probability*a(g.path)*o.full,k=kt(g.start,g.start+g.probability*o.full),x=kt(b,b+w);return p(
"path",{key:`into ${g.path} ${g.location}`,class:`${g.path} band${f(g.location)}`,d:o.bands.into(k,x,i)})}),d=n.flatMap(
(g,b)=>{let w=g.middle-g.height/2;return["pointer","generation"].map(k=>{let x=Number(g[k])*a(k)*o.full,M=Number(u.get(`${k}\
 ${b}`)),N=kt(M,M+x),$=kt(w,w+x);return w+=x,x===0?null:p("path",{key:`out ${k} ${g.location}`,class:`${k} band${f(g.location)}`,
d:o.bands.out(N,$,i)})})});return[m,d,i&&r?.kind==="visit"&&y(r.visit??0)];function f(g){return c===null?"":c===g&&r?.kind===
"place"?" lit":" dim"}function y(g){let b=s.pointerWeights,w=t.find(({path:C,visits:I})=>C==="pointer"&&I.includes(g));if(!w)
return null;let k=[...w.visits].sort((C,I)=>C-I),M=k.slice(0,k.indexOf(g)).reduce((C,I)=>C+b[I],0)*o.full,N=b[g]*o.full,
$=a("pointer"),A=Number(l.get(w))+M*$,T=n[w.answer],v=Number(u.get(`pointer ${w.answer}`))+M*$,R=Number(T?.middle)-Number(
T?.height)/2+M*$,F=T?.location===w.location;return[p("path",{key:"visit into",class:"pointer band lit",d:o.bands.into(kt(
w.start+M,w.start+M+N),kt(A,A+N*$),i)}),F&&p("path",{key:"visit out",class:"pointer band lit",d:o.bands.out(kt(v,v+N*$),
kt(R,R+N*$),i)})]}}function Jc(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,{gate:r,gateHeight:i,full:a}=s,c=s.across.gate,l=c+t.gate*a,
h=n?n.gate:t.gate,u=Ss(e),m=`${O(t.gate)} pointer${u?"":", fixed"}`;return p("g",qr(e,"horizontal"),p("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:a+6,height:i+6,rx:4}),p("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:t.gate*
a,height:i}),p("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-t.gate)*a,height:i}),p("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${t.gate.toFixed(2)}`),p("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},m),h!==t.gate&&p("path",{key:"learned",class:"learned",d:`M${c+h*a} ${r+i+3}l${5*o} ${8*o}h${-10*o}Z`},p("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[p("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:i+16*o,rx:6*o}),p("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-Ot/2,s.size.width-
Ot),y:r+(i-Ot)/2,width:Ot,height:Ot})])}function Qc(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:m})=>m==="generation"),i=s.places-8*o,a=n.hasPointer?
s.scores+26*o:s.scores-38*o,c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=e.beat>=J(n).generation,h=r.map(({label:m,
probability:d,location:f},y)=>{let g=c+y*17*o;return[p("text",{key:`name ${y}`,class:f<0?"small halo":"label halo",x:a,y:g},
lt(m,i-a-46*o,13*o)),p("text",{key:`share ${y}`,class:"strong end halo",x:i,y:g},O(d))]}),u=r.map(({probability:m,start:d,
location:f},y)=>p("rect",{key:`bar ${y}`,class:"generation bar",x:s.places,y:d,width:X,height:l?Math.max(.8,m*s.full):0},
p("title",{},`${f<0?"The others":r[y]?.label}: ${O(m,1)} of the generation head`)));return p("g",zr(e,r),p("rect",{class:"\
ground",x:a-4,y:c-30*o,width:i-a+8,height:88*o}),p("text",{class:"title halo",x:a,y:c-18*o},"Generation"),h,u)}function zr(e,t){
return{key:"generation",class:"part generation-block","data-part":"generation",role:"button",tabindex:"-1",opacity:K(e,J(
e.reading).generation),"aria-label":`Generation: ${t.map(({label:n,probability:s})=>`${n} ${O(s)}`).join(", ")}`}}var lf=3,Xr=17,hf=4;function Zc(e,t){let{reading:n,stage:s,lit:o}=e,r=St(o,n),i=t.filter(({path:c})=>c==="pointer"),a=({
location:c})=>r===null||r===c?"":" dim";return p("g",{key:"places",opacity:K(e,J(n).pointer)},i.map(c=>p("rect",{key:`ba\
r ${c.location}`,class:`pointer bar${a(c)}`,x:c.start,y:s.places,width:Math.max(.8,c.probability*s.full),height:X},p("ti\
tle",{},`${c.label}: ${O(c.probability,1)} of the pointer`))),uf(e,i).map(c=>mf(e,c,a(c.flow))))}function uf({reading:e,
stage:t,lit:n},s){let o=t.type/13,r=St(n,e),[i,a]=t.across.places.room,c=({location:h,probability:u})=>u+ +(r!==null&&h===
r),l=[];for(let h of[...s].sort((u,m)=>c(m)-c(u))){let{location:u,label:m,probability:d}=h;if(d<fn&&u>=0&&u!==r)continue;
let f=u>=0,y=` ${O(d)}`,b=`${lt(m,a-i-j(y,13*o,!0),13*o,f)}${y}`,w=j(b,13*o,f)/2,k=h.start+d*t.full/2,x=Math.max(i+w,Math.
min(a-w,k)),[M,N]=[x-w,x+w];for(let $=0;$<lf;$++){if(l.some(v=>v.row===$&&M<v.right+8*o&&N>v.left-8*o))continue;let T=x>
k?"":x<k?" end":" middle";l.push({flow:h,text:b,isBold:f,left:M,right:N,row:$,anchor:T});break}}return l}function mf({stage:e},{
flow:t,text:n,isBold:s,left:o,right:r,row:i,anchor:a},c){let l=e.type/13,h=e.places+X+(14+Xr*i)*l,u=t.start+t.probability*
e.full/2;return[i>0&&p("path",{key:`leader ${t.location}`,class:`leader${c}`,d:`M${u} ${e.places+X}V${h-11*l}`}),p("text",
{key:`name ${t.location}`,class:`${s?"strong":"small"}${a} halo${c}`,x:a===""?o:a===" end"?r:(o+r)/2,y:h},n)]}function tl(e,t){
let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:l})=>l==="generation"),i=e.beat>=J(n).generation,a=n.hasPointer?.42*
(s.right-s.left):s.right-s.left,c=s.places-(hf*Xr-6)*o;return p("g",zr(e,r),p("rect",{class:"ground",x:s.right-a,y:c-34*
o,width:a,height:s.places+X-c+34*o}),p("text",{class:"title end halo",x:s.right,y:c-19*o},"Generation"),r.map(({location:l,
label:h,probability:u,start:m},d)=>{let f=` ${O(u)}`,y=lt(h,a-j(f,13*o),13*o)+f;return[p("text",{key:`name ${d}`,class:l<
0?"small end halo":"label end halo",x:s.right,y:c+d*Xr*o},y),p("rect",{key:`bar ${d}`,class:"generation bar",x:m,y:s.places,
width:Math.max(.8,u*s.full),height:i?X:0},p("title",{},`${l<0?"The others":h}: ${O(u,1)} of the generation head`))]}))}function el(e,t){let{reading:n,stage:s,lit:o}=e,r=s.type/13,i=K(e,J(n).pointer),a=n.pointerWeights,c=n.pointerScores,l=ct(
o,n),h=Math.max(...a),u=s.rows.flatMap(({y:d,isFull:f},y)=>{if(!f)return[];let g=a[y]>=.2*h||l.includes(y)?"strong":"sma\
ll",b=l.length&&!l.includes(y)?" dim":"";return[p("text",{key:`score ${y}`,class:`small end${b}`,x:s.scores,y:d+4.4*r},S(
c[y])),p("text",{key:`weight ${y}`,class:`${g} end${b}`,x:s.weights,y:d+4.4*r},O(a[y]))]}),m=t.filter(({path:d})=>d==="p\
ointer").map(d=>df(e,d));return[p("g",Jr(e,t),p("rect",{class:"ground",x:s.scores-38*r,y:s.top-2,width:s.weights-s.scores+
42*r,height:s.bottom-s.top+4}),ie(e,s.scores-38*r,"Pointer","score  weight",200),_s(e,"pointer",s.weights+6*r),p("path",
{class:"fork pointer-line",d:`M${s.scores-36*r} ${s.bottom+8}V${s.top}`}),u),p("g",{key:"ribbons",opacity:i},Qr(e,t),m)]}
function Jr(e,t){return{key:"pointer",class:"part pointer-block","data-part":"pointer",role:"button",tabindex:"-1",opacity:K(
e,J(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${O(s)}`).join(", ")}`}}function Qr(e,t){let{reading:n,stage:s,lit:o}=e,r=n.pointerWeights,
i=ct(o,n),a=e.beat>=J(n).pointer,c=us(s.across.visits.map((l,h)=>({wish:l,length:r[h]*s.full})),0,...s.across.starts);return t.
filter(({path:l})=>l==="pointer").flatMap(l=>{let h=l.start;return[...l.visits].sort((u,m)=>u-m).map(u=>{let m=r[u]*s.full,
d=Number(c[u]),f=i.includes(u),y=kt(h,h+m);return h+=m,p("path",{key:`ribbon ${u}`,class:`pointer band${f?" lit":i.length?
" dim":""}`,d:s.bands.ribbon(kt(d,d+m),y,a)},p("title",{},`${n.visits[u]?.label}: ${O(r[u],1)} of the pointer`))})})}function df(e,{
path:t,location:n,label:s,probability:o,start:r}){let{reading:i,stage:a,lit:c}=e,l=a.type/13,h=St(c,i),u=O(o),m=o>=fn||n<
0||h===n,d=a.gate-a.ribbons-16*l,f=n>=0,y=lt(s,d-j(` ${u}`,13*l,!0),13*l,f),g=j(`${y} ${u}`,13*l,f)/2,b=Math.min(a.places+
X/2,a.gate-6*l-g);return p("g",{key:`${t} ${n}`,class:h===null||h===n?"":"dim"},p("rect",{class:`${t} bar`,x:a.places,y:r,
width:X,height:Math.max(.8,o*a.full)}),m&&p("text",{class:`${f?"strong":"small"} middle halo`,x:b,y:r-5*l},`${y} ${u}`),
p("title",{},`${s}: ${O(o,1)} of the pointer`))}function nl(e){return[Vt(e,17*(e.stage.type/13),"Visits","oldest first"),...ff(e),...e.stage.columns.map((t,n)=>pf(e,n))]}
function Vt({stage:e},t,n,s,o=e.right){let r=e.type/13,i=o-e.left-j(n,15*r,!0)-12*r;return p("g",{key:`title ${n}`,class:"\
heading","aria-hidden":"true"},p("text",{class:"title halo",x:e.left,y:t},n),p("text",{class:"small end halo",x:o,y:t},lt(
s,i,12.5*r)))}function ff({reading:e,stage:t}){let n=t.type/13;return jr(e).flatMap(({start:s,end:o,weekday:r})=>{let[i,
a]=[t.columns[s],t.columns[o]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[p("rect",{key:`day ${s}`,class:"\
day",x:c+Math.min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=j(r,15*n,!0)&&p("text",{key:`\
weekday ${s}`,class:"small strong",x:c+1.5,y:t.chips.top-13*n},r)].filter(h=>h!==!1)})}function pf(e,t){let{reading:n,stage:s,
lit:o}=e,{x:r,width:i,isFull:a}=s.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=s.type/
13,{top:h,height:u,hasNames:m}=s.chips,d=ct(o,n).includes(t),f=Math.min(20*l,i-3),y=mt(c.start_minute),g=Vr(e,t),b=[g||y,
g?g.replace(" %",""):y.slice(0,2)],w=b.find(M=>j(M,12.5*l,!0)<=i)??b[1],k=m?es(c.label,i-6*l,12.5*l,2):[],x={class:d||g?
"strong middle":"small middle",x:r};return p("g",Gr(e,t,c),p("rect",{class:"chip",x:r-i/2+Math.min(1,.1*i),y:h,width:Math.
max(.8,i-2),height:u,rx:a?6*l:0}),a?[wt(c.category,r-f/2,h+8*l,f),p("text",{key:"hour",...x,y:h+45*l},w),k.map((M,N)=>p(
"text",{key:`name ${N}`,class:`${d?"strong":"small"} middle`,x:r,y:h+(62+15*N)*l},M))]:p("rect",{class:"lane",x:r-Math.min(
1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),p("title",{},`${c.label}, ${bt[c.weekday]} ${As(c)}`))}function sl(e){let{
reading:t,stage:n,lit:s}=e,o=n.type/13,{slices:r}=t,i=ct(s,t)[0]??t.count-1,a=t.visits[i],c=Math.max(...r.map(({lengths:m})=>Math.
max(...m)))||1,l=(n.right-n.left)/r.length,h=n.inputs+(V.title+46)*o,u=r.map(({name:m,label:d,lengths:f},y)=>{let g=Number(
f[i]),b=n.left+(y+.5)*l,w=g/c*30*o;return[p("rect",{key:`bar ${m}`,class:"length lit",x:b-9*o,y:h-w,width:18*o,height:w}),
p("text",{key:`length ${m}`,class:"tiny middle",x:b,y:h-w-4*o},S(g)),p("text",{key:`name ${m}`,class:"small middle",x:b,
y:h+15*o},d)]});return p("g",Br(e),p("rect",{class:"ground",x:n.left,y:n.inputs,width:n.right-n.left,height:(V.title+V.inputs)*
o}),Vt(e,n.inputs+15*o,"Input vector",a?`${a.label}, ${bt[a.weekday]} ${mt(a.start_minute)}`:""),u,p("title",{},"Bars: l\
ength of each part’s vector"))}function ol(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=s.pointer;return[p("g",Jr(e,t),p("rect",{class:"ground",x:s.left,
y:r,width:s.right-s.left,height:(V.title+V.scores)*o}),Vt(e,r+15*o,"Pointer","scores, and weights in percent"),p("path",
{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),gf(e)),p("g",{key:"ribbons",opacity:K(e,J(n).pointer)},
Qr(e,t))]}function gf({reading:e,stage:t,lit:n}){let s=t.type/13,o=e.pointerWeights,r=Array.from(e.pointerScores,f=>S(f)),
i=ct(n,e),a=Math.max(...o),c=Number(t.columns.at(-1)?.width),l=r.some(f=>j(f,11.5*s)>c-3),h=t.pointer+(V.title+V.scores)*
s,u=t.columns.find(f=>f.isFull),m=u?u.x-u.width/2:t.right,d=t.left-8*s;return t.columns.flatMap(({x:f,isFull:y},g)=>{let b=i.
length&&!i.includes(g)?" dim":"",w=o[g]>=.2*a||i.includes(g),k=O(o[g]).replace(" %",""),x=j(k,12.5*s,!0)/2;if(!y&&(!w||f-
x<d||f+x>m))return[];d=f+x;let M=w?"strong":"small",N=h-24*s;return[y&&p("text",l?{key:`score ${g}`,class:`tiny${b}`,x:f+
4*s,y:N+2*s,transform:`rotate(-90 ${(f+4*s).toFixed(2)} ${(N+2*s).toFixed(2)})`}:{key:`score ${g}`,class:`tiny middle${b}`,
x:f,y:N},r[g]),p("text",{key:`weight ${g}`,class:`${M} middle${b}`,x:f,y:h-6*s},k)].filter($=>$!==!1)})}function rl(e){let{reading:t,stage:n}=e,s=n.type/13,o=K(e,J(t).gate),r=$s(e),i=[...ks(e,r),...Ms(e,r)];return[Kr(e,n.context,
yf(e)),...t.hasPointer?ol(e,i):[],p("g",{key:"flows",opacity:o},Os(e,i,r)),...t.hasPointer?[Zc(e,i)]:[],...t.hasGeneration?
[tl(e,i)]:[],...t.hasGate?[Jc(e)]:[],p("g",{key:"answer",opacity:o},Vt(e,n.answers.top-10*s,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),Yr(e,r))]}function yf({reading:e,stage:t}){let n=t.type/13,{x:s,y:o,columns:r,cell:i}=t.
context,a=s+r*i+2,c=Math.ceil(e.values("context").length/r)*i,[l,h]=[o+c/4,o+3*c/4],u=Number(t.columns.at(-1)?.x),m=t.right+
6;return[p("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(V.title+12)*n}V${u>a+4?`${l}H${a}`:o-2}`}),e.hasGeneration&&
p("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${m}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&p("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${m+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var Zr=19;function il(e){let{reading:t,stage:n,lit:s}=e,o=n.type/13,r=t.largestWeight,i=p("g",{key:"legend",opacity:K(e,
Ke(0))},ds(e,n.visits.x,n.bottom+37*o,!1)),a=n.layers.map((c,l)=>{let h=`Layer ${l}`,u=c.width>=j(h,15*o,!0)+45*o,m=s?.kind===
"visit"?"last visit’s read":"row reads column";return p("g",{key:`layer ${l}`,opacity:K(e,Ke(l))},c.maps.length?ie(e,c.
x,h,u?m:"",c.width+(c.stream===null?12:4)):null,c.maps.length>0&&_s(e,"attention",c.x+c.width,(u?3:21)*o),c.maps.map((d,f)=>bf(
e,d,l,f)),c.maps.map((d,f)=>ti(e,d,l,f,r)),wf(e,l))});return[i,...a]}function bf(e,t,n,s){let{reading:o,stage:r,lit:i}=e;
if(i?.kind!=="visit"||o.isRemoved(n,s))return null;let a=i.visit??0,c=Number(r.rows[a]?.y),l=t.side/o.count,h=Math.max(.5,
Number(o.lastRow(n,s)[a])*r.full*.25),u=t.x-14,m=t.y+t.side-l/2;return p("path",{key:`band ${s}`,class:"attention-band",
d:Qt(u,[c-h/2,c+h/2],t.x,[m-h/2,m+h/2])})}function ti(e,t,n,s,o){let{reading:r,stage:i,lit:a,isOwnScale:c}=e,l=i.type/13,
{x:h,y:u,side:m,touch:d}=t,{count:f}=r,y=r.weights(n,s),g=r.lastRow(n,s),b=r.isRemoved(n,s)||r.isSkipped(n,"attention"),
w=c?Math.max(...y)||1:o,k=a?.kind==="head"&&a.layer===n&&a.head===s,[x]=a?.kind==="visit"?ct(a,r):[],M=Ut(g),N=x??M,$=m/
f,A=`Layer ${n}, head ${s}`,T=d?u-38*l:u+4,v=r.visits[M];return p("g",{key:`head ${s}`,class:`part head${k?" lit":""}${b?
" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":b?`${A}: switched off`:`${A}: \
the last visit reads most from visit ${M+1}, ${v?.label}, ${O(g[M])}`},p("text",{class:"small",x:h,y:u-(d?25:4)*l},`head\
 ${s}`),!b&&(d!==void 0||m>=70*l)&&p("text",{key:"weight",class:`${x===void 0?"small":"strong"}${d?"":" end"}`,x:d?h:h+m,
y:u-4*l},O(g[N])),p("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:m+1,height:m+1}),p("image",{key:"map",class:"\
map",href:Zt(Float32Array.from(y,R=>R/w),f,e.scale),x:h,y:u,width:m,height:m,preserveAspectRatio:"none",opacity:b?.15:1}),
b&&p("path",{key:"cross",class:"crossed",d:`M${h} ${u+m}L${h+m} ${u}`}),x!==void 0&&!b&&p("rect",{key:"column",class:"co\
lumn",x:h+x*$,y:u,width:Math.max(2,$),height:m}),(x!==void 0||k)&&!b&&p("rect",{key:"last",class:"last-row",x:h,y:u+m-Math.
max(2,$),width:m,height:Math.max(2,$)}),p("title",{},`${A}. ${b?"Switched off.":`Darker: larger weight, up to ${O(w,1)}.\
 Click to open.`}`),Ye(e,{act:"head",words:b?"on":"off",title:b?"Switch this head on again":"Switch this head off",right:h+
m-(d?0:3)*l,y:T}),e.canAct&&d!==void 0&&p("rect",{key:"touch",class:"ground","data-act":"head",x:h+m-d,y:u-d,width:d,height:d}))}
function wf(e,t){let{reading:n,stage:s,lit:o}=e,r=s.layers[t];if(r?.stream===null||!r)return null;let i=s.type/13,a=r.stream,
c=Ts(n,t),l=ei(n),h=s.streamWidth-8*i,u=ct(o,n),m=s.rows.flatMap(({y:f,height:y},g)=>{let b=Math.max(1,Math.min(5*i,(y-3)/
c.length));return c.map(({name:w,lengths:k,style:x},M)=>p("rect",{key:`${w} ${g}`,class:`${x}${u.length&&!u.includes(g)?
" dim":""}`,x:a,y:f+(M-c.length/2)*b,width:Number(k[g])/l*h,height:b-.6}))}),d=c.map(({name:f,style:y},g)=>[p("rect",{class:y,
x:a,y:s.bottom+(10+Zr*g)*i,width:9*i,height:9*i}),p("text",{class:"small",x:a+14*i,y:s.bottom+(18.5+Zr*g)*i},f)]);return p(
"g",ni(e,t),p("rect",{class:"ground",x:a-4,y:s.top-2,width:s.streamWidth+14*i,height:s.bottom-s.top+66*i}),ie(e,a,"Strea\
m",`+ layer ${t}`,s.streamWidth),m,d,xf(e,t,a+s.streamWidth+10*i))}function xf(e,t,n){let{reading:s,stage:o}=e,r=o.type/
13,i=s.trace.interventions.residuals===!1,a={act:"attention",words:["skip heads","use heads"],isOff:!1};return[{act:"res\
iduals",words:["cut stream","join stream"],isOff:i},...s.heads?[{...a,isOff:s.isSkipped(t,"attention")}]:[],{act:"feed_f\
orward",words:["skip FFN","use FFN"],isOff:s.isSkipped(t,"feed_forward")}].map(({act:l,words:h,isOff:u},m)=>Ye(e,{act:l,
words:String(h[Number(u)]),title:$f[l]??"",right:n,y:o.bottom+(5+Zr*m)*r}))}var $f={residuals:"Residual connections of a\
ll layers: without them, only what sublayers add goes on",attention:"Self-attention of this layer: skipped, its heads ad\
d nothing",feed_forward:"Feed-forward network of this layer: skipped, it adds nothing"};function Ts(e,t){let{residual:n,
attention:s,feedForward:o}=e.stream(t);return[{name:"stream",lengths:n,style:"residual"},...s?[{name:"heads",lengths:s,style:"\
attention"}]:[],{name:"FFN",lengths:o,style:"feed-forward"}]}function ei(e){let t=0;for(let n=0;n<e.layers;n++)for(let{lengths:s}of Ts(
e,n))t=Math.max(t,...s);return t||1}function ni(e,t){let{residual:n,attention:s,feedForward:o}=e.reading.stream(t);return{
key:"stream",class:"part stream","data-part":`layers.${t}.stream`,role:"button",tabindex:"-1",opacity:K(e,Ke(t)+1),"aria\
-label":`Stream of layer ${t}: vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.
toFixed(1)}`:""}, feed-forward network ${o.at(-1)?.toFixed(1)}`}}function al(e){let{reading:t,stage:n,lit:s}=e,o=n.type/13,r=t.largestWeight,i=s?.kind==="visit"?"what the last visit rea\
ds":"row reads column";return n.layers.map(({y:a,maps:c},l)=>p("g",{key:`layer ${l}`,opacity:K(e,Ke(l))},c.length>0&&Vt(
e,a+15*o,`Layer ${l}`,i),l===0&&ds(e,n.left+72*o,a+15*o,!0),c.map((h,u)=>ti(e,h,l,u,r)),kf(e,l)))}function kf(e,t){let{reading:n,
stage:s,lit:o}=e,r=s.type/13,i=Number(s.layers[t]?.stream),a=Ts(n,t),c=ei(n),l=ct(o,n),h=i+V.bars*r,u=s.columns.flatMap(
({x:m,width:d},f)=>{let y=Math.min(8*r,.86*d/a.length);return a.map(({name:g,lengths:b,style:w},k)=>{let x=Number(b[f])/
c*V.bars*r;return p("rect",{key:`${g} ${f}`,class:`${w}${l.length&&!l.includes(f)?" dim":""}`,x:m+(k-a.length/2)*y,y:h-x,
width:.88*y,height:x})})});return p("g",ni(e,t),p("rect",{class:"ground",x:s.left,y:i-V.title*r,width:s.right-s.left,height:(V.
title+V.bars)*r}),Vt(e,i-10*r,s.layers[t]?.maps.length?"Stream":`Layer ${t}`,""),Mf(e,a,i-10*r),u)}function Mf({stage:e},t,n){
let s=e.type/13,o=e.right;return[...t].reverse().map(({name:r,style:i})=>{let a=o-j(r,12.5*s);return o=a-26*s,[p("rect",
{class:i,x:a-14*s,y:n-9*s,width:9*s,height:9*s}),p("text",{class:"small",x:a,y:n},r)]})}var Ns=700;function cl({stage:{size:e},...t}){let n={...t,stage:Or(t.reading,e.width,e.type)};return[p("g",{key:"visits"},
nl(n)),p("g",{key:"inputs"},sl(n)),p("g",{key:"layers"},al(n)),p("g",{key:"decoder"},rl(n))]}function ll(e,t,n){return Or(
e,t,n).size.height}var _f={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]};function ul(e,t,n){if(n==="Home")return e[0]??
null;if(n==="End")return e.at(-1)??null;let[s,o]=_f[n]??[0,!1],r=t?e.indexOf(t):-1,i=e[r];if(s===0||!i)return null;let a=vs(
i);if(!o){let m=e[r+s];return m&&vs(m)===a?m:null}let c=[...new Set(e.map(vs))],l=c[c.indexOf(a)+s],h=e.filter(m=>vs(m)===
l),u=m=>Math.abs(hl(m)-hl(i));return h.sort((m,d)=>u(m)-u(d))[0]??null}function vs(e){return(e.getAttribute("data-part")??
"").replace(/\.\d+$/,"")}function hl(e){let{top:t,bottom:n}=e.getBoundingClientRect();return(t+n)/2}function ml(e){let{reading:t}=e,n=J(t),s=$s(e),o=[...ks(e,s),...Ms(e,s)];return[zc(e),...t.hasPointer?el(e,o):[],...t.hasGeneration?
[Qc(e,o)]:[],p("g",{key:"flows",opacity:K(e,n.gate)},Os(e,o,s)),t.hasGate?Xc(e):null,p("g",{key:"answer",opacity:K(e,n.gate)},
qc(e,s))].filter(r=>r!==null)}function dl(e){return e.stage.size.width<Ns?cl(e):[p("g",{key:"visits"},Yc(e)),p("g",{key:"inputs"},Kc(e)),p("g",{key:"l\
ayers"},il(e)),p("g",{key:"decoder"},ml(e))]}var si=240,Ef=13,Af=17,Sf=.05,Of=.5,Tf=660,Nf=matchMedia("(prefers-reduced-motion: reduce)"),Ls=class{#t=null;#e=null;#n=null;#s=null;#o="";#r=null;#i=null;#a=null;#h=!1;happened=null;isOwnScale=!0;constructor(t,n={}){
this.root=t,this.hooks=n,t.classList.add("network-picture"),this.drawn=document.createElementNS("http://www.w3.org/2000/\
svg","svg"),this.drawn.setAttribute("role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk i\
t, Enter opens a part.");let s=document.createElement("div");s.className="picture-foot";let o=document.createElement("di\
v");o.className="picture-controls",this.caption=document.createElement("p"),this.caption.className="picture-caption";let r=document.
createElement("button");r.type="button",r.textContent="Numbers",r.title="The numbers behind what is shown, as a table (T\
)",r.addEventListener("click",()=>{this.#t&&Fr(this.root,this.#t,this.#i)}),s.append(o,this.caption,r),t.replaceChildren(
this.drawn,...n.isStill?[]:[s]),this.drawing=new bs(this.drawn),this.player=new ws(o,i=>{this.#r=i,i!==null&&this.#i!==null&&
(this.#i=null,this.hooks.opened?.(null)),this.root.toggleAttribute("data-telling",this.player.isTelling),this.#m(si)}),this.#c()}#c(){
let{drawn:t}=this;new ResizeObserver(()=>this.#m(0)).observe(t),new MutationObserver(()=>this.#m(0)).observe(document.documentElement,
{attributeFilter:["data-theme"]}),t.addEventListener("pointerover",({target:n})=>{this.#a||this.#d(oi(n))}),t.addEventListener(
"pointerleave",()=>this.#d(null)),t.addEventListener("focusin",({target:n})=>this.#d(oi(n))),t.addEventListener("focusou\
t",()=>this.#d(null)),t.addEventListener("keydown",n=>this.#x(n)),t.addEventListener("click",({target:n})=>this.#b(n)),t.
addEventListener("pointerdown",n=>this.#u(n)),t.addEventListener("pointermove",n=>this.#f(n,!1));for(let n of["pointerup",
"pointercancel"])t.addEventListener(n,s=>this.#f(s,!0))}show(t,n=null){this.#t=new rn(t),this.#e=n&&new rn(n),this.#n=Ft(
this.#s,this.#t),this.player.tell(Fc(this.#t)),this.#m(this.#a?.follows?0:si)}open(t){this.#i=t,this.#n=this.#s=null;let n=this.
drawn.contains(document.activeElement);this.player.isOpen&&this.player.close(),this.#m(si),n&&this.#l(),this.hooks.opened?.(
this.#i)}#l(){if(this.drawn.contains(document.activeElement))return;let t=this.drawn.querySelector('[tabindex="0"]');t instanceof
SVGElement&&t.focus()}mark(t){this.#d(t.length?`visits.${t[0]}`:null)}get size(){let{width:t,height:n}=this.drawn.viewBox.
baseVal;return{width:t,height:n}}svg(t){let n=getComputedStyle(this.root).getPropertyValue("--paper").trim();return jc(this.
drawn,{title:t,ground:n})}#d(t){if(this.#s=t,!this.#t)return;let n=Ft(t,this.#t);JSON.stringify(n)!==JSON.stringify(this.#n)&&
(this.#n=n,this.#m(0),this.hooks.pointed?.(n?.kind==="visit"?[n.visit??0]:[]))}#b(t){if(!(t instanceof Element)||this.#h)
return;let n=oi(t),s=t.closest("[data-more]"),o=t.closest("[data-act]")?.getAttribute("data-act");if(s){let[r,i,a]=["mor\
e","layer","head"].map(c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:i??null,head:a??null})}else if(o===
"scale")this.isOwnScale=!this.isOwnScale,this.#m(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#w(n,o);else{
let r=t.closest("[data-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#w(t,n){let s=this.#t&&Ft(t,this.#t),
{act:o}=this.hooks;if(!s||!o)return;let{kind:r,layer:i=0,head:a=0,visit:c=0}=s;r==="head"&&o({kind:r,layer:i,head:a}),r===
"visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),n==="residuals"?o({kind:n}):(n==="attenti\
on"||n==="feed_forward")&&o({kind:"skip",layer:i,part:n})}#u(t){this.#h=!1,!(!this.hooks.act||!this.#t)&&(this.#a=za(t,this.#t,
this.drawn),this.#a?.follows&&t.preventDefault())}#f(t,n){let s=this.#a;if(!s||t.pointerId!==s.pointer)return;n&&(this.#a=
null);let o=s.to(t,n);o&&(this.#h=!0,!this.drawn.hasPointerCapture(s.pointer)&&!n&&this.drawn.setPointerCapture(s.pointer),
this.hooks.act?.(o))}#x(t){let n=t.target instanceof Element?t.target.closest("[data-part], [tabindex]"):null,s=n?.getAttribute(
"data-part")??null;(t.altKey?this.#k(t.key,s):this.#$(t.key,n,s))&&t.preventDefault()}#$(t,n,s){if(t==="Escape"&&this.#i!==
null)return this.open(hr(this.#i)||null),!0;if(t==="Escape"&&this.player.isOpen)return this.player.close(),!0;if(t.toLowerCase()===
"t"&&this.#t)return Fr(this.root,this.#t,this.#i),!0;if((t==="Enter"||t===" ")&&n){let r=n.hasAttribute("data-act")||n.hasAttribute(
"data-open");return t===" "&&this.hooks.act&&!r?this.#w(s??""):this.#b(n),!0}if(this.#i!==null&&this.#t){let r=ur(this.#i,
t,this.#t),i=n?.getAttribute("aria-current")==="true";r!==null&&this.open(r);let a=this.drawn.querySelector(`[aria-curre\
nt="true"][data-open="${r}"]`);return i&&a instanceof SVGElement&&a.focus(),r!==null}let o=ul(this.#g,n,t)?.getAttribute(
"data-part")??null;return o!==null&&this.#p(o),o!==null}#p(t){let n=this.#g.find(s=>s.getAttribute("data-part")===t);n instanceof
SVGElement&&(this.#o=t,this.#y(),n.focus())}#k(t,n){let s={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[t],o=this.#t,
r=o&&Ft(n,o),{act:i}=this.hooks;if(!s||!r||!i)return!1;let a=!0;if(r.kind==="visit"){let c=r.visit??0;if(!o.visits[c+s])
return!0;i({kind:"move",visit:c,by:s,isDone:a}),this.#p(`visits.${c+s}`)}else if(r.kind==="gate"){let c=Math.min(1,Math.
max(0,o.gate+s*Sf));i({kind:"gate",value:Math.round(100*c)/100,isDone:a})}else if(r.kind==="head"||r.kind==="pointer"){let c=r.
kind==="head"?"attention":"pointer";i({kind:"temperature",of:c,value:lr(o,c,s*Of),isDone:a})}else return!1;return!0}get#g(){
return[...this.drawn.querySelectorAll("[data-part][tabindex]")]}#y(){let t=this.#g,n=t.find(s=>s.getAttribute("data-part")===
this.#o)??t[0];for(let s of t)s.setAttribute("tabindex",s===n?"0":"-1")}#m(t){let n=this.#M();if(!n)return;let{width:s,height:o}=n.
stage.size;this.drawn.setAttribute("viewBox",`0 0 ${s} ${o}`),this.drawn.setAttribute("font-size",String(n.stage.type));
let r=this.#i===null?[]:Ic(n,this.#i);r.length||(this.#i=null),this.drawing.show(r.length?r:dl(n),Nf.matches?0:t),this.#i===
null&&this.#y();let i=this.#i===null?null:Uc(this.#i,n.reading),a=this.#n?null:this.player.sentence;this.#_(i??a??Ee(this.#n,
n.reading,n.before))}#_({title:t,text:n}){let s=document.createElement("strong");s.textContent=t,this.caption.replaceChildren(
s,` ${n}`)}#M(){let{width:t,height:n}=this.drawn.getBoundingClientRect(),s=t<Ns;if(!this.#t||t<1||n<1&&!s)return null;let r=(Number(
getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(Af,Math.max(Ef,t/120));this.root.classList.toggle(
"tall",s);let i=s?ll(this.#t,t,r):n,a=s&&this.#i!==null?Tf:i;return{reading:this.#t,before:this.#e,stage:_c(this.#t,{width:t,
height:a,type:r}),lit:this.#n,beat:this.#r??Number.POSITIVE_INFINITY,happened:this.happened,isOwnScale:this.isOwnScale,scale:[
this.#E("--map-least"),this.#E("--attention")],canAct:this.hooks.act!==void 0}}#E(t){let n=getComputedStyle(this.root).getPropertyValue(
t).trim().slice(1),[s=0,o=0,r=0]=(n.match(/../g)??[]).map(i=>Number.parseInt(i,16));return[s,o,r]}};function oi(e){return(e instanceof
Element?e.closest("[data-part]"):null)?.getAttribute("data-part")??null}function pl(e,t,{title:n,origin:s}){let o=e.slice(e.indexOf(",")+1);if(t==="svg")return vf(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[fl("Title",n),fl("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function vf(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",t),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function fl(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,Lf(n)),s.buffer}function Lf(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}function ri(e){return`data:image/svg+xml,${encodeURIComponent(e)}`}async function gl(e,{width:t,height:n,scale:s}){let o=new Image;
o.src=ri(e),await o.decode();let r=document.createElement("canvas");r.width=Math.round(t*s),r.height=Math.round(n*s);let i=r.
getContext("2d");if(!i)throw new Error("This browser cannot draw a PNG of this size.");return i.drawImage(o,0,0,r.width,
r.height),r.toDataURL("image/png")}var Rf=2;async function yl(e,t,n,{title:s,origin:o,name:r}){let i=t==="png",a=i?await gl(e,{...n,scale:Rf}):ri(e),c=pl(a,
i?"png":"svg",{title:s,origin:o}),l=document.createElement("a");l.href=URL.createObjectURL(c),l.download=`${r}-network.${t}`,
l.click(),URL.revokeObjectURL(l.href)}var bl=["story","explore","everything"],$l="pointerscope-depth",wl="pointerscope-visits-as",If="textarea, input:not([typ\
e=radio], [type=checkbox], [type=range])",Cf=2e3,Rs=class{#t=null;#e=null;#n=[];#s=[];#o=null;#r=null;#i=0;#a=ht().get("\
open");constructor(t){this.page=t,this.bar=_(t,"[data-bar]"),this.undo=_(t,"[data-undo-step]",HTMLButtonElement),this.redo=
_(t,"[data-redo-step]",HTMLButtonElement),this.picture=new Ls(_(t,"[data-network]"),{act:n=>this.#b(n),pointed:n=>this.pointed(
n),opened:n=>{this.#a=n,this.#t?.updateAddress("replace")}}),this.picture.hooks.more=(n,s)=>this.#k(n,s),this.#h(),this.#M(
kl(wl)==="text"?"text":"list"),this.#g(Pf(t))}pointed=()=>{};depthChanged=()=>{};get options(){let{depth:t=""}=this.page.
dataset;return{depth:t==="explore"?void 0:t,open:this.#a??void 0}}follow(t){this.#t=t}showInputs(){this.page.dataset.depth!==
"everything"&&this.#_(!0),this.#M("text")}#h(){let{page:t}=this;for(let o of it(t,"input[name=depth]",HTMLInputElement))
o.addEventListener("change",()=>{xl($l,o.value),this.#g(o.value),this.#t?.updateAddress("replace")});for(let o of it(t,"\
input[name=visits-as]",HTMLInputElement))o.addEventListener("change",()=>{xl(wl,o.value),this.#M(o.value)});this.undo.addEventListener(
"click",()=>this.#p(this.#n,this.#s)),this.redo.addEventListener("click",()=>this.#p(this.#s,this.#n)),_(t,"[data-as-lea\
rned]").addEventListener("click",()=>this.#u({})),_(t,"[data-inputs-button]",HTMLButtonElement).addEventListener("click",
()=>this.#m(!this.#y)),_(t,"[data-inputs-close]").addEventListener("click",()=>this.#m(!1)),_(t,"[data-present]").addEventListener(
"click",()=>{_(t,"[data-stage]").requestFullscreen()});let s=_(t,"[data-share]",HTMLButtonElement);s.addEventListener("c\
lick",()=>Gf(s));for(let o of it(t,"[data-save]",HTMLButtonElement))o.addEventListener("click",()=>this.#E(o.dataset.save??
""));document.addEventListener("keydown",o=>this.#c(o)),document.addEventListener("pointerscope:server",()=>{t.toggleAttribute(
"data-server-silent",!kn.answers)})}#c(t){let n=t.target instanceof Element&&t.target.closest(If);if(t.key==="Escape"&&this.#y&&
this.#m(!1),n||!(t.ctrlKey||t.metaKey))return;let s=t.key.toLowerCase();s!=="z"&&s!=="y"||(t.preventDefault(),s==="y"||t.
shiftKey?this.#p(this.#s,this.#n):this.#p(this.#n,this.#s))}show(t,n,s){if(this.#x(t),this.#d(t),!("tensors"in n))return;
let o=this.#o!==null&&this.#o.notation!==n.notation,r=s&&"tensors"in s?s:null;this.#r=r??(o?this.#o:null),this.#o=n,this.#l(
r?"As learned":"Before this change"),this.picture.happened=null,this.picture.show(n,this.#r),this.#a&&this.picture.open(
this.#a),this.page.dataset.drawn="true",this.page.dataset.depth==="story"&&!this.#a&&!this.picture.player.isOpen&&this.picture.
player.play()}recognise(t){let n=_(this.bar,"[data-happened]");if(n.hidden=typeof t?.target!="number",typeof t?.target!=
"number"||!this.#o)return;let s=this.#o.prediction.location===t.target;_(n,"[data-happened-place]").textContent=`${s?"✓ ":
""}${t.target_label??""}`,this.picture.happened=t.target,this.picture.show(this.#o,this.#r)}#l(t){let n=_(this.bar,"[dat\
a-was]");if(n.hidden=this.#r===null,!this.#r||!this.#o)return;let{prediction:s,places:o}=this.#r,{prediction:r}=this.#o;
_(n,"[data-was-name]").textContent=t;let i=s.location===r.location,a=u=>`${(100*u).toFixed(1)} %`,c=i?"":`${o[s.location]?.
label??s.name}, `;_(n,"[data-was-value]").textContent=c+a(s.probability);let l=Math.round(1e3*r.probability)-Math.round(
1e3*s.probability),h=_(n,"[data-was-change]");h.textContent=i&&l?`${l>0?"▲":"▼"} ${Math.abs(l/10).toFixed(1)} points`:
"",h.className=l>0?"more":"less"}#d({interventions:t}){let n=_(this.page,"[data-changed]"),s=JSON.parse(t||"{}"),o=Kn(s).
map(({key:r,text:i})=>{let a=document.createElement("li"),c=document.createElement("button");return c.type="button",c.textContent=
`${i} ×`,c.title="Take this change back",c.addEventListener("click",()=>{this.#u(Object.fromEntries(Object.entries(s).filter(
([l])=>l!==r)))}),a.append(c),a});_(n,"ul").replaceChildren(...o),n.hidden=o.length===0}#b(t){let n=this.#t;if(!n)return;
let s={...n.interventions};switch(t.kind){case"head":return this.#u(Hf(s,t,this.#o));case"mask":return this.#u(Wf(s,n.sent,
t.visit));case"skip":return this.#u(Df(s,t));case"residuals":return this.#u(jf(s));case"gate":return this.#u(Ff(s,t),t.isDone);case"\
temperature":return this.#u(Uf(s,t),t.isDone);default:return this.#w(n,t)}}#w(t,n){t.isDragging=!n.isDone;let{sent:s,editor:o}=t,
r=s[n.visit]??0;n.kind==="move"?n.by!==0?o.move(r,(s[n.visit+n.by]??0)-r):t.submitSoon():n.kind==="time"?o.setTime(r,n.minutes):
o.setStay(r,n.minutes)}#u(t,n=!0){n?this.#t&&(this.#t.interventions=t):this.#f(t)}#f(t){let{explanations:n,shown:s}=this.#t??
{};if(!n?.isInBrowser||!n.model||!s)return;let{model:o}=n;cancelAnimationFrame(this.#i),this.#i=requestAnimationFrame(()=>{
let r={...Jt(s),interventions:t},i=this.#r?.notation!==this.#o?.notation;this.picture.show(o.trace(r),i?this.#o:this.#r)})}#x(t){
if(this.#t?.isDragging&&this.#e)return;this.#e&&JSON.stringify(this.#e)!==JSON.stringify(t)&&this.#e&&(this.#n.push(this.#e),
this.#s.length=0),this.#e=t,this.#$()}#$(){this.undo.disabled=this.#n.length===0,this.redo.disabled=this.#s.length===0}#p(t,n){
let s=t.pop();!s||!this.#e||(n.push(this.#e),this.#e=s,this.#t?.take(s),this.#$())}#k(t,n){let s=this.page.querySelector(
`[data-story] pointer-view[view="${CSS.escape(t)}"]`);if(!s)return;for(let[r,i]of Object.entries(n))i!==null&&s.setAttribute(
r,i);this.#g("everything"),this.#t?.updateAddress("replace");let o=s.closest("details");o&&(o.open=!0),s.scrollIntoView()}#g(t){
this.page.dataset.depth=t,_(this.page,`input[name=depth][value=${t}]`,HTMLInputElement).checked=!0,this.#m(!1),t==="stor\
y"&&this.#o?this.picture.player.play():this.picture.player.close(),this.depthChanged()}get#y(){return this.page.hasAttribute(
"data-inputs")}#m(t){let n=_(this.page,"[data-inputs-button]"),s=_(this.page,"[data-editor]").contains(document.activeElement);
this.#_(t);let o=this.page.dataset.visitsAs==="text"?"textarea":"[name=visits-as]:checked";t?_(this.page,`[data-editor] ${o}`).
focus():s&&this.page.dataset.depth!=="everything"&&n.focus()}#_(t){this.page.toggleAttribute("data-inputs",t),_(this.page,
"[data-inputs-button]").setAttribute("aria-expanded",String(t))}#M(t){this.page.dataset.visitsAs=t,_(this.page,`input[na\
me=visits-as][value=${t}]`,HTMLInputElement).checked=!0}#E(t){let{model:n}=this.page.dataset,s=`${this.#t?.answer.textContent??
""} · PointerScope`,o=this.picture.svg(s);yl(o,t,this.picture.size,{title:s,origin:location.href,name:`${n??"network"}`}),
ut(this.page,"details[data-export][open]",HTMLDetailsElement)?.removeAttribute("open")}};function Pf(e){let t=ht().get("\
depth");if(t&&bl.includes(t))return t;let n=location.hash.slice(1);if(n&&!n.includes("=")&&e.querySelector(`[data-story]\
 [id="${CSS.escape(n)}"]`))return"everything";let s=kl($l);return bl.includes(s)?s:"explore"}function kl(e){try{return localStorage.
getItem(e)??""}catch{return""}}function xl(e,t){try{localStorage.setItem(e,t)}catch{}}function Hf({remove_heads:e=[],replace_with:t,
...n},{layer:s,head:o},r){let{layers:i=0,heads:a=0}=r?.architecture??{},c=Array.from({length:i*a},(m,d)=>[Math.floor(d/a),
d%a]),l=e==="all"?c:e,u=l.some(([m,d])=>m===s&&d===o)?l.filter(([m,d])=>m!==s||d!==o):c.filter(([m,d])=>m===s&&d===o||l.
some(([f,y])=>m===f&&d===y));return u.length?{...n,remove_heads:u,...t&&{replace_with:t}}:n}function Wf({mask_visits:e=[],
...t},n,s){let o=n[s]??0;if(s===n.length-1)return{...t,...e.length&&{mask_visits:e}};let r=e.includes(o)?e.filter(i=>i!==
o):[...e,o].sort((i,a)=>i-a);return r.length?{...t,mask_visits:r}:t}function Df({skip:e=[],...t},{layer:n,part:s}){let o=e.
filter(i=>i.layer!==n||i.part!==s),r=o.length<e.length?o:[...e,{layer:n,part:s}];return r.length?{...t,skip:r}:t}function Ff({
gate:e,only:t,...n},{value:s}){return s===null?n:{...n,gate:s}}function Uf(e,{of:t,value:n}){let s=`${t}_temperature`,o={
...e};return delete o[s],n===1?o:{...o,[s]:n}}function jf({residuals:e,...t}){return e===!1?t:{...t,residuals:!1}}async function Gf(e){
let t=_(e,"span"),n=t.textContent;try{await navigator.clipboard.writeText(location.href),t.textContent="Copied"}catch{t.
textContent="See address bar"}setTimeout(()=>{t.textContent=n},Cf)}var yn=e=>`${(100*e).toFixed(1)} %`,Ml=({name:e,location:t})=>e??`#${t}`;function _l(e){let{location_probabilities:t,gate:n,
unknown_probability:s}=e,{pointer:o,final:r}=t,i=r.reduce((c,{probability:l})=>c-l,1-s),a=new Map((o??[]).map(c=>[c.location,
c.probability]));return{columns:["Place","Probability","from the pointer","from the generation head"],rows:[...r.map(c=>{
let l=n.value*(a.get(c.location)??0),h=[c.probability,l,c.probability-l];return[Ml(c),...h.map(yn)]}),["all other known \
places",yn(Math.max(0,i)),"",""],["somewhere unknown",yn(s),"",""]]}}function El(e,t,n){let[s,o]=[e,t].map(({location_probabilities:{
final:i}})=>new Map(i.map(a=>[Ml(a),a.probability]))),r=[...s??[]].flatMap(([i,a])=>{let c=o?.get(i);return c===void 0?[]:
[{name:i,probability:a,other:c,difference:a-c}]});return r.sort((i,a)=>Math.abs(a.difference)-Math.abs(i.difference)),{columns:[
"Place","First","Second","First minus second"],rows:r.slice(0,n).map(({name:i,probability:a,other:c,difference:l})=>{let u=`${l<
0?"−":"+"}${Math.abs(100*l).toFixed(1)} points`;return[i,yn(a),yn(c),u]})}}var Vf=100,Bf=12;function Yf(e){let t=_(e,"[data-places]"),n=_(e,"[data-gate]"),s=_(document,"[data-compare]",HTMLAnchorElement),
o=new Rs(e),r=new Zn(e,{draws:!0,shown(i,a,c){o.show(i,a,c),t.replaceChildren(dn(_l(a)));let{value:l,learned:h}=a.gate,u=d=>`${(100*
d).toFixed(1)} %`;n.textContent=`Gate ${l.toFixed(3)}${h?"":" (not learned)"}: the answer is ${u(l)} of the pointer's di\
stribution and ${u(1-l)} of the generation head's.`;let m=r.comparisonOf(i);m.set("page","compare"),s.hash=m.toString()},
options:()=>o.options,refused:()=>o.showInputs(),recognised(i,a){o.recognise(i);let c=ut(e,"[data-charts]");if(!c)return;
let l=i;c.hidden=!l?.page||a.interventions!=="",_(c,"a",HTMLAnchorElement).href=l?.page??""}});o.follow(r),o.pointed=i=>r.
markVisits(i),r.restore("keep")}function Kf(e){let t=it(document,"template[data-side-of]",HTMLTemplateElement),n=_(e,"[d\
ata-difference]"),s=_(e,"[data-same-answers]"),o=ht(),r=(h,u,m)=>{let d=t.find(({dataset:f})=>f.sideOf===u)??m;if(!d)throw new Error(
"The page has no model.");return _(d.content,`[data-side="${h}"]`).cloneNode(!0)},[i,a=i]=t;_(e,"[data-sides]").replaceChildren(
r("a",o.get("model"),i),r("b",Xn(o.get("against")).model??o.get("model"),a));let c=ut(document,"[data-explore-link]",HTMLAnchorElement);
new zn(e,{places:Vf,asked(h){c&&(c.hash=Tt({page:"explore",...h}).toString())},options:()=>({page:"compare"}),answered(h,u){
let m=h&&u&&El(h,u,Bf);s.hidden=!m||!qf(h,u),m?m.rows.length?n.replaceChildren(dn(m)):n.textContent="The two models know\
 no place of the same name.":n.replaceChildren()}}).restore()}function qf(e,t){let[n,s]=[e,t].map(({location_probabilities:{
final:o}})=>JSON.stringify(o));return n===s}var ii=new Map;for(let[e,t]of[["[data-explore]",Yf],["[data-compare-page]",Kf]]){
let n=ut(document,e);n&&ii.set(n,t)}function Al(){for(let[e,t]of ii)e.hidden||(ii.delete(e),t(e))}Al();window.addEventListener(
"hashchange",Al);})();
