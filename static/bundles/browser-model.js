var To=Object.defineProperty;var No=(t,e)=>{for(var n in e)To(t,n,{get:e[n],enumerable:!0})};var So=xo();function b(t){return{values:new Float32Array(t.reduce((e,n)=>e*n,1)),shape:t}}function yt(t,e){return{values:t.
values.map((n,o)=>n+e.values[o]),shape:t.shape}}function G(t,e,n){return Wt(t,e,n.values)}function Wt({values:t,shape:e},{
values:n,shape:[o,s]},r){let i=b([...e.slice(0,-1),o]),{values:a}=i,c=l=>n.subarray(l*s,(l+1)*s);for(let l=0;l<o;l+=4){let u=Math.
min(l+1,o-1),f=Math.min(l+2,o-1),h=Math.min(l+3,o-1),[p,m,d,g]=[c(l),c(u),c(f),c(h)];for(let O=0,y=0;O<t.length;O+=s,y+=
o){let v=r[l],k=r[u],P=r[f],Q=r[h];for(let A=0;A<s;A++){let D=t[O+A];v+=D*p[A],k+=D*m[A],P+=D*d[A],Q+=D*g[A]}a[y+l]=v,a[y+
u]=k,a[y+f]=P,a[y+h]=Q}}return i}function sn({values:t,shape:e},{values:n},{values:o}){let s=n.length,r=b(e),i=b(e.slice(
0,-1)),a=b(e.slice(0,-1));for(let c=0;c<t.length/s;c++){let l=c*s,u=0;for(let m=0;m<s;m++)u+=t[l+m];let f=u/s,h=0;for(let m=0;m<
s;m++)h+=(t[l+m]-f)**2;let p=1/Math.sqrt(h/s+1e-5);for(let m=0;m<s;m++)r.values[l+m]=(t[l+m]-f)*p*n[m]+o[m];i.values[c]=
f,a.values[c]=p}return{normed:r,mean:i,reciprocal_deviation:a}}function Et({values:t,shape:e},n=1){if(!(n>0&&n<Number.POSITIVE_INFINITY))
throw new RangeError(`The temperature must be a positive number, not ${n}.`);let o=b(e),s=e[e.length-1];for(let r=0;r<t.
length;r+=s){let i=r+s,a=Number.NEGATIVE_INFINITY;for(let l=r;l<i;l++)a=Math.max(a,t[l]);let c=0;for(let l=r;l<i;l++)o.values[l]=
Math.exp((t[l]-a)/n),c+=o.values[l];for(let l=r;l<i;l++)o.values[l]/=c}return o}function Ft(t,e){if(!e)return t;let n=(o,s)=>e[s%
e.length]?o:Number.NEGATIVE_INFINITY;return{values:t.values.map(n),shape:t.shape}}function Oo(t,e){return{values:t.values.
map(n=>n/Math.sqrt(e)),shape:t.shape}}function rn(t,e,n=!0){let[o,s]=e.shape;return Wt(n?Oo(t,s):t,e,new Float32Array(o))}
function Ao(t,e){let[n,o]=e.shape,s=b([o,n]);for(let r=0;r<n*o;r++)s.values[r%o*n+Math.floor(r/o)]=e.values[r];return Wt(
t,s,new Float32Array(o))}function an(t,e,n,{mask:o,temperature:s,scaled:r}){let i=Ft(rn(t,e,r),o),a=Et(i,s);return{scores:i,
weights:a,outputs:Ao(a,n)}}function cn({values:t,shape:e}){let n=b(e);for(let o=0;o<t.length;o++)n.values[o]=.5*t[o]*(1+
wo(t[o]*Math.SQRT1_2));return n}function ln(t,e,n,o,s){let r=G(t,e,n),i=cn(r);return{pre:r,hidden:i,out:G(i,o,s)}}function un(t,e,n=!0){
return rn(t,e,n)}function fn(t,e){return yt(t,e)}function mn(t,e,n){let o=b([n]);return t.values.forEach((s,r)=>{o.values[e[r]]+=
s}),o}function pn(t,e,n,o,s){let r=cn(G(t,e,n)),i={values:G(r,o,s).values,shape:[]};return{hidden:r,logit:i,value:bo(i)}}
function bo({values:t,shape:e}){return{values:t.map(n=>1/(1+Math.exp(-n))),shape:e}}function hn({values:t},e,n){let o=(s,r)=>t[0]*
s+(1-t[0])*n.values[r];return{values:e.values.map(o),shape:e.shape}}function Yt({values:t}){return t.reduce((e,n)=>e-(n?
n*Math.log(n):0),0)}function dn(t){return Math.exp(Yt(t))}function wo(t){let e=Math.abs(t);if(!(e<6))return Math.sign(t);
let n=Math.round(e*16);return Math.sign(t)*_n(So,n*10,e-n/16)}function xo(){let t=new Float64Array(970),e=0;for(let n=0;n<
t.length;n+=10){let o=n/10/16;t[n]=e;let s=0,r=2/Math.sqrt(Math.PI)*Math.exp(-o*o);for(let i=1;i<10;i++)t[n+i]=r/i,[s,r]=
[r,-2*(o*r+s)/i];e=_n(t,n,1/16)}return t}function _n(t,e,n){let o=0;for(let s=9;s>=0;s--)o=o*n+t[e+s];return o}var rt=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var gn=[1900,2200],yn=`,@+#"
\r`,En=/^(?:[0-9]{1,5})$/,Tn=/^(?:#[0-9]{1,9})$/,Nn=/[0-9]:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)? *([Zz]|[+-] *[0-9]{2}(:?[0-9]{2})?)$/,
Sn=/([0-9]:[0-9]{2}):[0-9]{2}([.][0-9]+)?$/,Ht=/^(?:((?<weekday>[A-Za-z]{3,9}) +|(?<date>[0-9]{4}-[0-9]{2}-[0-9]{2})[ Tt]+)?(?<hour>[0-9]{1,2}):(?<minute>[0-9]{2}))$/,
Y=1,C=2,H=5,Vt=100,On=100,An=3,Tt=.75,Xt=85,Bt=60,bn=/[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g,
wn=/[\u0300-\u036f]+/g,xn={æ:"ae",œ:"oe",ø:"o",ð:"d",đ:"d",þ:"th",ħ:"h",ı:"i",ł:"l"},it=20773,vn=480,In=60,Mn=15,
Rn=30,Nt=96,St=7,Ot=8,At=99,Ln=100,kn=36500,Cn=["user","time","weekday","recency","duration","position_from_end","sinuso\
idal","attention","pointer","position_bias","generation","gate"],$n=60,Pn=[-12,-11,-10,-9,-8,-7,-6,-5,-4,-3,-2,-1,0,1,2,
3,4,5,6,7,8,9,10,11],Gt=`	
\v\f\r              \u2028\u2029  　`;var N=t=>Math.floor(t/1440),I=t=>t-N(t)*1440,V=t=>K(t+3,7),K=(t,e)=>(t%e+e)%e,at=t=>new Date(t*864e5).toISOString().slice(
0,10),bt=t=>[Math.floor(t/60),t%60].map(e=>String(e).padStart(2,"0")).join(":");function Dn(t){let e=Date.parse(`${t}T00\
:00Z`)/864e5;return t>="0001"&&!Number.isNaN(e)&&at(e)===t?e:null}function Kt(t,e,n){return{locations:t.map(o=>o.location),user:e,weekdays:t.map(o=>V(N(o.arrival))),startMinutes:t.map(o=>I(
o.arrival)),durations:t.map(o=>o.duration),daysBefore:t.map(o=>N(n)-N(o.arrival))}}function Un({locations:t,weekdays:e,startMinutes:n,
durations:o,daysBefore:s}){let i=it+K(e.at(-1)??0,7)+(s.at(-1)??0);return t.map((a,c)=>({location:a,arrival:(i-(s[c]??0))*
1440+(n[c]??0),duration:o[c]??0,filledIn:[]}))}function wt(t,e){let n=o=>e.map(s=>o[s]??0);return{locations:n(t.locations),
user:t.user,weekdays:n(t.weekdays),startMinutes:n(t.startMinutes),durations:n(t.durations),daysBefore:n(t.daysBefore)}}function jn(t,e){
let n=t.locations.length,o=(s,r,i)=>Int32Array.from(s,a=>Math.min(Math.max(Math.floor(a/r),0),i));return{locations:Int32Array.
from(t.locations),user:t.user,time:o(t.startMinutes,Mn,Nt),weekday:o(t.weekdays,1,St),recency:o(t.daysBefore,1,Ot),duration:o(
t.durations,Rn,At),positionFromEnd:Int32Array.from(t.locations,(s,r)=>Math.min(n-r,e-1))}}var X={};No(X,{ALTERNATIVES:()=>ye,CHANGES_NOT_JSON:()=>Wn,CLOSE_PERSON:()=>_e,CLOSE_PLACE:()=>fe,COLUMN_LENGTH:()=>xe,DATE_OUT_OF_RANGE:()=>re,
EVERY_VISIT_MASKED:()=>Ce,FORM_ERRORS:()=>Mo,GATE_AND_ONLY:()=>Re,LAST_VISIT_MASKED:()=>$e,LEFT_OUT:()=>Ee,LONE_SURROGATE:()=>ut,
MOMENT_TOO_LONG:()=>Zt,NOTHING_TO_BLEND:()=>Ue,NOT_AN_ID:()=>Qt,NOT_AN_OBJECT:()=>Io,NOT_AN_ORDER:()=>Le,NOT_A_DATE:()=>se,
NOT_A_DAY:()=>oe,NOT_A_LIST:()=>xt,NOT_A_MOMENT:()=>ee,NOT_A_NUMBER:()=>Xe,NOT_A_STAY:()=>ie,NOT_A_TIME:()=>ne,NOT_A_VISIT:()=>Jt,
NOT_A_WHOLE_NUMBER:()=>Be,NOT_FINITE:()=>We,NOT_ONE_PLACE:()=>vo,NOT_PLAIN_JSON:()=>Fe,NO_HEAD:()=>Pe,NO_HISTORY:()=>Te,
NO_LAYER:()=>De,NO_LOCATION:()=>ae,NO_PEOPLE:()=>de,NO_PERSON_ID:()=>me,NO_PLACE:()=>ct,NO_PLACE_NAMES:()=>ue,NO_SUCH_PERSON:()=>he,
NO_SUCH_PLACE:()=>le,NO_VISITS:()=>Se,NO_VISIT_TO_MASK:()=>ke,NUMBER_RANGE:()=>Ve,OUT_OF_RANGE:()=>ve,PARAMETER_NOT_JSON:()=>Fn,
PARTS:()=>je,PERSON:()=>ge,PREDICTION_TOO_EARLY:()=>be,RECORD_OUT_OF_ORDER:()=>Me,RECORD_WITH_USER:()=>we,SEMICOLON:()=>lt,
SEVERAL_PEOPLE:()=>pe,SEVERAL_PLACES:()=>ce,SEVERAL_USERS:()=>Ie,TIME_ZONE:()=>te,TOO_MANY_VISITS:()=>Oe,TWO_HISTORIES:()=>Ne,
UNKNOWN_FIELD:()=>Ye,UNQUOTED_NUMBER_SIGN:()=>qt,VISIT_OUT_OF_ORDER:()=>Ae,VISIT_TOO_LONG:()=>zt,WHOLE_NUMBER_RANGE:()=>He});
var ct="The visit names no place. Write the name of a place, or an id such as #17.",vo="This is not one place. Write the\
 name of a place, or an id such as #17.",Jt="This visit cannot be read. A visit is a place, then @ with a day and a time\
, then + with minutes, such as Café Luna @ Mon 08:00 +45. Put a name with , @ + # or a quote in double quotes.",lt="A s\
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
ts.',ut="The text contains half a character (a lone surrogate). Remove it.",Fe="This is not plain JSON. Remove half char\
acters (lone surrogates) and deep nesting.",Wn="The link's changes cannot be read: a part of the link is missing or dama\
ged. Copy the whole link again, or remove `interventions` from it.",Fn="The parameter is not valid JSON. Send JSON.",Ye="\
There is no field “{name}” here. Correct its name, or remove it.",He="Enter a whole number from {minimum:g} to {maxi\
mum:g}.",Ve="Enter a value from {minimum:g} to {maximum:g}.",Io="This is not a JSON object. Send a JSON object.",xt="Thi\
s is not a list. Send a list.",Xe="This is not a number. Enter a number.",Be="This is not a whole number. Enter a whole \
number.",Mo={missing:"A required value is missing. Add it.",tuple_type:"This is not a list. Send a list.",list_type:"Thi\
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
0,20)}};function _(t,e,n={},o=[]){return new j([{where:t,message:E(e,n),suggestions:o}])}function E(t,e){return t.replace(
/\{(\w+)(:,)?[^}]*\}/g,(n,o,s)=>{let r=String(e[o]);return s?r.replace(/\B(?=(\d{3})+$)/g,","):r})}function W(t,e){try{return e()}catch(n){
if(!(n instanceof j))throw n;return t.push(...n.problems),null}}function M(t){if(t.length)throw new j(t)}var vt={type:"object",fields:{user:{type:"kinds",of:{name:{type:"text",max:1e3},id:{type:"int"}},kind:"_kind_of_user",nullable:!0,
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
ge:0},max:1e3,default:[]}},after:"_check_gate_and_only",before:"_check_json",nullable:!0,default:null}}};var Ro=new RegExp(`[${Gt}]+`),It=t=>t!==""&&Gt.includes(t);function S(t){let[e,n]=[0,t.length];for(;e<n&&It(t.charAt(e));)
e+=1;for(;e<n&&It(t.charAt(n-1));)n-=1;return t.slice(e,n)}var F=t=>t.split(Ro).filter(Boolean),w=t=>[...t].length,R=(t,e)=>t.
length<=e?t:[...t.slice(0,2*e)].slice(0,e).join(""),z=t=>/\p{Surrogate}/u.test(t);var{FORM_ERRORS:L}=X,Lo=255,ko=1e21,Co={_kind_of_visits:t=>Array.isArray(t)?"list":"notation",_kind_of_visit:t=>typeof t==
"string"?"place":"visit",_kind_of_user:t=>typeof t=="string"?"name":"id"};function Mt(t,e){let n=[],o=Z(t,e,[],n);return M(
$o(n)),o}function $o(t){let e=new Map;for(let{path:o,message:s,expected:r}of t){let i=JSON.stringify(o),a=e.get(i);a?r&&
(a.message=`${a.message.replace(/\.$/,"")}, or ${r}.`):e.set(i,{path:o,message:s})}let n=new Set;for(let{path:o}of e.values())
for(let s=1;s<o.length;s+=1)n.add(JSON.stringify(o.slice(0,s)));return[...e].filter(([o])=>!n.has(o)).map(([,{path:o,message:s}])=>({
where:Po(o),message:s,suggestions:[]}))}function Po(t){return t.map(n=>typeof n=="number"?`[${n}]`:`.${n}`).join("").replace(
/^\./,"")||"body"}function Z(t,e,n,o){if(e===null&&t.nullable)return null;let s=o.length,r=(a,c)=>{o.push({path:n,message:a,
...c&&{expected:c}})};if(t.before==="_check_json"&&!Hn(e,Lo))return r(Fe);let i=Do(t,e,n,o,r);if(o.length>s)return i;if(t.
after==="_check_gate_and_only"){let{gate:a,only:c}=i;a!==null&&c!==null&&r(Re)}return t.after?.startsWith("_sorted")&&Array.
isArray(i)?Bo(i):i}function Do(t,e,n,o,s){switch(t.type){case"object":return Xo(e)?Object.keys(e).some(z)?s(ut):Uo(t.fields,
e,n,o):s(L.model_type);case"kinds":return Z(Fo(t,e),e,n,o);case"union":return Wo(t.of,e,n,o);case"list":return Array.isArray(
e)?jo(t,e,n,o,s):s(xt);case"tuple":return Array.isArray(e)?e.length>t.items.length?s(E(L.too_long,{max_length:t.items.length})):
t.items.map((r,i)=>i<e.length?Z(r,e[i],[...n,i],o):o.push({path:[...n,i],message:L.missing})):s(xt);case"literal":{if(t.
values.some(i=>i===e))return e;let r=Ko(t.values.map(i=>`'${i}'`));return s(E(L.literal_error,{expected:r}),r)}case"text":
return typeof e!="string"?s(L.string_type):z(e)?s(ut):e.length>t.max&&w(e)>t.max?s(E(L.string_too_long,{max_length:t.max})):
e;case"bool":return typeof e=="boolean"?e:s(L.bool_type);default:{if(typeof e=="string"&&t.lax&&z(e))return s(ut);let r=t.
lax?Vo(e):e,i=Yo(t,r);return i?s(i):r}}}function Uo(t,e,n,o){let s={};for(let[r,i]of Object.entries(t))Object.hasOwn(e,r)?
s[r]=Z(i,e[r],[...n,r],o):i.default!==void 0?s[r]=i.default:o.push({path:[...n,r],message:L.missing});for(let r of Object.
keys(e)){if(Object.hasOwn(t,r))continue;let i=R(r,$n);o.push({path:[...n,i],message:E(Ye,{name:i})})}return s}function jo({
items:t,max:e,wrap:n},o,s,r,i){let a=r.length,c=n?Ln:1,l=[];for(let[u,f]of o.slice(0,e).entries()){if(u%c===0&&r.length>
a)break;l.push(Z(t,f,[...s,u],r))}return o.length>e&&r.length===a&&i(E(L.too_long,{max_length:e})),l}function Wo(t,e,n,o){
let s=[];for(let r of t){let i=[],a=Z(r,e,n,i);if(!i.length)return a;for(let c of i)s.push(c)}for(let r of s)o.push(r);return e}
function Fo({of:t,kind:e},n){let o=t[Co[e]?.(n)??""];if(!o)throw new Error(`There is no kind of value that ${e} chooses.`);
return o}function Yo({type:t,gt:e,ge:n,le:o},s){let r=typeof s=="number"&&(t==="float"||Ho(s)),i=r&&(s<Number(n)||s<=Number(
e));return r&&!i&&!(s>Number(o))?null:n!==void 0&&o!==void 0?E(t==="int"?He:Ve,{minimum:n,maximum:o}):r?e!==void 0?E(L.greater_than,
{gt:e}):E(L.greater_than_equal,{ge:Number(n)}):t==="int"?Be:Xe}var Ho=t=>Number.isInteger(t)&&Math.abs(t)<ko;function Vo(t){
return typeof t=="boolean"?Number(t):typeof t!="string"?t:/^\s*[+-]?\d+(_\d+)*(\.0+)?\s*$/.test(t)?Number(t.replaceAll("\
_","")):t}var Xo=t=>typeof t=="object"&&t!==null&&!Array.isArray(t);function Hn(t,e){return typeof t=="string"?!z(t):typeof t!=
"object"||t===null?!0:e?Object.entries(t).every(([n,o])=>!z(n)&&Hn(o,e-1)):!1}function Bo(t){return[...new Map(t.map(n=>[
JSON.stringify(n),n])).values()].sort((n,o)=>Go(Yn(n),Yn(o)))}function Yn(t){return typeof t!="object"?[t]:Object.values(
t)}function Go(t,e){for(let[n,o]of t.entries()){let s=e[n]??o;if(o!==s)return o<s?-1:1}return 0}var Ko=t=>[t.slice(0,-1).
join(", "),t.at(-1)].filter(Boolean).join(" or ");var Vn=()=>Mt(vt.fields.interventions,{});function Xn(t,e){let{gate:n,only:o,remove_heads:s,skip:r}=t,{layers:i,heads:a,
components:c}=e,l={last_layer:i-1,last_head:a-1},u=[],f=(p,m,d)=>{let g=E(m,d);u.push({where:`interventions.${p}`,message:g,
suggestions:[]})};for(let[p,m]of s==="all"||!a?[]:s)(p>=i||m>=a)&&f("remove_heads",Pe,{layer:p,head:m,...l});for(let{layer:p}of r)
p>=i&&f("skip",De,{layer:p,...l});let h=[["gate",n===null?[]:["pointer","generation"]],["only",o===null?[]:[o]]];for(let[
p,m]of h){let d=m.find(g=>!c.includes(g));d&&f(p,Ue,{part:je[d],option:p})}M(u)}var ft=rt.map(t=>t.slice(0,3)),q={weekday:null,date:null,time:null};function Kn(t){let e=[],n=[];for(let[o,{written:s}]of Jo(
t).entries()){let r=W(e,()=>qo(s,`visits[${o}]`));if(r)n.push(r);else if(e.length>=20)break}return M(e),n}function Jn(t){
return t.map(e=>{let n=Ke(e);return[...[mt(e.place),n&&`@ ${n}`],e.stay===null?"":`+${e.stay}`].filter(Boolean).join(" ")}).
join(", ")}function mt(t){return typeof t=="number"?`#${t}`:t&&t===S(t)&&![...yn].some(n=>t.includes(n))?t:`"${t.replaceAll(
'"','""')}"`}function Ke({weekday:t,date:e,time:n}){return[t===null?e!==null&&at(e):ft[t],n!==null&&bt(n)].filter(Boolean).
join(" ")}function Rt(t,e){let n=S(t);if(w(n)>40)throw _(e,Zt,{text:R(n,40)});let{groups:o}=Ht.exec(n)??Ht.exec(n.replace(
Sn,"$1"))??{};if(!o)throw _(e,Nn.test(n)?te:ee,{text:n});let[s,r]=[Number(o.hour),Number(o.minute)];if(s>23||r>59)throw _(
e,ne,{text:n});return{weekday:ns(o.weekday,e),date:os(o.date,e),time:s*60+r}}function Je(t,e){if(!Tn.test(t))throw _(e,Qt,
{name:R(t,40)});return Number(t.slice(1))}function Jo(t){let e=[],n=0,o=!1;for(let{0:s,index:r}of t.matchAll(/[",\n\r]|$/g))
s==='"'?o=!o:(!o||!s)&&(e.push({written:t.slice(n,r),start:n}),n=r+1);return e.filter(({written:s})=>S(s))}function zo(t){
return t.startsWith('"')?ts(t):t.search(/[@+]|$/)}function qo(t,e){try{return Qo(t,e)}catch(n){throw t.replace(/"[^"]*"/g,
"").includes(";")?_(e,lt):n}}function Qo(t,e){let n=S(t),o=w(n);if(o>2e3)throw _(e,zt,{characters:o,most:2e3});let s=Zo(
n);if(!s)throw _(e,Jt);let r=es(s.place,e);if(r==="")throw _(e,ct);let i=s.moment===null?q:Rt(s.moment,e),a=s.stay===null?
null:ss(S(s.stay),e);return{place:r,...i,stay:a}}function Zo(t){let e=t.startsWith('"'),n=zo(t),o=S(t.slice(0,n)),s=S(t.
slice(n)),r=null,i=null;if(s.startsWith("@")){let c=s.search(/\+|$/);r=s.slice(1,c),s=s.slice(c)}s.startsWith("+")&&(i=s.
slice(1),s="");let a=/[@+]/.test(`${r??""}${i??""}`);return s||a||!e&&o.includes('"')?null:{place:o,moment:r,stay:i}}function ts(t){
let e=t.indexOf('"',1);for(;e>0&&t[e+1]==='"';)e=t.indexOf('"',e+2);return e+1}function es(t,e){if(t.startsWith('"'))return t.
slice(1,-1).replaceAll('""','"');if(t.startsWith("#"))return Je(t,e);if(t.includes("#"))throw _(e,qt,{name:R(t,60)});return t}
function ns(t,e){if(t===void 0)return null;let n=rt.findIndex(o=>o.toLowerCase().startsWith(t.toLowerCase()));if(n<0)throw _(
e,oe,{text:t,days:ft.join(", ")},ft);return n}function os(t,e){if(t===void 0)return null;let n=Dn(t);if(n===null)throw _(
e,se,{text:t});let[o=0,s=0]=gn,r=Number(t.slice(0,4));if(r<o||r>s)throw _(e,re,{text:t,first_year:o,last_year:s});return n}
function ss(t,e){if(!En.test(t)){let n={text:R(t,20),most:99999};throw _(e,ie,n)}return Number(t)}function ze(t,e){let n=[],o=[];for(let[s,{place:r,stay:i,...a}]of t.entries()){let c=`visits[${s}]`,l=W(n,()=>e.find(r,c))??
0,u=o.at(-1),f=rs(a,u);if(u&&f<u.arrival){let d=N(u.arrival),g=`${ft[V(d)]} ${tt(u.arrival)}`;n.push(..._(c,Ae,{arrival:g}).
problems)}if(n.length>=20)break;u?.filledIn.includes("stay")&&(u.duration=Math.min(u.duration,f-u.arrival));let h={day:a.
weekday===null&&a.date===null,time:a.time===null,stay:i===null},p=i??e.at(l).typical_minutes??In,m=Object.entries(h).flatMap(
([d,g])=>g?d:[]);o.push({location:l,arrival:f,duration:p,filledIn:m})}return M(n),o}function Lt({weekday:t,date:e,time:n},o){
let s=n??0;if(e!==null)return e*1440+s;let r=o===null?it*1440:o+1,i=N(r)+(s<I(r)?1:0),a=t===null?0:K(t-V(i),7);return(i+
a)*1440+s}var qe=({arrival:t,duration:e})=>t+e,tt=t=>`${at(N(t))} ${bt(I(t))}`;function rs(t,e){return t.time!==null?Lt(
t,e?e.arrival:null):e?qe(e):it*1440+vn}function qn(t,{places:e,people:n,architecture:o}){let s=Mt(vt,t),r=is(s,e,n,o.max_visits);if(!s.interventions)return r;let i=as(
r,s.interventions);return Xn(s.interventions,o),i}function Qn({history:t,visits:e,written:n,sent:o,masked:s},r){return e.map((i,a)=>{let{location:c,arrival:l,duration:u}=i,
{name:f,category:h}=r.at(c),p=t.weekdays[a]??0,m=I(l),d=n?.[a]??{weekday:p,date:null,time:m,stay:u},g=tt(l).replace(" ",
"T");return{location:c,name:f,label:r.label(c),category:h,place:mt(r.written(c)),written_moment:Ke(d),written_stay:d.stay,
arrival:V(N(l))===p?g:null,weekday:p,start_minute:t.startMinutes[a]??0,duration_minutes:u,days_before:t.daysBefore[a]??0,
steps_back:e.length-1-a,sent:o[a]??a,masked:s.includes(a),filled_in:i.filledIn}})}function Zn({written:t,sent:e}){if(!t)
return null;let n=t.map((o,s)=>({visit:o,at:e[s]??s}));return Jn(n.sort((o,s)=>o.at-s.at).map(({visit:o})=>o))}function is(t,e,n,o){
let{record:s,visits:r}=t;if(s===null&&r===null)throw _("visits",Te);if(s!==null&&r!==null)throw _("visits",Ne);if(s!==null)
return ms(s,t,e,n,o);let i=[],a=W(i,()=>n.find(t.user))??0,c=W(i,()=>{let l=typeof r=="string"?Kn(r):ls(r??[]);eo(l.length,
o,"visits");let u=ze(l,e),f=u.at(-1);return{written:l,visits:u,predictAt:fs(t.predict_at,f)}});if(!c||i.length)throw new j(
i);return to({...c,history:Kt(c.visits,a,c.predictAt)},t)}function to(t,e){let n=[...t.visits.keys()];return{...t,topK:e.
top_k,interventions:Vn(),sent:n,masked:[]}}function as(t,e){let{visits:n,written:o}=t,s=e.order.length?e.order:t.sent,r=n.
length-1;if(!(s.length===n.length&&new Set(s).size===n.length)||Math.max(...s)>r){let a={visits:n.length,last:r};throw _(
"interventions.order",Le,a)}return cs(e.mask_visits,s),{...t,history:wt(t.history,s),visits:s.map(a=>n[a]),written:o&&s.
map(a=>o[a]),interventions:e,sent:s,masked:e.mask_visits.map(a=>s.indexOf(a)).sort((a,c)=>a-c)}}function cs(t,e){let n="\
interventions.mask_visits",o=e.length-1,[s=0,r=0]=[t.at(-1),e.at(-1)];if(s>o)throw _(n,ke,{position:s,last:o});if(t.length===
e.length)throw _(n,Ce);if(t.includes(r))throw _(n,$e,{position:r})}function ls(t){let e=[],n=[];for(let[o,s]of t.entries()){
let r=W(e,()=>us(s,`visits[${o}]`));if(r)n.push(r);else if(e.length>=20)break}return M(e),n}function us(t,e){if(typeof t==
"string")return{place:zn(t,e),...q,stay:null};let{location:n,arrival:o,duration_minutes:s}=t,r=typeof n=="string"?zn(n,e):
n,i=o===null?q:Rt(o,`${e}.arrival`);return{place:r,...i,stay:s}}function zn(t,e){let n=S(t);if(/^#[0-9]+$/.test(n))return Je(
n,e);if(!n)throw _(e,ct);return n}function eo(t,e,n){if(!t)throw _(n,Se);if(t>e)throw _(n,Oe,{visits:t,most:e,excess:t-e})}
function fs(t,e){if(t===null||!S(t))return qe(e);let n=Lt(Rt(t,"predict_at"),e.arrival);if(n<e.arrival){let o=tt(e.arrival);
throw _("predict_at",be,{arrival:o})}return n}function ms(t,e,n,o,s){let{X:r,user_X:i}=t;if(eo(r.length,s,"record.X"),e.
user!==null||e.predict_at!==null)throw _("record",we);let a=typeof i=="number"?[i]:i,c=t.diff??[],l={X:[r,Y,n.vocabularySize-
1],user_X:[a,0,o.users?o.users-1:1e9],weekday_X:[t.weekday_X??[],0,rt.length-1],start_min_X:[t.start_min_X??[],0,1439],dur_X:[
t.dur_X??[],0,99999],diff:[c,0,kn]},u=[],f=(y,v,k={})=>{let P=E(v,k);u.push({where:`record.${y}`,message:P,suggestions:[]})};
for(let[y,[v,k,P]]of Object.entries(l)){let Q=y==="user_X"&&typeof i=="number";if(v.length!==r.length&&!Q){let A={numbers:v.
length,visits:r.length};f(y,xe,A)}for(let[A,D]of v.entries())(D<k||D>P)&&f(`${y}[${A}]`,ve,{minimum:k,maximum:P})}new Set(
a).size>1&&f("user_X",Ie),c.some((y,v)=>y>(c[v-1]??y))&&f("diff",Me),M(u);let h={locations:r,user:o.users?a[0]??0:0,weekdays:t.
weekday_X??[],startMinutes:t.start_min_X??[],durations:t.dur_X??[],daysBefore:c},p=Un(h),m=p.at(-1).arrival,d=Math.max(m,
(N(m)+(c.at(-1)??0))*1440),g=ps(p,n),O=hs(h,g,n,d);return to({history:h,visits:p,written:O?g:null,predictAt:d},e)}function ps(t,e){
return t.map(({location:n,arrival:o,duration:s},r)=>{let i=t[r-1]?.arrival??null,[a,c,l]=[I(o),V(N(o)),N(o)],f=[...i===null?
[]:[{...q,time:a}],{...q,weekday:c,time:a}].find(p=>Lt(p,i)===o);return{place:e.written(n),...f??{...q,date:l,time:a},stay:s}})}
function hs(t,e,n,o){let s=W([],()=>ze(e,n)),r=s&&Kt(s,t.user,o);return JSON.stringify(r)===JSON.stringify(t)}var ds={queries:"queries",keys:"keys",values:"values",weights:"weights",head_outputs:"outputs"},_s={context:"context",content_scores:"\
pointer.content_scores",position_bias:"pointer.bias",pointer_weights:"pointer.weights",pointer_probabilities:"pointer.pr\
obabilities",generation_logits:"generation.logits",generation_probabilities:"generation.probabilities",gate_hidden:"gate\
.hidden",gate_logit:"gate.logit",gate:"gate.value",probabilities:"probabilities"},pt=class extends Error{};function no(t,e){
let{network:n,places:o,people:s}=t,r=qn(e,{places:o,people:s,architecture:n.architecture}),i=n.trace(Qe(r,n),r.interventions);
return nn(t,i),{bundle:t,query:r,trace:i}}function Qe({history:t,masked:e},{architecture:n}){let o=jn(t,n.max_visits);if(!e.
length)return o;let s=Uint8Array.from(t.locations,(r,i)=>e.includes(i)?0:1);return{...o,mask:s}}function Ze(t){let{layers:e,
heads:n}=t.bundle.network.architecture,o=et(e).map(u=>et(n).map(f=>gs(t.trace,`layers.${u}.heads.${f}.weights`))),{model:s,
user:r,visits:i,notation:a,predict_at:c,...l}=tn(t);return{model:s,user:r,visits:i,notation:a,predict_at:c,self_attention:n?
{weights:o}:null,pointer:en(t.trace),...l}}function tn({bundle:t,query:e,trace:n}){let{places:o}=t,{history:s,interventions:r,
topK:i}=e,a=n["gate.value"].values[0],c=n["gate.logit"]?.values[0]??null,l=r.gate!==null||r.only!==null,u=n["pointer.pro\
babilities"]?.values??null,f=n["generation.probabilities"]?.values??null,{values:h}=n.probabilities,p=(g,O)=>g.map(y=>({
location:y,name:o.at(y).name,probability:O[y]})),m=Ct(h,i),[d=C]=m;return{model:t.id,user:s.user||null,visits:Qn(e,o),notation:Zn(
e),predict_at:tt(e.predictAt).replace(" ","T"),gate:{value:a,logit:c,learned:c!==null&&!l},location_probabilities:{pointer:u&&
p(oo([...new Set(s.locations)],u),u),generation:f&&p(Ct(f,i),f),final:p(m,h)},prediction:{location:d,name:o.at(d).name,probability:h[d],
from_pointer:u?a*u[d]:0,from_generation:f?(1-a)*f[d]:0},unknown_probability:h[Y]}}function en(t){let e=t["pointer.weight\
s"];return e?{content_scores:kt(t["pointer.content_scores"]),position_bias:kt(t["pointer.bias"]),scores:kt(t["pointer.sc\
ores"]),weights:kt(e),entropy:Yt(e),effective_positions:dn(e)}:null}function Ct(t,e){let n=t.slice(C).sort(),o=n[n.length-
e]??0,r=et(t.length).slice(C).filter(i=>t[i]>0&&t[i]>=o);return r.length?oo(r,t).slice(0,e):[C]}function oo(t,e){return t.
sort((n,o)=>e[o]-e[n]||n-o)}function gs(t,e){let{values:n,shape:o}=t[e],[s,r]=o;return et(s).map(i=>so(n.subarray(i*r,(i+
1)*r)))}function kt(t){return t?so(t.values):null}function so(t){return Array.from(t,e=>e===Number.NEGATIVE_INFINITY?"-i\
nf":e)}function nn({id:t,network:e},n){let{layers:o,heads:s}=e.architecture;for(let{name:r,sites:i}of ys(o,s))if(!i.flatMap(
c=>n[c]??[]).every(({values:c})=>c.every(Number.isFinite)))throw new pt(E(We,{model:t,tensor:r}))}function*ys(t,e){yield{
name:"hidden[0]",sites:["layers.0.residual_in"]};for(let n of et(t)){for(let[o,s]of Object.entries(ds)){let r=et(e).map(
i=>`layers.${n}.heads.${i}.${s}`);yield{name:`layers[${n}].${o}`,sites:r}}yield{name:`hidden[${n+1}]`,sites:[`layers.${n}\
.residual_out`]}}for(let[n,o]of Object.entries(_s))yield{name:n,sites:[o]}}function et(t){return[...Array(t).keys()]}var Es=new Map([["F32",{bytes:4,read:t=>new Float32Array(t)}],["F16",{bytes:2,read:As}]]),Ts=Float64Array.from({length:32},
(t,e)=>2**(Math.max(1,e)-25)),x=class extends Error{};function ro(t){let{entries:e,start:n}=Ns(t),o=n,s=e.map(([r,{dtype:i,
shape:a,data_offsets:[c,l]}])=>{let u=Es.get(i);if(!u)throw new x(`The parameter \`${r}\` has numbers of the type ${i}. \
Save the weights in single or half precision (F32 or F16).`);let f=a.reduce((p,m)=>p*m,u.bytes);if(n+c!==o||l-c!==f)throw nt(
`\`${r}\` is misplaced`);if(o+=f,o>t.byteLength)throw nt(`they end within \`${r}\`, after ${t.byteLength} bytes`);let h=u.
read(t.slice(o-f,o));if(!bs(h))throw new x(`The parameter \`${r}\` holds numbers that are not finite. Choose another mode\
l.`);return[r,{values:h,shape:a}]});if(o!==t.byteLength)throw nt(`${t.byteLength-o} bytes belong to no tensor`);return Object.
fromEntries(s)}function Ns(t){if(t.byteLength<8)throw nt(`they have only ${t.byteLength} bytes`);let e=Number(new DataView(
t).getBigUint64(0,!0)),n=8+e;if(e>1e6||n>t.byteLength)throw nt(`their header claims ${e} bytes`);let o=Ss(new TextDecoder().
decode(t.slice(8,n))),s=Object.entries(o??{}).filter(([i])=>i!=="__metadata__"),r=s.find(([,i])=>!Os(i));if(!o||r)throw nt(
r?`\`${r[0]}\` has no place`:"they have no header");return s.sort(([,i],[,a])=>i.data_offsets[0]-a.data_offsets[0]),{entries:s,
start:n}}function Ss(t){try{let e=JSON.parse(t);return typeof e=="object"?e:null}catch{return null}}function Os(t){let e=n=>Array.
isArray(n)&&n.every(o=>Number.isSafeInteger(o)&&o>=0);return e(t?.shape)&&e(t.data_offsets)&&t.data_offsets.length===2}function nt(t){
return new x(`The weights are damaged or cut short: ${t}. Load them again.`)}function As(t){let{Float16Array:e}=globalThis;
if(e)return new Float32Array(new e(t));let n=new Uint16Array(t),o=new Float32Array(n.length);for(let s=0;s<n.length;s++){
let r=Number(n[s]),i=r>>10&31,a=(r&1023)+(i?1024:0),c=i===31?Number.POSITIVE_INFINITY:a*Number(Ts[i]);o[s]=r&32768?-c:c}
return o}function bs(t){let e=0;for(let n=0;n<t.length;n++)e+=0*Number(t[n]);return e===0}var co={location:"loc_emb",user:"user_emb",time:"time_emb",weekday:"weekday_emb",recency:"recency_emb",duration:"duratio\
n_emb",position_from_end:"pos_from_end_emb"},$t={time:Nt+1,weekday:St+1,recency:Ot+1,duration:At+1},ot="Put the weights \
and the model.json of one model together.",Pt=class{constructor(e,n){Ms(n,e),this.architecture=e,this.weights={...n},this.#o(
"user")&&(this.weights["user_emb.weight"]=Is(this.#t("user_emb.weight")))}trace(e,n={}){let{layers:o,max_visits:s}=this.
architecture,r=e.locations.length;if(r<1||r>s)throw new RangeError(`Every history must have 1 to ${s} visits.`);let i={batch:e,
interventions:n,trace:{}},a=this.#e(i),c=this.#c(a,"input_proj");T(i,"inputs.",{projected:c});let l=this.#l(c,"input_nor\
m","inputs.norm",i);this.#o("sinusoidal")&&n.sinusoidal!==!1&&(l=yt(l,this.#t("pos_encoding")));for(let u=0;u<o;u++)l=this.#n(
l,u,i);return this.#i(l,i),i.trace}#e(e){let{batch:n,interventions:o}=e,s={location:n.locations,user:new Int32Array(n.locations.
length).fill(n.user),time:n.time,weekday:n.weekday,recency:n.recency,duration:n.duration,position_from_end:n.positionFromEnd},
r=[...o.without_features??[]];o.position_from_end===!1&&r.push("position_from_end");let i=[];for(let[a,c]of Object.entries(
s)){if(a!=="location"&&!this.#o(a))continue;let l=ws(c,this.#t(`${co[a]}.weight`));r.includes(a)&&l.values.fill(0),T(e,"\
inputs.",{[a]:l}),i.push(l)}return io(i)}#n(e,n,o){let s=`transformer.layers.${n}`,r=`layers.${n}`,{layer_norm:i}=o.interventions;
T(o,`${r}.`,{residual_in:e});let a=e;if(this.#o("attention")){let h=this.#l(e,`${s}.norm1`,`${r}.norm1`,o,i),p=this.#s(h,
n,o);T(o,`${r}.`,{attention_out:p}),a=ao(p,e,n,"attention",o)}T(o,`${r}.`,{residual_mid:a});let{pre:c,hidden:l,out:u}=ln(
this.#l(a,`${s}.norm2`,`${r}.norm2`,o,i),this.#t(`${s}.linear1.weight`),this.#t(`${s}.linear1.bias`),this.#t(`${s}.linea\
r2.weight`),this.#t(`${s}.linear2.bias`));T(o,`${r}.feed_forward.`,{pre:c,hidden:l,out:u});let f=ao(u,a,n,"feed_forward",
o);return T(o,`${r}.`,{residual_out:f}),f}#s(e,n,o){let{d_model:s,heads:r}=this.architecture,{attention_temperature:i,scaling:a}=o.
interventions,c=`transformer.layers.${n}.self_attn`,l=this.#t(`${c}.in_proj_weight`),u=this.#t(`${c}.in_proj_bias`),f=s/
r,h=m=>G(e,dt(l,m,f),dt(u,m,f)),p=[];for(let m=0;m<r;m++){let d=h(m*f),g=h(s+m*f),O=h(2*s+m*f),{mask:y}=o.batch,k=an(d,g,
O,{mask:y,temperature:i,scaled:a}),{scores:P,weights:Q}=k,A=xs(k.outputs,n,m,o),D={queries:d,keys:g,values:O,scores:P,weights:Q,
outputs:A};T(o,`layers.${n}.heads.${m}.`,D),p.push(A)}return this.#c(io(p),`${c}.out_proj`)}#i(e,n){let{only:o,gate:s}=n.
interventions,r=dt(e,n.batch.locations.length-1,1),i={values:r.values,shape:[r.values.length]};T(n,"",{context:i});let a=this.#a(
i,e,n),c=this.#r(i,n),l=this.#u(i,n);o?l=ht(o==="pointer"?1:0):typeof s=="number"&&(l=ht(s)),T(n,"gate.",{value:l}),T(n,
"",{probabilities:vs(l,a,c,o)})}#a(e,n,o){if(!this.#o("pointer"))return null;let{locations:s,positionFromEnd:r,mask:i}=o.
batch,{pointer_scaling:a,position_bias:c,pointer_temperature:l}=o.interventions,u=this.#c(e,"pointer_query"),f=this.#c(n,
"pointer_key"),h=un(u,f,a);T(o,"pointer.",{query:u,keys:f,content_scores:h});let p=h;if(this.#o("position_bias")){let{values:g}=this.#t(
"position_bias"),O=b([s.length]);c!==!1&&O.values.set([...r].map(y=>g[y])),T(o,"pointer.",{bias:O}),p=fn(h,O)}p=Ft(p,i);
let m=Et(p,l),d=mn(m,s,this.architecture.locations);return T(o,"pointer.",{scores:p,weights:m,probabilities:d}),d}#r(e,n){
if(!this.#o("generation"))return null;let o=this.#c(e,"gen_head"),s=Et(o);return T(n,"generation.",{logits:o,probabilities:s}),
s}#u(e,n){if(!this.#o("pointer"))return ht(0);if(!this.#o("generation"))return ht(1);if(!this.#o("gate"))return ht(.5);let{
hidden:o,logit:s,value:r}=pn(e,this.#t("ptr_gen_gate.0.weight"),this.#t("ptr_gen_gate.0.bias"),this.#t("ptr_gen_gate.2.w\
eight"),this.#t("ptr_gen_gate.2.bias"));return T(n,"gate.",{hidden:o,logit:s}),r}#c(e,n){return G(e,this.#t(`${n}.weight`),
this.#t(`${n}.bias`))}#l(e,n,o,s,r=!0){if(!r)return T(s,o,{"":e}),e;let i=this.#t(`${n}.weight`),{normed:a,mean:c,reciprocal_deviation:l}=sn(
e,i,this.#t(`${n}.bias`));return T(s,o,{"":a,".mean":c,".reciprocal_deviation":l}),a}#o(e){return this.architecture.components.
includes(e)}#t(e){let n=this.weights[e];if(!n)throw new x(`The parameter \`${e}\` is missing. ${ot}`);return n}};function T({
trace:t},e,n){for(let[o,s]of Object.entries(n))t[e+o]=s}function ws(t,e){let[n,o]=e.shape,s=b([t.length,o]);return t.forEach(
(r,i)=>{if(r<0||r>=n)throw new RangeError(`The id ${r} has no embedding; ids run from 0 to ${n-1}.`);s.values.set(dt(e,r,
1).values,i*o)}),s}function dt({values:t,shape:[e,...n]},o,s){let r=t.length/e;return{values:t.subarray(o*r,(o+s)*r),shape:[
s,...n]}}function io(t){let e=t[0]?.shape[0],n=t.reduce((r,{shape:i})=>r+i[1],0),o=b([e,n]),s=0;for(let r of t){for(let i=0;i<
e;i++)o.values.set(dt(r,i,1).values,i*n+s);s+=r.shape[1]}return o}function ao(t,e,n,o,{interventions:s}){let i=s.skip?.some(
a=>a.layer===n&&a.part===o)?b(t.shape):t;return s.residuals===!1?i:yt(i,e)}function xs(t,e,n,{batch:{mask:o},interventions:s}){
let{remove_heads:r=[],replace_with:i}=s;if(r!=="all"&&!r.some(([u,f])=>u===e&&f===n))return t;let a=b(t.shape);if(i!=="m\
ean")return a;let[c,l]=t.shape;for(let u=0;u<l;u++){let[f,h]=[0,0];for(let p=0;p<c;p++)o&&!o[p]||(f+=t.values[p*l+u],h++);
for(let p=0;p<c;p++)a.values[p*l+u]=f/h}return a}function vs(t,e,n,o){return e&&n&&!o?hn(t,e,n):!e||o==="generation"?n:e}
function ht(t){return{values:Float32Array.of(t),shape:[]}}function Is({values:t,shape:e}){let[n,o]=e,s={values:t.slice(),
shape:e};for(let r=0;r<o;r++){let i=0;for(let a=1;a<n;a++)i+=t[a*o+r];s.values[r]=i/(n-1)}return s}function Ms(t,e){let{
components:n,d_model:o,heads:s}=e,r=n.find(c=>!Cn.includes(c));if(r)throw new x(`This version does not know the componen\
t "${r}". Reload the page, or ask the server.`);if(n.includes("attention")&&!(s>=1&&o%s===0))throw new x(`${s} heads do \
not divide a width of ${o}. ${ot}`);if(!n.includes("pointer")&&!n.includes("generation"))throw new x(`A network needs a \
pointer or a generation head. ${ot}`);let i=Rs(e);for(let[c,l]of i){let u=t[c]?.shape;if(!u)throw new x(`The parameter \`${c}\
\` is missing. ${ot}`);if(String(u)!==String(l))throw new x(`The parameter \`${c}\` has the shape [${u}]; expected [${l}\
]. ${ot}`)}let a=Object.keys(t).find(c=>!i.has(c));if(a)throw new x(`\`${a}\` is no parameter of this network. ${ot}`)}function Rs({
components:t,...e}){let{d_model:n,feed_forward:o,locations:s,users:r,layers:i,max_visits:a}=e,c=m=>t.includes(m),l=new Map,
u=(m,d,g)=>l.set(`${m}.weight`,[d,g]).set(`${m}.bias`,[d]),f=m=>l.set(`${m}.weight`,[n]).set(`${m}.bias`,[n]),h={location:[
s,n],user:[r,n],time:[$t.time,n/4],weekday:[$t.weekday,n/4],recency:[$t.recency,n/4],duration:[$t.duration,n/4],position_from_end:[
a+1,n/4]},p=0;for(let[m,[d,g]]of Object.entries(h))m!=="location"&&!c(m)||(l.set(`${co[m]}.weight`,[d,g]),p+=g);u("input\
_proj",n,p),f("input_norm"),c("sinusoidal")&&l.set("pos_encoding",[1,a,n]);for(let m=0;m<i;m++){let d=`transformer.layer\
s.${m}`;c("attention")&&(l.set(`${d}.self_attn.in_proj_weight`,[3*n,n]),l.set(`${d}.self_attn.in_proj_bias`,[3*n]),u(`${d}\
.self_attn.out_proj`,n,n),f(`${d}.norm1`)),u(`${d}.linear1`,o,n),u(`${d}.linear2`,n,o),f(`${d}.norm2`)}return c("pointer")&&
(u("pointer_query",n,n),u("pointer_key",n,n)),c("position_bias")&&l.set("position_bias",[a]),c("generation")&&u("gen_hea\
d",s,n),c("gate")&&(u("ptr_gen_gate.0",n/2,n),u("ptr_gen_gate.2",1,n/2)),l}var Ls=new Map(Object.entries(xn)),st=class{#e=new Map;constructor(e){this.names=e}findWithAccents(e){return this.#n(ks,
e)??this.#n(gt,e)??[]}findWithoutAccents(e){return this.#n($,e)??[]}by(e){let n=this.#e.get(e);if(!n){n=new Map;for(let[
o,s]of this.names){let r=e(s),i=n.get(r);i?i.push(o):n.set(r,[o])}this.#e.set(e,n)}return n}#n(e,n){return this.by(e).get(
e(n))}},ks=t=>F(fo(t).normalize("NFC")).join(" "),gt=t=>F($s(fo(t).normalize("NFKC"))).join(" ");function $(t){let e=gt(
t).normalize("NFKD").replace(wn,"");return F(Array.from(e,n=>Ls.get(n)??n).join("")).join(" ")}function on(t,e){let n=R(
$(t),On);if([...n].length<An)return[];let o=e.filter(Cs(n)),s=(i,a)=>o.map(c=>({name:c,score:i(n,c)})).filter(c=>c.score>=
a).sort((c,l)=>l.score-c.score).slice(0,H),r=[...s(uo,Tt),...s(Ps,Xt)];return[...new Set(r.map(({name:i})=>i))].map(i=>({
name:i,score:Math.max(uo(n,i),mo(n,i)/100)})).sort((i,a)=>a.score-i.score||(i.name<a.name?-1:1)).slice(0,H).map(({name:i})=>i)}
function Cs(t){let e=F(t).map(o=>` ${o} `),n=lo(t);return o=>{let s=Math.max(t.length,o.length),r=2*(1-Tt)*s;for(let i=n^
lo(o);i;i&=i-1)r-=1;return r>=0||e.some(i=>` ${o} `.includes(i))}}function lo(t){let e=0;for(let n of t)e|=1<<Number(n.codePointAt(
0));return e}function fo(t){return t.replace(bn,e=>[...e].some(It)?" ":"")}function $s(t){return t.replace(/[^ı]+/g,e=>e.
toLowerCase().toUpperCase().toLowerCase()).replaceAll("ς","σ")}function uo(t,e){let[n,o]=[[...t],[...e]],s=Math.max(n.
length,o.length);if(1-Math.abs(n.length-o.length)/s<Tt)return 0;let r=[],i=[],a=[0,...o.keys()].map((c,l)=>l);for(let c=1;c<=
n.length;c+=1){let l=n[c-1],u=n[c-2];[r,i,a]=[i,a,[c]];for(let f=1;f<=o.length;f+=1){let h=o[f-1],p=(i[f-1]??0)+(l===h?0:
1),m=Math.min(p,(i[f]??0)+1,(a[f-1]??0)+1);u===h&&l===o[f-2]&&(m=Math.min(m,(r[f-2]??0)+1)),a.push(m)}}return 1-(a[o.length]??
0)/s}function Ps(t,e){let[n,o]=[new Set(F(t)),new Set(F(e))],s=[...n].filter(p=>o.has(p)),r=[...n].filter(p=>!o.has(p)),
i=[...o].filter(p=>!n.has(p));if(s.length&&!(r.length&&i.length))return 100;let[a,c]=[_t(r),_t(i)],l=s.length&&w(_t(s))+
1,[u,f]=[l+w(a),l+w(c)],h=(p,m)=>100-100*p/m;return!l&&h(Math.abs(u-f),u+f)<Xt?0:Math.max(mo(t,e),h(po(a,c),u+f),l&&h(u-
l+1,l-1+u),l&&h(f-l+1,l-1+f))}function mo(t,e){let[n,o]=[_t(F(t)),_t(F(e))];return(1-po(n,o)/(w(n)+w(o)))*100}var _t=t=>t.
sort().join(" ");function po(t,e){let[n,o]=[[...t],[...e]],s=o.map(()=>0);for(let r of n){let i=0,a=0;for(let c=0;c<o.length;c+=
1){let l=s[c]??0;a=r===o[c]?i+1:Math.max(l,a),s[c]=a,i=l}}return n.length+o.length-2*(s.at(-1)??0)}var Dt=class{#e;#n;constructor(e,n){this.vocabularySize=n,this.#e=new Map(e.map(o=>[o.id,o])),this.#n=new st(new Map(e.flatMap(
({id:o,name:s})=>s===null?[]:[[o,s]])))}at(e){let n={id:e,name:null,category:null,typical_minutes:null};return this.#e.get(
e)??n}label(e){return this.at(e).name??(e===Y?"unknown place":`#${e}`)}written(e){let{name:n}=this.at(e);return n===null||
w(n)>900||(this.#n.by(gt).get(gt(n))??[]).length>1?e:n}find(e,n){if(typeof e=="number"){if(e>=Y&&e<this.vocabularySize)return e;
let r={location:e,first:Y,last:this.vocabularySize-1};throw _(n,ae,r)}let o=this.#s(e);!o.length&&/^".*"$/s.test(e)&&(o=
this.#s(e.slice(1,-1).replaceAll('""','"')));let[s]=o;if(s===void 0)throw this.#a(e,n);if(o.length>1)throw this.#i(e,o,n);
return s}search(e,n){let o=$(e).replace(/^#/,""),s=[[],[],[]];for(let r=C;r<this.vocabularySize;r++){let i=this.at(r),[a,
c]=[$(i.name??""),$(i.category??"")],l=String(r),u=a.startsWith(o)||l.startsWith(o),f=a.includes(o)||c.includes(o);l===o?
s[0]?.push(i):u?s[1]?.push(i):f&&s[2]?.push(i)}return s.flat().slice(0,n)}#s(e){let n=this.#n.findWithAccents(e);return n.
length?n:this.#n.findWithoutAccents(e)}#i(e,n,o){let s=n.slice(0,Vt).map(i=>this.notation(i)),r={count:n.length,name:B(e),
listed:go(n.slice(0,H).map(i=>this.#r(i)),n.length),example:String(s[0])};return _(o,ce,r,s)}#a(e,n){if(e.includes(";"))
return _(n,lt);let o={name:B(e),first:C};if(!this.#n.names.size)return _(n,ue,o);let s=this.#n.by($),r=on(e,[...s.keys()]).
flatMap(l=>s.get(l)??[]).slice(0,H),[i]=r;if(i===void 0)return _(n,le,o);let a=this.#r(i),c=r.map(l=>this.notation(l));return _(
n,fe,{...o,meant:a},c)}notation(e){return mt(this.written(e))}#r(e){let n=this.notation(e);if(!n.startsWith("#"))return B(
n);let{name:o,category:s}=this.at(e),r=[o,s].flatMap(i=>i?B(i):[]).join(", ");return r?`${n} (${r})`:n}},Ut=class{#e;#n;constructor(e,n){
this.users=n;let o=Array.from({length:Math.max(n-1,0)},(r,i)=>i+1),s=new Map(o.map(r=>[r,e[r]??E(ge,{user:r})]));this.#e=
new st(s),this.#n=new st(new Map([...s].map(([r,i])=>[r,ho(i)])))}find(e){if(e===null||!this.users)return 0;let n=_o(e)?
Number(S(String(e)).slice(0,12)):e;if(typeof n=="number"){if(n>=1&&n<this.users)return n;throw _("user",me,{person:n,last:this.
users-1})}let o=this.#s(n),[s]=o;if(s===void 0)throw this.#a(n);if(o.length>1)throw this.#i(n,o);return s}#s(e){let n=[()=>this.#e.
findWithAccents(e),()=>this.#n.findWithAccents(e),()=>this.#e.findWithoutAccents(e),()=>this.#n.findWithoutAccents(e)];for(let o of n){
let s=o();if(s.length)return s}return[]}#i(e,n){let o=n.slice(0,Vt).map(i=>this.#r(i)),s=go(o.slice(0,H).map(B),n.length),
r={count:n.length,name:B(e),listed:s};return _("user",pe,r,o)}#a(e){let n=this.#n.by($),o=new Map([...n,...this.#e.by($)]),
s=[...n.get($(ho(e)))??[],...on(e,[...o.keys()]).flatMap(c=>o.get(c)??[])],r=[...new Set(s)].slice(0,H).map(c=>this.#r(c)),
[i]=r,a={name:B(e),last:this.users-1};if(i!==void 0){let c={...a,meant:B(i)};return _("user",_e,c,r)}return _("user",this.
users===1?de:he,a)}#r(e){let n=this.#e.names.get(e)??"",o=_o(n)?[]:this.#s(n);return o.length===1&&o[0]===e?n:String(e)}},
ho=t=>S(t.split(",")[0]??"")||t,_o=t=>typeof t=="string"&&/^[0-9]+$/.test(S(t));function go(t,e){let n=e-t.length;if(n)return E(
Ee,{listed:t.join(", "),left_out:n});let[o,s=""]=[t.slice(0,-1),t.at(-1)];return o.length?E(ye,{listed:o.join(", "),last:s}):
s}var B=t=>w(t)>Bt?`${R(t,Bt-1)}…`:t;var Us=10,js={hours:Ws,visits:Ys,heads:Hs};function yo(t,e){return js[t](e)}function Eo(t,e,n){let o=t.network.trace(Qe(
e,t.network),e.interventions);nn(t,o);let{values:s}=o.probabilities,[r=C]=Ct(s,1),{name:i}=t.places.at(r);return{prediction:{
location:r,name:i,probability:s[r]},probability:s[n]}}function Ws({query:t}){let{masked:e,interventions:n}=t;return Pn.map(
o=>{let s=Fs(t.history,t.predictAt,o);return{hours:o,input:{history:s,masked:e,interventions:n}}})}function Fs(t,e,n){let o=t.
startMinutes.map(a=>a+60*n),s=o.map(N),r=N(I(e)+60*n),i=(a,c)=>a.map((l,u)=>c(l,s[u]??0));return{...t,weekdays:i(t.weekdays,
(a,c)=>K(a+c,7)),startMinutes:o.map(I),daysBefore:i(t.daysBefore,(a,c)=>a+r-c)}}function Ys({bundle:t,query:{history:e,masked:n,
interventions:o,sent:s}}){return e.locations.map((r,i)=>{let a=[...e.locations.keys()].filter(u=>u!==i),c=a.at(-1),l={history:wt(
e,a),masked:n.flatMap(u=>u===i?[]:a.indexOf(u)),interventions:o};return{visit:{sent:s[i]??i,label:t.places.label(r)},input:c===
void 0||n.includes(c)?null:l}}).sort((r,i)=>r.visit.sent-i.visit.sent)}function Hs({bundle:t,query:{history:e,masked:n,interventions:o}}){
let{remove_heads:s}=o;if(s==="all")return[];let r=Vs(t.network.architecture).filter(([a,c])=>!s.some(([l,u])=>l===a&&u===
c));return r.length?(r.length>Us?r.map(a=>[a]):Xs(r)).map(a=>{let c={...o,remove_heads:[...s,...a]};return{heads:a,input:{
history:e,masked:n,interventions:c}}}):[]}function Vs({layers:t,heads:e}){return Array.from({length:t*e},(n,o)=>[Math.floor(
o/e),o%e])}function Xs(t){return Array.from({length:2**t.length},(e,n)=>t.filter((o,s)=>n&1<<s)).sort((e,n)=>e.length-n.
length)}var jt=class{constructor(e,n){let{id:o,sizes:s,places:r,people:i}=e;this.content={vocabulary:e,weights:n},this.id=o,this.
places=new Dt(r,s.locations);let a=i.map(({id:c,name:l})=>[c,l]);this.people=new Ut(Object.fromEntries(a),s.users),this.
network=new Pt(s,ro(n))}explain(e){return Ze(this.#e(e))}trace(e){let n=this.#e(e),{query:o,trace:s}=n,r=tn(n),{pointer:i,
generation:a,final:c}=r.location_probabilities,l=[...i??[],...a??[],...c].map(h=>h.location),f=[...new Set([...l,...o.history.
locations])].map(h=>[h,{label:this.places.label(h),category:this.places.at(h).category}]);return{...r,self_attention:null,
pointer:en(s),architecture:this.network.architecture,interventions:o.interventions,places:Object.fromEntries(f),tensors:s,
weights:this.network.weights}}sweep(e,n){let o=this.#e(n),{prediction:s}=Ze(o);return{prediction:s,variants:yo(e,o)}}answer(e,n){
return Eo(this,e,n)}#e(e){try{return no(this,e)}catch(n){throw n instanceof pt?new j([{where:"model",message:n.message,suggestions:[]}]):
n}}};if("DedicatedWorkerGlobalScope"in globalThis){let t;globalThis.onmessage=({data:e,ports:n})=>{"weights"in e?t=new jt(e.vocabulary,
e.weights):n[0]?.postMessage(Bs(t,e))}}function Bs(t,{input:e,location:n}){try{return{answer:t.answer(e,n)}}catch(o){return{
error:o instanceof Error?o.message:String(o)}}}export{jt as BrowserModel};
