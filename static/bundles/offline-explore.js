(()=>{var Nh=Object.defineProperty;var Fi=(e,t)=>{for(var n in t)Nh(e,n,{get:t[n],enumerable:!0})};var{currentScript:ji}=document,vh=ji instanceof HTMLScriptElement?ji.src:"",A=new URL("static/js/",vh||document.baseURI).
href;(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: light",
dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,o=document.documentElement,r=matchMedia("(prefers-color-scheme: \
dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(e)}catch{
return null}};function h(g){return typeof g=="string"&&Object.hasOwn(t,g)}let u=g=>{let b=s.exec(g??""),w=b?b[1]??"auto":
g;o.toggleAttribute("data-transparent",b!==null),h(w)?o.dataset.askedTheme=g??"":delete o.dataset.askedTheme,a=[w,o.dataset.
firstTheme,l()].find(h)??"auto"},f=()=>{let g=new URL(location.href);g.searchParams.delete("theme"),delete o.dataset.askedTheme,
g.search!==location.search&&history.replaceState(history.state,"",g)},m=()=>{let g=document.querySelector("[data-theme-b\
utton]");return g instanceof HTMLElement?g:null},d=()=>{let g=m();g&&(g.textContent=n[a]);let b=a==="auto"?r.matches?"da\
rk":"light":a;c||o.dataset.theme===b||(o.dataset.theme=b,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
y=({type:g})=>{document.querySelector(".deck")||(c=g==="beforeprint",c?o.dataset.theme="light":d())};u(i),d();for(let g of[
"beforeprint","afterprint"])window.addEventListener(g,y);r.addEventListener("change",d),document.addEventListener("point\
erscope:choose-theme",({detail:g})=>{(g===null||h(g)||s.test(g))&&u(g??i),d()}),document.addEventListener("DOMContentLoa\
ded",()=>{let g=m();g&&(g.hidden=!1,d(),g.addEventListener("click",()=>{a=t[a],f();try{localStorage.setItem(e,a)}catch{}
d()}))})})();var Ui="exported"in document.documentElement.dataset,oo=ut().toString();function ut(){let e=location.hash.slice(1);return new URLSearchParams(
Ui&&e.includes("=")?e:location.search)}function Dn(e){window.addEventListener("popstate",()=>{let t=ut().toString();t!==
oo&&(oo=t,e())})}function Lh(e){let t=new URL(location.href),n=t.searchParams.get("theme"),s=new URLSearchParams(n?{theme:n}:
{});return Ui?(t.search=s.toString(),t.hash=e.toString()):(t.search=new URLSearchParams([...e,...s]).toString(),t.hash=""),
t}function Xt(e){try{return JSON.parse(e)}catch{return e}}function Fn(e,t){let n=Lh(e);n.href!==location.href&&(t==="pus\
h"?history.pushState(null,"",n):history.replaceState(null,"",n),oo=ut().toString())}function _(e,t,n){let s=ft(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function ft(e,t,n){
let s=e.querySelector(t);return s&&Bi(s,n)?s:null}function Q(e,t,n){return[...e.querySelectorAll(t)].filter(s=>Bi(s,n))}function ge({target:e}){return e}function hn({target:e}){return e}function jn(e){return _(e.content.cloneNode(!0),"*")}function Bi(e,t){
return e instanceof(t??HTMLElement)}var Er={};Fi(Er,{BrowserModel:()=>_r});var Rh=Wh();function pt(e){return{values:new Float32Array(e.reduce((t,n)=>t*n,1)),shape:e}}function Un(e,t){return{values:e.
values.map((n,s)=>n+t.values[s]),shape:e.shape}}function ye(e,t,n){return ro(e,t,n.values)}function ro({values:e,shape:t},{
values:n,shape:[s,o]},r){let i=pt([...t.slice(0,-1),s]),{values:a}=i,c=l=>n.subarray(l*o,(l+1)*o);for(let l=0;l<s;l+=4){
let h=Math.min(l+1,s-1),u=Math.min(l+2,s-1),f=Math.min(l+3,s-1),[m,d,y,g]=[c(l),c(h),c(u),c(f)];for(let b=0,w=0;b<e.length;b+=
o,w+=s){let x=r[l],$=r[h],M=r[u],T=r[f];for(let k=0;k<o;k++){let E=e[b+k];x+=E*m[k],$+=E*d[k],M+=E*y[k],T+=E*g[k]}a[w+l]=
x,a[w+h]=$,a[w+u]=M,a[w+f]=T}}return i}function Gi({values:e,shape:t},{values:n},{values:s}){let o=n.length,r=pt(t),i=pt(
t.slice(0,-1)),a=pt(t.slice(0,-1));for(let c=0;c<e.length/o;c++){let l=c*o,h=0;for(let d=0;d<o;d++)h+=e[l+d];let u=h/o,f=0;
for(let d=0;d<o;d++)f+=(e[l+d]-u)**2;let m=1/Math.sqrt(f/o+1e-5);for(let d=0;d<o;d++)r.values[l+d]=(e[l+d]-u)*m*n[d]+s[d];
i.values[c]=u,a.values[c]=m}return{normed:r,mean:i,reciprocal_deviation:a}}function Bn({values:e,shape:t},n=1){if(!(n>0&&
n<Number.POSITIVE_INFINITY))throw new RangeError(`The temperature must be a positive number, not ${n}.`);let s=pt(t),o=t[t.
length-1];for(let r=0;r<e.length;r+=o){let i=r+o,a=Number.NEGATIVE_INFINITY;for(let l=r;l<i;l++)a=Math.max(a,e[l]);let c=0;
for(let l=r;l<i;l++)s.values[l]=Math.exp((e[l]-a)/n),c+=s.values[l];for(let l=r;l<i;l++)s.values[l]/=c}return s}function io(e,t){
if(!t)return e;let n=(s,o)=>t[o%t.length]?s:Number.NEGATIVE_INFINITY;return{values:e.values.map(n),shape:e.shape}}function Ih(e,t){
return{values:e.values.map(n=>n/Math.sqrt(t)),shape:e.shape}}function Vi(e,t,n=!0){let[s,o]=t.shape;return ro(n?Ih(e,o):
e,t,new Float32Array(s))}function Ch(e,t){let[n,s]=t.shape,o=pt([s,n]);for(let r=0;r<n*s;r++)o.values[r%s*n+Math.floor(r/
s)]=t.values[r];return ro(e,o,new Float32Array(s))}function Yi(e,t,n,{mask:s,temperature:o,scaled:r}){let i=io(Vi(e,t,r),
s),a=Bn(i,o);return{scores:i,weights:a,outputs:Ch(a,n)}}function qi({values:e,shape:t}){let n=pt(t);for(let s=0;s<e.length;s++)
n.values[s]=.5*e[s]*(1+Hh(e[s]*Math.SQRT1_2));return n}function Ki(e,t,n,s,o){let r=ye(e,t,n),i=qi(r);return{pre:r,hidden:i,
out:ye(i,s,o)}}function zi(e,t,n=!0){return Vi(e,t,n)}function Xi(e,t){return Un(e,t)}function Ji(e,t,n){let s=pt([n]);return e.
values.forEach((o,r)=>{s.values[t[r]]+=o}),s}function Qi(e,t,n,s,o){let r=qi(ye(e,t,n)),i={values:ye(r,s,o).values,shape:[]};
return{hidden:r,logit:i,value:Ph(i)}}function Ph({values:e,shape:t}){return{values:e.map(n=>1/(1+Math.exp(-n))),shape:t}}
function Zi({values:e},t,n){let s=(o,r)=>e[0]*o+(1-e[0])*n.values[r];return{values:t.values.map(s),shape:t.shape}}function ao({
values:e}){return e.reduce((t,n)=>t-(n?n*Math.log(n):0),0)}function ta(e){return Math.exp(ao(e))}function Hh(e){let t=Math.
abs(e);if(!(t<6))return Math.sign(e);let n=Math.round(t*16);return Math.sign(e)*ea(Rh,n*10,t-n/16)}function Wh(){let e=new Float64Array(
970),t=0;for(let n=0;n<e.length;n+=10){let s=n/10/16;e[n]=t;let o=0,r=2/Math.sqrt(Math.PI)*Math.exp(-s*s);for(let i=1;i<
10;i++)e[n+i]=r/i,[o,r]=[r,-2*(s*r+o)/i];t=ea(e,n,1/16)}return e}function ea(e,t,n){let s=0;for(let o=9;o>=0;o--)s=s*n+e[t+
o];return s}var be=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var na=[1900,2200],sa=`,@+#"
\r`,oa=/^(?:[0-9]{1,5})$/,ra=/^(?:#[0-9]{1,9})$/,ia=/[0-9]:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)? *([Zz]|[+-] *[0-9]{2}(:?[0-9]{2})?)$/,
aa=/([0-9]:[0-9]{2}):[0-9]{2}([.][0-9]+)?$/,co=/^(?:((?<weekday>[A-Za-z]{3,9}) +|(?<date>[0-9]{4}-[0-9]{2}-[0-9]{2})[ Tt]+)?(?<hour>[0-9]{1,2}):(?<minute>[0-9]{2}))$/,
Jt=1,Ht=2,Qt=5,lo=100,ca=100,la=3,Gn=.75,ho=85,uo=60,ha=/[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g,
ua=/[\u0300-\u036f]+/g,fa={æ:"ae",œ:"oe",ø:"o",ð:"d",đ:"d",þ:"th",ħ:"h",ı:"i",ł:"l"},un=20773,ma=480,da=60,He=15,
Zt=30,Vn=96,Yn=7,we=8,xe=99,pa=100,ga=36500,ya=["user","time","weekday","recency","duration","position_from_end","sinuso\
idal","attention","pointer","position_bias","generation","gate"],ba=60,wa=[-12,-11,-10,-9,-8,-7,-6,-5,-4,-3,-2,-1,0,1,2,
3,4,5,6,7,8,9,10,11],fo=`	
\v\f\r              \u2028\u2029  　`;var ot=e=>Math.floor(e/1440),wt=e=>e-ot(e)*1440,te=e=>$e(e+3,7),$e=(e,t)=>(e%t+t)%t,ke=e=>new Date(e*864e5).toISOString().
slice(0,10),We=e=>[Math.floor(e/60),e%60].map(t=>String(t).padStart(2,"0")).join(":");function qn(e){let t=Date.parse(`${e}\
T00:00Z`)/864e5;return e>="0001"&&!Number.isNaN(t)&&ke(t)===e?t:null}function mo(e,t,n){return{locations:e.map(s=>s.location),user:t,weekdays:e.map(s=>te(ot(s.arrival))),startMinutes:e.map(
s=>wt(s.arrival)),durations:e.map(s=>s.duration),daysBefore:e.map(s=>ot(n)-ot(s.arrival))}}function xa({locations:e,weekdays:t,
startMinutes:n,durations:s,daysBefore:o}){let i=un+$e(t.at(-1)??0,7)+(o.at(-1)??0);return e.map((a,c)=>({location:a,arrival:(i-
(o[c]??0))*1440+(n[c]??0),duration:s[c]??0,filledIn:[]}))}function Kn(e,t){let n=s=>t.map(o=>s[o]??0);return{locations:n(
e.locations),user:e.user,weekdays:n(e.weekdays),startMinutes:n(e.startMinutes),durations:n(e.durations),daysBefore:n(e.daysBefore)}}
function $a(e,t){let n=e.locations.length,s=(o,r,i)=>Int32Array.from(o,a=>Math.min(Math.max(Math.floor(a/r),0),i));return{
locations:Int32Array.from(e.locations),user:e.user,time:s(e.startMinutes,He,Vn),weekday:s(e.weekdays,1,Yn),recency:s(e.daysBefore,
1,we),duration:s(e.durations,Zt,xe),positionFromEnd:Int32Array.from(e.locations,(o,r)=>Math.min(n-r,t-1))}}var ee={};Fi(ee,{ALTERNATIVES:()=>Wo,CHANGES_NOT_JSON:()=>ka,CLOSE_PERSON:()=>Po,CLOSE_PLACE:()=>vo,COLUMN_LENGTH:()=>qo,
DATE_OUT_OF_RANGE:()=>Eo,EVERY_VISIT_MASKED:()=>tr,FORM_ERRORS:()=>jh,GATE_AND_ONLY:()=>Jo,LAST_VISIT_MASKED:()=>er,LEFT_OUT:()=>Do,
LONE_SURROGATE:()=>dn,MOMENT_TOO_LONG:()=>wo,NOTHING_TO_BLEND:()=>or,NOT_AN_ID:()=>bo,NOT_AN_OBJECT:()=>Fh,NOT_AN_ORDER:()=>Qo,
NOT_A_DATE:()=>_o,NOT_A_DAY:()=>Mo,NOT_A_LIST:()=>zn,NOT_A_MOMENT:()=>$o,NOT_A_NUMBER:()=>ur,NOT_A_STAY:()=>Ao,NOT_A_TIME:()=>ko,
NOT_A_VISIT:()=>po,NOT_A_WHOLE_NUMBER:()=>fr,NOT_FINITE:()=>ir,NOT_ONE_PLACE:()=>Dh,NOT_PLAIN_JSON:()=>ar,NO_HEAD:()=>nr,
NO_HISTORY:()=>Fo,NO_LAYER:()=>sr,NO_LOCATION:()=>So,NO_PEOPLE:()=>Co,NO_PERSON_ID:()=>Lo,NO_PLACE:()=>fn,NO_PLACE_NAMES:()=>No,
NO_SUCH_PERSON:()=>Io,NO_SUCH_PLACE:()=>To,NO_VISITS:()=>Uo,NO_VISIT_TO_MASK:()=>Zo,NUMBER_RANGE:()=>hr,OUT_OF_RANGE:()=>Ko,
PARAMETER_NOT_JSON:()=>Ma,PARTS:()=>rr,PERSON:()=>Ho,PREDICTION_TOO_EARLY:()=>Vo,RECORD_OUT_OF_ORDER:()=>Xo,RECORD_WITH_USER:()=>Yo,
SEMICOLON:()=>mn,SEVERAL_PEOPLE:()=>Ro,SEVERAL_PLACES:()=>Oo,SEVERAL_USERS:()=>zo,TIME_ZONE:()=>xo,TOO_MANY_VISITS:()=>Bo,
TWO_HISTORIES:()=>jo,UNKNOWN_FIELD:()=>cr,UNQUOTED_NUMBER_SIGN:()=>yo,VISIT_OUT_OF_ORDER:()=>Go,VISIT_TOO_LONG:()=>go,WHOLE_NUMBER_RANGE:()=>lr});var fn="The visit names no place. Write the name of a place, or an id such as #17.",Dh="This is not one place. Write the\
 name of a place, or an id such as #17.",po="This visit cannot be read. A visit is a place, then @ with a day and a time\
, then + with minutes, such as Café Luna @ Mon 08:00 +45. Put a name with , @ + # or a quote in double quotes.",mn="A s\
emicolon does not end a visit. Separate visits by commas or new lines.",go="This visit has {characters:,} characters; at\
 most {most:,} characters are read. Shorten it.",yo="“{name}” contains #. Put a name with # in double quotes.",bo="“\
{name}” is not a location id. Write # and a number, such as #17.",wo="“{text}…” is too long for a day and time. Write \
Mon 08:00, 2026-11-16 08:00 or 08:00.",xo="“{text}” has a time zone, but times are local to the people who make the visi\
ts. Leave out the time zone.",$o="“{text}” is not a day and time. Write Mon 08:00, 2026-11-16 08:00 or 08:00.",ko="“\
{text}” is not a time of day. Write an hour from 00 to 23 and minutes from 00 to 59.",Mo="“{text}” is not a day. Write\
 one of {days}, or a date such as 2026-11-16.",_o="There is no date {text}. Write a date of the calendar, such as 2026-1\
1-16.",Eo="The date {text} is out of range. Write a date between {first_year} and {last_year}.",Ao="“+{text}” is not a l\
ength of stay. Write whole minutes from +0 to +{most}.",So="There is no location #{location}. Write an id from #{first} \
(unknown place) to #{last}.",Oo="{count:,} places match “{name}”: {listed}. Write the one you mean, such as {example}.",
To="No place matches “{name}”. Write a name from the list of places, or an id such as #{first}.",No="No place matche\
s “{name}”. The places of this model have no names. Write an id, such as #{first}.",vo="No place matches “{name}”. D\
id you mean {meant}?",Lo="There is no person {person}. Write an id from 1 to {last}.",Ro="{count:,} people match “{name}\
”. Write one of {listed}.",Io="No person matches “{name}”. Write a person's name, or an id from 1 to {last}.",Co="\
No person matches “{name}”. This model knows no people: leave the user out.",Po="No person matches “{name}”. Did you\
 mean {meant}?",Ho="Person {user}",Wo="{listed} or {last}",Do="{listed} and {left_out:,} more",Fo="The query has no hist\
ory. Send visits or a record.",jo="The query has visits and a record. Send only one of them.",Uo="There are no visits. W\
rite at least one visit, such as where the day begins.",Bo="The history has {visits} visits; the model accepts at most {\
most}. Leave out the oldest {excess}.",Go="This visit begins before the one above it ({arrival}). Write visits oldest fi\
rst, or correct the date.",Vo="The moment to predict lies before the last visit ({arrival}). Enter a later moment, or le\
ave it empty.",Yo="A record contains its own person and days. Leave out user and predict_at.",qo="The column has {number\
s} numbers for {visits} visits. Send one number for each visit.",Ko="The number is out of range. Enter a whole number fr\
om {minimum} to {maximum}.",zo="The record has visits of several people. Send the visits of one person.",Xo="The visits \
are not in order, because the days before the prediction increase. Send visits oldest first.",Jo="`gate` and `only` excl\
ude each other. Send one of them.",Qo="The order does not fit the {visits} visits. List each position from 0 to {last} e\
xactly once.",Zo="There is no visit at position {position}. Mask positions from 0 to {last}.",tr="Every visit is masked,\
 so no visit is left to attend to. Unmask the last visit.",er="The last visit (position {position} as sent, counted from\
 0) cannot be masked, because the prediction is read from it. Remove it from the visits instead.",nr="There is no head {\
head} in layer {layer}: layers run from 0 to {last_layer}, heads from 0 to {last_head}.",sr="There is no layer {layer}; \
layers run from 0 to {last_layer}.",or="This network has no {part}, so there is nothing to blend. Leave `{option}` out.",
rr={pointer:"pointer",generation:"generation head"},ir='The model "{model}" cannot answer this query: its `{tensor}` con\
tains infinite or undefined numbers. The weights are too large for 32-bit arithmetic. Choose another model or other visi\
ts.',dn="The text contains half a character (a lone surrogate). Remove it.",ar="This is not plain JSON. Remove half char\
acters (lone surrogates) and deep nesting.",ka="The link's changes cannot be read: a part of the link is missing or dama\
ged. Copy the whole link again, or remove `interventions` from it.",Ma="The parameter is not valid JSON. Send JSON.",cr="\
There is no field “{name}” here. Correct its name, or remove it.",lr="Enter a whole number from {minimum:g} to {maxi\
mum:g}.",hr="Enter a value from {minimum:g} to {maximum:g}.",Fh="This is not a JSON object. Send a JSON object.",zn="Thi\
s is not a list. Send a list.",ur="This is not a number. Enter a number.",fr="This is not a whole number. Enter a whole \
number.",jh={missing:"A required value is missing. Add it.",tuple_type:"This is not a list. Send a list.",list_type:"Thi\
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
his is not a JSON object. Send a JSON object."};var Ut=class extends Error{constructor(t){super(t.map(({where:n,message:s})=>`${n}: ${s}`).join(" ")),this.problems=t.slice(
0,20)}};function U(e,t,n={},s=[]){return new Ut([{where:e,message:nt(t,n),suggestions:s}])}function nt(e,t){return e.replace(
/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(t[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,","):r})}function Bt(e,t){try{
return t()}catch(n){if(!(n instanceof Ut))throw n;return e.push(...n.problems),null}}function Tt(e){if(e.length)throw new Ut(
e)}var Xn={type:"object",fields:{user:{type:"kinds",of:{name:{type:"text",max:1e3},id:{type:"int"}},kind:"_kind_of_user",nullable:!0,
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
ge:0},max:1e3,default:[]}},after:"_check_gate_and_only",before:"_check_json",nullable:!0,default:null}}};var Uh=new RegExp(`[${fo}]+`),Jn=e=>e!==""&&fo.includes(e);function at(e){let[t,n]=[0,e.length];for(;t<n&&Jn(e.charAt(t));)
t+=1;for(;t<n&&Jn(e.charAt(n-1));)n-=1;return e.slice(t,n)}var Gt=e=>e.split(Uh).filter(Boolean),gt=e=>[...e].length,Nt=(e,t)=>e.
length<=t?e:[...e.slice(0,2*t)].slice(0,t).join(""),_e=e=>/\p{Surrogate}/u.test(e);var{FORM_ERRORS:vt}=ee,Bh=255,Gh=1e21,Vh={_kind_of_visits:e=>Array.isArray(e)?"list":"notation",_kind_of_visit:e=>typeof e==
"string"?"place":"visit",_kind_of_user:e=>typeof e=="string"?"name":"id"};function Qn(e,t){let n=[],s=De(e,t,[],n);return Tt(
Yh(n)),s}function Yh(e){let t=new Map;for(let{path:s,message:o,expected:r}of e){let i=JSON.stringify(s),a=t.get(i);a?r&&
(a.message=`${a.message.replace(/\.$/,"")}, or ${r}.`):t.set(i,{path:s,message:o})}let n=new Set;for(let{path:s}of t.values())
for(let o=1;o<s.length;o+=1)n.add(JSON.stringify(s.slice(0,o)));return[...t].filter(([s])=>!n.has(s)).map(([,{path:s,message:o}])=>({
where:qh(s),message:o,suggestions:[]}))}function qh(e){return e.map(n=>typeof n=="number"?`[${n}]`:`.${n}`).join("").replace(
/^\./,"")||"body"}function De(e,t,n,s){if(t===null&&e.nullable)return null;let o=s.length,r=(a,c)=>{s.push({path:n,message:a,
...c&&{expected:c}})};if(e.before==="_check_json"&&!Ea(t,Bh))return r(ar);let i=Kh(e,t,n,s,r);if(s.length>o)return i;if(e.
after==="_check_gate_and_only"){let{gate:a,only:c}=i;a!==null&&c!==null&&r(Jo)}return e.after?.startsWith("_sorted")&&Array.
isArray(i)?su(i):i}function Kh(e,t,n,s,o){switch(e.type){case"object":return nu(t)?Object.keys(t).some(_e)?o(dn):zh(e.fields,
t,n,s):o(vt.model_type);case"kinds":return De(Qh(e,t),t,n,s);case"union":return Jh(e.of,t,n,s);case"list":return Array.isArray(
t)?Xh(e,t,n,s,o):o(zn);case"tuple":return Array.isArray(t)?t.length>e.items.length?o(nt(vt.too_long,{max_length:e.items.
length})):e.items.map((r,i)=>i<t.length?De(r,t[i],[...n,i],s):s.push({path:[...n,i],message:vt.missing})):o(zn);case"lit\
eral":{if(e.values.some(i=>i===t))return t;let r=ru(e.values.map(i=>`'${i}'`));return o(nt(vt.literal_error,{expected:r}),
r)}case"text":return typeof t!="string"?o(vt.string_type):_e(t)?o(dn):t.length>e.max&&gt(t)>e.max?o(nt(vt.string_too_long,
{max_length:e.max})):t;case"bool":return typeof t=="boolean"?t:o(vt.bool_type);default:{if(typeof t=="string"&&e.lax&&_e(
t))return o(dn);let r=e.lax?eu(t):t,i=Zh(e,r);return i?o(i):r}}}function zh(e,t,n,s){let o={};for(let[r,i]of Object.entries(
e))Object.hasOwn(t,r)?o[r]=De(i,t[r],[...n,r],s):i.default!==void 0?o[r]=i.default:s.push({path:[...n,r],message:vt.missing});
for(let r of Object.keys(t)){if(Object.hasOwn(e,r))continue;let i=Nt(r,ba);s.push({path:[...n,i],message:nt(cr,{name:i})})}
return o}function Xh({items:e,max:t,wrap:n},s,o,r,i){let a=r.length,c=n?pa:1,l=[];for(let[h,u]of s.slice(0,t).entries()){
if(h%c===0&&r.length>a)break;l.push(De(e,u,[...o,h],r))}return s.length>t&&r.length===a&&i(nt(vt.too_long,{max_length:t})),
l}function Jh(e,t,n,s){let o=[];for(let r of e){let i=[],a=De(r,t,n,i);if(!i.length)return a;for(let c of i)o.push(c)}for(let r of o)
s.push(r);return t}function Qh({of:e,kind:t},n){let s=e[Vh[t]?.(n)??""];if(!s)throw new Error(`There is no kind of value\
 that ${t} chooses.`);return s}function Zh({type:e,gt:t,ge:n,le:s},o){let r=typeof o=="number"&&(e==="float"||tu(o)),i=r&&
(o<Number(n)||o<=Number(t));return r&&!i&&!(o>Number(s))?null:n!==void 0&&s!==void 0?nt(e==="int"?lr:hr,{minimum:n,maximum:s}):
r?t!==void 0?nt(vt.greater_than,{gt:t}):nt(vt.greater_than_equal,{ge:Number(n)}):e==="int"?fr:ur}var tu=e=>Number.isInteger(
e)&&Math.abs(e)<Gh;function eu(e){return typeof e=="boolean"?Number(e):typeof e!="string"?e:/^\s*[+-]?\d+(_\d+)*(\.0+)?\s*$/.
test(e)?Number(e.replaceAll("_","")):e}var nu=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);function Ea(e,t){return typeof e==
"string"?!_e(e):typeof e!="object"||e===null?!0:t?Object.entries(e).every(([n,s])=>!_e(n)&&Ea(s,t-1)):!1}function su(e){
return[...new Map(e.map(n=>[JSON.stringify(n),n])).values()].sort((n,s)=>ou(_a(n),_a(s)))}function _a(e){return typeof e!=
"object"?[e]:Object.values(e)}function ou(e,t){for(let[n,s]of e.entries()){let o=t[n]??s;if(s!==o)return s<o?-1:1}return 0}
var ru=e=>[e.slice(0,-1).join(", "),e.at(-1)].filter(Boolean).join(" or ");var Aa=()=>Qn(Xn.fields.interventions,{});function Sa(e,t){let{gate:n,only:s,remove_heads:o,skip:r}=e,{layers:i,heads:a,
components:c}=t,l={last_layer:i-1,last_head:a-1},h=[],u=(m,d,y)=>{let g=nt(d,y);h.push({where:`interventions.${m}`,message:g,
suggestions:[]})};for(let[m,d]of o==="all"||!a?[]:o)(m>=i||d>=a)&&u("remove_heads",nr,{layer:m,head:d,...l});for(let{layer:m}of r)
m>=i&&u("skip",sr,{layer:m,...l});let f=[["gate",n===null?[]:["pointer","generation"]],["only",s===null?[]:[s]]];for(let[
m,d]of f){let y=d.find(g=>!c.includes(g));y&&u(m,or,{part:rr[y],option:m})}Tt(h)}var yt=be.map(e=>e.slice(0,3)),Ee={weekday:null,date:null,time:null};function Na(e){let t=[],n=[];for(let[s,{written:o}]of Zn(
e).entries()){let r=Bt(t,()=>iu(o,`visits[${s}]`));if(r)n.push(r);else if(t.length>=20)break}return Tt(t),n}function va(e){
return e.map(t=>{let n=dr(t);return[...[pn(t.place),n&&`@ ${n}`],t.stay===null?"":`+${t.stay}`].filter(Boolean).join(" ")}).
join(", ")}function pn(e){return typeof e=="number"?`#${e}`:e&&e===at(e)&&![...sa].some(n=>e.includes(n))?e:`"${e.replaceAll(
'"','""')}"`}function dr({weekday:e,date:t,time:n}){return[e===null?t!==null&&ke(t):yt[e],n!==null&&We(n)].filter(Boolean).
join(" ")}function Ae(e,t){let n=at(e);if(gt(n)>40)throw U(t,wo,{text:Nt(n,40)});let{groups:s}=co.exec(n)??co.exec(n.replace(
aa,"$1"))??{};if(!s)throw U(t,ia.test(n)?xo:$o,{text:n});let[o,r]=[Number(s.hour),Number(s.minute)];if(o>23||r>59)throw U(
t,ko,{text:n});return{weekday:uu(s.weekday,t),date:fu(s.date,t),time:o*60+r}}function pr(e,t){if(!ra.test(e))throw U(t,bo,
{name:Nt(e,40)});return Number(e.slice(1))}function Zn(e){let t=[],n=0,s=!1;for(let{0:o,index:r}of e.matchAll(/[",\n\r]|$/g))
o==='"'?s=!s:(!s||!o)&&(t.push({written:e.slice(n,r),start:n}),n=r+1);return t.filter(({written:o})=>at(o))}function ts(e){
return e.startsWith('"')?lu(e):e.search(/[@+]|$/)}function iu(e,t){try{return au(e,t)}catch(n){throw e.replace(/"[^"]*"/g,
"").includes(";")?U(t,mn):n}}function au(e,t){let n=at(e),s=gt(n);if(s>2e3)throw U(t,go,{characters:s,most:2e3});let o=cu(
n);if(!o)throw U(t,po);let r=hu(o.place,t);if(r==="")throw U(t,fn);let i=o.moment===null?Ee:Ae(o.moment,t),a=o.stay===null?
null:mu(at(o.stay),t);return{place:r,...i,stay:a}}function cu(e){let t=e.startsWith('"'),n=ts(e),s=at(e.slice(0,n)),o=at(
e.slice(n)),r=null,i=null;if(o.startsWith("@")){let c=o.search(/\+|$/);r=o.slice(1,c),o=o.slice(c)}o.startsWith("+")&&(i=
o.slice(1),o="");let a=/[@+]/.test(`${r??""}${i??""}`);return o||a||!t&&s.includes('"')?null:{place:s,moment:r,stay:i}}function lu(e){
let t=e.indexOf('"',1);for(;t>0&&e[t+1]==='"';)t=e.indexOf('"',t+2);return t+1}function hu(e,t){if(e.startsWith('"'))return e.
slice(1,-1).replaceAll('""','"');if(e.startsWith("#"))return pr(e,t);if(e.includes("#"))throw U(t,yo,{name:Nt(e,60)});return e}
function uu(e,t){if(e===void 0)return null;let n=be.findIndex(s=>s.toLowerCase().startsWith(e.toLowerCase()));if(n<0)throw U(
t,Mo,{text:e,days:yt.join(", ")},yt);return n}function fu(e,t){if(e===void 0)return null;let n=qn(e);if(n===null)throw U(
t,_o,{text:e});let[s=0,o=0]=na,r=Number(e.slice(0,4));if(r<s||r>o)throw U(t,Eo,{text:e,first_year:s,last_year:o});return n}
function mu(e,t){if(!oa.test(e)){let n={text:Nt(e,20),most:99999};throw U(t,Ao,n)}return Number(e)}function gr(e,t){let n=[],s=[];for(let[o,{place:r,stay:i,...a}]of e.entries()){let c=`visits[${o}]`,l=Bt(n,()=>t.find(r,
c))??0,h=s.at(-1),u=du(a,h);if(h&&u<h.arrival){let y=ot(h.arrival),g=`${yt[te(y)]} ${je(h.arrival)}`;n.push(...U(c,Go,{arrival:g}).
problems)}if(n.length>=20)break;h?.filledIn.includes("stay")&&(h.duration=Math.min(h.duration,u-h.arrival));let f={day:a.
weekday===null&&a.date===null,time:a.time===null,stay:i===null},m=i??t.at(l).typical_minutes??da,d=Object.entries(f).flatMap(
([y,g])=>g?y:[]);s.push({location:l,arrival:u,duration:m,filledIn:d})}return Tt(n),s}function Fe({weekday:e,date:t,time:n},s){
let o=n??0;if(t!==null)return t*1440+o;let r=s===null?un*1440:s+1,i=ot(r)+(o<wt(r)?1:0),a=e===null?0:$e(e-te(i),7);return(i+
a)*1440+o}var yr=({arrival:e,duration:t})=>e+t,je=e=>`${ke(ot(e))} ${We(wt(e))}`;function du(e,t){return e.time!==null?Fe(
e,t?t.arrival:null):t?yr(t):un*1440+ma}function Ra(e,{places:t,people:n,architecture:s}){let o=Qn(Xn,e),r=pu(o,t,n,s.max_visits);if(!o.interventions)return r;let i=gu(
r,o.interventions);return Sa(o.interventions,s),i}function Ia({history:e,visits:t,written:n,sent:s,masked:o},r){return t.map((i,a)=>{let{location:c,arrival:l,duration:h}=i,
{name:u,category:f}=r.at(c),m=e.weekdays[a]??0,d=wt(l),y=n?.[a]??{weekday:m,date:null,time:d,stay:h},g=je(l).replace(" ",
"T");return{location:c,name:u,label:r.label(c),category:f,place:pn(r.written(c)),written_moment:dr(y),written_stay:y.stay,
arrival:te(ot(l))===m?g:null,weekday:m,start_minute:e.startMinutes[a]??0,duration_minutes:h,days_before:e.daysBefore[a]??
0,steps_back:t.length-1-a,sent:s[a]??a,masked:o.includes(a),filled_in:i.filledIn}})}function Ca({written:e,sent:t}){if(!e)
return null;let n=e.map((s,o)=>({visit:s,at:t[o]??o}));return va(n.sort((s,o)=>s.at-o.at).map(({visit:s})=>s))}function pu(e,t,n,s){
let{record:o,visits:r}=e;if(o===null&&r===null)throw U("visits",Fo);if(o!==null&&r!==null)throw U("visits",jo);if(o!==null)
return $u(o,e,t,n,s);let i=[],a=Bt(i,()=>n.find(e.user))??0,c=Bt(i,()=>{let l=typeof r=="string"?Na(r):bu(r??[]);Ha(l.length,
s,"visits");let h=gr(l,t),u=h.at(-1);return{written:l,visits:h,predictAt:xu(e.predict_at,u)}});if(!c||i.length)throw new Ut(
i);return Pa({...c,history:mo(c.visits,a,c.predictAt)},e)}function Pa(e,t){let n=[...e.visits.keys()];return{...e,topK:t.
top_k,interventions:Aa(),sent:n,masked:[]}}function gu(e,t){let{visits:n,written:s}=e,o=t.order.length?t.order:e.sent,r=n.
length-1;if(!(o.length===n.length&&new Set(o).size===n.length)||Math.max(...o)>r){let a={visits:n.length,last:r};throw U(
"interventions.order",Qo,a)}return yu(t.mask_visits,o),{...e,history:Kn(e.history,o),visits:o.map(a=>n[a]),written:s&&o.
map(a=>s[a]),interventions:t,sent:o,masked:t.mask_visits.map(a=>o.indexOf(a)).sort((a,c)=>a-c)}}function yu(e,t){let n="\
interventions.mask_visits",s=t.length-1,[o=0,r=0]=[e.at(-1),t.at(-1)];if(o>s)throw U(n,Zo,{position:o,last:s});if(e.length===
t.length)throw U(n,tr);if(e.includes(r))throw U(n,er,{position:r})}function bu(e){let t=[],n=[];for(let[s,o]of e.entries()){
let r=Bt(t,()=>wu(o,`visits[${s}]`));if(r)n.push(r);else if(t.length>=20)break}return Tt(t),n}function wu(e,t){if(typeof e==
"string")return{place:La(e,t),...Ee,stay:null};let{location:n,arrival:s,duration_minutes:o}=e,r=typeof n=="string"?La(n,
t):n,i=s===null?Ee:Ae(s,`${t}.arrival`);return{place:r,...i,stay:o}}function La(e,t){let n=at(e);if(/^#[0-9]+$/.test(n))
return pr(n,t);if(!n)throw U(t,fn);return n}function Ha(e,t,n){if(!e)throw U(n,Uo);if(e>t)throw U(n,Bo,{visits:e,most:t,
excess:e-t})}function xu(e,t){if(e===null||!at(e))return yr(t);let n=Fe(Ae(e,"predict_at"),t.arrival);if(n<t.arrival){let s=je(
t.arrival);throw U("predict_at",Vo,{arrival:s})}return n}function $u(e,t,n,s,o){let{X:r,user_X:i}=e;if(Ha(r.length,o,"re\
cord.X"),t.user!==null||t.predict_at!==null)throw U("record",Yo);let a=typeof i=="number"?[i]:i,c=e.diff??[],l={X:[r,Jt,
n.vocabularySize-1],user_X:[a,0,s.users?s.users-1:1e9],weekday_X:[e.weekday_X??[],0,be.length-1],start_min_X:[e.start_min_X??
[],0,1439],dur_X:[e.dur_X??[],0,99999],diff:[c,0,ga]},h=[],u=(w,x,$={})=>{let M=nt(x,$);h.push({where:`record.${w}`,message:M,
suggestions:[]})};for(let[w,[x,$,M]]of Object.entries(l)){let T=w==="user_X"&&typeof i=="number";if(x.length!==r.length&&
!T){let k={numbers:x.length,visits:r.length};u(w,qo,k)}for(let[k,E]of x.entries())(E<$||E>M)&&u(`${w}[${k}]`,Ko,{minimum:$,
maximum:M})}new Set(a).size>1&&u("user_X",zo),c.some((w,x)=>w>(c[x-1]??w))&&u("diff",Xo),Tt(h);let f={locations:r,user:s.
users?a[0]??0:0,weekdays:e.weekday_X??[],startMinutes:e.start_min_X??[],durations:e.dur_X??[],daysBefore:c},m=xa(f),d=m.
at(-1).arrival,y=Math.max(d,(ot(d)+(c.at(-1)??0))*1440),g=ku(m,n),b=Mu(f,g,n,y);return Pa({history:f,visits:m,written:b?
g:null,predictAt:y},t)}function ku(e,t){return e.map(({location:n,arrival:s,duration:o},r)=>{let i=e[r-1]?.arrival??null,
[a,c,l]=[wt(s),te(ot(s)),ot(s)],u=[...i===null?[]:[{...Ee,time:a}],{...Ee,weekday:c,time:a}].find(m=>Fe(m,i)===s);return{
place:t.written(n),...u??{...Ee,date:l,time:a},stay:o}})}function Mu(e,t,n,s){let o=Bt([],()=>gr(t,n)),r=o&&mo(o,e.user,
s);return JSON.stringify(r)===JSON.stringify(e)}var _u={queries:"queries",keys:"keys",values:"values",weights:"weights",head_outputs:"outputs"},Eu={context:"context",content_scores:"\
pointer.content_scores",position_bias:"pointer.bias",pointer_weights:"pointer.weights",pointer_probabilities:"pointer.pr\
obabilities",generation_logits:"generation.logits",generation_probabilities:"generation.probabilities",gate_hidden:"gate\
.hidden",gate_logit:"gate.logit",gate:"gate.value",probabilities:"probabilities"},gn=class extends Error{};function Wa(e,t){
let{network:n,places:s,people:o}=e,r=Ra(t,{places:s,people:o,architecture:n.architecture}),i=n.trace(br(r,n),r.interventions);
return kr(e,i),{bundle:e,query:r,trace:i}}function br({history:e,masked:t},{architecture:n}){let s=$a(e,n.max_visits);if(!t.
length)return s;let o=Uint8Array.from(e.locations,(r,i)=>t.includes(i)?0:1);return{...s,mask:o}}function wr(e){let{layers:t,
heads:n}=e.bundle.network.architecture,s=Ue(t).map(h=>Ue(n).map(u=>Au(e.trace,`layers.${h}.heads.${u}.weights`))),{model:o,
user:r,visits:i,notation:a,predict_at:c,...l}=xr(e);return{model:o,user:r,visits:i,notation:a,predict_at:c,self_attention:n?
{weights:s}:null,pointer:$r(e.trace),...l}}function xr({bundle:e,query:t,trace:n}){let{places:s}=e,{history:o,interventions:r,
topK:i}=t,a=n["gate.value"].values[0],c=n["gate.logit"]?.values[0]??null,l=r.gate!==null||r.only!==null,h=n["pointer.pro\
babilities"]?.values??null,u=n["generation.probabilities"]?.values??null,{values:f}=n.probabilities,m=(g,b)=>g.map(w=>({
location:w,name:s.at(w).name,probability:b[w]})),d=ns(f,i),[y=Ht]=d;return{model:e.id,user:o.user||null,visits:Ia(t,s),notation:Ca(
t),predict_at:je(t.predictAt).replace(" ","T"),gate:{value:a,logit:c,learned:c!==null&&!l},location_probabilities:{pointer:h&&
m(Da([...new Set(o.locations)],h),h),generation:u&&m(ns(u,i),u),final:m(d,f)},prediction:{location:y,name:s.at(y).name,probability:f[y],
from_pointer:h?a*h[y]:0,from_generation:u?(1-a)*u[y]:0},unknown_probability:f[Jt]}}function $r(e){let t=e["pointer.weigh\
ts"];return t?{content_scores:es(e["pointer.content_scores"]),position_bias:es(e["pointer.bias"]),scores:es(e["pointer.s\
cores"]),weights:es(t),entropy:ao(t),effective_positions:ta(t)}:null}function ns(e,t){let n=e.slice(Ht).sort(),s=n[n.length-
t]??0,r=Ue(e.length).slice(Ht).filter(i=>e[i]>0&&e[i]>=s);return r.length?Da(r,e).slice(0,t):[Ht]}function Da(e,t){return e.
sort((n,s)=>t[s]-t[n]||n-s)}function Au(e,t){let{values:n,shape:s}=e[t],[o,r]=s;return Ue(o).map(i=>Fa(n.subarray(i*r,(i+
1)*r)))}function es(e){return e?Fa(e.values):null}function Fa(e){return Array.from(e,t=>t===Number.NEGATIVE_INFINITY?"-i\
nf":t)}function kr({id:e,network:t},n){let{layers:s,heads:o}=t.architecture;for(let{name:r,sites:i}of Su(s,o))if(!i.flatMap(
c=>n[c]??[]).every(({values:c})=>c.every(Number.isFinite)))throw new gn(nt(ir,{model:e,tensor:r}))}function*Su(e,t){yield{
name:"hidden[0]",sites:["layers.0.residual_in"]};for(let n of Ue(e)){for(let[s,o]of Object.entries(_u)){let r=Ue(t).map(
i=>`layers.${n}.heads.${i}.${o}`);yield{name:`layers[${n}].${s}`,sites:r}}yield{name:`hidden[${n+1}]`,sites:[`layers.${n}\
.residual_out`]}}for(let[n,s]of Object.entries(Eu))yield{name:n,sites:[s]}}function Ue(e){return[...Array(e).keys()]}var Ou=new Map([["F32",{bytes:4,read:e=>new Float32Array(e)}],["F16",{bytes:2,read:Ru}]]),Tu=Float64Array.from({length:32},
(e,t)=>2**(Math.max(1,t)-25)),xt=class extends Error{};function ja(e){let{entries:t,start:n}=Nu(e),s=n,o=t.map(([r,{dtype:i,
shape:a,data_offsets:[c,l]}])=>{let h=Ou.get(i);if(!h)throw new xt(`The parameter \`${r}\` has numbers of the type ${i}.\
 Save the weights in single or half precision (F32 or F16).`);let u=a.reduce((m,d)=>m*d,h.bytes);if(n+c!==s||l-c!==u)throw Be(
`\`${r}\` is misplaced`);if(s+=u,s>e.byteLength)throw Be(`they end within \`${r}\`, after ${e.byteLength} bytes`);let f=h.
read(e.slice(s-u,s));if(!Iu(f))throw new xt(`The parameter \`${r}\` holds numbers that are not finite. Choose another mod\
el.`);return[r,{values:f,shape:a}]});if(s!==e.byteLength)throw Be(`${e.byteLength-s} bytes belong to no tensor`);return Object.
fromEntries(o)}function Nu(e){if(e.byteLength<8)throw Be(`they have only ${e.byteLength} bytes`);let t=Number(new DataView(
e).getBigUint64(0,!0)),n=8+t;if(t>1e6||n>e.byteLength)throw Be(`their header claims ${t} bytes`);let s=vu(new TextDecoder().
decode(e.slice(8,n))),o=Object.entries(s??{}).filter(([i])=>i!=="__metadata__"),r=o.find(([,i])=>!Lu(i));if(!s||r)throw Be(
r?`\`${r[0]}\` has no place`:"they have no header");return o.sort(([,i],[,a])=>i.data_offsets[0]-a.data_offsets[0]),{entries:o,
start:n}}function vu(e){try{let t=JSON.parse(e);return typeof t=="object"?t:null}catch{return null}}function Lu(e){let t=n=>Array.
isArray(n)&&n.every(s=>Number.isSafeInteger(s)&&s>=0);return t(e?.shape)&&t(e.data_offsets)&&e.data_offsets.length===2}function Be(e){
return new xt(`The weights are damaged or cut short: ${e}. Load them again.`)}function Ru(e){let{Float16Array:t}=globalThis;
if(t)return new Float32Array(new t(e));let n=new Uint16Array(e),s=new Float32Array(n.length);for(let o=0;o<n.length;o++){
let r=Number(n[o]),i=r>>10&31,a=(r&1023)+(i?1024:0),c=i===31?Number.POSITIVE_INFINITY:a*Number(Tu[i]);s[o]=r&32768?-c:c}
return s}function Iu(e){let t=0;for(let n=0;n<e.length;n++)t+=0*Number(e[n]);return t===0}var Ga={location:"loc_emb",user:"user_emb",time:"time_emb",weekday:"weekday_emb",recency:"recency_emb",duration:"duratio\
n_emb",position_from_end:"pos_from_end_emb"},ss={time:Vn+1,weekday:Yn+1,recency:we+1,duration:xe+1},Ge="Put the weights \
and the model.json of one model together.",os=class{constructor(t,n){Du(n,t),this.architecture=t,this.weights={...n},this.#h(
"user")&&(this.weights["user_emb.weight"]=Wu(this.#l("user_emb.weight")))}trace(t,n={}){let{layers:s,max_visits:o}=this.
architecture,r=t.locations.length;if(r<1||r>o)throw new RangeError(`Every history must have 1 to ${o} visits.`);let i={batch:t,
interventions:n,trace:{}},a=this.#t(i),c=this.#i(a,"input_proj");ct(i,"inputs.",{projected:c});let l=this.#a(c,"input_no\
rm","inputs.norm",i);this.#h("sinusoidal")&&n.sinusoidal!==!1&&(l=Un(l,this.#l("pos_encoding")));for(let h=0;h<s;h++)l=this.#e(
l,h,i);return this.#s(l,i),i.trace}#t(t){let{batch:n,interventions:s}=t,o={location:n.locations,user:new Int32Array(n.locations.
length).fill(n.user),time:n.time,weekday:n.weekday,recency:n.recency,duration:n.duration,position_from_end:n.positionFromEnd},
r=[...s.without_features??[]];s.position_from_end===!1&&r.push("position_from_end");let i=[];for(let[a,c]of Object.entries(
o)){if(a!=="location"&&!this.#h(a))continue;let l=Cu(c,this.#l(`${Ga[a]}.weight`));r.includes(a)&&l.values.fill(0),ct(t,
"inputs.",{[a]:l}),i.push(l)}return Ua(i)}#e(t,n,s){let o=`transformer.layers.${n}`,r=`layers.${n}`,{layer_norm:i}=s.interventions;
ct(s,`${r}.`,{residual_in:t});let a=t;if(this.#h("attention")){let f=this.#a(t,`${o}.norm1`,`${r}.norm1`,s,i),m=this.#n(
f,n,s);ct(s,`${r}.`,{attention_out:m}),a=Ba(m,t,n,"attention",s)}ct(s,`${r}.`,{residual_mid:a});let{pre:c,hidden:l,out:h}=Ki(
this.#a(a,`${o}.norm2`,`${r}.norm2`,s,i),this.#l(`${o}.linear1.weight`),this.#l(`${o}.linear1.bias`),this.#l(`${o}.linea\
r2.weight`),this.#l(`${o}.linear2.bias`));ct(s,`${r}.feed_forward.`,{pre:c,hidden:l,out:h});let u=Ba(h,a,n,"feed_forward",
s);return ct(s,`${r}.`,{residual_out:u}),u}#n(t,n,s){let{d_model:o,heads:r}=this.architecture,{attention_temperature:i,scaling:a}=s.
interventions,c=`transformer.layers.${n}.self_attn`,l=this.#l(`${c}.in_proj_weight`),h=this.#l(`${c}.in_proj_bias`),u=o/
r,f=d=>ye(t,bn(l,d,u),bn(h,d,u)),m=[];for(let d=0;d<r;d++){let y=f(d*u),g=f(o+d*u),b=f(2*o+d*u),{mask:w}=s.batch,$=Yi(y,
g,b,{mask:w,temperature:i,scaled:a}),{scores:M,weights:T}=$,k=Pu($.outputs,n,d,s),E={queries:y,keys:g,values:b,scores:M,
weights:T,outputs:k};ct(s,`layers.${n}.heads.${d}.`,E),m.push(k)}return this.#i(Ua(m),`${c}.out_proj`)}#s(t,n){let{only:s,
gate:o}=n.interventions,r=bn(t,n.batch.locations.length-1,1),i={values:r.values,shape:[r.values.length]};ct(n,"",{context:i});
let a=this.#o(i,t,n),c=this.#r(i,n),l=this.#c(i,n);s?l=yn(s==="pointer"?1:0):typeof o=="number"&&(l=yn(o)),ct(n,"gate.",
{value:l}),ct(n,"",{probabilities:Hu(l,a,c,s)})}#o(t,n,s){if(!this.#h("pointer"))return null;let{locations:o,positionFromEnd:r,
mask:i}=s.batch,{pointer_scaling:a,position_bias:c,pointer_temperature:l}=s.interventions,h=this.#i(t,"pointer_query"),u=this.#i(
n,"pointer_key"),f=zi(h,u,a);ct(s,"pointer.",{query:h,keys:u,content_scores:f});let m=f;if(this.#h("position_bias")){let{
values:g}=this.#l("position_bias"),b=pt([o.length]);c!==!1&&b.values.set([...r].map(w=>g[w])),ct(s,"pointer.",{bias:b}),
m=Xi(f,b)}m=io(m,i);let d=Bn(m,l),y=Ji(d,o,this.architecture.locations);return ct(s,"pointer.",{scores:m,weights:d,probabilities:y}),
y}#r(t,n){if(!this.#h("generation"))return null;let s=this.#i(t,"gen_head"),o=Bn(s);return ct(n,"generation.",{logits:s,
probabilities:o}),o}#c(t,n){if(!this.#h("pointer"))return yn(0);if(!this.#h("generation"))return yn(1);if(!this.#h("gate"))
return yn(.5);let{hidden:s,logit:o,value:r}=Qi(t,this.#l("ptr_gen_gate.0.weight"),this.#l("ptr_gen_gate.0.bias"),this.#l(
"ptr_gen_gate.2.weight"),this.#l("ptr_gen_gate.2.bias"));return ct(n,"gate.",{hidden:s,logit:o}),r}#i(t,n){return ye(t,this.#l(
`${n}.weight`),this.#l(`${n}.bias`))}#a(t,n,s,o,r=!0){if(!r)return ct(o,s,{"":t}),t;let i=this.#l(`${n}.weight`),{normed:a,
mean:c,reciprocal_deviation:l}=Gi(t,i,this.#l(`${n}.bias`));return ct(o,s,{"":a,".mean":c,".reciprocal_deviation":l}),a}#h(t){
return this.architecture.components.includes(t)}#l(t){let n=this.weights[t];if(!n)throw new xt(`The parameter \`${t}\` is\
 missing. ${Ge}`);return n}};function ct({trace:e},t,n){for(let[s,o]of Object.entries(n))e[t+s]=o}function Cu(e,t){let[n,
s]=t.shape,o=pt([e.length,s]);return e.forEach((r,i)=>{if(r<0||r>=n)throw new RangeError(`The id ${r} has no embedding; \
ids run from 0 to ${n-1}.`);o.values.set(bn(t,r,1).values,i*s)}),o}function bn({values:e,shape:[t,...n]},s,o){let r=e.length/
t;return{values:e.subarray(s*r,(s+o)*r),shape:[o,...n]}}function Ua(e){let t=e[0]?.shape[0],n=e.reduce((r,{shape:i})=>r+
i[1],0),s=pt([t,n]),o=0;for(let r of e){for(let i=0;i<t;i++)s.values.set(bn(r,i,1).values,i*n+o);o+=r.shape[1]}return s}
function Ba(e,t,n,s,{interventions:o}){let i=o.skip?.some(a=>a.layer===n&&a.part===s)?pt(e.shape):e;return o.residuals===
!1?i:Un(i,t)}function Pu(e,t,n,{batch:{mask:s},interventions:o}){let{remove_heads:r=[],replace_with:i}=o;if(r!=="all"&&!r.
some(([h,u])=>h===t&&u===n))return e;let a=pt(e.shape);if(i!=="mean")return a;let[c,l]=e.shape;for(let h=0;h<l;h++){let[
u,f]=[0,0];for(let m=0;m<c;m++)s&&!s[m]||(u+=e.values[m*l+h],f++);for(let m=0;m<c;m++)a.values[m*l+h]=u/f}return a}function Hu(e,t,n,s){
return t&&n&&!s?Zi(e,t,n):!t||s==="generation"?n:t}function yn(e){return{values:Float32Array.of(e),shape:[]}}function Wu({
values:e,shape:t}){let[n,s]=t,o={values:e.slice(),shape:t};for(let r=0;r<s;r++){let i=0;for(let a=1;a<n;a++)i+=e[a*s+r];
o.values[r]=i/(n-1)}return o}function Du(e,t){let{components:n,d_model:s,heads:o}=t,r=n.find(c=>!ya.includes(c));if(r)throw new xt(
`This version does not know the component "${r}". Reload the page, or ask the server.`);if(n.includes("attention")&&!(o>=
1&&s%o===0))throw new xt(`${o} heads do not divide a width of ${s}. ${Ge}`);if(!n.includes("pointer")&&!n.includes("gene\
ration"))throw new xt(`A network needs a pointer or a generation head. ${Ge}`);let i=Fu(t);for(let[c,l]of i){let h=e[c]?.
shape;if(!h)throw new xt(`The parameter \`${c}\` is missing. ${Ge}`);if(String(h)!==String(l))throw new xt(`The paramete\
r \`${c}\` has the shape [${h}]; expected [${l}]. ${Ge}`)}let a=Object.keys(e).find(c=>!i.has(c));if(a)throw new xt(`\`${a}\
\` is no parameter of this network. ${Ge}`)}function Fu({components:e,...t}){let{d_model:n,feed_forward:s,locations:o,users:r,
layers:i,max_visits:a}=t,c=d=>e.includes(d),l=new Map,h=(d,y,g)=>l.set(`${d}.weight`,[y,g]).set(`${d}.bias`,[y]),u=d=>l.
set(`${d}.weight`,[n]).set(`${d}.bias`,[n]),f={location:[o,n],user:[r,n],time:[ss.time,n/4],weekday:[ss.weekday,n/4],recency:[
ss.recency,n/4],duration:[ss.duration,n/4],position_from_end:[a+1,n/4]},m=0;for(let[d,[y,g]]of Object.entries(f))d!=="lo\
cation"&&!c(d)||(l.set(`${Ga[d]}.weight`,[y,g]),m+=g);h("input_proj",n,m),u("input_norm"),c("sinusoidal")&&l.set("pos_en\
coding",[1,a,n]);for(let d=0;d<i;d++){let y=`transformer.layers.${d}`;c("attention")&&(l.set(`${y}.self_attn.in_proj_wei\
ght`,[3*n,n]),l.set(`${y}.self_attn.in_proj_bias`,[3*n]),h(`${y}.self_attn.out_proj`,n,n),u(`${y}.norm1`)),h(`${y}.linea\
r1`,s,n),h(`${y}.linear2`,n,s),u(`${y}.norm2`)}return c("pointer")&&(h("pointer_query",n,n),h("pointer_key",n,n)),c("pos\
ition_bias")&&l.set("position_bias",[a]),c("generation")&&h("gen_head",o,n),c("gate")&&(h("ptr_gen_gate.0",n/2,n),h("ptr\
_gen_gate.2",1,n/2)),l}var ju=new Map(Object.entries(fa)),Ve=class{#t=new Map;constructor(t){this.names=t}findWithAccents(t){return this.#e(Uu,
t)??this.#e(xn,t)??[]}findWithoutAccents(t){return this.#e(Wt,t)??[]}by(t){let n=this.#t.get(t);if(!n){n=new Map;for(let[
s,o]of this.names){let r=t(o),i=n.get(r);i?i.push(s):n.set(r,[s])}this.#t.set(t,n)}return n}#e(t,n){return this.by(t).get(
t(n))}},Uu=e=>Gt(qa(e).normalize("NFC")).join(" "),xn=e=>Gt(Gu(qa(e).normalize("NFKC"))).join(" ");function Wt(e){let t=xn(
e).normalize("NFKD").replace(ua,"");return Gt(Array.from(t,n=>ju.get(n)??n).join("")).join(" ")}function Mr(e,t){let n=Nt(
Wt(e),ca);if([...n].length<la)return[];let s=t.filter(Bu(n)),o=(i,a)=>s.map(c=>({name:c,score:i(n,c)})).filter(c=>c.score>=
a).sort((c,l)=>l.score-c.score).slice(0,Qt),r=[...o(Ya,Gn),...o(Vu,ho)];return[...new Set(r.map(({name:i})=>i))].map(i=>({
name:i,score:Math.max(Ya(n,i),Ka(n,i)/100)})).sort((i,a)=>a.score-i.score||(i.name<a.name?-1:1)).slice(0,Qt).map(({name:i})=>i)}
function Bu(e){let t=Gt(e).map(s=>` ${s} `),n=Va(e);return s=>{let o=Math.max(e.length,s.length),r=2*(1-Gn)*o;for(let i=n^
Va(s);i;i&=i-1)r-=1;return r>=0||t.some(i=>` ${s} `.includes(i))}}function Va(e){let t=0;for(let n of e)t|=1<<Number(n.codePointAt(
0));return t}function qa(e){return e.replace(ha,t=>[...t].some(Jn)?" ":"")}function Gu(e){return e.replace(/[^ı]+/g,t=>t.
toLowerCase().toUpperCase().toLowerCase()).replaceAll("ς","σ")}function Ya(e,t){let[n,s]=[[...e],[...t]],o=Math.max(n.
length,s.length);if(1-Math.abs(n.length-s.length)/o<Gn)return 0;let r=[],i=[],a=[0,...s.keys()].map((c,l)=>l);for(let c=1;c<=
n.length;c+=1){let l=n[c-1],h=n[c-2];[r,i,a]=[i,a,[c]];for(let u=1;u<=s.length;u+=1){let f=s[u-1],m=(i[u-1]??0)+(l===f?0:
1),d=Math.min(m,(i[u]??0)+1,(a[u-1]??0)+1);h===f&&l===s[u-2]&&(d=Math.min(d,(r[u-2]??0)+1)),a.push(d)}}return 1-(a[s.length]??
0)/o}function Vu(e,t){let[n,s]=[new Set(Gt(e)),new Set(Gt(t))],o=[...n].filter(m=>s.has(m)),r=[...n].filter(m=>!s.has(m)),
i=[...s].filter(m=>!n.has(m));if(o.length&&!(r.length&&i.length))return 100;let[a,c]=[wn(r),wn(i)],l=o.length&&gt(wn(o))+
1,[h,u]=[l+gt(a),l+gt(c)],f=(m,d)=>100-100*m/d;return!l&&f(Math.abs(h-u),h+u)<ho?0:Math.max(Ka(e,t),f(za(a,c),h+u),l&&f(
h-l+1,l-1+h),l&&f(u-l+1,l-1+u))}function Ka(e,t){let[n,s]=[wn(Gt(e)),wn(Gt(t))];return(1-za(n,s)/(gt(n)+gt(s)))*100}var wn=e=>e.
sort().join(" ");function za(e,t){let[n,s]=[[...e],[...t]],o=s.map(()=>0);for(let r of n){let i=0,a=0;for(let c=0;c<s.length;c+=
1){let l=o[c]??0;a=r===s[c]?i+1:Math.max(l,a),o[c]=a,i=l}}return n.length+s.length-2*(o.at(-1)??0)}var rs=class{#t;#e;constructor(t,n){this.vocabularySize=n,this.#t=new Map(t.map(s=>[s.id,s])),this.#e=new Ve(new Map(t.flatMap(
({id:s,name:o})=>o===null?[]:[[s,o]])))}at(t){let n={id:t,name:null,category:null,typical_minutes:null};return this.#t.get(
t)??n}label(t){return this.at(t).name??(t===Jt?"unknown place":`#${t}`)}written(t){let{name:n}=this.at(t);return n===null||
gt(n)>900||(this.#e.by(xn).get(xn(n))??[]).length>1?t:n}find(t,n){if(typeof t=="number"){if(t>=Jt&&t<this.vocabularySize)
return t;let r={location:t,first:Jt,last:this.vocabularySize-1};throw U(n,So,r)}let s=this.#n(t);!s.length&&/^".*"$/s.test(
t)&&(s=this.#n(t.slice(1,-1).replaceAll('""','"')));let[o]=s;if(o===void 0)throw this.#o(t,n);if(s.length>1)throw this.#s(
t,s,n);return o}search(t,n){let s=Wt(t).replace(/^#/,""),o=[[],[],[]];for(let r=Ht;r<this.vocabularySize;r++){let i=this.
at(r),[a,c]=[Wt(i.name??""),Wt(i.category??"")],l=String(r),h=a.startsWith(s)||l.startsWith(s),u=a.includes(s)||c.includes(
s);l===s?o[0]?.push(i):h?o[1]?.push(i):u&&o[2]?.push(i)}return o.flat().slice(0,n)}#n(t){let n=this.#e.findWithAccents(t);
return n.length?n:this.#e.findWithoutAccents(t)}#s(t,n,s){let o=n.slice(0,lo).map(i=>this.notation(i)),r={count:n.length,
name:ne(t),listed:Qa(n.slice(0,Qt).map(i=>this.#r(i)),n.length),example:String(o[0])};return U(s,Oo,r,o)}#o(t,n){if(t.includes(
";"))return U(n,mn);let s={name:ne(t),first:Ht};if(!this.#e.names.size)return U(n,No,s);let o=this.#e.by(Wt),r=Mr(t,[...o.
keys()]).flatMap(l=>o.get(l)??[]).slice(0,Qt),[i]=r;if(i===void 0)return U(n,To,s);let a=this.#r(i),c=r.map(l=>this.notation(
l));return U(n,vo,{...s,meant:a},c)}notation(t){return pn(this.written(t))}#r(t){let n=this.notation(t);if(!n.startsWith(
"#"))return ne(n);let{name:s,category:o}=this.at(t),r=[s,o].flatMap(i=>i?ne(i):[]).join(", ");return r?`${n} (${r})`:n}},
is=class{#t;#e;constructor(t,n){this.users=n;let s=Array.from({length:Math.max(n-1,0)},(r,i)=>i+1),o=new Map(s.map(r=>[r,
t[r]??nt(Ho,{user:r})]));this.#t=new Ve(o),this.#e=new Ve(new Map([...o].map(([r,i])=>[r,Xa(i)])))}find(t){if(t===null||
!this.users)return 0;let n=Ja(t)?Number(at(String(t)).slice(0,12)):t;if(typeof n=="number"){if(n>=1&&n<this.users)return n;
throw U("user",Lo,{person:n,last:this.users-1})}let s=this.#n(n),[o]=s;if(o===void 0)throw this.#o(n);if(s.length>1)throw this.#s(
n,s);return o}#n(t){let n=[()=>this.#t.findWithAccents(t),()=>this.#e.findWithAccents(t),()=>this.#t.findWithoutAccents(
t),()=>this.#e.findWithoutAccents(t)];for(let s of n){let o=s();if(o.length)return o}return[]}#s(t,n){let s=n.slice(0,lo).
map(i=>this.#r(i)),o=Qa(s.slice(0,Qt).map(ne),n.length),r={count:n.length,name:ne(t),listed:o};return U("user",Ro,r,s)}#o(t){
let n=this.#e.by(Wt),s=new Map([...n,...this.#t.by(Wt)]),o=[...n.get(Wt(Xa(t)))??[],...Mr(t,[...s.keys()]).flatMap(c=>s.
get(c)??[])],r=[...new Set(o)].slice(0,Qt).map(c=>this.#r(c)),[i]=r,a={name:ne(t),last:this.users-1};if(i!==void 0){let c={
...a,meant:ne(i)};return U("user",Po,c,r)}return U("user",this.users===1?Co:Io,a)}#r(t){let n=this.#t.names.get(t)??"",s=Ja(
n)?[]:this.#n(n);return s.length===1&&s[0]===t?n:String(t)}},Xa=e=>at(e.split(",")[0]??"")||e,Ja=e=>typeof e=="string"&&
/^[0-9]+$/.test(at(e));function Qa(e,t){let n=t-e.length;if(n)return nt(Do,{listed:e.join(", "),left_out:n});let[s,o=""]=[
e.slice(0,-1),e.at(-1)];return s.length?nt(Wo,{listed:s.join(", "),last:o}):o}var ne=e=>gt(e)>uo?`${Nt(e,uo-1)}…`:e;var qu=10,Ku={hours:zu,visits:Ju,heads:Qu};function Za(e,t){return Ku[e](t)}function tc(e,t,n){let s=e.network.trace(br(
t,e.network),t.interventions);kr(e,s);let{values:o}=s.probabilities,[r=Ht]=ns(o,1),{name:i}=e.places.at(r);return{prediction:{
location:r,name:i,probability:o[r]},probability:o[n]}}function zu({query:e}){let{masked:t,interventions:n}=e;return wa.map(
s=>{let o=Xu(e.history,e.predictAt,s);return{hours:s,input:{history:o,masked:t,interventions:n}}})}function Xu(e,t,n){let s=e.
startMinutes.map(a=>a+60*n),o=s.map(ot),r=ot(wt(t)+60*n),i=(a,c)=>a.map((l,h)=>c(l,o[h]??0));return{...e,weekdays:i(e.weekdays,
(a,c)=>$e(a+c,7)),startMinutes:s.map(wt),daysBefore:i(e.daysBefore,(a,c)=>a+r-c)}}function Ju({bundle:e,query:{history:t,
masked:n,interventions:s,sent:o}}){return t.locations.map((r,i)=>{let a=[...t.locations.keys()].filter(h=>h!==i),c=a.at(
-1),l={history:Kn(t,a),masked:n.flatMap(h=>h===i?[]:a.indexOf(h)),interventions:s};return{visit:{sent:o[i]??i,label:e.places.
label(r)},input:c===void 0||n.includes(c)?null:l}}).sort((r,i)=>r.visit.sent-i.visit.sent)}function Qu({bundle:e,query:{
history:t,masked:n,interventions:s}}){let{remove_heads:o}=s;if(o==="all")return[];let r=Zu(e.network.architecture).filter(
([a,c])=>!o.some(([l,h])=>l===a&&h===c));return r.length?(r.length>qu?r.map(a=>[a]):tf(r)).map(a=>{let c={...s,remove_heads:[
...o,...a]};return{heads:a,input:{history:t,masked:n,interventions:c}}}):[]}function Zu({layers:e,heads:t}){return Array.
from({length:e*t},(n,s)=>[Math.floor(s/t),s%t])}function tf(e){return Array.from({length:2**e.length},(t,n)=>e.filter((s,o)=>n&
1<<o)).sort((t,n)=>t.length-n.length)}var _r=class{constructor(t,n){let{id:s,sizes:o,places:r,people:i}=t;this.content={vocabulary:t,weights:n},this.id=s,this.
places=new rs(r,o.locations);let a=i.map(({id:c,name:l})=>[c,l]);this.people=new is(Object.fromEntries(a),o.users),this.
network=new os(o,ja(n))}explain(t){return wr(this.#t(t))}trace(t){let n=this.#t(t),{query:s,trace:o}=n,r=xr(n),{pointer:i,
generation:a,final:c}=r.location_probabilities,l=[...i??[],...a??[],...c].map(f=>f.location),u=[...new Set([...l,...s.history.
locations])].map(f=>[f,{label:this.places.label(f),category:this.places.at(f).category}]);return{...r,self_attention:null,
pointer:$r(o),architecture:this.network.architecture,interventions:s.interventions,places:Object.fromEntries(u),tensors:o,
weights:this.network.weights}}sweep(t,n){let s=this.#t(n),{prediction:o}=wr(s);return{prediction:o,variants:Za(t,s)}}answer(t,n){
return tc(this,t,n)}#t(t){try{return Wa(this,t)}catch(n){throw n instanceof gn?new Ut([{where:"model",message:n.message,
suggestions:[]}]):n}}};document.addEventListener("pointerscope:engine",({detail:e})=>e(Er));var ef=()=>ut().get("page")==="compare"?"compare":"explore";function ec(){for(let e of Q(document,"[data-page]"))e.hidden=
e.dataset.page!==ef()}ec();window.addEventListener("hashchange",ec);document.addEventListener("click",e=>{let t=ge(e).closest(
"a");t?.hash.includes("page=")&&(e.preventDefault(),location.hash=t.hash)});var bt=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=n}},se=new URL(
A.replace(/^(.*\/)static\/.*$/,"$1")),as={answers:!0},nf=[502,504],sf=5e3,of="No response could be read. Your input is s\
till here; check your connection and try again.",rf=e=>`The server answered with ${e}.`;async function Se(e,t,n=se){let s=await af(
new URL(`api/${e}`,n),t);if(String(n)===se.href&&lf(s!==null&&!cf(s)),!s)return nc();if(!(s.headers.get("content-type")??
"").includes("json")){let i=rf(s.status);throw new bt(s.status,[{where:"",message:i,suggestions:[]}])}let r=await s.json().
catch(nc);if(!s.ok)throw new bt(s.status,r.errors??[]);return r}async function af(e,t){try{let n=await fetch(e,t);return nf.
includes(n.status)?null:n}catch(n){if(cs(n))throw n;return null}}function sc(e){let t=AbortSignal.timeout(sf);return e?AbortSignal.
any([e,t]):t}function cf({headers:e}){return e.get("cache-status")?.startsWith("service-worker")??!1}function lf(e){e!==
as.answers&&(as.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:e}})))}function nc(e){
throw cs(e)?e:new bt(0,[{where:"",message:of,suggestions:[]}])}function cs(e){return e instanceof DOMException&&e.name===
"AbortError"}function Dt(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,
s])=>[n,String(s)]))}function Ye(e){return e instanceof Error?e.message:String(e)}function Ar(e,t,n){switch(t.kind){case"head":return hf(e,t,n.architecture);case"mask":return uf(e,t.visit,n.visits);case"\
skip":return ff(e,t);case"residuals":return pf(e);case"gate":return mf(e,t);case"temperature":return df(e,t)}}function hf({
remove_heads:e=[],replace_with:t,...n},{layer:s,head:o},{layers:r,heads:i}){let a=Array.from({length:r*i},(u,f)=>[Math.floor(
f/i),f%i]),c=e==="all"?a:e,h=c.some(([u,f])=>u===s&&f===o)?c.filter(([u,f])=>u!==s||f!==o):a.filter(([u,f])=>u===s&&f===
o||c.some(([m,d])=>u===m&&f===d));return h.length?{...n,remove_heads:h,...t&&{replace_with:t}}:n}function uf({mask_visits:e=[],
...t},n,s){let o=s[n]?.sent??0;if(n===s.length-1)return{...t,...e.length&&{mask_visits:e}};let r=e.includes(o)?e.filter(
i=>i!==o):[...e,o].sort((i,a)=>i-a);return r.length?{...t,mask_visits:r}:t}function ff({skip:e=[],...t},{layer:n,part:s}){
let o=e.filter(i=>i.layer!==n||i.part!==s),r=o.length<e.length?o:[...e,{layer:n,part:s}];return r.length?{...t,skip:r}:t}
function mf({gate:e,only:t,...n},{value:s}){return s===null?n:{...n,gate:s}}function df(e,{of:t,value:n}){let s=`${t}_te\
mperature`,o={...e};return delete o[s],n===1?o:{...o,[s]:n}}function pf({residuals:e,...t}){return e===!1?t:{...t,residuals:!1}}
var ls=e=>e.map(t=>t+1),gf={gate:e=>`gate forced to ${e}`,only:e=>`${e} only`,attention_temperature:e=>`attention temper\
ature ${e}`,pointer_temperature:e=>`pointer temperature ${e}`,scaling:()=>"no division by √k",pointer_scaling:()=>"no \
division by √d",position_bias:()=>"no position bias",sinusoidal:()=>"no sinusoidal table",position_from_end:()=>"no po\
sition from the end",residuals:()=>"no residual connections",layer_norm:()=>"no layer norms",remove_heads:(e,{replace_with:t})=>`${e===
"all"?"every head":e.map(([s,o])=>`L${s} H${o}`).join(", ")} ${t==="mean"?"replaced by the mean":"switched off"}`,replace_with:()=>"",
skip:e=>`${e.map(({layer:n,part:s})=>`${s.replace("_","-")} of layer ${n}`).join(", ")} skipped`,without_features:e=>`wi\
thout ${e.join(", ")}`,mask_visits:e=>`visit${e.length>1?"s":""} ${ls(e).join(", ")} masked`,order:e=>`order ${ls(e).join(
" ")}`};function Oe(e){return Object.entries(e).flatMap(([t,n])=>{let s=gf,o=Object.hasOwn(s,t)?s[t]?.(n,e):"";return o?
[{key:t,text:o}]:[]})}function hs(e){let t=Oe(e).map(({text:n})=>n);return t.length?`Changed: ${t.join("; ")}.`:"Nothing\
 is changed."}function $n(e){let t="";for(let n of e)t+=String.fromCharCode(n);return btoa(t)}function kn(e){let t=atob(e),n=new Uint8Array(
t.length);for(let s=0;s<t.length;s++)n[s]=t.charCodeAt(s);return n}var oc=bf("model-files"),yf=500,Lt=oc===null;async function rc(e,t=se){return Lt?Se(`models/${encodeURIComponent(e)}/vocabulary`,{},t):JSON.parse(new TextDecoder().decode(
await Sr(e,"vocabulary")))}async function us(e,t=yf){if(Lt){let n=`models/${encodeURIComponent(e)}/histories?limit=${t}`,
{items:s}=await Se(n);return s}return JSON.parse(new TextDecoder().decode(await Sr(e,"histories")))}async function ic({id:e,
weights:t},n,s=se){if(!Lt)return Sr(e,"weights",n);let o=`api/models/${encodeURIComponent(e)}/weights/${t?.sha256}`;return cc(
new URL(o,s),"weights",n)}async function ac(e,{weights:t}){if(!t||!globalThis.crypto?.subtle)return;if([...new Uint8Array(
await crypto.subtle.digest("SHA-256",e))].map(o=>o.toString(16).padStart(2,"0")).join("")!==t.sha256)throw new Error("Th\
e weights were damaged on their way. Load the page again.")}async function Sr(e,t,n=!1){let s=oc?.[e]?.[t];if(!s)throw new Error(
`This page holds no ${t} of ${e}.`);if(!s.startsWith("#"))return cc(new URL(s,document.baseURI),t,n);let o=document.getElementById(
s.slice(1))?.textContent??"";return kn(o.trim()).buffer}async function cc(e,t,n){let s=await fetch(e,{cache:n?"reload":"\
default"});if(!s.ok)throw new Error(`The ${t} could not be fetched (${s.status}).`);return s.arrayBuffer()}function bf(e){
let t=ft(document,`script#${e}`,HTMLScriptElement);return t&&JSON.parse(t.textContent??"")}function lc(e){let{tensors:t,...n}=e,s=Object.entries(t).map(([o,{data:r,shape:i}])=>[o,{values:new Float32Array(kn(r).buffer),
shape:i}]);return{...n,tensors:Object.fromEntries(s)}}var wf=["browser","server"],hc=20,xf=300,$f=4,kf="static/bundles/browser-model.js",uc={address:new URL("../bundles/brows\
er-model.js",A).href,load(e){let t=null,n=o=>{t=o};return document.dispatchEvent(new CustomEvent("pointerscope:engine",{
detail:n})),t?Promise.resolve(t):String(e)===se.href?import(uc.address):import(new URL(kf,e).href)}};function Te({prediction:{
name:e,location:t,probability:n}}){return n===0?"no known place":`${e??`#${t}`}, ${(100*n).toFixed(1)} %`}function fc({prediction:e},{
prediction:t,places:n}){let s=t.location===e.location,o=s?"":`${n[t.location]?.label??t.name}, `,r=Math.round(1e3*e.probability)-
Math.round(1e3*t.probability);return{value:`${o}${(100*t.probability).toFixed(1)} %`,change:s&&r?`${r>0?"▲":"▼"} ${Math.
abs(r/10).toFixed(1)} points`:"",isMore:r>0}}function Ne(e,t){e.textContent=t?Te(t):"…";let{location:n,probability:s}=t?.
prediction??{};for(let[o,r]of Object.entries({location:n,probability:s,engine:t?.engine}))r===void 0?delete e.dataset[o]:
e.dataset[o]=String(r)}var qe=class{#t;#e;#n;#s=null;#o=null;#r=!1;#c=new Map;draws=!1;sharesWeights=!0;constructor(t,n=null,s=se){
this.#t=t,this.#n=s,this.#e=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&wf.includes(t)?t:null,
Lt||(this.choice="browser"),this.obstacle="",this.#o||(this.#s=null)}get model(){return this.#o}get isInBrowser(){return this.#o!==
null&&this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.draws&&this.sharesWeights&&
this.#s&&this.choice!=="server"&&await Promise.race([this.prepare(),new Promise(r=>setTimeout(r,xf))]),this.#o&&this.choice!==
"server")return this.explainHere(t);if(!Lt)throw new bt(0,[{where:"",message:this.obstacle,suggestions:[]}]);let o=this.
choice!=="server"&&!!navigator.serviceWorker?.controller?sc(n):n;try{return{...await this.#i(t,o),engine:"server"}}catch(r){
if(!(r instanceof bt&&r.status===0)||this.choice==="server")throw r;if(await this.prepare(),this.#o)return this.explainHere(
t);throw this.choose(this.choice),r}}async searchPlaces(t){if(Lt||await this.prepare(),this.#o&&this.choice!=="server"){
let{places:s}=this.#o;return s.search(t,hc).map(({id:o,category:r})=>({label:s.label(o),notation:s.notation(o),category:r}))}
let{items:n}=await Se(`${this.#e}/locations?${Dt({q:t,limit:hc})}`,{},this.#n);return n}async prepare(){try{this.#s??=this.#a(),
this.#o=await this.#s}catch(t){this.#r=!0,this.obstacle=Ye(t)}}explainHere(t){let n=this.#o,{interventions:s,...o}=t,r=JSON.
stringify([o,s||null]),i=this.#c.get(r);if(i)return i;try{let a={...n.trace(t),engine:"browser"},[c=""]=this.#c.keys();return this.#c.
size>=$f&&this.#c.delete(c),this.#c.set(r,a),a}catch(a){let{problems:c}=a;throw c?new bt(422,c):a}}async#i(t,n){if(this.
draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#e}/views/network?${Mf(t)}`,{trace:r}=await Se(
o,{...n&&{signal:n}},this.#n);return lc(r)}let s={method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(
t),...n&&{signal:n}};return Se(`${this.#e}/explain?encoding=base64`,s,this.#n)}async#a(){let t=await rc(this.#t,this.#n);
if(!t.weights)throw this.sharesWeights=!1,new Error("The weights of this model stay on the server.");let[{BrowserModel:n},
s]=await Promise.all([uc.load(this.#n),ic(t,this.#r,this.#n)]),o=ac(s,t);o.catch(()=>{});let r=new n(t,s);return await o,
r}};function Mf(e){let t=Object.entries(e).map(([n,s])=>[n,s!==null&&typeof s=="object"?JSON.stringify(s):s]);return Dt(
Object.fromEntries(t))}function mc(e){return e.map(({place:t,written_moment:n,written_stay:s})=>[t,n&&`@ ${n}`,s===null?"":`+${s}`].filter(Boolean).
join(" ")).join(", ")}function dc(e){return Zn(e).map(({written:t})=>yc(t).place.toLowerCase()).filter(Boolean)}function pc(e,t,n){
let s=Zn(e)[t];if(!s)return e;let{place:o,before:r}=yc(s.written),i=s.start+r,a=o?"":" ";return`${e.slice(0,i)}${n}${a}${e.
slice(i+o.length)}`}function gc(e){let[,t,n="0"]=/^\s*(\d{1,2})(?:[:.]?(\d{2}))?\s*$/.exec(e)??[];return t===void 0||Number(
t)>23||Number(n)>59?null:`${t.padStart(2,"0")}:${n.padStart(2,"0")}`}function yc(e){let t=at(e);return{place:t.startsWith(
'"')&&!ts(t)?t:at(t.slice(0,ts(t))),before:e.indexOf(t)}}var Ke=class{#t=0;#e=[];#n=[];#s="";#o=null;constructor(t,n){this.root=t,this.errors=_(t,"[data-errors]"),this.masks=_(t,
"[data-masks]"),this.orderWords=_(t,"[data-order]"),this.state=_(t,"[data-state]"),t.addEventListener("change",()=>this.#a(
n)),t.addEventListener("click",s=>{let{act:o}=ge(s).dataset;o&&(o==="reset"?this.text="":this.#e=Tf(o,this.#t),this.#a(n))})}get text(){
if(this.#s)return this.#s;let t=this.#i();return Object.keys(t).length?JSON.stringify(t):""}set text(t){let n=Ef(t);this.#o=
null;for(let s of this.#r)Sf(s,n);this.#e=Array.isArray(n.order)?n.order:[],this.#n=Array.isArray(n.mask_visits)?n.mask_visits:
[],this.masks.replaceChildren(),this.#s=t&&JSON.stringify(this.#i())!==t?t:"",this.#h()}show(t,n){this.#t=t.length,this.#s=
"";let s=new Set(this.#n);for(;this.masks.children.length>t.length;)this.masks.lastElementChild?.remove();for(;this.masks.
children.length<t.length;)this.masks.append(_f(this.masks.children.length));let o=Q(this.masks,"label");for(let[r,i]of t.
entries()){let a=o[r];if(!a)continue;let c=_(a,"input",HTMLInputElement);c.checked=s.has(r),c.disabled=r===n.at(-1),_(a,
"span").textContent=`${r+1} ${i.label}`}this.#h()}followHistory(t){let n=dc(t),s=this.#o===null||n.join(`
`)===this.#o.join(`
`);if(this.#o=n,!s){this.#e=[];for(let o of this.#c)o.checked=!1;this.#n=[],this.#h()}}showProblems(t){this.errors.hidden=
t.length===0,this.errors.textContent=t.map(n=>n.message).join(" "),t.length&&(this.root.open=!0)}get#r(){return Q(this.root,
"[data-key]")}get#c(){return Q(this.root,'[data-key="mask_visits"]',HTMLInputElement)}#i(){let t={};for(let n of this.#r){
let s=Af(n),{key:o="",item:r}=n.dataset;if(s!==void 0)if(r){let i=t[o];t[o]=[...Array.isArray(i)?i:[],s]}else t[o]=s}return t.
remove_heads||delete t.replace_with,this.#n.length&&!this.masks.children.length&&(t.mask_visits=this.#n),this.#e.length&&
(t.order=this.#e),t}#a(t){this.#s="",this.masks.children.length&&(this.#n=this.#c.filter(n=>n.checked).map(n=>Number(n.dataset.
item))),this.#h(),t()}#h(){let t=Oe(this.#i()).length;this.state.textContent=t?`${t} changed`:"as learned",this.orderWords.
textContent=this.#e.length?ls(this.#e).join(" "):"unchanged"}};function _f(e){let t=document.createElement("label"),n=document.
createElement("input");return n.type="checkbox",n.autocomplete="off",n.dataset.key="mask_visits",n.dataset.item=String(e),
t.append(n," ",document.createElement("span")),t}function Ef(e){try{return Object(JSON.parse(e||"{}"))}catch{return{}}}function Af(e){
let{item:t}=e.dataset;return e instanceof HTMLInputElement&&e.type==="checkbox"?e.checked?t?JSON.parse(t):!1:void 0:e.type===
"number"?e.value===""?void 0:Number(e.value):e.value||void 0}function Sf(e,t){let{key:n="",item:s}=e.dataset,o=t[n];if(e instanceof
HTMLInputElement&&e.type==="checkbox"){e.checked=s?o==="all"||Array.isArray(o)&&o.some(i=>Of(i,JSON.parse(s))):o===!1;return}
let r=e instanceof HTMLInputElement||[...e.options].some(i=>i.value===o);e.value=r&&o!==void 0&&o!==null?String(o):""}function Of(e,t){
return bc(e)===bc(t)}function bc(e){let t=e&&typeof e=="object"&&!Array.isArray(e);return JSON.stringify(e,t?Object.keys(
e).sort():void 0)}function Tf(e,t){let n=[...Array(t).keys()];return e==="reverse"&&n.reverse(),e==="shuffle"&&Nf(n),e===
"as-sent"||n.every((s,o)=>s===o)?[]:n}function Nf(e){for(let t=e.length-1;t>0;t-=1){let n=Math.floor(Math.random()*(t+1));
[e[t],e[n]]=[Number(e[n]),Number(e[t])]}}function ve(e,t){if(!e)return;let n=String(t??""),s=[...e.options].find(({value:o,text:r})=>[o,r,r.split(",")[0]].includes(
n));s||e.add(new Option(n,n)),e.value=s?.value??n}var vf=100,Lf=350,fs=class{#t;#e=0;constructor(t,n){this.#t=t,this.root=n,this.model=n.dataset.model??"",this.person=ft(
n,"[data-person]",HTMLSelectElement),this.visits=_(n,"[data-visits]",HTMLTextAreaElement),this.predictAt=_(n,"[data-pred\
ict-at]",HTMLInputElement),this.problems=_(n,"[data-problems]"),this.answer=_(t.page,`[data-answer-of="${n.dataset.side}\
"] output`,HTMLOutputElement),this.models=_(n,"[data-choose-model]",HTMLSelectElement),this.explanations=t.explanationsOf(
this.model),this.explanations.draws=!0,this.explanations.sharesWeights="sharesWeights"in n.dataset||!Lt,this.panel=new Ke(
_(n,"[data-interventions]",HTMLDetailsElement),()=>t.showSoon()),this.visits.addEventListener("input",()=>t.showSoon(Lf)),
this.explanations.sharesWeights&&this.explanations.prepare();for(let s of[this.person,this.predictAt])s?.addEventListener(
"change",()=>t.showSoon());this.models.addEventListener("change",()=>{this.model=this.models.value,t.updateAddress("push"),
location.reload()})}get history(){return{visits:this.visits.value,user:this.person?.value??"",predict_at:this.predictAt.
value.trim()}}fill({visits:t,user:n,predict_at:s}){this.visits.value=t??"",this.predictAt.value=s??"",ve(this.person,n)}async explain(t){
this.#e+=1;let n=this.#e;if(!t.visits.trim())return Ne(this.answer,null),this.#s([]),null;let{visits:s,user:o,predict_at:r,
interventions:i}=t,a={visits:s,user:o||null,predict_at:r||null,interventions:Xt(i||"null"),top_k:Number(t.top_k||vf)};try{
let c=await this.explanations.explain(a);return n!==this.#e?null:(this.#n(c),c)}catch(c){if(!(c instanceof bt))throw c;return n===
this.#e&&(Ne(this.answer,null),this.#s(c.problems)),null}}#n(t){let{visits:n}=t,s=n.map(o=>o.sent);this.panel.show([...n].
sort((o,r)=>o.sent-r.sent),s),Ne(this.answer,t),this.#s([])}async prepareFor(t){let n=t!==null&&!("tensors"in t);return n&&
await this.explanations.prepare(),n}get name(){let t=Oe(Object(Xt(this.panel.text||"{}")));return[this.models.selectedOptions[0]?.
text??"",...t.map(({text:n})=>n)].join(", ")}#s(t){let n=t.filter(({where:r})=>r.startsWith("interventions")),s=t.filter(
r=>!n.includes(r)),o=s.length?this.problems:this.panel.errors;this.panel.showProblems(n),this.problems.hidden=s.length===
0,this.problems.textContent=s.map(({where:r,message:i})=>{let a=/^visits\[(\d+)\]/.exec(r);return a?`Visit ${Number(a[1])+
1}: ${i}`:i}).join(" "),t.length&&this.#t.hooks.refused?.(o)}},ms=class{#t=new Map;#e=0;#n=0;#s="";constructor(t,n={}){this.
page=t,this.hooks=n,this.sameHistory=_(t,"[data-same]",HTMLInputElement),this.ownHistory=_(t,'[data-side="b"] [data-own]'),
this.first=new fs(this,_(t,'[data-side="a"]')),this.second=new fs(this,_(t,'[data-side="b"]')),this.sameHistory.addEventListener(
"change",()=>{this.#i(),this.showSoon()}),Dn(()=>this.#c())}explanationsOf(t){let n=this.#t.get(t)??new qe(t);return this.#t.
set(t,n),n}get queries(){let{first:t,second:n}=this,[s,o]=[t.history,this.sameHistory.checked?t.history:n.history];return t.
panel.followHistory(s.visits),n.panel.followHistory(o.visits),[{...s,top_k:this.#s,interventions:t.panel.text},{...o,top_k:this.#s,
interventions:n.panel.text}]}#o({visits:t,user:n,predict_at:s,interventions:o}){let r=this.sameHistory.checked?{}:{visits:t,
user:n||null,predict_at:s||null},i={model:this.second.model,...r,interventions:Xt(o||"null")};return JSON.stringify(i)}updateAddress(t){
let[n,s]=this.queries,o=this.#o(s),r={model:this.first.model,...n,against:o,...this.hooks.options?.()};Fn(Dt(r),t)}showSoon(t=0){
clearTimeout(this.#e),this.#e=setTimeout(()=>this.#r("push"),t)}async#r(t){clearTimeout(this.#e),this.#n+=1;let n=this.#n,
[s,o]=this.queries;this.hooks.asked?.(s,o,this.#o(o)),this.updateAddress(t),this.page.setAttribute("aria-busy","true");try{
let r=()=>Promise.all([this.first.explain(s),this.second.explain(o)]),[i,a]=await r();if(n!==this.#n||(this.hooks.answered?.(
i,a),!(await Promise.all([this.first.prepareFor(i),this.second.prepareFor(a)])).includes(!0)||n!==this.#n))return;let l=await r();
n===this.#n&&this.hooks.answered?.(...l)}finally{n===this.#n&&this.page.removeAttribute("aria-busy")}}#c(){let t=ut(),{model:n=this.
second.model}=ds(t.get("against"));n===this.second.model&&(t.get("model")??this.first.model)===this.first.model?this.restore():
location.reload()}async restore(){let{first:t,second:n}=this,s=ut(),o=ds(s.get("against"));if(this.#s=s.get("top_k")??"",
this.hooks.restored?.(s),t.fill({visits:s.get("visits")??"",user:s.get("user"),predict_at:s.get("predict_at")}),t.panel.
text=s.get("interventions")??"",n.panel.text=o.interventions?JSON.stringify(o.interventions):"",!s.get("visits")){let r=await Rf(
t.model);r&&t.fill({...r,predict_at:r.predict_at.replace("T"," ")})}this.sameHistory.checked=!["visits","user","predict_\
at"].some(r=>r in o),this.sameHistory.checked||n.fill(o.visits?o:{...t.history,...o}),this.#i(),await this.#r("replace")}#i(){
this.ownHistory.hidden=this.sameHistory.checked,!this.sameHistory.checked&&!this.second.visits.value&&this.second.fill(this.
first.history)}};async function Rf(e){try{return(await us(e,1))[0]}catch{return}}function ds(e){try{return JSON.parse(e??
"{}")??{}}catch{return{}}}var ze=class{constructor(t,n=()=>!1){this.page=t,this.stays=n,this.button=_(t,"[data-inputs-button]",HTMLButtonElement),
this.inputs=_(t,`#${this.button.getAttribute("aria-controls")}`),this.button.addEventListener("click",()=>this.toggle(!this.
isOpen)),_(t,"[data-inputs-close]").addEventListener("click",()=>this.toggle(!1)),document.addEventListener("keydown",({
key:s})=>{s==="Escape"&&this.isOpen&&this.toggle(!1)})}get isOpen(){return this.page.hasAttribute("data-inputs")}toggle(t){
let n=this.inputs.contains(document.activeElement);this.show(t);let s=_(this.inputs,"textarea"),o=ft(this.inputs,"[name=\
visits-as]:checked");t?(s.checkVisibility()?s:o??s).focus():n&&!this.stays()&&this.button.focus()}show(t){this.page.toggleAttribute(
"data-inputs",t),this.button.setAttribute("aria-expanded",String(t))}};function wc(e,t,n){if(!n)return null;let s=[],o=e.hasPointer&&t.hasPointer;if(!e.hasVisitsOf(t))s.push("The visits diffe\
r, so only the gate and the answers are overlaid.");else if(!o){let r=e.hasPointer?"second":t.hasPointer?"first":"";if(r){
let i=r==="first"?"generation and answers":"the gate and the answers";s.push(`The ${r} network has no pointer: only ${i}\
 are overlaid.`)}}return!e.hasGeneration&&t.hasGeneration&&s.push("The first network has no generation head: that of the\
 second is not drawn."),s.join(" ")}function xc(e,t,n,s){let[o,r]=e?.split(".")??[];return o==="places"?s?e:null:o!=="vi\
sits"?e:s?t.hasVisitsOf(n)?e:`places.${t.locations[Number(r)]}`:null}function p(e,{key:t,...n}={},...s){return{tag:e,...typeof t=="string"&&{key:t},attributes:n,children:s.flat(Number.POSITIVE_INFINITY).
filter(If)}}function Mn(e){return e==null||e===!1?null:String(typeof e=="number"?Rt(e):e)}function Rt(e){return Math.round(e*100)/100}function Xe(e){return e.map(({x:t,y:n,width:s,height:o})=>{let r=Rt(s);return`\
M${Rt(t)} ${Rt(n)}h${r}v${Rt(o)}h${-r}Z`}).join("")}function oe(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(Rt),[c,l,
h]=[e,n,(e+n)/2].map(Rt);return`M${c} ${o}C${h} ${o} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${r} ${c} ${r}Z`}function Or(e,t,n,s){
let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(Rt),[c,l,h]=[e,n,(e+n)/2].map(Rt);return`M${o} ${c}C${o} ${h} ${i} ${h} ${i} ${l}\
L${a} ${l}C${a} ${h} ${r} ${h} ${r} ${c}Z`}function $c(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(Rt),[c,l]=[e,n].map(
Rt);return`M${o} ${c}Q${o} ${i} ${l} ${i}L${l} ${a}Q${r} ${a} ${r} ${c}Z`}function If(e){return e!=null&&e!==!1&&e!==""}var Cf=/[ijlI.,:;'|!()[\]]/,Pf=/[mwMW%@—…]/,Hf=/[A-ZÄÖÜ0-9+=<>]/;function B(e,t,n=!1){let s=0;for(let o of e)s+=Tr(
o);return s*t*(n?1.06:1)}function Tr(e){return Cf.test(e)||e===" "?.29:Pf.test(e)?.87:Hf.test(e)?.65:.55}function rt(e,t,n,s=!1){
if(B(e,n,s)<=t)return e;let o=t/(n*(s?1.06:1))-Tr("…"),r="";for(let i of e){if(o-=Tr(i),o<0&&r)break;r+=i}return`${r.trimEnd()}\
…`}function ps(e,t,n,s,o=!1){let r=[],i="",a=e.split(" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||B(h,
n,o)<=t){i=h;continue}if(r.length===s-1){i=[i,...a.slice(c)].join(" ");break}r.push(i),i=l}return[...r,rt(i,t,n,o)]}function S(e,t=0){
let n=100*e,s=10**-t;return n>0&&n<s/2?`<${s.toFixed(t)} %`:`${n.toFixed(t).replace("-","−")} %`}function N(e,t=1){if(e===
Number.NEGATIVE_INFINITY)return"−∞";let n=e.toFixed(t);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function re(e){
let t=Math.round(e);if(t<60)return`${t} min`;let n=t%60;return`${Math.floor(t/60)} h${n?` ${String(n).padStart(2,"0")}`:
""}`}function mt(e){let t=n=>String(Math.floor(n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var $t=["Mon","Tue","We\
d","Thu","Fri","Sat","Sun"];var Wf=.6,Df=["pointer","generation"];function _n({reading:e,before:t,overlays:n}){return!n||!t?.hasPointer||!e.hasPointer?
null:e.hasVisitsOf(t)?t.pointerWeights:null}function gs(e){let{reading:t,before:n,overlays:s}=e;if(!s||!n)return 1;let o=_n(
e),r=(h,[u=0,f=0])=>h+Math.max(u,f),i=Array.from(o??[],(h,u)=>[h,Number(t.pointerWeights[u])]),a=[...kc(t),...kc(n)],c=[
...new Set(a)].flatMap(h=>Df.map(u=>[t.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,f)=>u+
Number(f[h]),0)));return Math.max(1,i.reduce(r,0),[...c,l].reduce(r,0))}function kc({trace:e,locations:t}){let n=e.tensors.
probabilities;if(n)return Array.from(n.values,(r,i)=>i);let{final:s,generation:o}=e.location_probabilities;return[...t,...[
...s,...o??[]].map(({location:r})=>r)]}function ys({key:e,now:t,before:n,path:s,edges:o,style:r="",title:i=""}){if(n===null||
Math.abs(t-n)<Wf)return null;let a=t>n?"more":"less",[c,l]=o[a];return!c||!l?null:p("path",{key:`${a} ${e}`,class:`chang\
e ${a}${r}`,d:s(c,l)},i&&p("title",{},i))}function bs(e,t,n){return`${S(e,1)}; ${n} ${S(t,1)}`}var Ff=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}];
function Ft(e,t){for(let{kind:n,pattern:s}of Ff){let o=s.exec(e??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(r)};return jf(i,t)?i:null}return null}function jf({kind:e,visit:t=0,
layer:n=0,head:s=0,location:o=2},r){return e==="pointer"?r.hasPointer:e==="generation"?r.hasGeneration:e==="gate"?r.hasGate:
t<r.count&&n<r.layers&&(e!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.locations}function kt(e,t){return e?.kind===
"visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,s)=>n===e.location?[s]:[])}function En(e,t){return e!==
null&&["head","stream","context"].includes(e.kind)?[t.count-1]:kt(e,t)}function Mt({lit:e},t,n){return e?.kind===t&&e.layer===
n?" lit":""}function It(e,t){return e?.kind==="place"?e.location??null:e?.kind==="visit"?t.locations[e.visit??0]??null:null}var Ec=5,Mc=1440,Nr=5,Uf=60,Bf={least:.1,most:10};function Ac(e,t,n,s){let o=e.target instanceof Element?e.target:null,r=o?.
closest("[data-act]")?.getAttribute("data-act"),i=o?.closest("[data-part]")?.getAttribute("data-part"),a=Ft(i,t);if(r===
"gate")return Gf(e,n);if(r==="attention_temperature")return _c(e,t,"attention");if(r==="pointer_temperature")return _c(e,
t,"pointer");if(!s||a?.kind!=="visit"||r||e.pointerType==="touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest(
"[data-drag]")?.getAttribute("data-drag"),h=a.visit??0;return c&&(l==="time"||l==="stay")?qf(e,c,t,h,l):Vf(e,n,h)}function vr({
trace:e},t,n){let s=(e.interventions[`${t}_temperature`]??1)*2**n,{least:o,most:r}=Bf;return Number(Math.min(r,Math.max(
o,s)).toPrecision(2))}function Gf({pointerId:e},t){let n=0;return{pointer:e,follows:!0,to({type:s,clientX:o,clientY:r},i){
let a=t.querySelector(".gate-frame")?.getBoundingClientRect();if(!a)return null;let l=a.height>a.width?(r-a.top)/a.height:
(o-a.left)/a.width;return s!=="pointercancel"&&(n=Math.round(100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:n,isDone:i}}}}
function _c({pointerId:e,clientX:t},n,s){let o=!1;return{pointer:e,follows:!0,to({clientX:r},i){if(o||=Math.abs(r-t)>=Ec,
!o)return null;let a=vr(n,s,(r-t)/Uf);return{kind:"temperature",of:s,value:a,isDone:i}}}}function Vf({pointerId:e,clientY:t},n,s){
let o=s,r=!1;return{pointer:e,follows:!1,to({clientY:i},a){if(r||=Math.abs(i-t)>=Ec,!r)return null;let c=Math.sign(Yf(n,
i)-o);if(c===0&&!a)return null;let l={kind:"move",visit:o,by:c,isDone:a};return o+=c,l}}}function Yf(e,t){let s=[...e.querySelectorAll(
".visit > .chip")].map(o=>{let{top:r,bottom:i}=o.getBoundingClientRect();return Math.abs((r+i)/2-t)});return s.indexOf(Math.
min(...s))}function qf({pointerId:e,clientX:t},n,s,o,r){let{start_minute:i=0,duration_minutes:a=0}=s.visits[o]??{},{width:c}=n.
querySelector(".track")?.getBoundingClientRect()??{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},f){
if(l||=Math.abs(u-t)>=2,!l)return null;let m=Nr*Math.round((u-t)/c*Mc/Nr),d=r==="time"?Math.min(Mc-Nr,Math.max(0,i+m)):Math.
max(0,a+m);return d===h&&!f?null:(h=d,{kind:r,visit:o,minutes:d,isDone:f})}}}var Kf=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],["po\
sition_from_end","order"]],jt=class{#t=new Map;constructor(t,n=""){this.trace=t,this.words=n,this.visits=t.visits,this.count=
t.visits.length;let{layers:s,heads:o,components:r}=t.architecture;this.layers=s,this.heads=r.includes("attention")?o:0,this.
hasPointer=r.includes("pointer"),this.hasGeneration=r.includes("generation"),this.hasGate=this.hasPointer&&this.hasGeneration,
this.gate=t.gate.value,this.locations=t.visits.map(({location:i})=>i)}wordsFor(t){return t.words?t.words:t.trace.notation===
this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:t}){return t.length===this.count&&t.every((n,s)=>n===
this.locations[s])}values(t){let n=this.trace.tensors[t];if(!n)throw new Error(`The trace has no ${t}.`);return n.values}has(t){
return t in this.trace.tensors}weights(t,n){return this.values(`layers.${t}.heads.${n}.weights`)}lastRow(t,n){return this.
weights(t,n).subarray((this.count-1)*this.count)}isRemoved(t,n){let s=this.trace.interventions.remove_heads;return s?s===
"all"||s.some(([o,r])=>o===t&&r===n):!1}isSkipped(t,n){return(this.trace.interventions.skip??[]).some(s=>s.layer===t&&s.
part===n)}get largestWeight(){let t=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)for(let o of this.weights(
n,s))t=Math.max(t,o);return t||1}get slices(){return Kf.filter(([t])=>this.has(`inputs.${t}`)).map(([t="",n=""])=>({name:t,
label:n,lengths:this.#o(`inputs.${t}`)}))}get longestSlice(){return Math.max(...this.slices.map(({lengths:t})=>Math.max(
...t)))||1}stream(t){let n=`layers.${t}`,s=i=>this.isSkipped(t,i),o=new Float32Array(this.count),r=this.has(`${n}.attent\
ion_out`)?this.#o(`${n}.attention_out`):null;return{residual:this.#o(`${n}.residual_in`),attention:r&&s("attention")?o:r,
feedForward:s("feed_forward")?o:this.#o(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?this.values(
"pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){let t=this.
pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)break;let r=n.get(o)??{location:o,
...this.nameOf(o),probability:0,visits:[]};r.probability+=t[s],r.visits.push(s),n.set(o,r)}return[...n.values()].sort((s,o)=>o.
probability-s.probability)}nameOf(t){let n=this.trace.places[t];return{label:n?.label??`#${t}`,category:n?.category??null}}answer(t,n=[]){
let{final:s}=this.trace.location_probabilities,o=s.slice(0,t).map(({location:m})=>m),r=[...new Set(n)].filter(m=>!o.includes(
m)),i=o.filter(m=>!n.includes(m)),a=i.slice(Math.max(0,i.length-r.length)),l=[...o.filter(m=>!a.includes(m)),...r].map(m=>this.#e(
m)),h=m=>l.reduce((d,y)=>d+y[m],0),u=this.#s(l),f={location:-1,label:`${u} others`,category:null,pointer:Math.max(0,Number(
this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),probability:Math.max(0,
1-h("probability")),count:u};return[...l,f]}#e(t){return{location:t,...this.nameOf(t),pointer:this.probabilityOf("pointe\
r",t),generation:this.probabilityOf("generation",t),probability:this.probabilityOf("final",t)}}probabilityOf(t,n){let s=t===
"final"?"probabilities":`${t}.probabilities`,o=this.trace.tensors[s];return o?Number(o.values[n]):this.trace.location_probabilities[t]?.
find(i=>i.location===n)?.probability??0}shareOf(t,n){return(t==="pointer"?this.hasPointer:this.hasGeneration)?t==="gener\
ation"&&!this.#n(t,n)?null:(t==="pointer"?this.gate:1-this.gate)*this.probabilityOf(t,n):0}knownProbability(t){return this.#n(
"final",t)?this.probabilityOf("final",t):null}#n(t,n){let s=t==="final"?"probabilities":`${t}.probabilities`;return this.
has(s)||!!this.trace.location_probabilities[t]?.some(o=>o.location===n)}generated(t){let s=(this.trace.location_probabilities.
generation??[]).slice(0,t).map(({location:i,probability:a})=>({location:i,...this.nameOf(i),probability:a})),o=1-s.reduce(
(i,{probability:a})=>i+a,0),r=this.#s(s);return[...s,{location:-1,label:`${r} others`,category:null,probability:Math.max(
0,o)}]}#s(t){return this.trace.architecture.locations-1-t.length}#o(t){let n=this.#t.get(t);if(n)return n;let s=this.#r(
t);return this.#t.set(t,s),s}#r(t){let n=this.values(t),s=n.length/this.count,o=new Float32Array(this.count);for(let r=0;r<
this.count;r++){let i=0;for(let a=r*s;a<(r+1)*s;a++)i+=n[a]**2;o[r]=Math.sqrt(i)}return o}};function Ct(e){let t=0;for(let n=1;n<
e.length;n++)Number(e[n])>Number(e[t])&&(t=n);return t}var zf=[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];function Vt(e,t){for(let[s,o]of zf){let r=o.exec(e??"");if(!r)continue;let i=Object.fromEntries(
Object.entries(r.groups??{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(s,i,t),...i};return Jf(a,t)?
a:null}return null;function n(s,o,{count:r,trace:i}){let a=r-1;return{kind:s,name:e??"",isLeaf:"query"in o||"number"in o||
s==="stream"&&"visit"in o||(s==="pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:a,visit:Xf(s,
o,t)??a,number:null,location:s==="generation"?t.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}
function Xf(e,{layer:t=0,head:n=0},s){return e==="pointer"&&s.hasPointer?Ct(s.pointerWeights):e==="head"&&t<s.layers&&n<
s.heads?Ct(s.lastRow(t,n)):null}function Jf({kind:e,layer:t,head:n,query:s,visit:o,number:r,location:i},a){let{locations:c,
d_model:l}=a.trace.architecture;return e==="head"&&n>=a.heads||e==="pointer"&&!a.hasPointer||e==="generation"&&!a.hasGeneration||
e==="gate"&&!a.hasGate?!1:t<a.layers&&s<a.count&&o<a.count&&(r??0)<l&&i>1&&i<c}function Sc(e,t){let{kind:n,layer:s,head:o,
isLeaf:r,number:i,location:a}=e,c=[{name:"",words:"Network"}],l=(u,f)=>c.push({name:u,words:f});return(n==="head"||n==="\
stream")&&l(`layers.${s}.stream`,`Layer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(e.name,
"one cell"),n==="stream"&&r&&l(`layers.${s}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`v\
isits.${e.visit}`,h()),n==="context"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(e.
name,h()),n==="generation"&&l("generation","Generation"),n==="generation"&&r&&l(e.name,t.nameOf(a).label),n==="gate"&&l(
"gate","Gate"),n==="place"&&l(e.name,t.nameOf(a).label),i!==null&&l(e.name,`number ${i+1}`),c;function h(){return`Visit ${e.
visit+1}`}}function Lr(e){let t=e.split("."),n=t[0]==="layers",s=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(
".")[0]??"")?2:1;return t.length<=s?null:t.slice(0,n&&t[2]==="stream"?-1:s).join(".")}function Rr(e,t,n){let s=Vt(e,n),[
o,r]=Qf[t]??[0,0];if(!s||o===0&&r===0)return null;let i=Zf(s,o,r,n);return i!==null&&Vt(i,n)?i:null}var Qf={ArrowLeft:[-1,
0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function Zf(e,t,n,s){let{kind:o,layer:r,head:i,query:a,visit:c,number:l,
isLeaf:h}=e;switch(o){case"head":{if(h)return`layers.${r}.heads.${i}.${a+n}.${c+t}`;let f=r*s.heads+i+t;return n!==0?`la\
yers.${r+n}.heads.${i}`:`layers.${Math.floor(f/s.heads)}.heads.${f%s.heads}`}case"stream":return l!==null?`layers.${r}.s\
tream.${c+n}.${l+t}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(f,m){let d=f.findIndex(({location:g})=>g===
e.location),y=d<0||n===0?void 0:f[d+n];return y?`${m}.${y.location}`:null}}var Ir={title:15.5,strong:13,label:13,small:12.5,tiny:11.5},tm=.78,Cr=1.07,em=1.12;function R(e){return e.stage.type/13}
function V(e,t,n="label"){let s=n==="title"||n==="strong";return Cr*B(Oc(t),Ir[n]*R(e),s)}function Oc(e){return e.replaceAll(
"−","+")}function D(e,t,n,s,{kind:o="label",also:r,anchor:i,width:a,key:c}={}){let l=o==="title"||o==="strong",h=a===void 0?
s:rt(s,a/Cr,Ir[o]*R(e),l),u=[o,i,r].filter(Boolean).join(" ");return p("text",{...c&&{key:c},class:u,x:t,y:n},h)}function j(e,{
x:t,y:n,width:s},o,r="label"){let i=Ir[r]*R(e),a=B(" ",i),c=[],l=Number.POSITIVE_INFINITY;for(let u of o){let f=u.reduce(
(d,y)=>d+sm(y,i),0),m=c.at(-1);m&&l+a+f<=s?(m.push({text:" "},...u),l+=a+f):(c.push([...u]),l=f)}return{marks:c.map((u,f)=>nm(
t,n+i*(1+1.5*f),u,r,i)),height:c.length*1.5*i}}function H(e){return e.split(" ").map(t=>[{text:t}])}function nm(e,t,n,s,o){
let r=.4*o,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===i?null:h?-r:r;i=h;let f=[l,h&&"raised"].filter(Boolean).
join(" ");return p("tspan",{class:f||null,dy:u},c)});return p("text",{class:s,x:e,y:t},a)}function sm({text:e,kind:t="",
isRaised:n=!1},s){let o=(n?tm:1)*(t.includes("math")?em:1);return Cr*B(Oc(e),s*o,t.includes("strong"))}var om=[137,80,78,71,13,10,26,10],xs=256,Pr=65535,rm=Uint32Array.from({length:256},(e,t)=>{let n=t;for(let s=0;s<8;s++)n=
n>>>1^(n&1?3988292384:0);return n}),Tc=new Map;function ie(e,t,n){let s=e.length/t,o=new Uint8Array(s*(t+1));for(let a=0;a<
s;a++)for(let c=0;c<t;c++){let l=Math.min(1,Math.max(0,Number(e[a*t+c])||0));o[a*(t+1)+1+c]=Math.round(l*(xs-1))}let r=[
...$s(t),...$s(s),8,3,0,0,0],i=[om,...ws("IHDR",r),...ws("PLTE",im(n)),...ws("IDAT",am(o)),...ws("IEND",[])];return`data\
:image/png;base64,${$n(Nc(i))}`}function im([e,t]){let n=[...e,...t].join(" "),s=Tc.get(n);if(s)return s;let o=new Uint8Array(
3*xs);for(let r=0;r<xs;r++){let i=r/(xs-1);for(let a of[0,1,2])o[3*r+a]=Math.round(e[a]+i*(t[a]-e[a]))}return Tc.set(n,o),
o}function ws(e,t){let n=[...e].map(o=>o.charCodeAt(0)),s=4294967295;for(let o of[n,t])for(let r=0;r<o.length;r++)s=Number(
rm[(s^Number(o[r]))&255])^s>>>8;return[$s(t.length),n,t,$s(~s)]}function am(e){let t=[[120,1]];for(let o=0;o<e.length;o+=
Pr){let r=e.subarray(o,o+Pr),i=o+Pr>=e.length,[a,c]=[r.length&255,r.length>>8];t.push([Number(i),a,c,a^255,c^255],r)}let[
n,s]=[1,0];for(let o of e)n=(n+o)%65521,s=(s+n)%65521;return Nc([...t,[s>>8,s&255,n>>8,n&255]])}function Nc(e){let t=new Uint8Array(
e.reduce((s,{length:o})=>s+o,0)),n=0;for(let s of e)t.set(s,n),n+=s.length;return t}function $s(e){return[24,16,8,0].map(
t=>e>>>t&255)}var cm=20,vc=46,Hr=28,Rc=9;function Ic(e,t,n){let{width:s,height:o}=e.stage.size,r=R(e),i=Math.min(cm*r,.035*s),a=lm(e,t,
i),c={x:i,y:a.height,width:s-2*i,height:o-a.height-6*r};return[p("g",{key:"opened",class:"opened","font-size":13*r,"data\
-block":t.name},a.marks,Cc(n,c,16*r).map(({card:l,box:h})=>p("g",{key:l.key},l.marks(h))))]}function Cc(e,t,n){let s=n*(e.
length-1),o=e.reduce((f,{least:m})=>f+m.width,s),r=e.reduce((f,{least:m})=>f+m.height,s),i=e.every(({least:f})=>f.height<=
t.height),a=e.every(({least:f})=>f.width<=t.width);if(e.length>1&&!(o<=t.width&&i)&&!(r<=t.height&&a)){let f=e.reduce((m,d)=>d.
rank>m.rank?d:m);return Cc(e.filter(m=>m!==f),t,n)}let c=e.length===1||o<=t.width&&i,l=e.reduce((f,{share:m=1})=>f+m,0),
{x:h,y:u}=t;return e.map(f=>{let m=(f.share??1)/l,d=c?{x:h,y:u,height:t.height,width:f.least.width+m*(t.width-o)}:{x:h,y:u,
width:t.width,height:f.least.height+m*(t.height-r)};return c?h+=d.width+n:u+=d.height+n,{card:f,box:d}})}function K(e,{x:t,
y:n,width:s,height:o},r,i=r){let a=R(e),c=V(e,r,"title")<=s-28*a;return[p("rect",{key:"card",class:"card",x:t,y:n,width:s,
height:o,rx:10*a}),D(e,t+14*a,n+22*a,c?r:i,{kind:"title",width:s-28*a})]}function X(e,{x:t,y:n,width:s,height:o}){let r=R(
e);return{x:t+14*r,y:n+30*r,width:s-28*r,height:o-38*r}}function dt(e,t,n,s,o,{isButton:r=!0,isPressed:i}={}){let a=R(e),
c=V(e,s,"label")+(r?24:4)*a;return{mark:p("g",{key:s,class:`part control${r?"":" link-words"}${i?" pressed":""}`,role:"d\
ata-more"in o?"link":"button",tabindex:0,"aria-label":s,"aria-pressed":i===void 0?null:String(i),...o},p("rect",{class:r?
"control-ground":"ground",x:t,y:n-15*a,width:c,height:30*a,rx:15*a}),D(e,t+(r?12:2)*a,n+4.5*a,s)),width:c}}function lm(e,t,n){
let{width:s,height:o}=e.stage.size,r=R(e),i=Sc(t,e.reading),a=hm(e,i,n),c="goes back",l=46*r+V(e,c,"small"),h="You are h\
ere",u=V(e,h,"small")+10*r,f=s-n,m=f-a.end-20*r,d=o>=560*r&&Wr(e,Hr*r)>m,y=d?Lc(e,f-n-u):Lc(e,m,Rc*2),g=y?Wr(e,y):0,b=d||
m-g>=u,w=d?m:m-g-(b?u:0),x=(d?46:8)*r+(Hr*r-(y??0))/2;return{height:(d?vc+36:vc)*r,marks:[a.marks,w>=l+16*r&&p("g",{key:"\
escape",class:"escape"},p("rect",{class:"key",x:a.end+16*r,y:10*r,width:34*r,height:22*r,rx:5*r}),D(e,a.end+33*r,25.5*r,
"Esc",{kind:"small",anchor:"middle"}),D(e,a.end+58*r,25.5*r,c,{kind:"small"})),y!==null&&b&&D(e,f-g-10*r,(d?64:26)*r,h,{
kind:"small",anchor:"end"}),y!==null&&p("g",{key:"thumbnails"},um(e,t,f-g,x,y))]}}function hm(e,t,n){let s=R(e),o=e.stage.
size.width-2*n,r=n,i=[];for(let[a,{name:c,words:l}]of t.entries()){let h=a===t.length-1,u=h?"strong":"label",f=Math.min(
V(e,l,u),Math.max(20*s,n+o-r));if(i.push(p("g",{key:`crumb ${a}`,class:`part crumb${h?" current":""}`,"data-open":h?null:
c,role:h?null:"link",tabindex:h?null:0,"aria-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},p("rect",{class:"\
ground",x:r-3*s,y:6*s,width:f+6*s,height:30*s,rx:5}),D(e,r,26*s,l,{kind:u,width:f+1}))),r+=f,h)break;i.push(p("path",{key:`\
then ${a}`,class:"chevron",d:`M${r+8*s} ${16.5*s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:i,end:r}}function Lc(e,t,n=Rc){
let s=R(e);for(let o=Hr;o>=n;o--)if(Wr(e,o*s)<=t)return o*s;return null}function Wr(e,t){let{layers:n,heads:s}=e.reading;
return n*(s*(t+2)+(t*.4+8*R(e)))+2.2*t}function um(e,t,n,s,o){let{reading:r}=e,i=R(e),a=[],c=n;for(let b=0;b<r.layers;b++){
for(let x=0;x<r.heads;x++){let $=r.weights(b,x),M=Math.max(...$)||1,T=r.isRemoved(b,x)||r.isSkipped(b,"attention");a.push(
g(`layers.${b}.heads.${x}`,`Layer ${b}, head ${x}${T?", switched off":""}`,c,o,[p("image",{key:"map",class:"map",href:ie(
$.map(k=>k/M),r.count,e.scale),x:c,y:s,width:o,height:o,preserveAspectRatio:"none",opacity:T?.2:1})])),c+=o+2}let w=.4*o;
a.push(g(`layers.${b}.stream`,`Layer ${b}: residual stream`,c,w,[[[.2,.6],[.45,.9],[.7,1]].map(([x=0,$=0],M)=>p("rect",{
key:`line ${M}`,class:"length",x:c+2,y:s+x*o,width:Math.max(1,(w-4)*$),height:Math.max(1,.12*o)}))])),c+=w+8*i}let l=s+o/
2,[h,u]=[s+.2*o,s+.8*o],f=.09*o,m=c+1.2*o;r.hasPointer&&a.push(g("pointer","Pointer",c,1.2*o,[p("path",{class:"pointer",
d:oe(c,[l-f,l],m,[h-f,h+f])})],[s,o/2])),r.hasGeneration&&a.push(g("generation","Generation",c,1.2*o,[p("path",{class:"g\
eneration",d:oe(c,[l,l+f],m,[u-f,u+f])})],[l,o/2])),r.hasGate&&a.push(g("gate","Gate",m,.3*o,[p("rect",{class:"pointer",
x:m+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),p("rect",{class:"generation",x:m+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-
4)*(1-r.gate)})]));let{location:d}=r.trace.prediction,y=m+.3*o;return a.push(g(`places.${d}`,`Answer: ${r.nameOf(d).label}`,
y,.7*o-2,[p("rect",{class:"answer-bar",x:y+2,y:l-f,width:.7*o-6,height:2*f})])),a;function g(b,w,x,$,M,[T,k]=[s,o]){let E=t.
name===b||t.name.startsWith(`${b}.`),O=b.includes("heads");return p("g",{key:b,class:`part thumb${E?" here":""}`,"data-o\
pen":b,role:"link",tabindex:0,"aria-label":w,"aria-current":E?"true":null},M.flat(),p("rect",{key:"frame",class:O||E?"th\
umb-frame":"ground",x,y:T,width:$,height:k,rx:2}),p("title",{},w))}}var Pc=13;function ae(e,t,n,s){let{colour:o,numbered:r=new Set,chosen:i=null,exact:a}=s,c=R(e),l=n.length,h=t.width/l,u=h>
6?Math.min(.3*h,6*c):h>2.5?.8:0,f=Array.from(n,Number),m=Wc(f),d=new Map([...r].map(O=>[O,N(f[O]??0,m)])),y=[...d.values()].
some(O=>V(e,O,"tiny")>h+2*c),g=d.size>0&&!y?Pc*c:1,b=y?Pc*c:0,[w,x]=s.extent??ks(f),$=fm(t.height-b,w,x,g),M=$>0?Math.max(
g,w*$):(t.height-b)/2,T=t.y+b+M,k=f.map((O,v)=>{let L=Math.abs(O)*$,P=v===i;return p("rect",{key:`bar ${v}`,class:`bar ${o}${O<
0?" negative":""}${P?" chosen":""}`,x:t.x+v*h+u/2,y:O<0?T:T-L,width:Math.max(.5,h-u),height:Math.max(.4,L)},a&&p("title",
{},a(v)))}),E=[...d].map(([O,v])=>D(e,t.x+Hc((O+.5)*h,V(e,v,"tiny")/2,t.width),y?t.y+9*c:T+(Number(f[O])<0?-3:10.5)*c,v,
{kind:"tiny",anchor:"middle",also:O===i?"chosen":"",key:`number ${O}`}));return[p("path",{key:"line",class:"axis",d:`M${t.
x} ${T}H${t.x+t.width}`}),k,E]}function fm(e,t,n,s){if(t+n===0)return 0;let o=e/(t+n);return Math.min(t,n)*o>=s?o:Math.max(
0,e-s)/Math.max(t,n)}function Je(e,t,n,s,o=null){let r=n.length,i=s/r,a=1.5*R(e),c=t.map(Wc),l=Array.from(n,(d,y)=>Math.
max(...t.map((g,b)=>V(e,N(Number(g[y]),c[b]),"tiny")))/2),h=[...l.keys()].sort((d,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[d])));o!==null&&h.unshift(o);let u=new Set;for(let d of h)[...u].every(g=>Math.abs(f(g)-f(d))>=m(d)+m(g)+a)&&u.add(d);
return u;function f(d){return Hc((d+.5)*i,m(d),s)}function m(d){return l[d]??0}}function Hc(e,t,n){return Math.max(t,Math.
min(n-t,e))}function ks(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function Wc(e){let t=Math.
max(...ks(e));return t>=99.5?0:t>=.95?1:2}var Dc=8;function Le(e,t,n,{chosen:s=null,open:o}={}){let r=R(e),i=t.width<380*r,a=Math.min(96*r,t.height/n.length),c=!i&&
a>=34*r,l=s===null?0:54*r,h=Math.max(...n.map(w=>Math.max(V(e,w.title,"strong"),c?V(e,w.says,"small"):0))),u=i?0:Math.min(
h+12*r,.42*t.width),f=t.x+u,m=t.width-u-l,d=i?17*r:0,y={x:f,width:m,height:Math.max(6*r,a-Dc*r-d)},g=n[0]?.values.length??
1,b=m/g;return[n.map(({key:w,title:x,says:$,values:M,colour:T,open:k},E)=>{let O=t.y+E*a,v=i?O+12*r:O+a/2+(c?-2:4)*r,L=i?
t.width:u-8*r,P=V(e,x,"strong")+10*r;return p("g",{key:w,class:k?"part choice row":"row","data-open":k??null,role:k?"but\
ton":null,tabindex:k?0:null,"aria-label":k?x:null},k&&p("rect",{key:"ground",class:"ground",x:t.x-4*r,y:O,width:t.width+
8*r,height:a,rx:4}),D(e,t.x,v,x,{kind:"strong",width:L,key:"title"}),i&&D(e,t.x+P,v,$,{kind:"small",width:t.width-P,key:"\
beside"}),c&&D(e,t.x,v+15*r,$,{kind:"small",width:L,key:"says"}),ae(e,{...y,y:O+d+Dc/2*r},M,{colour:T,chosen:s,exact:W=>`${x}\
, number ${W+1}: ${N(Number(M[W]),4)}`}),s!==null&&D(e,t.x+t.width,O+d+(a-d)/2+4.5*r,N(Number(M[s]),2),{kind:"strong",anchor:"\
end",key:"chosen"}))}),s!==null&&p("rect",{key:"strongest",class:"strongest",x:f+s*b-1.5,y:t.y,width:b+3,height:a*n.length,
rx:3}),o&&p("g",{key:"positions"},Array.from({length:g},(w,x)=>p("rect",{key:`position ${x}`,class:"cell",x:f+x*b,y:t.y,
width:b,height:a*n.length,"data-open":o(x),role:"button",tabindex:x===s?0:"-1","aria-current":x===s?"true":null},p("titl\
e",{},n.map(({title:$,values:M})=>`${$}: ${N(Number(M[x]),3)}`).join(`
`)))))]}function Fc(e){let t=gm(e??"").map(ym);for(let n=pm;n>0;n--)for(let s=0;s+n<=t.length;s++){let o=Dr.get(t.slice(s,s+n).join(
" "));if(o)return o}return"pin"}var jc={pin:"M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 1\
4.993 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",home:"M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0\
 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z",restaurant:"M3 2v7c0 1.1.9 2\
 2 2h4a2 2 0 0 0 2-2V2M7 2v20M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2h3Zm0 0v7",burger:"M12 16H4a2 2 0 1 1 0-4h16a2 2 0 1 \
1 0 4h-4.25M5 12a2 2 0 0 1-2-2 9 7 0 0 1 18 0 2 2 0 0 1-2 2M5 16a2 2 0 0 0-2 2 3 3 0 0 0 3 3h12a3 3 0 0 0 3-3 2 2 0 0 0-\
2-2q0 0 0 0M6.67 12l6.13 4.6a2 2 0 0 0 2.8-.4l3.15-4.2",pizza:"M12 14l-1 1M13.75 18.25l-1.25 1.42M17.775 5.654a15.68 15.\
68 0 0 0-12.121 12.12M18.8 9.3a1 1 0 0 0 2.1 7.7M21.964 20.732a1 1 0 0 1-1.232 1.232l-18-5a1 1 0 0 1-.695-1.232A19.68 19\
.68 0 0 1 15.732 2.037a1 1 0 0 1 1.232.695z",cafe:"M10 2v2M14 2v2M16 8a1 1 0 0 1 1 1v8a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V9a1\
 1 0 0 1 1-1h14a4 4 0 1 1 0 8h-1M6 2v2",bakery:"M10.2 18H4.774a1.5 1.5 0 0 1-1.352-.97 11 11 0 0 1 .132-6.487M18 10.2V4.\
774a1.5 1.5 0 0 0-.97-1.352 11 11 0 0 0-6.486.132M18 5a4 3 0 0 1 4 3 2 2 0 0 1-2 2 10 10 0 0 0-5.139 1.42M5 18a3 4 0 0 0\
 3 4 2 2 0 0 0 2-2 10 10 0 0 1 1.42-5.14M8.709 2.554a10 10 0 0 0-6.155 6.155 1.5 1.5 0 0 0 .676 1.626l9.807 5.42a2 2 0 0\
 0 2.718-2.718l-5.42-9.807a1.5 1.5 0 0 0-1.626-.676",dessert:"M7 11l4.08 10.35a1 1 0 0 0 1.84 0L17 11M17 7A5 5 0 0 0 7 7\
M17 7a2 2 0 0 1 0 4H7a2 2 0 0 1 0-4",bar:"M8 22h8M7 10h10M12 15v7M12 15a5 5 0 0 0 5-5c0-2-.5-4-2-8H9c-1.5 4-2 6-2 8a5 5 \
0 0 0 5 5Z",grocer:"M15 11l-1 9M19 11l-4-7M2 11h20M3.5 11l1.6 7.4a2 2 0 0 0 2 1.6h9.8a2 2 0 0 0 2-1.6l1.7-7.4M4.5 15.5h1\
5M5 11l4-7M9 11l1 9",shop:"M15 21v-5a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v5M17.774 10.31a1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1\
-3.451 0 1.12 1.12 0 0 0-1.548 0 2.5 2.5 0 0 1-3.452 0 1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.77-3.248l2.889-4.184A2 2 \
0 0 1 7 2h10a2 2 0 0 1 1.653.873l2.895 4.192a2.5 2.5 0 0 1-3.774 3.244M4 10.95V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8.05",
mall:"M16 10a4 4 0 0 1-8 0M3.103 6.034h17.794M3.4 5.467a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.667a2 2 0 0\
 0-.4-1.2l-2-2.667A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z",service:"M3 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M8.12 8.12 12 12M20 4 8.\
12 15.88M3 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M14.8 14.8 20 20",doctor:"M11 2v2M5 2v2M5 3H4a2 2 0 0 0-2 2v4a6 6 0 0 0 12 0V5\
a2 2 0 0 0-2-2h-1M8 15a6 6 0 0 0 12 0v-3M18 10a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",hospital:"M12 7v4M14 21v-3a2 2 0 0 0-4 0v3M\
14 9h-4M18 11h2a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2h2M18 21V5a2 2 0 0 0-2-2H8a2 2 0 0 0-2 2v1\
6",pharmacy:"M10.5 20.5l10-10a4.95 4.95 0 1 0-7-7l-10 10a4.95 4.95 0 1 0 7 7ZM8.5 8.5l7 7",bank:"M4 6h16a2 2 0 0 1 2 2v8\
a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2M10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M6 12h.01M18 12h.01",post:"M22 7\
l-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2",office:"\
M16 20V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v16M4 6h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2",
building:"M10 12h4M10 8h4M14 21v-3a2 2 0 0 0-4 0v3M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2\
h-2M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16",workshop:"M12 16h.01M16 16h.01M3 19a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V8.5a.5.5\
 0 0 0-.769-.422l-4.462 2.844A.5.5 0 0 1 15 10.5v-2a.5.5 0 0 0-.769-.422L9.77 10.922A.5.5 0 0 1 9 10.5V5a2 2 0 0 0-2-2H5\
a2 2 0 0 0-2 2zM8 16h.01",government:"M10 18v-7M11.119 2.205a2 2 0 0 1 1.762 0l7.84 3.846A.5.5 0 0 1 20.5 7h-17a.5.5 0 0\
 1-.22-.949zM14 18v-7M18 18v-7M3 22h18M6 18v-7",museum:"M12 22a1 1 0 0 1 0-20 10 9 0 0 1 10 9 5 5 0 0 1-5 5h-2.25a1.75 1\
.75 0 0 0-1.4 2.8l.3.4a1.75 1.75 0 0 1-1.4 2.8zM13 6.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0M17 10.5a0.5 0.5 0 1 0 1 0a0.\
5 0.5 0 1 0 -1 0M6 12.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0M8 7.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0",culture:"M10 11\
h.01M14 6h.01M18 6h.01M6.5 13.1h.01M22 5c0 9-4 12-6 12s-6-3-6-12c0-2 2-3 6-3s6 1 6 3M17.4 9.9c-.8.8-2 .8-2.8 0M10.1 7.1C\
9 7.2 7.7 7.7 6 8.6c-3.5 2-4.7 3.9-3.7 5.6 4.5 7.8 9.5 8.4 11.2 7.4.9-.5 1.9-2.1 1.9-4.7M9.1 16.5c.3-1.1 1.4-1.7 2.4-1.4",
cinema:"M12.296 3.464l3.02 3.956M20.2 6 3 11l-.9-2.4c-.3-1.1.3-2.2 1.3-2.5l13.5-4c1.1-.3 2.2.3 2.5 1.3zM3 11h18v8a2 2 0 \
0 1-2 2H5a2 2 0 0 1-2-2zM6.18 5.276l3.1 3.899",music:"M21 16V3a1 1 0 0 0-1.28-.96l-10 2.917a1 1 0 0 0-.72.96V19M15 16a3 \
3 0 1 0 6 0a3 3 0 1 0 -6 0M3 19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",stadium:"M10 14.66V17a1 1 0 0 1-1 1 2 2 0 0 0-2 2v2M14 14.\
66V17a1 1 0 0 0 1 1 2 2 0 0 1 2 2v2M17.916 10H19.5A2.5 2.5 0 0 0 22 7.5V5a1 1 0 0 0-1-1h-3M4 22h16M6 9a6 6 0 0 0 12 0V3a\
1 1 0 0 0-1-1H7a1 1 0 0 0-1 1zM6.084 10H4.5A2.5 2.5 0 0 1 2 7.5V5a1 1 0 0 1 1-1h3",school:"M14 21v-3a2 2 0 0 0-4 0v3M18 \
4.933V21M4 6l7.106-3.79a2 2 0 0 1 1.788 0L20 6M6 11l-3.52 2.147a1 1 0 0 0-.48.854V19a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-5a1\
 1 0 0 0-.48-.853L18 11M6 4.933V21M10 9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",college:"M21.42 10.922a1 1 0 0 0-.019-1.838L12.83 \
5.18a2 2 0 0 0-1.66 0L2.6 9.08a1 1 0 0 0 0 1.832l8.57 3.908a2 2 0 0 0 1.66 0zM22 10v6M6 12.5V16a6 3 0 0 0 12 0v-3.5",library:"\
M4 3h6a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1v-16a1 1 0 0 1 1 -1M7 3v18M20.4 18.9c.2.5-.1 1.1-.6 1.3l-1.9.7c\
-.5.2-1.1-.1-1.3-.6L11.1 5.1c-.2-.5.1-1.1.6-1.3l1.9-.7c.5-.2 1.1.1 1.3.6Z",community:"M18 21a8 8 0 0 0-16 0M5 8a5 5 0 1 \
0 10 0a5 5 0 1 0 -10 0M22 20c0-3.37-2-6.5-4-8a5 5 0 0 0-.45-8.3",church:"M10 9h4M12 7v5M14 21v-3a2 2 0 0 0-4 0v3M18 9l3.\
52 2.147a1 1 0 0 1 .48.854V19a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-6.999a1 1 0 0 1 .48-.854L6 9M6 21V7a1 1 0 0 1 .376-.782l5-3\
.999a1 1 0 0 1 1.249.001l5 4A1 1 0 0 1 18 7v14",park:"M10 10v.2A3 3 0 0 1 8.9 16H5a3 3 0 0 1-1-5.8V10a3 3 0 0 1 6 0ZM7 1\
6v6M13 19v3M12 19h8.3a1 1 0 0 0 .7-1.7L18 14h.3a1 1 0 0 0 .7-1.7L16 9h.2a1 1 0 0 0 .8-1.7L13 3l-1.4 1.5",garden:"M14 9.5\
36V7a4 4 0 0 1 4-4h1.5a.5.5 0 0 1 .5.5V5a4 4 0 0 1-4 4 4 4 0 0 0-4 4c0 2 1 3 1 5a5 5 0 0 1-1 3M4 9a5 5 0 0 1 8 4 5 5 0 0\
 1-8-4M5 21h14",beach:"M2 12q2.5 2 5 0t5 0 5 0 5 0M2 19q2.5 2 5 0t5 0 5 0 5 0M2 5q2.5 2 5 0t5 0 5 0 5 0",gym:"M17.596 12\
.768a2 2 0 1 0 2.829-2.829l-1.768-1.767a2 2 0 0 0 2.828-2.829l-2.828-2.828a2 2 0 0 0-2.829 2.828l-1.767-1.768a2 2 0 1 0-\
2.829 2.829zM2.5 21.5l1.4-1.4M20.1 3.9l1.4-1.4M5.343 21.485a2 2 0 1 0 2.829-2.828l1.767 1.768a2 2 0 1 0 2.829-2.829l-6.3\
64-6.364a2 2 0 1 0-2.829 2.829l1.768 1.767a2 2 0 0 0-2.828 2.829zM9.6 14.4l4.8-4.8",hotel:"M2 4v16M2 8h18a2 2 0 0 1 2 2v\
10M2 17h20M6 8v9",train:"M8 3.1V7a4 4 0 0 0 8 0V3.1M9 15l-1-1M15 15l1-1M9 19c-2.8 0-5-2.2-5-5v-4a8 8 0 0 1 16 0v4c0 2.8-\
2.2 5-5 5ZM8 19l-2 3M16 19l2 3",bus:"M8 6v6M15 6v6M2 12h19.6M18 18h3s.5-1.7.8-2.8c.1-.4.2-.8.2-1.2 0-.4-.1-.8-.2-1.2l-1.\
4-5C20.1 6.8 19.1 6 18 6H4a2 2 0 0 0-2 2v10h3M5 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M9 18h5M14 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 \
0",airport:"M17.8 19.2 16 11l3.5-3.5C21 6 21.5 4 21 3c-1-.5-3 0-4.5 1.5L13 8 4.8 6.2c-.5-.1-.9.1-1.1.5l-.3.5c-.2.5-.1 1 \
.3 1.3L9 12l-2 3H4l-1 1 3 2 2 3 1-1v-3l3-2 3.5 5.3c.3.4.8.5 1.3.3l.5-.2c.4-.3.6-.7.5-1.2z",ferry:"M12 2v2M12 9.189V13M19\
 12V6a2 2 0 00-2-2H7a2 2 0 00-2 2v6M19.38 19A11.6 11.6 0 0021 13l-8.188-3.639a2 2 0 00-1.624 0L3 13.001a11.6 11.6 0 002.\
81 7.76M2 20c.6.5 1.2 1 2.5 1 2.5 0 2.5-2 5-2 1.3 0 1.9.5 2.5 1s1.2 1 2.5 1c2.5 0 2.5-2 5-2 1.3 0 1.9.5 2.5 1",road:"M3 \
19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M9 19h8.5a3.5 3.5 0 0 0 0-7h-11a3.5 3.5 0 0 1 0-7H15M15 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",car:"\
M19 17h2c.6 0 1-.4 1-1v-3c0-.9-.7-1.7-1.5-1.9C18.7 10.6 16 10 16 10s-1.3-1.4-2.2-2.3c-.5-.4-1.1-.7-1.8-.7H5c-.6 0-1.1.4-\
1.4.9l-1.4 2.9A3.7 3.7 0 0 0 2 12v4c0 .6.4 1 1 1h2M5 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M9 17h6M15 17a2 2 0 1 0 4 0a2 2 0 1 \
0 -4 0",bike:"M15 17.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M2 17.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M14 5a1 1 0 1 0 2\
 0a1 1 0 1 0 -2 0M12 17.5V14l-3-3 4-3 2 3h2"},mm={home:["home","house","apartment","condo","residence","residence hall",
"residential","housing","dorm","dormitory"],restaurant:["restaurant","food","food court","food truck","diner","bistro","\
breakfast spot","joint","steakhouse","noodle house","sushi","soup place","salad place","burrito place","taco place","dum\
pling"],burger:["burger","burger joint","fast food","fast food restaurant","hot dog joint"],pizza:["pizza","pizzeria"],cafe:[
"cafe","cafeteria","coffee","tea","tea room"],bakery:["bakery","bagel shop","donut shop","sandwich place"],dessert:["des\
sert","dessert shop","ice cream","ice cream shop","cupcake","candy store"],bar:["bar","pub","gastropub","brewery","winer\
y","biergarten","nightlife","nightclub"],grocer:["grocer","grocery","grocery store","supermarket","market","marketplace",
"bodega","convenience","convenience store","wine shop","liquor store","food shop","deli","food drink shop","fish market"],
shop:["shop","store","boutique","bookstore","hardware","smoke shop","antique","home store","home good","home improvement",
"flower shop","music store","pet store","bike shop","video store","arts crafts store"],mall:["mall","shopping mall","dep\
artment store","outlet"],service:["service","home service","salon","barbershop","barber","hairdresser","spa","laundry","\
laundry service","dry cleaner","tailor shop","tattoo parlor","tanning salon","nail salon","beauty"],doctor:["doctor","de\
ntist","doctor s office","dentist s office","clinic","medical","veterinarian","assisted living"],hospital:["hospital","m\
edical center","emergency room"],pharmacy:["pharmacy","drugstore","chemist"],bank:["bank","atm","credit union","financia\
l service"],post:["post office","post box"],office:["office","work","workplace","coworking","startup","conference room"],
building:["building","skyscraper","convention center","event space","rooftop"],workshop:["workshop","factory","industria\
l","warehouse","distillery","storage"],government:["government","government building","city hall","town hall","townhall",
"courthouse","court house","embassy","consulate","police","police station","fire station","military base","capitol build\
ing","monument","landmark","historic site","castle"],museum:["museum","gallery","art gallery","art museum","public art",
"sculpture"],culture:["culture","theater","theatre","art","arts center","performing arts venue","circus","opera house","\
comedy club","aquarium","zoo","planetarium","entertainment"],cinema:["cinema","movie theater","multiplex","film studio"],
music:["music","music venue","concert hall","rock club","jazz club","recording studio"],stadium:["stadium","arena","race\
track","sports bar","bowling alley","arcade","casino"],school:["school","kindergarten","nursery","daycare","child care"],
college:["college","university","campus","classroom","academic building","college building","student center","law school",
"medical school","trade school","fraternity house","sorority house"],library:["library"],community:["community","communi\
ty center","neighborhood","social","club house","city"],church:["church","chapel","cathedral","synagogue","mosque","temp\
le","shrine","monastery","house of worship","place of worship","spiritual","cemetery"],park:["park","playground","forest",
"outdoor","campground","plaza","scenic lookout","trail"],garden:["garden","allotment","farm","garden center","beer garde\
n"],beach:["beach","pool","swimming pool","water park","lake","river","surf spot"],gym:["gym","fitness","yoga","yoga stu\
dio","sport","athletic","dance studio","martial","court","field","rink","college gym","ski area","golf course"],hotel:["\
hotel","motel","hostel","inn","resort","bed and breakfast","guest house"],train:["train","train station","subway","metro",
"railway","station","light rail","tram"],bus:["bus","bus station","bus stop","bus line"],airport:["airport","airport ter\
minal","plane","heliport"],ferry:["ferry","boat","harbor","harbour","marina","pier"],road:["road","street","bridge","hig\
hway","intersection","tunnel","toll plaza","rest area"],car:["car","car wash","parking","taxi","automotive","gas station",
"fuel","garage","car dealership","automotive shop","moving target","rental car location"],bike:["bike","bicycle","bike r\
ental","bike share"]},Dr=new Map(Object.entries(mm).flatMap(([e,t])=>t.map(n=>[n,e]))),dm=new Set([...Dr.keys()].flatMap(
e=>e.split(" "))),pm=Math.max(...[...Dr.keys()].map(e=>e.split(" ").length));function gm(e){return e.normalize("NFD").replace(
/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??[]}function ym(e){let t=e.replace(/s$/,"");return dm.has(t)?t:e}var bm=24;function _t(e,t,n,s){let o=s/bm;return p("path",{key:"icon",class:"icon",d:jc[Fc(e)],transform:`translate(${t.
toFixed(2)} ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}function G(e,t){let n=e.visits[t];return n?`${n.label}, ${ce(e,t)}`:""}function Re(e,t){return e.visits[t]?.label??""}function Fr(e){
return e>0&&e<5e-4?"<0.1 %":S(e,1)}function ce(e,t){let n=e.visits[t];return n?`${$t[n.weekday]} ${mt(n.start_minute)}`:
""}function Bc(e,t){return re(e.visits[t]?.duration_minutes??0)}function Gc(e,t,{weights:n,scores:s,temperature:o},r,{colour:i,
open:a}){let{reading:c}=e,l=R(e),h=t.width/c.count,u=h>=18*l,f=t.y+t.height-(u?38:18)*l,m=t.y+17*l,d=Math.max(...n)||1,y=Math.
max(0,f-m)/d,g=T(Uc(n,r).map(k=>({visit:k,half:V(e,$(n[k],k),k===r?"strong":"tiny")/2}))),b=T(Uc(n,r).map(k=>({visit:k,half:V(
e,M(k),k===r?"strong":"tiny")/2})));return[p("path",{key:"foot",class:"axis",d:`M${t.x} ${f}H${t.x+t.width}`}),c.visits.
map(({category:k},E)=>{let O=w(E),v=E===r,L=Number(n[E])*y;return p("g",{key:`visit ${E}`,class:`part choice${v?" here":
""}`,"data-open":a(E),role:"button",tabindex:"-1","aria-label":`${G(c,E)}: weight ${S(Number(n[E]),1)}`},p("rect",{key:"\
ground",class:"ground",x:t.x+E*h,y:t.y,width:h,height:t.height}),p("rect",{key:"bar",class:`bar ${i}${v?" chosen":""}`,x:O-
Math.min(.36*h,20*l),y:f-L,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,L)}),g.has(E)&&D(e,x(E,g),f-L-4*l,$(
n[E],E),{kind:v?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&_t(k,O-7*l,f+5*l,14*l),b.has(E)&&D(e,x(E,b),
t.y+t.height-4*l,M(E),{kind:v?"strong":"tiny",anchor:"middle",key:"score"}),p("title",{},`${G(c,E)}: score ${N(Number(s[E]),
3)}, weight ${S(Number(n[E]),2)}`))})];function w(k){return t.x+(k+.5)*h}function x(k,E){let O=E.get(k)??0;return Math.max(
t.x+O,Math.min(t.x+t.width-O,w(k)))}function $(k,E){return E===r?Fr(Number(k)):S(Number(k)).replace(" %","")}function M(k){
return N(Number(s[k])/o,k===r?2:1)}function T(k){let E=new Map;for(let{visit:O,half:v}of k){let L=Math.max(t.x+v,Math.min(
t.x+t.width-v,w(O)));[...E].every(([W,C])=>{let I=Math.max(t.x+C,Math.min(t.x+t.width-C,w(W)));return Math.abs(L-I)>=v+C+
3*l})&&E.set(O,v)}return E}}function Uc(e,t){let n=[...Array(e.length).keys()].filter(s=>s!==t).sort((s,o)=>Number(e[o])-
Number(e[s]));return[t,...n]}function Vc(e,t){let n=R(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>wm(e,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>xm(e,s)}]}function wm(e,t){let{reading:n}=e,s=R(e),o=X(e,t),r=n.values(
"context"),i=j(e,o,H(`${G(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${N(Math.hypot(...r))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-i.height)/(64*s)))),c=Math.ceil(r.length/a),l=Math.min(120*s,(o.height-i.height-8*s)/a);return[
...K(e,t,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let f=r.subarray(u*c,(u+1)*c),m=o.width*f.length/c,d={...o,
y:o.y+i.height+8*s+u*l,width:m,height:Math.max(28*s,l-10*s)};return f.length>0&&p("g",{key:`line ${u}`},ae(e,d,f,{colour:"\
stream",extent:ks(r),numbered:Je(e,[f],f,m),exact:y=>`Number ${u*c+y+1}: ${N(Number(f[y]),4)}`}))})]}function xm(e,t){let{
reading:n}=e,s=R(e),o=X(e,t),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=j(e,o,H("Each reads the same numbers, through a mat\
rix of its own:"),"small");return[...K(e,t,"What reads it"),...i.marks,r.length>0&&p("g",{key:"rows"},Le(e,{...o,y:o.y+i.
height+6*s,height:o.height-i.height-6*s},r))]}function Qe(e,t,n,s,o){let r=`layers.${t}.heads.${n}`,i=e.values(`${r}.queries`),a=e.values(`${r}.keys`),c=i.length/e.count,
l=e.trace.interventions.scaling!==!1,h=tn(he(i,s,c),he(a,o,c));return Yc(h,l,null,e,o)}function Ms(e,t,n,s){let o=he(e.values(
`layers.${t}.heads.${n}.scores`),s,e.count);return jr(o,e.trace.interventions.attention_temperature??1)}function Ze(e,t){
let n=e.values("pointer.query"),s=e.values("pointer.keys"),o=e.trace.interventions.pointer_scaling!==!1,r=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return Yc(tn(n,he(s,t,n.length)),o,r,e,t)}function _s(e){return jr(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function Yc(e,t,n,s,o){let r=e.first.length,i=e.sum/(t?Math.sqrt(r):1)+(n??
0),a=s.visits[o]?.masked??!1;return{dot:e,width:r,isScaled:t,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function tn(e,t){let n=Array.from(e,(s,o)=>s*t[o]);return{first:e,
second:t,products:n,sum:sn(n)}}function jr(e,t){let n=Array.from(e,Number).filter(Number.isFinite),s=Math.max(...n)/t,o=Math.
abs(s)>9?s:0,r=Array.from(e,c=>Math.exp(c/t-o)),i=sn(r),a=r.map(c=>c/i);return{scores:e,temperature:t,shift:o,exponentials:r,
total:i,weights:a}}function An(e,t,n,s,o,r){if(!e.has(`${n}.mean`))return null;let i=e.trace.architecture.d_model,a=Number(
e.values(t)[o*i+r]),c=Number(e.values(`${n}.mean`)[o]),l=Number(e.values(`${n}.reciprocal_deviation`)[o]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:le(e,`${s}.weight`,r),bias:le(e,`${s}.bias`,r),result:Number(e.values(n)[o*i+r])}}function Es(e,t,n,s){
let o=`transformer.layers.${t}.linear2`,r=e.trace.weights?.[`${o}.weight`],i=le(e,`${o}.bias`,s),a=lt(e,`layers.${t}.fee\
d_forward.hidden`,n);return!r||i===null?null:{dot:tn(a,he(r.values,s,a.length)),bias:i}}function qc(e,t,n){let s=e.trace.
weights?.["input_proj.weight"],o=le(e,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),i=n*r,a=e.
slices.map(({name:c,label:l})=>{let h=Ur(e,c,t),u=tn(h,s.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:o,sum:sn(a.map(({dot:c})=>c.sum))+o}}function Ur(e,t,n){let s=e.values(`inputs.${t}`);return he(
s,n,s.length/e.count)}function lt(e,t,n){let s=e.values(t);return he(s,n,s.length/e.count)}function en(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(e.values("gate.logit")[0]);return{hidden:t,dot:n?tn(t,n.values):null,bias:le(e,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function ue(e,t){let n=e.values("context"),s=e.trace.weights?.["gen_head.weight"],o=s?tn(n,he(
s.values,t,n.length)):null,r=le(e,"gen_head.bias",t),i=e.trace.tensors["generation.logits"]?.values,a=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:i?Number(i[t]):a}}function Kc(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
jr(t,1):null}function nn(e,t){let{gate:n}=e,s=e.locations.flatMap((i,a)=>i===t?[a]:[]),o=e.hasPointer?sn(s.map(i=>Number(
e.pointerWeights[i]))):0,r=$m(e,t,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function $m(e,t,n){if(!e.hasGeneration)return 0;let s=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||s?.some(i=>i.location===t)||e.gate===1)return e.probabilityOf("generation",t);let r=e.
probabilityOf("final",t)-e.gate*n;return Math.max(0,r)/(1-e.gate)}function le(e,t,n){let s=e.trace.weights?.[t];return s?
Number(s.values[n]):null}function he(e,t,n){return e.subarray(t*n,(t+1)*n)}function sn(e){return Array.from(e).reduce((t,n)=>t+
n,0)}var on="→",zc=30,km=8,Mm=20,_m=Object.fromEntries(Array.from("-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??
""]));function Sn(e,t,{first:n,second:s,products:o},r){let i=R(e),a=o.length,c=a>Mm&&t.height>=176*i,l=c?34*i:0,h=(t.height-
l)/3,u=16*i,f=t.x+zc*i,m=t.width-zc*i,d=On(o),y=Je(e,[n,s,o],o,m,d),g=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${a} products`}],b=m/a,w=x=>`${N(
Number(n[x]),4)} × ${N(Number(s[x]),4)} = ${N(Number(o[x]),4)}`;return[p("rect",{key:"strongest",class:"strongest",x:f+
d*b-1,y:t.y+u,width:b+2,height:3*h-u-2*i,rx:3}),g.map(({letter:x,colour:$,values:M,title:T},k)=>{let E=t.y+k*h,O={x:f,y:E+
u,width:m,height:h-u-6*i};return p("g",{key:`row ${k}`},D(e,t.x,E+12*i,T,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),D(e,t.x,E+u+.5*O.height+5*i,x,{also:`math letter ${$}-words`,key:"letter"}),ae(e,O,M,{colour:$,numbered:y,chosen:d,
exact:w}))}),c&&Em(e,{x:f,y:t.y+3*h,width:m,height:l},o)]}function Em(e,{x:t,y:n,width:s},o){let r=R(e),i=s/o.length,a=Math.
max(km,Math.ceil(o.length/8));for(;a<o.length&&a*i<V(e,"−888.88","tiny");)a*=2;let c=Math.ceil(o.length/a);return p("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*a,(h+1)*a),[f,m]=[t+h*a*i+2,t+(h*a+u.length)*i-2],d=u.reduce(
(y,g)=>y+g,0);return[p("path",{key:`span ${h}`,class:"axis",d:`M${f} ${n}v${4*r}H${m}v${-4*r}`}),D(e,(f+m)/2,n+17*r,N(d,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function As(e,t,n,s,o,r,i){let a=R(e),c=Am(n,s,r),l=Sm(n,s,o,i.over),
h={x:t.x,y:0,width:t.width},u=j(e,h,c).height+j(e,h,l).height+10*a,f=132*a,m=Math.max(70*a,Math.min(.36*t.height,210*a)),
d=t.height-u-m>=f,y=Math.min(t.height-u-(d?m:0),276*a),g=t.height-u-y,b=j(e,{...h,y:t.y+y+4*a},c),w=j(e,{...h,y:t.y+y+b.
height+6*a},l);return[p("g",{key:"dot"},Sn(e,{...t,height:y},n.dot,r)),p("path",{key:"rule",class:"rule",d:`M${t.x} ${t.
y+y}H${t.x+t.width}`}),p("g",{key:"score steps"},b.marks),p("g",{key:"softmax steps"},w.marks),d&&p("g",{key:"softmax"},
Gc(e,{...t,y:t.y+y+u,height:g},s,o,i))]}function Am({dot:e,width:t,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:i},{
temperature:a},[c,l]){let h=n?e.sum/Math.sqrt(t):e.sum,u=[...H("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${N(e.sum,2)}`,kind:"strong"}],n?[{text:`${on}\
 ÷ √${t} = `},{text:N(h,2),kind:"strong"}]:[{text:`${on} not divided by √${t}: scaling is off`}]];return s!==null&&
u.push(o?[{text:`${on} no position bias: it is off`}]:[{text:`${on} ${s<0?"−":"+"} ${N(Math.abs(s),2)} (position bias)\
 = `},{text:N(i,2),kind:"strong"}]),r?u.push([{text:`${on} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&u.push([{text:`${on}\
 ÷ temperature ${Om(a)} = `},{text:N(i/a,2),kind:"strong"}]),u}function Sm({isMasked:e},t,n,s){let{scores:o,temperature:r,
shift:i,exponentials:a,total:c,weights:l}=t;if(e)return H("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/r-i,u=Number(a[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:N(h,2),isRaised:!0},{text:` = ${Yt(u)}\
;`}],[{text:`${Yt(u)} / ${Yt(c)} = `},{text:Fr(Number(l[n])),kind:"strong"},{text:","}],...H(`where ${Yt(c)} is the sum \
over ${s}${i?`, after ${N(i,2)}, the largest score, is subtracted from each`:""}.`)]}function Yt(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=100)return e.toFixed(0);if(e>=10)return e.toFixed(1);if(e>=.095)return e.toFixed(2);
if(e===0)return"0";let[t="",n=""]=e.toExponential(1).split("e");return`${t} × 10${Array.from(n,s=>_m[s]??"").join("")}`}
function On(e){let t=0;for(let n=1;n<e.length;n++)Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function Om(e){
return String(Math.round(1e3*e)/1e3)}var Tm=6;function Xc(e,t){let n=R(e),s=en(e.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},
rank:1,share:1.4,marks:r=>Nm(e,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>vm(e,r,s)}),o}
function Nm(e,t,{hidden:n,dot:s,bias:o,logit:r}){let i=R(e),a=X(e,t),c=s&&o!==null?[...H("Sum of the products"),[{text:"\
h",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${N(s.sum,2)}`,kind:"strong"}],[{text:`\
→ ${o<0?"−":"+"} ${N(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:N(r,2),kind:"strong"}]]:[...H("Each unit is \
multiplied by a learned weight; the sum and a bias give the"),[{text:"logit "},{text:N(r,2),kind:"strong"}]],l=j(e,{...a,
y:0},c),h=dt(e,a.x,a.y+a.height-10*i,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(a.height-l.height-
36*i,450*i),f=j(e,{...a,y:a.y+u+4*i},c),m=Je(e,[n],n,a.width);return[...K(e,t,`${n.length} hidden units read the context`),
p("g",{key:"dot"},s?Sn(e,{...a,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},
{letter:"w",words:"Weight of each unit",colour:"key"}]):ae(e,{...a,height:u},n,{colour:"query",numbered:m})),...f.marks,
h.mark]}function vm(e,t,n){let{reading:s}=e,o=R(e),r=X(e,t),{gate:i,trace:a}=s,c=j(e,{...r,y:0},m()),l=54*o,h={...r,x:r.
x+34*o,width:r.width-48*o,y:r.y+6*o,height:r.height-c.height-l-40*o},u=j(e,{...r,y:r.y+r.height-c.height-l-6*o},m());return[
...K(e,t,f()),n&&h.height>=60*o&&p("g",{key:"curve"},d(h,n)),...u.marks,p("g",{key:"shares"},y({...r,y:r.y+r.height-l+8*
o,height:22*o}))];function f(){return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone a\
nswers":typeof a.interventions.gate=="number"?"A gate set by hand":"A fixed gate"}function m(){let{only:g}=a.interventions,
b=[{text:`gate = ${i.toFixed(3)}`,kind:"strong"}];if(!n){let $=g?`Only the ${g==="pointer"?"pointer":"generation head"} \
answers:`:typeof a.interventions.gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths cou\
nt the same:";return[...H($),b]}let w=[[{text:"1 / (1 + e",kind:""},{text:N(-n.logit,2),isRaised:!0},{text:") = "},{text:n.
learned.toFixed(3),kind:"strong"}]];if(a.gate.learned)return[...w,...H(`is the gate: ${S(i,1)} of the answer comes from \
the pointer, ${S(1-i,1)} from generation.`)];let x=g?`Only the ${g==="pointer"?"pointer":"generation head"} answers, so \
that the gate is ${i.toFixed(2)}.`:`It is set by hand to ${i.toFixed(3)}.`;return[...H(x),...H("As learned it would be"),
...w]}function d(g,{logit:b,learned:w}){let x=Math.max(Tm,Math.ceil(Math.abs(b))),$=L=>g.x+(L+x)/(2*x)*g.width,M=g.y+g.height,
T=L=>M-L*g.height,k=Array.from({length:61},(L,P)=>{let W=-x+P/30*x;return`${$(W).toFixed(1)} ${T(1/(1+Math.exp(-W))).toFixed(
1)}`}),[E,O]=[$(b),T(w)],v=b>0;return[p("path",{key:"axes",class:"axis",d:`M${g.x} ${g.y}V${M}H${g.x+g.width}M${g.x} ${T(
.5)}H${g.x+g.width}`}),[0,.5,1].map(L=>D(e,g.x-6*o,T(L)+4*o,L===.5?"0.5":String(L),{kind:"tiny",anchor:"end",key:`share ${L}`})),
[-x,0,x].map(L=>D(e,$(L),M+15*o,N(L,0),{kind:"tiny",anchor:"middle",key:`logit ${L}`})),D(e,($(0)+$(-x))/2,M+15*o,"logit",
{kind:"tiny",anchor:"middle",key:"axis"}),p("path",{key:"line",class:"curve",d:`M${k.join("L")}`}),p("path",{key:"lead",
class:"lead",d:`M${E} ${M}V${O}H${g.x}`}),p("circle",{key:"point",class:"point",cx:E,cy:O,r:5.5*o}),D(e,E+(v?-10:10)*o,v?
Math.max(O-6*o,g.y+9*o):O-8*o,w.toFixed(2),{kind:"strong",anchor:v?"end":void 0,key:"value"})]}function y(g){let b=i*g.width;
return[p("rect",{key:"pointer",class:"bar pointer",x:g.x,y:g.y,width:b,height:g.height}),p("rect",{key:"generation",class:"\
bar generation",x:g.x+b,y:g.y,width:g.width-b,height:g.height}),D(e,g.x,g.y+g.height+15*o,`pointer ${S(i,1)}`,{kind:"sma\
ll",key:"of pointer"}),D(e,g.x+g.width,g.y+g.height+15*o,`generation ${S(1-i,1)}`,{kind:"small",anchor:"end",key:"of gen\
eration"})]}}var Jc=14,Qc=34;function Et(e,t,n,{largest:s,most:o=Qc,isOrdered:r=!1,isWalked:i=!1}={}){let a=R(e),c=Math.max(1,Math.floor(
t.height/(Jc*a))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*a,t.height/(h.length+Number(l))),f=u>=30*
a,m=Math.max(1,Math.ceil(Jc*a/u)),d=h.findIndex(({isChosen:k})=>k),y=u>=13*a&&h.some(({category:k})=>k!==void 0),g=y?22*
a:0,b=Math.max(...h.map(({text:k})=>V(e,k,"strong")))+8*a,w=Math.max(0,...h.map(({beside:k=""})=>k?V(e,k,"small")+10*a:0)),
x=Math.max(...h.map(({label:k,says:E=""})=>Math.max(V(e,k,"strong"),f?V(e,E,"small"):0)))+8*a,$=Math.min(x,.58*(t.width-
g-b-w)),M={x:t.x+g+$,width:Math.max(1,t.width-g-$-b-w)},T=s??(Math.max(...h.map(({parts:k})=>k.reduce((E,{value:O})=>E+Math.
abs(O),0)))||1);return[h.map((k,E)=>{let O=t.y+(E+.5)*u,v=E===d||(h.length-1-E)%m===0&&(d<0||Math.abs(E-d)>=m),L=M.x,P=Math.
min(.62*u,.42*o*a);return p("g",{key:k.key,class:`${k.open?"part ":""}choice row${k.isChosen?" here":""}${k.isOff?" off":
""}`,"data-open":k.open??null,role:k.open?"button":null,tabindex:k.open?i&&!k.isChosen?"-1":0:null,"aria-label":k.open?`${k.
label}: ${k.text}`:null},p("rect",{key:"ground",class:"ground",x:t.x-3*a,y:O-u/2,width:t.width+6*a,height:u,rx:4}),y&&(v||
u>=17*a)&&k.category!==void 0&&_t(k.category,t.x,O-7.5*a,15*a),v&&D(e,t.x+g,O+(f&&k.says?-2:4.5)*a,k.label,{kind:k.isChosen?
"strong":"label",width:$-6*a,key:"name"}),f&&k.says&&D(e,t.x+g,O+12.5*a,k.says,{kind:"small",width:$-6*a,key:"says"}),k.
parts.map(({value:W,colour:C},I)=>{let F=Math.abs(W)/T*M.width,q=p("rect",{key:`part ${I}`,class:`bar ${C}${W<0?" negati\
ve":""}${k.isChosen?" chosen":""}`,x:L,y:O-P/2,width:Math.max(.5,Math.min(M.width,F)-(k.parts.length>1&&F>2?.8:0)),height:Math.
max(1,P)});return L+=F,q}),v&&k.beside&&D(e,t.x+t.width-b,O+4.5*a,k.beside,{kind:"small",anchor:"end",key:"beside"}),v&&
D(e,t.x+t.width,O+4.5*a,k.text,{kind:k.isChosen?"strong":"label",anchor:"end",key:"value"}),k.exact&&p("title",{},k.exact))}),
l&&D(e,t.x,t.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function rn(e,t,n,s=Qc){
return Math.min(s*R(e)*n,t.height)}function Zc(e,t){let n=R(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:s=>Lm(e,s,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:s=>Rm(e,s,t)}]}function Lm(e,t,n){let{reading:s}=e,
o=R(e),r=X(e,t),a=(s.trace.location_probabilities.generation??[]).map(({location:f,probability:m})=>{let{label:d,category:y}=s.
nameOf(f),{logit:g}=ue(s,f);return{key:`place ${f}`,label:d,category:y,parts:[{value:m,colour:"generation"}],beside:g===
null?"":N(g,2),text:S(m,1),open:`generation.${f}`,isChosen:f===n.location,exact:`${d}: ${g===null?"":`logit ${N(g,4)}, `}\
probability ${S(m,3)}`}}),c=s.trace.architecture.locations,l=j(e,r,H(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=dt(e,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...K(e,t,"What the generation head expects"),...l.marks,p("g",{key:"\
rows"},Et(e,u,a,{isWalked:!0})),h.mark]}function Rm(e,t,{location:n}){let{reading:s}=e,o=R(e),r=X(e,t),{label:i}=s.nameOf(
n),{dot:a,bias:c,logit:l}=ue(s,n),h=Kc(s),u=s.probabilityOf("generation",n),f=[];if(a&&c!==null&&f.push(...H("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${N(a.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${N(Math.abs(c),2)} (bias) =`}]),l!==null&&f.push([{text:"logit "},{text:N(
l,2),kind:"strong"}]),h){let y=Number(h.exponentials[n]),g=Number(h.scores[n])-h.shift;f.push([{text:"→ e",kind:""},{text:N(
g,2),isRaised:!0},{text:` = ${Yt(y)};`}],[{text:`${Yt(y)} / ${Yt(h.total)} = `},{text:S(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...H(`${Yt(h.total)} is the sum over the whole list${h.shift?`, after ${N(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else f.push(...H("→ softmax over the whole list:"),[{text:S(u,1),kind:"strong"}]);
let m=j(e,{...r,y:0},f),d=a?Math.min(r.height-m.height-8*o,450*o):0;return[...K(e,t,`How does it score ${i}?`),a&&p("g",
{key:"dot"},Sn(e,{...r,height:d},a,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${i}`,colour:"key"}])),...j(e,{...r,y:r.y+d+(a?6*o:0)},f).marks]}var Tn=20,Ss=8,el=19,Z=8,vn=3,Gr=4,Nn=4,Im=.05,Cm={least:13.5,most:38,lane:3},Vr=13,Pm=900;function Yr(e,t,n=1){let s=t.
type/Vr,o=46*s,r=t.height-98*s,i=qr(e.count,o,r,Cm,s,Wm(e)),a=t.width>=1180*s,c=t.width<Pm*s,l=t.width>=1040*s&&e.layers<=
3,h=c?Hm(e,s):nl(e,a,s),u=l?62*s:0,f=l?u+22*s:16*s,m=t.width-2*Tn-tl(Object.values(h)),[d,y]=[o+12*s,t.height-4*s],g=Dm(
e.heads,m/e.layers-f,y-d,s),b=g.columns*(g.side+Ss*s)-Ss*s,w=e.heads>0?b+f:f,x=Math.max(0,m-e.layers*w);c||(h.visits+=Math.
min(.3*x,90*s),h.answer+=Math.min(.2*x,80*s),h.flow+=Math.min(.1*x,50*s),h.leave+=Math.min(.1*x,50*s));let $=t.width-2*Tn-
tl(Object.values(h))-e.layers*w,M=Math.min($,e.hasPointer?220*s:60*s);h.bands+=M;let T=($-M)/e.layers,k={x:Tn,width:h.visits},
E=Tn+h.visits+12*s,O=a?{x:E,width:h.slices}:null;O&&(E+=h.slices+12*s);let v=Array.from({length:e.layers},(et,ht)=>{let st=E+
ht*(w+T);return{x:st,width:b,maps:Fm(e.heads,st,d,y,g,s),stream:l?st+(e.heads>0?b+10*s:0):null}});E+=e.layers*(w+T);let L=t.
width-Tn,P=L-h.answer,W=P-h.leave-h.gate,C=E+h.scores+h.weights+8*s,I=W-h.flow-Z,F=Math.min(190*s,.24*t.height)/n,q=e.hasGate?
.56*t.height:(o+r)/2,it=Gr*s,J=e.hasPointer?t.height-F-vn*it-6:(o+r-F)/2-it;return{size:t,type:t.type,rows:i,visits:k,slices:O,
layers:v,streamWidth:u,isDense:c,fork:E,context:(c?34:52)*s,scores:E+h.scores,weights:E+h.scores+h.weights,ribbons:C,places:I,
gate:W,gateWidth:h.gate,answers:{most:r-o<330?Nn-1:Nn,top:o,bottom:r+60*s,x:P,right:L,segment:P-Z},right:L,top:o,bottom:r,
full:F,across:{visits:i.map(({y:et})=>et),starts:[o-12*s,t.height-8],places:{room:[o+16*s,e.hasGeneration?J-12*s:r],gap:22*
s},generation:{start:J,gap:it},gate:q-F/2},bands:{ribbon:(et,ht,st)=>Br(C,et,I,ht,st),into:(et,ht,st)=>Br(I+Z,et,W,ht,st),
out:(et,ht,st)=>Br(W+h.gate,et,P-Z,ht,st)}}}function Br(e,t,n,s,o){return o?oe(e,t,n,s):oe(e,t,e,t)}function nl({hasPointer:e,
hasGate:t},n,s){return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?24:12)*s,scores:40*s,weights:e?46*s:150*s,bands:e?
112*s:0,bar:Z,flow:(t?60:34)*s,gate:t?18*s:0,leave:46*s,answer:(n?152:140)*s}}function Hm(e,t){return{...nl(e,!1,t),visits:166*
t,scores:0,weights:(e.hasPointer?48:130)*t,bands:(e.hasPointer?88:0)*t,flow:(e.hasGate?44:30)*t,leave:36*t,answer:126*t}}
function Wm({count:e,pointerWeights:t}){let n=e-1,s=o=>o===n?2:t[o]>=Im?1+t[o]:o/e;return Array.from({length:e},(o,r)=>r).
sort((o,r)=>s(r)-s(o))}function tl(e){return e.reduce((t,n)=>t+n,0)}function qr(e,t,n,{least:s,most:o,lane:r},i,a){let c=n-
t,l=e,h=0,u=Math.min(o*i,c/e);u<s*i&&(h=Math.max(r,Math.min(6*i,.35*c/e)),u=(s+2)*i,l=Math.max(1,Math.floor((c-e*h)/(u-h))),
u=(c-(e-l)*h)/l);let f=a&&new Set(a.slice(0,l)),m=t;return Array.from({length:e},(d,y)=>{let g=f?f.has(y):y>=e-l,b=g?u:h;
return m+=b,{y:m-b/2,height:b,isFull:g}})}function Dm(e,t,n,s){let o={columns:1,side:0};if(e===0)return o;for(let r of[1,
2,4]){let i=n/Math.ceil(e/r)-el*s,a=Math.min(i,(t-(r-1)*Ss*s)/r);a>o.side&&(o={columns:r,side:a})}return o}function Fm(e,t,n,s,{
columns:o,side:r},i){let a=Math.ceil(e/o),c=Math.min((s-n)/a,r+2.2*el*i);return Array.from({length:e},(l,h)=>({x:t+h%o*(r+
Ss*i),y:n+Math.floor(h/o)*c,side:r}))}function Os(e,t,n,s){let o=[];for(let[a,{wish:c,length:l}]of e.entries())for(o.push(
{first:a,last:a,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.at(-2);if(!h||!u||i(u)+u.length+t<=i(h))break;let[f,m]=[u.last-
u.first+1,h.last-h.first+1];u.wish=(f*u.wish+m*(h.wish-u.length-t))/(f+m),u.length+=t+h.length,u.last=h.last,o.pop()}let r=[];
for(let a of o){let c=i(a);for(let l=a.first;l<=a.last;l++)r.push(c),c+=Number(e[l]?.length)+t}return r;function i({wish:a,
length:c}){return Math.max(n,Math.min(s-c,a))}}var Pt=44,Y={title:26,bars:34,inputs:64,scores:52,names:56},sl=16,jm={least:20,most:110,lane:1},Um=62,Kr=8,Bm=160,Ts=16,
ol=6;function Xr(e,t,n,s=1){let o=n/Vr,[r,i]=[sl,t-sl],a=qr(e.count,r,i,jm,o).map(({y:L,height:P,isFull:W})=>({x:L,width:P,
isFull:W})),c=Number(a.at(-1)?.width)>=Um*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+Ts*o,u=h+(Y.title+
Y.inputs+Ts)*o,f=[];for(let L=0;L<e.layers;L++){let P=Gm(e.heads,r,i,u+Y.title*o,o),W=P.at(-1),I=(W?W.y+W.side+8*o:u)+Y.
title*o;f.push({y:u,maps:P,stream:I}),u=I+(Y.bars+Ts)*o}let m=Vm(e,r,u+Y.title*o,i-r,o),d=Math.ceil(e.values("context").
length/m.columns)*m.cell,y=u+Y.title*o+Math.max(d,20*o)+Ts*o,g=y+(e.hasPointer?(Y.title+Y.scores)*o:0),b=g+(e.hasPointer?
170:96)*o,w=b+Z+((e.hasPointer?Y.names:0)+(e.hasGate?48:30))*o,x=e.hasGate?28*o:0,$=Ym(i-r,o)/s,M=Gr*o,T=i-$-vn*M,k=Math.
max(78*o,$*s/2+6),E=w+x+34*o,O=i-$-16*o,v={most:Nn,top:E,bottom:E+(Nn+1)*k,x:r-6*o,right:O-8*o,segment:O};return{size:{width:t,
height:v.bottom+Math.max(0,($*s-k)/2)+8*o,type:n},type:n,left:r,right:i,columns:a,chips:l,inputs:h,layers:f,context:m,pointer:y,
ribbons:g,places:b,gate:w,gateHeight:x,answers:v,full:$,across:{visits:a.map(({x:L})=>L),starts:[r,i],places:{room:[r,e.
hasGeneration?T-2*ol*o:i],gap:ol*o},generation:{start:T,gap:M},gate:i-$},bands:{ribbon:(L,P,W)=>zr(g,L,b,P,W),into:(L,P,W)=>zr(
b+Z,L,w,P,W),out:(L,P,W)=>W?$c(w+x,L,O+Z,P):zr(w+x,L,w,L,!1)}}}function zr(e,t,n,s,o){return o?Or(e,t,n,s):Or(e,t,e,t)}function Gm(e,t,n,s,o){
let r=[4,3,2].find(l=>e%l===0)??Math.min(e,4),i=(n-t+Kr*o)/r,a=Math.min(i-Kr*o,Bm*o),c=Math.max(Pt,40*o);return Array.from(
{length:e},(l,h)=>({x:t+h%r*i,y:s+c+Math.floor(h/r)*(a+c+Kr*o),side:a,touch:Pt}))}function Vm(e,t,n,s,o){let{length:r}=e.
values("context"),i=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:t,y:n,columns:i,cell:Math.min(11*o,(s-12*
o)/i)}}function Ym(e,t){return Math.min(170*t,(e-82*t)/2,.4*e)}var Ns={visits:0,slices:1,layers:2};function qt({reading:e,beside:t}){return t?[e,t]:[e]}function fe(e){return Math.max(
...qt(e).map(({largestWeight:t})=>t))}function an(e){return Ns.layers+2*e}function tt(e){let t=Ns.layers+2*e.layers,n=e.
hasPointer?t+1:t,s=e.hasGeneration?n+1:n;return{context:t,pointer:n,generation:s,gate:s+1}}function z(e,t){return e.beat>=
t?1:0}var Jr=64,qm=Float32Array.from({length:Jr},(e,t)=>t/(Jr-1));function Qr({isOwnScale:e}){return e?"Same scale for all hea\
ds":"Own scale for each head"}function Ln({lit:e}){return e?.kind==="visit"?"last visit reads it":"last visit’s largest"}
function vs(e,t,n,s){let{reading:o,isOwnScale:r,stage:i}=e;if(!o.heads)return null;let a=i.type/13,c=r?s?"own largest":"\
largest of each head":S(fe(e)),l=60*a,h=t+12*a,u=[p("text",{class:"small",x:t,y:n},"0"),p("image",{class:"map",href:ie(qm,
Jr,e.scale),x:h,y:n-9*a,width:l,height:9*a,preserveAspectRatio:"none"}),p("rect",{class:"map-frame",x:h,y:n-9*a,width:l,
height:9*a}),p("text",{class:"small",x:h+l+5*a,y:n},c)],f=Qr(e),m={"data-act":"scale",role:"button",tabindex:"0","aria-l\
abel":`Colours of the head maps go from 0 to ${r?"the largest weight of each head":c}. ${f}`};if(s){let y=17*a+l+B(c,12.5*
a),g=p("rect",{class:"ground",x:t-6*a,y:n+14*a-Pt,width:y+12*a,height:Pt});return p("g",{key:"scale",class:"switch",...m},
g,u)}let d=B(f,12.5*a)+16*a;return p("g",{key:"scale"},p("text",{class:"small",x:t,y:n-33*a},"Head maps: row reads colum\
n"),p("text",{key:"weight",class:"small",x:t,y:n-17*a},`%: ${Ln(e)}`),u,p("g",{key:"switch",class:"switch",...m},p("rect",
{class:"handle stays",x:t,y:n+8*a,width:d,height:19*a,rx:9.5*a}),p("text",{class:"handle-words stays",x:t+8*a,y:n+21.5*a},
f)))}var rl=24,Km=.045,zm=.6;function il(e,t){let n=R(e),s=e.stage.size.width>=600*n,o=Math.min(e.reading.count*14,170),r=Math.
max(200,Math.min(e.reading.count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:t.isLeaf?
1:0,share:1.2,marks:i=>Xm(e,i,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:i=>Zm(e,i,t)}]}function Xm(e,t,n){
let{reading:s,isOwnScale:o}=e,{layer:r,head:i,query:a,visit:c}=n,l=R(e),{count:h}=s,u=s.weights(r,i),f=s.isRemoved(r,i)||
s.isSkipped(r,"attention"),m=o?Math.max(...u)||1:fe(e),d=Qm(e,t,n,f),y=Math.min(.36*t.width,190*l),g=t.y+42*l,[b,w]=[t.width-
y,t.height-44*l-d.height],x=t.width<600*l?1.9:1.15,$={width:b/h,height:Math.min(w/h,x*b/h)},M={x:t.x+y,y:g,width:b,height:$.
height*h},T=`layers.${r}.heads.${i}`,k=$.height>=30*l,E=Jm($.height,13*l);return[D(e,t.x,t.y+15*l,y>=150*l?"The visit th\
at asks":"Who asks",{kind:"strong",width:y-8*l}),p("g",{key:"columns"},v()),p("g",{key:"rows"},L()),p("image",{key:"weig\
hts",class:"map",href:ie(u.map(C=>C/m),h,e.scale),...M,preserveAspectRatio:"none",opacity:f?.3:1}),p("rect",{key:"frame",
class:"map-frame",...M}),p("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${i}`},P()),p("rect",
{key:"column",class:"chosen-column",x:M.x+c*$.width,y:t.y,width:$.width,height:M.y+M.height-t.y,rx:3}),O(),p("rect",{key:"\
cell",class:"chosen-cell",x:M.x+c*$.width,y:M.y+a*$.height,width:$.width,height:$.height}),d.at(M.y+M.height)];function O(){
let C=M.y+a*$.height,I=19*l,F=(J,et)=>p("rect",{key:J,class:"chosen-row",...et,rx:3}),{height:q}=$;if(q>=I)return F("row",
{x:t.x-3,y:C,width:t.width+3,height:q});let it={x:t.x-3,y:C+(q-I)/2,width:y,height:I};return[F("row",{x:M.x-1,y:C,width:M.
width+2,height:q}),F("asking",it)]}function v(){let C=$.width>=14*l,I=Math.min(15*l,$.width-3*l),F=$.width>=30*l,q=M.x;return s.
visits.map((it,J)=>{let et=String($t[it.weekday]),ht=it.weekday!==s.visits[J-1]?.weekday,st=M.x+J*$.width,Pe=V(e,et,"tin\
y"),Di=!C&&ht&&st>=q&&st+Pe<=M.x+M.width;Di&&(q=st+Pe+4*l);let so=M.x+(J+.5)*$.width;return p("g",{key:`column ${J}`,class:`\
part choice${J===c?" here":""}${it.masked?" off":""}`,"data-open":`${T}.${a}.${J}`,role:"button",tabindex:"-1","aria-lab\
el":`Read from visit ${J+1}: ${G(s,J)}${it.masked?", masked":""}`},p("rect",{class:"ground",x:M.x+J*$.width,y:t.y,width:$.
width,height:42*l}),C&&_t(it.category,so-I/2,t.y+(F?0:22)*l,I),Di&&D(e,st,t.y+38*l,et,{kind:"tiny",key:"weekday"}),F&&[D(
e,so,t.y+26*l,et,{kind:"tiny",anchor:"middle",key:"day"}),D(e,so,t.y+38*l,$.width>=40*l?mt(it.start_minute):`${Math.floor(
it.start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],p("title",{},G(s,J)))})}function L(){return s.visits.
map((C,I)=>{let F=M.y+(I+.5)*$.height,q=I===a,it=q||(h-1-I)%E===0&&Math.abs(I-a)>=E,J=Math.min(18*l,$.height-1.5*l),et=$.
height>=12*l,ht=t.x+(et?J+10*l:4*l),st=M.x-ht-6*l,Pe=q||k?"strong":"label";return p("g",{key:`row ${I}`,class:`part choi\
ce${q?" here":""}`,"data-open":`${T}.${I}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${I+1} asks: ${G(s,I)}`},
p("rect",{class:"ground",x:t.x,y:F-$.height/2,width:y,height:$.height}),et&&_t(C.category,t.x+3*l,F-J/2,J),it&&D(e,ht,F+
(k?-2:4.5)*l,C.label,{kind:Pe,width:st,key:"name"}),k&&D(e,ht,F+12*l,`${ce(s,I)} · ${Bc(s,I)}`,{kind:"small",width:st,key:"\
when"}),p("title",{},G(s,I)))})}function P(){let C=[];for(let I=0;I<h;I++){if(h>rl&&I!==a){C.push(p("rect",{key:`row ${I}`,
class:"cell",x:M.x,y:M.y+I*$.height,width:M.width,height:$.height,"data-open":`${T}.${I}.${c}`},p("title",{},G(s,I))));continue}
for(let F=0;F<h;F++)C.push(W(I,F))}return C}function W(C,I){let F=Number(u[C*h+I]),[q,it]=[M.x+I*$.width,M.y+C*$.height],
J=C===a&&I===c,et=String(Math.round(100*F)),ht=Pe=>$.width>=V(e,et.padStart(2,"0"),Pe)+2*l,st=(F>=Km||C===a)&&$.height>=
13*l&&ht("tiny");return p("g",{key:`${C} ${I}`,class:"cell"},p("rect",{key:"cell",x:q,y:it,width:$.width,height:$.height,
"data-open":`${T}.${C}.${I}`,role:"button",tabindex:J?0:"-1","aria-current":J?"true":null},p("title",{},`${G(s,C)} reads\
 ${S(F,1)} from ${G(s,I)}`)),st&&D(e,q+$.width/2,it+$.height/2+4.5*l,et,{kind:F/m>=.3&&ht("strong")?"strong":"tiny",anchor:"\
middle",also:F/m>=zm&&!f?"on-dark":"on-light",key:"weight"}))}}function Jm(e,t){return Math.max(1,Math.ceil(t/e))}function Qm(e,t,{
layer:n,head:s,query:o,isLeaf:r},i){let{canAct:a,reading:c}=e,l=R(e),h=c.isRemoved(n,s),u=t.height>=330*l,f=`layers.${n}\
.heads.${s}`,d=[a&&{text:h?"Switch head on":"Switch head off",attributes:{"data-act":"head","data-part":f},isPressed:h},
r?{text:"More about query and keys",attributes:{"data-more":"neurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:
{text:"More about this head",attributes:{"data-more":"head","data-layer":n,"data-head":s},isButton:!1},{text:Qr(e),attributes:{
"data-act":"scale"}}].filter(w=>w!==!1),y=i?"Switched off: these weights would have been used.":`Columns: the visit it r\
eads from. ${c.count>rl?"Darker is more; each row adds up to 100 %.":"Values in %; each row adds up to 100."}`,g=u?H(y):
[],b=j(e,{...t,y:0},g,"small").height;return{height:b+40*l,at(w){let x=t.x,$=[];for(let{text:M,attributes:T,...k}of d){let E=dt(
e,x,w+b+22*l,M,T,k);x+E.width>t.x+t.width||($.push(E.mark),x+=E.width+10*l)}return[p("g",{key:"explained"},j(e,{...t,y:w+
3*l},g,"small").marks),p("g",{key:"controls"},$)]}}}function Zm(e,t,{layer:n,head:s,query:o,visit:r}){let{reading:i}=e,a=o===
i.count-1?"the last visit":`visit ${o+1}`,c=o===r?"itself":Re(i,r);return[...K(e,t,`How much does ${a} read from ${c}?`,
`${a.charAt(0).toUpperCase()}${a.slice(1)} reads ${c}`),p("g",{key:"worked"},As(e,X(e,t),Qe(i,n,s,o,r),Ms(i,n,s,o),r,[{letter:"\
q",words:`Query of ${G(i,o)}`,colour:"query"},{letter:"k",words:`Key of ${G(i,r)}`,colour:"key"}],{colour:"attention-bar",
over:`all ${i.count} visits of this row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var al=56;function cl(e,t){let n=R(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>td(
e,s,t)},...e.reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>ed(e,s,t)}]:[]]}function td(e,t,{
location:n}){let{reading:s}=e,o=R(e),r=nn(s,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,
[f,m]=[i.toFixed(2),(1-i).toFixed(2)],d=s.pointerWeights,y=[],g=E=>r.visits.map(O=>({value:E*Number(d[O]),colour:"pointe\
r"}));s.hasPointer&&y.push({key:"pointer",label:"Pointer",parts:g(1),text:At(a),open:"pointer"}),s.hasGate&&y.push({key:"\
from pointer",label:`× gate ${f}`,parts:g(i),text:At(l),open:"gate"}),s.hasGeneration&&y.push({key:"generation",label:"\
Generation",parts:[{value:c,colour:"generation"}],text:At(c),open:`generation.${n}`}),s.hasGate&&y.push({key:"from gener\
ation",label:`× (1 − ${f})`,parts:[{value:h,colour:"generation"}],text:At(h),open:"gate"}),y.push({key:"answer",label:"\
Answer",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:E})=>E>0),text:At(u),isChosen:!0});
let b=X(e,t),w=s.hasGate?[[{text:`${f} × ${At(a)} = ${At(l)}`}],...H("come from the pointer,"),[{text:`${m} × ${At(c)}\
 = ${At(h)}`}],...H("from generation. Together:"),[{text:At(u),kind:"strong"},{text:"."}],...H("All bars have one scale.")]:
[...H(`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],x=j(e,{...b,
y:0},w),$={...b,height:b.height-x.height-44*o},M=rn(e,$,y.length,al),T=j(e,{...b,y:b.y+M+8*o},w),k=dt(e,b.x,b.y+b.height-
10*o,"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...K(e,t,`How probable is ${s.nameOf(n).label}\
?`),p("g",{key:"rows"},Et(e,$,y,{most:al})),...T.marks,k.mark]}function ed(e,t,{location:n}){let{reading:s}=e,o=R(e),{visits:r,
pointer:i}=nn(s,n),a=X(e,t),c="Its visits";if(r.length===0){let g=H("None of the visits is here, so the pointer cannot c\
hoose it.");return[...K(e,t,c),...j(e,a,g).marks]}let l=s.pointerWeights,h=r.map(g=>({key:`visit ${g}`,label:`${ce(s,g)}\
 (visit ${g+1})`,parts:[{value:Number(l[g]),colour:"pointer"}],text:At(Number(l[g])),open:`pointer.${g}`,isOff:s.visits[g]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",f=[...H(u),[{text:At(i),kind:"strong"},
{text:"."}]],m=j(e,{...a,y:0},f),d={...a,height:a.height-m.height-8*o},y=rn(e,d,h.length);return[...K(e,t,c),p("g",{key:"\
rows"},Et(e,d,h,{isOrdered:!0})),...j(e,{...a,y:a.y+y+6*o},f).marks]}function At(e){return S(e,e>=.01||e===0?1:e>=1e-5?3:
5)}function ll(e,t){let n=R(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:s=>nd(
e,s,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:s=>sd(e,s,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>od(e,s)}]}function nd(e,t,n){let{reading:s}=e,o=R(e),r=X(e,t),i=j(e,r,
H("A score for each visit, and its weight after the softmax."),"small"),a=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((f,m)=>({key:`visit ${m}`,label:f.label,says:ce(s,m),category:f.category,parts:[{value:Number(c[m]),colour:"pointer"}],
beside:N(Number(a[m]),2),text:S(Number(c[m]),1),open:`pointer.${m}`,isChosen:m===n.visit,isOff:f.masked,exact:`${G(s,m)}\
: score ${N(Number(a[m]),4)}, weight ${S(Number(c[m]),2)}`})),h=dt(e,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+i.height+4*o,height:r.height-i.height-34*o};return[...K(e,t,"What the p\
ointer reads"),...i.marks,p("g",{key:"rows"},Et(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function sd(e,t,{visit:n}){let{
reading:s}=e;return[...K(e,t,`How does the pointer score ${Re(s,n)}, ${ce(s,n)}?`,`Score of ${Re(s,n)}`),p("g",{key:"wor\
ked"},As(e,X(e,t),Ze(s,n),_s(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${G(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function od(e,t){let{reading:n}=e,s=R(e),o=X(e,t),r=n.pointerWeights,i=j(e,o,H("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:f,probability:m,
visits:d})=>({key:`place ${h}`,label:d.length>1?`${u} (${d.length})`:u,category:f,parts:d.map(y=>({value:Number(r[y]),colour:"\
pointer"})),text:S(m,1),open:h>1?`places.${h}`:null,exact:`${d.map(y=>S(Number(r[y]),2)).join(" + ")} = ${S(m,2)}`})),c={
...o,y:o.y+i.height+6*s,height:o.height-i.height-36*s},l=dt(e,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...K(e,t,"Sums per place"),...i.marks,p("g",{key:"rows"},Et(e,c,a)),l.mark]}function hl(e,t){let n=R(e),s=ul(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:t.
number===null?0:1,share:1.5,marks:o=>rd(e,o,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:o=>id(e,o,t)}]}function Is(e,{layer:t,visit:n,number:s}){return s??On(lt(e,`layers.${t}.residual_out`,n))}function ul(e,{
layer:t,visit:n}){let s=`layers.${t}`,o=e.has(`${s}.attention_out`),r=e.trace.interventions.residuals!==!1,i=u=>e.isSkipped(
t,u),a=[],c=(u,f,m,d="plain")=>{let y=lt(e,`${s}.${u}`,n),g=`length ${N(Math.hypot(...y))}`;a.push({key:u,title:f,says:m||
g,values:y,colour:d})},l=(u,f)=>r?i(u)?"unchanged":"":i(u)?"nothing":`${f} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!e.has(`${s}.${u}\
.mean`))return"off: unchanged";let f=Number(e.values(`${s}.${u}.mean`)[n]),m=1/Number(e.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${N(f,2)}, deviation ${N(m,2)}`}}function rd(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=R(e),
a=X(e,t),c=Is(s,n),l=ul(s,n),h={...a,height:a.height-34*i},u=r===s.count-1,f=a.x,m=[],d=(y,g,b=!0)=>{let w=dt(e,f,a.y+a.
height-10*i,y,g,{isButton:b});f+w.width>a.x+a.width||(m.push(w.mark),f+=w.width+10*i)};return r>0&&d("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||d("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),d("More about the \
layers",{"data-more":"layers"},!1),[...K(e,t,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${G(s,r)}`,`Layer ${o}\
: ${G(s,r)}`),p("g",{key:"rows"},Le(e,h,l,{chosen:c,open:y=>`layers.${o}.stream.${r}.${y}`})),p("g",{key:"controls"},m)]}
function id(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=R(e),a=Is(s,n),c=X(e,t),{y:l}=c,h=[];for(let f of ad(s,o,r,a)){
let m=j(e,{...c,y:l},f);if(l+m.height>c.y+c.height)break;h.push(...m.marks),l+=m.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...K(e,t,`Number ${a+1} of ${s.trace.architecture.d_model}, worked out`),p("g",{key:"lines"},h),
u.height>=90*i&&p("g",{key:"units"},cd(e,u,o,r,a))]}function ad(e,t,n,s){let o=`layers.${t}`,r=`transformer.layers.${t}`,
i=h=>Number(lt(e,`${o}.${h}`,n)[s]),a=e.trace.interventions.residuals!==!1,c=[[...H("Comes in:"),Rs(i("residual_in"))]];
return e.has(`${o}.attention_out`)&&(c.push(Ls("Norm 1:",An(e,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),e.isSkipped(t,"attention")))),c.push(Ls("Norm\
 2:",An(e,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,f,m,d){let y=d?"0 (skipped)":
N(Math.abs(f),2);return a?[...H(h),[{text:`${N(u,2)} ${f<0&&!d?"−":"+"} ${y} =`}],Rs(m)]:[...H(`${h} no residual conne\
ction, so only`),[{text:d?"0 (skipped)":N(f,2),kind:"strong"}]]}}function Ls(e,t){if(!t)return H(`${e} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:i,bias:a,result:c}=t;return[...H(e),[{text:`(${N(n,2)} ${s<
0?"+":"−"} ${N(Math.abs(s),2)})`}],[{text:`× ${N(o,3)} = ${N(r,2)};`}],...i===null||a===null?H("then a learned factor\
 and bias give").concat([Rs(c)]):[[{text:`${N(r,2)} × ${N(i,2)} ${a<0?"−":"+"} ${N(Math.abs(a),2)} =`}],Rs(c)]]}function Rs(e){
return[{text:N(e,2),kind:"strong"}]}function cd(e,t,n,s,o){let{reading:r}=e,i=R(e),a=lt(r,`layers.${n}.feed_forward.pre`,
s),c=lt(r,`layers.${n}.feed_forward.hidden`,s),l=Es(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((w,x)=>Math.
abs(Number(h[x]))-Math.abs(Number(h[w]))),f=Array.from(c).filter(w=>w>0).length,m=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",d=l?`${f} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${N(sn(h),2)}, the bias adds ${N(l.bias,2)}:`:`${f} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,y=j(e,t,H(m+d),"small"),g=Math.max(1,Math.floor((t.height-y.height)/
(20*i))),b=u.slice(0,g).map(w=>({key:`unit ${w}`,label:`unit ${w+1}`,parts:[{value:Number(h[w]),colour:"plain"}],beside:`${N(
Number(a[w]))} → ${N(Number(c[w]))}${l?` × ${N(Number(l.dot.second[w]),2)}`:""}`,text:N(Number(h[w]),2)}));return[...y.
marks,Et(e,{...t,y:t.y+y.height+2*i,height:t.height-y.height-4*i},b)]}var ld=864e5,hd=.1;function Zr(e,t){let n=R(e),s=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},
rank:s?1:0,share:1.2,marks:o=>fd(e,o,t)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>md(e,o,t)},...t.
kind==="visit"?[{key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>gd(e,o,t)}]:[]]}function ti(e,t,n){
let{trace:s,count:o}=e,r=e.visits[n],{without_features:i=[],position_from_end:a}=s.interventions;if(i.includes(t)||t==="\
position_from_end"&&a===!1)return"left out: all zeros";if(!r)return"";switch(t){case"location":return r.label;case"user":
return s.user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/He)*He;return`${mt(
c)} to ${mt((c+He)%1440)}`}case"weekday":return be[r.weekday]??"";case"recency":{let c=ud(e,n);return c===null?"days bef\
ore the prediction":c>=we?`${we} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{
let c=Math.floor(r.duration_minutes/Zt)*Zt,l=c+Zt;return c>=xe*Zt?`${re(xe*Zt)} or more`:`${c?re(c):"0"} to ${re(l)}`}default:{
let c=o-n;return c===1?"the last visit":`${c} from the end`}}}function ud({trace:e,visits:t},n){let s=t[n]?.arrival;if(!s)
return null;let o=r=>Date.parse(r.slice(0,10))/ld;return Math.round(o(e.predict_at)-o(s))}function fd(e,t,{kind:n,visit:s}){
let{reading:o}=e,r=R(e),i=X(e,t),a=o.slices.map(({name:f,label:m,lengths:d})=>({key:f,title:m,says:ti(o,f,s),values:Ur(o,
f,s),colour:Number(d[s])===0?"plain off":"plain"})),c=a.reduce((f,{values:m})=>f+m.length,0),l=j(e,i,H(`${a.length} vect\
ors, ${c} numbers together; the network learned a vector for every value.`),"small"),h=dt(e,i.x,i.y+i.height-10*r,"More \
about features",{"data-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*r,height:i.height-l.height-34*r};return[
...K(e,t,n==="inputs"?"What the last visit is made of":G(o,s)),...l.marks,p("g",{key:"rows"},Le(e,u,a)),h.mark]}function md(e,t,{
kind:n,visit:s,number:o}){let{reading:r}=e,i=R(e),a=X(e,t),c=lt(r,"inputs.projected",s),l=o??On(c),h=qc(r,s,l),u=n==="in\
puts"?"inputs":`visits.${s}`,f=[{key:"projected",title:`${c.length} numbers`,says:"all features, mixed",values:c,colour:"\
stream"}],m={...a,height:Math.min(86*i,.26*a.height)},d=pd(r,s,l),y=[],g=d.reduce(($,M)=>$+j(e,{...a,y:0},M).height+4*i,
0),b={...a,y:m.y+m.height+28*i,height:a.height-m.height-g-36*i},w=h?dd(h):[],x=b.y+(w.length?rn(e,b,w.length)+6*i:0);for(let $ of d){
let M=j(e,{...a,y:x},$);if(x+M.height>a.y+a.height+2)break;y.push(...M.marks),x+=M.height+4*i}return[...K(e,t,"The vecto\
r that enters the layers"),p("g",{key:"vector"},Le(e,m,f,{chosen:l,open:$=>`${u}.${$}`})),w.length>0&&j(e,{...a,y:m.y+m.
height+4*i},H(`Number ${l+1}: each feature × its weights`),"small").marks,w.length>0&&p("g",{key:"rows"},Et(e,b,w)),p("\
g",{key:"lines"},y)]}function dd({parts:e,bias:t}){return[...e.map(({name:s,label:o,dot:r})=>({key:s,label:o,parts:[{value:r.
sum,colour:"plain"}],text:N(r.sum,2),exact:`${o}: the sum of ${r.products.length} products is ${N(r.sum,4)}`})),{key:"bi\
as",label:"bias",parts:[{value:t,colour:"plain"}],text:N(t,2),exact:""}]}function pd(e,t,n){let s=Number(lt(e,"inputs.pr\
ojected",t)[n]),o=Number(lt(e,"layers.0.residual_in",t)[n]),r=An(e,"inputs.projected","inputs.norm","input_norm",t,n),i=[
[...H("Sum:"),[{text:N(s,2),kind:"strong"}]],Ls("Norm:",r)];if(e.trace.architecture.components.includes("sinusoidal")){let a=e.
trace.architecture.d_model,c=le(e,"pos_encoding",t*a+n);e.trace.interventions.sinusoidal===!1?i.push(H("No position enco\
ding: it is off.")):c!==null&&r&&i.push([...H("Position encoding:"),[{text:`${N(r.result,2)} ${c<0?"−":"+"} ${N(Math.abs(
c),2)} =`}],[{text:N(o,2),kind:"strong"}]])}return i}function gd(e,t,{visit:n}){let{reading:s}=e,o=R(e),r=X(e,t),i=[];for(let d=0;d<
s.layers;d++)for(let y=0;y<s.heads;y++){let g=Number(s.lastRow(d,y)[n]),b=s.isRemoved(d,y)||s.isSkipped(d,"attention");i.
push({key:`${d} ${y}`,label:`Layer ${d}, head ${y}`,parts:[{value:g,colour:"plain"}],text:b?"off":S(g,1),open:`layers.${d}\
.heads.${y}.${s.count-1}.${n}`,isOff:b})}let a=[];if(s.hasPointer){let d=Number(s.pointerWeights[n]);i.push({key:"pointe\
r",label:"Pointer",parts:[{value:d,colour:"pointer"}],text:S(d,1),open:`pointer.${n}`}),s.hasGate&&a.push(...H("To the a\
nswer the pointer carries"),[{text:`${S(d,1)} × gate ${s.gate.toFixed(2)} = `},{text:S(d*s.gate,1),kind:"strong"},{text:"\
."}])}let c=j(e,r,H(s.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),
"small"),l=j(e,{...r,y:0},a),h={...r,y:r.y+c.height+2*o,height:r.height-c.height-l.height-8*o},u=rn(e,h,i.length),f=i.map(
({parts:d})=>Number(d[0]?.value)),m=Math.max(hd,...f);return[...K(e,t,"Who reads it?"),...c.marks,i.length>0&&p("g",{key:"\
rows"},Et(e,h,i,{largest:m})),p("g",{key:"end"},j(e,{...r,y:h.y+u+6*o},a).marks)]}var yd={head:il,stream:hl,inputs:Zr,visit:Zr,context:Vc,pointer:ll,generation:Zc,gate:Xc,place:cl};function fl(e,t){let n=Vt(
t,e.reading);return n?Ic(e,n,yd[n.kind](e,n)):[]}var dl="Point at anything to see what it does.";function Ie(e,t,n){let{title:s,text:o}=wd(e,t,n),r=n?.words?bd(e,t,n):"";
return{title:s,text:r?`${o} ${r}`:o}}function bd(e,t,n){let s=ni(n.words);if(e?.kind==="visit"&&n.hasPointer&&t.hasVisitsOf(
n))return`${s} the pointer gives it ${S(n.pointerWeights[e.visit??0],1)}.`;if(e?.kind==="place"){let o=n.knownProbability(
e.location??0);return o===null?"":`${s} its probability is ${S(o,1)}.`}return e?.kind==="gate"?`${s} it is ${n.gate.toFixed(
2)}.`:""}function wd(e,t,n){switch(e?.kind){case"visit":return kd(e.visit??0,t);case"head":return _d(e.layer??0,e.head??
0,t);case"slices":return{title:"What a visit is made of.",text:`Each visit is ${t.slices.length} vectors side by side: ${ml(
t.slices.map(({label:s})=>xd[s]??s))}. One matrix mixes them into ${t.trace.architecture.d_model} numbers.`};case"stream":
return pl(e.layer??0,t);case"context":return{title:"Context.",text:`After ${t.layers===1?"its layer":`all ${t.layers} la\
yers`} the last visit is ${t.trace.architecture.d_model} numbers. ${ml($d(t),!0)} read nothing else of it.`};case"pointe\
r":return gl(t);case"generation":return yl(t);case"gate":return bl(t);case"place":return Ed(e.location??0,t);default:return Ad(
t,n)}}var xd={place:"place",who:"person",time:"time of day",day:"weekday",ago:"days ago",stay:"length of stay",order:"po\
sition"};function $d(e){return[...e.hasPointer?["the pointer"]:[],...e.hasGeneration?["the generation head"]:[],...e.has(
"gate.logit")?["the gate"]:[]]}function me(e,t){let n=e.visits[t];return n?`${n.label}, ${$t[n.weekday]} ${mt(n.start_minute)}`:
""}function kd(e,t){let n=t.visits[e],s=[],o=Md(e,t);if(n?.masked)return{title:`${me(t,e)}.`,text:"This visit is masked:\
 nothing reads it."};if(o&&s.push(`Layer ${o.layer}, head ${o.head} reads most from it: ${S(o.weight)}.`),t.hasPointer){
let r=t.pointerWeights[e],i=t.locations[e]??0,a=r*t.gate,c=t.probabilityOf("final",i);s.push(t.hasGate?`The pointer give\
s it ${S(r,1)}, after the gate ${ei(a)} of its place’s ${S(c,1)}.`:`The pointer gives it ${S(r,1)} of the answer.`)}return{
title:`${me(t,e)}.`,text:s.join(" ")}}function Md(e,t){let n=null;for(let s=0;s<t.layers;s++)for(let o=0;o<t.heads;o++){
if(t.isRemoved(s,o))continue;let r=Number(t.lastRow(s,o)[e]);(!n||r>n.weight)&&(n={layer:s,head:o,weight:r})}return n}function _d(e,t,n){
let s=`Layer ${e}, head ${t}.`;if(n.isRemoved(e,t)){let h=n.trace.interventions.replace_with==="mean";return{title:s,text:`\
Switched off: its output is ${h?"its mean over the visits":"zero"}. The map shows the weights it would have used.`}}let o=n.
lastRow(e,t),r=Ct(o),a=[...o.keys()].sort((h,u)=>o[u]-o[h])[1],c=a===void 0?"":` and ${S(o[a])} from ${me(n,a)}`,l=r===n.
count-1?"itself":me(n,r);return{title:s,text:`The last visit reads ${S(o[r])} from ${l}${c}. Each row adds up to 100 %.`}}
function pl(e,t){let{residual:n,attention:s,feedForward:o}=t.stream(e),r=t.count-1,i=s?`its heads add one of length ${N(
Number(s[r]))} and `:"";return{title:`Residual stream, layer ${e}.`,text:`The last visit comes in as a vector of length ${N(
Number(n[r]))}; ${i}its feed-forward network adds one of length ${N(Number(o[r]))}.`}}function gl(e){let t=e.pointerWeights,
n=Ct(t),[s]=e.pointedPlaces,o=s&&s.visits.length>1?`; its ${s.visits.length} visits add up to ${S(s.probability)}`:"";return{
title:"Pointer.",text:`It scores every visit and turns the scores into weights. Its favourite visit is ${me(e,n)}, with ${S(
t[n])}. Most probable to copy: ${s?.label}${o}.`}}function yl(e){let[t,n]=e.generated(2);return{title:"Generation.",text:`\
It scores all ${e.trace.architecture.locations-2} places, visited or not. First comes ${t?.label} with ${S(t?.probability??
0)}, then ${n?.label} with ${S(n?.probability??0)}.`}}function bl(e){let{gate:t,trace:n}=e;return{title:"Gate.",text:`${n.
gate.learned?"The network sets the gate":"The gate is set"} to ${t.toFixed(2)}: ${S(t)} of the answer’s distribution com\
es from the pointer, ${S(1-t)} from generation.`}}function Ed(e,t){let{label:n}=t.nameOf(e),s=t.probabilityOf("final",e),
o=[`Its probability is ${S(s,1)}`];if(t.hasGate){let a=t.probabilityOf("pointer",e),c=t.probabilityOf("generation",e),{gate:l}=t;
o.push(`: gate ${l.toFixed(2)} × ${S(a,1)} by the pointer + ${(1-l).toFixed(2)} × ${S(c,1)} by generation`)}let r=t.locations.
filter(a=>a===e).length,i=["It is not among the visits","It was visited once"][r]??`It was visited ${r} times`;return{title:`${n}\
.`,text:`${o.join("")}. ${i}.`}}function Ad(e,t){let{prediction:n}=e.trace,{label:s}=e.nameOf(n.location),o=`${s}, ${S(n.
probability,1)}.`;if(t){let a=t.knownProbability(n.location),c=t.trace.prediction.location===n.location,l=e.wordsFor(t),
h=t.nameOf(t.trace.prediction.location).label,u=[...a===null?[]:[`That is ${Sd(n.probability,a)} ${l}.`],...c?[]:[`${ni(
l)} the answer was ${h}.`]];return{title:o,text:u.join(" ")}}let r=e.count===1?"the visit":`these ${e.count} visits`,i=e.
hasGate?` ${ei(n.from_pointer)} are copied from visits (pointer), ${ei(n.from_generation)} are generated.`:"";return{title:o,
text:`A neural network read ${r} and expects this place next.${i}`}}function wl({kind:e},t,n){let{location:s,probability:o}=t.
trace.prediction,r=new jt(n),{prediction:i}=n,a=e==="head"?"Switched off":"If nothing could read it",c=t.nameOf(s).label;
if(i.location!==s){let u=r.nameOf(i.location).label;return`${a}, the answer would be ${u} with ${S(i.probability,1)}.`}let l=S(
o,1),h=S(i.probability,1);return l===h?`${a}, ${c} would still get ${l}.`:`${a}, ${c} would get ${h} instead of ${l}.`}function Sd(e,t){
let n=Math.round(1e3*e)-Math.round(1e3*t);return n===0?"the same as":`${Math.abs(n/10).toFixed(1)} points ${n>0?"more":"\
less"} than`}function ni(e){return e.charAt(0).toUpperCase()+e.slice(1)}function ei(e){return`${(100*e).toFixed(1)} poin\
ts`}function ml(e,t=!1){let n=e.at(-1)??"",s=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?ni(s):s}function xl(e){
let{count:t}=e,n=e.visits[t-1],s=e.visits[0],o=[{title:t===1?"One visit.":`${t} visits.`,text:t===1?`${me(e,0)}. Where d\
oes this person go next?`:`They begin with ${s?.label} and end with ${me(e,t-1)}. Where does this person go next?`,part:`\
visits.${t-1}`},{...Ie({kind:"slices"},e,null),part:"inputs"}];for(let c=0;c<e.layers;c++){o.push(Od(c,e));let l=pl(c,e);
o.push({...l,text:`${l.text} The bars show the same for every visit.`,part:`layers.${c}.stream`})}o.push({...Ie({kind:"c\
ontext"},e,null),part:"context"}),e.hasPointer&&o.push({...gl(e),part:"pointer"}),e.hasGeneration&&o.push({...yl(e),part:"\
generation"});let{prediction:r}=e.trace,i=e.nameOf(r.location).label,a=e.hasGate?`${bl(e).text} `:"";return o.push({title:`${i}\
, ${S(r.probability,1)}.`,text:`${a}The answer after ${n?.label} is ${i}.`,part:`places.${r.location}`}),o}function Od(e,t){
let n=`Layer ${e}.`;if(!t.heads)return{title:n,text:"This network has no self-attention: no visit reads another one here\
.",part:null};let s=null,o=0;for(let i=0;i<t.heads;i++){if(t.isRemoved(e,i))continue;o+=1;let a=t.lastRow(e,i),c=Ct(a);(!s||
a[c]>s.weight)&&(s={head:i,visit:c,weight:a[c]})}if(!s)return{title:n,text:"All of its heads are switched off.",part:null};
let r=s.visit===t.count-1?"from itself":`from ${me(t,s.visit)}`;return{title:n,text:`In ${o===1?"one head":`${o} heads`}\
 every visit reads the others; darker means more. The strongest link of the last visit: head ${s.head} reads ${S(s.weight)}\
 ${r}.`,part:`layers.${e}.heads.${s.head}`}}function $l(e,t){let n=Vt(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return Nd(n,t);break;case"stream":
return vd(n,t);case"pointer":if(n.isLeaf)return Ld(n,t);break;case"generation":if(n.isLeaf)return Rd(n,t);break;case"gat\
e":return Id(t);default:break}return Ie(Ft(Td(n),t),t,null)}function Td({kind:e,layer:t,head:n,visit:s,location:o}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${s}`:e==="place"?`places.${o}`:e}function Nd({layer:e,head:t,query:n,
visit:s},o){let r=o.weights(e,t).subarray(n*o.count,(n+1)*o.count),i=Number(r[s]),a=r.filter(d=>d>i).length,c=n===s?"its\
elf":G(o,s),l=`${G(o,n)}, reads ${S(i,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=Qe(o,e,t,n,s),f=o.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${o.count} weights in its row ${a===1?"is":"are"} larger.`,m=o.isRemoved(e,t)||o.isSkipped(e,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${N(h.
sum,2)}, which makes a score of ${N(u,2)}. ${f}${m}`}}function vd({layer:e,visit:t},n){let s=`layers.${e}`,o=l=>N(Math.hypot(
...lt(n,`${s}.${l}`,t))),r=n.has(`${s}.attention_out`),i=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of \
length ${o(l)}`,a=r?`its heads give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${G(n,t)}.`,text:`The\
 visit comes in as a vector of length ${o("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_for\
ward")}. It leaves with length ${o("residual_out")}.${c}`}}function Ld({visit:e},t){let n=S(Number(t.pointerWeights[e]),
1),s=`The pointer gives ${G(t,e)}, ${n}.`;if(t.visits[e]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:o,bias:r,isBiasOff:i,score:a}=Ze(t,e),c=r!==null&&!i?` and the bias of its position is ${N(r,2)}`:"";return{
title:s,text:`Query and key multiply to ${N(o.sum,2)}${c}; its score is ${N(a,2)}. The weight counts for ${Re(t,e)}.`}}function Rd({
location:e},t){let{logit:n}=ue(t,e),s=t.probabilityOf("generation",e),o=n===null?"":`Its logit is ${N(n,2)}; `,r=`the so\
ftmax over all places makes it ${S(s,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation he\
ad.`,text:o?o+r:r.charAt(0).toUpperCase()+r.slice(1)}}function Id(e){let t=Ie({kind:"gate"},e,null),n=en(e);if(!n)return t;
let{logit:s,learned:o,hidden:r}=n,i=e.trace.gate.learned?`Its ${r.length} hidden units add up to a logit of ${N(s,2)}.`:
`As learned it would be ${o.toFixed(2)}.`;return{title:t.title,text:`${t.text} ${i}`}}var kl="http://www.w3.org/2000/svg",Cd=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),
Cs=/-?\d+(?:\.\d+)?/g,Ps=class{#t=new WeakMap;#e=new Map;#n=new WeakMap;#s=0;#o=0;constructor(t){this.root=t,this.elements=
[]}show(t,n=0){this.#l(),this.elements=this.#r(this.root,t,this.elements,n>0),this.#e.size&&this.#h(n)}#r(t,n,s,o){if(n.
every(a=>typeof a=="string")){let a=n.join("");return(t.textContent!==a||s.length)&&(t.textContent=a),[]}if(!s.length&&!t.
firstChild){let a=n.map(c=>this.#c(Ml(c)));return t.append(...a),a}let r=new Map;for(let[a,c]of s.entries()){let l=this.#t.
get(c);l&&r.set(si(l.mark,a),c)}let i=n.map((a,c)=>{let l=Ml(a),h=r.get(si(l,c));r.delete(si(l,c));let u=h??document.createElementNS(
kl,l.tag);return this.#i(u,l,o&&h!==void 0),u});for(let a of r.values())a.remove();for(let[a,c]of i.entries()){let l=t.childNodes[a];
l!==c&&t.insertBefore(c,l??null)}return i}#c(t){let n=document.createElementNS(kl,t.tag);for(let[s,o]of Object.entries(t.
attributes)){let r=Mn(o);r!==null&&n.setAttribute(s,r)}return this.#t.set(n,{mark:t,elements:this.#r(n,t.children,[],!1)}),
n}#i(t,n,s){let o=this.#t.get(t),r=o?.mark.attributes??{};for(let a of Object.keys(r))Mn(n.attributes[a])===null&&t.removeAttribute(
a);for(let[a,c]of Object.entries(n.attributes)){let l=Mn(c),h=Mn(r[a]);if(l===null||l===h)continue;let u=s&&h!==null&&Cd.
has(a)?Pd(h,l):null;u?this.#e.set(`${this.#a(t)} ${a}`,{element:t,name:a,at:u,end:l}):t.setAttribute(a,l)}let i=this.#r(
t,n.children,o?.elements??[],s);this.#t.set(t,{mark:n,elements:i})}#a(t){let n=this.#n.get(t)??this.#s++;return this.#n.
set(t,n),n}#h(t){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/t));if(r===1){this.#l();return}let i=1-
(1-r)**3;for(let{element:a,name:c,at:l}of this.#e.values())a.setAttribute(c,l(i));this.#o=requestAnimationFrame(s)};this.#o=
requestAnimationFrame(s)}#l(){cancelAnimationFrame(this.#o);for(let{element:t,name:n,end:s}of this.#e.values())t.setAttribute(
n,s);this.#e.clear()}};function Ml(e){return typeof e=="string"?{tag:"tspan",attributes:{},children:[e]}:e}function si(e,t){
return`${e.tag} ${e.key??t}`}function Pd(e,t){let n=e.match(Cs)??[],s=t.match(Cs)??[],o=t.split(Cs);return n.length!==s.
length||e.split(Cs).join()!==o.join()?null:r=>{let i=s.map((a,c)=>{let l=Number(n[c]);return String(Math.round((l+r*(Number(
a)-l))*100)/100)});return o.map((a,c)=>a+(i[c]??"")).join("")}}var Hs=class{#t=0;#e=0;#n=[];constructor(t,n){this.show=n,this.button=oi("Play the story","play",()=>this.toggle()),this.
back=oi("Step back","back",()=>this.step(-1)),this.forth=oi("Step forward","forth",()=>this.step(1)),this.slider=document.
createElement("input"),this.slider.type="range",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute(
"aria-label","Step of the story"),this.slider.addEventListener("input",()=>this.#s(Number(this.slider.value)-1)),t.append(
this.button,this.back,this.forth,this.slider),this.#r(!1)}isOpen=!1;get isTelling(){return this.isOpen&&this.#e<this.#n.
length-1}get told(){return this.isOpen?this.#n[this.#e]??null:null}tell(t){this.#n=t,this.#e=Math.min(this.#e,t.length-1),
this.slider.max=String(t.length),this.#r(this.#t!==0)}toggle(){this.#t?this.pause():this.play()}play(){let t=this.#e>=this.#n.
length-1;this.#s(this.isOpen&&!t?this.#e:0),this.#o()}pause(){clearTimeout(this.#t),this.#t=0,this.#r(!1)}close(){this.isOpen&&
(this.pause(),this.isOpen=!1,this.#e=0,this.#r(!1),this.show(null))}step(t){this.#s(this.isOpen?this.#e+t:t>0?0:this.#n.
length-1)}#s(t){this.pause(),this.isOpen=!0,this.#e=Math.max(0,Math.min(this.#n.length-1,t)),this.#r(!1),this.show(this.#e)}#o(){
let{title:t="",text:n=""}=this.#n[this.#e]??{},s=Math.max(1800,55*(t.length+n.length));if(this.#e>=this.#n.length-1){this.
pause();return}this.#t=window.setTimeout(()=>{this.#s(this.#e+1),this.#o()},s),this.#r(!0)}#r(t){this.button.dataset.icon=
t?"pause":"play";let n=t?"Pause the story":"Play the story";this.button.setAttribute("aria-label",n),this.button.title=n,
this.slider.value=String(this.isOpen?this.#e+1:this.#n.length),this.slider.setAttribute("aria-valuetext",this.isOpen?`St\
ep ${this.#e+1} of ${this.#n.length}`:"The whole picture"),this.back.disabled=this.isOpen&&this.#e===0,this.forth.disabled=
this.isOpen&&this.#e>=this.#n.length-1}};function oi(e,t,n){let s=document.createElement("button");return s.type="button",
s.dataset.icon=t,s.title=e,s.setAttribute("aria-label",e),s.addEventListener("click",n),s}var Ws="http://www.w3.org/2000/svg",_l=1.7,Hd=1.2,El=20,Wd=["fill","stroke","stroke-width","stroke-dasharray","stroke-li\
necap","stroke-linejoin","opacity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],Dd={fill:"\
rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"mi\
ter",opacity:"1","paint-order":"normal","text-decoration-line":"none"},Fd=".handle, .handle-words, .control, .escape",jd=new Set(
["font-size","font-weight","text-anchor"]);function Al(e,{title:t,ground:n,lines:s}){let o=e.cloneNode(!0),{width:r,height:i}=e.
viewBox.baseVal,a=Number(e.getAttribute("font-size")),c=s.length*_l*a,l=c+i,h=[],u=e.querySelectorAll("*");for(let[y,g]of o.
querySelectorAll("*").entries()){let b=u[y];b&&Ud(g,getComputedStyle(b)),g.matches(Fd)&&h.push(g);for(let w of["class","\
data-part","data-open","data-act","tabindex","role"])g.removeAttribute(w)}for(let y of[...h,...o.querySelectorAll('[opac\
ity="0"]')])y.remove();let f=document.createElementNS(Ws,"title");f.textContent=t;let m=document.createElementNS(Ws,"rec\
t");m.setAttribute("y",String(-c)),m.setAttribute("width",String(r)),m.setAttribute("height",String(l)),m.setAttribute("\
fill",n);let d=s.map((y,g)=>{let b=a*(g?1:Hd),w=document.createElementNS(Ws,"text");return w.textContent=rt(y,r-2*El,b,g===
0),w.setAttribute("x",String(El)),w.setAttribute("y",String((g+.8)*_l*a-c)),w.setAttribute("font-size",String(b)),w.setAttribute(
"font-weight",g?"400":"600"),w.setAttribute("fill",getComputedStyle(e).color),w});return o.prepend(f,m,...d),o.setAttribute(
"viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("xmlns",Ws),o.setAttribute("width",String(r)),o.setAttribute("height",String(
l)),o.setAttribute("font-family",getComputedStyle(e).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.
setAttribute("role","img"),o.setAttribute("aria-label",t),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(
o),width:r,height:l}}function Ud(e,t){if(e.localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}
e.localName==="image"&&e.setAttribute("style","image-rendering: pixelated");for(let n of Wd){if(jd.has(n)&&e.localName!==
"text")continue;let s=t.getPropertyValue(n);s&&s!==Dd[n]&&e.setAttribute(n,s)}}function Rn({columns:e,rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>ri(
"th",r,"col")));let o=n.createTBody();for(let[r,...i]of t)o.insertRow().append(ri("th",r,"row"),...i.map(a=>ri("td",a)));
return n}function Sl(e){let t=s=>s.map(Kd).join(",");return`${e.map(({columns:s,rows:o})=>[s,...o].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}var Vd=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Yd=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
qd=/^(?=[\t\r\n])/;function Kd(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(Yd,"$1'").replace(
qd,"'"),n=Vd.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function ri(e,t,n){let s=document.createElement(
e);return n&&(s.scope=n),s.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),s}function Tl(e,t=null,n=null){if(t===null)return[Xd(e,n),Jd(e,n)];let s=Vt(t,e);return s?zd[s.kind](e,s):[]}var zd={head:Qd,
stream:Zd,inputs:Ol,visit:Ol,context:tp,pointer:ep,generation:np,gate:sp,place:op};function Xd(e,t){let{hasPointer:n}=e,
s=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","Stay in minutes",...n?
["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:e.visits.map((o,r)=>[G(e,r),o.duration_minutes,
...n?[ai(e.pointerScores[r]),e.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function Jd(e,t){return{caption:`T\
he answer, with a gate of ${e.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From the pointer","Fr\
om generation","Probability",...t?[`Probability ${t.words}`]:[]],rows:e.trace.location_probabilities.final.map(({location:n})=>{
let{pointer:s,generation:o,fromPointer:r,fromGeneration:i}=nn(e,n),a=e.probabilityOf("final",n);return[e.nameOf(n).label,
s,o,r,i,a,...t?[t.knownProbability(n)]:[]]})}}function Qd(e,{layer:t,head:n,query:s,visit:o,isLeaf:r}){let{count:i}=e,a=e.
weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((f,m)=>G(e,m));if(!r)return[{caption:`Weights of ${c}: rows are th\
e visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((f,m)=>[f,...a.subarray(m*i,
(m+1)*i)])}];let h=Ms(e,t,n,s),{dot:u}=Qe(e,t,n,s,o);return[Ds(`Query of ${l[s]} × key of ${l[o]}, ${c}`,["Query","Key"],
u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((f,m)=>[f,ai(h.scores[m]),a[s*
i+m]])}]}function Zd(e,t){let{layer:n,visit:s}=t,o=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1","norm1"],["Head\
s","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.out"],["Leaves",
"residual_out"]].filter(([,u])=>e.has(`${o}.${u}`)),i=r.map(([,u])=>lt(e,`${o}.${u}`,s)),a=Is(e,t),c=Es(e,n,s,a),l=lt(e,
`${o}.feed_forward.pre`,s),h=lt(e,`${o}.feed_forward.hidden`,s);return[{caption:`${G(e,s)}, in layer ${n}`,columns:["Num\
ber",...r.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,f)=>[f+1,...i.map(m=>m[f])])},{caption:`Hidden units of the feed\
-forward network${c?`, and what they give number ${a+1}`:""}`,columns:["Unit","Before the activation","After it",...c?["\
Weight","Product"]:[]],rows:Array.from(h,(u,f)=>[f+1,l[f],u,...c?[c.dot.second[f],c.dot.products[f]]:[]])}]}function Ol(e,{
kind:t,visit:n}){let s=lt(e,"inputs.projected",n),o=[{caption:`What ${G(e,n)} is made of`,columns:["Feature","Value","Le\
ngth of its vector"],rows:e.slices.map(({name:i,label:a,lengths:c})=>[a,ti(e,i,n),c[n]])},ii("All features mixed by one \
matrix",s)];if(t==="inputs")return o;let r=Array.from({length:e.layers*e.heads},(i,a)=>{let[c,l]=[Math.floor(a/e.heads),
a%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.hasPointer&&r.push(["Pointer",e.pointerWeights[n]]),
o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),o}function tp(e){return[ii(
"The context: the last visit after all layers",e.values("context"))]}function ep(e,{visit:t,isLeaf:n}){let s=_s(e),o=e.visits.
map((l,h)=>G(e,h)),r=e.values("pointer.content_scores"),i=e.has("pointer.bias")?e.values("pointer.bias"):null,a=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...i?["Position bias"]:[],"Score","Weig\
ht"],rows:o.map((l,h)=>[l,r[h],...i?[i[h]]:[],ai(s.scores[h]),e.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return a;let{dot:c}=Ze(e,t);return[Ds(`Query of the context × key of ${o[t]}`,["Query","Key"],c),...a]}function np(e,{
location:t,isLeaf:n}){let s=e.trace.location_probabilities.generation??[],o={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:s.map(i=>[e.nameOf(i.location).label,ue(e,i.location).logit,
i.probability])},{dot:r}=ue(e,t);return n&&r?[Ds(`Context × weights of ${e.nameOf(t).label}`,["Context","Weight"],r),o]:
[o]}function sp(e){let t=en(e),n={caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bias",t.bias],["Logit",t.
logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[n];let s="Hidden units";return[t.dot?Ds(s,["Hidden un\
it","Weight"],t.dot):ii(s,t.hidden),n]}function op(e,{location:t}){let{visits:n,pointer:s,generation:o,gate:r,fromPointer:i,
fromGeneration:a,probability:c}=nn(e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",s,r,i],["Generation",o,1-r,a],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[G(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function Ds(e,t,{
first:n,second:s,products:o,sum:r}){return{caption:e,columns:["Number",...t,"Product"],rows:[...o.map((i,a)=>[a+1,n[a],s[a],
i]),["Sum","","",r]]}}function ii(e,t){return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,s)=>[s+1,n])}}function ai(e){
return Number.isFinite(e)?e:"−∞"}function Nl(e,t,n,s=null){let o=document.createElement("dialog");o.className="picture-tables",o.setAttribute("aria-label",
"Numbers");let r=Tl(t,n,s);for(let l of r){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append(Rn(l)),o.append(u,h)}let i=document.createElement("button");i.type=
"button",i.textContent="Close",i.addEventListener("click",()=>o.close());let a=document.createElement("a");a.textContent=
"Save as CSV",a.download=`${n??"network"}.csv`,a.href=URL.createObjectURL(new Blob([Sl(r)],{type:"text/csv"}));let c=document.
createElement("p");c.append(i," ",a),o.append(c),o.addEventListener("close",()=>{URL.revokeObjectURL(a.href),o.remove()}),
e.append(o),o.showModal()}var In=.03,rp=5;function Fs({reading:e,before:t,overlays:n,stage:s,happened:o,lit:r}){let i=It(r,e),{most:a,top:c,bottom:l}=s.
answers,h=o===null?[]:[o];n&&t&&h.push(t.trace.prediction.location),i!==null&&r?.kind==="place"&&h.push(i);let u=e.answer(
a,h),f=u.slice(0,-1).map(({location:g})=>g),m=Ll(f.map(g=>t?.knownProbability(g)??null),1),d=n&&t?ip(f,e,t):null,y=(l-c)/
u.length;return u.map((g,b)=>{let w=c+(b+.5)*y,x=g.probability*s.full,$={pointer:d?.pointer[b]??null,generation:d?.generation[b]??
null},[M,T]=["pointer","generation"].map(k=>vl(g[k]*Ce({reading:e},k),$[k])*s.full);return{...g,was:t?m[b]??null:null,wasByPath:$,
middle:w,start:w+(Number(M)-Number(T)-x)/2,height:x}})}function vl(e,t){return Math.max(0,(t??e)-e)}function ip(e,t,n){let s=(o,r)=>r?
Ll(e.map(i=>n.shareOf(o,i)),Ce({reading:n},o)):[];return{pointer:s("pointer",t.hasPointer),generation:s("generation",t.hasGeneration)}}
function Ll(e,t){let n=e.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,t);return[...e,n.length===e.length?Math.max(0,s):null]}
function js(e,t){let{reading:n,stage:s}=e,o=_n(e),r=n.pointerWeights,i=d=>d.reduce((y,g)=>y+vl(r[g],o?.[g]??null),0),a=n.
pointedPlaces.map(d=>({...d,lost:i(d.visits)})).sort((d,y)=>y.probability+y.lost-d.probability-d.lost),c=a.filter((d,y)=>d.
probability+d.lost>=In&&y<rp||ci(t,d.location)<t.length-1).map(d=>({...d,wish:m(d.visits)})),l=a.filter(({location:d})=>!c.
some(y=>y.location===d));if(l.length){let d=l.flatMap(y=>y.visits);c.push({location:-1,label:`${l.length} more place${l.
length===1?"":"s"}`,category:null,probability:l.reduce((y,{probability:g})=>y+g,0),lost:i(d),visits:d,wish:m(d)})}c.sort(
(d,y)=>d.wish-y.wish);let{room:h,gap:u}=s.across.places,f=Os(c.map(({wish:d,probability:y,lost:g})=>({wish:d,length:(y+g)*
s.full})),u,...h);return c.map(({location:d,label:y,probability:g,lost:b,visits:w},x)=>({path:"pointer",location:d,label:y,
probability:g,start:Number(f[x]),lost:b,visits:w,answer:ci(t,d)}));function m(d){let y=d.map(b=>Math.max(r[b],o?.[b]??0)),
g=y.reduce((b,w)=>b+w,0)||1;return d.reduce((b,w,x)=>b+Number(y[x])/g*Number(s.across.visits[w]),0)}}function Us({reading:e,
stage:t},n){if(!e.hasGeneration)return[];let s=e.generated(vn),{gap:o}=t.across.generation,{start:r}=t.across.generation;
return s.map(({location:i,label:a,probability:c})=>{let l={path:"generation",location:i,label:a,probability:c,start:r,lost:0,
visits:[],answer:ci(n,i)};return r+=c*t.full+o,l})}function Ce({reading:e},t){return t==="pointer"?e.gate:1-e.gate}function St(e,t){
let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function ci(e,t){let n=e.findIndex(s=>s.location===t);return n<0?e.length-
1:n}var li=18;function de({stage:e},t){let n=e.type/13;return B(t,12.5*n)+13*n}function Cn({reading:e},t){let n=e.trace.interventions[`${t}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function Bs(e,t,n,s=3){let o=e.reading.trace.interventions[`${t}\
_temperature`]??1;return p("g",{key:`temperature ${t}`},cn(e,{act:`${t}_temperature`,words:Cn(e,t),title:`Temperature of\
 the ${t} softmax: ${o}. Drag to the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function cn(e,{act:t,
words:n,title:s,right:o,y:r,height:i=0,stays:a=!1}){if(!e.canAct)return[];let c=e.stage.type/13,l=i||li*c,h=de(e,n),u=a?
" stays":"";return[p("rect",{key:`handle ${t}`,class:`handle${u}`,"data-act":t,x:o-h,y:r,width:h,height:l,rx:l/2},p("tit\
le",{},s)),p("text",{key:`handle words ${t}`,class:`handle-words middle${u}`,x:o-h/2,y:r+l/2+4*c},n)]}var Pn=1440;function Rl(e){let{stage:t}=e,{x:n,width:s}=t.visits;return[pe(e,n,"Visits",hi(e),s),...ap(e),...t.rows.map(
(o,r)=>lp(e,r))]}function hi({lit:e}){return e?.kind==="head"?`% read by the last visit in head ${e.head}`:"oldest first"}
function pe({stage:e},t,n,s,o=400){let r=e.type/13;return p("g",{key:`title ${n}`,class:"heading","aria-hidden":"true"},
p("text",{x:t,y:17*r,class:"title"},rt(n,o,15*r,!0)),p("text",{x:t,y:35*r,class:"small"},rt(s,o,12.5*r)))}function ap({reading:e,
stage:t}){let n=t.type/13,s=[];for(let{start:o,end:r,weekday:i}of ui(e)){let a=Number(t.rows[o]?.y)-Number(t.rows[o]?.height)/
2,c=Number(t.rows[r]?.y)+Number(t.rows[r]?.height)/2;if(s.push(p("rect",{key:`day ${o}`,class:"day",x:t.visits.x+29*n,y:a+
1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+c)/2+4.5*n);s.push(p("text",{key:`weekda\
y ${o}`,class:"small strong",x:t.visits.x,y:l},i))}}return s}function ui({visits:e}){let t=[];for(let[n,s]of e.entries()){
let o=cp(s),r=t.at(-1);r?.day===o?r.end=n:t.push({start:n,end:n,day:o,weekday:String($t[s.weekday])})}return t}function cp({
arrival:e,weekday:t}){return e?.split("T")[0]??String(t)}function lp(e,t){let{reading:n,stage:s,lit:o}=e,{y:r,height:i,isFull:a}=s.
rows[t],c=n.visits[t];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,f=En(o,n).includes(t),m=c.masked?"unmask":"mask",d=a&&e.canAct&&t<n.count-1,y=d&&f?de(e,m)+4*l:0,g=Math.min(li*l,i),
b=Gs(c),w=i>=33*l,x=(w?20:13)*l,$=h+x+(w?14:8)*l,M=mi(e,t),T=di(e,t),k=f||T,E=M||w?54*l:0,O=s.visits.x+s.visits.width-4,
v=O-$,L=s.isDense?0:38*l,P=w?[p("text",{x:$,y:r-3*l,class:"strong"},rt(c.label,v-y,13*l,!0)),p("text",{x:$,y:r+13*l,class:"\
small"},b),M||v<B(b,12.5*l)+56*l?null:hp(O+4-50*l,r+5*l,48*l,c)]:[p("text",{x:$,y:r+4.4*l,class:k?"strong":"label"},rt(c.
label,v-Math.max(L,E)-y-9,12.5*l,k)),M||s.isDense?null:p("text",{x:O-y,y:r+4.4*l,class:"small end"},mt(c.start_minute))];
return p("g",fi(e,t,c),p("rect",{class:"chip",x:h,y:r-i/2+.5,width:u,height:Math.max(1,i-1),rx:a?5*l:1}),a&&_t(c.category,
h+4*l,r-x/2,x),a?P:p("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),M&&a&&p("text",{x:O,y:r+4.4*l,class:T?"strong\
 end":"small end"},M),d&&f&&cn(e,{act:"mask",words:m,title:c.masked?"Unmask this visit, so that others may read it again":
"Mask this visit: no other may read it",right:O+2,y:w?r-17*l:r-g/2,height:g}),p("title",{},`${c.label}, ${$t[c.weekday]}\
 ${b}`))}function fi({reading:e,lit:t},n,s){let o=En(t,e).includes(n);return{key:`visit ${n}`,class:`part visit${o?" lit":
""}${s.masked?" off":""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1","aria-label":`Visit ${n+1} of ${e.count}\
: ${s.label}, ${$t[s.weekday]} ${Gs(s)}${s.masked?", masked":""}${e.hasPointer?`; pointer weight ${S(e.pointerWeights[n],
1)}`:""}`}}function Gs({start_minute:e,duration_minutes:t}){return`${mt(e)} · ${re(t)}`}function mi({reading:e,lit:t},n){
return t?.kind!=="head"?"":S(e.lastRow(t.layer??0,t.head??0)[n])}function di({reading:e,lit:t},n){return t?.kind!=="head"?
!1:Ct(e.lastRow(t.layer??0,t.head??0))===n}function hp(e,t,n,{start_minute:s,duration_minutes:o}){let r=Math.min(s+o,Pn),
i=Math.min(s,Math.max(0,s+o-Pn)),a=(c,l)=>p("rect",{class:"stay",x:e+c/Pn*n,y:t,width:Math.max(1,(l-c)/Pn*n),height:7});
return p("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},p("rect",{class:"track",x:e,y:t,width:n,
height:7}),a(s,r),i>0&&a(0,i),p("rect",{class:"stay-end","data-drag":"stay",x:e+(i||r)/Pn*n-2,y:t-3,width:5,height:13}))}
function Il(e){let{reading:t,stage:n}=e;if(!n.slices)return[];let s=n.type/13,{x:o,width:r}=n.slices,{slices:i}=t,a=Math.
max(...qt(e).map(({longestSlice:y})=>y)),c=r/i.length,l=kt(e.lit,t),h=e.lit?.kind==="slices",u=n.rows.flatMap(({y,height:g},b)=>i.
map(({lengths:w},x)=>{let $=Number(w[b])/a*Math.max(2,g-4);return{visit:b,x:o+x*c,y:y+g/2-2-$,width:.72*c,height:$}})),[
f,m]=pi(u,({visit:y})=>h||l.includes(y)),d=i.map(({label:y},g)=>p("text",{key:`name ${y}`,class:"tiny middle",x:o+(g+.36)*
c,y:(g%2?40:26)*s},y));return[p("g",gi(e),p("rect",{class:"ground",x:o-6,y:n.top-4,width:r+6,height:n.bottom-n.top+8,rx:6}),
d,p("path",{key:"bars",class:"length",d:Xe(m)}),f.length>0&&p("path",{key:"lit",class:"length lit",d:Xe(f)}),p("text",{class:"\
small",x:o,y:n.bottom+18*s},"Bars: lengths"),p("text",{class:"small",x:o,y:n.bottom+33*s},"of the vectors"))]}function pi(e,t){
return[e.filter(t),e.filter(n=>!t(n))]}function gi(e){return{key:"slices",class:`part slices${Mt(e,"slices")}`,"data-par\
t":"inputs",role:"button",tabindex:"-1",opacity:z(e,Ns.slices),"aria-label":`What each visit is made of: ${e.reading.slices.
map(({label:t})=>t).join(", ")}`}}function Cl(e,t){let{x:n,right:s}=e.stage.answers,o=e.stage.type/13;return[pe(e,n+6*o,"Answer",e.stage.isDense?"":up(e),
s-n),...yi(e,t)]}function up({reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of ge\
neration"}function yi(e,t){let{reading:n,stage:s,lit:o,happened:r}=e,i=s.type/13,a=It(o,n),{x:c,right:l,segment:h}=s.answers,
u=l-c;return t.map(f=>{let{location:m,label:d,category:y,probability:g,was:b,middle:w,height:x,start:$}=f,M=[{path:"poin\
ter",share:f.pointer*Ce(e,"pointer")},{path:"generation",share:f.generation*Ce(e,"generation")}],T=a===m,k=c+(y===null?6:
26)*i,E=ps(d,l-k-(r===m?20*i:2),13.5*i,2,!0),O=w-(E.length>1?22:8)*i,v=w+(E.length>1?2:0)*i,L=c+6*i,P=u-8*i;return p("g",
{key:`place ${m}`,class:`part place${T?" lit":a!==null&&o?" dim":""}`,"data-part":m<0?null:`places.${m}`,role:m<0?null:"\
button",tabindex:m<0?null:"-1","aria-label":`${d}: ${S(g,1)}; from the pointer ${S(M[0]?.share??0,1)}, from generation ${S(
M[1]?.share??0,1)}${r===m?"; this is what really happened":""}`},p("rect",{key:"ground",class:"ground",x:c-6*i,y:O-16*i,
width:u+10*i,height:v-O+50*i,rx:6}),p("rect",{key:"segment",class:"answer-bar",x:h,y:$,width:Z-2,height:Math.max(1,x)}),
y!==null&&_t(y,c+5*i,O-13*i,16*i),E.map((W,C)=>p("text",{key:`name ${C}`,class:m<0?"label halo":"strong halo",x:k,y:O+15*
C*i},W)),r===m&&p("path",{key:"happened",class:"check",d:`M${l-16*i} ${O-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},p("title",
{},"This is where the person went.")),p("rect",{key:"track",class:"track",x:c+6*i,y:v,width:P,height:8*i}),M.map(({path:W,
share:C})=>{let I=p("rect",{key:W,class:`${W} bar`,x:L,y:v,width:Math.max(0,C*P),height:8*i});return L+=C*P,I}),b!==null&&
p("rect",{key:"before",class:"before",x:c+5*i+b*P,y:v-3*i,width:2,height:14*i}),p("text",{key:"probability",class:"stron\
g halo",x:c+6*i,y:v+23*i},S(g,1)),b!==null&&fp(c+60*i,v+23*i,g,b))})}function fp(e,t,n,s){let o=Math.round(1e3*n)-Math.round(
1e3*s);if(o===0)return p("text",{key:"change",class:"small",x:e,y:t},"same");let r=`${o>0?"▲":"▼"} ${(Math.abs(o)/10).
toFixed(1)}`;return p("text",{key:"change",class:`${o>0?"more":"less"} strong halo`,x:e,y:t},r)}function Pl(e){let{reading:t,stage:n}=e,s=n.type/13,o=t.values("context");if(!n.layers.at(-1)||!o)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),a=Math.ceil(o.length/i),c=n.context,l=c/i,h=n.fork-2*s,u=n.bottom+20*s;return bi(e,
{x:h,y:u,columns:i,cell:l},mp(e,h,u,c,a*l))}function bi(e,{x:t,y:n,columns:s,cell:o},r){let i=e.stage.type/13,a=e.reading.
values("context"),c=Math.max(...qt(e).flatMap(h=>[...h.values("context")].map(Math.abs)))||1,l=Array.from(a,(h,u)=>p("re\
ct",{class:h<0?"below-zero":"above-zero",x:t+u%s*o,y:n+Math.floor(u/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(
h)/c)}));return p("g",{key:"context",class:`part context${Mt(e,"context")}`,"data-part":"context",role:"button",tabindex:"\
-1",opacity:z(e,tt(e.reading).context),"aria-label":`Context: the last visit after all layers, ${a.length} numbers`},p("\
rect",{class:"ground",x:t-3,y:n-16*i,width:s*o+6,height:Math.max(44,Math.ceil(a.length/s)*o+20*i),rx:4}),r,p("text",{class:"\
strong halo",x:t,y:n-5*i},"Context"),l,p("title",{},`The last visit after all layers: ${a.length} numbers. The pointer, \
the generation head and the gate read them.`))}function mp({reading:e,stage:t},n,s,o,r){let i=t.type/13,a=Number(t.rows.
at(-1)?.y),c=n-6*i,l=t.size.height-5*i,h=t.gate+9*i;return[p("path",{key:"from the last visit",class:"link",d:`M${c-8*i}\
 ${a}H${c}V${s+r/2}H${n-2}`}),e.hasGeneration&&p("path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+
r/2}H${n+o+12*i}`}),e.has("gate.logit")&&p("path",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*i}V${l}H${h}\
V${.56*t.size.height+t.full/2+4}`})]}function Hl(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,r=s.across.gate,i=r+s.full,a=s.gateWidth,c=r+t.gate*s.full,
l=n?n.gate:t.gate,h=s.gate+a/2,u=Vs(e);return p("g",wi(e,"vertical"),p("rect",{key:"frame",class:"gate-frame",x:s.gate-3,
y:r-3,width:a+6,height:s.full+6,rx:4}),p("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:a,height:Math.max(
0,c-r)}),p("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:a,height:Math.max(0,i-c)}),p("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&p("path",{key:"learned",class:"le\
arned",d:`M${s.gate+a+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},p("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&p("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:a+16*o,height:12*o,rx:6*o}),
!u&&p("text",{key:"fixed",class:"small middle",x:h,y:i+18*o},"fixed"))}function Vs({reading:e}){return e.trace.architecture.
components.includes("gate")}function wi(e,t){let{reading:n}=e,s=e.canAct&&Vs(e);return{key:"gate",class:`part gate${Mt(e,
"gate")}`,"data-part":"gate",role:s?"slider":"button",...s&&{"aria-orientation":t,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-valuetext":`${n.gate.toFixed(2)}: ${S(n.gate)} pointer`},tabindex:"-1",opacity:z(e,
tt(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${S(n.gate)} pointer, ${S(1-n.gate)} generation${n.trace.gate.learned?
"":", not learned"}`}}function Ys(e,t,n){let{reading:s,stage:o,lit:r}=e,i=e.beat>=tt(s).gate,a=x=>Ce(e,x),c=It(r,s),l=new Map,
h=o.across.gate;for(let x of t)l.set(x,h),h+=x.probability*a(x.path)*o.full;let u=new Map;h=o.across.gate;for(let x of["\
pointer","generation"])for(let[$]of n.entries())u.set(`${x} ${$}`,h),h+=Number(n[$]?.[x])*a(x)*o.full;let f=t.map(x=>{let $=Number(
l.get(x)),M=x.probability*a(x.path)*o.full,T=St(x.start,x.start+x.probability*o.full),k=St($,$+M);return p("path",{key:`\
into ${x.path} ${x.location}`,class:`${x.path} band${b(x.location)}`,d:o.bands.into(T,k,i)})}),[m,d]=[o.across.gate,o.across.
gate+o.full],y=n.flatMap((x,$)=>{let M=x.start;return["pointer","generation"].map(T=>{let k=Number(x[T])*a(T),E=k*o.full,
O=Number(u.get(`${T} ${$}`)),v=St(O,O+E),L=St(M,M+E),P=x.wasByPath[T],W=P===null?null:g(T,O,M,E,P*o.full);M+=E;let C=`ou\
t ${T} ${x.location}`;return[E>0&&p("path",{key:C,class:`${T} band${b(x.location)}`,d:o.bands.out(v,L,i)}),W&&ys({key:C,
now:E,before:Number(P)*o.full,path:(I,F)=>o.bands.out(I,F,i),edges:W,style:b(x.location),title:`${x.label}, from ${T==="\
pointer"?"the pointer":"generation"}: ${bs(k,Number(P),e.before?s.wordsFor(e.before):"")}`})]})});return[f,y,i&&r?.kind===
"visit"&&w(r.visit??0)];function g(x,$,M,T,k){let E=Math.abs(T-k),O=x==="pointer",v=(W,C)=>{let I=O?W-(C?0:E):W+T-(C?E:0);
return[I,I+E]},[L]=v($,!1),P=Math.max(m,Math.min(d-E,L));return{more:[v($,!0),v(M,!0)],less:[[P,P+E],v(M,!1)]}}function b(x){
return c===null?"":c===x&&r?.kind==="place"?" lit":" dim"}function w(x){let $=s.pointerWeights,M=t.find(({path:F,visits:q})=>F===
"pointer"&&q.includes(x));if(!M)return null;let T=[...M.visits].sort((F,q)=>F-q),E=T.slice(0,T.indexOf(x)).reduce((F,q)=>F+
$[q],0)*o.full,O=$[x]*o.full,v=a("pointer"),L=Number(l.get(M))+E*v,P=n[M.answer],W=Number(u.get(`pointer ${M.answer}`))+
E*v,C=Number(P?.start)+E*v,I=P?.location===M.location;return[p("path",{key:"visit into",class:"pointer band lit",d:o.bands.
into(St(M.start+E,M.start+E+O),St(L,L+O*v),i)}),I&&p("path",{key:"visit out",class:"pointer band lit",d:o.bands.out(St(W,
W+O*v),St(C,C+O*v),i)})]}}function Wl(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,{gate:r,gateHeight:i,full:a}=s,c=s.across.gate,l=c+t.gate*a,
h=n?n.gate:t.gate,u=Vs(e),f=`${S(t.gate)} pointer${u?"":", fixed"}`;return p("g",wi(e,"horizontal"),p("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:a+6,height:i+6,rx:4}),p("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:t.gate*
a,height:i}),p("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-t.gate)*a,height:i}),p("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${t.gate.toFixed(2)}`),p("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},f),h!==t.gate&&p("path",{key:"learned",class:"learned",d:`M${c+h*a} ${r+i+3}l${5*o} ${8*o}h${-10*o}Z`},p("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[p("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:i+16*o,rx:6*o}),p("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-Pt/2,s.size.width-
Pt),y:r+(i-Pt)/2,width:Pt,height:Pt})])}function Dl(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:f})=>f==="generation"),i=s.places-8*o,a=s.fork+(n.
hasPointer?s.context+14*o:2*o),c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=e.beat>=tt(n).generation,h=r.map(
({label:f,probability:m,location:d},y)=>{let g=c+y*17*o;return[p("text",{key:`name ${y}`,class:d<0?"small halo":"label h\
alo",x:a,y:g},rt(f,i-a-(s.isDense?38:46)*o,13*o)),p("text",{key:`share ${y}`,class:"strong end halo",x:i,y:g},S(m))]}),u=r.
map(({probability:f,start:m,location:d},y)=>p("rect",{key:`bar ${y}`,class:"generation bar",x:s.places,y:m,width:Z,height:l?
Math.max(.8,f*s.full):0},p("title",{},`${d<0?"The others":r[y]?.label}: ${S(f,1)} of the generation head`)));return p("g",
xi(e,r),p("rect",{class:"ground",x:a-4,y:c-30*o,width:i-a+8,height:88*o,rx:6}),p("text",{class:`title halo${s.isDense?" \
end":""}`,x:s.isDense?i:a,y:c-18*o},"Generation"),h,u)}function xi(e,t){return{key:"generation",class:`part generation-b\
lock${Mt(e,"generation")}`,"data-part":"generation",role:"button",tabindex:"-1",opacity:z(e,tt(e.reading).generation),"a\
ria-label":`Generation: ${t.map(({label:n,probability:s})=>`${n} ${S(s)}`).join(", ")}`}}var dp=3,$i=17,pp=4;function Fl(e,t){let{reading:n,stage:s,lit:o}=e,r=It(o,n),i=t.filter(({path:c})=>c==="pointer"),a=({
location:c})=>r===null||r===c?"":" dim";return p("g",{key:"places",opacity:z(e,tt(n).pointer)},i.map(c=>p("rect",{key:`b\
ar ${c.location}`,class:`pointer bar${a(c)}`,x:c.start,y:s.places,width:Math.max(.8,c.probability*s.full),height:Z},p("t\
itle",{},`${c.label}: ${S(c.probability,1)} of the pointer`))),gp(e,i).map(c=>yp(e,c,a(c.flow))))}function gp({reading:e,
stage:t,lit:n},s){let o=t.type/13,r=It(n,e),[i,a]=t.across.places.room,c=({location:h,probability:u})=>u+ +(r!==null&&h===
r),l=[];for(let h of[...s].sort((u,f)=>c(f)-c(u))){let{location:u,label:f,probability:m,lost:d}=h;if(m+d<In&&u>=0&&u!==r)
continue;let y=u>=0,g=` ${S(m)}`,w=`${rt(f,a-i-B(g,13*o,!0),13*o,y)}${g}`,x=B(w,13*o,y)/2,$=h.start+m*t.full/2,M=Math.max(
i+x,Math.min(a-x,$)),[T,k]=[M-x,M+x];for(let E=0;E<dp;E++){if(l.some(L=>L.row===E&&T<L.right+8*o&&k>L.left-8*o))continue;
let v=M>$?"":M<$?" end":" middle";l.push({flow:h,text:w,isBold:y,left:T,right:k,row:E,anchor:v});break}}return l}function yp({
stage:e},{flow:t,text:n,isBold:s,left:o,right:r,row:i,anchor:a},c){let l=e.type/13,h=e.places+Z+(14+$i*i)*l,u=t.start+t.
probability*e.full/2;return[i>0&&p("path",{key:`leader ${t.location}`,class:`leader${c}`,d:`M${u} ${e.places+Z}V${h-11*l}`}),
p("text",{key:`name ${t.location}`,class:`${s?"strong":"small"}${a} halo${c}`,x:a===""?o:a===" end"?r:(o+r)/2,y:h},n)]}function jl(e,t){
let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:l})=>l==="generation"),i=e.beat>=tt(n).generation,a=n.hasPointer?
.42*(s.right-s.left):s.right-s.left,c=s.places-(pp*$i-6)*o;return p("g",xi(e,r),p("rect",{class:"ground",x:s.right-a,y:c-
36*o,width:a+6,height:s.places+Z-c+40*o,rx:6}),p("text",{class:"title end halo",x:s.right,y:c-19*o},"Generation"),r.map(
({location:l,label:h,probability:u,start:f},m)=>{let d=` ${S(u)}`,y=rt(h,a-B(d,13*o),13*o)+d;return[p("text",{key:`name ${m}`,
class:l<0?"small end halo":"label end halo",x:s.right,y:c+m*$i*o},y),p("rect",{key:`bar ${m}`,class:"generation bar",x:f,
y:s.places,width:Math.max(.8,u*s.full),height:i?Z:0},p("title",{},`${l<0?"The others":h}: ${S(u,1)} of the generation he\
ad`))]}))}var bp=16;function Ul(e,t){let{reading:n,stage:s,lit:o}=e,r=s.type/13,i=z(e,tt(n).pointer),a=n.pointerWeights,c=n.pointerScores,
l=kt(o,n),h=Math.max(...a),u=s.fork+2*r,f={...!s.isDense&&{score:s.scores},weight:s.weights},m=B("Pointer",15*r,!0)+4*r,
d=de(e,Cn(e,"pointer")),y=s.rows.flatMap(({y:b,isFull:w},x)=>{if(!w)return[];let $=a[x]>=.2*h||l.includes(x)?"strong":"s\
mall",M=l.length&&!l.includes(x)?" dim":"";return[!s.isDense&&p("text",{key:`score ${x}`,class:`small end${M}`,x:s.scores,
y:b+4.4*r},N(c[x])),p("text",{key:`weight ${x}`,class:`${$} end${M}`,x:s.weights,y:b+4.4*r},S(a[x]))].filter(T=>T!==!1)}),
g=t.filter(({path:b})=>b==="pointer").map(b=>wp(e,b));return[p("g",ki(e,t),p("rect",{class:"ground",x:u-4*r,y:s.top-4,width:s.
weights-u+8*r,height:s.bottom-s.top+8,rx:6}),pe(e,u,"Pointer","",200),Object.entries(f).map(([b,w])=>p("text",{key:b,class:"\
small end","aria-hidden":"true",x:w,y:35*r},b)),!s.isDense&&Bs(e,"pointer",Math.max(s.weights+6*r,u+m+d)),p("path",{class:"\
fork pointer-line",d:`M${u+2*r} ${s.bottom+8}V${s.top}`}),y),p("g",{key:"ribbons",opacity:i},Mi(e,t),g)]}function ki(e,t){
return{key:"pointer",class:`part pointer-block${Mt(e,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",opacity:z(
e,tt(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${S(s)}`).join(", ")}`}}function Mi(e,t){let{reading:n,before:s,stage:o,lit:r}=e,i=n.
pointerWeights,a=_n(e),c=kt(r,n),l=e.beat>=tt(n).pointer,h=Os(o.across.visits.map((u,f)=>({wish:u,length:Math.max(i[f],a?.[f]??
0)*o.full})),0,...o.across.starts);return t.filter(({path:u})=>u==="pointer").flatMap(u=>{let f=u.start,m=u.start+u.probability*
o.full;return[...u.visits].sort((d,y)=>d-y).map(d=>{let y=i[d]*o.full,g=Number(h[d]),b=c.includes(d)?" lit":c.length?" d\
im":"",w=St(f,f+y);f+=y;let x=a?.[d]??null,$=x===null?0:(x-i[d])*o.full,[M,T]=[m,Math.max(0,$)];m+=T;let k=`${n.visits[d]?.
label}: `,E=x===null||!s?`${k}${S(i[d],1)} of the pointer`:`${k}${bs(i[d],x,n.wordsFor(s))} of the pointer`;return[p("pa\
th",{key:`ribbon ${d}`,class:`pointer band${b}`,d:o.bands.ribbon(St(g,g+y),w,l)},p("title",{},E)),ys({key:`ribbon ${d}`,
now:y,before:x===null?null:x*o.full,path:(O,v)=>o.bands.ribbon(O,v,l),edges:{more:[[g+y+$,g+y],[f+$,f]],less:[[g+y,g+y+$],
[M,M+T]]},style:b,title:E})]})})}function wp(e,{path:t,location:n,label:s,probability:o,lost:r,start:i}){let{reading:a,stage:c,
lit:l}=e,h=c.type/13,u=It(l,a),f=S(o),m=o+r>=In||n<0||u===n,d=c.gate-c.ribbons-16*h,y=n>=0,g=rt(s,d-B(` ${f}`,13*h,!0),13*
h,y),b=B(`${g} ${f}`,13*h,y)/2,x=a.hasGate&&Math.abs(i-c.across.gate+5*h)<bp*h?B("Gate 0.00",15*h,!0)/2-c.gateWidth/2:0,
$=Math.min(c.places+Z/2,c.gate-6*h-x-b);return p("g",{key:`${t} ${n}`,class:u===null||u===n?"":"dim"},p("rect",{class:`${t}\
 bar`,x:c.places,y:i,width:Z,height:Math.max(.8,o*c.full)}),m&&p("text",{class:`${y?"strong":"small"} middle halo`,x:$,y:i-
5*h},`${g} ${f}`),p("title",{},`${s}: ${S(o,1)} of the pointer`))}function Bl(e){return[Kt(e,17*(e.stage.type/13),"Visits",hi(e)),...xp(e),...e.stage.columns.map((t,n)=>$p(e,n))]}function Kt({
stage:e},t,n,s,o=e.right){let r=e.type/13,i=o-e.left-B(n,15*r,!0)-12*r;return p("g",{key:`title ${n}`,class:"heading","a\
ria-hidden":"true"},p("text",{class:"title halo",x:e.left,y:t},n),p("text",{class:"small end halo",x:o,y:t},rt(s,i,12.5*
r)))}function xp({reading:e,stage:t}){let n=t.type/13;return ui(e).flatMap(({start:s,end:o,weekday:r})=>{let[i,a]=[t.columns[s],
t.columns[o]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[p("rect",{key:`day ${s}`,class:"day",x:c+Math.
min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=B(r,15*n,!0)&&p("text",{key:`weekday ${s}`,
class:"small strong",x:c+1.5,y:t.chips.top-13*n},r)].filter(h=>h!==!1)})}function $p(e,t){let{reading:n,stage:s,lit:o}=e,
{x:r,width:i,isFull:a}=s.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=s.type/13,{top:h,
height:u,hasNames:f}=s.chips,m=En(o,n).includes(t),d=Math.min(20*l,i-3),y=mt(c.start_minute),g=mi(e,t),b=[g||y,g?g.replace(
" %",""):y.slice(0,2)],w=b.find(T=>B(T,12.5*l,!0)<=i)??b[1],x=f?ps(c.label,i-6*l,12.5*l,2):[],$=m||di(e,t),M={class:$?"s\
trong middle":"small middle",x:r};return p("g",fi(e,t,c),p("rect",{class:"chip",x:r-i/2+Math.min(1,.1*i),y:h,width:Math.
max(.8,i-2),height:u,rx:a?6*l:0}),a?[_t(c.category,r-d/2,h+8*l,d),p("text",{key:"hour",...M,y:h+45*l},w),x.map((T,k)=>p(
"text",{key:`name ${k}`,class:`${$?"strong":"small"} middle`,x:r,y:h+(62+15*k)*l},T))]:p("rect",{class:"lane",x:r-Math.min(
1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),p("title",{},`${c.label}, ${$t[c.weekday]} ${Gs(c)}`))}function Gl(e){let{
reading:t,stage:n,lit:s}=e,o=n.type/13,{slices:r}=t,i=kt(s,t)[0]??t.count-1,a=t.visits[i],c=Math.max(...qt(e).map(({longestSlice:f})=>f)),
l=(n.right-n.left)/r.length,h=n.inputs+(Y.title+46)*o,u=r.map(({name:f,label:m,lengths:d},y)=>{let g=Number(d[i]),b=n.left+
(y+.5)*l,w=g/c*30*o;return[p("rect",{key:`bar ${f}`,class:"length lit",x:b-9*o,y:h-w,width:18*o,height:w}),p("text",{key:`\
length ${f}`,class:"tiny middle",x:b,y:h-w-4*o},N(g)),p("text",{key:`name ${f}`,class:"small middle",x:b,y:h+15*o},m)]});
return p("g",gi(e),p("rect",{class:"ground",x:n.left-6,y:n.inputs-4*o,width:n.right-n.left+12,height:(Y.title+Y.inputs+6)*
o,rx:6}),Kt(e,n.inputs+15*o,"Input vector",a?`${a.label}, ${$t[a.weekday]} ${mt(a.start_minute)}`:""),u,p("title",{},"Ba\
rs: length of each part’s vector"))}function Vl(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=s.pointer;return[p("g",ki(e,t),p("rect",{class:"ground",x:s.left-
6,y:r-2*o,width:s.right-s.left+12,height:(Y.title+Y.scores)*o,rx:6}),Kt(e,r+15*o,"Pointer","scores, and weights in perce\
nt"),p("path",{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),kp(e)),p("g",{key:"ribbons",opacity:z(e,tt(
n).pointer)},Mi(e,t))]}function kp({reading:e,stage:t,lit:n}){let s=t.type/13,o=e.pointerWeights,r=Array.from(e.pointerScores,
d=>N(d)),i=kt(n,e),a=Math.max(...o),c=Number(t.columns.at(-1)?.width),l=r.some(d=>B(d,11.5*s)>c-3),h=t.pointer+(Y.title+
Y.scores)*s,u=t.columns.find(d=>d.isFull),f=u?u.x-u.width/2:t.right,m=t.left-8*s;return t.columns.flatMap(({x:d,isFull:y},g)=>{
let b=i.length&&!i.includes(g)?" dim":"",w=o[g]>=.2*a||i.includes(g),x=S(o[g]).replace(" %",""),$=B(x,12.5*s,!0)/2;if(!y&&
(!w||d-$<m||d+$>f))return[];m=d+$;let M=w?"strong":"small",T=h-24*s;return[y&&p("text",l?{key:`score ${g}`,class:`tiny${b}`,
x:d+4*s,y:T+2*s,transform:`rotate(-90 ${(d+4*s).toFixed(2)} ${(T+2*s).toFixed(2)})`}:{key:`score ${g}`,class:`tiny middl\
e${b}`,x:d,y:T},r[g]),p("text",{key:`weight ${g}`,class:`${M} middle${b}`,x:d,y:h-6*s},x)].filter(k=>k!==!1)})}function Yl(e){let{reading:t,stage:n}=e,s=n.type/13,o=z(e,tt(t).gate),r=Fs(e),i=[...js(e,r),...Us(e,r)];return[bi(e,n.context,
Mp(e)),...t.hasPointer?Vl(e,i):[],p("g",{key:"flows",opacity:o},Ys(e,i,r)),...t.hasPointer?[Fl(e,i)]:[],...t.hasGeneration?
[jl(e,i)]:[],...t.hasGate?[Wl(e)]:[],p("g",{key:"answer",opacity:o},Kt(e,n.answers.top-10*s,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),yi(e,r))]}function Mp({reading:e,stage:t}){let n=t.type/13,{x:s,y:o,columns:r,cell:i}=t.
context,a=s+r*i+2,c=Math.ceil(e.values("context").length/r)*i,[l,h]=[o+c/4,o+3*c/4],u=Number(t.columns.at(-1)?.x),f=t.right+
6;return[p("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(Y.title+12)*n}V${u>a+4?`${l}H${a}`:o-2}`}),e.hasGeneration&&
p("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${f}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&p("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${f+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var _i=19,_p=.05;function Kl(e){let{stage:t}=e,n=t.type/13,s=fe(e),o=p("g",{key:"legend",opacity:z(e,an(0))},vs(e,t.visits.
x,t.bottom+(t.isDense?24:51)*n,t.isDense)),r=t.layers.map((i,a)=>{let c=`Layer ${a}`,l=de(e,Cn(e,"attention")),h=B(c,15*
n,!0)+l+4*n<=i.width,u=Ln(e),m=B(u,12.5*n)<=i.width+12*n&&(h||!e.canAct)?u:"";return p("g",{key:`layer ${a}`,opacity:z(e,
an(a))},i.maps.length?pe(e,i.x,c,m,i.width+(i.stream===null?12:4)):null,i.maps.length>0&&l<=i.width&&Bs(e,"attention",i.
x+i.width,(h?3:21)*n),i.maps.map((d,y)=>Ep(e,d,a,y)),i.maps.map((d,y)=>Ei(e,d,a,y,s)),Ap(e,a))});return[o,...r]}function Ep(e,t,n,s){
let{reading:o,stage:r,lit:i}=e;if(o.isRemoved(n,s))return null;let a=o.lastRow(n,s),c=zl(e,n,s)?[...a.keys()].filter(u=>a[u]>=
_p):i?.kind==="visit"?[i.visit??0]:[],l=t.x-14,h=t.y+t.side-t.side/o.count/2;return c.map(u=>{let f=Number(r.rows[u]?.y),
m=Math.max(.5,a[u]*r.full*.25)/2;return p("path",{key:`band ${s} ${u}`,class:"attention-band",d:oe(l,[f-m,f+m],t.x,[h-m,
h+m])})})}function zl({lit:e},t,n){return e?.kind==="head"&&e.layer===t&&e.head===n}function Ei(e,t,n,s,o){let{reading:r,
stage:i,lit:a,isOwnScale:c}=e,l=i.type/13,{x:h,y:u,side:f,touch:m}=t,{count:d}=r,y=r.weights(n,s),g=r.lastRow(n,s),b=ql(
r,n,s),{before:w,overlays:x}=e,$=x&&w!==null&&ql(w,n,s)&&!b,M=$?`; switched off ${r.wordsFor(w)}`:"",T=c?Math.max(...y)||
1:o,k=zl(e,n,s),[E]=a?.kind==="visit"?kt(a,r):[],O=Ct(g),v=E??O,L=f/d,P=`Layer ${n}, head ${s}`,W=m?u-38*l:u+4,C=b?"swit\
ch on":"switch off",I=m===void 0&&de(e,C)<=f-6*l?C:C.slice(7),F=r.visits[O];return p("g",{key:`head ${s}`,class:`part he\
ad${k?" lit":""}${b?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":b?`${P}: s\
witched off`:`${P}: the last visit reads most from visit ${O+1}, ${F?.label}, ${S(g[O])}${M}`},p("text",{class:"small",x:h,
y:u-(m?25:4)*l},`head ${s}`),!b&&(m!==void 0||f>=70*l)&&p("text",{key:"weight",class:`${E===void 0?"small":"strong"}${m?
"":" end"}`,x:m?h:h+f,y:u-4*l},S(g[v])),p("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:f+1,height:f+1}),p("\
image",{key:"map",class:"map",href:ie(Float32Array.from(y,q=>q/T),d,e.scale),x:h,y:u,width:f,height:f,preserveAspectRatio:"\
none",opacity:b?.15:1}),b&&p("path",{key:"cross",class:"crossed",d:`M${h} ${u+f}L${h+f} ${u}`}),$&&p("path",{key:"earlie\
r cross",class:"crossed earlier",d:`M${h} ${u+f}L${h+f} ${u}`}),E!==void 0&&!b&&p("rect",{key:"column",class:"column",x:h+
E*L,y:u,width:Math.max(2,L),height:f}),(E!==void 0||k)&&!b&&p("rect",{key:"last",class:"last-row",x:h,y:u+f-Math.max(2,L),
width:f,height:Math.max(2,L)}),p("title",{},`${P}. ${b?"Switched off.":`The last visit reads ${S(g[v])} from ${r.visits[v]?.
label}. Darker: larger weight, up to ${S(T,1)}. Click to open.`}${$?` Switched off ${r.wordsFor(w)}.`:""}`),cn(e,{act:"h\
ead",words:I,title:b?"Switch this head on again":"Switch this head off",right:h+f-(m?0:3)*l,y:W}),e.canAct&&m!==void 0&&
p("rect",{key:"touch",class:"ground","data-act":"head",x:h+f-m,y:u-m,width:m,height:m}))}function ql(e,t,n){return e.isRemoved(
t,n)||e.isSkipped(t,"attention")}function Ap(e,t){let{reading:n,stage:s}=e,o=s.layers[t];if(o?.stream===null||!o)return null;
let r=s.type/13,i=o.stream,a=qs(n,t),c=Si(e),l=s.streamWidth-8*r,h=a.map(({style:f,lengths:m},d)=>Ai(e,t,f,s.rows.map(({
y,height:g},b)=>{let w=Math.max(1,Math.min(5*r,(g-3)/a.length));return{visit:b,x:i,y:y+(d-a.length/2)*w,width:Number(m[b])/
c*l,height:w-.6}}))),u=a.map(({name:f,style:m},d)=>[p("rect",{class:m,x:i,y:s.bottom+(10+_i*d)*r,width:9*r,height:9*r}),
p("text",{class:"small",x:i+14*r,y:s.bottom+(18.5+_i*d)*r},f)]);return p("g",Oi(e,t),p("rect",{class:"ground",x:i-4,y:s.
top-2,width:s.streamWidth+14*r,height:s.bottom-s.top+66*r,rx:6}),pe(e,i,"Stream",`+ layer ${t}`,s.streamWidth),h,u,Sp(e,
t,i+s.streamWidth+10*r))}function Sp(e,t,n){let{reading:s,stage:o}=e,r=o.type/13,i=s.trace.interventions.residuals===!1,
a={act:"attention",words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream","join stream"],
isOff:i},...s.heads?[{...a,isOff:s.isSkipped(t,"attention")}]:[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:s.
isSkipped(t,"feed_forward")}].map(({act:l,words:h,isOff:u},f)=>cn(e,{act:l,words:String(h[Number(u)]),title:Op[l]??"",right:n,
y:o.bottom+(5+_i*f)*r}))}var Op={residuals:"Residual connections of all layers: without them, only what sublayers add go\
es on",attention:"Self-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of th\
is layer: skipped, it adds nothing"};function Ai(e,t,n,s){let{lit:o,reading:r}=e,a=Mt(e,"stream",t)!==""?[r.count-1]:kt(
o,r),[c,l]=pi(s,({visit:h})=>!a.length||a.includes(h));return[p("path",{key:n,class:n,d:Xe(c)}),l.length>0&&p("path",{key:`${n}\
 dim`,class:`${n} dim`,d:Xe(l)})]}function qs(e,t){let{residual:n,attention:s,feedForward:o}=e.stream(t);return[{name:"s\
tream",lengths:n,style:"residual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"FFN",lengths:o,style:"fee\
d-forward"}]}function Si(e){let t=0;for(let n of qt(e))for(let s=0;s<n.layers;s++)for(let{lengths:o}of qs(n,s))t=Math.max(
t,...o);return t||1}function Oi(e,t){let{residual:n,attention:s,feedForward:o}=e.reading.stream(t);return{key:"stream",class:`\
part stream${Mt(e,"stream",t)}`,"data-part":`layers.${t}.stream`,role:"button",tabindex:"-1",opacity:z(e,an(t)+1),"aria-\
label":`Stream of layer ${t}: vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.toFixed(
1)}`:""}, feed-forward network ${o.at(-1)?.toFixed(1)}`}}function Xl(e){let{stage:t}=e,n=t.type/13,s=fe(e);return t.layers.map(({y:o,maps:r},i)=>p("g",{key:`layer ${i}`,opacity:z(
e,an(i))},r.length>0&&Kt(e,o+15*n,`Layer ${i}`,Ln(e)),i===0&&vs(e,t.left+72*n,o+15*n,!0),r.map((a,c)=>Ei(e,a,i,c,s)),Tp(
e,i)))}function Tp(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=Number(s.layers[t]?.stream),i=qs(n,t),a=Si(e),c=r+Y.bars*
o,l=i.map(({style:h,lengths:u},f)=>Ai(e,t,h,s.columns.map(({x:m,width:d},y)=>{let g=Math.min(8*o,.86*d/i.length),b=Number(
u[y])/a*Y.bars*o;return{visit:y,x:m+(f-i.length/2)*g,y:c-b,width:.88*g,height:b}})));return p("g",Oi(e,t),p("rect",{class:"\
ground",x:s.left-6,y:r-Y.title*o,width:s.right-s.left+12,height:(Y.title+Y.bars+4)*o,rx:6}),Kt(e,r-10*o,s.layers[t]?.maps.
length?"Stream":`Layer ${t}`,""),Np(e,i,r-10*o),l)}function Np({stage:e},t,n){let s=e.type/13,o=e.right;return[...t].reverse().
map(({name:r,style:i})=>{let a=o-B(r,12.5*s);return o=a-26*s,[p("rect",{class:i,x:a-14*s,y:n-9*s,width:9*s,height:9*s}),
p("text",{class:"small",x:a,y:n},r)]})}var Ks=700;function Jl({stage:{size:e},...t}){let n=gs(t),s={...t,stage:Xr(t.reading,e.width,e.type,n)};return[p("g",{key:"\
visits"},Bl(s)),p("g",{key:"inputs"},Gl(s)),p("g",{key:"layers"},Xl(s)),p("g",{key:"decoder"},Yl(s))]}function Ql(e,t,n){
return Xr(e,t,n).size.height}var vp={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]};function th(e,t,n){if(n==="Home")return e[0]??
null;if(n==="End")return e.at(-1)??null;let[s,o]=vp[n]??[0,!1],r=t?e.indexOf(t):-1,i=e[r];if(s===0||!i)return null;let a=zs(
i);if(!o){let f=e[r+s];return f&&zs(f)===a?f:null}let c=[...new Set(e.map(zs))],l=c[c.indexOf(a)+s],h=e.filter(f=>zs(f)===
l),u=f=>Math.abs(Zl(f)-Zl(i));return h.sort((f,m)=>u(f)-u(m))[0]??null}function zs(e){return(e.getAttribute("data-part")??
"").replace(/\.\d+$/,"")}function Zl(e){let{top:t,bottom:n}=e.getBoundingClientRect();return(t+n)/2}function eh(e){let{reading:t}=e,n=tt(t),s=Fs(e),o=[...js(e,s),...Us(e,s)];return[Pl(e),...t.hasPointer?Ul(e,o):[],...t.hasGeneration?
[Dl(e,o)]:[],p("g",{key:"flows",opacity:z(e,n.gate)},Ys(e,o,s)),t.hasGate?Hl(e):null,p("g",{key:"answer",opacity:z(e,n.gate)},
Cl(e,s))].filter(r=>r!==null)}function nh(e){return e.stage.size.width<Ks?Jl(e):[p("g",{key:"visits"},Rl(e)),p("g",{key:"inputs"},Il(e)),p("g",{key:"l\
ayers"},Kl(e)),p("g",{key:"decoder"},eh(e))]}var Ti=240,Lp=150,Rp=120,Ip=13,Cp=17,Ni={type:16.7,width:900,side:36},Pp=.05,Hp=.5,Wp=660,sh=matchMedia("(prefers-reduce\
d-motion: reduce)"),ln=class{#t=null;#e=null;#n=null;#s=null;#o=null;#r="";#c=null;#i=null;#a=null;#h=!1;#l=new Map;#u=0;get opened(){
return this.#i}happened=null;isOwnScale=!0;constructor(t,n={}){this.root=t,this.hooks=n,t.classList.add("network-picture"),
t.toggleAttribute("data-leads-on",n.more!==void 0),this.drawn=document.createElementNS("http://www.w3.org/2000/svg","svg"),
this.drawn.setAttribute("role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk it, Enter ope\
ns a part."),this.foot=document.createElement("div"),this.foot.className="picture-foot";let s=document.createElement("di\
v");s.className="picture-controls";let o=document.createElement("div");o.className="picture-words",this.room=document.createElement(
"p"),this.room.className="picture-room",this.room.setAttribute("aria-hidden","true"),this.caption=document.createElement(
"p"),this.caption.className="picture-caption",o.append(this.room,this.caption);let r=document.createElement("button");r.
type="button",r.textContent="Numbers",r.title="The numbers behind what is shown, as a table (T)",r.addEventListener("cli\
ck",()=>{this.#y()}),this.foot.append(s,o,r),t.replaceChildren(this.drawn,...n.isStill?[]:[this.foot]),this.drawing=new Ps(
this.drawn),this.player=new Hs(s,i=>{this.#c=i,i!==null&&this.#i!==null&&(this.#i=null,this.hooks.opened?.(null)),this.root.
toggleAttribute("data-telling",this.player.isTelling),this.root.toggleAttribute("data-in-story",i!==null),this.#x(Ti);let a=this.
player.told?.part;a&&this.#S(a)}),this.#p()}#p(){let{drawn:t}=this;new ResizeObserver(()=>this.#x(0)).observe(t),new MutationObserver(
()=>this.#x(0)).observe(document.documentElement,{attributeFilter:["data-theme"]}),t.addEventListener("pointerover",({target:n})=>{
this.#a||this.#f(vi(n))}),t.addEventListener("pointerleave",()=>this.#f(null)),t.addEventListener("focusin",({target:n})=>this.#f(
vi(n))),t.addEventListener("focusout",()=>this.#f(null)),t.addEventListener("keydown",n=>this.#A(n)),t.addEventListener(
"click",({target:n})=>this.#$(n)),t.addEventListener("pointerdown",n=>this.#b(n)),t.addEventListener("pointermove",n=>this.#k(
n,!1));for(let n of["pointerup","pointercancel"])t.addEventListener(n,s=>this.#k(s,!0))}show(t,n=null,s=null){this.#t=new jt(
t),this.#e=n&&new jt(n,this.hooks.against),this.#n=s&&new jt(s),this.#l.clear(),this.#s=Ft(this.#o,this.#t);let o=xl(this.#t);
this.player.tell(o),oh(this.room,Fp(o)),this.#x(this.#a?.follows?0:Ti)}open(t){let n=t===null?this.#i:null;this.#i=t,this.#s=
this.#o=null;let s=this.drawn.contains(document.activeElement);this.player.isOpen&&this.player.close(),this.#x(Ti);let o=s&&
n&&this.#_(n);o&&this.#g(o),s&&this.#E(),this.hooks.opened?.(this.#i)}#y(){let{against:t}=this.hooks,n=t===void 0?null:this.#e;
this.#t&&Nl(this.root,this.#t,this.#i,n)}#_(t){return this.#M.map(s=>s.getAttribute("data-part")??"").find(s=>`${t}.`.startsWith(
`${s}.`))??null}#E(){if(this.drawn.contains(document.activeElement))return;let t=this.drawn.querySelector('[tabindex="0"\
]');t instanceof SVGElement&&t.focus()}mark(t){this.light(t.length?`visits.${t[0]}`:null)}file({title:t,lines:n=[]}){let s=getComputedStyle(
this.root).getPropertyValue("--paper").trim();return Al(this.drawn,{title:t,ground:s,lines:n})}light(t){if(this.#o=t,!this.#t)
return!1;let n=Ft(t,this.#t);return JSON.stringify(n)===JSON.stringify(this.#s)?!1:(this.#s=n,this.#x(0),!0)}#f(t){if(!this.
light(t))return;let{kind:n,visit:s=0}=this.#s??{};this.hooks.pointed?.(n==="visit"?[s]:[],this.#s&&t)}#$(t){if(!(t instanceof
Element)||this.#h)return;let n=vi(t),s=t.closest("[data-more]"),o=t.closest("[data-act]")?.getAttribute("data-act");if(s){
let[r,i,a]=["more","layer","head"].map(c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:i??null,head:a??null})}else if(o===
"scale")this.isOwnScale=!this.isOwnScale,this.#x(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#m(n,o);else{
let r=t.closest("[data-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#m(t,n){let s=this.#t&&Ft(t,this.#t),
{act:o}=this.hooks;if(!s||!o)return;let{kind:r,layer:i=0,head:a=0,visit:c=0}=s;r==="head"&&o({kind:r,layer:i,head:a}),r===
"visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),n==="residuals"?o({kind:n}):(n==="attenti\
on"||n==="feed_forward")&&o({kind:"skip",layer:i,part:n})}#b(t){this.#h=!1,!(!this.hooks.act||!this.#t)&&(this.#a=Ac(t,this.#t,
this.drawn,this.hooks.edit!==void 0),this.#a?.follows&&t.preventDefault())}#k(t,n){let s=this.#a;if(!s||t.pointerId!==s.
pointer)return;n&&(this.#a=null);let o=s.to(t,n);o&&(this.#h=!0,!this.drawn.hasPointerCapture(s.pointer)&&!n&&this.drawn.
setPointerCapture(s.pointer),jp(o)?this.hooks.edit?.(o):this.hooks.act?.(o))}#A(t){let n=t.target instanceof Element?t.target.
closest("[data-part], [tabindex]"):null,s=n?.getAttribute("data-part")??null;(t.altKey?this.#O(t.key,s):this.#w(t.key,n,
s))&&t.preventDefault()}#w(t,n,s){if(t==="Escape"&&this.#i!==null)return this.open(Lr(this.#i)||null),!0;if(t==="Escape"&&
this.player.isOpen)return this.player.close(),!0;if(t.toLowerCase()==="t"&&this.#t)return this.#y(),!0;if((t==="Enter"||
t===" ")&&n){let r=n.hasAttribute("data-act")||n.hasAttribute("data-open");return t===" "&&this.hooks.act&&!r?this.#m(s??
""):this.#$(n),!0}if(this.#i!==null&&this.#t){let r=Rr(this.#i,t,this.#t),i=n?.getAttribute("aria-current")==="true";r!==
null&&this.open(r);let a=this.drawn.querySelector(`[aria-current="true"][data-open="${r}"]`);return i&&a instanceof SVGElement&&
a.focus(),r!==null}let o=th(this.#M,n,t)?.getAttribute("data-part")??null;return o!==null&&this.#g(o),o!==null}#d(t){let n=this.#M.
find(s=>s.getAttribute("data-part")===t);return n instanceof SVGElement?n:null}#g(t){let n=this.#d(t);n&&(this.#r=t,this.#T(),
n.focus())}#S(t){let{root:n,foot:s}=this,o=this.#d(t)?.getBoundingClientRect();if(!o||!n.classList.contains("tall"))return;
let r=n.scrollHeight>n.clientHeight+1,i=r?n:document.documentElement,a=r?n.getBoundingClientRect().top:this.hooks.covered?.()??
0,c=s.getBoundingClientRect().top,h=o.height<=c-a?(o.top+o.bottom-a-c)/2:o.top-a;i.scrollBy({top:h,behavior:sh.matches?"\
auto":"smooth"})}#O(t,n){let s={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[t],o=this.#t,r=o&&Ft(n,o),{act:i,edit:a}=this.
hooks;if(!s||!r||!i)return!1;let c=!0;if(r.kind==="visit"){let l=r.visit??0;if(!a||!o.visits[l+s])return!0;a({kind:"move",
visit:l,by:s,isDone:c}),this.#g(`visits.${l+s}`)}else if(r.kind==="gate"){let l=Math.min(1,Math.max(0,o.gate+s*Pp));i({kind:"\
gate",value:Math.round(100*l)/100,isDone:c})}else if(r.kind==="head"||r.kind==="pointer"){let l=r.kind==="head"?"attenti\
on":"pointer";i({kind:"temperature",of:l,value:vr(o,l,s*Hp),isDone:c})}else return!1;return!0}get#M(){return[...this.drawn.
querySelectorAll("[data-part][tabindex]")]}#T(){let t=this.#M,n=t.find(s=>s.getAttribute("data-part")===this.#r)??t[0];for(let s of t)
s.setAttribute("tabindex",s===n?"0":"-1")}#x(t){let n=this.#R();if(!n)return;let{width:s,height:o}=n.stage.size;this.drawn.
setAttribute("viewBox",`0 0 ${s} ${o}`),this.drawn.setAttribute("font-size",String(n.stage.type));let r=this.#i===null?[]:
fl(n,this.#i);r.length||(this.#i=null),this.drawing.show(r.length?r:nh(n),sh.matches?0:t),this.#i===null&&this.#T();let i=this.#i===
null?null:$l(this.#i,n.reading),a=this.#s?null:this.player.told,{title:c,text:l}=i??a??Ie(this.#s,n.reading,n.before),h=!(i||
a||this.#s);this.root.toggleAttribute("data-idle",h);let u=h&&!this.#e&&!this.hooks.isProjected?dl:"",f=i||a?"":this.#v();
oh(this.caption,{title:c,text:[l,f,u].filter(Boolean).join(" ")})}#v(){clearTimeout(this.#u);let t=this.#o??"",n=this.#l.
get(t);return n!==void 0||!this.#s||this.#a?n??"":(this.#u=window.setTimeout(()=>{let s=this.#L();this.#l.set(t,s),s&&this.
caption.append(` ${s}`)},Lp),"")}#L(){let[t,n]=[this.#s,this.#t],s=t&&n&&Dp(t,n);try{let o=s&&this.hooks.whatIf?.(s);return o?
wl(t,n,o):""}catch{return""}}#R(){let{width:t,height:n}=this.drawn.getBoundingClientRect(),s=t<Ks;if(!this.#t||t<Rp||n<1&&
!s)return null;let r=(Number(getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(Cp,Math.max(Ip,t/120));
this.root.classList.toggle("tall",s);let i={reading:this.#t,before:this.#e,overlays:this.#e!==null&&this.hooks.against!==
void 0},a=gs(i),c=this.#I(r,{width:t,height:n}),l=s?r:c,h=s?Ql(this.#t,t,l):n,u=s&&this.#i!==null?Wp:h;return{...i,beside:this.#n,
stage:Yr(this.#t,{width:t,height:u,type:l},a),lit:this.#s??Ft(this.player.told?.part,this.#t),beat:this.#c??Number.POSITIVE_INFINITY,
happened:this.happened,isOwnScale:this.isOwnScale,scale:[this.#N("--map-least"),this.#N("--attention")],canAct:this.hooks.
act!==void 0}}#I(t,n){if(!this.hooks.isProjected||!this.#t||n.width<Ni.width)return t;let s=Math.max(t,Ni.type);return Yr(
this.#t,{...n,type:s}).layers.flatMap(({maps:r})=>r).every(({side:r})=>r>=Ni.side)?s:t}#N(t){let n=getComputedStyle(this.
root).getPropertyValue(t).trim().slice(1),[s=0,o=0,r=0]=(n.match(/../g)??[]).map(i=>Number.parseInt(i,16));return[s,o,r]}};
function Dp({kind:e,layer:t=0,head:n=0,visit:s=0},o){if(e==="head"&&!o.isRemoved(t,n)&&!o.isSkipped(t,"attention"))return{
kind:e,layer:t,head:n};let r=o.visits[s]?.masked??!0;return e!=="visit"||r||s===o.count-1?null:{kind:"mask",visit:s}}function oh(e,{
title:t,text:n}){let s=document.createElement("strong");s.textContent=t,e.replaceChildren(s,` ${n}`)}function Fp(e){let t=({
title:n,text:s})=>n.length+s.length;return e.reduce((n,s)=>t(s)>t(n)?s:n)}function jp(e){return e.kind==="move"||e.kind===
"time"||e.kind==="stay"}function vi(e){return(e instanceof Element?e.closest("[data-part]"):null)?.getAttribute("data-pa\
rt")??null}var Up=2e3;async function Xs(e){let t=_(e,"span"),n=t.textContent;try{await navigator.clipboard.writeText(location.href),
t.textContent="Copied"}catch{t.textContent="See address bar"}setTimeout(()=>{t.textContent=n},Up)}var Hn=["a","b"],Bp="These networks know different places, so they can only stand side by side.",Js=class{#t=null;#e={};#n="\
overlaid";#s=null;#o=!1;pointed=()=>{};constructor(t){this.page=t,this.sheet=new ze(t),this.note=_(t,"[data-note]"),this.
layouts=Q(t,"input[name=layout]",HTMLInputElement),this.pictures={a:this.#r("a"),b:this.#r("b")};for(let s of this.layouts)
s.addEventListener("change",()=>{this.#n=s.value,this.#t?.updateAddress("replace"),this.#a()});let n=_(t,"[data-share]",
HTMLButtonElement);n.addEventListener("click",()=>Xs(n)),_(t,"[data-present]").addEventListener("click",()=>{_(t,"[data-\
stage]").requestFullscreen()})}follow(t){this.#t=t}get options(){return{...this.#n==="beside"&&{layout:"beside"},...this.#s&&
{open:this.#s}}}restore(t){this.#n=t.get("layout")==="beside"?"beside":"overlaid",this.#s=t.get("open"),this.#h(this.#n)}show(t,n){
let s=[t,n].map(rh),o=this.#u?Object.assign({},...s.map(i=>i?.places)):{};this.#e={};for(let[i,a]of Hn.entries()){let c=s[i];
c&&(this.#e[a]=new jt({...c,places:{...o,...c.places}}));let l=`${a==="a"?"First":"Second"}: ${this.#l(a)?.name??""}`;for(let h of Q(
this.page,`[data-run="${a}"]`))h.textContent=l}this.#p(t,n),[t,n].some(i=>i&&!rh(i))||this.#a()}showProblem(t){this.sheet.
show(!0),t.scrollIntoView({block:"nearest"})}mark(t){for(let n of Hn)this.pictures[n].mark(t)}#r(t){let n=_(this.page,`[\
data-run-picture="${t}"] [data-network]`);return new ln(n,{...t==="a"&&{against:"in the second run"},pointed:(o,r)=>{this.
pointed(o),this.#c(t,r)},opened:o=>this.#i(t,o)})}#c(t,n){let s=t==="a"?"b":"a",[o,r]=[this.#e[t],this.#e[s]];!o||!r||this.
pictures[s].light(xc(n,o,r,this.#u))}#i(t,n){this.#o||(this.#s=n,this.#o=!0,this.pictures[t==="a"?"b":"a"].open(n),this.#o=
!1,this.#t?.updateAddress("replace"))}#a(){let{a:t,b:n}=this.#e,s=t&&n?wc(t,n,this.#u):"",o=s===null?"beside":this.#n,r=o===
"overlaid"&&!!(t&&n);this.page.dataset.layout=o,this.#h(o);for(let c of this.layouts)c.disabled=s===null;this.note.textContent=
s===null?Bp:r?s:"",_(this.page,"[data-legend]").hidden=!r;for(let c of Hn){let l=this.#e[c]&&!(r&&c==="b");_(this.page,`\
[data-run-picture="${c}"]`).hidden=!l}let[i,a]=[t?.trace??null,n?.trace??null];if(this.#o=!0,i&&this.pictures.a.show(i,r?
a:null,r?null:a),a&&!r&&this.pictures.b.show(a,null,i),this.#s)for(let c of Hn)this.pictures[c].open(this.#s);this.#o=!1,
this.page.dataset.drawn="true"}#h(t){for(let n of this.layouts)n.checked=n.value===t}#l(t){return t==="a"?this.#t?.first:
this.#t?.second}get#u(){let[t,n]=Hn.map(s=>this.#l(s)?.root.dataset.places);return t!==void 0&&t===n}#p(t,n){let s=_(this.
page,"[data-change]"),{b:o}=this.#e,r=t?.prediction.location??0,i=t&&o&&this.#u?o.knownProbability(r):null;if(s.hidden=i===
null,!t||i===null)return;let a=Math.round(1e3*t.prediction.probability)-Math.round(1e3*i),c=_(s,"[data-change-value]"),l=a>
0?"▲ ":a<0?"▼ ":"";c.textContent=`${l}${Math.abs(a/10).toFixed(1)} points`,c.className=a>0?"more":a<0?"less":"",_(s,
"[data-change-place]").textContent=r===n?.prediction.location?"":`for ${t.prediction.name??`#${r}`}`}};function rh(e){return e&&
"tensors"in e?e:null}function ih(e,t,n,s){let o=_(e,"input",HTMLInputElement),r=_(e,"[role=listbox]"),i=[],a=-1,c=Promise.resolve(),l=0,h=()=>{
l+=1,i=[],a=-1,r.hidden=!0,r.replaceChildren(),o.setAttribute("aria-expanded","false"),o.removeAttribute("aria-activedes\
cendant")},u=w=>{a=w;for(let[$,M]of[...r.children].entries())M.setAttribute("aria-selected",String($===a));let x=r.children[a];
if(!x){o.removeAttribute("aria-activedescendant");return}o.setAttribute("aria-activedescendant",x.id),x.scrollIntoView({
block:"nearest"})},f=w=>{w&&(o.value="",h(),s(w))},m=(w,x,$)=>{let M=document.createElement("li");M.id=`${r.id}-${w}`,M.
setAttribute("role","option");let T=document.createElement("small");return T.textContent=$,M.append(x," ",T),M},d=(w,x)=>{
i=w;let $=i.map((M,T)=>{let{label:k,note:E}=n(M),O=m(T,k,E);return O.addEventListener("mousedown",v=>v.preventDefault()),
O.addEventListener("click",()=>f(M)),O});if(x){let M=m(0,x,"");M.setAttribute("aria-disabled","true"),$.push(M)}r.replaceChildren(
...$),r.hidden=$.length===0,o.setAttribute("aria-expanded",String($.length>0)),u(i.length&&o.value.trim()?0:-1)},y=async()=>{
l+=1;let w=l;i=[],a=-1;let x=o.value.trim();try{let $=await t(x);w===l&&d($,$.length?"":`No place matches “${x}”.`)}catch($){
w===l&&d([],Ye($))}},g=()=>{c=y()},b=async()=>{!o.value.trim()&&a<0||(await c,f(i[a]))};o.addEventListener("input",g),o.
addEventListener("focus",g),o.addEventListener("blur",h),o.addEventListener("keydown",w=>{if(w.key==="ArrowDown"&&r.hidden)
g();else if(w.key==="ArrowDown")u(Math.min(a+1,i.length-1));else if(w.key==="ArrowUp")u(Math.max(a-1,0));else if(w.key===
"Enter")b();else if(w.key==="Escape")h();else return;w.preventDefault()})}function ah(e,t){let[n,s,o]=[-1,0,1].map(i=>e[t+i]),r=e.filter((i,a)=>a!==t);return n&&s&&Gp(n,s)&&(r[t-1]={...n,written_stay:n.
duration_minutes}),o&&(r[t]=Vp(o,n,e.some(qp))),r}function Gp(e,t){let n=Qs(t);return e.filled_in.includes("stay")&&!t.filled_in.
includes("time")&&n!==null&&ch(e)===n}function Vp(e,t,n){let s=Qs(e);if(s===null)return e;let o=We(wt(s)),r=`${yt[e.weekday]}\
 ${o}`,i=`${ke(ot(s))} ${o}`,c=[e.written_moment,...n?[]:[r],i].find(l=>Yp(t,l)===s)??i;return{...e,written_moment:c}}function Yp(e,t){
return t?Fe(Ae(t,""),e?Qs(e):null):e?ch(e):null}function qp({written_moment:e}){return!!e&&Ae(e,"").date!==null}function Qs({
arrival:e,start_minute:t}){let n=e===null?null:qn(e.slice(0,10));return n===null?null:n*1440+t}function ch(e){let t=Qs(e);
return t===null?null:t+e.duration_minutes}var Zs=class{#t=[];constructor(t,n){this.text=_(t,"textarea",HTMLTextAreaElement),this.rows=_(t,"[data-rows]"),this.template=
_(t,"template[data-row]",HTMLTemplateElement),this.errors=_(t,"[data-errors]"),this.changed=n,this.text.addEventListener(
"input",()=>{this.rows.inert=!0,n(!0)}),this.rows.addEventListener("click",s=>this.#c(ge(s).closest("button"))),this.rows.
addEventListener("change",s=>{ge(s).dataset.control==="day"&&this.#r(hn(s))}),this.rows.addEventListener("focusout",s=>{
this.rows.inert||this.#r(hn(s))}),this.rows.addEventListener("input",s=>{let o=hn(s);o.setCustomValidity(""),o.removeAttribute(
"aria-invalid")}),this.rows.addEventListener("keydown",s=>{s.key==="Enter"&&this.#r(hn(s))})}get visits(){return this.text.
value}mark(t){for(let[n,s]of[...this.rows.children].entries())s.toggleAttribute("data-marked",t.includes(n))}indexOf(t){
let n=t.closest("[data-visit]");return n?[...this.rows.children].indexOf(n):-1}set visits(t){this.text.value=t,this.rows.
inert=!0}add(t){let n=this.text.value.trim().replace(/,$/,"");this.text.value=n?`${n}, ${t}`:t,this.rows.inert=!0,this.changed(
!1)}show(t){for(this.#t=t;this.rows.children.length>t.length;)this.rows.lastElementChild?.remove();for(;this.rows.children.
length<t.length;)this.rows.append(jn(this.template));let n=Q(this.rows,":scope > [data-visit]");for(let[s,o]of t.entries()){
let r=n[s];r&&this.#o(r,o,s,t.length)}this.rows.inert=!1}showProblems(t){this.text.setAttribute("aria-invalid",String(t.
length>0)),this.errors.hidden=t.length===0,this.errors.replaceChildren(...t.map(n=>{let s=document.createElement("li"),o=/^visits\[(\d+)\]/.
exec(n.where);if(!o)return s.textContent=n.message,s;let r=Number(o[1]);s.textContent=`Visit ${r+1}: ${n.message}`;for(let i of n.
suggestions)s.append(" ",this.#e(r,i));return s}))}#e(t,n){let s=document.createElement("button");return s.type="button",
s.className="suggestion",s.textContent=n,s.setAttribute("aria-label",`Use ${n} for visit ${t+1}`),s.addEventListener("cl\
ick",()=>{this.visits=pc(this.text.value,t,n),this.text.focus(),this.changed(!1)}),s}#n(t){this.show(t),this.text.value=
mc(t),this.changed(!1)}#s(t){this.#n(this.#t.map((n,s)=>t.get(s)??n))}#o(t,n,s,o){let[r,i]=Li(n.written_moment);t.toggleAttribute(
"data-masked",n.masked),_(t,"[data-number]").textContent=String(s+1),_(t,"[data-place]").textContent=n.label,_(t,"[data-\
category]").textContent=n.category??"";let a=_(t,'[data-control="day"]',HTMLSelectElement),c=r&&!yt.includes(r)?[...yt,r]:
yt;a.replaceChildren(new Option(`(${yt[n.weekday]})`,""),...c.map(u=>new Option(u,u)));let l=[["day",a,r,"Day"],["time",
_(t,'[data-control="time"]',HTMLInputElement),i||hh(n.start_minute),"Time"],["stay",_(t,'[data-control="stay"]',HTMLInputElement),
String(n.duration_minutes),"Minutes of stay"]];for(let[u,f,m,d]of l)f instanceof HTMLInputElement&&f===document.activeElement&&
f.value!==f.dataset.read||(f.value=m),f.dataset.read=m,f.toggleAttribute("data-filled-in",n.filled_in.includes(u)),f.setAttribute(
"aria-label",`${d} of visit ${s+1}, ${n.label}`);let h=[["earlier","Move earlier:",s>0],["later","Move later:",s<o-1],["\
remove","Remove",o>1]];for(let[u,f,m]of h){let d=_(t,`[data-control="${u}"]`,HTMLButtonElement);d.disabled=!m,d.setAttribute(
"aria-label",`${f} visit ${s+1}, ${n.label}`)}}#r(t){let n=t.dataset.control;if(!n||t.localName==="button"||t.value===t.
dataset.read)return;let s=this.indexOf(t),o=this.#t[s],r=t.closest("[data-visit]");if(!o||!r||n==="time"&&t instanceof HTMLInputElement&&
!Kp(t))return;let[i]=Li(o.written_moment),a=_(r,'[data-control="time"]').dataset.read,c=t.value===""?null:Math.round(Number(
t.value)),l={day:{written_moment:`${t.value} ${a}`.trim()},time:{written_moment:t.value&&`${i} ${t.value}`.trim()},stay:{
written_stay:c,duration_minutes:c??o.duration_minutes}};t.dataset.read=t.value,this.#s(new Map([[s,{...o,...l[n]}]]))}#c(t){
let n=t?.dataset.control;if(!t||!n)return;let s=this.indexOf(t);if(n==="remove")this.#n(ah(this.#t,s)),this.#a(Math.min(
s,this.#t.length-1),n);else{let o=n==="earlier"?s-1:s+1;this.#i(s,o),this.#a(o,n)}}move(t,n){let s=Math.max(0,Math.min(this.#t.
length-1,t+n));s!==t&&this.#i(t,s)}setTime(t,n){let s=this.#t[t];if(!s)return;let[o]=Li(s.written_moment),r=`${o} ${hh(n)}`.
trim();this.#s(new Map([[t,{...s,written_moment:r,start_minute:n}]]))}setStay(t,n){let s=this.#t[t];if(!s)return;let o={
written_stay:n,duration_minutes:n};this.#s(new Map([[t,{...s,...o}]]))}#i(t,n){let[s,o]=[this.#t[t],this.#t[n]];!s||!o||
this.#s(new Map([[t,{...s,...lh(o)}],[n,{...o,...lh(s)}]]))}#a(t,n){let s=this.#t.length-1,o={earlier:t===0,later:t===s,
remove:s===0},r=[n,"later","earlier","remove"].find(c=>!o[c]),i=Q(this.rows,":scope > [data-visit]")[t],a=r&&i?.querySelector(
`[data-control="${r}"]`);(a instanceof HTMLElement?a:this.text).focus()}};function lh({place:e,label:t,category:n}){return{
place:e,label:t,category:n}}function Li(e){let[t="",n]=e.split(" ");return n===void 0?["",t]:[t,n]}function Kp(e){let t=e.
value.trim()?gc(e.value):"",n=t===null?`“${e.value}” is not a time. Write hours and minutes from 00:00 to 23:59, such \
as 17:30.`:"";return e.setCustomValidity(n),e.setAttribute("aria-invalid",String(n!=="")),t===null?e.reportValidity():e.
value=t,t!==null}function hh(e){let t=n=>String(Math.floor(n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}function Ri(){return document.hidden?Promise.resolve():new Promise(e=>{requestAnimationFrame(()=>setTimeout(e)),document.
addEventListener("visibilitychange",()=>e(),{once:!0})})}async function uh(){await Ri(),"requestIdleCallback"in window&&
await new Promise(e=>requestIdleCallback(e,{timeout:200}))}var zp="../bundles/browser-model.js",Xp=/\bexport\s*\{[^}]*\};?\s*$/;var Ii=new WeakMap;async function fh(e,{location:t,variants:n},s,o){let r=Jp(e),i=eg(o);for(let a of n){o.throwIfAborted();
let{input:c}=a;s(a,c&&await Promise.race([i,r(c,t)]))}}function Jp(e){let t=Qp(e);Ii.has(e)||Ii.set(e,Zp(e));let n=Ii.get(
e);return async(s,o)=>{let r=await n?.ask({input:s,location:o});if(!r)return t(s,o);if("error"in r)throw new Error(r.error);
return r.answer}}function Qp(e){let t=performance.now()+12;return async(n,s)=>(performance.now()>=t&&(await new Promise(
o=>setTimeout(o)),t=performance.now()+12),e.answer(n,s))}function Zp(e){try{return new Ci(e.content)}catch{return null}}
var Ci=class{#t;#e;constructor(t){this.#t=tg(),this.#e=new Promise(n=>{this.#t.addEventListener("error",s=>{s.preventDefault(),
n(null)})}),this.#t.postMessage(t)}ask(t){let{port1:n,port2:s}=new MessageChannel,o=new Promise(r=>{n.onmessage=({data:i})=>{
n.close(),r(i)}});return this.#t.postMessage(t,[s]),Promise.race([this.#e,o])}};function tg(){let e=document.querySelector(
"script[data-engine]")?.textContent;if(!e)return new Worker(new URL(zp,A),{type:"module"});let t=new Blob([e.replace(Xp,
"")],{type:"text/javascript"});return new Worker(URL.createObjectURL(t))}function eg(e){let t=new Promise((n,s)=>{e.addEventListener(
"abort",()=>s(e.reason),{once:!0})});return t.catch(()=>{}),t}var ng={hours:["Moved by","All visits and the moment to predict move together."],visits:["Visit left out","One visit is \
left out at a time; the others keep the times and stays that the page shows, and the moment to predict stays."],heads:["\
Heads removed","Every set of heads is removed, on top of the changes already made."]},sg="This network has too many head\
s to try every set, so each is removed alone.",og="cannot be left out: the answer is read at the last visit, and the one\
 before is missing or masked",Pi=e=>`${(100*e).toFixed(1)} %`,to=class{#t=null;constructor(t,n,s){this.body=n,this.explanations=
s,this.kind=_(t,"[data-kind]",HTMLSelectElement),this.button=_(t,"[data-run]",HTMLButtonElement),this.progress=_(t,"[dat\
a-progress]",HTMLProgressElement),this.meaning=_(t,"[data-meaning]"),this.failure=_(t,"[data-failure]"),this.summary=_(t,
"[data-summary]"),this.frame=_(t,"[data-frame]"),this.rows=_(t,"tbody"),this.row=_(t,"template",HTMLTemplateElement),this.
kind.addEventListener("change",()=>this.clear()),this.button.addEventListener("click",()=>this.#t?this.#n():this.#e())}clear(){
this.#s(),this.rows.replaceChildren(),this.summary.textContent="";for(let t of[this.meaning,this.failure,this.frame])t.hidden=
!0}async#e(){this.clear();let t=new AbortController;this.#t=t,this.button.textContent="Stop",this.progress.removeAttribute(
"value"),this.progress.hidden=!1;try{await this.explanations.prepare(),t.signal.throwIfAborted(),await this.#o(t.signal)}catch(n){
if(this.#t!==t)return;this.failure.textContent=Ye(n),this.failure.hidden=!1}this.#s()}#n(){let{value:t,max:n}=this.progress,
s=this.frame.hidden?"":` after ${t} of ${n} answers`;this.summary.textContent=`Stopped${s}.`,this.#s()}#s(){this.#t?.abort(),
this.#t=null,this.button.textContent="Run",this.progress.hidden=!0}async#o(t){let{model:n,obstacle:s}=this.explanations,
o=this.body();if(!n)throw new Error(`This browser cannot compute: ${s}`);if(!o)throw new Error("Enter a history of visit\
s first.");let r=this.kind.value,{prediction:i,variants:a}=n.sweep(r,o);if(!a.length)throw new Error("Every head is remo\
ved already.");this.#r(r,i,a);let{location:c}=i,l=[];await fh(n,{location:c,variants:a},(h,u)=>{let f=(u?.probability??0)-
i.probability,m=!!u&&u?.prediction.location!==c;this.#c({variant:h,answer:u,change:f,differs:m,row:jn(this.row)},l)},t),
this.summary.textContent=cg(l)}#r(t,n,s){let[o,r]=ng[t],i=s.every(({heads:a})=>a?.length===1);this.meaning.textContent=`${i?
sg:r} The unchanged answer is ${Te({prediction:n})}.`,_(this.frame,"[data-changed]").textContent=o;for(let a of[this.meaning,
this.frame])a.hidden=!1;this.progress.max=s.length,this.progress.value=0}#c(t,n){ig(t);let s=n.findIndex(r=>rg(t,r)),o=s<
0?n.length:s;this.rows.insertBefore(t.row,n[o]?.row??null),n.splice(o,0,t),this.progress.value+=1}};function rg(e,t){let[
n,s]=[e.variant.heads,t.variant.heads];return!n||n.length!==s?.length?!1:Math.abs(e.change)>Math.abs(t.change)}function ig({
variant:e,answer:t,change:n,differs:s,row:o}){_(o,"th").textContent=ag(e);let r=_(o,".word");if(!t){r.textContent=og;return}
o.toggleAttribute("data-differs",s),r.textContent=s?Te(t):"the same";let i=_(o,".share");i.textContent=Pi(t.probability),
i.style.setProperty("--share",String(t.probability)),_(o,"[data-change]").textContent=mh(100*n,1)}function ag({hours:e=0,
visit:t,heads:n}){return t?`${t.sent+1} ${t.label}`:n?n.map(([s,o])=>`L${s} H${o}`).join(", ")||"none":`${mh(e,0)} h`}function cg(e){
let t=e.flatMap(({answer:r})=>r?.probability??[]);if(!t.length)return"";let n=e.filter(({differs:r})=>r).length,[s,o]=[Math.
min(...t),Math.max(...t)];return`Another place leads in ${n} of ${t.length} rows. The probability of the unchanged answe\
r lies between ${Pi(s)} and ${Pi(o)}. Computed in this browser.`}function mh(e,t){let n=Math.abs(e).toFixed(t);return Number(
n)===0?n:`${e>0?"+":"−"}${n}`}var lg={routine:"routine",habit:"a habit",errand:"an errand",consequence:"a consequence of the day's first stop"};function dh(e,t=n=>`\
visit ${n+1}`){let{cause:n,custom:s,expected_label:o}=e,r=lg[s];if(!r)return"It was a free choice.";let i=e.decided_by.map(
t);e.decided_before&&i.push("visits before this history");let a=i.length?`, decided by ${i.join(" and ")}`:"";return n===
s?`It was ${r}${a}.`:`It should have been ${r}${a}: to ${o??"an unknown place"}. They chose otherwise.`}var hg=5e-4,ug=350,eo=class{shown=null;sent=[];#t=null;isDragging=!1;#e="";#n=null;#s=null;#o=!1;#r=0;#c=0;#i=new AbortController;#a=null;constructor(t,n={}){
this.page=t,this.hooks=n,this.model=t.dataset.explore??"",this.engineChoice=ft(t,"[data-engine-choice]",HTMLSelectElement),
this.explanations=new qe(this.model,ut().get("engine")),this.explanations.draws=n.draws??!1,this.explanations.sharesWeights=
this.engineChoice!==null||!Lt;let{explanations:s}=this;n.draws&&s.sharesWeights&&s.choice!=="server"&&s.prepare(),this.changes=
_(t,"[data-changes]"),this.answer=_(t,"[data-answer]",HTMLOutputElement),this.badge=_(t,"[data-badge]"),this.outcome=_(t,
"[data-outcome]"),this.person=ft(t,"[data-person]",HTMLSelectElement),this.predictAt=_(t,"[data-predict-at]",HTMLInputElement),
this.examples=_(t,"[data-examples]",HTMLSelectElement),this.failure=_(t,"[data-error]"),this.story=_(t,"[data-story]"),this.
staleNote=_(t,"[data-stale-note]"),this.suggestion=_(t,"[data-try]"),this.editor=new Zs(_(t,"[data-editor]"),i=>{this.#a=
null,this.#w(),this.panel.followHistory(this.editor.visits),this.submitSoon(i?ug:0)});let o=_(t,"[data-interventions]",HTMLDetailsElement);
this.panel=new Ke(o,()=>this.submitSoon()),this.engineChoice&&(this.engineChoice.value=s.choice??"");let r=ft(t,"[data-s\
weeps]");this.sweeps=r&&new to(r,()=>this.shown&&zt(this.shown),s),this.#h()}#h(){let{page:t}=this;ih(_(t,"[data-combobo\
x]"),n=>this.explanations.searchPlaces(n),n=>({label:n.label,note:n.category??""}),n=>this.editor.add(n.notation)),this.
suggestion.addEventListener("click",()=>{this.editor.visits=this.editor.text.placeholder,this.submitSoon()});for(let n of[
"pointerdown","keydown","input"])_(t,"[data-editor]").addEventListener(n,()=>{this.#o=!0,this.#y()},{once:!0});this.engineChoice?.
addEventListener("change",()=>{this.explanations.choose(this.engineChoice?.value??""),this.submitSoon()}),this.person?.addEventListener(
"change",()=>this.submitSoon()),this.predictAt.addEventListener("change",()=>this.submitSoon()),_(this.changes,"[data-un\
do]").addEventListener("click",()=>{this.panel.text="",this.submitSoon()}),_(this.failure,"button").addEventListener("cl\
ick",()=>{this.explanations.choose(this.explanations.choice),this.submitSoon()}),Dn(()=>this.restore("keep"))}get exampleHistories(){
return this.#s??=this.#d(),this.#s}get fields(){return{visits:this.editor.visits,user:this.person?.value??"",predict_at:this.
predictAt.value.trim(),top_k:this.#e,interventions:this.panel.text}}markVisits(t){this.editor.mark(t.flatMap(n=>this.sent[n]??
[]))}take({visits:t,user:n,predict_at:s,interventions:o}){this.fill(),this.#w(),this.editor.visits=t,this.predictAt.value=
s,this.panel.text=o,ve(this.person,n),this.panel.followHistory(t),this.submitSoon()}get interventions(){return Object(Xt(
this.panel.text||"{}"))}set interventions(t){this.fill(),this.panel.text=Object.keys(t).length?JSON.stringify(t):"",this.
panel.followHistory(this.editor.visits),this.#l()}async#l(){clearTimeout(this.#c);let t=++this.#r;this.page.setAttribute(
"aria-busy","true"),await Ri(),t===this.#r&&this.submitSoon()}submitSoon(t=0){clearTimeout(this.#c),this.#c=setTimeout(()=>{
this.#u(zt(this.fields),this.isDragging?"keep":"push")},t)}async#u(t,n){clearTimeout(this.#c),this.#c=0,this.#r+=1;let s=this.#r;
this.#i.abort(),this.#i=new AbortController,this.page.setAttribute("aria-busy","true");let o=!1;try{let r="interventions"in
t&&!!t.interventions,[i,a]=await Promise.all([this.#p(t),r?this.#p({...t,interventions:null}):null]);if(s!==this.#r)return;
this.#_(i,a,t,n),o=!0,await uh(),this.fill()}catch(r){if(r instanceof bt&&s===this.#r)this.#m(r.problems);else if(!cs(r)&&
!(r instanceof bt))throw r}finally{s===this.#r&&this.page.removeAttribute("aria-busy")}o&&s===this.#r&&this.#y()}fill(){
let t=this.#a;this.#a=null,t?.()}#p(t){return this.explanations.explain(t,this.#i.signal)}async#y(){let{engineChoice:t,explanations:n}=this;
if(!t)return;(this.#o||this.hooks.draws||n.choice==="browser")&&n.choice!=="server"&&await n.prepare();let o=this.#t!==null&&
!("tensors"in this.#t),r=this.#c!==0||this.page.hasAttribute("aria-busy");this.hooks.draws&&o&&this.shown&&!r&&this.#u(zt(
this.shown),"keep");let i=_(this.page,"[data-engine-obstacle]");i.textContent=n.obstacle&&`This browser cannot compute: ${n.
obstacle}`,i.hidden=!n.obstacle}#_(t,n,s,o){if("record"in s&&(this.editor.visits=t.notation??"",this.predictAt.value=t.predict_at.
replace("T"," "),t.notation===null)){this.#m([{where:"visits",message:"This record contradicts itself and cannot be writ\
ten as visits.",suggestions:[]}]);return}this.sent=t.visits.map(c=>c.sent);let r=[...t.visits].sort((c,l)=>c.sent-l.sent);
this.panel.text&&this.panel.show(r,this.sent),this.panel.followHistory(this.editor.visits),ve(this.person,t.user),this.#m(
[]),this.predictAt.placeholder=t.predict_at.replace("T"," "),Ne(this.answer,t),this.badge.textContent=t.engine==="browse\
r"?"computed in this browser":"computed by the server";let i={...this.fields,visits:t.notation??""};this.shown=i,this.#t=
t,this.#$(i,t,n);let a=i.interventions?n:null;this.hooks.shown?.(i,t,a),this.updateAddress(o),this.#a=()=>{this.editor.show(
r),this.panel.show(r,this.sent),this.#E(r,t.predict_at),this.suggestion.hidden=!0,this.sweeps?.clear(),this.hooks.filled?.(
i,t,a),this.page.dataset.ready="true",this.#f(i,t)}}#E(t,n){let s=Q(this.editor.rows,":scope > [data-visit]");for(let[r,
i]of s.entries()){let a=t[r];if(!a?.arrival)continue;let c={day:yt[a.weekday]??"",time:a.arrival.split("T")[1]??"",stay:`${a.
duration_minutes} min`};for(let[l,h]of Object.entries(c)){let u=_(i,`[data-read="${l}"]`);u.textContent=h,u.toggleAttribute(
"data-filled-in",a.filled_in.includes(l))}}if(_(this.page,'[data-printed="predict-at"]').textContent=n.replace("T"," "),
!this.person)return;let o=this.person.selectedOptions[0]?.textContent??"";_(this.page,'[data-printed="person"]').textContent=
o}async#f(t,n){let s=n.unknown_probability,o=s<hg?[]:[`Somewhere unknown to the model: ${(100*s).toFixed(1)} %.`],r=(await this.
exampleHistories).find(({visits:i,predict_at:a,user:c})=>i===t.visits&&a===n.predict_at&&(c===n.user||this.person===null));
this.shown===t&&(this.hooks.recognised?.(r,t),r&&o.push(fg(r,n.location_probabilities.final)),this.outcome.textContent=o.
join(" "),this.outcome.hidden=o.length===0)}#$(t,n,s){let{changes:o}=this;if(o.hidden=!s||!t.interventions,!s||!t.interventions)
return;_(o,"[data-what]").textContent=hs(JSON.parse(t.interventions)),_(o,"[data-before]").textContent=Te(s),_(o,"[data-\
after]").textContent=Te(n);let r=s.prediction.location===n.prediction.location;_(o,"[data-verdict]").textContent=r?"The \
most probable place stays the same.":"The most probable place is another one."}#m(t){let n=({where:r})=>r.startsWith("in\
terventions");this.#b(this.person,t,"user"),this.#b(this.predictAt,t,"predict_at");let s=t.filter(r=>r.where==="");this.
failure.hidden=s.length===0,_(this.failure,"span").textContent=s.map(r=>r.message).join(" "),this.panel.showProblems(t.filter(
n)),this.editor.showProblems(t.filter(r=>r.where!==""&&!(r.where==="user"&&this.person)&&r.where!=="predict_at"&&!n(r))),
t.length>s.length&&this.hooks.refused?.();let o=t.length>0&&this.shown!==null;this.staleNote.hidden=!o,this.story.toggleAttribute(
"data-stale",o)}#b(t,n,s){if(!t)return;let o=n.filter(i=>i.where===s).map(i=>i.message),r=_(this.page,`#${t.getAttribute(
"aria-errormessage")}`);r.textContent=o.join(" "),r.hidden=o.length===0,t.setAttribute("aria-invalid",String(o.length>0))}comparisonOf(t){
let{model:n}=this,s=t.interventions?JSON.stringify({model:n,interventions:null}):null;return Dt({model:n,...t,top_k:null,
against:s})}updateAddress(t){if(t==="keep"||this.shown===null)return;let{choice:n}=this.explanations,s=this.engineChoice?
n:null,o=Dt({...this.shown,engine:s,...this.hooks.options?.()});Fn(o,t)}async restore(t){this.#a=null,this.#n=null,this.
examples.value="";let n=ut(),s=n.get("top_k")??"";this.#e=/^([1-9]\d?|100)$/.test(s)?s:"",this.editor.visits=n.get("visi\
ts")??"",this.predictAt.value=n.get("predict_at")??"",this.panel.text=n.get("interventions")??"",ve(this.person,n.get("u\
ser")),this.hooks.restored?.(n);let o=n.get("record");n.has("visits")?await this.#u(zt(this.fields),t):o!==null?await this.#u(
{record:Xt(o)},"replace"):await this.#k(n.get("user"))}async#k(t){let n=await this.exampleHistories,s=n.find(o=>t&&String(
o.user)===this.person?.value)??n[0];s?(this.#g(s,n),await this.#u(zt(this.fields),"replace")):this.#A()}#A(){clearTimeout(
this.#c),this.#i.abort(),this.#r+=1,this.#a=null,this.page.removeAttribute("aria-busy"),this.shown=null,this.editor.show(
[]),this.#m([]),Ne(this.answer,null),this.outcome.hidden=!0,this.suggestion.hidden=!1,this.sweeps?.clear(),this.changes.
hidden=!0,this.hooks.cleared?.()}#w(){this.examples.value="",!(!this.#n||this.editor.visits.trim().endsWith(this.#n.end))&&
(this.predictAt.value===this.#n.predictAt&&(this.predictAt.value=""),this.#n=null)}async#d(){let{examples:t}=this;try{let n=await us(
this.model);t.append(...n.map((o,r)=>new Option(o.title,String(r))));let s=t.closest("[data-field]");return s.hidden=n.length===
0,t.addEventListener("change",()=>{let o=t.value&&n[Number(t.value)];o&&(this.#g(o,n),this.#u(zt(this.fields),"push"))}),
n}catch{return[]}}#g(t,n){this.examples.value=String(n.indexOf(t)),this.editor.visits=t.visits,this.panel.followHistory(
t.visits),this.predictAt.value=t.predict_at.replace("T"," ");let s=t.visits.split(",").at(-1)?.trim()??"";this.#n={predictAt:this.
predictAt.value,end:s},ve(this.person,t.user)}};function fg({target:e,target_label:t,reason:n},s){if(e===void 0)return"";
if(e===null)return"The model drew this history itself: nothing really happened next.";let o=n?` ${dh(n)}`:"",r=s.findIndex(
({location:c})=>c===e);if(r===0)return`The prediction is right: that is where the person went.${o}`;let i=s[r],a=i?`numb\
er ${r+1} with ${(100*i.probability).toFixed(1)} %`:`which is not among the ${s.length} most probable places`;return`The\
 person went to ${t}, ${a}.${o}`}function zt({visits:e,user:t,predict_at:n,top_k:s,interventions:o}){return{visits:e,user:t||
null,predict_at:n||null,...s&&{top_k:Number(s)},...o&&{interventions:Xt(o)}}}function ph(e,t){return Oe(e).map(({key:n,text:s})=>{let o=document.createElement("li"),r=document.createElement("button");
return r.type="button",r.textContent=`${s} ×`,r.title="Take this change back",r.addEventListener("click",()=>{t(Object.
fromEntries(Object.entries(e).filter(([i])=>i!==n)))}),o.append(r),o})}function gh(e){let t=()=>Q(e,"details[data-menu][open]",HTMLDetailsElement);document.addEventListener("pointerdown",({target:n})=>{
for(let s of t())n instanceof Node&&s.contains(n)||(s.open=!1)}),document.addEventListener("keydown",n=>{let[s]=t();n.key!==
"Escape"||!s||(n.stopImmediatePropagation(),s.open=!1,_(s,"summary").focus())},{capture:!0})}function bh(e,t,{title:n,origin:s}){let o=e.slice(e.indexOf(",")+1);if(t==="svg")return mg(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[yh("Title",n),yh("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function mg(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",t),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function yh(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,dg(n)),s.buffer}function dg(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}async function Hi({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await pg(e))}`}async function wh(e,t){let n=new Image;
n.src=await Hi(e),await n.decode();let s=document.createElement("canvas");s.width=Math.round(e.width*t),s.height=Math.round(
e.height*t);let o=s.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function pg(e){let t=await gg();return t&&e.replace("<title>",()=>`\
<style>${t}</style><title>`)||e}async function gg(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await yg(n,e.href??document.baseURI)})}`}}catch{}
return""}async function yg(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return`data:font/woff2\
;base64,${$n(new Uint8Array(await n.arrayBuffer()))}`}var bg=2;async function xh(e,t,{title:n,origin:s,name:o}){let r=t==="png",i=await(r?wh(e,bg):Hi(e)),a=bh(i,r?"png":"svg",
{title:n,origin:s}),c=document.createElement("a");c.href=URL.createObjectURL(a),c.download=`${o}-network.${t}`,c.click(),
URL.revokeObjectURL(c.href)}var $h=["story","explore","everything"],_h="pointerscope-depth",kh="pointerscope-visits-as",wg="textarea, input:not([typ\
e=radio], [type=checkbox], [type=range])",no=class{#t=null;#e=null;#n=[];#s=[];#o=null;#r=null;#c=[];#i=0;#a=ut().get("o\
pen");constructor(t){this.page=t,this.sheet=new ze(t,()=>t.dataset.depth==="everything"),this.bar=_(t,"[data-bar]"),this.
undo=_(t,"[data-undo-step]",HTMLButtonElement),this.redo=_(t,"[data-redo-step]",HTMLButtonElement),this.picture=new ln(_(
t,"[data-network]"),{act:n=>this.#_(n),edit:n=>this.#E(n),whatIf:n=>this.#m(n),more:(n,s)=>this.#g(n,s),pointed:n=>this.
pointed(n),covered:()=>Math.max(...[".above","[data-bar]"].map(n=>_(t,n).getBoundingClientRect().bottom)),opened:n=>{this.#a=
n,this.#t?.updateAddress("replace")}}),this.#h(),this.#O(Eh(kh)==="text"?"text":"list"),this.#S(xg(t))}pointed=()=>{};depthChanged=()=>{};get options(){
let{depth:t=""}=this.page.dataset;return{depth:t==="explore"?void 0:t,open:this.#a??void 0}}follow(t){this.#t=t}showInputs(){
this.page.dataset.depth!=="everything"&&this.sheet.show(!0),this.#O("text")}#h(){let{page:t}=this;for(let s of Q(t,"inpu\
t[name=depth]",HTMLInputElement))s.addEventListener("change",()=>{Mh(_h,s.value),this.#S(s.value),this.#t?.updateAddress(
"replace")});for(let s of Q(t,"input[name=visits-as]",HTMLInputElement))s.addEventListener("change",()=>{Mh(kh,s.value),
this.#O(s.value)});this.undo.addEventListener("click",()=>this.#d(this.#n,this.#s)),this.redo.addEventListener("click",()=>this.#d(
this.#s,this.#n)),_(t,"[data-as-learned]").addEventListener("click",()=>this.#f({})),_(t,"[data-present]").addEventListener(
"click",()=>{_(t,"[data-stage]").requestFullscreen()}),gh(t);let n=_(t,"[data-share]",HTMLButtonElement);n.addEventListener(
"click",()=>Xs(n));for(let s of Q(t,"[data-save]",HTMLButtonElement))s.addEventListener("click",()=>this.#M(s.dataset.save??
""));document.addEventListener("keydown",s=>this.#l(s)),document.addEventListener("pointerscope:server",()=>{t.toggleAttribute(
"data-server-silent",!as.answers)})}#l(t){if(t.target instanceof Element&&t.target.closest(wg)||!(t.ctrlKey||t.metaKey))
return;let s=t.key.toLowerCase();s!=="z"&&s!=="y"||(t.preventDefault(),s==="y"||t.shiftKey?this.#d(this.#s,this.#n):this.#d(
this.#n,this.#s))}show(t,n,s){if(this.#A(t),this.#y(t),!("tensors"in n))return;let o=this.#o!==null&&this.#o.notation!==
n.notation,r=s&&"tensors"in s?s:null;this.#r=r??(o?this.#o:null),this.#o=n,this.#p(r?"As learned":"Before this change"),
o&&(this.picture.happened=null),this.#u(n,this.#r),this.#a&&this.#a!==this.picture.opened&&this.picture.open(this.#a),this.
page.dataset.drawn="true",this.page.dataset.depth==="story"&&!this.#a&&!this.picture.player.isOpen&&this.picture.player.
play()}#u(t,n){let{happened:s}=this.picture,o=[t,n,s];o.every((r,i)=>r===this.#c[i])||(this.#c=o,this.picture.show(t,n))}recognise(t){
let n=_(this.bar,"[data-happened]"),s=t?.target??null;n.hidden=s===null;let o=s!==this.picture.happened;if(this.picture.
happened=s,o&&this.#o&&this.#u(this.#o,this.#r),!t||s===null||!this.#o)return;let r=this.#o.prediction.location===t.target;
_(n,"[data-happened-place]").textContent=`${r?"✓ ":""}${t.target_label??""}`}#p(t){let n=_(this.bar,"[data-was]");if(n.
hidden=this.#r===null,!this.#r||!this.#o)return;let{value:s,change:o,isMore:r}=fc(this.#o,this.#r);_(n,"[data-was-name]").
textContent=t,_(n,"[data-was-value]").textContent=s;let i=_(n,"[data-was-change]");i.textContent=o,i.className=r?"more":
"less"}#y({interventions:t}){let n=_(this.page,"[data-changed]"),s=JSON.parse(t||"{}"),o=ph(s,r=>this.#f(r));_(n,"ul").replaceChildren(
...o),n.hidden=o.length===0}#_(t){if(!this.#t||!this.#o)return;let n=Ar(this.#t.interventions,t,this.#o);this.#f(n,!("is\
Done"in t)||t.isDone)}#E(t){let n=this.#t;if(!n)return;n.isDragging=!t.isDone,n.fill();let{sent:s,editor:o}=n,r=s[t.visit]??
0;t.kind==="move"?t.by!==0?o.move(r,(s[t.visit+t.by]??0)-r):n.submitSoon():t.kind==="time"?o.setTime(r,t.minutes):o.setStay(
r,t.minutes)}#f(t,n=!0){if(!n){this.#k(t);return}this.#t&&(cancelAnimationFrame(this.#i),this.#t.interventions=t,this.#$(
t))}#$(t){let{explanations:n,fields:s}=this.#t??{};if(!n?.isInBrowser||!s)return;let o=Object.keys(t).length>0;try{let[r,
i]=[s,{...s,interventions:""}].map(a=>n.explainHere(zt(a)));if(!r||!i||!("tensors"in r&&"tensors"in i))return;this.#u(r,
o?i:null)}catch{}}#m(t){let{interventions:n}=this.#t??{};return!n||!this.#o?null:this.#b(Ar(n,t,this.#o))}#b(t){let{explanations:n,
shown:s}=this.#t??{};return!n?.isInBrowser||!n.model||!s?null:n.model.trace({...zt(s),interventions:t})}#k(t){cancelAnimationFrame(
this.#i),this.#i=requestAnimationFrame(()=>{let n=this.#b(t),s=this.#r?.notation!==this.#o?.notation;n&&this.#u(n,s?this.#o:
this.#r)})}#A(t){if(this.#t?.isDragging&&this.#e)return;this.#e&&JSON.stringify(this.#e)!==JSON.stringify(t)&&this.#e&&(this.#n.
push(this.#e),this.#s.length=0),this.#e=t,this.#w()}#w(){this.undo.disabled=this.#n.length===0,this.redo.disabled=this.#s.
length===0}#d(t,n){let s=t.pop();!s||!this.#e||(n.push(this.#e),this.#e=s,this.#t?.take(s),this.#w())}#g(t,n){let s=this.
page.querySelector(`[data-story] pointer-view[view="${CSS.escape(t)}"]`);if(!s)return;for(let[r,i]of Object.entries(n))i!==
null&&s.setAttribute(r,i);this.#S("everything"),this.#t?.updateAddress("replace");let o=s.closest("details");o&&(o.open=
!0),s.scrollIntoView()}#S(t){this.page.dataset.depth=t,_(this.page,`input[name=depth][value=${t}]`,HTMLInputElement).checked=
!0,this.sheet.toggle(!1),t==="story"&&this.#o?this.picture.player.play():this.picture.player.close(),this.depthChanged()}#O(t){
this.page.dataset.visitsAs=t,_(this.page,`input[name=visits-as][value=${t}]`,HTMLInputElement).checked=!0}#M(t){let n=`${this.#t?.
answer.textContent??""} · ${_(this.page,".model-name").textContent}`,{past:s,changes:o}=this.#T,r=[n,[o,s].filter(Boolean).
join(" ")].filter(Boolean),{explore:i="model"}=this.page.dataset;xh(this.picture.file({title:n,lines:r}),t,{title:n,origin:location.
href,name:i}),_(this.page,"details[data-export]",HTMLDetailsElement).open=!1}get#T(){let t=this.#t?.interventions??{},n=_(
this.bar,"[data-was]"),s=o=>_(n,`[data-was-${o}]`).textContent;return{changes:Object.keys(t).length?hs(t):"",past:n.hidden?
"":`${s("name")}: ${s("value")}.`}}};function xg(e){let t=ut().get("depth");if(t&&$h.includes(t))return t;let n=location.
hash.slice(1);if(n&&!n.includes("=")&&e.querySelector(`[data-story] [id="${CSS.escape(n)}"]`))return"everything";let s=Eh(
_h);return $h.includes(s)?s:"explore"}function Eh(e){try{return localStorage.getItem(e)??""}catch{return""}}function Mh(e,t){
try{localStorage.setItem(e,t)}catch{}}var Wn=e=>`${(100*e).toFixed(1)} %`,Ah=({name:e,location:t})=>e??`#${t}`;function Sh(e){let{location_probabilities:t,gate:n,
unknown_probability:s}=e,{pointer:o,final:r}=t,i=r.reduce((c,{probability:l})=>c-l,1-s),a=new Map((o??[]).map(c=>[c.location,
c.probability]));return{columns:["Place","Probability","from the pointer","from the generation head"],rows:[...r.map(c=>{
let l=n.value*(a.get(c.location)??0),h=[c.probability,l,c.probability-l];return[Ah(c),...h.map(Wn)]}),["all other known \
places",Wn(Math.max(0,i)),"",""],["somewhere unknown",Wn(s),"",""]]}}function Oh(e,t,n){let[s,o]=[e,t].map(({location_probabilities:{
final:i}})=>new Map(i.map(a=>[Ah(a),a.probability]))),r=[...s??[]].flatMap(([i,a])=>{let c=o?.get(i);return c===void 0?[]:
[{name:i,probability:a,other:c,difference:a-c}]});return r.sort((i,a)=>Math.abs(a.difference)-Math.abs(i.difference)),{columns:[
"Place","First","Second","First minus second"],rows:r.slice(0,n).map(({name:i,probability:a,other:c,difference:l})=>{let u=`${l<
0?"−":"+"}${Math.abs(100*l).toFixed(1)} points`;return[i,Wn(a),Wn(c),u]})}}var $g=12;function kg(e){let t=_(e,"[data-places]"),n=_(e,"[data-gate]"),s=_(document,"[data-compare]",HTMLAnchorElement),
o=new no(e),r=new eo(e,{draws:!0,shown:(i,a,c)=>o.show(i,a,c),filled(i,a){t.replaceChildren(Rn(Sh(a)));let{value:c,learned:l}=a.
gate,h=f=>`${(100*f).toFixed(1)} %`;n.textContent=`Gate ${c.toFixed(3)}${l?"":" (not learned)"}: the answer is ${h(c)} o\
f the pointer's distribution and ${h(1-c)} of the generation head's.`;let u=r.comparisonOf(i);u.set("page","compare"),s.
hash=u.toString()},options:()=>o.options,refused:()=>o.showInputs(),recognised(i,a){o.recognise(i);let c=ft(e,"[data-cha\
rts]");if(!c)return;let l=i;c.hidden=!l?.page||a.interventions!=="",_(c,"a",HTMLAnchorElement).href=l?.page??""}});o.follow(
r),o.pointed=i=>r.markVisits(i),r.restore("keep")}function Mg(e){let t=Q(document,"template[data-side-of]",HTMLTemplateElement),
n=_(e,"[data-difference]"),s=_(e,"[data-same-answers]"),o=ut(),r=(u,f,m)=>{let d=t.find(({dataset:y})=>y.sideOf===f)??m;
if(!d)throw new Error("The page has no model.");return _(d.content,`[data-side="${u}"]`).cloneNode(!0)},[i,a=i]=t;_(e,"[\
data-sides]").replaceChildren(r("a",o.get("model"),i),r("b",ds(o.get("against")).model??o.get("model"),a));let c=ft(document,
"[data-explore-link]",HTMLAnchorElement),l=new Js(e),h=new ms(e,{asked(u){c&&(c.hash=Dt({page:"explore",...u}).toString())},
options:()=>({page:"compare",...l.options}),restored:u=>l.restore(u),refused:u=>l.showProblem(u),answered(u,f){l.show(u,
f);let m=u&&f&&Oh(u,f,$g);s.hidden=!m||!_g(u,f),m?m.rows.length?n.replaceChildren(Rn(m)):n.textContent="The two models k\
now no place of the same name.":n.replaceChildren()}});l.follow(h),h.restore()}function _g(e,t){let[n,s]=[e,t].map(({location_probabilities:{
final:o}})=>JSON.stringify(o));return n===s}var Wi=new Map;for(let[e,t]of[["[data-explore]",kg],["[data-compare-page]",Mg]]){
let n=ft(document,e);n&&Wi.set(n,t)}function Th(){for(let[e,t]of Wi)e.hidden||(Wi.delete(e),t(e))}Th();window.addEventListener(
"hashchange",Th);})();
