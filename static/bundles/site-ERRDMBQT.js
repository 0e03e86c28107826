import{p as n}from"./site-GHMQDKFV.js";var i=new RegExp(`[${n}]+`),s=e=>e!==""&&n.includes(e);function l(e){let[o,r]=[0,e.length];for(;o<r&&s(e.charAt(o));)o+=
1;for(;o<r&&s(e.charAt(r-1));)r-=1;return e.slice(o,r)}var c=e=>[...e].length,p=(e,o)=>e.length<=o?e:[...e.slice(0,2*o)].slice(0,o).join("");export{l as a,c as b,p as c};
