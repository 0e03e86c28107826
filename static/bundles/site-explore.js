import{a as v}from"./site-D6HFN27W.js";import{b as c,c as f}from"./site-LRJONEE7.js";import{a as o,c as a,
d}from"./site-AXBYILDR.js";import"./site-44W2OST2.js";import"./site-MTA6IX37.js";import"./site-GEZEHFQA.js";
import"./site-SONR56G4.js";import"./site-E2HDMIBS.js";import"./site-BRGEYACT.js";import"./site-BJF663HL.js";
import"./site-62BCFDPO.js";import"./site-C225MOGC.js";import"./site-S64QPORY.js";var n=o(document,"[data-site-explore]"),r=d(n),u=a(n,"[data-visit]"),b=a(n,"[data-keeps-choice]",HTMLAnchorElement),h=v(
n,r,t=>{for(let e of b)e.search=t});function l(t){for(let e of u)e.toggleAttribute("data-marked",t.includes(Number(e.dataset.
visit)))}function m(t){l(t);for(let e of r)e.mark(t)}for(let t of u){for(let e of["pointerenter","focus"])t.addEventListener(
e,()=>m([Number(t.dataset.visit)]));for(let e of["pointerleave","blur"])t.addEventListener(e,()=>m([]))}n.addEventListener(
"pointer-view:hover",({detail:t})=>l(t.visits));n.addEventListener("pointer-view:open",({detail:t,target:e})=>{let i=r.find(
s=>s.getAttribute("view")==="head");if(!(!i||e===i||!("head"in t))){for(let[s,p]of Object.entries(t))i.setAttribute(s,String(
p));h(),i.scrollIntoView({block:"start"})}});c(o(n,"[data-print]",HTMLButtonElement),()=>r);f(o(n,".story"));
