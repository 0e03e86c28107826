var e="network";function n(t){return"kind"in t&&t.kind===e}function o(t){return n(t)?t.meta:t.layout.meta}function r(t){
return n(t)?t.meta.height??0:t.layout.height}export{e as a,n as b,o as c,r as d};
