var o=class extends Error{constructor(r){super(r.map(({where:n,message:t})=>`${n}: ${t}`).join(" ")),this.problems=r.slice(
0,20)}};function l(e,r,n={},t=[]){return new o([{where:e,message:s(r,n),suggestions:t}])}function s(e,r){return e.replace(
/\{(\w+)(:,)?[^}]*\}/g,(n,t,i)=>{let c=String(r[t]);return i?c.replace(/\B(?=(\d{3})+$)/g,","):c})}export{l as a,s as b};
