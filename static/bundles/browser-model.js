var bo=Object.defineProperty;var wo=(t,e)=>{for(var n in e)bo(t,n,{get:e[n],enumerable:!0})};var xo=ko();function O(t){return{values:new Float32Array(t.reduce((e,n)=>e*n,1)),shape:t}}function yt(t,e){return{values:t.
values.map((n,o)=>n+e.values[o]),shape:t.shape}}function G(t,e,n){return Wt(t,e,n.values)}function Wt({values:t,shape:e},{
values:n,shape:[o,s]},r){let i=O([...e.slice(0,-1),o]),{values:a}=i,c=l=>n.subarray(l*s,(l+1)*s);for(let l=0;l<o;l+=4){let u=Math.
min(l+1,o-1),f=Math.min(l+2,o-1),h=Math.min(l+3,o-1),[m,p,d,g]=[c(l),c(u),c(f),c(h)];for(let v=0,y=0;v<t.length;v+=s,y+=
o){let x=r[l],$=r[u],P=r[f],Q=r[h];for(let b=0;b<s;b++){let X=t[v+b];x+=X*m[b],$+=X*p[b],P+=X*d[b],Q+=X*g[b]}a[y+l]=x,a[y+
u]=$,a[y+f]=P,a[y+h]=Q}}return i}function un({values:t,shape:e},{values:n},{values:o}){let s=n.length,r=O(e),i=O(e.slice(
0,-1)),a=O(e.slice(0,-1));for(let c=0;c<t.length/s;c++){let l=c*s,u=0;for(let p=0;p<s;p++)u+=t[l+p];let f=u/s,h=0;for(let p=0;p<
s;p++)h+=(t[l+p]-f)**2;let m=1/Math.sqrt(h/s+1e-5);for(let p=0;p<s;p++)r.values[l+p]=(t[l+p]-f)*m*n[p]+o[p];i.values[c]=
f,a.values[c]=m}return{normed:r,mean:i,reciprocal_deviation:a}}function Tt({values:t,shape:e},n=1){if(!(n>0&&n<Number.POSITIVE_INFINITY))
throw new RangeError(`The temperature must be a positive number, not ${n}.`);let o=O(e),s=e[e.length-1];for(let r=0;r<t.
length;r+=s){let i=r+s,a=Number.NEGATIVE_INFINITY;for(let l=r;l<i;l++)a=Math.max(a,t[l]);let c=0;for(let l=r;l<i;l++)o.values[l]=
Math.exp((t[l]-a)/n),c+=o.values[l];for(let l=r;l<i;l++)o.values[l]/=c}return o}function Ft(t,e){if(!e)return t;let n=(o,s)=>e[s%
e.length]?o:Number.NEGATIVE_INFINITY;return{values:t.values.map(n),shape:t.shape}}function vo(t,e){return{values:t.values.
map(n=>n/Math.sqrt(e)),shape:t.shape}}function fn(t,e,n=!0){let[o,s]=e.shape;return Wt(n?vo(t,s):t,e,new Float32Array(o))}
function Io(t,e){let[n,o]=e.shape,s=O([o,n]);for(let r=0;r<n*o;r++)s.values[r%o*n+Math.floor(r/o)]=e.values[r];return Wt(
t,s,new Float32Array(o))}function mn(t,e,n,{mask:o,temperature:s,scaled:r,at:i=Ht}){let a=i("scores",Ft(fn(t,e,r),o)),c=i(
"weights",Tt(a,s));return{scores:a,weights:c,outputs:Io(c,n)}}var Ht=(t,e)=>e;function pn({values:t,shape:e}){let n=O(e);
for(let o=0;o<t.length;o++)n.values[o]=.5*t[o]*(1+Mo(t[o]*Math.SQRT1_2));return n}function hn(t,e,n,o,s,r=Ht){let i=r("p\
re",G(t,e,n)),a=r("hidden",pn(i));return{pre:i,hidden:a,out:G(a,o,s)}}function dn(t,e,n=!0){return fn(t,e,n)}function _n(t,e){
return yt(t,e)}function gn(t,e,n){let o=O([n]);return t.values.forEach((s,r)=>{o.values[e[r]]+=s}),o}function En(t,e,n,o,s,r=Ht){
let i=r("hidden",pn(G(t,e,n))),a=r("logit",{values:G(i,o,s).values,shape:[]});return{hidden:i,logit:a,value:Ro(a)}}function Ro({
values:t,shape:e}){return{values:t.map(n=>1/(1+Math.exp(-n))),shape:e}}function yn({values:t},e,n){let o=(s,r)=>t[0]*s+(1-
t[0])*n.values[r];return{values:e.values.map(o),shape:e.shape}}function Vt({values:t}){return t.reduce((e,n)=>e-(n?n*Math.
log(n):0),0)}function Tn(t){return Math.exp(Vt(t))}function Mo(t){let e=Math.abs(t);if(!(e<6))return Math.sign(t);let n=Math.
round(e*16);return Math.sign(t)*Nn(xo,n*10,e-n/16)}function ko(){let t=new Float64Array(970),e=0;for(let n=0;n<t.length;n+=
10){let o=n/10/16;t[n]=e;let s=0,r=2/Math.sqrt(Math.PI)*Math.exp(-o*o);for(let i=1;i<10;i++)t[n+i]=r/i,[s,r]=[r,-2*(o*r+
s)/i];e=Nn(t,n,1/16)}return t}function Nn(t,e,n){let o=0;for(let s=9;s>=0;s--)o=o*n+t[e+s];return o}var rt=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var Sn=[1900,2200],On=`,@+#"
\r`,An=/^(?:[0-9]{1,5})$/,bn=/^(?:#[0-9]{1,9})$/,wn=/[0-9]:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)? *([Zz]|[+-] *[0-9]{2}(:?[0-9]{2})?)$/,
xn=/([0-9]:[0-9]{2}):[0-9]{2}([.][0-9]+)?$/,Bt=/^(?:((?<weekday>[A-Za-z]{3,9}) +|(?<date>[0-9]{4}-[0-9]{2}-[0-9]{2})[ Tt]+)?(?<hour>[0-9]{1,2}):(?<minute>[0-9]{2}))$/,
W=1,L=2,F=5,Xt=100,vn=100,In=3,Nt=.75,Gt=85,Kt=60,Rn=/[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g,
Mn=/[\u0300-\u036f]+/g,kn={æ:"ae",œ:"oe",ø:"o",ð:"d",đ:"d",þ:"th",ħ:"h",ı:"i",ł:"l"},it=20773,Ln=480,Cn=60,$n=15,
Pn=30,St=96,Ot=7,At=8,bt=99,Dn=100,Un=36500,jn=["user","time","weekday","recency","duration","position_from_end","sinuso\
idal","attention","pointer","position_bias","generation","gate"],Yn=60,Wn=[-12,-11,-10,-9,-8,-7,-6,-5,-4,-3,-2,-1,0,1,2,
3,4,5,6,7,8,9,10,11];var Jt=`	
\v\f\r              \u2028\u2029  　`;var N=t=>Math.floor(t/1440),I=t=>t-N(t)*1440,H=t=>K(t+3,7),K=(t,e)=>(t%e+e)%e,at=t=>new Date(t*864e5).toISOString().slice(
0,10),wt=t=>[Math.floor(t/60),t%60].map(e=>String(e).padStart(2,"0")).join(":");function Fn(t){let e=Date.parse(`${t}T00\
:00Z`)/864e5;return t>="0001"&&!Number.isNaN(e)&&at(e)===t?e:null}function qt(t,e,n){return{locations:t.map(o=>o.location),user:e,weekdays:t.map(o=>H(N(o.arrival))),startMinutes:t.map(o=>I(
o.arrival)),durations:t.map(o=>o.duration),daysBefore:t.map(o=>N(n)-N(o.arrival))}}function Hn({locations:t,weekdays:e,startMinutes:n,
durations:o,daysBefore:s}){let i=it+K(e.at(-1)??0,7)+(s.at(-1)??0);return t.map((a,c)=>({location:a,arrival:(i-(s[c]??0))*
1440+(n[c]??0),duration:o[c]??0,filledIn:[]}))}function xt(t,e){let n=o=>e.map(s=>o[s]??0);return{locations:n(t.locations),
user:t.user,weekdays:n(t.weekdays),startMinutes:n(t.startMinutes),durations:n(t.durations),daysBefore:n(t.daysBefore)}}function Vn(t,e){
let n=t.locations.length,o=(s,r,i)=>Int32Array.from(s,a=>Math.min(Math.max(Math.floor(a/r),0),i));return{locations:Int32Array.
from(t.locations),user:t.user,time:o(t.startMinutes,$n,St),weekday:o(t.weekdays,1,Ot),recency:o(t.daysBefore,1,At),duration:o(
t.durations,Pn,bt),positionFromEnd:Int32Array.from(t.locations,(s,r)=>Math.min(n-r,e-1))}}var V={};wo(V,{ALTERNATIVES:()=>Te,BY_KEY_VISIT:()=>Fo,CHANGES_NOT_JSON:()=>Bn,CLOSE_PERSON:()=>Ee,CLOSE_PLACE:()=>pe,COLUMN_LENGTH:()=>Ie,
DATE_OUT_OF_RANGE:()=>ae,EVERY_VISIT_MASKED:()=>Pe,FORM_ERRORS:()=>Bo,GATE_AND_ONLY:()=>Le,LAST_VISIT_MASKED:()=>De,LEFT_OUT:()=>Ne,
LONE_SURROGATE:()=>ut,MOMENT_TOO_LONG:()=>ee,NEAREST:()=>He,NOTHING_TO_BLEND:()=>Ye,NOT_AN_ID:()=>te,NOT_AN_OBJECT:()=>Vo,
NOT_AN_ORDER:()=>Ce,NOT_A_DATE:()=>ie,NOT_A_DAY:()=>re,NOT_A_LIST:()=>vt,NOT_A_MOMENT:()=>oe,NOT_A_NUMBER:()=>ze,NOT_A_STAY:()=>ce,
NOT_A_TIME:()=>se,NOT_A_VISIT:()=>zt,NOT_A_WHOLE_NUMBER:()=>Qe,NOT_FINITE:()=>Xe,NOT_ONE_PLACE:()=>Lo,NOT_PLAIN_JSON:()=>Ge,
NO_COUNTERPART:()=>Wo,NO_HEAD:()=>Ue,NO_HISTORIES:()=>Co,NO_HISTORY:()=>Se,NO_LAYER:()=>je,NO_LOCATION:()=>le,NO_PEOPLE:()=>ge,
NO_PERSON_ID:()=>he,NO_PLACE:()=>ct,NO_PLACE_NAMES:()=>me,NO_QUANTITY:()=>$o,NO_QUANTITY_NAMED:()=>Po,NO_SITE:()=>Fe,NO_SUCH_PERSON:()=>_e,
NO_SUCH_PLACE:()=>fe,NO_VISITS:()=>Ae,NO_VISIT_TO_MASK:()=>$e,NO_VISIT_TO_PATCH:()=>Yo,NUMBER_RANGE:()=>qe,OUT_OF_RANGE:()=>Re,
PARAMETER_NOT_JSON:()=>Xn,PARTS:()=>We,PERSON:()=>ye,POSITIONS_OF_MANY:()=>Do,PREDICTION_TOO_EARLY:()=>xe,RECEIVER_BEFORE_SENDER:()=>Ho,
RECORD_OUT_OF_ORDER:()=>ke,RECORD_WITH_USER:()=>ve,SEMICOLON:()=>lt,SEVERAL_PEOPLE:()=>de,SEVERAL_PLACES:()=>ue,SEVERAL_USERS:()=>Me,
SITE_NOT_A_TENSOR:()=>Uo,SITE_NOT_FINITE:()=>Be,SITE_SHAPE:()=>Ve,TIME_ZONE:()=>ne,TOO_MANY_VISITS:()=>be,TWO_HISTORIES:()=>Oe,
TWO_NETWORKS:()=>jo,UNKNOWN_FIELD:()=>Ke,UNQUOTED_NUMBER_SIGN:()=>Zt,VISIT_OUT_OF_ORDER:()=>we,VISIT_TOO_LONG:()=>Qt,WHOLE_NUMBER_RANGE:()=>Je});
var ct="The visit names no place. Write the name of a place, or an id such as #17.",Lo="This is not one place. Write the\
 name of a place, or an id such as #17.",zt="This visit cannot be read. A visit is a place, then @ with a day and a time\
, then + with minutes, such as Café Luna @ Mon 08:00 +45. Put a name with , @ + # or a quote in double quotes.",lt="A s\
emicolon does not end a visit. Separate visits by commas or new lines.",Qt="This visit has {characters:,} characters; at\
 most {most:,} characters are read. Shorten it.",Zt="“{name}” contains #. Put a name with # in double quotes.",te="“\
{name}” is not a location id. Write # and a number, such as #17.",ee="“{text}…” is too long for a day and time. Write \
Mon 08:00, 2026-11-16 08:00 or 08:00.",ne="“{text}” has a time zone, but times are local to the people who make the visi\
ts. Leave out the time zone.",oe="“{text}” is not a day and time. Write Mon 08:00, 2026-11-16 08:00 or 08:00.",se="“\
{text}” is not a time of day. Write an hour from 00 to 23 and minutes from 00 to 59.",re="“{text}” is not a day. Write\
 one of {days}, or a date such as 2026-11-16.",ie="There is no date {text}. Write a date of the calendar, such as 2026-1\
1-16.",ae="The date {text} is out of range. Write a date between {first_year} and {last_year}.",ce="“+{text}” is not a l\
ength of stay. Write whole minutes from +0 to +{most}.",le="There is no location #{location}. Write an id from #{first} \
(unknown place) to #{last}.",ue="{count:,} places match “{name}”: {listed}. Write the one you mean, such as {example}.",
fe="No place matches “{name}”. Write a name from the list of places, or an id such as #{first}.",me="No place matche\
s “{name}”. The places of this model have no names. Write an id, such as #{first}.",pe="No place matches “{name}”. D\
id you mean {meant}?",he="There is no person {person}. Write an id from 1 to {last}.",de="{count:,} people match “{name}\
”. Write one of {listed}.",_e="No person matches “{name}”. Write a person's name, or an id from 1 to {last}.",ge="\
No person matches “{name}”. This model knows no people: leave the user out.",Ee="No person matches “{name}”. Did you\
 mean {meant}?",ye="Person {user}",Te="{listed} or {last}",Ne="{listed} and {left_out:,} more",Se="The query has no hist\
ory. Send visits or a record.",Co="There is no history. Pass at least one.",Oe="The query has visits and a record. Send \
only one of them.",Ae="There are no visits. Write at least one visit, such as where the day begins.",be="The history has\
 {visits} visits; the model accepts at most {most}. Leave out the oldest {excess}.",we="This visit begins before the one\
 above it ({arrival}). Write visits oldest first, or correct the date.",xe="The moment to predict lies before the last v\
isit ({arrival}). Enter a later moment, or leave it empty.",ve="A record contains its own person and days. Leave out use\
r and predict_at.",Ie="The column has {numbers} numbers for {visits} visits. Send one number for each visit.",Re="The nu\
mber is out of range. Enter a whole number from {minimum} to {maximum}.",Me="The record has visits of several people. Se\
nd the visits of one person.",ke="The visits are not in order, because the days before the prediction increase. Send vis\
its oldest first.",Le="`gate` and `only` exclude each other. Send one of them.",Ce="The order does not fit the {visits} \
visits. List each position from 0 to {last} exactly once.",$e="There is no visit at position {position}. Mask positions \
from 0 to {last}.",Pe="Every visit is masked, so no visit is left to attend to. Unmask the last visit.",De="The last vis\
it (position {position} as sent, counted from 0) cannot be masked, because the prediction is read from it. Remove it fro\
m the visits instead.",Ue="There is no head {head} in layer {layer}: layers run from 0 to {last_layer}, heads from 0 to \
{last_head}.",je="There is no layer {layer}; layers run from 0 to {last_layer}.",Ye="This network has no {part}, so ther\
e is nothing to blend. Leave `{option}` out.",We={pointer:"pointer",generation:"generation head"},Fe="This network has n\
o site `{site}`. Its sites run from `{first}` to `{last}`.",$o="No quantity is chosen. Name at least one.",Po="This netw\
ork has no quantity `{site}`. Choose one such as `{first}`, or a site such as `{last}`.",Do="The positions of `{name}` d\
iffer from history to history. Put `{name}` into the queries.",He="Did you mean {names}?",Uo="The function at `{site}` r\
eturned a {found}. Return an array, or None to change nothing.",Ve="The function at `{site}` returned a tensor of shape \
{found}; return one of shape {expected}.",Be="The function at `{site}` returned infinite or undefined numbers. Return fi\
nite ones; scores that are minus infinity may stay so.",jo='Patching needs two runs of one network, but the clean one is\
 of "{clean}" and the changed one of "{changed}". Explain both histories with one model.',Yo="The clean history has no v\
isit {position}. Choose positions from 0 to {last}.",Wo="Visit {position} cannot be patched. {alignment}",Fo="`{site}` h\
as a number for every visit that is read, so it can be patched between histories of equal length only. {alignment}",Ho="\
`{receiver}` does not come after `{sender}` in the pass, so nothing can flow to it. Exchange the two, or choose a later \
receiver.",Xe='The model "{model}" cannot answer this query: its `{tensor}` contains infinite or undefined numbers. The \
weights are too large for 32-bit arithmetic. Choose another model or other visits.',ut="The text contains half a charact\
er (a lone surrogate). Remove it.",Ge="This is not plain JSON. Remove half characters (lone surrogates) and deep nesting\
.",Bn="The link's changes cannot be read: a part of the link is missing or damaged. Copy the whole link again, or remove\
 `interventions` from it.",Xn="The parameter is not valid JSON. Send JSON.",Ke="There is no field “{name}” here. Correct\
 its name, or remove it.",Je="Enter a whole number from {minimum:g} to {maximum:g}.",qe="Enter a value from {minimum:g} \
to {maximum:g}.",Vo="This is not a JSON object. Send a JSON object.",vt="This is not a list. Send a list.",ze="This is n\
ot a number. Enter a number.",Qe="This is not a whole number. Enter a whole number.",Bo={missing:"A required value is mi\
ssing. Add it.",tuple_type:"This is not a list. Send a list.",list_type:"This is not a list. Send a list.",string_type:"\
This is not a text. Send a text.",string_too_long:"The text is too long. Send at most {max_length} characters.",bool_type:"\
This is neither true nor false. Send true or false.",too_long:"The list is too long. Send at most {max_length} items.",too_short:"\
The list is too short. Send at least {min_length} items.",greater_than:"The number is too small. Enter a number above {g\
t:g}.",greater_than_equal:"The number is too small. Enter a number of at least {ge:g}.",less_than_equal:"The number is t\
oo large. Enter a number of at most {le:g}.",finite_number:"The number is not finite. Enter a finite number.",int_type:"\
This is not a whole number. Enter a whole number.",int_parsing:"This is not a whole number. Enter a whole number.",int_from_float:"\
This is not a whole number. Enter a whole number.",string_unicode:"The text contains half a character (a lone surrogate)\
. Remove it.",float_type:"This is not a number. Enter a number.",float_parsing:"This is not a number. Enter a number.",literal_error:"\
This value is not known. Choose one of {expected}.",model_attributes_type:"This is not a JSON object. Send a JSON object\
.",model_type:"This is not a JSON object. Send a JSON object.",dict_type:"This is not a JSON object. Send a JSON object."};var U=class extends Error{constructor(e){super(e.map(({where:n,message:o})=>`${n}: ${o}`).join(" ")),this.problems=e.slice(
0,20)}};function _(t,e,n={},o=[]){return new U([{where:t,message:E(e,n),suggestions:o}])}function E(t,e){return t.replace(
/\{(\w+)(:,)?[^}]*\}/g,(n,o,s)=>{let r=String(e[o]);return s?r.replace(/\B(?=(\d{3})+$)/g,","):r})}function j(t,e){try{return e()}catch(n){
if(!(n instanceof U))throw n;return t.push(...n.problems),null}}function R(t){if(t.length)throw new U(t)}var It={type:"object",fields:{user:{type:"kinds",of:{name:{type:"text",max:1e3},id:{type:"int"}},kind:"_kind_of_user",nullable:!0,
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
ge:0},max:1e3,default:[]}},after:"_check_gate_and_only",before:"_check_json",nullable:!0,default:null}}};var Xo=new RegExp(`[${Jt}]+`),Rt=t=>t!==""&&Jt.includes(t);function S(t){let[e,n]=[0,t.length];for(;e<n&&Rt(t.charAt(e));)
e+=1;for(;e<n&&Rt(t.charAt(n-1));)n-=1;return t.slice(e,n)}var Y=t=>t.split(Xo).filter(Boolean),A=t=>[...t].length,M=(t,e)=>t.
length<=e?t:[...t.slice(0,2*e)].slice(0,e).join(""),q=t=>/\p{Surrogate}/u.test(t);var{FORM_ERRORS:k}=V,Go=255,Ko=1e21,Jo={_kind_of_visits:t=>Array.isArray(t)?"list":"notation",_kind_of_visit:t=>typeof t==
"string"?"place":"visit",_kind_of_user:t=>typeof t=="string"?"name":"id"};function Mt(t,e){let n=[],o=Z(t,e,[],n);return R(
qo(n)),o}function qo(t){let e=new Map;for(let{path:o,message:s,expected:r}of t){let i=JSON.stringify(o),a=e.get(i);a?r&&
(a.message=`${a.message.replace(/\.$/,"")}, or ${r}.`):e.set(i,{path:o,message:s})}let n=new Set;for(let{path:o}of e.values())
for(let s=1;s<o.length;s+=1)n.add(JSON.stringify(o.slice(0,s)));return[...e].filter(([o])=>!n.has(o)).map(([,{path:o,message:s}])=>({
where:zo(o),message:s,suggestions:[]}))}function zo(t){return t.map(n=>typeof n=="number"?`[${n}]`:`.${n}`).join("").replace(
/^\./,"")||"body"}function Z(t,e,n,o){if(e===null&&t.nullable)return null;let s=o.length,r=(a,c)=>{o.push({path:n,message:a,
...c&&{expected:c}})};if(t.before==="_check_json"&&!Kn(e,Go))return r(Ge);let i=Qo(t,e,n,o,r);if(o.length>s)return i;if(t.
after==="_check_gate_and_only"){let{gate:a,only:c}=i;a!==null&&c!==null&&r(Le)}return t.after?.startsWith("_sorted")&&Array.
isArray(i)?as(i):i}function Qo(t,e,n,o,s){switch(t.type){case"object":return is(e)?Object.keys(e).some(q)?s(ut):Zo(t.fields,
e,n,o):s(k.model_type);case"kinds":return Z(ns(t,e),e,n,o);case"union":return es(t.of,e,n,o);case"list":return Array.isArray(
e)?ts(t,e,n,o,s):s(vt);case"tuple":return Array.isArray(e)?e.length>t.items.length?s(E(k.too_long,{max_length:t.items.length})):
t.items.map((r,i)=>i<e.length?Z(r,e[i],[...n,i],o):o.push({path:[...n,i],message:k.missing})):s(vt);case"literal":{if(t.
values.some(i=>i===e))return e;let r=ls(t.values.map(i=>`'${i}'`));return s(E(k.literal_error,{expected:r}),r)}case"text":
return typeof e!="string"?s(k.string_type):q(e)?s(ut):e.length>t.max&&A(e)>t.max?s(E(k.string_too_long,{max_length:t.max})):
e;case"bool":return typeof e=="boolean"?e:s(k.bool_type);default:{if(typeof e=="string"&&t.lax&&q(e))return s(ut);let r=t.
lax?rs(e):e,i=os(t,r);return i?s(i):r}}}function Zo(t,e,n,o){let s={};for(let[r,i]of Object.entries(t))Object.hasOwn(e,r)?
s[r]=Z(i,e[r],[...n,r],o):i.default!==void 0?s[r]=i.default:o.push({path:[...n,r],message:k.missing});for(let r of Object.
keys(e)){if(Object.hasOwn(t,r))continue;let i=M(r,Yn);o.push({path:[...n,i],message:E(Ke,{name:i})})}return s}function ts({
items:t,max:e,wrap:n},o,s,r,i){let a=r.length,c=n?Dn:1,l=[];for(let[u,f]of o.slice(0,e).entries()){if(u%c===0&&r.length>
a)break;l.push(Z(t,f,[...s,u],r))}return o.length>e&&r.length===a&&i(E(k.too_long,{max_length:e})),l}function es(t,e,n,o){
let s=[];for(let r of t){let i=[],a=Z(r,e,n,i);if(!i.length)return a;for(let c of i)s.push(c)}for(let r of s)o.push(r);return e}
function ns({of:t,kind:e},n){let o=t[Jo[e]?.(n)??""];if(!o)throw new Error(`There is no kind of value that ${e} chooses.`);
return o}function os({type:t,gt:e,ge:n,le:o},s){let r=typeof s=="number"&&(t==="float"||ss(s)),i=r&&(s<Number(n)||s<=Number(
e));return r&&!i&&!(s>Number(o))?null:n!==void 0&&o!==void 0?E(t==="int"?Je:qe,{minimum:n,maximum:o}):r?e!==void 0?E(k.greater_than,
{gt:e}):E(k.greater_than_equal,{ge:Number(n)}):t==="int"?Qe:ze}var ss=t=>Number.isInteger(t)&&Math.abs(t)<Ko;function rs(t){
return typeof t=="boolean"?Number(t):typeof t!="string"?t:/^\s*[+-]?\d+(_\d+)*(\.0+)?\s*$/.test(t)?Number(t.replaceAll("\
_","")):t}var is=t=>typeof t=="object"&&t!==null&&!Array.isArray(t);function Kn(t,e){return typeof t=="string"?!q(t):typeof t!=
"object"||t===null?!0:e?Object.entries(t).every(([n,o])=>!q(n)&&Kn(o,e-1)):!1}function as(t){return[...new Map(t.map(n=>[
JSON.stringify(n),n])).values()].sort((n,o)=>cs(Gn(n),Gn(o)))}function Gn(t){return typeof t!="object"?[t]:Object.values(
t)}function cs(t,e){for(let[n,o]of t.entries()){let s=e[n]??o;if(o!==s)return o<s?-1:1}return 0}var ls=t=>[t.slice(0,-1).
join(", "),t.at(-1)].filter(Boolean).join(" or ");var Jn=()=>Mt(It.fields.interventions,{});function qn(t,e){let{gate:n,only:o,remove_heads:s,skip:r}=t,{layers:i,heads:a,
components:c}=e,l={last_layer:i-1,last_head:a-1},u=[],f=(m,p,d)=>{let g=E(p,d);u.push({where:`interventions.${m}`,message:g,
suggestions:[]})};for(let[m,p]of s==="all"||!a?[]:s)(m>=i||p>=a)&&f("remove_heads",Ue,{layer:m,head:p,...l});for(let{layer:m}of r)
m>=i&&f("skip",je,{layer:m,...l});let h=[["gate",n===null?[]:["pointer","generation"]],["only",o===null?[]:[o]]];for(let[
m,p]of h){let d=p.find(g=>!c.includes(g));d&&f(m,Ye,{part:We[d],option:m})}R(u)}var ft=rt.map(t=>t.slice(0,3)),z={weekday:null,date:null,time:null};function Zn(t){let e=[],n=[];for(let[o,{written:s}]of us(
t).entries()){let r=j(e,()=>ms(s,`visits[${o}]`));if(r)n.push(r);else if(e.length>=20)break}return R(e),n}function to(t){
return t.map(e=>{let n=tn(e);return[...[mt(e.place),n&&`@ ${n}`],e.stay===null?"":`+${e.stay}`].filter(Boolean).join(" ")}).
join(", ")}function mt(t){return typeof t=="number"?`#${t}`:t&&t===S(t)&&![...On].some(n=>t.includes(n))?t:`"${t.replaceAll(
'"','""')}"`}function tn({weekday:t,date:e,time:n}){return[t===null?e!==null&&at(e):ft[t],n!==null&&wt(n)].filter(Boolean).
join(" ")}function kt(t,e){let n=S(t);if(A(n)>40)throw _(e,ee,{text:M(n,40)});let{groups:o}=Bt.exec(n)??Bt.exec(n.replace(
xn,"$1"))??{};if(!o)throw _(e,wn.test(n)?ne:oe,{text:n});let[s,r]=[Number(o.hour),Number(o.minute)];if(s>23||r>59)throw _(
e,se,{text:n});return{weekday:gs(o.weekday,e),date:Es(o.date,e),time:s*60+r}}function en(t,e){if(!bn.test(t))throw _(e,te,
{name:M(t,40)});return Number(t.slice(1))}function us(t){let e=[],n=0,o=!1;for(let{0:s,index:r}of t.matchAll(/[",\n\r]|$/g))
s==='"'?o=!o:(!o||!s)&&(e.push({written:t.slice(n,r),start:n}),n=r+1);return e.filter(({written:s})=>S(s))}function fs(t){
return t.startsWith('"')?ds(t):t.search(/[@+]|$/)}function ms(t,e){try{return ps(t,e)}catch(n){throw t.replace(/"[^"]*"/g,
"").includes(";")?_(e,lt):n}}function ps(t,e){let n=S(t),o=A(n);if(o>2e3)throw _(e,Qt,{characters:o,most:2e3});let s=hs(
n);if(!s)throw _(e,zt);let r=_s(s.place,e);if(r==="")throw _(e,ct);let i=s.moment===null?z:kt(s.moment,e),a=s.stay===null?
null:ys(S(s.stay),e);return{place:r,...i,stay:a}}function hs(t){let e=t.startsWith('"'),n=fs(t),o=S(t.slice(0,n)),s=S(t.
slice(n)),r=null,i=null;if(s.startsWith("@")){let c=s.search(/\+|$/);r=s.slice(1,c),s=s.slice(c)}s.startsWith("+")&&(i=s.
slice(1),s="");let a=/[@+]/.test(`${r??""}${i??""}`);return s||a||!e&&o.includes('"')?null:{place:o,moment:r,stay:i}}function ds(t){
let e=t.indexOf('"',1);for(;e>0&&t[e+1]==='"';)e=t.indexOf('"',e+2);return e+1}function _s(t,e){if(t.startsWith('"'))return t.
slice(1,-1).replaceAll('""','"');if(t.startsWith("#"))return en(t,e);if(t.includes("#"))throw _(e,Zt,{name:M(t,60)});return t}
function gs(t,e){if(t===void 0)return null;let n=rt.findIndex(o=>o.toLowerCase().startsWith(t.toLowerCase()));if(n<0)throw _(
e,re,{text:t,days:ft.join(", ")},ft);return n}function Es(t,e){if(t===void 0)return null;let n=Fn(t);if(n===null)throw _(
e,ie,{text:t});let[o=0,s=0]=Sn,r=Number(t.slice(0,4));if(r<o||r>s)throw _(e,ae,{text:t,first_year:o,last_year:s});return n}
function ys(t,e){if(!An.test(t)){let n={text:M(t,20),most:99999};throw _(e,ce,n)}return Number(t)}function nn(t,e){let n=[],o=[];for(let[s,{place:r,stay:i,...a}]of t.entries()){let c=`visits[${s}]`,l=j(n,()=>e.find(r,c))??
0,u=o.at(-1),f=Ts(a,u);if(u&&f<u.arrival){let d=N(u.arrival),g=`${ft[H(d)]} ${tt(u.arrival)}`;n.push(..._(c,we,{arrival:g}).
problems)}if(n.length>=20)break;u?.filledIn.includes("stay")&&(u.duration=Math.min(u.duration,f-u.arrival));let h={day:a.
weekday===null&&a.date===null,time:a.time===null,stay:i===null},m=i??e.at(l).typical_minutes??Cn,p=Object.entries(h).flatMap(
([d,g])=>g?d:[]);o.push({location:l,arrival:f,duration:m,filledIn:p})}return R(n),o}function Lt({weekday:t,date:e,time:n},o){
let s=n??0;if(e!==null)return e*1440+s;let r=o===null?it*1440:o+1,i=N(r)+(s<I(r)?1:0),a=t===null?0:K(t-H(i),7);return(i+
a)*1440+s}var on=({arrival:t,duration:e})=>t+e,tt=t=>`${at(N(t))} ${wt(I(t))}`;function Ts(t,e){return t.time!==null?Lt(
t,e?e.arrival:null):e?on(e):it*1440+Ln}function no(t,{places:e,people:n,architecture:o}){let s=Mt(It,t),r=Ns(s,e,n,o.max_visits);if(!s.interventions)return r;let i=Ss(
r,s.interventions);return qn(s.interventions,o),i}function oo({history:t,visits:e,written:n,sent:o,masked:s},r){return e.map((i,a)=>{let{location:c,arrival:l,duration:u}=i,
{name:f,category:h}=r.at(c),m=t.weekdays[a]??0,p=I(l),d=n?.[a]??{weekday:m,date:null,time:p,stay:u},g=tt(l).replace(" ",
"T");return{location:c,name:f,label:r.label(c),category:h,place:mt(r.written(c)),written_moment:tn(d),written_stay:d.stay,
arrival:H(N(l))===m?g:null,weekday:m,start_minute:t.startMinutes[a]??0,duration_minutes:u,days_before:t.daysBefore[a]??0,
steps_back:e.length-1-a,sent:o[a]??a,masked:s.includes(a),filled_in:i.filledIn}})}function so({written:t,sent:e}){if(!t)
return null;let n=t.map((o,s)=>({visit:o,at:e[s]??s}));return to(n.sort((o,s)=>o.at-s.at).map(({visit:o})=>o))}function Ns(t,e,n,o){
let{record:s,visits:r}=t;if(s===null&&r===null)throw _("visits",Se);if(s!==null&&r!==null)throw _("visits",Oe);if(s!==null)
return xs(s,t,e,n,o);let i=[],a=j(i,()=>n.find(t.user))??0,c=j(i,()=>{let l=typeof r=="string"?Zn(r):As(r??[]);io(l.length,
o,"visits");let u=nn(l,e),f=u.at(-1);return{written:l,visits:u,predictAt:ws(t.predict_at,f)}});if(!c||i.length)throw new U(
i);return ro({...c,history:qt(c.visits,a,c.predictAt)},t)}function ro(t,e){let n=[...t.visits.keys()];return{...t,topK:e.
top_k,interventions:Jn(),sent:n,masked:[]}}function Ss(t,e){let{visits:n,written:o}=t,s=e.order.length?e.order:t.sent,r=n.
length-1;if(!(s.length===n.length&&new Set(s).size===n.length)||Math.max(...s)>r){let a={visits:n.length,last:r};throw _(
"interventions.order",Ce,a)}return Os(e.mask_visits,s),{...t,history:xt(t.history,s),visits:s.map(a=>n[a]),written:o&&s.
map(a=>o[a]),interventions:e,sent:s,masked:e.mask_visits.map(a=>s.indexOf(a)).sort((a,c)=>a-c)}}function Os(t,e){let n="\
interventions.mask_visits",o=e.length-1,[s=0,r=0]=[t.at(-1),e.at(-1)];if(s>o)throw _(n,$e,{position:s,last:o});if(t.length===
e.length)throw _(n,Pe);if(t.includes(r))throw _(n,De,{position:r})}function As(t){let e=[],n=[];for(let[o,s]of t.entries()){
let r=j(e,()=>bs(s,`visits[${o}]`));if(r)n.push(r);else if(e.length>=20)break}return R(e),n}function bs(t,e){if(typeof t==
"string")return{place:eo(t,e),...z,stay:null};let{location:n,arrival:o,duration_minutes:s}=t,r=typeof n=="string"?eo(n,e):
n,i=o===null?z:kt(o,`${e}.arrival`);return{place:r,...i,stay:s}}function eo(t,e){let n=S(t);if(/^#[0-9]+$/.test(n))return en(
n,e);if(!n)throw _(e,ct);return n}function io(t,e,n){if(!t)throw _(n,Ae);if(t>e)throw _(n,be,{visits:t,most:e,excess:t-e})}
function ws(t,e){if(t===null||!S(t))return on(e);let n=Lt(kt(t,"predict_at"),e.arrival);if(n<e.arrival){let o=tt(e.arrival);
throw _("predict_at",xe,{arrival:o})}return n}function xs(t,e,n,o,s){let{X:r,user_X:i}=t;if(io(r.length,s,"record.X"),e.
user!==null||e.predict_at!==null)throw _("record",ve);let a=typeof i=="number"?[i]:i,c=t.diff??[],l={X:[r,W,n.vocabularySize-
1],user_X:[a,0,o.users?o.users-1:1e9],weekday_X:[t.weekday_X??[],0,rt.length-1],start_min_X:[t.start_min_X??[],0,1439],dur_X:[
t.dur_X??[],0,99999],diff:[c,0,Un]},u=[],f=(y,x,$={})=>{let P=E(x,$);u.push({where:`record.${y}`,message:P,suggestions:[]})};
for(let[y,[x,$,P]]of Object.entries(l)){let Q=y==="user_X"&&typeof i=="number";if(x.length!==r.length&&!Q){let b={numbers:x.
length,visits:r.length};f(y,Ie,b)}for(let[b,X]of x.entries())(X<$||X>P)&&f(`${y}[${b}]`,Re,{minimum:$,maximum:P})}new Set(
a).size>1&&f("user_X",Me),c.some((y,x)=>y>(c[x-1]??y))&&f("diff",ke),R(u);let h={locations:r,user:o.users?a[0]??0:0,weekdays:t.
weekday_X??[],startMinutes:t.start_min_X??[],durations:t.dur_X??[],daysBefore:c},m=Hn(h),p=m.at(-1).arrival,d=Math.max(p,
(N(p)+(c.at(-1)??0))*1440),g=vs(m,n),v=Is(h,g,n,d);return ro({history:h,visits:m,written:v?g:null,predictAt:d},e)}function vs(t,e){
return t.map(({location:n,arrival:o,duration:s},r)=>{let i=t[r-1]?.arrival??null,[a,c,l]=[I(o),H(N(o)),N(o)],f=[...i===null?
[]:[{...z,time:a}],{...z,weekday:c,time:a}].find(m=>Lt(m,i)===o);return{place:e.written(n),...f??{...z,date:l,time:a},stay:s}})}
function Is(t,e,n,o){let s=j([],()=>nn(e,n)),r=s&&qt(s,t.user,o);return JSON.stringify(r)===JSON.stringify(t)}var Rs={queries:"queries",keys:"keys",values:"values",weights:"weights",head_outputs:"outputs"},Ms={context:"context",content_scores:"\
pointer.content_scores",position_bias:"pointer.bias",pointer_weights:"pointer.weights",pointer_probabilities:"pointer.pr\
obabilities",generation_logits:"generation.logits",generation_probabilities:"generation.probabilities",gate_hidden:"gate\
.hidden",gate_logit:"gate.logit",gate:"gate.value",probabilities:"probabilities"},pt=class extends Error{};function ao(t,e,n={}){
let{network:o,places:s,people:r}=t,i=no(e,{places:s,people:r,architecture:o.architecture}),a=o.trace(sn(i,o),i.interventions,
n);return ln(t,a),{bundle:t,query:i,trace:a}}function sn({history:t,masked:e},{architecture:n}){let o=Vn(t,n.max_visits);
if(!e.length)return o;let s=Uint8Array.from(t.locations,(r,i)=>e.includes(i)?0:1);return{...o,mask:s}}function rn(t){let{
layers:e,heads:n}=t.bundle.network.architecture,o=et(e).map(u=>et(n).map(f=>ks(t.trace,`layers.${u}.heads.${f}.weights`))),
{model:s,user:r,visits:i,notation:a,predict_at:c,...l}=an(t);return{model:s,user:r,visits:i,notation:a,predict_at:c,self_attention:n?
{weights:o}:null,pointer:cn(t.trace),...l}}function an({bundle:t,query:e,trace:n}){let{places:o}=t,{history:s,interventions:r,
topK:i}=e,a=n["gate.value"].values[0],c=n["gate.logit"]?.values[0]??null,l=r.gate!==null||r.only!==null,u=n["pointer.pro\
babilities"]?.values??null,f=n["generation.probabilities"]?.values??null,{values:h}=n.probabilities,m=(g,v)=>g.map(y=>({
location:y,name:o.at(y).name,probability:v[y]})),p=$t(h,i),[d=L]=p;return{model:t.id,user:s.user||null,visits:oo(e,o),notation:so(
e),predict_at:tt(e.predictAt).replace(" ","T"),gate:{value:a,logit:c,learned:c!==null&&!l},location_probabilities:{pointer:u&&
m(co([...new Set(s.locations)],u),u),generation:f&&m($t(f,i),f),final:m(p,h)},prediction:{location:d,name:o.at(d).name,probability:h[d],
from_pointer:u?a*u[d]:0,from_generation:f?(1-a)*f[d]:0},unknown_probability:h[W]}}function cn(t){let e=t["pointer.weight\
s"];return e?{content_scores:Ct(t["pointer.content_scores"]),position_bias:Ct(t["pointer.bias"]),scores:Ct(t["pointer.sc\
ores"]),weights:Ct(e),entropy:Vt(e),effective_positions:Tn(e)}:null}function $t(t,e){let n=t.slice(L).sort(),o=n[n.length-
e]??0,r=et(t.length).slice(L).filter(i=>t[i]>0&&t[i]>=o);return r.length?co(r,t).slice(0,e):[L]}function co(t,e){return t.
sort((n,o)=>e[o]-e[n]||n-o)}function ks(t,e){let{values:n,shape:o}=t[e],[s,r]=o;return et(s).map(i=>lo(n.subarray(i*r,(i+
1)*r)))}function Ct(t){return t?lo(t.values):null}function lo(t){return Array.from(t,e=>e===Number.NEGATIVE_INFINITY?"-i\
nf":e)}function ln({id:t,network:e},n){let{layers:o,heads:s}=e.architecture;for(let{name:r,sites:i}of Ls(o,s))if(!i.flatMap(
c=>n[c]??[]).every(({values:c})=>c.every(Number.isFinite)))throw new pt(E(Xe,{model:t,tensor:r}))}function*Ls(t,e){yield{
name:"hidden[0]",sites:["layers.0.residual_in"]};for(let n of et(t)){for(let[o,s]of Object.entries(Rs)){let r=et(e).map(
i=>`layers.${n}.heads.${i}.${s}`);yield{name:`layers[${n}].${o}`,sites:r}}yield{name:`hidden[${n+1}]`,sites:[`layers.${n}\
.residual_out`]}}for(let[n,o]of Object.entries(Ms))yield{name:n,sites:[o]}}function et(t){return[...Array(t).keys()]}var Cs=new Map(Object.entries(kn)),nt=class{#e=new Map;constructor(e){this.names=e}findWithAccents(e){return this.#n($s,
e)??this.#n(dt,e)??[]}findWithoutAccents(e){return this.#n(C,e)??[]}by(e){let n=this.#e.get(e);if(!n){n=new Map;for(let[
o,s]of this.names){let r=e(s),i=n.get(r);i?i.push(o):n.set(r,[o])}this.#e.set(e,n)}return n}#n(e,n){return this.by(e).get(
e(n))}},$s=t=>Y(mo(t).normalize("NFC")).join(" "),dt=t=>Y(Ds(mo(t).normalize("NFKC"))).join(" ");function C(t){let e=dt(
t).normalize("NFKD").replace(Mn,"");return Y(Array.from(e,n=>Cs.get(n)??n).join("")).join(" ")}function _t(t,e){let n=M(
C(t),vn);if([...n].length<In)return[];let o=e.filter(Ps(n)),s=(i,a)=>o.map(c=>({name:c,score:i(n,c)})).filter(c=>c.score>=
a).sort((c,l)=>l.score-c.score).slice(0,F),r=[...s(fo,Nt),...s(Us,Gt)];return[...new Set(r.map(({name:i})=>i))].map(i=>({
name:i,score:Math.max(fo(n,i),po(n,i)/100)})).sort((i,a)=>a.score-i.score||(i.name<a.name?-1:1)).slice(0,F).map(({name:i})=>i)}
function Ps(t){let e=Y(t).map(o=>` ${o} `),n=uo(t);return o=>{let s=Math.max(t.length,o.length),r=2*(1-Nt)*s;for(let i=n^
uo(o);i;i&=i-1)r-=1;return r>=0||e.some(i=>` ${o} `.includes(i))}}function uo(t){let e=0;for(let n of t)e|=1<<Number(n.codePointAt(
0));return e}function mo(t){return t.replace(Rn,e=>[...e].some(Rt)?" ":"")}function Ds(t){return t.replace(/[^ı]+/g,e=>e.
toLowerCase().toUpperCase().toLowerCase()).replaceAll("ς","σ")}function fo(t,e){let[n,o]=[[...t],[...e]],s=Math.max(n.
length,o.length);if(1-Math.abs(n.length-o.length)/s<Nt)return 0;let r=[],i=[],a=[0,...o.keys()].map((c,l)=>l);for(let c=1;c<=
n.length;c+=1){let l=n[c-1],u=n[c-2];[r,i,a]=[i,a,[c]];for(let f=1;f<=o.length;f+=1){let h=o[f-1],m=(i[f-1]??0)+(l===h?0:
1),p=Math.min(m,(i[f]??0)+1,(a[f-1]??0)+1);u===h&&l===o[f-2]&&(p=Math.min(p,(r[f-2]??0)+1)),a.push(p)}}return 1-(a[o.length]??
0)/s}function Us(t,e){let[n,o]=[new Set(Y(t)),new Set(Y(e))],s=[...n].filter(m=>o.has(m)),r=[...n].filter(m=>!o.has(m)),
i=[...o].filter(m=>!n.has(m));if(s.length&&!(r.length&&i.length))return 100;let[a,c]=[ht(r),ht(i)],l=s.length&&A(ht(s))+
1,[u,f]=[l+A(a),l+A(c)],h=(m,p)=>100-100*m/p;return!l&&h(Math.abs(u-f),u+f)<Gt?0:Math.max(po(t,e),h(ho(a,c),u+f),l&&h(u-
l+1,l-1+u),l&&h(f-l+1,l-1+f))}function po(t,e){let[n,o]=[ht(Y(t)),ht(Y(e))];return(1-ho(n,o)/(A(n)+A(o)))*100}var ht=t=>t.
sort().join(" ");function ho(t,e){let[n,o]=[[...t],[...e]],s=o.map(()=>0);for(let r of n){let i=0,a=0;for(let c=0;c<o.length;c+=
1){let l=s[c]??0;a=r===o[c]?i+1:Math.max(l,a),s[c]=a,i=l}}return n.length+o.length-2*(s.at(-1)??0)}var js=new Map([["F32",{bytes:4,read:t=>new Float32Array(t)}],["F16",{bytes:2,read:t=>Float32Array.from(new Uint16Array(
t),Hs)}]]),w=class extends Error{};function _o(t){let{entries:e,start:n}=Ys(t),o=n,s=e.map(([r,{dtype:i,shape:a,data_offsets:[
c,l]}])=>{let u=js.get(i);if(!u)throw new w(`The parameter \`${r}\` has numbers of the type ${i}. Save the weights in si\
ngle or half precision (F32 or F16).`);let f=a.reduce((m,p)=>m*p,u.bytes);if(n+c!==o||l-c!==f)throw ot(`\`${r}\` is mispl\
aced`);if(o+=f,o>t.byteLength)throw ot(`they end within \`${r}\`, after ${t.byteLength} bytes`);let h=u.read(t.slice(o-f,
o));if(!h.every(Number.isFinite))throw new w(`The parameter \`${r}\` holds numbers that are not finite. Choose another mo\
del.`);return[r,{values:h,shape:a}]});if(o!==t.byteLength)throw ot(`${t.byteLength-o} bytes belong to no tensor`);return Object.
fromEntries(s)}function Ys(t){if(t.byteLength<8)throw ot(`they have only ${t.byteLength} bytes`);let e=Number(new DataView(
t).getBigUint64(0,!0)),n=8+e;if(e>1e6||n>t.byteLength)throw ot(`their header claims ${e} bytes`);let o=Ws(new TextDecoder().
decode(t.slice(8,n))),s=Object.entries(o??{}).filter(([i])=>i!=="__metadata__"),r=s.find(([,i])=>!Fs(i));if(!o||r)throw ot(
r?`\`${r[0]}\` has no place`:"they have no header");return s.sort(([,i],[,a])=>i.data_offsets[0]-a.data_offsets[0]),{entries:s,
start:n}}function Ws(t){try{let e=JSON.parse(t);return typeof e=="object"?e:null}catch{return null}}function Fs(t){let e=n=>Array.
isArray(n)&&n.every(o=>Number.isSafeInteger(o)&&o>=0);return e(t?.shape)&&e(t.data_offsets)&&t.data_offsets.length===2}function ot(t){
return new w(`The weights are damaged or cut short: ${t}. Load them again.`)}function Hs(t){let e=t&32768?-1:1,n=t>>10&31,
o=t&1023;return n===31?o?Number.NaN:e*Number.POSITIVE_INFINITY:n?e*(1024+o)*2**(n-25):e*o*2**-24}var yo={location:"loc_emb",user:"user_emb",time:"time_emb",weekday:"weekday_emb",recency:"recency_emb",duration:"duratio\
n_emb",position_from_end:"pos_from_end_emb"},Pt={time:St+1,weekday:Ot+1,recency:At+1,duration:bt+1},Vs=/\.(mean|reciprocal_deviation)$/,
st="Put the weights and the model.json of one model together.",Dt=class{constructor(e,n){zs(n,e),this.architecture=e,this.
weights={...n},this.#o("user")&&(this.weights["user_emb.weight"]=qs(this.#t("user_emb.weight")))}trace(e,n={},o={}){let{
layers:s,max_visits:r}=this.architecture,i=e.locations.length;if(i<1||i>r)throw new RangeError(`Every history must have \
1 to ${r} visits.`);let a={batch:e,interventions:n,changes:o,trace:{}},c=this.#e(a),l=T(a,"inputs.projected",this.#c(c,"\
input_proj")),u=this.#l(l,"input_norm","inputs.norm",a);this.#o("sinusoidal")&&n.sinusoidal!==!1&&(u=yt(u,this.#t("pos_e\
ncoding")));for(let f=0;f<s;f++)u=this.#n(u,f,a);return this.#i(u,a),Xs(a),a.trace}#e(e){let{batch:n,interventions:o}=e,
s={location:n.locations,user:new Int32Array(n.locations.length).fill(n.user),time:n.time,weekday:n.weekday,recency:n.recency,
duration:n.duration,position_from_end:n.positionFromEnd},r=[...o.without_features??[]];o.position_from_end===!1&&r.push(
"position_from_end");let i=[];for(let[a,c]of Object.entries(s)){if(a!=="location"&&!this.#o(a))continue;let l=Gs(c,this.#t(
`${yo[a]}.weight`));r.includes(a)&&l.values.fill(0),i.push(T(e,`inputs.${a}`,l))}return go(i)}#n(e,n,o){let s=`transform\
er.layers.${n}`,r=`layers.${n}`,{layer_norm:i}=o.interventions,a=T(o,`${r}.residual_in`,e);n&&(o.trace[`layers.${n-1}.re\
sidual_out`]=a);let c=a;if(this.#o("attention")){let h=this.#l(a,`${s}.norm1`,`${r}.norm1`,o,i),m=this.#s(h,n,o),p=T(o,`${r}\
.attention_out`,m);c=Eo(p,a,n,"attention",o)}c=T(o,`${r}.residual_mid`,c);let{out:l}=hn(this.#l(c,`${s}.norm2`,`${r}.nor\
m2`,o,i),this.#t(`${s}.linear1.weight`),this.#t(`${s}.linear1.bias`),this.#t(`${s}.linear2.weight`),this.#t(`${s}.linear\
2.bias`),(h,m)=>T(o,`${r}.feed_forward.${h}`,m)),u=T(o,`${r}.feed_forward.out`,l),f=Eo(u,c,n,"feed_forward",o);return T(
o,`${r}.residual_out`,f)}#s(e,n,o){let{d_model:s,heads:r}=this.architecture,{attention_temperature:i,scaling:a}=o.interventions,
c=`transformer.layers.${n}.self_attn`,l=this.#t(`${c}.in_proj_weight`),u=this.#t(`${c}.in_proj_bias`),f=s/r,h=p=>G(e,Et(
l,p,f),Et(u,p,f)),m=[];for(let p=0;p<r;p++){let d=(Q,b)=>T(o,`layers.${n}.heads.${p}.${Q}`,b),g=d("queries",h(p*f)),v=d(
"keys",h(s+p*f)),y=d("values",h(2*s+p*f)),{mask:x}=o.batch,$={mask:x,temperature:i,scaled:a,at:d},{outputs:P}=mn(g,v,y,$);
m.push(d("outputs",Ks(P,n,p,o)))}return this.#c(go(m),`${c}.out_proj`)}#i(e,n){let{only:o,gate:s}=n.interventions,r=Et(e,
n.batch.locations.length-1,1),i=T(n,"context",{values:r.values,shape:[r.values.length]}),a=this.#a(i,e,n),c=this.#r(i,n),
l=this.#u(i,n);o?l=gt(o==="pointer"?1:0):typeof s=="number"&&(l=gt(s)),l=T(n,"gate.value",l),T(n,"probabilities",Js(l,a,
c,o))}#a(e,n,o){if(!this.#o("pointer"))return null;let{locations:s,positionFromEnd:r,mask:i}=o.batch,{pointer_scaling:a,
position_bias:c,pointer_temperature:l}=o.interventions,u=(d,g)=>T(o,`pointer.${d}`,g),f=u("query",this.#c(e,"pointer_que\
ry")),h=u("keys",this.#c(n,"pointer_key")),m=u("content_scores",dn(f,h,a));if(this.#o("position_bias")){let{values:d}=this.#t(
"position_bias"),g=O([s.length]);c!==!1&&g.values.set([...r].map(v=>d[v])),m=_n(m,u("bias",g))}m=u("scores",Ft(m,i));let p=u(
"weights",Tt(m,l));return u("probabilities",gn(p,s,this.architecture.locations))}#r(e,n){if(!this.#o("generation"))return null;
let o=T(n,"generation.logits",this.#c(e,"gen_head"));return T(n,"generation.probabilities",Tt(o))}#u(e,n){if(!this.#o("p\
ointer"))return gt(0);if(!this.#o("generation"))return gt(1);if(!this.#o("gate"))return gt(.5);let{value:o}=En(e,this.#t(
"ptr_gen_gate.0.weight"),this.#t("ptr_gen_gate.0.bias"),this.#t("ptr_gen_gate.2.weight"),this.#t("ptr_gen_gate.2.bias"),
(s,r)=>T(n,`gate.${s}`,r));return o}#c(e,n){return G(e,this.#t(`${n}.weight`),this.#t(`${n}.bias`))}#l(e,n,o,s,r=!0){if(!r)
return T(s,o,e);let{normed:i,mean:a,reciprocal_deviation:c}=un(e,this.#t(`${n}.weight`),this.#t(`${n}.bias`)),l=T(s,o,i);
return(l===i||l.values===i.values)&&(s.trace[`${o}.mean`]=a,s.trace[`${o}.reciprocal_deviation`]=c),l}#o(e){return this.
architecture.components.includes(e)}#t(e){let n=this.weights[e];if(!n)throw new w(`The parameter \`${e}\` is missing. ${st}`);
return n}};function T({changes:t,trace:e},n,o){let s=t[n];return e[n]=s?Bs(s,o,n):o,e[n]}function Bs(t,{values:e,shape:n},o){
let s=t({values:e.slice(),shape:n})??{values:e,shape:n};if(String(s.shape)!==String(n)||s.values.length!==e.length){let r={
found:`[${s.shape}]`,expected:`[${n}]`};throw new RangeError(E(Ve,{site:o,...r}))}if(!s.values.every((r,i)=>Number.isFinite(
r)||r===e[i]))throw new RangeError(E(Be,{site:o}));return s}function Xs({changes:t,trace:e}){let n=Object.keys(e).filter(
l=>!Vs.test(l)),o=Object.keys(t).find(l=>!n.includes(l));if(o===void 0)return;let[s="",r=""]=[n[0],n.at(-1)],i=E(Fe,{site:o,
first:s,last:r}),a=_t(o,n).map(l=>`\`${l}\``),c=a.length?` ${E(He,{names:a.slice(0,3).join(" or ")})}`:"";throw new RangeError(
i+c)}function Gs(t,e){let[n,o]=e.shape,s=O([t.length,o]);return t.forEach((r,i)=>{if(r<0||r>=n)throw new RangeError(`The\
 id ${r} has no embedding; ids run from 0 to ${n-1}.`);s.values.set(Et(e,r,1).values,i*o)}),s}function Et({values:t,shape:[
e,...n]},o,s){let r=t.length/e;return{values:t.subarray(o*r,(o+s)*r),shape:[s,...n]}}function go(t){let e=t[0]?.shape[0],
n=t.reduce((r,{shape:i})=>r+i[1],0),o=O([e,n]),s=0;for(let r of t){for(let i=0;i<e;i++)o.values.set(Et(r,i,1).values,i*n+
s);s+=r.shape[1]}return o}function Eo(t,e,n,o,{interventions:s}){let i=s.skip?.some(a=>a.layer===n&&a.part===o)?O(t.shape):
t;return s.residuals===!1?i:yt(i,e)}function Ks(t,e,n,{batch:{mask:o},interventions:s}){let{remove_heads:r=[],replace_with:i}=s;
if(r!=="all"&&!r.some(([u,f])=>u===e&&f===n))return t;let a=O(t.shape);if(i!=="mean")return a;let[c,l]=t.shape;for(let u=0;u<
l;u++){let[f,h]=[0,0];for(let m=0;m<c;m++)o&&!o[m]||(f+=t.values[m*l+u],h++);for(let m=0;m<c;m++)a.values[m*l+u]=f/h}return a}
function Js(t,e,n,o){return e&&n&&!o?yn(t,e,n):!e||o==="generation"?n:e}function gt(t){return{values:Float32Array.of(t),
shape:[]}}function qs({values:t,shape:e}){let[n,o]=e,s={values:t.slice(),shape:e};for(let r=0;r<o;r++){let i=0;for(let a=1;a<
n;a++)i+=t[a*o+r];s.values[r]=i/(n-1)}return s}function zs(t,e){let{components:n,d_model:o,heads:s}=e,r=n.find(c=>!jn.includes(
c));if(r)throw new w(`This version does not know the component "${r}". Reload the page, or ask the server.`);if(n.includes(
"attention")&&!(s>=1&&o%s===0))throw new w(`${s} heads do not divide a width of ${o}. ${st}`);if(!n.includes("pointer")&&
!n.includes("generation"))throw new w(`A network needs a pointer or a generation head. ${st}`);let i=Qs(e);for(let[c,l]of i){
let u=t[c]?.shape;if(!u)throw new w(`The parameter \`${c}\` is missing. ${st}`);if(String(u)!==String(l))throw new w(`Th\
e parameter \`${c}\` has the shape [${u}]; expected [${l}]. ${st}`)}let a=Object.keys(t).find(c=>!i.has(c));if(a)throw new w(
`\`${a}\` is no parameter of this network. ${st}`)}function Qs({components:t,...e}){let{d_model:n,feed_forward:o,locations:s,
users:r,layers:i,max_visits:a}=e,c=p=>t.includes(p),l=new Map,u=(p,d,g)=>l.set(`${p}.weight`,[d,g]).set(`${p}.bias`,[d]),
f=p=>l.set(`${p}.weight`,[n]).set(`${p}.bias`,[n]),h={location:[s,n],user:[r,n],time:[Pt.time,n/4],weekday:[Pt.weekday,n/
4],recency:[Pt.recency,n/4],duration:[Pt.duration,n/4],position_from_end:[a+1,n/4]},m=0;for(let[p,[d,g]]of Object.entries(
h))p!=="location"&&!c(p)||(l.set(`${yo[p]}.weight`,[d,g]),m+=g);u("input_proj",n,m),f("input_norm"),c("sinusoidal")&&l.set(
"pos_encoding",[1,a,n]);for(let p=0;p<i;p++){let d=`transformer.layers.${p}`;c("attention")&&(l.set(`${d}.self_attn.in_p\
roj_weight`,[3*n,n]),l.set(`${d}.self_attn.in_proj_bias`,[3*n]),u(`${d}.self_attn.out_proj`,n,n),f(`${d}.norm1`)),u(`${d}\
.linear1`,o,n),u(`${d}.linear2`,n,o),f(`${d}.norm2`)}return c("pointer")&&(u("pointer_query",n,n),u("pointer_key",n,n)),
c("position_bias")&&l.set("position_bias",[a]),c("generation")&&u("gen_head",s,n),c("gate")&&(u("ptr_gen_gate.0",n/2,n),
u("ptr_gen_gate.2",1,n/2)),l}var Ut=class{#e;#n;constructor(e,n){this.vocabularySize=n,this.#e=new Map(e.map(o=>[o.id,o])),this.#n=new nt(new Map(e.flatMap(
({id:o,name:s})=>s===null?[]:[[o,s]])))}at(e){let n={id:e,name:null,category:null,typical_minutes:null};return this.#e.get(
e)??n}label(e){return this.at(e).name??(e===W?"unknown place":`#${e}`)}written(e){let{name:n}=this.at(e);return n===null||
A(n)>900||(this.#n.by(dt).get(dt(n))??[]).length>1?e:n}find(e,n){if(typeof e=="number"){if(e>=W&&e<this.vocabularySize)return e;
let r={location:e,first:W,last:this.vocabularySize-1};throw _(n,le,r)}let o=this.#s(e);!o.length&&/^".*"$/s.test(e)&&(o=
this.#s(e.slice(1,-1).replaceAll('""','"')));let[s]=o;if(s===void 0)throw this.#a(e,n);if(o.length>1)throw this.#i(e,o,n);
return s}search(e,n){let o=C(e).replace(/^#/,""),s=[[],[],[]];for(let r=L;r<this.vocabularySize;r++){let i=this.at(r),[a,
c]=[C(i.name??""),C(i.category??"")],l=String(r),u=a.startsWith(o)||l.startsWith(o),f=a.includes(o)||c.includes(o);l===o?
s[0]?.push(i):u?s[1]?.push(i):f&&s[2]?.push(i)}return s.flat().slice(0,n)}#s(e){let n=this.#n.findWithAccents(e);return n.
length?n:this.#n.findWithoutAccents(e)}#i(e,n,o){let s=n.slice(0,Xt).map(i=>this.notation(i)),r={count:n.length,name:B(e),
listed:So(n.slice(0,F).map(i=>this.#r(i)),n.length),example:String(s[0])};return _(o,ue,r,s)}#a(e,n){if(e.includes(";"))
return _(n,lt);let o={name:B(e),first:L};if(!this.#n.names.size)return _(n,me,o);let s=this.#n.by(C),r=_t(e,[...s.keys()]).
flatMap(l=>s.get(l)??[]).slice(0,F),[i]=r;if(i===void 0)return _(n,fe,o);let a=this.#r(i),c=r.map(l=>this.notation(l));return _(
n,pe,{...o,meant:a},c)}notation(e){return mt(this.written(e))}#r(e){let n=this.notation(e);if(!n.startsWith("#"))return B(
n);let{name:o,category:s}=this.at(e),r=[o,s].flatMap(i=>i?B(i):[]).join(", ");return r?`${n} (${r})`:n}},jt=class{#e;#n;constructor(e,n){
this.users=n;let o=Array.from({length:Math.max(n-1,0)},(r,i)=>i+1),s=new Map(o.map(r=>[r,e[r]??E(ye,{user:r})]));this.#e=
new nt(s),this.#n=new nt(new Map([...s].map(([r,i])=>[r,To(i)])))}find(e){if(e===null||!this.users)return 0;let n=No(e)?
Number(S(String(e)).slice(0,12)):e;if(typeof n=="number"){if(n>=1&&n<this.users)return n;throw _("user",he,{person:n,last:this.
users-1})}let o=this.#s(n),[s]=o;if(s===void 0)throw this.#a(n);if(o.length>1)throw this.#i(n,o);return s}#s(e){let n=[()=>this.#e.
findWithAccents(e),()=>this.#n.findWithAccents(e),()=>this.#e.findWithoutAccents(e),()=>this.#n.findWithoutAccents(e)];for(let o of n){
let s=o();if(s.length)return s}return[]}#i(e,n){let o=n.slice(0,Xt).map(i=>this.#r(i)),s=So(o.slice(0,F).map(B),n.length),
r={count:n.length,name:B(e),listed:s};return _("user",de,r,o)}#a(e){let n=this.#n.by(C),o=new Map([...n,...this.#e.by(C)]),
s=[...n.get(C(To(e)))??[],..._t(e,[...o.keys()]).flatMap(c=>o.get(c)??[])],r=[...new Set(s)].slice(0,F).map(c=>this.#r(c)),
[i]=r,a={name:B(e),last:this.users-1};if(i!==void 0){let c={...a,meant:B(i)};return _("user",Ee,c,r)}return _("user",this.
users===1?ge:_e,a)}#r(e){let n=this.#e.names.get(e)??"",o=No(n)?[]:this.#s(n);return o.length===1&&o[0]===e?n:String(e)}},
To=t=>S(t.split(",")[0]??"")||t,No=t=>typeof t=="string"&&/^[0-9]+$/.test(S(t));function So(t,e){let n=e-t.length;if(n)return E(
Ne,{listed:t.join(", "),left_out:n});let[o,s=""]=[t.slice(0,-1),t.at(-1)];return o.length?E(Te,{listed:o.join(", "),last:s}):
s}var B=t=>A(t)>Kt?`${M(t,Kt-1)}…`:t;var tr=10,er={hours:nr,visits:sr,heads:rr};function Oo(t,e){return er[t](e)}function Ao(t,e,n){let o=t.network.trace(sn(
e,t.network),e.interventions);ln(t,o);let{values:s}=o.probabilities,[r=L]=$t(s,1),{name:i}=t.places.at(r);return{prediction:{
location:r,name:i,probability:s[r]},probability:s[n]}}function nr({query:t}){let{masked:e,interventions:n}=t;return Wn.map(
o=>{let s=or(t.history,t.predictAt,o);return{hours:o,input:{history:s,masked:e,interventions:n}}})}function or(t,e,n){let o=t.
startMinutes.map(a=>a+60*n),s=o.map(N),r=N(I(e)+60*n),i=(a,c)=>a.map((l,u)=>c(l,s[u]??0));return{...t,weekdays:i(t.weekdays,
(a,c)=>K(a+c,7)),startMinutes:o.map(I),daysBefore:i(t.daysBefore,(a,c)=>a+r-c)}}function sr({bundle:t,query:{history:e,masked:n,
interventions:o,sent:s}}){return e.locations.map((r,i)=>{let a=[...e.locations.keys()].filter(u=>u!==i),c=a.at(-1),l={history:xt(
e,a),masked:n.flatMap(u=>u===i?[]:a.indexOf(u)),interventions:o};return{visit:{sent:s[i]??i,label:t.places.label(r)},input:c===
void 0||n.includes(c)?null:l}}).sort((r,i)=>r.visit.sent-i.visit.sent)}function rr({bundle:t,query:{history:e,masked:n,interventions:o}}){
let{remove_heads:s}=o;if(s==="all")return[];let r=ir(t.network.architecture).filter(([a,c])=>!s.some(([l,u])=>l===a&&u===
c));return r.length?(r.length>tr?r.map(a=>[a]):ar(r)).map(a=>{let c={...o,remove_heads:[...s,...a]};return{heads:a,input:{
history:e,masked:n,interventions:c}}}):[]}function ir({layers:t,heads:e}){return Array.from({length:t*e},(n,o)=>[Math.floor(
o/e),o%e])}function ar(t){return Array.from({length:2**t.length},(e,n)=>t.filter((o,s)=>n&1<<s)).sort((e,n)=>e.length-n.
length)}var Yt=class{constructor(e,n){let{id:o,sizes:s,places:r,people:i}=e;this.content={vocabulary:e,weights:n},this.id=o,this.
places=new Ut(r,s.locations);let a=i.map(({id:c,name:l})=>[c,l]);this.people=new jt(Object.fromEntries(a),s.users),this.
network=new Dt(s,_o(n))}explain(e){return rn(this.#e(e))}trace(e,n={}){let o=this.#e(e,n),{query:s,trace:r}=o,i=an(o),{pointer:a,
generation:c,final:l}=i.location_probabilities,u=[...a??[],...c??[],...l].map(m=>m.location),h=[...new Set([...u,...s.history.
locations])].map(m=>[m,{label:this.places.label(m),category:this.places.at(m).category}]);return{...i,self_attention:null,
pointer:cn(r),architecture:this.network.architecture,interventions:s.interventions,places:Object.fromEntries(h),tensors:r,
weights:this.network.weights}}sweep(e,n){let o=this.#e(n),{prediction:s}=rn(o);return{prediction:s,variants:Oo(e,o)}}answer(e,n){
return Ao(this,e,n)}#e(e,n={}){try{return ao(this,e,n)}catch(o){throw o instanceof pt?new U([{where:"model",message:o.message,
suggestions:[]}]):o}}};if("DedicatedWorkerGlobalScope"in globalThis){let t;globalThis.onmessage=({data:e,ports:n})=>{"weights"in e?t=new Yt(e.vocabulary,
e.weights):n[0]?.postMessage(cr(t,e))}}function cr(t,{input:e,location:n}){try{return{answer:t.answer(e,n)}}catch(o){return{
error:o instanceof Error?o.message:String(o)}}}export{Yt as BrowserModel};
