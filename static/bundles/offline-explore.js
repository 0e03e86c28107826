(()=>{var Nd=Object.defineProperty;var Io=(e,t)=>{for(var n in t)Nd(e,n,{get:t[n],enumerable:!0})};var{currentScript:Ka}=document,vd=Ka instanceof HTMLScriptElement?Ka.src:"",E=new URL("static/js/",vd||document.baseURI).
href;(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: light",
dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,o=document.documentElement,r=matchMedia("(prefers-color-scheme: \
dark)"),i=frameElement?.getAttribute("data-page")??null;i!==null&&(o.dataset.inRoom=i);let a=new URLSearchParams(location.
search).get("theme"),c="auto",l=!1,h=()=>{try{return localStorage.getItem(e)}catch{return null}};function u($){return typeof $==
"string"&&Object.hasOwn(t,$)}let d=$=>{let k=s.exec($??""),O=k?k[1]??"auto":$;o.toggleAttribute("data-transparent",k!==null),
u(O)?o.dataset.askedTheme=$??"":delete o.dataset.askedTheme,c=[O,o.dataset.firstTheme,h()].find(u)??"auto"},f=()=>{let $=new URL(
location.href);$.searchParams.delete("theme"),delete o.dataset.askedTheme,$.search!==location.search&&history.replaceState(
history.state,"",$)},m=()=>{let $=document.querySelector("[data-theme-button]");return $ instanceof HTMLElement?$:null},
y=()=>{let $=document.querySelector(".top nav [aria-current]"),k=$?.parentElement;if(!$||!k)return;let[O,_]=[$.getBoundingClientRect(),
k.getBoundingClientRect()];k.scrollLeft+=O.left+O.width/2-_.left-_.width/2},g=()=>{let $=m();$&&($.textContent=n[c]);let k=c===
"auto"?r.matches?"dark":"light":c;l||o.dataset.theme===k||(o.dataset.theme=k,document.dispatchEvent(new CustomEvent("poi\
nterscope:theme")))},b=({type:$})=>{document.querySelector(".deck")||(l=$==="beforeprint",l?o.dataset.theme="light":g())},
w=new Set,x=$=>{let k=$.target instanceof Element?$.target.closest("button"):null;k&&($.preventDefault(),$.stopPropagation(),
w.add(k))};d(a),g(),document.addEventListener("click",x,!0),window.addEventListener("DOMContentLoaded",()=>{document.removeEventListener(
"click",x,!0);for(let $ of w)$.click()});for(let $ of["beforeprint","afterprint"])window.addEventListener($,b);r.addEventListener(
"change",g),document.addEventListener("pointerscope:choose-theme",({detail:$})=>{($===null||u($)||s.test($))&&d($??a),g()}),
document.addEventListener("DOMContentLoaded",()=>{y();let $=m();$&&($.hidden=!1,g(),$.addEventListener("click",()=>{c=t[c],
f();try{localStorage.setItem(e,c)}catch{}g()}))})})();var qa="exported"in document.documentElement.dataset,is=at().toString();function at(){let e=location.hash.slice(1);return qa&&
e.includes("=")?new URLSearchParams(e):new URLSearchParams(location.search||document.documentElement.dataset.firstState)}
function as(e){is=at().toString(),window.addEventListener("popstate",()=>{let t=at().toString();t!==is&&(is=t,e())})}function Ld(e){
let t=new URL(location.href),n=t.searchParams.get("theme"),s=new URLSearchParams(n?{theme:n}:{});return qa?(t.search=s.toString(),
t.hash=e.toString()):(t.search=new URLSearchParams([...e,...s]).toString(),t.hash.includes("=")&&(t.hash="")),t}function cs(e,t){
return e===null||t===null?"push":"replace"}function re(e){try{return JSON.parse(e)}catch{return e}}function ls(e,t){let n=Ld(
e);n.href!==location.href&&(t==="push"?history.pushState(null,"",n):history.replaceState(null,"",n),is=at().toString())}function M(e,t,n){let s=ft(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function ft(e,t,n){
let s=e.querySelector(t);return s&&za(s,n)?s:null}function q(e,t,n){return[...e.querySelectorAll(t)].filter(s=>za(s,n))}function Se({target:e}){return e}function An({target:e}){return e}function hs(e){return M(e.content.cloneNode(!0),"*")}function za(e,t){return e instanceof(t??HTMLElement)}var di={};Io(di,{BrowserModel:()=>ui});function Co({layers:e,heads:t,components:n},{remove_heads:s,skip:o,only:r}){let i=[],a=(h,u)=>o.some(d=>d.layer===h&&d.part===
u),c=(h,u)=>s==="all"||s.some(([d,f])=>d===h&&f===u);for(let h=0;h<e;h++){for(let u=0;u<t&&!a(h,"attention");u++)c(h,u)||
i.push({name:`layers.${h}.heads.${u}`,layer:h,head:u});a(h,"feed_forward")||i.push({name:`layers.${h}.feed_forward`,layer:h,
head:null})}let l=["pointer","generation"].filter(h=>n.includes(h)&&(r??h)===h).map(h=>({name:h,layer:null,head:null}));
return{encoder:i,outputs:l}}function Xa({bundle:e,query:{history:t,masked:n,interventions:s}}){let{encoder:o,outputs:r}=Co(
e.network.architecture,s);if(o.length+r.length>12)return[];let{remove_heads:i,skip:a}=s;return Array.from({length:2**o.length},
(c,l)=>{let h=o.filter((m,y)=>!(l&1<<y)),u=h.flatMap(({layer:m,head:y})=>y===null?[]:[[m,y]]),d=h.filter(({head:m})=>m===
null),f={...s,remove_heads:i==="all"?i:[...i,...u],skip:[...a,...d.map(({layer:m})=>({layer:m,part:"feed_forward"}))]};return{
input:{history:t,masked:n,interventions:f}}})}function Ja({encoder:e,outputs:t},n,s){let o=[...e,...t],r=2**o.length,i=new Float64Array(
r),a=new Uint8Array(r);for(let m=0;m<r;m++){let y=s[m&2**e.length-1],g=t.filter((w,x)=>m&1<<e.length+x),b=y&&Id(y,g);i[m]=
b?.probability??0,a[m]=+(b?.location===n)}let c=[...a.keys()].filter(m=>a[m]),l=Math.min(...c.map(Ro)),h=c.filter(m=>Ro(
m)===l),u=m=>Math.round(1e6*(i[m]??0)),d=h.reduce((m,y)=>u(y)>u(m)?y:m),f=Rd(i);return{parts:o.map((m,y)=>({...m,value:f[y]??
0,isKept:!!(d&1<<y)})),location:n,whole:i[r-1]??0,smallest:i[d]??0,equallySmall:h.length,keeping:c.length,networks:(2**t.
length-1)*2**e.length}}function Id({prediction:e,probability:t,alone:n},s){if(s.length===2)return{location:e.location,probability:t};
let[o]=s;return o?n[o.name]:null}function Rd(e){let t=Math.round(Math.log2(e.length)),n=[1/t];for(let s=1;s<t;s++)n.push(
Number(n[s-1])*s/(t-s));return Array.from({length:t},(s,o)=>{let r=0;for(let i=0;i<e.length;i++){if(i&1<<o)continue;let a=Number(
e[i|1<<o])-Number(e[i]);r+=Number(n[Ro(i)])*a}return r})}function Ro(e){let t=0;for(let n=e;n;n&=n-1)t++;return t}var Za=null;function mt(e){return{values:new Float32Array(e.reduce((t,n)=>t*n,1)),shape:e}}function Tn(e,t){return{values:e.
values.map((n,s)=>n+t.values[s]),shape:e.shape}}function Oe(e,t,n){return Po(e,t,n.values)}function Po({values:e,shape:t},{
values:n,shape:[s,o]},r){let i=mt([...t.slice(0,-1),s]),{values:a}=i,c=l=>n.subarray(l*o,(l+1)*o);for(let l=0;l<s;l+=4){
let h=Math.min(l+1,s-1),u=Math.min(l+2,s-1),d=Math.min(l+3,s-1),[f,m,y,g]=[c(l),c(h),c(u),c(d)];for(let b=0,w=0;b<e.length;b+=
o,w+=s){let x=r[l],$=r[h],k=r[u],O=r[d];for(let _=0;_<o;_++){let S=e[b+_];x+=S*f[_],$+=S*m[_],k+=S*y[_],O+=S*g[_]}a[w+l]=
x,a[w+h]=$,a[w+u]=k,a[w+d]=O}}return i}function Qa({values:e,shape:t},{values:n},{values:s}){let o=n.length,r=mt(t),i=mt(
t.slice(0,-1)),a=mt(t.slice(0,-1));for(let c=0;c<e.length/o;c++){let l=c*o,h=0;for(let m=0;m<o;m++)h+=e[l+m];let u=h/o,d=0;
for(let m=0;m<o;m++)d+=(e[l+m]-u)**2;let f=1/Math.sqrt(d/o+1e-5);for(let m=0;m<o;m++)r.values[l+m]=(e[l+m]-u)*f*n[m]+s[m];
i.values[c]=u,a.values[c]=f}return{normed:r,mean:i,reciprocal_deviation:a}}function Ye({values:e,shape:t},n=1){if(!(n>0&&
n<Number.POSITIVE_INFINITY))throw new RangeError(`The temperature must be a positive number, not ${n}.`);let s=mt(t),o=t[t.
length-1];for(let r=0;r<e.length;r+=o){let i=r+o,a=Number.NEGATIVE_INFINITY;for(let l=r;l<i;l++)a=Math.max(a,e[l]);let c=0;
for(let l=r;l<i;l++)s.values[l]=Math.exp((e[l]-a)/n),c+=s.values[l];for(let l=r;l<i;l++)s.values[l]/=c}return s}function Wo(e,t){
if(!t)return e;let n=(s,o)=>t[o%t.length]?s:Number.NEGATIVE_INFINITY;return{values:e.values.map(n),shape:e.shape}}function Cd(e,t){
return{values:e.values.map(n=>n/Math.sqrt(t)),shape:e.shape}}function tc(e,t,n=!0){let[s,o]=t.shape;return Po(n?Cd(e,o):
e,t,new Float32Array(s))}function Pd(e,t){let[n,s]=t.shape,o=mt([s,n]);for(let r=0;r<n*s;r++)o.values[r%s*n+Math.floor(r/
s)]=t.values[r];return Po(e,o,new Float32Array(s))}function ec(e,t,n,{mask:s,temperature:o,scaled:r,at:i=Ho}){let a=i("s\
cores",Wo(tc(e,t,r),s)),c=i("weights",Ye(a,o));return{scores:a,weights:c,outputs:Pd(c,n)}}var Ho=(e,t)=>t;function nc({values:e,
shape:t}){let n=mt(t);for(let s=0;s<e.length;s++)n.values[s]=.5*e[s]*(1+Hd(e[s]*Math.SQRT1_2));return n}function sc(e,t,n,s,o,r=Ho){
let i=r("pre",Oe(e,t,n)),a=r("hidden",nc(i));return{pre:i,hidden:a,out:Oe(a,s,o)}}function oc(e,t,n=!0){return tc(e,t,n)}
function rc(e,t){return Tn(e,t)}function ic(e,t,n){let s=mt([n]);return e.values.forEach((o,r)=>{s.values[t[r]]+=o}),s}function ac(e,t,n,s,o,r=Ho){
let i=r("hidden",nc(Oe(e,t,n))),a=r("logit",{values:Oe(i,s,o).values,shape:[]});return{hidden:i,logit:a,value:Wd(a)}}function Wd({
values:e,shape:t}){return{values:e.map(n=>1/(1+Math.exp(-n))),shape:t}}function cc({values:e},t,n){let s=(o,r)=>e[0]*o+(1-
e[0])*n.values[r];return{values:t.values.map(s),shape:t.shape}}function Do({values:e}){return e.reduce((t,n)=>t-(n?n*Math.
log(n):0),0)}function lc(e){return Math.exp(Do(e))}function Hd(e){let t=Math.abs(e);if(!(t<6))return Math.sign(e);let n=Math.
round(t*16);return Za??=Dd(),Math.sign(e)*hc(Za,n*10,t-n/16)}function Dd(){let e=new Float64Array(970),t=0;for(let n=0;n<
e.length;n+=10){let s=n/10/16;e[n]=t;let o=0,r=2/Math.sqrt(Math.PI)*Math.exp(-s*s);for(let i=1;i<10;i++)e[n+i]=r/i,[o,r]=
[r,-2*(s*r+o)/i];t=hc(e,n,1/16)}return e}function hc(e,t,n){let s=0;for(let o=9;o>=0;o--)s=s*n+e[t+o];return s}var Ae=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var uc=[1900,2200],dc=`,@+#"
\r`,fc=/^(?:[0-9]{1,5})$/,mc=/^(?:#[0-9]{1,9})$/,pc=/[0-9]:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)? *([Zz]|[+-] *[0-9]{2}(:?[0-9]{2})?)$/,
gc=/([0-9]:[0-9]{2}):[0-9]{2}([.][0-9]+)?$/,Fo=/^(?:((?<weekday>[A-Za-z]{3,9}) +|(?<date>[0-9]{4}-[0-9]{2}-[0-9]{2})[ Tt]+)?(?<hour>[0-9]{1,2}):(?<minute>[0-9]{2}))$/,
pt=1,xt=2,ie=5,Bo=100,yc=100,bc=3,us=.75,Uo=85,jo=60,wc=/[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g,
xc=/[\u0300-\u036f]+/g,$c={æ:"ae",œ:"oe",ø:"o",ð:"d",đ:"d",þ:"th",ħ:"h",ı:"i",ł:"l"},Nn=20773,kc=480,Mc=60,Ke=15,
ae=30,ds=96,fs=7,Te=8,Ne=99,_c={location:"place",user:"person",time:"time",weekday:"weekday",recency:"recency",duration:"\
duration",position_from_end:"position"},Ec=100,Sc=36500,Oc=["user","time","weekday","recency","duration","position_from_\
end","sinusoidal","attention","pointer","position_bias","generation","gate"],Ac=60,Tc=[-12,-11,-10,-9,-8,-7,-6,-5,-4,-3,
-2,-1,0,1,2,3,4,5,6,7,8,9,10,11],Nc=.01,Go=1e-10,Vo=`	
\v\f\r              \u2028\u2029  　`;var st=e=>Math.floor(e/1440),Mt=e=>e-st(e)*1440,ce=e=>ve(e+3,7),ve=(e,t)=>(e%t+t)%t,Le=e=>new Date(e*864e5).toISOString().
slice(0,10),le=e=>[Math.floor(e/60),e%60].map(t=>String(t).padStart(2,"0")).join(":");function Ie(e){let t=Date.parse(`${e}\
T00:00Z`)/864e5;return e>="0001"&&!Number.isNaN(t)&&Le(t)===e?t:null}function Yo(e,t,n){return{locations:e.map(s=>s.location),user:t,weekdays:e.map(s=>ce(st(s.arrival))),startMinutes:e.map(
s=>Mt(s.arrival)),durations:e.map(s=>s.duration),daysBefore:e.map(s=>st(n)-st(s.arrival))}}function vc({locations:e,weekdays:t,
startMinutes:n,durations:s,daysBefore:o}){let i=Nn+ve(t.at(-1)??0,7)+(o.at(-1)??0);return e.map((a,c)=>({location:a,arrival:(i-
(o[c]??0))*1440+(n[c]??0),duration:s[c]??0,filledIn:[]}))}function ms(e,t){let n=s=>t.map(o=>s[o]??0);return{locations:n(
e.locations),user:e.user,weekdays:n(e.weekdays),startMinutes:n(e.startMinutes),durations:n(e.durations),daysBefore:n(e.daysBefore)}}
function Lc(e,t){let n=e.locations.length,s=(o,r,i)=>Int32Array.from(o,a=>Math.min(Math.max(Math.floor(a/r),0),i));return{
locations:Int32Array.from(e.locations),user:e.user,time:s(e.startMinutes,Ke,ds),weekday:s(e.weekdays,1,fs),recency:s(e.daysBefore,
1,Te),duration:s(e.durations,ae,Ne),positionFromEnd:Int32Array.from(e.locations,(o,r)=>Math.min(n-r,t-1))}}var he={};Io(he,{ALTERNATIVES:()=>gr,CHANGES_NOT_JSON:()=>Gr,CLOSE_PERSON:()=>mr,CLOSE_PLACE:()=>lr,COLUMN_LENGTH:()=>Er,
DATE_OUT_OF_RANGE:()=>sr,EVERY_VISIT_MASKED:()=>Lr,EXCLUSIVE:()=>Tr,FORM_ERRORS:()=>Fd,LAST_VISIT_MASKED:()=>Ir,LEFT_OUT:()=>yr,
LONE_SURROGATE:()=>In,MOMENT_TOO_LONG:()=>Jo,NEAREST:()=>Dr,NOTHING_TO_BLEND:()=>Pr,NOT_AN_ID:()=>Xo,NOT_AN_OBJECT:()=>zr,
NOT_AN_ORDER:()=>Nr,NOT_A_DATE:()=>nr,NOT_A_DAY:()=>er,NOT_A_LIST:()=>ps,NOT_A_MOMENT:()=>Qo,NOT_A_NUMBER:()=>Xr,NOT_A_STAY:()=>or,
NOT_A_TIME:()=>tr,NOT_A_VISIT:()=>Ko,NOT_A_WHOLE_NUMBER:()=>Jr,NOT_FINITE:()=>Ur,NOT_PLAIN_JSON:()=>jr,NO_HEAD:()=>Rr,NO_HISTORY:()=>br,
NO_LAYER:()=>Cr,NO_LOCATION:()=>rr,NO_PEOPLE:()=>fr,NO_PERSON_ID:()=>hr,NO_PLACE:()=>vn,NO_PLACE_NAMES:()=>cr,NO_SITE:()=>Hr,
NO_SUCH_PERSON:()=>dr,NO_SUCH_PLACE:()=>ar,NO_VISITS:()=>xr,NO_VISIT_TO_MASK:()=>vr,NUMBER_RANGE:()=>qr,OUT_OF_RANGE:()=>Sr,
PARAMETER_NOT_JSON:()=>Vr,PARTS:()=>Wr,PERSON:()=>pr,PREDICTION_TOO_EARLY:()=>Mr,RECORD_OUT_OF_ORDER:()=>Ar,RECORD_WITH_USER:()=>_r,
SEMICOLON:()=>Ln,SEVERAL_PEOPLE:()=>ur,SEVERAL_PLACES:()=>ir,SEVERAL_USERS:()=>Or,SITE_NOT_FINITE:()=>Br,SITE_SHAPE:()=>Fr,
TIME_ZONE:()=>Zo,TOO_MANY_VISITS:()=>$r,TWO_HISTORIES:()=>wr,UNKNOWN_FIELD:()=>Yr,UNQUOTED_NUMBER_SIGN:()=>zo,VISIT_OUT_OF_ORDER:()=>kr,
VISIT_TOO_LONG:()=>qo,WHOLE_NUMBER_RANGE:()=>Kr});var vn="The visit names no place. Write the name of a place, or an id such as #17.",Ko="This visit cannot be read. A vis\
it is a place, then @ with a day and a time, then + with minutes, such as Café Luna @ Mon 08:00 +45. Put a name with , @\
 + # or a quote in double quotes.",Ln="A semicolon does not end a visit. Separate visits by commas or new lines.",qo="Th\
is visit has {characters:,} characters; at most {most:,} characters are read. Shorten it.",zo="“{name}” contains #. Put \
a name with # in double quotes.",Xo="“{name}” is not a location id. Write # and a number, such as #17.",Jo="“{text}…\
” is too long for a day and time. Write Mon 08:00, 2026-11-16 08:00 or 08:00.",Zo="“{text}” has a time zone, but times\
 are local to the people who make the visits. Leave out the time zone.",Qo="“{text}” is not a day and time. Write Mon 08\
:00, 2026-11-16 08:00 or 08:00.",tr="“{text}” is not a time of day. Write an hour from 00 to 23 and minutes from 00 to 5\
9.",er="“{text}” is not a day. Write one of {days}, or a date such as 2026-11-16.",nr="There is no date {text}. Writ\
e a date of the calendar, such as 2026-11-16.",sr="The date {text} is out of range. Write a date between {first_year} an\
d {last_year}.",or="“+{text}” is not a length of stay. Write whole minutes from +0 to +{most}.",rr="There is no loca\
tion #{location}. Write an id from #{first} (unknown place) to #{last}.",ir="{count:,} places match “{name}”: {listed}. \
Write the one you mean, such as {example}.",ar="No place matches “{name}”. Write a name from the list of places, or an i\
d such as #{first}.",cr="No place matches “{name}”. The places of this model have no names. Write an id, such as #{first\
}.",lr="No place matches “{name}”. Did you mean {meant}?",hr="There is no person {person}. Write an id from 1 to {la\
st}.",ur="{count:,} people match “{name}”. Write one of {listed}.",dr="No person matches “{name}”. Write a person's \
name, or an id from 1 to {last}.",fr="No person matches “{name}”. This model knows no people: leave the user out.",mr="\
No person matches “{name}”. Did you mean {meant}?",pr="Person {user}",gr="{listed} or {last}",yr="{listed} and {left\
_out:,} more",br="The query has no history. Send visits or a record.",wr="The query has visits and a record. Send only o\
ne of them.",xr="There are no visits. Write at least one visit, such as where the day begins.",$r="The history has {visi\
ts} visits; the model accepts at most {most}. Leave out the oldest {excess}.",kr="This visit begins before the one above\
 it ({arrival}). Write visits oldest first, or correct the date.",Mr="The moment to predict lies before the last visit (\
{arrival}). Enter a later moment, or leave it empty.",_r="A record contains its own person and days. Leave out user and \
predict_at.",Er="The column has {numbers} numbers for {visits} visits. Send one number for each visit.",Sr="The number i\
s out of range. Enter a whole number from {minimum} to {maximum}.",Or="The record has visits of several people. Send the\
 visits of one person.",Ar="The visits are not in order, because the days before the prediction increase. Send visits ol\
dest first.",Tr="`{one}` and `{other}` exclude each other. Send one of them.",Nr="The order does not fit the {visits} vi\
sits. List each position from 0 to {last} exactly once.",vr="There is no visit at position {position}. Mask positions fr\
om 0 to {last}.",Lr="Every visit is masked, so no visit is left to attend to. Unmask the last visit.",Ir="The last visit\
 (position {position} as sent, counted from 0) cannot be masked, because the prediction is read from it. Remove it from \
the visits instead.",Rr="There is no head {head} in layer {layer}: layers run from 0 to {last_layer}, heads from 0 to {l\
ast_head}.",Cr="There is no layer {layer}; layers run from 0 to {last_layer}.",Pr="This network has no {part}, so there \
is nothing to blend. Leave `{option}` out.",Wr={pointer:"pointer",generation:"generation head"},Hr="This network has no \
site `{site}`. Its sites run from `{first}` to `{last}`.",Dr="Did you mean {names}?",Fr="The function at `{site}` return\
ed a tensor of shape {found}; return one of shape {expected}.",Br="The function at `{site}` returned infinite or undefin\
ed numbers. Return finite ones; scores that are minus infinity may stay so.",Ur='The model "{model}" cannot answer this \
query: its `{tensor}` contains infinite or undefined numbers. The weights are too large for 32-bit arithmetic. Choose an\
other model or other visits.',In="The text contains half a character (a lone surrogate). Remove it.",jr="This is not pla\
in JSON. Remove half characters (lone surrogates) and deep nesting.",Gr="The link's changes cannot be read: a part of th\
e link is missing or damaged. Copy the whole link again, or remove `interventions` from it.",Vr="The parameter is not va\
lid JSON. Send JSON.",Yr="There is no field “{name}” here. Correct its name, or remove it.",Kr="Enter a whole number\
 from {minimum:g} to {maximum:g}.",qr="Enter a value from {minimum:g} to {maximum:g}.",zr="This is not a JSON object. Se\
nd a JSON object.",ps="This is not a list. Send a list.",Xr="This is not a number. Enter a number.",Jr="This is not a wh\
ole number. Enter a whole number.",Fd={missing:"A required value is missing. Add it.",tuple_type:"This is not a list. Se\
nd a list.",list_type:"This is not a list. Send a list.",string_type:"This is not a text. Send a text.",string_too_long:"\
The text is too long. Send at most {max_length} characters.",bool_type:"This is neither true nor false. Send true or fal\
se.",too_long:"The list is too long. Send at most {max_length} items.",too_short:"The list is too short. Send at least {\
min_length} items.",greater_than:"The number is too small. Enter a number above {gt:g}.",greater_than_equal:"The number \
is too small. Enter a number of at least {ge:g}.",less_than_equal:"The number is too large. Enter a number of at most {l\
e:g}.",finite_number:"The number is not finite. Enter a finite number.",int_type:"This is not a whole number. Enter a wh\
ole number.",int_parsing:"This is not a whole number. Enter a whole number.",int_from_float:"This is not a whole number.\
 Enter a whole number.",string_unicode:"The text contains half a character (a lone surrogate). Remove it.",float_type:"T\
his is not a number. Enter a number.",float_parsing:"This is not a number. Enter a number.",literal_error:"This value is\
 not known. Choose one of {expected}.",model_attributes_type:"This is not a JSON object. Send a JSON object.",model_type:"\
This is not a JSON object. Send a JSON object.",dict_type:"This is not a JSON object. Send a JSON object."};var zt=class extends Error{constructor(t){super(t.map(({where:n,message:s})=>`${n}: ${s}`).join(" ")),this.problems=t.slice(
0,12)}};function B(e,t,n={},s=[]){return new zt([{where:e,message:V(t,n),suggestions:s}])}function V(e,t){return e.replace(
/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(t[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,","):r})}function Xt(e,t){try{
return t()}catch(n){if(!(n instanceof zt))throw n;return e.push(...n.problems),null}}function Wt(e){if(e.length)throw new zt(
e)}var qe={remove_heads:{changes:[{at:"layers.{layer}.heads.{head}.outputs",do:"replace_with"}],said:{text:"{items} {replac\
e_with}",item:"L{layer} H{head}",every:"every head"},needs:"attention",parts:["layer","head"],default:[]},replace_with:{
said:{text:{zero:"switched off",mean:"replaced by the mean"}},needs:"attention",of:"remove_heads",parts:["value"],default:"\
zero"},skip:{changes:[{at:"layers.{layer}.residual_mid",do:"keep",of:"layers.{layer}.residual_in",where:"attention"},{at:"\
layers.{layer}.residual_out",do:"keep",of:"layers.{layer}.residual_mid",where:"feed_forward"}],said:{text:"{items} skipp\
ed",item:"{part} of layer {layer}"},parts:["layer","part"],default:[]},residuals:{changes:[{at:"layers.*.residual_mid",do:"\
keep",of:"layers.*.attention_out"},{at:"layers.*.residual_out",do:"keep",of:"layers.*.feed_forward.out"}],said:{text:"no\
 residual connections"},parts:["value"],default:!0},layer_norm:{changes:[{at:"layers.*.norm1",do:"keep",of:"layers.*.res\
idual_in"},{at:"layers.*.norm2",do:"keep",of:"layers.*.residual_mid"}],said:{text:"no layer norms"},parts:["value"],default:!0},
scaling:{changes:[{at:"layers.*.heads.*.scores",do:"scale",by:"√k"}],said:{text:"no division by √k"},needs:"attentio\
n",parts:["value"],default:!0},attention_temperature:{changes:[{at:"layers.*.heads.*.weights",do:"soften",of:"layers.*.h\
eads.*.scores"}],said:{text:"attention temperature {value}"},needs:"attention",parts:["value"],default:1},pointer_scaling:{
changes:[{at:"pointer.content_scores",do:"scale",by:"√d"}],said:{text:"no division by √d"},parts:["value"],default:!0},
pointer_temperature:{changes:[{at:"pointer.weights",do:"soften",of:"pointer.scores"}],said:{text:"pointer temperature {v\
alue}"},parts:["value"],default:1},sinusoidal:{changes:[{at:"layers.0.residual_in",do:"keep",of:"inputs.norm"}],said:{text:"\
no sinusoidal table"},parts:["value"],default:!0},position_from_end:{changes:[{at:"inputs.position_from_end",do:"zero"}],
said:{text:"no position from the end"},parts:["value"],default:!0},position_bias:{changes:[{at:"pointer.bias",do:"zero"}],
said:{text:"no position bias"},parts:["value"],default:!0},without_features:{changes:[{at:"inputs.{feature}",do:"zero"}],
said:{text:"without {items}",item:"{feature}"},parts:["feature"],default:[]},gate:{changes:[{at:"gate.value",do:"fill"}],
said:{text:"gate forced to {value}"},requires:["pointer","generation"],parts:["value"],default:null},only:{changes:[{at:"\
gate.value",do:"fill",by:1,where:"pointer"},{at:"gate.value",do:"fill",by:0,where:"generation"}],said:{text:"{value} onl\
y"},requires:["{value}"],excludes:"gate",parts:["value"],default:null},mask_visits:{said:{text:"visits {items} masked",item:"\
{position}",single:"visit {items} masked",first:1},parts:["position"],default:[]},order:{said:{text:"order {items}",item:"\
{position}",between:" ",first:1},parts:["position"],default:[]}};var Zr=()=>Object.fromEntries(Object.entries(qe).map(([e,t])=>[e,t.default]));function ze(e){return Object.entries(qe).flatMap(
([t,n])=>{let s=e[t]??n.default;return(Array.isArray(s)?s.length:s!==n.default)?[{key:t,declared:n,value:s}]:[]})}function gs({
parts:e},t){return(Array.isArray(t)?t:[t==="all"?e.map(()=>"*"):t]).map(s=>s&&typeof s=="object"&&!Array.isArray(s)?s:Object.
fromEntries([s].flat().map((o,r)=>[e[r],o])))}function Rc(e,t){Wt(ze(e).flatMap(({key:n,declared:s,value:o})=>Bd(n,s,o,t).
map(r=>({where:`interventions.${n}`,message:r,suggestions:[]}))))}function Bd(e,t,n,{layers:s,heads:o,components:r}){let{
needs:i,requires:a=[]}=t,c={last_layer:s-1,last_head:o-1},h=(n==="all"||i&&!r.includes(i)?[]:gs(t,n)).filter(({layer:d=-1,
head:f=-1})=>Number(d)>=s||Number(f)>=o).map(d=>V("head"in d?Rr:Cr,{...d,...c})),u=a.map(d=>V(d,{value:n})).filter(d=>!r.
includes(d)).map(d=>V(Pr,{part:Wr[d],option:e}));return[...h,...u]}function Cc(e,t){let n={},s={};for(let{site:o,make:r,
of:i,by:a}of Ud(e,t))r?Ic(n,o,(c,l)=>r(c,{of:i,by:a},l)):Ic(s,o,i);for(let[o,r]of Object.entries(s))n[o]=[Vd(r),...n[o]??
[]];return n}function Ic(e,t,n){e[t]=[...e[t]??[],n]}function*Ud(e,t){let{d_model:n,heads:s}=t,o={"√k":Math.sqrt(n/s),
"√d":Math.sqrt(n)},r={...Zr(),...e};for(let{declared:i,value:a}of ze(r))for(let c of i.changes??[]){let l=o[c.by??""]??
c.by??a,h=Gd[r[c.do]??c.do];for(let u of gs(i,a))if(!(c.where&&!Object.values(u).includes(c.where)))for(let[d="",f=""]of jd(
c,u,t))yield{site:d,make:h,of:f,by:l}}}function jd({at:e,of:t},n,{layers:s,heads:o}){let r=[V(`${e} ${t}`,n)];for(let[i,
a]of Object.entries({layers:s,heads:o}))r[0]?.includes(`${i}.*`)&&(r=r.flatMap(c=>Array.from({length:a},(l,h)=>c.replaceAll(
`${i}.*`,`${i}.${h}`))));return r.map(i=>i.split(" "))}var Gd={zero:({shape:e})=>mt(e),mean:(e,t,{batch:n})=>Yd(e,n.mask??
null),fill:({values:e,shape:t},{by:n})=>({values:e.map(()=>n),shape:t}),scale:({values:e,shape:t},{by:n})=>({values:e.map(
s=>s*n),shape:t}),soften:(e,{of:t,by:n},{trace:s})=>Ye(s[t],n)};function Vd(e){return(t,{trace:n})=>{let[s,o]=[...new Set(
e)].flatMap(r=>n[r]??[]);return o?mt(t.shape):s??t}}function Yd({values:e,shape:t},n){let[s,o]=t,r=mt(t);for(let i=0;i<o;i++){
let[a,c]=[0,0];for(let l=0;l<s;l++)n&&!n[l]||(a+=e[l*o+i],c++);for(let l=0;l<s;l++)r.values[l*o+i]=a/c}return r}var Kd=new RegExp(`[${Vo}]+`),ys=e=>e!==""&&Vo.includes(e);function ct(e){let[t,n]=[0,e.length];for(;t<n&&ys(e.charAt(t));)
t+=1;for(;t<n&&ys(e.charAt(n-1));)n-=1;return e.slice(t,n)}var Jt=e=>e.split(Kd).filter(Boolean),$t=e=>[...e].length,Ht=(e,t)=>e.
length<=t?e:[...e.slice(0,2*t)].slice(0,t).join(""),Zt=e=>/\p{Surrogate}/u.test(e);var lt=Ae.map(e=>e.slice(0,3)),Ce={weekday:null,date:null,time:null};function Hc(e){let t=[],n=[];for(let[s,{written:o}]of Xe(
e).entries()){let r=Xt(t,()=>qd(o,`visits[${s}]`));if(r)n.push(r);else if(t.length>=12)break}return Wt(t),n}function Dc(e){
return e.map(t=>{let n=ti(t);return[...[Rn(t.place),n&&`@ ${n}`],t.stay===null?"":`+${t.stay}`].filter(Boolean).join(" ")}).
join(", ")}function Rn(e){return typeof e=="number"?`#${e}`:e&&e===ct(e)&&![...dc].some(n=>e.includes(n))?e:`"${e.replaceAll(
'"','""')}"`}function ti({weekday:e,date:t,time:n}){return[e===null?t!==null&&Le(t):lt[e],n!==null&&le(n)].filter(Boolean).
join(" ")}function Pe(e,t){let n=ct(e);if($t(n)>40)throw B(t,Jo,{text:Ht(n,40)});let{groups:s}=Fo.exec(n)??Fo.exec(n.replace(
gc,"$1"))??{};if(!s)throw B(t,pc.test(n)?Zo:Qo,{text:n});let[o,r]=[Number(s.hour),Number(s.minute)];if(o>23||r>59)throw B(
t,tr,{text:n});return{weekday:Qd(s.weekday,t),date:tf(s.date,t),time:o*60+r}}function ei(e,t){if(!mc.test(e))throw B(t,Xo,
{name:Ht(e,40)});return Number(e.slice(1))}function Xe(e){let t=[],n=0,s=!1;for(let{0:o,index:r}of e.matchAll(/[",\n\r]|$/g))
o==='"'?s=!s:(!s||!o)&&(t.push({written:e.slice(n,r),start:n}),n=r+1);return t.filter(({written:o})=>ct(o))}function bs(e){
return e.startsWith('"')?Jd(e):e.search(/[@+]|$/)}function qd(e,t){try{return zd(e,t)}catch(n){throw e.replace(/"[^"]*"/g,
"").includes(";")?B(t,Ln):n}}function zd(e,t){let n=ct(e),s=$t(n);if(s>2e3)throw B(t,qo,{characters:s,most:2e3});let o=Xd(
n);if(!o)throw B(t,Ko);let r=Zd(o.place,t);if(r==="")throw B(t,vn);let i=o.moment===null?Ce:Pe(o.moment,t),a=o.stay===null?
null:ef(ct(o.stay),t);return{place:r,...i,stay:a}}function Xd(e){let t=e.startsWith('"'),n=bs(e),s=ct(e.slice(0,n)),o=ct(
e.slice(n)),r=null,i=null;if(o.startsWith("@")){let c=o.search(/\+|$/);r=o.slice(1,c),o=o.slice(c)}o.startsWith("+")&&(i=
o.slice(1),o="");let a=/[@+]/.test(`${r??""}${i??""}`);return o||a||!t&&s.includes('"')?null:{place:s,moment:r,stay:i}}function Jd(e){
let t=e.indexOf('"',1);for(;t>0&&e[t+1]==='"';)t=e.indexOf('"',t+2);return t+1}function Zd(e,t){if(e.startsWith('"'))return e.
slice(1,-1).replaceAll('""','"');if(e.startsWith("#"))return ei(e,t);if(e.includes("#"))throw B(t,zo,{name:Ht(e,60)});return e}
function Qd(e,t){if(e===void 0)return null;let n=Ae.findIndex(s=>s.toLowerCase().startsWith(e.toLowerCase()));if(n<0)throw B(
t,er,{text:e,days:lt.join(", ")},lt);return n}function tf(e,t){if(e===void 0)return null;let n=Ie(e);if(n===null)throw B(
t,nr,{text:e});let[s=0,o=0]=uc,r=Number(e.slice(0,4));if(r<s||r>o)throw B(t,sr,{text:e,first_year:s,last_year:o});return n}
function ef(e,t){if(!fc.test(e)){let n={text:Ht(e,20),most:99999};throw B(t,or,n)}return Number(e)}var ni={type:"object",fields:{user:{type:"kinds",of:{name:{type:"text",max:1e3},id:{type:"int"}},kind:"_kind_of_user",nullable:!0,
default:null},visits:{type:"kinds",of:{notation:{type:"text",max:2e5},list:{type:"list",items:{type:"kinds",of:{place:{type:"\
text",max:1e3},visit:{type:"object",fields:{location:{type:"union",of:[{type:"text",max:1e3},{type:"int"}]},arrival:{type:"\
text",max:1e3,nullable:!0,default:null},duration_minutes:{type:"int",ge:0,le:99999,lax:!0,nullable:!0,default:null}}}},kind:"\
_kind_of_visit"},max:1e4,wrap:"_stop_at_first_wrong_part"}},kind:"_kind_of_visits",nullable:!0,default:null},predict_at:{
type:"text",max:1e3,nullable:!0,default:null},top_k:{type:"int",ge:1,le:1e3,lax:!0,default:10},record:{type:"object",fields:{
X:{type:"list",items:{type:"int"},max:1e4},user_X:{type:"union",of:[{type:"list",items:{type:"int"},max:1e4},{type:"int"}]},
weekday_X:{type:"list",items:{type:"int"},max:1e4},start_min_X:{type:"list",items:{type:"int"},max:1e4},dur_X:{type:"lis\
t",items:{type:"int"},max:1e4},diff:{type:"list",items:{type:"int"},max:1e4},Y:{type:"int",nullable:!0,default:null}},nullable:!0,
default:null},interventions:{type:"object",fields:{remove_heads:{type:"union",of:[{type:"list",items:{type:"tuple",items:[
{type:"int",ge:0},{type:"int",ge:0}]},max:1e3},{type:"literal",values:["all"]}],after:"_sorted",default:[]},replace_with:{
type:"literal",values:["zero","mean"],default:"zero"},skip:{type:"list",items:{type:"object",fields:{layer:{type:"int",ge:0},
part:{type:"literal",values:["attention","feed_forward"]}}},max:1e3,after:"_sorted",default:[]},residuals:{type:"bool",default:!0},
layer_norm:{type:"bool",default:!0},scaling:{type:"bool",default:!0},attention_temperature:{type:"float",gt:0,default:1},
pointer_scaling:{type:"bool",default:!0},pointer_temperature:{type:"float",gt:0,default:1},sinusoidal:{type:"bool",default:!0},
position_from_end:{type:"bool",default:!0},position_bias:{type:"bool",default:!0},without_features:{type:"list",items:{type:"\
literal",values:["user","time","weekday","recency","duration"]},max:1e3,after:"_sorted",default:[]},gate:{type:"float",ge:0,
le:1,nullable:!0,default:null},only:{type:"literal",values:["pointer","generation"],nullable:!0,default:null},mask_visits:{
type:"list",items:{type:"int",ge:0},max:1e3,after:"_sorted",default:[]},order:{type:"list",items:{type:"int",ge:0},max:1e3,
default:[]}},after:"_check_exclusions",before:"_check_json",nullable:!0,default:null}}};var{FORM_ERRORS:Dt}=he,nf=255,sf=1e21,of={_kind_of_visits:e=>Array.isArray(e)?"list":"notation",_kind_of_visit:e=>typeof e==
"string"?"place":"visit",_kind_of_user:e=>typeof e=="string"?"name":"id"};function si(e,t){let n=[],s=Je(e,t,[],n);return Wt(
rf(n)),s}function rf(e){let t=new Map;for(let{path:s,message:o,expected:r}of e){let i=JSON.stringify(s),a=t.get(i);a?r&&
(a.message=`${a.message.replace(/\.$/,"")}, or ${r}.`):t.set(i,{path:s,message:o})}let n=new Set;for(let{path:s}of t.values())
for(let o=1;o<s.length;o+=1)n.add(JSON.stringify(s.slice(0,o)));return[...t].filter(([s])=>!n.has(s)).map(([,{path:s,message:o}])=>({
where:af(s),message:o,suggestions:[]}))}function af(e){return e.map(n=>typeof n=="number"?`[${n}]`:`.${n}`).join("").replace(
/^\./,"")||"body"}function Je(e,t,n,s){if(t===null&&e.nullable)return null;let o=s.length,r=(a,c)=>{s.push({path:n,message:a,
...c&&{expected:c}})};if(e.before==="_check_json"&&!Bc(t,nf))return r(jr);let i=cf(e,t,n,s,r);if(s.length>o)return i;if(e.
after==="_check_exclusions"){let a=ze(i);for(let{key:c,declared:l}of a){let h=l.excludes;h&&a.some(u=>u.key===h)&&r(V(Tr,
{one:h,other:c}))}}return e.after==="_sorted"&&Array.isArray(i)?yf(i):i}function cf(e,t,n,s,o){switch(e.type){case"objec\
t":return gf(t)?Object.keys(t).some(Zt)?o(In):lf(e.fields,t,n,s):o(Dt.model_type);case"kinds":return Je(df(e,t),t,n,s);case"\
union":return uf(e.of,t,n,s);case"list":return Array.isArray(t)?hf(e,t,n,s,o):o(ps);case"tuple":return Array.isArray(t)?
t.length>e.items.length?o(V(Dt.too_long,{max_length:e.items.length})):e.items.map((r,i)=>i<t.length?Je(r,t[i],[...n,i],s):
s.push({path:[...n,i],message:Dt.missing})):o(ps);case"literal":{if(e.values.some(i=>i===t))return t;let r=wf(e.values.map(
i=>`'${i}'`));return o(V(Dt.literal_error,{expected:r}),r)}case"text":return typeof t!="string"?o(Dt.string_type):Zt(t)?
o(In):t.length>e.max&&$t(t)>e.max?o(V(Dt.string_too_long,{max_length:e.max})):t;case"bool":return typeof t=="boolean"?t:
o(Dt.bool_type);default:{if(typeof t=="string"&&e.lax&&Zt(t))return o(In);let r=e.lax?pf(t):t,i=ff(e,r);return i?o(i):r}}}
function lf(e,t,n,s){let o={};for(let[r,i]of Object.entries(e))Object.hasOwn(t,r)?o[r]=Je(i,t[r],[...n,r],s):i.default!==
void 0?o[r]=i.default:s.push({path:[...n,r],message:Dt.missing});for(let r of Object.keys(t)){if(Object.hasOwn(e,r))continue;
let i=Ht(r,Ac);s.push({path:[...n,i],message:V(Yr,{name:i})})}return o}function hf({items:e,max:t,wrap:n},s,o,r,i){let a=r.
length,c=n?Ec:1,l=[];for(let[h,u]of s.slice(0,t).entries()){if(h%c===0&&r.length>a)break;l.push(Je(e,u,[...o,h],r))}return s.
length>t&&r.length===a&&i(V(Dt.too_long,{max_length:t})),l}function uf(e,t,n,s){let o=[];for(let r of e){let i=[],a=Je(r,
t,n,i);if(!i.length)return a;for(let c of i)o.push(c)}for(let r of o)s.push(r);return t}function df({of:e,kind:t},n){let s=e[of[t]?.(
n)??""];if(!s)throw new Error(`There is no kind of value that ${t} chooses.`);return s}function ff({type:e,gt:t,ge:n,le:s},o){
let r=typeof o=="number"&&(e==="float"||mf(o)),i=r&&(o<Number(n)||o<=Number(t));return r&&!i&&!(o>Number(s))?null:n!==void 0&&
s!==void 0?V(e==="int"?Kr:qr,{minimum:n,maximum:s}):r?t!==void 0?V(Dt.greater_than,{gt:t}):V(Dt.greater_than_equal,{ge:Number(
n)}):e==="int"?Jr:Xr}var mf=e=>Number.isInteger(e)&&Math.abs(e)<sf;function pf(e){return typeof e=="boolean"?Number(e):typeof e!=
"string"?e:/^\s*[+-]?\d+(_\d+)*(\.0+)?\s*$/.test(e)?Number(e.replaceAll("_","")):e}var gf=e=>typeof e=="object"&&e!==null&&
!Array.isArray(e);function Bc(e,t){return typeof e=="string"?!Zt(e):typeof e!="object"||e===null?!0:t?Object.entries(e).
every(([n,s])=>!Zt(n)&&Bc(s,t-1)):!1}function yf(e){return[...new Map(e.map(n=>[JSON.stringify(n),n])).values()].sort((n,s)=>bf(
Fc(n),Fc(s)))}function Fc(e){return typeof e!="object"?[e]:Object.values(e)}function bf(e,t){for(let[n,s]of e.entries()){
let o=t[n]??s;if(s!==o)return s<o?-1:1}return 0}var wf=e=>[e.slice(0,-1).join(", "),e.at(-1)].filter(Boolean).join(" or ");function oi(e,t){let n=[],s=[];for(let[o,{place:r,stay:i,...a}]of e.entries()){let c=`visits[${o}]`,l=Xt(n,()=>t.find(r,
c))??0,h=s.at(-1),u=xf(a,h);if(h&&u<h.arrival){let y=st(h.arrival),g=`${lt[ce(y)]} ${Qe(h.arrival)}`;n.push(...B(c,kr,{arrival:g}).
problems)}if(n.length>=12)break;h?.filledIn.includes("stay")&&(h.duration=Math.min(h.duration,u-h.arrival));let d={day:a.
weekday===null&&a.date===null,time:a.time===null,stay:i===null},f=i??t.at(l).typical_minutes??Mc,m=Object.entries(d).flatMap(
([y,g])=>g?y:[]);s.push({location:l,arrival:u,duration:f,filledIn:m})}return Wt(n),s}function Ze({weekday:e,date:t,time:n},s){
let o=n??0;if(t!==null)return t*1440+o;let r=s===null?Nn*1440:s+1,i=st(r)+(o<Mt(r)?1:0),a=e===null?0:ve(e-ce(i),7);return(i+
a)*1440+o}var ri=({arrival:e,duration:t})=>e+t,Qe=e=>`${Le(st(e))} ${le(Mt(e))}`;function xf(e,t){return e.time!==null?Ze(
e,t?t.arrival:null):t?ri(t):Nn*1440+kc}function Gc(e,{places:t,people:n,architecture:s}){let o=si(ni,e),r=$f(o,t,n,s.max_visits);if(!o.interventions)return r;let i=kf(
r,o.interventions);return Rc(o.interventions,s),i}function Vc(e){let t=o=>e.getAll(o).at(-1)??null,n=t("top_k"),s=n===null?
{}:{top_k:n};return si({type:"object",fields:{top_k:ni.fields.top_k}},s),{user:t("user")||null,visits:t("visits"),predict_at:t(
"predict_at"),...s,record:jc(t("record"),"record"),interventions:jc(t("interventions"),"interventions")}}function Yc({history:e,
visits:t,written:n,sent:s,masked:o},r){return t.map((i,a)=>{let{location:c,arrival:l,duration:h}=i,{name:u,category:d}=r.
at(c),f=e.weekdays[a]??0,m=Mt(l),y=n?.[a]??{weekday:f,date:null,time:m,stay:h},g=Qe(l).replace(" ","T");return{location:c,
name:u,label:r.label(c),category:d,place:Rn(r.written(c)),written_moment:ti(y),written_stay:y.stay,arrival:ce(st(l))===f?
g:null,weekday:f,start_minute:e.startMinutes[a]??0,duration_minutes:h,days_before:e.daysBefore[a]??0,steps_back:t.length-
1-a,sent:s[a]??a,masked:o.includes(a),filled_in:i.filledIn}})}function Kc({written:e,sent:t}){if(!e)return null;let n=e.
map((s,o)=>({visit:s,at:t[o]??o}));return Dc(n.sort((s,o)=>s.at-o.at).map(({visit:s})=>s))}function $f(e,t,n,s){let{record:o,
visits:r}=e;if(o===null&&r===null)throw B("visits",br);if(o!==null&&r!==null)throw B("visits",wr);if(o!==null)return Of(
o,e,t,n,s);let i=[],a=Xt(i,()=>n.find(e.user))??0,c=Xt(i,()=>{let l=typeof r=="string";zc((l?Xe(r):r??[]).length,s,"visi\
ts");let h=l?Hc(r):_f(r??[]),u=oi(h,t),d=u.at(-1);return{written:h,visits:u,predictAt:Sf(e.predict_at,d)}});if(!c||i.length)
throw new zt(i);return qc({...c,history:Yo(c.visits,a,c.predictAt)},e)}function qc(e,t){let n=[...e.visits.keys()];return{
...e,topK:t.top_k,interventions:Zr(),sent:n,masked:[]}}function kf(e,t){let{visits:n,written:s}=e,o=t.order.length?t.order:
e.sent,r=n.length-1;if(!(o.length===n.length&&new Set(o).size===n.length)||Math.max(...o)>r){let a={visits:n.length,last:r};
throw B("interventions.order",Nr,a)}return Mf(t.mask_visits,o),{...e,history:ms(e.history,o),visits:o.map(a=>n[a]),written:s&&
o.map(a=>s[a]),interventions:t,sent:o,masked:t.mask_visits.map(a=>o.indexOf(a)).sort((a,c)=>a-c)}}function Mf(e,t){let n="\
interventions.mask_visits",s=t.length-1,[o=0,r=0]=[e.at(-1),t.at(-1)];if(o>s)throw B(n,vr,{position:o,last:s});if(e.length===
t.length)throw B(n,Lr);if(e.includes(r))throw B(n,Ir,{position:r})}function _f(e){let t=[],n=[];for(let[s,o]of e.entries()){
let r=Xt(t,()=>Ef(o,`visits[${s}]`));if(r)n.push(r);else if(t.length>=12)break}return Wt(t),n}function Ef(e,t){if(typeof e==
"string")return{place:Uc(e,t),...Ce,stay:null};let{location:n,arrival:s,duration_minutes:o}=e,r=typeof n=="string"?Uc(n,
t):n,i=s===null?Ce:Pe(s,`${t}.arrival`);return{place:r,...i,stay:o}}function Uc(e,t){let n=ct(e);if(/^#[0-9]+$/.test(n))
return ei(n,t);if(!n)throw B(t,vn);return n}function zc(e,t,n){if(!e)throw B(n,xr);if(e>t)throw B(n,$r,{visits:e,most:t,
excess:e-t})}function Sf(e,t){if(e===null||!ct(e))return ri(t);let n=Ze(Pe(e,"predict_at"),t.arrival);if(n<t.arrival){let s=Qe(
t.arrival);throw B("predict_at",Mr,{arrival:s})}return n}function Of(e,t,n,s,o){let{X:r,user_X:i}=e;if(zc(r.length,o,"re\
cord.X"),t.user!==null||t.predict_at!==null)throw B("record",_r);let a=typeof i=="number"?[i]:i,c=e.diff??[],l={X:[r,pt,
n.vocabularySize-1],user_X:[a,0,s.users?s.users-1:1e9],weekday_X:[e.weekday_X??[],0,Ae.length-1],start_min_X:[e.start_min_X??
[],0,1439],dur_X:[e.dur_X??[],0,99999],diff:[c,0,Sc]},h=[],u=(w,x,$={})=>{let k=V(x,$);h.push({where:`record.${w}`,message:k,
suggestions:[]})};for(let[w,[x,$,k]]of Object.entries(l)){let O=w==="user_X"&&typeof i=="number";if(x.length!==r.length&&
!O){let _={numbers:x.length,visits:r.length};u(w,Er,_)}for(let[_,S]of x.entries())(S<$||S>k)&&u(`${w}[${_}]`,Sr,{minimum:$,
maximum:k})}new Set(a).size>1&&u("user_X",Or),c.some((w,x)=>w>(c[x-1]??w))&&u("diff",Ar),Wt(h);let d={locations:r,user:s.
users?a[0]??0:0,weekdays:e.weekday_X??[],startMinutes:e.start_min_X??[],durations:e.dur_X??[],daysBefore:c},f=vc(d),m=f.
at(-1).arrival,y=Math.max(m,(st(m)+(c.at(-1)??0))*1440),g=Af(f,n),b=Tf(d,g,n,y);return qc({history:d,visits:f,written:b?
g:null,predictAt:y},t)}function Af(e,t){return e.map(({location:n,arrival:s,duration:o},r)=>{let i=e[r-1]?.arrival??null,
[a,c,l]=[Mt(s),ce(st(s)),st(s)],u=[...i===null?[]:[{...Ce,time:a}],{...Ce,weekday:c,time:a}].find(f=>Ze(f,i)===s);return{
place:t.written(n),...u??{...Ce,date:l,time:a},stay:o}})}function Tf(e,t,n,s){let o=Xt([],()=>oi(t,n)),r=o&&Yo(o,e.user,
s);return JSON.stringify(r)===JSON.stringify(e)}function jc(e,t){if(e===null)return null;try{return JSON.parse(e,(n,s)=>{
if(Zt(n)||typeof s=="string"&&Zt(s))throw new SyntaxError("half a character");return s})}catch{throw B(t,t==="interventi\
ons"?Gr:Vr)}}var Nf={queries:"queries",keys:"keys",values:"values",weights:"weights",head_outputs:"outputs"},vf={context:"context",content_scores:"\
pointer.content_scores",position_bias:"pointer.bias",pointer_weights:"pointer.weights",pointer_probabilities:"pointer.pr\
obabilities",generation_logits:"generation.logits",generation_probabilities:"generation.probabilities",gate_hidden:"gate\
.hidden",gate_logit:"gate.logit",gate:"gate.value",probabilities:"probabilities"},Cn=class extends Error{};function Xc(e,t,n={}){
let{network:s,places:o,people:r}=e,i=Gc(t,{places:o,people:r,architecture:s.architecture}),a=s.trace(ii(i,s),i.interventions,
n);return li(e,a),{bundle:e,query:i,trace:a}}function ii({history:e,masked:t},{architecture:n}){let s=Lc(e,n.max_visits);
if(!t.length)return s;let o=Uint8Array.from(e.locations,(r,i)=>t.includes(i)?0:1);return{...s,mask:o}}function xs(e){let{
layers:t,heads:n}=e.bundle.network.architecture,s=en(t).map(h=>en(n).map(u=>Lf(e.trace,`layers.${h}.heads.${u}.weights`))),
{model:o,user:r,visits:i,notation:a,predict_at:c,...l}=ai(e);return{model:o,user:r,visits:i,notation:a,predict_at:c,self_attention:n?
{weights:s}:null,pointer:ci(e.trace),...l}}function ai({bundle:e,query:t,trace:n}){let{places:s}=e,{history:o,interventions:r,
topK:i}=t,a=n["gate.value"].values[0],c=n["gate.logit"]?.values[0]??null,l=r.gate!==null||r.only!==null,h=n["pointer.pro\
babilities"]?.values??null,u=n["generation.probabilities"]?.values??null,{values:d}=n.probabilities,f=(g,b)=>g.map(w=>({
location:w,name:s.at(w).name,probability:b[w]})),m=tn(d,i),[y=xt]=m;return{model:e.id,user:o.user||null,visits:Yc(t,s),notation:Kc(
t),predict_at:Qe(t.predictAt).replace(" ","T"),gate:{value:a,logit:c,learned:c!==null&&!l},location_probabilities:{pointer:h&&
f(Jc([...new Set(o.locations)],h),h),generation:u&&f(tn(u,i),u),final:f(m,d)},prediction:{location:y,name:s.at(y).name,probability:d[y],
from_pointer:h?a*h[y]:0,from_generation:u?(1-a)*u[y]:0},unknown_probability:d[pt]}}function ci(e){let t=e["pointer.weigh\
ts"];return t?{content_scores:ws(e["pointer.content_scores"]),position_bias:ws(e["pointer.bias"]),scores:ws(e["pointer.s\
cores"]),weights:ws(t),entropy:Do(t),effective_positions:lc(t)}:null}function tn(e,t){let n=e.slice(xt).sort(),s=n[n.length-
t]??0,r=en(e.length).slice(xt).filter(i=>e[i]>0&&e[i]>=s);return r.length?Jc(r,e).slice(0,t):[xt]}function Jc(e,t){return e.
sort((n,s)=>t[s]-t[n]||n-s)}function Lf(e,t){let{values:n,shape:s}=e[t],[o,r]=s;return en(o).map(i=>Zc(n.subarray(i*r,(i+
1)*r)))}function ws(e){return e?Zc(e.values):null}function Zc(e){return Array.from(e,t=>t===Number.NEGATIVE_INFINITY?"-i\
nf":t)}function li({id:e,network:t},n){let{layers:s,heads:o}=t.architecture;for(let{name:r,sites:i}of If(s,o))if(!i.flatMap(
c=>n[c]??[]).every(({values:c})=>c.every(Number.isFinite)))throw new Cn(V(Ur,{model:e,tensor:r}))}function*If(e,t){yield{
name:"hidden[0]",sites:["layers.0.residual_in"]};for(let n of en(e)){for(let[s,o]of Object.entries(Nf)){let r=en(t).map(
i=>`layers.${n}.heads.${i}.${o}`);yield{name:`layers[${n}].${s}`,sites:r}}yield{name:`hidden[${n+1}]`,sites:[`layers.${n}\
.residual_out`]}}for(let[n,s]of Object.entries(vf))yield{name:n,sites:[s]}}function en(e){return[...Array(e).keys()]}var Rf=new Map(Object.entries($c)),nn=class{#t=new Map;constructor(t){this.names=t}findWithAccents(t){return this.#e(Cf,
t)??this.#e(Wn,t)??[]}findWithoutAccents(t){return this.#e(Kt,t)??[]}by(t){let n=this.#t.get(t);if(!n){n=new Map;for(let[
s,o]of this.names){let r=t(o),i=n.get(r);i?i.push(s):n.set(r,[s])}this.#t.set(t,n)}return n}#e(t,n){return this.by(t).get(
t(n))}},Cf=e=>Jt(el(e).normalize("NFC")).join(" "),Wn=e=>Jt(Wf(el(e).normalize("NFKC"))).join(" ");function Kt(e){let t=Wn(
e).normalize("NFKD").replace(xc,"");return Jt(Array.from(t,n=>Rf.get(n)??n).join("")).join(" ")}function Hn(e,t){let n=Ht(
Kt(e),yc);if([...n].length<bc)return[];let s=t.filter(Pf(n)),o=(i,a)=>s.map(c=>({name:c,score:i(n,c)})).filter(c=>c.score>=
a).sort((c,l)=>l.score-c.score).slice(0,ie),r=[...o(tl,us),...o(Hf,Uo)];return[...new Set(r.map(({name:i})=>i))].map(i=>({
name:i,score:Math.max(tl(n,i),nl(n,i)/100)})).sort((i,a)=>a.score-i.score||(i.name<a.name?-1:1)).slice(0,ie).map(({name:i})=>i)}
function Pf(e){let t=Jt(e).map(s=>` ${s} `),n=Qc(e);return s=>{let o=Math.max(e.length,s.length),r=2*(1-us)*o;for(let i=n^
Qc(s);i;i&=i-1)r-=1;return r>=0||t.some(i=>` ${s} `.includes(i))}}function Qc(e){let t=0;for(let n of e)t|=1<<Number(n.codePointAt(
0));return t}function el(e){return e.replace(wc,t=>[...t].some(ys)?" ":"")}function Wf(e){return e.replace(/[^ı]+/g,t=>t.
toLowerCase().toUpperCase().toLowerCase()).replaceAll("ς","σ")}function tl(e,t){let[n,s]=[[...e],[...t]],o=Math.max(n.
length,s.length);if(1-Math.abs(n.length-s.length)/o<us)return 0;let r=[],i=[],a=[0,...s.keys()].map((c,l)=>l);for(let c=1;c<=
n.length;c+=1){let l=n[c-1],h=n[c-2];[r,i,a]=[i,a,[c]];for(let u=1;u<=s.length;u+=1){let d=s[u-1],f=(i[u-1]??0)+(l===d?0:
1),m=Math.min(f,(i[u]??0)+1,(a[u-1]??0)+1);h===d&&l===s[u-2]&&(m=Math.min(m,(r[u-2]??0)+1)),a.push(m)}}return 1-(a[s.length]??
0)/o}function Hf(e,t){let[n,s]=[new Set(Jt(e)),new Set(Jt(t))],o=[...n].filter(f=>s.has(f)),r=[...n].filter(f=>!s.has(f)),
i=[...s].filter(f=>!n.has(f));if(o.length&&!(r.length&&i.length))return 100;let[a,c]=[Pn(r),Pn(i)],l=o.length&&$t(Pn(o))+
1,[h,u]=[l+$t(a),l+$t(c)],d=(f,m)=>100-100*f/m;return!l&&d(Math.abs(h-u),h+u)<Uo?0:Math.max(nl(e,t),d(sl(a,c),h+u),l&&d(
h-l+1,l-1+h),l&&d(u-l+1,l-1+u))}function nl(e,t){let[n,s]=[Pn(Jt(e)),Pn(Jt(t))];return(1-sl(n,s)/($t(n)+$t(s)))*100}var Pn=e=>e.
sort().join(" ");function sl(e,t){let[n,s]=[[...e],[...t]],o=s.map(()=>0);for(let r of n){let i=0,a=0;for(let c=0;c<s.length;c+=
1){let l=o[c]??0;a=r===s[c]?i+1:Math.max(l,a),o[c]=a,i=l}}return n.length+s.length-2*(o.at(-1)??0)}var Df=new Map([["F32",{bytes:4,read:e=>new Float32Array(e)}],["F16",{bytes:2,read:Gf}]]),Ff=Float64Array.from({length:32},
(e,t)=>2**(Math.max(1,t)-25)),_t=class extends Error{};function ol(e){let{entries:t,start:n}=Bf(e),s=n,o=t.map(([r,{dtype:i,
shape:a,data_offsets:[c,l]}])=>{let h=Df.get(i);if(!h)throw new _t(`The parameter \`${r}\` has numbers of the type ${i}.\
 Save the weights in single or half precision (F32 or F16).`);let u=a.reduce((f,m)=>f*m,h.bytes);if(n+c!==s||l-c!==u)throw sn(
`\`${r}\` is misplaced`);if(s+=u,s>e.byteLength)throw sn(`they end within \`${r}\`, after ${e.byteLength} bytes`);let d=h.
read(e.slice(s-u,s));if(!Vf(d))throw new _t(`The parameter \`${r}\` holds numbers that are not finite. Choose another mod\
el.`);return[r,{values:d,shape:a}]});if(s!==e.byteLength)throw sn(`${e.byteLength-s} bytes belong to no tensor`);return Object.
fromEntries(o)}function Bf(e){if(e.byteLength<8)throw sn(`they have only ${e.byteLength} bytes`);let t=Number(new DataView(
e).getBigUint64(0,!0)),n=8+t;if(t>1e6||n>e.byteLength)throw sn(`their header claims ${t} bytes`);let s=Uf(new TextDecoder().
decode(e.slice(8,n))),o=Object.entries(s??{}).filter(([i])=>i!=="__metadata__"),r=o.find(([,i])=>!jf(i));if(!s||r)throw sn(
r?`\`${r[0]}\` has no place`:"they have no header");return o.sort(([,i],[,a])=>i.data_offsets[0]-a.data_offsets[0]),{entries:o,
start:n}}function Uf(e){try{let t=JSON.parse(e);return typeof t=="object"?t:null}catch{return null}}function jf(e){let t=n=>Array.
isArray(n)&&n.every(s=>Number.isSafeInteger(s)&&s>=0);return t(e?.shape)&&t(e.data_offsets)&&e.data_offsets.length===2}function sn(e){
return new _t(`The weights are damaged or cut short: ${e}. Load them again.`)}function Gf(e){let{Float16Array:t}=globalThis;
if(t)return new Float32Array(new t(e));let n=new Uint16Array(e),s=new Float32Array(n.length);for(let o=0;o<n.length;o++){
let r=Number(n[o]),i=r>>10&31,a=(r&1023)+(i?1024:0),c=i===31?Number.POSITIVE_INFINITY:a*Number(Ff[i]);s[o]=r&32768?-c:c}
return s}function Vf(e){let t=0;for(let n=0;n<e.length;n++)t+=0*Number(e[n]);return t===0}var il={location:"loc_emb",user:"user_emb",time:"time_emb",weekday:"weekday_emb",recency:"recency_emb",duration:"duratio\
n_emb",position_from_end:"pos_from_end_emb"},$s={time:ds+1,weekday:fs+1,recency:Te+1,duration:Ne+1},Yf=/\.(mean|reciprocal_deviation)$/,
on="Put the weights and the model.json of one model together.",ks=class{constructor(t,n){Zf(n,t),this.architecture=t,this.
weights={...n},this.#l("user")&&(this.weights["user_emb.weight"]=Jf(this.#c("user_emb.weight")))}trace(t,n={},s={}){let{
layers:o,max_visits:r}=this.architecture,i=t.locations.length;if(i<1||i>r)throw new RangeError(`Every history must have \
1 to ${r} visits.`);let a=Cc(n,this.architecture),c={batch:t,made:a,changes:s,trace:{}},l=this.#t(c),h=dt(c,"inputs.proj\
ected",this.#h(l,"input_proj")),u=this.#a(h,"input_norm","inputs.norm",c);this.#l("sinusoidal")&&(u=Tn(u,this.#c("pos_en\
coding")));for(let d=0;d<o;d++)u=this.#e(u,d,c);return this.#r(u,c),qf(c),c.trace}#t(t){let{batch:n}=t,s={location:n.locations,
user:new Int32Array(n.locations.length).fill(n.user),time:n.time,weekday:n.weekday,recency:n.recency,duration:n.duration,
position_from_end:n.positionFromEnd},o=[];for(let[r,i]of Object.entries(s)){if(r!=="location"&&!this.#l(r))continue;let a=zf(
i,this.#c(`${il[r]}.weight`));o.push(dt(t,`inputs.${r}`,a))}return rl(o)}#e(t,n,s){let o=`transformer.layers.${n}`,r=`la\
yers.${n}`,i=dt(s,`${r}.residual_in`,t);n&&(s.trace[`layers.${n-1}.residual_out`]=i);let a=i;if(this.#l("attention")){let h=this.#a(
i,`${o}.norm1`,`${r}.norm1`,s),u=this.#s(h,n,s);a=Tn(dt(s,`${r}.attention_out`,u),i)}a=dt(s,`${r}.residual_mid`,a);let{out:c}=sc(
this.#a(a,`${o}.norm2`,`${r}.norm2`,s),this.#c(`${o}.linear1.weight`),this.#c(`${o}.linear1.bias`),this.#c(`${o}.linear2\
.weight`),this.#c(`${o}.linear2.bias`),(h,u)=>dt(s,`${r}.feed_forward.${h}`,u)),l=dt(s,`${r}.feed_forward.out`,c);return dt(
s,`${r}.residual_out`,Tn(l,a))}#s(t,n,s){let{d_model:o,heads:r}=this.architecture,i=`transformer.layers.${n}.self_attn`,
a=this.#c(`${i}.in_proj_weight`),c=this.#c(`${i}.in_proj_bias`),l=o/r,h=d=>Oe(t,Dn(a,d,l),Dn(c,d,l)),u=[];for(let d=0;d<
r;d++){let f=(x,$)=>dt(s,`layers.${n}.heads.${d}.${x}`,$),m=f("queries",h(d*l)),y=f("keys",h(o+d*l)),g=f("values",h(2*o+
d*l)),b={mask:s.batch.mask,at:f},{outputs:w}=ec(m,y,g,b);u.push(f("outputs",w))}return this.#h(rl(u),`${i}.out_proj`)}#r(t,n){
let s=Dn(t,n.batch.locations.length-1,1),o=dt(n,"context",{values:s.values,shape:[s.values.length]}),r=this.#n(o,t,n),i=this.#o(
o,n),a=dt(n,"gate.value",this.#i(o,n));dt(n,"probabilities",Xf(a,r,i))}#n(t,n,s){if(!this.#l("pointer"))return null;let{
locations:o,positionFromEnd:r,mask:i}=s.batch,a=(d,f)=>dt(s,`pointer.${d}`,f),c=a("query",this.#h(t,"pointer_query")),l=a(
"keys",this.#h(n,"pointer_key")),h=a("content_scores",oc(c,l));if(this.#l("position_bias")){let{values:d}=this.#c("posit\
ion_bias"),f=mt([o.length]);f.values.set([...r].map(m=>d[m])),h=rc(h,a("bias",f))}h=a("scores",Wo(h,i));let u=a("weights",
Ye(h));return a("probabilities",ic(u,o,this.architecture.locations))}#o(t,n){if(!this.#l("generation"))return null;let s=dt(
n,"generation.logits",this.#h(t,"gen_head"));return dt(n,"generation.probabilities",Ye(s))}#i(t,n){if(!this.#l("pointer"))
return hi(0);if(!this.#l("generation"))return hi(1);if(!this.#l("gate"))return hi(.5);let{value:s}=ac(t,this.#c("ptr_gen\
_gate.0.weight"),this.#c("ptr_gen_gate.0.bias"),this.#c("ptr_gen_gate.2.weight"),this.#c("ptr_gen_gate.2.bias"),(o,r)=>dt(
n,`gate.${o}`,r));return s}#h(t,n){return Oe(t,this.#c(`${n}.weight`),this.#c(`${n}.bias`))}#a(t,n,s,o){let{normed:r,mean:i,
reciprocal_deviation:a}=Qa(t,this.#c(`${n}.weight`),this.#c(`${n}.bias`)),c=dt(o,s,r);return(c===r||c.values===r.values)&&
(o.trace[`${s}.mean`]=i,o.trace[`${s}.reciprocal_deviation`]=a),c}#l(t){return this.architecture.components.includes(t)}#c(t){
let n=this.weights[t];if(!n)throw new _t(`The parameter \`${t}\` is missing. ${on}`);return n}};function dt(e,t,n){let{made:s,
changes:o,trace:r}=e,i=(s[t]??[]).reduce((c,l)=>l(c,e),n),a=o[t];return r[t]=a?Kf(a,i,t):i,r[t]}function Kf(e,{values:t,
shape:n},s){let o=e({values:t.slice(),shape:n})??{values:t,shape:n};if(String(o.shape)!==String(n)||o.values.length!==t.
length){let r={found:`[${o.shape}]`,expected:`[${n}]`};throw new RangeError(V(Fr,{site:s,...r}))}if(!o.values.every((r,i)=>Number.
isFinite(r)||r===t[i]))throw new RangeError(V(Br,{site:s}));return o}function qf({changes:e,trace:t}){let n=Object.keys(
t).filter(l=>!Yf.test(l)),s=Object.keys(e).find(l=>!n.includes(l));if(s===void 0)return;let[o="",r=""]=[n[0],n.at(-1)],i=V(
Hr,{site:s,first:o,last:r}),a=Hn(s,n).map(l=>`\`${l}\``),c=a.length?` ${V(Dr,{names:a.slice(0,3).join(" or ")})}`:"";throw new RangeError(
i+c)}function zf(e,t){let[n,s]=t.shape,o=mt([e.length,s]);return e.forEach((r,i)=>{if(r<0||r>=n)throw new RangeError(`Th\
e id ${r} has no embedding; ids run from 0 to ${n-1}.`);o.values.set(Dn(t,r,1).values,i*s)}),o}function Dn({values:e,shape:[
t,...n]},s,o){let r=e.length/t;return{values:e.subarray(s*r,(s+o)*r),shape:[o,...n]}}function rl(e){let t=e[0]?.shape[0],
n=e.reduce((r,{shape:i})=>r+i[1],0),s=mt([t,n]),o=0;for(let r of e){for(let i=0;i<t;i++)s.values.set(Dn(r,i,1).values,i*
n+o);o+=r.shape[1]}return s}function Xf(e,t,n){return t&&n?cc(e,t,n):t??n}function hi(e){return{values:Float32Array.of(e),
shape:[]}}function Jf({values:e,shape:t}){let[n,s]=t,o={values:e.slice(),shape:t};for(let r=0;r<s;r++){let i=0;for(let a=1;a<
n;a++)i+=e[a*s+r];o.values[r]=i/(n-1)}return o}function Zf(e,t){let{components:n,d_model:s,heads:o}=t,r=n.find(c=>!Oc.includes(
c));if(r)throw new _t(`This version does not know the component "${r}". Reload the page, or ask the server.`);if(n.includes(
"attention")&&!(o>=1&&s%o===0))throw new _t(`${o} heads do not divide a width of ${s}. ${on}`);if(!n.includes("pointer")&&
!n.includes("generation"))throw new _t(`A network needs a pointer or a generation head. ${on}`);let i=Qf(t);for(let[c,l]of i){
let h=e[c]?.shape;if(!h)throw new _t(`The parameter \`${c}\` is missing. ${on}`);if(String(h)!==String(l))throw new _t(`\
The parameter \`${c}\` has the shape [${h}]; expected [${l}]. ${on}`)}let a=Object.keys(e).find(c=>!i.has(c));if(a)throw new _t(
`\`${a}\` is no parameter of this network. ${on}`)}function Qf({components:e,...t}){let{d_model:n,feed_forward:s,locations:o,
users:r,layers:i,max_visits:a}=t,c=m=>e.includes(m),l=new Map,h=(m,y,g)=>l.set(`${m}.weight`,[y,g]).set(`${m}.bias`,[y]),
u=m=>l.set(`${m}.weight`,[n]).set(`${m}.bias`,[n]),d={location:[o,n],user:[r,n],time:[$s.time,n/4],weekday:[$s.weekday,n/
4],recency:[$s.recency,n/4],duration:[$s.duration,n/4],position_from_end:[a+1,n/4]},f=0;for(let[m,[y,g]]of Object.entries(
d))m!=="location"&&!c(m)||(l.set(`${il[m]}.weight`,[y,g]),f+=g);h("input_proj",n,f),u("input_norm"),c("sinusoidal")&&l.set(
"pos_encoding",[1,a,n]);for(let m=0;m<i;m++){let y=`transformer.layers.${m}`;c("attention")&&(l.set(`${y}.self_attn.in_p\
roj_weight`,[3*n,n]),l.set(`${y}.self_attn.in_proj_bias`,[3*n]),h(`${y}.self_attn.out_proj`,n,n),u(`${y}.norm1`)),h(`${y}\
.linear1`,s,n),h(`${y}.linear2`,n,s),u(`${y}.norm2`)}return c("pointer")&&(h("pointer_query",n,n),h("pointer_key",n,n)),
c("position_bias")&&l.set("position_bias",[a]),c("generation")&&h("gen_head",o,n),c("gate")&&(h("ptr_gen_gate.0",n/2,n),
h("ptr_gen_gate.2",1,n/2)),l}var Fn=class{#t;#e;constructor(t,n){this.vocabularySize=n,this.#t=new Map(t.map(s=>[s.id,s])),this.#e=new nn(new Map(t.flatMap(
({id:s,name:o})=>o===null?[]:[[s,o]])))}at(t){let n={id:t,name:null,category:null,typical_minutes:null};return this.#t.get(
t)??n}label(t){return this.at(t).name??(t===pt?"unknown place":`#${t}`)}written(t){let{name:n}=this.at(t);return n===null||
$t(n)>900||(this.#e.by(Wn).get(Wn(n))??[]).length>1?t:n}find(t,n){if(typeof t=="number"){if(t>=pt&&t<this.vocabularySize)
return t;let r={location:t,first:pt,last:this.vocabularySize-1};throw B(n,rr,r)}let s=this.#s(t);!s.length&&/^".*"$/s.test(
t)&&(s=this.#s(t.slice(1,-1).replaceAll('""','"')));let[o]=s;if(o===void 0)throw this.#n(t,n);if(s.length>1)throw this.#r(
t,s,n);return o}search(t,n){let s=Kt(t).replace(/^#/,""),o=[[],[],[]];for(let r=xt;r<this.vocabularySize;r++){let i=this.
at(r),[a,c]=[Kt(i.name??""),Kt(i.category??"")],l=String(r),h=a.startsWith(s)||l.startsWith(s),u=a.includes(s)||c.includes(
s);l===s?o[0]?.push(i):h?o[1]?.push(i):u&&o[2]?.push(i)}return o.flat().slice(0,n)}#s(t){let n=this.#e.findWithAccents(t);
return n.length?n:this.#e.findWithoutAccents(t)}#r(t,n,s){let o=n.slice(0,Bo).map(i=>this.notation(i)),r={count:n.length,
name:ue(t),listed:ll(n.slice(0,ie).map(i=>this.#o(i)),n.length),example:String(o[0])};return B(s,ir,r,o)}#n(t,n){if(t.includes(
";"))return B(n,Ln);let s={name:ue(t),first:xt};if(!this.#e.names.size)return B(n,cr,s);let o=this.#e.by(Kt),r=Hn(t,[...o.
keys()]).flatMap(l=>o.get(l)??[]).slice(0,ie),[i]=r;if(i===void 0)return B(n,ar,s);let a=this.#o(i),c=r.map(l=>this.notation(
l));return B(n,lr,{...s,meant:a},c)}notation(t){return Rn(this.written(t))}#o(t){let n=this.notation(t);if(!n.startsWith(
"#"))return ue(n);let{name:s,category:o}=this.at(t),r=[s,o].flatMap(i=>i?ue(i):[]).join(", ");return r?`${n} (${r})`:n}},
Ms=class{#t;#e;constructor(t,n){this.users=n;let s=Array.from({length:Math.max(n-1,0)},(r,i)=>i+1),o=new Map(s.map(r=>[r,
t[r]??V(pr,{user:r})]));this.#t=new nn(o),this.#e=new nn(new Map([...o].map(([r,i])=>[r,al(i)])))}find(t){if(t===null||!this.
users)return 0;let n=cl(t)?Number(ct(String(t)).slice(0,12)):t;if(typeof n=="number"){if(n>=1&&n<this.users)return n;throw B(
"user",hr,{person:n,last:this.users-1})}let s=this.#s(n),[o]=s;if(o===void 0)throw this.#n(n);if(s.length>1)throw this.#r(
n,s);return o}#s(t){let n=[()=>this.#t.findWithAccents(t),()=>this.#e.findWithAccents(t),()=>this.#t.findWithoutAccents(
t),()=>this.#e.findWithoutAccents(t)];for(let s of n){let o=s();if(o.length)return o}return[]}#r(t,n){let s=n.slice(0,Bo).
map(i=>this.#o(i)),o=ll(s.slice(0,ie).map(ue),n.length),r={count:n.length,name:ue(t),listed:o};return B("user",ur,r,s)}#n(t){
let n=this.#e.by(Kt),s=new Map([...n,...this.#t.by(Kt)]),o=[...n.get(Kt(al(t)))??[],...Hn(t,[...s.keys()]).flatMap(c=>s.
get(c)??[])],r=[...new Set(o)].slice(0,ie).map(c=>this.#o(c)),[i]=r,a={name:ue(t),last:this.users-1};if(i!==void 0){let c={
...a,meant:ue(i)};return B("user",mr,c,r)}return B("user",this.users===1?fr:dr,a)}#o(t){let n=this.#t.names.get(t)??"",s=cl(
n)?[]:this.#s(n);return s.length===1&&s[0]===t?n:String(t)}},al=e=>ct(e.split(",")[0]??"")||e,cl=e=>typeof e=="string"&&
/^[0-9]+$/.test(ct(e));function ll(e,t){let n=t-e.length;if(n)return V(yr,{listed:e.join(", "),left_out:n});let[s,o=""]=[
e.slice(0,-1),e.at(-1)];return s.length?V(gr,{listed:s.join(", "),last:o}):o}var ue=e=>$t(e)>jo?`${Ht(e,jo-1)}…`:e;var em=10,nm={hours:sm,visits:rm,heads:im};function ul(e,t){return nm[e](t)}function dl(e,t,n){let s=e.network.trace(ii(
t,e.network),t.interventions);li(e,s);let{values:o}=s.probabilities,r=hl(o),{name:i}=e.places.at(r),a={location:r,name:i,
probability:Number(o[r])},c=l=>l&&{location:hl(l.values),probability:Number(l.values[n])};return{prediction:a,probability:Number(
o[n]),alone:{pointer:c(s["pointer.probabilities"])??null,generation:c(s["generation.probabilities"])??null}}}function hl(e){
return tn(e,1)[0]??xt}function sm({query:e}){let{masked:t,interventions:n}=e;return Tc.map(s=>{let o=om(e.history,e.predictAt,
s);return{hours:s,input:{history:o,masked:t,interventions:n}}})}function om(e,t,n){let s=e.startMinutes.map(a=>a+60*n),o=s.
map(st),r=st(Mt(t)+60*n),i=(a,c)=>a.map((l,h)=>c(l,o[h]??0));return{...e,weekdays:i(e.weekdays,(a,c)=>ve(a+c,7)),startMinutes:s.
map(Mt),daysBefore:i(e.daysBefore,(a,c)=>a+r-c)}}function rm({bundle:e,query:{history:t,masked:n,interventions:s,sent:o}}){
return t.locations.map((r,i)=>{let a=[...t.locations.keys()].filter(h=>h!==i),c=a.at(-1),l={history:ms(t,a),masked:n.flatMap(
h=>h===i?[]:a.indexOf(h)),interventions:s};return{visit:{sent:o[i]??i,label:e.places.label(r)},input:c===void 0||n.includes(
c)?null:l}}).sort((r,i)=>r.visit.sent-i.visit.sent)}function im({bundle:e,query:{history:t,masked:n,interventions:s}}){let{
remove_heads:o}=s;if(o==="all")return[];let r=am(e.network.architecture).filter(([a,c])=>!o.some(([l,h])=>l===a&&h===c));
return r.length?(r.length>em?r.map(a=>[a]):cm(r)).map(a=>{let c={...s,remove_heads:[...o,...a]};return{heads:a,input:{history:t,
masked:n,interventions:c}}}):[]}function am({layers:e,heads:t}){return Array.from({length:e*t},(n,s)=>[Math.floor(s/t),s%
t])}function cm(e){return Array.from({length:2**e.length},(t,n)=>e.filter((s,o)=>n&1<<o)).sort((t,n)=>t.length-n.length)}var ui=class{constructor(t,n){let{id:s,sizes:o,places:r,people:i}=t;this.content={vocabulary:t,weights:n},this.id=s,this.
places=new Fn(r,o.locations);let a=i.map(({id:c,name:l})=>[c,l]);this.people=new Ms(Object.fromEntries(a),o.users),this.
network=new ks(o,ol(n))}nameLocations(t){this.places=new Fn(t,this.places.vocabularySize)}explain(t){return xs(this.#t(t))}queryOf(t){
return Vc(t)}trace(t,n={}){let s=this.#t(t,n),{query:o,trace:r}=s,i=ai(s),{pointer:a,generation:c,final:l}=i.location_probabilities,
h=[...a??[],...c??[],...l].map(f=>f.location),d=[...new Set([...h,...o.history.locations])].map(f=>[f,{label:this.places.
label(f),category:this.places.at(f).category}]);return{...i,self_attention:null,pointer:ci(r),architecture:this.network.
architecture,interventions:o.interventions,places:Object.fromEntries(d),tensors:r,weights:this.network.weights}}predict(t){
let{trace:n}=this.#t(t),[s=xt]=tn(n.probabilities.values,1),{name:o}=this.places.at(s);return{location:s,name:o,probability:Number(
n.probabilities.values[s])}}sweep(t,n){let s=this.#t(n),{prediction:o}=xs(s);return{prediction:o,variants:ul(t,s)}}answer(t,n){
return dl(this,t,n)}circuit(t){let n=this.#t(t),{location:s}=xs(n).prediction,o=Co(this.network.architecture,n.query.interventions),
r=Xa(n);return{location:s,variants:r,conclude:a=>Ja(o,s,a)}}#t(t,n={}){try{return Xc(this,t,n)}catch(s){throw s instanceof
Cn?new zt([{where:"model",message:s.message,suggestions:[]}]):s}}};document.addEventListener("pointerscope:engine",({detail:e})=>e(di));var lm=()=>at().get("page")==="compare"?"compare":"explore";function fl(){for(let e of q(document,"[data-page]"))e.hidden=
e.dataset.page!==lm()}fl();window.addEventListener("hashchange",fl);document.addEventListener("click",e=>{let t=Se(e).closest(
"a");t?.hash.includes("page=")&&(e.preventDefault(),location.hash=t.hash)});var gt=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=n}},de=new URL(
E.replace(/^(.*\/)static\/.*$/,"$1")),_s={answers:!0},hm=[502,504],um=204,dm=5e3,fm="No response could be read. Your inp\
ut is still here; check your connection and try again.",mm=e=>`The server answered with ${e}.`;async function We(e,t,n=de){
let s=await pm(e,t,n);if(s.status!==um)return ml(s)}async function pm(e,t,n){let s=await fetch(new URL(`api/${e}`,n),t).catch(gl),o=s!==null&&!hm.includes(s.status);if(String(
n)===de.href&&ym(o&&!gm(s)),!o)return yl();if(s.ok)return s;let{errors:r=[]}=await ml(s);throw new gt(s.status,r)}function ml(e){
return e.headers.get("content-type")?.includes("json")?e.json().catch(yl):He(e.status)}function pl(e){let t=AbortSignal.
timeout(dm);return e?AbortSignal.any([e,t]):t}function gm({headers:e}){return e.get("cache-status")?.startsWith("service\
-worker")??!1}function ym(e){e!==_s.answers&&(_s.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",
{detail:{answers:e}})))}function gl(e){if(fi(e))throw e;return null}function yl(e){return gl(e),He(0,fm)}function He(e,t=mm(
e)){throw new gt(e,[{where:"",message:t,suggestions:[]}])}function fi(e){return e instanceof DOMException&&e.name==="Abo\
rtError"}function vt(e){let t=Object.entries(e).filter(([,n])=>(n??"")!=="");return new URLSearchParams(t.map(([n,s])=>[
n,String(s)]))}function rn(e){return e instanceof Error?e.message:String(e)}var bm=/[ijlI.,:;'|!()[\]]/,wm=/[mwMW%@—…]/,xm=/[A-ZÄÖÜ0-9+=<>]/;function D(e,t,n=!1){let s=0;for(let o of e)s+=mi(
o);return s*t*(n?1.06:1)}function mi(e){return bm.test(e)||e===" "?.29:wm.test(e)?.87:xm.test(e)?.65:.55}function ot(e,t,n,s=!1){
if(D(e,n,s)<=t)return e;let o=t/(n*(s?1.06:1))-mi("…"),r="";for(let i of e){if(o-=mi(i),o<0&&r)break;r+=i}return`${r.trimEnd()}\
…`}function Es(e,t,n,s,o=!1){let r=[],i="",a=e.split(" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||D(h,
n,o)<=t){i=h;continue}if(r.length===s-1){i=[i,...a.slice(c)].join(" ");break}r.push(i),i=l}return[...r,ot(i,t,n,o)]}function A(e,t=0){
let n=100*e,s=10**-t;return n>0&&n<s/2?`<${s.toFixed(t)} %`:`${n.toFixed(t).replace("-","−")} %`}function fe(e,t){return`${/\d$/.
test(e)?",":""} ${A(t)}`}function Lt(e,t){let n=o=>Math.round(10*Number((100*o).toFixed(1))),s=(n(e)-n(t))/10;return{change:s,
size:Math.abs(s).toFixed(1),sign:s>0?"▲":"▼"}}function N(e,t=1){if(e===Number.NEGATIVE_INFINITY)return"−∞";let n=e.
toFixed(t);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function me(e){let t=Math.round(e);if(t<60)return`${t}\
 min`;let n=t%60;return`${Math.floor(t/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function yt(e){let t=n=>String(Math.
floor(n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var Et=["Mon","Tue","Wed","Thu","Fri","Sat","Sun"];var $m=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/;function km(e){return e.split($m)}function Ft(e){return km(e).map((t,n)=>{
if(n%2===0)return t;let s=document.createElement("span");return s.className="with-unit",s.textContent=t,s})}function De({prediction:{name:e,location:t,probability:n}}){return n===0?"no known place":`${e??`#${t}`}, ${(100*n).toFixed(
1)} %`}function bl({prediction:e},{prediction:t,places:n}){let s=t.location===e.location,o=s?"":`${n[t.location]?.label??
t.name}, `,{change:r,size:i,sign:a}=Lt(e.probability,t.probability);return{value:`${o}${(100*t.probability).toFixed(1)} \
%`,change:s&&r?`${a} ${i} points`:"",isMore:r>0}}function Qt(e,t){e.replaceChildren(...Ft(t?De(t):"…"));let{location:n,
probability:s}=t?.prediction??{};for(let[o,r]of Object.entries({location:n,probability:s,engine:t?.engine}))r===void 0?delete e.
dataset[o]:e.dataset[o]=String(r)}function wl(e){return e==="browser"?"computed in this browser":"computed by the server"}var Mm=3;function gi(e,t,n){switch(t.kind){case"head":return _m(e,t,n.architecture);case"mask":return Em(e,t.visit,n.visits);case"\
skip":return Sm(e,t);case"residuals":return Tm(e);case"gate":return Om(e,t);case"temperature":return Am(e,t)}}function _m({
remove_heads:e=[],replace_with:t,...n},{layer:s,head:o},{layers:r,heads:i}){let a=Array.from({length:r*i},(u,d)=>[Math.floor(
d/i),d%i]),c=e==="all"?a:e,h=c.some(([u,d])=>u===s&&d===o)?c.filter(([u,d])=>u!==s||d!==o):a.filter(([u,d])=>u===s&&d===
o||c.some(([f,m])=>u===f&&d===m));return h.length?{...n,remove_heads:h,...t&&{replace_with:t}}:n}function Em({mask_visits:e=[],
...t},n,s){let o=s[n]?.sent??0;if(n===s.length-1)return{...t,...e.length&&{mask_visits:e}};let r=e.includes(o)?e.filter(
i=>i!==o):[...e,o].sort((i,a)=>i-a);return r.length?{...t,mask_visits:r}:t}function Sm({skip:e=[],...t},{layer:n,part:s}){
let o=e.filter(i=>i.layer!==n||i.part!==s),r=o.length<e.length?o:[...e,{layer:n,part:s}];return r.length?{...t,skip:r}:t}
function Om({gate:e,only:t,...n},{value:s}){return s===null?n:{...n,gate:s}}function Am(e,{of:t,value:n}){let s=`${t}_te\
mperature`,o={...e};return delete o[s],n===1?o:{...o,[s]:n}}function Tm({residuals:e,...t}){return e===!1?t:{...t,residuals:!1}}
var kl=e=>e.map(t=>t+1);function Fe(e){let t=ze(e).flatMap(({key:n,declared:s})=>s.of?[]:[n]);return Object.keys(e).filter(
n=>t.includes(n)).map(n=>({key:n,text:pi(n,e),short:pi(n,e,Mm)}))}function pi(e,t,n=Number.POSITIVE_INFINITY){let s=qe[e],
{text:o,item:r="",every:i="",single:a,between:c=", ",first:l=0}=s.said,h=t[e]??s.default,u=gs(s,h).map(y=>V(r,$l(y,g=>l?
Number(g)+l:xl(g)))),d=s.parts.includes("head")&&u.length>n,f=typeof o=="string"?o:o[h]??"",m=$l(qe,({of:y},g)=>y===e?pi(
g,t):"");return V(a&&u.length===1?a:f,{...m,value:xl(h),items:h==="all"?i:d?`${u.length} heads`:u.join(c)})}var xl=e=>String(
e).replaceAll("_","-"),$l=(e,t)=>Object.fromEntries(Object.entries(e).map(([n,s])=>[n,t(s,n)]));function Ss(e){let t=Fe(
e).map(({text:n})=>n);return t.length?`Changed: ${t.join("; ")}.`:"Nothing is changed."}function Bn(e){let t=e instanceof Uint8Array?e:Uint8Array.from(e),n=t.toBase64?.();if(n!==void 0)return n;let s="";for(let o of t)
s+=String.fromCharCode(o);return btoa(s)}function Os(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),s=new Uint8Array(
n.length);for(let o=0;o<n.length;o++)s[o]=n.charCodeAt(o);return s}var Ml=Lm("model-files"),Nm=500,Bt=Ml===null;async function _l(e,t=de){return Bt?vm(`models/${encodeURIComponent(e)}/vocabulary`,t):JSON.parse(new TextDecoder().decode(
await yi(e,"vocabulary")))}async function vm(e,t){try{return await We(e,{},t)}catch(n){if(!(n instanceof gt)||n.status)throw n;
let s=new URL(`api/${e}`,t),o=await fetch(s,{cache:"force-cache"}).catch(()=>null);if(!o?.ok)throw n;return o.json()}}async function As(e,t=Nm){
if(Bt){let n=`models/${encodeURIComponent(e)}/histories?limit=${t}`,{items:s}=await We(n);return s}return JSON.parse(new TextDecoder().
decode(await yi(e,"histories")))}async function El({id:e,weights:t},n,s=de){if(!Bt)return yi(e,"weights",n);let o=`api/m\
odels/${encodeURIComponent(e)}/weights/${t?.sha256}`;return Ol(new URL(o,s),"weights",n)}async function Sl(e,{weights:t}){
if(!t||!globalThis.crypto?.subtle)return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",e))].map(o=>o.toString(
16).padStart(2,"0")).join("")!==t.sha256)throw new Error("The weights were damaged on their way. Load the page again.")}
async function yi(e,t,n=!1){let s=Ml?.[e]?.[t];if(!s)throw new Error(`This page holds no ${t} of ${e}.`);if(!s.startsWith(
"#"))return Ol(new URL(s,document.baseURI),t,n);let o=document.getElementById(s.slice(1))?.textContent??"";return Os(o.trim()).
buffer}async function Ol(e,t,n){let s=await fetch(e,{cache:n?"reload":"default"});if(!s.ok)throw new Error(`The ${t} cou\
ld not be fetched (${s.status}).`);return s.arrayBuffer()}function Lm(e){let t=ft(document,`script#${e}`,HTMLScriptElement);
return t&&JSON.parse(t.textContent??"")}function Tl(e){let{tensors:t,lengths:n,...s}=e;return{...s,tensors:Al(t,(o,r)=>({values:o,shape:r})),...n&&{lengths:Al(n,
o=>o)}}}function Al(e,t){return Object.fromEntries(Object.entries(e).map(([n,{data:s,shape:o}])=>[n,t(new Float32Array(Os(
s).buffer),o)]))}var an=e=>e.lengths!==void 0;var Im=["browser","server"],Nl=20,Rm=300,Cm=4,Pm="static/bundles/browser-model.js",Wm="The network could not be loaded.",
Ll={address:new URL("../bundles/browser-model.js",E).href,load(e){let t=null,n=o=>{t=o};return document.dispatchEvent(new CustomEvent(
"pointerscope:engine",{detail:n})),t?Promise.resolve(t):String(e)===de.href?import(Ll.address):import(new URL(Pm,e).href)}},
cn=class{#t;#e;#s;#r=null;#n=null;#o=!1;#i=new Map;draws=!1;sharesWeights=!0;constructor(t,n=null,s=de){this.#t=t,this.#s=
s,this.#e=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&Im.includes(t)?t:null,Bt||(this.choice=
"browser"),this.obstacle="",this.#n||(this.#r=null)}get model(){return this.#n}get isInBrowser(){return this.#n!==null&&
this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.draws&&this.sharesWeights&&
this.choice!=="server"&&await Promise.race([this.prepare(),new Promise(r=>setTimeout(r,Rm))]),this.#n&&this.choice!=="se\
rver")return this.explainHere(t);if(!Bt)return He(0,this.obstacle);let o=this.choice!=="server"&&!!navigator.serviceWorker?.
controller?pl(n):n;try{return{...await this.#h(t,o),engine:"server"}}catch(r){if(!(r instanceof gt&&r.status===0)||this.
choice==="server")throw r;if(await this.prepare(),this.#n)return this.explainHere(t);throw this.choose(this.choice),r}}async compute(t){
await this.prepare();let n=this.#n;if(!n){let s=`The server does not answer. This browser cannot compute: ${this.obstacle}`;
this.choose(this.choice),He(0,s)}return vl(()=>n.trace(n.queryOf(t)))}async searchPlaces(t){if(Bt||await this.prepare(),
this.#n&&this.choice!=="server"){let{places:s}=this.#n;return s.search(t,Nl).map(({id:o,category:r})=>({label:s.label(o),
notation:s.notation(o),category:r}))}let{items:n}=await We(`${this.#e}/locations?${vt({q:t,limit:Nl})}`,{},this.#s);return n}async prepare(){
try{this.#r??=this.#a(),this.#n=await this.#r}catch(t){this.#o=!0;let n=t instanceof gt?!t.status:t instanceof TypeError;
this.obstacle=n?Wm:rn(t)}}explainHere(t){let n=this.#n,{interventions:s,...o}=t,r=JSON.stringify([o,s||null]),i=this.#i.
get(r);if(i)return i;let a={...vl(()=>n.trace(t)),engine:"browser"},[c=""]=this.#i.keys();return this.#i.size>=Cm&&this.#i.
delete(c),this.#i.set(r,a),a}async#h(t,n){if(this.draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#e}\
/views/network?${Hm(t)}`;try{let{trace:r}=await We(o,{...n&&{signal:n}},this.#s);return Tl(r)}catch(r){if(!(r instanceof
gt&&r.problems[0]?.where==="view"))throw r;this.draws=!1}}let s={method:"POST",headers:{"content-type":"application/json"},
body:JSON.stringify(t),...n&&{signal:n}};return We(`${this.#e}/explain?encoding=base64`,s,this.#s)}async#a(){let t=await _l(
this.#t,this.#s);if(!t.weights)throw this.sharesWeights=!1,new Error("The weights of this model stay on the server.");let[
{BrowserModel:n},s]=await Promise.all([Ll.load(this.#s),El(t,this.#o,this.#s)]),o=Sl(s,t);o.catch(()=>{});let r=new n(t,
s);return await o,r}};function vl(e){try{return e()}catch(t){let{problems:n}=t;throw n?new gt(422,n):t}}function Hm(e){let t=Object.
entries(e).map(([n,s])=>[n,s!==null&&typeof s=="object"?JSON.stringify(s):s]);return vt(Object.fromEntries(t))}var Il=1440,Ts="begins before the visit above ends",Dm="ends after the moment to predict",Fm=6;function wi(e){return e.map(
({place:t,written_moment:n,written_stay:s})=>[t,n&&`@ ${n}`,s===null?"":`+${s}`].filter(Boolean).join(" ")).join(", ")}function Rl(e){
return Xe(e).map(({written:t})=>Wl(t).place.toLowerCase()).filter(Boolean)}function Cl(e,t,n){let s=Xe(e)[t];if(!s)return e;
let{place:o,before:r}=Wl(s.written),i=s.start+r,a=o?"":" ";return`${e.slice(0,i)}${n}${a}${e.slice(i+o.length)}`}function Pl(e){
let[,t,n="0"]=/^\s*(\d{1,2})(?:[:.]?(\d{2}))?\s*$/.exec(e)??[];return t===void 0||Number(t)>23||Number(n)>59?null:`${t.padStart(
2,"0")}:${n.padStart(2,"0")}`}function xi(e,t){let[n,s]=[bi(t),bi(e)];if(!t||n===null||s===null)return"";let o=s-n;return o*
Il+e.start_minute-t.start_minute<t.duration_minutes?Ts:!lt.some(a=>e.written_moment.startsWith(a))||o<Fm?"":o===7?"a wee\
k later":`${o} days later`}function $i(e,t){let[n,s]=[bi(e),Ie(t.slice(0,10))];if(!e||e.written_stay===null||n===null||s===
null)return"";let[o=0,r=0]=t.slice(11).split(":").map(Number),i=(s-n)*Il+60*o+r-e.start_minute;return e.duration_minutes>
i?Dm:""}function bi(e){return Ie(e?.arrival?.slice(0,10)??"")}function Wl(e){let t=ct(e);return{place:t.startsWith('"')&&
!bs(t)?t:ct(t.slice(0,bs(t))),before:e.indexOf(t)}}function Hl(e,t,n){return ln(e).map(s=>s===t?n:s===n?t:s)}function ki(e,t){return ln(e).map(n=>n===t?null:n-+(n>t))}function Dl(e,t){
let n=Um(e,t),s=new Set(n),o=ln(t.length).filter(a=>!s.has(a));for(let[a,c]of e.entries()){if(n[a]!==null)continue;let l=o.
findIndex(h=>t[h]===c);l>=0&&(n[a]=Number(o.splice(l,1)[0]))}return 2*n.filter(a=>a!==null).length>=Math.max(e.length,t.
length)?n:e.map(()=>null)}function Fl({masked:e,order:t},n,s){let o=t.length?Bm(t,n,s):[],r=o.at(-1)??s-1;return{masked:e.
flatMap(i=>n[i]??[]).filter(i=>i!==r).sort((i,a)=>i-a),order:o}}function Bm(e,t,n){let s=a=>(t[a]??null)!==null,o=ln(e.length).
filter(s),r=o.map(a=>Number(t[a])).sort((a,c)=>a-c);if(!r.length)return[];let i=e.filter(s).map(a=>Number(r[o.indexOf(a)]));
for(let a of ln(n))r.includes(a)||i.splice(i.indexOf(a-1)+1,0,a);return i.every((a,c)=>a===c)?[]:i}function Um(e,t){let n=Math.
min(e.length,t.length),s=0;for(;s<n&&e[s]===t[s];)s++;let o=0;for(;o<n-s&&e.at(-1-o)===t.at(-1-o);)o++;let[r,i]=[e.length-
o,t.length-o],a=ln(r+1).map(()=>Array(i+1).fill(0)),c=(h,u)=>Number(a[h]?.[u]);for(let h=r-1;h>=s;h--)for(let u=i-1;u>=s;u--){
let d=e[h]===t[u]?c(h+1,u+1)+1:0;a[h][u]=Math.max(d,c(h+1,u),c(h,u+1))}let l=e.map((h,u)=>u<s?u:u<r?null:u-r+i);for(let h=s,
u=s;h<r&&u<i;)e[h]===t[u]?l[h++]=u++:c(h+1,u)>=c(h,u+1)?h++:u++;return l}var ln=e=>[...Array(e).keys()];var hn=class{#t=0;#e=[];#s=[];#r="";#n=null;#o=null;constructor(t,n){this.root=t,this.errors=M(t,"[data-errors]"),this.masks=
M(t,"[data-masks]"),this.orderWords=M(t,"[data-order]"),this.state=M(t,"[data-state]"),t.addEventListener("change",()=>this.#c(
n)),t.addEventListener("click",s=>{let{act:o}=Se(s).dataset;o&&(o==="reset"?this.text="":this.#e=Km(o,this.#t),this.#c(n))})}get text(){
if(this.#r)return this.#r;let t=this.#l();return Object.keys(t).length?JSON.stringify(t):""}set text(t){let n=Gm(t);this.#n=
this.#o=null;for(let s of this.#h)Ym(s,n);this.#e=Array.isArray(n.order)?n.order:[],this.#s=Array.isArray(n.mask_visits)?
n.mask_visits:[],this.masks.replaceChildren(),this.#r=t&&JSON.stringify(this.#l())!==t?t:"",this.#d()}show(t,n){for(this.#t=
t.length,this.#r="",this.#i();this.masks.children.length>t.length;)this.masks.lastElementChild?.remove();for(;this.masks.
children.length<t.length;)this.masks.append(jm(this.masks.children.length));let s=q(this.masks,"label");for(let[o,r]of t.
entries()){let i=s[o];if(!i)continue;let a=M(i,"input",HTMLInputElement);a.checked=this.#s.includes(o),a.disabled=o===n.
at(-1),M(i,"span").textContent=`${o+1} ${r.label}`}this.#d()}followHistory(t,n){let s=this.#o,o=Rl(t);if(this.#n=o,!s){this.#i();
return}let r=!n&&Mi(o,s.places),i=n??Dl(s.places,o),{masked:a,order:c}=r?s:Fl(s,i,o.length),l=Mi([a,c],[this.#s,this.#e]);
if(this.#s=a,this.#e=c,n&&this.#i(),!l){for(let h of this.#a)h.checked=a.includes(Number(h.dataset.item));this.#r="",this.#d()}}#i(){
let t={masked:this.#s,order:this.#e};this.#o=this.#n&&{places:this.#n,...t}}showProblems(t){this.errors.hidden=t.length===
0,this.errors.textContent=t.map(n=>n.message).join(" "),t.length&&(this.root.open=!0)}get#h(){return q(this.root,"[data-\
key]")}get#a(){return q(this.root,'[data-key="mask_visits"]',HTMLInputElement)}#l(){let t={};for(let n of this.#h){let s=Vm(
n),{key:o="",item:r}=n.dataset;if(!(s===void 0||o==="mask_visits"))if(r){let i=t[o];t[o]=[...Array.isArray(i)?i:[],s]}else
t[o]=s}for(let{dataset:n}of this.#h){let{key:s="",of:o}=n;o&&!t[o]&&delete t[s]}return this.#s.length&&(t.mask_visits=this.#s),
this.#e.length&&(t.order=this.#e),t}#c(t){this.#r="",this.masks.children.length&&(this.#s=this.#a.filter(n=>n.checked).map(
n=>Number(n.dataset.item))),this.#i(),this.#d(),t()}#d(){let t=Fe(this.#l()).length;this.state.textContent=t?`${t} chang\
ed`:"as learned",this.orderWords.textContent=this.#e.length?kl(this.#e).join(" "):"unchanged"}};function jm(e){let t=document.
createElement("label"),n=document.createElement("input");return n.type="checkbox",n.autocomplete="off",n.dataset.key="ma\
sk_visits",n.dataset.item=String(e),t.append(n," ",document.createElement("span")),t}function Gm(e){try{return Object(JSON.
parse(e||"{}"))}catch{return{}}}function Vm(e){let{item:t}=e.dataset;return e instanceof HTMLInputElement&&e.type==="che\
ckbox"?e.checked?t?JSON.parse(t):!1:void 0:e.type==="number"?e.value===""?void 0:Number(e.value):e.value||void 0}function Ym(e,t){
let{key:n="",item:s}=e.dataset,o=t[n];if(e instanceof HTMLInputElement&&e.type==="checkbox"){e.checked=s?o==="all"||Array.
isArray(o)&&o.some(i=>Mi(i,JSON.parse(s))):o===!1;return}let r=e instanceof HTMLInputElement?e.type!=="number"||typeof o==
"number":[...e.options].some(i=>i.value===o);e.value=r&&o!==void 0&&o!==null?String(o):""}function Mi(e,t){return Bl(e)===
Bl(t)}function Bl(e){let t=e&&typeof e=="object"&&!Array.isArray(e);return JSON.stringify(e,t?Object.keys(e).sort():void 0)}
function Km(e,t){let n=[...Array(t).keys()];return e==="reverse"&&n.reverse(),e==="shuffle"&&qm(n),e==="as-sent"||n.every(
(s,o)=>s===o)?[]:n}function qm(e){for(let t=e.length-1;t>0;t-=1){let n=Math.floor(Math.random()*(t+1));[e[t],e[n]]=[Number(
e[n]),Number(e[t])]}}function pe(e,t){if(!e)return;let n=String(t??""),s=[...e.options].find(({value:o,text:r})=>[o,r,r.split(",")[0]].includes(
n));s||e.add(new Option(n,n)),e.value=s?.value??n}function wt({visits:e,user:t,predict_at:n,top_k:s,interventions:o}){return{visits:e,user:t||null,predict_at:n||null,...s&&
{top_k:Number(s)},...o&&{interventions:re(o)}}}var Ul="100",zm=350,Ns=class{#t;#e=0;constructor(t,n){this.#t=t,this.root=n,this.model=n.dataset.model??"",this.person=ft(
n,"[data-person]",HTMLSelectElement),this.visits=M(n,"[data-visits]",HTMLTextAreaElement),this.predictAt=M(n,"[data-pred\
ict-at]",HTMLInputElement),this.problems=M(n,"[data-problems]"),this.answer=M(t.page,`[data-answer-of="${n.dataset.side}\
"] output`,HTMLOutputElement),this.models=M(n,"[data-choose-model]",HTMLSelectElement),this.explanations=t.explanationsOf(
this.model),this.explanations.draws=!("undrawn"in n.dataset),this.explanations.sharesWeights="sharesWeights"in n.dataset||
!Bt,this.panel=new hn(M(n,"[data-interventions]",HTMLDetailsElement),()=>t.showSoon()),this.visits.addEventListener("inp\
ut",()=>t.showSoon(zm)),this.explanations.sharesWeights&&this.explanations.prepare();for(let s of[this.person,this.predictAt])
s?.addEventListener("change",()=>t.showSoon());this.models.addEventListener("change",()=>{this.model=this.models.value,t.
updateAddress("push"),history.replaceState({editing:this.models.id},""),location.reload()})}get history(){return{visits:this.
visits.value,user:this.person?.value??"",predict_at:this.predictAt.value.trim()}}fill({visits:t,user:n,predict_at:s}){this.
visits.value=t??"",this.predictAt.value=s??"",pe(this.person,n)}async explain(t){this.#e+=1;let n=this.#e;if(!t.visits.trim())
return Qt(this.answer,null),this.#i([]),null;try{let s=await this.explanations.explain(wt({...t,top_k:t.top_k||Ul}));return n!==
this.#e?null:(this.#s(s),s)}catch(s){if(!(s instanceof gt))throw s;return n===this.#e&&(Qt(this.answer,null),this.#i(s.problems)),
null}}changed(t,n){return this.explanations.model?.trace(wt({...t,top_k:t.top_k||Ul}),n)??null}#s(t){let{visits:n}=t,s=n.
map(o=>o.sent);this.panel.show([...n].sort((o,r)=>o.sent-r.sent),s),Qt(this.answer,t),this.#i([])}async prepareFor(t){let n=t!==
null&&!("tensors"in t);return n&&await this.explanations.prepare(),n}get name(){return this.#r("text")}get shortName(){return this.#r(
"short")}#r(t){let n=Fe(Object(re(this.panel.text||"{}")));return[this.models.selectedOptions[0]?.text??"",...this.#n,...n.
map(o=>o[t])].join(", ")}get#n(){let{first:t,second:n,sameHistory:s}=this.#t;if(s.checked)return[];let o=this===t?n:t,[r,
i]=[this,o].map(c=>c.predictAt.value.trim());return[...this.person&&o.person&&this.#o!==o.#o?[this.#o]:[],...r===i?[]:[r||
"when the last visit ends"]]}get#o(){let t=this.person?.selectedOptions[0];return t?.value?t.text.split(",")[0]??"":"nob\
ody in particular"}#i(t){let n=t.filter(({where:r})=>r.startsWith("interventions")),s=t.filter(r=>!n.includes(r)),o=s.length?
this.problems:this.panel.errors;this.panel.showProblems(n),this.problems.hidden=s.length===0,this.problems.textContent=s.
map(({where:r,message:i})=>{let a=/^visits\[(\d+)\]/.exec(r);return a?`Visit ${Number(a[1])+1}: ${i}`:i}).join(" "),t.length&&
this.#t.hooks.refused?.(o)}},vs=class{#t=new Map;#e=0;#s=0;#r="";constructor(t,n={}){this.page=t,this.hooks=n,this.sameHistory=
M(t,"[data-same]",HTMLInputElement),this.ownHistory=M(t,'[data-side="b"] [data-own]'),this.first=new Ns(this,M(t,'[data-\
side="a"]')),this.second=new Ns(this,M(t,'[data-side="b"]')),this.suggestion=M(t,"[data-try]"),this.suggestion.addEventListener(
"click",()=>{this.first.visits.value=this.first.visits.placeholder,this.showSoon()}),this.sameHistory.addEventListener("\
change",()=>{this.#a(),this.showSoon()}),as(()=>this.#i())}explanationsOf(t){let n=this.#t.get(t)??new cn(t);return this.#t.
set(t,n),n}get queries(){let{first:t,second:n}=this,[s,o]=[t.history,this.sameHistory.checked?t.history:n.history];return t.
panel.followHistory(s.visits),n.panel.followHistory(o.visits),[{...s,top_k:this.#r,interventions:t.panel.text},{...o,top_k:this.#r,
interventions:n.panel.text}]}#n({visits:t,user:n,predict_at:s,interventions:o}){let r=this.sameHistory.checked?{}:{visits:t,
user:n||null,predict_at:s||null},i={model:this.second.model,...r,interventions:re(o||"null")};return JSON.stringify(i)}updateAddress(t){
let[n,s]=this.queries,o=this.#n(s),r={model:this.first.model,...n,against:o,...this.hooks.options?.()};ls(vt(r),t)}showSoon(t=0){
clearTimeout(this.#e),this.#e=setTimeout(()=>this.#o("push"),t)}async#o(t){clearTimeout(this.#e),this.#s+=1;let n=this.#s,
[s,o]=this.queries;s.visits.trim()&&(this.suggestion.hidden=!0),this.hooks.asked?.(s,o,this.#n(o)),this.updateAddress(t),
this.page.setAttribute("aria-busy","true");try{let r=()=>Promise.all([this.first.explain(s),this.second.explain(o)]),[i,
a]=await r();if(n!==this.#s||(this.hooks.answered?.(i,a),!(await Promise.all([this.first.prepareFor(i),this.second.prepareFor(
a)])).includes(!0)||n!==this.#s))return;let l=await r();n===this.#s&&this.hooks.answered?.(...l)}finally{n===this.#s&&this.
page.removeAttribute("aria-busy")}}takeEdited(){let t=history.state?.editing;return history.replaceState(null,""),typeof t==
"string"?document.getElementById(t):null}#i(){let t=at(),{model:n=this.second.model}=Ls(t.get("against"));n===this.second.
model&&(t.get("model")??this.first.model)===this.first.model?this.restore():location.reload()}async restore(){let{first:t,
second:n}=this,s=at(),o=Ls(s.get("against"));if(this.#r=s.get("top_k")??"",this.hooks.restored?.(s),t.fill({visits:s.get(
"visits")??"",user:s.get("user"),predict_at:s.get("predict_at")}),t.panel.text=s.get("interventions")??"",n.panel.text=o.
interventions?JSON.stringify(o.interventions):"",!s.get("visits")){let r=await this.#h();r&&t.fill({...r,predict_at:r.predict_at.
replace("T"," ")})}this.sameHistory.checked=!["visits","user","predict_at"].some(r=>r in o),this.sameHistory.checked||n.
fill(o.visits?o:{...t.history,...o}),this.#a(),this.suggestion.hidden=t.visits.value!=="",this.suggestion.hidden||this.hooks.
refused?.(this.suggestion),await this.#o("replace")}async#h(){let{first:t,second:n}=this,s=await jl(t.model);if(s||t.root.
dataset.places!==n.root.dataset.places)return s;let o=await jl(n.model);return o&&{...o,user:null}}#a(){this.ownHistory.
hidden=this.sameHistory.checked,!this.sameHistory.checked&&!this.second.visits.value&&this.second.fill(this.first.history)}};
async function jl(e){try{return(await As(e,1))[0]}catch{return}}function Ls(e){try{return JSON.parse(e??"{}")??{}}catch{
return{}}}var un=class{constructor(t,n=()=>!1){this.page=t,this.stays=n,this.button=M(t,"[data-inputs-button]",HTMLButtonElement),
this.inputs=M(t,`#${this.button.getAttribute("aria-controls")}`),this.button.addEventListener("click",()=>this.toggle(!this.
isOpen)),M(t,"[data-inputs-close]").addEventListener("click",()=>this.toggle(!1)),document.addEventListener("keydown",s=>{
s.key!=="Escape"||!this.isOpen||(s.preventDefault(),this.toggle(!1))})}get isOpen(){return this.page.hasAttribute("data-\
inputs")}toggle(t){let n=this.inputs.contains(document.activeElement);this.show(t);let s=M(this.inputs,"textarea"),o=ft(
this.inputs,"[name=visits-as]:checked");t?(s.checkVisibility()?s:o??s).focus():n&&!this.stays()&&this.button.focus()}show(t){
this.page.toggleAttribute("data-inputs",t),this.button.setAttribute("aria-expanded",String(t))}};function Gl(e,t,n){if(!n)return null;let s=[],o=e.hasPointer&&t.hasPointer;if(!e.hasVisitsOf(t))s.push("The visits diffe\
r, so only the gate and the answers are overlaid.");else if(!o){let r=e.hasPointer?"second":t.hasPointer?"first":"";if(r){
let i=r==="first"?"generation and answers":"the answers";s.push(`The ${r} network has no pointer: only ${i} are overlaid\
.`)}}return!e.hasGeneration&&t.hasGeneration&&s.push("The first network has no generation head: that of the second is no\
t drawn."),s.join(" ")}function Vl(e,t,n,s){let[o,r]=e?.split(".")??[];return o==="places"?s?e:null:o!=="visits"?e:s?t.hasVisitsOf(
n)?e:`places.${t.locations[Number(r)]}`:null}var Xm=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}];
function kt(e,t){for(let{kind:n,pattern:s}of Xm){let o=s.exec(e??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(r)};return Jm(i,t)?i:null}return null}function Yl({count:e,layers:t,
heads:n,hasPointer:s,hasGeneration:o,hasGate:r}){let i=a=>[...Array(a).keys()];return[...i(e).map(a=>`visits.${a}`),...i(
t).flatMap(a=>[...i(n).map(c=>`layers.${a}.heads.${c}`),`layers.${a}.stream`]),"context",...s?["pointer"]:[],...o?["gene\
ration"]:[],...r?["gate"]:[]]}function Jm({kind:e,visit:t=0,layer:n=0,head:s=0,location:o=2},r){return e==="pointer"?r.hasPointer:
e==="generation"?r.hasGeneration:e==="gate"?r.hasGate:t<r.count&&n<r.layers&&(e!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.
locations}function St(e,t){return e?.kind==="visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,s)=>n===e.location?
[s]:[])}function Un(e,t){return e!==null&&["head","stream","context"].includes(e.kind)?[t.count-1]:St(e,t)}function Ot({
lit:e},t,n){return e?.kind===t&&e.layer===n?" lit":""}function Ut(e,t){return e?.kind==="place"?e.location??null:e?.kind===
"visit"?t.locations[e.visit??0]??null:null}var Zm=/residual|outputs$|pointer/,_i={visit:{site:()=>"layers.0.residual_in"},head:{site:({layer:e,head:t})=>`layers.${e}\
.heads.${t}.outputs`},stream:{site:({layer:e})=>`layers.${e}.residual_out`},context:{site:()=>"context"},pointer:{site:()=>"\
pointer.scores"},generation:{site:()=>"generation.logits"},gate:{site:()=>"gate.value"}};function dn(e,t){let n=kt(e,t);
if(!n||!_i[n.kind])return null;let{kind:s,layer:o,head:r,visit:i=0}=n;return s==="visit"?`encoding of visit ${i+1}, ${t.
visits[i]?.label??""}`:s==="head"?`head ${r} of layer ${o}`:s==="stream"?`residual stream after layer ${o}`:s==="generat\
ion"?"generation head":s==="pointer"?"pointer scores":s}function jn(e,t,n){let s=kt(e,t);return!s||!_i[s.kind]?!1:s.kind!==
"visit"||t.count-1-(s.visit??0)<n.count}function Kl(e,t){let[n,s]=[e.trace.architecture,t.trace.architecture];return n.d_model===
s.d_model&&n.layers===s.layers&&n.heads===s.heads}function ql(e,t,n){let s=new Map;for(let o of e){let r=kt(o,t),i=r&&_i[r.
kind];if(!r||!i)continue;let a=i.site(r),c=s.get(a);r.kind!=="visit"?s.set(a,"all"):c!=="all"&&s.set(a,new Set([...c??[],
t.count-1-(r.visit??0)]))}return Object.fromEntries([...s].flatMap(([o,r])=>{let i=t.trace.tensors[o];return!i||!n.trace.
tensors[o]?[]:[[o,c=>Zm.test(o)?Qm(c,i,r):{values:i.values.slice(),shape:[...i.shape]}]]}))}function Qm(e,t,n){let[s]=e.
shape,[o]=t.shape,r=e.values.length/s,i=e.values.slice();for(let a=0;a<Math.min(s,o);a++){if(n!=="all"&&!n.has(a))continue;
let c=t.values.subarray((o-1-a)*r,(o-a)*r);c.every(Number.isFinite)&&i.set(c,(s-1-a)*r)}return{values:i,shape:[...e.shape]}}
function zl({clean:e,changed:t,patched:n}){let s=Is(e)-Is(t);return Math.abs(s)<Nc?null:(Is(n)-Is(t))/s}function Is(e){let[
t,n]=[e,Math.max(0,1-e)];return Math.log(t+Go)-Math.log(n+Go)}var tp={a:"first",b:"second"},ge=e=>e==="a"?"b":"a",Rs=class{patches={into:"b",names:[]};#t={};#e=document.createElement(
"div");constructor(t,n){this.page=t,this.changed=n,this.root=M(t,"[data-patches]",HTMLFormElement),this.parts=M(this.root,
"[data-patch-part]",HTMLSelectElement),this.direction=M(this.root,"[data-patch-into]",HTMLSelectElement),this.list=M(this.
root,"[data-patch-list]"),this.told=M(this.root,"[data-patch-told]"),this.#e.className="carried",this.#e.hidden=!0,this.#e.
setAttribute("aria-hidden","true"),M(t,"[data-stage]").append(this.#e),this.direction.addEventListener("change",()=>this.#s()),
this.root.addEventListener("submit",s=>{s.preventDefault(),this.put(this.parts.value,this.direction.value==="a"?"a":"b")})}get address(){
let{into:t,names:n}=this.patches;return n.length?`${t}:${n.join(",")}`:""}restore(t){let[n,s=""]=(t??"").split(":");this.
patches={into:n==="a"?"a":"b",names:s.split(",").filter(Boolean)}}put(t,n){let s=this.patches.into===n?this.patches.names:
[],o=s.includes(t)?s.filter(r=>r!==t):[...s,t];this.patches={into:n,names:o},this.changed()}carry(t,{name:n,x:s,y:o,state:r},i){
let a=this.#t[ge(t)],c=i&&a&&jn(n,i,a)?dn(n,i):null,l=document.elementFromPoint(s,o)?.closest("[data-run-picture]"),h=l instanceof
HTMLElement&&l.dataset.runPicture===ge(t);this.#e.hidden=r!=="carried"||!c,this.#e.textContent=c??"",this.#e.style.translate=
`${s+12}px ${o+8}px`;for(let u of q(this.page,"[data-run-picture]"))u.toggleAttribute("data-takes",r==="carried"&&h&&u===
l);c&&(r==="put"||r==="dropped"&&h)&&this.put(n,ge(t))}offer(t,n){this.#t=t,this.root.hidden=!n,n&&this.#s()}#s(){let t=this.
direction.value==="a"?"a":"b",[n,s]=[this.#t[ge(t)],this.#t[t]];if(!n||!s)return;let o=this.parts.value,r=Yl(n).filter(i=>jn(
i,n,s)).map(i=>new Option(dn(i,n)??i,i,!1,i===o));this.parts.replaceChildren(...r)}show(t,n){let{into:s,names:o}=this.patches,
r=o.map(i=>{let a=document.createElement("li"),c=document.createElement("button");return c.type="button",c.textContent=`${(t&&
dn(i,t))??i} ×`,c.title="Take it back",c.addEventListener("click",()=>this.put(i,s)),a.append(c),a});this.list.replaceChildren(
...r),this.list.hidden=!r.length,this.list.setAttribute("aria-label",`Put into the ${tp[s]} run`),this.told.textContent=
n}};var En={};Io(En,{SLIDER_KEYS:()=>cu,blockAround:()=>Vn,carryOf:()=>rh,circuitSentence:()=>eh,circuitWords:()=>Ql,dragOf:()=>oh,
effectOf:()=>ph,markedAsCircuit:()=>Jl,markedAsPut:()=>au,neighbourOf:()=>vi,openedMarks:()=>ru,sentenceOfOpened:()=>iu,
showTables:()=>gu,slid:()=>lu,svgFile:()=>du,turned:()=>Ai,walked:()=>bu});function Cs(e,t){return e.map(n);function n(s){let o=s.children.map(d=>typeof d=="string"?d:n(d)),{attributes:r}=s,i=r["\
data-part"],a=typeof i=="string"?t(i):null;if(!a)return{...s,children:o};let c=o.find(d=>typeof d!="string"&&d.tag==="re\
ct"),{className:l,words:h,onTop:u}=a;return{...s,attributes:{...r,class:`${r.class} ${l}`,"aria-label":`${r["aria-label"]}\
; ${h}`},children:[...o,...typeof c=="object"&&u?[u(c)]:[]]}}}function p(e,{key:t,...n}={},...s){let o=s.flat(Number.POSITIVE_INFINITY).filter(ep),r={tag:e,attributes:n,children:o};return typeof t==
"string"&&(r.key=t),r}function Gn(e){return e==null||e===!1?null:String(typeof e=="number"?jt(e):e)}function jt(e){return Math.round(e*100)/100}function fn(e){return e.map(({x:t,y:n,width:s,height:o})=>{let r=jt(s);return`\
M${jt(t)} ${jt(n)}h${r}v${jt(o)}h${-r}Z`}).join("")}function ye(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(jt),[c,l,
h]=[e,n,(e+n)/2].map(jt);return`M${c} ${o}C${h} ${o} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${r} ${c} ${r}Z`}function Ei(e,t,n,s){
let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(jt),[c,l,h]=[e,n,(e+n)/2].map(jt);return`M${o} ${c}C${o} ${h} ${i} ${h} ${i} ${l}\
L${a} ${l}C${a} ${h} ${r} ${h} ${r} ${c}Z`}function Xl(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(jt),[c,l]=[e,n].map(
jt);return`M${o} ${c}Q${o} ${i} ${l} ${i}L${l} ${a}Q${r} ${a} ${r} ${c}Z`}function ep(e){return e!=null&&e!==!1&&e!==""}function Jl(e,t,n){return t?Cs(e,s=>{let o=t.parts.find(i=>Zl(i.name)===s);if(!o)return null;let r=th(o.value);return{className:o.
isKept?"in-circuit":"spare",words:`${o.isKept?"in":"not in"} the smallest set, adds ${r} points`,onTop:i=>np(i,o,r,n)}}):
e}function Zl(e){return e.replace(/\.feed_forward$/,".stream")}function np({attributes:e},{layer:t,head:n},s,o){let[r,i,
a,c]=["x","y","width","height"].map(y=>Number(e[y])),l=t!==null&&n===null?`FFN ${s}`:s,h=.85*o,[u,d]=[D(l,h)+.9*h,1.5*h],
f=Number(r)+(t===null?Number(a)-u/2:Number(a)/2),m=Number(i)+(t===null?0:Number(c)-d/2-2);return p("g",{key:"circuit",class:"\
added"},p("rect",{x:f-u/2,y:m-d/2,width:u,height:d,rx:d/2}),p("text",{x:f,y:m+.36*h,"font-size":h},l))}function Ql({parts:e},t){
let n=e.find(r=>Zl(r.name)===t);if(!n)return"";let s=t===n.name?"It":"Its feed-forward network",o=n.isKept?"belongs":"do\
es not belong";return`${s} ${o} to the smallest set, and adds ${th(n.value)} points.`}function th(e){let t=Math.round(1e3*
e)/10,n=Math.abs(t).toFixed(Math.abs(t)<9.95?1:0);return Number(n)===0?"0":`${t<0?"−":"+"}${n}`}function eh(e,t){let{parts:n,
location:s,whole:o,smallest:r}=e,i=n.filter(({isKept:c})=>c),a=t.nameOf(s).label;return{title:`${i.length} of ${n.length}\
 parts alone ${i.length===1?"predicts":"predict"} ${a}, with ${A(r,1)}.`,text:`All give it ${A(o,1)}. The faded parts ca\
n be left out together. Numbers: points that each part adds on average (Shapley values).`}}var Oi=5,nh=1440,Si=5,sp=60,op={least:.1,most:10};function oh(e,t,n,s){let o=e.target instanceof Element?e.target:null,r=o?.
closest("[data-act]")?.getAttribute("data-act"),i=o?.closest("[data-part]")?.getAttribute("data-part"),a=kt(i,t);if(r===
"gate")return rp(e,n);if(r==="attention_temperature")return sh(e,t,"attention");if(r==="pointer_temperature")return sh(e,
t,"pointer");if(!s||a?.kind!=="visit"||r||e.pointerType==="touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest(
"[data-drag]")?.getAttribute("data-drag"),h=a.visit??0;return c&&(l==="time"||l==="stay")?cp(e,c,t,h,l):ip(e,n,h)}function rh({
pointerId:e,pointerType:t,target:n,clientX:s,clientY:o}){let i=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute(
"data-part");if(!i||t==="touch")return null;let a=!1;return{pointer:e,follows:!0,to({type:c,clientX:l,clientY:h},u){return a||=
Math.hypot(l-s,h-o)>=Oi,a?{kind:"carry",name:i,x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function Ai({
trace:e},t,n){let s=(e.interventions[`${t}_temperature`]??1)*2**n,{least:o,most:r}=op;return Number(Math.min(r,Math.max(
o,s)).toPrecision(2))}function rp({pointerId:e},t){let n=t.querySelector(".gate-frame")?.getBoundingClientRect(),s=0;return{
pointer:e,follows:!0,to({type:o,clientX:r,clientY:i},a){if(!n)return null;let l=n.height>n.width?(i-n.top)/n.height:(r-n.
left)/n.width;return o!=="pointercancel"&&(s=Math.round(100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:s,isDone:a}}}}
function sh({pointerId:e,clientX:t},n,s){let o=!1;return{pointer:e,follows:!0,to({clientX:r},i){if(o||=Math.abs(r-t)>=Oi,
!o)return null;let a=Ai(n,s,(r-t)/sp);return{kind:"temperature",of:s,value:a,isDone:i}}}}function ip({pointerId:e,clientY:t},n,s){
let o=s,r=!1;return{pointer:e,follows:!1,to({clientY:i},a){if(r||=Math.abs(i-t)>=Oi,!r)return null;let c=Math.sign(ap(n,
i)-o);if(c===0&&!a)return null;let l={kind:"move",visit:o,by:c,isDone:a};return o+=c,l}}}function ap(e,t){let s=[...e.querySelectorAll(
".visit > .chip")].map(o=>{let{top:r,bottom:i}=o.getBoundingClientRect();return Math.abs((r+i)/2-t)});return s.indexOf(Math.
min(...s))}function cp({pointerId:e,clientX:t},n,s,o,r){let{start_minute:i=0,duration_minutes:a=0}=s.visits[o]??{},{width:c}=n.
querySelector(".track")?.getBoundingClientRect()??{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},d){
if(l||=Math.abs(u-t)>=2,!l)return null;let f=Si*Math.round((u-t)/c*nh/Si),m=r==="time"?Math.min(nh-Si,Math.max(0,i+f)):Math.
max(0,a+f);return m===h&&!d?null:(h=m,{kind:r,visit:o,minutes:m,isDone:d})}}}var lp={user:"who",weekday:"day",recency:"ago",duration:"stay",position_from_end:"order"},It=class{#t=new Map;constructor(t,n=""){
this.trace=t,this.words=n,this.visits=t.visits,this.count=t.visits.length;let{layers:s,heads:o,components:r}=t.architecture;
this.layers=s,this.heads=r.includes("attention")?o:0,this.hasPointer=r.includes("pointer"),this.hasGeneration=r.includes(
"generation"),this.hasGate=this.hasPointer&&this.hasGeneration,this.gate=t.gate.value,this.locations=t.visits.map(({location:i})=>i)}wordsFor(t){
return t.words?t.words:t.trace.notation===this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:t}){
return t.length===this.count&&t.every((n,s)=>n===this.locations[s])}values(t){let n=this.trace.tensors[t];if(!n)throw new Error(
`The trace has no ${t}.`);return n.values}has(t){let{tensors:n,lengths:s={}}=this.trace;return t in n||t in s}weights(t,n){
return this.values(`layers.${t}.heads.${n}.weights`)}lastRow(t,n){return this.weights(t,n).subarray((this.count-1)*this.
count)}isRemoved(t,n){let s=this.trace.interventions.remove_heads;return s?s==="all"||s.some(([o,r])=>o===t&&r===n):!1}isSkipped(t,n){
return(this.trace.interventions.skip??[]).some(s=>s.layer===t&&s.part===n)}isOff(t,n){return this.isRemoved(t,n)||this.isSkipped(
t,"attention")}get largestWeight(){let t=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)for(let o of this.
weights(n,s))t=Math.max(t,o);return t||1}get slices(){return Object.entries(_c).filter(([t])=>this.has(`inputs.${t}`)).map(
([t,n])=>({name:t,label:n,short:lp[t]??n,lengths:this.#n(`inputs.${t}`)}))}get longestSlice(){return Math.max(...this.slices.
map(({lengths:t})=>Math.max(...t)))||1}stream(t){let n=`layers.${t}`,s=i=>this.isSkipped(t,i),o=new Float32Array(this.count),
r=this.has(`${n}.attention_out`)?this.#n(`${n}.attention_out`):null;return{residual:this.#n(`${n}.residual_in`),attention:r&&
s("attention")?o:r,feedForward:s("feed_forward")?o:this.#n(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?
this.values("pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){
let t=this.pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)break;let r=n.get(o)??{
location:o,...this.nameOf(o),probability:0,visits:[]};r.probability+=t[s],r.visits.push(s),n.set(o,r)}return[...n.values()].
sort((s,o)=>o.probability-s.probability)}nameOf(t){let n=this.trace.places[t];return{label:n?.label??`#${t}`,category:n?.
category??null}}answer(t,n=[]){let{final:s}=this.trace.location_probabilities,o=s.slice(0,t).map(({location:f})=>f),r=[...new Set(
n)].filter(f=>!o.includes(f)),i=o.filter(f=>!n.includes(f)),a=i.slice(Math.max(0,i.length-r.length)),l=[...o.filter(f=>!a.
includes(f)),...r].map(f=>this.#e(f)),h=f=>l.reduce((m,y)=>m+y[f],0),u=this.#r(l),d={location:-1,label:ih(u),category:null,
pointer:Math.max(0,Number(this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),
probability:Math.max(0,1-h("probability")),count:u};return[...l,d]}#e(t){return{location:t,...this.nameOf(t),pointer:this.
probabilityOf("pointer",t),generation:this.probabilityOf("generation",t),probability:this.probabilityOf("final",t)}}probabilityOf(t,n){
let s=t==="final"?"probabilities":`${t}.probabilities`,o=this.trace.tensors[s];return o?Number(o.values[n]):t==="final"&&
n===pt?this.trace.unknown_probability:this.trace.location_probabilities[t]?.find(i=>i.location===n)?.probability??0}shareOf(t,n){
return(t==="pointer"?this.hasPointer:this.hasGeneration)?t==="generation"&&!this.#s(t,n)?null:(t==="pointer"?this.gate:1-
this.gate)*this.probabilityOf(t,n):0}knownProbability(t){return this.#s("final",t)?this.probabilityOf("final",t):null}#s(t,n){
let s=t==="final"?"probabilities":`${t}.probabilities`;return this.has(s)||t==="final"&&n===pt||!!this.trace.location_probabilities[t]?.
some(o=>o.location===n)}generated(t){let s=(this.trace.location_probabilities.generation??[]).slice(0,t).map(({location:i,
probability:a})=>({location:i,...this.nameOf(i),probability:a})),o=1-s.reduce((i,{probability:a})=>i+a,0),r=this.#r(s);return[
...s,{location:-1,label:ih(r),category:null,probability:Math.max(0,o)}]}#r(t){let{architecture:n,ranks:s}=this.trace,o=s===
void 0?n.locations:xt+s;return o-1-t.filter(({location:r})=>r<o).length}#n(t){let n=this.#t.get(t);if(n)return n;let s=this.
trace.lengths?.[t]??this.#o(t);return this.#t.set(t,s),s}#o(t){let n=this.values(t),s=n.length/this.count,o=new Float32Array(
this.count);for(let r=0;r<this.count;r++){let i=0;for(let a=r*s;a<(r+1)*s;a++)i+=n[a]**2;o[r]=Math.sqrt(i)}return o}};function At(e){
let t=0,n=Number(e[0]);for(let s=1;s<e.length;s++){let o=e[s];o>n&&(t=s,n=o)}return t}var ih=e=>e===1?"1 other":`${e} ot\
hers`;var ch="Point at anything to see what it does.";function te(e,t,n,s=!1){if(s&&e?.kind==="visit")return{title:`${ee(t,e.visit??
0)}.`,text:""};let{title:o,text:r}=up(e,t,n),i=n?.words?hp(e,t,n):"";return{title:o,text:i?`${r} ${i}`:r}}function hp(e,t,n){
let s=Ni(n.words);if(e?.kind==="visit"&&n.hasPointer&&t.hasVisitsOf(n))return`${s} the pointer gives it ${A(n.pointerWeights[e.
visit??0],1)}.`;if(e?.kind==="place"){let o=n.knownProbability(e.location??0);return o===null?"":`${s} its probability i\
s ${A(o,1)}.`}return e?.kind==="gate"?`${s} it is ${n.gate.toFixed(2)}.`:""}function up(e,t,n){switch(e?.kind){case"visi\
t":return fp(e.visit??0,t);case"head":return pp(e.layer??0,e.head??0,t);case"slices":return{title:"What a visit is made \
of.",text:dp(t)};case"stream":return lh(e.layer??0,t);case"context":return{title:"Context.",text:`After ${t.layers===1?"\
its layer":`all ${t.layers} layers`} the last visit is ${t.trace.architecture.d_model} numbers. ${fh(ah(t),!0)} ${ah(t).
length===1?"reads":"read"} nothing else of it.`};case"pointer":return hh(t);case"generation":return uh(t);case"gate":return dh(
t);case"place":return gp(e.location??0,t);default:return yp(t,n)}}function dp(e){let{slices:t,trace:n}=e,s=fh(t.map(({label:r})=>r)).
replace("recency","$& (days ago)"),o=n.architecture.d_model;return e.has("inputs.norm")?`Each visit is ${t.length} vecto\
rs side by side: ${s}. One matrix mixes them into ${o} numbers.`:`The network has ${t.length} vectors for each visit: ${s}\
. Its first layer reads ${o} numbers.`}function ah(e){return[...e.hasPointer?["the pointer"]:[],...e.hasGeneration?["the\
 generation head"]:[],...e.has("gate.logit")?["the gate"]:[]]}function ee(e,t){let n=e.visits[t];return n?`${n.label}, ${Et[n.
weekday]} ${yt(n.start_minute)}`:""}function fp(e,t){let n=t.visits[e],s=[],o=mp(e,t);if(n?.masked)return{title:`${ee(t,
e)}.`,text:"This visit is masked: nothing reads it."};if(o&&s.push(`Layer ${o.layer}, head ${o.head} reads most from it:\
 ${A(o.weight)}.`),t.hasPointer){let r=t.pointerWeights[e],i=t.locations[e]??0,a=r*t.gate,c=t.probabilityOf("final",i);s.
push(t.hasGate?`The pointer gives it ${A(r,1)}, after the gate ${Ti(a)} of its place’s ${A(c,1)}.`:`The pointer gives \
it ${A(r,1)} of the answer.`)}return{title:`${ee(t,e)}.`,text:s.join(" ")}}function mp(e,t){let n=null;for(let s=0;s<t.layers;s++)
for(let o=0;o<t.heads;o++){if(t.isOff(s,o))continue;let r=Number(t.lastRow(s,o)[e]);(!n||r>n.weight)&&(n={layer:s,head:o,
weight:r})}return n}function pp(e,t,n){let s=`Layer ${e}, head ${t}.`;if(n.isOff(e,t)){let l=n.trace.interventions.replace_with===
"mean"&&!n.isSkipped(e,"attention");return{title:s,text:`Switched off: its output is ${l?"its mean over the visits":"zer\
o"}. The map shows the weights it would have used.`}}let o=n.lastRow(e,t),[r=0,i]=[...o.keys()].sort((l,h)=>o[h]-o[l]),a=i===
void 0?"":` and ${A(o[i])} from ${ee(n,i)}`,c=r===n.count-1?"itself":ee(n,r);return{title:s,text:`The last visit reads ${A(
o[r])} from ${c}${a}.`}}function lh(e,t){let{residual:n,attention:s,feedForward:o}=t.stream(e),r=t.count-1,i=s?`its self\
-attention adds one of length ${N(Number(s[r]))} and `:"";return{title:`Residual stream, layer ${e}.`,text:`The last vis\
it comes in as a vector of length ${N(Number(n[r]))}; ${i}its feed-forward network adds one of length ${N(Number(o[r]))}\
.`}}function hh(e){let t=e.pointerWeights,n=At(t),[s]=e.pointedPlaces,o=s&&s.visits.length>1?`; its ${s.visits.length} v\
isits add up to ${A(s.probability)}`:"";return{title:"Pointer.",text:`It scores every visit and turns the scores into we\
ights. Its favourite visit is ${ee(e,n)}, with ${A(t[n])}. Most probable to copy: ${s?.label}${o}.`}}function uh(e){let t=e.
generated(2).map(({label:s,probability:o})=>`${s} with ${A(o)}`),n=e.probabilityOf("generation",pt);return{title:"Genera\
tion.",text:`It scores all ${e.trace.architecture.locations-2} places, visited or not, and “unknown”: first ${t.join(
", then ")}.${n<.01?"":` “Unknown” gets ${A(n)}.`}`}}function dh(e){let{gate:t,trace:n}=e,s=n.gate.learned?"network \
sets the gate":"gate is set";return{title:"Gate.",text:`${e.has("gate.logit")?`The ${s} to ${t.toFixed(2)}: `:"Without a\
 gate, "}${A(t)} of the answer’s distribution comes from the pointer, ${A(1-t)} from generation.`}}function gp(e,t){let{
label:n}=t.nameOf(e),s=c=>A(t.probabilityOf(c,e),1),{gate:o}=t,r=t.hasGate?`: ${o.toFixed(2)} × ${s("pointer")} by the \
pointer + ${(1-o).toFixed(2)} × ${s("generation")} by generation`:"",i=t.locations.filter(c=>c===e).length,a=["It is no\
t among the visits","It was visited once"][i]??`It was visited ${i} times`;return{title:`${n}.`,text:`Its probability is\
 ${s("final")}${r}. ${a}.`}}function yp(e,t){let{prediction:n}=e.trace,{label:s}=e.nameOf(n.location),o=`${s}, ${A(n.probability,
1)}`;if(t){let a=t.trace.prediction,c=e.wordsFor(t);if(a.location===n.location){let h=bp(n.probability,a.probability);return{
title:`${o}.`,text:`That is ${h} ${c}.`}}let l=t.knownProbability(n.location);return{title:l===null?`${o}.`:`${o} (${c} ${A(
l,1)}).`,text:`${Ni(c)} the answer was ${t.nameOf(a.location).label}, ${A(a.probability,1)}.`}}let r=e.count===1?"the vi\
sit":`these ${e.count} visits`,i=e.hasGate?` ${Ti(n.from_pointer)} are copied from visits (pointer), ${Ti(n.from_generation)}\
 are generated.`:"";return{title:`${o}.`,text:`A neural network read ${r} and expects this place next.${i}`}}function Ps(e){
return e==="head"?"Switched off":"Masked"}function Ws(e,t,n){let[s,o]=[A(t,1),A(n,1)];return s===o?`${e} would still get\
 ${s}.`:`${e} would get ${o} instead of ${s}.`}function bp(e,t){let{change:n,size:s}=Lt(e,t);return n===0?"the same as":
`${s} points ${n>0?"more":"less"} than`}function Ni(e){return e.charAt(0).toUpperCase()+e.slice(1)}function Ti(e){return`${(100*
e).toFixed(1)} points`}function fh(e,t=!1){let n=e.at(-1)??"",s=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?
Ni(s):s}function mh(e){let{count:t}=e,n=e.visits[t-1],s=e.visits[0],o=[{title:t===1?"One visit.":`${t} visits.`,text:t===
1?`${ee(e,0)}. Where does this person go next?`:`They begin with ${s?.label} and end with ${ee(e,t-1)}. Where does this \
person go next?`,part:`visits.${t-1}`},{...te({kind:"slices"},e,null),part:"inputs"}];for(let c=0;c<e.layers;c++)o.push(
wp(c,e)),o.push({...lh(c,e),bars:"The bars show the same for every visit.",part:`layers.${c}.stream`});o.push({...te({kind:"\
context"},e,null),part:"context"}),e.hasPointer&&o.push({...hh(e),part:"pointer"}),e.hasGeneration&&o.push({...uh(e),part:"\
generation"});let{prediction:r}=e.trace,i=e.nameOf(r.location).label,a=e.hasGate?`${dh(e).text} `:"";return o.push({title:`${i}\
, ${A(r.probability,1)}.`,text:`${a}The answer after ${n?.label} is ${i}.`,part:`places.${r.location}`}),o}function wp(e,t){
let n=`Layer ${e}.`;if(!t.heads)return{title:n,text:"This network has no self-attention: no visit reads another one here\
.",part:null};let s=null,o=0;for(let i=0;i<t.heads;i++){if(t.isOff(e,i))continue;o+=1;let a=t.lastRow(e,i),c=At(a);(!s||
a[c]>s.weight)&&(s={head:i,visit:c,weight:a[c]})}if(!s)return{title:n,text:"All of its heads are switched off.",part:null};
let r=s.visit===t.count-1?"from itself":`from ${ee(t,s.visit)}`;return{title:n,text:`In ${o===1?"one head":`${o} heads`}\
 visits read one another; a stronger colour means more. The strongest link of the last visit: head ${s.head} reads ${A(s.
weight)} ${r}.`,part:`layers.${e}.heads.${s.head}`}}function ph(e,t,n){let s=e&&t&&xp(e,t);try{let o=s&&n?.(s);return o?$p(e,t,o):""}catch{return""}}function xp({kind:e,layer:t=0,
head:n=0,visit:s=0},o){if(e==="head"&&!o.isOff(t,n))return{kind:e,layer:t,head:n};let r=o.visits[s]?.masked??!0;return e!==
"visit"||r||s===o.count-1?null:{kind:"mask",visit:s}}function $p({kind:e},t,n){let{location:s,probability:o}=t.trace.prediction,
r=new It(n),{prediction:i}=n,a=Ps(e),c=t.nameOf(s).label;if(i.location!==s){let l=r.nameOf(i.location).label;return`${a}\
, the answer would be ${l} with ${A(i.probability,1)}.`}return`${a}, ${Ws(c,o,i.probability)}`}var kp=[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];function ne(e,t){for(let[s,o]of kp){let r=o.exec(e??"");if(!r)continue;let i=Object.fromEntries(
Object.entries(r.groups??{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(s,i,t),...i};return _p(a,t)?
a:null}return null;function n(s,o,{count:r,trace:i}){let a=r-1;return{kind:s,name:e??"",isLeaf:"query"in o||"number"in o||
s==="stream"&&"visit"in o||(s==="pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:a,visit:Mp(s,
o,t)??a,number:null,location:s==="generation"?t.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}
function Mp(e,{layer:t=0,head:n=0},s){return e==="pointer"&&s.hasPointer?At(s.pointerWeights):e==="head"&&t<s.layers&&n<
s.heads?At(s.lastRow(t,n)):null}function _p({kind:e,layer:t,head:n,query:s,visit:o,number:r,location:i},a){let{locations:c,
d_model:l}=a.trace.architecture;return e==="head"&&n>=a.heads||e==="pointer"&&!a.hasPointer||e==="generation"&&!a.hasGeneration||
e==="gate"&&!a.hasGate?!1:t<a.layers&&s<a.count&&o<a.count&&(r??0)<l&&i>1&&i<c}function gh(e,t){let{kind:n,layer:s,head:o,
isLeaf:r,number:i,location:a}=e,c=[{name:"",words:"Network"}],l=(u,d)=>c.push({name:u,words:d});return(n==="head"||n==="\
stream")&&l(`layers.${s}.stream`,`Layer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(e.name,
"one cell"),n==="stream"&&r&&l(`layers.${s}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`v\
isits.${e.visit}`,h()),n==="context"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(e.
name,h()),n==="generation"&&l("generation","Generation"),n==="generation"&&r&&l(e.name,t.nameOf(a).label),n==="gate"&&l(
"gate","Gate"),n==="place"&&l(e.name,t.nameOf(a).label),i!==null&&l(e.name,`number ${i+1}`),c;function h(){return`Visit ${e.
visit+1}`}}function Vn(e){let t=e.split("."),n=t[0]==="layers",s=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(
".")[0]??"")?2:1;return t.length<=s?null:t.slice(0,n&&t[2]==="stream"?-1:s).join(".")}function vi(e,t,n){let s=ne(e,n),[
o,r]=Ep[t]??[0,0];if(!s||o===0&&r===0)return null;let i=Sp(s,o,r,n);return i!==null&&ne(i,n)?i:null}var Ep={ArrowLeft:[-1,
0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function Sp(e,t,n,s){let{kind:o,layer:r,head:i,query:a,visit:c,number:l,
isLeaf:h}=e;switch(o){case"head":{if(h)return`layers.${r}.heads.${i}.${a+n}.${c+t}`;let d=r*s.heads+i+t;return n!==0?`la\
yers.${r+n}.heads.${i}`:`layers.${Math.floor(d/s.heads)}.heads.${d%s.heads}`}case"stream":return l!==null?`layers.${r}.s\
tream.${c+n}.${l+t}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(d,f){let m=d.findIndex(({location:g})=>g===
e.location),y=m<0||n===0?void 0:d[m+n];return y?`${f}.${y.location}`:null}}var Li={title:15.5,strong:13,label:13,small:12.5,tiny:11.5},Op=.78,Ii=1.07,Ap=1.12;function I(e){return e.stage.type/13}
function z(e,t,n="label"){let s=n==="title"||n==="strong";return Ii*D(yh(t),Li[n]*I(e),s)}function yh(e){return e.replaceAll(
"−","+")}function F(e,t,n,s,{kind:o="label",also:r,anchor:i,width:a,key:c}={}){let l=o==="title"||o==="strong",h=a===void 0?
s:ot(s,a/Ii,Li[o]*I(e),l),u=[o,i,r].filter(Boolean).join(" ");return p("text",{...c&&{key:c},class:u,x:t,y:n},h)}function U(e,{
x:t,y:n,width:s},o,r="label"){let i=Li[r]*I(e),a=D(" ",i),c=[],l=Number.POSITIVE_INFINITY;for(let u of o){let d=u.reduce(
(m,y)=>m+Np(y,i),0),f=c.at(-1);f&&l+a+d<=s?(f.push({text:" "},...u),l+=a+d):(c.push([...u]),l=d)}return{marks:c.map((u,d)=>Tp(
t,n+i*(1+1.5*d),u,r,i)),height:c.length*1.5*i}}function W(e){return e.split(" ").map(t=>[{text:t}])}function Tp(e,t,n,s,o){
let r=.4*o,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===i?null:h?-r:r;i=h;let d=[l,h&&"raised"].filter(Boolean).
join(" ");return p("tspan",{class:d||null,dy:u},c)});return p("text",{class:s,x:e,y:t},a)}function Np({text:e,kind:t="",
isRaised:n=!1},s){let o=(n?Op:1)*(t.includes("math")?Ap:1);return Ii*D(yh(e),s*o,t.includes("strong"))}var vp=[137,80,78,71,13,10,26,10],Hs=256,Ri=65535,Lp=Uint32Array.from({length:256},(e,t)=>{let n=t;for(let s=0;s<8;s++)n=
n>>>1^(n&1?3988292384:0);return n}),bh=new Map;function be(e,t,n,s=1){let o=e.length/t,r=Hs-1,i=new Uint8Array(o*(t+1));
for(let l=0,h=0;l<e.length;l++,h++){l%t===0&&h++;let u=Math.round(Number(e[l])/s*r);i[h]=u>0?Math.min(r,u):0}let a=[...Fs(
t),...Fs(o),8,3,0,0,0],c=[vp,...Ds("IHDR",a),...Ip(n),...Ds("IDAT",Rp(i)),...Ds("IEND",[])];return`data:image/png;base64\
,${Bn(wh(c))}`}function Ip([e,t]){let n=[...e,...t].join(" "),s=bh.get(n);if(s)return s;let o=new Uint8Array(3*Hs);for(let i=0;i<
3;i++){let[a,c]=[Number(e[i]),Number(t[i])];for(let l=0;l<Hs;l++){let h=l/(Hs-1);o[3*l+i]=Math.round(a+h*(c-a))}}let r=Ds(
"PLTE",o);return bh.set(n,r),r}function Ds(e,t){let n=[...e].map(o=>o.charCodeAt(0)),s=4294967295;for(let o of[n,t]){let{
length:r}=o;for(let i=0;i<r;i++){let a=(s^o[i])&255;s=Lp[a]^s>>>8}}return[Fs(t.length),n,t,Fs(~s)]}function Rp(e){let t=[
[120,1]];for(let o=0;o<e.length;o+=Ri){let r=e.subarray(o,o+Ri),i=o+Ri>=e.length,[a,c]=[r.length&255,r.length>>8];t.push(
[Number(i),a,c,a^255,c^255],r)}let[n,s]=[1,0];for(let o of e)n=(n+o)%65521,s=(s+n)%65521;return wh([...t,[s>>8,s&255,n>>
8,n&255]])}function wh(e){let t=new Uint8Array(e.reduce((s,{length:o})=>s+o,0)),n=0;for(let s of e)t.set(s,n),n+=s.length;
return t}function Fs(e){return[24,16,8,0].map(t=>e>>>t&255)}var Cp=20,xh=46,Ci=28,kh=9;function Mh(e,t,n){let{width:s,height:o}=e.stage.size,r=I(e),i=Math.min(Cp*r,.035*s),a=Pp(e,t,
i),c={x:i,y:a.height,width:s-2*i,height:o-a.height-6*r};return[p("g",{key:"opened",class:"opened","font-size":13*r,"data\
-block":t.name},a.marks,_h(n,c,16*r).map(({card:l,box:h})=>p("g",{key:l.key},l.marks(h))))]}function _h(e,t,n){let s=n*(e.
length-1),o=e.reduce((d,{least:f})=>d+f.width,s),r=e.reduce((d,{least:f})=>d+f.height,s),i=e.every(({least:d})=>d.height<=
t.height),a=e.every(({least:d})=>d.width<=t.width);if(e.length>1&&!(o<=t.width&&i)&&!(r<=t.height&&a)){let d=e.reduce((f,m)=>m.
rank>f.rank?m:f);return _h(e.filter(f=>f!==d),t,n)}let c=e.length===1||o<=t.width&&i,l=e.reduce((d,{share:f=1})=>d+f,0),
{x:h,y:u}=t;return e.map(d=>{let f=(d.share??1)/l,m=c?{x:h,y:u,height:t.height,width:d.least.width+f*(t.width-o)}:{x:h,y:u,
width:t.width,height:d.least.height+f*(t.height-r)};return c?h+=m.width+n:u+=m.height+n,{card:d,box:m}})}function J(e,{x:t,
y:n,width:s,height:o},r,i=r){let a=I(e),c=z(e,r,"title")<=s-28*a;return[p("rect",{key:"card",class:"card",x:t,y:n,width:s,
height:o,rx:10*a}),F(e,t+14*a,n+22*a,c?r:i,{kind:"title",width:s-28*a})]}function Q(e,{x:t,y:n,width:s,height:o}){let r=I(
e);return{x:t+14*r,y:n+30*r,width:s-28*r,height:o-38*r}}function bt(e,t,n,s,o,{isButton:r=!0,isPressed:i}={}){let a=I(e),
c=z(e,s,"label")+(r?24:4)*a;return{mark:p("g",{key:s,class:`part control${r?"":" link-words"}${i?" pressed":""}`,role:"d\
ata-more"in o?"link":"button",tabindex:0,"aria-label":s,"aria-pressed":i===void 0?null:String(i),...o},p("rect",{class:r?
"control-ground":"ground",x:t,y:n-15*a,width:c,height:30*a,rx:15*a}),r?F(e,t+c/2,n+4.5*a,s,{anchor:"middle"}):F(e,t+2*a,
n+4.5*a,s)),width:c}}function Pp(e,t,n){let{width:s,height:o}=e.stage.size,r=I(e),i=gh(t,e.reading),a=Hp(e,i,n),c=Wp(e,a.
end+16*r,Vn(t.name)??""),l="You are here",h=z(e,l,"small")+10*r,u=s-n,d=u-a.end-20*r,f=o>=560*r&&Pi(e,Ci*r)>d,m=f?$h(e,u-
n-h):$h(e,d,kh*2),y=m?Pi(e,m):0,g=f||d-y>=h,b=f?u-a.end:d-y-(g?h:0),w=(f?46:8)*r+(Ci*r-(m??0))/2;return{height:(f?xh+36:
xh)*r,marks:[a.marks,b>=c.width+16*r&&c.mark,m!==null&&g&&F(e,u-y-10*r,(f?64:26)*r,l,{kind:"small",anchor:"end"}),m!==null&&
p("g",{key:"thumbnails"},Dp(e,t,u-y,w,m))]}}function Wp(e,t,n){let s=I(e);if(globalThis.matchMedia?.("(pointer: coarse)").
matches)return bt(e,t,21*s,"Back",{"data-open":n});let r="goes back";return{mark:p("g",{key:"escape",class:"escape"},p("\
rect",{class:"key",x:t,y:10*s,width:34*s,height:22*s,rx:5*s}),F(e,t+17*s,25.5*s,"Esc",{kind:"small",anchor:"middle"}),F(
e,t+42*s,25.5*s,r,{kind:"small"})),width:46*s+z(e,r,"small")}}function Hp(e,t,n){let s=I(e),o=e.stage.size.width-2*n,r=n,
i=[];for(let[a,{name:c,words:l}]of t.entries()){let h=a===t.length-1,u=h?"strong":"label",d=Math.min(z(e,l,u),Math.max(20*
s,n+o-r));if(i.push(p("g",{key:`crumb ${a}`,class:`part crumb${h?" current":""}`,"data-open":h?null:c,role:h?null:"link",
tabindex:h?null:0,"aria-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},p("rect",{class:"ground",x:r-3*s,y:6*
s,width:d+6*s,height:30*s,rx:5}),F(e,r,26*s,l,{kind:u,width:d+1}))),r+=d,h)break;i.push(p("path",{key:`then ${a}`,class:"\
chevron",d:`M${r+8*s} ${16.5*s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:i,end:r}}function $h(e,t,n=kh){
let s=I(e);for(let o=Ci;o>=n;o--)if(Pi(e,o*s)<=t)return o*s;return null}function Pi(e,t){let{layers:n,heads:s}=e.reading;
return n*(s*(t+2)+(t*.4+8*I(e)))+2.2*t}function Dp(e,t,n,s,o){let{reading:r}=e,i=I(e),a=[],c=n;for(let b=0;b<r.layers;b++){
for(let x=0;x<r.heads;x++){let $=r.weights(b,x),k=Math.max(...$)||1,O=r.isOff(b,x);a.push(g(`layers.${b}.heads.${x}`,`La\
yer ${b}, head ${x}${O?", switched off":""}`,c,o,[p("image",{key:"map",class:"map",href:be($,r.count,e.scale,k),x:c,y:s,
width:o,height:o,preserveAspectRatio:"none",opacity:O?.2:1})])),c+=o+2}let w=.4*o;a.push(g(`layers.${b}.stream`,`Layer ${b}\
: residual stream`,c,w,[[[.2,.6],[.45,.9],[.7,1]].map(([x=0,$=0],k)=>p("rect",{key:`line ${k}`,class:"length",x:c+2,y:s+
x*o,width:Math.max(1,(w-4)*$),height:Math.max(1,.12*o)}))])),c+=w+8*i}let l=s+o/2,[h,u]=[s+.2*o,s+.8*o],d=.09*o,f=c+1.2*
o;r.hasPointer&&a.push(g("pointer","Pointer",c,1.2*o,[p("path",{class:"pointer",d:ye(c,[l-d,l],f,[h-d,h+d])})],[s,o/2])),
r.hasGeneration&&a.push(g("generation","Generation",c,1.2*o,[p("path",{class:"generation",d:ye(c,[l,l+d],f,[u-d,u+d])})],
[l,o/2])),r.hasGate&&a.push(g("gate","Gate",f,.3*o,[p("rect",{class:"pointer",x:f+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),
p("rect",{class:"generation",x:f+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-4)*(1-r.gate)})]));let{location:m}=r.trace.
prediction,y=f+.3*o;return a.push(g(`places.${m}`,`Answer: ${r.nameOf(m).label}`,y,.7*o-2,[p("rect",{class:"answer-bar",
x:y+2,y:l-d,width:.7*o-6,height:2*d})])),a;function g(b,w,x,$,k,[O,_]=[s,o]){let S=t.name===b||t.name.startsWith(`${b}.`),
T=b.includes("heads");return p("g",{key:b,class:`part thumb${S?" here":""}`,"data-open":b,role:"link",tabindex:0,"aria-l\
abel":w,"aria-current":S?"true":null},k.flat(),p("rect",{key:"frame",class:T||S?"thumb-frame":"ground",x,y:O,width:$,height:_,
rx:2}),p("title",{},w))}}var Eh=13;function we(e,t,n,s){let{colour:o,numbered:r=new Set,chosen:i=null,exact:a}=s,c=I(e),l=n.length,h=t.width/l,u=h>
6?Math.min(.3*h,6*c):h>2.5?.8:0,d=Array.from(n,Number),f=Oh(d),m=new Map([...r].map(T=>[T,N(d[T]??0,f)])),y=[...m.values()].
some(T=>z(e,T,"tiny")>h+2*c),g=m.size>0&&!y?Eh*c:1,b=y?Eh*c:0,[w,x]=s.extent??Bs(d),$=Fp(t.height-b,w,x,g),k=$>0?Math.max(
g,w*$):(t.height-b)/2,O=t.y+b+k,_=d.map((T,v)=>{let L=Math.abs(T)*$,C=v===i;return p("rect",{key:`bar ${v}`,class:`bar ${o}${T<
0?" negative":""}${C?" chosen":""}`,x:t.x+v*h+u/2,y:T<0?O:O-L,width:Math.max(.5,h-u),height:Math.max(.4,L)},a&&p("title",
{},a(v)))}),S=[...m].map(([T,v])=>F(e,t.x+Sh((T+.5)*h,z(e,v,"tiny")/2,t.width),y?t.y+9*c:O+(Number(d[T])<0?-3:10.5)*c,v,
{kind:"tiny",anchor:"middle",also:T===i?"chosen":"",key:`number ${T}`}));return[p("path",{key:"line",class:"axis",d:`M${t.
x} ${O}H${t.x+t.width}`}),_,S]}function Fp(e,t,n,s){if(t+n===0)return 0;let o=e/(t+n);return Math.min(t,n)*o>=s?o:Math.max(
0,e-s)/Math.max(t,n)}function mn(e,t,n,s,o=null){let r=n.length,i=s/r,a=1.5*I(e),c=t.map(Oh),l=Array.from(n,(m,y)=>Math.
max(...t.map((g,b)=>z(e,N(Number(g[y]),c[b]),"tiny")))/2),h=[...l.keys()].sort((m,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[m])));o!==null&&h.unshift(o);let u=new Set;for(let m of h)[...u].every(g=>Math.abs(d(g)-d(m))>=f(m)+f(g)+a)&&u.add(m);
return u;function d(m){return Sh((m+.5)*i,f(m),s)}function f(m){return l[m]??0}}function Sh(e,t,n){return Math.max(t,Math.
min(n-t,e))}function Bs(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function Oh(e){let t=Math.
max(...Bs(e));return t>=99.5?0:t>=.95?1:2}var Ah=8;function Be(e,t,n,{chosen:s=null,open:o}={}){let r=I(e),i=t.width<380*r,a=Math.min(96*r,t.height/n.length),c=!i&&
a>=34*r,l=s===null?0:54*r,h=Math.max(...n.map(w=>Math.max(z(e,w.title,"strong"),c?z(e,w.says,"small"):0))),u=i?0:Math.min(
h+12*r,.42*t.width),d=t.x+u,f=t.width-u-l,m=i?17*r:0,y={x:d,width:f,height:Math.max(6*r,a-Ah*r-m)},g=n[0]?.values.length??
1,b=f/g;return[n.map(({key:w,title:x,says:$,values:k,colour:O,open:_},S)=>{let T=t.y+S*a,v=i?T+12*r:T+a/2+(c?-2:4)*r,L=i?
t.width:u-8*r,C=z(e,x,"strong")+10*r;return p("g",{key:w,class:_?"part choice row":"row","data-open":_??null,role:_?"but\
ton":null,tabindex:_?0:null,"aria-label":_?x:null},_&&p("rect",{key:"ground",class:"ground",x:t.x-4*r,y:T,width:t.width+
8*r,height:a,rx:4}),F(e,t.x,v,x,{kind:"strong",width:L,key:"title"}),i&&F(e,t.x+C,v,$,{kind:"small",width:t.width-C,key:"\
beside"}),c&&F(e,t.x,v+15*r,$,{kind:"small",width:L,key:"says"}),we(e,{...y,y:T+m+Ah/2*r},k,{colour:O,chosen:s,exact:P=>`${x}\
, number ${P+1}: ${N(Number(k[P]),4)}`}),s!==null&&F(e,t.x+t.width,T+m+(a-m)/2+4.5*r,N(Number(k[s]),2),{kind:"strong",anchor:"\
end",key:"chosen"}))}),s!==null&&p("rect",{key:"strongest",class:"strongest",x:d+s*b-1.5,y:t.y,width:b+3,height:a*n.length,
rx:3}),o&&p("g",{key:"positions"},Array.from({length:g},(w,x)=>p("rect",{key:`position ${x}`,class:"cell",x:d+x*b,y:t.y,
width:b,height:a*n.length,"data-open":o(x),role:"button",tabindex:x===s?0:"-1","aria-current":x===s?"true":null},p("titl\
e",{},n.map(({title:$,values:k})=>`${$}: ${N(Number(k[x]),3)}`).join(`
`)))))]}function Th(e){let t=Gp(e??"").map(Vp);for(let n=jp;n>0;n--)for(let s=0;s+n<=t.length;s++){let o=Wi.get(t.slice(s,s+n).join(
" "));if(o)return o}return"pin"}var Nh={pin:"M20 10c0 4.99-5.54 10.19-7.4 11.8a1 1 0 0 1-1.2 0C9.54 20.19 4 14.99 4 10a8\
 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",home:"M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .71-1.5\
3l7-6a2 2 0 0 1 2.58 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z",restaurant:"M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 \
0 2-2V2M7 2v20M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2h3Zm0 0v7",burger:"M12 16H4a2 2 0 1 1 0-4h16a2 2 0 1 1 0 4h-4.25M5 1\
2a2 2 0 0 1-2-2 9 7 0 0 1 18 0 2 2 0 0 1-2 2M5 16a2 2 0 0 0-2 2 3 3 0 0 0 3 3h12a3 3 0 0 0 3-3 2 2 0 0 0-2-2q0 0 0 0M6.6\
7 12l6.13 4.6a2 2 0 0 0 2.8-.4l3.15-4.2",pizza:"M12 14l-1 1M13.75 18.25l-1.25 1.42M17.77 5.65a15.68 15.68 0 0 0-12.12 12\
.12M18.8 9.3a1 1 0 0 0 2.1 7.7M21.96 20.73a1 1 0 0 1-1.23 1.23l-18-5a1 1 0 0 1-.69-1.23A19.68 19.68 0 0 1 15.73 2.04a1 1\
 0 0 1 1.23.69z",cafe:"M10 2v2M14 2v2M16 8a1 1 0 0 1 1 1v8a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V9a1 1 0 0 1 1-1h14a4 4 0 1 1 0 \
8h-1M6 2v2",bakery:"M10.2 18H4.77a1.5 1.5 0 0 1-1.35-.97 11 11 0 0 1 .13-6.49M18 10.2V4.77a1.5 1.5 0 0 0-.97-1.35 11 11 \
0 0 0-6.49.13M18 5a4 3 0 0 1 4 3 2 2 0 0 1-2 2 10 10 0 0 0-5.14 1.42M5 18a3 4 0 0 0 3 4 2 2 0 0 0 2-2 10 10 0 0 1 1.42-5\
.14M8.71 2.55a10 10 0 0 0-6.16 6.16 1.5 1.5 0 0 0 .68 1.63l9.81 5.42a2 2 0 0 0 2.72-2.72l-5.42-9.81a1.5 1.5 0 0 0-1.63-.\
68",dessert:"M7 11l4.08 10.35a1 1 0 0 0 1.84 0L17 11M17 7A5 5 0 0 0 7 7M17 7a2 2 0 0 1 0 4H7a2 2 0 0 1 0-4",bar:"M8 22h8\
M7 10h10M12 15v7M12 15a5 5 0 0 0 5-5c0-2-.5-4-2-8H9c-1.5 4-2 6-2 8a5 5 0 0 0 5 5Z",grocer:"M15 11l-1 9M19 11l-4-7M2 11h2\
0M3.5 11l1.6 7.4a2 2 0 0 0 2 1.6h9.8a2 2 0 0 0 2-1.6l1.7-7.4M4.5 15.5h15M5 11l4-7M9 11l1 9",shop:"M15 21v-5a1 1 0 0 0-1-\
1h-4a1 1 0 0 0-1 1v5M17.77 10.31a1.12 1.12 0 0 0-1.55 0 2.5 2.5 0 0 1-3.45 0 1.12 1.12 0 0 0-1.55 0 2.5 2.5 0 0 1-3.45 0\
 1.12 1.12 0 0 0-1.55 0 2.5 2.5 0 0 1-3.77-3.25l2.89-4.18A2 2 0 0 1 7 2h10a2 2 0 0 1 1.65.87l2.9 4.19a2.5 2.5 0 0 1-3.77\
 3.24M4 10.95V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8.05",mall:"M16 10a4 4 0 0 1-8 0M3.1 6.03h17.79M3.4 5.47a2 2 0 0 0-.4 1\
.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.67a2 2 0 0 0-.4-1.2l-2-2.67A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z",service:"M3 6a3 3 \
0 1 0 6 0a3 3 0 1 0 -6 0M8.12 8.12 12 12M20 4 8.12 15.88M3 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M14.8 14.8 20 20",doctor:"M11 \
2v2M5 2v2M5 3H4a2 2 0 0 0-2 2v4a6 6 0 0 0 12 0V5a2 2 0 0 0-2-2h-1M8 15a6 6 0 0 0 12 0v-3M18 10a2 2 0 1 0 4 0a2 2 0 1 0 -\
4 0",hospital:"M12 7v4M14 21v-3a2 2 0 0 0-4 0v3M14 9h-4M18 11h2a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-9a2 2 0 0\
 1 2-2h2M18 21V5a2 2 0 0 0-2-2H8a2 2 0 0 0-2 2v16",pharmacy:"M10.5 20.5l10-10a4.95 4.95 0 1 0-7-7l-10 10a4.95 4.95 0 1 0\
 7 7ZM8.5 8.5l7 7",bank:"M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2M10 12a2 2 0 1 0 4 \
0a2 2 0 1 0 -4 0M6 12h.01M18 12h.01",post:"M22 7l-8.99 5.73a2 2 0 0 1-2.01 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h\
-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2",office:"M16 20V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v16M4 6h16a2 2 0 0 1 2 2v10a2 2 0\
 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2",building:"M10 12h4M10 8h4M14 21v-3a2 2 0 0 0-4 0v3M6 10H4a2 2 0 0 0-2 \
2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16",workshop:"M12 16h.01M16 1\
6h.01M3 19a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V8.5a.5.5 0 0 0-.77-.42l-4.46 2.84A.5.5 0 0 1 15 10.5v-2a.5.5 0 0 0-.77-.42L9.7\
7 10.92A.5.5 0 0 1 9 10.5V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2zM8 16h.01",government:"M10 18v-7M11.12 2.21a2 2 0 0 1 1.76 0l7\
.84 3.85A.5.5 0 0 1 20.5 7h-17a.5.5 0 0 1-.22-.95zM14 18v-7M18 18v-7M3 22h18M6 18v-7",museum:"M12 22a1 1 0 0 1 0-20 10 9\
 0 0 1 10 9 5 5 0 0 1-5 5h-2.25a1.75 1.75 0 0 0-1.4 2.8l.3.4a1.75 1.75 0 0 1-1.4 2.8zM13 6.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0\
 1 0 -1 0M17 10.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0M6 12.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0M8 7.5a0.5 0.5 0 1 0 1\
 0a0.5 0.5 0 1 0 -1 0",culture:"M10 11h.01M14 6h.01M18 6h.01M6.5 13.1h.01M22 5c0 9-4 12-6 12s-6-3-6-12c0-2 2-3 6-3s6 1 6\
 3M17.4 9.9c-.8.8-2 .8-2.8 0M10.1 7.1C9 7.2 7.7 7.7 6 8.6c-3.5 2-4.7 3.9-3.7 5.6 4.5 7.8 9.5 8.4 11.2 7.4.9-.5 1.9-2.1 1\
.9-4.7M9.1 16.5c.3-1.1 1.4-1.7 2.4-1.4",cinema:"M12.3 3.46l3.02 3.96M20.2 6 3 11l-.9-2.4c-.3-1.1.3-2.2 1.3-2.5l13.5-4c1.\
1-.3 2.2.3 2.5 1.3zM3 11h18v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM6.18 5.28l3.1 3.9",music:"M21 16V3a1 1 0 0 0-1.28-.96l-10 2\
.92a1 1 0 0 0-.72.96V19M15 16a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M3 19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",stadium:"M10 14.66V17a1 1 \
0 0 1-1 1 2 2 0 0 0-2 2v2M14 14.66V17a1 1 0 0 0 1 1 2 2 0 0 1 2 2v2M17.92 10H19.5A2.5 2.5 0 0 0 22 7.5V5a1 1 0 0 0-1-1h-\
3M4 22h16M6 9a6 6 0 0 0 12 0V3a1 1 0 0 0-1-1H7a1 1 0 0 0-1 1zM6.08 10H4.5A2.5 2.5 0 0 1 2 7.5V5a1 1 0 0 1 1-1h3",school:"\
M14 21v-3a2 2 0 0 0-4 0v3M18 4.93V21M4 6l7.11-3.79a2 2 0 0 1 1.79 0L20 6M6 11l-3.52 2.15a1 1 0 0 0-.48.85V19a2 2 0 0 0 2\
 2h16a2 2 0 0 0 2-2v-5a1 1 0 0 0-.48-.85L18 11M6 4.93V21M10 9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",college:"M21.42 10.92a1 1 0 \
0 0-.02-1.84L12.83 5.18a2 2 0 0 0-1.66 0L2.6 9.08a1 1 0 0 0 0 1.83l8.57 3.91a2 2 0 0 0 1.66 0zM22 10v6M6 12.5V16a6 3 0 0\
 0 12 0v-3.5",library:"M4 3h6a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1v-16a1 1 0 0 1 1 -1M7 3v18M20.4 18.9c.2.\
5-.1 1.1-.6 1.3l-1.9.7c-.5.2-1.1-.1-1.3-.6L11.1 5.1c-.2-.5.1-1.1.6-1.3l1.9-.7c.5-.2 1.1.1 1.3.6Z",community:"M18 21a8 8 \
0 0 0-16 0M5 8a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M22 20c0-3.37-2-6.5-4-8a5 5 0 0 0-.45-8.3",church:"M10 9h4M12 7v5M14 21v-3a\
2 2 0 0 0-4 0v3M18 9l3.52 2.15a1 1 0 0 1 .48.85V19a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-7a1 1 0 0 1 .48-.85L6 9M6 21V7a1 1 0 0\
 1 .38-.78l5-4a1 1 0 0 1 1.25 0l5 4A1 1 0 0 1 18 7v14",park:"M10 10v.2A3 3 0 0 1 8.9 16H5a3 3 0 0 1-1-5.8V10a3 3 0 0 1 6\
 0ZM7 16v6M13 19v3M12 19h8.3a1 1 0 0 0 .7-1.7L18 14h.3a1 1 0 0 0 .7-1.7L16 9h.2a1 1 0 0 0 .8-1.7L13 3l-1.4 1.5",garden:"\
M14 9.54V7a4 4 0 0 1 4-4h1.5a.5.5 0 0 1 .5.5V5a4 4 0 0 1-4 4 4 4 0 0 0-4 4c0 2 1 3 1 5a5 5 0 0 1-1 3M4 9a5 5 0 0 1 8 4 5\
 5 0 0 1-8-4M5 21h14",beach:"M2 12q2.5 2 5 0t5 0 5 0 5 0M2 19q2.5 2 5 0t5 0 5 0 5 0M2 5q2.5 2 5 0t5 0 5 0 5 0",gym:"M17.\
6 12.77a2 2 0 1 0 2.83-2.83l-1.77-1.77a2 2 0 0 0 2.83-2.83l-2.83-2.83a2 2 0 0 0-2.83 2.83l-1.77-1.77a2 2 0 1 0-2.83 2.83\
zM2.5 21.5l1.4-1.4M20.1 3.9l1.4-1.4M5.34 21.48a2 2 0 1 0 2.83-2.83l1.77 1.77a2 2 0 1 0 2.83-2.83l-6.36-6.36a2 2 0 1 0-2.\
83 2.83l1.77 1.77a2 2 0 0 0-2.83 2.83zM9.6 14.4l4.8-4.8",hotel:"M2 4v16M2 8h18a2 2 0 0 1 2 2v10M2 17h20M6 8v9",train:"M8\
 3.1V7a4 4 0 0 0 8 0V3.1M9 15l-1-1M15 15l1-1M9 19c-2.8 0-5-2.2-5-5v-4a8 8 0 0 1 16 0v4c0 2.8-2.2 5-5 5ZM8 19l-2 3M16 19l\
2 3",bus:"M8 6v6M15 6v6M2 12h19.6M18 18h3s.5-1.7.8-2.8c.1-.4.2-.8.2-1.2 0-.4-.1-.8-.2-1.2l-1.4-5C20.1 6.8 19.1 6 18 6H4a\
2 2 0 0 0-2 2v10h3M5 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M9 18h5M14 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",airport:"M17.8 19.2 16 1\
1l3.5-3.5C21 6 21.5 4 21 3c-1-.5-3 0-4.5 1.5L13 8 4.8 6.2c-.5-.1-.9.1-1.1.5l-.3.5c-.2.5-.1 1 .3 1.3L9 12l-2 3H4l-1 1 3 2\
 2 3 1-1v-3l3-2 3.5 5.3c.3.4.8.5 1.3.3l.5-.2c.4-.3.6-.7.5-1.2z",ferry:"M12 2v2M12 9.19V13M19 12V6a2 2 0 00-2-2H7a2 2 0 0\
0-2 2v6M19.38 19A11.6 11.6 0 0021 13l-8.19-3.64a2 2 0 00-1.62 0L3 13a11.6 11.6 0 002.81 7.76M2 20c.6.5 1.2 1 2.5 1 2.5 0\
 2.5-2 5-2 1.3 0 1.9.5 2.5 1s1.2 1 2.5 1c2.5 0 2.5-2 5-2 1.3 0 1.9.5 2.5 1",road:"M3 19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M9 1\
9h8.5a3.5 3.5 0 0 0 0-7h-11a3.5 3.5 0 0 1 0-7H15M15 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",car:"M19 17h2c.6 0 1-.4 1-1v-3c0-.9-\
.7-1.7-1.5-1.9C18.7 10.6 16 10 16 10s-1.3-1.4-2.2-2.3c-.5-.4-1.1-.7-1.8-.7H5c-.6 0-1.1.4-1.4.9l-1.4 2.9A3.7 3.7 0 0 0 2 \
12v4c0 .6.4 1 1 1h2M5 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M9 17h6M15 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",bike:"M15 17.5a3.5 3.5 \
0 1 0 7 0a3.5 3.5 0 1 0 -7 0M2 17.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M14 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M12 17.5V14l-3\
-3 4-3 2 3h2"},Bp={home:["home","house","apartment","condo","residence","residence hall","residential","housing","dorm",
"dormitory"],restaurant:["restaurant","food","food court","food truck","diner","bistro","breakfast spot","joint","steakh\
ouse","noodle house","sushi","soup place","salad place","burrito place","taco place","dumpling"],burger:["burger","burge\
r joint","fast food","fast food restaurant","hot dog joint"],pizza:["pizza","pizzeria"],cafe:["cafe","cafeteria","coffee",
"tea","tea room"],bakery:["bakery","bagel shop","donut shop","sandwich place"],dessert:["dessert","dessert shop","ice cr\
eam","ice cream shop","cupcake","candy store"],bar:["bar","pub","gastropub","brewery","winery","biergarten","nightlife",
"nightclub"],grocer:["grocer","grocery","grocery store","supermarket","market","marketplace","bodega","convenience","con\
venience store","wine shop","liquor store","food shop","deli","food drink shop","fish market"],shop:["shop","store","bou\
tique","bookstore","hardware","smoke shop","antique","home store","home good","home improvement","flower shop","music st\
ore","pet store","bike shop","video store","arts crafts store"],mall:["mall","shopping mall","department store","outlet"],
service:["service","home service","salon","barbershop","barber","hairdresser","spa","laundry","laundry service","dry cle\
aner","tailor shop","tattoo parlor","tanning salon","nail salon","beauty"],doctor:["doctor","dentist","doctor s office",
"dentist s office","clinic","medical","veterinarian","assisted living"],hospital:["hospital","medical center","emergency\
 room"],pharmacy:["pharmacy","drugstore","chemist"],bank:["bank","atm","credit union","financial service"],post:["post o\
ffice","post box"],office:["office","work","workplace","coworking","startup","conference room"],building:["building","sk\
yscraper","convention center","event space","rooftop"],workshop:["workshop","factory","industrial","warehouse","distille\
ry","storage"],government:["government","government building","city hall","town hall","townhall","courthouse","court hou\
se","embassy","consulate","police","police station","fire station","military base","capitol building","monument","landma\
rk","historic site","castle"],museum:["museum","gallery","art gallery","art museum","public art","sculpture"],culture:["\
culture","theater","theatre","art","arts center","performing arts venue","circus","opera house","comedy club","aquarium",
"zoo","planetarium","entertainment"],cinema:["cinema","movie theater","multiplex","film studio"],music:["music","music v\
enue","concert hall","rock club","jazz club","recording studio"],stadium:["stadium","arena","racetrack","sports bar","bo\
wling alley","arcade","casino"],school:["school","kindergarten","nursery","daycare","child care"],college:["college","un\
iversity","campus","classroom","academic building","college building","student center","law school","medical school","tr\
ade school","fraternity house","sorority house"],library:["library"],community:["community","community center","neighbor\
hood","social","club house","city"],church:["church","chapel","cathedral","synagogue","mosque","temple","shrine","monast\
ery","house of worship","place of worship","spiritual","cemetery"],park:["park","playground","forest","outdoor","campgro\
und","plaza","scenic lookout","trail"],garden:["garden","allotment","farm","garden center","beer garden"],beach:["beach",
"pool","swimming pool","water park","lake","river","surf spot"],gym:["gym","fitness","yoga","yoga studio","sport","athle\
tic","dance studio","martial","court","field","rink","college gym","ski area","golf course"],hotel:["hotel","motel","hos\
tel","inn","resort","bed and breakfast","guest house"],train:["train","train station","subway","metro","railway","statio\
n","light rail","tram"],bus:["bus","bus station","bus stop","bus line"],airport:["airport","airport terminal","plane","h\
eliport"],ferry:["ferry","boat","harbor","harbour","marina","pier"],road:["road","street","bridge","highway","intersecti\
on","tunnel","toll plaza","rest area"],car:["car","car wash","parking","taxi","automotive","gas station","fuel","garage",
"car dealership","automotive shop","moving target","rental car location"],bike:["bike","bicycle","bike rental","bike sha\
re"]},Wi=new Map(Object.entries(Bp).flatMap(([e,t])=>t.map(n=>[n,e]))),Up=new Set([...Wi.keys()].flatMap(e=>e.split(" "))),
jp=Math.max(...[...Wi.keys()].map(e=>e.split(" ").length));function Gp(e){return e.normalize("NFD").replace(/\p{M}/gu,"").
toLowerCase().match(/\p{L}+/gu)??[]}function Vp(e){let t=e.replace(/s$/,"");return Up.has(t)?t:e}var Yp=24;function Tt(e,t,n,s){let o=s/Yp;return p("path",{key:"icon",class:"icon",d:Nh[Th(e)],transform:`translate(${t.
toFixed(2)} ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}function G(e,t){let n=e.visits[t];return n?`${n.label}, ${xe(e,t)}`:""}function Ue(e,t){return e.visits[t]?.label??""}function Hi(e){
return e>0&&e<5e-4?"<0.1 %":A(e,1)}function xe(e,t){let n=e.visits[t];return n?`${Et[n.weekday]} ${yt(n.start_minute)}`:
""}function Lh(e,t){return me(e.visits[t]?.duration_minutes??0)}function Ih(e,t,{weights:n,scores:s,temperature:o},r,{colour:i,
open:a}){let{reading:c}=e,l=I(e),h=t.width/c.count,u=h>=18*l,d=t.y+t.height-(u?38:18)*l,f=t.y+17*l,m=Math.max(...n)||1,y=Math.
max(0,d-f)/m,g=O(vh(n,r).map(_=>({visit:_,half:z(e,$(n[_],_),_===r?"strong":"tiny")/2}))),b=O(vh(n,r).map(_=>({visit:_,half:z(
e,k(_),_===r?"strong":"tiny")/2})));return[p("path",{key:"foot",class:"axis",d:`M${t.x} ${d}H${t.x+t.width}`}),c.visits.
map(({category:_},S)=>{let T=w(S),v=S===r,L=Number(n[S])*y;return p("g",{key:`visit ${S}`,class:`part choice${v?" here":
""}`,"data-open":a(S),role:"button",tabindex:"-1","aria-label":`${G(c,S)}: weight ${A(Number(n[S]),1)}`},p("rect",{key:"\
ground",class:"ground",x:t.x+S*h,y:t.y,width:h,height:t.height}),p("rect",{key:"bar",class:`bar ${i}${v?" chosen":""}`,x:T-
Math.min(.36*h,20*l),y:d-L,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,L)}),g.has(S)&&F(e,x(S,g),d-L-4*l,$(
n[S],S),{kind:v?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&Tt(_,T-7*l,d+5*l,14*l),b.has(S)&&F(e,x(S,b),
t.y+t.height-4*l,k(S),{kind:v?"strong":"tiny",anchor:"middle",key:"score"}),p("title",{},`${G(c,S)}: score ${N(Number(s[S]),
3)}, weight ${A(Number(n[S]),2)}`))})];function w(_){return t.x+(_+.5)*h}function x(_,S){let T=S.get(_)??0;return Math.max(
t.x+T,Math.min(t.x+t.width-T,w(_)))}function $(_,S){return S===r?Hi(Number(_)):A(Number(_)).replace(" %","")}function k(_){
return N(Number(s[_])/o,_===r?2:1)}function O(_){let S=new Map;for(let{visit:T,half:v}of _){let L=Math.max(t.x+v,Math.min(
t.x+t.width-v,w(T)));[...S].every(([P,Y])=>{let H=Math.max(t.x+Y,Math.min(t.x+t.width-Y,w(P)));return Math.abs(L-H)>=v+Y+
3*l})&&S.set(T,v)}return S}}function vh(e,t){let[n=t,...s]=[...Array(e.length).keys()].sort((o,r)=>Number(e[r])-Number(e[o]));
return[...new Set([n,t,...s])]}function Rh(e,t){let n=I(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>Kp(e,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>qp(e,s)}]}function Kp(e,t){let{reading:n}=e,s=I(e),o=Q(e,t),r=n.values(
"context"),i=U(e,o,W(`${G(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${N(Math.hypot(...r))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-i.height)/(64*s)))),c=Math.ceil(r.length/a),l=Math.min(120*s,(o.height-i.height-8*s)/a);return[
...J(e,t,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let d=r.subarray(u*c,(u+1)*c),f=o.width*d.length/c,m={...o,
y:o.y+i.height+8*s+u*l,width:f,height:Math.max(28*s,l-10*s)};return d.length>0&&p("g",{key:`line ${u}`},we(e,m,d,{colour:"\
stream",extent:Bs(r),numbered:mn(e,[d],d,f),exact:y=>`Number ${u*c+y+1}: ${N(Number(d[y]),4)}`}))})]}function qp(e,t){let{
reading:n}=e,s=I(e),o=Q(e,t),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=U(e,o,W(r.length>1?"Each reads the same numbers, th\
rough a matrix of its own:":"One part reads these numbers:"),"small");return[...J(e,t,"What reads it"),...i.marks,r.length>
0&&p("g",{key:"rows"},Be(e,{...o,y:o.y+i.height+6*s,height:o.height-i.height-6*s},r))]}function pn(e,t,n,s,o){let r=`layers.${t}.heads.${n}`,i=e.values(`${r}.queries`),a=e.values(`${r}.keys`),c=i.length/e.count,
l=e.trace.interventions.scaling!==!1,h=yn(ke(i,s,c),ke(a,o,c));return Ch(h,l,null,e,o)}function Us(e,t,n,s){let o=ke(e.values(
`layers.${t}.heads.${n}.scores`),s,e.count);return Di(o,e.trace.interventions.attention_temperature??1)}function gn(e,t){
let n=e.values("pointer.query"),s=e.values("pointer.keys"),o=e.trace.interventions.pointer_scaling!==!1,r=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return Ch(yn(n,ke(s,t,n.length)),o,r,e,t)}function js(e){return Di(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function Ch(e,t,n,s,o){let r=e.first.length,i=e.sum/(t?Math.sqrt(r):1)+(n??
0),a=s.visits[o]?.masked??!1;return{dot:e,width:r,isScaled:t,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function yn(e,t){let n=Array.from(e,(s,o)=>s*t[o]);return{first:e,
second:t,products:n,sum:xn(n)}}function Di(e,t){let n=Array.from(e,Number).filter(Number.isFinite),s=Math.max(...n)/t,o=Math.
abs(s)>9?s:0,r=Array.from(e,c=>Math.exp(c/t-o)),i=xn(r),a=r.map(c=>c/i);return{scores:e,temperature:t,shift:o,exponentials:r,
total:i,weights:a}}function Yn(e,t,n,s,o,r){if(!e.has(`${n}.mean`))return null;let i=e.trace.architecture.d_model,a=Number(
e.values(t)[o*i+r]),c=Number(e.values(`${n}.mean`)[o]),l=Number(e.values(`${n}.reciprocal_deviation`)[o]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:$e(e,`${s}.weight`,r),bias:$e(e,`${s}.bias`,r),result:Number(e.values(n)[o*i+r])}}function Gs(e,t,n,s){
let o=`transformer.layers.${t}.linear2`,r=e.trace.weights?.[`${o}.weight`],i=$e(e,`${o}.bias`,s),a=ht(e,`layers.${t}.fee\
d_forward.hidden`,n);return!r||i===null?null:{dot:yn(a,ke(r.values,s,a.length)),bias:i}}function Ph(e,t,n){let s=e.trace.
weights?.["input_proj.weight"],o=$e(e,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),i=n*r,a=e.
slices.map(({name:c,label:l})=>{let h=Fi(e,c,t),u=yn(h,s.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:o,sum:xn(a.map(({dot:c})=>c.sum))+o}}function Fi(e,t,n){let s=e.values(`inputs.${t}`);return ke(
s,n,s.length/e.count)}function ht(e,t,n){let s=e.values(t);return ke(s,n,s.length/e.count)}function bn(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(e.values("gate.logit")[0]);return{hidden:t,dot:n?yn(t,n.values):null,bias:$e(e,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function Me(e,t){let n=e.values("context"),s=e.trace.weights?.["gen_head.weight"],o=s?yn(n,ke(
s.values,t,n.length)):null,r=$e(e,"gen_head.bias",t),i=e.trace.tensors["generation.logits"]?.values,a=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:i?Number(i[t]):a}}function Wh(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
Di(t,1):null}function wn(e,t){let{gate:n}=e,s=e.locations.flatMap((i,a)=>i===t?[a]:[]),o=e.hasPointer?xn(s.map(i=>Number(
e.pointerWeights[i]))):0,r=zp(e,t,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function zp(e,t,n){if(!e.hasGeneration)return 0;let s=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||s?.some(i=>i.location===t)||e.gate===1)return e.probabilityOf("generation",t);let r=e.
probabilityOf("final",t)-e.gate*n;return Math.max(0,r)/(1-e.gate)}function $e(e,t,n){let s=e.trace.weights?.[t];return s?
Number(s.values[n]):null}function ke(e,t,n){return e.subarray(t*n,(t+1)*n)}function xn(e){return Array.from(e).reduce((t,n)=>t+
n,0)}var $n="→",Hh=30,Xp=8,Jp=20,Dh={least:2,most:6},Zp=Object.fromEntries(Array.from("-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??
""]));function Kn(e,t,{first:n,second:s,products:o},r){let i=I(e),a=o.length,c=a>Jp&&t.height>=176*i,l=c?34*i:0,h=(t.height-
l)/3,u=16*i,d=t.x+Hh*i,f=t.width-Hh*i,m=qn(o),y=mn(e,[n,s,o],o,f,m),g=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${a} products`}],b=f/a,w=x=>`${N(
Number(n[x]),4)} × ${N(Number(s[x]),4)} = ${N(Number(o[x]),4)}`;return[p("rect",{key:"strongest",class:"strongest",x:d+
m*b-1,y:t.y+u,width:b+2,height:3*h-u-2*i,rx:3}),g.map(({letter:x,colour:$,values:k,title:O},_)=>{let S=t.y+_*h,T={x:d,y:S+
u,width:f,height:h-u-6*i};return p("g",{key:`row ${_}`},F(e,t.x,S+12*i,O,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),F(e,t.x,S+u+.5*T.height+5*i,x,{also:`math letter ${$}-words`,key:"letter"}),we(e,T,k,{colour:$,numbered:y,chosen:m,
exact:w}))}),c&&Qp(e,{x:d,y:t.y+3*h,width:f,height:l},o)]}function Qp(e,{x:t,y:n,width:s},o){let r=I(e),i=s/o.length,a=Math.
max(Xp,Math.ceil(o.length/8));for(;a<o.length&&a*i<z(e,"−888.88","tiny");)a*=2;let c=Math.ceil(o.length/a);return p("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*a,(h+1)*a),[d,f]=[t+h*a*i+2,t+(h*a+u.length)*i-2],m=u.reduce(
(y,g)=>y+g,0);return[p("path",{key:`span ${h}`,class:"axis",d:`M${d} ${n}v${4*r}H${f}v${-4*r}`}),F(e,(d+f)/2,n+17*r,N(m,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function Vs(e,t,n,s,o,r,i){let a=I(e),c=tg(n,s,o),l=eg(n,s,r,c),h=ng(
n,s,o,i.over,c),u={x:t.x,y:0,width:t.width},d=U(e,u,l).height+U(e,u,h).height+10*a,f=132*a,m=Math.max(70*a,Math.min(.36*
t.height,210*a)),y=t.height-d-m>=f,g=Math.min(t.height-d-(y?m:0),276*a),b=t.height-d-g,w=U(e,{...u,y:t.y+g+4*a},l),x=U(e,
{...u,y:t.y+g+w.height+6*a},h);return[p("g",{key:"dot"},Kn(e,{...t,height:g},n.dot,r)),p("path",{key:"rule",class:"rule",
d:`M${t.x} ${t.y+g}H${t.x+t.width}`}),p("g",{key:"score steps"},w.marks),p("g",{key:"softmax steps"},x.marks),y&&p("g",{
key:"softmax"},Ih(e,{...t,y:t.y+g+d,height:b},s,o,i))]}function tg({dot:e,width:t,isScaled:n,bias:s,unmasked:o,isMasked:r},i,a){
let{scores:c,temperature:l,shift:h,exponentials:u}=i,d=n?e.sum/Math.sqrt(t):e.sum,f=Number(c[a])/l-h;return je(m=>{let y=(g,b)=>m(
g)===m(b);return n&&!y(m(e.sum)/Math.sqrt(t),d)||s&&!y(m(d)+m(s),o)?!1:r?!0:y(m(o)/l,o/l)&&y(m(o/l)-m(h),f)&&Bi(m(f),Number(
u[a]))})}function Ys({dot:e,bias:t,logit:n},s){return je(o=>(e===null||t===null||n===null||o(o(e.sum)+o(t))===o(n))&&s(o))}
function Bi(e,t){return Gt(Math.exp(e))===Gt(t)}function je(e){let t=Dh.least;for(;t<Dh.most&&!e((n,s=0)=>Number(n.toFixed(
t+s)));)t++;return t}function eg({dot:e,width:t,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:i},{temperature:a},[c,
l],h){let u=n?e.sum/Math.sqrt(t):e.sum,d=[...W("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}-words`},{text:"\
 · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${N(e.sum,h)}`,kind:"strong"}],n?[{text:`${$n} ÷ √${t}\
 = `},{text:N(u,h),kind:"strong"}]:[{text:`${$n} not divided by √${t}: scaling is off`}]];return s!==null&&d.push(o?[{
text:`${$n} no position bias: it is off`}]:[{text:`${$n} ${s<0?"−":"+"} ${N(Math.abs(s),h)} (position bias) = `},{text:N(
i,h),kind:"strong"}]),r?d.push([{text:`${$n} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&d.push([{text:`${$n} ÷ te\
mperature ${sg(a)} = `},{text:N(i/a,h),kind:"strong"}]),d}function ng({isMasked:e},t,n,s,o){let{scores:r,temperature:i,shift:a,
exponentials:c,total:l,weights:h}=t;if(e)return W("The softmax gives a masked visit a weight of exactly 0.");let u=Number(
r[n])/i-a,d=Number(c[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:N(u,o),isRaised:!0},{text:` = ${Gt(d)}\
;`}],[{text:`${Gt(d)} / ${Gt(l)} = `},{text:Hi(Number(h[n])),kind:"strong"},{text:","}],...W(`where ${Gt(l)} is the sum \
over ${s}${a?`, after ${N(a,o)}, the largest score, is subtracted from each`:""}.`)]}function Gt(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=1)return String(Number(e.toPrecision(5)));if(e===0||e>=.001)return String(Number(e.toPrecision(
4)));let[t="",n=""]=e.toExponential(3).split("e");return`${t} × 10${Array.from(n,s=>Zp[s]??"").join("")}`}function qn(e){
let t=0;for(let n=1;n<e.length;n++)Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function sg(e){return String(
Math.round(1e3*e)/1e3)}var og=6;function Fh(e,t){let n=I(e),s=bn(e.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},
rank:1,share:1.4,marks:r=>rg(e,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>ig(e,r,s)}),o}
function Bh(e){return Ys(e,t=>(1/(1+Math.exp(-t(e.logit)))).toFixed(3)===e.learned.toFixed(3))}function rg(e,t,n){let{hidden:s,
dot:o,bias:r,logit:i}=n,a=Bh(n),c=I(e),l=Q(e,t),h=o&&r!==null?[...W("Sum of the products"),[{text:"h",kind:"math query-w\
ords"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${N(o.sum,a)}`,kind:"strong"}],[{text:`→ ${r<0?"−":"\
+"} ${N(Math.abs(r),a)} (bias) =`}],[{text:"logit "},{text:N(i,a),kind:"strong"}]]:[...W("Each unit is multiplied by a l\
earned weight; the sum and a bias give the"),[{text:"logit "},{text:N(i,a),kind:"strong"}]],u=U(e,{...l,y:0},h),d=bt(e,l.
x,l.y+l.height-10*c,"More about the gate",{"data-more":"gate"},{isButton:!1}),f=Math.min(l.height-u.height-36*c,450*c),m=U(
e,{...l,y:l.y+f+4*c},h),y=mn(e,[s],s,l.width);return[...J(e,t,`${s.length} hidden units read the context`),p("g",{key:"d\
ot"},o?Kn(e,{...l,height:f},o,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},{letter:"w",
words:"Weight of each unit",colour:"key"}]):we(e,{...l,height:f},s,{colour:"query",numbered:y})),...m.marks,d.mark]}function ig(e,t,n){
let{reading:s}=e,o=I(e),r=Q(e,t),{gate:i,trace:a}=s,c=U(e,{...r,y:0},f()),l=54*o,h={...r,x:r.x+34*o,width:r.width-48*o,y:r.
y+6*o,height:r.height-c.height-l-40*o},u=U(e,{...r,y:r.y+r.height-c.height-l-6*o},f());return[...J(e,t,d()),n&&h.height>=
60*o&&p("g",{key:"curve"},m(h,n)),...u.marks,p("g",{key:"shares"},y({...r,y:r.y+r.height-l+8*o,height:22*o}))];function d(){
return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone answers":typeof a.interventions.
gate=="number"?"A gate set by hand":"A fixed gate"}function f(){let{only:g}=a.interventions,b=[{text:`gate = ${i.toFixed(
3)}`,kind:"strong"}];if(!n){let $=g?`Only the ${g==="pointer"?"pointer":"generation head"} answers:`:typeof a.interventions.
gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths count the same:";return[...W($),b]}let w=[
[{text:"1 / (1 + e",kind:""},{text:N(-n.logit,Bh(n)),isRaised:!0},{text:") = "},{text:n.learned.toFixed(3),kind:"strong"}]];
if(a.gate.learned)return[...w,...W(`is the gate: ${A(i,1)} of the answer comes from the pointer, ${A(1-i,1)} from genera\
tion.`)];let x=g?`Only the ${g==="pointer"?"pointer":"generation head"} answers, so that the gate is ${i.toFixed(2)}.`:`\
It is set by hand to ${i.toFixed(3)}.`;return[...W(x),...W("As learned it would be"),...w]}function m(g,{logit:b,learned:w}){
let x=Math.max(og,Math.ceil(Math.abs(b))),$=L=>g.x+(L+x)/(2*x)*g.width,k=g.y+g.height,O=L=>k-L*g.height,_=Array.from({length:61},
(L,C)=>{let P=-x+C/30*x;return`${$(P).toFixed(1)} ${O(1/(1+Math.exp(-P))).toFixed(1)}`}),[S,T]=[$(b),O(w)],v=b>0;return[
p("path",{key:"axes",class:"axis",d:`M${g.x} ${g.y}V${k}H${g.x+g.width}M${g.x} ${O(.5)}H${g.x+g.width}`}),[0,.5,1].map(L=>F(
e,g.x-6*o,O(L)+4*o,L===.5?"0.5":String(L),{kind:"tiny",anchor:"end",key:`share ${L}`})),[-x,0,x].map(L=>F(e,$(L),k+15*o,
N(L,0),{kind:"tiny",anchor:"middle",key:`logit ${L}`})),F(e,($(0)+$(-x))/2,k+15*o,"logit",{kind:"tiny",anchor:"middle",key:"\
axis"}),p("path",{key:"line",class:"curve",d:`M${_.join("L")}`}),p("path",{key:"lead",class:"lead",d:`M${S} ${k}V${T}H${g.
x}`}),p("circle",{key:"point",class:"point",cx:S,cy:T,r:5.5*o}),F(e,S+(v?-10:10)*o,v?Math.max(T-6*o,g.y+9*o):T-8*o,w.toFixed(
2),{kind:"strong",anchor:v?"end":void 0,key:"value"})]}function y(g){let b=i*g.width;return[p("rect",{key:"pointer",class:"\
bar pointer",x:g.x,y:g.y,width:b,height:g.height}),p("rect",{key:"generation",class:"bar generation",x:g.x+b,y:g.y,width:g.
width-b,height:g.height}),F(e,g.x,g.y+g.height+15*o,`pointer ${A(i,1)}`,{kind:"small",key:"of pointer"}),F(e,g.x+g.width,
g.y+g.height+15*o,`generation ${A(1-i,1)}`,{kind:"small",anchor:"end",key:"of generation"})]}}var Uh=14,jh=34;function Nt(e,t,n,{largest:s,most:o=jh,isOrdered:r=!1,isWalked:i=!1}={}){let a=I(e),c=Math.max(1,Math.floor(
t.height/(Uh*a))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*a,t.height/(h.length+Number(l))),d=u>=30*
a,f=Math.max(1,Math.ceil(Uh*a/u)),m=h.findIndex(({isChosen:_})=>_),y=u>=13*a&&h.some(({category:_})=>_!==void 0),g=y?22*
a:0,b=Math.max(...h.map(({text:_})=>z(e,_,"strong")))+8*a,w=Math.max(0,...h.map(({beside:_=""})=>_?z(e,_,"small")+10*a:0)),
x=Math.max(...h.map(({label:_,says:S=""})=>Math.max(z(e,_,"strong"),d?z(e,S,"small"):0)))+8*a,$=Math.min(x,.58*(t.width-
g-b-w)),k={x:t.x+g+$,width:Math.max(1,t.width-g-$-b-w)},O=s??(Math.max(...h.map(({parts:_})=>_.reduce((S,{value:T})=>S+Math.
abs(T),0)))||1);return[h.map((_,S)=>{let T=t.y+(S+.5)*u,v=S===m||(h.length-1-S)%f===0&&(m<0||Math.abs(S-m)>=f),L=k.x,C=Math.
min(.62*u,.42*o*a);return p("g",{key:_.key,class:`${_.open?"part ":""}choice row${_.isChosen?" here":""}${_.isOff?" off":
""}`,"data-open":_.open??null,role:_.open?"button":null,tabindex:_.open?i&&!_.isChosen?"-1":0:null,"aria-label":_.open?`${_.
label}: ${_.text}`:null},p("rect",{key:"ground",class:"ground",x:t.x-3*a,y:T-u/2,width:t.width+6*a,height:u,rx:4}),y&&(v||
u>=17*a)&&_.category!==void 0&&Tt(_.category,t.x,T-7.5*a,15*a),v&&F(e,t.x+g,T+(d&&_.says?-2:4.5)*a,_.label,{kind:_.isChosen?
"strong":"label",width:$-6*a,key:"name"}),d&&_.says&&F(e,t.x+g,T+12.5*a,_.says,{kind:"small",width:$-6*a,key:"says"}),_.
parts.map(({value:P,colour:Y},H)=>{let R=Math.abs(P)/O*k.width,j=p("rect",{key:`part ${H}`,class:`bar ${Y}${P<0?" negati\
ve":""}${_.isChosen?" chosen":""}`,x:L,y:T-C/2,width:Math.max(.5,Math.min(k.width,R)-(_.parts.length>1&&R>2?.8:0)),height:Math.
max(1,C)});return L+=R,j}),v&&_.beside&&F(e,t.x+t.width-b,T+4.5*a,_.beside,{kind:"small",anchor:"end",key:"beside"}),v&&
F(e,t.x+t.width,T+4.5*a,_.text,{kind:_.isChosen?"strong":"label",anchor:"end",key:"value"}),_.exact&&p("title",{},_.exact))}),
l&&F(e,t.x,t.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function kn(e,t,n,s=jh){
return Math.min(s*I(e)*n,t.height)}function Gh(e,t){let n=I(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:s=>ag(e,s,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:s=>cg(e,s,t)}]}function ag(e,t,n){let{reading:s}=e,
o=I(e),r=Q(e,t),a=(s.trace.location_probabilities.generation??[]).map(({location:d,probability:f})=>{let{label:m,category:y}=s.
nameOf(d),{logit:g}=Me(s,d);return{key:`place ${d}`,label:m,category:y,parts:[{value:f,colour:"generation"}],beside:g===
null?"":N(g,2),text:A(f,1),open:`generation.${d}`,isChosen:d===n.location,exact:`${m}: ${g===null?"":`logit ${N(g,4)}, `}\
probability ${A(f,3)}`}}),c=s.trace.architecture.locations,l=U(e,r,W(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=bt(e,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...J(e,t,"What the generation head expects"),...l.marks,p("g",{key:"\
rows"},Nt(e,u,a,{isWalked:!0})),h.mark]}function cg(e,t,{location:n}){let{reading:s}=e,o=I(e),r=Q(e,t),{label:i}=s.nameOf(
n),a=Me(s,n),{dot:c,bias:l,logit:h}=a,u=Wh(s),d=Ys(a,b=>h===null||!u||Bi(b(b(h)-b(u.shift)),Number(u.exponentials[n]))),
f=s.probabilityOf("generation",n),m=[];if(c&&l!==null&&m.push(...W("Sum of the products"),[{text:"c",kind:"math query-wo\
rds"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${N(c.sum,d)}`,kind:"strong"}],[{text:`→ ${l<0?"−":"+"}\
 ${N(Math.abs(l),d)} (bias) =`}]),h!==null&&m.push([{text:"logit "},{text:N(h,d),kind:"strong"}]),u){let b=Number(u.exponentials[n]),
w=Number(u.scores[n])-u.shift;m.push([{text:"→ e",kind:""},{text:N(w,d),isRaised:!0},{text:` = ${Gt(b)};`}],[{text:`${Gt(
b)} / ${Gt(u.total)} = `},{text:A(Number(u.weights[n]),1),kind:"strong"},{text:"."}],...W(`${Gt(u.total)} is the sum ove\
r the whole list${u.shift?`, after ${N(u.shift,d)}, the largest logit, is subtracted from each`:""}.`))}else m.push(...W(
"→ softmax over the whole list:"),[{text:A(f,1),kind:"strong"}]);let y=U(e,{...r,y:0},m),g=c?Math.min(r.height-y.height-
8*o,450*o):0;return[...J(e,t,`How does it score ${i}?`),c&&p("g",{key:"dot"},Kn(e,{...r,height:g},c,[{letter:"c",words:"\
The context: the last visit after all layers",colour:"query"},{letter:"w",words:`The weights of ${i}`,colour:"key"}])),...U(
e,{...r,y:r.y+g+(c?6*o:0)},m).marks]}var zn=20,Ks=8,Yh=19,et=8,Jn=3,ji=4,Xn=4,lg=.05,hg={least:13.5,most:38,lane:3},Gi=13,ug=760;function Vi(e,t,n=1){let s=t.
type/Gi,o=46*s,r=t.height-98*s,i=Yi(e.count,o,r,hg,s,fg(e)),a=t.width>=1180*s,c=t.width<ug*s,l=t.width>=1040*s&&e.layers<=
3,h=c?dg(e,s):Kh(e,a,s),u=l?62*s:0,d=l?u+22*s:16*s,f=t.width-2*zn-Vh(Object.values(h)),[m,y]=[o+12*s,t.height-4*s],g=mg(
e.heads,f/e.layers-d,y-m,s),b=g.columns*(g.side+Ks*s)-Ks*s,w=e.heads>0?b+d:d,x=Math.max(0,f-e.layers*w);c||(h.visits+=Math.
min(.3*x,90*s),h.answer+=Math.min(.2*x,80*s),h.flow+=Math.min(.1*x,50*s),h.leave+=Math.min(.1*x,50*s));let $=t.width-2*zn-
Vh(Object.values(h))-e.layers*w,k=Math.min($,e.hasPointer?220*s:60*s);h.bands+=k;let O=($-k)/e.layers,_={x:zn,width:h.visits},
S=zn+h.visits+12*s,T=a?{x:S,width:h.slices}:null;T&&(S+=h.slices+12*s);let v=Array.from({length:e.layers},(K,nt)=>{let it=S+
nt*(w+O);return{x:it,width:b,maps:pg(e.heads,it,m,y,g,s),stream:l?it+(e.heads>0?b+10*s:0):null}});S+=e.layers*(w+O);let L=t.
width-zn,C=L-h.answer,P=C-h.leave-h.gate,Y=S+h.scores+h.weights+8*s,H=P-h.flow-et,R=Math.min(190*s,.24*t.height)/n,j=e.hasGate?
.56*t.height:(o+r)/2,rt=ji*s,ut=e.hasPointer?t.height-R-Jn*rt-6:(o+r-R)/2-rt;return{size:t,type:t.type,rows:i,visits:_,slices:T,
layers:v,streamWidth:u,isDense:c,fork:S,context:(c?34:52)*s,scores:S+h.scores,weights:S+h.scores+h.weights,ribbons:Y,places:H,
gate:P,gateWidth:h.gate,answers:{most:r-o<330?Xn-1:Xn,top:o,bottom:r+60*s,x:C,right:L,segment:C-et},right:L,top:o,bottom:r,
full:R,across:{visits:i.map(({y:K})=>K),starts:[o-12*s,e.hasGeneration?r:t.height-8],places:{room:[o+16*s,e.hasGeneration?
ut-12*s:r],gap:22*s},generation:{start:ut,gap:rt},gate:j-R/2},bands:{ribbon:(K,nt,it)=>Ui(Y,K,H,nt,it),into:(K,nt,it)=>Ui(
H+et,K,P,nt,it),out:(K,nt,it)=>Ui(P+h.gate,K,C-et,nt,it)}}}function Ui(e,t,n,s,o){return o?ye(e,t,n,s):ye(e,t,e,t)}function Kh({
hasPointer:e,hasGate:t},n,s){return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?24:12)*s,scores:46*s,weights:e?46*s:
150*s,bands:e?112*s:0,bar:et,flow:(t?60:34)*s,gate:t?18*s:0,leave:46*s,answer:(n?152:140)*s}}function dg(e,t){return{...Kh(
e,!1,t),visits:166*t,scores:0,weights:(e.hasPointer?48:130)*t,bands:(e.hasPointer?88:0)*t,flow:(e.hasGate?44:30)*t,leave:36*
t,answer:126*t}}function fg({count:e,pointerWeights:t}){let n=e-1,s=o=>o===n?2:t[o]>=lg?1+t[o]:o/e;return Array.from({length:e},
(o,r)=>r).sort((o,r)=>s(r)-s(o))}function Vh(e){return e.reduce((t,n)=>t+n,0)}function Yi(e,t,n,{least:s,most:o,lane:r},i,a){
let c=n-t,l=e,h=0,u=Math.min(o*i,c/e);u<s*i&&(h=Math.max(r,Math.min(6*i,.35*c/e)),u=(s+2)*i,l=Math.max(1,Math.floor((c-e*
h)/(u-h))),u=(c-(e-l)*h)/l);let d=a&&new Set(a.slice(0,l)),f=t;return Array.from({length:e},(m,y)=>{let g=d?d.has(y):y>=
e-l,b=g?u:h;return f+=b,{y:f-b/2,height:b,isFull:g}})}function mg(e,t,n,s){let o={columns:1,side:0};if(e===0)return o;for(let r of[
1,2,4]){let i=n/Math.ceil(e/r)-Yh*s,a=Math.min(i,(t-(r-1)*Ks*s)/r);a>o.side&&(o={columns:r,side:a})}return o}function pg(e,t,n,s,{
columns:o,side:r},i){let a=Math.ceil(e/o),c=Math.min((s-n)/a,r+2.2*Yh*i);return Array.from({length:e},(l,h)=>({x:t+h%o*(r+
Ks*i),y:n+Math.floor(h/o)*c,side:r}))}function qs(e,t,n,s){let o=[];for(let[a,{wish:c,length:l}]of e.entries())for(o.push(
{first:a,last:a,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.at(-2);if(!h||!u||i(u)+u.length+t<=i(h))break;let[d,f]=[u.last-
u.first+1,h.last-h.first+1];u.wish=(d*u.wish+f*(h.wish-u.length-t))/(d+f),u.length+=t+h.length,u.last=h.last,o.pop()}let r=[];
for(let a of o){let c=i(a);for(let l=a.first;l<=a.last;l++)r.push(c),c+=Number(e[l]?.length)+t}return r;function i({wish:a,
length:c}){return Math.max(n,Math.min(s-c,a))}}var Vt=44,X={title:26,bars:34,inputs:64,scores:52,names:56},qh=16,gg={least:20,most:110,lane:1},yg=62,Ki=8,bg=160,zs=16,
zh=6;function zi(e,t,n,s=1){let o=n/Gi,[r,i]=[qh,t-qh],a=Yi(e.count,r,i,gg,o).map(({y:L,height:C,isFull:P})=>({x:L,width:C,
isFull:P})),c=Number(a.at(-1)?.width)>=yg*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+zs*o,u=h+(X.title+
X.inputs+zs)*o,d=[];for(let L=0;L<e.layers;L++){let C=wg(e.heads,r,i,u+X.title*o,o),P=C.at(-1),H=(P?P.y+P.side+8*o:u)+X.
title*o;d.push({y:u,maps:C,stream:H}),u=H+(X.bars+zs)*o}let f=xg(e,r,u+X.title*o,i-r,o),m=Math.ceil(e.values("context").
length/f.columns)*f.cell,y=u+X.title*o+Math.max(m,20*o)+zs*o,g=y+(e.hasPointer?(X.title+X.scores)*o:0),b=g+(e.hasPointer?
170:96)*o,w=b+et+((e.hasPointer?X.names:0)+(e.hasGate?48:30))*o,x=e.hasGate?28*o:0,$=$g(i-r,o)/s,k=ji*o,O=i-$-Jn*k,_=Math.
max(78*o,$*s/2+6),S=w+x+34*o,T=i-$-16*o,v={most:Xn,top:S,bottom:S+(Xn+1)*_,x:r-6*o,right:T-8*o,segment:T};return{size:{width:t,
height:v.bottom+Math.max(0,($*s-_)/2)+8*o,type:n},type:n,left:r,right:i,columns:a,chips:l,inputs:h,layers:d,context:f,pointer:y,
ribbons:g,places:b,gate:w,gateHeight:x,answers:v,full:$,across:{visits:a.map(({x:L})=>L),starts:[r,i],places:{room:[r,e.
hasGeneration?O-2*zh*o:i],gap:zh*o},generation:{start:O,gap:k},gate:i-$},bands:{ribbon:(L,C,P)=>qi(g,L,b,C,P),into:(L,C,P)=>qi(
b+et,L,w,C,P),out:(L,C,P)=>P?Xl(w+x,L,T+et,C):qi(w+x,L,w,L,!1)}}}function qi(e,t,n,s,o){return o?Ei(e,t,n,s):Ei(e,t,e,t)}
function wg(e,t,n,s,o){let r=[4,3,2].find(l=>e%l===0)??Math.min(e,4),i=(n-t+Ki*o)/r,a=Math.min(i-Ki*o,bg*o),c=Math.max(Vt,
40*o);return Array.from({length:e},(l,h)=>({x:t+h%r*i,y:s+c+Math.floor(h/r)*(a+c+Ki*o),side:a,touch:Vt}))}function xg(e,t,n,s,o){
let{length:r}=e.values("context"),i=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:t,y:n,columns:i,cell:Math.
min(11*o,(s-12*o)/i)}}function $g(e,t){return Math.min(170*t,(e-82*t)/2,.4*e)}var Xs={visits:0,slices:1,layers:2};function se({reading:e,beside:t}){return t?[e,t]:[e]}function Zn(e){return Math.max(
...se(e).map(({largestWeight:t})=>t))}function Js(e){return e.isOwnScale?1:Zn(e)}function Mn(e){return Xs.layers+2*e}function tt(e){
let t=Xs.layers+2*e.layers,n=e.hasPointer?t+1:t,s=e.hasGeneration?n+1:n;return{context:t,pointer:n,generation:s,gate:s+1}}
function Z(e,t){return e.beat<t&&"hidden"}var Xi=64,Xh="largest of each head",kg=Float32Array.from({length:Xi},(e,t)=>t/(Xi-1));function Ji({isOwnScale:e}){return e?
"Same scale for all heads":"Own scale for each head"}function Qn(e){let{reading:t,stage:n,lit:s}=e;return n.layers.some(
({maps:r},i)=>r.some((a,c)=>!t.isOff(i,c)&&Zi(e,a,c).hasWeight))?s?.kind==="visit"?"last visit reads it":"last visit’s l\
argest":""}function Zi({reading:e,stage:t},{side:n,touch:s},o){let r=12.5*t.type/13,i=e.heads-1,a=D("100 %",1.04*r,!0),c=(d,f)=>D(
`${d}${i}`,r)+f<=n,l=s!==void 0||c("H",a+.4*r),h=l?a+.4*r:0;return{name:`${s!==void 0||c("head ",h)?"head ":"H"}${o}`,hasWeight:l}}
function Zs(e,t,n,s){let{reading:o,isOwnScale:r,stage:i}=e;if(!o.heads)return null;let a=i.type/13,c=60*a,l=s||!("visits"in
i)?0:i.visits.width,h=17*a+c+D(Xh,12.5*a)>l,u=r?h?"own largest":Xh:A(Zn(e)),d=t+12*a,f=[p("text",{class:"small",x:t,y:n},
"0"),p("image",{class:"map",href:be(kg,Xi,e.scale),x:d,y:n-9*a,width:c,height:9*a,preserveAspectRatio:"none"}),p("rect",
{class:"map-frame",x:d,y:n-9*a,width:c,height:9*a}),p("text",{class:"small",x:d+c+5*a,y:n},u)],m=Ji(e),y={"data-act":"sc\
ale",role:"button",tabindex:"0","aria-label":`Colours of the head maps go from 0 to ${r?"the largest weight of each head":
u}. ${m}`};if(s){let w=17*a+c+D(u,12.5*a),x=p("rect",{class:"ground",x:t-6*a,y:n+14*a-Vt,width:w+12*a,height:Vt});return p(
"g",{key:"scale",class:"switch",...y},x,f)}let g=D(m,12.5*a)+16*a,b=Qn(e);return p("g",{key:"scale"},p("text",{class:"sm\
all",x:t,y:n-(b?33:17)*a},"Head maps: row reads column"),b&&p("text",{key:"weight",class:"small",x:t,y:n-17*a},`%: ${b}`),
f,p("g",{key:"switch",class:"switch",...y},p("rect",{class:"handle stays",x:t,y:n+8*a,width:g,height:19*a,rx:9.5*a}),p("\
text",{class:"handle-words stays",x:t+8*a,y:n+21.5*a},m)))}var Jh=24,Zh=.045,Mg=30,_g=.6;function Qh(e,t){let n=I(e),s=e.stage.size.width>=600*n,o=Math.min(e.reading.count*14,170),
r=Math.max(200,Math.min(e.reading.count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:t.
isLeaf?1:0,share:1.2,marks:i=>Eg(e,i,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:i=>Ag(e,i,
t)}]}function Eg(e,t,n){let{reading:s,isOwnScale:o}=e,{layer:r,head:i,query:a,visit:c}=n,l=I(e),{count:h}=s,u=s.weights(
r,i),d=s.isOff(r,i),f=o?u[At(u)]||1:Zn(e),m=Math.min(.36*t.width,190*l),y=(t.width-m)/h>=Mg*l,g=Og(e,t,n,d,y),b=t.y+42*l,
[w,x]=[t.width-m,t.height-44*l-g.height],$=t.width<600*l?1.9:1.15,k={width:w/h,height:Math.min(x/h,$*w/h)},O={x:t.x+m,y:b,
width:w,height:k.height*h},_=`layers.${r}.heads.${i}`,S=k.height>=30*l,T=Sg(k.height,13*l);return[F(e,t.x,t.y+15*l,m>=150*
l?"The visit that asks":"Who asks",{kind:"strong",width:m-8*l}),p("g",{key:"columns"},L()),p("g",{key:"rows"},C()),p("im\
age",{key:"weights",class:"map",href:be(u,h,e.scale,f),...O,preserveAspectRatio:"none",opacity:d?.3:1}),p("rect",{key:"f\
rame",class:"map-frame",...O}),p("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${i}`},P()),p("\
rect",{key:"column",class:"chosen-column",x:O.x+c*k.width,y:t.y,width:k.width,height:O.y+O.height-t.y,rx:3}),v(),p("rect",
{key:"cell",class:"chosen-cell",x:O.x+c*k.width,y:O.y+a*k.height,width:k.width,height:k.height}),g.at(O.y+O.height)];function v(){
let H=O.y+a*k.height,R=19*l,j=(K,nt)=>p("rect",{key:K,class:"chosen-row",...nt,rx:3}),{height:rt}=k;if(rt>=R)return j("r\
ow",{x:t.x-3,y:H,width:t.width+3,height:rt});let ut={x:t.x-3,y:H+(rt-R)/2,width:m,height:R};return[j("row",{x:O.x-1,y:H,
width:O.width+2,height:rt}),j("asking",ut)]}function L(){let H=k.width>=14*l,R=Math.min(15*l,k.width-3*l),j=k.width>=30*
l,rt=O.x;return s.visits.map((ut,K)=>{let nt=String(Et[ut.weekday]),it=ut.weekday!==s.visits[K-1]?.weekday,qt=O.x+K*k.width,
Ve=z(e,nt,"tiny"),Ya=!H&&it&&qt>=rt&&qt+Ve<=O.x+O.width;Ya&&(rt=qt+Ve+4*l);let Lo=O.x+(K+.5)*k.width;return p("g",{key:`\
column ${K}`,class:`part choice${K===c?" here":""}${ut.masked?" off":""}`,"data-open":`${_}.${a}.${K}`,role:"button",tabindex:"\
-1","aria-label":`Read from visit ${K+1}: ${G(s,K)}${ut.masked?", masked":""}`},p("rect",{class:"ground",x:O.x+K*k.width,
y:t.y,width:k.width,height:42*l}),H&&Tt(ut.category,Lo-R/2,t.y+(j?0:22)*l,R),Ya&&F(e,qt,t.y+38*l,nt,{kind:"tiny",key:"we\
ekday"}),j&&[F(e,Lo,t.y+26*l,nt,{kind:"tiny",anchor:"middle",key:"day"}),F(e,Lo,t.y+38*l,k.width>=40*l?yt(ut.start_minute):
`${Math.floor(ut.start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],p("title",{},G(s,K)))})}function C(){return s.
visits.map((H,R)=>{let j=O.y+(R+.5)*k.height,rt=R===a,ut=rt||(h-1-R)%T===0&&Math.abs(R-a)>=T,K=Math.min(18*l,k.height-1.5*
l),nt=k.height>=12*l,it=t.x+(nt?K+10*l:4*l),qt=O.x-it-6*l,Ve=rt||S?"strong":"label";return p("g",{key:`row ${R}`,class:`\
part choice${rt?" here":""}`,"data-open":`${_}.${R}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${R+1} asks: ${G(
s,R)}`},p("rect",{class:"ground",x:t.x,y:j-k.height/2,width:m,height:k.height}),nt&&Tt(H.category,t.x+3*l,j-K/2,K),ut&&F(
e,it,j+(S?-2:4.5)*l,H.label,{kind:Ve,width:qt,key:"name"}),S&&F(e,it,j+12*l,`${xe(s,R)} · ${Lh(s,R)}`,{kind:"small",width:qt,
key:"when"}),p("title",{},G(s,R)))})}function P(){let H=[];for(let R=0;R<h;R++){if(h>Jh&&R!==a){H.push(p("rect",{key:`ro\
w ${R}`,class:"cell",x:O.x,y:O.y+R*k.height,width:O.width,height:k.height,"data-open":`${_}.${R}.${c}`},p("title",{},G(s,
R))));continue}for(let j=0;j<h;j++)H.push(Y(R,j))}return H}function Y(H,R){let j=Number(u[H*h+R]),[rt,ut]=[O.x+R*k.width,
O.y+H*k.height],K=H===a&&R===c,nt=String(Math.round(100*j)),it=Ve=>k.width>=z(e,nt.padStart(2,"0"),Ve)+2*l,qt=(j>=Zh||y||
H===a)&&k.height>=13*l&&it("tiny");return p("g",{key:`${H} ${R}`,class:"cell"},p("rect",{key:"cell",x:rt,y:ut,width:k.width,
height:k.height,"data-open":`${_}.${H}.${R}`,role:"button",tabindex:K?0:"-1","aria-current":K?"true":null},p("title",{},
`${G(s,H)} reads ${A(j,1)} from ${G(s,R)}`)),qt&&F(e,rt+k.width/2,ut+k.height/2+4.5*l,nt,{kind:j/f>=.3&&it("strong")?"st\
rong":"tiny",anchor:"middle",also:j/f>=_g&&!d?"on-dark":"on-light",key:"weight"}))}}function Sg(e,t){return Math.max(1,Math.
ceil(t/e))}function Og(e,t,{layer:n,head:s,query:o,isLeaf:r},i,a){let{canAct:c,canAsk:l,reading:h}=e,u=I(e),d=h.isRemoved(
n,s),f=t.height>=330*u,m=`layers.${n}.heads.${s}`,g=[c&&{text:d?"Switch head on":"Switch head off",attributes:{"data-act":"\
head","data-part":m},isPressed:d},l&&!d&&{text:"Ask the hall: what without it?",attributes:{"data-act":"ask","data-part":m}},
r?{text:"More about query and keys",attributes:{"data-more":"neurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:
{text:"More about this head",attributes:{"data-more":"head","data-layer":n,"data-head":s},isButton:!1},{text:Ji(e),attributes:{
"data-act":"scale"}}].filter(k=>k!==!1),b=a?"Values in %; each row adds up to 100.":`Values in %, other rows from ${Math.
round(100*Zh)} on; each row adds up to 100.`,w=i?"Switched off: these weights would have been used.":`Columns: the visit\
 it reads from. ${h.count>Jh?"A stronger colour is more; each row adds up to 100 %.":b}`,x=f?W(w):[],$=U(e,{...t,y:0},x,
"small").height;return{height:$+40*u,at(k){let O=t.x,_=[];for(let{text:S,attributes:T,...v}of g){let L=bt(e,O,k+$+22*u,S,
T,v);O+L.width>t.x+t.width||(_.push(L.mark),O+=L.width+10*u)}return[p("g",{key:"explained"},U(e,{...t,y:k+3*u},x,"small").
marks),p("g",{key:"controls"},_)]}}}function Ag(e,t,{layer:n,head:s,query:o,visit:r}){let{reading:i}=e,a=o===i.count-1?"\
the last visit":`visit ${o+1}`,c=o===r?"itself":Ue(i,r);return[...J(e,t,`How much does ${a} read from ${c}?`,`${a.charAt(
0).toUpperCase()}${a.slice(1)} reads ${c}`),p("g",{key:"worked"},Vs(e,Q(e,t),pn(i,n,s,o,r),Us(i,n,s,o),r,[{letter:"q",words:`\
Query of ${G(i,o)}`,colour:"query"},{letter:"k",words:`Key of ${G(i,r)}`,colour:"key"}],{colour:"attention-bar",over:`al\
l ${i.count} visits of this row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var tu=56;function eu(e,t){let n=I(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>Tg(
e,s,t)},...e.reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>Ng(e,s,t)}]:[]]}function Tg(e,t,{
location:n}){let{reading:s}=e,o=I(e),r=wn(s,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,
[d,f]=[i.toFixed(2),(1-i).toFixed(2)],m=s.pointerWeights,y=[],g=S=>r.visits.map(T=>({value:S*Number(m[T]),colour:"pointe\
r"}));s.hasPointer&&y.push({key:"pointer",label:"Pointer",parts:g(1),text:Rt(a),open:"pointer"}),s.hasGate&&y.push({key:"\
from pointer",label:`× gate ${d}`,parts:g(i),text:Rt(l),open:"gate"}),s.hasGeneration&&y.push({key:"generation",label:"\
Generation",parts:[{value:c,colour:"generation"}],text:Rt(c),open:`generation.${n}`}),s.hasGate&&y.push({key:"from gener\
ation",label:`× (1 − ${d})`,parts:[{value:h,colour:"generation"}],text:Rt(h),open:"gate"}),y.push({key:"answer",label:"\
Answer",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:S})=>S>0),text:Rt(u),isChosen:!0});
let b=Q(e,t),w=s.hasGate?[[{text:`${d} × ${Rt(a)} = ${Rt(l)}`}],...W("come from the pointer,"),[{text:`${f} × ${Rt(c)}\
 = ${Rt(h)}`}],...W("from generation. Together:"),[{text:Rt(u),kind:"strong"},{text:"."}],...W("All bars have one scale.")]:
[...W(`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],x=U(e,{...b,
y:0},w),$={...b,height:b.height-x.height-44*o},k=kn(e,$,y.length,tu),O=U(e,{...b,y:b.y+k+8*o},w),_=bt(e,b.x,b.y+b.height-
10*o,"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...J(e,t,`How probable is ${s.nameOf(n).label}\
?`),p("g",{key:"rows"},Nt(e,$,y,{most:tu})),...O.marks,_.mark]}function Ng(e,t,{location:n}){let{reading:s}=e,o=I(e),{visits:r,
pointer:i}=wn(s,n),a=Q(e,t),c="Its visits";if(r.length===0){let g=W("None of the visits is here, so the pointer cannot c\
hoose it.");return[...J(e,t,c),...U(e,a,g).marks]}let l=s.pointerWeights,h=r.map(g=>({key:`visit ${g}`,label:`${xe(s,g)}\
 (visit ${g+1})`,parts:[{value:Number(l[g]),colour:"pointer"}],text:Rt(Number(l[g])),open:`pointer.${g}`,isOff:s.visits[g]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",d=[...W(u),[{text:Rt(i),kind:"strong"},
{text:"."}]],f=U(e,{...a,y:0},d),m={...a,height:a.height-f.height-8*o},y=kn(e,m,h.length);return[...J(e,t,c),p("g",{key:"\
rows"},Nt(e,m,h,{isOrdered:!0})),...U(e,{...a,y:a.y+y+6*o},d).marks]}function Rt(e){return A(e,e>=.01||e===0?1:e>=1e-5?3:
5)}function nu(e,t){let n=I(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:s=>vg(
e,s,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:s=>Lg(e,s,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>Ig(e,s)}]}function vg(e,t,n){let{reading:s}=e,o=I(e),r=Q(e,t),i=U(e,r,
W("A score for each visit, and its weight after the softmax."),"small"),a=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((d,f)=>({key:`visit ${f}`,label:d.label,says:xe(s,f),category:d.category,parts:[{value:Number(c[f]),colour:"pointer"}],
beside:N(Number(a[f]),2),text:A(Number(c[f]),1),open:`pointer.${f}`,isChosen:f===n.visit,isOff:d.masked,exact:`${G(s,f)}\
: score ${N(Number(a[f]),4)}, weight ${A(Number(c[f]),2)}`})),h=bt(e,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+i.height+4*o,height:r.height-i.height-34*o};return[...J(e,t,"What the p\
ointer reads"),...i.marks,p("g",{key:"rows"},Nt(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function Lg(e,t,{visit:n}){let{
reading:s}=e;return[...J(e,t,`How does the pointer score ${Ue(s,n)}, ${xe(s,n)}?`,`Score of ${Ue(s,n)}`),p("g",{key:"wor\
ked"},Vs(e,Q(e,t),gn(s,n),js(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${G(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function Ig(e,t){let{reading:n}=e,s=I(e),o=Q(e,t),r=n.pointerWeights,i=U(e,o,W("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:d,probability:f,
visits:m})=>({key:`place ${h}`,label:m.length>1?`${u} (${m.length})`:u,category:d,parts:m.map(y=>({value:Number(r[y]),colour:"\
pointer"})),text:A(f,1),open:h>1?`places.${h}`:null,exact:`${m.map(y=>A(Number(r[y]),2)).join(" + ")} = ${A(f,2)}`})),c={
...o,y:o.y+i.height+6*s,height:o.height-i.height-36*s},l=bt(e,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...J(e,t,"Sums per place"),...i.marks,p("g",{key:"rows"},Nt(e,c,a)),l.mark]}function su(e,t){let n=I(e),s=ou(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:t.
number===null?0:1,share:1.5,marks:o=>Rg(e,o,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:o=>Cg(e,o,t)}]}function to(e,{layer:t,visit:n,number:s}){return s??qn(ht(e,`layers.${t}.residual_out`,n))}function ou(e,{
layer:t,visit:n}){let s=`layers.${t}`,o=e.has(`${s}.attention_out`),r=e.trace.interventions.residuals!==!1,i=u=>e.isSkipped(
t,u),a=[],c=(u,d,f,m="plain")=>{let y=ht(e,`${s}.${u}`,n),g=`length ${N(Math.hypot(...y))}`;a.push({key:u,title:d,says:f||
g,values:y,colour:m})},l=(u,d)=>r?i(u)?"unchanged":"":i(u)?"nothing":`${d} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!e.has(`${s}.${u}\
.mean`))return"off: unchanged";let d=Number(e.values(`${s}.${u}.mean`)[n]),f=1/Number(e.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${N(d,2)}, deviation ${N(f,2)}`}}function Rg(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=I(e),
a=Q(e,t),c=to(s,n),l=ou(s,n),h={...a,height:a.height-34*i},u=r===s.count-1,d=a.x,f=[],m=(y,g,b=!0)=>{let w=bt(e,d,a.y+a.
height-10*i,y,g,{isButton:b});d+w.width>a.x+a.width||(f.push(w.mark),d+=w.width+10*i)};return r>0&&m("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||m("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),m("More about the \
layers",{"data-more":"layers"},!1),[...J(e,t,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${G(s,r)}`,`Layer ${o}\
: ${G(s,r)}`),p("g",{key:"rows"},Be(e,h,l,{chosen:c,open:y=>`layers.${o}.stream.${r}.${y}`})),p("g",{key:"controls"},f)]}
function Cg(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=I(e),a=to(s,n),c=Q(e,t),{y:l}=c,h=[];for(let d of Pg(s,o,r,a)){
let f=U(e,{...c,y:l},d);if(l+f.height>c.y+c.height)break;h.push(...f.marks),l+=f.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...J(e,t,`Number ${a+1} of ${s.trace.architecture.d_model}, worked out`),p("g",{key:"lines"},h),
u.height>=90*i&&p("g",{key:"units"},Wg(e,u,o,r,a))]}function Pg(e,t,n,s){let o=`layers.${t}`,r=`transformer.layers.${t}`,
i=h=>Number(ht(e,`${o}.${h}`,n)[s]),a=e.trace.interventions.residuals!==!1,c=[[...W("Comes in:"),Qi(i("residual_in"))]];
return e.has(`${o}.attention_out`)&&(c.push(Qs("Norm 1:",Yn(e,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),e.isSkipped(t,"attention")))),c.push(Qs("Norm\
 2:",Yn(e,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,d,f,m){let y=m?"0 (skipped)":
null;return a?ta(h,u,d,f,y):[...W(`${h} no residual connection, so only`),[{text:y??N(d,2),kind:"strong"}]]}}function Qs(e,t){
if(!t)return W(`${e} off, the number stays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:i,bias:a,result:c}=t,
l=je(u=>{let d=u((u(n,1)-u(s,1))*u(o,1));return d!==u(r)||i===null||a===null?d===u(r):N(d*u(i,1)+u(a,1),2)===N(c,2)}),h=u=>N(
u,l+1);return[...W(e),[{text:`(${h(n)} ${s<0?"+":"−"} ${h(Math.abs(s))})`}],[{text:`× ${h(o)} = ${N(r,l)};`}],...i===
null||a===null?W("then a learned factor and bias give").concat([Qi(c)]):[[{text:`${N(r,l)} × ${h(i)} ${a<0?"−":"+"} ${h(
Math.abs(a))} =`}],Qi(c)]]}function ta(e,t,n,s,o=null){let r=je(a=>o!==null||a(a(t)+a(n))===a(s)),i=n<0&&o===null?"−":
"+";return[...W(e),[{text:`${N(t,r)} ${i} ${o??N(Math.abs(n),r)} =`}],[{text:N(s,r),kind:"strong"}]]}function Qi(e){return[
{text:N(e,2),kind:"strong"}]}function Wg(e,t,n,s,o){let{reading:r}=e,i=I(e),a=ht(r,`layers.${n}.feed_forward.pre`,s),c=ht(
r,`layers.${n}.feed_forward.hidden`,s),l=Gs(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((w,x)=>Math.abs(
Number(h[x]))-Math.abs(Number(h[w]))),d=Array.from(c).filter(w=>w>0).length,f=r.isSkipped(n,"feed_forward")?"The network\
 is skipped: nothing of this is added. ":"",m=l?`${d} of ${c.length} hidden units are above 0. Each is activated (GELU),\
 times a weight; all products add up to ${N(xn(h),2)}, the bias adds ${N(l.bias,2)}:`:`${d} of ${c.length} hidden units \
are above 0 after the activation (GELU). The largest:`,y=U(e,t,W(f+m),"small"),g=Math.max(1,Math.floor((t.height-y.height)/
(20*i))),b=u.slice(0,g).map(w=>({key:`unit ${w}`,label:`unit ${w+1}`,parts:[{value:Number(h[w]),colour:"plain"}],beside:`${N(
Number(a[w]))} → ${N(Number(c[w]))}${l?` × ${N(Number(l.dot.second[w]),2)}`:""}`,text:N(Number(h[w]),2)}));return[...y.
marks,Nt(e,{...t,y:t.y+y.height+2*i,height:t.height-y.height-4*i},b)]}var Hg=864e5,Dg=.1;function ea(e,t){let n=I(e),s=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},
rank:s?1:0,share:1.2,marks:o=>Bg(e,o,t)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>Ug(e,o,t)},...t.
kind==="visit"?[{key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>Vg(e,o,t)}]:[]]}function na(e,t,n){
let{trace:s,count:o}=e,r=e.visits[n],{without_features:i=[],position_from_end:a}=s.interventions;if(i.some(c=>c===t)||t===
"position_from_end"&&a===!1)return"left out: all zeros";if(!r)return"";switch(t){case"location":return r.label;case"user":
return s.user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/Ke)*Ke;return`${yt(
c)} to ${yt((c+Ke)%1440)}`}case"weekday":return Ae[r.weekday]??"";case"recency":{let c=Fg(e,n);return c===null?"days bef\
ore the prediction":c>=Te?`${Te} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{
let c=Math.floor(r.duration_minutes/ae)*ae,l=c+ae;return c>=Ne*ae?`${me(Ne*ae)} or more`:`${c?me(c):"0"} to ${me(l)}`}default:{
let c=o-n,l=s.architecture.max_visits-1;return c===1?"the last visit":c>=l?`${l} or more from the end`:`${c} from the en\
d`}}}function Fg({trace:e,visits:t},n){let s=t[n]?.arrival;if(!s)return null;let o=r=>Date.parse(r.slice(0,10))/Hg;return Math.
round(o(e.predict_at)-o(s))}function Bg(e,t,{kind:n,visit:s}){let{reading:o}=e,r=I(e),i=Q(e,t),a=o.slices.map(({name:d,label:f,
lengths:m})=>({key:d,title:f,says:na(o,d,s),values:Fi(o,d,s),colour:Number(m[s])===0?"plain off":"plain"})),c=a.reduce((d,{
values:f})=>d+f.length,0),l=U(e,i,W(`${a.length} vectors, ${c} numbers together; the network learned a vector for every \
value.`),"small"),h=bt(e,i.x,i.y+i.height-10*r,"More about features",{"data-more":"features"},{isButton:!1}),u={...i,y:i.
y+l.height+2*r,height:i.height-l.height-34*r};return[...J(e,t,n==="inputs"?"What the last visit is made of":G(o,s)),...l.
marks,p("g",{key:"rows"},Be(e,u,a)),h.mark]}function Ug(e,t,{kind:n,visit:s,number:o}){let{reading:r}=e,i=I(e),a=Q(e,t),
c=ht(r,"inputs.projected",s),l=o??qn(c),h=Ph(r,s,l),u=n==="inputs"?"inputs":`visits.${s}`,d=[{key:"projected",title:`${c.
length} numbers`,says:r.has("inputs.norm")?"before the norm":"",values:c,colour:"stream"}],f={...a,height:Math.min(86*i,
.26*a.height)},m=Gg(r,s,l),y=[],g=m.reduce(($,k)=>$+U(e,{...a,y:0},k).height+4*i,0),b={...a,y:f.y+f.height+28*i,height:a.
height-f.height-g-36*i},w=h?jg(h):[],x=b.y+(w.length?kn(e,b,w.length)+6*i:0);for(let $ of m){let k=U(e,{...a,y:x},$);if(x+
k.height>a.y+a.height+2)break;y.push(...k.marks),x+=k.height+4*i}return[...J(e,t,"The features, mixed into one vector"),
p("g",{key:"vector"},Be(e,f,d,{chosen:l,open:$=>`${u}.${$}`})),w.length>0&&U(e,{...a,y:f.y+f.height+4*i},W(`Number ${l+1}\
: each feature × its weights`),"small").marks,w.length>0&&p("g",{key:"rows"},Nt(e,b,w)),p("g",{key:"lines"},y)]}function jg({
parts:e,bias:t}){return[...e.map(({name:s,label:o,dot:r})=>({key:s,label:o,parts:[{value:r.sum,colour:"plain"}],text:N(r.
sum,2),exact:`${o}: the sum of ${r.products.length} products is ${N(r.sum,4)}`})),{key:"bias",label:"bias",parts:[{value:t,
colour:"plain"}],text:N(t,2),exact:""}]}function Gg(e,t,n){if(!e.has("inputs.norm"))return[];let s=Number(ht(e,"inputs.p\
rojected",t)[n]),o=Number(ht(e,"layers.0.residual_in",t)[n]),r=Yn(e,"inputs.projected","inputs.norm","input_norm",t,n),i=Qs(
"Norm:",r),a=[[...W("Sum:"),[{text:N(s,2),kind:"strong"}]],i];if(e.trace.architecture.components.includes("sinusoidal")){
let c=e.trace.architecture.d_model,l=$e(e,"pos_encoding",t*c+n);e.trace.interventions.sinusoidal===!1?a.push(W("No posit\
ion encoding: it is off.")):l!==null&&r&&(i=ta("Position encoding:",r.result,l,o),a.push(i))}return i.push(...W("→ layer\
s")),a}function Vg(e,t,{visit:n}){let{reading:s}=e,o=I(e),r=Q(e,t),i=[];for(let m=0;m<s.layers;m++)for(let y=0;y<s.heads;y++){
let g=Number(s.lastRow(m,y)[n]),b=s.isOff(m,y);i.push({key:`${m} ${y}`,label:`Layer ${m}, head ${y}`,parts:[{value:g,colour:"\
plain"}],text:b?"off":A(g,1),open:`layers.${m}.heads.${y}.${s.count-1}.${n}`,isOff:b})}let a=[];if(s.hasPointer){let m=Number(
s.pointerWeights[n]);if(i.push({key:"pointer",label:"Pointer",parts:[{value:m,colour:"pointer"}],text:A(m,1),open:`point\
er.${n}`}),s.hasGate){let y=A(m*s.gate,1),g=Number(m.toFixed(3)),b=je(w=>A(g*w(s.gate),1)===y);a.push(...W("To the answe\
r the pointer carries"),[{text:`${A(m,1)} × gate ${s.gate.toFixed(b)} = `},{text:y,kind:"strong"},{text:"."}])}}let c=U(
e,r,W(s.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),"small"),l=U(
e,{...r,y:0},a),h={...r,y:r.y+c.height+2*o,height:r.height-c.height-l.height-8*o},u=kn(e,h,i.length),d=i.map(({parts:m})=>Number(
m[0]?.value)),f=Math.max(Dg,...d);return[...J(e,t,"Who reads it?"),...c.marks,i.length>0&&p("g",{key:"rows"},Nt(e,h,i,{largest:f})),
p("g",{key:"end"},U(e,{...r,y:h.y+u+6*o},a).marks)]}var Yg={head:Qh,stream:su,inputs:ea,visit:ea,context:Rh,pointer:nu,generation:Gh,gate:Fh,place:eu};function ru(e,t){let n=ne(
t,e.reading);return n?Mh(e,n,Yg[n.kind](e,n)):[]}function iu(e,t){let n=ne(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return qg(n,t);break;case"stream":
return zg(n,t);case"pointer":if(n.isLeaf)return Xg(n,t);break;case"generation":if(n.isLeaf)return Jg(n,t);break;case"gat\
e":return Zg(t);default:break}return te(kt(Kg(n),t),t,null)}function Kg({kind:e,layer:t,head:n,visit:s,location:o}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${s}`:e==="place"?`places.${o}`:e}function qg({layer:e,head:t,query:n,
visit:s},o){let r=o.weights(e,t).subarray(n*o.count,(n+1)*o.count),i=Number(r[s]),a=r.filter(m=>m>i).length,c=n===s?"its\
elf":G(o,s),l=`${G(o,n)}, reads ${A(i,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=pn(o,e,t,n,s),d=o.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${o.count} weights in its row ${a===1?"is":"are"} larger.`,f=o.isOff(e,t)?" The head is off: t\
he weight would have been used.":"";return{title:l,text:`Query and key multiply to ${N(h.sum,2)}, which makes a score of\
 ${N(u,2)}. ${d}${f}`}}function zg({layer:e,visit:t},n){let s=`layers.${e}`,o=l=>N(Math.hypot(...ht(n,`${s}.${l}`,t))),r=n.
has(`${s}.attention_out`),i=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of length ${o(l)}`,a=r?`its head\
s give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Without residual connections onl\
y what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${G(n,t)}.`,text:`The visit comes in as a vector o\
f length ${o("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_forward")}. It leaves with lengt\
h ${o("residual_out")}.${c}`}}function Xg({visit:e},t){let n=A(Number(t.pointerWeights[e]),1),s=`The pointer gives ${G(t,
e)}, ${n}.`;if(t.visits[e]?.masked)return{title:s,text:"The visit is masked: it cannot be chosen."};let{dot:o,bias:r,isBiasOff:i,
score:a}=gn(t,e),c=r!==null&&!i?` and the bias of its position is ${N(r,2)}`:"";return{title:s,text:`Query and key multi\
ply to ${N(o.sum,2)}${c}; its score is ${N(a,2)}. The weight counts for ${Ue(t,e)}.`}}function Jg({location:e},t){let{logit:n}=Me(
t,e),s=t.probabilityOf("generation",e),o=n===null?"":`Its logit is ${N(n,2)}; `,r=`the softmax over all places makes it ${A(
s,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation head.`,text:o?o+r:r.charAt(0).toUpperCase()+
r.slice(1)}}function Zg(e){let t=te({kind:"gate"},e,null),n=bn(e);if(!n)return t;let{logit:s,learned:o,hidden:r}=n,i=e.trace.
gate.learned?`Its ${r.length} hidden units and the bias add up to a logit of ${N(s,2)}.`:`As learned it would be ${o.toFixed(
2)}.`;return{title:t.title,text:`${t.text} ${i}`}}var Qg=7;function au(e,{names:t,run:n},s){if(!t.length)return e;let o=Qg*s/13;return Cs(e,r=>t.includes(r)?{className:"p\
ut-in",words:`put in from the ${n} run`,onTop:i=>t0(i,n,o)}:null)}function t0({attributes:{x:e,y:t,width:n}},s,o){let[r,
i]=[Number(e)+Number(n),Number(t)],a=.45*o;return p("g",{key:"put in",class:"badge"},p("circle",{cx:r,cy:i,r:o}),p("path",
{d:`M${r+a} ${i-a}L${r-a} ${i+a}m0 ${-1.5*a}v${1.5*a}h${1.5*a}`}),p("title",{},`Put in from the ${s} run`))}var e0={ArrowUp:.05,ArrowRight:.05,ArrowDown:-.05,ArrowLeft:-.05,PageUp:.2,PageDown:-.2,Home:-1,End:1},n0=.00501,cu="Up \
and Page Up raise it, Down and Page Down lower it, Home and End set 0 and 1; Left and Right lead to other parts.";function lu(e,t){
let n=e0[t];if(n===void 0)return null;let s=Math.round(100*Math.min(1,Math.max(0,e.gate+n)))/100,o=e.has("gate.logit")?e.
values("gate.logit")[0]:Number.NaN;return{kind:"gate",value:Math.abs(s-1/(1+Math.exp(-o)))<n0&&s>0&&s<1?null:s,isDone:!0}}var eo="http://www.w3.org/2000/svg",hu=1.7,s0=1.2,uu=20,o0=["fill","stroke","stroke-width","stroke-dasharray","stroke-li\
necap","stroke-linejoin","opacity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],r0={fill:"\
rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"mi\
ter",opacity:"1","paint-order":"normal","text-decoration-line":"none"},i0=".handle, .handle-words, .control, .escape",a0=new Set(
["font-size","font-weight","text-anchor"]);function du(e,{title:t,ground:n,lines:s}){let o=e.cloneNode(!0),{width:r,height:i}=e.
viewBox.baseVal,a=Number(e.getAttribute("font-size")),c=s.length*hu*a,l=c+i,h=[],u=e.querySelectorAll("*");for(let[y,g]of o.
querySelectorAll("*").entries()){let b=u[y];b&&c0(g,getComputedStyle(b)),g.matches(i0)&&h.push(g);for(let w of["class","\
data-part","data-open","data-act","tabindex","role"])g.removeAttribute(w)}for(let y of[...h,...o.querySelectorAll("[visi\
bility]")])y.remove();let d=document.createElementNS(eo,"title");d.textContent=t;let f=document.createElementNS(eo,"rect");
f.setAttribute("y",String(-c)),f.setAttribute("width",String(r)),f.setAttribute("height",String(l)),f.setAttribute("fill",
n);let m=s.map((y,g)=>{let b=a*(g?1:s0),w=document.createElementNS(eo,"text");return w.textContent=ot(y,r-2*uu,b,g===0),
w.setAttribute("x",String(uu)),w.setAttribute("y",String((g+.8)*hu*a-c)),w.setAttribute("font-size",String(b)),w.setAttribute(
"font-weight",g?"400":"600"),w.setAttribute("fill",getComputedStyle(e).color),w});return o.prepend(d,f,...m),o.setAttribute(
"viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("xmlns",eo),o.setAttribute("width",String(r)),o.setAttribute("height",String(
l)),o.setAttribute("font-family",getComputedStyle(e).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.
setAttribute("role","img"),o.setAttribute("aria-label",t),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(
o),width:r,height:l}}function c0(e,t){if(e.localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}
e.localName==="image"&&e.setAttribute("style","image-rendering: pixelated");for(let n of o0){if(a0.has(n)&&e.localName!==
"text")continue;let s=t.getPropertyValue(n);s&&s!==r0[n]&&e.setAttribute(n,s)}}function _n({columns:e,rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>sa(
"th",r,"col")));let o=n.createTBody();for(let[r,...i]of t)o.insertRow().append(sa("th",r,"row"),...i.map(a=>sa("td",a)));
return n}function sa(e,t,n){let s=document.createElement(e);n&&(s.scope=n);let o=typeof t=="number"&&!Number.isInteger(t)?
t.toFixed(6):String(t??"–");return s.textContent=Number(o)===0?o.replace("-",""):o,s}function fu({columns:e,rows:t}){return`${[
e,...t].map(s=>s.map(f0).join(",")).join(`\r
`)}\r
`}var l0=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,h0=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
u0=/^(?=[\t\r\n])/;function d0(e){return(Number.isInteger(e)?[]:[6,7,8,9]).map(s=>Number(e.toPrecision(s))).find(s=>Math.
fround(s)===e)??e}function f0(e){if(e==null)return"";if(typeof e=="number")return Number.isNaN(e)?"":String(d0(e));let t=e.
replace(h0,"$1'").replace(u0,"'"),n=l0.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function pu(e,t=null,n=null){if(t===null)return[p0(e,n),g0(e,n)];let s=ne(t,e);return s?m0[s.kind](e,s):[]}var m0={head:b0,
stream:w0,inputs:mu,visit:mu,context:x0,pointer:$0,generation:k0,gate:M0,place:_0};function p0(e,t){let{hasPointer:n}=e,
s=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","Stay in minutes",...n?
["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:e.visits.map((o,r)=>[G(e,r),o.duration_minutes,
...n?[ra(e.pointerScores[r]),e.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function g0(e,t){let{final:n}=e.trace.
location_probabilities,o=[...n.map(({location:i})=>i),pt].map(i=>{let{pointer:a,generation:c,fromPointer:l,fromGeneration:h}=wn(
e,i);return[i===pt?"A place that the model does not know":e.nameOf(i).label,a,c,l,h,e.probabilityOf("final",i),...t?[t.knownProbability(
i)]:[]]}),r=Number(e.answer(n.length).at(-1)?.count)-1;return{caption:`The answer, with a gate of ${e.gate.toFixed(3)}${r>
0?`: the ${n.length} most probable of ${n.length+r} places`:""}`,columns:["Place","By the pointer","By generation","From\
 the pointer","From generation","Probability",...t?[`Probability ${t.words}`]:[]],rows:r>0?[...o,y0(e,o,r)]:o}}function y0({
gate:e,hasPointer:t,hasGeneration:n},s,o){let r=[Number(t),Number(n),e,1-e,1,1];return(s[0]??[]).map((i,a)=>{if(a===0)return`${o}\
 other ${o===1?"place":"places"}`;let c=s.map(h=>h[a]);if(c.includes(null))return null;let l=c.map(Number).reduce((h,u)=>h+
u,0);return Math.max(0,Number(r[a-1])-l)})}function b0(e,{layer:t,head:n,query:s,visit:o,isLeaf:r}){let{count:i}=e,a=e.weights(
t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((d,f)=>G(e,f));if(!r)return[{caption:`Weights of ${c}: rows are the visits\
 that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((d,f)=>[d,...a.subarray(f*i,(f+1)*i)])}];
let h=Us(e,t,n,s),{dot:u}=pn(e,t,n,s,o);return[no(`Query of ${l[s]} × key of ${l[o]}, ${c}`,["Query","Key"],u),{caption:`\
The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((d,f)=>[d,ra(h.scores[f]),a[s*i+f]])}]}function w0(e,t){
let{layer:n,visit:s}=t,o=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1","norm1"],["Heads","attention_out"],["Afte\
r the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.out"],["Leaves","residual_out"]].filter(([
,u])=>e.has(`${o}.${u}`)),i=r.map(([,u])=>ht(e,`${o}.${u}`,s)),a=to(e,t),c=Gs(e,n,s,a),l=ht(e,`${o}.feed_forward.pre`,s),
h=ht(e,`${o}.feed_forward.hidden`,s);return[{caption:`${G(e,s)}, in layer ${n}`,columns:["Number",...r.map(([u=""])=>u)],
rows:Array.from(i[0]??[],(u,d)=>[d+1,...i.map(f=>f[d])])},{caption:`Hidden units of the feed-forward network${c?`, and w\
hat they give number ${a+1}`:""}`,columns:["Unit","Before the activation","After it",...c?["Weight","Product"]:[]],rows:Array.
from(h,(u,d)=>[d+1,l[d],u,...c?[c.dot.second[d],c.dot.products[d]]:[]])}]}function mu(e,{kind:t,visit:n}){let s=ht(e,"in\
puts.projected",n),o=[{caption:`What ${G(e,n)} is made of`,columns:["Feature","Value","Length of its vector"],rows:e.slices.
map(({name:i,label:a,lengths:c})=>[a,na(e,i,n),c[n]])},oa("All features mixed by one matrix",s)];if(t==="inputs")return o;
let r=Array.from({length:e.layers*e.heads},(i,a)=>{let[c,l]=[Math.floor(a/e.heads),a%e.heads];return[`Layer ${c}, head ${l}`,
e.lastRow(c,l)[n]]});return e.hasPointer&&r.push(["Pointer",e.pointerWeights[n]]),o.push({caption:"How much the last vis\
it reads from it",columns:["Reader","Weight"],rows:r}),o}function x0(e){return[oa("The context: the last visit after all\
 layers",e.values("context"))]}function $0(e,{visit:t,isLeaf:n}){let s=js(e),o=e.visits.map((l,h)=>G(e,h)),r=e.values("p\
ointer.content_scores"),i=e.has("pointer.bias")?e.values("pointer.bias"):null,a=[{caption:"The pointer’s score and weigh\
t of each visit",columns:["Visit","Content score",...i?["Position bias"]:[],"Score","Weight"],rows:o.map((l,h)=>[l,r[h],
...i?[i[h]]:[],ra(s.scores[h]),e.pointerWeights[h]])},{caption:"Weights added up by place",columns:["Place","Visits","Pr\
obability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];if(!n)return a;let{dot:c}=gn(
e,t);return[no(`Query of the context × key of ${o[t]}`,["Query","Key"],c),...a]}function k0(e,{location:t,isLeaf:n}){let s=e.
trace.location_probabilities.generation??[],o={caption:"The most probable places of the generation head",columns:["Place",
"Logit","Probability"],rows:s.map(i=>[e.nameOf(i.location).label,Me(e,i.location).logit,i.probability])},{dot:r}=Me(e,t);
return n&&r?[no(`Context × weights of ${e.nameOf(t).label}`,["Context","Weight"],r),o]:[o]}function M0(e){let t=bn(e),n={
caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bias",t.bias],["Logit",t.logit],["As learned",t.learned]]:
[],["Gate",e.gate]]};if(!t)return[n];let s="Hidden units";return[t.dot?no(s,["Hidden unit","Weight"],t.dot):oa(s,t.hidden),
n]}function _0(e,{location:t}){let{visits:n,pointer:s,generation:o,gate:r,fromPointer:i,fromGeneration:a,probability:c}=wn(
e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:["Path","Probability","Factor","Share of the answer"],
rows:[["Pointer",s,r,i],["Generation",o,1-r,a],["Answer","","",c]]},{caption:"Its visits",columns:["Visit","Pointer weig\
ht"],rows:n.map(l=>[G(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function no(e,t,{first:n,second:s,products:o,sum:r}){return{
caption:e,columns:["Number",...t,"Product"],rows:[...o.map((i,a)=>[a+1,n[a],s[a],i]),["Sum","","",r]]}}function oa(e,t){
return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,s)=>[s+1,n])}}function ra(e){return Number.isFinite(e)?
e:"−∞"}function gu(e,t,n,s=null,o=""){let r=document.createElement("dialog");r.className="picture-tables",r.setAttribute("aria-\
label","Numbers");let i=[];for(let l of pu(t,n,s)){let h=document.createElement("div");h.className="table-frame",h.tabIndex=
0;let u=document.createElement("h2");u.textContent=l.caption,h.append(_n(l));let d=document.createElement("a");d.textContent=
"Save as CSV",d.setAttribute("aria-label",`Save as CSV: ${l.caption}`),d.download=`${[o,n??"network",E0(l.caption)].filter(
Boolean).join("-")}.csv`,d.href=URL.createObjectURL(new Blob([fu(l)],{type:"text/csv"})),i.push(d.href),r.append(u,h,d)}
let a=document.createElement("button");a.type="button",a.textContent="Close",a.addEventListener("click",()=>r.close());let c=document.
createElement("p");c.append(a),r.append(c),r.addEventListener("close",()=>{for(let l of i)URL.revokeObjectURL(l);r.remove()}),
e.append(r),r.showModal()}function E0(e){return e.split(/[,:]/,1).join().toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-")}var S0={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]};function bu(e,t,n){if(n==="Home")return e[0]??
null;if(n==="End")return e.at(-1)??null;let[s,o]=S0[n]??[0,!1],r=t?e.indexOf(t):-1,i=e[r];if(s===0||!i)return null;let a=so(
i);if(!o){let d=e[r+s];return d&&so(d)===a?d:null}let c=[...new Set(e.map(so))],l=c[c.indexOf(a)+s],h=e.filter(d=>so(d)===
l),u=d=>Math.abs(yu(d)-yu(i));return h.sort((d,f)=>u(d)-u(f))[0]??null}function so(e){return(e.getAttribute("data-part")??
"").replace(/\.\d+$/,"")}function yu(e){let{top:t,bottom:n}=e.getBoundingClientRect();return(t+n)/2}function xu(e,t,n){return[...t.map(({title:o,text:r,bars:i=""})=>({title:o,text:`${r} ${i}`})),...O0(e,n)].reduce((o,r)=>wu(
r)>wu(o)?r:o)}function O0(e,t){let{visits:n,trace:s,layers:o,heads:r}=e,{location:i,probability:a}=s.prediction,c=Ws(e.nameOf(
i).label,a,1-a),h=[{kind:"visit",visit:n.reduce((u,{label:d},f)=>d.length>Number(n[u]?.label.length)?f:u,0)}];for(let u=0;u<
o;u++)for(let d=0;d<r;d++)h.push({kind:"head",layer:u,head:d});return h.map(u=>{let{title:d,text:f}=te(u,e,null),m=t?` ${Ps(
u.kind)}, ${c}`:"";return{title:d,text:`${f}${m}`}})}function wu({title:e,text:t}){return e.length+t.length}var A0=.6,T0=["pointer","generation"];function ts({reading:e,before:t,overlays:n}){return!n||!t?.hasPointer||!e.hasPointer?
null:e.hasVisitsOf(t)?t.pointerWeights:null}function oo(e){let{reading:t,before:n,overlays:s}=e;if(!s||!n)return 1;let o=ts(
e),r=(h,[u=0,d=0])=>h+Math.max(u,d),i=Array.from(o??[],(h,u)=>[h,Number(t.pointerWeights[u])]),a=[...$u(t),...$u(n)],c=[
...new Set(a)].flatMap(h=>T0.map(u=>[t.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,d)=>u+
Number(d[h]),0)));return Math.max(1,i.reduce(r,0),[...c,l].reduce(r,0))}function $u({trace:e,locations:t}){let n=e.tensors.
probabilities;if(n)return Array.from(n.values,(r,i)=>i);let{final:s,generation:o}=e.location_probabilities;return[...t,...[
...s,...o??[]].map(({location:r})=>r)]}function ro({key:e,now:t,before:n,path:s,edges:o,style:r="",title:i=""}){if(n===null||
Math.abs(t-n)<A0)return null;let a=t>n?"more":"less",[c,l]=o[a];return!c||!l?null:p("path",{key:`${a} ${e}`,class:`chang\
e ${a}${r}`,d:s(c,l)},i&&p("title",{},i))}function io(e,t,n){return`${A(e,1)}; ${n} ${A(t,1)}`}var es="Circuit",N0=[["bold","keeps the answer"],["faded","can be left out"]],ao=class{circuit=null;failure="";#t;#e;#s=null;constructor(t,n){
this.#t=t,this.#e=n,this.button=document.createElement("button"),this.button.type="button",this.button.title="The smalle\
st set of parts that keeps the answer, and what each part adds (C)",this.button.addEventListener("click",()=>this.toggle()),
this.legend=document.createElement("ul"),this.legend.className="circuit-legend";for(let[s,o]of N0){let r=document.createElement(
"li");r.className=s,r.textContent=o,this.legend.append(r)}this.#o(!1,es)}get isOn(){return this.button.getAttribute("ari\
a-pressed")==="true"}toggle(){let t=!this.isOn;this.#r(),this.#o(t,es),this.#e(),t&&this.#n(0)}renew(){this.#r(),this.isOn&&
this.#n(250)}#r(){this.#s?.abort(),this.#s=this.circuit=null,this.failure=""}async#n(t){let n=new AbortController;if(this.#s=
n,this.#o(!0,`${es} …`),await new Promise(s=>setTimeout(s,t)),!n.signal.aborted){try{let s=await this.#t(o=>{n.signal.
aborted||this.#o(!0,`${es} ${Math.floor(100*o)} %`)},n.signal);if(n.signal.aborted)return;this.circuit=s}catch(s){if(n.signal.
aborted)return;this.failure=s instanceof Error?s.message:String(s)}this.#o(!0,es),this.#e()}}#o(t,n){this.button.setAttribute(
"aria-pressed",String(t)),this.button.textContent=n,this.legend.hidden=this.circuit===null}};var ku="http://www.w3.org/2000/svg",v0=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),
co=/-?\d+(?:\.\d+)?/g,lo=class{#t=new WeakMap;#e=new Map;#s=new WeakMap;#r=0;#n=0;constructor(t){this.root=t,this.elements=
[]}show(t,n=0){this.#c(),this.elements=this.#o(this.root,t,this.elements,n>0),this.#e.size&&this.#l(n)}#o(t,n,s,o){if(n.
every(a=>typeof a=="string")){let a=n.join("");return(t.textContent!==a||s.length)&&(t.textContent=a),[]}if(!s.length&&!t.
firstChild){let a=n.map(c=>this.#i(Mu(c)));return t.append(...a),a}let r=new Map;for(let[a,c]of s.entries()){let l=this.#t.
get(c);l&&r.set(ia(l.mark,a),c)}let i=n.map((a,c)=>{let l=Mu(a),h=r.get(ia(l,c));r.delete(ia(l,c));let u=h??document.createElementNS(
ku,l.tag);return this.#h(u,l,o&&h!==void 0),u});for(let a of r.values())a.remove();for(let[a,c]of i.entries()){let l=t.childNodes[a];
l!==c&&t.insertBefore(c,l??null)}return i}#i(t){let n=document.createElementNS(ku,t.tag);for(let s in t.attributes){let o=Gn(
t.attributes[s]);o!==null&&n.setAttribute(s,o)}return this.#t.set(n,{mark:t,elements:this.#o(n,t.children,[],!1)}),n}#h(t,n,s){
let o=this.#t.get(t),r=o?.mark.attributes??{};for(let a of Object.keys(r))Gn(n.attributes[a])===null&&t.removeAttribute(
a);for(let[a,c]of Object.entries(n.attributes)){let l=Gn(c),h=Gn(r[a]);if(l===null||l===h)continue;let u=s&&h!==null&&v0.
has(a)?L0(h,l):null;u?this.#e.set(`${this.#a(t)} ${a}`,{element:t,name:a,at:u,end:l}):t.setAttribute(a,l)}let i=this.#o(
t,n.children,o?.elements??[],s);this.#t.set(t,{mark:n,elements:i})}#a(t){let n=this.#s.get(t)??this.#r++;return this.#s.
set(t,n),n}#l(t){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/t));if(r===1){this.#c();return}let i=1-
(1-r)**3;for(let{element:a,name:c,at:l}of this.#e.values())a.setAttribute(c,l(i));this.#n=requestAnimationFrame(s)};this.#n=
requestAnimationFrame(s)}#c(){cancelAnimationFrame(this.#n);for(let{element:t,name:n,end:s}of this.#e.values())t.setAttribute(
n,s);this.#e.clear()}};function Mu(e){return typeof e=="string"?{tag:"tspan",attributes:{},children:[e]}:e}function ia(e,t){
return`${e.tag} ${e.key??t}`}function L0(e,t){let n=e.match(co)??[],s=t.match(co)??[],o=t.split(co);return n.length!==s.
length||e.split(co).join()!==o.join()?null:r=>{let i=s.map((a,c)=>{let l=Number(n[c]);return String(Math.round((l+r*(Number(
a)-l))*100)/100)});return o.map((a,c)=>a+(i[c]??"")).join("")}}var ho=class{#t=0;#e=0;#s=[];constructor(t,n){this.show=n,this.button=aa("Play the story","play",()=>this.toggle()),this.
back=aa("Step back","back",()=>this.step(-1)),this.forth=aa("Step forward","forth",()=>this.step(1)),this.slider=document.
createElement("input"),this.slider.type="range",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute(
"aria-label","Step of the story"),this.slider.addEventListener("input",()=>this.goTo(Number(this.slider.value)-1)),t.append(
this.button,this.back,this.forth,this.slider),this.#n(!1)}isOpen=!1;get beat(){return this.isOpen?this.#e:null}get count(){
return this.#s.length}get isTelling(){return this.isOpen&&this.#e<this.#s.length-1}get told(){return this.isOpen?this.#s[this.#e]??
null:null}tell(t){this.#s=t,this.#e=Math.min(this.#e,t.length-1),this.slider.max=String(t.length),this.#n(this.#t!==0)}toggle(){
this.#t?this.pause():this.play()}play(){let t=this.#e>=this.#s.length-1;this.goTo(this.isOpen&&!t?this.#e:0),this.#r()}pause(){
clearTimeout(this.#t),this.#t=0,this.#n(!1)}close(){this.isOpen&&(this.pause(),this.isOpen=!1,this.#e=0,this.#n(!1),this.
show(null))}step(t){this.goTo(this.isOpen?this.#e+t:t>0?0:this.#s.length-1)}goTo(t){this.pause(),this.isOpen=!0,this.#e=
Math.max(0,Math.min(this.#s.length-1,t)),this.#n(!1),this.show(this.#e)}#r(){let{title:t="",text:n=""}=this.#s[this.#e]??
{},s=Math.max(1800,55*(t.length+n.length));if(this.#e>=this.#s.length-1){this.pause();return}this.#t=window.setTimeout(()=>{
this.goTo(this.#e+1),this.#r()},s),this.#n(!0)}#n(t){this.button.dataset.icon=t?"pause":"play";let n=t?"Pause the story":
"Play the story";this.button.setAttribute("aria-label",n),this.button.title=n,this.slider.value=String(this.isOpen?this.#e+
1:this.#s.length),this.slider.setAttribute("aria-valuetext",this.isOpen?`Step ${this.#e+1} of ${this.#s.length}`:"The wh\
ole picture"),this.back.disabled=this.isOpen&&this.#e===0,this.forth.disabled=this.isOpen&&this.#e>=this.#s.length-1}};function aa(e,t,n){
let s=document.createElement("button");return s.type="button",s.dataset.icon=t,s.title=e,s.setAttribute("aria-label",e),
s.addEventListener("click",n),s}var I0=.03,R0=5;function uo({reading:e,before:t,overlays:n,stage:s,happened:o,lit:r}){let i=Ut(r,e),{most:a,top:c,bottom:l}=s.
answers,h=o===null?[]:[o];n&&t&&h.push(t.trace.prediction.location),i!==null&&r?.kind==="place"&&h.push(i);let u=e.answer(
a,h),d=u.slice(0,-1).map(({location:g})=>g),f=Eu(d.map(g=>t?.knownProbability(g)??null),1),m=n&&t?C0(d,e,t):null,y=(l-c)/
u.length;return u.map((g,b)=>{let w=c+(b+.5)*y,x=g.probability*s.full,$={pointer:m?.pointer[b]??null,generation:m?.generation[b]??
null},[k,O]=["pointer","generation"].map(_=>_u(g[_]*Ge({reading:e},_),$[_])*s.full);return{...g,was:t?f[b]??null:null,wasByPath:$,
middle:w,start:w+(Number(k)-Number(O)-x)/2,height:x}})}function _u(e,t){return Math.max(0,(t??e)-e)}function C0(e,t,n){let s=(o,r)=>r?
Eu(e.map(i=>n.shareOf(o,i)),Ge({reading:n},o)):[];return{pointer:s("pointer",t.hasPointer),generation:s("generation",t.hasGeneration)}}
function Eu(e,t){let n=e.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,t);return[...e,n.length===e.length?Math.max(0,s):null]}
function fo(e,t){let{reading:n,stage:s}=e,o=ts(e),r=n.pointerWeights,i=g=>g.reduce((b,w)=>b+_u(r[w],o?.[w]??null),0),a=n.
pointedPlaces.map(g=>({...g,lost:i(g.visits)})).sort((g,b)=>b.probability+b.lost-g.probability-g.lost),c=a.filter((g,b)=>g.
probability+g.lost>=I0&&b<R0||ca(t,g.location)<t.length-1).map(g=>({...g,wish:y(g.visits)})),l=a.filter(({location:g})=>!c.
some(b=>b.location===g));if(l.length){let g=l.flatMap(b=>b.visits);c.push({location:-1,label:`${l.length} other${l.length===
1?"":"s"}`,category:null,probability:l.reduce((b,{probability:w})=>b+w,0),lost:i(g),visits:g,wish:y(g)})}c.sort((g,b)=>g.
wish-b.wish);let{room:h,gap:u}=s.across.places,d=c.map(({wish:g,probability:b,lost:w})=>({wish:g,length:(b+w)*s.full})),
f=d.reduce((g,{length:b})=>g-b,h[1]-h[0]),m=qs(d,Math.max(0,Math.min(u,f/(d.length-1||1))),...h);return c.map(({location:g,
label:b,probability:w,lost:x,visits:$},k)=>({path:"pointer",location:g,label:b,probability:w,start:Number(m[k]),lost:x,visits:$,
answer:ca(t,g)}));function y(g){let b=g.map(x=>Math.max(r[x],o?.[x]??0)),w=b.reduce((x,$)=>x+$,0)||1;return g.reduce((x,$,k)=>x+
Number(b[k])/w*Number(s.across.visits[$]),0)}}function mo({reading:e,stage:t},n){if(!e.hasGeneration)return[];let s=e.generated(
Jn),{gap:o}=t.across.generation,{start:r}=t.across.generation;return s.map(({location:i,label:a,probability:c})=>{let l={
path:"generation",location:i,label:a,probability:c,start:r,lost:0,visits:[],answer:ca(n,i)};return r+=c*t.full+o,l})}function Ge({
reading:e},t){return t==="pointer"?e.gate:1-e.gate}function Ct(e,t){let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function ca(e,t){
let n=e.findIndex(s=>s.location===t);return n<0?e.length-1:n}var la=18;function _e({stage:e},t){let n=e.type/13;return D(t,12.5*n)+13*n}function ns({reading:e},t){let n=e.trace.interventions[`${t}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function po(e,t,n,s=3){let o=e.reading.trace.interventions[`${t}\
_temperature`]??1;return p("g",{key:`temperature ${t}`},Sn(e,{act:`${t}_temperature`,words:ns(e,t),title:`Temperature of\
 the ${t} softmax: ${o}. Drag to the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function Sn(e,{act:t,
words:n,title:s,right:o,y:r,height:i=0,stays:a,isOn:c}){if(!e.canAct)return[];let l=e.stage.type/13,h=i||la*l,u=_e(e,n),
d=a?" stays":c?" on":"";return[p("rect",{key:`handle ${t}`,class:`handle${d}`,"data-act":t,x:o-u,y:r,width:u,height:h,rx:h/
2},p("title",{},s)),p("text",{key:`handle words ${t}`,class:`handle-words middle${d}`,x:o-u/2,y:r+h/2+4*l},n)]}var ss=1440;function Su(e){let{stage:t}=e,{x:n,width:s}=t.visits;return[Ee(e,n,"Visits",ha(e,s),s),...P0(e),...t.rows.map(
(o,r)=>H0(e,r))]}function ha({stage:e,lit:t},n){if(t?.kind!=="head")return"oldest first";let s="% read by the last visit",
o=`${s} in head ${t.head}`;return D(o,12.5*(e.type/13))<=n?o:s}function Ee({stage:e},t,n,s,o=400){let r=e.type/13;return p(
"g",{key:`title ${n}`,class:"heading","aria-hidden":"true"},D(n,15*r,!0)<=o?p("text",{x:t,y:17*r,class:"title"},n):p("te\
xt",{x:t,y:17*r,class:"small strong"},ot(n,o,12.5*r,!0)),p("text",{x:t,y:35*r,class:"small"},ot(s,o,12.5*r)))}function P0({
reading:e,stage:t}){let n=t.type/13,s=[];for(let{start:o,end:r,weekday:i}of ua(e)){let a=Number(t.rows[o]?.y)-Number(t.rows[o]?.
height)/2,c=Number(t.rows[r]?.y)+Number(t.rows[r]?.height)/2;if(s.push(p("rect",{key:`day ${o}`,class:"day",x:t.visits.x+
29*n,y:a+1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+c)/2+4.5*n);s.push(p("text",{key:`\
weekday ${o}`,class:"small strong",x:t.visits.x,y:l},i))}}return s}function ua({visits:e}){let t=[];for(let[n,s]of e.entries()){
let o=W0(s),r=t.at(-1);r?.day===o?r.end=n:t.push({start:n,end:n,day:o,weekday:String(Et[s.weekday])})}return t}function W0({
arrival:e,weekday:t}){return e?.split("T")[0]??String(t)}function H0(e,t){let{reading:n,stage:s,lit:o}=e,{y:r,height:i,isFull:a}=s.
rows[t],c=n.visits[t];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,d=Un(o,n).includes(t),f=c.masked?"unmask":"mask",m=a&&e.canAct&&t<n.count-1,y=m&&d?_e(e,f)+4*l:0,g=Math.min(la*l,i),
b=go(c),w=i>=33*l,x=(w?20:13)*l,$=h+x+(w?14:8)*l,k=fa(e,t),O=ma(e,t),_=d||O,S=k?42*l:0,T=s.visits.x+s.visits.width-4,v=T-
$,L=b.replace(/\d+ h .*/,`${Math.round(c.duration_minutes/60)} h`),C=s.isDense?0:38*l,P=w?[p("text",{x:$,y:r-3*l,class:"\
strong"},ot(c.label,v-y,13*l,!0)),p("text",{x:$,y:r+13*l,class:"small"},[b,L].find(Y=>D(Y,12.5*l)<=v-S)??yt(c.start_minute)),
k||v<D(b,12.5*l)+56*l?null:D0(T+4-50*l,r+5*l,48*l,c)]:[p("text",{x:$,y:r+4.4*l,class:_?"strong":"label"},ot(c.label,v-Math.
max(C,S)-y-9,12.5*l,_)),k||s.isDense?null:p("text",{x:T-y,y:r+4.4*l,class:"small end"},yt(c.start_minute))];return p("g",
da(e,t,c),p("rect",{class:"chip",x:h,y:r-i/2+.5,width:u,height:Math.max(1,i-1),rx:a?5*l:1}),a&&Tt(c.category,h+4*l,r-x/2,
x),a?P:p("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),k&&a&&p("text",{x:T,y:r+(w?13:4.4)*l,class:O?"strong end":
"small end"},k),m&&d&&Sn(e,{act:"mask",words:f,title:c.masked?"Unmask this visit, so that others may read it again":"Mas\
k this visit: no other may read it",right:T+2,y:w?r-17*l:r-g/2,height:g}),p("title",{},`${c.label}, ${Et[c.weekday]} ${b}`))}
function da({reading:e,lit:t,beat:n},s,o){let r=Un(t,e).includes(s);return{key:`visit ${s}`,class:`part visit${r?" lit":
""}${o.masked?" off":""}`,"data-part":`visits.${s}`,role:"button",tabindex:"-1","aria-label":`Visit ${s+1} of ${e.count}\
: ${o.label}, ${Et[o.weekday]} ${go(o)}${o.masked?", masked":""}${e.hasPointer&&n>=tt(e).pointer?`; pointer weight ${A(e.
pointerWeights[s],1)}`:""}`}}function go({start_minute:e,duration_minutes:t}){return`${yt(e)} · ${me(t)}`}function fa({
reading:e,lit:t},n){return t?.kind!=="head"?"":A(e.lastRow(t.layer??0,t.head??0)[n])}function ma({reading:e,lit:t},n){return t?.
kind!=="head"?!1:At(e.lastRow(t.layer??0,t.head??0))===n}function D0(e,t,n,{start_minute:s,duration_minutes:o}){let r=Math.
min(s+o,ss),i=Math.min(s,Math.max(0,s+o-ss)),a=(c,l)=>p("rect",{class:"stay",x:e+c/ss*n,y:t,width:Math.max(1,(l-c)/ss*n),
height:7});return p("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},p("rect",{class:"track",x:e,
y:t,width:n,height:7}),a(s,r),i>0&&a(0,i),p("rect",{class:"stay-end","data-drag":"stay",x:e+(i||r)/ss*n-2,y:t-3,width:5,
height:13}))}function Ou(e){let{reading:t,stage:n}=e;if(!n.slices)return[];let s=n.type/13,{x:o,width:r}=n.slices,{slices:i}=t,
a=Math.max(...se(e).map(({longestSlice:y})=>y)),c=r/i.length,l=St(e.lit,t),h=e.lit?.kind==="slices",u=n.rows.flatMap(({y,
height:g},b)=>i.map(({lengths:w},x)=>{let $=Number(w[b])/a*Math.max(2,g-4);return{visit:b,x:o+x*c,y:y+g/2-2-$,width:.72*
c,height:$}})),[d,f]=pa(u,({visit:y})=>h||l.includes(y)),m=i.map(({short:y},g)=>p("text",{key:`name ${y}`,class:"tiny mi\
ddle",x:o+(g+.36)*c,y:(g%2?40:26)*s},y));return[p("g",ga(e),p("rect",{class:"ground",x:o-6,y:n.top-4,width:r+6,height:n.
bottom-n.top+8,rx:6}),m,p("path",{key:"bars",class:"length",d:fn(f)}),d.length>0&&p("path",{key:"lit",class:"length lit",
d:fn(d)}),p("text",{class:"small",x:o,y:n.bottom+18*s},"Bars: lengths"),p("text",{class:"small",x:o,y:n.bottom+33*s},"of\
 the vectors"))]}function pa(e,t){return[e.filter(t),e.filter(n=>!t(n))]}function ga(e){return{key:"slices",class:`part \
slices${Ot(e,"slices")}`,"data-part":"inputs",role:"button",tabindex:"-1",visibility:Z(e,Xs.slices),"aria-label":`Input \
of each visit: ${e.reading.slices.map(({label:t})=>t).join(", ")}`}}function Au(e,t){let{x:n,right:s}=e.stage.answers,o=e.stage.type/13;return[Ee(e,n+6*o,"Answer",e.stage.isDense?"":F0(e),
s-n),...ya(e,t)]}function F0({reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of ge\
neration"}function ya(e,t){let{reading:n,stage:s,lit:o,happened:r}=e,i=s.type/13,a=Ut(o,n),{x:c,right:l,segment:h}=s.answers,
u=l-c;return t.map(d=>{let{location:f,label:m,category:y,probability:g,was:b,middle:w,height:x,start:$}=d,k=[{path:"poin\
ter",share:d.pointer*Ge(e,"pointer")},{path:"generation",share:d.generation*Ge(e,"generation")}],O=a===f,_=c+(y===null?6:
26)*i,S=Es(m,l-_-(r===f?20*i:2),13.5*i,2,!0),T=w-(S.length>1?22:8)*i,v=w+(S.length>1?2:0)*i,L=c+6*i,C=u-8*i;return p("g",
{key:`place ${f}`,class:`part place${O?" lit":a!==null&&o?" dim":""}`,"data-part":f<0?null:`places.${f}`,role:f<0?null:"\
button",tabindex:f<0?null:"-1","aria-label":`${m}: ${A(g,1)}; from the pointer ${A(k[0]?.share??0,1)}, from generation ${A(
k[1]?.share??0,1)}${r===f?"; this is what really happened":""}`},p("rect",{key:"ground",class:"ground",x:c-6*i,y:T-16*i,
width:u+10*i,height:v-T+50*i,rx:6}),p("rect",{key:"segment",class:"answer-bar",x:h,y:$,width:et-2,height:Math.max(1,x)}),
y!==null&&Tt(y,c+5*i,T-13*i,16*i),S.map((P,Y)=>p("text",{key:`name ${Y}`,class:f<0?"label halo":"strong halo",x:_,y:T+15*
Y*i},P)),r===f&&p("path",{key:"happened",class:"check",d:`M${l-16*i} ${T-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},p("title",
{},"This is where the person went.")),p("rect",{key:"track",class:"track",x:c+6*i,y:v,width:C,height:8*i}),k.map(({path:P,
share:Y})=>{let H=p("rect",{key:P,class:`${P} bar`,x:L,y:v,width:Math.max(0,Y*C),height:8*i});return L+=Y*C,H}),b!==null&&
p("rect",{key:"before",class:"before",x:c+5*i+b*C,y:v-3*i,width:2,height:14*i}),p("text",{key:"probability",class:"stron\
g halo",x:c+6*i,y:v+23*i},A(g,1)),b!==null&&B0(c+60*i,v+23*i,g,b))})}function B0(e,t,n,s){let{change:o,size:r,sign:i}=Lt(
n,s);return o===0?p("text",{key:"change",class:"small",x:e,y:t},"same"):p("text",{key:"change",class:`${o>0?"more":"less"}\
 strong halo`,x:e,y:t},`${i} ${r}`)}function Tu(e){let{reading:t,stage:n}=e,s=n.type/13,o=t.values("context");if(!n.layers.at(-1)||!o)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),a=Math.ceil(o.length/i),c=n.context,l=c/i,h=n.fork-2*s,u=n.bottom+20*s,d={x:h,y:u,columns:i,
cell:l},f={class:"strong halo middle",x:h+c/2,y:u+a*l+14*s};return ba(e,d,U0(e,h,u,c,a*l),n.isDense?f:void 0)}function ba(e,{
x:t,y:n,columns:s,cell:o},r,i){let a=e.stage.type/13,c={class:"strong halo",x:t,y:n-5*a},l=e.reading.values("context"),h=Math.
max(...se(e).flatMap(d=>[...d.values("context")].map(Math.abs)))||1,u=Array.from(l,(d,f)=>p("rect",{class:d<0?"below-zer\
o":"above-zero",x:t+f%s*o,y:n+Math.floor(f/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(d)/h)}));return p("g",{
key:"context",class:`part context${Ot(e,"context")}`,"data-part":"context",role:"button",tabindex:"-1",visibility:Z(e,tt(
e.reading).context),"aria-label":`Context: the last visit after all layers, ${l.length} numbers`},p("rect",{class:"groun\
d",x:t-3,y:n-16*a,width:s*o+6,height:Math.max(44,Math.ceil(l.length/s)*o+20*a),rx:4}),r,p("text",{key:"name",...i??c},"C\
ontext"),u,p("title",{},`The last visit after all layers: ${l.length} numbers. The pointer, the generation head and the \
gate read them.`))}function U0({reading:e,stage:t},n,s,o,r){let i=t.type/13,a=Number(t.rows.at(-1)?.y),c=n-6*i,l=t.size.
height-5*i,h=t.gate+9*i;return[p("path",{key:"from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${s+r/2}H${n-2}`}),
e.hasGeneration&&p("path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*i}`}),e.has("\
gate.logit")&&p("path",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*i}V${l}H${h}V${.56*t.size.height+t.full/
2+4}`})]}function Nu(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,r=s.across.gate,i=r+s.full,a=s.gateWidth,c=r+t.gate*s.full,
l=n?.hasGate?n.gate:t.gate,h=s.gate+a/2,u=yo(e);return p("g",wa(e,"vertical"),p("rect",{key:"frame",class:"gate-frame",x:s.
gate-3,y:r-3,width:a+6,height:s.full+6,rx:4}),p("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:a,height:Math.
max(0,c-r)}),p("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:a,height:Math.max(0,i-c)}),p("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&p("path",{key:"learned",class:"le\
arned",d:`M${s.gate+a+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},p("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&p("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:a+16*o,height:12*o,rx:6*o}),
!u&&p("text",{key:"fixed",class:"small middle",x:h,y:i+18*o},"fixed"))}function yo({reading:e}){return e.trace.architecture.
components.includes("gate")}function wa(e,t){let{reading:n}=e,s=e.canAct&&yo(e);return{key:"gate",class:`part gate${Ot(e,
"gate")}`,"data-part":"gate",role:s?"slider":"button",...s&&{"aria-orientation":t,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-description":e.sliderKeys,"aria-valuetext":`${n.gate.toFixed(2)}: ${A(n.gate)} poi\
nter`},tabindex:"-1",visibility:Z(e,tt(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${A(n.gate)} pointer, ${A(1-n.gate)}\
 generation${n.trace.gate.learned?"":", not learned"}`}}function bo(e,t,n){let{reading:s,stage:o,lit:r}=e,i=e.beat>=tt(s).
gate,a=x=>Ge(e,x),c=Ut(r,s),l=new Map,h=o.across.gate;for(let x of t)l.set(x,h),h+=x.probability*a(x.path)*o.full;let u=new Map;
h=o.across.gate;for(let x of["pointer","generation"])for(let[$]of n.entries())u.set(`${x} ${$}`,h),h+=Number(n[$]?.[x])*
a(x)*o.full;let d=t.map(x=>{let $=Number(l.get(x)),k=x.probability*a(x.path)*o.full,O=Ct(x.start,x.start+x.probability*o.
full),_=Ct($,$+k);return p("path",{key:`into ${x.path} ${x.location}`,class:`${x.path} band${b(x.location)}`,d:o.bands.into(
O,_,i)})}),[f,m]=[o.across.gate,o.across.gate+o.full],y=n.flatMap((x,$)=>{let k=x.start;return["pointer","generation"].map(
O=>{let _=Number(x[O])*a(O),S=_*o.full,T=Number(u.get(`${O} ${$}`)),v=Ct(T,T+S),L=Ct(k,k+S),C=x.wasByPath[O],P=C===null?
null:g(O,T,k,S,C*o.full);k+=S;let Y=`out ${O} ${x.location}`;return[S>0&&p("path",{key:Y,class:`${O} band${b(x.location)}`,
d:o.bands.out(v,L,i)}),P&&ro({key:Y,now:S,before:Number(C)*o.full,path:(H,R)=>o.bands.out(H,R,i),edges:P,style:b(x.location),
title:`${x.label}, from ${O==="pointer"?"the pointer":"generation"}: ${io(_,Number(C),e.before?s.wordsFor(e.before):"")}`})]})});
return[d,y,i&&r?.kind==="visit"&&w(r.visit??0)];function g(x,$,k,O,_){let S=Math.abs(O-_),T=x==="pointer",v=(P,Y)=>{let H=T?
P-(Y?0:S):P+O-(Y?S:0);return[H,H+S]},[L]=v($,!1),C=Math.max(f,Math.min(m-S,L));return{more:[v($,!0),v(k,!0)],less:[[C,C+
S],v(k,!1)]}}function b(x){return c===null?"":c===x&&r?.kind==="place"?" lit":" dim"}function w(x){let $=s.pointerWeights,
k=t.find(({path:R,visits:j})=>R==="pointer"&&j.includes(x));if(!k)return null;let O=[...k.visits].sort((R,j)=>R-j),S=O.slice(
0,O.indexOf(x)).reduce((R,j)=>R+$[j],0)*o.full,T=$[x]*o.full,v=a("pointer"),L=Number(l.get(k))+S*v,C=n[k.answer],P=Number(
u.get(`pointer ${k.answer}`))+S*v,Y=Number(C?.start)+S*v,H=C?.location===k.location;return[p("path",{key:"visit into",class:"\
pointer band lit",d:o.bands.into(Ct(k.start+S,k.start+S+T),Ct(L,L+T*v),i)}),H&&p("path",{key:"visit out",class:"pointer \
band lit",d:o.bands.out(Ct(P,P+T*v),Ct(Y,Y+T*v),i)})]}}function vu(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,{gate:r,gateHeight:i,full:a}=s,c=s.across.gate,l=c+t.gate*a,
h=n?n.gate:t.gate,u=yo(e),d=`${A(t.gate)} pointer${u?"":", fixed"}`;return p("g",wa(e,"horizontal"),p("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:a+6,height:i+6,rx:4}),p("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:t.gate*
a,height:i}),p("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-t.gate)*a,height:i}),p("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${t.gate.toFixed(2)}`),p("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},d),h!==t.gate&&p("path",{key:"learned",class:"learned",d:`M${c+h*a} ${r+i+3}l${5*o} ${8*o}h${-10*o}Z`},p("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[p("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:i+16*o,rx:6*o}),p("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-Vt/2,s.size.width-
Vt),y:r+(i-Vt)/2,width:Vt,height:Vt})])}function Lu(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:m})=>m==="generation"),i=s.places-8*o,a=s.fork+(n.
hasPointer?s.context+14*o:2*o),c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=e.beat>=tt(n).generation,h=i-a-(s.
isDense?38:46)*o,u=({label:m,location:y})=>y>=0?ot(m,h,13*o):[m,m.replace(/others?/,"more")].find(b=>D(b,12.5*o)<=h)??"o\
thers",d=r.map((m,y)=>{let{probability:g,location:b}=m,w=c+y*17*o;return[p("text",{key:`name ${y}`,class:b<0?"small halo":
"label halo",x:a,y:w},u(m)),p("text",{key:`share ${y}`,class:"strong end halo",x:i,y:w},A(g))]}),f=r.map(({label:m,probability:y,
start:g,location:b},w)=>p("rect",{key:`bar ${w}`,class:"generation bar",x:s.places,y:g,width:et,height:l?Math.max(.8,y*s.
full):0},p("title",{},`${b<0?"The others":m}: ${A(y,1)} of the generation head`)));return p("g",xa(e,r),p("rect",{class:"\
ground",x:a-4,y:c-30*o,width:i-a+8,height:88*o,rx:6}),p("text",{class:`title halo${s.isDense?" end":""}`,x:s.isDense?i:a,
y:c-18*o},"Generation"),d,f)}function xa(e,t){return{key:"generation",class:`part generation-block${Ot(e,"generation")}`,
"data-part":"generation",role:"button",tabindex:"-1",visibility:Z(e,tt(e.reading).generation),"aria-label":`Generation: ${t.
map(({label:n,probability:s})=>n+fe(n,s)).join(", ")}`}}var j0=4,$a=17,G0=4;function Iu(e,t){let{reading:n,stage:s,lit:o}=e,r=Ut(o,n),i=t.filter(({path:l})=>l==="pointer"),a=V0(
e,i),c=({location:l})=>r===null||r===l?"":" dim";return p("g",{key:"places",visibility:Z(e,tt(n).pointer)},i.map(l=>p("r\
ect",{key:`bar ${l.location}`,class:`pointer bar${c(l)}`,x:l.start,y:s.places,width:Math.max(.8,l.probability*s.full),height:et},
p("title",{},`${l.label}: ${A(l.probability,1)} of the pointer`))),[Y0,K0].map(l=>a.map(h=>l(e,h,c(h.flow)))))}function V0({
reading:e,stage:t,lit:n},s){let o=t.type/13,r=Ut(n,e),[i,a]=t.across.places.room,c=({location:h,probability:u})=>u+ +(r!==
null&&h===r),l=[];for(let h of[...s].sort((u,d)=>c(d)-c(u))){let{location:u,label:d,probability:f}=h,m=u>=0,y=fe(d,f),b=`${ot(
d,a-i-D(y,13*o,!0),13*o,m)}${y}`,w=D(b,13*o,m)/2,x=h.start+f*t.full/2,$=Math.max(i+w,Math.min(a-w,x)),[k,O]=[$-w,$+w];for(let _=0;_<
j0;_++){if(l.some(v=>v.row===_&&k<v.right+8*o&&O>v.left-8*o))continue;let T=$>x?"":$<x?" end":" middle";l.push({flow:h,text:b,
isBold:m,left:k,right:O,row:_,anchor:T});break}}return l}function Ru({stage:e},{row:t}){return e.places+et+(14+$a*t)*e.type/
13}function Y0(e,t,n){let{type:s,places:o,full:r}=e.stage,{flow:i,row:a}=t;return a>0&&p("path",{key:`leader ${i.location}`,
class:`leader${n}`,d:`M${i.start+i.probability*r/2} ${o+et}V${Ru(e,t)-11*s/13}`})}function K0(e,t,n){let{flow:s,text:o,isBold:r,
left:i,right:a,anchor:c}=t;return p("text",{key:`name ${s.location}`,class:`${r?"strong":"small"}${c} halo${n}`,x:c===""?
i:c===" end"?a:(i+a)/2,y:Ru(e,t)},o)}function Cu(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:l})=>l==="g\
eneration"),i=e.beat>=tt(n).generation,a=n.hasPointer?.42*(s.right-s.left):s.right-s.left,c=s.places-(G0*$a-6)*o;return p(
"g",xa(e,r),p("rect",{class:"ground",x:s.right-a,y:c-36*o,width:a+6,height:s.places+et-c+40*o,rx:6}),p("text",{class:"ti\
tle end halo",x:s.right,y:c-19*o},"Generation"),r.map(({location:l,label:h,probability:u,start:d},f)=>{let m=fe(h,u),y=ot(
h,a-D(m,13*o),13*o)+m;return[p("text",{key:`name ${f}`,class:l<0?"small end halo":"label end halo",x:s.right,y:c+f*$a*o},
y),p("rect",{key:`bar ${f}`,class:"generation bar",x:d,y:s.places,width:Math.max(.8,u*s.full),height:i?et:0},p("title",{},
`${l<0?"The others":h}: ${A(u,1)} of the generation head`))]}))}var q0=16;function Pu(e,t){let{reading:n,stage:s,lit:o}=e,r=s.type/13,i=Z(e,tt(n).pointer),a=n.pointerWeights,c=n.pointerScores,
l=St(o,n),h=Math.max(...a),u=s.fork+2*r,d={...!s.isDense&&{score:s.scores},weight:s.weights},f=D("Pointer",15*r,!0)+4*r,
m=_e(e,ns(e,"pointer")),y=s.rows.flatMap(({y:b,isFull:w},x)=>{if(!w)return[];let $=a[x]>=.2*h||l.includes(x)?"strong":"s\
mall",k=l.length&&!l.includes(x)?" dim":"";return[!s.isDense&&p("text",{key:`score ${x}`,class:`small end halo${k}`,x:s.
scores,y:b+4.4*r},N(c[x])),p("text",{key:`weight ${x}`,class:`${$} end${k}`,x:s.weights,y:b+4.4*r},A(a[x]))].filter(O=>O!==
!1)}),g=t.filter(({path:b})=>b==="pointer").map(b=>z0(e,b));return[p("g",ka(e,t),p("rect",{class:"ground",x:u-4*r,y:s.top-
4,width:s.weights-u+8*r,height:s.bottom-s.top+8,rx:6}),Ee(e,u,"Pointer","",200),Object.entries(d).map(([b,w])=>p("text",
{key:b,class:"small end","aria-hidden":"true",x:w,y:35*r},b)),!s.isDense&&po(e,"pointer",Math.max(s.weights+6*r,u+f+m)),
p("path",{class:"fork pointer-line",d:`M${u+2*r} ${s.bottom+8}V${s.top}`}),y),p("g",{key:"ribbons",visibility:i},Ma(e,t),
g)]}function ka(e,t){return{key:"pointer",class:`part pointer-block${Ot(e,"pointer")}`,"data-part":"pointer",role:"butto\
n",tabindex:"-1",visibility:Z(e,tt(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:n})=>n==="pointer").sort(
(n,s)=>s.probability-n.probability).map(({label:n,probability:s})=>n+fe(n,s)).join(", ")}`}}function Ma(e,t){let{reading:n,
before:s,stage:o,lit:r}=e,i=n.pointerWeights,a=ts(e),c=St(r,n),l=e.beat>=tt(n).pointer,h=qs(o.across.visits.map((u,d)=>({
wish:u,length:Math.max(i[d],a?.[d]??0)*o.full})),0,...o.across.starts);return t.filter(({path:u})=>u==="pointer").flatMap(
u=>{let d=u.start,f=u.start+u.probability*o.full;return[...u.visits].sort((m,y)=>m-y).map(m=>{let y=i[m]*o.full,g=Number(
h[m]),b=c.includes(m)?" lit":c.length?" dim":"",w=Ct(d,d+y);d+=y;let x=a?.[m]??null,$=x===null?0:(x-i[m])*o.full,[k,O]=[
f,Math.max(0,$)];f+=O;let _=`${n.visits[m]?.label}: `,S=x===null||!s?`${_}${A(i[m],1)} of the pointer`:`${_}${io(i[m],x,
n.wordsFor(s))} of the pointer`;return[p("path",{key:`ribbon ${m}`,class:`pointer band${b}`,d:o.bands.ribbon(Ct(g,g+y),w,
l)},p("title",{},S)),ro({key:`ribbon ${m}`,now:y,before:x===null?null:x*o.full,path:(T,v)=>o.bands.ribbon(T,v,l),edges:{
more:[[g+y+$,g+y],[d+$,d]],less:[[g+y,g+y+$],[k,k+O]]},style:b,title:S})]})})}function z0(e,{path:t,location:n,label:s,probability:o,
start:r}){let{reading:i,stage:a,lit:c}=e,l=a.type/13,h=Ut(c,i),u=fe(s,o),f=i.hasGate&&Math.abs(r-a.across.gate+5*l)<q0*l?
D("Gate 0.00",15*l,!0)/2-a.gateWidth/2:0,[m,y]=[a.ribbons+2*l,a.gate-12*l-f],g=y-m,b=n>=0,w=ot(s,g-D(u,13*l,!0),13*l,b),
x=D(w+u,13*l,b)/2,$=Math.max(m+x,Math.min(a.places+et/2,y-x));return p("g",{key:`${t} ${n}`,class:h===null||h===n?"":"di\
m"},p("rect",{class:`${t} bar`,x:a.places,y:r,width:et,height:Math.max(.8,o*a.full)}),p("text",{class:`${b?"strong":"sma\
ll"} middle halo`,x:$,y:r-5*l},w+u),p("title",{},`${s}: ${A(o,1)} of the pointer`))}function Wu(e){return[oe(e,17*(e.stage.type/13),"Visits",ha(e,e.stage.size.width)),...X0(e),...e.stage.columns.map((t,n)=>J0(
e,n))]}function oe({stage:e},t,n,s,o=e.right){let r=e.type/13,i=o-e.left-D(n,15*r,!0)-12*r;return p("g",{key:`title ${n}`,
class:"heading","aria-hidden":"true"},p("text",{class:"title halo",x:e.left,y:t},n),p("text",{class:"small end halo",x:o,
y:t},ot(s,i,12.5*r)))}function X0({reading:e,stage:t}){let n=t.type/13;return ua(e).flatMap(({start:s,end:o,weekday:r})=>{
let[i,a]=[t.columns[s],t.columns[o]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[p("rect",{key:`day ${s}`,
class:"day",x:c+Math.min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=D(r,15*n,!0)&&p("tex\
t",{key:`weekday ${s}`,class:"small strong",x:c+1.5,y:t.chips.top-13*n},r)].filter(h=>h!==!1)})}function J0(e,t){let{reading:n,
stage:s,lit:o}=e,{x:r,width:i,isFull:a}=s.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=s.
type/13,{top:h,height:u,hasNames:d}=s.chips,f=Un(o,n).includes(t),m=Math.min(20*l,i-3),y=yt(c.start_minute),g=fa(e,t),b=[
g||y,g?g.replace(" %",""):y.slice(0,2)],w=b.find(O=>D(O,12.5*l,!0)<=i)??b[1],x=d?Es(c.label,i-6*l,12.5*l,2):[],$=f||ma(e,
t),k={class:$?"strong middle":"small middle",x:r};return p("g",da(e,t,c),p("rect",{class:"chip",x:r-i/2+Math.min(1,.1*i),
y:h,width:Math.max(.8,i-2),height:u,rx:a?6*l:0}),a?[Tt(c.category,r-m/2,h+8*l,m),p("text",{key:"hour",...k,y:h+45*l},w),
x.map((O,_)=>p("text",{key:`name ${_}`,class:`${$?"strong":"small"} middle`,x:r,y:h+(62+15*_)*l},O))]:p("rect",{class:"l\
ane",x:r-Math.min(1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),p("title",{},`${c.label}, ${Et[c.weekday]} ${go(c)}`))}
function Hu(e){let{reading:t,stage:n,lit:s}=e,o=n.type/13,{slices:r}=t,i=St(s,t)[0]??t.count-1,a=t.visits[i],c=Math.max(
...se(e).map(({longestSlice:d})=>d)),l=(n.right-n.left)/r.length,h=n.inputs+(X.title+46)*o,u=r.map(({name:d,label:f,lengths:m},y)=>{
let g=Number(m[i]),b=n.left+(y+.5)*l,w=g/c*30*o;return[p("rect",{key:`bar ${d}`,class:"length lit",x:b-9*o,y:h-w,width:18*
o,height:w}),p("text",{key:`length ${d}`,class:"tiny middle",x:b,y:h-w-4*o},N(g)),p("text",{key:`name ${d}`,class:"tiny \
middle",x:b,y:h+15*o},f)]});return p("g",ga(e),p("rect",{class:"ground",x:n.left-6,y:n.inputs-4*o,width:n.right-n.left+12,
height:(X.title+X.inputs+6)*o,rx:6}),oe(e,n.inputs+15*o,"Input vector",a?`${a.label}, ${Et[a.weekday]} ${yt(a.start_minute)}`:
""),u,p("title",{},"Bars: length of each part’s vector"))}function Du(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=s.pointer;return[p("g",ka(e,t),p("rect",{class:"ground",x:s.left-
6,y:r-2*o,width:s.right-s.left+12,height:(X.title+X.scores)*o,rx:6}),oe(e,r+15*o,"Pointer","scores, and weights in perce\
nt"),p("path",{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),Z0(e)),p("g",{key:"ribbons",visibility:Z(
e,tt(n).pointer)},Ma(e,t))]}function Z0({reading:e,stage:t,lit:n}){let s=t.type/13,o=e.pointerWeights,r=Array.from(e.pointerScores,
m=>N(m)),i=St(n,e),a=Math.max(...o),c=Number(t.columns.at(-1)?.width),l=r.some(m=>D(m,11.5*s)>c-3),h=t.pointer+(X.title+
X.scores)*s,u=t.columns.find(m=>m.isFull),d=u?u.x-u.width/2:t.right,f=t.left-8*s;return t.columns.flatMap(({x:m,isFull:y},g)=>{
let b=i.length&&!i.includes(g)?" dim":"",w=o[g]>=.2*a||i.includes(g),x=A(o[g]).replace(" %",""),$=D(x,12.5*s,!0)/2;if(!y&&
(!w||m-$<f||m+$>d))return[];f=m+$;let k=w?"strong":"small",O=h-24*s;return[y&&p("text",l?{key:`score ${g}`,class:`tiny${b}`,
x:m+4*s,y:O+2*s,transform:`rotate(-90 ${(m+4*s).toFixed(2)} ${(O+2*s).toFixed(2)})`}:{key:`score ${g}`,class:`tiny middl\
e${b}`,x:m,y:O},r[g]),p("text",{key:`weight ${g}`,class:`${k} middle${b}`,x:m,y:h-6*s},x)].filter(_=>_!==!1)})}function Fu(e){let{reading:t,stage:n}=e,s=n.type/13,o=Z(e,tt(t).gate),r=uo(e),i=[...fo(e,r),...mo(e,r)];return[ba(e,n.context,
Q0(e)),...t.hasPointer?Du(e,i):[],p("g",{key:"flows",visibility:o},bo(e,i,r)),...t.hasPointer?[Iu(e,i)]:[],...t.hasGeneration?
[Cu(e,i)]:[],...t.hasGate?[vu(e)]:[],p("g",{key:"answer",visibility:o},oe(e,n.answers.top-10*s,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),ya(e,r))]}function Q0({reading:e,stage:t}){let n=t.type/13,{x:s,y:o,columns:r,cell:i}=t.
context,a=s+r*i+2,c=Math.ceil(e.values("context").length/r)*i,[l,h]=[o+c/4,o+3*c/4],u=Number(t.columns.at(-1)?.x),d=t.right+
6;return[p("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(X.title+12)*n}V${u>a+4?`${l}H${a}`:o-2}`}),e.hasGeneration&&
p("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${d}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&p("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${d+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var _a=19,ty=.05;function Bu(e){let{stage:t}=e,n=t.type/13,s=Js(e),o=p("g",{key:"legend",visibility:Z(e,Mn(0))},Zs(e,t.visits.
x,t.bottom+(t.isDense?24:51)*n,t.isDense)),r=t.layers.map((i,a)=>{let c=`Layer ${a}`,l=_e(e,ns(e,"attention")),h=D(c,15*
n,!0)+l+4*n<=i.width,u=Qn(e),f=D(u,12.5*n)<=i.width+12*n&&(h||!e.canAct)?u:"";return p("g",{key:`layer ${a}`,visibility:Z(
e,Mn(a))},i.maps.length?Ee(e,i.x,c,f,i.width+(i.stream===null?12:4)):null,i.maps.length>0&&l<=i.width&&po(e,"attention",
i.x+i.width,(h?3:21)*n),i.maps.map((m,y)=>ey(e,m,a,y)),i.maps.map((m,y)=>Ea(e,m,a,y,s)),ny(e,a))});return[o,...r]}function ey(e,t,n,s){
let{reading:o,stage:r,lit:i}=e;if(o.isOff(n,s))return null;let a=o.lastRow(n,s),c=Uu(e,n,s)?[...a.keys()].filter(u=>a[u]>=
ty):i?.kind==="visit"?[i.visit??0]:[],l=t.x-14,h=t.y+t.side-t.side/o.count/2;return c.map(u=>{let d=Number(r.rows[u]?.y),
f=Math.max(.5,a[u]*r.full*.25)/2;return p("path",{key:`band ${s} ${u}`,class:"attention-band",d:ye(l,[d-f,d+f],t.x,[h-f,
h+f])})})}function Uu({lit:e},t,n){return e?.kind==="head"&&e.layer===t&&e.head===n}function Ea(e,t,n,s,o){let{reading:r,
stage:i,lit:a,isOwnScale:c}=e,l=i.type/13,{x:h,y:u,side:d,touch:f}=t,{count:m}=r,y=r.weights(n,s),g=r.lastRow(n,s),b=r.isOff(
n,s),{before:w,overlays:x}=e,$=x&&!b&&w?.isOff(n,s)?w:null,k=$?`; switched off ${r.wordsFor($)}`:"",O=c?y[At(y)]||1:o,_=Uu(
e,n,s),[S]=a?.kind==="visit"?St(a,r):[],T=At(g),v=S??T,L=d/m,C=`Layer ${n}, head ${s}`,P=f?u-38*l:u+4,Y=b?"switch on":"s\
witch off",H=f===void 0&&_e(e,Y)<=d-6*l,R=r.visits[T],j=Zi(e,t,s);return p("g",{key:`head ${s}`,class:`part head${_?" li\
t":""}${b?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":b?`${C}: switched of\
f`:`${C}: the last visit reads most from visit ${T+1}, ${R?.label}, ${A(g[T])}${k}`},p("text",{class:"small",x:h,y:u-(f?
25:4)*l},j.name),!b&&j.hasWeight&&p("text",{key:"weight",class:`${S===void 0?"small":"strong"}${f?"":" end"}`,x:f?h:h+d,
y:u-4*l},A(g[v])),p("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:d+1,height:d+1}),p("image",{key:"map",class:"\
map",href:be(y,m,e.scale,O),x:h,y:u,width:d,height:d,preserveAspectRatio:"none",opacity:b?.15:1}),b&&p("path",{key:"cros\
s",class:"crossed",d:`M${h} ${u+d}L${h+d} ${u}`}),$&&p("path",{key:"earlier cross",class:"crossed earlier",d:`M${h} ${u+
d}L${h+d} ${u}`}),S!==void 0&&!b&&p("rect",{key:"column",class:"column",x:h+S*L,y:u,width:Math.max(2,L),height:d}),(S!==
void 0||_)&&!b&&p("rect",{key:"last",class:"last-row",x:h,y:u+d-Math.max(2,L),width:d,height:Math.max(2,L)}),p("title",{},
`${C}. ${b?"Switched off.":`The last visit reads ${A(g[v])} from ${r.visits[v]?.label}. A stronger colour is a larger we\
ight, up to ${A(O,1)}. Click to open.`}${$?` Switched off ${r.wordsFor($)}.`:""}`),Sn(e,{act:"head",words:H?Y:b?"off":"o\
n",title:b?"Switch this head on again":"Switch this head off",isOn:!H&&!b,right:h+d-(f?0:3)*l,y:P}),e.canAct&&f!==void 0&&
p("rect",{key:"touch",class:"ground","data-act":"head",x:h+d-f,y:u-f,width:f,height:f}))}function ny(e,t){let{reading:n,
stage:s}=e,o=s.layers[t];if(o?.stream===null||!o)return null;let r=s.type/13,i=o.stream,a=wo(n,t),c=Oa(e),l=s.streamWidth-
8*r,h=a.map(({style:d,lengths:f},m)=>Sa(e,t,d,s.rows.map(({y,height:g},b)=>{let w=Math.max(1,Math.min(5*r,(g-3)/a.length));
return{visit:b,x:i,y:y+(m-a.length/2)*w,width:Number(f[b])/c*l,height:w-.6}}))),u=a.map(({name:d,style:f},m)=>[p("rect",
{class:f,x:i,y:s.bottom+(10+_a*m)*r,width:9*r,height:9*r}),p("text",{class:"small",x:i+14*r,y:s.bottom+(18.5+_a*m)*r},d)]);
return p("g",Aa(e,t),p("rect",{class:"ground",x:i-4,y:s.top-2,width:s.streamWidth+14*r,height:s.bottom-s.top+66*r,rx:6}),
Ee(e,i,"Stream",`+ layer ${t}`,s.streamWidth),h,u,sy(e,t,i+s.streamWidth+10*r))}function sy(e,t,n){let{reading:s,stage:o}=e;
if(!s.has(`layers.${t}.residual_mid`))return[];let r=o.type/13,i=s.trace.interventions.residuals===!1,a={act:"attention",
words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream","join stream"],isOff:i},...s.heads?
[{...a,isOff:s.isSkipped(t,"attention")}]:[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:s.isSkipped(t,"feed_\
forward")}].map(({act:l,words:h,isOff:u},d)=>Sn(e,{act:l,words:String(h[Number(u)]),title:oy[l]??"",right:n,y:o.bottom+(5+
_a*d)*r}))}var oy={residuals:"Residual connections of all layers: without them, only what sublayers add goes on",attention:"\
Self-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of this layer: skipped,\
 it adds nothing"};function Sa(e,t,n,s){let{lit:o,reading:r}=e,a=Ot(e,"stream",t)!==""?[r.count-1]:St(o,r),[c,l]=pa(s,({
visit:h})=>!a.length||a.includes(h));return[p("path",{key:n,class:n,d:fn(c)}),l.length>0&&p("path",{key:`${n} dim`,class:`${n}\
 dim`,d:fn(l)})]}function wo(e,t){let{residual:n,attention:s,feedForward:o}=e.stream(t);return[{name:"stream",lengths:n,
style:"residual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"FFN",lengths:o,style:"feed-forward"}]}function Oa(e){
let t=0;for(let n of se(e))for(let s=0;s<n.layers;s++)for(let{lengths:o}of wo(n,s))t=Math.max(t,...o);return t||1}function Aa(e,t){
let{residual:n,attention:s,feedForward:o}=e.reading.stream(t);return{key:"stream",class:`part stream${Ot(e,"stream",t)}`,
"data-part":`layers.${t}.stream`,role:"button",tabindex:"-1",visibility:Z(e,Mn(t)+1),"aria-label":`Stream of layer ${t}:\
 vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.toFixed(1)}`:""}, feed-forward\
 network ${o.at(-1)?.toFixed(1)}`}}function ju(e){let{stage:t}=e,n=t.type/13,s=Js(e);return t.layers.map(({y:o,maps:r},i)=>p("g",{key:`layer ${i}`,visibility:Z(
e,Mn(i))},r.length>0&&oe(e,o+15*n,`Layer ${i}`,Qn(e)),i===0&&Zs(e,t.left+72*n,o+15*n,!0),r.map((a,c)=>Ea(e,a,i,c,s)),ry(
e,i)))}function ry(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=Number(s.layers[t]?.stream),i=wo(n,t),a=Oa(e),c=r+X.bars*
o,l=i.map(({style:h,lengths:u},d)=>Sa(e,t,h,s.columns.map(({x:f,width:m},y)=>{let g=Math.min(8*o,.86*m/i.length),b=Number(
u[y])/a*X.bars*o;return{visit:y,x:f+(d-i.length/2)*g,y:c-b,width:.88*g,height:b}})));return p("g",Aa(e,t),p("rect",{class:"\
ground",x:s.left-6,y:r-X.title*o,width:s.right-s.left+12,height:(X.title+X.bars+4)*o,rx:6}),oe(e,r-10*o,s.layers[t]?.maps.
length?"Stream":`Layer ${t}`,""),iy(e,i,r-10*o),l)}function iy({stage:e},t,n){let s=e.type/13,o=e.right;return[...t].reverse().
map(({name:r,style:i})=>{let a=o-D(r,12.5*s);return o=a-26*s,[p("rect",{class:i,x:a-14*s,y:n-9*s,width:9*s,height:9*s}),
p("text",{class:"small",x:a,y:n},r)]})}var os=700;function Gu({stage:{size:e},...t}){let n=oo(t),s={...t,stage:zi(t.reading,e.width,e.type,n)};return[p("g",{key:"\
visits"},Wu(s)),p("g",{key:"inputs"},Hu(s)),p("g",{key:"layers"},ju(s)),p("g",{key:"decoder"},Fu(s))]}function Vu(e,t,n){
return zi(e,t,n).size.height}function Yu(e){let{reading:t}=e,n=tt(t),s=uo(e),o=[...fo(e,s),...mo(e,s)];return[Tu(e),...t.hasPointer?Pu(e,o):[],...t.hasGeneration?
[Lu(e,o)]:[],p("g",{key:"flows",visibility:Z(e,n.gate)},bo(e,o,s)),t.hasGate?Nu(e):null,p("g",{key:"answer",visibility:Z(
e,n.gate)},Au(e,s))].filter(r=>r!==null)}function Ku(e){return e.stage.size.width<os?Gu(e):[p("g",{key:"visits"},Su(e)),p("g",{key:"inputs"},Ou(e)),p("g",{key:"l\
ayers"},Bu(e)),p("g",{key:"decoder"},Yu(e))]}var xo=240,ay=150,cy=120,ly=13,hy=17,Ta={type:16.7,width:900,side:36},qu=.5,uy=660,zu=matchMedia("(prefers-reduced-motio\
n: reduce)"),On=class{#t=null;#e=null;#s=!1;#r=null;#n=null;#o=null;#i="";#h=null;#a=null;#l=null;#c=!1;#d=new Map;#y=0;#g="";#u;#b=!1;get opened(){
return this.#a}get#f(){return!this.#u||this.#t&&an(this.#t.trace)?null:this.#a}happened=null;isOwnScale=!0;putIn={names:[],
run:""};constructor(t,n,s){this.root=t,this.hooks=n,this.#u=s,t.classList.add("network-picture"),t.toggleAttribute("data\
-leads-on",n.more!==void 0),this.drawn=document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute(
"role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk it, Enter opens a part."),this.drawn.
setAttribute("tabindex","-1"),this.foot=document.createElement("div"),this.foot.className="picture-foot";let o=document.
createElement("div");o.className="picture-controls";let r=document.createElement("div");r.className="picture-words",this.
room=document.createElement("p"),this.room.className="picture-room",this.room.setAttribute("aria-hidden","true"),this.caption=
document.createElement("p"),this.caption.className="picture-caption",r.append(this.room,this.caption);let i=document.createElement(
"button");if(i.type="button",i.textContent="Numbers",i.title="The numbers behind what is shown, as a table (T)",i.addEventListener(
"click",()=>{this.showTables()}),this.foot.append(o,r,i),n.circuit){let a=async(...c)=>{if(!this.hooks.circuit)throw new Error(
"There is no answer yet.");return this.hooks.circuit(...c)};this.circuits=new ao(a,()=>this.#S(xo)),i.before(this.circuits.
legend,this.circuits.button)}t.replaceChildren(this.drawn,...n.isStill?[]:[this.foot]),this.drawing=new lo(this.drawn),this.
player=new ho(o,a=>{this.#h=a,a!==null&&(this.#n=this.#o=null),a!==null&&this.#a!==null&&(this.#a=null,this.hooks.opened?.(
null)),this.root.toggleAttribute("data-telling",this.player.isTelling),this.root.toggleAttribute("data-in-story",a!==null),
this.#S(xo);let c=this.player.told?.part;c&&this.#N(c),this.hooks.told?.(a)}),this.#x()}#x(){let{drawn:t}=this;new ResizeObserver(
()=>{this.#g!==Xu(t)&&this.#S(0)}).observe(t),new MutationObserver(()=>this.#S(0)).observe(document.documentElement,{attributeFilter:[
"data-theme"]}),t.addEventListener("pointerover",({target:n})=>{this.#l||this.#w(Na(n))}),t.addEventListener("pointerlea\
ve",()=>this.#w(null)),t.addEventListener("focusin",({target:n})=>this.#w(Na(n))),t.addEventListener("focusout",()=>this.#w(
null)),t.addEventListener("keydown",n=>this.#A(n)),t.addEventListener("click",({target:n})=>this.#v(n)),t.addEventListener(
"pointerdown",n=>this.#$(n)),t.addEventListener("pointermove",n=>this.#k(n,!1));for(let n of["pointerup","pointercancel"])
t.addEventListener(n,s=>this.#k(s,!0))}complete(t,n){this.hooks=t,this.#u=n}show(t,n=null,s=null,o=this.hooks.against){this.#t=
new It(t),this.#e=n&&new It(n,o),this.#s=n!==null&&o!==void 0&&o===this.hooks.against,this.#r=s&&new It(s),this.#d.clear(),
this.circuits?.renew(),this.#n=kt(this.#o,this.#t);let r=mh(this.#t);this.player.tell(r),Ju(this.room,xu(this.#t,r,this.
hooks.act!==void 0));let i=this.drawn.contains(document.activeElement);this.#S(this.#l?.follows?0:xo),i&&this.#p(),this.#b&&
this.showTables()}open(t){let n=t===null?this.#a:null;this.#a=t,this.#n=this.#o=null;let s=this.drawn.contains(document.
activeElement);this.player.isOpen&&this.player.close(),this.#S(xo);let o=s&&n&&this.#m(n);o&&this.#_(o),s&&this.#p(),this.
hooks.opened?.(this.#a)}back(){this.#a!==null&&this.open(this.#u?.blockAround(this.#a)||null)}showTables(){if(this.#b=!this.#t,
!this.#t||this.player.isTelling)return;let t=this.#s?this.#e:null,n=this.hooks.model?.();this.#u?.showTables(this.root,this.#t,
this.#f,t,n)}#m(t){return this.#L.map(s=>s.getAttribute("data-part")??"").find(s=>`${t}.`.startsWith(`${s}.`))??null}#p(){
if(this.drawn.contains(document.activeElement))return;let t=this.drawn.querySelector('[tabindex="0"]');t instanceof SVGElement&&
t.focus()}mark(t){this.light(t.length?`visits.${t[0]}`:null)}file({title:t,lines:n=[]}){if(!this.#u)throw new Error("The\
 picture cannot be saved yet.");let s=getComputedStyle(this.root).getPropertyValue("--paper").trim();return this.#u.svgFile(
this.drawn,{title:t,ground:s,lines:n})}light(t){if(this.#o=t,!this.#t)return!1;let s=this.player.isTelling&&!this.#T(t??
"")?null:kt(t,this.#t);return JSON.stringify(s)===JSON.stringify(this.#n)?!1:(this.#n=s,this.#S(0),!0)}#w(t){if(!this.light(
t))return;let{kind:n,visit:s=0}=this.#n??{};this.hooks.pointed?.(n==="visit"?[s]:[],this.#n&&t)}#v(t){if(!(t instanceof Element)||
this.#c)return;let n=Na(t),s=t.closest("[data-more]"),o=t.closest("[data-act]")?.getAttribute("data-act");if(s){let[r,i,
a]=["more","layer","head"].map(c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:i??null,head:a??null})}else if(o===
"scale")this.isOwnScale=!this.isOwnScale,this.#S(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#O(n,o);else{
let r=t.closest("[data-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#O(t,n){let s=this.#t&&kt(t,this.#t),
{act:o}=this.hooks;if(!s||!o)return;let{kind:r,layer:i=0,head:a=0,visit:c=0}=s;n==="ask"?this.hooks.ask?.({layer:i,head:a}):
r==="head"&&o({kind:r,layer:i,head:a}),r==="visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),
n==="residuals"?o({kind:n}):(n==="attention"||n==="feed_forward")&&o({kind:"skip",layer:i,part:n})}#$(t){this.#c=!1;let{
act:n,edit:s,carry:o}=this.hooks,r=this.#u;!this.#t||!r||!(n||o)||(this.#l=n?r.dragOf(t,this.#t,this.drawn,s!==void 0):r.
carryOf(t),this.#l?.follows&&t.preventDefault())}#k(t,n){let s=this.#l;if(!s||t.pointerId!==s.pointer)return;n&&(this.#l=
null);let o=s.to(t,n);o&&(this.#c=!0,!this.drawn.hasPointerCapture(s.pointer)&&!n&&this.drawn.setPointerCapture(s.pointer),
o.kind==="carry"?this.hooks.carry?.(o):dy(o)?this.hooks.edit?.(o):this.hooks.act?.(o))}#A(t){let n=t.target instanceof Element?
t.target.closest("[data-part], [tabindex]"):null,s=n?.getAttribute("data-part")??null;(t.altKey?this.#E(t.key,s):this.#M(
t.key,n,s))&&t.preventDefault()}#M(t,n,s){if(t==="Escape"&&this.#a!==null)return this.back(),!0;if(t==="Escape"&&this.player.
isOpen)return this.player.close(),!0;if(t.toLowerCase()==="t"&&this.#t)return this.showTables(),!0;if(t.toLowerCase()===
"c"&&this.circuits)return this.circuits.toggle(),!0;if(t.toLowerCase()==="p"&&s!==null&&this.hooks.carry)return this.hooks.
carry({kind:"carry",name:s,x:0,y:0,state:"put"}),!0;if((t==="Enter"||t===" ")&&n){let a=n.hasAttribute("data-act")||n.hasAttribute(
"data-open");return t===" "&&this.hooks.act&&!a?this.#O(s??""):this.#v(n),!0}let o=this.#u;if(!o)return!1;if(this.#f!==null&&
this.#t){let a=o.neighbourOf(this.#f,t,this.#t),c=n?.getAttribute("aria-current")==="true";a!==null&&this.open(a);let l=this.
drawn.querySelector(`[aria-current="true"][data-open="${a}"]`);return c&&l instanceof SVGElement&&l.focus(),a!==null}if(n?.
getAttribute("role")==="slider"&&!/Left|Right/.test(t)&&this.#I(t))return!0;let i=o.walked(this.#L,n,t)?.getAttribute("d\
ata-part")??null;return i!==null&&this.#_(i),i!==null}#T(t){let n=this.#L.find(s=>s.getAttribute("data-part")===t);return n instanceof
SVGElement?n:null}#_(t){let n=this.#T(t);n&&(this.#i=t,this.#R(),n.focus())}#N(t){let{root:n,foot:s}=this,o=this.#T(t)?.
getBoundingClientRect();if(!o||!n.classList.contains("tall"))return;let r=n.scrollHeight>n.clientHeight+1,i=r?n:document.
documentElement,a=r?n.getBoundingClientRect().top:this.hooks.covered?.()??0,c=s.getBoundingClientRect().top,h=o.height<=
c-a?(o.top+o.bottom-a-c)/2:o.top-a;i.scrollBy({top:h,behavior:zu.matches?"auto":"smooth"})}#E(t,n){let s={ArrowUp:-1,ArrowLeft:-1,
ArrowDown:1,ArrowRight:1}[t],o=this.#t,r=o&&kt(n,o),{act:i,edit:a}=this.hooks,c=this.#u;if(!s||!r||!i||!c)return!1;let l=!0;
if(r.kind==="visit"){let h=r.visit??0;if(!a||!o.visits[h+s])return!0;a({kind:"move",visit:h,by:s,isDone:l}),this.#_(`vis\
its.${h+s}`)}else if(r.kind==="gate")this.#I(t);else if(r.kind==="head"||r.kind==="pointer"){let h=r.kind==="head"?"atte\
ntion":"pointer",u=/Up|Right/.test(t),d=c.turned(o,h,u?qu:-qu);i({kind:"temperature",of:h,value:d,isDone:l})}else return!1;
return!0}#I(t){let n=this.#t&&this.#u?.slid(this.#t,t);return n&&this.hooks.act?.(n),!!n}get#L(){return[...this.drawn.querySelectorAll(
"[data-part][tabindex]:not([visibility], [visibility] *)")]}#R(){let t=this.#L,n=t.find(s=>s.getAttribute("data-part")===
this.#i)??t[0];for(let s of t){let o=s===n?"0":"-1";s.getAttribute("tabindex")!==o&&s.setAttribute("tabindex",o)}}#S(t){
this.#g=Xu(this.drawn);let n=this.#H();if(!n)return;let{width:s,height:o}=n.stage.size;this.drawn.setAttribute("viewBox",
`0 0 ${s} ${o}`),this.drawn.setAttribute("font-size",String(n.stage.type));let r=this.#u,i=this.#f===null?[]:r?.openedMarks(
n,this.#f)??[];!i.length&&this.#f!==null&&(this.#a=null);let a=this.circuits?.circuit??null,c=i.length?i:this.#P(n);this.
drawing.show(c,zu.matches?0:t),this.#f===null&&this.#R();let l=this.#f===null?null:r?.sentenceOfOpened(this.#f,n.reading),
h=this.#n?null:this.player.told,u=a&&!this.#n?r?.circuitSentence(a,n.reading):null,{title:d,text:f}=l??h??u??te(this.#n,
n.reading,n.before,this.player.isTelling),m=!(l||h||u||this.#n),y=this.root.classList.contains("tall"),g=m&&!y&&!this.#e&&
!this.hooks.isProjected,b=this.circuits?.failure??"",w=l||h||this.player.isTelling?"":this.#W(),x=this.putIn.names.includes(
this.#o??"")?`It was put in from the ${this.putIn.run} run.`:"",$=n.stage.streamWidth>0||y,k=!l&&$&&h?.bars||"",O=this.drawn.
querySelector('[role="slider"]:focus')?n.sliderKeys:"",_=a&&this.#n?r?.circuitWords(a,this.#o):"";if(Ju(this.caption,{title:d,
text:[f,O,k,x,_,w,b].filter(Boolean).join(" ")}),!g||b)return;let S=document.createElement("span");S.className="hint",S.
append(" ",ch),this.caption.append(S),this.caption.offsetTop<0&&S.remove()}#P(t){let n=Ku(t);if(!this.#u)return n;let{markedAsCircuit:s,
markedAsPut:o}=this.#u,{type:r}=t.stage;return s(o(n,this.putIn,r),this.circuits?.circuit??null,r)}#W(){clearTimeout(this.#y);
let t=this.#o??"",n=this.#d.get(t);return n!==void 0||!this.#n||this.#l?n??"":(this.#y=window.setTimeout(()=>{let s=this.#u?.
effectOf(this.#n,this.#t,this.hooks.whatIf)??"";this.#d.set(t,s),s&&this.caption.append(" ",...Ft(s))},ay),"")}#H(){let{
clientWidth:t,clientHeight:n}=this.drawn,s=t<os;if(!this.#t||t<cy||n<1&&!s)return null;let r=(Number(getComputedStyle(this.
root).getPropertyValue("--scale"))||1)*Math.min(hy,Math.max(ly,t/120));this.root.classList.toggle("tall",s);let i={reading:this.#t,
before:this.#e,overlays:this.#s},a=oo(i),c=this.#D(r,{width:t,height:n}),l=s?r:c,h=s?Vu(this.#t,t,l):n,u=s&&this.#f!==null?
uy:h;return{...i,beside:this.#r,stage:Vi(this.#t,{width:t,height:u,type:l},a),lit:this.#n??kt(this.player.told?.part,this.#t),
beat:this.#h??Number.POSITIVE_INFINITY,happened:this.happened,isOwnScale:this.isOwnScale,scale:[this.#C("--map-least"),this.#C(
"--attention")],canAct:this.hooks.act!==void 0,canAsk:this.hooks.ask!==void 0,sliderKeys:this.#u?.SLIDER_KEYS}}#D(t,n){if(!this.
hooks.isProjected||!this.#t||n.width<Ta.width)return t;let s=Math.max(t,Ta.type);return Vi(this.#t,{...n,type:s}).layers.
flatMap(({maps:r})=>r).every(({side:r})=>r>=Ta.side)?s:t}#C(t){let n=getComputedStyle(this.root).getPropertyValue(t).trim().
slice(1),[s=0,o=0,r=0]=(n.match(/../g)??[]).map(i=>Number.parseInt(i,16));return[s,o,r]}};function Xu({clientWidth:e,clientHeight:t}){
return e<os?`${e}`:`${e} ${t}`}function Ju(e,{title:t,text:n}){let s=document.createElement("strong");s.append(...Ft(t)),
e.replaceChildren(s," ",...Ft(n))}function dy(e){return e.kind==="move"||e.kind==="time"||e.kind==="stay"}function Na(e){
return(e instanceof Element?e.closest("[data-part]"):null)?.getAttribute("data-part")??null}var fy=2e3;async function $o(e){let t=M(e,"span"),n=t.textContent;try{await navigator.clipboard.writeText(location.href),
t.textContent="Copied"}catch{t.textContent="See address bar"}setTimeout(()=>{t.textContent=n},fy)}var Yt=["a","b"],my="before this change",py={names:[],run:""},gy="Parts are exchanged in this browser, which does not ha\
ve this network’s weights.",yy=["Both networks have too few parts for a picture of the whole. Below, both answers stan\
d side by side.","The second network has too few parts for a picture of the whole: this is the first alone. Below, both \
answers stand side by side.","The first network has too few parts for a picture of the whole: this is the second alone. \
Below, both answers stand side by side."],by="These networks know different places: #12 of the one is another place than\
 #12 of the other, and people may be others, too. They can only stand side by side.",ko=class{#t=null;#e={};#s={a:null,b:null};#r="\
overlaid";#n=null;#o=!1;pointed=()=>{};constructor(t){this.page=t,this.sheet=new un(t),this.note=M(t,"[data-note]"),this.
layouts=q(t,"input[name=layout]",HTMLInputElement),this.pictures={a:this.#a("a"),b:this.#a("b")},this.patchBar=new Rs(t,
()=>{this.#t?.updateAddress("replace"),this.#y()});for(let s of this.layouts)s.addEventListener("change",()=>{this.#r=s.
value,this.#t?.updateAddress("replace"),this.#y()});let n=M(t,"[data-share]",HTMLButtonElement);n.addEventListener("clic\
k",()=>$o(n)),M(t,"[data-present]").addEventListener("click",()=>{M(t,"[data-stage]").requestFullscreen()})}follow(t){this.#t=
t;let n=t.takeEdited();n&&(this.sheet.show(!0),n.focus())}get options(){return{...this.#r==="beside"&&{layout:"beside"},
...this.#n&&{open:this.#n},...this.patchBar.address&&{put:this.patchBar.address}}}restore(t){this.#r=t.get("layout")==="\
beside"?"beside":"overlaid",this.#n=t.get("open"),this.patchBar.restore(t.get("put")),this.#x(this.#r)}show(t,n){let s=[
t,n].map(va),o=this.#p?Object.assign({},...s.map(i=>i?.places)):{};this.#e={};for(let[i,a]of Yt.entries()){let c=s[i];c&&
(this.#e[a]=new It({...c,places:{...o,...c.places}}))}this.#s={a:t,b:n},Yt.some(i=>this.#h(i)&&this.#m(i)?.explanations.
draws)||this.#y()}#i(){let[t,n]=Yt.map(s=>this.#h(s));return!t&&!n?"":yy[t&&n?0:t?2:1]??""}#h(t){let n=this.#s[t];return!!n&&
!va(n)}showProblem(t){this.sheet.show(!0),t.scrollIntoView({block:"nearest"})}mark(t){for(let n of Yt)this.pictures[n].mark(
t)}#a(t){let n=M(this.page,`[data-run-picture="${t}"] [data-network]`);return new On(n,{...t==="a"&&{against:"in the sec\
ond run"},model:()=>this.#l(t),pointed:(o,r)=>{this.pointed(o),this.#c(t,r)},opened:o=>this.#d(t,o),carry:o=>this.patchBar.
carry(t,o,this.#e[t])},En)}#l(t){let s=(this.page.dataset.layout==="overlaid"&&this.#e.b?Yt:[t]).map(o=>this.#m(o)?.model);
return[...new Set(s)].join("-and-")}#c(t,n){let s=t==="a"?"b":"a",[o,r]=[this.#e[t],this.#e[s]];!o||!r||this.pictures[s].
light(Vl(n,o,r,this.#p))}#d(t,n){if(this.#o||n===this.#n)return;let s=cs(this.#n,n);this.#n=n,this.#o=!0,this.pictures[t===
"a"?"b":"a"].open(n),this.#o=!1,this.#t?.updateAddress(s)}#y(){let{a:t,b:n}=this.#e,s=t&&n?Gl(t,n,this.#p):"",o=s===null?
"beside":this.#r,r=o==="overlaid"&&!!(t&&n);this.page.dataset.layout=o,this.#x(o);let i=this.#i();for(let d of this.layouts)
d.disabled=s===null;M(this.page,".depths").hidden=i!=="";let a=s===null?by:r?s:i;this.note.replaceChildren(...Ft(a)),M(this.
page,"[data-legend]").hidden=!r;for(let d of Yt){let f=this.#e[d]&&!(r&&d==="b");M(this.page,`[data-run-picture="${d}"]`).
hidden=!f}let c={a:t?.trace??null,b:n?.trace??null},{into:l}=this.patchBar.patches,h=this.#g(),u={...c,...h&&{[l]:h}};this.#b(
l,h),this.#o=!0;for(let d of Yt)this.pictures[d].putIn=d===l&&h?this.#u:py;r&&u.a&&this.pictures.a.show(u.a,u.b);for(let d of r?
[]:Yt){let f=u[d],m=f===c[d]?null:c[d];f&&this.pictures[d].show(f,m,u[ge(d)],my)}for(let d of Yt){let f=this.pictures[d];
f.opened!==this.#n&&f.open(this.#n)}this.#o=!1,this.page.dataset.drawn="true"}#g(){let{into:t,names:n}=this.patchBar.patches,
[s,o]=[this.#e[ge(t)],this.#e[t]],r=!!(s&&o&&this.#p&&Kl(s,o)),i=this.page.dataset.layout==="beside";if(this.patchBar.offer(
this.#e,r&&(i||n.length>0)),!r||!s||!o||!n.length)return this.patchBar.show(s,""),null;let a=n.find(l=>!jn(l,s,o));if(a!==
void 0){let l=t==="a"?"first":"second";return this.patchBar.show(s,`Nothing of “${a}” can be put into the ${l} run. \
Take it back.`),null}let c=this.#m(t)?.changed(this.#f(t),ql(n,s,o));return this.patchBar.show(s,c?wy(n,s,o,new It(c),t):
gy),c??null}get#u(){let{into:t,names:n}=this.patchBar.patches,[s,o]=[this.#e[ge(t)],this.#e[t]],r=(o?.count??0)-(s?.count??
0);return{names:n.map(i=>i.replace(/^visits\.(\d+)$/,(a,c)=>`visits.${Number(c)+r}`)),run:t==="a"?"second":"first"}}#b(t,n){
let s=n&&{...n,engine:"browser"},o={...this.#s,...s&&{[t]:s}};for(let r of Yt){let i=this.#m(r);i&&Qt(i.answer,o[r]);let a=s!==
null&&r===t,c=r==="a"?"First":"Second",l=a?", with parts of the other":"";for(let h of q(this.page,`[data-run="${r}"]`))
h.textContent=`${c}: ${i?.shortName??""}${l}`,h.title=`${c}: ${i?.name??""}${l}`}this.#w(o.a,o.b)}#f(t){let[n,s]=this.#t.
queries;return t==="a"?n:s}#x(t){for(let n of this.layouts)n.checked=n.value===t}#m(t){return t==="a"?this.#t?.first:this.#t?.
second}get#p(){let[t,n]=Yt.map(s=>this.#m(s)?.root.dataset.places);return t!==void 0&&t===n}#w(t,n){let s=M(this.page,"[\
data-change]"),o=va(n),r=t?.prediction.location??0,i=t&&o&&this.#p?new It(o).knownProbability(r):null;if(s.hidden=i===null,
!t||i===null)return;let{change:a,size:c,sign:l}=Lt(t.prediction.probability,i),h=M(s,"[data-change-value]");h.replaceChildren(
...Ft(`${a?`${l} `:""}${c} points`)),h.className=a>0?"more":a<0?"less":"",M(s,"[data-change-place]").textContent=r===n?.
prediction.location?"":`for ${t.prediction.name??`#${r}`}`}};function wy(e,t,n,s,o){let{location:r}=t.trace.prediction,i=w=>w.
knownProbability(r)??0,[a,c,l]=[i(t),i(n),i(s)],h=zl({clean:a,changed:c,patched:l}),u=t.nameOf(r).label,[d,f]=o==="a"?["\
second","first"]:["first","second"],m=e.length===1?dn(e[0]??"",t):`${e.length} parts together`,y=h!==null&&h<0?": the an\
swer moves away from it":"",g=h===null?"The runs hardly differ in it.":`${A(h)} of the difference in log-odds comes back${y}\
.`,b=t.count===n.count?"":` The runs have ${t.count} and ${n.count} visits and are aligned at their ends.`;return`Put in\
to the ${f} run: ${m}. There ${u} goes from ${A(c,1)} to ${A(l,1)}; the ${d} run gives it ${A(a,1)}. ${g}${b}`}function va(e){
return e&&"tensors"in e?e:null}function Zu(e,t,n,s){let o=M(e,"input",HTMLInputElement),r=M(e,"[role=listbox]"),i=[],a=-1,c=Promise.resolve(),l=0,h=()=>{
l+=1,i=[],a=-1,r.hidden=!0,r.replaceChildren(),o.setAttribute("aria-expanded","false"),o.removeAttribute("aria-activedes\
cendant")},u=w=>{a=w;for(let[$,k]of[...r.children].entries())k.setAttribute("aria-selected",String($===a));let x=r.children[a];
if(!x){o.removeAttribute("aria-activedescendant");return}o.setAttribute("aria-activedescendant",x.id),x.scrollIntoView({
block:"nearest"})},d=w=>{w&&(o.value="",h(),s(w))},f=(w,x,$)=>{let k=document.createElement("li");k.id=`${r.id}-${w}`,k.
setAttribute("role","option");let O=document.createElement("small");return O.textContent=$,k.append(x," ",O),k},m=(w,x)=>{
i=w;let $=i.map((k,O)=>{let{label:_,note:S}=n(k),T=f(O,_,S);return T.addEventListener("mousedown",v=>v.preventDefault()),
T.addEventListener("click",()=>d(k)),T});if(x){let k=f(0,x,"");k.setAttribute("aria-disabled","true"),$.push(k)}r.replaceChildren(
...$),r.hidden=$.length===0,o.setAttribute("aria-expanded",String($.length>0)),u(i.length&&o.value.trim()?0:-1)},y=async()=>{
l+=1;let w=l;i=[],a=-1;let x=o.value.trim();try{let $=await t(x);w===l&&m($,$.length?"":`No place matches “${x}”.`)}catch($){
w===l&&m([],rn($))}},g=()=>{c=y()},b=async()=>{!o.value.trim()&&a<0||(await c,d(i[a]))};o.addEventListener("input",g),o.
addEventListener("focus",g),o.addEventListener("blur",h),o.addEventListener("keydown",w=>{if(w.key==="ArrowDown"&&r.hidden)
g();else if(w.key==="ArrowDown")u(Math.min(a+1,i.length-1));else if(w.key==="ArrowUp")u(Math.max(a-1,0));else if(w.key===
"Enter")b();else if(w.key==="Escape")h();else return;w.preventDefault()})}function La(e,t){let[n,s,o]=[-1,0,1].map(i=>e[t+i]),r=e.filter((i,a)=>a!==t);return n&&s&&xy(n,s)&&(r[t-1]={...n,written_stay:n.
duration_minutes}),o&&(r[t]=$y(o,n,e.some(My))),r}function xy(e,t){let n=Mo(t);return e.filled_in.includes("stay")&&!t.filled_in.
includes("time")&&n!==null&&Qu(e)===n}function $y(e,t,n){let s=Mo(e);if(s===null)return e;let o=le(Mt(s)),r=`${lt[e.weekday]}\
 ${o}`,i=`${Le(st(s))} ${o}`,c=[e.written_moment,...n?[]:[r],i].find(l=>ky(t,l)===s)??i;return{...e,written_moment:c}}function ky(e,t){
return t?Ze(Pe(t,""),e?Mo(e):null):e?Qu(e):null}function My({written_moment:e}){return!!e&&Pe(e,"").date!==null}function Mo({
arrival:e,start_minute:t}){let n=e===null?null:Ie(e.slice(0,10));return n===null?null:n*1440+t}function Qu(e){let t=Mo(e);
return t===null?null:t+e.duration_minutes}var Ra='[aria-invalid="true"]',Eo=class{#t=[];#e="";constructor(t,n){this.text=M(t,"textarea",HTMLTextAreaElement),this.
rows=M(t,"[data-rows]"),this.template=M(t,"template[data-row]",HTMLTemplateElement),this.errors=M(t,"[data-errors]"),this.
full=M(t,"[data-full]"),this.overlaps=M(t,"[data-overlaps]"),this.changed=n,this.text.addEventListener("input",()=>{this.#s(),
n(!0)}),this.rows.addEventListener("click",s=>this.#l(Se(s).closest("button"))),this.rows.addEventListener("change",s=>{
Se(s).dataset.control==="day"&&this.#a(An(s))}),this.rows.addEventListener("focusout",s=>{this.rows.inert||this.#a(An(s))}),
this.rows.addEventListener("input",s=>{_o(An(s),"")}),this.rows.addEventListener("keydown",s=>{s.key==="Enter"&&this.#a(
An(s))})}get visits(){return this.text.value}mark(t){for(let[n,s]of[...this.rows.children].entries())s.toggleAttribute("\
data-marked",t.includes(n))}indexOf(t){let n=t.closest("[data-visit]");return n?[...this.rows.children].indexOf(n):-1}set visits(t){
this.text.value=t,this.#s()}#s(){this.rows.inert=!0;for(let t of q(this.rows,Ra,HTMLInputElement))t.value=t.dataset.read??
"",_o(t,"")}add(t){let n=this.#r&&!this.rows.inert,o=(n?wi(La(this.#t,0)):this.text.value).trim().replace(/,$/,"");this.
text.value=o?`${o}, ${t}`:t,this.rows.inert=!0,this.changed(!1,n?ki(this.#t.length,0):void 0)}show(t,n=this.#e){for(this.#t=
t,this.#e=n;this.rows.children.length>t.length;)this.rows.lastElementChild?.remove();for(;this.rows.children.length<t.length;)
this.rows.append(hs(this.template));let s=q(this.rows,":scope > [data-visit]");for(let[i,a]of t.entries()){let c=s[i];c&&
this.#h(c,a,i,t.length)}this.rows.inert=!1,this.full.hidden=!this.#r;let o=$i(t.at(-1),n),r=[Sy(t),o&&`Visit ${t.length}\
 ${o}.`];this.overlaps.textContent=r.join(" ").trim()}get hasMistakes(){return this.rows.querySelector(Ra)!==null}get#r(){
return this.#t.length>=Number(this.full.dataset.full)}showProblems(t){this.text.setAttribute("aria-invalid",String(t.length>
0)),this.errors.hidden=t.length===0,this.errors.replaceChildren(...t.map(n=>{let s=document.createElement("li"),o=nd(n);
if(s.textContent=So(n),o===null)return s;for(let r of n.suggestions)s.append(" ",this.#n(o,r));return s}))}#n(t,n){let s=document.
createElement("button");return s.type="button",s.className="suggestion",s.textContent=n,s.setAttribute("aria-label",`Use\
 ${n} for visit ${t+1}`),s.addEventListener("click",()=>{this.visits=Cl(this.text.value,t,n),this.text.focus(),this.changed(
!1)}),s}#o(t,n){this.show(t),this.text.value=wi(t),this.changed(!1,n)}#i(t,n){this.#o(this.#t.map((s,o)=>t.get(o)??s),n)}#h(t,n,s,o){
let[r,i]=Ia(n.written_moment);t.toggleAttribute("data-masked",n.masked),M(t,"[data-number]").textContent=String(s+1),M(t,
"[data-place]").textContent=n.label,M(t,"[data-category]").textContent=n.category??"";let a=s===o-1?$i(n,this.#e):"",c=[
xi(n,this.#t[s-1]),a].filter(Boolean);M(t,"[data-surprise]").textContent=c.join("; ");let l=M(t,'[data-control="day"]',HTMLSelectElement),
h=r&&!lt.includes(r)?[...lt,r]:lt;l.replaceChildren(new Option(`(${lt[n.weekday]})`,""),...h.map(m=>new Option(m,m)));let u=[
["day",l,r,"Day"],["time",M(t,'[data-control="time"]',HTMLInputElement),i||ed(n.start_minute),"Time"],["stay",M(t,'[data\
-control="stay"]',HTMLInputElement),String(n.duration_minutes),"Minutes of stay"]],d=M(t,"[data-problem]");d.id=`visit-${s+
1}-problem`;for(let[m,y,g,b]of u){let w=y===document.activeElement&&y.value!==y.dataset.read,x=y.ariaInvalid==="true"&&y.
dataset.read===g;y instanceof HTMLInputElement&&(w||x)||(_o(y,""),y.value=g),y.dataset.read=g,y.setAttribute("aria-error\
message",d.id),y.toggleAttribute("data-filled-in",n.filled_in.includes(m)),y.setAttribute("aria-label",`${b} of visit ${s+
1}, ${n.label}`)}let f=[["earlier","Move earlier:",s>0],["later","Move later:",s<o-1],["remove","Remove",o>1]];for(let[m,
y,g]of f){let b=M(t,`[data-control="${m}"]`,HTMLButtonElement);b.disabled=!g,b.setAttribute("aria-label",`${y} visit ${s+
1}, ${n.label}`)}}#a(t){let n=t.dataset.control;if(!n||t.localName==="button"||t.value===t.dataset.read)return;let s=this.
indexOf(t),o=this.#t[s],r=t.closest("[data-visit]");if(!o||!r)return;let i={time:_y,stay:Ey}[n];if(i&&t instanceof HTMLInputElement&&
(_o(t,i(t)),t.ariaInvalid))return;let[a]=Ia(o.written_moment),c=M(r,'[data-control="time"]').dataset.read,l=t.value===""?
null:Math.round(Number(t.value)),h={day:{written_moment:`${t.value} ${c}`.trim()},time:{written_moment:t.value&&`${a} ${t.
value}`.trim()},stay:{written_stay:l,duration_minutes:l??o.duration_minutes}};t.dataset.read=t.value,this.#i(new Map([[s,
{...o,...h[n]}]]))}#l(t){let n=t?.dataset.control;if(!t||!n)return;let s=this.indexOf(t);if(n==="remove"){let o=ki(this.#t.
length,s);this.#o(La(this.#t,s),o),this.#d(Math.min(s,this.#t.length-1),n)}else{let o=n==="earlier"?s-1:s+1;this.#c(s,o),
this.#d(o,n)}}move(t,n){let s=Math.max(0,Math.min(this.#t.length-1,t+n));s!==t&&this.#c(t,s)}setTime(t,n){let s=this.#t[t];
if(!s)return;let[o]=Ia(s.written_moment),r=`${o} ${ed(n)}`.trim();this.#i(new Map([[t,{...s,written_moment:r,start_minute:n}]]))}setStay(t,n){
let s=this.#t[t];if(!s)return;let o={written_stay:n,duration_minutes:n};this.#i(new Map([[t,{...s,...o}]]))}#c(t,n){let[
s,o]=[this.#t[t],this.#t[n]];!s||!o||this.#i(new Map([[t,{...s,...td(o)}],[n,{...o,...td(s)}]]),Hl(this.#t.length,t,n))}#d(t,n){
let s=this.#t.length-1,o={earlier:t===0,later:t===s,remove:s===0},r=[n,"later","earlier","remove","day"].find(c=>!o[c]),
i=q(this.rows,":scope > [data-visit]")[t],a=r&&i?.querySelector(`[data-control="${r}"]`);(a instanceof HTMLElement?a:this.
text).focus()}};function td({place:e,label:t,category:n,masked:s}){return{place:e,label:t,category:n,masked:s}}function Ia(e){
let[t="",n]=e.split(" ");return n===void 0?["",t]:[t,n]}function _y(e){let t=e.value.trim()?Pl(e.value):"";return t===null?
`“${e.value}” is not a time. Write hours and minutes from 00:00 to 23:59, such as 17:30.`:(e.value=t,"")}function Ey(e){
let{rangeUnderflow:t,rangeOverflow:n,badInput:s}=e.validity;return t||n||s?`Write the stay in minutes, from ${e.min} to ${e.
max}.`:""}function _o(e,t){let n=e.closest("[data-visit]");if(!n)return;e.setCustomValidity(t),e.ariaInvalid=t?"true":null;
let s=q(n,Ra,HTMLInputElement);M(n,"[data-problem]").textContent=s.map(o=>o.validationMessage).join(" ")}function Sy(e){
let t=e.flatMap((n,s)=>xi(n,e[s-1])===Ts?s+1:[]);return t.length<2?t.length?`Visit ${t[0]} ${Ts}.`:"":`These visits begi\
n before the visits above them end: ${t.join(", ")}.`}function ed(e){let t=n=>String(Math.floor(n)).padStart(2,"0");return`${t(
e/60)}:${t(e%60)}`}function nd({where:e}){let t=/^visits\[(\d+)\]/.exec(e);return t?Number(t[1]):null}function So(e){let t=nd(
e);return t!==null?`Visit ${t+1}: ${e.message}`:e.where.startsWith("interventions")?e.message===zr?"The changes to the n\
etwork cannot be read. Perhaps the link was cut off. Reset all changes.":`The changes to the network: ${e.message}`:e.message}function Ca(){return document.hidden?Promise.resolve():new Promise(e=>{requestAnimationFrame(()=>setTimeout(e)),document.
addEventListener("visibilitychange",()=>e(),{once:!0}),setTimeout(e,1e3)})}async function sd(){await Ca(),"requestIdleCa\
llback"in window&&await new Promise(e=>requestIdleCallback(e,{timeout:200}))}var Oy="../bundles/browser-model.js",Ay=/\bexport\s*\{[^}]*\};?\s*$/;var Pa=new WeakMap;async function Oo(e,{location:t,variants:n},s,o){let r=Ty(e),i=Iy(o);for(let a of n){o.throwIfAborted();
let{input:c}=a;s(a,c&&await Promise.race([i,r(c,t)]))}}function Ty(e){let t=Ny(e);Pa.has(e)||Pa.set(e,vy(e));let n=Pa.get(
e);return async(s,o)=>{let r=await n?.ask({input:s,location:o});if(!r)return t(s,o);if("error"in r)throw new Error(r.error);
return r.answer}}function Ny(e){let t=performance.now()+12;return async(n,s)=>(performance.now()>=t&&(await new Promise(
o=>setTimeout(o)),t=performance.now()+12),e.answer(n,s))}function vy(e){try{return new Wa(e.content)}catch{return null}}
var Wa=class{#t;#e;constructor(t){this.#t=Ly(),this.#e=new Promise(n=>{this.#t.addEventListener("error",s=>{s.preventDefault(),
n(null)})}),this.#t.postMessage(t)}ask(t){let{port1:n,port2:s}=new MessageChannel,o=new Promise(r=>{n.onmessage=({data:i})=>{
n.close(),r(i)}});return this.#t.postMessage(t,[s]),Promise.race([this.#e,o])}};function Ly(){let e=document.querySelector(
"script[data-engine]")?.textContent;if(!e)return new Worker(new URL(Oy,E),{type:"module"});let t=new Blob([e.replace(Ay,
"")],{type:"text/javascript"}),n=URL.createObjectURL(t),s=new Worker(n);return setTimeout(()=>URL.revokeObjectURL(n),6e4),
s}function Iy(e){let t=new Promise((n,s)=>{e.addEventListener("abort",()=>s(e.reason),{once:!0})});return t.catch(()=>{}),
t}var Ry={hours:["Moved by","All visits and the moment to predict move together."],visits:["Visit left out","One visit is \
left out at a time; the others keep the times and stays that the page shows, and the moment to predict stays."],heads:["\
Heads removed","Every set of heads is removed, on top of the changes already made."]},Cy="This network has too many head\
s to try every set, so each is removed alone.",Py="cannot be left out: the answer is read at the last visit, and the one\
 before is missing or masked",Ha=e=>`${(100*e).toFixed(1)} %`,Ao=class{#t=null;constructor(t,n,s){this.body=n,this.explanations=
s,this.kind=M(t,"[data-kind]",HTMLSelectElement),this.button=M(t,"[data-run]",HTMLButtonElement),this.progress=M(t,"[dat\
a-progress]",HTMLProgressElement),this.meaning=M(t,"[data-meaning]"),this.failure=M(t,"[data-failure]"),this.summary=M(t,
"[data-summary]"),this.frame=M(t,"[data-frame]"),this.rows=M(t,"tbody"),this.row=M(t,"template",HTMLTemplateElement),this.
kind.addEventListener("change",()=>this.clear()),this.button.addEventListener("click",()=>this.#t?this.#s():this.#e())}clear(){
this.#r(),this.rows.replaceChildren(),this.summary.textContent="";for(let t of[this.meaning,this.failure,this.frame])t.hidden=
!0}async#e(){this.clear();let t=new AbortController;this.#t=t,this.button.textContent="Stop",this.progress.removeAttribute(
"value"),this.progress.hidden=!1;try{await this.explanations.prepare(),t.signal.throwIfAborted(),await this.#n(t.signal)}catch(n){
if(this.#t!==t)return;this.failure.textContent=rn(n),this.failure.hidden=!1}this.#r()}#s(){let{value:t,max:n}=this.progress,
s=this.frame.hidden?"":` after ${t} of ${n} answers`;this.summary.textContent=`Stopped${s}.`,this.#r()}#r(){this.#t?.abort(),
this.#t=null,this.button.textContent="Run",this.progress.hidden=!0}async#n(t){let{model:n,obstacle:s}=this.explanations,
o=this.body();if(!n)throw new Error(`This browser cannot compute: ${s}`);if(!o)throw new Error("Enter a history of visit\
s first.");let r=this.kind.value,{prediction:i,variants:a}=n.sweep(r,o);if(!a.length)throw new Error("Every head is remo\
ved already.");this.#o(r,i,a);let{location:c}=i,l=[];await Oo(n,{location:c,variants:a},(h,u)=>{let{change:d}=Lt(u?.probability??
0,i.probability),f=!!u&&u?.prediction.location!==c;this.#i({variant:h,answer:u,change:d,differs:f,row:hs(this.row)},l)},
t),this.summary.textContent=Fy(l)}#o(t,n,s){let[o,r]=Ry[t],i=s.every(({heads:a})=>a?.length===1);this.meaning.textContent=
`${i?Cy:r} The unchanged answer is ${De({prediction:n})}.`,M(this.frame,"[data-changed]").textContent=o;for(let a of[this.
meaning,this.frame])a.hidden=!1;this.progress.max=s.length,this.progress.value=0}#i(t,n){Hy(t);let s=n.findIndex(r=>Wy(t,
r)),o=s<0?n.length:s;this.rows.insertBefore(t.row,n[o]?.row??null),n.splice(o,0,t),this.progress.value+=1}};function Wy(e,t){
let[n,s]=[e.variant.heads,t.variant.heads];return!n||n.length!==s?.length?!1:Math.abs(e.change)>Math.abs(t.change)}function Hy({
variant:e,answer:t,change:n,differs:s,row:o}){M(o,"th").textContent=Dy(e);let r=M(o,".word");if(!t){r.textContent=Py;return}
o.toggleAttribute("data-differs",s),r.textContent=s?De(t):"the same";let i=M(o,".share");i.textContent=Ha(t.probability),
i.style.setProperty("--share",String(t.probability)),M(o,"[data-change]").textContent=od(n,1)}function Dy({hours:e=0,visit:t,
heads:n}){return t?`${t.sent+1} ${t.label}`:n?n.map(([s,o])=>`L${s} H${o}`).join(", ")||"none":`${od(e,0)} h`}function Fy(e){
let t=e.flatMap(({answer:r})=>r?.probability??[]);if(!t.length)return"";let n=e.filter(({differs:r})=>r).length,[s,o]=[Math.
min(...t),Math.max(...t)];return`Another place leads in ${n} of ${t.length} rows. The probability of the unchanged answe\
r lies between ${Ha(s)} and ${Ha(o)}. Computed in this browser.`}function od(e,t){let n=Math.abs(e).toFixed(t);return Number(
n)===0?n:`${e>0?"+":"−"}${n}`}var By={routine:()=>"routine: people are at home, at work or at a weekly appointment at the usual time",errand:e=>`erran\
ds: the kinds of the last stop${Da(e.at(-1))} and of an earlier one${Da(e.at(-2))} decide together where people go next`,
consequence:e=>`consequences: the first stop of the day${Da(e.at(-1))} decides where people go in the afternoon and even\
ing`};function Da(e){return e?` (${e})`:""}function rd(e,t){let{cause:n,custom:s,expected_label:o}=e,r=By[s];if(!r)return"\
It was a free choice.";let i=Array.from({length:e.decided_before},()=>"before this history"),a=r([...i,...e.decided_by.map(
l=>Uy(l,t))]),c=n===s?"The person followed it.":`It leads to ${o??"an unknown place"}, but this time the person went els\
ewhere.`;return`This simulated town has a rule for this moment, ${a}. ${c}`}function Uy(e,t){let n=t.find(({sent:s})=>s===
e);return n?`${n.label}, ${lt[n.weekday]} ${le(n.start_minute)}`:`visit ${e+1}`}var jy="The answer and all below it are of your last valid history.",Gy=5e-4,id=350,To=class{shown=null;sent=[];#t=null;isDragging=!1;#e="";#s=null;#r=null;#n;#o=!1;#i=0;#h=0;#a=new AbortController;#l=null;#c="";#d=[];constructor(t,n={}){
this.page=t,this.hooks=n,this.model=t.dataset.explore??"",this.engineChoice=ft(t,"[data-engine-choice]",HTMLSelectElement),
this.explanations=new cn(this.model,at().get("engine")),this.explanations.draws=n.draws??!1,this.explanations.sharesWeights=
this.engineChoice!==null||!Bt;let{explanations:s}=this;this.#n=n.outline??null;let o=s.sharesWeights&&s.choice!=="server";
n.draws&&o&&!this.#n&&s.prepare(),this.changes=M(t,"[data-changes]"),this.answer=M(t,"[data-answer]",HTMLOutputElement),
this.unknown=M(t,"[data-unknown]"),this.badge=M(t,"[data-badge]"),this.outcome=M(t,"[data-outcome]"),this.reason=M(t,"[d\
ata-outcome-reason]",HTMLDetailsElement),this.person=ft(t,"[data-person]",HTMLSelectElement),this.predictAt=M(t,"[data-p\
redict-at]",HTMLInputElement),this.moment=M(t,"[data-moment]"),this.whose=M(t,"[data-whose]"),this.leftOut=ft(t,"[data-l\
eft-out]"),this.examples=M(t,"[data-examples]",HTMLSelectElement),this.failure=M(t,"[data-error]"),this.story=M(t,"[data\
-story]"),this.staleNote=M(t,"[data-stale-note]"),this.suggestion=M(t,"[data-try]"),this.editor=new Eo(M(t,"[data-editor\
]"),(l,h)=>{this.#l=null,this.#_(),this.panel.followHistory(this.editor.visits,h),this.submitSoon(l?id:0)});let r=()=>setTimeout(
()=>this.#k(),id),i={subtree:!0,childList:!0,attributeFilter:["aria-invalid"]};new MutationObserver(r).observe(this.editor.
rows,i);let a=M(t,"[data-interventions]",HTMLDetailsElement);this.panel=new hn(a,()=>this.submitSoon()),this.engineChoice&&
(this.engineChoice.value=s.choice??"");let c=ft(t,"[data-sweeps]");this.sweeps=c&&new Ao(c,()=>this.shown&&wt(this.shown),
s),this.#y()}#y(){let{page:t}=this;Zu(M(t,"[data-combobox]"),n=>this.explanations.searchPlaces(n),n=>({label:n.label,note:n.
category??""}),n=>this.editor.add(n.notation)),this.suggestion.addEventListener("click",()=>{this.editor.visits=this.editor.
text.placeholder,this.submitSoon()});for(let n of["pointerdown","keydown","input"])M(t,"[data-editor]").addEventListener(
n,()=>{this.#o=!0,this.#f()},{once:!0});this.engineChoice?.addEventListener("change",()=>{this.explanations.choose(this.
engineChoice?.value??""),this.submitSoon()}),this.person?.addEventListener("change",()=>this.submitSoon()),this.predictAt.
addEventListener("change",()=>this.submitSoon()),this.moment.addEventListener("click",()=>{this.fill(),this.predictAt.value=
"",this.submitSoon()}),this.whose.addEventListener("click",()=>{this.fill(),pe(this.person,""),this.submitSoon()}),M(this.
changes,"[data-undo]").addEventListener("click",()=>{this.panel.text="",this.submitSoon()}),M(this.failure,"button").addEventListener(
"click",()=>{this.explanations.choose(this.explanations.choice),this.submitSoon()}),as(()=>this.restore("keep"))}get exampleHistories(){
return this.#r??=this.#N(),this.#r}get fields(){return{visits:this.editor.visits,user:this.person?.value??"",predict_at:this.
predictAt.value.trim(),top_k:this.#e,interventions:this.panel.text}}markVisits(t){this.editor.mark(t.flatMap(n=>this.sent[n]??
[]))}take({visits:t,user:n,predict_at:s,interventions:o}){this.fill(),this.#_(),this.editor.visits=t,this.predictAt.value=
s,this.panel.text=o,pe(this.person,n),this.panel.followHistory(t),this.#c=JSON.stringify(this.fields),this.submitSoon()}get isChanged(){
return this.fill(),JSON.stringify(this.fields)!==this.#c}get interventions(){return Object(re(this.panel.text||"{}"))}set interventions(t){
this.fill(),this.panel.text=Object.keys(t).length?JSON.stringify(t):"",this.panel.followHistory(this.editor.visits),this.#g()}async#g(){
clearTimeout(this.#h);let t=++this.#i;this.page.setAttribute("aria-busy","true"),await Ca(),t===this.#i&&this.submitSoon()}submitSoon(t=0){
clearTimeout(this.#h),this.#h=setTimeout(()=>{this.#u(wt(this.fields),this.isDragging?"keep":"push")},t)}async#u(t,n){clearTimeout(
this.#h),this.#h=0,this.#i+=1;let s=this.#i;this.#a.abort(),this.#a=new AbortController,this.page.setAttribute("aria-bus\
y","true");let o=!1;try{let r="interventions"in t&&!!t.interventions,[i,a]=await Promise.all([this.#b(t),r?this.#b({...t,
interventions:null}):null]);if(s!==this.#i)return;this.#p(i,a,t,n),o=!0,await sd(),this.fill()}catch(r){if(r instanceof gt&&
s===this.#i)this.#$(r.problems);else if(!fi(r)&&!(r instanceof gt))throw r}finally{s===this.#i&&this.page.removeAttribute(
"aria-busy")}o&&s===this.#i&&this.#f()}fill(){let t=this.#l;t&&(this.#l=null,t(),this.#c=JSON.stringify(this.fields))}async#b(t){
let n=this.#n;this.#n=null;let s="visits"in t&&await n?.(t);return s||this.explanations.explain(t,this.#a.signal)}async#f(){
let{engineChoice:t,explanations:n}=this;if(!t)return;(this.#o||this.hooks.draws||n.choice==="browser")&&n.choice!=="serv\
er"&&await n.prepare(),await this.#x();let o=M(this.page,"[data-engine-obstacle]");o.textContent=n.obstacle&&`This brows\
er cannot compute: ${n.obstacle}`,o.hidden=!n.obstacle}async#x(){let{shown:t}=this,n=this.#t,s=this.#h!==0||this.page.hasAttribute(
"aria-busy");if(!(!this.hooks.draws||!t||!n||s)){if(!("tensors"in n))this.#u(wt(t),"keep");else if(an(n)){let o=await this.#b(
wt(t)).catch(()=>null);if(!o||this.#t!==n)return;this.#m(o),this.hooks.shown?.(t,o,null)}}}#m(t){this.#t=t,Qt(this.answer,
t);let{prediction:n,unknown_probability:s}=t;this.unknown.hidden=s<=n.probability,M(this.unknown,"b span").textContent=`${(100*
s).toFixed(1)} %`,this.badge.textContent=wl(t.engine)}#p(t,n,s,o){if("record"in s&&(this.editor.visits=t.notation??"",this.
predictAt.value=t.predict_at.replace("T"," "),t.notation===null)){this.#$([{where:"visits",message:"This record contradi\
cts itself and cannot be written as visits.",suggestions:[]}]);return}this.sent=t.visits.map(c=>c.sent);let r=[...t.visits].
sort((c,l)=>c.sent-l.sent);this.panel.followHistory(this.editor.visits),this.panel.text&&this.panel.show(r,this.sent),pe(
this.person,t.user),this.#$([]),this.predictAt.placeholder=t.predict_at.replace("T"," "),this.moment.hidden=!this.predictAt.
value.trim(),this.moment.textContent=`predicted for ${Vy(this.predictAt.value,t)}`,this.whose.hidden=!this.person?.value,
this.whose.textContent=`for ${this.person?.selectedOptions[0]?.text.split(",")[0]}`,this.#m(t);let i={...this.fields,visits:t.
notation??""};this.shown=i,this.#O(i,t,n);let a=i.interventions?n:null;this.hooks.shown?.(i,t,a),this.updateAddress(o),this.#l=
()=>{this.editor.show(r,t.predict_at),this.panel.show(r,this.sent),this.#w(r,t.predict_at),this.suggestion.hidden=!0,this.
sweeps?.clear(),this.hooks.filled?.(i,t,a),this.page.dataset.ready="true",this.#v(i,t)}}#w(t,n){let s=q(this.editor.rows,
":scope > [data-visit]");for(let[r,i]of s.entries()){let a=t[r];if(!a?.arrival)continue;let c={day:lt[a.weekday]??"",time:a.
arrival.split("T")[1]??"",stay:`${a.duration_minutes} min`};for(let[l,h]of Object.entries(c)){let u=M(i,`[data-read="${l}\
"]`);u.textContent=h,u.toggleAttribute("data-filled-in",a.filled_in.includes(l))}}if(M(this.page,'[data-printed="predict\
-at"]').textContent=n.replace("T"," "),!this.person)return;let o=this.person.selectedOptions[0]?.textContent??"";M(this.
page,'[data-printed="person"]').textContent=o}async#v(t,n){let s=n.unknown_probability,o=s<Gy||s>n.prediction.probability?
[]:[`A place the model does not know: ${(100*s).toFixed(1)} %.`],r=(await this.exampleHistories).find(({visits:i,predict_at:a,
user:c})=>i===t.visits&&a===n.predict_at&&(c===n.user||this.person===null));this.shown===t&&(this.hooks.recognised?.(r,t),
r&&(this.#s={predictAt:this.predictAt.value,end:ad(r)}),r&&o.push(Yy(r,n.location_probabilities.final)),this.outcome.replaceChildren(
...Ft(o.join(" "))),this.outcome.hidden=o.length===0,this.reason.hidden=!r?.reason,M(this.reason,"p").textContent=r?.reason?
rd(r.reason,n.visits):"")}#O(t,n,s){let{changes:o}=this;if(o.hidden=!s||!t.interventions,!s||!t.interventions)return;M(o,
"[data-what]").textContent=Ss(JSON.parse(t.interventions)),M(o,"[data-before]").textContent=De(s),M(o,"[data-after]").textContent=
De(n);let r=s.prediction.location===n.prediction.location;M(o,"[data-verdict]").textContent=r?"The most probable place s\
tays the same.":"The most probable place is another one."}#$(t){let n=({where:r})=>r.startsWith("interventions");this.#A(
this.person,t,"user"),this.#A(this.predictAt,t,"predict_at");let s=t.filter(Fa);this.failure.hidden=s.length===0,M(this.
failure,"span").textContent=s.map(r=>r.message).join(" "),this.panel.showProblems(t.filter(n)),this.editor.showProblems(
t.filter(r=>r.where!==""&&!(r.where==="user"&&this.person)&&r.where!=="predict_at"&&!n(r)));let o=t.find(r=>!Fa(r));if(o){
let{rows:r}=this.editor,i=o.where.startsWith("visits")||!r.hasChildNodes();this.hooks.refused?.(r.inert&&i)}this.#d=t,this.#k()}#k(){
let t=this.#d.find(r=>!Fa(r)),s=(this.#d.length>0||this.editor.hasMistakes)&&this.shown!==null;this.staleNote.hidden=!(s||
t);let o=t?.where==="predict_at"?`${So(t)} `:"";this.staleNote.textContent=s||!t?o+jy:`No answer. ${So(t)}`,this.story.toggleAttribute(
"data-stale",s)}#A(t,n,s){if(!t)return;let o=n.filter(i=>i.where===s).map(i=>i.message),r=M(this.page,`#${t.getAttribute(
"aria-errormessage")}`);r.textContent=o.join(" "),r.hidden=o.length===0,t.setAttribute("aria-invalid",String(o.length>0))}comparisonOf(t){
let{model:n}=this,s=t.interventions?JSON.stringify({model:n,interventions:null}):null;return vt({model:n,...t,top_k:null,
against:s})}updateAddress(t){if(t==="keep"||this.shown===null)return;let{choice:n}=this.explanations,s=this.engineChoice?
n:null,o=vt({...this.shown,engine:s,...this.hooks.options?.()});ls(o,t)}async restore(t){this.#l=null,this.#s=null,this.
examples.value="";let n=at(),s=n.get("top_k")??"";this.#e=/^([1-9]\d?|100)$/.test(s)?s:"",this.editor.visits=n.get("visi\
ts")??"",this.predictAt.value=n.get("predict_at")??"",this.panel.text=n.get("interventions")??"",pe(this.person,n.get("u\
ser")),this.leftOut&&(this.leftOut.hidden=!n.get("user")),this.hooks.restored?.(n);let o=n.get("record");n.has("visits")?
await this.#u(wt(this.fields),t):o!==null?await this.#u({record:re(o)},"replace"):await this.#M(n.get("user"))}async#M(t){
let n=await this.exampleHistories,s=n.find(o=>t&&String(o.user)===this.person?.value)??n[0];s?(this.#E(s,n),await this.#u(
wt(this.fields),"replace")):this.#T()}#T(){clearTimeout(this.#h),this.#a.abort(),this.#i+=1,this.#l=null,this.page.removeAttribute(
"aria-busy"),this.shown=null,this.editor.show([]),this.#$([]),Qt(this.answer,null),this.outcome.hidden=this.reason.hidden=
!0,this.suggestion.hidden=!1,this.sweeps?.clear(),this.changes.hidden=this.moment.hidden=this.whose.hidden=this.unknown.
hidden=!0,this.hooks.cleared?.()}#_(){this.examples.value="",!(!this.#s||this.editor.visits.trim().endsWith(this.#s.end))&&
(this.predictAt.value===this.#s.predictAt&&(this.predictAt.value=""),this.#s=null)}async#N(){let{examples:t}=this;try{let n=await As(
this.model);t.append(...n.map((o,r)=>new Option(o.title,String(r))));let s=t.closest("[data-field]");return s.hidden=n.length===
0,t.addEventListener("change",()=>{let o=t.value&&n[Number(t.value)];o&&(this.#E(o,n),this.#u(wt(this.fields),"push"))}),
n}catch{return[]}}#E(t,n){this.examples.value=String(n.indexOf(t)),this.editor.visits=t.visits,this.panel.followHistory(
t.visits,[]),this.predictAt.value=t.predict_at.replace("T"," "),this.#s={predictAt:this.predictAt.value,end:ad(t)},pe(this.
person,t.user)}},Fa=({where:e})=>e==="",ad=({visits:e})=>e.split(",").at(-1)?.trim()??"";function Vy(e,{predict_at:t}){let[
n,s,o,,r]=new Date(`${t}Z`).toUTCString().split(/,? /),i=/\d-\d/.test(e)?` ${Number(s)} ${o},`:"";return`${n}${i} ${r?.slice(
0,5)}`}function Yy({target:e,target_label:t},n){if(e===void 0)return"";if(e===null)return"The model drew this history it\
self: nothing really happened next.";let s=n.findIndex(({location:i})=>i===e);if(s===0)return"Right: the person went the\
re.";let o=n[s],r=o?`number ${s+1} with ${(100*o.probability).toFixed(1)} %`:`not one of the ${n.length} most probable p\
laces`;return`The person went to ${t}, ${r}.`}var cd="Take this change back";function ld(e,t){return Fe(e).map(({key:n,text:s,short:o})=>{let r=document.createElement(
"li"),i=document.createElement("button");return i.type="button",i.textContent=`${o} ×`,i.title=o===s?cd:`${s}. ${cd}`,i.
addEventListener("click",()=>{t(Object.fromEntries(Object.entries(e).filter(([a])=>a!==n)))}),r.append(i),r})}var hd="The view “Which parts make the prediction?” shows the circuit.",Ky="This network has too many parts to run a\
ll their subsets here.";async function ud(e,t,n,s){await e.prepare();let{model:o,obstacle:r}=e;if(!o)throw new Error(`${r}\
 ${hd}`);let{location:i,variants:a,conclude:c}=o.circuit(t);if(!a.length)throw new Error(`${Ky} ${hd}`);let l=[];return await Oo(
o,{location:i,variants:a},(h,u)=>{u&&l.push(u),n(l.length/a.length)},s),c(l)}var No=["story","explore","everything"],dd="pointerscope-depth";function qy(e){let t=at().get("depth");if(t&&No.includes(
t))return t;let n=location.hash.slice(1);if(n&&!n.includes("=")&&e.querySelector(`[data-story] [id="${CSS.escape(n)}"]`))
return"everything";let s="inRoom"in document.documentElement.dataset?"":Ua(dd);return No.includes(s)?s:"explore"}function fd(e){
e.dataset.depth||Ba(e,qy(e))}function Ba(e,t){let s=M(e,"[data-stage]").hasAttribute("data-undrawn")?"everything":t;return e.
dataset.depth=s,M(e,`input[name=depth][value=${s}]`,HTMLInputElement).checked=!0,s}function md(e){let t=[".above","[data\
-bar]"].map(n=>M(e,n).getBoundingClientRect());return Math.max(...t.map(({bottom:n})=>n))}function pd(e){ja(dd,e)}function Ua(e){
try{return localStorage.getItem(e)??""}catch{return""}}function ja(e,t){try{localStorage.setItem(e,t)}catch{}}function gd(e){let t=()=>q(e,"details[data-menu][open]",HTMLDetailsElement);document.addEventListener("pointerdown",({target:n})=>{
for(let s of t())n instanceof Node&&s.contains(n)||(s.open=!1)}),document.addEventListener("keydown",n=>{let[s]=t();n.key!==
"Escape"||!s||(n.stopImmediatePropagation(),s.open=!1,M(s,"summary").focus())},{capture:!0})}function bd(e,t,{title:n,origin:s}){let o=e.slice(e.indexOf(",")+1);if(t==="svg")return zy(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[yd("Title",n),yd("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function zy(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",t),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function yd(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,Xy(n)),s.buffer}function Xy(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}function wd(e,t){let n=document.createElement("a");n.href=Jy(e),n.download=t,n.click()}function Jy(e){let t=URL.createObjectURL(
e);return setTimeout(()=>URL.revokeObjectURL(t),6e4),t}async function Ga({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await Zy(e))}`}async function xd(e,t){let n=new Image;
n.src=await Ga(e),await n.decode();let s=document.createElement("canvas");s.width=Math.round(e.width*t),s.height=Math.round(
e.height*t);let o=s.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function Zy(e){let t=await Qy();return t&&e.replace(/<svg[^>]*>/,
n=>`${n}<style>${t}</style>`)||e}async function Qy(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await t1(n,e.href??document.baseURI)})}`}}catch{}
return""}async function t1(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return n.ok?`data:font\
/woff2;base64,${Bn(new Uint8Array(await n.arrayBuffer()))}`:He(n.status)}var e1=2;async function $d(e,t,{title:n,origin:s,name:o}){let r=t==="png",i=await(r?xd(e,e1):Ga(e)),a=bd(i,r?"png":"svg",
{title:n,origin:s});wd(a,`${o}-network.${t}`)}var kd=document.documentElement.dataset.inRoom==="lead";function Md(e){document.dispatchEvent(new CustomEvent("pointersc\
ope:ask",{detail:e}))}var _d="pointerscope-visits-as",n1="textarea, input:not([type=radio], [type=checkbox], [type=range])",vo=class{#t=null;#e=null;#s=[];#r=[];#n=null;#o=null;#i=[];#h=0;#a=at().
get("open");constructor(t,n){if(this.page=t,this.sheet=new un(t,()=>t.dataset.depth==="everything"),this.bar=M(t,"[data-\
bar]"),this.undo=M(t,"[data-undo-step]",HTMLButtonElement),this.redo=M(t,"[data-redo-step]",HTMLButtonElement),n)this.picture=
n.picture,this.picture.complete(this.#l,En),n.drawn&&(this.#i=[n.drawn,null,null]);else{let s=M(t,"[data-network]");this.
picture=new On(s,this.#l,En)}this.#d(),this.#E(Ua(_d)==="text"?"text":"list"),fd(t)}get#l(){let{page:t}=this,n=!("adapte\
d"in t.dataset);return{model:()=>t.dataset.explore??"",act:s=>this.#f(s),edit:s=>this.#x(s),...kd&&{ask:s=>Md({head:s})},
whatIf:s=>this.#v(s),...n&&{circuit:((s,o)=>this.#w(s,o))},more:(s,o)=>this.#T(s,o),pointed:s=>this.pointed(s),covered:()=>md(
t),opened:s=>this.#c(s)}}#c(t){if(t===this.#a)return;let n=cs(this.#a,t);this.#a=t,this.#t?.updateAddress(n)}pointed=()=>{};depthChanged=()=>{};get options(){
let{depth:t=""}=this.page.dataset;return{depth:t==="explore"&&!location.hash?void 0:t,open:this.#a??void 0}}restore(t){this.#a=
t.get("open");let n="inRoom"in document.documentElement.dataset?"explore":null,s=t.get("depth")??n;!this.#n||s===null||s===
this.page.dataset.depth||No.includes(s)&&this.#N(s)}follow(t){this.#t=t}showInputs(t){this.page.dataset.depth!=="everyth\
ing"&&this.sheet.show(!0),t&&this.#E("text")}clear(){delete this.page.dataset.drawn,this.showInputs(!0)}#d(){let{page:t}=this;
for(let s of q(t,"input[name=depth]",HTMLInputElement))s.addEventListener("change",()=>{pd(s.value),this.#N(s.value),this.#t?.
updateAddress("replace")});for(let s of q(t,"input[name=visits-as]",HTMLInputElement))s.addEventListener("change",()=>{ja(
_d,s.value),this.#E(s.value)});this.undo.addEventListener("click",()=>this.#M(this.#s,this.#r)),this.redo.addEventListener(
"click",()=>this.#M(this.#r,this.#s)),M(t,"[data-as-learned]").addEventListener("click",()=>this.#m({})),M(t,"[data-pres\
ent]").addEventListener("click",()=>{M(t,"[data-stage]").requestFullscreen()}),gd(t);let n=M(t,"[data-share]",HTMLButtonElement);
n.addEventListener("click",()=>$o(n));for(let s of q(t,"[data-save]",HTMLButtonElement))s.addEventListener("click",()=>this.#L(
s.dataset.save??""));M(t,"details[data-export]").addEventListener("toggle",()=>this.#I()),document.addEventListener("key\
down",s=>this.#y(s)),document.addEventListener("pointerscope:server",()=>{t.toggleAttribute("data-server-silent",!_s.answers)})}#y(t){
if(t.target instanceof Element&&t.target.closest(`${n1}, dialog`)||t.defaultPrevented)return;let s=t.key.toLowerCase();if(s===
"escape"&&this.picture.back(),!(t.ctrlKey||t.metaKey)){s==="c"&&!t.altKey&&this.picture.circuits?.toggle(),s==="t"&&!t.altKey&&
this.picture.showTables();return}s!=="z"&&s!=="y"||(t.preventDefault(),s==="y"||t.shiftKey?this.#M(this.#r,this.#s):this.#M(
this.#s,this.#r))}show(t,n,s){if(this.#k(t),this.#b(t),!("tensors"in n))return;let o=this.#n,r=o?.notation===n.notation,
i=o!==null&&r&&an(o),a=s&&"tensors"in s?s:null;this.#o=a??(o&&s1(n,o)?o:null),this.#n=n,this.#u(a?"As learned":"Before t\
his change"),r||(this.picture.happened=null),this.#g(n,this.#o),this.#a!==this.picture.opened&&this.picture.open(this.#a),
this.page.dataset.drawn="true";let{player:c}=this.picture;this.page.dataset.depth==="story"&&!this.#a&&!c.isOpen&&!i&&c.
play()}#g(t,n){let{happened:s}=this.picture,o=[t,n,s];o.every((r,i)=>r===this.#i[i])||(this.#i=o,this.picture.show(t,n))}recognise(t){
let n=M(this.bar,"[data-happened]"),s=t?.target??null;n.hidden=s===null||this.#_;let o=s!==this.picture.happened;if(this.
picture.happened=s,o&&this.#n&&this.#g(this.#n,this.#o),!t||s===null||!this.#n)return;let r=this.#n.prediction.location===
t.target;M(n,"[data-happened-place]").textContent=`${r?"✓ ":""}${t.target_label??""}`}#u(t){let n=M(this.bar,"[data-wa\
s]");if(n.hidden=this.#o===null,!this.#o||!this.#n)return;let{value:s,change:o,isMore:r}=bl(this.#n,this.#o);M(n,"[data-\
was-name]").textContent=t,M(n,"[data-was-value]").textContent=s;let i=M(n,"[data-was-change]");i.textContent=o,i.className=
r?"more":"less"}#b({interventions:t}){let n=M(this.page,"[data-changed]"),s=JSON.parse(t||"{}"),o=ld(s,r=>this.#m(r));M(
n,"ul").replaceChildren(...o),n.hidden=o.length===0}#f(t){if(!this.#t||!this.#n)return;let n=gi(this.#t.interventions,t,
this.#n);this.#m(n,!("isDone"in t)||t.isDone)}#x(t){let n=this.#t;if(!n)return;n.isDragging=!t.isDone,n.fill();let{sent:s,
editor:o}=n,r=s[t.visit]??0;t.kind==="move"?t.by!==0?o.move(r,(s[t.visit+t.by]??0)-r):n.submitSoon():t.kind==="time"?o.setTime(
r,t.minutes):o.setStay(r,t.minutes)}#m(t,n=!0){if(!n){this.#$(t);return}this.#t&&(cancelAnimationFrame(this.#h),this.#t.
interventions=t,this.#p(t))}#p(t){let{explanations:n,fields:s}=this.#t??{};if(!n?.isInBrowser||!s)return;let o=Object.keys(
t).length>0;try{let[r,i]=[s,{...s,interventions:""}].map(a=>n.explainHere(wt(a)));if(!r||!i||!("tensors"in r&&"tensors"in
i))return;this.#g(r,o?i:null)}catch{}}#w(t,n){let{explanations:s,shown:o}=this.#t??{};return!s||!o?Promise.reject(new Error(
"There is no answer yet.")):ud(s,wt(o),t,n)}#v(t){let{interventions:n}=this.#t??{};return!n||!this.#n?null:this.#O(gi(n,
t,this.#n))}#O(t){let{explanations:n,shown:s}=this.#t??{};return!n?.isInBrowser||!n.model||!s?null:n.model.trace({...wt(
s),interventions:t})}#$(t){cancelAnimationFrame(this.#h),this.#h=requestAnimationFrame(()=>{let n=this.#O(t),s=this.#o?.
notation!==this.#n?.notation;n&&this.#g(n,s?this.#n:this.#o)})}#k(t){if(this.#t?.isDragging&&this.#e)return;this.#e&&JSON.
stringify(this.#e)!==JSON.stringify(t)&&this.#e&&(this.#s.push(this.#e),this.#r.length=0),this.#e=t,this.#A()}#A(){this.
undo.disabled=this.#s.length===0,this.redo.disabled=this.#r.length===0}#M(t,n){let s=this.#t;this.#e&&s?.isChanged&&this.#k(
s.fields);let o=t.pop();!o||!this.#e||(n.push(this.#e),this.#e=o,s?.take(o),this.#A())}#T(t,n){let s=this.page.querySelector(
`[data-story] pointer-view[view="${CSS.escape(t)}"]`);if(!s)return;for(let[r,i]of Object.entries(n))i!==null&&s.setAttribute(
r,i);this.#N("everything"),this.#t?.updateAddress("replace");let o=s.closest("details");o&&(o.open=!0),s.scrollIntoView()}get#_(){
return M(this.page,"[data-stage]").hasAttribute("data-undrawn")}#N(t){let n=Ba(this.page,t);this.sheet.toggle(!1),n==="s\
tory"&&this.#n?this.picture.player.play():this.picture.player.close(),this.depthChanged()}#E(t){this.page.dataset.visitsAs=
t,M(this.page,`input[name=visits-as][value=${t}]`,HTMLInputElement).checked=!0}#I(){let t=vt({...this.#t?.shown});for(let n of q(
this.page,"[data-export] a",HTMLAnchorElement))n.search=t.toString()}#L(t){let n=`${this.#t?.answer.textContent??""} · ${M(
this.page,".model-name").textContent}`,{past:s,changes:o}=this.#R,r=[n,[o,s].filter(Boolean).join(" ")].filter(Boolean),
{explore:i="model"}=this.page.dataset;$d(this.picture.file({title:n,lines:r}),t,{title:n,origin:location.href,name:i}),M(
this.page,"details[data-export]",HTMLDetailsElement).open=!1}get#R(){let t=this.#t?.interventions??{},n=M(this.bar,"[dat\
a-was]"),s=o=>M(n,`[data-was-${o}]`).textContent;return{changes:Object.keys(t).length?Ss(t):"",past:n.hidden?"":`${s("na\
me")}: ${s("value")}.`}}};function s1(e,t){if(e.notation===t.notation||e.user!==t.user)return!1;let n=t.visits.map(({location:o})=>o),
s=0;for(let{location:o}of e.visits){let r=n.indexOf(o);r<0||(n.splice(r,1),s+=1)}return 2*s>=Math.max(e.visits.length,t.
visits.length)}var Ed="a place the model does not know";var o1=12,rs=e=>`${(100*e).toFixed(1)} %`,Sd=({name:e,location:t})=>e??`#${t}`;function Od(e){let{location_probabilities:t,
gate:n,unknown_probability:s}=e,{pointer:o,final:r}=t,i=r.reduce((c,{probability:l})=>c-l,1-s),a=new Map((o??[]).map(c=>[
c.location,c.probability]));return{columns:["Place","Probability","from the pointer","from the generation head"],rows:[...r.
map(c=>{let l=n.value*(a.get(c.location)??0),h=[c.probability,l,c.probability-l];return[Sd(c),...h.map(rs)]}),["all othe\
r known places",rs(Math.max(0,i)),"",""],[Ed,rs(s),"",""]]}}function r1(e,t,n){let[s,o]=[e,t].map(({location_probabilities:{
final:i}})=>new Map(i.map(a=>[Sd(a),a.probability]))),r=[...s??[]].flatMap(([i,a])=>{let c=o?.get(i);return c===void 0?[]:
[{name:i,probability:a,other:c,difference:a-c}]});return r.sort((i,a)=>Math.abs(a.difference)-Math.abs(i.difference)),{columns:[
"Place","First","Second","First minus second"],rows:r.slice(0,n).map(({name:i,probability:a,other:c,difference:l})=>{let u=`${l<
0?"−":"+"}${Lt(a,c).size} points`;return[i,rs(a),rs(c),u]})}}function Ad(e,t,n){let s=M(e,"[data-difference]"),o=t&&n&&
r1(t,n,o1);M(e,"[data-same-answers]").hidden=!o||!i1(t,n),o?o.rows.length?s.replaceChildren(_n(o)):s.textContent="The tw\
o models know no place of the same name.":s.replaceChildren()}function i1(e,t){let[n,s]=[e,t].map(({location_probabilities:{
final:o}})=>JSON.stringify(o));return n===s}function a1(e){let t=M(e,"[data-places]"),n=M(e,"[data-gate]"),s=M(document,"[data-compare]",HTMLAnchorElement),o=new vo(
e),r=new To(e,{draws:!0,shown:(i,a,c)=>o.show(i,a,c),filled(i,a){t.replaceChildren(_n(Od(a)));let{value:c,learned:l}=a.gate,
h=d=>`${(100*d).toFixed(1)} %`;n.textContent=`Gate ${c.toFixed(3)}${l?"":" (not learned)"}: the answer is ${h(c)} of the\
 pointer's distribution and ${h(1-c)} of the generation head's.`;let u=r.comparisonOf(i);u.set("page","compare"),s.hash=
u.toString()},options:()=>o.options,restored:i=>o.restore(i),refused:i=>o.showInputs(i),cleared:()=>o.clear(),recognised(i,a){
o.recognise(i);let c=ft(e,"[data-charts]");if(!c)return;let l=i;c.hidden=!l?.page||a.interventions!=="",M(c,"a",HTMLAnchorElement).
href=l?.page??""}});o.follow(r),o.pointed=i=>r.markVisits(i),r.restore("keep")}function c1(e){let t=q(document,"template\
[data-side-of]",HTMLTemplateElement),n=at(),s=(l,h,u)=>{let d=t.find(({dataset:f})=>f.sideOf===h)??u;if(!d)throw new Error(
"The page has no model.");return M(d.content,`[data-side="${l}"]`).cloneNode(!0)},[o,r=o]=t;M(e,"[data-sides]").replaceChildren(
s("a",n.get("model"),o),s("b",Ls(n.get("against")).model??n.get("model"),r));let i=ft(document,"[data-explore-link]",HTMLAnchorElement),
a=new ko(e),c=new vs(e,{asked(l){i&&(i.hash=vt({page:"explore",...l}).toString())},options:()=>({page:"compare",...a.options}),
restored:l=>a.restore(l),refused:l=>a.showProblem(l),answered(l,h){a.show(l,h),Ad(e,l,h)}});a.follow(c),c.restore()}var Va=new Map;
for(let[e,t]of[["[data-explore]",a1],["[data-compare-page]",c1]]){let n=ft(document,e);n&&Va.set(n,t)}function Td(){for(let[
e,t]of Va)e.hidden||(Va.delete(e),t(e))}Td();window.addEventListener("hashchange",Td);})();
