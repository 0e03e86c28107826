import{a as v}from"./site-D6HFN27W.js";import{b as h,c as g}from"./site-LRJONEE7.js";import{a,b as p,c as f,
d as u,e as m}from"./site-AXBYILDR.js";import"./site-DQCO5WXA.js";import"./site-MTA6IX37.js";import"./site-GEZEHFQA.js";
import"./site-SONR56G4.js";import"./site-E2HDMIBS.js";import"./site-BRGEYACT.js";import"./site-BJF663HL.js";
import"./site-62BCFDPO.js";import"./site-C225MOGC.js";import"./site-S64QPORY.js";function b(n,o="pointerscope-unfolded"){let r=f(n,"[data-chapter]",HTMLDetailsElement),l=a(n,"[data-unfold]"),i=A(o);for(let e of r)
i&&(e.open=i.includes(e.id)),e.addEventListener("toggle",()=>{L(o,r.filter(({open:t})=>t).map(({id:t})=>t)),l.textContent=
r.every(({open:t})=>t)?"Fold all":"Unfold all"});l.addEventListener("click",()=>{let e=!r.every(t=>t.open);for(let t of r)
t.open=e});let c=()=>{let e=document.getElementById(location.hash.slice(1)),t=r.find(d=>d===e||d.contains(e));!t||t.open||
(t.open=!0,e?.scrollIntoView())};window.addEventListener("hashchange",c),n.addEventListener("click",e=>{m(e).closest('a[\
href^="#"]')&&setTimeout(c)}),c(),E(n,r)}function E(n,o){let r=f(n,'.sections a[href^="#"]',HTMLAnchorElement),l=new IntersectionObserver(
i=>{for(let{target:c,isIntersecting:e}of i){let t=r.find(({hash:d})=>d===`#${c.id}`);e?t?.setAttribute("aria-current","t\
rue"):t?.removeAttribute("aria-current")}},{rootMargin:"-35% 0px -60% 0px"});for(let i of o)l.observe(i)}function A(n){try{
let o=JSON.parse(localStorage.getItem(n)??"null");return Array.isArray(o)?o:null}catch{return null}}function L(n,o){try{
localStorage.setItem(n,JSON.stringify(o))}catch{}}var s=a(document,"[data-site-figures]"),y=u(s);v(s,y);p(s,"[data-chapter]")&&b(s,"pointerscope-unfolded-insights");h(a(s,
"[data-print]",HTMLButtonElement),()=>y);g(s);
