function c(t,e){let n=document.createElement("a");n.href=o(t),n.download=e,n.click()}function o(t){let e=URL.createObjectURL(
t);return setTimeout(()=>URL.revokeObjectURL(e),6e4),e}export{c as a};
