function l(r,n,{title:t,origin:e}){let o=r.slice(r.indexOf(",")+1);if(n==="svg")return u(decodeURIComponent(o),t,e);let c=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),s=[i("Title",t),i("Source",e)];return new Blob([c.subarray(0,33),...s,c.subarray(33)],{
type:"image/png"})}function u(r,n,t){let e=new DOMParser().parseFromString(r,"image/svg+xml").documentElement,o=(c,s)=>{
let a=document.createElementNS(e.namespaceURI,c);return a.textContent=s,a};return e.prepend(o("title",n),o("desc",t)),new Blob(
[new XMLSerializer().serializeToString(e)],{type:"image/svg+xml"})}function i(r,n){let t=new TextEncoder().encode(`iTXt${r}\
\0\0\0\0\0${n}`),e=new DataView(new ArrayBuffer(t.length+8));return e.setUint32(0,t.length-4),new Uint8Array(e.buffer).set(
t,4),e.setUint32(t.length+4,f(t)),e.buffer}function f(r){let n=-1;for(let t of r){n^=t;for(let e=0;e<8;e+=1)n=n>>>1^(n&1?
3988292384:0)}return~n>>>0}export{l as a};
