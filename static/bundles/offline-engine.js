(()=>{var Yo=Object.defineProperty;var Tn=(e,t)=>{for(var n in t)Yo(e,n,{get:t[n],enumerable:!0})};var{currentScript:Nn}=document,Ho=Nn instanceof HTMLScriptElement?Nn.src:"",y=new URL("static/js/",Ho||document.baseURI).
href;var En={};Tn(En,{BrowserModel:()=>yn});function Wt({layers:e,heads:t,components:n},{remove_heads:o,skip:s,only:r}){let i=[],a=(u,f)=>s.some(m=>m.layer===u&&m.part===
f),c=(u,f)=>o==="all"||o.some(([m,h])=>m===u&&h===f);for(let u=0;u<e;u++){for(let f=0;f<t&&!a(u,"attention");f++)c(u,f)||
i.push({name:`layers.${u}.heads.${f}`,layer:u,head:f});a(u,"feed_forward")||i.push({name:`layers.${u}.feed_forward`,layer:u,
head:null})}let l=["pointer","generation"].filter(u=>n.includes(u)&&(r??u)===u).map(u=>({name:u,layer:null,head:null}));
return{encoder:i,outputs:l}}function Sn({bundle:e,query:{history:t,masked:n,interventions:o}}){let{encoder:s,outputs:r}=Wt(
e.network.architecture,o);if(s.length+r.length>12)return[];let{remove_heads:i,skip:a}=o;return Array.from({length:2**s.length},
(c,l)=>{let u=s.filter((p,d)=>!(l&1<<d)),f=u.flatMap(({layer:p,head:d})=>d===null?[]:[[p,d]]),m=u.filter(({head:p})=>p===
null),h={...o,remove_heads:i==="all"?i:[...i,...f],skip:[...a,...m.map(({layer:p})=>({layer:p,part:"feed_forward"}))]};return{
input:{history:t,masked:n,interventions:h}}})}function On({encoder:e,outputs:t},n,o){let s=[...e,...t],r=2**s.length,i=new Float64Array(
r),a=new Uint8Array(r);for(let p=0;p<r;p++){let d=o[p&2**e.length-1],E=t.filter((T,A)=>p&1<<e.length+A),v=d&&Vo(d,E);i[p]=
v?.probability??0,a[p]=+(v?.location===n)}let c=[...a.keys()].filter(p=>a[p]),l=Math.min(...c.map(Ft)),u=c.filter(p=>Ft(
p)===l),f=p=>Math.round(1e6*(i[p]??0)),m=u.reduce((p,d)=>f(d)>f(p)?d:p),h=Bo(i);return{parts:s.map((p,d)=>({...p,value:h[d]??
0,isKept:!!(m&1<<d)})),location:n,whole:i[r-1]??0,smallest:i[m]??0,equallySmall:u.length,keeping:c.length,networks:(2**t.
length-1)*2**e.length}}function Vo({prediction:e,probability:t,alone:n},o){if(o.length===2)return{location:e.location,probability:t};
let[s]=o;return s?n[s.name]:null}function Bo(e){let t=Math.round(Math.log2(e.length)),n=[1/t];for(let o=1;o<t;o++)n.push(
Number(n[o-1])*o/(t-o));return Array.from({length:t},(o,s)=>{let r=0;for(let i=0;i<e.length;i++){if(i&1<<s)continue;let a=Number(
e[i|1<<s])-Number(e[i]);r+=Number(n[Ft(i)])*a}return r})}function Ft(e){let t=0;for(let n=e;n;n&=n-1)t++;return t}var bn=null;function O(e){return{values:new Float32Array(e.reduce((t,n)=>t*n,1)),shape:e}}function at(e,t){return{values:e.
values.map((n,o)=>n+t.values[o]),shape:e.shape}}function z(e,t,n){return Yt(e,t,n.values)}function Yt({values:e,shape:t},{
values:n,shape:[o,s]},r){let i=O([...t.slice(0,-1),o]),{values:a}=i,c=l=>n.subarray(l*s,(l+1)*s);for(let l=0;l<o;l+=4){let u=Math.
min(l+1,o-1),f=Math.min(l+2,o-1),m=Math.min(l+3,o-1),[h,p,d,E]=[c(l),c(u),c(f),c(m)];for(let v=0,T=0;v<e.length;v+=s,T+=
o){let A=r[l],P=r[u],K=r[f],St=r[m];for(let M=0;M<s;M++){let G=e[v+M];A+=G*h[M],P+=G*p[M],K+=G*d[M],St+=G*E[M]}a[T+l]=A,
a[T+u]=P,a[T+f]=K,a[T+m]=St}}return i}function An({values:e,shape:t},{values:n},{values:o}){let s=n.length,r=O(t),i=O(t.
slice(0,-1)),a=O(t.slice(0,-1));for(let c=0;c<e.length/s;c++){let l=c*s,u=0;for(let p=0;p<s;p++)u+=e[l+p];let f=u/s,m=0;
for(let p=0;p<s;p++)m+=(e[l+p]-f)**2;let h=1/Math.sqrt(m/s+1e-5);for(let p=0;p<s;p++)r.values[l+p]=(e[l+p]-f)*h*n[p]+o[p];
i.values[c]=f,a.values[c]=h}return{normed:r,mean:i,reciprocal_deviation:a}}function Z({values:e,shape:t},n=1){if(!(n>0&&
n<Number.POSITIVE_INFINITY))throw new RangeError(`The temperature must be a positive number, not ${n}.`);let o=O(t),s=t[t.
length-1];for(let r=0;r<e.length;r+=s){let i=r+s,a=Number.NEGATIVE_INFINITY;for(let l=r;l<i;l++)a=Math.max(a,e[l]);let c=0;
for(let l=r;l<i;l++)o.values[l]=Math.exp((e[l]-a)/n),c+=o.values[l];for(let l=r;l<i;l++)o.values[l]/=c}return o}function Ht(e,t){
if(!t)return e;let n=(o,s)=>t[s%t.length]?o:Number.NEGATIVE_INFINITY;return{values:e.values.map(n),shape:e.shape}}function Xo(e,t){
return{values:e.values.map(n=>n/Math.sqrt(t)),shape:e.shape}}function wn(e,t,n=!0){let[o,s]=t.shape;return Yt(n?Xo(e,s):
e,t,new Float32Array(o))}function Ko(e,t){let[n,o]=t.shape,s=O([o,n]);for(let r=0;r<n*o;r++)s.values[r%o*n+Math.floor(r/
o)]=t.values[r];return Yt(e,s,new Float32Array(o))}function xn(e,t,n,{mask:o,temperature:s,scaled:r,at:i=Vt}){let a=i("s\
cores",Ht(wn(e,t,r),o)),c=i("weights",Z(a,s));return{scores:a,weights:c,outputs:Ko(c,n)}}var Vt=(e,t)=>t;function vn({values:e,
shape:t}){let n=O(t);for(let o=0;o<e.length;o++)n.values[o]=.5*e[o]*(1+zo(e[o]*Math.SQRT1_2));return n}function In(e,t,n,o,s,r=Vt){
let i=r("pre",z(e,t,n)),a=r("hidden",vn(i));return{pre:i,hidden:a,out:z(a,o,s)}}function Mn(e,t,n=!0){return wn(e,t,n)}function Rn(e,t){
return at(e,t)}function kn(e,t,n){let o=O([n]);return e.values.forEach((s,r)=>{o.values[t[r]]+=s}),o}function Ln(e,t,n,o,s,r=Vt){
let i=r("hidden",vn(z(e,t,n))),a=r("logit",{values:z(i,o,s).values,shape:[]});return{hidden:i,logit:a,value:Go(a)}}function Go({
values:e,shape:t}){return{values:e.map(n=>1/(1+Math.exp(-n))),shape:t}}function $n({values:e},t,n){let o=(s,r)=>e[0]*s+(1-
e[0])*n.values[r];return{values:t.values.map(o),shape:t.shape}}function Bt({values:e}){return e.reduce((t,n)=>t-(n?n*Math.
log(n):0),0)}function Cn(e){return Math.exp(Bt(e))}function zo(e){let t=Math.abs(e);if(!(t<6))return Math.sign(e);let n=Math.
round(t*16);return bn??=qo(),Math.sign(e)*Pn(bn,n*10,t-n/16)}function qo(){let e=new Float64Array(970),t=0;for(let n=0;n<
e.length;n+=10){let o=n/10/16;e[n]=t;let s=0,r=2/Math.sqrt(Math.PI)*Math.exp(-o*o);for(let i=1;i<10;i++)e[n+i]=r/i,[s,r]=
[r,-2*(o*r+s)/i];t=Pn(e,n,1/16)}return e}function Pn(e,t,n){let o=0;for(let s=9;s>=0;s--)o=o*n+e[t+s];return o}var ct=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var Dn=[1900,2200],Un=`,@+#"
\r`,jn=/^(?:[0-9]{1,5})$/,Fn=/^(?:#[0-9]{1,9})$/,Wn=/[0-9]:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)? *([Zz]|[+-] *[0-9]{2}(:?[0-9]{2})?)$/,
Yn=/([0-9]:[0-9]{2}):[0-9]{2}([.][0-9]+)?$/,Xt=/^(?:((?<weekday>[A-Za-z]{3,9}) +|(?<date>[0-9]{4}-[0-9]{2}-[0-9]{2})[ Tt]+)?(?<hour>[0-9]{1,2}):(?<minute>[0-9]{2}))$/,
Y=1,I=2,H=5,Kt=100,Hn=100,Vn=3,Ot=.75,Gt=85,zt=60,Bn=/[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g,
Xn=/[\u0300-\u036f]+/g,Kn={æ:"ae",œ:"oe",ø:"o",ð:"d",đ:"d",þ:"th",ħ:"h",ı:"i",ł:"l"},lt=20773,Gn=480,zn=60,qn=15,
Jn=30,bt=96,At=7,wt=8,xt=99;var Qn=100,Zn=36500,to=["user","time","weekday","recency","duration","position_from_end","sinusoidal","attention","point\
er","position_bias","generation","gate"],eo=60,no=[-12,-11,-10,-9,-8,-7,-6,-5,-4,-3,-2,-1,0,1,2,3,4,5,6,7,8,9,10,11];var qt=`	
\v\f\r              \u2028\u2029  　`;var N=e=>Math.floor(e/1440),R=e=>e-N(e)*1440,V=e=>q(e+3,7),q=(e,t)=>(e%t+t)%t,ut=e=>new Date(e*864e5).toISOString().slice(
0,10),vt=e=>[Math.floor(e/60),e%60].map(t=>String(t).padStart(2,"0")).join(":");function oo(e){let t=Date.parse(`${e}T00\
:00Z`)/864e5;return e>="0001"&&!Number.isNaN(t)&&ut(t)===e?t:null}function Jt(e,t,n){return{locations:e.map(o=>o.location),user:t,weekdays:e.map(o=>V(N(o.arrival))),startMinutes:e.map(o=>R(
o.arrival)),durations:e.map(o=>o.duration),daysBefore:e.map(o=>N(n)-N(o.arrival))}}function so({locations:e,weekdays:t,startMinutes:n,
durations:o,daysBefore:s}){let i=lt+q(t.at(-1)??0,7)+(s.at(-1)??0);return e.map((a,c)=>({location:a,arrival:(i-(s[c]??0))*
1440+(n[c]??0),duration:o[c]??0,filledIn:[]}))}function It(e,t){let n=o=>t.map(s=>o[s]??0);return{locations:n(e.locations),
user:e.user,weekdays:n(e.weekdays),startMinutes:n(e.startMinutes),durations:n(e.durations),daysBefore:n(e.daysBefore)}}function ro(e,t){
let n=e.locations.length,o=(s,r,i)=>Int32Array.from(s,a=>Math.min(Math.max(Math.floor(a/r),0),i));return{locations:Int32Array.
from(e.locations),user:e.user,time:o(e.startMinutes,qn,bt),weekday:o(e.weekdays,1,At),recency:o(e.daysBefore,1,wt),duration:o(
e.durations,Jn,xt),positionFromEnd:Int32Array.from(e.locations,(s,r)=>Math.min(n-r,t-1))}}var B={};Tn(B,{AGAINST_NOT_JSON:()=>cs,ALTERNATIVES:()=>Ne,BY_KEY_VISIT:()=>is,CHANGES_NOT_JSON:()=>ze,CLOSE_PERSON:()=>Ee,
CLOSE_PLACE:()=>he,COLUMN_LENGTH:()=>Me,DATE_OUT_OF_RANGE:()=>ce,EVERY_VISIT_MASKED:()=>De,EXCLUSIVE:()=>$e,FORM_ERRORS:()=>fs,
LAST_VISIT_MASKED:()=>Ue,LEFT_OUT:()=>Se,LONE_SURROGATE:()=>mt,MOMENT_TOO_LONG:()=>ne,NEAREST:()=>Ve,NOTHING_TO_BLEND:()=>We,
NOT_AN_ID:()=>ee,NOT_AN_OBJECT:()=>us,NOT_AN_ORDER:()=>Ce,NOT_A_DATE:()=>ae,NOT_A_DAY:()=>ie,NOT_A_LIST:()=>Mt,NOT_A_MOMENT:()=>se,
NOT_A_NUMBER:()=>tn,NOT_A_STAY:()=>le,NOT_A_TIME:()=>re,NOT_A_VISIT:()=>Qt,NOT_A_WHOLE_NUMBER:()=>en,NOT_FINITE:()=>Ke,NOT_ONE_PLACE:()=>Jo,
NOT_PATCHED:()=>ls,NOT_PLAIN_JSON:()=>Ge,NO_COUNTERPART:()=>rs,NO_HEAD:()=>je,NO_HISTORIES:()=>Qo,NO_HISTORY:()=>Oe,NO_LAYER:()=>Fe,
NO_LOCATION:()=>ue,NO_PEOPLE:()=>ye,NO_PERSON_ID:()=>de,NO_PLACE:()=>ft,NO_PLACE_NAMES:()=>me,NO_QUANTITY:()=>Zo,NO_QUANTITY_NAMED:()=>ts,
NO_SITE:()=>He,NO_SUCH_PERSON:()=>ge,NO_SUCH_PLACE:()=>pe,NO_VISITS:()=>Ae,NO_VISIT_TO_MASK:()=>Pe,NO_VISIT_TO_PATCH:()=>ss,
NUMBER_RANGE:()=>Ze,OUT_OF_RANGE:()=>Re,PARAMETER_NOT_JSON:()=>qe,PARTS:()=>Ye,PERSON:()=>Te,POSITIONS_OF_MANY:()=>es,PREDICTION_TOO_EARLY:()=>ve,
RECEIVER_BEFORE_SENDER:()=>as,RECORD_OUT_OF_ORDER:()=>Le,RECORD_WITH_USER:()=>Ie,SEMICOLON:()=>pt,SEVERAL_PEOPLE:()=>_e,
SEVERAL_PLACES:()=>fe,SEVERAL_USERS:()=>ke,SITE_NOT_A_TENSOR:()=>ns,SITE_NOT_FINITE:()=>Xe,SITE_SHAPE:()=>Be,TIME_ZONE:()=>oe,
TOO_MANY_VISITS:()=>we,TWO_HISTORIES:()=>be,TWO_NETWORKS:()=>os,UNKNOWN_FIELD:()=>Je,UNQUOTED_NUMBER_SIGN:()=>te,VISIT_OUT_OF_ORDER:()=>xe,
VISIT_TOO_LONG:()=>Zt,WHOLE_NUMBER_RANGE:()=>Qe});var ft="The visit names no place. Write the name of a place, or an id such as #17.",Jo="This is not one place. Write the\
 name of a place, or an id such as #17.",Qt="This visit cannot be read. A visit is a place, then @ with a day and a time\
, then + with minutes, such as Café Luna @ Mon 08:00 +45. Put a name with , @ + # or a quote in double quotes.",pt="A s\
emicolon does not end a visit. Separate visits by commas or new lines.",Zt="This visit has {characters:,} characters; at\
 most {most:,} characters are read. Shorten it.",te="“{name}” contains #. Put a name with # in double quotes.",ee="“\
{name}” is not a location id. Write # and a number, such as #17.",ne="“{text}…” is too long for a day and time. Write \
Mon 08:00, 2026-11-16 08:00 or 08:00.",oe="“{text}” has a time zone, but times are local to the people who make the visi\
ts. Leave out the time zone.",se="“{text}” is not a day and time. Write Mon 08:00, 2026-11-16 08:00 or 08:00.",re="“\
{text}” is not a time of day. Write an hour from 00 to 23 and minutes from 00 to 59.",ie="“{text}” is not a day. Write\
 one of {days}, or a date such as 2026-11-16.",ae="There is no date {text}. Write a date of the calendar, such as 2026-1\
1-16.",ce="The date {text} is out of range. Write a date between {first_year} and {last_year}.",le="“+{text}” is not a l\
ength of stay. Write whole minutes from +0 to +{most}.",ue="There is no location #{location}. Write an id from #{first} \
(unknown place) to #{last}.",fe="{count:,} places match “{name}”: {listed}. Write the one you mean, such as {example}.",
pe="No place matches “{name}”. Write a name from the list of places, or an id such as #{first}.",me="No place matche\
s “{name}”. The places of this model have no names. Write an id, such as #{first}.",he="No place matches “{name}”. D\
id you mean {meant}?",de="There is no person {person}. Write an id from 1 to {last}.",_e="{count:,} people match “{name}\
”. Write one of {listed}.",ge="No person matches “{name}”. Write a person's name, or an id from 1 to {last}.",ye="\
No person matches “{name}”. This model knows no people: leave the user out.",Ee="No person matches “{name}”. Did you\
 mean {meant}?",Te="Person {user}",Ne="{listed} or {last}",Se="{listed} and {left_out:,} more",Oe="The query has no hist\
ory. Send visits or a record.",Qo="There is no history. Pass at least one.",be="The query has visits and a record. Send \
only one of them.",Ae="There are no visits. Write at least one visit, such as where the day begins.",we="The history has\
 {visits} visits; the model accepts at most {most}. Leave out the oldest {excess}.",xe="This visit begins before the one\
 above it ({arrival}). Write visits oldest first, or correct the date.",ve="The moment to predict lies before the last v\
isit ({arrival}). Enter a later moment, or leave it empty.",Ie="A record contains its own person and days. Leave out use\
r and predict_at.",Me="The column has {numbers} numbers for {visits} visits. Send one number for each visit.",Re="The nu\
mber is out of range. Enter a whole number from {minimum} to {maximum}.",ke="The record has visits of several people. Se\
nd the visits of one person.",Le="The visits are not in order, because the days before the prediction increase. Send vis\
its oldest first.",$e="`{one}` and `{other}` exclude each other. Send one of them.",Ce="The order does not fit the {visi\
ts} visits. List each position from 0 to {last} exactly once.",Pe="There is no visit at position {position}. Mask positi\
ons from 0 to {last}.",De="Every visit is masked, so no visit is left to attend to. Unmask the last visit.",Ue="The last\
 visit (position {position} as sent, counted from 0) cannot be masked, because the prediction is read from it. Remove it\
 from the visits instead.",je="There is no head {head} in layer {layer}: layers run from 0 to {last_layer}, heads from 0\
 to {last_head}.",Fe="There is no layer {layer}; layers run from 0 to {last_layer}.",We="This network has no {part}, so \
there is nothing to blend. Leave `{option}` out.",Ye={pointer:"pointer",generation:"generation head"},He="This network h\
as no site `{site}`. Its sites run from `{first}` to `{last}`.",Zo="No quantity is chosen. Name at least one.",ts="This \
network has no quantity `{site}`. Choose one such as `{first}`, or a site such as `{last}`.",es="The positions of `{name\
}` differ from history to history. Put `{name}` into the queries.",Ve="Did you mean {names}?",ns="The function at `{site\
}` returned a {found}. Return an array, or None to change nothing.",Be="The function at `{site}` returned a tensor of sh\
ape {found}; return one of shape {expected}.",Xe="The function at `{site}` returned infinite or undefined numbers. Retur\
n finite ones; scores that are minus infinity may stay so.",os='Patching needs two runs of one network, but the clean on\
e is of "{clean}" and the changed one of "{changed}". Explain both histories with one model.',ss="The clean history has \
no visit {position}. Choose positions from 0 to {last}.",rs="Visit {position} cannot be patched. {alignment}",is="`{site\
}` has a number for every visit that is read, so it can be patched between histories of equal length only. {alignment}",
as="`{receiver}` does not come after `{sender}` in the pass, so nothing can flow to it. Exchange the two, or choose a la\
ter receiver.",Ke='The model "{model}" cannot answer this query: its `{tensor}` contains infinite or undefined numbers. \
The weights are too large for 32-bit arithmetic. Choose another model or other visits.',mt="The text contains half a cha\
racter (a lone surrogate). Remove it.",Ge="This is not plain JSON. Remove half characters (lone surrogates) and deep nes\
ting.",ze="The link's changes cannot be read: a part of the link is missing or damaged. Copy the whole link again, or re\
move `interventions` from it.",qe="The parameter is not valid JSON. Send JSON.",cs='This is not valid JSON. Send the fie\
lds of the query to compare with as a JSON object, such as {"visits": "…"}.',ls="The site “{site}” was not patched.",
Je="There is no field “{name}” here. Correct its name, or remove it.",Qe="Enter a whole number from {minimum:g} to {\
maximum:g}.",Ze="Enter a value from {minimum:g} to {maximum:g}.",us="This is not a JSON object. Send a JSON object.",Mt="\
This is not a list. Send a list.",tn="This is not a number. Enter a number.",en="This is not a whole number. Enter a who\
le number.",fs={missing:"A required value is missing. Add it.",tuple_type:"This is not a list. Send a list.",list_type:"\
This is not a list. Send a list.",string_type:"This is not a text. Send a text.",string_too_long:"The text is too long. \
Send at most {max_length} characters.",bool_type:"This is neither true nor false. Send true or false.",too_long:"The lis\
t is too long. Send at most {max_length} items.",too_short:"The list is too short. Send at least {min_length} items.",greater_than:"\
The number is too small. Enter a number above {gt:g}.",greater_than_equal:"The number is too small. Enter a number of at\
 least {ge:g}.",less_than_equal:"The number is too large. Enter a number of at most {le:g}.",finite_number:"The number i\
s not finite. Enter a finite number.",int_type:"This is not a whole number. Enter a whole number.",int_parsing:"This is \
not a whole number. Enter a whole number.",int_from_float:"This is not a whole number. Enter a whole number.",string_unicode:"\
The text contains half a character (a lone surrogate). Remove it.",float_type:"This is not a number. Enter a number.",float_parsing:"\
This is not a number. Enter a number.",literal_error:"This value is not known. Choose one of {expected}.",model_attributes_type:"\
This is not a JSON object. Send a JSON object.",model_type:"This is not a JSON object. Send a JSON object.",dict_type:"T\
his is not a JSON object. Send a JSON object."};var U=class extends Error{constructor(t){super(t.map(({where:n,message:o})=>`${n}: ${o}`).join(" ")),this.problems=t.slice(
0,12)}};function _(e,t,n={},o=[]){return new U([{where:e,message:g(t,n),suggestions:o}])}function g(e,t){return e.replace(
/\{(\w+)(:,)?[^}]*\}/g,(n,o,s)=>{let r=String(t[o]);return s?r.replace(/\B(?=(\d{3})+$)/g,","):r})}function j(e,t){try{return t()}catch(n){
if(!(n instanceof U))throw n;return e.push(...n.problems),null}}function k(e){if(e.length)throw new U(e)}var nn={remove_heads:{changes:[{at:"layers.{layer}.heads.{head}.outputs",do:"replace_with"}],said:{text:"{items} {replac\
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
{position}",between:" ",first:1},parts:["position"],default:[]}};var on=()=>Object.fromEntries(Object.entries(nn).map(([e,t])=>[e,t.default]));function Rt(e){return Object.entries(nn).flatMap(
([t,n])=>{let o=e[t]??n.default;return(Array.isArray(o)?o.length:o!==n.default)?[{key:t,declared:n,value:o}]:[]})}function ao({
parts:e},t){return(Array.isArray(t)?t:[t==="all"?e.map(()=>"*"):t]).map(o=>o&&typeof o=="object"&&!Array.isArray(o)?o:Object.
fromEntries([o].flat().map((s,r)=>[e[r],s])))}function co(e,t){k(Rt(e).flatMap(({key:n,declared:o,value:s})=>ps(n,o,s,t).
map(r=>({where:`interventions.${n}`,message:r,suggestions:[]}))))}function ps(e,t,n,{layers:o,heads:s,components:r}){let{
needs:i,requires:a=[]}=t,c={last_layer:o-1,last_head:s-1},u=(n==="all"||i&&!r.includes(i)?[]:ao(t,n)).filter(({layer:m=-1,
head:h=-1})=>Number(m)>=o||Number(h)>=s).map(m=>g("head"in m?je:Fe,{...m,...c})),f=a.map(m=>g(m,{value:n})).filter(m=>!r.
includes(m)).map(m=>g(We,{part:Ye[m],option:e}));return[...u,...f]}function lo(e,t){let n={},o={};for(let{site:s,make:r,
of:i,by:a}of ms(e,t))r?io(n,s,(c,l)=>r(c,{of:i,by:a},l)):io(o,s,i);for(let[s,r]of Object.entries(o))n[s]=[_s(r),...n[s]??
[]];return n}function io(e,t,n){e[t]=[...e[t]??[],n]}function*ms(e,t){let{d_model:n,heads:o}=t,s={"√k":Math.sqrt(n/o),
"√d":Math.sqrt(n)},r={...on(),...e};for(let{declared:i,value:a}of Rt(r))for(let c of i.changes??[]){let l=s[c.by??""]??
c.by??a,u=ds[r[c.do]??c.do];for(let f of ao(i,a))if(!(c.where&&!Object.values(f).includes(c.where)))for(let[m="",h=""]of hs(
c,f,t))yield{site:m,make:u,of:h,by:l}}}function hs({at:e,of:t},n,{layers:o,heads:s}){let r=[g(`${e} ${t}`,n)];for(let[i,
a]of Object.entries({layers:o,heads:s}))r[0]?.includes(`${i}.*`)&&(r=r.flatMap(c=>Array.from({length:a},(l,u)=>c.replaceAll(
`${i}.*`,`${i}.${u}`))));return r.map(i=>i.split(" "))}var ds={zero:({shape:e})=>O(e),mean:(e,t,{batch:n})=>gs(e,n.mask??
null),fill:({values:e,shape:t},{by:n})=>({values:e.map(()=>n),shape:t}),scale:({values:e,shape:t},{by:n})=>({values:e.map(
o=>o*n),shape:t}),soften:(e,{of:t,by:n},{trace:o})=>Z(o[t],n)};function _s(e){return(t,{trace:n})=>{let[o,s]=[...new Set(
e)].flatMap(r=>n[r]??[]);return s?O(t.shape):o??t}}function gs({values:e,shape:t},n){let[o,s]=t,r=O(t);for(let i=0;i<s;i++){
let[a,c]=[0,0];for(let l=0;l<o;l++)n&&!n[l]||(a+=e[l*s+i],c++);for(let l=0;l<o;l++)r.values[l*s+i]=a/c}return r}var ys=new RegExp(`[${qt}]+`),kt=e=>e!==""&&qt.includes(e);function b(e){let[t,n]=[0,e.length];for(;t<n&&kt(e.charAt(t));)
t+=1;for(;t<n&&kt(e.charAt(n-1));)n-=1;return e.slice(t,n)}var F=e=>e.split(ys).filter(Boolean),w=e=>[...e].length,L=(e,t)=>e.
length<=t?e:[...e.slice(0,2*t)].slice(0,t).join(""),W=e=>/\p{Surrogate}/u.test(e);var ht=ct.map(e=>e.slice(0,3)),Q={weekday:null,date:null,time:null};function po(e){let t=[],n=[];for(let[o,{written:s}]of cn(
e).entries()){let r=j(t,()=>Ts(s,`visits[${o}]`));if(r)n.push(r);else if(t.length>=12)break}return k(t),n}function mo(e){
return e.map(t=>{let n=rn(t);return[...[dt(t.place),n&&`@ ${n}`],t.stay===null?"":`+${t.stay}`].filter(Boolean).join(" ")}).
join(", ")}function dt(e){return typeof e=="number"?`#${e}`:e&&e===b(e)&&![...Un].some(n=>e.includes(n))?e:`"${e.replaceAll(
'"','""')}"`}function rn({weekday:e,date:t,time:n}){return[e===null?t!==null&&ut(t):ht[e],n!==null&&vt(n)].filter(Boolean).
join(" ")}function Lt(e,t){let n=b(e);if(w(n)>40)throw _(t,ne,{text:L(n,40)});let{groups:o}=Xt.exec(n)??Xt.exec(n.replace(
Yn,"$1"))??{};if(!o)throw _(t,Wn.test(n)?oe:se,{text:n});let[s,r]=[Number(o.hour),Number(o.minute)];if(s>23||r>59)throw _(
t,re,{text:n});return{weekday:As(o.weekday,t),date:ws(o.date,t),time:s*60+r}}function an(e,t){if(!Fn.test(e))throw _(t,ee,
{name:L(e,40)});return Number(e.slice(1))}function cn(e){let t=[],n=0,o=!1;for(let{0:s,index:r}of e.matchAll(/[",\n\r]|$/g))
s==='"'?o=!o:(!o||!s)&&(t.push({written:e.slice(n,r),start:n}),n=r+1);return t.filter(({written:s})=>b(s))}function Es(e){
return e.startsWith('"')?Os(e):e.search(/[@+]|$/)}function Ts(e,t){try{return Ns(e,t)}catch(n){throw e.replace(/"[^"]*"/g,
"").includes(";")?_(t,pt):n}}function Ns(e,t){let n=b(e),o=w(n);if(o>2e3)throw _(t,Zt,{characters:o,most:2e3});let s=Ss(
n);if(!s)throw _(t,Qt);let r=bs(s.place,t);if(r==="")throw _(t,ft);let i=s.moment===null?Q:Lt(s.moment,t),a=s.stay===null?
null:xs(b(s.stay),t);return{place:r,...i,stay:a}}function Ss(e){let t=e.startsWith('"'),n=Es(e),o=b(e.slice(0,n)),s=b(e.
slice(n)),r=null,i=null;if(s.startsWith("@")){let c=s.search(/\+|$/);r=s.slice(1,c),s=s.slice(c)}s.startsWith("+")&&(i=s.
slice(1),s="");let a=/[@+]/.test(`${r??""}${i??""}`);return s||a||!t&&o.includes('"')?null:{place:o,moment:r,stay:i}}function Os(e){
let t=e.indexOf('"',1);for(;t>0&&e[t+1]==='"';)t=e.indexOf('"',t+2);return t+1}function bs(e,t){if(e.startsWith('"'))return e.
slice(1,-1).replaceAll('""','"');if(e.startsWith("#"))return an(e,t);if(e.includes("#"))throw _(t,te,{name:L(e,60)});return e}
function As(e,t){if(e===void 0)return null;let n=ct.findIndex(o=>o.toLowerCase().startsWith(e.toLowerCase()));if(n<0)throw _(
t,ie,{text:e,days:ht.join(", ")},ht);return n}function ws(e,t){if(e===void 0)return null;let n=oo(e);if(n===null)throw _(
t,ae,{text:e});let[o=0,s=0]=Dn,r=Number(e.slice(0,4));if(r<o||r>s)throw _(t,ce,{text:e,first_year:o,last_year:s});return n}
function xs(e,t){if(!jn.test(e)){let n={text:L(e,20),most:99999};throw _(t,le,n)}return Number(e)}var ln={type:"object",fields:{user:{type:"kinds",of:{name:{type:"text",max:1e3},id:{type:"int"}},kind:"_kind_of_user",nullable:!0,
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
default:[]}},after:"_check_exclusions",before:"_check_json",nullable:!0,default:null}}};var{FORM_ERRORS:$}=B,vs=255,Is=1e21,Ms={_kind_of_visits:e=>Array.isArray(e)?"list":"notation",_kind_of_visit:e=>typeof e==
"string"?"place":"visit",_kind_of_user:e=>typeof e=="string"?"name":"id"};function un(e,t){let n=[],o=tt(e,t,[],n);return k(
Rs(n)),o}function Rs(e){let t=new Map;for(let{path:o,message:s,expected:r}of e){let i=JSON.stringify(o),a=t.get(i);a?r&&
(a.message=`${a.message.replace(/\.$/,"")}, or ${r}.`):t.set(i,{path:o,message:s})}let n=new Set;for(let{path:o}of t.values())
for(let s=1;s<o.length;s+=1)n.add(JSON.stringify(o.slice(0,s)));return[...t].filter(([o])=>!n.has(o)).map(([,{path:o,message:s}])=>({
where:ks(o),message:s,suggestions:[]}))}function ks(e){return e.map(n=>typeof n=="number"?`[${n}]`:`.${n}`).join("").replace(
/^\./,"")||"body"}function tt(e,t,n,o){if(t===null&&e.nullable)return null;let s=o.length,r=(a,c)=>{o.push({path:n,message:a,
...c&&{expected:c}})};if(e.before==="_check_json"&&!_o(t,vs))return r(Ge);let i=Ls(e,t,n,o,r);if(o.length>s)return i;if(e.
after==="_check_exclusions"){let a=Rt(i);for(let{key:c,declared:l}of a){let u=l.excludes;u&&a.some(f=>f.key===u)&&r(g($e,
{one:u,other:c}))}}return e.after==="_sorted"&&Array.isArray(i)?Ys(i):i}function Ls(e,t,n,o,s){switch(e.type){case"objec\
t":return Ws(t)?Object.keys(t).some(W)?s(mt):$s(e.fields,t,n,o):s($.model_type);case"kinds":return tt(Ds(e,t),t,n,o);case"\
union":return Ps(e.of,t,n,o);case"list":return Array.isArray(t)?Cs(e,t,n,o,s):s(Mt);case"tuple":return Array.isArray(t)?
t.length>e.items.length?s(g($.too_long,{max_length:e.items.length})):e.items.map((r,i)=>i<t.length?tt(r,t[i],[...n,i],o):
o.push({path:[...n,i],message:$.missing})):s(Mt);case"literal":{if(e.values.some(i=>i===t))return t;let r=Vs(e.values.map(
i=>`'${i}'`));return s(g($.literal_error,{expected:r}),r)}case"text":return typeof t!="string"?s($.string_type):W(t)?s(mt):
t.length>e.max&&w(t)>e.max?s(g($.string_too_long,{max_length:e.max})):t;case"bool":return typeof t=="boolean"?t:s($.bool_type);default:{
if(typeof t=="string"&&e.lax&&W(t))return s(mt);let r=e.lax?Fs(t):t,i=Us(e,r);return i?s(i):r}}}function $s(e,t,n,o){let s={};
for(let[r,i]of Object.entries(e))Object.hasOwn(t,r)?s[r]=tt(i,t[r],[...n,r],o):i.default!==void 0?s[r]=i.default:o.push(
{path:[...n,r],message:$.missing});for(let r of Object.keys(t)){if(Object.hasOwn(e,r))continue;let i=L(r,eo);o.push({path:[
...n,i],message:g(Je,{name:i})})}return s}function Cs({items:e,max:t,wrap:n},o,s,r,i){let a=r.length,c=n?Qn:1,l=[];for(let[
u,f]of o.slice(0,t).entries()){if(u%c===0&&r.length>a)break;l.push(tt(e,f,[...s,u],r))}return o.length>t&&r.length===a&&
i(g($.too_long,{max_length:t})),l}function Ps(e,t,n,o){let s=[];for(let r of e){let i=[],a=tt(r,t,n,i);if(!i.length)return a;
for(let c of i)s.push(c)}for(let r of s)o.push(r);return t}function Ds({of:e,kind:t},n){let o=e[Ms[t]?.(n)??""];if(!o)throw new Error(
`There is no kind of value that ${t} chooses.`);return o}function Us({type:e,gt:t,ge:n,le:o},s){let r=typeof s=="number"&&
(e==="float"||js(s)),i=r&&(s<Number(n)||s<=Number(t));return r&&!i&&!(s>Number(o))?null:n!==void 0&&o!==void 0?g(e==="in\
t"?Qe:Ze,{minimum:n,maximum:o}):r?t!==void 0?g($.greater_than,{gt:t}):g($.greater_than_equal,{ge:Number(n)}):e==="int"?en:
tn}var js=e=>Number.isInteger(e)&&Math.abs(e)<Is;function Fs(e){return typeof e=="boolean"?Number(e):typeof e!="string"?
e:/^\s*[+-]?\d+(_\d+)*(\.0+)?\s*$/.test(e)?Number(e.replaceAll("_","")):e}var Ws=e=>typeof e=="object"&&e!==null&&!Array.
isArray(e);function _o(e,t){return typeof e=="string"?!W(e):typeof e!="object"||e===null?!0:t?Object.entries(e).every(([
n,o])=>!W(n)&&_o(o,t-1)):!1}function Ys(e){return[...new Map(e.map(n=>[JSON.stringify(n),n])).values()].sort((n,o)=>Hs(ho(
n),ho(o)))}function ho(e){return typeof e!="object"?[e]:Object.values(e)}function Hs(e,t){for(let[n,o]of e.entries()){let s=t[n]??
o;if(o!==s)return o<s?-1:1}return 0}var Vs=e=>[e.slice(0,-1).join(", "),e.at(-1)].filter(Boolean).join(" or ");function fn(e,t){let n=[],o=[];for(let[s,{place:r,stay:i,...a}]of e.entries()){let c=`visits[${s}]`,l=j(n,()=>t.find(r,c))??
0,u=o.at(-1),f=Bs(a,u);if(u&&f<u.arrival){let d=N(u.arrival),E=`${ht[V(d)]} ${et(u.arrival)}`;n.push(..._(c,xe,{arrival:E}).
problems)}if(n.length>=12)break;u?.filledIn.includes("stay")&&(u.duration=Math.min(u.duration,f-u.arrival));let m={day:a.
weekday===null&&a.date===null,time:a.time===null,stay:i===null},h=i??t.at(l).typical_minutes??zn,p=Object.entries(m).flatMap(
([d,E])=>E?d:[]);o.push({location:l,arrival:f,duration:h,filledIn:p})}return k(n),o}function $t({weekday:e,date:t,time:n},o){
let s=n??0;if(t!==null)return t*1440+s;let r=o===null?lt*1440:o+1,i=N(r)+(s<R(r)?1:0),a=e===null?0:q(e-V(i),7);return(i+
a)*1440+s}var pn=({arrival:e,duration:t})=>e+t,et=e=>`${ut(N(e))} ${vt(R(e))}`;function Bs(e,t){return e.time!==null?$t(
e,t?t.arrival:null):t?pn(t):lt*1440+Gn}function Eo(e,{places:t,people:n,architecture:o}){let s=un(ln,e),r=Xs(s,t,n,o.max_visits);if(!s.interventions)return r;let i=Ks(
r,s.interventions);return co(s.interventions,o),i}function To(e){let t=s=>e.getAll(s).at(-1)??null,n=t("top_k"),o=n===null?
{}:{top_k:n};return un({type:"object",fields:{top_k:ln.fields.top_k}},o),{user:t("user")||null,visits:t("visits"),predict_at:t(
"predict_at"),...o,record:yo(t("record"),"record"),interventions:yo(t("interventions"),"interventions")}}function No({history:e,
visits:t,written:n,sent:o,masked:s},r){return t.map((i,a)=>{let{location:c,arrival:l,duration:u}=i,{name:f,category:m}=r.
at(c),h=e.weekdays[a]??0,p=R(l),d=n?.[a]??{weekday:h,date:null,time:p,stay:u},E=et(l).replace(" ","T");return{location:c,
name:f,label:r.label(c),category:m,place:dt(r.written(c)),written_moment:rn(d),written_stay:d.stay,arrival:V(N(l))===h?E:
null,weekday:h,start_minute:e.startMinutes[a]??0,duration_minutes:u,days_before:e.daysBefore[a]??0,steps_back:t.length-1-
a,sent:o[a]??a,masked:s.includes(a),filled_in:i.filledIn}})}function So({written:e,sent:t}){if(!e)return null;let n=e.map(
(o,s)=>({visit:o,at:t[s]??s}));return mo(n.sort((o,s)=>o.at-s.at).map(({visit:o})=>o))}function Xs(e,t,n,o){let{record:s,
visits:r}=e;if(s===null&&r===null)throw _("visits",Oe);if(s!==null&&r!==null)throw _("visits",be);if(s!==null)return Qs(
s,e,t,n,o);let i=[],a=j(i,()=>n.find(e.user))??0,c=j(i,()=>{let l=typeof r=="string";bo((l?cn(r):r??[]).length,o,"visits");
let u=l?po(r):zs(r??[]),f=fn(u,t),m=f.at(-1);return{written:u,visits:f,predictAt:Js(e.predict_at,m)}});if(!c||i.length)throw new U(
i);return Oo({...c,history:Jt(c.visits,a,c.predictAt)},e)}function Oo(e,t){let n=[...e.visits.keys()];return{...e,topK:t.
top_k,interventions:on(),sent:n,masked:[]}}function Ks(e,t){let{visits:n,written:o}=e,s=t.order.length?t.order:e.sent,r=n.
length-1;if(!(s.length===n.length&&new Set(s).size===n.length)||Math.max(...s)>r){let a={visits:n.length,last:r};throw _(
"interventions.order",Ce,a)}return Gs(t.mask_visits,s),{...e,history:It(e.history,s),visits:s.map(a=>n[a]),written:o&&s.
map(a=>o[a]),interventions:t,sent:s,masked:t.mask_visits.map(a=>s.indexOf(a)).sort((a,c)=>a-c)}}function Gs(e,t){let n="\
interventions.mask_visits",o=t.length-1,[s=0,r=0]=[e.at(-1),t.at(-1)];if(s>o)throw _(n,Pe,{position:s,last:o});if(e.length===
t.length)throw _(n,De);if(e.includes(r))throw _(n,Ue,{position:r})}function zs(e){let t=[],n=[];for(let[o,s]of e.entries()){
let r=j(t,()=>qs(s,`visits[${o}]`));if(r)n.push(r);else if(t.length>=12)break}return k(t),n}function qs(e,t){if(typeof e==
"string")return{place:go(e,t),...Q,stay:null};let{location:n,arrival:o,duration_minutes:s}=e,r=typeof n=="string"?go(n,t):
n,i=o===null?Q:Lt(o,`${t}.arrival`);return{place:r,...i,stay:s}}function go(e,t){let n=b(e);if(/^#[0-9]+$/.test(n))return an(
n,t);if(!n)throw _(t,ft);return n}function bo(e,t,n){if(!e)throw _(n,Ae);if(e>t)throw _(n,we,{visits:e,most:t,excess:e-t})}
function Js(e,t){if(e===null||!b(e))return pn(t);let n=$t(Lt(e,"predict_at"),t.arrival);if(n<t.arrival){let o=et(t.arrival);
throw _("predict_at",ve,{arrival:o})}return n}function Qs(e,t,n,o,s){let{X:r,user_X:i}=e;if(bo(r.length,s,"record.X"),t.
user!==null||t.predict_at!==null)throw _("record",Ie);let a=typeof i=="number"?[i]:i,c=e.diff??[],l={X:[r,Y,n.vocabularySize-
1],user_X:[a,0,o.users?o.users-1:1e9],weekday_X:[e.weekday_X??[],0,ct.length-1],start_min_X:[e.start_min_X??[],0,1439],dur_X:[
e.dur_X??[],0,99999],diff:[c,0,Zn]},u=[],f=(T,A,P={})=>{let K=g(A,P);u.push({where:`record.${T}`,message:K,suggestions:[]})};
for(let[T,[A,P,K]]of Object.entries(l)){let St=T==="user_X"&&typeof i=="number";if(A.length!==r.length&&!St){let M={numbers:A.
length,visits:r.length};f(T,Me,M)}for(let[M,G]of A.entries())(G<P||G>K)&&f(`${T}[${M}]`,Re,{minimum:P,maximum:K})}new Set(
a).size>1&&f("user_X",ke),c.some((T,A)=>T>(c[A-1]??T))&&f("diff",Le),k(u);let m={locations:r,user:o.users?a[0]??0:0,weekdays:e.
weekday_X??[],startMinutes:e.start_min_X??[],durations:e.dur_X??[],daysBefore:c},h=so(m),p=h.at(-1).arrival,d=Math.max(p,
(N(p)+(c.at(-1)??0))*1440),E=Zs(h,n),v=tr(m,E,n,d);return Oo({history:m,visits:h,written:v?E:null,predictAt:d},t)}function Zs(e,t){
return e.map(({location:n,arrival:o,duration:s},r)=>{let i=e[r-1]?.arrival??null,[a,c,l]=[R(o),V(N(o)),N(o)],f=[...i===null?
[]:[{...Q,time:a}],{...Q,weekday:c,time:a}].find(h=>$t(h,i)===o);return{place:t.written(n),...f??{...Q,date:l,time:a},stay:s}})}
function tr(e,t,n,o){let s=j([],()=>fn(t,n)),r=s&&Jt(s,e.user,o);return JSON.stringify(r)===JSON.stringify(e)}function yo(e,t){
if(e===null)return null;try{return JSON.parse(e,(n,o)=>{if(W(n)||typeof o=="string"&&W(o))throw new SyntaxError("half a \
character");return o})}catch{throw _(t,t==="interventions"?ze:qe)}}var er={queries:"queries",keys:"keys",values:"values",weights:"weights",head_outputs:"outputs"},nr={context:"context",content_scores:"\
pointer.content_scores",position_bias:"pointer.bias",pointer_weights:"pointer.weights",pointer_probabilities:"pointer.pr\
obabilities",generation_logits:"generation.logits",generation_probabilities:"generation.probabilities",gate_hidden:"gate\
.hidden",gate_logit:"gate.logit",gate:"gate.value",probabilities:"probabilities"},_t=class extends Error{};function Ao(e,t,n={}){
let{network:o,places:s,people:r}=e,i=Eo(t,{places:s,people:r,architecture:o.architecture}),a=o.trace(mn(i,o),i.interventions,
n);return _n(e,a),{bundle:e,query:i,trace:a}}function mn({history:e,masked:t},{architecture:n}){let o=ro(e,n.max_visits);
if(!t.length)return o;let s=Uint8Array.from(e.locations,(r,i)=>t.includes(i)?0:1);return{...o,mask:s}}function Pt(e){let{
layers:t,heads:n}=e.bundle.network.architecture,o=ot(t).map(u=>ot(n).map(f=>or(e.trace,`layers.${u}.heads.${f}.weights`))),
{model:s,user:r,visits:i,notation:a,predict_at:c,...l}=hn(e);return{model:s,user:r,visits:i,notation:a,predict_at:c,self_attention:n?
{weights:o}:null,pointer:dn(e.trace),...l}}function hn({bundle:e,query:t,trace:n}){let{places:o}=e,{history:s,interventions:r,
topK:i}=t,a=n["gate.value"].values[0],c=n["gate.logit"]?.values[0]??null,l=r.gate!==null||r.only!==null,u=n["pointer.pro\
babilities"]?.values??null,f=n["generation.probabilities"]?.values??null,{values:m}=n.probabilities,h=(E,v)=>E.map(T=>({
location:T,name:o.at(T).name,probability:v[T]})),p=nt(m,i),[d=I]=p;return{model:e.id,user:s.user||null,visits:No(t,o),notation:So(
t),predict_at:et(t.predictAt).replace(" ","T"),gate:{value:a,logit:c,learned:c!==null&&!l},location_probabilities:{pointer:u&&
h(wo([...new Set(s.locations)],u),u),generation:f&&h(nt(f,i),f),final:h(p,m)},prediction:{location:d,name:o.at(d).name,probability:m[d],
from_pointer:u?a*u[d]:0,from_generation:f?(1-a)*f[d]:0},unknown_probability:m[Y]}}function dn(e){let t=e["pointer.weight\
s"];return t?{content_scores:Ct(e["pointer.content_scores"]),position_bias:Ct(e["pointer.bias"]),scores:Ct(e["pointer.sc\
ores"]),weights:Ct(t),entropy:Bt(t),effective_positions:Cn(t)}:null}function nt(e,t){let n=e.slice(I).sort(),o=n[n.length-
t]??0,r=ot(e.length).slice(I).filter(i=>e[i]>0&&e[i]>=o);return r.length?wo(r,e).slice(0,t):[I]}function wo(e,t){return e.
sort((n,o)=>t[o]-t[n]||n-o)}function or(e,t){let{values:n,shape:o}=e[t],[s,r]=o;return ot(s).map(i=>xo(n.subarray(i*r,(i+
1)*r)))}function Ct(e){return e?xo(e.values):null}function xo(e){return Array.from(e,t=>t===Number.NEGATIVE_INFINITY?"-i\
nf":t)}function _n({id:e,network:t},n){let{layers:o,heads:s}=t.architecture;for(let{name:r,sites:i}of sr(o,s))if(!i.flatMap(
c=>n[c]??[]).every(({values:c})=>c.every(Number.isFinite)))throw new _t(g(Ke,{model:e,tensor:r}))}function*sr(e,t){yield{
name:"hidden[0]",sites:["layers.0.residual_in"]};for(let n of ot(e)){for(let[o,s]of Object.entries(er)){let r=ot(t).map(
i=>`layers.${n}.heads.${i}.${s}`);yield{name:`layers[${n}].${o}`,sites:r}}yield{name:`hidden[${n+1}]`,sites:[`layers.${n}\
.residual_out`]}}for(let[n,o]of Object.entries(nr))yield{name:n,sites:[o]}}function ot(e){return[...Array(e).keys()]}var rr=new Map(Object.entries(Kn)),st=class{#t=new Map;constructor(t){this.names=t}findWithAccents(t){return this.#n(ir,
t)??this.#n(yt,t)??[]}findWithoutAccents(t){return this.#n(C,t)??[]}by(t){let n=this.#t.get(t);if(!n){n=new Map;for(let[
o,s]of this.names){let r=t(s),i=n.get(r);i?i.push(o):n.set(r,[o])}this.#t.set(t,n)}return n}#n(t,n){return this.by(t).get(
t(n))}},ir=e=>F(Mo(e).normalize("NFC")).join(" "),yt=e=>F(cr(Mo(e).normalize("NFKC"))).join(" ");function C(e){let t=yt(
e).normalize("NFKD").replace(Xn,"");return F(Array.from(t,n=>rr.get(n)??n).join("")).join(" ")}function Et(e,t){let n=L(
C(e),Hn);if([...n].length<Vn)return[];let o=t.filter(ar(n)),s=(i,a)=>o.map(c=>({name:c,score:i(n,c)})).filter(c=>c.score>=
a).sort((c,l)=>l.score-c.score).slice(0,H),r=[...s(Io,Ot),...s(lr,Gt)];return[...new Set(r.map(({name:i})=>i))].map(i=>({
name:i,score:Math.max(Io(n,i),Ro(n,i)/100)})).sort((i,a)=>a.score-i.score||(i.name<a.name?-1:1)).slice(0,H).map(({name:i})=>i)}
function ar(e){let t=F(e).map(o=>` ${o} `),n=vo(e);return o=>{let s=Math.max(e.length,o.length),r=2*(1-Ot)*s;for(let i=n^
vo(o);i;i&=i-1)r-=1;return r>=0||t.some(i=>` ${o} `.includes(i))}}function vo(e){let t=0;for(let n of e)t|=1<<Number(n.codePointAt(
0));return t}function Mo(e){return e.replace(Bn,t=>[...t].some(kt)?" ":"")}function cr(e){return e.replace(/[^ı]+/g,t=>t.
toLowerCase().toUpperCase().toLowerCase()).replaceAll("ς","σ")}function Io(e,t){let[n,o]=[[...e],[...t]],s=Math.max(n.
length,o.length);if(1-Math.abs(n.length-o.length)/s<Ot)return 0;let r=[],i=[],a=[0,...o.keys()].map((c,l)=>l);for(let c=1;c<=
n.length;c+=1){let l=n[c-1],u=n[c-2];[r,i,a]=[i,a,[c]];for(let f=1;f<=o.length;f+=1){let m=o[f-1],h=(i[f-1]??0)+(l===m?0:
1),p=Math.min(h,(i[f]??0)+1,(a[f-1]??0)+1);u===m&&l===o[f-2]&&(p=Math.min(p,(r[f-2]??0)+1)),a.push(p)}}return 1-(a[o.length]??
0)/s}function lr(e,t){let[n,o]=[new Set(F(e)),new Set(F(t))],s=[...n].filter(h=>o.has(h)),r=[...n].filter(h=>!o.has(h)),
i=[...o].filter(h=>!n.has(h));if(s.length&&!(r.length&&i.length))return 100;let[a,c]=[gt(r),gt(i)],l=s.length&&w(gt(s))+
1,[u,f]=[l+w(a),l+w(c)],m=(h,p)=>100-100*h/p;return!l&&m(Math.abs(u-f),u+f)<Gt?0:Math.max(Ro(e,t),m(ko(a,c),u+f),l&&m(u-
l+1,l-1+u),l&&m(f-l+1,l-1+f))}function Ro(e,t){let[n,o]=[gt(F(e)),gt(F(t))];return(1-ko(n,o)/(w(n)+w(o)))*100}var gt=e=>e.
sort().join(" ");function ko(e,t){let[n,o]=[[...e],[...t]],s=o.map(()=>0);for(let r of n){let i=0,a=0;for(let c=0;c<o.length;c+=
1){let l=s[c]??0;a=r===o[c]?i+1:Math.max(l,a),s[c]=a,i=l}}return n.length+o.length-2*(s.at(-1)??0)}var ur=new Map([["F32",{bytes:4,read:e=>new Float32Array(e)}],["F16",{bytes:2,read:dr}]]),fr=Float64Array.from({length:32},
(e,t)=>2**(Math.max(1,t)-25)),x=class extends Error{};function Lo(e){let{entries:t,start:n}=pr(e),o=n,s=t.map(([r,{dtype:i,
shape:a,data_offsets:[c,l]}])=>{let u=ur.get(i);if(!u)throw new x(`The parameter \`${r}\` has numbers of the type ${i}. \
Save the weights in single or half precision (F32 or F16).`);let f=a.reduce((h,p)=>h*p,u.bytes);if(n+c!==o||l-c!==f)throw rt(
`\`${r}\` is misplaced`);if(o+=f,o>e.byteLength)throw rt(`they end within \`${r}\`, after ${e.byteLength} bytes`);let m=u.
read(e.slice(o-f,o));if(!_r(m))throw new x(`The parameter \`${r}\` holds numbers that are not finite. Choose another mode\
l.`);return[r,{values:m,shape:a}]});if(o!==e.byteLength)throw rt(`${e.byteLength-o} bytes belong to no tensor`);return Object.
fromEntries(s)}function pr(e){if(e.byteLength<8)throw rt(`they have only ${e.byteLength} bytes`);let t=Number(new DataView(
e).getBigUint64(0,!0)),n=8+t;if(t>1e6||n>e.byteLength)throw rt(`their header claims ${t} bytes`);let o=mr(new TextDecoder().
decode(e.slice(8,n))),s=Object.entries(o??{}).filter(([i])=>i!=="__metadata__"),r=s.find(([,i])=>!hr(i));if(!o||r)throw rt(
r?`\`${r[0]}\` has no place`:"they have no header");return s.sort(([,i],[,a])=>i.data_offsets[0]-a.data_offsets[0]),{entries:s,
start:n}}function mr(e){try{let t=JSON.parse(e);return typeof t=="object"?t:null}catch{return null}}function hr(e){let t=n=>Array.
isArray(n)&&n.every(o=>Number.isSafeInteger(o)&&o>=0);return t(e?.shape)&&t(e.data_offsets)&&e.data_offsets.length===2}function rt(e){
return new x(`The weights are damaged or cut short: ${e}. Load them again.`)}function dr(e){let{Float16Array:t}=globalThis;
if(t)return new Float32Array(new t(e));let n=new Uint16Array(e),o=new Float32Array(n.length);for(let s=0;s<n.length;s++){
let r=Number(n[s]),i=r>>10&31,a=(r&1023)+(i?1024:0),c=i===31?Number.POSITIVE_INFINITY:a*Number(fr[i]);o[s]=r&32768?-c:c}
return o}function _r(e){let t=0;for(let n=0;n<e.length;n++)t+=0*Number(e[n]);return t===0}var Co={location:"loc_emb",user:"user_emb",time:"time_emb",weekday:"weekday_emb",recency:"recency_emb",duration:"duratio\
n_emb",position_from_end:"pos_from_end_emb"},Dt={time:bt+1,weekday:At+1,recency:wt+1,duration:xt+1},gr=/\.(mean|reciprocal_deviation)$/,
it="Put the weights and the model.json of one model together.",Ut=class{constructor(t,n){Or(n,t),this.architecture=t,this.
weights={...n},this.#o("user")&&(this.weights["user_emb.weight"]=Sr(this.#e("user_emb.weight")))}trace(t,n={},o={}){let{
layers:s,max_visits:r}=this.architecture,i=t.locations.length;if(i<1||i>r)throw new RangeError(`Every history must have \
1 to ${r} visits.`);let a=lo(n,this.architecture),c={batch:t,made:a,changes:o,trace:{}},l=this.#t(c),u=S(c,"inputs.proje\
cted",this.#c(l,"input_proj")),f=this.#l(u,"input_norm","inputs.norm",c);this.#o("sinusoidal")&&(f=at(f,this.#e("pos_enc\
oding")));for(let m=0;m<s;m++)f=this.#n(f,m,c);return this.#i(f,c),Er(c),c.trace}#t(t){let{batch:n}=t,o={location:n.locations,
user:new Int32Array(n.locations.length).fill(n.user),time:n.time,weekday:n.weekday,recency:n.recency,duration:n.duration,
position_from_end:n.positionFromEnd},s=[];for(let[r,i]of Object.entries(o)){if(r!=="location"&&!this.#o(r))continue;let a=Tr(
i,this.#e(`${Co[r]}.weight`));s.push(S(t,`inputs.${r}`,a))}return $o(s)}#n(t,n,o){let s=`transformer.layers.${n}`,r=`lay\
ers.${n}`,i=S(o,`${r}.residual_in`,t);n&&(o.trace[`layers.${n-1}.residual_out`]=i);let a=i;if(this.#o("attention")){let u=this.#l(
i,`${s}.norm1`,`${r}.norm1`,o),f=this.#s(u,n,o);a=at(S(o,`${r}.attention_out`,f),i)}a=S(o,`${r}.residual_mid`,a);let{out:c}=In(
this.#l(a,`${s}.norm2`,`${r}.norm2`,o),this.#e(`${s}.linear1.weight`),this.#e(`${s}.linear1.bias`),this.#e(`${s}.linear2\
.weight`),this.#e(`${s}.linear2.bias`),(u,f)=>S(o,`${r}.feed_forward.${u}`,f)),l=S(o,`${r}.feed_forward.out`,c);return S(
o,`${r}.residual_out`,at(l,a))}#s(t,n,o){let{d_model:s,heads:r}=this.architecture,i=`transformer.layers.${n}.self_attn`,
a=this.#e(`${i}.in_proj_weight`),c=this.#e(`${i}.in_proj_bias`),l=s/r,u=m=>z(t,Tt(a,m,l),Tt(c,m,l)),f=[];for(let m=0;m<r;m++){
let h=(A,P)=>S(o,`layers.${n}.heads.${m}.${A}`,P),p=h("queries",u(m*l)),d=h("keys",u(s+m*l)),E=h("values",u(2*s+m*l)),v={
mask:o.batch.mask,at:h},{outputs:T}=xn(p,d,E,v);f.push(h("outputs",T))}return this.#c($o(f),`${i}.out_proj`)}#i(t,n){let o=Tt(
t,n.batch.locations.length-1,1),s=S(n,"context",{values:o.values,shape:[o.values.length]}),r=this.#a(s,t,n),i=this.#r(s,
n),a=S(n,"gate.value",this.#u(s,n));S(n,"probabilities",Nr(a,r,i))}#a(t,n,o){if(!this.#o("pointer"))return null;let{locations:s,
positionFromEnd:r,mask:i}=o.batch,a=(m,h)=>S(o,`pointer.${m}`,h),c=a("query",this.#c(t,"pointer_query")),l=a("keys",this.#c(
n,"pointer_key")),u=a("content_scores",Mn(c,l));if(this.#o("position_bias")){let{values:m}=this.#e("position_bias"),h=O(
[s.length]);h.values.set([...r].map(p=>m[p])),u=Rn(u,a("bias",h))}u=a("scores",Ht(u,i));let f=a("weights",Z(u));return a(
"probabilities",kn(f,s,this.architecture.locations))}#r(t,n){if(!this.#o("generation"))return null;let o=S(n,"generation\
.logits",this.#c(t,"gen_head"));return S(n,"generation.probabilities",Z(o))}#u(t,n){if(!this.#o("pointer"))return gn(0);
if(!this.#o("generation"))return gn(1);if(!this.#o("gate"))return gn(.5);let{value:o}=Ln(t,this.#e("ptr_gen_gate.0.weigh\
t"),this.#e("ptr_gen_gate.0.bias"),this.#e("ptr_gen_gate.2.weight"),this.#e("ptr_gen_gate.2.bias"),(s,r)=>S(n,`gate.${s}`,
r));return o}#c(t,n){return z(t,this.#e(`${n}.weight`),this.#e(`${n}.bias`))}#l(t,n,o,s){let{normed:r,mean:i,reciprocal_deviation:a}=An(
t,this.#e(`${n}.weight`),this.#e(`${n}.bias`)),c=S(s,o,r);return(c===r||c.values===r.values)&&(s.trace[`${o}.mean`]=i,s.
trace[`${o}.reciprocal_deviation`]=a),c}#o(t){return this.architecture.components.includes(t)}#e(t){let n=this.weights[t];
if(!n)throw new x(`The parameter \`${t}\` is missing. ${it}`);return n}};function S(e,t,n){let{made:o,changes:s,trace:r}=e,
i=(o[t]??[]).reduce((c,l)=>l(c,e),n),a=s[t];return r[t]=a?yr(a,i,t):i,r[t]}function yr(e,{values:t,shape:n},o){let s=e({
values:t.slice(),shape:n})??{values:t,shape:n};if(String(s.shape)!==String(n)||s.values.length!==t.length){let r={found:`\
[${s.shape}]`,expected:`[${n}]`};throw new RangeError(g(Be,{site:o,...r}))}if(!s.values.every((r,i)=>Number.isFinite(r)||
r===t[i]))throw new RangeError(g(Xe,{site:o}));return s}function Er({changes:e,trace:t}){let n=Object.keys(t).filter(l=>!gr.
test(l)),o=Object.keys(e).find(l=>!n.includes(l));if(o===void 0)return;let[s="",r=""]=[n[0],n.at(-1)],i=g(He,{site:o,first:s,
last:r}),a=Et(o,n).map(l=>`\`${l}\``),c=a.length?` ${g(Ve,{names:a.slice(0,3).join(" or ")})}`:"";throw new RangeError(i+
c)}function Tr(e,t){let[n,o]=t.shape,s=O([e.length,o]);return e.forEach((r,i)=>{if(r<0||r>=n)throw new RangeError(`The i\
d ${r} has no embedding; ids run from 0 to ${n-1}.`);s.values.set(Tt(t,r,1).values,i*o)}),s}function Tt({values:e,shape:[
t,...n]},o,s){let r=e.length/t;return{values:e.subarray(o*r,(o+s)*r),shape:[s,...n]}}function $o(e){let t=e[0]?.shape[0],
n=e.reduce((r,{shape:i})=>r+i[1],0),o=O([t,n]),s=0;for(let r of e){for(let i=0;i<t;i++)o.values.set(Tt(r,i,1).values,i*n+
s);s+=r.shape[1]}return o}function Nr(e,t,n){return t&&n?$n(e,t,n):t??n}function gn(e){return{values:Float32Array.of(e),
shape:[]}}function Sr({values:e,shape:t}){let[n,o]=t,s={values:e.slice(),shape:t};for(let r=0;r<o;r++){let i=0;for(let a=1;a<
n;a++)i+=e[a*o+r];s.values[r]=i/(n-1)}return s}function Or(e,t){let{components:n,d_model:o,heads:s}=t,r=n.find(c=>!to.includes(
c));if(r)throw new x(`This version does not know the component "${r}". Reload the page, or ask the server.`);if(n.includes(
"attention")&&!(s>=1&&o%s===0))throw new x(`${s} heads do not divide a width of ${o}. ${it}`);if(!n.includes("pointer")&&
!n.includes("generation"))throw new x(`A network needs a pointer or a generation head. ${it}`);let i=br(t);for(let[c,l]of i){
let u=e[c]?.shape;if(!u)throw new x(`The parameter \`${c}\` is missing. ${it}`);if(String(u)!==String(l))throw new x(`Th\
e parameter \`${c}\` has the shape [${u}]; expected [${l}]. ${it}`)}let a=Object.keys(e).find(c=>!i.has(c));if(a)throw new x(
`\`${a}\` is no parameter of this network. ${it}`)}function br({components:e,...t}){let{d_model:n,feed_forward:o,locations:s,
users:r,layers:i,max_visits:a}=t,c=p=>e.includes(p),l=new Map,u=(p,d,E)=>l.set(`${p}.weight`,[d,E]).set(`${p}.bias`,[d]),
f=p=>l.set(`${p}.weight`,[n]).set(`${p}.bias`,[n]),m={location:[s,n],user:[r,n],time:[Dt.time,n/4],weekday:[Dt.weekday,n/
4],recency:[Dt.recency,n/4],duration:[Dt.duration,n/4],position_from_end:[a+1,n/4]},h=0;for(let[p,[d,E]]of Object.entries(
m))p!=="location"&&!c(p)||(l.set(`${Co[p]}.weight`,[d,E]),h+=E);u("input_proj",n,h),f("input_norm"),c("sinusoidal")&&l.set(
"pos_encoding",[1,a,n]);for(let p=0;p<i;p++){let d=`transformer.layers.${p}`;c("attention")&&(l.set(`${d}.self_attn.in_p\
roj_weight`,[3*n,n]),l.set(`${d}.self_attn.in_proj_bias`,[3*n]),u(`${d}.self_attn.out_proj`,n,n),f(`${d}.norm1`)),u(`${d}\
.linear1`,o,n),u(`${d}.linear2`,n,o),f(`${d}.norm2`)}return c("pointer")&&(u("pointer_query",n,n),u("pointer_key",n,n)),
c("position_bias")&&l.set("position_bias",[a]),c("generation")&&u("gen_head",s,n),c("gate")&&(u("ptr_gen_gate.0",n/2,n),
u("ptr_gen_gate.2",1,n/2)),l}var Nt=class{#t;#n;constructor(t,n){this.vocabularySize=n,this.#t=new Map(t.map(o=>[o.id,o])),this.#n=new st(new Map(t.flatMap(
({id:o,name:s})=>s===null?[]:[[o,s]])))}at(t){let n={id:t,name:null,category:null,typical_minutes:null};return this.#t.get(
t)??n}label(t){return this.at(t).name??(t===Y?"unknown place":`#${t}`)}written(t){let{name:n}=this.at(t);return n===null||
w(n)>900||(this.#n.by(yt).get(yt(n))??[]).length>1?t:n}find(t,n){if(typeof t=="number"){if(t>=Y&&t<this.vocabularySize)return t;
let r={location:t,first:Y,last:this.vocabularySize-1};throw _(n,ue,r)}let o=this.#s(t);!o.length&&/^".*"$/s.test(t)&&(o=
this.#s(t.slice(1,-1).replaceAll('""','"')));let[s]=o;if(s===void 0)throw this.#a(t,n);if(o.length>1)throw this.#i(t,o,n);
return s}search(t,n){let o=C(t).replace(/^#/,""),s=[[],[],[]];for(let r=I;r<this.vocabularySize;r++){let i=this.at(r),[a,
c]=[C(i.name??""),C(i.category??"")],l=String(r),u=a.startsWith(o)||l.startsWith(o),f=a.includes(o)||c.includes(o);l===o?
s[0]?.push(i):u?s[1]?.push(i):f&&s[2]?.push(i)}return s.flat().slice(0,n)}#s(t){let n=this.#n.findWithAccents(t);return n.
length?n:this.#n.findWithoutAccents(t)}#i(t,n,o){let s=n.slice(0,Kt).map(i=>this.notation(i)),r={count:n.length,name:X(t),
listed:Uo(n.slice(0,H).map(i=>this.#r(i)),n.length),example:String(s[0])};return _(o,fe,r,s)}#a(t,n){if(t.includes(";"))
return _(n,pt);let o={name:X(t),first:I};if(!this.#n.names.size)return _(n,me,o);let s=this.#n.by(C),r=Et(t,[...s.keys()]).
flatMap(l=>s.get(l)??[]).slice(0,H),[i]=r;if(i===void 0)return _(n,pe,o);let a=this.#r(i),c=r.map(l=>this.notation(l));return _(
n,he,{...o,meant:a},c)}notation(t){return dt(this.written(t))}#r(t){let n=this.notation(t);if(!n.startsWith("#"))return X(
n);let{name:o,category:s}=this.at(t),r=[o,s].flatMap(i=>i?X(i):[]).join(", ");return r?`${n} (${r})`:n}},jt=class{#t;#n;constructor(t,n){
this.users=n;let o=Array.from({length:Math.max(n-1,0)},(r,i)=>i+1),s=new Map(o.map(r=>[r,t[r]??g(Te,{user:r})]));this.#t=
new st(s),this.#n=new st(new Map([...s].map(([r,i])=>[r,Po(i)])))}find(t){if(t===null||!this.users)return 0;let n=Do(t)?
Number(b(String(t)).slice(0,12)):t;if(typeof n=="number"){if(n>=1&&n<this.users)return n;throw _("user",de,{person:n,last:this.
users-1})}let o=this.#s(n),[s]=o;if(s===void 0)throw this.#a(n);if(o.length>1)throw this.#i(n,o);return s}#s(t){let n=[()=>this.#t.
findWithAccents(t),()=>this.#n.findWithAccents(t),()=>this.#t.findWithoutAccents(t),()=>this.#n.findWithoutAccents(t)];for(let o of n){
let s=o();if(s.length)return s}return[]}#i(t,n){let o=n.slice(0,Kt).map(i=>this.#r(i)),s=Uo(o.slice(0,H).map(X),n.length),
r={count:n.length,name:X(t),listed:s};return _("user",_e,r,o)}#a(t){let n=this.#n.by(C),o=new Map([...n,...this.#t.by(C)]),
s=[...n.get(C(Po(t)))??[],...Et(t,[...o.keys()]).flatMap(c=>o.get(c)??[])],r=[...new Set(s)].slice(0,H).map(c=>this.#r(c)),
[i]=r,a={name:X(t),last:this.users-1};if(i!==void 0){let c={...a,meant:X(i)};return _("user",Ee,c,r)}return _("user",this.
users===1?ye:ge,a)}#r(t){let n=this.#t.names.get(t)??"",o=Do(n)?[]:this.#s(n);return o.length===1&&o[0]===t?n:String(t)}},
Po=e=>b(e.split(",")[0]??"")||e,Do=e=>typeof e=="string"&&/^[0-9]+$/.test(b(e));function Uo(e,t){let n=t-e.length;if(n)return g(
Se,{listed:e.join(", "),left_out:n});let[o,s=""]=[e.slice(0,-1),e.at(-1)];return o.length?g(Ne,{listed:o.join(", "),last:s}):
s}var X=e=>w(e)>zt?`${L(e,zt-1)}…`:e;var wr=10,xr={hours:vr,visits:Mr,heads:Rr};function Fo(e,t){return xr[e](t)}function Wo(e,t,n){let o=e.network.trace(mn(
t,e.network),t.interventions);_n(e,o);let{values:s}=o.probabilities,r=jo(s),{name:i}=e.places.at(r),a={location:r,name:i,
probability:Number(s[r])},c=l=>l&&{location:jo(l.values),probability:Number(l.values[n])};return{prediction:a,probability:Number(
s[n]),alone:{pointer:c(o["pointer.probabilities"])??null,generation:c(o["generation.probabilities"])??null}}}function jo(e){
return nt(e,1)[0]??I}function vr({query:e}){let{masked:t,interventions:n}=e;return no.map(o=>{let s=Ir(e.history,e.predictAt,
o);return{hours:o,input:{history:s,masked:t,interventions:n}}})}function Ir(e,t,n){let o=e.startMinutes.map(a=>a+60*n),s=o.
map(N),r=N(R(t)+60*n),i=(a,c)=>a.map((l,u)=>c(l,s[u]??0));return{...e,weekdays:i(e.weekdays,(a,c)=>q(a+c,7)),startMinutes:o.
map(R),daysBefore:i(e.daysBefore,(a,c)=>a+r-c)}}function Mr({bundle:e,query:{history:t,masked:n,interventions:o,sent:s}}){
return t.locations.map((r,i)=>{let a=[...t.locations.keys()].filter(u=>u!==i),c=a.at(-1),l={history:It(t,a),masked:n.flatMap(
u=>u===i?[]:a.indexOf(u)),interventions:o};return{visit:{sent:s[i]??i,label:e.places.label(r)},input:c===void 0||n.includes(
c)?null:l}}).sort((r,i)=>r.visit.sent-i.visit.sent)}function Rr({bundle:e,query:{history:t,masked:n,interventions:o}}){let{
remove_heads:s}=o;if(s==="all")return[];let r=kr(e.network.architecture).filter(([a,c])=>!s.some(([l,u])=>l===a&&u===c));
return r.length?(r.length>wr?r.map(a=>[a]):Lr(r)).map(a=>{let c={...o,remove_heads:[...s,...a]};return{heads:a,input:{history:t,
masked:n,interventions:c}}}):[]}function kr({layers:e,heads:t}){return Array.from({length:e*t},(n,o)=>[Math.floor(o/t),o%
t])}function Lr(e){return Array.from({length:2**e.length},(t,n)=>e.filter((o,s)=>n&1<<s)).sort((t,n)=>t.length-n.length)}var yn=class{constructor(t,n){let{id:o,sizes:s,places:r,people:i}=t;this.content={vocabulary:t,weights:n},this.id=o,this.
places=new Nt(r,s.locations);let a=i.map(({id:c,name:l})=>[c,l]);this.people=new jt(Object.fromEntries(a),s.users),this.
network=new Ut(s,Lo(n))}nameLocations(t){this.places=new Nt(t,this.places.vocabularySize)}explain(t){return Pt(this.#t(t))}queryOf(t){
return To(t)}trace(t,n={}){let o=this.#t(t,n),{query:s,trace:r}=o,i=hn(o),{pointer:a,generation:c,final:l}=i.location_probabilities,
u=[...a??[],...c??[],...l].map(h=>h.location),m=[...new Set([...u,...s.history.locations])].map(h=>[h,{label:this.places.
label(h),category:this.places.at(h).category}]);return{...i,self_attention:null,pointer:dn(r),architecture:this.network.
architecture,interventions:s.interventions,places:Object.fromEntries(m),tensors:r,weights:this.network.weights}}predict(t){
let{trace:n}=this.#t(t),[o=I]=nt(n.probabilities.values,1),{name:s}=this.places.at(o);return{location:o,name:s,probability:Number(
n.probabilities.values[o])}}sweep(t,n){let o=this.#t(n),{prediction:s}=Pt(o);return{prediction:s,variants:Fo(t,o)}}answer(t,n){
return Wo(this,t,n)}circuit(t){let n=this.#t(t),{location:o}=Pt(n).prediction,s=Wt(this.network.architecture,n.query.interventions),
r=Sn(n);return{location:o,variants:r,conclude:a=>On(s,o,a)}}#t(t,n={}){try{return Ao(this,t,n)}catch(o){throw o instanceof
_t?new U([{where:"model",message:o.message,suggestions:[]}]):o}}};document.addEventListener("pointerscope:engine",({detail:e})=>e(En));})();
