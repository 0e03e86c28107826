var ko=Object.defineProperty;var Lo=(t,e)=>{for(var n in e)ko(t,n,{get:e[n],enumerable:!0})};function Ht({layers:t,heads:e,components:n},{remove_heads:o,skip:s,only:r}){let i=[],a=(u,m)=>s.some(h=>h.layer===u&&h.part===
m),c=(u,m)=>o==="all"||o.some(([h,p])=>h===u&&p===m);for(let u=0;u<t;u++){for(let m=0;m<e&&!a(u,"attention");m++)c(u,m)||
i.push({name:`layers.${u}.heads.${m}`,layer:u,head:m});a(u,"feed_forward")||i.push({name:`layers.${u}.feed_forward`,layer:u,
head:null})}let l=["pointer","generation"].filter(u=>n.includes(u)&&(r??u)===u).map(u=>({name:u,layer:null,head:null}));
return{encoder:i,outputs:l}}function hn({bundle:t,query:{history:e,masked:n,interventions:o}}){let{encoder:s,outputs:r}=Ht(
t.network.architecture,o);if(s.length+r.length>12)return[];let{remove_heads:i,skip:a}=o;return Array.from({length:2**s.length},
(c,l)=>{let u=s.filter((f,d)=>!(l&1<<d)),m=u.flatMap(({layer:f,head:d})=>d===null?[]:[[f,d]]),h=u.filter(({head:f})=>f===
null),p={...o,remove_heads:i==="all"?i:[...i,...m],skip:[...a,...h.map(({layer:f})=>({layer:f,part:"feed_forward"}))]};return{
input:{history:e,masked:n,interventions:p}}})}function dn({encoder:t,outputs:e},n,o){let s=[...t,...e],r=2**s.length,i=new Float64Array(
r),a=new Uint8Array(r);for(let f=0;f<r;f++){let d=o[f&2**t.length-1],g=e.filter((E,A)=>f&1<<t.length+A),O=d&&Co(d,g);i[f]=
O?.probability??0,a[f]=+(O?.location===n)}let c=[...a.keys()].filter(f=>a[f]),l=Math.min(...c.map(Wt)),u=c.filter(f=>Wt(
f)===l),m=f=>Math.round(1e6*(i[f]??0)),h=u.reduce((f,d)=>m(d)>m(f)?d:f),p=$o(i);return{parts:s.map((f,d)=>({...f,value:p[d]??
0,isKept:!!(h&1<<d)})),location:n,whole:i[r-1]??0,smallest:i[h]??0,equallySmall:u.length,keeping:c.length,networks:(2**e.
length-1)*2**t.length}}function Co({prediction:t,probability:e,alone:n},o){if(o.length===2)return{location:t.location,probability:e};
let[s]=o;return s?n[s.name]:null}function $o(t){let e=Math.round(Math.log2(t.length)),n=[1/e];for(let o=1;o<e;o++)n.push(
Number(n[o-1])*o/(e-o));return Array.from({length:e},(o,s)=>{let r=0;for(let i=0;i<t.length;i++){if(i&1<<s)continue;let a=Number(
t[i|1<<s])-Number(t[i]);r+=Number(n[Wt(i)])*a}return r})}function Wt(t){let e=0;for(let n=t;n;n&=n-1)e++;return e}var Po=Yo();function b(t){return{values:new Float32Array(t.reduce((e,n)=>e*n,1)),shape:t}}function Nt(t,e){return{values:t.
values.map((n,o)=>n+e.values[o]),shape:t.shape}}function K(t,e,n){return Vt(t,e,n.values)}function Vt({values:t,shape:e},{
values:n,shape:[o,s]},r){let i=b([...e.slice(0,-1),o]),{values:a}=i,c=l=>n.subarray(l*s,(l+1)*s);for(let l=0;l<o;l+=4){let u=Math.
min(l+1,o-1),m=Math.min(l+2,o-1),h=Math.min(l+3,o-1),[p,f,d,g]=[c(l),c(u),c(m),c(h)];for(let O=0,E=0;O<t.length;O+=s,E+=
o){let A=r[l],$=r[u],P=r[m],Q=r[h];for(let x=0;x<s;x++){let G=t[O+x];A+=G*p[x],$+=G*f[x],P+=G*d[x],Q+=G*g[x]}a[E+l]=A,a[E+
u]=$,a[E+m]=P,a[E+h]=Q}}return i}function _n({values:t,shape:e},{values:n},{values:o}){let s=n.length,r=b(e),i=b(e.slice(
0,-1)),a=b(e.slice(0,-1));for(let c=0;c<t.length/s;c++){let l=c*s,u=0;for(let f=0;f<s;f++)u+=t[l+f];let m=u/s,h=0;for(let f=0;f<
s;f++)h+=(t[l+f]-m)**2;let p=1/Math.sqrt(h/s+1e-5);for(let f=0;f<s;f++)r.values[l+f]=(t[l+f]-m)*p*n[f]+o[f];i.values[c]=
m,a.values[c]=p}return{normed:r,mean:i,reciprocal_deviation:a}}function St({values:t,shape:e},n=1){if(!(n>0&&n<Number.POSITIVE_INFINITY))
throw new RangeError(`The temperature must be a positive number, not ${n}.`);let o=b(e),s=e[e.length-1];for(let r=0;r<t.
length;r+=s){let i=r+s,a=Number.NEGATIVE_INFINITY;for(let l=r;l<i;l++)a=Math.max(a,t[l]);let c=0;for(let l=r;l<i;l++)o.values[l]=
Math.exp((t[l]-a)/n),c+=o.values[l];for(let l=r;l<i;l++)o.values[l]/=c}return o}function Bt(t,e){if(!e)return t;let n=(o,s)=>e[s%
e.length]?o:Number.NEGATIVE_INFINITY;return{values:t.values.map(n),shape:t.shape}}function Do(t,e){return{values:t.values.
map(n=>n/Math.sqrt(e)),shape:t.shape}}function gn(t,e,n=!0){let[o,s]=e.shape;return Vt(n?Do(t,s):t,e,new Float32Array(o))}
function Uo(t,e){let[n,o]=e.shape,s=b([o,n]);for(let r=0;r<n*o;r++)s.values[r%o*n+Math.floor(r/o)]=e.values[r];return Vt(
t,s,new Float32Array(o))}function yn(t,e,n,{mask:o,temperature:s,scaled:r,at:i=Xt}){let a=i("scores",Bt(gn(t,e,r),o)),c=i(
"weights",St(a,s));return{scores:a,weights:c,outputs:Uo(c,n)}}var Xt=(t,e)=>e;function En({values:t,shape:e}){let n=b(e);
for(let o=0;o<t.length;o++)n.values[o]=.5*t[o]*(1+Fo(t[o]*Math.SQRT1_2));return n}function Tn(t,e,n,o,s,r=Xt){let i=r("p\
re",K(t,e,n)),a=r("hidden",En(i));return{pre:i,hidden:a,out:K(a,o,s)}}function Nn(t,e,n=!0){return gn(t,e,n)}function Sn(t,e){
return Nt(t,e)}function On(t,e,n){let o=b([n]);return t.values.forEach((s,r)=>{o.values[e[r]]+=s}),o}function An(t,e,n,o,s,r=Xt){
let i=r("hidden",En(K(t,e,n))),a=r("logit",{values:K(i,o,s).values,shape:[]});return{hidden:i,logit:a,value:jo(a)}}function jo({
values:t,shape:e}){return{values:t.map(n=>1/(1+Math.exp(-n))),shape:e}}function bn({values:t},e,n){let o=(s,r)=>t[0]*s+(1-
t[0])*n.values[r];return{values:e.values.map(o),shape:e.shape}}function Gt({values:t}){return t.reduce((e,n)=>e-(n?n*Math.
log(n):0),0)}function wn(t){return Math.exp(Gt(t))}function Fo(t){let e=Math.abs(t);if(!(e<6))return Math.sign(t);let n=Math.
round(e*16);return Math.sign(t)*xn(Po,n*10,e-n/16)}function Yo(){let t=new Float64Array(970),e=0;for(let n=0;n<t.length;n+=
10){let o=n/10/16;t[n]=e;let s=0,r=2/Math.sqrt(Math.PI)*Math.exp(-o*o);for(let i=1;i<10;i++)t[n+i]=r/i,[s,r]=[r,-2*(o*r+
s)/i];e=xn(t,n,1/16)}return t}function xn(t,e,n){let o=0;for(let s=9;s>=0;s--)o=o*n+t[e+s];return o}var rt=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var vn=[1900,2200],In=`,@+#"
\r`,Rn=/^(?:[0-9]{1,5})$/,Mn=/^(?:#[0-9]{1,9})$/,kn=/[0-9]:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)? *([Zz]|[+-] *[0-9]{2}(:?[0-9]{2})?)$/,
Ln=/([0-9]:[0-9]{2}):[0-9]{2}([.][0-9]+)?$/,Kt=/^(?:((?<weekday>[A-Za-z]{3,9}) +|(?<date>[0-9]{4}-[0-9]{2}-[0-9]{2})[ Tt]+)?(?<hour>[0-9]{1,2}):(?<minute>[0-9]{2}))$/,
W=1,L=2,H=5,Jt=100,Cn=100,$n=3,Ot=.75,qt=85,zt=60,Pn=/[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g,
Dn=/[\u0300-\u036f]+/g,Un={æ:"ae",œ:"oe",ø:"o",ð:"d",đ:"d",þ:"th",ħ:"h",ı:"i",ł:"l"},it=20773,jn=480,Fn=60,Yn=15,
Wn=30,At=96,bt=7,wt=8,xt=99,Hn=100,Vn=36500,Bn=["user","time","weekday","recency","duration","position_from_end","sinuso\
idal","attention","pointer","position_bias","generation","gate"],Xn=60,Gn=[-12,-11,-10,-9,-8,-7,-6,-5,-4,-3,-2,-1,0,1,2,
3,4,5,6,7,8,9,10,11];var Qt=`	
\v\f\r              \u2028\u2029  　`;var N=t=>Math.floor(t/1440),I=t=>t-N(t)*1440,V=t=>J(t+3,7),J=(t,e)=>(t%e+e)%e,at=t=>new Date(t*864e5).toISOString().slice(
0,10),vt=t=>[Math.floor(t/60),t%60].map(e=>String(e).padStart(2,"0")).join(":");function Kn(t){let e=Date.parse(`${t}T00\
:00Z`)/864e5;return t>="0001"&&!Number.isNaN(e)&&at(e)===t?e:null}function Zt(t,e,n){return{locations:t.map(o=>o.location),user:e,weekdays:t.map(o=>V(N(o.arrival))),startMinutes:t.map(o=>I(
o.arrival)),durations:t.map(o=>o.duration),daysBefore:t.map(o=>N(n)-N(o.arrival))}}function Jn({locations:t,weekdays:e,startMinutes:n,
durations:o,daysBefore:s}){let i=it+J(e.at(-1)??0,7)+(s.at(-1)??0);return t.map((a,c)=>({location:a,arrival:(i-(s[c]??0))*
1440+(n[c]??0),duration:o[c]??0,filledIn:[]}))}function It(t,e){let n=o=>e.map(s=>o[s]??0);return{locations:n(t.locations),
user:t.user,weekdays:n(t.weekdays),startMinutes:n(t.startMinutes),durations:n(t.durations),daysBefore:n(t.daysBefore)}}function qn(t,e){
let n=t.locations.length,o=(s,r,i)=>Int32Array.from(s,a=>Math.min(Math.max(Math.floor(a/r),0),i));return{locations:Int32Array.
from(t.locations),user:t.user,time:o(t.startMinutes,Yn,At),weekday:o(t.weekdays,1,bt),recency:o(t.daysBefore,1,wt),duration:o(
t.durations,Wn,xt),positionFromEnd:Int32Array.from(t.locations,(s,r)=>Math.min(n-r,e-1))}}var B={};Lo(B,{AGAINST_NOT_JSON:()=>Zo,ALTERNATIVES:()=>Oe,BY_KEY_VISIT:()=>zo,CHANGES_NOT_JSON:()=>ze,CLOSE_PERSON:()=>Ne,
CLOSE_PLACE:()=>_e,COLUMN_LENGTH:()=>ke,DATE_OUT_OF_RANGE:()=>ue,EVERY_VISIT_MASKED:()=>je,FORM_ERRORS:()=>ns,GATE_AND_ONLY:()=>Pe,
LAST_VISIT_MASKED:()=>Fe,LEFT_OUT:()=>Ae,LONE_SURROGATE:()=>ut,MOMENT_TOO_LONG:()=>se,NEAREST:()=>Xe,NOTHING_TO_BLEND:()=>He,
NOT_AN_ID:()=>oe,NOT_AN_OBJECT:()=>es,NOT_AN_ORDER:()=>De,NOT_A_DATE:()=>le,NOT_A_DAY:()=>ce,NOT_A_LIST:()=>Rt,NOT_A_MOMENT:()=>ie,
NOT_A_NUMBER:()=>nn,NOT_A_STAY:()=>fe,NOT_A_TIME:()=>ae,NOT_A_VISIT:()=>te,NOT_A_WHOLE_NUMBER:()=>on,NOT_FINITE:()=>Je,NOT_ONE_PLACE:()=>Wo,
NOT_PATCHED:()=>ts,NOT_PLAIN_JSON:()=>qe,NO_COUNTERPART:()=>qo,NO_HEAD:()=>Ye,NO_HISTORIES:()=>Ho,NO_HISTORY:()=>be,NO_LAYER:()=>We,
NO_LOCATION:()=>me,NO_PEOPLE:()=>Te,NO_PERSON_ID:()=>ge,NO_PLACE:()=>ct,NO_PLACE_NAMES:()=>de,NO_QUANTITY:()=>Vo,NO_QUANTITY_NAMED:()=>Bo,
NO_SITE:()=>Be,NO_SUCH_PERSON:()=>Ee,NO_SUCH_PLACE:()=>he,NO_VISITS:()=>xe,NO_VISIT_TO_MASK:()=>Ue,NO_VISIT_TO_PATCH:()=>Jo,
NUMBER_RANGE:()=>en,OUT_OF_RANGE:()=>Le,PARAMETER_NOT_JSON:()=>Qe,PARTS:()=>Ve,PERSON:()=>Se,POSITIONS_OF_MANY:()=>Xo,PREDICTION_TOO_EARLY:()=>Re,
RECEIVER_BEFORE_SENDER:()=>Qo,RECORD_OUT_OF_ORDER:()=>$e,RECORD_WITH_USER:()=>Me,SEMICOLON:()=>lt,SEVERAL_PEOPLE:()=>ye,
SEVERAL_PLACES:()=>pe,SEVERAL_USERS:()=>Ce,SITE_NOT_A_TENSOR:()=>Go,SITE_NOT_FINITE:()=>Ke,SITE_SHAPE:()=>Ge,TIME_ZONE:()=>re,
TOO_MANY_VISITS:()=>ve,TWO_HISTORIES:()=>we,TWO_NETWORKS:()=>Ko,UNKNOWN_FIELD:()=>Ze,UNQUOTED_NUMBER_SIGN:()=>ne,VISIT_OUT_OF_ORDER:()=>Ie,
VISIT_TOO_LONG:()=>ee,WHOLE_NUMBER_RANGE:()=>tn});var ct="The visit names no place. Write the name of a place, or an id \
such as #17.",Wo="This is not one place. Write the name of a place, or an id such as #17.",te="This visit cannot be read\
. A visit is a place, then @ with a day and a time, then + with minutes, such as Café Luna @ Mon 08:00 +45. Put a name w\
ith , @ + # or a quote in double quotes.",lt="A semicolon does not end a visit. Separate visits by commas or new lines.",
ee="This visit has {characters:,} characters; at most {most:,} characters are read. Shorten it.",ne="“{name}” contains #\
. Put a name with # in double quotes.",oe="“{name}” is not a location id. Write # and a number, such as #17.",se="“{\
text}…” is too long for a day and time. Write Mon 08:00, 2026-11-16 08:00 or 08:00.",re="“{text}” has a time zone, b\
ut times are local to the people who make the visits. Leave out the time zone.",ie="“{text}” is not a day and time. Writ\
e Mon 08:00, 2026-11-16 08:00 or 08:00.",ae="“{text}” is not a time of day. Write an hour from 00 to 23 and minutes from\
 00 to 59.",ce="“{text}” is not a day. Write one of {days}, or a date such as 2026-11-16.",le="There is no date {tex\
t}. Write a date of the calendar, such as 2026-11-16.",ue="The date {text} is out of range. Write a date between {first_\
year} and {last_year}.",fe="“+{text}” is not a length of stay. Write whole minutes from +0 to +{most}.",me="There is\
 no location #{location}. Write an id from #{first} (unknown place) to #{last}.",pe="{count:,} places match “{name}”: {l\
isted}. Write the one you mean, such as {example}.",he="No place matches “{name}”. Write a name from the list of places,\
 or an id such as #{first}.",de="No place matches “{name}”. The places of this model have no names. Write an id, such as\
 #{first}.",_e="No place matches “{name}”. Did you mean {meant}?",ge="There is no person {person}. Write an id from \
1 to {last}.",ye="{count:,} people match “{name}”. Write one of {listed}.",Ee="No person matches “{name}”. Write a p\
erson's name, or an id from 1 to {last}.",Te="No person matches “{name}”. This model knows no people: leave the user out\
.",Ne="No person matches “{name}”. Did you mean {meant}?",Se="Person {user}",Oe="{listed} or {last}",Ae="{listed} an\
d {left_out:,} more",be="The query has no history. Send visits or a record.",Ho="There is no history. Pass at least one.",
we="The query has visits and a record. Send only one of them.",xe="There are no visits. Write at least one visit, such a\
s where the day begins.",ve="The history has {visits} visits; the model accepts at most {most}. Leave out the oldest {ex\
cess}.",Ie="This visit begins before the one above it ({arrival}). Write visits oldest first, or correct the date.",Re="\
The moment to predict lies before the last visit ({arrival}). Enter a later moment, or leave it empty.",Me="A record con\
tains its own person and days. Leave out user and predict_at.",ke="The column has {numbers} numbers for {visits} visits.\
 Send one number for each visit.",Le="The number is out of range. Enter a whole number from {minimum} to {maximum}.",Ce="\
The record has visits of several people. Send the visits of one person.",$e="The visits are not in order, because the da\
ys before the prediction increase. Send visits oldest first.",Pe="`gate` and `only` exclude each other. Send one of them\
.",De="The order does not fit the {visits} visits. List each position from 0 to {last} exactly once.",Ue="There is no vi\
sit at position {position}. Mask positions from 0 to {last}.",je="Every visit is masked, so no visit is left to attend t\
o. Unmask the last visit.",Fe="The last visit (position {position} as sent, counted from 0) cannot be masked, because th\
e prediction is read from it. Remove it from the visits instead.",Ye="There is no head {head} in layer {layer}: layers r\
un from 0 to {last_layer}, heads from 0 to {last_head}.",We="There is no layer {layer}; layers run from 0 to {last_layer\
}.",He="This network has no {part}, so there is nothing to blend. Leave `{option}` out.",Ve={pointer:"pointer",generation:"\
generation head"},Be="This network has no site `{site}`. Its sites run from `{first}` to `{last}`.",Vo="No quantity is c\
hosen. Name at least one.",Bo="This network has no quantity `{site}`. Choose one such as `{first}`, or a site such as `{\
last}`.",Xo="The positions of `{name}` differ from history to history. Put `{name}` into the queries.",Xe="Did you mean \
{names}?",Go="The function at `{site}` returned a {found}. Return an array, or None to change nothing.",Ge="The function\
 at `{site}` returned a tensor of shape {found}; return one of shape {expected}.",Ke="The function at `{site}` returned \
infinite or undefined numbers. Return finite ones; scores that are minus infinity may stay so.",Ko='Patching needs two r\
uns of one network, but the clean one is of "{clean}" and the changed one of "{changed}". Explain both histories with on\
e model.',Jo="The clean history has no visit {position}. Choose positions from 0 to {last}.",qo="Visit {position} cannot\
 be patched. {alignment}",zo="`{site}` has a number for every visit that is read, so it can be patched between histories\
 of equal length only. {alignment}",Qo="`{receiver}` does not come after `{sender}` in the pass, so nothing can flow to \
it. Exchange the two, or choose a later receiver.",Je='The model "{model}" cannot answer this query: its `{tensor}` cont\
ains infinite or undefined numbers. The weights are too large for 32-bit arithmetic. Choose another model or other visit\
s.',ut="The text contains half a character (a lone surrogate). Remove it.",qe="This is not plain JSON. Remove half chara\
cters (lone surrogates) and deep nesting.",ze="The link's changes cannot be read: a part of the link is missing or damag\
ed. Copy the whole link again, or remove `interventions` from it.",Qe="The parameter is not valid JSON. Send JSON.",Zo='\
This is not valid JSON. Send the fields of the query to compare with as a JSON object, such as {"visits": "…"}.',ts="T\
he site “{site}” was not patched.",Ze="There is no field “{name}” here. Correct its name, or remove it.",tn="Ent\
er a whole number from {minimum:g} to {maximum:g}.",en="Enter a value from {minimum:g} to {maximum:g}.",es="This is not \
a JSON object. Send a JSON object.",Rt="This is not a list. Send a list.",nn="This is not a number. Enter a number.",on="\
This is not a whole number. Enter a whole number.",ns={missing:"A required value is missing. Add it.",tuple_type:"This i\
s not a list. Send a list.",list_type:"This is not a list. Send a list.",string_type:"This is not a text. Send a text.",
string_too_long:"The text is too long. Send at most {max_length} characters.",bool_type:"This is neither true nor false.\
 Send true or false.",too_long:"The list is too long. Send at most {max_length} items.",too_short:"The list is too short\
. Send at least {min_length} items.",greater_than:"The number is too small. Enter a number above {gt:g}.",greater_than_equal:"\
The number is too small. Enter a number of at least {ge:g}.",less_than_equal:"The number is too large. Enter a number of\
 at most {le:g}.",finite_number:"The number is not finite. Enter a finite number.",int_type:"This is not a whole number.\
 Enter a whole number.",int_parsing:"This is not a whole number. Enter a whole number.",int_from_float:"This is not a wh\
ole number. Enter a whole number.",string_unicode:"The text contains half a character (a lone surrogate). Remove it.",float_type:"\
This is not a number. Enter a number.",float_parsing:"This is not a number. Enter a number.",literal_error:"This value i\
s not known. Choose one of {expected}.",model_attributes_type:"This is not a JSON object. Send a JSON object.",model_type:"\
This is not a JSON object. Send a JSON object.",dict_type:"This is not a JSON object. Send a JSON object."};var U=class extends Error{constructor(e){super(e.map(({where:n,message:o})=>`${n}: ${o}`).join(" ")),this.problems=e.slice(
0,20)}};function _(t,e,n={},o=[]){return new U([{where:t,message:y(e,n),suggestions:o}])}function y(t,e){return t.replace(
/\{(\w+)(:,)?[^}]*\}/g,(n,o,s)=>{let r=String(e[o]);return s?r.replace(/\B(?=(\d{3})+$)/g,","):r})}function j(t,e){try{return e()}catch(n){
if(!(n instanceof U))throw n;return t.push(...n.problems),null}}function R(t){if(t.length)throw new U(t)}var ft={type:"object",fields:{user:{type:"kinds",of:{name:{type:"text",max:1e3},id:{type:"int"}},kind:"_kind_of_user",nullable:!0,
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
ge:0},max:1e3,default:[]}},after:"_check_gate_and_only",before:"_check_json",nullable:!0,default:null}}};var os=new RegExp(`[${Qt}]+`),Mt=t=>t!==""&&Qt.includes(t);function S(t){let[e,n]=[0,t.length];for(;e<n&&Mt(t.charAt(e));)
e+=1;for(;e<n&&Mt(t.charAt(n-1));)n-=1;return t.slice(e,n)}var F=t=>t.split(os).filter(Boolean),w=t=>[...t].length,M=(t,e)=>t.
length<=e?t:[...t.slice(0,2*e)].slice(0,e).join(""),Y=t=>/\p{Surrogate}/u.test(t);var{FORM_ERRORS:k}=B,ss=255,rs=1e21,is={_kind_of_visits:t=>Array.isArray(t)?"list":"notation",_kind_of_visit:t=>typeof t==
"string"?"place":"visit",_kind_of_user:t=>typeof t=="string"?"name":"id"};function mt(t,e){let n=[],o=Z(t,e,[],n);return R(
as(n)),o}function as(t){let e=new Map;for(let{path:o,message:s,expected:r}of t){let i=JSON.stringify(o),a=e.get(i);a?r&&
(a.message=`${a.message.replace(/\.$/,"")}, or ${r}.`):e.set(i,{path:o,message:s})}let n=new Set;for(let{path:o}of e.values())
for(let s=1;s<o.length;s+=1)n.add(JSON.stringify(o.slice(0,s)));return[...e].filter(([o])=>!n.has(o)).map(([,{path:o,message:s}])=>({
where:cs(o),message:s,suggestions:[]}))}function cs(t){return t.map(n=>typeof n=="number"?`[${n}]`:`.${n}`).join("").replace(
/^\./,"")||"body"}function Z(t,e,n,o){if(e===null&&t.nullable)return null;let s=o.length,r=(a,c)=>{o.push({path:n,message:a,
...c&&{expected:c}})};if(t.before==="_check_json"&&!Qn(e,ss))return r(qe);let i=ls(t,e,n,o,r);if(o.length>s)return i;if(t.
after==="_check_gate_and_only"){let{gate:a,only:c}=i;a!==null&&c!==null&&r(Pe)}return t.after?.startsWith("_sorted")&&Array.
isArray(i)?ys(i):i}function ls(t,e,n,o,s){switch(t.type){case"object":return gs(e)?Object.keys(e).some(Y)?s(ut):us(t.fields,
e,n,o):s(k.model_type);case"kinds":return Z(ps(t,e),e,n,o);case"union":return ms(t.of,e,n,o);case"list":return Array.isArray(
e)?fs(t,e,n,o,s):s(Rt);case"tuple":return Array.isArray(e)?e.length>t.items.length?s(y(k.too_long,{max_length:t.items.length})):
t.items.map((r,i)=>i<e.length?Z(r,e[i],[...n,i],o):o.push({path:[...n,i],message:k.missing})):s(Rt);case"literal":{if(t.
values.some(i=>i===e))return e;let r=Ts(t.values.map(i=>`'${i}'`));return s(y(k.literal_error,{expected:r}),r)}case"text":
return typeof e!="string"?s(k.string_type):Y(e)?s(ut):e.length>t.max&&w(e)>t.max?s(y(k.string_too_long,{max_length:t.max})):
e;case"bool":return typeof e=="boolean"?e:s(k.bool_type);default:{if(typeof e=="string"&&t.lax&&Y(e))return s(ut);let r=t.
lax?_s(e):e,i=hs(t,r);return i?s(i):r}}}function us(t,e,n,o){let s={};for(let[r,i]of Object.entries(t))Object.hasOwn(e,r)?
s[r]=Z(i,e[r],[...n,r],o):i.default!==void 0?s[r]=i.default:o.push({path:[...n,r],message:k.missing});for(let r of Object.
keys(e)){if(Object.hasOwn(t,r))continue;let i=M(r,Xn);o.push({path:[...n,i],message:y(Ze,{name:i})})}return s}function fs({
items:t,max:e,wrap:n},o,s,r,i){let a=r.length,c=n?Hn:1,l=[];for(let[u,m]of o.slice(0,e).entries()){if(u%c===0&&r.length>
a)break;l.push(Z(t,m,[...s,u],r))}return o.length>e&&r.length===a&&i(y(k.too_long,{max_length:e})),l}function ms(t,e,n,o){
let s=[];for(let r of t){let i=[],a=Z(r,e,n,i);if(!i.length)return a;for(let c of i)s.push(c)}for(let r of s)o.push(r);return e}
function ps({of:t,kind:e},n){let o=t[is[e]?.(n)??""];if(!o)throw new Error(`There is no kind of value that ${e} chooses.`);
return o}function hs({type:t,gt:e,ge:n,le:o},s){let r=typeof s=="number"&&(t==="float"||ds(s)),i=r&&(s<Number(n)||s<=Number(
e));return r&&!i&&!(s>Number(o))?null:n!==void 0&&o!==void 0?y(t==="int"?tn:en,{minimum:n,maximum:o}):r?e!==void 0?y(k.greater_than,
{gt:e}):y(k.greater_than_equal,{ge:Number(n)}):t==="int"?on:nn}var ds=t=>Number.isInteger(t)&&Math.abs(t)<rs;function _s(t){
return typeof t=="boolean"?Number(t):typeof t!="string"?t:/^\s*[+-]?\d+(_\d+)*(\.0+)?\s*$/.test(t)?Number(t.replaceAll("\
_","")):t}var gs=t=>typeof t=="object"&&t!==null&&!Array.isArray(t);function Qn(t,e){return typeof t=="string"?!Y(t):typeof t!=
"object"||t===null?!0:e?Object.entries(t).every(([n,o])=>!Y(n)&&Qn(o,e-1)):!1}function ys(t){return[...new Map(t.map(n=>[
JSON.stringify(n),n])).values()].sort((n,o)=>Es(zn(n),zn(o)))}function zn(t){return typeof t!="object"?[t]:Object.values(
t)}function Es(t,e){for(let[n,o]of t.entries()){let s=e[n]??o;if(o!==s)return o<s?-1:1}return 0}var Ts=t=>[t.slice(0,-1).
join(", "),t.at(-1)].filter(Boolean).join(" or ");var Zn=()=>mt(ft.fields.interventions,{});function to(t,e){let{gate:n,only:o,remove_heads:s,skip:r}=t,{layers:i,heads:a,
components:c}=e,l={last_layer:i-1,last_head:a-1},u=[],m=(p,f,d)=>{let g=y(f,d);u.push({where:`interventions.${p}`,message:g,
suggestions:[]})};for(let[p,f]of s==="all"||!a?[]:s)(p>=i||f>=a)&&m("remove_heads",Ye,{layer:p,head:f,...l});for(let{layer:p}of r)
p>=i&&m("skip",We,{layer:p,...l});let h=[["gate",n===null?[]:["pointer","generation"]],["only",o===null?[]:[o]]];for(let[
p,f]of h){let d=f.find(g=>!c.includes(g));d&&m(p,He,{part:Ve[d],option:p})}R(u)}var pt=rt.map(t=>t.slice(0,3)),z={weekday:null,date:null,time:null};function oo(t){let e=[],n=[];for(let[o,{written:s}]of Ns(
t).entries()){let r=j(e,()=>Os(s,`visits[${o}]`));if(r)n.push(r);else if(e.length>=20)break}return R(e),n}function so(t){
return t.map(e=>{let n=rn(e);return[...[ht(e.place),n&&`@ ${n}`],e.stay===null?"":`+${e.stay}`].filter(Boolean).join(" ")}).
join(", ")}function ht(t){return typeof t=="number"?`#${t}`:t&&t===S(t)&&![...In].some(n=>t.includes(n))?t:`"${t.replaceAll(
'"','""')}"`}function rn({weekday:t,date:e,time:n}){return[t===null?e!==null&&at(e):pt[t],n!==null&&vt(n)].filter(Boolean).
join(" ")}function kt(t,e){let n=S(t);if(w(n)>40)throw _(e,se,{text:M(n,40)});let{groups:o}=Kt.exec(n)??Kt.exec(n.replace(
Ln,"$1"))??{};if(!o)throw _(e,kn.test(n)?re:ie,{text:n});let[s,r]=[Number(o.hour),Number(o.minute)];if(s>23||r>59)throw _(
e,ae,{text:n});return{weekday:vs(o.weekday,e),date:Is(o.date,e),time:s*60+r}}function an(t,e){if(!Mn.test(t))throw _(e,oe,
{name:M(t,40)});return Number(t.slice(1))}function Ns(t){let e=[],n=0,o=!1;for(let{0:s,index:r}of t.matchAll(/[",\n\r]|$/g))
s==='"'?o=!o:(!o||!s)&&(e.push({written:t.slice(n,r),start:n}),n=r+1);return e.filter(({written:s})=>S(s))}function Ss(t){
return t.startsWith('"')?ws(t):t.search(/[@+]|$/)}function Os(t,e){try{return As(t,e)}catch(n){throw t.replace(/"[^"]*"/g,
"").includes(";")?_(e,lt):n}}function As(t,e){let n=S(t),o=w(n);if(o>2e3)throw _(e,ee,{characters:o,most:2e3});let s=bs(
n);if(!s)throw _(e,te);let r=xs(s.place,e);if(r==="")throw _(e,ct);let i=s.moment===null?z:kt(s.moment,e),a=s.stay===null?
null:Rs(S(s.stay),e);return{place:r,...i,stay:a}}function bs(t){let e=t.startsWith('"'),n=Ss(t),o=S(t.slice(0,n)),s=S(t.
slice(n)),r=null,i=null;if(s.startsWith("@")){let c=s.search(/\+|$/);r=s.slice(1,c),s=s.slice(c)}s.startsWith("+")&&(i=s.
slice(1),s="");let a=/[@+]/.test(`${r??""}${i??""}`);return s||a||!e&&o.includes('"')?null:{place:o,moment:r,stay:i}}function ws(t){
let e=t.indexOf('"',1);for(;e>0&&t[e+1]==='"';)e=t.indexOf('"',e+2);return e+1}function xs(t,e){if(t.startsWith('"'))return t.
slice(1,-1).replaceAll('""','"');if(t.startsWith("#"))return an(t,e);if(t.includes("#"))throw _(e,ne,{name:M(t,60)});return t}
function vs(t,e){if(t===void 0)return null;let n=rt.findIndex(o=>o.toLowerCase().startsWith(t.toLowerCase()));if(n<0)throw _(
e,ce,{text:t,days:pt.join(", ")},pt);return n}function Is(t,e){if(t===void 0)return null;let n=Kn(t);if(n===null)throw _(
e,le,{text:t});let[o=0,s=0]=vn,r=Number(t.slice(0,4));if(r<o||r>s)throw _(e,ue,{text:t,first_year:o,last_year:s});return n}
function Rs(t,e){if(!Rn.test(t)){let n={text:M(t,20),most:99999};throw _(e,fe,n)}return Number(t)}function cn(t,e){let n=[],o=[];for(let[s,{place:r,stay:i,...a}]of t.entries()){let c=`visits[${s}]`,l=j(n,()=>e.find(r,c))??
0,u=o.at(-1),m=Ms(a,u);if(u&&m<u.arrival){let d=N(u.arrival),g=`${pt[V(d)]} ${tt(u.arrival)}`;n.push(..._(c,Ie,{arrival:g}).
problems)}if(n.length>=20)break;u?.filledIn.includes("stay")&&(u.duration=Math.min(u.duration,m-u.arrival));let h={day:a.
weekday===null&&a.date===null,time:a.time===null,stay:i===null},p=i??e.at(l).typical_minutes??Fn,f=Object.entries(h).flatMap(
([d,g])=>g?d:[]);o.push({location:l,arrival:m,duration:p,filledIn:f})}return R(n),o}function Lt({weekday:t,date:e,time:n},o){
let s=n??0;if(e!==null)return e*1440+s;let r=o===null?it*1440:o+1,i=N(r)+(s<I(r)?1:0),a=t===null?0:J(t-V(i),7);return(i+
a)*1440+s}var ln=({arrival:t,duration:e})=>t+e,tt=t=>`${at(N(t))} ${vt(I(t))}`;function Ms(t,e){return t.time!==null?Lt(
t,e?e.arrival:null):e?ln(e):it*1440+jn}function ao(t,{places:e,people:n,architecture:o}){let s=mt(ft,t),r=ks(s,e,n,o.max_visits);if(!s.interventions)return r;let i=Ls(
r,s.interventions);return to(s.interventions,o),i}function co(t){let e=s=>t.getAll(s).at(-1)??null,n=e("top_k"),o=n===null?
{}:{top_k:n};return mt({type:"object",fields:{top_k:ft.fields.top_k}},o),{user:e("user")||null,visits:e("visits"),predict_at:e(
"predict_at"),...o,record:io(e("record"),"record"),interventions:io(e("interventions"),"interventions")}}function lo({history:t,
visits:e,written:n,sent:o,masked:s},r){return e.map((i,a)=>{let{location:c,arrival:l,duration:u}=i,{name:m,category:h}=r.
at(c),p=t.weekdays[a]??0,f=I(l),d=n?.[a]??{weekday:p,date:null,time:f,stay:u},g=tt(l).replace(" ","T");return{location:c,
name:m,label:r.label(c),category:h,place:ht(r.written(c)),written_moment:rn(d),written_stay:d.stay,arrival:V(N(l))===p?g:
null,weekday:p,start_minute:t.startMinutes[a]??0,duration_minutes:u,days_before:t.daysBefore[a]??0,steps_back:e.length-1-
a,sent:o[a]??a,masked:s.includes(a),filled_in:i.filledIn}})}function uo({written:t,sent:e}){if(!t)return null;let n=t.map(
(o,s)=>({visit:o,at:e[s]??s}));return so(n.sort((o,s)=>o.at-s.at).map(({visit:o})=>o))}function ks(t,e,n,o){let{record:s,
visits:r}=t;if(s===null&&r===null)throw _("visits",be);if(s!==null&&r!==null)throw _("visits",we);if(s!==null)return Us(
s,t,e,n,o);let i=[],a=j(i,()=>n.find(t.user))??0,c=j(i,()=>{let l=typeof r=="string"?oo(r):$s(r??[]);mo(l.length,o,"visi\
ts");let u=cn(l,e),m=u.at(-1);return{written:l,visits:u,predictAt:Ds(t.predict_at,m)}});if(!c||i.length)throw new U(i);return fo(
{...c,history:Zt(c.visits,a,c.predictAt)},t)}function fo(t,e){let n=[...t.visits.keys()];return{...t,topK:e.top_k,interventions:Zn(),
sent:n,masked:[]}}function Ls(t,e){let{visits:n,written:o}=t,s=e.order.length?e.order:t.sent,r=n.length-1;if(!(s.length===
n.length&&new Set(s).size===n.length)||Math.max(...s)>r){let a={visits:n.length,last:r};throw _("interventions.order",De,
a)}return Cs(e.mask_visits,s),{...t,history:It(t.history,s),visits:s.map(a=>n[a]),written:o&&s.map(a=>o[a]),interventions:e,
sent:s,masked:e.mask_visits.map(a=>s.indexOf(a)).sort((a,c)=>a-c)}}function Cs(t,e){let n="interventions.mask_visits",o=e.
length-1,[s=0,r=0]=[t.at(-1),e.at(-1)];if(s>o)throw _(n,Ue,{position:s,last:o});if(t.length===e.length)throw _(n,je);if(t.
includes(r))throw _(n,Fe,{position:r})}function $s(t){let e=[],n=[];for(let[o,s]of t.entries()){let r=j(e,()=>Ps(s,`visi\
ts[${o}]`));if(r)n.push(r);else if(e.length>=20)break}return R(e),n}function Ps(t,e){if(typeof t=="string")return{place:ro(
t,e),...z,stay:null};let{location:n,arrival:o,duration_minutes:s}=t,r=typeof n=="string"?ro(n,e):n,i=o===null?z:kt(o,`${e}\
.arrival`);return{place:r,...i,stay:s}}function ro(t,e){let n=S(t);if(/^#[0-9]+$/.test(n))return an(n,e);if(!n)throw _(e,
ct);return n}function mo(t,e,n){if(!t)throw _(n,xe);if(t>e)throw _(n,ve,{visits:t,most:e,excess:t-e})}function Ds(t,e){if(t===
null||!S(t))return ln(e);let n=Lt(kt(t,"predict_at"),e.arrival);if(n<e.arrival){let o=tt(e.arrival);throw _("predict_at",
Re,{arrival:o})}return n}function Us(t,e,n,o,s){let{X:r,user_X:i}=t;if(mo(r.length,s,"record.X"),e.user!==null||e.predict_at!==
null)throw _("record",Me);let a=typeof i=="number"?[i]:i,c=t.diff??[],l={X:[r,W,n.vocabularySize-1],user_X:[a,0,o.users?
o.users-1:1e9],weekday_X:[t.weekday_X??[],0,rt.length-1],start_min_X:[t.start_min_X??[],0,1439],dur_X:[t.dur_X??[],0,99999],
diff:[c,0,Vn]},u=[],m=(E,A,$={})=>{let P=y(A,$);u.push({where:`record.${E}`,message:P,suggestions:[]})};for(let[E,[A,$,P]]of Object.
entries(l)){let Q=E==="user_X"&&typeof i=="number";if(A.length!==r.length&&!Q){let x={numbers:A.length,visits:r.length};
m(E,ke,x)}for(let[x,G]of A.entries())(G<$||G>P)&&m(`${E}[${x}]`,Le,{minimum:$,maximum:P})}new Set(a).size>1&&m("user_X",
Ce),c.some((E,A)=>E>(c[A-1]??E))&&m("diff",$e),R(u);let h={locations:r,user:o.users?a[0]??0:0,weekdays:t.weekday_X??[],startMinutes:t.
start_min_X??[],durations:t.dur_X??[],daysBefore:c},p=Jn(h),f=p.at(-1).arrival,d=Math.max(f,(N(f)+(c.at(-1)??0))*1440),g=js(
p,n),O=Fs(h,g,n,d);return fo({history:h,visits:p,written:O?g:null,predictAt:d},e)}function js(t,e){return t.map(({location:n,
arrival:o,duration:s},r)=>{let i=t[r-1]?.arrival??null,[a,c,l]=[I(o),V(N(o)),N(o)],m=[...i===null?[]:[{...z,time:a}],{...z,
weekday:c,time:a}].find(p=>Lt(p,i)===o);return{place:e.written(n),...m??{...z,date:l,time:a},stay:s}})}function Fs(t,e,n,o){
let s=j([],()=>cn(e,n)),r=s&&Zt(s,t.user,o);return JSON.stringify(r)===JSON.stringify(t)}function io(t,e){if(t===null)return null;
try{return JSON.parse(t,(n,o)=>{if(Y(n)||typeof o=="string"&&Y(o))throw new SyntaxError("half a character");return o})}catch{
throw _(e,e==="interventions"?ze:Qe)}}var Ys={queries:"queries",keys:"keys",values:"values",weights:"weights",head_outputs:"outputs"},Ws={context:"context",content_scores:"\
pointer.content_scores",position_bias:"pointer.bias",pointer_weights:"pointer.weights",pointer_probabilities:"pointer.pr\
obabilities",generation_logits:"generation.logits",generation_probabilities:"generation.probabilities",gate_hidden:"gate\
.hidden",gate_logit:"gate.logit",gate:"gate.value",probabilities:"probabilities"},dt=class extends Error{};function po(t,e,n={}){
let{network:o,places:s,people:r}=t,i=ao(e,{places:s,people:r,architecture:o.architecture}),a=o.trace(un(i,o),i.interventions,
n);return pn(t,a),{bundle:t,query:i,trace:a}}function un({history:t,masked:e},{architecture:n}){let o=qn(t,n.max_visits);
if(!e.length)return o;let s=Uint8Array.from(t.locations,(r,i)=>e.includes(i)?0:1);return{...o,mask:s}}function Pt(t){let{
layers:e,heads:n}=t.bundle.network.architecture,o=et(e).map(u=>et(n).map(m=>Hs(t.trace,`layers.${u}.heads.${m}.weights`))),
{model:s,user:r,visits:i,notation:a,predict_at:c,...l}=fn(t);return{model:s,user:r,visits:i,notation:a,predict_at:c,self_attention:n?
{weights:o}:null,pointer:mn(t.trace),...l}}function fn({bundle:t,query:e,trace:n}){let{places:o}=t,{history:s,interventions:r,
topK:i}=e,a=n["gate.value"].values[0],c=n["gate.logit"]?.values[0]??null,l=r.gate!==null||r.only!==null,u=n["pointer.pro\
babilities"]?.values??null,m=n["generation.probabilities"]?.values??null,{values:h}=n.probabilities,p=(g,O)=>g.map(E=>({
location:E,name:o.at(E).name,probability:O[E]})),f=$t(h,i),[d=L]=f;return{model:t.id,user:s.user||null,visits:lo(e,o),notation:uo(
e),predict_at:tt(e.predictAt).replace(" ","T"),gate:{value:a,logit:c,learned:c!==null&&!l},location_probabilities:{pointer:u&&
p(ho([...new Set(s.locations)],u),u),generation:m&&p($t(m,i),m),final:p(f,h)},prediction:{location:d,name:o.at(d).name,probability:h[d],
from_pointer:u?a*u[d]:0,from_generation:m?(1-a)*m[d]:0},unknown_probability:h[W]}}function mn(t){let e=t["pointer.weight\
s"];return e?{content_scores:Ct(t["pointer.content_scores"]),position_bias:Ct(t["pointer.bias"]),scores:Ct(t["pointer.sc\
ores"]),weights:Ct(e),entropy:Gt(e),effective_positions:wn(e)}:null}function $t(t,e){let n=t.slice(L).sort(),o=n[n.length-
e]??0,r=et(t.length).slice(L).filter(i=>t[i]>0&&t[i]>=o);return r.length?ho(r,t).slice(0,e):[L]}function ho(t,e){return t.
sort((n,o)=>e[o]-e[n]||n-o)}function Hs(t,e){let{values:n,shape:o}=t[e],[s,r]=o;return et(s).map(i=>_o(n.subarray(i*r,(i+
1)*r)))}function Ct(t){return t?_o(t.values):null}function _o(t){return Array.from(t,e=>e===Number.NEGATIVE_INFINITY?"-i\
nf":e)}function pn({id:t,network:e},n){let{layers:o,heads:s}=e.architecture;for(let{name:r,sites:i}of Vs(o,s))if(!i.flatMap(
c=>n[c]??[]).every(({values:c})=>c.every(Number.isFinite)))throw new dt(y(Je,{model:t,tensor:r}))}function*Vs(t,e){yield{
name:"hidden[0]",sites:["layers.0.residual_in"]};for(let n of et(t)){for(let[o,s]of Object.entries(Ys)){let r=et(e).map(
i=>`layers.${n}.heads.${i}.${s}`);yield{name:`layers[${n}].${o}`,sites:r}}yield{name:`hidden[${n+1}]`,sites:[`layers.${n}\
.residual_out`]}}for(let[n,o]of Object.entries(Ws))yield{name:n,sites:[o]}}function et(t){return[...Array(t).keys()]}var Bs=new Map(Object.entries(Un)),nt=class{#t=new Map;constructor(e){this.names=e}findWithAccents(e){return this.#n(Xs,
e)??this.#n(gt,e)??[]}findWithoutAccents(e){return this.#n(C,e)??[]}by(e){let n=this.#t.get(e);if(!n){n=new Map;for(let[
o,s]of this.names){let r=e(s),i=n.get(r);i?i.push(o):n.set(r,[o])}this.#t.set(e,n)}return n}#n(e,n){return this.by(e).get(
e(n))}},Xs=t=>F(Eo(t).normalize("NFC")).join(" "),gt=t=>F(Ks(Eo(t).normalize("NFKC"))).join(" ");function C(t){let e=gt(
t).normalize("NFKD").replace(Dn,"");return F(Array.from(e,n=>Bs.get(n)??n).join("")).join(" ")}function yt(t,e){let n=M(
C(t),Cn);if([...n].length<$n)return[];let o=e.filter(Gs(n)),s=(i,a)=>o.map(c=>({name:c,score:i(n,c)})).filter(c=>c.score>=
a).sort((c,l)=>l.score-c.score).slice(0,H),r=[...s(yo,Ot),...s(Js,qt)];return[...new Set(r.map(({name:i})=>i))].map(i=>({
name:i,score:Math.max(yo(n,i),To(n,i)/100)})).sort((i,a)=>a.score-i.score||(i.name<a.name?-1:1)).slice(0,H).map(({name:i})=>i)}
function Gs(t){let e=F(t).map(o=>` ${o} `),n=go(t);return o=>{let s=Math.max(t.length,o.length),r=2*(1-Ot)*s;for(let i=n^
go(o);i;i&=i-1)r-=1;return r>=0||e.some(i=>` ${o} `.includes(i))}}function go(t){let e=0;for(let n of t)e|=1<<Number(n.codePointAt(
0));return e}function Eo(t){return t.replace(Pn,e=>[...e].some(Mt)?" ":"")}function Ks(t){return t.replace(/[^ı]+/g,e=>e.
toLowerCase().toUpperCase().toLowerCase()).replaceAll("ς","σ")}function yo(t,e){let[n,o]=[[...t],[...e]],s=Math.max(n.
length,o.length);if(1-Math.abs(n.length-o.length)/s<Ot)return 0;let r=[],i=[],a=[0,...o.keys()].map((c,l)=>l);for(let c=1;c<=
n.length;c+=1){let l=n[c-1],u=n[c-2];[r,i,a]=[i,a,[c]];for(let m=1;m<=o.length;m+=1){let h=o[m-1],p=(i[m-1]??0)+(l===h?0:
1),f=Math.min(p,(i[m]??0)+1,(a[m-1]??0)+1);u===h&&l===o[m-2]&&(f=Math.min(f,(r[m-2]??0)+1)),a.push(f)}}return 1-(a[o.length]??
0)/s}function Js(t,e){let[n,o]=[new Set(F(t)),new Set(F(e))],s=[...n].filter(p=>o.has(p)),r=[...n].filter(p=>!o.has(p)),
i=[...o].filter(p=>!n.has(p));if(s.length&&!(r.length&&i.length))return 100;let[a,c]=[_t(r),_t(i)],l=s.length&&w(_t(s))+
1,[u,m]=[l+w(a),l+w(c)],h=(p,f)=>100-100*p/f;return!l&&h(Math.abs(u-m),u+m)<qt?0:Math.max(To(t,e),h(No(a,c),u+m),l&&h(u-
l+1,l-1+u),l&&h(m-l+1,l-1+m))}function To(t,e){let[n,o]=[_t(F(t)),_t(F(e))];return(1-No(n,o)/(w(n)+w(o)))*100}var _t=t=>t.
sort().join(" ");function No(t,e){let[n,o]=[[...t],[...e]],s=o.map(()=>0);for(let r of n){let i=0,a=0;for(let c=0;c<o.length;c+=
1){let l=s[c]??0;a=r===o[c]?i+1:Math.max(l,a),s[c]=a,i=l}}return n.length+o.length-2*(s.at(-1)??0)}var qs=new Map([["F32",{bytes:4,read:t=>new Float32Array(t)}],["F16",{bytes:2,read:er}]]),zs=Float64Array.from({length:32},
(t,e)=>2**(Math.max(1,e)-25)),v=class extends Error{};function So(t){let{entries:e,start:n}=Qs(t),o=n,s=e.map(([r,{dtype:i,
shape:a,data_offsets:[c,l]}])=>{let u=qs.get(i);if(!u)throw new v(`The parameter \`${r}\` has numbers of the type ${i}. \
Save the weights in single or half precision (F32 or F16).`);let m=a.reduce((p,f)=>p*f,u.bytes);if(n+c!==o||l-c!==m)throw ot(
`\`${r}\` is misplaced`);if(o+=m,o>t.byteLength)throw ot(`they end within \`${r}\`, after ${t.byteLength} bytes`);let h=u.
read(t.slice(o-m,o));if(!nr(h))throw new v(`The parameter \`${r}\` holds numbers that are not finite. Choose another mode\
l.`);return[r,{values:h,shape:a}]});if(o!==t.byteLength)throw ot(`${t.byteLength-o} bytes belong to no tensor`);return Object.
fromEntries(s)}function Qs(t){if(t.byteLength<8)throw ot(`they have only ${t.byteLength} bytes`);let e=Number(new DataView(
t).getBigUint64(0,!0)),n=8+e;if(e>1e6||n>t.byteLength)throw ot(`their header claims ${e} bytes`);let o=Zs(new TextDecoder().
decode(t.slice(8,n))),s=Object.entries(o??{}).filter(([i])=>i!=="__metadata__"),r=s.find(([,i])=>!tr(i));if(!o||r)throw ot(
r?`\`${r[0]}\` has no place`:"they have no header");return s.sort(([,i],[,a])=>i.data_offsets[0]-a.data_offsets[0]),{entries:s,
start:n}}function Zs(t){try{let e=JSON.parse(t);return typeof e=="object"?e:null}catch{return null}}function tr(t){let e=n=>Array.
isArray(n)&&n.every(o=>Number.isSafeInteger(o)&&o>=0);return e(t?.shape)&&e(t.data_offsets)&&t.data_offsets.length===2}function ot(t){
return new v(`The weights are damaged or cut short: ${t}. Load them again.`)}function er(t){let{Float16Array:e}=globalThis;
if(e)return new Float32Array(new e(t));let n=new Uint16Array(t),o=new Float32Array(n.length);for(let s=0;s<n.length;s++){
let r=Number(n[s]),i=r>>10&31,a=(r&1023)+(i?1024:0),c=i===31?Number.POSITIVE_INFINITY:a*Number(zs[i]);o[s]=r&32768?-c:c}
return o}function nr(t){let e=0;for(let n=0;n<t.length;n++)e+=0*Number(t[n]);return e===0}var bo={location:"loc_emb",user:"user_emb",time:"time_emb",weekday:"weekday_emb",recency:"recency_emb",duration:"duratio\
n_emb",position_from_end:"pos_from_end_emb"},Dt={time:At+1,weekday:bt+1,recency:wt+1,duration:xt+1},or=/\.(mean|reciprocal_deviation)$/,
st="Put the weights and the model.json of one model together.",Ut=class{constructor(e,n){ur(n,e),this.architecture=e,this.
weights={...n},this.#o("user")&&(this.weights["user_emb.weight"]=lr(this.#e("user_emb.weight")))}trace(e,n={},o={}){let{
layers:s,max_visits:r}=this.architecture,i=e.locations.length;if(i<1||i>r)throw new RangeError(`Every history must have \
1 to ${r} visits.`);let a={batch:e,interventions:n,changes:o,trace:{}},c=this.#t(a),l=T(a,"inputs.projected",this.#c(c,"\
input_proj")),u=this.#l(l,"input_norm","inputs.norm",a);this.#o("sinusoidal")&&n.sinusoidal!==!1&&(u=Nt(u,this.#e("pos_e\
ncoding")));for(let m=0;m<s;m++)u=this.#n(u,m,a);return this.#i(u,a),rr(a),a.trace}#t(e){let{batch:n,interventions:o}=e,
s={location:n.locations,user:new Int32Array(n.locations.length).fill(n.user),time:n.time,weekday:n.weekday,recency:n.recency,
duration:n.duration,position_from_end:n.positionFromEnd},r=[...o.without_features??[]];o.position_from_end===!1&&r.push(
"position_from_end");let i=[];for(let[a,c]of Object.entries(s)){if(a!=="location"&&!this.#o(a))continue;let l=ir(c,this.#e(
`${bo[a]}.weight`));r.includes(a)&&l.values.fill(0),i.push(T(e,`inputs.${a}`,l))}return Oo(i)}#n(e,n,o){let s=`transform\
er.layers.${n}`,r=`layers.${n}`,{layer_norm:i}=o.interventions,a=T(o,`${r}.residual_in`,e);n&&(o.trace[`layers.${n-1}.re\
sidual_out`]=a);let c=a;if(this.#o("attention")){let h=this.#l(a,`${s}.norm1`,`${r}.norm1`,o,i),p=this.#s(h,n,o),f=T(o,`${r}\
.attention_out`,p);c=Ao(f,a,n,"attention",o)}c=T(o,`${r}.residual_mid`,c);let{out:l}=Tn(this.#l(c,`${s}.norm2`,`${r}.nor\
m2`,o,i),this.#e(`${s}.linear1.weight`),this.#e(`${s}.linear1.bias`),this.#e(`${s}.linear2.weight`),this.#e(`${s}.linear\
2.bias`),(h,p)=>T(o,`${r}.feed_forward.${h}`,p)),u=T(o,`${r}.feed_forward.out`,l),m=Ao(u,c,n,"feed_forward",o);return T(
o,`${r}.residual_out`,m)}#s(e,n,o){let{d_model:s,heads:r}=this.architecture,{attention_temperature:i,scaling:a}=o.interventions,
c=`transformer.layers.${n}.self_attn`,l=this.#e(`${c}.in_proj_weight`),u=this.#e(`${c}.in_proj_bias`),m=s/r,h=f=>K(e,Tt(
l,f,m),Tt(u,f,m)),p=[];for(let f=0;f<r;f++){let d=(Q,x)=>T(o,`layers.${n}.heads.${f}.${Q}`,x),g=d("queries",h(f*m)),O=d(
"keys",h(s+f*m)),E=d("values",h(2*s+f*m)),{mask:A}=o.batch,$={mask:A,temperature:i,scaled:a,at:d},{outputs:P}=yn(g,O,E,$);
p.push(d("outputs",ar(P,n,f,o)))}return this.#c(Oo(p),`${c}.out_proj`)}#i(e,n){let{only:o,gate:s}=n.interventions,r=Tt(e,
n.batch.locations.length-1,1),i=T(n,"context",{values:r.values,shape:[r.values.length]}),a=this.#a(i,e,n),c=this.#r(i,n),
l=this.#u(i,n);o?l=Et(o==="pointer"?1:0):typeof s=="number"&&(l=Et(s)),l=T(n,"gate.value",l),T(n,"probabilities",cr(l,a,
c,o))}#a(e,n,o){if(!this.#o("pointer"))return null;let{locations:s,positionFromEnd:r,mask:i}=o.batch,{pointer_scaling:a,
position_bias:c,pointer_temperature:l}=o.interventions,u=(d,g)=>T(o,`pointer.${d}`,g),m=u("query",this.#c(e,"pointer_que\
ry")),h=u("keys",this.#c(n,"pointer_key")),p=u("content_scores",Nn(m,h,a));if(this.#o("position_bias")){let{values:d}=this.#e(
"position_bias"),g=b([s.length]);c!==!1&&g.values.set([...r].map(O=>d[O])),p=Sn(p,u("bias",g))}p=u("scores",Bt(p,i));let f=u(
"weights",St(p,l));return u("probabilities",On(f,s,this.architecture.locations))}#r(e,n){if(!this.#o("generation"))return null;
let o=T(n,"generation.logits",this.#c(e,"gen_head"));return T(n,"generation.probabilities",St(o))}#u(e,n){if(!this.#o("p\
ointer"))return Et(0);if(!this.#o("generation"))return Et(1);if(!this.#o("gate"))return Et(.5);let{value:o}=An(e,this.#e(
"ptr_gen_gate.0.weight"),this.#e("ptr_gen_gate.0.bias"),this.#e("ptr_gen_gate.2.weight"),this.#e("ptr_gen_gate.2.bias"),
(s,r)=>T(n,`gate.${s}`,r));return o}#c(e,n){return K(e,this.#e(`${n}.weight`),this.#e(`${n}.bias`))}#l(e,n,o,s,r=!0){if(!r)
return T(s,o,e);let{normed:i,mean:a,reciprocal_deviation:c}=_n(e,this.#e(`${n}.weight`),this.#e(`${n}.bias`)),l=T(s,o,i);
return(l===i||l.values===i.values)&&(s.trace[`${o}.mean`]=a,s.trace[`${o}.reciprocal_deviation`]=c),l}#o(e){return this.
architecture.components.includes(e)}#e(e){let n=this.weights[e];if(!n)throw new v(`The parameter \`${e}\` is missing. ${st}`);
return n}};function T({changes:t,trace:e},n,o){let s=t[n];return e[n]=s?sr(s,o,n):o,e[n]}function sr(t,{values:e,shape:n},o){
let s=t({values:e.slice(),shape:n})??{values:e,shape:n};if(String(s.shape)!==String(n)||s.values.length!==e.length){let r={
found:`[${s.shape}]`,expected:`[${n}]`};throw new RangeError(y(Ge,{site:o,...r}))}if(!s.values.every((r,i)=>Number.isFinite(
r)||r===e[i]))throw new RangeError(y(Ke,{site:o}));return s}function rr({changes:t,trace:e}){let n=Object.keys(e).filter(
l=>!or.test(l)),o=Object.keys(t).find(l=>!n.includes(l));if(o===void 0)return;let[s="",r=""]=[n[0],n.at(-1)],i=y(Be,{site:o,
first:s,last:r}),a=yt(o,n).map(l=>`\`${l}\``),c=a.length?` ${y(Xe,{names:a.slice(0,3).join(" or ")})}`:"";throw new RangeError(
i+c)}function ir(t,e){let[n,o]=e.shape,s=b([t.length,o]);return t.forEach((r,i)=>{if(r<0||r>=n)throw new RangeError(`The\
 id ${r} has no embedding; ids run from 0 to ${n-1}.`);s.values.set(Tt(e,r,1).values,i*o)}),s}function Tt({values:t,shape:[
e,...n]},o,s){let r=t.length/e;return{values:t.subarray(o*r,(o+s)*r),shape:[s,...n]}}function Oo(t){let e=t[0]?.shape[0],
n=t.reduce((r,{shape:i})=>r+i[1],0),o=b([e,n]),s=0;for(let r of t){for(let i=0;i<e;i++)o.values.set(Tt(r,i,1).values,i*n+
s);s+=r.shape[1]}return o}function Ao(t,e,n,o,{interventions:s}){let i=s.skip?.some(a=>a.layer===n&&a.part===o)?b(t.shape):
t;return s.residuals===!1?i:Nt(i,e)}function ar(t,e,n,{batch:{mask:o},interventions:s}){let{remove_heads:r=[],replace_with:i}=s;
if(r!=="all"&&!r.some(([u,m])=>u===e&&m===n))return t;let a=b(t.shape);if(i!=="mean")return a;let[c,l]=t.shape;for(let u=0;u<
l;u++){let[m,h]=[0,0];for(let p=0;p<c;p++)o&&!o[p]||(m+=t.values[p*l+u],h++);for(let p=0;p<c;p++)a.values[p*l+u]=m/h}return a}
function cr(t,e,n,o){return e&&n&&!o?bn(t,e,n):!e||o==="generation"?n:e}function Et(t){return{values:Float32Array.of(t),
shape:[]}}function lr({values:t,shape:e}){let[n,o]=e,s={values:t.slice(),shape:e};for(let r=0;r<o;r++){let i=0;for(let a=1;a<
n;a++)i+=t[a*o+r];s.values[r]=i/(n-1)}return s}function ur(t,e){let{components:n,d_model:o,heads:s}=e,r=n.find(c=>!Bn.includes(
c));if(r)throw new v(`This version does not know the component "${r}". Reload the page, or ask the server.`);if(n.includes(
"attention")&&!(s>=1&&o%s===0))throw new v(`${s} heads do not divide a width of ${o}. ${st}`);if(!n.includes("pointer")&&
!n.includes("generation"))throw new v(`A network needs a pointer or a generation head. ${st}`);let i=fr(e);for(let[c,l]of i){
let u=t[c]?.shape;if(!u)throw new v(`The parameter \`${c}\` is missing. ${st}`);if(String(u)!==String(l))throw new v(`Th\
e parameter \`${c}\` has the shape [${u}]; expected [${l}]. ${st}`)}let a=Object.keys(t).find(c=>!i.has(c));if(a)throw new v(
`\`${a}\` is no parameter of this network. ${st}`)}function fr({components:t,...e}){let{d_model:n,feed_forward:o,locations:s,
users:r,layers:i,max_visits:a}=e,c=f=>t.includes(f),l=new Map,u=(f,d,g)=>l.set(`${f}.weight`,[d,g]).set(`${f}.bias`,[d]),
m=f=>l.set(`${f}.weight`,[n]).set(`${f}.bias`,[n]),h={location:[s,n],user:[r,n],time:[Dt.time,n/4],weekday:[Dt.weekday,n/
4],recency:[Dt.recency,n/4],duration:[Dt.duration,n/4],position_from_end:[a+1,n/4]},p=0;for(let[f,[d,g]]of Object.entries(
h))f!=="location"&&!c(f)||(l.set(`${bo[f]}.weight`,[d,g]),p+=g);u("input_proj",n,p),m("input_norm"),c("sinusoidal")&&l.set(
"pos_encoding",[1,a,n]);for(let f=0;f<i;f++){let d=`transformer.layers.${f}`;c("attention")&&(l.set(`${d}.self_attn.in_p\
roj_weight`,[3*n,n]),l.set(`${d}.self_attn.in_proj_bias`,[3*n]),u(`${d}.self_attn.out_proj`,n,n),m(`${d}.norm1`)),u(`${d}\
.linear1`,o,n),u(`${d}.linear2`,n,o),m(`${d}.norm2`)}return c("pointer")&&(u("pointer_query",n,n),u("pointer_key",n,n)),
c("position_bias")&&l.set("position_bias",[a]),c("generation")&&u("gen_head",s,n),c("gate")&&(u("ptr_gen_gate.0",n/2,n),
u("ptr_gen_gate.2",1,n/2)),l}var jt=class{#t;#n;constructor(e,n){this.vocabularySize=n,this.#t=new Map(e.map(o=>[o.id,o])),this.#n=new nt(new Map(e.flatMap(
({id:o,name:s})=>s===null?[]:[[o,s]])))}at(e){let n={id:e,name:null,category:null,typical_minutes:null};return this.#t.get(
e)??n}label(e){return this.at(e).name??(e===W?"unknown place":`#${e}`)}written(e){let{name:n}=this.at(e);return n===null||
w(n)>900||(this.#n.by(gt).get(gt(n))??[]).length>1?e:n}find(e,n){if(typeof e=="number"){if(e>=W&&e<this.vocabularySize)return e;
let r={location:e,first:W,last:this.vocabularySize-1};throw _(n,me,r)}let o=this.#s(e);!o.length&&/^".*"$/s.test(e)&&(o=
this.#s(e.slice(1,-1).replaceAll('""','"')));let[s]=o;if(s===void 0)throw this.#a(e,n);if(o.length>1)throw this.#i(e,o,n);
return s}search(e,n){let o=C(e).replace(/^#/,""),s=[[],[],[]];for(let r=L;r<this.vocabularySize;r++){let i=this.at(r),[a,
c]=[C(i.name??""),C(i.category??"")],l=String(r),u=a.startsWith(o)||l.startsWith(o),m=a.includes(o)||c.includes(o);l===o?
s[0]?.push(i):u?s[1]?.push(i):m&&s[2]?.push(i)}return s.flat().slice(0,n)}#s(e){let n=this.#n.findWithAccents(e);return n.
length?n:this.#n.findWithoutAccents(e)}#i(e,n,o){let s=n.slice(0,Jt).map(i=>this.notation(i)),r={count:n.length,name:X(e),
listed:vo(n.slice(0,H).map(i=>this.#r(i)),n.length),example:String(s[0])};return _(o,pe,r,s)}#a(e,n){if(e.includes(";"))
return _(n,lt);let o={name:X(e),first:L};if(!this.#n.names.size)return _(n,de,o);let s=this.#n.by(C),r=yt(e,[...s.keys()]).
flatMap(l=>s.get(l)??[]).slice(0,H),[i]=r;if(i===void 0)return _(n,he,o);let a=this.#r(i),c=r.map(l=>this.notation(l));return _(
n,_e,{...o,meant:a},c)}notation(e){return ht(this.written(e))}#r(e){let n=this.notation(e);if(!n.startsWith("#"))return X(
n);let{name:o,category:s}=this.at(e),r=[o,s].flatMap(i=>i?X(i):[]).join(", ");return r?`${n} (${r})`:n}},Ft=class{#t;#n;constructor(e,n){
this.users=n;let o=Array.from({length:Math.max(n-1,0)},(r,i)=>i+1),s=new Map(o.map(r=>[r,e[r]??y(Se,{user:r})]));this.#t=
new nt(s),this.#n=new nt(new Map([...s].map(([r,i])=>[r,wo(i)])))}find(e){if(e===null||!this.users)return 0;let n=xo(e)?
Number(S(String(e)).slice(0,12)):e;if(typeof n=="number"){if(n>=1&&n<this.users)return n;throw _("user",ge,{person:n,last:this.
users-1})}let o=this.#s(n),[s]=o;if(s===void 0)throw this.#a(n);if(o.length>1)throw this.#i(n,o);return s}#s(e){let n=[()=>this.#t.
findWithAccents(e),()=>this.#n.findWithAccents(e),()=>this.#t.findWithoutAccents(e),()=>this.#n.findWithoutAccents(e)];for(let o of n){
let s=o();if(s.length)return s}return[]}#i(e,n){let o=n.slice(0,Jt).map(i=>this.#r(i)),s=vo(o.slice(0,H).map(X),n.length),
r={count:n.length,name:X(e),listed:s};return _("user",ye,r,o)}#a(e){let n=this.#n.by(C),o=new Map([...n,...this.#t.by(C)]),
s=[...n.get(C(wo(e)))??[],...yt(e,[...o.keys()]).flatMap(c=>o.get(c)??[])],r=[...new Set(s)].slice(0,H).map(c=>this.#r(c)),
[i]=r,a={name:X(e),last:this.users-1};if(i!==void 0){let c={...a,meant:X(i)};return _("user",Ne,c,r)}return _("user",this.
users===1?Te:Ee,a)}#r(e){let n=this.#t.names.get(e)??"",o=xo(n)?[]:this.#s(n);return o.length===1&&o[0]===e?n:String(e)}},
wo=t=>S(t.split(",")[0]??"")||t,xo=t=>typeof t=="string"&&/^[0-9]+$/.test(S(t));function vo(t,e){let n=e-t.length;if(n)return y(
Ae,{listed:t.join(", "),left_out:n});let[o,s=""]=[t.slice(0,-1),t.at(-1)];return o.length?y(Oe,{listed:o.join(", "),last:s}):
s}var X=t=>w(t)>zt?`${M(t,zt-1)}…`:t;var pr=10,hr={hours:dr,visits:gr,heads:yr};function Ro(t,e){return hr[t](e)}function Mo(t,e,n){let o=t.network.trace(un(
e,t.network),e.interventions);pn(t,o);let{values:s}=o.probabilities,r=Io(s),{name:i}=t.places.at(r),a={location:r,name:i,
probability:Number(s[r])},c=l=>l&&{location:Io(l.values),probability:Number(l.values[n])};return{prediction:a,probability:Number(
s[n]),alone:{pointer:c(o["pointer.probabilities"])??null,generation:c(o["generation.probabilities"])??null}}}function Io(t){
return $t(t,1)[0]??L}function dr({query:t}){let{masked:e,interventions:n}=t;return Gn.map(o=>{let s=_r(t.history,t.predictAt,
o);return{hours:o,input:{history:s,masked:e,interventions:n}}})}function _r(t,e,n){let o=t.startMinutes.map(a=>a+60*n),s=o.
map(N),r=N(I(e)+60*n),i=(a,c)=>a.map((l,u)=>c(l,s[u]??0));return{...t,weekdays:i(t.weekdays,(a,c)=>J(a+c,7)),startMinutes:o.
map(I),daysBefore:i(t.daysBefore,(a,c)=>a+r-c)}}function gr({bundle:t,query:{history:e,masked:n,interventions:o,sent:s}}){
return e.locations.map((r,i)=>{let a=[...e.locations.keys()].filter(u=>u!==i),c=a.at(-1),l={history:It(e,a),masked:n.flatMap(
u=>u===i?[]:a.indexOf(u)),interventions:o};return{visit:{sent:s[i]??i,label:t.places.label(r)},input:c===void 0||n.includes(
c)?null:l}}).sort((r,i)=>r.visit.sent-i.visit.sent)}function yr({bundle:t,query:{history:e,masked:n,interventions:o}}){let{
remove_heads:s}=o;if(s==="all")return[];let r=Er(t.network.architecture).filter(([a,c])=>!s.some(([l,u])=>l===a&&u===c));
return r.length?(r.length>pr?r.map(a=>[a]):Tr(r)).map(a=>{let c={...o,remove_heads:[...s,...a]};return{heads:a,input:{history:e,
masked:n,interventions:c}}}):[]}function Er({layers:t,heads:e}){return Array.from({length:t*e},(n,o)=>[Math.floor(o/e),o%
e])}function Tr(t){return Array.from({length:2**t.length},(e,n)=>t.filter((o,s)=>n&1<<s)).sort((e,n)=>e.length-n.length)}var Yt=class{constructor(e,n){let{id:o,sizes:s,places:r,people:i}=e;this.content={vocabulary:e,weights:n},this.id=o,this.
places=new jt(r,s.locations);let a=i.map(({id:c,name:l})=>[c,l]);this.people=new Ft(Object.fromEntries(a),s.users),this.
network=new Ut(s,So(n))}explain(e){return Pt(this.#t(e))}queryOf(e){return co(e)}trace(e,n={}){let o=this.#t(e,n),{query:s,
trace:r}=o,i=fn(o),{pointer:a,generation:c,final:l}=i.location_probabilities,u=[...a??[],...c??[],...l].map(p=>p.location),
h=[...new Set([...u,...s.history.locations])].map(p=>[p,{label:this.places.label(p),category:this.places.at(p).category}]);
return{...i,self_attention:null,pointer:mn(r),architecture:this.network.architecture,interventions:s.interventions,places:Object.
fromEntries(h),tensors:r,weights:this.network.weights}}sweep(e,n){let o=this.#t(n),{prediction:s}=Pt(o);return{prediction:s,
variants:Ro(e,o)}}answer(e,n){return Mo(this,e,n)}circuit(e){let n=this.#t(e),{location:o}=Pt(n).prediction,s=Ht(this.network.
architecture,n.query.interventions),r=hn(n);return{location:o,variants:r,conclude:a=>dn(s,o,a)}}#t(e,n={}){try{return po(
this,e,n)}catch(o){throw o instanceof dt?new U([{where:"model",message:o.message,suggestions:[]}]):o}}};if("DedicatedWorkerGlobalScope"in globalThis){let t;globalThis.onmessage=({data:e,ports:n})=>{"weights"in e?t=new Yt(e.vocabulary,
e.weights):n[0]?.postMessage(Nr(t,e))}}function Nr(t,{input:e,location:n}){try{return{answer:t.answer(e,n)}}catch(o){return{
error:o instanceof Error?o.message:String(o)}}}export{Yt as BrowserModel};
