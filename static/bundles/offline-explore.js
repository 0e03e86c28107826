(()=>{var wh=Object.defineProperty;var Ii=(e,t)=>{for(var n in t)wh(e,n,{get:t[n],enumerable:!0})};var{currentScript:Ci}=document,xh=Ci instanceof HTMLScriptElement?Ci.src:"",E=new URL("static/js/",xh||document.baseURI).
href;(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: light",
dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,o=document.documentElement,r=matchMedia("(prefers-color-scheme: \
dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(e)}catch{
return null}};function h(g){return typeof g=="string"&&Object.hasOwn(t,g)}let u=g=>{let b=s.exec(g??""),$=b?b[1]??"auto":
g;o.toggleAttribute("data-transparent",b!==null),h($)?o.dataset.askedTheme=g??"":delete o.dataset.askedTheme,a=[$,o.dataset.
firstTheme,l()].find(h)??"auto"},d=()=>{let g=new URL(location.href);g.searchParams.delete("theme"),delete o.dataset.askedTheme,
g.search!==location.search&&history.replaceState(history.state,"",g)},f=()=>{let g=document.querySelector("[data-theme-b\
utton]");return g instanceof HTMLElement?g:null},m=()=>{let g=f();g&&(g.textContent=n[a]);let b=a==="auto"?r.matches?"da\
rk":"light":a;c||o.dataset.theme===b||(o.dataset.theme=b,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
y=({type:g})=>{document.querySelector(".deck")||(c=g==="beforeprint",c?o.dataset.theme="light":m())};u(i),m();for(let g of[
"beforeprint","afterprint"])window.addEventListener(g,y);r.addEventListener("change",m),document.addEventListener("point\
erscope:choose-theme",({detail:g})=>{(g===null||h(g)||s.test(g))&&u(g??i),m()}),document.addEventListener("DOMContentLoa\
ded",()=>{let g=f();g&&(g.hidden=!1,m(),g.addEventListener("click",()=>{a=t[a],d();try{localStorage.setItem(e,a)}catch{}
m()}))})})();var Pi="exported"in document.documentElement.dataset,eo=ut().toString();function ut(){let e=location.hash.slice(1);return new URLSearchParams(
Pi&&e.includes("=")?e:location.search)}function Nn(e){window.addEventListener("popstate",()=>{let t=ut().toString();t!==
eo&&(eo=t,e())})}function $h(e){let t=new URL(location.href),n=t.searchParams.get("theme"),s=new URLSearchParams(n?{theme:n}:
{});return Pi?(t.search=s.toString(),t.hash=e.toString()):(t.search=new URLSearchParams([...e,...s]).toString(),t.hash=""),
t}function qt(e){try{return JSON.parse(e)}catch{return e}}function vn(e,t){let n=$h(e);n.href!==location.href&&(t==="pus\
h"?history.pushState(null,"",n):history.replaceState(null,"",n),eo=ut().toString())}function _(e,t,n){let s=dt(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function dt(e,t,n){
let s=e.querySelector(t);return s&&Hi(s,n)?s:null}function J(e,t,n){return[...e.querySelectorAll(t)].filter(s=>Hi(s,n))}function de({target:e}){return e}function nn({target:e}){return e}function Ln(e){return _(e.content.cloneNode(!0),"*")}function Hi(e,t){
return e instanceof(t??HTMLElement)}var Ar={};Ii(Ar,{BrowserModel:()=>Er});var kh=Sh();function pt(e){return{values:new Float32Array(e.reduce((t,n)=>t*n,1)),shape:e}}function Rn(e,t){return{values:e.
values.map((n,s)=>n+t.values[s]),shape:e.shape}}function fe(e,t,n){return no(e,t,n.values)}function no({values:e,shape:t},{
values:n,shape:[s,o]},r){let i=pt([...t.slice(0,-1),s]),{values:a}=i,c=l=>n.subarray(l*o,(l+1)*o);for(let l=0;l<s;l+=4){
let h=Math.min(l+1,s-1),u=Math.min(l+2,s-1),d=Math.min(l+3,s-1),[f,m,y,g]=[c(l),c(h),c(u),c(d)];for(let b=0,$=0;b<e.length;b+=
o,$+=s){let w=r[l],x=r[h],M=r[u],N=r[d];for(let k=0;k<o;k++){let A=e[b+k];w+=A*f[k],x+=A*m[k],M+=A*y[k],N+=A*g[k]}a[$+l]=
w,a[$+h]=x,a[$+u]=M,a[$+d]=N}}return i}function Wi({values:e,shape:t},{values:n},{values:s}){let o=n.length,r=pt(t),i=pt(
t.slice(0,-1)),a=pt(t.slice(0,-1));for(let c=0;c<e.length/o;c++){let l=c*o,h=0;for(let m=0;m<o;m++)h+=e[l+m];let u=h/o,d=0;
for(let m=0;m<o;m++)d+=(e[l+m]-u)**2;let f=1/Math.sqrt(d/o+1e-5);for(let m=0;m<o;m++)r.values[l+m]=(e[l+m]-u)*f*n[m]+s[m];
i.values[c]=u,a.values[c]=f}return{normed:r,mean:i,reciprocal_deviation:a}}function In({values:e,shape:t},n=1){if(!(n>0&&
n<Number.POSITIVE_INFINITY))throw new RangeError(`The temperature must be a positive number, not ${n}.`);let s=pt(t),o=t[t.
length-1];for(let r=0;r<e.length;r+=o){let i=r+o,a=Number.NEGATIVE_INFINITY;for(let l=r;l<i;l++)a=Math.max(a,e[l]);let c=0;
for(let l=r;l<i;l++)s.values[l]=Math.exp((e[l]-a)/n),c+=s.values[l];for(let l=r;l<i;l++)s.values[l]/=c}return s}function so(e,t){
if(!t)return e;let n=(s,o)=>t[o%t.length]?s:Number.NEGATIVE_INFINITY;return{values:e.values.map(n),shape:e.shape}}function Mh(e,t){
return{values:e.values.map(n=>n/Math.sqrt(t)),shape:e.shape}}function Fi(e,t,n=!0){let[s,o]=t.shape;return no(n?Mh(e,o):
e,t,new Float32Array(s))}function _h(e,t){let[n,s]=t.shape,o=pt([s,n]);for(let r=0;r<n*s;r++)o.values[r%s*n+Math.floor(r/
s)]=t.values[r];return no(e,o,new Float32Array(s))}function Di(e,t,n,{mask:s,temperature:o,scaled:r,at:i=oo}){let a=i("s\
cores",so(Fi(e,t,r),s)),c=i("weights",In(a,o));return{scores:a,weights:c,outputs:_h(c,n)}}var oo=(e,t)=>t;function ji({values:e,
shape:t}){let n=pt(t);for(let s=0;s<e.length;s++)n.values[s]=.5*e[s]*(1+Ah(e[s]*Math.SQRT1_2));return n}function Bi(e,t,n,s,o,r=oo){
let i=r("pre",fe(e,t,n)),a=r("hidden",ji(i));return{pre:i,hidden:a,out:fe(a,s,o)}}function Ui(e,t,n=!0){return Fi(e,t,n)}
function Gi(e,t){return Rn(e,t)}function Vi(e,t,n){let s=pt([n]);return e.values.forEach((o,r)=>{s.values[t[r]]+=o}),s}function Yi(e,t,n,s,o,r=oo){
let i=r("hidden",ji(fe(e,t,n))),a=r("logit",{values:fe(i,s,o).values,shape:[]});return{hidden:i,logit:a,value:Eh(a)}}function Eh({
values:e,shape:t}){return{values:e.map(n=>1/(1+Math.exp(-n))),shape:t}}function qi({values:e},t,n){let s=(o,r)=>e[0]*o+(1-
e[0])*n.values[r];return{values:t.values.map(s),shape:t.shape}}function ro({values:e}){return e.reduce((t,n)=>t-(n?n*Math.
log(n):0),0)}function Ki(e){return Math.exp(ro(e))}function Ah(e){let t=Math.abs(e);if(!(t<6))return Math.sign(e);let n=Math.
round(t*16);return Math.sign(e)*Xi(kh,n*10,t-n/16)}function Sh(){let e=new Float64Array(970),t=0;for(let n=0;n<e.length;n+=
10){let s=n/10/16;e[n]=t;let o=0,r=2/Math.sqrt(Math.PI)*Math.exp(-s*s);for(let i=1;i<10;i++)e[n+i]=r/i,[o,r]=[r,-2*(s*r+
o)/i];t=Xi(e,n,1/16)}return e}function Xi(e,t,n){let s=0;for(let o=9;o>=0;o--)s=s*n+e[t+o];return s}var me=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var zi=[1900,2200],Ji=`,@+#"
\r`,Qi=/^(?:[0-9]{1,5})$/,Zi=/^(?:#[0-9]{1,9})$/,ta=/[0-9]:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)? *([Zz]|[+-] *[0-9]{2}(:?[0-9]{2})?)$/,
ea=/([0-9]:[0-9]{2}):[0-9]{2}([.][0-9]+)?$/,io=/^(?:((?<weekday>[A-Za-z]{3,9}) +|(?<date>[0-9]{4}-[0-9]{2}-[0-9]{2})[ Tt]+)?(?<hour>[0-9]{1,2}):(?<minute>[0-9]{2}))$/,
Kt=1,Rt=2,Xt=5,ao=100,na=100,sa=3,Cn=.75,co=85,lo=60,oa=/[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g,
ra=/[\u0300-\u036f]+/g,ia={æ:"ae",œ:"oe",ø:"o",ð:"d",đ:"d",þ:"th",ħ:"h",ı:"i",ł:"l"},sn=20773,aa=480,ca=60,Le=15,
zt=30,Pn=96,Hn=7,pe=8,ge=99,la=100,ha=36500,ua=["user","time","weekday","recency","duration","position_from_end","sinuso\
idal","attention","pointer","position_bias","generation","gate"],da=60,fa=[-12,-11,-10,-9,-8,-7,-6,-5,-4,-3,-2,-1,0,1,2,
3,4,5,6,7,8,9,10,11],ho=`	
\v\f\r              \u2028\u2029  　`;var ct=e=>Math.floor(e/1440),At=e=>e-ct(e)*1440,Jt=e=>ye(e+3,7),ye=(e,t)=>(e%t+t)%t,on=e=>new Date(e*864e5).toISOString().
slice(0,10),Wn=e=>[Math.floor(e/60),e%60].map(t=>String(t).padStart(2,"0")).join(":");function ma(e){let t=Date.parse(`${e}\
T00:00Z`)/864e5;return e>="0001"&&!Number.isNaN(t)&&on(t)===e?t:null}function uo(e,t,n){return{locations:e.map(s=>s.location),user:t,weekdays:e.map(s=>Jt(ct(s.arrival))),startMinutes:e.map(
s=>At(s.arrival)),durations:e.map(s=>s.duration),daysBefore:e.map(s=>ct(n)-ct(s.arrival))}}function pa({locations:e,weekdays:t,
startMinutes:n,durations:s,daysBefore:o}){let i=sn+ye(t.at(-1)??0,7)+(o.at(-1)??0);return e.map((a,c)=>({location:a,arrival:(i-
(o[c]??0))*1440+(n[c]??0),duration:s[c]??0,filledIn:[]}))}function Fn(e,t){let n=s=>t.map(o=>s[o]??0);return{locations:n(
e.locations),user:e.user,weekdays:n(e.weekdays),startMinutes:n(e.startMinutes),durations:n(e.durations),daysBefore:n(e.daysBefore)}}
function ga(e,t){let n=e.locations.length,s=(o,r,i)=>Int32Array.from(o,a=>Math.min(Math.max(Math.floor(a/r),0),i));return{
locations:Int32Array.from(e.locations),user:e.user,time:s(e.startMinutes,Le,Pn),weekday:s(e.weekdays,1,Hn),recency:s(e.daysBefore,
1,pe),duration:s(e.durations,zt,ge),positionFromEnd:Int32Array.from(e.locations,(o,r)=>Math.min(n-r,t-1))}}var Qt={};Ii(Qt,{ALTERNATIVES:()=>Po,CHANGES_NOT_JSON:()=>ya,CLOSE_PERSON:()=>Io,CLOSE_PLACE:()=>To,COLUMN_LENGTH:()=>Vo,
DATE_OUT_OF_RANGE:()=>Mo,EVERY_VISIT_MASKED:()=>Qo,FORM_ERRORS:()=>Ch,GATE_AND_ONLY:()=>Xo,LAST_VISIT_MASKED:()=>Zo,LEFT_OUT:()=>Ho,
LONE_SURROGATE:()=>cn,MOMENT_TOO_LONG:()=>yo,NEAREST:()=>rr,NOTHING_TO_BLEND:()=>nr,NOT_AN_ID:()=>go,NOT_AN_OBJECT:()=>Ih,
NOT_AN_ORDER:()=>zo,NOT_A_DATE:()=>ko,NOT_A_DAY:()=>$o,NOT_A_LIST:()=>Dn,NOT_A_MOMENT:()=>wo,NOT_A_NUMBER:()=>fr,NOT_A_STAY:()=>_o,
NOT_A_TIME:()=>xo,NOT_A_VISIT:()=>fo,NOT_A_WHOLE_NUMBER:()=>mr,NOT_FINITE:()=>cr,NOT_ONE_PLACE:()=>Oh,NOT_PLAIN_JSON:()=>lr,
NO_HEAD:()=>tr,NO_HISTORIES:()=>Th,NO_HISTORY:()=>Wo,NO_LAYER:()=>er,NO_LOCATION:()=>Eo,NO_PEOPLE:()=>Ro,NO_PERSON_ID:()=>No,
NO_PLACE:()=>rn,NO_PLACE_NAMES:()=>Oo,NO_QUANTITY:()=>Nh,NO_QUANTITY_NAMED:()=>vh,NO_SITE:()=>or,NO_SUCH_PERSON:()=>Lo,NO_SUCH_PLACE:()=>So,
NO_VISITS:()=>Do,NO_VISIT_TO_MASK:()=>Jo,NUMBER_RANGE:()=>dr,OUT_OF_RANGE:()=>Yo,PARAMETER_NOT_JSON:()=>ba,PARTS:()=>sr,
PERSON:()=>Co,POSITIONS_OF_MANY:()=>Lh,PREDICTION_TOO_EARLY:()=>Uo,RECORD_OUT_OF_ORDER:()=>Ko,RECORD_WITH_USER:()=>Go,SEMICOLON:()=>an,
SEVERAL_PEOPLE:()=>vo,SEVERAL_PLACES:()=>Ao,SEVERAL_USERS:()=>qo,SITE_NOT_A_TENSOR:()=>Rh,SITE_NOT_FINITE:()=>ar,SITE_SHAPE:()=>ir,
TIME_ZONE:()=>bo,TOO_MANY_VISITS:()=>jo,TWO_HISTORIES:()=>Fo,UNKNOWN_FIELD:()=>hr,UNQUOTED_NUMBER_SIGN:()=>po,VISIT_OUT_OF_ORDER:()=>Bo,
VISIT_TOO_LONG:()=>mo,WHOLE_NUMBER_RANGE:()=>ur});var rn="The visit names no place. Write the name of a place, or an id such as #17.",Oh="This is not one place. Write the\
 name of a place, or an id such as #17.",fo="This visit cannot be read. A visit is a place, then @ with a day and a time\
, then + with minutes, such as Café Luna @ Mon 08:00 +45. Put a name with , @ + # or a quote in double quotes.",an="A s\
emicolon does not end a visit. Separate visits by commas or new lines.",mo="This visit has {characters:,} characters; at\
 most {most:,} characters are read. Shorten it.",po="“{name}” contains #. Put a name with # in double quotes.",go="“\
{name}” is not a location id. Write # and a number, such as #17.",yo="“{text}…” is too long for a day and time. Write \
Mon 08:00, 2026-11-16 08:00 or 08:00.",bo="“{text}” has a time zone, but times are local to the people who make the visi\
ts. Leave out the time zone.",wo="“{text}” is not a day and time. Write Mon 08:00, 2026-11-16 08:00 or 08:00.",xo="“\
{text}” is not a time of day. Write an hour from 00 to 23 and minutes from 00 to 59.",$o="“{text}” is not a day. Write\
 one of {days}, or a date such as 2026-11-16.",ko="There is no date {text}. Write a date of the calendar, such as 2026-1\
1-16.",Mo="The date {text} is out of range. Write a date between {first_year} and {last_year}.",_o="“+{text}” is not a l\
ength of stay. Write whole minutes from +0 to +{most}.",Eo="There is no location #{location}. Write an id from #{first} \
(unknown place) to #{last}.",Ao="{count:,} places match “{name}”: {listed}. Write the one you mean, such as {example}.",
So="No place matches “{name}”. Write a name from the list of places, or an id such as #{first}.",Oo="No place matche\
s “{name}”. The places of this model have no names. Write an id, such as #{first}.",To="No place matches “{name}”. D\
id you mean {meant}?",No="There is no person {person}. Write an id from 1 to {last}.",vo="{count:,} people match “{name}\
”. Write one of {listed}.",Lo="No person matches “{name}”. Write a person's name, or an id from 1 to {last}.",Ro="\
No person matches “{name}”. This model knows no people: leave the user out.",Io="No person matches “{name}”. Did you\
 mean {meant}?",Co="Person {user}",Po="{listed} or {last}",Ho="{listed} and {left_out:,} more",Wo="The query has no hist\
ory. Send visits or a record.",Th="There is no history. Pass at least one.",Fo="The query has visits and a record. Send \
only one of them.",Do="There are no visits. Write at least one visit, such as where the day begins.",jo="The history has\
 {visits} visits; the model accepts at most {most}. Leave out the oldest {excess}.",Bo="This visit begins before the one\
 above it ({arrival}). Write visits oldest first, or correct the date.",Uo="The moment to predict lies before the last v\
isit ({arrival}). Enter a later moment, or leave it empty.",Go="A record contains its own person and days. Leave out use\
r and predict_at.",Vo="The column has {numbers} numbers for {visits} visits. Send one number for each visit.",Yo="The nu\
mber is out of range. Enter a whole number from {minimum} to {maximum}.",qo="The record has visits of several people. Se\
nd the visits of one person.",Ko="The visits are not in order, because the days before the prediction increase. Send vis\
its oldest first.",Xo="`gate` and `only` exclude each other. Send one of them.",zo="The order does not fit the {visits} \
visits. List each position from 0 to {last} exactly once.",Jo="There is no visit at position {position}. Mask positions \
from 0 to {last}.",Qo="Every visit is masked, so no visit is left to attend to. Unmask the last visit.",Zo="The last vis\
it (position {position} as sent, counted from 0) cannot be masked, because the prediction is read from it. Remove it fro\
m the visits instead.",tr="There is no head {head} in layer {layer}: layers run from 0 to {last_layer}, heads from 0 to \
{last_head}.",er="There is no layer {layer}; layers run from 0 to {last_layer}.",nr="This network has no {part}, so ther\
e is nothing to blend. Leave `{option}` out.",sr={pointer:"pointer",generation:"generation head"},or="This network has n\
o site `{site}`. Its sites run from `{first}` to `{last}`.",Nh="No quantity is chosen. Name at least one.",vh="This netw\
ork has no quantity `{site}`. Choose one such as `{first}`, or a site such as `{last}`.",Lh="The positions of `{name}` d\
iffer from history to history. Put `{name}` into the queries.",rr="Did you mean {names}?",Rh="The function at `{site}` r\
eturned a {found}. Return an array, or None to change nothing.",ir="The function at `{site}` returned a tensor of shape \
{found}; return one of shape {expected}.",ar="The function at `{site}` returned infinite or undefined numbers. Return fi\
nite ones; scores that are minus infinity may stay so.",cr='The model "{model}" cannot answer this query: its `{tensor}`\
 contains infinite or undefined numbers. The weights are too large for 32-bit arithmetic. Choose another model or other \
visits.',cn="The text contains half a character (a lone surrogate). Remove it.",lr="This is not plain JSON. Remove half \
characters (lone surrogates) and deep nesting.",ya="The link's changes cannot be read: a part of the link is missing or \
damaged. Copy the whole link again, or remove `interventions` from it.",ba="The parameter is not valid JSON. Send JSON.",
hr="There is no field “{name}” here. Correct its name, or remove it.",ur="Enter a whole number from {minimum:g} to {\
maximum:g}.",dr="Enter a value from {minimum:g} to {maximum:g}.",Ih="This is not a JSON object. Send a JSON object.",Dn="\
This is not a list. Send a list.",fr="This is not a number. Enter a number.",mr="This is not a whole number. Enter a who\
le number.",Ch={missing:"A required value is missing. Add it.",tuple_type:"This is not a list. Send a list.",list_type:"\
This is not a list. Send a list.",string_type:"This is not a text. Send a text.",string_too_long:"The text is too long. \
Send at most {max_length} characters.",bool_type:"This is neither true nor false. Send true or false.",too_long:"The lis\
t is too long. Send at most {max_length} items.",too_short:"The list is too short. Send at least {min_length} items.",greater_than:"\
The number is too small. Enter a number above {gt:g}.",greater_than_equal:"The number is too small. Enter a number of at\
 least {ge:g}.",less_than_equal:"The number is too large. Enter a number of at most {le:g}.",finite_number:"The number i\
s not finite. Enter a finite number.",int_type:"This is not a whole number. Enter a whole number.",int_parsing:"This is \
not a whole number. Enter a whole number.",int_from_float:"This is not a whole number. Enter a whole number.",string_unicode:"\
The text contains half a character (a lone surrogate). Remove it.",float_type:"This is not a number. Enter a number.",float_parsing:"\
This is not a number. Enter a number.",literal_error:"This value is not known. Choose one of {expected}.",model_attributes_type:"\
This is not a JSON object. Send a JSON object.",model_type:"This is not a JSON object. Send a JSON object.",dict_type:"T\
his is not a JSON object. Send a JSON object."};var Wt=class extends Error{constructor(t){super(t.map(({where:n,message:s})=>`${n}: ${s}`).join(" ")),this.problems=t.slice(
0,20)}};function j(e,t,n={},s=[]){return new Wt([{where:e,message:K(t,n),suggestions:s}])}function K(e,t){return e.replace(
/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(t[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,","):r})}function Ft(e,t){try{
return t()}catch(n){if(!(n instanceof Wt))throw n;return e.push(...n.problems),null}}function St(e){if(e.length)throw new Wt(
e)}var jn={type:"object",fields:{user:{type:"kinds",of:{name:{type:"text",max:1e3},id:{type:"int"}},kind:"_kind_of_user",nullable:!0,
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
ge:0},max:1e3,default:[]}},after:"_check_gate_and_only",before:"_check_json",nullable:!0,default:null}}};var Ph=new RegExp(`[${ho}]+`),Bn=e=>e!==""&&ho.includes(e);function rt(e){let[t,n]=[0,e.length];for(;t<n&&Bn(e.charAt(t));)
t+=1;for(;t<n&&Bn(e.charAt(n-1));)n-=1;return e.slice(t,n)}var Dt=e=>e.split(Ph).filter(Boolean),gt=e=>[...e].length,Ot=(e,t)=>e.
length<=t?e:[...e.slice(0,2*t)].slice(0,t).join(""),we=e=>/\p{Surrogate}/u.test(e);var{FORM_ERRORS:Tt}=Qt,Hh=255,Wh=1e21,Fh={_kind_of_visits:e=>Array.isArray(e)?"list":"notation",_kind_of_visit:e=>typeof e==
"string"?"place":"visit",_kind_of_user:e=>typeof e=="string"?"name":"id"};function Un(e,t){let n=[],s=Re(e,t,[],n);return St(
Dh(n)),s}function Dh(e){let t=new Map;for(let{path:s,message:o,expected:r}of e){let i=JSON.stringify(s),a=t.get(i);a?r&&
(a.message=`${a.message.replace(/\.$/,"")}, or ${r}.`):t.set(i,{path:s,message:o})}let n=new Set;for(let{path:s}of t.values())
for(let o=1;o<s.length;o+=1)n.add(JSON.stringify(s.slice(0,o)));return[...t].filter(([s])=>!n.has(s)).map(([,{path:s,message:o}])=>({
where:jh(s),message:o,suggestions:[]}))}function jh(e){return e.map(n=>typeof n=="number"?`[${n}]`:`.${n}`).join("").replace(
/^\./,"")||"body"}function Re(e,t,n,s){if(t===null&&e.nullable)return null;let o=s.length,r=(a,c)=>{s.push({path:n,message:a,
...c&&{expected:c}})};if(e.before==="_check_json"&&!xa(t,Hh))return r(lr);let i=Bh(e,t,n,s,r);if(s.length>o)return i;if(e.
after==="_check_gate_and_only"){let{gate:a,only:c}=i;a!==null&&c!==null&&r(Xo)}return e.after?.startsWith("_sorted")&&Array.
isArray(i)?Jh(i):i}function Bh(e,t,n,s,o){switch(e.type){case"object":return zh(t)?Object.keys(t).some(we)?o(cn):Uh(e.fields,
t,n,s):o(Tt.model_type);case"kinds":return Re(Yh(e,t),t,n,s);case"union":return Vh(e.of,t,n,s);case"list":return Array.isArray(
t)?Gh(e,t,n,s,o):o(Dn);case"tuple":return Array.isArray(t)?t.length>e.items.length?o(K(Tt.too_long,{max_length:e.items.length})):
e.items.map((r,i)=>i<t.length?Re(r,t[i],[...n,i],s):s.push({path:[...n,i],message:Tt.missing})):o(Dn);case"literal":{if(e.
values.some(i=>i===t))return t;let r=Zh(e.values.map(i=>`'${i}'`));return o(K(Tt.literal_error,{expected:r}),r)}case"tex\
t":return typeof t!="string"?o(Tt.string_type):we(t)?o(cn):t.length>e.max&&gt(t)>e.max?o(K(Tt.string_too_long,{max_length:e.
max})):t;case"bool":return typeof t=="boolean"?t:o(Tt.bool_type);default:{if(typeof t=="string"&&e.lax&&we(t))return o(cn);
let r=e.lax?Xh(t):t,i=qh(e,r);return i?o(i):r}}}function Uh(e,t,n,s){let o={};for(let[r,i]of Object.entries(e))Object.hasOwn(
t,r)?o[r]=Re(i,t[r],[...n,r],s):i.default!==void 0?o[r]=i.default:s.push({path:[...n,r],message:Tt.missing});for(let r of Object.
keys(t)){if(Object.hasOwn(e,r))continue;let i=Ot(r,da);s.push({path:[...n,i],message:K(hr,{name:i})})}return o}function Gh({
items:e,max:t,wrap:n},s,o,r,i){let a=r.length,c=n?la:1,l=[];for(let[h,u]of s.slice(0,t).entries()){if(h%c===0&&r.length>
a)break;l.push(Re(e,u,[...o,h],r))}return s.length>t&&r.length===a&&i(K(Tt.too_long,{max_length:t})),l}function Vh(e,t,n,s){
let o=[];for(let r of e){let i=[],a=Re(r,t,n,i);if(!i.length)return a;for(let c of i)o.push(c)}for(let r of o)s.push(r);
return t}function Yh({of:e,kind:t},n){let s=e[Fh[t]?.(n)??""];if(!s)throw new Error(`There is no kind of value that ${t}\
 chooses.`);return s}function qh({type:e,gt:t,ge:n,le:s},o){let r=typeof o=="number"&&(e==="float"||Kh(o)),i=r&&(o<Number(
n)||o<=Number(t));return r&&!i&&!(o>Number(s))?null:n!==void 0&&s!==void 0?K(e==="int"?ur:dr,{minimum:n,maximum:s}):r?t!==
void 0?K(Tt.greater_than,{gt:t}):K(Tt.greater_than_equal,{ge:Number(n)}):e==="int"?mr:fr}var Kh=e=>Number.isInteger(e)&&
Math.abs(e)<Wh;function Xh(e){return typeof e=="boolean"?Number(e):typeof e!="string"?e:/^\s*[+-]?\d+(_\d+)*(\.0+)?\s*$/.
test(e)?Number(e.replaceAll("_","")):e}var zh=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function xa(e,t){return typeof e==
"string"?!we(e):typeof e!="object"||e===null?!0:t?Object.entries(e).every(([n,s])=>!we(n)&&xa(s,t-1)):!1}function Jh(e){
return[...new Map(e.map(n=>[JSON.stringify(n),n])).values()].sort((n,s)=>Qh(wa(n),wa(s)))}function wa(e){return typeof e!=
"object"?[e]:Object.values(e)}function Qh(e,t){for(let[n,s]of e.entries()){let o=t[n]??s;if(s!==o)return s<o?-1:1}return 0}
var Zh=e=>[e.slice(0,-1).join(", "),e.at(-1)].filter(Boolean).join(" or ");var $a=()=>Un(jn.fields.interventions,{});function ka(e,t){let{gate:n,only:s,remove_heads:o,skip:r}=e,{layers:i,heads:a,
components:c}=t,l={last_layer:i-1,last_head:a-1},h=[],u=(f,m,y)=>{let g=K(m,y);h.push({where:`interventions.${f}`,message:g,
suggestions:[]})};for(let[f,m]of o==="all"||!a?[]:o)(f>=i||m>=a)&&u("remove_heads",tr,{layer:f,head:m,...l});for(let{layer:f}of r)
f>=i&&u("skip",er,{layer:f,...l});let d=[["gate",n===null?[]:["pointer","generation"]],["only",s===null?[]:[s]]];for(let[
f,m]of d){let y=m.find(g=>!c.includes(g));y&&u(f,nr,{part:sr[y],option:f})}St(h)}var Mt=me.map(e=>e.slice(0,3)),xe={weekday:null,date:null,time:null};function Ea(e){let t=[],n=[];for(let[s,{written:o}]of Vn(
e).entries()){let r=Ft(t,()=>tu(o,`visits[${s}]`));if(r)n.push(r);else if(t.length>=20)break}return St(t),n}function Aa(e){
return e.map(t=>{let n=gr(t);return[...[ln(t.place),n&&`@ ${n}`],t.stay===null?"":`+${t.stay}`].filter(Boolean).join(" ")}).
join(", ")}function ln(e){return typeof e=="number"?`#${e}`:e&&e===rt(e)&&![...Ji].some(n=>e.includes(n))?e:`"${e.replaceAll(
'"','""')}"`}function gr({weekday:e,date:t,time:n}){return[e===null?t!==null&&on(t):Mt[e],n!==null&&Wn(n)].filter(Boolean).
join(" ")}function Gn(e,t){let n=rt(e);if(gt(n)>40)throw j(t,yo,{text:Ot(n,40)});let{groups:s}=io.exec(n)??io.exec(n.replace(
ea,"$1"))??{};if(!s)throw j(t,ta.test(n)?bo:wo,{text:n});let[o,r]=[Number(s.hour),Number(s.minute)];if(o>23||r>59)throw j(
t,xo,{text:n});return{weekday:ru(s.weekday,t),date:iu(s.date,t),time:o*60+r}}function yr(e,t){if(!Zi.test(e))throw j(t,go,
{name:Ot(e,40)});return Number(e.slice(1))}function Vn(e){let t=[],n=0,s=!1;for(let{0:o,index:r}of e.matchAll(/[",\n\r]|$/g))
o==='"'?s=!s:(!s||!o)&&(t.push({written:e.slice(n,r),start:n}),n=r+1);return t.filter(({written:o})=>rt(o))}function Yn(e){
return e.startsWith('"')?su(e):e.search(/[@+]|$/)}function tu(e,t){try{return eu(e,t)}catch(n){throw e.replace(/"[^"]*"/g,
"").includes(";")?j(t,an):n}}function eu(e,t){let n=rt(e),s=gt(n);if(s>2e3)throw j(t,mo,{characters:s,most:2e3});let o=nu(
n);if(!o)throw j(t,fo);let r=ou(o.place,t);if(r==="")throw j(t,rn);let i=o.moment===null?xe:Gn(o.moment,t),a=o.stay===null?
null:au(rt(o.stay),t);return{place:r,...i,stay:a}}function nu(e){let t=e.startsWith('"'),n=Yn(e),s=rt(e.slice(0,n)),o=rt(
e.slice(n)),r=null,i=null;if(o.startsWith("@")){let c=o.search(/\+|$/);r=o.slice(1,c),o=o.slice(c)}o.startsWith("+")&&(i=
o.slice(1),o="");let a=/[@+]/.test(`${r??""}${i??""}`);return o||a||!t&&s.includes('"')?null:{place:s,moment:r,stay:i}}function su(e){
let t=e.indexOf('"',1);for(;t>0&&e[t+1]==='"';)t=e.indexOf('"',t+2);return t+1}function ou(e,t){if(e.startsWith('"'))return e.
slice(1,-1).replaceAll('""','"');if(e.startsWith("#"))return yr(e,t);if(e.includes("#"))throw j(t,po,{name:Ot(e,60)});return e}
function ru(e,t){if(e===void 0)return null;let n=me.findIndex(s=>s.toLowerCase().startsWith(e.toLowerCase()));if(n<0)throw j(
t,$o,{text:e,days:Mt.join(", ")},Mt);return n}function iu(e,t){if(e===void 0)return null;let n=ma(e);if(n===null)throw j(
t,ko,{text:e});let[s=0,o=0]=zi,r=Number(e.slice(0,4));if(r<s||r>o)throw j(t,Mo,{text:e,first_year:s,last_year:o});return n}
function au(e,t){if(!Qi.test(e)){let n={text:Ot(e,20),most:99999};throw j(t,_o,n)}return Number(e)}function br(e,t){let n=[],s=[];for(let[o,{place:r,stay:i,...a}]of e.entries()){let c=`visits[${o}]`,l=Ft(n,()=>t.find(r,
c))??0,h=s.at(-1),u=cu(a,h);if(h&&u<h.arrival){let y=ct(h.arrival),g=`${Mt[Jt(y)]} ${Ie(h.arrival)}`;n.push(...j(c,Bo,{arrival:g}).
problems)}if(n.length>=20)break;h?.filledIn.includes("stay")&&(h.duration=Math.min(h.duration,u-h.arrival));let d={day:a.
weekday===null&&a.date===null,time:a.time===null,stay:i===null},f=i??t.at(l).typical_minutes??ca,m=Object.entries(d).flatMap(
([y,g])=>g?y:[]);s.push({location:l,arrival:u,duration:f,filledIn:m})}return St(n),s}function qn({weekday:e,date:t,time:n},s){
let o=n??0;if(t!==null)return t*1440+o;let r=s===null?sn*1440:s+1,i=ct(r)+(o<At(r)?1:0),a=e===null?0:ye(e-Jt(i),7);return(i+
a)*1440+o}var wr=({arrival:e,duration:t})=>e+t,Ie=e=>`${on(ct(e))} ${Wn(At(e))}`;function cu(e,t){return e.time!==null?qn(
e,t?t.arrival:null):t?wr(t):sn*1440+aa}function Oa(e,{places:t,people:n,architecture:s}){let o=Un(jn,e),r=lu(o,t,n,s.max_visits);if(!o.interventions)return r;let i=hu(
r,o.interventions);return ka(o.interventions,s),i}function Ta({history:e,visits:t,written:n,sent:s,masked:o},r){return t.map((i,a)=>{let{location:c,arrival:l,duration:h}=i,
{name:u,category:d}=r.at(c),f=e.weekdays[a]??0,m=At(l),y=n?.[a]??{weekday:f,date:null,time:m,stay:h},g=Ie(l).replace(" ",
"T");return{location:c,name:u,label:r.label(c),category:d,place:ln(r.written(c)),written_moment:gr(y),written_stay:y.stay,
arrival:Jt(ct(l))===f?g:null,weekday:f,start_minute:e.startMinutes[a]??0,duration_minutes:h,days_before:e.daysBefore[a]??
0,steps_back:t.length-1-a,sent:s[a]??a,masked:o.includes(a),filled_in:i.filledIn}})}function Na({written:e,sent:t}){if(!e)
return null;let n=e.map((s,o)=>({visit:s,at:t[o]??o}));return Aa(n.sort((s,o)=>s.at-o.at).map(({visit:s})=>s))}function lu(e,t,n,s){
let{record:o,visits:r}=e;if(o===null&&r===null)throw j("visits",Wo);if(o!==null&&r!==null)throw j("visits",Fo);if(o!==null)
return pu(o,e,t,n,s);let i=[],a=Ft(i,()=>n.find(e.user))??0,c=Ft(i,()=>{let l=typeof r=="string"?Ea(r):du(r??[]);La(l.length,
s,"visits");let h=br(l,t),u=h.at(-1);return{written:l,visits:h,predictAt:mu(e.predict_at,u)}});if(!c||i.length)throw new Wt(
i);return va({...c,history:uo(c.visits,a,c.predictAt)},e)}function va(e,t){let n=[...e.visits.keys()];return{...e,topK:t.
top_k,interventions:$a(),sent:n,masked:[]}}function hu(e,t){let{visits:n,written:s}=e,o=t.order.length?t.order:e.sent,r=n.
length-1;if(!(o.length===n.length&&new Set(o).size===n.length)||Math.max(...o)>r){let a={visits:n.length,last:r};throw j(
"interventions.order",zo,a)}return uu(t.mask_visits,o),{...e,history:Fn(e.history,o),visits:o.map(a=>n[a]),written:s&&o.
map(a=>s[a]),interventions:t,sent:o,masked:t.mask_visits.map(a=>o.indexOf(a)).sort((a,c)=>a-c)}}function uu(e,t){let n="\
interventions.mask_visits",s=t.length-1,[o=0,r=0]=[e.at(-1),t.at(-1)];if(o>s)throw j(n,Jo,{position:o,last:s});if(e.length===
t.length)throw j(n,Qo);if(e.includes(r))throw j(n,Zo,{position:r})}function du(e){let t=[],n=[];for(let[s,o]of e.entries()){
let r=Ft(t,()=>fu(o,`visits[${s}]`));if(r)n.push(r);else if(t.length>=20)break}return St(t),n}function fu(e,t){if(typeof e==
"string")return{place:Sa(e,t),...xe,stay:null};let{location:n,arrival:s,duration_minutes:o}=e,r=typeof n=="string"?Sa(n,
t):n,i=s===null?xe:Gn(s,`${t}.arrival`);return{place:r,...i,stay:o}}function Sa(e,t){let n=rt(e);if(/^#[0-9]+$/.test(n))
return yr(n,t);if(!n)throw j(t,rn);return n}function La(e,t,n){if(!e)throw j(n,Do);if(e>t)throw j(n,jo,{visits:e,most:t,
excess:e-t})}function mu(e,t){if(e===null||!rt(e))return wr(t);let n=qn(Gn(e,"predict_at"),t.arrival);if(n<t.arrival){let s=Ie(
t.arrival);throw j("predict_at",Uo,{arrival:s})}return n}function pu(e,t,n,s,o){let{X:r,user_X:i}=e;if(La(r.length,o,"re\
cord.X"),t.user!==null||t.predict_at!==null)throw j("record",Go);let a=typeof i=="number"?[i]:i,c=e.diff??[],l={X:[r,Kt,
n.vocabularySize-1],user_X:[a,0,s.users?s.users-1:1e9],weekday_X:[e.weekday_X??[],0,me.length-1],start_min_X:[e.start_min_X??
[],0,1439],dur_X:[e.dur_X??[],0,99999],diff:[c,0,ha]},h=[],u=($,w,x={})=>{let M=K(w,x);h.push({where:`record.${$}`,message:M,
suggestions:[]})};for(let[$,[w,x,M]]of Object.entries(l)){let N=$==="user_X"&&typeof i=="number";if(w.length!==r.length&&
!N){let k={numbers:w.length,visits:r.length};u($,Vo,k)}for(let[k,A]of w.entries())(A<x||A>M)&&u(`${$}[${k}]`,Yo,{minimum:x,
maximum:M})}new Set(a).size>1&&u("user_X",qo),c.some(($,w)=>$>(c[w-1]??$))&&u("diff",Ko),St(h);let d={locations:r,user:s.
users?a[0]??0:0,weekdays:e.weekday_X??[],startMinutes:e.start_min_X??[],durations:e.dur_X??[],daysBefore:c},f=pa(d),m=f.
at(-1).arrival,y=Math.max(m,(ct(m)+(c.at(-1)??0))*1440),g=gu(f,n),b=yu(d,g,n,y);return va({history:d,visits:f,written:b?
g:null,predictAt:y},t)}function gu(e,t){return e.map(({location:n,arrival:s,duration:o},r)=>{let i=e[r-1]?.arrival??null,
[a,c,l]=[At(s),Jt(ct(s)),ct(s)],u=[...i===null?[]:[{...xe,time:a}],{...xe,weekday:c,time:a}].find(f=>qn(f,i)===s);return{
place:t.written(n),...u??{...xe,date:l,time:a},stay:o}})}function yu(e,t,n,s){let o=Ft([],()=>br(t,n)),r=o&&uo(o,e.user,
s);return JSON.stringify(r)===JSON.stringify(e)}var bu={queries:"queries",keys:"keys",values:"values",weights:"weights",head_outputs:"outputs"},wu={context:"context",content_scores:"\
pointer.content_scores",position_bias:"pointer.bias",pointer_weights:"pointer.weights",pointer_probabilities:"pointer.pr\
obabilities",generation_logits:"generation.logits",generation_probabilities:"generation.probabilities",gate_hidden:"gate\
.hidden",gate_logit:"gate.logit",gate:"gate.value",probabilities:"probabilities"},hn=class extends Error{};function Ra(e,t,n={}){
let{network:s,places:o,people:r}=e,i=Oa(t,{places:o,people:r,architecture:s.architecture}),a=s.trace(xr(i,s),i.interventions,
n);return _r(e,a),{bundle:e,query:i,trace:a}}function xr({history:e,masked:t},{architecture:n}){let s=ga(e,n.max_visits);
if(!t.length)return s;let o=Uint8Array.from(e.locations,(r,i)=>t.includes(i)?0:1);return{...s,mask:o}}function $r(e){let{
layers:t,heads:n}=e.bundle.network.architecture,s=Ce(t).map(h=>Ce(n).map(u=>xu(e.trace,`layers.${h}.heads.${u}.weights`))),
{model:o,user:r,visits:i,notation:a,predict_at:c,...l}=kr(e);return{model:o,user:r,visits:i,notation:a,predict_at:c,self_attention:n?
{weights:s}:null,pointer:Mr(e.trace),...l}}function kr({bundle:e,query:t,trace:n}){let{places:s}=e,{history:o,interventions:r,
topK:i}=t,a=n["gate.value"].values[0],c=n["gate.logit"]?.values[0]??null,l=r.gate!==null||r.only!==null,h=n["pointer.pro\
babilities"]?.values??null,u=n["generation.probabilities"]?.values??null,{values:d}=n.probabilities,f=(g,b)=>g.map($=>({
location:$,name:s.at($).name,probability:b[$]})),m=Xn(d,i),[y=Rt]=m;return{model:e.id,user:o.user||null,visits:Ta(t,s),notation:Na(
t),predict_at:Ie(t.predictAt).replace(" ","T"),gate:{value:a,logit:c,learned:c!==null&&!l},location_probabilities:{pointer:h&&
f(Ia([...new Set(o.locations)],h),h),generation:u&&f(Xn(u,i),u),final:f(m,d)},prediction:{location:y,name:s.at(y).name,probability:d[y],
from_pointer:h?a*h[y]:0,from_generation:u?(1-a)*u[y]:0},unknown_probability:d[Kt]}}function Mr(e){let t=e["pointer.weigh\
ts"];return t?{content_scores:Kn(e["pointer.content_scores"]),position_bias:Kn(e["pointer.bias"]),scores:Kn(e["pointer.s\
cores"]),weights:Kn(t),entropy:ro(t),effective_positions:Ki(t)}:null}function Xn(e,t){let n=e.slice(Rt).sort(),s=n[n.length-
t]??0,r=Ce(e.length).slice(Rt).filter(i=>e[i]>0&&e[i]>=s);return r.length?Ia(r,e).slice(0,t):[Rt]}function Ia(e,t){return e.
sort((n,s)=>t[s]-t[n]||n-s)}function xu(e,t){let{values:n,shape:s}=e[t],[o,r]=s;return Ce(o).map(i=>Ca(n.subarray(i*r,(i+
1)*r)))}function Kn(e){return e?Ca(e.values):null}function Ca(e){return Array.from(e,t=>t===Number.NEGATIVE_INFINITY?"-i\
nf":t)}function _r({id:e,network:t},n){let{layers:s,heads:o}=t.architecture;for(let{name:r,sites:i}of $u(s,o))if(!i.flatMap(
c=>n[c]??[]).every(({values:c})=>c.every(Number.isFinite)))throw new hn(K(cr,{model:e,tensor:r}))}function*$u(e,t){yield{
name:"hidden[0]",sites:["layers.0.residual_in"]};for(let n of Ce(e)){for(let[s,o]of Object.entries(bu)){let r=Ce(t).map(
i=>`layers.${n}.heads.${i}.${o}`);yield{name:`layers[${n}].${s}`,sites:r}}yield{name:`hidden[${n+1}]`,sites:[`layers.${n}\
.residual_out`]}}for(let[n,s]of Object.entries(wu))yield{name:n,sites:[s]}}function Ce(e){return[...Array(e).keys()]}var ku=new Map(Object.entries(ia)),Pe=class{#t=new Map;constructor(t){this.names=t}findWithAccents(t){return this.#e(Mu,
t)??this.#e(dn,t)??[]}findWithoutAccents(t){return this.#e(It,t)??[]}by(t){let n=this.#t.get(t);if(!n){n=new Map;for(let[
s,o]of this.names){let r=t(o),i=n.get(r);i?i.push(s):n.set(r,[s])}this.#t.set(t,n)}return n}#e(t,n){return this.by(t).get(
t(n))}},Mu=e=>Dt(Wa(e).normalize("NFC")).join(" "),dn=e=>Dt(Eu(Wa(e).normalize("NFKC"))).join(" ");function It(e){let t=dn(
e).normalize("NFKD").replace(ra,"");return Dt(Array.from(t,n=>ku.get(n)??n).join("")).join(" ")}function fn(e,t){let n=Ot(
It(e),na);if([...n].length<sa)return[];let s=t.filter(_u(n)),o=(i,a)=>s.map(c=>({name:c,score:i(n,c)})).filter(c=>c.score>=
a).sort((c,l)=>l.score-c.score).slice(0,Xt),r=[...o(Ha,Cn),...o(Au,co)];return[...new Set(r.map(({name:i})=>i))].map(i=>({
name:i,score:Math.max(Ha(n,i),Fa(n,i)/100)})).sort((i,a)=>a.score-i.score||(i.name<a.name?-1:1)).slice(0,Xt).map(({name:i})=>i)}
function _u(e){let t=Dt(e).map(s=>` ${s} `),n=Pa(e);return s=>{let o=Math.max(e.length,s.length),r=2*(1-Cn)*o;for(let i=n^
Pa(s);i;i&=i-1)r-=1;return r>=0||t.some(i=>` ${s} `.includes(i))}}function Pa(e){let t=0;for(let n of e)t|=1<<Number(n.codePointAt(
0));return t}function Wa(e){return e.replace(oa,t=>[...t].some(Bn)?" ":"")}function Eu(e){return e.replace(/[^ı]+/g,t=>t.
toLowerCase().toUpperCase().toLowerCase()).replaceAll("ς","σ")}function Ha(e,t){let[n,s]=[[...e],[...t]],o=Math.max(n.
length,s.length);if(1-Math.abs(n.length-s.length)/o<Cn)return 0;let r=[],i=[],a=[0,...s.keys()].map((c,l)=>l);for(let c=1;c<=
n.length;c+=1){let l=n[c-1],h=n[c-2];[r,i,a]=[i,a,[c]];for(let u=1;u<=s.length;u+=1){let d=s[u-1],f=(i[u-1]??0)+(l===d?0:
1),m=Math.min(f,(i[u]??0)+1,(a[u-1]??0)+1);h===d&&l===s[u-2]&&(m=Math.min(m,(r[u-2]??0)+1)),a.push(m)}}return 1-(a[s.length]??
0)/o}function Au(e,t){let[n,s]=[new Set(Dt(e)),new Set(Dt(t))],o=[...n].filter(f=>s.has(f)),r=[...n].filter(f=>!s.has(f)),
i=[...s].filter(f=>!n.has(f));if(o.length&&!(r.length&&i.length))return 100;let[a,c]=[un(r),un(i)],l=o.length&&gt(un(o))+
1,[h,u]=[l+gt(a),l+gt(c)],d=(f,m)=>100-100*f/m;return!l&&d(Math.abs(h-u),h+u)<co?0:Math.max(Fa(e,t),d(Da(a,c),h+u),l&&d(
h-l+1,l-1+h),l&&d(u-l+1,l-1+u))}function Fa(e,t){let[n,s]=[un(Dt(e)),un(Dt(t))];return(1-Da(n,s)/(gt(n)+gt(s)))*100}var un=e=>e.
sort().join(" ");function Da(e,t){let[n,s]=[[...e],[...t]],o=s.map(()=>0);for(let r of n){let i=0,a=0;for(let c=0;c<s.length;c+=
1){let l=o[c]??0;a=r===s[c]?i+1:Math.max(l,a),o[c]=a,i=l}}return n.length+s.length-2*(o.at(-1)??0)}var Su=new Map([["F32",{bytes:4,read:e=>new Float32Array(e)}],["F16",{bytes:2,read:e=>Float32Array.from(new Uint16Array(
e),vu)}]]),bt=class extends Error{};function ja(e){let{entries:t,start:n}=Ou(e),s=n,o=t.map(([r,{dtype:i,shape:a,data_offsets:[
c,l]}])=>{let h=Su.get(i);if(!h)throw new bt(`The parameter \`${r}\` has numbers of the type ${i}. Save the weights in s\
ingle or half precision (F32 or F16).`);let u=a.reduce((f,m)=>f*m,h.bytes);if(n+c!==s||l-c!==u)throw He(`\`${r}\` is misp\
laced`);if(s+=u,s>e.byteLength)throw He(`they end within \`${r}\`, after ${e.byteLength} bytes`);let d=h.read(e.slice(s-
u,s));if(!d.every(Number.isFinite))throw new bt(`The parameter \`${r}\` holds numbers that are not finite. Choose another\
 model.`);return[r,{values:d,shape:a}]});if(s!==e.byteLength)throw He(`${e.byteLength-s} bytes belong to no tensor`);return Object.
fromEntries(o)}function Ou(e){if(e.byteLength<8)throw He(`they have only ${e.byteLength} bytes`);let t=Number(new DataView(
e).getBigUint64(0,!0)),n=8+t;if(t>1e6||n>e.byteLength)throw He(`their header claims ${t} bytes`);let s=Tu(new TextDecoder().
decode(e.slice(8,n))),o=Object.entries(s??{}).filter(([i])=>i!=="__metadata__"),r=o.find(([,i])=>!Nu(i));if(!s||r)throw He(
r?`\`${r[0]}\` has no place`:"they have no header");return o.sort(([,i],[,a])=>i.data_offsets[0]-a.data_offsets[0]),{entries:o,
start:n}}function Tu(e){try{let t=JSON.parse(e);return typeof t=="object"?t:null}catch{return null}}function Nu(e){let t=n=>Array.
isArray(n)&&n.every(s=>Number.isSafeInteger(s)&&s>=0);return t(e?.shape)&&t(e.data_offsets)&&e.data_offsets.length===2}function He(e){
return new bt(`The weights are damaged or cut short: ${e}. Load them again.`)}function vu(e){let t=e&32768?-1:1,n=e>>10&
31,s=e&1023;return n===31?s?Number.NaN:t*Number.POSITIVE_INFINITY:n?t*(1024+s)*2**(n-25):t*s*2**-24}var Ga={location:"loc_emb",user:"user_emb",time:"time_emb",weekday:"weekday_emb",recency:"recency_emb",duration:"duratio\
n_emb",position_from_end:"pos_from_end_emb"},zn={time:Pn+1,weekday:Hn+1,recency:pe+1,duration:ge+1},Lu=/\.(mean|reciprocal_deviation)$/,
We="Put the weights and the model.json of one model together.",Jn=class{constructor(t,n){Fu(n,t),this.architecture=t,this.
weights={...n},this.#a("user")&&(this.weights["user_emb.weight"]=Wu(this.#h("user_emb.weight")))}trace(t,n={},s={}){let{
layers:o,max_visits:r}=this.architecture,i=t.locations.length;if(i<1||i>r)throw new RangeError(`Every history must have \
1 to ${r} visits.`);let a={batch:t,interventions:n,changes:s,trace:{}},c=this.#t(a),l=it(a,"inputs.projected",this.#i(c,
"input_proj")),h=this.#l(l,"input_norm","inputs.norm",a);this.#a("sinusoidal")&&n.sinusoidal!==!1&&(h=Rn(h,this.#h("pos_\
encoding")));for(let u=0;u<o;u++)h=this.#e(h,u,a);return this.#s(h,a),Iu(a),a.trace}#t(t){let{batch:n,interventions:s}=t,
o={location:n.locations,user:new Int32Array(n.locations.length).fill(n.user),time:n.time,weekday:n.weekday,recency:n.recency,
duration:n.duration,position_from_end:n.positionFromEnd},r=[...s.without_features??[]];s.position_from_end===!1&&r.push(
"position_from_end");let i=[];for(let[a,c]of Object.entries(o)){if(a!=="location"&&!this.#a(a))continue;let l=Cu(c,this.#h(
`${Ga[a]}.weight`));r.includes(a)&&l.values.fill(0),i.push(it(t,`inputs.${a}`,l))}return Ba(i)}#e(t,n,s){let o=`transfor\
mer.layers.${n}`,r=`layers.${n}`,{layer_norm:i}=s.interventions,a=it(s,`${r}.residual_in`,t);n&&(s.trace[`layers.${n-1}.\
residual_out`]=a);let c=a;if(this.#a("attention")){let d=this.#l(a,`${o}.norm1`,`${r}.norm1`,s,i),f=this.#n(d,n,s),m=it(
s,`${r}.attention_out`,f);c=Ua(m,a,n,"attention",s)}c=it(s,`${r}.residual_mid`,c);let{out:l}=Bi(this.#l(c,`${o}.norm2`,`${r}\
.norm2`,s,i),this.#h(`${o}.linear1.weight`),this.#h(`${o}.linear1.bias`),this.#h(`${o}.linear2.weight`),this.#h(`${o}.li\
near2.bias`),(d,f)=>it(s,`${r}.feed_forward.${d}`,f)),h=it(s,`${r}.feed_forward.out`,l),u=Ua(h,c,n,"feed_forward",s);return it(
s,`${r}.residual_out`,u)}#n(t,n,s){let{d_model:o,heads:r}=this.architecture,{attention_temperature:i,scaling:a}=s.interventions,
c=`transformer.layers.${n}.self_attn`,l=this.#h(`${c}.in_proj_weight`),h=this.#h(`${c}.in_proj_bias`),u=o/r,d=m=>fe(t,pn(
l,m,u),pn(h,m,u)),f=[];for(let m=0;m<r;m++){let y=(N,k)=>it(s,`layers.${n}.heads.${m}.${N}`,k),g=y("queries",d(m*u)),b=y(
"keys",d(o+m*u)),$=y("values",d(2*o+m*u)),{mask:w}=s.batch,x={mask:w,temperature:i,scaled:a,at:y},{outputs:M}=Di(g,b,$,x);
f.push(y("outputs",Pu(M,n,m,s)))}return this.#i(Ba(f),`${c}.out_proj`)}#s(t,n){let{only:s,gate:o}=n.interventions,r=pn(t,
n.batch.locations.length-1,1),i=it(n,"context",{values:r.values,shape:[r.values.length]}),a=this.#o(i,t,n),c=this.#r(i,n),
l=this.#c(i,n);s?l=mn(s==="pointer"?1:0):typeof o=="number"&&(l=mn(o)),l=it(n,"gate.value",l),it(n,"probabilities",Hu(l,
a,c,s))}#o(t,n,s){if(!this.#a("pointer"))return null;let{locations:o,positionFromEnd:r,mask:i}=s.batch,{pointer_scaling:a,
position_bias:c,pointer_temperature:l}=s.interventions,h=(y,g)=>it(s,`pointer.${y}`,g),u=h("query",this.#i(t,"pointer_qu\
ery")),d=h("keys",this.#i(n,"pointer_key")),f=h("content_scores",Ui(u,d,a));if(this.#a("position_bias")){let{values:y}=this.#h(
"position_bias"),g=pt([o.length]);c!==!1&&g.values.set([...r].map(b=>y[b])),f=Gi(f,h("bias",g))}f=h("scores",so(f,i));let m=h(
"weights",In(f,l));return h("probabilities",Vi(m,o,this.architecture.locations))}#r(t,n){if(!this.#a("generation"))return null;
let s=it(n,"generation.logits",this.#i(t,"gen_head"));return it(n,"generation.probabilities",In(s))}#c(t,n){if(!this.#a(
"pointer"))return mn(0);if(!this.#a("generation"))return mn(1);if(!this.#a("gate"))return mn(.5);let{value:s}=Yi(t,this.#h(
"ptr_gen_gate.0.weight"),this.#h("ptr_gen_gate.0.bias"),this.#h("ptr_gen_gate.2.weight"),this.#h("ptr_gen_gate.2.bias"),
(o,r)=>it(n,`gate.${o}`,r));return s}#i(t,n){return fe(t,this.#h(`${n}.weight`),this.#h(`${n}.bias`))}#l(t,n,s,o,r=!0){if(!r)
return it(o,s,t);let{normed:i,mean:a,reciprocal_deviation:c}=Wi(t,this.#h(`${n}.weight`),this.#h(`${n}.bias`)),l=it(o,s,
i);return(l===i||l.values===i.values)&&(o.trace[`${s}.mean`]=a,o.trace[`${s}.reciprocal_deviation`]=c),l}#a(t){return this.
architecture.components.includes(t)}#h(t){let n=this.weights[t];if(!n)throw new bt(`The parameter \`${t}\` is missing. ${We}`);
return n}};function it({changes:e,trace:t},n,s){let o=e[n];return t[n]=o?Ru(o,s,n):s,t[n]}function Ru(e,{values:t,shape:n},s){
let o=e({values:t.slice(),shape:n})??{values:t,shape:n};if(String(o.shape)!==String(n)||o.values.length!==t.length){let r={
found:`[${o.shape}]`,expected:`[${n}]`};throw new RangeError(K(ir,{site:s,...r}))}if(!o.values.every((r,i)=>Number.isFinite(
r)||r===t[i]))throw new RangeError(K(ar,{site:s}));return o}function Iu({changes:e,trace:t}){let n=Object.keys(t).filter(
l=>!Lu.test(l)),s=Object.keys(e).find(l=>!n.includes(l));if(s===void 0)return;let[o="",r=""]=[n[0],n.at(-1)],i=K(or,{site:s,
first:o,last:r}),a=fn(s,n).map(l=>`\`${l}\``),c=a.length?` ${K(rr,{names:a.slice(0,3).join(" or ")})}`:"";throw new RangeError(
i+c)}function Cu(e,t){let[n,s]=t.shape,o=pt([e.length,s]);return e.forEach((r,i)=>{if(r<0||r>=n)throw new RangeError(`Th\
e id ${r} has no embedding; ids run from 0 to ${n-1}.`);o.values.set(pn(t,r,1).values,i*s)}),o}function pn({values:e,shape:[
t,...n]},s,o){let r=e.length/t;return{values:e.subarray(s*r,(s+o)*r),shape:[o,...n]}}function Ba(e){let t=e[0]?.shape[0],
n=e.reduce((r,{shape:i})=>r+i[1],0),s=pt([t,n]),o=0;for(let r of e){for(let i=0;i<t;i++)s.values.set(pn(r,i,1).values,i*
n+o);o+=r.shape[1]}return s}function Ua(e,t,n,s,{interventions:o}){let i=o.skip?.some(a=>a.layer===n&&a.part===s)?pt(e.shape):
e;return o.residuals===!1?i:Rn(i,t)}function Pu(e,t,n,{batch:{mask:s},interventions:o}){let{remove_heads:r=[],replace_with:i}=o;
if(r!=="all"&&!r.some(([h,u])=>h===t&&u===n))return e;let a=pt(e.shape);if(i!=="mean")return a;let[c,l]=e.shape;for(let h=0;h<
l;h++){let[u,d]=[0,0];for(let f=0;f<c;f++)s&&!s[f]||(u+=e.values[f*l+h],d++);for(let f=0;f<c;f++)a.values[f*l+h]=u/d}return a}
function Hu(e,t,n,s){return t&&n&&!s?qi(e,t,n):!t||s==="generation"?n:t}function mn(e){return{values:Float32Array.of(e),
shape:[]}}function Wu({values:e,shape:t}){let[n,s]=t,o={values:e.slice(),shape:t};for(let r=0;r<s;r++){let i=0;for(let a=1;a<
n;a++)i+=e[a*s+r];o.values[r]=i/(n-1)}return o}function Fu(e,t){let{components:n,d_model:s,heads:o}=t,r=n.find(c=>!ua.includes(
c));if(r)throw new bt(`This version does not know the component "${r}". Reload the page, or ask the server.`);if(n.includes(
"attention")&&!(o>=1&&s%o===0))throw new bt(`${o} heads do not divide a width of ${s}. ${We}`);if(!n.includes("pointer")&&
!n.includes("generation"))throw new bt(`A network needs a pointer or a generation head. ${We}`);let i=Du(t);for(let[c,l]of i){
let h=e[c]?.shape;if(!h)throw new bt(`The parameter \`${c}\` is missing. ${We}`);if(String(h)!==String(l))throw new bt(`\
The parameter \`${c}\` has the shape [${h}]; expected [${l}]. ${We}`)}let a=Object.keys(e).find(c=>!i.has(c));if(a)throw new bt(
`\`${a}\` is no parameter of this network. ${We}`)}function Du({components:e,...t}){let{d_model:n,feed_forward:s,locations:o,
users:r,layers:i,max_visits:a}=t,c=m=>e.includes(m),l=new Map,h=(m,y,g)=>l.set(`${m}.weight`,[y,g]).set(`${m}.bias`,[y]),
u=m=>l.set(`${m}.weight`,[n]).set(`${m}.bias`,[n]),d={location:[o,n],user:[r,n],time:[zn.time,n/4],weekday:[zn.weekday,n/
4],recency:[zn.recency,n/4],duration:[zn.duration,n/4],position_from_end:[a+1,n/4]},f=0;for(let[m,[y,g]]of Object.entries(
d))m!=="location"&&!c(m)||(l.set(`${Ga[m]}.weight`,[y,g]),f+=g);h("input_proj",n,f),u("input_norm"),c("sinusoidal")&&l.set(
"pos_encoding",[1,a,n]);for(let m=0;m<i;m++){let y=`transformer.layers.${m}`;c("attention")&&(l.set(`${y}.self_attn.in_p\
roj_weight`,[3*n,n]),l.set(`${y}.self_attn.in_proj_bias`,[3*n]),h(`${y}.self_attn.out_proj`,n,n),u(`${y}.norm1`)),h(`${y}\
.linear1`,s,n),h(`${y}.linear2`,n,s),u(`${y}.norm2`)}return c("pointer")&&(h("pointer_query",n,n),h("pointer_key",n,n)),
c("position_bias")&&l.set("position_bias",[a]),c("generation")&&h("gen_head",o,n),c("gate")&&(h("ptr_gen_gate.0",n/2,n),
h("ptr_gen_gate.2",1,n/2)),l}var Qn=class{#t;#e;constructor(t,n){this.vocabularySize=n,this.#t=new Map(t.map(s=>[s.id,s])),this.#e=new Pe(new Map(t.flatMap(
({id:s,name:o})=>o===null?[]:[[s,o]])))}at(t){let n={id:t,name:null,category:null,typical_minutes:null};return this.#t.get(
t)??n}label(t){return this.at(t).name??(t===Kt?"unknown place":`#${t}`)}written(t){let{name:n}=this.at(t);return n===null||
gt(n)>900||(this.#e.by(dn).get(dn(n))??[]).length>1?t:n}find(t,n){if(typeof t=="number"){if(t>=Kt&&t<this.vocabularySize)
return t;let r={location:t,first:Kt,last:this.vocabularySize-1};throw j(n,Eo,r)}let s=this.#n(t);!s.length&&/^".*"$/s.test(
t)&&(s=this.#n(t.slice(1,-1).replaceAll('""','"')));let[o]=s;if(o===void 0)throw this.#o(t,n);if(s.length>1)throw this.#s(
t,s,n);return o}search(t,n){let s=It(t).replace(/^#/,""),o=[[],[],[]];for(let r=Rt;r<this.vocabularySize;r++){let i=this.
at(r),[a,c]=[It(i.name??""),It(i.category??"")],l=String(r),h=a.startsWith(s)||l.startsWith(s),u=a.includes(s)||c.includes(
s);l===s?o[0]?.push(i):h?o[1]?.push(i):u&&o[2]?.push(i)}return o.flat().slice(0,n)}#n(t){let n=this.#e.findWithAccents(t);
return n.length?n:this.#e.findWithoutAccents(t)}#s(t,n,s){let o=n.slice(0,ao).map(i=>this.notation(i)),r={count:n.length,
name:Zt(t),listed:qa(n.slice(0,Xt).map(i=>this.#r(i)),n.length),example:String(o[0])};return j(s,Ao,r,o)}#o(t,n){if(t.includes(
";"))return j(n,an);let s={name:Zt(t),first:Rt};if(!this.#e.names.size)return j(n,Oo,s);let o=this.#e.by(It),r=fn(t,[...o.
keys()]).flatMap(l=>o.get(l)??[]).slice(0,Xt),[i]=r;if(i===void 0)return j(n,So,s);let a=this.#r(i),c=r.map(l=>this.notation(
l));return j(n,To,{...s,meant:a},c)}notation(t){return ln(this.written(t))}#r(t){let n=this.notation(t);if(!n.startsWith(
"#"))return Zt(n);let{name:s,category:o}=this.at(t),r=[s,o].flatMap(i=>i?Zt(i):[]).join(", ");return r?`${n} (${r})`:n}},
Zn=class{#t;#e;constructor(t,n){this.users=n;let s=Array.from({length:Math.max(n-1,0)},(r,i)=>i+1),o=new Map(s.map(r=>[r,
t[r]??K(Co,{user:r})]));this.#t=new Pe(o),this.#e=new Pe(new Map([...o].map(([r,i])=>[r,Va(i)])))}find(t){if(t===null||!this.
users)return 0;let n=Ya(t)?Number(rt(String(t)).slice(0,12)):t;if(typeof n=="number"){if(n>=1&&n<this.users)return n;throw j(
"user",No,{person:n,last:this.users-1})}let s=this.#n(n),[o]=s;if(o===void 0)throw this.#o(n);if(s.length>1)throw this.#s(
n,s);return o}#n(t){let n=[()=>this.#t.findWithAccents(t),()=>this.#e.findWithAccents(t),()=>this.#t.findWithoutAccents(
t),()=>this.#e.findWithoutAccents(t)];for(let s of n){let o=s();if(o.length)return o}return[]}#s(t,n){let s=n.slice(0,ao).
map(i=>this.#r(i)),o=qa(s.slice(0,Xt).map(Zt),n.length),r={count:n.length,name:Zt(t),listed:o};return j("user",vo,r,s)}#o(t){
let n=this.#e.by(It),s=new Map([...n,...this.#t.by(It)]),o=[...n.get(It(Va(t)))??[],...fn(t,[...s.keys()]).flatMap(c=>s.
get(c)??[])],r=[...new Set(o)].slice(0,Xt).map(c=>this.#r(c)),[i]=r,a={name:Zt(t),last:this.users-1};if(i!==void 0){let c={
...a,meant:Zt(i)};return j("user",Io,c,r)}return j("user",this.users===1?Ro:Lo,a)}#r(t){let n=this.#t.names.get(t)??"",s=Ya(
n)?[]:this.#n(n);return s.length===1&&s[0]===t?n:String(t)}},Va=e=>rt(e.split(",")[0]??"")||e,Ya=e=>typeof e=="string"&&
/^[0-9]+$/.test(rt(e));function qa(e,t){let n=t-e.length;if(n)return K(Ho,{listed:e.join(", "),left_out:n});let[s,o=""]=[
e.slice(0,-1),e.at(-1)];return s.length?K(Po,{listed:s.join(", "),last:o}):o}var Zt=e=>gt(e)>lo?`${Ot(e,lo-1)}…`:e;var Bu=10,Uu={hours:Gu,visits:Yu,heads:qu};function Ka(e,t){return Uu[e](t)}function Xa(e,t,n){let s=e.network.trace(xr(
t,e.network),t.interventions);_r(e,s);let{values:o}=s.probabilities,[r=Rt]=Xn(o,1),{name:i}=e.places.at(r);return{prediction:{
location:r,name:i,probability:o[r]},probability:o[n]}}function Gu({query:e}){let{masked:t,interventions:n}=e;return fa.map(
s=>{let o=Vu(e.history,e.predictAt,s);return{hours:s,input:{history:o,masked:t,interventions:n}}})}function Vu(e,t,n){let s=e.
startMinutes.map(a=>a+60*n),o=s.map(ct),r=ct(At(t)+60*n),i=(a,c)=>a.map((l,h)=>c(l,o[h]??0));return{...e,weekdays:i(e.weekdays,
(a,c)=>ye(a+c,7)),startMinutes:s.map(At),daysBefore:i(e.daysBefore,(a,c)=>a+r-c)}}function Yu({bundle:e,query:{history:t,
masked:n,interventions:s,sent:o}}){return t.locations.map((r,i)=>{let a=[...t.locations.keys()].filter(h=>h!==i),c=a.at(
-1),l={history:Fn(t,a),masked:n.flatMap(h=>h===i?[]:a.indexOf(h)),interventions:s};return{visit:{sent:o[i]??i,label:e.places.
label(r)},input:c===void 0||n.includes(c)?null:l}}).sort((r,i)=>r.visit.sent-i.visit.sent)}function qu({bundle:e,query:{
history:t,masked:n,interventions:s}}){let{remove_heads:o}=s;if(o==="all")return[];let r=Ku(e.network.architecture).filter(
([a,c])=>!o.some(([l,h])=>l===a&&h===c));return r.length?(r.length>Bu?r.map(a=>[a]):Xu(r)).map(a=>{let c={...s,remove_heads:[
...o,...a]};return{heads:a,input:{history:t,masked:n,interventions:c}}}):[]}function Ku({layers:e,heads:t}){return Array.
from({length:e*t},(n,s)=>[Math.floor(s/t),s%t])}function Xu(e){return Array.from({length:2**e.length},(t,n)=>e.filter((s,o)=>n&
1<<o)).sort((t,n)=>t.length-n.length)}var Er=class{constructor(t,n){let{id:s,sizes:o,places:r,people:i}=t;this.content={vocabulary:t,weights:n},this.id=s,this.
places=new Qn(r,o.locations);let a=i.map(({id:c,name:l})=>[c,l]);this.people=new Zn(Object.fromEntries(a),o.users),this.
network=new Jn(o,ja(n))}explain(t){return $r(this.#t(t))}trace(t,n={}){let s=this.#t(t,n),{query:o,trace:r}=s,i=kr(s),{pointer:a,
generation:c,final:l}=i.location_probabilities,h=[...a??[],...c??[],...l].map(f=>f.location),d=[...new Set([...h,...o.history.
locations])].map(f=>[f,{label:this.places.label(f),category:this.places.at(f).category}]);return{...i,self_attention:null,
pointer:Mr(r),architecture:this.network.architecture,interventions:o.interventions,places:Object.fromEntries(d),tensors:r,
weights:this.network.weights}}sweep(t,n){let s=this.#t(n),{prediction:o}=$r(s);return{prediction:o,variants:Ka(t,s)}}answer(t,n){
return Xa(this,t,n)}#t(t,n={}){try{return Ra(this,t,n)}catch(s){throw s instanceof hn?new Wt([{where:"model",message:s.message,
suggestions:[]}]):s}}};document.addEventListener("pointerscope:engine",({detail:e})=>e(Ar));var zu=()=>ut().get("page")==="compare"?"compare":"explore";function za(){for(let e of J(document,"[data-page]"))e.hidden=
e.dataset.page!==zu()}za();window.addEventListener("hashchange",za);document.addEventListener("click",e=>{let t=de(e).closest(
"a");t?.hash.includes("page=")&&(e.preventDefault(),location.hash=t.hash)});var yt=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=n}},te=new URL(
E.replace(/^(.*\/)static\/.*$/,"$1")),ts={answers:!0},Ju=[502,504],Qu=5e3,Zu="No response could be read. Your input is s\
till here; check your connection and try again.",td=e=>`The server answered with ${e}.`;async function $e(e,t,n=te){let s=await ed(
new URL(`api/${e}`,n),t);if(String(n)===te.href&&sd(s!==null&&!nd(s)),!s)return Ja();if(!(s.headers.get("content-type")??
"").includes("json")){let i=td(s.status);throw new yt(s.status,[{where:"",message:i,suggestions:[]}])}let r=await s.json().
catch(Ja);if(!s.ok)throw new yt(s.status,r.errors??[]);return r}async function ed(e,t){try{let n=await fetch(e,t);return Ju.
includes(n.status)?null:n}catch(n){if(es(n))throw n;return null}}function Qa(e){let t=AbortSignal.timeout(Qu);return e?AbortSignal.
any([e,t]):t}function nd({headers:e}){return e.get("cache-status")?.startsWith("service-worker")??!1}function sd(e){e!==
ts.answers&&(ts.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:e}})))}function Ja(e){
throw es(e)?e:new yt(0,[{where:"",message:Zu,suggestions:[]}])}function es(e){return e instanceof DOMException&&e.name===
"AbortError"}function Ct(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,
s])=>[n,String(s)]))}function Fe(e){return e instanceof Error?e.message:String(e)}function Za(e,t,n){switch(t.kind){case"head":return od(e,t,n.architecture);case"mask":return rd(e,t.visit,n.visits);case"\
skip":return id(e,t);case"residuals":return ld(e);case"gate":return ad(e,t);case"temperature":return cd(e,t)}}function od({
remove_heads:e=[],replace_with:t,...n},{layer:s,head:o},{layers:r,heads:i}){let a=Array.from({length:r*i},(u,d)=>[Math.floor(
d/i),d%i]),c=e==="all"?a:e,h=c.some(([u,d])=>u===s&&d===o)?c.filter(([u,d])=>u!==s||d!==o):a.filter(([u,d])=>u===s&&d===
o||c.some(([f,m])=>u===f&&d===m));return h.length?{...n,remove_heads:h,...t&&{replace_with:t}}:n}function rd({mask_visits:e=[],
...t},n,s){let o=s[n]?.sent??0;if(n===s.length-1)return{...t,...e.length&&{mask_visits:e}};let r=e.includes(o)?e.filter(
i=>i!==o):[...e,o].sort((i,a)=>i-a);return r.length?{...t,mask_visits:r}:t}function id({skip:e=[],...t},{layer:n,part:s}){
let o=e.filter(i=>i.layer!==n||i.part!==s),r=o.length<e.length?o:[...e,{layer:n,part:s}];return r.length?{...t,skip:r}:t}
function ad({gate:e,only:t,...n},{value:s}){return s===null?n:{...n,gate:s}}function cd(e,{of:t,value:n}){let s=`${t}_te\
mperature`,o={...e};return delete o[s],n===1?o:{...o,[s]:n}}function ld({residuals:e,...t}){return e===!1?t:{...t,residuals:!1}}
var ns=e=>e.map(t=>t+1),hd={gate:e=>`gate forced to ${e}`,only:e=>`${e} only`,attention_temperature:e=>`attention temper\
ature ${e}`,pointer_temperature:e=>`pointer temperature ${e}`,scaling:()=>"no division by √k",pointer_scaling:()=>"no \
division by √d",position_bias:()=>"no position bias",sinusoidal:()=>"no sinusoidal table",position_from_end:()=>"no po\
sition from the end",residuals:()=>"no residual connections",layer_norm:()=>"no layer norms",remove_heads:(e,{replace_with:t})=>`${e===
"all"?"every head":e.map(([s,o])=>`L${s} H${o}`).join(", ")} ${t==="mean"?"replaced by the mean":"removed"}`,replace_with:()=>"",
skip:e=>`${e.map(({layer:n,part:s})=>`${s.replace("_","-")} of layer ${n}`).join(", ")} skipped`,without_features:e=>`wi\
thout ${e.join(", ")}`,mask_visits:e=>`visit${e.length>1?"s":""} ${ns(e).join(", ")} masked`,order:e=>`order ${ns(e).join(
" ")}`};function ke(e){return Object.entries(e).flatMap(([t,n])=>{let s=hd,o=Object.hasOwn(s,t)?s[t]?.(n,e):"";return o?
[{key:t,text:o}]:[]})}function ss(e){let t=ke(e).map(({text:n})=>n);return t.length?`Changed: ${t.join("; ")}.`:"Nothing\
 is changed."}function gn(e){let t="";for(let n of e)t+=String.fromCharCode(n);return btoa(t)}function yn(e){return Uint8Array.from(atob(
e),t=>t.charCodeAt(0))}var tc=dd("model-files"),ud=500,Nt=tc===null;async function ec(e,t=te){return Nt?$e(`models/${encodeURIComponent(e)}/vocabulary`,{},t):JSON.parse(new TextDecoder().decode(
await Sr(e,"vocabulary")))}async function os(e,t=ud){if(Nt){let n=`models/${encodeURIComponent(e)}/histories?limit=${t}`,
{items:s}=await $e(n);return s}return JSON.parse(new TextDecoder().decode(await Sr(e,"histories")))}async function nc({id:e,
weights:t},n,s=te){if(!Nt)return Sr(e,"weights",n);let o=`api/models/${encodeURIComponent(e)}/weights/${t?.sha256}`;return oc(
new URL(o,s),"weights",n)}async function sc(e,{weights:t}){if(!t||!globalThis.crypto?.subtle)return;if([...new Uint8Array(
await crypto.subtle.digest("SHA-256",e))].map(o=>o.toString(16).padStart(2,"0")).join("")!==t.sha256)throw new Error("Th\
e weights were damaged on their way. Load the page again.")}async function Sr(e,t,n=!1){let s=tc?.[e]?.[t];if(!s)throw new Error(
`This page holds no ${t} of ${e}.`);if(!s.startsWith("#"))return oc(new URL(s,document.baseURI),t,n);let o=document.getElementById(
s.slice(1))?.textContent??"";return yn(o.trim()).buffer}async function oc(e,t,n){let s=await fetch(e,{cache:n?"reload":"\
default"});if(!s.ok)throw new Error(`The ${t} could not be fetched (${s.status}).`);return s.arrayBuffer()}function dd(e){
let t=dt(document,`script#${e}`,HTMLScriptElement);return t&&JSON.parse(t.textContent??"")}function rc(e){let{tensors:t,...n}=e,s=Object.entries(t).map(([o,{data:r,shape:i}])=>[o,{values:new Float32Array(yn(r).buffer),
shape:i}]);return{...n,tensors:Object.fromEntries(s)}}var fd=["browser","server"],ic=20,md="static/bundles/browser-model.js",ac={address:new URL("../bundles/browser-model.js",
E).href,load(e){let t=null,n=o=>{t=o};return document.dispatchEvent(new CustomEvent("pointerscope:engine",{detail:n})),t?
Promise.resolve(t):String(e)===te.href?import(ac.address):import(new URL(md,e).href)}};function Me({prediction:{name:e,location:t,
probability:n}}){return n===0?"no known place":`${e??`#${t}`}, ${(100*n).toFixed(1)} %`}function cc({prediction:e},{prediction:t,
places:n}){let s=t.location===e.location,o=s?"":`${n[t.location]?.label??t.name}, `,r=Math.round(1e3*e.probability)-Math.
round(1e3*t.probability);return{value:`${o}${(100*t.probability).toFixed(1)} %`,change:s&&r?`${r>0?"▲":"▼"} ${Math.abs(
r/10).toFixed(1)} points`:"",isMore:r>0}}function _e(e,t){e.textContent=t?Me(t):"…";let{location:n,probability:s}=t?.prediction??
{};for(let[o,r]of Object.entries({location:n,probability:s,engine:t?.engine}))r===void 0?delete e.dataset[o]:e.dataset[o]=
String(r)}var De=class{#t;#e;#n;#s=null;#o=null;#r=!1;draws=!1;sharesWeights=!0;constructor(t,n=null,s=te){this.#t=t,this.#n=
s,this.#e=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&fd.includes(t)?t:null,Nt||(this.choice=
"browser"),this.obstacle="",this.#o||(this.#s=null)}get model(){return this.#o}get isInBrowser(){return this.#o!==null&&
this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.#o&&this.choice!=="serve\
r")return this.#c(this.#o,t);if(!Nt)throw new yt(0,[{where:"",message:this.obstacle,suggestions:[]}]);let o=this.choice!==
"server"&&!!navigator.serviceWorker?.controller?Qa(n):n;try{return{...await this.#i(t,o),engine:"server"}}catch(r){if(!(r instanceof
yt&&r.status===0)||this.choice==="server")throw r;if(await this.prepare(),this.#o)return this.#c(this.#o,t);throw this.choose(
this.choice),r}}async searchPlaces(t){if(Nt||await this.prepare(),this.#o&&this.choice!=="server"){let{places:s}=this.#o;
return s.search(t,ic).map(({id:o,category:r})=>({label:s.label(o),notation:s.notation(o),category:r}))}let{items:n}=await $e(
`${this.#e}/locations?${Ct({q:t,limit:ic})}`,{},this.#n);return n}async prepare(){try{this.#s??=this.#l(),this.#o=await this.#s}catch(t){
this.#r=!0,this.obstacle=Fe(t)}}#c(t,n){try{return{...t.trace(n),engine:"browser"}}catch(s){let{problems:o}=s;throw o?new yt(
422,o):s}}async#i(t,n){if(this.draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#e}/vi\
ews/network?${pd(t)}`,{trace:r}=await $e(o,{...n&&{signal:n}},this.#n);return rc(r)}let s={method:"POST",headers:{"conte\
nt-type":"application/json"},body:JSON.stringify(t),...n&&{signal:n}};return $e(`${this.#e}/explain?encoding=base64`,s,this.#n)}async#l(){
let t=await ec(this.#t,this.#n);if(!t.weights)throw this.sharesWeights=!1,new Error("The weights of this model stay on t\
he server.");let[{BrowserModel:n},s]=await Promise.all([ac.load(this.#n),nc(t,this.#r,this.#n)]),o=new n(t,s);return await sc(
s,t),o}};function pd(e){let t=Object.entries(e).map(([n,s])=>[n,s!==null&&typeof s=="object"?JSON.stringify(s):s]);return Ct(
Object.fromEntries(t))}function lc(e){return e.map(({place:t,written_moment:n,written_stay:s})=>[t,n&&`@ ${n}`,s===null?"":`+${s}`].filter(Boolean).
join(" ")).join(", ")}function hc(e){return Vn(e).map(({written:t})=>fc(t).place.toLowerCase()).filter(Boolean)}function uc(e,t,n){
let s=Vn(e)[t];if(!s)return e;let{place:o,before:r}=fc(s.written),i=s.start+r,a=o?"":" ";return`${e.slice(0,i)}${n}${a}${e.
slice(i+o.length)}`}function dc(e){let[,t,n="0"]=/^\s*(\d{1,2})(?:[:.]?(\d{2}))?\s*$/.exec(e)??[];return t===void 0||Number(
t)>23||Number(n)>59?null:`${t.padStart(2,"0")}:${n.padStart(2,"0")}`}function fc(e){let t=rt(e);return{place:t.startsWith(
'"')&&!Yn(t)?t:rt(t.slice(0,Yn(t))),before:e.indexOf(t)}}var je=class{#t=0;#e=[];#n=[];#s="";#o=null;constructor(t,n){this.root=t,this.errors=_(t,"[data-errors]"),this.masks=_(t,
"[data-masks]"),this.orderWords=_(t,"[data-order]"),this.state=_(t,"[data-state]"),t.addEventListener("change",()=>this.#l(
n)),t.addEventListener("click",s=>{let{act:o}=de(s).dataset;o&&(o==="reset"?this.text="":this.#e=$d(o,this.#t),this.#l(n))})}get text(){
if(this.#s)return this.#s;let t=this.#i();return Object.keys(t).length?JSON.stringify(t):""}set text(t){let n=yd(t);this.#o=
null;for(let s of this.#r)wd(s,n);this.#e=Array.isArray(n.order)?n.order:[],this.#n=Array.isArray(n.mask_visits)?n.mask_visits:
[],this.masks.replaceChildren(),this.#s=t&&JSON.stringify(this.#i())!==t?t:"",this.#a()}show(t,n){this.#t=t.length,this.#s=
"";let s=new Set(this.#n);for(;this.masks.children.length>t.length;)this.masks.lastElementChild?.remove();for(;this.masks.
children.length<t.length;)this.masks.append(gd(this.masks.children.length));let o=J(this.masks,"label");for(let[r,i]of t.
entries()){let a=o[r];if(!a)continue;let c=_(a,"input",HTMLInputElement);c.checked=s.has(r),c.disabled=r===n.at(-1),_(a,
"span").textContent=`${r+1} ${i.label}`}this.#a()}followHistory(t){let n=hc(t),s=this.#o===null||n.join(`
`)===this.#o.join(`
`);if(this.#o=n,!s){this.#e=[];for(let o of this.#c)o.checked=!1;this.#n=[],this.#a()}}showProblems(t){this.errors.hidden=
t.length===0,this.errors.textContent=t.map(n=>n.message).join(" "),t.length&&(this.root.open=!0)}get#r(){return J(this.root,
"[data-key]")}get#c(){return J(this.root,'[data-key="mask_visits"]',HTMLInputElement)}#i(){let t={};for(let n of this.#r){
let s=bd(n),{key:o="",item:r}=n.dataset;if(s!==void 0)if(r){let i=t[o];t[o]=[...Array.isArray(i)?i:[],s]}else t[o]=s}return t.
remove_heads||delete t.replace_with,this.#n.length&&!this.masks.children.length&&(t.mask_visits=this.#n),this.#e.length&&
(t.order=this.#e),t}#l(t){this.#s="",this.masks.children.length&&(this.#n=this.#c.filter(n=>n.checked).map(n=>Number(n.dataset.
item))),this.#a(),t()}#a(){let t=ke(this.#i()).length;this.state.textContent=t?`${t} changed`:"as learned",this.orderWords.
textContent=this.#e.length?ns(this.#e).join(" "):"unchanged"}};function gd(e){let t=document.createElement("label"),n=document.
createElement("input");return n.type="checkbox",n.autocomplete="off",n.dataset.key="mask_visits",n.dataset.item=String(e),
t.append(n," ",document.createElement("span")),t}function yd(e){try{return Object(JSON.parse(e||"{}"))}catch{return{}}}function bd(e){
let{item:t}=e.dataset;return e instanceof HTMLInputElement&&e.type==="checkbox"?e.checked?t?JSON.parse(t):!1:void 0:e.type===
"number"?e.value===""?void 0:Number(e.value):e.value||void 0}function wd(e,t){let{key:n="",item:s}=e.dataset,o=t[n];if(e instanceof
HTMLInputElement&&e.type==="checkbox"){e.checked=s?o==="all"||Array.isArray(o)&&o.some(i=>xd(i,JSON.parse(s))):o===!1;return}
let r=e instanceof HTMLInputElement||[...e.options].some(i=>i.value===o);e.value=r&&o!==void 0&&o!==null?String(o):""}function xd(e,t){
return mc(e)===mc(t)}function mc(e){let t=e&&typeof e=="object"&&!Array.isArray(e);return JSON.stringify(e,t?Object.keys(
e).sort():void 0)}function $d(e,t){let n=[...Array(t).keys()];return e==="reverse"&&n.reverse(),e==="shuffle"&&kd(n),e===
"as-sent"||n.every((s,o)=>s===o)?[]:n}function kd(e){for(let t=e.length-1;t>0;t-=1){let n=Math.floor(Math.random()*(t+1));
[e[t],e[n]]=[Number(e[n]),Number(e[t])]}}function Ee(e,t){if(!e)return;let n=String(t??""),s=[...e.options].find(({value:o,text:r})=>[o,r,r.split(",")[0]].includes(
n));s||e.add(new Option(n,n)),e.value=s?.value??n}var Md=100,_d=350,rs=class{#t;#e=0;constructor(t,n){this.#t=t,this.root=n,this.model=n.dataset.model??"",this.person=dt(
n,"[data-person]",HTMLSelectElement),this.visits=_(n,"[data-visits]",HTMLTextAreaElement),this.predictAt=_(n,"[data-pred\
ict-at]",HTMLInputElement),this.problems=_(n,"[data-problems]"),this.answer=_(t.page,`[data-answer-of="${n.dataset.side}\
"] output`,HTMLOutputElement),this.models=_(n,"[data-choose-model]",HTMLSelectElement),this.explanations=t.explanationsOf(
this.model),this.explanations.draws=!0,this.explanations.sharesWeights="sharesWeights"in n.dataset||!Nt,this.panel=new je(
_(n,"[data-interventions]",HTMLDetailsElement),()=>t.showSoon()),this.visits.addEventListener("input",()=>t.showSoon(_d)),
this.explanations.sharesWeights&&this.explanations.prepare();for(let s of[this.person,this.predictAt])s?.addEventListener(
"change",()=>t.showSoon());this.models.addEventListener("change",()=>{this.model=this.models.value,t.updateAddress("push"),
location.reload()})}get history(){return{visits:this.visits.value,user:this.person?.value??"",predict_at:this.predictAt.
value.trim()}}fill({visits:t,user:n,predict_at:s}){this.visits.value=t??"",this.predictAt.value=s??"",Ee(this.person,n)}async explain(t){
this.#e+=1;let n=this.#e;if(!t.visits.trim())return _e(this.answer,null),this.#s([]),null;try{let s=await this.explanations.
explain(pc(t));return n!==this.#e?null:(this.#n(s),s)}catch(s){if(!(s instanceof yt))throw s;return n===this.#e&&(_e(this.
answer,null),this.#s(s.problems)),null}}changed(t,n){return this.explanations.model?.trace(pc(t),n)??null}#n(t){let{visits:n}=t,
s=n.map(o=>o.sent);this.panel.show([...n].sort((o,r)=>o.sent-r.sent),s),_e(this.answer,t),this.#s([])}async prepareFor(t){
let n=t!==null&&!("tensors"in t);return n&&await this.explanations.prepare(),n}get name(){let t=ke(Object(qt(this.panel.
text||"{}")));return[this.models.selectedOptions[0]?.text??"",...t.map(({text:n})=>n)].join(", ")}#s(t){let n=t.filter(({
where:r})=>r.startsWith("interventions")),s=t.filter(r=>!n.includes(r)),o=s.length?this.problems:this.panel.errors;this.
panel.showProblems(n),this.problems.hidden=s.length===0,this.problems.textContent=s.map(({where:r,message:i})=>{let a=/^visits\[(\d+)\]/.
exec(r);return a?`Visit ${Number(a[1])+1}: ${i}`:i}).join(" "),t.length&&this.#t.hooks.refused?.(o)}},is=class{#t=new Map;#e=0;#n=0;#s="";constructor(t,n={}){
this.page=t,this.hooks=n,this.sameHistory=_(t,"[data-same]",HTMLInputElement),this.ownHistory=_(t,'[data-side="b"] [data\
-own]'),this.first=new rs(this,_(t,'[data-side="a"]')),this.second=new rs(this,_(t,'[data-side="b"]')),this.sameHistory.
addEventListener("change",()=>{this.#i(),this.showSoon()}),Nn(()=>this.#c())}explanationsOf(t){let n=this.#t.get(t)??new De(
t);return this.#t.set(t,n),n}get queries(){let{first:t,second:n}=this,[s,o]=[t.history,this.sameHistory.checked?t.history:
n.history];return t.panel.followHistory(s.visits),n.panel.followHistory(o.visits),[{...s,top_k:this.#s,interventions:t.panel.
text},{...o,top_k:this.#s,interventions:n.panel.text}]}#o({visits:t,user:n,predict_at:s,interventions:o}){let r=this.sameHistory.
checked?{}:{visits:t,user:n||null,predict_at:s||null},i={model:this.second.model,...r,interventions:qt(o||"null")};return JSON.
stringify(i)}updateAddress(t){let[n,s]=this.queries,o=this.#o(s),r={model:this.first.model,...n,against:o,...this.hooks.
options?.()};vn(Ct(r),t)}showSoon(t=0){clearTimeout(this.#e),this.#e=setTimeout(()=>this.#r("push"),t)}async#r(t){clearTimeout(
this.#e),this.#n+=1;let n=this.#n,[s,o]=this.queries;this.hooks.asked?.(s,o,this.#o(o)),this.updateAddress(t),this.page.
setAttribute("aria-busy","true");try{let r=()=>Promise.all([this.first.explain(s),this.second.explain(o)]),[i,a]=await r();
if(n!==this.#n||(this.hooks.answered?.(i,a),!(await Promise.all([this.first.prepareFor(i),this.second.prepareFor(a)])).includes(
!0)||n!==this.#n))return;let l=await r();n===this.#n&&this.hooks.answered?.(...l)}finally{n===this.#n&&this.page.removeAttribute(
"aria-busy")}}#c(){let t=ut(),{model:n=this.second.model}=as(t.get("against"));n===this.second.model&&(t.get("model")??this.
first.model)===this.first.model?this.restore():location.reload()}async restore(){let{first:t,second:n}=this,s=ut(),o=as(
s.get("against"));if(this.#s=s.get("top_k")??"",this.hooks.restored?.(s),t.fill({visits:s.get("visits")??"",user:s.get("\
user"),predict_at:s.get("predict_at")}),t.panel.text=s.get("interventions")??"",n.panel.text=o.interventions?JSON.stringify(
o.interventions):"",!s.get("visits")){let r=await Ed(t.model);r&&t.fill({...r,predict_at:r.predict_at.replace("T"," ")})}
this.sameHistory.checked=!["visits","user","predict_at"].some(r=>r in o),this.sameHistory.checked||n.fill(o.visits?o:{...t.
history,...o}),this.#i(),await this.#r("replace")}#i(){this.ownHistory.hidden=this.sameHistory.checked,!this.sameHistory.
checked&&!this.second.visits.value&&this.second.fill(this.first.history)}};function pc({visits:e,user:t,predict_at:n,interventions:s,
top_k:o}){return{visits:e,user:t||null,predict_at:n||null,interventions:qt(s||"null"),top_k:Number(o||Md)}}async function Ed(e){
try{return(await os(e,1))[0]}catch{return}}function as(e){try{return JSON.parse(e??"{}")??{}}catch{return{}}}var Be=class{constructor(t,n=()=>!1){this.page=t,this.stays=n,this.button=_(t,"[data-inputs-button]",HTMLButtonElement),
this.inputs=_(t,`#${this.button.getAttribute("aria-controls")}`),this.button.addEventListener("click",()=>this.toggle(!this.
isOpen)),_(t,"[data-inputs-close]").addEventListener("click",()=>this.toggle(!1)),document.addEventListener("keydown",({
key:s})=>{s==="Escape"&&this.isOpen&&this.toggle(!1)})}get isOpen(){return this.page.hasAttribute("data-inputs")}toggle(t){
let n=this.inputs.contains(document.activeElement);this.show(t);let s=_(this.inputs,"textarea"),o=dt(this.inputs,"[name=\
visits-as]:checked");t?(s.checkVisibility()?s:o??s).focus():n&&!this.stays()&&this.button.focus()}show(t){this.page.toggleAttribute(
"data-inputs",t),this.button.setAttribute("aria-expanded",String(t))}};function gc(e,t,n){if(!n)return null;let s=[],o=e.hasPointer&&t.hasPointer;if(!e.hasVisitsOf(t))s.push("The visits diffe\
r, so only the gate and the answers are overlaid.");else if(!o){let r=e.hasPointer?"second":t.hasPointer?"first":"";if(r){
let i=r==="first"?"generation and answers":"the gate and the answers";s.push(`The ${r} network has no pointer: only ${i}\
 are overlaid.`)}}return!e.hasGeneration&&t.hasGeneration&&s.push("The first network has no generation head: that of the\
 second is not drawn."),s.join(" ")}function yc(e,t,n,s){let[o,r]=e?.split(".")??[];return o==="places"?s?e:null:o!=="vi\
sits"?e:s?t.hasVisitsOf(n)?e:`places.${t.locations[Number(r)]}`:null}var Ad=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}];
function wt(e,t){for(let{kind:n,pattern:s}of Ad){let o=s.exec(e??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(r)};return Sd(i,t)?i:null}return null}function bc({count:e,layers:t,
heads:n,hasPointer:s,hasGeneration:o,hasGate:r}){let i=a=>[...Array(a).keys()];return[...i(e).map(a=>`visits.${a}`),...i(
t).flatMap(a=>[...i(n).map(c=>`layers.${a}.heads.${c}`),`layers.${a}.stream`]),"context",...s?["pointer"]:[],...o?["gene\
ration"]:[],...r?["gate"]:[]]}function Sd({kind:e,visit:t=0,layer:n=0,head:s=0,location:o=2},r){return e==="pointer"?r.hasPointer:
e==="generation"?r.hasGeneration:e==="gate"?r.hasGate:t<r.count&&n<r.layers&&(e!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.
locations}function lt(e,t){return e?.kind==="visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,s)=>n===e.location?
[s]:[])}function vt(e,t){return e?.kind==="place"?e.location??null:e?.kind==="visit"?t.locations[e.visit??0]??null:null}var Od=/residual|outputs$|pointer/,Td=.1,wc={visit:{site:()=>"layers.0.residual_in"},head:{site:({layer:e,head:t})=>`lay\
ers.${e}.heads.${t}.outputs`},stream:{site:({layer:e})=>`layers.${e}.residual_out`},context:{site:()=>"context"},pointer:{
site:()=>"pointer.scores"},generation:{site:()=>"generation.logits"},gate:{site:()=>"gate.value"}};function ls(e,t){let n=wt(
e,t);if(!n||!wc[n.kind])return null;let{kind:s,layer:o,head:r,visit:i=0}=n;return s==="visit"?`visit ${i+1}, ${t.visits[i]?.
label??""}`:s==="head"?`head ${r} of layer ${o}`:s==="stream"?`residual stream after layer ${o}`:s==="generation"?"gener\
ation head":s==="pointer"?"pointer scores":s}function xc(e,t){let[n,s]=[e.trace.architecture,t.trace.architecture];return n.
d_model===s.d_model&&n.layers===s.layers&&n.heads===s.heads}function $c(e,t,n){let s=new Map;for(let o of e){let r=wt(o,
t),i=r&&wc[r.kind];if(!r||!i)continue;let a=i.site(r),c=s.get(a);r.kind!=="visit"?s.set(a,"all"):c!=="all"&&s.set(a,new Set(
[...c??[],t.count-1-(r.visit??0)]))}return Object.fromEntries([...s].flatMap(([o,r])=>{let i=t.trace.tensors[o];return!i||
!n.trace.tensors[o]?[]:[[o,c=>Od.test(o)?Nd(c,i,r):{values:i.values.slice(),shape:[...i.shape]}]]}))}function Nd(e,t,n){
let[s]=e.shape,[o]=t.shape,r=e.values.length/s,i=e.values.slice();for(let a=0;a<Math.min(s,o);a++){if(n!=="all"&&!n.has(
a))continue;let c=t.values.subarray((o-1-a)*r,(o-a)*r);i.set(c,(s-1-a)*r)}return{values:i,shape:[...e.shape]}}function kc({
clean:e,changed:t,patched:n}){let s=cs(e)-cs(t);return!(Math.abs(s)>=Td)||!Number.isFinite(s)?null:(cs(n)-cs(t))/s}function cs(e){
return Math.log(e)-Math.log1p(-e)}var vd={a:"first",b:"second"},bn=e=>e==="a"?"b":"a",hs=class{patches={into:"b",names:[]};#t={};#e=document.createElement(
"div");constructor(t,n){this.page=t,this.changed=n,this.root=_(t,"[data-patches]",HTMLFormElement),this.parts=_(this.root,
"[data-patch-part]",HTMLSelectElement),this.direction=_(this.root,"[data-patch-into]",HTMLSelectElement),this.list=_(this.
root,"[data-patch-list]"),this.told=_(this.root,"[data-patch-told]"),this.#e.className="carried",this.#e.hidden=!0,this.#e.
setAttribute("aria-hidden","true"),_(t,"[data-stage]").append(this.#e),this.direction.addEventListener("change",()=>this.#n()),
this.root.addEventListener("submit",s=>{s.preventDefault(),this.put(this.parts.value,this.direction.value==="a"?"a":"b")})}get address(){
let{into:t,names:n}=this.patches;return n.length?`${t}:${n.join(",")}`:""}restore(t){let[n,s=""]=(t??"").split(":");this.
patches={into:n==="a"?"a":"b",names:s.split(",").filter(Boolean)}}put(t,n){let s=this.patches.into===n?this.patches.names:
[],o=s.includes(t)?s.filter(r=>r!==t):[...s,t];this.patches={into:n,names:o},this.changed()}carry(t,{name:n,x:s,y:o,state:r},i){
let a=i&&ls(n,i),c=document.elementFromPoint(s,o)?.closest("[data-run-picture]"),l=c instanceof HTMLElement&&c.dataset.runPicture===
bn(t);this.#e.hidden=r!=="carried"||!a,this.#e.textContent=a??"",this.#e.style.translate=`${s+12}px ${o+8}px`;for(let u of J(
this.page,"[data-run-picture]"))u.toggleAttribute("data-takes",r==="carried"&&l&&u===c);r==="dropped"&&a&&(l||s===0&&o===
0)&&this.put(n,bn(t))}offer(t,n){this.#t=t,this.root.hidden=!n,n&&this.#n()}#n(){let t=this.#t[this.direction.value==="a"?
"b":"a"];if(!t)return;let n=this.parts.value,s=bc(t).flatMap(o=>{let r=ls(o,t);return r?[new Option(r,o,!1,o===n)]:[]});
this.parts.replaceChildren(...s)}show(t,n){let{into:s,names:o}=this.patches,r=o.map(i=>{let a=document.createElement("li"),
c=document.createElement("button");return c.type="button",c.textContent=`${(t&&ls(i,t))??i} ×`,c.title="Take it back",c.
addEventListener("click",()=>this.put(i,s)),a.append(c),a});this.list.replaceChildren(...r),this.list.hidden=!r.length,this.
list.setAttribute("aria-label",`Put into the ${vd[s]} run`),this.told.textContent=n}};function p(e,{key:t,...n}={},...s){return{tag:e,...typeof t=="string"&&{key:t},attributes:n,children:s.flat(Number.POSITIVE_INFINITY).
filter(Ld)}}function us(e){return e==null||e===!1?null:String(typeof e=="number"?Ae(e):e)}function Ae(e){return Math.round(e*100)/100}function ee(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(Ae),[c,l,h]=[e,n,
(e+n)/2].map(Ae);return`M${c} ${o}C${h} ${o} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${r} ${c} ${r}Z`}function Or(e,t,n,s){
let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(Ae),[c,l,h]=[e,n,(e+n)/2].map(Ae);return`M${o} ${c}C${o} ${h} ${i} ${h} ${i} ${l}\
L${a} ${l}C${a} ${h} ${r} ${h} ${r} ${c}Z`}function Mc(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(Ae),[c,l]=[e,n].map(
Ae);return`M${o} ${c}Q${o} ${i} ${l} ${i}L${l} ${a}Q${r} ${a} ${r} ${c}Z`}function Ld(e){return e!=null&&e!==!1&&e!==""}var Rd=/[ijlI.,:;'|!()[\]]/,Id=/[mwMW%@—…]/,Cd=/[A-ZÄÖÜ0-9+=<>]/;function U(e,t,n=!1){let s=0;for(let o of e)s+=Tr(
o);return s*t*(n?1.06:1)}function Tr(e){return Rd.test(e)||e===" "?.29:Id.test(e)?.87:Cd.test(e)?.65:.55}function st(e,t,n,s=!1){
if(U(e,n,s)<=t)return e;let o=t/(n*(s?1.06:1))-Tr("…"),r="";for(let i of e){if(o-=Tr(i),o<0&&r)break;r+=i}return`${r.trimEnd()}\
…`}function ds(e,t,n,s,o=!1){let r=[],i="",a=e.split(" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||U(h,
n,o)<=t){i=h;continue}if(r.length===s-1){i=[i,...a.slice(c)].join(" ");break}r.push(i),i=l}return[...r,st(i,t,n,o)]}function S(e,t=0){
let n=100*e,s=10**-t;return n>0&&n<s/2?`<${s.toFixed(t)} %`:`${n.toFixed(t).replace("-","−")} %`}function O(e,t=1){if(e===
Number.NEGATIVE_INFINITY)return"−∞";let n=e.toFixed(t);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function Pt(e){
let t=Math.round(e);if(t<60)return`${t} min`;let n=t%60;return`${Math.floor(t/60)} h${n?` ${String(n).padStart(2,"0")}`:
""}`}function ft(e){let t=n=>String(Math.floor(n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var xt=["Mon","Tue","We\
d","Thu","Fri","Sat","Sun"];var Pd=.6,Hd=["pointer","generation"];function wn({reading:e,before:t,overlays:n}){return!n||!t?.hasPointer||!e.hasPointer?
null:e.hasVisitsOf(t)?t.pointerWeights:null}function fs(e){let{reading:t,before:n,overlays:s}=e;if(!s||!n)return 1;let o=wn(
e),r=(h,[u=0,d=0])=>h+Math.max(u,d),i=Array.from(o??[],(h,u)=>[h,Number(t.pointerWeights[u])]),a=[..._c(t),..._c(n)],c=[
...new Set(a)].flatMap(h=>Hd.map(u=>[t.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,d)=>u+
Number(d[h]),0)));return Math.max(1,i.reduce(r,0),[...c,l].reduce(r,0))}function _c({trace:e,locations:t}){let n=e.tensors.
probabilities;if(n)return Array.from(n.values,(r,i)=>i);let{final:s,generation:o}=e.location_probabilities;return[...t,...[
...s,...o??[]].map(({location:r})=>r)]}function ms({key:e,now:t,before:n,path:s,edges:o,style:r="",title:i=""}){if(n===null||
Math.abs(t-n)<Pd)return null;let a=t>n?"more":"less",[c,l]=o[a];return!c||!l?null:p("path",{key:`${a} ${e}`,class:`chang\
e ${a}${r}`,d:s(c,l)},i&&p("title",{},i))}function ps(e,t,n){return`${S(e,1)}; ${n} ${S(t,1)}`}var vr=5,Ec=1440,Nr=5,Wd=60,Fd={least:.1,most:10};function Sc(e,t,n,s){let o=e.target instanceof Element?e.target:null,r=o?.
closest("[data-act]")?.getAttribute("data-act"),i=o?.closest("[data-part]")?.getAttribute("data-part"),a=wt(i,t);if(r===
"gate")return Dd(e,n);if(r==="attention_temperature")return Ac(e,t,"attention");if(r==="pointer_temperature")return Ac(e,
t,"pointer");if(!s||a?.kind!=="visit"||r||e.pointerType==="touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest(
"[data-drag]")?.getAttribute("data-drag"),h=a.visit??0;return c&&(l==="time"||l==="stay")?Ud(e,c,t,h,l):jd(e,n,h)}function Oc({
pointerId:e,pointerType:t,target:n,clientX:s,clientY:o}){let i=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute(
"data-part");if(!i||t==="touch")return null;let a=!1;return{pointer:e,follows:!0,to({type:c,clientX:l,clientY:h},u){return a||=
Math.hypot(l-s,h-o)>=vr,a?{kind:"carry",name:i,x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function Lr({
trace:e},t,n){let s=(e.interventions[`${t}_temperature`]??1)*2**n,{least:o,most:r}=Fd;return Number(Math.min(r,Math.max(
o,s)).toPrecision(2))}function Dd({pointerId:e},t){let n=0;return{pointer:e,follows:!0,to({type:s,clientX:o,clientY:r},i){
let a=t.querySelector(".gate-frame")?.getBoundingClientRect();if(!a)return null;let l=a.height>a.width?(r-a.top)/a.height:
(o-a.left)/a.width;return s!=="pointercancel"&&(n=Math.round(100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:n,isDone:i}}}}
function Ac({pointerId:e,clientX:t},n,s){let o=!1;return{pointer:e,follows:!0,to({clientX:r},i){if(o||=Math.abs(r-t)>=vr,
!o)return null;let a=Lr(n,s,(r-t)/Wd);return{kind:"temperature",of:s,value:a,isDone:i}}}}function jd({pointerId:e,clientY:t},n,s){
let o=s,r=!1;return{pointer:e,follows:!1,to({clientY:i},a){if(r||=Math.abs(i-t)>=vr,!r)return null;let c=Math.sign(Bd(n,
i)-o);if(c===0&&!a)return null;let l={kind:"move",visit:o,by:c,isDone:a};return o+=c,l}}}function Bd(e,t){let s=[...e.querySelectorAll(
".visit > .chip")].map(o=>{let{top:r,bottom:i}=o.getBoundingClientRect();return Math.abs((r+i)/2-t)});return s.indexOf(Math.
min(...s))}function Ud({pointerId:e,clientX:t},n,s,o,r){let{start_minute:i=0,duration_minutes:a=0}=s.visits[o]??{},{width:c}=n.
querySelector(".track")?.getBoundingClientRect()??{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},d){
if(l||=Math.abs(u-t)>=2,!l)return null;let f=Nr*Math.round((u-t)/c*Ec/Nr),m=r==="time"?Math.min(Ec-Nr,Math.max(0,i+f)):Math.
max(0,a+f);return m===h&&!d?null:(h=m,{kind:r,visit:o,minutes:m,isDone:d})}}}var Gd=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],["po\
sition_from_end","order"]],jt=class{constructor(t,n=""){this.trace=t,this.words=n,this.visits=t.visits,this.count=t.visits.
length;let{layers:s,heads:o,components:r}=t.architecture;this.layers=s,this.heads=r.includes("attention")?o:0,this.hasPointer=
r.includes("pointer"),this.hasGeneration=r.includes("generation"),this.hasGate=this.hasPointer&&this.hasGeneration,this.
gate=t.gate.value,this.locations=t.visits.map(({location:i})=>i)}wordsFor(t){return t.words?t.words:t.trace.notation===this.
trace.notation?"as learned":"before this change"}hasVisitsOf({locations:t}){return t.length===this.count&&t.every((n,s)=>n===
this.locations[s])}values(t){let n=this.trace.tensors[t];if(!n)throw new Error(`The trace has no ${t}.`);return n.values}has(t){
return t in this.trace.tensors}weights(t,n){return this.values(`layers.${t}.heads.${n}.weights`)}lastRow(t,n){return this.
weights(t,n).subarray((this.count-1)*this.count)}isRemoved(t,n){let s=this.trace.interventions.remove_heads;return s?s===
"all"||s.some(([o,r])=>o===t&&r===n):!1}isSkipped(t,n){return(this.trace.interventions.skip??[]).some(s=>s.layer===t&&s.
part===n)}get largestWeight(){let t=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)for(let o of this.weights(
n,s))t=Math.max(t,o);return t||1}get slices(){return Gd.filter(([t])=>this.has(`inputs.${t}`)).map(([t="",n=""])=>({name:t,
label:n,lengths:this.#s(`inputs.${t}`)}))}get longestSlice(){return Math.max(...this.slices.map(({lengths:t})=>Math.max(
...t)))||1}stream(t){let n=`layers.${t}`,s=i=>this.isSkipped(t,i),o=new Float32Array(this.count),r=this.has(`${n}.attent\
ion_out`)?this.#s(`${n}.attention_out`):null;return{residual:this.#s(`${n}.residual_in`),attention:r&&s("attention")?o:r,
feedForward:s("feed_forward")?o:this.#s(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?this.values(
"pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){let t=this.
pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)break;let r=n.get(o)??{location:o,
...this.nameOf(o),probability:0,visits:[]};r.probability+=t[s],r.visits.push(s),n.set(o,r)}return[...n.values()].sort((s,o)=>o.
probability-s.probability)}nameOf(t){let n=this.trace.places[t];return{label:n?.label??`#${t}`,category:n?.category??null}}answer(t,n=[]){
let{final:s}=this.trace.location_probabilities,o=s.slice(0,t).map(({location:f})=>f),r=[...new Set(n)].filter(f=>!o.includes(
f)),i=o.filter(f=>!n.includes(f)),a=i.slice(Math.max(0,i.length-r.length)),l=[...o.filter(f=>!a.includes(f)),...r].map(f=>this.#t(
f)),h=f=>l.reduce((m,y)=>m+y[f],0),u=this.#n(l),d={location:-1,label:`${u} others`,category:null,pointer:Math.max(0,Number(
this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),probability:Math.max(0,
1-h("probability")),count:u};return[...l,d]}#t(t){return{location:t,...this.nameOf(t),pointer:this.probabilityOf("pointe\
r",t),generation:this.probabilityOf("generation",t),probability:this.probabilityOf("final",t)}}probabilityOf(t,n){let s=t===
"final"?"probabilities":`${t}.probabilities`,o=this.trace.tensors[s];return o?Number(o.values[n]):this.trace.location_probabilities[t]?.
find(i=>i.location===n)?.probability??0}shareOf(t,n){return(t==="pointer"?this.hasPointer:this.hasGeneration)?t==="gener\
ation"&&!this.#e(t,n)?null:(t==="pointer"?this.gate:1-this.gate)*this.probabilityOf(t,n):0}knownProbability(t){return this.#e(
"final",t)?this.probabilityOf("final",t):null}#e(t,n){let s=t==="final"?"probabilities":`${t}.probabilities`;return this.
has(s)||!!this.trace.location_probabilities[t]?.some(o=>o.location===n)}generated(t){let s=(this.trace.location_probabilities.
generation??[]).slice(0,t).map(({location:i,probability:a})=>({location:i,...this.nameOf(i),probability:a})),o=1-s.reduce(
(i,{probability:a})=>i+a,0),r=this.#n(s);return[...s,{location:-1,label:`${r} others`,category:null,probability:Math.max(
0,o)}]}#n(t){return this.trace.architecture.locations-1-t.length}#s(t){let n=this.values(t),s=n.length/this.count;return Float32Array.
from({length:this.count},(o,r)=>Math.hypot(...n.subarray(r*s,(r+1)*s)))}};function Bt(e){let t=0;for(let n=1;n<e.length;n++)
Number(e[n])>Number(e[t])&&(t=n);return t}var Vd=[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];function Ut(e,t){for(let[s,o]of Vd){let r=o.exec(e??"");if(!r)continue;let i=Object.fromEntries(
Object.entries(r.groups??{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(s,i,t),...i};return qd(a,t)?
a:null}return null;function n(s,o,{count:r,trace:i}){let a=r-1;return{kind:s,name:e??"",isLeaf:"query"in o||"number"in o||
s==="stream"&&"visit"in o||(s==="pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:a,visit:Yd(s,
o,t)??a,number:null,location:s==="generation"?t.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}
function Yd(e,{layer:t=0,head:n=0},s){return e==="pointer"&&s.hasPointer?Bt(s.pointerWeights):e==="head"&&t<s.layers&&n<
s.heads?Bt(s.lastRow(t,n)):null}function qd({kind:e,layer:t,head:n,query:s,visit:o,number:r,location:i},a){let{locations:c,
d_model:l}=a.trace.architecture;return e==="head"&&n>=a.heads||e==="pointer"&&!a.hasPointer||e==="generation"&&!a.hasGeneration||
e==="gate"&&!a.hasGate?!1:t<a.layers&&s<a.count&&o<a.count&&(r??0)<l&&i>1&&i<c}function Tc(e,t){let{kind:n,layer:s,head:o,
isLeaf:r,number:i,location:a}=e,c=[{name:"",words:"Network"}],l=(u,d)=>c.push({name:u,words:d});return(n==="head"||n==="\
stream")&&l(`layers.${s}.stream`,`Layer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(e.name,
"one cell"),n==="stream"&&r&&l(`layers.${s}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`v\
isits.${e.visit}`,h()),n==="context"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(e.
name,h()),n==="generation"&&l("generation","Generation"),n==="generation"&&r&&l(e.name,t.nameOf(a).label),n==="gate"&&l(
"gate","Gate"),n==="place"&&l(e.name,t.nameOf(a).label),i!==null&&l(e.name,`number ${i+1}`),c;function h(){return`Visit ${e.
visit+1}`}}function Rr(e){let t=e.split("."),n=t[0]==="layers",s=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(
".")[0]??"")?2:1;return t.length<=s?null:t.slice(0,n&&t[2]==="stream"?-1:s).join(".")}function Ir(e,t,n){let s=Ut(e,n),[
o,r]=Kd[t]??[0,0];if(!s||o===0&&r===0)return null;let i=Xd(s,o,r,n);return i!==null&&Ut(i,n)?i:null}var Kd={ArrowLeft:[-1,
0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function Xd(e,t,n,s){let{kind:o,layer:r,head:i,query:a,visit:c,number:l,
isLeaf:h}=e;switch(o){case"head":{if(h)return`layers.${r}.heads.${i}.${a+n}.${c+t}`;let d=r*s.heads+i+t;return n!==0?`la\
yers.${r+n}.heads.${i}`:`layers.${Math.floor(d/s.heads)}.heads.${d%s.heads}`}case"stream":return l!==null?`layers.${r}.s\
tream.${c+n}.${l+t}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(d,f){let m=d.findIndex(({location:g})=>g===
e.location),y=m<0||n===0?void 0:d[m+n];return y?`${f}.${y.location}`:null}}var Cr={title:15.5,strong:13,label:13,small:12.5,tiny:11.5},zd=.78,Pr=1.07,Jd=1.12;function I(e){return e.stage.type/13}
function G(e,t,n="label"){let s=n==="title"||n==="strong";return Pr*U(Nc(t),Cr[n]*I(e),s)}function Nc(e){return e.replaceAll(
"−","+")}function W(e,t,n,s,{kind:o="label",also:r,anchor:i,width:a,key:c}={}){let l=o==="title"||o==="strong",h=a===void 0?
s:st(s,a/Pr,Cr[o]*I(e),l),u=[o,i,r].filter(Boolean).join(" ");return p("text",{...c&&{key:c},class:u,x:t,y:n},h)}function D(e,{
x:t,y:n,width:s},o,r="label"){let i=Cr[r]*I(e),a=U(" ",i),c=[],l=Number.POSITIVE_INFINITY;for(let u of o){let d=u.reduce(
(m,y)=>m+Zd(y,i),0),f=c.at(-1);f&&l+a+d<=s?(f.push({text:" "},...u),l+=a+d):(c.push([...u]),l=d)}return{marks:c.map((u,d)=>Qd(
t,n+i*(1+1.5*d),u,r,i)),height:c.length*1.5*i}}function H(e){return e.split(" ").map(t=>[{text:t}])}function Qd(e,t,n,s,o){
let r=.4*o,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===i?null:h?-r:r;i=h;let d=[l,h&&"raised"].filter(Boolean).
join(" ");return p("tspan",{class:d||null,dy:u},c)});return p("text",{class:s,x:e,y:t},a)}function Zd({text:e,kind:t="",
isRaised:n=!1},s){let o=(n?zd:1)*(t.includes("math")?Jd:1);return Pr*U(Nc(e),s*o,t.includes("strong"))}var tf=[137,80,78,71,13,10,26,10],gs=256,Hr=65535,ef=Uint32Array.from({length:256},(e,t)=>{let n=t;for(let s=0;s<8;s++)n=
n>>>1^(n&1?3988292384:0);return n});function ne(e,t,[n,s]){let o=e.length/t,r=new Uint8Array(3*gs);for(let l=0;l<gs;l++){
let h=l/(gs-1);for(let u of[0,1,2])r[3*l+u]=Math.round(n[u]+h*(s[u]-n[u]))}let i=new Uint8Array(o*(t+1));for(let l=0;l<o;l++)
for(let h=0;h<t;h++){let u=Math.min(1,Math.max(0,Number(e[l*t+h])||0));i[l*(t+1)+1+h]=Math.round(u*(gs-1))}let a=[...bs(
t),...bs(o),8,3,0,0,0],c=[...tf,...ys("IHDR",a),...ys("PLTE",r),...ys("IDAT",nf(i)),...ys("IEND",[])];return`data:image/\
png;base64,${gn(c)}`}function ys(e,t){let n=[...e].map(o=>o.charCodeAt(0)).concat(Array.from(t)),s=4294967295;for(let o of n)
s=Number(ef[(s^o)&255])^s>>>8;return[...bs(t.length),...n,...bs(~s)]}function nf(e){let t=[120,1];for(let o=0;o<e.length;o+=
Hr){let r=e.subarray(o,o+Hr),i=o+Hr>=e.length,[a,c]=[r.length&255,r.length>>8];t.push(Number(i),a,c,a^255,c^255,...r)}let[
n,s]=[1,0];for(let o of e)n=(n+o)%65521,s=(s+n)%65521;return[...t,s>>8,s&255,n>>8,n&255]}function bs(e){return[24,16,8,0].
map(t=>e>>>t&255)}var sf=20,vc=46,Wr=28,Rc=9;function Ic(e,t,n){let{width:s,height:o}=e.stage.size,r=I(e),i=Math.min(sf*r,.035*s),a=of(e,t,
i),c={x:i,y:a.height,width:s-2*i,height:o-a.height-6*r};return[p("g",{key:"opened",class:"opened","font-size":13*r,"data\
-block":t.name},a.marks,Cc(n,c,16*r).map(({card:l,box:h})=>p("g",{key:l.key},l.marks(h))))]}function Cc(e,t,n){let s=n*(e.
length-1),o=e.reduce((d,{least:f})=>d+f.width,s),r=e.reduce((d,{least:f})=>d+f.height,s),i=e.every(({least:d})=>d.height<=
t.height),a=e.every(({least:d})=>d.width<=t.width);if(e.length>1&&!(o<=t.width&&i)&&!(r<=t.height&&a)){let d=e.reduce((f,m)=>m.
rank>f.rank?m:f);return Cc(e.filter(f=>f!==d),t,n)}let c=e.length===1||o<=t.width&&i,l=e.reduce((d,{share:f=1})=>d+f,0),
{x:h,y:u}=t;return e.map(d=>{let f=(d.share??1)/l,m=c?{x:h,y:u,height:t.height,width:d.least.width+f*(t.width-o)}:{x:h,y:u,
width:t.width,height:d.least.height+f*(t.height-r)};return c?h+=m.width+n:u+=m.height+n,{card:d,box:m}})}function Y(e,{x:t,
y:n,width:s,height:o},r,i=r){let a=I(e),c=G(e,r,"title")<=s-28*a;return[p("rect",{key:"card",class:"card",x:t,y:n,width:s,
height:o,rx:10*a}),W(e,t+14*a,n+22*a,c?r:i,{kind:"title",width:s-28*a})]}function X(e,{x:t,y:n,width:s,height:o}){let r=I(
e);return{x:t+14*r,y:n+30*r,width:s-28*r,height:o-38*r}}function mt(e,t,n,s,o,{isButton:r=!0,isPressed:i}={}){let a=I(e),
c=G(e,s,"label")+(r?24:4)*a;return{mark:p("g",{key:s,class:`part control${r?"":" link-words"}${i?" pressed":""}`,role:"d\
ata-more"in o?"link":"button",tabindex:0,"aria-label":s,"aria-pressed":i===void 0?null:String(i),...o},p("rect",{class:r?
"control-ground":"ground",x:t,y:n-15*a,width:c,height:30*a,rx:15*a}),W(e,t+(r?12:2)*a,n+4.5*a,s)),width:c}}function of(e,t,n){
let{width:s,height:o}=e.stage.size,r=I(e),i=Tc(t,e.reading),a=rf(e,i,n),c="goes back",l=46*r+G(e,c,"small"),h="You are h\
ere",u=G(e,h,"small")+10*r,d=s-n,f=d-a.end-20*r,m=o>=560*r&&Fr(e,Wr*r)>f,y=m?Lc(e,d-n-u):Lc(e,f,Rc*2),g=y?Fr(e,y):0,b=m||
f-g>=u,$=m?f:f-g-(b?u:0),w=(m?46:8)*r+(Wr*r-(y??0))/2;return{height:(m?vc+36:vc)*r,marks:[a.marks,$>=l+16*r&&[p("rect",{
class:"key",x:a.end+16*r,y:10*r,width:34*r,height:22*r,rx:5*r}),W(e,a.end+33*r,25.5*r,"Esc",{kind:"small",anchor:"middle"}),
W(e,a.end+58*r,25.5*r,c,{kind:"small"})],y!==null&&b&&W(e,d-g-10*r,(m?64:26)*r,h,{kind:"small",anchor:"end"}),y!==null&&
p("g",{key:"thumbnails"},af(e,t,d-g,w,y))]}}function rf(e,t,n){let s=I(e),o=e.stage.size.width-2*n,r=n,i=[];for(let[a,{name:c,
words:l}]of t.entries()){let h=a===t.length-1,u=h?"strong":"label",d=Math.min(G(e,l,u),Math.max(20*s,n+o-r));if(i.push(p(
"g",{key:`crumb ${a}`,class:`part crumb${h?" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"ar\
ia-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},p("rect",{class:"ground",x:r-3*s,y:6*s,width:d+6*s,height:30*
s,rx:5}),W(e,r,26*s,l,{kind:u,width:d+1}))),r+=d,h)break;i.push(p("path",{key:`then ${a}`,class:"chevron",d:`M${r+8*s} ${16.5*
s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:i,end:r}}function Lc(e,t,n=Rc){let s=I(e);for(let o=Wr;o>=n;o--)
if(Fr(e,o*s)<=t)return o*s;return null}function Fr(e,t){let{layers:n,heads:s}=e.reading;return n*(s*(t+2)+(t*.4+8*I(e)))+
2.2*t}function af(e,t,n,s,o){let{reading:r}=e,i=I(e),a=[],c=n;for(let b=0;b<r.layers;b++){for(let w=0;w<r.heads;w++){let x=r.
weights(b,w),M=Math.max(...x)||1,N=r.isRemoved(b,w)||r.isSkipped(b,"attention");a.push(g(`layers.${b}.heads.${w}`,`Layer\
 ${b}, head ${w}${N?", switched off":""}`,c,o,[p("image",{key:"map",class:"map",href:ne(x.map(k=>k/M),r.count,e.scale),x:c,
y:s,width:o,height:o,preserveAspectRatio:"none",opacity:N?.2:1})])),c+=o+2}let $=.4*o;a.push(g(`layers.${b}.stream`,`Lay\
er ${b}: residual stream`,c,$,[[[.2,.6],[.45,.9],[.7,1]].map(([w=0,x=0],M)=>p("rect",{key:`line ${M}`,class:"length",x:c+
2,y:s+w*o,width:Math.max(1,($-4)*x),height:Math.max(1,.12*o)}))])),c+=$+8*i}let l=s+o/2,[h,u]=[s+.2*o,s+.8*o],d=.09*o,f=c+
1.2*o;r.hasPointer&&a.push(g("pointer","Pointer",c,1.2*o,[p("path",{class:"pointer",d:ee(c,[l-d,l],f,[h-d,h+d])})],[s,o/
2])),r.hasGeneration&&a.push(g("generation","Generation",c,1.2*o,[p("path",{class:"generation",d:ee(c,[l,l+d],f,[u-d,u+d])})],
[l,o/2])),r.hasGate&&a.push(g("gate","Gate",f,.3*o,[p("rect",{class:"pointer",x:f+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),
p("rect",{class:"generation",x:f+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-4)*(1-r.gate)})]));let{location:m}=r.trace.
prediction,y=f+.3*o;return a.push(g(`places.${m}`,`Answer: ${r.nameOf(m).label}`,y,.7*o-2,[p("rect",{class:"answer-bar",
x:y+2,y:l-d,width:.7*o-6,height:2*d})])),a;function g(b,$,w,x,M,[N,k]=[s,o]){let A=t.name===b||t.name.startsWith(`${b}.`),
T=b.includes("heads");return p("g",{key:b,class:`part thumb${A?" here":""}`,"data-open":b,role:"link",tabindex:0,"aria-l\
abel":$,"aria-current":A?"true":null},M.flat(),p("rect",{key:"frame",class:T||A?"thumb-frame":"ground",x:w,y:N,width:x,height:k,
rx:2}),p("title",{},$))}}var Pc=13;function se(e,t,n,s){let{colour:o,numbered:r=new Set,chosen:i=null,exact:a}=s,c=I(e),l=n.length,h=t.width/l,u=h>
6?Math.min(.3*h,6*c):h>2.5?.8:0,d=Array.from(n,Number),f=Wc(d),m=new Map([...r].map(T=>[T,O(d[T]??0,f)])),y=[...m.values()].
some(T=>G(e,T,"tiny")>h+2*c),g=m.size>0&&!y?Pc*c:1,b=y?Pc*c:0,[$,w]=s.extent??ws(d),x=cf(t.height-b,$,w,g),M=x>0?Math.max(
g,$*x):(t.height-b)/2,N=t.y+b+M,k=d.map((T,v)=>{let L=Math.abs(T)*x,P=v===i;return p("rect",{key:`bar ${v}`,class:`bar ${o}${T<
0?" negative":""}${P?" chosen":""}`,x:t.x+v*h+u/2,y:T<0?N:N-L,width:Math.max(.5,h-u),height:Math.max(.4,L)},a&&p("title",
{},a(v)))}),A=[...m].map(([T,v])=>W(e,t.x+Hc((T+.5)*h,G(e,v,"tiny")/2,t.width),y?t.y+9*c:N+(Number(d[T])<0?-3:10.5)*c,v,
{kind:"tiny",anchor:"middle",also:T===i?"chosen":"",key:`number ${T}`}));return[p("path",{key:"line",class:"axis",d:`M${t.
x} ${N}H${t.x+t.width}`}),k,A]}function cf(e,t,n,s){if(t+n===0)return 0;let o=e/(t+n);return Math.min(t,n)*o>=s?o:Math.max(
0,e-s)/Math.max(t,n)}function Ue(e,t,n,s,o=null){let r=n.length,i=s/r,a=1.5*I(e),c=t.map(Wc),l=Array.from(n,(m,y)=>Math.
max(...t.map((g,b)=>G(e,O(Number(g[y]),c[b]),"tiny")))/2),h=[...l.keys()].sort((m,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[m])));o!==null&&h.unshift(o);let u=new Set;for(let m of h)[...u].every(g=>Math.abs(d(g)-d(m))>=f(m)+f(g)+a)&&u.add(m);
return u;function d(m){return Hc((m+.5)*i,f(m),s)}function f(m){return l[m]??0}}function Hc(e,t,n){return Math.max(t,Math.
min(n-t,e))}function ws(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function Wc(e){let t=Math.
max(...ws(e));return t>=99.5?0:t>=.95?1:2}var Fc=8;function Se(e,t,n,{chosen:s=null,open:o}={}){let r=I(e),i=t.width<380*r,a=Math.min(96*r,t.height/n.length),c=!i&&
a>=34*r,l=s===null?0:54*r,h=Math.max(...n.map($=>Math.max(G(e,$.title,"strong"),c?G(e,$.says,"small"):0))),u=i?0:Math.min(
h+12*r,.42*t.width),d=t.x+u,f=t.width-u-l,m=i?17*r:0,y={x:d,width:f,height:Math.max(6*r,a-Fc*r-m)},g=n[0]?.values.length??
1,b=f/g;return[n.map(({key:$,title:w,says:x,values:M,colour:N,open:k},A)=>{let T=t.y+A*a,v=i?T+12*r:T+a/2+(c?-2:4)*r,L=i?
t.width:u-8*r,P=G(e,w,"strong")+10*r;return p("g",{key:$,class:k?"part choice row":"row","data-open":k??null,role:k?"but\
ton":null,tabindex:k?0:null,"aria-label":k?w:null},k&&p("rect",{key:"ground",class:"ground",x:t.x-4*r,y:T,width:t.width+
8*r,height:a,rx:4}),W(e,t.x,v,w,{kind:"strong",width:L,key:"title"}),i&&W(e,t.x+P,v,x,{kind:"small",width:t.width-P,key:"\
beside"}),c&&W(e,t.x,v+15*r,x,{kind:"small",width:L,key:"says"}),se(e,{...y,y:T+m+Fc/2*r},M,{colour:N,chosen:s,exact:R=>`${w}\
, number ${R+1}: ${O(Number(M[R]),4)}`}),s!==null&&W(e,t.x+t.width,T+m+(a-m)/2+4.5*r,O(Number(M[s]),2),{kind:"strong",anchor:"\
end",key:"chosen"}))}),s!==null&&p("rect",{key:"strongest",class:"strongest",x:d+s*b-1.5,y:t.y,width:b+3,height:a*n.length,
rx:3}),o&&p("g",{key:"positions"},Array.from({length:g},($,w)=>p("rect",{key:`position ${w}`,class:"cell",x:d+w*b,y:t.y,
width:b,height:a*n.length,"data-open":o(w),role:"button",tabindex:w===s?0:"-1","aria-current":w===s?"true":null},p("titl\
e",{},n.map(({title:x,values:M})=>`${x}: ${O(Number(M[w]),3)}`).join(`
`)))))]}function Dc(e){let t=df(e??"").map(ff);for(let n=uf;n>0;n--)for(let s=0;s+n<=t.length;s++){let o=Dr.get(t.slice(s,s+n).join(
" "));if(o)return o}return"pin"}var jc={pin:"M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 1\
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
 0a1 1 0 1 0 -2 0M12 17.5V14l-3-3 4-3 2 3h2"},lf={home:["home","house","apartment","condo","residence","residence hall",
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
ental","bike share"]},Dr=new Map(Object.entries(lf).flatMap(([e,t])=>t.map(n=>[n,e]))),hf=new Set([...Dr.keys()].flatMap(
e=>e.split(" "))),uf=Math.max(...[...Dr.keys()].map(e=>e.split(" ").length));function df(e){return e.normalize("NFD").replace(
/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??[]}function ff(e){let t=e.replace(/s$/,"");return hf.has(t)?t:e}var mf=24;function $t(e,t,n,s){let o=s/mf;return p("path",{key:"icon",class:"icon",d:jc[Dc(e)],transform:`translate(${t.
toFixed(2)} ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}function B(e,t){let n=e.visits[t];return n?`${n.label}, ${oe(e,t)}`:""}function Oe(e,t){return e.visits[t]?.label??""}function jr(e){
return e>0&&e<5e-4?"<0.1 %":S(e,1)}function oe(e,t){let n=e.visits[t];return n?`${xt[n.weekday]} ${ft(n.start_minute)}`:
""}function Uc(e,t){return Pt(e.visits[t]?.duration_minutes??0)}function Gc(e,t,{weights:n,scores:s,temperature:o},r,{colour:i,
open:a}){let{reading:c}=e,l=I(e),h=t.width/c.count,u=h>=18*l,d=t.y+t.height-(u?38:18)*l,f=t.y+17*l,m=Math.max(...n)||1,y=Math.
max(0,d-f)/m,g=N(Bc(n,r).map(k=>({visit:k,half:G(e,x(n[k],k),k===r?"strong":"tiny")/2}))),b=N(Bc(n,r).map(k=>({visit:k,half:G(
e,M(k),k===r?"strong":"tiny")/2})));return[p("path",{key:"foot",class:"axis",d:`M${t.x} ${d}H${t.x+t.width}`}),c.visits.
map(({category:k},A)=>{let T=$(A),v=A===r,L=Number(n[A])*y;return p("g",{key:`visit ${A}`,class:`part choice${v?" here":
""}`,"data-open":a(A),role:"button",tabindex:"-1","aria-label":`${B(c,A)}: weight ${S(Number(n[A]),1)}`},p("rect",{key:"\
ground",class:"ground",x:t.x+A*h,y:t.y,width:h,height:t.height}),p("rect",{key:"bar",class:`bar ${i}${v?" chosen":""}`,x:T-
Math.min(.36*h,20*l),y:d-L,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,L)}),g.has(A)&&W(e,w(A,g),d-L-4*l,x(
n[A],A),{kind:v?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&$t(k,T-7*l,d+5*l,14*l),b.has(A)&&W(e,w(A,b),
t.y+t.height-4*l,M(A),{kind:v?"strong":"tiny",anchor:"middle",key:"score"}),p("title",{},`${B(c,A)}: score ${O(Number(s[A]),
3)}, weight ${S(Number(n[A]),2)}`))})];function $(k){return t.x+(k+.5)*h}function w(k,A){let T=A.get(k)??0;return Math.max(
t.x+T,Math.min(t.x+t.width-T,$(k)))}function x(k,A){return A===r?jr(Number(k)):S(Number(k)).replace(" %","")}function M(k){
return O(Number(s[k])/o,k===r?2:1)}function N(k){let A=new Map;for(let{visit:T,half:v}of k){let L=Math.max(t.x+v,Math.min(
t.x+t.width-v,$(T)));[...A].every(([R,C])=>{let F=Math.max(t.x+C,Math.min(t.x+t.width-C,$(R)));return Math.abs(L-F)>=v+C+
3*l})&&A.set(T,v)}return A}}function Bc(e,t){let n=[...Array(e.length).keys()].filter(s=>s!==t).sort((s,o)=>Number(e[o])-
Number(e[s]));return[t,...n]}function Vc(e,t){let n=I(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>pf(e,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>gf(e,s)}]}function pf(e,t){let{reading:n}=e,s=I(e),o=X(e,t),r=n.values(
"context"),i=D(e,o,H(`${B(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${O(Math.hypot(...r))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-i.height)/(64*s)))),c=Math.ceil(r.length/a),l=Math.min(120*s,(o.height-i.height-8*s)/a);return[
...Y(e,t,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let d=r.subarray(u*c,(u+1)*c),f=o.width*d.length/c,m={...o,
y:o.y+i.height+8*s+u*l,width:f,height:Math.max(28*s,l-10*s)};return d.length>0&&p("g",{key:`line ${u}`},se(e,m,d,{colour:"\
stream",extent:ws(r),numbered:Ue(e,[d],d,f),exact:y=>`Number ${u*c+y+1}: ${O(Number(d[y]),4)}`}))})]}function gf(e,t){let{
reading:n}=e,s=I(e),o=X(e,t),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=D(e,o,H("Each reads the same numbers, through a mat\
rix of its own:"),"small");return[...Y(e,t,"What reads it"),...i.marks,r.length>0&&p("g",{key:"rows"},Se(e,{...o,y:o.y+i.
height+6*s,height:o.height-i.height-6*s},r))]}function Ge(e,t,n,s,o){let r=`layers.${t}.heads.${n}`,i=e.values(`${r}.queries`),a=e.values(`${r}.keys`),c=i.length/e.count,
l=e.trace.interventions.scaling!==!1,h=Ye(ie(i,s,c),ie(a,o,c));return Yc(h,l,null,e,o)}function xs(e,t,n,s){let o=ie(e.values(
`layers.${t}.heads.${n}.scores`),s,e.count);return Br(o,e.trace.interventions.attention_temperature??1)}function Ve(e,t){
let n=e.values("pointer.query"),s=e.values("pointer.keys"),o=e.trace.interventions.pointer_scaling!==!1,r=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return Yc(Ye(n,ie(s,t,n.length)),o,r,e,t)}function $s(e){return Br(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function Yc(e,t,n,s,o){let r=e.first.length,i=e.sum/(t?Math.sqrt(r):1)+(n??
0),a=s.visits[o]?.masked??!1;return{dot:e,width:r,isScaled:t,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function Ye(e,t){let n=Array.from(e,(s,o)=>s*t[o]);return{first:e,
second:t,products:n,sum:Xe(n)}}function Br(e,t){let n=Array.from(e,Number).filter(Number.isFinite),s=Math.max(...n)/t,o=Math.
abs(s)>9?s:0,r=Array.from(e,c=>Math.exp(c/t-o)),i=Xe(r),a=r.map(c=>c/i);return{scores:e,temperature:t,shift:o,exponentials:r,
total:i,weights:a}}function xn(e,t,n,s,o,r){if(!e.has(`${n}.mean`))return null;let i=e.trace.architecture.d_model,a=Number(
e.values(t)[o*i+r]),c=Number(e.values(`${n}.mean`)[o]),l=Number(e.values(`${n}.reciprocal_deviation`)[o]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:re(e,`${s}.weight`,r),bias:re(e,`${s}.bias`,r),result:Number(e.values(n)[o*i+r])}}function ks(e,t,n,s){
let o=`transformer.layers.${t}.linear2`,r=e.trace.weights?.[`${o}.weight`],i=re(e,`${o}.bias`,s),a=at(e,`layers.${t}.fee\
d_forward.hidden`,n);return!r||i===null?null:{dot:Ye(a,ie(r.values,s,a.length)),bias:i}}function qc(e,t,n){let s=e.trace.
weights?.["input_proj.weight"],o=re(e,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),i=n*r,a=e.
slices.map(({name:c,label:l})=>{let h=Ur(e,c,t),u=Ye(h,s.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:o,sum:Xe(a.map(({dot:c})=>c.sum))+o}}function Ur(e,t,n){let s=e.values(`inputs.${t}`);return ie(
s,n,s.length/e.count)}function at(e,t,n){let s=e.values(t);return ie(s,n,s.length/e.count)}function qe(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(e.values("gate.logit")[0]);return{hidden:t,dot:n?Ye(t,n.values):null,bias:re(e,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function ae(e,t){let n=e.values("context"),s=e.trace.weights?.["gen_head.weight"],o=s?Ye(n,ie(
s.values,t,n.length)):null,r=re(e,"gen_head.bias",t),i=e.trace.tensors["generation.logits"]?.values,a=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:i?Number(i[t]):a}}function Kc(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
Br(t,1):null}function Ke(e,t){let{gate:n}=e,s=e.locations.flatMap((i,a)=>i===t?[a]:[]),o=e.hasPointer?Xe(s.map(i=>Number(
e.pointerWeights[i]))):0,r=yf(e,t,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function yf(e,t,n){if(!e.hasGeneration)return 0;let s=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||s?.some(i=>i.location===t)||e.gate===1)return e.probabilityOf("generation",t);let r=e.
probabilityOf("final",t)-e.gate*n;return Math.max(0,r)/(1-e.gate)}function re(e,t,n){let s=e.trace.weights?.[t];return s?
Number(s.values[n]):null}function ie(e,t,n){return e.subarray(t*n,(t+1)*n)}function Xe(e){return Array.from(e).reduce((t,n)=>t+
n,0)}var ze="→",Xc=30,bf=8,wf=20,xf=Object.fromEntries(Array.from("-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??
""]));function $n(e,t,{first:n,second:s,products:o},r){let i=I(e),a=o.length,c=a>wf&&t.height>=176*i,l=c?34*i:0,h=(t.height-
l)/3,u=16*i,d=t.x+Xc*i,f=t.width-Xc*i,m=kn(o),y=Ue(e,[n,s,o],o,f,m),g=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${a} products`}],b=f/a,$=w=>`${O(
Number(n[w]),4)} × ${O(Number(s[w]),4)} = ${O(Number(o[w]),4)}`;return[p("rect",{key:"strongest",class:"strongest",x:d+
m*b-1,y:t.y+u,width:b+2,height:3*h-u-2*i,rx:3}),g.map(({letter:w,colour:x,values:M,title:N},k)=>{let A=t.y+k*h,T={x:d,y:A+
u,width:f,height:h-u-6*i};return p("g",{key:`row ${k}`},W(e,t.x,A+12*i,N,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),W(e,t.x,A+u+.5*T.height+5*i,w,{also:`math letter ${x}-words`,key:"letter"}),se(e,T,M,{colour:x,numbered:y,chosen:m,
exact:$}))}),c&&$f(e,{x:d,y:t.y+3*h,width:f,height:l},o)]}function $f(e,{x:t,y:n,width:s},o){let r=I(e),i=s/o.length,a=Math.
max(bf,Math.ceil(o.length/8));for(;a<o.length&&a*i<G(e,"−888.88","tiny");)a*=2;let c=Math.ceil(o.length/a);return p("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*a,(h+1)*a),[d,f]=[t+h*a*i+2,t+(h*a+u.length)*i-2],m=u.reduce(
(y,g)=>y+g,0);return[p("path",{key:`span ${h}`,class:"axis",d:`M${d} ${n}v${4*r}H${f}v${-4*r}`}),W(e,(d+f)/2,n+17*r,O(m,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function Ms(e,t,n,s,o,r,i){let a=I(e),c=kf(n,s,r),l=Mf(n,s,o,i.over),
h={x:t.x,y:0,width:t.width},u=D(e,h,c).height+D(e,h,l).height+10*a,d=132*a,f=Math.max(70*a,Math.min(.36*t.height,210*a)),
m=t.height-u-f>=d,y=Math.min(t.height-u-(m?f:0),276*a),g=t.height-u-y,b=D(e,{...h,y:t.y+y+4*a},c),$=D(e,{...h,y:t.y+y+b.
height+6*a},l);return[p("g",{key:"dot"},$n(e,{...t,height:y},n.dot,r)),p("path",{key:"rule",class:"rule",d:`M${t.x} ${t.
y+y}H${t.x+t.width}`}),p("g",{key:"score steps"},b.marks),p("g",{key:"softmax steps"},$.marks),m&&p("g",{key:"softmax"},
Gc(e,{...t,y:t.y+y+u,height:g},s,o,i))]}function kf({dot:e,width:t,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:i},{
temperature:a},[c,l]){let h=n?e.sum/Math.sqrt(t):e.sum,u=[...H("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${O(e.sum,2)}`,kind:"strong"}],n?[{text:`${ze}\
 ÷ √${t} = `},{text:O(h,2),kind:"strong"}]:[{text:`${ze} not divided by √${t}: scaling is off`}]];return s!==null&&
u.push(o?[{text:`${ze} no position bias: it is off`}]:[{text:`${ze} ${s<0?"−":"+"} ${O(Math.abs(s),2)} (position bias)\
 = `},{text:O(i,2),kind:"strong"}]),r?u.push([{text:`${ze} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&u.push([{text:`${ze}\
 ÷ temperature ${_f(a)} = `},{text:O(i/a,2),kind:"strong"}]),u}function Mf({isMasked:e},t,n,s){let{scores:o,temperature:r,
shift:i,exponentials:a,total:c,weights:l}=t;if(e)return H("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/r-i,u=Number(a[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:O(h,2),isRaised:!0},{text:` = ${Gt(u)}\
;`}],[{text:`${Gt(u)} / ${Gt(c)} = `},{text:jr(Number(l[n])),kind:"strong"},{text:","}],...H(`where ${Gt(c)} is the sum \
over ${s}${i?`, after ${O(i,2)}, the largest score, is subtracted from each`:""}.`)]}function Gt(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=100)return e.toFixed(0);if(e>=10)return e.toFixed(1);if(e>=.095)return e.toFixed(2);
if(e===0)return"0";let[t="",n=""]=e.toExponential(1).split("e");return`${t} × 10${Array.from(n,s=>xf[s]??"").join("")}`}
function kn(e){let t=0;for(let n=1;n<e.length;n++)Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function _f(e){
return String(Math.round(1e3*e)/1e3)}var Ef=6;function zc(e,t){let n=I(e),s=qe(e.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},
rank:1,share:1.4,marks:r=>Af(e,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>Sf(e,r,s)}),o}
function Af(e,t,{hidden:n,dot:s,bias:o,logit:r}){let i=I(e),a=X(e,t),c=s&&o!==null?[...H("Sum of the products"),[{text:"\
h",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${O(s.sum,2)}`,kind:"strong"}],[{text:`\
→ ${o<0?"−":"+"} ${O(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:O(r,2),kind:"strong"}]]:[...H("Each unit is \
multiplied by a learned weight; the sum and a bias give the"),[{text:"logit "},{text:O(r,2),kind:"strong"}]],l=D(e,{...a,
y:0},c),h=mt(e,a.x,a.y+a.height-10*i,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(a.height-l.height-
36*i,450*i),d=D(e,{...a,y:a.y+u+4*i},c),f=Ue(e,[n],n,a.width);return[...Y(e,t,`${n.length} hidden units read the context`),
p("g",{key:"dot"},s?$n(e,{...a,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},
{letter:"w",words:"Weight of each unit",colour:"key"}]):se(e,{...a,height:u},n,{colour:"query",numbered:f})),...d.marks,
h.mark]}function Sf(e,t,n){let{reading:s}=e,o=I(e),r=X(e,t),{gate:i,trace:a}=s,c=D(e,{...r,y:0},f()),l=54*o,h={...r,x:r.
x+34*o,width:r.width-48*o,y:r.y+6*o,height:r.height-c.height-l-40*o},u=D(e,{...r,y:r.y+r.height-c.height-l-6*o},f());return[
...Y(e,t,d()),n&&h.height>=60*o&&p("g",{key:"curve"},m(h,n)),...u.marks,p("g",{key:"shares"},y({...r,y:r.y+r.height-l+8*
o,height:22*o}))];function d(){return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone a\
nswers":typeof a.interventions.gate=="number"?"A gate set by hand":"A fixed gate"}function f(){let{only:g}=a.interventions,
b=[{text:`gate = ${i.toFixed(3)}`,kind:"strong"}];if(!n){let x=g?`Only the ${g==="pointer"?"pointer":"generation head"} \
answers:`:typeof a.interventions.gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths cou\
nt the same:";return[...H(x),b]}let $=[[{text:"1 / (1 + e",kind:""},{text:O(-n.logit,2),isRaised:!0},{text:") = "},{text:n.
learned.toFixed(3),kind:"strong"}]];if(a.gate.learned)return[...$,...H(`is the gate: ${S(i,1)} of the answer comes from \
the pointer, ${S(1-i,1)} from generation.`)];let w=g?`Only the ${g==="pointer"?"pointer":"generation head"} answers, so \
that the gate is ${i.toFixed(2)}.`:`It is set by hand to ${i.toFixed(3)}.`;return[...H(w),...H("As learned it would be"),
...$]}function m(g,{logit:b,learned:$}){let w=Math.max(Ef,Math.ceil(Math.abs(b))),x=L=>g.x+(L+w)/(2*w)*g.width,M=g.y+g.height,
N=L=>M-L*g.height,k=Array.from({length:61},(L,P)=>{let R=-w+P/30*w;return`${x(R).toFixed(1)} ${N(1/(1+Math.exp(-R))).toFixed(
1)}`}),[A,T]=[x(b),N($)],v=b>0;return[p("path",{key:"axes",class:"axis",d:`M${g.x} ${g.y}V${M}H${g.x+g.width}M${g.x} ${N(
.5)}H${g.x+g.width}`}),[0,.5,1].map(L=>W(e,g.x-6*o,N(L)+4*o,L===.5?"0.5":String(L),{kind:"tiny",anchor:"end",key:`share ${L}`})),
[-w,0,w].map(L=>W(e,x(L),M+15*o,O(L,0),{kind:"tiny",anchor:"middle",key:`logit ${L}`})),W(e,(x(0)+x(-w))/2,M+15*o,"logit",
{kind:"tiny",anchor:"middle",key:"axis"}),p("path",{key:"line",class:"curve",d:`M${k.join("L")}`}),p("path",{key:"lead",
class:"lead",d:`M${A} ${M}V${T}H${g.x}`}),p("circle",{key:"point",class:"point",cx:A,cy:T,r:5.5*o}),W(e,A+(v?-10:10)*o,v?
Math.max(T-6*o,g.y+9*o):T-8*o,$.toFixed(2),{kind:"strong",anchor:v?"end":void 0,key:"value"})]}function y(g){let b=i*g.width;
return[p("rect",{key:"pointer",class:"bar pointer",x:g.x,y:g.y,width:b,height:g.height}),p("rect",{key:"generation",class:"\
bar generation",x:g.x+b,y:g.y,width:g.width-b,height:g.height}),W(e,g.x,g.y+g.height+15*o,`pointer ${S(i,1)}`,{kind:"sma\
ll",key:"of pointer"}),W(e,g.x+g.width,g.y+g.height+15*o,`generation ${S(1-i,1)}`,{kind:"small",anchor:"end",key:"of gen\
eration"})]}}var Jc=14,Qc=34;function kt(e,t,n,{largest:s,most:o=Qc,isOrdered:r=!1,isWalked:i=!1}={}){let a=I(e),c=Math.max(1,Math.floor(
t.height/(Jc*a))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*a,t.height/(h.length+Number(l))),d=u>=30*
a,f=Math.max(1,Math.ceil(Jc*a/u)),m=h.findIndex(({isChosen:k})=>k),y=u>=13*a&&h.some(({category:k})=>k!==void 0),g=y?22*
a:0,b=Math.max(...h.map(({text:k})=>G(e,k,"strong")))+8*a,$=Math.max(0,...h.map(({beside:k=""})=>k?G(e,k,"small")+10*a:0)),
w=Math.max(...h.map(({label:k,says:A=""})=>Math.max(G(e,k,"strong"),d?G(e,A,"small"):0)))+8*a,x=Math.min(w,.58*(t.width-
g-b-$)),M={x:t.x+g+x,width:Math.max(1,t.width-g-x-b-$)},N=s??(Math.max(...h.map(({parts:k})=>k.reduce((A,{value:T})=>A+Math.
abs(T),0)))||1);return[h.map((k,A)=>{let T=t.y+(A+.5)*u,v=A===m||(h.length-1-A)%f===0&&(m<0||Math.abs(A-m)>=f),L=M.x,P=Math.
min(.62*u,.42*o*a);return p("g",{key:k.key,class:`${k.open?"part ":""}choice row${k.isChosen?" here":""}${k.isOff?" off":
""}`,"data-open":k.open??null,role:k.open?"button":null,tabindex:k.open?i&&!k.isChosen?"-1":0:null,"aria-label":k.open?`${k.
label}: ${k.text}`:null},p("rect",{key:"ground",class:"ground",x:t.x-3*a,y:T-u/2,width:t.width+6*a,height:u,rx:4}),y&&(v||
u>=17*a)&&k.category!==void 0&&$t(k.category,t.x,T-7.5*a,15*a),v&&W(e,t.x+g,T+(d&&k.says?-2:4.5)*a,k.label,{kind:k.isChosen?
"strong":"label",width:x-6*a,key:"name"}),d&&k.says&&W(e,t.x+g,T+12.5*a,k.says,{kind:"small",width:x-6*a,key:"says"}),k.
parts.map(({value:R,colour:C},F)=>{let Q=Math.abs(R)/N*M.width,z=p("rect",{key:`part ${F}`,class:`bar ${C}${R<0?" negati\
ve":""}${k.isChosen?" chosen":""}`,x:L,y:T-P/2,width:Math.max(.5,Math.min(M.width,Q)-(k.parts.length>1&&Q>2?.8:0)),height:Math.
max(1,P)});return L+=Q,z}),v&&k.beside&&W(e,t.x+t.width-b,T+4.5*a,k.beside,{kind:"small",anchor:"end",key:"beside"}),v&&
W(e,t.x+t.width,T+4.5*a,k.text,{kind:k.isChosen?"strong":"label",anchor:"end",key:"value"}),k.exact&&p("title",{},k.exact))}),
l&&W(e,t.x,t.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function Je(e,t,n,s=Qc){
return Math.min(s*I(e)*n,t.height)}function Zc(e,t){let n=I(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:s=>Of(e,s,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:s=>Tf(e,s,t)}]}function Of(e,t,n){let{reading:s}=e,
o=I(e),r=X(e,t),a=(s.trace.location_probabilities.generation??[]).map(({location:d,probability:f})=>{let{label:m,category:y}=s.
nameOf(d),{logit:g}=ae(s,d);return{key:`place ${d}`,label:m,category:y,parts:[{value:f,colour:"generation"}],beside:g===
null?"":O(g,2),text:S(f,1),open:`generation.${d}`,isChosen:d===n.location,exact:`${m}: ${g===null?"":`logit ${O(g,4)}, `}\
probability ${S(f,3)}`}}),c=s.trace.architecture.locations,l=D(e,r,H(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=mt(e,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...Y(e,t,"What the generation head expects"),...l.marks,p("g",{key:"\
rows"},kt(e,u,a,{isWalked:!0})),h.mark]}function Tf(e,t,{location:n}){let{reading:s}=e,o=I(e),r=X(e,t),{label:i}=s.nameOf(
n),{dot:a,bias:c,logit:l}=ae(s,n),h=Kc(s),u=s.probabilityOf("generation",n),d=[];if(a&&c!==null&&d.push(...H("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${O(a.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${O(Math.abs(c),2)} (bias) =`}]),l!==null&&d.push([{text:"logit "},{text:O(
l,2),kind:"strong"}]),h){let y=Number(h.exponentials[n]),g=Number(h.scores[n])-h.shift;d.push([{text:"→ e",kind:""},{text:O(
g,2),isRaised:!0},{text:` = ${Gt(y)};`}],[{text:`${Gt(y)} / ${Gt(h.total)} = `},{text:S(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...H(`${Gt(h.total)} is the sum over the whole list${h.shift?`, after ${O(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else d.push(...H("→ softmax over the whole list:"),[{text:S(u,1),kind:"strong"}]);
let f=D(e,{...r,y:0},d),m=a?Math.min(r.height-f.height-8*o,450*o):0;return[...Y(e,t,`How does it score ${i}?`),a&&p("g",
{key:"dot"},$n(e,{...r,height:m},a,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${i}`,colour:"key"}])),...D(e,{...r,y:r.y+m+(a?6*o:0)},d).marks]}var Mn=20,_s=8,el=19,Z=8,En=3,Vr=4,_n=4,Nf={least:13.5,most:38,lane:3},Yr=13;function nl(e,t,n=1){let s=t.type/Yr,o=46*s,
r=t.height-98*s,i=qr(e.count,o,r,Nf,s),a=t.width>=1180*s,c=t.width>=1040*s&&e.layers<=3,l=vf(e,a,s),h=c?62*s:0,u=c?h+22*
s:16*s,d=t.width-2*Mn-tl(Object.values(l)),[f,m]=[o+12*s,t.height-4*s],y=Lf(e.heads,d/e.layers-u,m-f,s),g=y.columns*(y.side+
_s*s)-_s*s,b=e.heads>0?g+u:u,$=Math.max(0,d-e.layers*b);l.visits+=Math.min(.3*$,90*s),l.answer+=Math.min(.2*$,80*s),l.flow+=
Math.min(.1*$,50*s),l.leave+=Math.min(.1*$,50*s);let w=t.width-2*Mn-tl(Object.values(l))-e.layers*b,x=Math.min(w,e.hasPointer?
220*s:60*s);l.bands+=x;let M=(w-x)/e.layers,N={x:Mn,width:l.visits},k=Mn+l.visits+12*s,A=a?{x:k,width:l.slices}:null;A&&
(k+=l.slices+12*s);let T=Array.from({length:e.layers},(ot,ht)=>{let nt=k+ht*(b+M);return{x:nt,width:g,maps:Rf(e.heads,nt,
f,m,y,s),stream:c?nt+(e.heads>0?g+10*s:0):null}});k+=e.layers*(b+M);let v=t.width-Mn,L=v-l.answer,P=L-l.leave-l.gate,R=k+
l.scores+l.weights+8*s,C=P-l.flow-Z,F=Math.min(190*s,.24*t.height)/n,Q=e.hasGate?.56*t.height:(o+r)/2,z=Vr*s,et=e.hasPointer?
t.height-F-En*z-6:(o+r-F)/2-z;return{size:t,type:t.type,rows:i,visits:N,slices:A,layers:T,streamWidth:h,scores:k+l.scores,
weights:k+l.scores+l.weights,ribbons:R,places:C,gate:P,gateWidth:l.gate,answers:{most:r-o<330?_n-1:_n,top:o,bottom:r+60*
s,x:L,right:v,segment:L-Z},right:v,top:o,bottom:r,full:F,across:{visits:i.map(({y:ot})=>ot),starts:[o-12*s,t.height-8],places:{
room:[o+16*s,e.hasGeneration?et-12*s:r],gap:22*s},generation:{start:et,gap:z},gate:Q-F/2},bands:{ribbon:(ot,ht,nt)=>Gr(R,
ot,C,ht,nt),into:(ot,ht,nt)=>Gr(C+Z,ot,P,ht,nt),out:(ot,ht,nt)=>Gr(P+l.gate,ot,L-Z,ht,nt)}}}function Gr(e,t,n,s,o){return o?
ee(e,t,n,s):ee(e,t,e,t)}function vf({hasPointer:e,hasGate:t},n,s){return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?
24:12)*s,scores:40*s,weights:e?46*s:150*s,bands:e?112*s:0,bar:Z,flow:(t?60:34)*s,gate:t?18*s:0,leave:46*s,answer:(n?152:
140)*s}}function tl(e){return e.reduce((t,n)=>t+n,0)}function qr(e,t,n,{least:s,most:o,lane:r},i){let a=n-t,c=e,l=0,h=Math.
min(o*i,a/e);h<s*i&&(l=Math.max(r,Math.min(6*i,.35*a/e)),h=(s+2)*i,c=Math.max(1,Math.floor((a-e*l)/(h-l))),h=(a-(e-c)*l)/
c);let u=t;return Array.from({length:e},(d,f)=>{let m=f>=e-c,y=m?h:l;return u+=y,{y:u-y/2,height:y,isFull:m}})}function Lf(e,t,n,s){
let o={columns:1,side:0};if(e===0)return o;for(let r of[1,2,4]){let i=n/Math.ceil(e/r)-el*s,a=Math.min(i,(t-(r-1)*_s*s)/
r);a>o.side&&(o={columns:r,side:a})}return o}function Rf(e,t,n,s,{columns:o,side:r},i){let a=Math.ceil(e/o),c=Math.min((s-
n)/a,r+2.2*el*i);return Array.from({length:e},(l,h)=>({x:t+h%o*(r+_s*i),y:n+Math.floor(h/o)*c,side:r}))}function Es(e,t,n,s){
let o=[];for(let[a,{wish:c,length:l}]of e.entries())for(o.push({first:a,last:a,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.
at(-2);if(!h||!u||i(u)+u.length+t<=i(h))break;let[d,f]=[u.last-u.first+1,h.last-h.first+1];u.wish=(d*u.wish+f*(h.wish-u.
length-t))/(d+f),u.length+=t+h.length,u.last=h.last,o.pop()}let r=[];for(let a of o){let c=i(a);for(let l=a.first;l<=a.last;l++)
r.push(c),c+=Number(e[l]?.length)+t}return r;function i({wish:a,length:c}){return Math.max(n,Math.min(s-c,a))}}var Lt=44,V={title:26,bars:34,inputs:64,scores:52,names:56},sl=16,If={least:20,most:110,lane:1},Cf=62,Kr=8,Pf=160,As=16,
ol=6;function zr(e,t,n,s=1){let o=n/Yr,[r,i]=[sl,t-sl],a=qr(e.count,r,i,If,o).map(({y:L,height:P,isFull:R})=>({x:L,width:P,
isFull:R})),c=Number(a.at(-1)?.width)>=Cf*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+As*o,u=h+(V.title+
V.inputs+As)*o,d=[];for(let L=0;L<e.layers;L++){let P=Hf(e.heads,r,i,u+V.title*o,o),R=P.at(-1),F=(R?R.y+R.side+8*o:u)+V.
title*o;d.push({y:u,maps:P,stream:F}),u=F+(V.bars+As)*o}let f=Wf(e,r,u+V.title*o,i-r,o),m=Math.ceil(e.values("context").
length/f.columns)*f.cell,y=u+V.title*o+Math.max(m,20*o)+As*o,g=y+(e.hasPointer?(V.title+V.scores)*o:0),b=g+(e.hasPointer?
170:96)*o,$=b+Z+((e.hasPointer?V.names:0)+(e.hasGate?48:30))*o,w=e.hasGate?28*o:0,x=Ff(i-r,o)/s,M=Vr*o,N=i-x-En*M,k=Math.
max(78*o,x*s/2+6),A=$+w+34*o,T=i-x-16*o,v={most:_n,top:A,bottom:A+(_n+1)*k,x:r-6*o,right:T-8*o,segment:T};return{size:{width:t,
height:v.bottom+Math.max(0,(x*s-k)/2)+8*o,type:n},type:n,left:r,right:i,columns:a,chips:l,inputs:h,layers:d,context:f,pointer:y,
ribbons:g,places:b,gate:$,gateHeight:w,answers:v,full:x,across:{visits:a.map(({x:L})=>L),starts:[r,i],places:{room:[r,e.
hasGeneration?N-2*ol*o:i],gap:ol*o},generation:{start:N,gap:M},gate:i-x},bands:{ribbon:(L,P,R)=>Xr(g,L,b,P,R),into:(L,P,R)=>Xr(
b+Z,L,$,P,R),out:(L,P,R)=>R?Mc($+w,L,T+Z,P):Xr($+w,L,$,L,!1)}}}function Xr(e,t,n,s,o){return o?Or(e,t,n,s):Or(e,t,e,t)}function Hf(e,t,n,s,o){
let r=[4,3,2].find(l=>e%l===0)??Math.min(e,4),i=(n-t+Kr*o)/r,a=Math.min(i-Kr*o,Pf*o),c=Math.max(Lt,40*o);return Array.from(
{length:e},(l,h)=>({x:t+h%r*i,y:s+c+Math.floor(h/r)*(a+c+Kr*o),side:a,touch:Lt}))}function Wf(e,t,n,s,o){let{length:r}=e.
values("context"),i=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:t,y:n,columns:i,cell:Math.min(11*o,(s-12*
o)/i)}}function Ff(e,t){return Math.min(170*t,(e-82*t)/2,.4*e)}var Ss={visits:0,slices:1,layers:2};function Vt({reading:e,beside:t}){return t?[e,t]:[e]}function ce(e){return Math.max(
...Vt(e).map(({largestWeight:t})=>t))}function Qe(e){return Ss.layers+2*e}function tt(e){let t=Ss.layers+2*e.layers,n=e.
hasPointer?t+1:t,s=e.hasGeneration?n+1:n;return{context:t,pointer:n,generation:s,gate:s+1}}function q(e,t){return e.beat>=
t?1:0}var Jr=64,Df=Float32Array.from({length:Jr},(e,t)=>t/(Jr-1));function Qr({isOwnScale:e}){return e?"Same scale for all hea\
ds":"Own scale for each head"}function Os(e,t,n,s){let{reading:o,isOwnScale:r,stage:i}=e;if(!o.heads)return null;let a=i.
type/13,c=r?s?"own largest":"largest of each head":S(ce(e)),l=60*a,h=t+12*a,u=[p("text",{class:"small",x:t,y:n},"0"),p("\
image",{class:"map",href:ne(Df,Jr,e.scale),x:h,y:n-9*a,width:l,height:9*a,preserveAspectRatio:"none"}),p("rect",{class:"\
map-frame",x:h,y:n-9*a,width:l,height:9*a}),p("text",{class:"small",x:h+l+5*a,y:n},c)],d=Qr(e),f={"data-act":"scale",role:"\
button",tabindex:"0","aria-label":`Colours of the head maps go from 0 to ${r?"the largest weight of each head":c}. ${d}`};
if(s){let y=17*a+l+U(c,12.5*a),g=p("rect",{class:"ground",x:t-6*a,y:n+14*a-Lt,width:y+12*a,height:Lt});return p("g",{key:"\
scale",class:"switch",...f},g,u)}let m=U(d,12.5*a)+16*a;return p("g",{key:"scale"},p("text",{class:"small",x:t,y:n-17*a},
"Weights in the maps of heads"),u,p("g",{key:"switch",class:"switch",...f},p("rect",{class:"handle stays",x:t,y:n+8*a,width:m,
height:19*a,rx:9.5*a}),p("text",{class:"handle-words stays",x:t+8*a,y:n+21.5*a},d)))}var rl=24,jf=.045,Bf=.6;function il(e,t){let n=I(e),s=e.stage.size.width>=600*n,o=Math.min(e.reading.count*14,170),r=Math.
max(200,Math.min(e.reading.count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:t.isLeaf?
1:0,share:1.2,marks:i=>Uf(e,i,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:i=>Yf(e,i,t)}]}function Uf(e,t,n){
let{reading:s,isOwnScale:o}=e,{layer:r,head:i,query:a,visit:c}=n,l=I(e),{count:h}=s,u=s.weights(r,i),d=s.isRemoved(r,i)||
s.isSkipped(r,"attention"),f=o?Math.max(...u)||1:ce(e),m=Vf(e,t,n,d),y=Math.min(.36*t.width,190*l),g=t.y+42*l,[b,$]=[t.width-
y,t.height-44*l-m.height],w=t.width<600*l?1.9:1.15,x={width:b/h,height:Math.min($/h,w*b/h)},M={x:t.x+y,y:g,width:b,height:x.
height*h},N=`layers.${r}.heads.${i}`,k=x.height>=30*l,A=Gf(x.height,13*l);return[W(e,t.x,t.y+15*l,y>=150*l?"The visit th\
at asks":"Who asks",{kind:"strong",width:y-8*l}),p("g",{key:"columns"},T()),p("g",{key:"rows"},v()),p("image",{key:"weig\
hts",class:"map",href:ne(u.map(R=>R/f),h,e.scale),...M,preserveAspectRatio:"none",opacity:d?.3:1}),p("rect",{key:"frame",
class:"map-frame",...M}),p("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${i}`},L()),p("rect",
{key:"column",class:"chosen-column",x:M.x+c*x.width,y:t.y,width:x.width,height:M.y+M.height-t.y,rx:3}),p("rect",{key:"ro\
w",class:"chosen-row",x:t.x-3,y:M.y+a*x.height,width:t.width+3,height:x.height,rx:3}),p("rect",{key:"cell",class:"chosen\
-cell",x:M.x+c*x.width,y:M.y+a*x.height,width:x.width,height:x.height}),m.at(M.y+M.height)];function T(){let R=x.width>=
14*l,C=Math.min(15*l,x.width-3*l),F=x.width>=30*l,Q=M.x;return s.visits.map((z,et)=>{let ot=String(xt[z.weekday]),ht=z.weekday!==
s.visits[et-1]?.weekday,nt=M.x+et*x.width,ve=G(e,ot,"tiny"),Ri=!R&&ht&&nt>=Q&&nt+ve<=M.x+M.width;Ri&&(Q=nt+ve+4*l);let to=M.
x+(et+.5)*x.width;return p("g",{key:`column ${et}`,class:`part choice${et===c?" here":""}${z.masked?" off":""}`,"data-op\
en":`${N}.${a}.${et}`,role:"button",tabindex:"-1","aria-label":`Read from visit ${et+1}: ${B(s,et)}${z.masked?", masked":
""}`},p("rect",{class:"ground",x:M.x+et*x.width,y:t.y,width:x.width,height:42*l}),R&&$t(z.category,to-C/2,t.y+(F?0:22)*l,
C),Ri&&W(e,nt,t.y+38*l,ot,{kind:"tiny",key:"weekday"}),F&&[W(e,to,t.y+26*l,ot,{kind:"tiny",anchor:"middle",key:"day"}),W(
e,to,t.y+38*l,x.width>=40*l?ft(z.start_minute):`${Math.floor(z.start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"ho\
ur"})],p("title",{},B(s,et)))})}function v(){return s.visits.map((R,C)=>{let F=M.y+(C+.5)*x.height,Q=C===a,z=Q||(h-1-C)%
A===0&&Math.abs(C-a)>=A,et=Math.min(18*l,x.height-1.5*l),ot=x.height>=12*l,ht=t.x+(ot?et+10*l:4*l),nt=M.x-ht-6*l,ve=Q||k?
"strong":"label";return p("g",{key:`row ${C}`,class:`part choice${Q?" here":""}`,"data-open":`${N}.${C}.${c}`,role:"butt\
on",tabindex:"-1","aria-label":`Visit ${C+1} asks: ${B(s,C)}`},p("rect",{class:"ground",x:t.x,y:F-x.height/2,width:y,height:x.
height}),ot&&$t(R.category,t.x+3*l,F-et/2,et),z&&W(e,ht,F+(k?-2:4.5)*l,R.label,{kind:ve,width:nt,key:"name"}),k&&W(e,ht,
F+12*l,`${oe(s,C)} · ${Uc(s,C)}`,{kind:"small",width:nt,key:"when"}),p("title",{},B(s,C)))})}function L(){let R=[];for(let C=0;C<
h;C++){if(h>rl&&C!==a){R.push(p("rect",{key:`row ${C}`,class:"cell",x:M.x,y:M.y+C*x.height,width:M.width,height:x.height,
"data-open":`${N}.${C}.${c}`},p("title",{},B(s,C))));continue}for(let F=0;F<h;F++)R.push(P(C,F))}return R}function P(R,C){
let F=Number(u[R*h+C]),[Q,z]=[M.x+C*x.width,M.y+R*x.height],et=R===a&&C===c,ot=String(Math.round(100*F)),ht=ve=>x.width>=
G(e,ot.padStart(2,"0"),ve)+2*l,nt=(F>=jf||R===a)&&x.height>=13*l&&ht("tiny");return p("g",{key:`${R} ${C}`,class:"cell"},
p("rect",{key:"cell",x:Q,y:z,width:x.width,height:x.height,"data-open":`${N}.${R}.${C}`,role:"button",tabindex:et?0:"-1",
"aria-current":et?"true":null},p("title",{},`${B(s,R)} reads ${S(F,1)} from ${B(s,C)}`)),nt&&W(e,Q+x.width/2,z+x.height/
2+4.5*l,ot,{kind:F/f>=.3&&ht("strong")?"strong":"tiny",anchor:"middle",also:F/f>=Bf&&!d?"on-dark":"on-light",key:"weight"}))}}
function Gf(e,t){return Math.max(1,Math.ceil(t/e))}function Vf(e,t,{layer:n,head:s,query:o,isLeaf:r},i){let{canAct:a,reading:c}=e,
l=I(e),h=c.isRemoved(n,s),u=t.height>=330*l,d=`layers.${n}.heads.${s}`,m=[a&&{text:h?"Switch head on":"Switch head off",
attributes:{"data-act":"head","data-part":d},isPressed:h},r?{text:"More about query and keys",attributes:{"data-more":"n\
eurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"More about this head",attributes:{"data-more":"\
head","data-layer":n,"data-head":s},isButton:!1},{text:Qr(e),attributes:{"data-act":"scale"}}].filter($=>$!==!1),y=i?"Sw\
itched off: these weights would have been used.":`Columns: the visit it reads from. ${c.count>rl?"Darker is more; each r\
ow adds up to 100 %.":"Values in %; each row adds up to 100."}`,g=u?H(y):[],b=D(e,{...t,y:0},g,"small").height;return{height:b+
40*l,at($){let w=t.x,x=[];for(let{text:M,attributes:N,...k}of m){let A=mt(e,w,$+b+22*l,M,N,k);w+A.width>t.x+t.width||(x.
push(A.mark),w+=A.width+10*l)}return[p("g",{key:"explained"},D(e,{...t,y:$+3*l},g,"small").marks),p("g",{key:"controls"},
x)]}}}function Yf(e,t,{layer:n,head:s,query:o,visit:r}){let{reading:i}=e,a=o===i.count-1?"the last visit":`visit ${o+1}`,
c=o===r?"itself":Oe(i,r);return[...Y(e,t,`How much does ${a} read from ${c}?`,`${a.charAt(0).toUpperCase()}${a.slice(1)}\
 reads ${c}`),p("g",{key:"worked"},Ms(e,X(e,t),Ge(i,n,s,o,r),xs(i,n,s,o),r,[{letter:"q",words:`Query of ${B(i,o)}`,colour:"\
query"},{letter:"k",words:`Key of ${B(i,r)}`,colour:"key"}],{colour:"attention-bar",over:`all ${i.count} visits of this \
row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var al=56;function cl(e,t){let n=I(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>qf(
e,s,t)},...e.reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>Kf(e,s,t)}]:[]]}function qf(e,t,{
location:n}){let{reading:s}=e,o=I(e),r=Ke(s,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,
[d,f]=[i.toFixed(2),(1-i).toFixed(2)],m=s.pointerWeights,y=[],g=A=>r.visits.map(T=>({value:A*Number(m[T]),colour:"pointe\
r"}));s.hasPointer&&y.push({key:"pointer",label:"Pointer",parts:g(1),text:_t(a),open:"pointer"}),s.hasGate&&y.push({key:"\
from pointer",label:`× gate ${d}`,parts:g(i),text:_t(l),open:"gate"}),s.hasGeneration&&y.push({key:"generation",label:"\
Generation",parts:[{value:c,colour:"generation"}],text:_t(c),open:`generation.${n}`}),s.hasGate&&y.push({key:"from gener\
ation",label:`× (1 − ${d})`,parts:[{value:h,colour:"generation"}],text:_t(h),open:"gate"}),y.push({key:"answer",label:"\
Answer",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:A})=>A>0),text:_t(u),isChosen:!0});
let b=X(e,t),$=s.hasGate?[[{text:`${d} × ${_t(a)} = ${_t(l)}`}],...H("come from the pointer,"),[{text:`${f} × ${_t(c)}\
 = ${_t(h)}`}],...H("from generation. Together:"),[{text:_t(u),kind:"strong"},{text:"."}],...H("All bars have one scale.")]:
[...H(`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],w=D(e,{...b,
y:0},$),x={...b,height:b.height-w.height-44*o},M=Je(e,x,y.length,al),N=D(e,{...b,y:b.y+M+8*o},$),k=mt(e,b.x,b.y+b.height-
10*o,"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...Y(e,t,`How probable is ${s.nameOf(n).label}\
?`),p("g",{key:"rows"},kt(e,x,y,{most:al})),...N.marks,k.mark]}function Kf(e,t,{location:n}){let{reading:s}=e,o=I(e),{visits:r,
pointer:i}=Ke(s,n),a=X(e,t),c="Its visits";if(r.length===0){let g=H("None of the visits is here, so the pointer cannot c\
hoose it.");return[...Y(e,t,c),...D(e,a,g).marks]}let l=s.pointerWeights,h=r.map(g=>({key:`visit ${g}`,label:`${oe(s,g)}\
 (visit ${g+1})`,parts:[{value:Number(l[g]),colour:"pointer"}],text:_t(Number(l[g])),open:`pointer.${g}`,isOff:s.visits[g]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",d=[...H(u),[{text:_t(i),kind:"strong"},
{text:"."}]],f=D(e,{...a,y:0},d),m={...a,height:a.height-f.height-8*o},y=Je(e,m,h.length);return[...Y(e,t,c),p("g",{key:"\
rows"},kt(e,m,h,{isOrdered:!0})),...D(e,{...a,y:a.y+y+6*o},d).marks]}function _t(e){return S(e,e>=.01||e===0?1:e>=1e-5?3:
5)}function ll(e,t){let n=I(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:s=>Xf(
e,s,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:s=>zf(e,s,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>Jf(e,s)}]}function Xf(e,t,n){let{reading:s}=e,o=I(e),r=X(e,t),i=D(e,r,
H("A score for each visit, and its weight after the softmax."),"small"),a=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((d,f)=>({key:`visit ${f}`,label:d.label,says:oe(s,f),category:d.category,parts:[{value:Number(c[f]),colour:"pointer"}],
beside:O(Number(a[f]),2),text:S(Number(c[f]),1),open:`pointer.${f}`,isChosen:f===n.visit,isOff:d.masked,exact:`${B(s,f)}\
: score ${O(Number(a[f]),4)}, weight ${S(Number(c[f]),2)}`})),h=mt(e,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+i.height+4*o,height:r.height-i.height-34*o};return[...Y(e,t,"What the p\
ointer reads"),...i.marks,p("g",{key:"rows"},kt(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function zf(e,t,{visit:n}){let{
reading:s}=e;return[...Y(e,t,`How does the pointer score ${Oe(s,n)}, ${oe(s,n)}?`,`Score of ${Oe(s,n)}`),p("g",{key:"wor\
ked"},Ms(e,X(e,t),Ve(s,n),$s(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${B(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function Jf(e,t){let{reading:n}=e,s=I(e),o=X(e,t),r=n.pointerWeights,i=D(e,o,H("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:d,probability:f,
visits:m})=>({key:`place ${h}`,label:m.length>1?`${u} (${m.length})`:u,category:d,parts:m.map(y=>({value:Number(r[y]),colour:"\
pointer"})),text:S(f,1),open:h>1?`places.${h}`:null,exact:`${m.map(y=>S(Number(r[y]),2)).join(" + ")} = ${S(f,2)}`})),c={
...o,y:o.y+i.height+6*s,height:o.height-i.height-36*s},l=mt(e,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...Y(e,t,"Sums per place"),...i.marks,p("g",{key:"rows"},kt(e,c,a)),l.mark]}function hl(e,t){let n=I(e),s=ul(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:t.
number===null?0:1,share:1.5,marks:o=>Qf(e,o,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:o=>Zf(e,o,t)}]}function vs(e,{layer:t,visit:n,number:s}){return s??kn(at(e,`layers.${t}.residual_out`,n))}function ul(e,{
layer:t,visit:n}){let s=`layers.${t}`,o=e.has(`${s}.attention_out`),r=e.trace.interventions.residuals!==!1,i=u=>e.isSkipped(
t,u),a=[],c=(u,d,f,m="plain")=>{let y=at(e,`${s}.${u}`,n),g=`length ${O(Math.hypot(...y))}`;a.push({key:u,title:d,says:f||
g,values:y,colour:m})},l=(u,d)=>r?i(u)?"unchanged":"":i(u)?"nothing":`${d} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!e.has(`${s}.${u}\
.mean`))return"off: unchanged";let d=Number(e.values(`${s}.${u}.mean`)[n]),f=1/Number(e.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${O(d,2)}, deviation ${O(f,2)}`}}function Qf(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=I(e),
a=X(e,t),c=vs(s,n),l=ul(s,n),h={...a,height:a.height-34*i},u=r===s.count-1,d=a.x,f=[],m=(y,g,b=!0)=>{let $=mt(e,d,a.y+a.
height-10*i,y,g,{isButton:b});d+$.width>a.x+a.width||(f.push($.mark),d+=$.width+10*i)};return r>0&&m("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||m("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),m("More about the \
layers",{"data-more":"layers"},!1),[...Y(e,t,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${B(s,r)}`,`Layer ${o}\
: ${B(s,r)}`),p("g",{key:"rows"},Se(e,h,l,{chosen:c,open:y=>`layers.${o}.stream.${r}.${y}`})),p("g",{key:"controls"},f)]}
function Zf(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=I(e),a=vs(s,n),c=X(e,t),{y:l}=c,h=[];for(let d of tm(s,o,r,a)){
let f=D(e,{...c,y:l},d);if(l+f.height>c.y+c.height)break;h.push(...f.marks),l+=f.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...Y(e,t,`Number ${a+1} of ${s.trace.architecture.d_model}, worked out`),p("g",{key:"lines"},h),
u.height>=90*i&&p("g",{key:"units"},em(e,u,o,r,a))]}function tm(e,t,n,s){let o=`layers.${t}`,r=`transformer.layers.${t}`,
i=h=>Number(at(e,`${o}.${h}`,n)[s]),a=e.trace.interventions.residuals!==!1,c=[[...H("Comes in:"),Ns(i("residual_in"))]];
return e.has(`${o}.attention_out`)&&(c.push(Ts("Norm 1:",xn(e,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),e.isSkipped(t,"attention")))),c.push(Ts("Norm\
 2:",xn(e,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,d,f,m){let y=m?"0 (skipped)":
O(Math.abs(d),2);return a?[...H(h),[{text:`${O(u,2)} ${d<0&&!m?"−":"+"} ${y} =`}],Ns(f)]:[...H(`${h} no residual conne\
ction, so only`),[{text:m?"0 (skipped)":O(d,2),kind:"strong"}]]}}function Ts(e,t){if(!t)return H(`${e} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:i,bias:a,result:c}=t;return[...H(e),[{text:`(${O(n,2)} ${s<
0?"+":"−"} ${O(Math.abs(s),2)})`}],[{text:`× ${O(o,3)} = ${O(r,2)};`}],...i===null||a===null?H("then a learned factor\
 and bias give").concat([Ns(c)]):[[{text:`${O(r,2)} × ${O(i,2)} ${a<0?"−":"+"} ${O(Math.abs(a),2)} =`}],Ns(c)]]}function Ns(e){
return[{text:O(e,2),kind:"strong"}]}function em(e,t,n,s,o){let{reading:r}=e,i=I(e),a=at(r,`layers.${n}.feed_forward.pre`,
s),c=at(r,`layers.${n}.feed_forward.hidden`,s),l=ks(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort(($,w)=>Math.
abs(Number(h[w]))-Math.abs(Number(h[$]))),d=Array.from(c).filter($=>$>0).length,f=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",m=l?`${d} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${O(Xe(h),2)}, the bias adds ${O(l.bias,2)}:`:`${d} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,y=D(e,t,H(f+m),"small"),g=Math.max(1,Math.floor((t.height-y.height)/
(20*i))),b=u.slice(0,g).map($=>({key:`unit ${$}`,label:`unit ${$+1}`,parts:[{value:Number(h[$]),colour:"plain"}],beside:`${O(
Number(a[$]))} → ${O(Number(c[$]))}${l?` × ${O(Number(l.dot.second[$]),2)}`:""}`,text:O(Number(h[$]),2)}));return[...y.
marks,kt(e,{...t,y:t.y+y.height+2*i,height:t.height-y.height-4*i},b)]}var nm=864e5,sm=.1;function Zr(e,t){let n=I(e),s=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},
rank:s?1:0,share:1.2,marks:o=>rm(e,o,t)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>im(e,o,t)},...t.
kind==="visit"?[{key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>lm(e,o,t)}]:[]]}function ti(e,t,n){
let{trace:s,count:o}=e,r=e.visits[n],{without_features:i=[],position_from_end:a}=s.interventions;if(i.includes(t)||t==="\
position_from_end"&&a===!1)return"left out: all zeros";if(!r)return"";switch(t){case"location":return r.label;case"user":
return s.user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/Le)*Le;return`${ft(
c)} to ${ft((c+Le)%1440)}`}case"weekday":return me[r.weekday]??"";case"recency":{let c=om(e,n);return c===null?"days bef\
ore the prediction":c>=pe?`${pe} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{
let c=Math.floor(r.duration_minutes/zt)*zt,l=c+zt;return c>=ge*zt?`${Pt(ge*zt)} or more`:`${c?Pt(c):"0"} to ${Pt(l)}`}default:{
let c=o-n;return c===1?"the last visit":`${c} from the end`}}}function om({trace:e,visits:t},n){let s=t[n]?.arrival;if(!s)
return null;let o=r=>Date.parse(r.slice(0,10))/nm;return Math.round(o(e.predict_at)-o(s))}function rm(e,t,{kind:n,visit:s}){
let{reading:o}=e,r=I(e),i=X(e,t),a=o.slices.map(({name:d,label:f,lengths:m})=>({key:d,title:f,says:ti(o,d,s),values:Ur(o,
d,s),colour:Number(m[s])===0?"plain off":"plain"})),c=a.reduce((d,{values:f})=>d+f.length,0),l=D(e,i,H(`${a.length} vect\
ors, ${c} numbers together; the network learned a vector for every value.`),"small"),h=mt(e,i.x,i.y+i.height-10*r,"More \
about features",{"data-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*r,height:i.height-l.height-34*r};return[
...Y(e,t,n==="inputs"?"What the last visit is made of":B(o,s)),...l.marks,p("g",{key:"rows"},Se(e,u,a)),h.mark]}function im(e,t,{
kind:n,visit:s,number:o}){let{reading:r}=e,i=I(e),a=X(e,t),c=at(r,"inputs.projected",s),l=o??kn(c),h=qc(r,s,l),u=n==="in\
puts"?"inputs":`visits.${s}`,d=[{key:"projected",title:`${c.length} numbers`,says:"all features, mixed",values:c,colour:"\
stream"}],f={...a,height:Math.min(86*i,.26*a.height)},m=cm(r,s,l),y=[],g=m.reduce((x,M)=>x+D(e,{...a,y:0},M).height+4*i,
0),b={...a,y:f.y+f.height+28*i,height:a.height-f.height-g-36*i},$=h?am(h):[],w=b.y+($.length?Je(e,b,$.length)+6*i:0);for(let x of m){
let M=D(e,{...a,y:w},x);if(w+M.height>a.y+a.height+2)break;y.push(...M.marks),w+=M.height+4*i}return[...Y(e,t,"The vecto\
r that enters the layers"),p("g",{key:"vector"},Se(e,f,d,{chosen:l,open:x=>`${u}.${x}`})),$.length>0&&D(e,{...a,y:f.y+f.
height+4*i},H(`Number ${l+1}: each feature × its weights`),"small").marks,$.length>0&&p("g",{key:"rows"},kt(e,b,$)),p("\
g",{key:"lines"},y)]}function am({parts:e,bias:t}){return[...e.map(({name:s,label:o,dot:r})=>({key:s,label:o,parts:[{value:r.
sum,colour:"plain"}],text:O(r.sum,2),exact:`${o}: the sum of ${r.products.length} products is ${O(r.sum,4)}`})),{key:"bi\
as",label:"bias",parts:[{value:t,colour:"plain"}],text:O(t,2),exact:""}]}function cm(e,t,n){let s=Number(at(e,"inputs.pr\
ojected",t)[n]),o=Number(at(e,"layers.0.residual_in",t)[n]),r=xn(e,"inputs.projected","inputs.norm","input_norm",t,n),i=[
[...H("Sum:"),[{text:O(s,2),kind:"strong"}]],Ts("Norm:",r)];if(e.trace.architecture.components.includes("sinusoidal")){let a=e.
trace.architecture.d_model,c=re(e,"pos_encoding",t*a+n);e.trace.interventions.sinusoidal===!1?i.push(H("No position enco\
ding: it is off.")):c!==null&&r&&i.push([...H("Position encoding:"),[{text:`${O(r.result,2)} ${c<0?"−":"+"} ${O(Math.abs(
c),2)} =`}],[{text:O(o,2),kind:"strong"}]])}return i}function lm(e,t,{visit:n}){let{reading:s}=e,o=I(e),r=X(e,t),i=[];for(let m=0;m<
s.layers;m++)for(let y=0;y<s.heads;y++){let g=Number(s.lastRow(m,y)[n]),b=s.isRemoved(m,y)||s.isSkipped(m,"attention");i.
push({key:`${m} ${y}`,label:`Layer ${m}, head ${y}`,parts:[{value:g,colour:"plain"}],text:b?"off":S(g,1),open:`layers.${m}\
.heads.${y}.${s.count-1}.${n}`,isOff:b})}let a=[];if(s.hasPointer){let m=Number(s.pointerWeights[n]);i.push({key:"pointe\
r",label:"Pointer",parts:[{value:m,colour:"pointer"}],text:S(m,1),open:`pointer.${n}`}),s.hasGate&&a.push(...H("To the a\
nswer the pointer carries"),[{text:`${S(m,1)} × gate ${s.gate.toFixed(2)} = `},{text:S(m*s.gate,1),kind:"strong"},{text:"\
."}])}let c=D(e,r,H(s.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),
"small"),l=D(e,{...r,y:0},a),h={...r,y:r.y+c.height+2*o,height:r.height-c.height-l.height-8*o},u=Je(e,h,i.length),d=i.map(
({parts:m})=>Number(m[0]?.value)),f=Math.max(sm,...d);return[...Y(e,t,"Who reads it?"),...c.marks,i.length>0&&p("g",{key:"\
rows"},kt(e,h,i,{largest:f})),p("g",{key:"end"},D(e,{...r,y:h.y+u+6*o},a).marks)]}var hm={head:il,stream:hl,inputs:Zr,visit:Zr,context:Vc,pointer:ll,generation:Zc,gate:zc,place:cl};function dl(e,t){let n=Ut(
t,e.reading);return n?Ic(e,n,hm[n.kind](e,n)):[]}function Te(e,t,n){let{title:s,text:o}=dm(e,t,n),r=n?.words?um(e,t,n):"";return{title:s,text:r?`${o} ${r}`:o}}function um(e,t,n){
let s=ni(n.words);if(e?.kind==="visit"&&n.hasPointer&&t.hasVisitsOf(n))return`${s} the pointer gives it ${S(n.pointerWeights[e.
visit??0],1)}.`;if(e?.kind==="place"){let o=n.knownProbability(e.location??0);return o===null?"":`${s} its probability i\
s ${S(o,1)}.`}return e?.kind==="gate"?`${s} it is ${n.gate.toFixed(2)}.`:""}function dm(e,t,n){switch(e?.kind){case"visi\
t":return pm(e.visit??0,t);case"head":return ym(e.layer??0,e.head??0,t);case"slices":return{title:"What a visit is made \
of.",text:`Each visit is ${t.slices.length} vectors side by side: ${fl(t.slices.map(({label:s})=>fm[s]??s))}. One matrix\
 mixes them into ${t.trace.architecture.d_model} numbers.`};case"stream":return ml(e.layer??0,t);case"context":return{title:"\
Context.",text:`After ${t.layers===1?"its layer":`all ${t.layers} layers`} the last visit is ${t.trace.architecture.d_model}\
 numbers. ${fl(mm(t),!0)} read nothing else of it.`};case"pointer":return pl(t);case"generation":return gl(t);case"gate":
return yl(t);case"place":return bm(e.location??0,t);default:return wm(t,n)}}var fm={place:"place",who:"person",time:"tim\
e of day",day:"weekday",ago:"days ago",stay:"length of stay",order:"position"};function mm(e){return[...e.hasPointer?["t\
he pointer"]:[],...e.hasGeneration?["the generation head"]:[],...e.has("gate.logit")?["the gate"]:[]]}function le(e,t){let n=e.
visits[t];return n?`${n.label}, ${xt[n.weekday]} ${ft(n.start_minute)}`:""}function pm(e,t){let n=t.visits[e],s=[`A stay\
 of ${Pt(n?.duration_minutes??0)}.`],o=gm(e,t);if(n?.masked)return{title:`${le(t,e)}.`,text:"This visit is masked: nothi\
ng reads it."};if(o&&s.push(`The last visit reads it most in layer ${o.layer}, head ${o.head}: ${S(o.weight)}.`),t.hasPointer){
let r=t.pointerWeights[e],i=t.locations[e]??0,a=r*t.gate,c=t.probabilityOf("final",i);s.push(t.hasGate?`The pointer give\
s it ${S(r,1)}; through the gate that is ${ei(a)} of the ${S(c,1)} of ${t.nameOf(i).label}.`:`The pointer gives it ${S(r,
1)} of the answer.`)}return{title:`${le(t,e)}.`,text:s.join(" ")}}function gm(e,t){let n=null;for(let s=0;s<t.layers;s++)
for(let o=0;o<t.heads;o++){if(t.isRemoved(s,o))continue;let r=Number(t.lastRow(s,o)[e]);(!n||r>n.weight)&&(n={layer:s,head:o,
weight:r})}return n}function ym(e,t,n){let s=`Layer ${e}, head ${t}.`;if(n.isRemoved(e,t)){let h=n.trace.interventions.replace_with===
"mean";return{title:s,text:`Switched off: its output is ${h?"its mean over the visits":"zero"}. The map shows the weight\
s it would have used.`}}let o=n.lastRow(e,t),r=Bt(o),a=[...o.keys()].sort((h,u)=>o[u]-o[h])[1],c=a===void 0?"":` and ${S(
o[a])} from ${le(n,a)}`,l=r===n.count-1?"itself":le(n,r);return{title:s,text:`The last visit reads ${S(o[r])} from ${l}${c}\
. Each row adds up to 100 %.`}}function ml(e,t){let{residual:n,attention:s,feedForward:o}=t.stream(e),r=t.count-1,i=s?`i\
ts heads add one of length ${O(Number(s[r]))} and `:"";return{title:`Residual stream, layer ${e}.`,text:`The last visit \
comes in as a vector of length ${O(Number(n[r]))}; ${i}its feed-forward network adds one of length ${O(Number(o[r]))}.`}}
function pl(e){let t=e.pointerWeights,n=Bt(t),[s]=e.pointedPlaces,o=s&&s.visits.length>1?`; its ${s.visits.length} visit\
s add up to ${S(s.probability)}`:"";return{title:"Pointer.",text:`It scores every visit and turns the scores into weight\
s. Its favourite visit is ${le(e,n)}, with ${S(t[n])}. Most probable to copy: ${s?.label}${o}.`}}function gl(e){let[t,n]=e.
generated(2);return{title:"Generation.",text:`It scores all ${e.trace.architecture.locations-2} places, visited or not. \
First comes ${t?.label} with ${S(t?.probability??0)}, then ${n?.label} with ${S(n?.probability??0)}.`}}function yl(e){let{
gate:t,trace:n}=e;return{title:"Gate.",text:`${n.gate.learned?"The network sets the gate":"The gate is set"} to ${t.toFixed(
2)}: ${S(t)} of the answer’s distribution comes from the pointer, ${S(1-t)} from generation.`}}function bm(e,t){let{label:n}=t.
nameOf(e),s=t.probabilityOf("final",e),o=[`Its probability is ${S(s,1)}`];if(t.hasGate){let a=t.probabilityOf("pointer",
e),c=t.probabilityOf("generation",e),{gate:l}=t;o.push(`: gate ${l.toFixed(2)} × ${S(a,1)} by the pointer + ${(1-l).toFixed(
2)} × ${S(c,1)} by generation`)}let r=t.locations.filter(a=>a===e).length,i=["It is not among the visits","It was visit\
ed once"][r]??`It was visited ${r} times`;return{title:`${n}.`,text:`${o.join("")}. ${i}.`}}function wm(e,t){let{prediction:n}=e.
trace,{label:s}=e.nameOf(n.location),o=`${s}, ${S(n.probability,1)}.`;if(t){let r=t.knownProbability(n.location),i=t.trace.
prediction.location===n.location,a=e.wordsFor(t),c=t.nameOf(t.trace.prediction.location).label,l=[...r===null?[]:[`That \
is ${xm(n.probability,r)} ${a}.`],...i?[]:[`${ni(a)} the answer was ${c}.`]];return{title:o,text:l.join(" ")}}return e.hasGate?
{title:o,text:`${ei(n.from_pointer)} come from the pointer, ${ei(n.from_generation)} from generation. Point at anything \
to see where it comes from and where it goes.`}:{title:o,text:"Point at anything to see where it comes from and where it\
 goes."}}function xm(e,t){let n=Math.round(1e3*e)-Math.round(1e3*t);return n===0?"the same as":`${Math.abs(n/10).toFixed(
1)} points ${n>0?"more":"less"} than`}function ni(e){return e.charAt(0).toUpperCase()+e.slice(1)}function ei(e){return`${(100*
e).toFixed(1)} points`}function fl(e,t=!1){let n=e.at(-1)??"",s=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?
ni(s):s}function bl(e){let{count:t}=e,n=e.visits[t-1],s=e.visits[0],o=[{title:t===1?"One visit.":`${t} visits.`,text:t===
1?`${le(e,0)}. Where does this person go next?`:`They begin with ${s?.label} and end with ${le(e,t-1)}. Where does this \
person go next?`,part:`visits.${t-1}`},{...Te({kind:"slices"},e,null),part:"inputs"}];for(let c=0;c<e.layers;c++){o.push(
$m(c,e));let l=ml(c,e);o.push({...l,text:`${l.text} The bars show the same for every visit.`,part:`visits.${t-1}`})}o.push(
{...Te({kind:"context"},e,null),part:"context"}),e.hasPointer&&o.push({...pl(e),part:"pointer"}),e.hasGeneration&&o.push(
{...gl(e),part:"generation"});let{prediction:r}=e.trace,i=e.nameOf(r.location).label,a=e.hasGate?`${yl(e).text} `:"";return o.
push({title:`${i}, ${S(r.probability,1)}.`,text:`${a}The answer after ${n?.label} is ${i}.`,part:`places.${r.location}`}),
o}function $m(e,t){let n=`Layer ${e}.`;if(!t.heads)return{title:n,text:"This network has no self-attention: no visit rea\
ds another one here.",part:null};let s=null,o=0;for(let i=0;i<t.heads;i++){if(t.isRemoved(e,i))continue;o+=1;let a=t.lastRow(
e,i),c=Bt(a);(!s||a[c]>s.weight)&&(s={head:i,visit:c,weight:a[c]})}if(!s)return{title:n,text:"All of its heads are switc\
hed off.",part:null};let r=s.visit===t.count-1?"from itself":`from ${le(t,s.visit)}`;return{title:n,text:`In ${o===1?"on\
e head":`${o} heads`} every visit reads the others; darker means more. The strongest link of the last visit: head ${s.head}\
 reads ${S(s.weight)} ${r}.`,part:`layers.${e}.heads.${s.head}`}}function wl(e,t){let n=Ut(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return Mm(n,t);break;case"stream":
return _m(n,t);case"pointer":if(n.isLeaf)return Em(n,t);break;case"generation":if(n.isLeaf)return Am(n,t);break;case"gat\
e":return Sm(t);default:break}return Te(wt(km(n),t),t,null)}function km({kind:e,layer:t,head:n,visit:s,location:o}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${s}`:e==="place"?`places.${o}`:e}function Mm({layer:e,head:t,query:n,
visit:s},o){let r=o.weights(e,t).subarray(n*o.count,(n+1)*o.count),i=Number(r[s]),a=r.filter(m=>m>i).length,c=n===s?"its\
elf":B(o,s),l=`${B(o,n)}, reads ${S(i,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=Ge(o,e,t,n,s),d=o.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${o.count} weights in its row ${a===1?"is":"are"} larger.`,f=o.isRemoved(e,t)||o.isSkipped(e,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${O(h.
sum,2)}, which makes a score of ${O(u,2)}. ${d}${f}`}}function _m({layer:e,visit:t},n){let s=`layers.${e}`,o=l=>O(Math.hypot(
...at(n,`${s}.${l}`,t))),r=n.has(`${s}.attention_out`),i=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of \
length ${o(l)}`,a=r?`its heads give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${B(n,t)}.`,text:`The\
 visit comes in as a vector of length ${o("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_for\
ward")}. It leaves with length ${o("residual_out")}.${c}`}}function Em({visit:e},t){let n=S(Number(t.pointerWeights[e]),
1),s=`The pointer gives ${B(t,e)}, ${n}.`;if(t.visits[e]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:o,bias:r,isBiasOff:i,score:a}=Ve(t,e),c=r!==null&&!i?` and the bias of its position is ${O(r,2)}`:"";return{
title:s,text:`Query and key multiply to ${O(o.sum,2)}${c}; its score is ${O(a,2)}. The weight counts for ${Oe(t,e)}.`}}function Am({
location:e},t){let{logit:n}=ae(t,e),s=t.probabilityOf("generation",e),o=n===null?"":`Its logit is ${O(n,2)}; `,r=`the so\
ftmax over all places makes it ${S(s,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation he\
ad.`,text:o?o+r:r.charAt(0).toUpperCase()+r.slice(1)}}function Sm(e){let t=Te({kind:"gate"},e,null),n=qe(e);if(!n)return t;
let{logit:s,learned:o,hidden:r}=n,i=e.trace.gate.learned?`Its ${r.length} hidden units add up to a logit of ${O(s,2)}.`:
`As learned it would be ${o.toFixed(2)}.`;return{title:t.title,text:`${t.text} ${i}`}}var Om="http://www.w3.org/2000/svg",Tm=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),
Ls=/-?\d+(?:\.\d+)?/g,Rs=class{#t=new WeakMap;#e=new Map;#n=new WeakMap;#s=0;#o=0;constructor(t){this.root=t,this.elements=
[]}show(t,n=0){this.#a(),this.elements=this.#r(this.root,t,this.elements,n>0),this.#e.size&&this.#l(n)}#r(t,n,s,o){if(n.
every(a=>typeof a=="string")){let a=n.join("");return(t.textContent!==a||s.length)&&(t.textContent=a),[]}let r=new Map;for(let[
a,c]of s.entries()){let l=this.#t.get(c);l&&r.set(si(l.mark,a),c)}let i=n.map((a,c)=>{let l=typeof a=="string"?{tag:"tsp\
an",attributes:{},children:[a]}:a,h=r.get(si(l,c));r.delete(si(l,c));let u=h??document.createElementNS(Om,l.tag);return this.#c(
u,l,o&&h!==void 0),u});for(let a of r.values())a.remove();for(let[a,c]of i.entries()){let l=t.childNodes[a];l!==c&&t.insertBefore(
c,l??null)}return i}#c(t,n,s){let o=this.#t.get(t),r=o?.mark.attributes??{};for(let a of Object.keys(r))us(n.attributes[a])===
null&&t.removeAttribute(a);for(let[a,c]of Object.entries(n.attributes)){let l=us(c),h=us(r[a]);if(l===null||l===h)continue;
let u=s&&h!==null&&Tm.has(a)?Nm(h,l):null;u?this.#e.set(`${this.#i(t)} ${a}`,{element:t,name:a,at:u,end:l}):t.setAttribute(
a,l)}let i=this.#r(t,n.children,o?.elements??[],s);this.#t.set(t,{mark:n,elements:i})}#i(t){let n=this.#n.get(t)??this.#s++;
return this.#n.set(t,n),n}#l(t){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/t));if(r===1){this.#a();
return}let i=1-(1-r)**3;for(let{element:a,name:c,at:l}of this.#e.values())a.setAttribute(c,l(i));this.#o=requestAnimationFrame(
s)};this.#o=requestAnimationFrame(s)}#a(){cancelAnimationFrame(this.#o);for(let{element:t,name:n,end:s}of this.#e.values())
t.setAttribute(n,s);this.#e.clear()}};function si(e,t){return`${e.tag} ${e.key??t}`}function Nm(e,t){let n=e.match(Ls)??
[],s=t.match(Ls)??[],o=t.split(Ls);return n.length!==s.length||e.split(Ls).join()!==o.join()?null:r=>{let i=s.map((a,c)=>{
let l=Number(n[c]);return String(Math.round((l+r*(Number(a)-l))*100)/100)});return o.map((a,c)=>a+(i[c]??"")).join("")}}var Is=class{#t=0;#e=0;#n=[];constructor(t,n){this.show=n,this.button=oi("Play the story","play",()=>this.toggle()),this.
back=oi("Step back","back",()=>this.step(-1)),this.forth=oi("Step forward","forth",()=>this.step(1)),this.slider=document.
createElement("input"),this.slider.type="range",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute(
"aria-label","Step of the story"),this.slider.addEventListener("input",()=>this.#s(Number(this.slider.value)-1)),t.append(
this.button,this.back,this.forth,this.slider),this.#r(!1)}isOpen=!1;get isTelling(){return this.isOpen&&this.#e<this.#n.
length-1}get told(){return this.isOpen?this.#n[this.#e]??null:null}tell(t){this.#n=t,this.#e=Math.min(this.#e,t.length-1),
this.slider.max=String(t.length),this.#r(this.#t!==0)}toggle(){this.#t?this.pause():this.play()}play(){let t=this.#e>=this.#n.
length-1;this.#s(this.isOpen&&!t?this.#e:0),this.#o()}pause(){clearTimeout(this.#t),this.#t=0,this.#r(!1)}close(){this.isOpen&&
(this.pause(),this.isOpen=!1,this.#e=0,this.#r(!1),this.show(null))}step(t){this.#s(this.isOpen?this.#e+t:t>0?0:this.#n.
length-1)}#s(t){this.pause(),this.isOpen=!0,this.#e=Math.max(0,Math.min(this.#n.length-1,t)),this.#r(!1),this.show(this.#e)}#o(){
let{title:t="",text:n=""}=this.#n[this.#e]??{},s=Math.max(1800,55*(t.length+n.length));if(this.#e>=this.#n.length-1){this.
pause();return}this.#t=window.setTimeout(()=>{this.#s(this.#e+1),this.#o()},s),this.#r(!0)}#r(t){this.button.dataset.icon=
t?"pause":"play";let n=t?"Pause the story":"Play the story";this.button.setAttribute("aria-label",n),this.button.title=n,
this.slider.value=String(this.isOpen?this.#e+1:this.#n.length),this.slider.setAttribute("aria-valuetext",this.isOpen?`St\
ep ${this.#e+1} of ${this.#n.length}`:"The whole picture"),this.back.disabled=this.isOpen&&this.#e===0,this.forth.disabled=
this.isOpen&&this.#e>=this.#n.length-1}};function oi(e,t,n){let s=document.createElement("button");return s.type="button",
s.dataset.icon=t,s.title=e,s.setAttribute("aria-label",e),s.addEventListener("click",n),s}var Cs="http://www.w3.org/2000/svg",xl=1.7,vm=1.2,$l=20,Lm=["fill","stroke","stroke-width","stroke-dasharray","stroke-li\
necap","stroke-linejoin","opacity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],Rm={fill:"\
rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"mi\
ter",opacity:"1","paint-order":"normal","text-decoration-line":"none"},Im=new Set(["font-size","font-weight","text-ancho\
r"]);function kl(e,{title:t,ground:n,lines:s}){let o=e.cloneNode(!0),{width:r,height:i}=e.viewBox.baseVal,a=Number(e.getAttribute(
"font-size")),c=s.length*xl*a,l=c+i,h=e.querySelectorAll("*");for(let[m,y]of o.querySelectorAll("*").entries()){let g=h[m];
g&&Cm(y,getComputedStyle(g));for(let b of["class","data-part","data-open","data-act","tabindex","role"])y.removeAttribute(
b)}for(let m of o.querySelectorAll('[opacity="0"]'))m.remove();let u=document.createElementNS(Cs,"title");u.textContent=
t;let d=document.createElementNS(Cs,"rect");d.setAttribute("y",String(-c)),d.setAttribute("width",String(r)),d.setAttribute(
"height",String(l)),d.setAttribute("fill",n);let f=s.map((m,y)=>{let g=a*(y?1:vm),b=document.createElementNS(Cs,"text");
return b.textContent=st(m,r-2*$l,g,y===0),b.setAttribute("x",String($l)),b.setAttribute("y",String((y+.8)*xl*a-c)),b.setAttribute(
"font-size",String(g)),b.setAttribute("font-weight",y?"400":"600"),b.setAttribute("fill",getComputedStyle(e).color),b});
return o.prepend(u,d,...f),o.setAttribute("viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("xmlns",Cs),o.setAttribute("widt\
h",String(r)),o.setAttribute("height",String(l)),o.setAttribute("font-family",getComputedStyle(e).fontFamily),o.setAttribute(
"text-rendering","geometricPrecision"),o.setAttribute("role","img"),o.setAttribute("aria-label",t),o.removeAttribute("cl\
ass"),{svg:new XMLSerializer().serializeToString(o),width:r,height:l}}function Cm(e,t){if(e.localName==="g"){t.opacity!==
"1"&&e.setAttribute("opacity",t.opacity);return}e.localName==="image"&&e.setAttribute("style","image-rendering: pixelate\
d");for(let n of Lm){if(Im.has(n)&&e.localName!=="text")continue;let s=t.getPropertyValue(n);s&&s!==Rm[n]&&e.setAttribute(
n,s)}}function An({columns:e,rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>ri(
"th",r,"col")));let o=n.createTBody();for(let[r,...i]of t)o.insertRow().append(ri("th",r,"row"),...i.map(a=>ri("td",a)));
return n}function Ml(e){let t=s=>s.map(jm).join(",");return`${e.map(({columns:s,rows:o})=>[s,...o].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}var Wm=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Fm=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Dm=/^(?=[\t\r\n])/;function jm(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(Fm,"$1'").replace(
Dm,"'"),n=Wm.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function ri(e,t,n){let s=document.createElement(
e);return n&&(s.scope=n),s.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),s}function El(e,t=null,n=null){if(t===null)return[Um(e,n),Gm(e,n)];let s=Ut(t,e);return s?Bm[s.kind](e,s):[]}var Bm={head:Vm,
stream:Ym,inputs:_l,visit:_l,context:qm,pointer:Km,generation:Xm,gate:zm,place:Jm};function Um(e,t){let{hasPointer:n}=e,
s=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","Stay in minutes",...n?
["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:e.visits.map((o,r)=>[B(e,r),o.duration_minutes,
...n?[ai(e.pointerScores[r]),e.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function Gm(e,t){return{caption:`T\
he answer, with a gate of ${e.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From the pointer","Fr\
om generation","Probability",...t?[`Probability ${t.words}`]:[]],rows:e.trace.location_probabilities.final.map(({location:n})=>{
let{pointer:s,generation:o,fromPointer:r,fromGeneration:i}=Ke(e,n),a=e.probabilityOf("final",n);return[e.nameOf(n).label,
s,o,r,i,a,...t?[t.knownProbability(n)]:[]]})}}function Vm(e,{layer:t,head:n,query:s,visit:o,isLeaf:r}){let{count:i}=e,a=e.
weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((d,f)=>B(e,f));if(!r)return[{caption:`Weights of ${c}: rows are th\
e visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((d,f)=>[d,...a.subarray(f*i,
(f+1)*i)])}];let h=xs(e,t,n,s),{dot:u}=Ge(e,t,n,s,o);return[Ps(`Query of ${l[s]} × key of ${l[o]}, ${c}`,["Query","Key"],
u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((d,f)=>[d,ai(h.scores[f]),a[s*
i+f]])}]}function Ym(e,t){let{layer:n,visit:s}=t,o=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1","norm1"],["Head\
s","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.out"],["Leaves",
"residual_out"]].filter(([,u])=>e.has(`${o}.${u}`)),i=r.map(([,u])=>at(e,`${o}.${u}`,s)),a=vs(e,t),c=ks(e,n,s,a),l=at(e,
`${o}.feed_forward.pre`,s),h=at(e,`${o}.feed_forward.hidden`,s);return[{caption:`${B(e,s)}, in layer ${n}`,columns:["Num\
ber",...r.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,d)=>[d+1,...i.map(f=>f[d])])},{caption:`Hidden units of the feed\
-forward network${c?`, and what they give number ${a+1}`:""}`,columns:["Unit","Before the activation","After it",...c?["\
Weight","Product"]:[]],rows:Array.from(h,(u,d)=>[d+1,l[d],u,...c?[c.dot.second[d],c.dot.products[d]]:[]])}]}function _l(e,{
kind:t,visit:n}){let s=at(e,"inputs.projected",n),o=[{caption:`What ${B(e,n)} is made of`,columns:["Feature","Value","Le\
ngth of its vector"],rows:e.slices.map(({name:i,label:a,lengths:c})=>[a,ti(e,i,n),c[n]])},ii("All features mixed by one \
matrix",s)];if(t==="inputs")return o;let r=Array.from({length:e.layers*e.heads},(i,a)=>{let[c,l]=[Math.floor(a/e.heads),
a%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.hasPointer&&r.push(["Pointer",e.pointerWeights[n]]),
o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),o}function qm(e){return[ii(
"The context: the last visit after all layers",e.values("context"))]}function Km(e,{visit:t,isLeaf:n}){let s=$s(e),o=e.visits.
map((l,h)=>B(e,h)),r=e.values("pointer.content_scores"),i=e.has("pointer.bias")?e.values("pointer.bias"):null,a=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...i?["Position bias"]:[],"Score","Weig\
ht"],rows:o.map((l,h)=>[l,r[h],...i?[i[h]]:[],ai(s.scores[h]),e.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return a;let{dot:c}=Ve(e,t);return[Ps(`Query of the context × key of ${o[t]}`,["Query","Key"],c),...a]}function Xm(e,{
location:t,isLeaf:n}){let s=e.trace.location_probabilities.generation??[],o={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:s.map(i=>[e.nameOf(i.location).label,ae(e,i.location).logit,
i.probability])},{dot:r}=ae(e,t);return n&&r?[Ps(`Context × weights of ${e.nameOf(t).label}`,["Context","Weight"],r),o]:
[o]}function zm(e){let t=qe(e),n={caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bias",t.bias],["Logit",t.
logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[n];let s="Hidden units";return[t.dot?Ps(s,["Hidden un\
it","Weight"],t.dot):ii(s,t.hidden),n]}function Jm(e,{location:t}){let{visits:n,pointer:s,generation:o,gate:r,fromPointer:i,
fromGeneration:a,probability:c}=Ke(e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",s,r,i],["Generation",o,1-r,a],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[B(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function Ps(e,t,{
first:n,second:s,products:o,sum:r}){return{caption:e,columns:["Number",...t,"Product"],rows:[...o.map((i,a)=>[a+1,n[a],s[a],
i]),["Sum","","",r]]}}function ii(e,t){return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,s)=>[s+1,n])}}function ai(e){
return Number.isFinite(e)?e:"−∞"}function Al(e,t,n,s=null){let o=document.createElement("dialog");o.className="picture-tables",o.setAttribute("aria-label",
"Numbers");let r=El(t,n,s);for(let l of r){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append(An(l)),o.append(u,h)}let i=document.createElement("button");i.type=
"button",i.textContent="Close",i.addEventListener("click",()=>o.close());let a=document.createElement("a");a.textContent=
"Save as CSV",a.download=`${n??"network"}.csv`,a.href=URL.createObjectURL(new Blob([Ml(r)],{type:"text/csv"}));let c=document.
createElement("p");c.append(i," ",a),o.append(c),o.addEventListener("close",()=>{URL.revokeObjectURL(a.href),o.remove()}),
e.append(o),o.showModal()}var Sn=.03,Qm=5;function Hs({reading:e,before:t,overlays:n,stage:s,happened:o,lit:r}){let i=vt(r,e),{most:a,top:c,bottom:l}=s.
answers,h=o===null?[]:[o];n&&t&&h.push(t.trace.prediction.location),i!==null&&r?.kind==="place"&&h.push(i);let u=e.answer(
a,h),d=u.slice(0,-1).map(({location:g})=>g),f=Ol(d.map(g=>t?.knownProbability(g)??null),1),m=n&&t?Zm(d,e,t):null,y=(l-c)/
u.length;return u.map((g,b)=>{let $=c+(b+.5)*y,w=g.probability*s.full,x={pointer:m?.pointer[b]??null,generation:m?.generation[b]??
null},[M,N]=["pointer","generation"].map(k=>Sl(g[k]*Ne({reading:e},k),x[k])*s.full);return{...g,was:t?f[b]??null:null,wasByPath:x,
middle:$,start:$+(Number(M)-Number(N)-w)/2,height:w}})}function Sl(e,t){return Math.max(0,(t??e)-e)}function Zm(e,t,n){let s=(o,r)=>r?
Ol(e.map(i=>n.shareOf(o,i)),Ne({reading:n},o)):[];return{pointer:s("pointer",t.hasPointer),generation:s("generation",t.hasGeneration)}}
function Ol(e,t){let n=e.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,t);return[...e,n.length===e.length?Math.max(0,s):null]}
function Ws(e,t){let{reading:n,stage:s}=e,o=wn(e),r=n.pointerWeights,i=m=>m.reduce((y,g)=>y+Sl(r[g],o?.[g]??null),0),a=n.
pointedPlaces.map(m=>({...m,lost:i(m.visits)})).sort((m,y)=>y.probability+y.lost-m.probability-m.lost),c=a.filter((m,y)=>m.
probability+m.lost>=Sn&&y<Qm||ci(t,m.location)<t.length-1).map(m=>({...m,wish:f(m.visits)})),l=a.filter(({location:m})=>!c.
some(y=>y.location===m));if(l.length){let m=l.flatMap(y=>y.visits);c.push({location:-1,label:`${l.length} more place${l.
length===1?"":"s"}`,category:null,probability:l.reduce((y,{probability:g})=>y+g,0),lost:i(m),visits:m,wish:f(m)})}c.sort(
(m,y)=>m.wish-y.wish);let{room:h,gap:u}=s.across.places,d=Es(c.map(({wish:m,probability:y,lost:g})=>({wish:m,length:(y+g)*
s.full})),u,...h);return c.map(({location:m,label:y,probability:g,lost:b,visits:$},w)=>({path:"pointer",location:m,label:y,
probability:g,start:Number(d[w]),lost:b,visits:$,answer:ci(t,m)}));function f(m){let y=m.map(b=>Math.max(r[b],o?.[b]??0)),
g=y.reduce((b,$)=>b+$,0)||1;return m.reduce((b,$,w)=>b+Number(y[w])/g*Number(s.across.visits[$]),0)}}function Fs({reading:e,
stage:t},n){if(!e.hasGeneration)return[];let s=e.generated(En),{gap:o}=t.across.generation,{start:r}=t.across.generation;
return s.map(({location:i,label:a,probability:c})=>{let l={path:"generation",location:i,label:a,probability:c,start:r,lost:0,
visits:[],answer:ci(n,i)};return r+=c*t.full+o,l})}function Ne({reading:e},t){return t==="pointer"?e.gate:1-e.gate}function Et(e,t){
let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function ci(e,t){let n=e.findIndex(s=>s.location===t);return n<0?e.length-
1:n}function Ds(e,t,n,s=3){let o=e.reading.trace.interventions[`${t}_temperature`]??1;return p("g",{key:`temperature ${t}`},
Ze(e,{act:`${t}_temperature`,words:`T ${Number(o.toPrecision(2))}`,title:`Temperature of the ${t} softmax: ${o}. Drag to\
 the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function Ze(e,{act:t,words:n,title:s,right:o,y:r,stays:i=!1}){
if(!e.canAct)return[];let a=e.stage.type/13,c=U(n,12.5*a)+13*a,l=18*a,h=i?" stays":"";return[p("rect",{key:`handle ${t}`,
class:`handle${h}`,"data-act":t,x:o-c,y:r,width:c,height:l,rx:l/2},p("title",{},s)),p("text",{key:`handle words ${t}`,class:`\
handle-words middle${h}`,x:o-c/2,y:r+13*a},n)]}var On=1440;function Tl(e){let{stage:t}=e,{x:n,width:s}=t.visits;return[he(e,n,"Visits",e.lit?.kind==="head"?"read by th\
e last visit":"oldest first",s),...tp(e),...t.rows.map((o,r)=>np(e,r))]}function he({stage:e},t,n,s,o=400){let r=e.type/
13;return p("g",{key:`title ${n}`,class:"heading","aria-hidden":"true"},p("text",{x:t,y:17*r,class:"title"},st(n,o,15*r,
!0)),p("text",{x:t,y:35*r,class:"small"},st(s,o,12.5*r)))}function tp({reading:e,stage:t}){let n=t.type/13,s=[];for(let{
start:o,end:r,weekday:i}of li(e)){let a=Number(t.rows[o]?.y)-Number(t.rows[o]?.height)/2,c=Number(t.rows[r]?.y)+Number(t.
rows[r]?.height)/2;if(s.push(p("rect",{key:`day ${o}`,class:"day",x:t.visits.x+29*n,y:a+1.5,width:2.5,height:Math.max(1,
c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+c)/2+4.5*n);s.push(p("text",{key:`weekday ${o}`,class:"small strong",x:t.
visits.x,y:l},i))}}return s}function li({visits:e}){let t=[];for(let[n,s]of e.entries()){let o=ep(s),r=t.at(-1);r?.day===
o?r.end=n:t.push({start:n,end:n,day:o,weekday:String(xt[s.weekday])})}return t}function ep({arrival:e,weekday:t}){return e?.
split("T")[0]??String(t)}function np(e,t){let{reading:n,stage:s,lit:o}=e,{y:r,height:i,isFull:a}=s.rows[t],c=n.visits[t];
if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-36*l,d=lt(o,n).includes(
t),f=js(c),m=i>=33*l,y=(m?20:13)*l,g=h+y+(m?14:8)*l,b=ui(e,t),$=b||m?54*l:0,w=s.visits.x+s.visits.width-g-4,x=38*l,M=m?[
p("text",{x:g,y:r-3*l,class:"strong"},st(c.label,w,13*l,!0)),p("text",{x:g,y:r+13*l,class:"small"},f),b||w<U(f,12.5*l)+56*
l?null:sp(s.visits.x+s.visits.width-50*l,r+5*l,48*l,c)]:[p("text",{x:g,y:r+4.4*l,class:d?"strong":"label"},st(c.label,w-
Math.max(x,$)-9,12.5*l,d)),b?null:p("text",{x:s.visits.x+s.visits.width-4,y:r+4.4*l,class:"small end"},ft(c.start_minute))];
return p("g",hi(e,t,c),p("rect",{class:"chip",x:h,y:r-i/2+.5,width:u,height:Math.max(1,i-1),rx:a?5*l:1}),a&&$t(c.category,
h+4*l,r-y/2,y),a?M:p("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),b&&a&&p("text",{x:s.visits.x+s.visits.width-4,
y:r+4.4*l,class:"strong end"},b),a&&t<n.count-1&&Ze(e,{act:"mask",words:c.masked?"show":"hide",title:c.masked?"Let the n\
etwork see this visit again":"Hide this visit: nothing may read it",right:s.visits.x+s.visits.width-2,y:m?r-17*l:r-9*l}),
p("title",{},`${c.label}, ${xt[c.weekday]} ${f}`))}function hi({reading:e,lit:t},n,s){let o=lt(t,e).includes(n);return{key:`\
visit ${n}`,class:`part visit${o?" lit":""}${s.masked?" off":""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1",
"aria-label":`Visit ${n+1} of ${e.count}: ${s.label}, ${xt[s.weekday]} ${js(s)}${s.masked?", masked":""}${e.hasPointer?`\
; pointer weight ${S(e.pointerWeights[n],1)}`:""}`}}function js({start_minute:e,duration_minutes:t}){return`${ft(e)} · ${Pt(
t)}`}function ui({reading:e,lit:t},n){return t?.kind!=="head"?"":S(e.lastRow(t.layer??0,t.head??0)[n])}function sp(e,t,n,{
start_minute:s,duration_minutes:o}){let r=Math.min(s+o,On),i=Math.min(s,Math.max(0,s+o-On)),a=(c,l)=>p("rect",{class:"st\
ay",x:e+c/On*n,y:t,width:Math.max(1,(l-c)/On*n),height:7});return p("g",{key:"day","aria-hidden":"true",class:"day-ribbo\
n","data-drag":"time"},p("rect",{class:"track",x:e,y:t,width:n,height:7}),a(s,r),i>0&&a(0,i),p("rect",{class:"stay-end",
"data-drag":"stay",x:e+(i||r)/On*n-2,y:t-3,width:5,height:13}))}function Nl(e){let{reading:t,stage:n,lit:s}=e;if(!n.slices)
return[];let o=n.type/13,{x:r,width:i}=n.slices,{slices:a}=t,c=Math.max(...Vt(e).map(({longestSlice:f})=>f)),l=i/a.length,
h=lt(s,t),u=n.rows.flatMap(({y:f,height:m},y)=>a.map(({name:g,lengths:b},$)=>{let w=Math.max(2,m-4),x=Number(b[y])/c*w;return p(
"rect",{key:`${g} ${y}`,class:h.includes(y)?"length lit":"length",x:r+$*l,y:f+m/2-2-x,width:.72*l,height:x})})),d=a.map(
({label:f},m)=>p("text",{key:`name ${f}`,class:"tiny middle",x:r+(m+.36)*l,y:(m%2?40:26)*o},f));return[p("g",di(e),p("re\
ct",{class:"ground",x:r-4,y:n.top-2,width:i+4,height:n.bottom-n.top+4}),d,u,p("text",{class:"small",x:r,y:n.bottom+18*o},
"Bars: lengths"),p("text",{class:"small",x:r,y:n.bottom+33*o},"of the vectors"))]}function di(e){return{key:"slices",class:"\
part slices","data-part":"inputs",role:"button",tabindex:"-1",opacity:q(e,Ss.slices),"aria-label":`What each visit is ma\
de of: ${e.reading.slices.map(({label:t})=>t).join(", ")}`}}function vl(e,t){let{x:n,right:s}=e.stage.answers,o=e.stage.type/13;return[he(e,n+6*o,"Answer",op(e),s-n),...fi(e,t)]}function op({
reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of generation"}function fi(e,t){let{
reading:n,stage:s,lit:o,happened:r}=e,i=s.type/13,a=vt(o,n),{x:c,right:l,segment:h}=s.answers,u=l-c;return t.map(d=>{let{
location:f,label:m,category:y,probability:g,was:b,middle:$,height:w,start:x}=d,M=[{path:"pointer",share:d.pointer*Ne(e,"\
pointer")},{path:"generation",share:d.generation*Ne(e,"generation")}],N=a===f,k=c+(y===null?6:26)*i,A=ds(m,l-k-(r===f?20*
i:2),13.5*i,2,!0),T=$-(A.length>1?22:8)*i,v=$+(A.length>1?2:0)*i,L=c+6*i,P=u-8*i;return p("g",{key:`place ${f}`,class:`p\
art place${N?" lit":a!==null&&o?" dim":""}`,"data-part":f<0?null:`places.${f}`,role:f<0?null:"button",tabindex:f<0?null:
"-1","aria-label":`${m}: ${S(g,1)}; from the pointer ${S(M[0]?.share??0,1)}, from generation ${S(M[1]?.share??0,1)}${r===
f?"; this is what really happened":""}`},p("rect",{key:"ground",class:"ground",x:c-6*i,y:T-16*i,width:u+10*i,height:v-T+
50*i,rx:6}),p("rect",{key:"segment",class:"answer-bar",x:h,y:x,width:Z-2,height:Math.max(1,w)}),y!==null&&$t(y,c+5*i,T-13*
i,16*i),A.map((R,C)=>p("text",{key:`name ${C}`,class:f<0?"label halo":"strong halo",x:k,y:T+15*C*i},R)),r===f&&p("path",
{key:"happened",class:"check",d:`M${l-16*i} ${T-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},p("title",{},"This is where the per\
son went.")),p("rect",{key:"track",class:"track",x:c+6*i,y:v,width:P,height:8*i}),M.map(({path:R,share:C})=>{let F=p("re\
ct",{key:R,class:`${R} bar`,x:L,y:v,width:Math.max(0,C*P),height:8*i});return L+=C*P,F}),b!==null&&p("rect",{key:"before",
class:"before",x:c+5*i+b*P,y:v-3*i,width:2,height:14*i}),p("text",{key:"probability",class:"strong halo",x:c+6*i,y:v+23*
i},S(g,1)),b!==null&&rp(c+60*i,v+23*i,g,b))})}function rp(e,t,n,s){let o=Math.round(1e3*n)-Math.round(1e3*s);if(o===0)return p(
"text",{key:"change",class:"small",x:e,y:t},"same");let r=`${o>0?"▲":"▼"} ${(Math.abs(o)/10).toFixed(1)}`;return p("\
text",{key:"change",class:`${o>0?"more":"less"} strong halo`,x:e,y:t},r)}function Ll(e){let{reading:t,stage:n}=e,s=n.type/13,o=t.values("context");if(!n.layers.at(-1)||!o)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),a=Math.ceil(o.length/i),c=52*s,l=c/i,h=n.scores-42*s,u=n.bottom+20*s;return mi(e,{x:h,
y:u,columns:i,cell:l},ip(e,h,u,c,a*l))}function mi(e,{x:t,y:n,columns:s,cell:o},r){let i=e.stage.type/13,a=e.reading.values(
"context"),c=Math.max(...Vt(e).flatMap(h=>[...h.values("context")].map(Math.abs)))||1,l=Array.from(a,(h,u)=>p("rect",{class:h<
0?"below-zero":"above-zero",x:t+u%s*o,y:n+Math.floor(u/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(h)/c)}));return p(
"g",{key:"context",class:"part context","data-part":"context",role:"button",tabindex:"-1",opacity:q(e,tt(e.reading).context),
"aria-label":`Context: the last visit after all layers, ${a.length} numbers`},p("rect",{class:"ground",x:t-3,y:n-16*i,width:s*
o+6,height:Math.max(44,Math.ceil(a.length/s)*o+20*i)}),r,p("text",{class:"strong halo",x:t,y:n-5*i},"Context"),l,p("titl\
e",{},`The last visit after all layers: ${a.length} numbers. The pointer, the generation head and the gate read them.`))}
function ip({reading:e,stage:t},n,s,o,r){let i=t.type/13,a=Number(t.rows.at(-1)?.y),c=n-6*i,l=t.size.height-5*i,h=t.gate+
9*i;return[p("path",{key:"from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${s+r/2}H${n-2}`}),e.hasGeneration&&p(
"path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*i}`}),e.has("gate.logit")&&p("pa\
th",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*i}V${l}H${h}V${.56*t.size.height+t.full/2+4}`})]}function Rl(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,r=s.across.gate,i=r+s.full,a=s.gateWidth,c=r+t.gate*s.full,
l=n?n.gate:t.gate,h=s.gate+a/2,u=Bs(e);return p("g",pi(e,"vertical"),p("rect",{key:"frame",class:"gate-frame",x:s.gate-3,
y:r-3,width:a+6,height:s.full+6,rx:4}),p("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:a,height:Math.max(
0,c-r)}),p("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:a,height:Math.max(0,i-c)}),p("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&p("path",{key:"learned",class:"le\
arned",d:`M${s.gate+a+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},p("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&p("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:a+16*o,height:12*o,rx:6*o}),
!u&&p("text",{key:"fixed",class:"small middle",x:h,y:i+18*o},"fixed"))}function Bs({reading:e}){return e.trace.architecture.
components.includes("gate")}function pi(e,t){let{reading:n,lit:s}=e,o=e.canAct&&Bs(e);return{key:"gate",class:`part gate${s?.
kind==="gate"?" lit":""}`,"data-part":"gate",role:o?"slider":"button",...o&&{"aria-orientation":t,"aria-valuenow":n.gate.
toFixed(3),"aria-valuemin":0,"aria-valuemax":1,"aria-valuetext":`${n.gate.toFixed(2)}: ${S(n.gate)} pointer`},tabindex:"\
-1",opacity:q(e,tt(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${S(n.gate)} pointer, ${S(1-n.gate)} generation${n.
trace.gate.learned?"":", not learned"}`}}function Us(e,t,n){let{reading:s,stage:o,lit:r}=e,i=e.beat>=tt(s).gate,a=w=>Ne(
e,w),c=vt(r,s),l=new Map,h=o.across.gate;for(let w of t)l.set(w,h),h+=w.probability*a(w.path)*o.full;let u=new Map;h=o.across.
gate;for(let w of["pointer","generation"])for(let[x]of n.entries())u.set(`${w} ${x}`,h),h+=Number(n[x]?.[w])*a(w)*o.full;
let d=t.map(w=>{let x=Number(l.get(w)),M=w.probability*a(w.path)*o.full,N=Et(w.start,w.start+w.probability*o.full),k=Et(
x,x+M);return p("path",{key:`into ${w.path} ${w.location}`,class:`${w.path} band${b(w.location)}`,d:o.bands.into(N,k,i)})}),
[f,m]=[o.across.gate,o.across.gate+o.full],y=n.flatMap((w,x)=>{let M=w.start;return["pointer","generation"].map(N=>{let k=Number(
w[N])*a(N),A=k*o.full,T=Number(u.get(`${N} ${x}`)),v=Et(T,T+A),L=Et(M,M+A),P=w.wasByPath[N],R=P===null?null:g(N,T,M,A,P*
o.full);M+=A;let C=`out ${N} ${w.location}`;return[A>0&&p("path",{key:C,class:`${N} band${b(w.location)}`,d:o.bands.out(
v,L,i)}),R&&ms({key:C,now:A,before:Number(P)*o.full,path:(F,Q)=>o.bands.out(F,Q,i),edges:R,style:b(w.location),title:`${w.
label}, from ${N==="pointer"?"the pointer":"generation"}: ${ps(k,Number(P),e.before?s.wordsFor(e.before):"")}`})]})});return[
d,y,i&&r?.kind==="visit"&&$(r.visit??0)];function g(w,x,M,N,k){let A=Math.abs(N-k),T=w==="pointer",v=(R,C)=>{let F=T?R-(C?
0:A):R+N-(C?A:0);return[F,F+A]},[L]=v(x,!1),P=Math.max(f,Math.min(m-A,L));return{more:[v(x,!0),v(M,!0)],less:[[P,P+A],v(
M,!1)]}}function b(w){return c===null?"":c===w&&r?.kind==="place"?" lit":" dim"}function $(w){let x=s.pointerWeights,M=t.
find(({path:Q,visits:z})=>Q==="pointer"&&z.includes(w));if(!M)return null;let N=[...M.visits].sort((Q,z)=>Q-z),A=N.slice(
0,N.indexOf(w)).reduce((Q,z)=>Q+x[z],0)*o.full,T=x[w]*o.full,v=a("pointer"),L=Number(l.get(M))+A*v,P=n[M.answer],R=Number(
u.get(`pointer ${M.answer}`))+A*v,C=Number(P?.start)+A*v,F=P?.location===M.location;return[p("path",{key:"visit into",class:"\
pointer band lit",d:o.bands.into(Et(M.start+A,M.start+A+T),Et(L,L+T*v),i)}),F&&p("path",{key:"visit out",class:"pointer \
band lit",d:o.bands.out(Et(R,R+T*v),Et(C,C+T*v),i)})]}}function Il(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,{gate:r,gateHeight:i,full:a}=s,c=s.across.gate,l=c+t.gate*a,
h=n?n.gate:t.gate,u=Bs(e),d=`${S(t.gate)} pointer${u?"":", fixed"}`;return p("g",pi(e,"horizontal"),p("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:a+6,height:i+6,rx:4}),p("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:t.gate*
a,height:i}),p("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-t.gate)*a,height:i}),p("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${t.gate.toFixed(2)}`),p("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},d),h!==t.gate&&p("path",{key:"learned",class:"learned",d:`M${c+h*a} ${r+i+3}l${5*o} ${8*o}h${-10*o}Z`},p("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[p("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:i+16*o,rx:6*o}),p("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-Lt/2,s.size.width-
Lt),y:r+(i-Lt)/2,width:Lt,height:Lt})])}function Cl(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:d})=>d==="generation"),i=s.places-8*o,a=n.hasPointer?
s.scores+26*o:s.scores-38*o,c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=e.beat>=tt(n).generation,h=r.map(({label:d,
probability:f,location:m},y)=>{let g=c+y*17*o;return[p("text",{key:`name ${y}`,class:m<0?"small halo":"label halo",x:a,y:g},
st(d,i-a-46*o,13*o)),p("text",{key:`share ${y}`,class:"strong end halo",x:i,y:g},S(f))]}),u=r.map(({probability:d,start:f,
location:m},y)=>p("rect",{key:`bar ${y}`,class:"generation bar",x:s.places,y:f,width:Z,height:l?Math.max(.8,d*s.full):0},
p("title",{},`${m<0?"The others":r[y]?.label}: ${S(d,1)} of the generation head`)));return p("g",gi(e,r),p("rect",{class:"\
ground",x:a-4,y:c-30*o,width:i-a+8,height:88*o}),p("text",{class:"title halo",x:a,y:c-18*o},"Generation"),h,u)}function gi(e,t){
return{key:"generation",class:"part generation-block","data-part":"generation",role:"button",tabindex:"-1",opacity:q(e,tt(
e.reading).generation),"aria-label":`Generation: ${t.map(({label:n,probability:s})=>`${n} ${S(s)}`).join(", ")}`}}var ap=3,yi=17,cp=4;function Pl(e,t){let{reading:n,stage:s,lit:o}=e,r=vt(o,n),i=t.filter(({path:c})=>c==="pointer"),a=({
location:c})=>r===null||r===c?"":" dim";return p("g",{key:"places",opacity:q(e,tt(n).pointer)},i.map(c=>p("rect",{key:`b\
ar ${c.location}`,class:`pointer bar${a(c)}`,x:c.start,y:s.places,width:Math.max(.8,c.probability*s.full),height:Z},p("t\
itle",{},`${c.label}: ${S(c.probability,1)} of the pointer`))),lp(e,i).map(c=>hp(e,c,a(c.flow))))}function lp({reading:e,
stage:t,lit:n},s){let o=t.type/13,r=vt(n,e),[i,a]=t.across.places.room,c=({location:h,probability:u})=>u+ +(r!==null&&h===
r),l=[];for(let h of[...s].sort((u,d)=>c(d)-c(u))){let{location:u,label:d,probability:f,lost:m}=h;if(f+m<Sn&&u>=0&&u!==r)
continue;let y=u>=0,g=` ${S(f)}`,$=`${st(d,a-i-U(g,13*o,!0),13*o,y)}${g}`,w=U($,13*o,y)/2,x=h.start+f*t.full/2,M=Math.max(
i+w,Math.min(a-w,x)),[N,k]=[M-w,M+w];for(let A=0;A<ap;A++){if(l.some(L=>L.row===A&&N<L.right+8*o&&k>L.left-8*o))continue;
let v=M>x?"":M<x?" end":" middle";l.push({flow:h,text:$,isBold:y,left:N,right:k,row:A,anchor:v});break}}return l}function hp({
stage:e},{flow:t,text:n,isBold:s,left:o,right:r,row:i,anchor:a},c){let l=e.type/13,h=e.places+Z+(14+yi*i)*l,u=t.start+t.
probability*e.full/2;return[i>0&&p("path",{key:`leader ${t.location}`,class:`leader${c}`,d:`M${u} ${e.places+Z}V${h-11*l}`}),
p("text",{key:`name ${t.location}`,class:`${s?"strong":"small"}${a} halo${c}`,x:a===""?o:a===" end"?r:(o+r)/2,y:h},n)]}function Hl(e,t){
let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:l})=>l==="generation"),i=e.beat>=tt(n).generation,a=n.hasPointer?
.42*(s.right-s.left):s.right-s.left,c=s.places-(cp*yi-6)*o;return p("g",gi(e,r),p("rect",{class:"ground",x:s.right-a,y:c-
34*o,width:a,height:s.places+Z-c+34*o}),p("text",{class:"title end halo",x:s.right,y:c-19*o},"Generation"),r.map(({location:l,
label:h,probability:u,start:d},f)=>{let m=` ${S(u)}`,y=st(h,a-U(m,13*o),13*o)+m;return[p("text",{key:`name ${f}`,class:l<
0?"small end halo":"label end halo",x:s.right,y:c+f*yi*o},y),p("rect",{key:`bar ${f}`,class:"generation bar",x:d,y:s.places,
width:Math.max(.8,u*s.full),height:i?Z:0},p("title",{},`${l<0?"The others":h}: ${S(u,1)} of the generation head`))]}))}var up=16;function Wl(e,t){let{reading:n,stage:s,lit:o}=e,r=s.type/13,i=q(e,tt(n).pointer),a=n.pointerWeights,c=n.pointerScores,
l=lt(o,n),h=Math.max(...a),u=s.rows.flatMap(({y:f,isFull:m},y)=>{if(!m)return[];let g=a[y]>=.2*h||l.includes(y)?"strong":
"small",b=l.length&&!l.includes(y)?" dim":"";return[p("text",{key:`score ${y}`,class:`small end${b}`,x:s.scores,y:f+4.4*
r},O(c[y])),p("text",{key:`weight ${y}`,class:`${g} end${b}`,x:s.weights,y:f+4.4*r},S(a[y]))]}),d=t.filter(({path:f})=>f===
"pointer").map(f=>dp(e,f));return[p("g",bi(e,t),p("rect",{class:"ground",x:s.scores-38*r,y:s.top-2,width:s.weights-s.scores+
42*r,height:s.bottom-s.top+4}),he(e,s.scores-38*r,"Pointer","score  weight",200),Ds(e,"pointer",s.weights+6*r),p("path",
{class:"fork pointer-line",d:`M${s.scores-36*r} ${s.bottom+8}V${s.top}`}),u),p("g",{key:"ribbons",opacity:i},wi(e,t),d)]}
function bi(e,t){return{key:"pointer",class:"part pointer-block","data-part":"pointer",role:"button",tabindex:"-1",opacity:q(
e,tt(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${S(s)}`).join(", ")}`}}function wi(e,t){let{reading:n,before:s,stage:o,lit:r}=e,i=n.
pointerWeights,a=wn(e),c=lt(r,n),l=e.beat>=tt(n).pointer,h=Es(o.across.visits.map((u,d)=>({wish:u,length:Math.max(i[d],a?.[d]??
0)*o.full})),0,...o.across.starts);return t.filter(({path:u})=>u==="pointer").flatMap(u=>{let d=u.start,f=u.start+u.probability*
o.full;return[...u.visits].sort((m,y)=>m-y).map(m=>{let y=i[m]*o.full,g=Number(h[m]),b=c.includes(m)?" lit":c.length?" d\
im":"",$=Et(d,d+y);d+=y;let w=a?.[m]??null,x=w===null?0:(w-i[m])*o.full,[M,N]=[f,Math.max(0,x)];f+=N;let k=`${n.visits[m]?.
label}: `,A=w===null||!s?`${k}${S(i[m],1)} of the pointer`:`${k}${ps(i[m],w,n.wordsFor(s))} of the pointer`;return[p("pa\
th",{key:`ribbon ${m}`,class:`pointer band${b}`,d:o.bands.ribbon(Et(g,g+y),$,l)},p("title",{},A)),ms({key:`ribbon ${m}`,
now:y,before:w===null?null:w*o.full,path:(T,v)=>o.bands.ribbon(T,v,l),edges:{more:[[g+y+x,g+y],[d+x,d]],less:[[g+y,g+y+x],
[M,M+N]]},style:b,title:A})]})})}function dp(e,{path:t,location:n,label:s,probability:o,lost:r,start:i}){let{reading:a,stage:c,
lit:l}=e,h=c.type/13,u=vt(l,a),d=S(o),f=o+r>=Sn||n<0||u===n,m=c.gate-c.ribbons-16*h,y=n>=0,g=st(s,m-U(` ${d}`,13*h,!0),13*
h,y),b=U(`${g} ${d}`,13*h,y)/2,w=a.hasGate&&Math.abs(i-c.across.gate+5*h)<up*h?U("Gate 0.00",15*h,!0)/2-c.gateWidth/2:0,
x=Math.min(c.places+Z/2,c.gate-6*h-w-b);return p("g",{key:`${t} ${n}`,class:u===null||u===n?"":"dim"},p("rect",{class:`${t}\
 bar`,x:c.places,y:i,width:Z,height:Math.max(.8,o*c.full)}),f&&p("text",{class:`${y?"strong":"small"} middle halo`,x,y:i-
5*h},`${g} ${d}`),p("title",{},`${s}: ${S(o,1)} of the pointer`))}function Fl(e){return[Yt(e,17*(e.stage.type/13),"Visits","oldest first"),...fp(e),...e.stage.columns.map((t,n)=>mp(e,n))]}
function Yt({stage:e},t,n,s,o=e.right){let r=e.type/13,i=o-e.left-U(n,15*r,!0)-12*r;return p("g",{key:`title ${n}`,class:"\
heading","aria-hidden":"true"},p("text",{class:"title halo",x:e.left,y:t},n),p("text",{class:"small end halo",x:o,y:t},st(
s,i,12.5*r)))}function fp({reading:e,stage:t}){let n=t.type/13;return li(e).flatMap(({start:s,end:o,weekday:r})=>{let[i,
a]=[t.columns[s],t.columns[o]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[p("rect",{key:`day ${s}`,class:"\
day",x:c+Math.min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=U(r,15*n,!0)&&p("text",{key:`\
weekday ${s}`,class:"small strong",x:c+1.5,y:t.chips.top-13*n},r)].filter(h=>h!==!1)})}function mp(e,t){let{reading:n,stage:s,
lit:o}=e,{x:r,width:i,isFull:a}=s.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=s.type/
13,{top:h,height:u,hasNames:d}=s.chips,f=lt(o,n).includes(t),m=Math.min(20*l,i-3),y=ft(c.start_minute),g=ui(e,t),b=[g||y,
g?g.replace(" %",""):y.slice(0,2)],$=b.find(M=>U(M,12.5*l,!0)<=i)??b[1],w=d?ds(c.label,i-6*l,12.5*l,2):[],x={class:f||g?
"strong middle":"small middle",x:r};return p("g",hi(e,t,c),p("rect",{class:"chip",x:r-i/2+Math.min(1,.1*i),y:h,width:Math.
max(.8,i-2),height:u,rx:a?6*l:0}),a?[$t(c.category,r-m/2,h+8*l,m),p("text",{key:"hour",...x,y:h+45*l},$),w.map((M,N)=>p(
"text",{key:`name ${N}`,class:`${f?"strong":"small"} middle`,x:r,y:h+(62+15*N)*l},M))]:p("rect",{class:"lane",x:r-Math.min(
1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),p("title",{},`${c.label}, ${xt[c.weekday]} ${js(c)}`))}function Dl(e){let{
reading:t,stage:n,lit:s}=e,o=n.type/13,{slices:r}=t,i=lt(s,t)[0]??t.count-1,a=t.visits[i],c=Math.max(...Vt(e).map(({longestSlice:d})=>d)),
l=(n.right-n.left)/r.length,h=n.inputs+(V.title+46)*o,u=r.map(({name:d,label:f,lengths:m},y)=>{let g=Number(m[i]),b=n.left+
(y+.5)*l,$=g/c*30*o;return[p("rect",{key:`bar ${d}`,class:"length lit",x:b-9*o,y:h-$,width:18*o,height:$}),p("text",{key:`\
length ${d}`,class:"tiny middle",x:b,y:h-$-4*o},O(g)),p("text",{key:`name ${d}`,class:"small middle",x:b,y:h+15*o},f)]});
return p("g",di(e),p("rect",{class:"ground",x:n.left,y:n.inputs,width:n.right-n.left,height:(V.title+V.inputs)*o}),Yt(e,
n.inputs+15*o,"Input vector",a?`${a.label}, ${xt[a.weekday]} ${ft(a.start_minute)}`:""),u,p("title",{},"Bars: length of \
each part’s vector"))}function jl(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=s.pointer;return[p("g",bi(e,t),p("rect",{class:"ground",x:s.left,
y:r,width:s.right-s.left,height:(V.title+V.scores)*o}),Yt(e,r+15*o,"Pointer","scores, and weights in percent"),p("path",
{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),pp(e)),p("g",{key:"ribbons",opacity:q(e,tt(n).pointer)},
wi(e,t))]}function pp({reading:e,stage:t,lit:n}){let s=t.type/13,o=e.pointerWeights,r=Array.from(e.pointerScores,m=>O(m)),
i=lt(n,e),a=Math.max(...o),c=Number(t.columns.at(-1)?.width),l=r.some(m=>U(m,11.5*s)>c-3),h=t.pointer+(V.title+V.scores)*
s,u=t.columns.find(m=>m.isFull),d=u?u.x-u.width/2:t.right,f=t.left-8*s;return t.columns.flatMap(({x:m,isFull:y},g)=>{let b=i.
length&&!i.includes(g)?" dim":"",$=o[g]>=.2*a||i.includes(g),w=S(o[g]).replace(" %",""),x=U(w,12.5*s,!0)/2;if(!y&&(!$||m-
x<f||m+x>d))return[];f=m+x;let M=$?"strong":"small",N=h-24*s;return[y&&p("text",l?{key:`score ${g}`,class:`tiny${b}`,x:m+
4*s,y:N+2*s,transform:`rotate(-90 ${(m+4*s).toFixed(2)} ${(N+2*s).toFixed(2)})`}:{key:`score ${g}`,class:`tiny middle${b}`,
x:m,y:N},r[g]),p("text",{key:`weight ${g}`,class:`${M} middle${b}`,x:m,y:h-6*s},w)].filter(k=>k!==!1)})}function Bl(e){let{reading:t,stage:n}=e,s=n.type/13,o=q(e,tt(t).gate),r=Hs(e),i=[...Ws(e,r),...Fs(e,r)];return[mi(e,n.context,
gp(e)),...t.hasPointer?jl(e,i):[],p("g",{key:"flows",opacity:o},Us(e,i,r)),...t.hasPointer?[Pl(e,i)]:[],...t.hasGeneration?
[Hl(e,i)]:[],...t.hasGate?[Il(e)]:[],p("g",{key:"answer",opacity:o},Yt(e,n.answers.top-10*s,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),fi(e,r))]}function gp({reading:e,stage:t}){let n=t.type/13,{x:s,y:o,columns:r,cell:i}=t.
context,a=s+r*i+2,c=Math.ceil(e.values("context").length/r)*i,[l,h]=[o+c/4,o+3*c/4],u=Number(t.columns.at(-1)?.x),d=t.right+
6;return[p("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(V.title+12)*n}V${u>a+4?`${l}H${a}`:o-2}`}),e.hasGeneration&&
p("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${d}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&p("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${d+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var xi=19;function Gl(e){let{stage:t,lit:n}=e,s=t.type/13,o=ce(e),r=p("g",{key:"legend",opacity:q(e,Qe(0))},Os(e,t.visits.
x,t.bottom+37*s,!1)),i=t.layers.map((a,c)=>{let l=`Layer ${c}`,h=U(l,15*s,!0)+45*s<=a.width,u=n?.kind==="visit"?"last vi\
sit’s read":"row reads column",d=h||!e.canAct?u:"";return p("g",{key:`layer ${c}`,opacity:q(e,Qe(c))},a.maps.length?he(
e,a.x,l,d,a.width+(a.stream===null?12:4)):null,a.maps.length>0&&Ds(e,"attention",a.x+a.width,(h?3:21)*s),a.maps.map((f,m)=>yp(
e,f,c,m)),a.maps.map((f,m)=>$i(e,f,c,m,o)),bp(e,c))});return[r,...i]}function yp(e,t,n,s){let{reading:o,stage:r,lit:i}=e;
if(i?.kind!=="visit"||o.isRemoved(n,s))return null;let a=i.visit??0,c=Number(r.rows[a]?.y),l=t.side/o.count,h=Math.max(.5,
Number(o.lastRow(n,s)[a])*r.full*.25),u=t.x-14,d=t.y+t.side-l/2;return p("path",{key:`band ${s}`,class:"attention-band",
d:ee(u,[c-h/2,c+h/2],t.x,[d-h/2,d+h/2])})}function $i(e,t,n,s,o){let{reading:r,stage:i,lit:a,isOwnScale:c}=e,l=i.type/13,
{x:h,y:u,side:d,touch:f}=t,{count:m}=r,y=r.weights(n,s),g=r.lastRow(n,s),b=Ul(r,n,s),{before:$,overlays:w}=e,x=w&&$!==null&&
Ul($,n,s)&&!b,M=x?`; switched off ${r.wordsFor($)}`:"",N=c?Math.max(...y)||1:o,k=a?.kind==="head"&&a.layer===n&&a.head===
s,[A]=a?.kind==="visit"?lt(a,r):[],T=Bt(g),v=A??T,L=d/m,P=`Layer ${n}, head ${s}`,R=f?u-38*l:u+4,C=r.visits[T];return p(
"g",{key:`head ${s}`,class:`part head${k?" lit":""}${b?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"\
-1","aria-label":b?`${P}: switched off`:`${P}: the last visit reads most from visit ${T+1}, ${C?.label}, ${S(g[T])}${M}`},
p("text",{class:"small",x:h,y:u-(f?25:4)*l},`head ${s}`),!b&&(f!==void 0||d>=70*l)&&p("text",{key:"weight",class:`${A===
void 0?"small":"strong"}${f?"":" end"}`,x:f?h:h+d,y:u-4*l},S(g[v])),p("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,
width:d+1,height:d+1}),p("image",{key:"map",class:"map",href:ne(Float32Array.from(y,F=>F/N),m,e.scale),x:h,y:u,width:d,height:d,
preserveAspectRatio:"none",opacity:b?.15:1}),b&&p("path",{key:"cross",class:"crossed",d:`M${h} ${u+d}L${h+d} ${u}`}),x&&
p("path",{key:"earlier cross",class:"crossed earlier",d:`M${h} ${u+d}L${h+d} ${u}`}),A!==void 0&&!b&&p("rect",{key:"colu\
mn",class:"column",x:h+A*L,y:u,width:Math.max(2,L),height:d}),(A!==void 0||k)&&!b&&p("rect",{key:"last",class:"last-row",
x:h,y:u+d-Math.max(2,L),width:d,height:Math.max(2,L)}),p("title",{},`${P}. ${b?"Switched off.":`The last visit reads ${S(
g[v])} from ${r.visits[v]?.label}. Darker: larger weight, up to ${S(N,1)}. Click to open.`}${x?` Switched off ${r.wordsFor(
$)}.`:""}`),Ze(e,{act:"head",words:b?"on":"off",title:b?"Switch this head on again":"Switch this head off",right:h+d-(f?
0:3)*l,y:R}),e.canAct&&f!==void 0&&p("rect",{key:"touch",class:"ground","data-act":"head",x:h+d-f,y:u-f,width:f,height:f}))}
function Ul(e,t,n){return e.isRemoved(t,n)||e.isSkipped(t,"attention")}function bp(e,t){let{reading:n,stage:s,lit:o}=e,r=s.
layers[t];if(r?.stream===null||!r)return null;let i=s.type/13,a=r.stream,c=Gs(n,t),l=ki(e),h=s.streamWidth-8*i,u=lt(o,n),
d=s.rows.flatMap(({y:m,height:y},g)=>{let b=Math.max(1,Math.min(5*i,(y-3)/c.length));return c.map(({name:$,lengths:w,style:x},M)=>p(
"rect",{key:`${$} ${g}`,class:`${x}${u.length&&!u.includes(g)?" dim":""}`,x:a,y:m+(M-c.length/2)*b,width:Number(w[g])/l*
h,height:b-.6}))}),f=c.map(({name:m,style:y},g)=>[p("rect",{class:y,x:a,y:s.bottom+(10+xi*g)*i,width:9*i,height:9*i}),p(
"text",{class:"small",x:a+14*i,y:s.bottom+(18.5+xi*g)*i},m)]);return p("g",Mi(e,t),p("rect",{class:"ground",x:a-4,y:s.top-
2,width:s.streamWidth+14*i,height:s.bottom-s.top+66*i}),he(e,a,"Stream",`+ layer ${t}`,s.streamWidth),d,f,wp(e,t,a+s.streamWidth+
10*i))}function wp(e,t,n){let{reading:s,stage:o}=e,r=o.type/13,i=s.trace.interventions.residuals===!1,a={act:"attention",
words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream","join stream"],isOff:i},...s.heads?
[{...a,isOff:s.isSkipped(t,"attention")}]:[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:s.isSkipped(t,"feed_\
forward")}].map(({act:l,words:h,isOff:u},d)=>Ze(e,{act:l,words:String(h[Number(u)]),title:xp[l]??"",right:n,y:o.bottom+(5+
xi*d)*r}))}var xp={residuals:"Residual connections of all layers: without them, only what sublayers add goes on",attention:"\
Self-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of this layer: skipped,\
 it adds nothing"};function Gs(e,t){let{residual:n,attention:s,feedForward:o}=e.stream(t);return[{name:"stream",lengths:n,
style:"residual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"FFN",lengths:o,style:"feed-forward"}]}function ki(e){
let t=0;for(let n of Vt(e))for(let s=0;s<n.layers;s++)for(let{lengths:o}of Gs(n,s))t=Math.max(t,...o);return t||1}function Mi(e,t){
let{residual:n,attention:s,feedForward:o}=e.reading.stream(t);return{key:"stream",class:"part stream","data-part":`layer\
s.${t}.stream`,role:"button",tabindex:"-1",opacity:q(e,Qe(t)+1),"aria-label":`Stream of layer ${t}: vector lengths of th\
e last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.toFixed(1)}`:""}, feed-forward network ${o.at(-1)?.
toFixed(1)}`}}function Vl(e){let{stage:t,lit:n}=e,s=t.type/13,o=ce(e),r=n?.kind==="visit"?"what the last visit reads":"row reads colum\
n";return t.layers.map(({y:i,maps:a},c)=>p("g",{key:`layer ${c}`,opacity:q(e,Qe(c))},a.length>0&&Yt(e,i+15*s,`Layer ${c}`,
r),c===0&&Os(e,t.left+72*s,i+15*s,!0),a.map((l,h)=>$i(e,l,c,h,o)),$p(e,c)))}function $p(e,t){let{reading:n,stage:s,lit:o}=e,
r=s.type/13,i=Number(s.layers[t]?.stream),a=Gs(n,t),c=ki(e),l=lt(o,n),h=i+V.bars*r,u=s.columns.flatMap(({x:d,width:f},m)=>{
let y=Math.min(8*r,.86*f/a.length);return a.map(({name:g,lengths:b,style:$},w)=>{let x=Number(b[m])/c*V.bars*r;return p(
"rect",{key:`${g} ${m}`,class:`${$}${l.length&&!l.includes(m)?" dim":""}`,x:d+(w-a.length/2)*y,y:h-x,width:.88*y,height:x})})});
return p("g",Mi(e,t),p("rect",{class:"ground",x:s.left,y:i-V.title*r,width:s.right-s.left,height:(V.title+V.bars)*r}),Yt(
e,i-10*r,s.layers[t]?.maps.length?"Stream":`Layer ${t}`,""),kp(e,a,i-10*r),u)}function kp({stage:e},t,n){let s=e.type/13,
o=e.right;return[...t].reverse().map(({name:r,style:i})=>{let a=o-U(r,12.5*s);return o=a-26*s,[p("rect",{class:i,x:a-14*
s,y:n-9*s,width:9*s,height:9*s}),p("text",{class:"small",x:a,y:n},r)]})}var Vs=700;function Yl({stage:{size:e},...t}){let n=fs(t),s={...t,stage:zr(t.reading,e.width,e.type,n)};return[p("g",{key:"\
visits"},Fl(s)),p("g",{key:"inputs"},Dl(s)),p("g",{key:"layers"},Vl(s)),p("g",{key:"decoder"},Bl(s))]}function ql(e,t,n){
return zr(e,t,n).size.height}var Mp={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]};function Xl(e,t,n){if(n==="Home")return e[0]??
null;if(n==="End")return e.at(-1)??null;let[s,o]=Mp[n]??[0,!1],r=t?e.indexOf(t):-1,i=e[r];if(s===0||!i)return null;let a=Ys(
i);if(!o){let d=e[r+s];return d&&Ys(d)===a?d:null}let c=[...new Set(e.map(Ys))],l=c[c.indexOf(a)+s],h=e.filter(d=>Ys(d)===
l),u=d=>Math.abs(Kl(d)-Kl(i));return h.sort((d,f)=>u(d)-u(f))[0]??null}function Ys(e){return(e.getAttribute("data-part")??
"").replace(/\.\d+$/,"")}function Kl(e){let{top:t,bottom:n}=e.getBoundingClientRect();return(t+n)/2}function zl(e){let{reading:t}=e,n=tt(t),s=Hs(e),o=[...Ws(e,s),...Fs(e,s)];return[Ll(e),...t.hasPointer?Wl(e,o):[],...t.hasGeneration?
[Cl(e,o)]:[],p("g",{key:"flows",opacity:q(e,n.gate)},Us(e,o,s)),t.hasGate?Rl(e):null,p("g",{key:"answer",opacity:q(e,n.gate)},
vl(e,s))].filter(r=>r!==null)}function Jl(e){return e.stage.size.width<Vs?Yl(e):[p("g",{key:"visits"},Tl(e)),p("g",{key:"inputs"},Nl(e)),p("g",{key:"l\
ayers"},Gl(e)),p("g",{key:"decoder"},zl(e))]}var _i=240,_p=120,Ep=13,Ap=17,Sp=.05,Op=.5,Tp=660,Np=matchMedia("(prefers-reduced-motion: reduce)"),tn=class{#t=null;#e=null;#n=null;#s=null;#o=null;#r="";#c=null;#i=null;#l=null;#a=!1;happened=null;isOwnScale=!0;constructor(t,n={}){
this.root=t,this.hooks=n,t.classList.add("network-picture"),t.toggleAttribute("data-leads-on",n.more!==void 0),this.drawn=
document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute("role","group"),this.drawn.setAttribute(
"aria-label","The network. Arrow keys walk it, Enter opens a part.");let s=document.createElement("div");s.className="pi\
cture-foot";let o=document.createElement("div");o.className="picture-controls",this.caption=document.createElement("p"),
this.caption.className="picture-caption";let r=document.createElement("button");r.type="button",r.textContent="Numbers",
r.title="The numbers behind what is shown, as a table (T)",r.addEventListener("click",()=>{this.#f()}),s.append(o,this.caption,
r),t.replaceChildren(this.drawn,...n.isStill?[]:[s]),this.drawing=new Rs(this.drawn),this.player=new Is(o,i=>{this.#c=i,
i!==null&&this.#i!==null&&(this.#i=null,this.hooks.opened?.(null)),this.root.toggleAttribute("data-telling",this.player.
isTelling),this.#x(_i)}),this.#h()}#h(){let{drawn:t}=this;new ResizeObserver(()=>this.#x(0)).observe(t),new MutationObserver(
()=>this.#x(0)).observe(document.documentElement,{attributeFilter:["data-theme"]}),t.addEventListener("pointerover",({target:n})=>{
this.#l||this.#u(Ei(n))}),t.addEventListener("pointerleave",()=>this.#u(null)),t.addEventListener("focusin",({target:n})=>this.#u(
Ei(n))),t.addEventListener("focusout",()=>this.#u(null)),t.addEventListener("keydown",n=>this.#_(n)),t.addEventListener(
"click",({target:n})=>this.#$(n)),t.addEventListener("pointerdown",n=>this.#w(n)),t.addEventListener("pointermove",n=>this.#g(
n,!1));for(let n of["pointerup","pointercancel"])t.addEventListener(n,s=>this.#g(s,!0))}show(t,n=null,s=null){this.#t=new jt(
t),this.#e=n&&new jt(n,this.hooks.against),this.#n=s&&new jt(s),this.#s=wt(this.#o,this.#t),this.player.tell(bl(this.#t)),
this.#x(this.#l?.follows?0:_i)}open(t){let n=t===null?this.#i:null;this.#i=t,this.#s=this.#o=null;let s=this.drawn.contains(
document.activeElement);this.player.isOpen&&this.player.close(),this.#x(_i);let o=s&&n&&this.#m(n);o&&this.#y(o),s&&this.#d(),
this.hooks.opened?.(this.#i)}#f(){let{against:t}=this.hooks,n=t===void 0?null:this.#e;this.#t&&Al(this.root,this.#t,this.#i,
n)}#m(t){return this.#M.map(s=>s.getAttribute("data-part")??"").find(s=>`${t}.`.startsWith(`${s}.`))??null}#d(){if(this.
drawn.contains(document.activeElement))return;let t=this.drawn.querySelector('[tabindex="0"]');t instanceof SVGElement&&
t.focus()}mark(t){this.light(t.length?`visits.${t[0]}`:null)}file({title:t,lines:n=[]}){let s=getComputedStyle(this.root).
getPropertyValue("--paper").trim();return kl(this.drawn,{title:t,ground:s,lines:n})}light(t){if(this.#o=t,!this.#t)return!1;
let n=wt(t,this.#t);return JSON.stringify(n)===JSON.stringify(this.#s)?!1:(this.#s=n,this.#x(0),!0)}#u(t){if(!this.light(
t))return;let{kind:n,visit:s=0}=this.#s??{};this.hooks.pointed?.(n==="visit"?[s]:[],this.#s&&t)}#$(t){if(!(t instanceof Element)||
this.#a)return;let n=Ei(t),s=t.closest("[data-more]"),o=t.closest("[data-act]")?.getAttribute("data-act");if(s){let[r,i,
a]=["more","layer","head"].map(c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:i??null,head:a??null})}else if(o===
"scale")this.isOwnScale=!this.isOwnScale,this.#x(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#p(n,o);else{
let r=t.closest("[data-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#p(t,n){let s=this.#t&&wt(t,this.#t),
{act:o}=this.hooks;if(!s||!o)return;let{kind:r,layer:i=0,head:a=0,visit:c=0}=s;r==="head"&&o({kind:r,layer:i,head:a}),r===
"visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),n==="residuals"?o({kind:n}):(n==="attenti\
on"||n==="feed_forward")&&o({kind:"skip",layer:i,part:n})}#w(t){this.#a=!1;let{act:n,edit:s,carry:o}=this.hooks;!this.#t||
!(n||o)||(this.#l=n?Sc(t,this.#t,this.drawn,s!==void 0):Oc(t),this.#l?.follows&&t.preventDefault())}#g(t,n){let s=this.#l;
if(!s||t.pointerId!==s.pointer)return;n&&(this.#l=null);let o=s.to(t,n);o&&(this.#a=!0,!this.drawn.hasPointerCapture(s.pointer)&&
!n&&this.drawn.setPointerCapture(s.pointer),o.kind==="carry"?this.hooks.carry?.(o):vp(o)?this.hooks.edit?.(o):this.hooks.
act?.(o))}#_(t){let n=t.target instanceof Element?t.target.closest("[data-part], [tabindex]"):null,s=n?.getAttribute("da\
ta-part")??null;(t.altKey?this.#k(t.key,s):this.#b(t.key,n,s))&&t.preventDefault()}#b(t,n,s){if(t==="Escape"&&this.#i!==
null)return this.open(Rr(this.#i)||null),!0;if(t==="Escape"&&this.player.isOpen)return this.player.close(),!0;if(t.toLowerCase()===
"t"&&this.#t)return this.#f(),!0;if(t.toLowerCase()==="p"&&s!==null&&this.hooks.carry)return this.hooks.carry({kind:"car\
ry",name:s,x:0,y:0,state:"dropped"}),!0;if((t==="Enter"||t===" ")&&n){let r=n.hasAttribute("data-act")||n.hasAttribute("\
data-open");return t===" "&&this.hooks.act&&!r?this.#p(s??""):this.#$(n),!0}if(this.#i!==null&&this.#t){let r=Ir(this.#i,
t,this.#t),i=n?.getAttribute("aria-current")==="true";r!==null&&this.open(r);let a=this.drawn.querySelector(`[aria-curre\
nt="true"][data-open="${r}"]`);return i&&a instanceof SVGElement&&a.focus(),r!==null}let o=Xl(this.#M,n,t)?.getAttribute(
"data-part")??null;return o!==null&&this.#y(o),o!==null}#y(t){let n=this.#M.find(s=>s.getAttribute("data-part")===t);n instanceof
SVGElement&&(this.#r=t,this.#E(),n.focus())}#k(t,n){let s={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[t],o=this.#t,
r=o&&wt(n,o),{act:i,edit:a}=this.hooks;if(!s||!r||!i)return!1;let c=!0;if(r.kind==="visit"){let l=r.visit??0;if(!a||!o.visits[l+
s])return!0;a({kind:"move",visit:l,by:s,isDone:c}),this.#y(`visits.${l+s}`)}else if(r.kind==="gate"){let l=Math.min(1,Math.
max(0,o.gate+s*Sp));i({kind:"gate",value:Math.round(100*l)/100,isDone:c})}else if(r.kind==="head"||r.kind==="pointer"){let l=r.
kind==="head"?"attention":"pointer";i({kind:"temperature",of:l,value:Lr(o,l,s*Op),isDone:c})}else return!1;return!0}get#M(){
return[...this.drawn.querySelectorAll("[data-part][tabindex]")]}#E(){let t=this.#M,n=t.find(s=>s.getAttribute("data-part")===
this.#r)??t[0];for(let s of t)s.setAttribute("tabindex",s===n?"0":"-1")}#x(t){let n=this.#O();if(!n)return;let{width:s,height:o}=n.
stage.size;this.drawn.setAttribute("viewBox",`0 0 ${s} ${o}`),this.drawn.setAttribute("font-size",String(n.stage.type));
let r=this.#i===null?[]:dl(n,this.#i);r.length||(this.#i=null),this.drawing.show(r.length?r:Jl(n),Np.matches?0:t),this.#i===
null&&this.#E();let i=this.#i===null?null:wl(this.#i,n.reading),a=this.#s?null:this.player.told;this.#S(i??a??Te(this.#s,
n.reading,n.before))}#S({title:t,text:n}){let s=document.createElement("strong");s.textContent=t,this.caption.replaceChildren(
s,` ${n}`)}#O(){let{width:t,height:n}=this.drawn.getBoundingClientRect(),s=t<Vs;if(!this.#t||t<_p||n<1&&!s)return null;let r=(Number(
getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(Ap,Math.max(Ep,t/120));this.root.classList.toggle(
"tall",s);let i={reading:this.#t,before:this.#e,overlays:this.#e!==null&&this.hooks.against!==void 0},a=fs(i),c=s?ql(this.#t,
t,r):n,l=s&&this.#i!==null?Tp:c;return{...i,beside:this.#n,stage:nl(this.#t,{width:t,height:l,type:r},a),lit:this.#s??wt(
this.player.told?.part,this.#t),beat:this.#c??Number.POSITIVE_INFINITY,happened:this.happened,isOwnScale:this.isOwnScale,
scale:[this.#A("--map-least"),this.#A("--attention")],canAct:this.hooks.act!==void 0}}#A(t){let n=getComputedStyle(this.
root).getPropertyValue(t).trim().slice(1),[s=0,o=0,r=0]=(n.match(/../g)??[]).map(i=>Number.parseInt(i,16));return[s,o,r]}};
function vp(e){return e.kind==="move"||e.kind==="time"||e.kind==="stay"}function Ei(e){return(e instanceof Element?e.closest(
"[data-part]"):null)?.getAttribute("data-part")??null}var Lp=2e3;async function qs(e){let t=_(e,"span"),n=t.textContent;try{await navigator.clipboard.writeText(location.href),
t.textContent="Copied"}catch{t.textContent="See address bar"}setTimeout(()=>{t.textContent=n},Lp)}var en=["a","b"],Rp="Parts are exchanged in this browser, which does not have this network’s weights.",Ip="These netwo\
rks know different places, so they can only stand side by side.",Ks=class{#t=null;#e={};#n="overlaid";#s=null;#o=!1;pointed=()=>{};constructor(t){
this.page=t,this.sheet=new Be(t),this.note=_(t,"[data-note]"),this.layouts=J(t,"input[name=layout]",HTMLInputElement),this.
pictures={a:this.#r("a"),b:this.#r("b")},this.patchBar=new hs(t,()=>{this.#t?.updateAddress("replace"),this.#l()});for(let s of this.
layouts)s.addEventListener("change",()=>{this.#n=s.value,this.#t?.updateAddress("replace"),this.#l()});let n=_(t,"[data-\
share]",HTMLButtonElement);n.addEventListener("click",()=>qs(n)),_(t,"[data-present]").addEventListener("click",()=>{_(t,
"[data-stage]").requestFullscreen()})}follow(t){this.#t=t}get options(){return{...this.#n==="beside"&&{layout:"beside"},
...this.#s&&{open:this.#s},...this.patchBar.address&&{put:this.patchBar.address}}}restore(t){this.#n=t.get("layout")==="\
beside"?"beside":"overlaid",this.#s=t.get("open"),this.patchBar.restore(t.get("put")),this.#f(this.#n)}show(t,n){let s=[
t,n].map(Ql),o=this.#d?Object.assign({},...s.map(i=>i?.places)):{};this.#e={};for(let[i,a]of en.entries()){let c=s[i];c&&
(this.#e[a]=new jt({...c,places:{...o,...c.places}}));let l=`${a==="a"?"First":"Second"}: ${this.#m(a)?.name??""}`;for(let h of J(
this.page,`[data-run="${a}"]`))h.textContent=l}this.#u(t,n),[t,n].some(i=>i&&!Ql(i))||this.#l()}showProblem(t){this.sheet.
show(!0),t.scrollIntoView({block:"nearest"})}mark(t){for(let n of en)this.pictures[n].mark(t)}#r(t){let n=_(this.page,`[\
data-run-picture="${t}"] [data-network]`);return new tn(n,{...t==="a"&&{against:"in the second run"},pointed:(o,r)=>{this.
pointed(o),this.#c(t,r)},opened:o=>this.#i(t,o),carry:o=>this.patchBar.carry(t,o,this.#e[t])})}#c(t,n){let s=t==="a"?"b":
"a",[o,r]=[this.#e[t],this.#e[s]];!o||!r||this.pictures[s].light(yc(n,o,r,this.#d))}#i(t,n){this.#o||(this.#s=n,this.#o=
!0,this.pictures[t==="a"?"b":"a"].open(n),this.#o=!1,this.#t?.updateAddress("replace"))}#l(){let{a:t,b:n}=this.#e,s=t&&n?
gc(t,n,this.#d):"",o=s===null?"beside":this.#n,r=o==="overlaid"&&!!(t&&n);this.page.dataset.layout=o,this.#f(o);for(let h of this.
layouts)h.disabled=s===null;this.note.textContent=s===null?Ip:r?s:"",_(this.page,"[data-legend]").hidden=!r;for(let h of en){
let u=this.#e[h]&&!(r&&h==="b");_(this.page,`[data-run-picture="${h}"]`).hidden=!u}let i={a:t?.trace??null,b:n?.trace??null},
{into:a}=this.patchBar.patches,c=this.#a(),l={...i,...c&&{[a]:c}};this.#o=!0,r&&l.a&&this.pictures.a.show(l.a,l.b);for(let h of r?
[]:en){let u=l[h],d=u===i[h]?null:i[h];u&&this.pictures[h].show(u,d,l[bn(h)])}if(this.#s)for(let h of en)this.pictures[h].
open(this.#s);this.#o=!1,this.page.dataset.drawn="true"}#a(){let{into:t,names:n}=this.patchBar.patches,[s,o]=[this.#e[bn(
t)],this.#e[t]],r=!!(s&&o&&this.#d&&xc(s,o)),i=this.page.dataset.layout==="beside";if(this.patchBar.offer(this.#e,r&&(i||
n.length>0)),!r||!s||!o||!n.length)return this.patchBar.show(s,""),null;let a=this.#m(t)?.changed(this.#h(t),$c(n,s,o));
return this.patchBar.show(s,a?Cp(s,o,new jt(a),t):Rp),a??null}#h(t){let[n,s]=this.#t.queries;return t==="a"?n:s}#f(t){for(let n of this.
layouts)n.checked=n.value===t}#m(t){return t==="a"?this.#t?.first:this.#t?.second}get#d(){let[t,n]=en.map(s=>this.#m(s)?.
root.dataset.places);return t!==void 0&&t===n}#u(t,n){let s=_(this.page,"[data-change]"),{b:o}=this.#e,r=t?.prediction.location??
0,i=t&&o&&this.#d?o.knownProbability(r):null;if(s.hidden=i===null,!t||i===null)return;let a=Math.round(1e3*t.prediction.
probability)-Math.round(1e3*i),c=_(s,"[data-change-value]"),l=a>0?"▲ ":a<0?"▼ ":"";c.textContent=`${l}${Math.abs(a/10).
toFixed(1)} points`,c.className=a>0?"more":a<0?"less":"",_(s,"[data-change-place]").textContent=r===n?.prediction.location?
"":`for ${t.prediction.name??`#${r}`}`}};function Cp(e,t,n,s){let{location:o}=e.trace.prediction,r=f=>f.knownProbability(
o)??0,[i,a,c]=[r(e),r(t),r(n)],l=kc({clean:i,changed:a,patched:c}),h=e.nameOf(o).label,u=s==="a"?"first":"second",d=l===
null?"The runs hardly differ in it.":`${Math.round(100*l)} % of the difference in log-odds comes back.`;return`${h} in t\
he ${u} run: ${S(a,1)} → ${S(c,1)}; the other run gives it ${S(i,1)}. ${d}`}function Ql(e){return e&&"tensors"in e?e:null}function Zl(e,t,n,s){let o=_(e,"input",HTMLInputElement),r=_(e,"[role=listbox]"),i=[],a=-1,c=Promise.resolve(),l=0,h=()=>{
l+=1,i=[],a=-1,r.hidden=!0,r.replaceChildren(),o.setAttribute("aria-expanded","false"),o.removeAttribute("aria-activedes\
cendant")},u=$=>{a=$;for(let[x,M]of[...r.children].entries())M.setAttribute("aria-selected",String(x===a));let w=r.children[a];
if(!w){o.removeAttribute("aria-activedescendant");return}o.setAttribute("aria-activedescendant",w.id),w.scrollIntoView({
block:"nearest"})},d=$=>{$&&(o.value="",h(),s($))},f=($,w,x)=>{let M=document.createElement("li");M.id=`${r.id}-${$}`,M.
setAttribute("role","option");let N=document.createElement("small");return N.textContent=x,M.append(w," ",N),M},m=($,w)=>{
i=$;let x=i.map((M,N)=>{let{label:k,note:A}=n(M),T=f(N,k,A);return T.addEventListener("mousedown",v=>v.preventDefault()),
T.addEventListener("click",()=>d(M)),T});if(w){let M=f(0,w,"");M.setAttribute("aria-disabled","true"),x.push(M)}r.replaceChildren(
...x),r.hidden=x.length===0,o.setAttribute("aria-expanded",String(x.length>0)),u(i.length&&o.value.trim()?0:-1)},y=async()=>{
l+=1;let $=l;i=[],a=-1;let w=o.value.trim();try{let x=await t(w);$===l&&m(x,x.length?"":`No place matches “${w}”.`)}catch(x){
$===l&&m([],Fe(x))}},g=()=>{c=y()},b=async()=>{!o.value.trim()&&a<0||(await c,d(i[a]))};o.addEventListener("input",g),o.
addEventListener("focus",g),o.addEventListener("blur",h),o.addEventListener("keydown",$=>{if($.key==="ArrowDown"&&r.hidden)
g();else if($.key==="ArrowDown")u(Math.min(a+1,i.length-1));else if($.key==="ArrowUp")u(Math.max(a-1,0));else if($.key===
"Enter")b();else if($.key==="Escape")h();else return;$.preventDefault()})}var zs=class{#t=[];constructor(t,n){this.text=_(t,"textarea",HTMLTextAreaElement),this.rows=_(t,"[data-rows]"),this.template=
_(t,"template[data-row]",HTMLTemplateElement),this.errors=_(t,"[data-errors]"),this.changed=n,this.text.addEventListener(
"input",()=>{this.rows.inert=!0,n(!0)}),this.rows.addEventListener("click",s=>this.#c(de(s).closest("button"))),this.rows.
addEventListener("change",s=>{de(s).dataset.control==="day"&&this.#r(nn(s))}),this.rows.addEventListener("focusout",s=>{
this.rows.inert||this.#r(nn(s))}),this.rows.addEventListener("input",s=>{let o=nn(s);o.setCustomValidity(""),o.removeAttribute(
"aria-invalid")}),this.rows.addEventListener("keydown",s=>{s.key==="Enter"&&this.#r(nn(s))})}get visits(){return this.text.
value}mark(t){for(let[n,s]of[...this.rows.children].entries())s.toggleAttribute("data-marked",t.includes(n))}indexOf(t){
let n=t.closest("[data-visit]");return n?[...this.rows.children].indexOf(n):-1}set visits(t){this.text.value=t,this.rows.
inert=!0}add(t){let n=this.text.value.trim().replace(/,$/,"");this.text.value=n?`${n}, ${t}`:t,this.rows.inert=!0,this.changed(
!1)}show(t){for(this.#t=t;this.rows.children.length>t.length;)this.rows.lastElementChild?.remove();for(;this.rows.children.
length<t.length;)this.rows.append(Ln(this.template));let n=J(this.rows,":scope > [data-visit]");for(let[s,o]of t.entries()){
let r=n[s];r&&this.#o(r,o,s,t.length)}this.rows.inert=!1}showProblems(t){this.text.setAttribute("aria-invalid",String(t.
length>0)),this.errors.hidden=t.length===0,this.errors.replaceChildren(...t.map(n=>{let s=document.createElement("li"),o=/^visits\[(\d+)\]/.
exec(n.where);if(!o)return s.textContent=n.message,s;let r=Number(o[1]);s.textContent=`Visit ${r+1}: ${n.message}`;for(let i of n.
suggestions)s.append(" ",this.#e(r,i));return s}))}#e(t,n){let s=document.createElement("button");return s.type="button",
s.className="suggestion",s.textContent=n,s.setAttribute("aria-label",`Use ${n} for visit ${t+1}`),s.addEventListener("cl\
ick",()=>{this.visits=uc(this.text.value,t,n),this.text.focus(),this.changed(!1)}),s}#n(t){this.show(t),this.text.value=
lc(t),this.changed(!1)}#s(t){this.#n(this.#t.map((n,s)=>t.get(s)??n))}#o(t,n,s,o){let[r,i]=Xs(n.written_moment);t.toggleAttribute(
"data-masked",n.masked),_(t,"[data-number]").textContent=String(s+1),_(t,"[data-place]").textContent=n.label,_(t,"[data-\
category]").textContent=n.category??"";let a=_(t,'[data-control="day"]',HTMLSelectElement),c=r&&!Mt.includes(r)?[...Mt,r]:
Mt;a.replaceChildren(new Option(`(${Mt[n.weekday]})`,""),...c.map(u=>new Option(u,u)));let l=[["day",a,r,"Day"],["time",
_(t,'[data-control="time"]',HTMLInputElement),i||Si(n.start_minute),"Time"],["stay",_(t,'[data-control="stay"]',HTMLInputElement),
String(n.duration_minutes),"Minutes of stay"]];for(let[u,d,f,m]of l)d instanceof HTMLInputElement&&d===document.activeElement&&
d.value!==d.dataset.read||(d.value=f),d.dataset.read=f,d.toggleAttribute("data-filled-in",n.filled_in.includes(u)),d.setAttribute(
"aria-label",`${m} of visit ${s+1}, ${n.label}`);let h=[["earlier","Move earlier:",s>0],["later","Move later:",s<o-1],["\
remove","Remove",o>1]];for(let[u,d,f]of h){let m=_(t,`[data-control="${u}"]`,HTMLButtonElement);m.disabled=!f,m.setAttribute(
"aria-label",`${d} visit ${s+1}, ${n.label}`)}}#r(t){let n=t.dataset.control;if(!n||t.localName==="button"||t.value===t.
dataset.read)return;let s=this.indexOf(t),o=this.#t[s],r=t.closest("[data-visit]");if(!o||!r||n==="time"&&t instanceof HTMLInputElement&&
!Pp(t))return;let[i]=Xs(o.written_moment),a=_(r,'[data-control="time"]').dataset.read,c=t.value===""?null:Math.round(Number(
t.value)),l={day:{written_moment:`${t.value} ${a}`.trim()},time:{written_moment:t.value&&`${i} ${t.value}`.trim()},stay:{
written_stay:c,duration_minutes:c??o.duration_minutes}};t.dataset.read=t.value,this.#s(new Map([[s,{...o,...l[n]}]]))}#c(t){
let n=t?.dataset.control;if(!t||!n)return;let s=this.indexOf(t);if(n==="remove")this.#i(s),this.#a(Math.min(s,this.#t.length-
1),n);else{let o=n==="earlier"?s-1:s+1;this.#l(s,o),this.#a(o,n)}}#i(t){let[n,s,o]=[-1,0,1].map(a=>this.#t[t+a]),r=this.#t.
filter((a,c)=>c!==t),i=o?.filled_in.includes("day")&&o.arrival&&Ai(o)!==Ai(n);if(o&&s&&i){let[a]=Xs(s.written_moment),h=`${!a||
Mt.includes(a)?Mt[o.weekday]:Ai(o)} ${Si(o.start_minute)}`;r[t]={...o,written_moment:h}}this.#n(r)}move(t,n){let s=Math.
max(0,Math.min(this.#t.length-1,t+n));s!==t&&this.#l(t,s)}setTime(t,n){let s=this.#t[t];if(!s)return;let[o]=Xs(s.written_moment),
r=`${o} ${Si(n)}`.trim();this.#s(new Map([[t,{...s,written_moment:r,start_minute:n}]]))}setStay(t,n){let s=this.#t[t];if(!s)
return;let o={written_stay:n,duration_minutes:n};this.#s(new Map([[t,{...s,...o}]]))}#l(t,n){let[s,o]=[this.#t[t],this.#t[n]];
!s||!o||this.#s(new Map([[t,{...s,...th(o)}],[n,{...o,...th(s)}]]))}#a(t,n){let s=this.#t.length-1,o={earlier:t===0,later:t===
s,remove:s===0},r=[n,"later","earlier","remove"].find(c=>!o[c]),i=J(this.rows,":scope > [data-visit]")[t],a=r&&i?.querySelector(
`[data-control="${r}"]`);(a instanceof HTMLElement?a:this.text).focus()}};function Ai(e){return e?.arrival?.split("T")[0]}
function th({place:e,label:t,category:n}){return{place:e,label:t,category:n}}function Xs(e){let[t="",n]=e.split(" ");return n===
void 0?["",t]:[t,n]}function Pp(e){let t=e.value.trim()?dc(e.value):"",n=t===null?`“${e.value}” is not a time. Write h\
ours and minutes from 00:00 to 23:59, such as 17:30.`:"";return e.setCustomValidity(n),e.setAttribute("aria-invalid",String(
n!=="")),t===null?e.reportValidity():e.value=t,t!==null}function Si(e){let t=n=>String(Math.floor(n)).padStart(2,"0");return`${t(
e/60)}:${t(e%60)}`}var Hp="../bundles/browser-model.js",Wp=/\bexport\s*\{[^}]*\};?\s*$/;var Oi=new WeakMap;async function eh(e,{location:t,variants:n},s,o){let r=Fp(e),i=Up(o);for(let a of n){o.throwIfAborted();
let{input:c}=a;s(a,c&&await Promise.race([i,r(c,t)]))}}function Fp(e){let t=Dp(e);Oi.has(e)||Oi.set(e,jp(e));let n=Oi.get(
e);return async(s,o)=>{let r=await n?.ask({input:s,location:o});if(!r)return t(s,o);if("error"in r)throw new Error(r.error);
return r.answer}}function Dp(e){let t=performance.now()+12;return async(n,s)=>(performance.now()>=t&&(await new Promise(
o=>setTimeout(o)),t=performance.now()+12),e.answer(n,s))}function jp(e){try{return new Ti(e.content)}catch{return null}}
var Ti=class{#t;#e;constructor(t){this.#t=Bp(),this.#e=new Promise(n=>{this.#t.addEventListener("error",s=>{s.preventDefault(),
n(null)})}),this.#t.postMessage(t)}ask(t){let{port1:n,port2:s}=new MessageChannel,o=new Promise(r=>{n.onmessage=({data:i})=>{
n.close(),r(i)}});return this.#t.postMessage(t,[s]),Promise.race([this.#e,o])}};function Bp(){let e=document.querySelector(
"script[data-engine]")?.textContent;if(!e)return new Worker(new URL(Hp,E),{type:"module"});let t=new Blob([e.replace(Wp,
"")],{type:"text/javascript"});return new Worker(URL.createObjectURL(t))}function Up(e){let t=new Promise((n,s)=>{e.addEventListener(
"abort",()=>s(e.reason),{once:!0})});return t.catch(()=>{}),t}var Gp={hours:["Moved by","All visits and the moment to predict move together."],visits:["Visit left out","One visit is \
left out at a time; the others keep the times and stays that the page shows, and the moment to predict stays."],heads:["\
Heads removed","Every set of heads is removed, on top of the changes already made."]},Vp="This network has too many head\
s to try every set, so each is removed alone.",Yp="cannot be left out: the answer is read at the last visit, and the one\
 before is missing or masked",Ni=e=>`${(100*e).toFixed(1)} %`,Js=class{#t=null;constructor(t,n,s){this.body=n,this.explanations=
s,this.kind=_(t,"[data-kind]",HTMLSelectElement),this.button=_(t,"[data-run]",HTMLButtonElement),this.progress=_(t,"[dat\
a-progress]",HTMLProgressElement),this.meaning=_(t,"[data-meaning]"),this.failure=_(t,"[data-failure]"),this.summary=_(t,
"[data-summary]"),this.frame=_(t,"[data-frame]"),this.rows=_(t,"tbody"),this.row=_(t,"template",HTMLTemplateElement),this.
kind.addEventListener("change",()=>this.clear()),this.button.addEventListener("click",()=>this.#t?this.#n():this.#e())}clear(){
this.#s(),this.rows.replaceChildren(),this.summary.textContent="";for(let t of[this.meaning,this.failure,this.frame])t.hidden=
!0}async#e(){this.clear();let t=new AbortController;this.#t=t,this.button.textContent="Stop",this.progress.removeAttribute(
"value"),this.progress.hidden=!1;try{await this.explanations.prepare(),t.signal.throwIfAborted(),await this.#o(t.signal)}catch(n){
if(this.#t!==t)return;this.failure.textContent=Fe(n),this.failure.hidden=!1}this.#s()}#n(){let{value:t,max:n}=this.progress,
s=this.frame.hidden?"":` after ${t} of ${n} answers`;this.summary.textContent=`Stopped${s}.`,this.#s()}#s(){this.#t?.abort(),
this.#t=null,this.button.textContent="Run",this.progress.hidden=!0}async#o(t){let{model:n,obstacle:s}=this.explanations,
o=this.body();if(!n)throw new Error(`This browser cannot compute: ${s}`);if(!o)throw new Error("Enter a history of visit\
s first.");let r=this.kind.value,{prediction:i,variants:a}=n.sweep(r,o);if(!a.length)throw new Error("Every head is remo\
ved already.");this.#r(r,i,a);let{location:c}=i,l=[];await eh(n,{location:c,variants:a},(h,u)=>{let d=(u?.probability??0)-
i.probability,f=!!u&&u?.prediction.location!==c;this.#c({variant:h,answer:u,change:d,differs:f,row:Ln(this.row)},l)},t),
this.summary.textContent=zp(l)}#r(t,n,s){let[o,r]=Gp[t],i=s.every(({heads:a})=>a?.length===1);this.meaning.textContent=`${i?
Vp:r} The unchanged answer is ${Me({prediction:n})}.`,_(this.frame,"[data-changed]").textContent=o;for(let a of[this.meaning,
this.frame])a.hidden=!1;this.progress.max=s.length,this.progress.value=0}#c(t,n){Kp(t);let s=n.findIndex(r=>qp(t,r)),o=s<
0?n.length:s;this.rows.insertBefore(t.row,n[o]?.row??null),n.splice(o,0,t),this.progress.value+=1}};function qp(e,t){let[
n,s]=[e.variant.heads,t.variant.heads];return!n||n.length!==s?.length?!1:Math.abs(e.change)>Math.abs(t.change)}function Kp({
variant:e,answer:t,change:n,differs:s,row:o}){_(o,"th").textContent=Xp(e);let r=_(o,".word");if(!t){r.textContent=Yp;return}
o.toggleAttribute("data-differs",s),r.textContent=s?Me(t):"the same";let i=_(o,".share");i.textContent=Ni(t.probability),
i.style.setProperty("--share",String(t.probability)),_(o,"[data-change]").textContent=nh(100*n,1)}function Xp({hours:e=0,
visit:t,heads:n}){return t?`${t.sent+1} ${t.label}`:n?n.map(([s,o])=>`L${s} H${o}`).join(", ")||"none":`${nh(e,0)} h`}function zp(e){
let t=e.flatMap(({answer:r})=>r?.probability??[]);if(!t.length)return"";let n=e.filter(({differs:r})=>r).length,[s,o]=[Math.
min(...t),Math.max(...t)];return`Another place leads in ${n} of ${t.length} rows. The probability of the unchanged answe\
r lies between ${Ni(s)} and ${Ni(o)}. Computed in this browser.`}function nh(e,t){let n=Math.abs(e).toFixed(t);return Number(
n)===0?n:`${e>0?"+":"−"}${n}`}var Jp={routine:"routine",habit:"a habit",errand:"an errand",consequence:"a consequence of the day's first stop"};function sh(e,t=n=>`\
visit ${n+1}`){let{cause:n,custom:s,expected_label:o}=e,r=Jp[s];if(!r)return"It was a free choice.";let i=e.decided_by.map(
t);e.decided_before&&i.push("visits before this history");let a=i.length?`, decided by ${i.join(" and ")}`:"";return n===
s?`It was ${r}${a}.`:`It should have been ${r}${a}: to ${o??"an unknown place"}. They chose otherwise.`}var Qp=5e-4,Zp=350,tg=new Intl.DateTimeFormat("en-GB",{weekday:"short"}),Qs=class{shown=null;sent=[];#t=null;isDragging=!1;#e="";#n=null;#s=null;#o=!1;#r=0;#c=0;#i=new AbortController;constructor(t,n={}){
this.page=t,this.hooks=n,this.model=t.dataset.explore??"",this.changes=_(t,"[data-changes]"),this.answer=_(t,"[data-answ\
er]",HTMLOutputElement),this.badge=_(t,"[data-badge]"),this.engineChoice=dt(t,"[data-engine-choice]",HTMLSelectElement),
this.outcome=_(t,"[data-outcome]"),this.person=dt(t,"[data-person]",HTMLSelectElement),this.predictAt=_(t,"[data-predict\
-at]",HTMLInputElement),this.examples=_(t,"[data-examples]",HTMLSelectElement),this.failure=_(t,"[data-error]"),this.story=
_(t,"[data-story]"),this.staleNote=_(t,"[data-stale-note]"),this.suggestion=_(t,"[data-try]"),this.editor=new zs(_(t,"[d\
ata-editor]"),i=>{this.#b(),this.panel.followHistory(this.editor.visits),this.submitSoon(i?Zp:0)});let s=_(t,"[data-inte\
rventions]",HTMLDetailsElement);this.panel=new je(s,()=>this.submitSoon()),this.explanations=new De(this.model,ut().get(
"engine")),this.explanations.draws=n.draws??!1,this.explanations.sharesWeights=this.engineChoice!==null||!Nt,this.engineChoice&&
(this.engineChoice.value=this.explanations.choice??"");let o=dt(t,"[data-sweeps]");this.sweeps=o&&new Js(o,()=>this.shown&&
ue(this.shown),this.explanations),this.#l();let{explanations:r}=this;n.draws&&r.sharesWeights&&r.choice!=="server"&&r.prepare()}#l(){
let{page:t}=this;Zl(_(t,"[data-combobox]"),n=>this.explanations.searchPlaces(n),n=>({label:n.label,note:n.category??""}),
n=>this.editor.add(n.notation)),this.suggestion.addEventListener("click",()=>{this.editor.visits=this.editor.text.placeholder,
this.submitSoon()});for(let n of["pointerdown","keydown","input"])_(t,"[data-editor]").addEventListener(n,()=>{this.#o=!0,
this.#f()},{once:!0});this.engineChoice?.addEventListener("change",()=>{this.explanations.choose(this.engineChoice?.value??
""),this.submitSoon()}),this.person?.addEventListener("change",()=>this.submitSoon()),this.predictAt.addEventListener("c\
hange",()=>this.submitSoon()),_(this.changes,"[data-undo]").addEventListener("click",()=>{this.panel.text="",this.submitSoon()}),
_(this.failure,"button").addEventListener("click",()=>{this.explanations.choose(this.explanations.choice),this.submitSoon()}),
Nn(()=>this.restore("keep"))}get exampleHistories(){return this.#s??=this.#y(),this.#s}get fields(){return{visits:this.editor.
visits,user:this.person?.value??"",predict_at:this.predictAt.value.trim(),top_k:this.#e,interventions:this.panel.text}}markVisits(t){
this.editor.mark(t.flatMap(n=>this.sent[n]??[]))}take({visits:t,user:n,predict_at:s,interventions:o}){this.#b(),this.editor.
visits=t,this.predictAt.value=s,this.panel.text=o,Ee(this.person,n),this.panel.followHistory(t),this.submitSoon()}get interventions(){
return Object(qt(this.panel.text||"{}"))}set interventions(t){this.panel.text=Object.keys(t).length?JSON.stringify(t):"",
this.panel.followHistory(this.editor.visits),this.submitSoon()}submitSoon(t=0){clearTimeout(this.#c),this.#c=setTimeout(
()=>{this.#a(ue(this.fields),this.isDragging?"keep":"push")},t)}async#a(t,n){clearTimeout(this.#c),this.#c=0,this.#r+=1;
let s=this.#r;this.#i.abort(),this.#i=new AbortController,this.page.setAttribute("aria-busy","true");try{let o="interven\
tions"in t&&!!t.interventions,[r,i]=await Promise.all([this.#h(t),o?this.#h({...t,interventions:null}):null]);if(s!==this.#r)
return;this.#m(r,i,t,n),this.#f()}catch(o){if(o instanceof yt&&s===this.#r)this.#p(o.problems);else if(!es(o)&&!(o instanceof
yt))throw o}finally{s===this.#r&&this.page.removeAttribute("aria-busy")}}#h(t){return this.explanations.explain(t,this.#i.
signal)}async#f(){let{engineChoice:t,explanations:n}=this;if(!t)return;(this.#o||this.hooks.draws||n.choice==="browser")&&
n.choice!=="server"&&await n.prepare();let o=this.#t!==null&&!("tensors"in this.#t),r=this.#c!==0||this.page.hasAttribute(
"aria-busy");this.hooks.draws&&o&&this.shown&&!r&&this.#a(ue(this.shown),"keep");let i=_(this.page,"[data-engine-obstacl\
e]");i.textContent=n.obstacle&&`This browser cannot compute: ${n.obstacle}`,i.hidden=!n.obstacle}#m(t,n,s,o){if("record"in
s&&(this.editor.visits=t.notation??"",this.predictAt.value=t.predict_at.replace("T"," "),t.notation===null)){this.#p([{where:"\
visits",message:"This record contradicts itself and cannot be written as visits.",suggestions:[]}]);return}this.sent=t.visits.
map(a=>a.sent);let r=[...t.visits].sort((a,c)=>a.sent-c.sent);if(this.editor.show(r),this.#d(r,t.predict_at),this.panel.
show(r,this.sent),this.panel.followHistory(this.editor.visits),Ee(this.person,t.user),this.person){let a=this.person.selectedOptions[0]?.
textContent??"";_(this.page,'[data-printed="person"]').textContent=a}this.#p([]),this.predictAt.placeholder=t.predict_at.
replace("T"," "),_e(this.answer,t),this.badge.textContent=t.engine==="browser"?"computed in this browser":"computed by t\
he server";let i={...this.fields,visits:t.notation??""};this.shown=i,this.#t=t,this.#u(i,t),this.#$(i,t,n),this.hooks.shown?.(
i,t,i.interventions?n:null),this.suggestion.hidden=!0,this.sweeps?.clear(),this.page.dataset.ready="true",this.updateAddress(
o)}#d(t,n){let s=J(this.editor.rows,":scope > [data-visit]");for(let[o,r]of s.entries()){let i=t[o];if(!i?.arrival)continue;
let a={day:tg.format(new Date(i.arrival)),time:i.arrival.split("T")[1]??"",stay:`${i.duration_minutes} min`};for(let[c,l]of Object.
entries(a)){let h=_(r,`[data-read="${c}"]`);h.textContent=l,h.toggleAttribute("data-filled-in",i.filled_in.includes(c))}}
_(this.page,'[data-printed="predict-at"]').textContent=n.replace("T"," ")}async#u(t,n){let s=n.unknown_probability,o=s<Qp?
[]:[`Somewhere unknown to the model: ${(100*s).toFixed(1)} %.`],r=(await this.exampleHistories).find(({visits:i,predict_at:a,
user:c})=>i===t.visits&&a===n.predict_at&&(c===n.user||this.person===null));this.shown===t&&(this.hooks.recognised?.(r,t),
r&&o.push(eg(r,n.location_probabilities.final)),this.outcome.textContent=o.join(" "),this.outcome.hidden=o.length===0)}#$(t,n,s){
let{changes:o}=this;if(o.hidden=!s||!t.interventions,!s||!t.interventions)return;_(o,"[data-what]").textContent=ss(JSON.
parse(t.interventions)),_(o,"[data-before]").textContent=Me(s),_(o,"[data-after]").textContent=Me(n);let r=s.prediction.
location===n.prediction.location;_(o,"[data-verdict]").textContent=r?"The most probable place stays the same.":"The most\
 probable place is another one."}#p(t){let n=({where:r})=>r.startsWith("interventions");this.#w(this.person,t,"user"),this.#w(
this.predictAt,t,"predict_at");let s=t.filter(r=>r.where==="");this.failure.hidden=s.length===0,_(this.failure,"span").textContent=
s.map(r=>r.message).join(" "),this.panel.showProblems(t.filter(n)),this.editor.showProblems(t.filter(r=>r.where!==""&&!(r.
where==="user"&&this.person)&&r.where!=="predict_at"&&!n(r))),t.length>s.length&&this.hooks.refused?.();let o=t.length>0&&
this.shown!==null;this.staleNote.hidden=!o,this.story.toggleAttribute("data-stale",o)}#w(t,n,s){if(!t)return;let o=n.filter(
i=>i.where===s).map(i=>i.message),r=_(this.page,`#${t.getAttribute("aria-errormessage")}`);r.textContent=o.join(" "),r.hidden=
o.length===0,t.setAttribute("aria-invalid",String(o.length>0))}comparisonOf(t){let{model:n}=this,s=t.interventions?JSON.
stringify({model:n,interventions:null}):null;return Ct({model:n,...t,top_k:null,against:s})}updateAddress(t){if(t==="kee\
p"||this.shown===null)return;let{choice:n}=this.explanations,s=this.engineChoice?n:null,o=Ct({...this.shown,engine:s,...this.
hooks.options?.()});vn(o,t)}async restore(t){this.#n=null,this.examples.value="";let n=ut(),s=n.get("top_k")??"";this.#e=
/^([1-9]\d?|100)$/.test(s)?s:"",this.editor.visits=n.get("visits")??"",this.predictAt.value=n.get("predict_at")??"",this.
panel.text=n.get("interventions")??"",Ee(this.person,n.get("user")),this.hooks.restored?.(n);let o=n.get("record");n.has(
"visits")?await this.#a(ue(this.fields),t):o!==null?await this.#a({record:qt(o)},"replace"):await this.#g(n.get("user"))}async#g(t){
let n=await this.exampleHistories,s=n.find(o=>t&&String(o.user)===this.person?.value)??n[0];s?(this.#k(s,n),await this.#a(
ue(this.fields),"replace")):this.#_()}#_(){clearTimeout(this.#c),this.#i.abort(),this.#r+=1,this.page.removeAttribute("a\
ria-busy"),this.shown=null,this.editor.show([]),this.#p([]),_e(this.answer,null),this.outcome.hidden=!0,this.suggestion.
hidden=!1,this.sweeps?.clear(),this.changes.hidden=!0,this.hooks.cleared?.()}#b(){this.examples.value="",!(!this.#n||this.
editor.visits.trim().endsWith(this.#n.end))&&(this.predictAt.value===this.#n.predictAt&&(this.predictAt.value=""),this.#n=
null)}async#y(){let{examples:t}=this;try{let n=await os(this.model);t.append(...n.map((o,r)=>new Option(o.title,String(r))));
let s=t.closest("[data-field]");return s.hidden=n.length===0,t.addEventListener("change",()=>{let o=t.value&&n[Number(t.
value)];o&&(this.#k(o,n),this.#a(ue(this.fields),"push"))}),n}catch{return[]}}#k(t,n){this.examples.value=String(n.indexOf(
t)),this.editor.visits=t.visits,this.panel.followHistory(t.visits),this.predictAt.value=t.predict_at.replace("T"," ");let s=t.
visits.split(",").at(-1)?.trim()??"";this.#n={predictAt:this.predictAt.value,end:s},Ee(this.person,t.user)}};function eg({
target:e,target_label:t,reason:n},s){if(e===void 0)return"";if(e===null)return"The model drew this history itself: nothi\
ng really happened next.";let o=n?` ${sh(n)}`:"",r=s.findIndex(({location:c})=>c===e);if(r===0)return`The prediction is \
right: that is where the person went.${o}`;let i=s[r],a=i?`number ${r+1} with ${(100*i.probability).toFixed(1)} %`:`whic\
h is not among the ${s.length} most probable places`;return`The person went to ${t}, ${a}.${o}`}function ue({visits:e,user:t,
predict_at:n,top_k:s,interventions:o}){return{visits:e,user:t||null,predict_at:n||null,...s&&{top_k:Number(s)},...o&&{interventions:qt(
o)}}}function oh(e,t){return ke(e).map(({key:n,text:s})=>{let o=document.createElement("li"),r=document.createElement("button");
return r.type="button",r.textContent=`${s} ×`,r.title="Take this change back",r.addEventListener("click",()=>{t(Object.
fromEntries(Object.entries(e).filter(([i])=>i!==n)))}),o.append(r),o})}function rh(e){let t=()=>J(e,"details[data-menu][open]",HTMLDetailsElement);document.addEventListener("pointerdown",({target:n})=>{
for(let s of t())n instanceof Node&&s.contains(n)||(s.open=!1)}),document.addEventListener("keydown",n=>{let[s]=t();n.key!==
"Escape"||!s||(n.stopImmediatePropagation(),s.open=!1,_(s,"summary").focus())},{capture:!0})}function ah(e,t,{title:n,origin:s}){let o=e.slice(e.indexOf(",")+1);if(t==="svg")return ng(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[ih("Title",n),ih("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function ng(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",t),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function ih(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,sg(n)),s.buffer}function sg(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}async function vi({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await og(e))}`}async function ch(e,t){let n=new Image;
n.src=await vi(e),await n.decode();let s=document.createElement("canvas");s.width=Math.round(e.width*t),s.height=Math.round(
e.height*t);let o=s.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function og(e){let t=await rg();return t&&e.replace("<title>",()=>`\
<style>${t}</style><title>`)||e}async function rg(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await ig(n,e.href??document.baseURI)})}`}}catch{}
return""}async function ig(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return`data:font/woff2\
;base64,${gn(new Uint8Array(await n.arrayBuffer()))}`}var ag=2;async function lh(e,t,{title:n,origin:s,name:o}){let r=t==="png",i=await(r?ch(e,ag):vi(e)),a=ah(i,r?"png":"svg",
{title:n,origin:s}),c=document.createElement("a");c.href=URL.createObjectURL(a),c.download=`${o}-network.${t}`,c.click(),
URL.revokeObjectURL(c.href)}var hh=["story","explore","everything"],fh="pointerscope-depth",uh="pointerscope-visits-as",cg="textarea, input:not([typ\
e=radio], [type=checkbox], [type=range])",Zs=class{#t=null;#e=null;#n=[];#s=[];#o=null;#r=null;#c=0;#i=ut().get("open");constructor(t){
this.page=t,this.sheet=new Be(t,()=>t.dataset.depth==="everything"),this.bar=_(t,"[data-bar]"),this.undo=_(t,"[data-undo\
-step]",HTMLButtonElement),this.redo=_(t,"[data-redo-step]",HTMLButtonElement),this.picture=new tn(_(t,"[data-network]"),
{act:n=>this.#m(n),edit:n=>this.#d(n),more:(n,s)=>this.#_(n,s),pointed:n=>this.pointed(n),opened:n=>{this.#i=n,this.#t?.
updateAddress("replace")}}),this.#l(),this.#y(mh(uh)==="text"?"text":"list"),this.#b(lg(t))}pointed=()=>{};depthChanged=()=>{};get options(){
let{depth:t=""}=this.page.dataset;return{depth:t==="explore"?void 0:t,open:this.#i??void 0}}follow(t){this.#t=t}showInputs(){
this.page.dataset.depth!=="everything"&&this.sheet.show(!0),this.#y("text")}#l(){let{page:t}=this;for(let s of J(t,"inpu\
t[name=depth]",HTMLInputElement))s.addEventListener("change",()=>{dh(fh,s.value),this.#b(s.value),this.#t?.updateAddress(
"replace")});for(let s of J(t,"input[name=visits-as]",HTMLInputElement))s.addEventListener("change",()=>{dh(uh,s.value),
this.#y(s.value)});this.undo.addEventListener("click",()=>this.#g(this.#n,this.#s)),this.redo.addEventListener("click",()=>this.#g(
this.#s,this.#n)),_(t,"[data-as-learned]").addEventListener("click",()=>this.#u({})),_(t,"[data-present]").addEventListener(
"click",()=>{_(t,"[data-stage]").requestFullscreen()}),rh(t);let n=_(t,"[data-share]",HTMLButtonElement);n.addEventListener(
"click",()=>qs(n));for(let s of J(t,"[data-save]",HTMLButtonElement))s.addEventListener("click",()=>this.#k(s.dataset.save??
""));document.addEventListener("keydown",s=>this.#a(s)),document.addEventListener("pointerscope:server",()=>{t.toggleAttribute(
"data-server-silent",!ts.answers)})}#a(t){if(t.target instanceof Element&&t.target.closest(cg)||!(t.ctrlKey||t.metaKey))
return;let s=t.key.toLowerCase();s!=="z"&&s!=="y"||(t.preventDefault(),s==="y"||t.shiftKey?this.#g(this.#s,this.#n):this.#g(
this.#n,this.#s))}show(t,n,s){if(this.#p(t),this.#f(t),!("tensors"in n))return;let o=this.#o!==null&&this.#o.notation!==
n.notation,r=s&&"tensors"in s?s:null;this.#r=r??(o?this.#o:null),this.#o=n,this.#h(r?"As learned":"Before this change"),
this.picture.happened=null,this.picture.show(n,this.#r),this.#i&&this.picture.open(this.#i),this.page.dataset.drawn="tru\
e",this.page.dataset.depth==="story"&&!this.#i&&!this.picture.player.isOpen&&this.picture.player.play()}recognise(t){let n=_(
this.bar,"[data-happened]");if(n.hidden=typeof t?.target!="number",typeof t?.target!="number"||!this.#o)return;let s=this.#o.
prediction.location===t.target;_(n,"[data-happened-place]").textContent=`${s?"✓ ":""}${t.target_label??""}`,this.picture.
happened=t.target,this.picture.show(this.#o,this.#r)}#h(t){let n=_(this.bar,"[data-was]");if(n.hidden=this.#r===null,!this.#r||
!this.#o)return;let{value:s,change:o,isMore:r}=cc(this.#o,this.#r);_(n,"[data-was-name]").textContent=t,_(n,"[data-was-v\
alue]").textContent=s;let i=_(n,"[data-was-change]");i.textContent=o,i.className=r?"more":"less"}#f({interventions:t}){let n=_(
this.page,"[data-changed]"),s=JSON.parse(t||"{}"),o=oh(s,r=>this.#u(r));_(n,"ul").replaceChildren(...o),n.hidden=o.length===
0}#m(t){if(!this.#t||!this.#o)return;let n=Za(this.#t.interventions,t,this.#o);this.#u(n,!("isDone"in t)||t.isDone)}#d(t){
let n=this.#t;if(!n)return;n.isDragging=!t.isDone;let{sent:s,editor:o}=n,r=s[t.visit]??0;t.kind==="move"?t.by!==0?o.move(
r,(s[t.visit+t.by]??0)-r):n.submitSoon():t.kind==="time"?o.setTime(r,t.minutes):o.setStay(r,t.minutes)}#u(t,n=!0){n?this.#t&&
(this.#t.interventions=t):this.#$(t)}#$(t){let{explanations:n,shown:s}=this.#t??{};if(!n?.isInBrowser||!n.model||!s)return;
let{model:o}=n;cancelAnimationFrame(this.#c),this.#c=requestAnimationFrame(()=>{let r={...ue(s),interventions:t},i=this.#r?.
notation!==this.#o?.notation;this.picture.show(o.trace(r),i?this.#o:this.#r)})}#p(t){if(this.#t?.isDragging&&this.#e)return;
this.#e&&JSON.stringify(this.#e)!==JSON.stringify(t)&&this.#e&&(this.#n.push(this.#e),this.#s.length=0),this.#e=t,this.#w()}#w(){
this.undo.disabled=this.#n.length===0,this.redo.disabled=this.#s.length===0}#g(t,n){let s=t.pop();!s||!this.#e||(n.push(
this.#e),this.#e=s,this.#t?.take(s),this.#w())}#_(t,n){let s=this.page.querySelector(`[data-story] pointer-view[view="${CSS.
escape(t)}"]`);if(!s)return;for(let[r,i]of Object.entries(n))i!==null&&s.setAttribute(r,i);this.#b("everything"),this.#t?.
updateAddress("replace");let o=s.closest("details");o&&(o.open=!0),s.scrollIntoView()}#b(t){this.page.dataset.depth=t,_(
this.page,`input[name=depth][value=${t}]`,HTMLInputElement).checked=!0,this.sheet.toggle(!1),t==="story"&&this.#o?this.picture.
player.play():this.picture.player.close(),this.depthChanged()}#y(t){this.page.dataset.visitsAs=t,_(this.page,`input[name\
=visits-as][value=${t}]`,HTMLInputElement).checked=!0}#k(t){let n=`${this.#t?.answer.textContent??""} · ${_(this.page,"\
.model-name").textContent}`,{past:s,changes:o}=this.#M,r=[n,[o,s].filter(Boolean).join(" ")].filter(Boolean),{explore:i="\
model"}=this.page.dataset;lh(this.picture.file({title:n,lines:r}),t,{title:n,origin:location.href,name:i}),_(this.page,"\
details[data-export]",HTMLDetailsElement).open=!1}get#M(){let t=this.#t?.interventions??{},n=_(this.bar,"[data-was]"),s=o=>_(
n,`[data-was-${o}]`).textContent;return{changes:Object.keys(t).length?ss(t):"",past:n.hidden?"":`${s("name")}: ${s("valu\
e")}.`}}};function lg(e){let t=ut().get("depth");if(t&&hh.includes(t))return t;let n=location.hash.slice(1);if(n&&!n.includes(
"=")&&e.querySelector(`[data-story] [id="${CSS.escape(n)}"]`))return"everything";let s=mh(fh);return hh.includes(s)?s:"e\
xplore"}function mh(e){try{return localStorage.getItem(e)??""}catch{return""}}function dh(e,t){try{localStorage.setItem(
e,t)}catch{}}var Tn=e=>`${(100*e).toFixed(1)} %`,ph=({name:e,location:t})=>e??`#${t}`;function gh(e){let{location_probabilities:t,gate:n,
unknown_probability:s}=e,{pointer:o,final:r}=t,i=r.reduce((c,{probability:l})=>c-l,1-s),a=new Map((o??[]).map(c=>[c.location,
c.probability]));return{columns:["Place","Probability","from the pointer","from the generation head"],rows:[...r.map(c=>{
let l=n.value*(a.get(c.location)??0),h=[c.probability,l,c.probability-l];return[ph(c),...h.map(Tn)]}),["all other known \
places",Tn(Math.max(0,i)),"",""],["somewhere unknown",Tn(s),"",""]]}}function yh(e,t,n){let[s,o]=[e,t].map(({location_probabilities:{
final:i}})=>new Map(i.map(a=>[ph(a),a.probability]))),r=[...s??[]].flatMap(([i,a])=>{let c=o?.get(i);return c===void 0?[]:
[{name:i,probability:a,other:c,difference:a-c}]});return r.sort((i,a)=>Math.abs(a.difference)-Math.abs(i.difference)),{columns:[
"Place","First","Second","First minus second"],rows:r.slice(0,n).map(({name:i,probability:a,other:c,difference:l})=>{let u=`${l<
0?"−":"+"}${Math.abs(100*l).toFixed(1)} points`;return[i,Tn(a),Tn(c),u]})}}var hg=12;function ug(e){let t=_(e,"[data-places]"),n=_(e,"[data-gate]"),s=_(document,"[data-compare]",HTMLAnchorElement),
o=new Zs(e),r=new Qs(e,{draws:!0,shown(i,a,c){o.show(i,a,c),t.replaceChildren(An(gh(a)));let{value:l,learned:h}=a.gate,u=f=>`${(100*
f).toFixed(1)} %`;n.textContent=`Gate ${l.toFixed(3)}${h?"":" (not learned)"}: the answer is ${u(l)} of the pointer's di\
stribution and ${u(1-l)} of the generation head's.`;let d=r.comparisonOf(i);d.set("page","compare"),s.hash=d.toString()},
options:()=>o.options,refused:()=>o.showInputs(),recognised(i,a){o.recognise(i);let c=dt(e,"[data-charts]");if(!c)return;
let l=i;c.hidden=!l?.page||a.interventions!=="",_(c,"a",HTMLAnchorElement).href=l?.page??""}});o.follow(r),o.pointed=i=>r.
markVisits(i),r.restore("keep")}function dg(e){let t=J(document,"template[data-side-of]",HTMLTemplateElement),n=_(e,"[da\
ta-difference]"),s=_(e,"[data-same-answers]"),o=ut(),r=(u,d,f)=>{let m=t.find(({dataset:y})=>y.sideOf===d)??f;if(!m)throw new Error(
"The page has no model.");return _(m.content,`[data-side="${u}"]`).cloneNode(!0)},[i,a=i]=t;_(e,"[data-sides]").replaceChildren(
r("a",o.get("model"),i),r("b",as(o.get("against")).model??o.get("model"),a));let c=dt(document,"[data-explore-link]",HTMLAnchorElement),
l=new Ks(e),h=new is(e,{asked(u){c&&(c.hash=Ct({page:"explore",...u}).toString())},options:()=>({page:"compare",...l.options}),
restored:u=>l.restore(u),refused:u=>l.showProblem(u),answered(u,d){l.show(u,d);let f=u&&d&&yh(u,d,hg);s.hidden=!f||!fg(u,
d),f?f.rows.length?n.replaceChildren(An(f)):n.textContent="The two models know no place of the same name.":n.replaceChildren()}});
l.follow(h),h.restore()}function fg(e,t){let[n,s]=[e,t].map(({location_probabilities:{final:o}})=>JSON.stringify(o));return n===
s}var Li=new Map;for(let[e,t]of[["[data-explore]",ug],["[data-compare-page]",dg]]){let n=dt(document,e);n&&Li.set(n,t)}function bh(){
for(let[e,t]of Li)e.hidden||(Li.delete(e),t(e))}bh();window.addEventListener("hashchange",bh);})();
