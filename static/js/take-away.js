/** What a reader takes away from a view: links, pictures, numbers. */

const SCALE = 2; // pixels of a PNG for each pixel of the page
const WIDTH = 960; // pixels of a picture from a page that shows none

/**
 * A row of links and buttons.
 * @param {{
 *   name: () => string,
 *   links: () => Record<"link" | "embed" | "json", string | null>,
 *   picture: () => {data: any[], layout: any},
 *   csv: () => string,
 * }} from what there is to take, asked for at the moment of taking
 * @returns {HTMLElement}
 */
export function takeAway({ name, links, picture, csv }) {
  const bar = document.createElement("p");
  bar.className = "view-take";
  const anchors = { link: anchor("Link"), embed: anchor("Embed"), json: anchor("JSON") };
  const refresh = () => {
    for (const [kind, href] of Object.entries(links())) {
      anchors[kind].hidden = href === null;
      if (href !== null) anchors[kind].href = href;
    }
  };
  // The address changes with every edit; it is read when somebody is about to use it.
  for (const event of ["pointerenter", "focusin"]) bar.addEventListener(event, refresh);
  const image = (format) => async () => {
    const { data, layout } = picture();
    const size = { width: layout.width ?? WIDTH, height: layout.height, ...(format === "png" && { scale: SCALE }) };
    save(await window.Plotly.toImage({ data, layout }, { format, ...size }), `${name()}.${format}`);
  };
  const numbers = () => {
    const address = URL.createObjectURL(new Blob(["\ufeff", csv()], { type: "text/csv;charset=utf-8" }));
    save(address, `${name()}.csv`);
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  };
  bar.append(anchors.link, anchors.embed, button("PNG", image("png")), button("SVG", image("svg")), button("CSV", numbers), anchors.json);
  refresh();
  return bar;
}

function anchor(text) {
  const made = document.createElement("a");
  made.textContent = text;
  return made;
}

function button(text, act) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.addEventListener("click", act);
  return made;
}

function save(address, name) {
  const made = Object.assign(document.createElement("a"), { href: address, download: name });
  made.click();
}
