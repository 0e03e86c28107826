(()=>{var xl=Object.defineProperty;var ri=(e,t)=>{for(var n in t)xl(e,n,{get:t[n],enumerable:!0})};var{currentScript:ii}=document,$l=ii instanceof HTMLScriptElement?ii.src:"",E=new URL("static/js/",$l||document.baseURI).
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
f()}))})})();var ai="exported"in document.documentElement.dataset,Is=lt().toString();function lt(){let e=location.hash.slice(1);return new URLSearchParams(
ai&&e.includes("=")?e:location.search)}function bn(e){window.addEventListener("popstate",()=>{let t=lt().toString();t!==
Is&&(Is=t,e())})}function kl(e){let t=new URL(location.href),n=t.searchParams.get("theme"),s=new URLSearchParams(n?{theme:n}:
{});return ai?(t.search=s.toString(),t.hash=e.toString()):(t.search=new URLSearchParams([...e,...s]).toString(),t.hash=""),
t}function ie(e){try{return JSON.parse(e)}catch{return e}}function wn(e,t){let n=kl(e);n.href!==location.href&&(t==="pus\
h"?history.pushState(null,"",n):history.replaceState(null,"",n),Is=lt().toString())}function M(e,t,n){let s=ut(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function ut(e,t,n){
let s=e.querySelector(t);return s&&ci(s,n)?s:null}function ht(e,t,n){return[...e.querySelectorAll(t)].filter(s=>ci(s,n))}function ae({target:e}){return e}function ce({target:e}){return e}function xn(e){return M(e.content.cloneNode(!0),"*")}function ci(e,t){
return e instanceof(t??HTMLElement)}var ft=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=n}},$n=new URL(
E.replace(/^(.*\/)static\/.*$/,"$1")),kn={answers:!0},_l=[502,504],Ml="No response could be read. Your input is still he\
re; check your connection and try again.",El=e=>`The server answered with ${e}.`;async function le(e,t,n=$n){let s=await Al(
new URL(`api/${e}`,n),t);if(String(n)===$n.href&&Ol(s!==null&&!Sl(s)),!s)return li();if(!(s.headers.get("content-type")??
"").includes("json")){let i=El(s.status);throw new ft(s.status,[{where:"",message:i,suggestions:[]}])}let r=await s.json().
catch(li);if(!s.ok)throw new ft(s.status,r.errors??[]);return r}async function Al(e,t){try{let n=await fetch(e,t);return _l.
includes(n.status)?null:n}catch(n){if(_n(n))throw n;return null}}function Sl({headers:e}){return e.get("cache-status")?.
startsWith("service-worker")??!1}function Ol(e){e!==kn.answers&&(kn.answers=e,document.dispatchEvent(new CustomEvent("po\
interscope:server",{detail:{answers:e}})))}function li(e){throw _n(e)?e:new ft(0,[{where:"",message:Ml,suggestions:[]}])}
function _n(e){return e instanceof DOMException&&e.name==="AbortError"}function Ot(e){let t=Object.entries(e).filter(([,
n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,s])=>[n,String(s)]))}function Ae(e){return e instanceof Error?
e.message:String(e)}var hi=vl("model-files"),Tl=500,It=hi===null;async function ui(e){return It?le(`models/${encodeURIComponent(e)}/vocabula\
ry`):JSON.parse(new TextDecoder().decode(await Cs(e,"vocabulary")))}async function Mn(e,t=Tl){if(It){let n=`models/${encodeURIComponent(
e)}/histories?limit=${t}`,{items:s}=await le(n);return s}return JSON.parse(new TextDecoder().decode(await Cs(e,"historie\
s")))}async function mi({id:e,weights:t},n){if(!t)throw new Error("The weights of this model stay on the server.");if(!It)
return Cs(e,"weights",n);let s=`api/models/${encodeURIComponent(e)}/weights/${t.sha256}`;return di(new URL(s,$n),"weight\
s",n)}async function Cs(e,t,n=!1){let s=hi?.[e]?.[t];if(!s)throw new Error(`This page holds no ${t} of ${e}.`);if(!s.startsWith(
"#"))return di(new URL(s,document.baseURI),t,n);let o=document.getElementById(s.slice(1))?.textContent??"";return Uint8Array.
from(atob(o.trim()),r=>r.charCodeAt(0)).buffer}async function di(e,t,n){let s=await fetch(e,{cache:n?"reload":"default"});
if(!s.ok)throw new Error(`The ${t} could not be fetched (${s.status}).`);return s.arrayBuffer()}function vl(e){let t=ut(
document,`script#${e}`,HTMLScriptElement);return t&&JSON.parse(t.textContent??"")}function fi(e){let{tensors:t,...n}=e,s=Object.entries(t).map(([o,{data:r,shape:i}])=>{let a=Uint8Array.from(atob(r),c=>c.
charCodeAt(0));return[o,{values:new Float32Array(a.buffer),shape:i}]});return{...n,tensors:Object.fromEntries(s)}}var Nl=["browser","server"],pi=20,En={address:"../bundles/browser-model.js",load:()=>import(En.address)};function he({prediction:{
name:e,location:t,probability:n}}){return n===0?"no known place":`${e??`#${t}`}, ${(100*n).toFixed(1)} %`}function ue(e,t){
e.textContent=t?he(t):"…";let{location:n,probability:s}=t?.prediction??{};for(let[o,r]of Object.entries({location:n,probability:s,
engine:t?.engine}))r===void 0?delete e.dataset[o]:e.dataset[o]=String(r)}var Se=class{#t;#e;#n=null;#s=null;#o=!1;draws=!1;sharesWeights=!0;constructor(t,n=null){
this.#t=t,this.#e=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&Nl.includes(t)?t:null,It||(this.
choice="browser"),this.obstacle="",this.#s||(this.#n=null)}get model(){return this.#s}get isInBrowser(){return this.#s!==
null&&this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.#s&&this.choice!==
"server")return this.#r(this.#s,t);if(!It)throw new ft(0,[{where:"",message:this.obstacle,suggestions:[]}]);try{return{...await this.#i(
t,n),engine:"server"}}catch(s){if(!(s instanceof ft&&s.status===0)||this.choice==="server")throw s;if(await this.prepare(),
this.#s)return this.#r(this.#s,t);throw this.choose(this.choice),s}}async searchPlaces(t){if(It||await this.prepare(),this.#s&&
this.choice!=="server"){let{places:s}=this.#s;return s.search(t,pi).map(({id:o,category:r})=>({label:s.label(o),notation:s.
notation(o),category:r}))}let{items:n}=await le(`${this.#e}/locations?${Ot({q:t,limit:pi})}`);return n}async prepare(){try{
this.#n??=this.#a(),this.#s=await this.#n}catch(t){this.#o=!0,this.obstacle=Ae(t)}}#r(t,n){try{return{...t.trace(n),engine:"\
browser"}}catch(s){let{problems:o}=s;throw o?new ft(422,o):s}}async#i(t,n){if(this.draws&&(!this.sharesWeights||this.choice===
"server"||this.obstacle)){let{trace:s}=await le(`${this.#e}/views/network?${Ll(t)}`,{...n&&{signal:n}});return fi(s)}return le(
`${this.#e}/explain?encoding=base64`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(t),...n&&
{signal:n}})}async#a(){let t=await ui(this.#t),[{BrowserModel:n},s]=await Promise.all([En.load(),mi(t,this.#o)]);return new n(
t,s)}};function Ll(e){let t=Object.entries(e).map(([n,s])=>[n,s!==null&&typeof s=="object"?JSON.stringify(s):s]);return Ot(
Object.fromEntries(t))}var er={};ri(er,{BrowserModel:()=>tr});var Rl=Dl();function pt(e){return{values:new Float32Array(e.reduce((t,n)=>t*n,1)),shape:e}}function An(e,t){return{values:e.
values.map((n,s)=>n+t.values[s]),shape:e.shape}}function me(e,t,n){return Ps(e,t,n.values)}function Ps({values:e,shape:t},{
values:n,shape:[s,o]},r){let i=pt([...t.slice(0,-1),s]),{values:a}=i,c=l=>n.subarray(l*o,(l+1)*o);for(let l=0;l<s;l+=4){
let h=Math.min(l+1,s-1),u=Math.min(l+2,s-1),m=Math.min(l+3,s-1),[d,f,y,g]=[c(l),c(h),c(u),c(m)];for(let b=0,w=0;b<e.length;b+=
o,w+=s){let k=r[l],x=r[h],_=r[u],v=r[m];for(let $=0;$<o;$++){let A=e[b+$];k+=A*d[$],x+=A*f[$],_+=A*y[$],v+=A*g[$]}a[w+l]=
k,a[w+h]=x,a[w+u]=_,a[w+m]=v}}return i}function gi({values:e,shape:t},{values:n},{values:s}){let o=n.length,r=pt(t),i=pt(
t.slice(0,-1)),a=pt(t.slice(0,-1));for(let c=0;c<e.length/o;c++){let l=c*o,h=0;for(let f=0;f<o;f++)h+=e[l+f];let u=h/o,m=0;
for(let f=0;f<o;f++)m+=(e[l+f]-u)**2;let d=1/Math.sqrt(m/o+1e-5);for(let f=0;f<o;f++)r.values[l+f]=(e[l+f]-u)*d*n[f]+s[f];
i.values[c]=u,a.values[c]=d}return{normed:r,mean:i,reciprocal_deviation:a}}function Sn({values:e,shape:t},n=1){if(!(n>0&&
n<Number.POSITIVE_INFINITY))throw new RangeError(`The temperature must be a positive number, not ${n}.`);let s=pt(t),o=t[t.
length-1];for(let r=0;r<e.length;r+=o){let i=r+o,a=Number.NEGATIVE_INFINITY;for(let l=r;l<i;l++)a=Math.max(a,e[l]);let c=0;
for(let l=r;l<i;l++)s.values[l]=Math.exp((e[l]-a)/n),c+=s.values[l];for(let l=r;l<i;l++)s.values[l]/=c}return s}function Hs(e,t){
if(!t)return e;let n=(s,o)=>t[o%t.length]?s:Number.NEGATIVE_INFINITY;return{values:e.values.map(n),shape:e.shape}}function Il(e,t){
return{values:e.values.map(n=>n/Math.sqrt(t)),shape:e.shape}}function yi(e,t,n=!0){let[s,o]=t.shape;return Ps(n?Il(e,o):
e,t,new Float32Array(s))}function Cl(e,t){let[n,s]=t.shape,o=pt([s,n]);for(let r=0;r<n*s;r++)o.values[r%s*n+Math.floor(r/
s)]=t.values[r];return Ps(e,o,new Float32Array(s))}function bi(e,t,n,{mask:s,temperature:o,scaled:r}){let i=Hs(yi(e,t,r),
s),a=Sn(i,o);return{scores:i,weights:a,outputs:Cl(a,n)}}function wi({values:e,shape:t}){let n=pt(t);for(let s=0;s<e.length;s++)
n.values[s]=.5*e[s]*(1+Hl(e[s]*Math.SQRT1_2));return n}function xi(e,t,n,s,o){let r=me(e,t,n),i=wi(r);return{pre:r,hidden:i,
out:me(i,s,o)}}function $i(e,t,n=!0){return yi(e,t,n)}function ki(e,t){return An(e,t)}function _i(e,t,n){let s=pt([n]);return e.
values.forEach((o,r)=>{s.values[t[r]]+=o}),s}function Mi(e,t,n,s,o){let r=wi(me(e,t,n)),i={values:me(r,s,o).values,shape:[]};
return{hidden:r,logit:i,value:Pl(i)}}function Pl({values:e,shape:t}){return{values:e.map(n=>1/(1+Math.exp(-n))),shape:t}}
function Ei({values:e},t,n){let s=(o,r)=>e[0]*o+(1-e[0])*n.values[r];return{values:t.values.map(s),shape:t.shape}}function Ds({
values:e}){return e.reduce((t,n)=>t-(n?n*Math.log(n):0),0)}function Ai(e){return Math.exp(Ds(e))}function Hl(e){let t=Math.
abs(e);if(!(t<6))return Math.sign(e);let n=Math.round(t*16);return Math.sign(e)*Si(Rl,n*10,t-n/16)}function Dl(){let e=new Float64Array(
970),t=0;for(let n=0;n<e.length;n+=10){let s=n/10/16;e[n]=t;let o=0,r=2/Math.sqrt(Math.PI)*Math.exp(-s*s);for(let i=1;i<
10;i++)e[n+i]=r/i,[o,r]=[r,-2*(s*r+o)/i];t=Si(e,n,1/16)}return e}function Si(e,t,n){let s=0;for(let o=9;o>=0;o--)s=s*n+e[t+
o];return s}var de=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var Oi=[1900,2200],Ti=`,@+#"
\r`,vi=/^(?:[0-9]{1,5})$/,Ni=/^(?:#[0-9]{1,9})$/,Li=/[0-9]:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)? *([Zz]|[+-] *[0-9]{2}(:?[0-9]{2})?)$/,
Ri=/([0-9]:[0-9]{2}):[0-9]{2}([.][0-9]+)?$/,Ws=/^(?:((?<weekday>[A-Za-z]{3,9}) +|(?<date>[0-9]{4}-[0-9]{2}-[0-9]{2})[ Tt]+)?(?<hour>[0-9]{1,2}):(?<minute>[0-9]{2}))$/,
Vt=1,Tt=2,Bt=5,Fs=100,Ii=100,Ci=3,On=.75,Us=85,js=60,Pi=/[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g,
Hi=/[\u0300-\u036f]+/g,Di={æ:"ae",œ:"oe",ø:"o",ð:"d",đ:"d",þ:"th",ħ:"h",ı:"i",ł:"l"},Ke=20773,Wi=480,Fi=60,Oe=15,
Yt=30,Tn=96,vn=7,fe=8,pe=99,Ui=100,ji=36500,Gi=["user","time","weekday","recency","duration","position_from_end","sinuso\
idal","attention","pointer","position_bias","generation","gate"],Vi=60,Bi=[-12,-11,-10,-9,-8,-7,-6,-5,-4,-3,-2,-1,0,1,2,
3,4,5,6,7,8,9,10,11],Gs=`	
\v\f\r              \u2028\u2029  　`;var it=e=>Math.floor(e/1440),_t=e=>e-it(e)*1440,Kt=e=>ge(e+3,7),ge=(e,t)=>(e%t+t)%t,Xe=e=>new Date(e*864e5).toISOString().
slice(0,10),Nn=e=>[Math.floor(e/60),e%60].map(t=>String(t).padStart(2,"0")).join(":");function Yi(e){let t=Date.parse(`${e}\
T00:00Z`)/864e5;return e>="0001"&&!Number.isNaN(t)&&Xe(t)===e?t:null}function Vs(e,t,n){return{locations:e.map(s=>s.location),user:t,weekdays:e.map(s=>Kt(it(s.arrival))),startMinutes:e.map(
s=>_t(s.arrival)),durations:e.map(s=>s.duration),daysBefore:e.map(s=>it(n)-it(s.arrival))}}function Ki({locations:e,weekdays:t,
startMinutes:n,durations:s,daysBefore:o}){let i=Ke+ge(t.at(-1)??0,7)+(o.at(-1)??0);return e.map((a,c)=>({location:a,arrival:(i-
(o[c]??0))*1440+(n[c]??0),duration:s[c]??0,filledIn:[]}))}function Ln(e,t){let n=s=>t.map(o=>s[o]??0);return{locations:n(
e.locations),user:e.user,weekdays:n(e.weekdays),startMinutes:n(e.startMinutes),durations:n(e.durations),daysBefore:n(e.daysBefore)}}
function Xi(e,t){let n=e.locations.length,s=(o,r,i)=>Int32Array.from(o,a=>Math.min(Math.max(Math.floor(a/r),0),i));return{
locations:Int32Array.from(e.locations),user:e.user,time:s(e.startMinutes,Oe,Tn),weekday:s(e.weekdays,1,vn),recency:s(e.daysBefore,
1,fe),duration:s(e.durations,Yt,pe),positionFromEnd:Int32Array.from(e.locations,(o,r)=>Math.min(n-r,t-1))}}var Xt={};ri(Xt,{ALTERNATIVES:()=>po,CHANGES_NOT_JSON:()=>zi,CLOSE_PERSON:()=>mo,CLOSE_PLACE:()=>ao,COLUMN_LENGTH:()=>Mo,
DATE_OUT_OF_RANGE:()=>eo,EVERY_VISIT_MASKED:()=>No,FORM_ERRORS:()=>Ul,GATE_AND_ONLY:()=>Oo,LAST_VISIT_MASKED:()=>Lo,LEFT_OUT:()=>go,
LONE_SURROGATE:()=>Je,MOMENT_TOO_LONG:()=>zs,NOTHING_TO_BLEND:()=>Co,NOT_AN_ID:()=>Xs,NOT_AN_OBJECT:()=>Fl,NOT_AN_ORDER:()=>To,
NOT_A_DATE:()=>to,NOT_A_DAY:()=>Zs,NOT_A_LIST:()=>Rn,NOT_A_MOMENT:()=>Js,NOT_A_NUMBER:()=>jo,NOT_A_STAY:()=>no,NOT_A_TIME:()=>Qs,
NOT_A_VISIT:()=>Bs,NOT_A_WHOLE_NUMBER:()=>Go,NOT_FINITE:()=>Ho,NOT_ONE_PLACE:()=>Wl,NOT_PLAIN_JSON:()=>Do,NO_HEAD:()=>Ro,
NO_HISTORY:()=>yo,NO_LAYER:()=>Io,NO_LOCATION:()=>so,NO_PEOPLE:()=>uo,NO_PERSON_ID:()=>co,NO_PLACE:()=>ze,NO_PLACE_NAMES:()=>io,
NO_SUCH_PERSON:()=>ho,NO_SUCH_PLACE:()=>ro,NO_VISITS:()=>wo,NO_VISIT_TO_MASK:()=>vo,NUMBER_RANGE:()=>Uo,OUT_OF_RANGE:()=>Eo,
PARAMETER_NOT_JSON:()=>qi,PARTS:()=>Po,PERSON:()=>fo,PREDICTION_TOO_EARLY:()=>ko,RECORD_OUT_OF_ORDER:()=>So,RECORD_WITH_USER:()=>_o,
SEMICOLON:()=>qe,SEVERAL_PEOPLE:()=>lo,SEVERAL_PLACES:()=>oo,SEVERAL_USERS:()=>Ao,TIME_ZONE:()=>qs,TOO_MANY_VISITS:()=>xo,
TWO_HISTORIES:()=>bo,UNKNOWN_FIELD:()=>Wo,UNQUOTED_NUMBER_SIGN:()=>Ks,VISIT_OUT_OF_ORDER:()=>$o,VISIT_TOO_LONG:()=>Ys,WHOLE_NUMBER_RANGE:()=>Fo});var ze="The visit names no place. Write the name of a place, or an id such as #17.",Wl="This is not one place. Write the\
 name of a place, or an id such as #17.",Bs="This visit cannot be read. A visit is a place, then @ with a day and a time\
, then + with minutes, such as Café Luna @ Mon 08:00 +45. Put a name with , @ + # or a quote in double quotes.",qe="A s\
emicolon does not end a visit. Separate visits by commas or new lines.",Ys="This visit has {characters:,} characters; at\
 most {most:,} characters are read. Shorten it.",Ks="“{name}” contains #. Put a name with # in double quotes.",Xs="“\
{name}” is not a location id. Write # and a number, such as #17.",zs="“{text}…” is too long for a day and time. Write \
Mon 08:00, 2026-11-16 08:00 or 08:00.",qs="“{text}” has a time zone, but times are local to the people who make the visi\
ts. Leave out the time zone.",Js="“{text}” is not a day and time. Write Mon 08:00, 2026-11-16 08:00 or 08:00.",Qs="“\
{text}” is not a time of day. Write an hour from 00 to 23 and minutes from 00 to 59.",Zs="“{text}” is not a day. Write\
 one of {days}, or a date such as 2026-11-16.",to="There is no date {text}. Write a date of the calendar, such as 2026-1\
1-16.",eo="The date {text} is out of range. Write a date between {first_year} and {last_year}.",no="“+{text}” is not a l\
ength of stay. Write whole minutes from +0 to +{most}.",so="There is no location #{location}. Write an id from #{first} \
(unknown place) to #{last}.",oo="{count:,} places match “{name}”: {listed}. Write the one you mean, such as {example}.",
ro="No place matches “{name}”. Write a name from the list of places, or an id such as #{first}.",io="No place matche\
s “{name}”. The places of this model have no names. Write an id, such as #{first}.",ao="No place matches “{name}”. D\
id you mean {meant}?",co="There is no person {person}. Write an id from 1 to {last}.",lo="{count:,} people match “{name}\
”. Write one of {listed}.",ho="No person matches “{name}”. Write a person's name, or an id from 1 to {last}.",uo="\
No person matches “{name}”. This model knows no people: leave the user out.",mo="No person matches “{name}”. Did you\
 mean {meant}?",fo="Person {user}",po="{listed} or {last}",go="{listed} and {left_out:,} more",yo="The query has no hist\
ory. Send visits or a record.",bo="The query has visits and a record. Send only one of them.",wo="There are no visits. W\
rite at least one visit, such as where the day begins.",xo="The history has {visits} visits; the model accepts at most {\
most}. Leave out the oldest {excess}.",$o="This visit begins before the one above it ({arrival}). Write visits oldest fi\
rst, or correct the date.",ko="The moment to predict lies before the last visit ({arrival}). Enter a later moment, or le\
ave it empty.",_o="A record contains its own person and days. Leave out user and predict_at.",Mo="The column has {number\
s} numbers for {visits} visits. Send one number for each visit.",Eo="The number is out of range. Enter a whole number fr\
om {minimum} to {maximum}.",Ao="The record has visits of several people. Send the visits of one person.",So="The visits \
are not in order, because the days before the prediction increase. Send visits oldest first.",Oo="`gate` and `only` excl\
ude each other. Send one of them.",To="The order does not fit the {visits} visits. List each position from 0 to {last} e\
xactly once.",vo="There is no visit at position {position}. Mask positions from 0 to {last}.",No="Every visit is masked,\
 so no visit is left to attend to. Unmask the last visit.",Lo="The last visit (position {position} as sent, counted from\
 0) cannot be masked, because the prediction is read from it. Remove it from the visits instead.",Ro="There is no head {\
head} in layer {layer}: layers run from 0 to {last_layer}, heads from 0 to {last_head}.",Io="There is no layer {layer}; \
layers run from 0 to {last_layer}.",Co="This network has no {part}, so there is nothing to blend. Leave `{option}` out.",
Po={pointer:"pointer",generation:"generation head"},Ho='The model "{model}" cannot answer this query: its `{tensor}` con\
tains infinite or undefined numbers. The weights are too large for 32-bit arithmetic. Choose another model or other visi\
ts.',Je="The text contains half a character (a lone surrogate). Remove it.",Do="This is not plain JSON. Remove half char\
acters (lone surrogates) and deep nesting.",zi="The link's changes cannot be read: a part of the link is missing or dama\
ged. Copy the whole link again, or remove `interventions` from it.",qi="The parameter is not valid JSON. Send JSON.",Wo="\
There is no field “{name}” here. Correct its name, or remove it.",Fo="Enter a whole number from {minimum:g} to {maxi\
mum:g}.",Uo="Enter a value from {minimum:g} to {maximum:g}.",Fl="This is not a JSON object. Send a JSON object.",Rn="Thi\
s is not a list. Send a list.",jo="This is not a number. Enter a number.",Go="This is not a whole number. Enter a whole \
number.",Ul={missing:"A required value is missing. Add it.",tuple_type:"This is not a list. Send a list.",list_type:"Thi\
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
his is not a JSON object. Send a JSON object."};var Pt=class extends Error{constructor(t){super(t.map(({where:n,message:s})=>`${n}: ${s}`).join(" ")),this.problems=t.slice(
0,20)}};function W(e,t,n={},s=[]){return new Pt([{where:e,message:Q(t,n),suggestions:s}])}function Q(e,t){return e.replace(
/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(t[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,","):r})}function Ht(e,t){try{
return t()}catch(n){if(!(n instanceof Pt))throw n;return e.push(...n.problems),null}}function Mt(e){if(e.length)throw new Pt(
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
ge:0},max:1e3,default:[]}},after:"_check_gate_and_only",before:"_check_json",nullable:!0,default:null}}};var jl=new RegExp(`[${Gs}]+`),Cn=e=>e!==""&&Gs.includes(e);function tt(e){let[t,n]=[0,e.length];for(;t<n&&Cn(e.charAt(t));)
t+=1;for(;t<n&&Cn(e.charAt(n-1));)n-=1;return e.slice(t,n)}var Dt=e=>e.split(jl).filter(Boolean),gt=e=>[...e].length,Et=(e,t)=>e.
length<=t?e:[...e.slice(0,2*t)].slice(0,t).join(""),be=e=>/\p{Surrogate}/u.test(e);var{FORM_ERRORS:At}=Xt,Gl=255,Vl=1e21,Bl={_kind_of_visits:e=>Array.isArray(e)?"list":"notation",_kind_of_visit:e=>typeof e==
"string"?"place":"visit",_kind_of_user:e=>typeof e=="string"?"name":"id"};function Pn(e,t){let n=[],s=Te(e,t,[],n);return Mt(
Yl(n)),s}function Yl(e){let t=new Map;for(let{path:s,message:o,expected:r}of e){let i=JSON.stringify(s),a=t.get(i);a?r&&
(a.message=`${a.message.replace(/\.$/,"")}, or ${r}.`):t.set(i,{path:s,message:o})}let n=new Set;for(let{path:s}of t.values())
for(let o=1;o<s.length;o+=1)n.add(JSON.stringify(s.slice(0,o)));return[...t].filter(([s])=>!n.has(s)).map(([,{path:s,message:o}])=>({
where:Kl(s),message:o,suggestions:[]}))}function Kl(e){return e.map(n=>typeof n=="number"?`[${n}]`:`.${n}`).join("").replace(
/^\./,"")||"body"}function Te(e,t,n,s){if(t===null&&e.nullable)return null;let o=s.length,r=(a,c)=>{s.push({path:n,message:a,
...c&&{expected:c}})};if(e.before==="_check_json"&&!Qi(t,Gl))return r(Do);let i=Xl(e,t,n,s,r);if(s.length>o)return i;if(e.
after==="_check_gate_and_only"){let{gate:a,only:c}=i;a!==null&&c!==null&&r(Oo)}return e.after?.startsWith("_sorted")&&Array.
isArray(i)?sh(i):i}function Xl(e,t,n,s,o){switch(e.type){case"object":return nh(t)?Object.keys(t).some(be)?o(Je):zl(e.fields,
t,n,s):o(At.model_type);case"kinds":return Te(Ql(e,t),t,n,s);case"union":return Jl(e.of,t,n,s);case"list":return Array.isArray(
t)?ql(e,t,n,s,o):o(Rn);case"tuple":return Array.isArray(t)?t.length>e.items.length?o(Q(At.too_long,{max_length:e.items.length})):
e.items.map((r,i)=>i<t.length?Te(r,t[i],[...n,i],s):s.push({path:[...n,i],message:At.missing})):o(Rn);case"literal":{if(e.
values.some(i=>i===t))return t;let r=rh(e.values.map(i=>`'${i}'`));return o(Q(At.literal_error,{expected:r}),r)}case"tex\
t":return typeof t!="string"?o(At.string_type):be(t)?o(Je):t.length>e.max&&gt(t)>e.max?o(Q(At.string_too_long,{max_length:e.
max})):t;case"bool":return typeof t=="boolean"?t:o(At.bool_type);default:{if(typeof t=="string"&&e.lax&&be(t))return o(Je);
let r=e.lax?eh(t):t,i=Zl(e,r);return i?o(i):r}}}function zl(e,t,n,s){let o={};for(let[r,i]of Object.entries(e))Object.hasOwn(
t,r)?o[r]=Te(i,t[r],[...n,r],s):i.default!==void 0?o[r]=i.default:s.push({path:[...n,r],message:At.missing});for(let r of Object.
keys(t)){if(Object.hasOwn(e,r))continue;let i=Et(r,Vi);s.push({path:[...n,i],message:Q(Wo,{name:i})})}return o}function ql({
items:e,max:t,wrap:n},s,o,r,i){let a=r.length,c=n?Ui:1,l=[];for(let[h,u]of s.slice(0,t).entries()){if(h%c===0&&r.length>
a)break;l.push(Te(e,u,[...o,h],r))}return s.length>t&&r.length===a&&i(Q(At.too_long,{max_length:t})),l}function Jl(e,t,n,s){
let o=[];for(let r of e){let i=[],a=Te(r,t,n,i);if(!i.length)return a;for(let c of i)o.push(c)}for(let r of o)s.push(r);
return t}function Ql({of:e,kind:t},n){let s=e[Bl[t]?.(n)??""];if(!s)throw new Error(`There is no kind of value that ${t}\
 chooses.`);return s}function Zl({type:e,gt:t,ge:n,le:s},o){let r=typeof o=="number"&&(e==="float"||th(o)),i=r&&(o<Number(
n)||o<=Number(t));return r&&!i&&!(o>Number(s))?null:n!==void 0&&s!==void 0?Q(e==="int"?Fo:Uo,{minimum:n,maximum:s}):r?t!==
void 0?Q(At.greater_than,{gt:t}):Q(At.greater_than_equal,{ge:Number(n)}):e==="int"?Go:jo}var th=e=>Number.isInteger(e)&&
Math.abs(e)<Vl;function eh(e){return typeof e=="boolean"?Number(e):typeof e!="string"?e:/^\s*[+-]?\d+(_\d+)*(\.0+)?\s*$/.
test(e)?Number(e.replaceAll("_","")):e}var nh=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function Qi(e,t){return typeof e==
"string"?!be(e):typeof e!="object"||e===null?!0:t?Object.entries(e).every(([n,s])=>!be(n)&&Qi(s,t-1)):!1}function sh(e){
return[...new Map(e.map(n=>[JSON.stringify(n),n])).values()].sort((n,s)=>oh(Ji(n),Ji(s)))}function Ji(e){return typeof e!=
"object"?[e]:Object.values(e)}function oh(e,t){for(let[n,s]of e.entries()){let o=t[n]??s;if(s!==o)return s<o?-1:1}return 0}
var rh=e=>[e.slice(0,-1).join(", "),e.at(-1)].filter(Boolean).join(" or ");var Zi=()=>Pn(In.fields.interventions,{});function ta(e,t){let{gate:n,only:s,remove_heads:o,skip:r}=e,{layers:i,heads:a,
components:c}=t,l={last_layer:i-1,last_head:a-1},h=[],u=(d,f,y)=>{let g=Q(f,y);h.push({where:`interventions.${d}`,message:g,
suggestions:[]})};for(let[d,f]of o==="all"||!a?[]:o)(d>=i||f>=a)&&u("remove_heads",Ro,{layer:d,head:f,...l});for(let{layer:d}of r)
d>=i&&u("skip",Io,{layer:d,...l});let m=[["gate",n===null?[]:["pointer","generation"]],["only",s===null?[]:[s]]];for(let[
d,f]of m){let y=f.find(g=>!c.includes(g));y&&u(d,Co,{part:Po[y],option:d})}Mt(h)}var vt=de.map(e=>e.slice(0,3)),we={weekday:null,date:null,time:null};function sa(e){let t=[],n=[];for(let[s,{written:o}]of Dn(
e).entries()){let r=Ht(t,()=>ih(o,`visits[${s}]`));if(r)n.push(r);else if(t.length>=20)break}return Mt(t),n}function oa(e){
return e.map(t=>{let n=Bo(t);return[...[Qe(t.place),n&&`@ ${n}`],t.stay===null?"":`+${t.stay}`].filter(Boolean).join(" ")}).
join(", ")}function Qe(e){return typeof e=="number"?`#${e}`:e&&e===tt(e)&&![...Ti].some(n=>e.includes(n))?e:`"${e.replaceAll(
'"','""')}"`}function Bo({weekday:e,date:t,time:n}){return[e===null?t!==null&&Xe(t):vt[e],n!==null&&Nn(n)].filter(Boolean).
join(" ")}function Hn(e,t){let n=tt(e);if(gt(n)>40)throw W(t,zs,{text:Et(n,40)});let{groups:s}=Ws.exec(n)??Ws.exec(n.replace(
Ri,"$1"))??{};if(!s)throw W(t,Li.test(n)?qs:Js,{text:n});let[o,r]=[Number(s.hour),Number(s.minute)];if(o>23||r>59)throw W(
t,Qs,{text:n});return{weekday:uh(s.weekday,t),date:mh(s.date,t),time:o*60+r}}function Yo(e,t){if(!Ni.test(e))throw W(t,Xs,
{name:Et(e,40)});return Number(e.slice(1))}function Dn(e){let t=[],n=0,s=!1;for(let{0:o,index:r}of e.matchAll(/[",\n\r]|$/g))
o==='"'?s=!s:(!s||!o)&&(t.push({written:e.slice(n,r),start:n}),n=r+1);return t.filter(({written:o})=>tt(o))}function Wn(e){
return e.startsWith('"')?lh(e):e.search(/[@+]|$/)}function ih(e,t){try{return ah(e,t)}catch(n){throw e.replace(/"[^"]*"/g,
"").includes(";")?W(t,qe):n}}function ah(e,t){let n=tt(e),s=gt(n);if(s>2e3)throw W(t,Ys,{characters:s,most:2e3});let o=ch(
n);if(!o)throw W(t,Bs);let r=hh(o.place,t);if(r==="")throw W(t,ze);let i=o.moment===null?we:Hn(o.moment,t),a=o.stay===null?
null:dh(tt(o.stay),t);return{place:r,...i,stay:a}}function ch(e){let t=e.startsWith('"'),n=Wn(e),s=tt(e.slice(0,n)),o=tt(
e.slice(n)),r=null,i=null;if(o.startsWith("@")){let c=o.search(/\+|$/);r=o.slice(1,c),o=o.slice(c)}o.startsWith("+")&&(i=
o.slice(1),o="");let a=/[@+]/.test(`${r??""}${i??""}`);return o||a||!t&&s.includes('"')?null:{place:s,moment:r,stay:i}}function lh(e){
let t=e.indexOf('"',1);for(;t>0&&e[t+1]==='"';)t=e.indexOf('"',t+2);return t+1}function hh(e,t){if(e.startsWith('"'))return e.
slice(1,-1).replaceAll('""','"');if(e.startsWith("#"))return Yo(e,t);if(e.includes("#"))throw W(t,Ks,{name:Et(e,60)});return e}
function uh(e,t){if(e===void 0)return null;let n=de.findIndex(s=>s.toLowerCase().startsWith(e.toLowerCase()));if(n<0)throw W(
t,Zs,{text:e,days:vt.join(", ")},vt);return n}function mh(e,t){if(e===void 0)return null;let n=Yi(e);if(n===null)throw W(
t,to,{text:e});let[s=0,o=0]=Oi,r=Number(e.slice(0,4));if(r<s||r>o)throw W(t,eo,{text:e,first_year:s,last_year:o});return n}
function dh(e,t){if(!vi.test(e)){let n={text:Et(e,20),most:99999};throw W(t,no,n)}return Number(e)}function Ko(e,t){let n=[],s=[];for(let[o,{place:r,stay:i,...a}]of e.entries()){let c=`visits[${o}]`,l=Ht(n,()=>t.find(r,
c))??0,h=s.at(-1),u=fh(a,h);if(h&&u<h.arrival){let y=it(h.arrival),g=`${vt[Kt(y)]} ${ve(h.arrival)}`;n.push(...W(c,$o,{arrival:g}).
problems)}if(n.length>=20)break;h?.filledIn.includes("stay")&&(h.duration=Math.min(h.duration,u-h.arrival));let m={day:a.
weekday===null&&a.date===null,time:a.time===null,stay:i===null},d=i??t.at(l).typical_minutes??Fi,f=Object.entries(m).flatMap(
([y,g])=>g?y:[]);s.push({location:l,arrival:u,duration:d,filledIn:f})}return Mt(n),s}function Fn({weekday:e,date:t,time:n},s){
let o=n??0;if(t!==null)return t*1440+o;let r=s===null?Ke*1440:s+1,i=it(r)+(o<_t(r)?1:0),a=e===null?0:ge(e-Kt(i),7);return(i+
a)*1440+o}var Xo=({arrival:e,duration:t})=>e+t,ve=e=>`${Xe(it(e))} ${Nn(_t(e))}`;function fh(e,t){return e.time!==null?Fn(
e,t?t.arrival:null):t?Xo(t):Ke*1440+Wi}function ia(e,{places:t,people:n,architecture:s}){let o=Pn(In,e),r=ph(o,t,n,s.max_visits);if(!o.interventions)return r;let i=gh(
r,o.interventions);return ta(o.interventions,s),i}function aa({history:e,visits:t,written:n,sent:s,masked:o},r){return t.map((i,a)=>{let{location:c,arrival:l,duration:h}=i,
{name:u,category:m}=r.at(c),d=e.weekdays[a]??0,f=_t(l),y=n?.[a]??{weekday:d,date:null,time:f,stay:h},g=ve(l).replace(" ",
"T");return{location:c,name:u,label:r.label(c),category:m,place:Qe(r.written(c)),written_moment:Bo(y),written_stay:y.stay,
arrival:Kt(it(l))===d?g:null,weekday:d,start_minute:e.startMinutes[a]??0,duration_minutes:h,days_before:e.daysBefore[a]??
0,steps_back:t.length-1-a,sent:s[a]??a,masked:o.includes(a),filled_in:i.filledIn}})}function ca({written:e,sent:t}){if(!e)
return null;let n=e.map((s,o)=>({visit:s,at:t[o]??o}));return oa(n.sort((s,o)=>s.at-o.at).map(({visit:s})=>s))}function ph(e,t,n,s){
let{record:o,visits:r}=e;if(o===null&&r===null)throw W("visits",yo);if(o!==null&&r!==null)throw W("visits",bo);if(o!==null)
return $h(o,e,t,n,s);let i=[],a=Ht(i,()=>n.find(e.user))??0,c=Ht(i,()=>{let l=typeof r=="string"?sa(r):bh(r??[]);ha(l.length,
s,"visits");let h=Ko(l,t),u=h.at(-1);return{written:l,visits:h,predictAt:xh(e.predict_at,u)}});if(!c||i.length)throw new Pt(
i);return la({...c,history:Vs(c.visits,a,c.predictAt)},e)}function la(e,t){let n=[...e.visits.keys()];return{...e,topK:t.
top_k,interventions:Zi(),sent:n,masked:[]}}function gh(e,t){let{visits:n,written:s}=e,o=t.order.length?t.order:e.sent,r=n.
length-1;if(!(o.length===n.length&&new Set(o).size===n.length)||Math.max(...o)>r){let a={visits:n.length,last:r};throw W(
"interventions.order",To,a)}return yh(t.mask_visits,o),{...e,history:Ln(e.history,o),visits:o.map(a=>n[a]),written:s&&o.
map(a=>s[a]),interventions:t,sent:o,masked:t.mask_visits.map(a=>o.indexOf(a)).sort((a,c)=>a-c)}}function yh(e,t){let n="\
interventions.mask_visits",s=t.length-1,[o=0,r=0]=[e.at(-1),t.at(-1)];if(o>s)throw W(n,vo,{position:o,last:s});if(e.length===
t.length)throw W(n,No);if(e.includes(r))throw W(n,Lo,{position:r})}function bh(e){let t=[],n=[];for(let[s,o]of e.entries()){
let r=Ht(t,()=>wh(o,`visits[${s}]`));if(r)n.push(r);else if(t.length>=20)break}return Mt(t),n}function wh(e,t){if(typeof e==
"string")return{place:ra(e,t),...we,stay:null};let{location:n,arrival:s,duration_minutes:o}=e,r=typeof n=="string"?ra(n,
t):n,i=s===null?we:Hn(s,`${t}.arrival`);return{place:r,...i,stay:o}}function ra(e,t){let n=tt(e);if(/^#[0-9]+$/.test(n))
return Yo(n,t);if(!n)throw W(t,ze);return n}function ha(e,t,n){if(!e)throw W(n,wo);if(e>t)throw W(n,xo,{visits:e,most:t,
excess:e-t})}function xh(e,t){if(e===null||!tt(e))return Xo(t);let n=Fn(Hn(e,"predict_at"),t.arrival);if(n<t.arrival){let s=ve(
t.arrival);throw W("predict_at",ko,{arrival:s})}return n}function $h(e,t,n,s,o){let{X:r,user_X:i}=e;if(ha(r.length,o,"re\
cord.X"),t.user!==null||t.predict_at!==null)throw W("record",_o);let a=typeof i=="number"?[i]:i,c=e.diff??[],l={X:[r,Vt,
n.vocabularySize-1],user_X:[a,0,s.users?s.users-1:1e9],weekday_X:[e.weekday_X??[],0,de.length-1],start_min_X:[e.start_min_X??
[],0,1439],dur_X:[e.dur_X??[],0,99999],diff:[c,0,ji]},h=[],u=(w,k,x={})=>{let _=Q(k,x);h.push({where:`record.${w}`,message:_,
suggestions:[]})};for(let[w,[k,x,_]]of Object.entries(l)){let v=w==="user_X"&&typeof i=="number";if(k.length!==r.length&&
!v){let $={numbers:k.length,visits:r.length};u(w,Mo,$)}for(let[$,A]of k.entries())(A<x||A>_)&&u(`${w}[${$}]`,Eo,{minimum:x,
maximum:_})}new Set(a).size>1&&u("user_X",Ao),c.some((w,k)=>w>(c[k-1]??w))&&u("diff",So),Mt(h);let m={locations:r,user:s.
users?a[0]??0:0,weekdays:e.weekday_X??[],startMinutes:e.start_min_X??[],durations:e.dur_X??[],daysBefore:c},d=Ki(m),f=d.
at(-1).arrival,y=Math.max(f,(it(f)+(c.at(-1)??0))*1440),g=kh(d,n),b=_h(m,g,n,y);return la({history:m,visits:d,written:b?
g:null,predictAt:y},t)}function kh(e,t){return e.map(({location:n,arrival:s,duration:o},r)=>{let i=e[r-1]?.arrival??null,
[a,c,l]=[_t(s),Kt(it(s)),it(s)],u=[...i===null?[]:[{...we,time:a}],{...we,weekday:c,time:a}].find(d=>Fn(d,i)===s);return{
place:t.written(n),...u??{...we,date:l,time:a},stay:o}})}function _h(e,t,n,s){let o=Ht([],()=>Ko(t,n)),r=o&&Vs(o,e.user,
s);return JSON.stringify(r)===JSON.stringify(e)}var Mh={queries:"queries",keys:"keys",values:"values",weights:"weights",head_outputs:"outputs"},Eh={context:"context",content_scores:"\
pointer.content_scores",position_bias:"pointer.bias",pointer_weights:"pointer.weights",pointer_probabilities:"pointer.pr\
obabilities",generation_logits:"generation.logits",generation_probabilities:"generation.probabilities",gate_hidden:"gate\
.hidden",gate_logit:"gate.logit",gate:"gate.value",probabilities:"probabilities"},Ze=class extends Error{};function ua(e,t){
let{network:n,places:s,people:o}=e,r=ia(t,{places:s,people:o,architecture:n.architecture}),i=n.trace(zo(r,n),r.interventions);
return Qo(e,i),{bundle:e,query:r,trace:i}}function zo({history:e,masked:t},{architecture:n}){let s=Xi(e,n.max_visits);if(!t.
length)return s;let o=Uint8Array.from(e.locations,(r,i)=>t.includes(i)?0:1);return{...s,mask:o}}function qo(e){let{layers:t,
heads:n}=e.bundle.network.architecture,s=Ne(t).map(o=>Ne(n).map(r=>Sh(e.trace,`layers.${o}.heads.${r}.weights`)));return{
...Jo(e),self_attention:n?{weights:s}:null,pointer:Ah(e.trace)}}function Jo({bundle:e,query:t,trace:n}){let{places:s}=e,
{history:o,interventions:r,topK:i}=t,a=n["gate.value"].values[0],c=n["gate.logit"]?.values[0]??null,l=r.gate!==null||r.only!==
null,h=n["pointer.probabilities"]?.values??null,u=n["generation.probabilities"]?.values??null,{values:m}=n.probabilities,
d=(g,b)=>g.map(w=>({location:w,name:s.at(w).name,probability:b[w]})),f=jn(m,i),[y=Tt]=f;return{model:e.id,user:o.user||null,
visits:aa(t,s),notation:ca(t),predict_at:ve(t.predictAt).replace(" ","T"),gate:{value:a,logit:c,learned:c!==null&&!l},location_probabilities:{
pointer:h&&d(ma([...new Set(o.locations)],h),h),generation:u&&d(jn(u,i),u),final:d(f,m)},prediction:{location:y,name:s.at(
y).name,probability:m[y],from_pointer:h?a*h[y]:0,from_generation:u?(1-a)*u[y]:0},unknown_probability:m[Vt]}}function Ah(e){
let t=e["pointer.weights"];return t?{content_scores:Un(e["pointer.content_scores"]),position_bias:Un(e["pointer.bias"]),
scores:Un(e["pointer.scores"]),weights:Un(t),entropy:Ds(t),effective_positions:Ai(t)}:null}function jn(e,t){let n=e.slice(
Tt).sort(),s=n[n.length-t]??0,r=Ne(e.length).slice(Tt).filter(i=>e[i]>0&&e[i]>=s);return r.length?ma(r,e).slice(0,t):[Tt]}
function ma(e,t){return e.sort((n,s)=>t[s]-t[n]||n-s)}function Sh(e,t){let{values:n,shape:s}=e[t],[o,r]=s;return Ne(o).map(
i=>da(n.subarray(i*r,(i+1)*r)))}function Un(e){return e?da(e.values):null}function da(e){return Array.from(e,t=>t===Number.
NEGATIVE_INFINITY?"-inf":t)}function Qo({id:e,network:t},n){let{layers:s,heads:o}=t.architecture;for(let{name:r,sites:i}of Oh(
s,o))if(!i.flatMap(c=>n[c]??[]).every(({values:c})=>c.every(Number.isFinite)))throw new Ze(Q(Ho,{model:e,tensor:r}))}function*Oh(e,t){
yield{name:"hidden[0]",sites:["layers.0.residual_in"]};for(let n of Ne(e)){for(let[s,o]of Object.entries(Mh)){let r=Ne(t).
map(i=>`layers.${n}.heads.${i}.${o}`);yield{name:`layers[${n}].${s}`,sites:r}}yield{name:`hidden[${n+1}]`,sites:[`layers\
.${n}.residual_out`]}}for(let[n,s]of Object.entries(Eh))yield{name:n,sites:[s]}}function Ne(e){return[...Array(e).keys()]}var Th=new Map([["F32",{bytes:4,read:e=>new Float32Array(e)}],["F16",{bytes:2,read:e=>Float32Array.from(new Uint16Array(
e),Rh)}]]),yt=class extends Error{};function fa(e){let{entries:t,start:n}=vh(e),s=n,o=t.map(([r,{dtype:i,shape:a,data_offsets:[
c,l]}])=>{let h=Th.get(i);if(!h)throw new yt(`The parameter \`${r}\` has numbers of the type ${i}. Save the weights in s\
ingle or half precision (F32 or F16).`);let u=a.reduce((d,f)=>d*f,h.bytes);if(n+c!==s||l-c!==u)throw Le(`\`${r}\` is misp\
laced`);if(s+=u,s>e.byteLength)throw Le(`they end within \`${r}\`, after ${e.byteLength} bytes`);let m=h.read(e.slice(s-
u,s));if(!m.every(Number.isFinite))throw new yt(`The parameter \`${r}\` holds numbers that are not finite. Choose another\
 model.`);return[r,{values:m,shape:a}]});if(s!==e.byteLength)throw Le(`${e.byteLength-s} bytes belong to no tensor`);return Object.
fromEntries(o)}function vh(e){if(e.byteLength<8)throw Le(`they have only ${e.byteLength} bytes`);let t=Number(new DataView(
e).getBigUint64(0,!0)),n=8+t;if(t>1e6||n>e.byteLength)throw Le(`their header claims ${t} bytes`);let s=Nh(new TextDecoder().
decode(e.slice(8,n))),o=Object.entries(s??{}).filter(([i])=>i!=="__metadata__"),r=o.find(([,i])=>!Lh(i));if(!s||r)throw Le(
r?`\`${r[0]}\` has no place`:"they have no header");return o.sort(([,i],[,a])=>i.data_offsets[0]-a.data_offsets[0]),{entries:o,
start:n}}function Nh(e){try{let t=JSON.parse(e);return typeof t=="object"?t:null}catch{return null}}function Lh(e){let t=n=>Array.
isArray(n)&&n.every(s=>Number.isSafeInteger(s)&&s>=0);return t(e?.shape)&&t(e.data_offsets)&&e.data_offsets.length===2}function Le(e){
return new yt(`The weights are damaged or cut short: ${e}. Load them again.`)}function Rh(e){let t=e&32768?-1:1,n=e>>10&
31,s=e&1023;return n===31?s?Number.NaN:t*Number.POSITIVE_INFINITY:n?t*(1024+s)*2**(n-25):t*s*2**-24}var ya={location:"loc_emb",user:"user_emb",time:"time_emb",weekday:"weekday_emb",recency:"recency_emb",duration:"duratio\
n_emb",position_from_end:"pos_from_end_emb"},Gn={time:Tn+1,weekday:vn+1,recency:fe+1,duration:pe+1},Re="Put the weights \
and the model.json of one model together.",Vn=class{constructor(t,n){Dh(n,t),this.architecture=t,this.weights={...n},this.#c(
"user")&&(this.weights["user_emb.weight"]=Hh(this.#l("user_emb.weight")))}trace(t,n={}){let{layers:s,max_visits:o}=this.
architecture,r=t.locations.length;if(r<1||r>o)throw new RangeError(`Every history must have 1 to ${o} visits.`);let i={batch:t,
interventions:n,trace:{}},a=this.#t(i),c=this.#a(a,"input_proj");et(i,"inputs.",{projected:c});let l=this.#h(c,"input_no\
rm","inputs.norm",i);this.#c("sinusoidal")&&n.sinusoidal!==!1&&(l=An(l,this.#l("pos_encoding")));for(let h=0;h<s;h++)l=this.#e(
l,h,i);return this.#s(l,i),i.trace}#t(t){let{batch:n,interventions:s}=t,o={location:n.locations,user:new Int32Array(n.locations.
length).fill(n.user),time:n.time,weekday:n.weekday,recency:n.recency,duration:n.duration,position_from_end:n.positionFromEnd},
r=[...s.without_features??[]];s.position_from_end===!1&&r.push("position_from_end");let i=[];for(let[a,c]of Object.entries(
o)){if(a!=="location"&&!this.#c(a))continue;let l=Ih(c,this.#l(`${ya[a]}.weight`));r.includes(a)&&l.values.fill(0),et(t,
"inputs.",{[a]:l}),i.push(l)}return pa(i)}#e(t,n,s){let o=`transformer.layers.${n}`,r=`layers.${n}`,{layer_norm:i}=s.interventions;
et(s,`${r}.`,{residual_in:t});let a=t;if(this.#c("attention")){let m=this.#h(t,`${o}.norm1`,`${r}.norm1`,s,i),d=this.#n(
m,n,s);et(s,`${r}.`,{attention_out:d}),a=ga(d,t,n,"attention",s)}et(s,`${r}.`,{residual_mid:a});let{pre:c,hidden:l,out:h}=xi(
this.#h(a,`${o}.norm2`,`${r}.norm2`,s,i),this.#l(`${o}.linear1.weight`),this.#l(`${o}.linear1.bias`),this.#l(`${o}.linea\
r2.weight`),this.#l(`${o}.linear2.bias`));et(s,`${r}.feed_forward.`,{pre:c,hidden:l,out:h});let u=ga(h,a,n,"feed_forward",
s);return et(s,`${r}.`,{residual_out:u}),u}#n(t,n,s){let{d_model:o,heads:r}=this.architecture,{attention_temperature:i,scaling:a}=s.
interventions,c=`transformer.layers.${n}.self_attn`,l=this.#l(`${c}.in_proj_weight`),h=this.#l(`${c}.in_proj_bias`),u=o/
r,m=f=>me(t,en(l,f,u),en(h,f,u)),d=[];for(let f=0;f<r;f++){let y=m(f*u),g=m(o+f*u),b=m(2*o+f*u),{mask:w}=s.batch,x=bi(y,
g,b,{mask:w,temperature:i,scaled:a}),{scores:_,weights:v}=x,$=Ch(x.outputs,n,f,s),A={queries:y,keys:g,values:b,scores:_,
weights:v,outputs:$};et(s,`layers.${n}.heads.${f}.`,A),d.push($)}return this.#a(pa(d),`${c}.out_proj`)}#s(t,n){let{only:s,
gate:o}=n.interventions,r=en(t,n.batch.locations.length-1,1),i={values:r.values,shape:[r.values.length]};et(n,"",{context:i});
let a=this.#o(i,t,n),c=this.#r(i,n),l=this.#i(i,n);s?l=tn(s==="pointer"?1:0):typeof o=="number"&&(l=tn(o)),et(n,"gate.",
{value:l}),et(n,"",{probabilities:Ph(l,a,c,s)})}#o(t,n,s){if(!this.#c("pointer"))return null;let{locations:o,positionFromEnd:r,
mask:i}=s.batch,{pointer_scaling:a,position_bias:c,pointer_temperature:l}=s.interventions,h=this.#a(t,"pointer_query"),u=this.#a(
n,"pointer_key"),m=$i(h,u,a);et(s,"pointer.",{query:h,keys:u,content_scores:m});let d=m;if(this.#c("position_bias")){let{
values:g}=this.#l("position_bias"),b=pt([o.length]);c!==!1&&b.values.set([...r].map(w=>g[w])),et(s,"pointer.",{bias:b}),
d=ki(m,b)}d=Hs(d,i);let f=Sn(d,l),y=_i(f,o,this.architecture.locations);return et(s,"pointer.",{scores:d,weights:f,probabilities:y}),
y}#r(t,n){if(!this.#c("generation"))return null;let s=this.#a(t,"gen_head"),o=Sn(s);return et(n,"generation.",{logits:s,
probabilities:o}),o}#i(t,n){if(!this.#c("pointer"))return tn(0);if(!this.#c("generation"))return tn(1);if(!this.#c("gate"))
return tn(.5);let{hidden:s,logit:o,value:r}=Mi(t,this.#l("ptr_gen_gate.0.weight"),this.#l("ptr_gen_gate.0.bias"),this.#l(
"ptr_gen_gate.2.weight"),this.#l("ptr_gen_gate.2.bias"));return et(n,"gate.",{hidden:s,logit:o}),r}#a(t,n){return me(t,this.#l(
`${n}.weight`),this.#l(`${n}.bias`))}#h(t,n,s,o,r=!0){if(!r)return et(o,s,{"":t}),t;let i=this.#l(`${n}.weight`),{normed:a,
mean:c,reciprocal_deviation:l}=gi(t,i,this.#l(`${n}.bias`));return et(o,s,{"":a,".mean":c,".reciprocal_deviation":l}),a}#c(t){
return this.architecture.components.includes(t)}#l(t){let n=this.weights[t];if(!n)throw new yt(`The parameter \`${t}\` is\
 missing. ${Re}`);return n}};function et({trace:e},t,n){for(let[s,o]of Object.entries(n))e[t+s]=o}function Ih(e,t){let[n,
s]=t.shape,o=pt([e.length,s]);return e.forEach((r,i)=>{if(r<0||r>=n)throw new RangeError(`The id ${r} has no embedding; \
ids run from 0 to ${n-1}.`);o.values.set(en(t,r,1).values,i*s)}),o}function en({values:e,shape:[t,...n]},s,o){let r=e.length/
t;return{values:e.subarray(s*r,(s+o)*r),shape:[o,...n]}}function pa(e){let t=e[0]?.shape[0],n=e.reduce((r,{shape:i})=>r+
i[1],0),s=pt([t,n]),o=0;for(let r of e){for(let i=0;i<t;i++)s.values.set(en(r,i,1).values,i*n+o);o+=r.shape[1]}return s}
function ga(e,t,n,s,{interventions:o}){let i=o.skip?.some(a=>a.layer===n&&a.part===s)?pt(e.shape):e;return o.residuals===
!1?i:An(i,t)}function Ch(e,t,n,{batch:{mask:s},interventions:o}){let{remove_heads:r=[],replace_with:i}=o;if(r!=="all"&&!r.
some(([h,u])=>h===t&&u===n))return e;let a=pt(e.shape);if(i!=="mean")return a;let[c,l]=e.shape;for(let h=0;h<l;h++){let[
u,m]=[0,0];for(let d=0;d<c;d++)s&&!s[d]||(u+=e.values[d*l+h],m++);for(let d=0;d<c;d++)a.values[d*l+h]=u/m}return a}function Ph(e,t,n,s){
return t&&n&&!s?Ei(e,t,n):!t||s==="generation"?n:t}function tn(e){return{values:Float32Array.of(e),shape:[]}}function Hh({
values:e,shape:t}){let[n,s]=t,o={values:e.slice(),shape:t};for(let r=0;r<s;r++){let i=0;for(let a=1;a<n;a++)i+=e[a*s+r];
o.values[r]=i/(n-1)}return o}function Dh(e,t){let{components:n,d_model:s,heads:o}=t,r=n.find(c=>!Gi.includes(c));if(r)throw new yt(
`This version does not know the component "${r}". Reload the page, or ask the server.`);if(n.includes("attention")&&!(o>=
1&&s%o===0))throw new yt(`${o} heads do not divide a width of ${s}. ${Re}`);if(!n.includes("pointer")&&!n.includes("gene\
ration"))throw new yt(`A network needs a pointer or a generation head. ${Re}`);let i=Wh(t);for(let[c,l]of i){let h=e[c]?.
shape;if(!h)throw new yt(`The parameter \`${c}\` is missing. ${Re}`);if(String(h)!==String(l))throw new yt(`The paramete\
r \`${c}\` has the shape [${h}]; expected [${l}]. ${Re}`)}let a=Object.keys(e).find(c=>!i.has(c));if(a)throw new yt(`\`${a}\
\` is no parameter of this network. ${Re}`)}function Wh({components:e,...t}){let{d_model:n,feed_forward:s,locations:o,users:r,
layers:i,max_visits:a}=t,c=f=>e.includes(f),l=new Map,h=(f,y,g)=>l.set(`${f}.weight`,[y,g]).set(`${f}.bias`,[y]),u=f=>l.
set(`${f}.weight`,[n]).set(`${f}.bias`,[n]),m={location:[o,n],user:[r,n],time:[Gn.time,n/4],weekday:[Gn.weekday,n/4],recency:[
Gn.recency,n/4],duration:[Gn.duration,n/4],position_from_end:[a+1,n/4]},d=0;for(let[f,[y,g]]of Object.entries(m))f!=="lo\
cation"&&!c(f)||(l.set(`${ya[f]}.weight`,[y,g]),d+=g);h("input_proj",n,d),u("input_norm"),c("sinusoidal")&&l.set("pos_en\
coding",[1,a,n]);for(let f=0;f<i;f++){let y=`transformer.layers.${f}`;c("attention")&&(l.set(`${y}.self_attn.in_proj_wei\
ght`,[3*n,n]),l.set(`${y}.self_attn.in_proj_bias`,[3*n]),h(`${y}.self_attn.out_proj`,n,n),u(`${y}.norm1`)),h(`${y}.linea\
r1`,s,n),h(`${y}.linear2`,n,s),u(`${y}.norm2`)}return c("pointer")&&(h("pointer_query",n,n),h("pointer_key",n,n)),c("pos\
ition_bias")&&l.set("position_bias",[a]),c("generation")&&h("gen_head",o,n),c("gate")&&(h("ptr_gen_gate.0",n/2,n),h("ptr\
_gen_gate.2",1,n/2)),l}var Fh=new Map(Object.entries(Di)),Ie=class{#t=new Map;constructor(t){this.names=t}findWithAccents(t){return this.#e(Uh,
t)??this.#e(sn,t)??[]}findWithoutAccents(t){return this.#e(Nt,t)??[]}by(t){let n=this.#t.get(t);if(!n){n=new Map;for(let[
s,o]of this.names){let r=t(o),i=n.get(r);i?i.push(s):n.set(r,[s])}this.#t.set(t,n)}return n}#e(t,n){return this.by(t).get(
t(n))}},Uh=e=>Dt(xa(e).normalize("NFC")).join(" "),sn=e=>Dt(Gh(xa(e).normalize("NFKC"))).join(" ");function Nt(e){let t=sn(
e).normalize("NFKD").replace(Hi,"");return Dt(Array.from(t,n=>Fh.get(n)??n).join("")).join(" ")}function Zo(e,t){let n=Et(
Nt(e),Ii);if([...n].length<Ci)return[];let s=t.filter(jh(n)),o=(i,a)=>s.map(c=>({name:c,score:i(n,c)})).filter(c=>c.score>=
a).sort((c,l)=>l.score-c.score).slice(0,Bt),r=[...o(wa,On),...o(Vh,Us)];return[...new Set(r.map(({name:i})=>i))].map(i=>({
name:i,score:Math.max(wa(n,i),$a(n,i)/100)})).sort((i,a)=>a.score-i.score||(i.name<a.name?-1:1)).slice(0,Bt).map(({name:i})=>i)}
function jh(e){let t=Dt(e).map(s=>` ${s} `),n=ba(e);return s=>{let o=Math.max(e.length,s.length),r=2*(1-On)*o;for(let i=n^
ba(s);i;i&=i-1)r-=1;return r>=0||t.some(i=>` ${s} `.includes(i))}}function ba(e){let t=0;for(let n of e)t|=1<<Number(n.codePointAt(
0));return t}function xa(e){return e.replace(Pi,t=>[...t].some(Cn)?" ":"")}function Gh(e){return e.replace(/[^ı]+/g,t=>t.
toLowerCase().toUpperCase().toLowerCase()).replaceAll("ς","σ")}function wa(e,t){let[n,s]=[[...e],[...t]],o=Math.max(n.
length,s.length);if(1-Math.abs(n.length-s.length)/o<On)return 0;let r=[],i=[],a=[0,...s.keys()].map((c,l)=>l);for(let c=1;c<=
n.length;c+=1){let l=n[c-1],h=n[c-2];[r,i,a]=[i,a,[c]];for(let u=1;u<=s.length;u+=1){let m=s[u-1],d=(i[u-1]??0)+(l===m?0:
1),f=Math.min(d,(i[u]??0)+1,(a[u-1]??0)+1);h===m&&l===s[u-2]&&(f=Math.min(f,(r[u-2]??0)+1)),a.push(f)}}return 1-(a[s.length]??
0)/o}function Vh(e,t){let[n,s]=[new Set(Dt(e)),new Set(Dt(t))],o=[...n].filter(d=>s.has(d)),r=[...n].filter(d=>!s.has(d)),
i=[...s].filter(d=>!n.has(d));if(o.length&&!(r.length&&i.length))return 100;let[a,c]=[nn(r),nn(i)],l=o.length&&gt(nn(o))+
1,[h,u]=[l+gt(a),l+gt(c)],m=(d,f)=>100-100*d/f;return!l&&m(Math.abs(h-u),h+u)<Us?0:Math.max($a(e,t),m(ka(a,c),h+u),l&&m(
h-l+1,l-1+h),l&&m(u-l+1,l-1+u))}function $a(e,t){let[n,s]=[nn(Dt(e)),nn(Dt(t))];return(1-ka(n,s)/(gt(n)+gt(s)))*100}var nn=e=>e.
sort().join(" ");function ka(e,t){let[n,s]=[[...e],[...t]],o=s.map(()=>0);for(let r of n){let i=0,a=0;for(let c=0;c<s.length;c+=
1){let l=o[c]??0;a=r===s[c]?i+1:Math.max(l,a),o[c]=a,i=l}}return n.length+s.length-2*(o.at(-1)??0)}var Bn=class{#t;#e;constructor(t,n){this.vocabularySize=n,this.#t=new Map(t.map(s=>[s.id,s])),this.#e=new Ie(new Map(t.flatMap(
({id:s,name:o})=>o===null?[]:[[s,o]])))}at(t){let n={id:t,name:null,category:null,typical_minutes:null};return this.#t.get(
t)??n}label(t){return this.at(t).name??(t===Vt?"unknown place":`#${t}`)}written(t){let{name:n}=this.at(t);return n===null||
gt(n)>900||(this.#e.by(sn).get(sn(n))??[]).length>1?t:n}find(t,n){if(typeof t=="number"){if(t>=Vt&&t<this.vocabularySize)
return t;let r={location:t,first:Vt,last:this.vocabularySize-1};throw W(n,so,r)}let s=this.#n(t);!s.length&&/^".*"$/s.test(
t)&&(s=this.#n(t.slice(1,-1).replaceAll('""','"')));let[o]=s;if(o===void 0)throw this.#o(t,n);if(s.length>1)throw this.#s(
t,s,n);return o}search(t,n){let s=Nt(t).replace(/^#/,""),o=[[],[],[]];for(let r=Tt;r<this.vocabularySize;r++){let i=this.
at(r),[a,c]=[Nt(i.name??""),Nt(i.category??"")],l=String(r),h=a.startsWith(s)||l.startsWith(s),u=a.includes(s)||c.includes(
s);l===s?o[0]?.push(i):h?o[1]?.push(i):u&&o[2]?.push(i)}return o.flat().slice(0,n)}#n(t){let n=this.#e.findWithAccents(t);
return n.length?n:this.#e.findWithoutAccents(t)}#s(t,n,s){let o=n.slice(0,Fs).map(i=>this.notation(i)),r={count:n.length,
name:zt(t),listed:Ea(n.slice(0,Bt).map(i=>this.#r(i)),n.length),example:String(o[0])};return W(s,oo,r,o)}#o(t,n){if(t.includes(
";"))return W(n,qe);let s={name:zt(t),first:Tt};if(!this.#e.names.size)return W(n,io,s);let o=this.#e.by(Nt),r=Zo(t,[...o.
keys()]).flatMap(l=>o.get(l)??[]).slice(0,Bt),[i]=r;if(i===void 0)return W(n,ro,s);let a=this.#r(i),c=r.map(l=>this.notation(
l));return W(n,ao,{...s,meant:a},c)}notation(t){return Qe(this.written(t))}#r(t){let n=this.notation(t);if(!n.startsWith(
"#"))return zt(n);let{name:s,category:o}=this.at(t),r=[s,o].flatMap(i=>i?zt(i):[]).join(", ");return r?`${n} (${r})`:n}},
Yn=class{#t;#e;constructor(t,n){this.users=n;let s=Array.from({length:Math.max(n-1,0)},(r,i)=>i+1),o=new Map(s.map(r=>[r,
t[r]??Q(fo,{user:r})]));this.#t=new Ie(o),this.#e=new Ie(new Map([...o].map(([r,i])=>[r,_a(i)])))}find(t){if(t===null||!this.
users)return 0;let n=Ma(t)?Number(tt(String(t)).slice(0,12)):t;if(typeof n=="number"){if(n>=1&&n<this.users)return n;throw W(
"user",co,{person:n,last:this.users-1})}let s=this.#n(n),[o]=s;if(o===void 0)throw this.#o(n);if(s.length>1)throw this.#s(
n,s);return o}#n(t){let n=[()=>this.#t.findWithAccents(t),()=>this.#e.findWithAccents(t),()=>this.#t.findWithoutAccents(
t),()=>this.#e.findWithoutAccents(t)];for(let s of n){let o=s();if(o.length)return o}return[]}#s(t,n){let s=n.slice(0,Fs).
map(i=>this.#r(i)),o=Ea(s.slice(0,Bt).map(zt),n.length),r={count:n.length,name:zt(t),listed:o};return W("user",lo,r,s)}#o(t){
let n=this.#e.by(Nt),s=new Map([...n,...this.#t.by(Nt)]),o=[...n.get(Nt(_a(t)))??[],...Zo(t,[...s.keys()]).flatMap(c=>s.
get(c)??[])],r=[...new Set(o)].slice(0,Bt).map(c=>this.#r(c)),[i]=r,a={name:zt(t),last:this.users-1};if(i!==void 0){let c={
...a,meant:zt(i)};return W("user",mo,c,r)}return W("user",this.users===1?uo:ho,a)}#r(t){let n=this.#t.names.get(t)??"",s=Ma(
n)?[]:this.#n(n);return s.length===1&&s[0]===t?n:String(t)}},_a=e=>tt(e.split(",")[0]??"")||e,Ma=e=>typeof e=="string"&&
/^[0-9]+$/.test(tt(e));function Ea(e,t){let n=t-e.length;if(n)return Q(go,{listed:e.join(", "),left_out:n});let[s,o=""]=[
e.slice(0,-1),e.at(-1)];return s.length?Q(po,{listed:s.join(", "),last:o}):o}var zt=e=>gt(e)>js?`${Et(e,js-1)}…`:e;var Yh=10,Kh={hours:Xh,visits:qh,heads:Jh};function Aa(e,t){return Kh[e](t)}function Sa(e,t,n){let s=e.network.trace(zo(
t,e.network),t.interventions);Qo(e,s);let{values:o}=s.probabilities,[r=Tt]=jn(o,1),{name:i}=e.places.at(r);return{prediction:{
location:r,name:i,probability:o[r]},probability:o[n]}}function Xh({query:e}){let{masked:t,interventions:n}=e;return Bi.map(
s=>{let o=zh(e.history,e.predictAt,s);return{hours:s,input:{history:o,masked:t,interventions:n}}})}function zh(e,t,n){let s=e.
startMinutes.map(a=>a+60*n),o=s.map(it),r=it(_t(t)+60*n),i=(a,c)=>a.map((l,h)=>c(l,o[h]??0));return{...e,weekdays:i(e.weekdays,
(a,c)=>ge(a+c,7)),startMinutes:s.map(_t),daysBefore:i(e.daysBefore,(a,c)=>a+r-c)}}function qh({bundle:e,query:{history:t,
masked:n,interventions:s,sent:o}}){return t.locations.map((r,i)=>{let a=[...t.locations.keys()].filter(h=>h!==i),c=a.at(
-1),l={history:Ln(t,a),masked:n.flatMap(h=>h===i?[]:a.indexOf(h)),interventions:s};return{visit:{sent:o[i]??i,label:e.places.
label(r)},input:c===void 0||n.includes(c)?null:l}}).sort((r,i)=>r.visit.sent-i.visit.sent)}function Jh({bundle:e,query:{
history:t,masked:n,interventions:s}}){let{remove_heads:o}=s;if(o==="all")return[];let r=Qh(e.network.architecture).filter(
([a,c])=>!o.some(([l,h])=>l===a&&h===c));return r.length?(r.length>Yh?r.map(a=>[a]):Zh(r)).map(a=>{let c={...s,remove_heads:[
...o,...a]};return{heads:a,input:{history:t,masked:n,interventions:c}}}):[]}function Qh({layers:e,heads:t}){return Array.
from({length:e*t},(n,s)=>[Math.floor(s/t),s%t])}function Zh(e){return Array.from({length:2**e.length},(t,n)=>e.filter((s,o)=>n&
1<<o)).sort((t,n)=>t.length-n.length)}var tr=class{constructor(t,n){let{id:s,sizes:o,places:r,people:i}=t;this.content={vocabulary:t,weights:n},this.id=s,this.
places=new Bn(r,o.locations);let a=i.map(({id:c,name:l})=>[c,l]);this.people=new Yn(Object.fromEntries(a),o.users),this.
network=new Vn(o,fa(n))}explain(t){return qo(this.#t(t))}trace(t){let n=this.#t(t),{query:s,trace:o}=n,r=Jo(n),{pointer:i,
generation:a,final:c}=r.location_probabilities,l=[...i??[],...a??[],...c].map(m=>m.location),u=[...new Set([...l,...s.history.
locations])].map(m=>[m,{label:this.places.label(m),category:this.places.at(m).category}]);return{...r,architecture:this.
network.architecture,interventions:s.interventions,places:Object.fromEntries(u),tensors:o,weights:this.network.weights}}sweep(t,n){
let s=this.#t(n),{prediction:o}=qo(s);return{prediction:o,variants:Aa(t,s)}}answer(t,n){return Sa(this,t,n)}#t(t){try{return ua(
this,t)}catch(n){throw n instanceof Ze?new Pt([{where:"model",message:n.message,suggestions:[]}]):n}}};var tu=()=>lt().get("page")==="compare"?"compare":"explore";function Oa(){for(let e of ht(document,"[data-page]"))e.hidden=
e.dataset.page!==tu()}En.load=async()=>er;Oa();window.addEventListener("hashchange",Oa);document.addEventListener("click",
e=>{let t=ae(e).closest("a");t?.hash.includes("page=")&&(e.preventDefault(),location.hash=t.hash)});function Ta(e){return e.map(({place:t,written_moment:n,written_stay:s})=>[t,n&&`@ ${n}`,s===null?"":`+${s}`].filter(Boolean).
join(" ")).join(", ")}function va(e){return Dn(e).map(({written:t})=>Ra(t).place.toLowerCase()).filter(Boolean)}function Na(e,t,n){
let s=Dn(e)[t];if(!s)return e;let{place:o,before:r}=Ra(s.written),i=s.start+r,a=o?"":" ";return`${e.slice(0,i)}${n}${a}${e.
slice(i+o.length)}`}function La(e){let[,t,n="0"]=/^\s*(\d{1,2})(?:[:.]?(\d{2}))?\s*$/.exec(e)??[];return t===void 0||Number(
t)>23||Number(n)>59?null:`${t.padStart(2,"0")}:${n.padStart(2,"0")}`}function Ra(e){let t=tt(e);return{place:t.startsWith(
'"')&&!Wn(t)?t:tt(t.slice(0,Wn(t))),before:e.indexOf(t)}}var nr=e=>e.map(t=>t+1),eu={gate:e=>`gate forced to ${e}`,only:e=>`${e} only`,attention_temperature:e=>`attention temper\
ature ${e}`,pointer_temperature:e=>`pointer temperature ${e}`,scaling:()=>"no division by √k",pointer_scaling:()=>"no \
division by √d",position_bias:()=>"no position bias",sinusoidal:()=>"no sinusoidal table",position_from_end:()=>"no po\
sition from the end",residuals:()=>"no residual connections",layer_norm:()=>"no layer norms",remove_heads:(e,{replace_with:t})=>`${e===
"all"?"every head":e.map(([s,o])=>`L${s} H${o}`).join(", ")} ${t==="mean"?"replaced by the mean":"removed"}`,replace_with:()=>"",
skip:e=>`${e.map(({layer:n,part:s})=>`${s.replace("_","-")} of layer ${n}`).join(", ")} skipped`,without_features:e=>`wi\
thout ${e.join(", ")}`,mask_visits:e=>`visit${e.length>1?"s":""} ${nr(e).join(", ")} masked`,order:e=>`order ${nr(e).join(
" ")}`};function Kn(e){return Object.entries(e).flatMap(([t,n])=>{let s=eu,o=Object.hasOwn(s,t)?s[t]?.(n,e):"";return o?
[{key:t,text:o}]:[]})}function Ca(e){let t=Kn(e).map(({text:n})=>n);return t.length?`Changed: ${t.join("; ")}.`:"Nothing\
 is changed."}var Ce=class{#t=0;#e=[];#n=[];#s="";#o=null;constructor(t,n){this.root=t,this.errors=M(t,"[data-errors]"),
this.masks=M(t,"[data-masks]"),this.orderWords=M(t,"[data-order]"),this.state=M(t,"[data-state]"),t.addEventListener("ch\
ange",()=>this.#h(n)),t.addEventListener("click",s=>{let{act:o}=ae(s).dataset;o&&(o==="reset"?this.text="":this.#e=au(o,
this.#t),this.#h(n))})}get text(){if(this.#s)return this.#s;let t=this.#a();return Object.keys(t).length?JSON.stringify(
t):""}set text(t){let n=su(t);this.#o=null;for(let s of this.#r)ru(s,n);this.#e=Array.isArray(n.order)?n.order:[],this.#n=
Array.isArray(n.mask_visits)?n.mask_visits:[],this.masks.replaceChildren(),this.#s=t&&JSON.stringify(this.#a())!==t?t:"",
this.#c()}show(t,n){this.#t=t.length,this.#s="";let s=new Set(this.#n);for(;this.masks.children.length>t.length;)this.masks.
lastElementChild?.remove();for(;this.masks.children.length<t.length;)this.masks.append(nu(this.masks.children.length));let o=ht(
this.masks,"label");for(let[r,i]of t.entries()){let a=o[r];if(!a)continue;let c=M(a,"input",HTMLInputElement);c.checked=
s.has(r),c.disabled=r===n.at(-1),M(a,"span").textContent=`${r+1} ${i.label}`}this.#c()}followHistory(t){let n=va(t),s=this.#o===
null||n.join(`
`)===this.#o.join(`
`);if(this.#o=n,!s){this.#e=[];for(let o of this.#i)o.checked=!1;this.#n=[],this.#c()}}showProblems(t){this.errors.hidden=
t.length===0,this.errors.textContent=t.map(n=>n.message).join(" "),t.length&&(this.root.open=!0)}get#r(){return ht(this.
root,"[data-key]")}get#i(){return ht(this.root,'[data-key="mask_visits"]',HTMLInputElement)}#a(){let t={};for(let n of this.#r){
let s=ou(n),{key:o="",item:r}=n.dataset;if(s!==void 0)if(r){let i=t[o];t[o]=[...Array.isArray(i)?i:[],s]}else t[o]=s}return t.
remove_heads||delete t.replace_with,this.#n.length&&!this.masks.children.length&&(t.mask_visits=this.#n),this.#e.length&&
(t.order=this.#e),t}#h(t){this.#s="",this.masks.children.length&&(this.#n=this.#i.filter(n=>n.checked).map(n=>Number(n.dataset.
item))),this.#c(),t()}#c(){let t=Kn(this.#a()).length;this.state.textContent=t?`${t} changed`:"as learned",this.orderWords.
textContent=this.#e.length?nr(this.#e).join(" "):"unchanged"}};function nu(e){let t=document.createElement("label"),n=document.
createElement("input");return n.type="checkbox",n.autocomplete="off",n.dataset.key="mask_visits",n.dataset.item=String(e),
t.append(n," ",document.createElement("span")),t}function su(e){try{return Object(JSON.parse(e||"{}"))}catch{return{}}}function ou(e){
let{item:t}=e.dataset;return e instanceof HTMLInputElement&&e.type==="checkbox"?e.checked?t?JSON.parse(t):!1:void 0:e.type===
"number"?e.value===""?void 0:Number(e.value):e.value||void 0}function ru(e,t){let{key:n="",item:s}=e.dataset,o=t[n];if(e instanceof
HTMLInputElement&&e.type==="checkbox"){e.checked=s?o==="all"||Array.isArray(o)&&o.some(i=>iu(i,JSON.parse(s))):o===!1;return}
let r=e instanceof HTMLInputElement||[...e.options].some(i=>i.value===o);e.value=r&&o!==void 0&&o!==null?String(o):""}function iu(e,t){
return Ia(e)===Ia(t)}function Ia(e){let t=e&&typeof e=="object"&&!Array.isArray(e);return JSON.stringify(e,t?Object.keys(
e).sort():void 0)}function au(e,t){let n=[...Array(t).keys()];return e==="reverse"&&n.reverse(),e==="shuffle"&&cu(n),e===
"as-sent"||n.every((s,o)=>s===o)?[]:n}function cu(e){for(let t=e.length-1;t>0;t-=1){let n=Math.floor(Math.random()*(t+1));
[e[t],e[n]]=[Number(e[n]),Number(e[t])]}}function xe(e,t){if(!e)return;let n=String(t??""),s=[...e.options].find(({value:o,text:r})=>[o,r,r.split(",")[0]].includes(
n));s||e.add(new Option(n,n)),e.value=s?.value??n}var lu=350,Xn=class{#t;#e=0;constructor(t,n){this.#t=t,this.root=n,this.model=n.dataset.model??"",this.person=ut(n,"[dat\
a-person]",HTMLSelectElement),this.visits=M(n,"[data-visits]",HTMLTextAreaElement),this.predictAt=M(n,"[data-predict-at]",
HTMLInputElement),this.problems=M(n,"[data-problems]"),this.answer=M(n,"[data-answer]",HTMLOutputElement),this.explanations=
t.explanationsOf(this.model),this.panel=new Ce(M(n,"[data-interventions]",HTMLDetailsElement),()=>t.showSoon()),this.visits.
addEventListener("input",()=>t.showSoon(lu)),"sharesWeights"in n.dataset&&t.page.addEventListener("pointerdown",()=>this.
explanations.prepare(),{once:!0});for(let s of[this.person,this.predictAt])s?.addEventListener("change",()=>t.showSoon());
M(n,"[data-choose-model]").addEventListener("change",s=>{this.model=ce(s).value,t.updateAddress("push"),location.reload()})}get history(){
return{visits:this.visits.value,user:this.person?.value??"",predict_at:this.predictAt.value.trim()}}fill({visits:t,user:n,
predict_at:s}){this.visits.value=t??"",this.predictAt.value=s??"",xe(this.person,n)}async explain(t){this.#e+=1;let n=this.#e;
if(!t.visits.trim())return ue(this.answer,null),this.#s([]),null;let{visits:s,user:o,predict_at:r,interventions:i}=t,a=t.
top_k||this.#t.hooks.places,c={visits:s,user:o||null,predict_at:r||null,interventions:ie(i||"null"),...a&&{top_k:Number(
a)}};try{let l=await this.explanations.explain(c);return n!==this.#e?null:(this.#n(l),l)}catch(l){if(!(l instanceof ft))
throw l;return n===this.#e&&(ue(this.answer,null),this.#s(l.problems)),null}}#n(t){let{visits:n}=t,s=n.map(o=>o.sent);this.
panel.show([...n].sort((o,r)=>o.sent-r.sent),s),ue(this.answer,t),this.#s([])}#s(t){let n=t.filter(({where:o})=>o.startsWith(
"interventions")),s=t.filter(o=>!n.includes(o));this.panel.showProblems(n),this.problems.hidden=s.length===0,this.problems.
textContent=s.map(({where:o,message:r})=>{let i=/^visits\[(\d+)\]/.exec(o);return i?`Visit ${Number(i[1])+1}: ${r}`:r}).
join(" ")}},zn=class{#t=new Map;#e=0;#n=0;#s="";constructor(t,n={}){this.page=t,this.hooks=n,this.sameHistory=M(t,"[data\
-same]",HTMLInputElement),this.ownHistory=M(t,'[data-side="b"] [data-own]'),this.first=new Xn(this,M(t,'[data-side="a"]')),
this.second=new Xn(this,M(t,'[data-side="b"]')),this.sameHistory.addEventListener("change",()=>{this.#a(),this.showSoon()}),
bn(()=>this.#i())}explanationsOf(t){let n=this.#t.get(t)??new Se(t);return this.#t.set(t,n),n}get queries(){let{first:t,
second:n}=this,[s,o]=[t.history,this.sameHistory.checked?t.history:n.history];return t.panel.followHistory(s.visits),n.panel.
followHistory(o.visits),[{...s,top_k:this.#s,interventions:t.panel.text},{...o,top_k:this.#s,interventions:n.panel.text}]}#o({
visits:t,user:n,predict_at:s,interventions:o}){let r=this.sameHistory.checked?{}:{visits:t,user:n||null,predict_at:s||null},
i={model:this.second.model,...r,interventions:ie(o||"null")};return JSON.stringify(i)}updateAddress(t){let[n,s]=this.queries,
o=this.#o(s),r={model:this.first.model,...n,against:o,...this.hooks.options?.()};wn(Ot(r),t)}showSoon(t=0){clearTimeout(
this.#e),this.#e=setTimeout(()=>this.#r("push"),t)}async#r(t){clearTimeout(this.#e),this.#n+=1;let n=this.#n,[s,o]=this.
queries;this.hooks.asked?.(s,o,this.#o(o)),this.updateAddress(t);let[r,i]=await Promise.all([this.first.explain(s),this.
second.explain(o)]);n===this.#n&&this.hooks.answered?.(r,i)}#i(){let t=lt(),{model:n=this.second.model}=qn(t.get("agains\
t"));n===this.second.model&&(t.get("model")??this.first.model)===this.first.model?this.restore():location.reload()}async restore(){
let{first:t,second:n}=this,s=lt(),o=qn(s.get("against"));if(this.#s=s.get("top_k")??"",this.hooks.restored?.(s),t.fill({
visits:s.get("visits")??"",user:s.get("user"),predict_at:s.get("predict_at")}),t.panel.text=s.get("interventions")??"",n.
panel.text=o.interventions?JSON.stringify(o.interventions):"",!s.get("visits")){let r=await hu(t.model);r&&t.fill({...r,
predict_at:r.predict_at.replace("T"," ")})}this.sameHistory.checked=!["visits","user","predict_at"].some(r=>r in o),this.
sameHistory.checked||n.fill(o.visits?o:{...t.history,...o}),this.#a(),await this.#r("replace")}#a(){this.ownHistory.hidden=
this.sameHistory.checked,!this.sameHistory.checked&&!this.second.visits.value&&this.second.fill(this.first.history)}};async function hu(e){
try{return(await Mn(e,1))[0]}catch{return}}function qn(e){try{return JSON.parse(e??"{}")??{}}catch{return{}}}function Pa(e,t,n,s){let o=M(e,"input",HTMLInputElement),r=M(e,"[role=listbox]"),i=[],a=-1,c=Promise.resolve(),l=0,h=()=>{
l+=1,i=[],a=-1,r.hidden=!0,r.replaceChildren(),o.setAttribute("aria-expanded","false"),o.removeAttribute("aria-activedes\
cendant")},u=w=>{a=w;for(let[x,_]of[...r.children].entries())_.setAttribute("aria-selected",String(x===a));let k=r.children[a];
if(!k){o.removeAttribute("aria-activedescendant");return}o.setAttribute("aria-activedescendant",k.id),k.scrollIntoView({
block:"nearest"})},m=w=>{w&&(o.value="",h(),s(w))},d=(w,k,x)=>{let _=document.createElement("li");_.id=`${r.id}-${w}`,_.
setAttribute("role","option");let v=document.createElement("small");return v.textContent=x,_.append(k," ",v),_},f=(w,k)=>{
i=w;let x=i.map((_,v)=>{let{label:$,note:A}=n(_),T=d(v,$,A);return T.addEventListener("mousedown",N=>N.preventDefault()),
T.addEventListener("click",()=>m(_)),T});if(k){let _=d(0,k,"");_.setAttribute("aria-disabled","true"),x.push(_)}r.replaceChildren(
...x),r.hidden=x.length===0,o.setAttribute("aria-expanded",String(x.length>0)),u(i.length&&o.value.trim()?0:-1)},y=async()=>{
l+=1;let w=l;i=[],a=-1;let k=o.value.trim();try{let x=await t(k);w===l&&f(x,x.length?"":`No place matches “${k}”.`)}catch(x){
w===l&&f([],Ae(x))}},g=()=>{c=y()},b=async()=>{!o.value.trim()&&a<0||(await c,m(i[a]))};o.addEventListener("input",g),o.
addEventListener("focus",g),o.addEventListener("blur",h),o.addEventListener("keydown",w=>{if(w.key==="ArrowDown"&&r.hidden)
g();else if(w.key==="ArrowDown")u(Math.min(a+1,i.length-1));else if(w.key==="ArrowUp")u(Math.max(a-1,0));else if(w.key===
"Enter")b();else if(w.key==="Escape")h();else return;w.preventDefault()})}var Jn=class{#t=[];constructor(t,n){this.text=M(t,"textarea",HTMLTextAreaElement),this.rows=M(t,"[data-rows]"),this.template=
M(t,"template[data-row]",HTMLTemplateElement),this.errors=M(t,"[data-errors]"),this.changed=n,this.text.addEventListener(
"input",()=>{this.rows.inert=!0,n(!0)}),this.rows.addEventListener("click",s=>this.#i(ae(s).closest("button"))),this.rows.
addEventListener("change",s=>{ae(s).dataset.control==="day"&&this.#r(ce(s))}),this.rows.addEventListener("focusout",s=>{
this.rows.inert||this.#r(ce(s))}),this.rows.addEventListener("input",s=>{let o=ce(s);o.setCustomValidity(""),o.removeAttribute(
"aria-invalid")}),this.rows.addEventListener("keydown",s=>{s.key==="Enter"&&this.#r(ce(s))})}get visits(){return this.text.
value}mark(t){for(let[n,s]of[...this.rows.children].entries())s.toggleAttribute("data-marked",t.includes(n))}indexOf(t){
let n=t.closest("[data-visit]");return n?[...this.rows.children].indexOf(n):-1}set visits(t){this.text.value=t,this.rows.
inert=!0}add(t){let n=this.text.value.trim().replace(/,$/,"");this.text.value=n?`${n}, ${t}`:t,this.rows.inert=!0,this.changed(
!1)}show(t){for(this.#t=t;this.rows.children.length>t.length;)this.rows.lastElementChild?.remove();for(;this.rows.children.
length<t.length;)this.rows.append(xn(this.template));let n=ht(this.rows,":scope > [data-visit]");for(let[s,o]of t.entries()){
let r=n[s];r&&this.#o(r,o,s,t.length)}this.rows.inert=!1}showProblems(t){this.text.setAttribute("aria-invalid",String(t.
length>0)),this.errors.hidden=t.length===0,this.errors.replaceChildren(...t.map(n=>{let s=document.createElement("li"),o=/^visits\[(\d+)\]/.
exec(n.where);if(!o)return s.textContent=n.message,s;let r=Number(o[1]);s.textContent=`Visit ${r+1}: ${n.message}`;for(let i of n.
suggestions)s.append(" ",this.#e(r,i));return s}))}#e(t,n){let s=document.createElement("button");return s.type="button",
s.className="suggestion",s.textContent=n,s.setAttribute("aria-label",`Use ${n} for visit ${t+1}`),s.addEventListener("cl\
ick",()=>{this.visits=Na(this.text.value,t,n),this.text.focus(),this.changed(!1)}),s}#n(t){this.show(t),this.text.value=
Ta(t),this.changed(!1)}#s(t){this.#n(this.#t.map((n,s)=>t.get(s)??n))}#o(t,n,s,o){let[r,i]=sr(n.written_moment);t.toggleAttribute(
"data-masked",n.masked),M(t,"[data-number]").textContent=String(s+1),M(t,"[data-place]").textContent=n.label,M(t,"[data-\
category]").textContent=n.category??"";let a=M(t,'[data-control="day"]',HTMLSelectElement),c=r&&!vt.includes(r)?[...vt,r]:
vt;a.replaceChildren(new Option(`(${vt[n.weekday]})`,""),...c.map(u=>new Option(u,u)));let l=[["day",a,r,"Day"],["time",
M(t,'[data-control="time"]',HTMLInputElement),i||Da(n.start_minute),"Time"],["stay",M(t,'[data-control="stay"]',HTMLInputElement),
String(n.duration_minutes),"Minutes of stay"]];for(let[u,m,d,f]of l)m instanceof HTMLInputElement&&m===document.activeElement&&
m.value!==m.dataset.read||(m.value=d),m.dataset.read=d,m.toggleAttribute("data-filled-in",n.filled_in.includes(u)),m.setAttribute(
"aria-label",`${f} of visit ${s+1}, ${n.label}`);let h=[["earlier","Move earlier:",s>0],["later","Move later:",s<o-1],["\
remove","Remove",o>1]];for(let[u,m,d]of h){let f=M(t,`[data-control="${u}"]`,HTMLButtonElement);f.disabled=!d,f.setAttribute(
"aria-label",`${m} visit ${s+1}, ${n.label}`)}}#r(t){let n=t.dataset.control;if(!n||t.localName==="button"||t.value===t.
dataset.read)return;let s=this.indexOf(t),o=this.#t[s],r=t.closest("[data-visit]");if(!o||!r||n==="time"&&t instanceof HTMLInputElement&&
!uu(t))return;let[i]=sr(o.written_moment),a=M(r,'[data-control="time"]').dataset.read,c=t.value===""?null:Math.round(Number(
t.value)),l={day:{written_moment:`${t.value} ${a}`.trim()},time:{written_moment:t.value&&`${i} ${t.value}`.trim()},stay:{
written_stay:c,duration_minutes:c??o.duration_minutes}};t.dataset.read=t.value,this.#s(new Map([[s,{...o,...l[n]}]]))}#i(t){
let n=t?.dataset.control;if(!t||!n)return;let s=this.indexOf(t);if(n==="remove")this.#n(this.#t.filter((o,r)=>r!==s)),this.#h(
Math.min(s,this.#t.length-1),n);else{let o=n==="earlier"?s-1:s+1;this.#a(s,o),this.#h(o,n)}}move(t,n){let s=Math.max(0,Math.
min(this.#t.length-1,t+n));s!==t&&this.#a(t,s)}setTime(t,n){let s=this.#t[t];if(!s)return;let[o]=sr(s.written_moment),r=`${o}\
 ${Da(n)}`.trim();this.#s(new Map([[t,{...s,written_moment:r,start_minute:n}]]))}setStay(t,n){let s=this.#t[t];if(!s)return;
let o={written_stay:n,duration_minutes:n};this.#s(new Map([[t,{...s,...o}]]))}#a(t,n){let[s,o]=[this.#t[t],this.#t[n]];!s||
!o||this.#s(new Map([[t,{...s,...Ha(o)}],[n,{...o,...Ha(s)}]]))}#h(t,n){let s=this.#t.length-1,o={earlier:t===0,later:t===
s,remove:s===0},r=[n,"later","earlier","remove"].find(c=>!o[c]),i=ht(this.rows,":scope > [data-visit]")[t],a=r&&i?.querySelector(
`[data-control="${r}"]`);(a instanceof HTMLElement?a:this.text).focus()}};function Ha({place:e,label:t,category:n}){return{
place:e,label:t,category:n}}function sr(e){let[t="",n]=e.split(" ");return n===void 0?["",t]:[t,n]}function uu(e){let t=e.
value.trim()?La(e.value):"",n=t===null?`“${e.value}” is not a time. Write hours and minutes from 00:00 to 23:59, such \
as 17:30.`:"";return e.setCustomValidity(n),e.setAttribute("aria-invalid",String(n!=="")),t===null?e.reportValidity():e.
value=t,t!==null}function Da(e){let t=n=>String(Math.floor(n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var mu="../bundles/browser-model.js",du=/\bexport\s*\{[^}]*\};?\s*$/;var or=new WeakMap;async function Wa(e,{location:t,variants:n},s,o){let r=fu(e),i=bu(o);for(let a of n){o.throwIfAborted();
let{input:c}=a;s(a,c&&await Promise.race([i,r(c,t)]))}}function fu(e){let t=pu(e);or.has(e)||or.set(e,gu(e));let n=or.get(
e);return async(s,o)=>{let r=await n?.ask({input:s,location:o});if(!r)return t(s,o);if("error"in r)throw new Error(r.error);
return r.answer}}function pu(e){let t=performance.now()+12;return async(n,s)=>(performance.now()>=t&&(await new Promise(
o=>setTimeout(o)),t=performance.now()+12),e.answer(n,s))}function gu(e){try{return new rr(e.content)}catch{return null}}
var rr=class{#t;#e;constructor(t){this.#t=yu(),this.#e=new Promise(n=>{this.#t.addEventListener("error",s=>{s.preventDefault(),
n(null)})}),this.#t.postMessage(t)}ask(t){let{port1:n,port2:s}=new MessageChannel,o=new Promise(r=>{n.onmessage=({data:i})=>{
n.close(),r(i)}});return this.#t.postMessage(t,[s]),Promise.race([this.#e,o])}};function yu(){let e=document.querySelector(
"script[data-engine]")?.textContent;if(!e)return new Worker(new URL(mu,E),{type:"module"});let t=new Blob([e.replace(du,
"")],{type:"text/javascript"});return new Worker(URL.createObjectURL(t))}function bu(e){let t=new Promise((n,s)=>{e.addEventListener(
"abort",()=>s(e.reason),{once:!0})});return t.catch(()=>{}),t}var wu={hours:["Moved by","All visits and the moment to predict move together."],visits:["Visit left out","One visit is \
left out at a time; the others keep the times and stays that the page shows, and the moment to predict stays."],heads:["\
Heads removed","Every set of heads is removed, on top of the changes already made."]},xu="This network has too many head\
s to try every set, so each is removed alone.",$u="cannot be left out: the answer is read at the last visit, and the one\
 before is missing or masked",ir=e=>`${(100*e).toFixed(1)} %`,Qn=class{#t=null;constructor(t,n,s){this.body=n,this.explanations=
s,this.kind=M(t,"[data-kind]",HTMLSelectElement),this.button=M(t,"[data-run]",HTMLButtonElement),this.progress=M(t,"[dat\
a-progress]",HTMLProgressElement),this.meaning=M(t,"[data-meaning]"),this.failure=M(t,"[data-failure]"),this.summary=M(t,
"[data-summary]"),this.frame=M(t,"[data-frame]"),this.rows=M(t,"tbody"),this.row=M(t,"template",HTMLTemplateElement),this.
kind.addEventListener("change",()=>this.clear()),this.button.addEventListener("click",()=>this.#t?this.#n():this.#e())}clear(){
this.#s(),this.rows.replaceChildren(),this.summary.textContent="";for(let t of[this.meaning,this.failure,this.frame])t.hidden=
!0}async#e(){this.clear();let t=new AbortController;this.#t=t,this.button.textContent="Stop",this.progress.removeAttribute(
"value"),this.progress.hidden=!1;try{await this.explanations.prepare(),t.signal.throwIfAborted(),await this.#o(t.signal)}catch(n){
if(this.#t!==t)return;this.failure.textContent=Ae(n),this.failure.hidden=!1}this.#s()}#n(){let{value:t,max:n}=this.progress,
s=this.frame.hidden?"":` after ${t} of ${n} answers`;this.summary.textContent=`Stopped${s}.`,this.#s()}#s(){this.#t?.abort(),
this.#t=null,this.button.textContent="Run",this.progress.hidden=!0}async#o(t){let{model:n,obstacle:s}=this.explanations,
o=this.body();if(!n)throw new Error(`This browser cannot compute: ${s}`);if(!o)throw new Error("Enter a history of visit\
s first.");let r=this.kind.value,{prediction:i,variants:a}=n.sweep(r,o);if(!a.length)throw new Error("Every head is remo\
ved already.");this.#r(r,i,a);let{location:c}=i,l=[];await Wa(n,{location:c,variants:a},(h,u)=>{let m=(u?.probability??0)-
i.probability,d=!!u&&u?.prediction.location!==c;this.#i({variant:h,answer:u,change:m,differs:d,row:xn(this.row)},l)},t),
this.summary.textContent=Eu(l)}#r(t,n,s){let[o,r]=wu[t],i=s.every(({heads:a})=>a?.length===1);this.meaning.textContent=`${i?
xu:r} The unchanged answer is ${he({prediction:n})}.`,M(this.frame,"[data-changed]").textContent=o;for(let a of[this.meaning,
this.frame])a.hidden=!1;this.progress.max=s.length,this.progress.value=0}#i(t,n){_u(t);let s=n.findIndex(r=>ku(t,r)),o=s<
0?n.length:s;this.rows.insertBefore(t.row,n[o]?.row??null),n.splice(o,0,t),this.progress.value+=1}};function ku(e,t){let[
n,s]=[e.variant.heads,t.variant.heads];return!n||n.length!==s?.length?!1:Math.abs(e.change)>Math.abs(t.change)}function _u({
variant:e,answer:t,change:n,differs:s,row:o}){M(o,"th").textContent=Mu(e);let r=M(o,".word");if(!t){r.textContent=$u;return}
o.toggleAttribute("data-differs",s),r.textContent=s?he(t):"the same";let i=M(o,".share");i.textContent=ir(t.probability),
i.style.setProperty("--share",String(t.probability)),M(o,"[data-change]").textContent=Fa(100*n,1)}function Mu({hours:e=0,
visit:t,heads:n}){return t?`${t.sent+1} ${t.label}`:n?n.map(([s,o])=>`L${s} H${o}`).join(", ")||"none":`${Fa(e,0)} h`}function Eu(e){
let t=e.flatMap(({answer:r})=>r?.probability??[]);if(!t.length)return"";let n=e.filter(({differs:r})=>r).length,[s,o]=[Math.
min(...t),Math.max(...t)];return`Another place leads in ${n} of ${t.length} rows. The probability of the unchanged answe\
r lies between ${ir(s)} and ${ir(o)}. Computed in this browser.`}function Fa(e,t){let n=Math.abs(e).toFixed(t);return Number(
n)===0?n:`${e>0?"+":"−"}${n}`}var Au={routine:"routine",habit:"a habit",errand:"an errand",consequence:"a consequence of the day's first stop"};function Ua(e,t=n=>`\
visit ${n+1}`){let{cause:n,custom:s,expected_label:o}=e,r=Au[s];if(!r)return"It was a free choice.";let i=e.decided_by.map(
t);e.decided_before&&i.push("visits before this history");let a=i.length?`, decided by ${i.join(" and ")}`:"";return n===
s?`It was ${r}${a}.`:`It should have been ${r}${a}: to ${o??"an unknown place"}. They chose otherwise.`}var Su=5e-4,Ou=350,Tu=new Intl.DateTimeFormat("en-GB",{weekday:"short"}),Zn=class{shown=null;sent=[];#t=null;isDragging=!1;#e="";#n=null;#s=!1;#o=0;#r=0;#i=new AbortController;constructor(t,n={}){
this.page=t,this.hooks=n,this.model=t.dataset.explore??"",this.changes=M(t,"[data-changes]"),this.answer=M(t,"[data-answ\
er]",HTMLOutputElement),this.badge=M(t,"[data-badge]"),this.engineChoice=ut(t,"[data-engine-choice]",HTMLSelectElement),
this.outcome=M(t,"[data-outcome]"),this.person=ut(t,"[data-person]",HTMLSelectElement),this.predictAt=M(t,"[data-predict\
-at]",HTMLInputElement),this.examples=M(t,"[data-examples]",HTMLSelectElement),this.failure=M(t,"[data-error]"),this.story=
M(t,"[data-story]"),this.staleNote=M(t,"[data-stale-note]"),this.suggestion=M(t,"[data-try]"),this.editor=new Jn(M(t,"[d\
ata-editor]"),i=>{this.#k(),this.panel.followHistory(this.editor.visits),this.submitSoon(i?Ou:0)});let s=M(t,"[data-inte\
rventions]",HTMLDetailsElement);this.panel=new Ce(s,()=>this.submitSoon()),this.explanations=new Se(this.model,lt().get(
"engine")),this.explanations.draws=n.draws??!1,this.explanations.sharesWeights=this.engineChoice!==null||!It,this.engineChoice&&
(this.engineChoice.value=this.explanations.choice??"");let o=ut(t,"[data-sweeps]");this.sweeps=o&&new Qn(o,()=>this.shown&&
qt(this.shown),this.explanations),this.exampleHistories=this.#g(),this.#a();let{explanations:r}=this;n.draws&&r.sharesWeights&&
r.choice!=="server"&&r.prepare()}#a(){let{page:t}=this;Pa(M(t,"[data-combobox]"),n=>this.explanations.searchPlaces(n),n=>({
label:n.label,note:n.category??""}),n=>this.editor.add(n.notation)),this.suggestion.addEventListener("click",()=>{this.editor.
visits=this.editor.text.placeholder,this.submitSoon()});for(let n of["pointerdown","keydown","input"])M(t,"[data-editor]").
addEventListener(n,()=>{this.#s=!0,this.#l()},{once:!0});this.engineChoice?.addEventListener("change",()=>{this.explanations.
choose(this.engineChoice?.value??""),this.submitSoon()}),this.person?.addEventListener("change",()=>this.submitSoon()),this.
predictAt.addEventListener("change",()=>this.submitSoon()),M(this.changes,"[data-undo]").addEventListener("click",()=>{this.
panel.text="",this.submitSoon()}),M(this.failure,"button").addEventListener("click",()=>{this.explanations.choose(this.explanations.
choice),this.submitSoon()}),bn(()=>this.restore("keep"))}get fields(){return{visits:this.editor.visits,user:this.person?.
value??"",predict_at:this.predictAt.value.trim(),top_k:this.#e,interventions:this.panel.text}}markVisits(t){this.editor.
mark(t.flatMap(n=>this.sent[n]??[]))}take({visits:t,user:n,predict_at:s,interventions:o}){this.#k(),this.editor.visits=t,
this.predictAt.value=s,this.panel.text=o,xe(this.person,n),this.panel.followHistory(t),this.submitSoon()}get interventions(){
return Object(ie(this.panel.text||"{}"))}set interventions(t){this.panel.text=Object.keys(t).length?JSON.stringify(t):"",
this.panel.followHistory(this.editor.visits),this.submitSoon()}submitSoon(t=0){clearTimeout(this.#r),this.#r=setTimeout(
()=>{this.#h(qt(this.fields),this.isDragging?"keep":"push")},t)}async#h(t,n){clearTimeout(this.#r),this.#r=0,this.#o+=1;
let s=this.#o;this.#i.abort(),this.#i=new AbortController,this.page.setAttribute("aria-busy","true");try{let o="interven\
tions"in t&&!!t.interventions,[r,i]=await Promise.all([this.#c(t),o?this.#c({...t,interventions:null}):null]);if(s!==this.#o)
return;this.#d(r,i,t,n),this.#l()}catch(o){if(o instanceof ft&&s===this.#o)this.#f(o.problems);else if(!_n(o)&&!(o instanceof
ft))throw o}finally{s===this.#o&&this.page.removeAttribute("aria-busy")}}#c(t){return this.explanations.explain(t,this.#i.
signal)}async#l(){let{engineChoice:t,explanations:n}=this;if(!t)return;(this.#s||this.hooks.draws||n.choice==="browser")&&
n.choice!=="server"&&await n.prepare();let o=this.#t!==null&&!("tensors"in this.#t),r=this.#r!==0||this.page.hasAttribute(
"aria-busy");this.hooks.draws&&o&&this.shown&&!r&&this.#h(qt(this.shown),"keep");let i=M(this.page,"[data-engine-obstacl\
e]");i.textContent=n.obstacle&&`This browser cannot compute: ${n.obstacle}`,i.hidden=!n.obstacle}#d(t,n,s,o){if("record"in
s&&(this.editor.visits=t.notation??"",this.predictAt.value=t.predict_at.replace("T"," "),t.notation===null)){this.#f([{where:"\
visits",message:"This record contradicts itself and cannot be written as visits.",suggestions:[]}]);return}this.sent=t.visits.
map(a=>a.sent);let r=[...t.visits].sort((a,c)=>a.sent-c.sent);if(this.editor.show(r),this.#b(r,t.predict_at),this.panel.
show(r,this.sent),this.panel.followHistory(this.editor.visits),xe(this.person,t.user),this.person){let a=this.person.selectedOptions[0]?.
textContent??"";M(this.page,'[data-printed="person"]').textContent=a}this.#f([]),this.predictAt.placeholder=t.predict_at.
replace("T"," "),ue(this.answer,t),this.badge.textContent=t.engine==="browser"?"computed in this browser":"computed by t\
he server";let i={...this.fields,visits:t.notation??""};this.shown=i,this.#t=t,this.#w(i,t),this.#u(i,t,n),this.hooks.shown?.(
i,t,i.interventions?n:null),this.suggestion.hidden=!0,this.sweeps?.clear(),this.page.dataset.ready="true",this.updateAddress(
o)}#b(t,n){let s=ht(this.editor.rows,":scope > [data-visit]");for(let[o,r]of s.entries()){let i=t[o];if(!i?.arrival)continue;
let a={day:Tu.format(new Date(i.arrival)),time:i.arrival.split("T")[1]??"",stay:`${i.duration_minutes} min`};for(let[c,l]of Object.
entries(a)){let h=M(r,`[data-read="${c}"]`);h.textContent=l,h.toggleAttribute("data-filled-in",i.filled_in.includes(c))}}
M(this.page,'[data-printed="predict-at"]').textContent=n.replace("T"," ")}async#w(t,n){let s=n.unknown_probability,o=s<Su?
[]:[`Somewhere unknown to the model: ${(100*s).toFixed(1)} %.`],r=(await this.exampleHistories).find(({visits:i,predict_at:a,
user:c})=>i===t.visits&&a===n.predict_at&&(c===n.user||this.person===null));this.shown===t&&(this.hooks.recognised?.(r,t),
r&&o.push(vu(r,n.location_probabilities.final)),this.outcome.textContent=o.join(" "),this.outcome.hidden=o.length===0)}#u(t,n,s){
let{changes:o}=this;if(o.hidden=!s||!t.interventions,!s||!t.interventions)return;M(o,"[data-what]").textContent=Ca(JSON.
parse(t.interventions)),M(o,"[data-before]").textContent=he(s),M(o,"[data-after]").textContent=he(n);let r=s.prediction.
location===n.prediction.location;M(o,"[data-verdict]").textContent=r?"The most probable place stays the same.":"The most\
 probable place is another one."}#f(t){let n=({where:r})=>r.startsWith("interventions");this.#x(this.person,t,"user"),this.#x(
this.predictAt,t,"predict_at");let s=t.filter(r=>r.where==="");this.failure.hidden=s.length===0,M(this.failure,"span").textContent=
s.map(r=>r.message).join(" "),this.panel.showProblems(t.filter(n)),this.editor.showProblems(t.filter(r=>r.where!==""&&!(r.
where==="user"&&this.person)&&r.where!=="predict_at"&&!n(r))),t.length>s.length&&this.hooks.refused?.();let o=t.length>0&&
this.shown!==null;this.staleNote.hidden=!o,this.story.toggleAttribute("data-stale",o)}#x(t,n,s){if(!t)return;let o=n.filter(
i=>i.where===s).map(i=>i.message),r=M(this.page,`#${t.getAttribute("aria-errormessage")}`);r.textContent=o.join(" "),r.hidden=
o.length===0,t.setAttribute("aria-invalid",String(o.length>0))}comparisonOf(t){let{model:n}=this,s=t.interventions?JSON.
stringify({model:n,interventions:null}):null;return Ot({model:n,...t,top_k:null,against:s})}updateAddress(t){if(t==="kee\
p"||this.shown===null)return;let{choice:n}=this.explanations,s=this.engineChoice?n:null,o=Ot({...this.shown,engine:s,...this.
hooks.options?.()});wn(o,t)}async restore(t){this.#n=null,this.examples.value="";let n=lt(),s=n.get("top_k")??"";this.#e=
/^([1-9]\d?|100)$/.test(s)?s:"",this.editor.visits=n.get("visits")??"",this.predictAt.value=n.get("predict_at")??"",this.
panel.text=n.get("interventions")??"",xe(this.person,n.get("user")),this.hooks.restored?.(n);let o=n.get("record");n.has(
"visits")?await this.#h(qt(this.fields),t):o!==null?await this.#h({record:ie(o)},"replace"):await this.#$(n.get("user"))}async#$(t){
let n=await this.exampleHistories,s=n.find(o=>t&&String(o.user)===this.person?.value)??n[0];s?(this.#y(s,n),await this.#h(
qt(this.fields),"replace")):this.#p()}#p(){clearTimeout(this.#r),this.#i.abort(),this.#o+=1,this.page.removeAttribute("a\
ria-busy"),this.shown=null,this.editor.show([]),this.#f([]),ue(this.answer,null),this.outcome.hidden=!0,this.suggestion.
hidden=!1,this.sweeps?.clear(),this.changes.hidden=!0,this.hooks.cleared?.()}#k(){this.examples.value="",!(!this.#n||this.
editor.visits.trim().endsWith(this.#n.end))&&(this.predictAt.value===this.#n.predictAt&&(this.predictAt.value=""),this.#n=
null)}async#g(){let{examples:t}=this;try{let n=await Mn(this.model);t.append(...n.map((o,r)=>new Option(o.title,String(r))));
let s=t.closest("[data-field]");return s.hidden=n.length===0,t.addEventListener("change",()=>{let o=t.value&&n[Number(t.
value)];o&&(this.#y(o,n),this.#h(qt(this.fields),"push"))}),n}catch{return[]}}#y(t,n){this.examples.value=String(n.indexOf(
t)),this.editor.visits=t.visits,this.panel.followHistory(t.visits),this.predictAt.value=t.predict_at.replace("T"," ");let s=t.
visits.split(",").at(-1)?.trim()??"";this.#n={predictAt:this.predictAt.value,end:s},xe(this.person,t.user)}};function vu({
target:e,target_label:t,reason:n},s){if(e===void 0)return"";if(e===null)return"The model drew this history itself: nothi\
ng really happened next.";let o=n?` ${Ua(n)}`:"",r=s.findIndex(({location:c})=>c===e);if(r===0)return`The prediction is \
right: that is where the person went.${o}`;let i=s[r],a=i?`number ${r+1} with ${(100*i.probability).toFixed(1)} %`:`whic\
h is not among the ${s.length} most probable places`;return`The person went to ${t}, ${a}.${o}`}function qt({visits:e,user:t,
predict_at:n,top_k:s,interventions:o}){return{visits:e,user:t||null,predict_at:n||null,...s&&{top_k:Number(s)},...o&&{interventions:ie(
o)}}}var Nu=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}];
function Wt(e,t){for(let{kind:n,pattern:s}of Nu){let o=s.exec(e??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(r)};return Lu(i,t)?i:null}return null}function Lu({kind:e,visit:t=0,
layer:n=0,head:s=0,location:o=2},r){return e==="pointer"?r.hasPointer:e==="generation"?r.hasGeneration:e==="gate"?r.hasGate:
t<r.count&&n<r.layers&&(e!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.locations}function at(e,t){return e?.kind===
"visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,s)=>n===e.location?[s]:[])}function St(e,t){return e?.kind===
"place"?e.location??null:e?.kind==="visit"?t.locations[e.visit??0]??null:null}var Va=5,ja=1440,ar=5,Ru=60,Iu={least:.1,most:10};function Ba(e,t,n){let s=e.target instanceof Element?e.target:null,o=s?.
closest("[data-act]")?.getAttribute("data-act"),r=s?.closest("[data-part]")?.getAttribute("data-part"),i=Wt(r,t);if(o===
"gate")return Cu(e,n);if(o==="attention_temperature")return Ga(e,t,"attention");if(o==="pointer_temperature")return Ga(e,
t,"pointer");if(i?.kind!=="visit"||o||e.pointerType==="touch")return null;let a=s?.closest(".day-ribbon"),c=s?.closest("\
[data-drag]")?.getAttribute("data-drag"),l=i.visit??0;return a&&(c==="time"||c==="stay")?Du(e,a,t,l,c):Pu(e,n,l)}function cr({
trace:e},t,n){let s=(e.interventions[`${t}_temperature`]??1)*2**n,{least:o,most:r}=Iu;return Number(Math.min(r,Math.max(
o,s)).toPrecision(2))}function Cu({pointerId:e},t){let n=0;return{pointer:e,follows:!0,to({type:s,clientX:o,clientY:r},i){
let a=t.querySelector(".gate-frame")?.getBoundingClientRect();if(!a)return null;let l=a.height>a.width?(r-a.top)/a.height:
(o-a.left)/a.width;return s!=="pointercancel"&&(n=Math.round(100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:n,isDone:i}}}}
function Ga({pointerId:e,clientX:t},n,s){let o=!1;return{pointer:e,follows:!0,to({clientX:r},i){if(o||=Math.abs(r-t)>=Va,
!o)return null;let a=cr(n,s,(r-t)/Ru);return{kind:"temperature",of:s,value:a,isDone:i}}}}function Pu({pointerId:e,clientY:t},n,s){
let o=s,r=!1;return{pointer:e,follows:!1,to({clientY:i},a){if(r||=Math.abs(i-t)>=Va,!r)return null;let c=Math.sign(Hu(n,
i)-o);if(c===0&&!a)return null;let l={kind:"move",visit:o,by:c,isDone:a};return o+=c,l}}}function Hu(e,t){let s=[...e.querySelectorAll(
".visit > .chip")].map(o=>{let{top:r,bottom:i}=o.getBoundingClientRect();return Math.abs((r+i)/2-t)});return s.indexOf(Math.
min(...s))}function Du({pointerId:e,clientX:t},n,s,o,r){let{start_minute:i=0,duration_minutes:a=0}=s.visits[o]??{},{width:c}=n.
querySelector(".track")?.getBoundingClientRect()??{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},m){
if(l||=Math.abs(u-t)>=2,!l)return null;let d=ar*Math.round((u-t)/c*ja/ar),f=r==="time"?Math.min(ja-ar,Math.max(0,i+d)):Math.
max(0,a+d);return f===h&&!m?null:(h=f,{kind:r,visit:o,minutes:f,isDone:m})}}}var Wu=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],["po\
sition_from_end","order"]],on=class{constructor(t){this.trace=t,this.visits=t.visits,this.count=t.visits.length;let{layers:n,
heads:s,components:o}=t.architecture;this.layers=n,this.heads=o.includes("attention")?s:0,this.hasPointer=o.includes("po\
inter"),this.hasGeneration=o.includes("generation"),this.hasGate=this.hasPointer&&this.hasGeneration,this.gate=t.gate.value,
this.locations=t.visits.map(({location:r})=>r)}wordsFor(t){return t.trace.notation===this.trace.notation?"as learned":"b\
efore this change"}values(t){let n=this.trace.tensors[t];if(!n)throw new Error(`The trace has no ${t}.`);return n.values}has(t){
return t in this.trace.tensors}weights(t,n){return this.values(`layers.${t}.heads.${n}.weights`)}lastRow(t,n){return this.
weights(t,n).subarray((this.count-1)*this.count)}isRemoved(t,n){let s=this.trace.interventions.remove_heads;return s?s===
"all"||s.some(([o,r])=>o===t&&r===n):!1}isSkipped(t,n){return(this.trace.interventions.skip??[]).some(s=>s.layer===t&&s.
part===n)}get largestWeight(){let t=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)for(let o of this.weights(
n,s))t=Math.max(t,o);return t||1}get slices(){return Wu.filter(([t])=>this.has(`inputs.${t}`)).map(([t="",n=""])=>({name:t,
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
count},(o,r)=>Math.hypot(...n.subarray(r*s,(r+1)*s)))}};function Ft(e){let t=0;for(let n=1;n<e.length;n++)Number(e[n])>Number(
e[t])&&(t=n);return t}var Fu=[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];function Ut(e,t){for(let[s,o]of Fu){let r=o.exec(e??"");if(!r)continue;let i=Object.fromEntries(
Object.entries(r.groups??{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(s,i,t),...i};return ju(a,t)?
a:null}return null;function n(s,o,{count:r,trace:i}){let a=r-1;return{kind:s,name:e??"",isLeaf:"query"in o||"number"in o||
s==="stream"&&"visit"in o||(s==="pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:a,visit:Uu(s,
o,t)??a,number:null,location:s==="generation"?t.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}
function Uu(e,{layer:t=0,head:n=0},s){return e==="pointer"&&s.hasPointer?Ft(s.pointerWeights):e==="head"&&t<s.layers&&n<
s.heads?Ft(s.lastRow(t,n)):null}function ju({kind:e,layer:t,head:n,query:s,visit:o,number:r,location:i},a){let{locations:c,
d_model:l}=a.trace.architecture;return e==="head"&&n>=a.heads||e==="pointer"&&!a.hasPointer||e==="generation"&&!a.hasGeneration||
e==="gate"&&!a.hasGate?!1:t<a.layers&&s<a.count&&o<a.count&&(r??0)<l&&i>1&&i<c}function Ya(e,t){let{kind:n,layer:s,head:o,
isLeaf:r,number:i,location:a}=e,c=[{name:"",words:"Network"}],l=(u,m)=>c.push({name:u,words:m});return(n==="head"||n==="\
stream")&&l(`layers.${s}.stream`,`Layer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(e.name,
"one cell"),n==="stream"&&r&&l(`layers.${s}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`v\
isits.${e.visit}`,h()),n==="context"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(e.
name,h()),n==="generation"&&l("generation","Generation"),n==="generation"&&r&&l(e.name,t.nameOf(a).label),n==="gate"&&l(
"gate","Gate"),n==="place"&&l(e.name,t.nameOf(a).label),i!==null&&l(e.name,`number ${i+1}`),c;function h(){return`Visit ${e.
visit+1}`}}function lr(e){let t=e.split("."),n=t[0]==="layers",s=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(
".")[0]??"")?2:1;return t.length<=s?null:t.slice(0,n&&t[2]==="stream"?-1:s).join(".")}function hr(e,t,n){let s=Ut(e,n),[
o,r]=Gu[t]??[0,0];if(!s||o===0&&r===0)return null;let i=Vu(s,o,r,n);return i!==null&&Ut(i,n)?i:null}var Gu={ArrowLeft:[-1,
0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function Vu(e,t,n,s){let{kind:o,layer:r,head:i,query:a,visit:c,number:l,
isLeaf:h}=e;switch(o){case"head":{if(h)return`layers.${r}.heads.${i}.${a+n}.${c+t}`;let m=r*s.heads+i+t;return n!==0?`la\
yers.${r+n}.heads.${i}`:`layers.${Math.floor(m/s.heads)}.heads.${m%s.heads}`}case"stream":return l!==null?`layers.${r}.s\
tream.${c+n}.${l+t}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(m,d){let f=m.findIndex(({location:g})=>g===
e.location),y=f<0||n===0?void 0:m[f+n];return y?`${d}.${y.location}`:null}}function p(e,{key:t,...n}={},...s){return{tag:e,...typeof t=="string"&&{key:t},attributes:n,children:s.flat(Number.POSITIVE_INFINITY).
filter(Bu)}}function ts(e){return e==null||e===!1?null:String(typeof e=="number"?$e(e):e)}function $e(e){return Math.round(e*100)/100}function Jt(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map($e),[c,l,h]=[e,n,
(e+n)/2].map($e);return`M${c} ${o}C${h} ${o} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${r} ${c} ${r}Z`}function ur(e,t,n,s){
let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map($e),[c,l,h]=[e,n,(e+n)/2].map($e);return`M${o} ${c}C${o} ${h} ${i} ${h} ${i} ${l}\
L${a} ${l}C${a} ${h} ${r} ${h} ${r} ${c}Z`}function Ka(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map($e),[c,l]=[e,n].map(
$e);return`M${o} ${c}Q${o} ${i} ${l} ${i}L${l} ${a}Q${r} ${a} ${r} ${c}Z`}function Bu(e){return e!=null&&e!==!1&&e!==""}var Yu=/[ijlI.,:;'|!()[\]]/,Ku=/[mwMW%@—…]/,Xu=/[A-ZÄÖÜ0-9+=<>]/;function Y(e,t,n=!1){let s=0;for(let o of e)Yu.test(
o)||o===" "?s+=.29:Ku.test(o)?s+=.87:Xu.test(o)?s+=.65:s+=.55;return s*t*(n?1.06:1)}function ct(e,t,n,s=!1){if(Y(e,n,s)<=
t)return e;let o=e.length-1;for(;o>1&&Y(`${e.slice(0,o)}…`,n,s)>t;)o--;return`${e.slice(0,o).trimEnd()}…`}function es(e,t,n,s,o=!1){
let r=[],i="",a=e.split(" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||Y(h,n,o)<=t){i=h;continue}if(r.length===
s-1){i=[i,...a.slice(c)].join(" ");break}r.push(i),i=l}return[...r,ct(i,t,n,o)]}function O(e,t=0){let n=100*e;return n>0&&
n<.5&&t===0?"<1 %":`${n.toFixed(t).replace("-","−")} %`}function S(e,t=1){if(e===Number.NEGATIVE_INFINITY)return"−∞";
let n=e.toFixed(t);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function Lt(e){let t=Math.round(e);if(t<60)
return`${t} min`;let n=t%60;return`${Math.floor(t/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function mt(e){let t=n=>String(
Math.floor(n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var bt=["Mon","Tue","Wed","Thu","Fri","Sat","Sun"];var mr={title:15.5,strong:13,label:13,small:12.5,tiny:11.5},zu=.78,dr=1.07,qu=1.12;function L(e){return e.stage.type/13}
function j(e,t,n="label"){let s=n==="title"||n==="strong";return dr*Y(Xa(t),mr[n]*L(e),s)}function Xa(e){return e.replaceAll(
"−","+")}function H(e,t,n,s,{kind:o="label",also:r,anchor:i,width:a,key:c}={}){let l=o==="title"||o==="strong",h=a===void 0?
s:ct(s,a/dr,mr[o]*L(e),l),u=[o,i,r].filter(Boolean).join(" ");return p("text",{...c&&{key:c},class:u,x:t,y:n},h)}function D(e,{
x:t,y:n,width:s},o,r="label"){let i=mr[r]*L(e),a=Y(" ",i),c=[],l=Number.POSITIVE_INFINITY;for(let u of o){let m=u.reduce(
(f,y)=>f+Qu(y,i),0),d=c.at(-1);d&&l+a+m<=s?(d.push({text:" "},...u),l+=a+m):(c.push([...u]),l=m)}return{marks:c.map((u,m)=>Ju(
t,n+i*(1+1.5*m),u,r,i)),height:c.length*1.5*i}}function P(e){return e.split(" ").map(t=>[{text:t}])}function Ju(e,t,n,s,o){
let r=.4*o,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===i?null:h?-r:r;i=h;let m=[l,h&&"raised"].filter(Boolean).
join(" ");return p("tspan",{class:m||null,dy:u},c)});return p("text",{class:s,x:e,y:t},a)}function Qu({text:e,kind:t="",
isRaised:n=!1},s){let o=(n?zu:1)*(t.includes("math")?qu:1);return dr*Y(Xa(e),s*o,t.includes("strong"))}var Zu=[137,80,78,71,13,10,26,10],ns=256,fr=65535,tm=Uint32Array.from({length:256},(e,t)=>{let n=t;for(let s=0;s<8;s++)n=
n>>>1^(n&1?3988292384:0);return n});function Pe(e,t,[n,s]){let o=e.length/t,r=new Uint8Array(3*ns);for(let h=0;h<ns;h++){
let u=h/(ns-1);for(let m of[0,1,2])r[3*h+m]=Math.round(n[m]+u*(s[m]-n[m]))}let i=new Uint8Array(o*(t+1));for(let h=0;h<o;h++)
for(let u=0;u<t;u++){let m=Math.min(1,Math.max(0,Number(e[h*t+u])||0));i[h*(t+1)+1+u]=Math.round(m*(ns-1))}let a=[...os(
t),...os(o),8,3,0,0,0],c=[...Zu,...ss("IHDR",a),...ss("PLTE",r),...ss("IDAT",em(i)),...ss("IEND",[])],l="";for(let h of c)
l+=String.fromCharCode(h);return`data:image/png;base64,${btoa(l)}`}function ss(e,t){let n=[...e].map(o=>o.charCodeAt(0)).
concat(Array.from(t)),s=4294967295;for(let o of n)s=Number(tm[(s^o)&255])^s>>>8;return[...os(t.length),...n,...os(~s)]}function em(e){
let t=[120,1];for(let o=0;o<e.length;o+=fr){let r=e.subarray(o,o+fr),i=o+fr>=e.length,[a,c]=[r.length&255,r.length>>8];t.
push(Number(i),a,c,a^255,c^255,...r)}let[n,s]=[1,0];for(let o of e)n=(n+o)%65521,s=(s+n)%65521;return[...t,s>>8,s&255,n>>
8,n&255]}function os(e){return[24,16,8,0].map(t=>e>>>t&255)}var nm=20,za=46,pr=28,Ja=9;function Qa(e,t,n){let{width:s,height:o}=e.stage.size,r=L(e),i=Math.min(nm*r,.035*s),a=sm(e,t,
i),c={x:i,y:a.height,width:s-2*i,height:o-a.height-6*r};return[p("g",{key:"opened",class:"opened","font-size":13*r,"data\
-block":t.name},a.marks,Za(n,c,16*r).map(({card:l,box:h})=>p("g",{key:l.key},l.marks(h))))]}function Za(e,t,n){let s=n*(e.
length-1),o=e.reduce((m,{least:d})=>m+d.width,s),r=e.reduce((m,{least:d})=>m+d.height,s),i=e.every(({least:m})=>m.height<=
t.height),a=e.every(({least:m})=>m.width<=t.width);if(e.length>1&&!(o<=t.width&&i)&&!(r<=t.height&&a)){let m=e.reduce((d,f)=>f.
rank>d.rank?f:d);return Za(e.filter(d=>d!==m),t,n)}let c=e.length===1||o<=t.width&&i,l=e.reduce((m,{share:d=1})=>m+d,0),
{x:h,y:u}=t;return e.map(m=>{let d=(m.share??1)/l,f=c?{x:h,y:u,height:t.height,width:m.least.width+d*(t.width-o)}:{x:h,y:u,
width:t.width,height:m.least.height+d*(t.height-r)};return c?h+=f.width+n:u+=f.height+n,{card:m,box:f}})}function B(e,{x:t,
y:n,width:s,height:o},r,i=r){let a=L(e),c=j(e,r,"title")<=s-28*a;return[p("rect",{key:"card",class:"card",x:t,y:n,width:s,
height:o,rx:10*a}),H(e,t+14*a,n+22*a,c?r:i,{kind:"title",width:s-28*a})]}function K(e,{x:t,y:n,width:s,height:o}){let r=L(
e);return{x:t+14*r,y:n+30*r,width:s-28*r,height:o-38*r}}function dt(e,t,n,s,o,{isButton:r=!0,isPressed:i}={}){let a=L(e),
c=j(e,s,"label")+(r?24:4)*a;return{mark:p("g",{key:s,class:`part control${r?"":" link-words"}${i?" pressed":""}`,role:"d\
ata-more"in o?"link":"button",tabindex:0,"aria-label":s,"aria-pressed":i===void 0?null:String(i),...o},p("rect",{class:r?
"control-ground":"ground",x:t,y:n-15*a,width:c,height:30*a,rx:15*a}),H(e,t+(r?12:2)*a,n+4.5*a,s)),width:c}}function sm(e,t,n){
let{width:s,height:o}=e.stage.size,r=L(e),i=Ya(t,e.reading),a=om(e,i,n),c="goes back",l=46*r+j(e,c,"small"),h="You are h\
ere",u=j(e,h,"small")+10*r,m=s-n,d=m-a.end-20*r,f=o>=560*r&&gr(e,pr*r)>d,y=f?qa(e,m-n-u):qa(e,d,Ja*2),g=y?gr(e,y):0,b=f||
d-g>=u,w=f?d:d-g-(b?u:0),k=(f?46:8)*r+(pr*r-(y??0))/2;return{height:(f?za+36:za)*r,marks:[a.marks,w>=l+16*r&&[p("rect",{
class:"key",x:a.end+16*r,y:10*r,width:34*r,height:22*r,rx:5*r}),H(e,a.end+33*r,25.5*r,"Esc",{kind:"small",anchor:"middle"}),
H(e,a.end+58*r,25.5*r,c,{kind:"small"})],y!==null&&b&&H(e,m-g-10*r,(f?64:26)*r,h,{kind:"small",anchor:"end"}),y!==null&&
p("g",{key:"thumbnails"},rm(e,t,m-g,k,y))]}}function om(e,t,n){let s=L(e),o=e.stage.size.width-2*n,r=n,i=[];for(let[a,{name:c,
words:l}]of t.entries()){let h=a===t.length-1,u=h?"strong":"label",m=Math.min(j(e,l,u),Math.max(20*s,n+o-r));if(i.push(p(
"g",{key:`crumb ${a}`,class:`part crumb${h?" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"ar\
ia-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},p("rect",{class:"ground",x:r-3*s,y:6*s,width:m+6*s,height:30*
s,rx:5}),H(e,r,26*s,l,{kind:u,width:m+1}))),r+=m,h)break;i.push(p("path",{key:`then ${a}`,class:"chevron",d:`M${r+8*s} ${16.5*
s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:i,end:r}}function qa(e,t,n=Ja){let s=L(e);for(let o=pr;o>=n;o--)
if(gr(e,o*s)<=t)return o*s;return null}function gr(e,t){let{layers:n,heads:s}=e.reading;return n*(s*(t+2)+(t*.4+8*L(e)))+
2.2*t}function rm(e,t,n,s,o){let{reading:r}=e,i=L(e),a=[],c=n;for(let b=0;b<r.layers;b++){for(let k=0;k<r.heads;k++){let x=r.
weights(b,k),_=Math.max(...x)||1,v=r.isRemoved(b,k)||r.isSkipped(b,"attention");a.push(g(`layers.${b}.heads.${k}`,`Layer\
 ${b}, head ${k}${v?", switched off":""}`,c,o,[p("image",{key:"map",class:"map",href:Pe(x.map($=>$/_),r.count,e.scale),x:c,
y:s,width:o,height:o,preserveAspectRatio:"none",opacity:v?.2:1})])),c+=o+2}let w=.4*o;a.push(g(`layers.${b}.stream`,`Lay\
er ${b}: residual stream`,c,w,[[[.2,.6],[.45,.9],[.7,1]].map(([k=0,x=0],_)=>p("rect",{key:`line ${_}`,class:"length",x:c+
2,y:s+k*o,width:Math.max(1,(w-4)*x),height:Math.max(1,.12*o)}))])),c+=w+8*i}let l=s+o/2,[h,u]=[s+.2*o,s+.8*o],m=.09*o,d=c+
1.2*o;r.hasPointer&&a.push(g("pointer","Pointer",c,1.2*o,[p("path",{class:"pointer",d:Jt(c,[l-m,l],d,[h-m,h+m])})],[s,o/
2])),r.hasGeneration&&a.push(g("generation","Generation",c,1.2*o,[p("path",{class:"generation",d:Jt(c,[l,l+m],d,[u-m,u+m])})],
[l,o/2])),r.hasGate&&a.push(g("gate","Gate",d,.3*o,[p("rect",{class:"pointer",x:d+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),
p("rect",{class:"generation",x:d+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-4)*(1-r.gate)})]));let{location:f}=r.trace.
prediction,y=d+.3*o;return a.push(g(`places.${f}`,`Answer: ${r.nameOf(f).label}`,y,.7*o-2,[p("rect",{class:"answer-bar",
x:y+2,y:l-m,width:.7*o-6,height:2*m})])),a;function g(b,w,k,x,_,[v,$]=[s,o]){let A=t.name===b||t.name.startsWith(`${b}.`),
T=b.includes("heads");return p("g",{key:b,class:`part thumb${A?" here":""}`,"data-open":b,role:"link",tabindex:0,"aria-l\
abel":w,"aria-current":A?"true":null},_.flat(),p("rect",{key:"frame",class:T||A?"thumb-frame":"ground",x:k,y:v,width:x,height:$,
rx:2}),p("title",{},w))}}var tc=13;function Qt(e,t,n,s){let{colour:o,numbered:r=new Set,chosen:i=null,exact:a}=s,c=L(e),l=n.length,h=t.width/l,u=h>
6?Math.min(.3*h,6*c):h>2.5?.8:0,m=Array.from(n,Number),d=nc(m),f=new Map([...r].map(T=>[T,S(m[T]??0,d)])),y=[...f.values()].
some(T=>j(e,T,"tiny")>h+2*c),g=f.size>0&&!y?tc*c:1,b=y?tc*c:0,[w,k]=s.extent??rs(m),x=im(t.height-b,w,k,g),_=x>0?Math.max(
g,w*x):(t.height-b)/2,v=t.y+b+_,$=m.map((T,N)=>{let R=Math.abs(T)*x,F=N===i;return p("rect",{key:`bar ${N}`,class:`bar ${o}${T<
0?" negative":""}${F?" chosen":""}`,x:t.x+N*h+u/2,y:T<0?v:v-R,width:Math.max(.5,h-u),height:Math.max(.4,R)},a&&p("title",
{},a(N)))}),A=[...f].map(([T,N])=>H(e,t.x+ec((T+.5)*h,j(e,N,"tiny")/2,t.width),y?t.y+9*c:v+(Number(m[T])<0?-3:10.5)*c,N,
{kind:"tiny",anchor:"middle",also:T===i?"chosen":"",key:`number ${T}`}));return[p("path",{key:"line",class:"axis",d:`M${t.
x} ${v}H${t.x+t.width}`}),$,A]}function im(e,t,n,s){if(t+n===0)return 0;let o=e/(t+n);return Math.min(t,n)*o>=s?o:Math.max(
0,e-s)/Math.max(t,n)}function He(e,t,n,s,o=null){let r=n.length,i=s/r,a=1.5*L(e),c=t.map(nc),l=Array.from(n,(f,y)=>Math.
max(...t.map((g,b)=>j(e,S(Number(g[y]),c[b]),"tiny")))/2),h=[...l.keys()].sort((f,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[f])));o!==null&&h.unshift(o);let u=new Set;for(let f of h)[...u].every(g=>Math.abs(m(g)-m(f))>=d(f)+d(g)+a)&&u.add(f);
return u;function m(f){return ec((f+.5)*i,d(f),s)}function d(f){return l[f]??0}}function ec(e,t,n){return Math.max(t,Math.
min(n-t,e))}function rs(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function nc(e){let t=Math.
max(...rs(e));return t>=99.5?0:t>=.95?1:2}var sc=8;function ke(e,t,n,{chosen:s=null,open:o}={}){let r=L(e),i=t.width<380*r,a=Math.min(96*r,t.height/n.length),c=!i&&
a>=34*r,l=s===null?0:54*r,h=Math.max(...n.map(w=>Math.max(j(e,w.title,"strong"),c?j(e,w.says,"small"):0))),u=i?0:Math.min(
h+12*r,.42*t.width),m=t.x+u,d=t.width-u-l,f=i?17*r:0,y={x:m,width:d,height:Math.max(6*r,a-sc*r-f)},g=n[0]?.values.length??
1,b=d/g;return[n.map(({key:w,title:k,says:x,values:_,colour:v,open:$},A)=>{let T=t.y+A*a,N=i?T+12*r:T+a/2+(c?-2:4)*r,R=i?
t.width:u-8*r,F=j(e,k,"strong")+10*r;return p("g",{key:w,class:$?"part choice row":"row","data-open":$??null,role:$?"but\
ton":null,tabindex:$?0:null,"aria-label":$?k:null},$&&p("rect",{key:"ground",class:"ground",x:t.x-4*r,y:T,width:t.width+
8*r,height:a,rx:4}),H(e,t.x,N,k,{kind:"strong",width:R,key:"title"}),i&&H(e,t.x+F,N,x,{kind:"small",width:t.width-F,key:"\
beside"}),c&&H(e,t.x,N+15*r,x,{kind:"small",width:R,key:"says"}),Qt(e,{...y,y:T+f+sc/2*r},_,{colour:v,chosen:s,exact:C=>`${k}\
, number ${C+1}: ${S(Number(_[C]),4)}`}),s!==null&&H(e,t.x+t.width,T+f+(a-f)/2+4.5*r,S(Number(_[s]),2),{kind:"strong",anchor:"\
end",key:"chosen"}))}),s!==null&&p("rect",{key:"strongest",class:"strongest",x:m+s*b-1.5,y:t.y,width:b+3,height:a*n.length,
rx:3}),o&&p("g",{key:"positions"},Array.from({length:g},(w,k)=>p("rect",{key:`position ${k}`,class:"cell",x:m+k*b,y:t.y,
width:b,height:a*n.length,"data-open":o(k),role:"button",tabindex:k===s?0:"-1","aria-current":k===s?"true":null},p("titl\
e",{},n.map(({title:x,values:_})=>`${x}: ${S(Number(_[k]),3)}`).join(`
`)))))]}function oc(e){let t=hm(e??"").map(um);for(let n=lm;n>0;n--)for(let s=0;s+n<=t.length;s++){let o=yr.get(t.slice(s,s+n).join(
" "));if(o)return o}return"pin"}var rc={pin:"M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 1\
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
 0a1 1 0 1 0 -2 0M12 17.5V14l-3-3 4-3 2 3h2"},am={home:["home","house","apartment","condo","residence","residence hall",
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
ental","bike share"]},yr=new Map(Object.entries(am).flatMap(([e,t])=>t.map(n=>[n,e]))),cm=new Set([...yr.keys()].flatMap(
e=>e.split(" "))),lm=Math.max(...[...yr.keys()].map(e=>e.split(" ").length));function hm(e){return e.normalize("NFD").replace(
/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??[]}function um(e){let t=e.replace(/s$/,"");return cm.has(t)?t:e}var mm=24;function wt(e,t,n,s){let o=s/mm;return p("path",{key:"icon",class:"icon",d:rc[oc(e)],transform:`translate(${t.
toFixed(2)} ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}function U(e,t){let n=e.visits[t];return n?`${n.label}, ${Zt(e,t)}`:""}function _e(e,t){return e.visits[t]?.label??""}function br(e){
return e>0&&e<5e-4?"<0.1 %":O(e,1)}function Zt(e,t){let n=e.visits[t];return n?`${bt[n.weekday]} ${mt(n.start_minute)}`:
""}function ac(e,t){return Lt(e.visits[t]?.duration_minutes??0)}function cc(e,t,{weights:n,scores:s,temperature:o},r,{colour:i,
open:a}){let{reading:c}=e,l=L(e),h=t.width/c.count,u=h>=18*l,m=t.y+t.height-(u?38:18)*l,d=t.y+17*l,f=Math.max(...n)||1,y=Math.
max(0,m-d)/f,g=v(ic(n,r).map($=>({visit:$,half:j(e,x(n[$],$),$===r?"strong":"tiny")/2}))),b=v(ic(n,r).map($=>({visit:$,half:j(
e,_($),$===r?"strong":"tiny")/2})));return[p("path",{key:"foot",class:"axis",d:`M${t.x} ${m}H${t.x+t.width}`}),c.visits.
map(({category:$},A)=>{let T=w(A),N=A===r,R=Number(n[A])*y;return p("g",{key:`visit ${A}`,class:`part choice${N?" here":
""}`,"data-open":a(A),role:"button",tabindex:"-1","aria-label":`${U(c,A)}: weight ${O(Number(n[A]),1)}`},p("rect",{key:"\
ground",class:"ground",x:t.x+A*h,y:t.y,width:h,height:t.height}),p("rect",{key:"bar",class:`bar ${i}${N?" chosen":""}`,x:T-
Math.min(.36*h,20*l),y:m-R,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,R)}),g.has(A)&&H(e,k(A,g),m-R-4*l,x(
n[A],A),{kind:N?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&wt($,T-7*l,m+5*l,14*l),b.has(A)&&H(e,k(A,b),
t.y+t.height-4*l,_(A),{kind:N?"strong":"tiny",anchor:"middle",key:"score"}),p("title",{},`${U(c,A)}: score ${S(Number(s[A]),
3)}, weight ${O(Number(n[A]),2)}`))})];function w($){return t.x+($+.5)*h}function k($,A){let T=A.get($)??0;return Math.max(
t.x+T,Math.min(t.x+t.width-T,w($)))}function x($,A){return A===r?br(Number($)):O(Number($)).replace(" %","")}function _($){
return S(Number(s[$])/o,$===r?2:1)}function v($){let A=new Map;for(let{visit:T,half:N}of $){let R=Math.max(t.x+N,Math.min(
t.x+t.width-N,w(T)));[...A].every(([C,I])=>{let z=Math.max(t.x+I,Math.min(t.x+t.width-I,w(C)));return Math.abs(R-z)>=N+I+
3*l})&&A.set(T,N)}return A}}function ic(e,t){let n=[...Array(e.length).keys()].filter(s=>s!==t).sort((s,o)=>Number(e[o])-
Number(e[s]));return[t,...n]}function lc(e,t){let n=L(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>dm(e,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>fm(e,s)}]}function dm(e,t){let{reading:n}=e,s=L(e),o=K(e,t),r=n.values(
"context"),i=D(e,o,P(`${U(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${S(Math.hypot(...r))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-i.height)/(64*s)))),c=Math.ceil(r.length/a),l=Math.min(120*s,(o.height-i.height-8*s)/a);return[
...B(e,t,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let m=r.subarray(u*c,(u+1)*c),d=o.width*m.length/c,f={...o,
y:o.y+i.height+8*s+u*l,width:d,height:Math.max(28*s,l-10*s)};return m.length>0&&p("g",{key:`line ${u}`},Qt(e,f,m,{colour:"\
stream",extent:rs(r),numbered:He(e,[m],m,d),exact:y=>`Number ${u*c+y+1}: ${S(Number(m[y]),4)}`}))})]}function fm(e,t){let{
reading:n}=e,s=L(e),o=K(e,t),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=D(e,o,P("Each reads the same numbers, through a mat\
rix of its own:"),"small");return[...B(e,t,"What reads it"),...i.marks,r.length>0&&p("g",{key:"rows"},ke(e,{...o,y:o.y+i.
height+6*s,height:o.height-i.height-6*s},r))]}function De(e,t,n,s,o){let r=`layers.${t}.heads.${n}`,i=e.values(`${r}.queries`),a=e.values(`${r}.keys`),c=i.length/e.count,
l=e.trace.interventions.scaling!==!1,h=Fe(ee(i,s,c),ee(a,o,c));return hc(h,l,null,e,o)}function is(e,t,n,s){let o=ee(e.values(
`layers.${t}.heads.${n}.scores`),s,e.count);return wr(o,e.trace.interventions.attention_temperature??1)}function We(e,t){
let n=e.values("pointer.query"),s=e.values("pointer.keys"),o=e.trace.interventions.pointer_scaling!==!1,r=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return hc(Fe(n,ee(s,t,n.length)),o,r,e,t)}function as(e){return wr(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function hc(e,t,n,s,o){let r=e.first.length,i=e.sum/(t?Math.sqrt(r):1)+(n??
0),a=s.visits[o]?.masked??!1;return{dot:e,width:r,isScaled:t,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function Fe(e,t){let n=Array.from(e,(s,o)=>s*t[o]);return{first:e,
second:t,products:n,sum:Ge(n)}}function wr(e,t){let n=Array.from(e,Number).filter(Number.isFinite),s=Math.max(...n)/t,o=Math.
abs(s)>9?s:0,r=Array.from(e,c=>Math.exp(c/t-o)),i=Ge(r),a=r.map(c=>c/i);return{scores:e,temperature:t,shift:o,exponentials:r,
total:i,weights:a}}function rn(e,t,n,s,o,r){if(!e.has(`${n}.mean`))return null;let i=e.trace.architecture.d_model,a=Number(
e.values(t)[o*i+r]),c=Number(e.values(`${n}.mean`)[o]),l=Number(e.values(`${n}.reciprocal_deviation`)[o]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:te(e,`${s}.weight`,r),bias:te(e,`${s}.bias`,r),result:Number(e.values(n)[o*i+r])}}function cs(e,t,n,s){
let o=`transformer.layers.${t}.linear2`,r=e.trace.weights?.[`${o}.weight`],i=te(e,`${o}.bias`,s),a=nt(e,`layers.${t}.fee\
d_forward.hidden`,n);return!r||i===null?null:{dot:Fe(a,ee(r.values,s,a.length)),bias:i}}function uc(e,t,n){let s=e.trace.
weights?.["input_proj.weight"],o=te(e,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),i=n*r,a=e.
slices.map(({name:c,label:l})=>{let h=xr(e,c,t),u=Fe(h,s.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:o,sum:Ge(a.map(({dot:c})=>c.sum))+o}}function xr(e,t,n){let s=e.values(`inputs.${t}`);return ee(
s,n,s.length/e.count)}function nt(e,t,n){let s=e.values(t);return ee(s,n,s.length/e.count)}function Ue(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(e.values("gate.logit")[0]);return{hidden:t,dot:n?Fe(t,n.values):null,bias:te(e,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function ne(e,t){let n=e.values("context"),s=e.trace.weights?.["gen_head.weight"],o=s?Fe(n,ee(
s.values,t,n.length)):null,r=te(e,"gen_head.bias",t),i=e.trace.tensors["generation.logits"]?.values,a=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:i?Number(i[t]):a}}function mc(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
wr(t,1):null}function je(e,t){let{gate:n}=e,s=e.locations.flatMap((i,a)=>i===t?[a]:[]),o=e.hasPointer?Ge(s.map(i=>Number(
e.pointerWeights[i]))):0,r=pm(e,t,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function pm(e,t,n){if(!e.hasGeneration)return 0;let s=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||s?.some(i=>i.location===t)||e.gate===1)return e.probabilityOf("generation",t);let r=e.
probabilityOf("final",t)-e.gate*n;return Math.max(0,r)/(1-e.gate)}function te(e,t,n){let s=e.trace.weights?.[t];return s?
Number(s.values[n]):null}function ee(e,t,n){return e.subarray(t*n,(t+1)*n)}function Ge(e){return Array.from(e).reduce((t,n)=>t+
n,0)}var Ve="→",dc=30,gm=8,ym=20,bm=Object.fromEntries(Array.from("-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??
""]));function an(e,t,{first:n,second:s,products:o},r){let i=L(e),a=o.length,c=a>ym&&t.height>=176*i,l=c?34*i:0,h=(t.height-
l)/3,u=16*i,m=t.x+dc*i,d=t.width-dc*i,f=cn(o),y=He(e,[n,s,o],o,d,f),g=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${a} products`}],b=d/a,w=k=>`${S(
Number(n[k]),4)} × ${S(Number(s[k]),4)} = ${S(Number(o[k]),4)}`;return[p("rect",{key:"strongest",class:"strongest",x:m+
f*b-1,y:t.y+u,width:b+2,height:3*h-u-2*i,rx:3}),g.map(({letter:k,colour:x,values:_,title:v},$)=>{let A=t.y+$*h,T={x:m,y:A+
u,width:d,height:h-u-6*i};return p("g",{key:`row ${$}`},H(e,t.x,A+12*i,v,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),H(e,t.x,A+u+.5*T.height+5*i,k,{also:`math letter ${x}-words`,key:"letter"}),Qt(e,T,_,{colour:x,numbered:y,chosen:f,
exact:w}))}),c&&wm(e,{x:m,y:t.y+3*h,width:d,height:l},o)]}function wm(e,{x:t,y:n,width:s},o){let r=L(e),i=s/o.length,a=Math.
max(gm,Math.ceil(o.length/8));for(;a<o.length&&a*i<j(e,"−888.88","tiny");)a*=2;let c=Math.ceil(o.length/a);return p("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*a,(h+1)*a),[m,d]=[t+h*a*i+2,t+(h*a+u.length)*i-2],f=u.reduce(
(y,g)=>y+g,0);return[p("path",{key:`span ${h}`,class:"axis",d:`M${m} ${n}v${4*r}H${d}v${-4*r}`}),H(e,(m+d)/2,n+17*r,S(f,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function ls(e,t,n,s,o,r,i){let a=L(e),c=xm(n,s,r),l=$m(n,s,o,i.over),
h={x:t.x,y:0,width:t.width},u=D(e,h,c).height+D(e,h,l).height+10*a,m=132*a,d=Math.max(70*a,Math.min(.36*t.height,210*a)),
f=t.height-u-d>=m,y=Math.min(t.height-u-(f?d:0),276*a),g=t.height-u-y,b=D(e,{...h,y:t.y+y+4*a},c),w=D(e,{...h,y:t.y+y+b.
height+6*a},l);return[p("g",{key:"dot"},an(e,{...t,height:y},n.dot,r)),p("path",{key:"rule",class:"rule",d:`M${t.x} ${t.
y+y}H${t.x+t.width}`}),p("g",{key:"score steps"},b.marks),p("g",{key:"softmax steps"},w.marks),f&&p("g",{key:"softmax"},
cc(e,{...t,y:t.y+y+u,height:g},s,o,i))]}function xm({dot:e,width:t,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:i},{
temperature:a},[c,l]){let h=n?e.sum/Math.sqrt(t):e.sum,u=[...P("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${S(e.sum,2)}`,kind:"strong"}],n?[{text:`${Ve}\
 ÷ √${t} = `},{text:S(h,2),kind:"strong"}]:[{text:`${Ve} not divided by √${t}: scaling is off`}]];return s!==null&&
u.push(o?[{text:`${Ve} no position bias: it is off`}]:[{text:`${Ve} ${s<0?"−":"+"} ${S(Math.abs(s),2)} (position bias)\
 = `},{text:S(i,2),kind:"strong"}]),r?u.push([{text:`${Ve} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&u.push([{text:`${Ve}\
 ÷ temperature ${km(a)} = `},{text:S(i/a,2),kind:"strong"}]),u}function $m({isMasked:e},t,n,s){let{scores:o,temperature:r,
shift:i,exponentials:a,total:c,weights:l}=t;if(e)return P("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/r-i,u=Number(a[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:S(h,2),isRaised:!0},{text:` = ${jt(u)}\
;`}],[{text:`${jt(u)} / ${jt(c)} = `},{text:br(Number(l[n])),kind:"strong"},{text:","}],...P(`where ${jt(c)} is the sum \
over ${s}${i?`, after ${S(i,2)}, the largest score, is subtracted from each`:""}.`)]}function jt(e){if(e>=1e3)return Math.
round(e).toLocaleString("en").replaceAll(","," ");if(e>=100)return e.toFixed(0);if(e>=10)return e.toFixed(1);if(e>=.095)
return e.toFixed(2);if(e===0)return"0";let[t="",n=""]=e.toExponential(1).split("e");return`${t} × 10${Array.from(n,s=>bm[s]??
"").join("")}`}function cn(e){let t=0;for(let n=1;n<e.length;n++)Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}
function km(e){return String(Math.round(1e3*e)/1e3)}var _m=6;function fc(e,t){let n=L(e),s=Ue(e.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},
rank:1,share:1.4,marks:r=>Mm(e,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>Em(e,r,s)}),o}
function Mm(e,t,{hidden:n,dot:s,bias:o,logit:r}){let i=L(e),a=K(e,t),c=s&&o!==null?[...P("Sum of the products"),[{text:"\
h",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${S(s.sum,2)}`,kind:"strong"}],[{text:`\
→ ${o<0?"−":"+"} ${S(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:S(r,2),kind:"strong"}]]:[...P("Each unit is \
multiplied by a learned weight; the sum and a bias give the"),[{text:"logit "},{text:S(r,2),kind:"strong"}]],l=D(e,{...a,
y:0},c),h=dt(e,a.x,a.y+a.height-10*i,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(a.height-l.height-
36*i,450*i),m=D(e,{...a,y:a.y+u+4*i},c),d=He(e,[n],n,a.width);return[...B(e,t,`${n.length} hidden units read the context`),
p("g",{key:"dot"},s?an(e,{...a,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},
{letter:"w",words:"Weight of each unit",colour:"key"}]):Qt(e,{...a,height:u},n,{colour:"query",numbered:d})),...m.marks,
h.mark]}function Em(e,t,n){let{reading:s}=e,o=L(e),r=K(e,t),{gate:i,trace:a}=s,c=D(e,{...r,y:0},d()),l=54*o,h={...r,x:r.
x+34*o,width:r.width-48*o,y:r.y+6*o,height:r.height-c.height-l-40*o},u=D(e,{...r,y:r.y+r.height-c.height-l-6*o},d());return[
...B(e,t,m()),n&&h.height>=60*o&&p("g",{key:"curve"},f(h,n)),...u.marks,p("g",{key:"shares"},y({...r,y:r.y+r.height-l+8*
o,height:22*o}))];function m(){return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone a\
nswers":typeof a.interventions.gate=="number"?"A gate set by hand":"A fixed gate"}function d(){let{only:g}=a.interventions,
b=[{text:`gate = ${i.toFixed(3)}`,kind:"strong"}];if(!n){let x=g?`Only the ${g==="pointer"?"pointer":"generation head"} \
answers:`:typeof a.interventions.gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths cou\
nt the same:";return[...P(x),b]}let w=[[{text:"1 / (1 + e",kind:""},{text:S(-n.logit,2),isRaised:!0},{text:") = "},{text:n.
learned.toFixed(3),kind:"strong"}]];if(a.gate.learned)return[...w,...P(`is the gate: ${O(i,1)} of the answer comes from \
the pointer, ${O(1-i,1)} from generation.`)];let k=g?`Only the ${g==="pointer"?"pointer":"generation head"} answers, so \
that the gate is ${i.toFixed(2)}.`:`It is set by hand to ${i.toFixed(3)}.`;return[...P(k),...P("As learned it would be"),
...w]}function f(g,{logit:b,learned:w}){let k=Math.max(_m,Math.ceil(Math.abs(b))),x=R=>g.x+(R+k)/(2*k)*g.width,_=g.y+g.height,
v=R=>_-R*g.height,$=Array.from({length:61},(R,F)=>{let C=-k+F/30*k;return`${x(C).toFixed(1)} ${v(1/(1+Math.exp(-C))).toFixed(
1)}`}),[A,T]=[x(b),v(w)],N=b>0;return[p("path",{key:"axes",class:"axis",d:`M${g.x} ${g.y}V${_}H${g.x+g.width}M${g.x} ${v(
.5)}H${g.x+g.width}`}),[0,.5,1].map(R=>H(e,g.x-6*o,v(R)+4*o,R===.5?"0.5":String(R),{kind:"tiny",anchor:"end",key:`share ${R}`})),
[-k,0,k].map(R=>H(e,x(R),_+15*o,S(R,0),{kind:"tiny",anchor:"middle",key:`logit ${R}`})),H(e,(x(0)+x(-k))/2,_+15*o,"logit",
{kind:"tiny",anchor:"middle",key:"axis"}),p("path",{key:"line",class:"curve",d:`M${$.join("L")}`}),p("path",{key:"lead",
class:"lead",d:`M${A} ${_}V${T}H${g.x}`}),p("circle",{key:"point",class:"point",cx:A,cy:T,r:5.5*o}),H(e,A+(N?-10:10)*o,N?
Math.max(T-6*o,g.y+9*o):T-8*o,w.toFixed(2),{kind:"strong",anchor:N?"end":void 0,key:"value"})]}function y(g){let b=i*g.width;
return[p("rect",{key:"pointer",class:"bar pointer",x:g.x,y:g.y,width:b,height:g.height}),p("rect",{key:"generation",class:"\
bar generation",x:g.x+b,y:g.y,width:g.width-b,height:g.height}),H(e,g.x,g.y+g.height+15*o,`pointer ${O(i,1)}`,{kind:"sma\
ll",key:"of pointer"}),H(e,g.x+g.width,g.y+g.height+15*o,`generation ${O(1-i,1)}`,{kind:"small",anchor:"end",key:"of gen\
eration"})]}}var pc=14,gc=34;function xt(e,t,n,{largest:s,most:o=gc,isOrdered:r=!1,isWalked:i=!1}={}){let a=L(e),c=Math.max(1,Math.floor(
t.height/(pc*a))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*a,t.height/(h.length+Number(l))),m=u>=30*
a,d=Math.max(1,Math.ceil(pc*a/u)),f=h.findIndex(({isChosen:$})=>$),y=u>=13*a&&h.some(({category:$})=>$!==void 0),g=y?22*
a:0,b=Math.max(...h.map(({text:$})=>j(e,$,"strong")))+8*a,w=Math.max(0,...h.map(({beside:$=""})=>$?j(e,$,"small")+10*a:0)),
k=Math.max(...h.map(({label:$,says:A=""})=>Math.max(j(e,$,"strong"),m?j(e,A,"small"):0)))+8*a,x=Math.min(k,.58*(t.width-
g-b-w)),_={x:t.x+g+x,width:Math.max(1,t.width-g-x-b-w)},v=s??(Math.max(...h.map(({parts:$})=>$.reduce((A,{value:T})=>A+Math.
abs(T),0)))||1);return[h.map(($,A)=>{let T=t.y+(A+.5)*u,N=A===f||(h.length-1-A)%d===0&&(f<0||Math.abs(A-f)>=d),R=_.x,F=Math.
min(.62*u,.42*o*a);return p("g",{key:$.key,class:`${$.open?"part ":""}choice row${$.isChosen?" here":""}${$.isOff?" off":
""}`,"data-open":$.open??null,role:$.open?"button":null,tabindex:$.open?i&&!$.isChosen?"-1":0:null,"aria-label":$.open?`${$.
label}: ${$.text}`:null},p("rect",{key:"ground",class:"ground",x:t.x-3*a,y:T-u/2,width:t.width+6*a,height:u,rx:4}),y&&(N||
u>=17*a)&&$.category!==void 0&&wt($.category,t.x,T-7.5*a,15*a),N&&H(e,t.x+g,T+(m&&$.says?-2:4.5)*a,$.label,{kind:$.isChosen?
"strong":"label",width:x-6*a,key:"name"}),m&&$.says&&H(e,t.x+g,T+12.5*a,$.says,{kind:"small",width:x-6*a,key:"says"}),$.
parts.map(({value:C,colour:I},z)=>{let st=Math.abs(C)/v*_.width,ot=p("rect",{key:`part ${z}`,class:`bar ${I}${C<0?" nega\
tive":""}${$.isChosen?" chosen":""}`,x:R,y:T-F/2,width:Math.max(.5,Math.min(_.width,st)-($.parts.length>1&&st>2?.8:0)),height:Math.
max(1,F)});return R+=st,ot}),N&&$.beside&&H(e,t.x+t.width-b,T+4.5*a,$.beside,{kind:"small",anchor:"end",key:"beside"}),N&&
H(e,t.x+t.width,T+4.5*a,$.text,{kind:$.isChosen?"strong":"label",anchor:"end",key:"value"}),$.exact&&p("title",{},$.exact))}),
l&&H(e,t.x,t.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function Be(e,t,n,s=gc){
return Math.min(s*L(e)*n,t.height)}function yc(e,t){let n=L(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:s=>Am(e,s,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:s=>Sm(e,s,t)}]}function Am(e,t,n){let{reading:s}=e,
o=L(e),r=K(e,t),a=(s.trace.location_probabilities.generation??[]).map(({location:m,probability:d})=>{let{label:f,category:y}=s.
nameOf(m),{logit:g}=ne(s,m);return{key:`place ${m}`,label:f,category:y,parts:[{value:d,colour:"generation"}],beside:g===
null?"":S(g,2),text:O(d,1),open:`generation.${m}`,isChosen:m===n.location,exact:`${f}: ${g===null?"":`logit ${S(g,4)}, `}\
probability ${O(d,3)}`}}),c=s.trace.architecture.locations,l=D(e,r,P(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=dt(e,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...B(e,t,"What the generation head expects"),...l.marks,p("g",{key:"\
rows"},xt(e,u,a,{isWalked:!0})),h.mark]}function Sm(e,t,{location:n}){let{reading:s}=e,o=L(e),r=K(e,t),{label:i}=s.nameOf(
n),{dot:a,bias:c,logit:l}=ne(s,n),h=mc(s),u=s.probabilityOf("generation",n),m=[];if(a&&c!==null&&m.push(...P("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${S(a.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${S(Math.abs(c),2)} (bias) =`}]),l!==null&&m.push([{text:"logit "},{text:S(
l,2),kind:"strong"}]),h){let y=Number(h.exponentials[n]),g=Number(h.scores[n])-h.shift;m.push([{text:"→ e",kind:""},{text:S(
g,2),isRaised:!0},{text:` = ${jt(y)};`}],[{text:`${jt(y)} / ${jt(h.total)} = `},{text:O(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...P(`${jt(h.total)} is the sum over the whole list${h.shift?`, after ${S(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else m.push(...P("→ softmax over the whole list:"),[{text:O(u,1),kind:"strong"}]);
let d=D(e,{...r,y:0},m),f=a?Math.min(r.height-d.height-8*o,450*o):0;return[...B(e,t,`How does it score ${i}?`),a&&p("g",
{key:"dot"},an(e,{...r,height:f},a,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${i}`,colour:"key"}])),...D(e,{...r,y:r.y+f+(a?6*o:0)},m).marks]}var bc=24,Om=.045,Tm=.6;function wc(e,t){let n=L(e),s=e.stage.size.width>=600*n,o=Math.min(e.reading.count*14,170),r=Math.
max(200,Math.min(e.reading.count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:t.isLeaf?
1:0,share:1.2,marks:i=>vm(e,i,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:i=>Rm(e,i,t)}]}function vm(e,t,n){
let{reading:s,isOwnScale:o}=e,{layer:r,head:i,query:a,visit:c}=n,l=L(e),{count:h}=s,u=s.weights(r,i),m=s.isRemoved(r,i)||
s.isSkipped(r,"attention"),d=o?Math.max(...u)||1:s.largestWeight,f=Lm(e,t,n,m),y=Math.min(.36*t.width,190*l),g=t.y+42*l,
[b,w]=[t.width-y,t.height-44*l-f.height],k=t.width<600*l?1.9:1.15,x={width:b/h,height:Math.min(w/h,k*b/h)},_={x:t.x+y,y:g,
width:b,height:x.height*h},v=`layers.${r}.heads.${i}`,$=x.height>=30*l,A=Nm(x.height,13*l);return[H(e,t.x,t.y+15*l,y>=150*
l?"The visit that asks":"Who asks",{kind:"strong",width:y-8*l}),p("g",{key:"columns"},T()),p("g",{key:"rows"},N()),p("im\
age",{key:"weights",class:"map",href:Pe(u.map(C=>C/d),h,e.scale),..._,preserveAspectRatio:"none",opacity:m?.3:1}),p("rec\
t",{key:"frame",class:"map-frame",..._}),p("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${i}`},
R()),p("rect",{key:"column",class:"chosen-column",x:_.x+c*x.width,y:t.y,width:x.width,height:_.y+_.height-t.y,rx:3}),p("\
rect",{key:"row",class:"chosen-row",x:t.x-3,y:_.y+a*x.height,width:t.width+3,height:x.height,rx:3}),p("rect",{key:"cell",
class:"chosen-cell",x:_.x+c*x.width,y:_.y+a*x.height,width:x.width,height:x.height}),f.at(_.y+_.height)];function T(){let C=x.
width>=14*l,I=Math.min(15*l,x.width-3*l),z=x.width>=30*l,st=_.x;return s.visits.map((ot,V)=>{let rt=String(bt[ot.weekday]),
Z=ot.weekday!==s.visits[V-1]?.weekday,Rt=_.x+V*x.width,Ee=j(e,rt,"tiny"),oi=!C&&Z&&Rt>=st&&Rt+Ee<=_.x+_.width;oi&&(st=Rt+
Ee+4*l);let Rs=_.x+(V+.5)*x.width;return p("g",{key:`column ${V}`,class:`part choice${V===c?" here":""}${ot.masked?" off":
""}`,"data-open":`${v}.${a}.${V}`,role:"button",tabindex:"-1","aria-label":`Read from visit ${V+1}: ${U(s,V)}${ot.masked?
", masked":""}`},p("rect",{class:"ground",x:_.x+V*x.width,y:t.y,width:x.width,height:42*l}),C&&wt(ot.category,Rs-I/2,t.y+
(z?0:22)*l,I),oi&&H(e,Rt,t.y+38*l,rt,{kind:"tiny",key:"weekday"}),z&&[H(e,Rs,t.y+26*l,rt,{kind:"tiny",anchor:"middle",key:"\
day"}),H(e,Rs,t.y+38*l,x.width>=40*l?mt(ot.start_minute):`${Math.floor(ot.start_minute/60)} h`,{kind:"tiny",anchor:"midd\
le",key:"hour"})],p("title",{},U(s,V)))})}function N(){return s.visits.map((C,I)=>{let z=_.y+(I+.5)*x.height,st=I===a,ot=st||
(h-1-I)%A===0&&Math.abs(I-a)>=A,V=Math.min(18*l,x.height-1.5*l),rt=x.height>=12*l,Z=t.x+(rt?V+10*l:4*l),Rt=_.x-Z-6*l,Ee=st||
$?"strong":"label";return p("g",{key:`row ${I}`,class:`part choice${st?" here":""}`,"data-open":`${v}.${I}.${c}`,role:"b\
utton",tabindex:"-1","aria-label":`Visit ${I+1} asks: ${U(s,I)}`},p("rect",{class:"ground",x:t.x,y:z-x.height/2,width:y,
height:x.height}),rt&&wt(C.category,t.x+3*l,z-V/2,V),ot&&H(e,Z,z+($?-2:4.5)*l,C.label,{kind:Ee,width:Rt,key:"name"}),$&&
H(e,Z,z+12*l,`${Zt(s,I)} · ${ac(s,I)}`,{kind:"small",width:Rt,key:"when"}),p("title",{},U(s,I)))})}function R(){let C=[];
for(let I=0;I<h;I++){if(h>bc&&I!==a){C.push(p("rect",{key:`row ${I}`,class:"cell",x:_.x,y:_.y+I*x.height,width:_.width,height:x.
height,"data-open":`${v}.${I}.${c}`},p("title",{},U(s,I))));continue}for(let z=0;z<h;z++)C.push(F(I,z))}return C}function F(C,I){
let z=Number(u[C*h+I]),[st,ot]=[_.x+I*x.width,_.y+C*x.height],V=C===a&&I===c,rt=String(Math.round(100*z)),Z=Ee=>x.width>=
j(e,rt.padStart(2,"0"),Ee)+2*l,Rt=(z>=Om||C===a)&&x.height>=13*l&&Z("tiny");return p("g",{key:`${C} ${I}`,class:"cell"},
p("rect",{key:"cell",x:st,y:ot,width:x.width,height:x.height,"data-open":`${v}.${C}.${I}`,role:"button",tabindex:V?0:"-1",
"aria-current":V?"true":null},p("title",{},`${U(s,C)} reads ${O(z,1)} from ${U(s,I)}`)),Rt&&H(e,st+x.width/2,ot+x.height/
2+4.5*l,rt,{kind:z/d>=.3&&Z("strong")?"strong":"tiny",anchor:"middle",also:z/d>=Tm&&!m?"on-dark":"on-light",key:"weight"}))}}
function Nm(e,t){return Math.max(1,Math.ceil(t/e))}function Lm(e,t,{layer:n,head:s,query:o,isLeaf:r},i){let{canAct:a,isOwnScale:c,
reading:l}=e,h=L(e),u=l.isRemoved(n,s),m=t.height>=330*h,d=`layers.${n}.heads.${s}`,y=[a&&{text:u?"Switch head on":"Swit\
ch head off",attributes:{"data-act":"head","data-part":d},isPressed:u},r?{text:"More about query and keys",attributes:{"\
data-more":"neurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"More about this head",attributes:{
"data-more":"head","data-layer":n,"data-head":s},isButton:!1},{text:c?"Same scale for all heads":"Own scale",attributes:{
"data-act":"scale"}}].filter(k=>k!==!1),g=i?"Switched off: these weights would have been used.":`Columns: the visit it r\
eads from. ${l.count>bc?"Darker is more; each row adds up to 100 %.":"Values in %; each row adds up to 100."}`,b=m?P(g):
[],w=D(e,{...t,y:0},b,"small").height;return{height:w+40*h,at(k){let x=t.x,_=[];for(let{text:v,attributes:$,...A}of y){let T=dt(
e,x,k+w+22*h,v,$,A);x+T.width>t.x+t.width||(_.push(T.mark),x+=T.width+10*h)}return[p("g",{key:"explained"},D(e,{...t,y:k+
3*h},b,"small").marks),p("g",{key:"controls"},_)]}}}function Rm(e,t,{layer:n,head:s,query:o,visit:r}){let{reading:i}=e,a=o===
i.count-1?"the last visit":`visit ${o+1}`,c=o===r?"itself":_e(i,r);return[...B(e,t,`How much does ${a} read from ${c}?`,
`${a.charAt(0).toUpperCase()}${a.slice(1)} reads ${c}`),p("g",{key:"worked"},ls(e,K(e,t),De(i,n,s,o,r),is(i,n,s,o),r,[{letter:"\
q",words:`Query of ${U(i,o)}`,colour:"query"},{letter:"k",words:`Key of ${U(i,r)}`,colour:"key"}],{colour:"attention-bar",
over:`all ${i.count} visits of this row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var xc=56;function $c(e,t){let n=L(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>Im(
e,s,t)},...e.reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>Cm(e,s,t)}]:[]]}function Im(e,t,{
location:n}){let{reading:s}=e,o=L(e),r=je(s,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,
[m,d]=[i.toFixed(2),(1-i).toFixed(2)],f=s.pointerWeights,y=[],g=A=>r.visits.map(T=>({value:A*Number(f[T]),colour:"pointe\
r"}));s.hasPointer&&y.push({key:"pointer",label:"Pointer",parts:g(1),text:$t(a),open:"pointer"}),s.hasGate&&y.push({key:"\
from pointer",label:`× gate ${m}`,parts:g(i),text:$t(l),open:"gate"}),s.hasGeneration&&y.push({key:"generation",label:"\
Generation",parts:[{value:c,colour:"generation"}],text:$t(c),open:`generation.${n}`}),s.hasGate&&y.push({key:"from gener\
ation",label:`× (1 − ${m})`,parts:[{value:h,colour:"generation"}],text:$t(h),open:"gate"}),y.push({key:"answer",label:"\
Answer",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:A})=>A>0),text:$t(u),isChosen:!0});
let b=K(e,t),w=s.hasGate?[[{text:`${m} × ${$t(a)} = ${$t(l)}`}],...P("come from the pointer,"),[{text:`${d} × ${$t(c)}\
 = ${$t(h)}`}],...P("from generation. Together:"),[{text:$t(u),kind:"strong"},{text:"."}],...P("All bars have one scale.")]:
[...P(`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],k=D(e,{...b,
y:0},w),x={...b,height:b.height-k.height-44*o},_=Be(e,x,y.length,xc),v=D(e,{...b,y:b.y+_+8*o},w),$=dt(e,b.x,b.y+b.height-
10*o,"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...B(e,t,`How probable is ${s.nameOf(n).label}\
?`),p("g",{key:"rows"},xt(e,x,y,{most:xc})),...v.marks,$.mark]}function Cm(e,t,{location:n}){let{reading:s}=e,o=L(e),{visits:r,
pointer:i}=je(s,n),a=K(e,t),c="Its visits";if(r.length===0){let g=P("None of the visits is here, so the pointer cannot c\
hoose it.");return[...B(e,t,c),...D(e,a,g).marks]}let l=s.pointerWeights,h=r.map(g=>({key:`visit ${g}`,label:`${Zt(s,g)}\
 (visit ${g+1})`,parts:[{value:Number(l[g]),colour:"pointer"}],text:$t(Number(l[g])),open:`pointer.${g}`,isOff:s.visits[g]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",m=[...P(u),[{text:$t(i),kind:"strong"},
{text:"."}]],d=D(e,{...a,y:0},m),f={...a,height:a.height-d.height-8*o},y=Be(e,f,h.length);return[...B(e,t,c),p("g",{key:"\
rows"},xt(e,f,h,{isOrdered:!0})),...D(e,{...a,y:a.y+y+6*o},m).marks]}function $t(e){return O(e,e>=.01||e===0?1:e>=1e-5?3:
5)}function kc(e,t){let n=L(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:s=>Pm(
e,s,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:s=>Hm(e,s,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>Dm(e,s)}]}function Pm(e,t,n){let{reading:s}=e,o=L(e),r=K(e,t),i=D(e,r,
P("A score for each visit, and its weight after the softmax."),"small"),a=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((m,d)=>({key:`visit ${d}`,label:m.label,says:Zt(s,d),category:m.category,parts:[{value:Number(c[d]),colour:"pointer"}],
beside:S(Number(a[d]),2),text:O(Number(c[d]),1),open:`pointer.${d}`,isChosen:d===n.visit,isOff:m.masked,exact:`${U(s,d)}\
: score ${S(Number(a[d]),4)}, weight ${O(Number(c[d]),2)}`})),h=dt(e,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+i.height+4*o,height:r.height-i.height-34*o};return[...B(e,t,"What the p\
ointer reads"),...i.marks,p("g",{key:"rows"},xt(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function Hm(e,t,{visit:n}){let{
reading:s}=e;return[...B(e,t,`How does the pointer score ${_e(s,n)}, ${Zt(s,n)}?`,`Score of ${_e(s,n)}`),p("g",{key:"wor\
ked"},ls(e,K(e,t),We(s,n),as(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${U(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function Dm(e,t){let{reading:n}=e,s=L(e),o=K(e,t),r=n.pointerWeights,i=D(e,o,P("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:m,probability:d,
visits:f})=>({key:`place ${h}`,label:f.length>1?`${u} (${f.length})`:u,category:m,parts:f.map(y=>({value:Number(r[y]),colour:"\
pointer"})),text:O(d,1),open:h>1?`places.${h}`:null,exact:`${f.map(y=>O(Number(r[y]),2)).join(" + ")} = ${O(d,2)}`})),c={
...o,y:o.y+i.height+6*s,height:o.height-i.height-36*s},l=dt(e,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...B(e,t,"Sums per place"),...i.marks,p("g",{key:"rows"},xt(e,c,a)),l.mark]}function _c(e,t){let n=L(e),s=Mc(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:t.
number===null?0:1,share:1.5,marks:o=>Wm(e,o,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:o=>Fm(e,o,t)}]}function ms(e,{layer:t,visit:n,number:s}){return s??cn(nt(e,`layers.${t}.residual_out`,n))}function Mc(e,{
layer:t,visit:n}){let s=`layers.${t}`,o=e.has(`${s}.attention_out`),r=e.trace.interventions.residuals!==!1,i=u=>e.isSkipped(
t,u),a=[],c=(u,m,d,f="plain")=>{let y=nt(e,`${s}.${u}`,n),g=`length ${S(Math.hypot(...y))}`;a.push({key:u,title:m,says:d||
g,values:y,colour:f})},l=(u,m)=>r?i(u)?"unchanged":"":i(u)?"nothing":`${m} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!e.has(`${s}.${u}\
.mean`))return"off: unchanged";let m=Number(e.values(`${s}.${u}.mean`)[n]),d=1/Number(e.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${S(m,2)}, deviation ${S(d,2)}`}}function Wm(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=L(e),
a=K(e,t),c=ms(s,n),l=Mc(s,n),h={...a,height:a.height-34*i},u=r===s.count-1,m=a.x,d=[],f=(y,g,b=!0)=>{let w=dt(e,m,a.y+a.
height-10*i,y,g,{isButton:b});m+w.width>a.x+a.width||(d.push(w.mark),m+=w.width+10*i)};return r>0&&f("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||f("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),f("More about the \
layers",{"data-more":"layers"},!1),[...B(e,t,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${U(s,r)}`,`Layer ${o}\
: ${U(s,r)}`),p("g",{key:"rows"},ke(e,h,l,{chosen:c,open:y=>`layers.${o}.stream.${r}.${y}`})),p("g",{key:"controls"},d)]}
function Fm(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=L(e),a=ms(s,n),c=K(e,t),{y:l}=c,h=[];for(let m of Um(s,o,r,a)){
let d=D(e,{...c,y:l},m);if(l+d.height>c.y+c.height)break;h.push(...d.marks),l+=d.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...B(e,t,`Number ${a+1} of ${s.trace.architecture.d_model}, worked out`),p("g",{key:"lines"},h),
u.height>=90*i&&p("g",{key:"units"},jm(e,u,o,r,a))]}function Um(e,t,n,s){let o=`layers.${t}`,r=`transformer.layers.${t}`,
i=h=>Number(nt(e,`${o}.${h}`,n)[s]),a=e.trace.interventions.residuals!==!1,c=[[...P("Comes in:"),us(i("residual_in"))]];
return e.has(`${o}.attention_out`)&&(c.push(hs("Norm 1:",rn(e,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),e.isSkipped(t,"attention")))),c.push(hs("Norm\
 2:",rn(e,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,m,d,f){let y=f?"0 (skipped)":
S(Math.abs(m),2);return a?[...P(h),[{text:`${S(u,2)} ${m<0&&!f?"−":"+"} ${y} =`}],us(d)]:[...P(`${h} no residual conne\
ction, so only`),[{text:f?"0 (skipped)":S(m,2),kind:"strong"}]]}}function hs(e,t){if(!t)return P(`${e} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:i,bias:a,result:c}=t;return[...P(e),[{text:`(${S(n,2)} ${s<
0?"+":"−"} ${S(Math.abs(s),2)})`}],[{text:`× ${S(o,3)} = ${S(r,2)};`}],...i===null||a===null?P("then a learned factor\
 and bias give").concat([us(c)]):[[{text:`${S(r,2)} × ${S(i,2)} ${a<0?"−":"+"} ${S(Math.abs(a),2)} =`}],us(c)]]}function us(e){
return[{text:S(e,2),kind:"strong"}]}function jm(e,t,n,s,o){let{reading:r}=e,i=L(e),a=nt(r,`layers.${n}.feed_forward.pre`,
s),c=nt(r,`layers.${n}.feed_forward.hidden`,s),l=cs(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((w,k)=>Math.
abs(Number(h[k]))-Math.abs(Number(h[w]))),m=Array.from(c).filter(w=>w>0).length,d=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",f=l?`${m} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${S(Ge(h),2)}, the bias adds ${S(l.bias,2)}:`:`${m} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,y=D(e,t,P(d+f),"small"),g=Math.max(1,Math.floor((t.height-y.height)/
(20*i))),b=u.slice(0,g).map(w=>({key:`unit ${w}`,label:`unit ${w+1}`,parts:[{value:Number(h[w]),colour:"plain"}],beside:`${S(
Number(a[w]))} → ${S(Number(c[w]))}${l?` × ${S(Number(l.dot.second[w]),2)}`:""}`,text:S(Number(h[w]),2)}));return[...y.
marks,xt(e,{...t,y:t.y+y.height+2*i,height:t.height-y.height-4*i},b)]}var Gm=864e5,Vm=.1;function $r(e,t){let n=L(e),s=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},
rank:s?1:0,share:1.2,marks:o=>Ym(e,o,t)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>Km(e,o,t)},...t.
kind==="visit"?[{key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>qm(e,o,t)}]:[]]}function kr(e,t,n){
let{trace:s,count:o}=e,r=e.visits[n],{without_features:i=[],position_from_end:a}=s.interventions;if(i.includes(t)||t==="\
position_from_end"&&a===!1)return"left out: all zeros";if(!r)return"";switch(t){case"location":return r.label;case"user":
return s.user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/Oe)*Oe;return`${mt(
c)} to ${mt((c+Oe)%1440)}`}case"weekday":return de[r.weekday]??"";case"recency":{let c=Bm(e,n);return c===null?"days bef\
ore the prediction":c>=fe?`${fe} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{
let c=Math.floor(r.duration_minutes/Yt)*Yt,l=c+Yt;return c>=pe*Yt?`${Lt(pe*Yt)} or more`:`${c?Lt(c):"0"} to ${Lt(l)}`}default:{
let c=o-n;return c===1?"the last visit":`${c} from the end`}}}function Bm({trace:e,visits:t},n){let s=t[n]?.arrival;if(!s)
return null;let o=r=>Date.parse(r.slice(0,10))/Gm;return Math.round(o(e.predict_at)-o(s))}function Ym(e,t,{kind:n,visit:s}){
let{reading:o}=e,r=L(e),i=K(e,t),a=o.slices.map(({name:m,label:d,lengths:f})=>({key:m,title:d,says:kr(o,m,s),values:xr(o,
m,s),colour:Number(f[s])===0?"plain off":"plain"})),c=a.reduce((m,{values:d})=>m+d.length,0),l=D(e,i,P(`${a.length} vect\
ors, ${c} numbers together; the network learned a vector for every value.`),"small"),h=dt(e,i.x,i.y+i.height-10*r,"More \
about features",{"data-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*r,height:i.height-l.height-34*r};return[
...B(e,t,n==="inputs"?"What the last visit is made of":U(o,s)),...l.marks,p("g",{key:"rows"},ke(e,u,a)),h.mark]}function Km(e,t,{
kind:n,visit:s,number:o}){let{reading:r}=e,i=L(e),a=K(e,t),c=nt(r,"inputs.projected",s),l=o??cn(c),h=uc(r,s,l),u=n==="in\
puts"?"inputs":`visits.${s}`,m=[{key:"projected",title:`${c.length} numbers`,says:"all features, mixed",values:c,colour:"\
stream"}],d={...a,height:Math.min(86*i,.26*a.height)},f=zm(r,s,l),y=[],g=f.reduce((x,_)=>x+D(e,{...a,y:0},_).height+4*i,
0),b={...a,y:d.y+d.height+28*i,height:a.height-d.height-g-36*i},w=h?Xm(h):[],k=b.y+(w.length?Be(e,b,w.length)+6*i:0);for(let x of f){
let _=D(e,{...a,y:k},x);if(k+_.height>a.y+a.height+2)break;y.push(..._.marks),k+=_.height+4*i}return[...B(e,t,"The vecto\
r that enters the layers"),p("g",{key:"vector"},ke(e,d,m,{chosen:l,open:x=>`${u}.${x}`})),w.length>0&&D(e,{...a,y:d.y+d.
height+4*i},P(`Number ${l+1}: each feature × its weights`),"small").marks,w.length>0&&p("g",{key:"rows"},xt(e,b,w)),p("\
g",{key:"lines"},y)]}function Xm({parts:e,bias:t}){return[...e.map(({name:s,label:o,dot:r})=>({key:s,label:o,parts:[{value:r.
sum,colour:"plain"}],text:S(r.sum,2),exact:`${o}: the sum of ${r.products.length} products is ${S(r.sum,4)}`})),{key:"bi\
as",label:"bias",parts:[{value:t,colour:"plain"}],text:S(t,2),exact:""}]}function zm(e,t,n){let s=Number(nt(e,"inputs.pr\
ojected",t)[n]),o=Number(nt(e,"layers.0.residual_in",t)[n]),r=rn(e,"inputs.projected","inputs.norm","input_norm",t,n),i=[
[...P("Sum:"),[{text:S(s,2),kind:"strong"}]],hs("Norm:",r)];if(e.trace.architecture.components.includes("sinusoidal")){let a=e.
trace.architecture.d_model,c=te(e,"pos_encoding",t*a+n);e.trace.interventions.sinusoidal===!1?i.push(P("No position enco\
ding: it is off.")):c!==null&&r&&i.push([...P("Position encoding:"),[{text:`${S(r.result,2)} ${c<0?"−":"+"} ${S(Math.abs(
c),2)} =`}],[{text:S(o,2),kind:"strong"}]])}return i}function qm(e,t,{visit:n}){let{reading:s}=e,o=L(e),r=K(e,t),i=[];for(let f=0;f<
s.layers;f++)for(let y=0;y<s.heads;y++){let g=Number(s.lastRow(f,y)[n]),b=s.isRemoved(f,y)||s.isSkipped(f,"attention");i.
push({key:`${f} ${y}`,label:`Layer ${f}, head ${y}`,parts:[{value:g,colour:"plain"}],text:b?"off":O(g,1),open:`layers.${f}\
.heads.${y}.${s.count-1}.${n}`,isOff:b})}let a=[];if(s.hasPointer){let f=Number(s.pointerWeights[n]);i.push({key:"pointe\
r",label:"Pointer",parts:[{value:f,colour:"pointer"}],text:O(f,1),open:`pointer.${n}`}),s.hasGate&&a.push(...P("To the a\
nswer the pointer carries"),[{text:`${O(f,1)} × gate ${s.gate.toFixed(2)} = `},{text:O(f*s.gate,1),kind:"strong"},{text:"\
."}])}let c=D(e,r,P(s.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),
"small"),l=D(e,{...r,y:0},a),h={...r,y:r.y+c.height+2*o,height:r.height-c.height-l.height-8*o},u=Be(e,h,i.length),m=i.map(
({parts:f})=>Number(f[0]?.value)),d=Math.max(Vm,...m);return[...B(e,t,"Who reads it?"),...c.marks,i.length>0&&p("g",{key:"\
rows"},xt(e,h,i,{largest:d})),p("g",{key:"end"},D(e,{...r,y:h.y+u+6*o},a).marks)]}var Jm={head:wc,stream:_c,inputs:$r,visit:$r,context:lc,pointer:kc,generation:yc,gate:fc,place:$c};function Ec(e,t){let n=Ut(
t,e.reading);return n?Qa(e,n,Jm[n.kind](e,n)):[]}function Me(e,t,n){switch(e?.kind){case"visit":return td(e.visit??0,t);case"head":return nd(e.layer??0,e.head??0,t);case"\
slices":return{title:"What a visit is made of.",text:`Each visit is ${t.slices.length} vectors side by side: ${Ac(t.slices.
map(({label:s})=>Qm[s]??s))}. One matrix mixes them into ${t.trace.architecture.d_model} numbers.`};case"stream":return Sc(
e.layer??0,t);case"context":return{title:"Context.",text:`After ${t.layers===1?"its layer":`all ${t.layers} layers`} the\
 last visit is ${t.trace.architecture.d_model} numbers. ${Ac(Zm(t),!0)} read nothing else of it.`};case"pointer":return Oc(
t);case"generation":return Tc(t);case"gate":return vc(t);case"place":return sd(e.location??0,t);default:return od(t,n)}}
var Qm={place:"place",who:"person",time:"time of day",day:"weekday",ago:"days ago",stay:"length of stay",order:"position"};
function Zm(e){return[...e.hasPointer?["the pointer"]:[],...e.hasGeneration?["the generation head"]:[],...e.has("gate.lo\
git")?["the gate"]:[]]}function se(e,t){let n=e.visits[t];return n?`${n.label}, ${bt[n.weekday]} ${mt(n.start_minute)}`:
""}function td(e,t){let n=t.visits[e],s=[`A stay of ${Lt(n?.duration_minutes??0)}.`],o=ed(e,t);if(n?.masked)return{title:`${se(
t,e)}.`,text:"This visit is masked: nothing reads it."};if(o&&s.push(`The last visit reads it most in layer ${o.layer}, \
head ${o.head}: ${O(o.weight)}.`),t.hasPointer){let r=t.pointerWeights[e],i=t.locations[e]??0,a=r*t.gate,c=t.probabilityOf(
"final",i);s.push(t.hasGate?`The pointer gives it ${O(r,1)}; through the gate that is ${_r(a)} of the ${O(c,1)} of ${t.nameOf(
i).label}.`:`The pointer gives it ${O(r,1)} of the answer.`)}return{title:`${se(t,e)}.`,text:s.join(" ")}}function ed(e,t){
let n=null;for(let s=0;s<t.layers;s++)for(let o=0;o<t.heads;o++){if(t.isRemoved(s,o))continue;let r=Number(t.lastRow(s,o)[e]);
(!n||r>n.weight)&&(n={layer:s,head:o,weight:r})}return n}function nd(e,t,n){let s=`Layer ${e}, head ${t}.`;if(n.isRemoved(
e,t)){let h=n.trace.interventions.replace_with==="mean";return{title:s,text:`Switched off: its output is ${h?"its mean o\
ver the visits":"zero"}. The map shows the weights it would have used.`}}let o=n.lastRow(e,t),r=Ft(o),a=[...o.keys()].sort(
(h,u)=>o[u]-o[h])[1],c=a===void 0?"":` and ${O(o[a])} from ${se(n,a)}`,l=r===n.count-1?"itself":se(n,r);return{title:s,text:`\
The last visit reads ${O(o[r])} from ${l}${c}. Each row adds up to 100 %.`}}function Sc(e,t){let{residual:n,attention:s,
feedForward:o}=t.stream(e),r=t.count-1,i=s?`its heads add one of length ${S(Number(s[r]))} and `:"";return{title:`Residu\
al stream, layer ${e}.`,text:`The last visit comes in as a vector of length ${S(Number(n[r]))}; ${i}its feed-forward net\
work adds one of length ${S(Number(o[r]))}.`}}function Oc(e){let t=e.pointerWeights,n=Ft(t),[s]=e.pointedPlaces,o=s&&s.visits.
length>1?`; its ${s.visits.length} visits add up to ${O(s.probability)}`:"";return{title:"Pointer.",text:`It scores ever\
y visit and turns the scores into weights. Its favourite visit is ${se(e,n)}, with ${O(t[n])}. Most probable to copy: ${s?.
label}${o}.`}}function Tc(e){let[t,n]=e.generated(2);return{title:"Generation.",text:`It scores all ${e.trace.architecture.
locations-2} places, visited or not. First comes ${t?.label} with ${O(t?.probability??0)}, then ${n?.label} with ${O(n?.
probability??0)}.`}}function vc(e){let{gate:t,trace:n}=e;return{title:"Gate.",text:`${n.gate.learned?"The network sets t\
he gate":"The gate is set"} to ${t.toFixed(2)}: ${O(t)} of the answer’s distribution comes from the pointer, ${O(1-t)}\
 from generation.`}}function sd(e,t){let{label:n}=t.nameOf(e),s=t.probabilityOf("final",e),o=[`Its probability is ${O(s,
1)}`];if(t.hasGate){let a=t.probabilityOf("pointer",e),c=t.probabilityOf("generation",e),{gate:l}=t;o.push(`: gate ${l.toFixed(
2)} × ${O(a,1)} by the pointer + ${(1-l).toFixed(2)} × ${O(c,1)} by generation`)}let r=t.locations.filter(a=>a===e).length,
i=["It is not among the visits","It was visited once"][r]??`It was visited ${r} times`;return{title:`${n}.`,text:`${o.join(
"")}. ${i}.`}}function od(e,t){let{prediction:n}=e.trace,{label:s}=e.nameOf(n.location),o=`${s}, ${O(n.probability,1)}.`;
if(t){let r=t.probabilityOf("final",n.location),i=Math.round(1e3*n.probability)-Math.round(1e3*r),a=i===0?"the same as":
`${Math.abs(i/10).toFixed(1)} points ${i>0?"more":"less"} than`,c=t.trace.prediction.location===n.location,l=e.wordsFor(
t),h=c?"":` ${l.charAt(0).toUpperCase()}${l.slice(1)} the answer was ${t.nameOf(t.trace.prediction.location).label}.`;return{
title:o,text:`That is ${a} ${l}.${h}`}}return e.hasGate?{title:o,text:`${_r(n.from_pointer)} come from the pointer, ${_r(
n.from_generation)} from generation. Point at anything to see where it comes from and where it goes.`}:{title:o,text:"Po\
int at anything to see where it comes from and where it goes."}}function _r(e){return`${(100*e).toFixed(1)} points`}function Ac(e,t=!1){
let n=e.at(-1)??"",s=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?s.charAt(0).toUpperCase()+s.slice(1):s}
function Nc(e){let{count:t}=e,n=e.visits[t-1],s=e.visits[0],o=[{title:t===1?"One visit.":`${t} visits.`,text:t===1?`${se(
e,0)}. Where does this person go next?`:`They begin with ${s?.label} and end with ${se(e,t-1)}. Where does this person g\
o next?`,part:null},{...Me({kind:"slices"},e,null),part:null}];for(let c=0;c<e.layers;c++){o.push({...rd(c,e),part:null});
let l=Sc(c,e);o.push({...l,text:`${l.text} The bars show the same for every visit.`,part:null})}o.push({...Me({kind:"con\
text"},e,null),part:null}),e.hasPointer&&o.push({...Oc(e),part:null}),e.hasGeneration&&o.push({...Tc(e),part:null});let{
prediction:r}=e.trace,i=e.nameOf(r.location).label,a=e.hasGate?`${vc(e).text} `:"";return o.push({title:`${i}, ${O(r.probability,
1)}.`,text:`${a}The answer after ${n?.label} is ${i}.`,part:null}),o}function rd(e,t){let n=`Layer ${e}.`;if(!t.heads)return{
title:n,text:"This network has no self-attention: no visit reads another one here."};let s=null;for(let r=0;r<t.heads;r++){
if(t.isRemoved(e,r))continue;let i=t.lastRow(e,r),a=Ft(i);(!s||i[a]>s.weight)&&(s={head:r,visit:a,weight:i[a]})}if(!s)return{
title:n,text:"All of its heads are switched off."};let o=s.visit===t.count-1?"from itself":`from ${se(t,s.visit)}`;return{
title:n,text:`In ${t.heads} heads every visit reads the others; darker means more. The strongest link of the last visit:\
 head ${s.head} reads ${O(s.weight)} ${o}.`}}function Lc(e,t){let n=Ut(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return ad(n,t);break;case"stream":
return cd(n,t);case"pointer":if(n.isLeaf)return ld(n,t);break;case"generation":if(n.isLeaf)return hd(n,t);break;case"gat\
e":return ud(t);default:break}return Me(Wt(id(n),t),t,null)}function id({kind:e,layer:t,head:n,visit:s,location:o}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${s}`:e==="place"?`places.${o}`:e}function ad({layer:e,head:t,query:n,
visit:s},o){let r=o.weights(e,t).subarray(n*o.count,(n+1)*o.count),i=Number(r[s]),a=r.filter(f=>f>i).length,c=n===s?"its\
elf":U(o,s),l=`${U(o,n)}, reads ${O(i,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=De(o,e,t,n,s),m=o.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${o.count} weights in its row ${a===1?"is":"are"} larger.`,d=o.isRemoved(e,t)||o.isSkipped(e,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${S(h.
sum,2)}, which makes a score of ${S(u,2)}. ${m}${d}`}}function cd({layer:e,visit:t},n){let s=`layers.${e}`,o=l=>S(Math.hypot(
...nt(n,`${s}.${l}`,t))),r=n.has(`${s}.attention_out`),i=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of \
length ${o(l)}`,a=r?`its heads give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${U(n,t)}.`,text:`The\
 visit comes in as a vector of length ${o("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_for\
ward")}. It leaves with length ${o("residual_out")}.${c}`}}function ld({visit:e},t){let n=O(Number(t.pointerWeights[e]),
1),s=`The pointer gives ${U(t,e)}, ${n}.`;if(t.visits[e]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:o,bias:r,isBiasOff:i,score:a}=We(t,e),c=r!==null&&!i?` and the bias of its position is ${S(r,2)}`:"";return{
title:s,text:`Query and key multiply to ${S(o.sum,2)}${c}; its score is ${S(a,2)}. The weight counts for ${_e(t,e)}.`}}function hd({
location:e},t){let{logit:n}=ne(t,e),s=t.probabilityOf("generation",e),o=n===null?"":`Its logit is ${S(n,2)}; `,r=`the so\
ftmax over all places makes it ${O(s,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation he\
ad.`,text:o?o+r:r.charAt(0).toUpperCase()+r.slice(1)}}function ud(e){let t=Me({kind:"gate"},e,null),n=Ue(e);if(!n)return t;
let{logit:s,learned:o,hidden:r}=n,i=e.trace.gate.learned?`Its ${r.length} hidden units add up to a logit of ${S(s,2)}.`:
`As learned it would be ${o.toFixed(2)}.`;return{title:t.title,text:`${t.text} ${i}`}}var md="http://www.w3.org/2000/svg",dd=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),
ds=/-?\d+(?:\.\d+)?/g,fs=class{#t=new WeakMap;#e=new Map;#n=new WeakMap;#s=0;#o=0;constructor(t){this.root=t,this.elements=
[]}show(t,n=0){this.#c(),this.elements=this.#r(this.root,t,this.elements,n>0),this.#e.size&&this.#h(n)}#r(t,n,s,o){if(n.
every(a=>typeof a=="string")){let a=n.join("");return(t.textContent!==a||s.length)&&(t.textContent=a),[]}let r=new Map;for(let[
a,c]of s.entries()){let l=this.#t.get(c);l&&r.set(Mr(l.mark,a),c)}let i=n.map((a,c)=>{let l=typeof a=="string"?{tag:"tsp\
an",attributes:{},children:[a]}:a,h=r.get(Mr(l,c));r.delete(Mr(l,c));let u=h??document.createElementNS(md,l.tag);return this.#i(
u,l,o&&h!==void 0),u});for(let a of r.values())a.remove();for(let[a,c]of i.entries()){let l=t.childNodes[a];l!==c&&t.insertBefore(
c,l??null)}return i}#i(t,n,s){let o=this.#t.get(t),r=o?.mark.attributes??{};for(let a of Object.keys(r))ts(n.attributes[a])===
null&&t.removeAttribute(a);for(let[a,c]of Object.entries(n.attributes)){let l=ts(c),h=ts(r[a]);if(l===null||l===h)continue;
let u=s&&h!==null&&dd.has(a)?fd(h,l):null;u?this.#e.set(`${this.#a(t)} ${a}`,{element:t,name:a,at:u,end:l}):t.setAttribute(
a,l)}let i=this.#r(t,n.children,o?.elements??[],s);this.#t.set(t,{mark:n,elements:i})}#a(t){let n=this.#n.get(t)??this.#s++;
return this.#n.set(t,n),n}#h(t){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/t));if(r===1){this.#c();
return}let i=1-(1-r)**3;for(let{element:a,name:c,at:l}of this.#e.values())a.setAttribute(c,l(i));this.#o=requestAnimationFrame(
s)};this.#o=requestAnimationFrame(s)}#c(){cancelAnimationFrame(this.#o);for(let{element:t,name:n,end:s}of this.#e.values())
t.setAttribute(n,s);this.#e.clear()}};function Mr(e,t){return`${e.tag} ${e.key??t}`}function fd(e,t){let n=e.match(ds)??
[],s=t.match(ds)??[],o=t.split(ds);return n.length!==s.length||e.split(ds).join()!==o.join()?null:r=>{let i=s.map((a,c)=>{
let l=Number(n[c]);return String(Math.round((l+r*(Number(a)-l))*100)/100)});return o.map((a,c)=>a+(i[c]??"")).join("")}}var ln=20,ps=8,Ic=19,q=8,un=3,Ar=4,hn=4,pd={least:13.5,most:38,lane:3},Sr=13;function Cc(e,t){let n=t.type/Sr,s=46*n,o=t.
height-98*n,r=Or(e.count,s,o,pd,n),i=t.width>=1180*n,a=t.width>=1040*n&&e.layers<=3,c=gd(e,i,n),l=a?62*n:0,h=a?l+22*n:16*
n,u=t.width-2*ln-Rc(Object.values(c)),[m,d]=[s+12*n,t.height-4*n],f=yd(e.heads,u/e.layers-h,d-m,n),y=f.columns*(f.side+ps*
n)-ps*n,g=e.heads>0?y+h:h,b=Math.max(0,u-e.layers*g);c.visits+=Math.min(.3*b,90*n),c.answer+=Math.min(.2*b,80*n),c.flow+=
Math.min(.1*b,50*n),c.leave+=Math.min(.1*b,50*n);let w=t.width-2*ln-Rc(Object.values(c))-e.layers*g,k=Math.min(w,e.hasPointer?
220*n:60*n);c.bands+=k;let x=(w-k)/e.layers,_={x:ln,width:c.visits},v=ln+c.visits+12*n,$=i?{x:v,width:c.slices}:null;$&&
(v+=c.slices+12*n);let A=Array.from({length:e.layers},(V,rt)=>{let Z=v+rt*(g+x);return{x:Z,width:y,maps:bd(e.heads,Z,m,d,
f,n),stream:a?Z+(e.heads>0?y+10*n:0):null}});v+=e.layers*(g+x);let T=t.width-ln,N=T-c.answer,R=N-c.leave-c.gate,F=v+c.scores+
c.weights+8*n,C=R-c.flow-q,I=Math.min(190*n,.24*t.height),z=e.hasGate?.56*t.height:(s+o)/2,st=Ar*n,ot=e.hasPointer?t.height-
I-un*st-6:(s+o-I)/2-st;return{size:t,type:t.type,rows:r,visits:_,slices:$,layers:A,streamWidth:l,scores:v+c.scores,weights:v+
c.scores+c.weights,ribbons:F,places:C,gate:R,gateWidth:c.gate,answers:{most:o-s<330?hn-1:hn,top:s,bottom:o+60*n,x:N,right:T,
segment:N-q},right:T,top:s,bottom:o,full:I,across:{visits:r.map(({y:V})=>V),starts:[s-12*n,t.height-8],places:{room:[s+16*
n,e.hasGeneration?ot-12*n:o],gap:22*n},generation:{start:ot,gap:st},gate:z-I/2},bands:{ribbon:(V,rt,Z)=>Er(F,V,C,rt,Z),into:(V,rt,Z)=>Er(
C+q,V,R,rt,Z),out:(V,rt,Z)=>Er(R+c.gate,V,N-q,rt,Z)}}}function Er(e,t,n,s,o){return o?Jt(e,t,n,s):Jt(e,t,e,t)}function gd({
hasPointer:e,hasGate:t},n,s){return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?24:12)*s,scores:40*s,weights:e?46*s:
150*s,bands:e?112*s:0,bar:q,flow:(t?60:80)*s,gate:t?18*s:0,leave:t?46*s:0,answer:(n?152:140)*s}}function Rc(e){return e.
reduce((t,n)=>t+n,0)}function Or(e,t,n,{least:s,most:o,lane:r},i){let a=n-t,c=e,l=0,h=Math.min(o*i,a/e);h<s*i&&(l=Math.max(
r,Math.min(6*i,.35*a/e)),h=(s+2)*i,c=Math.max(1,Math.floor((a-e*l)/(h-l))),h=(a-(e-c)*l)/c);let u=t;return Array.from({length:e},
(m,d)=>{let f=d>=e-c,y=f?h:l;return u+=y,{y:u-y/2,height:y,isFull:f}})}function yd(e,t,n,s){let o={columns:1,side:0};if(e===
0)return o;for(let r of[1,2,4]){let i=n/Math.ceil(e/r)-Ic*s,a=Math.min(i,(t-(r-1)*ps*s)/r);a>o.side&&(o={columns:r,side:a})}
return o}function bd(e,t,n,s,{columns:o,side:r},i){let a=Math.ceil(e/o),c=Math.min((s-n)/a,r+2.2*Ic*i);return Array.from(
{length:e},(l,h)=>({x:t+h%o*(r+ps*i),y:n+Math.floor(h/o)*c,side:r}))}function gs(e,t,n,s){let o=[];for(let[a,{wish:c,length:l}]of e.
entries())for(o.push({first:a,last:a,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.at(-2);if(!h||!u||i(u)+u.length+t<=i(h))
break;let[m,d]=[u.last-u.first+1,h.last-h.first+1];u.wish=(m*u.wish+d*(h.wish-u.length-t))/(m+d),u.length+=t+h.length,u.
last=h.last,o.pop()}let r=[];for(let a of o){let c=i(a);for(let l=a.first;l<=a.last;l++)r.push(c),c+=Number(e[l]?.length)+
t}return r;function i({wish:a,length:c}){return Math.max(n,Math.min(s-c,a))}}var ys=class{#t=0;#e=0;#n=[];constructor(t,n){this.show=n,this.button=Tr("Play the story","play",()=>this.toggle()),this.
back=Tr("Step back","back",()=>this.step(-1)),this.forth=Tr("Step forward","forth",()=>this.step(1)),this.slider=document.
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
this.isOpen&&this.#e>=this.#n.length-1}};function Tr(e,t,n){let s=document.createElement("button");return s.type="button",
s.dataset.icon=t,s.title=e,s.setAttribute("aria-label",e),s.addEventListener("click",n),s}var vr="http://www.w3.org/2000/svg",wd=["fill","stroke","stroke-width","stroke-dasharray","stroke-linecap","stroke-linej\
oin","opacity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],xd={fill:"rgb(0, 0, 0)",stroke:"\
none","stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"miter",opacity:"1","pain\
t-order":"normal","text-decoration-line":"none"},$d=new Set(["font-size","font-weight","text-anchor"]);function Pc(e,{title:t,
ground:n}){let s=e.cloneNode(!0),{width:o,height:r}=e.viewBox.baseVal,i=e.querySelectorAll("*");for(let[l,h]of s.querySelectorAll(
"*").entries()){let u=i[l];u&&kd(h,getComputedStyle(u));for(let m of["class","data-part","data-open","data-act","tabinde\
x","role"])h.removeAttribute(m)}for(let l of s.querySelectorAll('[opacity="0"]'))l.remove();let a=document.createElementNS(
vr,"title");a.textContent=t;let c=document.createElementNS(vr,"rect");return c.setAttribute("width",String(o)),c.setAttribute(
"height",String(r)),c.setAttribute("fill",n),s.prepend(a,c),s.setAttribute("xmlns",vr),s.setAttribute("width",String(o)),
s.setAttribute("height",String(r)),s.setAttribute("font-family",getComputedStyle(e).fontFamily),s.setAttribute("role","i\
mg"),s.setAttribute("aria-label",t),s.removeAttribute("class"),new XMLSerializer().serializeToString(s)}function kd(e,t){
if(e.localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}e.localName==="image"&&e.setAttribute(
"style","image-rendering: pixelated");for(let n of wd){if($d.has(n)&&e.localName!=="text")continue;let s=t.getPropertyValue(
n);s&&s!==xd[n]&&e.setAttribute(n,s)}}function mn({columns:e,rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>Nr(
"th",r,"col")));let o=n.createTBody();for(let[r,...i]of t)o.insertRow().append(Nr("th",r,"row"),...i.map(a=>Nr("td",a)));
return n}function Hc(e){let t=s=>s.map(Od).join(",");return`${e.map(({columns:s,rows:o})=>[s,...o].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}var Ed=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Ad=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Sd=/^(?=[\t\r\n])/;function Od(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(Ad,"$1'").replace(
Sd,"'"),n=Ed.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function Nr(e,t,n){let s=document.createElement(
e);return n&&(s.scope=n),s.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),s}function Wc(e,t=null){if(t===null)return[vd(e),Nd(e)];let n=Ut(t,e);return n?Td[n.kind](e,n):[]}var Td={head:Ld,stream:Rd,
inputs:Dc,visit:Dc,context:Id,pointer:Cd,generation:Pd,gate:Hd,place:Dd};function vd(e){let{hasPointer:t}=e;return{caption:"\
Visits, oldest first",columns:["Visit","Stay in minutes",...t?["Pointer score","Pointer weight"]:[]],rows:e.visits.map((n,s)=>[
U(e,s),n.duration_minutes,...t?[Rr(e.pointerScores[s]),e.pointerWeights[s]]:[]])}}function Nd(e){return{caption:`The ans\
wer, with a gate of ${e.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From the pointer","From gen\
eration","Probability"],rows:e.trace.location_probabilities.final.map(({location:t})=>{let{pointer:n,generation:s,fromPointer:o,
fromGeneration:r}=je(e,t),i=e.probabilityOf("final",t);return[e.nameOf(t).label,n,s,o,r,i]})}}function Ld(e,{layer:t,head:n,
query:s,visit:o,isLeaf:r}){let{count:i}=e,a=e.weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((m,d)=>U(e,d));if(!r)
return[{caption:`Weights of ${c}: rows are the visits that ask, columns those they read from`,columns:["Visit that asks",
...l],rows:l.map((m,d)=>[m,...a.subarray(d*i,(d+1)*i)])}];let h=is(e,t,n,s),{dot:u}=De(e,t,n,s,o);return[bs(`Query of ${l[s]}\
 × key of ${l[o]}, ${c}`,["Query","Key"],u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weigh\
t"],rows:l.map((m,d)=>[m,Rr(h.scores[d]),a[s*i+d]])}]}function Rd(e,t){let{layer:n,visit:s}=t,o=`layers.${n}`,r=[["Comes\
 in","residual_in"],["Norm 1","norm1"],["Heads","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],[
"Feed-forward","feed_forward.out"],["Leaves","residual_out"]].filter(([,u])=>e.has(`${o}.${u}`)),i=r.map(([,u])=>nt(e,`${o}\
.${u}`,s)),a=ms(e,t),c=cs(e,n,s,a),l=nt(e,`${o}.feed_forward.pre`,s),h=nt(e,`${o}.feed_forward.hidden`,s);return[{caption:`${U(
e,s)}, in layer ${n}`,columns:["Number",...r.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,m)=>[m+1,...i.map(d=>d[m])])},
{caption:`Hidden units of the feed-forward network${c?`, and what they give number ${a+1}`:""}`,columns:["Unit","Before \
the activation","After it",...c?["Weight","Product"]:[]],rows:Array.from(h,(u,m)=>[m+1,l[m],u,...c?[c.dot.second[m],c.dot.
products[m]]:[]])}]}function Dc(e,{kind:t,visit:n}){let s=nt(e,"inputs.projected",n),o=[{caption:`What ${U(e,n)} is made\
 of`,columns:["Feature","Value","Length of its vector"],rows:e.slices.map(({name:i,label:a,lengths:c})=>[a,kr(e,i,n),c[n]])},
Lr("All features mixed by one matrix",s)];if(t==="inputs")return o;let r=Array.from({length:e.layers*e.heads},(i,a)=>{let[
c,l]=[Math.floor(a/e.heads),a%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.hasPointer&&r.push([
"Pointer",e.pointerWeights[n]]),o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),
o}function Id(e){return[Lr("The context: the last visit after all layers",e.values("context"))]}function Cd(e,{visit:t,isLeaf:n}){
let s=as(e),o=e.visits.map((l,h)=>U(e,h)),r=e.values("pointer.content_scores"),i=e.has("pointer.bias")?e.values("pointer\
.bias"):null,a=[{caption:"The pointer’s score and weight of each visit",columns:["Visit","Content score",...i?["Positi\
on bias"]:[],"Score","Weight"],rows:o.map((l,h)=>[l,r[h],...i?[i[h]]:[],Rr(s.scores[h]),e.pointerWeights[h]])},{caption:"\
Weights added up by place",columns:["Place","Visits","Probability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[
l,h.length,u])}];if(!n)return a;let{dot:c}=We(e,t);return[bs(`Query of the context × key of ${o[t]}`,["Query","Key"],c),
...a]}function Pd(e,{location:t,isLeaf:n}){let s=e.trace.location_probabilities.generation??[],o={caption:"The most prob\
able places of the generation head",columns:["Place","Logit","Probability"],rows:s.map(i=>[e.nameOf(i.location).label,ne(
e,i.location).logit,i.probability])},{dot:r}=ne(e,t);return n&&r?[bs(`Context × weights of ${e.nameOf(t).label}`,["Cont\
ext","Weight"],r),o]:[o]}function Hd(e){let t=Ue(e),n={caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bia\
s",t.bias],["Logit",t.logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[n];let s="Hidden units";return[
t.dot?bs(s,["Hidden unit","Weight"],t.dot):Lr(s,t.hidden),n]}function Dd(e,{location:t}){let{visits:n,pointer:s,generation:o,
gate:r,fromPointer:i,fromGeneration:a,probability:c}=je(e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:[
"Path","Probability","Factor","Share of the answer"],rows:[["Pointer",s,r,i],["Generation",o,1-r,a],["Answer","","",c]]},
{caption:"Its visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[U(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function bs(e,t,{
first:n,second:s,products:o,sum:r}){return{caption:e,columns:["Number",...t,"Product"],rows:[...o.map((i,a)=>[a+1,n[a],s[a],
i]),["Sum","","",r]]}}function Lr(e,t){return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,s)=>[s+1,n])}}function Rr(e){
return Number.isFinite(e)?e:"−∞"}function Ir(e,t,n){let s=document.createElement("dialog");s.className="picture-tables",s.setAttribute("aria-label","Numb\
ers");let o=Wc(t,n);for(let c of o){let l=document.createElement("div");l.className="table-frame",l.tabIndex=0;let h=document.
createElement("h2");h.textContent=c.caption,l.append(mn(c)),s.append(h,l)}let r=document.createElement("button");r.type=
"button",r.textContent="Close",r.addEventListener("click",()=>s.close());let i=document.createElement("a");i.textContent=
"Save as CSV",i.download=`${n??"network"}.csv`,i.href=URL.createObjectURL(new Blob([Hc(o)],{type:"text/csv"}));let a=document.
createElement("p");a.append(r," ",i),s.append(a),s.addEventListener("close",()=>{URL.revokeObjectURL(i.href),s.remove()}),
e.append(s),s.showModal()}var dn=.03,Wd=5;function ws({reading:e,before:t,stage:n,happened:s,lit:o}){let r=St(o,e),{most:i,top:a,bottom:c}=n.answers,
l=s===null?[]:[s];r!==null&&o?.kind==="place"&&l.push(r);let h=e.answer(i,l),m=h.slice(0,-1).map(({location:f})=>t?.probabilityOf(
"final",f)??0);m.push(1-m.reduce((f,y)=>f+y,0));let d=(c-a)/h.length;return h.map((f,y)=>{let g=t?Number(m[y]):null;return{
...f,was:g,middle:a+(y+.5)*d,height:f.probability*n.full}})}function xs({reading:e,stage:t},n){let s=e.pointedPlaces,o=s.
filter(({probability:h,location:u},m)=>h>=dn&&m<Wd||Cr(n,u)<n.length-1).map(h=>({...h,wish:l(h.visits)})),r=s.filter(({location:h})=>!o.
some(u=>u.location===h));if(r.length){let h=r.flatMap(u=>u.visits);o.push({location:-1,label:`${r.length} more place${r.
length===1?"":"s"}`,category:null,probability:r.reduce((u,{probability:m})=>u+m,0),visits:h,wish:l(h)})}o.sort((h,u)=>h.
wish-u.wish);let{room:i,gap:a}=t.across.places,c=gs(o.map(({wish:h,probability:u})=>({wish:h,length:u*t.full})),a,...i);
return o.map(({location:h,label:u,probability:m,visits:d},f)=>({path:"pointer",location:h,label:u,probability:m,start:Number(
c[f]),visits:d,answer:Cr(n,h)}));function l(h){let u=e.pointerWeights,m=h.reduce((d,f)=>d+u[f],0)||1;return h.reduce((d,f)=>d+
u[f]/m*Number(t.across.visits[f]),0)}}function $s({reading:e,stage:t},n){if(!e.hasGeneration)return[];let s=e.generated(
un),{gap:o}=t.across.generation,{start:r}=t.across.generation;return s.map(({location:i,label:a,probability:c})=>{let l={
path:"generation",location:i,label:a,probability:c,start:r,visits:[],answer:Cr(n,i)};return r+=c*t.full+o,l})}function fn({
reading:e},t){return t==="pointer"?e.gate:1-e.gate}function kt(e,t){let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function Cr(e,t){
let n=e.findIndex(s=>s.location===t);return n<0?e.length-1:n}function ks(e,t,n){let s=e.reading.trace.interventions[`${t}_temperature`]??1;return p("g",{key:`temperature ${t}`},Ye(e,
{act:`${t}_temperature`,words:`T ${Number(s.toPrecision(2))}`,title:`Temperature of the ${t} softmax: ${s}. Drag to the \
right for weights that are more alike.`,right:n,y:3,stays:!0}))}function Ye(e,{act:t,words:n,title:s,right:o,y:r,stays:i=!1}){
if(!e.canAct)return[];let a=e.stage.type/13,c=Y(n,12.5*a)+13*a,l=18*a,h=i?" stays":"";return[p("rect",{key:`handle ${t}`,
class:`handle${h}`,"data-act":t,x:o-c,y:r,width:c,height:l,rx:l/2},p("title",{},s)),p("text",{key:`handle words ${t}`,class:`\
handle-words middle${h}`,x:o-c/2,y:r+13*a},n)]}var _s={visits:0,slices:1,layers:2};function pn(e){return _s.layers+2*e}function J(e){let t=_s.layers+2*e.layers,n=e.hasPointer?
t+1:t,s=e.hasGeneration?n+1:n;return{context:t,pointer:n,generation:s,gate:s+1}}function X(e,t){return e.beat>=t?1:0}var gn=1440;function Fc(e){let{stage:t}=e,{x:n,width:s}=t.visits;return[oe(e,n,"Visits","oldest first",s),...Fd(e),...t.
rows.map((o,r)=>jd(e,r))]}function oe({stage:e},t,n,s,o=400){let r=e.type/13;return p("g",{key:`title ${n}`,class:"headi\
ng","aria-hidden":"true"},p("text",{x:t,y:17*r,class:"title"},ct(n,o,15*r,!0)),p("text",{x:t,y:35*r,class:"small"},ct(s,
o,12.5*r)))}function Fd({reading:e,stage:t}){let n=t.type/13,s=[];for(let{start:o,end:r,weekday:i}of Pr(e)){let a=Number(
t.rows[o]?.y)-Number(t.rows[o]?.height)/2,c=Number(t.rows[r]?.y)+Number(t.rows[r]?.height)/2;if(s.push(p("rect",{key:`da\
y ${o}`,class:"day",x:t.visits.x+29*n,y:a+1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+
c)/2+4.5*n);s.push(p("text",{key:`weekday ${o}`,class:"small strong",x:t.visits.x,y:l},i))}}return s}function Pr({visits:e}){
let t=[];for(let[n,s]of e.entries()){let o=Ud(s),r=t.at(-1);r?.day===o?r.end=n:t.push({start:n,end:n,day:o,weekday:String(
bt[s.weekday])})}return t}function Ud({arrival:e,weekday:t}){return e?.split("T")[0]??String(t)}function jd(e,t){let{reading:n,
stage:s,lit:o}=e,{y:r,height:i,isFull:a}=s.rows[t],c=n.visits[t];if(!c)throw new Error("A row without a visit.");let l=s.
type/13,h=s.visits.x+36*l,u=s.visits.width-36*l,m=at(o,n).includes(t),d=Ms(c),f=i>=33*l,y=(f?20:13)*l,g=h+y+(f?14:8)*l,b=Dr(
e,t),w=b||f?54*l:0,k=s.visits.x+s.visits.width-g-4,x=38*l,_=f?[p("text",{x:g,y:r-3*l,class:"strong"},ct(c.label,k,13*l,!0)),
p("text",{x:g,y:r+13*l,class:"small"},d),b?null:Gd(s.visits.x+s.visits.width-50*l,r+5*l,48*l,c)]:[p("text",{x:g,y:r+4.4*
l,class:m?"strong":"label"},ct(c.label,k-Math.max(x,w)-9,12.5*l,m)),b?null:p("text",{x:s.visits.x+s.visits.width-4,y:r+4.4*
l,class:"small end"},mt(c.start_minute))];return p("g",Hr(e,t,c),p("rect",{class:"chip",x:h,y:r-i/2+.5,width:u,height:Math.
max(1,i-1),rx:a?5*l:1}),a&&wt(c.category,h+4*l,r-y/2,y),a?_:p("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),b&&a&&
p("text",{x:s.visits.x+s.visits.width-4,y:r+4.4*l,class:"strong end"},b),a&&t<n.count-1&&Ye(e,{act:"mask",words:c.masked?
"show":"hide",title:c.masked?"Let the network see this visit again":"Hide this visit: nothing may read it",right:s.visits.
x+s.visits.width-2,y:f?r-17*l:r-9*l}),p("title",{},`${c.label}, ${bt[c.weekday]} ${d}`))}function Hr({reading:e,lit:t},n,s){
let o=at(t,e).includes(n);return{key:`visit ${n}`,class:`part visit${o?" lit":""}${s.masked?" off":""}`,"data-part":`vis\
its.${n}`,role:"button",tabindex:"-1","aria-label":`Visit ${n+1} of ${e.count}: ${s.label}, ${bt[s.weekday]} ${Ms(s)}${s.
masked?", masked":""}${e.hasPointer?`; pointer weight ${O(e.pointerWeights[n],1)}`:""}`}}function Ms({start_minute:e,duration_minutes:t}){
return`${mt(e)} · ${Lt(t)}`}function Dr({reading:e,lit:t},n){return t?.kind!=="head"?"":O(e.lastRow(t.layer??0,t.head??
0)[n])}function Gd(e,t,n,{start_minute:s,duration_minutes:o}){let r=Math.min(s+o,gn),i=Math.min(s,Math.max(0,s+o-gn)),a=(c,l)=>p(
"rect",{class:"stay",x:e+c/gn*n,y:t,width:Math.max(1,(l-c)/gn*n),height:7});return p("g",{key:"day","aria-hidden":"true",
class:"day-ribbon","data-drag":"time"},p("rect",{class:"track",x:e,y:t,width:n,height:7}),a(s,r),i>0&&a(0,i),p("rect",{class:"\
stay-end","data-drag":"stay",x:e+(i||r)/gn*n-2,y:t-3,width:5,height:13}))}function Uc(e){let{reading:t,stage:n,lit:s}=e;
if(!n.slices)return[];let o=n.type/13,{x:r,width:i}=n.slices,{slices:a}=t,c=Math.max(...a.map(({lengths:d})=>Math.max(...d)))||
1,l=i/a.length,h=at(s,t),u=n.rows.flatMap(({y:d,height:f},y)=>a.map(({name:g,lengths:b},w)=>{let k=Math.max(2,f-4),x=Number(
b[y])/c*k;return p("rect",{key:`${g} ${y}`,class:h.includes(y)?"length lit":"length",x:r+w*l,y:d+f/2-2-x,width:.72*l,height:x})})),
m=a.map(({label:d},f)=>p("text",{key:`name ${d}`,class:"tiny middle",x:r+(f+.36)*l,y:(f%2?40:26)*o},d));return[p("g",Wr(
e),p("rect",{class:"ground",x:r-4,y:n.top-2,width:i+4,height:n.bottom-n.top+4}),m,u,p("text",{class:"small",x:r,y:n.bottom+
18*o},"Bars: lengths"),p("text",{class:"small",x:r,y:n.bottom+33*o},"of the vectors"))]}function Wr(e){return{key:"slice\
s",class:"part slices","data-part":"inputs",role:"button",tabindex:"-1",opacity:X(e,_s.slices),"aria-label":`What each v\
isit is made of: ${e.reading.slices.map(({label:t})=>t).join(", ")}`}}function jc(e,t){let{x:n,right:s}=e.stage.answers,o=e.stage.type/13;return[oe(e,n+6*o,"Answer",Vd(e),s-n),...Fr(e,t)]}function Vd({
reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of generation"}function Fr(e,t){let{
reading:n,stage:s,lit:o,happened:r}=e,i=s.type/13,a=St(o,n),{x:c,right:l,segment:h}=s.answers,u=l-c;return t.map(m=>{let{
location:d,label:f,category:y,probability:g,was:b,middle:w,height:k}=m,x=[{path:"pointer",share:m.pointer*fn(e,"pointer")},
{path:"generation",share:m.generation*fn(e,"generation")}],_=a===d,v=c+(y===null?6:26)*i,$=es(f,l-v-(r===d?20*i:2),13.5*
i,2,!0),A=w-($.length>1?22:8)*i,T=w+($.length>1?2:0)*i,N=c+6*i,R=u-8*i;return p("g",{key:`place ${d}`,class:`part place${_?
" lit":a!==null&&o?" dim":""}`,"data-part":d<0?null:`places.${d}`,role:d<0?null:"button",tabindex:d<0?null:"-1","aria-la\
bel":`${f}: ${O(g,1)}; from the pointer ${O(x[0]?.share??0,1)}, from generation ${O(x[1]?.share??0,1)}${r===d?"; this is\
 what really happened":""}`},p("rect",{key:"ground",class:"ground",x:c-6*i,y:A-16*i,width:u+10*i,height:T-A+50*i,rx:6}),
p("rect",{key:"segment",class:"answer-bar",x:h,y:w-k/2,width:q-2,height:Math.max(1,k)}),y!==null&&wt(y,c+5*i,A-13*i,16*i),
$.map((F,C)=>p("text",{key:`name ${C}`,class:d<0?"label halo":"strong halo",x:v,y:A+15*C*i},F)),r===d&&p("path",{key:"ha\
ppened",class:"check",d:`M${l-16*i} ${A-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},p("title",{},"This is where the person went\
.")),p("rect",{key:"track",class:"track",x:c+6*i,y:T,width:R,height:8*i}),x.map(({path:F,share:C})=>{let I=p("rect",{key:F,
class:`${F} bar`,x:N,y:T,width:Math.max(0,C*R),height:8*i});return N+=C*R,I}),b!==null&&p("rect",{key:"before",class:"be\
fore",x:c+5*i+b*R,y:T-3*i,width:2,height:14*i}),p("text",{key:"probability",class:"strong halo",x:c+6*i,y:T+23*i},O(g,1)),
b!==null&&Bd(c+60*i,T+23*i,g,b))})}function Bd(e,t,n,s){let o=Math.round(1e3*n)-Math.round(1e3*s);if(o===0)return p("tex\
t",{key:"change",class:"small",x:e,y:t},"same");let r=`${o>0?"▲":"▼"} ${(Math.abs(o)/10).toFixed(1)}`;return p("text",
{key:"change",class:`${o>0?"more":"less"} strong halo`,x:e,y:t},r)}function Gc(e){let{reading:t,stage:n}=e,s=n.type/13,o=t.values("context");if(!n.layers.at(-1)||!o)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),a=Math.ceil(o.length/i),c=52*s,l=c/i,h=n.scores-42*s,u=n.bottom+20*s;return Ur(e,{x:h,
y:u,columns:i,cell:l},Yd(e,h,u,c,a*l))}function Ur(e,{x:t,y:n,columns:s,cell:o},r){let i=e.stage.type/13,a=e.reading.values(
"context"),c=Math.max(...a.map(Math.abs))||1,l=Array.from(a,(h,u)=>p("rect",{class:h<0?"below-zero":"above-zero",x:t+u%s*
o,y:n+Math.floor(u/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(h)/c)}));return p("g",{key:"context",class:"par\
t context","data-part":"context",role:"button",tabindex:"-1",opacity:X(e,J(e.reading).context),"aria-label":`Context: th\
e last visit after all layers, ${a.length} numbers`},p("rect",{class:"ground",x:t-3,y:n-16*i,width:s*o+6,height:Math.max(
44,Math.ceil(a.length/s)*o+20*i)}),r,p("text",{class:"strong halo",x:t,y:n-5*i},"Context"),l,p("title",{},`The last visi\
t after all layers: ${a.length} numbers. The pointer, the generation head and the gate read them.`))}function Yd({reading:e,
stage:t},n,s,o,r){let i=t.type/13,a=Number(t.rows.at(-1)?.y),c=n-6*i,l=t.size.height-5*i,h=t.gate+9*i;return[p("path",{key:"\
from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${s+r/2}H${n-2}`}),e.hasGeneration&&p("path",{key:"to generatio\
n",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*i}`}),e.has("gate.logit")&&p("path",{key:"to the gate",class:"\
link dotted",d:`M${n+o/2} ${s+r+3*i}V${l}H${h}V${.56*t.size.height+t.full/2+4}`})]}function Vc(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,r=s.across.gate,i=r+s.full,a=s.gateWidth,c=r+t.gate*s.full,
l=n?n.gate:t.gate,h=s.gate+a/2,u=Es(e);return p("g",jr(e,"vertical"),p("rect",{key:"frame",class:"gate-frame",x:s.gate-3,
y:r-3,width:a+6,height:s.full+6,rx:4}),p("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:a,height:Math.max(
0,c-r)}),p("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:a,height:Math.max(0,i-c)}),p("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&p("path",{key:"learned",class:"le\
arned",d:`M${s.gate+a+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},p("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&p("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:a+16*o,height:12*o,rx:6*o}),
!u&&p("text",{key:"fixed",class:"small middle",x:h,y:i+18*o},"fixed"))}function Es({reading:e}){return e.trace.architecture.
components.includes("gate")}function jr(e,t){let{reading:n,lit:s}=e,o=e.canAct&&Es(e);return{key:"gate",class:`part gate${s?.
kind==="gate"?" lit":""}`,"data-part":"gate",role:o?"slider":"button",...o&&{"aria-orientation":t,"aria-valuenow":n.gate.
toFixed(3),"aria-valuemin":0,"aria-valuemax":1,"aria-valuetext":`${n.gate.toFixed(2)}: ${O(n.gate)} pointer`},tabindex:"\
-1",opacity:X(e,J(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${O(n.gate)} pointer, ${O(1-n.gate)} generation${n.trace.
gate.learned?"":", not learned"}`}}function As(e,t,n){let{reading:s,stage:o,lit:r}=e,i=e.beat>=J(s).gate,a=g=>fn(e,g),c=St(
r,s),l=new Map,h=o.across.gate;for(let g of t)l.set(g,h),h+=g.probability*a(g.path)*o.full;let u=new Map;h=o.across.gate;
for(let g of["pointer","generation"])for(let[b]of n.entries())u.set(`${g} ${b}`,h),h+=Number(n[b]?.[g])*a(g)*o.full;let m=t.
map(g=>{let b=Number(l.get(g)),w=g.probability*a(g.path)*o.full,k=kt(g.start,g.start+g.probability*o.full),x=kt(b,b+w);return p(
"path",{key:`into ${g.path} ${g.location}`,class:`${g.path} band${f(g.location)}`,d:o.bands.into(k,x,i)})}),d=n.flatMap(
(g,b)=>{let w=g.middle-g.height/2;return["pointer","generation"].map(k=>{let x=Number(g[k])*a(k)*o.full,_=Number(u.get(`${k}\
 ${b}`)),v=kt(_,_+x),$=kt(w,w+x);return w+=x,x===0?null:p("path",{key:`out ${k} ${g.location}`,class:`${k} band${f(g.location)}`,
d:o.bands.out(v,$,i)})})});return[m,d,i&&r?.kind==="visit"&&y(r.visit??0)];function f(g){return c===null?"":c===g&&r?.kind===
"place"?" lit":" dim"}function y(g){let b=s.pointerWeights,w=t.find(({path:C,visits:I})=>C==="pointer"&&I.includes(g));if(!w)
return null;let k=[...w.visits].sort((C,I)=>C-I),_=k.slice(0,k.indexOf(g)).reduce((C,I)=>C+b[I],0)*o.full,v=b[g]*o.full,
$=a("pointer"),A=Number(l.get(w))+_*$,T=n[w.answer],N=Number(u.get(`pointer ${w.answer}`))+_*$,R=Number(T?.middle)-Number(
T?.height)/2+_*$,F=T?.location===w.location;return[p("path",{key:"visit into",class:"pointer band lit",d:o.bands.into(kt(
w.start+_,w.start+_+v),kt(A,A+v*$),i)}),F&&p("path",{key:"visit out",class:"pointer band lit",d:o.bands.out(kt(N,N+v*$),
kt(R,R+v*$),i)})]}}var re=44,G={title:26,bars:34,inputs:64,scores:52,names:56},Bc=16,Kd={least:20,most:110,lane:1},Xd=62,Gr=8,zd=160,Ss=16,
Yc=6;function Br(e,t,n){let s=n/Sr,[o,r]=[Bc,t-Bc],i=Or(e.count,o,r,Kd,s).map(({y:N,height:R,isFull:F})=>({x:N,width:R,isFull:F})),
a=Number(i.at(-1)?.width)>=Xd*s,c={top:50*s,height:(a?86:54)*s,hasNames:a},l=c.top+c.height+Ss*s,h=l+(G.title+G.inputs+Ss)*
s,u=[];for(let N=0;N<e.layers;N++){let R=qd(e.heads,o,r,h+G.title*s,s),F=R.at(-1),I=(F?F.y+F.side+8*s:h)+G.title*s;u.push(
{y:h,maps:R,stream:I}),h=I+(G.bars+Ss)*s}let m=Jd(e,o,h+G.title*s,r-o,s),d=Math.ceil(e.values("context").length/m.columns)*
m.cell,f=h+G.title*s+Math.max(d,20*s)+Ss*s,y=f+(e.hasPointer?(G.title+G.scores)*s:0),g=y+(e.hasPointer?170:96)*s,b=g+q+((e.
hasPointer?G.names:0)+(e.hasGate?48:30))*s,w=e.hasGate?28*s:0,k=Qd(e,r-o,s),x=Ar*s,_=r-k-un*x,v=Math.max(78*s,k/2+6),$=b+
w+34*s,A=r-k-16*s,T={most:hn,top:$,bottom:$+(hn+1)*v,x:o-6*s,right:A-8*s,segment:A};return{size:{width:t,height:T.bottom+
Math.max(0,(k-v)/2)+8*s,type:n},type:n,left:o,right:r,columns:i,chips:c,inputs:l,layers:u,context:m,pointer:f,ribbons:y,
places:g,gate:b,gateHeight:w,answers:T,full:k,across:{visits:i.map(({x:N})=>N),starts:[o,r],places:{room:[o,e.hasGeneration?
_-2*Yc*s:r],gap:Yc*s},generation:{start:_,gap:x},gate:r-k},bands:{ribbon:(N,R,F)=>Vr(y,N,g,R,F),into:(N,R,F)=>Vr(g+q,N,b,
R,F),out:(N,R,F)=>F?Ka(b+w,N,A+q,R):Vr(b+w,N,b,N,!1)}}}function Vr(e,t,n,s,o){return o?ur(e,t,n,s):ur(e,t,e,t)}function qd(e,t,n,s,o){
let r=[4,3,2].find(l=>e%l===0)??Math.min(e,4),i=(n-t+Gr*o)/r,a=Math.min(i-Gr*o,zd*o),c=Math.max(re,40*o);return Array.from(
{length:e},(l,h)=>({x:t+h%r*i,y:s+c+Math.floor(h/r)*(a+c+Gr*o),side:a,touch:re}))}function Jd(e,t,n,s,o){let{length:r}=e.
values("context"),i=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:t,y:n,columns:i,cell:Math.min(11*o,(s-12*
o)/i)}}function Qd({hasGate:e},t,n){return Math.min(170*n,e?(t-82*n)/2:.4*t)}function Kc(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,{gate:r,gateHeight:i,full:a}=s,c=s.across.gate,l=c+t.gate*a,
h=n?n.gate:t.gate,u=Es(e),m=`${O(t.gate)} pointer${u?"":", fixed"}`;return p("g",jr(e,"horizontal"),p("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:a+6,height:i+6,rx:4}),p("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:t.gate*
a,height:i}),p("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-t.gate)*a,height:i}),p("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${t.gate.toFixed(2)}`),p("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},m),h!==t.gate&&p("path",{key:"learned",class:"learned",d:`M${c+h*a} ${r+i+3}l${5*o} ${8*o}h${-10*o}Z`},p("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[p("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:i+16*o,rx:6*o}),p("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-re/2,s.size.width-
re),y:r+(i-re)/2,width:re,height:re})])}function Xc(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:m})=>m==="generation"),i=s.places-8*o,a=n.hasPointer?
s.scores+26*o:s.scores-38*o,c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=e.beat>=J(n).generation,h=r.map(({label:m,
probability:d,location:f},y)=>{let g=c+y*17*o;return[p("text",{key:`name ${y}`,class:f<0?"small halo":"label halo",x:a,y:g},
ct(m,i-a-46*o,13*o)),p("text",{key:`share ${y}`,class:"strong end halo",x:i,y:g},O(d))]}),u=r.map(({probability:m,start:d,
location:f},y)=>p("rect",{key:`bar ${y}`,class:"generation bar",x:s.places,y:d,width:q,height:l?Math.max(.8,m*s.full):0},
p("title",{},`${f<0?"The others":r[y]?.label}: ${O(m,1)} of the generation head`)));return p("g",Yr(e,r),p("rect",{class:"\
ground",x:a-4,y:c-30*o,width:i-a+8,height:88*o}),p("text",{class:"title halo",x:a,y:c-18*o},"Generation"),h,u)}function Yr(e,t){
return{key:"generation",class:"part generation-block","data-part":"generation",role:"button",tabindex:"-1",opacity:X(e,J(
e.reading).generation),"aria-label":`Generation: ${t.map(({label:n,probability:s})=>`${n} ${O(s)}`).join(", ")}`}}var Zd=3,Kr=17,tf=4;function zc(e,t){let{reading:n,stage:s,lit:o}=e,r=St(o,n),i=t.filter(({path:c})=>c==="pointer"),a=({
location:c})=>r===null||r===c?"":" dim";return p("g",{key:"places",opacity:X(e,J(n).pointer)},i.map(c=>p("rect",{key:`ba\
r ${c.location}`,class:`pointer bar${a(c)}`,x:c.start,y:s.places,width:Math.max(.8,c.probability*s.full),height:q},p("ti\
tle",{},`${c.label}: ${O(c.probability,1)} of the pointer`))),ef(e,i).map(c=>nf(e,c,a(c.flow))))}function ef({reading:e,
stage:t,lit:n},s){let o=t.type/13,r=St(n,e),[i,a]=t.across.places.room,c=({location:h,probability:u})=>u+ +(r!==null&&h===
r),l=[];for(let h of[...s].sort((u,m)=>c(m)-c(u))){let{location:u,label:m,probability:d}=h;if(d<dn&&u>=0&&u!==r)continue;
let f=u>=0,y=` ${O(d)}`,b=`${ct(m,a-i-Y(y,13*o,!0),13*o,f)}${y}`,w=Y(b,13*o,f)/2,k=h.start+d*t.full/2,x=Math.max(i+w,Math.
min(a-w,k)),[_,v]=[x-w,x+w];for(let $=0;$<Zd;$++){if(l.some(N=>N.row===$&&_<N.right+8*o&&v>N.left-8*o))continue;let T=x>
k?"":x<k?" end":" middle";l.push({flow:h,text:b,isBold:f,left:_,right:v,row:$,anchor:T});break}}return l}function nf({stage:e},{
flow:t,text:n,isBold:s,left:o,right:r,row:i,anchor:a},c){let l=e.type/13,h=e.places+q+(14+Kr*i)*l,u=t.start+t.probability*
e.full/2;return[i>0&&p("path",{key:`leader ${t.location}`,class:`leader${c}`,d:`M${u} ${e.places+q}V${h-11*l}`}),p("text",
{key:`name ${t.location}`,class:`${s?"strong":"small"}${a} halo${c}`,x:a===""?o:a===" end"?r:(o+r)/2,y:h},n)]}function qc(e,t){
let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:l})=>l==="generation"),i=e.beat>=J(n).generation,a=n.hasPointer?.42*
(s.right-s.left):s.right-s.left,c=s.places-(tf*Kr-6)*o;return p("g",Yr(e,r),p("rect",{class:"ground",x:s.right-a,y:c-34*
o,width:a,height:s.places+q-c+34*o}),p("text",{class:"title end halo",x:s.right,y:c-19*o},"Generation"),r.map(({location:l,
label:h,probability:u,start:m},d)=>{let f=` ${O(u)}`,y=ct(h,a-Y(f,13*o),13*o)+f;return[p("text",{key:`name ${d}`,class:l<
0?"small end halo":"label end halo",x:s.right,y:c+d*Kr*o},y),p("rect",{key:`bar ${d}`,class:"generation bar",x:m,y:s.places,
width:Math.max(.8,u*s.full),height:i?q:0},p("title",{},`${l<0?"The others":h}: ${O(u,1)} of the generation head`))]}))}function Jc(e,t){let{reading:n,stage:s,lit:o}=e,r=s.type/13,i=X(e,J(n).pointer),a=n.pointerWeights,c=n.pointerScores,l=at(
o,n),h=Math.max(...a),u=s.rows.flatMap(({y:d,isFull:f},y)=>{if(!f)return[];let g=a[y]>=.2*h||l.includes(y)?"strong":"sma\
ll",b=l.length&&!l.includes(y)?" dim":"";return[p("text",{key:`score ${y}`,class:`small end${b}`,x:s.scores,y:d+4.4*r},S(
c[y])),p("text",{key:`weight ${y}`,class:`${g} end${b}`,x:s.weights,y:d+4.4*r},O(a[y]))]}),m=t.filter(({path:d})=>d==="p\
ointer").map(d=>sf(e,d));return[p("g",Xr(e,t),p("rect",{class:"ground",x:s.scores-38*r,y:s.top-2,width:s.weights-s.scores+
42*r,height:s.bottom-s.top+4}),oe(e,s.scores-38*r,"Pointer","score  weight",200),ks(e,"pointer",s.weights+6*r),p("path",
{class:"fork pointer-line",d:`M${s.scores-36*r} ${s.bottom+8}V${s.top}`}),u),p("g",{key:"ribbons",opacity:i},zr(e,t),m)]}
function Xr(e,t){return{key:"pointer",class:"part pointer-block","data-part":"pointer",role:"button",tabindex:"-1",opacity:X(
e,J(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${O(s)}`).join(", ")}`}}function zr(e,t){let{reading:n,stage:s,lit:o}=e,r=n.pointerWeights,
i=at(o,n),a=e.beat>=J(n).pointer,c=gs(s.across.visits.map((l,h)=>({wish:l,length:r[h]*s.full})),0,...s.across.starts);return t.
filter(({path:l})=>l==="pointer").flatMap(l=>{let h=l.start;return[...l.visits].sort((u,m)=>u-m).map(u=>{let m=r[u]*s.full,
d=Number(c[u]),f=i.includes(u),y=kt(h,h+m);return h+=m,p("path",{key:`ribbon ${u}`,class:`pointer band${f?" lit":i.length?
" dim":""}`,d:s.bands.ribbon(kt(d,d+m),y,a)},p("title",{},`${n.visits[u]?.label}: ${O(r[u],1)} of the pointer`))})})}function sf(e,{
path:t,location:n,label:s,probability:o,start:r}){let{reading:i,stage:a,lit:c}=e,l=a.type/13,h=St(c,i),u=O(o),m=o>=dn||n<
0||h===n,d=a.gate-a.ribbons-16*l,f=n>=0,y=ct(s,d-Y(` ${u}`,13*l,!0),13*l,f),g=Y(`${y} ${u}`,13*l,f)/2,b=Math.min(a.places+
q/2,a.gate-6*l-g);return p("g",{key:`${t} ${n}`,class:h===null||h===n?"":"dim"},p("rect",{class:`${t} bar`,x:a.places,y:r,
width:q,height:Math.max(.8,o*a.full)}),m&&p("text",{class:`${f?"strong":"small"} middle halo`,x:b,y:r-5*l},`${y} ${u}`),
p("title",{},`${s}: ${O(o,1)} of the pointer`))}function Qc(e){return[Gt(e,17*(e.stage.type/13),"Visits","oldest first"),...of(e),...e.stage.columns.map((t,n)=>rf(e,n))]}
function Gt({stage:e},t,n,s,o=e.right){let r=e.type/13,i=o-e.left-Y(n,15*r,!0)-12*r;return p("g",{key:`title ${n}`,class:"\
heading","aria-hidden":"true"},p("text",{class:"title halo",x:e.left,y:t},n),p("text",{class:"small end halo",x:o,y:t},ct(
s,i,12.5*r)))}function of({reading:e,stage:t}){let n=t.type/13;return Pr(e).flatMap(({start:s,end:o,weekday:r})=>{let[i,
a]=[t.columns[s],t.columns[o]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[p("rect",{key:`day ${s}`,class:"\
day",x:c+Math.min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=Y(r,15*n,!0)&&p("text",{key:`\
weekday ${s}`,class:"small strong",x:c+1.5,y:t.chips.top-13*n},r)].filter(h=>h!==!1)})}function rf(e,t){let{reading:n,stage:s,
lit:o}=e,{x:r,width:i,isFull:a}=s.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=s.type/
13,{top:h,height:u,hasNames:m}=s.chips,d=at(o,n).includes(t),f=Math.min(20*l,i-3),y=mt(c.start_minute),g=Dr(e,t),b=[g||y,
g?g.replace(" %",""):y.slice(0,2)],w=b.find(_=>Y(_,12.5*l,!0)<=i)??b[1],k=m?es(c.label,i-6*l,12.5*l,2):[],x={class:d||g?
"strong middle":"small middle",x:r};return p("g",Hr(e,t,c),p("rect",{class:"chip",x:r-i/2+Math.min(1,.1*i),y:h,width:Math.
max(.8,i-2),height:u,rx:a?6*l:0}),a?[wt(c.category,r-f/2,h+8*l,f),p("text",{key:"hour",...x,y:h+45*l},w),k.map((_,v)=>p(
"text",{key:`name ${v}`,class:`${d?"strong":"small"} middle`,x:r,y:h+(62+15*v)*l},_))]:p("rect",{class:"lane",x:r-Math.min(
1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),p("title",{},`${c.label}, ${bt[c.weekday]} ${Ms(c)}`))}function Zc(e){let{
reading:t,stage:n,lit:s}=e,o=n.type/13,{slices:r}=t,i=at(s,t)[0]??t.count-1,a=t.visits[i],c=Math.max(...r.map(({lengths:m})=>Math.
max(...m)))||1,l=(n.right-n.left)/r.length,h=n.inputs+(G.title+46)*o,u=r.map(({name:m,label:d,lengths:f},y)=>{let g=Number(
f[i]),b=n.left+(y+.5)*l,w=g/c*30*o;return[p("rect",{key:`bar ${m}`,class:"length lit",x:b-9*o,y:h-w,width:18*o,height:w}),
p("text",{key:`length ${m}`,class:"tiny middle",x:b,y:h-w-4*o},S(g)),p("text",{key:`name ${m}`,class:"small middle",x:b,
y:h+15*o},d)]});return p("g",Wr(e),p("rect",{class:"ground",x:n.left,y:n.inputs,width:n.right-n.left,height:(G.title+G.inputs)*
o}),Gt(e,n.inputs+15*o,"Input vector",a?`${a.label}, ${bt[a.weekday]} ${mt(a.start_minute)}`:""),u,p("title",{},"Bars: l\
ength of each part’s vector"))}function tl(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=s.pointer;return[p("g",Xr(e,t),p("rect",{class:"ground",x:s.left,
y:r,width:s.right-s.left,height:(G.title+G.scores)*o}),Gt(e,r+15*o,"Pointer","scores, and weights in percent"),p("path",
{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),af(e)),p("g",{key:"ribbons",opacity:X(e,J(n).pointer)},
zr(e,t))]}function af({reading:e,stage:t,lit:n}){let s=t.type/13,o=e.pointerWeights,r=Array.from(e.pointerScores,f=>S(f)),
i=at(n,e),a=Math.max(...o),c=Number(t.columns.at(-1)?.width),l=r.some(f=>Y(f,11.5*s)>c-3),h=t.pointer+(G.title+G.scores)*
s,u=t.columns.find(f=>f.isFull),m=u?u.x-u.width/2:t.right,d=t.left-8*s;return t.columns.flatMap(({x:f,isFull:y},g)=>{let b=i.
length&&!i.includes(g)?" dim":"",w=o[g]>=.2*a||i.includes(g),k=O(o[g]).replace(" %",""),x=Y(k,12.5*s,!0)/2;if(!y&&(!w||f-
x<d||f+x>m))return[];d=f+x;let _=w?"strong":"small",v=h-24*s;return[y&&p("text",l?{key:`score ${g}`,class:`tiny${b}`,x:f+
4*s,y:v+2*s,transform:`rotate(-90 ${(f+4*s).toFixed(2)} ${(v+2*s).toFixed(2)})`}:{key:`score ${g}`,class:`tiny middle${b}`,
x:f,y:v},r[g]),p("text",{key:`weight ${g}`,class:`${_} middle${b}`,x:f,y:h-6*s},k)].filter($=>$!==!1)})}function el(e){let{reading:t,stage:n}=e,s=n.type/13,o=X(e,J(t).gate),r=ws(e),i=[...xs(e,r),...$s(e,r)];return[Ur(e,n.context,
cf(e)),...t.hasPointer?tl(e,i):[],p("g",{key:"flows",opacity:o},As(e,i,r)),...t.hasPointer?[zc(e,i)]:[],...t.hasGeneration?
[qc(e,i)]:[],...t.hasGate?[Kc(e)]:[],p("g",{key:"answer",opacity:o},Gt(e,n.answers.top-10*s,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),Fr(e,r))]}function cf({reading:e,stage:t}){let n=t.type/13,{x:s,y:o,columns:r,cell:i}=t.
context,a=s+r*i+2,c=Math.ceil(e.values("context").length/r)*i,[l,h]=[o+c/4,o+3*c/4],u=Number(t.columns.at(-1)?.x),m=t.right+
6;return[p("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(G.title+12)*n}V${u>a+4?`${l}H${a}`:o-2}`}),e.hasGeneration&&
p("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${m}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&p("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${m+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var qr=19;function nl(e){let{reading:t,stage:n,lit:s}=e,o=t.largestWeight;return n.layers.map((r,i)=>{let a=s?.kind==="v\
isit"?"last visit’s read":"row reads column";return p("g",{key:`layer ${i}`,opacity:X(e,pn(i))},r.maps.length?oe(e,r.x,
`Layer ${i}`,a,r.width+(r.stream===null?12:4)):null,r.maps.length>0&&ks(e,"attention",r.x+r.width),r.maps.map((c,l)=>lf(
e,c,i,l)),r.maps.map((c,l)=>Jr(e,c,i,l,o)),hf(e,i))})}function lf(e,t,n,s){let{reading:o,stage:r,lit:i}=e;if(i?.kind!=="\
visit"||o.isRemoved(n,s))return null;let a=i.visit??0,c=Number(r.rows[a]?.y),l=t.side/o.count,h=Math.max(.5,Number(o.lastRow(
n,s)[a])*r.full*.25),u=t.x-14,m=t.y+t.side-l/2;return p("path",{key:`band ${s}`,class:"attention-band",d:Jt(u,[c-h/2,c+h/
2],t.x,[m-h/2,m+h/2])})}function Jr(e,t,n,s,o){let{reading:r,stage:i,lit:a,isOwnScale:c}=e,l=i.type/13,{x:h,y:u,side:m,touch:d}=t,
{count:f}=r,y=r.weights(n,s),g=r.lastRow(n,s),b=r.isRemoved(n,s)||r.isSkipped(n,"attention"),w=c?Math.max(...y)||1:o,k=a?.
kind==="head"&&a.layer===n&&a.head===s,[x]=a?.kind==="visit"?at(a,r):[],_=Ft(g),v=x??_,$=m/f,A=`Layer ${n}, head ${s}`,T=d?
u-38*l:u+4,N=r.visits[_];return p("g",{key:`head ${s}`,class:`part head${k?" lit":""}${b?" off":""}`,"data-part":`layers\
.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":b?`${A}: switched off`:`${A}: the last visit reads most from \
visit ${_+1}, ${N?.label}, ${O(g[_])}`},p("text",{class:"small",x:h,y:u-(d?25:4)*l},`head ${s}`),!b&&(d!==void 0||m>=70*
l)&&p("text",{key:"weight",class:`${x===void 0?"small":"strong"}${d?"":" end"}`,x:d?h:h+m,y:u-4*l},O(g[v])),p("rect",{key:"\
frame",class:"map-frame",x:h-.5,y:u-.5,width:m+1,height:m+1}),p("image",{key:"map",class:"map",href:Pe(Float32Array.from(
y,R=>R/w),f,e.scale),x:h,y:u,width:m,height:m,preserveAspectRatio:"none",opacity:b?.15:1}),b&&p("path",{key:"cross",class:"\
crossed",d:`M${h} ${u+m}L${h+m} ${u}`}),x!==void 0&&!b&&p("rect",{key:"column",class:"column",x:h+x*$,y:u,width:Math.max(
2,$),height:m}),(x!==void 0||k)&&!b&&p("rect",{key:"last",class:"last-row",x:h,y:u+m-Math.max(2,$),width:m,height:Math.max(
2,$)}),p("title",{},`${A}. ${b?"Switched off.":`Darker: larger weight, up to ${O(w,1)}. Click to open.`}`),Ye(e,{act:"he\
ad",words:b?"on":"off",title:b?"Switch this head on again":"Switch this head off",right:h+m-(d?0:3)*l,y:T}),e.canAct&&d!==
void 0&&p("rect",{key:"touch",class:"ground","data-act":"head",x:h+m-d,y:u-d,width:d,height:d}))}function hf(e,t){let{reading:n,
stage:s,lit:o}=e,r=s.layers[t];if(r?.stream===null||!r)return null;let i=s.type/13,a=r.stream,c=Os(n,t),l=Qr(n),h=s.streamWidth-
8*i,u=at(o,n),m=s.rows.flatMap(({y:f,height:y},g)=>{let b=Math.max(1,Math.min(5*i,(y-3)/c.length));return c.map(({name:w,
lengths:k,style:x},_)=>p("rect",{key:`${w} ${g}`,class:`${x}${u.length&&!u.includes(g)?" dim":""}`,x:a,y:f+(_-c.length/2)*
b,width:Number(k[g])/l*h,height:b-.6}))}),d=c.map(({name:f,style:y},g)=>[p("rect",{class:y,x:a,y:s.bottom+(10+qr*g)*i,width:9*
i,height:9*i}),p("text",{class:"small",x:a+14*i,y:s.bottom+(18.5+qr*g)*i},f)]);return p("g",Zr(e,t),p("rect",{class:"gro\
und",x:a-4,y:s.top-2,width:s.streamWidth+14*i,height:s.bottom-s.top+66*i}),oe(e,a,"Stream",`+ layer ${t}`,s.streamWidth),
m,d,uf(e,t,a+s.streamWidth+10*i))}function uf(e,t,n){let{reading:s,stage:o}=e,r=o.type/13,i=s.trace.interventions.residuals===
!1,a={act:"attention",words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream","join strea\
m"],isOff:i},...s.heads?[{...a,isOff:s.isSkipped(t,"attention")}]:[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:s.
isSkipped(t,"feed_forward")}].map(({act:l,words:h,isOff:u},m)=>Ye(e,{act:l,words:String(h[Number(u)]),title:mf[l]??"",right:n,
y:o.bottom+(5+qr*m)*r}))}var mf={residuals:"Residual connections of all layers: without them, only what sublayers add go\
es on",attention:"Self-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of th\
is layer: skipped, it adds nothing"};function Os(e,t){let{residual:n,attention:s,feedForward:o}=e.stream(t);return[{name:"\
stream",lengths:n,style:"residual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"FFN",lengths:o,style:"fe\
ed-forward"}]}function Qr(e){let t=0;for(let n=0;n<e.layers;n++)for(let{lengths:s}of Os(e,n))t=Math.max(t,...s);return t||
1}function Zr(e,t){let{residual:n,attention:s,feedForward:o}=e.reading.stream(t);return{key:"stream",class:"part stream",
"data-part":`layers.${t}.stream`,role:"button",tabindex:"-1",opacity:X(e,pn(t)+1),"aria-label":`Stream of layer ${t}: ve\
ctor lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.toFixed(1)}`:""}, feed-forward ne\
twork ${o.at(-1)?.toFixed(1)}`}}function sl(e){let{reading:t,stage:n,lit:s}=e,o=t.largestWeight,r=s?.kind==="visit"?"what the last visit reads":"row rea\
ds column";return n.layers.map(({y:i,maps:a},c)=>p("g",{key:`layer ${c}`,opacity:X(e,pn(c))},a.length>0&&Gt(e,i+15*(n.type/
13),`Layer ${c}`,r),a.map((l,h)=>Jr(e,l,c,h,o)),df(e,c)))}function df(e,t){let{reading:n,stage:s,lit:o}=e,r=s.type/13,i=Number(
s.layers[t]?.stream),a=Os(n,t),c=Qr(n),l=at(o,n),h=i+G.bars*r,u=s.columns.flatMap(({x:m,width:d},f)=>{let y=Math.min(8*r,
.86*d/a.length);return a.map(({name:g,lengths:b,style:w},k)=>{let x=Number(b[f])/c*G.bars*r;return p("rect",{key:`${g} ${f}`,
class:`${w}${l.length&&!l.includes(f)?" dim":""}`,x:m+(k-a.length/2)*y,y:h-x,width:.88*y,height:x})})});return p("g",Zr(
e,t),p("rect",{class:"ground",x:s.left,y:i-G.title*r,width:s.right-s.left,height:(G.title+G.bars)*r}),Gt(e,i-10*r,s.layers[t]?.
maps.length?"Stream":`Layer ${t}`,""),ff(e,a,i-10*r),u)}function ff({stage:e},t,n){let s=e.type/13,o=e.right;return[...t].
reverse().map(({name:r,style:i})=>{let a=o-Y(r,12.5*s);return o=a-26*s,[p("rect",{class:i,x:a-14*s,y:n-9*s,width:9*s,height:9*
s}),p("text",{class:"small",x:a,y:n},r)]})}var Ts=700;function ol({stage:{size:e},...t}){let n={...t,stage:Br(t.reading,e.width,e.type)};return[p("g",{key:"visits"},
Qc(n)),p("g",{key:"inputs"},Zc(n)),p("g",{key:"layers"},sl(n)),p("g",{key:"decoder"},el(n))]}function rl(e,t,n){return Br(
e,t,n).size.height}var pf={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]};function al(e,t,n){if(n==="Home")return e[0]??
null;if(n==="End")return e.at(-1)??null;let[s,o]=pf[n]??[0,!1],r=t?e.indexOf(t):-1,i=e[r];if(s===0||!i)return null;let a=vs(
i);if(!o){let m=e[r+s];return m&&vs(m)===a?m:null}let c=[...new Set(e.map(vs))],l=c[c.indexOf(a)+s],h=e.filter(m=>vs(m)===
l),u=m=>Math.abs(il(m)-il(i));return h.sort((m,d)=>u(m)-u(d))[0]??null}function vs(e){return(e.getAttribute("data-part")??
"").replace(/\.\d+$/,"")}function il(e){let{top:t,bottom:n}=e.getBoundingClientRect();return(t+n)/2}function cl(e){let{reading:t}=e,n=J(t),s=ws(e),o=[...xs(e,s),...$s(e,s)];return[Gc(e),...t.hasPointer?Jc(e,o):[],...t.hasGeneration?
[Xc(e,o)]:[],p("g",{key:"flows",opacity:X(e,n.gate)},As(e,o,s)),t.hasGate?Vc(e):null,p("g",{key:"answer",opacity:X(e,n.gate)},
jc(e,s))].filter(r=>r!==null)}function ll(e){return e.stage.size.width<Ts?ol(e):[p("g",{key:"visits"},Fc(e)),p("g",{key:"inputs"},Uc(e)),p("g",{key:"l\
ayers"},nl(e)),p("g",{key:"decoder"},cl(e))]}var ti=240,gf=13,yf=17,bf=.05,wf=.5,xf=660,$f=matchMedia("(prefers-reduced-motion: reduce)"),Ns=class{#t=null;#e=null;#n=null;#s=null;#o="";#r=null;#i=null;#a=null;#h=!1;happened=null;isOwnScale=!0;constructor(t,n={}){
this.root=t,this.hooks=n,t.classList.add("network-picture"),this.drawn=document.createElementNS("http://www.w3.org/2000/\
svg","svg"),this.drawn.setAttribute("role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk i\
t, Enter opens a part.");let s=document.createElement("div");s.className="picture-foot";let o=document.createElement("di\
v");o.className="picture-controls",this.caption=document.createElement("p"),this.caption.className="picture-caption";let r=document.
createElement("button");r.type="button",r.textContent="Numbers",r.title="The numbers behind what is shown, as a table (T\
)",r.addEventListener("click",()=>{this.#t&&Ir(this.root,this.#t,this.#i)}),s.append(o,this.caption,r),t.replaceChildren(
this.drawn,...n.isStill?[]:[s]),this.drawing=new fs(this.drawn),this.player=new ys(o,i=>{this.#r=i,i!==null&&this.#i!==null&&
(this.#i=null,this.hooks.opened?.(null)),this.root.toggleAttribute("data-telling",this.player.isTelling),this.#m(ti)}),this.#c()}#c(){
let{drawn:t}=this;new ResizeObserver(()=>this.#m(0)).observe(t),new MutationObserver(()=>this.#m(0)).observe(document.documentElement,
{attributeFilter:["data-theme"]}),t.addEventListener("pointerover",({target:n})=>{this.#a||this.#d(ei(n))}),t.addEventListener(
"pointerleave",()=>this.#d(null)),t.addEventListener("focusin",({target:n})=>this.#d(ei(n))),t.addEventListener("focusou\
t",()=>this.#d(null)),t.addEventListener("keydown",n=>this.#x(n)),t.addEventListener("click",({target:n})=>this.#b(n)),t.
addEventListener("pointerdown",n=>this.#u(n)),t.addEventListener("pointermove",n=>this.#f(n,!1));for(let n of["pointerup",
"pointercancel"])t.addEventListener(n,s=>this.#f(s,!0))}show(t,n=null){this.#t=new on(t),this.#e=n&&new on(n),this.#n=Wt(
this.#s,this.#t),this.player.tell(Nc(this.#t)),this.#m(this.#a?.follows?0:ti)}open(t){this.#i=t,this.#n=this.#s=null;let n=this.
drawn.contains(document.activeElement);this.player.isOpen&&this.player.close(),this.#m(ti),n&&this.#l(),this.hooks.opened?.(
this.#i)}#l(){if(this.drawn.contains(document.activeElement))return;let t=this.drawn.querySelector('[tabindex="0"]');t instanceof
SVGElement&&t.focus()}mark(t){this.#d(t.length?`visits.${t[0]}`:null)}get size(){let{width:t,height:n}=this.drawn.viewBox.
baseVal;return{width:t,height:n}}svg(t){let n=getComputedStyle(this.root).getPropertyValue("--paper").trim();return Pc(this.
drawn,{title:t,ground:n})}#d(t){if(this.#s=t,!this.#t)return;let n=Wt(t,this.#t);JSON.stringify(n)!==JSON.stringify(this.#n)&&
(this.#n=n,this.#m(0),this.hooks.pointed?.(n?.kind==="visit"?[n.visit??0]:[]))}#b(t){if(!(t instanceof Element)||this.#h)
return;let n=ei(t),s=t.closest("[data-more]"),o=t.closest("[data-act]")?.getAttribute("data-act");if(s){let[r,i,a]=["mor\
e","layer","head"].map(c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:i??null,head:a??null})}else if(o===
"scale")this.isOwnScale=!this.isOwnScale,this.#m(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#w(n,o);else{
let r=t.closest("[data-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#w(t,n){let s=this.#t&&Wt(t,this.#t),
{act:o}=this.hooks;if(!s||!o)return;let{kind:r,layer:i=0,head:a=0,visit:c=0}=s;r==="head"&&o({kind:r,layer:i,head:a}),r===
"visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),n==="residuals"?o({kind:n}):(n==="attenti\
on"||n==="feed_forward")&&o({kind:"skip",layer:i,part:n})}#u(t){this.#h=!1,!(!this.hooks.act||!this.#t)&&(this.#a=Ba(t,this.#t,
this.drawn),this.#a?.follows&&t.preventDefault())}#f(t,n){let s=this.#a;if(!s||t.pointerId!==s.pointer)return;n&&(this.#a=
null);let o=s.to(t,n);o&&(this.#h=!0,!this.drawn.hasPointerCapture(s.pointer)&&!n&&this.drawn.setPointerCapture(s.pointer),
this.hooks.act?.(o))}#x(t){let n=t.target instanceof Element?t.target.closest("[data-part], [tabindex]"):null,s=n?.getAttribute(
"data-part")??null;(t.altKey?this.#k(t.key,s):this.#$(t.key,n,s))&&t.preventDefault()}#$(t,n,s){if(t==="Escape"&&this.#i!==
null)return this.open(lr(this.#i)||null),!0;if(t==="Escape"&&this.player.isOpen)return this.player.close(),!0;if(t.toLowerCase()===
"t"&&this.#t)return Ir(this.root,this.#t,this.#i),!0;if((t==="Enter"||t===" ")&&n){let r=n.hasAttribute("data-act")||n.hasAttribute(
"data-open");return t===" "&&this.hooks.act&&!r?this.#w(s??""):this.#b(n),!0}if(this.#i!==null&&this.#t){let r=hr(this.#i,
t,this.#t),i=n?.getAttribute("aria-current")==="true";r!==null&&this.open(r);let a=this.drawn.querySelector(`[aria-curre\
nt="true"][data-open="${r}"]`);return i&&a instanceof SVGElement&&a.focus(),r!==null}let o=al(this.#g,n,t)?.getAttribute(
"data-part")??null;return o!==null&&this.#p(o),o!==null}#p(t){let n=this.#g.find(s=>s.getAttribute("data-part")===t);n instanceof
SVGElement&&(this.#o=t,this.#y(),n.focus())}#k(t,n){let s={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[t],o=this.#t,
r=o&&Wt(n,o),{act:i}=this.hooks;if(!s||!r||!i)return!1;let a=!0;if(r.kind==="visit"){let c=r.visit??0;if(!o.visits[c+s])
return!0;i({kind:"move",visit:c,by:s,isDone:a}),this.#p(`visits.${c+s}`)}else if(r.kind==="gate"){let c=Math.min(1,Math.
max(0,o.gate+s*bf));i({kind:"gate",value:Math.round(100*c)/100,isDone:a})}else if(r.kind==="head"||r.kind==="pointer"){let c=r.
kind==="head"?"attention":"pointer";i({kind:"temperature",of:c,value:cr(o,c,s*wf),isDone:a})}else return!1;return!0}get#g(){
return[...this.drawn.querySelectorAll("[data-part][tabindex]")]}#y(){let t=this.#g,n=t.find(s=>s.getAttribute("data-part")===
this.#o)??t[0];for(let s of t)s.setAttribute("tabindex",s===n?"0":"-1")}#m(t){let n=this.#M();if(!n)return;let{width:s,height:o}=n.
stage.size;this.drawn.setAttribute("viewBox",`0 0 ${s} ${o}`),this.drawn.setAttribute("font-size",String(n.stage.type));
let r=this.#i===null?[]:Ec(n,this.#i);r.length||(this.#i=null),this.drawing.show(r.length?r:ll(n),$f.matches?0:t),this.#i===
null&&this.#y();let i=this.#i===null?null:Lc(this.#i,n.reading),a=this.#n?null:this.player.sentence;this.#_(i??a??Me(this.#n,
n.reading,n.before))}#_({title:t,text:n}){let s=document.createElement("strong");s.textContent=t,this.caption.replaceChildren(
s,` ${n}`)}#M(){let{width:t,height:n}=this.drawn.getBoundingClientRect(),s=t<Ts;if(!this.#t||t<1||n<1&&!s)return null;let r=(Number(
getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(yf,Math.max(gf,t/120));this.root.classList.toggle(
"tall",s);let i=s?rl(this.#t,t,r):n,a=s&&this.#i!==null?xf:i;return{reading:this.#t,before:this.#e,stage:Cc(this.#t,{width:t,
height:a,type:r}),lit:this.#n,beat:this.#r??Number.POSITIVE_INFINITY,happened:this.happened,isOwnScale:this.isOwnScale,scale:[
this.#E("--map-least"),this.#E("--attention")],canAct:this.hooks.act!==void 0}}#E(t){let n=getComputedStyle(this.root).getPropertyValue(
t).trim().slice(1),[s=0,o=0,r=0]=(n.match(/../g)??[]).map(i=>Number.parseInt(i,16));return[s,o,r]}};function ei(e){return(e instanceof
Element?e.closest("[data-part]"):null)?.getAttribute("data-part")??null}function ul(e,t,{title:n,origin:s}){let o=e.slice(e.indexOf(",")+1);if(t==="svg")return kf(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[hl("Title",n),hl("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function kf(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",t),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function hl(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,_f(n)),s.buffer}function _f(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}function ni(e){return`data:image/svg+xml,${encodeURIComponent(e)}`}async function ml(e,{width:t,height:n,scale:s}){let o=new Image;
o.src=ni(e),await o.decode();let r=document.createElement("canvas");r.width=Math.round(t*s),r.height=Math.round(n*s);let i=r.
getContext("2d");if(!i)throw new Error("This browser cannot draw a PNG of this size.");return i.drawImage(o,0,0,r.width,
r.height),r.toDataURL("image/png")}var Mf=2;async function dl(e,t,n,{title:s,origin:o,name:r}){let i=t==="png",a=i?await ml(e,{...n,scale:Mf}):ni(e),c=ul(a,
i?"png":"svg",{title:s,origin:o}),l=document.createElement("a");l.href=URL.createObjectURL(c),l.download=`${r}-network.${t}`,
l.click(),URL.revokeObjectURL(l.href)}var fl=["story","explore","everything"],pl="pointerscope-depth",Ef="textarea, input:not([type=radio], [type=checkbox], [\
type=range])",Af=2e3,Ls=class{#t=null;#e=null;#n=[];#s=[];#o=null;#r=null;#i=0;#a=lt().get("open");constructor(t){this.page=
t,this.bar=M(t,"[data-bar]"),this.undo=M(t,"[data-undo-step]",HTMLButtonElement),this.redo=M(t,"[data-redo-step]",HTMLButtonElement),
this.picture=new Ns(M(t,"[data-network]"),{act:n=>this.#b(n),pointed:n=>this.pointed(n),opened:n=>{this.#a=n,this.#t?.updateAddress(
"replace")}}),this.picture.hooks.more=(n,s)=>this.#k(n,s),this.#h(),this.#g(Sf(t))}pointed=()=>{};depthChanged=()=>{};get options(){
let{depth:t=""}=this.page.dataset;return{depth:t==="explore"?void 0:t,open:this.#a??void 0}}follow(t){this.#t=t}showInputs(){
this.page.dataset.depth!=="everything"&&this.#_(!0)}#h(){let{page:t}=this;for(let o of ht(t,"input[name=depth]",HTMLInputElement))
o.addEventListener("change",()=>{Of(o.value),this.#g(o.value),this.#t?.updateAddress("replace")});this.undo.addEventListener(
"click",()=>this.#p(this.#n,this.#s)),this.redo.addEventListener("click",()=>this.#p(this.#s,this.#n)),M(t,"[data-as-lea\
rned]").addEventListener("click",()=>this.#u({})),M(t,"[data-inputs-button]",HTMLButtonElement).addEventListener("click",
()=>this.#m(!this.#y)),M(t,"[data-inputs-close]").addEventListener("click",()=>this.#m(!1)),M(t,"[data-present]").addEventListener(
"click",()=>{M(t,"[data-stage]").requestFullscreen()});let s=M(t,"[data-share]",HTMLButtonElement);s.addEventListener("c\
lick",()=>Cf(s));for(let o of ht(t,"[data-save]",HTMLButtonElement))o.addEventListener("click",()=>this.#M(o.dataset.save??
""));document.addEventListener("keydown",o=>this.#c(o)),document.addEventListener("pointerscope:server",()=>{t.toggleAttribute(
"data-server-silent",!kn.answers)})}#c(t){let n=t.target instanceof Element&&t.target.closest(Ef);if(t.key==="Escape"&&this.#y&&
this.#m(!1),n||!(t.ctrlKey||t.metaKey))return;let s=t.key.toLowerCase();s!=="z"&&s!=="y"||(t.preventDefault(),s==="y"||t.
shiftKey?this.#p(this.#s,this.#n):this.#p(this.#n,this.#s))}show(t,n,s){if(this.#x(t),this.#d(t),!("tensors"in n))return;
let o=this.#o!==null&&this.#o.notation!==n.notation,r=s&&"tensors"in s?s:null;this.#r=r??(o?this.#o:null),this.#o=n,this.#l(
r?"As learned":"Before this change"),this.picture.happened=null,this.picture.show(n,this.#r),this.#a&&this.picture.open(
this.#a),this.page.dataset.drawn="true",this.page.dataset.depth==="story"&&!this.#a&&!this.picture.player.isOpen&&this.picture.
player.play()}recognise(t){let n=M(this.bar,"[data-happened]");if(n.hidden=typeof t?.target!="number",typeof t?.target!=
"number"||!this.#o)return;let s=this.#o.prediction.location===t.target;M(n,"[data-happened-place]").textContent=`${s?"✓ ":
""}${t.target_label??""}`,this.picture.happened=t.target,this.picture.show(this.#o,this.#r)}#l(t){let n=M(this.bar,"[dat\
a-was]");if(n.hidden=this.#r===null,!this.#r||!this.#o)return;let{prediction:s,places:o}=this.#r,{prediction:r}=this.#o;
M(n,"[data-was-name]").textContent=t;let i=s.location===r.location,a=u=>`${(100*u).toFixed(1)} %`,c=i?"":`${o[s.location]?.
label??s.name}, `;M(n,"[data-was-value]").textContent=c+a(s.probability);let l=Math.round(1e3*r.probability)-Math.round(
1e3*s.probability),h=M(n,"[data-was-change]");h.textContent=i&&l?`${l>0?"▲":"▼"} ${Math.abs(l/10).toFixed(1)} points`:
"",h.className=l>0?"more":"less"}#d({interventions:t}){let n=M(this.page,"[data-changed]"),s=JSON.parse(t||"{}"),o=Kn(s).
map(({key:r,text:i})=>{let a=document.createElement("li"),c=document.createElement("button");return c.type="button",c.textContent=
`${i} ×`,c.title="Take this change back",c.addEventListener("click",()=>{this.#u(Object.fromEntries(Object.entries(s).filter(
([l])=>l!==r)))}),a.append(c),a});M(n,"ul").replaceChildren(...o),n.hidden=o.length===0}#b(t){let n=this.#t;if(!n)return;
let s={...n.interventions};switch(t.kind){case"head":return this.#u(Tf(s,t,this.#o));case"mask":return this.#u(vf(s,n.sent,
t.visit));case"skip":return this.#u(Nf(s,t));case"residuals":return this.#u(If(s));case"gate":return this.#u(Lf(s,t),t.isDone);case"\
temperature":return this.#u(Rf(s,t),t.isDone);default:return this.#w(n,t)}}#w(t,n){t.isDragging=!n.isDone;let{sent:s,editor:o}=t,
r=s[n.visit]??0;n.kind==="move"?n.by!==0?o.move(r,(s[n.visit+n.by]??0)-r):t.submitSoon():n.kind==="time"?o.setTime(r,n.minutes):
o.setStay(r,n.minutes)}#u(t,n=!0){n?this.#t&&(this.#t.interventions=t):this.#f(t)}#f(t){let{explanations:n,shown:s}=this.#t??
{};if(!n?.isInBrowser||!n.model||!s)return;let{model:o}=n;cancelAnimationFrame(this.#i),this.#i=requestAnimationFrame(()=>{
let r={...qt(s),interventions:t},i=this.#r?.notation!==this.#o?.notation;this.picture.show(o.trace(r),i?this.#o:this.#r)})}#x(t){
if(this.#t?.isDragging&&this.#e)return;this.#e&&JSON.stringify(this.#e)!==JSON.stringify(t)&&this.#e&&(this.#n.push(this.#e),
this.#s.length=0),this.#e=t,this.#$()}#$(){this.undo.disabled=this.#n.length===0,this.redo.disabled=this.#s.length===0}#p(t,n){
let s=t.pop();!s||!this.#e||(n.push(this.#e),this.#e=s,this.#t?.take(s),this.#$())}#k(t,n){let s=this.page.querySelector(
`[data-story] pointer-view[view="${CSS.escape(t)}"]`);if(!s)return;for(let[r,i]of Object.entries(n))i!==null&&s.setAttribute(
r,i);this.#g("everything"),this.#t?.updateAddress("replace");let o=s.closest("details");o&&(o.open=!0),s.scrollIntoView()}#g(t){
this.page.dataset.depth=t,M(this.page,`input[name=depth][value=${t}]`,HTMLInputElement).checked=!0,this.#m(!1),t==="stor\
y"&&this.#o?this.picture.player.play():this.picture.player.close(),this.depthChanged()}get#y(){return this.page.hasAttribute(
"data-inputs")}#m(t){let n=M(this.page,"[data-inputs-button]"),s=M(this.page,"[data-editor]").contains(document.activeElement);
this.#_(t),t?M(this.page,"[data-editor] textarea").focus():s&&this.page.dataset.depth!=="everything"&&n.focus()}#_(t){this.
page.toggleAttribute("data-inputs",t),M(this.page,"[data-inputs-button]").setAttribute("aria-expanded",String(t))}#M(t){
let{model:n}=this.page.dataset,s=`${this.#t?.answer.textContent??""} · PointerScope`,o=this.picture.svg(s);dl(o,t,this.
picture.size,{title:s,origin:location.href,name:`${n??"network"}`}),ut(this.page,"details[data-export][open]",HTMLDetailsElement)?.
removeAttribute("open")}};function Sf(e){let t=lt().get("depth");if(t&&fl.includes(t))return t;let n=location.hash.slice(
1);if(n&&!n.includes("=")&&e.querySelector(`[data-story] [id="${CSS.escape(n)}"]`))return"everything";try{let s=localStorage.
getItem(pl)??"";return fl.includes(s)?s:"explore"}catch{return"explore"}}function Of(e){try{localStorage.setItem(pl,e)}catch{}}
function Tf({remove_heads:e=[],replace_with:t,...n},{layer:s,head:o},r){let{layers:i=0,heads:a=0}=r?.architecture??{},c=Array.
from({length:i*a},(m,d)=>[Math.floor(d/a),d%a]),l=e==="all"?c:e,u=l.some(([m,d])=>m===s&&d===o)?l.filter(([m,d])=>m!==s||
d!==o):c.filter(([m,d])=>m===s&&d===o||l.some(([f,y])=>m===f&&d===y));return u.length?{...n,remove_heads:u,...t&&{replace_with:t}}:
n}function vf({mask_visits:e=[],...t},n,s){let o=n[s]??0;if(s===n.length-1)return{...t,...e.length&&{mask_visits:e}};let r=e.
includes(o)?e.filter(i=>i!==o):[...e,o].sort((i,a)=>i-a);return r.length?{...t,mask_visits:r}:t}function Nf({skip:e=[],...t},{
layer:n,part:s}){let o=e.filter(i=>i.layer!==n||i.part!==s),r=o.length<e.length?o:[...e,{layer:n,part:s}];return r.length?
{...t,skip:r}:t}function Lf({gate:e,only:t,...n},{value:s}){return s===null?n:{...n,gate:s}}function Rf(e,{of:t,value:n}){
let s=`${t}_temperature`,o={...e};return delete o[s],n===1?o:{...o,[s]:n}}function If({residuals:e,...t}){return e===!1?
t:{...t,residuals:!1}}async function Cf(e){let t=M(e,"span"),n=t.textContent;try{await navigator.clipboard.writeText(location.
href),t.textContent="Copied"}catch{t.textContent="See address bar"}setTimeout(()=>{t.textContent=n},Af)}var yn=e=>`${(100*e).toFixed(1)} %`,gl=({name:e,location:t})=>e??`#${t}`;function yl(e){let{location_probabilities:t,gate:n,
unknown_probability:s}=e,{pointer:o,final:r}=t,i=r.reduce((c,{probability:l})=>c-l,1-s),a=new Map((o??[]).map(c=>[c.location,
c.probability]));return{columns:["Place","Probability","from the pointer","from the generation head"],rows:[...r.map(c=>{
let l=n.value*(a.get(c.location)??0),h=[c.probability,l,c.probability-l];return[gl(c),...h.map(yn)]}),["all other known \
places",yn(Math.max(0,i)),"",""],["somewhere unknown",yn(s),"",""]]}}function bl(e,t,n){let[s,o]=[e,t].map(({location_probabilities:{
final:i}})=>new Map(i.map(a=>[gl(a),a.probability]))),r=[...s??[]].flatMap(([i,a])=>{let c=o?.get(i);return c===void 0?[]:
[{name:i,probability:a,other:c,difference:a-c}]});return r.sort((i,a)=>Math.abs(a.difference)-Math.abs(i.difference)),{columns:[
"Place","First","Second","First minus second"],rows:r.slice(0,n).map(({name:i,probability:a,other:c,difference:l})=>{let u=`${l<
0?"−":"+"}${Math.abs(100*l).toFixed(1)} points`;return[i,yn(a),yn(c),u]})}}var Pf=100,Hf=12;function Df(e){let t=M(e,"[data-places]"),n=M(e,"[data-gate]"),s=M(document,"[data-compare]",HTMLAnchorElement),
o=new Ls(e),r=new Zn(e,{draws:!0,shown(i,a,c){o.show(i,a,c),t.replaceChildren(mn(yl(a)));let{value:l,learned:h}=a.gate,u=d=>`${(100*
d).toFixed(1)} %`;n.textContent=`Gate ${l.toFixed(3)}${h?"":" (not learned)"}: the answer is ${u(l)} of the pointer's di\
stribution and ${u(1-l)} of the generation head's.`;let m=r.comparisonOf(i);m.set("page","compare"),s.hash=m.toString()},
options:()=>o.options,refused:()=>o.showInputs(),recognised(i,a){o.recognise(i);let c=ut(e,"[data-charts]");if(!c)return;
let l=i;c.hidden=!l?.page||a.interventions!=="",M(c,"a",HTMLAnchorElement).href=l?.page??""}});o.follow(r),o.pointed=i=>r.
markVisits(i),r.restore("keep")}function Wf(e){let t=ht(document,"template[data-side-of]",HTMLTemplateElement),n=M(e,"[d\
ata-difference]"),s=M(e,"[data-same-answers]"),o=lt(),r=(h,u,m)=>{let d=t.find(({dataset:f})=>f.sideOf===u)??m;if(!d)throw new Error(
"The page has no model.");return M(d.content,`[data-side="${h}"]`).cloneNode(!0)},[i,a=i]=t;M(e,"[data-sides]").replaceChildren(
r("a",o.get("model"),i),r("b",qn(o.get("against")).model??o.get("model"),a));let c=ut(document,"[data-explore-link]",HTMLAnchorElement);
new zn(e,{places:Pf,asked(h){c&&(c.hash=Ot({page:"explore",...h}).toString())},options:()=>({page:"compare"}),answered(h,u){
let m=h&&u&&bl(h,u,Hf);s.hidden=!m||!Ff(h,u),m?m.rows.length?n.replaceChildren(mn(m)):n.textContent="The two models know\
 no place of the same name.":n.replaceChildren()}}).restore()}function Ff(e,t){let[n,s]=[e,t].map(({location_probabilities:{
final:o}})=>JSON.stringify(o));return n===s}var si=new Map;for(let[e,t]of[["[data-explore]",Df],["[data-compare-page]",Wf]]){
let n=ut(document,e);n&&si.set(n,t)}function wl(){for(let[e,t]of si)e.hidden||(si.delete(e),t(e))}wl();window.addEventListener(
"hashchange",wl);})();
