import{s as S,t as y}from"./site-WWFNVULM.js";import{r as E}from"./site-GHMQDKFV.js";import{d as N,e as v}from"./site-MTA6IX37.js";var k=new Map,I="=",j=class{#t;#n;constructor(t){this.#t=t;let i=Object.fromEntries(t.inputs.map(({name:e,value:l})=>[e,
l]));this.#n=this.#s(i,new Set,k,null)}get inputs(){return this.#t.inputs}get steps(){return this.#t.steps}get ownValues(){
return this.#n.values}solve(t,i,e=k){return this.#s(t,i,e,this.#n)}#s(t,i,e,l){let u={values:t,steps:[],known:new Map};for(let{
name:r,kind:o,value:a}of this.#t.inputs){let m=t[r]??a,w=o==="matrix"||o==="number"?[m].flat(2):null,h=JSON.stringify(m)===
JSON.stringify(a);u.known.set(r,{numbers:w,isOwn:h,status:"computed"})}let f=J(this.#t.inputs,t,i);for(let r of this.#t.
steps){let o=i.has(r.id),a=r.reads.every(n=>u.known.get(n)?.isOwn??!0),m={settings:o?[r.id]:[],inputs:new Set},p=K(r,u.known,
a?m:f,e),{id:w,inputs:h}=r;u.steps.push({id:w,inputs:h,isRemoved:o,isOwn:a,...p});let{tables:g,status:O}=p;for(let{name:n,
numbers:c}of g){let d=a&&!o||F(c,l?.known.get(n)?.numbers),b=r.tables[n]?.variants[""]?.title;u.known.set(n,{numbers:c,isOwn:d,
status:O,title:b})}}return u}};function J(s,t,i){let e=s.filter(({name:o,value:a})=>JSON.stringify(a)!==JSON.stringify(t[o])),
l=s.filter(({kind:o})=>o==="words"),u=l.map(({value:o})=>o),f=l.map(({name:o})=>t[o]),r=e.map(({name:o})=>o);return{settings:[
...i,...e.filter(({kind:o})=>o==="choice").map(({name:o})=>`${o}=${t[o]}`)],inputs:new Set(x(u)===x(f)?r:[...r,I])}}function x(s){
let t=s.flat();return t.map(i=>t.indexOf(i)).join()}function K(s,t,{settings:i,inputs:e},l){let u=Object.entries(s.tables).
map(([n,c])=>{let d=M(c,i)??null,{title:b="",figure:A=null}=d??Object.values(c.variants)[0]??{};return{name:n,title:b,isShown:A!==
null,variant:d,numbers:null}}),f=(n,c="")=>({tables:u,status:n,error:c}),r=s.inputs.map(n=>t.get(n)?.status);if(s.failing.
some(n=>e.has(n))||r.includes("unknown"))return f("unknown");let a=s.inputs.filter((n,c)=>r[c]==="failed");if(a.length){
let n=a.map(c=>`“${t.get(c)?.title??c}”`).join(", ");return f("failed",E(S,{names:n}))}let m=new Map(u.map(({name:n,
variant:c})=>[n,c])),p=T(s,m,t,e,l);if(!M(s.conditions,i)?.every(({expression:n,holds:c})=>{let[d]=_(n,p)??[];return d!==
void 0&&!!d===c}))return f("unknown");let g=u.map(n=>({...n,numbers:p(n.name)}));return g.some(({numbers:n})=>n&&Array.from(
n).some(Number.isNaN))?f("failed",y):{tables:g,status:"computed",error:""}}function T(s,t,i,e,l){let u=new Map(l),f=r=>{
if(!s.tables[r])return i.get(r)?.numbers??null;if(!u.has(r)){let a=t.get(r),m=a&&!a.fixed.some(p=>e.has(p));u.set(r,m?_(
a.expression,f):null)}return u.get(r)??null};return f}function _(s,t){return s.every(e=>e.op!=="table"||t(e.name??"")?.length===
N(e))?v(s,e=>t(e)??[]):null}function M({settings:s,variants:t},i){return t[s.filter(e=>i.includes(e)).join(",")]}function F(s,t){
return!s||s.length!==t?.length?!1:Array.from(s).every((i,e)=>Object.is(i,t[e]))}function C(s,t){return s.replace(/⟦([^⟧]+)\.(\d+)⟧/g,
(i,e,l)=>t[e]?.[Number(l)]??i)}export{j as a,C as b};
