function u({columns:t,rows:n}){let e=document.createElement("table");e.createTHead().insertRow().append(...t.map(c=>s("t\
h",c,"col")));let o=e.createTBody();for(let[c,...i]of n)o.insertRow().append(s("th",c,"row"),...i.map(d=>s("td",d)));return e}
function s(t,n,e){let r=document.createElement(t);e&&(r.scope=e);let o=typeof n=="number"&&!Number.isInteger(n)?n.toFixed(
6):String(n??"–");return r.textContent=Number(o)===0?o.replace("-",""):o,r}function l({columns:t,rows:n}){return`${[t,
...n].map(r=>r.map(b).join(",")).join(`\r
`)}\r
`}var m=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,f=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
p=/^(?=[\t\r\n])/;function a(t){return(Number.isInteger(t)?[]:[6,7,8,9]).map(r=>Number(t.toPrecision(r))).find(r=>Math.fround(
r)===t)??t}function b(t){if(t==null)return"";if(typeof t=="number")return Number.isNaN(t)?"":String(a(t));let n=t.replace(
f,"$1'").replace(p,"'"),e=m.test(t)?t:n;return/[",\r\n]/.test(e)?`"${e.replaceAll('"','""')}"`:e}export{u as a,l as b};
