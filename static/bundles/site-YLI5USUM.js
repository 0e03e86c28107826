var o=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/;function u(t){return t.split(o)}function i(t){return u(t).map((e,r)=>{if(r%
2===0)return e;let n=document.createElement("span");return n.className="with-unit",n.textContent=e,n})}export{i as a};
