var D="This lesson has no such input. Send one of its inputs.",U="This is not one of the options. Send one of {options}.",
g="This is not a list. Send a list of words.",G="There are {words} words. Send {expected} words.",F="This word is empty \
or not text. Send a word.",H="The word contains a control character. Send it without.",$="The word has {characters} char\
acters. Send at most {most}.",B="This is not a matrix. Send a list of rows, each a list of numbers.",y="The matrix has {\
count} row. Send {expected}.",P="The matrix has {count} rows. Send {expected}.",X="This row is not a list. Send a list o\
f numbers.",V="The row has {count} number. Send {expected}.",k="The row has {count} numbers. Send {expected}.",z="This i\
s not a number. Enter a number, such as 0.25.",Y="The number is out of range. Enter a number from {least} to {most}.",Z="\
This is not a whole number. Send a whole number.",K='"{step}" is not a step of this lesson. Send the id of a removable s\
tep.',Q='"{step}" cannot be removed. Send the id of a removable step.',q="This step needs {names}, which could not be co\
mputed above.",j="The result is not a number: the inputs are too extreme. Enter smaller values.",J="This is still empty.\
 Write a number, such as 0.25, 1/4 or 25%.",v="This is not a number. Write a number, such as 0.25, 1/4 or 25%.",tt="Writ\
e one decimal mark and no separators of thousands, such as 1234.5.",et="Nothing can be divided by 0. Write another fract\
ion.",ot="This answer is too long. Write at most {most} characters.",nt="Right.",st="Close. Check how you rounded, also \
on the way.",rt="Not yet.",it="The size is right, the sign is not.",ct="This looks like percent. Write the share, or add\
 %.",at="This is not a share. Write the number without %.",pt="This is the answer without the step “{step}”.";var a=[0,.01,.04,.1,.2,.4,.7,1],T=4,p=1e-12,d=7,Et=40,xt=.5,ht=.05,ut=5,Tt=/^(?:(?<number>[+-]?(?:[0-9]{1,20}(?:\.[0-9]{0,20})?|\.[0-9]{1,20})(?:[eE][+-]?[0-9]{1,2})?)(?:\/(?<divisor>[0-9]{1,20}(?:\.[0-9]{0,20})?))?(?<percent>%)?)$/,
dt=/^(?:[+-]?[0-9]{1,3}(?:([., '’])[0-9]{3})(?:\1[0-9]{3}){0,5})$/,lt=1.000000001;var R=100,f=1e-4,b=1e16;function _t(t,n){let e=Array.from(t),s=L(e),r=I(e,n);return e.map((o,i)=>({text:M(o,s),exact:W(o),
level:r[i]??null}))}function L(t){for(let n=0;n<3;n+=1)if(t.every(s=>{if(Math.abs(s)>=1e15)return!0;let r=s*10**n;return Math.
abs(r-Math.round(r))<=p*Math.abs(r)}))return n;return 3}function M(t,n=x(t)?0:3){if(!Number.isFinite(t))return t>0?"∞":
"−∞";let e=Math.abs(t);if(x(t)&&e<1e10&&!n){let r=String(e),o=e>=1e4?r.replace(/\B(?=(\d{3})+$)/g,","):r;return t<0?
`−${o}`:o}if(e>=1e6||n&&e>0&&e<5e-4){let[r="",o=""]=h(t,2,"toExponential").split("e");return`${r}e${Number(o)}`.replaceAll(
"-","−")}let s=h(t,n,"toFixed");return(Number(s)===0?s.replace("-",""):s).replace("-","−")}function W(t){if(x(t))return String(
t);if(!Number.isFinite(t))return String(t).replace("Infinity","inf");let n=Math.abs(t);if(n>=f&&n<b){let o=String(t);return o.
includes(".")?o:`${o}.0`}let[e="",s=""]=t.toExponential().split("e"),r=s.slice(1).padStart(2,"0");return`${e}e${s.charAt(
0)}${r}`}function x(t){return Math.abs(t)<1e15&&Number.isInteger(t)}function h(t,n,e){let[s="",r]=t[e](R).split("e"),o=s.
indexOf(".")+1+n,i=/^50*$/.test(s.slice(o)),c="02468".includes(s.slice(0,o).replace(/\.$/,"").at(-1)??"");if(!i||!c)return t[e](
n);let u=s.slice(0,o).replace(/\.$/,"");return r===void 0?u:`${u}e${r}`}function I(t,n){let e=t.map(o=>Number.isFinite(o)?
o:0);if(n==="weights"){let o=a.slice(1).map((i,c)=>(i+(a[c]??0))/2);return e.map(i=>o.filter(c=>c<i).length)}let s=n?T:d,
r=Math.max(0,...e.map(Math.abs));return r<=p?e.map(()=>0):e.map(o=>Number(h(o/r*s,0,"toFixed")))}var w=/\d[\d.,]*\d/g,C={".":",",",":"."},S;function m(){return S??=document.querySelector('[data-decimal=","]')!==null,S}
function Nt(t){return m()?t.replaceAll(w,n=>n.replaceAll(/[.,]/g,e=>C[e]??e)):t}function At(t){return m()?t.replace(",",
"."):t}export{D as a,U as b,g as c,G as d,F as e,H as f,$ as g,B as h,y as i,P as j,X as k,V as l,k as m,z as n,Y as o,Z as p,K as q,
Q as r,q as s,j as t,J as u,v,tt as w,et as x,ot as y,nt as z,st as A,rt as B,it as C,ct as D,at as E,pt as F,Et as G,xt as H,
ht as I,ut as J,Tt as K,dt as L,lt as M,_t as N,M as O,W as P,Nt as Q,At as R};
