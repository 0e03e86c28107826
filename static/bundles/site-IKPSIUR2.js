import{B as I,F as S,G as _,d as $,e as f,o as d,s as L,u as F,w as b,y as w,z as T}from"./site-FFA47YVT.js";import"./site-GHMQDKFV.js";
import"./site-AXBYILDR.js";import{a as C}from"./site-BRGEYACT.js";import{c as E,d as A,e as N}from"./site-BJF663HL.js";
import"./site-62BCFDPO.js";import{b as x,l as O,m as v}from"./site-C225MOGC.js";import"./site-S64QPORY.js";var z={browser:"Computed in this browser.",server:"Computed in Python."},c=class{#r;#e=document.createElement("output");#s=document.
createElement("span");#n=document.createElement("ul");#t=document.createElement("button");#o=document.createElement("spa\
n");#i=document.createElement("p");engine="server";constructor(t){this.#r=t,this.root=document.createElement("div"),this.
root.className="view-acts",this.root.hidden=!0,this.#e.dataset.answer="",this.#s.className="quiet",this.#n.setAttribute(
"aria-label","Changes"),this.#t.type="button",this.#t.textContent="as learned",this.#t.title="Take all changes back",this.#t.
addEventListener("click",()=>t({})),this.#o.className="quiet",this.#i.className="view-failure",this.#i.setAttribute("rol\
e","alert"),this.root.append(this.#e,this.#s,this.#n,this.#t,this.#o,this.#i)}show(t,e,{learned:s,isCompared:n,note:i}){
this.engine=t.engine,f(this.#e,t),this.#e.title=z[t.engine];let{value:o,change:l}=s?$(t,s):{value:"",change:""};this.#s.
replaceChildren(...N(o&&`as learned ${o}${l&&` ${l}`}`)),this.root.classList.toggle("compares",n),this.#h(e),this.#a(i),
this.fail("")}wait(t,e){f(this.#e,null),this.#s.textContent="",this.#h(t),this.#a(e),this.root.hidden=!1,this.#i.hidden=
!0}fail(t){this.#i.textContent=t,this.#i.hidden=!t,t&&(this.root.hidden=!1)}#a(t){this.#o.textContent=t,this.#o.hidden=!t}#h(t){
let e=this.root.contains(document.activeElement),s=L(t,this.#r);this.#n.replaceChildren(...s),this.root.hidden=this.#t.hidden=
s.length===0,e&&!this.root.contains(document.activeElement)&&this.#t.focus()}};var B=["place","pointer","generation head","probability"];function g(r,t,e){return{kind:C,get trace(){return w(t)},get before(){
return e&&w(e)},meta:{...r,summary:D(t,e),table:{columns:B,rows:G(t)}}}}var u=r=>`${(100*r).toFixed(1)} %`;function j({prediction:{
location:r,name:t},places:e}){return e[r]?.label??t??`#${r}`}function D(r,t){let{probability:e,from_pointer:s,from_generation:n}=r.
prediction,i=e?`${j(r)} leads with ${u(e)}: ${u(s)} copied by the pointer, ${u(n)} from the generation head.`:I;return t?
`${i} Compared with: ${j(t)} with ${u(t.prediction.probability)}.`:i}function G(r){let{pointer:t,generation:e,final:s}=r.
location_probabilities,n={pointer:t,generation:e,final:s},i={pointer:"pointer.probabilities",generation:"generation.prob\
abilities",final:"probabilities"},o=(h,a)=>r.tensors[i[h]]?.values[a]??n[h]?.find(m=>m.location===a)?.probability??null,
l=[...s,...r.visits,...e??[]].map(({location:h})=>h);return[...new Set(l)].map(h=>[r.places[h]?.label??`#${h}`,...Object.
keys(i).map(a=>o(a,h))])}var J="Loading the network …",R="Waiting for the server …",W=new Map,y=new WeakMap;function K(r,t){return k(r,t).isInBrowser}
async function M(r,t,e,s){let n=await k(t,e).compute(O(s)),i=g(r,n,null);return y.set(i,n),i}var p=class{#r;#e;#s=null;#n=null;#t=null;#o=null;#i=null;#a={};#h={};#c=[];#u=[];#l=0;#p=0;constructor(t,e){
this.#r=t,this.#e=e,this.bar=new c(n=>this.#f(n));let{drawn:s}=t;s.addEventListener("focusin",()=>this.#d());for(let n of[
"pointerover","pointerdown"])s.addEventListener(n,({target:i})=>{i instanceof Element&&i.closest("[data-act]")&&this.#d()});
for(let n of[t.root,this.bar.root])n.addEventListener("keydown",i=>this.#v(i))}get text(){return Object.keys(this.#a).length?
JSON.stringify(this.#a):null}begin(t,e,s,n){this.#l+=1,cancelAnimationFrame(this.#p),this.#n=t,this.#t=e,this.#i=s,this.#a=
this.#h=e.interventions,this.#o=this.text?null:e,this.#c=[],this.#u=[];let i=this.#e.server(),o=e.notation!==null&&(i!==
null||F(e.model));this.#s=o?k(e.model,i):null,o?this.#r.hooks.act=l=>this.#x(l):delete this.#r.hooks.act,this.#r.hooks.whatIf=
l=>this.#b(d(this.#h,l,e)),this.#m(e,n)}follows(t){if(t===(this.text??""))return!0;let e=this.#e.server()===null||this.#s?.
isInBrowser;if(!this.#s||!e)return!1;try{return this.#f(Object(JSON.parse(t||"{}"))),!0}catch{return!1}}#d(){this.#s?.prepare()}#x(t){
if(!this.#t)return;let e=d(this.#h,t,this.#t);"isDone"in t&&!t.isDone?this.#O(e):this.#f(e)}#O(t){cancelAnimationFrame(this.#p),
this.#p=requestAnimationFrame(()=>{let e=this.#b(t);e&&(this.#r.show(e,this.#i??this.#o),this.#m(e,"browser",t))})}#b(t){
return this.#s?.model?.trace(this.#k(t))??null}#f(t){this.#c.push(this.#h),this.#u=[],this.#g(t)}#v(t){let e=t.key.toLowerCase();
!this.#s||!(t.ctrlKey||t.metaKey)||!["z","y"].includes(e)||(t.preventDefault(),e==="y"||t.shiftKey?this.#w(this.#u,this.#c):
this.#w(this.#c,this.#u))}#w(t,e){let s=t.pop();s&&(e.push(this.#h),this.#g(s))}async#g(t){let e=this.#s;if(!e)return;cancelAnimationFrame(
this.#p),this.#h=t,this.#l+=1;let s=this.#l,n=e.sharesWeights&&!e.obstacle;e.isInBrowser||this.bar.wait(t,n?J:R),this.#e.
resized();try{await e.prepare();let i=Object.keys(t).length>0,{engine:o,...l}=await this.#y(e,t),h=i&&!this.#i;if(h&&(this.#o??=
await this.#y(e,{})),s!==this.#l||!this.#n)return;let a={...l,interventions:t},m=this.#i??(h?this.#o:null);this.#t=a,this.#a=
t,i||(this.#o=a),this.#m(a,o);let P=g(this.#n,a,this.#i);this.#e.answered({figure:P,trace:a,before:m,interventions:t})}catch(i){
if(s!==this.#l||!this.#t)return;e.choose(e.choice),this.#h=this.#a,this.#r.show(this.#t,this.#i??(this.text?this.#o:null)),
this.#m(this.#t,this.bar.engine),this.bar.fail(v(i)),this.#e.resized()}}async#y(t,e){let s=await t.explain(this.#k(e));if(!U(
s))throw new Error("The server gave no trace of this network.");return s}#k(t){let{notation:e,user:s,predict_at:n,location_probabilities:i}=this.#t;
return{visits:e??"",user:s,predict_at:n,top_k:i.final.length,interventions:Object.keys(t).length?t:null}}#m(t,e,s=this.#a){
let{sharesWeights:n=!0,obstacle:i=""}=this.#s??{},o=Object.keys(s).length>0;this.bar.show({...t,engine:e},s,{learned:o&&
!this.#i?this.#o:null,isCompared:this.#i!==null,note:n&&i?`This browser cannot compute: ${i}`:""})}};function U(r){return"\
tensors"in r}function k(r,t){let e=JSON.stringify([t,r]),s=W.get(e)??new T(r,null,t??x);return s.draws=!0,W.set(e,s),s}var q=class{#r;#e;#s=null;#n=null;#t=null;constructor(t,e){let{title:s,hover:n,told:i,acts:o,isStill:l,isProjected:h}=e;
this.#r=s,this.#e=new _(t,{...n&&{pointed:n},...i&&{told:i},...l&&{isStill:l},...h&&{isProjected:h}},S),o&&(this.#t=new p(
this.#e,{...o,answered:a=>{this.#s=a.figure,this.#n=a,o.answered(a)}}))}get bar(){return this.#t?.bar.root??null}get interventions(){
return this.#t?.text??null}follows(t){return this.#t?.follows(t)??!1}async compute({server:t,query:e},s,{isSilent:n}){return!this.#s||
e.against||!(n||K(s,t))?null:M(this.#s.meta,s,t,e)}draw(t){if(t!==this.#s){this.#s=t;let e=y.get(t),s=t.before&&b(t.before);
this.#n={trace:e??b(t.trace),before:s};let n=e?"browser":"server";this.#t?.begin(t.meta,this.#n.trace,s,n)}this.#n&&this.#e.
show(this.#n.trace,this.#n.before)}get beats(){return this.#e.player.count}tell(t){let{player:e}=this.#e;t===null?e.close():
e.beat!==Math.min(t,e.count-1)&&e.goTo(t)}mark(t){this.#e.mark(t)}async address(t,e){let s=this.#e.file({title:this.#r});
return t==="svg"?E(s):A(s,e)}};export{q as NetworkDrawing};
