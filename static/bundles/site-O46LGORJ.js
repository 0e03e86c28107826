var c=/\d[\d.,]*\d/g,o={".":",",",":"."};function r(){return document.querySelector('[data-decimal=","]')!==null}function u(e){
return r()?e.replaceAll(c,n=>n.replaceAll(/[.,]/g,l=>o[l]??l)):e}function a(e){return r()?e.replace(",","."):e}export{u as a,a as b};
