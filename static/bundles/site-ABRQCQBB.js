function a(t){let n=t instanceof Uint8Array?t:Uint8Array.from(t),e=n.toBase64?.();if(e!==void 0)return e;let r="";for(let o of n)
r+=String.fromCharCode(o);return btoa(r)}function h(t){let n=Uint8Array.fromBase64?.(t);if(n)return n;let e=atob(t),r=new Uint8Array(
e.length);for(let o=0;o<e.length;o++)r[o]=e.charCodeAt(o);return r}async function s({svg:t}){return`data:image/svg+xml,${encodeURIComponent(await c(t))}`}async function l(t,n){let e=new Image;
e.src=await s(t),await e.decode();let r=document.createElement("canvas");r.width=Math.round(t.width*n),r.height=Math.round(
t.height*n);let o=r.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
e,0,0,r.width,r.height),r.toDataURL("image/png")}async function c(t){let n=await i();return n&&t.replace(/<svg[^>]*>/,e=>`${e}\
<style>${n}</style>`)||t}async function i(){for(let t of document.styleSheets)try{for(let n of t.cssRules){if(!(n instanceof
CSSFontFaceRule)||!/\bInter\b/.test(n.style.fontFamily))continue;let[,e=""]=/url\("?([^")]+)"?\)/.exec(n.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await f(e,t.href??document.baseURI)})}`}}catch{}
return""}async function f(t,n){if(t.startsWith("data:"))return t;let e=await fetch(new URL(t,n));return`data:font/woff2;\
base64,${a(new Uint8Array(await e.arrayBuffer()))}`}var u=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/;function d(t){return t.split(u)}function g(t){return d(t).map((n,e)=>{if(e%
2===0)return n;let r=document.createElement("span");return r.className="with-unit",r.textContent=n,r})}export{a,h as b,s as c,l as d,g as e};
