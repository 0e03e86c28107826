var _=/\d[\d.,]*\d/g,f={".":",",",":"."},l;function h(){return l??=document.querySelector('[data-decimal=","]')!==null,l}
function U(t){return h()?t.replaceAll(_,o=>o.replaceAll(/[.,]/g,e=>f[e]??e)):t}function g(t){return h()?t.replace(",","."):
t}var D="This lesson has no such input. Send one of its inputs.",$="This is not one of the options. Send one of {options}.",
B="This is not a list. Send a list of words.",G="There are {words} words. Send {expected} words.",X="This word is empty \
or not text. Send a word.",P="The word contains a control character. Send it without.",H="The word has {characters} char\
acters. Send at most {most}.",y="This is not a matrix. Send a list of rows, each a list of numbers.",V="The matrix has {\
count} row. Send {expected}.",z="The matrix has {count} rows. Send {expected}.",Q="This row is not a list. Send a list o\
f numbers.",Z="The row has {count} number. Send {expected}.",k="The row has {count} numbers. Send {expected}.",q="This i\
s not a number. Send a number, such as 0.25.",K="The number is out of range. Send a number from {least} to {most}.",j="T\
his is not a whole number. Send a whole number.",J='"{step}" is not a step of this lesson. Send the id of a removable st\
ep.',Y='"{step}" cannot be removed. Send the id of a removable step.',v="This step needs {names}, which could not be com\
puted above.",tt="The result is not a number: the inputs are too extreme. Enter smaller values.";var a=[0,.01,.04,.1,.2,.4,.7,1],m=4,p=1e-12,S=7;var b=100,L=1e-4,M=1e16;function ot(t,o){let e=Array.from(t),s=w(e),r=F(e,o);return e.map((n,c)=>({text:I(n,s),exact:W(n),
level:r[c]??null}))}function w(t){for(let o=0;o<3;o+=1)if(t.every(s=>{if(Math.abs(s)>=1e15)return!0;let r=s*10**o;return Math.
abs(r-Math.round(r))<=p*Math.abs(r)}))return o;return 3}function I(t,o=d(t)?0:3){if(!Number.isFinite(t))return t>0?"∞":
"−∞";let e=Math.abs(t);if(d(t)&&e<1e10&&!o){let r=String(e),n=e>=1e4?r.replace(/\B(?=(\d{3})+$)/g,","):r;return t<0?
`−${n}`:n}if(e>=1e6||o&&e>0&&e<5e-4){let[r="",n=""]=u(t,2,"toExponential").split("e");return`${r}e${Number(n)}`.replaceAll(
"-","−")}let s=u(t,o,"toFixed");return(Number(s)===0?s.replace("-",""):s).replace("-","−")}function W(t){if(d(t))return String(
t);if(!Number.isFinite(t))return String(t).replace("Infinity","inf");let o=Math.abs(t);if(o>=L&&o<M){let n=String(t);return n.
includes(".")?n:`${n}.0`}let[e="",s=""]=t.toExponential().split("e"),r=s.slice(1).padStart(2,"0");return`${e}e${s.charAt(
0)}${r}`}function d(t){return Math.abs(t)<1e15&&Number.isInteger(t)}function u(t,o,e){let[s="",r]=t[e](b).split("e"),n=s.
indexOf(".")+1+o,c=/^50*$/.test(s.slice(n)),i="02468".includes(s.slice(0,n).replace(/\.$/,"").at(-1)??"");if(!c||!i)return t[e](
o);let E=s.slice(0,n).replace(/\.$/,"");return r===void 0?E:`${E}e${r}`}function F(t,o){let e=t.map(n=>Number.isFinite(n)?
n:0);if(o==="weights"){let n=a.slice(1).map((c,i)=>(c+(a[i]??0))/2);return e.map(c=>n.filter(i=>i<c).length)}let s=o?m:S,
r=Math.max(0,...e.map(Math.abs));return r<=p?e.map(()=>0):e.map(n=>Number(u(n/r*s,0,"toFixed")))}export{U as a,g as b,D as c,$ as d,B as e,G as f,X as g,P as h,H as i,y as j,V as k,z as l,Q as m,Z as n,k as o,q as p,K as q,
j as r,J as s,Y as t,v as u,tt as v,ot as w,I as x,W as y};
