/**
 * Light, dark or as the system says. A classic script in the head, so that the page never shows
 * in the wrong colours first.
 */
(() => {
  const KEY = "pointerscope-theme";
  const NEXT = { auto: "light", light: "dark", dark: "auto" };
  const LABELS = { auto: "Theme: as the system", light: "Theme: light", dark: "Theme: dark" };
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const TRANSPARENT = /^transparent(?:-(light|dark))?$/;
  const address = new URLSearchParams(location.search).get("theme");
  let isOnPaper = false;

  const remembered = () => {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null; // storage is off, or belongs to another site's frame
    }
  };
  const known = (name) => name !== null && Object.hasOwn(NEXT, name);
  let choice = "auto";
  /** What an address or the page around asks for; transparent: without a background, in a frame. */
  const ask = (asked) => {
    const clear = TRANSPARENT.exec(asked ?? "");
    const named = clear ? (clear[1] ?? "auto") : asked;
    root.toggleAttribute("data-transparent", clear !== null);
    if (known(named)) root.dataset.askedTheme = asked;
    else delete root.dataset.askedTheme;
    choice = [named, root.dataset.firstTheme, remembered()].find(known) ?? "auto";
  };

  /** Once a person chooses, the address does not. */
  const forgetAsked = () => {
    const url = new URL(location.href);
    url.searchParams.delete("theme");
    delete root.dataset.askedTheme;
    if (url.search !== location.search) history.replaceState(history.state, "", url);
  };

  const label = () => {
    const button = document.querySelector("[data-theme-button]");
    if (button) button.textContent = LABELS[choice];
  };

  const apply = () => {
    label();
    const theme = choice === "auto" ? (dark.matches ? "dark" : "light") : choice;
    if (isOnPaper || root.dataset.theme === theme) return;
    root.dataset.theme = theme;
    document.dispatchEvent(new CustomEvent("pointerscope:theme"));
  };

  /** Paper is light, but for slides. Views draw themselves for it at the same moment. */
  const print = ({ type }) => {
    if (document.querySelector(".deck")) return;
    isOnPaper = type === "beforeprint";
    if (isOnPaper) root.dataset.theme = "light";
    else apply();
  };

  ask(address);
  apply();
  for (const moment of ["beforeprint", "afterprint"]) window.addEventListener(moment, print);
  dark.addEventListener("change", apply);
  document.addEventListener("pointerscope:choose-theme", ({ detail }) => {
    if (detail === null || known(detail) || TRANSPARENT.test(detail)) ask(detail ?? address);
    apply();
  });
  document.addEventListener("DOMContentLoaded", () => {
    const button = document.querySelector("[data-theme-button]");
    if (!button) return;
    button.hidden = false;
    label();
    button.addEventListener("click", () => {
      choice = NEXT[choice];
      forgetAsked();
      try {
        localStorage.setItem(KEY, choice);
      } catch {
        // The choice then lasts for this page.
      }
      apply();
    });
  });
})();
