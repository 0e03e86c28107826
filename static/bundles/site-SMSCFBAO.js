var p=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var E=[1900,2200];var _=/[0-9]:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)? *([Zz]|[+-] *[0-9]{2}(:?[0-9]{2})?)$/,S=/([0-9]:[0-9]{2}):[0-9]{2}([.][0-9]+)?$/,
T=/^(?:((?<weekday>[A-Za-z]{3,9}) +|(?<date>[0-9]{4}-[0-9]{2}-[0-9]{2})[ Tt]+)?(?<hour>[0-9]{1,2}):(?<minute>[0-9]{2}))$/,
x=1,M=2;var R=20773;var N=15,I=30;var C=8,a=99;var i=.01,O=1e-10,f=`	
\v\f\r              \u2028\u2029  　`;var r=class extends Error{constructor(t){super(t.map(({where:n,message:o})=>`${n}: ${o}`).join(" ")),this.problems=t.slice(
0,12)}};function D(e,t,n={},o=[]){return new r([{where:e,message:A(t,n),suggestions:o}])}function A(e,t){return e.replace(
/\{(\w+)(:,)?[^}]*\}/g,(n,o,c)=>{let s=String(t[o]);return c?s.replace(/\B(?=(\d{3})+$)/g,","):s})}export{p as a,E as b,_ as c,S as d,T as e,x as f,M as g,R as h,N as i,I as j,C as k,a as l,i as m,O as n,f as o,D as p,A as q};
