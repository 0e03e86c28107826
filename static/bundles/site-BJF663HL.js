import{j as a}from"./site-C225MOGC.js";function s(t){let n=t instanceof Uint8Array?t:Uint8Array.from(t),e=n.toBase64?.();if(e!==void 0)return e;let r="";for(let o of n)
r+=String.fromCharCode(o);return btoa(r)}function m(t){let n=Uint8Array.fromBase64?.(t);if(n)return n;let e=atob(t),r=new Uint8Array(
e.length);for(let o=0;o<e.length;o++)r[o]=e.charCodeAt(o);return r}async function c({svg:t}){return`data:image/svg+xml,${encodeURIComponent(await i(t))}`}async function g(t,n){let e=new Image;
e.src=await c(t),await e.decode();let r=document.createElement("canvas");r.width=Math.round(t.width*n),r.height=Math.round(
t.height*n);let o=r.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
e,0,0,r.width,r.height),r.toDataURL("image/png")}async function i(t){let n=await f();return n&&t.replace(/<svg[^>]*>/,e=>`${e}\
<style>${n}</style>`)||t}async function f(){for(let t of document.styleSheets)try{for(let n of t.cssRules){if(!(n instanceof
CSSFontFaceRule)||!/\bInter\b/.test(n.style.fontFamily))continue;let[,e=""]=/url\("?([^")]+)"?\)/.exec(n.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await u(e,t.href??document.baseURI)})}`}}catch{}
return""}async function u(t,n){if(t.startsWith("data:"))return t;let e=await fetch(new URL(t,n));return e.ok?`data:font/\
woff2;base64,${s(new Uint8Array(await e.arrayBuffer()))}`:a(e.status)}var d=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/;function h(t){return t.split(d)}function x(t){return h(t).map((n,e)=>{if(e%
2===0)return n;let r=document.createElement("span");return r.className="with-unit",r.textContent=n,r})}export{s as a,m as b,c,g as d,x as e};
