import{s as S,t as y}from"./site-IPC5H6TC.js";import{p as N}from"./site-FFZDZ3ZW.js";import{e as O,f as v}from"./site-2NDMKXN6.js";var A="=",E=class{#t;#n;constructor(t){this.#t=t;let i=Object.fromEntries(t.inputs.map(({name:o,value:r})=>[o,r]));this.#n=
this.#s(i,new Set,null)}get inputs(){return this.#t.inputs}get steps(){return this.#t.steps}get ownValues(){return this.#n.
values}solve(t,i){return this.#s(t,i,this.#n)}#s(t,i,o){let r={values:t,steps:[],known:new Map};for(let{name:u,kind:l,value:n}of this.#t.
inputs){let f=t[u]??n,d=l==="matrix"||l==="number"?[f].flat(2):null,w=JSON.stringify(f)===JSON.stringify(n);r.known.set(
u,{numbers:d,isOwn:w,status:"computed"})}let a=J(this.#t.inputs,t,i);for(let u of this.#t.steps){let l=i.has(u.id),n=u.reads.
every(s=>r.known.get(s)?.isOwn??!0),f={settings:l?[u.id]:[],inputs:new Set},m=K(u,r.known,n?f:a),{id:d,inputs:w}=u;r.steps.
push({id:d,inputs:w,isRemoved:l,isOwn:n,...m});let{tables:h,status:b}=m;for(let{name:s,numbers:c}of h){let p=n&&!l||_(c,
o?.known.get(s)?.numbers),g=u.tables[s]?.variants[""]?.title;r.known.set(s,{numbers:c,isOwn:p,status:b,title:g})}}return r}};
function J(e,t,i){let o=e.filter(({name:n,value:f})=>JSON.stringify(f)!==JSON.stringify(t[n])),r=e.filter(({kind:n})=>n===
"words"),a=r.map(({value:n})=>n),u=r.map(({name:n})=>t[n]),l=o.map(({name:n})=>n);return{settings:[...i,...o.filter(({kind:n})=>n===
"choice").map(({name:n})=>`${n}=${t[n]}`)],inputs:new Set(k(a)===k(u)?l:[...l,A])}}function k(e){let t=e.flat();return t.
map(i=>t.indexOf(i)).join()}function K(e,t,{settings:i,inputs:o}){let r=Object.entries(e.tables).map(([s,c])=>{let p=j(c,
i)??null,{title:g="",figure:M=null}=p??Object.values(c.variants)[0]??{};return{name:s,title:g,isShown:M!==null,variant:p,
numbers:null}}),a=(s,c="")=>({tables:r,status:s,error:c}),u=e.inputs.map(s=>t.get(s)?.status);if(e.failing.some(s=>o.has(
s))||u.includes("unknown"))return a("unknown");let n=e.inputs.filter((s,c)=>u[c]==="failed");if(n.length){let s=n.map(c=>`\
“${t.get(c)?.title??c}”`).join(", ");return a("failed",N(S,{names:s}))}let f=new Map(r.map(({name:s,variant:c})=>[s,
c])),m=T(e,f,t,o);if(!j(e.conditions,i)?.every(({expression:s,holds:c})=>{let[p]=x(s,m)??[];return p!==void 0&&!!p===c}))
return a("unknown");let h=r.map(s=>({...s,numbers:m(s.name)}));return h.some(({numbers:s})=>s&&Array.from(s).some(Number.
isNaN))?a("failed",y):{tables:h,status:"computed",error:""}}function T(e,t,i,o){let r=new Map,a=u=>{if(!e.tables[u])return i.
get(u)?.numbers??null;if(!r.has(u)){let n=t.get(u),f=n&&!n.fixed.some(m=>o.has(m));r.set(u,f?x(n.expression,a):null)}return r.
get(u)??null};return a}function x(e,t){return e.every(o=>o.op!=="table"||t(o.name??"")?.length===O(o))?v(e,o=>t(o)??[]):
null}function j({settings:e,variants:t},i){return t[e.filter(o=>i.includes(o)).join(",")]}function _(e,t){return!e||e.length!==
t?.length?!1:Array.from(e).every((i,o)=>Object.is(i,t[o]))}function $(e,t){return e.replace(/⟦([^⟧]+)\.(\d+)⟧/g,(i,o,r)=>t[o]?.[Number(
r)]??i)}export{E as a,$ as b};
