var e=document.documentElement.dataset.inRoom==="lead";function n(t){document.dispatchEvent(new CustomEvent("pointerscop\
e:ask",{detail:t}))}export{e as a,n as b};
