/** Names on axes: as long and as many as there is room for. */

const NARROW = 560; // pixels of width; below, names on axes are cut short
const NAMES = 240; // pixels of width that names beside a figure may take
const ROW = 20; // pixels that a line of text needs
const TINY = 300; // pixels; a frame below has no room for titles of axes and a bar of colours
const FEW = 2; // ticks that name both ends of an axis
const LETTER = 8; // pixels that a letter needs
const REST = 90; // pixels of height that the title and the ticks of the other axis take

/**
 * The axes of a layout, with ticks that fit: on a narrow figure they keep the beginning of their
 * names; upright ones take no more than a third of a figure that cannot grow; and where there is
 * no room for all of them the most important ones are named, or every second, third …. What a
 * tiny frame has no room for is left out.
 * @param {any} layout
 * @param {number} width in pixels
 * @param {number} height in pixels
 * @param {boolean} fixed whether the height is given by the frame around the figure
 */
export function axesFor(layout, width, height, fixed) {
  if (!width) return {};
  const narrow = width < NARROW;
  const tiny = fixed && (width < TINY || height < TINY);
  const upright = fixed ? Math.floor(height / 3 / LETTER) : Infinity;
  const names = layout.xaxis?.tickangle === 0 ? [] : (layout.xaxis?.ticktext ?? []);
  const below = longestName(names, narrow && width, upright) * LETTER;
  const axes = Object.entries(layout).filter(([name]) => /^[xy]axis/.test(name));
  const fitting = Object.fromEntries(
    axes.map(([name, given]) => {
      const axis = tiny ? { ...given, title: {} } : given;
      const across = name.startsWith("x");
      if (!axis.ticktext || axis.ticktext.length <= FEW || axis.showticklabels === false) return [name, narrow && across && axis.nticks ? { ...axis, nticks: 2 } : axis];
      const [from, to] = axis.domain ?? [0, 1];
      const room = (to - from) * (across ? Math.max(width - NAMES, 60) : Math.max(height - below - (fixed ? REST : 0), ROW));
      const named = chosen(axis.ticktext.length, Math.floor(room / ROW), layout.meta?.priority?.[name]);
      const text = (index) => fit(axis.ticktext[index], index, narrow && width, across ? upright : Infinity);
      return [name, { ...axis, tickvals: named.map((index) => axis.tickvals[index]), ticktext: named.map(text) }];
    }),
  );
  for (const scale of tiny ? ["coloraxis", "coloraxis2"] : []) {
    if (layout[scale]) fitting[scale] = { ...layout[scale], showscale: false };
  }
  return fitting;
}

/**
 * The traces of a figure, without the texts of cells that are too low for them.
 * @param {any[]} data
 * @param {any} layout
 * @param {number} height in pixels
 */
export function withTextsThatFit(data, layout, height) {
  return data.map((trace) => {
    const rows = layout[`yaxis${(trace.yaxis ?? "y").slice(1)}`]?.ticktext?.length;
    const [from, to] = layout[`yaxis${(trace.yaxis ?? "y").slice(1)}`]?.domain ?? [0, 1];
    const low = trace.type === "heatmap" && trace.texttemplate && (to - from) * (height - REST) < rows * ROW;
    return low ? { ...trace, texttemplate: "" } : trace;
  });
}

/** Which of so many ticks are named, at most so many: by priority if there is one, else evenly. */
function chosen(count, most, priority) {
  const all = [...Array(count).keys()];
  if (count <= most) return all;
  const apart = Math.max(1, Math.ceil(count / most));
  if (!priority) return all.filter((index) => index % apart === 0);
  const taken = [];
  for (const index of all.sort((one, other) => priority[other] - priority[one])) {
    if (taken.every((other) => Math.abs(other - index) >= apart)) taken.push(index);
  }
  return taken.sort((one, other) => one - other);
}

function longestName(texts, narrow, upright) {
  return Math.max(0, ...texts.map((text, index) => fit(text, index, narrow, upright).length));
}

/**
 * A tick of `name · moment`, or a name with a number in bold beside it. Where it must be short a
 * visit is its number and the beginning of the name; `narrow` is the width if that is small.
 */
function fit(text, index, narrow, longest) {
  if (!narrow && text.length <= longest) return text;
  const [, before = "", label, behind = ""] = /^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(text);
  const [name, moment] = label.split(" · ");
  const most = Math.min(narrow ? Math.max(5, Math.floor(narrow / 48)) : 14, longest);
  const cut = name.length > most && !name.includes("&") ? `${name.slice(0, most - 1)}…` : name;
  return before + (moment ? `${index + 1} ${cut}` : cut) + behind;
}
