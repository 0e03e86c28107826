import{b as D}from"./site-TWOLWAMP.js";import{N as F,O as u,Q as j,a as g,b as R,c as p,d as A,e as b,f as x,g as y,
h as E,i as T,j as M,k as W,l as C,m as L,n as $,o as S,p as U}from"./site-WWFNVULM.js";import{a as N,b as H}from"./site-ERRDMBQT.js";
import{r as B}from"./site-GHMQDKFV.js";import{c as d}from"./site-AXBYILDR.js";import{a as k}from"./site-C225MOGC.js";var G=20;function ot(t,{steps:n,known:r},e){let i=e.inputs.find(c=>c.name===t);if(!i)return n.flatMap(({tables:c})=>c).find(
c=>c.name===t)??null;let{shown:s}=i,o=r.get(t)?.numbers??null;return s?{name:t,title:s.title,isShown:!0,variant:s,numbers:o}:
null}function rt({variant:t,numbers:n},r,e){let i=t&&e.content.children[t.figure??-1];if(!t||!i||!n)return null;let s=document.
importNode(i,!0),o=d(s,"tbody td");for(let[w,{text:m,exact:a,level:K}]of F(n,t.shade).entries()){let O=o[w];if(!O)continue;
let _=j(m);O.textContent=_,I(O,"value",a===_?null:a),I(O,"level",K||null)}let{rows:c,columns:h}=t,l="down"in s.dataset;return P(
d(s,"tbody th"),l?h:c,r),P(d(s,"thead th"),h,r),t.opens&&(s.dataset.how=JSON.stringify(t.expression)),s}function I(t,n,r){
r===null?delete t.dataset[n]:t.dataset[n]=String(r)}function P(t,n,r){for(let[e,i]of t.entries()){let s=D(n[e]??"",r),o=[
...s],c=o.length>G;i.textContent=c?`${o.slice(0,G-1).join("")}…`:s,i.title=c?s:""}}var q=1e-9,z=/[\p{Cc}\p{Cs}]/u,f=class extends Error{constructor(n,r,e={}){super(B(r,e)),this.where=n}};function wt(t,n){
let r=t.map(({name:o})=>o),e=Object.keys(n).filter(o=>!r.includes(o)).map(o=>({where:`inputs.${o.slice(0,60)}`,message:g,
suggestions:r})),i={},s=[...t.filter(({kind:o})=>o==="words"),...t.filter(({kind:o})=>o!=="words")];for(let o of s)try{let c=Object.
hasOwn(n,o.name)?n[o.name]:o.own;i[o.name]=Q(o,c,i)}catch(c){if(!(c instanceof f))throw c;let{where:h,message:l}=c;e.push(
{where:`inputs.${o.name}${h}`,message:l,suggestions:[]}),i[o.name]=o.own}if(e.length)throw new k(422,e);return i}function Q(t,n,r){
if(t.kind==="words")return Y(t,n);if(t.kind==="matrix")return Z(t,n,r);if(t.kind==="number")return J(t,n,"");if(typeof n==
"string"&&t.options.includes(n))return n;throw new f("",R,{options:t.options.join(", ")})}function Y({least:t,most:n},r){
if(!Array.isArray(r))throw new f("",p);if(r.length<t||r.length>n){let e=t<n?`${t} to ${n}`:n;throw new f("",A,{words:r.length,
expected:e})}return r.map((e,i)=>{let s=`[${i}]`;if(typeof e!="string"||!N(e))throw new f(s,b);if(z.test(e))throw new f(
s,x);let o=H(e);if(o>40){let c=40;throw new f(s,y,{characters:o,most:c})}return N(e)})}function Z(t,n,r){let e=t.isRow?[
n]:n;if(!Array.isArray(n)||!Array.isArray(e))throw new f("",E);let i=t.isRow?[t.own]:t.own,s=X(t.rows,r).length||i.length,
o=X(t.columns,r).length||(i[0]?.length??0);if(e.length!==s){let h=e.length===1?T:M;throw new f("",h,{count:e.length,expected:s})}
let c=e.map((h,l)=>{let w=t.isRow?"":`[${l}]`;if(!Array.isArray(h))throw new f(w,W);if(h.length!==o){let m=h.length===1?
C:L;throw new f(w,m,{count:h.length,expected:o})}return h.map((m,a)=>J(t,m,`${w}[${a}]`))});return t.isRow?c[0]??[]:c}function J({
least:t,most:n,whole:r},e,i){if(typeof e!="number")throw new f(i,$);if(!(e>=t&&e<=n)){let o={least:u(t),most:u(n)};throw new f(
i,S,o)}if(!r)return e;let s=Math.round(e);if(Math.abs(e-s)>q*Math.max(1,Math.abs(e),Math.abs(s)))throw new f(i,U);return s}
function X(t,n){return Array.isArray(t)?t:n[t]??[]}export{ot as a,rt as b,P as c,wt as d};
