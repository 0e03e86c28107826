var ko=Object.defineProperty;var Lo=(e,t)=>{for(var n in t)ko(e,n,{get:t[n],enumerable:!0})};function Ht({layers:e,heads:t,components:n},{remove_heads:o,skip:s,only:r}){let i=[],a=(u,p)=>s.some(h=>h.layer===u&&h.part===
p),c=(u,p)=>o==="all"||o.some(([h,m])=>h===u&&m===p);for(let u=0;u<e;u++){for(let p=0;p<t&&!a(u,"attention");p++)c(u,p)||
i.push({name:`layers.${u}.heads.${p}`,layer:u,head:p});a(u,"feed_forward")||i.push({name:`layers.${u}.feed_forward`,layer:u,
head:null})}let l=["pointer","generation"].filter(u=>n.includes(u)&&(r??u)===u).map(u=>({name:u,layer:null,head:null}));
return{encoder:i,outputs:l}}function hn({bundle:e,query:{history:t,masked:n,interventions:o}}){let{encoder:s,outputs:r}=Ht(
e.network.architecture,o);if(s.length+r.length>12)return[];let{remove_heads:i,skip:a}=o;return Array.from({length:2**s.length},
(c,l)=>{let u=s.filter((f,d)=>!(l&1<<d)),p=u.flatMap(({layer:f,head:d})=>d===null?[]:[[f,d]]),h=u.filter(({head:f})=>f===
null),m={...o,remove_heads:i==="all"?i:[...i,...p],skip:[...a,...h.map(({layer:f})=>({layer:f,part:"feed_forward"}))]};return{
input:{history:t,masked:n,interventions:m}}})}function dn({encoder:e,outputs:t},n,o){let s=[...e,...t],r=2**s.length,i=new Float64Array(
r),a=new Uint8Array(r);for(let f=0;f<r;f++){let d=o[f&2**e.length-1],g=t.filter((E,A)=>f&1<<e.length+A),O=d&&Co(d,g);i[f]=
O?.probability??0,a[f]=+(O?.location===n)}let c=[...a.keys()].filter(f=>a[f]),l=Math.min(...c.map(Wt)),u=c.filter(f=>Wt(
f)===l),p=f=>Math.round(1e6*(i[f]??0)),h=u.reduce((f,d)=>p(d)>p(f)?d:f),m=$o(i);return{parts:s.map((f,d)=>({...f,value:m[d]??
0,isKept:!!(h&1<<d)})),location:n,whole:i[r-1]??0,smallest:i[h]??0,equallySmall:u.length,keeping:c.length,networks:(2**t.
length-1)*2**e.length}}function Co({prediction:e,probability:t,alone:n},o){if(o.length===2)return{location:e.location,probability:t};
let[s]=o;return s?n[s.name]:null}function $o(e){let t=Math.round(Math.log2(e.length)),n=[1/t];for(let o=1;o<t;o++)n.push(
Number(n[o-1])*o/(t-o));return Array.from({length:t},(o,s)=>{let r=0;for(let i=0;i<e.length;i++){if(i&1<<s)continue;let a=Number(
e[i|1<<s])-Number(e[i]);r+=Number(n[Wt(i)])*a}return r})}function Wt(e){let t=0;for(let n=e;n;n&=n-1)t++;return t}var Po=Yo();function b(e){return{values:new Float32Array(e.reduce((t,n)=>t*n,1)),shape:e}}function Ot(e,t){return{values:e.
values.map((n,o)=>n+t.values[o]),shape:e.shape}}function K(e,t,n){return Vt(e,t,n.values)}function Vt({values:e,shape:t},{
values:n,shape:[o,s]},r){let i=b([...t.slice(0,-1),o]),{values:a}=i,c=l=>n.subarray(l*s,(l+1)*s);for(let l=0;l<o;l+=4){let u=Math.
min(l+1,o-1),p=Math.min(l+2,o-1),h=Math.min(l+3,o-1),[m,f,d,g]=[c(l),c(u),c(p),c(h)];for(let O=0,E=0;O<e.length;O+=s,E+=
o){let A=r[l],$=r[u],P=r[p],Q=r[h];for(let x=0;x<s;x++){let G=e[O+x];A+=G*m[x],$+=G*f[x],P+=G*d[x],Q+=G*g[x]}a[E+l]=A,a[E+
u]=$,a[E+p]=P,a[E+h]=Q}}return i}function _n({values:e,shape:t},{values:n},{values:o}){let s=n.length,r=b(t),i=b(t.slice(
0,-1)),a=b(t.slice(0,-1));for(let c=0;c<e.length/s;c++){let l=c*s,u=0;for(let f=0;f<s;f++)u+=e[l+f];let p=u/s,h=0;for(let f=0;f<
s;f++)h+=(e[l+f]-p)**2;let m=1/Math.sqrt(h/s+1e-5);for(let f=0;f<s;f++)r.values[l+f]=(e[l+f]-p)*m*n[f]+o[f];i.values[c]=
p,a.values[c]=m}return{normed:r,mean:i,reciprocal_deviation:a}}function At({values:e,shape:t},n=1){if(!(n>0&&n<Number.POSITIVE_INFINITY))
throw new RangeError(`The temperature must be a positive number, not ${n}.`);let o=b(t),s=t[t.length-1];for(let r=0;r<e.
length;r+=s){let i=r+s,a=Number.NEGATIVE_INFINITY;for(let l=r;l<i;l++)a=Math.max(a,e[l]);let c=0;for(let l=r;l<i;l++)o.values[l]=
Math.exp((e[l]-a)/n),c+=o.values[l];for(let l=r;l<i;l++)o.values[l]/=c}return o}function Bt(e,t){if(!t)return e;let n=(o,s)=>t[s%
t.length]?o:Number.NEGATIVE_INFINITY;return{values:e.values.map(n),shape:e.shape}}function Do(e,t){return{values:e.values.
map(n=>n/Math.sqrt(t)),shape:e.shape}}function gn(e,t,n=!0){let[o,s]=t.shape;return Vt(n?Do(e,s):e,t,new Float32Array(o))}
function Uo(e,t){let[n,o]=t.shape,s=b([o,n]);for(let r=0;r<n*o;r++)s.values[r%o*n+Math.floor(r/o)]=t.values[r];return Vt(
e,s,new Float32Array(o))}function yn(e,t,n,{mask:o,temperature:s,scaled:r,at:i=Xt}){let a=i("scores",Bt(gn(e,t,r),o)),c=i(
"weights",At(a,s));return{scores:a,weights:c,outputs:Uo(c,n)}}var Xt=(e,t)=>t;function En({values:e,shape:t}){let n=b(t);
for(let o=0;o<e.length;o++)n.values[o]=.5*e[o]*(1+jo(e[o]*Math.SQRT1_2));return n}function Tn(e,t,n,o,s,r=Xt){let i=r("p\
re",K(e,t,n)),a=r("hidden",En(i));return{pre:i,hidden:a,out:K(a,o,s)}}function Nn(e,t,n=!0){return gn(e,t,n)}function Sn(e,t){
return Ot(e,t)}function On(e,t,n){let o=b([n]);return e.values.forEach((s,r)=>{o.values[t[r]]+=s}),o}function An(e,t,n,o,s,r=Xt){
let i=r("hidden",En(K(e,t,n))),a=r("logit",{values:K(i,o,s).values,shape:[]});return{hidden:i,logit:a,value:Fo(a)}}function Fo({
values:e,shape:t}){return{values:e.map(n=>1/(1+Math.exp(-n))),shape:t}}function bn({values:e},t,n){let o=(s,r)=>e[0]*s+(1-
e[0])*n.values[r];return{values:t.values.map(o),shape:t.shape}}function Gt({values:e}){return e.reduce((t,n)=>t-(n?n*Math.
log(n):0),0)}function wn(e){return Math.exp(Gt(e))}function jo(e){let t=Math.abs(e);if(!(t<6))return Math.sign(e);let n=Math.
round(t*16);return Math.sign(e)*xn(Po,n*10,t-n/16)}function Yo(){let e=new Float64Array(970),t=0;for(let n=0;n<e.length;n+=
10){let o=n/10/16;e[n]=t;let s=0,r=2/Math.sqrt(Math.PI)*Math.exp(-o*o);for(let i=1;i<10;i++)e[n+i]=r/i,[s,r]=[r,-2*(o*r+
s)/i];t=xn(e,n,1/16)}return e}function xn(e,t,n){let o=0;for(let s=9;s>=0;s--)o=o*n+e[t+s];return o}var it=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var vn=[1900,2200],In=`,@+#"
\r`,Rn=/^(?:[0-9]{1,5})$/,Mn=/^(?:#[0-9]{1,9})$/,kn=/[0-9]:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)? *([Zz]|[+-] *[0-9]{2}(:?[0-9]{2})?)$/,
Ln=/([0-9]:[0-9]{2}):[0-9]{2}([.][0-9]+)?$/,Kt=/^(?:((?<weekday>[A-Za-z]{3,9}) +|(?<date>[0-9]{4}-[0-9]{2}-[0-9]{2})[ Tt]+)?(?<hour>[0-9]{1,2}):(?<minute>[0-9]{2}))$/,
W=1,I=2,H=5,Jt=100,Cn=100,$n=3,bt=.75,qt=85,zt=60,Pn=/[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g,
Dn=/[\u0300-\u036f]+/g,Un={æ:"ae",œ:"oe",ø:"o",ð:"d",đ:"d",þ:"th",ħ:"h",ı:"i",ł:"l"},at=20773,Fn=480,jn=60,Yn=15,
Wn=30,wt=96,xt=7,vt=8,It=99,Hn=100,Vn=36500,Bn=["user","time","weekday","recency","duration","position_from_end","sinuso\
idal","attention","pointer","position_bias","generation","gate"],Xn=60,Gn=[-12,-11,-10,-9,-8,-7,-6,-5,-4,-3,-2,-1,0,1,2,
3,4,5,6,7,8,9,10,11];var Qt=`	
\v\f\r              \u2028\u2029  　`;var N=e=>Math.floor(e/1440),R=e=>e-N(e)*1440,V=e=>J(e+3,7),J=(e,t)=>(e%t+t)%t,ct=e=>new Date(e*864e5).toISOString().slice(
0,10),Rt=e=>[Math.floor(e/60),e%60].map(t=>String(t).padStart(2,"0")).join(":");function Kn(e){let t=Date.parse(`${e}T00\
:00Z`)/864e5;return e>="0001"&&!Number.isNaN(t)&&ct(t)===e?t:null}function Zt(e,t,n){return{locations:e.map(o=>o.location),user:t,weekdays:e.map(o=>V(N(o.arrival))),startMinutes:e.map(o=>R(
o.arrival)),durations:e.map(o=>o.duration),daysBefore:e.map(o=>N(n)-N(o.arrival))}}function Jn({locations:e,weekdays:t,startMinutes:n,
durations:o,daysBefore:s}){let i=at+J(t.at(-1)??0,7)+(s.at(-1)??0);return e.map((a,c)=>({location:a,arrival:(i-(s[c]??0))*
1440+(n[c]??0),duration:o[c]??0,filledIn:[]}))}function Mt(e,t){let n=o=>t.map(s=>o[s]??0);return{locations:n(e.locations),
user:e.user,weekdays:n(e.weekdays),startMinutes:n(e.startMinutes),durations:n(e.durations),daysBefore:n(e.daysBefore)}}function qn(e,t){
let n=e.locations.length,o=(s,r,i)=>Int32Array.from(s,a=>Math.min(Math.max(Math.floor(a/r),0),i));return{locations:Int32Array.
from(e.locations),user:e.user,time:o(e.startMinutes,Yn,wt),weekday:o(e.weekdays,1,xt),recency:o(e.daysBefore,1,vt),duration:o(
e.durations,Wn,It),positionFromEnd:Int32Array.from(e.locations,(s,r)=>Math.min(n-r,t-1))}}var B={};Lo(B,{AGAINST_NOT_JSON:()=>Zo,ALTERNATIVES:()=>Oe,BY_KEY_VISIT:()=>zo,CHANGES_NOT_JSON:()=>ze,CLOSE_PERSON:()=>Ne,
CLOSE_PLACE:()=>_e,COLUMN_LENGTH:()=>ke,DATE_OUT_OF_RANGE:()=>ue,EVERY_VISIT_MASKED:()=>Fe,FORM_ERRORS:()=>ns,GATE_AND_ONLY:()=>Pe,
LAST_VISIT_MASKED:()=>je,LEFT_OUT:()=>Ae,LONE_SURROGATE:()=>ft,MOMENT_TOO_LONG:()=>se,NEAREST:()=>Xe,NOTHING_TO_BLEND:()=>He,
NOT_AN_ID:()=>oe,NOT_AN_OBJECT:()=>es,NOT_AN_ORDER:()=>De,NOT_A_DATE:()=>le,NOT_A_DAY:()=>ce,NOT_A_LIST:()=>kt,NOT_A_MOMENT:()=>ie,
NOT_A_NUMBER:()=>nn,NOT_A_STAY:()=>fe,NOT_A_TIME:()=>ae,NOT_A_VISIT:()=>te,NOT_A_WHOLE_NUMBER:()=>on,NOT_FINITE:()=>Je,NOT_ONE_PLACE:()=>Wo,
NOT_PATCHED:()=>ts,NOT_PLAIN_JSON:()=>qe,NO_COUNTERPART:()=>qo,NO_HEAD:()=>Ye,NO_HISTORIES:()=>Ho,NO_HISTORY:()=>be,NO_LAYER:()=>We,
NO_LOCATION:()=>pe,NO_PEOPLE:()=>Te,NO_PERSON_ID:()=>ge,NO_PLACE:()=>lt,NO_PLACE_NAMES:()=>de,NO_QUANTITY:()=>Vo,NO_QUANTITY_NAMED:()=>Bo,
NO_SITE:()=>Be,NO_SUCH_PERSON:()=>Ee,NO_SUCH_PLACE:()=>he,NO_VISITS:()=>xe,NO_VISIT_TO_MASK:()=>Ue,NO_VISIT_TO_PATCH:()=>Jo,
NUMBER_RANGE:()=>en,OUT_OF_RANGE:()=>Le,PARAMETER_NOT_JSON:()=>Qe,PARTS:()=>Ve,PERSON:()=>Se,POSITIONS_OF_MANY:()=>Xo,PREDICTION_TOO_EARLY:()=>Re,
RECEIVER_BEFORE_SENDER:()=>Qo,RECORD_OUT_OF_ORDER:()=>$e,RECORD_WITH_USER:()=>Me,SEMICOLON:()=>ut,SEVERAL_PEOPLE:()=>ye,
SEVERAL_PLACES:()=>me,SEVERAL_USERS:()=>Ce,SITE_NOT_A_TENSOR:()=>Go,SITE_NOT_FINITE:()=>Ke,SITE_SHAPE:()=>Ge,TIME_ZONE:()=>re,
TOO_MANY_VISITS:()=>ve,TWO_HISTORIES:()=>we,TWO_NETWORKS:()=>Ko,UNKNOWN_FIELD:()=>Ze,UNQUOTED_NUMBER_SIGN:()=>ne,VISIT_OUT_OF_ORDER:()=>Ie,
VISIT_TOO_LONG:()=>ee,WHOLE_NUMBER_RANGE:()=>tn});var lt="The visit names no place. Write the name of a place, or an id \
such as #17.",Wo="This is not one place. Write the name of a place, or an id such as #17.",te="This visit cannot be read\
. A visit is a place, then @ with a day and a time, then + with minutes, such as Café Luna @ Mon 08:00 +45. Put a name w\
ith , @ + # or a quote in double quotes.",ut="A semicolon does not end a visit. Separate visits by commas or new lines.",
ee="This visit has {characters:,} characters; at most {most:,} characters are read. Shorten it.",ne="“{name}” contains #\
. Put a name with # in double quotes.",oe="“{name}” is not a location id. Write # and a number, such as #17.",se="“{\
text}…” is too long for a day and time. Write Mon 08:00, 2026-11-16 08:00 or 08:00.",re="“{text}” has a time zone, b\
ut times are local to the people who make the visits. Leave out the time zone.",ie="“{text}” is not a day and time. Writ\
e Mon 08:00, 2026-11-16 08:00 or 08:00.",ae="“{text}” is not a time of day. Write an hour from 00 to 23 and minutes from\
 00 to 59.",ce="“{text}” is not a day. Write one of {days}, or a date such as 2026-11-16.",le="There is no date {tex\
t}. Write a date of the calendar, such as 2026-11-16.",ue="The date {text} is out of range. Write a date between {first_\
year} and {last_year}.",fe="“+{text}” is not a length of stay. Write whole minutes from +0 to +{most}.",pe="There is\
 no location #{location}. Write an id from #{first} (unknown place) to #{last}.",me="{count:,} places match “{name}”: {l\
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
sit at position {position}. Mask positions from 0 to {last}.",Fe="Every visit is masked, so no visit is left to attend t\
o. Unmask the last visit.",je="The last visit (position {position} as sent, counted from 0) cannot be masked, because th\
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
s.',ft="The text contains half a character (a lone surrogate). Remove it.",qe="This is not plain JSON. Remove half chara\
cters (lone surrogates) and deep nesting.",ze="The link's changes cannot be read: a part of the link is missing or damag\
ed. Copy the whole link again, or remove `interventions` from it.",Qe="The parameter is not valid JSON. Send JSON.",Zo='\
This is not valid JSON. Send the fields of the query to compare with as a JSON object, such as {"visits": "…"}.',ts="T\
he site “{site}” was not patched.",Ze="There is no field “{name}” here. Correct its name, or remove it.",tn="Ent\
er a whole number from {minimum:g} to {maximum:g}.",en="Enter a value from {minimum:g} to {maximum:g}.",es="This is not \
a JSON object. Send a JSON object.",kt="This is not a list. Send a list.",nn="This is not a number. Enter a number.",on="\
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
This is not a JSON object. Send a JSON object.",dict_type:"This is not a JSON object. Send a JSON object."};var U=class extends Error{constructor(t){super(t.map(({where:n,message:o})=>`${n}: ${o}`).join(" ")),this.problems=t.slice(
0,20)}};function _(e,t,n={},o=[]){return new U([{where:e,message:y(t,n),suggestions:o}])}function y(e,t){return e.replace(
/\{(\w+)(:,)?[^}]*\}/g,(n,o,s)=>{let r=String(t[o]);return s?r.replace(/\B(?=(\d{3})+$)/g,","):r})}function F(e,t){try{return t()}catch(n){
if(!(n instanceof U))throw n;return e.push(...n.problems),null}}function M(e){if(e.length)throw new U(e)}var pt={type:"object",fields:{user:{type:"kinds",of:{name:{type:"text",max:1e3},id:{type:"int"}},kind:"_kind_of_user",nullable:!0,
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
ge:0},max:1e3,default:[]}},after:"_check_gate_and_only",before:"_check_json",nullable:!0,default:null}}};var os=new RegExp(`[${Qt}]+`),Lt=e=>e!==""&&Qt.includes(e);function S(e){let[t,n]=[0,e.length];for(;t<n&&Lt(e.charAt(t));)
t+=1;for(;t<n&&Lt(e.charAt(n-1));)n-=1;return e.slice(t,n)}var j=e=>e.split(os).filter(Boolean),w=e=>[...e].length,k=(e,t)=>e.
length<=t?e:[...e.slice(0,2*t)].slice(0,t).join(""),Y=e=>/\p{Surrogate}/u.test(e);var{FORM_ERRORS:L}=B,ss=255,rs=1e21,is={_kind_of_visits:e=>Array.isArray(e)?"list":"notation",_kind_of_visit:e=>typeof e==
"string"?"place":"visit",_kind_of_user:e=>typeof e=="string"?"name":"id"};function mt(e,t){let n=[],o=Z(e,t,[],n);return M(
as(n)),o}function as(e){let t=new Map;for(let{path:o,message:s,expected:r}of e){let i=JSON.stringify(o),a=t.get(i);a?r&&
(a.message=`${a.message.replace(/\.$/,"")}, or ${r}.`):t.set(i,{path:o,message:s})}let n=new Set;for(let{path:o}of t.values())
for(let s=1;s<o.length;s+=1)n.add(JSON.stringify(o.slice(0,s)));return[...t].filter(([o])=>!n.has(o)).map(([,{path:o,message:s}])=>({
where:cs(o),message:s,suggestions:[]}))}function cs(e){return e.map(n=>typeof n=="number"?`[${n}]`:`.${n}`).join("").replace(
/^\./,"")||"body"}function Z(e,t,n,o){if(t===null&&e.nullable)return null;let s=o.length,r=(a,c)=>{o.push({path:n,message:a,
...c&&{expected:c}})};if(e.before==="_check_json"&&!Qn(t,ss))return r(qe);let i=ls(e,t,n,o,r);if(o.length>s)return i;if(e.
after==="_check_gate_and_only"){let{gate:a,only:c}=i;a!==null&&c!==null&&r(Pe)}return e.after?.startsWith("_sorted")&&Array.
isArray(i)?ys(i):i}function ls(e,t,n,o,s){switch(e.type){case"object":return gs(t)?Object.keys(t).some(Y)?s(ft):us(e.fields,
t,n,o):s(L.model_type);case"kinds":return Z(ms(e,t),t,n,o);case"union":return ps(e.of,t,n,o);case"list":return Array.isArray(
t)?fs(e,t,n,o,s):s(kt);case"tuple":return Array.isArray(t)?t.length>e.items.length?s(y(L.too_long,{max_length:e.items.length})):
e.items.map((r,i)=>i<t.length?Z(r,t[i],[...n,i],o):o.push({path:[...n,i],message:L.missing})):s(kt);case"literal":{if(e.
values.some(i=>i===t))return t;let r=Ts(e.values.map(i=>`'${i}'`));return s(y(L.literal_error,{expected:r}),r)}case"text":
return typeof t!="string"?s(L.string_type):Y(t)?s(ft):t.length>e.max&&w(t)>e.max?s(y(L.string_too_long,{max_length:e.max})):
t;case"bool":return typeof t=="boolean"?t:s(L.bool_type);default:{if(typeof t=="string"&&e.lax&&Y(t))return s(ft);let r=e.
lax?_s(t):t,i=hs(e,r);return i?s(i):r}}}function us(e,t,n,o){let s={};for(let[r,i]of Object.entries(e))Object.hasOwn(t,r)?
s[r]=Z(i,t[r],[...n,r],o):i.default!==void 0?s[r]=i.default:o.push({path:[...n,r],message:L.missing});for(let r of Object.
keys(t)){if(Object.hasOwn(e,r))continue;let i=k(r,Xn);o.push({path:[...n,i],message:y(Ze,{name:i})})}return s}function fs({
items:e,max:t,wrap:n},o,s,r,i){let a=r.length,c=n?Hn:1,l=[];for(let[u,p]of o.slice(0,t).entries()){if(u%c===0&&r.length>
a)break;l.push(Z(e,p,[...s,u],r))}return o.length>t&&r.length===a&&i(y(L.too_long,{max_length:t})),l}function ps(e,t,n,o){
let s=[];for(let r of e){let i=[],a=Z(r,t,n,i);if(!i.length)return a;for(let c of i)s.push(c)}for(let r of s)o.push(r);return t}
function ms({of:e,kind:t},n){let o=e[is[t]?.(n)??""];if(!o)throw new Error(`There is no kind of value that ${t} chooses.`);
return o}function hs({type:e,gt:t,ge:n,le:o},s){let r=typeof s=="number"&&(e==="float"||ds(s)),i=r&&(s<Number(n)||s<=Number(
t));return r&&!i&&!(s>Number(o))?null:n!==void 0&&o!==void 0?y(e==="int"?tn:en,{minimum:n,maximum:o}):r?t!==void 0?y(L.greater_than,
{gt:t}):y(L.greater_than_equal,{ge:Number(n)}):e==="int"?on:nn}var ds=e=>Number.isInteger(e)&&Math.abs(e)<rs;function _s(e){
return typeof e=="boolean"?Number(e):typeof e!="string"?e:/^\s*[+-]?\d+(_\d+)*(\.0+)?\s*$/.test(e)?Number(e.replaceAll("\
_","")):e}var gs=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function Qn(e,t){return typeof e=="string"?!Y(e):typeof e!=
"object"||e===null?!0:t?Object.entries(e).every(([n,o])=>!Y(n)&&Qn(o,t-1)):!1}function ys(e){return[...new Map(e.map(n=>[
JSON.stringify(n),n])).values()].sort((n,o)=>Es(zn(n),zn(o)))}function zn(e){return typeof e!="object"?[e]:Object.values(
e)}function Es(e,t){for(let[n,o]of e.entries()){let s=t[n]??o;if(o!==s)return o<s?-1:1}return 0}var Ts=e=>[e.slice(0,-1).
join(", "),e.at(-1)].filter(Boolean).join(" or ");var Zn=()=>mt(pt.fields.interventions,{});function to(e,t){let{gate:n,only:o,remove_heads:s,skip:r}=e,{layers:i,heads:a,
components:c}=t,l={last_layer:i-1,last_head:a-1},u=[],p=(m,f,d)=>{let g=y(f,d);u.push({where:`interventions.${m}`,message:g,
suggestions:[]})};for(let[m,f]of s==="all"||!a?[]:s)(m>=i||f>=a)&&p("remove_heads",Ye,{layer:m,head:f,...l});for(let{layer:m}of r)
m>=i&&p("skip",We,{layer:m,...l});let h=[["gate",n===null?[]:["pointer","generation"]],["only",o===null?[]:[o]]];for(let[
m,f]of h){let d=f.find(g=>!c.includes(g));d&&p(m,He,{part:Ve[d],option:m})}M(u)}var ht=it.map(e=>e.slice(0,3)),z={weekday:null,date:null,time:null};function oo(e){let t=[],n=[];for(let[o,{written:s}]of Ns(
e).entries()){let r=F(t,()=>Os(s,`visits[${o}]`));if(r)n.push(r);else if(t.length>=20)break}return M(t),n}function so(e){
return e.map(t=>{let n=rn(t);return[...[dt(t.place),n&&`@ ${n}`],t.stay===null?"":`+${t.stay}`].filter(Boolean).join(" ")}).
join(", ")}function dt(e){return typeof e=="number"?`#${e}`:e&&e===S(e)&&![...In].some(n=>e.includes(n))?e:`"${e.replaceAll(
'"','""')}"`}function rn({weekday:e,date:t,time:n}){return[e===null?t!==null&&ct(t):ht[e],n!==null&&Rt(n)].filter(Boolean).
join(" ")}function Ct(e,t){let n=S(e);if(w(n)>40)throw _(t,se,{text:k(n,40)});let{groups:o}=Kt.exec(n)??Kt.exec(n.replace(
Ln,"$1"))??{};if(!o)throw _(t,kn.test(n)?re:ie,{text:n});let[s,r]=[Number(o.hour),Number(o.minute)];if(s>23||r>59)throw _(
t,ae,{text:n});return{weekday:vs(o.weekday,t),date:Is(o.date,t),time:s*60+r}}function an(e,t){if(!Mn.test(e))throw _(t,oe,
{name:k(e,40)});return Number(e.slice(1))}function Ns(e){let t=[],n=0,o=!1;for(let{0:s,index:r}of e.matchAll(/[",\n\r]|$/g))
s==='"'?o=!o:(!o||!s)&&(t.push({written:e.slice(n,r),start:n}),n=r+1);return t.filter(({written:s})=>S(s))}function Ss(e){
return e.startsWith('"')?ws(e):e.search(/[@+]|$/)}function Os(e,t){try{return As(e,t)}catch(n){throw e.replace(/"[^"]*"/g,
"").includes(";")?_(t,ut):n}}function As(e,t){let n=S(e),o=w(n);if(o>2e3)throw _(t,ee,{characters:o,most:2e3});let s=bs(
n);if(!s)throw _(t,te);let r=xs(s.place,t);if(r==="")throw _(t,lt);let i=s.moment===null?z:Ct(s.moment,t),a=s.stay===null?
null:Rs(S(s.stay),t);return{place:r,...i,stay:a}}function bs(e){let t=e.startsWith('"'),n=Ss(e),o=S(e.slice(0,n)),s=S(e.
slice(n)),r=null,i=null;if(s.startsWith("@")){let c=s.search(/\+|$/);r=s.slice(1,c),s=s.slice(c)}s.startsWith("+")&&(i=s.
slice(1),s="");let a=/[@+]/.test(`${r??""}${i??""}`);return s||a||!t&&o.includes('"')?null:{place:o,moment:r,stay:i}}function ws(e){
let t=e.indexOf('"',1);for(;t>0&&e[t+1]==='"';)t=e.indexOf('"',t+2);return t+1}function xs(e,t){if(e.startsWith('"'))return e.
slice(1,-1).replaceAll('""','"');if(e.startsWith("#"))return an(e,t);if(e.includes("#"))throw _(t,ne,{name:k(e,60)});return e}
function vs(e,t){if(e===void 0)return null;let n=it.findIndex(o=>o.toLowerCase().startsWith(e.toLowerCase()));if(n<0)throw _(
t,ce,{text:e,days:ht.join(", ")},ht);return n}function Is(e,t){if(e===void 0)return null;let n=Kn(e);if(n===null)throw _(
t,le,{text:e});let[o=0,s=0]=vn,r=Number(e.slice(0,4));if(r<o||r>s)throw _(t,ue,{text:e,first_year:o,last_year:s});return n}
function Rs(e,t){if(!Rn.test(e)){let n={text:k(e,20),most:99999};throw _(t,fe,n)}return Number(e)}function cn(e,t){let n=[],o=[];for(let[s,{place:r,stay:i,...a}]of e.entries()){let c=`visits[${s}]`,l=F(n,()=>t.find(r,c))??
0,u=o.at(-1),p=Ms(a,u);if(u&&p<u.arrival){let d=N(u.arrival),g=`${ht[V(d)]} ${tt(u.arrival)}`;n.push(..._(c,Ie,{arrival:g}).
problems)}if(n.length>=20)break;u?.filledIn.includes("stay")&&(u.duration=Math.min(u.duration,p-u.arrival));let h={day:a.
weekday===null&&a.date===null,time:a.time===null,stay:i===null},m=i??t.at(l).typical_minutes??jn,f=Object.entries(h).flatMap(
([d,g])=>g?d:[]);o.push({location:l,arrival:p,duration:m,filledIn:f})}return M(n),o}function $t({weekday:e,date:t,time:n},o){
let s=n??0;if(t!==null)return t*1440+s;let r=o===null?at*1440:o+1,i=N(r)+(s<R(r)?1:0),a=e===null?0:J(e-V(i),7);return(i+
a)*1440+s}var ln=({arrival:e,duration:t})=>e+t,tt=e=>`${ct(N(e))} ${Rt(R(e))}`;function Ms(e,t){return e.time!==null?$t(
e,t?t.arrival:null):t?ln(t):at*1440+Fn}function ao(e,{places:t,people:n,architecture:o}){let s=mt(pt,e),r=ks(s,t,n,o.max_visits);if(!s.interventions)return r;let i=Ls(
r,s.interventions);return to(s.interventions,o),i}function co(e){let t=s=>e.getAll(s).at(-1)??null,n=t("top_k"),o=n===null?
{}:{top_k:n};return mt({type:"object",fields:{top_k:pt.fields.top_k}},o),{user:t("user")||null,visits:t("visits"),predict_at:t(
"predict_at"),...o,record:io(t("record"),"record"),interventions:io(t("interventions"),"interventions")}}function lo({history:e,
visits:t,written:n,sent:o,masked:s},r){return t.map((i,a)=>{let{location:c,arrival:l,duration:u}=i,{name:p,category:h}=r.
at(c),m=e.weekdays[a]??0,f=R(l),d=n?.[a]??{weekday:m,date:null,time:f,stay:u},g=tt(l).replace(" ","T");return{location:c,
name:p,label:r.label(c),category:h,place:dt(r.written(c)),written_moment:rn(d),written_stay:d.stay,arrival:V(N(l))===m?g:
null,weekday:m,start_minute:e.startMinutes[a]??0,duration_minutes:u,days_before:e.daysBefore[a]??0,steps_back:t.length-1-
a,sent:o[a]??a,masked:s.includes(a),filled_in:i.filledIn}})}function uo({written:e,sent:t}){if(!e)return null;let n=e.map(
(o,s)=>({visit:o,at:t[s]??s}));return so(n.sort((o,s)=>o.at-s.at).map(({visit:o})=>o))}function ks(e,t,n,o){let{record:s,
visits:r}=e;if(s===null&&r===null)throw _("visits",be);if(s!==null&&r!==null)throw _("visits",we);if(s!==null)return Us(
s,e,t,n,o);let i=[],a=F(i,()=>n.find(e.user))??0,c=F(i,()=>{let l=typeof r=="string"?oo(r):$s(r??[]);po(l.length,o,"visi\
ts");let u=cn(l,t),p=u.at(-1);return{written:l,visits:u,predictAt:Ds(e.predict_at,p)}});if(!c||i.length)throw new U(i);return fo(
{...c,history:Zt(c.visits,a,c.predictAt)},e)}function fo(e,t){let n=[...e.visits.keys()];return{...e,topK:t.top_k,interventions:Zn(),
sent:n,masked:[]}}function Ls(e,t){let{visits:n,written:o}=e,s=t.order.length?t.order:e.sent,r=n.length-1;if(!(s.length===
n.length&&new Set(s).size===n.length)||Math.max(...s)>r){let a={visits:n.length,last:r};throw _("interventions.order",De,
a)}return Cs(t.mask_visits,s),{...e,history:Mt(e.history,s),visits:s.map(a=>n[a]),written:o&&s.map(a=>o[a]),interventions:t,
sent:s,masked:t.mask_visits.map(a=>s.indexOf(a)).sort((a,c)=>a-c)}}function Cs(e,t){let n="interventions.mask_visits",o=t.
length-1,[s=0,r=0]=[e.at(-1),t.at(-1)];if(s>o)throw _(n,Ue,{position:s,last:o});if(e.length===t.length)throw _(n,Fe);if(e.
includes(r))throw _(n,je,{position:r})}function $s(e){let t=[],n=[];for(let[o,s]of e.entries()){let r=F(t,()=>Ps(s,`visi\
ts[${o}]`));if(r)n.push(r);else if(t.length>=20)break}return M(t),n}function Ps(e,t){if(typeof e=="string")return{place:ro(
e,t),...z,stay:null};let{location:n,arrival:o,duration_minutes:s}=e,r=typeof n=="string"?ro(n,t):n,i=o===null?z:Ct(o,`${t}\
.arrival`);return{place:r,...i,stay:s}}function ro(e,t){let n=S(e);if(/^#[0-9]+$/.test(n))return an(n,t);if(!n)throw _(t,
lt);return n}function po(e,t,n){if(!e)throw _(n,xe);if(e>t)throw _(n,ve,{visits:e,most:t,excess:e-t})}function Ds(e,t){if(e===
null||!S(e))return ln(t);let n=$t(Ct(e,"predict_at"),t.arrival);if(n<t.arrival){let o=tt(t.arrival);throw _("predict_at",
Re,{arrival:o})}return n}function Us(e,t,n,o,s){let{X:r,user_X:i}=e;if(po(r.length,s,"record.X"),t.user!==null||t.predict_at!==
null)throw _("record",Me);let a=typeof i=="number"?[i]:i,c=e.diff??[],l={X:[r,W,n.vocabularySize-1],user_X:[a,0,o.users?
o.users-1:1e9],weekday_X:[e.weekday_X??[],0,it.length-1],start_min_X:[e.start_min_X??[],0,1439],dur_X:[e.dur_X??[],0,99999],
diff:[c,0,Vn]},u=[],p=(E,A,$={})=>{let P=y(A,$);u.push({where:`record.${E}`,message:P,suggestions:[]})};for(let[E,[A,$,P]]of Object.
entries(l)){let Q=E==="user_X"&&typeof i=="number";if(A.length!==r.length&&!Q){let x={numbers:A.length,visits:r.length};
p(E,ke,x)}for(let[x,G]of A.entries())(G<$||G>P)&&p(`${E}[${x}]`,Le,{minimum:$,maximum:P})}new Set(a).size>1&&p("user_X",
Ce),c.some((E,A)=>E>(c[A-1]??E))&&p("diff",$e),M(u);let h={locations:r,user:o.users?a[0]??0:0,weekdays:e.weekday_X??[],startMinutes:e.
start_min_X??[],durations:e.dur_X??[],daysBefore:c},m=Jn(h),f=m.at(-1).arrival,d=Math.max(f,(N(f)+(c.at(-1)??0))*1440),g=Fs(
m,n),O=js(h,g,n,d);return fo({history:h,visits:m,written:O?g:null,predictAt:d},t)}function Fs(e,t){return e.map(({location:n,
arrival:o,duration:s},r)=>{let i=e[r-1]?.arrival??null,[a,c,l]=[R(o),V(N(o)),N(o)],p=[...i===null?[]:[{...z,time:a}],{...z,
weekday:c,time:a}].find(m=>$t(m,i)===o);return{place:t.written(n),...p??{...z,date:l,time:a},stay:s}})}function js(e,t,n,o){
let s=F([],()=>cn(t,n)),r=s&&Zt(s,e.user,o);return JSON.stringify(r)===JSON.stringify(e)}function io(e,t){if(e===null)return null;
try{return JSON.parse(e,(n,o)=>{if(Y(n)||typeof o=="string"&&Y(o))throw new SyntaxError("half a character");return o})}catch{
throw _(t,t==="interventions"?ze:Qe)}}var Ys={queries:"queries",keys:"keys",values:"values",weights:"weights",head_outputs:"outputs"},Ws={context:"context",content_scores:"\
pointer.content_scores",position_bias:"pointer.bias",pointer_weights:"pointer.weights",pointer_probabilities:"pointer.pr\
obabilities",generation_logits:"generation.logits",generation_probabilities:"generation.probabilities",gate_hidden:"gate\
.hidden",gate_logit:"gate.logit",gate:"gate.value",probabilities:"probabilities"},_t=class extends Error{};function mo(e,t,n={}){
let{network:o,places:s,people:r}=e,i=ao(t,{places:s,people:r,architecture:o.architecture}),a=o.trace(un(i,o),i.interventions,
n);return mn(e,a),{bundle:e,query:i,trace:a}}function un({history:e,masked:t},{architecture:n}){let o=qn(e,n.max_visits);
if(!t.length)return o;let s=Uint8Array.from(e.locations,(r,i)=>t.includes(i)?0:1);return{...o,mask:s}}function Dt(e){let{
layers:t,heads:n}=e.bundle.network.architecture,o=nt(t).map(u=>nt(n).map(p=>Hs(e.trace,`layers.${u}.heads.${p}.weights`))),
{model:s,user:r,visits:i,notation:a,predict_at:c,...l}=fn(e);return{model:s,user:r,visits:i,notation:a,predict_at:c,self_attention:n?
{weights:o}:null,pointer:pn(e.trace),...l}}function fn({bundle:e,query:t,trace:n}){let{places:o}=e,{history:s,interventions:r,
topK:i}=t,a=n["gate.value"].values[0],c=n["gate.logit"]?.values[0]??null,l=r.gate!==null||r.only!==null,u=n["pointer.pro\
babilities"]?.values??null,p=n["generation.probabilities"]?.values??null,{values:h}=n.probabilities,m=(g,O)=>g.map(E=>({
location:E,name:o.at(E).name,probability:O[E]})),f=et(h,i),[d=I]=f;return{model:e.id,user:s.user||null,visits:lo(t,o),notation:uo(
t),predict_at:tt(t.predictAt).replace(" ","T"),gate:{value:a,logit:c,learned:c!==null&&!l},location_probabilities:{pointer:u&&
m(ho([...new Set(s.locations)],u),u),generation:p&&m(et(p,i),p),final:m(f,h)},prediction:{location:d,name:o.at(d).name,probability:h[d],
from_pointer:u?a*u[d]:0,from_generation:p?(1-a)*p[d]:0},unknown_probability:h[W]}}function pn(e){let t=e["pointer.weight\
s"];return t?{content_scores:Pt(e["pointer.content_scores"]),position_bias:Pt(e["pointer.bias"]),scores:Pt(e["pointer.sc\
ores"]),weights:Pt(t),entropy:Gt(t),effective_positions:wn(t)}:null}function et(e,t){let n=e.slice(I).sort(),o=n[n.length-
t]??0,r=nt(e.length).slice(I).filter(i=>e[i]>0&&e[i]>=o);return r.length?ho(r,e).slice(0,t):[I]}function ho(e,t){return e.
sort((n,o)=>t[o]-t[n]||n-o)}function Hs(e,t){let{values:n,shape:o}=e[t],[s,r]=o;return nt(s).map(i=>_o(n.subarray(i*r,(i+
1)*r)))}function Pt(e){return e?_o(e.values):null}function _o(e){return Array.from(e,t=>t===Number.NEGATIVE_INFINITY?"-i\
nf":t)}function mn({id:e,network:t},n){let{layers:o,heads:s}=t.architecture;for(let{name:r,sites:i}of Vs(o,s))if(!i.flatMap(
c=>n[c]??[]).every(({values:c})=>c.every(Number.isFinite)))throw new _t(y(Je,{model:e,tensor:r}))}function*Vs(e,t){yield{
name:"hidden[0]",sites:["layers.0.residual_in"]};for(let n of nt(e)){for(let[o,s]of Object.entries(Ys)){let r=nt(t).map(
i=>`layers.${n}.heads.${i}.${s}`);yield{name:`layers[${n}].${o}`,sites:r}}yield{name:`hidden[${n+1}]`,sites:[`layers.${n}\
.residual_out`]}}for(let[n,o]of Object.entries(Ws))yield{name:n,sites:[o]}}function nt(e){return[...Array(e).keys()]}var Bs=new Map(Object.entries(Un)),ot=class{#t=new Map;constructor(t){this.names=t}findWithAccents(t){return this.#n(Xs,
t)??this.#n(yt,t)??[]}findWithoutAccents(t){return this.#n(C,t)??[]}by(t){let n=this.#t.get(t);if(!n){n=new Map;for(let[
o,s]of this.names){let r=t(s),i=n.get(r);i?i.push(o):n.set(r,[o])}this.#t.set(t,n)}return n}#n(t,n){return this.by(t).get(
t(n))}},Xs=e=>j(Eo(e).normalize("NFC")).join(" "),yt=e=>j(Ks(Eo(e).normalize("NFKC"))).join(" ");function C(e){let t=yt(
e).normalize("NFKD").replace(Dn,"");return j(Array.from(t,n=>Bs.get(n)??n).join("")).join(" ")}function Et(e,t){let n=k(
C(e),Cn);if([...n].length<$n)return[];let o=t.filter(Gs(n)),s=(i,a)=>o.map(c=>({name:c,score:i(n,c)})).filter(c=>c.score>=
a).sort((c,l)=>l.score-c.score).slice(0,H),r=[...s(yo,bt),...s(Js,qt)];return[...new Set(r.map(({name:i})=>i))].map(i=>({
name:i,score:Math.max(yo(n,i),To(n,i)/100)})).sort((i,a)=>a.score-i.score||(i.name<a.name?-1:1)).slice(0,H).map(({name:i})=>i)}
function Gs(e){let t=j(e).map(o=>` ${o} `),n=go(e);return o=>{let s=Math.max(e.length,o.length),r=2*(1-bt)*s;for(let i=n^
go(o);i;i&=i-1)r-=1;return r>=0||t.some(i=>` ${o} `.includes(i))}}function go(e){let t=0;for(let n of e)t|=1<<Number(n.codePointAt(
0));return t}function Eo(e){return e.replace(Pn,t=>[...t].some(Lt)?" ":"")}function Ks(e){return e.replace(/[^ı]+/g,t=>t.
toLowerCase().toUpperCase().toLowerCase()).replaceAll("ς","σ")}function yo(e,t){let[n,o]=[[...e],[...t]],s=Math.max(n.
length,o.length);if(1-Math.abs(n.length-o.length)/s<bt)return 0;let r=[],i=[],a=[0,...o.keys()].map((c,l)=>l);for(let c=1;c<=
n.length;c+=1){let l=n[c-1],u=n[c-2];[r,i,a]=[i,a,[c]];for(let p=1;p<=o.length;p+=1){let h=o[p-1],m=(i[p-1]??0)+(l===h?0:
1),f=Math.min(m,(i[p]??0)+1,(a[p-1]??0)+1);u===h&&l===o[p-2]&&(f=Math.min(f,(r[p-2]??0)+1)),a.push(f)}}return 1-(a[o.length]??
0)/s}function Js(e,t){let[n,o]=[new Set(j(e)),new Set(j(t))],s=[...n].filter(m=>o.has(m)),r=[...n].filter(m=>!o.has(m)),
i=[...o].filter(m=>!n.has(m));if(s.length&&!(r.length&&i.length))return 100;let[a,c]=[gt(r),gt(i)],l=s.length&&w(gt(s))+
1,[u,p]=[l+w(a),l+w(c)],h=(m,f)=>100-100*m/f;return!l&&h(Math.abs(u-p),u+p)<qt?0:Math.max(To(e,t),h(No(a,c),u+p),l&&h(u-
l+1,l-1+u),l&&h(p-l+1,l-1+p))}function To(e,t){let[n,o]=[gt(j(e)),gt(j(t))];return(1-No(n,o)/(w(n)+w(o)))*100}var gt=e=>e.
sort().join(" ");function No(e,t){let[n,o]=[[...e],[...t]],s=o.map(()=>0);for(let r of n){let i=0,a=0;for(let c=0;c<o.length;c+=
1){let l=s[c]??0;a=r===o[c]?i+1:Math.max(l,a),s[c]=a,i=l}}return n.length+o.length-2*(s.at(-1)??0)}var qs=new Map([["F32",{bytes:4,read:e=>new Float32Array(e)}],["F16",{bytes:2,read:er}]]),zs=Float64Array.from({length:32},
(e,t)=>2**(Math.max(1,t)-25)),v=class extends Error{};function So(e){let{entries:t,start:n}=Qs(e),o=n,s=t.map(([r,{dtype:i,
shape:a,data_offsets:[c,l]}])=>{let u=qs.get(i);if(!u)throw new v(`The parameter \`${r}\` has numbers of the type ${i}. \
Save the weights in single or half precision (F32 or F16).`);let p=a.reduce((m,f)=>m*f,u.bytes);if(n+c!==o||l-c!==p)throw st(
`\`${r}\` is misplaced`);if(o+=p,o>e.byteLength)throw st(`they end within \`${r}\`, after ${e.byteLength} bytes`);let h=u.
read(e.slice(o-p,o));if(!nr(h))throw new v(`The parameter \`${r}\` holds numbers that are not finite. Choose another mode\
l.`);return[r,{values:h,shape:a}]});if(o!==e.byteLength)throw st(`${e.byteLength-o} bytes belong to no tensor`);return Object.
fromEntries(s)}function Qs(e){if(e.byteLength<8)throw st(`they have only ${e.byteLength} bytes`);let t=Number(new DataView(
e).getBigUint64(0,!0)),n=8+t;if(t>1e6||n>e.byteLength)throw st(`their header claims ${t} bytes`);let o=Zs(new TextDecoder().
decode(e.slice(8,n))),s=Object.entries(o??{}).filter(([i])=>i!=="__metadata__"),r=s.find(([,i])=>!tr(i));if(!o||r)throw st(
r?`\`${r[0]}\` has no place`:"they have no header");return s.sort(([,i],[,a])=>i.data_offsets[0]-a.data_offsets[0]),{entries:s,
start:n}}function Zs(e){try{let t=JSON.parse(e);return typeof t=="object"?t:null}catch{return null}}function tr(e){let t=n=>Array.
isArray(n)&&n.every(o=>Number.isSafeInteger(o)&&o>=0);return t(e?.shape)&&t(e.data_offsets)&&e.data_offsets.length===2}function st(e){
return new v(`The weights are damaged or cut short: ${e}. Load them again.`)}function er(e){let{Float16Array:t}=globalThis;
if(t)return new Float32Array(new t(e));let n=new Uint16Array(e),o=new Float32Array(n.length);for(let s=0;s<n.length;s++){
let r=Number(n[s]),i=r>>10&31,a=(r&1023)+(i?1024:0),c=i===31?Number.POSITIVE_INFINITY:a*Number(zs[i]);o[s]=r&32768?-c:c}
return o}function nr(e){let t=0;for(let n=0;n<e.length;n++)t+=0*Number(e[n]);return t===0}var bo={location:"loc_emb",user:"user_emb",time:"time_emb",weekday:"weekday_emb",recency:"recency_emb",duration:"duratio\
n_emb",position_from_end:"pos_from_end_emb"},Ut={time:wt+1,weekday:xt+1,recency:vt+1,duration:It+1},or=/\.(mean|reciprocal_deviation)$/,
rt="Put the weights and the model.json of one model together.",Ft=class{constructor(t,n){ur(n,t),this.architecture=t,this.
weights={...n},this.#o("user")&&(this.weights["user_emb.weight"]=lr(this.#e("user_emb.weight")))}trace(t,n={},o={}){let{
layers:s,max_visits:r}=this.architecture,i=t.locations.length;if(i<1||i>r)throw new RangeError(`Every history must have \
1 to ${r} visits.`);let a={batch:t,interventions:n,changes:o,trace:{}},c=this.#t(a),l=T(a,"inputs.projected",this.#c(c,"\
input_proj")),u=this.#l(l,"input_norm","inputs.norm",a);this.#o("sinusoidal")&&n.sinusoidal!==!1&&(u=Ot(u,this.#e("pos_e\
ncoding")));for(let p=0;p<s;p++)u=this.#n(u,p,a);return this.#i(u,a),rr(a),a.trace}#t(t){let{batch:n,interventions:o}=t,
s={location:n.locations,user:new Int32Array(n.locations.length).fill(n.user),time:n.time,weekday:n.weekday,recency:n.recency,
duration:n.duration,position_from_end:n.positionFromEnd},r=[...o.without_features??[]];o.position_from_end===!1&&r.push(
"position_from_end");let i=[];for(let[a,c]of Object.entries(s)){if(a!=="location"&&!this.#o(a))continue;let l=ir(c,this.#e(
`${bo[a]}.weight`));r.includes(a)&&l.values.fill(0),i.push(T(t,`inputs.${a}`,l))}return Oo(i)}#n(t,n,o){let s=`transform\
er.layers.${n}`,r=`layers.${n}`,{layer_norm:i}=o.interventions,a=T(o,`${r}.residual_in`,t);n&&(o.trace[`layers.${n-1}.re\
sidual_out`]=a);let c=a;if(this.#o("attention")){let h=this.#l(a,`${s}.norm1`,`${r}.norm1`,o,i),m=this.#s(h,n,o),f=T(o,`${r}\
.attention_out`,m);c=Ao(f,a,n,"attention",o)}c=T(o,`${r}.residual_mid`,c);let{out:l}=Tn(this.#l(c,`${s}.norm2`,`${r}.nor\
m2`,o,i),this.#e(`${s}.linear1.weight`),this.#e(`${s}.linear1.bias`),this.#e(`${s}.linear2.weight`),this.#e(`${s}.linear\
2.bias`),(h,m)=>T(o,`${r}.feed_forward.${h}`,m)),u=T(o,`${r}.feed_forward.out`,l),p=Ao(u,c,n,"feed_forward",o);return T(
o,`${r}.residual_out`,p)}#s(t,n,o){let{d_model:s,heads:r}=this.architecture,{attention_temperature:i,scaling:a}=o.interventions,
c=`transformer.layers.${n}.self_attn`,l=this.#e(`${c}.in_proj_weight`),u=this.#e(`${c}.in_proj_bias`),p=s/r,h=f=>K(t,Nt(
l,f,p),Nt(u,f,p)),m=[];for(let f=0;f<r;f++){let d=(Q,x)=>T(o,`layers.${n}.heads.${f}.${Q}`,x),g=d("queries",h(f*p)),O=d(
"keys",h(s+f*p)),E=d("values",h(2*s+f*p)),{mask:A}=o.batch,$={mask:A,temperature:i,scaled:a,at:d},{outputs:P}=yn(g,O,E,$);
m.push(d("outputs",ar(P,n,f,o)))}return this.#c(Oo(m),`${c}.out_proj`)}#i(t,n){let{only:o,gate:s}=n.interventions,r=Nt(t,
n.batch.locations.length-1,1),i=T(n,"context",{values:r.values,shape:[r.values.length]}),a=this.#a(i,t,n),c=this.#r(i,n),
l=this.#u(i,n);o?l=Tt(o==="pointer"?1:0):typeof s=="number"&&(l=Tt(s)),l=T(n,"gate.value",l),T(n,"probabilities",cr(l,a,
c,o))}#a(t,n,o){if(!this.#o("pointer"))return null;let{locations:s,positionFromEnd:r,mask:i}=o.batch,{pointer_scaling:a,
position_bias:c,pointer_temperature:l}=o.interventions,u=(d,g)=>T(o,`pointer.${d}`,g),p=u("query",this.#c(t,"pointer_que\
ry")),h=u("keys",this.#c(n,"pointer_key")),m=u("content_scores",Nn(p,h,a));if(this.#o("position_bias")){let{values:d}=this.#e(
"position_bias"),g=b([s.length]);c!==!1&&g.values.set([...r].map(O=>d[O])),m=Sn(m,u("bias",g))}m=u("scores",Bt(m,i));let f=u(
"weights",At(m,l));return u("probabilities",On(f,s,this.architecture.locations))}#r(t,n){if(!this.#o("generation"))return null;
let o=T(n,"generation.logits",this.#c(t,"gen_head"));return T(n,"generation.probabilities",At(o))}#u(t,n){if(!this.#o("p\
ointer"))return Tt(0);if(!this.#o("generation"))return Tt(1);if(!this.#o("gate"))return Tt(.5);let{value:o}=An(t,this.#e(
"ptr_gen_gate.0.weight"),this.#e("ptr_gen_gate.0.bias"),this.#e("ptr_gen_gate.2.weight"),this.#e("ptr_gen_gate.2.bias"),
(s,r)=>T(n,`gate.${s}`,r));return o}#c(t,n){return K(t,this.#e(`${n}.weight`),this.#e(`${n}.bias`))}#l(t,n,o,s,r=!0){if(!r)
return T(s,o,t);let{normed:i,mean:a,reciprocal_deviation:c}=_n(t,this.#e(`${n}.weight`),this.#e(`${n}.bias`)),l=T(s,o,i);
return(l===i||l.values===i.values)&&(s.trace[`${o}.mean`]=a,s.trace[`${o}.reciprocal_deviation`]=c),l}#o(t){return this.
architecture.components.includes(t)}#e(t){let n=this.weights[t];if(!n)throw new v(`The parameter \`${t}\` is missing. ${rt}`);
return n}};function T({changes:e,trace:t},n,o){let s=e[n];return t[n]=s?sr(s,o,n):o,t[n]}function sr(e,{values:t,shape:n},o){
let s=e({values:t.slice(),shape:n})??{values:t,shape:n};if(String(s.shape)!==String(n)||s.values.length!==t.length){let r={
found:`[${s.shape}]`,expected:`[${n}]`};throw new RangeError(y(Ge,{site:o,...r}))}if(!s.values.every((r,i)=>Number.isFinite(
r)||r===t[i]))throw new RangeError(y(Ke,{site:o}));return s}function rr({changes:e,trace:t}){let n=Object.keys(t).filter(
l=>!or.test(l)),o=Object.keys(e).find(l=>!n.includes(l));if(o===void 0)return;let[s="",r=""]=[n[0],n.at(-1)],i=y(Be,{site:o,
first:s,last:r}),a=Et(o,n).map(l=>`\`${l}\``),c=a.length?` ${y(Xe,{names:a.slice(0,3).join(" or ")})}`:"";throw new RangeError(
i+c)}function ir(e,t){let[n,o]=t.shape,s=b([e.length,o]);return e.forEach((r,i)=>{if(r<0||r>=n)throw new RangeError(`The\
 id ${r} has no embedding; ids run from 0 to ${n-1}.`);s.values.set(Nt(t,r,1).values,i*o)}),s}function Nt({values:e,shape:[
t,...n]},o,s){let r=e.length/t;return{values:e.subarray(o*r,(o+s)*r),shape:[s,...n]}}function Oo(e){let t=e[0]?.shape[0],
n=e.reduce((r,{shape:i})=>r+i[1],0),o=b([t,n]),s=0;for(let r of e){for(let i=0;i<t;i++)o.values.set(Nt(r,i,1).values,i*n+
s);s+=r.shape[1]}return o}function Ao(e,t,n,o,{interventions:s}){let i=s.skip?.some(a=>a.layer===n&&a.part===o)?b(e.shape):
e;return s.residuals===!1?i:Ot(i,t)}function ar(e,t,n,{batch:{mask:o},interventions:s}){let{remove_heads:r=[],replace_with:i}=s;
if(r!=="all"&&!r.some(([u,p])=>u===t&&p===n))return e;let a=b(e.shape);if(i!=="mean")return a;let[c,l]=e.shape;for(let u=0;u<
l;u++){let[p,h]=[0,0];for(let m=0;m<c;m++)o&&!o[m]||(p+=e.values[m*l+u],h++);for(let m=0;m<c;m++)a.values[m*l+u]=p/h}return a}
function cr(e,t,n,o){return t&&n&&!o?bn(e,t,n):!t||o==="generation"?n:t}function Tt(e){return{values:Float32Array.of(e),
shape:[]}}function lr({values:e,shape:t}){let[n,o]=t,s={values:e.slice(),shape:t};for(let r=0;r<o;r++){let i=0;for(let a=1;a<
n;a++)i+=e[a*o+r];s.values[r]=i/(n-1)}return s}function ur(e,t){let{components:n,d_model:o,heads:s}=t,r=n.find(c=>!Bn.includes(
c));if(r)throw new v(`This version does not know the component "${r}". Reload the page, or ask the server.`);if(n.includes(
"attention")&&!(s>=1&&o%s===0))throw new v(`${s} heads do not divide a width of ${o}. ${rt}`);if(!n.includes("pointer")&&
!n.includes("generation"))throw new v(`A network needs a pointer or a generation head. ${rt}`);let i=fr(t);for(let[c,l]of i){
let u=e[c]?.shape;if(!u)throw new v(`The parameter \`${c}\` is missing. ${rt}`);if(String(u)!==String(l))throw new v(`Th\
e parameter \`${c}\` has the shape [${u}]; expected [${l}]. ${rt}`)}let a=Object.keys(e).find(c=>!i.has(c));if(a)throw new v(
`\`${a}\` is no parameter of this network. ${rt}`)}function fr({components:e,...t}){let{d_model:n,feed_forward:o,locations:s,
users:r,layers:i,max_visits:a}=t,c=f=>e.includes(f),l=new Map,u=(f,d,g)=>l.set(`${f}.weight`,[d,g]).set(`${f}.bias`,[d]),
p=f=>l.set(`${f}.weight`,[n]).set(`${f}.bias`,[n]),h={location:[s,n],user:[r,n],time:[Ut.time,n/4],weekday:[Ut.weekday,n/
4],recency:[Ut.recency,n/4],duration:[Ut.duration,n/4],position_from_end:[a+1,n/4]},m=0;for(let[f,[d,g]]of Object.entries(
h))f!=="location"&&!c(f)||(l.set(`${bo[f]}.weight`,[d,g]),m+=g);u("input_proj",n,m),p("input_norm"),c("sinusoidal")&&l.set(
"pos_encoding",[1,a,n]);for(let f=0;f<i;f++){let d=`transformer.layers.${f}`;c("attention")&&(l.set(`${d}.self_attn.in_p\
roj_weight`,[3*n,n]),l.set(`${d}.self_attn.in_proj_bias`,[3*n]),u(`${d}.self_attn.out_proj`,n,n),p(`${d}.norm1`)),u(`${d}\
.linear1`,o,n),u(`${d}.linear2`,n,o),p(`${d}.norm2`)}return c("pointer")&&(u("pointer_query",n,n),u("pointer_key",n,n)),
c("position_bias")&&l.set("position_bias",[a]),c("generation")&&u("gen_head",s,n),c("gate")&&(u("ptr_gen_gate.0",n/2,n),
u("ptr_gen_gate.2",1,n/2)),l}var St=class{#t;#n;constructor(t,n){this.vocabularySize=n,this.#t=new Map(t.map(o=>[o.id,o])),this.#n=new ot(new Map(t.flatMap(
({id:o,name:s})=>s===null?[]:[[o,s]])))}at(t){let n={id:t,name:null,category:null,typical_minutes:null};return this.#t.get(
t)??n}label(t){return this.at(t).name??(t===W?"unknown place":`#${t}`)}written(t){let{name:n}=this.at(t);return n===null||
w(n)>900||(this.#n.by(yt).get(yt(n))??[]).length>1?t:n}find(t,n){if(typeof t=="number"){if(t>=W&&t<this.vocabularySize)return t;
let r={location:t,first:W,last:this.vocabularySize-1};throw _(n,pe,r)}let o=this.#s(t);!o.length&&/^".*"$/s.test(t)&&(o=
this.#s(t.slice(1,-1).replaceAll('""','"')));let[s]=o;if(s===void 0)throw this.#a(t,n);if(o.length>1)throw this.#i(t,o,n);
return s}search(t,n){let o=C(t).replace(/^#/,""),s=[[],[],[]];for(let r=I;r<this.vocabularySize;r++){let i=this.at(r),[a,
c]=[C(i.name??""),C(i.category??"")],l=String(r),u=a.startsWith(o)||l.startsWith(o),p=a.includes(o)||c.includes(o);l===o?
s[0]?.push(i):u?s[1]?.push(i):p&&s[2]?.push(i)}return s.flat().slice(0,n)}#s(t){let n=this.#n.findWithAccents(t);return n.
length?n:this.#n.findWithoutAccents(t)}#i(t,n,o){let s=n.slice(0,Jt).map(i=>this.notation(i)),r={count:n.length,name:X(t),
listed:vo(n.slice(0,H).map(i=>this.#r(i)),n.length),example:String(s[0])};return _(o,me,r,s)}#a(t,n){if(t.includes(";"))
return _(n,ut);let o={name:X(t),first:I};if(!this.#n.names.size)return _(n,de,o);let s=this.#n.by(C),r=Et(t,[...s.keys()]).
flatMap(l=>s.get(l)??[]).slice(0,H),[i]=r;if(i===void 0)return _(n,he,o);let a=this.#r(i),c=r.map(l=>this.notation(l));return _(
n,_e,{...o,meant:a},c)}notation(t){return dt(this.written(t))}#r(t){let n=this.notation(t);if(!n.startsWith("#"))return X(
n);let{name:o,category:s}=this.at(t),r=[o,s].flatMap(i=>i?X(i):[]).join(", ");return r?`${n} (${r})`:n}},jt=class{#t;#n;constructor(t,n){
this.users=n;let o=Array.from({length:Math.max(n-1,0)},(r,i)=>i+1),s=new Map(o.map(r=>[r,t[r]??y(Se,{user:r})]));this.#t=
new ot(s),this.#n=new ot(new Map([...s].map(([r,i])=>[r,wo(i)])))}find(t){if(t===null||!this.users)return 0;let n=xo(t)?
Number(S(String(t)).slice(0,12)):t;if(typeof n=="number"){if(n>=1&&n<this.users)return n;throw _("user",ge,{person:n,last:this.
users-1})}let o=this.#s(n),[s]=o;if(s===void 0)throw this.#a(n);if(o.length>1)throw this.#i(n,o);return s}#s(t){let n=[()=>this.#t.
findWithAccents(t),()=>this.#n.findWithAccents(t),()=>this.#t.findWithoutAccents(t),()=>this.#n.findWithoutAccents(t)];for(let o of n){
let s=o();if(s.length)return s}return[]}#i(t,n){let o=n.slice(0,Jt).map(i=>this.#r(i)),s=vo(o.slice(0,H).map(X),n.length),
r={count:n.length,name:X(t),listed:s};return _("user",ye,r,o)}#a(t){let n=this.#n.by(C),o=new Map([...n,...this.#t.by(C)]),
s=[...n.get(C(wo(t)))??[],...Et(t,[...o.keys()]).flatMap(c=>o.get(c)??[])],r=[...new Set(s)].slice(0,H).map(c=>this.#r(c)),
[i]=r,a={name:X(t),last:this.users-1};if(i!==void 0){let c={...a,meant:X(i)};return _("user",Ne,c,r)}return _("user",this.
users===1?Te:Ee,a)}#r(t){let n=this.#t.names.get(t)??"",o=xo(n)?[]:this.#s(n);return o.length===1&&o[0]===t?n:String(t)}},
wo=e=>S(e.split(",")[0]??"")||e,xo=e=>typeof e=="string"&&/^[0-9]+$/.test(S(e));function vo(e,t){let n=t-e.length;if(n)return y(
Ae,{listed:e.join(", "),left_out:n});let[o,s=""]=[e.slice(0,-1),e.at(-1)];return o.length?y(Oe,{listed:o.join(", "),last:s}):
s}var X=e=>w(e)>zt?`${k(e,zt-1)}…`:e;var mr=10,hr={hours:dr,visits:gr,heads:yr};function Ro(e,t){return hr[e](t)}function Mo(e,t,n){let o=e.network.trace(un(
t,e.network),t.interventions);mn(e,o);let{values:s}=o.probabilities,r=Io(s),{name:i}=e.places.at(r),a={location:r,name:i,
probability:Number(s[r])},c=l=>l&&{location:Io(l.values),probability:Number(l.values[n])};return{prediction:a,probability:Number(
s[n]),alone:{pointer:c(o["pointer.probabilities"])??null,generation:c(o["generation.probabilities"])??null}}}function Io(e){
return et(e,1)[0]??I}function dr({query:e}){let{masked:t,interventions:n}=e;return Gn.map(o=>{let s=_r(e.history,e.predictAt,
o);return{hours:o,input:{history:s,masked:t,interventions:n}}})}function _r(e,t,n){let o=e.startMinutes.map(a=>a+60*n),s=o.
map(N),r=N(R(t)+60*n),i=(a,c)=>a.map((l,u)=>c(l,s[u]??0));return{...e,weekdays:i(e.weekdays,(a,c)=>J(a+c,7)),startMinutes:o.
map(R),daysBefore:i(e.daysBefore,(a,c)=>a+r-c)}}function gr({bundle:e,query:{history:t,masked:n,interventions:o,sent:s}}){
return t.locations.map((r,i)=>{let a=[...t.locations.keys()].filter(u=>u!==i),c=a.at(-1),l={history:Mt(t,a),masked:n.flatMap(
u=>u===i?[]:a.indexOf(u)),interventions:o};return{visit:{sent:s[i]??i,label:e.places.label(r)},input:c===void 0||n.includes(
c)?null:l}}).sort((r,i)=>r.visit.sent-i.visit.sent)}function yr({bundle:e,query:{history:t,masked:n,interventions:o}}){let{
remove_heads:s}=o;if(s==="all")return[];let r=Er(e.network.architecture).filter(([a,c])=>!s.some(([l,u])=>l===a&&u===c));
return r.length?(r.length>mr?r.map(a=>[a]):Tr(r)).map(a=>{let c={...o,remove_heads:[...s,...a]};return{heads:a,input:{history:t,
masked:n,interventions:c}}}):[]}function Er({layers:e,heads:t}){return Array.from({length:e*t},(n,o)=>[Math.floor(o/t),o%
t])}function Tr(e){return Array.from({length:2**e.length},(t,n)=>e.filter((o,s)=>n&1<<s)).sort((t,n)=>t.length-n.length)}var Yt=class{constructor(t,n){let{id:o,sizes:s,places:r,people:i}=t;this.content={vocabulary:t,weights:n},this.id=o,this.
places=new St(r,s.locations);let a=i.map(({id:c,name:l})=>[c,l]);this.people=new jt(Object.fromEntries(a),s.users),this.
network=new Ft(s,So(n))}nameLocations(t){this.places=new St(t,this.places.vocabularySize)}explain(t){return Dt(this.#t(t))}queryOf(t){
return co(t)}trace(t,n={}){let o=this.#t(t,n),{query:s,trace:r}=o,i=fn(o),{pointer:a,generation:c,final:l}=i.location_probabilities,
u=[...a??[],...c??[],...l].map(m=>m.location),h=[...new Set([...u,...s.history.locations])].map(m=>[m,{label:this.places.
label(m),category:this.places.at(m).category}]);return{...i,self_attention:null,pointer:pn(r),architecture:this.network.
architecture,interventions:s.interventions,places:Object.fromEntries(h),tensors:r,weights:this.network.weights}}predict(t){
let{trace:n}=this.#t(t),[o=I]=et(n.probabilities.values,1),{name:s}=this.places.at(o);return{location:o,name:s,probability:Number(
n.probabilities.values[o])}}sweep(t,n){let o=this.#t(n),{prediction:s}=Dt(o);return{prediction:s,variants:Ro(t,o)}}answer(t,n){
return Mo(this,t,n)}circuit(t){let n=this.#t(t),{location:o}=Dt(n).prediction,s=Ht(this.network.architecture,n.query.interventions),
r=hn(n);return{location:o,variants:r,conclude:a=>dn(s,o,a)}}#t(t,n={}){try{return mo(this,t,n)}catch(o){throw o instanceof
_t?new U([{where:"model",message:o.message,suggestions:[]}]):o}}};if("DedicatedWorkerGlobalScope"in globalThis){let e;globalThis.onmessage=({data:t,ports:n})=>{"weights"in t?e=new Yt(t.vocabulary,
t.weights):n[0]?.postMessage(Nr(e,t))}}function Nr(e,{input:t,location:n}){try{return{answer:e.answer(t,n)}}catch(o){return{
error:o instanceof Error?o.message:String(o)}}}export{Yt as BrowserModel};
