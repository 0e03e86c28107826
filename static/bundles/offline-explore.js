(()=>{var sh=Object.defineProperty;var _i=(e,t)=>{for(var n in t)sh(e,n,{get:t[n],enumerable:!0})};var{currentScript:Ei}=document,oh=Ei instanceof HTMLScriptElement?Ei.src:"",E=new URL("static/js/",oh||document.baseURI).
href;(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: light",
dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,o=document.documentElement,r=matchMedia("(prefers-color-scheme: \
dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(e)}catch{
return null}};function h(g){return typeof g=="string"&&Object.hasOwn(t,g)}let u=g=>{let b=s.exec(g??""),x=b?b[1]??"auto":
g;o.toggleAttribute("data-transparent",b!==null),h(x)?o.dataset.askedTheme=g??"":delete o.dataset.askedTheme,a=[x,o.dataset.
firstTheme,l()].find(h)??"auto"},m=()=>{let g=new URL(location.href);g.searchParams.delete("theme"),delete o.dataset.askedTheme,
g.search!==location.search&&history.replaceState(history.state,"",g)},d=()=>{let g=document.querySelector("[data-theme-b\
utton]");return g instanceof HTMLElement?g:null},f=()=>{let g=d();g&&(g.textContent=n[a]);let b=a==="auto"?r.matches?"da\
rk":"light":a;c||o.dataset.theme===b||(o.dataset.theme=b,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
y=({type:g})=>{document.querySelector(".deck")||(c=g==="beforeprint",c?o.dataset.theme="light":f())};u(i),f();for(let g of[
"beforeprint","afterprint"])window.addEventListener(g,y);r.addEventListener("change",f),document.addEventListener("point\
erscope:choose-theme",({detail:g})=>{(g===null||h(g)||s.test(g))&&u(g??i),f()}),document.addEventListener("DOMContentLoa\
ded",()=>{let g=d();g&&(g.hidden=!1,f(),g.addEventListener("click",()=>{a=t[a],m();try{localStorage.setItem(e,a)}catch{}
f()}))})})();var Ai="exported"in document.documentElement.dataset,Xs=ut().toString();function ut(){let e=location.hash.slice(1);return new URLSearchParams(
Ai&&e.includes("=")?e:location.search)}function On(e){window.addEventListener("popstate",()=>{let t=ut().toString();t!==
Xs&&(Xs=t,e())})}function rh(e){let t=new URL(location.href),n=t.searchParams.get("theme"),s=new URLSearchParams(n?{theme:n}:
{});return Ai?(t.search=s.toString(),t.hash=e.toString()):(t.search=new URLSearchParams([...e,...s]).toString(),t.hash=""),
t}function Yt(e){try{return JSON.parse(e)}catch{return e}}function Tn(e,t){let n=rh(e);n.href!==location.href&&(t==="pus\
h"?history.pushState(null,"",n):history.replaceState(null,"",n),Xs=ut().toString())}function _(e,t,n){let s=mt(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function mt(e,t,n){
let s=e.querySelector(t);return s&&Si(s,n)?s:null}function J(e,t,n){return[...e.querySelectorAll(t)].filter(s=>Si(s,n))}function me({target:e}){return e}function en({target:e}){return e}function Nn(e){return _(e.content.cloneNode(!0),"*")}function Si(e,t){
return e instanceof(t??HTMLElement)}var yr={};_i(yr,{BrowserModel:()=>gr});var ih=uh();function pt(e){return{values:new Float32Array(e.reduce((t,n)=>t*n,1)),shape:e}}function vn(e,t){return{values:e.
values.map((n,s)=>n+t.values[s]),shape:e.shape}}function fe(e,t,n){return Js(e,t,n.values)}function Js({values:e,shape:t},{
values:n,shape:[s,o]},r){let i=pt([...t.slice(0,-1),s]),{values:a}=i,c=l=>n.subarray(l*o,(l+1)*o);for(let l=0;l<s;l+=4){
let h=Math.min(l+1,s-1),u=Math.min(l+2,s-1),m=Math.min(l+3,s-1),[d,f,y,g]=[c(l),c(h),c(u),c(m)];for(let b=0,x=0;b<e.length;b+=
o,x+=s){let w=r[l],$=r[h],M=r[u],N=r[m];for(let k=0;k<o;k++){let A=e[b+k];w+=A*d[k],$+=A*f[k],M+=A*y[k],N+=A*g[k]}a[x+l]=
w,a[x+h]=$,a[x+u]=M,a[x+m]=N}}return i}function Oi({values:e,shape:t},{values:n},{values:s}){let o=n.length,r=pt(t),i=pt(
t.slice(0,-1)),a=pt(t.slice(0,-1));for(let c=0;c<e.length/o;c++){let l=c*o,h=0;for(let f=0;f<o;f++)h+=e[l+f];let u=h/o,m=0;
for(let f=0;f<o;f++)m+=(e[l+f]-u)**2;let d=1/Math.sqrt(m/o+1e-5);for(let f=0;f<o;f++)r.values[l+f]=(e[l+f]-u)*d*n[f]+s[f];
i.values[c]=u,a.values[c]=d}return{normed:r,mean:i,reciprocal_deviation:a}}function Ln({values:e,shape:t},n=1){if(!(n>0&&
n<Number.POSITIVE_INFINITY))throw new RangeError(`The temperature must be a positive number, not ${n}.`);let s=pt(t),o=t[t.
length-1];for(let r=0;r<e.length;r+=o){let i=r+o,a=Number.NEGATIVE_INFINITY;for(let l=r;l<i;l++)a=Math.max(a,e[l]);let c=0;
for(let l=r;l<i;l++)s.values[l]=Math.exp((e[l]-a)/n),c+=s.values[l];for(let l=r;l<i;l++)s.values[l]/=c}return s}function Qs(e,t){
if(!t)return e;let n=(s,o)=>t[o%t.length]?s:Number.NEGATIVE_INFINITY;return{values:e.values.map(n),shape:e.shape}}function ah(e,t){
return{values:e.values.map(n=>n/Math.sqrt(t)),shape:e.shape}}function Ti(e,t,n=!0){let[s,o]=t.shape;return Js(n?ah(e,o):
e,t,new Float32Array(s))}function ch(e,t){let[n,s]=t.shape,o=pt([s,n]);for(let r=0;r<n*s;r++)o.values[r%s*n+Math.floor(r/
s)]=t.values[r];return Js(e,o,new Float32Array(s))}function Ni(e,t,n,{mask:s,temperature:o,scaled:r}){let i=Qs(Ti(e,t,r),
s),a=Ln(i,o);return{scores:i,weights:a,outputs:ch(a,n)}}function vi({values:e,shape:t}){let n=pt(t);for(let s=0;s<e.length;s++)
n.values[s]=.5*e[s]*(1+hh(e[s]*Math.SQRT1_2));return n}function Li(e,t,n,s,o){let r=fe(e,t,n),i=vi(r);return{pre:r,hidden:i,
out:fe(i,s,o)}}function Ri(e,t,n=!0){return Ti(e,t,n)}function Ii(e,t){return vn(e,t)}function Ci(e,t,n){let s=pt([n]);return e.
values.forEach((o,r)=>{s.values[t[r]]+=o}),s}function Pi(e,t,n,s,o){let r=vi(fe(e,t,n)),i={values:fe(r,s,o).values,shape:[]};
return{hidden:r,logit:i,value:lh(i)}}function lh({values:e,shape:t}){return{values:e.map(n=>1/(1+Math.exp(-n))),shape:t}}
function Hi({values:e},t,n){let s=(o,r)=>e[0]*o+(1-e[0])*n.values[r];return{values:t.values.map(s),shape:t.shape}}function Zs({
values:e}){return e.reduce((t,n)=>t-(n?n*Math.log(n):0),0)}function Wi(e){return Math.exp(Zs(e))}function hh(e){let t=Math.
abs(e);if(!(t<6))return Math.sign(e);let n=Math.round(t*16);return Math.sign(e)*Fi(ih,n*10,t-n/16)}function uh(){let e=new Float64Array(
970),t=0;for(let n=0;n<e.length;n+=10){let s=n/10/16;e[n]=t;let o=0,r=2/Math.sqrt(Math.PI)*Math.exp(-s*s);for(let i=1;i<
10;i++)e[n+i]=r/i,[o,r]=[r,-2*(s*r+o)/i];t=Fi(e,n,1/16)}return e}function Fi(e,t,n){let s=0;for(let o=9;o>=0;o--)s=s*n+e[t+
o];return s}var de=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var Di=[1900,2200],ji=`,@+#"
\r`,Ui=/^(?:[0-9]{1,5})$/,Bi=/^(?:#[0-9]{1,9})$/,Gi=/[0-9]:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)? *([Zz]|[+-] *[0-9]{2}(:?[0-9]{2})?)$/,
Vi=/([0-9]:[0-9]{2}):[0-9]{2}([.][0-9]+)?$/,to=/^(?:((?<weekday>[A-Za-z]{3,9}) +|(?<date>[0-9]{4}-[0-9]{2}-[0-9]{2})[ Tt]+)?(?<hour>[0-9]{1,2}):(?<minute>[0-9]{2}))$/,
Kt=1,Lt=2,qt=5,eo=100,Yi=100,Ki=3,Rn=.75,no=85,so=60,qi=/[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g,
zi=/[\u0300-\u036f]+/g,Xi={æ:"ae",œ:"oe",ø:"o",ð:"d",đ:"d",þ:"th",ħ:"h",ı:"i",ł:"l"},nn=20773,Ji=480,Qi=60,Le=15,
zt=30,In=96,Cn=7,pe=8,ge=99,Zi=100,ta=36500,ea=["user","time","weekday","recency","duration","position_from_end","sinuso\
idal","attention","pointer","position_bias","generation","gate"],na=60,sa=[-12,-11,-10,-9,-8,-7,-6,-5,-4,-3,-2,-1,0,1,2,
3,4,5,6,7,8,9,10,11],oo=`	
\v\f\r              \u2028\u2029  　`;var ct=e=>Math.floor(e/1440),Et=e=>e-ct(e)*1440,Xt=e=>ye(e+3,7),ye=(e,t)=>(e%t+t)%t,sn=e=>new Date(e*864e5).toISOString().
slice(0,10),Pn=e=>[Math.floor(e/60),e%60].map(t=>String(t).padStart(2,"0")).join(":");function oa(e){let t=Date.parse(`${e}\
T00:00Z`)/864e5;return e>="0001"&&!Number.isNaN(t)&&sn(t)===e?t:null}function ro(e,t,n){return{locations:e.map(s=>s.location),user:t,weekdays:e.map(s=>Xt(ct(s.arrival))),startMinutes:e.map(
s=>Et(s.arrival)),durations:e.map(s=>s.duration),daysBefore:e.map(s=>ct(n)-ct(s.arrival))}}function ra({locations:e,weekdays:t,
startMinutes:n,durations:s,daysBefore:o}){let i=nn+ye(t.at(-1)??0,7)+(o.at(-1)??0);return e.map((a,c)=>({location:a,arrival:(i-
(o[c]??0))*1440+(n[c]??0),duration:s[c]??0,filledIn:[]}))}function Hn(e,t){let n=s=>t.map(o=>s[o]??0);return{locations:n(
e.locations),user:e.user,weekdays:n(e.weekdays),startMinutes:n(e.startMinutes),durations:n(e.durations),daysBefore:n(e.daysBefore)}}
function ia(e,t){let n=e.locations.length,s=(o,r,i)=>Int32Array.from(o,a=>Math.min(Math.max(Math.floor(a/r),0),i));return{
locations:Int32Array.from(e.locations),user:e.user,time:s(e.startMinutes,Le,In),weekday:s(e.weekdays,1,Cn),recency:s(e.daysBefore,
1,pe),duration:s(e.durations,zt,ge),positionFromEnd:Int32Array.from(e.locations,(o,r)=>Math.min(n-r,t-1))}}var Jt={};_i(Jt,{ALTERNATIVES:()=>No,CHANGES_NOT_JSON:()=>aa,CLOSE_PERSON:()=>Oo,CLOSE_PLACE:()=>Mo,COLUMN_LENGTH:()=>Fo,
DATE_OUT_OF_RANGE:()=>yo,EVERY_VISIT_MASKED:()=>Yo,FORM_ERRORS:()=>dh,GATE_AND_ONLY:()=>Bo,LAST_VISIT_MASKED:()=>Ko,LEFT_OUT:()=>vo,
LONE_SURROGATE:()=>an,MOMENT_TOO_LONG:()=>ho,NOTHING_TO_BLEND:()=>Xo,NOT_AN_ID:()=>lo,NOT_AN_OBJECT:()=>fh,NOT_AN_ORDER:()=>Go,
NOT_A_DATE:()=>go,NOT_A_DAY:()=>po,NOT_A_LIST:()=>Wn,NOT_A_MOMENT:()=>mo,NOT_A_NUMBER:()=>sr,NOT_A_STAY:()=>bo,NOT_A_TIME:()=>fo,
NOT_A_VISIT:()=>io,NOT_A_WHOLE_NUMBER:()=>or,NOT_FINITE:()=>Qo,NOT_ONE_PLACE:()=>mh,NOT_PLAIN_JSON:()=>Zo,NO_HEAD:()=>qo,
NO_HISTORY:()=>Lo,NO_LAYER:()=>zo,NO_LOCATION:()=>wo,NO_PEOPLE:()=>So,NO_PERSON_ID:()=>_o,NO_PLACE:()=>on,NO_PLACE_NAMES:()=>ko,
NO_SUCH_PERSON:()=>Ao,NO_SUCH_PLACE:()=>$o,NO_VISITS:()=>Io,NO_VISIT_TO_MASK:()=>Vo,NUMBER_RANGE:()=>nr,OUT_OF_RANGE:()=>Do,
PARAMETER_NOT_JSON:()=>ca,PARTS:()=>Jo,PERSON:()=>To,PREDICTION_TOO_EARLY:()=>Ho,RECORD_OUT_OF_ORDER:()=>Uo,RECORD_WITH_USER:()=>Wo,
SEMICOLON:()=>rn,SEVERAL_PEOPLE:()=>Eo,SEVERAL_PLACES:()=>xo,SEVERAL_USERS:()=>jo,TIME_ZONE:()=>uo,TOO_MANY_VISITS:()=>Co,
TWO_HISTORIES:()=>Ro,UNKNOWN_FIELD:()=>tr,UNQUOTED_NUMBER_SIGN:()=>co,VISIT_OUT_OF_ORDER:()=>Po,VISIT_TOO_LONG:()=>ao,WHOLE_NUMBER_RANGE:()=>er});var on="The visit names no place. Write the name of a place, or an id such as #17.",mh="This is not one place. Write the\
 name of a place, or an id such as #17.",io="This visit cannot be read. A visit is a place, then @ with a day and a time\
, then + with minutes, such as Café Luna @ Mon 08:00 +45. Put a name with , @ + # or a quote in double quotes.",rn="A s\
emicolon does not end a visit. Separate visits by commas or new lines.",ao="This visit has {characters:,} characters; at\
 most {most:,} characters are read. Shorten it.",co="“{name}” contains #. Put a name with # in double quotes.",lo="“\
{name}” is not a location id. Write # and a number, such as #17.",ho="“{text}…” is too long for a day and time. Write \
Mon 08:00, 2026-11-16 08:00 or 08:00.",uo="“{text}” has a time zone, but times are local to the people who make the visi\
ts. Leave out the time zone.",mo="“{text}” is not a day and time. Write Mon 08:00, 2026-11-16 08:00 or 08:00.",fo="“\
{text}” is not a time of day. Write an hour from 00 to 23 and minutes from 00 to 59.",po="“{text}” is not a day. Write\
 one of {days}, or a date such as 2026-11-16.",go="There is no date {text}. Write a date of the calendar, such as 2026-1\
1-16.",yo="The date {text} is out of range. Write a date between {first_year} and {last_year}.",bo="“+{text}” is not a l\
ength of stay. Write whole minutes from +0 to +{most}.",wo="There is no location #{location}. Write an id from #{first} \
(unknown place) to #{last}.",xo="{count:,} places match “{name}”: {listed}. Write the one you mean, such as {example}.",
$o="No place matches “{name}”. Write a name from the list of places, or an id such as #{first}.",ko="No place matche\
s “{name}”. The places of this model have no names. Write an id, such as #{first}.",Mo="No place matches “{name}”. D\
id you mean {meant}?",_o="There is no person {person}. Write an id from 1 to {last}.",Eo="{count:,} people match “{name}\
”. Write one of {listed}.",Ao="No person matches “{name}”. Write a person's name, or an id from 1 to {last}.",So="\
No person matches “{name}”. This model knows no people: leave the user out.",Oo="No person matches “{name}”. Did you\
 mean {meant}?",To="Person {user}",No="{listed} or {last}",vo="{listed} and {left_out:,} more",Lo="The query has no hist\
ory. Send visits or a record.",Ro="The query has visits and a record. Send only one of them.",Io="There are no visits. W\
rite at least one visit, such as where the day begins.",Co="The history has {visits} visits; the model accepts at most {\
most}. Leave out the oldest {excess}.",Po="This visit begins before the one above it ({arrival}). Write visits oldest fi\
rst, or correct the date.",Ho="The moment to predict lies before the last visit ({arrival}). Enter a later moment, or le\
ave it empty.",Wo="A record contains its own person and days. Leave out user and predict_at.",Fo="The column has {number\
s} numbers for {visits} visits. Send one number for each visit.",Do="The number is out of range. Enter a whole number fr\
om {minimum} to {maximum}.",jo="The record has visits of several people. Send the visits of one person.",Uo="The visits \
are not in order, because the days before the prediction increase. Send visits oldest first.",Bo="`gate` and `only` excl\
ude each other. Send one of them.",Go="The order does not fit the {visits} visits. List each position from 0 to {last} e\
xactly once.",Vo="There is no visit at position {position}. Mask positions from 0 to {last}.",Yo="Every visit is masked,\
 so no visit is left to attend to. Unmask the last visit.",Ko="The last visit (position {position} as sent, counted from\
 0) cannot be masked, because the prediction is read from it. Remove it from the visits instead.",qo="There is no head {\
head} in layer {layer}: layers run from 0 to {last_layer}, heads from 0 to {last_head}.",zo="There is no layer {layer}; \
layers run from 0 to {last_layer}.",Xo="This network has no {part}, so there is nothing to blend. Leave `{option}` out.",
Jo={pointer:"pointer",generation:"generation head"},Qo='The model "{model}" cannot answer this query: its `{tensor}` con\
tains infinite or undefined numbers. The weights are too large for 32-bit arithmetic. Choose another model or other visi\
ts.',an="The text contains half a character (a lone surrogate). Remove it.",Zo="This is not plain JSON. Remove half char\
acters (lone surrogates) and deep nesting.",aa="The link's changes cannot be read: a part of the link is missing or dama\
ged. Copy the whole link again, or remove `interventions` from it.",ca="The parameter is not valid JSON. Send JSON.",tr="\
There is no field “{name}” here. Correct its name, or remove it.",er="Enter a whole number from {minimum:g} to {maxi\
mum:g}.",nr="Enter a value from {minimum:g} to {maximum:g}.",fh="This is not a JSON object. Send a JSON object.",Wn="Thi\
s is not a list. Send a list.",sr="This is not a number. Enter a number.",or="This is not a whole number. Enter a whole \
number.",dh={missing:"A required value is missing. Add it.",tuple_type:"This is not a list. Send a list.",list_type:"Thi\
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
his is not a JSON object. Send a JSON object."};var Wt=class extends Error{constructor(t){super(t.map(({where:n,message:s})=>`${n}: ${s}`).join(" ")),this.problems=t.slice(
0,20)}};function j(e,t,n={},s=[]){return new Wt([{where:e,message:et(t,n),suggestions:s}])}function et(e,t){return e.replace(
/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(t[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,","):r})}function Ft(e,t){try{
return t()}catch(n){if(!(n instanceof Wt))throw n;return e.push(...n.problems),null}}function At(e){if(e.length)throw new Wt(
e)}var Fn={type:"object",fields:{user:{type:"kinds",of:{name:{type:"text",max:1e3},id:{type:"int"}},kind:"_kind_of_user",nullable:!0,
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
ge:0},max:1e3,default:[]}},after:"_check_gate_and_only",before:"_check_json",nullable:!0,default:null}}};var ph=new RegExp(`[${oo}]+`),Dn=e=>e!==""&&oo.includes(e);function rt(e){let[t,n]=[0,e.length];for(;t<n&&Dn(e.charAt(t));)
t+=1;for(;t<n&&Dn(e.charAt(n-1));)n-=1;return e.slice(t,n)}var Dt=e=>e.split(ph).filter(Boolean),gt=e=>[...e].length,St=(e,t)=>e.
length<=t?e:[...e.slice(0,2*t)].slice(0,t).join(""),we=e=>/\p{Surrogate}/u.test(e);var{FORM_ERRORS:Ot}=Jt,gh=255,yh=1e21,bh={_kind_of_visits:e=>Array.isArray(e)?"list":"notation",_kind_of_visit:e=>typeof e==
"string"?"place":"visit",_kind_of_user:e=>typeof e=="string"?"name":"id"};function jn(e,t){let n=[],s=Re(e,t,[],n);return At(
wh(n)),s}function wh(e){let t=new Map;for(let{path:s,message:o,expected:r}of e){let i=JSON.stringify(s),a=t.get(i);a?r&&
(a.message=`${a.message.replace(/\.$/,"")}, or ${r}.`):t.set(i,{path:s,message:o})}let n=new Set;for(let{path:s}of t.values())
for(let o=1;o<s.length;o+=1)n.add(JSON.stringify(s.slice(0,o)));return[...t].filter(([s])=>!n.has(s)).map(([,{path:s,message:o}])=>({
where:xh(s),message:o,suggestions:[]}))}function xh(e){return e.map(n=>typeof n=="number"?`[${n}]`:`.${n}`).join("").replace(
/^\./,"")||"body"}function Re(e,t,n,s){if(t===null&&e.nullable)return null;let o=s.length,r=(a,c)=>{s.push({path:n,message:a,
...c&&{expected:c}})};if(e.before==="_check_json"&&!ha(t,gh))return r(Zo);let i=$h(e,t,n,s,r);if(s.length>o)return i;if(e.
after==="_check_gate_and_only"){let{gate:a,only:c}=i;a!==null&&c!==null&&r(Bo)}return e.after?.startsWith("_sorted")&&Array.
isArray(i)?Nh(i):i}function $h(e,t,n,s,o){switch(e.type){case"object":return Th(t)?Object.keys(t).some(we)?o(an):kh(e.fields,
t,n,s):o(Ot.model_type);case"kinds":return Re(Eh(e,t),t,n,s);case"union":return _h(e.of,t,n,s);case"list":return Array.isArray(
t)?Mh(e,t,n,s,o):o(Wn);case"tuple":return Array.isArray(t)?t.length>e.items.length?o(et(Ot.too_long,{max_length:e.items.
length})):e.items.map((r,i)=>i<t.length?Re(r,t[i],[...n,i],s):s.push({path:[...n,i],message:Ot.missing})):o(Wn);case"lit\
eral":{if(e.values.some(i=>i===t))return t;let r=Lh(e.values.map(i=>`'${i}'`));return o(et(Ot.literal_error,{expected:r}),
r)}case"text":return typeof t!="string"?o(Ot.string_type):we(t)?o(an):t.length>e.max&&gt(t)>e.max?o(et(Ot.string_too_long,
{max_length:e.max})):t;case"bool":return typeof t=="boolean"?t:o(Ot.bool_type);default:{if(typeof t=="string"&&e.lax&&we(
t))return o(an);let r=e.lax?Oh(t):t,i=Ah(e,r);return i?o(i):r}}}function kh(e,t,n,s){let o={};for(let[r,i]of Object.entries(
e))Object.hasOwn(t,r)?o[r]=Re(i,t[r],[...n,r],s):i.default!==void 0?o[r]=i.default:s.push({path:[...n,r],message:Ot.missing});
for(let r of Object.keys(t)){if(Object.hasOwn(e,r))continue;let i=St(r,na);s.push({path:[...n,i],message:et(tr,{name:i})})}
return o}function Mh({items:e,max:t,wrap:n},s,o,r,i){let a=r.length,c=n?Zi:1,l=[];for(let[h,u]of s.slice(0,t).entries()){
if(h%c===0&&r.length>a)break;l.push(Re(e,u,[...o,h],r))}return s.length>t&&r.length===a&&i(et(Ot.too_long,{max_length:t})),
l}function _h(e,t,n,s){let o=[];for(let r of e){let i=[],a=Re(r,t,n,i);if(!i.length)return a;for(let c of i)o.push(c)}for(let r of o)
s.push(r);return t}function Eh({of:e,kind:t},n){let s=e[bh[t]?.(n)??""];if(!s)throw new Error(`There is no kind of value\
 that ${t} chooses.`);return s}function Ah({type:e,gt:t,ge:n,le:s},o){let r=typeof o=="number"&&(e==="float"||Sh(o)),i=r&&
(o<Number(n)||o<=Number(t));return r&&!i&&!(o>Number(s))?null:n!==void 0&&s!==void 0?et(e==="int"?er:nr,{minimum:n,maximum:s}):
r?t!==void 0?et(Ot.greater_than,{gt:t}):et(Ot.greater_than_equal,{ge:Number(n)}):e==="int"?or:sr}var Sh=e=>Number.isInteger(
e)&&Math.abs(e)<yh;function Oh(e){return typeof e=="boolean"?Number(e):typeof e!="string"?e:/^\s*[+-]?\d+(_\d+)*(\.0+)?\s*$/.
test(e)?Number(e.replaceAll("_","")):e}var Th=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function ha(e,t){return typeof e==
"string"?!we(e):typeof e!="object"||e===null?!0:t?Object.entries(e).every(([n,s])=>!we(n)&&ha(s,t-1)):!1}function Nh(e){
return[...new Map(e.map(n=>[JSON.stringify(n),n])).values()].sort((n,s)=>vh(la(n),la(s)))}function la(e){return typeof e!=
"object"?[e]:Object.values(e)}function vh(e,t){for(let[n,s]of e.entries()){let o=t[n]??s;if(s!==o)return s<o?-1:1}return 0}
var Lh=e=>[e.slice(0,-1).join(", "),e.at(-1)].filter(Boolean).join(" or ");var ua=()=>jn(Fn.fields.interventions,{});function ma(e,t){let{gate:n,only:s,remove_heads:o,skip:r}=e,{layers:i,heads:a,
components:c}=t,l={last_layer:i-1,last_head:a-1},h=[],u=(d,f,y)=>{let g=et(f,y);h.push({where:`interventions.${d}`,message:g,
suggestions:[]})};for(let[d,f]of o==="all"||!a?[]:o)(d>=i||f>=a)&&u("remove_heads",qo,{layer:d,head:f,...l});for(let{layer:d}of r)
d>=i&&u("skip",zo,{layer:d,...l});let m=[["gate",n===null?[]:["pointer","generation"]],["only",s===null?[]:[s]]];for(let[
d,f]of m){let y=f.find(g=>!c.includes(g));y&&u(d,Xo,{part:Jo[y],option:d})}At(h)}var kt=de.map(e=>e.slice(0,3)),xe={weekday:null,date:null,time:null};function pa(e){let t=[],n=[];for(let[s,{written:o}]of Bn(
e).entries()){let r=Ft(t,()=>Rh(o,`visits[${s}]`));if(r)n.push(r);else if(t.length>=20)break}return At(t),n}function ga(e){
return e.map(t=>{let n=ir(t);return[...[cn(t.place),n&&`@ ${n}`],t.stay===null?"":`+${t.stay}`].filter(Boolean).join(" ")}).
join(", ")}function cn(e){return typeof e=="number"?`#${e}`:e&&e===rt(e)&&![...ji].some(n=>e.includes(n))?e:`"${e.replaceAll(
'"','""')}"`}function ir({weekday:e,date:t,time:n}){return[e===null?t!==null&&sn(t):kt[e],n!==null&&Pn(n)].filter(Boolean).
join(" ")}function Un(e,t){let n=rt(e);if(gt(n)>40)throw j(t,ho,{text:St(n,40)});let{groups:s}=to.exec(n)??to.exec(n.replace(
Vi,"$1"))??{};if(!s)throw j(t,Gi.test(n)?uo:mo,{text:n});let[o,r]=[Number(s.hour),Number(s.minute)];if(o>23||r>59)throw j(
t,fo,{text:n});return{weekday:Wh(s.weekday,t),date:Fh(s.date,t),time:o*60+r}}function ar(e,t){if(!Bi.test(e))throw j(t,lo,
{name:St(e,40)});return Number(e.slice(1))}function Bn(e){let t=[],n=0,s=!1;for(let{0:o,index:r}of e.matchAll(/[",\n\r]|$/g))
o==='"'?s=!s:(!s||!o)&&(t.push({written:e.slice(n,r),start:n}),n=r+1);return t.filter(({written:o})=>rt(o))}function Gn(e){
return e.startsWith('"')?Ph(e):e.search(/[@+]|$/)}function Rh(e,t){try{return Ih(e,t)}catch(n){throw e.replace(/"[^"]*"/g,
"").includes(";")?j(t,rn):n}}function Ih(e,t){let n=rt(e),s=gt(n);if(s>2e3)throw j(t,ao,{characters:s,most:2e3});let o=Ch(
n);if(!o)throw j(t,io);let r=Hh(o.place,t);if(r==="")throw j(t,on);let i=o.moment===null?xe:Un(o.moment,t),a=o.stay===null?
null:Dh(rt(o.stay),t);return{place:r,...i,stay:a}}function Ch(e){let t=e.startsWith('"'),n=Gn(e),s=rt(e.slice(0,n)),o=rt(
e.slice(n)),r=null,i=null;if(o.startsWith("@")){let c=o.search(/\+|$/);r=o.slice(1,c),o=o.slice(c)}o.startsWith("+")&&(i=
o.slice(1),o="");let a=/[@+]/.test(`${r??""}${i??""}`);return o||a||!t&&s.includes('"')?null:{place:s,moment:r,stay:i}}function Ph(e){
let t=e.indexOf('"',1);for(;t>0&&e[t+1]==='"';)t=e.indexOf('"',t+2);return t+1}function Hh(e,t){if(e.startsWith('"'))return e.
slice(1,-1).replaceAll('""','"');if(e.startsWith("#"))return ar(e,t);if(e.includes("#"))throw j(t,co,{name:St(e,60)});return e}
function Wh(e,t){if(e===void 0)return null;let n=de.findIndex(s=>s.toLowerCase().startsWith(e.toLowerCase()));if(n<0)throw j(
t,po,{text:e,days:kt.join(", ")},kt);return n}function Fh(e,t){if(e===void 0)return null;let n=oa(e);if(n===null)throw j(
t,go,{text:e});let[s=0,o=0]=Di,r=Number(e.slice(0,4));if(r<s||r>o)throw j(t,yo,{text:e,first_year:s,last_year:o});return n}
function Dh(e,t){if(!Ui.test(e)){let n={text:St(e,20),most:99999};throw j(t,bo,n)}return Number(e)}function cr(e,t){let n=[],s=[];for(let[o,{place:r,stay:i,...a}]of e.entries()){let c=`visits[${o}]`,l=Ft(n,()=>t.find(r,
c))??0,h=s.at(-1),u=jh(a,h);if(h&&u<h.arrival){let y=ct(h.arrival),g=`${kt[Xt(y)]} ${Ie(h.arrival)}`;n.push(...j(c,Po,{arrival:g}).
problems)}if(n.length>=20)break;h?.filledIn.includes("stay")&&(h.duration=Math.min(h.duration,u-h.arrival));let m={day:a.
weekday===null&&a.date===null,time:a.time===null,stay:i===null},d=i??t.at(l).typical_minutes??Qi,f=Object.entries(m).flatMap(
([y,g])=>g?y:[]);s.push({location:l,arrival:u,duration:d,filledIn:f})}return At(n),s}function Vn({weekday:e,date:t,time:n},s){
let o=n??0;if(t!==null)return t*1440+o;let r=s===null?nn*1440:s+1,i=ct(r)+(o<Et(r)?1:0),a=e===null?0:ye(e-Xt(i),7);return(i+
a)*1440+o}var lr=({arrival:e,duration:t})=>e+t,Ie=e=>`${sn(ct(e))} ${Pn(Et(e))}`;function jh(e,t){return e.time!==null?Vn(
e,t?t.arrival:null):t?lr(t):nn*1440+Ji}function ba(e,{places:t,people:n,architecture:s}){let o=jn(Fn,e),r=Uh(o,t,n,s.max_visits);if(!o.interventions)return r;let i=Bh(
r,o.interventions);return ma(o.interventions,s),i}function wa({history:e,visits:t,written:n,sent:s,masked:o},r){return t.map((i,a)=>{let{location:c,arrival:l,duration:h}=i,
{name:u,category:m}=r.at(c),d=e.weekdays[a]??0,f=Et(l),y=n?.[a]??{weekday:d,date:null,time:f,stay:h},g=Ie(l).replace(" ",
"T");return{location:c,name:u,label:r.label(c),category:m,place:cn(r.written(c)),written_moment:ir(y),written_stay:y.stay,
arrival:Xt(ct(l))===d?g:null,weekday:d,start_minute:e.startMinutes[a]??0,duration_minutes:h,days_before:e.daysBefore[a]??
0,steps_back:t.length-1-a,sent:s[a]??a,masked:o.includes(a),filled_in:i.filledIn}})}function xa({written:e,sent:t}){if(!e)
return null;let n=e.map((s,o)=>({visit:s,at:t[o]??o}));return ga(n.sort((s,o)=>s.at-o.at).map(({visit:s})=>s))}function Uh(e,t,n,s){
let{record:o,visits:r}=e;if(o===null&&r===null)throw j("visits",Lo);if(o!==null&&r!==null)throw j("visits",Ro);if(o!==null)
return qh(o,e,t,n,s);let i=[],a=Ft(i,()=>n.find(e.user))??0,c=Ft(i,()=>{let l=typeof r=="string"?pa(r):Vh(r??[]);ka(l.length,
s,"visits");let h=cr(l,t),u=h.at(-1);return{written:l,visits:h,predictAt:Kh(e.predict_at,u)}});if(!c||i.length)throw new Wt(
i);return $a({...c,history:ro(c.visits,a,c.predictAt)},e)}function $a(e,t){let n=[...e.visits.keys()];return{...e,topK:t.
top_k,interventions:ua(),sent:n,masked:[]}}function Bh(e,t){let{visits:n,written:s}=e,o=t.order.length?t.order:e.sent,r=n.
length-1;if(!(o.length===n.length&&new Set(o).size===n.length)||Math.max(...o)>r){let a={visits:n.length,last:r};throw j(
"interventions.order",Go,a)}return Gh(t.mask_visits,o),{...e,history:Hn(e.history,o),visits:o.map(a=>n[a]),written:s&&o.
map(a=>s[a]),interventions:t,sent:o,masked:t.mask_visits.map(a=>o.indexOf(a)).sort((a,c)=>a-c)}}function Gh(e,t){let n="\
interventions.mask_visits",s=t.length-1,[o=0,r=0]=[e.at(-1),t.at(-1)];if(o>s)throw j(n,Vo,{position:o,last:s});if(e.length===
t.length)throw j(n,Yo);if(e.includes(r))throw j(n,Ko,{position:r})}function Vh(e){let t=[],n=[];for(let[s,o]of e.entries()){
let r=Ft(t,()=>Yh(o,`visits[${s}]`));if(r)n.push(r);else if(t.length>=20)break}return At(t),n}function Yh(e,t){if(typeof e==
"string")return{place:ya(e,t),...xe,stay:null};let{location:n,arrival:s,duration_minutes:o}=e,r=typeof n=="string"?ya(n,
t):n,i=s===null?xe:Un(s,`${t}.arrival`);return{place:r,...i,stay:o}}function ya(e,t){let n=rt(e);if(/^#[0-9]+$/.test(n))
return ar(n,t);if(!n)throw j(t,on);return n}function ka(e,t,n){if(!e)throw j(n,Io);if(e>t)throw j(n,Co,{visits:e,most:t,
excess:e-t})}function Kh(e,t){if(e===null||!rt(e))return lr(t);let n=Vn(Un(e,"predict_at"),t.arrival);if(n<t.arrival){let s=Ie(
t.arrival);throw j("predict_at",Ho,{arrival:s})}return n}function qh(e,t,n,s,o){let{X:r,user_X:i}=e;if(ka(r.length,o,"re\
cord.X"),t.user!==null||t.predict_at!==null)throw j("record",Wo);let a=typeof i=="number"?[i]:i,c=e.diff??[],l={X:[r,Kt,
n.vocabularySize-1],user_X:[a,0,s.users?s.users-1:1e9],weekday_X:[e.weekday_X??[],0,de.length-1],start_min_X:[e.start_min_X??
[],0,1439],dur_X:[e.dur_X??[],0,99999],diff:[c,0,ta]},h=[],u=(x,w,$={})=>{let M=et(w,$);h.push({where:`record.${x}`,message:M,
suggestions:[]})};for(let[x,[w,$,M]]of Object.entries(l)){let N=x==="user_X"&&typeof i=="number";if(w.length!==r.length&&
!N){let k={numbers:w.length,visits:r.length};u(x,Fo,k)}for(let[k,A]of w.entries())(A<$||A>M)&&u(`${x}[${k}]`,Do,{minimum:$,
maximum:M})}new Set(a).size>1&&u("user_X",jo),c.some((x,w)=>x>(c[w-1]??x))&&u("diff",Uo),At(h);let m={locations:r,user:s.
users?a[0]??0:0,weekdays:e.weekday_X??[],startMinutes:e.start_min_X??[],durations:e.dur_X??[],daysBefore:c},d=ra(m),f=d.
at(-1).arrival,y=Math.max(f,(ct(f)+(c.at(-1)??0))*1440),g=zh(d,n),b=Xh(m,g,n,y);return $a({history:m,visits:d,written:b?
g:null,predictAt:y},t)}function zh(e,t){return e.map(({location:n,arrival:s,duration:o},r)=>{let i=e[r-1]?.arrival??null,
[a,c,l]=[Et(s),Xt(ct(s)),ct(s)],u=[...i===null?[]:[{...xe,time:a}],{...xe,weekday:c,time:a}].find(d=>Vn(d,i)===s);return{
place:t.written(n),...u??{...xe,date:l,time:a},stay:o}})}function Xh(e,t,n,s){let o=Ft([],()=>cr(t,n)),r=o&&ro(o,e.user,
s);return JSON.stringify(r)===JSON.stringify(e)}var Jh={queries:"queries",keys:"keys",values:"values",weights:"weights",head_outputs:"outputs"},Qh={context:"context",content_scores:"\
pointer.content_scores",position_bias:"pointer.bias",pointer_weights:"pointer.weights",pointer_probabilities:"pointer.pr\
obabilities",generation_logits:"generation.logits",generation_probabilities:"generation.probabilities",gate_hidden:"gate\
.hidden",gate_logit:"gate.logit",gate:"gate.value",probabilities:"probabilities"},ln=class extends Error{};function Ma(e,t){
let{network:n,places:s,people:o}=e,r=ba(t,{places:s,people:o,architecture:n.architecture}),i=n.trace(hr(r,n),r.interventions);
return dr(e,i),{bundle:e,query:r,trace:i}}function hr({history:e,masked:t},{architecture:n}){let s=ia(e,n.max_visits);if(!t.
length)return s;let o=Uint8Array.from(e.locations,(r,i)=>t.includes(i)?0:1);return{...s,mask:o}}function ur(e){let{layers:t,
heads:n}=e.bundle.network.architecture,s=Ce(t).map(h=>Ce(n).map(u=>Zh(e.trace,`layers.${h}.heads.${u}.weights`))),{model:o,
user:r,visits:i,notation:a,predict_at:c,...l}=mr(e);return{model:o,user:r,visits:i,notation:a,predict_at:c,self_attention:n?
{weights:s}:null,pointer:fr(e.trace),...l}}function mr({bundle:e,query:t,trace:n}){let{places:s}=e,{history:o,interventions:r,
topK:i}=t,a=n["gate.value"].values[0],c=n["gate.logit"]?.values[0]??null,l=r.gate!==null||r.only!==null,h=n["pointer.pro\
babilities"]?.values??null,u=n["generation.probabilities"]?.values??null,{values:m}=n.probabilities,d=(g,b)=>g.map(x=>({
location:x,name:s.at(x).name,probability:b[x]})),f=Kn(m,i),[y=Lt]=f;return{model:e.id,user:o.user||null,visits:wa(t,s),notation:xa(
t),predict_at:Ie(t.predictAt).replace(" ","T"),gate:{value:a,logit:c,learned:c!==null&&!l},location_probabilities:{pointer:h&&
d(_a([...new Set(o.locations)],h),h),generation:u&&d(Kn(u,i),u),final:d(f,m)},prediction:{location:y,name:s.at(y).name,probability:m[y],
from_pointer:h?a*h[y]:0,from_generation:u?(1-a)*u[y]:0},unknown_probability:m[Kt]}}function fr(e){let t=e["pointer.weigh\
ts"];return t?{content_scores:Yn(e["pointer.content_scores"]),position_bias:Yn(e["pointer.bias"]),scores:Yn(e["pointer.s\
cores"]),weights:Yn(t),entropy:Zs(t),effective_positions:Wi(t)}:null}function Kn(e,t){let n=e.slice(Lt).sort(),s=n[n.length-
t]??0,r=Ce(e.length).slice(Lt).filter(i=>e[i]>0&&e[i]>=s);return r.length?_a(r,e).slice(0,t):[Lt]}function _a(e,t){return e.
sort((n,s)=>t[s]-t[n]||n-s)}function Zh(e,t){let{values:n,shape:s}=e[t],[o,r]=s;return Ce(o).map(i=>Ea(n.subarray(i*r,(i+
1)*r)))}function Yn(e){return e?Ea(e.values):null}function Ea(e){return Array.from(e,t=>t===Number.NEGATIVE_INFINITY?"-i\
nf":t)}function dr({id:e,network:t},n){let{layers:s,heads:o}=t.architecture;for(let{name:r,sites:i}of tu(s,o))if(!i.flatMap(
c=>n[c]??[]).every(({values:c})=>c.every(Number.isFinite)))throw new ln(et(Qo,{model:e,tensor:r}))}function*tu(e,t){yield{
name:"hidden[0]",sites:["layers.0.residual_in"]};for(let n of Ce(e)){for(let[s,o]of Object.entries(Jh)){let r=Ce(t).map(
i=>`layers.${n}.heads.${i}.${o}`);yield{name:`layers[${n}].${s}`,sites:r}}yield{name:`hidden[${n+1}]`,sites:[`layers.${n}\
.residual_out`]}}for(let[n,s]of Object.entries(Qh))yield{name:n,sites:[s]}}function Ce(e){return[...Array(e).keys()]}var eu=new Map([["F32",{bytes:4,read:e=>new Float32Array(e)}],["F16",{bytes:2,read:e=>Float32Array.from(new Uint16Array(
e),ru)}]]),bt=class extends Error{};function Aa(e){let{entries:t,start:n}=nu(e),s=n,o=t.map(([r,{dtype:i,shape:a,data_offsets:[
c,l]}])=>{let h=eu.get(i);if(!h)throw new bt(`The parameter \`${r}\` has numbers of the type ${i}. Save the weights in s\
ingle or half precision (F32 or F16).`);let u=a.reduce((d,f)=>d*f,h.bytes);if(n+c!==s||l-c!==u)throw Pe(`\`${r}\` is misp\
laced`);if(s+=u,s>e.byteLength)throw Pe(`they end within \`${r}\`, after ${e.byteLength} bytes`);let m=h.read(e.slice(s-
u,s));if(!m.every(Number.isFinite))throw new bt(`The parameter \`${r}\` holds numbers that are not finite. Choose another\
 model.`);return[r,{values:m,shape:a}]});if(s!==e.byteLength)throw Pe(`${e.byteLength-s} bytes belong to no tensor`);return Object.
fromEntries(o)}function nu(e){if(e.byteLength<8)throw Pe(`they have only ${e.byteLength} bytes`);let t=Number(new DataView(
e).getBigUint64(0,!0)),n=8+t;if(t>1e6||n>e.byteLength)throw Pe(`their header claims ${t} bytes`);let s=su(new TextDecoder().
decode(e.slice(8,n))),o=Object.entries(s??{}).filter(([i])=>i!=="__metadata__"),r=o.find(([,i])=>!ou(i));if(!s||r)throw Pe(
r?`\`${r[0]}\` has no place`:"they have no header");return o.sort(([,i],[,a])=>i.data_offsets[0]-a.data_offsets[0]),{entries:o,
start:n}}function su(e){try{let t=JSON.parse(e);return typeof t=="object"?t:null}catch{return null}}function ou(e){let t=n=>Array.
isArray(n)&&n.every(s=>Number.isSafeInteger(s)&&s>=0);return t(e?.shape)&&t(e.data_offsets)&&e.data_offsets.length===2}function Pe(e){
return new bt(`The weights are damaged or cut short: ${e}. Load them again.`)}function ru(e){let t=e&32768?-1:1,n=e>>10&
31,s=e&1023;return n===31?s?Number.NaN:t*Number.POSITIVE_INFINITY:n?t*(1024+s)*2**(n-25):t*s*2**-24}var Ta={location:"loc_emb",user:"user_emb",time:"time_emb",weekday:"weekday_emb",recency:"recency_emb",duration:"duratio\
n_emb",position_from_end:"pos_from_end_emb"},qn={time:In+1,weekday:Cn+1,recency:pe+1,duration:ge+1},He="Put the weights \
and the model.json of one model together.",zn=class{constructor(t,n){hu(n,t),this.architecture=t,this.weights={...n},this.#a(
"user")&&(this.weights["user_emb.weight"]=lu(this.#l("user_emb.weight")))}trace(t,n={}){let{layers:s,max_visits:o}=this.
architecture,r=t.locations.length;if(r<1||r>o)throw new RangeError(`Every history must have 1 to ${o} visits.`);let i={batch:t,
interventions:n,trace:{}},a=this.#t(i),c=this.#i(a,"input_proj");it(i,"inputs.",{projected:c});let l=this.#h(c,"input_no\
rm","inputs.norm",i);this.#a("sinusoidal")&&n.sinusoidal!==!1&&(l=vn(l,this.#l("pos_encoding")));for(let h=0;h<s;h++)l=this.#e(
l,h,i);return this.#s(l,i),i.trace}#t(t){let{batch:n,interventions:s}=t,o={location:n.locations,user:new Int32Array(n.locations.
length).fill(n.user),time:n.time,weekday:n.weekday,recency:n.recency,duration:n.duration,position_from_end:n.positionFromEnd},
r=[...s.without_features??[]];s.position_from_end===!1&&r.push("position_from_end");let i=[];for(let[a,c]of Object.entries(
o)){if(a!=="location"&&!this.#a(a))continue;let l=iu(c,this.#l(`${Ta[a]}.weight`));r.includes(a)&&l.values.fill(0),it(t,
"inputs.",{[a]:l}),i.push(l)}return Sa(i)}#e(t,n,s){let o=`transformer.layers.${n}`,r=`layers.${n}`,{layer_norm:i}=s.interventions;
it(s,`${r}.`,{residual_in:t});let a=t;if(this.#a("attention")){let m=this.#h(t,`${o}.norm1`,`${r}.norm1`,s,i),d=this.#n(
m,n,s);it(s,`${r}.`,{attention_out:d}),a=Oa(d,t,n,"attention",s)}it(s,`${r}.`,{residual_mid:a});let{pre:c,hidden:l,out:h}=Li(
this.#h(a,`${o}.norm2`,`${r}.norm2`,s,i),this.#l(`${o}.linear1.weight`),this.#l(`${o}.linear1.bias`),this.#l(`${o}.linea\
r2.weight`),this.#l(`${o}.linear2.bias`));it(s,`${r}.feed_forward.`,{pre:c,hidden:l,out:h});let u=Oa(h,a,n,"feed_forward",
s);return it(s,`${r}.`,{residual_out:u}),u}#n(t,n,s){let{d_model:o,heads:r}=this.architecture,{attention_temperature:i,scaling:a}=s.
interventions,c=`transformer.layers.${n}.self_attn`,l=this.#l(`${c}.in_proj_weight`),h=this.#l(`${c}.in_proj_bias`),u=o/
r,m=f=>fe(t,un(l,f,u),un(h,f,u)),d=[];for(let f=0;f<r;f++){let y=m(f*u),g=m(o+f*u),b=m(2*o+f*u),{mask:x}=s.batch,$=Ni(y,
g,b,{mask:x,temperature:i,scaled:a}),{scores:M,weights:N}=$,k=au($.outputs,n,f,s),A={queries:y,keys:g,values:b,scores:M,
weights:N,outputs:k};it(s,`layers.${n}.heads.${f}.`,A),d.push(k)}return this.#i(Sa(d),`${c}.out_proj`)}#s(t,n){let{only:s,
gate:o}=n.interventions,r=un(t,n.batch.locations.length-1,1),i={values:r.values,shape:[r.values.length]};it(n,"",{context:i});
let a=this.#o(i,t,n),c=this.#r(i,n),l=this.#c(i,n);s?l=hn(s==="pointer"?1:0):typeof o=="number"&&(l=hn(o)),it(n,"gate.",
{value:l}),it(n,"",{probabilities:cu(l,a,c,s)})}#o(t,n,s){if(!this.#a("pointer"))return null;let{locations:o,positionFromEnd:r,
mask:i}=s.batch,{pointer_scaling:a,position_bias:c,pointer_temperature:l}=s.interventions,h=this.#i(t,"pointer_query"),u=this.#i(
n,"pointer_key"),m=Ri(h,u,a);it(s,"pointer.",{query:h,keys:u,content_scores:m});let d=m;if(this.#a("position_bias")){let{
values:g}=this.#l("position_bias"),b=pt([o.length]);c!==!1&&b.values.set([...r].map(x=>g[x])),it(s,"pointer.",{bias:b}),
d=Ii(m,b)}d=Qs(d,i);let f=Ln(d,l),y=Ci(f,o,this.architecture.locations);return it(s,"pointer.",{scores:d,weights:f,probabilities:y}),
y}#r(t,n){if(!this.#a("generation"))return null;let s=this.#i(t,"gen_head"),o=Ln(s);return it(n,"generation.",{logits:s,
probabilities:o}),o}#c(t,n){if(!this.#a("pointer"))return hn(0);if(!this.#a("generation"))return hn(1);if(!this.#a("gate"))
return hn(.5);let{hidden:s,logit:o,value:r}=Pi(t,this.#l("ptr_gen_gate.0.weight"),this.#l("ptr_gen_gate.0.bias"),this.#l(
"ptr_gen_gate.2.weight"),this.#l("ptr_gen_gate.2.bias"));return it(n,"gate.",{hidden:s,logit:o}),r}#i(t,n){return fe(t,this.#l(
`${n}.weight`),this.#l(`${n}.bias`))}#h(t,n,s,o,r=!0){if(!r)return it(o,s,{"":t}),t;let i=this.#l(`${n}.weight`),{normed:a,
mean:c,reciprocal_deviation:l}=Oi(t,i,this.#l(`${n}.bias`));return it(o,s,{"":a,".mean":c,".reciprocal_deviation":l}),a}#a(t){
return this.architecture.components.includes(t)}#l(t){let n=this.weights[t];if(!n)throw new bt(`The parameter \`${t}\` is\
 missing. ${He}`);return n}};function it({trace:e},t,n){for(let[s,o]of Object.entries(n))e[t+s]=o}function iu(e,t){let[n,
s]=t.shape,o=pt([e.length,s]);return e.forEach((r,i)=>{if(r<0||r>=n)throw new RangeError(`The id ${r} has no embedding; \
ids run from 0 to ${n-1}.`);o.values.set(un(t,r,1).values,i*s)}),o}function un({values:e,shape:[t,...n]},s,o){let r=e.length/
t;return{values:e.subarray(s*r,(s+o)*r),shape:[o,...n]}}function Sa(e){let t=e[0]?.shape[0],n=e.reduce((r,{shape:i})=>r+
i[1],0),s=pt([t,n]),o=0;for(let r of e){for(let i=0;i<t;i++)s.values.set(un(r,i,1).values,i*n+o);o+=r.shape[1]}return s}
function Oa(e,t,n,s,{interventions:o}){let i=o.skip?.some(a=>a.layer===n&&a.part===s)?pt(e.shape):e;return o.residuals===
!1?i:vn(i,t)}function au(e,t,n,{batch:{mask:s},interventions:o}){let{remove_heads:r=[],replace_with:i}=o;if(r!=="all"&&!r.
some(([h,u])=>h===t&&u===n))return e;let a=pt(e.shape);if(i!=="mean")return a;let[c,l]=e.shape;for(let h=0;h<l;h++){let[
u,m]=[0,0];for(let d=0;d<c;d++)s&&!s[d]||(u+=e.values[d*l+h],m++);for(let d=0;d<c;d++)a.values[d*l+h]=u/m}return a}function cu(e,t,n,s){
return t&&n&&!s?Hi(e,t,n):!t||s==="generation"?n:t}function hn(e){return{values:Float32Array.of(e),shape:[]}}function lu({
values:e,shape:t}){let[n,s]=t,o={values:e.slice(),shape:t};for(let r=0;r<s;r++){let i=0;for(let a=1;a<n;a++)i+=e[a*s+r];
o.values[r]=i/(n-1)}return o}function hu(e,t){let{components:n,d_model:s,heads:o}=t,r=n.find(c=>!ea.includes(c));if(r)throw new bt(
`This version does not know the component "${r}". Reload the page, or ask the server.`);if(n.includes("attention")&&!(o>=
1&&s%o===0))throw new bt(`${o} heads do not divide a width of ${s}. ${He}`);if(!n.includes("pointer")&&!n.includes("gene\
ration"))throw new bt(`A network needs a pointer or a generation head. ${He}`);let i=uu(t);for(let[c,l]of i){let h=e[c]?.
shape;if(!h)throw new bt(`The parameter \`${c}\` is missing. ${He}`);if(String(h)!==String(l))throw new bt(`The paramete\
r \`${c}\` has the shape [${h}]; expected [${l}]. ${He}`)}let a=Object.keys(e).find(c=>!i.has(c));if(a)throw new bt(`\`${a}\
\` is no parameter of this network. ${He}`)}function uu({components:e,...t}){let{d_model:n,feed_forward:s,locations:o,users:r,
layers:i,max_visits:a}=t,c=f=>e.includes(f),l=new Map,h=(f,y,g)=>l.set(`${f}.weight`,[y,g]).set(`${f}.bias`,[y]),u=f=>l.
set(`${f}.weight`,[n]).set(`${f}.bias`,[n]),m={location:[o,n],user:[r,n],time:[qn.time,n/4],weekday:[qn.weekday,n/4],recency:[
qn.recency,n/4],duration:[qn.duration,n/4],position_from_end:[a+1,n/4]},d=0;for(let[f,[y,g]]of Object.entries(m))f!=="lo\
cation"&&!c(f)||(l.set(`${Ta[f]}.weight`,[y,g]),d+=g);h("input_proj",n,d),u("input_norm"),c("sinusoidal")&&l.set("pos_en\
coding",[1,a,n]);for(let f=0;f<i;f++){let y=`transformer.layers.${f}`;c("attention")&&(l.set(`${y}.self_attn.in_proj_wei\
ght`,[3*n,n]),l.set(`${y}.self_attn.in_proj_bias`,[3*n]),h(`${y}.self_attn.out_proj`,n,n),u(`${y}.norm1`)),h(`${y}.linea\
r1`,s,n),h(`${y}.linear2`,n,s),u(`${y}.norm2`)}return c("pointer")&&(h("pointer_query",n,n),h("pointer_key",n,n)),c("pos\
ition_bias")&&l.set("position_bias",[a]),c("generation")&&h("gen_head",o,n),c("gate")&&(h("ptr_gen_gate.0",n/2,n),h("ptr\
_gen_gate.2",1,n/2)),l}var mu=new Map(Object.entries(Xi)),We=class{#t=new Map;constructor(t){this.names=t}findWithAccents(t){return this.#e(fu,
t)??this.#e(fn,t)??[]}findWithoutAccents(t){return this.#e(Rt,t)??[]}by(t){let n=this.#t.get(t);if(!n){n=new Map;for(let[
s,o]of this.names){let r=t(o),i=n.get(r);i?i.push(s):n.set(r,[s])}this.#t.set(t,n)}return n}#e(t,n){return this.by(t).get(
t(n))}},fu=e=>Dt(La(e).normalize("NFC")).join(" "),fn=e=>Dt(pu(La(e).normalize("NFKC"))).join(" ");function Rt(e){let t=fn(
e).normalize("NFKD").replace(zi,"");return Dt(Array.from(t,n=>mu.get(n)??n).join("")).join(" ")}function pr(e,t){let n=St(
Rt(e),Yi);if([...n].length<Ki)return[];let s=t.filter(du(n)),o=(i,a)=>s.map(c=>({name:c,score:i(n,c)})).filter(c=>c.score>=
a).sort((c,l)=>l.score-c.score).slice(0,qt),r=[...o(va,Rn),...o(gu,no)];return[...new Set(r.map(({name:i})=>i))].map(i=>({
name:i,score:Math.max(va(n,i),Ra(n,i)/100)})).sort((i,a)=>a.score-i.score||(i.name<a.name?-1:1)).slice(0,qt).map(({name:i})=>i)}
function du(e){let t=Dt(e).map(s=>` ${s} `),n=Na(e);return s=>{let o=Math.max(e.length,s.length),r=2*(1-Rn)*o;for(let i=n^
Na(s);i;i&=i-1)r-=1;return r>=0||t.some(i=>` ${s} `.includes(i))}}function Na(e){let t=0;for(let n of e)t|=1<<Number(n.codePointAt(
0));return t}function La(e){return e.replace(qi,t=>[...t].some(Dn)?" ":"")}function pu(e){return e.replace(/[^ı]+/g,t=>t.
toLowerCase().toUpperCase().toLowerCase()).replaceAll("ς","σ")}function va(e,t){let[n,s]=[[...e],[...t]],o=Math.max(n.
length,s.length);if(1-Math.abs(n.length-s.length)/o<Rn)return 0;let r=[],i=[],a=[0,...s.keys()].map((c,l)=>l);for(let c=1;c<=
n.length;c+=1){let l=n[c-1],h=n[c-2];[r,i,a]=[i,a,[c]];for(let u=1;u<=s.length;u+=1){let m=s[u-1],d=(i[u-1]??0)+(l===m?0:
1),f=Math.min(d,(i[u]??0)+1,(a[u-1]??0)+1);h===m&&l===s[u-2]&&(f=Math.min(f,(r[u-2]??0)+1)),a.push(f)}}return 1-(a[s.length]??
0)/o}function gu(e,t){let[n,s]=[new Set(Dt(e)),new Set(Dt(t))],o=[...n].filter(d=>s.has(d)),r=[...n].filter(d=>!s.has(d)),
i=[...s].filter(d=>!n.has(d));if(o.length&&!(r.length&&i.length))return 100;let[a,c]=[mn(r),mn(i)],l=o.length&&gt(mn(o))+
1,[h,u]=[l+gt(a),l+gt(c)],m=(d,f)=>100-100*d/f;return!l&&m(Math.abs(h-u),h+u)<no?0:Math.max(Ra(e,t),m(Ia(a,c),h+u),l&&m(
h-l+1,l-1+h),l&&m(u-l+1,l-1+u))}function Ra(e,t){let[n,s]=[mn(Dt(e)),mn(Dt(t))];return(1-Ia(n,s)/(gt(n)+gt(s)))*100}var mn=e=>e.
sort().join(" ");function Ia(e,t){let[n,s]=[[...e],[...t]],o=s.map(()=>0);for(let r of n){let i=0,a=0;for(let c=0;c<s.length;c+=
1){let l=o[c]??0;a=r===s[c]?i+1:Math.max(l,a),o[c]=a,i=l}}return n.length+s.length-2*(o.at(-1)??0)}var Xn=class{#t;#e;constructor(t,n){this.vocabularySize=n,this.#t=new Map(t.map(s=>[s.id,s])),this.#e=new We(new Map(t.flatMap(
({id:s,name:o})=>o===null?[]:[[s,o]])))}at(t){let n={id:t,name:null,category:null,typical_minutes:null};return this.#t.get(
t)??n}label(t){return this.at(t).name??(t===Kt?"unknown place":`#${t}`)}written(t){let{name:n}=this.at(t);return n===null||
gt(n)>900||(this.#e.by(fn).get(fn(n))??[]).length>1?t:n}find(t,n){if(typeof t=="number"){if(t>=Kt&&t<this.vocabularySize)
return t;let r={location:t,first:Kt,last:this.vocabularySize-1};throw j(n,wo,r)}let s=this.#n(t);!s.length&&/^".*"$/s.test(
t)&&(s=this.#n(t.slice(1,-1).replaceAll('""','"')));let[o]=s;if(o===void 0)throw this.#o(t,n);if(s.length>1)throw this.#s(
t,s,n);return o}search(t,n){let s=Rt(t).replace(/^#/,""),o=[[],[],[]];for(let r=Lt;r<this.vocabularySize;r++){let i=this.
at(r),[a,c]=[Rt(i.name??""),Rt(i.category??"")],l=String(r),h=a.startsWith(s)||l.startsWith(s),u=a.includes(s)||c.includes(
s);l===s?o[0]?.push(i):h?o[1]?.push(i):u&&o[2]?.push(i)}return o.flat().slice(0,n)}#n(t){let n=this.#e.findWithAccents(t);
return n.length?n:this.#e.findWithoutAccents(t)}#s(t,n,s){let o=n.slice(0,eo).map(i=>this.notation(i)),r={count:n.length,
name:Qt(t),listed:Ha(n.slice(0,qt).map(i=>this.#r(i)),n.length),example:String(o[0])};return j(s,xo,r,o)}#o(t,n){if(t.includes(
";"))return j(n,rn);let s={name:Qt(t),first:Lt};if(!this.#e.names.size)return j(n,ko,s);let o=this.#e.by(Rt),r=pr(t,[...o.
keys()]).flatMap(l=>o.get(l)??[]).slice(0,qt),[i]=r;if(i===void 0)return j(n,$o,s);let a=this.#r(i),c=r.map(l=>this.notation(
l));return j(n,Mo,{...s,meant:a},c)}notation(t){return cn(this.written(t))}#r(t){let n=this.notation(t);if(!n.startsWith(
"#"))return Qt(n);let{name:s,category:o}=this.at(t),r=[s,o].flatMap(i=>i?Qt(i):[]).join(", ");return r?`${n} (${r})`:n}},
Jn=class{#t;#e;constructor(t,n){this.users=n;let s=Array.from({length:Math.max(n-1,0)},(r,i)=>i+1),o=new Map(s.map(r=>[r,
t[r]??et(To,{user:r})]));this.#t=new We(o),this.#e=new We(new Map([...o].map(([r,i])=>[r,Ca(i)])))}find(t){if(t===null||
!this.users)return 0;let n=Pa(t)?Number(rt(String(t)).slice(0,12)):t;if(typeof n=="number"){if(n>=1&&n<this.users)return n;
throw j("user",_o,{person:n,last:this.users-1})}let s=this.#n(n),[o]=s;if(o===void 0)throw this.#o(n);if(s.length>1)throw this.#s(
n,s);return o}#n(t){let n=[()=>this.#t.findWithAccents(t),()=>this.#e.findWithAccents(t),()=>this.#t.findWithoutAccents(
t),()=>this.#e.findWithoutAccents(t)];for(let s of n){let o=s();if(o.length)return o}return[]}#s(t,n){let s=n.slice(0,eo).
map(i=>this.#r(i)),o=Ha(s.slice(0,qt).map(Qt),n.length),r={count:n.length,name:Qt(t),listed:o};return j("user",Eo,r,s)}#o(t){
let n=this.#e.by(Rt),s=new Map([...n,...this.#t.by(Rt)]),o=[...n.get(Rt(Ca(t)))??[],...pr(t,[...s.keys()]).flatMap(c=>s.
get(c)??[])],r=[...new Set(o)].slice(0,qt).map(c=>this.#r(c)),[i]=r,a={name:Qt(t),last:this.users-1};if(i!==void 0){let c={
...a,meant:Qt(i)};return j("user",Oo,c,r)}return j("user",this.users===1?So:Ao,a)}#r(t){let n=this.#t.names.get(t)??"",s=Pa(
n)?[]:this.#n(n);return s.length===1&&s[0]===t?n:String(t)}},Ca=e=>rt(e.split(",")[0]??"")||e,Pa=e=>typeof e=="string"&&
/^[0-9]+$/.test(rt(e));function Ha(e,t){let n=t-e.length;if(n)return et(vo,{listed:e.join(", "),left_out:n});let[s,o=""]=[
e.slice(0,-1),e.at(-1)];return s.length?et(No,{listed:s.join(", "),last:o}):o}var Qt=e=>gt(e)>so?`${St(e,so-1)}…`:e;var bu=10,wu={hours:xu,visits:ku,heads:Mu};function Wa(e,t){return wu[e](t)}function Fa(e,t,n){let s=e.network.trace(hr(
t,e.network),t.interventions);dr(e,s);let{values:o}=s.probabilities,[r=Lt]=Kn(o,1),{name:i}=e.places.at(r);return{prediction:{
location:r,name:i,probability:o[r]},probability:o[n]}}function xu({query:e}){let{masked:t,interventions:n}=e;return sa.map(
s=>{let o=$u(e.history,e.predictAt,s);return{hours:s,input:{history:o,masked:t,interventions:n}}})}function $u(e,t,n){let s=e.
startMinutes.map(a=>a+60*n),o=s.map(ct),r=ct(Et(t)+60*n),i=(a,c)=>a.map((l,h)=>c(l,o[h]??0));return{...e,weekdays:i(e.weekdays,
(a,c)=>ye(a+c,7)),startMinutes:s.map(Et),daysBefore:i(e.daysBefore,(a,c)=>a+r-c)}}function ku({bundle:e,query:{history:t,
masked:n,interventions:s,sent:o}}){return t.locations.map((r,i)=>{let a=[...t.locations.keys()].filter(h=>h!==i),c=a.at(
-1),l={history:Hn(t,a),masked:n.flatMap(h=>h===i?[]:a.indexOf(h)),interventions:s};return{visit:{sent:o[i]??i,label:e.places.
label(r)},input:c===void 0||n.includes(c)?null:l}}).sort((r,i)=>r.visit.sent-i.visit.sent)}function Mu({bundle:e,query:{
history:t,masked:n,interventions:s}}){let{remove_heads:o}=s;if(o==="all")return[];let r=_u(e.network.architecture).filter(
([a,c])=>!o.some(([l,h])=>l===a&&h===c));return r.length?(r.length>bu?r.map(a=>[a]):Eu(r)).map(a=>{let c={...s,remove_heads:[
...o,...a]};return{heads:a,input:{history:t,masked:n,interventions:c}}}):[]}function _u({layers:e,heads:t}){return Array.
from({length:e*t},(n,s)=>[Math.floor(s/t),s%t])}function Eu(e){return Array.from({length:2**e.length},(t,n)=>e.filter((s,o)=>n&
1<<o)).sort((t,n)=>t.length-n.length)}var gr=class{constructor(t,n){let{id:s,sizes:o,places:r,people:i}=t;this.content={vocabulary:t,weights:n},this.id=s,this.
places=new Xn(r,o.locations);let a=i.map(({id:c,name:l})=>[c,l]);this.people=new Jn(Object.fromEntries(a),o.users),this.
network=new zn(o,Aa(n))}explain(t){return ur(this.#t(t))}trace(t){let n=this.#t(t),{query:s,trace:o}=n,r=mr(n),{pointer:i,
generation:a,final:c}=r.location_probabilities,l=[...i??[],...a??[],...c].map(m=>m.location),u=[...new Set([...l,...s.history.
locations])].map(m=>[m,{label:this.places.label(m),category:this.places.at(m).category}]);return{...r,self_attention:null,
pointer:fr(o),architecture:this.network.architecture,interventions:s.interventions,places:Object.fromEntries(u),tensors:o,
weights:this.network.weights}}sweep(t,n){let s=this.#t(n),{prediction:o}=ur(s);return{prediction:o,variants:Wa(t,s)}}answer(t,n){
return Fa(this,t,n)}#t(t){try{return Ma(this,t)}catch(n){throw n instanceof ln?new Wt([{where:"model",message:n.message,
suggestions:[]}]):n}}};document.addEventListener("pointerscope:engine",({detail:e})=>e(yr));var Au=()=>ut().get("page")==="compare"?"compare":"explore";function Da(){for(let e of J(document,"[data-page]"))e.hidden=
e.dataset.page!==Au()}Da();window.addEventListener("hashchange",Da);document.addEventListener("click",e=>{let t=me(e).closest(
"a");t?.hash.includes("page=")&&(e.preventDefault(),location.hash=t.hash)});var yt=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=n}},Zt=new URL(
E.replace(/^(.*\/)static\/.*$/,"$1")),Qn={answers:!0},Su=[502,504],Ou=5e3,Tu="No response could be read. Your input is s\
till here; check your connection and try again.",Nu=e=>`The server answered with ${e}.`;async function $e(e,t,n=Zt){let s=await vu(
new URL(`api/${e}`,n),t);if(String(n)===Zt.href&&Ru(s!==null&&!Lu(s)),!s)return ja();if(!(s.headers.get("content-type")??
"").includes("json")){let i=Nu(s.status);throw new yt(s.status,[{where:"",message:i,suggestions:[]}])}let r=await s.json().
catch(ja);if(!s.ok)throw new yt(s.status,r.errors??[]);return r}async function vu(e,t){try{let n=await fetch(e,t);return Su.
includes(n.status)?null:n}catch(n){if(Zn(n))throw n;return null}}function Ua(e){let t=AbortSignal.timeout(Ou);return e?AbortSignal.
any([e,t]):t}function Lu({headers:e}){return e.get("cache-status")?.startsWith("service-worker")??!1}function Ru(e){e!==
Qn.answers&&(Qn.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:e}})))}function ja(e){
throw Zn(e)?e:new yt(0,[{where:"",message:Tu,suggestions:[]}])}function Zn(e){return e instanceof DOMException&&e.name===
"AbortError"}function It(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,
s])=>[n,String(s)]))}function Fe(e){return e instanceof Error?e.message:String(e)}function Ba(e,t,n){switch(t.kind){case"head":return Iu(e,t,n.architecture);case"mask":return Cu(e,t.visit,n.visits);case"\
skip":return Pu(e,t);case"residuals":return Fu(e);case"gate":return Hu(e,t);case"temperature":return Wu(e,t)}}function Iu({
remove_heads:e=[],replace_with:t,...n},{layer:s,head:o},{layers:r,heads:i}){let a=Array.from({length:r*i},(u,m)=>[Math.floor(
m/i),m%i]),c=e==="all"?a:e,h=c.some(([u,m])=>u===s&&m===o)?c.filter(([u,m])=>u!==s||m!==o):a.filter(([u,m])=>u===s&&m===
o||c.some(([d,f])=>u===d&&m===f));return h.length?{...n,remove_heads:h,...t&&{replace_with:t}}:n}function Cu({mask_visits:e=[],
...t},n,s){let o=s[n]?.sent??0;if(n===s.length-1)return{...t,...e.length&&{mask_visits:e}};let r=e.includes(o)?e.filter(
i=>i!==o):[...e,o].sort((i,a)=>i-a);return r.length?{...t,mask_visits:r}:t}function Pu({skip:e=[],...t},{layer:n,part:s}){
let o=e.filter(i=>i.layer!==n||i.part!==s),r=o.length<e.length?o:[...e,{layer:n,part:s}];return r.length?{...t,skip:r}:t}
function Hu({gate:e,only:t,...n},{value:s}){return s===null?n:{...n,gate:s}}function Wu(e,{of:t,value:n}){let s=`${t}_te\
mperature`,o={...e};return delete o[s],n===1?o:{...o,[s]:n}}function Fu({residuals:e,...t}){return e===!1?t:{...t,residuals:!1}}
var ts=e=>e.map(t=>t+1),Du={gate:e=>`gate forced to ${e}`,only:e=>`${e} only`,attention_temperature:e=>`attention temper\
ature ${e}`,pointer_temperature:e=>`pointer temperature ${e}`,scaling:()=>"no division by √k",pointer_scaling:()=>"no \
division by √d",position_bias:()=>"no position bias",sinusoidal:()=>"no sinusoidal table",position_from_end:()=>"no po\
sition from the end",residuals:()=>"no residual connections",layer_norm:()=>"no layer norms",remove_heads:(e,{replace_with:t})=>`${e===
"all"?"every head":e.map(([s,o])=>`L${s} H${o}`).join(", ")} ${t==="mean"?"replaced by the mean":"removed"}`,replace_with:()=>"",
skip:e=>`${e.map(({layer:n,part:s})=>`${s.replace("_","-")} of layer ${n}`).join(", ")} skipped`,without_features:e=>`wi\
thout ${e.join(", ")}`,mask_visits:e=>`visit${e.length>1?"s":""} ${ts(e).join(", ")} masked`,order:e=>`order ${ts(e).join(
" ")}`};function ke(e){return Object.entries(e).flatMap(([t,n])=>{let s=Du,o=Object.hasOwn(s,t)?s[t]?.(n,e):"";return o?
[{key:t,text:o}]:[]})}function es(e){let t=ke(e).map(({text:n})=>n);return t.length?`Changed: ${t.join("; ")}.`:"Nothing\
 is changed."}function dn(e){let t="";for(let n of e)t+=String.fromCharCode(n);return btoa(t)}function pn(e){return Uint8Array.from(atob(
e),t=>t.charCodeAt(0))}var Ga=Uu("model-files"),ju=500,Tt=Ga===null;async function Va(e,t=Zt){return Tt?$e(`models/${encodeURIComponent(e)}/vocabulary`,{},t):JSON.parse(new TextDecoder().decode(
await br(e,"vocabulary")))}async function ns(e,t=ju){if(Tt){let n=`models/${encodeURIComponent(e)}/histories?limit=${t}`,
{items:s}=await $e(n);return s}return JSON.parse(new TextDecoder().decode(await br(e,"histories")))}async function Ya({id:e,
weights:t},n,s=Zt){if(!Tt)return br(e,"weights",n);let o=`api/models/${encodeURIComponent(e)}/weights/${t?.sha256}`;return qa(
new URL(o,s),"weights",n)}async function Ka(e,{weights:t}){if(!t||!globalThis.crypto?.subtle)return;if([...new Uint8Array(
await crypto.subtle.digest("SHA-256",e))].map(o=>o.toString(16).padStart(2,"0")).join("")!==t.sha256)throw new Error("Th\
e weights were damaged on their way. Load the page again.")}async function br(e,t,n=!1){let s=Ga?.[e]?.[t];if(!s)throw new Error(
`This page holds no ${t} of ${e}.`);if(!s.startsWith("#"))return qa(new URL(s,document.baseURI),t,n);let o=document.getElementById(
s.slice(1))?.textContent??"";return pn(o.trim()).buffer}async function qa(e,t,n){let s=await fetch(e,{cache:n?"reload":"\
default"});if(!s.ok)throw new Error(`The ${t} could not be fetched (${s.status}).`);return s.arrayBuffer()}function Uu(e){
let t=mt(document,`script#${e}`,HTMLScriptElement);return t&&JSON.parse(t.textContent??"")}function za(e){let{tensors:t,...n}=e,s=Object.entries(t).map(([o,{data:r,shape:i}])=>[o,{values:new Float32Array(pn(r).buffer),
shape:i}]);return{...n,tensors:Object.fromEntries(s)}}var Bu=["browser","server"],Xa=20,Gu="static/bundles/browser-model.js",Ja={address:new URL("../bundles/browser-model.js",
E).href,load(e){let t=null,n=o=>{t=o};return document.dispatchEvent(new CustomEvent("pointerscope:engine",{detail:n})),t?
Promise.resolve(t):String(e)===Zt.href?import(Ja.address):import(new URL(Gu,e).href)}};function Me({prediction:{name:e,location:t,
probability:n}}){return n===0?"no known place":`${e??`#${t}`}, ${(100*n).toFixed(1)} %`}function Qa({prediction:e},{prediction:t,
places:n}){let s=t.location===e.location,o=s?"":`${n[t.location]?.label??t.name}, `,r=Math.round(1e3*e.probability)-Math.
round(1e3*t.probability);return{value:`${o}${(100*t.probability).toFixed(1)} %`,change:s&&r?`${r>0?"▲":"▼"} ${Math.abs(
r/10).toFixed(1)} points`:"",isMore:r>0}}function _e(e,t){e.textContent=t?Me(t):"…";let{location:n,probability:s}=t?.prediction??
{};for(let[o,r]of Object.entries({location:n,probability:s,engine:t?.engine}))r===void 0?delete e.dataset[o]:e.dataset[o]=
String(r)}var De=class{#t;#e;#n;#s=null;#o=null;#r=!1;draws=!1;sharesWeights=!0;constructor(t,n=null,s=Zt){this.#t=t,this.#n=
s,this.#e=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&Bu.includes(t)?t:null,Tt||(this.choice=
"browser"),this.obstacle="",this.#o||(this.#s=null)}get model(){return this.#o}get isInBrowser(){return this.#o!==null&&
this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.#o&&this.choice!=="serve\
r")return this.#c(this.#o,t);if(!Tt)throw new yt(0,[{where:"",message:this.obstacle,suggestions:[]}]);let o=this.choice!==
"server"&&!!navigator.serviceWorker?.controller?Ua(n):n;try{return{...await this.#i(t,o),engine:"server"}}catch(r){if(!(r instanceof
yt&&r.status===0)||this.choice==="server")throw r;if(await this.prepare(),this.#o)return this.#c(this.#o,t);throw this.choose(
this.choice),r}}async searchPlaces(t){if(Tt||await this.prepare(),this.#o&&this.choice!=="server"){let{places:s}=this.#o;
return s.search(t,Xa).map(({id:o,category:r})=>({label:s.label(o),notation:s.notation(o),category:r}))}let{items:n}=await $e(
`${this.#e}/locations?${It({q:t,limit:Xa})}`,{},this.#n);return n}async prepare(){try{this.#s??=this.#h(),this.#o=await this.#s}catch(t){
this.#r=!0,this.obstacle=Fe(t)}}#c(t,n){try{return{...t.trace(n),engine:"browser"}}catch(s){let{problems:o}=s;throw o?new yt(
422,o):s}}async#i(t,n){if(this.draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#e}/vi\
ews/network?${Vu(t)}`,{trace:r}=await $e(o,{...n&&{signal:n}},this.#n);return za(r)}let s={method:"POST",headers:{"conte\
nt-type":"application/json"},body:JSON.stringify(t),...n&&{signal:n}};return $e(`${this.#e}/explain?encoding=base64`,s,this.#n)}async#h(){
let t=await Va(this.#t,this.#n);if(!t.weights)throw this.sharesWeights=!1,new Error("The weights of this model stay on t\
he server.");let[{BrowserModel:n},s]=await Promise.all([Ja.load(this.#n),Ya(t,this.#r,this.#n)]),o=new n(t,s);return await Ka(
s,t),o}};function Vu(e){let t=Object.entries(e).map(([n,s])=>[n,s!==null&&typeof s=="object"?JSON.stringify(s):s]);return It(
Object.fromEntries(t))}function Za(e){return e.map(({place:t,written_moment:n,written_stay:s})=>[t,n&&`@ ${n}`,s===null?"":`+${s}`].filter(Boolean).
join(" ")).join(", ")}function tc(e){return Bn(e).map(({written:t})=>sc(t).place.toLowerCase()).filter(Boolean)}function ec(e,t,n){
let s=Bn(e)[t];if(!s)return e;let{place:o,before:r}=sc(s.written),i=s.start+r,a=o?"":" ";return`${e.slice(0,i)}${n}${a}${e.
slice(i+o.length)}`}function nc(e){let[,t,n="0"]=/^\s*(\d{1,2})(?:[:.]?(\d{2}))?\s*$/.exec(e)??[];return t===void 0||Number(
t)>23||Number(n)>59?null:`${t.padStart(2,"0")}:${n.padStart(2,"0")}`}function sc(e){let t=rt(e);return{place:t.startsWith(
'"')&&!Gn(t)?t:rt(t.slice(0,Gn(t))),before:e.indexOf(t)}}var je=class{#t=0;#e=[];#n=[];#s="";#o=null;constructor(t,n){this.root=t,this.errors=_(t,"[data-errors]"),this.masks=_(t,
"[data-masks]"),this.orderWords=_(t,"[data-order]"),this.state=_(t,"[data-state]"),t.addEventListener("change",()=>this.#h(
n)),t.addEventListener("click",s=>{let{act:o}=me(s).dataset;o&&(o==="reset"?this.text="":this.#e=Ju(o,this.#t),this.#h(n))})}get text(){
if(this.#s)return this.#s;let t=this.#i();return Object.keys(t).length?JSON.stringify(t):""}set text(t){let n=Ku(t);this.#o=
null;for(let s of this.#r)zu(s,n);this.#e=Array.isArray(n.order)?n.order:[],this.#n=Array.isArray(n.mask_visits)?n.mask_visits:
[],this.masks.replaceChildren(),this.#s=t&&JSON.stringify(this.#i())!==t?t:"",this.#a()}show(t,n){this.#t=t.length,this.#s=
"";let s=new Set(this.#n);for(;this.masks.children.length>t.length;)this.masks.lastElementChild?.remove();for(;this.masks.
children.length<t.length;)this.masks.append(Yu(this.masks.children.length));let o=J(this.masks,"label");for(let[r,i]of t.
entries()){let a=o[r];if(!a)continue;let c=_(a,"input",HTMLInputElement);c.checked=s.has(r),c.disabled=r===n.at(-1),_(a,
"span").textContent=`${r+1} ${i.label}`}this.#a()}followHistory(t){let n=tc(t),s=this.#o===null||n.join(`
`)===this.#o.join(`
`);if(this.#o=n,!s){this.#e=[];for(let o of this.#c)o.checked=!1;this.#n=[],this.#a()}}showProblems(t){this.errors.hidden=
t.length===0,this.errors.textContent=t.map(n=>n.message).join(" "),t.length&&(this.root.open=!0)}get#r(){return J(this.root,
"[data-key]")}get#c(){return J(this.root,'[data-key="mask_visits"]',HTMLInputElement)}#i(){let t={};for(let n of this.#r){
let s=qu(n),{key:o="",item:r}=n.dataset;if(s!==void 0)if(r){let i=t[o];t[o]=[...Array.isArray(i)?i:[],s]}else t[o]=s}return t.
remove_heads||delete t.replace_with,this.#n.length&&!this.masks.children.length&&(t.mask_visits=this.#n),this.#e.length&&
(t.order=this.#e),t}#h(t){this.#s="",this.masks.children.length&&(this.#n=this.#c.filter(n=>n.checked).map(n=>Number(n.dataset.
item))),this.#a(),t()}#a(){let t=ke(this.#i()).length;this.state.textContent=t?`${t} changed`:"as learned",this.orderWords.
textContent=this.#e.length?ts(this.#e).join(" "):"unchanged"}};function Yu(e){let t=document.createElement("label"),n=document.
createElement("input");return n.type="checkbox",n.autocomplete="off",n.dataset.key="mask_visits",n.dataset.item=String(e),
t.append(n," ",document.createElement("span")),t}function Ku(e){try{return Object(JSON.parse(e||"{}"))}catch{return{}}}function qu(e){
let{item:t}=e.dataset;return e instanceof HTMLInputElement&&e.type==="checkbox"?e.checked?t?JSON.parse(t):!1:void 0:e.type===
"number"?e.value===""?void 0:Number(e.value):e.value||void 0}function zu(e,t){let{key:n="",item:s}=e.dataset,o=t[n];if(e instanceof
HTMLInputElement&&e.type==="checkbox"){e.checked=s?o==="all"||Array.isArray(o)&&o.some(i=>Xu(i,JSON.parse(s))):o===!1;return}
let r=e instanceof HTMLInputElement||[...e.options].some(i=>i.value===o);e.value=r&&o!==void 0&&o!==null?String(o):""}function Xu(e,t){
return oc(e)===oc(t)}function oc(e){let t=e&&typeof e=="object"&&!Array.isArray(e);return JSON.stringify(e,t?Object.keys(
e).sort():void 0)}function Ju(e,t){let n=[...Array(t).keys()];return e==="reverse"&&n.reverse(),e==="shuffle"&&Qu(n),e===
"as-sent"||n.every((s,o)=>s===o)?[]:n}function Qu(e){for(let t=e.length-1;t>0;t-=1){let n=Math.floor(Math.random()*(t+1));
[e[t],e[n]]=[Number(e[n]),Number(e[t])]}}function Ee(e,t){if(!e)return;let n=String(t??""),s=[...e.options].find(({value:o,text:r})=>[o,r,r.split(",")[0]].includes(
n));s||e.add(new Option(n,n)),e.value=s?.value??n}var Zu=100,tm=350,ss=class{#t;#e=0;constructor(t,n){this.#t=t,this.root=n,this.model=n.dataset.model??"",this.person=mt(
n,"[data-person]",HTMLSelectElement),this.visits=_(n,"[data-visits]",HTMLTextAreaElement),this.predictAt=_(n,"[data-pred\
ict-at]",HTMLInputElement),this.problems=_(n,"[data-problems]"),this.answer=_(t.page,`[data-answer-of="${n.dataset.side}\
"] output`,HTMLOutputElement),this.models=_(n,"[data-choose-model]",HTMLSelectElement),this.explanations=t.explanationsOf(
this.model),this.explanations.draws=!0,this.explanations.sharesWeights="sharesWeights"in n.dataset||!Tt,this.panel=new je(
_(n,"[data-interventions]",HTMLDetailsElement),()=>t.showSoon()),this.visits.addEventListener("input",()=>t.showSoon(tm)),
this.explanations.sharesWeights&&this.explanations.prepare();for(let s of[this.person,this.predictAt])s?.addEventListener(
"change",()=>t.showSoon());this.models.addEventListener("change",()=>{this.model=this.models.value,t.updateAddress("push"),
location.reload()})}get history(){return{visits:this.visits.value,user:this.person?.value??"",predict_at:this.predictAt.
value.trim()}}fill({visits:t,user:n,predict_at:s}){this.visits.value=t??"",this.predictAt.value=s??"",Ee(this.person,n)}async explain(t){
this.#e+=1;let n=this.#e;if(!t.visits.trim())return _e(this.answer,null),this.#s([]),null;let{visits:s,user:o,predict_at:r,
interventions:i}=t,a={visits:s,user:o||null,predict_at:r||null,interventions:Yt(i||"null"),top_k:Number(t.top_k||Zu)};try{
let c=await this.explanations.explain(a);return n!==this.#e?null:(this.#n(c),c)}catch(c){if(!(c instanceof yt))throw c;return n===
this.#e&&(_e(this.answer,null),this.#s(c.problems)),null}}#n(t){let{visits:n}=t,s=n.map(o=>o.sent);this.panel.show([...n].
sort((o,r)=>o.sent-r.sent),s),_e(this.answer,t),this.#s([])}async prepareFor(t){let n=t!==null&&!("tensors"in t);return n&&
await this.explanations.prepare(),n}get name(){let t=ke(Object(Yt(this.panel.text||"{}")));return[this.models.selectedOptions[0]?.
text??"",...t.map(({text:n})=>n)].join(", ")}#s(t){let n=t.filter(({where:r})=>r.startsWith("interventions")),s=t.filter(
r=>!n.includes(r)),o=s.length?this.problems:this.panel.errors;this.panel.showProblems(n),this.problems.hidden=s.length===
0,this.problems.textContent=s.map(({where:r,message:i})=>{let a=/^visits\[(\d+)\]/.exec(r);return a?`Visit ${Number(a[1])+
1}: ${i}`:i}).join(" "),t.length&&this.#t.hooks.refused?.(o)}},os=class{#t=new Map;#e=0;#n=0;#s="";constructor(t,n={}){this.
page=t,this.hooks=n,this.sameHistory=_(t,"[data-same]",HTMLInputElement),this.ownHistory=_(t,'[data-side="b"] [data-own]'),
this.first=new ss(this,_(t,'[data-side="a"]')),this.second=new ss(this,_(t,'[data-side="b"]')),this.sameHistory.addEventListener(
"change",()=>{this.#i(),this.showSoon()}),On(()=>this.#c())}explanationsOf(t){let n=this.#t.get(t)??new De(t);return this.#t.
set(t,n),n}get queries(){let{first:t,second:n}=this,[s,o]=[t.history,this.sameHistory.checked?t.history:n.history];return t.
panel.followHistory(s.visits),n.panel.followHistory(o.visits),[{...s,top_k:this.#s,interventions:t.panel.text},{...o,top_k:this.#s,
interventions:n.panel.text}]}#o({visits:t,user:n,predict_at:s,interventions:o}){let r=this.sameHistory.checked?{}:{visits:t,
user:n||null,predict_at:s||null},i={model:this.second.model,...r,interventions:Yt(o||"null")};return JSON.stringify(i)}updateAddress(t){
let[n,s]=this.queries,o=this.#o(s),r={model:this.first.model,...n,against:o,...this.hooks.options?.()};Tn(It(r),t)}showSoon(t=0){
clearTimeout(this.#e),this.#e=setTimeout(()=>this.#r("push"),t)}async#r(t){clearTimeout(this.#e),this.#n+=1;let n=this.#n,
[s,o]=this.queries;this.hooks.asked?.(s,o,this.#o(o)),this.updateAddress(t),this.page.setAttribute("aria-busy","true");try{
let r=()=>Promise.all([this.first.explain(s),this.second.explain(o)]),[i,a]=await r();if(n!==this.#n||(this.hooks.answered?.(
i,a),!(await Promise.all([this.first.prepareFor(i),this.second.prepareFor(a)])).includes(!0)||n!==this.#n))return;let l=await r();
n===this.#n&&this.hooks.answered?.(...l)}finally{n===this.#n&&this.page.removeAttribute("aria-busy")}}#c(){let t=ut(),{model:n=this.
second.model}=rs(t.get("against"));n===this.second.model&&(t.get("model")??this.first.model)===this.first.model?this.restore():
location.reload()}async restore(){let{first:t,second:n}=this,s=ut(),o=rs(s.get("against"));if(this.#s=s.get("top_k")??"",
this.hooks.restored?.(s),t.fill({visits:s.get("visits")??"",user:s.get("user"),predict_at:s.get("predict_at")}),t.panel.
text=s.get("interventions")??"",n.panel.text=o.interventions?JSON.stringify(o.interventions):"",!s.get("visits")){let r=await em(
t.model);r&&t.fill({...r,predict_at:r.predict_at.replace("T"," ")})}this.sameHistory.checked=!["visits","user","predict_\
at"].some(r=>r in o),this.sameHistory.checked||n.fill(o.visits?o:{...t.history,...o}),this.#i(),await this.#r("replace")}#i(){
this.ownHistory.hidden=this.sameHistory.checked,!this.sameHistory.checked&&!this.second.visits.value&&this.second.fill(this.
first.history)}};async function em(e){try{return(await ns(e,1))[0]}catch{return}}function rs(e){try{return JSON.parse(e??
"{}")??{}}catch{return{}}}var Ue=class{constructor(t,n=()=>!1){this.page=t,this.stays=n,this.button=_(t,"[data-inputs-button]",HTMLButtonElement),
this.inputs=_(t,`#${this.button.getAttribute("aria-controls")}`),this.button.addEventListener("click",()=>this.toggle(!this.
isOpen)),_(t,"[data-inputs-close]").addEventListener("click",()=>this.toggle(!1)),document.addEventListener("keydown",({
key:s})=>{s==="Escape"&&this.isOpen&&this.toggle(!1)})}get isOpen(){return this.page.hasAttribute("data-inputs")}toggle(t){
let n=this.inputs.contains(document.activeElement);this.show(t);let s=_(this.inputs,"textarea"),o=mt(this.inputs,"[name=\
visits-as]:checked");t?(s.checkVisibility()?s:o??s).focus():n&&!this.stays()&&this.button.focus()}show(t){this.page.toggleAttribute(
"data-inputs",t),this.button.setAttribute("aria-expanded",String(t))}};function rc(e,t,n){if(!n)return null;let s=[],o=e.hasPointer&&t.hasPointer;if(!e.hasVisitsOf(t))s.push("The visits diffe\
r, so only the gate and the answers are overlaid.");else if(!o){let r=e.hasPointer?"second":t.hasPointer?"first":"";if(r){
let i=r==="first"?"generation and answers":"the gate and the answers";s.push(`The ${r} network has no pointer: only ${i}\
 are overlaid.`)}}return!e.hasGeneration&&t.hasGeneration&&s.push("The first network has no generation head: that of the\
 second is not drawn."),s.join(" ")}function ic(e,t,n,s){let[o,r]=e?.split(".")??[];return o==="places"?s?e:null:o!=="vi\
sits"?e:s?t.hasVisitsOf(n)?e:`places.${t.locations[Number(r)]}`:null}function p(e,{key:t,...n}={},...s){return{tag:e,...typeof t=="string"&&{key:t},attributes:n,children:s.flat(Number.POSITIVE_INFINITY).
filter(nm)}}function is(e){return e==null||e===!1?null:String(typeof e=="number"?Ae(e):e)}function Ae(e){return Math.round(e*100)/100}function te(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(Ae),[c,l,h]=[e,n,
(e+n)/2].map(Ae);return`M${c} ${o}C${h} ${o} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${r} ${c} ${r}Z`}function wr(e,t,n,s){
let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(Ae),[c,l,h]=[e,n,(e+n)/2].map(Ae);return`M${o} ${c}C${o} ${h} ${i} ${h} ${i} ${l}\
L${a} ${l}C${a} ${h} ${r} ${h} ${r} ${c}Z`}function ac(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(Ae),[c,l]=[e,n].map(
Ae);return`M${o} ${c}Q${o} ${i} ${l} ${i}L${l} ${a}Q${r} ${a} ${r} ${c}Z`}function nm(e){return e!=null&&e!==!1&&e!==""}var sm=/[ijlI.,:;'|!()[\]]/,om=/[mwMW%@—…]/,rm=/[A-ZÄÖÜ0-9+=<>]/;function B(e,t,n=!1){let s=0;for(let o of e)s+=xr(
o);return s*t*(n?1.06:1)}function xr(e){return sm.test(e)||e===" "?.29:om.test(e)?.87:rm.test(e)?.65:.55}function st(e,t,n,s=!1){
if(B(e,n,s)<=t)return e;let o=t/(n*(s?1.06:1))-xr("…"),r="";for(let i of e){if(o-=xr(i),o<0&&r)break;r+=i}return`${r.trimEnd()}\
…`}function as(e,t,n,s,o=!1){let r=[],i="",a=e.split(" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||B(h,
n,o)<=t){i=h;continue}if(r.length===s-1){i=[i,...a.slice(c)].join(" ");break}r.push(i),i=l}return[...r,st(i,t,n,o)]}function S(e,t=0){
let n=100*e,s=10**-t;return n>0&&n<s/2?`<${s.toFixed(t)} %`:`${n.toFixed(t).replace("-","−")} %`}function O(e,t=1){if(e===
Number.NEGATIVE_INFINITY)return"−∞";let n=e.toFixed(t);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function Ct(e){
let t=Math.round(e);if(t<60)return`${t} min`;let n=t%60;return`${Math.floor(t/60)} h${n?` ${String(n).padStart(2,"0")}`:
""}`}function ft(e){let t=n=>String(Math.floor(n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var wt=["Mon","Tue","We\
d","Thu","Fri","Sat","Sun"];var im=.6,am=["pointer","generation"];function gn({reading:e,before:t,overlays:n}){return!n||!t?.hasPointer||!e.hasPointer?
null:e.hasVisitsOf(t)?t.pointerWeights:null}function cs(e){let{reading:t,before:n,overlays:s}=e;if(!s||!n)return 1;let o=gn(
e),r=(h,[u=0,m=0])=>h+Math.max(u,m),i=Array.from(o??[],(h,u)=>[h,Number(t.pointerWeights[u])]),a=[...cc(t),...cc(n)],c=[
...new Set(a)].flatMap(h=>am.map(u=>[t.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,m)=>u+
Number(m[h]),0)));return Math.max(1,i.reduce(r,0),[...c,l].reduce(r,0))}function cc({trace:e,locations:t}){let n=e.tensors.
probabilities;if(n)return Array.from(n.values,(r,i)=>i);let{final:s,generation:o}=e.location_probabilities;return[...t,...[
...s,...o??[]].map(({location:r})=>r)]}function ls({key:e,now:t,before:n,path:s,edges:o,style:r="",title:i=""}){if(n===null||
Math.abs(t-n)<im)return null;let a=t>n?"more":"less",[c,l]=o[a];return!c||!l?null:p("path",{key:`${a} ${e}`,class:`chang\
e ${a}${r}`,d:s(c,l)},i&&p("title",{},i))}function hs(e,t,n){return`${S(e,1)}; ${n} ${S(t,1)}`}var cm=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}];
function Pt(e,t){for(let{kind:n,pattern:s}of cm){let o=s.exec(e??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(r)};return lm(i,t)?i:null}return null}function lm({kind:e,visit:t=0,
layer:n=0,head:s=0,location:o=2},r){return e==="pointer"?r.hasPointer:e==="generation"?r.hasGeneration:e==="gate"?r.hasGate:
t<r.count&&n<r.layers&&(e!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.locations}function lt(e,t){return e?.kind===
"visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,s)=>n===e.location?[s]:[])}function Nt(e,t){return e?.kind===
"place"?e.location??null:e?.kind==="visit"?t.locations[e.visit??0]??null:null}var uc=5,lc=1440,$r=5,hm=60,um={least:.1,most:10};function mc(e,t,n,s){let o=e.target instanceof Element?e.target:null,r=o?.
closest("[data-act]")?.getAttribute("data-act"),i=o?.closest("[data-part]")?.getAttribute("data-part"),a=Pt(i,t);if(r===
"gate")return mm(e,n);if(r==="attention_temperature")return hc(e,t,"attention");if(r==="pointer_temperature")return hc(e,
t,"pointer");if(!s||a?.kind!=="visit"||r||e.pointerType==="touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest(
"[data-drag]")?.getAttribute("data-drag"),h=a.visit??0;return c&&(l==="time"||l==="stay")?pm(e,c,t,h,l):fm(e,n,h)}function kr({
trace:e},t,n){let s=(e.interventions[`${t}_temperature`]??1)*2**n,{least:o,most:r}=um;return Number(Math.min(r,Math.max(
o,s)).toPrecision(2))}function mm({pointerId:e},t){let n=0;return{pointer:e,follows:!0,to({type:s,clientX:o,clientY:r},i){
let a=t.querySelector(".gate-frame")?.getBoundingClientRect();if(!a)return null;let l=a.height>a.width?(r-a.top)/a.height:
(o-a.left)/a.width;return s!=="pointercancel"&&(n=Math.round(100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:n,isDone:i}}}}
function hc({pointerId:e,clientX:t},n,s){let o=!1;return{pointer:e,follows:!0,to({clientX:r},i){if(o||=Math.abs(r-t)>=uc,
!o)return null;let a=kr(n,s,(r-t)/hm);return{kind:"temperature",of:s,value:a,isDone:i}}}}function fm({pointerId:e,clientY:t},n,s){
let o=s,r=!1;return{pointer:e,follows:!1,to({clientY:i},a){if(r||=Math.abs(i-t)>=uc,!r)return null;let c=Math.sign(dm(n,
i)-o);if(c===0&&!a)return null;let l={kind:"move",visit:o,by:c,isDone:a};return o+=c,l}}}function dm(e,t){let s=[...e.querySelectorAll(
".visit > .chip")].map(o=>{let{top:r,bottom:i}=o.getBoundingClientRect();return Math.abs((r+i)/2-t)});return s.indexOf(Math.
min(...s))}function pm({pointerId:e,clientX:t},n,s,o,r){let{start_minute:i=0,duration_minutes:a=0}=s.visits[o]??{},{width:c}=n.
querySelector(".track")?.getBoundingClientRect()??{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},m){
if(l||=Math.abs(u-t)>=2,!l)return null;let d=$r*Math.round((u-t)/c*lc/$r),f=r==="time"?Math.min(lc-$r,Math.max(0,i+d)):Math.
max(0,a+d);return f===h&&!m?null:(h=f,{kind:r,visit:o,minutes:f,isDone:m})}}}var gm=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],["po\
sition_from_end","order"]],ee=class{constructor(t,n=""){this.trace=t,this.words=n,this.visits=t.visits,this.count=t.visits.
length;let{layers:s,heads:o,components:r}=t.architecture;this.layers=s,this.heads=r.includes("attention")?o:0,this.hasPointer=
r.includes("pointer"),this.hasGeneration=r.includes("generation"),this.hasGate=this.hasPointer&&this.hasGeneration,this.
gate=t.gate.value,this.locations=t.visits.map(({location:i})=>i)}wordsFor(t){return t.words?t.words:t.trace.notation===this.
trace.notation?"as learned":"before this change"}hasVisitsOf({locations:t}){return t.length===this.count&&t.every((n,s)=>n===
this.locations[s])}values(t){let n=this.trace.tensors[t];if(!n)throw new Error(`The trace has no ${t}.`);return n.values}has(t){
return t in this.trace.tensors}weights(t,n){return this.values(`layers.${t}.heads.${n}.weights`)}lastRow(t,n){return this.
weights(t,n).subarray((this.count-1)*this.count)}isRemoved(t,n){let s=this.trace.interventions.remove_heads;return s?s===
"all"||s.some(([o,r])=>o===t&&r===n):!1}isSkipped(t,n){return(this.trace.interventions.skip??[]).some(s=>s.layer===t&&s.
part===n)}get largestWeight(){let t=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)for(let o of this.weights(
n,s))t=Math.max(t,o);return t||1}get slices(){return gm.filter(([t])=>this.has(`inputs.${t}`)).map(([t="",n=""])=>({name:t,
label:n,lengths:this.#s(`inputs.${t}`)}))}get longestSlice(){return Math.max(...this.slices.map(({lengths:t})=>Math.max(
...t)))||1}stream(t){let n=`layers.${t}`,s=i=>this.isSkipped(t,i),o=new Float32Array(this.count),r=this.has(`${n}.attent\
ion_out`)?this.#s(`${n}.attention_out`):null;return{residual:this.#s(`${n}.residual_in`),attention:r&&s("attention")?o:r,
feedForward:s("feed_forward")?o:this.#s(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?this.values(
"pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){let t=this.
pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)break;let r=n.get(o)??{location:o,
...this.nameOf(o),probability:0,visits:[]};r.probability+=t[s],r.visits.push(s),n.set(o,r)}return[...n.values()].sort((s,o)=>o.
probability-s.probability)}nameOf(t){let n=this.trace.places[t];return{label:n?.label??`#${t}`,category:n?.category??null}}answer(t,n=[]){
let{final:s}=this.trace.location_probabilities,o=s.slice(0,t).map(({location:d})=>d),r=[...new Set(n)].filter(d=>!o.includes(
d)),i=o.filter(d=>!n.includes(d)),a=i.slice(Math.max(0,i.length-r.length)),l=[...o.filter(d=>!a.includes(d)),...r].map(d=>this.#t(
d)),h=d=>l.reduce((f,y)=>f+y[d],0),u=this.#n(l),m={location:-1,label:`${u} others`,category:null,pointer:Math.max(0,Number(
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
from({length:this.count},(o,r)=>Math.hypot(...n.subarray(r*s,(r+1)*s)))}};function jt(e){let t=0;for(let n=1;n<e.length;n++)
Number(e[n])>Number(e[t])&&(t=n);return t}var ym=[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];function Ut(e,t){for(let[s,o]of ym){let r=o.exec(e??"");if(!r)continue;let i=Object.fromEntries(
Object.entries(r.groups??{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(s,i,t),...i};return wm(a,t)?
a:null}return null;function n(s,o,{count:r,trace:i}){let a=r-1;return{kind:s,name:e??"",isLeaf:"query"in o||"number"in o||
s==="stream"&&"visit"in o||(s==="pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:a,visit:bm(s,
o,t)??a,number:null,location:s==="generation"?t.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}
function bm(e,{layer:t=0,head:n=0},s){return e==="pointer"&&s.hasPointer?jt(s.pointerWeights):e==="head"&&t<s.layers&&n<
s.heads?jt(s.lastRow(t,n)):null}function wm({kind:e,layer:t,head:n,query:s,visit:o,number:r,location:i},a){let{locations:c,
d_model:l}=a.trace.architecture;return e==="head"&&n>=a.heads||e==="pointer"&&!a.hasPointer||e==="generation"&&!a.hasGeneration||
e==="gate"&&!a.hasGate?!1:t<a.layers&&s<a.count&&o<a.count&&(r??0)<l&&i>1&&i<c}function fc(e,t){let{kind:n,layer:s,head:o,
isLeaf:r,number:i,location:a}=e,c=[{name:"",words:"Network"}],l=(u,m)=>c.push({name:u,words:m});return(n==="head"||n==="\
stream")&&l(`layers.${s}.stream`,`Layer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(e.name,
"one cell"),n==="stream"&&r&&l(`layers.${s}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`v\
isits.${e.visit}`,h()),n==="context"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(e.
name,h()),n==="generation"&&l("generation","Generation"),n==="generation"&&r&&l(e.name,t.nameOf(a).label),n==="gate"&&l(
"gate","Gate"),n==="place"&&l(e.name,t.nameOf(a).label),i!==null&&l(e.name,`number ${i+1}`),c;function h(){return`Visit ${e.
visit+1}`}}function Mr(e){let t=e.split("."),n=t[0]==="layers",s=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(
".")[0]??"")?2:1;return t.length<=s?null:t.slice(0,n&&t[2]==="stream"?-1:s).join(".")}function _r(e,t,n){let s=Ut(e,n),[
o,r]=xm[t]??[0,0];if(!s||o===0&&r===0)return null;let i=$m(s,o,r,n);return i!==null&&Ut(i,n)?i:null}var xm={ArrowLeft:[-1,
0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function $m(e,t,n,s){let{kind:o,layer:r,head:i,query:a,visit:c,number:l,
isLeaf:h}=e;switch(o){case"head":{if(h)return`layers.${r}.heads.${i}.${a+n}.${c+t}`;let m=r*s.heads+i+t;return n!==0?`la\
yers.${r+n}.heads.${i}`:`layers.${Math.floor(m/s.heads)}.heads.${m%s.heads}`}case"stream":return l!==null?`layers.${r}.s\
tream.${c+n}.${l+t}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(m,d){let f=m.findIndex(({location:g})=>g===
e.location),y=f<0||n===0?void 0:m[f+n];return y?`${d}.${y.location}`:null}}var Er={title:15.5,strong:13,label:13,small:12.5,tiny:11.5},km=.78,Ar=1.07,Mm=1.12;function I(e){return e.stage.type/13}
function G(e,t,n="label"){let s=n==="title"||n==="strong";return Ar*B(dc(t),Er[n]*I(e),s)}function dc(e){return e.replaceAll(
"−","+")}function W(e,t,n,s,{kind:o="label",also:r,anchor:i,width:a,key:c}={}){let l=o==="title"||o==="strong",h=a===void 0?
s:st(s,a/Ar,Er[o]*I(e),l),u=[o,i,r].filter(Boolean).join(" ");return p("text",{...c&&{key:c},class:u,x:t,y:n},h)}function D(e,{
x:t,y:n,width:s},o,r="label"){let i=Er[r]*I(e),a=B(" ",i),c=[],l=Number.POSITIVE_INFINITY;for(let u of o){let m=u.reduce(
(f,y)=>f+Em(y,i),0),d=c.at(-1);d&&l+a+m<=s?(d.push({text:" "},...u),l+=a+m):(c.push([...u]),l=m)}return{marks:c.map((u,m)=>_m(
t,n+i*(1+1.5*m),u,r,i)),height:c.length*1.5*i}}function H(e){return e.split(" ").map(t=>[{text:t}])}function _m(e,t,n,s,o){
let r=.4*o,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===i?null:h?-r:r;i=h;let m=[l,h&&"raised"].filter(Boolean).
join(" ");return p("tspan",{class:m||null,dy:u},c)});return p("text",{class:s,x:e,y:t},a)}function Em({text:e,kind:t="",
isRaised:n=!1},s){let o=(n?km:1)*(t.includes("math")?Mm:1);return Ar*B(dc(e),s*o,t.includes("strong"))}var Am=[137,80,78,71,13,10,26,10],us=256,Sr=65535,Sm=Uint32Array.from({length:256},(e,t)=>{let n=t;for(let s=0;s<8;s++)n=
n>>>1^(n&1?3988292384:0);return n});function ne(e,t,[n,s]){let o=e.length/t,r=new Uint8Array(3*us);for(let l=0;l<us;l++){
let h=l/(us-1);for(let u of[0,1,2])r[3*l+u]=Math.round(n[u]+h*(s[u]-n[u]))}let i=new Uint8Array(o*(t+1));for(let l=0;l<o;l++)
for(let h=0;h<t;h++){let u=Math.min(1,Math.max(0,Number(e[l*t+h])||0));i[l*(t+1)+1+h]=Math.round(u*(us-1))}let a=[...fs(
t),...fs(o),8,3,0,0,0],c=[...Am,...ms("IHDR",a),...ms("PLTE",r),...ms("IDAT",Om(i)),...ms("IEND",[])];return`data:image/\
png;base64,${dn(c)}`}function ms(e,t){let n=[...e].map(o=>o.charCodeAt(0)).concat(Array.from(t)),s=4294967295;for(let o of n)
s=Number(Sm[(s^o)&255])^s>>>8;return[...fs(t.length),...n,...fs(~s)]}function Om(e){let t=[120,1];for(let o=0;o<e.length;o+=
Sr){let r=e.subarray(o,o+Sr),i=o+Sr>=e.length,[a,c]=[r.length&255,r.length>>8];t.push(Number(i),a,c,a^255,c^255,...r)}let[
n,s]=[1,0];for(let o of e)n=(n+o)%65521,s=(s+n)%65521;return[...t,s>>8,s&255,n>>8,n&255]}function fs(e){return[24,16,8,0].
map(t=>e>>>t&255)}var Tm=20,pc=46,Or=28,yc=9;function bc(e,t,n){let{width:s,height:o}=e.stage.size,r=I(e),i=Math.min(Tm*r,.035*s),a=Nm(e,t,
i),c={x:i,y:a.height,width:s-2*i,height:o-a.height-6*r};return[p("g",{key:"opened",class:"opened","font-size":13*r,"data\
-block":t.name},a.marks,wc(n,c,16*r).map(({card:l,box:h})=>p("g",{key:l.key},l.marks(h))))]}function wc(e,t,n){let s=n*(e.
length-1),o=e.reduce((m,{least:d})=>m+d.width,s),r=e.reduce((m,{least:d})=>m+d.height,s),i=e.every(({least:m})=>m.height<=
t.height),a=e.every(({least:m})=>m.width<=t.width);if(e.length>1&&!(o<=t.width&&i)&&!(r<=t.height&&a)){let m=e.reduce((d,f)=>f.
rank>d.rank?f:d);return wc(e.filter(d=>d!==m),t,n)}let c=e.length===1||o<=t.width&&i,l=e.reduce((m,{share:d=1})=>m+d,0),
{x:h,y:u}=t;return e.map(m=>{let d=(m.share??1)/l,f=c?{x:h,y:u,height:t.height,width:m.least.width+d*(t.width-o)}:{x:h,y:u,
width:t.width,height:m.least.height+d*(t.height-r)};return c?h+=f.width+n:u+=f.height+n,{card:m,box:f}})}function Y(e,{x:t,
y:n,width:s,height:o},r,i=r){let a=I(e),c=G(e,r,"title")<=s-28*a;return[p("rect",{key:"card",class:"card",x:t,y:n,width:s,
height:o,rx:10*a}),W(e,t+14*a,n+22*a,c?r:i,{kind:"title",width:s-28*a})]}function q(e,{x:t,y:n,width:s,height:o}){let r=I(
e);return{x:t+14*r,y:n+30*r,width:s-28*r,height:o-38*r}}function dt(e,t,n,s,o,{isButton:r=!0,isPressed:i}={}){let a=I(e),
c=G(e,s,"label")+(r?24:4)*a;return{mark:p("g",{key:s,class:`part control${r?"":" link-words"}${i?" pressed":""}`,role:"d\
ata-more"in o?"link":"button",tabindex:0,"aria-label":s,"aria-pressed":i===void 0?null:String(i),...o},p("rect",{class:r?
"control-ground":"ground",x:t,y:n-15*a,width:c,height:30*a,rx:15*a}),W(e,t+(r?12:2)*a,n+4.5*a,s)),width:c}}function Nm(e,t,n){
let{width:s,height:o}=e.stage.size,r=I(e),i=fc(t,e.reading),a=vm(e,i,n),c="goes back",l=46*r+G(e,c,"small"),h="You are h\
ere",u=G(e,h,"small")+10*r,m=s-n,d=m-a.end-20*r,f=o>=560*r&&Tr(e,Or*r)>d,y=f?gc(e,m-n-u):gc(e,d,yc*2),g=y?Tr(e,y):0,b=f||
d-g>=u,x=f?d:d-g-(b?u:0),w=(f?46:8)*r+(Or*r-(y??0))/2;return{height:(f?pc+36:pc)*r,marks:[a.marks,x>=l+16*r&&[p("rect",{
class:"key",x:a.end+16*r,y:10*r,width:34*r,height:22*r,rx:5*r}),W(e,a.end+33*r,25.5*r,"Esc",{kind:"small",anchor:"middle"}),
W(e,a.end+58*r,25.5*r,c,{kind:"small"})],y!==null&&b&&W(e,m-g-10*r,(f?64:26)*r,h,{kind:"small",anchor:"end"}),y!==null&&
p("g",{key:"thumbnails"},Lm(e,t,m-g,w,y))]}}function vm(e,t,n){let s=I(e),o=e.stage.size.width-2*n,r=n,i=[];for(let[a,{name:c,
words:l}]of t.entries()){let h=a===t.length-1,u=h?"strong":"label",m=Math.min(G(e,l,u),Math.max(20*s,n+o-r));if(i.push(p(
"g",{key:`crumb ${a}`,class:`part crumb${h?" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"ar\
ia-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},p("rect",{class:"ground",x:r-3*s,y:6*s,width:m+6*s,height:30*
s,rx:5}),W(e,r,26*s,l,{kind:u,width:m+1}))),r+=m,h)break;i.push(p("path",{key:`then ${a}`,class:"chevron",d:`M${r+8*s} ${16.5*
s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:i,end:r}}function gc(e,t,n=yc){let s=I(e);for(let o=Or;o>=n;o--)
if(Tr(e,o*s)<=t)return o*s;return null}function Tr(e,t){let{layers:n,heads:s}=e.reading;return n*(s*(t+2)+(t*.4+8*I(e)))+
2.2*t}function Lm(e,t,n,s,o){let{reading:r}=e,i=I(e),a=[],c=n;for(let b=0;b<r.layers;b++){for(let w=0;w<r.heads;w++){let $=r.
weights(b,w),M=Math.max(...$)||1,N=r.isRemoved(b,w)||r.isSkipped(b,"attention");a.push(g(`layers.${b}.heads.${w}`,`Layer\
 ${b}, head ${w}${N?", switched off":""}`,c,o,[p("image",{key:"map",class:"map",href:ne($.map(k=>k/M),r.count,e.scale),x:c,
y:s,width:o,height:o,preserveAspectRatio:"none",opacity:N?.2:1})])),c+=o+2}let x=.4*o;a.push(g(`layers.${b}.stream`,`Lay\
er ${b}: residual stream`,c,x,[[[.2,.6],[.45,.9],[.7,1]].map(([w=0,$=0],M)=>p("rect",{key:`line ${M}`,class:"length",x:c+
2,y:s+w*o,width:Math.max(1,(x-4)*$),height:Math.max(1,.12*o)}))])),c+=x+8*i}let l=s+o/2,[h,u]=[s+.2*o,s+.8*o],m=.09*o,d=c+
1.2*o;r.hasPointer&&a.push(g("pointer","Pointer",c,1.2*o,[p("path",{class:"pointer",d:te(c,[l-m,l],d,[h-m,h+m])})],[s,o/
2])),r.hasGeneration&&a.push(g("generation","Generation",c,1.2*o,[p("path",{class:"generation",d:te(c,[l,l+m],d,[u-m,u+m])})],
[l,o/2])),r.hasGate&&a.push(g("gate","Gate",d,.3*o,[p("rect",{class:"pointer",x:d+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),
p("rect",{class:"generation",x:d+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-4)*(1-r.gate)})]));let{location:f}=r.trace.
prediction,y=d+.3*o;return a.push(g(`places.${f}`,`Answer: ${r.nameOf(f).label}`,y,.7*o-2,[p("rect",{class:"answer-bar",
x:y+2,y:l-m,width:.7*o-6,height:2*m})])),a;function g(b,x,w,$,M,[N,k]=[s,o]){let A=t.name===b||t.name.startsWith(`${b}.`),
T=b.includes("heads");return p("g",{key:b,class:`part thumb${A?" here":""}`,"data-open":b,role:"link",tabindex:0,"aria-l\
abel":x,"aria-current":A?"true":null},M.flat(),p("rect",{key:"frame",class:T||A?"thumb-frame":"ground",x:w,y:N,width:$,height:k,
rx:2}),p("title",{},x))}}var xc=13;function se(e,t,n,s){let{colour:o,numbered:r=new Set,chosen:i=null,exact:a}=s,c=I(e),l=n.length,h=t.width/l,u=h>
6?Math.min(.3*h,6*c):h>2.5?.8:0,m=Array.from(n,Number),d=kc(m),f=new Map([...r].map(T=>[T,O(m[T]??0,d)])),y=[...f.values()].
some(T=>G(e,T,"tiny")>h+2*c),g=f.size>0&&!y?xc*c:1,b=y?xc*c:0,[x,w]=s.extent??ds(m),$=Rm(t.height-b,x,w,g),M=$>0?Math.max(
g,x*$):(t.height-b)/2,N=t.y+b+M,k=m.map((T,v)=>{let L=Math.abs(T)*$,P=v===i;return p("rect",{key:`bar ${v}`,class:`bar ${o}${T<
0?" negative":""}${P?" chosen":""}`,x:t.x+v*h+u/2,y:T<0?N:N-L,width:Math.max(.5,h-u),height:Math.max(.4,L)},a&&p("title",
{},a(v)))}),A=[...f].map(([T,v])=>W(e,t.x+$c((T+.5)*h,G(e,v,"tiny")/2,t.width),y?t.y+9*c:N+(Number(m[T])<0?-3:10.5)*c,v,
{kind:"tiny",anchor:"middle",also:T===i?"chosen":"",key:`number ${T}`}));return[p("path",{key:"line",class:"axis",d:`M${t.
x} ${N}H${t.x+t.width}`}),k,A]}function Rm(e,t,n,s){if(t+n===0)return 0;let o=e/(t+n);return Math.min(t,n)*o>=s?o:Math.max(
0,e-s)/Math.max(t,n)}function Be(e,t,n,s,o=null){let r=n.length,i=s/r,a=1.5*I(e),c=t.map(kc),l=Array.from(n,(f,y)=>Math.
max(...t.map((g,b)=>G(e,O(Number(g[y]),c[b]),"tiny")))/2),h=[...l.keys()].sort((f,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[f])));o!==null&&h.unshift(o);let u=new Set;for(let f of h)[...u].every(g=>Math.abs(m(g)-m(f))>=d(f)+d(g)+a)&&u.add(f);
return u;function m(f){return $c((f+.5)*i,d(f),s)}function d(f){return l[f]??0}}function $c(e,t,n){return Math.max(t,Math.
min(n-t,e))}function ds(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function kc(e){let t=Math.
max(...ds(e));return t>=99.5?0:t>=.95?1:2}var Mc=8;function Se(e,t,n,{chosen:s=null,open:o}={}){let r=I(e),i=t.width<380*r,a=Math.min(96*r,t.height/n.length),c=!i&&
a>=34*r,l=s===null?0:54*r,h=Math.max(...n.map(x=>Math.max(G(e,x.title,"strong"),c?G(e,x.says,"small"):0))),u=i?0:Math.min(
h+12*r,.42*t.width),m=t.x+u,d=t.width-u-l,f=i?17*r:0,y={x:m,width:d,height:Math.max(6*r,a-Mc*r-f)},g=n[0]?.values.length??
1,b=d/g;return[n.map(({key:x,title:w,says:$,values:M,colour:N,open:k},A)=>{let T=t.y+A*a,v=i?T+12*r:T+a/2+(c?-2:4)*r,L=i?
t.width:u-8*r,P=G(e,w,"strong")+10*r;return p("g",{key:x,class:k?"part choice row":"row","data-open":k??null,role:k?"but\
ton":null,tabindex:k?0:null,"aria-label":k?w:null},k&&p("rect",{key:"ground",class:"ground",x:t.x-4*r,y:T,width:t.width+
8*r,height:a,rx:4}),W(e,t.x,v,w,{kind:"strong",width:L,key:"title"}),i&&W(e,t.x+P,v,$,{kind:"small",width:t.width-P,key:"\
beside"}),c&&W(e,t.x,v+15*r,$,{kind:"small",width:L,key:"says"}),se(e,{...y,y:T+f+Mc/2*r},M,{colour:N,chosen:s,exact:R=>`${w}\
, number ${R+1}: ${O(Number(M[R]),4)}`}),s!==null&&W(e,t.x+t.width,T+f+(a-f)/2+4.5*r,O(Number(M[s]),2),{kind:"strong",anchor:"\
end",key:"chosen"}))}),s!==null&&p("rect",{key:"strongest",class:"strongest",x:m+s*b-1.5,y:t.y,width:b+3,height:a*n.length,
rx:3}),o&&p("g",{key:"positions"},Array.from({length:g},(x,w)=>p("rect",{key:`position ${w}`,class:"cell",x:m+w*b,y:t.y,
width:b,height:a*n.length,"data-open":o(w),role:"button",tabindex:w===s?0:"-1","aria-current":w===s?"true":null},p("titl\
e",{},n.map(({title:$,values:M})=>`${$}: ${O(Number(M[w]),3)}`).join(`
`)))))]}function _c(e){let t=Hm(e??"").map(Wm);for(let n=Pm;n>0;n--)for(let s=0;s+n<=t.length;s++){let o=Nr.get(t.slice(s,s+n).join(
" "));if(o)return o}return"pin"}var Ec={pin:"M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 1\
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
 0a1 1 0 1 0 -2 0M12 17.5V14l-3-3 4-3 2 3h2"},Im={home:["home","house","apartment","condo","residence","residence hall",
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
ental","bike share"]},Nr=new Map(Object.entries(Im).flatMap(([e,t])=>t.map(n=>[n,e]))),Cm=new Set([...Nr.keys()].flatMap(
e=>e.split(" "))),Pm=Math.max(...[...Nr.keys()].map(e=>e.split(" ").length));function Hm(e){return e.normalize("NFD").replace(
/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??[]}function Wm(e){let t=e.replace(/s$/,"");return Cm.has(t)?t:e}var Fm=24;function xt(e,t,n,s){let o=s/Fm;return p("path",{key:"icon",class:"icon",d:Ec[_c(e)],transform:`translate(${t.
toFixed(2)} ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}function U(e,t){let n=e.visits[t];return n?`${n.label}, ${oe(e,t)}`:""}function Oe(e,t){return e.visits[t]?.label??""}function vr(e){
return e>0&&e<5e-4?"<0.1 %":S(e,1)}function oe(e,t){let n=e.visits[t];return n?`${wt[n.weekday]} ${ft(n.start_minute)}`:
""}function Sc(e,t){return Ct(e.visits[t]?.duration_minutes??0)}function Oc(e,t,{weights:n,scores:s,temperature:o},r,{colour:i,
open:a}){let{reading:c}=e,l=I(e),h=t.width/c.count,u=h>=18*l,m=t.y+t.height-(u?38:18)*l,d=t.y+17*l,f=Math.max(...n)||1,y=Math.
max(0,m-d)/f,g=N(Ac(n,r).map(k=>({visit:k,half:G(e,$(n[k],k),k===r?"strong":"tiny")/2}))),b=N(Ac(n,r).map(k=>({visit:k,half:G(
e,M(k),k===r?"strong":"tiny")/2})));return[p("path",{key:"foot",class:"axis",d:`M${t.x} ${m}H${t.x+t.width}`}),c.visits.
map(({category:k},A)=>{let T=x(A),v=A===r,L=Number(n[A])*y;return p("g",{key:`visit ${A}`,class:`part choice${v?" here":
""}`,"data-open":a(A),role:"button",tabindex:"-1","aria-label":`${U(c,A)}: weight ${S(Number(n[A]),1)}`},p("rect",{key:"\
ground",class:"ground",x:t.x+A*h,y:t.y,width:h,height:t.height}),p("rect",{key:"bar",class:`bar ${i}${v?" chosen":""}`,x:T-
Math.min(.36*h,20*l),y:m-L,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,L)}),g.has(A)&&W(e,w(A,g),m-L-4*l,$(
n[A],A),{kind:v?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&xt(k,T-7*l,m+5*l,14*l),b.has(A)&&W(e,w(A,b),
t.y+t.height-4*l,M(A),{kind:v?"strong":"tiny",anchor:"middle",key:"score"}),p("title",{},`${U(c,A)}: score ${O(Number(s[A]),
3)}, weight ${S(Number(n[A]),2)}`))})];function x(k){return t.x+(k+.5)*h}function w(k,A){let T=A.get(k)??0;return Math.max(
t.x+T,Math.min(t.x+t.width-T,x(k)))}function $(k,A){return A===r?vr(Number(k)):S(Number(k)).replace(" %","")}function M(k){
return O(Number(s[k])/o,k===r?2:1)}function N(k){let A=new Map;for(let{visit:T,half:v}of k){let L=Math.max(t.x+v,Math.min(
t.x+t.width-v,x(T)));[...A].every(([R,C])=>{let F=Math.max(t.x+C,Math.min(t.x+t.width-C,x(R)));return Math.abs(L-F)>=v+C+
3*l})&&A.set(T,v)}return A}}function Ac(e,t){let n=[...Array(e.length).keys()].filter(s=>s!==t).sort((s,o)=>Number(e[o])-
Number(e[s]));return[t,...n]}function Tc(e,t){let n=I(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>Dm(e,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>jm(e,s)}]}function Dm(e,t){let{reading:n}=e,s=I(e),o=q(e,t),r=n.values(
"context"),i=D(e,o,H(`${U(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${O(Math.hypot(...r))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-i.height)/(64*s)))),c=Math.ceil(r.length/a),l=Math.min(120*s,(o.height-i.height-8*s)/a);return[
...Y(e,t,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let m=r.subarray(u*c,(u+1)*c),d=o.width*m.length/c,f={...o,
y:o.y+i.height+8*s+u*l,width:d,height:Math.max(28*s,l-10*s)};return m.length>0&&p("g",{key:`line ${u}`},se(e,f,m,{colour:"\
stream",extent:ds(r),numbered:Be(e,[m],m,d),exact:y=>`Number ${u*c+y+1}: ${O(Number(m[y]),4)}`}))})]}function jm(e,t){let{
reading:n}=e,s=I(e),o=q(e,t),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=D(e,o,H("Each reads the same numbers, through a mat\
rix of its own:"),"small");return[...Y(e,t,"What reads it"),...i.marks,r.length>0&&p("g",{key:"rows"},Se(e,{...o,y:o.y+i.
height+6*s,height:o.height-i.height-6*s},r))]}function Ge(e,t,n,s,o){let r=`layers.${t}.heads.${n}`,i=e.values(`${r}.queries`),a=e.values(`${r}.keys`),c=i.length/e.count,
l=e.trace.interventions.scaling!==!1,h=Ye(ie(i,s,c),ie(a,o,c));return Nc(h,l,null,e,o)}function ps(e,t,n,s){let o=ie(e.values(
`layers.${t}.heads.${n}.scores`),s,e.count);return Lr(o,e.trace.interventions.attention_temperature??1)}function Ve(e,t){
let n=e.values("pointer.query"),s=e.values("pointer.keys"),o=e.trace.interventions.pointer_scaling!==!1,r=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return Nc(Ye(n,ie(s,t,n.length)),o,r,e,t)}function gs(e){return Lr(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function Nc(e,t,n,s,o){let r=e.first.length,i=e.sum/(t?Math.sqrt(r):1)+(n??
0),a=s.visits[o]?.masked??!1;return{dot:e,width:r,isScaled:t,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function Ye(e,t){let n=Array.from(e,(s,o)=>s*t[o]);return{first:e,
second:t,products:n,sum:ze(n)}}function Lr(e,t){let n=Array.from(e,Number).filter(Number.isFinite),s=Math.max(...n)/t,o=Math.
abs(s)>9?s:0,r=Array.from(e,c=>Math.exp(c/t-o)),i=ze(r),a=r.map(c=>c/i);return{scores:e,temperature:t,shift:o,exponentials:r,
total:i,weights:a}}function yn(e,t,n,s,o,r){if(!e.has(`${n}.mean`))return null;let i=e.trace.architecture.d_model,a=Number(
e.values(t)[o*i+r]),c=Number(e.values(`${n}.mean`)[o]),l=Number(e.values(`${n}.reciprocal_deviation`)[o]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:re(e,`${s}.weight`,r),bias:re(e,`${s}.bias`,r),result:Number(e.values(n)[o*i+r])}}function ys(e,t,n,s){
let o=`transformer.layers.${t}.linear2`,r=e.trace.weights?.[`${o}.weight`],i=re(e,`${o}.bias`,s),a=at(e,`layers.${t}.fee\
d_forward.hidden`,n);return!r||i===null?null:{dot:Ye(a,ie(r.values,s,a.length)),bias:i}}function vc(e,t,n){let s=e.trace.
weights?.["input_proj.weight"],o=re(e,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),i=n*r,a=e.
slices.map(({name:c,label:l})=>{let h=Rr(e,c,t),u=Ye(h,s.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:o,sum:ze(a.map(({dot:c})=>c.sum))+o}}function Rr(e,t,n){let s=e.values(`inputs.${t}`);return ie(
s,n,s.length/e.count)}function at(e,t,n){let s=e.values(t);return ie(s,n,s.length/e.count)}function Ke(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(e.values("gate.logit")[0]);return{hidden:t,dot:n?Ye(t,n.values):null,bias:re(e,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function ae(e,t){let n=e.values("context"),s=e.trace.weights?.["gen_head.weight"],o=s?Ye(n,ie(
s.values,t,n.length)):null,r=re(e,"gen_head.bias",t),i=e.trace.tensors["generation.logits"]?.values,a=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:i?Number(i[t]):a}}function Lc(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
Lr(t,1):null}function qe(e,t){let{gate:n}=e,s=e.locations.flatMap((i,a)=>i===t?[a]:[]),o=e.hasPointer?ze(s.map(i=>Number(
e.pointerWeights[i]))):0,r=Um(e,t,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function Um(e,t,n){if(!e.hasGeneration)return 0;let s=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||s?.some(i=>i.location===t)||e.gate===1)return e.probabilityOf("generation",t);let r=e.
probabilityOf("final",t)-e.gate*n;return Math.max(0,r)/(1-e.gate)}function re(e,t,n){let s=e.trace.weights?.[t];return s?
Number(s.values[n]):null}function ie(e,t,n){return e.subarray(t*n,(t+1)*n)}function ze(e){return Array.from(e).reduce((t,n)=>t+
n,0)}var Xe="→",Rc=30,Bm=8,Gm=20,Vm=Object.fromEntries(Array.from("-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??
""]));function bn(e,t,{first:n,second:s,products:o},r){let i=I(e),a=o.length,c=a>Gm&&t.height>=176*i,l=c?34*i:0,h=(t.height-
l)/3,u=16*i,m=t.x+Rc*i,d=t.width-Rc*i,f=wn(o),y=Be(e,[n,s,o],o,d,f),g=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${a} products`}],b=d/a,x=w=>`${O(
Number(n[w]),4)} × ${O(Number(s[w]),4)} = ${O(Number(o[w]),4)}`;return[p("rect",{key:"strongest",class:"strongest",x:m+
f*b-1,y:t.y+u,width:b+2,height:3*h-u-2*i,rx:3}),g.map(({letter:w,colour:$,values:M,title:N},k)=>{let A=t.y+k*h,T={x:m,y:A+
u,width:d,height:h-u-6*i};return p("g",{key:`row ${k}`},W(e,t.x,A+12*i,N,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),W(e,t.x,A+u+.5*T.height+5*i,w,{also:`math letter ${$}-words`,key:"letter"}),se(e,T,M,{colour:$,numbered:y,chosen:f,
exact:x}))}),c&&Ym(e,{x:m,y:t.y+3*h,width:d,height:l},o)]}function Ym(e,{x:t,y:n,width:s},o){let r=I(e),i=s/o.length,a=Math.
max(Bm,Math.ceil(o.length/8));for(;a<o.length&&a*i<G(e,"−888.88","tiny");)a*=2;let c=Math.ceil(o.length/a);return p("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*a,(h+1)*a),[m,d]=[t+h*a*i+2,t+(h*a+u.length)*i-2],f=u.reduce(
(y,g)=>y+g,0);return[p("path",{key:`span ${h}`,class:"axis",d:`M${m} ${n}v${4*r}H${d}v${-4*r}`}),W(e,(m+d)/2,n+17*r,O(f,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function bs(e,t,n,s,o,r,i){let a=I(e),c=Km(n,s,r),l=qm(n,s,o,i.over),
h={x:t.x,y:0,width:t.width},u=D(e,h,c).height+D(e,h,l).height+10*a,m=132*a,d=Math.max(70*a,Math.min(.36*t.height,210*a)),
f=t.height-u-d>=m,y=Math.min(t.height-u-(f?d:0),276*a),g=t.height-u-y,b=D(e,{...h,y:t.y+y+4*a},c),x=D(e,{...h,y:t.y+y+b.
height+6*a},l);return[p("g",{key:"dot"},bn(e,{...t,height:y},n.dot,r)),p("path",{key:"rule",class:"rule",d:`M${t.x} ${t.
y+y}H${t.x+t.width}`}),p("g",{key:"score steps"},b.marks),p("g",{key:"softmax steps"},x.marks),f&&p("g",{key:"softmax"},
Oc(e,{...t,y:t.y+y+u,height:g},s,o,i))]}function Km({dot:e,width:t,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:i},{
temperature:a},[c,l]){let h=n?e.sum/Math.sqrt(t):e.sum,u=[...H("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${O(e.sum,2)}`,kind:"strong"}],n?[{text:`${Xe}\
 ÷ √${t} = `},{text:O(h,2),kind:"strong"}]:[{text:`${Xe} not divided by √${t}: scaling is off`}]];return s!==null&&
u.push(o?[{text:`${Xe} no position bias: it is off`}]:[{text:`${Xe} ${s<0?"−":"+"} ${O(Math.abs(s),2)} (position bias)\
 = `},{text:O(i,2),kind:"strong"}]),r?u.push([{text:`${Xe} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&u.push([{text:`${Xe}\
 ÷ temperature ${zm(a)} = `},{text:O(i/a,2),kind:"strong"}]),u}function qm({isMasked:e},t,n,s){let{scores:o,temperature:r,
shift:i,exponentials:a,total:c,weights:l}=t;if(e)return H("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/r-i,u=Number(a[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:O(h,2),isRaised:!0},{text:` = ${Bt(u)}\
;`}],[{text:`${Bt(u)} / ${Bt(c)} = `},{text:vr(Number(l[n])),kind:"strong"},{text:","}],...H(`where ${Bt(c)} is the sum \
over ${s}${i?`, after ${O(i,2)}, the largest score, is subtracted from each`:""}.`)]}function Bt(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=100)return e.toFixed(0);if(e>=10)return e.toFixed(1);if(e>=.095)return e.toFixed(2);
if(e===0)return"0";let[t="",n=""]=e.toExponential(1).split("e");return`${t} × 10${Array.from(n,s=>Vm[s]??"").join("")}`}
function wn(e){let t=0;for(let n=1;n<e.length;n++)Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function zm(e){
return String(Math.round(1e3*e)/1e3)}var Xm=6;function Ic(e,t){let n=I(e),s=Ke(e.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},
rank:1,share:1.4,marks:r=>Jm(e,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>Qm(e,r,s)}),o}
function Jm(e,t,{hidden:n,dot:s,bias:o,logit:r}){let i=I(e),a=q(e,t),c=s&&o!==null?[...H("Sum of the products"),[{text:"\
h",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${O(s.sum,2)}`,kind:"strong"}],[{text:`\
→ ${o<0?"−":"+"} ${O(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:O(r,2),kind:"strong"}]]:[...H("Each unit is \
multiplied by a learned weight; the sum and a bias give the"),[{text:"logit "},{text:O(r,2),kind:"strong"}]],l=D(e,{...a,
y:0},c),h=dt(e,a.x,a.y+a.height-10*i,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(a.height-l.height-
36*i,450*i),m=D(e,{...a,y:a.y+u+4*i},c),d=Be(e,[n],n,a.width);return[...Y(e,t,`${n.length} hidden units read the context`),
p("g",{key:"dot"},s?bn(e,{...a,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},
{letter:"w",words:"Weight of each unit",colour:"key"}]):se(e,{...a,height:u},n,{colour:"query",numbered:d})),...m.marks,
h.mark]}function Qm(e,t,n){let{reading:s}=e,o=I(e),r=q(e,t),{gate:i,trace:a}=s,c=D(e,{...r,y:0},d()),l=54*o,h={...r,x:r.
x+34*o,width:r.width-48*o,y:r.y+6*o,height:r.height-c.height-l-40*o},u=D(e,{...r,y:r.y+r.height-c.height-l-6*o},d());return[
...Y(e,t,m()),n&&h.height>=60*o&&p("g",{key:"curve"},f(h,n)),...u.marks,p("g",{key:"shares"},y({...r,y:r.y+r.height-l+8*
o,height:22*o}))];function m(){return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone a\
nswers":typeof a.interventions.gate=="number"?"A gate set by hand":"A fixed gate"}function d(){let{only:g}=a.interventions,
b=[{text:`gate = ${i.toFixed(3)}`,kind:"strong"}];if(!n){let $=g?`Only the ${g==="pointer"?"pointer":"generation head"} \
answers:`:typeof a.interventions.gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths cou\
nt the same:";return[...H($),b]}let x=[[{text:"1 / (1 + e",kind:""},{text:O(-n.logit,2),isRaised:!0},{text:") = "},{text:n.
learned.toFixed(3),kind:"strong"}]];if(a.gate.learned)return[...x,...H(`is the gate: ${S(i,1)} of the answer comes from \
the pointer, ${S(1-i,1)} from generation.`)];let w=g?`Only the ${g==="pointer"?"pointer":"generation head"} answers, so \
that the gate is ${i.toFixed(2)}.`:`It is set by hand to ${i.toFixed(3)}.`;return[...H(w),...H("As learned it would be"),
...x]}function f(g,{logit:b,learned:x}){let w=Math.max(Xm,Math.ceil(Math.abs(b))),$=L=>g.x+(L+w)/(2*w)*g.width,M=g.y+g.height,
N=L=>M-L*g.height,k=Array.from({length:61},(L,P)=>{let R=-w+P/30*w;return`${$(R).toFixed(1)} ${N(1/(1+Math.exp(-R))).toFixed(
1)}`}),[A,T]=[$(b),N(x)],v=b>0;return[p("path",{key:"axes",class:"axis",d:`M${g.x} ${g.y}V${M}H${g.x+g.width}M${g.x} ${N(
.5)}H${g.x+g.width}`}),[0,.5,1].map(L=>W(e,g.x-6*o,N(L)+4*o,L===.5?"0.5":String(L),{kind:"tiny",anchor:"end",key:`share ${L}`})),
[-w,0,w].map(L=>W(e,$(L),M+15*o,O(L,0),{kind:"tiny",anchor:"middle",key:`logit ${L}`})),W(e,($(0)+$(-w))/2,M+15*o,"logit",
{kind:"tiny",anchor:"middle",key:"axis"}),p("path",{key:"line",class:"curve",d:`M${k.join("L")}`}),p("path",{key:"lead",
class:"lead",d:`M${A} ${M}V${T}H${g.x}`}),p("circle",{key:"point",class:"point",cx:A,cy:T,r:5.5*o}),W(e,A+(v?-10:10)*o,v?
Math.max(T-6*o,g.y+9*o):T-8*o,x.toFixed(2),{kind:"strong",anchor:v?"end":void 0,key:"value"})]}function y(g){let b=i*g.width;
return[p("rect",{key:"pointer",class:"bar pointer",x:g.x,y:g.y,width:b,height:g.height}),p("rect",{key:"generation",class:"\
bar generation",x:g.x+b,y:g.y,width:g.width-b,height:g.height}),W(e,g.x,g.y+g.height+15*o,`pointer ${S(i,1)}`,{kind:"sma\
ll",key:"of pointer"}),W(e,g.x+g.width,g.y+g.height+15*o,`generation ${S(1-i,1)}`,{kind:"small",anchor:"end",key:"of gen\
eration"})]}}var Cc=14,Pc=34;function $t(e,t,n,{largest:s,most:o=Pc,isOrdered:r=!1,isWalked:i=!1}={}){let a=I(e),c=Math.max(1,Math.floor(
t.height/(Cc*a))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*a,t.height/(h.length+Number(l))),m=u>=30*
a,d=Math.max(1,Math.ceil(Cc*a/u)),f=h.findIndex(({isChosen:k})=>k),y=u>=13*a&&h.some(({category:k})=>k!==void 0),g=y?22*
a:0,b=Math.max(...h.map(({text:k})=>G(e,k,"strong")))+8*a,x=Math.max(0,...h.map(({beside:k=""})=>k?G(e,k,"small")+10*a:0)),
w=Math.max(...h.map(({label:k,says:A=""})=>Math.max(G(e,k,"strong"),m?G(e,A,"small"):0)))+8*a,$=Math.min(w,.58*(t.width-
g-b-x)),M={x:t.x+g+$,width:Math.max(1,t.width-g-$-b-x)},N=s??(Math.max(...h.map(({parts:k})=>k.reduce((A,{value:T})=>A+Math.
abs(T),0)))||1);return[h.map((k,A)=>{let T=t.y+(A+.5)*u,v=A===f||(h.length-1-A)%d===0&&(f<0||Math.abs(A-f)>=d),L=M.x,P=Math.
min(.62*u,.42*o*a);return p("g",{key:k.key,class:`${k.open?"part ":""}choice row${k.isChosen?" here":""}${k.isOff?" off":
""}`,"data-open":k.open??null,role:k.open?"button":null,tabindex:k.open?i&&!k.isChosen?"-1":0:null,"aria-label":k.open?`${k.
label}: ${k.text}`:null},p("rect",{key:"ground",class:"ground",x:t.x-3*a,y:T-u/2,width:t.width+6*a,height:u,rx:4}),y&&(v||
u>=17*a)&&k.category!==void 0&&xt(k.category,t.x,T-7.5*a,15*a),v&&W(e,t.x+g,T+(m&&k.says?-2:4.5)*a,k.label,{kind:k.isChosen?
"strong":"label",width:$-6*a,key:"name"}),m&&k.says&&W(e,t.x+g,T+12.5*a,k.says,{kind:"small",width:$-6*a,key:"says"}),k.
parts.map(({value:R,colour:C},F)=>{let X=Math.abs(R)/N*M.width,z=p("rect",{key:`part ${F}`,class:`bar ${C}${R<0?" negati\
ve":""}${k.isChosen?" chosen":""}`,x:L,y:T-P/2,width:Math.max(.5,Math.min(M.width,X)-(k.parts.length>1&&X>2?.8:0)),height:Math.
max(1,P)});return L+=X,z}),v&&k.beside&&W(e,t.x+t.width-b,T+4.5*a,k.beside,{kind:"small",anchor:"end",key:"beside"}),v&&
W(e,t.x+t.width,T+4.5*a,k.text,{kind:k.isChosen?"strong":"label",anchor:"end",key:"value"}),k.exact&&p("title",{},k.exact))}),
l&&W(e,t.x,t.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function Je(e,t,n,s=Pc){
return Math.min(s*I(e)*n,t.height)}function Hc(e,t){let n=I(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:s=>Zm(e,s,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:s=>tf(e,s,t)}]}function Zm(e,t,n){let{reading:s}=e,
o=I(e),r=q(e,t),a=(s.trace.location_probabilities.generation??[]).map(({location:m,probability:d})=>{let{label:f,category:y}=s.
nameOf(m),{logit:g}=ae(s,m);return{key:`place ${m}`,label:f,category:y,parts:[{value:d,colour:"generation"}],beside:g===
null?"":O(g,2),text:S(d,1),open:`generation.${m}`,isChosen:m===n.location,exact:`${f}: ${g===null?"":`logit ${O(g,4)}, `}\
probability ${S(d,3)}`}}),c=s.trace.architecture.locations,l=D(e,r,H(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=dt(e,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...Y(e,t,"What the generation head expects"),...l.marks,p("g",{key:"\
rows"},$t(e,u,a,{isWalked:!0})),h.mark]}function tf(e,t,{location:n}){let{reading:s}=e,o=I(e),r=q(e,t),{label:i}=s.nameOf(
n),{dot:a,bias:c,logit:l}=ae(s,n),h=Lc(s),u=s.probabilityOf("generation",n),m=[];if(a&&c!==null&&m.push(...H("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${O(a.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${O(Math.abs(c),2)} (bias) =`}]),l!==null&&m.push([{text:"logit "},{text:O(
l,2),kind:"strong"}]),h){let y=Number(h.exponentials[n]),g=Number(h.scores[n])-h.shift;m.push([{text:"→ e",kind:""},{text:O(
g,2),isRaised:!0},{text:` = ${Bt(y)};`}],[{text:`${Bt(y)} / ${Bt(h.total)} = `},{text:S(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...H(`${Bt(h.total)} is the sum over the whole list${h.shift?`, after ${O(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else m.push(...H("→ softmax over the whole list:"),[{text:S(u,1),kind:"strong"}]);
let d=D(e,{...r,y:0},m),f=a?Math.min(r.height-d.height-8*o,450*o):0;return[...Y(e,t,`How does it score ${i}?`),a&&p("g",
{key:"dot"},bn(e,{...r,height:f},a,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${i}`,colour:"key"}])),...D(e,{...r,y:r.y+f+(a?6*o:0)},m).marks]}var xn=20,ws=8,Fc=19,Q=8,kn=3,Cr=4,$n=4,ef={least:13.5,most:38,lane:3},Pr=13;function Dc(e,t,n=1){let s=t.type/Pr,o=46*s,
r=t.height-98*s,i=Hr(e.count,o,r,ef,s),a=t.width>=1180*s,c=t.width>=1040*s&&e.layers<=3,l=nf(e,a,s),h=c?62*s:0,u=c?h+22*
s:16*s,m=t.width-2*xn-Wc(Object.values(l)),[d,f]=[o+12*s,t.height-4*s],y=sf(e.heads,m/e.layers-u,f-d,s),g=y.columns*(y.side+
ws*s)-ws*s,b=e.heads>0?g+u:u,x=Math.max(0,m-e.layers*b);l.visits+=Math.min(.3*x,90*s),l.answer+=Math.min(.2*x,80*s),l.flow+=
Math.min(.1*x,50*s),l.leave+=Math.min(.1*x,50*s);let w=t.width-2*xn-Wc(Object.values(l))-e.layers*b,$=Math.min(w,e.hasPointer?
220*s:60*s);l.bands+=$;let M=(w-$)/e.layers,N={x:xn,width:l.visits},k=xn+l.visits+12*s,A=a?{x:k,width:l.slices}:null;A&&
(k+=l.slices+12*s);let T=Array.from({length:e.layers},(ot,ht)=>{let nt=k+ht*(b+M);return{x:nt,width:g,maps:of(e.heads,nt,
d,f,y,s),stream:c?nt+(e.heads>0?g+10*s:0):null}});k+=e.layers*(b+M);let v=t.width-xn,L=v-l.answer,P=L-l.leave-l.gate,R=k+
l.scores+l.weights+8*s,C=P-l.flow-Q,F=Math.min(190*s,.24*t.height)/n,X=e.hasGate?.56*t.height:(o+r)/2,z=Cr*s,tt=e.hasPointer?
t.height-F-kn*z-6:(o+r-F)/2-z;return{size:t,type:t.type,rows:i,visits:N,slices:A,layers:T,streamWidth:h,scores:k+l.scores,
weights:k+l.scores+l.weights,ribbons:R,places:C,gate:P,gateWidth:l.gate,answers:{most:r-o<330?$n-1:$n,top:o,bottom:r+60*
s,x:L,right:v,segment:L-Q},right:v,top:o,bottom:r,full:F,across:{visits:i.map(({y:ot})=>ot),starts:[o-12*s,t.height-8],places:{
room:[o+16*s,e.hasGeneration?tt-12*s:r],gap:22*s},generation:{start:tt,gap:z},gate:X-F/2},bands:{ribbon:(ot,ht,nt)=>Ir(R,
ot,C,ht,nt),into:(ot,ht,nt)=>Ir(C+Q,ot,P,ht,nt),out:(ot,ht,nt)=>Ir(P+l.gate,ot,L-Q,ht,nt)}}}function Ir(e,t,n,s,o){return o?
te(e,t,n,s):te(e,t,e,t)}function nf({hasPointer:e,hasGate:t},n,s){return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?
24:12)*s,scores:40*s,weights:e?46*s:150*s,bands:e?112*s:0,bar:Q,flow:(t?60:34)*s,gate:t?18*s:0,leave:46*s,answer:(n?152:
140)*s}}function Wc(e){return e.reduce((t,n)=>t+n,0)}function Hr(e,t,n,{least:s,most:o,lane:r},i){let a=n-t,c=e,l=0,h=Math.
min(o*i,a/e);h<s*i&&(l=Math.max(r,Math.min(6*i,.35*a/e)),h=(s+2)*i,c=Math.max(1,Math.floor((a-e*l)/(h-l))),h=(a-(e-c)*l)/
c);let u=t;return Array.from({length:e},(m,d)=>{let f=d>=e-c,y=f?h:l;return u+=y,{y:u-y/2,height:y,isFull:f}})}function sf(e,t,n,s){
let o={columns:1,side:0};if(e===0)return o;for(let r of[1,2,4]){let i=n/Math.ceil(e/r)-Fc*s,a=Math.min(i,(t-(r-1)*ws*s)/
r);a>o.side&&(o={columns:r,side:a})}return o}function of(e,t,n,s,{columns:o,side:r},i){let a=Math.ceil(e/o),c=Math.min((s-
n)/a,r+2.2*Fc*i);return Array.from({length:e},(l,h)=>({x:t+h%o*(r+ws*i),y:n+Math.floor(h/o)*c,side:r}))}function xs(e,t,n,s){
let o=[];for(let[a,{wish:c,length:l}]of e.entries())for(o.push({first:a,last:a,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.
at(-2);if(!h||!u||i(u)+u.length+t<=i(h))break;let[m,d]=[u.last-u.first+1,h.last-h.first+1];u.wish=(m*u.wish+d*(h.wish-u.
length-t))/(m+d),u.length+=t+h.length,u.last=h.last,o.pop()}let r=[];for(let a of o){let c=i(a);for(let l=a.first;l<=a.last;l++)
r.push(c),c+=Number(e[l]?.length)+t}return r;function i({wish:a,length:c}){return Math.max(n,Math.min(s-c,a))}}var vt=44,V={title:26,bars:34,inputs:64,scores:52,names:56},jc=16,rf={least:20,most:110,lane:1},af=62,Wr=8,cf=160,$s=16,
Uc=6;function Dr(e,t,n,s=1){let o=n/Pr,[r,i]=[jc,t-jc],a=Hr(e.count,r,i,rf,o).map(({y:L,height:P,isFull:R})=>({x:L,width:P,
isFull:R})),c=Number(a.at(-1)?.width)>=af*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+$s*o,u=h+(V.title+
V.inputs+$s)*o,m=[];for(let L=0;L<e.layers;L++){let P=lf(e.heads,r,i,u+V.title*o,o),R=P.at(-1),F=(R?R.y+R.side+8*o:u)+V.
title*o;m.push({y:u,maps:P,stream:F}),u=F+(V.bars+$s)*o}let d=hf(e,r,u+V.title*o,i-r,o),f=Math.ceil(e.values("context").
length/d.columns)*d.cell,y=u+V.title*o+Math.max(f,20*o)+$s*o,g=y+(e.hasPointer?(V.title+V.scores)*o:0),b=g+(e.hasPointer?
170:96)*o,x=b+Q+((e.hasPointer?V.names:0)+(e.hasGate?48:30))*o,w=e.hasGate?28*o:0,$=uf(i-r,o)/s,M=Cr*o,N=i-$-kn*M,k=Math.
max(78*o,$*s/2+6),A=x+w+34*o,T=i-$-16*o,v={most:$n,top:A,bottom:A+($n+1)*k,x:r-6*o,right:T-8*o,segment:T};return{size:{width:t,
height:v.bottom+Math.max(0,($*s-k)/2)+8*o,type:n},type:n,left:r,right:i,columns:a,chips:l,inputs:h,layers:m,context:d,pointer:y,
ribbons:g,places:b,gate:x,gateHeight:w,answers:v,full:$,across:{visits:a.map(({x:L})=>L),starts:[r,i],places:{room:[r,e.
hasGeneration?N-2*Uc*o:i],gap:Uc*o},generation:{start:N,gap:M},gate:i-$},bands:{ribbon:(L,P,R)=>Fr(g,L,b,P,R),into:(L,P,R)=>Fr(
b+Q,L,x,P,R),out:(L,P,R)=>R?ac(x+w,L,T+Q,P):Fr(x+w,L,x,L,!1)}}}function Fr(e,t,n,s,o){return o?wr(e,t,n,s):wr(e,t,e,t)}function lf(e,t,n,s,o){
let r=[4,3,2].find(l=>e%l===0)??Math.min(e,4),i=(n-t+Wr*o)/r,a=Math.min(i-Wr*o,cf*o),c=Math.max(vt,40*o);return Array.from(
{length:e},(l,h)=>({x:t+h%r*i,y:s+c+Math.floor(h/r)*(a+c+Wr*o),side:a,touch:vt}))}function hf(e,t,n,s,o){let{length:r}=e.
values("context"),i=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:t,y:n,columns:i,cell:Math.min(11*o,(s-12*
o)/i)}}function uf(e,t){return Math.min(170*t,(e-82*t)/2,.4*e)}var ks={visits:0,slices:1,layers:2};function Gt({reading:e,beside:t}){return t?[e,t]:[e]}function ce(e){return Math.max(
...Gt(e).map(({largestWeight:t})=>t))}function Qe(e){return ks.layers+2*e}function Z(e){let t=ks.layers+2*e.layers,n=e.hasPointer?
t+1:t,s=e.hasGeneration?n+1:n;return{context:t,pointer:n,generation:s,gate:s+1}}function K(e,t){return e.beat>=t?1:0}var jr=64,mf=Float32Array.from({length:jr},(e,t)=>t/(jr-1));function Ur({isOwnScale:e}){return e?"Same scale for all hea\
ds":"Own scale for each head"}function Ms(e,t,n,s){let{reading:o,isOwnScale:r,stage:i}=e;if(!o.heads)return null;let a=i.
type/13,c=r?s?"own largest":"largest of each head":S(ce(e)),l=60*a,h=t+12*a,u=[p("text",{class:"small",x:t,y:n},"0"),p("\
image",{class:"map",href:ne(mf,jr,e.scale),x:h,y:n-9*a,width:l,height:9*a,preserveAspectRatio:"none"}),p("rect",{class:"\
map-frame",x:h,y:n-9*a,width:l,height:9*a}),p("text",{class:"small",x:h+l+5*a,y:n},c)],m=Ur(e),d={"data-act":"scale",role:"\
button",tabindex:"0","aria-label":`Colours of the head maps go from 0 to ${r?"the largest weight of each head":c}. ${m}`};
if(s){let y=17*a+l+B(c,12.5*a),g=p("rect",{class:"ground",x:t-6*a,y:n+14*a-vt,width:y+12*a,height:vt});return p("g",{key:"\
scale",class:"switch",...d},g,u)}let f=B(m,12.5*a)+16*a;return p("g",{key:"scale"},p("text",{class:"small",x:t,y:n-17*a},
"Weights in the maps of heads"),u,p("g",{key:"switch",class:"switch",...d},p("rect",{class:"handle stays",x:t,y:n+8*a,width:f,
height:19*a,rx:9.5*a}),p("text",{class:"handle-words stays",x:t+8*a,y:n+21.5*a},m)))}var Bc=24,ff=.045,df=.6;function Gc(e,t){let n=I(e),s=e.stage.size.width>=600*n,o=Math.min(e.reading.count*14,170),r=Math.
max(200,Math.min(e.reading.count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:t.isLeaf?
1:0,share:1.2,marks:i=>pf(e,i,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:i=>bf(e,i,t)}]}function pf(e,t,n){
let{reading:s,isOwnScale:o}=e,{layer:r,head:i,query:a,visit:c}=n,l=I(e),{count:h}=s,u=s.weights(r,i),m=s.isRemoved(r,i)||
s.isSkipped(r,"attention"),d=o?Math.max(...u)||1:ce(e),f=yf(e,t,n,m),y=Math.min(.36*t.width,190*l),g=t.y+42*l,[b,x]=[t.width-
y,t.height-44*l-f.height],w=t.width<600*l?1.9:1.15,$={width:b/h,height:Math.min(x/h,w*b/h)},M={x:t.x+y,y:g,width:b,height:$.
height*h},N=`layers.${r}.heads.${i}`,k=$.height>=30*l,A=gf($.height,13*l);return[W(e,t.x,t.y+15*l,y>=150*l?"The visit th\
at asks":"Who asks",{kind:"strong",width:y-8*l}),p("g",{key:"columns"},T()),p("g",{key:"rows"},v()),p("image",{key:"weig\
hts",class:"map",href:ne(u.map(R=>R/d),h,e.scale),...M,preserveAspectRatio:"none",opacity:m?.3:1}),p("rect",{key:"frame",
class:"map-frame",...M}),p("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${i}`},L()),p("rect",
{key:"column",class:"chosen-column",x:M.x+c*$.width,y:t.y,width:$.width,height:M.y+M.height-t.y,rx:3}),p("rect",{key:"ro\
w",class:"chosen-row",x:t.x-3,y:M.y+a*$.height,width:t.width+3,height:$.height,rx:3}),p("rect",{key:"cell",class:"chosen\
-cell",x:M.x+c*$.width,y:M.y+a*$.height,width:$.width,height:$.height}),f.at(M.y+M.height)];function T(){let R=$.width>=
14*l,C=Math.min(15*l,$.width-3*l),F=$.width>=30*l,X=M.x;return s.visits.map((z,tt)=>{let ot=String(wt[z.weekday]),ht=z.weekday!==
s.visits[tt-1]?.weekday,nt=M.x+tt*$.width,ve=G(e,ot,"tiny"),Mi=!R&&ht&&nt>=X&&nt+ve<=M.x+M.width;Mi&&(X=nt+ve+4*l);let zs=M.
x+(tt+.5)*$.width;return p("g",{key:`column ${tt}`,class:`part choice${tt===c?" here":""}${z.masked?" off":""}`,"data-op\
en":`${N}.${a}.${tt}`,role:"button",tabindex:"-1","aria-label":`Read from visit ${tt+1}: ${U(s,tt)}${z.masked?", masked":
""}`},p("rect",{class:"ground",x:M.x+tt*$.width,y:t.y,width:$.width,height:42*l}),R&&xt(z.category,zs-C/2,t.y+(F?0:22)*l,
C),Mi&&W(e,nt,t.y+38*l,ot,{kind:"tiny",key:"weekday"}),F&&[W(e,zs,t.y+26*l,ot,{kind:"tiny",anchor:"middle",key:"day"}),W(
e,zs,t.y+38*l,$.width>=40*l?ft(z.start_minute):`${Math.floor(z.start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"ho\
ur"})],p("title",{},U(s,tt)))})}function v(){return s.visits.map((R,C)=>{let F=M.y+(C+.5)*$.height,X=C===a,z=X||(h-1-C)%
A===0&&Math.abs(C-a)>=A,tt=Math.min(18*l,$.height-1.5*l),ot=$.height>=12*l,ht=t.x+(ot?tt+10*l:4*l),nt=M.x-ht-6*l,ve=X||k?
"strong":"label";return p("g",{key:`row ${C}`,class:`part choice${X?" here":""}`,"data-open":`${N}.${C}.${c}`,role:"butt\
on",tabindex:"-1","aria-label":`Visit ${C+1} asks: ${U(s,C)}`},p("rect",{class:"ground",x:t.x,y:F-$.height/2,width:y,height:$.
height}),ot&&xt(R.category,t.x+3*l,F-tt/2,tt),z&&W(e,ht,F+(k?-2:4.5)*l,R.label,{kind:ve,width:nt,key:"name"}),k&&W(e,ht,
F+12*l,`${oe(s,C)} · ${Sc(s,C)}`,{kind:"small",width:nt,key:"when"}),p("title",{},U(s,C)))})}function L(){let R=[];for(let C=0;C<
h;C++){if(h>Bc&&C!==a){R.push(p("rect",{key:`row ${C}`,class:"cell",x:M.x,y:M.y+C*$.height,width:M.width,height:$.height,
"data-open":`${N}.${C}.${c}`},p("title",{},U(s,C))));continue}for(let F=0;F<h;F++)R.push(P(C,F))}return R}function P(R,C){
let F=Number(u[R*h+C]),[X,z]=[M.x+C*$.width,M.y+R*$.height],tt=R===a&&C===c,ot=String(Math.round(100*F)),ht=ve=>$.width>=
G(e,ot.padStart(2,"0"),ve)+2*l,nt=(F>=ff||R===a)&&$.height>=13*l&&ht("tiny");return p("g",{key:`${R} ${C}`,class:"cell"},
p("rect",{key:"cell",x:X,y:z,width:$.width,height:$.height,"data-open":`${N}.${R}.${C}`,role:"button",tabindex:tt?0:"-1",
"aria-current":tt?"true":null},p("title",{},`${U(s,R)} reads ${S(F,1)} from ${U(s,C)}`)),nt&&W(e,X+$.width/2,z+$.height/
2+4.5*l,ot,{kind:F/d>=.3&&ht("strong")?"strong":"tiny",anchor:"middle",also:F/d>=df&&!m?"on-dark":"on-light",key:"weight"}))}}
function gf(e,t){return Math.max(1,Math.ceil(t/e))}function yf(e,t,{layer:n,head:s,query:o,isLeaf:r},i){let{canAct:a,reading:c}=e,
l=I(e),h=c.isRemoved(n,s),u=t.height>=330*l,m=`layers.${n}.heads.${s}`,f=[a&&{text:h?"Switch head on":"Switch head off",
attributes:{"data-act":"head","data-part":m},isPressed:h},r?{text:"More about query and keys",attributes:{"data-more":"n\
eurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"More about this head",attributes:{"data-more":"\
head","data-layer":n,"data-head":s},isButton:!1},{text:Ur(e),attributes:{"data-act":"scale"}}].filter(x=>x!==!1),y=i?"Sw\
itched off: these weights would have been used.":`Columns: the visit it reads from. ${c.count>Bc?"Darker is more; each r\
ow adds up to 100 %.":"Values in %; each row adds up to 100."}`,g=u?H(y):[],b=D(e,{...t,y:0},g,"small").height;return{height:b+
40*l,at(x){let w=t.x,$=[];for(let{text:M,attributes:N,...k}of f){let A=dt(e,w,x+b+22*l,M,N,k);w+A.width>t.x+t.width||($.
push(A.mark),w+=A.width+10*l)}return[p("g",{key:"explained"},D(e,{...t,y:x+3*l},g,"small").marks),p("g",{key:"controls"},
$)]}}}function bf(e,t,{layer:n,head:s,query:o,visit:r}){let{reading:i}=e,a=o===i.count-1?"the last visit":`visit ${o+1}`,
c=o===r?"itself":Oe(i,r);return[...Y(e,t,`How much does ${a} read from ${c}?`,`${a.charAt(0).toUpperCase()}${a.slice(1)}\
 reads ${c}`),p("g",{key:"worked"},bs(e,q(e,t),Ge(i,n,s,o,r),ps(i,n,s,o),r,[{letter:"q",words:`Query of ${U(i,o)}`,colour:"\
query"},{letter:"k",words:`Key of ${U(i,r)}`,colour:"key"}],{colour:"attention-bar",over:`all ${i.count} visits of this \
row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var Vc=56;function Yc(e,t){let n=I(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>wf(
e,s,t)},...e.reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>xf(e,s,t)}]:[]]}function wf(e,t,{
location:n}){let{reading:s}=e,o=I(e),r=qe(s,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,
[m,d]=[i.toFixed(2),(1-i).toFixed(2)],f=s.pointerWeights,y=[],g=A=>r.visits.map(T=>({value:A*Number(f[T]),colour:"pointe\
r"}));s.hasPointer&&y.push({key:"pointer",label:"Pointer",parts:g(1),text:Mt(a),open:"pointer"}),s.hasGate&&y.push({key:"\
from pointer",label:`× gate ${m}`,parts:g(i),text:Mt(l),open:"gate"}),s.hasGeneration&&y.push({key:"generation",label:"\
Generation",parts:[{value:c,colour:"generation"}],text:Mt(c),open:`generation.${n}`}),s.hasGate&&y.push({key:"from gener\
ation",label:`× (1 − ${m})`,parts:[{value:h,colour:"generation"}],text:Mt(h),open:"gate"}),y.push({key:"answer",label:"\
Answer",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:A})=>A>0),text:Mt(u),isChosen:!0});
let b=q(e,t),x=s.hasGate?[[{text:`${m} × ${Mt(a)} = ${Mt(l)}`}],...H("come from the pointer,"),[{text:`${d} × ${Mt(c)}\
 = ${Mt(h)}`}],...H("from generation. Together:"),[{text:Mt(u),kind:"strong"},{text:"."}],...H("All bars have one scale.")]:
[...H(`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],w=D(e,{...b,
y:0},x),$={...b,height:b.height-w.height-44*o},M=Je(e,$,y.length,Vc),N=D(e,{...b,y:b.y+M+8*o},x),k=dt(e,b.x,b.y+b.height-
10*o,"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...Y(e,t,`How probable is ${s.nameOf(n).label}\
?`),p("g",{key:"rows"},$t(e,$,y,{most:Vc})),...N.marks,k.mark]}function xf(e,t,{location:n}){let{reading:s}=e,o=I(e),{visits:r,
pointer:i}=qe(s,n),a=q(e,t),c="Its visits";if(r.length===0){let g=H("None of the visits is here, so the pointer cannot c\
hoose it.");return[...Y(e,t,c),...D(e,a,g).marks]}let l=s.pointerWeights,h=r.map(g=>({key:`visit ${g}`,label:`${oe(s,g)}\
 (visit ${g+1})`,parts:[{value:Number(l[g]),colour:"pointer"}],text:Mt(Number(l[g])),open:`pointer.${g}`,isOff:s.visits[g]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",m=[...H(u),[{text:Mt(i),kind:"strong"},
{text:"."}]],d=D(e,{...a,y:0},m),f={...a,height:a.height-d.height-8*o},y=Je(e,f,h.length);return[...Y(e,t,c),p("g",{key:"\
rows"},$t(e,f,h,{isOrdered:!0})),...D(e,{...a,y:a.y+y+6*o},m).marks]}function Mt(e){return S(e,e>=.01||e===0?1:e>=1e-5?3:
5)}function Kc(e,t){let n=I(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:s=>$f(
e,s,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:s=>kf(e,s,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>Mf(e,s)}]}function $f(e,t,n){let{reading:s}=e,o=I(e),r=q(e,t),i=D(e,r,
H("A score for each visit, and its weight after the softmax."),"small"),a=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((m,d)=>({key:`visit ${d}`,label:m.label,says:oe(s,d),category:m.category,parts:[{value:Number(c[d]),colour:"pointer"}],
beside:O(Number(a[d]),2),text:S(Number(c[d]),1),open:`pointer.${d}`,isChosen:d===n.visit,isOff:m.masked,exact:`${U(s,d)}\
: score ${O(Number(a[d]),4)}, weight ${S(Number(c[d]),2)}`})),h=dt(e,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+i.height+4*o,height:r.height-i.height-34*o};return[...Y(e,t,"What the p\
ointer reads"),...i.marks,p("g",{key:"rows"},$t(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function kf(e,t,{visit:n}){let{
reading:s}=e;return[...Y(e,t,`How does the pointer score ${Oe(s,n)}, ${oe(s,n)}?`,`Score of ${Oe(s,n)}`),p("g",{key:"wor\
ked"},bs(e,q(e,t),Ve(s,n),gs(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${U(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function Mf(e,t){let{reading:n}=e,s=I(e),o=q(e,t),r=n.pointerWeights,i=D(e,o,H("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:m,probability:d,
visits:f})=>({key:`place ${h}`,label:f.length>1?`${u} (${f.length})`:u,category:m,parts:f.map(y=>({value:Number(r[y]),colour:"\
pointer"})),text:S(d,1),open:h>1?`places.${h}`:null,exact:`${f.map(y=>S(Number(r[y]),2)).join(" + ")} = ${S(d,2)}`})),c={
...o,y:o.y+i.height+6*s,height:o.height-i.height-36*s},l=dt(e,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...Y(e,t,"Sums per place"),...i.marks,p("g",{key:"rows"},$t(e,c,a)),l.mark]}function qc(e,t){let n=I(e),s=zc(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:t.
number===null?0:1,share:1.5,marks:o=>_f(e,o,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:o=>Ef(e,o,t)}]}function As(e,{layer:t,visit:n,number:s}){return s??wn(at(e,`layers.${t}.residual_out`,n))}function zc(e,{
layer:t,visit:n}){let s=`layers.${t}`,o=e.has(`${s}.attention_out`),r=e.trace.interventions.residuals!==!1,i=u=>e.isSkipped(
t,u),a=[],c=(u,m,d,f="plain")=>{let y=at(e,`${s}.${u}`,n),g=`length ${O(Math.hypot(...y))}`;a.push({key:u,title:m,says:d||
g,values:y,colour:f})},l=(u,m)=>r?i(u)?"unchanged":"":i(u)?"nothing":`${m} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!e.has(`${s}.${u}\
.mean`))return"off: unchanged";let m=Number(e.values(`${s}.${u}.mean`)[n]),d=1/Number(e.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${O(m,2)}, deviation ${O(d,2)}`}}function _f(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=I(e),
a=q(e,t),c=As(s,n),l=zc(s,n),h={...a,height:a.height-34*i},u=r===s.count-1,m=a.x,d=[],f=(y,g,b=!0)=>{let x=dt(e,m,a.y+a.
height-10*i,y,g,{isButton:b});m+x.width>a.x+a.width||(d.push(x.mark),m+=x.width+10*i)};return r>0&&f("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||f("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),f("More about the \
layers",{"data-more":"layers"},!1),[...Y(e,t,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${U(s,r)}`,`Layer ${o}\
: ${U(s,r)}`),p("g",{key:"rows"},Se(e,h,l,{chosen:c,open:y=>`layers.${o}.stream.${r}.${y}`})),p("g",{key:"controls"},d)]}
function Ef(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=I(e),a=As(s,n),c=q(e,t),{y:l}=c,h=[];for(let m of Af(s,o,r,a)){
let d=D(e,{...c,y:l},m);if(l+d.height>c.y+c.height)break;h.push(...d.marks),l+=d.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...Y(e,t,`Number ${a+1} of ${s.trace.architecture.d_model}, worked out`),p("g",{key:"lines"},h),
u.height>=90*i&&p("g",{key:"units"},Sf(e,u,o,r,a))]}function Af(e,t,n,s){let o=`layers.${t}`,r=`transformer.layers.${t}`,
i=h=>Number(at(e,`${o}.${h}`,n)[s]),a=e.trace.interventions.residuals!==!1,c=[[...H("Comes in:"),Es(i("residual_in"))]];
return e.has(`${o}.attention_out`)&&(c.push(_s("Norm 1:",yn(e,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),e.isSkipped(t,"attention")))),c.push(_s("Norm\
 2:",yn(e,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,m,d,f){let y=f?"0 (skipped)":
O(Math.abs(m),2);return a?[...H(h),[{text:`${O(u,2)} ${m<0&&!f?"−":"+"} ${y} =`}],Es(d)]:[...H(`${h} no residual conne\
ction, so only`),[{text:f?"0 (skipped)":O(m,2),kind:"strong"}]]}}function _s(e,t){if(!t)return H(`${e} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:i,bias:a,result:c}=t;return[...H(e),[{text:`(${O(n,2)} ${s<
0?"+":"−"} ${O(Math.abs(s),2)})`}],[{text:`× ${O(o,3)} = ${O(r,2)};`}],...i===null||a===null?H("then a learned factor\
 and bias give").concat([Es(c)]):[[{text:`${O(r,2)} × ${O(i,2)} ${a<0?"−":"+"} ${O(Math.abs(a),2)} =`}],Es(c)]]}function Es(e){
return[{text:O(e,2),kind:"strong"}]}function Sf(e,t,n,s,o){let{reading:r}=e,i=I(e),a=at(r,`layers.${n}.feed_forward.pre`,
s),c=at(r,`layers.${n}.feed_forward.hidden`,s),l=ys(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((x,w)=>Math.
abs(Number(h[w]))-Math.abs(Number(h[x]))),m=Array.from(c).filter(x=>x>0).length,d=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",f=l?`${m} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${O(ze(h),2)}, the bias adds ${O(l.bias,2)}:`:`${m} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,y=D(e,t,H(d+f),"small"),g=Math.max(1,Math.floor((t.height-y.height)/
(20*i))),b=u.slice(0,g).map(x=>({key:`unit ${x}`,label:`unit ${x+1}`,parts:[{value:Number(h[x]),colour:"plain"}],beside:`${O(
Number(a[x]))} → ${O(Number(c[x]))}${l?` × ${O(Number(l.dot.second[x]),2)}`:""}`,text:O(Number(h[x]),2)}));return[...y.
marks,$t(e,{...t,y:t.y+y.height+2*i,height:t.height-y.height-4*i},b)]}var Of=864e5,Tf=.1;function Br(e,t){let n=I(e),s=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},
rank:s?1:0,share:1.2,marks:o=>vf(e,o,t)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>Lf(e,o,t)},...t.
kind==="visit"?[{key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>Cf(e,o,t)}]:[]]}function Gr(e,t,n){
let{trace:s,count:o}=e,r=e.visits[n],{without_features:i=[],position_from_end:a}=s.interventions;if(i.includes(t)||t==="\
position_from_end"&&a===!1)return"left out: all zeros";if(!r)return"";switch(t){case"location":return r.label;case"user":
return s.user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/Le)*Le;return`${ft(
c)} to ${ft((c+Le)%1440)}`}case"weekday":return de[r.weekday]??"";case"recency":{let c=Nf(e,n);return c===null?"days bef\
ore the prediction":c>=pe?`${pe} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{
let c=Math.floor(r.duration_minutes/zt)*zt,l=c+zt;return c>=ge*zt?`${Ct(ge*zt)} or more`:`${c?Ct(c):"0"} to ${Ct(l)}`}default:{
let c=o-n;return c===1?"the last visit":`${c} from the end`}}}function Nf({trace:e,visits:t},n){let s=t[n]?.arrival;if(!s)
return null;let o=r=>Date.parse(r.slice(0,10))/Of;return Math.round(o(e.predict_at)-o(s))}function vf(e,t,{kind:n,visit:s}){
let{reading:o}=e,r=I(e),i=q(e,t),a=o.slices.map(({name:m,label:d,lengths:f})=>({key:m,title:d,says:Gr(o,m,s),values:Rr(o,
m,s),colour:Number(f[s])===0?"plain off":"plain"})),c=a.reduce((m,{values:d})=>m+d.length,0),l=D(e,i,H(`${a.length} vect\
ors, ${c} numbers together; the network learned a vector for every value.`),"small"),h=dt(e,i.x,i.y+i.height-10*r,"More \
about features",{"data-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*r,height:i.height-l.height-34*r};return[
...Y(e,t,n==="inputs"?"What the last visit is made of":U(o,s)),...l.marks,p("g",{key:"rows"},Se(e,u,a)),h.mark]}function Lf(e,t,{
kind:n,visit:s,number:o}){let{reading:r}=e,i=I(e),a=q(e,t),c=at(r,"inputs.projected",s),l=o??wn(c),h=vc(r,s,l),u=n==="in\
puts"?"inputs":`visits.${s}`,m=[{key:"projected",title:`${c.length} numbers`,says:"all features, mixed",values:c,colour:"\
stream"}],d={...a,height:Math.min(86*i,.26*a.height)},f=If(r,s,l),y=[],g=f.reduce(($,M)=>$+D(e,{...a,y:0},M).height+4*i,
0),b={...a,y:d.y+d.height+28*i,height:a.height-d.height-g-36*i},x=h?Rf(h):[],w=b.y+(x.length?Je(e,b,x.length)+6*i:0);for(let $ of f){
let M=D(e,{...a,y:w},$);if(w+M.height>a.y+a.height+2)break;y.push(...M.marks),w+=M.height+4*i}return[...Y(e,t,"The vecto\
r that enters the layers"),p("g",{key:"vector"},Se(e,d,m,{chosen:l,open:$=>`${u}.${$}`})),x.length>0&&D(e,{...a,y:d.y+d.
height+4*i},H(`Number ${l+1}: each feature × its weights`),"small").marks,x.length>0&&p("g",{key:"rows"},$t(e,b,x)),p("\
g",{key:"lines"},y)]}function Rf({parts:e,bias:t}){return[...e.map(({name:s,label:o,dot:r})=>({key:s,label:o,parts:[{value:r.
sum,colour:"plain"}],text:O(r.sum,2),exact:`${o}: the sum of ${r.products.length} products is ${O(r.sum,4)}`})),{key:"bi\
as",label:"bias",parts:[{value:t,colour:"plain"}],text:O(t,2),exact:""}]}function If(e,t,n){let s=Number(at(e,"inputs.pr\
ojected",t)[n]),o=Number(at(e,"layers.0.residual_in",t)[n]),r=yn(e,"inputs.projected","inputs.norm","input_norm",t,n),i=[
[...H("Sum:"),[{text:O(s,2),kind:"strong"}]],_s("Norm:",r)];if(e.trace.architecture.components.includes("sinusoidal")){let a=e.
trace.architecture.d_model,c=re(e,"pos_encoding",t*a+n);e.trace.interventions.sinusoidal===!1?i.push(H("No position enco\
ding: it is off.")):c!==null&&r&&i.push([...H("Position encoding:"),[{text:`${O(r.result,2)} ${c<0?"−":"+"} ${O(Math.abs(
c),2)} =`}],[{text:O(o,2),kind:"strong"}]])}return i}function Cf(e,t,{visit:n}){let{reading:s}=e,o=I(e),r=q(e,t),i=[];for(let f=0;f<
s.layers;f++)for(let y=0;y<s.heads;y++){let g=Number(s.lastRow(f,y)[n]),b=s.isRemoved(f,y)||s.isSkipped(f,"attention");i.
push({key:`${f} ${y}`,label:`Layer ${f}, head ${y}`,parts:[{value:g,colour:"plain"}],text:b?"off":S(g,1),open:`layers.${f}\
.heads.${y}.${s.count-1}.${n}`,isOff:b})}let a=[];if(s.hasPointer){let f=Number(s.pointerWeights[n]);i.push({key:"pointe\
r",label:"Pointer",parts:[{value:f,colour:"pointer"}],text:S(f,1),open:`pointer.${n}`}),s.hasGate&&a.push(...H("To the a\
nswer the pointer carries"),[{text:`${S(f,1)} × gate ${s.gate.toFixed(2)} = `},{text:S(f*s.gate,1),kind:"strong"},{text:"\
."}])}let c=D(e,r,H(s.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),
"small"),l=D(e,{...r,y:0},a),h={...r,y:r.y+c.height+2*o,height:r.height-c.height-l.height-8*o},u=Je(e,h,i.length),m=i.map(
({parts:f})=>Number(f[0]?.value)),d=Math.max(Tf,...m);return[...Y(e,t,"Who reads it?"),...c.marks,i.length>0&&p("g",{key:"\
rows"},$t(e,h,i,{largest:d})),p("g",{key:"end"},D(e,{...r,y:h.y+u+6*o},a).marks)]}var Pf={head:Gc,stream:qc,inputs:Br,visit:Br,context:Tc,pointer:Kc,generation:Hc,gate:Ic,place:Yc};function Xc(e,t){let n=Ut(
t,e.reading);return n?bc(e,n,Pf[n.kind](e,n)):[]}function Te(e,t,n){let{title:s,text:o}=Wf(e,t,n),r=n?.words?Hf(e,t,n):"";return{title:s,text:r?`${o} ${r}`:o}}function Hf(e,t,n){
let s=Yr(n.words);if(e?.kind==="visit"&&n.hasPointer&&t.hasVisitsOf(n))return`${s} the pointer gives it ${S(n.pointerWeights[e.
visit??0],1)}.`;if(e?.kind==="place"){let o=n.knownProbability(e.location??0);return o===null?"":`${s} its probability i\
s ${S(o,1)}.`}return e?.kind==="gate"?`${s} it is ${n.gate.toFixed(2)}.`:""}function Wf(e,t,n){switch(e?.kind){case"visi\
t":return jf(e.visit??0,t);case"head":return Bf(e.layer??0,e.head??0,t);case"slices":return{title:"What a visit is made \
of.",text:`Each visit is ${t.slices.length} vectors side by side: ${Jc(t.slices.map(({label:s})=>Ff[s]??s))}. One matrix\
 mixes them into ${t.trace.architecture.d_model} numbers.`};case"stream":return Qc(e.layer??0,t);case"context":return{title:"\
Context.",text:`After ${t.layers===1?"its layer":`all ${t.layers} layers`} the last visit is ${t.trace.architecture.d_model}\
 numbers. ${Jc(Df(t),!0)} read nothing else of it.`};case"pointer":return Zc(t);case"generation":return tl(t);case"gate":
return el(t);case"place":return Gf(e.location??0,t);default:return Vf(t,n)}}var Ff={place:"place",who:"person",time:"tim\
e of day",day:"weekday",ago:"days ago",stay:"length of stay",order:"position"};function Df(e){return[...e.hasPointer?["t\
he pointer"]:[],...e.hasGeneration?["the generation head"]:[],...e.has("gate.logit")?["the gate"]:[]]}function le(e,t){let n=e.
visits[t];return n?`${n.label}, ${wt[n.weekday]} ${ft(n.start_minute)}`:""}function jf(e,t){let n=t.visits[e],s=[`A stay\
 of ${Ct(n?.duration_minutes??0)}.`],o=Uf(e,t);if(n?.masked)return{title:`${le(t,e)}.`,text:"This visit is masked: nothi\
ng reads it."};if(o&&s.push(`The last visit reads it most in layer ${o.layer}, head ${o.head}: ${S(o.weight)}.`),t.hasPointer){
let r=t.pointerWeights[e],i=t.locations[e]??0,a=r*t.gate,c=t.probabilityOf("final",i);s.push(t.hasGate?`The pointer give\
s it ${S(r,1)}; through the gate that is ${Vr(a)} of the ${S(c,1)} of ${t.nameOf(i).label}.`:`The pointer gives it ${S(r,
1)} of the answer.`)}return{title:`${le(t,e)}.`,text:s.join(" ")}}function Uf(e,t){let n=null;for(let s=0;s<t.layers;s++)
for(let o=0;o<t.heads;o++){if(t.isRemoved(s,o))continue;let r=Number(t.lastRow(s,o)[e]);(!n||r>n.weight)&&(n={layer:s,head:o,
weight:r})}return n}function Bf(e,t,n){let s=`Layer ${e}, head ${t}.`;if(n.isRemoved(e,t)){let h=n.trace.interventions.replace_with===
"mean";return{title:s,text:`Switched off: its output is ${h?"its mean over the visits":"zero"}. The map shows the weight\
s it would have used.`}}let o=n.lastRow(e,t),r=jt(o),a=[...o.keys()].sort((h,u)=>o[u]-o[h])[1],c=a===void 0?"":` and ${S(
o[a])} from ${le(n,a)}`,l=r===n.count-1?"itself":le(n,r);return{title:s,text:`The last visit reads ${S(o[r])} from ${l}${c}\
. Each row adds up to 100 %.`}}function Qc(e,t){let{residual:n,attention:s,feedForward:o}=t.stream(e),r=t.count-1,i=s?`i\
ts heads add one of length ${O(Number(s[r]))} and `:"";return{title:`Residual stream, layer ${e}.`,text:`The last visit \
comes in as a vector of length ${O(Number(n[r]))}; ${i}its feed-forward network adds one of length ${O(Number(o[r]))}.`}}
function Zc(e){let t=e.pointerWeights,n=jt(t),[s]=e.pointedPlaces,o=s&&s.visits.length>1?`; its ${s.visits.length} visit\
s add up to ${S(s.probability)}`:"";return{title:"Pointer.",text:`It scores every visit and turns the scores into weight\
s. Its favourite visit is ${le(e,n)}, with ${S(t[n])}. Most probable to copy: ${s?.label}${o}.`}}function tl(e){let[t,n]=e.
generated(2);return{title:"Generation.",text:`It scores all ${e.trace.architecture.locations-2} places, visited or not. \
First comes ${t?.label} with ${S(t?.probability??0)}, then ${n?.label} with ${S(n?.probability??0)}.`}}function el(e){let{
gate:t,trace:n}=e;return{title:"Gate.",text:`${n.gate.learned?"The network sets the gate":"The gate is set"} to ${t.toFixed(
2)}: ${S(t)} of the answer’s distribution comes from the pointer, ${S(1-t)} from generation.`}}function Gf(e,t){let{label:n}=t.
nameOf(e),s=t.probabilityOf("final",e),o=[`Its probability is ${S(s,1)}`];if(t.hasGate){let a=t.probabilityOf("pointer",
e),c=t.probabilityOf("generation",e),{gate:l}=t;o.push(`: gate ${l.toFixed(2)} × ${S(a,1)} by the pointer + ${(1-l).toFixed(
2)} × ${S(c,1)} by generation`)}let r=t.locations.filter(a=>a===e).length,i=["It is not among the visits","It was visit\
ed once"][r]??`It was visited ${r} times`;return{title:`${n}.`,text:`${o.join("")}. ${i}.`}}function Vf(e,t){let{prediction:n}=e.
trace,{label:s}=e.nameOf(n.location),o=`${s}, ${S(n.probability,1)}.`;if(t){let r=t.knownProbability(n.location),i=t.trace.
prediction.location===n.location,a=e.wordsFor(t),c=t.nameOf(t.trace.prediction.location).label,l=[...r===null?[]:[`That \
is ${Yf(n.probability,r)} ${a}.`],...i?[]:[`${Yr(a)} the answer was ${c}.`]];return{title:o,text:l.join(" ")}}return e.hasGate?
{title:o,text:`${Vr(n.from_pointer)} come from the pointer, ${Vr(n.from_generation)} from generation. Point at anything \
to see where it comes from and where it goes.`}:{title:o,text:"Point at anything to see where it comes from and where it\
 goes."}}function Yf(e,t){let n=Math.round(1e3*e)-Math.round(1e3*t);return n===0?"the same as":`${Math.abs(n/10).toFixed(
1)} points ${n>0?"more":"less"} than`}function Yr(e){return e.charAt(0).toUpperCase()+e.slice(1)}function Vr(e){return`${(100*
e).toFixed(1)} points`}function Jc(e,t=!1){let n=e.at(-1)??"",s=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?
Yr(s):s}function nl(e){let{count:t}=e,n=e.visits[t-1],s=e.visits[0],o=[{title:t===1?"One visit.":`${t} visits.`,text:t===
1?`${le(e,0)}. Where does this person go next?`:`They begin with ${s?.label} and end with ${le(e,t-1)}. Where does this \
person go next?`,part:`visits.${t-1}`},{...Te({kind:"slices"},e,null),part:"inputs"}];for(let c=0;c<e.layers;c++){o.push(
Kf(c,e));let l=Qc(c,e);o.push({...l,text:`${l.text} The bars show the same for every visit.`,part:`visits.${t-1}`})}o.push(
{...Te({kind:"context"},e,null),part:"context"}),e.hasPointer&&o.push({...Zc(e),part:"pointer"}),e.hasGeneration&&o.push(
{...tl(e),part:"generation"});let{prediction:r}=e.trace,i=e.nameOf(r.location).label,a=e.hasGate?`${el(e).text} `:"";return o.
push({title:`${i}, ${S(r.probability,1)}.`,text:`${a}The answer after ${n?.label} is ${i}.`,part:`places.${r.location}`}),
o}function Kf(e,t){let n=`Layer ${e}.`;if(!t.heads)return{title:n,text:"This network has no self-attention: no visit rea\
ds another one here.",part:null};let s=null,o=0;for(let i=0;i<t.heads;i++){if(t.isRemoved(e,i))continue;o+=1;let a=t.lastRow(
e,i),c=jt(a);(!s||a[c]>s.weight)&&(s={head:i,visit:c,weight:a[c]})}if(!s)return{title:n,text:"All of its heads are switc\
hed off.",part:null};let r=s.visit===t.count-1?"from itself":`from ${le(t,s.visit)}`;return{title:n,text:`In ${o===1?"on\
e head":`${o} heads`} every visit reads the others; darker means more. The strongest link of the last visit: head ${s.head}\
 reads ${S(s.weight)} ${r}.`,part:`layers.${e}.heads.${s.head}`}}function sl(e,t){let n=Ut(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return zf(n,t);break;case"stream":
return Xf(n,t);case"pointer":if(n.isLeaf)return Jf(n,t);break;case"generation":if(n.isLeaf)return Qf(n,t);break;case"gat\
e":return Zf(t);default:break}return Te(Pt(qf(n),t),t,null)}function qf({kind:e,layer:t,head:n,visit:s,location:o}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${s}`:e==="place"?`places.${o}`:e}function zf({layer:e,head:t,query:n,
visit:s},o){let r=o.weights(e,t).subarray(n*o.count,(n+1)*o.count),i=Number(r[s]),a=r.filter(f=>f>i).length,c=n===s?"its\
elf":U(o,s),l=`${U(o,n)}, reads ${S(i,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=Ge(o,e,t,n,s),m=o.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${o.count} weights in its row ${a===1?"is":"are"} larger.`,d=o.isRemoved(e,t)||o.isSkipped(e,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${O(h.
sum,2)}, which makes a score of ${O(u,2)}. ${m}${d}`}}function Xf({layer:e,visit:t},n){let s=`layers.${e}`,o=l=>O(Math.hypot(
...at(n,`${s}.${l}`,t))),r=n.has(`${s}.attention_out`),i=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of \
length ${o(l)}`,a=r?`its heads give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${U(n,t)}.`,text:`The\
 visit comes in as a vector of length ${o("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_for\
ward")}. It leaves with length ${o("residual_out")}.${c}`}}function Jf({visit:e},t){let n=S(Number(t.pointerWeights[e]),
1),s=`The pointer gives ${U(t,e)}, ${n}.`;if(t.visits[e]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:o,bias:r,isBiasOff:i,score:a}=Ve(t,e),c=r!==null&&!i?` and the bias of its position is ${O(r,2)}`:"";return{
title:s,text:`Query and key multiply to ${O(o.sum,2)}${c}; its score is ${O(a,2)}. The weight counts for ${Oe(t,e)}.`}}function Qf({
location:e},t){let{logit:n}=ae(t,e),s=t.probabilityOf("generation",e),o=n===null?"":`Its logit is ${O(n,2)}; `,r=`the so\
ftmax over all places makes it ${S(s,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation he\
ad.`,text:o?o+r:r.charAt(0).toUpperCase()+r.slice(1)}}function Zf(e){let t=Te({kind:"gate"},e,null),n=Ke(e);if(!n)return t;
let{logit:s,learned:o,hidden:r}=n,i=e.trace.gate.learned?`Its ${r.length} hidden units add up to a logit of ${O(s,2)}.`:
`As learned it would be ${o.toFixed(2)}.`;return{title:t.title,text:`${t.text} ${i}`}}var td="http://www.w3.org/2000/svg",ed=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),
Ss=/-?\d+(?:\.\d+)?/g,Os=class{#t=new WeakMap;#e=new Map;#n=new WeakMap;#s=0;#o=0;constructor(t){this.root=t,this.elements=
[]}show(t,n=0){this.#a(),this.elements=this.#r(this.root,t,this.elements,n>0),this.#e.size&&this.#h(n)}#r(t,n,s,o){if(n.
every(a=>typeof a=="string")){let a=n.join("");return(t.textContent!==a||s.length)&&(t.textContent=a),[]}let r=new Map;for(let[
a,c]of s.entries()){let l=this.#t.get(c);l&&r.set(Kr(l.mark,a),c)}let i=n.map((a,c)=>{let l=typeof a=="string"?{tag:"tsp\
an",attributes:{},children:[a]}:a,h=r.get(Kr(l,c));r.delete(Kr(l,c));let u=h??document.createElementNS(td,l.tag);return this.#c(
u,l,o&&h!==void 0),u});for(let a of r.values())a.remove();for(let[a,c]of i.entries()){let l=t.childNodes[a];l!==c&&t.insertBefore(
c,l??null)}return i}#c(t,n,s){let o=this.#t.get(t),r=o?.mark.attributes??{};for(let a of Object.keys(r))is(n.attributes[a])===
null&&t.removeAttribute(a);for(let[a,c]of Object.entries(n.attributes)){let l=is(c),h=is(r[a]);if(l===null||l===h)continue;
let u=s&&h!==null&&ed.has(a)?nd(h,l):null;u?this.#e.set(`${this.#i(t)} ${a}`,{element:t,name:a,at:u,end:l}):t.setAttribute(
a,l)}let i=this.#r(t,n.children,o?.elements??[],s);this.#t.set(t,{mark:n,elements:i})}#i(t){let n=this.#n.get(t)??this.#s++;
return this.#n.set(t,n),n}#h(t){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/t));if(r===1){this.#a();
return}let i=1-(1-r)**3;for(let{element:a,name:c,at:l}of this.#e.values())a.setAttribute(c,l(i));this.#o=requestAnimationFrame(
s)};this.#o=requestAnimationFrame(s)}#a(){cancelAnimationFrame(this.#o);for(let{element:t,name:n,end:s}of this.#e.values())
t.setAttribute(n,s);this.#e.clear()}};function Kr(e,t){return`${e.tag} ${e.key??t}`}function nd(e,t){let n=e.match(Ss)??
[],s=t.match(Ss)??[],o=t.split(Ss);return n.length!==s.length||e.split(Ss).join()!==o.join()?null:r=>{let i=s.map((a,c)=>{
let l=Number(n[c]);return String(Math.round((l+r*(Number(a)-l))*100)/100)});return o.map((a,c)=>a+(i[c]??"")).join("")}}var Ts=class{#t=0;#e=0;#n=[];constructor(t,n){this.show=n,this.button=qr("Play the story","play",()=>this.toggle()),this.
back=qr("Step back","back",()=>this.step(-1)),this.forth=qr("Step forward","forth",()=>this.step(1)),this.slider=document.
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
this.isOpen&&this.#e>=this.#n.length-1}};function qr(e,t,n){let s=document.createElement("button");return s.type="button",
s.dataset.icon=t,s.title=e,s.setAttribute("aria-label",e),s.addEventListener("click",n),s}var Ns="http://www.w3.org/2000/svg",ol=1.7,sd=1.2,rl=20,od=["fill","stroke","stroke-width","stroke-dasharray","stroke-li\
necap","stroke-linejoin","opacity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],rd={fill:"\
rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"mi\
ter",opacity:"1","paint-order":"normal","text-decoration-line":"none"},id=new Set(["font-size","font-weight","text-ancho\
r"]);function il(e,{title:t,ground:n,lines:s}){let o=e.cloneNode(!0),{width:r,height:i}=e.viewBox.baseVal,a=Number(e.getAttribute(
"font-size")),c=s.length*ol*a,l=c+i,h=e.querySelectorAll("*");for(let[f,y]of o.querySelectorAll("*").entries()){let g=h[f];
g&&ad(y,getComputedStyle(g));for(let b of["class","data-part","data-open","data-act","tabindex","role"])y.removeAttribute(
b)}for(let f of o.querySelectorAll('[opacity="0"]'))f.remove();let u=document.createElementNS(Ns,"title");u.textContent=
t;let m=document.createElementNS(Ns,"rect");m.setAttribute("y",String(-c)),m.setAttribute("width",String(r)),m.setAttribute(
"height",String(l)),m.setAttribute("fill",n);let d=s.map((f,y)=>{let g=a*(y?1:sd),b=document.createElementNS(Ns,"text");
return b.textContent=st(f,r-2*rl,g,y===0),b.setAttribute("x",String(rl)),b.setAttribute("y",String((y+.8)*ol*a-c)),b.setAttribute(
"font-size",String(g)),b.setAttribute("font-weight",y?"400":"600"),b.setAttribute("fill",getComputedStyle(e).color),b});
return o.prepend(u,m,...d),o.setAttribute("viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("xmlns",Ns),o.setAttribute("widt\
h",String(r)),o.setAttribute("height",String(l)),o.setAttribute("font-family",getComputedStyle(e).fontFamily),o.setAttribute(
"text-rendering","geometricPrecision"),o.setAttribute("role","img"),o.setAttribute("aria-label",t),o.removeAttribute("cl\
ass"),{svg:new XMLSerializer().serializeToString(o),width:r,height:l}}function ad(e,t){if(e.localName==="g"){t.opacity!==
"1"&&e.setAttribute("opacity",t.opacity);return}e.localName==="image"&&e.setAttribute("style","image-rendering: pixelate\
d");for(let n of od){if(id.has(n)&&e.localName!=="text")continue;let s=t.getPropertyValue(n);s&&s!==rd[n]&&e.setAttribute(
n,s)}}function Mn({columns:e,rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>zr(
"th",r,"col")));let o=n.createTBody();for(let[r,...i]of t)o.insertRow().append(zr("th",r,"row"),...i.map(a=>zr("td",a)));
return n}function al(e){let t=s=>s.map(fd).join(",");return`${e.map(({columns:s,rows:o})=>[s,...o].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}var hd=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,ud=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
md=/^(?=[\t\r\n])/;function fd(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(ud,"$1'").replace(
md,"'"),n=hd.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function zr(e,t,n){let s=document.createElement(
e);return n&&(s.scope=n),s.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),s}function ll(e,t=null,n=null){if(t===null)return[pd(e,n),gd(e,n)];let s=Ut(t,e);return s?dd[s.kind](e,s):[]}var dd={head:yd,
stream:bd,inputs:cl,visit:cl,context:wd,pointer:xd,generation:$d,gate:kd,place:Md};function pd(e,t){let{hasPointer:n}=e,
s=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","Stay in minutes",...n?
["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:e.visits.map((o,r)=>[U(e,r),o.duration_minutes,
...n?[Jr(e.pointerScores[r]),e.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function gd(e,t){return{caption:`T\
he answer, with a gate of ${e.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From the pointer","Fr\
om generation","Probability",...t?[`Probability ${t.words}`]:[]],rows:e.trace.location_probabilities.final.map(({location:n})=>{
let{pointer:s,generation:o,fromPointer:r,fromGeneration:i}=qe(e,n),a=e.probabilityOf("final",n);return[e.nameOf(n).label,
s,o,r,i,a,...t?[t.knownProbability(n)]:[]]})}}function yd(e,{layer:t,head:n,query:s,visit:o,isLeaf:r}){let{count:i}=e,a=e.
weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((m,d)=>U(e,d));if(!r)return[{caption:`Weights of ${c}: rows are th\
e visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((m,d)=>[m,...a.subarray(d*i,
(d+1)*i)])}];let h=ps(e,t,n,s),{dot:u}=Ge(e,t,n,s,o);return[vs(`Query of ${l[s]} × key of ${l[o]}, ${c}`,["Query","Key"],
u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((m,d)=>[m,Jr(h.scores[d]),a[s*
i+d]])}]}function bd(e,t){let{layer:n,visit:s}=t,o=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1","norm1"],["Head\
s","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.out"],["Leaves",
"residual_out"]].filter(([,u])=>e.has(`${o}.${u}`)),i=r.map(([,u])=>at(e,`${o}.${u}`,s)),a=As(e,t),c=ys(e,n,s,a),l=at(e,
`${o}.feed_forward.pre`,s),h=at(e,`${o}.feed_forward.hidden`,s);return[{caption:`${U(e,s)}, in layer ${n}`,columns:["Num\
ber",...r.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,m)=>[m+1,...i.map(d=>d[m])])},{caption:`Hidden units of the feed\
-forward network${c?`, and what they give number ${a+1}`:""}`,columns:["Unit","Before the activation","After it",...c?["\
Weight","Product"]:[]],rows:Array.from(h,(u,m)=>[m+1,l[m],u,...c?[c.dot.second[m],c.dot.products[m]]:[]])}]}function cl(e,{
kind:t,visit:n}){let s=at(e,"inputs.projected",n),o=[{caption:`What ${U(e,n)} is made of`,columns:["Feature","Value","Le\
ngth of its vector"],rows:e.slices.map(({name:i,label:a,lengths:c})=>[a,Gr(e,i,n),c[n]])},Xr("All features mixed by one \
matrix",s)];if(t==="inputs")return o;let r=Array.from({length:e.layers*e.heads},(i,a)=>{let[c,l]=[Math.floor(a/e.heads),
a%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.hasPointer&&r.push(["Pointer",e.pointerWeights[n]]),
o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),o}function wd(e){return[Xr(
"The context: the last visit after all layers",e.values("context"))]}function xd(e,{visit:t,isLeaf:n}){let s=gs(e),o=e.visits.
map((l,h)=>U(e,h)),r=e.values("pointer.content_scores"),i=e.has("pointer.bias")?e.values("pointer.bias"):null,a=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...i?["Position bias"]:[],"Score","Weig\
ht"],rows:o.map((l,h)=>[l,r[h],...i?[i[h]]:[],Jr(s.scores[h]),e.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return a;let{dot:c}=Ve(e,t);return[vs(`Query of the context × key of ${o[t]}`,["Query","Key"],c),...a]}function $d(e,{
location:t,isLeaf:n}){let s=e.trace.location_probabilities.generation??[],o={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:s.map(i=>[e.nameOf(i.location).label,ae(e,i.location).logit,
i.probability])},{dot:r}=ae(e,t);return n&&r?[vs(`Context × weights of ${e.nameOf(t).label}`,["Context","Weight"],r),o]:
[o]}function kd(e){let t=Ke(e),n={caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bias",t.bias],["Logit",t.
logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[n];let s="Hidden units";return[t.dot?vs(s,["Hidden un\
it","Weight"],t.dot):Xr(s,t.hidden),n]}function Md(e,{location:t}){let{visits:n,pointer:s,generation:o,gate:r,fromPointer:i,
fromGeneration:a,probability:c}=qe(e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",s,r,i],["Generation",o,1-r,a],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[U(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function vs(e,t,{
first:n,second:s,products:o,sum:r}){return{caption:e,columns:["Number",...t,"Product"],rows:[...o.map((i,a)=>[a+1,n[a],s[a],
i]),["Sum","","",r]]}}function Xr(e,t){return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,s)=>[s+1,n])}}function Jr(e){
return Number.isFinite(e)?e:"−∞"}function hl(e,t,n,s=null){let o=document.createElement("dialog");o.className="picture-tables",o.setAttribute("aria-label",
"Numbers");let r=ll(t,n,s);for(let l of r){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append(Mn(l)),o.append(u,h)}let i=document.createElement("button");i.type=
"button",i.textContent="Close",i.addEventListener("click",()=>o.close());let a=document.createElement("a");a.textContent=
"Save as CSV",a.download=`${n??"network"}.csv`,a.href=URL.createObjectURL(new Blob([al(r)],{type:"text/csv"}));let c=document.
createElement("p");c.append(i," ",a),o.append(c),o.addEventListener("close",()=>{URL.revokeObjectURL(a.href),o.remove()}),
e.append(o),o.showModal()}var _n=.03,_d=5;function Ls({reading:e,before:t,overlays:n,stage:s,happened:o,lit:r}){let i=Nt(r,e),{most:a,top:c,bottom:l}=s.
answers,h=o===null?[]:[o];n&&t&&h.push(t.trace.prediction.location),i!==null&&r?.kind==="place"&&h.push(i);let u=e.answer(
a,h),m=u.slice(0,-1).map(({location:g})=>g),d=ml(m.map(g=>t?.knownProbability(g)??null),1),f=n&&t?Ed(m,e,t):null,y=(l-c)/
u.length;return u.map((g,b)=>{let x=c+(b+.5)*y,w=g.probability*s.full,$={pointer:f?.pointer[b]??null,generation:f?.generation[b]??
null},[M,N]=["pointer","generation"].map(k=>ul(g[k]*Ne({reading:e},k),$[k])*s.full);return{...g,was:t?d[b]??null:null,wasByPath:$,
middle:x,start:x+(Number(M)-Number(N)-w)/2,height:w}})}function ul(e,t){return Math.max(0,(t??e)-e)}function Ed(e,t,n){let s=(o,r)=>r?
ml(e.map(i=>n.shareOf(o,i)),Ne({reading:n},o)):[];return{pointer:s("pointer",t.hasPointer),generation:s("generation",t.hasGeneration)}}
function ml(e,t){let n=e.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,t);return[...e,n.length===e.length?Math.max(0,s):null]}
function Rs(e,t){let{reading:n,stage:s}=e,o=gn(e),r=n.pointerWeights,i=f=>f.reduce((y,g)=>y+ul(r[g],o?.[g]??null),0),a=n.
pointedPlaces.map(f=>({...f,lost:i(f.visits)})).sort((f,y)=>y.probability+y.lost-f.probability-f.lost),c=a.filter((f,y)=>f.
probability+f.lost>=_n&&y<_d||Qr(t,f.location)<t.length-1).map(f=>({...f,wish:d(f.visits)})),l=a.filter(({location:f})=>!c.
some(y=>y.location===f));if(l.length){let f=l.flatMap(y=>y.visits);c.push({location:-1,label:`${l.length} more place${l.
length===1?"":"s"}`,category:null,probability:l.reduce((y,{probability:g})=>y+g,0),lost:i(f),visits:f,wish:d(f)})}c.sort(
(f,y)=>f.wish-y.wish);let{room:h,gap:u}=s.across.places,m=xs(c.map(({wish:f,probability:y,lost:g})=>({wish:f,length:(y+g)*
s.full})),u,...h);return c.map(({location:f,label:y,probability:g,lost:b,visits:x},w)=>({path:"pointer",location:f,label:y,
probability:g,start:Number(m[w]),lost:b,visits:x,answer:Qr(t,f)}));function d(f){let y=f.map(b=>Math.max(r[b],o?.[b]??0)),
g=y.reduce((b,x)=>b+x,0)||1;return f.reduce((b,x,w)=>b+Number(y[w])/g*Number(s.across.visits[x]),0)}}function Is({reading:e,
stage:t},n){if(!e.hasGeneration)return[];let s=e.generated(kn),{gap:o}=t.across.generation,{start:r}=t.across.generation;
return s.map(({location:i,label:a,probability:c})=>{let l={path:"generation",location:i,label:a,probability:c,start:r,lost:0,
visits:[],answer:Qr(n,i)};return r+=c*t.full+o,l})}function Ne({reading:e},t){return t==="pointer"?e.gate:1-e.gate}function _t(e,t){
let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function Qr(e,t){let n=e.findIndex(s=>s.location===t);return n<0?e.length-
1:n}function Cs(e,t,n,s=3){let o=e.reading.trace.interventions[`${t}_temperature`]??1;return p("g",{key:`temperature ${t}`},
Ze(e,{act:`${t}_temperature`,words:`T ${Number(o.toPrecision(2))}`,title:`Temperature of the ${t} softmax: ${o}. Drag to\
 the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function Ze(e,{act:t,words:n,title:s,right:o,y:r,stays:i=!1}){
if(!e.canAct)return[];let a=e.stage.type/13,c=B(n,12.5*a)+13*a,l=18*a,h=i?" stays":"";return[p("rect",{key:`handle ${t}`,
class:`handle${h}`,"data-act":t,x:o-c,y:r,width:c,height:l,rx:l/2},p("title",{},s)),p("text",{key:`handle words ${t}`,class:`\
handle-words middle${h}`,x:o-c/2,y:r+13*a},n)]}var En=1440;function fl(e){let{stage:t}=e,{x:n,width:s}=t.visits;return[he(e,n,"Visits",e.lit?.kind==="head"?"read by th\
e last visit":"oldest first",s),...Ad(e),...t.rows.map((o,r)=>Od(e,r))]}function he({stage:e},t,n,s,o=400){let r=e.type/
13;return p("g",{key:`title ${n}`,class:"heading","aria-hidden":"true"},p("text",{x:t,y:17*r,class:"title"},st(n,o,15*r,
!0)),p("text",{x:t,y:35*r,class:"small"},st(s,o,12.5*r)))}function Ad({reading:e,stage:t}){let n=t.type/13,s=[];for(let{
start:o,end:r,weekday:i}of Zr(e)){let a=Number(t.rows[o]?.y)-Number(t.rows[o]?.height)/2,c=Number(t.rows[r]?.y)+Number(t.
rows[r]?.height)/2;if(s.push(p("rect",{key:`day ${o}`,class:"day",x:t.visits.x+29*n,y:a+1.5,width:2.5,height:Math.max(1,
c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+c)/2+4.5*n);s.push(p("text",{key:`weekday ${o}`,class:"small strong",x:t.
visits.x,y:l},i))}}return s}function Zr({visits:e}){let t=[];for(let[n,s]of e.entries()){let o=Sd(s),r=t.at(-1);r?.day===
o?r.end=n:t.push({start:n,end:n,day:o,weekday:String(wt[s.weekday])})}return t}function Sd({arrival:e,weekday:t}){return e?.
split("T")[0]??String(t)}function Od(e,t){let{reading:n,stage:s,lit:o}=e,{y:r,height:i,isFull:a}=s.rows[t],c=n.visits[t];
if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-36*l,m=lt(o,n).includes(
t),d=Ps(c),f=i>=33*l,y=(f?20:13)*l,g=h+y+(f?14:8)*l,b=ei(e,t),x=b||f?54*l:0,w=s.visits.x+s.visits.width-g-4,$=38*l,M=f?[
p("text",{x:g,y:r-3*l,class:"strong"},st(c.label,w,13*l,!0)),p("text",{x:g,y:r+13*l,class:"small"},d),b||w<B(d,12.5*l)+56*
l?null:Td(s.visits.x+s.visits.width-50*l,r+5*l,48*l,c)]:[p("text",{x:g,y:r+4.4*l,class:m?"strong":"label"},st(c.label,w-
Math.max($,x)-9,12.5*l,m)),b?null:p("text",{x:s.visits.x+s.visits.width-4,y:r+4.4*l,class:"small end"},ft(c.start_minute))];
return p("g",ti(e,t,c),p("rect",{class:"chip",x:h,y:r-i/2+.5,width:u,height:Math.max(1,i-1),rx:a?5*l:1}),a&&xt(c.category,
h+4*l,r-y/2,y),a?M:p("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),b&&a&&p("text",{x:s.visits.x+s.visits.width-4,
y:r+4.4*l,class:"strong end"},b),a&&t<n.count-1&&Ze(e,{act:"mask",words:c.masked?"show":"hide",title:c.masked?"Let the n\
etwork see this visit again":"Hide this visit: nothing may read it",right:s.visits.x+s.visits.width-2,y:f?r-17*l:r-9*l}),
p("title",{},`${c.label}, ${wt[c.weekday]} ${d}`))}function ti({reading:e,lit:t},n,s){let o=lt(t,e).includes(n);return{key:`\
visit ${n}`,class:`part visit${o?" lit":""}${s.masked?" off":""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1",
"aria-label":`Visit ${n+1} of ${e.count}: ${s.label}, ${wt[s.weekday]} ${Ps(s)}${s.masked?", masked":""}${e.hasPointer?`\
; pointer weight ${S(e.pointerWeights[n],1)}`:""}`}}function Ps({start_minute:e,duration_minutes:t}){return`${ft(e)} · ${Ct(
t)}`}function ei({reading:e,lit:t},n){return t?.kind!=="head"?"":S(e.lastRow(t.layer??0,t.head??0)[n])}function Td(e,t,n,{
start_minute:s,duration_minutes:o}){let r=Math.min(s+o,En),i=Math.min(s,Math.max(0,s+o-En)),a=(c,l)=>p("rect",{class:"st\
ay",x:e+c/En*n,y:t,width:Math.max(1,(l-c)/En*n),height:7});return p("g",{key:"day","aria-hidden":"true",class:"day-ribbo\
n","data-drag":"time"},p("rect",{class:"track",x:e,y:t,width:n,height:7}),a(s,r),i>0&&a(0,i),p("rect",{class:"stay-end",
"data-drag":"stay",x:e+(i||r)/En*n-2,y:t-3,width:5,height:13}))}function dl(e){let{reading:t,stage:n,lit:s}=e;if(!n.slices)
return[];let o=n.type/13,{x:r,width:i}=n.slices,{slices:a}=t,c=Math.max(...Gt(e).map(({longestSlice:d})=>d)),l=i/a.length,
h=lt(s,t),u=n.rows.flatMap(({y:d,height:f},y)=>a.map(({name:g,lengths:b},x)=>{let w=Math.max(2,f-4),$=Number(b[y])/c*w;return p(
"rect",{key:`${g} ${y}`,class:h.includes(y)?"length lit":"length",x:r+x*l,y:d+f/2-2-$,width:.72*l,height:$})})),m=a.map(
({label:d},f)=>p("text",{key:`name ${d}`,class:"tiny middle",x:r+(f+.36)*l,y:(f%2?40:26)*o},d));return[p("g",ni(e),p("re\
ct",{class:"ground",x:r-4,y:n.top-2,width:i+4,height:n.bottom-n.top+4}),m,u,p("text",{class:"small",x:r,y:n.bottom+18*o},
"Bars: lengths"),p("text",{class:"small",x:r,y:n.bottom+33*o},"of the vectors"))]}function ni(e){return{key:"slices",class:"\
part slices","data-part":"inputs",role:"button",tabindex:"-1",opacity:K(e,ks.slices),"aria-label":`What each visit is ma\
de of: ${e.reading.slices.map(({label:t})=>t).join(", ")}`}}function pl(e,t){let{x:n,right:s}=e.stage.answers,o=e.stage.type/13;return[he(e,n+6*o,"Answer",Nd(e),s-n),...si(e,t)]}function Nd({
reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of generation"}function si(e,t){let{
reading:n,stage:s,lit:o,happened:r}=e,i=s.type/13,a=Nt(o,n),{x:c,right:l,segment:h}=s.answers,u=l-c;return t.map(m=>{let{
location:d,label:f,category:y,probability:g,was:b,middle:x,height:w,start:$}=m,M=[{path:"pointer",share:m.pointer*Ne(e,"\
pointer")},{path:"generation",share:m.generation*Ne(e,"generation")}],N=a===d,k=c+(y===null?6:26)*i,A=as(f,l-k-(r===d?20*
i:2),13.5*i,2,!0),T=x-(A.length>1?22:8)*i,v=x+(A.length>1?2:0)*i,L=c+6*i,P=u-8*i;return p("g",{key:`place ${d}`,class:`p\
art place${N?" lit":a!==null&&o?" dim":""}`,"data-part":d<0?null:`places.${d}`,role:d<0?null:"button",tabindex:d<0?null:
"-1","aria-label":`${f}: ${S(g,1)}; from the pointer ${S(M[0]?.share??0,1)}, from generation ${S(M[1]?.share??0,1)}${r===
d?"; this is what really happened":""}`},p("rect",{key:"ground",class:"ground",x:c-6*i,y:T-16*i,width:u+10*i,height:v-T+
50*i,rx:6}),p("rect",{key:"segment",class:"answer-bar",x:h,y:$,width:Q-2,height:Math.max(1,w)}),y!==null&&xt(y,c+5*i,T-13*
i,16*i),A.map((R,C)=>p("text",{key:`name ${C}`,class:d<0?"label halo":"strong halo",x:k,y:T+15*C*i},R)),r===d&&p("path",
{key:"happened",class:"check",d:`M${l-16*i} ${T-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},p("title",{},"This is where the per\
son went.")),p("rect",{key:"track",class:"track",x:c+6*i,y:v,width:P,height:8*i}),M.map(({path:R,share:C})=>{let F=p("re\
ct",{key:R,class:`${R} bar`,x:L,y:v,width:Math.max(0,C*P),height:8*i});return L+=C*P,F}),b!==null&&p("rect",{key:"before",
class:"before",x:c+5*i+b*P,y:v-3*i,width:2,height:14*i}),p("text",{key:"probability",class:"strong halo",x:c+6*i,y:v+23*
i},S(g,1)),b!==null&&vd(c+60*i,v+23*i,g,b))})}function vd(e,t,n,s){let o=Math.round(1e3*n)-Math.round(1e3*s);if(o===0)return p(
"text",{key:"change",class:"small",x:e,y:t},"same");let r=`${o>0?"▲":"▼"} ${(Math.abs(o)/10).toFixed(1)}`;return p("\
text",{key:"change",class:`${o>0?"more":"less"} strong halo`,x:e,y:t},r)}function gl(e){let{reading:t,stage:n}=e,s=n.type/13,o=t.values("context");if(!n.layers.at(-1)||!o)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),a=Math.ceil(o.length/i),c=52*s,l=c/i,h=n.scores-42*s,u=n.bottom+20*s;return oi(e,{x:h,
y:u,columns:i,cell:l},Ld(e,h,u,c,a*l))}function oi(e,{x:t,y:n,columns:s,cell:o},r){let i=e.stage.type/13,a=e.reading.values(
"context"),c=Math.max(...Gt(e).flatMap(h=>[...h.values("context")].map(Math.abs)))||1,l=Array.from(a,(h,u)=>p("rect",{class:h<
0?"below-zero":"above-zero",x:t+u%s*o,y:n+Math.floor(u/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(h)/c)}));return p(
"g",{key:"context",class:"part context","data-part":"context",role:"button",tabindex:"-1",opacity:K(e,Z(e.reading).context),
"aria-label":`Context: the last visit after all layers, ${a.length} numbers`},p("rect",{class:"ground",x:t-3,y:n-16*i,width:s*
o+6,height:Math.max(44,Math.ceil(a.length/s)*o+20*i)}),r,p("text",{class:"strong halo",x:t,y:n-5*i},"Context"),l,p("titl\
e",{},`The last visit after all layers: ${a.length} numbers. The pointer, the generation head and the gate read them.`))}
function Ld({reading:e,stage:t},n,s,o,r){let i=t.type/13,a=Number(t.rows.at(-1)?.y),c=n-6*i,l=t.size.height-5*i,h=t.gate+
9*i;return[p("path",{key:"from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${s+r/2}H${n-2}`}),e.hasGeneration&&p(
"path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*i}`}),e.has("gate.logit")&&p("pa\
th",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*i}V${l}H${h}V${.56*t.size.height+t.full/2+4}`})]}function yl(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,r=s.across.gate,i=r+s.full,a=s.gateWidth,c=r+t.gate*s.full,
l=n?n.gate:t.gate,h=s.gate+a/2,u=Hs(e);return p("g",ri(e,"vertical"),p("rect",{key:"frame",class:"gate-frame",x:s.gate-3,
y:r-3,width:a+6,height:s.full+6,rx:4}),p("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:a,height:Math.max(
0,c-r)}),p("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:a,height:Math.max(0,i-c)}),p("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&p("path",{key:"learned",class:"le\
arned",d:`M${s.gate+a+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},p("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&p("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:a+16*o,height:12*o,rx:6*o}),
!u&&p("text",{key:"fixed",class:"small middle",x:h,y:i+18*o},"fixed"))}function Hs({reading:e}){return e.trace.architecture.
components.includes("gate")}function ri(e,t){let{reading:n,lit:s}=e,o=e.canAct&&Hs(e);return{key:"gate",class:`part gate${s?.
kind==="gate"?" lit":""}`,"data-part":"gate",role:o?"slider":"button",...o&&{"aria-orientation":t,"aria-valuenow":n.gate.
toFixed(3),"aria-valuemin":0,"aria-valuemax":1,"aria-valuetext":`${n.gate.toFixed(2)}: ${S(n.gate)} pointer`},tabindex:"\
-1",opacity:K(e,Z(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${S(n.gate)} pointer, ${S(1-n.gate)} generation${n.trace.
gate.learned?"":", not learned"}`}}function Ws(e,t,n){let{reading:s,stage:o,lit:r}=e,i=e.beat>=Z(s).gate,a=w=>Ne(e,w),c=Nt(
r,s),l=new Map,h=o.across.gate;for(let w of t)l.set(w,h),h+=w.probability*a(w.path)*o.full;let u=new Map;h=o.across.gate;
for(let w of["pointer","generation"])for(let[$]of n.entries())u.set(`${w} ${$}`,h),h+=Number(n[$]?.[w])*a(w)*o.full;let m=t.
map(w=>{let $=Number(l.get(w)),M=w.probability*a(w.path)*o.full,N=_t(w.start,w.start+w.probability*o.full),k=_t($,$+M);return p(
"path",{key:`into ${w.path} ${w.location}`,class:`${w.path} band${b(w.location)}`,d:o.bands.into(N,k,i)})}),[d,f]=[o.across.
gate,o.across.gate+o.full],y=n.flatMap((w,$)=>{let M=w.start;return["pointer","generation"].map(N=>{let k=Number(w[N])*a(
N),A=k*o.full,T=Number(u.get(`${N} ${$}`)),v=_t(T,T+A),L=_t(M,M+A),P=w.wasByPath[N],R=P===null?null:g(N,T,M,A,P*o.full);
M+=A;let C=`out ${N} ${w.location}`;return[A>0&&p("path",{key:C,class:`${N} band${b(w.location)}`,d:o.bands.out(v,L,i)}),
R&&ls({key:C,now:A,before:Number(P)*o.full,path:(F,X)=>o.bands.out(F,X,i),edges:R,style:b(w.location),title:`${w.label},\
 from ${N==="pointer"?"the pointer":"generation"}: ${hs(k,Number(P),e.before?s.wordsFor(e.before):"")}`})]})});return[m,
y,i&&r?.kind==="visit"&&x(r.visit??0)];function g(w,$,M,N,k){let A=Math.abs(N-k),T=w==="pointer",v=(R,C)=>{let F=T?R-(C?
0:A):R+N-(C?A:0);return[F,F+A]},[L]=v($,!1),P=Math.max(d,Math.min(f-A,L));return{more:[v($,!0),v(M,!0)],less:[[P,P+A],v(
M,!1)]}}function b(w){return c===null?"":c===w&&r?.kind==="place"?" lit":" dim"}function x(w){let $=s.pointerWeights,M=t.
find(({path:X,visits:z})=>X==="pointer"&&z.includes(w));if(!M)return null;let N=[...M.visits].sort((X,z)=>X-z),A=N.slice(
0,N.indexOf(w)).reduce((X,z)=>X+$[z],0)*o.full,T=$[w]*o.full,v=a("pointer"),L=Number(l.get(M))+A*v,P=n[M.answer],R=Number(
u.get(`pointer ${M.answer}`))+A*v,C=Number(P?.start)+A*v,F=P?.location===M.location;return[p("path",{key:"visit into",class:"\
pointer band lit",d:o.bands.into(_t(M.start+A,M.start+A+T),_t(L,L+T*v),i)}),F&&p("path",{key:"visit out",class:"pointer \
band lit",d:o.bands.out(_t(R,R+T*v),_t(C,C+T*v),i)})]}}function bl(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,{gate:r,gateHeight:i,full:a}=s,c=s.across.gate,l=c+t.gate*a,
h=n?n.gate:t.gate,u=Hs(e),m=`${S(t.gate)} pointer${u?"":", fixed"}`;return p("g",ri(e,"horizontal"),p("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:a+6,height:i+6,rx:4}),p("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:t.gate*
a,height:i}),p("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-t.gate)*a,height:i}),p("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${t.gate.toFixed(2)}`),p("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},m),h!==t.gate&&p("path",{key:"learned",class:"learned",d:`M${c+h*a} ${r+i+3}l${5*o} ${8*o}h${-10*o}Z`},p("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[p("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:i+16*o,rx:6*o}),p("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-vt/2,s.size.width-
vt),y:r+(i-vt)/2,width:vt,height:vt})])}function wl(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:m})=>m==="generation"),i=s.places-8*o,a=n.hasPointer?
s.scores+26*o:s.scores-38*o,c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=e.beat>=Z(n).generation,h=r.map(({label:m,
probability:d,location:f},y)=>{let g=c+y*17*o;return[p("text",{key:`name ${y}`,class:f<0?"small halo":"label halo",x:a,y:g},
st(m,i-a-46*o,13*o)),p("text",{key:`share ${y}`,class:"strong end halo",x:i,y:g},S(d))]}),u=r.map(({probability:m,start:d,
location:f},y)=>p("rect",{key:`bar ${y}`,class:"generation bar",x:s.places,y:d,width:Q,height:l?Math.max(.8,m*s.full):0},
p("title",{},`${f<0?"The others":r[y]?.label}: ${S(m,1)} of the generation head`)));return p("g",ii(e,r),p("rect",{class:"\
ground",x:a-4,y:c-30*o,width:i-a+8,height:88*o}),p("text",{class:"title halo",x:a,y:c-18*o},"Generation"),h,u)}function ii(e,t){
return{key:"generation",class:"part generation-block","data-part":"generation",role:"button",tabindex:"-1",opacity:K(e,Z(
e.reading).generation),"aria-label":`Generation: ${t.map(({label:n,probability:s})=>`${n} ${S(s)}`).join(", ")}`}}var Rd=3,ai=17,Id=4;function xl(e,t){let{reading:n,stage:s,lit:o}=e,r=Nt(o,n),i=t.filter(({path:c})=>c==="pointer"),a=({
location:c})=>r===null||r===c?"":" dim";return p("g",{key:"places",opacity:K(e,Z(n).pointer)},i.map(c=>p("rect",{key:`ba\
r ${c.location}`,class:`pointer bar${a(c)}`,x:c.start,y:s.places,width:Math.max(.8,c.probability*s.full),height:Q},p("ti\
tle",{},`${c.label}: ${S(c.probability,1)} of the pointer`))),Cd(e,i).map(c=>Pd(e,c,a(c.flow))))}function Cd({reading:e,
stage:t,lit:n},s){let o=t.type/13,r=Nt(n,e),[i,a]=t.across.places.room,c=({location:h,probability:u})=>u+ +(r!==null&&h===
r),l=[];for(let h of[...s].sort((u,m)=>c(m)-c(u))){let{location:u,label:m,probability:d,lost:f}=h;if(d+f<_n&&u>=0&&u!==r)
continue;let y=u>=0,g=` ${S(d)}`,x=`${st(m,a-i-B(g,13*o,!0),13*o,y)}${g}`,w=B(x,13*o,y)/2,$=h.start+d*t.full/2,M=Math.max(
i+w,Math.min(a-w,$)),[N,k]=[M-w,M+w];for(let A=0;A<Rd;A++){if(l.some(L=>L.row===A&&N<L.right+8*o&&k>L.left-8*o))continue;
let v=M>$?"":M<$?" end":" middle";l.push({flow:h,text:x,isBold:y,left:N,right:k,row:A,anchor:v});break}}return l}function Pd({
stage:e},{flow:t,text:n,isBold:s,left:o,right:r,row:i,anchor:a},c){let l=e.type/13,h=e.places+Q+(14+ai*i)*l,u=t.start+t.
probability*e.full/2;return[i>0&&p("path",{key:`leader ${t.location}`,class:`leader${c}`,d:`M${u} ${e.places+Q}V${h-11*l}`}),
p("text",{key:`name ${t.location}`,class:`${s?"strong":"small"}${a} halo${c}`,x:a===""?o:a===" end"?r:(o+r)/2,y:h},n)]}function $l(e,t){
let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:l})=>l==="generation"),i=e.beat>=Z(n).generation,a=n.hasPointer?.42*
(s.right-s.left):s.right-s.left,c=s.places-(Id*ai-6)*o;return p("g",ii(e,r),p("rect",{class:"ground",x:s.right-a,y:c-34*
o,width:a,height:s.places+Q-c+34*o}),p("text",{class:"title end halo",x:s.right,y:c-19*o},"Generation"),r.map(({location:l,
label:h,probability:u,start:m},d)=>{let f=` ${S(u)}`,y=st(h,a-B(f,13*o),13*o)+f;return[p("text",{key:`name ${d}`,class:l<
0?"small end halo":"label end halo",x:s.right,y:c+d*ai*o},y),p("rect",{key:`bar ${d}`,class:"generation bar",x:m,y:s.places,
width:Math.max(.8,u*s.full),height:i?Q:0},p("title",{},`${l<0?"The others":h}: ${S(u,1)} of the generation head`))]}))}var Hd=16;function kl(e,t){let{reading:n,stage:s,lit:o}=e,r=s.type/13,i=K(e,Z(n).pointer),a=n.pointerWeights,c=n.pointerScores,
l=lt(o,n),h=Math.max(...a),u=s.rows.flatMap(({y:d,isFull:f},y)=>{if(!f)return[];let g=a[y]>=.2*h||l.includes(y)?"strong":
"small",b=l.length&&!l.includes(y)?" dim":"";return[p("text",{key:`score ${y}`,class:`small end${b}`,x:s.scores,y:d+4.4*
r},O(c[y])),p("text",{key:`weight ${y}`,class:`${g} end${b}`,x:s.weights,y:d+4.4*r},S(a[y]))]}),m=t.filter(({path:d})=>d===
"pointer").map(d=>Wd(e,d));return[p("g",ci(e,t),p("rect",{class:"ground",x:s.scores-38*r,y:s.top-2,width:s.weights-s.scores+
42*r,height:s.bottom-s.top+4}),he(e,s.scores-38*r,"Pointer","score  weight",200),Cs(e,"pointer",s.weights+6*r),p("path",
{class:"fork pointer-line",d:`M${s.scores-36*r} ${s.bottom+8}V${s.top}`}),u),p("g",{key:"ribbons",opacity:i},li(e,t),m)]}
function ci(e,t){return{key:"pointer",class:"part pointer-block","data-part":"pointer",role:"button",tabindex:"-1",opacity:K(
e,Z(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${S(s)}`).join(", ")}`}}function li(e,t){let{reading:n,before:s,stage:o,lit:r}=e,i=n.
pointerWeights,a=gn(e),c=lt(r,n),l=e.beat>=Z(n).pointer,h=xs(o.across.visits.map((u,m)=>({wish:u,length:Math.max(i[m],a?.[m]??
0)*o.full})),0,...o.across.starts);return t.filter(({path:u})=>u==="pointer").flatMap(u=>{let m=u.start,d=u.start+u.probability*
o.full;return[...u.visits].sort((f,y)=>f-y).map(f=>{let y=i[f]*o.full,g=Number(h[f]),b=c.includes(f)?" lit":c.length?" d\
im":"",x=_t(m,m+y);m+=y;let w=a?.[f]??null,$=w===null?0:(w-i[f])*o.full,[M,N]=[d,Math.max(0,$)];d+=N;let k=`${n.visits[f]?.
label}: `,A=w===null||!s?`${k}${S(i[f],1)} of the pointer`:`${k}${hs(i[f],w,n.wordsFor(s))} of the pointer`;return[p("pa\
th",{key:`ribbon ${f}`,class:`pointer band${b}`,d:o.bands.ribbon(_t(g,g+y),x,l)},p("title",{},A)),ls({key:`ribbon ${f}`,
now:y,before:w===null?null:w*o.full,path:(T,v)=>o.bands.ribbon(T,v,l),edges:{more:[[g+y+$,g+y],[m+$,m]],less:[[g+y,g+y+$],
[M,M+N]]},style:b,title:A})]})})}function Wd(e,{path:t,location:n,label:s,probability:o,lost:r,start:i}){let{reading:a,stage:c,
lit:l}=e,h=c.type/13,u=Nt(l,a),m=S(o),d=o+r>=_n||n<0||u===n,f=c.gate-c.ribbons-16*h,y=n>=0,g=st(s,f-B(` ${m}`,13*h,!0),13*
h,y),b=B(`${g} ${m}`,13*h,y)/2,w=a.hasGate&&Math.abs(i-c.across.gate+5*h)<Hd*h?B("Gate 0.00",15*h,!0)/2-c.gateWidth/2:0,
$=Math.min(c.places+Q/2,c.gate-6*h-w-b);return p("g",{key:`${t} ${n}`,class:u===null||u===n?"":"dim"},p("rect",{class:`${t}\
 bar`,x:c.places,y:i,width:Q,height:Math.max(.8,o*c.full)}),d&&p("text",{class:`${y?"strong":"small"} middle halo`,x:$,y:i-
5*h},`${g} ${m}`),p("title",{},`${s}: ${S(o,1)} of the pointer`))}function Ml(e){return[Vt(e,17*(e.stage.type/13),"Visits","oldest first"),...Fd(e),...e.stage.columns.map((t,n)=>Dd(e,n))]}
function Vt({stage:e},t,n,s,o=e.right){let r=e.type/13,i=o-e.left-B(n,15*r,!0)-12*r;return p("g",{key:`title ${n}`,class:"\
heading","aria-hidden":"true"},p("text",{class:"title halo",x:e.left,y:t},n),p("text",{class:"small end halo",x:o,y:t},st(
s,i,12.5*r)))}function Fd({reading:e,stage:t}){let n=t.type/13;return Zr(e).flatMap(({start:s,end:o,weekday:r})=>{let[i,
a]=[t.columns[s],t.columns[o]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[p("rect",{key:`day ${s}`,class:"\
day",x:c+Math.min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=B(r,15*n,!0)&&p("text",{key:`\
weekday ${s}`,class:"small strong",x:c+1.5,y:t.chips.top-13*n},r)].filter(h=>h!==!1)})}function Dd(e,t){let{reading:n,stage:s,
lit:o}=e,{x:r,width:i,isFull:a}=s.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=s.type/
13,{top:h,height:u,hasNames:m}=s.chips,d=lt(o,n).includes(t),f=Math.min(20*l,i-3),y=ft(c.start_minute),g=ei(e,t),b=[g||y,
g?g.replace(" %",""):y.slice(0,2)],x=b.find(M=>B(M,12.5*l,!0)<=i)??b[1],w=m?as(c.label,i-6*l,12.5*l,2):[],$={class:d||g?
"strong middle":"small middle",x:r};return p("g",ti(e,t,c),p("rect",{class:"chip",x:r-i/2+Math.min(1,.1*i),y:h,width:Math.
max(.8,i-2),height:u,rx:a?6*l:0}),a?[xt(c.category,r-f/2,h+8*l,f),p("text",{key:"hour",...$,y:h+45*l},x),w.map((M,N)=>p(
"text",{key:`name ${N}`,class:`${d?"strong":"small"} middle`,x:r,y:h+(62+15*N)*l},M))]:p("rect",{class:"lane",x:r-Math.min(
1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),p("title",{},`${c.label}, ${wt[c.weekday]} ${Ps(c)}`))}function _l(e){let{
reading:t,stage:n,lit:s}=e,o=n.type/13,{slices:r}=t,i=lt(s,t)[0]??t.count-1,a=t.visits[i],c=Math.max(...Gt(e).map(({longestSlice:m})=>m)),
l=(n.right-n.left)/r.length,h=n.inputs+(V.title+46)*o,u=r.map(({name:m,label:d,lengths:f},y)=>{let g=Number(f[i]),b=n.left+
(y+.5)*l,x=g/c*30*o;return[p("rect",{key:`bar ${m}`,class:"length lit",x:b-9*o,y:h-x,width:18*o,height:x}),p("text",{key:`\
length ${m}`,class:"tiny middle",x:b,y:h-x-4*o},O(g)),p("text",{key:`name ${m}`,class:"small middle",x:b,y:h+15*o},d)]});
return p("g",ni(e),p("rect",{class:"ground",x:n.left,y:n.inputs,width:n.right-n.left,height:(V.title+V.inputs)*o}),Vt(e,
n.inputs+15*o,"Input vector",a?`${a.label}, ${wt[a.weekday]} ${ft(a.start_minute)}`:""),u,p("title",{},"Bars: length of \
each part’s vector"))}function El(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=s.pointer;return[p("g",ci(e,t),p("rect",{class:"ground",x:s.left,
y:r,width:s.right-s.left,height:(V.title+V.scores)*o}),Vt(e,r+15*o,"Pointer","scores, and weights in percent"),p("path",
{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),jd(e)),p("g",{key:"ribbons",opacity:K(e,Z(n).pointer)},
li(e,t))]}function jd({reading:e,stage:t,lit:n}){let s=t.type/13,o=e.pointerWeights,r=Array.from(e.pointerScores,f=>O(f)),
i=lt(n,e),a=Math.max(...o),c=Number(t.columns.at(-1)?.width),l=r.some(f=>B(f,11.5*s)>c-3),h=t.pointer+(V.title+V.scores)*
s,u=t.columns.find(f=>f.isFull),m=u?u.x-u.width/2:t.right,d=t.left-8*s;return t.columns.flatMap(({x:f,isFull:y},g)=>{let b=i.
length&&!i.includes(g)?" dim":"",x=o[g]>=.2*a||i.includes(g),w=S(o[g]).replace(" %",""),$=B(w,12.5*s,!0)/2;if(!y&&(!x||f-
$<d||f+$>m))return[];d=f+$;let M=x?"strong":"small",N=h-24*s;return[y&&p("text",l?{key:`score ${g}`,class:`tiny${b}`,x:f+
4*s,y:N+2*s,transform:`rotate(-90 ${(f+4*s).toFixed(2)} ${(N+2*s).toFixed(2)})`}:{key:`score ${g}`,class:`tiny middle${b}`,
x:f,y:N},r[g]),p("text",{key:`weight ${g}`,class:`${M} middle${b}`,x:f,y:h-6*s},w)].filter(k=>k!==!1)})}function Al(e){let{reading:t,stage:n}=e,s=n.type/13,o=K(e,Z(t).gate),r=Ls(e),i=[...Rs(e,r),...Is(e,r)];return[oi(e,n.context,
Ud(e)),...t.hasPointer?El(e,i):[],p("g",{key:"flows",opacity:o},Ws(e,i,r)),...t.hasPointer?[xl(e,i)]:[],...t.hasGeneration?
[$l(e,i)]:[],...t.hasGate?[bl(e)]:[],p("g",{key:"answer",opacity:o},Vt(e,n.answers.top-10*s,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),si(e,r))]}function Ud({reading:e,stage:t}){let n=t.type/13,{x:s,y:o,columns:r,cell:i}=t.
context,a=s+r*i+2,c=Math.ceil(e.values("context").length/r)*i,[l,h]=[o+c/4,o+3*c/4],u=Number(t.columns.at(-1)?.x),m=t.right+
6;return[p("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(V.title+12)*n}V${u>a+4?`${l}H${a}`:o-2}`}),e.hasGeneration&&
p("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${m}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&p("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${m+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var hi=19;function Ol(e){let{stage:t,lit:n}=e,s=t.type/13,o=ce(e),r=p("g",{key:"legend",opacity:K(e,Qe(0))},Ms(e,t.visits.
x,t.bottom+37*s,!1)),i=t.layers.map((a,c)=>{let l=`Layer ${c}`,h=B(l,15*s,!0)+45*s<=a.width,u=n?.kind==="visit"?"last vi\
sit’s read":"row reads column",m=h||!e.canAct?u:"";return p("g",{key:`layer ${c}`,opacity:K(e,Qe(c))},a.maps.length?he(
e,a.x,l,m,a.width+(a.stream===null?12:4)):null,a.maps.length>0&&Cs(e,"attention",a.x+a.width,(h?3:21)*s),a.maps.map((d,f)=>Bd(
e,d,c,f)),a.maps.map((d,f)=>ui(e,d,c,f,o)),Gd(e,c))});return[r,...i]}function Bd(e,t,n,s){let{reading:o,stage:r,lit:i}=e;
if(i?.kind!=="visit"||o.isRemoved(n,s))return null;let a=i.visit??0,c=Number(r.rows[a]?.y),l=t.side/o.count,h=Math.max(.5,
Number(o.lastRow(n,s)[a])*r.full*.25),u=t.x-14,m=t.y+t.side-l/2;return p("path",{key:`band ${s}`,class:"attention-band",
d:te(u,[c-h/2,c+h/2],t.x,[m-h/2,m+h/2])})}function ui(e,t,n,s,o){let{reading:r,stage:i,lit:a,isOwnScale:c}=e,l=i.type/13,
{x:h,y:u,side:m,touch:d}=t,{count:f}=r,y=r.weights(n,s),g=r.lastRow(n,s),b=Sl(r,n,s),{before:x,overlays:w}=e,$=w&&x!==null&&
Sl(x,n,s)&&!b,M=$?`; switched off ${r.wordsFor(x)}`:"",N=c?Math.max(...y)||1:o,k=a?.kind==="head"&&a.layer===n&&a.head===
s,[A]=a?.kind==="visit"?lt(a,r):[],T=jt(g),v=A??T,L=m/f,P=`Layer ${n}, head ${s}`,R=d?u-38*l:u+4,C=r.visits[T];return p(
"g",{key:`head ${s}`,class:`part head${k?" lit":""}${b?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"\
-1","aria-label":b?`${P}: switched off`:`${P}: the last visit reads most from visit ${T+1}, ${C?.label}, ${S(g[T])}${M}`},
p("text",{class:"small",x:h,y:u-(d?25:4)*l},`head ${s}`),!b&&(d!==void 0||m>=70*l)&&p("text",{key:"weight",class:`${A===
void 0?"small":"strong"}${d?"":" end"}`,x:d?h:h+m,y:u-4*l},S(g[v])),p("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,
width:m+1,height:m+1}),p("image",{key:"map",class:"map",href:ne(Float32Array.from(y,F=>F/N),f,e.scale),x:h,y:u,width:m,height:m,
preserveAspectRatio:"none",opacity:b?.15:1}),b&&p("path",{key:"cross",class:"crossed",d:`M${h} ${u+m}L${h+m} ${u}`}),$&&
p("path",{key:"earlier cross",class:"crossed earlier",d:`M${h} ${u+m}L${h+m} ${u}`}),A!==void 0&&!b&&p("rect",{key:"colu\
mn",class:"column",x:h+A*L,y:u,width:Math.max(2,L),height:m}),(A!==void 0||k)&&!b&&p("rect",{key:"last",class:"last-row",
x:h,y:u+m-Math.max(2,L),width:m,height:Math.max(2,L)}),p("title",{},`${P}. ${b?"Switched off.":`The last visit reads ${S(
g[v])} from ${r.visits[v]?.label}. Darker: larger weight, up to ${S(N,1)}. Click to open.`}${$?` Switched off ${r.wordsFor(
x)}.`:""}`),Ze(e,{act:"head",words:b?"on":"off",title:b?"Switch this head on again":"Switch this head off",right:h+m-(d?
0:3)*l,y:R}),e.canAct&&d!==void 0&&p("rect",{key:"touch",class:"ground","data-act":"head",x:h+m-d,y:u-d,width:d,height:d}))}
function Sl(e,t,n){return e.isRemoved(t,n)||e.isSkipped(t,"attention")}function Gd(e,t){let{reading:n,stage:s,lit:o}=e,r=s.
layers[t];if(r?.stream===null||!r)return null;let i=s.type/13,a=r.stream,c=Fs(n,t),l=mi(e),h=s.streamWidth-8*i,u=lt(o,n),
m=s.rows.flatMap(({y:f,height:y},g)=>{let b=Math.max(1,Math.min(5*i,(y-3)/c.length));return c.map(({name:x,lengths:w,style:$},M)=>p(
"rect",{key:`${x} ${g}`,class:`${$}${u.length&&!u.includes(g)?" dim":""}`,x:a,y:f+(M-c.length/2)*b,width:Number(w[g])/l*
h,height:b-.6}))}),d=c.map(({name:f,style:y},g)=>[p("rect",{class:y,x:a,y:s.bottom+(10+hi*g)*i,width:9*i,height:9*i}),p(
"text",{class:"small",x:a+14*i,y:s.bottom+(18.5+hi*g)*i},f)]);return p("g",fi(e,t),p("rect",{class:"ground",x:a-4,y:s.top-
2,width:s.streamWidth+14*i,height:s.bottom-s.top+66*i}),he(e,a,"Stream",`+ layer ${t}`,s.streamWidth),m,d,Vd(e,t,a+s.streamWidth+
10*i))}function Vd(e,t,n){let{reading:s,stage:o}=e,r=o.type/13,i=s.trace.interventions.residuals===!1,a={act:"attention",
words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream","join stream"],isOff:i},...s.heads?
[{...a,isOff:s.isSkipped(t,"attention")}]:[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:s.isSkipped(t,"feed_\
forward")}].map(({act:l,words:h,isOff:u},m)=>Ze(e,{act:l,words:String(h[Number(u)]),title:Yd[l]??"",right:n,y:o.bottom+(5+
hi*m)*r}))}var Yd={residuals:"Residual connections of all layers: without them, only what sublayers add goes on",attention:"\
Self-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of this layer: skipped,\
 it adds nothing"};function Fs(e,t){let{residual:n,attention:s,feedForward:o}=e.stream(t);return[{name:"stream",lengths:n,
style:"residual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"FFN",lengths:o,style:"feed-forward"}]}function mi(e){
let t=0;for(let n of Gt(e))for(let s=0;s<n.layers;s++)for(let{lengths:o}of Fs(n,s))t=Math.max(t,...o);return t||1}function fi(e,t){
let{residual:n,attention:s,feedForward:o}=e.reading.stream(t);return{key:"stream",class:"part stream","data-part":`layer\
s.${t}.stream`,role:"button",tabindex:"-1",opacity:K(e,Qe(t)+1),"aria-label":`Stream of layer ${t}: vector lengths of th\
e last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.toFixed(1)}`:""}, feed-forward network ${o.at(-1)?.
toFixed(1)}`}}function Tl(e){let{stage:t,lit:n}=e,s=t.type/13,o=ce(e),r=n?.kind==="visit"?"what the last visit reads":"row reads colum\
n";return t.layers.map(({y:i,maps:a},c)=>p("g",{key:`layer ${c}`,opacity:K(e,Qe(c))},a.length>0&&Vt(e,i+15*s,`Layer ${c}`,
r),c===0&&Ms(e,t.left+72*s,i+15*s,!0),a.map((l,h)=>ui(e,l,c,h,o)),Kd(e,c)))}function Kd(e,t){let{reading:n,stage:s,lit:o}=e,
r=s.type/13,i=Number(s.layers[t]?.stream),a=Fs(n,t),c=mi(e),l=lt(o,n),h=i+V.bars*r,u=s.columns.flatMap(({x:m,width:d},f)=>{
let y=Math.min(8*r,.86*d/a.length);return a.map(({name:g,lengths:b,style:x},w)=>{let $=Number(b[f])/c*V.bars*r;return p(
"rect",{key:`${g} ${f}`,class:`${x}${l.length&&!l.includes(f)?" dim":""}`,x:m+(w-a.length/2)*y,y:h-$,width:.88*y,height:$})})});
return p("g",fi(e,t),p("rect",{class:"ground",x:s.left,y:i-V.title*r,width:s.right-s.left,height:(V.title+V.bars)*r}),Vt(
e,i-10*r,s.layers[t]?.maps.length?"Stream":`Layer ${t}`,""),qd(e,a,i-10*r),u)}function qd({stage:e},t,n){let s=e.type/13,
o=e.right;return[...t].reverse().map(({name:r,style:i})=>{let a=o-B(r,12.5*s);return o=a-26*s,[p("rect",{class:i,x:a-14*
s,y:n-9*s,width:9*s,height:9*s}),p("text",{class:"small",x:a,y:n},r)]})}var Ds=700;function Nl({stage:{size:e},...t}){let n=cs(t),s={...t,stage:Dr(t.reading,e.width,e.type,n)};return[p("g",{key:"\
visits"},Ml(s)),p("g",{key:"inputs"},_l(s)),p("g",{key:"layers"},Tl(s)),p("g",{key:"decoder"},Al(s))]}function vl(e,t,n){
return Dr(e,t,n).size.height}var zd={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]};function Rl(e,t,n){if(n==="Home")return e[0]??
null;if(n==="End")return e.at(-1)??null;let[s,o]=zd[n]??[0,!1],r=t?e.indexOf(t):-1,i=e[r];if(s===0||!i)return null;let a=js(
i);if(!o){let m=e[r+s];return m&&js(m)===a?m:null}let c=[...new Set(e.map(js))],l=c[c.indexOf(a)+s],h=e.filter(m=>js(m)===
l),u=m=>Math.abs(Ll(m)-Ll(i));return h.sort((m,d)=>u(m)-u(d))[0]??null}function js(e){return(e.getAttribute("data-part")??
"").replace(/\.\d+$/,"")}function Ll(e){let{top:t,bottom:n}=e.getBoundingClientRect();return(t+n)/2}function Il(e){let{reading:t}=e,n=Z(t),s=Ls(e),o=[...Rs(e,s),...Is(e,s)];return[gl(e),...t.hasPointer?kl(e,o):[],...t.hasGeneration?
[wl(e,o)]:[],p("g",{key:"flows",opacity:K(e,n.gate)},Ws(e,o,s)),t.hasGate?yl(e):null,p("g",{key:"answer",opacity:K(e,n.gate)},
pl(e,s))].filter(r=>r!==null)}function Cl(e){return e.stage.size.width<Ds?Nl(e):[p("g",{key:"visits"},fl(e)),p("g",{key:"inputs"},dl(e)),p("g",{key:"l\
ayers"},Ol(e)),p("g",{key:"decoder"},Il(e))]}var di=240,Xd=120,Jd=13,Qd=17,Zd=.05,tp=.5,ep=660,np=matchMedia("(prefers-reduced-motion: reduce)"),tn=class{#t=null;#e=null;#n=null;#s=null;#o=null;#r="";#c=null;#i=null;#h=null;#a=!1;happened=null;isOwnScale=!0;constructor(t,n={}){
this.root=t,this.hooks=n,t.classList.add("network-picture"),t.toggleAttribute("data-leads-on",n.more!==void 0),this.drawn=
document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute("role","group"),this.drawn.setAttribute(
"aria-label","The network. Arrow keys walk it, Enter opens a part.");let s=document.createElement("div");s.className="pi\
cture-foot";let o=document.createElement("div");o.className="picture-controls",this.caption=document.createElement("p"),
this.caption.className="picture-caption";let r=document.createElement("button");r.type="button",r.textContent="Numbers",
r.title="The numbers behind what is shown, as a table (T)",r.addEventListener("click",()=>{this.#u()}),s.append(o,this.caption,
r),t.replaceChildren(this.drawn,...n.isStill?[]:[s]),this.drawing=new Os(this.drawn),this.player=new Ts(o,i=>{this.#c=i,
i!==null&&this.#i!==null&&(this.#i=null,this.hooks.opened?.(null)),this.root.toggleAttribute("data-telling",this.player.
isTelling),this.#w(di)}),this.#l()}#l(){let{drawn:t}=this;new ResizeObserver(()=>this.#w(0)).observe(t),new MutationObserver(
()=>this.#w(0)).observe(document.documentElement,{attributeFilter:["data-theme"]}),t.addEventListener("pointerover",({target:n})=>{
this.#h||this.#m(pi(n))}),t.addEventListener("pointerleave",()=>this.#m(null)),t.addEventListener("focusin",({target:n})=>this.#m(
pi(n))),t.addEventListener("focusout",()=>this.#m(null)),t.addEventListener("keydown",n=>this.#_(n)),t.addEventListener(
"click",({target:n})=>this.#x(n)),t.addEventListener("pointerdown",n=>this.#b(n)),t.addEventListener("pointermove",n=>this.#d(
n,!1));for(let n of["pointerup","pointercancel"])t.addEventListener(n,s=>this.#d(s,!0))}show(t,n=null,s=null){this.#t=new ee(
t),this.#e=n&&new ee(n,this.hooks.against),this.#n=s&&new ee(s),this.#s=Pt(this.#o,this.#t),this.player.tell(nl(this.#t)),
this.#w(this.#h?.follows?0:di)}open(t){let n=t===null?this.#i:null;this.#i=t,this.#s=this.#o=null;let s=this.drawn.contains(
document.activeElement);this.player.isOpen&&this.player.close(),this.#w(di);let o=s&&n&&this.#y(n);o&&this.#p(o),s&&this.#M(),
this.hooks.opened?.(this.#i)}#u(){let{against:t}=this.hooks,n=t===void 0?null:this.#e;this.#t&&hl(this.root,this.#t,this.#i,
n)}#y(t){return this.#k.map(s=>s.getAttribute("data-part")??"").find(s=>`${t}.`.startsWith(`${s}.`))??null}#M(){if(this.
drawn.contains(document.activeElement))return;let t=this.drawn.querySelector('[tabindex="0"]');t instanceof SVGElement&&
t.focus()}mark(t){this.light(t.length?`visits.${t[0]}`:null)}file({title:t,lines:n=[]}){let s=getComputedStyle(this.root).
getPropertyValue("--paper").trim();return il(this.drawn,{title:t,ground:s,lines:n})}light(t){if(this.#o=t,!this.#t)return!1;
let n=Pt(t,this.#t);return JSON.stringify(n)===JSON.stringify(this.#s)?!1:(this.#s=n,this.#w(0),!0)}#m(t){if(!this.light(
t))return;let{kind:n,visit:s=0}=this.#s??{};this.hooks.pointed?.(n==="visit"?[s]:[],this.#s&&t)}#x(t){if(!(t instanceof Element)||
this.#a)return;let n=pi(t),s=t.closest("[data-more]"),o=t.closest("[data-act]")?.getAttribute("data-act");if(s){let[r,i,
a]=["more","layer","head"].map(c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:i??null,head:a??null})}else if(o===
"scale")this.isOwnScale=!this.isOwnScale,this.#w(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#f(n,o);else{
let r=t.closest("[data-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#f(t,n){let s=this.#t&&Pt(t,this.#t),
{act:o}=this.hooks;if(!s||!o)return;let{kind:r,layer:i=0,head:a=0,visit:c=0}=s;r==="head"&&o({kind:r,layer:i,head:a}),r===
"visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),n==="residuals"?o({kind:n}):(n==="attenti\
on"||n==="feed_forward")&&o({kind:"skip",layer:i,part:n})}#b(t){this.#a=!1,!(!this.hooks.act||!this.#t)&&(this.#h=mc(t,this.#t,
this.drawn,this.hooks.edit!==void 0),this.#h?.follows&&t.preventDefault())}#d(t,n){let s=this.#h;if(!s||t.pointerId!==s.
pointer)return;n&&(this.#h=null);let o=s.to(t,n);o&&(this.#a=!0,!this.drawn.hasPointerCapture(s.pointer)&&!n&&this.drawn.
setPointerCapture(s.pointer),sp(o)?this.hooks.edit?.(o):this.hooks.act?.(o))}#_(t){let n=t.target instanceof Element?t.target.
closest("[data-part], [tabindex]"):null,s=n?.getAttribute("data-part")??null;(t.altKey?this.#$(t.key,s):this.#g(t.key,n,
s))&&t.preventDefault()}#g(t,n,s){if(t==="Escape"&&this.#i!==null)return this.open(Mr(this.#i)||null),!0;if(t==="Escape"&&
this.player.isOpen)return this.player.close(),!0;if(t.toLowerCase()==="t"&&this.#t)return this.#u(),!0;if((t==="Enter"||
t===" ")&&n){let r=n.hasAttribute("data-act")||n.hasAttribute("data-open");return t===" "&&this.hooks.act&&!r?this.#f(s??
""):this.#x(n),!0}if(this.#i!==null&&this.#t){let r=_r(this.#i,t,this.#t),i=n?.getAttribute("aria-current")==="true";r!==
null&&this.open(r);let a=this.drawn.querySelector(`[aria-current="true"][data-open="${r}"]`);return i&&a instanceof SVGElement&&
a.focus(),r!==null}let o=Rl(this.#k,n,t)?.getAttribute("data-part")??null;return o!==null&&this.#p(o),o!==null}#p(t){let n=this.#k.
find(s=>s.getAttribute("data-part")===t);n instanceof SVGElement&&(this.#r=t,this.#E(),n.focus())}#$(t,n){let s={ArrowUp:-1,
ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[t],o=this.#t,r=o&&Pt(n,o),{act:i,edit:a}=this.hooks;if(!s||!r||!i)return!1;let c=!0;
if(r.kind==="visit"){let l=r.visit??0;if(!a||!o.visits[l+s])return!0;a({kind:"move",visit:l,by:s,isDone:c}),this.#p(`vis\
its.${l+s}`)}else if(r.kind==="gate"){let l=Math.min(1,Math.max(0,o.gate+s*Zd));i({kind:"gate",value:Math.round(100*l)/100,
isDone:c})}else if(r.kind==="head"||r.kind==="pointer"){let l=r.kind==="head"?"attention":"pointer";i({kind:"temperature",
of:l,value:kr(o,l,s*tp),isDone:c})}else return!1;return!0}get#k(){return[...this.drawn.querySelectorAll("[data-part][tab\
index]")]}#E(){let t=this.#k,n=t.find(s=>s.getAttribute("data-part")===this.#r)??t[0];for(let s of t)s.setAttribute("tab\
index",s===n?"0":"-1")}#w(t){let n=this.#O();if(!n)return;let{width:s,height:o}=n.stage.size;this.drawn.setAttribute("vi\
ewBox",`0 0 ${s} ${o}`),this.drawn.setAttribute("font-size",String(n.stage.type));let r=this.#i===null?[]:Xc(n,this.#i);
r.length||(this.#i=null),this.drawing.show(r.length?r:Cl(n),np.matches?0:t),this.#i===null&&this.#E();let i=this.#i===null?
null:sl(this.#i,n.reading),a=this.#s?null:this.player.told;this.#S(i??a??Te(this.#s,n.reading,n.before))}#S({title:t,text:n}){
let s=document.createElement("strong");s.textContent=t,this.caption.replaceChildren(s,` ${n}`)}#O(){let{width:t,height:n}=this.
drawn.getBoundingClientRect(),s=t<Ds;if(!this.#t||t<Xd||n<1&&!s)return null;let r=(Number(getComputedStyle(this.root).getPropertyValue(
"--scale"))||1)*Math.min(Qd,Math.max(Jd,t/120));this.root.classList.toggle("tall",s);let i={reading:this.#t,before:this.#e,
overlays:this.#e!==null&&this.hooks.against!==void 0},a=cs(i),c=s?vl(this.#t,t,r):n,l=s&&this.#i!==null?ep:c;return{...i,
beside:this.#n,stage:Dc(this.#t,{width:t,height:l,type:r},a),lit:this.#s??Pt(this.player.told?.part,this.#t),beat:this.#c??
Number.POSITIVE_INFINITY,happened:this.happened,isOwnScale:this.isOwnScale,scale:[this.#A("--map-least"),this.#A("--atte\
ntion")],canAct:this.hooks.act!==void 0}}#A(t){let n=getComputedStyle(this.root).getPropertyValue(t).trim().slice(1),[s=0,
o=0,r=0]=(n.match(/../g)??[]).map(i=>Number.parseInt(i,16));return[s,o,r]}};function sp(e){return e.kind==="move"||e.kind===
"time"||e.kind==="stay"}function pi(e){return(e instanceof Element?e.closest("[data-part]"):null)?.getAttribute("data-pa\
rt")??null}var op=2e3;async function Us(e){let t=_(e,"span"),n=t.textContent;try{await navigator.clipboard.writeText(location.href),
t.textContent="Copied"}catch{t.textContent="See address bar"}setTimeout(()=>{t.textContent=n},op)}var An=["a","b"],rp="These networks know different places, so they can only stand side by side.",Bs=class{#t=null;#e={};#n="\
overlaid";#s=null;#o=!1;pointed=()=>{};constructor(t){this.page=t,this.sheet=new Ue(t),this.note=_(t,"[data-note]"),this.
layouts=J(t,"input[name=layout]",HTMLInputElement),this.pictures={a:this.#r("a"),b:this.#r("b")};for(let s of this.layouts)
s.addEventListener("change",()=>{this.#n=s.value,this.#t?.updateAddress("replace"),this.#h()});let n=_(t,"[data-share]",
HTMLButtonElement);n.addEventListener("click",()=>Us(n)),_(t,"[data-present]").addEventListener("click",()=>{_(t,"[data-\
stage]").requestFullscreen()})}follow(t){this.#t=t}get options(){return{...this.#n==="beside"&&{layout:"beside"},...this.#s&&
{open:this.#s}}}restore(t){this.#n=t.get("layout")==="beside"?"beside":"overlaid",this.#s=t.get("open"),this.#a(this.#n)}show(t,n){
let s=[t,n].map(Pl),o=this.#u?Object.assign({},...s.map(i=>i?.places)):{};this.#e={};for(let[i,a]of An.entries()){let c=s[i];
c&&(this.#e[a]=new ee({...c,places:{...o,...c.places}}));let l=`${a==="a"?"First":"Second"}: ${this.#l(a)?.name??""}`;for(let h of J(
this.page,`[data-run="${a}"]`))h.textContent=l}this.#y(t,n),[t,n].some(i=>i&&!Pl(i))||this.#h()}showProblem(t){this.sheet.
show(!0),t.scrollIntoView({block:"nearest"})}mark(t){for(let n of An)this.pictures[n].mark(t)}#r(t){let n=_(this.page,`[\
data-run-picture="${t}"] [data-network]`);return new tn(n,{...t==="a"&&{against:"in the second run"},pointed:(o,r)=>{this.
pointed(o),this.#c(t,r)},opened:o=>this.#i(t,o)})}#c(t,n){let s=t==="a"?"b":"a",[o,r]=[this.#e[t],this.#e[s]];!o||!r||this.
pictures[s].light(ic(n,o,r,this.#u))}#i(t,n){this.#o||(this.#s=n,this.#o=!0,this.pictures[t==="a"?"b":"a"].open(n),this.#o=
!1,this.#t?.updateAddress("replace"))}#h(){let{a:t,b:n}=this.#e,s=t&&n?rc(t,n,this.#u):"",o=s===null?"beside":this.#n,r=o===
"overlaid"&&!!(t&&n);this.page.dataset.layout=o,this.#a(o);for(let c of this.layouts)c.disabled=s===null;this.note.textContent=
s===null?rp:r?s:"",_(this.page,"[data-legend]").hidden=!r;for(let c of An){let l=this.#e[c]&&!(r&&c==="b");_(this.page,`\
[data-run-picture="${c}"]`).hidden=!l}let[i,a]=[t?.trace??null,n?.trace??null];if(this.#o=!0,i&&this.pictures.a.show(i,r?
a:null,r?null:a),a&&!r&&this.pictures.b.show(a,null,i),this.#s)for(let c of An)this.pictures[c].open(this.#s);this.#o=!1,
this.page.dataset.drawn="true"}#a(t){for(let n of this.layouts)n.checked=n.value===t}#l(t){return t==="a"?this.#t?.first:
this.#t?.second}get#u(){let[t,n]=An.map(s=>this.#l(s)?.root.dataset.places);return t!==void 0&&t===n}#y(t,n){let s=_(this.
page,"[data-change]"),{b:o}=this.#e,r=t?.prediction.location??0,i=t&&o&&this.#u?o.knownProbability(r):null;if(s.hidden=i===
null,!t||i===null)return;let a=Math.round(1e3*t.prediction.probability)-Math.round(1e3*i),c=_(s,"[data-change-value]"),l=a>
0?"▲ ":a<0?"▼ ":"";c.textContent=`${l}${Math.abs(a/10).toFixed(1)} points`,c.className=a>0?"more":a<0?"less":"",_(s,
"[data-change-place]").textContent=r===n?.prediction.location?"":`for ${t.prediction.name??`#${r}`}`}};function Pl(e){return e&&
"tensors"in e?e:null}function Hl(e,t,n,s){let o=_(e,"input",HTMLInputElement),r=_(e,"[role=listbox]"),i=[],a=-1,c=Promise.resolve(),l=0,h=()=>{
l+=1,i=[],a=-1,r.hidden=!0,r.replaceChildren(),o.setAttribute("aria-expanded","false"),o.removeAttribute("aria-activedes\
cendant")},u=x=>{a=x;for(let[$,M]of[...r.children].entries())M.setAttribute("aria-selected",String($===a));let w=r.children[a];
if(!w){o.removeAttribute("aria-activedescendant");return}o.setAttribute("aria-activedescendant",w.id),w.scrollIntoView({
block:"nearest"})},m=x=>{x&&(o.value="",h(),s(x))},d=(x,w,$)=>{let M=document.createElement("li");M.id=`${r.id}-${x}`,M.
setAttribute("role","option");let N=document.createElement("small");return N.textContent=$,M.append(w," ",N),M},f=(x,w)=>{
i=x;let $=i.map((M,N)=>{let{label:k,note:A}=n(M),T=d(N,k,A);return T.addEventListener("mousedown",v=>v.preventDefault()),
T.addEventListener("click",()=>m(M)),T});if(w){let M=d(0,w,"");M.setAttribute("aria-disabled","true"),$.push(M)}r.replaceChildren(
...$),r.hidden=$.length===0,o.setAttribute("aria-expanded",String($.length>0)),u(i.length&&o.value.trim()?0:-1)},y=async()=>{
l+=1;let x=l;i=[],a=-1;let w=o.value.trim();try{let $=await t(w);x===l&&f($,$.length?"":`No place matches “${w}”.`)}catch($){
x===l&&f([],Fe($))}},g=()=>{c=y()},b=async()=>{!o.value.trim()&&a<0||(await c,m(i[a]))};o.addEventListener("input",g),o.
addEventListener("focus",g),o.addEventListener("blur",h),o.addEventListener("keydown",x=>{if(x.key==="ArrowDown"&&r.hidden)
g();else if(x.key==="ArrowDown")u(Math.min(a+1,i.length-1));else if(x.key==="ArrowUp")u(Math.max(a-1,0));else if(x.key===
"Enter")b();else if(x.key==="Escape")h();else return;x.preventDefault()})}var Vs=class{#t=[];constructor(t,n){this.text=_(t,"textarea",HTMLTextAreaElement),this.rows=_(t,"[data-rows]"),this.template=
_(t,"template[data-row]",HTMLTemplateElement),this.errors=_(t,"[data-errors]"),this.changed=n,this.text.addEventListener(
"input",()=>{this.rows.inert=!0,n(!0)}),this.rows.addEventListener("click",s=>this.#c(me(s).closest("button"))),this.rows.
addEventListener("change",s=>{me(s).dataset.control==="day"&&this.#r(en(s))}),this.rows.addEventListener("focusout",s=>{
this.rows.inert||this.#r(en(s))}),this.rows.addEventListener("input",s=>{let o=en(s);o.setCustomValidity(""),o.removeAttribute(
"aria-invalid")}),this.rows.addEventListener("keydown",s=>{s.key==="Enter"&&this.#r(en(s))})}get visits(){return this.text.
value}mark(t){for(let[n,s]of[...this.rows.children].entries())s.toggleAttribute("data-marked",t.includes(n))}indexOf(t){
let n=t.closest("[data-visit]");return n?[...this.rows.children].indexOf(n):-1}set visits(t){this.text.value=t,this.rows.
inert=!0}add(t){let n=this.text.value.trim().replace(/,$/,"");this.text.value=n?`${n}, ${t}`:t,this.rows.inert=!0,this.changed(
!1)}show(t){for(this.#t=t;this.rows.children.length>t.length;)this.rows.lastElementChild?.remove();for(;this.rows.children.
length<t.length;)this.rows.append(Nn(this.template));let n=J(this.rows,":scope > [data-visit]");for(let[s,o]of t.entries()){
let r=n[s];r&&this.#o(r,o,s,t.length)}this.rows.inert=!1}showProblems(t){this.text.setAttribute("aria-invalid",String(t.
length>0)),this.errors.hidden=t.length===0,this.errors.replaceChildren(...t.map(n=>{let s=document.createElement("li"),o=/^visits\[(\d+)\]/.
exec(n.where);if(!o)return s.textContent=n.message,s;let r=Number(o[1]);s.textContent=`Visit ${r+1}: ${n.message}`;for(let i of n.
suggestions)s.append(" ",this.#e(r,i));return s}))}#e(t,n){let s=document.createElement("button");return s.type="button",
s.className="suggestion",s.textContent=n,s.setAttribute("aria-label",`Use ${n} for visit ${t+1}`),s.addEventListener("cl\
ick",()=>{this.visits=ec(this.text.value,t,n),this.text.focus(),this.changed(!1)}),s}#n(t){this.show(t),this.text.value=
Za(t),this.changed(!1)}#s(t){this.#n(this.#t.map((n,s)=>t.get(s)??n))}#o(t,n,s,o){let[r,i]=Gs(n.written_moment);t.toggleAttribute(
"data-masked",n.masked),_(t,"[data-number]").textContent=String(s+1),_(t,"[data-place]").textContent=n.label,_(t,"[data-\
category]").textContent=n.category??"";let a=_(t,'[data-control="day"]',HTMLSelectElement),c=r&&!kt.includes(r)?[...kt,r]:
kt;a.replaceChildren(new Option(`(${kt[n.weekday]})`,""),...c.map(u=>new Option(u,u)));let l=[["day",a,r,"Day"],["time",
_(t,'[data-control="time"]',HTMLInputElement),i||yi(n.start_minute),"Time"],["stay",_(t,'[data-control="stay"]',HTMLInputElement),
String(n.duration_minutes),"Minutes of stay"]];for(let[u,m,d,f]of l)m instanceof HTMLInputElement&&m===document.activeElement&&
m.value!==m.dataset.read||(m.value=d),m.dataset.read=d,m.toggleAttribute("data-filled-in",n.filled_in.includes(u)),m.setAttribute(
"aria-label",`${f} of visit ${s+1}, ${n.label}`);let h=[["earlier","Move earlier:",s>0],["later","Move later:",s<o-1],["\
remove","Remove",o>1]];for(let[u,m,d]of h){let f=_(t,`[data-control="${u}"]`,HTMLButtonElement);f.disabled=!d,f.setAttribute(
"aria-label",`${m} visit ${s+1}, ${n.label}`)}}#r(t){let n=t.dataset.control;if(!n||t.localName==="button"||t.value===t.
dataset.read)return;let s=this.indexOf(t),o=this.#t[s],r=t.closest("[data-visit]");if(!o||!r||n==="time"&&t instanceof HTMLInputElement&&
!ip(t))return;let[i]=Gs(o.written_moment),a=_(r,'[data-control="time"]').dataset.read,c=t.value===""?null:Math.round(Number(
t.value)),l={day:{written_moment:`${t.value} ${a}`.trim()},time:{written_moment:t.value&&`${i} ${t.value}`.trim()},stay:{
written_stay:c,duration_minutes:c??o.duration_minutes}};t.dataset.read=t.value,this.#s(new Map([[s,{...o,...l[n]}]]))}#c(t){
let n=t?.dataset.control;if(!t||!n)return;let s=this.indexOf(t);if(n==="remove")this.#i(s),this.#a(Math.min(s,this.#t.length-
1),n);else{let o=n==="earlier"?s-1:s+1;this.#h(s,o),this.#a(o,n)}}#i(t){let[n,s,o]=[-1,0,1].map(a=>this.#t[t+a]),r=this.#t.
filter((a,c)=>c!==t),i=o?.filled_in.includes("day")&&o.arrival&&gi(o)!==gi(n);if(o&&s&&i){let[a]=Gs(s.written_moment),h=`${!a||
kt.includes(a)?kt[o.weekday]:gi(o)} ${yi(o.start_minute)}`;r[t]={...o,written_moment:h}}this.#n(r)}move(t,n){let s=Math.
max(0,Math.min(this.#t.length-1,t+n));s!==t&&this.#h(t,s)}setTime(t,n){let s=this.#t[t];if(!s)return;let[o]=Gs(s.written_moment),
r=`${o} ${yi(n)}`.trim();this.#s(new Map([[t,{...s,written_moment:r,start_minute:n}]]))}setStay(t,n){let s=this.#t[t];if(!s)
return;let o={written_stay:n,duration_minutes:n};this.#s(new Map([[t,{...s,...o}]]))}#h(t,n){let[s,o]=[this.#t[t],this.#t[n]];
!s||!o||this.#s(new Map([[t,{...s,...Wl(o)}],[n,{...o,...Wl(s)}]]))}#a(t,n){let s=this.#t.length-1,o={earlier:t===0,later:t===
s,remove:s===0},r=[n,"later","earlier","remove"].find(c=>!o[c]),i=J(this.rows,":scope > [data-visit]")[t],a=r&&i?.querySelector(
`[data-control="${r}"]`);(a instanceof HTMLElement?a:this.text).focus()}};function gi(e){return e?.arrival?.split("T")[0]}
function Wl({place:e,label:t,category:n}){return{place:e,label:t,category:n}}function Gs(e){let[t="",n]=e.split(" ");return n===
void 0?["",t]:[t,n]}function ip(e){let t=e.value.trim()?nc(e.value):"",n=t===null?`“${e.value}” is not a time. Write h\
ours and minutes from 00:00 to 23:59, such as 17:30.`:"";return e.setCustomValidity(n),e.setAttribute("aria-invalid",String(
n!=="")),t===null?e.reportValidity():e.value=t,t!==null}function yi(e){let t=n=>String(Math.floor(n)).padStart(2,"0");return`${t(
e/60)}:${t(e%60)}`}var ap="../bundles/browser-model.js",cp=/\bexport\s*\{[^}]*\};?\s*$/;var bi=new WeakMap;async function Fl(e,{location:t,variants:n},s,o){let r=lp(e),i=fp(o);for(let a of n){o.throwIfAborted();
let{input:c}=a;s(a,c&&await Promise.race([i,r(c,t)]))}}function lp(e){let t=hp(e);bi.has(e)||bi.set(e,up(e));let n=bi.get(
e);return async(s,o)=>{let r=await n?.ask({input:s,location:o});if(!r)return t(s,o);if("error"in r)throw new Error(r.error);
return r.answer}}function hp(e){let t=performance.now()+12;return async(n,s)=>(performance.now()>=t&&(await new Promise(
o=>setTimeout(o)),t=performance.now()+12),e.answer(n,s))}function up(e){try{return new wi(e.content)}catch{return null}}
var wi=class{#t;#e;constructor(t){this.#t=mp(),this.#e=new Promise(n=>{this.#t.addEventListener("error",s=>{s.preventDefault(),
n(null)})}),this.#t.postMessage(t)}ask(t){let{port1:n,port2:s}=new MessageChannel,o=new Promise(r=>{n.onmessage=({data:i})=>{
n.close(),r(i)}});return this.#t.postMessage(t,[s]),Promise.race([this.#e,o])}};function mp(){let e=document.querySelector(
"script[data-engine]")?.textContent;if(!e)return new Worker(new URL(ap,E),{type:"module"});let t=new Blob([e.replace(cp,
"")],{type:"text/javascript"});return new Worker(URL.createObjectURL(t))}function fp(e){let t=new Promise((n,s)=>{e.addEventListener(
"abort",()=>s(e.reason),{once:!0})});return t.catch(()=>{}),t}var dp={hours:["Moved by","All visits and the moment to predict move together."],visits:["Visit left out","One visit is \
left out at a time; the others keep the times and stays that the page shows, and the moment to predict stays."],heads:["\
Heads removed","Every set of heads is removed, on top of the changes already made."]},pp="This network has too many head\
s to try every set, so each is removed alone.",gp="cannot be left out: the answer is read at the last visit, and the one\
 before is missing or masked",xi=e=>`${(100*e).toFixed(1)} %`,Ys=class{#t=null;constructor(t,n,s){this.body=n,this.explanations=
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
ved already.");this.#r(r,i,a);let{location:c}=i,l=[];await Fl(n,{location:c,variants:a},(h,u)=>{let m=(u?.probability??0)-
i.probability,d=!!u&&u?.prediction.location!==c;this.#c({variant:h,answer:u,change:m,differs:d,row:Nn(this.row)},l)},t),
this.summary.textContent=xp(l)}#r(t,n,s){let[o,r]=dp[t],i=s.every(({heads:a})=>a?.length===1);this.meaning.textContent=`${i?
pp:r} The unchanged answer is ${Me({prediction:n})}.`,_(this.frame,"[data-changed]").textContent=o;for(let a of[this.meaning,
this.frame])a.hidden=!1;this.progress.max=s.length,this.progress.value=0}#c(t,n){bp(t);let s=n.findIndex(r=>yp(t,r)),o=s<
0?n.length:s;this.rows.insertBefore(t.row,n[o]?.row??null),n.splice(o,0,t),this.progress.value+=1}};function yp(e,t){let[
n,s]=[e.variant.heads,t.variant.heads];return!n||n.length!==s?.length?!1:Math.abs(e.change)>Math.abs(t.change)}function bp({
variant:e,answer:t,change:n,differs:s,row:o}){_(o,"th").textContent=wp(e);let r=_(o,".word");if(!t){r.textContent=gp;return}
o.toggleAttribute("data-differs",s),r.textContent=s?Me(t):"the same";let i=_(o,".share");i.textContent=xi(t.probability),
i.style.setProperty("--share",String(t.probability)),_(o,"[data-change]").textContent=Dl(100*n,1)}function wp({hours:e=0,
visit:t,heads:n}){return t?`${t.sent+1} ${t.label}`:n?n.map(([s,o])=>`L${s} H${o}`).join(", ")||"none":`${Dl(e,0)} h`}function xp(e){
let t=e.flatMap(({answer:r})=>r?.probability??[]);if(!t.length)return"";let n=e.filter(({differs:r})=>r).length,[s,o]=[Math.
min(...t),Math.max(...t)];return`Another place leads in ${n} of ${t.length} rows. The probability of the unchanged answe\
r lies between ${xi(s)} and ${xi(o)}. Computed in this browser.`}function Dl(e,t){let n=Math.abs(e).toFixed(t);return Number(
n)===0?n:`${e>0?"+":"−"}${n}`}var $p={routine:"routine",habit:"a habit",errand:"an errand",consequence:"a consequence of the day's first stop"};function jl(e,t=n=>`\
visit ${n+1}`){let{cause:n,custom:s,expected_label:o}=e,r=$p[s];if(!r)return"It was a free choice.";let i=e.decided_by.map(
t);e.decided_before&&i.push("visits before this history");let a=i.length?`, decided by ${i.join(" and ")}`:"";return n===
s?`It was ${r}${a}.`:`It should have been ${r}${a}: to ${o??"an unknown place"}. They chose otherwise.`}var kp=5e-4,Mp=350,_p=new Intl.DateTimeFormat("en-GB",{weekday:"short"}),Ks=class{shown=null;sent=[];#t=null;isDragging=!1;#e="";#n=null;#s=null;#o=!1;#r=0;#c=0;#i=new AbortController;constructor(t,n={}){
this.page=t,this.hooks=n,this.model=t.dataset.explore??"",this.changes=_(t,"[data-changes]"),this.answer=_(t,"[data-answ\
er]",HTMLOutputElement),this.badge=_(t,"[data-badge]"),this.engineChoice=mt(t,"[data-engine-choice]",HTMLSelectElement),
this.outcome=_(t,"[data-outcome]"),this.person=mt(t,"[data-person]",HTMLSelectElement),this.predictAt=_(t,"[data-predict\
-at]",HTMLInputElement),this.examples=_(t,"[data-examples]",HTMLSelectElement),this.failure=_(t,"[data-error]"),this.story=
_(t,"[data-story]"),this.staleNote=_(t,"[data-stale-note]"),this.suggestion=_(t,"[data-try]"),this.editor=new Vs(_(t,"[d\
ata-editor]"),i=>{this.#g(),this.panel.followHistory(this.editor.visits),this.submitSoon(i?Mp:0)});let s=_(t,"[data-inte\
rventions]",HTMLDetailsElement);this.panel=new je(s,()=>this.submitSoon()),this.explanations=new De(this.model,ut().get(
"engine")),this.explanations.draws=n.draws??!1,this.explanations.sharesWeights=this.engineChoice!==null||!Tt,this.engineChoice&&
(this.engineChoice.value=this.explanations.choice??"");let o=mt(t,"[data-sweeps]");this.sweeps=o&&new Ys(o,()=>this.shown&&
ue(this.shown),this.explanations),this.#h();let{explanations:r}=this;n.draws&&r.sharesWeights&&r.choice!=="server"&&r.prepare()}#h(){
let{page:t}=this;Hl(_(t,"[data-combobox]"),n=>this.explanations.searchPlaces(n),n=>({label:n.label,note:n.category??""}),
n=>this.editor.add(n.notation)),this.suggestion.addEventListener("click",()=>{this.editor.visits=this.editor.text.placeholder,
this.submitSoon()});for(let n of["pointerdown","keydown","input"])_(t,"[data-editor]").addEventListener(n,()=>{this.#o=!0,
this.#u()},{once:!0});this.engineChoice?.addEventListener("change",()=>{this.explanations.choose(this.engineChoice?.value??
""),this.submitSoon()}),this.person?.addEventListener("change",()=>this.submitSoon()),this.predictAt.addEventListener("c\
hange",()=>this.submitSoon()),_(this.changes,"[data-undo]").addEventListener("click",()=>{this.panel.text="",this.submitSoon()}),
_(this.failure,"button").addEventListener("click",()=>{this.explanations.choose(this.explanations.choice),this.submitSoon()}),
On(()=>this.restore("keep"))}get exampleHistories(){return this.#s??=this.#p(),this.#s}get fields(){return{visits:this.editor.
visits,user:this.person?.value??"",predict_at:this.predictAt.value.trim(),top_k:this.#e,interventions:this.panel.text}}markVisits(t){
this.editor.mark(t.flatMap(n=>this.sent[n]??[]))}take({visits:t,user:n,predict_at:s,interventions:o}){this.#g(),this.editor.
visits=t,this.predictAt.value=s,this.panel.text=o,Ee(this.person,n),this.panel.followHistory(t),this.submitSoon()}get interventions(){
return Object(Yt(this.panel.text||"{}"))}set interventions(t){this.panel.text=Object.keys(t).length?JSON.stringify(t):"",
this.panel.followHistory(this.editor.visits),this.submitSoon()}submitSoon(t=0){clearTimeout(this.#c),this.#c=setTimeout(
()=>{this.#a(ue(this.fields),this.isDragging?"keep":"push")},t)}async#a(t,n){clearTimeout(this.#c),this.#c=0,this.#r+=1;
let s=this.#r;this.#i.abort(),this.#i=new AbortController,this.page.setAttribute("aria-busy","true");try{let o="interven\
tions"in t&&!!t.interventions,[r,i]=await Promise.all([this.#l(t),o?this.#l({...t,interventions:null}):null]);if(s!==this.#r)
return;this.#y(r,i,t,n),this.#u()}catch(o){if(o instanceof yt&&s===this.#r)this.#f(o.problems);else if(!Zn(o)&&!(o instanceof
yt))throw o}finally{s===this.#r&&this.page.removeAttribute("aria-busy")}}#l(t){return this.explanations.explain(t,this.#i.
signal)}async#u(){let{engineChoice:t,explanations:n}=this;if(!t)return;(this.#o||this.hooks.draws||n.choice==="browser")&&
n.choice!=="server"&&await n.prepare();let o=this.#t!==null&&!("tensors"in this.#t),r=this.#c!==0||this.page.hasAttribute(
"aria-busy");this.hooks.draws&&o&&this.shown&&!r&&this.#a(ue(this.shown),"keep");let i=_(this.page,"[data-engine-obstacl\
e]");i.textContent=n.obstacle&&`This browser cannot compute: ${n.obstacle}`,i.hidden=!n.obstacle}#y(t,n,s,o){if("record"in
s&&(this.editor.visits=t.notation??"",this.predictAt.value=t.predict_at.replace("T"," "),t.notation===null)){this.#f([{where:"\
visits",message:"This record contradicts itself and cannot be written as visits.",suggestions:[]}]);return}this.sent=t.visits.
map(a=>a.sent);let r=[...t.visits].sort((a,c)=>a.sent-c.sent);if(this.editor.show(r),this.#M(r,t.predict_at),this.panel.
show(r,this.sent),this.panel.followHistory(this.editor.visits),Ee(this.person,t.user),this.person){let a=this.person.selectedOptions[0]?.
textContent??"";_(this.page,'[data-printed="person"]').textContent=a}this.#f([]),this.predictAt.placeholder=t.predict_at.
replace("T"," "),_e(this.answer,t),this.badge.textContent=t.engine==="browser"?"computed in this browser":"computed by t\
he server";let i={...this.fields,visits:t.notation??""};this.shown=i,this.#t=t,this.#m(i,t),this.#x(i,t,n),this.hooks.shown?.(
i,t,i.interventions?n:null),this.suggestion.hidden=!0,this.sweeps?.clear(),this.page.dataset.ready="true",this.updateAddress(
o)}#M(t,n){let s=J(this.editor.rows,":scope > [data-visit]");for(let[o,r]of s.entries()){let i=t[o];if(!i?.arrival)continue;
let a={day:_p.format(new Date(i.arrival)),time:i.arrival.split("T")[1]??"",stay:`${i.duration_minutes} min`};for(let[c,l]of Object.
entries(a)){let h=_(r,`[data-read="${c}"]`);h.textContent=l,h.toggleAttribute("data-filled-in",i.filled_in.includes(c))}}
_(this.page,'[data-printed="predict-at"]').textContent=n.replace("T"," ")}async#m(t,n){let s=n.unknown_probability,o=s<kp?
[]:[`Somewhere unknown to the model: ${(100*s).toFixed(1)} %.`],r=(await this.exampleHistories).find(({visits:i,predict_at:a,
user:c})=>i===t.visits&&a===n.predict_at&&(c===n.user||this.person===null));this.shown===t&&(this.hooks.recognised?.(r,t),
r&&o.push(Ep(r,n.location_probabilities.final)),this.outcome.textContent=o.join(" "),this.outcome.hidden=o.length===0)}#x(t,n,s){
let{changes:o}=this;if(o.hidden=!s||!t.interventions,!s||!t.interventions)return;_(o,"[data-what]").textContent=es(JSON.
parse(t.interventions)),_(o,"[data-before]").textContent=Me(s),_(o,"[data-after]").textContent=Me(n);let r=s.prediction.
location===n.prediction.location;_(o,"[data-verdict]").textContent=r?"The most probable place stays the same.":"The most\
 probable place is another one."}#f(t){let n=({where:r})=>r.startsWith("interventions");this.#b(this.person,t,"user"),this.#b(
this.predictAt,t,"predict_at");let s=t.filter(r=>r.where==="");this.failure.hidden=s.length===0,_(this.failure,"span").textContent=
s.map(r=>r.message).join(" "),this.panel.showProblems(t.filter(n)),this.editor.showProblems(t.filter(r=>r.where!==""&&!(r.
where==="user"&&this.person)&&r.where!=="predict_at"&&!n(r))),t.length>s.length&&this.hooks.refused?.();let o=t.length>0&&
this.shown!==null;this.staleNote.hidden=!o,this.story.toggleAttribute("data-stale",o)}#b(t,n,s){if(!t)return;let o=n.filter(
i=>i.where===s).map(i=>i.message),r=_(this.page,`#${t.getAttribute("aria-errormessage")}`);r.textContent=o.join(" "),r.hidden=
o.length===0,t.setAttribute("aria-invalid",String(o.length>0))}comparisonOf(t){let{model:n}=this,s=t.interventions?JSON.
stringify({model:n,interventions:null}):null;return It({model:n,...t,top_k:null,against:s})}updateAddress(t){if(t==="kee\
p"||this.shown===null)return;let{choice:n}=this.explanations,s=this.engineChoice?n:null,o=It({...this.shown,engine:s,...this.
hooks.options?.()});Tn(o,t)}async restore(t){this.#n=null,this.examples.value="";let n=ut(),s=n.get("top_k")??"";this.#e=
/^([1-9]\d?|100)$/.test(s)?s:"",this.editor.visits=n.get("visits")??"",this.predictAt.value=n.get("predict_at")??"",this.
panel.text=n.get("interventions")??"",Ee(this.person,n.get("user")),this.hooks.restored?.(n);let o=n.get("record");n.has(
"visits")?await this.#a(ue(this.fields),t):o!==null?await this.#a({record:Yt(o)},"replace"):await this.#d(n.get("user"))}async#d(t){
let n=await this.exampleHistories,s=n.find(o=>t&&String(o.user)===this.person?.value)??n[0];s?(this.#$(s,n),await this.#a(
ue(this.fields),"replace")):this.#_()}#_(){clearTimeout(this.#c),this.#i.abort(),this.#r+=1,this.page.removeAttribute("a\
ria-busy"),this.shown=null,this.editor.show([]),this.#f([]),_e(this.answer,null),this.outcome.hidden=!0,this.suggestion.
hidden=!1,this.sweeps?.clear(),this.changes.hidden=!0,this.hooks.cleared?.()}#g(){this.examples.value="",!(!this.#n||this.
editor.visits.trim().endsWith(this.#n.end))&&(this.predictAt.value===this.#n.predictAt&&(this.predictAt.value=""),this.#n=
null)}async#p(){let{examples:t}=this;try{let n=await ns(this.model);t.append(...n.map((o,r)=>new Option(o.title,String(r))));
let s=t.closest("[data-field]");return s.hidden=n.length===0,t.addEventListener("change",()=>{let o=t.value&&n[Number(t.
value)];o&&(this.#$(o,n),this.#a(ue(this.fields),"push"))}),n}catch{return[]}}#$(t,n){this.examples.value=String(n.indexOf(
t)),this.editor.visits=t.visits,this.panel.followHistory(t.visits),this.predictAt.value=t.predict_at.replace("T"," ");let s=t.
visits.split(",").at(-1)?.trim()??"";this.#n={predictAt:this.predictAt.value,end:s},Ee(this.person,t.user)}};function Ep({
target:e,target_label:t,reason:n},s){if(e===void 0)return"";if(e===null)return"The model drew this history itself: nothi\
ng really happened next.";let o=n?` ${jl(n)}`:"",r=s.findIndex(({location:c})=>c===e);if(r===0)return`The prediction is \
right: that is where the person went.${o}`;let i=s[r],a=i?`number ${r+1} with ${(100*i.probability).toFixed(1)} %`:`whic\
h is not among the ${s.length} most probable places`;return`The person went to ${t}, ${a}.${o}`}function ue({visits:e,user:t,
predict_at:n,top_k:s,interventions:o}){return{visits:e,user:t||null,predict_at:n||null,...s&&{top_k:Number(s)},...o&&{interventions:Yt(
o)}}}function Ul(e,t){return ke(e).map(({key:n,text:s})=>{let o=document.createElement("li"),r=document.createElement("button");
return r.type="button",r.textContent=`${s} ×`,r.title="Take this change back",r.addEventListener("click",()=>{t(Object.
fromEntries(Object.entries(e).filter(([i])=>i!==n)))}),o.append(r),o})}function Bl(e){let t=()=>J(e,"details[data-menu][open]",HTMLDetailsElement);document.addEventListener("pointerdown",({target:n})=>{
for(let s of t())n instanceof Node&&s.contains(n)||(s.open=!1)}),document.addEventListener("keydown",n=>{let[s]=t();n.key!==
"Escape"||!s||(n.stopImmediatePropagation(),s.open=!1,_(s,"summary").focus())},{capture:!0})}function Vl(e,t,{title:n,origin:s}){let o=e.slice(e.indexOf(",")+1);if(t==="svg")return Ap(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[Gl("Title",n),Gl("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function Ap(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",t),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function Gl(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,Sp(n)),s.buffer}function Sp(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}async function $i({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await Op(e))}`}async function Yl(e,t){let n=new Image;
n.src=await $i(e),await n.decode();let s=document.createElement("canvas");s.width=Math.round(e.width*t),s.height=Math.round(
e.height*t);let o=s.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function Op(e){let t=await Tp();return t&&e.replace("<title>",()=>`\
<style>${t}</style><title>`)||e}async function Tp(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await Np(n,e.href??document.baseURI)})}`}}catch{}
return""}async function Np(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return`data:font/woff2\
;base64,${dn(new Uint8Array(await n.arrayBuffer()))}`}var vp=2;async function Kl(e,t,{title:n,origin:s,name:o}){let r=t==="png",i=await(r?Yl(e,vp):$i(e)),a=Vl(i,r?"png":"svg",
{title:n,origin:s}),c=document.createElement("a");c.href=URL.createObjectURL(a),c.download=`${o}-network.${t}`,c.click(),
URL.revokeObjectURL(c.href)}var ql=["story","explore","everything"],Jl="pointerscope-depth",zl="pointerscope-visits-as",Lp="textarea, input:not([typ\
e=radio], [type=checkbox], [type=range])",qs=class{#t=null;#e=null;#n=[];#s=[];#o=null;#r=null;#c=0;#i=ut().get("open");constructor(t){
this.page=t,this.sheet=new Ue(t,()=>t.dataset.depth==="everything"),this.bar=_(t,"[data-bar]"),this.undo=_(t,"[data-undo\
-step]",HTMLButtonElement),this.redo=_(t,"[data-redo-step]",HTMLButtonElement),this.picture=new tn(_(t,"[data-network]"),
{act:n=>this.#y(n),edit:n=>this.#M(n),more:(n,s)=>this.#_(n,s),pointed:n=>this.pointed(n),opened:n=>{this.#i=n,this.#t?.
updateAddress("replace")}}),this.#h(),this.#p(Ql(zl)==="text"?"text":"list"),this.#g(Rp(t))}pointed=()=>{};depthChanged=()=>{};get options(){
let{depth:t=""}=this.page.dataset;return{depth:t==="explore"?void 0:t,open:this.#i??void 0}}follow(t){this.#t=t}showInputs(){
this.page.dataset.depth!=="everything"&&this.sheet.show(!0),this.#p("text")}#h(){let{page:t}=this;for(let s of J(t,"inpu\
t[name=depth]",HTMLInputElement))s.addEventListener("change",()=>{Xl(Jl,s.value),this.#g(s.value),this.#t?.updateAddress(
"replace")});for(let s of J(t,"input[name=visits-as]",HTMLInputElement))s.addEventListener("change",()=>{Xl(zl,s.value),
this.#p(s.value)});this.undo.addEventListener("click",()=>this.#d(this.#n,this.#s)),this.redo.addEventListener("click",()=>this.#d(
this.#s,this.#n)),_(t,"[data-as-learned]").addEventListener("click",()=>this.#m({})),_(t,"[data-present]").addEventListener(
"click",()=>{_(t,"[data-stage]").requestFullscreen()}),Bl(t);let n=_(t,"[data-share]",HTMLButtonElement);n.addEventListener(
"click",()=>Us(n));for(let s of J(t,"[data-save]",HTMLButtonElement))s.addEventListener("click",()=>this.#$(s.dataset.save??
""));document.addEventListener("keydown",s=>this.#a(s)),document.addEventListener("pointerscope:server",()=>{t.toggleAttribute(
"data-server-silent",!Qn.answers)})}#a(t){if(t.target instanceof Element&&t.target.closest(Lp)||!(t.ctrlKey||t.metaKey))
return;let s=t.key.toLowerCase();s!=="z"&&s!=="y"||(t.preventDefault(),s==="y"||t.shiftKey?this.#d(this.#s,this.#n):this.#d(
this.#n,this.#s))}show(t,n,s){if(this.#f(t),this.#u(t),!("tensors"in n))return;let o=this.#o!==null&&this.#o.notation!==
n.notation,r=s&&"tensors"in s?s:null;this.#r=r??(o?this.#o:null),this.#o=n,this.#l(r?"As learned":"Before this change"),
this.picture.happened=null,this.picture.show(n,this.#r),this.#i&&this.picture.open(this.#i),this.page.dataset.drawn="tru\
e",this.page.dataset.depth==="story"&&!this.#i&&!this.picture.player.isOpen&&this.picture.player.play()}recognise(t){let n=_(
this.bar,"[data-happened]");if(n.hidden=typeof t?.target!="number",typeof t?.target!="number"||!this.#o)return;let s=this.#o.
prediction.location===t.target;_(n,"[data-happened-place]").textContent=`${s?"✓ ":""}${t.target_label??""}`,this.picture.
happened=t.target,this.picture.show(this.#o,this.#r)}#l(t){let n=_(this.bar,"[data-was]");if(n.hidden=this.#r===null,!this.#r||
!this.#o)return;let{value:s,change:o,isMore:r}=Qa(this.#o,this.#r);_(n,"[data-was-name]").textContent=t,_(n,"[data-was-v\
alue]").textContent=s;let i=_(n,"[data-was-change]");i.textContent=o,i.className=r?"more":"less"}#u({interventions:t}){let n=_(
this.page,"[data-changed]"),s=JSON.parse(t||"{}"),o=Ul(s,r=>this.#m(r));_(n,"ul").replaceChildren(...o),n.hidden=o.length===
0}#y(t){if(!this.#t||!this.#o)return;let n=Ba(this.#t.interventions,t,this.#o);this.#m(n,!("isDone"in t)||t.isDone)}#M(t){
let n=this.#t;if(!n)return;n.isDragging=!t.isDone;let{sent:s,editor:o}=n,r=s[t.visit]??0;t.kind==="move"?t.by!==0?o.move(
r,(s[t.visit+t.by]??0)-r):n.submitSoon():t.kind==="time"?o.setTime(r,t.minutes):o.setStay(r,t.minutes)}#m(t,n=!0){n?this.#t&&
(this.#t.interventions=t):this.#x(t)}#x(t){let{explanations:n,shown:s}=this.#t??{};if(!n?.isInBrowser||!n.model||!s)return;
let{model:o}=n;cancelAnimationFrame(this.#c),this.#c=requestAnimationFrame(()=>{let r={...ue(s),interventions:t},i=this.#r?.
notation!==this.#o?.notation;this.picture.show(o.trace(r),i?this.#o:this.#r)})}#f(t){if(this.#t?.isDragging&&this.#e)return;
this.#e&&JSON.stringify(this.#e)!==JSON.stringify(t)&&this.#e&&(this.#n.push(this.#e),this.#s.length=0),this.#e=t,this.#b()}#b(){
this.undo.disabled=this.#n.length===0,this.redo.disabled=this.#s.length===0}#d(t,n){let s=t.pop();!s||!this.#e||(n.push(
this.#e),this.#e=s,this.#t?.take(s),this.#b())}#_(t,n){let s=this.page.querySelector(`[data-story] pointer-view[view="${CSS.
escape(t)}"]`);if(!s)return;for(let[r,i]of Object.entries(n))i!==null&&s.setAttribute(r,i);this.#g("everything"),this.#t?.
updateAddress("replace");let o=s.closest("details");o&&(o.open=!0),s.scrollIntoView()}#g(t){this.page.dataset.depth=t,_(
this.page,`input[name=depth][value=${t}]`,HTMLInputElement).checked=!0,this.sheet.toggle(!1),t==="story"&&this.#o?this.picture.
player.play():this.picture.player.close(),this.depthChanged()}#p(t){this.page.dataset.visitsAs=t,_(this.page,`input[name\
=visits-as][value=${t}]`,HTMLInputElement).checked=!0}#$(t){let n=`${this.#t?.answer.textContent??""} · ${_(this.page,"\
.model-name").textContent}`,{past:s,changes:o}=this.#k,r=[n,[o,s].filter(Boolean).join(" ")].filter(Boolean),{explore:i="\
model"}=this.page.dataset;Kl(this.picture.file({title:n,lines:r}),t,{title:n,origin:location.href,name:i}),_(this.page,"\
details[data-export]",HTMLDetailsElement).open=!1}get#k(){let t=this.#t?.interventions??{},n=_(this.bar,"[data-was]"),s=o=>_(
n,`[data-was-${o}]`).textContent;return{changes:Object.keys(t).length?es(t):"",past:n.hidden?"":`${s("name")}: ${s("valu\
e")}.`}}};function Rp(e){let t=ut().get("depth");if(t&&ql.includes(t))return t;let n=location.hash.slice(1);if(n&&!n.includes(
"=")&&e.querySelector(`[data-story] [id="${CSS.escape(n)}"]`))return"everything";let s=Ql(Jl);return ql.includes(s)?s:"e\
xplore"}function Ql(e){try{return localStorage.getItem(e)??""}catch{return""}}function Xl(e,t){try{localStorage.setItem(
e,t)}catch{}}var Sn=e=>`${(100*e).toFixed(1)} %`,Zl=({name:e,location:t})=>e??`#${t}`;function th(e){let{location_probabilities:t,gate:n,
unknown_probability:s}=e,{pointer:o,final:r}=t,i=r.reduce((c,{probability:l})=>c-l,1-s),a=new Map((o??[]).map(c=>[c.location,
c.probability]));return{columns:["Place","Probability","from the pointer","from the generation head"],rows:[...r.map(c=>{
let l=n.value*(a.get(c.location)??0),h=[c.probability,l,c.probability-l];return[Zl(c),...h.map(Sn)]}),["all other known \
places",Sn(Math.max(0,i)),"",""],["somewhere unknown",Sn(s),"",""]]}}function eh(e,t,n){let[s,o]=[e,t].map(({location_probabilities:{
final:i}})=>new Map(i.map(a=>[Zl(a),a.probability]))),r=[...s??[]].flatMap(([i,a])=>{let c=o?.get(i);return c===void 0?[]:
[{name:i,probability:a,other:c,difference:a-c}]});return r.sort((i,a)=>Math.abs(a.difference)-Math.abs(i.difference)),{columns:[
"Place","First","Second","First minus second"],rows:r.slice(0,n).map(({name:i,probability:a,other:c,difference:l})=>{let u=`${l<
0?"−":"+"}${Math.abs(100*l).toFixed(1)} points`;return[i,Sn(a),Sn(c),u]})}}var Ip=12;function Cp(e){let t=_(e,"[data-places]"),n=_(e,"[data-gate]"),s=_(document,"[data-compare]",HTMLAnchorElement),
o=new qs(e),r=new Ks(e,{draws:!0,shown(i,a,c){o.show(i,a,c),t.replaceChildren(Mn(th(a)));let{value:l,learned:h}=a.gate,u=d=>`${(100*
d).toFixed(1)} %`;n.textContent=`Gate ${l.toFixed(3)}${h?"":" (not learned)"}: the answer is ${u(l)} of the pointer's di\
stribution and ${u(1-l)} of the generation head's.`;let m=r.comparisonOf(i);m.set("page","compare"),s.hash=m.toString()},
options:()=>o.options,refused:()=>o.showInputs(),recognised(i,a){o.recognise(i);let c=mt(e,"[data-charts]");if(!c)return;
let l=i;c.hidden=!l?.page||a.interventions!=="",_(c,"a",HTMLAnchorElement).href=l?.page??""}});o.follow(r),o.pointed=i=>r.
markVisits(i),r.restore("keep")}function Pp(e){let t=J(document,"template[data-side-of]",HTMLTemplateElement),n=_(e,"[da\
ta-difference]"),s=_(e,"[data-same-answers]"),o=ut(),r=(u,m,d)=>{let f=t.find(({dataset:y})=>y.sideOf===m)??d;if(!f)throw new Error(
"The page has no model.");return _(f.content,`[data-side="${u}"]`).cloneNode(!0)},[i,a=i]=t;_(e,"[data-sides]").replaceChildren(
r("a",o.get("model"),i),r("b",rs(o.get("against")).model??o.get("model"),a));let c=mt(document,"[data-explore-link]",HTMLAnchorElement),
l=new Bs(e),h=new os(e,{asked(u){c&&(c.hash=It({page:"explore",...u}).toString())},options:()=>({page:"compare",...l.options}),
restored:u=>l.restore(u),refused:u=>l.showProblem(u),answered(u,m){l.show(u,m);let d=u&&m&&eh(u,m,Ip);s.hidden=!d||!Hp(u,
m),d?d.rows.length?n.replaceChildren(Mn(d)):n.textContent="The two models know no place of the same name.":n.replaceChildren()}});
l.follow(h),h.restore()}function Hp(e,t){let[n,s]=[e,t].map(({location_probabilities:{final:o}})=>JSON.stringify(o));return n===
s}var ki=new Map;for(let[e,t]of[["[data-explore]",Cp],["[data-compare-page]",Pp]]){let n=mt(document,e);n&&ki.set(n,t)}function nh(){
for(let[e,t]of ki)e.hidden||(ki.delete(e),t(e))}nh();window.addEventListener("hashchange",nh);})();
