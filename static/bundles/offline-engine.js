(()=>{var Po=Object.defineProperty;var _n=(t,e)=>{for(var n in e)Po(t,n,{get:e[n],enumerable:!0})};var{currentScript:gn}=document,Do=gn instanceof HTMLScriptElement?gn.src:"",E=new URL("static/js/",Do||document.baseURI).
href;var dn={};_n(dn,{BrowserModel:()=>hn});function Ht({layers:t,heads:e,components:n},{remove_heads:o,skip:s,only:r}){let i=[],a=(u,p)=>s.some(h=>h.layer===u&&h.part===
p),c=(u,p)=>o==="all"||o.some(([h,m])=>h===u&&m===p);for(let u=0;u<t;u++){for(let p=0;p<e&&!a(u,"attention");p++)c(u,p)||
i.push({name:`layers.${u}.heads.${p}`,layer:u,head:p});a(u,"feed_forward")||i.push({name:`layers.${u}.feed_forward`,layer:u,
head:null})}let l=["pointer","generation"].filter(u=>n.includes(u)&&(r??u)===u).map(u=>({name:u,layer:null,head:null}));
return{encoder:i,outputs:l}}function yn({bundle:t,query:{history:e,masked:n,interventions:o}}){let{encoder:s,outputs:r}=Ht(
t.network.architecture,o);if(s.length+r.length>12)return[];let{remove_heads:i,skip:a}=o;return Array.from({length:2**s.length},
(c,l)=>{let u=s.filter((f,d)=>!(l&1<<d)),p=u.flatMap(({layer:f,head:d})=>d===null?[]:[[f,d]]),h=u.filter(({head:f})=>f===
null),m={...o,remove_heads:i==="all"?i:[...i,...p],skip:[...a,...h.map(({layer:f})=>({layer:f,part:"feed_forward"}))]};return{
input:{history:e,masked:n,interventions:m}}})}function En({encoder:t,outputs:e},n,o){let s=[...t,...e],r=2**s.length,i=new Float64Array(
r),a=new Uint8Array(r);for(let f=0;f<r;f++){let d=o[f&2**t.length-1],g=e.filter((T,b)=>f&1<<t.length+b),A=d&&Uo(d,g);i[f]=
A?.probability??0,a[f]=+(A?.location===n)}let c=[...a.keys()].filter(f=>a[f]),l=Math.min(...c.map(Wt)),u=c.filter(f=>Wt(
f)===l),p=f=>Math.round(1e6*(i[f]??0)),h=u.reduce((f,d)=>p(d)>p(f)?d:f),m=jo(i);return{parts:s.map((f,d)=>({...f,value:m[d]??
0,isKept:!!(h&1<<d)})),location:n,whole:i[r-1]??0,smallest:i[h]??0,equallySmall:u.length,keeping:c.length,networks:(2**e.
length-1)*2**t.length}}function Uo({prediction:t,probability:e,alone:n},o){if(o.length===2)return{location:t.location,probability:e};
let[s]=o;return s?n[s.name]:null}function jo(t){let e=Math.round(Math.log2(t.length)),n=[1/e];for(let o=1;o<e;o++)n.push(
Number(n[o-1])*o/(e-o));return Array.from({length:e},(o,s)=>{let r=0;for(let i=0;i<t.length;i++){if(i&1<<s)continue;let a=Number(
t[i|1<<s])-Number(t[i]);r+=Number(n[Wt(i)])*a}return r})}function Wt(t){let e=0;for(let n=t;n;n&=n-1)e++;return e}var Fo=Bo();function w(t){return{values:new Float32Array(t.reduce((e,n)=>e*n,1)),shape:t}}function At(t,e){return{values:t.
values.map((n,o)=>n+e.values[o]),shape:t.shape}}function J(t,e,n){return Vt(t,e,n.values)}function Vt({values:t,shape:e},{
values:n,shape:[o,s]},r){let i=w([...e.slice(0,-1),o]),{values:a}=i,c=l=>n.subarray(l*s,(l+1)*s);for(let l=0;l<o;l+=4){let u=Math.
min(l+1,o-1),p=Math.min(l+2,o-1),h=Math.min(l+3,o-1),[m,f,d,g]=[c(l),c(u),c(p),c(h)];for(let A=0,T=0;A<t.length;A+=s,T+=
o){let b=r[l],P=r[u],D=r[p],Z=r[h];for(let v=0;v<s;v++){let G=t[A+v];b+=G*m[v],P+=G*f[v],D+=G*d[v],Z+=G*g[v]}a[T+l]=b,a[T+
u]=P,a[T+p]=D,a[T+h]=Z}}return i}function Tn({values:t,shape:e},{values:n},{values:o}){let s=n.length,r=w(e),i=w(e.slice(
0,-1)),a=w(e.slice(0,-1));for(let c=0;c<t.length/s;c++){let l=c*s,u=0;for(let f=0;f<s;f++)u+=t[l+f];let p=u/s,h=0;for(let f=0;f<
s;f++)h+=(t[l+f]-p)**2;let m=1/Math.sqrt(h/s+1e-5);for(let f=0;f<s;f++)r.values[l+f]=(t[l+f]-p)*m*n[f]+o[f];i.values[c]=
p,a.values[c]=m}return{normed:r,mean:i,reciprocal_deviation:a}}function bt({values:t,shape:e},n=1){if(!(n>0&&n<Number.POSITIVE_INFINITY))
throw new RangeError(`The temperature must be a positive number, not ${n}.`);let o=w(e),s=e[e.length-1];for(let r=0;r<t.
length;r+=s){let i=r+s,a=Number.NEGATIVE_INFINITY;for(let l=r;l<i;l++)a=Math.max(a,t[l]);let c=0;for(let l=r;l<i;l++)o.values[l]=
Math.exp((t[l]-a)/n),c+=o.values[l];for(let l=r;l<i;l++)o.values[l]/=c}return o}function Bt(t,e){if(!e)return t;let n=(o,s)=>e[s%
e.length]?o:Number.NEGATIVE_INFINITY;return{values:t.values.map(n),shape:t.shape}}function Yo(t,e){return{values:t.values.
map(n=>n/Math.sqrt(e)),shape:t.shape}}function Nn(t,e,n=!0){let[o,s]=e.shape;return Vt(n?Yo(t,s):t,e,new Float32Array(o))}
function Wo(t,e){let[n,o]=e.shape,s=w([o,n]);for(let r=0;r<n*o;r++)s.values[r%o*n+Math.floor(r/o)]=e.values[r];return Vt(
t,s,new Float32Array(o))}function Sn(t,e,n,{mask:o,temperature:s,scaled:r,at:i=Xt}){let a=i("scores",Bt(Nn(t,e,r),o)),c=i(
"weights",bt(a,s));return{scores:a,weights:c,outputs:Wo(c,n)}}var Xt=(t,e)=>e;function On({values:t,shape:e}){let n=w(e);
for(let o=0;o<t.length;o++)n.values[o]=.5*t[o]*(1+Vo(t[o]*Math.SQRT1_2));return n}function An(t,e,n,o,s,r=Xt){let i=r("p\
re",J(t,e,n)),a=r("hidden",On(i));return{pre:i,hidden:a,out:J(a,o,s)}}function bn(t,e,n=!0){return Nn(t,e,n)}function wn(t,e){
return At(t,e)}function xn(t,e,n){let o=w([n]);return t.values.forEach((s,r)=>{o.values[e[r]]+=s}),o}function vn(t,e,n,o,s,r=Xt){
let i=r("hidden",On(J(t,e,n))),a=r("logit",{values:J(i,o,s).values,shape:[]});return{hidden:i,logit:a,value:Ho(a)}}function Ho({
values:t,shape:e}){return{values:t.map(n=>1/(1+Math.exp(-n))),shape:e}}function In({values:t},e,n){let o=(s,r)=>t[0]*s+(1-
t[0])*n.values[r];return{values:e.values.map(o),shape:e.shape}}function Kt({values:t}){return t.reduce((e,n)=>e-(n?n*Math.
log(n):0),0)}function Rn(t){return Math.exp(Kt(t))}function Vo(t){let e=Math.abs(t);if(!(e<6))return Math.sign(t);let n=Math.
round(e*16);return Math.sign(t)*Mn(Fo,n*10,e-n/16)}function Bo(){let t=new Float64Array(970),e=0;for(let n=0;n<t.length;n+=
10){let o=n/10/16;t[n]=e;let s=0,r=2/Math.sqrt(Math.PI)*Math.exp(-o*o);for(let i=1;i<10;i++)t[n+i]=r/i,[s,r]=[r,-2*(o*r+
s)/i];e=Mn(t,n,1/16)}return t}function Mn(t,e,n){let o=0;for(let s=9;s>=0;s--)o=o*n+t[e+s];return o}var at=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var kn=[1900,2200],Ln=`,@+#"
\r`,Cn=/^(?:[0-9]{1,5})$/,$n=/^(?:#[0-9]{1,9})$/,Pn=/[0-9]:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)? *([Zz]|[+-] *[0-9]{2}(:?[0-9]{2})?)$/,
Dn=/([0-9]:[0-9]{2}):[0-9]{2}([.][0-9]+)?$/,Gt=/^(?:((?<weekday>[A-Za-z]{3,9}) +|(?<date>[0-9]{4}-[0-9]{2}-[0-9]{2})[ Tt]+)?(?<hour>[0-9]{1,2}):(?<minute>[0-9]{2}))$/,
H=1,R=2,V=5,Jt=100,Un=100,jn=3,wt=.75,qt=85,zt=60,Fn=/[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g,
Yn=/[\u0300-\u036f]+/g,Wn={æ:"ae",œ:"oe",ø:"o",ð:"d",đ:"d",þ:"th",ħ:"h",ı:"i",ł:"l"},ct=20773,Hn=480,Vn=60,Bn=15,
Xn=30,xt=96,vt=7,It=8,Rt=99,Kn=100,Gn=36500,Jn=["user","time","weekday","recency","duration","position_from_end","sinuso\
idal","attention","pointer","position_bias","generation","gate"],qn=60,zn=[-12,-11,-10,-9,-8,-7,-6,-5,-4,-3,-2,-1,0,1,2,
3,4,5,6,7,8,9,10,11];var Qt=`	
\v\f\r              \u2028\u2029  　`;var S=t=>Math.floor(t/1440),M=t=>t-S(t)*1440,B=t=>q(t+3,7),q=(t,e)=>(t%e+e)%e,lt=t=>new Date(t*864e5).toISOString().slice(
0,10),Mt=t=>[Math.floor(t/60),t%60].map(e=>String(e).padStart(2,"0")).join(":");function Qn(t){let e=Date.parse(`${t}T00\
:00Z`)/864e5;return t>="0001"&&!Number.isNaN(e)&&lt(e)===t?e:null}function Zt(t,e,n){return{locations:t.map(o=>o.location),user:e,weekdays:t.map(o=>B(S(o.arrival))),startMinutes:t.map(o=>M(
o.arrival)),durations:t.map(o=>o.duration),daysBefore:t.map(o=>S(n)-S(o.arrival))}}function Zn({locations:t,weekdays:e,startMinutes:n,
durations:o,daysBefore:s}){let i=ct+q(e.at(-1)??0,7)+(s.at(-1)??0);return t.map((a,c)=>({location:a,arrival:(i-(s[c]??0))*
1440+(n[c]??0),duration:o[c]??0,filledIn:[]}))}function kt(t,e){let n=o=>e.map(s=>o[s]??0);return{locations:n(t.locations),
user:t.user,weekdays:n(t.weekdays),startMinutes:n(t.startMinutes),durations:n(t.durations),daysBefore:n(t.daysBefore)}}function to(t,e){
let n=t.locations.length,o=(s,r,i)=>Int32Array.from(s,a=>Math.min(Math.max(Math.floor(a/r),0),i));return{locations:Int32Array.
from(t.locations),user:t.user,time:o(t.startMinutes,Bn,xt),weekday:o(t.weekdays,1,vt),recency:o(t.daysBefore,1,It),duration:o(
t.durations,Xn,Rt),positionFromEnd:Int32Array.from(t.locations,(s,r)=>Math.min(n-r,e-1))}}var X={};_n(X,{AGAINST_NOT_JSON:()=>os,ALTERNATIVES:()=>Oe,BY_KEY_VISIT:()=>es,CHANGES_NOT_JSON:()=>ze,CLOSE_PERSON:()=>Ne,
CLOSE_PLACE:()=>_e,COLUMN_LENGTH:()=>ke,DATE_OUT_OF_RANGE:()=>ue,EVERY_VISIT_MASKED:()=>je,FORM_ERRORS:()=>is,GATE_AND_ONLY:()=>Pe,
LAST_VISIT_MASKED:()=>Fe,LEFT_OUT:()=>Ae,LONE_SURROGATE:()=>pt,MOMENT_TOO_LONG:()=>se,NEAREST:()=>Xe,NOTHING_TO_BLEND:()=>He,
NOT_AN_ID:()=>oe,NOT_AN_OBJECT:()=>rs,NOT_AN_ORDER:()=>De,NOT_A_DATE:()=>le,NOT_A_DAY:()=>ce,NOT_A_LIST:()=>Lt,NOT_A_MOMENT:()=>ie,
NOT_A_NUMBER:()=>nn,NOT_A_STAY:()=>fe,NOT_A_TIME:()=>ae,NOT_A_VISIT:()=>te,NOT_A_WHOLE_NUMBER:()=>on,NOT_FINITE:()=>Je,NOT_ONE_PLACE:()=>Xo,
NOT_PATCHED:()=>ss,NOT_PLAIN_JSON:()=>qe,NO_COUNTERPART:()=>ts,NO_HEAD:()=>Ye,NO_HISTORIES:()=>Ko,NO_HISTORY:()=>be,NO_LAYER:()=>We,
NO_LOCATION:()=>pe,NO_PEOPLE:()=>Te,NO_PERSON_ID:()=>ge,NO_PLACE:()=>ut,NO_PLACE_NAMES:()=>de,NO_QUANTITY:()=>Go,NO_QUANTITY_NAMED:()=>Jo,
NO_SITE:()=>Be,NO_SUCH_PERSON:()=>Ee,NO_SUCH_PLACE:()=>he,NO_VISITS:()=>xe,NO_VISIT_TO_MASK:()=>Ue,NO_VISIT_TO_PATCH:()=>Zo,
NUMBER_RANGE:()=>en,OUT_OF_RANGE:()=>Le,PARAMETER_NOT_JSON:()=>Qe,PARTS:()=>Ve,PERSON:()=>Se,POSITIONS_OF_MANY:()=>qo,PREDICTION_TOO_EARLY:()=>Re,
RECEIVER_BEFORE_SENDER:()=>ns,RECORD_OUT_OF_ORDER:()=>$e,RECORD_WITH_USER:()=>Me,SEMICOLON:()=>ft,SEVERAL_PEOPLE:()=>ye,
SEVERAL_PLACES:()=>me,SEVERAL_USERS:()=>Ce,SITE_NOT_A_TENSOR:()=>zo,SITE_NOT_FINITE:()=>Ge,SITE_SHAPE:()=>Ke,TIME_ZONE:()=>re,
TOO_MANY_VISITS:()=>ve,TWO_HISTORIES:()=>we,TWO_NETWORKS:()=>Qo,UNKNOWN_FIELD:()=>Ze,UNQUOTED_NUMBER_SIGN:()=>ne,VISIT_OUT_OF_ORDER:()=>Ie,
VISIT_TOO_LONG:()=>ee,WHOLE_NUMBER_RANGE:()=>tn});var ut="The visit names no place. Write the name of a place, or an id such as #17.",Xo="This is not one place. Write the\
 name of a place, or an id such as #17.",te="This visit cannot be read. A visit is a place, then @ with a day and a time\
, then + with minutes, such as Café Luna @ Mon 08:00 +45. Put a name with , @ + # or a quote in double quotes.",ft="A s\
emicolon does not end a visit. Separate visits by commas or new lines.",ee="This visit has {characters:,} characters; at\
 most {most:,} characters are read. Shorten it.",ne="“{name}” contains #. Put a name with # in double quotes.",oe="“\
{name}” is not a location id. Write # and a number, such as #17.",se="“{text}…” is too long for a day and time. Write \
Mon 08:00, 2026-11-16 08:00 or 08:00.",re="“{text}” has a time zone, but times are local to the people who make the visi\
ts. Leave out the time zone.",ie="“{text}” is not a day and time. Write Mon 08:00, 2026-11-16 08:00 or 08:00.",ae="“\
{text}” is not a time of day. Write an hour from 00 to 23 and minutes from 00 to 59.",ce="“{text}” is not a day. Write\
 one of {days}, or a date such as 2026-11-16.",le="There is no date {text}. Write a date of the calendar, such as 2026-1\
1-16.",ue="The date {text} is out of range. Write a date between {first_year} and {last_year}.",fe="“+{text}” is not a l\
ength of stay. Write whole minutes from +0 to +{most}.",pe="There is no location #{location}. Write an id from #{first} \
(unknown place) to #{last}.",me="{count:,} places match “{name}”: {listed}. Write the one you mean, such as {example}.",
he="No place matches “{name}”. Write a name from the list of places, or an id such as #{first}.",de="No place matche\
s “{name}”. The places of this model have no names. Write an id, such as #{first}.",_e="No place matches “{name}”. D\
id you mean {meant}?",ge="There is no person {person}. Write an id from 1 to {last}.",ye="{count:,} people match “{name}\
”. Write one of {listed}.",Ee="No person matches “{name}”. Write a person's name, or an id from 1 to {last}.",Te="\
No person matches “{name}”. This model knows no people: leave the user out.",Ne="No person matches “{name}”. Did you\
 mean {meant}?",Se="Person {user}",Oe="{listed} or {last}",Ae="{listed} and {left_out:,} more",be="The query has no hist\
ory. Send visits or a record.",Ko="There is no history. Pass at least one.",we="The query has visits and a record. Send \
only one of them.",xe="There are no visits. Write at least one visit, such as where the day begins.",ve="The history has\
 {visits} visits; the model accepts at most {most}. Leave out the oldest {excess}.",Ie="This visit begins before the one\
 above it ({arrival}). Write visits oldest first, or correct the date.",Re="The moment to predict lies before the last v\
isit ({arrival}). Enter a later moment, or leave it empty.",Me="A record contains its own person and days. Leave out use\
r and predict_at.",ke="The column has {numbers} numbers for {visits} visits. Send one number for each visit.",Le="The nu\
mber is out of range. Enter a whole number from {minimum} to {maximum}.",Ce="The record has visits of several people. Se\
nd the visits of one person.",$e="The visits are not in order, because the days before the prediction increase. Send vis\
its oldest first.",Pe="`gate` and `only` exclude each other. Send one of them.",De="The order does not fit the {visits} \
visits. List each position from 0 to {last} exactly once.",Ue="There is no visit at position {position}. Mask positions \
from 0 to {last}.",je="Every visit is masked, so no visit is left to attend to. Unmask the last visit.",Fe="The last vis\
it (position {position} as sent, counted from 0) cannot be masked, because the prediction is read from it. Remove it fro\
m the visits instead.",Ye="There is no head {head} in layer {layer}: layers run from 0 to {last_layer}, heads from 0 to \
{last_head}.",We="There is no layer {layer}; layers run from 0 to {last_layer}.",He="This network has no {part}, so ther\
e is nothing to blend. Leave `{option}` out.",Ve={pointer:"pointer",generation:"generation head"},Be="This network has n\
o site `{site}`. Its sites run from `{first}` to `{last}`.",Go="No quantity is chosen. Name at least one.",Jo="This netw\
ork has no quantity `{site}`. Choose one such as `{first}`, or a site such as `{last}`.",qo="The positions of `{name}` d\
iffer from history to history. Put `{name}` into the queries.",Xe="Did you mean {names}?",zo="The function at `{site}` r\
eturned a {found}. Return an array, or None to change nothing.",Ke="The function at `{site}` returned a tensor of shape \
{found}; return one of shape {expected}.",Ge="The function at `{site}` returned infinite or undefined numbers. Return fi\
nite ones; scores that are minus infinity may stay so.",Qo='Patching needs two runs of one network, but the clean one is\
 of "{clean}" and the changed one of "{changed}". Explain both histories with one model.',Zo="The clean history has no v\
isit {position}. Choose positions from 0 to {last}.",ts="Visit {position} cannot be patched. {alignment}",es="`{site}` h\
as a number for every visit that is read, so it can be patched between histories of equal length only. {alignment}",ns="\
`{receiver}` does not come after `{sender}` in the pass, so nothing can flow to it. Exchange the two, or choose a later \
receiver.",Je='The model "{model}" cannot answer this query: its `{tensor}` contains infinite or undefined numbers. The \
weights are too large for 32-bit arithmetic. Choose another model or other visits.',pt="The text contains half a charact\
er (a lone surrogate). Remove it.",qe="This is not plain JSON. Remove half characters (lone surrogates) and deep nesting\
.",ze="The link's changes cannot be read: a part of the link is missing or damaged. Copy the whole link again, or remove\
 `interventions` from it.",Qe="The parameter is not valid JSON. Send JSON.",os='This is not valid JSON. Send the fields \
of the query to compare with as a JSON object, such as {"visits": "…"}.',ss="The site “{site}” was not patched.",Ze="\
There is no field “{name}” here. Correct its name, or remove it.",tn="Enter a whole number from {minimum:g} to {maxi\
mum:g}.",en="Enter a value from {minimum:g} to {maximum:g}.",rs="This is not a JSON object. Send a JSON object.",Lt="Thi\
s is not a list. Send a list.",nn="This is not a number. Enter a number.",on="This is not a whole number. Enter a whole \
number.",is={missing:"A required value is missing. Add it.",tuple_type:"This is not a list. Send a list.",list_type:"Thi\
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
his is not a JSON object. Send a JSON object."};var j=class extends Error{constructor(e){super(e.map(({where:n,message:o})=>`${n}: ${o}`).join(" ")),this.problems=e.slice(
0,20)}};function _(t,e,n={},o=[]){return new j([{where:t,message:y(e,n),suggestions:o}])}function y(t,e){return t.replace(
/\{(\w+)(:,)?[^}]*\}/g,(n,o,s)=>{let r=String(e[o]);return s?r.replace(/\B(?=(\d{3})+$)/g,","):r})}function F(t,e){try{return e()}catch(n){
if(!(n instanceof j))throw n;return t.push(...n.problems),null}}function k(t){if(t.length)throw new j(t)}var mt={type:"object",fields:{user:{type:"kinds",of:{name:{type:"text",max:1e3},id:{type:"int"}},kind:"_kind_of_user",nullable:!0,
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
ge:0},max:1e3,default:[]}},after:"_check_gate_and_only",before:"_check_json",nullable:!0,default:null}}};var as=new RegExp(`[${Qt}]+`),Ct=t=>t!==""&&Qt.includes(t);function O(t){let[e,n]=[0,t.length];for(;e<n&&Ct(t.charAt(e));)
e+=1;for(;e<n&&Ct(t.charAt(n-1));)n-=1;return t.slice(e,n)}var Y=t=>t.split(as).filter(Boolean),x=t=>[...t].length,L=(t,e)=>t.
length<=e?t:[...t.slice(0,2*e)].slice(0,e).join(""),W=t=>/\p{Surrogate}/u.test(t);var{FORM_ERRORS:C}=X,cs=255,ls=1e21,us={_kind_of_visits:t=>Array.isArray(t)?"list":"notation",_kind_of_visit:t=>typeof t==
"string"?"place":"visit",_kind_of_user:t=>typeof t=="string"?"name":"id"};function ht(t,e){let n=[],o=tt(t,e,[],n);return k(
fs(n)),o}function fs(t){let e=new Map;for(let{path:o,message:s,expected:r}of t){let i=JSON.stringify(o),a=e.get(i);a?r&&
(a.message=`${a.message.replace(/\.$/,"")}, or ${r}.`):e.set(i,{path:o,message:s})}let n=new Set;for(let{path:o}of e.values())
for(let s=1;s<o.length;s+=1)n.add(JSON.stringify(o.slice(0,s)));return[...e].filter(([o])=>!n.has(o)).map(([,{path:o,message:s}])=>({
where:ps(o),message:s,suggestions:[]}))}function ps(t){return t.map(n=>typeof n=="number"?`[${n}]`:`.${n}`).join("").replace(
/^\./,"")||"body"}function tt(t,e,n,o){if(e===null&&t.nullable)return null;let s=o.length,r=(a,c)=>{o.push({path:n,message:a,
...c&&{expected:c}})};if(t.before==="_check_json"&&!no(e,cs))return r(qe);let i=ms(t,e,n,o,r);if(o.length>s)return i;if(t.
after==="_check_gate_and_only"){let{gate:a,only:c}=i;a!==null&&c!==null&&r(Pe)}return t.after?.startsWith("_sorted")&&Array.
isArray(i)?Ss(i):i}function ms(t,e,n,o,s){switch(t.type){case"object":return Ns(e)?Object.keys(e).some(W)?s(pt):hs(t.fields,
e,n,o):s(C.model_type);case"kinds":return tt(gs(t,e),e,n,o);case"union":return _s(t.of,e,n,o);case"list":return Array.isArray(
e)?ds(t,e,n,o,s):s(Lt);case"tuple":return Array.isArray(e)?e.length>t.items.length?s(y(C.too_long,{max_length:t.items.length})):
t.items.map((r,i)=>i<e.length?tt(r,e[i],[...n,i],o):o.push({path:[...n,i],message:C.missing})):s(Lt);case"literal":{if(t.
values.some(i=>i===e))return e;let r=As(t.values.map(i=>`'${i}'`));return s(y(C.literal_error,{expected:r}),r)}case"text":
return typeof e!="string"?s(C.string_type):W(e)?s(pt):e.length>t.max&&x(e)>t.max?s(y(C.string_too_long,{max_length:t.max})):
e;case"bool":return typeof e=="boolean"?e:s(C.bool_type);default:{if(typeof e=="string"&&t.lax&&W(e))return s(pt);let r=t.
lax?Ts(e):e,i=ys(t,r);return i?s(i):r}}}function hs(t,e,n,o){let s={};for(let[r,i]of Object.entries(t))Object.hasOwn(e,r)?
s[r]=tt(i,e[r],[...n,r],o):i.default!==void 0?s[r]=i.default:o.push({path:[...n,r],message:C.missing});for(let r of Object.
keys(e)){if(Object.hasOwn(t,r))continue;let i=L(r,qn);o.push({path:[...n,i],message:y(Ze,{name:i})})}return s}function ds({
items:t,max:e,wrap:n},o,s,r,i){let a=r.length,c=n?Kn:1,l=[];for(let[u,p]of o.slice(0,e).entries()){if(u%c===0&&r.length>
a)break;l.push(tt(t,p,[...s,u],r))}return o.length>e&&r.length===a&&i(y(C.too_long,{max_length:e})),l}function _s(t,e,n,o){
let s=[];for(let r of t){let i=[],a=tt(r,e,n,i);if(!i.length)return a;for(let c of i)s.push(c)}for(let r of s)o.push(r);
return e}function gs({of:t,kind:e},n){let o=t[us[e]?.(n)??""];if(!o)throw new Error(`There is no kind of value that ${e}\
 chooses.`);return o}function ys({type:t,gt:e,ge:n,le:o},s){let r=typeof s=="number"&&(t==="float"||Es(s)),i=r&&(s<Number(
n)||s<=Number(e));return r&&!i&&!(s>Number(o))?null:n!==void 0&&o!==void 0?y(t==="int"?tn:en,{minimum:n,maximum:o}):r?e!==
void 0?y(C.greater_than,{gt:e}):y(C.greater_than_equal,{ge:Number(n)}):t==="int"?on:nn}var Es=t=>Number.isInteger(t)&&Math.
abs(t)<ls;function Ts(t){return typeof t=="boolean"?Number(t):typeof t!="string"?t:/^\s*[+-]?\d+(_\d+)*(\.0+)?\s*$/.test(
t)?Number(t.replaceAll("_","")):t}var Ns=t=>typeof t=="object"&&t!==null&&!Array.isArray(t);function no(t,e){return typeof t==
"string"?!W(t):typeof t!="object"||t===null?!0:e?Object.entries(t).every(([n,o])=>!W(n)&&no(o,e-1)):!1}function Ss(t){return[
...new Map(t.map(n=>[JSON.stringify(n),n])).values()].sort((n,o)=>Os(eo(n),eo(o)))}function eo(t){return typeof t!="obje\
ct"?[t]:Object.values(t)}function Os(t,e){for(let[n,o]of t.entries()){let s=e[n]??o;if(o!==s)return o<s?-1:1}return 0}var As=t=>[
t.slice(0,-1).join(", "),t.at(-1)].filter(Boolean).join(" or ");var oo=()=>ht(mt.fields.interventions,{});function so(t,e){let{gate:n,only:o,remove_heads:s,skip:r}=t,{layers:i,heads:a,
components:c}=e,l={last_layer:i-1,last_head:a-1},u=[],p=(m,f,d)=>{let g=y(f,d);u.push({where:`interventions.${m}`,message:g,
suggestions:[]})};for(let[m,f]of s==="all"||!a?[]:s)(m>=i||f>=a)&&p("remove_heads",Ye,{layer:m,head:f,...l});for(let{layer:m}of r)
m>=i&&p("skip",We,{layer:m,...l});let h=[["gate",n===null?[]:["pointer","generation"]],["only",o===null?[]:[o]]];for(let[
m,f]of h){let d=f.find(g=>!c.includes(g));d&&p(m,He,{part:Ve[d],option:m})}k(u)}var dt=at.map(t=>t.slice(0,3)),Q={weekday:null,date:null,time:null};function ao(t){let e=[],n=[];for(let[o,{written:s}]of bs(
t).entries()){let r=F(e,()=>xs(s,`visits[${o}]`));if(r)n.push(r);else if(e.length>=20)break}return k(e),n}function co(t){
return t.map(e=>{let n=rn(e);return[...[_t(e.place),n&&`@ ${n}`],e.stay===null?"":`+${e.stay}`].filter(Boolean).join(" ")}).
join(", ")}function _t(t){return typeof t=="number"?`#${t}`:t&&t===O(t)&&![...Ln].some(n=>t.includes(n))?t:`"${t.replaceAll(
'"','""')}"`}function rn({weekday:t,date:e,time:n}){return[t===null?e!==null&&lt(e):dt[t],n!==null&&Mt(n)].filter(Boolean).
join(" ")}function $t(t,e){let n=O(t);if(x(n)>40)throw _(e,se,{text:L(n,40)});let{groups:o}=Gt.exec(n)??Gt.exec(n.replace(
Dn,"$1"))??{};if(!o)throw _(e,Pn.test(n)?re:ie,{text:n});let[s,r]=[Number(o.hour),Number(o.minute)];if(s>23||r>59)throw _(
e,ae,{text:n});return{weekday:ks(o.weekday,e),date:Ls(o.date,e),time:s*60+r}}function an(t,e){if(!$n.test(t))throw _(e,oe,
{name:L(t,40)});return Number(t.slice(1))}function bs(t){let e=[],n=0,o=!1;for(let{0:s,index:r}of t.matchAll(/[",\n\r]|$/g))
s==='"'?o=!o:(!o||!s)&&(e.push({written:t.slice(n,r),start:n}),n=r+1);return e.filter(({written:s})=>O(s))}function ws(t){
return t.startsWith('"')?Rs(t):t.search(/[@+]|$/)}function xs(t,e){try{return vs(t,e)}catch(n){throw t.replace(/"[^"]*"/g,
"").includes(";")?_(e,ft):n}}function vs(t,e){let n=O(t),o=x(n);if(o>2e3)throw _(e,ee,{characters:o,most:2e3});let s=Is(
n);if(!s)throw _(e,te);let r=Ms(s.place,e);if(r==="")throw _(e,ut);let i=s.moment===null?Q:$t(s.moment,e),a=s.stay===null?
null:Cs(O(s.stay),e);return{place:r,...i,stay:a}}function Is(t){let e=t.startsWith('"'),n=ws(t),o=O(t.slice(0,n)),s=O(t.
slice(n)),r=null,i=null;if(s.startsWith("@")){let c=s.search(/\+|$/);r=s.slice(1,c),s=s.slice(c)}s.startsWith("+")&&(i=s.
slice(1),s="");let a=/[@+]/.test(`${r??""}${i??""}`);return s||a||!e&&o.includes('"')?null:{place:o,moment:r,stay:i}}function Rs(t){
let e=t.indexOf('"',1);for(;e>0&&t[e+1]==='"';)e=t.indexOf('"',e+2);return e+1}function Ms(t,e){if(t.startsWith('"'))return t.
slice(1,-1).replaceAll('""','"');if(t.startsWith("#"))return an(t,e);if(t.includes("#"))throw _(e,ne,{name:L(t,60)});return t}
function ks(t,e){if(t===void 0)return null;let n=at.findIndex(o=>o.toLowerCase().startsWith(t.toLowerCase()));if(n<0)throw _(
e,ce,{text:t,days:dt.join(", ")},dt);return n}function Ls(t,e){if(t===void 0)return null;let n=Qn(t);if(n===null)throw _(
e,le,{text:t});let[o=0,s=0]=kn,r=Number(t.slice(0,4));if(r<o||r>s)throw _(e,ue,{text:t,first_year:o,last_year:s});return n}
function Cs(t,e){if(!Cn.test(t)){let n={text:L(t,20),most:99999};throw _(e,fe,n)}return Number(t)}function cn(t,e){let n=[],o=[];for(let[s,{place:r,stay:i,...a}]of t.entries()){let c=`visits[${s}]`,l=F(n,()=>e.find(r,c))??
0,u=o.at(-1),p=$s(a,u);if(u&&p<u.arrival){let d=S(u.arrival),g=`${dt[B(d)]} ${et(u.arrival)}`;n.push(..._(c,Ie,{arrival:g}).
problems)}if(n.length>=20)break;u?.filledIn.includes("stay")&&(u.duration=Math.min(u.duration,p-u.arrival));let h={day:a.
weekday===null&&a.date===null,time:a.time===null,stay:i===null},m=i??e.at(l).typical_minutes??Vn,f=Object.entries(h).flatMap(
([d,g])=>g?d:[]);o.push({location:l,arrival:p,duration:m,filledIn:f})}return k(n),o}function Pt({weekday:t,date:e,time:n},o){
let s=n??0;if(e!==null)return e*1440+s;let r=o===null?ct*1440:o+1,i=S(r)+(s<M(r)?1:0),a=t===null?0:q(t-B(i),7);return(i+
a)*1440+s}var ln=({arrival:t,duration:e})=>t+e,et=t=>`${lt(S(t))} ${Mt(M(t))}`;function $s(t,e){return t.time!==null?Pt(
t,e?e.arrival:null):e?ln(e):ct*1440+Hn}function fo(t,{places:e,people:n,architecture:o}){let s=ht(mt,t),r=Ps(s,e,n,o.max_visits);if(!s.interventions)return r;let i=Ds(
r,s.interventions);return so(s.interventions,o),i}function po(t){let e=s=>t.getAll(s).at(-1)??null,n=e("top_k"),o=n===null?
{}:{top_k:n};return ht({type:"object",fields:{top_k:mt.fields.top_k}},o),{user:e("user")||null,visits:e("visits"),predict_at:e(
"predict_at"),...o,record:uo(e("record"),"record"),interventions:uo(e("interventions"),"interventions")}}function mo({history:t,
visits:e,written:n,sent:o,masked:s},r){return e.map((i,a)=>{let{location:c,arrival:l,duration:u}=i,{name:p,category:h}=r.
at(c),m=t.weekdays[a]??0,f=M(l),d=n?.[a]??{weekday:m,date:null,time:f,stay:u},g=et(l).replace(" ","T");return{location:c,
name:p,label:r.label(c),category:h,place:_t(r.written(c)),written_moment:rn(d),written_stay:d.stay,arrival:B(S(l))===m?g:
null,weekday:m,start_minute:t.startMinutes[a]??0,duration_minutes:u,days_before:t.daysBefore[a]??0,steps_back:e.length-1-
a,sent:o[a]??a,masked:s.includes(a),filled_in:i.filledIn}})}function ho({written:t,sent:e}){if(!t)return null;let n=t.map(
(o,s)=>({visit:o,at:e[s]??s}));return co(n.sort((o,s)=>o.at-s.at).map(({visit:o})=>o))}function Ps(t,e,n,o){let{record:s,
visits:r}=t;if(s===null&&r===null)throw _("visits",be);if(s!==null&&r!==null)throw _("visits",we);if(s!==null)return Ws(
s,t,e,n,o);let i=[],a=F(i,()=>n.find(t.user))??0,c=F(i,()=>{let l=typeof r=="string"?ao(r):js(r??[]);go(l.length,o,"visi\
ts");let u=cn(l,e),p=u.at(-1);return{written:l,visits:u,predictAt:Ys(t.predict_at,p)}});if(!c||i.length)throw new j(i);return _o(
{...c,history:Zt(c.visits,a,c.predictAt)},t)}function _o(t,e){let n=[...t.visits.keys()];return{...t,topK:e.top_k,interventions:oo(),
sent:n,masked:[]}}function Ds(t,e){let{visits:n,written:o}=t,s=e.order.length?e.order:t.sent,r=n.length-1;if(!(s.length===
n.length&&new Set(s).size===n.length)||Math.max(...s)>r){let a={visits:n.length,last:r};throw _("interventions.order",De,
a)}return Us(e.mask_visits,s),{...t,history:kt(t.history,s),visits:s.map(a=>n[a]),written:o&&s.map(a=>o[a]),interventions:e,
sent:s,masked:e.mask_visits.map(a=>s.indexOf(a)).sort((a,c)=>a-c)}}function Us(t,e){let n="interventions.mask_visits",o=e.
length-1,[s=0,r=0]=[t.at(-1),e.at(-1)];if(s>o)throw _(n,Ue,{position:s,last:o});if(t.length===e.length)throw _(n,je);if(t.
includes(r))throw _(n,Fe,{position:r})}function js(t){let e=[],n=[];for(let[o,s]of t.entries()){let r=F(e,()=>Fs(s,`visi\
ts[${o}]`));if(r)n.push(r);else if(e.length>=20)break}return k(e),n}function Fs(t,e){if(typeof t=="string")return{place:lo(
t,e),...Q,stay:null};let{location:n,arrival:o,duration_minutes:s}=t,r=typeof n=="string"?lo(n,e):n,i=o===null?Q:$t(o,`${e}\
.arrival`);return{place:r,...i,stay:s}}function lo(t,e){let n=O(t);if(/^#[0-9]+$/.test(n))return an(n,e);if(!n)throw _(e,
ut);return n}function go(t,e,n){if(!t)throw _(n,xe);if(t>e)throw _(n,ve,{visits:t,most:e,excess:t-e})}function Ys(t,e){if(t===
null||!O(t))return ln(e);let n=Pt($t(t,"predict_at"),e.arrival);if(n<e.arrival){let o=et(e.arrival);throw _("predict_at",
Re,{arrival:o})}return n}function Ws(t,e,n,o,s){let{X:r,user_X:i}=t;if(go(r.length,s,"record.X"),e.user!==null||e.predict_at!==
null)throw _("record",Me);let a=typeof i=="number"?[i]:i,c=t.diff??[],l={X:[r,H,n.vocabularySize-1],user_X:[a,0,o.users?
o.users-1:1e9],weekday_X:[t.weekday_X??[],0,at.length-1],start_min_X:[t.start_min_X??[],0,1439],dur_X:[t.dur_X??[],0,99999],
diff:[c,0,Gn]},u=[],p=(T,b,P={})=>{let D=y(b,P);u.push({where:`record.${T}`,message:D,suggestions:[]})};for(let[T,[b,P,D]]of Object.
entries(l)){let Z=T==="user_X"&&typeof i=="number";if(b.length!==r.length&&!Z){let v={numbers:b.length,visits:r.length};
p(T,ke,v)}for(let[v,G]of b.entries())(G<P||G>D)&&p(`${T}[${v}]`,Le,{minimum:P,maximum:D})}new Set(a).size>1&&p("user_X",
Ce),c.some((T,b)=>T>(c[b-1]??T))&&p("diff",$e),k(u);let h={locations:r,user:o.users?a[0]??0:0,weekdays:t.weekday_X??[],startMinutes:t.
start_min_X??[],durations:t.dur_X??[],daysBefore:c},m=Zn(h),f=m.at(-1).arrival,d=Math.max(f,(S(f)+(c.at(-1)??0))*1440),g=Hs(
m,n),A=Vs(h,g,n,d);return _o({history:h,visits:m,written:A?g:null,predictAt:d},e)}function Hs(t,e){return t.map(({location:n,
arrival:o,duration:s},r)=>{let i=t[r-1]?.arrival??null,[a,c,l]=[M(o),B(S(o)),S(o)],p=[...i===null?[]:[{...Q,time:a}],{...Q,
weekday:c,time:a}].find(m=>Pt(m,i)===o);return{place:e.written(n),...p??{...Q,date:l,time:a},stay:s}})}function Vs(t,e,n,o){
let s=F([],()=>cn(e,n)),r=s&&Zt(s,t.user,o);return JSON.stringify(r)===JSON.stringify(t)}function uo(t,e){if(t===null)return null;
try{return JSON.parse(t,(n,o)=>{if(W(n)||typeof o=="string"&&W(o))throw new SyntaxError("half a character");return o})}catch{
throw _(e,e==="interventions"?ze:Qe)}}var Bs={queries:"queries",keys:"keys",values:"values",weights:"weights",head_outputs:"outputs"},Xs={context:"context",content_scores:"\
pointer.content_scores",position_bias:"pointer.bias",pointer_weights:"pointer.weights",pointer_probabilities:"pointer.pr\
obabilities",generation_logits:"generation.logits",generation_probabilities:"generation.probabilities",gate_hidden:"gate\
.hidden",gate_logit:"gate.logit",gate:"gate.value",probabilities:"probabilities"},gt=class extends Error{};function yo(t,e,n={}){
let{network:o,places:s,people:r}=t,i=fo(e,{places:s,people:r,architecture:o.architecture}),a=o.trace(un(i,o),i.interventions,
n);return mn(t,a),{bundle:t,query:i,trace:a}}function un({history:t,masked:e},{architecture:n}){let o=to(t,n.max_visits);
if(!e.length)return o;let s=Uint8Array.from(t.locations,(r,i)=>e.includes(i)?0:1);return{...o,mask:s}}function Ut(t){let{
layers:e,heads:n}=t.bundle.network.architecture,o=ot(e).map(u=>ot(n).map(p=>Ks(t.trace,`layers.${u}.heads.${p}.weights`))),
{model:s,user:r,visits:i,notation:a,predict_at:c,...l}=fn(t);return{model:s,user:r,visits:i,notation:a,predict_at:c,self_attention:n?
{weights:o}:null,pointer:pn(t.trace),...l}}function fn({bundle:t,query:e,trace:n}){let{places:o}=t,{history:s,interventions:r,
topK:i}=e,a=n["gate.value"].values[0],c=n["gate.logit"]?.values[0]??null,l=r.gate!==null||r.only!==null,u=n["pointer.pro\
babilities"]?.values??null,p=n["generation.probabilities"]?.values??null,{values:h}=n.probabilities,m=(g,A)=>g.map(T=>({
location:T,name:o.at(T).name,probability:A[T]})),f=nt(h,i),[d=R]=f;return{model:t.id,user:s.user||null,visits:mo(e,o),notation:ho(
e),predict_at:et(e.predictAt).replace(" ","T"),gate:{value:a,logit:c,learned:c!==null&&!l},location_probabilities:{pointer:u&&
m(Eo([...new Set(s.locations)],u),u),generation:p&&m(nt(p,i),p),final:m(f,h)},prediction:{location:d,name:o.at(d).name,probability:h[d],
from_pointer:u?a*u[d]:0,from_generation:p?(1-a)*p[d]:0},unknown_probability:h[H]}}function pn(t){let e=t["pointer.weight\
s"];return e?{content_scores:Dt(t["pointer.content_scores"]),position_bias:Dt(t["pointer.bias"]),scores:Dt(t["pointer.sc\
ores"]),weights:Dt(e),entropy:Kt(e),effective_positions:Rn(e)}:null}function nt(t,e){let n=t.slice(R).sort(),o=n[n.length-
e]??0,r=ot(t.length).slice(R).filter(i=>t[i]>0&&t[i]>=o);return r.length?Eo(r,t).slice(0,e):[R]}function Eo(t,e){return t.
sort((n,o)=>e[o]-e[n]||n-o)}function Ks(t,e){let{values:n,shape:o}=t[e],[s,r]=o;return ot(s).map(i=>To(n.subarray(i*r,(i+
1)*r)))}function Dt(t){return t?To(t.values):null}function To(t){return Array.from(t,e=>e===Number.NEGATIVE_INFINITY?"-i\
nf":e)}function mn({id:t,network:e},n){let{layers:o,heads:s}=e.architecture;for(let{name:r,sites:i}of Gs(o,s))if(!i.flatMap(
c=>n[c]??[]).every(({values:c})=>c.every(Number.isFinite)))throw new gt(y(Je,{model:t,tensor:r}))}function*Gs(t,e){yield{
name:"hidden[0]",sites:["layers.0.residual_in"]};for(let n of ot(t)){for(let[o,s]of Object.entries(Bs)){let r=ot(e).map(
i=>`layers.${n}.heads.${i}.${s}`);yield{name:`layers[${n}].${o}`,sites:r}}yield{name:`hidden[${n+1}]`,sites:[`layers.${n}\
.residual_out`]}}for(let[n,o]of Object.entries(Xs))yield{name:n,sites:[o]}}function ot(t){return[...Array(t).keys()]}var Js=new Map(Object.entries(Wn)),st=class{#t=new Map;constructor(e){this.names=e}findWithAccents(e){return this.#n(qs,
e)??this.#n(Et,e)??[]}findWithoutAccents(e){return this.#n($,e)??[]}by(e){let n=this.#t.get(e);if(!n){n=new Map;for(let[
o,s]of this.names){let r=e(s),i=n.get(r);i?i.push(o):n.set(r,[o])}this.#t.set(e,n)}return n}#n(e,n){return this.by(e).get(
e(n))}},qs=t=>Y(Oo(t).normalize("NFC")).join(" "),Et=t=>Y(Qs(Oo(t).normalize("NFKC"))).join(" ");function $(t){let e=Et(
t).normalize("NFKD").replace(Yn,"");return Y(Array.from(e,n=>Js.get(n)??n).join("")).join(" ")}function Tt(t,e){let n=L(
$(t),Un);if([...n].length<jn)return[];let o=e.filter(zs(n)),s=(i,a)=>o.map(c=>({name:c,score:i(n,c)})).filter(c=>c.score>=
a).sort((c,l)=>l.score-c.score).slice(0,V),r=[...s(So,wt),...s(Zs,qt)];return[...new Set(r.map(({name:i})=>i))].map(i=>({
name:i,score:Math.max(So(n,i),Ao(n,i)/100)})).sort((i,a)=>a.score-i.score||(i.name<a.name?-1:1)).slice(0,V).map(({name:i})=>i)}
function zs(t){let e=Y(t).map(o=>` ${o} `),n=No(t);return o=>{let s=Math.max(t.length,o.length),r=2*(1-wt)*s;for(let i=n^
No(o);i;i&=i-1)r-=1;return r>=0||e.some(i=>` ${o} `.includes(i))}}function No(t){let e=0;for(let n of t)e|=1<<Number(n.codePointAt(
0));return e}function Oo(t){return t.replace(Fn,e=>[...e].some(Ct)?" ":"")}function Qs(t){return t.replace(/[^ı]+/g,e=>e.
toLowerCase().toUpperCase().toLowerCase()).replaceAll("ς","σ")}function So(t,e){let[n,o]=[[...t],[...e]],s=Math.max(n.
length,o.length);if(1-Math.abs(n.length-o.length)/s<wt)return 0;let r=[],i=[],a=[0,...o.keys()].map((c,l)=>l);for(let c=1;c<=
n.length;c+=1){let l=n[c-1],u=n[c-2];[r,i,a]=[i,a,[c]];for(let p=1;p<=o.length;p+=1){let h=o[p-1],m=(i[p-1]??0)+(l===h?0:
1),f=Math.min(m,(i[p]??0)+1,(a[p-1]??0)+1);u===h&&l===o[p-2]&&(f=Math.min(f,(r[p-2]??0)+1)),a.push(f)}}return 1-(a[o.length]??
0)/s}function Zs(t,e){let[n,o]=[new Set(Y(t)),new Set(Y(e))],s=[...n].filter(m=>o.has(m)),r=[...n].filter(m=>!o.has(m)),
i=[...o].filter(m=>!n.has(m));if(s.length&&!(r.length&&i.length))return 100;let[a,c]=[yt(r),yt(i)],l=s.length&&x(yt(s))+
1,[u,p]=[l+x(a),l+x(c)],h=(m,f)=>100-100*m/f;return!l&&h(Math.abs(u-p),u+p)<qt?0:Math.max(Ao(t,e),h(bo(a,c),u+p),l&&h(u-
l+1,l-1+u),l&&h(p-l+1,l-1+p))}function Ao(t,e){let[n,o]=[yt(Y(t)),yt(Y(e))];return(1-bo(n,o)/(x(n)+x(o)))*100}var yt=t=>t.
sort().join(" ");function bo(t,e){let[n,o]=[[...t],[...e]],s=o.map(()=>0);for(let r of n){let i=0,a=0;for(let c=0;c<o.length;c+=
1){let l=s[c]??0;a=r===o[c]?i+1:Math.max(l,a),s[c]=a,i=l}}return n.length+o.length-2*(s.at(-1)??0)}var tr=new Map([["F32",{bytes:4,read:t=>new Float32Array(t)}],["F16",{bytes:2,read:rr}]]),er=Float64Array.from({length:32},
(t,e)=>2**(Math.max(1,e)-25)),I=class extends Error{};function wo(t){let{entries:e,start:n}=nr(t),o=n,s=e.map(([r,{dtype:i,
shape:a,data_offsets:[c,l]}])=>{let u=tr.get(i);if(!u)throw new I(`The parameter \`${r}\` has numbers of the type ${i}. \
Save the weights in single or half precision (F32 or F16).`);let p=a.reduce((m,f)=>m*f,u.bytes);if(n+c!==o||l-c!==p)throw rt(
`\`${r}\` is misplaced`);if(o+=p,o>t.byteLength)throw rt(`they end within \`${r}\`, after ${t.byteLength} bytes`);let h=u.
read(t.slice(o-p,o));if(!ir(h))throw new I(`The parameter \`${r}\` holds numbers that are not finite. Choose another mode\
l.`);return[r,{values:h,shape:a}]});if(o!==t.byteLength)throw rt(`${t.byteLength-o} bytes belong to no tensor`);return Object.
fromEntries(s)}function nr(t){if(t.byteLength<8)throw rt(`they have only ${t.byteLength} bytes`);let e=Number(new DataView(
t).getBigUint64(0,!0)),n=8+e;if(e>1e6||n>t.byteLength)throw rt(`their header claims ${e} bytes`);let o=or(new TextDecoder().
decode(t.slice(8,n))),s=Object.entries(o??{}).filter(([i])=>i!=="__metadata__"),r=s.find(([,i])=>!sr(i));if(!o||r)throw rt(
r?`\`${r[0]}\` has no place`:"they have no header");return s.sort(([,i],[,a])=>i.data_offsets[0]-a.data_offsets[0]),{entries:s,
start:n}}function or(t){try{let e=JSON.parse(t);return typeof e=="object"?e:null}catch{return null}}function sr(t){let e=n=>Array.
isArray(n)&&n.every(o=>Number.isSafeInteger(o)&&o>=0);return e(t?.shape)&&e(t.data_offsets)&&t.data_offsets.length===2}function rt(t){
return new I(`The weights are damaged or cut short: ${t}. Load them again.`)}function rr(t){let{Float16Array:e}=globalThis;
if(e)return new Float32Array(new e(t));let n=new Uint16Array(t),o=new Float32Array(n.length);for(let s=0;s<n.length;s++){
let r=Number(n[s]),i=r>>10&31,a=(r&1023)+(i?1024:0),c=i===31?Number.POSITIVE_INFINITY:a*Number(er[i]);o[s]=r&32768?-c:c}
return o}function ir(t){let e=0;for(let n=0;n<t.length;n++)e+=0*Number(t[n]);return e===0}var Io={location:"loc_emb",user:"user_emb",time:"time_emb",weekday:"weekday_emb",recency:"recency_emb",duration:"duratio\
n_emb",position_from_end:"pos_from_end_emb"},jt={time:xt+1,weekday:vt+1,recency:It+1,duration:Rt+1},ar=/\.(mean|reciprocal_deviation)$/,
it="Put the weights and the model.json of one model together.",Ft=class{constructor(e,n){hr(n,e),this.architecture=e,this.
weights={...n},this.#o("user")&&(this.weights["user_emb.weight"]=mr(this.#e("user_emb.weight")))}trace(e,n={},o={}){let{
layers:s,max_visits:r}=this.architecture,i=e.locations.length;if(i<1||i>r)throw new RangeError(`Every history must have \
1 to ${r} visits.`);let a={batch:e,interventions:n,changes:o,trace:{}},c=this.#t(a),l=N(a,"inputs.projected",this.#c(c,"\
input_proj")),u=this.#l(l,"input_norm","inputs.norm",a);this.#o("sinusoidal")&&n.sinusoidal!==!1&&(u=At(u,this.#e("pos_e\
ncoding")));for(let p=0;p<s;p++)u=this.#n(u,p,a);return this.#i(u,a),lr(a),a.trace}#t(e){let{batch:n,interventions:o}=e,
s={location:n.locations,user:new Int32Array(n.locations.length).fill(n.user),time:n.time,weekday:n.weekday,recency:n.recency,
duration:n.duration,position_from_end:n.positionFromEnd},r=[...o.without_features??[]];o.position_from_end===!1&&r.push(
"position_from_end");let i=[];for(let[a,c]of Object.entries(s)){if(a!=="location"&&!this.#o(a))continue;let l=ur(c,this.#e(
`${Io[a]}.weight`));r.includes(a)&&l.values.fill(0),i.push(N(e,`inputs.${a}`,l))}return xo(i)}#n(e,n,o){let s=`transform\
er.layers.${n}`,r=`layers.${n}`,{layer_norm:i}=o.interventions,a=N(o,`${r}.residual_in`,e);n&&(o.trace[`layers.${n-1}.re\
sidual_out`]=a);let c=a;if(this.#o("attention")){let h=this.#l(a,`${s}.norm1`,`${r}.norm1`,o,i),m=this.#s(h,n,o),f=N(o,`${r}\
.attention_out`,m);c=vo(f,a,n,"attention",o)}c=N(o,`${r}.residual_mid`,c);let{out:l}=An(this.#l(c,`${s}.norm2`,`${r}.nor\
m2`,o,i),this.#e(`${s}.linear1.weight`),this.#e(`${s}.linear1.bias`),this.#e(`${s}.linear2.weight`),this.#e(`${s}.linear\
2.bias`),(h,m)=>N(o,`${r}.feed_forward.${h}`,m)),u=N(o,`${r}.feed_forward.out`,l),p=vo(u,c,n,"feed_forward",o);return N(
o,`${r}.residual_out`,p)}#s(e,n,o){let{d_model:s,heads:r}=this.architecture,{attention_temperature:i,scaling:a}=o.interventions,
c=`transformer.layers.${n}.self_attn`,l=this.#e(`${c}.in_proj_weight`),u=this.#e(`${c}.in_proj_bias`),p=s/r,h=f=>J(e,St(
l,f,p),St(u,f,p)),m=[];for(let f=0;f<r;f++){let d=(Z,v)=>N(o,`layers.${n}.heads.${f}.${Z}`,v),g=d("queries",h(f*p)),A=d(
"keys",h(s+f*p)),T=d("values",h(2*s+f*p)),{mask:b}=o.batch,P={mask:b,temperature:i,scaled:a,at:d},{outputs:D}=Sn(g,A,T,P);
m.push(d("outputs",fr(D,n,f,o)))}return this.#c(xo(m),`${c}.out_proj`)}#i(e,n){let{only:o,gate:s}=n.interventions,r=St(e,
n.batch.locations.length-1,1),i=N(n,"context",{values:r.values,shape:[r.values.length]}),a=this.#a(i,e,n),c=this.#r(i,n),
l=this.#u(i,n);o?l=Nt(o==="pointer"?1:0):typeof s=="number"&&(l=Nt(s)),l=N(n,"gate.value",l),N(n,"probabilities",pr(l,a,
c,o))}#a(e,n,o){if(!this.#o("pointer"))return null;let{locations:s,positionFromEnd:r,mask:i}=o.batch,{pointer_scaling:a,
position_bias:c,pointer_temperature:l}=o.interventions,u=(d,g)=>N(o,`pointer.${d}`,g),p=u("query",this.#c(e,"pointer_que\
ry")),h=u("keys",this.#c(n,"pointer_key")),m=u("content_scores",bn(p,h,a));if(this.#o("position_bias")){let{values:d}=this.#e(
"position_bias"),g=w([s.length]);c!==!1&&g.values.set([...r].map(A=>d[A])),m=wn(m,u("bias",g))}m=u("scores",Bt(m,i));let f=u(
"weights",bt(m,l));return u("probabilities",xn(f,s,this.architecture.locations))}#r(e,n){if(!this.#o("generation"))return null;
let o=N(n,"generation.logits",this.#c(e,"gen_head"));return N(n,"generation.probabilities",bt(o))}#u(e,n){if(!this.#o("p\
ointer"))return Nt(0);if(!this.#o("generation"))return Nt(1);if(!this.#o("gate"))return Nt(.5);let{value:o}=vn(e,this.#e(
"ptr_gen_gate.0.weight"),this.#e("ptr_gen_gate.0.bias"),this.#e("ptr_gen_gate.2.weight"),this.#e("ptr_gen_gate.2.bias"),
(s,r)=>N(n,`gate.${s}`,r));return o}#c(e,n){return J(e,this.#e(`${n}.weight`),this.#e(`${n}.bias`))}#l(e,n,o,s,r=!0){if(!r)
return N(s,o,e);let{normed:i,mean:a,reciprocal_deviation:c}=Tn(e,this.#e(`${n}.weight`),this.#e(`${n}.bias`)),l=N(s,o,i);
return(l===i||l.values===i.values)&&(s.trace[`${o}.mean`]=a,s.trace[`${o}.reciprocal_deviation`]=c),l}#o(e){return this.
architecture.components.includes(e)}#e(e){let n=this.weights[e];if(!n)throw new I(`The parameter \`${e}\` is missing. ${it}`);
return n}};function N({changes:t,trace:e},n,o){let s=t[n];return e[n]=s?cr(s,o,n):o,e[n]}function cr(t,{values:e,shape:n},o){
let s=t({values:e.slice(),shape:n})??{values:e,shape:n};if(String(s.shape)!==String(n)||s.values.length!==e.length){let r={
found:`[${s.shape}]`,expected:`[${n}]`};throw new RangeError(y(Ke,{site:o,...r}))}if(!s.values.every((r,i)=>Number.isFinite(
r)||r===e[i]))throw new RangeError(y(Ge,{site:o}));return s}function lr({changes:t,trace:e}){let n=Object.keys(e).filter(
l=>!ar.test(l)),o=Object.keys(t).find(l=>!n.includes(l));if(o===void 0)return;let[s="",r=""]=[n[0],n.at(-1)],i=y(Be,{site:o,
first:s,last:r}),a=Tt(o,n).map(l=>`\`${l}\``),c=a.length?` ${y(Xe,{names:a.slice(0,3).join(" or ")})}`:"";throw new RangeError(
i+c)}function ur(t,e){let[n,o]=e.shape,s=w([t.length,o]);return t.forEach((r,i)=>{if(r<0||r>=n)throw new RangeError(`The\
 id ${r} has no embedding; ids run from 0 to ${n-1}.`);s.values.set(St(e,r,1).values,i*o)}),s}function St({values:t,shape:[
e,...n]},o,s){let r=t.length/e;return{values:t.subarray(o*r,(o+s)*r),shape:[s,...n]}}function xo(t){let e=t[0]?.shape[0],
n=t.reduce((r,{shape:i})=>r+i[1],0),o=w([e,n]),s=0;for(let r of t){for(let i=0;i<e;i++)o.values.set(St(r,i,1).values,i*n+
s);s+=r.shape[1]}return o}function vo(t,e,n,o,{interventions:s}){let i=s.skip?.some(a=>a.layer===n&&a.part===o)?w(t.shape):
t;return s.residuals===!1?i:At(i,e)}function fr(t,e,n,{batch:{mask:o},interventions:s}){let{remove_heads:r=[],replace_with:i}=s;
if(r!=="all"&&!r.some(([u,p])=>u===e&&p===n))return t;let a=w(t.shape);if(i!=="mean")return a;let[c,l]=t.shape;for(let u=0;u<
l;u++){let[p,h]=[0,0];for(let m=0;m<c;m++)o&&!o[m]||(p+=t.values[m*l+u],h++);for(let m=0;m<c;m++)a.values[m*l+u]=p/h}return a}
function pr(t,e,n,o){return e&&n&&!o?In(t,e,n):!e||o==="generation"?n:e}function Nt(t){return{values:Float32Array.of(t),
shape:[]}}function mr({values:t,shape:e}){let[n,o]=e,s={values:t.slice(),shape:e};for(let r=0;r<o;r++){let i=0;for(let a=1;a<
n;a++)i+=t[a*o+r];s.values[r]=i/(n-1)}return s}function hr(t,e){let{components:n,d_model:o,heads:s}=e,r=n.find(c=>!Jn.includes(
c));if(r)throw new I(`This version does not know the component "${r}". Reload the page, or ask the server.`);if(n.includes(
"attention")&&!(s>=1&&o%s===0))throw new I(`${s} heads do not divide a width of ${o}. ${it}`);if(!n.includes("pointer")&&
!n.includes("generation"))throw new I(`A network needs a pointer or a generation head. ${it}`);let i=dr(e);for(let[c,l]of i){
let u=t[c]?.shape;if(!u)throw new I(`The parameter \`${c}\` is missing. ${it}`);if(String(u)!==String(l))throw new I(`Th\
e parameter \`${c}\` has the shape [${u}]; expected [${l}]. ${it}`)}let a=Object.keys(t).find(c=>!i.has(c));if(a)throw new I(
`\`${a}\` is no parameter of this network. ${it}`)}function dr({components:t,...e}){let{d_model:n,feed_forward:o,locations:s,
users:r,layers:i,max_visits:a}=e,c=f=>t.includes(f),l=new Map,u=(f,d,g)=>l.set(`${f}.weight`,[d,g]).set(`${f}.bias`,[d]),
p=f=>l.set(`${f}.weight`,[n]).set(`${f}.bias`,[n]),h={location:[s,n],user:[r,n],time:[jt.time,n/4],weekday:[jt.weekday,n/
4],recency:[jt.recency,n/4],duration:[jt.duration,n/4],position_from_end:[a+1,n/4]},m=0;for(let[f,[d,g]]of Object.entries(
h))f!=="location"&&!c(f)||(l.set(`${Io[f]}.weight`,[d,g]),m+=g);u("input_proj",n,m),p("input_norm"),c("sinusoidal")&&l.set(
"pos_encoding",[1,a,n]);for(let f=0;f<i;f++){let d=`transformer.layers.${f}`;c("attention")&&(l.set(`${d}.self_attn.in_p\
roj_weight`,[3*n,n]),l.set(`${d}.self_attn.in_proj_bias`,[3*n]),u(`${d}.self_attn.out_proj`,n,n),p(`${d}.norm1`)),u(`${d}\
.linear1`,o,n),u(`${d}.linear2`,n,o),p(`${d}.norm2`)}return c("pointer")&&(u("pointer_query",n,n),u("pointer_key",n,n)),
c("position_bias")&&l.set("position_bias",[a]),c("generation")&&u("gen_head",s,n),c("gate")&&(u("ptr_gen_gate.0",n/2,n),
u("ptr_gen_gate.2",1,n/2)),l}var Ot=class{#t;#n;constructor(e,n){this.vocabularySize=n,this.#t=new Map(e.map(o=>[o.id,o])),this.#n=new st(new Map(e.flatMap(
({id:o,name:s})=>s===null?[]:[[o,s]])))}at(e){let n={id:e,name:null,category:null,typical_minutes:null};return this.#t.get(
e)??n}label(e){return this.at(e).name??(e===H?"unknown place":`#${e}`)}written(e){let{name:n}=this.at(e);return n===null||
x(n)>900||(this.#n.by(Et).get(Et(n))??[]).length>1?e:n}find(e,n){if(typeof e=="number"){if(e>=H&&e<this.vocabularySize)return e;
let r={location:e,first:H,last:this.vocabularySize-1};throw _(n,pe,r)}let o=this.#s(e);!o.length&&/^".*"$/s.test(e)&&(o=
this.#s(e.slice(1,-1).replaceAll('""','"')));let[s]=o;if(s===void 0)throw this.#a(e,n);if(o.length>1)throw this.#i(e,o,n);
return s}search(e,n){let o=$(e).replace(/^#/,""),s=[[],[],[]];for(let r=R;r<this.vocabularySize;r++){let i=this.at(r),[a,
c]=[$(i.name??""),$(i.category??"")],l=String(r),u=a.startsWith(o)||l.startsWith(o),p=a.includes(o)||c.includes(o);l===o?
s[0]?.push(i):u?s[1]?.push(i):p&&s[2]?.push(i)}return s.flat().slice(0,n)}#s(e){let n=this.#n.findWithAccents(e);return n.
length?n:this.#n.findWithoutAccents(e)}#i(e,n,o){let s=n.slice(0,Jt).map(i=>this.notation(i)),r={count:n.length,name:K(e),
listed:ko(n.slice(0,V).map(i=>this.#r(i)),n.length),example:String(s[0])};return _(o,me,r,s)}#a(e,n){if(e.includes(";"))
return _(n,ft);let o={name:K(e),first:R};if(!this.#n.names.size)return _(n,de,o);let s=this.#n.by($),r=Tt(e,[...s.keys()]).
flatMap(l=>s.get(l)??[]).slice(0,V),[i]=r;if(i===void 0)return _(n,he,o);let a=this.#r(i),c=r.map(l=>this.notation(l));return _(
n,_e,{...o,meant:a},c)}notation(e){return _t(this.written(e))}#r(e){let n=this.notation(e);if(!n.startsWith("#"))return K(
n);let{name:o,category:s}=this.at(e),r=[o,s].flatMap(i=>i?K(i):[]).join(", ");return r?`${n} (${r})`:n}},Yt=class{#t;#n;constructor(e,n){
this.users=n;let o=Array.from({length:Math.max(n-1,0)},(r,i)=>i+1),s=new Map(o.map(r=>[r,e[r]??y(Se,{user:r})]));this.#t=
new st(s),this.#n=new st(new Map([...s].map(([r,i])=>[r,Ro(i)])))}find(e){if(e===null||!this.users)return 0;let n=Mo(e)?
Number(O(String(e)).slice(0,12)):e;if(typeof n=="number"){if(n>=1&&n<this.users)return n;throw _("user",ge,{person:n,last:this.
users-1})}let o=this.#s(n),[s]=o;if(s===void 0)throw this.#a(n);if(o.length>1)throw this.#i(n,o);return s}#s(e){let n=[()=>this.#t.
findWithAccents(e),()=>this.#n.findWithAccents(e),()=>this.#t.findWithoutAccents(e),()=>this.#n.findWithoutAccents(e)];for(let o of n){
let s=o();if(s.length)return s}return[]}#i(e,n){let o=n.slice(0,Jt).map(i=>this.#r(i)),s=ko(o.slice(0,V).map(K),n.length),
r={count:n.length,name:K(e),listed:s};return _("user",ye,r,o)}#a(e){let n=this.#n.by($),o=new Map([...n,...this.#t.by($)]),
s=[...n.get($(Ro(e)))??[],...Tt(e,[...o.keys()]).flatMap(c=>o.get(c)??[])],r=[...new Set(s)].slice(0,V).map(c=>this.#r(c)),
[i]=r,a={name:K(e),last:this.users-1};if(i!==void 0){let c={...a,meant:K(i)};return _("user",Ne,c,r)}return _("user",this.
users===1?Te:Ee,a)}#r(e){let n=this.#t.names.get(e)??"",o=Mo(n)?[]:this.#s(n);return o.length===1&&o[0]===e?n:String(e)}},
Ro=t=>O(t.split(",")[0]??"")||t,Mo=t=>typeof t=="string"&&/^[0-9]+$/.test(O(t));function ko(t,e){let n=e-t.length;if(n)return y(
Ae,{listed:t.join(", "),left_out:n});let[o,s=""]=[t.slice(0,-1),t.at(-1)];return o.length?y(Oe,{listed:o.join(", "),last:s}):
s}var K=t=>x(t)>zt?`${L(t,zt-1)}…`:t;var gr=10,yr={hours:Er,visits:Nr,heads:Sr};function Co(t,e){return yr[t](e)}function $o(t,e,n){let o=t.network.trace(un(
e,t.network),e.interventions);mn(t,o);let{values:s}=o.probabilities,r=Lo(s),{name:i}=t.places.at(r),a={location:r,name:i,
probability:Number(s[r])},c=l=>l&&{location:Lo(l.values),probability:Number(l.values[n])};return{prediction:a,probability:Number(
s[n]),alone:{pointer:c(o["pointer.probabilities"])??null,generation:c(o["generation.probabilities"])??null}}}function Lo(t){
return nt(t,1)[0]??R}function Er({query:t}){let{masked:e,interventions:n}=t;return zn.map(o=>{let s=Tr(t.history,t.predictAt,
o);return{hours:o,input:{history:s,masked:e,interventions:n}}})}function Tr(t,e,n){let o=t.startMinutes.map(a=>a+60*n),s=o.
map(S),r=S(M(e)+60*n),i=(a,c)=>a.map((l,u)=>c(l,s[u]??0));return{...t,weekdays:i(t.weekdays,(a,c)=>q(a+c,7)),startMinutes:o.
map(M),daysBefore:i(t.daysBefore,(a,c)=>a+r-c)}}function Nr({bundle:t,query:{history:e,masked:n,interventions:o,sent:s}}){
return e.locations.map((r,i)=>{let a=[...e.locations.keys()].filter(u=>u!==i),c=a.at(-1),l={history:kt(e,a),masked:n.flatMap(
u=>u===i?[]:a.indexOf(u)),interventions:o};return{visit:{sent:s[i]??i,label:t.places.label(r)},input:c===void 0||n.includes(
c)?null:l}}).sort((r,i)=>r.visit.sent-i.visit.sent)}function Sr({bundle:t,query:{history:e,masked:n,interventions:o}}){let{
remove_heads:s}=o;if(s==="all")return[];let r=Or(t.network.architecture).filter(([a,c])=>!s.some(([l,u])=>l===a&&u===c));
return r.length?(r.length>gr?r.map(a=>[a]):Ar(r)).map(a=>{let c={...o,remove_heads:[...s,...a]};return{heads:a,input:{history:e,
masked:n,interventions:c}}}):[]}function Or({layers:t,heads:e}){return Array.from({length:t*e},(n,o)=>[Math.floor(o/e),o%
e])}function Ar(t){return Array.from({length:2**t.length},(e,n)=>t.filter((o,s)=>n&1<<s)).sort((e,n)=>e.length-n.length)}var hn=class{constructor(e,n){let{id:o,sizes:s,places:r,people:i}=e;this.content={vocabulary:e,weights:n},this.id=o,this.
places=new Ot(r,s.locations);let a=i.map(({id:c,name:l})=>[c,l]);this.people=new Yt(Object.fromEntries(a),s.users),this.
network=new Ft(s,wo(n))}nameLocations(e){this.places=new Ot(e,this.places.vocabularySize)}explain(e){return Ut(this.#t(e))}queryOf(e){
return po(e)}trace(e,n={}){let o=this.#t(e,n),{query:s,trace:r}=o,i=fn(o),{pointer:a,generation:c,final:l}=i.location_probabilities,
u=[...a??[],...c??[],...l].map(m=>m.location),h=[...new Set([...u,...s.history.locations])].map(m=>[m,{label:this.places.
label(m),category:this.places.at(m).category}]);return{...i,self_attention:null,pointer:pn(r),architecture:this.network.
architecture,interventions:s.interventions,places:Object.fromEntries(h),tensors:r,weights:this.network.weights}}predict(e){
let{trace:n}=this.#t(e),[o=R]=nt(n.probabilities.values,1),{name:s}=this.places.at(o);return{location:o,name:s,probability:Number(
n.probabilities.values[o])}}sweep(e,n){let o=this.#t(n),{prediction:s}=Ut(o);return{prediction:s,variants:Co(e,o)}}answer(e,n){
return $o(this,e,n)}circuit(e){let n=this.#t(e),{location:o}=Ut(n).prediction,s=Ht(this.network.architecture,n.query.interventions),
r=yn(n);return{location:o,variants:r,conclude:a=>En(s,o,a)}}#t(e,n={}){try{return yo(this,e,n)}catch(o){throw o instanceof
gt?new j([{where:"model",message:o.message,suggestions:[]}]):o}}};document.addEventListener("pointerscope:engine",({detail:t})=>t(dn));})();
