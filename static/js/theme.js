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
  const transparent = /^transparent(?:-(light|dark))?$/;
  const address = new URLSearchParams(location.search).get("theme");
  // Without a background, for a frame on somebody else's page.
  root.toggleAttribute("data-transparent", transparent.test(address));
  const asked = transparent.exec(address) ? (transparent.exec(address)[1] ?? "auto") : address;

  const remembered = () => {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null; // storage is off, or belongs to another site's frame
    }
  };
  const known = (name) => name !== null && Object.hasOwn(NEXT, name);
  let choice = [asked, root.dataset.firstTheme, remembered()].find(known) ?? "auto";

  /** Once a person chooses, the address does not. */
  const forgetAsked = () => {
    const url = new URL(location.href);
    url.searchParams.delete("theme");
    if (url.search !== location.search) history.replaceState(history.state, "", url);
  };

  const label = () => {
    const button = document.querySelector("[data-theme-button]");
    if (button) button.textContent = LABELS[choice];
  };

  const apply = () => {
    label();
    const theme = choice === "auto" ? (dark.matches ? "dark" : "light") : choice;
    if (root.dataset.theme === theme) return;
    root.dataset.theme = theme;
    document.dispatchEvent(new CustomEvent("pointerscope:theme"));
  };

  apply();
  dark.addEventListener("change", apply);
  document.addEventListener("pointerscope:choose-theme", ({ detail }) => {
    if (known(detail)) choice = detail;
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
