var A=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var E=[1900,2200];var _=/[0-9]:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)? *([Zz]|[+-] *[0-9]{2}(:?[0-9]{2})?)$/,S=/([0-9]:[0-9]{2}):[0-9]{2}([.][0-9]+)?$/,
T=/^(?:((?<weekday>[A-Za-z]{3,9}) +|(?<date>[0-9]{4}-[0-9]{2}-[0-9]{2})[ Tt]+)?(?<hour>[0-9]{1,2}):(?<minute>[0-9]{2}))$/,
x=1,M=2;var R=20773;var i=15,N=30;var a=8,I=99,C={location:"place",user:"person",time:"time",weekday:"weekday",recency:"recency",duration:"duration",position_from_end:"\
position"};var O=.01,d=1e-10,f=`	
\v\f\r              \u2028\u2029  　`;var r=class extends Error{constructor(t){super(t.map(({where:n,message:o})=>`${n}: ${o}`).join(" ")),this.problems=t.slice(
0,12)}};function y(e,t,n={},o=[]){return new r([{where:e,message:p(t,n),suggestions:o}])}function p(e,t){return e.replace(
/\{(\w+)(:,)?[^}]*\}/g,(n,o,s)=>{let c=String(t[o]);return s?c.replace(/\B(?=(\d{3})+$)/g,","):c})}export{A as a,E as b,_ as c,S as d,T as e,x as f,M as g,R as h,i,N as j,a as k,I as l,C as m,O as n,d as o,f as p,y as q,
p as r};
