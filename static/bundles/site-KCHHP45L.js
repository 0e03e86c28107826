import{m as o}from"./site-OWWQQH5Y.js";var s=class extends Error{constructor(e){super(e.map(({where:t,message:n})=>`${t}: ${n}`).join(" ")),this.problems=e.slice(
0,20)}};function h(r,e,t={},n=[]){return new s([{where:r,message:a(e,t),suggestions:n}])}function a(r,e){return r.replace(
/\{(\w+)(:,)?[^}]*\}/g,(t,n,l)=>{let i=String(e[n]);return l?i.replace(/\B(?=(\d{3})+$)/g,","):i})}var w=new RegExp(`[${o}]+`),c=r=>r!==""&&o.includes(r);function S(r){let[e,t]=[0,r.length];for(;e<t&&c(r.charAt(e));)e+=
1;for(;e<t&&c(r.charAt(t-1));)t-=1;return r.slice(e,t)}var x=r=>[...r].length,m=(r,e)=>r.length<=e?r:[...r.slice(0,2*e)].slice(0,e).join("");export{h as a,a as b,S as c,x as d,m as e};
