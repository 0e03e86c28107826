/** Folded chapters: which are open is remembered, and the bar of sections marks where one is. */

import { find, findAll, targetOf } from "./dom.js";

/**
 * @param {HTMLElement} page
 * @param {string} [memory] under which the open chapters are remembered
 */
export function foldChapters(page, memory = "pointerscope-unfolded") {
  const chapters = findAll(page, "[data-chapter]", HTMLDetailsElement);
  const button = find(page, "[data-unfold]");
  const opened = remembered(memory);
  for (const chapter of chapters) {
    if (opened) chapter.open = opened.includes(chapter.id);
    chapter.addEventListener("toggle", () => {
      remember(
        memory,
        chapters.filter(({ open }) => open).map(({ id }) => id),
      );
      button.textContent = chapters.every(({ open }) => open) ? "Fold all" : "Unfold all";
    });
  }
  button.addEventListener("click", () => {
    const open = !chapters.every((chapter) => chapter.open);
    for (const chapter of chapters) chapter.open = open;
  });
  /** @param {boolean} [arrives] at a page whose chapters the browser did not know when it scrolled */
  const openTarget = (arrives) => {
    const target = document.getElementById(location.hash.slice(1));
    const chapter = chapters.find((other) => other === target || other.contains(target));
    if (!chapter || (chapter.open && !arrives)) return;
    chapter.open = true;
    target?.scrollIntoView();
  };
  window.addEventListener("hashchange", () => openTarget());
  page.addEventListener("click", (event) => {
    // A link to what the address names already changes no address.
    if (targetOf(event).closest('a[href^="#"]')) setTimeout(openTarget);
  });
  const [arrival] = performance.getEntriesByType("navigation");
  // Whoever comes back finds the place they left.
  openTarget(arrival instanceof PerformanceNavigationTiming && arrival.type === "navigate");
  markPosition(page, chapters);
}

/**
 * Mark the link to the chapter that is being read.
 * @param {HTMLElement} page
 * @param {HTMLDetailsElement[]} chapters
 */
function markPosition(page, chapters) {
  const links = findAll(page, '.sections a[href^="#"]', HTMLAnchorElement);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const link = links.find(({ hash }) => hash === `#${target.id}`);
        if (isIntersecting) link?.setAttribute("aria-current", "true");
        else link?.removeAttribute("aria-current");
      }
    },
    { rootMargin: "-35% 0px -60% 0px" },
  );
  for (const chapter of chapters) observer.observe(chapter);
}

/**
 * The chapters that were open last; null where nothing is remembered.
 * @param {string} memory
 * @returns {string[] | null}
 */
function remembered(memory) {
  try {
    const ids = JSON.parse(localStorage.getItem(memory) ?? "null");
    return Array.isArray(ids) ? ids : null;
  } catch {
    return null; // storage is forbidden, or holds something else
  }
}

/**
 * @param {string} memory
 * @param {string[]} ids
 */
function remember(memory, ids) {
  try {
    localStorage.setItem(memory, JSON.stringify(ids));
  } catch {} // they are then folded next time
}
