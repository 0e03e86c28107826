/** Loads the script of an embed once its frame is in sight: a deck of twenty begins with one. */
(() => {
  const { script } = document.body.dataset;
  if (!script) return;
  new IntersectionObserver((entries, observer) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    import(script);
  }).observe(document.documentElement);
})();
