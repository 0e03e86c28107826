var uo=Object.defineProperty;var fo=(t,e)=>{for(var n in e)uo(t,n,{get:e[n],enumerable:!0})};var mo=Eo();function w(t){return{values:new Float32Array(t.reduce((e,n)=>e*n,1)),shape:t}}function gt(t,e){return{values:t.
values.map((n,o)=>n+e.values[o]),shape:t.shape}}function G(t,e,n){return Pt(t,e,n.values)}function Pt({values:t,shape:e},{
values:n,shape:[o,s]},r){let i=w([...e.slice(0,-1),o]),{values:a}=i,c=l=>n.subarray(l*s,(l+1)*s);for(let l=0;l<o;l+=4){let u=Math.
min(l+1,o-1),m=Math.min(l+2,o-1),h=Math.min(l+3,o-1),[p,f,d,g]=[c(l),c(u),c(m),c(h)];for(let T=0,E=0;T<t.length;T+=s,E+=
o){let S=r[l],A=r[u],I=r[m],q=r[h];for(let b=0;b<s;b++){let C=t[T+b];S+=C*p[b],A+=C*f[b],I+=C*d[b],q+=C*g[b]}a[E+l]=S,a[E+
u]=A,a[E+m]=I,a[E+h]=q}}return i}function Je({values:t,shape:e},{values:n},{values:o}){let s=n.length,r=w(e),i=w(e.slice(
0,-1)),a=w(e.slice(0,-1));for(let c=0;c<t.length/s;c++){let l=c*s,u=0;for(let f=0;f<s;f++)u+=t[l+f];let m=u/s,h=0;for(let f=0;f<
s;f++)h+=(t[l+f]-m)**2;let p=1/Math.sqrt(h/s+1e-5);for(let f=0;f<s;f++)r.values[l+f]=(t[l+f]-m)*p*n[f]+o[f];i.values[c]=
m,a.values[c]=p}return{normed:r,mean:i,reciprocal_deviation:a}}function Et({values:t,shape:e},n=1){if(!(n>0&&n<Number.POSITIVE_INFINITY))
throw new RangeError(`The temperature must be a positive number, not ${n}.`);let o=w(e),s=e[e.length-1];for(let r=0;r<t.
length;r+=s){let i=r+s,a=Number.NEGATIVE_INFINITY;for(let l=r;l<i;l++)a=Math.max(a,t[l]);let c=0;for(let l=r;l<i;l++)o.values[l]=
Math.exp((t[l]-a)/n),c+=o.values[l];for(let l=r;l<i;l++)o.values[l]/=c}return o}function Dt(t,e){if(!e)return t;let n=(o,s)=>e[s%
e.length]?o:Number.NEGATIVE_INFINITY;return{values:t.values.map(n),shape:t.shape}}function po(t,e){return{values:t.values.
map(n=>n/Math.sqrt(e)),shape:t.shape}}function ze(t,e,n=!0){let[o,s]=e.shape;return Pt(n?po(t,s):t,e,new Float32Array(o))}
function ho(t,e){let[n,o]=e.shape,s=w([o,n]);for(let r=0;r<n*o;r++)s.values[r%o*n+Math.floor(r/o)]=e.values[r];return Pt(
t,s,new Float32Array(o))}function qe(t,e,n,{mask:o,temperature:s,scaled:r}){let i=Dt(ze(t,e,r),o),a=Et(i,s);return{scores:i,
weights:a,outputs:ho(a,n)}}function Qe({values:t,shape:e}){let n=w(e);for(let o=0;o<t.length;o++)n.values[o]=.5*t[o]*(1+
go(t[o]*Math.SQRT1_2));return n}function Ze(t,e,n,o,s){let r=G(t,e,n),i=Qe(r);return{pre:r,hidden:i,out:G(i,o,s)}}function tn(t,e,n=!0){
return ze(t,e,n)}function en(t,e){return gt(t,e)}function nn(t,e,n){let o=w([n]);return t.values.forEach((s,r)=>{o.values[e[r]]+=
s}),o}function on(t,e,n,o,s){let r=Qe(G(t,e,n)),i={values:G(r,o,s).values,shape:[]};return{hidden:r,logit:i,value:_o(i)}}
function _o({values:t,shape:e}){return{values:t.map(n=>1/(1+Math.exp(-n))),shape:e}}function sn({values:t},e,n){let o=(s,r)=>t[0]*
s+(1-t[0])*n.values[r];return{values:e.values.map(o),shape:e.shape}}function Ut({values:t}){return t.reduce((e,n)=>e-(n?
n*Math.log(n):0),0)}function rn(t){return Math.exp(Ut(t))}function go(t){let e=Math.abs(t);if(!(e<6))return Math.sign(t);
let n=Math.round(e*16);return Math.sign(t)*an(mo,n*10,e-n/16)}function Eo(){let t=new Float64Array(970),e=0;for(let n=0;n<
t.length;n+=10){let o=n/10/16;t[n]=e;let s=0,r=2/Math.sqrt(Math.PI)*Math.exp(-o*o);for(let i=1;i<10;i++)t[n+i]=r/i,[s,r]=
[r,-2*(o*r+s)/i];e=an(t,n,1/16)}return t}function an(t,e,n){let o=0;for(let s=9;s>=0;s--)o=o*n+t[e+s];return o}var st=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var cn=[1900,2200],ln=`,@+#"
\r`,un=/^(?:[0-9]{1,5})$/,fn=/^(?:#[0-9]{1,9})$/,mn=/[0-9]:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)? *([Zz]|[+-] *[0-9]{2}(:?[0-9]{2})?)$/,
pn=/([0-9]:[0-9]{2}):[0-9]{2}([.][0-9]+)?$/,jt=/^(?:((?<weekday>[A-Za-z]{3,9}) +|(?<date>[0-9]{4}-[0-9]{2}-[0-9]{2})[ Tt]+)?(?<hour>[0-9]{1,2}):(?<minute>[0-9]{2}))$/,
W=1,Y=2,F=5,Wt=100,hn=100,dn=3,yt=.75,Yt=85,Ft=60,_n=/[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g,
gn=/[\u0300-\u036f]+/g,En={æ:"ae",œ:"oe",ø:"o",ð:"d",đ:"d",þ:"th",ħ:"h",ı:"i",ł:"l"},rt=20773,yn=480,Tn=60,Nn=15,
Sn=30,Tt=96,Nt=7,St=8,Ot=99,On=100,An=36500,bn=["user","time","weekday","recency","duration","position_from_end","sinuso\
idal","attention","pointer","position_bias","generation","gate"],wn=60,Ht=`	
\v\f\r              \u2028\u2029  　`;var x=t=>Math.floor(t/1440),H=t=>t-x(t)*1440,V=t=>it(t+3,7),it=(t,e)=>(t%e+e)%e,at=t=>new Date(t*864e5).toISOString().slice(
0,10),At=t=>[Math.floor(t/60),t%60].map(e=>String(e).padStart(2,"0")).join(":");function xn(t){let e=Date.parse(`${t}T00\
:00Z`)/864e5;return t>="0001"&&!Number.isNaN(e)&&at(e)===t?e:null}function Vt(t,e,n){return{locations:t.map(o=>o.location),user:e,weekdays:t.map(o=>V(x(o.arrival))),startMinutes:t.map(o=>H(
o.arrival)),durations:t.map(o=>o.duration),daysBefore:t.map(o=>x(n)-x(o.arrival))}}function vn({locations:t,weekdays:e,startMinutes:n,
durations:o,daysBefore:s}){let i=rt+it(e.at(-1)??0,7)+(s.at(-1)??0);return t.map((a,c)=>({location:a,arrival:(i-(s[c]??0))*
1440+(n[c]??0),duration:o[c]??0,filledIn:[]}))}function In(t,e){let n=o=>e.map(s=>o[s]??0);return{locations:n(t.locations),
user:t.user,weekdays:n(t.weekdays),startMinutes:n(t.startMinutes),durations:n(t.durations),daysBefore:n(t.daysBefore)}}function Rn(t,e){
let n=t.locations.length,o=(s,r,i)=>Int32Array.from(s,a=>Math.min(Math.max(Math.floor(a/r),0),i));return{locations:Int32Array.
from(t.locations),user:t.user,time:o(t.startMinutes,Nn,Tt),weekday:o(t.weekdays,1,Nt),recency:o(t.daysBefore,1,St),duration:o(
t.durations,Sn,Ot),positionFromEnd:Int32Array.from(t.locations,(s,r)=>Math.min(n-r,e-1))}}var X={};fo(X,{ALTERNATIVES:()=>he,CLOSE_PERSON:()=>me,CLOSE_PLACE:()=>ae,COLUMN_LENGTH:()=>Oe,DATE_OUT_OF_RANGE:()=>ee,
EVERY_VISIT_MASKED:()=>Re,FORM_ERRORS:()=>No,GATE_AND_ONLY:()=>xe,LAST_VISIT_MASKED:()=>Me,LEFT_OUT:()=>de,LONE_SURROGATE:()=>lt,
MOMENT_TOO_LONG:()=>Jt,NOTHING_TO_BLEND:()=>$e,NOT_AN_ID:()=>Kt,NOT_AN_OBJECT:()=>To,NOT_AN_ORDER:()=>ve,NOT_A_DATE:()=>te,
NOT_A_DAY:()=>Zt,NOT_A_LIST:()=>bt,NOT_A_MOMENT:()=>qt,NOT_A_NUMBER:()=>Ye,NOT_A_STAY:()=>ne,NOT_A_TIME:()=>Qt,NOT_A_VISIT:()=>Xt,
NOT_A_WHOLE_NUMBER:()=>Fe,NOT_FINITE:()=>Pe,NOT_ONE_PLACE:()=>yo,NOT_PLAIN_JSON:()=>De,NO_HEAD:()=>Le,NO_HISTORY:()=>_e,
NO_LAYER:()=>ke,NO_LOCATION:()=>oe,NO_PEOPLE:()=>fe,NO_PERSON_ID:()=>ce,NO_PLACE:()=>ct,NO_PLACE_NAMES:()=>ie,NO_SUCH_PERSON:()=>ue,
NO_SUCH_PLACE:()=>re,NO_VISITS:()=>Ee,NO_VISIT_TO_MASK:()=>Ie,NUMBER_RANGE:()=>We,OUT_OF_RANGE:()=>Ae,PARAMETER_NOT_JSON:()=>Mn,
PARTS:()=>Ce,PERSON:()=>pe,PREDICTION_TOO_EARLY:()=>Ne,RECORD_OUT_OF_ORDER:()=>we,RECORD_WITH_USER:()=>Se,SEVERAL_PEOPLE:()=>le,
SEVERAL_PLACES:()=>se,SEVERAL_USERS:()=>be,TIME_ZONE:()=>zt,TOO_MANY_VISITS:()=>ye,TWO_HISTORIES:()=>ge,UNKNOWN_FIELD:()=>Ue,
UNQUOTED_NUMBER_SIGN:()=>Gt,VISIT_OUT_OF_ORDER:()=>Te,VISIT_TOO_LONG:()=>Bt,WHOLE_NUMBER_RANGE:()=>je});var ct="The visi\
t names no place. Write the name of a place, or an id such as #17.",yo="This is not one place. Write the name of a place\
, or an id such as #17.",Xt="This visit cannot be read. A visit is a place, then @ with a day and a time, then + with mi\
nutes, such as Café Luna @ Mon 08:00 +45. Put a name with , @ + # or a quote in double quotes.",Bt="This visit has {cha\
racters:,} characters; at most {most:,} characters are read. Shorten it.",Gt="“{name}” contains #. Put a name with # in \
double quotes.",Kt="“{name}” is not a location id. Write # and a number, such as #17.",Jt="“{text}…” is too long for\
 a day and time. Write Mon 08:00, 2026-11-16 08:00 or 08:00.",zt="“{text}” has a time zone, but times are local to the p\
eople who make the visits. Leave out the time zone.",qt="“{text}” is not a day and time. Write Mon 08:00, 2026-11-16 08:\
00 or 08:00.",Qt="“{text}” is not a time of day. Write an hour from 00 to 23 and minutes from 00 to 59.",Zt="“{text}\
” is not a day. Write one of {days}, or a date such as 2026-11-16.",te="There is no date {text}. Write a date of the c\
alendar, such as 2026-11-16.",ee="The date {text} is out of range. Write a date between {first_year} and {last_year}.",ne="\
“+{text}” is not a length of stay. Write whole minutes from +0 to +{most}.",oe="There is no location #{location}. Wr\
ite an id from #{first} (unknown place) to #{last}.",se="{count:,} places match “{name}”: {listed}. Write the one you me\
an, such as {example}.",re="No place matches “{name}”. Write a name from the list of places, or an id such as #{first}.",
ie="No place matches “{name}”. The places of this model have no names. Write an id, such as #{first}.",ae="No place \
matches “{name}”. Did you mean {meant}?",ce="There is no person {person}. Write an id from 1 to {last}.",le="{count:\
,} people match “{name}”. Write one of {listed}.",ue="No person matches “{name}”. Write a person's name, or an id fr\
om 1 to {last}.",fe="No person matches “{name}”. This model knows no people: leave the user out.",me="No person matc\
hes “{name}”. Did you mean {meant}?",pe="Person {user}",he="{listed} or {last}",de="{listed} and {left_out:,} more",
_e="The query has no history. Send visits or a record.",ge="The query has visits and a record. Send only one of them.",Ee="\
There are no visits. Write at least one visit, such as where the day begins.",ye="The history has {visits} visits; the m\
odel accepts at most {most}. Leave out the oldest {excess}.",Te="This visit begins before the one above it ({arrival}). \
Write visits oldest first, or correct the date.",Ne="The moment to predict lies before the last visit ({arrival}). Enter\
 a later moment, or leave it empty.",Se="A record contains its own person and days. Leave out user and predict_at.",Oe="\
The column has {numbers} numbers for {visits} visits. Send one number for each visit.",Ae="The number is out of range. E\
nter a whole number from {minimum} to {maximum}.",be="The record has visits of several people. Send the visits of one pe\
rson.",we="The visits are not in order, because the days before the prediction increase. Send visits oldest first.",xe="\
`gate` and `only` exclude each other. Send one of them.",ve="The order does not fit the {visits} visits. List each posit\
ion from 0 to {last} exactly once.",Ie="There is no visit at position {position}. Mask positions from 0 to {last}.",Re="\
Every visit is masked, so no visit is left to attend to. Unmask the last visit.",Me="The last visit (position {position}\
 as sent, counted from 0) cannot be masked, because the prediction is read from it. Remove it from the visits instead.",
Le="There is no head {head} in layer {layer}: layers run from 0 to {last_layer}, heads from 0 to {last_head}.",ke="There\
 is no layer {layer}; layers run from 0 to {last_layer}.",$e="This network has no {part}, so there is nothing to blend. \
Leave `{option}` out.",Ce={pointer:"pointer",generation:"generation head"},Pe='The model "{model}" cannot answer this qu\
ery: its `{tensor}` contains infinite or undefined numbers. The weights are too large for 32-bit arithmetic. Choose anot\
her model or other visits.',lt="The text contains half a character (a lone surrogate). Remove it.",De="This is not plain\
 JSON. Remove half characters (lone surrogates) and deep nesting.",Mn="The parameter is not valid JSON. Send JSON.",Ue="\
There is no field “{name}” here. Correct its name, or remove it.",je="Enter a whole number from {minimum:g} to {maxi\
mum:g}.",We="Enter a value from {minimum:g} to {maximum:g}.",To="This is not a JSON object. Send a JSON object.",bt="Thi\
s is not a list. Send a list.",Ye="This is not a number. Enter a number.",Fe="This is not a whole number. Enter a whole \
number.",No={missing:"A required value is missing. Add it.",tuple_type:"This is not a list. Send a list.",list_type:"Thi\
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
his is not a JSON object. Send a JSON object."};var D=class extends Error{constructor(e){super(e.map(({where:n,message:o})=>`${n}: ${o}`).join(" ")),this.problems=e.slice(
0,20)}};function _(t,e,n={},o=[]){return new D([{where:t,message:y(e,n),suggestions:o}])}function y(t,e){return t.replace(
/\{(\w+)(:,)?[^}]*\}/g,(n,o,s)=>{let r=String(e[o]);return s?r.replace(/\B(?=(\d{3})+$)/g,","):r})}function U(t,e){try{return e()}catch(n){
if(!(n instanceof D))throw n;return t.push(...n.problems),null}}function M(t){if(t.length)throw new D(t)}var wt={type:"object",fields:{user:{type:"kinds",of:{name:{type:"text",max:1e3},id:{type:"int"}},kind:"_kind_of_user",nullable:!0,
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
ge:0},max:1e3,default:[]}},after:"_check_gate_and_only",before:"_check_json",nullable:!0,default:null}}};var So=new RegExp(`[${Ht}]+`),xt=t=>t!==""&&Ht.includes(t);function O(t){let[e,n]=[0,t.length];for(;e<n&&xt(t.charAt(e));)
e+=1;for(;e<n&&xt(t.charAt(n-1));)n-=1;return t.slice(e,n)}var j=t=>t.split(So).filter(Boolean),v=t=>[...t].length,L=(t,e)=>t.
length<=e?t:[...t.slice(0,2*e)].slice(0,e).join(""),J=t=>/\p{Surrogate}/u.test(t);var{FORM_ERRORS:k}=X,Oo=255,Ao=1e21,bo={_kind_of_visits:t=>Array.isArray(t)?"list":"notation",_kind_of_visit:t=>typeof t==
"string"?"place":"visit",_kind_of_user:t=>typeof t=="string"?"name":"id"};function vt(t,e){let n=[],o=Q(t,e,[],n);return M(
wo(n)),o}function wo(t){let e=new Map;for(let{path:o,message:s,expected:r}of t){let i=JSON.stringify(o),a=e.get(i);a?r&&
(a.message=`${a.message.replace(/\.$/,"")}, or ${r}.`):e.set(i,{path:o,message:s})}let n=new Set;for(let{path:o}of e.values())
for(let s=1;s<o.length;s+=1)n.add(JSON.stringify(o.slice(0,s)));return[...e].filter(([o])=>!n.has(o)).map(([,{path:o,message:s}])=>({
where:xo(o),message:s,suggestions:[]}))}function xo(t){return t.map(n=>typeof n=="number"?`[${n}]`:`.${n}`).join("").replace(
/^\./,"")||"body"}function Q(t,e,n,o){if(e===null&&t.nullable)return null;let s=o.length,r=(a,c)=>{o.push({path:n,message:a,
...c&&{expected:c}})};if(t.before==="_check_json"&&!kn(e,Oo))return r(De);let i=vo(t,e,n,o,r);if(o.length>s)return i;if(t.
after==="_check_gate_and_only"){let{gate:a,only:c}=i;a!==null&&c!==null&&r(xe)}return t.after?.startsWith("_sorted")&&Array.
isArray(i)?Do(i):i}function vo(t,e,n,o,s){switch(t.type){case"object":return Po(e)?Object.keys(e).some(J)?s(lt):Io(t.fields,
e,n,o):s(k.model_type);case"kinds":return Q(Lo(t,e),e,n,o);case"union":return Mo(t.of,e,n,o);case"list":return Array.isArray(
e)?Ro(t,e,n,o,s):s(bt);case"tuple":return Array.isArray(e)?e.length>t.items.length?s(y(k.too_long,{max_length:t.items.length})):
t.items.map((r,i)=>i<e.length?Q(r,e[i],[...n,i],o):o.push({path:[...n,i],message:k.missing})):s(bt);case"literal":{if(t.
values.some(i=>i===e))return e;let r=jo(t.values.map(i=>`'${i}'`));return s(y(k.literal_error,{expected:r}),r)}case"text":
return typeof e!="string"?s(k.string_type):J(e)?s(lt):e.length>t.max&&v(e)>t.max?s(y(k.string_too_long,{max_length:t.max})):
e;case"bool":return typeof e=="boolean"?e:s(k.bool_type);default:{if(typeof e=="string"&&t.lax&&J(e))return s(lt);let r=t.
lax?Co(e):e,i=ko(t,r);return i?s(i):r}}}function Io(t,e,n,o){let s={};for(let[r,i]of Object.entries(t))Object.hasOwn(e,r)?
s[r]=Q(i,e[r],[...n,r],o):i.default!==void 0?s[r]=i.default:o.push({path:[...n,r],message:k.missing});for(let r of Object.
keys(e)){if(Object.hasOwn(t,r))continue;let i=L(r,wn);o.push({path:[...n,i],message:y(Ue,{name:i})})}return s}function Ro({
items:t,max:e,wrap:n},o,s,r,i){let a=r.length,c=n?On:1,l=[];for(let[u,m]of o.slice(0,e).entries()){if(u%c===0&&r.length>
a)break;l.push(Q(t,m,[...s,u],r))}return o.length>e&&r.length===a&&i(y(k.too_long,{max_length:e})),l}function Mo(t,e,n,o){
let s=[];for(let r of t){let i=[],a=Q(r,e,n,i);if(!i.length)return a;for(let c of i)s.push(c)}for(let r of s)o.push(r);return e}
function Lo({of:t,kind:e},n){let o=t[bo[e]?.(n)??""];if(!o)throw new Error(`There is no kind of value that ${e} chooses.`);
return o}function ko({type:t,gt:e,ge:n,le:o},s){let r=typeof s=="number"&&(t==="float"||$o(s)),i=r&&(s<Number(n)||s<=Number(
e));return r&&!i&&!(s>Number(o))?null:n!==void 0&&o!==void 0?y(t==="int"?je:We,{minimum:n,maximum:o}):r?e!==void 0?y(k.greater_than,
{gt:e}):y(k.greater_than_equal,{ge:Number(n)}):t==="int"?Fe:Ye}var $o=t=>Number.isInteger(t)&&Math.abs(t)<Ao;function Co(t){
return typeof t=="boolean"?Number(t):typeof t!="string"?t:/^\s*[+-]?\d+(_\d+)*(\.0+)?\s*$/.test(t)?Number(t.replaceAll("\
_","")):t}var Po=t=>typeof t=="object"&&t!==null&&!Array.isArray(t);function kn(t,e){return typeof t=="string"?!J(t):typeof t!=
"object"||t===null?!0:e?Object.entries(t).every(([n,o])=>!J(n)&&kn(o,e-1)):!1}function Do(t){return[...new Map(t.map(n=>[
JSON.stringify(n),n])).values()].sort((n,o)=>Uo(Ln(n),Ln(o)))}function Ln(t){return typeof t!="object"?[t]:Object.values(
t)}function Uo(t,e){for(let[n,o]of t.entries()){let s=e[n]??o;if(o!==s)return o<s?-1:1}return 0}var jo=t=>[t.slice(0,-1).
join(", "),t.at(-1)].filter(Boolean).join(" or ");var $n=()=>vt(wt.fields.interventions,{});function Cn(t,e){let{gate:n,only:o,remove_heads:s,skip:r}=t,{layers:i,heads:a,
components:c}=e,l={last_layer:i-1,last_head:a-1},u=[],m=(p,f,d)=>{let g=y(f,d);u.push({where:`interventions.${p}`,message:g,
suggestions:[]})};for(let[p,f]of s==="all"||!a?[]:s)(p>=i||f>=a)&&m("remove_heads",Le,{layer:p,head:f,...l});for(let{layer:p}of r)
p>=i&&m("skip",ke,{layer:p,...l});let h=[["gate",n===null?[]:["pointer","generation"]],["only",o===null?[]:[o]]];for(let[
p,f]of h){let d=f.find(g=>!c.includes(g));d&&m(p,$e,{part:Ce[d],option:p})}M(u)}var ut=st.map(t=>t.slice(0,3)),z={weekday:null,date:null,time:null};function Un(t){let e=[],n=[];for(let[o,{written:s}]of Wo(
t).entries()){let r=U(e,()=>Fo(s,`visits[${o}]`));if(r)n.push(r);else if(e.length>=20)break}return M(e),n}function jn(t){
return t.map(e=>{let n=Ve(e);return[...[ft(e.place),n&&`@ ${n}`],e.stay===null?"":`+${e.stay}`].filter(Boolean).join(" ")}).
join(", ")}function ft(t){return typeof t=="number"?`#${t}`:t&&t===O(t)&&![...ln].some(n=>t.includes(n))?t:`"${t.replaceAll(
'"','""')}"`}function Ve({weekday:t,date:e,time:n}){return[t===null?e!==null&&at(e):ut[t],n!==null&&At(n)].filter(Boolean).
join(" ")}function It(t,e){let n=O(t);if(v(n)>40)throw _(e,Jt,{text:L(n,40)});let{groups:o}=jt.exec(n)??jt.exec(n.replace(
pn,"$1"))??{};if(!o)throw _(e,mn.test(n)?zt:qt,{text:n});let[s,r]=[Number(o.hour),Number(o.minute)];if(s>23||r>59)throw _(
e,Qt,{text:n});return{weekday:Bo(o.weekday,e),date:Go(o.date,e),time:s*60+r}}function Xe(t,e){if(!fn.test(t))throw _(e,Kt,
{name:L(t,40)});return Number(t.slice(1))}function Wo(t){let e=[],n=0,o=!1;for(let{0:s,index:r}of t.matchAll(/[",\n\r]|$/g))
s==='"'?o=!o:(!o||!s)&&(e.push({written:t.slice(n,r),start:n}),n=r+1);return e.filter(({written:s})=>O(s))}function Yo(t){
return t.startsWith('"')?Vo(t):t.search(/[@+]|$/)}function Fo(t,e){let n=O(t),o=v(n);if(o>2e3)throw _(e,Bt,{characters:o,
most:2e3});let s=Ho(n);if(!s)throw _(e,Xt);let r=Xo(s.place,e);if(r==="")throw _(e,ct);let i=s.moment===null?z:It(s.moment,
e),a=s.stay===null?null:Ko(O(s.stay),e);return{place:r,...i,stay:a}}function Ho(t){let e=t.startsWith('"'),n=Yo(t),o=O(t.
slice(0,n)),s=O(t.slice(n)),r=null,i=null;if(s.startsWith("@")){let c=s.search(/\+|$/);r=s.slice(1,c),s=s.slice(c)}s.startsWith(
"+")&&(i=s.slice(1),s="");let a=/[@+]/.test(`${r??""}${i??""}`);return s||a||!e&&o.includes('"')?null:{place:o,moment:r,
stay:i}}function Vo(t){let e=t.indexOf('"',1);for(;e>0&&t[e+1]==='"';)e=t.indexOf('"',e+2);return e+1}function Xo(t,e){if(t.
startsWith('"'))return t.slice(1,-1).replaceAll('""','"');if(t.startsWith("#"))return Xe(t,e);if(t.includes("#"))throw _(
e,Gt,{name:L(t,60)});return t}function Bo(t,e){if(t===void 0)return null;let n=st.findIndex(o=>o.toLowerCase().startsWith(
t.toLowerCase()));if(n<0)throw _(e,Zt,{text:t,days:ut.join(", ")},ut);return n}function Go(t,e){if(t===void 0)return null;
let n=xn(t);if(n===null)throw _(e,te,{text:t});let[o=0,s=0]=cn,r=Number(t.slice(0,4));if(r<o||r>s)throw _(e,ee,{text:t,first_year:o,
last_year:s});return n}function Ko(t,e){if(!un.test(t)){let n={text:L(t,20),most:99999};throw _(e,ne,n)}return Number(t)}function Be(t,e){let n=[],o=[];for(let[s,{place:r,stay:i,...a}]of t.entries()){let c=`visits[${s}]`,l=U(n,()=>e.find(r,c))??
0,u=o.at(-1),m=Jo(a,u);if(u&&m<u.arrival){let d=x(u.arrival),g=`${ut[V(d)]} ${Z(u.arrival)}`;n.push(..._(c,Te,{arrival:g}).
problems)}if(n.length>=20)break;u?.filledIn.includes("stay")&&(u.duration=Math.min(u.duration,m-u.arrival));let h={day:a.
weekday===null&&a.date===null,time:a.time===null,stay:i===null},p=i??e.at(l).typical_minutes??Tn,f=Object.entries(h).flatMap(
([d,g])=>g?d:[]);o.push({location:l,arrival:m,duration:p,filledIn:f})}return M(n),o}function Rt({weekday:t,date:e,time:n},o){
let s=n??0;if(e!==null)return e*1440+s;let r=o===null?rt*1440:o+1,i=x(r)+(s<H(r)?1:0),a=t===null?0:it(t-V(i),7);return(i+
a)*1440+s}var Ge=({arrival:t,duration:e})=>t+e,Z=t=>`${at(x(t))} ${At(H(t))}`;function Jo(t,e){return t.time!==null?Rt(t,
e?e.arrival:null):e?Ge(e):rt*1440+yn}function Yn(t,{places:e,people:n,architecture:o}){let s=vt(wt,t),r=zo(s,e,n,o.max_visits);if(!s.interventions)return r;let i=qo(
r,s.interventions);return Cn(s.interventions,o),i}function Fn({history:t,visits:e,written:n,sent:o,masked:s},r){return e.map((i,a)=>{let{location:c,arrival:l,duration:u}=i,
{name:m,category:h}=r.at(c),p=t.weekdays[a]??0,f=H(l),d=n?.[a]??{weekday:p,date:null,time:f,stay:u},g=Z(l).replace(" ","\
T");return{location:c,name:m,label:r.label(c),category:h,place:ft(r.written(c)),written_moment:Ve(d),written_stay:d.stay,
arrival:V(x(l))===p?g:null,weekday:p,start_minute:t.startMinutes[a]??0,duration_minutes:u,days_before:t.daysBefore[a]??0,
steps_back:e.length-1-a,sent:o[a]??a,masked:s.includes(a),filled_in:i.filledIn}})}function Hn({written:t,sent:e}){if(!t)
return null;let n=t.map((o,s)=>({visit:o,at:e[s]??s}));return jn(n.sort((o,s)=>o.at-s.at).map(({visit:o})=>o))}function zo(t,e,n,o){
let{record:s,visits:r}=t;if(s===null&&r===null)throw _("visits",_e);if(s!==null&&r!==null)throw _("visits",ge);if(s!==null)
return ns(s,t,e,n,o);let i=[],a=U(i,()=>n.find(t.user))??0,c=U(i,()=>{let l=typeof r=="string"?Un(r):Zo(r??[]);Xn(l.length,
o,"visits");let u=Be(l,e),m=u.at(-1);return{written:l,visits:u,predictAt:es(t.predict_at,m)}});if(!c||i.length)throw new D(
i);return Vn({...c,history:Vt(c.visits,a,c.predictAt)},t)}function Vn(t,e){let n=[...t.visits.keys()];return{...t,topK:e.
top_k,interventions:$n(),sent:n,masked:[]}}function qo(t,e){let{visits:n,written:o}=t,s=e.order.length?e.order:t.sent,r=n.
length-1;if(!(s.length===n.length&&new Set(s).size===n.length)||Math.max(...s)>r){let a={visits:n.length,last:r};throw _(
"interventions.order",ve,a)}return Qo(e.mask_visits,s),{...t,history:In(t.history,s),visits:s.map(a=>n[a]),written:o&&s.
map(a=>o[a]),interventions:e,sent:s,masked:e.mask_visits.map(a=>s.indexOf(a)).sort((a,c)=>a-c)}}function Qo(t,e){let n="\
interventions.mask_visits",o=e.length-1,[s=0,r=0]=[t.at(-1),e.at(-1)];if(s>o)throw _(n,Ie,{position:s,last:o});if(t.length===
e.length)throw _(n,Re);if(t.includes(r))throw _(n,Me,{position:r})}function Zo(t){let e=[],n=[];for(let[o,s]of t.entries()){
let r=U(e,()=>ts(s,`visits[${o}]`));if(r)n.push(r);else if(e.length>=20)break}return M(e),n}function ts(t,e){if(typeof t==
"string")return{place:Wn(t,e),...z,stay:null};let{location:n,arrival:o,duration_minutes:s}=t,r=typeof n=="string"?Wn(n,e):
n,i=o===null?z:It(o,`${e}.arrival`);return{place:r,...i,stay:s}}function Wn(t,e){let n=O(t);if(/^#[0-9]+$/.test(n))return Xe(
n,e);if(!n)throw _(e,ct);return n}function Xn(t,e,n){if(!t)throw _(n,Ee);if(t>e)throw _(n,ye,{visits:t,most:e,excess:t-e})}
function es(t,e){if(t===null||!O(t))return Ge(e);let n=Rt(It(t,"predict_at"),e.arrival);if(n<e.arrival){let o=Z(e.arrival);
throw _("predict_at",Ne,{arrival:o})}return n}function ns(t,e,n,o,s){let{X:r,user_X:i}=t;if(Xn(r.length,s,"record.X"),e.
user!==null||e.predict_at!==null)throw _("record",Se);let a=typeof i=="number"?[i]:i,c=t.diff??[],l={X:[r,W,n.vocabularySize-
1],user_X:[a,0,o.users?o.users-1:1e9],weekday_X:[t.weekday_X??[],0,st.length-1],start_min_X:[t.start_min_X??[],0,1439],dur_X:[
t.dur_X??[],0,99999],diff:[c,0,An]},u=[],m=(E,S,A={})=>{let I=y(S,A);u.push({where:`record.${E}`,message:I,suggestions:[]})};
for(let[E,[S,A,I]]of Object.entries(l)){let q=E==="user_X"&&typeof i=="number";if(S.length!==r.length&&!q){let b={numbers:S.
length,visits:r.length};m(E,Oe,b)}for(let[b,C]of S.entries())(C<A||C>I)&&m(`${E}[${b}]`,Ae,{minimum:A,maximum:I})}new Set(
a).size>1&&m("user_X",be),c.some((E,S)=>E>(c[S-1]??E))&&m("diff",we),M(u);let h={locations:r,user:o.users?a[0]??0:0,weekdays:t.
weekday_X??[],startMinutes:t.start_min_X??[],durations:t.dur_X??[],daysBefore:c},p=vn(h),f=p.at(-1).arrival,d=Math.max(f,
(x(f)+(c.at(-1)??0))*1440),g=os(p,n),T=ss(h,g,n,d);return Vn({history:h,visits:p,written:T?g:null,predictAt:d},e)}function os(t,e){
return t.map(({location:n,arrival:o,duration:s},r)=>{let i=t[r-1]?.arrival??null,[a,c,l]=[H(o),V(x(o)),x(o)],m=[...i===null?
[]:[{...z,time:a}],{...z,weekday:c,time:a}].find(p=>Rt(p,i)===o);return{place:e.written(n),...m??{...z,date:l,time:a},stay:s}})}
function ss(t,e,n,o){let s=U([],()=>Be(e,n)),r=s&&Vt(s,t.user,o);return JSON.stringify(r)===JSON.stringify(t)}var rs={queries:"queries",keys:"keys",values:"values",weights:"weights",head_outputs:"outputs"},is={context:"context",content_scores:"\
pointer.content_scores",position_bias:"pointer.bias",pointer_weights:"pointer.weights",pointer_probabilities:"pointer.pr\
obabilities",generation_logits:"generation.logits",generation_probabilities:"generation.probabilities",gate_hidden:"gate\
.hidden",gate_logit:"gate.logit",gate:"gate.value",probabilities:"probabilities"},mt=class extends Error{};function Gn(t,e){
let{network:n,places:o,people:s}=t,r=Yn(e,{places:o,people:s,architecture:n.architecture}),i=n.trace(as(r,n),r.interventions);
return us(t,i),{bundle:t,query:r,trace:i}}function as({history:t,masked:e},{architecture:n}){let o=Rn(t,n.max_visits);if(!e.
length)return o;let s=Uint8Array.from(t.locations,(r,i)=>e.includes(i)?0:1);return{...o,mask:s}}function Kn({bundle:t,query:e,
trace:n}){let{places:o}=t,{layers:s,heads:r}=t.network.architecture,{history:i,interventions:a,topK:c}=e,l=n["gate.value"].
values[0],u=n["gate.logit"]?.values[0]??null,m=a.gate!==null||a.only!==null,h=n["pointer.probabilities"]?.values??null,p=n["\
generation.probabilities"]?.values??null,{values:f}=n.probabilities,d=(S,A)=>S.map(I=>({location:I,name:o.at(I).name,probability:A[I]})),
g=Bn(f,c),[T=Y]=g,E=tt(s).map(S=>tt(r).map(A=>ls(n,`layers.${S}.heads.${A}.weights`)));return{model:t.id,user:i.user||null,
visits:Fn(e,o),notation:Hn(e),predict_at:Z(e.predictAt).replace(" ","T"),self_attention:r?{weights:E}:null,pointer:cs(n),
gate:{value:l,logit:u,learned:u!==null&&!m},location_probabilities:{pointer:h&&d(Jn([...new Set(i.locations)],h),h),generation:p&&
d(Bn(p,c),p),final:d(g,f)},prediction:{location:T,name:o.at(T).name,probability:f[T],from_pointer:h?l*h[T]:0,from_generation:p?
(1-l)*p[T]:0},unknown_probability:f[W]}}function cs(t){let e=t["pointer.weights"];return e?{content_scores:Mt(t["pointer\
.content_scores"]),position_bias:Mt(t["pointer.bias"]),scores:Mt(t["pointer.scores"]),weights:Mt(e),entropy:Ut(e),effective_positions:rn(
e)}:null}function Bn(t,e){let n=t.slice(Y).sort(),o=n[n.length-e]??0,r=tt(t.length).slice(Y).filter(i=>t[i]>0&&t[i]>=o);
return r.length?Jn(r,t).slice(0,e):[Y]}function Jn(t,e){return t.sort((n,o)=>e[o]-e[n]||n-o)}function ls(t,e){let{values:n,
shape:o}=t[e],[s,r]=o;return tt(s).map(i=>zn(n.subarray(i*r,(i+1)*r)))}function Mt(t){return t?zn(t.values):null}function zn(t){
return Array.from(t,e=>e===Number.NEGATIVE_INFINITY?"-inf":e)}function us({id:t,network:e},n){let{layers:o,heads:s}=e.architecture;
for(let{name:r,sites:i}of fs(o,s))if(!i.flatMap(c=>n[c]??[]).every(({values:c})=>c.every(Number.isFinite)))throw new mt(
y(Pe,{model:t,tensor:r}))}function*fs(t,e){yield{name:"hidden[0]",sites:["layers.0.residual_in"]};for(let n of tt(t)){for(let[
o,s]of Object.entries(rs)){let r=tt(e).map(i=>`layers.${n}.heads.${i}.${s}`);yield{name:`layers[${n}].${o}`,sites:r}}yield{
name:`hidden[${n+1}]`,sites:[`layers.${n}.residual_out`]}}for(let[n,o]of Object.entries(is))yield{name:n,sites:[o]}}function tt(t){
return[...Array(t).keys()]}var ms=new Map([["F32",{bytes:4,read:t=>new Float32Array(t)}],["F16",{bytes:2,read:t=>Float32Array.from(new Uint16Array(
t),_s)}]]),R=class extends Error{};function qn(t){let{entries:e,start:n}=ps(t),o=n,s=e.map(([r,{dtype:i,shape:a,data_offsets:[
c,l]}])=>{let u=ms.get(i);if(!u)throw new R(`The parameter \`${r}\` has numbers of the type ${i}. Save the weights in si\
ngle or half precision (F32 or F16).`);let m=a.reduce((p,f)=>p*f,u.bytes);if(n+c!==o||l-c!==m)throw et(`\`${r}\` is mispl\
aced`);if(o+=m,o>t.byteLength)throw et(`they end within \`${r}\`, after ${t.byteLength} bytes`);let h=u.read(t.slice(o-m,
o));if(!h.every(Number.isFinite))throw new R(`The parameter \`${r}\` holds numbers that are not finite. Choose another mo\
del.`);return[r,{values:h,shape:a}]});if(o!==t.byteLength)throw et(`${t.byteLength-o} bytes belong to no tensor`);return Object.
fromEntries(s)}function ps(t){if(t.byteLength<8)throw et(`they have only ${t.byteLength} bytes`);let e=Number(new DataView(
t).getBigUint64(0,!0)),n=8+e;if(e>1e6||n>t.byteLength)throw et(`their header claims ${e} bytes`);let o=hs(new TextDecoder().
decode(t.slice(8,n))),s=Object.entries(o??{}).filter(([i])=>i!=="__metadata__"),r=s.find(([,i])=>!ds(i));if(!o||r)throw et(
r?`\`${r[0]}\` has no place`:"they have no header");return s.sort(([,i],[,a])=>i.data_offsets[0]-a.data_offsets[0]),{entries:s,
start:n}}function hs(t){try{let e=JSON.parse(t);return typeof e=="object"?e:null}catch{return null}}function ds(t){let e=n=>Array.
isArray(n)&&n.every(o=>Number.isSafeInteger(o)&&o>=0);return e(t?.shape)&&e(t.data_offsets)&&t.data_offsets.length===2}function et(t){
return new R(`The weights are damaged or cut short: ${t}. Load them again.`)}function _s(t){let e=t&32768?-1:1,n=t>>10&31,
o=t&1023;return n===31?o?Number.NaN:e*Number.POSITIVE_INFINITY:n?e*(1024+o)*2**(n-25):e*o*2**-24}var to={location:"loc_emb",user:"user_emb",time:"time_emb",weekday:"weekday_emb",recency:"recency_emb",duration:"duratio\
n_emb",position_from_end:"pos_from_end_emb"},Lt={time:Tt+1,weekday:Nt+1,recency:St+1,duration:Ot+1},nt="Put the weights \
and the model.json of one model together.",kt=class{constructor(e,n){Ns(n,e),this.architecture=e,this.weights={...n},this.#o(
"user")&&(this.weights["user_emb.weight"]=Ts(this.#t("user_emb.weight")))}trace(e,n={}){let{layers:o,max_visits:s}=this.
architecture,r=e.locations.length;if(r<1||r>s)throw new RangeError(`Every history must have 1 to ${s} visits.`);let i={batch:e,
interventions:n,trace:{}},a=this.#n(i),c=this.#c(a,"input_proj");N(i,"inputs.",{projected:c});let l=this.#l(c,"input_nor\
m","inputs.norm",i);this.#o("sinusoidal")&&n.sinusoidal!==!1&&(l=gt(l,this.#t("pos_encoding")));for(let u=0;u<o;u++)l=this.#e(
l,u,i);return this.#i(l,i),i.trace}#n(e){let{batch:n,interventions:o}=e,s={location:n.locations,user:new Int32Array(n.locations.
length).fill(n.user),time:n.time,weekday:n.weekday,recency:n.recency,duration:n.duration,position_from_end:n.positionFromEnd},
r=[...o.without_features??[]];o.position_from_end===!1&&r.push("position_from_end");let i=[];for(let[a,c]of Object.entries(
s)){if(a!=="location"&&!this.#o(a))continue;let l=gs(c,this.#t(`${to[a]}.weight`));r.includes(a)&&l.values.fill(0),N(e,"\
inputs.",{[a]:l}),i.push(l)}return Qn(i)}#e(e,n,o){let s=`transformer.layers.${n}`,r=`layers.${n}`,{layer_norm:i}=o.interventions;
N(o,`${r}.`,{residual_in:e});let a=e;if(this.#o("attention")){let h=this.#l(e,`${s}.norm1`,`${r}.norm1`,o,i),p=this.#s(h,
n,o);N(o,`${r}.`,{attention_out:p}),a=Zn(p,e,n,"attention",o)}N(o,`${r}.`,{residual_mid:a});let{pre:c,hidden:l,out:u}=Ze(
this.#l(a,`${s}.norm2`,`${r}.norm2`,o,i),this.#t(`${s}.linear1.weight`),this.#t(`${s}.linear1.bias`),this.#t(`${s}.linea\
r2.weight`),this.#t(`${s}.linear2.bias`));N(o,`${r}.feed_forward.`,{pre:c,hidden:l,out:u});let m=Zn(u,a,n,"feed_forward",
o);return N(o,`${r}.`,{residual_out:m}),m}#s(e,n,o){let{d_model:s,heads:r}=this.architecture,{attention_temperature:i,scaling:a}=o.
interventions,c=`transformer.layers.${n}.self_attn`,l=this.#t(`${c}.in_proj_weight`),u=this.#t(`${c}.in_proj_bias`),m=s/
r,h=f=>G(e,ht(l,f,m),ht(u,f,m)),p=[];for(let f=0;f<r;f++){let d=h(f*m),g=h(s+f*m),T=h(2*s+f*m),{mask:E}=o.batch,A=qe(d,g,
T,{mask:E,temperature:i,scaled:a}),{scores:I,weights:q}=A,b=Es(A.outputs,n,f,o),C={queries:d,keys:g,values:T,scores:I,weights:q,
outputs:b};N(o,`layers.${n}.heads.${f}.`,C),p.push(b)}return this.#c(Qn(p),`${c}.out_proj`)}#i(e,n){let{only:o,gate:s}=n.
interventions,r=ht(e,n.batch.locations.length-1,1),i={values:r.values,shape:[r.values.length]};N(n,"",{context:i});let a=this.#a(
i,e,n),c=this.#r(i,n),l=this.#u(i,n);o?l=pt(o==="pointer"?1:0):typeof s=="number"&&(l=pt(s)),N(n,"gate.",{value:l}),N(n,
"",{probabilities:ys(l,a,c,o)})}#a(e,n,o){if(!this.#o("pointer"))return null;let{locations:s,positionFromEnd:r,mask:i}=o.
batch,{pointer_scaling:a,position_bias:c,pointer_temperature:l}=o.interventions,u=this.#c(e,"pointer_query"),m=this.#c(n,
"pointer_key"),h=tn(u,m,a);N(o,"pointer.",{query:u,keys:m,content_scores:h});let p=h;if(this.#o("position_bias")){let{values:g}=this.#t(
"position_bias"),T=w([s.length]);c!==!1&&T.values.set([...r].map(E=>g[E])),N(o,"pointer.",{bias:T}),p=en(h,T)}p=Dt(p,i);
let f=Et(p,l),d=nn(f,s,this.architecture.locations);return N(o,"pointer.",{scores:p,weights:f,probabilities:d}),d}#r(e,n){
if(!this.#o("generation"))return null;let o=this.#c(e,"gen_head"),s=Et(o);return N(n,"generation.",{logits:o,probabilities:s}),
s}#u(e,n){if(!this.#o("pointer"))return pt(0);if(!this.#o("generation"))return pt(1);if(!this.#o("gate"))return pt(.5);let{
hidden:o,logit:s,value:r}=on(e,this.#t("ptr_gen_gate.0.weight"),this.#t("ptr_gen_gate.0.bias"),this.#t("ptr_gen_gate.2.w\
eight"),this.#t("ptr_gen_gate.2.bias"));return N(n,"gate.",{hidden:o,logit:s}),r}#c(e,n){return G(e,this.#t(`${n}.weight`),
this.#t(`${n}.bias`))}#l(e,n,o,s,r=!0){if(!r)return N(s,o,{"":e}),e;let i=this.#t(`${n}.weight`),{normed:a,mean:c,reciprocal_deviation:l}=Je(
e,i,this.#t(`${n}.bias`));return N(s,o,{"":a,".mean":c,".reciprocal_deviation":l}),a}#o(e){return this.architecture.components.
includes(e)}#t(e){let n=this.weights[e];if(!n)throw new R(`The parameter \`${e}\` is missing. ${nt}`);return n}};function N({
trace:t},e,n){for(let[o,s]of Object.entries(n))t[e+o]=s}function gs(t,e){let[n,o]=e.shape,s=w([t.length,o]);return t.forEach(
(r,i)=>{if(r<0||r>=n)throw new RangeError(`The id ${r} has no embedding; ids run from 0 to ${n-1}.`);s.values.set(ht(e,r,
1).values,i*o)}),s}function ht({values:t,shape:[e,...n]},o,s){let r=t.length/e;return{values:t.subarray(o*r,(o+s)*r),shape:[
s,...n]}}function Qn(t){let e=t[0]?.shape[0],n=t.reduce((r,{shape:i})=>r+i[1],0),o=w([e,n]),s=0;for(let r of t){for(let i=0;i<
e;i++)o.values.set(ht(r,i,1).values,i*n+s);s+=r.shape[1]}return o}function Zn(t,e,n,o,{interventions:s}){let i=s.skip?.some(
a=>a.layer===n&&a.part===o)?w(t.shape):t;return s.residuals===!1?i:gt(i,e)}function Es(t,e,n,{batch:{mask:o},interventions:s}){
let{remove_heads:r=[],replace_with:i}=s;if(r!=="all"&&!r.some(([u,m])=>u===e&&m===n))return t;let a=w(t.shape);if(i!=="m\
ean")return a;let[c,l]=t.shape;for(let u=0;u<l;u++){let[m,h]=[0,0];for(let p=0;p<c;p++)o&&!o[p]||(m+=t.values[p*l+u],h++);
for(let p=0;p<c;p++)a.values[p*l+u]=m/h}return a}function ys(t,e,n,o){return e&&n&&!o?sn(t,e,n):!e||o==="generation"?n:e}
function pt(t){return{values:Float32Array.of(t),shape:[]}}function Ts({values:t,shape:e}){let[n,o]=e,s={values:t.slice(),
shape:e};for(let r=0;r<o;r++){let i=0;for(let a=1;a<n;a++)i+=t[a*o+r];s.values[r]=i/(n-1)}return s}function Ns(t,e){let{
components:n,d_model:o,heads:s}=e,r=n.find(c=>!bn.includes(c));if(r)throw new R(`This version does not know the componen\
t "${r}". Reload the page, or ask the server.`);if(n.includes("attention")&&!(s>=1&&o%s===0))throw new R(`${s} heads do \
not divide a width of ${o}. ${nt}`);if(!n.includes("pointer")&&!n.includes("generation"))throw new R(`A network needs a \
pointer or a generation head. ${nt}`);let i=Ss(e);for(let[c,l]of i){let u=t[c]?.shape;if(!u)throw new R(`The parameter \`${c}\
\` is missing. ${nt}`);if(String(u)!==String(l))throw new R(`The parameter \`${c}\` has the shape [${u}]; expected [${l}\
]. ${nt}`)}let a=Object.keys(t).find(c=>!i.has(c));if(a)throw new R(`\`${a}\` is no parameter of this network. ${nt}`)}function Ss({
components:t,...e}){let{d_model:n,feed_forward:o,locations:s,users:r,layers:i,max_visits:a}=e,c=f=>t.includes(f),l=new Map,
u=(f,d,g)=>l.set(`${f}.weight`,[d,g]).set(`${f}.bias`,[d]),m=f=>l.set(`${f}.weight`,[n]).set(`${f}.bias`,[n]),h={location:[
s,n],user:[r,n],time:[Lt.time,n/4],weekday:[Lt.weekday,n/4],recency:[Lt.recency,n/4],duration:[Lt.duration,n/4],position_from_end:[
a+1,n/4]},p=0;for(let[f,[d,g]]of Object.entries(h))f!=="location"&&!c(f)||(l.set(`${to[f]}.weight`,[d,g]),p+=g);u("input\
_proj",n,p),m("input_norm"),c("sinusoidal")&&l.set("pos_encoding",[1,a,n]);for(let f=0;f<i;f++){let d=`transformer.layer\
s.${f}`;c("attention")&&(l.set(`${d}.self_attn.in_proj_weight`,[3*n,n]),l.set(`${d}.self_attn.in_proj_bias`,[3*n]),u(`${d}\
.self_attn.out_proj`,n,n),m(`${d}.norm1`)),u(`${d}.linear1`,o,n),u(`${d}.linear2`,n,o),m(`${d}.norm2`)}return c("pointer")&&
(u("pointer_query",n,n),u("pointer_key",n,n)),c("position_bias")&&l.set("position_bias",[a]),c("generation")&&u("gen_hea\
d",s,n),c("gate")&&(u("ptr_gen_gate.0",n/2,n),u("ptr_gen_gate.2",1,n/2)),l}var Os=new Map(Object.entries(En)),ot=class{#n=new Map;constructor(e){this.names=e}findWithAccents(e){return this.#e(As,
e)??this.#e(_t,e)??[]}findWithoutAccents(e){return this.#e($,e)??[]}by(e){let n=this.#n.get(e);if(!n){n=new Map;for(let[
o,s]of this.names){let r=e(s),i=n.get(r);i?i.push(o):n.set(r,[o])}this.#n.set(e,n)}return n}#e(e,n){return this.by(e).get(
e(n))}},As=t=>j(oo(t).normalize("NFC")).join(" "),_t=t=>j(ws(oo(t).normalize("NFKC"))).join(" ");function $(t){let e=_t(
t).normalize("NFKD").replace(gn,"");return j(Array.from(e,n=>Os.get(n)??n).join("")).join(" ")}function Ke(t,e){let n=L(
$(t),hn);if([...n].length<dn)return[];let o=e.filter(bs(n)),s=(i,a)=>o.map(c=>({name:c,score:i(n,c)})).filter(c=>c.score>=
a).sort((c,l)=>l.score-c.score).slice(0,F),r=[...s(no,yt),...s(xs,Yt)];return[...new Set(r.map(({name:i})=>i))].map(i=>({
name:i,score:Math.max(no(n,i),so(n,i)/100)})).sort((i,a)=>a.score-i.score||(i.name<a.name?-1:1)).slice(0,F).map(({name:i})=>i)}
function bs(t){let e=j(t).map(o=>` ${o} `),n=eo(t);return o=>{let s=Math.max(t.length,o.length),r=2*(1-yt)*s;for(let i=n^
eo(o);i;i&=i-1)r-=1;return r>=0||e.some(i=>` ${o} `.includes(i))}}function eo(t){let e=0;for(let n of t)e|=1<<Number(n.codePointAt(
0));return e}function oo(t){return t.replace(_n,e=>[...e].some(xt)?" ":"")}function ws(t){return t.replace(/[^ı]+/g,e=>e.
toLowerCase().toUpperCase().toLowerCase()).replaceAll("ς","σ")}function no(t,e){let[n,o]=[[...t],[...e]],s=Math.max(n.
length,o.length);if(1-Math.abs(n.length-o.length)/s<yt)return 0;let r=[],i=[],a=[0,...o.keys()].map((c,l)=>l);for(let c=1;c<=
n.length;c+=1){let l=n[c-1],u=n[c-2];[r,i,a]=[i,a,[c]];for(let m=1;m<=o.length;m+=1){let h=o[m-1],p=(i[m-1]??0)+(l===h?0:
1),f=Math.min(p,(i[m]??0)+1,(a[m-1]??0)+1);u===h&&l===o[m-2]&&(f=Math.min(f,(r[m-2]??0)+1)),a.push(f)}}return 1-(a[o.length]??
0)/s}function xs(t,e){let[n,o]=[new Set(j(t)),new Set(j(e))],s=[...n].filter(p=>o.has(p)),r=[...n].filter(p=>!o.has(p)),
i=[...o].filter(p=>!n.has(p));if(s.length&&!(r.length&&i.length))return 100;let[a,c]=[dt(r),dt(i)],l=s.length&&v(dt(s))+
1,[u,m]=[l+v(a),l+v(c)],h=(p,f)=>100-100*p/f;return!l&&h(Math.abs(u-m),u+m)<Yt?0:Math.max(so(t,e),h(ro(a,c),u+m),l&&h(u-
l+1,l-1+u),l&&h(m-l+1,l-1+m))}function so(t,e){let[n,o]=[dt(j(t)),dt(j(e))];return(1-ro(n,o)/(v(n)+v(o)))*100}var dt=t=>t.
sort().join(" ");function ro(t,e){let[n,o]=[[...t],[...e]],s=o.map(()=>0);for(let r of n){let i=0,a=0;for(let c=0;c<o.length;c+=
1){let l=s[c]??0;a=r===o[c]?i+1:Math.max(l,a),s[c]=a,i=l}}return n.length+o.length-2*(s.at(-1)??0)}var $t=class{#n;#e;constructor(e,n){this.vocabularySize=n,this.#n=new Map(e.map(o=>[o.id,o])),this.#e=new ot(new Map(e.flatMap(
({id:o,name:s})=>s===null?[]:[[o,s]])))}at(e){let n={id:e,name:null,category:null,typical_minutes:null};return this.#n.get(
e)??n}label(e){return this.at(e).name??(e===W?"unknown place":`#${e}`)}written(e){let{name:n}=this.at(e);return n===null||
v(n)>900||(this.#e.by(_t).get(_t(n))??[]).length>1?e:n}find(e,n){if(typeof e=="number"){if(e>=W&&e<this.vocabularySize)return e;
let r={location:e,first:W,last:this.vocabularySize-1};throw _(n,oe,r)}let o=this.#s(e);!o.length&&/^".*"$/s.test(e)&&(o=
this.#s(e.slice(1,-1).replaceAll('""','"')));let[s]=o;if(s===void 0)throw this.#a(e,n);if(o.length>1)throw this.#i(e,o,n);
return s}search(e,n){let o=$(e).replace(/^#/,""),s=[[],[],[]];for(let r=Y;r<this.vocabularySize;r++){let i=this.at(r),[a,
c]=[$(i.name??""),$(i.category??"")],l=String(r),u=a.startsWith(o)||l.startsWith(o),m=a.includes(o)||c.includes(o);l===o?
s[0]?.push(i):u?s[1]?.push(i):m&&s[2]?.push(i)}return s.flat().slice(0,n)}#s(e){let n=this.#e.findWithAccents(e);return n.
length?n:this.#e.findWithoutAccents(e)}#i(e,n,o){let s=n.slice(0,Wt).map(i=>this.notation(i)),r={count:n.length,name:B(e),
listed:co(n.slice(0,F).map(i=>this.#r(i)),n.length),example:String(s[0])};return _(o,se,r,s)}#a(e,n){let o={name:B(e),first:Y};
if(!this.#e.names.size)return _(n,ie,o);let s=this.#e.by($),r=Ke(e,[...s.keys()]).flatMap(l=>s.get(l)??[]).slice(0,F),[i]=r;
if(i===void 0)return _(n,re,o);let a=this.#r(i),c=r.map(l=>this.notation(l));return _(n,ae,{...o,meant:a},c)}notation(e){
return ft(this.written(e))}#r(e){let n=this.notation(e);if(!n.startsWith("#"))return B(n);let{name:o,category:s}=this.at(
e),r=[o,s].flatMap(i=>i?B(i):[]).join(", ");return r?`${n} (${r})`:n}},Ct=class{#n;#e;constructor(e,n){this.users=n;let o=Array.
from({length:Math.max(n-1,0)},(r,i)=>i+1),s=new Map(o.map(r=>[r,e[r]??y(pe,{user:r})]));this.#n=new ot(s),this.#e=new ot(
new Map([...s].map(([r,i])=>[r,io(i)])))}find(e){if(e===null||!this.users)return 0;let n=ao(e)?Number(O(String(e)).slice(
0,12)):e;if(typeof n=="number"){if(n>=1&&n<this.users)return n;throw _("user",ce,{person:n,last:this.users-1})}let o=this.#s(
n),[s]=o;if(s===void 0)throw this.#a(n);if(o.length>1)throw this.#i(n,o);return s}#s(e){let n=[()=>this.#n.findWithAccents(
e),()=>this.#e.findWithAccents(e),()=>this.#n.findWithoutAccents(e),()=>this.#e.findWithoutAccents(e)];for(let o of n){let s=o();
if(s.length)return s}return[]}#i(e,n){let o=n.slice(0,Wt).map(i=>this.#r(i)),s=co(o.slice(0,F).map(B),n.length),r={count:n.
length,name:B(e),listed:s};return _("user",le,r,o)}#a(e){let n=this.#e.by($),o=new Map([...n,...this.#n.by($)]),s=[...n.
get($(io(e)))??[],...Ke(e,[...o.keys()]).flatMap(c=>o.get(c)??[])],r=[...new Set(s)].slice(0,F).map(c=>this.#r(c)),[i]=r,
a={name:B(e),last:this.users-1};if(i!==void 0){let c={...a,meant:B(i)};return _("user",me,c,r)}return _("user",this.users===
1?fe:ue,a)}#r(e){let n=this.#n.names.get(e)??"",o=ao(n)?[]:this.#s(n);return o.length===1&&o[0]===e?n:String(e)}},io=t=>O(
t.split(",")[0]??"")||t,ao=t=>typeof t=="string"&&/^[0-9]+$/.test(O(t));function co(t,e){let n=e-t.length;if(n)return y(
de,{listed:t.join(", "),left_out:n});let[o,s=""]=[t.slice(0,-1),t.at(-1)];return o.length?y(he,{listed:o.join(", "),last:s}):
s}var B=t=>v(t)>Ft?`${L(t,Ft-1)}…`:t;var lo=class{constructor({id:e,sizes:n,places:o,people:s},r){this.id=e,this.places=new $t(o,n.locations);let i=s.map(({id:a,
name:c})=>[a,c]);this.people=new Ct(Object.fromEntries(i),n.users),this.network=new kt(n,qn(r))}explain(e){try{return Kn(
Gn(this,e))}catch(n){throw n instanceof mt?new D([{where:"model",message:n.message,suggestions:[]}]):n}}};export{lo as BrowserModel};
