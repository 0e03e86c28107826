(()=>{var{currentScript:r}=document,f=r instanceof HTMLScriptElement?r.src:"",c=new URL("static/js/",f||document.baseURI).href;var d="iframe[data-theme-follows]",h=["class","style","theme","data-theme","data-jp-theme-name","data-vscode-theme-kind",
"data-bs-theme"],p=/rgba?\(([\d.]+),? ([\d.]+),? ([\d.]+)(?:[,/ ]+([\d.]+))?\)/;function E(e){for(let n=e;n;n=n.parentElement){let o=p.exec(getComputedStyle(n).backgroundColor);if(!o)continue;let[i=0,
l=0,u=0]=o.slice(1,4).map(Number);if(Number(o[4]??1)>.5)return .299*i+.587*l+.114*u<128?"dark":"light"}let t=document.body.
dataset.vscodeThemeKind;return t?t.endsWith("light")?"light":"dark":null}function m(e){return[...document.querySelectorAll(
e)].filter(n=>n instanceof HTMLIFrameElement)}function a(){for(let e of m(d)){let t=E(e.parentElement);t&&e.contentWindow?.
postMessage({pointerscope:"set",state:{theme:t}},"*")}}var s=document.documentElement;for(let e of m(`${d}:not([data-the\
me-told])`))e.dataset.themeTold="",e.addEventListener("load",a);a();if(!s.dataset.themeWatched){s.dataset.themeWatched="\
true";for(let e of[s,document.body])new MutationObserver(()=>setTimeout(a,100)).observe(e,{attributes:!0,attributeFilter:h})}})();
