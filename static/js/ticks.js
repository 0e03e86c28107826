/** A figure in its frame: names on axes as long and as many as there is room for, titles, legend. */

const NARROW = 560; // pixels of width; below, names on axes are cut short
const NAMES = 240; // pixels of width that names beside a figure may take
const ROW = 20; // pixels that a line of text needs
const TINY = { width: 420, height: 200 }; // pixels; a frame below has no room for what is told twice
const LOW = 300; // pixels of height; below, a bar of colours has fewer ticks
const FEW = 2; // ticks that name both ends of an axis
const LETTER = 8; // pixels that a letter needs
const NUMBER = 44; // pixels that a number on an axis needs, with the space beside it
const UPRIGHT = 7.5; // pixels of height that a letter of an upright name needs
const TOO_LONG = 1.3; // times an upright axis: the length of a title beside it
const NAMED = 18; // pixels from a name to the next on an axis of categories
const REST = 90; // pixels of height that the title and the ticks of the other axis take
const TITLE = 56; // pixels of it without the ticks
const BESIDE = 90; // pixels of width that short names beside a tiny figure take
const SWATCH = 48; // pixels that an entry of a legend needs beside its words
const COLUMN = 0.6; // of the width: an axis below is one of several side by side
const LEAST_TEXT = 9; // pixels of a title above a part of a figure
const LINE = 1.4; // of the size of a text: its height

/**
 * @typedef {{width: number, height: number, fixed: boolean, scale: number}} Frame in pixels, and
 *   whether the height is given by the frame around the figure; the size of the text against the usual
 * @typedef {{data: any[], layout: any}} Figure
 */

/**
 * A figure with what there is room for. On a narrow one ticks keep the beginning of their names;
 * upright ones take no more than a third of a figure that cannot grow; where there is no room for
 * all of them the most important ones are named, or every second, third …. A tiny frame leaves
 * out titles of axes, but for those of columns side by side, bars of colours, and a legend that
 * would take a quarter of it; a figure may say in `layout.meta.small` what else is changed there,
 * as a part of a layout (null for what is to go). What has room for so much text has room for less
 * of larger text.
 * @param {Figure} figure
 * @param {Frame} frame
 * @returns {Figure}
 */
export function fitted({ data, layout }, { width, height, fixed, scale }) {
  if (!width) return { data, layout };
  const room = { width: width / scale, height: height / scale, fixed };
  const isTiny = fixed && (room.width < TINY.width || room.height < TINY.height);
  const patch = isTiny ? patched(layout, layout.meta?.small ?? {}) : layout;
  const given = fixed ? withUprightNames(data, patch) : patch;
  const changes = fixed
    ? {
        ...aroundAxes({ data, layout: given }, room, isTiny, scale),
        ...colourBars(given, room, isTiny),
      }
    : {};
  const laidOut = { ...given, ...axesFor(given, room, isTiny, scale), ...changes };
  return { data: fixed ? withTextsThatFit(data, given, room.height) : data, layout: laidOut };
}

/** A layout with parts of it changed, null for what is to go. */
function patched(layout, patch) {
  const merge = (was, is) => {
    const both =
      was && is && typeof was === "object" && typeof is === "object" && !Array.isArray(is);
    if (!both) return is;
    const merged = Object.entries(is).map(([name, value]) => [name, merge(was[name], value)]);
    return Object.fromEntries(
      Object.entries({ ...was, ...Object.fromEntries(merged) }).filter(
        ([, value]) => value !== null,
      ),
    );
  };
  return merge(layout, patch);
}

/** Upright names that an axis has from its trace are written out, to be cut. */
function withUprightNames(data, layout) {
  const { xaxis } = layout;
  const names =
    data.find((trace) => (trace.xaxis ?? "x") === "x" && Array.isArray(trace.x))?.x ?? [];
  if (
    xaxis?.tickangle !== -90 ||
    xaxis.tickvals ||
    !names.length ||
    !names.every((name) => typeof name === "string")
  )
    return layout;
  return { ...layout, xaxis: { ...xaxis, tickmode: "array", tickvals: names, ticktext: names } };
}

/** Legend, margins and titles of parts. */
function aroundAxes({ data, layout }, { width, height }, isTiny, scale) {
  const named = legendOf(data, layout);
  const rows = Math.ceil(
    named.length /
      Math.max(
        1,
        Math.floor(width / Math.max(...named.map((name) => name.length * LETTER + SWATCH))),
      ),
  );
  const isLegendOut = named.length > 0 && rows * ROW > height / (isTiny ? 4 : 3);
  const hasLegend = named.length > 0 && !isLegendOut;
  const titles = titlesOfParts(layout, height, scale);
  const size = titles.annotations?.find(({ font }) => font?.size)?.font.size / scale || ROW;
  const top = Math.min(
    layout.margin?.t ?? 8,
    hasLegend ? rows * ROW + 4 : layout.annotations?.length ? size * LINE + 2 : 8,
  );
  const barAbove =
    ["coloraxis", "coloraxis2"].some((name) => layout[name]?.colorbar?.orientation === "h") &&
    !isTiny;
  const margin =
    layout.margin && !barAbove ? { margin: { ...layout.margin, t: Math.ceil(top * scale) } } : {};
  return { ...(isLegendOut && { showlegend: false }), ...margin, ...titles };
}

