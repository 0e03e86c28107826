/** Injected into every bundle: what `import.meta.url` is in a module of static/js. */

const { currentScript } = document; // null in modules, which bundles are not
const script = currentScript instanceof HTMLScriptElement ? currentScript.src : "";

/** The address of static/js/ beside the bundle, or beside the page that contains it. */
export const moduleAddress = new URL("static/js/", script || document.baseURI).href;
