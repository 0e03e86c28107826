function i(t,e,r){let n=f(t,e,r);if(!n)throw new Error(`The page has no element that matches ${e}.`);return n}function f(t,e,r){
let n=t.querySelector(e);return n&&o(n,r)?n:null}function u(t,e,r){return[...t.querySelectorAll(e)].filter(n=>o(n,r))}function c(t,e="\
pointer-view"){return[...t.querySelectorAll(e)]}function l({target:t}){return t}function p({target:t}){return t}function x(t){
return i(t.content.cloneNode(!0),"*")}function a(t,e){t.textContent!==e&&(t.textContent=e)}function o(t,e){return t instanceof
(e??HTMLElement)}export{i as a,f as b,u as c,c as d,l as e,p as f,x as g,a as h};