/** The names in a legend. */
function legendOf(data, layout) {
  if (layout.showlegend === false) return [];
  const named = data.filter(
    (trace) =>
      trace.name &&
      trace.showlegend !== false &&
      trace.visible !== false &&
      !["heatmap", "contour"].includes(trace.type),
  );
  const names = [
    ...new Map(
      named.map((trace) => [trace.legendgroup || trace.name, trace.name.replace(/<[^>]*>/g, "")]),
    ).values(),
  ];
  return named.length > 1 || layout.showlegend ? names : [];
}

/** Titles of parts of a figure, no larger than the gaps between the parts. */
function titlesOfParts({ annotations, template, ...layout }, height, scale) {
  const above = (annotations ?? []).filter(
    ({ yref, yanchor }) => yref === "paper" && yanchor === "bottom",
  );
  if (!above.length) return {};
  const edges = Object.entries(layout)
    .filter(([name]) => name.startsWith("yaxis"))
    .map(([, axis]) => axis.domain ?? [0, 1]);
  const gaps = above
    .filter(({ y }) => y < 1)
    .map(({ y }) => Math.min(...edges.map(([from]) => from - y).filter((gap) => gap > 0), 1 - y));
  const usual = template.layout.font.size;
  const most = Math.min(usual, (Math.min(1, ...gaps) * (height - ROW)) / LINE);
  if (most >= usual) return {};
  const font = { size: Math.max(LEAST_TEXT, most * scale) };
  return {
    annotations: annotations.map((title) =>
      above.includes(title) ? { ...title, font: { ...title.font, ...font } } : title,
    ),
  };
}

/** Bars of colours: none in a tiny frame, and in a low one so many ticks that they do not touch. */
function colourBars(layout, { height }, isTiny) {
  const scales = ["coloraxis", "coloraxis2"].filter((name) => layout[name]);
  if (isTiny)
    return Object.fromEntries(scales.map((name) => [name, { ...layout[name], showscale: false }]));
  const high = height - belowAxis(layout, false, Math.floor(height / 3 / LETTER)) - TITLE;
  const bars = scales.map((name) => {
    const bar = layout[name].colorbar ?? {};
    const ticks = bar.tickvals ?? layout.template.layout[name]?.colorbar?.tickvals;
    if (high >= LOW || bar.ticktext || bar.orientation === "h") return [name, layout[name]];
    if (!ticks)
      return [
        name,
        {
          ...layout[name],
          colorbar: {
            ...bar,
            nticks: Math.max(FEW, Math.floor(((bar.len ?? 1) * high) / ROW / 1.5)),
          },
        },
      ];
    const [from, to] = [layout[name].cmin ?? ticks[0], layout[name].cmax ?? ticks.at(-1)];
    const kept = [];
    for (const tick of ticks) {
      if (!kept.length || ((tick - kept.at(-1)) / (to - from)) * (bar.len ?? 1) * high >= ROW)
        kept.push(tick);
    }
    return [name, { ...layout[name], colorbar: { ...bar, tickvals: kept } }];
  });
  return Object.fromEntries(bars);
}

/** Axes with ticks and titles that fit. */
function axesFor(layout, { width, height, fixed }, isTiny, scale) {
  const narrow = width < NARROW;
  const upright = fixed ? Math.floor(height / 3 / LETTER) : Infinity;
  const below = belowAxis(layout, narrow && width, upright);
  const rest = fixed ? (below ? TITLE : REST) : 0;
  const high = Math.max(height - below - (isTiny ? 2 * ROW : rest), ROW);
  const wide = isTiny ? width - BESIDE : Math.max(width - NAMES, 60);
  const axes = Object.entries(layout).filter(([name]) => /^[xy]axis/.test(name));
  const fitting = axes.map(([name, whole]) => {
    const across = name.startsWith("x");
    const given = fixed && across ? withinGap(whole, layout, high) : whole;
    const [from, to] = given.domain ?? [0, 1];
    const room = (to - from) * (across ? wide : high);
    const size = layout.template.layout.font.size * scale;
    const isTitleLong =
      fixed && !across && (given.title?.text ?? "").length * LETTER > TOO_LONG * room;
    const titled = isTitleLong ? { ...given, title: {} } : given;
    const axis = isTiny ? { ...given, title: titleIn(given, across, room, size) } : titled;
    if (axis.visible === false || axis.showticklabels === false) return [name, axis];
    if (!axis.ticktext)
      return [
        name,
        fixed || (narrow && across) ? withFewer(axis, across, room, isTiny, narrow) : axis,
      ];
    const count = axis.ticktext.length;
    const isTight =
      isTiny &&
      across &&
      count === 1 &&
      axis.tickangle === 0 &&
      axis.ticktext[0].length * LETTER > room - LETTER;
    if (isTight) return [name, { ...axis, tickfont: { size: 0.75 * size } }];
    if (count <= FEW && (across || !fixed || room >= ROW)) return [name, axis];
    const most = count <= FEW ? 1 : Math.floor(room / ROW);
    const named = count <= FEW ? [count - 1] : chosen(count, most, layout.meta?.priority?.[name]);
    const text = (index) =>
      fit(axis.ticktext[index], index, narrow && width, across ? upright : Infinity);
    return [
      name,
      { ...axis, tickvals: named.map((index) => axis.tickvals[index]), ticktext: named.map(text) },
    ];
  });
  return Object.fromEntries(fitting);
}

