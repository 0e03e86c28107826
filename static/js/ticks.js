/** Names on axes: as long and as many as there is room for. */

const NARROW = 560; // pixels of width; below, names on axes are cut short
const LOW = 440; // pixels of height; below, those that stand upright are
const NAMES = 240; // pixels of width that names beside a figure may take
const ROW = 20; // pixels that a line of text needs

/**
 * Ticks that fit: on a narrow or low figure they keep the beginning of their names, and where
 * there is no room for all of them every second, third … is named.
 * @param {any} layout
 * @param {number} width in pixels
 * @param {number} height in pixels
 * @returns {any} the axes of the layout, with ticks that fit
 */
export function axesFor(layout, width, height) {
  if (!width) return {};
  const axes = Object.entries(layout).filter(([name]) => /^[xy]axis/.test(name));
  return Object.fromEntries(
    axes.map(([name, axis]) => {
      if (!axis.ticktext) return [name, width < NARROW ? { ...axis, nticks: Math.min(axis.nticks ?? 4, 3) } : axis];
      const across = name.startsWith("x");
      const room = across ? Math.max(width - NAMES, 60) : 0.8 * height;
      const small = width < NARROW || (across && height < LOW);
      const every = Math.max(1, Math.ceil((axis.ticktext.length * ROW) / room));
      const named = (_, index) => index % every === 0;
      const longest = Math.min(12, Math.floor(width / 36));
      const ticktext = axis.ticktext.filter(named).map((text) => (small ? shorten(text, longest) : text));
      return [name, { ...axis, tickvals: axis.tickvals.filter(named), ticktext }];
    }),
  );
}

/** The name in a tick, cut, with the number that stands in bold before or behind it. */
function shorten(text, longest) {
  const [, before = "", label, behind = ""] = /^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(text);
  const name = label.split(" · ")[0];
  const cut = name.length > longest && !name.includes("&") ? `${name.slice(0, longest - 1)}…` : name;
  return before + cut + behind;
}
