/**
 * What cannot wait for the modules of a page, as a classic script in the head: the theme (light,
 * dark, or as the system says), so that a page is never shown in the wrong colours first, and
 * buttons that are pressed early.
 */
(() => {
  /** @typedef {"auto" | "light" | "dark"} Theme */
  const KEY = "pointerscope-theme";
  /** @type {Record<Theme, Theme>} */
  const NEXT = { auto: "light", light: "dark", dark: "auto" };
  const LABELS = { auto: "Theme: system", light: "Theme: light", dark: "Theme: dark" };
  const TRANSPARENT = /^transparent(?:-(light|dark))?$/;
  const root = document.documentElement;
  const systemIsDark = matchMedia("(prefers-color-scheme: dark)");
  const role = frameElement?.getAttribute("data-page") ?? null; // in a room; "lead" for the lecturer
  if (role !== null) root.dataset.inRoom = role;
  const given = new URLSearchParams(location.search).get("theme");
  /** @type {Theme} */
  let choice = "auto";
  let isPrinting = false;

  const stored = () => {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null; // storage is off, or belongs to another site's frame
    }
  };

  /**
   * @param {string | null | undefined} name
   * @returns {name is Theme}
   */
  function isTheme(name) {
    return typeof name === "string" && Object.hasOwn(NEXT, name);
  }

  /**
   * Take the theme that the address or the page around gives; a transparent one has no background.
   * @param {string | null} name
   */
  const take = (name) => {
    const transparent = TRANSPARENT.exec(name ?? "");
    const theme = transparent ? (transparent[1] ?? "auto") : name;
    root.toggleAttribute("data-transparent", transparent !== null);
    if (isTheme(theme)) root.dataset.askedTheme = name ?? "";
    else delete root.dataset.askedTheme;
    choice = [theme, root.dataset.firstTheme, stored()].find(isTheme) ?? "auto";
  };

  /** Remove the theme from the address once the reader chooses one. */
  const forgetGiven = () => {
    const url = new URL(location.href);
    url.searchParams.delete("theme");
    delete root.dataset.askedTheme;
    if (url.search !== location.search) history.replaceState(history.state, "", url);
  };

  const findButton = () => {
    const button = document.querySelector("[data-theme-button]");
    return button instanceof HTMLElement ? button : null;
  };

  /** On a phone the menu scrolls, and the page that is shown may be beyond its end. */
  const showCurrentPage = () => {
    const current = document.querySelector(".top nav [aria-current]");
    const menu = current?.parentElement;
    if (!current || !menu) return;
    const [shown, room] = [current.getBoundingClientRect(), menu.getBoundingClientRect()];
    menu.scrollLeft += shown.left + shown.width / 2 - room.left - room.width / 2;
  };

  const apply = () => {
    const button = findButton();
    if (button) button.textContent = LABELS[choice];
    const theme = choice === "auto" ? (systemIsDark.matches ? "dark" : "light") : choice;
    if (isPrinting || root.dataset.theme === theme) return;
    root.dataset.theme = theme;
    document.dispatchEvent(new CustomEvent("pointerscope:theme"));
  };

  /**
   * Print in light colours, except slides; views draw themselves again at the same moment.
   * @param {Event} event
   */
  const onPrint = ({ type }) => {
    if (document.querySelector(".deck")) return;
    isPrinting = type === "beforeprint";
    if (isPrinting) root.dataset.theme = "light";
    else apply();
  };

  /** Buttons that were pressed before the scripts of the page had run; they are pressed then. */
  const early = /** @type {Set<HTMLElement>} */ (new Set());

  /** @param {Event} event */
  const keep = (event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    early.add(button);
  };

  take(given);
  apply();
  document.addEventListener("click", keep, true);
  // Modules have run when this event is sent, and the window hears of it after the document.
  window.addEventListener("DOMContentLoaded", () => {
    document.removeEventListener("click", keep, true);
    for (const button of early) button.click();
  });
  for (const name of ["beforeprint", "afterprint"]) window.addEventListener(name, onPrint);
  systemIsDark.addEventListener("change", apply);
  document.addEventListener("pointerscope:choose-theme", ({ detail }) => {
    if (detail === null || isTheme(detail) || TRANSPARENT.test(detail)) take(detail ?? given);
    apply();
  });
  document.addEventListener("DOMContentLoaded", () => {
    showCurrentPage();
    const button = findButton();
    if (!button) return;
    button.hidden = false;
    apply();
    button.addEventListener("click", () => {
      choice = NEXT[choice];
      forgetGiven();
      try {
        localStorage.setItem(KEY, choice);
      } catch {
        // The choice then lasts for this page.
      }
      apply();
    });
  });
})();