/** In a tiny frame only columns side by side are called by their names, as far as these fit. */
function titleIn({ title, side, domain = [0, 1] }, across, room, size) {
  const text = title?.text ?? "";
  if (!across || !text || side === "top" || domain[1] - domain[0] > COLUMN) return {};
  const most = Math.max(4, Math.floor(room / (LETTER - 1)) + 1);
  return {
    ...title,
    standoff: 0,
    font: { size: size - 2 },
    text: text.length > most ? `${text.slice(0, most - 1)}…` : text,
  };
}

/** An axis above another part has a title and ticks if there is room for them between the two. */
function withinGap(axis, layout, high) {
  const own = layout[`yaxis${(axis.anchor ?? "y").slice(1)}`]?.domain ?? [0, 1];
  const tops = Object.entries(layout)
    .filter(([name]) => name.startsWith("yaxis"))
    .map(([, other]) => other.domain?.[1] ?? 1);
  const gap = (own[0] - Math.max(...tops.filter((top) => top <= own[0]), -Infinity)) * high;
  if (axis.side === "top" || gap > 2.4 * ROW) return axis;
  return { ...axis, title: {}, ...(gap < 0.9 * ROW && { showticklabels: false }) };
}

/** Numbers, and names that are only counted, on an axis that is too short for all of them. */
function withFewer(axis, across, room, isTiny, narrow) {
  const most = Math.max(FEW, Math.floor(room / (across ? NUMBER : ROW * 1.5)));
  if (axis.tickvals) {
    const apart = across ? 1 : Math.ceil(axis.tickvals.length / most);
    return { ...axis, tickvals: axis.tickvals.filter((_, index) => index % apart === 0) };
  }
  const { dtick, ...free } = axis;
  if (axis.type === "category")
    return across ? axis : { ...free, nticks: Math.max(FEW, Math.floor(room / NAMED)) };
  const nticks = Math.min(
    axis.nticks ?? Infinity,
    narrow && across && axis.nticks && !isTiny ? FEW : most,
  );
  return isTiny || axis.nticks || nticks < 5 ? { ...free, nticks } : axis;
}

/** The traces of a figure, without the texts of cells that are too low for them. */
function withTextsThatFit(data, layout, height) {
  return data.map((trace) => {
    const rows = layout[`yaxis${(trace.yaxis ?? "y").slice(1)}`]?.ticktext?.length;
    const [from, to] = layout[`yaxis${(trace.yaxis ?? "y").slice(1)}`]?.domain ?? [0, 1];
    const low =
      trace.type === "heatmap" && trace.texttemplate && (to - from) * (height - REST) < rows * ROW;
    return low ? { ...trace, texttemplate: "" } : trace;
  });
}

/** Which of so many ticks are named, at most so many: by priority if there is one, else evenly. */
function chosen(count, most, priority) {
  const all = [...Array(count).keys()];
  if (count <= most) return all;
  const apart = Math.max(1, Math.ceil(count / Math.max(1, most)));
  if (!priority) return all.filter((index) => index % apart === 0);
  const taken = [];
  for (const index of all.sort((one, other) => priority[other] - priority[one])) {
    if (taken.every((other) => Math.abs(other - index) >= apart)) taken.push(index);
  }
  return taken.sort((one, other) => one - other);
}

/** The pixels of height that the upright names of the first axis take. */
function belowAxis({ xaxis }, narrow, upright) {
  const texts = xaxis?.tickangle === 0 ? [] : (xaxis?.ticktext ?? []);
  return (
    Math.max(0, ...texts.map((text, index) => fit(text, index, narrow, upright).length)) * UPRIGHT
  );
}

/**
 * A tick of `name · moment`, or a name with a number in bold beside it. Where it must be short a
 * visit is its number and the beginning of the name; `narrow` is the width if that is small.
 */
function fit(text, index, narrow, longest) {
  if (!narrow && text.length <= longest) return text;
  const [, before = "", label, behind = ""] = /^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(
    text,
  );
  const [name, moment] = label.split(" · ");
  const most = Math.min(narrow ? Math.max(5, Math.floor(narrow / 48)) : 14, longest);
  const cut = name.length > most && !name.includes("&") ? `${name.slice(0, most - 1)}…` : name;
  return before + (moment ? `${index + 1} ${cut}` : cut) + behind;
}
