(()=>{var bh=Object.defineProperty;var Ii=(e,t)=>{for(var n in t)bh(e,n,{get:t[n],enumerable:!0})};var{currentScript:Ci}=document,wh=Ci instanceof HTMLScriptElement?Ci.src:"",E=new URL("static/js/",wh||document.baseURI).
href;(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: light",
dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,o=document.documentElement,r=matchMedia("(prefers-color-scheme: \
dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(e)}catch{
return null}};function h(g){return typeof g=="string"&&Object.hasOwn(t,g)}let u=g=>{let w=s.exec(g??""),b=w?w[1]??"auto":
g;o.toggleAttribute("data-transparent",w!==null),h(b)?o.dataset.askedTheme=g??"":delete o.dataset.askedTheme,a=[b,o.dataset.
firstTheme,l()].find(h)??"auto"},m=()=>{let g=new URL(location.href);g.searchParams.delete("theme"),delete o.dataset.askedTheme,
g.search!==location.search&&history.replaceState(history.state,"",g)},f=()=>{let g=document.querySelector("[data-theme-b\
utton]");return g instanceof HTMLElement?g:null},d=()=>{let g=f();g&&(g.textContent=n[a]);let w=a==="auto"?r.matches?"da\
rk":"light":a;c||o.dataset.theme===w||(o.dataset.theme=w,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
y=({type:g})=>{document.querySelector(".deck")||(c=g==="beforeprint",c?o.dataset.theme="light":d())};u(i),d();for(let g of[
"beforeprint","afterprint"])window.addEventListener(g,y);r.addEventListener("change",d),document.addEventListener("point\
erscope:choose-theme",({detail:g})=>{(g===null||h(g)||s.test(g))&&u(g??i),d()}),document.addEventListener("DOMContentLoa\
ded",()=>{let g=f();g&&(g.hidden=!1,d(),g.addEventListener("click",()=>{a=t[a],m();try{localStorage.setItem(e,a)}catch{}
d()}))})})();var Pi="exported"in document.documentElement.dataset,no=ht().toString();function ht(){let e=location.hash.slice(1);return new URLSearchParams(
Pi&&e.includes("=")?e:location.search)}function Pn(e){window.addEventListener("popstate",()=>{let t=ht().toString();t!==
no&&(no=t,e())})}function xh(e){let t=new URL(location.href),n=t.searchParams.get("theme"),s=new URLSearchParams(n?{theme:n}:
{});return Pi?(t.search=s.toString(),t.hash=e.toString()):(t.search=new URLSearchParams([...e,...s]).toString(),t.hash=""),
t}function Kt(e){try{return JSON.parse(e)}catch{return e}}function Hn(e,t){let n=xh(e);n.href!==location.href&&(t==="pus\
h"?history.pushState(null,"",n):history.replaceState(null,"",n),no=ht().toString())}function _(e,t,n){let s=ut(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function ut(e,t,n){
let s=e.querySelector(t);return s&&Hi(s,n)?s:null}function J(e,t,n){return[...e.querySelectorAll(t)].filter(s=>Hi(s,n))}function de({target:e}){return e}function cn({target:e}){return e}function Wn(e){return _(e.content.cloneNode(!0),"*")}function Hi(e,t){
return e instanceof(t??HTMLElement)}var Mr={};Ii(Mr,{BrowserModel:()=>kr});var $h=Ah();function dt(e){return{values:new Float32Array(e.reduce((t,n)=>t*n,1)),shape:e}}function Dn(e,t){return{values:e.
values.map((n,s)=>n+t.values[s]),shape:e.shape}}function pe(e,t,n){return so(e,t,n.values)}function so({values:e,shape:t},{
values:n,shape:[s,o]},r){let i=dt([...t.slice(0,-1),s]),{values:a}=i,c=l=>n.subarray(l*o,(l+1)*o);for(let l=0;l<s;l+=4){
let h=Math.min(l+1,s-1),u=Math.min(l+2,s-1),m=Math.min(l+3,s-1),[f,d,y,g]=[c(l),c(h),c(u),c(m)];for(let w=0,b=0;w<e.length;w+=
o,b+=s){let x=r[l],$=r[h],M=r[u],N=r[m];for(let k=0;k<o;k++){let A=e[w+k];x+=A*f[k],$+=A*d[k],M+=A*y[k],N+=A*g[k]}a[b+l]=
x,a[b+h]=$,a[b+u]=M,a[b+m]=N}}return i}function Wi({values:e,shape:t},{values:n},{values:s}){let o=n.length,r=dt(t),i=dt(
t.slice(0,-1)),a=dt(t.slice(0,-1));for(let c=0;c<e.length/o;c++){let l=c*o,h=0;for(let d=0;d<o;d++)h+=e[l+d];let u=h/o,m=0;
for(let d=0;d<o;d++)m+=(e[l+d]-u)**2;let f=1/Math.sqrt(m/o+1e-5);for(let d=0;d<o;d++)r.values[l+d]=(e[l+d]-u)*f*n[d]+s[d];
i.values[c]=u,a.values[c]=f}return{normed:r,mean:i,reciprocal_deviation:a}}function Fn({values:e,shape:t},n=1){if(!(n>0&&
n<Number.POSITIVE_INFINITY))throw new RangeError(`The temperature must be a positive number, not ${n}.`);let s=dt(t),o=t[t.
length-1];for(let r=0;r<e.length;r+=o){let i=r+o,a=Number.NEGATIVE_INFINITY;for(let l=r;l<i;l++)a=Math.max(a,e[l]);let c=0;
for(let l=r;l<i;l++)s.values[l]=Math.exp((e[l]-a)/n),c+=s.values[l];for(let l=r;l<i;l++)s.values[l]/=c}return s}function oo(e,t){
if(!t)return e;let n=(s,o)=>t[o%t.length]?s:Number.NEGATIVE_INFINITY;return{values:e.values.map(n),shape:e.shape}}function kh(e,t){
return{values:e.values.map(n=>n/Math.sqrt(t)),shape:e.shape}}function Di(e,t,n=!0){let[s,o]=t.shape;return so(n?kh(e,o):
e,t,new Float32Array(s))}function Mh(e,t){let[n,s]=t.shape,o=dt([s,n]);for(let r=0;r<n*s;r++)o.values[r%s*n+Math.floor(r/
s)]=t.values[r];return so(e,o,new Float32Array(s))}function Fi(e,t,n,{mask:s,temperature:o,scaled:r}){let i=oo(Di(e,t,r),
s),a=Fn(i,o);return{scores:i,weights:a,outputs:Mh(a,n)}}function ji({values:e,shape:t}){let n=dt(t);for(let s=0;s<e.length;s++)
n.values[s]=.5*e[s]*(1+Eh(e[s]*Math.SQRT1_2));return n}function Ui(e,t,n,s,o){let r=pe(e,t,n),i=ji(r);return{pre:r,hidden:i,
out:pe(i,s,o)}}function Bi(e,t,n=!0){return Di(e,t,n)}function Gi(e,t){return Dn(e,t)}function Vi(e,t,n){let s=dt([n]);return e.
values.forEach((o,r)=>{s.values[t[r]]+=o}),s}function Yi(e,t,n,s,o){let r=ji(pe(e,t,n)),i={values:pe(r,s,o).values,shape:[]};
return{hidden:r,logit:i,value:_h(i)}}function _h({values:e,shape:t}){return{values:e.map(n=>1/(1+Math.exp(-n))),shape:t}}
function Ki({values:e},t,n){let s=(o,r)=>e[0]*o+(1-e[0])*n.values[r];return{values:t.values.map(s),shape:t.shape}}function ro({
values:e}){return e.reduce((t,n)=>t-(n?n*Math.log(n):0),0)}function qi(e){return Math.exp(ro(e))}function Eh(e){let t=Math.
abs(e);if(!(t<6))return Math.sign(e);let n=Math.round(t*16);return Math.sign(e)*zi($h,n*10,t-n/16)}function Ah(){let e=new Float64Array(
970),t=0;for(let n=0;n<e.length;n+=10){let s=n/10/16;e[n]=t;let o=0,r=2/Math.sqrt(Math.PI)*Math.exp(-s*s);for(let i=1;i<
10;i++)e[n+i]=r/i,[o,r]=[r,-2*(s*r+o)/i];t=zi(e,n,1/16)}return e}function zi(e,t,n){let s=0;for(let o=9;o>=0;o--)s=s*n+e[t+
o];return s}var ge=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var Xi=[1900,2200],Ji=`,@+#"
\r`,Qi=/^(?:[0-9]{1,5})$/,Zi=/^(?:#[0-9]{1,9})$/,ta=/[0-9]:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)? *([Zz]|[+-] *[0-9]{2}(:?[0-9]{2})?)$/,
ea=/([0-9]:[0-9]{2}):[0-9]{2}([.][0-9]+)?$/,io=/^(?:((?<weekday>[A-Za-z]{3,9}) +|(?<date>[0-9]{4}-[0-9]{2}-[0-9]{2})[ Tt]+)?(?<hour>[0-9]{1,2}):(?<minute>[0-9]{2}))$/,
qt=1,Ct=2,zt=5,ao=100,na=100,sa=3,jn=.75,co=85,lo=60,oa=/[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g,
ra=/[\u0300-\u036f]+/g,ia={æ:"ae",œ:"oe",ø:"o",ð:"d",đ:"d",þ:"th",ħ:"h",ı:"i",ł:"l"},ln=20773,aa=480,ca=60,Pe=15,
Xt=30,Un=96,Bn=7,ye=8,be=99,la=100,ha=36500,ua=["user","time","weekday","recency","duration","position_from_end","sinuso\
idal","attention","pointer","position_bias","generation","gate"],ma=60,fa=[-12,-11,-10,-9,-8,-7,-6,-5,-4,-3,-2,-1,0,1,2,
3,4,5,6,7,8,9,10,11],ho=`	
\v\f\r              \u2028\u2029  　`;var st=e=>Math.floor(e/1440),yt=e=>e-st(e)*1440,Jt=e=>we(e+3,7),we=(e,t)=>(e%t+t)%t,xe=e=>new Date(e*864e5).toISOString().
slice(0,10),He=e=>[Math.floor(e/60),e%60].map(t=>String(t).padStart(2,"0")).join(":");function Gn(e){let t=Date.parse(`${e}\
T00:00Z`)/864e5;return e>="0001"&&!Number.isNaN(t)&&xe(t)===e?t:null}function uo(e,t,n){return{locations:e.map(s=>s.location),user:t,weekdays:e.map(s=>Jt(st(s.arrival))),startMinutes:e.map(
s=>yt(s.arrival)),durations:e.map(s=>s.duration),daysBefore:e.map(s=>st(n)-st(s.arrival))}}function da({locations:e,weekdays:t,
startMinutes:n,durations:s,daysBefore:o}){let i=ln+we(t.at(-1)??0,7)+(o.at(-1)??0);return e.map((a,c)=>({location:a,arrival:(i-
(o[c]??0))*1440+(n[c]??0),duration:s[c]??0,filledIn:[]}))}function Vn(e,t){let n=s=>t.map(o=>s[o]??0);return{locations:n(
e.locations),user:e.user,weekdays:n(e.weekdays),startMinutes:n(e.startMinutes),durations:n(e.durations),daysBefore:n(e.daysBefore)}}
function pa(e,t){let n=e.locations.length,s=(o,r,i)=>Int32Array.from(o,a=>Math.min(Math.max(Math.floor(a/r),0),i));return{
locations:Int32Array.from(e.locations),user:e.user,time:s(e.startMinutes,Pe,Un),weekday:s(e.weekdays,1,Bn),recency:s(e.daysBefore,
1,ye),duration:s(e.durations,Xt,be),positionFromEnd:Int32Array.from(e.locations,(o,r)=>Math.min(n-r,t-1))}}var Qt={};Ii(Qt,{ALTERNATIVES:()=>Po,CHANGES_NOT_JSON:()=>ga,CLOSE_PERSON:()=>Io,CLOSE_PLACE:()=>To,COLUMN_LENGTH:()=>Vo,
DATE_OUT_OF_RANGE:()=>Mo,EVERY_VISIT_MASKED:()=>Qo,FORM_ERRORS:()=>Th,GATE_AND_ONLY:()=>zo,LAST_VISIT_MASKED:()=>Zo,LEFT_OUT:()=>Ho,
LONE_SURROGATE:()=>mn,MOMENT_TOO_LONG:()=>yo,NOTHING_TO_BLEND:()=>nr,NOT_AN_ID:()=>go,NOT_AN_OBJECT:()=>Oh,NOT_AN_ORDER:()=>Xo,
NOT_A_DATE:()=>ko,NOT_A_DAY:()=>$o,NOT_A_LIST:()=>Yn,NOT_A_MOMENT:()=>wo,NOT_A_NUMBER:()=>lr,NOT_A_STAY:()=>_o,NOT_A_TIME:()=>xo,
NOT_A_VISIT:()=>mo,NOT_A_WHOLE_NUMBER:()=>hr,NOT_FINITE:()=>or,NOT_ONE_PLACE:()=>Sh,NOT_PLAIN_JSON:()=>rr,NO_HEAD:()=>tr,
NO_HISTORY:()=>Wo,NO_LAYER:()=>er,NO_LOCATION:()=>Eo,NO_PEOPLE:()=>Ro,NO_PERSON_ID:()=>No,NO_PLACE:()=>hn,NO_PLACE_NAMES:()=>Oo,
NO_SUCH_PERSON:()=>Lo,NO_SUCH_PLACE:()=>So,NO_VISITS:()=>Fo,NO_VISIT_TO_MASK:()=>Jo,NUMBER_RANGE:()=>cr,OUT_OF_RANGE:()=>Yo,
PARAMETER_NOT_JSON:()=>ya,PARTS:()=>sr,PERSON:()=>Co,PREDICTION_TOO_EARLY:()=>Bo,RECORD_OUT_OF_ORDER:()=>qo,RECORD_WITH_USER:()=>Go,
SEMICOLON:()=>un,SEVERAL_PEOPLE:()=>vo,SEVERAL_PLACES:()=>Ao,SEVERAL_USERS:()=>Ko,TIME_ZONE:()=>bo,TOO_MANY_VISITS:()=>jo,
TWO_HISTORIES:()=>Do,UNKNOWN_FIELD:()=>ir,UNQUOTED_NUMBER_SIGN:()=>po,VISIT_OUT_OF_ORDER:()=>Uo,VISIT_TOO_LONG:()=>fo,WHOLE_NUMBER_RANGE:()=>ar});var hn="The visit names no place. Write the name of a place, or an id such as #17.",Sh="This is not one place. Write the\
 name of a place, or an id such as #17.",mo="This visit cannot be read. A visit is a place, then @ with a day and a time\
, then + with minutes, such as Café Luna @ Mon 08:00 +45. Put a name with , @ + # or a quote in double quotes.",un="A s\
emicolon does not end a visit. Separate visits by commas or new lines.",fo="This visit has {characters:,} characters; at\
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
ory. Send visits or a record.",Do="The query has visits and a record. Send only one of them.",Fo="There are no visits. W\
rite at least one visit, such as where the day begins.",jo="The history has {visits} visits; the model accepts at most {\
most}. Leave out the oldest {excess}.",Uo="This visit begins before the one above it ({arrival}). Write visits oldest fi\
rst, or correct the date.",Bo="The moment to predict lies before the last visit ({arrival}). Enter a later moment, or le\
ave it empty.",Go="A record contains its own person and days. Leave out user and predict_at.",Vo="The column has {number\
s} numbers for {visits} visits. Send one number for each visit.",Yo="The number is out of range. Enter a whole number fr\
om {minimum} to {maximum}.",Ko="The record has visits of several people. Send the visits of one person.",qo="The visits \
are not in order, because the days before the prediction increase. Send visits oldest first.",zo="`gate` and `only` excl\
ude each other. Send one of them.",Xo="The order does not fit the {visits} visits. List each position from 0 to {last} e\
xactly once.",Jo="There is no visit at position {position}. Mask positions from 0 to {last}.",Qo="Every visit is masked,\
 so no visit is left to attend to. Unmask the last visit.",Zo="The last visit (position {position} as sent, counted from\
 0) cannot be masked, because the prediction is read from it. Remove it from the visits instead.",tr="There is no head {\
head} in layer {layer}: layers run from 0 to {last_layer}, heads from 0 to {last_head}.",er="There is no layer {layer}; \
layers run from 0 to {last_layer}.",nr="This network has no {part}, so there is nothing to blend. Leave `{option}` out.",
sr={pointer:"pointer",generation:"generation head"},or='The model "{model}" cannot answer this query: its `{tensor}` con\
tains infinite or undefined numbers. The weights are too large for 32-bit arithmetic. Choose another model or other visi\
ts.',mn="The text contains half a character (a lone surrogate). Remove it.",rr="This is not plain JSON. Remove half char\
acters (lone surrogates) and deep nesting.",ga="The link's changes cannot be read: a part of the link is missing or dama\
ged. Copy the whole link again, or remove `interventions` from it.",ya="The parameter is not valid JSON. Send JSON.",ir="\
There is no field “{name}” here. Correct its name, or remove it.",ar="Enter a whole number from {minimum:g} to {maxi\
mum:g}.",cr="Enter a value from {minimum:g} to {maximum:g}.",Oh="This is not a JSON object. Send a JSON object.",Yn="Thi\
s is not a list. Send a list.",lr="This is not a number. Enter a number.",hr="This is not a whole number. Enter a whole \
number.",Th={missing:"A required value is missing. Add it.",tuple_type:"This is not a list. Send a list.",list_type:"Thi\
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
his is not a JSON object. Send a JSON object."};var Ft=class extends Error{constructor(t){super(t.map(({where:n,message:s})=>`${n}: ${s}`).join(" ")),this.problems=t.slice(
0,20)}};function j(e,t,n={},s=[]){return new Ft([{where:e,message:et(t,n),suggestions:s}])}function et(e,t){return e.replace(
/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(t[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,","):r})}function jt(e,t){try{
return t()}catch(n){if(!(n instanceof Ft))throw n;return e.push(...n.problems),null}}function Ot(e){if(e.length)throw new Ft(
e)}var Kn={type:"object",fields:{user:{type:"kinds",of:{name:{type:"text",max:1e3},id:{type:"int"}},kind:"_kind_of_user",nullable:!0,
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
ge:0},max:1e3,default:[]}},after:"_check_gate_and_only",before:"_check_json",nullable:!0,default:null}}};var Nh=new RegExp(`[${ho}]+`),qn=e=>e!==""&&ho.includes(e);function it(e){let[t,n]=[0,e.length];for(;t<n&&qn(e.charAt(t));)
t+=1;for(;t<n&&qn(e.charAt(n-1));)n-=1;return e.slice(t,n)}var Ut=e=>e.split(Nh).filter(Boolean),pt=e=>[...e].length,Tt=(e,t)=>e.
length<=t?e:[...e.slice(0,2*t)].slice(0,t).join(""),ke=e=>/\p{Surrogate}/u.test(e);var{FORM_ERRORS:Nt}=Qt,vh=255,Lh=1e21,Rh={_kind_of_visits:e=>Array.isArray(e)?"list":"notation",_kind_of_visit:e=>typeof e==
"string"?"place":"visit",_kind_of_user:e=>typeof e=="string"?"name":"id"};function zn(e,t){let n=[],s=We(e,t,[],n);return Ot(
Ih(n)),s}function Ih(e){let t=new Map;for(let{path:s,message:o,expected:r}of e){let i=JSON.stringify(s),a=t.get(i);a?r&&
(a.message=`${a.message.replace(/\.$/,"")}, or ${r}.`):t.set(i,{path:s,message:o})}let n=new Set;for(let{path:s}of t.values())
for(let o=1;o<s.length;o+=1)n.add(JSON.stringify(s.slice(0,o)));return[...t].filter(([s])=>!n.has(s)).map(([,{path:s,message:o}])=>({
where:Ch(s),message:o,suggestions:[]}))}function Ch(e){return e.map(n=>typeof n=="number"?`[${n}]`:`.${n}`).join("").replace(
/^\./,"")||"body"}function We(e,t,n,s){if(t===null&&e.nullable)return null;let o=s.length,r=(a,c)=>{s.push({path:n,message:a,
...c&&{expected:c}})};if(e.before==="_check_json"&&!wa(t,vh))return r(rr);let i=Ph(e,t,n,s,r);if(s.length>o)return i;if(e.
after==="_check_gate_and_only"){let{gate:a,only:c}=i;a!==null&&c!==null&&r(zo)}return e.after?.startsWith("_sorted")&&Array.
isArray(i)?Vh(i):i}function Ph(e,t,n,s,o){switch(e.type){case"object":return Gh(t)?Object.keys(t).some(ke)?o(mn):Hh(e.fields,
t,n,s):o(Nt.model_type);case"kinds":return We(Fh(e,t),t,n,s);case"union":return Dh(e.of,t,n,s);case"list":return Array.isArray(
t)?Wh(e,t,n,s,o):o(Yn);case"tuple":return Array.isArray(t)?t.length>e.items.length?o(et(Nt.too_long,{max_length:e.items.
length})):e.items.map((r,i)=>i<t.length?We(r,t[i],[...n,i],s):s.push({path:[...n,i],message:Nt.missing})):o(Yn);case"lit\
eral":{if(e.values.some(i=>i===t))return t;let r=Kh(e.values.map(i=>`'${i}'`));return o(et(Nt.literal_error,{expected:r}),
r)}case"text":return typeof t!="string"?o(Nt.string_type):ke(t)?o(mn):t.length>e.max&&pt(t)>e.max?o(et(Nt.string_too_long,
{max_length:e.max})):t;case"bool":return typeof t=="boolean"?t:o(Nt.bool_type);default:{if(typeof t=="string"&&e.lax&&ke(
t))return o(mn);let r=e.lax?Bh(t):t,i=jh(e,r);return i?o(i):r}}}function Hh(e,t,n,s){let o={};for(let[r,i]of Object.entries(
e))Object.hasOwn(t,r)?o[r]=We(i,t[r],[...n,r],s):i.default!==void 0?o[r]=i.default:s.push({path:[...n,r],message:Nt.missing});
for(let r of Object.keys(t)){if(Object.hasOwn(e,r))continue;let i=Tt(r,ma);s.push({path:[...n,i],message:et(ir,{name:i})})}
return o}function Wh({items:e,max:t,wrap:n},s,o,r,i){let a=r.length,c=n?la:1,l=[];for(let[h,u]of s.slice(0,t).entries()){
if(h%c===0&&r.length>a)break;l.push(We(e,u,[...o,h],r))}return s.length>t&&r.length===a&&i(et(Nt.too_long,{max_length:t})),
l}function Dh(e,t,n,s){let o=[];for(let r of e){let i=[],a=We(r,t,n,i);if(!i.length)return a;for(let c of i)o.push(c)}for(let r of o)
s.push(r);return t}function Fh({of:e,kind:t},n){let s=e[Rh[t]?.(n)??""];if(!s)throw new Error(`There is no kind of value\
 that ${t} chooses.`);return s}function jh({type:e,gt:t,ge:n,le:s},o){let r=typeof o=="number"&&(e==="float"||Uh(o)),i=r&&
(o<Number(n)||o<=Number(t));return r&&!i&&!(o>Number(s))?null:n!==void 0&&s!==void 0?et(e==="int"?ar:cr,{minimum:n,maximum:s}):
r?t!==void 0?et(Nt.greater_than,{gt:t}):et(Nt.greater_than_equal,{ge:Number(n)}):e==="int"?hr:lr}var Uh=e=>Number.isInteger(
e)&&Math.abs(e)<Lh;function Bh(e){return typeof e=="boolean"?Number(e):typeof e!="string"?e:/^\s*[+-]?\d+(_\d+)*(\.0+)?\s*$/.
test(e)?Number(e.replaceAll("_","")):e}var Gh=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function wa(e,t){return typeof e==
"string"?!ke(e):typeof e!="object"||e===null?!0:t?Object.entries(e).every(([n,s])=>!ke(n)&&wa(s,t-1)):!1}function Vh(e){
return[...new Map(e.map(n=>[JSON.stringify(n),n])).values()].sort((n,s)=>Yh(ba(n),ba(s)))}function ba(e){return typeof e!=
"object"?[e]:Object.values(e)}function Yh(e,t){for(let[n,s]of e.entries()){let o=t[n]??s;if(s!==o)return s<o?-1:1}return 0}
var Kh=e=>[e.slice(0,-1).join(", "),e.at(-1)].filter(Boolean).join(" or ");var xa=()=>zn(Kn.fields.interventions,{});function $a(e,t){let{gate:n,only:s,remove_heads:o,skip:r}=e,{layers:i,heads:a,
components:c}=t,l={last_layer:i-1,last_head:a-1},h=[],u=(f,d,y)=>{let g=et(d,y);h.push({where:`interventions.${f}`,message:g,
suggestions:[]})};for(let[f,d]of o==="all"||!a?[]:o)(f>=i||d>=a)&&u("remove_heads",tr,{layer:f,head:d,...l});for(let{layer:f}of r)
f>=i&&u("skip",er,{layer:f,...l});let m=[["gate",n===null?[]:["pointer","generation"]],["only",s===null?[]:[s]]];for(let[
f,d]of m){let y=d.find(g=>!c.includes(g));y&&u(f,nr,{part:sr[y],option:f})}Ot(h)}var _t=ge.map(e=>e.slice(0,3)),Me={weekday:null,date:null,time:null};function _a(e){let t=[],n=[];for(let[s,{written:o}]of Xn(
e).entries()){let r=jt(t,()=>qh(o,`visits[${s}]`));if(r)n.push(r);else if(t.length>=20)break}return Ot(t),n}function Ea(e){
return e.map(t=>{let n=mr(t);return[...[fn(t.place),n&&`@ ${n}`],t.stay===null?"":`+${t.stay}`].filter(Boolean).join(" ")}).
join(", ")}function fn(e){return typeof e=="number"?`#${e}`:e&&e===it(e)&&![...Ji].some(n=>e.includes(n))?e:`"${e.replaceAll(
'"','""')}"`}function mr({weekday:e,date:t,time:n}){return[e===null?t!==null&&xe(t):_t[e],n!==null&&He(n)].filter(Boolean).
join(" ")}function _e(e,t){let n=it(e);if(pt(n)>40)throw j(t,yo,{text:Tt(n,40)});let{groups:s}=io.exec(n)??io.exec(n.replace(
ea,"$1"))??{};if(!s)throw j(t,ta.test(n)?bo:wo,{text:n});let[o,r]=[Number(s.hour),Number(s.minute)];if(o>23||r>59)throw j(
t,xo,{text:n});return{weekday:Zh(s.weekday,t),date:tu(s.date,t),time:o*60+r}}function fr(e,t){if(!Zi.test(e))throw j(t,go,
{name:Tt(e,40)});return Number(e.slice(1))}function Xn(e){let t=[],n=0,s=!1;for(let{0:o,index:r}of e.matchAll(/[",\n\r]|$/g))
o==='"'?s=!s:(!s||!o)&&(t.push({written:e.slice(n,r),start:n}),n=r+1);return t.filter(({written:o})=>it(o))}function Jn(e){
return e.startsWith('"')?Jh(e):e.search(/[@+]|$/)}function qh(e,t){try{return zh(e,t)}catch(n){throw e.replace(/"[^"]*"/g,
"").includes(";")?j(t,un):n}}function zh(e,t){let n=it(e),s=pt(n);if(s>2e3)throw j(t,fo,{characters:s,most:2e3});let o=Xh(
n);if(!o)throw j(t,mo);let r=Qh(o.place,t);if(r==="")throw j(t,hn);let i=o.moment===null?Me:_e(o.moment,t),a=o.stay===null?
null:eu(it(o.stay),t);return{place:r,...i,stay:a}}function Xh(e){let t=e.startsWith('"'),n=Jn(e),s=it(e.slice(0,n)),o=it(
e.slice(n)),r=null,i=null;if(o.startsWith("@")){let c=o.search(/\+|$/);r=o.slice(1,c),o=o.slice(c)}o.startsWith("+")&&(i=
o.slice(1),o="");let a=/[@+]/.test(`${r??""}${i??""}`);return o||a||!t&&s.includes('"')?null:{place:s,moment:r,stay:i}}function Jh(e){
let t=e.indexOf('"',1);for(;t>0&&e[t+1]==='"';)t=e.indexOf('"',t+2);return t+1}function Qh(e,t){if(e.startsWith('"'))return e.
slice(1,-1).replaceAll('""','"');if(e.startsWith("#"))return fr(e,t);if(e.includes("#"))throw j(t,po,{name:Tt(e,60)});return e}
function Zh(e,t){if(e===void 0)return null;let n=ge.findIndex(s=>s.toLowerCase().startsWith(e.toLowerCase()));if(n<0)throw j(
t,$o,{text:e,days:_t.join(", ")},_t);return n}function tu(e,t){if(e===void 0)return null;let n=Gn(e);if(n===null)throw j(
t,ko,{text:e});let[s=0,o=0]=Xi,r=Number(e.slice(0,4));if(r<s||r>o)throw j(t,Mo,{text:e,first_year:s,last_year:o});return n}
function eu(e,t){if(!Qi.test(e)){let n={text:Tt(e,20),most:99999};throw j(t,_o,n)}return Number(e)}function dr(e,t){let n=[],s=[];for(let[o,{place:r,stay:i,...a}]of e.entries()){let c=`visits[${o}]`,l=jt(n,()=>t.find(r,
c))??0,h=s.at(-1),u=nu(a,h);if(h&&u<h.arrival){let y=st(h.arrival),g=`${_t[Jt(y)]} ${Fe(h.arrival)}`;n.push(...j(c,Uo,{arrival:g}).
problems)}if(n.length>=20)break;h?.filledIn.includes("stay")&&(h.duration=Math.min(h.duration,u-h.arrival));let m={day:a.
weekday===null&&a.date===null,time:a.time===null,stay:i===null},f=i??t.at(l).typical_minutes??ca,d=Object.entries(m).flatMap(
([y,g])=>g?y:[]);s.push({location:l,arrival:u,duration:f,filledIn:d})}return Ot(n),s}function De({weekday:e,date:t,time:n},s){
let o=n??0;if(t!==null)return t*1440+o;let r=s===null?ln*1440:s+1,i=st(r)+(o<yt(r)?1:0),a=e===null?0:we(e-Jt(i),7);return(i+
a)*1440+o}var pr=({arrival:e,duration:t})=>e+t,Fe=e=>`${xe(st(e))} ${He(yt(e))}`;function nu(e,t){return e.time!==null?De(
e,t?t.arrival:null):t?pr(t):ln*1440+aa}function Sa(e,{places:t,people:n,architecture:s}){let o=zn(Kn,e),r=su(o,t,n,s.max_visits);if(!o.interventions)return r;let i=ou(
r,o.interventions);return $a(o.interventions,s),i}function Oa({history:e,visits:t,written:n,sent:s,masked:o},r){return t.map((i,a)=>{let{location:c,arrival:l,duration:h}=i,
{name:u,category:m}=r.at(c),f=e.weekdays[a]??0,d=yt(l),y=n?.[a]??{weekday:f,date:null,time:d,stay:h},g=Fe(l).replace(" ",
"T");return{location:c,name:u,label:r.label(c),category:m,place:fn(r.written(c)),written_moment:mr(y),written_stay:y.stay,
arrival:Jt(st(l))===f?g:null,weekday:f,start_minute:e.startMinutes[a]??0,duration_minutes:h,days_before:e.daysBefore[a]??
0,steps_back:t.length-1-a,sent:s[a]??a,masked:o.includes(a),filled_in:i.filledIn}})}function Ta({written:e,sent:t}){if(!e)
return null;let n=e.map((s,o)=>({visit:s,at:t[o]??o}));return Ea(n.sort((s,o)=>s.at-o.at).map(({visit:s})=>s))}function su(e,t,n,s){
let{record:o,visits:r}=e;if(o===null&&r===null)throw j("visits",Wo);if(o!==null&&r!==null)throw j("visits",Do);if(o!==null)
return lu(o,e,t,n,s);let i=[],a=jt(i,()=>n.find(e.user))??0,c=jt(i,()=>{let l=typeof r=="string"?_a(r):iu(r??[]);va(l.length,
s,"visits");let h=dr(l,t),u=h.at(-1);return{written:l,visits:h,predictAt:cu(e.predict_at,u)}});if(!c||i.length)throw new Ft(
i);return Na({...c,history:uo(c.visits,a,c.predictAt)},e)}function Na(e,t){let n=[...e.visits.keys()];return{...e,topK:t.
top_k,interventions:xa(),sent:n,masked:[]}}function ou(e,t){let{visits:n,written:s}=e,o=t.order.length?t.order:e.sent,r=n.
length-1;if(!(o.length===n.length&&new Set(o).size===n.length)||Math.max(...o)>r){let a={visits:n.length,last:r};throw j(
"interventions.order",Xo,a)}return ru(t.mask_visits,o),{...e,history:Vn(e.history,o),visits:o.map(a=>n[a]),written:s&&o.
map(a=>s[a]),interventions:t,sent:o,masked:t.mask_visits.map(a=>o.indexOf(a)).sort((a,c)=>a-c)}}function ru(e,t){let n="\
interventions.mask_visits",s=t.length-1,[o=0,r=0]=[e.at(-1),t.at(-1)];if(o>s)throw j(n,Jo,{position:o,last:s});if(e.length===
t.length)throw j(n,Qo);if(e.includes(r))throw j(n,Zo,{position:r})}function iu(e){let t=[],n=[];for(let[s,o]of e.entries()){
let r=jt(t,()=>au(o,`visits[${s}]`));if(r)n.push(r);else if(t.length>=20)break}return Ot(t),n}function au(e,t){if(typeof e==
"string")return{place:Aa(e,t),...Me,stay:null};let{location:n,arrival:s,duration_minutes:o}=e,r=typeof n=="string"?Aa(n,
t):n,i=s===null?Me:_e(s,`${t}.arrival`);return{place:r,...i,stay:o}}function Aa(e,t){let n=it(e);if(/^#[0-9]+$/.test(n))
return fr(n,t);if(!n)throw j(t,hn);return n}function va(e,t,n){if(!e)throw j(n,Fo);if(e>t)throw j(n,jo,{visits:e,most:t,
excess:e-t})}function cu(e,t){if(e===null||!it(e))return pr(t);let n=De(_e(e,"predict_at"),t.arrival);if(n<t.arrival){let s=Fe(
t.arrival);throw j("predict_at",Bo,{arrival:s})}return n}function lu(e,t,n,s,o){let{X:r,user_X:i}=e;if(va(r.length,o,"re\
cord.X"),t.user!==null||t.predict_at!==null)throw j("record",Go);let a=typeof i=="number"?[i]:i,c=e.diff??[],l={X:[r,qt,
n.vocabularySize-1],user_X:[a,0,s.users?s.users-1:1e9],weekday_X:[e.weekday_X??[],0,ge.length-1],start_min_X:[e.start_min_X??
[],0,1439],dur_X:[e.dur_X??[],0,99999],diff:[c,0,ha]},h=[],u=(b,x,$={})=>{let M=et(x,$);h.push({where:`record.${b}`,message:M,
suggestions:[]})};for(let[b,[x,$,M]]of Object.entries(l)){let N=b==="user_X"&&typeof i=="number";if(x.length!==r.length&&
!N){let k={numbers:x.length,visits:r.length};u(b,Vo,k)}for(let[k,A]of x.entries())(A<$||A>M)&&u(`${b}[${k}]`,Yo,{minimum:$,
maximum:M})}new Set(a).size>1&&u("user_X",Ko),c.some((b,x)=>b>(c[x-1]??b))&&u("diff",qo),Ot(h);let m={locations:r,user:s.
users?a[0]??0:0,weekdays:e.weekday_X??[],startMinutes:e.start_min_X??[],durations:e.dur_X??[],daysBefore:c},f=da(m),d=f.
at(-1).arrival,y=Math.max(d,(st(d)+(c.at(-1)??0))*1440),g=hu(f,n),w=uu(m,g,n,y);return Na({history:m,visits:f,written:w?
g:null,predictAt:y},t)}function hu(e,t){return e.map(({location:n,arrival:s,duration:o},r)=>{let i=e[r-1]?.arrival??null,
[a,c,l]=[yt(s),Jt(st(s)),st(s)],u=[...i===null?[]:[{...Me,time:a}],{...Me,weekday:c,time:a}].find(f=>De(f,i)===s);return{
place:t.written(n),...u??{...Me,date:l,time:a},stay:o}})}function uu(e,t,n,s){let o=jt([],()=>dr(t,n)),r=o&&uo(o,e.user,
s);return JSON.stringify(r)===JSON.stringify(e)}var mu={queries:"queries",keys:"keys",values:"values",weights:"weights",head_outputs:"outputs"},fu={context:"context",content_scores:"\
pointer.content_scores",position_bias:"pointer.bias",pointer_weights:"pointer.weights",pointer_probabilities:"pointer.pr\
obabilities",generation_logits:"generation.logits",generation_probabilities:"generation.probabilities",gate_hidden:"gate\
.hidden",gate_logit:"gate.logit",gate:"gate.value",probabilities:"probabilities"},dn=class extends Error{};function La(e,t){
let{network:n,places:s,people:o}=e,r=Sa(t,{places:s,people:o,architecture:n.architecture}),i=n.trace(gr(r,n),r.interventions);
return xr(e,i),{bundle:e,query:r,trace:i}}function gr({history:e,masked:t},{architecture:n}){let s=pa(e,n.max_visits);if(!t.
length)return s;let o=Uint8Array.from(e.locations,(r,i)=>t.includes(i)?0:1);return{...s,mask:o}}function yr(e){let{layers:t,
heads:n}=e.bundle.network.architecture,s=je(t).map(h=>je(n).map(u=>du(e.trace,`layers.${h}.heads.${u}.weights`))),{model:o,
user:r,visits:i,notation:a,predict_at:c,...l}=br(e);return{model:o,user:r,visits:i,notation:a,predict_at:c,self_attention:n?
{weights:s}:null,pointer:wr(e.trace),...l}}function br({bundle:e,query:t,trace:n}){let{places:s}=e,{history:o,interventions:r,
topK:i}=t,a=n["gate.value"].values[0],c=n["gate.logit"]?.values[0]??null,l=r.gate!==null||r.only!==null,h=n["pointer.pro\
babilities"]?.values??null,u=n["generation.probabilities"]?.values??null,{values:m}=n.probabilities,f=(g,w)=>g.map(b=>({
location:b,name:s.at(b).name,probability:w[b]})),d=Zn(m,i),[y=Ct]=d;return{model:e.id,user:o.user||null,visits:Oa(t,s),notation:Ta(
t),predict_at:Fe(t.predictAt).replace(" ","T"),gate:{value:a,logit:c,learned:c!==null&&!l},location_probabilities:{pointer:h&&
f(Ra([...new Set(o.locations)],h),h),generation:u&&f(Zn(u,i),u),final:f(d,m)},prediction:{location:y,name:s.at(y).name,probability:m[y],
from_pointer:h?a*h[y]:0,from_generation:u?(1-a)*u[y]:0},unknown_probability:m[qt]}}function wr(e){let t=e["pointer.weigh\
ts"];return t?{content_scores:Qn(e["pointer.content_scores"]),position_bias:Qn(e["pointer.bias"]),scores:Qn(e["pointer.s\
cores"]),weights:Qn(t),entropy:ro(t),effective_positions:qi(t)}:null}function Zn(e,t){let n=e.slice(Ct).sort(),s=n[n.length-
t]??0,r=je(e.length).slice(Ct).filter(i=>e[i]>0&&e[i]>=s);return r.length?Ra(r,e).slice(0,t):[Ct]}function Ra(e,t){return e.
sort((n,s)=>t[s]-t[n]||n-s)}function du(e,t){let{values:n,shape:s}=e[t],[o,r]=s;return je(o).map(i=>Ia(n.subarray(i*r,(i+
1)*r)))}function Qn(e){return e?Ia(e.values):null}function Ia(e){return Array.from(e,t=>t===Number.NEGATIVE_INFINITY?"-i\
nf":t)}function xr({id:e,network:t},n){let{layers:s,heads:o}=t.architecture;for(let{name:r,sites:i}of pu(s,o))if(!i.flatMap(
c=>n[c]??[]).every(({values:c})=>c.every(Number.isFinite)))throw new dn(et(or,{model:e,tensor:r}))}function*pu(e,t){yield{
name:"hidden[0]",sites:["layers.0.residual_in"]};for(let n of je(e)){for(let[s,o]of Object.entries(mu)){let r=je(t).map(
i=>`layers.${n}.heads.${i}.${o}`);yield{name:`layers[${n}].${s}`,sites:r}}yield{name:`hidden[${n+1}]`,sites:[`layers.${n}\
.residual_out`]}}for(let[n,s]of Object.entries(fu))yield{name:n,sites:[s]}}function je(e){return[...Array(e).keys()]}var gu=new Map([["F32",{bytes:4,read:e=>new Float32Array(e)}],["F16",{bytes:2,read:e=>Float32Array.from(new Uint16Array(
e),xu)}]]),bt=class extends Error{};function Ca(e){let{entries:t,start:n}=yu(e),s=n,o=t.map(([r,{dtype:i,shape:a,data_offsets:[
c,l]}])=>{let h=gu.get(i);if(!h)throw new bt(`The parameter \`${r}\` has numbers of the type ${i}. Save the weights in s\
ingle or half precision (F32 or F16).`);let u=a.reduce((f,d)=>f*d,h.bytes);if(n+c!==s||l-c!==u)throw Ue(`\`${r}\` is misp\
laced`);if(s+=u,s>e.byteLength)throw Ue(`they end within \`${r}\`, after ${e.byteLength} bytes`);let m=h.read(e.slice(s-
u,s));if(!m.every(Number.isFinite))throw new bt(`The parameter \`${r}\` holds numbers that are not finite. Choose another\
 model.`);return[r,{values:m,shape:a}]});if(s!==e.byteLength)throw Ue(`${e.byteLength-s} bytes belong to no tensor`);return Object.
fromEntries(o)}function yu(e){if(e.byteLength<8)throw Ue(`they have only ${e.byteLength} bytes`);let t=Number(new DataView(
e).getBigUint64(0,!0)),n=8+t;if(t>1e6||n>e.byteLength)throw Ue(`their header claims ${t} bytes`);let s=bu(new TextDecoder().
decode(e.slice(8,n))),o=Object.entries(s??{}).filter(([i])=>i!=="__metadata__"),r=o.find(([,i])=>!wu(i));if(!s||r)throw Ue(
r?`\`${r[0]}\` has no place`:"they have no header");return o.sort(([,i],[,a])=>i.data_offsets[0]-a.data_offsets[0]),{entries:o,
start:n}}function bu(e){try{let t=JSON.parse(e);return typeof t=="object"?t:null}catch{return null}}function wu(e){let t=n=>Array.
isArray(n)&&n.every(s=>Number.isSafeInteger(s)&&s>=0);return t(e?.shape)&&t(e.data_offsets)&&e.data_offsets.length===2}function Ue(e){
return new bt(`The weights are damaged or cut short: ${e}. Load them again.`)}function xu(e){let t=e&32768?-1:1,n=e>>10&
31,s=e&1023;return n===31?s?Number.NaN:t*Number.POSITIVE_INFINITY:n?t*(1024+s)*2**(n-25):t*s*2**-24}var Wa={location:"loc_emb",user:"user_emb",time:"time_emb",weekday:"weekday_emb",recency:"recency_emb",duration:"duratio\
n_emb",position_from_end:"pos_from_end_emb"},ts={time:Un+1,weekday:Bn+1,recency:ye+1,duration:be+1},Be="Put the weights \
and the model.json of one model together.",es=class{constructor(t,n){Eu(n,t),this.architecture=t,this.weights={...n},this.#a(
"user")&&(this.weights["user_emb.weight"]=_u(this.#l("user_emb.weight")))}trace(t,n={}){let{layers:s,max_visits:o}=this.
architecture,r=t.locations.length;if(r<1||r>o)throw new RangeError(`Every history must have 1 to ${o} visits.`);let i={batch:t,
interventions:n,trace:{}},a=this.#t(i),c=this.#i(a,"input_proj");at(i,"inputs.",{projected:c});let l=this.#h(c,"input_no\
rm","inputs.norm",i);this.#a("sinusoidal")&&n.sinusoidal!==!1&&(l=Dn(l,this.#l("pos_encoding")));for(let h=0;h<s;h++)l=this.#e(
l,h,i);return this.#s(l,i),i.trace}#t(t){let{batch:n,interventions:s}=t,o={location:n.locations,user:new Int32Array(n.locations.
length).fill(n.user),time:n.time,weekday:n.weekday,recency:n.recency,duration:n.duration,position_from_end:n.positionFromEnd},
r=[...s.without_features??[]];s.position_from_end===!1&&r.push("position_from_end");let i=[];for(let[a,c]of Object.entries(
o)){if(a!=="location"&&!this.#a(a))continue;let l=$u(c,this.#l(`${Wa[a]}.weight`));r.includes(a)&&l.values.fill(0),at(t,
"inputs.",{[a]:l}),i.push(l)}return Pa(i)}#e(t,n,s){let o=`transformer.layers.${n}`,r=`layers.${n}`,{layer_norm:i}=s.interventions;
at(s,`${r}.`,{residual_in:t});let a=t;if(this.#a("attention")){let m=this.#h(t,`${o}.norm1`,`${r}.norm1`,s,i),f=this.#n(
m,n,s);at(s,`${r}.`,{attention_out:f}),a=Ha(f,t,n,"attention",s)}at(s,`${r}.`,{residual_mid:a});let{pre:c,hidden:l,out:h}=Ui(
this.#h(a,`${o}.norm2`,`${r}.norm2`,s,i),this.#l(`${o}.linear1.weight`),this.#l(`${o}.linear1.bias`),this.#l(`${o}.linea\
r2.weight`),this.#l(`${o}.linear2.bias`));at(s,`${r}.feed_forward.`,{pre:c,hidden:l,out:h});let u=Ha(h,a,n,"feed_forward",
s);return at(s,`${r}.`,{residual_out:u}),u}#n(t,n,s){let{d_model:o,heads:r}=this.architecture,{attention_temperature:i,scaling:a}=s.
interventions,c=`transformer.layers.${n}.self_attn`,l=this.#l(`${c}.in_proj_weight`),h=this.#l(`${c}.in_proj_bias`),u=o/
r,m=d=>pe(t,gn(l,d,u),gn(h,d,u)),f=[];for(let d=0;d<r;d++){let y=m(d*u),g=m(o+d*u),w=m(2*o+d*u),{mask:b}=s.batch,$=Fi(y,
g,w,{mask:b,temperature:i,scaled:a}),{scores:M,weights:N}=$,k=ku($.outputs,n,d,s),A={queries:y,keys:g,values:w,scores:M,
weights:N,outputs:k};at(s,`layers.${n}.heads.${d}.`,A),f.push(k)}return this.#i(Pa(f),`${c}.out_proj`)}#s(t,n){let{only:s,
gate:o}=n.interventions,r=gn(t,n.batch.locations.length-1,1),i={values:r.values,shape:[r.values.length]};at(n,"",{context:i});
let a=this.#o(i,t,n),c=this.#r(i,n),l=this.#c(i,n);s?l=pn(s==="pointer"?1:0):typeof o=="number"&&(l=pn(o)),at(n,"gate.",
{value:l}),at(n,"",{probabilities:Mu(l,a,c,s)})}#o(t,n,s){if(!this.#a("pointer"))return null;let{locations:o,positionFromEnd:r,
mask:i}=s.batch,{pointer_scaling:a,position_bias:c,pointer_temperature:l}=s.interventions,h=this.#i(t,"pointer_query"),u=this.#i(
n,"pointer_key"),m=Bi(h,u,a);at(s,"pointer.",{query:h,keys:u,content_scores:m});let f=m;if(this.#a("position_bias")){let{
values:g}=this.#l("position_bias"),w=dt([o.length]);c!==!1&&w.values.set([...r].map(b=>g[b])),at(s,"pointer.",{bias:w}),
f=Gi(m,w)}f=oo(f,i);let d=Fn(f,l),y=Vi(d,o,this.architecture.locations);return at(s,"pointer.",{scores:f,weights:d,probabilities:y}),
y}#r(t,n){if(!this.#a("generation"))return null;let s=this.#i(t,"gen_head"),o=Fn(s);return at(n,"generation.",{logits:s,
probabilities:o}),o}#c(t,n){if(!this.#a("pointer"))return pn(0);if(!this.#a("generation"))return pn(1);if(!this.#a("gate"))
return pn(.5);let{hidden:s,logit:o,value:r}=Yi(t,this.#l("ptr_gen_gate.0.weight"),this.#l("ptr_gen_gate.0.bias"),this.#l(
"ptr_gen_gate.2.weight"),this.#l("ptr_gen_gate.2.bias"));return at(n,"gate.",{hidden:s,logit:o}),r}#i(t,n){return pe(t,this.#l(
`${n}.weight`),this.#l(`${n}.bias`))}#h(t,n,s,o,r=!0){if(!r)return at(o,s,{"":t}),t;let i=this.#l(`${n}.weight`),{normed:a,
mean:c,reciprocal_deviation:l}=Wi(t,i,this.#l(`${n}.bias`));return at(o,s,{"":a,".mean":c,".reciprocal_deviation":l}),a}#a(t){
return this.architecture.components.includes(t)}#l(t){let n=this.weights[t];if(!n)throw new bt(`The parameter \`${t}\` is\
 missing. ${Be}`);return n}};function at({trace:e},t,n){for(let[s,o]of Object.entries(n))e[t+s]=o}function $u(e,t){let[n,
s]=t.shape,o=dt([e.length,s]);return e.forEach((r,i)=>{if(r<0||r>=n)throw new RangeError(`The id ${r} has no embedding; \
ids run from 0 to ${n-1}.`);o.values.set(gn(t,r,1).values,i*s)}),o}function gn({values:e,shape:[t,...n]},s,o){let r=e.length/
t;return{values:e.subarray(s*r,(s+o)*r),shape:[o,...n]}}function Pa(e){let t=e[0]?.shape[0],n=e.reduce((r,{shape:i})=>r+
i[1],0),s=dt([t,n]),o=0;for(let r of e){for(let i=0;i<t;i++)s.values.set(gn(r,i,1).values,i*n+o);o+=r.shape[1]}return s}
function Ha(e,t,n,s,{interventions:o}){let i=o.skip?.some(a=>a.layer===n&&a.part===s)?dt(e.shape):e;return o.residuals===
!1?i:Dn(i,t)}function ku(e,t,n,{batch:{mask:s},interventions:o}){let{remove_heads:r=[],replace_with:i}=o;if(r!=="all"&&!r.
some(([h,u])=>h===t&&u===n))return e;let a=dt(e.shape);if(i!=="mean")return a;let[c,l]=e.shape;for(let h=0;h<l;h++){let[
u,m]=[0,0];for(let f=0;f<c;f++)s&&!s[f]||(u+=e.values[f*l+h],m++);for(let f=0;f<c;f++)a.values[f*l+h]=u/m}return a}function Mu(e,t,n,s){
return t&&n&&!s?Ki(e,t,n):!t||s==="generation"?n:t}function pn(e){return{values:Float32Array.of(e),shape:[]}}function _u({
values:e,shape:t}){let[n,s]=t,o={values:e.slice(),shape:t};for(let r=0;r<s;r++){let i=0;for(let a=1;a<n;a++)i+=e[a*s+r];
o.values[r]=i/(n-1)}return o}function Eu(e,t){let{components:n,d_model:s,heads:o}=t,r=n.find(c=>!ua.includes(c));if(r)throw new bt(
`This version does not know the component "${r}". Reload the page, or ask the server.`);if(n.includes("attention")&&!(o>=
1&&s%o===0))throw new bt(`${o} heads do not divide a width of ${s}. ${Be}`);if(!n.includes("pointer")&&!n.includes("gene\
ration"))throw new bt(`A network needs a pointer or a generation head. ${Be}`);let i=Au(t);for(let[c,l]of i){let h=e[c]?.
shape;if(!h)throw new bt(`The parameter \`${c}\` is missing. ${Be}`);if(String(h)!==String(l))throw new bt(`The paramete\
r \`${c}\` has the shape [${h}]; expected [${l}]. ${Be}`)}let a=Object.keys(e).find(c=>!i.has(c));if(a)throw new bt(`\`${a}\
\` is no parameter of this network. ${Be}`)}function Au({components:e,...t}){let{d_model:n,feed_forward:s,locations:o,users:r,
layers:i,max_visits:a}=t,c=d=>e.includes(d),l=new Map,h=(d,y,g)=>l.set(`${d}.weight`,[y,g]).set(`${d}.bias`,[y]),u=d=>l.
set(`${d}.weight`,[n]).set(`${d}.bias`,[n]),m={location:[o,n],user:[r,n],time:[ts.time,n/4],weekday:[ts.weekday,n/4],recency:[
ts.recency,n/4],duration:[ts.duration,n/4],position_from_end:[a+1,n/4]},f=0;for(let[d,[y,g]]of Object.entries(m))d!=="lo\
cation"&&!c(d)||(l.set(`${Wa[d]}.weight`,[y,g]),f+=g);h("input_proj",n,f),u("input_norm"),c("sinusoidal")&&l.set("pos_en\
coding",[1,a,n]);for(let d=0;d<i;d++){let y=`transformer.layers.${d}`;c("attention")&&(l.set(`${y}.self_attn.in_proj_wei\
ght`,[3*n,n]),l.set(`${y}.self_attn.in_proj_bias`,[3*n]),h(`${y}.self_attn.out_proj`,n,n),u(`${y}.norm1`)),h(`${y}.linea\
r1`,s,n),h(`${y}.linear2`,n,s),u(`${y}.norm2`)}return c("pointer")&&(h("pointer_query",n,n),h("pointer_key",n,n)),c("pos\
ition_bias")&&l.set("position_bias",[a]),c("generation")&&h("gen_head",o,n),c("gate")&&(h("ptr_gen_gate.0",n/2,n),h("ptr\
_gen_gate.2",1,n/2)),l}var Su=new Map(Object.entries(ia)),Ge=class{#t=new Map;constructor(t){this.names=t}findWithAccents(t){return this.#e(Ou,
t)??this.#e(bn,t)??[]}findWithoutAccents(t){return this.#e(Pt,t)??[]}by(t){let n=this.#t.get(t);if(!n){n=new Map;for(let[
s,o]of this.names){let r=t(o),i=n.get(r);i?i.push(s):n.set(r,[s])}this.#t.set(t,n)}return n}#e(t,n){return this.by(t).get(
t(n))}},Ou=e=>Ut(ja(e).normalize("NFC")).join(" "),bn=e=>Ut(Nu(ja(e).normalize("NFKC"))).join(" ");function Pt(e){let t=bn(
e).normalize("NFKD").replace(ra,"");return Ut(Array.from(t,n=>Su.get(n)??n).join("")).join(" ")}function $r(e,t){let n=Tt(
Pt(e),na);if([...n].length<sa)return[];let s=t.filter(Tu(n)),o=(i,a)=>s.map(c=>({name:c,score:i(n,c)})).filter(c=>c.score>=
a).sort((c,l)=>l.score-c.score).slice(0,zt),r=[...o(Fa,jn),...o(vu,co)];return[...new Set(r.map(({name:i})=>i))].map(i=>({
name:i,score:Math.max(Fa(n,i),Ua(n,i)/100)})).sort((i,a)=>a.score-i.score||(i.name<a.name?-1:1)).slice(0,zt).map(({name:i})=>i)}
function Tu(e){let t=Ut(e).map(s=>` ${s} `),n=Da(e);return s=>{let o=Math.max(e.length,s.length),r=2*(1-jn)*o;for(let i=n^
Da(s);i;i&=i-1)r-=1;return r>=0||t.some(i=>` ${s} `.includes(i))}}function Da(e){let t=0;for(let n of e)t|=1<<Number(n.codePointAt(
0));return t}function ja(e){return e.replace(oa,t=>[...t].some(qn)?" ":"")}function Nu(e){return e.replace(/[^ı]+/g,t=>t.
toLowerCase().toUpperCase().toLowerCase()).replaceAll("ς","σ")}function Fa(e,t){let[n,s]=[[...e],[...t]],o=Math.max(n.
length,s.length);if(1-Math.abs(n.length-s.length)/o<jn)return 0;let r=[],i=[],a=[0,...s.keys()].map((c,l)=>l);for(let c=1;c<=
n.length;c+=1){let l=n[c-1],h=n[c-2];[r,i,a]=[i,a,[c]];for(let u=1;u<=s.length;u+=1){let m=s[u-1],f=(i[u-1]??0)+(l===m?0:
1),d=Math.min(f,(i[u]??0)+1,(a[u-1]??0)+1);h===m&&l===s[u-2]&&(d=Math.min(d,(r[u-2]??0)+1)),a.push(d)}}return 1-(a[s.length]??
0)/o}function vu(e,t){let[n,s]=[new Set(Ut(e)),new Set(Ut(t))],o=[...n].filter(f=>s.has(f)),r=[...n].filter(f=>!s.has(f)),
i=[...s].filter(f=>!n.has(f));if(o.length&&!(r.length&&i.length))return 100;let[a,c]=[yn(r),yn(i)],l=o.length&&pt(yn(o))+
1,[h,u]=[l+pt(a),l+pt(c)],m=(f,d)=>100-100*f/d;return!l&&m(Math.abs(h-u),h+u)<co?0:Math.max(Ua(e,t),m(Ba(a,c),h+u),l&&m(
h-l+1,l-1+h),l&&m(u-l+1,l-1+u))}function Ua(e,t){let[n,s]=[yn(Ut(e)),yn(Ut(t))];return(1-Ba(n,s)/(pt(n)+pt(s)))*100}var yn=e=>e.
sort().join(" ");function Ba(e,t){let[n,s]=[[...e],[...t]],o=s.map(()=>0);for(let r of n){let i=0,a=0;for(let c=0;c<s.length;c+=
1){let l=o[c]??0;a=r===s[c]?i+1:Math.max(l,a),o[c]=a,i=l}}return n.length+s.length-2*(o.at(-1)??0)}var ns=class{#t;#e;constructor(t,n){this.vocabularySize=n,this.#t=new Map(t.map(s=>[s.id,s])),this.#e=new Ge(new Map(t.flatMap(
({id:s,name:o})=>o===null?[]:[[s,o]])))}at(t){let n={id:t,name:null,category:null,typical_minutes:null};return this.#t.get(
t)??n}label(t){return this.at(t).name??(t===qt?"unknown place":`#${t}`)}written(t){let{name:n}=this.at(t);return n===null||
pt(n)>900||(this.#e.by(bn).get(bn(n))??[]).length>1?t:n}find(t,n){if(typeof t=="number"){if(t>=qt&&t<this.vocabularySize)
return t;let r={location:t,first:qt,last:this.vocabularySize-1};throw j(n,Eo,r)}let s=this.#n(t);!s.length&&/^".*"$/s.test(
t)&&(s=this.#n(t.slice(1,-1).replaceAll('""','"')));let[o]=s;if(o===void 0)throw this.#o(t,n);if(s.length>1)throw this.#s(
t,s,n);return o}search(t,n){let s=Pt(t).replace(/^#/,""),o=[[],[],[]];for(let r=Ct;r<this.vocabularySize;r++){let i=this.
at(r),[a,c]=[Pt(i.name??""),Pt(i.category??"")],l=String(r),h=a.startsWith(s)||l.startsWith(s),u=a.includes(s)||c.includes(
s);l===s?o[0]?.push(i):h?o[1]?.push(i):u&&o[2]?.push(i)}return o.flat().slice(0,n)}#n(t){let n=this.#e.findWithAccents(t);
return n.length?n:this.#e.findWithoutAccents(t)}#s(t,n,s){let o=n.slice(0,ao).map(i=>this.notation(i)),r={count:n.length,
name:Zt(t),listed:Ya(n.slice(0,zt).map(i=>this.#r(i)),n.length),example:String(o[0])};return j(s,Ao,r,o)}#o(t,n){if(t.includes(
";"))return j(n,un);let s={name:Zt(t),first:Ct};if(!this.#e.names.size)return j(n,Oo,s);let o=this.#e.by(Pt),r=$r(t,[...o.
keys()]).flatMap(l=>o.get(l)??[]).slice(0,zt),[i]=r;if(i===void 0)return j(n,So,s);let a=this.#r(i),c=r.map(l=>this.notation(
l));return j(n,To,{...s,meant:a},c)}notation(t){return fn(this.written(t))}#r(t){let n=this.notation(t);if(!n.startsWith(
"#"))return Zt(n);let{name:s,category:o}=this.at(t),r=[s,o].flatMap(i=>i?Zt(i):[]).join(", ");return r?`${n} (${r})`:n}},
ss=class{#t;#e;constructor(t,n){this.users=n;let s=Array.from({length:Math.max(n-1,0)},(r,i)=>i+1),o=new Map(s.map(r=>[r,
t[r]??et(Co,{user:r})]));this.#t=new Ge(o),this.#e=new Ge(new Map([...o].map(([r,i])=>[r,Ga(i)])))}find(t){if(t===null||
!this.users)return 0;let n=Va(t)?Number(it(String(t)).slice(0,12)):t;if(typeof n=="number"){if(n>=1&&n<this.users)return n;
throw j("user",No,{person:n,last:this.users-1})}let s=this.#n(n),[o]=s;if(o===void 0)throw this.#o(n);if(s.length>1)throw this.#s(
n,s);return o}#n(t){let n=[()=>this.#t.findWithAccents(t),()=>this.#e.findWithAccents(t),()=>this.#t.findWithoutAccents(
t),()=>this.#e.findWithoutAccents(t)];for(let s of n){let o=s();if(o.length)return o}return[]}#s(t,n){let s=n.slice(0,ao).
map(i=>this.#r(i)),o=Ya(s.slice(0,zt).map(Zt),n.length),r={count:n.length,name:Zt(t),listed:o};return j("user",vo,r,s)}#o(t){
let n=this.#e.by(Pt),s=new Map([...n,...this.#t.by(Pt)]),o=[...n.get(Pt(Ga(t)))??[],...$r(t,[...s.keys()]).flatMap(c=>s.
get(c)??[])],r=[...new Set(o)].slice(0,zt).map(c=>this.#r(c)),[i]=r,a={name:Zt(t),last:this.users-1};if(i!==void 0){let c={
...a,meant:Zt(i)};return j("user",Io,c,r)}return j("user",this.users===1?Ro:Lo,a)}#r(t){let n=this.#t.names.get(t)??"",s=Va(
n)?[]:this.#n(n);return s.length===1&&s[0]===t?n:String(t)}},Ga=e=>it(e.split(",")[0]??"")||e,Va=e=>typeof e=="string"&&
/^[0-9]+$/.test(it(e));function Ya(e,t){let n=t-e.length;if(n)return et(Ho,{listed:e.join(", "),left_out:n});let[s,o=""]=[
e.slice(0,-1),e.at(-1)];return s.length?et(Po,{listed:s.join(", "),last:o}):o}var Zt=e=>pt(e)>lo?`${Tt(e,lo-1)}…`:e;var Ru=10,Iu={hours:Cu,visits:Hu,heads:Wu};function Ka(e,t){return Iu[e](t)}function qa(e,t,n){let s=e.network.trace(gr(
t,e.network),t.interventions);xr(e,s);let{values:o}=s.probabilities,[r=Ct]=Zn(o,1),{name:i}=e.places.at(r);return{prediction:{
location:r,name:i,probability:o[r]},probability:o[n]}}function Cu({query:e}){let{masked:t,interventions:n}=e;return fa.map(
s=>{let o=Pu(e.history,e.predictAt,s);return{hours:s,input:{history:o,masked:t,interventions:n}}})}function Pu(e,t,n){let s=e.
startMinutes.map(a=>a+60*n),o=s.map(st),r=st(yt(t)+60*n),i=(a,c)=>a.map((l,h)=>c(l,o[h]??0));return{...e,weekdays:i(e.weekdays,
(a,c)=>we(a+c,7)),startMinutes:s.map(yt),daysBefore:i(e.daysBefore,(a,c)=>a+r-c)}}function Hu({bundle:e,query:{history:t,
masked:n,interventions:s,sent:o}}){return t.locations.map((r,i)=>{let a=[...t.locations.keys()].filter(h=>h!==i),c=a.at(
-1),l={history:Vn(t,a),masked:n.flatMap(h=>h===i?[]:a.indexOf(h)),interventions:s};return{visit:{sent:o[i]??i,label:e.places.
label(r)},input:c===void 0||n.includes(c)?null:l}}).sort((r,i)=>r.visit.sent-i.visit.sent)}function Wu({bundle:e,query:{
history:t,masked:n,interventions:s}}){let{remove_heads:o}=s;if(o==="all")return[];let r=Du(e.network.architecture).filter(
([a,c])=>!o.some(([l,h])=>l===a&&h===c));return r.length?(r.length>Ru?r.map(a=>[a]):Fu(r)).map(a=>{let c={...s,remove_heads:[
...o,...a]};return{heads:a,input:{history:t,masked:n,interventions:c}}}):[]}function Du({layers:e,heads:t}){return Array.
from({length:e*t},(n,s)=>[Math.floor(s/t),s%t])}function Fu(e){return Array.from({length:2**e.length},(t,n)=>e.filter((s,o)=>n&
1<<o)).sort((t,n)=>t.length-n.length)}var kr=class{constructor(t,n){let{id:s,sizes:o,places:r,people:i}=t;this.content={vocabulary:t,weights:n},this.id=s,this.
places=new ns(r,o.locations);let a=i.map(({id:c,name:l})=>[c,l]);this.people=new ss(Object.fromEntries(a),o.users),this.
network=new es(o,Ca(n))}explain(t){return yr(this.#t(t))}trace(t){let n=this.#t(t),{query:s,trace:o}=n,r=br(n),{pointer:i,
generation:a,final:c}=r.location_probabilities,l=[...i??[],...a??[],...c].map(m=>m.location),u=[...new Set([...l,...s.history.
locations])].map(m=>[m,{label:this.places.label(m),category:this.places.at(m).category}]);return{...r,self_attention:null,
pointer:wr(o),architecture:this.network.architecture,interventions:s.interventions,places:Object.fromEntries(u),tensors:o,
weights:this.network.weights}}sweep(t,n){let s=this.#t(n),{prediction:o}=yr(s);return{prediction:o,variants:Ka(t,s)}}answer(t,n){
return qa(this,t,n)}#t(t){try{return La(this,t)}catch(n){throw n instanceof dn?new Ft([{where:"model",message:n.message,
suggestions:[]}]):n}}};document.addEventListener("pointerscope:engine",({detail:e})=>e(Mr));var ju=()=>ht().get("page")==="compare"?"compare":"explore";function za(){for(let e of J(document,"[data-page]"))e.hidden=
e.dataset.page!==ju()}za();window.addEventListener("hashchange",za);document.addEventListener("click",e=>{let t=de(e).closest(
"a");t?.hash.includes("page=")&&(e.preventDefault(),location.hash=t.hash)});var gt=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=n}},te=new URL(
E.replace(/^(.*\/)static\/.*$/,"$1")),os={answers:!0},Uu=[502,504],Bu=5e3,Gu="No response could be read. Your input is s\
till here; check your connection and try again.",Vu=e=>`The server answered with ${e}.`;async function Ee(e,t,n=te){let s=await Yu(
new URL(`api/${e}`,n),t);if(String(n)===te.href&&qu(s!==null&&!Ku(s)),!s)return Xa();if(!(s.headers.get("content-type")??
"").includes("json")){let i=Vu(s.status);throw new gt(s.status,[{where:"",message:i,suggestions:[]}])}let r=await s.json().
catch(Xa);if(!s.ok)throw new gt(s.status,r.errors??[]);return r}async function Yu(e,t){try{let n=await fetch(e,t);return Uu.
includes(n.status)?null:n}catch(n){if(rs(n))throw n;return null}}function Ja(e){let t=AbortSignal.timeout(Bu);return e?AbortSignal.
any([e,t]):t}function Ku({headers:e}){return e.get("cache-status")?.startsWith("service-worker")??!1}function qu(e){e!==
os.answers&&(os.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:e}})))}function Xa(e){
throw rs(e)?e:new gt(0,[{where:"",message:Gu,suggestions:[]}])}function rs(e){return e instanceof DOMException&&e.name===
"AbortError"}function Ht(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,
s])=>[n,String(s)]))}function Ve(e){return e instanceof Error?e.message:String(e)}function _r(e,t,n){switch(t.kind){case"head":return zu(e,t,n.architecture);case"mask":return Xu(e,t.visit,n.visits);case"\
skip":return Ju(e,t);case"residuals":return tm(e);case"gate":return Qu(e,t);case"temperature":return Zu(e,t)}}function zu({
remove_heads:e=[],replace_with:t,...n},{layer:s,head:o},{layers:r,heads:i}){let a=Array.from({length:r*i},(u,m)=>[Math.floor(
m/i),m%i]),c=e==="all"?a:e,h=c.some(([u,m])=>u===s&&m===o)?c.filter(([u,m])=>u!==s||m!==o):a.filter(([u,m])=>u===s&&m===
o||c.some(([f,d])=>u===f&&m===d));return h.length?{...n,remove_heads:h,...t&&{replace_with:t}}:n}function Xu({mask_visits:e=[],
...t},n,s){let o=s[n]?.sent??0;if(n===s.length-1)return{...t,...e.length&&{mask_visits:e}};let r=e.includes(o)?e.filter(
i=>i!==o):[...e,o].sort((i,a)=>i-a);return r.length?{...t,mask_visits:r}:t}function Ju({skip:e=[],...t},{layer:n,part:s}){
let o=e.filter(i=>i.layer!==n||i.part!==s),r=o.length<e.length?o:[...e,{layer:n,part:s}];return r.length?{...t,skip:r}:t}
function Qu({gate:e,only:t,...n},{value:s}){return s===null?n:{...n,gate:s}}function Zu(e,{of:t,value:n}){let s=`${t}_te\
mperature`,o={...e};return delete o[s],n===1?o:{...o,[s]:n}}function tm({residuals:e,...t}){return e===!1?t:{...t,residuals:!1}}
var is=e=>e.map(t=>t+1),em={gate:e=>`gate forced to ${e}`,only:e=>`${e} only`,attention_temperature:e=>`attention temper\
ature ${e}`,pointer_temperature:e=>`pointer temperature ${e}`,scaling:()=>"no division by √k",pointer_scaling:()=>"no \
division by √d",position_bias:()=>"no position bias",sinusoidal:()=>"no sinusoidal table",position_from_end:()=>"no po\
sition from the end",residuals:()=>"no residual connections",layer_norm:()=>"no layer norms",remove_heads:(e,{replace_with:t})=>`${e===
"all"?"every head":e.map(([s,o])=>`L${s} H${o}`).join(", ")} ${t==="mean"?"replaced by the mean":"switched off"}`,replace_with:()=>"",
skip:e=>`${e.map(({layer:n,part:s})=>`${s.replace("_","-")} of layer ${n}`).join(", ")} skipped`,without_features:e=>`wi\
thout ${e.join(", ")}`,mask_visits:e=>`visit${e.length>1?"s":""} ${is(e).join(", ")} masked`,order:e=>`order ${is(e).join(
" ")}`};function Ae(e){return Object.entries(e).flatMap(([t,n])=>{let s=em,o=Object.hasOwn(s,t)?s[t]?.(n,e):"";return o?
[{key:t,text:o}]:[]})}function as(e){let t=Ae(e).map(({text:n})=>n);return t.length?`Changed: ${t.join("; ")}.`:"Nothing\
 is changed."}function wn(e){let t="";for(let n of e)t+=String.fromCharCode(n);return btoa(t)}function xn(e){return Uint8Array.from(atob(
e),t=>t.charCodeAt(0))}var Qa=sm("model-files"),nm=500,vt=Qa===null;async function Za(e,t=te){return vt?Ee(`models/${encodeURIComponent(e)}/vocabulary`,{},t):JSON.parse(new TextDecoder().decode(
await Er(e,"vocabulary")))}async function cs(e,t=nm){if(vt){let n=`models/${encodeURIComponent(e)}/histories?limit=${t}`,
{items:s}=await Ee(n);return s}return JSON.parse(new TextDecoder().decode(await Er(e,"histories")))}async function tc({id:e,
weights:t},n,s=te){if(!vt)return Er(e,"weights",n);let o=`api/models/${encodeURIComponent(e)}/weights/${t?.sha256}`;return nc(
new URL(o,s),"weights",n)}async function ec(e,{weights:t}){if(!t||!globalThis.crypto?.subtle)return;if([...new Uint8Array(
await crypto.subtle.digest("SHA-256",e))].map(o=>o.toString(16).padStart(2,"0")).join("")!==t.sha256)throw new Error("Th\
e weights were damaged on their way. Load the page again.")}async function Er(e,t,n=!1){let s=Qa?.[e]?.[t];if(!s)throw new Error(
`This page holds no ${t} of ${e}.`);if(!s.startsWith("#"))return nc(new URL(s,document.baseURI),t,n);let o=document.getElementById(
s.slice(1))?.textContent??"";return xn(o.trim()).buffer}async function nc(e,t,n){let s=await fetch(e,{cache:n?"reload":"\
default"});if(!s.ok)throw new Error(`The ${t} could not be fetched (${s.status}).`);return s.arrayBuffer()}function sm(e){
let t=ut(document,`script#${e}`,HTMLScriptElement);return t&&JSON.parse(t.textContent??"")}function sc(e){let{tensors:t,...n}=e,s=Object.entries(t).map(([o,{data:r,shape:i}])=>[o,{values:new Float32Array(xn(r).buffer),
shape:i}]);return{...n,tensors:Object.fromEntries(s)}}var om=["browser","server"],oc=20,rm="static/bundles/browser-model.js",rc={address:new URL("../bundles/browser-model.js",
E).href,load(e){let t=null,n=o=>{t=o};return document.dispatchEvent(new CustomEvent("pointerscope:engine",{detail:n})),t?
Promise.resolve(t):String(e)===te.href?import(rc.address):import(new URL(rm,e).href)}};function Se({prediction:{name:e,location:t,
probability:n}}){return n===0?"no known place":`${e??`#${t}`}, ${(100*n).toFixed(1)} %`}function ic({prediction:e},{prediction:t,
places:n}){let s=t.location===e.location,o=s?"":`${n[t.location]?.label??t.name}, `,r=Math.round(1e3*e.probability)-Math.
round(1e3*t.probability);return{value:`${o}${(100*t.probability).toFixed(1)} %`,change:s&&r?`${r>0?"▲":"▼"} ${Math.abs(
r/10).toFixed(1)} points`:"",isMore:r>0}}function Oe(e,t){e.textContent=t?Se(t):"…";let{location:n,probability:s}=t?.prediction??
{};for(let[o,r]of Object.entries({location:n,probability:s,engine:t?.engine}))r===void 0?delete e.dataset[o]:e.dataset[o]=
String(r)}var Ye=class{#t;#e;#n;#s=null;#o=null;#r=!1;draws=!1;sharesWeights=!0;constructor(t,n=null,s=te){this.#t=t,this.#n=
s,this.#e=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&om.includes(t)?t:null,vt||(this.choice=
"browser"),this.obstacle="",this.#o||(this.#s=null)}get model(){return this.#o}get isInBrowser(){return this.#o!==null&&
this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.#o&&this.choice!=="serve\
r")return this.#c(this.#o,t);if(!vt)throw new gt(0,[{where:"",message:this.obstacle,suggestions:[]}]);let o=this.choice!==
"server"&&!!navigator.serviceWorker?.controller?Ja(n):n;try{return{...await this.#i(t,o),engine:"server"}}catch(r){if(!(r instanceof
gt&&r.status===0)||this.choice==="server")throw r;if(await this.prepare(),this.#o)return this.#c(this.#o,t);throw this.choose(
this.choice),r}}async searchPlaces(t){if(vt||await this.prepare(),this.#o&&this.choice!=="server"){let{places:s}=this.#o;
return s.search(t,oc).map(({id:o,category:r})=>({label:s.label(o),notation:s.notation(o),category:r}))}let{items:n}=await Ee(
`${this.#e}/locations?${Ht({q:t,limit:oc})}`,{},this.#n);return n}async prepare(){try{this.#s??=this.#h(),this.#o=await this.#s}catch(t){
this.#r=!0,this.obstacle=Ve(t)}}#c(t,n){try{return{...t.trace(n),engine:"browser"}}catch(s){let{problems:o}=s;throw o?new gt(
422,o):s}}async#i(t,n){if(this.draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#e}/vi\
ews/network?${im(t)}`,{trace:r}=await Ee(o,{...n&&{signal:n}},this.#n);return sc(r)}let s={method:"POST",headers:{"conte\
nt-type":"application/json"},body:JSON.stringify(t),...n&&{signal:n}};return Ee(`${this.#e}/explain?encoding=base64`,s,this.#n)}async#h(){
let t=await Za(this.#t,this.#n);if(!t.weights)throw this.sharesWeights=!1,new Error("The weights of this model stay on t\
he server.");let[{BrowserModel:n},s]=await Promise.all([rc.load(this.#n),tc(t,this.#r,this.#n)]),o=new n(t,s);return await ec(
s,t),o}};function im(e){let t=Object.entries(e).map(([n,s])=>[n,s!==null&&typeof s=="object"?JSON.stringify(s):s]);return Ht(
Object.fromEntries(t))}function ac(e){return e.map(({place:t,written_moment:n,written_stay:s})=>[t,n&&`@ ${n}`,s===null?"":`+${s}`].filter(Boolean).
join(" ")).join(", ")}function cc(e){return Xn(e).map(({written:t})=>uc(t).place.toLowerCase()).filter(Boolean)}function lc(e,t,n){
let s=Xn(e)[t];if(!s)return e;let{place:o,before:r}=uc(s.written),i=s.start+r,a=o?"":" ";return`${e.slice(0,i)}${n}${a}${e.
slice(i+o.length)}`}function hc(e){let[,t,n="0"]=/^\s*(\d{1,2})(?:[:.]?(\d{2}))?\s*$/.exec(e)??[];return t===void 0||Number(
t)>23||Number(n)>59?null:`${t.padStart(2,"0")}:${n.padStart(2,"0")}`}function uc(e){let t=it(e);return{place:t.startsWith(
'"')&&!Jn(t)?t:it(t.slice(0,Jn(t))),before:e.indexOf(t)}}var Ke=class{#t=0;#e=[];#n=[];#s="";#o=null;constructor(t,n){this.root=t,this.errors=_(t,"[data-errors]"),this.masks=_(t,
"[data-masks]"),this.orderWords=_(t,"[data-order]"),this.state=_(t,"[data-state]"),t.addEventListener("change",()=>this.#h(
n)),t.addEventListener("click",s=>{let{act:o}=de(s).dataset;o&&(o==="reset"?this.text="":this.#e=mm(o,this.#t),this.#h(n))})}get text(){
if(this.#s)return this.#s;let t=this.#i();return Object.keys(t).length?JSON.stringify(t):""}set text(t){let n=cm(t);this.#o=
null;for(let s of this.#r)hm(s,n);this.#e=Array.isArray(n.order)?n.order:[],this.#n=Array.isArray(n.mask_visits)?n.mask_visits:
[],this.masks.replaceChildren(),this.#s=t&&JSON.stringify(this.#i())!==t?t:"",this.#a()}show(t,n){this.#t=t.length,this.#s=
"";let s=new Set(this.#n);for(;this.masks.children.length>t.length;)this.masks.lastElementChild?.remove();for(;this.masks.
children.length<t.length;)this.masks.append(am(this.masks.children.length));let o=J(this.masks,"label");for(let[r,i]of t.
entries()){let a=o[r];if(!a)continue;let c=_(a,"input",HTMLInputElement);c.checked=s.has(r),c.disabled=r===n.at(-1),_(a,
"span").textContent=`${r+1} ${i.label}`}this.#a()}followHistory(t){let n=cc(t),s=this.#o===null||n.join(`
`)===this.#o.join(`
`);if(this.#o=n,!s){this.#e=[];for(let o of this.#c)o.checked=!1;this.#n=[],this.#a()}}showProblems(t){this.errors.hidden=
t.length===0,this.errors.textContent=t.map(n=>n.message).join(" "),t.length&&(this.root.open=!0)}get#r(){return J(this.root,
"[data-key]")}get#c(){return J(this.root,'[data-key="mask_visits"]',HTMLInputElement)}#i(){let t={};for(let n of this.#r){
let s=lm(n),{key:o="",item:r}=n.dataset;if(s!==void 0)if(r){let i=t[o];t[o]=[...Array.isArray(i)?i:[],s]}else t[o]=s}return t.
remove_heads||delete t.replace_with,this.#n.length&&!this.masks.children.length&&(t.mask_visits=this.#n),this.#e.length&&
(t.order=this.#e),t}#h(t){this.#s="",this.masks.children.length&&(this.#n=this.#c.filter(n=>n.checked).map(n=>Number(n.dataset.
item))),this.#a(),t()}#a(){let t=Ae(this.#i()).length;this.state.textContent=t?`${t} changed`:"as learned",this.orderWords.
textContent=this.#e.length?is(this.#e).join(" "):"unchanged"}};function am(e){let t=document.createElement("label"),n=document.
createElement("input");return n.type="checkbox",n.autocomplete="off",n.dataset.key="mask_visits",n.dataset.item=String(e),
t.append(n," ",document.createElement("span")),t}function cm(e){try{return Object(JSON.parse(e||"{}"))}catch{return{}}}function lm(e){
let{item:t}=e.dataset;return e instanceof HTMLInputElement&&e.type==="checkbox"?e.checked?t?JSON.parse(t):!1:void 0:e.type===
"number"?e.value===""?void 0:Number(e.value):e.value||void 0}function hm(e,t){let{key:n="",item:s}=e.dataset,o=t[n];if(e instanceof
HTMLInputElement&&e.type==="checkbox"){e.checked=s?o==="all"||Array.isArray(o)&&o.some(i=>um(i,JSON.parse(s))):o===!1;return}
let r=e instanceof HTMLInputElement||[...e.options].some(i=>i.value===o);e.value=r&&o!==void 0&&o!==null?String(o):""}function um(e,t){
return mc(e)===mc(t)}function mc(e){let t=e&&typeof e=="object"&&!Array.isArray(e);return JSON.stringify(e,t?Object.keys(
e).sort():void 0)}function mm(e,t){let n=[...Array(t).keys()];return e==="reverse"&&n.reverse(),e==="shuffle"&&fm(n),e===
"as-sent"||n.every((s,o)=>s===o)?[]:n}function fm(e){for(let t=e.length-1;t>0;t-=1){let n=Math.floor(Math.random()*(t+1));
[e[t],e[n]]=[Number(e[n]),Number(e[t])]}}function Te(e,t){if(!e)return;let n=String(t??""),s=[...e.options].find(({value:o,text:r})=>[o,r,r.split(",")[0]].includes(
n));s||e.add(new Option(n,n)),e.value=s?.value??n}var dm=100,pm=350,ls=class{#t;#e=0;constructor(t,n){this.#t=t,this.root=n,this.model=n.dataset.model??"",this.person=ut(
n,"[data-person]",HTMLSelectElement),this.visits=_(n,"[data-visits]",HTMLTextAreaElement),this.predictAt=_(n,"[data-pred\
ict-at]",HTMLInputElement),this.problems=_(n,"[data-problems]"),this.answer=_(t.page,`[data-answer-of="${n.dataset.side}\
"] output`,HTMLOutputElement),this.models=_(n,"[data-choose-model]",HTMLSelectElement),this.explanations=t.explanationsOf(
this.model),this.explanations.draws=!0,this.explanations.sharesWeights="sharesWeights"in n.dataset||!vt,this.panel=new Ke(
_(n,"[data-interventions]",HTMLDetailsElement),()=>t.showSoon()),this.visits.addEventListener("input",()=>t.showSoon(pm)),
this.explanations.sharesWeights&&this.explanations.prepare();for(let s of[this.person,this.predictAt])s?.addEventListener(
"change",()=>t.showSoon());this.models.addEventListener("change",()=>{this.model=this.models.value,t.updateAddress("push"),
location.reload()})}get history(){return{visits:this.visits.value,user:this.person?.value??"",predict_at:this.predictAt.
value.trim()}}fill({visits:t,user:n,predict_at:s}){this.visits.value=t??"",this.predictAt.value=s??"",Te(this.person,n)}async explain(t){
this.#e+=1;let n=this.#e;if(!t.visits.trim())return Oe(this.answer,null),this.#s([]),null;let{visits:s,user:o,predict_at:r,
interventions:i}=t,a={visits:s,user:o||null,predict_at:r||null,interventions:Kt(i||"null"),top_k:Number(t.top_k||dm)};try{
let c=await this.explanations.explain(a);return n!==this.#e?null:(this.#n(c),c)}catch(c){if(!(c instanceof gt))throw c;return n===
this.#e&&(Oe(this.answer,null),this.#s(c.problems)),null}}#n(t){let{visits:n}=t,s=n.map(o=>o.sent);this.panel.show([...n].
sort((o,r)=>o.sent-r.sent),s),Oe(this.answer,t),this.#s([])}async prepareFor(t){let n=t!==null&&!("tensors"in t);return n&&
await this.explanations.prepare(),n}get name(){let t=Ae(Object(Kt(this.panel.text||"{}")));return[this.models.selectedOptions[0]?.
text??"",...t.map(({text:n})=>n)].join(", ")}#s(t){let n=t.filter(({where:r})=>r.startsWith("interventions")),s=t.filter(
r=>!n.includes(r)),o=s.length?this.problems:this.panel.errors;this.panel.showProblems(n),this.problems.hidden=s.length===
0,this.problems.textContent=s.map(({where:r,message:i})=>{let a=/^visits\[(\d+)\]/.exec(r);return a?`Visit ${Number(a[1])+
1}: ${i}`:i}).join(" "),t.length&&this.#t.hooks.refused?.(o)}},hs=class{#t=new Map;#e=0;#n=0;#s="";constructor(t,n={}){this.
page=t,this.hooks=n,this.sameHistory=_(t,"[data-same]",HTMLInputElement),this.ownHistory=_(t,'[data-side="b"] [data-own]'),
this.first=new ls(this,_(t,'[data-side="a"]')),this.second=new ls(this,_(t,'[data-side="b"]')),this.sameHistory.addEventListener(
"change",()=>{this.#i(),this.showSoon()}),Pn(()=>this.#c())}explanationsOf(t){let n=this.#t.get(t)??new Ye(t);return this.#t.
set(t,n),n}get queries(){let{first:t,second:n}=this,[s,o]=[t.history,this.sameHistory.checked?t.history:n.history];return t.
panel.followHistory(s.visits),n.panel.followHistory(o.visits),[{...s,top_k:this.#s,interventions:t.panel.text},{...o,top_k:this.#s,
interventions:n.panel.text}]}#o({visits:t,user:n,predict_at:s,interventions:o}){let r=this.sameHistory.checked?{}:{visits:t,
user:n||null,predict_at:s||null},i={model:this.second.model,...r,interventions:Kt(o||"null")};return JSON.stringify(i)}updateAddress(t){
let[n,s]=this.queries,o=this.#o(s),r={model:this.first.model,...n,against:o,...this.hooks.options?.()};Hn(Ht(r),t)}showSoon(t=0){
clearTimeout(this.#e),this.#e=setTimeout(()=>this.#r("push"),t)}async#r(t){clearTimeout(this.#e),this.#n+=1;let n=this.#n,
[s,o]=this.queries;this.hooks.asked?.(s,o,this.#o(o)),this.updateAddress(t),this.page.setAttribute("aria-busy","true");try{
let r=()=>Promise.all([this.first.explain(s),this.second.explain(o)]),[i,a]=await r();if(n!==this.#n||(this.hooks.answered?.(
i,a),!(await Promise.all([this.first.prepareFor(i),this.second.prepareFor(a)])).includes(!0)||n!==this.#n))return;let l=await r();
n===this.#n&&this.hooks.answered?.(...l)}finally{n===this.#n&&this.page.removeAttribute("aria-busy")}}#c(){let t=ht(),{model:n=this.
second.model}=us(t.get("against"));n===this.second.model&&(t.get("model")??this.first.model)===this.first.model?this.restore():
location.reload()}async restore(){let{first:t,second:n}=this,s=ht(),o=us(s.get("against"));if(this.#s=s.get("top_k")??"",
this.hooks.restored?.(s),t.fill({visits:s.get("visits")??"",user:s.get("user"),predict_at:s.get("predict_at")}),t.panel.
text=s.get("interventions")??"",n.panel.text=o.interventions?JSON.stringify(o.interventions):"",!s.get("visits")){let r=await gm(
t.model);r&&t.fill({...r,predict_at:r.predict_at.replace("T"," ")})}this.sameHistory.checked=!["visits","user","predict_\
at"].some(r=>r in o),this.sameHistory.checked||n.fill(o.visits?o:{...t.history,...o}),this.#i(),await this.#r("replace")}#i(){
this.ownHistory.hidden=this.sameHistory.checked,!this.sameHistory.checked&&!this.second.visits.value&&this.second.fill(this.
first.history)}};async function gm(e){try{return(await cs(e,1))[0]}catch{return}}function us(e){try{return JSON.parse(e??
"{}")??{}}catch{return{}}}var qe=class{constructor(t,n=()=>!1){this.page=t,this.stays=n,this.button=_(t,"[data-inputs-button]",HTMLButtonElement),
this.inputs=_(t,`#${this.button.getAttribute("aria-controls")}`),this.button.addEventListener("click",()=>this.toggle(!this.
isOpen)),_(t,"[data-inputs-close]").addEventListener("click",()=>this.toggle(!1)),document.addEventListener("keydown",({
key:s})=>{s==="Escape"&&this.isOpen&&this.toggle(!1)})}get isOpen(){return this.page.hasAttribute("data-inputs")}toggle(t){
let n=this.inputs.contains(document.activeElement);this.show(t);let s=_(this.inputs,"textarea"),o=ut(this.inputs,"[name=\
visits-as]:checked");t?(s.checkVisibility()?s:o??s).focus():n&&!this.stays()&&this.button.focus()}show(t){this.page.toggleAttribute(
"data-inputs",t),this.button.setAttribute("aria-expanded",String(t))}};function fc(e,t,n){if(!n)return null;let s=[],o=e.hasPointer&&t.hasPointer;if(!e.hasVisitsOf(t))s.push("The visits diffe\
r, so only the gate and the answers are overlaid.");else if(!o){let r=e.hasPointer?"second":t.hasPointer?"first":"";if(r){
let i=r==="first"?"generation and answers":"the gate and the answers";s.push(`The ${r} network has no pointer: only ${i}\
 are overlaid.`)}}return!e.hasGeneration&&t.hasGeneration&&s.push("The first network has no generation head: that of the\
 second is not drawn."),s.join(" ")}function dc(e,t,n,s){let[o,r]=e?.split(".")??[];return o==="places"?s?e:null:o!=="vi\
sits"?e:s?t.hasVisitsOf(n)?e:`places.${t.locations[Number(r)]}`:null}function p(e,{key:t,...n}={},...s){return{tag:e,...typeof t=="string"&&{key:t},attributes:n,children:s.flat(Number.POSITIVE_INFINITY).
filter(ym)}}function ms(e){return e==null||e===!1?null:String(typeof e=="number"?Ne(e):e)}function Ne(e){return Math.round(e*100)/100}function ee(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(Ne),[c,l,h]=[e,n,
(e+n)/2].map(Ne);return`M${c} ${o}C${h} ${o} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${r} ${c} ${r}Z`}function Ar(e,t,n,s){
let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(Ne),[c,l,h]=[e,n,(e+n)/2].map(Ne);return`M${o} ${c}C${o} ${h} ${i} ${h} ${i} ${l}\
L${a} ${l}C${a} ${h} ${r} ${h} ${r} ${c}Z`}function pc(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(Ne),[c,l]=[e,n].map(
Ne);return`M${o} ${c}Q${o} ${i} ${l} ${i}L${l} ${a}Q${r} ${a} ${r} ${c}Z`}function ym(e){return e!=null&&e!==!1&&e!==""}var bm=/[ijlI.,:;'|!()[\]]/,wm=/[mwMW%@—…]/,xm=/[A-ZÄÖÜ0-9+=<>]/;function B(e,t,n=!1){let s=0;for(let o of e)s+=Sr(
o);return s*t*(n?1.06:1)}function Sr(e){return bm.test(e)||e===" "?.29:wm.test(e)?.87:xm.test(e)?.65:.55}function ot(e,t,n,s=!1){
if(B(e,n,s)<=t)return e;let o=t/(n*(s?1.06:1))-Sr("…"),r="";for(let i of e){if(o-=Sr(i),o<0&&r)break;r+=i}return`${r.trimEnd()}\
…`}function fs(e,t,n,s,o=!1){let r=[],i="",a=e.split(" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||B(h,
n,o)<=t){i=h;continue}if(r.length===s-1){i=[i,...a.slice(c)].join(" ");break}r.push(i),i=l}return[...r,ot(i,t,n,o)]}function S(e,t=0){
let n=100*e,s=10**-t;return n>0&&n<s/2?`<${s.toFixed(t)} %`:`${n.toFixed(t).replace("-","−")} %`}function T(e,t=1){if(e===
Number.NEGATIVE_INFINITY)return"−∞";let n=e.toFixed(t);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function ne(e){
let t=Math.round(e);if(t<60)return`${t} min`;let n=t%60;return`${Math.floor(t/60)} h${n?` ${String(n).padStart(2,"0")}`:
""}`}function mt(e){let t=n=>String(Math.floor(n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var wt=["Mon","Tue","We\
d","Thu","Fri","Sat","Sun"];var $m=.6,km=["pointer","generation"];function $n({reading:e,before:t,overlays:n}){return!n||!t?.hasPointer||!e.hasPointer?
null:e.hasVisitsOf(t)?t.pointerWeights:null}function ds(e){let{reading:t,before:n,overlays:s}=e;if(!s||!n)return 1;let o=$n(
e),r=(h,[u=0,m=0])=>h+Math.max(u,m),i=Array.from(o??[],(h,u)=>[h,Number(t.pointerWeights[u])]),a=[...gc(t),...gc(n)],c=[
...new Set(a)].flatMap(h=>km.map(u=>[t.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,m)=>u+
Number(m[h]),0)));return Math.max(1,i.reduce(r,0),[...c,l].reduce(r,0))}function gc({trace:e,locations:t}){let n=e.tensors.
probabilities;if(n)return Array.from(n.values,(r,i)=>i);let{final:s,generation:o}=e.location_probabilities;return[...t,...[
...s,...o??[]].map(({location:r})=>r)]}function ps({key:e,now:t,before:n,path:s,edges:o,style:r="",title:i=""}){if(n===null||
Math.abs(t-n)<$m)return null;let a=t>n?"more":"less",[c,l]=o[a];return!c||!l?null:p("path",{key:`${a} ${e}`,class:`chang\
e ${a}${r}`,d:s(c,l)},i&&p("title",{},i))}function gs(e,t,n){return`${S(e,1)}; ${n} ${S(t,1)}`}var Mm=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}];
function Wt(e,t){for(let{kind:n,pattern:s}of Mm){let o=s.exec(e??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(r)};return _m(i,t)?i:null}return null}function _m({kind:e,visit:t=0,
layer:n=0,head:s=0,location:o=2},r){return e==="pointer"?r.hasPointer:e==="generation"?r.hasGeneration:e==="gate"?r.hasGate:
t<r.count&&n<r.layers&&(e!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.locations}function xt(e,t){return e?.kind===
"visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,s)=>n===e.location?[s]:[])}function kn(e,t){return e!==
null&&["head","stream","context"].includes(e.kind)?[t.count-1]:xt(e,t)}function $t({lit:e},t,n){return e?.kind===t&&e.layer===
n?" lit":""}function Lt(e,t){return e?.kind==="place"?e.location??null:e?.kind==="visit"?t.locations[e.visit??0]??null:null}var wc=5,yc=1440,Or=5,Em=60,Am={least:.1,most:10};function xc(e,t,n,s){let o=e.target instanceof Element?e.target:null,r=o?.
closest("[data-act]")?.getAttribute("data-act"),i=o?.closest("[data-part]")?.getAttribute("data-part"),a=Wt(i,t);if(r===
"gate")return Sm(e,n);if(r==="attention_temperature")return bc(e,t,"attention");if(r==="pointer_temperature")return bc(e,
t,"pointer");if(!s||a?.kind!=="visit"||r||e.pointerType==="touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest(
"[data-drag]")?.getAttribute("data-drag"),h=a.visit??0;return c&&(l==="time"||l==="stay")?Nm(e,c,t,h,l):Om(e,n,h)}function Tr({
trace:e},t,n){let s=(e.interventions[`${t}_temperature`]??1)*2**n,{least:o,most:r}=Am;return Number(Math.min(r,Math.max(
o,s)).toPrecision(2))}function Sm({pointerId:e},t){let n=0;return{pointer:e,follows:!0,to({type:s,clientX:o,clientY:r},i){
let a=t.querySelector(".gate-frame")?.getBoundingClientRect();if(!a)return null;let l=a.height>a.width?(r-a.top)/a.height:
(o-a.left)/a.width;return s!=="pointercancel"&&(n=Math.round(100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:n,isDone:i}}}}
function bc({pointerId:e,clientX:t},n,s){let o=!1;return{pointer:e,follows:!0,to({clientX:r},i){if(o||=Math.abs(r-t)>=wc,
!o)return null;let a=Tr(n,s,(r-t)/Em);return{kind:"temperature",of:s,value:a,isDone:i}}}}function Om({pointerId:e,clientY:t},n,s){
let o=s,r=!1;return{pointer:e,follows:!1,to({clientY:i},a){if(r||=Math.abs(i-t)>=wc,!r)return null;let c=Math.sign(Tm(n,
i)-o);if(c===0&&!a)return null;let l={kind:"move",visit:o,by:c,isDone:a};return o+=c,l}}}function Tm(e,t){let s=[...e.querySelectorAll(
".visit > .chip")].map(o=>{let{top:r,bottom:i}=o.getBoundingClientRect();return Math.abs((r+i)/2-t)});return s.indexOf(Math.
min(...s))}function Nm({pointerId:e,clientX:t},n,s,o,r){let{start_minute:i=0,duration_minutes:a=0}=s.visits[o]??{},{width:c}=n.
querySelector(".track")?.getBoundingClientRect()??{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},m){
if(l||=Math.abs(u-t)>=2,!l)return null;let f=Or*Math.round((u-t)/c*yc/Or),d=r==="time"?Math.min(yc-Or,Math.max(0,i+f)):Math.
max(0,a+f);return d===h&&!m?null:(h=d,{kind:r,visit:o,minutes:d,isDone:m})}}}var vm=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],["po\
sition_from_end","order"]],Dt=class{constructor(t,n=""){this.trace=t,this.words=n,this.visits=t.visits,this.count=t.visits.
length;let{layers:s,heads:o,components:r}=t.architecture;this.layers=s,this.heads=r.includes("attention")?o:0,this.hasPointer=
r.includes("pointer"),this.hasGeneration=r.includes("generation"),this.hasGate=this.hasPointer&&this.hasGeneration,this.
gate=t.gate.value,this.locations=t.visits.map(({location:i})=>i)}wordsFor(t){return t.words?t.words:t.trace.notation===this.
trace.notation?"as learned":"before this change"}hasVisitsOf({locations:t}){return t.length===this.count&&t.every((n,s)=>n===
this.locations[s])}values(t){let n=this.trace.tensors[t];if(!n)throw new Error(`The trace has no ${t}.`);return n.values}has(t){
return t in this.trace.tensors}weights(t,n){return this.values(`layers.${t}.heads.${n}.weights`)}lastRow(t,n){return this.
weights(t,n).subarray((this.count-1)*this.count)}isRemoved(t,n){let s=this.trace.interventions.remove_heads;return s?s===
"all"||s.some(([o,r])=>o===t&&r===n):!1}isSkipped(t,n){return(this.trace.interventions.skip??[]).some(s=>s.layer===t&&s.
part===n)}get largestWeight(){let t=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)for(let o of this.weights(
n,s))t=Math.max(t,o);return t||1}get slices(){return vm.filter(([t])=>this.has(`inputs.${t}`)).map(([t="",n=""])=>({name:t,
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
f)),h=f=>l.reduce((d,y)=>d+y[f],0),u=this.#n(l),m={location:-1,label:`${u} others`,category:null,pointer:Math.max(0,Number(
this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),probability:Math.max(0,
1-h("probability")),count:u};return[...l,m]}#t(t){return{location:t,...this.nameOf(t),pointer:this.probabilityOf("pointe\
r",t),generation:this.probabilityOf("generation",t),probability:this.probabilityOf("final",t)}}probabilityOf(t,n){let s=t===
"final"?"probabilities":`${t}.probabilities`,o=this.trace.tensors[s];return o?Number(o.values[n]):this.trace.location_probabilities[t]?.
find(i=>i.location===n)?.probability??0}shareOf(t,n){return(t==="pointer"?this.hasPointer:this.hasGeneration)?t==="gener\
ation"&&!this.#e(t,n)?null:(t==="pointer"?this.gate:1-this.gate)*this.probabilityOf(t,n):0}knownProbability(t){return this.#e(
"final",t)?this.probabilityOf("final",t):null}#e(t,n){let s=t==="final"?"probabilities":`${t}.probabilities`;return this.
has(s)||!!this.trace.location_probabilities[t]?.some(o=>o.location===n)}generated(t){let s=(this.trace.location_probabilities.
generation??[]).slice(0,t).map(({location:i,probability:a})=>({location:i,...this.nameOf(i),probability:a})),o=1-s.reduce(
(i,{probability:a})=>i+a,0),r=this.#n(s);return[...s,{location:-1,label:`${r} others`,category:null,probability:Math.max(
0,o)}]}#n(t){return this.trace.architecture.locations-1-t.length}#s(t){let n=this.values(t),s=n.length/this.count;return Float32Array.
from({length:this.count},(o,r)=>Math.hypot(...n.subarray(r*s,(r+1)*s)))}};function Rt(e){let t=0;for(let n=1;n<e.length;n++)
Number(e[n])>Number(e[t])&&(t=n);return t}var Lm=[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];function Bt(e,t){for(let[s,o]of Lm){let r=o.exec(e??"");if(!r)continue;let i=Object.fromEntries(
Object.entries(r.groups??{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(s,i,t),...i};return Im(a,t)?
a:null}return null;function n(s,o,{count:r,trace:i}){let a=r-1;return{kind:s,name:e??"",isLeaf:"query"in o||"number"in o||
s==="stream"&&"visit"in o||(s==="pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:a,visit:Rm(s,
o,t)??a,number:null,location:s==="generation"?t.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}
function Rm(e,{layer:t=0,head:n=0},s){return e==="pointer"&&s.hasPointer?Rt(s.pointerWeights):e==="head"&&t<s.layers&&n<
s.heads?Rt(s.lastRow(t,n)):null}function Im({kind:e,layer:t,head:n,query:s,visit:o,number:r,location:i},a){let{locations:c,
d_model:l}=a.trace.architecture;return e==="head"&&n>=a.heads||e==="pointer"&&!a.hasPointer||e==="generation"&&!a.hasGeneration||
e==="gate"&&!a.hasGate?!1:t<a.layers&&s<a.count&&o<a.count&&(r??0)<l&&i>1&&i<c}function $c(e,t){let{kind:n,layer:s,head:o,
isLeaf:r,number:i,location:a}=e,c=[{name:"",words:"Network"}],l=(u,m)=>c.push({name:u,words:m});return(n==="head"||n==="\
stream")&&l(`layers.${s}.stream`,`Layer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(e.name,
"one cell"),n==="stream"&&r&&l(`layers.${s}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`v\
isits.${e.visit}`,h()),n==="context"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(e.
name,h()),n==="generation"&&l("generation","Generation"),n==="generation"&&r&&l(e.name,t.nameOf(a).label),n==="gate"&&l(
"gate","Gate"),n==="place"&&l(e.name,t.nameOf(a).label),i!==null&&l(e.name,`number ${i+1}`),c;function h(){return`Visit ${e.
visit+1}`}}function Nr(e){let t=e.split("."),n=t[0]==="layers",s=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(
".")[0]??"")?2:1;return t.length<=s?null:t.slice(0,n&&t[2]==="stream"?-1:s).join(".")}function vr(e,t,n){let s=Bt(e,n),[
o,r]=Cm[t]??[0,0];if(!s||o===0&&r===0)return null;let i=Pm(s,o,r,n);return i!==null&&Bt(i,n)?i:null}var Cm={ArrowLeft:[-1,
0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function Pm(e,t,n,s){let{kind:o,layer:r,head:i,query:a,visit:c,number:l,
isLeaf:h}=e;switch(o){case"head":{if(h)return`layers.${r}.heads.${i}.${a+n}.${c+t}`;let m=r*s.heads+i+t;return n!==0?`la\
yers.${r+n}.heads.${i}`:`layers.${Math.floor(m/s.heads)}.heads.${m%s.heads}`}case"stream":return l!==null?`layers.${r}.s\
tream.${c+n}.${l+t}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(m,f){let d=m.findIndex(({location:g})=>g===
e.location),y=d<0||n===0?void 0:m[d+n];return y?`${f}.${y.location}`:null}}var Lr={title:15.5,strong:13,label:13,small:12.5,tiny:11.5},Hm=.78,Rr=1.07,Wm=1.12;function I(e){return e.stage.type/13}
function G(e,t,n="label"){let s=n==="title"||n==="strong";return Rr*B(kc(t),Lr[n]*I(e),s)}function kc(e){return e.replaceAll(
"−","+")}function W(e,t,n,s,{kind:o="label",also:r,anchor:i,width:a,key:c}={}){let l=o==="title"||o==="strong",h=a===void 0?
s:ot(s,a/Rr,Lr[o]*I(e),l),u=[o,i,r].filter(Boolean).join(" ");return p("text",{...c&&{key:c},class:u,x:t,y:n},h)}function F(e,{
x:t,y:n,width:s},o,r="label"){let i=Lr[r]*I(e),a=B(" ",i),c=[],l=Number.POSITIVE_INFINITY;for(let u of o){let m=u.reduce(
(d,y)=>d+Fm(y,i),0),f=c.at(-1);f&&l+a+m<=s?(f.push({text:" "},...u),l+=a+m):(c.push([...u]),l=m)}return{marks:c.map((u,m)=>Dm(
t,n+i*(1+1.5*m),u,r,i)),height:c.length*1.5*i}}function H(e){return e.split(" ").map(t=>[{text:t}])}function Dm(e,t,n,s,o){
let r=.4*o,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===i?null:h?-r:r;i=h;let m=[l,h&&"raised"].filter(Boolean).
join(" ");return p("tspan",{class:m||null,dy:u},c)});return p("text",{class:s,x:e,y:t},a)}function Fm({text:e,kind:t="",
isRaised:n=!1},s){let o=(n?Hm:1)*(t.includes("math")?Wm:1);return Rr*B(kc(e),s*o,t.includes("strong"))}var jm=[137,80,78,71,13,10,26,10],ys=256,Ir=65535,Um=Uint32Array.from({length:256},(e,t)=>{let n=t;for(let s=0;s<8;s++)n=
n>>>1^(n&1?3988292384:0);return n});function se(e,t,[n,s]){let o=e.length/t,r=new Uint8Array(3*ys);for(let l=0;l<ys;l++){
let h=l/(ys-1);for(let u of[0,1,2])r[3*l+u]=Math.round(n[u]+h*(s[u]-n[u]))}let i=new Uint8Array(o*(t+1));for(let l=0;l<o;l++)
for(let h=0;h<t;h++){let u=Math.min(1,Math.max(0,Number(e[l*t+h])||0));i[l*(t+1)+1+h]=Math.round(u*(ys-1))}let a=[...ws(
t),...ws(o),8,3,0,0,0],c=[...jm,...bs("IHDR",a),...bs("PLTE",r),...bs("IDAT",Bm(i)),...bs("IEND",[])];return`data:image/\
png;base64,${wn(c)}`}function bs(e,t){let n=[...e].map(o=>o.charCodeAt(0)).concat(Array.from(t)),s=4294967295;for(let o of n)
s=Number(Um[(s^o)&255])^s>>>8;return[...ws(t.length),...n,...ws(~s)]}function Bm(e){let t=[120,1];for(let o=0;o<e.length;o+=
Ir){let r=e.subarray(o,o+Ir),i=o+Ir>=e.length,[a,c]=[r.length&255,r.length>>8];t.push(Number(i),a,c,a^255,c^255,...r)}let[
n,s]=[1,0];for(let o of e)n=(n+o)%65521,s=(s+n)%65521;return[...t,s>>8,s&255,n>>8,n&255]}function ws(e){return[24,16,8,0].
map(t=>e>>>t&255)}var Gm=20,Mc=46,Cr=28,Ec=9;function Ac(e,t,n){let{width:s,height:o}=e.stage.size,r=I(e),i=Math.min(Gm*r,.035*s),a=Vm(e,t,
i),c={x:i,y:a.height,width:s-2*i,height:o-a.height-6*r};return[p("g",{key:"opened",class:"opened","font-size":13*r,"data\
-block":t.name},a.marks,Sc(n,c,16*r).map(({card:l,box:h})=>p("g",{key:l.key},l.marks(h))))]}function Sc(e,t,n){let s=n*(e.
length-1),o=e.reduce((m,{least:f})=>m+f.width,s),r=e.reduce((m,{least:f})=>m+f.height,s),i=e.every(({least:m})=>m.height<=
t.height),a=e.every(({least:m})=>m.width<=t.width);if(e.length>1&&!(o<=t.width&&i)&&!(r<=t.height&&a)){let m=e.reduce((f,d)=>d.
rank>f.rank?d:f);return Sc(e.filter(f=>f!==m),t,n)}let c=e.length===1||o<=t.width&&i,l=e.reduce((m,{share:f=1})=>m+f,0),
{x:h,y:u}=t;return e.map(m=>{let f=(m.share??1)/l,d=c?{x:h,y:u,height:t.height,width:m.least.width+f*(t.width-o)}:{x:h,y:u,
width:t.width,height:m.least.height+f*(t.height-r)};return c?h+=d.width+n:u+=d.height+n,{card:m,box:d}})}function K(e,{x:t,
y:n,width:s,height:o},r,i=r){let a=I(e),c=G(e,r,"title")<=s-28*a;return[p("rect",{key:"card",class:"card",x:t,y:n,width:s,
height:o,rx:10*a}),W(e,t+14*a,n+22*a,c?r:i,{kind:"title",width:s-28*a})]}function X(e,{x:t,y:n,width:s,height:o}){let r=I(
e);return{x:t+14*r,y:n+30*r,width:s-28*r,height:o-38*r}}function ft(e,t,n,s,o,{isButton:r=!0,isPressed:i}={}){let a=I(e),
c=G(e,s,"label")+(r?24:4)*a;return{mark:p("g",{key:s,class:`part control${r?"":" link-words"}${i?" pressed":""}`,role:"d\
ata-more"in o?"link":"button",tabindex:0,"aria-label":s,"aria-pressed":i===void 0?null:String(i),...o},p("rect",{class:r?
"control-ground":"ground",x:t,y:n-15*a,width:c,height:30*a,rx:15*a}),W(e,t+(r?12:2)*a,n+4.5*a,s)),width:c}}function Vm(e,t,n){
let{width:s,height:o}=e.stage.size,r=I(e),i=$c(t,e.reading),a=Ym(e,i,n),c="goes back",l=46*r+G(e,c,"small"),h="You are h\
ere",u=G(e,h,"small")+10*r,m=s-n,f=m-a.end-20*r,d=o>=560*r&&Pr(e,Cr*r)>f,y=d?_c(e,m-n-u):_c(e,f,Ec*2),g=y?Pr(e,y):0,w=d||
f-g>=u,b=d?f:f-g-(w?u:0),x=(d?46:8)*r+(Cr*r-(y??0))/2;return{height:(d?Mc+36:Mc)*r,marks:[a.marks,b>=l+16*r&&p("g",{key:"\
escape",class:"escape"},p("rect",{class:"key",x:a.end+16*r,y:10*r,width:34*r,height:22*r,rx:5*r}),W(e,a.end+33*r,25.5*r,
"Esc",{kind:"small",anchor:"middle"}),W(e,a.end+58*r,25.5*r,c,{kind:"small"})),y!==null&&w&&W(e,m-g-10*r,(d?64:26)*r,h,{
kind:"small",anchor:"end"}),y!==null&&p("g",{key:"thumbnails"},Km(e,t,m-g,x,y))]}}function Ym(e,t,n){let s=I(e),o=e.stage.
size.width-2*n,r=n,i=[];for(let[a,{name:c,words:l}]of t.entries()){let h=a===t.length-1,u=h?"strong":"label",m=Math.min(
G(e,l,u),Math.max(20*s,n+o-r));if(i.push(p("g",{key:`crumb ${a}`,class:`part crumb${h?" current":""}`,"data-open":h?null:
c,role:h?null:"link",tabindex:h?null:0,"aria-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},p("rect",{class:"\
ground",x:r-3*s,y:6*s,width:m+6*s,height:30*s,rx:5}),W(e,r,26*s,l,{kind:u,width:m+1}))),r+=m,h)break;i.push(p("path",{key:`\
then ${a}`,class:"chevron",d:`M${r+8*s} ${16.5*s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:i,end:r}}function _c(e,t,n=Ec){
let s=I(e);for(let o=Cr;o>=n;o--)if(Pr(e,o*s)<=t)return o*s;return null}function Pr(e,t){let{layers:n,heads:s}=e.reading;
return n*(s*(t+2)+(t*.4+8*I(e)))+2.2*t}function Km(e,t,n,s,o){let{reading:r}=e,i=I(e),a=[],c=n;for(let w=0;w<r.layers;w++){
for(let x=0;x<r.heads;x++){let $=r.weights(w,x),M=Math.max(...$)||1,N=r.isRemoved(w,x)||r.isSkipped(w,"attention");a.push(
g(`layers.${w}.heads.${x}`,`Layer ${w}, head ${x}${N?", switched off":""}`,c,o,[p("image",{key:"map",class:"map",href:se(
$.map(k=>k/M),r.count,e.scale),x:c,y:s,width:o,height:o,preserveAspectRatio:"none",opacity:N?.2:1})])),c+=o+2}let b=.4*o;
a.push(g(`layers.${w}.stream`,`Layer ${w}: residual stream`,c,b,[[[.2,.6],[.45,.9],[.7,1]].map(([x=0,$=0],M)=>p("rect",{
key:`line ${M}`,class:"length",x:c+2,y:s+x*o,width:Math.max(1,(b-4)*$),height:Math.max(1,.12*o)}))])),c+=b+8*i}let l=s+o/
2,[h,u]=[s+.2*o,s+.8*o],m=.09*o,f=c+1.2*o;r.hasPointer&&a.push(g("pointer","Pointer",c,1.2*o,[p("path",{class:"pointer",
d:ee(c,[l-m,l],f,[h-m,h+m])})],[s,o/2])),r.hasGeneration&&a.push(g("generation","Generation",c,1.2*o,[p("path",{class:"g\
eneration",d:ee(c,[l,l+m],f,[u-m,u+m])})],[l,o/2])),r.hasGate&&a.push(g("gate","Gate",f,.3*o,[p("rect",{class:"pointer",
x:f+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),p("rect",{class:"generation",x:f+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-
4)*(1-r.gate)})]));let{location:d}=r.trace.prediction,y=f+.3*o;return a.push(g(`places.${d}`,`Answer: ${r.nameOf(d).label}`,
y,.7*o-2,[p("rect",{class:"answer-bar",x:y+2,y:l-m,width:.7*o-6,height:2*m})])),a;function g(w,b,x,$,M,[N,k]=[s,o]){let A=t.
name===w||t.name.startsWith(`${w}.`),O=w.includes("heads");return p("g",{key:w,class:`part thumb${A?" here":""}`,"data-o\
pen":w,role:"link",tabindex:0,"aria-label":b,"aria-current":A?"true":null},M.flat(),p("rect",{key:"frame",class:O||A?"th\
umb-frame":"ground",x,y:N,width:$,height:k,rx:2}),p("title",{},b))}}var Oc=13;function oe(e,t,n,s){let{colour:o,numbered:r=new Set,chosen:i=null,exact:a}=s,c=I(e),l=n.length,h=t.width/l,u=h>
6?Math.min(.3*h,6*c):h>2.5?.8:0,m=Array.from(n,Number),f=Nc(m),d=new Map([...r].map(O=>[O,T(m[O]??0,f)])),y=[...d.values()].
some(O=>G(e,O,"tiny")>h+2*c),g=d.size>0&&!y?Oc*c:1,w=y?Oc*c:0,[b,x]=s.extent??xs(m),$=qm(t.height-w,b,x,g),M=$>0?Math.max(
g,b*$):(t.height-w)/2,N=t.y+w+M,k=m.map((O,v)=>{let L=Math.abs(O)*$,P=v===i;return p("rect",{key:`bar ${v}`,class:`bar ${o}${O<
0?" negative":""}${P?" chosen":""}`,x:t.x+v*h+u/2,y:O<0?N:N-L,width:Math.max(.5,h-u),height:Math.max(.4,L)},a&&p("title",
{},a(v)))}),A=[...d].map(([O,v])=>W(e,t.x+Tc((O+.5)*h,G(e,v,"tiny")/2,t.width),y?t.y+9*c:N+(Number(m[O])<0?-3:10.5)*c,v,
{kind:"tiny",anchor:"middle",also:O===i?"chosen":"",key:`number ${O}`}));return[p("path",{key:"line",class:"axis",d:`M${t.
x} ${N}H${t.x+t.width}`}),k,A]}function qm(e,t,n,s){if(t+n===0)return 0;let o=e/(t+n);return Math.min(t,n)*o>=s?o:Math.max(
0,e-s)/Math.max(t,n)}function ze(e,t,n,s,o=null){let r=n.length,i=s/r,a=1.5*I(e),c=t.map(Nc),l=Array.from(n,(d,y)=>Math.
max(...t.map((g,w)=>G(e,T(Number(g[y]),c[w]),"tiny")))/2),h=[...l.keys()].sort((d,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[d])));o!==null&&h.unshift(o);let u=new Set;for(let d of h)[...u].every(g=>Math.abs(m(g)-m(d))>=f(d)+f(g)+a)&&u.add(d);
return u;function m(d){return Tc((d+.5)*i,f(d),s)}function f(d){return l[d]??0}}function Tc(e,t,n){return Math.max(t,Math.
min(n-t,e))}function xs(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function Nc(e){let t=Math.
max(...xs(e));return t>=99.5?0:t>=.95?1:2}var vc=8;function ve(e,t,n,{chosen:s=null,open:o}={}){let r=I(e),i=t.width<380*r,a=Math.min(96*r,t.height/n.length),c=!i&&
a>=34*r,l=s===null?0:54*r,h=Math.max(...n.map(b=>Math.max(G(e,b.title,"strong"),c?G(e,b.says,"small"):0))),u=i?0:Math.min(
h+12*r,.42*t.width),m=t.x+u,f=t.width-u-l,d=i?17*r:0,y={x:m,width:f,height:Math.max(6*r,a-vc*r-d)},g=n[0]?.values.length??
1,w=f/g;return[n.map(({key:b,title:x,says:$,values:M,colour:N,open:k},A)=>{let O=t.y+A*a,v=i?O+12*r:O+a/2+(c?-2:4)*r,L=i?
t.width:u-8*r,P=G(e,x,"strong")+10*r;return p("g",{key:b,class:k?"part choice row":"row","data-open":k??null,role:k?"but\
ton":null,tabindex:k?0:null,"aria-label":k?x:null},k&&p("rect",{key:"ground",class:"ground",x:t.x-4*r,y:O,width:t.width+
8*r,height:a,rx:4}),W(e,t.x,v,x,{kind:"strong",width:L,key:"title"}),i&&W(e,t.x+P,v,$,{kind:"small",width:t.width-P,key:"\
beside"}),c&&W(e,t.x,v+15*r,$,{kind:"small",width:L,key:"says"}),oe(e,{...y,y:O+d+vc/2*r},M,{colour:N,chosen:s,exact:R=>`${x}\
, number ${R+1}: ${T(Number(M[R]),4)}`}),s!==null&&W(e,t.x+t.width,O+d+(a-d)/2+4.5*r,T(Number(M[s]),2),{kind:"strong",anchor:"\
end",key:"chosen"}))}),s!==null&&p("rect",{key:"strongest",class:"strongest",x:m+s*w-1.5,y:t.y,width:w+3,height:a*n.length,
rx:3}),o&&p("g",{key:"positions"},Array.from({length:g},(b,x)=>p("rect",{key:`position ${x}`,class:"cell",x:m+x*w,y:t.y,
width:w,height:a*n.length,"data-open":o(x),role:"button",tabindex:x===s?0:"-1","aria-current":x===s?"true":null},p("titl\
e",{},n.map(({title:$,values:M})=>`${$}: ${T(Number(M[x]),3)}`).join(`
`)))))]}function Lc(e){let t=Qm(e??"").map(Zm);for(let n=Jm;n>0;n--)for(let s=0;s+n<=t.length;s++){let o=Hr.get(t.slice(s,s+n).join(
" "));if(o)return o}return"pin"}var Rc={pin:"M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 1\
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
 0a1 1 0 1 0 -2 0M12 17.5V14l-3-3 4-3 2 3h2"},zm={home:["home","house","apartment","condo","residence","residence hall",
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
ental","bike share"]},Hr=new Map(Object.entries(zm).flatMap(([e,t])=>t.map(n=>[n,e]))),Xm=new Set([...Hr.keys()].flatMap(
e=>e.split(" "))),Jm=Math.max(...[...Hr.keys()].map(e=>e.split(" ").length));function Qm(e){return e.normalize("NFD").replace(
/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??[]}function Zm(e){let t=e.replace(/s$/,"");return Xm.has(t)?t:e}var tf=24;function kt(e,t,n,s){let o=s/tf;return p("path",{key:"icon",class:"icon",d:Rc[Lc(e)],transform:`translate(${t.
toFixed(2)} ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}function U(e,t){let n=e.visits[t];return n?`${n.label}, ${re(e,t)}`:""}function Le(e,t){return e.visits[t]?.label??""}function Wr(e){
return e>0&&e<5e-4?"<0.1 %":S(e,1)}function re(e,t){let n=e.visits[t];return n?`${wt[n.weekday]} ${mt(n.start_minute)}`:
""}function Cc(e,t){return ne(e.visits[t]?.duration_minutes??0)}function Pc(e,t,{weights:n,scores:s,temperature:o},r,{colour:i,
open:a}){let{reading:c}=e,l=I(e),h=t.width/c.count,u=h>=18*l,m=t.y+t.height-(u?38:18)*l,f=t.y+17*l,d=Math.max(...n)||1,y=Math.
max(0,m-f)/d,g=N(Ic(n,r).map(k=>({visit:k,half:G(e,$(n[k],k),k===r?"strong":"tiny")/2}))),w=N(Ic(n,r).map(k=>({visit:k,half:G(
e,M(k),k===r?"strong":"tiny")/2})));return[p("path",{key:"foot",class:"axis",d:`M${t.x} ${m}H${t.x+t.width}`}),c.visits.
map(({category:k},A)=>{let O=b(A),v=A===r,L=Number(n[A])*y;return p("g",{key:`visit ${A}`,class:`part choice${v?" here":
""}`,"data-open":a(A),role:"button",tabindex:"-1","aria-label":`${U(c,A)}: weight ${S(Number(n[A]),1)}`},p("rect",{key:"\
ground",class:"ground",x:t.x+A*h,y:t.y,width:h,height:t.height}),p("rect",{key:"bar",class:`bar ${i}${v?" chosen":""}`,x:O-
Math.min(.36*h,20*l),y:m-L,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,L)}),g.has(A)&&W(e,x(A,g),m-L-4*l,$(
n[A],A),{kind:v?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&kt(k,O-7*l,m+5*l,14*l),w.has(A)&&W(e,x(A,w),
t.y+t.height-4*l,M(A),{kind:v?"strong":"tiny",anchor:"middle",key:"score"}),p("title",{},`${U(c,A)}: score ${T(Number(s[A]),
3)}, weight ${S(Number(n[A]),2)}`))})];function b(k){return t.x+(k+.5)*h}function x(k,A){let O=A.get(k)??0;return Math.max(
t.x+O,Math.min(t.x+t.width-O,b(k)))}function $(k,A){return A===r?Wr(Number(k)):S(Number(k)).replace(" %","")}function M(k){
return T(Number(s[k])/o,k===r?2:1)}function N(k){let A=new Map;for(let{visit:O,half:v}of k){let L=Math.max(t.x+v,Math.min(
t.x+t.width-v,b(O)));[...A].every(([R,C])=>{let D=Math.max(t.x+C,Math.min(t.x+t.width-C,b(R)));return Math.abs(L-D)>=v+C+
3*l})&&A.set(O,v)}return A}}function Ic(e,t){let n=[...Array(e.length).keys()].filter(s=>s!==t).sort((s,o)=>Number(e[o])-
Number(e[s]));return[t,...n]}function Hc(e,t){let n=I(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>ef(e,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>nf(e,s)}]}function ef(e,t){let{reading:n}=e,s=I(e),o=X(e,t),r=n.values(
"context"),i=F(e,o,H(`${U(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${T(Math.hypot(...r))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-i.height)/(64*s)))),c=Math.ceil(r.length/a),l=Math.min(120*s,(o.height-i.height-8*s)/a);return[
...K(e,t,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let m=r.subarray(u*c,(u+1)*c),f=o.width*m.length/c,d={...o,
y:o.y+i.height+8*s+u*l,width:f,height:Math.max(28*s,l-10*s)};return m.length>0&&p("g",{key:`line ${u}`},oe(e,d,m,{colour:"\
stream",extent:xs(r),numbered:ze(e,[m],m,f),exact:y=>`Number ${u*c+y+1}: ${T(Number(m[y]),4)}`}))})]}function nf(e,t){let{
reading:n}=e,s=I(e),o=X(e,t),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=F(e,o,H("Each reads the same numbers, through a mat\
rix of its own:"),"small");return[...K(e,t,"What reads it"),...i.marks,r.length>0&&p("g",{key:"rows"},ve(e,{...o,y:o.y+i.
height+6*s,height:o.height-i.height-6*s},r))]}function Xe(e,t,n,s,o){let r=`layers.${t}.heads.${n}`,i=e.values(`${r}.queries`),a=e.values(`${r}.keys`),c=i.length/e.count,
l=e.trace.interventions.scaling!==!1,h=Qe(ae(i,s,c),ae(a,o,c));return Wc(h,l,null,e,o)}function $s(e,t,n,s){let o=ae(e.values(
`layers.${t}.heads.${n}.scores`),s,e.count);return Dr(o,e.trace.interventions.attention_temperature??1)}function Je(e,t){
let n=e.values("pointer.query"),s=e.values("pointer.keys"),o=e.trace.interventions.pointer_scaling!==!1,r=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return Wc(Qe(n,ae(s,t,n.length)),o,r,e,t)}function ks(e){return Dr(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function Wc(e,t,n,s,o){let r=e.first.length,i=e.sum/(t?Math.sqrt(r):1)+(n??
0),a=s.visits[o]?.masked??!1;return{dot:e,width:r,isScaled:t,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function Qe(e,t){let n=Array.from(e,(s,o)=>s*t[o]);return{first:e,
second:t,products:n,sum:en(n)}}function Dr(e,t){let n=Array.from(e,Number).filter(Number.isFinite),s=Math.max(...n)/t,o=Math.
abs(s)>9?s:0,r=Array.from(e,c=>Math.exp(c/t-o)),i=en(r),a=r.map(c=>c/i);return{scores:e,temperature:t,shift:o,exponentials:r,
total:i,weights:a}}function Mn(e,t,n,s,o,r){if(!e.has(`${n}.mean`))return null;let i=e.trace.architecture.d_model,a=Number(
e.values(t)[o*i+r]),c=Number(e.values(`${n}.mean`)[o]),l=Number(e.values(`${n}.reciprocal_deviation`)[o]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:ie(e,`${s}.weight`,r),bias:ie(e,`${s}.bias`,r),result:Number(e.values(n)[o*i+r])}}function Ms(e,t,n,s){
let o=`transformer.layers.${t}.linear2`,r=e.trace.weights?.[`${o}.weight`],i=ie(e,`${o}.bias`,s),a=ct(e,`layers.${t}.fee\
d_forward.hidden`,n);return!r||i===null?null:{dot:Qe(a,ae(r.values,s,a.length)),bias:i}}function Dc(e,t,n){let s=e.trace.
weights?.["input_proj.weight"],o=ie(e,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),i=n*r,a=e.
slices.map(({name:c,label:l})=>{let h=Fr(e,c,t),u=Qe(h,s.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:o,sum:en(a.map(({dot:c})=>c.sum))+o}}function Fr(e,t,n){let s=e.values(`inputs.${t}`);return ae(
s,n,s.length/e.count)}function ct(e,t,n){let s=e.values(t);return ae(s,n,s.length/e.count)}function Ze(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(e.values("gate.logit")[0]);return{hidden:t,dot:n?Qe(t,n.values):null,bias:ie(e,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function ce(e,t){let n=e.values("context"),s=e.trace.weights?.["gen_head.weight"],o=s?Qe(n,ae(
s.values,t,n.length)):null,r=ie(e,"gen_head.bias",t),i=e.trace.tensors["generation.logits"]?.values,a=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:i?Number(i[t]):a}}function Fc(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
Dr(t,1):null}function tn(e,t){let{gate:n}=e,s=e.locations.flatMap((i,a)=>i===t?[a]:[]),o=e.hasPointer?en(s.map(i=>Number(
e.pointerWeights[i]))):0,r=sf(e,t,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function sf(e,t,n){if(!e.hasGeneration)return 0;let s=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||s?.some(i=>i.location===t)||e.gate===1)return e.probabilityOf("generation",t);let r=e.
probabilityOf("final",t)-e.gate*n;return Math.max(0,r)/(1-e.gate)}function ie(e,t,n){let s=e.trace.weights?.[t];return s?
Number(s.values[n]):null}function ae(e,t,n){return e.subarray(t*n,(t+1)*n)}function en(e){return Array.from(e).reduce((t,n)=>t+
n,0)}var nn="→",jc=30,of=8,rf=20,af=Object.fromEntries(Array.from("-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??
""]));function _n(e,t,{first:n,second:s,products:o},r){let i=I(e),a=o.length,c=a>rf&&t.height>=176*i,l=c?34*i:0,h=(t.height-
l)/3,u=16*i,m=t.x+jc*i,f=t.width-jc*i,d=En(o),y=ze(e,[n,s,o],o,f,d),g=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${a} products`}],w=f/a,b=x=>`${T(
Number(n[x]),4)} × ${T(Number(s[x]),4)} = ${T(Number(o[x]),4)}`;return[p("rect",{key:"strongest",class:"strongest",x:m+
d*w-1,y:t.y+u,width:w+2,height:3*h-u-2*i,rx:3}),g.map(({letter:x,colour:$,values:M,title:N},k)=>{let A=t.y+k*h,O={x:m,y:A+
u,width:f,height:h-u-6*i};return p("g",{key:`row ${k}`},W(e,t.x,A+12*i,N,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),W(e,t.x,A+u+.5*O.height+5*i,x,{also:`math letter ${$}-words`,key:"letter"}),oe(e,O,M,{colour:$,numbered:y,chosen:d,
exact:b}))}),c&&cf(e,{x:m,y:t.y+3*h,width:f,height:l},o)]}function cf(e,{x:t,y:n,width:s},o){let r=I(e),i=s/o.length,a=Math.
max(of,Math.ceil(o.length/8));for(;a<o.length&&a*i<G(e,"−888.88","tiny");)a*=2;let c=Math.ceil(o.length/a);return p("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*a,(h+1)*a),[m,f]=[t+h*a*i+2,t+(h*a+u.length)*i-2],d=u.reduce(
(y,g)=>y+g,0);return[p("path",{key:`span ${h}`,class:"axis",d:`M${m} ${n}v${4*r}H${f}v${-4*r}`}),W(e,(m+f)/2,n+17*r,T(d,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function _s(e,t,n,s,o,r,i){let a=I(e),c=lf(n,s,r),l=hf(n,s,o,i.over),
h={x:t.x,y:0,width:t.width},u=F(e,h,c).height+F(e,h,l).height+10*a,m=132*a,f=Math.max(70*a,Math.min(.36*t.height,210*a)),
d=t.height-u-f>=m,y=Math.min(t.height-u-(d?f:0),276*a),g=t.height-u-y,w=F(e,{...h,y:t.y+y+4*a},c),b=F(e,{...h,y:t.y+y+w.
height+6*a},l);return[p("g",{key:"dot"},_n(e,{...t,height:y},n.dot,r)),p("path",{key:"rule",class:"rule",d:`M${t.x} ${t.
y+y}H${t.x+t.width}`}),p("g",{key:"score steps"},w.marks),p("g",{key:"softmax steps"},b.marks),d&&p("g",{key:"softmax"},
Pc(e,{...t,y:t.y+y+u,height:g},s,o,i))]}function lf({dot:e,width:t,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:i},{
temperature:a},[c,l]){let h=n?e.sum/Math.sqrt(t):e.sum,u=[...H("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${T(e.sum,2)}`,kind:"strong"}],n?[{text:`${nn}\
 ÷ √${t} = `},{text:T(h,2),kind:"strong"}]:[{text:`${nn} not divided by √${t}: scaling is off`}]];return s!==null&&
u.push(o?[{text:`${nn} no position bias: it is off`}]:[{text:`${nn} ${s<0?"−":"+"} ${T(Math.abs(s),2)} (position bias)\
 = `},{text:T(i,2),kind:"strong"}]),r?u.push([{text:`${nn} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&u.push([{text:`${nn}\
 ÷ temperature ${uf(a)} = `},{text:T(i/a,2),kind:"strong"}]),u}function hf({isMasked:e},t,n,s){let{scores:o,temperature:r,
shift:i,exponentials:a,total:c,weights:l}=t;if(e)return H("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/r-i,u=Number(a[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:T(h,2),isRaised:!0},{text:` = ${Gt(u)}\
;`}],[{text:`${Gt(u)} / ${Gt(c)} = `},{text:Wr(Number(l[n])),kind:"strong"},{text:","}],...H(`where ${Gt(c)} is the sum \
over ${s}${i?`, after ${T(i,2)}, the largest score, is subtracted from each`:""}.`)]}function Gt(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=100)return e.toFixed(0);if(e>=10)return e.toFixed(1);if(e>=.095)return e.toFixed(2);
if(e===0)return"0";let[t="",n=""]=e.toExponential(1).split("e");return`${t} × 10${Array.from(n,s=>af[s]??"").join("")}`}
function En(e){let t=0;for(let n=1;n<e.length;n++)Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function uf(e){
return String(Math.round(1e3*e)/1e3)}var mf=6;function Uc(e,t){let n=I(e),s=Ze(e.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},
rank:1,share:1.4,marks:r=>ff(e,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>df(e,r,s)}),o}
function ff(e,t,{hidden:n,dot:s,bias:o,logit:r}){let i=I(e),a=X(e,t),c=s&&o!==null?[...H("Sum of the products"),[{text:"\
h",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${T(s.sum,2)}`,kind:"strong"}],[{text:`\
→ ${o<0?"−":"+"} ${T(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:T(r,2),kind:"strong"}]]:[...H("Each unit is \
multiplied by a learned weight; the sum and a bias give the"),[{text:"logit "},{text:T(r,2),kind:"strong"}]],l=F(e,{...a,
y:0},c),h=ft(e,a.x,a.y+a.height-10*i,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(a.height-l.height-
36*i,450*i),m=F(e,{...a,y:a.y+u+4*i},c),f=ze(e,[n],n,a.width);return[...K(e,t,`${n.length} hidden units read the context`),
p("g",{key:"dot"},s?_n(e,{...a,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},
{letter:"w",words:"Weight of each unit",colour:"key"}]):oe(e,{...a,height:u},n,{colour:"query",numbered:f})),...m.marks,
h.mark]}function df(e,t,n){let{reading:s}=e,o=I(e),r=X(e,t),{gate:i,trace:a}=s,c=F(e,{...r,y:0},f()),l=54*o,h={...r,x:r.
x+34*o,width:r.width-48*o,y:r.y+6*o,height:r.height-c.height-l-40*o},u=F(e,{...r,y:r.y+r.height-c.height-l-6*o},f());return[
...K(e,t,m()),n&&h.height>=60*o&&p("g",{key:"curve"},d(h,n)),...u.marks,p("g",{key:"shares"},y({...r,y:r.y+r.height-l+8*
o,height:22*o}))];function m(){return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone a\
nswers":typeof a.interventions.gate=="number"?"A gate set by hand":"A fixed gate"}function f(){let{only:g}=a.interventions,
w=[{text:`gate = ${i.toFixed(3)}`,kind:"strong"}];if(!n){let $=g?`Only the ${g==="pointer"?"pointer":"generation head"} \
answers:`:typeof a.interventions.gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths cou\
nt the same:";return[...H($),w]}let b=[[{text:"1 / (1 + e",kind:""},{text:T(-n.logit,2),isRaised:!0},{text:") = "},{text:n.
learned.toFixed(3),kind:"strong"}]];if(a.gate.learned)return[...b,...H(`is the gate: ${S(i,1)} of the answer comes from \
the pointer, ${S(1-i,1)} from generation.`)];let x=g?`Only the ${g==="pointer"?"pointer":"generation head"} answers, so \
that the gate is ${i.toFixed(2)}.`:`It is set by hand to ${i.toFixed(3)}.`;return[...H(x),...H("As learned it would be"),
...b]}function d(g,{logit:w,learned:b}){let x=Math.max(mf,Math.ceil(Math.abs(w))),$=L=>g.x+(L+x)/(2*x)*g.width,M=g.y+g.height,
N=L=>M-L*g.height,k=Array.from({length:61},(L,P)=>{let R=-x+P/30*x;return`${$(R).toFixed(1)} ${N(1/(1+Math.exp(-R))).toFixed(
1)}`}),[A,O]=[$(w),N(b)],v=w>0;return[p("path",{key:"axes",class:"axis",d:`M${g.x} ${g.y}V${M}H${g.x+g.width}M${g.x} ${N(
.5)}H${g.x+g.width}`}),[0,.5,1].map(L=>W(e,g.x-6*o,N(L)+4*o,L===.5?"0.5":String(L),{kind:"tiny",anchor:"end",key:`share ${L}`})),
[-x,0,x].map(L=>W(e,$(L),M+15*o,T(L,0),{kind:"tiny",anchor:"middle",key:`logit ${L}`})),W(e,($(0)+$(-x))/2,M+15*o,"logit",
{kind:"tiny",anchor:"middle",key:"axis"}),p("path",{key:"line",class:"curve",d:`M${k.join("L")}`}),p("path",{key:"lead",
class:"lead",d:`M${A} ${M}V${O}H${g.x}`}),p("circle",{key:"point",class:"point",cx:A,cy:O,r:5.5*o}),W(e,A+(v?-10:10)*o,v?
Math.max(O-6*o,g.y+9*o):O-8*o,b.toFixed(2),{kind:"strong",anchor:v?"end":void 0,key:"value"})]}function y(g){let w=i*g.width;
return[p("rect",{key:"pointer",class:"bar pointer",x:g.x,y:g.y,width:w,height:g.height}),p("rect",{key:"generation",class:"\
bar generation",x:g.x+w,y:g.y,width:g.width-w,height:g.height}),W(e,g.x,g.y+g.height+15*o,`pointer ${S(i,1)}`,{kind:"sma\
ll",key:"of pointer"}),W(e,g.x+g.width,g.y+g.height+15*o,`generation ${S(1-i,1)}`,{kind:"small",anchor:"end",key:"of gen\
eration"})]}}var Bc=14,Gc=34;function Mt(e,t,n,{largest:s,most:o=Gc,isOrdered:r=!1,isWalked:i=!1}={}){let a=I(e),c=Math.max(1,Math.floor(
t.height/(Bc*a))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*a,t.height/(h.length+Number(l))),m=u>=30*
a,f=Math.max(1,Math.ceil(Bc*a/u)),d=h.findIndex(({isChosen:k})=>k),y=u>=13*a&&h.some(({category:k})=>k!==void 0),g=y?22*
a:0,w=Math.max(...h.map(({text:k})=>G(e,k,"strong")))+8*a,b=Math.max(0,...h.map(({beside:k=""})=>k?G(e,k,"small")+10*a:0)),
x=Math.max(...h.map(({label:k,says:A=""})=>Math.max(G(e,k,"strong"),m?G(e,A,"small"):0)))+8*a,$=Math.min(x,.58*(t.width-
g-w-b)),M={x:t.x+g+$,width:Math.max(1,t.width-g-$-w-b)},N=s??(Math.max(...h.map(({parts:k})=>k.reduce((A,{value:O})=>A+Math.
abs(O),0)))||1);return[h.map((k,A)=>{let O=t.y+(A+.5)*u,v=A===d||(h.length-1-A)%f===0&&(d<0||Math.abs(A-d)>=f),L=M.x,P=Math.
min(.62*u,.42*o*a);return p("g",{key:k.key,class:`${k.open?"part ":""}choice row${k.isChosen?" here":""}${k.isOff?" off":
""}`,"data-open":k.open??null,role:k.open?"button":null,tabindex:k.open?i&&!k.isChosen?"-1":0:null,"aria-label":k.open?`${k.
label}: ${k.text}`:null},p("rect",{key:"ground",class:"ground",x:t.x-3*a,y:O-u/2,width:t.width+6*a,height:u,rx:4}),y&&(v||
u>=17*a)&&k.category!==void 0&&kt(k.category,t.x,O-7.5*a,15*a),v&&W(e,t.x+g,O+(m&&k.says?-2:4.5)*a,k.label,{kind:k.isChosen?
"strong":"label",width:$-6*a,key:"name"}),m&&k.says&&W(e,t.x+g,O+12.5*a,k.says,{kind:"small",width:$-6*a,key:"says"}),k.
parts.map(({value:R,colour:C},D)=>{let z=Math.abs(R)/N*M.width,Y=p("rect",{key:`part ${D}`,class:`bar ${C}${R<0?" negati\
ve":""}${k.isChosen?" chosen":""}`,x:L,y:O-P/2,width:Math.max(.5,Math.min(M.width,z)-(k.parts.length>1&&z>2?.8:0)),height:Math.
max(1,P)});return L+=z,Y}),v&&k.beside&&W(e,t.x+t.width-w,O+4.5*a,k.beside,{kind:"small",anchor:"end",key:"beside"}),v&&
W(e,t.x+t.width,O+4.5*a,k.text,{kind:k.isChosen?"strong":"label",anchor:"end",key:"value"}),k.exact&&p("title",{},k.exact))}),
l&&W(e,t.x,t.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function sn(e,t,n,s=Gc){
return Math.min(s*I(e)*n,t.height)}function Vc(e,t){let n=I(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:s=>pf(e,s,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:s=>gf(e,s,t)}]}function pf(e,t,n){let{reading:s}=e,
o=I(e),r=X(e,t),a=(s.trace.location_probabilities.generation??[]).map(({location:m,probability:f})=>{let{label:d,category:y}=s.
nameOf(m),{logit:g}=ce(s,m);return{key:`place ${m}`,label:d,category:y,parts:[{value:f,colour:"generation"}],beside:g===
null?"":T(g,2),text:S(f,1),open:`generation.${m}`,isChosen:m===n.location,exact:`${d}: ${g===null?"":`logit ${T(g,4)}, `}\
probability ${S(f,3)}`}}),c=s.trace.architecture.locations,l=F(e,r,H(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=ft(e,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...K(e,t,"What the generation head expects"),...l.marks,p("g",{key:"\
rows"},Mt(e,u,a,{isWalked:!0})),h.mark]}function gf(e,t,{location:n}){let{reading:s}=e,o=I(e),r=X(e,t),{label:i}=s.nameOf(
n),{dot:a,bias:c,logit:l}=ce(s,n),h=Fc(s),u=s.probabilityOf("generation",n),m=[];if(a&&c!==null&&m.push(...H("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${T(a.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${T(Math.abs(c),2)} (bias) =`}]),l!==null&&m.push([{text:"logit "},{text:T(
l,2),kind:"strong"}]),h){let y=Number(h.exponentials[n]),g=Number(h.scores[n])-h.shift;m.push([{text:"→ e",kind:""},{text:T(
g,2),isRaised:!0},{text:` = ${Gt(y)};`}],[{text:`${Gt(y)} / ${Gt(h.total)} = `},{text:S(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...H(`${Gt(h.total)} is the sum over the whole list${h.shift?`, after ${T(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else m.push(...H("→ softmax over the whole list:"),[{text:S(u,1),kind:"strong"}]);
let f=F(e,{...r,y:0},m),d=a?Math.min(r.height-f.height-8*o,450*o):0;return[...K(e,t,`How does it score ${i}?`),a&&p("g",
{key:"dot"},_n(e,{...r,height:d},a,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${i}`,colour:"key"}])),...F(e,{...r,y:r.y+d+(a?6*o:0)},m).marks]}var An=20,Es=8,Kc=19,Q=8,On=3,Ur=4,Sn=4,yf={least:13.5,most:38,lane:3},Br=13;function qc(e,t,n=1){let s=t.type/Br,o=46*s,
r=t.height-98*s,i=Gr(e.count,o,r,yf,s),a=t.width>=1180*s,c=t.width>=1040*s&&e.layers<=3,l=bf(e,a,s),h=c?62*s:0,u=c?h+22*
s:16*s,m=t.width-2*An-Yc(Object.values(l)),[f,d]=[o+12*s,t.height-4*s],y=wf(e.heads,m/e.layers-u,d-f,s),g=y.columns*(y.side+
Es*s)-Es*s,w=e.heads>0?g+u:u,b=Math.max(0,m-e.layers*w);l.visits+=Math.min(.3*b,90*s),l.answer+=Math.min(.2*b,80*s),l.flow+=
Math.min(.1*b,50*s),l.leave+=Math.min(.1*b,50*s);let x=t.width-2*An-Yc(Object.values(l))-e.layers*w,$=Math.min(x,e.hasPointer?
220*s:60*s);l.bands+=$;let M=(x-$)/e.layers,N={x:An,width:l.visits},k=An+l.visits+12*s,A=a?{x:k,width:l.slices}:null;A&&
(k+=l.slices+12*s);let O=Array.from({length:e.layers},(rt,lt)=>{let nt=k+lt*(w+M);return{x:nt,width:g,maps:xf(e.heads,nt,
f,d,y,s),stream:c?nt+(e.heads>0?g+10*s:0):null}});k+=e.layers*(w+M);let v=t.width-An,L=v-l.answer,P=L-l.leave-l.gate,R=k+
l.scores+l.weights+8*s,C=P-l.flow-Q,D=Math.min(190*s,.24*t.height)/n,z=e.hasGate?.56*t.height:(o+r)/2,Y=Ur*s,tt=e.hasPointer?
t.height-D-On*Y-6:(o+r-D)/2-Y;return{size:t,type:t.type,rows:i,visits:N,slices:A,layers:O,streamWidth:h,scores:k+l.scores,
weights:k+l.scores+l.weights,ribbons:R,places:C,gate:P,gateWidth:l.gate,answers:{most:r-o<330?Sn-1:Sn,top:o,bottom:r+60*
s,x:L,right:v,segment:L-Q},right:v,top:o,bottom:r,full:D,across:{visits:i.map(({y:rt})=>rt),starts:[o-12*s,t.height-8],places:{
room:[o+16*s,e.hasGeneration?tt-12*s:r],gap:22*s},generation:{start:tt,gap:Y},gate:z-D/2},bands:{ribbon:(rt,lt,nt)=>jr(R,
rt,C,lt,nt),into:(rt,lt,nt)=>jr(C+Q,rt,P,lt,nt),out:(rt,lt,nt)=>jr(P+l.gate,rt,L-Q,lt,nt)}}}function jr(e,t,n,s,o){return o?
ee(e,t,n,s):ee(e,t,e,t)}function bf({hasPointer:e,hasGate:t},n,s){return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?
24:12)*s,scores:40*s,weights:e?46*s:150*s,bands:e?112*s:0,bar:Q,flow:(t?60:34)*s,gate:t?18*s:0,leave:46*s,answer:(n?152:
140)*s}}function Yc(e){return e.reduce((t,n)=>t+n,0)}function Gr(e,t,n,{least:s,most:o,lane:r},i){let a=n-t,c=e,l=0,h=Math.
min(o*i,a/e);h<s*i&&(l=Math.max(r,Math.min(6*i,.35*a/e)),h=(s+2)*i,c=Math.max(1,Math.floor((a-e*l)/(h-l))),h=(a-(e-c)*l)/
c);let u=t;return Array.from({length:e},(m,f)=>{let d=f>=e-c,y=d?h:l;return u+=y,{y:u-y/2,height:y,isFull:d}})}function wf(e,t,n,s){
let o={columns:1,side:0};if(e===0)return o;for(let r of[1,2,4]){let i=n/Math.ceil(e/r)-Kc*s,a=Math.min(i,(t-(r-1)*Es*s)/
r);a>o.side&&(o={columns:r,side:a})}return o}function xf(e,t,n,s,{columns:o,side:r},i){let a=Math.ceil(e/o),c=Math.min((s-
n)/a,r+2.2*Kc*i);return Array.from({length:e},(l,h)=>({x:t+h%o*(r+Es*i),y:n+Math.floor(h/o)*c,side:r}))}function As(e,t,n,s){
let o=[];for(let[a,{wish:c,length:l}]of e.entries())for(o.push({first:a,last:a,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.
at(-2);if(!h||!u||i(u)+u.length+t<=i(h))break;let[m,f]=[u.last-u.first+1,h.last-h.first+1];u.wish=(m*u.wish+f*(h.wish-u.
length-t))/(m+f),u.length+=t+h.length,u.last=h.last,o.pop()}let r=[];for(let a of o){let c=i(a);for(let l=a.first;l<=a.last;l++)
r.push(c),c+=Number(e[l]?.length)+t}return r;function i({wish:a,length:c}){return Math.max(n,Math.min(s-c,a))}}var It=44,V={title:26,bars:34,inputs:64,scores:52,names:56},zc=16,$f={least:20,most:110,lane:1},kf=62,Vr=8,Mf=160,Ss=16,
Xc=6;function Kr(e,t,n,s=1){let o=n/Br,[r,i]=[zc,t-zc],a=Gr(e.count,r,i,$f,o).map(({y:L,height:P,isFull:R})=>({x:L,width:P,
isFull:R})),c=Number(a.at(-1)?.width)>=kf*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+Ss*o,u=h+(V.title+
V.inputs+Ss)*o,m=[];for(let L=0;L<e.layers;L++){let P=_f(e.heads,r,i,u+V.title*o,o),R=P.at(-1),D=(R?R.y+R.side+8*o:u)+V.
title*o;m.push({y:u,maps:P,stream:D}),u=D+(V.bars+Ss)*o}let f=Ef(e,r,u+V.title*o,i-r,o),d=Math.ceil(e.values("context").
length/f.columns)*f.cell,y=u+V.title*o+Math.max(d,20*o)+Ss*o,g=y+(e.hasPointer?(V.title+V.scores)*o:0),w=g+(e.hasPointer?
170:96)*o,b=w+Q+((e.hasPointer?V.names:0)+(e.hasGate?48:30))*o,x=e.hasGate?28*o:0,$=Af(i-r,o)/s,M=Ur*o,N=i-$-On*M,k=Math.
max(78*o,$*s/2+6),A=b+x+34*o,O=i-$-16*o,v={most:Sn,top:A,bottom:A+(Sn+1)*k,x:r-6*o,right:O-8*o,segment:O};return{size:{width:t,
height:v.bottom+Math.max(0,($*s-k)/2)+8*o,type:n},type:n,left:r,right:i,columns:a,chips:l,inputs:h,layers:m,context:f,pointer:y,
ribbons:g,places:w,gate:b,gateHeight:x,answers:v,full:$,across:{visits:a.map(({x:L})=>L),starts:[r,i],places:{room:[r,e.
hasGeneration?N-2*Xc*o:i],gap:Xc*o},generation:{start:N,gap:M},gate:i-$},bands:{ribbon:(L,P,R)=>Yr(g,L,w,P,R),into:(L,P,R)=>Yr(
w+Q,L,b,P,R),out:(L,P,R)=>R?pc(b+x,L,O+Q,P):Yr(b+x,L,b,L,!1)}}}function Yr(e,t,n,s,o){return o?Ar(e,t,n,s):Ar(e,t,e,t)}function _f(e,t,n,s,o){
let r=[4,3,2].find(l=>e%l===0)??Math.min(e,4),i=(n-t+Vr*o)/r,a=Math.min(i-Vr*o,Mf*o),c=Math.max(It,40*o);return Array.from(
{length:e},(l,h)=>({x:t+h%r*i,y:s+c+Math.floor(h/r)*(a+c+Vr*o),side:a,touch:It}))}function Ef(e,t,n,s,o){let{length:r}=e.
values("context"),i=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:t,y:n,columns:i,cell:Math.min(11*o,(s-12*
o)/i)}}function Af(e,t){return Math.min(170*t,(e-82*t)/2,.4*e)}var Os={visits:0,slices:1,layers:2};function Vt({reading:e,beside:t}){return t?[e,t]:[e]}function le(e){return Math.max(
...Vt(e).map(({largestWeight:t})=>t))}function on(e){return Os.layers+2*e}function Z(e){let t=Os.layers+2*e.layers,n=e.hasPointer?
t+1:t,s=e.hasGeneration?n+1:n;return{context:t,pointer:n,generation:s,gate:s+1}}function q(e,t){return e.beat>=t?1:0}var qr=64,Sf=Float32Array.from({length:qr},(e,t)=>t/(qr-1));function zr({isOwnScale:e}){return e?"Same scale for all hea\
ds":"Own scale for each head"}function Tn({lit:e}){return e?.kind==="visit"?"last visit reads it":"last visit’s largest"}
function Ts(e,t,n,s){let{reading:o,isOwnScale:r,stage:i}=e;if(!o.heads)return null;let a=i.type/13,c=r?s?"own largest":"\
largest of each head":S(le(e)),l=60*a,h=t+12*a,u=[p("text",{class:"small",x:t,y:n},"0"),p("image",{class:"map",href:se(Sf,
qr,e.scale),x:h,y:n-9*a,width:l,height:9*a,preserveAspectRatio:"none"}),p("rect",{class:"map-frame",x:h,y:n-9*a,width:l,
height:9*a}),p("text",{class:"small",x:h+l+5*a,y:n},c)],m=zr(e),f={"data-act":"scale",role:"button",tabindex:"0","aria-l\
abel":`Colours of the head maps go from 0 to ${r?"the largest weight of each head":c}. ${m}`};if(s){let y=17*a+l+B(c,12.5*
a),g=p("rect",{class:"ground",x:t-6*a,y:n+14*a-It,width:y+12*a,height:It});return p("g",{key:"scale",class:"switch",...f},
g,u)}let d=B(m,12.5*a)+16*a;return p("g",{key:"scale"},p("text",{class:"small",x:t,y:n-33*a},"Head maps: row reads colum\
n"),p("text",{key:"weight",class:"small",x:t,y:n-17*a},`%: ${Tn(e)}`),u,p("g",{key:"switch",class:"switch",...f},p("rect",
{class:"handle stays",x:t,y:n+8*a,width:d,height:19*a,rx:9.5*a}),p("text",{class:"handle-words stays",x:t+8*a,y:n+21.5*a},
m)))}var Jc=24,Of=.045,Tf=.6;function Qc(e,t){let n=I(e),s=e.stage.size.width>=600*n,o=Math.min(e.reading.count*14,170),r=Math.
max(200,Math.min(e.reading.count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:t.isLeaf?
1:0,share:1.2,marks:i=>Nf(e,i,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:i=>Rf(e,i,t)}]}function Nf(e,t,n){
let{reading:s,isOwnScale:o}=e,{layer:r,head:i,query:a,visit:c}=n,l=I(e),{count:h}=s,u=s.weights(r,i),m=s.isRemoved(r,i)||
s.isSkipped(r,"attention"),f=o?Math.max(...u)||1:le(e),d=Lf(e,t,n,m),y=Math.min(.36*t.width,190*l),g=t.y+42*l,[w,b]=[t.width-
y,t.height-44*l-d.height],x=t.width<600*l?1.9:1.15,$={width:w/h,height:Math.min(b/h,x*w/h)},M={x:t.x+y,y:g,width:w,height:$.
height*h},N=`layers.${r}.heads.${i}`,k=$.height>=30*l,A=vf($.height,13*l);return[W(e,t.x,t.y+15*l,y>=150*l?"The visit th\
at asks":"Who asks",{kind:"strong",width:y-8*l}),p("g",{key:"columns"},O()),p("g",{key:"rows"},v()),p("image",{key:"weig\
hts",class:"map",href:se(u.map(R=>R/f),h,e.scale),...M,preserveAspectRatio:"none",opacity:m?.3:1}),p("rect",{key:"frame",
class:"map-frame",...M}),p("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${i}`},L()),p("rect",
{key:"column",class:"chosen-column",x:M.x+c*$.width,y:t.y,width:$.width,height:M.y+M.height-t.y,rx:3}),p("rect",{key:"ro\
w",class:"chosen-row",x:t.x-3,y:M.y+a*$.height,width:t.width+3,height:$.height,rx:3}),p("rect",{key:"cell",class:"chosen\
-cell",x:M.x+c*$.width,y:M.y+a*$.height,width:$.width,height:$.height}),d.at(M.y+M.height)];function O(){let R=$.width>=
14*l,C=Math.min(15*l,$.width-3*l),D=$.width>=30*l,z=M.x;return s.visits.map((Y,tt)=>{let rt=String(wt[Y.weekday]),lt=Y.weekday!==
s.visits[tt-1]?.weekday,nt=M.x+tt*$.width,Ce=G(e,rt,"tiny"),Ri=!R&&lt&&nt>=z&&nt+Ce<=M.x+M.width;Ri&&(z=nt+Ce+4*l);let eo=M.
x+(tt+.5)*$.width;return p("g",{key:`column ${tt}`,class:`part choice${tt===c?" here":""}${Y.masked?" off":""}`,"data-op\
en":`${N}.${a}.${tt}`,role:"button",tabindex:"-1","aria-label":`Read from visit ${tt+1}: ${U(s,tt)}${Y.masked?", masked":
""}`},p("rect",{class:"ground",x:M.x+tt*$.width,y:t.y,width:$.width,height:42*l}),R&&kt(Y.category,eo-C/2,t.y+(D?0:22)*l,
C),Ri&&W(e,nt,t.y+38*l,rt,{kind:"tiny",key:"weekday"}),D&&[W(e,eo,t.y+26*l,rt,{kind:"tiny",anchor:"middle",key:"day"}),W(
e,eo,t.y+38*l,$.width>=40*l?mt(Y.start_minute):`${Math.floor(Y.start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"ho\
ur"})],p("title",{},U(s,tt)))})}function v(){return s.visits.map((R,C)=>{let D=M.y+(C+.5)*$.height,z=C===a,Y=z||(h-1-C)%
A===0&&Math.abs(C-a)>=A,tt=Math.min(18*l,$.height-1.5*l),rt=$.height>=12*l,lt=t.x+(rt?tt+10*l:4*l),nt=M.x-lt-6*l,Ce=z||k?
"strong":"label";return p("g",{key:`row ${C}`,class:`part choice${z?" here":""}`,"data-open":`${N}.${C}.${c}`,role:"butt\
on",tabindex:"-1","aria-label":`Visit ${C+1} asks: ${U(s,C)}`},p("rect",{class:"ground",x:t.x,y:D-$.height/2,width:y,height:$.
height}),rt&&kt(R.category,t.x+3*l,D-tt/2,tt),Y&&W(e,lt,D+(k?-2:4.5)*l,R.label,{kind:Ce,width:nt,key:"name"}),k&&W(e,lt,
D+12*l,`${re(s,C)} · ${Cc(s,C)}`,{kind:"small",width:nt,key:"when"}),p("title",{},U(s,C)))})}function L(){let R=[];for(let C=0;C<
h;C++){if(h>Jc&&C!==a){R.push(p("rect",{key:`row ${C}`,class:"cell",x:M.x,y:M.y+C*$.height,width:M.width,height:$.height,
"data-open":`${N}.${C}.${c}`},p("title",{},U(s,C))));continue}for(let D=0;D<h;D++)R.push(P(C,D))}return R}function P(R,C){
let D=Number(u[R*h+C]),[z,Y]=[M.x+C*$.width,M.y+R*$.height],tt=R===a&&C===c,rt=String(Math.round(100*D)),lt=Ce=>$.width>=
G(e,rt.padStart(2,"0"),Ce)+2*l,nt=(D>=Of||R===a)&&$.height>=13*l&&lt("tiny");return p("g",{key:`${R} ${C}`,class:"cell"},
p("rect",{key:"cell",x:z,y:Y,width:$.width,height:$.height,"data-open":`${N}.${R}.${C}`,role:"button",tabindex:tt?0:"-1",
"aria-current":tt?"true":null},p("title",{},`${U(s,R)} reads ${S(D,1)} from ${U(s,C)}`)),nt&&W(e,z+$.width/2,Y+$.height/
2+4.5*l,rt,{kind:D/f>=.3&&lt("strong")?"strong":"tiny",anchor:"middle",also:D/f>=Tf&&!m?"on-dark":"on-light",key:"weight"}))}}
function vf(e,t){return Math.max(1,Math.ceil(t/e))}function Lf(e,t,{layer:n,head:s,query:o,isLeaf:r},i){let{canAct:a,reading:c}=e,
l=I(e),h=c.isRemoved(n,s),u=t.height>=330*l,m=`layers.${n}.heads.${s}`,d=[a&&{text:h?"Switch head on":"Switch head off",
attributes:{"data-act":"head","data-part":m},isPressed:h},r?{text:"More about query and keys",attributes:{"data-more":"n\
eurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"More about this head",attributes:{"data-more":"\
head","data-layer":n,"data-head":s},isButton:!1},{text:zr(e),attributes:{"data-act":"scale"}}].filter(b=>b!==!1),y=i?"Sw\
itched off: these weights would have been used.":`Columns: the visit it reads from. ${c.count>Jc?"Darker is more; each r\
ow adds up to 100 %.":"Values in %; each row adds up to 100."}`,g=u?H(y):[],w=F(e,{...t,y:0},g,"small").height;return{height:w+
40*l,at(b){let x=t.x,$=[];for(let{text:M,attributes:N,...k}of d){let A=ft(e,x,b+w+22*l,M,N,k);x+A.width>t.x+t.width||($.
push(A.mark),x+=A.width+10*l)}return[p("g",{key:"explained"},F(e,{...t,y:b+3*l},g,"small").marks),p("g",{key:"controls"},
$)]}}}function Rf(e,t,{layer:n,head:s,query:o,visit:r}){let{reading:i}=e,a=o===i.count-1?"the last visit":`visit ${o+1}`,
c=o===r?"itself":Le(i,r);return[...K(e,t,`How much does ${a} read from ${c}?`,`${a.charAt(0).toUpperCase()}${a.slice(1)}\
 reads ${c}`),p("g",{key:"worked"},_s(e,X(e,t),Xe(i,n,s,o,r),$s(i,n,s,o),r,[{letter:"q",words:`Query of ${U(i,o)}`,colour:"\
query"},{letter:"k",words:`Key of ${U(i,r)}`,colour:"key"}],{colour:"attention-bar",over:`all ${i.count} visits of this \
row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var Zc=56;function tl(e,t){let n=I(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>If(
e,s,t)},...e.reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>Cf(e,s,t)}]:[]]}function If(e,t,{
location:n}){let{reading:s}=e,o=I(e),r=tn(s,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,
[m,f]=[i.toFixed(2),(1-i).toFixed(2)],d=s.pointerWeights,y=[],g=A=>r.visits.map(O=>({value:A*Number(d[O]),colour:"pointe\
r"}));s.hasPointer&&y.push({key:"pointer",label:"Pointer",parts:g(1),text:Et(a),open:"pointer"}),s.hasGate&&y.push({key:"\
from pointer",label:`× gate ${m}`,parts:g(i),text:Et(l),open:"gate"}),s.hasGeneration&&y.push({key:"generation",label:"\
Generation",parts:[{value:c,colour:"generation"}],text:Et(c),open:`generation.${n}`}),s.hasGate&&y.push({key:"from gener\
ation",label:`× (1 − ${m})`,parts:[{value:h,colour:"generation"}],text:Et(h),open:"gate"}),y.push({key:"answer",label:"\
Answer",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:A})=>A>0),text:Et(u),isChosen:!0});
let w=X(e,t),b=s.hasGate?[[{text:`${m} × ${Et(a)} = ${Et(l)}`}],...H("come from the pointer,"),[{text:`${f} × ${Et(c)}\
 = ${Et(h)}`}],...H("from generation. Together:"),[{text:Et(u),kind:"strong"},{text:"."}],...H("All bars have one scale.")]:
[...H(`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],x=F(e,{...w,
y:0},b),$={...w,height:w.height-x.height-44*o},M=sn(e,$,y.length,Zc),N=F(e,{...w,y:w.y+M+8*o},b),k=ft(e,w.x,w.y+w.height-
10*o,"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...K(e,t,`How probable is ${s.nameOf(n).label}\
?`),p("g",{key:"rows"},Mt(e,$,y,{most:Zc})),...N.marks,k.mark]}function Cf(e,t,{location:n}){let{reading:s}=e,o=I(e),{visits:r,
pointer:i}=tn(s,n),a=X(e,t),c="Its visits";if(r.length===0){let g=H("None of the visits is here, so the pointer cannot c\
hoose it.");return[...K(e,t,c),...F(e,a,g).marks]}let l=s.pointerWeights,h=r.map(g=>({key:`visit ${g}`,label:`${re(s,g)}\
 (visit ${g+1})`,parts:[{value:Number(l[g]),colour:"pointer"}],text:Et(Number(l[g])),open:`pointer.${g}`,isOff:s.visits[g]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",m=[...H(u),[{text:Et(i),kind:"strong"},
{text:"."}]],f=F(e,{...a,y:0},m),d={...a,height:a.height-f.height-8*o},y=sn(e,d,h.length);return[...K(e,t,c),p("g",{key:"\
rows"},Mt(e,d,h,{isOrdered:!0})),...F(e,{...a,y:a.y+y+6*o},m).marks]}function Et(e){return S(e,e>=.01||e===0?1:e>=1e-5?3:
5)}function el(e,t){let n=I(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:s=>Pf(
e,s,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:s=>Hf(e,s,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>Wf(e,s)}]}function Pf(e,t,n){let{reading:s}=e,o=I(e),r=X(e,t),i=F(e,r,
H("A score for each visit, and its weight after the softmax."),"small"),a=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((m,f)=>({key:`visit ${f}`,label:m.label,says:re(s,f),category:m.category,parts:[{value:Number(c[f]),colour:"pointer"}],
beside:T(Number(a[f]),2),text:S(Number(c[f]),1),open:`pointer.${f}`,isChosen:f===n.visit,isOff:m.masked,exact:`${U(s,f)}\
: score ${T(Number(a[f]),4)}, weight ${S(Number(c[f]),2)}`})),h=ft(e,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+i.height+4*o,height:r.height-i.height-34*o};return[...K(e,t,"What the p\
ointer reads"),...i.marks,p("g",{key:"rows"},Mt(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function Hf(e,t,{visit:n}){let{
reading:s}=e;return[...K(e,t,`How does the pointer score ${Le(s,n)}, ${re(s,n)}?`,`Score of ${Le(s,n)}`),p("g",{key:"wor\
ked"},_s(e,X(e,t),Je(s,n),ks(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${U(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function Wf(e,t){let{reading:n}=e,s=I(e),o=X(e,t),r=n.pointerWeights,i=F(e,o,H("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:m,probability:f,
visits:d})=>({key:`place ${h}`,label:d.length>1?`${u} (${d.length})`:u,category:m,parts:d.map(y=>({value:Number(r[y]),colour:"\
pointer"})),text:S(f,1),open:h>1?`places.${h}`:null,exact:`${d.map(y=>S(Number(r[y]),2)).join(" + ")} = ${S(f,2)}`})),c={
...o,y:o.y+i.height+6*s,height:o.height-i.height-36*s},l=ft(e,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...K(e,t,"Sums per place"),...i.marks,p("g",{key:"rows"},Mt(e,c,a)),l.mark]}function nl(e,t){let n=I(e),s=sl(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:t.
number===null?0:1,share:1.5,marks:o=>Df(e,o,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:o=>Ff(e,o,t)}]}function Ls(e,{layer:t,visit:n,number:s}){return s??En(ct(e,`layers.${t}.residual_out`,n))}function sl(e,{
layer:t,visit:n}){let s=`layers.${t}`,o=e.has(`${s}.attention_out`),r=e.trace.interventions.residuals!==!1,i=u=>e.isSkipped(
t,u),a=[],c=(u,m,f,d="plain")=>{let y=ct(e,`${s}.${u}`,n),g=`length ${T(Math.hypot(...y))}`;a.push({key:u,title:m,says:f||
g,values:y,colour:d})},l=(u,m)=>r?i(u)?"unchanged":"":i(u)?"nothing":`${m} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!e.has(`${s}.${u}\
.mean`))return"off: unchanged";let m=Number(e.values(`${s}.${u}.mean`)[n]),f=1/Number(e.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${T(m,2)}, deviation ${T(f,2)}`}}function Df(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=I(e),
a=X(e,t),c=Ls(s,n),l=sl(s,n),h={...a,height:a.height-34*i},u=r===s.count-1,m=a.x,f=[],d=(y,g,w=!0)=>{let b=ft(e,m,a.y+a.
height-10*i,y,g,{isButton:w});m+b.width>a.x+a.width||(f.push(b.mark),m+=b.width+10*i)};return r>0&&d("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||d("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),d("More about the \
layers",{"data-more":"layers"},!1),[...K(e,t,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${U(s,r)}`,`Layer ${o}\
: ${U(s,r)}`),p("g",{key:"rows"},ve(e,h,l,{chosen:c,open:y=>`layers.${o}.stream.${r}.${y}`})),p("g",{key:"controls"},f)]}
function Ff(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=I(e),a=Ls(s,n),c=X(e,t),{y:l}=c,h=[];for(let m of jf(s,o,r,a)){
let f=F(e,{...c,y:l},m);if(l+f.height>c.y+c.height)break;h.push(...f.marks),l+=f.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...K(e,t,`Number ${a+1} of ${s.trace.architecture.d_model}, worked out`),p("g",{key:"lines"},h),
u.height>=90*i&&p("g",{key:"units"},Uf(e,u,o,r,a))]}function jf(e,t,n,s){let o=`layers.${t}`,r=`transformer.layers.${t}`,
i=h=>Number(ct(e,`${o}.${h}`,n)[s]),a=e.trace.interventions.residuals!==!1,c=[[...H("Comes in:"),vs(i("residual_in"))]];
return e.has(`${o}.attention_out`)&&(c.push(Ns("Norm 1:",Mn(e,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),e.isSkipped(t,"attention")))),c.push(Ns("Norm\
 2:",Mn(e,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,m,f,d){let y=d?"0 (skipped)":
T(Math.abs(m),2);return a?[...H(h),[{text:`${T(u,2)} ${m<0&&!d?"−":"+"} ${y} =`}],vs(f)]:[...H(`${h} no residual conne\
ction, so only`),[{text:d?"0 (skipped)":T(m,2),kind:"strong"}]]}}function Ns(e,t){if(!t)return H(`${e} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:i,bias:a,result:c}=t;return[...H(e),[{text:`(${T(n,2)} ${s<
0?"+":"−"} ${T(Math.abs(s),2)})`}],[{text:`× ${T(o,3)} = ${T(r,2)};`}],...i===null||a===null?H("then a learned factor\
 and bias give").concat([vs(c)]):[[{text:`${T(r,2)} × ${T(i,2)} ${a<0?"−":"+"} ${T(Math.abs(a),2)} =`}],vs(c)]]}function vs(e){
return[{text:T(e,2),kind:"strong"}]}function Uf(e,t,n,s,o){let{reading:r}=e,i=I(e),a=ct(r,`layers.${n}.feed_forward.pre`,
s),c=ct(r,`layers.${n}.feed_forward.hidden`,s),l=Ms(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((b,x)=>Math.
abs(Number(h[x]))-Math.abs(Number(h[b]))),m=Array.from(c).filter(b=>b>0).length,f=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",d=l?`${m} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${T(en(h),2)}, the bias adds ${T(l.bias,2)}:`:`${m} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,y=F(e,t,H(f+d),"small"),g=Math.max(1,Math.floor((t.height-y.height)/
(20*i))),w=u.slice(0,g).map(b=>({key:`unit ${b}`,label:`unit ${b+1}`,parts:[{value:Number(h[b]),colour:"plain"}],beside:`${T(
Number(a[b]))} → ${T(Number(c[b]))}${l?` × ${T(Number(l.dot.second[b]),2)}`:""}`,text:T(Number(h[b]),2)}));return[...y.
marks,Mt(e,{...t,y:t.y+y.height+2*i,height:t.height-y.height-4*i},w)]}var Bf=864e5,Gf=.1;function Xr(e,t){let n=I(e),s=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},
rank:s?1:0,share:1.2,marks:o=>Yf(e,o,t)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>Kf(e,o,t)},...t.
kind==="visit"?[{key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>Xf(e,o,t)}]:[]]}function Jr(e,t,n){
let{trace:s,count:o}=e,r=e.visits[n],{without_features:i=[],position_from_end:a}=s.interventions;if(i.includes(t)||t==="\
position_from_end"&&a===!1)return"left out: all zeros";if(!r)return"";switch(t){case"location":return r.label;case"user":
return s.user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/Pe)*Pe;return`${mt(
c)} to ${mt((c+Pe)%1440)}`}case"weekday":return ge[r.weekday]??"";case"recency":{let c=Vf(e,n);return c===null?"days bef\
ore the prediction":c>=ye?`${ye} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{
let c=Math.floor(r.duration_minutes/Xt)*Xt,l=c+Xt;return c>=be*Xt?`${ne(be*Xt)} or more`:`${c?ne(c):"0"} to ${ne(l)}`}default:{
let c=o-n;return c===1?"the last visit":`${c} from the end`}}}function Vf({trace:e,visits:t},n){let s=t[n]?.arrival;if(!s)
return null;let o=r=>Date.parse(r.slice(0,10))/Bf;return Math.round(o(e.predict_at)-o(s))}function Yf(e,t,{kind:n,visit:s}){
let{reading:o}=e,r=I(e),i=X(e,t),a=o.slices.map(({name:m,label:f,lengths:d})=>({key:m,title:f,says:Jr(o,m,s),values:Fr(o,
m,s),colour:Number(d[s])===0?"plain off":"plain"})),c=a.reduce((m,{values:f})=>m+f.length,0),l=F(e,i,H(`${a.length} vect\
ors, ${c} numbers together; the network learned a vector for every value.`),"small"),h=ft(e,i.x,i.y+i.height-10*r,"More \
about features",{"data-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*r,height:i.height-l.height-34*r};return[
...K(e,t,n==="inputs"?"What the last visit is made of":U(o,s)),...l.marks,p("g",{key:"rows"},ve(e,u,a)),h.mark]}function Kf(e,t,{
kind:n,visit:s,number:o}){let{reading:r}=e,i=I(e),a=X(e,t),c=ct(r,"inputs.projected",s),l=o??En(c),h=Dc(r,s,l),u=n==="in\
puts"?"inputs":`visits.${s}`,m=[{key:"projected",title:`${c.length} numbers`,says:"all features, mixed",values:c,colour:"\
stream"}],f={...a,height:Math.min(86*i,.26*a.height)},d=zf(r,s,l),y=[],g=d.reduce(($,M)=>$+F(e,{...a,y:0},M).height+4*i,
0),w={...a,y:f.y+f.height+28*i,height:a.height-f.height-g-36*i},b=h?qf(h):[],x=w.y+(b.length?sn(e,w,b.length)+6*i:0);for(let $ of d){
let M=F(e,{...a,y:x},$);if(x+M.height>a.y+a.height+2)break;y.push(...M.marks),x+=M.height+4*i}return[...K(e,t,"The vecto\
r that enters the layers"),p("g",{key:"vector"},ve(e,f,m,{chosen:l,open:$=>`${u}.${$}`})),b.length>0&&F(e,{...a,y:f.y+f.
height+4*i},H(`Number ${l+1}: each feature × its weights`),"small").marks,b.length>0&&p("g",{key:"rows"},Mt(e,w,b)),p("\
g",{key:"lines"},y)]}function qf({parts:e,bias:t}){return[...e.map(({name:s,label:o,dot:r})=>({key:s,label:o,parts:[{value:r.
sum,colour:"plain"}],text:T(r.sum,2),exact:`${o}: the sum of ${r.products.length} products is ${T(r.sum,4)}`})),{key:"bi\
as",label:"bias",parts:[{value:t,colour:"plain"}],text:T(t,2),exact:""}]}function zf(e,t,n){let s=Number(ct(e,"inputs.pr\
ojected",t)[n]),o=Number(ct(e,"layers.0.residual_in",t)[n]),r=Mn(e,"inputs.projected","inputs.norm","input_norm",t,n),i=[
[...H("Sum:"),[{text:T(s,2),kind:"strong"}]],Ns("Norm:",r)];if(e.trace.architecture.components.includes("sinusoidal")){let a=e.
trace.architecture.d_model,c=ie(e,"pos_encoding",t*a+n);e.trace.interventions.sinusoidal===!1?i.push(H("No position enco\
ding: it is off.")):c!==null&&r&&i.push([...H("Position encoding:"),[{text:`${T(r.result,2)} ${c<0?"−":"+"} ${T(Math.abs(
c),2)} =`}],[{text:T(o,2),kind:"strong"}]])}return i}function Xf(e,t,{visit:n}){let{reading:s}=e,o=I(e),r=X(e,t),i=[];for(let d=0;d<
s.layers;d++)for(let y=0;y<s.heads;y++){let g=Number(s.lastRow(d,y)[n]),w=s.isRemoved(d,y)||s.isSkipped(d,"attention");i.
push({key:`${d} ${y}`,label:`Layer ${d}, head ${y}`,parts:[{value:g,colour:"plain"}],text:w?"off":S(g,1),open:`layers.${d}\
.heads.${y}.${s.count-1}.${n}`,isOff:w})}let a=[];if(s.hasPointer){let d=Number(s.pointerWeights[n]);i.push({key:"pointe\
r",label:"Pointer",parts:[{value:d,colour:"pointer"}],text:S(d,1),open:`pointer.${n}`}),s.hasGate&&a.push(...H("To the a\
nswer the pointer carries"),[{text:`${S(d,1)} × gate ${s.gate.toFixed(2)} = `},{text:S(d*s.gate,1),kind:"strong"},{text:"\
."}])}let c=F(e,r,H(s.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),
"small"),l=F(e,{...r,y:0},a),h={...r,y:r.y+c.height+2*o,height:r.height-c.height-l.height-8*o},u=sn(e,h,i.length),m=i.map(
({parts:d})=>Number(d[0]?.value)),f=Math.max(Gf,...m);return[...K(e,t,"Who reads it?"),...c.marks,i.length>0&&p("g",{key:"\
rows"},Mt(e,h,i,{largest:f})),p("g",{key:"end"},F(e,{...r,y:h.y+u+6*o},a).marks)]}var Jf={head:Qc,stream:nl,inputs:Xr,visit:Xr,context:Hc,pointer:el,generation:Vc,gate:Uc,place:tl};function ol(e,t){let n=Bt(
t,e.reading);return n?Ac(e,n,Jf[n.kind](e,n)):[]}function Re(e,t,n){let{title:s,text:o}=Zf(e,t,n),r=n?.words?Qf(e,t,n):"";return{title:s,text:r?`${o} ${r}`:o}}function Qf(e,t,n){
let s=Zr(n.words);if(e?.kind==="visit"&&n.hasPointer&&t.hasVisitsOf(n))return`${s} the pointer gives it ${S(n.pointerWeights[e.
visit??0],1)}.`;if(e?.kind==="place"){let o=n.knownProbability(e.location??0);return o===null?"":`${s} its probability i\
s ${S(o,1)}.`}return e?.kind==="gate"?`${s} it is ${n.gate.toFixed(2)}.`:""}function Zf(e,t,n){switch(e?.kind){case"visi\
t":return nd(e.visit??0,t);case"head":return od(e.layer??0,e.head??0,t);case"slices":return{title:"What a visit is made \
of.",text:`Each visit is ${t.slices.length} vectors side by side: ${rl(t.slices.map(({label:s})=>td[s]??s))}. One matrix\
 mixes them into ${t.trace.architecture.d_model} numbers.`};case"stream":return il(e.layer??0,t);case"context":return{title:"\
Context.",text:`After ${t.layers===1?"its layer":`all ${t.layers} layers`} the last visit is ${t.trace.architecture.d_model}\
 numbers. ${rl(ed(t),!0)} read nothing else of it.`};case"pointer":return al(t);case"generation":return cl(t);case"gate":
return ll(t);case"place":return rd(e.location??0,t);default:return id(t,n)}}var td={place:"place",who:"person",time:"tim\
e of day",day:"weekday",ago:"days ago",stay:"length of stay",order:"position"};function ed(e){return[...e.hasPointer?["t\
he pointer"]:[],...e.hasGeneration?["the generation head"]:[],...e.has("gate.logit")?["the gate"]:[]]}function he(e,t){let n=e.
visits[t];return n?`${n.label}, ${wt[n.weekday]} ${mt(n.start_minute)}`:""}function nd(e,t){let n=t.visits[e],s=[],o=sd(
e,t);if(n?.masked)return{title:`${he(t,e)}.`,text:"This visit is masked: nothing reads it."};if(o&&s.push(`Layer ${o.layer}\
, head ${o.head} reads most from it: ${S(o.weight)}.`),t.hasPointer){let r=t.pointerWeights[e],i=t.locations[e]??0,a=r*t.
gate,c=t.probabilityOf("final",i);s.push(t.hasGate?`The pointer gives it ${S(r,1)}, after the gate ${Qr(a)} of its place\
’s ${S(c,1)}.`:`The pointer gives it ${S(r,1)} of the answer.`)}return{title:`${he(t,e)}.`,text:s.join(" ")}}function sd(e,t){
let n=null;for(let s=0;s<t.layers;s++)for(let o=0;o<t.heads;o++){if(t.isRemoved(s,o))continue;let r=Number(t.lastRow(s,o)[e]);
(!n||r>n.weight)&&(n={layer:s,head:o,weight:r})}return n}function od(e,t,n){let s=`Layer ${e}, head ${t}.`;if(n.isRemoved(
e,t)){let h=n.trace.interventions.replace_with==="mean";return{title:s,text:`Switched off: its output is ${h?"its mean o\
ver the visits":"zero"}. The map shows the weights it would have used.`}}let o=n.lastRow(e,t),r=Rt(o),a=[...o.keys()].sort(
(h,u)=>o[u]-o[h])[1],c=a===void 0?"":` and ${S(o[a])} from ${he(n,a)}`,l=r===n.count-1?"itself":he(n,r);return{title:s,text:`\
The last visit reads ${S(o[r])} from ${l}${c}. Each row adds up to 100 %.`}}function il(e,t){let{residual:n,attention:s,
feedForward:o}=t.stream(e),r=t.count-1,i=s?`its heads add one of length ${T(Number(s[r]))} and `:"";return{title:`Residu\
al stream, layer ${e}.`,text:`The last visit comes in as a vector of length ${T(Number(n[r]))}; ${i}its feed-forward net\
work adds one of length ${T(Number(o[r]))}.`}}function al(e){let t=e.pointerWeights,n=Rt(t),[s]=e.pointedPlaces,o=s&&s.visits.
length>1?`; its ${s.visits.length} visits add up to ${S(s.probability)}`:"";return{title:"Pointer.",text:`It scores ever\
y visit and turns the scores into weights. Its favourite visit is ${he(e,n)}, with ${S(t[n])}. Most probable to copy: ${s?.
label}${o}.`}}function cl(e){let[t,n]=e.generated(2);return{title:"Generation.",text:`It scores all ${e.trace.architecture.
locations-2} places, visited or not. First comes ${t?.label} with ${S(t?.probability??0)}, then ${n?.label} with ${S(n?.
probability??0)}.`}}function ll(e){let{gate:t,trace:n}=e;return{title:"Gate.",text:`${n.gate.learned?"The network sets t\
he gate":"The gate is set"} to ${t.toFixed(2)}: ${S(t)} of the answer’s distribution comes from the pointer, ${S(1-t)}\
 from generation.`}}function rd(e,t){let{label:n}=t.nameOf(e),s=t.probabilityOf("final",e),o=[`Its probability is ${S(s,
1)}`];if(t.hasGate){let a=t.probabilityOf("pointer",e),c=t.probabilityOf("generation",e),{gate:l}=t;o.push(`: gate ${l.toFixed(
2)} × ${S(a,1)} by the pointer + ${(1-l).toFixed(2)} × ${S(c,1)} by generation`)}let r=t.locations.filter(a=>a===e).length,
i=["It is not among the visits","It was visited once"][r]??`It was visited ${r} times`;return{title:`${n}.`,text:`${o.join(
"")}. ${i}.`}}function id(e,t){let{prediction:n}=e.trace,{label:s}=e.nameOf(n.location),o=`${s}, ${S(n.probability,1)}.`;
if(t){let a=t.knownProbability(n.location),c=t.trace.prediction.location===n.location,l=e.wordsFor(t),h=t.nameOf(t.trace.
prediction.location).label,u=[...a===null?[]:[`That is ${ad(n.probability,a)} ${l}.`],...c?[]:[`${Zr(l)} the answer was ${h}\
.`]];return{title:o,text:u.join(" ")}}let r=e.count===1?"the visit":`these ${e.count} visits`,i=e.hasGate?` ${Qr(n.from_pointer)}\
 are copied from visits (pointer), ${Qr(n.from_generation)} come from generation.`:"";return{title:o,text:`A neural netw\
ork read ${r} and expects this place next.${i} Point at anything to see what it does.`}}function hl({kind:e},t,n){let{location:s,
probability:o}=t.trace.prediction,r=new Dt(n),{prediction:i}=n,a=e==="head"?"Switched off":"If nothing could read it",c=t.
nameOf(s).label;if(i.location!==s){let u=r.nameOf(i.location).label;return`${a}, the answer would be ${u} with ${S(i.probability,
1)}.`}let l=S(o,1),h=S(i.probability,1);return l===h?`${a}, ${c} would still get ${l}.`:`${a}, ${c} would get ${h} inste\
ad of ${l}.`}function ad(e,t){let n=Math.round(1e3*e)-Math.round(1e3*t);return n===0?"the same as":`${Math.abs(n/10).toFixed(
1)} points ${n>0?"more":"less"} than`}function Zr(e){return e.charAt(0).toUpperCase()+e.slice(1)}function Qr(e){return`${(100*
e).toFixed(1)} points`}function rl(e,t=!1){let n=e.at(-1)??"",s=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?
Zr(s):s}function ul(e){let{count:t}=e,n=e.visits[t-1],s=e.visits[0],o=[{title:t===1?"One visit.":`${t} visits.`,text:t===
1?`${he(e,0)}. Where does this person go next?`:`They begin with ${s?.label} and end with ${he(e,t-1)}. Where does this \
person go next?`,part:`visits.${t-1}`},{...Re({kind:"slices"},e,null),part:"inputs"}];for(let c=0;c<e.layers;c++){o.push(
cd(c,e));let l=il(c,e);o.push({...l,text:`${l.text} The bars show the same for every visit.`,part:`layers.${c}.stream`})}
o.push({...Re({kind:"context"},e,null),part:"context"}),e.hasPointer&&o.push({...al(e),part:"pointer"}),e.hasGeneration&&
o.push({...cl(e),part:"generation"});let{prediction:r}=e.trace,i=e.nameOf(r.location).label,a=e.hasGate?`${ll(e).text} `:
"";return o.push({title:`${i}, ${S(r.probability,1)}.`,text:`${a}The answer after ${n?.label} is ${i}.`,part:`places.${r.
location}`}),o}function cd(e,t){let n=`Layer ${e}.`;if(!t.heads)return{title:n,text:"This network has no self-attention:\
 no visit reads another one here.",part:null};let s=null,o=0;for(let i=0;i<t.heads;i++){if(t.isRemoved(e,i))continue;o+=
1;let a=t.lastRow(e,i),c=Rt(a);(!s||a[c]>s.weight)&&(s={head:i,visit:c,weight:a[c]})}if(!s)return{title:n,text:"All of i\
ts heads are switched off.",part:null};let r=s.visit===t.count-1?"from itself":`from ${he(t,s.visit)}`;return{title:n,text:`\
In ${o===1?"one head":`${o} heads`} every visit reads the others; darker means more. The strongest link of the last visi\
t: head ${s.head} reads ${S(s.weight)} ${r}.`,part:`layers.${e}.heads.${s.head}`}}function ml(e,t){let n=Bt(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return hd(n,t);break;case"stream":
return ud(n,t);case"pointer":if(n.isLeaf)return md(n,t);break;case"generation":if(n.isLeaf)return fd(n,t);break;case"gat\
e":return dd(t);default:break}return Re(Wt(ld(n),t),t,null)}function ld({kind:e,layer:t,head:n,visit:s,location:o}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${s}`:e==="place"?`places.${o}`:e}function hd({layer:e,head:t,query:n,
visit:s},o){let r=o.weights(e,t).subarray(n*o.count,(n+1)*o.count),i=Number(r[s]),a=r.filter(d=>d>i).length,c=n===s?"its\
elf":U(o,s),l=`${U(o,n)}, reads ${S(i,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=Xe(o,e,t,n,s),m=o.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${o.count} weights in its row ${a===1?"is":"are"} larger.`,f=o.isRemoved(e,t)||o.isSkipped(e,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${T(h.
sum,2)}, which makes a score of ${T(u,2)}. ${m}${f}`}}function ud({layer:e,visit:t},n){let s=`layers.${e}`,o=l=>T(Math.hypot(
...ct(n,`${s}.${l}`,t))),r=n.has(`${s}.attention_out`),i=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of \
length ${o(l)}`,a=r?`its heads give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${U(n,t)}.`,text:`The\
 visit comes in as a vector of length ${o("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_for\
ward")}. It leaves with length ${o("residual_out")}.${c}`}}function md({visit:e},t){let n=S(Number(t.pointerWeights[e]),
1),s=`The pointer gives ${U(t,e)}, ${n}.`;if(t.visits[e]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:o,bias:r,isBiasOff:i,score:a}=Je(t,e),c=r!==null&&!i?` and the bias of its position is ${T(r,2)}`:"";return{
title:s,text:`Query and key multiply to ${T(o.sum,2)}${c}; its score is ${T(a,2)}. The weight counts for ${Le(t,e)}.`}}function fd({
location:e},t){let{logit:n}=ce(t,e),s=t.probabilityOf("generation",e),o=n===null?"":`Its logit is ${T(n,2)}; `,r=`the so\
ftmax over all places makes it ${S(s,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation he\
ad.`,text:o?o+r:r.charAt(0).toUpperCase()+r.slice(1)}}function dd(e){let t=Re({kind:"gate"},e,null),n=Ze(e);if(!n)return t;
let{logit:s,learned:o,hidden:r}=n,i=e.trace.gate.learned?`Its ${r.length} hidden units add up to a logit of ${T(s,2)}.`:
`As learned it would be ${o.toFixed(2)}.`;return{title:t.title,text:`${t.text} ${i}`}}var pd="http://www.w3.org/2000/svg",gd=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),
Rs=/-?\d+(?:\.\d+)?/g,Is=class{#t=new WeakMap;#e=new Map;#n=new WeakMap;#s=0;#o=0;constructor(t){this.root=t,this.elements=
[]}show(t,n=0){this.#a(),this.elements=this.#r(this.root,t,this.elements,n>0),this.#e.size&&this.#h(n)}#r(t,n,s,o){if(n.
every(a=>typeof a=="string")){let a=n.join("");return(t.textContent!==a||s.length)&&(t.textContent=a),[]}let r=new Map;for(let[
a,c]of s.entries()){let l=this.#t.get(c);l&&r.set(ti(l.mark,a),c)}let i=n.map((a,c)=>{let l=typeof a=="string"?{tag:"tsp\
an",attributes:{},children:[a]}:a,h=r.get(ti(l,c));r.delete(ti(l,c));let u=h??document.createElementNS(pd,l.tag);return this.#c(
u,l,o&&h!==void 0),u});for(let a of r.values())a.remove();for(let[a,c]of i.entries()){let l=t.childNodes[a];l!==c&&t.insertBefore(
c,l??null)}return i}#c(t,n,s){let o=this.#t.get(t),r=o?.mark.attributes??{};for(let a of Object.keys(r))ms(n.attributes[a])===
null&&t.removeAttribute(a);for(let[a,c]of Object.entries(n.attributes)){let l=ms(c),h=ms(r[a]);if(l===null||l===h)continue;
let u=s&&h!==null&&gd.has(a)?yd(h,l):null;u?this.#e.set(`${this.#i(t)} ${a}`,{element:t,name:a,at:u,end:l}):t.setAttribute(
a,l)}let i=this.#r(t,n.children,o?.elements??[],s);this.#t.set(t,{mark:n,elements:i})}#i(t){let n=this.#n.get(t)??this.#s++;
return this.#n.set(t,n),n}#h(t){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/t));if(r===1){this.#a();
return}let i=1-(1-r)**3;for(let{element:a,name:c,at:l}of this.#e.values())a.setAttribute(c,l(i));this.#o=requestAnimationFrame(
s)};this.#o=requestAnimationFrame(s)}#a(){cancelAnimationFrame(this.#o);for(let{element:t,name:n,end:s}of this.#e.values())
t.setAttribute(n,s);this.#e.clear()}};function ti(e,t){return`${e.tag} ${e.key??t}`}function yd(e,t){let n=e.match(Rs)??
[],s=t.match(Rs)??[],o=t.split(Rs);return n.length!==s.length||e.split(Rs).join()!==o.join()?null:r=>{let i=s.map((a,c)=>{
let l=Number(n[c]);return String(Math.round((l+r*(Number(a)-l))*100)/100)});return o.map((a,c)=>a+(i[c]??"")).join("")}}var Cs=class{#t=0;#e=0;#n=[];constructor(t,n){this.show=n,this.button=ei("Play the story","play",()=>this.toggle()),this.
back=ei("Step back","back",()=>this.step(-1)),this.forth=ei("Step forward","forth",()=>this.step(1)),this.slider=document.
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
this.isOpen&&this.#e>=this.#n.length-1}};function ei(e,t,n){let s=document.createElement("button");return s.type="button",
s.dataset.icon=t,s.title=e,s.setAttribute("aria-label",e),s.addEventListener("click",n),s}var Ps="http://www.w3.org/2000/svg",fl=1.7,bd=1.2,dl=20,wd=["fill","stroke","stroke-width","stroke-dasharray","stroke-li\
necap","stroke-linejoin","opacity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],xd={fill:"\
rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"mi\
ter",opacity:"1","paint-order":"normal","text-decoration-line":"none"},$d=".handle, .handle-words, .control, .escape",kd=new Set(
["font-size","font-weight","text-anchor"]);function pl(e,{title:t,ground:n,lines:s}){let o=e.cloneNode(!0),{width:r,height:i}=e.
viewBox.baseVal,a=Number(e.getAttribute("font-size")),c=s.length*fl*a,l=c+i,h=[],u=e.querySelectorAll("*");for(let[y,g]of o.
querySelectorAll("*").entries()){let w=u[y];w&&Md(g,getComputedStyle(w)),g.matches($d)&&h.push(g);for(let b of["class","\
data-part","data-open","data-act","tabindex","role"])g.removeAttribute(b)}for(let y of[...h,...o.querySelectorAll('[opac\
ity="0"]')])y.remove();let m=document.createElementNS(Ps,"title");m.textContent=t;let f=document.createElementNS(Ps,"rec\
t");f.setAttribute("y",String(-c)),f.setAttribute("width",String(r)),f.setAttribute("height",String(l)),f.setAttribute("\
fill",n);let d=s.map((y,g)=>{let w=a*(g?1:bd),b=document.createElementNS(Ps,"text");return b.textContent=ot(y,r-2*dl,w,g===
0),b.setAttribute("x",String(dl)),b.setAttribute("y",String((g+.8)*fl*a-c)),b.setAttribute("font-size",String(w)),b.setAttribute(
"font-weight",g?"400":"600"),b.setAttribute("fill",getComputedStyle(e).color),b});return o.prepend(m,f,...d),o.setAttribute(
"viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("xmlns",Ps),o.setAttribute("width",String(r)),o.setAttribute("height",String(
l)),o.setAttribute("font-family",getComputedStyle(e).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.
setAttribute("role","img"),o.setAttribute("aria-label",t),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(
o),width:r,height:l}}function Md(e,t){if(e.localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}
e.localName==="image"&&e.setAttribute("style","image-rendering: pixelated");for(let n of wd){if(kd.has(n)&&e.localName!==
"text")continue;let s=t.getPropertyValue(n);s&&s!==xd[n]&&e.setAttribute(n,s)}}function Nn({columns:e,rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>ni(
"th",r,"col")));let o=n.createTBody();for(let[r,...i]of t)o.insertRow().append(ni("th",r,"row"),...i.map(a=>ni("td",a)));
return n}function gl(e){let t=s=>s.map(Td).join(",");return`${e.map(({columns:s,rows:o})=>[s,...o].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}var Ad=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Sd=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Od=/^(?=[\t\r\n])/;function Td(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(Sd,"$1'").replace(
Od,"'"),n=Ad.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function ni(e,t,n){let s=document.createElement(
e);return n&&(s.scope=n),s.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),s}function bl(e,t=null,n=null){if(t===null)return[vd(e,n),Ld(e,n)];let s=Bt(t,e);return s?Nd[s.kind](e,s):[]}var Nd={head:Rd,
stream:Id,inputs:yl,visit:yl,context:Cd,pointer:Pd,generation:Hd,gate:Wd,place:Dd};function vd(e,t){let{hasPointer:n}=e,
s=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","Stay in minutes",...n?
["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:e.visits.map((o,r)=>[U(e,r),o.duration_minutes,
...n?[oi(e.pointerScores[r]),e.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function Ld(e,t){return{caption:`T\
he answer, with a gate of ${e.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From the pointer","Fr\
om generation","Probability",...t?[`Probability ${t.words}`]:[]],rows:e.trace.location_probabilities.final.map(({location:n})=>{
let{pointer:s,generation:o,fromPointer:r,fromGeneration:i}=tn(e,n),a=e.probabilityOf("final",n);return[e.nameOf(n).label,
s,o,r,i,a,...t?[t.knownProbability(n)]:[]]})}}function Rd(e,{layer:t,head:n,query:s,visit:o,isLeaf:r}){let{count:i}=e,a=e.
weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((m,f)=>U(e,f));if(!r)return[{caption:`Weights of ${c}: rows are th\
e visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((m,f)=>[m,...a.subarray(f*i,
(f+1)*i)])}];let h=$s(e,t,n,s),{dot:u}=Xe(e,t,n,s,o);return[Hs(`Query of ${l[s]} × key of ${l[o]}, ${c}`,["Query","Key"],
u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((m,f)=>[m,oi(h.scores[f]),a[s*
i+f]])}]}function Id(e,t){let{layer:n,visit:s}=t,o=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1","norm1"],["Head\
s","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.out"],["Leaves",
"residual_out"]].filter(([,u])=>e.has(`${o}.${u}`)),i=r.map(([,u])=>ct(e,`${o}.${u}`,s)),a=Ls(e,t),c=Ms(e,n,s,a),l=ct(e,
`${o}.feed_forward.pre`,s),h=ct(e,`${o}.feed_forward.hidden`,s);return[{caption:`${U(e,s)}, in layer ${n}`,columns:["Num\
ber",...r.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,m)=>[m+1,...i.map(f=>f[m])])},{caption:`Hidden units of the feed\
-forward network${c?`, and what they give number ${a+1}`:""}`,columns:["Unit","Before the activation","After it",...c?["\
Weight","Product"]:[]],rows:Array.from(h,(u,m)=>[m+1,l[m],u,...c?[c.dot.second[m],c.dot.products[m]]:[]])}]}function yl(e,{
kind:t,visit:n}){let s=ct(e,"inputs.projected",n),o=[{caption:`What ${U(e,n)} is made of`,columns:["Feature","Value","Le\
ngth of its vector"],rows:e.slices.map(({name:i,label:a,lengths:c})=>[a,Jr(e,i,n),c[n]])},si("All features mixed by one \
matrix",s)];if(t==="inputs")return o;let r=Array.from({length:e.layers*e.heads},(i,a)=>{let[c,l]=[Math.floor(a/e.heads),
a%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.hasPointer&&r.push(["Pointer",e.pointerWeights[n]]),
o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),o}function Cd(e){return[si(
"The context: the last visit after all layers",e.values("context"))]}function Pd(e,{visit:t,isLeaf:n}){let s=ks(e),o=e.visits.
map((l,h)=>U(e,h)),r=e.values("pointer.content_scores"),i=e.has("pointer.bias")?e.values("pointer.bias"):null,a=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...i?["Position bias"]:[],"Score","Weig\
ht"],rows:o.map((l,h)=>[l,r[h],...i?[i[h]]:[],oi(s.scores[h]),e.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return a;let{dot:c}=Je(e,t);return[Hs(`Query of the context × key of ${o[t]}`,["Query","Key"],c),...a]}function Hd(e,{
location:t,isLeaf:n}){let s=e.trace.location_probabilities.generation??[],o={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:s.map(i=>[e.nameOf(i.location).label,ce(e,i.location).logit,
i.probability])},{dot:r}=ce(e,t);return n&&r?[Hs(`Context × weights of ${e.nameOf(t).label}`,["Context","Weight"],r),o]:
[o]}function Wd(e){let t=Ze(e),n={caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bias",t.bias],["Logit",t.
logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[n];let s="Hidden units";return[t.dot?Hs(s,["Hidden un\
it","Weight"],t.dot):si(s,t.hidden),n]}function Dd(e,{location:t}){let{visits:n,pointer:s,generation:o,gate:r,fromPointer:i,
fromGeneration:a,probability:c}=tn(e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",s,r,i],["Generation",o,1-r,a],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[U(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function Hs(e,t,{
first:n,second:s,products:o,sum:r}){return{caption:e,columns:["Number",...t,"Product"],rows:[...o.map((i,a)=>[a+1,n[a],s[a],
i]),["Sum","","",r]]}}function si(e,t){return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,s)=>[s+1,n])}}function oi(e){
return Number.isFinite(e)?e:"−∞"}function wl(e,t,n,s=null){let o=document.createElement("dialog");o.className="picture-tables",o.setAttribute("aria-label",
"Numbers");let r=bl(t,n,s);for(let l of r){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append(Nn(l)),o.append(u,h)}let i=document.createElement("button");i.type=
"button",i.textContent="Close",i.addEventListener("click",()=>o.close());let a=document.createElement("a");a.textContent=
"Save as CSV",a.download=`${n??"network"}.csv`,a.href=URL.createObjectURL(new Blob([gl(r)],{type:"text/csv"}));let c=document.
createElement("p");c.append(i," ",a),o.append(c),o.addEventListener("close",()=>{URL.revokeObjectURL(a.href),o.remove()}),
e.append(o),o.showModal()}var vn=.03,Fd=5;function Ws({reading:e,before:t,overlays:n,stage:s,happened:o,lit:r}){let i=Lt(r,e),{most:a,top:c,bottom:l}=s.
answers,h=o===null?[]:[o];n&&t&&h.push(t.trace.prediction.location),i!==null&&r?.kind==="place"&&h.push(i);let u=e.answer(
a,h),m=u.slice(0,-1).map(({location:g})=>g),f=$l(m.map(g=>t?.knownProbability(g)??null),1),d=n&&t?jd(m,e,t):null,y=(l-c)/
u.length;return u.map((g,w)=>{let b=c+(w+.5)*y,x=g.probability*s.full,$={pointer:d?.pointer[w]??null,generation:d?.generation[w]??
null},[M,N]=["pointer","generation"].map(k=>xl(g[k]*Ie({reading:e},k),$[k])*s.full);return{...g,was:t?f[w]??null:null,wasByPath:$,
middle:b,start:b+(Number(M)-Number(N)-x)/2,height:x}})}function xl(e,t){return Math.max(0,(t??e)-e)}function jd(e,t,n){let s=(o,r)=>r?
$l(e.map(i=>n.shareOf(o,i)),Ie({reading:n},o)):[];return{pointer:s("pointer",t.hasPointer),generation:s("generation",t.hasGeneration)}}
function $l(e,t){let n=e.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,t);return[...e,n.length===e.length?Math.max(0,s):null]}
function Ds(e,t){let{reading:n,stage:s}=e,o=$n(e),r=n.pointerWeights,i=d=>d.reduce((y,g)=>y+xl(r[g],o?.[g]??null),0),a=n.
pointedPlaces.map(d=>({...d,lost:i(d.visits)})).sort((d,y)=>y.probability+y.lost-d.probability-d.lost),c=a.filter((d,y)=>d.
probability+d.lost>=vn&&y<Fd||ri(t,d.location)<t.length-1).map(d=>({...d,wish:f(d.visits)})),l=a.filter(({location:d})=>!c.
some(y=>y.location===d));if(l.length){let d=l.flatMap(y=>y.visits);c.push({location:-1,label:`${l.length} more place${l.
length===1?"":"s"}`,category:null,probability:l.reduce((y,{probability:g})=>y+g,0),lost:i(d),visits:d,wish:f(d)})}c.sort(
(d,y)=>d.wish-y.wish);let{room:h,gap:u}=s.across.places,m=As(c.map(({wish:d,probability:y,lost:g})=>({wish:d,length:(y+g)*
s.full})),u,...h);return c.map(({location:d,label:y,probability:g,lost:w,visits:b},x)=>({path:"pointer",location:d,label:y,
probability:g,start:Number(m[x]),lost:w,visits:b,answer:ri(t,d)}));function f(d){let y=d.map(w=>Math.max(r[w],o?.[w]??0)),
g=y.reduce((w,b)=>w+b,0)||1;return d.reduce((w,b,x)=>w+Number(y[x])/g*Number(s.across.visits[b]),0)}}function Fs({reading:e,
stage:t},n){if(!e.hasGeneration)return[];let s=e.generated(On),{gap:o}=t.across.generation,{start:r}=t.across.generation;
return s.map(({location:i,label:a,probability:c})=>{let l={path:"generation",location:i,label:a,probability:c,start:r,lost:0,
visits:[],answer:ri(n,i)};return r+=c*t.full+o,l})}function Ie({reading:e},t){return t==="pointer"?e.gate:1-e.gate}function At(e,t){
let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function ri(e,t){let n=e.findIndex(s=>s.location===t);return n<0?e.length-
1:n}var ii=18;function ue({stage:e},t){let n=e.type/13;return B(t,12.5*n)+13*n}function Ln({reading:e},t){let n=e.trace.interventions[`${t}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function js(e,t,n,s=3){let o=e.reading.trace.interventions[`${t}\
_temperature`]??1;return p("g",{key:`temperature ${t}`},rn(e,{act:`${t}_temperature`,words:Ln(e,t),title:`Temperature of\
 the ${t} softmax: ${o}. Drag to the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function rn(e,{act:t,
words:n,title:s,right:o,y:r,height:i=0,stays:a=!1}){if(!e.canAct)return[];let c=e.stage.type/13,l=i||ii*c,h=ue(e,n),u=a?
" stays":"";return[p("rect",{key:`handle ${t}`,class:`handle${u}`,"data-act":t,x:o-h,y:r,width:h,height:l,rx:l/2},p("tit\
le",{},s)),p("text",{key:`handle words ${t}`,class:`handle-words middle${u}`,x:o-h/2,y:r+l/2+4*c},n)]}var Rn=1440;function kl(e){let{stage:t}=e,{x:n,width:s}=t.visits;return[me(e,n,"Visits",ai(e),s),...Ud(e),...t.rows.map(
(o,r)=>Gd(e,r))]}function ai({lit:e}){return e?.kind==="head"?`% read by the last visit in head ${e.head}`:"oldest first"}
function me({stage:e},t,n,s,o=400){let r=e.type/13;return p("g",{key:`title ${n}`,class:"heading","aria-hidden":"true"},
p("text",{x:t,y:17*r,class:"title"},ot(n,o,15*r,!0)),p("text",{x:t,y:35*r,class:"small"},ot(s,o,12.5*r)))}function Ud({reading:e,
stage:t}){let n=t.type/13,s=[];for(let{start:o,end:r,weekday:i}of ci(e)){let a=Number(t.rows[o]?.y)-Number(t.rows[o]?.height)/
2,c=Number(t.rows[r]?.y)+Number(t.rows[r]?.height)/2;if(s.push(p("rect",{key:`day ${o}`,class:"day",x:t.visits.x+29*n,y:a+
1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+c)/2+4.5*n);s.push(p("text",{key:`weekda\
y ${o}`,class:"small strong",x:t.visits.x,y:l},i))}}return s}function ci({visits:e}){let t=[];for(let[n,s]of e.entries()){
let o=Bd(s),r=t.at(-1);r?.day===o?r.end=n:t.push({start:n,end:n,day:o,weekday:String(wt[s.weekday])})}return t}function Bd({
arrival:e,weekday:t}){return e?.split("T")[0]??String(t)}function Gd(e,t){let{reading:n,stage:s,lit:o}=e,{y:r,height:i,isFull:a}=s.
rows[t],c=n.visits[t];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,m=kn(o,n).includes(t),f=c.masked?"unmask":"mask",d=a&&e.canAct&&t<n.count-1,y=d&&m?ue(e,f)+4*l:0,g=Math.min(ii*l,i),
w=Us(c),b=i>=33*l,x=(b?20:13)*l,$=h+x+(b?14:8)*l,M=hi(e,t),N=ui(e,t),k=m||N,A=M||b?54*l:0,O=s.visits.x+s.visits.width-4,
v=O-$,L=38*l,P=b?[p("text",{x:$,y:r-3*l,class:"strong"},ot(c.label,v-y,13*l,!0)),p("text",{x:$,y:r+13*l,class:"small"},w),
M||v<B(w,12.5*l)+56*l?null:Vd(O+4-50*l,r+5*l,48*l,c)]:[p("text",{x:$,y:r+4.4*l,class:k?"strong":"label"},ot(c.label,v-Math.
max(L,A)-y-9,12.5*l,k)),M?null:p("text",{x:O-y,y:r+4.4*l,class:"small end"},mt(c.start_minute))];return p("g",li(e,t,c),
p("rect",{class:"chip",x:h,y:r-i/2+.5,width:u,height:Math.max(1,i-1),rx:a?5*l:1}),a&&kt(c.category,h+4*l,r-x/2,x),a?P:p(
"rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),M&&a&&p("text",{x:O,y:r+4.4*l,class:N?"strong end":"small end"},M),
d&&rn(e,{act:"mask",words:f,title:c.masked?"Unmask this visit, so that others may read it again":"Mask this visit: no ot\
her may read it",right:O+2,y:b?r-17*l:r-g/2,height:g}),p("title",{},`${c.label}, ${wt[c.weekday]} ${w}`))}function li({reading:e,
lit:t},n,s){let o=kn(t,e).includes(n);return{key:`visit ${n}`,class:`part visit${o?" lit":""}${s.masked?" off":""}`,"dat\
a-part":`visits.${n}`,role:"button",tabindex:"-1","aria-label":`Visit ${n+1} of ${e.count}: ${s.label}, ${wt[s.weekday]}\
 ${Us(s)}${s.masked?", masked":""}${e.hasPointer?`; pointer weight ${S(e.pointerWeights[n],1)}`:""}`}}function Us({start_minute:e,
duration_minutes:t}){return`${mt(e)} · ${ne(t)}`}function hi({reading:e,lit:t},n){return t?.kind!=="head"?"":S(e.lastRow(
t.layer??0,t.head??0)[n])}function ui({reading:e,lit:t},n){return t?.kind!=="head"?!1:Rt(e.lastRow(t.layer??0,t.head??0))===
n}function Vd(e,t,n,{start_minute:s,duration_minutes:o}){let r=Math.min(s+o,Rn),i=Math.min(s,Math.max(0,s+o-Rn)),a=(c,l)=>p(
"rect",{class:"stay",x:e+c/Rn*n,y:t,width:Math.max(1,(l-c)/Rn*n),height:7});return p("g",{key:"day","aria-hidden":"true",
class:"day-ribbon","data-drag":"time"},p("rect",{class:"track",x:e,y:t,width:n,height:7}),a(s,r),i>0&&a(0,i),p("rect",{class:"\
stay-end","data-drag":"stay",x:e+(i||r)/Rn*n-2,y:t-3,width:5,height:13}))}function Ml(e){let{reading:t,stage:n,lit:s}=e;
if(!n.slices)return[];let o=n.type/13,{x:r,width:i}=n.slices,{slices:a}=t,c=Math.max(...Vt(e).map(({longestSlice:d})=>d)),
l=i/a.length,h=xt(s,t),u=s?.kind==="slices",m=n.rows.flatMap(({y:d,height:y},g)=>a.map(({name:w,lengths:b},x)=>{let $=Math.
max(2,y-4),M=Number(b[g])/c*$;return p("rect",{key:`${w} ${g}`,class:u||h.includes(g)?"length lit":"length",x:r+x*l,y:d+
y/2-2-M,width:.72*l,height:M})})),f=a.map(({label:d},y)=>p("text",{key:`name ${d}`,class:"tiny middle",x:r+(y+.36)*l,y:(y%
2?40:26)*o},d));return[p("g",mi(e),p("rect",{class:"ground",x:r-6,y:n.top-4,width:i+6,height:n.bottom-n.top+8,rx:6}),f,m,
p("text",{class:"small",x:r,y:n.bottom+18*o},"Bars: lengths"),p("text",{class:"small",x:r,y:n.bottom+33*o},"of the vecto\
rs"))]}function mi(e){return{key:"slices",class:`part slices${$t(e,"slices")}`,"data-part":"inputs",role:"button",tabindex:"\
-1",opacity:q(e,Os.slices),"aria-label":`What each visit is made of: ${e.reading.slices.map(({label:t})=>t).join(", ")}`}}function _l(e,t){let{x:n,right:s}=e.stage.answers,o=e.stage.type/13;return[me(e,n+6*o,"Answer",Yd(e),s-n),...fi(e,t)]}function Yd({
reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of generation"}function fi(e,t){let{
reading:n,stage:s,lit:o,happened:r}=e,i=s.type/13,a=Lt(o,n),{x:c,right:l,segment:h}=s.answers,u=l-c;return t.map(m=>{let{
location:f,label:d,category:y,probability:g,was:w,middle:b,height:x,start:$}=m,M=[{path:"pointer",share:m.pointer*Ie(e,"\
pointer")},{path:"generation",share:m.generation*Ie(e,"generation")}],N=a===f,k=c+(y===null?6:26)*i,A=fs(d,l-k-(r===f?20*
i:2),13.5*i,2,!0),O=b-(A.length>1?22:8)*i,v=b+(A.length>1?2:0)*i,L=c+6*i,P=u-8*i;return p("g",{key:`place ${f}`,class:`p\
art place${N?" lit":a!==null&&o?" dim":""}`,"data-part":f<0?null:`places.${f}`,role:f<0?null:"button",tabindex:f<0?null:
"-1","aria-label":`${d}: ${S(g,1)}; from the pointer ${S(M[0]?.share??0,1)}, from generation ${S(M[1]?.share??0,1)}${r===
f?"; this is what really happened":""}`},p("rect",{key:"ground",class:"ground",x:c-6*i,y:O-16*i,width:u+10*i,height:v-O+
50*i,rx:6}),p("rect",{key:"segment",class:"answer-bar",x:h,y:$,width:Q-2,height:Math.max(1,x)}),y!==null&&kt(y,c+5*i,O-13*
i,16*i),A.map((R,C)=>p("text",{key:`name ${C}`,class:f<0?"label halo":"strong halo",x:k,y:O+15*C*i},R)),r===f&&p("path",
{key:"happened",class:"check",d:`M${l-16*i} ${O-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},p("title",{},"This is where the per\
son went.")),p("rect",{key:"track",class:"track",x:c+6*i,y:v,width:P,height:8*i}),M.map(({path:R,share:C})=>{let D=p("re\
ct",{key:R,class:`${R} bar`,x:L,y:v,width:Math.max(0,C*P),height:8*i});return L+=C*P,D}),w!==null&&p("rect",{key:"before",
class:"before",x:c+5*i+w*P,y:v-3*i,width:2,height:14*i}),p("text",{key:"probability",class:"strong halo",x:c+6*i,y:v+23*
i},S(g,1)),w!==null&&Kd(c+60*i,v+23*i,g,w))})}function Kd(e,t,n,s){let o=Math.round(1e3*n)-Math.round(1e3*s);if(o===0)return p(
"text",{key:"change",class:"small",x:e,y:t},"same");let r=`${o>0?"▲":"▼"} ${(Math.abs(o)/10).toFixed(1)}`;return p("\
text",{key:"change",class:`${o>0?"more":"less"} strong halo`,x:e,y:t},r)}function El(e){let{reading:t,stage:n}=e,s=n.type/13,o=t.values("context");if(!n.layers.at(-1)||!o)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),a=Math.ceil(o.length/i),c=52*s,l=c/i,h=n.scores-42*s,u=n.bottom+20*s;return di(e,{x:h,
y:u,columns:i,cell:l},qd(e,h,u,c,a*l))}function di(e,{x:t,y:n,columns:s,cell:o},r){let i=e.stage.type/13,a=e.reading.values(
"context"),c=Math.max(...Vt(e).flatMap(h=>[...h.values("context")].map(Math.abs)))||1,l=Array.from(a,(h,u)=>p("rect",{class:h<
0?"below-zero":"above-zero",x:t+u%s*o,y:n+Math.floor(u/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(h)/c)}));return p(
"g",{key:"context",class:`part context${$t(e,"context")}`,"data-part":"context",role:"button",tabindex:"-1",opacity:q(e,
Z(e.reading).context),"aria-label":`Context: the last visit after all layers, ${a.length} numbers`},p("rect",{class:"gro\
und",x:t-3,y:n-16*i,width:s*o+6,height:Math.max(44,Math.ceil(a.length/s)*o+20*i),rx:4}),r,p("text",{class:"strong halo",
x:t,y:n-5*i},"Context"),l,p("title",{},`The last visit after all layers: ${a.length} numbers. The pointer, the generatio\
n head and the gate read them.`))}function qd({reading:e,stage:t},n,s,o,r){let i=t.type/13,a=Number(t.rows.at(-1)?.y),c=n-
6*i,l=t.size.height-5*i,h=t.gate+9*i;return[p("path",{key:"from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${s+
r/2}H${n-2}`}),e.hasGeneration&&p("path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*
i}`}),e.has("gate.logit")&&p("path",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*i}V${l}H${h}V${.56*t.size.
height+t.full/2+4}`})]}function Al(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,r=s.across.gate,i=r+s.full,a=s.gateWidth,c=r+t.gate*s.full,
l=n?n.gate:t.gate,h=s.gate+a/2,u=Bs(e);return p("g",pi(e,"vertical"),p("rect",{key:"frame",class:"gate-frame",x:s.gate-3,
y:r-3,width:a+6,height:s.full+6,rx:4}),p("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:a,height:Math.max(
0,c-r)}),p("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:a,height:Math.max(0,i-c)}),p("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&p("path",{key:"learned",class:"le\
arned",d:`M${s.gate+a+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},p("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&p("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:a+16*o,height:12*o,rx:6*o}),
!u&&p("text",{key:"fixed",class:"small middle",x:h,y:i+18*o},"fixed"))}function Bs({reading:e}){return e.trace.architecture.
components.includes("gate")}function pi(e,t){let{reading:n}=e,s=e.canAct&&Bs(e);return{key:"gate",class:`part gate${$t(e,
"gate")}`,"data-part":"gate",role:s?"slider":"button",...s&&{"aria-orientation":t,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-valuetext":`${n.gate.toFixed(2)}: ${S(n.gate)} pointer`},tabindex:"-1",opacity:q(e,
Z(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${S(n.gate)} pointer, ${S(1-n.gate)} generation${n.trace.gate.learned?
"":", not learned"}`}}function Gs(e,t,n){let{reading:s,stage:o,lit:r}=e,i=e.beat>=Z(s).gate,a=x=>Ie(e,x),c=Lt(r,s),l=new Map,
h=o.across.gate;for(let x of t)l.set(x,h),h+=x.probability*a(x.path)*o.full;let u=new Map;h=o.across.gate;for(let x of["\
pointer","generation"])for(let[$]of n.entries())u.set(`${x} ${$}`,h),h+=Number(n[$]?.[x])*a(x)*o.full;let m=t.map(x=>{let $=Number(
l.get(x)),M=x.probability*a(x.path)*o.full,N=At(x.start,x.start+x.probability*o.full),k=At($,$+M);return p("path",{key:`\
into ${x.path} ${x.location}`,class:`${x.path} band${w(x.location)}`,d:o.bands.into(N,k,i)})}),[f,d]=[o.across.gate,o.across.
gate+o.full],y=n.flatMap((x,$)=>{let M=x.start;return["pointer","generation"].map(N=>{let k=Number(x[N])*a(N),A=k*o.full,
O=Number(u.get(`${N} ${$}`)),v=At(O,O+A),L=At(M,M+A),P=x.wasByPath[N],R=P===null?null:g(N,O,M,A,P*o.full);M+=A;let C=`ou\
t ${N} ${x.location}`;return[A>0&&p("path",{key:C,class:`${N} band${w(x.location)}`,d:o.bands.out(v,L,i)}),R&&ps({key:C,
now:A,before:Number(P)*o.full,path:(D,z)=>o.bands.out(D,z,i),edges:R,style:w(x.location),title:`${x.label}, from ${N==="\
pointer"?"the pointer":"generation"}: ${gs(k,Number(P),e.before?s.wordsFor(e.before):"")}`})]})});return[m,y,i&&r?.kind===
"visit"&&b(r.visit??0)];function g(x,$,M,N,k){let A=Math.abs(N-k),O=x==="pointer",v=(R,C)=>{let D=O?R-(C?0:A):R+N-(C?A:0);
return[D,D+A]},[L]=v($,!1),P=Math.max(f,Math.min(d-A,L));return{more:[v($,!0),v(M,!0)],less:[[P,P+A],v(M,!1)]}}function w(x){
return c===null?"":c===x&&r?.kind==="place"?" lit":" dim"}function b(x){let $=s.pointerWeights,M=t.find(({path:z,visits:Y})=>z===
"pointer"&&Y.includes(x));if(!M)return null;let N=[...M.visits].sort((z,Y)=>z-Y),A=N.slice(0,N.indexOf(x)).reduce((z,Y)=>z+
$[Y],0)*o.full,O=$[x]*o.full,v=a("pointer"),L=Number(l.get(M))+A*v,P=n[M.answer],R=Number(u.get(`pointer ${M.answer}`))+
A*v,C=Number(P?.start)+A*v,D=P?.location===M.location;return[p("path",{key:"visit into",class:"pointer band lit",d:o.bands.
into(At(M.start+A,M.start+A+O),At(L,L+O*v),i)}),D&&p("path",{key:"visit out",class:"pointer band lit",d:o.bands.out(At(R,
R+O*v),At(C,C+O*v),i)})]}}function Sl(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,{gate:r,gateHeight:i,full:a}=s,c=s.across.gate,l=c+t.gate*a,
h=n?n.gate:t.gate,u=Bs(e),m=`${S(t.gate)} pointer${u?"":", fixed"}`;return p("g",pi(e,"horizontal"),p("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:a+6,height:i+6,rx:4}),p("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:t.gate*
a,height:i}),p("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-t.gate)*a,height:i}),p("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${t.gate.toFixed(2)}`),p("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},m),h!==t.gate&&p("path",{key:"learned",class:"learned",d:`M${c+h*a} ${r+i+3}l${5*o} ${8*o}h${-10*o}Z`},p("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[p("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:i+16*o,rx:6*o}),p("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-It/2,s.size.width-
It),y:r+(i-It)/2,width:It,height:It})])}function Ol(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:m})=>m==="generation"),i=s.places-8*o,a=n.hasPointer?
s.scores+26*o:s.scores-38*o,c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=e.beat>=Z(n).generation,h=r.map(({label:m,
probability:f,location:d},y)=>{let g=c+y*17*o;return[p("text",{key:`name ${y}`,class:d<0?"small halo":"label halo",x:a,y:g},
ot(m,i-a-46*o,13*o)),p("text",{key:`share ${y}`,class:"strong end halo",x:i,y:g},S(f))]}),u=r.map(({probability:m,start:f,
location:d},y)=>p("rect",{key:`bar ${y}`,class:"generation bar",x:s.places,y:f,width:Q,height:l?Math.max(.8,m*s.full):0},
p("title",{},`${d<0?"The others":r[y]?.label}: ${S(m,1)} of the generation head`)));return p("g",gi(e,r),p("rect",{class:"\
ground",x:a-4,y:c-30*o,width:i-a+8,height:88*o,rx:6}),p("text",{class:"title halo",x:a,y:c-18*o},"Generation"),h,u)}function gi(e,t){
return{key:"generation",class:`part generation-block${$t(e,"generation")}`,"data-part":"generation",role:"button",tabindex:"\
-1",opacity:q(e,Z(e.reading).generation),"aria-label":`Generation: ${t.map(({label:n,probability:s})=>`${n} ${S(s)}`).join(
", ")}`}}var zd=3,yi=17,Xd=4;function Tl(e,t){let{reading:n,stage:s,lit:o}=e,r=Lt(o,n),i=t.filter(({path:c})=>c==="pointer"),a=({
location:c})=>r===null||r===c?"":" dim";return p("g",{key:"places",opacity:q(e,Z(n).pointer)},i.map(c=>p("rect",{key:`ba\
r ${c.location}`,class:`pointer bar${a(c)}`,x:c.start,y:s.places,width:Math.max(.8,c.probability*s.full),height:Q},p("ti\
tle",{},`${c.label}: ${S(c.probability,1)} of the pointer`))),Jd(e,i).map(c=>Qd(e,c,a(c.flow))))}function Jd({reading:e,
stage:t,lit:n},s){let o=t.type/13,r=Lt(n,e),[i,a]=t.across.places.room,c=({location:h,probability:u})=>u+ +(r!==null&&h===
r),l=[];for(let h of[...s].sort((u,m)=>c(m)-c(u))){let{location:u,label:m,probability:f,lost:d}=h;if(f+d<vn&&u>=0&&u!==r)
continue;let y=u>=0,g=` ${S(f)}`,b=`${ot(m,a-i-B(g,13*o,!0),13*o,y)}${g}`,x=B(b,13*o,y)/2,$=h.start+f*t.full/2,M=Math.max(
i+x,Math.min(a-x,$)),[N,k]=[M-x,M+x];for(let A=0;A<zd;A++){if(l.some(L=>L.row===A&&N<L.right+8*o&&k>L.left-8*o))continue;
let v=M>$?"":M<$?" end":" middle";l.push({flow:h,text:b,isBold:y,left:N,right:k,row:A,anchor:v});break}}return l}function Qd({
stage:e},{flow:t,text:n,isBold:s,left:o,right:r,row:i,anchor:a},c){let l=e.type/13,h=e.places+Q+(14+yi*i)*l,u=t.start+t.
probability*e.full/2;return[i>0&&p("path",{key:`leader ${t.location}`,class:`leader${c}`,d:`M${u} ${e.places+Q}V${h-11*l}`}),
p("text",{key:`name ${t.location}`,class:`${s?"strong":"small"}${a} halo${c}`,x:a===""?o:a===" end"?r:(o+r)/2,y:h},n)]}function Nl(e,t){
let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:l})=>l==="generation"),i=e.beat>=Z(n).generation,a=n.hasPointer?.42*
(s.right-s.left):s.right-s.left,c=s.places-(Xd*yi-6)*o;return p("g",gi(e,r),p("rect",{class:"ground",x:s.right-a,y:c-36*
o,width:a+6,height:s.places+Q-c+40*o,rx:6}),p("text",{class:"title end halo",x:s.right,y:c-19*o},"Generation"),r.map(({location:l,
label:h,probability:u,start:m},f)=>{let d=` ${S(u)}`,y=ot(h,a-B(d,13*o),13*o)+d;return[p("text",{key:`name ${f}`,class:l<
0?"small end halo":"label end halo",x:s.right,y:c+f*yi*o},y),p("rect",{key:`bar ${f}`,class:"generation bar",x:m,y:s.places,
width:Math.max(.8,u*s.full),height:i?Q:0},p("title",{},`${l<0?"The others":h}: ${S(u,1)} of the generation head`))]}))}var Zd=16;function vl(e,t){let{reading:n,stage:s,lit:o}=e,r=s.type/13,i=q(e,Z(n).pointer),a=n.pointerWeights,c=n.pointerScores,
l=xt(o,n),h=Math.max(...a),u=s.scores-38*r,m=B("Pointer",15*r,!0)+4*r,f=ue(e,Ln(e,"pointer")),d=s.rows.flatMap(({y:g,isFull:w},b)=>{
if(!w)return[];let x=a[b]>=.2*h||l.includes(b)?"strong":"small",$=l.length&&!l.includes(b)?" dim":"";return[p("text",{key:`\
score ${b}`,class:`small end${$}`,x:s.scores,y:g+4.4*r},T(c[b])),p("text",{key:`weight ${b}`,class:`${x} end${$}`,x:s.weights,
y:g+4.4*r},S(a[b]))]}),y=t.filter(({path:g})=>g==="pointer").map(g=>tp(e,g));return[p("g",bi(e,t),p("rect",{class:"groun\
d",x:s.scores-42*r,y:s.top-4,width:s.weights-s.scores+46*r,height:s.bottom-s.top+8,rx:6}),me(e,u,"Pointer","",200),Object.
entries({score:s.scores,weight:s.weights}).map(([g,w])=>p("text",{key:g,class:"small end","aria-hidden":"true",x:w,y:35*
r},g)),js(e,"pointer",Math.max(s.weights+6*r,u+m+f)),p("path",{class:"fork pointer-line",d:`M${s.scores-36*r} ${s.bottom+
8}V${s.top}`}),d),p("g",{key:"ribbons",opacity:i},wi(e,t),y)]}function bi(e,t){return{key:"pointer",class:`part pointer-\
block${$t(e,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",opacity:q(e,Z(e.reading).pointer),"aria-label":`\
Pointer: ${t.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).map(({label:n,probability:s})=>`${n}\
 ${S(s)}`).join(", ")}`}}function wi(e,t){let{reading:n,before:s,stage:o,lit:r}=e,i=n.pointerWeights,a=$n(e),c=xt(r,n),l=e.
beat>=Z(n).pointer,h=As(o.across.visits.map((u,m)=>({wish:u,length:Math.max(i[m],a?.[m]??0)*o.full})),0,...o.across.starts);
return t.filter(({path:u})=>u==="pointer").flatMap(u=>{let m=u.start,f=u.start+u.probability*o.full;return[...u.visits].
sort((d,y)=>d-y).map(d=>{let y=i[d]*o.full,g=Number(h[d]),w=c.includes(d)?" lit":c.length?" dim":"",b=At(m,m+y);m+=y;let x=a?.[d]??
null,$=x===null?0:(x-i[d])*o.full,[M,N]=[f,Math.max(0,$)];f+=N;let k=`${n.visits[d]?.label}: `,A=x===null||!s?`${k}${S(i[d],
1)} of the pointer`:`${k}${gs(i[d],x,n.wordsFor(s))} of the pointer`;return[p("path",{key:`ribbon ${d}`,class:`pointer b\
and${w}`,d:o.bands.ribbon(At(g,g+y),b,l)},p("title",{},A)),ps({key:`ribbon ${d}`,now:y,before:x===null?null:x*o.full,path:(O,v)=>o.
bands.ribbon(O,v,l),edges:{more:[[g+y+$,g+y],[m+$,m]],less:[[g+y,g+y+$],[M,M+N]]},style:w,title:A})]})})}function tp(e,{
path:t,location:n,label:s,probability:o,lost:r,start:i}){let{reading:a,stage:c,lit:l}=e,h=c.type/13,u=Lt(l,a),m=S(o),f=o+
r>=vn||n<0||u===n,d=c.gate-c.ribbons-16*h,y=n>=0,g=ot(s,d-B(` ${m}`,13*h,!0),13*h,y),w=B(`${g} ${m}`,13*h,y)/2,x=a.hasGate&&
Math.abs(i-c.across.gate+5*h)<Zd*h?B("Gate 0.00",15*h,!0)/2-c.gateWidth/2:0,$=Math.min(c.places+Q/2,c.gate-6*h-x-w);return p(
"g",{key:`${t} ${n}`,class:u===null||u===n?"":"dim"},p("rect",{class:`${t} bar`,x:c.places,y:i,width:Q,height:Math.max(.8,
o*c.full)}),f&&p("text",{class:`${y?"strong":"small"} middle halo`,x:$,y:i-5*h},`${g} ${m}`),p("title",{},`${s}: ${S(o,1)}\
 of the pointer`))}function Ll(e){return[Yt(e,17*(e.stage.type/13),"Visits",ai(e)),...ep(e),...e.stage.columns.map((t,n)=>np(e,n))]}function Yt({
stage:e},t,n,s,o=e.right){let r=e.type/13,i=o-e.left-B(n,15*r,!0)-12*r;return p("g",{key:`title ${n}`,class:"heading","a\
ria-hidden":"true"},p("text",{class:"title halo",x:e.left,y:t},n),p("text",{class:"small end halo",x:o,y:t},ot(s,i,12.5*
r)))}function ep({reading:e,stage:t}){let n=t.type/13;return ci(e).flatMap(({start:s,end:o,weekday:r})=>{let[i,a]=[t.columns[s],
t.columns[o]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[p("rect",{key:`day ${s}`,class:"day",x:c+Math.
min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=B(r,15*n,!0)&&p("text",{key:`weekday ${s}`,
class:"small strong",x:c+1.5,y:t.chips.top-13*n},r)].filter(h=>h!==!1)})}function np(e,t){let{reading:n,stage:s,lit:o}=e,
{x:r,width:i,isFull:a}=s.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=s.type/13,{top:h,
height:u,hasNames:m}=s.chips,f=kn(o,n).includes(t),d=Math.min(20*l,i-3),y=mt(c.start_minute),g=hi(e,t),w=[g||y,g?g.replace(
" %",""):y.slice(0,2)],b=w.find(N=>B(N,12.5*l,!0)<=i)??w[1],x=m?fs(c.label,i-6*l,12.5*l,2):[],$=f||ui(e,t),M={class:$?"s\
trong middle":"small middle",x:r};return p("g",li(e,t,c),p("rect",{class:"chip",x:r-i/2+Math.min(1,.1*i),y:h,width:Math.
max(.8,i-2),height:u,rx:a?6*l:0}),a?[kt(c.category,r-d/2,h+8*l,d),p("text",{key:"hour",...M,y:h+45*l},b),x.map((N,k)=>p(
"text",{key:`name ${k}`,class:`${$?"strong":"small"} middle`,x:r,y:h+(62+15*k)*l},N))]:p("rect",{class:"lane",x:r-Math.min(
1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),p("title",{},`${c.label}, ${wt[c.weekday]} ${Us(c)}`))}function Rl(e){let{
reading:t,stage:n,lit:s}=e,o=n.type/13,{slices:r}=t,i=xt(s,t)[0]??t.count-1,a=t.visits[i],c=Math.max(...Vt(e).map(({longestSlice:m})=>m)),
l=(n.right-n.left)/r.length,h=n.inputs+(V.title+46)*o,u=r.map(({name:m,label:f,lengths:d},y)=>{let g=Number(d[i]),w=n.left+
(y+.5)*l,b=g/c*30*o;return[p("rect",{key:`bar ${m}`,class:"length lit",x:w-9*o,y:h-b,width:18*o,height:b}),p("text",{key:`\
length ${m}`,class:"tiny middle",x:w,y:h-b-4*o},T(g)),p("text",{key:`name ${m}`,class:"small middle",x:w,y:h+15*o},f)]});
return p("g",mi(e),p("rect",{class:"ground",x:n.left-6,y:n.inputs-4*o,width:n.right-n.left+12,height:(V.title+V.inputs+6)*
o,rx:6}),Yt(e,n.inputs+15*o,"Input vector",a?`${a.label}, ${wt[a.weekday]} ${mt(a.start_minute)}`:""),u,p("title",{},"Ba\
rs: length of each part’s vector"))}function Il(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=s.pointer;return[p("g",bi(e,t),p("rect",{class:"ground",x:s.left-
6,y:r-2*o,width:s.right-s.left+12,height:(V.title+V.scores)*o,rx:6}),Yt(e,r+15*o,"Pointer","scores, and weights in perce\
nt"),p("path",{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),sp(e)),p("g",{key:"ribbons",opacity:q(e,Z(
n).pointer)},wi(e,t))]}function sp({reading:e,stage:t,lit:n}){let s=t.type/13,o=e.pointerWeights,r=Array.from(e.pointerScores,
d=>T(d)),i=xt(n,e),a=Math.max(...o),c=Number(t.columns.at(-1)?.width),l=r.some(d=>B(d,11.5*s)>c-3),h=t.pointer+(V.title+
V.scores)*s,u=t.columns.find(d=>d.isFull),m=u?u.x-u.width/2:t.right,f=t.left-8*s;return t.columns.flatMap(({x:d,isFull:y},g)=>{
let w=i.length&&!i.includes(g)?" dim":"",b=o[g]>=.2*a||i.includes(g),x=S(o[g]).replace(" %",""),$=B(x,12.5*s,!0)/2;if(!y&&
(!b||d-$<f||d+$>m))return[];f=d+$;let M=b?"strong":"small",N=h-24*s;return[y&&p("text",l?{key:`score ${g}`,class:`tiny${w}`,
x:d+4*s,y:N+2*s,transform:`rotate(-90 ${(d+4*s).toFixed(2)} ${(N+2*s).toFixed(2)})`}:{key:`score ${g}`,class:`tiny middl\
e${w}`,x:d,y:N},r[g]),p("text",{key:`weight ${g}`,class:`${M} middle${w}`,x:d,y:h-6*s},x)].filter(k=>k!==!1)})}function Cl(e){let{reading:t,stage:n}=e,s=n.type/13,o=q(e,Z(t).gate),r=Ws(e),i=[...Ds(e,r),...Fs(e,r)];return[di(e,n.context,
op(e)),...t.hasPointer?Il(e,i):[],p("g",{key:"flows",opacity:o},Gs(e,i,r)),...t.hasPointer?[Tl(e,i)]:[],...t.hasGeneration?
[Nl(e,i)]:[],...t.hasGate?[Sl(e)]:[],p("g",{key:"answer",opacity:o},Yt(e,n.answers.top-10*s,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),fi(e,r))]}function op({reading:e,stage:t}){let n=t.type/13,{x:s,y:o,columns:r,cell:i}=t.
context,a=s+r*i+2,c=Math.ceil(e.values("context").length/r)*i,[l,h]=[o+c/4,o+3*c/4],u=Number(t.columns.at(-1)?.x),m=t.right+
6;return[p("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(V.title+12)*n}V${u>a+4?`${l}H${a}`:o-2}`}),e.hasGeneration&&
p("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${m}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&p("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${m+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var xi=19,rp=.05;function Hl(e){let{stage:t}=e,n=t.type/13,s=le(e),o=p("g",{key:"legend",opacity:q(e,on(0))},Ts(e,t.visits.
x,t.bottom+51*n,!1)),r=t.layers.map((i,a)=>{let c=`Layer ${a}`,l=ue(e,Ln(e,"attention")),h=B(c,15*n,!0)+l+4*n<=i.width,u=h||
!e.canAct?Tn(e):"";return p("g",{key:`layer ${a}`,opacity:q(e,on(a))},i.maps.length?me(e,i.x,c,u,i.width+(i.stream===null?
12:4)):null,i.maps.length>0&&js(e,"attention",i.x+i.width,(h?3:21)*n),i.maps.map((m,f)=>ip(e,m,a,f)),i.maps.map((m,f)=>$i(
e,m,a,f,s)),ap(e,a))});return[o,...r]}function ip(e,t,n,s){let{reading:o,stage:r,lit:i}=e;if(o.isRemoved(n,s))return null;
let a=o.lastRow(n,s),c=Wl(e,n,s)?[...a.keys()].filter(u=>a[u]>=rp):i?.kind==="visit"?[i.visit??0]:[],l=t.x-14,h=t.y+t.side-
t.side/o.count/2;return c.map(u=>{let m=Number(r.rows[u]?.y),f=Math.max(.5,a[u]*r.full*.25)/2;return p("path",{key:`band\
 ${s} ${u}`,class:"attention-band",d:ee(l,[m-f,m+f],t.x,[h-f,h+f])})})}function Wl({lit:e},t,n){return e?.kind==="head"&&
e.layer===t&&e.head===n}function $i(e,t,n,s,o){let{reading:r,stage:i,lit:a,isOwnScale:c}=e,l=i.type/13,{x:h,y:u,side:m,touch:f}=t,
{count:d}=r,y=r.weights(n,s),g=r.lastRow(n,s),w=Pl(r,n,s),{before:b,overlays:x}=e,$=x&&b!==null&&Pl(b,n,s)&&!w,M=$?`; sw\
itched off ${r.wordsFor(b)}`:"",N=c?Math.max(...y)||1:o,k=Wl(e,n,s),[A]=a?.kind==="visit"?xt(a,r):[],O=Rt(g),v=A??O,L=m/
d,P=`Layer ${n}, head ${s}`,R=f?u-38*l:u+4,C=w?"switch on":"switch off",D=f===void 0&&ue(e,C)<=m-6*l?C:C.slice(7),z=r.visits[O];
return p("g",{key:`head ${s}`,class:`part head${k?" lit":""}${w?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"b\
utton",tabindex:"-1","aria-label":w?`${P}: switched off`:`${P}: the last visit reads most from visit ${O+1}, ${z?.label}\
, ${S(g[O])}${M}`},p("text",{class:"small",x:h,y:u-(f?25:4)*l},`head ${s}`),!w&&(f!==void 0||m>=70*l)&&p("text",{key:"we\
ight",class:`${A===void 0?"small":"strong"}${f?"":" end"}`,x:f?h:h+m,y:u-4*l},S(g[v])),p("rect",{key:"frame",class:"map-\
frame",x:h-.5,y:u-.5,width:m+1,height:m+1}),p("image",{key:"map",class:"map",href:se(Float32Array.from(y,Y=>Y/N),d,e.scale),
x:h,y:u,width:m,height:m,preserveAspectRatio:"none",opacity:w?.15:1}),w&&p("path",{key:"cross",class:"crossed",d:`M${h} ${u+
m}L${h+m} ${u}`}),$&&p("path",{key:"earlier cross",class:"crossed earlier",d:`M${h} ${u+m}L${h+m} ${u}`}),A!==void 0&&!w&&
p("rect",{key:"column",class:"column",x:h+A*L,y:u,width:Math.max(2,L),height:m}),(A!==void 0||k)&&!w&&p("rect",{key:"las\
t",class:"last-row",x:h,y:u+m-Math.max(2,L),width:m,height:Math.max(2,L)}),p("title",{},`${P}. ${w?"Switched off.":`The \
last visit reads ${S(g[v])} from ${r.visits[v]?.label}. Darker: larger weight, up to ${S(N,1)}. Click to open.`}${$?` Sw\
itched off ${r.wordsFor(b)}.`:""}`),rn(e,{act:"head",words:D,title:w?"Switch this head on again":"Switch this head off",
right:h+m-(f?0:3)*l,y:R}),e.canAct&&f!==void 0&&p("rect",{key:"touch",class:"ground","data-act":"head",x:h+m-f,y:u-f,width:f,
height:f}))}function Pl(e,t,n){return e.isRemoved(t,n)||e.isSkipped(t,"attention")}function ap(e,t){let{reading:n,stage:s}=e,
o=s.layers[t];if(o?.stream===null||!o)return null;let r=s.type/13,i=o.stream,a=Vs(n,t),c=Mi(e),l=s.streamWidth-8*r,h=ki(
e,t),u=s.rows.flatMap(({y:f,height:d},y)=>{let g=Math.max(1,Math.min(5*r,(d-3)/a.length));return a.map(({name:w,lengths:b,
style:x},$)=>p("rect",{key:`${w} ${y}`,class:`${x}${h.length&&!h.includes(y)?" dim":""}`,x:i,y:f+($-a.length/2)*g,width:Number(
b[y])/c*l,height:g-.6}))}),m=a.map(({name:f,style:d},y)=>[p("rect",{class:d,x:i,y:s.bottom+(10+xi*y)*r,width:9*r,height:9*
r}),p("text",{class:"small",x:i+14*r,y:s.bottom+(18.5+xi*y)*r},f)]);return p("g",_i(e,t),p("rect",{class:"ground",x:i-4,
y:s.top-2,width:s.streamWidth+14*r,height:s.bottom-s.top+66*r,rx:6}),me(e,i,"Stream",`+ layer ${t}`,s.streamWidth),u,m,cp(
e,t,i+s.streamWidth+10*r))}function cp(e,t,n){let{reading:s,stage:o}=e,r=o.type/13,i=s.trace.interventions.residuals===!1,
a={act:"attention",words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream","join stream"],
isOff:i},...s.heads?[{...a,isOff:s.isSkipped(t,"attention")}]:[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:s.
isSkipped(t,"feed_forward")}].map(({act:l,words:h,isOff:u},m)=>rn(e,{act:l,words:String(h[Number(u)]),title:lp[l]??"",right:n,
y:o.bottom+(5+xi*m)*r}))}var lp={residuals:"Residual connections of all layers: without them, only what sublayers add go\
es on",attention:"Self-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of th\
is layer: skipped, it adds nothing"};function ki(e,t){let{lit:n,reading:s}=e;return $t(e,"stream",t)?[s.count-1]:xt(n,s)}
function Vs(e,t){let{residual:n,attention:s,feedForward:o}=e.stream(t);return[{name:"stream",lengths:n,style:"residual"},
...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"FFN",lengths:o,style:"feed-forward"}]}function Mi(e){let t=0;
for(let n of Vt(e))for(let s=0;s<n.layers;s++)for(let{lengths:o}of Vs(n,s))t=Math.max(t,...o);return t||1}function _i(e,t){
let{residual:n,attention:s,feedForward:o}=e.reading.stream(t);return{key:"stream",class:`part stream${$t(e,"stream",t)}`,
"data-part":`layers.${t}.stream`,role:"button",tabindex:"-1",opacity:q(e,on(t)+1),"aria-label":`Stream of layer ${t}: ve\
ctor lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.toFixed(1)}`:""}, feed-forward ne\
twork ${o.at(-1)?.toFixed(1)}`}}function Dl(e){let{stage:t}=e,n=t.type/13,s=le(e);return t.layers.map(({y:o,maps:r},i)=>p("g",{key:`layer ${i}`,opacity:q(
e,on(i))},r.length>0&&Yt(e,o+15*n,`Layer ${i}`,Tn(e)),i===0&&Ts(e,t.left+72*n,o+15*n,!0),r.map((a,c)=>$i(e,a,i,c,s)),hp(
e,i)))}function hp(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=Number(s.layers[t]?.stream),i=Vs(n,t),a=Mi(e),c=ki(e,t),l=r+
V.bars*o,h=s.columns.flatMap(({x:u,width:m},f)=>{let d=Math.min(8*o,.86*m/i.length);return i.map(({name:y,lengths:g,style:w},b)=>{
let x=Number(g[f])/a*V.bars*o;return p("rect",{key:`${y} ${f}`,class:`${w}${c.length&&!c.includes(f)?" dim":""}`,x:u+(b-
i.length/2)*d,y:l-x,width:.88*d,height:x})})});return p("g",_i(e,t),p("rect",{class:"ground",x:s.left-6,y:r-V.title*o,width:s.
right-s.left+12,height:(V.title+V.bars+4)*o,rx:6}),Yt(e,r-10*o,s.layers[t]?.maps.length?"Stream":`Layer ${t}`,""),up(e,i,
r-10*o),h)}function up({stage:e},t,n){let s=e.type/13,o=e.right;return[...t].reverse().map(({name:r,style:i})=>{let a=o-
B(r,12.5*s);return o=a-26*s,[p("rect",{class:i,x:a-14*s,y:n-9*s,width:9*s,height:9*s}),p("text",{class:"small",x:a,y:n},
r)]})}var Ys=700;function Fl({stage:{size:e},...t}){let n=ds(t),s={...t,stage:Kr(t.reading,e.width,e.type,n)};return[p("g",{key:"\
visits"},Ll(s)),p("g",{key:"inputs"},Rl(s)),p("g",{key:"layers"},Dl(s)),p("g",{key:"decoder"},Cl(s))]}function jl(e,t,n){
return Kr(e,t,n).size.height}var mp={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]};function Bl(e,t,n){if(n==="Home")return e[0]??
null;if(n==="End")return e.at(-1)??null;let[s,o]=mp[n]??[0,!1],r=t?e.indexOf(t):-1,i=e[r];if(s===0||!i)return null;let a=Ks(
i);if(!o){let m=e[r+s];return m&&Ks(m)===a?m:null}let c=[...new Set(e.map(Ks))],l=c[c.indexOf(a)+s],h=e.filter(m=>Ks(m)===
l),u=m=>Math.abs(Ul(m)-Ul(i));return h.sort((m,f)=>u(m)-u(f))[0]??null}function Ks(e){return(e.getAttribute("data-part")??
"").replace(/\.\d+$/,"")}function Ul(e){let{top:t,bottom:n}=e.getBoundingClientRect();return(t+n)/2}function Gl(e){let{reading:t}=e,n=Z(t),s=Ws(e),o=[...Ds(e,s),...Fs(e,s)];return[El(e),...t.hasPointer?vl(e,o):[],...t.hasGeneration?
[Ol(e,o)]:[],p("g",{key:"flows",opacity:q(e,n.gate)},Gs(e,o,s)),t.hasGate?Al(e):null,p("g",{key:"answer",opacity:q(e,n.gate)},
_l(e,s))].filter(r=>r!==null)}function Vl(e){return e.stage.size.width<Ys?Fl(e):[p("g",{key:"visits"},kl(e)),p("g",{key:"inputs"},Ml(e)),p("g",{key:"l\
ayers"},Hl(e)),p("g",{key:"decoder"},Gl(e))]}var Ei=240,fp=150,dp=120,pp=13,gp=17,yp=.05,bp=.5,wp=660,Yl=matchMedia("(prefers-reduced-motion: reduce)"),an=class{#t=null;#e=null;#n=null;#s=null;#o=null;#r="";#c=null;#i=null;#h=null;#a=!1;#l=new Map;#u=0;happened=null;isOwnScale=!0;constructor(t,n={}){
this.root=t,this.hooks=n,t.classList.add("network-picture"),t.toggleAttribute("data-leads-on",n.more!==void 0),this.drawn=
document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute("role","group"),this.drawn.setAttribute(
"aria-label","The network. Arrow keys walk it, Enter opens a part."),this.foot=document.createElement("div"),this.foot.className=
"picture-foot";let s=document.createElement("div");s.className="picture-controls";let o=document.createElement("div");o.
className="picture-words",this.room=document.createElement("p"),this.room.className="picture-room",this.room.setAttribute(
"aria-hidden","true"),this.caption=document.createElement("p"),this.caption.className="picture-caption",o.append(this.room,
this.caption);let r=document.createElement("button");r.type="button",r.textContent="Numbers",r.title="The numbers behind\
 what is shown, as a table (T)",r.addEventListener("click",()=>{this.#w()}),this.foot.append(s,o,r),t.replaceChildren(this.
drawn,...n.isStill?[]:[this.foot]),this.drawing=new Is(this.drawn),this.player=new Cs(s,i=>{this.#c=i,i!==null&&this.#i!==
null&&(this.#i=null,this.hooks.opened?.(null)),this.root.toggleAttribute("data-telling",this.player.isTelling),this.root.
toggleAttribute("data-in-story",i!==null),this.#b(Ei);let a=this.player.told?.part;a&&this.#S(a)}),this.#p()}#p(){let{drawn:t}=this;
new ResizeObserver(()=>this.#b(0)).observe(t),new MutationObserver(()=>this.#b(0)).observe(document.documentElement,{attributeFilter:[
"data-theme"]}),t.addEventListener("pointerover",({target:n})=>{this.#h||this.#m(Ai(n))}),t.addEventListener("pointerlea\
ve",()=>this.#m(null)),t.addEventListener("focusin",({target:n})=>this.#m(Ai(n))),t.addEventListener("focusout",()=>this.#m(
null)),t.addEventListener("keydown",n=>this.#_(n)),t.addEventListener("click",({target:n})=>this.#y(n)),t.addEventListener(
"pointerdown",n=>this.#$(n)),t.addEventListener("pointermove",n=>this.#f(n,!1));for(let n of["pointerup","pointercancel"])
t.addEventListener(n,s=>this.#f(s,!0))}show(t,n=null,s=null){this.#t=new Dt(t),this.#e=n&&new Dt(n,this.hooks.against),this.#n=
s&&new Dt(s),this.#l.clear(),this.#s=Wt(this.#o,this.#t);let o=ul(this.#t);this.player.tell(o),Kl(this.room,$p(o)),this.#b(
this.#h?.follows?0:Ei)}open(t){let n=t===null?this.#i:null;this.#i=t,this.#s=this.#o=null;let s=this.drawn.contains(document.
activeElement);this.player.isOpen&&this.player.close(),this.#b(Ei);let o=s&&n&&this.#g(n);o&&this.#E(o),s&&this.#M(),this.
hooks.opened?.(this.#i)}#w(){let{against:t}=this.hooks,n=t===void 0?null:this.#e;this.#t&&wl(this.root,this.#t,this.#i,n)}#g(t){
return this.#A.map(s=>s.getAttribute("data-part")??"").find(s=>`${t}.`.startsWith(`${s}.`))??null}#M(){if(this.drawn.contains(
document.activeElement))return;let t=this.drawn.querySelector('[tabindex="0"]');t instanceof SVGElement&&t.focus()}mark(t){
this.light(t.length?`visits.${t[0]}`:null)}file({title:t,lines:n=[]}){let s=getComputedStyle(this.root).getPropertyValue(
"--paper").trim();return pl(this.drawn,{title:t,ground:s,lines:n})}light(t){if(this.#o=t,!this.#t)return!1;let n=Wt(t,this.#t);
return JSON.stringify(n)===JSON.stringify(this.#s)?!1:(this.#s=n,this.#b(0),!0)}#m(t){if(!this.light(t))return;let{kind:n,
visit:s=0}=this.#s??{};this.hooks.pointed?.(n==="visit"?[s]:[],this.#s&&t)}#y(t){if(!(t instanceof Element)||this.#a)return;
let n=Ai(t),s=t.closest("[data-more]"),o=t.closest("[data-act]")?.getAttribute("data-act");if(s){let[r,i,a]=["more","lay\
er","head"].map(c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:i??null,head:a??null})}else if(o==="scale")
this.isOwnScale=!this.isOwnScale,this.#b(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#x(n,o);else{let r=t.
closest("[data-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#x(t,n){let s=this.#t&&Wt(t,this.#t),
{act:o}=this.hooks;if(!s||!o)return;let{kind:r,layer:i=0,head:a=0,visit:c=0}=s;r==="head"&&o({kind:r,layer:i,head:a}),r===
"visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),n==="residuals"?o({kind:n}):(n==="attenti\
on"||n==="feed_forward")&&o({kind:"skip",layer:i,part:n})}#$(t){this.#a=!1,!(!this.hooks.act||!this.#t)&&(this.#h=xc(t,this.#t,
this.drawn,this.hooks.edit!==void 0),this.#h?.follows&&t.preventDefault())}#f(t,n){let s=this.#h;if(!s||t.pointerId!==s.
pointer)return;n&&(this.#h=null);let o=s.to(t,n);o&&(this.#a=!0,!this.drawn.hasPointerCapture(s.pointer)&&!n&&this.drawn.
setPointerCapture(s.pointer),kp(o)?this.hooks.edit?.(o):this.hooks.act?.(o))}#_(t){let n=t.target instanceof Element?t.target.
closest("[data-part], [tabindex]"):null,s=n?.getAttribute("data-part")??null;(t.altKey?this.#N(t.key,s):this.#d(t.key,n,
s))&&t.preventDefault()}#d(t,n,s){if(t==="Escape"&&this.#i!==null)return this.open(Nr(this.#i)||null),!0;if(t==="Escape"&&
this.player.isOpen)return this.player.close(),!0;if(t.toLowerCase()==="t"&&this.#t)return this.#w(),!0;if((t==="Enter"||
t===" ")&&n){let r=n.hasAttribute("data-act")||n.hasAttribute("data-open");return t===" "&&this.hooks.act&&!r?this.#x(s??
""):this.#y(n),!0}if(this.#i!==null&&this.#t){let r=vr(this.#i,t,this.#t),i=n?.getAttribute("aria-current")==="true";r!==
null&&this.open(r);let a=this.drawn.querySelector(`[aria-current="true"][data-open="${r}"]`);return i&&a instanceof SVGElement&&
a.focus(),r!==null}let o=Bl(this.#A,n,t)?.getAttribute("data-part")??null;return o!==null&&this.#E(o),o!==null}#k(t){let n=this.#A.
find(s=>s.getAttribute("data-part")===t);return n instanceof SVGElement?n:null}#E(t){let n=this.#k(t);n&&(this.#r=t,this.#O(),
n.focus())}#S(t){let{root:n,foot:s}=this,o=this.#k(t)?.getBoundingClientRect();if(!o||!n.classList.contains("tall"))return;
let r=n.scrollHeight>n.clientHeight+1,i=r?n:document.documentElement,a=r?n.getBoundingClientRect().top:this.hooks.covered?.()??
0,c=s.getBoundingClientRect().top,h=o.height<=c-a?(o.top+o.bottom-a-c)/2:o.top-a;i.scrollBy({top:h,behavior:Yl.matches?"\
auto":"smooth"})}#N(t,n){let s={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[t],o=this.#t,r=o&&Wt(n,o),{act:i,edit:a}=this.
hooks;if(!s||!r||!i)return!1;let c=!0;if(r.kind==="visit"){let l=r.visit??0;if(!a||!o.visits[l+s])return!0;a({kind:"move",
visit:l,by:s,isDone:c}),this.#E(`visits.${l+s}`)}else if(r.kind==="gate"){let l=Math.min(1,Math.max(0,o.gate+s*yp));i({kind:"\
gate",value:Math.round(100*l)/100,isDone:c})}else if(r.kind==="head"||r.kind==="pointer"){let l=r.kind==="head"?"attenti\
on":"pointer";i({kind:"temperature",of:l,value:Tr(o,l,s*bp),isDone:c})}else return!1;return!0}get#A(){return[...this.drawn.
querySelectorAll("[data-part][tabindex]")]}#O(){let t=this.#A,n=t.find(s=>s.getAttribute("data-part")===this.#r)??t[0];for(let s of t)
s.setAttribute("tabindex",s===n?"0":"-1")}#b(t){let n=this.#R();if(!n)return;let{width:s,height:o}=n.stage.size;this.drawn.
setAttribute("viewBox",`0 0 ${s} ${o}`),this.drawn.setAttribute("font-size",String(n.stage.type));let r=this.#i===null?[]:
ol(n,this.#i);r.length||(this.#i=null),this.drawing.show(r.length?r:Vl(n),Yl.matches?0:t),this.#i===null&&this.#O();let i=this.#i===
null?null:ml(this.#i,n.reading),a=this.#s?null:this.player.told,{title:c,text:l}=i??a??Re(this.#s,n.reading,n.before),h=i||
a?"":this.#v();Kl(this.caption,{title:c,text:h?`${l} ${h}`:l})}#v(){clearTimeout(this.#u);let t=this.#o??"",n=this.#l.get(
t);return n!==void 0||!this.#s||this.#h?n??"":(this.#u=window.setTimeout(()=>{let s=this.#L();this.#l.set(t,s),s&&this.caption.
append(` ${s}`)},fp),"")}#L(){let[t,n]=[this.#s,this.#t],s=t&&n&&xp(t,n);try{let o=s&&this.hooks.whatIf?.(s);return o?hl(
t,n,o):""}catch{return""}}#R(){let{width:t,height:n}=this.drawn.getBoundingClientRect(),s=t<Ys;if(!this.#t||t<dp||n<1&&!s)
return null;let r=(Number(getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(gp,Math.max(pp,t/120));this.
root.classList.toggle("tall",s);let i={reading:this.#t,before:this.#e,overlays:this.#e!==null&&this.hooks.against!==void 0},
a=ds(i),c=s?jl(this.#t,t,r):n,l=s&&this.#i!==null?wp:c;return{...i,beside:this.#n,stage:qc(this.#t,{width:t,height:l,type:r},
a),lit:this.#s??Wt(this.player.told?.part,this.#t),beat:this.#c??Number.POSITIVE_INFINITY,happened:this.happened,isOwnScale:this.
isOwnScale,scale:[this.#T("--map-least"),this.#T("--attention")],canAct:this.hooks.act!==void 0}}#T(t){let n=getComputedStyle(
this.root).getPropertyValue(t).trim().slice(1),[s=0,o=0,r=0]=(n.match(/../g)??[]).map(i=>Number.parseInt(i,16));return[s,
o,r]}};function xp({kind:e,layer:t=0,head:n=0,visit:s=0},o){if(e==="head"&&!o.isRemoved(t,n)&&!o.isSkipped(t,"attention"))
return{kind:e,layer:t,head:n};let r=o.visits[s]?.masked??!0;return e!=="visit"||r||s===o.count-1?null:{kind:"mask",visit:s}}
function Kl(e,{title:t,text:n}){let s=document.createElement("strong");s.textContent=t,e.replaceChildren(s,` ${n}`)}function $p(e){
let t=({title:n,text:s})=>n.length+s.length;return e.reduce((n,s)=>t(s)>t(n)?s:n)}function kp(e){return e.kind==="move"||
e.kind==="time"||e.kind==="stay"}function Ai(e){return(e instanceof Element?e.closest("[data-part]"):null)?.getAttribute(
"data-part")??null}var Mp=2e3;async function qs(e){let t=_(e,"span"),n=t.textContent;try{await navigator.clipboard.writeText(location.href),
t.textContent="Copied"}catch{t.textContent="See address bar"}setTimeout(()=>{t.textContent=n},Mp)}var In=["a","b"],_p="These networks know different places, so they can only stand side by side.",zs=class{#t=null;#e={};#n="\
overlaid";#s=null;#o=!1;pointed=()=>{};constructor(t){this.page=t,this.sheet=new qe(t),this.note=_(t,"[data-note]"),this.
layouts=J(t,"input[name=layout]",HTMLInputElement),this.pictures={a:this.#r("a"),b:this.#r("b")};for(let s of this.layouts)
s.addEventListener("change",()=>{this.#n=s.value,this.#t?.updateAddress("replace"),this.#h()});let n=_(t,"[data-share]",
HTMLButtonElement);n.addEventListener("click",()=>qs(n)),_(t,"[data-present]").addEventListener("click",()=>{_(t,"[data-\
stage]").requestFullscreen()})}follow(t){this.#t=t}get options(){return{...this.#n==="beside"&&{layout:"beside"},...this.#s&&
{open:this.#s}}}restore(t){this.#n=t.get("layout")==="beside"?"beside":"overlaid",this.#s=t.get("open"),this.#a(this.#n)}show(t,n){
let s=[t,n].map(ql),o=this.#u?Object.assign({},...s.map(i=>i?.places)):{};this.#e={};for(let[i,a]of In.entries()){let c=s[i];
c&&(this.#e[a]=new Dt({...c,places:{...o,...c.places}}));let l=`${a==="a"?"First":"Second"}: ${this.#l(a)?.name??""}`;for(let h of J(
this.page,`[data-run="${a}"]`))h.textContent=l}this.#p(t,n),[t,n].some(i=>i&&!ql(i))||this.#h()}showProblem(t){this.sheet.
show(!0),t.scrollIntoView({block:"nearest"})}mark(t){for(let n of In)this.pictures[n].mark(t)}#r(t){let n=_(this.page,`[\
data-run-picture="${t}"] [data-network]`);return new an(n,{...t==="a"&&{against:"in the second run"},pointed:(o,r)=>{this.
pointed(o),this.#c(t,r)},opened:o=>this.#i(t,o)})}#c(t,n){let s=t==="a"?"b":"a",[o,r]=[this.#e[t],this.#e[s]];!o||!r||this.
pictures[s].light(dc(n,o,r,this.#u))}#i(t,n){this.#o||(this.#s=n,this.#o=!0,this.pictures[t==="a"?"b":"a"].open(n),this.#o=
!1,this.#t?.updateAddress("replace"))}#h(){let{a:t,b:n}=this.#e,s=t&&n?fc(t,n,this.#u):"",o=s===null?"beside":this.#n,r=o===
"overlaid"&&!!(t&&n);this.page.dataset.layout=o,this.#a(o);for(let c of this.layouts)c.disabled=s===null;this.note.textContent=
s===null?_p:r?s:"",_(this.page,"[data-legend]").hidden=!r;for(let c of In){let l=this.#e[c]&&!(r&&c==="b");_(this.page,`\
[data-run-picture="${c}"]`).hidden=!l}let[i,a]=[t?.trace??null,n?.trace??null];if(this.#o=!0,i&&this.pictures.a.show(i,r?
a:null,r?null:a),a&&!r&&this.pictures.b.show(a,null,i),this.#s)for(let c of In)this.pictures[c].open(this.#s);this.#o=!1,
this.page.dataset.drawn="true"}#a(t){for(let n of this.layouts)n.checked=n.value===t}#l(t){return t==="a"?this.#t?.first:
this.#t?.second}get#u(){let[t,n]=In.map(s=>this.#l(s)?.root.dataset.places);return t!==void 0&&t===n}#p(t,n){let s=_(this.
page,"[data-change]"),{b:o}=this.#e,r=t?.prediction.location??0,i=t&&o&&this.#u?o.knownProbability(r):null;if(s.hidden=i===
null,!t||i===null)return;let a=Math.round(1e3*t.prediction.probability)-Math.round(1e3*i),c=_(s,"[data-change-value]"),l=a>
0?"▲ ":a<0?"▼ ":"";c.textContent=`${l}${Math.abs(a/10).toFixed(1)} points`,c.className=a>0?"more":a<0?"less":"",_(s,
"[data-change-place]").textContent=r===n?.prediction.location?"":`for ${t.prediction.name??`#${r}`}`}};function ql(e){return e&&
"tensors"in e?e:null}function zl(e,t,n,s){let o=_(e,"input",HTMLInputElement),r=_(e,"[role=listbox]"),i=[],a=-1,c=Promise.resolve(),l=0,h=()=>{
l+=1,i=[],a=-1,r.hidden=!0,r.replaceChildren(),o.setAttribute("aria-expanded","false"),o.removeAttribute("aria-activedes\
cendant")},u=b=>{a=b;for(let[$,M]of[...r.children].entries())M.setAttribute("aria-selected",String($===a));let x=r.children[a];
if(!x){o.removeAttribute("aria-activedescendant");return}o.setAttribute("aria-activedescendant",x.id),x.scrollIntoView({
block:"nearest"})},m=b=>{b&&(o.value="",h(),s(b))},f=(b,x,$)=>{let M=document.createElement("li");M.id=`${r.id}-${b}`,M.
setAttribute("role","option");let N=document.createElement("small");return N.textContent=$,M.append(x," ",N),M},d=(b,x)=>{
i=b;let $=i.map((M,N)=>{let{label:k,note:A}=n(M),O=f(N,k,A);return O.addEventListener("mousedown",v=>v.preventDefault()),
O.addEventListener("click",()=>m(M)),O});if(x){let M=f(0,x,"");M.setAttribute("aria-disabled","true"),$.push(M)}r.replaceChildren(
...$),r.hidden=$.length===0,o.setAttribute("aria-expanded",String($.length>0)),u(i.length&&o.value.trim()?0:-1)},y=async()=>{
l+=1;let b=l;i=[],a=-1;let x=o.value.trim();try{let $=await t(x);b===l&&d($,$.length?"":`No place matches “${x}”.`)}catch($){
b===l&&d([],Ve($))}},g=()=>{c=y()},w=async()=>{!o.value.trim()&&a<0||(await c,m(i[a]))};o.addEventListener("input",g),o.
addEventListener("focus",g),o.addEventListener("blur",h),o.addEventListener("keydown",b=>{if(b.key==="ArrowDown"&&r.hidden)
g();else if(b.key==="ArrowDown")u(Math.min(a+1,i.length-1));else if(b.key==="ArrowUp")u(Math.max(a-1,0));else if(b.key===
"Enter")w();else if(b.key==="Escape")h();else return;b.preventDefault()})}function Xl(e,t){let[n,s,o]=[-1,0,1].map(i=>e[t+i]),r=e.filter((i,a)=>a!==t);return n&&s&&Ep(n,s)&&(r[t-1]={...n,written_stay:n.
duration_minutes}),o&&(r[t]=Ap(o,n,e.some(Op))),r}function Ep(e,t){let n=Xs(t);return e.filled_in.includes("stay")&&!t.filled_in.
includes("time")&&n!==null&&Jl(e)===n}function Ap(e,t,n){let s=Xs(e);if(s===null)return e;let o=He(yt(s)),r=`${_t[e.weekday]}\
 ${o}`,i=`${xe(st(s))} ${o}`,c=[e.written_moment,...n?[]:[r],i].find(l=>Sp(t,l)===s)??i;return{...e,written_moment:c}}function Sp(e,t){
return t?De(_e(t,""),e?Xs(e):null):e?Jl(e):null}function Op({written_moment:e}){return!!e&&_e(e,"").date!==null}function Xs({
arrival:e,start_minute:t}){let n=e===null?null:Gn(e.slice(0,10));return n===null?null:n*1440+t}function Jl(e){let t=Xs(e);
return t===null?null:t+e.duration_minutes}var Js=class{#t=[];constructor(t,n){this.text=_(t,"textarea",HTMLTextAreaElement),this.rows=_(t,"[data-rows]"),this.template=
_(t,"template[data-row]",HTMLTemplateElement),this.errors=_(t,"[data-errors]"),this.changed=n,this.text.addEventListener(
"input",()=>{this.rows.inert=!0,n(!0)}),this.rows.addEventListener("click",s=>this.#c(de(s).closest("button"))),this.rows.
addEventListener("change",s=>{de(s).dataset.control==="day"&&this.#r(cn(s))}),this.rows.addEventListener("focusout",s=>{
this.rows.inert||this.#r(cn(s))}),this.rows.addEventListener("input",s=>{let o=cn(s);o.setCustomValidity(""),o.removeAttribute(
"aria-invalid")}),this.rows.addEventListener("keydown",s=>{s.key==="Enter"&&this.#r(cn(s))})}get visits(){return this.text.
value}mark(t){for(let[n,s]of[...this.rows.children].entries())s.toggleAttribute("data-marked",t.includes(n))}indexOf(t){
let n=t.closest("[data-visit]");return n?[...this.rows.children].indexOf(n):-1}set visits(t){this.text.value=t,this.rows.
inert=!0}add(t){let n=this.text.value.trim().replace(/,$/,"");this.text.value=n?`${n}, ${t}`:t,this.rows.inert=!0,this.changed(
!1)}show(t){for(this.#t=t;this.rows.children.length>t.length;)this.rows.lastElementChild?.remove();for(;this.rows.children.
length<t.length;)this.rows.append(Wn(this.template));let n=J(this.rows,":scope > [data-visit]");for(let[s,o]of t.entries()){
let r=n[s];r&&this.#o(r,o,s,t.length)}this.rows.inert=!1}showProblems(t){this.text.setAttribute("aria-invalid",String(t.
length>0)),this.errors.hidden=t.length===0,this.errors.replaceChildren(...t.map(n=>{let s=document.createElement("li"),o=/^visits\[(\d+)\]/.
exec(n.where);if(!o)return s.textContent=n.message,s;let r=Number(o[1]);s.textContent=`Visit ${r+1}: ${n.message}`;for(let i of n.
suggestions)s.append(" ",this.#e(r,i));return s}))}#e(t,n){let s=document.createElement("button");return s.type="button",
s.className="suggestion",s.textContent=n,s.setAttribute("aria-label",`Use ${n} for visit ${t+1}`),s.addEventListener("cl\
ick",()=>{this.visits=lc(this.text.value,t,n),this.text.focus(),this.changed(!1)}),s}#n(t){this.show(t),this.text.value=
ac(t),this.changed(!1)}#s(t){this.#n(this.#t.map((n,s)=>t.get(s)??n))}#o(t,n,s,o){let[r,i]=Si(n.written_moment);t.toggleAttribute(
"data-masked",n.masked),_(t,"[data-number]").textContent=String(s+1),_(t,"[data-place]").textContent=n.label,_(t,"[data-\
category]").textContent=n.category??"";let a=_(t,'[data-control="day"]',HTMLSelectElement),c=r&&!_t.includes(r)?[..._t,r]:
_t;a.replaceChildren(new Option(`(${_t[n.weekday]})`,""),...c.map(u=>new Option(u,u)));let l=[["day",a,r,"Day"],["time",
_(t,'[data-control="time"]',HTMLInputElement),i||Zl(n.start_minute),"Time"],["stay",_(t,'[data-control="stay"]',HTMLInputElement),
String(n.duration_minutes),"Minutes of stay"]];for(let[u,m,f,d]of l)m instanceof HTMLInputElement&&m===document.activeElement&&
m.value!==m.dataset.read||(m.value=f),m.dataset.read=f,m.toggleAttribute("data-filled-in",n.filled_in.includes(u)),m.setAttribute(
"aria-label",`${d} of visit ${s+1}, ${n.label}`);let h=[["earlier","Move earlier:",s>0],["later","Move later:",s<o-1],["\
remove","Remove",o>1]];for(let[u,m,f]of h){let d=_(t,`[data-control="${u}"]`,HTMLButtonElement);d.disabled=!f,d.setAttribute(
"aria-label",`${m} visit ${s+1}, ${n.label}`)}}#r(t){let n=t.dataset.control;if(!n||t.localName==="button"||t.value===t.
dataset.read)return;let s=this.indexOf(t),o=this.#t[s],r=t.closest("[data-visit]");if(!o||!r||n==="time"&&t instanceof HTMLInputElement&&
!Tp(t))return;let[i]=Si(o.written_moment),a=_(r,'[data-control="time"]').dataset.read,c=t.value===""?null:Math.round(Number(
t.value)),l={day:{written_moment:`${t.value} ${a}`.trim()},time:{written_moment:t.value&&`${i} ${t.value}`.trim()},stay:{
written_stay:c,duration_minutes:c??o.duration_minutes}};t.dataset.read=t.value,this.#s(new Map([[s,{...o,...l[n]}]]))}#c(t){
let n=t?.dataset.control;if(!t||!n)return;let s=this.indexOf(t);if(n==="remove")this.#n(Xl(this.#t,s)),this.#h(Math.min(
s,this.#t.length-1),n);else{let o=n==="earlier"?s-1:s+1;this.#i(s,o),this.#h(o,n)}}move(t,n){let s=Math.max(0,Math.min(this.#t.
length-1,t+n));s!==t&&this.#i(t,s)}setTime(t,n){let s=this.#t[t];if(!s)return;let[o]=Si(s.written_moment),r=`${o} ${Zl(n)}`.
trim();this.#s(new Map([[t,{...s,written_moment:r,start_minute:n}]]))}setStay(t,n){let s=this.#t[t];if(!s)return;let o={
written_stay:n,duration_minutes:n};this.#s(new Map([[t,{...s,...o}]]))}#i(t,n){let[s,o]=[this.#t[t],this.#t[n]];!s||!o||
this.#s(new Map([[t,{...s,...Ql(o)}],[n,{...o,...Ql(s)}]]))}#h(t,n){let s=this.#t.length-1,o={earlier:t===0,later:t===s,
remove:s===0},r=[n,"later","earlier","remove"].find(c=>!o[c]),i=J(this.rows,":scope > [data-visit]")[t],a=r&&i?.querySelector(
`[data-control="${r}"]`);(a instanceof HTMLElement?a:this.text).focus()}};function Ql({place:e,label:t,category:n}){return{
place:e,label:t,category:n}}function Si(e){let[t="",n]=e.split(" ");return n===void 0?["",t]:[t,n]}function Tp(e){let t=e.
value.trim()?hc(e.value):"",n=t===null?`“${e.value}” is not a time. Write hours and minutes from 00:00 to 23:59, such \
as 17:30.`:"";return e.setCustomValidity(n),e.setAttribute("aria-invalid",String(n!=="")),t===null?e.reportValidity():e.
value=t,t!==null}function Zl(e){let t=n=>String(Math.floor(n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var Np="../bundles/browser-model.js",vp=/\bexport\s*\{[^}]*\};?\s*$/;var Oi=new WeakMap;async function th(e,{location:t,variants:n},s,o){let r=Lp(e),i=Pp(o);for(let a of n){o.throwIfAborted();
let{input:c}=a;s(a,c&&await Promise.race([i,r(c,t)]))}}function Lp(e){let t=Rp(e);Oi.has(e)||Oi.set(e,Ip(e));let n=Oi.get(
e);return async(s,o)=>{let r=await n?.ask({input:s,location:o});if(!r)return t(s,o);if("error"in r)throw new Error(r.error);
return r.answer}}function Rp(e){let t=performance.now()+12;return async(n,s)=>(performance.now()>=t&&(await new Promise(
o=>setTimeout(o)),t=performance.now()+12),e.answer(n,s))}function Ip(e){try{return new Ti(e.content)}catch{return null}}
var Ti=class{#t;#e;constructor(t){this.#t=Cp(),this.#e=new Promise(n=>{this.#t.addEventListener("error",s=>{s.preventDefault(),
n(null)})}),this.#t.postMessage(t)}ask(t){let{port1:n,port2:s}=new MessageChannel,o=new Promise(r=>{n.onmessage=({data:i})=>{
n.close(),r(i)}});return this.#t.postMessage(t,[s]),Promise.race([this.#e,o])}};function Cp(){let e=document.querySelector(
"script[data-engine]")?.textContent;if(!e)return new Worker(new URL(Np,E),{type:"module"});let t=new Blob([e.replace(vp,
"")],{type:"text/javascript"});return new Worker(URL.createObjectURL(t))}function Pp(e){let t=new Promise((n,s)=>{e.addEventListener(
"abort",()=>s(e.reason),{once:!0})});return t.catch(()=>{}),t}var Hp={hours:["Moved by","All visits and the moment to predict move together."],visits:["Visit left out","One visit is \
left out at a time; the others keep the times and stays that the page shows, and the moment to predict stays."],heads:["\
Heads removed","Every set of heads is removed, on top of the changes already made."]},Wp="This network has too many head\
s to try every set, so each is removed alone.",Dp="cannot be left out: the answer is read at the last visit, and the one\
 before is missing or masked",Ni=e=>`${(100*e).toFixed(1)} %`,Qs=class{#t=null;constructor(t,n,s){this.body=n,this.explanations=
s,this.kind=_(t,"[data-kind]",HTMLSelectElement),this.button=_(t,"[data-run]",HTMLButtonElement),this.progress=_(t,"[dat\
a-progress]",HTMLProgressElement),this.meaning=_(t,"[data-meaning]"),this.failure=_(t,"[data-failure]"),this.summary=_(t,
"[data-summary]"),this.frame=_(t,"[data-frame]"),this.rows=_(t,"tbody"),this.row=_(t,"template",HTMLTemplateElement),this.
kind.addEventListener("change",()=>this.clear()),this.button.addEventListener("click",()=>this.#t?this.#n():this.#e())}clear(){
this.#s(),this.rows.replaceChildren(),this.summary.textContent="";for(let t of[this.meaning,this.failure,this.frame])t.hidden=
!0}async#e(){this.clear();let t=new AbortController;this.#t=t,this.button.textContent="Stop",this.progress.removeAttribute(
"value"),this.progress.hidden=!1;try{await this.explanations.prepare(),t.signal.throwIfAborted(),await this.#o(t.signal)}catch(n){
if(this.#t!==t)return;this.failure.textContent=Ve(n),this.failure.hidden=!1}this.#s()}#n(){let{value:t,max:n}=this.progress,
s=this.frame.hidden?"":` after ${t} of ${n} answers`;this.summary.textContent=`Stopped${s}.`,this.#s()}#s(){this.#t?.abort(),
this.#t=null,this.button.textContent="Run",this.progress.hidden=!0}async#o(t){let{model:n,obstacle:s}=this.explanations,
o=this.body();if(!n)throw new Error(`This browser cannot compute: ${s}`);if(!o)throw new Error("Enter a history of visit\
s first.");let r=this.kind.value,{prediction:i,variants:a}=n.sweep(r,o);if(!a.length)throw new Error("Every head is remo\
ved already.");this.#r(r,i,a);let{location:c}=i,l=[];await th(n,{location:c,variants:a},(h,u)=>{let m=(u?.probability??0)-
i.probability,f=!!u&&u?.prediction.location!==c;this.#c({variant:h,answer:u,change:m,differs:f,row:Wn(this.row)},l)},t),
this.summary.textContent=Bp(l)}#r(t,n,s){let[o,r]=Hp[t],i=s.every(({heads:a})=>a?.length===1);this.meaning.textContent=`${i?
Wp:r} The unchanged answer is ${Se({prediction:n})}.`,_(this.frame,"[data-changed]").textContent=o;for(let a of[this.meaning,
this.frame])a.hidden=!1;this.progress.max=s.length,this.progress.value=0}#c(t,n){jp(t);let s=n.findIndex(r=>Fp(t,r)),o=s<
0?n.length:s;this.rows.insertBefore(t.row,n[o]?.row??null),n.splice(o,0,t),this.progress.value+=1}};function Fp(e,t){let[
n,s]=[e.variant.heads,t.variant.heads];return!n||n.length!==s?.length?!1:Math.abs(e.change)>Math.abs(t.change)}function jp({
variant:e,answer:t,change:n,differs:s,row:o}){_(o,"th").textContent=Up(e);let r=_(o,".word");if(!t){r.textContent=Dp;return}
o.toggleAttribute("data-differs",s),r.textContent=s?Se(t):"the same";let i=_(o,".share");i.textContent=Ni(t.probability),
i.style.setProperty("--share",String(t.probability)),_(o,"[data-change]").textContent=eh(100*n,1)}function Up({hours:e=0,
visit:t,heads:n}){return t?`${t.sent+1} ${t.label}`:n?n.map(([s,o])=>`L${s} H${o}`).join(", ")||"none":`${eh(e,0)} h`}function Bp(e){
let t=e.flatMap(({answer:r})=>r?.probability??[]);if(!t.length)return"";let n=e.filter(({differs:r})=>r).length,[s,o]=[Math.
min(...t),Math.max(...t)];return`Another place leads in ${n} of ${t.length} rows. The probability of the unchanged answe\
r lies between ${Ni(s)} and ${Ni(o)}. Computed in this browser.`}function eh(e,t){let n=Math.abs(e).toFixed(t);return Number(
n)===0?n:`${e>0?"+":"−"}${n}`}var Gp={routine:"routine",habit:"a habit",errand:"an errand",consequence:"a consequence of the day's first stop"};function nh(e,t=n=>`\
visit ${n+1}`){let{cause:n,custom:s,expected_label:o}=e,r=Gp[s];if(!r)return"It was a free choice.";let i=e.decided_by.map(
t);e.decided_before&&i.push("visits before this history");let a=i.length?`, decided by ${i.join(" and ")}`:"";return n===
s?`It was ${r}${a}.`:`It should have been ${r}${a}: to ${o??"an unknown place"}. They chose otherwise.`}var Vp=5e-4,Yp=350,Kp=new Intl.DateTimeFormat("en-GB",{weekday:"short"}),Zs=class{shown=null;sent=[];#t=null;isDragging=!1;#e="";#n=null;#s=null;#o=!1;#r=0;#c=0;#i=new AbortController;constructor(t,n={}){
this.page=t,this.hooks=n,this.model=t.dataset.explore??"",this.changes=_(t,"[data-changes]"),this.answer=_(t,"[data-answ\
er]",HTMLOutputElement),this.badge=_(t,"[data-badge]"),this.engineChoice=ut(t,"[data-engine-choice]",HTMLSelectElement),
this.outcome=_(t,"[data-outcome]"),this.person=ut(t,"[data-person]",HTMLSelectElement),this.predictAt=_(t,"[data-predict\
-at]",HTMLInputElement),this.examples=_(t,"[data-examples]",HTMLSelectElement),this.failure=_(t,"[data-error]"),this.story=
_(t,"[data-story]"),this.staleNote=_(t,"[data-stale-note]"),this.suggestion=_(t,"[data-try]"),this.editor=new Js(_(t,"[d\
ata-editor]"),i=>{this.#f(),this.panel.followHistory(this.editor.visits),this.submitSoon(i?Yp:0)});let s=_(t,"[data-inte\
rventions]",HTMLDetailsElement);this.panel=new Ke(s,()=>this.submitSoon()),this.explanations=new Ye(this.model,ht().get(
"engine")),this.explanations.draws=n.draws??!1,this.explanations.sharesWeights=this.engineChoice!==null||!vt,this.engineChoice&&
(this.engineChoice.value=this.explanations.choice??"");let o=ut(t,"[data-sweeps]");this.sweeps=o&&new Qs(o,()=>this.shown&&
fe(this.shown),this.explanations),this.#h();let{explanations:r}=this;n.draws&&r.sharesWeights&&r.choice!=="server"&&r.prepare()}#h(){
let{page:t}=this;zl(_(t,"[data-combobox]"),n=>this.explanations.searchPlaces(n),n=>({label:n.label,note:n.category??""}),
n=>this.editor.add(n.notation)),this.suggestion.addEventListener("click",()=>{this.editor.visits=this.editor.text.placeholder,
this.submitSoon()});for(let n of["pointerdown","keydown","input"])_(t,"[data-editor]").addEventListener(n,()=>{this.#o=!0,
this.#u()},{once:!0});this.engineChoice?.addEventListener("change",()=>{this.explanations.choose(this.engineChoice?.value??
""),this.submitSoon()}),this.person?.addEventListener("change",()=>this.submitSoon()),this.predictAt.addEventListener("c\
hange",()=>this.submitSoon()),_(this.changes,"[data-undo]").addEventListener("click",()=>{this.panel.text="",this.submitSoon()}),
_(this.failure,"button").addEventListener("click",()=>{this.explanations.choose(this.explanations.choice),this.submitSoon()}),
Pn(()=>this.restore("keep"))}get exampleHistories(){return this.#s??=this.#_(),this.#s}get fields(){return{visits:this.editor.
visits,user:this.person?.value??"",predict_at:this.predictAt.value.trim(),top_k:this.#e,interventions:this.panel.text}}markVisits(t){
this.editor.mark(t.flatMap(n=>this.sent[n]??[]))}take({visits:t,user:n,predict_at:s,interventions:o}){this.#f(),this.editor.
visits=t,this.predictAt.value=s,this.panel.text=o,Te(this.person,n),this.panel.followHistory(t),this.submitSoon()}get interventions(){
return Object(Kt(this.panel.text||"{}"))}set interventions(t){this.panel.text=Object.keys(t).length?JSON.stringify(t):"",
this.panel.followHistory(this.editor.visits),this.submitSoon()}submitSoon(t=0){clearTimeout(this.#c),this.#c=setTimeout(
()=>{this.#a(fe(this.fields),this.isDragging?"keep":"push")},t)}async#a(t,n){clearTimeout(this.#c),this.#c=0,this.#r+=1;
let s=this.#r;this.#i.abort(),this.#i=new AbortController,this.page.setAttribute("aria-busy","true");try{let o="interven\
tions"in t&&!!t.interventions,[r,i]=await Promise.all([this.#l(t),o?this.#l({...t,interventions:null}):null]);if(s!==this.#r)
return;this.#p(r,i,t,n),this.#u()}catch(o){if(o instanceof gt&&s===this.#r)this.#m(o.problems);else if(!rs(o)&&!(o instanceof
gt))throw o}finally{s===this.#r&&this.page.removeAttribute("aria-busy")}}#l(t){return this.explanations.explain(t,this.#i.
signal)}async#u(){let{engineChoice:t,explanations:n}=this;if(!t)return;(this.#o||this.hooks.draws||n.choice==="browser")&&
n.choice!=="server"&&await n.prepare();let o=this.#t!==null&&!("tensors"in this.#t),r=this.#c!==0||this.page.hasAttribute(
"aria-busy");this.hooks.draws&&o&&this.shown&&!r&&this.#a(fe(this.shown),"keep");let i=_(this.page,"[data-engine-obstacl\
e]");i.textContent=n.obstacle&&`This browser cannot compute: ${n.obstacle}`,i.hidden=!n.obstacle}#p(t,n,s,o){if("record"in
s&&(this.editor.visits=t.notation??"",this.predictAt.value=t.predict_at.replace("T"," "),t.notation===null)){this.#m([{where:"\
visits",message:"This record contradicts itself and cannot be written as visits.",suggestions:[]}]);return}this.sent=t.visits.
map(a=>a.sent);let r=[...t.visits].sort((a,c)=>a.sent-c.sent);if(this.editor.show(r),this.#w(r,t.predict_at),this.panel.
show(r,this.sent),this.panel.followHistory(this.editor.visits),Te(this.person,t.user),this.person){let a=this.person.selectedOptions[0]?.
textContent??"";_(this.page,'[data-printed="person"]').textContent=a}this.#m([]),this.predictAt.placeholder=t.predict_at.
replace("T"," "),Oe(this.answer,t),this.badge.textContent=t.engine==="browser"?"computed in this browser":"computed by t\
he server";let i={...this.fields,visits:t.notation??""};this.shown=i,this.#t=t,this.#g(i,t),this.#M(i,t,n),this.hooks.shown?.(
i,t,i.interventions?n:null),this.suggestion.hidden=!0,this.sweeps?.clear(),this.page.dataset.ready="true",this.updateAddress(
o)}#w(t,n){let s=J(this.editor.rows,":scope > [data-visit]");for(let[o,r]of s.entries()){let i=t[o];if(!i?.arrival)continue;
let a={day:Kp.format(new Date(i.arrival)),time:i.arrival.split("T")[1]??"",stay:`${i.duration_minutes} min`};for(let[c,l]of Object.
entries(a)){let h=_(r,`[data-read="${c}"]`);h.textContent=l,h.toggleAttribute("data-filled-in",i.filled_in.includes(c))}}
_(this.page,'[data-printed="predict-at"]').textContent=n.replace("T"," ")}async#g(t,n){let s=n.unknown_probability,o=s<Vp?
[]:[`Somewhere unknown to the model: ${(100*s).toFixed(1)} %.`],r=(await this.exampleHistories).find(({visits:i,predict_at:a,
user:c})=>i===t.visits&&a===n.predict_at&&(c===n.user||this.person===null));this.shown===t&&(this.hooks.recognised?.(r,t),
r&&o.push(qp(r,n.location_probabilities.final)),this.outcome.textContent=o.join(" "),this.outcome.hidden=o.length===0)}#M(t,n,s){
let{changes:o}=this;if(o.hidden=!s||!t.interventions,!s||!t.interventions)return;_(o,"[data-what]").textContent=as(JSON.
parse(t.interventions)),_(o,"[data-before]").textContent=Se(s),_(o,"[data-after]").textContent=Se(n);let r=s.prediction.
location===n.prediction.location;_(o,"[data-verdict]").textContent=r?"The most probable place stays the same.":"The most\
 probable place is another one."}#m(t){let n=({where:r})=>r.startsWith("interventions");this.#y(this.person,t,"user"),this.#y(
this.predictAt,t,"predict_at");let s=t.filter(r=>r.where==="");this.failure.hidden=s.length===0,_(this.failure,"span").textContent=
s.map(r=>r.message).join(" "),this.panel.showProblems(t.filter(n)),this.editor.showProblems(t.filter(r=>r.where!==""&&!(r.
where==="user"&&this.person)&&r.where!=="predict_at"&&!n(r))),t.length>s.length&&this.hooks.refused?.();let o=t.length>0&&
this.shown!==null;this.staleNote.hidden=!o,this.story.toggleAttribute("data-stale",o)}#y(t,n,s){if(!t)return;let o=n.filter(
i=>i.where===s).map(i=>i.message),r=_(this.page,`#${t.getAttribute("aria-errormessage")}`);r.textContent=o.join(" "),r.hidden=
o.length===0,t.setAttribute("aria-invalid",String(o.length>0))}comparisonOf(t){let{model:n}=this,s=t.interventions?JSON.
stringify({model:n,interventions:null}):null;return Ht({model:n,...t,top_k:null,against:s})}updateAddress(t){if(t==="kee\
p"||this.shown===null)return;let{choice:n}=this.explanations,s=this.engineChoice?n:null,o=Ht({...this.shown,engine:s,...this.
hooks.options?.()});Hn(o,t)}async restore(t){this.#n=null,this.examples.value="";let n=ht(),s=n.get("top_k")??"";this.#e=
/^([1-9]\d?|100)$/.test(s)?s:"",this.editor.visits=n.get("visits")??"",this.predictAt.value=n.get("predict_at")??"",this.
panel.text=n.get("interventions")??"",Te(this.person,n.get("user")),this.hooks.restored?.(n);let o=n.get("record");n.has(
"visits")?await this.#a(fe(this.fields),t):o!==null?await this.#a({record:Kt(o)},"replace"):await this.#x(n.get("user"))}async#x(t){
let n=await this.exampleHistories,s=n.find(o=>t&&String(o.user)===this.person?.value)??n[0];s?(this.#d(s,n),await this.#a(
fe(this.fields),"replace")):this.#$()}#$(){clearTimeout(this.#c),this.#i.abort(),this.#r+=1,this.page.removeAttribute("a\
ria-busy"),this.shown=null,this.editor.show([]),this.#m([]),Oe(this.answer,null),this.outcome.hidden=!0,this.suggestion.
hidden=!1,this.sweeps?.clear(),this.changes.hidden=!0,this.hooks.cleared?.()}#f(){this.examples.value="",!(!this.#n||this.
editor.visits.trim().endsWith(this.#n.end))&&(this.predictAt.value===this.#n.predictAt&&(this.predictAt.value=""),this.#n=
null)}async#_(){let{examples:t}=this;try{let n=await cs(this.model);t.append(...n.map((o,r)=>new Option(o.title,String(r))));
let s=t.closest("[data-field]");return s.hidden=n.length===0,t.addEventListener("change",()=>{let o=t.value&&n[Number(t.
value)];o&&(this.#d(o,n),this.#a(fe(this.fields),"push"))}),n}catch{return[]}}#d(t,n){this.examples.value=String(n.indexOf(
t)),this.editor.visits=t.visits,this.panel.followHistory(t.visits),this.predictAt.value=t.predict_at.replace("T"," ");let s=t.
visits.split(",").at(-1)?.trim()??"";this.#n={predictAt:this.predictAt.value,end:s},Te(this.person,t.user)}};function qp({
target:e,target_label:t,reason:n},s){if(e===void 0)return"";if(e===null)return"The model drew this history itself: nothi\
ng really happened next.";let o=n?` ${nh(n)}`:"",r=s.findIndex(({location:c})=>c===e);if(r===0)return`The prediction is \
right: that is where the person went.${o}`;let i=s[r],a=i?`number ${r+1} with ${(100*i.probability).toFixed(1)} %`:`whic\
h is not among the ${s.length} most probable places`;return`The person went to ${t}, ${a}.${o}`}function fe({visits:e,user:t,
predict_at:n,top_k:s,interventions:o}){return{visits:e,user:t||null,predict_at:n||null,...s&&{top_k:Number(s)},...o&&{interventions:Kt(
o)}}}function sh(e,t){return Ae(e).map(({key:n,text:s})=>{let o=document.createElement("li"),r=document.createElement("button");
return r.type="button",r.textContent=`${s} ×`,r.title="Take this change back",r.addEventListener("click",()=>{t(Object.
fromEntries(Object.entries(e).filter(([i])=>i!==n)))}),o.append(r),o})}function oh(e){let t=()=>J(e,"details[data-menu][open]",HTMLDetailsElement);document.addEventListener("pointerdown",({target:n})=>{
for(let s of t())n instanceof Node&&s.contains(n)||(s.open=!1)}),document.addEventListener("keydown",n=>{let[s]=t();n.key!==
"Escape"||!s||(n.stopImmediatePropagation(),s.open=!1,_(s,"summary").focus())},{capture:!0})}function ih(e,t,{title:n,origin:s}){let o=e.slice(e.indexOf(",")+1);if(t==="svg")return zp(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[rh("Title",n),rh("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function zp(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",t),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function rh(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,Xp(n)),s.buffer}function Xp(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}async function vi({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await Jp(e))}`}async function ah(e,t){let n=new Image;
n.src=await vi(e),await n.decode();let s=document.createElement("canvas");s.width=Math.round(e.width*t),s.height=Math.round(
e.height*t);let o=s.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function Jp(e){let t=await Qp();return t&&e.replace("<title>",()=>`\
<style>${t}</style><title>`)||e}async function Qp(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await Zp(n,e.href??document.baseURI)})}`}}catch{}
return""}async function Zp(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return`data:font/woff2\
;base64,${wn(new Uint8Array(await n.arrayBuffer()))}`}var tg=2;async function ch(e,t,{title:n,origin:s,name:o}){let r=t==="png",i=await(r?ah(e,tg):vi(e)),a=ih(i,r?"png":"svg",
{title:n,origin:s}),c=document.createElement("a");c.href=URL.createObjectURL(a),c.download=`${o}-network.${t}`,c.click(),
URL.revokeObjectURL(c.href)}var lh=["story","explore","everything"],mh="pointerscope-depth",hh="pointerscope-visits-as",eg="textarea, input:not([typ\
e=radio], [type=checkbox], [type=range])",to=class{#t=null;#e=null;#n=[];#s=[];#o=null;#r=null;#c=0;#i=ht().get("open");constructor(t){
this.page=t,this.sheet=new qe(t,()=>t.dataset.depth==="everything"),this.bar=_(t,"[data-bar]"),this.undo=_(t,"[data-undo\
-step]",HTMLButtonElement),this.redo=_(t,"[data-redo-step]",HTMLButtonElement),this.picture=new an(_(t,"[data-network]"),
{act:n=>this.#p(n),edit:n=>this.#w(n),whatIf:n=>this.#M(n),more:(n,s)=>this.#_(n,s),pointed:n=>this.pointed(n),covered:()=>Math.
max(...[".above",".answer-bar"].map(n=>_(t,n).getBoundingClientRect().bottom)),opened:n=>{this.#i=n,this.#t?.updateAddress(
"replace")}}),this.#h(),this.#k(fh(hh)==="text"?"text":"list"),this.#d(ng(t))}pointed=()=>{};depthChanged=()=>{};get options(){
let{depth:t=""}=this.page.dataset;return{depth:t==="explore"?void 0:t,open:this.#i??void 0}}follow(t){this.#t=t}showInputs(){
this.page.dataset.depth!=="everything"&&this.sheet.show(!0),this.#k("text")}#h(){let{page:t}=this;for(let s of J(t,"inpu\
t[name=depth]",HTMLInputElement))s.addEventListener("change",()=>{uh(mh,s.value),this.#d(s.value),this.#t?.updateAddress(
"replace")});for(let s of J(t,"input[name=visits-as]",HTMLInputElement))s.addEventListener("change",()=>{uh(hh,s.value),
this.#k(s.value)});this.undo.addEventListener("click",()=>this.#f(this.#n,this.#s)),this.redo.addEventListener("click",()=>this.#f(
this.#s,this.#n)),_(t,"[data-as-learned]").addEventListener("click",()=>this.#g({})),_(t,"[data-present]").addEventListener(
"click",()=>{_(t,"[data-stage]").requestFullscreen()}),oh(t);let n=_(t,"[data-share]",HTMLButtonElement);n.addEventListener(
"click",()=>qs(n));for(let s of J(t,"[data-save]",HTMLButtonElement))s.addEventListener("click",()=>this.#E(s.dataset.save??
""));document.addEventListener("keydown",s=>this.#a(s)),document.addEventListener("pointerscope:server",()=>{t.toggleAttribute(
"data-server-silent",!os.answers)})}#a(t){if(t.target instanceof Element&&t.target.closest(eg)||!(t.ctrlKey||t.metaKey))
return;let s=t.key.toLowerCase();s!=="z"&&s!=="y"||(t.preventDefault(),s==="y"||t.shiftKey?this.#f(this.#s,this.#n):this.#f(
this.#n,this.#s))}show(t,n,s){if(this.#x(t),this.#u(t),!("tensors"in n))return;let o=this.#o!==null&&this.#o.notation!==
n.notation,r=s&&"tensors"in s?s:null;this.#r=r??(o?this.#o:null),this.#o=n,this.#l(r?"As learned":"Before this change"),
this.picture.happened=null,this.picture.show(n,this.#r),this.#i&&this.picture.open(this.#i),this.page.dataset.drawn="tru\
e",this.page.dataset.depth==="story"&&!this.#i&&!this.picture.player.isOpen&&this.picture.player.play()}recognise(t){let n=_(
this.bar,"[data-happened]");if(n.hidden=typeof t?.target!="number",typeof t?.target!="number"||!this.#o)return;let s=this.#o.
prediction.location===t.target;_(n,"[data-happened-place]").textContent=`${s?"✓ ":""}${t.target_label??""}`,this.picture.
happened=t.target,this.picture.show(this.#o,this.#r)}#l(t){let n=_(this.bar,"[data-was]");if(n.hidden=this.#r===null,!this.#r||
!this.#o)return;let{value:s,change:o,isMore:r}=ic(this.#o,this.#r);_(n,"[data-was-name]").textContent=t,_(n,"[data-was-v\
alue]").textContent=s;let i=_(n,"[data-was-change]");i.textContent=o,i.className=r?"more":"less"}#u({interventions:t}){let n=_(
this.page,"[data-changed]"),s=JSON.parse(t||"{}"),o=sh(s,r=>this.#g(r));_(n,"ul").replaceChildren(...o),n.hidden=o.length===
0}#p(t){if(!this.#t||!this.#o)return;let n=_r(this.#t.interventions,t,this.#o);this.#g(n,!("isDone"in t)||t.isDone)}#w(t){
let n=this.#t;if(!n)return;n.isDragging=!t.isDone;let{sent:s,editor:o}=n,r=s[t.visit]??0;t.kind==="move"?t.by!==0?o.move(
r,(s[t.visit+t.by]??0)-r):n.submitSoon():t.kind==="time"?o.setTime(r,t.minutes):o.setStay(r,t.minutes)}#g(t,n=!0){n?this.#t&&
(this.#t.interventions=t):this.#y(t)}#M(t){let{interventions:n}=this.#t??{};return!n||!this.#o?null:this.#m(_r(n,t,this.#o))}#m(t){
let{explanations:n,shown:s}=this.#t??{};return!n?.isInBrowser||!n.model||!s?null:n.model.trace({...fe(s),interventions:t})}#y(t){
cancelAnimationFrame(this.#c),this.#c=requestAnimationFrame(()=>{let n=this.#m(t),s=this.#r?.notation!==this.#o?.notation;
n&&this.picture.show(n,s?this.#o:this.#r)})}#x(t){if(this.#t?.isDragging&&this.#e)return;this.#e&&JSON.stringify(this.#e)!==
JSON.stringify(t)&&this.#e&&(this.#n.push(this.#e),this.#s.length=0),this.#e=t,this.#$()}#$(){this.undo.disabled=this.#n.
length===0,this.redo.disabled=this.#s.length===0}#f(t,n){let s=t.pop();!s||!this.#e||(n.push(this.#e),this.#e=s,this.#t?.
take(s),this.#$())}#_(t,n){let s=this.page.querySelector(`[data-story] pointer-view[view="${CSS.escape(t)}"]`);if(!s)return;
for(let[r,i]of Object.entries(n))i!==null&&s.setAttribute(r,i);this.#d("everything"),this.#t?.updateAddress("replace");let o=s.
closest("details");o&&(o.open=!0),s.scrollIntoView()}#d(t){this.page.dataset.depth=t,_(this.page,`input[name=depth][valu\
e=${t}]`,HTMLInputElement).checked=!0,this.sheet.toggle(!1),t==="story"&&this.#o?this.picture.player.play():this.picture.
player.close(),this.depthChanged()}#k(t){this.page.dataset.visitsAs=t,_(this.page,`input[name=visits-as][value=${t}]`,HTMLInputElement).
checked=!0}#E(t){let n=`${this.#t?.answer.textContent??""} · ${_(this.page,".model-name").textContent}`,{past:s,changes:o}=this.#S,
r=[n,[o,s].filter(Boolean).join(" ")].filter(Boolean),{explore:i="model"}=this.page.dataset;ch(this.picture.file({title:n,
lines:r}),t,{title:n,origin:location.href,name:i}),_(this.page,"details[data-export]",HTMLDetailsElement).open=!1}get#S(){
let t=this.#t?.interventions??{},n=_(this.bar,"[data-was]"),s=o=>_(n,`[data-was-${o}]`).textContent;return{changes:Object.
keys(t).length?as(t):"",past:n.hidden?"":`${s("name")}: ${s("value")}.`}}};function ng(e){let t=ht().get("depth");if(t&&
lh.includes(t))return t;let n=location.hash.slice(1);if(n&&!n.includes("=")&&e.querySelector(`[data-story] [id="${CSS.escape(
n)}"]`))return"everything";let s=fh(mh);return lh.includes(s)?s:"explore"}function fh(e){try{return localStorage.getItem(
e)??""}catch{return""}}function uh(e,t){try{localStorage.setItem(e,t)}catch{}}var Cn=e=>`${(100*e).toFixed(1)} %`,dh=({name:e,location:t})=>e??`#${t}`;function ph(e){let{location_probabilities:t,gate:n,
unknown_probability:s}=e,{pointer:o,final:r}=t,i=r.reduce((c,{probability:l})=>c-l,1-s),a=new Map((o??[]).map(c=>[c.location,
c.probability]));return{columns:["Place","Probability","from the pointer","from the generation head"],rows:[...r.map(c=>{
let l=n.value*(a.get(c.location)??0),h=[c.probability,l,c.probability-l];return[dh(c),...h.map(Cn)]}),["all other known \
places",Cn(Math.max(0,i)),"",""],["somewhere unknown",Cn(s),"",""]]}}function gh(e,t,n){let[s,o]=[e,t].map(({location_probabilities:{
final:i}})=>new Map(i.map(a=>[dh(a),a.probability]))),r=[...s??[]].flatMap(([i,a])=>{let c=o?.get(i);return c===void 0?[]:
[{name:i,probability:a,other:c,difference:a-c}]});return r.sort((i,a)=>Math.abs(a.difference)-Math.abs(i.difference)),{columns:[
"Place","First","Second","First minus second"],rows:r.slice(0,n).map(({name:i,probability:a,other:c,difference:l})=>{let u=`${l<
0?"−":"+"}${Math.abs(100*l).toFixed(1)} points`;return[i,Cn(a),Cn(c),u]})}}var sg=12;function og(e){let t=_(e,"[data-places]"),n=_(e,"[data-gate]"),s=_(document,"[data-compare]",HTMLAnchorElement),
o=new to(e),r=new Zs(e,{draws:!0,shown(i,a,c){o.show(i,a,c),t.replaceChildren(Nn(ph(a)));let{value:l,learned:h}=a.gate,u=f=>`${(100*
f).toFixed(1)} %`;n.textContent=`Gate ${l.toFixed(3)}${h?"":" (not learned)"}: the answer is ${u(l)} of the pointer's di\
stribution and ${u(1-l)} of the generation head's.`;let m=r.comparisonOf(i);m.set("page","compare"),s.hash=m.toString()},
options:()=>o.options,refused:()=>o.showInputs(),recognised(i,a){o.recognise(i);let c=ut(e,"[data-charts]");if(!c)return;
let l=i;c.hidden=!l?.page||a.interventions!=="",_(c,"a",HTMLAnchorElement).href=l?.page??""}});o.follow(r),o.pointed=i=>r.
markVisits(i),r.restore("keep")}function rg(e){let t=J(document,"template[data-side-of]",HTMLTemplateElement),n=_(e,"[da\
ta-difference]"),s=_(e,"[data-same-answers]"),o=ht(),r=(u,m,f)=>{let d=t.find(({dataset:y})=>y.sideOf===m)??f;if(!d)throw new Error(
"The page has no model.");return _(d.content,`[data-side="${u}"]`).cloneNode(!0)},[i,a=i]=t;_(e,"[data-sides]").replaceChildren(
r("a",o.get("model"),i),r("b",us(o.get("against")).model??o.get("model"),a));let c=ut(document,"[data-explore-link]",HTMLAnchorElement),
l=new zs(e),h=new hs(e,{asked(u){c&&(c.hash=Ht({page:"explore",...u}).toString())},options:()=>({page:"compare",...l.options}),
restored:u=>l.restore(u),refused:u=>l.showProblem(u),answered(u,m){l.show(u,m);let f=u&&m&&gh(u,m,sg);s.hidden=!f||!ig(u,
m),f?f.rows.length?n.replaceChildren(Nn(f)):n.textContent="The two models know no place of the same name.":n.replaceChildren()}});
l.follow(h),h.restore()}function ig(e,t){let[n,s]=[e,t].map(({location_probabilities:{final:o}})=>JSON.stringify(o));return n===
s}var Li=new Map;for(let[e,t]of[["[data-explore]",og],["[data-compare-page]",rg]]){let n=ut(document,e);n&&Li.set(n,t)}function yh(){
for(let[e,t]of Li)e.hidden||(Li.delete(e),t(e))}yh();window.addEventListener("hashchange",yh);})();
