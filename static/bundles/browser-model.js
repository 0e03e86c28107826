var _o=Object.defineProperty;var go=(t,e)=>{for(var n in e)_o(t,n,{get:e[n],enumerable:!0})};var yo=Oo();function x(t){return{values:new Float32Array(t.reduce((e,n)=>e*n,1)),shape:t}}function gt(t,e){return{values:t.
values.map((n,o)=>n+e.values[o]),shape:t.shape}}function G(t,e,n){return jt(t,e,n.values)}function jt({values:t,shape:e},{
values:n,shape:[o,s]},r){let i=x([...e.slice(0,-1),o]),{values:a}=i,c=l=>n.subarray(l*s,(l+1)*s);for(let l=0;l<o;l+=4){let u=Math.
min(l+1,o-1),m=Math.min(l+2,o-1),h=Math.min(l+3,o-1),[p,f,d,g]=[c(l),c(u),c(m),c(h)];for(let T=0,y=0;T<t.length;T+=s,y+=
o){let O=r[l],b=r[u],I=r[m],Q=r[h];for(let w=0;w<s;w++){let D=t[T+w];O+=D*p[w],b+=D*f[w],I+=D*d[w],Q+=D*g[w]}a[y+l]=O,a[y+
u]=b,a[y+m]=I,a[y+h]=Q}}return i}function en({values:t,shape:e},{values:n},{values:o}){let s=n.length,r=x(e),i=x(e.slice(
0,-1)),a=x(e.slice(0,-1));for(let c=0;c<t.length/s;c++){let l=c*s,u=0;for(let f=0;f<s;f++)u+=t[l+f];let m=u/s,h=0;for(let f=0;f<
s;f++)h+=(t[l+f]-m)**2;let p=1/Math.sqrt(h/s+1e-5);for(let f=0;f<s;f++)r.values[l+f]=(t[l+f]-m)*p*n[f]+o[f];i.values[c]=
m,a.values[c]=p}return{normed:r,mean:i,reciprocal_deviation:a}}function yt({values:t,shape:e},n=1){if(!(n>0&&n<Number.POSITIVE_INFINITY))
throw new RangeError(`The temperature must be a positive number, not ${n}.`);let o=x(e),s=e[e.length-1];for(let r=0;r<t.
length;r+=s){let i=r+s,a=Number.NEGATIVE_INFINITY;for(let l=r;l<i;l++)a=Math.max(a,t[l]);let c=0;for(let l=r;l<i;l++)o.values[l]=
Math.exp((t[l]-a)/n),c+=o.values[l];for(let l=r;l<i;l++)o.values[l]/=c}return o}function Wt(t,e){if(!e)return t;let n=(o,s)=>e[s%
e.length]?o:Number.NEGATIVE_INFINITY;return{values:t.values.map(n),shape:t.shape}}function Eo(t,e){return{values:t.values.
map(n=>n/Math.sqrt(e)),shape:t.shape}}function nn(t,e,n=!0){let[o,s]=e.shape;return jt(n?Eo(t,s):t,e,new Float32Array(o))}
function To(t,e){let[n,o]=e.shape,s=x([o,n]);for(let r=0;r<n*o;r++)s.values[r%o*n+Math.floor(r/o)]=e.values[r];return jt(
t,s,new Float32Array(o))}function on(t,e,n,{mask:o,temperature:s,scaled:r}){let i=Wt(nn(t,e,r),o),a=yt(i,s);return{scores:i,
weights:a,outputs:To(a,n)}}function sn({values:t,shape:e}){let n=x(e);for(let o=0;o<t.length;o++)n.values[o]=.5*t[o]*(1+
So(t[o]*Math.SQRT1_2));return n}function rn(t,e,n,o,s){let r=G(t,e,n),i=sn(r);return{pre:r,hidden:i,out:G(i,o,s)}}function an(t,e,n=!0){
return nn(t,e,n)}function cn(t,e){return gt(t,e)}function ln(t,e,n){let o=x([n]);return t.values.forEach((s,r)=>{o.values[e[r]]+=
s}),o}function un(t,e,n,o,s){let r=sn(G(t,e,n)),i={values:G(r,o,s).values,shape:[]};return{hidden:r,logit:i,value:No(i)}}
function No({values:t,shape:e}){return{values:t.map(n=>1/(1+Math.exp(-n))),shape:e}}function fn({values:t},e,n){let o=(s,r)=>t[0]*
s+(1-t[0])*n.values[r];return{values:e.values.map(o),shape:e.shape}}function Yt({values:t}){return t.reduce((e,n)=>e-(n?
n*Math.log(n):0),0)}function mn(t){return Math.exp(Yt(t))}function So(t){let e=Math.abs(t);if(!(e<6))return Math.sign(t);
let n=Math.round(e*16);return Math.sign(t)*pn(yo,n*10,e-n/16)}function Oo(){let t=new Float64Array(970),e=0;for(let n=0;n<
t.length;n+=10){let o=n/10/16;t[n]=e;let s=0,r=2/Math.sqrt(Math.PI)*Math.exp(-o*o);for(let i=1;i<10;i++)t[n+i]=r/i,[s,r]=
[r,-2*(o*r+s)/i];e=pn(t,n,1/16)}return t}function pn(t,e,n){let o=0;for(let s=9;s>=0;s--)o=o*n+t[e+s];return o}var rt=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var hn=[1900,2200],dn=`,@+#"
\r`,_n=/^(?:[0-9]{1,5})$/,gn=/^(?:#[0-9]{1,9})$/,yn=/[0-9]:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)? *([Zz]|[+-] *[0-9]{2}(:?[0-9]{2})?)$/,
En=/([0-9]:[0-9]{2}):[0-9]{2}([.][0-9]+)?$/,Ft=/^(?:((?<weekday>[A-Za-z]{3,9}) +|(?<date>[0-9]{4}-[0-9]{2}-[0-9]{2})[ Tt]+)?(?<hour>[0-9]{1,2}):(?<minute>[0-9]{2}))$/,
F=1,C=2,H=5,Ht=100,Tn=100,Nn=3,Et=.75,Vt=85,Xt=60,Sn=/[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g,
On=/[\u0300-\u036f]+/g,An={æ:"ae",œ:"oe",ø:"o",ð:"d",đ:"d",þ:"th",ħ:"h",ı:"i",ł:"l"},it=20773,bn=480,wn=60,xn=15,
vn=30,Tt=96,Nt=7,St=8,Ot=99,In=100,Rn=36500,Mn=["user","time","weekday","recency","duration","position_from_end","sinuso\
idal","attention","pointer","position_bias","generation","gate"],Ln=60,kn=[-12,-11,-10,-9,-8,-7,-6,-5,-4,-3,-2,-1,0,1,2,
3,4,5,6,7,8,9,10,11],Bt=`	
\v\f\r              \u2028\u2029  　`;var S=t=>Math.floor(t/1440),M=t=>t-S(t)*1440,V=t=>K(t+3,7),K=(t,e)=>(t%e+e)%e,at=t=>new Date(t*864e5).toISOString().slice(
0,10),At=t=>[Math.floor(t/60),t%60].map(e=>String(e).padStart(2,"0")).join(":");function $n(t){let e=Date.parse(`${t}T00\
:00Z`)/864e5;return t>="0001"&&!Number.isNaN(e)&&at(e)===t?e:null}function Gt(t,e,n){return{locations:t.map(o=>o.location),user:e,weekdays:t.map(o=>V(S(o.arrival))),startMinutes:t.map(o=>M(
o.arrival)),durations:t.map(o=>o.duration),daysBefore:t.map(o=>S(n)-S(o.arrival))}}function Cn({locations:t,weekdays:e,startMinutes:n,
durations:o,daysBefore:s}){let i=it+K(e.at(-1)??0,7)+(s.at(-1)??0);return t.map((a,c)=>({location:a,arrival:(i-(s[c]??0))*
1440+(n[c]??0),duration:o[c]??0,filledIn:[]}))}function bt(t,e){let n=o=>e.map(s=>o[s]??0);return{locations:n(t.locations),
user:t.user,weekdays:n(t.weekdays),startMinutes:n(t.startMinutes),durations:n(t.durations),daysBefore:n(t.daysBefore)}}function Pn(t,e){
let n=t.locations.length,o=(s,r,i)=>Int32Array.from(s,a=>Math.min(Math.max(Math.floor(a/r),0),i));return{locations:Int32Array.
from(t.locations),user:t.user,time:o(t.startMinutes,xn,Tt),weekday:o(t.weekdays,1,Nt),recency:o(t.daysBefore,1,St),duration:o(
t.durations,vn,Ot),positionFromEnd:Int32Array.from(t.locations,(s,r)=>Math.min(n-r,e-1))}}var X={};go(X,{ALTERNATIVES:()=>ge,CLOSE_PERSON:()=>de,CLOSE_PLACE:()=>ue,COLUMN_LENGTH:()=>we,DATE_OUT_OF_RANGE:()=>se,
EVERY_VISIT_MASKED:()=>ke,FORM_ERRORS:()=>wo,GATE_AND_ONLY:()=>Re,LAST_VISIT_MASKED:()=>$e,LEFT_OUT:()=>ye,LONE_SURROGATE:()=>lt,
MOMENT_TOO_LONG:()=>Qt,NOTHING_TO_BLEND:()=>De,NOT_AN_ID:()=>qt,NOT_AN_OBJECT:()=>bo,NOT_AN_ORDER:()=>Me,NOT_A_DATE:()=>oe,
NOT_A_DAY:()=>ne,NOT_A_LIST:()=>wt,NOT_A_MOMENT:()=>te,NOT_A_NUMBER:()=>Ve,NOT_A_STAY:()=>re,NOT_A_TIME:()=>ee,NOT_A_VISIT:()=>Kt,
NOT_A_WHOLE_NUMBER:()=>Xe,NOT_FINITE:()=>je,NOT_ONE_PLACE:()=>Ao,NOT_PLAIN_JSON:()=>We,NO_HEAD:()=>Ce,NO_HISTORY:()=>Ee,
NO_LAYER:()=>Pe,NO_LOCATION:()=>ie,NO_PEOPLE:()=>he,NO_PERSON_ID:()=>fe,NO_PLACE:()=>ct,NO_PLACE_NAMES:()=>le,NO_SUCH_PERSON:()=>pe,
NO_SUCH_PLACE:()=>ce,NO_VISITS:()=>Ne,NO_VISIT_TO_MASK:()=>Le,NUMBER_RANGE:()=>He,OUT_OF_RANGE:()=>xe,PARAMETER_NOT_JSON:()=>Dn,
PARTS:()=>Ue,PERSON:()=>_e,PREDICTION_TOO_EARLY:()=>Ae,RECORD_OUT_OF_ORDER:()=>Ie,RECORD_WITH_USER:()=>be,SEVERAL_PEOPLE:()=>me,
SEVERAL_PLACES:()=>ae,SEVERAL_USERS:()=>ve,TIME_ZONE:()=>Zt,TOO_MANY_VISITS:()=>Se,TWO_HISTORIES:()=>Te,UNKNOWN_FIELD:()=>Ye,
UNQUOTED_NUMBER_SIGN:()=>zt,VISIT_OUT_OF_ORDER:()=>Oe,VISIT_TOO_LONG:()=>Jt,WHOLE_NUMBER_RANGE:()=>Fe});var ct="The visi\
t names no place. Write the name of a place, or an id such as #17.",Ao="This is not one place. Write the name of a place\
, or an id such as #17.",Kt="This visit cannot be read. A visit is a place, then @ with a day and a time, then + with mi\
nutes, such as Café Luna @ Mon 08:00 +45. Put a name with , @ + # or a quote in double quotes.",Jt="This visit has {cha\
racters:,} characters; at most {most:,} characters are read. Shorten it.",zt="“{name}” contains #. Put a name with # in \
double quotes.",qt="“{name}” is not a location id. Write # and a number, such as #17.",Qt="“{text}…” is too long for\
 a day and time. Write Mon 08:00, 2026-11-16 08:00 or 08:00.",Zt="“{text}” has a time zone, but times are local to the p\
eople who make the visits. Leave out the time zone.",te="“{text}” is not a day and time. Write Mon 08:00, 2026-11-16 08:\
00 or 08:00.",ee="“{text}” is not a time of day. Write an hour from 00 to 23 and minutes from 00 to 59.",ne="“{text}\
” is not a day. Write one of {days}, or a date such as 2026-11-16.",oe="There is no date {text}. Write a date of the c\
alendar, such as 2026-11-16.",se="The date {text} is out of range. Write a date between {first_year} and {last_year}.",re="\
“+{text}” is not a length of stay. Write whole minutes from +0 to +{most}.",ie="There is no location #{location}. Wr\
ite an id from #{first} (unknown place) to #{last}.",ae="{count:,} places match “{name}”: {listed}. Write the one you me\
an, such as {example}.",ce="No place matches “{name}”. Write a name from the list of places, or an id such as #{first}.",
le="No place matches “{name}”. The places of this model have no names. Write an id, such as #{first}.",ue="No place \
matches “{name}”. Did you mean {meant}?",fe="There is no person {person}. Write an id from 1 to {last}.",me="{count:\
,} people match “{name}”. Write one of {listed}.",pe="No person matches “{name}”. Write a person's name, or an id fr\
om 1 to {last}.",he="No person matches “{name}”. This model knows no people: leave the user out.",de="No person matc\
hes “{name}”. Did you mean {meant}?",_e="Person {user}",ge="{listed} or {last}",ye="{listed} and {left_out:,} more",
Ee="The query has no history. Send visits or a record.",Te="The query has visits and a record. Send only one of them.",Ne="\
There are no visits. Write at least one visit, such as where the day begins.",Se="The history has {visits} visits; the m\
odel accepts at most {most}. Leave out the oldest {excess}.",Oe="This visit begins before the one above it ({arrival}). \
Write visits oldest first, or correct the date.",Ae="The moment to predict lies before the last visit ({arrival}). Enter\
 a later moment, or leave it empty.",be="A record contains its own person and days. Leave out user and predict_at.",we="\
The column has {numbers} numbers for {visits} visits. Send one number for each visit.",xe="The number is out of range. E\
nter a whole number from {minimum} to {maximum}.",ve="The record has visits of several people. Send the visits of one pe\
rson.",Ie="The visits are not in order, because the days before the prediction increase. Send visits oldest first.",Re="\
`gate` and `only` exclude each other. Send one of them.",Me="The order does not fit the {visits} visits. List each posit\
ion from 0 to {last} exactly once.",Le="There is no visit at position {position}. Mask positions from 0 to {last}.",ke="\
Every visit is masked, so no visit is left to attend to. Unmask the last visit.",$e="The last visit (position {position}\
 as sent, counted from 0) cannot be masked, because the prediction is read from it. Remove it from the visits instead.",
Ce="There is no head {head} in layer {layer}: layers run from 0 to {last_layer}, heads from 0 to {last_head}.",Pe="There\
 is no layer {layer}; layers run from 0 to {last_layer}.",De="This network has no {part}, so there is nothing to blend. \
Leave `{option}` out.",Ue={pointer:"pointer",generation:"generation head"},je='The model "{model}" cannot answer this qu\
ery: its `{tensor}` contains infinite or undefined numbers. The weights are too large for 32-bit arithmetic. Choose anot\
her model or other visits.',lt="The text contains half a character (a lone surrogate). Remove it.",We="This is not plain\
 JSON. Remove half characters (lone surrogates) and deep nesting.",Dn="The parameter is not valid JSON. Send JSON.",Ye="\
There is no field “{name}” here. Correct its name, or remove it.",Fe="Enter a whole number from {minimum:g} to {maxi\
mum:g}.",He="Enter a value from {minimum:g} to {maximum:g}.",bo="This is not a JSON object. Send a JSON object.",wt="Thi\
s is not a list. Send a list.",Ve="This is not a number. Enter a number.",Xe="This is not a whole number. Enter a whole \
number.",wo={missing:"A required value is missing. Add it.",tuple_type:"This is not a list. Send a list.",list_type:"Thi\
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
if(!(n instanceof j))throw n;return t.push(...n.problems),null}}function L(t){if(t.length)throw new j(t)}var xt={type:"object",fields:{user:{type:"kinds",of:{name:{type:"text",max:1e3},id:{type:"int"}},kind:"_kind_of_user",nullable:!0,
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
ge:0},max:1e3,default:[]}},after:"_check_gate_and_only",before:"_check_json",nullable:!0,default:null}}};var xo=new RegExp(`[${Bt}]+`),vt=t=>t!==""&&Bt.includes(t);function A(t){let[e,n]=[0,t.length];for(;e<n&&vt(t.charAt(e));)
e+=1;for(;e<n&&vt(t.charAt(n-1));)n-=1;return t.slice(e,n)}var Y=t=>t.split(xo).filter(Boolean),v=t=>[...t].length,k=(t,e)=>t.
length<=e?t:[...t.slice(0,2*e)].slice(0,e).join(""),z=t=>/\p{Surrogate}/u.test(t);var{FORM_ERRORS:$}=X,vo=255,Io=1e21,Ro={_kind_of_visits:t=>Array.isArray(t)?"list":"notation",_kind_of_visit:t=>typeof t==
"string"?"place":"visit",_kind_of_user:t=>typeof t=="string"?"name":"id"};function It(t,e){let n=[],o=Z(t,e,[],n);return L(
Mo(n)),o}function Mo(t){let e=new Map;for(let{path:o,message:s,expected:r}of t){let i=JSON.stringify(o),a=e.get(i);a?r&&
(a.message=`${a.message.replace(/\.$/,"")}, or ${r}.`):e.set(i,{path:o,message:s})}let n=new Set;for(let{path:o}of e.values())
for(let s=1;s<o.length;s+=1)n.add(JSON.stringify(o.slice(0,s)));return[...e].filter(([o])=>!n.has(o)).map(([,{path:o,message:s}])=>({
where:Lo(o),message:s,suggestions:[]}))}function Lo(t){return t.map(n=>typeof n=="number"?`[${n}]`:`.${n}`).join("").replace(
/^\./,"")||"body"}function Z(t,e,n,o){if(e===null&&t.nullable)return null;let s=o.length,r=(a,c)=>{o.push({path:n,message:a,
...c&&{expected:c}})};if(t.before==="_check_json"&&!jn(e,vo))return r(We);let i=ko(t,e,n,o,r);if(o.length>s)return i;if(t.
after==="_check_gate_and_only"){let{gate:a,only:c}=i;a!==null&&c!==null&&r(Re)}return t.after?.startsWith("_sorted")&&Array.
isArray(i)?Fo(i):i}function ko(t,e,n,o,s){switch(t.type){case"object":return Yo(e)?Object.keys(e).some(z)?s(lt):$o(t.fields,
e,n,o):s($.model_type);case"kinds":return Z(Do(t,e),e,n,o);case"union":return Po(t.of,e,n,o);case"list":return Array.isArray(
e)?Co(t,e,n,o,s):s(wt);case"tuple":return Array.isArray(e)?e.length>t.items.length?s(E($.too_long,{max_length:t.items.length})):
t.items.map((r,i)=>i<e.length?Z(r,e[i],[...n,i],o):o.push({path:[...n,i],message:$.missing})):s(wt);case"literal":{if(t.
values.some(i=>i===e))return e;let r=Vo(t.values.map(i=>`'${i}'`));return s(E($.literal_error,{expected:r}),r)}case"text":
return typeof e!="string"?s($.string_type):z(e)?s(lt):e.length>t.max&&v(e)>t.max?s(E($.string_too_long,{max_length:t.max})):
e;case"bool":return typeof e=="boolean"?e:s($.bool_type);default:{if(typeof e=="string"&&t.lax&&z(e))return s(lt);let r=t.
lax?Wo(e):e,i=Uo(t,r);return i?s(i):r}}}function $o(t,e,n,o){let s={};for(let[r,i]of Object.entries(t))Object.hasOwn(e,r)?
s[r]=Z(i,e[r],[...n,r],o):i.default!==void 0?s[r]=i.default:o.push({path:[...n,r],message:$.missing});for(let r of Object.
keys(e)){if(Object.hasOwn(t,r))continue;let i=k(r,Ln);o.push({path:[...n,i],message:E(Ye,{name:i})})}return s}function Co({
items:t,max:e,wrap:n},o,s,r,i){let a=r.length,c=n?In:1,l=[];for(let[u,m]of o.slice(0,e).entries()){if(u%c===0&&r.length>
a)break;l.push(Z(t,m,[...s,u],r))}return o.length>e&&r.length===a&&i(E($.too_long,{max_length:e})),l}function Po(t,e,n,o){
let s=[];for(let r of t){let i=[],a=Z(r,e,n,i);if(!i.length)return a;for(let c of i)s.push(c)}for(let r of s)o.push(r);return e}
function Do({of:t,kind:e},n){let o=t[Ro[e]?.(n)??""];if(!o)throw new Error(`There is no kind of value that ${e} chooses.`);
return o}function Uo({type:t,gt:e,ge:n,le:o},s){let r=typeof s=="number"&&(t==="float"||jo(s)),i=r&&(s<Number(n)||s<=Number(
e));return r&&!i&&!(s>Number(o))?null:n!==void 0&&o!==void 0?E(t==="int"?Fe:He,{minimum:n,maximum:o}):r?e!==void 0?E($.greater_than,
{gt:e}):E($.greater_than_equal,{ge:Number(n)}):t==="int"?Xe:Ve}var jo=t=>Number.isInteger(t)&&Math.abs(t)<Io;function Wo(t){
return typeof t=="boolean"?Number(t):typeof t!="string"?t:/^\s*[+-]?\d+(_\d+)*(\.0+)?\s*$/.test(t)?Number(t.replaceAll("\
_","")):t}var Yo=t=>typeof t=="object"&&t!==null&&!Array.isArray(t);function jn(t,e){return typeof t=="string"?!z(t):typeof t!=
"object"||t===null?!0:e?Object.entries(t).every(([n,o])=>!z(n)&&jn(o,e-1)):!1}function Fo(t){return[...new Map(t.map(n=>[
JSON.stringify(n),n])).values()].sort((n,o)=>Ho(Un(n),Un(o)))}function Un(t){return typeof t!="object"?[t]:Object.values(
t)}function Ho(t,e){for(let[n,o]of t.entries()){let s=e[n]??o;if(o!==s)return o<s?-1:1}return 0}var Vo=t=>[t.slice(0,-1).
join(", "),t.at(-1)].filter(Boolean).join(" or ");var Wn=()=>It(xt.fields.interventions,{});function Yn(t,e){let{gate:n,only:o,remove_heads:s,skip:r}=t,{layers:i,heads:a,
components:c}=e,l={last_layer:i-1,last_head:a-1},u=[],m=(p,f,d)=>{let g=E(f,d);u.push({where:`interventions.${p}`,message:g,
suggestions:[]})};for(let[p,f]of s==="all"||!a?[]:s)(p>=i||f>=a)&&m("remove_heads",Ce,{layer:p,head:f,...l});for(let{layer:p}of r)
p>=i&&m("skip",Pe,{layer:p,...l});let h=[["gate",n===null?[]:["pointer","generation"]],["only",o===null?[]:[o]]];for(let[
p,f]of h){let d=f.find(g=>!c.includes(g));d&&m(p,De,{part:Ue[d],option:p})}L(u)}var ut=rt.map(t=>t.slice(0,3)),q={weekday:null,date:null,time:null};function Vn(t){let e=[],n=[];for(let[o,{written:s}]of Xo(
t).entries()){let r=W(e,()=>Go(s,`visits[${o}]`));if(r)n.push(r);else if(e.length>=20)break}return L(e),n}function Xn(t){
return t.map(e=>{let n=Ge(e);return[...[ft(e.place),n&&`@ ${n}`],e.stay===null?"":`+${e.stay}`].filter(Boolean).join(" ")}).
join(", ")}function ft(t){return typeof t=="number"?`#${t}`:t&&t===A(t)&&![...dn].some(n=>t.includes(n))?t:`"${t.replaceAll(
'"','""')}"`}function Ge({weekday:t,date:e,time:n}){return[t===null?e!==null&&at(e):ut[t],n!==null&&At(n)].filter(Boolean).
join(" ")}function Rt(t,e){let n=A(t);if(v(n)>40)throw _(e,Qt,{text:k(n,40)});let{groups:o}=Ft.exec(n)??Ft.exec(n.replace(
En,"$1"))??{};if(!o)throw _(e,yn.test(n)?Zt:te,{text:n});let[s,r]=[Number(o.hour),Number(o.minute)];if(s>23||r>59)throw _(
e,ee,{text:n});return{weekday:qo(o.weekday,e),date:Qo(o.date,e),time:s*60+r}}function Ke(t,e){if(!gn.test(t))throw _(e,qt,
{name:k(t,40)});return Number(t.slice(1))}function Xo(t){let e=[],n=0,o=!1;for(let{0:s,index:r}of t.matchAll(/[",\n\r]|$/g))
s==='"'?o=!o:(!o||!s)&&(e.push({written:t.slice(n,r),start:n}),n=r+1);return e.filter(({written:s})=>A(s))}function Bo(t){
return t.startsWith('"')?Jo(t):t.search(/[@+]|$/)}function Go(t,e){let n=A(t),o=v(n);if(o>2e3)throw _(e,Jt,{characters:o,
most:2e3});let s=Ko(n);if(!s)throw _(e,Kt);let r=zo(s.place,e);if(r==="")throw _(e,ct);let i=s.moment===null?q:Rt(s.moment,
e),a=s.stay===null?null:Zo(A(s.stay),e);return{place:r,...i,stay:a}}function Ko(t){let e=t.startsWith('"'),n=Bo(t),o=A(t.
slice(0,n)),s=A(t.slice(n)),r=null,i=null;if(s.startsWith("@")){let c=s.search(/\+|$/);r=s.slice(1,c),s=s.slice(c)}s.startsWith(
"+")&&(i=s.slice(1),s="");let a=/[@+]/.test(`${r??""}${i??""}`);return s||a||!e&&o.includes('"')?null:{place:o,moment:r,
stay:i}}function Jo(t){let e=t.indexOf('"',1);for(;e>0&&t[e+1]==='"';)e=t.indexOf('"',e+2);return e+1}function zo(t,e){if(t.
startsWith('"'))return t.slice(1,-1).replaceAll('""','"');if(t.startsWith("#"))return Ke(t,e);if(t.includes("#"))throw _(
e,zt,{name:k(t,60)});return t}function qo(t,e){if(t===void 0)return null;let n=rt.findIndex(o=>o.toLowerCase().startsWith(
t.toLowerCase()));if(n<0)throw _(e,ne,{text:t,days:ut.join(", ")},ut);return n}function Qo(t,e){if(t===void 0)return null;
let n=$n(t);if(n===null)throw _(e,oe,{text:t});let[o=0,s=0]=hn,r=Number(t.slice(0,4));if(r<o||r>s)throw _(e,se,{text:t,first_year:o,
last_year:s});return n}function Zo(t,e){if(!_n.test(t)){let n={text:k(t,20),most:99999};throw _(e,re,n)}return Number(t)}function Je(t,e){let n=[],o=[];for(let[s,{place:r,stay:i,...a}]of t.entries()){let c=`visits[${s}]`,l=W(n,()=>e.find(r,c))??
0,u=o.at(-1),m=ts(a,u);if(u&&m<u.arrival){let d=S(u.arrival),g=`${ut[V(d)]} ${tt(u.arrival)}`;n.push(..._(c,Oe,{arrival:g}).
problems)}if(n.length>=20)break;u?.filledIn.includes("stay")&&(u.duration=Math.min(u.duration,m-u.arrival));let h={day:a.
weekday===null&&a.date===null,time:a.time===null,stay:i===null},p=i??e.at(l).typical_minutes??wn,f=Object.entries(h).flatMap(
([d,g])=>g?d:[]);o.push({location:l,arrival:m,duration:p,filledIn:f})}return L(n),o}function Mt({weekday:t,date:e,time:n},o){
let s=n??0;if(e!==null)return e*1440+s;let r=o===null?it*1440:o+1,i=S(r)+(s<M(r)?1:0),a=t===null?0:K(t-V(i),7);return(i+
a)*1440+s}var ze=({arrival:t,duration:e})=>t+e,tt=t=>`${at(S(t))} ${At(M(t))}`;function ts(t,e){return t.time!==null?Mt(
t,e?e.arrival:null):e?ze(e):it*1440+bn}function Gn(t,{places:e,people:n,architecture:o}){let s=It(xt,t),r=es(s,e,n,o.max_visits);if(!s.interventions)return r;let i=ns(
r,s.interventions);return Yn(s.interventions,o),i}function Kn({history:t,visits:e,written:n,sent:o,masked:s},r){return e.map((i,a)=>{let{location:c,arrival:l,duration:u}=i,
{name:m,category:h}=r.at(c),p=t.weekdays[a]??0,f=M(l),d=n?.[a]??{weekday:p,date:null,time:f,stay:u},g=tt(l).replace(" ",
"T");return{location:c,name:m,label:r.label(c),category:h,place:ft(r.written(c)),written_moment:Ge(d),written_stay:d.stay,
arrival:V(S(l))===p?g:null,weekday:p,start_minute:t.startMinutes[a]??0,duration_minutes:u,days_before:t.daysBefore[a]??0,
steps_back:e.length-1-a,sent:o[a]??a,masked:s.includes(a),filled_in:i.filledIn}})}function Jn({written:t,sent:e}){if(!t)
return null;let n=t.map((o,s)=>({visit:o,at:e[s]??s}));return Xn(n.sort((o,s)=>o.at-s.at).map(({visit:o})=>o))}function es(t,e,n,o){
let{record:s,visits:r}=t;if(s===null&&r===null)throw _("visits",Ee);if(s!==null&&r!==null)throw _("visits",Te);if(s!==null)
return as(s,t,e,n,o);let i=[],a=W(i,()=>n.find(t.user))??0,c=W(i,()=>{let l=typeof r=="string"?Vn(r):ss(r??[]);qn(l.length,
o,"visits");let u=Je(l,e),m=u.at(-1);return{written:l,visits:u,predictAt:is(t.predict_at,m)}});if(!c||i.length)throw new j(
i);return zn({...c,history:Gt(c.visits,a,c.predictAt)},t)}function zn(t,e){let n=[...t.visits.keys()];return{...t,topK:e.
top_k,interventions:Wn(),sent:n,masked:[]}}function ns(t,e){let{visits:n,written:o}=t,s=e.order.length?e.order:t.sent,r=n.
length-1;if(!(s.length===n.length&&new Set(s).size===n.length)||Math.max(...s)>r){let a={visits:n.length,last:r};throw _(
"interventions.order",Me,a)}return os(e.mask_visits,s),{...t,history:bt(t.history,s),visits:s.map(a=>n[a]),written:o&&s.
map(a=>o[a]),interventions:e,sent:s,masked:e.mask_visits.map(a=>s.indexOf(a)).sort((a,c)=>a-c)}}function os(t,e){let n="\
interventions.mask_visits",o=e.length-1,[s=0,r=0]=[t.at(-1),e.at(-1)];if(s>o)throw _(n,Le,{position:s,last:o});if(t.length===
e.length)throw _(n,ke);if(t.includes(r))throw _(n,$e,{position:r})}function ss(t){let e=[],n=[];for(let[o,s]of t.entries()){
let r=W(e,()=>rs(s,`visits[${o}]`));if(r)n.push(r);else if(e.length>=20)break}return L(e),n}function rs(t,e){if(typeof t==
"string")return{place:Bn(t,e),...q,stay:null};let{location:n,arrival:o,duration_minutes:s}=t,r=typeof n=="string"?Bn(n,e):
n,i=o===null?q:Rt(o,`${e}.arrival`);return{place:r,...i,stay:s}}function Bn(t,e){let n=A(t);if(/^#[0-9]+$/.test(n))return Ke(
n,e);if(!n)throw _(e,ct);return n}function qn(t,e,n){if(!t)throw _(n,Ne);if(t>e)throw _(n,Se,{visits:t,most:e,excess:t-e})}
function is(t,e){if(t===null||!A(t))return ze(e);let n=Mt(Rt(t,"predict_at"),e.arrival);if(n<e.arrival){let o=tt(e.arrival);
throw _("predict_at",Ae,{arrival:o})}return n}function as(t,e,n,o,s){let{X:r,user_X:i}=t;if(qn(r.length,s,"record.X"),e.
user!==null||e.predict_at!==null)throw _("record",be);let a=typeof i=="number"?[i]:i,c=t.diff??[],l={X:[r,F,n.vocabularySize-
1],user_X:[a,0,o.users?o.users-1:1e9],weekday_X:[t.weekday_X??[],0,rt.length-1],start_min_X:[t.start_min_X??[],0,1439],dur_X:[
t.dur_X??[],0,99999],diff:[c,0,Rn]},u=[],m=(y,O,b={})=>{let I=E(O,b);u.push({where:`record.${y}`,message:I,suggestions:[]})};
for(let[y,[O,b,I]]of Object.entries(l)){let Q=y==="user_X"&&typeof i=="number";if(O.length!==r.length&&!Q){let w={numbers:O.
length,visits:r.length};m(y,we,w)}for(let[w,D]of O.entries())(D<b||D>I)&&m(`${y}[${w}]`,xe,{minimum:b,maximum:I})}new Set(
a).size>1&&m("user_X",ve),c.some((y,O)=>y>(c[O-1]??y))&&m("diff",Ie),L(u);let h={locations:r,user:o.users?a[0]??0:0,weekdays:t.
weekday_X??[],startMinutes:t.start_min_X??[],durations:t.dur_X??[],daysBefore:c},p=Cn(h),f=p.at(-1).arrival,d=Math.max(f,
(S(f)+(c.at(-1)??0))*1440),g=cs(p,n),T=ls(h,g,n,d);return zn({history:h,visits:p,written:T?g:null,predictAt:d},e)}function cs(t,e){
return t.map(({location:n,arrival:o,duration:s},r)=>{let i=t[r-1]?.arrival??null,[a,c,l]=[M(o),V(S(o)),S(o)],m=[...i===null?
[]:[{...q,time:a}],{...q,weekday:c,time:a}].find(p=>Mt(p,i)===o);return{place:e.written(n),...m??{...q,date:l,time:a},stay:s}})}
function ls(t,e,n,o){let s=W([],()=>Je(e,n)),r=s&&Gt(s,t.user,o);return JSON.stringify(r)===JSON.stringify(t)}var us={queries:"queries",keys:"keys",values:"values",weights:"weights",head_outputs:"outputs"},fs={context:"context",content_scores:"\
pointer.content_scores",position_bias:"pointer.bias",pointer_weights:"pointer.weights",pointer_probabilities:"pointer.pr\
obabilities",generation_logits:"generation.logits",generation_probabilities:"generation.probabilities",gate_hidden:"gate\
.hidden",gate_logit:"gate.logit",gate:"gate.value",probabilities:"probabilities"},mt=class extends Error{};function Qn(t,e){
let{network:n,places:o,people:s}=t,r=Gn(e,{places:o,people:s,architecture:n.architecture}),i=n.trace(qe(r,n),r.interventions);
return Ze(t,i),{bundle:t,query:r,trace:i}}function qe({history:t,masked:e},{architecture:n}){let o=Pn(t,n.max_visits);if(!e.
length)return o;let s=Uint8Array.from(t.locations,(r,i)=>e.includes(i)?0:1);return{...o,mask:s}}function Qe({bundle:t,query:e,
trace:n}){let{places:o}=t,{layers:s,heads:r}=t.network.architecture,{history:i,interventions:a,topK:c}=e,l=n["gate.value"].
values[0],u=n["gate.logit"]?.values[0]??null,m=a.gate!==null||a.only!==null,h=n["pointer.probabilities"]?.values??null,p=n["\
generation.probabilities"]?.values??null,{values:f}=n.probabilities,d=(O,b)=>O.map(I=>({location:I,name:o.at(I).name,probability:b[I]})),
g=kt(f,c),[T=C]=g,y=et(s).map(O=>et(r).map(b=>ps(n,`layers.${O}.heads.${b}.weights`)));return{model:t.id,user:i.user||null,
visits:Kn(e,o),notation:Jn(e),predict_at:tt(e.predictAt).replace(" ","T"),self_attention:r?{weights:y}:null,pointer:ms(n),
gate:{value:l,logit:u,learned:u!==null&&!m},location_probabilities:{pointer:h&&d(Zn([...new Set(i.locations)],h),h),generation:p&&
d(kt(p,c),p),final:d(g,f)},prediction:{location:T,name:o.at(T).name,probability:f[T],from_pointer:h?l*h[T]:0,from_generation:p?
(1-l)*p[T]:0},unknown_probability:f[F]}}function ms(t){let e=t["pointer.weights"];return e?{content_scores:Lt(t["pointer\
.content_scores"]),position_bias:Lt(t["pointer.bias"]),scores:Lt(t["pointer.scores"]),weights:Lt(e),entropy:Yt(e),effective_positions:mn(
e)}:null}function kt(t,e){let n=t.slice(C).sort(),o=n[n.length-e]??0,r=et(t.length).slice(C).filter(i=>t[i]>0&&t[i]>=o);
return r.length?Zn(r,t).slice(0,e):[C]}function Zn(t,e){return t.sort((n,o)=>e[o]-e[n]||n-o)}function ps(t,e){let{values:n,
shape:o}=t[e],[s,r]=o;return et(s).map(i=>to(n.subarray(i*r,(i+1)*r)))}function Lt(t){return t?to(t.values):null}function to(t){
return Array.from(t,e=>e===Number.NEGATIVE_INFINITY?"-inf":e)}function Ze({id:t,network:e},n){let{layers:o,heads:s}=e.architecture;
for(let{name:r,sites:i}of hs(o,s))if(!i.flatMap(c=>n[c]??[]).every(({values:c})=>c.every(Number.isFinite)))throw new mt(
E(je,{model:t,tensor:r}))}function*hs(t,e){yield{name:"hidden[0]",sites:["layers.0.residual_in"]};for(let n of et(t)){for(let[
o,s]of Object.entries(us)){let r=et(e).map(i=>`layers.${n}.heads.${i}.${s}`);yield{name:`layers[${n}].${o}`,sites:r}}yield{
name:`hidden[${n+1}]`,sites:[`layers.${n}.residual_out`]}}for(let[n,o]of Object.entries(fs))yield{name:n,sites:[o]}}function et(t){
return[...Array(t).keys()]}var ds=new Map([["F32",{bytes:4,read:t=>new Float32Array(t)}],["F16",{bytes:2,read:t=>Float32Array.from(new Uint16Array(
t),Es)}]]),R=class extends Error{};function eo(t){let{entries:e,start:n}=_s(t),o=n,s=e.map(([r,{dtype:i,shape:a,data_offsets:[
c,l]}])=>{let u=ds.get(i);if(!u)throw new R(`The parameter \`${r}\` has numbers of the type ${i}. Save the weights in si\
ngle or half precision (F32 or F16).`);let m=a.reduce((p,f)=>p*f,u.bytes);if(n+c!==o||l-c!==m)throw nt(`\`${r}\` is mispl\
aced`);if(o+=m,o>t.byteLength)throw nt(`they end within \`${r}\`, after ${t.byteLength} bytes`);let h=u.read(t.slice(o-m,
o));if(!h.every(Number.isFinite))throw new R(`The parameter \`${r}\` holds numbers that are not finite. Choose another mo\
del.`);return[r,{values:h,shape:a}]});if(o!==t.byteLength)throw nt(`${t.byteLength-o} bytes belong to no tensor`);return Object.
fromEntries(s)}function _s(t){if(t.byteLength<8)throw nt(`they have only ${t.byteLength} bytes`);let e=Number(new DataView(
t).getBigUint64(0,!0)),n=8+e;if(e>1e6||n>t.byteLength)throw nt(`their header claims ${e} bytes`);let o=gs(new TextDecoder().
decode(t.slice(8,n))),s=Object.entries(o??{}).filter(([i])=>i!=="__metadata__"),r=s.find(([,i])=>!ys(i));if(!o||r)throw nt(
r?`\`${r[0]}\` has no place`:"they have no header");return s.sort(([,i],[,a])=>i.data_offsets[0]-a.data_offsets[0]),{entries:s,
start:n}}function gs(t){try{let e=JSON.parse(t);return typeof e=="object"?e:null}catch{return null}}function ys(t){let e=n=>Array.
isArray(n)&&n.every(o=>Number.isSafeInteger(o)&&o>=0);return e(t?.shape)&&e(t.data_offsets)&&t.data_offsets.length===2}function nt(t){
return new R(`The weights are damaged or cut short: ${t}. Load them again.`)}function Es(t){let e=t&32768?-1:1,n=t>>10&31,
o=t&1023;return n===31?o?Number.NaN:e*Number.POSITIVE_INFINITY:n?e*(1024+o)*2**(n-25):e*o*2**-24}var so={location:"loc_emb",user:"user_emb",time:"time_emb",weekday:"weekday_emb",recency:"recency_emb",duration:"duratio\
n_emb",position_from_end:"pos_from_end_emb"},$t={time:Tt+1,weekday:Nt+1,recency:St+1,duration:Ot+1},ot="Put the weights \
and the model.json of one model together.",Ct=class{constructor(e,n){As(n,e),this.architecture=e,this.weights={...n},this.#o(
"user")&&(this.weights["user_emb.weight"]=Os(this.#t("user_emb.weight")))}trace(e,n={}){let{layers:o,max_visits:s}=this.
architecture,r=e.locations.length;if(r<1||r>s)throw new RangeError(`Every history must have 1 to ${s} visits.`);let i={batch:e,
interventions:n,trace:{}},a=this.#n(i),c=this.#c(a,"input_proj");N(i,"inputs.",{projected:c});let l=this.#l(c,"input_nor\
m","inputs.norm",i);this.#o("sinusoidal")&&n.sinusoidal!==!1&&(l=gt(l,this.#t("pos_encoding")));for(let u=0;u<o;u++)l=this.#e(
l,u,i);return this.#i(l,i),i.trace}#n(e){let{batch:n,interventions:o}=e,s={location:n.locations,user:new Int32Array(n.locations.
length).fill(n.user),time:n.time,weekday:n.weekday,recency:n.recency,duration:n.duration,position_from_end:n.positionFromEnd},
r=[...o.without_features??[]];o.position_from_end===!1&&r.push("position_from_end");let i=[];for(let[a,c]of Object.entries(
s)){if(a!=="location"&&!this.#o(a))continue;let l=Ts(c,this.#t(`${so[a]}.weight`));r.includes(a)&&l.values.fill(0),N(e,"\
inputs.",{[a]:l}),i.push(l)}return no(i)}#e(e,n,o){let s=`transformer.layers.${n}`,r=`layers.${n}`,{layer_norm:i}=o.interventions;
N(o,`${r}.`,{residual_in:e});let a=e;if(this.#o("attention")){let h=this.#l(e,`${s}.norm1`,`${r}.norm1`,o,i),p=this.#s(h,
n,o);N(o,`${r}.`,{attention_out:p}),a=oo(p,e,n,"attention",o)}N(o,`${r}.`,{residual_mid:a});let{pre:c,hidden:l,out:u}=rn(
this.#l(a,`${s}.norm2`,`${r}.norm2`,o,i),this.#t(`${s}.linear1.weight`),this.#t(`${s}.linear1.bias`),this.#t(`${s}.linea\
r2.weight`),this.#t(`${s}.linear2.bias`));N(o,`${r}.feed_forward.`,{pre:c,hidden:l,out:u});let m=oo(u,a,n,"feed_forward",
o);return N(o,`${r}.`,{residual_out:m}),m}#s(e,n,o){let{d_model:s,heads:r}=this.architecture,{attention_temperature:i,scaling:a}=o.
interventions,c=`transformer.layers.${n}.self_attn`,l=this.#t(`${c}.in_proj_weight`),u=this.#t(`${c}.in_proj_bias`),m=s/
r,h=f=>G(e,ht(l,f,m),ht(u,f,m)),p=[];for(let f=0;f<r;f++){let d=h(f*m),g=h(s+f*m),T=h(2*s+f*m),{mask:y}=o.batch,b=on(d,g,
T,{mask:y,temperature:i,scaled:a}),{scores:I,weights:Q}=b,w=Ns(b.outputs,n,f,o),D={queries:d,keys:g,values:T,scores:I,weights:Q,
outputs:w};N(o,`layers.${n}.heads.${f}.`,D),p.push(w)}return this.#c(no(p),`${c}.out_proj`)}#i(e,n){let{only:o,gate:s}=n.
interventions,r=ht(e,n.batch.locations.length-1,1),i={values:r.values,shape:[r.values.length]};N(n,"",{context:i});let a=this.#a(
i,e,n),c=this.#r(i,n),l=this.#u(i,n);o?l=pt(o==="pointer"?1:0):typeof s=="number"&&(l=pt(s)),N(n,"gate.",{value:l}),N(n,
"",{probabilities:Ss(l,a,c,o)})}#a(e,n,o){if(!this.#o("pointer"))return null;let{locations:s,positionFromEnd:r,mask:i}=o.
batch,{pointer_scaling:a,position_bias:c,pointer_temperature:l}=o.interventions,u=this.#c(e,"pointer_query"),m=this.#c(n,
"pointer_key"),h=an(u,m,a);N(o,"pointer.",{query:u,keys:m,content_scores:h});let p=h;if(this.#o("position_bias")){let{values:g}=this.#t(
"position_bias"),T=x([s.length]);c!==!1&&T.values.set([...r].map(y=>g[y])),N(o,"pointer.",{bias:T}),p=cn(h,T)}p=Wt(p,i);
let f=yt(p,l),d=ln(f,s,this.architecture.locations);return N(o,"pointer.",{scores:p,weights:f,probabilities:d}),d}#r(e,n){
if(!this.#o("generation"))return null;let o=this.#c(e,"gen_head"),s=yt(o);return N(n,"generation.",{logits:o,probabilities:s}),
s}#u(e,n){if(!this.#o("pointer"))return pt(0);if(!this.#o("generation"))return pt(1);if(!this.#o("gate"))return pt(.5);let{
hidden:o,logit:s,value:r}=un(e,this.#t("ptr_gen_gate.0.weight"),this.#t("ptr_gen_gate.0.bias"),this.#t("ptr_gen_gate.2.w\
eight"),this.#t("ptr_gen_gate.2.bias"));return N(n,"gate.",{hidden:o,logit:s}),r}#c(e,n){return G(e,this.#t(`${n}.weight`),
this.#t(`${n}.bias`))}#l(e,n,o,s,r=!0){if(!r)return N(s,o,{"":e}),e;let i=this.#t(`${n}.weight`),{normed:a,mean:c,reciprocal_deviation:l}=en(
e,i,this.#t(`${n}.bias`));return N(s,o,{"":a,".mean":c,".reciprocal_deviation":l}),a}#o(e){return this.architecture.components.
includes(e)}#t(e){let n=this.weights[e];if(!n)throw new R(`The parameter \`${e}\` is missing. ${ot}`);return n}};function N({
trace:t},e,n){for(let[o,s]of Object.entries(n))t[e+o]=s}function Ts(t,e){let[n,o]=e.shape,s=x([t.length,o]);return t.forEach(
(r,i)=>{if(r<0||r>=n)throw new RangeError(`The id ${r} has no embedding; ids run from 0 to ${n-1}.`);s.values.set(ht(e,r,
1).values,i*o)}),s}function ht({values:t,shape:[e,...n]},o,s){let r=t.length/e;return{values:t.subarray(o*r,(o+s)*r),shape:[
s,...n]}}function no(t){let e=t[0]?.shape[0],n=t.reduce((r,{shape:i})=>r+i[1],0),o=x([e,n]),s=0;for(let r of t){for(let i=0;i<
e;i++)o.values.set(ht(r,i,1).values,i*n+s);s+=r.shape[1]}return o}function oo(t,e,n,o,{interventions:s}){let i=s.skip?.some(
a=>a.layer===n&&a.part===o)?x(t.shape):t;return s.residuals===!1?i:gt(i,e)}function Ns(t,e,n,{batch:{mask:o},interventions:s}){
let{remove_heads:r=[],replace_with:i}=s;if(r!=="all"&&!r.some(([u,m])=>u===e&&m===n))return t;let a=x(t.shape);if(i!=="m\
ean")return a;let[c,l]=t.shape;for(let u=0;u<l;u++){let[m,h]=[0,0];for(let p=0;p<c;p++)o&&!o[p]||(m+=t.values[p*l+u],h++);
for(let p=0;p<c;p++)a.values[p*l+u]=m/h}return a}function Ss(t,e,n,o){return e&&n&&!o?fn(t,e,n):!e||o==="generation"?n:e}
function pt(t){return{values:Float32Array.of(t),shape:[]}}function Os({values:t,shape:e}){let[n,o]=e,s={values:t.slice(),
shape:e};for(let r=0;r<o;r++){let i=0;for(let a=1;a<n;a++)i+=t[a*o+r];s.values[r]=i/(n-1)}return s}function As(t,e){let{
components:n,d_model:o,heads:s}=e,r=n.find(c=>!Mn.includes(c));if(r)throw new R(`This version does not know the componen\
t "${r}". Reload the page, or ask the server.`);if(n.includes("attention")&&!(s>=1&&o%s===0))throw new R(`${s} heads do \
not divide a width of ${o}. ${ot}`);if(!n.includes("pointer")&&!n.includes("generation"))throw new R(`A network needs a \
pointer or a generation head. ${ot}`);let i=bs(e);for(let[c,l]of i){let u=t[c]?.shape;if(!u)throw new R(`The parameter \`${c}\
\` is missing. ${ot}`);if(String(u)!==String(l))throw new R(`The parameter \`${c}\` has the shape [${u}]; expected [${l}\
]. ${ot}`)}let a=Object.keys(t).find(c=>!i.has(c));if(a)throw new R(`\`${a}\` is no parameter of this network. ${ot}`)}function bs({
components:t,...e}){let{d_model:n,feed_forward:o,locations:s,users:r,layers:i,max_visits:a}=e,c=f=>t.includes(f),l=new Map,
u=(f,d,g)=>l.set(`${f}.weight`,[d,g]).set(`${f}.bias`,[d]),m=f=>l.set(`${f}.weight`,[n]).set(`${f}.bias`,[n]),h={location:[
s,n],user:[r,n],time:[$t.time,n/4],weekday:[$t.weekday,n/4],recency:[$t.recency,n/4],duration:[$t.duration,n/4],position_from_end:[
a+1,n/4]},p=0;for(let[f,[d,g]]of Object.entries(h))f!=="location"&&!c(f)||(l.set(`${so[f]}.weight`,[d,g]),p+=g);u("input\
_proj",n,p),m("input_norm"),c("sinusoidal")&&l.set("pos_encoding",[1,a,n]);for(let f=0;f<i;f++){let d=`transformer.layer\
s.${f}`;c("attention")&&(l.set(`${d}.self_attn.in_proj_weight`,[3*n,n]),l.set(`${d}.self_attn.in_proj_bias`,[3*n]),u(`${d}\
.self_attn.out_proj`,n,n),m(`${d}.norm1`)),u(`${d}.linear1`,o,n),u(`${d}.linear2`,n,o),m(`${d}.norm2`)}return c("pointer")&&
(u("pointer_query",n,n),u("pointer_key",n,n)),c("position_bias")&&l.set("position_bias",[a]),c("generation")&&u("gen_hea\
d",s,n),c("gate")&&(u("ptr_gen_gate.0",n/2,n),u("ptr_gen_gate.2",1,n/2)),l}var ws=new Map(Object.entries(An)),st=class{#n=new Map;constructor(e){this.names=e}findWithAccents(e){return this.#e(xs,
e)??this.#e(_t,e)??[]}findWithoutAccents(e){return this.#e(P,e)??[]}by(e){let n=this.#n.get(e);if(!n){n=new Map;for(let[
o,s]of this.names){let r=e(s),i=n.get(r);i?i.push(o):n.set(r,[o])}this.#n.set(e,n)}return n}#e(e,n){return this.by(e).get(
e(n))}},xs=t=>Y(ao(t).normalize("NFC")).join(" "),_t=t=>Y(Is(ao(t).normalize("NFKC"))).join(" ");function P(t){let e=_t(
t).normalize("NFKD").replace(On,"");return Y(Array.from(e,n=>ws.get(n)??n).join("")).join(" ")}function tn(t,e){let n=k(
P(t),Tn);if([...n].length<Nn)return[];let o=e.filter(vs(n)),s=(i,a)=>o.map(c=>({name:c,score:i(n,c)})).filter(c=>c.score>=
a).sort((c,l)=>l.score-c.score).slice(0,H),r=[...s(io,Et),...s(Rs,Vt)];return[...new Set(r.map(({name:i})=>i))].map(i=>({
name:i,score:Math.max(io(n,i),co(n,i)/100)})).sort((i,a)=>a.score-i.score||(i.name<a.name?-1:1)).slice(0,H).map(({name:i})=>i)}
function vs(t){let e=Y(t).map(o=>` ${o} `),n=ro(t);return o=>{let s=Math.max(t.length,o.length),r=2*(1-Et)*s;for(let i=n^
ro(o);i;i&=i-1)r-=1;return r>=0||e.some(i=>` ${o} `.includes(i))}}function ro(t){let e=0;for(let n of t)e|=1<<Number(n.codePointAt(
0));return e}function ao(t){return t.replace(Sn,e=>[...e].some(vt)?" ":"")}function Is(t){return t.replace(/[^ı]+/g,e=>e.
toLowerCase().toUpperCase().toLowerCase()).replaceAll("ς","σ")}function io(t,e){let[n,o]=[[...t],[...e]],s=Math.max(n.
length,o.length);if(1-Math.abs(n.length-o.length)/s<Et)return 0;let r=[],i=[],a=[0,...o.keys()].map((c,l)=>l);for(let c=1;c<=
n.length;c+=1){let l=n[c-1],u=n[c-2];[r,i,a]=[i,a,[c]];for(let m=1;m<=o.length;m+=1){let h=o[m-1],p=(i[m-1]??0)+(l===h?0:
1),f=Math.min(p,(i[m]??0)+1,(a[m-1]??0)+1);u===h&&l===o[m-2]&&(f=Math.min(f,(r[m-2]??0)+1)),a.push(f)}}return 1-(a[o.length]??
0)/s}function Rs(t,e){let[n,o]=[new Set(Y(t)),new Set(Y(e))],s=[...n].filter(p=>o.has(p)),r=[...n].filter(p=>!o.has(p)),
i=[...o].filter(p=>!n.has(p));if(s.length&&!(r.length&&i.length))return 100;let[a,c]=[dt(r),dt(i)],l=s.length&&v(dt(s))+
1,[u,m]=[l+v(a),l+v(c)],h=(p,f)=>100-100*p/f;return!l&&h(Math.abs(u-m),u+m)<Vt?0:Math.max(co(t,e),h(lo(a,c),u+m),l&&h(u-
l+1,l-1+u),l&&h(m-l+1,l-1+m))}function co(t,e){let[n,o]=[dt(Y(t)),dt(Y(e))];return(1-lo(n,o)/(v(n)+v(o)))*100}var dt=t=>t.
sort().join(" ");function lo(t,e){let[n,o]=[[...t],[...e]],s=o.map(()=>0);for(let r of n){let i=0,a=0;for(let c=0;c<o.length;c+=
1){let l=s[c]??0;a=r===o[c]?i+1:Math.max(l,a),s[c]=a,i=l}}return n.length+o.length-2*(s.at(-1)??0)}var Pt=class{#n;#e;constructor(e,n){this.vocabularySize=n,this.#n=new Map(e.map(o=>[o.id,o])),this.#e=new st(new Map(e.flatMap(
({id:o,name:s})=>s===null?[]:[[o,s]])))}at(e){let n={id:e,name:null,category:null,typical_minutes:null};return this.#n.get(
e)??n}label(e){return this.at(e).name??(e===F?"unknown place":`#${e}`)}written(e){let{name:n}=this.at(e);return n===null||
v(n)>900||(this.#e.by(_t).get(_t(n))??[]).length>1?e:n}find(e,n){if(typeof e=="number"){if(e>=F&&e<this.vocabularySize)return e;
let r={location:e,first:F,last:this.vocabularySize-1};throw _(n,ie,r)}let o=this.#s(e);!o.length&&/^".*"$/s.test(e)&&(o=
this.#s(e.slice(1,-1).replaceAll('""','"')));let[s]=o;if(s===void 0)throw this.#a(e,n);if(o.length>1)throw this.#i(e,o,n);
return s}search(e,n){let o=P(e).replace(/^#/,""),s=[[],[],[]];for(let r=C;r<this.vocabularySize;r++){let i=this.at(r),[a,
c]=[P(i.name??""),P(i.category??"")],l=String(r),u=a.startsWith(o)||l.startsWith(o),m=a.includes(o)||c.includes(o);l===o?
s[0]?.push(i):u?s[1]?.push(i):m&&s[2]?.push(i)}return s.flat().slice(0,n)}#s(e){let n=this.#e.findWithAccents(e);return n.
length?n:this.#e.findWithoutAccents(e)}#i(e,n,o){let s=n.slice(0,Ht).map(i=>this.notation(i)),r={count:n.length,name:B(e),
listed:mo(n.slice(0,H).map(i=>this.#r(i)),n.length),example:String(s[0])};return _(o,ae,r,s)}#a(e,n){let o={name:B(e),first:C};
if(!this.#e.names.size)return _(n,le,o);let s=this.#e.by(P),r=tn(e,[...s.keys()]).flatMap(l=>s.get(l)??[]).slice(0,H),[i]=r;
if(i===void 0)return _(n,ce,o);let a=this.#r(i),c=r.map(l=>this.notation(l));return _(n,ue,{...o,meant:a},c)}notation(e){
return ft(this.written(e))}#r(e){let n=this.notation(e);if(!n.startsWith("#"))return B(n);let{name:o,category:s}=this.at(
e),r=[o,s].flatMap(i=>i?B(i):[]).join(", ");return r?`${n} (${r})`:n}},Dt=class{#n;#e;constructor(e,n){this.users=n;let o=Array.
from({length:Math.max(n-1,0)},(r,i)=>i+1),s=new Map(o.map(r=>[r,e[r]??E(_e,{user:r})]));this.#n=new st(s),this.#e=new st(
new Map([...s].map(([r,i])=>[r,uo(i)])))}find(e){if(e===null||!this.users)return 0;let n=fo(e)?Number(A(String(e)).slice(
0,12)):e;if(typeof n=="number"){if(n>=1&&n<this.users)return n;throw _("user",fe,{person:n,last:this.users-1})}let o=this.#s(
n),[s]=o;if(s===void 0)throw this.#a(n);if(o.length>1)throw this.#i(n,o);return s}#s(e){let n=[()=>this.#n.findWithAccents(
e),()=>this.#e.findWithAccents(e),()=>this.#n.findWithoutAccents(e),()=>this.#e.findWithoutAccents(e)];for(let o of n){let s=o();
if(s.length)return s}return[]}#i(e,n){let o=n.slice(0,Ht).map(i=>this.#r(i)),s=mo(o.slice(0,H).map(B),n.length),r={count:n.
length,name:B(e),listed:s};return _("user",me,r,o)}#a(e){let n=this.#e.by(P),o=new Map([...n,...this.#n.by(P)]),s=[...n.
get(P(uo(e)))??[],...tn(e,[...o.keys()]).flatMap(c=>o.get(c)??[])],r=[...new Set(s)].slice(0,H).map(c=>this.#r(c)),[i]=r,
a={name:B(e),last:this.users-1};if(i!==void 0){let c={...a,meant:B(i)};return _("user",de,c,r)}return _("user",this.users===
1?he:pe,a)}#r(e){let n=this.#n.names.get(e)??"",o=fo(n)?[]:this.#s(n);return o.length===1&&o[0]===e?n:String(e)}},uo=t=>A(
t.split(",")[0]??"")||t,fo=t=>typeof t=="string"&&/^[0-9]+$/.test(A(t));function mo(t,e){let n=e-t.length;if(n)return E(
ye,{listed:t.join(", "),left_out:n});let[o,s=""]=[t.slice(0,-1),t.at(-1)];return o.length?E(ge,{listed:o.join(", "),last:s}):
s}var B=t=>v(t)>Xt?`${k(t,Xt-1)}…`:t;var Ls=10,ks={hours:$s,visits:Ps,heads:Ds};function po(t,e){return ks[t](e)}function ho(t,e,n){let o=t.network.trace(qe(
e,t.network),e.interventions);Ze(t,o);let{values:s}=o.probabilities,[r=C]=kt(s,1),{name:i}=t.places.at(r);return{prediction:{
location:r,name:i,probability:s[r]},probability:s[n]}}function $s({query:t}){let{masked:e,interventions:n}=t;return kn.map(
o=>{let s=Cs(t.history,t.predictAt,o);return{hours:o,input:{history:s,masked:e,interventions:n}}})}function Cs(t,e,n){let o=t.
startMinutes.map(a=>a+60*n),s=o.map(S),r=S(M(e)+60*n),i=(a,c)=>a.map((l,u)=>c(l,s[u]??0));return{...t,weekdays:i(t.weekdays,
(a,c)=>K(a+c,7)),startMinutes:o.map(M),daysBefore:i(t.daysBefore,(a,c)=>a+r-c)}}function Ps({bundle:t,query:{history:e,masked:n,
interventions:o,sent:s}}){return e.locations.map((r,i)=>{let a=[...e.locations.keys()].filter(u=>u!==i),c=a.at(-1),l={history:bt(
e,a),masked:n.flatMap(u=>u===i?[]:a.indexOf(u)),interventions:o};return{visit:{sent:s[i]??i,label:t.places.label(r)},input:c===
void 0||n.includes(c)?null:l}}).sort((r,i)=>r.visit.sent-i.visit.sent)}function Ds({bundle:t,query:{history:e,masked:n,interventions:o}}){
let{remove_heads:s}=o;if(s==="all")return[];let r=Us(t.network.architecture).filter(([a,c])=>!s.some(([l,u])=>l===a&&u===
c));return r.length?(r.length>Ls?r.map(a=>[a]):js(r)).map(a=>{let c={...o,remove_heads:[...s,...a]};return{heads:a,input:{
history:e,masked:n,interventions:c}}}):[]}function Us({layers:t,heads:e}){return Array.from({length:t*e},(n,o)=>[Math.floor(
o/e),o%e])}function js(t){return Array.from({length:2**t.length},(e,n)=>t.filter((o,s)=>n&1<<s)).sort((e,n)=>e.length-n.
length)}var Ut=class{constructor(e,n){let{id:o,sizes:s,places:r,people:i}=e;this.content={vocabulary:e,weights:n},this.id=o,this.
places=new Pt(r,s.locations);let a=i.map(({id:c,name:l})=>[c,l]);this.people=new Dt(Object.fromEntries(a),s.users),this.
network=new Ct(s,eo(n))}explain(e){return Qe(this.#n(e))}sweep(e,n){let o=this.#n(n),{prediction:s}=Qe(o);return{prediction:s,
variants:po(e,o)}}answer(e,n){return ho(this,e,n)}#n(e){try{return Qn(this,e)}catch(n){throw n instanceof mt?new j([{where:"\
model",message:n.message,suggestions:[]}]):n}}};if("DedicatedWorkerGlobalScope"in globalThis){let t;globalThis.onmessage=({data:e,ports:n})=>{"weights"in e?t=new Ut(e.vocabulary,
e.weights):n[0]?.postMessage(Ws(t,e))}}function Ws(t,{input:e,location:n}){try{return{answer:t.answer(e,n)}}catch(o){return{
error:o instanceof Error?o.message:String(o)}}}export{Ut as BrowserModel};
