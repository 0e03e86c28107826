/**
 * Loads the styles and the script of an embed once its frame is in sight: a deck of twenty begins
 * with one. An embed that is a page of its own is in sight.
 */
(() => {
  const { script } = document.body.dataset;
  const load = () => {
    if (script) import(script);
    const styles = document.querySelector("template[data-styles]");
    if (styles instanceof HTMLTemplateElement) styles.replaceWith(styles.content);
    document.querySelector("style[data-unseen]")?.remove();
  };
  if (parent === window) load();
  else {
    new IntersectionObserver((entries, observer) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      load();
    }).observe(document.documentElement);
  }
})();
