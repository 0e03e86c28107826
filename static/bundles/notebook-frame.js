(()=>{var{currentScript:o}=document,m=o instanceof HTMLScriptElement?o.src:"",s=new URL("static/js/",m||document.baseURI).href;var d=["light","dark"],p="This browser cannot unpack the figure. Please use a newer one.",n="",c=!1;function r(){window.
addEventListener("message",({source:e,data:t})=>{e!==window.parent||t?.pointerscope!=="set"||d.includes(t.state?.theme)&&
(n=t.state.theme,c&&i())})}function i(){n&&(document.querySelector("[data-theme-button]")?.remove(),document.dispatchEvent(
new CustomEvent("pointerscope:choose-theme",{detail:n})))}function h(e){let t=Uint8Array.from(atob(e),u=>u.charCodeAt(0)),
a=new Blob([t]).stream().pipeThrough(new DecompressionStream("gzip"));return new Response(a).text()}async function l(){let e=await h(
document.getElementById("page")?.textContent??"");document.open(),document.write(e),document.close(),r(),c=!0,i()}r();l().
catch(()=>document.body.replaceChildren(p));})();
