/** The encoding of the last visit after all layers. */

import { litClass } from "./parts.js";
import { mark } from "./scene.js";
import { beatsAfterLayers, scaledTogether, visibilityAt } from "./view.js";

/** @import { Child } from "./scene.js" */
/** @import { AnyView, NetworkView } from "./view.js" */

/** The encoding of the last visit, which both paths and the gate read. @param {NetworkView} view */
export function contextMark(view) {
  const { reading, stage } = view;
  const f = stage.type / 13;
  const values = reading.values("context");
  const last = stage.layers.at(-1);
  if (!last || !values) return null;
  const columns = 2 ** Math.ceil(Math.log2(Math.sqrt(values.length)));
  const rows = Math.ceil(values.length / columns);
  const size = stage.context;
  const cell = size / columns;
  const x = stage.fork - 2 * f;
  const y = stage.bottom + 20 * f;
  const grid = { x, y, columns, cell };
  // Above a small square the name would run into that of the generation head.
  const below = { class: "strong halo middle", x: x + size / 2, y: y + rows * cell + 14 * f };
  return contextBlock(
    view,
    grid,
    links(view, x, y, size, rows * cell),
    stage.isDense ? below : undefined,
  );
}

/**
 * The numbers as cells, with their name.
 * @param {AnyView} view
 * @param {{x: number, y: number, columns: number, cell: number}} grid
 * @param {Child} links
 * @param {{x: number, y: number, class: string}} [name] where it stands, and its style; above the cells if left out
 */
export function contextBlock(view, { x, y, columns, cell }, links, name) {
  const f = view.stage.type / 13;
  const above = { class: "strong halo", x, y: y - 5 * f };
  const values = view.reading.values("context");
  const largest =
    Math.max(
      ...scaledTogether(view).flatMap((reading) => [...reading.values("context")].map(Math.abs)),
    ) || 1;
  const cells = Array.from(values, (value, index) =>
    mark("rect", {
      class: value < 0 ? "below-zero" : "above-zero",
      x: x + (index % columns) * cell,
      y: y + Math.floor(index / columns) * cell,
      width: cell - 0.5,
      height: cell - 0.5,
      opacity: 0.12 + 0.88 * (Math.abs(value) / largest),
    }),
  );
  return mark(
    "g",
    {
      key: "context",
      class: `part context${litClass(view, "context")}`,
      "data-part": "context",
      role: "button",
      tabindex: "-1",
      visibility: visibilityAt(view, beatsAfterLayers(view.reading).context),
      "aria-label": `Context: the last visit after all layers, ${values.length} numbers`,
    },
    mark("rect", {
      class: "ground",
      x: x - 3,
      y: y - 16 * f,
      width: columns * cell + 6,
      height: Math.max(44, Math.ceil(values.length / columns) * cell + 20 * f),
      rx: 4,
    }),
    links,
    mark("text", { key: "name", ...(name ?? above) }, "Context"),
    cells,
    mark(
      "title",
      {},
      `The last visit after all layers: ${values.length} numbers. The pointer, the generation head and the gate read them.`,
    ),
  );
}

/**
 * From the last visit into the context, and on to what reads it.
 * @param {NetworkView} view
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 */
function links({ reading, stage }, x, y, width, height) {
  const f = stage.type / 13;
  const last = Number(stage.rows.at(-1)?.y);
  const from = x - 6 * f;
  const under = stage.size.height - 5 * f;
  const gate = stage.gate + 9 * f;
  return [
    mark("path", {
      key: "from the last visit",
      class: "link",
      d: `M${from - 8 * f} ${last}H${from}V${y + height / 2}H${x - 2}`,
    }),
    reading.hasGeneration &&
      mark("path", {
        key: "to generation",
        class: "link generation-line",
        d: `M${x + width + 2} ${y + height / 2}H${x + width + 12 * f}`,
      }),
    reading.has("gate.logit") &&
      mark("path", {
        key: "to the gate",
        class: "link dotted",
        d: `M${x + width / 2} ${y + height + 3 * f}V${under}H${gate}V${0.56 * stage.size.height + stage.full / 2 + 4}`,
      }),
  ];
}
