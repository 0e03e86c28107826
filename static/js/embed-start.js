/**
 * Loads the styles and the script of an embed once its frame is in sight: a deck of twenty begins
 * with one.
 */
(() => {
  const { script } = document.body.dataset;
  new IntersectionObserver((entries, observer) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    if (script) import(script);
    const styles = document.querySelector("template[data-styles]");
    if (styles instanceof HTMLTemplateElement) styles.replaceWith(styles.content);
    document.querySelector("style[data-unseen]")?.remove();
  }).observe(document.documentElement);
})();
