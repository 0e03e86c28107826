var Ds=Object.defineProperty;var Us=(e,t)=>{for(var n in t)Ds(e,n,{get:t[n],enumerable:!0})};function Wt({layers:e,heads:t,components:n},{remove_heads:s,skip:o,only:r}){let i=[],a=(u,f)=>o.some(m=>m.layer===u&&m.part===
f),c=(u,f)=>s==="all"||s.some(([m,h])=>m===u&&h===f);for(let u=0;u<e;u++){for(let f=0;f<t&&!a(u,"attention");f++)c(u,f)||
i.push({name:`layers.${u}.heads.${f}`,layer:u,head:f});a(u,"feed_forward")||i.push({name:`layers.${u}.feed_forward`,layer:u,
head:null})}let l=["pointer","generation"].filter(u=>n.includes(u)&&(r??u)===u).map(u=>({name:u,layer:null,head:null}));
return{encoder:i,outputs:l}}function yn({bundle:e,query:{history:t,masked:n,interventions:s}}){let{encoder:o,outputs:r}=Wt(
e.network.architecture,s);if(o.length+r.length>12)return[];let{remove_heads:i,skip:a}=s;return Array.from({length:2**o.length},
(c,l)=>{let u=o.filter((p,d)=>!(l&1<<d)),f=u.flatMap(({layer:p,head:d})=>d===null?[]:[[p,d]]),m=u.filter(({head:p})=>p===
null),h={...s,remove_heads:i==="all"?i:[...i,...f],skip:[...a,...m.map(({layer:p})=>({layer:p,part:"feed_forward"}))]};return{
input:{history:t,masked:n,interventions:h}}})}function En({encoder:e,outputs:t},n,s){let o=[...e,...t],r=2**o.length,i=new Float64Array(
r),a=new Uint8Array(r);for(let p=0;p<r;p++){let d=s[p&2**e.length-1],y=t.filter((E,b)=>p&1<<e.length+b),x=d&&js(d,y);i[p]=
x?.probability??0,a[p]=+(x?.location===n)}let c=[...a.keys()].filter(p=>a[p]),l=Math.min(...c.map(Ft)),u=c.filter(p=>Ft(
p)===l),f=p=>Math.round(1e6*(i[p]??0)),m=u.reduce((p,d)=>f(d)>f(p)?d:p),h=Fs(i);return{parts:o.map((p,d)=>({...p,value:h[d]??
0,isKept:!!(m&1<<d)})),location:n,whole:i[r-1]??0,smallest:i[m]??0,equallySmall:u.length,keeping:c.length,networks:(2**t.
length-1)*2**e.length}}function js({prediction:e,probability:t,alone:n},s){if(s.length===2)return{location:e.location,probability:t};
let[o]=s;return o?n[o.name]:null}function Fs(e){let t=Math.round(Math.log2(e.length)),n=[1/t];for(let s=1;s<t;s++)n.push(
Number(n[s-1])*s/(t-s));return Array.from({length:t},(s,o)=>{let r=0;for(let i=0;i<e.length;i++){if(i&1<<o)continue;let a=Number(
e[i|1<<o])-Number(e[i]);r+=Number(n[Ft(i)])*a}return r})}function Ft(e){let t=0;for(let n=e;n;n&=n-1)t++;return t}var Tn=null;function S(e){return{values:new Float32Array(e.reduce((t,n)=>t*n,1)),shape:e}}function it(e,t){return{values:e.
values.map((n,s)=>n+t.values[s]),shape:e.shape}}function G(e,t,n){return Yt(e,t,n.values)}function Yt({values:e,shape:t},{
values:n,shape:[s,o]},r){let i=S([...t.slice(0,-1),s]),{values:a}=i,c=l=>n.subarray(l*o,(l+1)*o);for(let l=0;l<s;l+=4){let u=Math.
min(l+1,s-1),f=Math.min(l+2,s-1),m=Math.min(l+3,s-1),[h,p,d,y]=[c(l),c(u),c(f),c(m)];for(let x=0,E=0;x<e.length;x+=o,E+=
s){let b=r[l],C=r[u],B=r[f],Nt=r[m];for(let I=0;I<o;I++){let K=e[x+I];b+=K*h[I],C+=K*p[I],B+=K*d[I],Nt+=K*y[I]}a[E+l]=b,
a[E+u]=C,a[E+f]=B,a[E+m]=Nt}}return i}function Nn({values:e,shape:t},{values:n},{values:s}){let o=n.length,r=S(t),i=S(t.
slice(0,-1)),a=S(t.slice(0,-1));for(let c=0;c<e.length/o;c++){let l=c*o,u=0;for(let p=0;p<o;p++)u+=e[l+p];let f=u/o,m=0;
for(let p=0;p<o;p++)m+=(e[l+p]-f)**2;let h=1/Math.sqrt(m/o+1e-5);for(let p=0;p<o;p++)r.values[l+p]=(e[l+p]-f)*h*n[p]+s[p];
i.values[c]=f,a.values[c]=h}return{normed:r,mean:i,reciprocal_deviation:a}}function Q({values:e,shape:t},n=1){if(!(n>0&&
n<Number.POSITIVE_INFINITY))throw new RangeError(`The temperature must be a positive number, not ${n}.`);let s=S(t),o=t[t.
length-1];for(let r=0;r<e.length;r+=o){let i=r+o,a=Number.NEGATIVE_INFINITY;for(let l=r;l<i;l++)a=Math.max(a,e[l]);let c=0;
for(let l=r;l<i;l++)s.values[l]=Math.exp((e[l]-a)/n),c+=s.values[l];for(let l=r;l<i;l++)s.values[l]/=c}return s}function Ht(e,t){
if(!t)return e;let n=(s,o)=>t[o%t.length]?s:Number.NEGATIVE_INFINITY;return{values:e.values.map(n),shape:e.shape}}function Ws(e,t){
return{values:e.values.map(n=>n/Math.sqrt(t)),shape:e.shape}}function Sn(e,t,n=!0){let[s,o]=t.shape;return Yt(n?Ws(e,o):
e,t,new Float32Array(s))}function Ys(e,t){let[n,s]=t.shape,o=S([s,n]);for(let r=0;r<n*s;r++)o.values[r%s*n+Math.floor(r/
s)]=t.values[r];return Yt(e,o,new Float32Array(s))}function On(e,t,n,{mask:s,temperature:o,scaled:r,at:i=Vt}){let a=i("s\
cores",Ht(Sn(e,t,r),s)),c=i("weights",Q(a,o));return{scores:a,weights:c,outputs:Ys(c,n)}}var Vt=(e,t)=>t;function bn({values:e,
shape:t}){let n=S(t);for(let s=0;s<e.length;s++)n.values[s]=.5*e[s]*(1+Vs(e[s]*Math.SQRT1_2));return n}function An(e,t,n,s,o,r=Vt){
let i=r("pre",G(e,t,n)),a=r("hidden",bn(i));return{pre:i,hidden:a,out:G(a,s,o)}}function wn(e,t,n=!0){return Sn(e,t,n)}function xn(e,t){
return it(e,t)}function vn(e,t,n){let s=S([n]);return e.values.forEach((o,r)=>{s.values[t[r]]+=o}),s}function In(e,t,n,s,o,r=Vt){
let i=r("hidden",bn(G(e,t,n))),a=r("logit",{values:G(i,s,o).values,shape:[]});return{hidden:i,logit:a,value:Hs(a)}}function Hs({
values:e,shape:t}){return{values:e.map(n=>1/(1+Math.exp(-n))),shape:t}}function Mn({values:e},t,n){let s=(o,r)=>e[0]*o+(1-
e[0])*n.values[r];return{values:t.values.map(s),shape:t.shape}}function Xt({values:e}){return e.reduce((t,n)=>t-(n?n*Math.
log(n):0),0)}function Rn(e){return Math.exp(Xt(e))}function Vs(e){let t=Math.abs(e);if(!(t<6))return Math.sign(e);let n=Math.
round(t*16);return Tn??=Xs(),Math.sign(e)*kn(Tn,n*10,t-n/16)}function Xs(){let e=new Float64Array(970),t=0;for(let n=0;n<
e.length;n+=10){let s=n/10/16;e[n]=t;let o=0,r=2/Math.sqrt(Math.PI)*Math.exp(-s*s);for(let i=1;i<10;i++)e[n+i]=r/i,[o,r]=
[r,-2*(s*r+o)/i];t=kn(e,n,1/16)}return e}function kn(e,t,n){let s=0;for(let o=9;o>=0;o--)s=s*n+e[t+o];return s}var at=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var Ln=[1900,2200],$n=`,@+#"
\r`,Cn=/^(?:[0-9]{1,5})$/,Pn=/^(?:#[0-9]{1,9})$/,Dn=/[0-9]:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)? *([Zz]|[+-] *[0-9]{2}(:?[0-9]{2})?)$/,
Un=/([0-9]:[0-9]{2}):[0-9]{2}([.][0-9]+)?$/,Bt=/^(?:((?<weekday>[A-Za-z]{3,9}) +|(?<date>[0-9]{4}-[0-9]{2}-[0-9]{2})[ Tt]+)?(?<hour>[0-9]{1,2}):(?<minute>[0-9]{2}))$/,
W=1,v=2,Y=5,Kt=100,jn=100,Fn=3,St=.75,Gt=85,zt=60,Wn=/[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g,
Yn=/[\u0300-\u036f]+/g,Hn={æ:"ae",œ:"oe",ø:"o",ð:"d",đ:"d",þ:"th",ħ:"h",ı:"i",ł:"l"},ct=20773,Vn=480,Xn=60,Bn=15,
Kn=30,Ot=96,bt=7,At=8,wt=99;var Gn=100,zn=36500,qn=["user","time","weekday","recency","duration","position_from_end","sinusoidal","attention","point\
er","position_bias","generation","gate"],Jn=60,Qn=[-12,-11,-10,-9,-8,-7,-6,-5,-4,-3,-2,-1,0,1,2,3,4,5,6,7,8,9,10,11];var qt=`	
\v\f\r              \u2028\u2029  　`;var T=e=>Math.floor(e/1440),M=e=>e-T(e)*1440,H=e=>z(e+3,7),z=(e,t)=>(e%t+t)%t,lt=e=>new Date(e*864e5).toISOString().slice(
0,10),xt=e=>[Math.floor(e/60),e%60].map(t=>String(t).padStart(2,"0")).join(":");function Zn(e){let t=Date.parse(`${e}T00\
:00Z`)/864e5;return e>="0001"&&!Number.isNaN(t)&&lt(t)===e?t:null}function Jt(e,t,n){return{locations:e.map(s=>s.location),user:t,weekdays:e.map(s=>H(T(s.arrival))),startMinutes:e.map(s=>M(
s.arrival)),durations:e.map(s=>s.duration),daysBefore:e.map(s=>T(n)-T(s.arrival))}}function ts({locations:e,weekdays:t,startMinutes:n,
durations:s,daysBefore:o}){let i=ct+z(t.at(-1)??0,7)+(o.at(-1)??0);return e.map((a,c)=>({location:a,arrival:(i-(o[c]??0))*
1440+(n[c]??0),duration:s[c]??0,filledIn:[]}))}function vt(e,t){let n=s=>t.map(o=>s[o]??0);return{locations:n(e.locations),
user:e.user,weekdays:n(e.weekdays),startMinutes:n(e.startMinutes),durations:n(e.durations),daysBefore:n(e.daysBefore)}}function es(e,t){
let n=e.locations.length,s=(o,r,i)=>Int32Array.from(o,a=>Math.min(Math.max(Math.floor(a/r),0),i));return{locations:Int32Array.
from(e.locations),user:e.user,time:s(e.startMinutes,Bn,Ot),weekday:s(e.weekdays,1,bt),recency:s(e.daysBefore,1,At),duration:s(
e.durations,Kn,wt),positionFromEnd:Int32Array.from(e.locations,(o,r)=>Math.min(n-r,t-1))}}var V={};Us(V,{ALTERNATIVES:()=>Ne,CHANGES_NOT_JSON:()=>ze,CLOSE_PERSON:()=>Ee,CLOSE_PLACE:()=>he,COLUMN_LENGTH:()=>Me,DATE_OUT_OF_RANGE:()=>ce,
EVERY_VISIT_MASKED:()=>De,EXCLUSIVE:()=>$e,FORM_ERRORS:()=>Ks,LAST_VISIT_MASKED:()=>Ue,LEFT_OUT:()=>Se,LONE_SURROGATE:()=>pt,
MOMENT_TOO_LONG:()=>ne,NEAREST:()=>Ve,NOTHING_TO_BLEND:()=>We,NOT_AN_ID:()=>ee,NOT_AN_OBJECT:()=>Bs,NOT_AN_ORDER:()=>Ce,
NOT_A_DATE:()=>ae,NOT_A_DAY:()=>ie,NOT_A_LIST:()=>It,NOT_A_MOMENT:()=>oe,NOT_A_NUMBER:()=>tn,NOT_A_STAY:()=>le,NOT_A_TIME:()=>re,
NOT_A_VISIT:()=>Qt,NOT_A_WHOLE_NUMBER:()=>en,NOT_FINITE:()=>Ke,NOT_PLAIN_JSON:()=>Ge,NO_HEAD:()=>je,NO_HISTORY:()=>Oe,NO_LAYER:()=>Fe,
NO_LOCATION:()=>ue,NO_PEOPLE:()=>ye,NO_PERSON_ID:()=>de,NO_PLACE:()=>ut,NO_PLACE_NAMES:()=>me,NO_SITE:()=>He,NO_SUCH_PERSON:()=>ge,
NO_SUCH_PLACE:()=>pe,NO_VISITS:()=>Ae,NO_VISIT_TO_MASK:()=>Pe,NUMBER_RANGE:()=>Ze,OUT_OF_RANGE:()=>Re,PARAMETER_NOT_JSON:()=>qe,
PARTS:()=>Ye,PERSON:()=>Te,PREDICTION_TOO_EARLY:()=>ve,RECORD_OUT_OF_ORDER:()=>Le,RECORD_WITH_USER:()=>Ie,SEMICOLON:()=>ft,
SEVERAL_PEOPLE:()=>_e,SEVERAL_PLACES:()=>fe,SEVERAL_USERS:()=>ke,SITE_NOT_FINITE:()=>Be,SITE_SHAPE:()=>Xe,TIME_ZONE:()=>se,
TOO_MANY_VISITS:()=>we,TWO_HISTORIES:()=>be,UNKNOWN_FIELD:()=>Je,UNQUOTED_NUMBER_SIGN:()=>te,VISIT_OUT_OF_ORDER:()=>xe,VISIT_TOO_LONG:()=>Zt,
WHOLE_NUMBER_RANGE:()=>Qe});var ut="The visit names no place. Write the name of a place, or an id such as #17.",Qt="This\
 visit cannot be read. A visit is a place, then @ with a day and a time, then + with minutes, such as Café Luna @ Mon 08\
:00 +45. Put a name with , @ + # or a quote in double quotes.",ft="A semicolon does not end a visit. Separate visits by \
commas or new lines.",Zt="This visit has {characters:,} characters; at most {most:,} characters are read. Shorten it.",te="\
“{name}” contains #. Put a name with # in double quotes.",ee="“{name}” is not a location id. Write # and a number, s\
uch as #17.",ne="“{text}…” is too long for a day and time. Write Mon 08:00, 2026-11-16 08:00 or 08:00.",se="“{text\
}” has a time zone, but times are local to the people who make the visits. Leave out the time zone.",oe="“{text}” is n\
ot a day and time. Write Mon 08:00, 2026-11-16 08:00 or 08:00.",re="“{text}” is not a time of day. Write an hour from 00\
 to 23 and minutes from 00 to 59.",ie="“{text}” is not a day. Write one of {days}, or a date such as 2026-11-16.",ae="\
There is no date {text}. Write a date of the calendar, such as 2026-11-16.",ce="The date {text} is out of range. Write a\
 date between {first_year} and {last_year}.",le="“+{text}” is not a length of stay. Write whole minutes from +0 to +{mos\
t}.",ue="There is no location #{location}. Write an id from #{first} (unknown place) to #{last}.",fe="{count:,} places m\
atch “{name}”: {listed}. Write the one you mean, such as {example}.",pe="No place matches “{name}”. Write a name fro\
m the list of places, or an id such as #{first}.",me="No place matches “{name}”. The places of this model have no names.\
 Write an id, such as #{first}.",he="No place matches “{name}”. Did you mean {meant}?",de="There is no person {perso\
n}. Write an id from 1 to {last}.",_e="{count:,} people match “{name}”. Write one of {listed}.",ge="No person matche\
s “{name}”. Write a person's name, or an id from 1 to {last}.",ye="No person matches “{name}”. This model knows no p\
eople: leave the user out.",Ee="No person matches “{name}”. Did you mean {meant}?",Te="Person {user}",Ne="{listed} o\
r {last}",Se="{listed} and {left_out:,} more",Oe="The query has no history. Send visits or a record.",be="The query has \
visits and a record. Send only one of them.",Ae="There are no visits. Write at least one visit, such as where the day be\
gins.",we="The history has {visits} visits; the model accepts at most {most}. Leave out the oldest {excess}.",xe="This v\
isit begins before the one above it ({arrival}). Write visits oldest first, or correct the date.",ve="The moment to pred\
ict lies before the last visit ({arrival}). Enter a later moment, or leave it empty.",Ie="A record contains its own pers\
on and days. Leave out user and predict_at.",Me="The column has {numbers} numbers for {visits} visits. Send one number f\
or each visit.",Re="The number is out of range. Enter a whole number from {minimum} to {maximum}.",ke="The record has vi\
sits of several people. Send the visits of one person.",Le="The visits are not in order, because the days before the pre\
diction increase. Send visits oldest first.",$e="`{one}` and `{other}` exclude each other. Send one of them.",Ce="The or\
der does not fit the {visits} visits. List each position from 0 to {last} exactly once.",Pe="There is no visit at positi\
on {position}. Mask positions from 0 to {last}.",De="Every visit is masked, so no visit is left to attend to. Unmask the\
 last visit.",Ue="The last visit (position {position} as sent, counted from 0) cannot be masked, because the prediction \
is read from it. Remove it from the visits instead.",je="There is no head {head} in layer {layer}: layers run from 0 to \
{last_layer}, heads from 0 to {last_head}.",Fe="There is no layer {layer}; layers run from 0 to {last_layer}.",We="This \
network has no {part}, so there is nothing to blend. Leave `{option}` out.",Ye={pointer:"pointer",generation:"generation\
 head"},He="This network has no site `{site}`. Its sites run from `{first}` to `{last}`.",Ve="Did you mean {names}?",Xe="\
The function at `{site}` returned a tensor of shape {found}; return one of shape {expected}.",Be="The function at `{site\
}` returned infinite or undefined numbers. Return finite ones; scores that are minus infinity may stay so.",Ke='The mode\
l "{model}" cannot answer this query: its `{tensor}` contains infinite or undefined numbers. The weights are too large f\
or 32-bit arithmetic. Choose another model or other visits.',pt="The text contains half a character (a lone surrogate). \
Remove it.",Ge="This is not plain JSON. Remove half characters (lone surrogates) and deep nesting.",ze="The link's chang\
es cannot be read: a part of the link is missing or damaged. Copy the whole link again, or remove `interventions` from i\
t.",qe="The parameter is not valid JSON. Send JSON.",Je="There is no field “{name}” here. Correct its name, or remove it\
.",Qe="Enter a whole number from {minimum:g} to {maximum:g}.",Ze="Enter a value from {minimum:g} to {maximum:g}.",Bs="Th\
is is not a JSON object. Send a JSON object.",It="This is not a list. Send a list.",tn="This is not a number. Enter a nu\
mber.",en="This is not a whole number. Enter a whole number.",Ks={missing:"A required value is missing. Add it.",tuple_type:"\
This is not a list. Send a list.",list_type:"This is not a list. Send a list.",string_type:"This is not a text. Send a t\
ext.",string_too_long:"The text is too long. Send at most {max_length} characters.",bool_type:"This is neither true nor \
false. Send true or false.",too_long:"The list is too long. Send at most {max_length} items.",too_short:"The list is too\
 short. Send at least {min_length} items.",greater_than:"The number is too small. Enter a number above {gt:g}.",greater_than_equal:"\
The number is too small. Enter a number of at least {ge:g}.",less_than_equal:"The number is too large. Enter a number of\
 at most {le:g}.",finite_number:"The number is not finite. Enter a finite number.",int_type:"This is not a whole number.\
 Enter a whole number.",int_parsing:"This is not a whole number. Enter a whole number.",int_from_float:"This is not a wh\
ole number. Enter a whole number.",string_unicode:"The text contains half a character (a lone surrogate). Remove it.",float_type:"\
This is not a number. Enter a number.",float_parsing:"This is not a number. Enter a number.",literal_error:"This value i\
s not known. Choose one of {expected}.",model_attributes_type:"This is not a JSON object. Send a JSON object.",model_type:"\
This is not a JSON object. Send a JSON object.",dict_type:"This is not a JSON object. Send a JSON object."};var D=class extends Error{constructor(t){super(t.map(({where:n,message:s})=>`${n}: ${s}`).join(" ")),this.problems=t.slice(
0,12)}};function _(e,t,n={},s=[]){return new D([{where:e,message:g(t,n),suggestions:s}])}function g(e,t){return e.replace(
/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(t[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,","):r})}function U(e,t){try{return t()}catch(n){
if(!(n instanceof D))throw n;return e.push(...n.problems),null}}function R(e){if(e.length)throw new D(e)}var nn={remove_heads:{changes:[{at:"layers.{layer}.heads.{head}.outputs",do:"replace_with"}],said:{text:"{items} {replac\
e_with}",item:"L{layer} H{head}",every:"every head"},needs:"attention",parts:["layer","head"],default:[]},replace_with:{
said:{text:{zero:"switched off",mean:"replaced by the mean"}},needs:"attention",of:"remove_heads",parts:["value"],default:"\
zero"},skip:{changes:[{at:"layers.{layer}.residual_mid",do:"keep",of:"layers.{layer}.residual_in",where:"attention"},{at:"\
layers.{layer}.residual_out",do:"keep",of:"layers.{layer}.residual_mid",where:"feed_forward"}],said:{text:"{items} skipp\
ed",item:"{part} of layer {layer}"},parts:["layer","part"],default:[]},residuals:{changes:[{at:"layers.*.residual_mid",do:"\
keep",of:"layers.*.attention_out"},{at:"layers.*.residual_out",do:"keep",of:"layers.*.feed_forward.out"}],said:{text:"no\
 residual connections"},parts:["value"],default:!0},layer_norm:{changes:[{at:"layers.*.norm1",do:"keep",of:"layers.*.res\
idual_in"},{at:"layers.*.norm2",do:"keep",of:"layers.*.residual_mid"}],said:{text:"no layer norms"},parts:["value"],default:!0},
scaling:{changes:[{at:"layers.*.heads.*.scores",do:"scale",by:"√k"}],said:{text:"no division by √k"},needs:"attentio\
n",parts:["value"],default:!0},attention_temperature:{changes:[{at:"layers.*.heads.*.weights",do:"soften",of:"layers.*.h\
eads.*.scores"}],said:{text:"attention temperature {value}"},needs:"attention",parts:["value"],default:1},pointer_scaling:{
changes:[{at:"pointer.content_scores",do:"scale",by:"√d"}],said:{text:"no division by √d"},parts:["value"],default:!0},
pointer_temperature:{changes:[{at:"pointer.weights",do:"soften",of:"pointer.scores"}],said:{text:"pointer temperature {v\
alue}"},parts:["value"],default:1},sinusoidal:{changes:[{at:"layers.0.residual_in",do:"keep",of:"inputs.norm"}],said:{text:"\
no sinusoidal table"},parts:["value"],default:!0},position_from_end:{changes:[{at:"inputs.position_from_end",do:"zero"}],
said:{text:"no position from the end"},parts:["value"],default:!0},position_bias:{changes:[{at:"pointer.bias",do:"zero"}],
said:{text:"no position bias"},parts:["value"],default:!0},without_features:{changes:[{at:"inputs.{feature}",do:"zero"}],
said:{text:"without {items}",item:"{feature}"},parts:["feature"],default:[]},gate:{changes:[{at:"gate.value",do:"fill"}],
said:{text:"gate forced to {value}"},requires:["pointer","generation"],parts:["value"],default:null},only:{changes:[{at:"\
gate.value",do:"fill",by:1,where:"pointer"},{at:"gate.value",do:"fill",by:0,where:"generation"}],said:{text:"{value} onl\
y"},requires:["{value}"],excludes:"gate",parts:["value"],default:null},mask_visits:{said:{text:"visits {items} masked",item:"\
{position}",single:"visit {items} masked",first:1},parts:["position"],default:[]},order:{said:{text:"order {items}",item:"\
{position}",between:" ",first:1},parts:["position"],default:[]}};var sn=()=>Object.fromEntries(Object.entries(nn).map(([e,t])=>[e,t.default]));function Mt(e){return Object.entries(nn).flatMap(
([t,n])=>{let s=e[t]??n.default;return(Array.isArray(s)?s.length:s!==n.default)?[{key:t,declared:n,value:s}]:[]})}function ss({
parts:e},t){return(Array.isArray(t)?t:[t==="all"?e.map(()=>"*"):t]).map(s=>s&&typeof s=="object"&&!Array.isArray(s)?s:Object.
fromEntries([s].flat().map((o,r)=>[e[r],o])))}function os(e,t){R(Mt(e).flatMap(({key:n,declared:s,value:o})=>Gs(n,s,o,t).
map(r=>({where:`interventions.${n}`,message:r,suggestions:[]}))))}function Gs(e,t,n,{layers:s,heads:o,components:r}){let{
needs:i,requires:a=[]}=t,c={last_layer:s-1,last_head:o-1},u=(n==="all"||i&&!r.includes(i)?[]:ss(t,n)).filter(({layer:m=-1,
head:h=-1})=>Number(m)>=s||Number(h)>=o).map(m=>g("head"in m?je:Fe,{...m,...c})),f=a.map(m=>g(m,{value:n})).filter(m=>!r.
includes(m)).map(m=>g(We,{part:Ye[m],option:e}));return[...u,...f]}function rs(e,t){let n={},s={};for(let{site:o,make:r,
of:i,by:a}of zs(e,t))r?ns(n,o,(c,l)=>r(c,{of:i,by:a},l)):ns(s,o,i);for(let[o,r]of Object.entries(s))n[o]=[Qs(r),...n[o]??
[]];return n}function ns(e,t,n){e[t]=[...e[t]??[],n]}function*zs(e,t){let{d_model:n,heads:s}=t,o={"√k":Math.sqrt(n/s),
"√d":Math.sqrt(n)},r={...sn(),...e};for(let{declared:i,value:a}of Mt(r))for(let c of i.changes??[]){let l=o[c.by??""]??
c.by??a,u=Js[r[c.do]??c.do];for(let f of ss(i,a))if(!(c.where&&!Object.values(f).includes(c.where)))for(let[m="",h=""]of qs(
c,f,t))yield{site:m,make:u,of:h,by:l}}}function qs({at:e,of:t},n,{layers:s,heads:o}){let r=[g(`${e} ${t}`,n)];for(let[i,
a]of Object.entries({layers:s,heads:o}))r[0]?.includes(`${i}.*`)&&(r=r.flatMap(c=>Array.from({length:a},(l,u)=>c.replaceAll(
`${i}.*`,`${i}.${u}`))));return r.map(i=>i.split(" "))}var Js={zero:({shape:e})=>S(e),mean:(e,t,{batch:n})=>Zs(e,n.mask??
null),fill:({values:e,shape:t},{by:n})=>({values:e.map(()=>n),shape:t}),scale:({values:e,shape:t},{by:n})=>({values:e.map(
s=>s*n),shape:t}),soften:(e,{of:t,by:n},{trace:s})=>Q(s[t],n)};function Qs(e){return(t,{trace:n})=>{let[s,o]=[...new Set(
e)].flatMap(r=>n[r]??[]);return o?S(t.shape):s??t}}function Zs({values:e,shape:t},n){let[s,o]=t,r=S(t);for(let i=0;i<o;i++){
let[a,c]=[0,0];for(let l=0;l<s;l++)n&&!n[l]||(a+=e[l*o+i],c++);for(let l=0;l<s;l++)r.values[l*o+i]=a/c}return r}var to=new RegExp(`[${qt}]+`),Rt=e=>e!==""&&qt.includes(e);function O(e){let[t,n]=[0,e.length];for(;t<n&&Rt(e.charAt(t));)
t+=1;for(;t<n&&Rt(e.charAt(n-1));)n-=1;return e.slice(t,n)}var j=e=>e.split(to).filter(Boolean),A=e=>[...e].length,k=(e,t)=>e.
length<=t?e:[...e.slice(0,2*t)].slice(0,t).join(""),F=e=>/\p{Surrogate}/u.test(e);var mt=at.map(e=>e.slice(0,3)),J={weekday:null,date:null,time:null};function cs(e){let t=[],n=[];for(let[s,{written:o}]of cn(
e).entries()){let r=U(t,()=>no(o,`visits[${s}]`));if(r)n.push(r);else if(t.length>=12)break}return R(t),n}function ls(e){
return e.map(t=>{let n=rn(t);return[...[ht(t.place),n&&`@ ${n}`],t.stay===null?"":`+${t.stay}`].filter(Boolean).join(" ")}).
join(", ")}function ht(e){return typeof e=="number"?`#${e}`:e&&e===O(e)&&![...$n].some(n=>e.includes(n))?e:`"${e.replaceAll(
'"','""')}"`}function rn({weekday:e,date:t,time:n}){return[e===null?t!==null&&lt(t):mt[e],n!==null&&xt(n)].filter(Boolean).
join(" ")}function kt(e,t){let n=O(e);if(A(n)>40)throw _(t,ne,{text:k(n,40)});let{groups:s}=Bt.exec(n)??Bt.exec(n.replace(
Un,"$1"))??{};if(!s)throw _(t,Dn.test(n)?se:oe,{text:n});let[o,r]=[Number(s.hour),Number(s.minute)];if(o>23||r>59)throw _(
t,re,{text:n});return{weekday:ao(s.weekday,t),date:co(s.date,t),time:o*60+r}}function an(e,t){if(!Pn.test(e))throw _(t,ee,
{name:k(e,40)});return Number(e.slice(1))}function cn(e){let t=[],n=0,s=!1;for(let{0:o,index:r}of e.matchAll(/[",\n\r]|$/g))
o==='"'?s=!s:(!s||!o)&&(t.push({written:e.slice(n,r),start:n}),n=r+1);return t.filter(({written:o})=>O(o))}function eo(e){
return e.startsWith('"')?ro(e):e.search(/[@+]|$/)}function no(e,t){try{return so(e,t)}catch(n){throw e.replace(/"[^"]*"/g,
"").includes(";")?_(t,ft):n}}function so(e,t){let n=O(e),s=A(n);if(s>2e3)throw _(t,Zt,{characters:s,most:2e3});let o=oo(
n);if(!o)throw _(t,Qt);let r=io(o.place,t);if(r==="")throw _(t,ut);let i=o.moment===null?J:kt(o.moment,t),a=o.stay===null?
null:lo(O(o.stay),t);return{place:r,...i,stay:a}}function oo(e){let t=e.startsWith('"'),n=eo(e),s=O(e.slice(0,n)),o=O(e.
slice(n)),r=null,i=null;if(o.startsWith("@")){let c=o.search(/\+|$/);r=o.slice(1,c),o=o.slice(c)}o.startsWith("+")&&(i=o.
slice(1),o="");let a=/[@+]/.test(`${r??""}${i??""}`);return o||a||!t&&s.includes('"')?null:{place:s,moment:r,stay:i}}function ro(e){
let t=e.indexOf('"',1);for(;t>0&&e[t+1]==='"';)t=e.indexOf('"',t+2);return t+1}function io(e,t){if(e.startsWith('"'))return e.
slice(1,-1).replaceAll('""','"');if(e.startsWith("#"))return an(e,t);if(e.includes("#"))throw _(t,te,{name:k(e,60)});return e}
function ao(e,t){if(e===void 0)return null;let n=at.findIndex(s=>s.toLowerCase().startsWith(e.toLowerCase()));if(n<0)throw _(
t,ie,{text:e,days:mt.join(", ")},mt);return n}function co(e,t){if(e===void 0)return null;let n=Zn(e);if(n===null)throw _(
t,ae,{text:e});let[s=0,o=0]=Ln,r=Number(e.slice(0,4));if(r<s||r>o)throw _(t,ce,{text:e,first_year:s,last_year:o});return n}
function lo(e,t){if(!Cn.test(e)){let n={text:k(e,20),most:99999};throw _(t,le,n)}return Number(e)}var ln={type:"object",fields:{user:{type:"kinds",of:{name:{type:"text",max:1e3},id:{type:"int"}},kind:"_kind_of_user",nullable:!0,
default:null},visits:{type:"kinds",of:{notation:{type:"text",max:2e5},list:{type:"list",items:{type:"kinds",of:{place:{type:"\
text",max:1e3},visit:{type:"object",fields:{location:{type:"union",of:[{type:"text",max:1e3},{type:"int"}]},arrival:{type:"\
text",max:1e3,nullable:!0,default:null},duration_minutes:{type:"int",ge:0,le:99999,lax:!0,nullable:!0,default:null}}}},kind:"\
_kind_of_visit"},max:1e4,wrap:"_stop_at_first_wrong_part"}},kind:"_kind_of_visits",nullable:!0,default:null},predict_at:{
type:"text",max:1e3,nullable:!0,default:null},top_k:{type:"int",ge:1,le:1e3,lax:!0,default:10},record:{type:"object",fields:{
X:{type:"list",items:{type:"int"},max:1e4},user_X:{type:"union",of:[{type:"list",items:{type:"int"},max:1e4},{type:"int"}]},
weekday_X:{type:"list",items:{type:"int"},max:1e4},start_min_X:{type:"list",items:{type:"int"},max:1e4},dur_X:{type:"lis\
t",items:{type:"int"},max:1e4},diff:{type:"list",items:{type:"int"},max:1e4},Y:{type:"int",nullable:!0,default:null}},nullable:!0,
default:null},interventions:{type:"object",fields:{remove_heads:{type:"union",of:[{type:"list",items:{type:"tuple",items:[
{type:"int",ge:0},{type:"int",ge:0}]},max:1e3},{type:"literal",values:["all"]}],after:"_sorted",default:[]},replace_with:{
type:"literal",values:["zero","mean"],default:"zero"},skip:{type:"list",items:{type:"object",fields:{layer:{type:"int",ge:0},
part:{type:"literal",values:["attention","feed_forward"]}}},max:1e3,after:"_sorted",default:[]},residuals:{type:"bool",default:!0},
layer_norm:{type:"bool",default:!0},scaling:{type:"bool",default:!0},attention_temperature:{type:"float",gt:0,default:1},
pointer_scaling:{type:"bool",default:!0},pointer_temperature:{type:"float",gt:0,default:1},sinusoidal:{type:"bool",default:!0},
position_from_end:{type:"bool",default:!0},position_bias:{type:"bool",default:!0},without_features:{type:"list",items:{type:"\
literal",values:["user","time","weekday","recency","duration"]},max:1e3,after:"_sorted",default:[]},gate:{type:"float",ge:0,
le:1,nullable:!0,default:null},only:{type:"literal",values:["pointer","generation"],nullable:!0,default:null},mask_visits:{
type:"list",items:{type:"int",ge:0},max:1e3,after:"_sorted",default:[]},order:{type:"list",items:{type:"int",ge:0},max:1e3,
default:[]}},after:"_check_exclusions",before:"_check_json",nullable:!0,default:null}}};var{FORM_ERRORS:L}=V,uo=255,fo=1e21,po={_kind_of_visits:e=>Array.isArray(e)?"list":"notation",_kind_of_visit:e=>typeof e==
"string"?"place":"visit",_kind_of_user:e=>typeof e=="string"?"name":"id"};function un(e,t){let n=[],s=Z(e,t,[],n);return R(
mo(n)),s}function mo(e){let t=new Map;for(let{path:s,message:o,expected:r}of e){let i=JSON.stringify(s),a=t.get(i);a?r&&
(a.message=`${a.message.replace(/\.$/,"")}, or ${r}.`):t.set(i,{path:s,message:o})}let n=new Set;for(let{path:s}of t.values())
for(let o=1;o<s.length;o+=1)n.add(JSON.stringify(s.slice(0,o)));return[...t].filter(([s])=>!n.has(s)).map(([,{path:s,message:o}])=>({
where:ho(s),message:o,suggestions:[]}))}function ho(e){return e.map(n=>typeof n=="number"?`[${n}]`:`.${n}`).join("").replace(
/^\./,"")||"body"}function Z(e,t,n,s){if(t===null&&e.nullable)return null;let o=s.length,r=(a,c)=>{s.push({path:n,message:a,
...c&&{expected:c}})};if(e.before==="_check_json"&&!fs(t,uo))return r(Ge);let i=_o(e,t,n,s,r);if(s.length>o)return i;if(e.
after==="_check_exclusions"){let a=Mt(i);for(let{key:c,declared:l}of a){let u=l.excludes;u&&a.some(f=>f.key===u)&&r(g($e,
{one:u,other:c}))}}return e.after==="_sorted"&&Array.isArray(i)?Ao(i):i}function _o(e,t,n,s,o){switch(e.type){case"objec\
t":return bo(t)?Object.keys(t).some(F)?o(pt):go(e.fields,t,n,s):o(L.model_type);case"kinds":return Z(To(e,t),t,n,s);case"\
union":return Eo(e.of,t,n,s);case"list":return Array.isArray(t)?yo(e,t,n,s,o):o(It);case"tuple":return Array.isArray(t)?
t.length>e.items.length?o(g(L.too_long,{max_length:e.items.length})):e.items.map((r,i)=>i<t.length?Z(r,t[i],[...n,i],s):
s.push({path:[...n,i],message:L.missing})):o(It);case"literal":{if(e.values.some(i=>i===t))return t;let r=xo(e.values.map(
i=>`'${i}'`));return o(g(L.literal_error,{expected:r}),r)}case"text":return typeof t!="string"?o(L.string_type):F(t)?o(pt):
t.length>e.max&&A(t)>e.max?o(g(L.string_too_long,{max_length:e.max})):t;case"bool":return typeof t=="boolean"?t:o(L.bool_type);default:{
if(typeof t=="string"&&e.lax&&F(t))return o(pt);let r=e.lax?Oo(t):t,i=No(e,r);return i?o(i):r}}}function go(e,t,n,s){let o={};
for(let[r,i]of Object.entries(e))Object.hasOwn(t,r)?o[r]=Z(i,t[r],[...n,r],s):i.default!==void 0?o[r]=i.default:s.push({
path:[...n,r],message:L.missing});for(let r of Object.keys(t)){if(Object.hasOwn(e,r))continue;let i=k(r,Jn);s.push({path:[
...n,i],message:g(Je,{name:i})})}return o}function yo({items:e,max:t,wrap:n},s,o,r,i){let a=r.length,c=n?Gn:1,l=[];for(let[
u,f]of s.slice(0,t).entries()){if(u%c===0&&r.length>a)break;l.push(Z(e,f,[...o,u],r))}return s.length>t&&r.length===a&&i(
g(L.too_long,{max_length:t})),l}function Eo(e,t,n,s){let o=[];for(let r of e){let i=[],a=Z(r,t,n,i);if(!i.length)return a;
for(let c of i)o.push(c)}for(let r of o)s.push(r);return t}function To({of:e,kind:t},n){let s=e[po[t]?.(n)??""];if(!s)throw new Error(
`There is no kind of value that ${t} chooses.`);return s}function No({type:e,gt:t,ge:n,le:s},o){let r=typeof o=="number"&&
(e==="float"||So(o)),i=r&&(o<Number(n)||o<=Number(t));return r&&!i&&!(o>Number(s))?null:n!==void 0&&s!==void 0?g(e==="in\
t"?Qe:Ze,{minimum:n,maximum:s}):r?t!==void 0?g(L.greater_than,{gt:t}):g(L.greater_than_equal,{ge:Number(n)}):e==="int"?en:
tn}var So=e=>Number.isInteger(e)&&Math.abs(e)<fo;function Oo(e){return typeof e=="boolean"?Number(e):typeof e!="string"?
e:/^\s*[+-]?\d+(_\d+)*(\.0+)?\s*$/.test(e)?Number(e.replaceAll("_","")):e}var bo=e=>typeof e=="object"&&e!==null&&!Array.
isArray(e);function fs(e,t){return typeof e=="string"?!F(e):typeof e!="object"||e===null?!0:t?Object.entries(e).every(([
n,s])=>!F(n)&&fs(s,t-1)):!1}function Ao(e){return[...new Map(e.map(n=>[JSON.stringify(n),n])).values()].sort((n,s)=>wo(us(
n),us(s)))}function us(e){return typeof e!="object"?[e]:Object.values(e)}function wo(e,t){for(let[n,s]of e.entries()){let o=t[n]??
s;if(s!==o)return s<o?-1:1}return 0}var xo=e=>[e.slice(0,-1).join(", "),e.at(-1)].filter(Boolean).join(" or ");function fn(e,t){let n=[],s=[];for(let[o,{place:r,stay:i,...a}]of e.entries()){let c=`visits[${o}]`,l=U(n,()=>t.find(r,c))??
0,u=s.at(-1),f=vo(a,u);if(u&&f<u.arrival){let d=T(u.arrival),y=`${mt[H(d)]} ${tt(u.arrival)}`;n.push(..._(c,xe,{arrival:y}).
problems)}if(n.length>=12)break;u?.filledIn.includes("stay")&&(u.duration=Math.min(u.duration,f-u.arrival));let m={day:a.
weekday===null&&a.date===null,time:a.time===null,stay:i===null},h=i??t.at(l).typical_minutes??Xn,p=Object.entries(m).flatMap(
([d,y])=>y?d:[]);s.push({location:l,arrival:f,duration:h,filledIn:p})}return R(n),s}function Lt({weekday:e,date:t,time:n},s){
let o=n??0;if(t!==null)return t*1440+o;let r=s===null?ct*1440:s+1,i=T(r)+(o<M(r)?1:0),a=e===null?0:z(e-H(i),7);return(i+
a)*1440+o}var pn=({arrival:e,duration:t})=>e+t,tt=e=>`${lt(T(e))} ${xt(M(e))}`;function vo(e,t){return e.time!==null?Lt(
e,t?t.arrival:null):t?pn(t):ct*1440+Vn}function hs(e,{places:t,people:n,architecture:s}){let o=un(ln,e),r=Io(o,t,n,s.max_visits);if(!o.interventions)return r;let i=Mo(
r,o.interventions);return os(o.interventions,s),i}function ds(e){let t=o=>e.getAll(o).at(-1)??null,n=t("top_k"),s=n===null?
{}:{top_k:n};return un({type:"object",fields:{top_k:ln.fields.top_k}},s),{user:t("user")||null,visits:t("visits"),predict_at:t(
"predict_at"),...s,record:ms(t("record"),"record"),interventions:ms(t("interventions"),"interventions")}}function _s({history:e,
visits:t,written:n,sent:s,masked:o},r){return t.map((i,a)=>{let{location:c,arrival:l,duration:u}=i,{name:f,category:m}=r.
at(c),h=e.weekdays[a]??0,p=M(l),d=n?.[a]??{weekday:h,date:null,time:p,stay:u},y=tt(l).replace(" ","T");return{location:c,
name:f,label:r.label(c),category:m,place:ht(r.written(c)),written_moment:rn(d),written_stay:d.stay,arrival:H(T(l))===h?y:
null,weekday:h,start_minute:e.startMinutes[a]??0,duration_minutes:u,days_before:e.daysBefore[a]??0,steps_back:t.length-1-
a,sent:s[a]??a,masked:o.includes(a),filled_in:i.filledIn}})}function gs({written:e,sent:t}){if(!e)return null;let n=e.map(
(s,o)=>({visit:s,at:t[o]??o}));return ls(n.sort((s,o)=>s.at-o.at).map(({visit:s})=>s))}function Io(e,t,n,s){let{record:o,
visits:r}=e;if(o===null&&r===null)throw _("visits",Oe);if(o!==null&&r!==null)throw _("visits",be);if(o!==null)return Co(
o,e,t,n,s);let i=[],a=U(i,()=>n.find(e.user))??0,c=U(i,()=>{let l=typeof r=="string";Es((l?cn(r):r??[]).length,s,"visits");
let u=l?cs(r):ko(r??[]),f=fn(u,t),m=f.at(-1);return{written:u,visits:f,predictAt:$o(e.predict_at,m)}});if(!c||i.length)throw new D(
i);return ys({...c,history:Jt(c.visits,a,c.predictAt)},e)}function ys(e,t){let n=[...e.visits.keys()];return{...e,topK:t.
top_k,interventions:sn(),sent:n,masked:[]}}function Mo(e,t){let{visits:n,written:s}=e,o=t.order.length?t.order:e.sent,r=n.
length-1;if(!(o.length===n.length&&new Set(o).size===n.length)||Math.max(...o)>r){let a={visits:n.length,last:r};throw _(
"interventions.order",Ce,a)}return Ro(t.mask_visits,o),{...e,history:vt(e.history,o),visits:o.map(a=>n[a]),written:s&&o.
map(a=>s[a]),interventions:t,sent:o,masked:t.mask_visits.map(a=>o.indexOf(a)).sort((a,c)=>a-c)}}function Ro(e,t){let n="\
interventions.mask_visits",s=t.length-1,[o=0,r=0]=[e.at(-1),t.at(-1)];if(o>s)throw _(n,Pe,{position:o,last:s});if(e.length===
t.length)throw _(n,De);if(e.includes(r))throw _(n,Ue,{position:r})}function ko(e){let t=[],n=[];for(let[s,o]of e.entries()){
let r=U(t,()=>Lo(o,`visits[${s}]`));if(r)n.push(r);else if(t.length>=12)break}return R(t),n}function Lo(e,t){if(typeof e==
"string")return{place:ps(e,t),...J,stay:null};let{location:n,arrival:s,duration_minutes:o}=e,r=typeof n=="string"?ps(n,t):
n,i=s===null?J:kt(s,`${t}.arrival`);return{place:r,...i,stay:o}}function ps(e,t){let n=O(e);if(/^#[0-9]+$/.test(n))return an(
n,t);if(!n)throw _(t,ut);return n}function Es(e,t,n){if(!e)throw _(n,Ae);if(e>t)throw _(n,we,{visits:e,most:t,excess:e-t})}
function $o(e,t){if(e===null||!O(e))return pn(t);let n=Lt(kt(e,"predict_at"),t.arrival);if(n<t.arrival){let s=tt(t.arrival);
throw _("predict_at",ve,{arrival:s})}return n}function Co(e,t,n,s,o){let{X:r,user_X:i}=e;if(Es(r.length,o,"record.X"),t.
user!==null||t.predict_at!==null)throw _("record",Ie);let a=typeof i=="number"?[i]:i,c=e.diff??[],l={X:[r,W,n.vocabularySize-
1],user_X:[a,0,s.users?s.users-1:1e9],weekday_X:[e.weekday_X??[],0,at.length-1],start_min_X:[e.start_min_X??[],0,1439],dur_X:[
e.dur_X??[],0,99999],diff:[c,0,zn]},u=[],f=(E,b,C={})=>{let B=g(b,C);u.push({where:`record.${E}`,message:B,suggestions:[]})};
for(let[E,[b,C,B]]of Object.entries(l)){let Nt=E==="user_X"&&typeof i=="number";if(b.length!==r.length&&!Nt){let I={numbers:b.
length,visits:r.length};f(E,Me,I)}for(let[I,K]of b.entries())(K<C||K>B)&&f(`${E}[${I}]`,Re,{minimum:C,maximum:B})}new Set(
a).size>1&&f("user_X",ke),c.some((E,b)=>E>(c[b-1]??E))&&f("diff",Le),R(u);let m={locations:r,user:s.users?a[0]??0:0,weekdays:e.
weekday_X??[],startMinutes:e.start_min_X??[],durations:e.dur_X??[],daysBefore:c},h=ts(m),p=h.at(-1).arrival,d=Math.max(p,
(T(p)+(c.at(-1)??0))*1440),y=Po(h,n),x=Do(m,y,n,d);return ys({history:m,visits:h,written:x?y:null,predictAt:d},t)}function Po(e,t){
return e.map(({location:n,arrival:s,duration:o},r)=>{let i=e[r-1]?.arrival??null,[a,c,l]=[M(s),H(T(s)),T(s)],f=[...i===null?
[]:[{...J,time:a}],{...J,weekday:c,time:a}].find(h=>Lt(h,i)===s);return{place:t.written(n),...f??{...J,date:l,time:a},stay:o}})}
function Do(e,t,n,s){let o=U([],()=>fn(t,n)),r=o&&Jt(o,e.user,s);return JSON.stringify(r)===JSON.stringify(e)}function ms(e,t){
if(e===null)return null;try{return JSON.parse(e,(n,s)=>{if(F(n)||typeof s=="string"&&F(s))throw new SyntaxError("half a \
character");return s})}catch{throw _(t,t==="interventions"?ze:qe)}}var Uo={queries:"queries",keys:"keys",values:"values",weights:"weights",head_outputs:"outputs"},jo={context:"context",content_scores:"\
pointer.content_scores",position_bias:"pointer.bias",pointer_weights:"pointer.weights",pointer_probabilities:"pointer.pr\
obabilities",generation_logits:"generation.logits",generation_probabilities:"generation.probabilities",gate_hidden:"gate\
.hidden",gate_logit:"gate.logit",gate:"gate.value",probabilities:"probabilities"},dt=class extends Error{};function Ts(e,t,n={}){
let{network:s,places:o,people:r}=e,i=hs(t,{places:o,people:r,architecture:s.architecture}),a=s.trace(mn(i,s),i.interventions,
n);return _n(e,a),{bundle:e,query:i,trace:a}}function mn({history:e,masked:t},{architecture:n}){let s=es(e,n.max_visits);
if(!t.length)return s;let o=Uint8Array.from(e.locations,(r,i)=>t.includes(i)?0:1);return{...s,mask:o}}function Ct(e){let{
layers:t,heads:n}=e.bundle.network.architecture,s=nt(t).map(u=>nt(n).map(f=>Fo(e.trace,`layers.${u}.heads.${f}.weights`))),
{model:o,user:r,visits:i,notation:a,predict_at:c,...l}=hn(e);return{model:o,user:r,visits:i,notation:a,predict_at:c,self_attention:n?
{weights:s}:null,pointer:dn(e.trace),...l}}function hn({bundle:e,query:t,trace:n}){let{places:s}=e,{history:o,interventions:r,
topK:i}=t,a=n["gate.value"].values[0],c=n["gate.logit"]?.values[0]??null,l=r.gate!==null||r.only!==null,u=n["pointer.pro\
babilities"]?.values??null,f=n["generation.probabilities"]?.values??null,{values:m}=n.probabilities,h=(y,x)=>y.map(E=>({
location:E,name:s.at(E).name,probability:x[E]})),p=et(m,i),[d=v]=p;return{model:e.id,user:o.user||null,visits:_s(t,s),notation:gs(
t),predict_at:tt(t.predictAt).replace(" ","T"),gate:{value:a,logit:c,learned:c!==null&&!l},location_probabilities:{pointer:u&&
h(Ns([...new Set(o.locations)],u),u),generation:f&&h(et(f,i),f),final:h(p,m)},prediction:{location:d,name:s.at(d).name,probability:m[d],
from_pointer:u?a*u[d]:0,from_generation:f?(1-a)*f[d]:0},unknown_probability:m[W]}}function dn(e){let t=e["pointer.weight\
s"];return t?{content_scores:$t(e["pointer.content_scores"]),position_bias:$t(e["pointer.bias"]),scores:$t(e["pointer.sc\
ores"]),weights:$t(t),entropy:Xt(t),effective_positions:Rn(t)}:null}function et(e,t){let n=e.slice(v).sort(),s=n[n.length-
t]??0,r=nt(e.length).slice(v).filter(i=>e[i]>0&&e[i]>=s);return r.length?Ns(r,e).slice(0,t):[v]}function Ns(e,t){return e.
sort((n,s)=>t[s]-t[n]||n-s)}function Fo(e,t){let{values:n,shape:s}=e[t],[o,r]=s;return nt(o).map(i=>Ss(n.subarray(i*r,(i+
1)*r)))}function $t(e){return e?Ss(e.values):null}function Ss(e){return Array.from(e,t=>t===Number.NEGATIVE_INFINITY?"-i\
nf":t)}function _n({id:e,network:t},n){let{layers:s,heads:o}=t.architecture;for(let{name:r,sites:i}of Wo(s,o))if(!i.flatMap(
c=>n[c]??[]).every(({values:c})=>c.every(Number.isFinite)))throw new dt(g(Ke,{model:e,tensor:r}))}function*Wo(e,t){yield{
name:"hidden[0]",sites:["layers.0.residual_in"]};for(let n of nt(e)){for(let[s,o]of Object.entries(Uo)){let r=nt(t).map(
i=>`layers.${n}.heads.${i}.${o}`);yield{name:`layers[${n}].${s}`,sites:r}}yield{name:`hidden[${n+1}]`,sites:[`layers.${n}\
.residual_out`]}}for(let[n,s]of Object.entries(jo))yield{name:n,sites:[s]}}function nt(e){return[...Array(e).keys()]}var Yo=new Map(Object.entries(Hn)),st=class{#t=new Map;constructor(t){this.names=t}findWithAccents(t){return this.#n(Ho,
t)??this.#n(gt,t)??[]}findWithoutAccents(t){return this.#n($,t)??[]}by(t){let n=this.#t.get(t);if(!n){n=new Map;for(let[
s,o]of this.names){let r=t(o),i=n.get(r);i?i.push(s):n.set(r,[s])}this.#t.set(t,n)}return n}#n(t,n){return this.by(t).get(
t(n))}},Ho=e=>j(As(e).normalize("NFC")).join(" "),gt=e=>j(Xo(As(e).normalize("NFKC"))).join(" ");function $(e){let t=gt(
e).normalize("NFKD").replace(Yn,"");return j(Array.from(t,n=>Yo.get(n)??n).join("")).join(" ")}function yt(e,t){let n=k(
$(e),jn);if([...n].length<Fn)return[];let s=t.filter(Vo(n)),o=(i,a)=>s.map(c=>({name:c,score:i(n,c)})).filter(c=>c.score>=
a).sort((c,l)=>l.score-c.score).slice(0,Y),r=[...o(bs,St),...o(Bo,Gt)];return[...new Set(r.map(({name:i})=>i))].map(i=>({
name:i,score:Math.max(bs(n,i),ws(n,i)/100)})).sort((i,a)=>a.score-i.score||(i.name<a.name?-1:1)).slice(0,Y).map(({name:i})=>i)}
function Vo(e){let t=j(e).map(s=>` ${s} `),n=Os(e);return s=>{let o=Math.max(e.length,s.length),r=2*(1-St)*o;for(let i=n^
Os(s);i;i&=i-1)r-=1;return r>=0||t.some(i=>` ${s} `.includes(i))}}function Os(e){let t=0;for(let n of e)t|=1<<Number(n.codePointAt(
0));return t}function As(e){return e.replace(Wn,t=>[...t].some(Rt)?" ":"")}function Xo(e){return e.replace(/[^ı]+/g,t=>t.
toLowerCase().toUpperCase().toLowerCase()).replaceAll("ς","σ")}function bs(e,t){let[n,s]=[[...e],[...t]],o=Math.max(n.
length,s.length);if(1-Math.abs(n.length-s.length)/o<St)return 0;let r=[],i=[],a=[0,...s.keys()].map((c,l)=>l);for(let c=1;c<=
n.length;c+=1){let l=n[c-1],u=n[c-2];[r,i,a]=[i,a,[c]];for(let f=1;f<=s.length;f+=1){let m=s[f-1],h=(i[f-1]??0)+(l===m?0:
1),p=Math.min(h,(i[f]??0)+1,(a[f-1]??0)+1);u===m&&l===s[f-2]&&(p=Math.min(p,(r[f-2]??0)+1)),a.push(p)}}return 1-(a[s.length]??
0)/o}function Bo(e,t){let[n,s]=[new Set(j(e)),new Set(j(t))],o=[...n].filter(h=>s.has(h)),r=[...n].filter(h=>!s.has(h)),
i=[...s].filter(h=>!n.has(h));if(o.length&&!(r.length&&i.length))return 100;let[a,c]=[_t(r),_t(i)],l=o.length&&A(_t(o))+
1,[u,f]=[l+A(a),l+A(c)],m=(h,p)=>100-100*h/p;return!l&&m(Math.abs(u-f),u+f)<Gt?0:Math.max(ws(e,t),m(xs(a,c),u+f),l&&m(u-
l+1,l-1+u),l&&m(f-l+1,l-1+f))}function ws(e,t){let[n,s]=[_t(j(e)),_t(j(t))];return(1-xs(n,s)/(A(n)+A(s)))*100}var _t=e=>e.
sort().join(" ");function xs(e,t){let[n,s]=[[...e],[...t]],o=s.map(()=>0);for(let r of n){let i=0,a=0;for(let c=0;c<s.length;c+=
1){let l=o[c]??0;a=r===s[c]?i+1:Math.max(l,a),o[c]=a,i=l}}return n.length+s.length-2*(o.at(-1)??0)}var Ko=new Map([["F32",{bytes:4,read:e=>new Float32Array(e)}],["F16",{bytes:2,read:Qo}]]),Go=Float64Array.from({length:32},
(e,t)=>2**(Math.max(1,t)-25)),w=class extends Error{};function vs(e){let{entries:t,start:n}=zo(e),s=n,o=t.map(([r,{dtype:i,
shape:a,data_offsets:[c,l]}])=>{let u=Ko.get(i);if(!u)throw new w(`The parameter \`${r}\` has numbers of the type ${i}. \
Save the weights in single or half precision (F32 or F16).`);let f=a.reduce((h,p)=>h*p,u.bytes);if(n+c!==s||l-c!==f)throw ot(
`\`${r}\` is misplaced`);if(s+=f,s>e.byteLength)throw ot(`they end within \`${r}\`, after ${e.byteLength} bytes`);let m=u.
read(e.slice(s-f,s));if(!Zo(m))throw new w(`The parameter \`${r}\` holds numbers that are not finite. Choose another mode\
l.`);return[r,{values:m,shape:a}]});if(s!==e.byteLength)throw ot(`${e.byteLength-s} bytes belong to no tensor`);return Object.
fromEntries(o)}function zo(e){if(e.byteLength<8)throw ot(`they have only ${e.byteLength} bytes`);let t=Number(new DataView(
e).getBigUint64(0,!0)),n=8+t;if(t>1e6||n>e.byteLength)throw ot(`their header claims ${t} bytes`);let s=qo(new TextDecoder().
decode(e.slice(8,n))),o=Object.entries(s??{}).filter(([i])=>i!=="__metadata__"),r=o.find(([,i])=>!Jo(i));if(!s||r)throw ot(
r?`\`${r[0]}\` has no place`:"they have no header");return o.sort(([,i],[,a])=>i.data_offsets[0]-a.data_offsets[0]),{entries:o,
start:n}}function qo(e){try{let t=JSON.parse(e);return typeof t=="object"?t:null}catch{return null}}function Jo(e){let t=n=>Array.
isArray(n)&&n.every(s=>Number.isSafeInteger(s)&&s>=0);return t(e?.shape)&&t(e.data_offsets)&&e.data_offsets.length===2}function ot(e){
return new w(`The weights are damaged or cut short: ${e}. Load them again.`)}function Qo(e){let{Float16Array:t}=globalThis;
if(t)return new Float32Array(new t(e));let n=new Uint16Array(e),s=new Float32Array(n.length);for(let o=0;o<n.length;o++){
let r=Number(n[o]),i=r>>10&31,a=(r&1023)+(i?1024:0),c=i===31?Number.POSITIVE_INFINITY:a*Number(Go[i]);s[o]=r&32768?-c:c}
return s}function Zo(e){let t=0;for(let n=0;n<e.length;n++)t+=0*Number(e[n]);return t===0}var Ms={location:"loc_emb",user:"user_emb",time:"time_emb",weekday:"weekday_emb",recency:"recency_emb",duration:"duratio\
n_emb",position_from_end:"pos_from_end_emb"},Pt={time:Ot+1,weekday:bt+1,recency:At+1,duration:wt+1},tr=/\.(mean|reciprocal_deviation)$/,
rt="Put the weights and the model.json of one model together.",Dt=class{constructor(t,n){ir(n,t),this.architecture=t,this.
weights={...n},this.#s("user")&&(this.weights["user_emb.weight"]=rr(this.#e("user_emb.weight")))}trace(t,n={},s={}){let{
layers:o,max_visits:r}=this.architecture,i=t.locations.length;if(i<1||i>r)throw new RangeError(`Every history must have \
1 to ${r} visits.`);let a=rs(n,this.architecture),c={batch:t,made:a,changes:s,trace:{}},l=this.#t(c),u=N(c,"inputs.proje\
cted",this.#c(l,"input_proj")),f=this.#l(u,"input_norm","inputs.norm",c);this.#s("sinusoidal")&&(f=it(f,this.#e("pos_enc\
oding")));for(let m=0;m<o;m++)f=this.#n(f,m,c);return this.#i(f,c),nr(c),c.trace}#t(t){let{batch:n}=t,s={location:n.locations,
user:new Int32Array(n.locations.length).fill(n.user),time:n.time,weekday:n.weekday,recency:n.recency,duration:n.duration,
position_from_end:n.positionFromEnd},o=[];for(let[r,i]of Object.entries(s)){if(r!=="location"&&!this.#s(r))continue;let a=sr(
i,this.#e(`${Ms[r]}.weight`));o.push(N(t,`inputs.${r}`,a))}return Is(o)}#n(t,n,s){let o=`transformer.layers.${n}`,r=`lay\
ers.${n}`,i=N(s,`${r}.residual_in`,t);n&&(s.trace[`layers.${n-1}.residual_out`]=i);let a=i;if(this.#s("attention")){let u=this.#l(
i,`${o}.norm1`,`${r}.norm1`,s),f=this.#o(u,n,s);a=it(N(s,`${r}.attention_out`,f),i)}a=N(s,`${r}.residual_mid`,a);let{out:c}=An(
this.#l(a,`${o}.norm2`,`${r}.norm2`,s),this.#e(`${o}.linear1.weight`),this.#e(`${o}.linear1.bias`),this.#e(`${o}.linear2\
.weight`),this.#e(`${o}.linear2.bias`),(u,f)=>N(s,`${r}.feed_forward.${u}`,f)),l=N(s,`${r}.feed_forward.out`,c);return N(
s,`${r}.residual_out`,it(l,a))}#o(t,n,s){let{d_model:o,heads:r}=this.architecture,i=`transformer.layers.${n}.self_attn`,
a=this.#e(`${i}.in_proj_weight`),c=this.#e(`${i}.in_proj_bias`),l=o/r,u=m=>G(t,Et(a,m,l),Et(c,m,l)),f=[];for(let m=0;m<r;m++){
let h=(b,C)=>N(s,`layers.${n}.heads.${m}.${b}`,C),p=h("queries",u(m*l)),d=h("keys",u(o+m*l)),y=h("values",u(2*o+m*l)),x={
mask:s.batch.mask,at:h},{outputs:E}=On(p,d,y,x);f.push(h("outputs",E))}return this.#c(Is(f),`${i}.out_proj`)}#i(t,n){let s=Et(
t,n.batch.locations.length-1,1),o=N(n,"context",{values:s.values,shape:[s.values.length]}),r=this.#a(o,t,n),i=this.#r(o,
n),a=N(n,"gate.value",this.#u(o,n));N(n,"probabilities",or(a,r,i))}#a(t,n,s){if(!this.#s("pointer"))return null;let{locations:o,
positionFromEnd:r,mask:i}=s.batch,a=(m,h)=>N(s,`pointer.${m}`,h),c=a("query",this.#c(t,"pointer_query")),l=a("keys",this.#c(
n,"pointer_key")),u=a("content_scores",wn(c,l));if(this.#s("position_bias")){let{values:m}=this.#e("position_bias"),h=S(
[o.length]);h.values.set([...r].map(p=>m[p])),u=xn(u,a("bias",h))}u=a("scores",Ht(u,i));let f=a("weights",Q(u));return a(
"probabilities",vn(f,o,this.architecture.locations))}#r(t,n){if(!this.#s("generation"))return null;let s=N(n,"generation\
.logits",this.#c(t,"gen_head"));return N(n,"generation.probabilities",Q(s))}#u(t,n){if(!this.#s("pointer"))return gn(0);
if(!this.#s("generation"))return gn(1);if(!this.#s("gate"))return gn(.5);let{value:s}=In(t,this.#e("ptr_gen_gate.0.weigh\
t"),this.#e("ptr_gen_gate.0.bias"),this.#e("ptr_gen_gate.2.weight"),this.#e("ptr_gen_gate.2.bias"),(o,r)=>N(n,`gate.${o}`,
r));return s}#c(t,n){return G(t,this.#e(`${n}.weight`),this.#e(`${n}.bias`))}#l(t,n,s,o){let{normed:r,mean:i,reciprocal_deviation:a}=Nn(
t,this.#e(`${n}.weight`),this.#e(`${n}.bias`)),c=N(o,s,r);return(c===r||c.values===r.values)&&(o.trace[`${s}.mean`]=i,o.
trace[`${s}.reciprocal_deviation`]=a),c}#s(t){return this.architecture.components.includes(t)}#e(t){let n=this.weights[t];
if(!n)throw new w(`The parameter \`${t}\` is missing. ${rt}`);return n}};function N(e,t,n){let{made:s,changes:o,trace:r}=e,
i=(s[t]??[]).reduce((c,l)=>l(c,e),n),a=o[t];return r[t]=a?er(a,i,t):i,r[t]}function er(e,{values:t,shape:n},s){let o=e({
values:t.slice(),shape:n})??{values:t,shape:n};if(String(o.shape)!==String(n)||o.values.length!==t.length){let r={found:`\
[${o.shape}]`,expected:`[${n}]`};throw new RangeError(g(Xe,{site:s,...r}))}if(!o.values.every((r,i)=>Number.isFinite(r)||
r===t[i]))throw new RangeError(g(Be,{site:s}));return o}function nr({changes:e,trace:t}){let n=Object.keys(t).filter(l=>!tr.
test(l)),s=Object.keys(e).find(l=>!n.includes(l));if(s===void 0)return;let[o="",r=""]=[n[0],n.at(-1)],i=g(He,{site:s,first:o,
last:r}),a=yt(s,n).map(l=>`\`${l}\``),c=a.length?` ${g(Ve,{names:a.slice(0,3).join(" or ")})}`:"";throw new RangeError(i+
c)}function sr(e,t){let[n,s]=t.shape,o=S([e.length,s]);return e.forEach((r,i)=>{if(r<0||r>=n)throw new RangeError(`The i\
d ${r} has no embedding; ids run from 0 to ${n-1}.`);o.values.set(Et(t,r,1).values,i*s)}),o}function Et({values:e,shape:[
t,...n]},s,o){let r=e.length/t;return{values:e.subarray(s*r,(s+o)*r),shape:[o,...n]}}function Is(e){let t=e[0]?.shape[0],
n=e.reduce((r,{shape:i})=>r+i[1],0),s=S([t,n]),o=0;for(let r of e){for(let i=0;i<t;i++)s.values.set(Et(r,i,1).values,i*n+
o);o+=r.shape[1]}return s}function or(e,t,n){return t&&n?Mn(e,t,n):t??n}function gn(e){return{values:Float32Array.of(e),
shape:[]}}function rr({values:e,shape:t}){let[n,s]=t,o={values:e.slice(),shape:t};for(let r=0;r<s;r++){let i=0;for(let a=1;a<
n;a++)i+=e[a*s+r];o.values[r]=i/(n-1)}return o}function ir(e,t){let{components:n,d_model:s,heads:o}=t,r=n.find(c=>!qn.includes(
c));if(r)throw new w(`This version does not know the component "${r}". Reload the page, or ask the server.`);if(n.includes(
"attention")&&!(o>=1&&s%o===0))throw new w(`${o} heads do not divide a width of ${s}. ${rt}`);if(!n.includes("pointer")&&
!n.includes("generation"))throw new w(`A network needs a pointer or a generation head. ${rt}`);let i=ar(t);for(let[c,l]of i){
let u=e[c]?.shape;if(!u)throw new w(`The parameter \`${c}\` is missing. ${rt}`);if(String(u)!==String(l))throw new w(`Th\
e parameter \`${c}\` has the shape [${u}]; expected [${l}]. ${rt}`)}let a=Object.keys(e).find(c=>!i.has(c));if(a)throw new w(
`\`${a}\` is no parameter of this network. ${rt}`)}function ar({components:e,...t}){let{d_model:n,feed_forward:s,locations:o,
users:r,layers:i,max_visits:a}=t,c=p=>e.includes(p),l=new Map,u=(p,d,y)=>l.set(`${p}.weight`,[d,y]).set(`${p}.bias`,[d]),
f=p=>l.set(`${p}.weight`,[n]).set(`${p}.bias`,[n]),m={location:[o,n],user:[r,n],time:[Pt.time,n/4],weekday:[Pt.weekday,n/
4],recency:[Pt.recency,n/4],duration:[Pt.duration,n/4],position_from_end:[a+1,n/4]},h=0;for(let[p,[d,y]]of Object.entries(
m))p!=="location"&&!c(p)||(l.set(`${Ms[p]}.weight`,[d,y]),h+=y);u("input_proj",n,h),f("input_norm"),c("sinusoidal")&&l.set(
"pos_encoding",[1,a,n]);for(let p=0;p<i;p++){let d=`transformer.layers.${p}`;c("attention")&&(l.set(`${d}.self_attn.in_p\
roj_weight`,[3*n,n]),l.set(`${d}.self_attn.in_proj_bias`,[3*n]),u(`${d}.self_attn.out_proj`,n,n),f(`${d}.norm1`)),u(`${d}\
.linear1`,s,n),u(`${d}.linear2`,n,s),f(`${d}.norm2`)}return c("pointer")&&(u("pointer_query",n,n),u("pointer_key",n,n)),
c("position_bias")&&l.set("position_bias",[a]),c("generation")&&u("gen_head",o,n),c("gate")&&(u("ptr_gen_gate.0",n/2,n),
u("ptr_gen_gate.2",1,n/2)),l}var Tt=class{#t;#n;constructor(t,n){this.vocabularySize=n,this.#t=new Map(t.map(s=>[s.id,s])),this.#n=new st(new Map(t.flatMap(
({id:s,name:o})=>o===null?[]:[[s,o]])))}at(t){let n={id:t,name:null,category:null,typical_minutes:null};return this.#t.get(
t)??n}label(t){return this.at(t).name??(t===W?"unknown place":`#${t}`)}written(t){let{name:n}=this.at(t);return n===null||
A(n)>900||(this.#n.by(gt).get(gt(n))??[]).length>1?t:n}find(t,n){if(typeof t=="number"){if(t>=W&&t<this.vocabularySize)return t;
let r={location:t,first:W,last:this.vocabularySize-1};throw _(n,ue,r)}let s=this.#o(t);!s.length&&/^".*"$/s.test(t)&&(s=
this.#o(t.slice(1,-1).replaceAll('""','"')));let[o]=s;if(o===void 0)throw this.#a(t,n);if(s.length>1)throw this.#i(t,s,n);
return o}search(t,n){let s=$(t).replace(/^#/,""),o=[[],[],[]];for(let r=v;r<this.vocabularySize;r++){let i=this.at(r),[a,
c]=[$(i.name??""),$(i.category??"")],l=String(r),u=a.startsWith(s)||l.startsWith(s),f=a.includes(s)||c.includes(s);l===s?
o[0]?.push(i):u?o[1]?.push(i):f&&o[2]?.push(i)}return o.flat().slice(0,n)}#o(t){let n=this.#n.findWithAccents(t);return n.
length?n:this.#n.findWithoutAccents(t)}#i(t,n,s){let o=n.slice(0,Kt).map(i=>this.notation(i)),r={count:n.length,name:X(t),
listed:Ls(n.slice(0,Y).map(i=>this.#r(i)),n.length),example:String(o[0])};return _(s,fe,r,o)}#a(t,n){if(t.includes(";"))
return _(n,ft);let s={name:X(t),first:v};if(!this.#n.names.size)return _(n,me,s);let o=this.#n.by($),r=yt(t,[...o.keys()]).
flatMap(l=>o.get(l)??[]).slice(0,Y),[i]=r;if(i===void 0)return _(n,pe,s);let a=this.#r(i),c=r.map(l=>this.notation(l));return _(
n,he,{...s,meant:a},c)}notation(t){return ht(this.written(t))}#r(t){let n=this.notation(t);if(!n.startsWith("#"))return X(
n);let{name:s,category:o}=this.at(t),r=[s,o].flatMap(i=>i?X(i):[]).join(", ");return r?`${n} (${r})`:n}},Ut=class{#t;#n;constructor(t,n){
this.users=n;let s=Array.from({length:Math.max(n-1,0)},(r,i)=>i+1),o=new Map(s.map(r=>[r,t[r]??g(Te,{user:r})]));this.#t=
new st(o),this.#n=new st(new Map([...o].map(([r,i])=>[r,Rs(i)])))}find(t){if(t===null||!this.users)return 0;let n=ks(t)?
Number(O(String(t)).slice(0,12)):t;if(typeof n=="number"){if(n>=1&&n<this.users)return n;throw _("user",de,{person:n,last:this.
users-1})}let s=this.#o(n),[o]=s;if(o===void 0)throw this.#a(n);if(s.length>1)throw this.#i(n,s);return o}#o(t){let n=[()=>this.#t.
findWithAccents(t),()=>this.#n.findWithAccents(t),()=>this.#t.findWithoutAccents(t),()=>this.#n.findWithoutAccents(t)];for(let s of n){
let o=s();if(o.length)return o}return[]}#i(t,n){let s=n.slice(0,Kt).map(i=>this.#r(i)),o=Ls(s.slice(0,Y).map(X),n.length),
r={count:n.length,name:X(t),listed:o};return _("user",_e,r,s)}#a(t){let n=this.#n.by($),s=new Map([...n,...this.#t.by($)]),
o=[...n.get($(Rs(t)))??[],...yt(t,[...s.keys()]).flatMap(c=>s.get(c)??[])],r=[...new Set(o)].slice(0,Y).map(c=>this.#r(c)),
[i]=r,a={name:X(t),last:this.users-1};if(i!==void 0){let c={...a,meant:X(i)};return _("user",Ee,c,r)}return _("user",this.
users===1?ye:ge,a)}#r(t){let n=this.#t.names.get(t)??"",s=ks(n)?[]:this.#o(n);return s.length===1&&s[0]===t?n:String(t)}},
Rs=e=>O(e.split(",")[0]??"")||e,ks=e=>typeof e=="string"&&/^[0-9]+$/.test(O(e));function Ls(e,t){let n=t-e.length;if(n)return g(
Se,{listed:e.join(", "),left_out:n});let[s,o=""]=[e.slice(0,-1),e.at(-1)];return s.length?g(Ne,{listed:s.join(", "),last:o}):
o}var X=e=>A(e)>zt?`${k(e,zt-1)}…`:e;var lr=10,ur={hours:fr,visits:mr,heads:hr};function Cs(e,t){return ur[e](t)}function Ps(e,t,n){let s=e.network.trace(mn(
t,e.network),t.interventions);_n(e,s);let{values:o}=s.probabilities,r=$s(o),{name:i}=e.places.at(r),a={location:r,name:i,
probability:Number(o[r])},c=l=>l&&{location:$s(l.values),probability:Number(l.values[n])};return{prediction:a,probability:Number(
o[n]),alone:{pointer:c(s["pointer.probabilities"])??null,generation:c(s["generation.probabilities"])??null}}}function $s(e){
return et(e,1)[0]??v}function fr({query:e}){let{masked:t,interventions:n}=e;return Qn.map(s=>{let o=pr(e.history,e.predictAt,
s);return{hours:s,input:{history:o,masked:t,interventions:n}}})}function pr(e,t,n){let s=e.startMinutes.map(a=>a+60*n),o=s.
map(T),r=T(M(t)+60*n),i=(a,c)=>a.map((l,u)=>c(l,o[u]??0));return{...e,weekdays:i(e.weekdays,(a,c)=>z(a+c,7)),startMinutes:s.
map(M),daysBefore:i(e.daysBefore,(a,c)=>a+r-c)}}function mr({bundle:e,query:{history:t,masked:n,interventions:s,sent:o}}){
return t.locations.map((r,i)=>{let a=[...t.locations.keys()].filter(u=>u!==i),c=a.at(-1),l={history:vt(t,a),masked:n.flatMap(
u=>u===i?[]:a.indexOf(u)),interventions:s};return{visit:{sent:o[i]??i,label:e.places.label(r)},input:c===void 0||n.includes(
c)?null:l}}).sort((r,i)=>r.visit.sent-i.visit.sent)}function hr({bundle:e,query:{history:t,masked:n,interventions:s}}){let{
remove_heads:o}=s;if(o==="all")return[];let r=dr(e.network.architecture).filter(([a,c])=>!o.some(([l,u])=>l===a&&u===c));
return r.length?(r.length>lr?r.map(a=>[a]):_r(r)).map(a=>{let c={...s,remove_heads:[...o,...a]};return{heads:a,input:{history:t,
masked:n,interventions:c}}}):[]}function dr({layers:e,heads:t}){return Array.from({length:e*t},(n,s)=>[Math.floor(s/t),s%
t])}function _r(e){return Array.from({length:2**e.length},(t,n)=>e.filter((s,o)=>n&1<<o)).sort((t,n)=>t.length-n.length)}var jt=class{constructor(t,n){let{id:s,sizes:o,places:r,people:i}=t;this.content={vocabulary:t,weights:n},this.id=s,this.
places=new Tt(r,o.locations);let a=i.map(({id:c,name:l})=>[c,l]);this.people=new Ut(Object.fromEntries(a),o.users),this.
network=new Dt(o,vs(n))}nameLocations(t){this.places=new Tt(t,this.places.vocabularySize)}explain(t){return Ct(this.#t(t))}queryOf(t){
return ds(t)}trace(t,n={}){let s=this.#t(t,n),{query:o,trace:r}=s,i=hn(s),{pointer:a,generation:c,final:l}=i.location_probabilities,
u=[...a??[],...c??[],...l].map(h=>h.location),m=[...new Set([...u,...o.history.locations])].map(h=>[h,{label:this.places.
label(h),category:this.places.at(h).category}]);return{...i,self_attention:null,pointer:dn(r),architecture:this.network.
architecture,interventions:o.interventions,places:Object.fromEntries(m),tensors:r,weights:this.network.weights}}predict(t){
let{trace:n}=this.#t(t),[s=v]=et(n.probabilities.values,1),{name:o}=this.places.at(s);return{location:s,name:o,probability:Number(
n.probabilities.values[s])}}sweep(t,n){let s=this.#t(n),{prediction:o}=Ct(s);return{prediction:o,variants:Cs(t,s)}}answer(t,n){
return Ps(this,t,n)}circuit(t){let n=this.#t(t),{location:s}=Ct(n).prediction,o=Wt(this.network.architecture,n.query.interventions),
r=yn(n);return{location:s,variants:r,conclude:a=>En(o,s,a)}}#t(t,n={}){try{return Ts(this,t,n)}catch(s){throw s instanceof
dt?new D([{where:"model",message:s.message,suggestions:[]}]):s}}};if("DedicatedWorkerGlobalScope"in globalThis){let e;globalThis.onmessage=({data:t,ports:n})=>{"weights"in t?e=new jt(t.vocabulary,
t.weights):n[0]?.postMessage(gr(e,t))}}function gr(e,{input:t,location:n}){try{return{answer:e.answer(t,n)}}catch(s){return{
error:s instanceof Error?s.message:String(s)}}}export{jt as BrowserModel};
