import{a as r}from"./site-PPAV7REJ.js";async function s({svg:t}){return`data:image/svg+xml,${encodeURIComponent(await c(t))}`}async function d(t,n){let e=new Image;
e.src=await s(t),await e.decode();let o=document.createElement("canvas");o.width=Math.round(t.width*n),o.height=Math.round(
t.height*n);let a=o.getContext("2d");if(!a)throw new Error("This browser cannot draw a PNG of this size.");return a.drawImage(
e,0,0,o.width,o.height),o.toDataURL("image/png")}async function c(t){let n=await i();return n&&t.replace(/<svg[^>]*>/,e=>`${e}\
<style>${n}</style>`)||t}async function i(){for(let t of document.styleSheets)try{for(let n of t.cssRules){if(!(n instanceof
CSSFontFaceRule)||!/\bInter\b/.test(n.style.fontFamily))continue;let[,e=""]=/url\("?([^")]+)"?\)/.exec(n.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await f(e,t.href??document.baseURI)})}`}}catch{}
return""}async function f(t,n){if(t.startsWith("data:"))return t;let e=await fetch(new URL(t,n));return`data:font/woff2;\
base64,${r(new Uint8Array(await e.arrayBuffer()))}`}var u=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/;function h(t){return t.split(u)}function l(t){return h(t).map((n,e)=>{if(e%
2===0)return n;let o=document.createElement("span");return o.className="with-unit",o.textContent=n,o})}export{s as a,d as b,l as c};
