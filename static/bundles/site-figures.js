import{a as b}from"./site-D6HFN27W.js";import{b as v,c as y}from"./site-LRJONEE7.js";import{a as c,b as u,
c as p,d as g,e as h}from"./site-AXBYILDR.js";import"./site-44W2OST2.js";import"./site-MTA6IX37.js";
import"./site-GEZEHFQA.js";import"./site-SONR56G4.js";import"./site-E2HDMIBS.js";import"./site-BRGEYACT.js";
import"./site-BJF663HL.js";import"./site-62BCFDPO.js";import"./site-C225MOGC.js";import"./site-S64QPORY.js";function E(n,o="pointerscope-unfolded"){let r=p(n,"[data-chapter]",HTMLDetailsElement),f=c(n,"[data-unfold]"),i=T(o);for(let e of r)
i&&(e.open=i.includes(e.id)),e.addEventListener("toggle",()=>{w(o,r.filter(({open:t})=>t).map(({id:t})=>t)),f.textContent=
r.every(({open:t})=>t)?"Fold all":"Unfold all"});f.addEventListener("click",()=>{let e=!r.every(t=>t.open);for(let t of r)
t.open=e});let a=e=>{let t=document.getElementById(location.hash.slice(1)),d=r.find(m=>m===t||m.contains(t));!d||d.open&&
!e||(d.open=!0,t?.scrollIntoView())};window.addEventListener("hashchange",()=>a()),n.addEventListener("click",e=>{h(e).closest(
'a[href^="#"]')&&setTimeout(a)});let[l]=performance.getEntriesByType("navigation");a(l instanceof PerformanceNavigationTiming&&
l.type==="navigate"),L(n,r)}function L(n,o){let r=p(n,'.sections a[href^="#"]',HTMLAnchorElement),f=new IntersectionObserver(
i=>{for(let{target:a,isIntersecting:l}of i){let e=r.find(({hash:t})=>t===`#${a.id}`);l?e?.setAttribute("aria-current","t\
rue"):e?.removeAttribute("aria-current")}},{rootMargin:"-35% 0px -60% 0px"});for(let i of o)f.observe(i)}function T(n){try{
let o=JSON.parse(localStorage.getItem(n)??"null");return Array.isArray(o)?o:null}catch{return null}}function w(n,o){try{
localStorage.setItem(n,JSON.stringify(o))}catch{}}var s=c(document,"[data-site-figures]"),A=g(s);b(s,A);u(s,"[data-chapter]")&&E(s,"pointerscope-unfolded-insights");v(c(s,
"[data-print]",HTMLButtonElement),()=>A);y(s);
