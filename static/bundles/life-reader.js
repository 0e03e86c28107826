var f="This page reads Timeline.json as a phone exports it, or the monthly files of Semantic Location History from Googl\
e Takeout.",m=6e4,w="inside another visit",M="without a time",y="without a place",C="written twice",_=4,c=class extends Error{};
function I(t,e=U){let o=t.map(({name:r,text:p})=>R(r,p,e)),n=X(o.map(r=>r.leftOut)),s=$(o.flatMap(r=>r.visits),n),[i]=o;
if(!i||!s.length)throw new c(`${H(t)} holds no visit: nothing to look at. ${f}`);return{form:i.form,visits:s,leftOut:n,isZoneGuessed:o.
some(r=>r.isZoneGuessed)}}function R(t,e,o){let{form:n,written:s}=k(t,b(t,e)),i={},r=[],p=!1;for(let a of s){let l=N(a.start),
d=N(a.end),T=D(a),S=Number(a.level??0)>0?w:l===null||d===null||d.utc<l.utc?M:T===null?y:null;if(S!==null||!l||!d||T===null){
E(i,S??M);continue}let h=typeof a.offset=="number"?a.offset:l.offset;p||=h===null;let g=h??o(l.utc);r.push({place:T,start:l.
utc,arrival:Math.floor(l.utc/m)+g,minutes:Math.min(Math.floor((d.utc-l.utc)/m),99999),name:typeof a.name=="string"&&a.name.
trim()?a.name.trim():null,kind:P(a.kind)})}return{form:n,visits:r,leftOut:i,isZoneGuessed:p}}function $(t,e){let o=[];for(let n of t.
sort((s,i)=>s.start-i.start)){let s=o.at(-1),i=s?.place===n.place;if(s&&i&&s.start===n.start)E(e,C);else if(s&&i&&n.start<=
A(s)+m){let r=Math.round((Math.max(A(n),A(s))-s.start)/m);s.minutes=Math.min(r,99999)}else o.push({...n,arrival:Math.max(
n.arrival,s?.arrival??-1/0)})}return o.map(({start:n,...s})=>s)}var A=({start:t,minutes:e})=>t+e*m;function b(t,e){let o=e.
slice(0,200).trimStart().toLowerCase(),n=[["pk","a zip archive. Unpack it and drop the files inside"],["<kml","a KML fi\
le"],["<gpx","a GPX track"],["<!doctype html","a web page"],["<html","a web page"],["<?xml",o.includes("<kml")?"a KML fi\
le":o.includes("<gpx")?"a GPX track":"an XML file"]].find(([s=""])=>o.startsWith(s));if(n)throw new c(`${t} is ${n[1]}. ${f}`);
if(!o)throw new c(`${t} is empty. ${f}`);try{return JSON.parse(e)}catch{let i=o.startsWith("{")||o.startsWith("[")?"begi\
ns as JSON but is damaged or cut short":"is no JSON";throw new c(`${t} ${i}. ${f}`)}}function k(t,e){if(Array.isArray(e)){
if(!e.some(o=>u(o)&&("visit"in o||"timelinePath"in o)))throw new c(`${t} is a list, but no entry of it is a visit. ${f}`);
return{form:"iPhone",written:e.flatMap(x)}}if(!u(e))throw new c(`${t} holds no visits. ${f}`);if(Array.isArray(e.semanticSegments))
return{form:"Android",written:e.semanticSegments.flatMap(x)};if(Array.isArray(e.timelineObjects))return{form:"Google Tak\
eout",written:e.timelineObjects.flatMap(L)};throw new c(`${t} is ${v(e)}. ${f}`)}function v(t){if(Array.isArray(t.locations))
return"Records.json of Google Takeout: raw positions, which are not yet visits";if(Array.isArray(t.timelineEdits))return"\
Timeline Edits.json of Google Takeout: corrections, without the visits themselves";if("deviceSettings"in t)return"Settin\
gs.json of Google Takeout: settings, no visits";if(t.type==="FeatureCollection")return"GeoJSON: shapes on a map, no visi\
ts";let e=Object.keys(t),o=e.slice(0,_).map(s=>`“${s.slice(0,40)}”`),n=e.length>_?" and more":"";return e.length?`JS\
ON with ${o.join(", ")}${n}, which is no form of a Timeline file`:"an empty JSON object"}function x(t){if(!u(t)||!u(t.visit))
return[];let{visit:e}=t,o=u(e.topCandidate)?e.topCandidate:{},{placeLocation:n}=o;return[{start:t.startTime,end:t.endTime,
offset:t.startTimeTimezoneUtcOffsetMinutes,place:o.placeId??o.placeID,location:u(n)?n.latLng:n,name:null,kind:o.semanticType,
level:e.hierarchyLevel}]}function L(t){if(!u(t)||!u(t.placeVisit))return[];let{location:e,duration:o}=t.placeVisit,[n,s]=[
e,o].map(a=>u(a)?a:{}),{latitudeE7:i,longitudeE7:r}=n??{},p=typeof i=="number"&&typeof r=="number";return[{start:s?.startTimestamp??
s?.startTimestampMs,end:s?.endTimestamp??s?.endTimestampMs,offset:null,place:n?.placeId,location:p?`${Number(i)/1e7},${Number(
r)/1e7}`:null,name:n?.name,kind:n?.semanticType,level:0}]}function D({place:t,location:e}){if(typeof t=="string"&&t)return t;
let o=String(e??"").match(/-?\d+(\.\d+)?/g),[n,s]=(o??[]).map(Number);return n===void 0||s===void 0?null:`${n.toFixed(3)}\
,${s.toFixed(3)}`}function P(t){let e=String(t??"").toLowerCase();return/\bhome$|_home$/.test(e)?"home":/\bwork$|_work$/.
test(e)?"work":null}function N(t){let e=String(t??""),o=/^\d{11,14}$/.test(e)?Number(e):Date.parse(e);if(Number.isNaN(o))
return null;let n=/([+-])(\d\d):?(\d\d)$/.exec(e);if(!n)return{utc:o,offset:null};let s=Number(n[2])*60+Number(n[3]);return{
utc:o,offset:n[1]==="-"?-s:s}}var U=t=>-new Date(t).getTimezoneOffset(),u=t=>typeof t=="object"&&t!==null&&!Array.isArray(
t);function E(t,e,o=1){t[e]=(t[e]??0)+o}function X(t){let e={};for(let[o,n]of t.flatMap(Object.entries))E(e,o,n);return e}
var H=t=>t.map(({name:e})=>e).join(", ")||"The selection";globalThis.onmessage=async({data:t})=>{globalThis.postMessage(await j(t))};async function j(t){try{let e=await Promise.all(
t.map(async o=>({name:o.name,text:await o.text()})));return{timeline:I(e)}}catch(e){return e instanceof c?{refusal:e.message}:
{refusal:`The file cannot be read: ${e instanceof Error?e.message:e}.`}}}
