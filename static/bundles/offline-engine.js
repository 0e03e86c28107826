(()=>{var Ao=Object.defineProperty;var an=(t,e)=>{for(var n in e)Ao(t,n,{get:e[n],enumerable:!0})};var{currentScript:cn}=document,bo=cn instanceof HTMLScriptElement?cn.src:"",E=new URL("static/js/",bo||document.baseURI).
href;var rn={};an(rn,{BrowserModel:()=>sn});var wo=Ro();function w(t){return{values:new Float32Array(t.reduce((e,n)=>e*n,1)),shape:t}}function Et(t,e){return{values:t.
values.map((n,o)=>n+e.values[o]),shape:t.shape}}function K(t,e,n){return Wt(t,e,n.values)}function Wt({values:t,shape:e},{
values:n,shape:[o,s]},r){let i=w([...e.slice(0,-1),o]),{values:a}=i,c=l=>n.subarray(l*s,(l+1)*s);for(let l=0;l<o;l+=4){let u=Math.
min(l+1,o-1),f=Math.min(l+2,o-1),h=Math.min(l+3,o-1),[p,m,d,g]=[c(l),c(u),c(f),c(h)];for(let A=0,y=0;A<t.length;A+=s,y+=
o){let I=r[l],C=r[u],D=r[f],Z=r[h];for(let b=0;b<s;b++){let U=t[A+b];I+=U*p[b],C+=U*m[b],D+=U*d[b],Z+=U*g[b]}a[y+l]=I,a[y+
u]=C,a[y+f]=D,a[y+h]=Z}}return i}function ln({values:t,shape:e},{values:n},{values:o}){let s=n.length,r=w(e),i=w(e.slice(
0,-1)),a=w(e.slice(0,-1));for(let c=0;c<t.length/s;c++){let l=c*s,u=0;for(let m=0;m<s;m++)u+=t[l+m];let f=u/s,h=0;for(let m=0;m<
s;m++)h+=(t[l+m]-f)**2;let p=1/Math.sqrt(h/s+1e-5);for(let m=0;m<s;m++)r.values[l+m]=(t[l+m]-f)*p*n[m]+o[m];i.values[c]=
f,a.values[c]=p}return{normed:r,mean:i,reciprocal_deviation:a}}function Tt({values:t,shape:e},n=1){if(!(n>0&&n<Number.POSITIVE_INFINITY))
throw new RangeError(`The temperature must be a positive number, not ${n}.`);let o=w(e),s=e[e.length-1];for(let r=0;r<t.
length;r+=s){let i=r+s,a=Number.NEGATIVE_INFINITY;for(let l=r;l<i;l++)a=Math.max(a,t[l]);let c=0;for(let l=r;l<i;l++)o.values[l]=
Math.exp((t[l]-a)/n),c+=o.values[l];for(let l=r;l<i;l++)o.values[l]/=c}return o}function Ft(t,e){if(!e)return t;let n=(o,s)=>e[s%
e.length]?o:Number.NEGATIVE_INFINITY;return{values:t.values.map(n),shape:t.shape}}function xo(t,e){return{values:t.values.
map(n=>n/Math.sqrt(e)),shape:t.shape}}function un(t,e,n=!0){let[o,s]=e.shape;return Wt(n?xo(t,s):t,e,new Float32Array(o))}
function vo(t,e){let[n,o]=e.shape,s=w([o,n]);for(let r=0;r<n*o;r++)s.values[r%o*n+Math.floor(r/o)]=e.values[r];return Wt(
t,s,new Float32Array(o))}function fn(t,e,n,{mask:o,temperature:s,scaled:r}){let i=Ft(un(t,e,r),o),a=Tt(i,s);return{scores:i,
weights:a,outputs:vo(a,n)}}function mn({values:t,shape:e}){let n=w(e);for(let o=0;o<t.length;o++)n.values[o]=.5*t[o]*(1+
Mo(t[o]*Math.SQRT1_2));return n}function pn(t,e,n,o,s){let r=K(t,e,n),i=mn(r);return{pre:r,hidden:i,out:K(i,o,s)}}function hn(t,e,n=!0){
return un(t,e,n)}function dn(t,e){return Et(t,e)}function _n(t,e,n){let o=w([n]);return t.values.forEach((s,r)=>{o.values[e[r]]+=
s}),o}function gn(t,e,n,o,s){let r=mn(K(t,e,n)),i={values:K(r,o,s).values,shape:[]};return{hidden:r,logit:i,value:Io(i)}}
function Io({values:t,shape:e}){return{values:t.map(n=>1/(1+Math.exp(-n))),shape:e}}function yn({values:t},e,n){let o=(s,r)=>t[0]*
s+(1-t[0])*n.values[r];return{values:e.values.map(o),shape:e.shape}}function Yt({values:t}){return t.reduce((e,n)=>e-(n?
n*Math.log(n):0),0)}function En(t){return Math.exp(Yt(t))}function Mo(t){let e=Math.abs(t);if(!(e<6))return Math.sign(t);
let n=Math.round(e*16);return Math.sign(t)*Tn(wo,n*10,e-n/16)}function Ro(){let t=new Float64Array(970),e=0;for(let n=0;n<
t.length;n+=10){let o=n/10/16;t[n]=e;let s=0,r=2/Math.sqrt(Math.PI)*Math.exp(-o*o);for(let i=1;i<10;i++)t[n+i]=r/i,[s,r]=
[r,-2*(o*r+s)/i];e=Tn(t,n,1/16)}return t}function Tn(t,e,n){let o=0;for(let s=9;s>=0;s--)o=o*n+t[e+s];return o}var it=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var Nn=[1900,2200],Sn=`,@+#"
\r`,On=/^(?:[0-9]{1,5})$/,An=/^(?:#[0-9]{1,9})$/,bn=/[0-9]:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)? *([Zz]|[+-] *[0-9]{2}(:?[0-9]{2})?)$/,
wn=/([0-9]:[0-9]{2}):[0-9]{2}([.][0-9]+)?$/,Ht=/^(?:((?<weekday>[A-Za-z]{3,9}) +|(?<date>[0-9]{4}-[0-9]{2}-[0-9]{2})[ Tt]+)?(?<hour>[0-9]{1,2}):(?<minute>[0-9]{2}))$/,
H=1,$=2,V=5,Vt=100,xn=100,vn=3,Nt=.75,Xt=85,Bt=60,In=/[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g,
Mn=/[\u0300-\u036f]+/g,Rn={æ:"ae",œ:"oe",ø:"o",ð:"d",đ:"d",þ:"th",ħ:"h",ı:"i",ł:"l"},at=20773,Ln=480,kn=60,Cn=15,
$n=30,St=96,Ot=7,At=8,bt=99,Pn=100,Dn=36500,Un=["user","time","weekday","recency","duration","position_from_end","sinuso\
idal","attention","pointer","position_bias","generation","gate"],jn=60,Wn=[-12,-11,-10,-9,-8,-7,-6,-5,-4,-3,-2,-1,0,1,2,
3,4,5,6,7,8,9,10,11],Gt=`	
\v\f\r              \u2028\u2029  　`;var S=t=>Math.floor(t/1440),M=t=>t-S(t)*1440,X=t=>J(t+3,7),J=(t,e)=>(t%e+e)%e,ct=t=>new Date(t*864e5).toISOString().slice(
0,10),wt=t=>[Math.floor(t/60),t%60].map(e=>String(e).padStart(2,"0")).join(":");function Fn(t){let e=Date.parse(`${t}T00\
:00Z`)/864e5;return t>="0001"&&!Number.isNaN(e)&&ct(e)===t?e:null}function Kt(t,e,n){return{locations:t.map(o=>o.location),user:e,weekdays:t.map(o=>X(S(o.arrival))),startMinutes:t.map(o=>M(
o.arrival)),durations:t.map(o=>o.duration),daysBefore:t.map(o=>S(n)-S(o.arrival))}}function Yn({locations:t,weekdays:e,startMinutes:n,
durations:o,daysBefore:s}){let i=at+J(e.at(-1)??0,7)+(s.at(-1)??0);return t.map((a,c)=>({location:a,arrival:(i-(s[c]??0))*
1440+(n[c]??0),duration:o[c]??0,filledIn:[]}))}function xt(t,e){let n=o=>e.map(s=>o[s]??0);return{locations:n(t.locations),
user:t.user,weekdays:n(t.weekdays),startMinutes:n(t.startMinutes),durations:n(t.durations),daysBefore:n(t.daysBefore)}}function Hn(t,e){
let n=t.locations.length,o=(s,r,i)=>Int32Array.from(s,a=>Math.min(Math.max(Math.floor(a/r),0),i));return{locations:Int32Array.
from(t.locations),user:t.user,time:o(t.startMinutes,Cn,St),weekday:o(t.weekdays,1,Ot),recency:o(t.daysBefore,1,At),duration:o(
t.durations,$n,bt),positionFromEnd:Int32Array.from(t.locations,(s,r)=>Math.min(n-r,e-1))}}var B={};an(B,{ALTERNATIVES:()=>ye,CHANGES_NOT_JSON:()=>Vn,CLOSE_PERSON:()=>_e,CLOSE_PLACE:()=>fe,COLUMN_LENGTH:()=>xe,DATE_OUT_OF_RANGE:()=>re,
EVERY_VISIT_MASKED:()=>Ce,FORM_ERRORS:()=>Co,GATE_AND_ONLY:()=>Re,LAST_VISIT_MASKED:()=>$e,LEFT_OUT:()=>Ee,LONE_SURROGATE:()=>ft,
MOMENT_TOO_LONG:()=>Zt,NOTHING_TO_BLEND:()=>Ue,NOT_AN_ID:()=>Qt,NOT_AN_OBJECT:()=>ko,NOT_AN_ORDER:()=>Le,NOT_A_DATE:()=>se,
NOT_A_DAY:()=>oe,NOT_A_LIST:()=>vt,NOT_A_MOMENT:()=>ee,NOT_A_NUMBER:()=>Xe,NOT_A_STAY:()=>ie,NOT_A_TIME:()=>ne,NOT_A_VISIT:()=>Jt,
NOT_A_WHOLE_NUMBER:()=>Be,NOT_FINITE:()=>We,NOT_ONE_PLACE:()=>Lo,NOT_PLAIN_JSON:()=>Fe,NO_HEAD:()=>Pe,NO_HISTORY:()=>Te,
NO_LAYER:()=>De,NO_LOCATION:()=>ae,NO_PEOPLE:()=>de,NO_PERSON_ID:()=>me,NO_PLACE:()=>lt,NO_PLACE_NAMES:()=>ue,NO_SUCH_PERSON:()=>he,
NO_SUCH_PLACE:()=>le,NO_VISITS:()=>Se,NO_VISIT_TO_MASK:()=>ke,NUMBER_RANGE:()=>Ve,OUT_OF_RANGE:()=>ve,PARAMETER_NOT_JSON:()=>Xn,
PARTS:()=>je,PERSON:()=>ge,PREDICTION_TOO_EARLY:()=>be,RECORD_OUT_OF_ORDER:()=>Me,RECORD_WITH_USER:()=>we,SEMICOLON:()=>ut,
SEVERAL_PEOPLE:()=>pe,SEVERAL_PLACES:()=>ce,SEVERAL_USERS:()=>Ie,TIME_ZONE:()=>te,TOO_MANY_VISITS:()=>Oe,TWO_HISTORIES:()=>Ne,
UNKNOWN_FIELD:()=>Ye,UNQUOTED_NUMBER_SIGN:()=>qt,VISIT_OUT_OF_ORDER:()=>Ae,VISIT_TOO_LONG:()=>zt,WHOLE_NUMBER_RANGE:()=>He});var lt="The visit names no place. Write the name of a place, or an id such as #17.",Lo="This is not one place. Write the\
 name of a place, or an id such as #17.",Jt="This visit cannot be read. A visit is a place, then @ with a day and a time\
, then + with minutes, such as Café Luna @ Mon 08:00 +45. Put a name with , @ + # or a quote in double quotes.",ut="A s\
emicolon does not end a visit. Separate visits by commas or new lines.",zt="This visit has {characters:,} characters; at\
 most {most:,} characters are read. Shorten it.",qt="“{name}” contains #. Put a name with # in double quotes.",Qt="“\
{name}” is not a location id. Write # and a number, such as #17.",Zt="“{text}…” is too long for a day and time. Write \
Mon 08:00, 2026-11-16 08:00 or 08:00.",te="“{text}” has a time zone, but times are local to the people who make the visi\
ts. Leave out the time zone.",ee="“{text}” is not a day and time. Write Mon 08:00, 2026-11-16 08:00 or 08:00.",ne="“\
{text}” is not a time of day. Write an hour from 00 to 23 and minutes from 00 to 59.",oe="“{text}” is not a day. Write\
 one of {days}, or a date such as 2026-11-16.",se="There is no date {text}. Write a date of the calendar, such as 2026-1\
1-16.",re="The date {text} is out of range. Write a date between {first_year} and {last_year}.",ie="“+{text}” is not a l\
ength of stay. Write whole minutes from +0 to +{most}.",ae="There is no location #{location}. Write an id from #{first} \
(unknown place) to #{last}.",ce="{count:,} places match “{name}”: {listed}. Write the one you mean, such as {example}.",
le="No place matches “{name}”. Write a name from the list of places, or an id such as #{first}.",ue="No place matche\
s “{name}”. The places of this model have no names. Write an id, such as #{first}.",fe="No place matches “{name}”. D\
id you mean {meant}?",me="There is no person {person}. Write an id from 1 to {last}.",pe="{count:,} people match “{name}\
”. Write one of {listed}.",he="No person matches “{name}”. Write a person's name, or an id from 1 to {last}.",de="\
No person matches “{name}”. This model knows no people: leave the user out.",_e="No person matches “{name}”. Did you\
 mean {meant}?",ge="Person {user}",ye="{listed} or {last}",Ee="{listed} and {left_out:,} more",Te="The query has no hist\
ory. Send visits or a record.",Ne="The query has visits and a record. Send only one of them.",Se="There are no visits. W\
rite at least one visit, such as where the day begins.",Oe="The history has {visits} visits; the model accepts at most {\
most}. Leave out the oldest {excess}.",Ae="This visit begins before the one above it ({arrival}). Write visits oldest fi\
rst, or correct the date.",be="The moment to predict lies before the last visit ({arrival}). Enter a later moment, or le\
ave it empty.",we="A record contains its own person and days. Leave out user and predict_at.",xe="The column has {number\
s} numbers for {visits} visits. Send one number for each visit.",ve="The number is out of range. Enter a whole number fr\
om {minimum} to {maximum}.",Ie="The record has visits of several people. Send the visits of one person.",Me="The visits \
are not in order, because the days before the prediction increase. Send visits oldest first.",Re="`gate` and `only` excl\
ude each other. Send one of them.",Le="The order does not fit the {visits} visits. List each position from 0 to {last} e\
xactly once.",ke="There is no visit at position {position}. Mask positions from 0 to {last}.",Ce="Every visit is masked,\
 so no visit is left to attend to. Unmask the last visit.",$e="The last visit (position {position} as sent, counted from\
 0) cannot be masked, because the prediction is read from it. Remove it from the visits instead.",Pe="There is no head {\
head} in layer {layer}: layers run from 0 to {last_layer}, heads from 0 to {last_head}.",De="There is no layer {layer}; \
layers run from 0 to {last_layer}.",Ue="This network has no {part}, so there is nothing to blend. Leave `{option}` out.",
je={pointer:"pointer",generation:"generation head"},We='The model "{model}" cannot answer this query: its `{tensor}` con\
tains infinite or undefined numbers. The weights are too large for 32-bit arithmetic. Choose another model or other visi\
ts.',ft="The text contains half a character (a lone surrogate). Remove it.",Fe="This is not plain JSON. Remove half char\
acters (lone surrogates) and deep nesting.",Vn="The link's changes cannot be read: a part of the link is missing or dama\
ged. Copy the whole link again, or remove `interventions` from it.",Xn="The parameter is not valid JSON. Send JSON.",Ye="\
There is no field “{name}” here. Correct its name, or remove it.",He="Enter a whole number from {minimum:g} to {maxi\
mum:g}.",Ve="Enter a value from {minimum:g} to {maximum:g}.",ko="This is not a JSON object. Send a JSON object.",vt="Thi\
s is not a list. Send a list.",Xe="This is not a number. Enter a number.",Be="This is not a whole number. Enter a whole \
number.",Co={missing:"A required value is missing. Add it.",tuple_type:"This is not a list. Send a list.",list_type:"Thi\
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
his is not a JSON object. Send a JSON object."};var W=class extends Error{constructor(e){super(e.map(({where:n,message:o})=>`${n}: ${o}`).join(" ")),this.problems=e.slice(
0,20)}};function _(t,e,n={},o=[]){return new W([{where:t,message:T(e,n),suggestions:o}])}function T(t,e){return t.replace(
/\{(\w+)(:,)?[^}]*\}/g,(n,o,s)=>{let r=String(e[o]);return s?r.replace(/\B(?=(\d{3})+$)/g,","):r})}function F(t,e){try{return e()}catch(n){
if(!(n instanceof W))throw n;return t.push(...n.problems),null}}function R(t){if(t.length)throw new W(t)}var It={type:"object",fields:{user:{type:"kinds",of:{name:{type:"text",max:1e3},id:{type:"int"}},kind:"_kind_of_user",nullable:!0,
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
ge:0},max:1e3,default:[]}},after:"_check_gate_and_only",before:"_check_json",nullable:!0,default:null}}};var $o=new RegExp(`[${Gt}]+`),Mt=t=>t!==""&&Gt.includes(t);function O(t){let[e,n]=[0,t.length];for(;e<n&&Mt(t.charAt(e));)
e+=1;for(;e<n&&Mt(t.charAt(n-1));)n-=1;return t.slice(e,n)}var Y=t=>t.split($o).filter(Boolean),x=t=>[...t].length,L=(t,e)=>t.
length<=e?t:[...t.slice(0,2*e)].slice(0,e).join(""),q=t=>/\p{Surrogate}/u.test(t);var{FORM_ERRORS:k}=B,Po=255,Do=1e21,Uo={_kind_of_visits:t=>Array.isArray(t)?"list":"notation",_kind_of_visit:t=>typeof t==
"string"?"place":"visit",_kind_of_user:t=>typeof t=="string"?"name":"id"};function Rt(t,e){let n=[],o=tt(t,e,[],n);return R(
jo(n)),o}function jo(t){let e=new Map;for(let{path:o,message:s,expected:r}of t){let i=JSON.stringify(o),a=e.get(i);a?r&&
(a.message=`${a.message.replace(/\.$/,"")}, or ${r}.`):e.set(i,{path:o,message:s})}let n=new Set;for(let{path:o}of e.values())
for(let s=1;s<o.length;s+=1)n.add(JSON.stringify(o.slice(0,s)));return[...e].filter(([o])=>!n.has(o)).map(([,{path:o,message:s}])=>({
where:Wo(o),message:s,suggestions:[]}))}function Wo(t){return t.map(n=>typeof n=="number"?`[${n}]`:`.${n}`).join("").replace(
/^\./,"")||"body"}function tt(t,e,n,o){if(e===null&&t.nullable)return null;let s=o.length,r=(a,c)=>{o.push({path:n,message:a,
...c&&{expected:c}})};if(t.before==="_check_json"&&!Gn(e,Po))return r(Fe);let i=Fo(t,e,n,o,r);if(o.length>s)return i;if(t.
after==="_check_gate_and_only"){let{gate:a,only:c}=i;a!==null&&c!==null&&r(Re)}return t.after?.startsWith("_sorted")&&Array.
isArray(i)?zo(i):i}function Fo(t,e,n,o,s){switch(t.type){case"object":return Jo(e)?Object.keys(e).some(q)?s(ft):Yo(t.fields,
e,n,o):s(k.model_type);case"kinds":return tt(Xo(t,e),e,n,o);case"union":return Vo(t.of,e,n,o);case"list":return Array.isArray(
e)?Ho(t,e,n,o,s):s(vt);case"tuple":return Array.isArray(e)?e.length>t.items.length?s(T(k.too_long,{max_length:t.items.length})):
t.items.map((r,i)=>i<e.length?tt(r,e[i],[...n,i],o):o.push({path:[...n,i],message:k.missing})):s(vt);case"literal":{if(t.
values.some(i=>i===e))return e;let r=Qo(t.values.map(i=>`'${i}'`));return s(T(k.literal_error,{expected:r}),r)}case"text":
return typeof e!="string"?s(k.string_type):q(e)?s(ft):e.length>t.max&&x(e)>t.max?s(T(k.string_too_long,{max_length:t.max})):
e;case"bool":return typeof e=="boolean"?e:s(k.bool_type);default:{if(typeof e=="string"&&t.lax&&q(e))return s(ft);let r=t.
lax?Ko(e):e,i=Bo(t,r);return i?s(i):r}}}function Yo(t,e,n,o){let s={};for(let[r,i]of Object.entries(t))Object.hasOwn(e,r)?
s[r]=tt(i,e[r],[...n,r],o):i.default!==void 0?s[r]=i.default:o.push({path:[...n,r],message:k.missing});for(let r of Object.
keys(e)){if(Object.hasOwn(t,r))continue;let i=L(r,jn);o.push({path:[...n,i],message:T(Ye,{name:i})})}return s}function Ho({
items:t,max:e,wrap:n},o,s,r,i){let a=r.length,c=n?Pn:1,l=[];for(let[u,f]of o.slice(0,e).entries()){if(u%c===0&&r.length>
a)break;l.push(tt(t,f,[...s,u],r))}return o.length>e&&r.length===a&&i(T(k.too_long,{max_length:e})),l}function Vo(t,e,n,o){
let s=[];for(let r of t){let i=[],a=tt(r,e,n,i);if(!i.length)return a;for(let c of i)s.push(c)}for(let r of s)o.push(r);
return e}function Xo({of:t,kind:e},n){let o=t[Uo[e]?.(n)??""];if(!o)throw new Error(`There is no kind of value that ${e}\
 chooses.`);return o}function Bo({type:t,gt:e,ge:n,le:o},s){let r=typeof s=="number"&&(t==="float"||Go(s)),i=r&&(s<Number(
n)||s<=Number(e));return r&&!i&&!(s>Number(o))?null:n!==void 0&&o!==void 0?T(t==="int"?He:Ve,{minimum:n,maximum:o}):r?e!==
void 0?T(k.greater_than,{gt:e}):T(k.greater_than_equal,{ge:Number(n)}):t==="int"?Be:Xe}var Go=t=>Number.isInteger(t)&&Math.
abs(t)<Do;function Ko(t){return typeof t=="boolean"?Number(t):typeof t!="string"?t:/^\s*[+-]?\d+(_\d+)*(\.0+)?\s*$/.test(
t)?Number(t.replaceAll("_","")):t}var Jo=t=>typeof t=="object"&&t!==null&&!Array.isArray(t);function Gn(t,e){return typeof t==
"string"?!q(t):typeof t!="object"||t===null?!0:e?Object.entries(t).every(([n,o])=>!q(n)&&Gn(o,e-1)):!1}function zo(t){return[
...new Map(t.map(n=>[JSON.stringify(n),n])).values()].sort((n,o)=>qo(Bn(n),Bn(o)))}function Bn(t){return typeof t!="obje\
ct"?[t]:Object.values(t)}function qo(t,e){for(let[n,o]of t.entries()){let s=e[n]??o;if(o!==s)return o<s?-1:1}return 0}var Qo=t=>[
t.slice(0,-1).join(", "),t.at(-1)].filter(Boolean).join(" or ");var Kn=()=>Rt(It.fields.interventions,{});function Jn(t,e){let{gate:n,only:o,remove_heads:s,skip:r}=t,{layers:i,heads:a,
components:c}=e,l={last_layer:i-1,last_head:a-1},u=[],f=(p,m,d)=>{let g=T(m,d);u.push({where:`interventions.${p}`,message:g,
suggestions:[]})};for(let[p,m]of s==="all"||!a?[]:s)(p>=i||m>=a)&&f("remove_heads",Pe,{layer:p,head:m,...l});for(let{layer:p}of r)
p>=i&&f("skip",De,{layer:p,...l});let h=[["gate",n===null?[]:["pointer","generation"]],["only",o===null?[]:[o]]];for(let[
p,m]of h){let d=m.find(g=>!c.includes(g));d&&f(p,Ue,{part:je[d],option:p})}R(u)}var mt=it.map(t=>t.slice(0,3)),Q={weekday:null,date:null,time:null};function Qn(t){let e=[],n=[];for(let[o,{written:s}]of Zo(
t).entries()){let r=F(e,()=>es(s,`visits[${o}]`));if(r)n.push(r);else if(e.length>=20)break}return R(e),n}function Zn(t){
return t.map(e=>{let n=Ke(e);return[...[pt(e.place),n&&`@ ${n}`],e.stay===null?"":`+${e.stay}`].filter(Boolean).join(" ")}).
join(", ")}function pt(t){return typeof t=="number"?`#${t}`:t&&t===O(t)&&![...Sn].some(n=>t.includes(n))?t:`"${t.replaceAll(
'"','""')}"`}function Ke({weekday:t,date:e,time:n}){return[t===null?e!==null&&ct(e):mt[t],n!==null&&wt(n)].filter(Boolean).
join(" ")}function Lt(t,e){let n=O(t);if(x(n)>40)throw _(e,Zt,{text:L(n,40)});let{groups:o}=Ht.exec(n)??Ht.exec(n.replace(
wn,"$1"))??{};if(!o)throw _(e,bn.test(n)?te:ee,{text:n});let[s,r]=[Number(o.hour),Number(o.minute)];if(s>23||r>59)throw _(
e,ne,{text:n});return{weekday:is(o.weekday,e),date:as(o.date,e),time:s*60+r}}function Je(t,e){if(!An.test(t))throw _(e,Qt,
{name:L(t,40)});return Number(t.slice(1))}function Zo(t){let e=[],n=0,o=!1;for(let{0:s,index:r}of t.matchAll(/[",\n\r]|$/g))
s==='"'?o=!o:(!o||!s)&&(e.push({written:t.slice(n,r),start:n}),n=r+1);return e.filter(({written:s})=>O(s))}function ts(t){
return t.startsWith('"')?ss(t):t.search(/[@+]|$/)}function es(t,e){try{return ns(t,e)}catch(n){throw t.replace(/"[^"]*"/g,
"").includes(";")?_(e,ut):n}}function ns(t,e){let n=O(t),o=x(n);if(o>2e3)throw _(e,zt,{characters:o,most:2e3});let s=os(
n);if(!s)throw _(e,Jt);let r=rs(s.place,e);if(r==="")throw _(e,lt);let i=s.moment===null?Q:Lt(s.moment,e),a=s.stay===null?
null:cs(O(s.stay),e);return{place:r,...i,stay:a}}function os(t){let e=t.startsWith('"'),n=ts(t),o=O(t.slice(0,n)),s=O(t.
slice(n)),r=null,i=null;if(s.startsWith("@")){let c=s.search(/\+|$/);r=s.slice(1,c),s=s.slice(c)}s.startsWith("+")&&(i=s.
slice(1),s="");let a=/[@+]/.test(`${r??""}${i??""}`);return s||a||!e&&o.includes('"')?null:{place:o,moment:r,stay:i}}function ss(t){
let e=t.indexOf('"',1);for(;e>0&&t[e+1]==='"';)e=t.indexOf('"',e+2);return e+1}function rs(t,e){if(t.startsWith('"'))return t.
slice(1,-1).replaceAll('""','"');if(t.startsWith("#"))return Je(t,e);if(t.includes("#"))throw _(e,qt,{name:L(t,60)});return t}
function is(t,e){if(t===void 0)return null;let n=it.findIndex(o=>o.toLowerCase().startsWith(t.toLowerCase()));if(n<0)throw _(
e,oe,{text:t,days:mt.join(", ")},mt);return n}function as(t,e){if(t===void 0)return null;let n=Fn(t);if(n===null)throw _(
e,se,{text:t});let[o=0,s=0]=Nn,r=Number(t.slice(0,4));if(r<o||r>s)throw _(e,re,{text:t,first_year:o,last_year:s});return n}
function cs(t,e){if(!On.test(t)){let n={text:L(t,20),most:99999};throw _(e,ie,n)}return Number(t)}function ze(t,e){let n=[],o=[];for(let[s,{place:r,stay:i,...a}]of t.entries()){let c=`visits[${s}]`,l=F(n,()=>e.find(r,c))??
0,u=o.at(-1),f=ls(a,u);if(u&&f<u.arrival){let d=S(u.arrival),g=`${mt[X(d)]} ${et(u.arrival)}`;n.push(..._(c,Ae,{arrival:g}).
problems)}if(n.length>=20)break;u?.filledIn.includes("stay")&&(u.duration=Math.min(u.duration,f-u.arrival));let h={day:a.
weekday===null&&a.date===null,time:a.time===null,stay:i===null},p=i??e.at(l).typical_minutes??kn,m=Object.entries(h).flatMap(
([d,g])=>g?d:[]);o.push({location:l,arrival:f,duration:p,filledIn:m})}return R(n),o}function kt({weekday:t,date:e,time:n},o){
let s=n??0;if(e!==null)return e*1440+s;let r=o===null?at*1440:o+1,i=S(r)+(s<M(r)?1:0),a=t===null?0:J(t-X(i),7);return(i+
a)*1440+s}var qe=({arrival:t,duration:e})=>t+e,et=t=>`${ct(S(t))} ${wt(M(t))}`;function ls(t,e){return t.time!==null?kt(
t,e?e.arrival:null):e?qe(e):at*1440+Ln}function eo(t,{places:e,people:n,architecture:o}){let s=Rt(It,t),r=us(s,e,n,o.max_visits);if(!s.interventions)return r;let i=fs(
r,s.interventions);return Jn(s.interventions,o),i}function no({history:t,visits:e,written:n,sent:o,masked:s},r){return e.map((i,a)=>{let{location:c,arrival:l,duration:u}=i,
{name:f,category:h}=r.at(c),p=t.weekdays[a]??0,m=M(l),d=n?.[a]??{weekday:p,date:null,time:m,stay:u},g=et(l).replace(" ",
"T");return{location:c,name:f,label:r.label(c),category:h,place:pt(r.written(c)),written_moment:Ke(d),written_stay:d.stay,
arrival:X(S(l))===p?g:null,weekday:p,start_minute:t.startMinutes[a]??0,duration_minutes:u,days_before:t.daysBefore[a]??0,
steps_back:e.length-1-a,sent:o[a]??a,masked:s.includes(a),filled_in:i.filledIn}})}function oo({written:t,sent:e}){if(!t)
return null;let n=t.map((o,s)=>({visit:o,at:e[s]??s}));return Zn(n.sort((o,s)=>o.at-s.at).map(({visit:o})=>o))}function us(t,e,n,o){
let{record:s,visits:r}=t;if(s===null&&r===null)throw _("visits",Te);if(s!==null&&r!==null)throw _("visits",Ne);if(s!==null)
return _s(s,t,e,n,o);let i=[],a=F(i,()=>n.find(t.user))??0,c=F(i,()=>{let l=typeof r=="string"?Qn(r):ps(r??[]);ro(l.length,
o,"visits");let u=ze(l,e),f=u.at(-1);return{written:l,visits:u,predictAt:ds(t.predict_at,f)}});if(!c||i.length)throw new W(
i);return so({...c,history:Kt(c.visits,a,c.predictAt)},t)}function so(t,e){let n=[...t.visits.keys()];return{...t,topK:e.
top_k,interventions:Kn(),sent:n,masked:[]}}function fs(t,e){let{visits:n,written:o}=t,s=e.order.length?e.order:t.sent,r=n.
length-1;if(!(s.length===n.length&&new Set(s).size===n.length)||Math.max(...s)>r){let a={visits:n.length,last:r};throw _(
"interventions.order",Le,a)}return ms(e.mask_visits,s),{...t,history:xt(t.history,s),visits:s.map(a=>n[a]),written:o&&s.
map(a=>o[a]),interventions:e,sent:s,masked:e.mask_visits.map(a=>s.indexOf(a)).sort((a,c)=>a-c)}}function ms(t,e){let n="\
interventions.mask_visits",o=e.length-1,[s=0,r=0]=[t.at(-1),e.at(-1)];if(s>o)throw _(n,ke,{position:s,last:o});if(t.length===
e.length)throw _(n,Ce);if(t.includes(r))throw _(n,$e,{position:r})}function ps(t){let e=[],n=[];for(let[o,s]of t.entries()){
let r=F(e,()=>hs(s,`visits[${o}]`));if(r)n.push(r);else if(e.length>=20)break}return R(e),n}function hs(t,e){if(typeof t==
"string")return{place:to(t,e),...Q,stay:null};let{location:n,arrival:o,duration_minutes:s}=t,r=typeof n=="string"?to(n,e):
n,i=o===null?Q:Lt(o,`${e}.arrival`);return{place:r,...i,stay:s}}function to(t,e){let n=O(t);if(/^#[0-9]+$/.test(n))return Je(
n,e);if(!n)throw _(e,lt);return n}function ro(t,e,n){if(!t)throw _(n,Se);if(t>e)throw _(n,Oe,{visits:t,most:e,excess:t-e})}
function ds(t,e){if(t===null||!O(t))return qe(e);let n=kt(Lt(t,"predict_at"),e.arrival);if(n<e.arrival){let o=et(e.arrival);
throw _("predict_at",be,{arrival:o})}return n}function _s(t,e,n,o,s){let{X:r,user_X:i}=t;if(ro(r.length,s,"record.X"),e.
user!==null||e.predict_at!==null)throw _("record",we);let a=typeof i=="number"?[i]:i,c=t.diff??[],l={X:[r,H,n.vocabularySize-
1],user_X:[a,0,o.users?o.users-1:1e9],weekday_X:[t.weekday_X??[],0,it.length-1],start_min_X:[t.start_min_X??[],0,1439],dur_X:[
t.dur_X??[],0,99999],diff:[c,0,Dn]},u=[],f=(y,I,C={})=>{let D=T(I,C);u.push({where:`record.${y}`,message:D,suggestions:[]})};
for(let[y,[I,C,D]]of Object.entries(l)){let Z=y==="user_X"&&typeof i=="number";if(I.length!==r.length&&!Z){let b={numbers:I.
length,visits:r.length};f(y,xe,b)}for(let[b,U]of I.entries())(U<C||U>D)&&f(`${y}[${b}]`,ve,{minimum:C,maximum:D})}new Set(
a).size>1&&f("user_X",Ie),c.some((y,I)=>y>(c[I-1]??y))&&f("diff",Me),R(u);let h={locations:r,user:o.users?a[0]??0:0,weekdays:t.
weekday_X??[],startMinutes:t.start_min_X??[],durations:t.dur_X??[],daysBefore:c},p=Yn(h),m=p.at(-1).arrival,d=Math.max(m,
(S(m)+(c.at(-1)??0))*1440),g=gs(p,n),A=ys(h,g,n,d);return so({history:h,visits:p,written:A?g:null,predictAt:d},e)}function gs(t,e){
return t.map(({location:n,arrival:o,duration:s},r)=>{let i=t[r-1]?.arrival??null,[a,c,l]=[M(o),X(S(o)),S(o)],f=[...i===null?
[]:[{...Q,time:a}],{...Q,weekday:c,time:a}].find(p=>kt(p,i)===o);return{place:e.written(n),...f??{...Q,date:l,time:a},stay:s}})}
function ys(t,e,n,o){let s=F([],()=>ze(e,n)),r=s&&Kt(s,t.user,o);return JSON.stringify(r)===JSON.stringify(t)}var Es={queries:"queries",keys:"keys",values:"values",weights:"weights",head_outputs:"outputs"},Ts={context:"context",content_scores:"\
pointer.content_scores",position_bias:"pointer.bias",pointer_weights:"pointer.weights",pointer_probabilities:"pointer.pr\
obabilities",generation_logits:"generation.logits",generation_probabilities:"generation.probabilities",gate_hidden:"gate\
.hidden",gate_logit:"gate.logit",gate:"gate.value",probabilities:"probabilities"},ht=class extends Error{};function io(t,e){
let{network:n,places:o,people:s}=t,r=eo(e,{places:o,people:s,architecture:n.architecture}),i=n.trace(Qe(r,n),r.interventions);
return nn(t,i),{bundle:t,query:r,trace:i}}function Qe({history:t,masked:e},{architecture:n}){let o=Hn(t,n.max_visits);if(!e.
length)return o;let s=Uint8Array.from(t.locations,(r,i)=>e.includes(i)?0:1);return{...o,mask:s}}function Ze(t){let{layers:e,
heads:n}=t.bundle.network.architecture,o=nt(e).map(u=>nt(n).map(f=>Ns(t.trace,`layers.${u}.heads.${f}.weights`))),{model:s,
user:r,visits:i,notation:a,predict_at:c,...l}=tn(t);return{model:s,user:r,visits:i,notation:a,predict_at:c,self_attention:n?
{weights:o}:null,pointer:en(t.trace),...l}}function tn({bundle:t,query:e,trace:n}){let{places:o}=t,{history:s,interventions:r,
topK:i}=e,a=n["gate.value"].values[0],c=n["gate.logit"]?.values[0]??null,l=r.gate!==null||r.only!==null,u=n["pointer.pro\
babilities"]?.values??null,f=n["generation.probabilities"]?.values??null,{values:h}=n.probabilities,p=(g,A)=>g.map(y=>({
location:y,name:o.at(y).name,probability:A[y]})),m=$t(h,i),[d=$]=m;return{model:t.id,user:s.user||null,visits:no(e,o),notation:oo(
e),predict_at:et(e.predictAt).replace(" ","T"),gate:{value:a,logit:c,learned:c!==null&&!l},location_probabilities:{pointer:u&&
p(ao([...new Set(s.locations)],u),u),generation:f&&p($t(f,i),f),final:p(m,h)},prediction:{location:d,name:o.at(d).name,probability:h[d],
from_pointer:u?a*u[d]:0,from_generation:f?(1-a)*f[d]:0},unknown_probability:h[H]}}function en(t){let e=t["pointer.weight\
s"];return e?{content_scores:Ct(t["pointer.content_scores"]),position_bias:Ct(t["pointer.bias"]),scores:Ct(t["pointer.sc\
ores"]),weights:Ct(e),entropy:Yt(e),effective_positions:En(e)}:null}function $t(t,e){let n=t.slice($).sort(),o=n[n.length-
e]??0,r=nt(t.length).slice($).filter(i=>t[i]>0&&t[i]>=o);return r.length?ao(r,t).slice(0,e):[$]}function ao(t,e){return t.
sort((n,o)=>e[o]-e[n]||n-o)}function Ns(t,e){let{values:n,shape:o}=t[e],[s,r]=o;return nt(s).map(i=>co(n.subarray(i*r,(i+
1)*r)))}function Ct(t){return t?co(t.values):null}function co(t){return Array.from(t,e=>e===Number.NEGATIVE_INFINITY?"-i\
nf":e)}function nn({id:t,network:e},n){let{layers:o,heads:s}=e.architecture;for(let{name:r,sites:i}of Ss(o,s))if(!i.flatMap(
c=>n[c]??[]).every(({values:c})=>c.every(Number.isFinite)))throw new ht(T(We,{model:t,tensor:r}))}function*Ss(t,e){yield{
name:"hidden[0]",sites:["layers.0.residual_in"]};for(let n of nt(t)){for(let[o,s]of Object.entries(Es)){let r=nt(e).map(
i=>`layers.${n}.heads.${i}.${s}`);yield{name:`layers[${n}].${o}`,sites:r}}yield{name:`hidden[${n+1}]`,sites:[`layers.${n}\
.residual_out`]}}for(let[n,o]of Object.entries(Ts))yield{name:n,sites:[o]}}function nt(t){return[...Array(t).keys()]}var Os=new Map([["F32",{bytes:4,read:t=>new Float32Array(t)}],["F16",{bytes:2,read:vs}]]),As=Float64Array.from({length:32},
(t,e)=>2**(Math.max(1,e)-25)),v=class extends Error{};function lo(t){let{entries:e,start:n}=bs(t),o=n,s=e.map(([r,{dtype:i,
shape:a,data_offsets:[c,l]}])=>{let u=Os.get(i);if(!u)throw new v(`The parameter \`${r}\` has numbers of the type ${i}. \
Save the weights in single or half precision (F32 or F16).`);let f=a.reduce((p,m)=>p*m,u.bytes);if(n+c!==o||l-c!==f)throw ot(
`\`${r}\` is misplaced`);if(o+=f,o>t.byteLength)throw ot(`they end within \`${r}\`, after ${t.byteLength} bytes`);let h=u.
read(t.slice(o-f,o));if(!Is(h))throw new v(`The parameter \`${r}\` holds numbers that are not finite. Choose another mode\
l.`);return[r,{values:h,shape:a}]});if(o!==t.byteLength)throw ot(`${t.byteLength-o} bytes belong to no tensor`);return Object.
fromEntries(s)}function bs(t){if(t.byteLength<8)throw ot(`they have only ${t.byteLength} bytes`);let e=Number(new DataView(
t).getBigUint64(0,!0)),n=8+e;if(e>1e6||n>t.byteLength)throw ot(`their header claims ${e} bytes`);let o=ws(new TextDecoder().
decode(t.slice(8,n))),s=Object.entries(o??{}).filter(([i])=>i!=="__metadata__"),r=s.find(([,i])=>!xs(i));if(!o||r)throw ot(
r?`\`${r[0]}\` has no place`:"they have no header");return s.sort(([,i],[,a])=>i.data_offsets[0]-a.data_offsets[0]),{entries:s,
start:n}}function ws(t){try{let e=JSON.parse(t);return typeof e=="object"?e:null}catch{return null}}function xs(t){let e=n=>Array.
isArray(n)&&n.every(o=>Number.isSafeInteger(o)&&o>=0);return e(t?.shape)&&e(t.data_offsets)&&t.data_offsets.length===2}function ot(t){
return new v(`The weights are damaged or cut short: ${t}. Load them again.`)}function vs(t){let{Float16Array:e}=globalThis;
if(e)return new Float32Array(new e(t));let n=new Uint16Array(t),o=new Float32Array(n.length);for(let s=0;s<n.length;s++){
let r=Number(n[s]),i=r>>10&31,a=(r&1023)+(i?1024:0),c=i===31?Number.POSITIVE_INFINITY:a*Number(As[i]);o[s]=r&32768?-c:c}
return o}function Is(t){let e=0;for(let n=0;n<t.length;n++)e+=0*Number(t[n]);return e===0}var mo={location:"loc_emb",user:"user_emb",time:"time_emb",weekday:"weekday_emb",recency:"recency_emb",duration:"duratio\
n_emb",position_from_end:"pos_from_end_emb"},Pt={time:St+1,weekday:Ot+1,recency:At+1,duration:bt+1},st="Put the weights \
and the model.json of one model together.",Dt=class{constructor(e,n){Cs(n,e),this.architecture=e,this.weights={...n},this.#o(
"user")&&(this.weights["user_emb.weight"]=ks(this.#t("user_emb.weight")))}trace(e,n={}){let{layers:o,max_visits:s}=this.
architecture,r=e.locations.length;if(r<1||r>s)throw new RangeError(`Every history must have 1 to ${s} visits.`);let i={batch:e,
interventions:n,trace:{}},a=this.#e(i),c=this.#c(a,"input_proj");N(i,"inputs.",{projected:c});let l=this.#l(c,"input_nor\
m","inputs.norm",i);this.#o("sinusoidal")&&n.sinusoidal!==!1&&(l=Et(l,this.#t("pos_encoding")));for(let u=0;u<o;u++)l=this.#n(
l,u,i);return this.#i(l,i),i.trace}#e(e){let{batch:n,interventions:o}=e,s={location:n.locations,user:new Int32Array(n.locations.
length).fill(n.user),time:n.time,weekday:n.weekday,recency:n.recency,duration:n.duration,position_from_end:n.positionFromEnd},
r=[...o.without_features??[]];o.position_from_end===!1&&r.push("position_from_end");let i=[];for(let[a,c]of Object.entries(
s)){if(a!=="location"&&!this.#o(a))continue;let l=Ms(c,this.#t(`${mo[a]}.weight`));r.includes(a)&&l.values.fill(0),N(e,"\
inputs.",{[a]:l}),i.push(l)}return uo(i)}#n(e,n,o){let s=`transformer.layers.${n}`,r=`layers.${n}`,{layer_norm:i}=o.interventions;
N(o,`${r}.`,{residual_in:e});let a=e;if(this.#o("attention")){let h=this.#l(e,`${s}.norm1`,`${r}.norm1`,o,i),p=this.#s(h,
n,o);N(o,`${r}.`,{attention_out:p}),a=fo(p,e,n,"attention",o)}N(o,`${r}.`,{residual_mid:a});let{pre:c,hidden:l,out:u}=pn(
this.#l(a,`${s}.norm2`,`${r}.norm2`,o,i),this.#t(`${s}.linear1.weight`),this.#t(`${s}.linear1.bias`),this.#t(`${s}.linea\
r2.weight`),this.#t(`${s}.linear2.bias`));N(o,`${r}.feed_forward.`,{pre:c,hidden:l,out:u});let f=fo(u,a,n,"feed_forward",
o);return N(o,`${r}.`,{residual_out:f}),f}#s(e,n,o){let{d_model:s,heads:r}=this.architecture,{attention_temperature:i,scaling:a}=o.
interventions,c=`transformer.layers.${n}.self_attn`,l=this.#t(`${c}.in_proj_weight`),u=this.#t(`${c}.in_proj_bias`),f=s/
r,h=m=>K(e,_t(l,m,f),_t(u,m,f)),p=[];for(let m=0;m<r;m++){let d=h(m*f),g=h(s+m*f),A=h(2*s+m*f),{mask:y}=o.batch,C=fn(d,g,
A,{mask:y,temperature:i,scaled:a}),{scores:D,weights:Z}=C,b=Rs(C.outputs,n,m,o),U={queries:d,keys:g,values:A,scores:D,weights:Z,
outputs:b};N(o,`layers.${n}.heads.${m}.`,U),p.push(b)}return this.#c(uo(p),`${c}.out_proj`)}#i(e,n){let{only:o,gate:s}=n.
interventions,r=_t(e,n.batch.locations.length-1,1),i={values:r.values,shape:[r.values.length]};N(n,"",{context:i});let a=this.#a(
i,e,n),c=this.#r(i,n),l=this.#u(i,n);o?l=dt(o==="pointer"?1:0):typeof s=="number"&&(l=dt(s)),N(n,"gate.",{value:l}),N(n,
"",{probabilities:Ls(l,a,c,o)})}#a(e,n,o){if(!this.#o("pointer"))return null;let{locations:s,positionFromEnd:r,mask:i}=o.
batch,{pointer_scaling:a,position_bias:c,pointer_temperature:l}=o.interventions,u=this.#c(e,"pointer_query"),f=this.#c(n,
"pointer_key"),h=hn(u,f,a);N(o,"pointer.",{query:u,keys:f,content_scores:h});let p=h;if(this.#o("position_bias")){let{values:g}=this.#t(
"position_bias"),A=w([s.length]);c!==!1&&A.values.set([...r].map(y=>g[y])),N(o,"pointer.",{bias:A}),p=dn(h,A)}p=Ft(p,i);
let m=Tt(p,l),d=_n(m,s,this.architecture.locations);return N(o,"pointer.",{scores:p,weights:m,probabilities:d}),d}#r(e,n){
if(!this.#o("generation"))return null;let o=this.#c(e,"gen_head"),s=Tt(o);return N(n,"generation.",{logits:o,probabilities:s}),
s}#u(e,n){if(!this.#o("pointer"))return dt(0);if(!this.#o("generation"))return dt(1);if(!this.#o("gate"))return dt(.5);let{
hidden:o,logit:s,value:r}=gn(e,this.#t("ptr_gen_gate.0.weight"),this.#t("ptr_gen_gate.0.bias"),this.#t("ptr_gen_gate.2.w\
eight"),this.#t("ptr_gen_gate.2.bias"));return N(n,"gate.",{hidden:o,logit:s}),r}#c(e,n){return K(e,this.#t(`${n}.weight`),
this.#t(`${n}.bias`))}#l(e,n,o,s,r=!0){if(!r)return N(s,o,{"":e}),e;let i=this.#t(`${n}.weight`),{normed:a,mean:c,reciprocal_deviation:l}=ln(
e,i,this.#t(`${n}.bias`));return N(s,o,{"":a,".mean":c,".reciprocal_deviation":l}),a}#o(e){return this.architecture.components.
includes(e)}#t(e){let n=this.weights[e];if(!n)throw new v(`The parameter \`${e}\` is missing. ${st}`);return n}};function N({
trace:t},e,n){for(let[o,s]of Object.entries(n))t[e+o]=s}function Ms(t,e){let[n,o]=e.shape,s=w([t.length,o]);return t.forEach(
(r,i)=>{if(r<0||r>=n)throw new RangeError(`The id ${r} has no embedding; ids run from 0 to ${n-1}.`);s.values.set(_t(e,r,
1).values,i*o)}),s}function _t({values:t,shape:[e,...n]},o,s){let r=t.length/e;return{values:t.subarray(o*r,(o+s)*r),shape:[
s,...n]}}function uo(t){let e=t[0]?.shape[0],n=t.reduce((r,{shape:i})=>r+i[1],0),o=w([e,n]),s=0;for(let r of t){for(let i=0;i<
e;i++)o.values.set(_t(r,i,1).values,i*n+s);s+=r.shape[1]}return o}function fo(t,e,n,o,{interventions:s}){let i=s.skip?.some(
a=>a.layer===n&&a.part===o)?w(t.shape):t;return s.residuals===!1?i:Et(i,e)}function Rs(t,e,n,{batch:{mask:o},interventions:s}){
let{remove_heads:r=[],replace_with:i}=s;if(r!=="all"&&!r.some(([u,f])=>u===e&&f===n))return t;let a=w(t.shape);if(i!=="m\
ean")return a;let[c,l]=t.shape;for(let u=0;u<l;u++){let[f,h]=[0,0];for(let p=0;p<c;p++)o&&!o[p]||(f+=t.values[p*l+u],h++);
for(let p=0;p<c;p++)a.values[p*l+u]=f/h}return a}function Ls(t,e,n,o){return e&&n&&!o?yn(t,e,n):!e||o==="generation"?n:e}
function dt(t){return{values:Float32Array.of(t),shape:[]}}function ks({values:t,shape:e}){let[n,o]=e,s={values:t.slice(),
shape:e};for(let r=0;r<o;r++){let i=0;for(let a=1;a<n;a++)i+=t[a*o+r];s.values[r]=i/(n-1)}return s}function Cs(t,e){let{
components:n,d_model:o,heads:s}=e,r=n.find(c=>!Un.includes(c));if(r)throw new v(`This version does not know the componen\
t "${r}". Reload the page, or ask the server.`);if(n.includes("attention")&&!(s>=1&&o%s===0))throw new v(`${s} heads do \
not divide a width of ${o}. ${st}`);if(!n.includes("pointer")&&!n.includes("generation"))throw new v(`A network needs a \
pointer or a generation head. ${st}`);let i=$s(e);for(let[c,l]of i){let u=t[c]?.shape;if(!u)throw new v(`The parameter \`${c}\
\` is missing. ${st}`);if(String(u)!==String(l))throw new v(`The parameter \`${c}\` has the shape [${u}]; expected [${l}\
]. ${st}`)}let a=Object.keys(t).find(c=>!i.has(c));if(a)throw new v(`\`${a}\` is no parameter of this network. ${st}`)}function $s({
components:t,...e}){let{d_model:n,feed_forward:o,locations:s,users:r,layers:i,max_visits:a}=e,c=m=>t.includes(m),l=new Map,
u=(m,d,g)=>l.set(`${m}.weight`,[d,g]).set(`${m}.bias`,[d]),f=m=>l.set(`${m}.weight`,[n]).set(`${m}.bias`,[n]),h={location:[
s,n],user:[r,n],time:[Pt.time,n/4],weekday:[Pt.weekday,n/4],recency:[Pt.recency,n/4],duration:[Pt.duration,n/4],position_from_end:[
a+1,n/4]},p=0;for(let[m,[d,g]]of Object.entries(h))m!=="location"&&!c(m)||(l.set(`${mo[m]}.weight`,[d,g]),p+=g);u("input\
_proj",n,p),f("input_norm"),c("sinusoidal")&&l.set("pos_encoding",[1,a,n]);for(let m=0;m<i;m++){let d=`transformer.layer\
s.${m}`;c("attention")&&(l.set(`${d}.self_attn.in_proj_weight`,[3*n,n]),l.set(`${d}.self_attn.in_proj_bias`,[3*n]),u(`${d}\
.self_attn.out_proj`,n,n),f(`${d}.norm1`)),u(`${d}.linear1`,o,n),u(`${d}.linear2`,n,o),f(`${d}.norm2`)}return c("pointer")&&
(u("pointer_query",n,n),u("pointer_key",n,n)),c("position_bias")&&l.set("position_bias",[a]),c("generation")&&u("gen_hea\
d",s,n),c("gate")&&(u("ptr_gen_gate.0",n/2,n),u("ptr_gen_gate.2",1,n/2)),l}var Ps=new Map(Object.entries(Rn)),rt=class{#e=new Map;constructor(e){this.names=e}findWithAccents(e){return this.#n(Ds,
e)??this.#n(yt,e)??[]}findWithoutAccents(e){return this.#n(P,e)??[]}by(e){let n=this.#e.get(e);if(!n){n=new Map;for(let[
o,s]of this.names){let r=e(s),i=n.get(r);i?i.push(o):n.set(r,[o])}this.#e.set(e,n)}return n}#n(e,n){return this.by(e).get(
e(n))}},Ds=t=>Y(_o(t).normalize("NFC")).join(" "),yt=t=>Y(js(_o(t).normalize("NFKC"))).join(" ");function P(t){let e=yt(
t).normalize("NFKD").replace(Mn,"");return Y(Array.from(e,n=>Ps.get(n)??n).join("")).join(" ")}function on(t,e){let n=L(
P(t),xn);if([...n].length<vn)return[];let o=e.filter(Us(n)),s=(i,a)=>o.map(c=>({name:c,score:i(n,c)})).filter(c=>c.score>=
a).sort((c,l)=>l.score-c.score).slice(0,V),r=[...s(ho,Nt),...s(Ws,Xt)];return[...new Set(r.map(({name:i})=>i))].map(i=>({
name:i,score:Math.max(ho(n,i),go(n,i)/100)})).sort((i,a)=>a.score-i.score||(i.name<a.name?-1:1)).slice(0,V).map(({name:i})=>i)}
function Us(t){let e=Y(t).map(o=>` ${o} `),n=po(t);return o=>{let s=Math.max(t.length,o.length),r=2*(1-Nt)*s;for(let i=n^
po(o);i;i&=i-1)r-=1;return r>=0||e.some(i=>` ${o} `.includes(i))}}function po(t){let e=0;for(let n of t)e|=1<<Number(n.codePointAt(
0));return e}function _o(t){return t.replace(In,e=>[...e].some(Mt)?" ":"")}function js(t){return t.replace(/[^ı]+/g,e=>e.
toLowerCase().toUpperCase().toLowerCase()).replaceAll("ς","σ")}function ho(t,e){let[n,o]=[[...t],[...e]],s=Math.max(n.
length,o.length);if(1-Math.abs(n.length-o.length)/s<Nt)return 0;let r=[],i=[],a=[0,...o.keys()].map((c,l)=>l);for(let c=1;c<=
n.length;c+=1){let l=n[c-1],u=n[c-2];[r,i,a]=[i,a,[c]];for(let f=1;f<=o.length;f+=1){let h=o[f-1],p=(i[f-1]??0)+(l===h?0:
1),m=Math.min(p,(i[f]??0)+1,(a[f-1]??0)+1);u===h&&l===o[f-2]&&(m=Math.min(m,(r[f-2]??0)+1)),a.push(m)}}return 1-(a[o.length]??
0)/s}function Ws(t,e){let[n,o]=[new Set(Y(t)),new Set(Y(e))],s=[...n].filter(p=>o.has(p)),r=[...n].filter(p=>!o.has(p)),
i=[...o].filter(p=>!n.has(p));if(s.length&&!(r.length&&i.length))return 100;let[a,c]=[gt(r),gt(i)],l=s.length&&x(gt(s))+
1,[u,f]=[l+x(a),l+x(c)],h=(p,m)=>100-100*p/m;return!l&&h(Math.abs(u-f),u+f)<Xt?0:Math.max(go(t,e),h(yo(a,c),u+f),l&&h(u-
l+1,l-1+u),l&&h(f-l+1,l-1+f))}function go(t,e){let[n,o]=[gt(Y(t)),gt(Y(e))];return(1-yo(n,o)/(x(n)+x(o)))*100}var gt=t=>t.
sort().join(" ");function yo(t,e){let[n,o]=[[...t],[...e]],s=o.map(()=>0);for(let r of n){let i=0,a=0;for(let c=0;c<o.length;c+=
1){let l=s[c]??0;a=r===o[c]?i+1:Math.max(l,a),s[c]=a,i=l}}return n.length+o.length-2*(s.at(-1)??0)}var Ut=class{#e;#n;constructor(e,n){this.vocabularySize=n,this.#e=new Map(e.map(o=>[o.id,o])),this.#n=new rt(new Map(e.flatMap(
({id:o,name:s})=>s===null?[]:[[o,s]])))}at(e){let n={id:e,name:null,category:null,typical_minutes:null};return this.#e.get(
e)??n}label(e){return this.at(e).name??(e===H?"unknown place":`#${e}`)}written(e){let{name:n}=this.at(e);return n===null||
x(n)>900||(this.#n.by(yt).get(yt(n))??[]).length>1?e:n}find(e,n){if(typeof e=="number"){if(e>=H&&e<this.vocabularySize)return e;
let r={location:e,first:H,last:this.vocabularySize-1};throw _(n,ae,r)}let o=this.#s(e);!o.length&&/^".*"$/s.test(e)&&(o=
this.#s(e.slice(1,-1).replaceAll('""','"')));let[s]=o;if(s===void 0)throw this.#a(e,n);if(o.length>1)throw this.#i(e,o,n);
return s}search(e,n){let o=P(e).replace(/^#/,""),s=[[],[],[]];for(let r=$;r<this.vocabularySize;r++){let i=this.at(r),[a,
c]=[P(i.name??""),P(i.category??"")],l=String(r),u=a.startsWith(o)||l.startsWith(o),f=a.includes(o)||c.includes(o);l===o?
s[0]?.push(i):u?s[1]?.push(i):f&&s[2]?.push(i)}return s.flat().slice(0,n)}#s(e){let n=this.#n.findWithAccents(e);return n.
length?n:this.#n.findWithoutAccents(e)}#i(e,n,o){let s=n.slice(0,Vt).map(i=>this.notation(i)),r={count:n.length,name:G(e),
listed:No(n.slice(0,V).map(i=>this.#r(i)),n.length),example:String(s[0])};return _(o,ce,r,s)}#a(e,n){if(e.includes(";"))
return _(n,ut);let o={name:G(e),first:$};if(!this.#n.names.size)return _(n,ue,o);let s=this.#n.by(P),r=on(e,[...s.keys()]).
flatMap(l=>s.get(l)??[]).slice(0,V),[i]=r;if(i===void 0)return _(n,le,o);let a=this.#r(i),c=r.map(l=>this.notation(l));return _(
n,fe,{...o,meant:a},c)}notation(e){return pt(this.written(e))}#r(e){let n=this.notation(e);if(!n.startsWith("#"))return G(
n);let{name:o,category:s}=this.at(e),r=[o,s].flatMap(i=>i?G(i):[]).join(", ");return r?`${n} (${r})`:n}},jt=class{#e;#n;constructor(e,n){
this.users=n;let o=Array.from({length:Math.max(n-1,0)},(r,i)=>i+1),s=new Map(o.map(r=>[r,e[r]??T(ge,{user:r})]));this.#e=
new rt(s),this.#n=new rt(new Map([...s].map(([r,i])=>[r,Eo(i)])))}find(e){if(e===null||!this.users)return 0;let n=To(e)?
Number(O(String(e)).slice(0,12)):e;if(typeof n=="number"){if(n>=1&&n<this.users)return n;throw _("user",me,{person:n,last:this.
users-1})}let o=this.#s(n),[s]=o;if(s===void 0)throw this.#a(n);if(o.length>1)throw this.#i(n,o);return s}#s(e){let n=[()=>this.#e.
findWithAccents(e),()=>this.#n.findWithAccents(e),()=>this.#e.findWithoutAccents(e),()=>this.#n.findWithoutAccents(e)];for(let o of n){
let s=o();if(s.length)return s}return[]}#i(e,n){let o=n.slice(0,Vt).map(i=>this.#r(i)),s=No(o.slice(0,V).map(G),n.length),
r={count:n.length,name:G(e),listed:s};return _("user",pe,r,o)}#a(e){let n=this.#n.by(P),o=new Map([...n,...this.#e.by(P)]),
s=[...n.get(P(Eo(e)))??[],...on(e,[...o.keys()]).flatMap(c=>o.get(c)??[])],r=[...new Set(s)].slice(0,V).map(c=>this.#r(c)),
[i]=r,a={name:G(e),last:this.users-1};if(i!==void 0){let c={...a,meant:G(i)};return _("user",_e,c,r)}return _("user",this.
users===1?de:he,a)}#r(e){let n=this.#e.names.get(e)??"",o=To(n)?[]:this.#s(n);return o.length===1&&o[0]===e?n:String(e)}},
Eo=t=>O(t.split(",")[0]??"")||t,To=t=>typeof t=="string"&&/^[0-9]+$/.test(O(t));function No(t,e){let n=e-t.length;if(n)return T(
Ee,{listed:t.join(", "),left_out:n});let[o,s=""]=[t.slice(0,-1),t.at(-1)];return o.length?T(ye,{listed:o.join(", "),last:s}):
s}var G=t=>x(t)>Bt?`${L(t,Bt-1)}…`:t;var Ys=10,Hs={hours:Vs,visits:Bs,heads:Gs};function So(t,e){return Hs[t](e)}function Oo(t,e,n){let o=t.network.trace(Qe(
e,t.network),e.interventions);nn(t,o);let{values:s}=o.probabilities,[r=$]=$t(s,1),{name:i}=t.places.at(r);return{prediction:{
location:r,name:i,probability:s[r]},probability:s[n]}}function Vs({query:t}){let{masked:e,interventions:n}=t;return Wn.map(
o=>{let s=Xs(t.history,t.predictAt,o);return{hours:o,input:{history:s,masked:e,interventions:n}}})}function Xs(t,e,n){let o=t.
startMinutes.map(a=>a+60*n),s=o.map(S),r=S(M(e)+60*n),i=(a,c)=>a.map((l,u)=>c(l,s[u]??0));return{...t,weekdays:i(t.weekdays,
(a,c)=>J(a+c,7)),startMinutes:o.map(M),daysBefore:i(t.daysBefore,(a,c)=>a+r-c)}}function Bs({bundle:t,query:{history:e,masked:n,
interventions:o,sent:s}}){return e.locations.map((r,i)=>{let a=[...e.locations.keys()].filter(u=>u!==i),c=a.at(-1),l={history:xt(
e,a),masked:n.flatMap(u=>u===i?[]:a.indexOf(u)),interventions:o};return{visit:{sent:s[i]??i,label:t.places.label(r)},input:c===
void 0||n.includes(c)?null:l}}).sort((r,i)=>r.visit.sent-i.visit.sent)}function Gs({bundle:t,query:{history:e,masked:n,interventions:o}}){
let{remove_heads:s}=o;if(s==="all")return[];let r=Ks(t.network.architecture).filter(([a,c])=>!s.some(([l,u])=>l===a&&u===
c));return r.length?(r.length>Ys?r.map(a=>[a]):Js(r)).map(a=>{let c={...o,remove_heads:[...s,...a]};return{heads:a,input:{
history:e,masked:n,interventions:c}}}):[]}function Ks({layers:t,heads:e}){return Array.from({length:t*e},(n,o)=>[Math.floor(
o/e),o%e])}function Js(t){return Array.from({length:2**t.length},(e,n)=>t.filter((o,s)=>n&1<<s)).sort((e,n)=>e.length-n.
length)}var sn=class{constructor(e,n){let{id:o,sizes:s,places:r,people:i}=e;this.content={vocabulary:e,weights:n},this.id=o,this.
places=new Ut(r,s.locations);let a=i.map(({id:c,name:l})=>[c,l]);this.people=new jt(Object.fromEntries(a),s.users),this.
network=new Dt(s,lo(n))}explain(e){return Ze(this.#e(e))}trace(e){let n=this.#e(e),{query:o,trace:s}=n,r=tn(n),{pointer:i,
generation:a,final:c}=r.location_probabilities,l=[...i??[],...a??[],...c].map(h=>h.location),f=[...new Set([...l,...o.history.
locations])].map(h=>[h,{label:this.places.label(h),category:this.places.at(h).category}]);return{...r,self_attention:null,
pointer:en(s),architecture:this.network.architecture,interventions:o.interventions,places:Object.fromEntries(f),tensors:s,
weights:this.network.weights}}sweep(e,n){let o=this.#e(n),{prediction:s}=Ze(o);return{prediction:s,variants:So(e,o)}}answer(e,n){
return Oo(this,e,n)}#e(e){try{return io(this,e)}catch(n){throw n instanceof ht?new W([{where:"model",message:n.message,suggestions:[]}]):
n}}};document.addEventListener("pointerscope:engine",({detail:t})=>t(rn));})();
