function i(e,n,r){let t=u(e,n,r);if(!t)throw new Error(`The page has no element that matches ${n}.`);return t}function u(e,n,r){
let t=e.querySelector(n);return t&&o(t,r)?t:null}function f(e,n,r){return[...e.querySelectorAll(n)].filter(t=>o(t,r))}function l(e,n="\
pointer-view"){return[...e.querySelectorAll(n)]}function c({target:e}){return e}function p({target:e}){return e}function a(e){
return i(e.content.cloneNode(!0),"*")}function o(e,n){return e instanceof(n??HTMLElement)}export{i as a,u as b,f as c,l as d,c as e,p as f,a as g};
