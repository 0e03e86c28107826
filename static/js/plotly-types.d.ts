/** The part of Plotly that the pages use, and the figures that it draws. */

import type { FigureMeta, FigureTrace, TypedArray } from "./figure-contract.d.ts";

/** A figure as the server sends it. */
export interface Figure {
  data: Trace[];
  layout: Layout;
}

/** The selected values of a figure's options. */
export type OptionValues = Record<string, number | string>;

/** An array as a figure carries it: a list, or numbers in base64. */
export type FigureArray =
  | (number | string | null)[]
  | ArrayLike<number>[]
  | NumericArray
  | TypedArray;

export type NumericArray =
  | Float32Array
  | Float64Array
  | Int8Array
  | Int16Array
  | Int32Array
  | Uint8Array
  | Uint16Array
  | Uint32Array;

export interface Trace extends FigureTrace {
  name?: string;
  showlegend?: boolean;
  legendgroup?: string;
  xaxis?: string;
  yaxis?: string;
  x?: FigureArray;
  y?: FigureArray;
  z?: FigureArray;
  texttemplate?: string;
}

export interface Font {
  size?: number;
  [name: string]: unknown;
}

export interface ColorBar {
  tickvals?: number[];
  ticktext?: string[];
  orientation?: "h" | "v";
  len?: number;
  nticks?: number;
  [name: string]: unknown;
}

export interface ColorAxis {
  colorbar?: ColorBar;
  cmin?: number;
  cmax?: number;
  showscale?: boolean;
  [name: string]: unknown;
}

export interface Axis {
  type?: string;
  title?: { text?: string; [name: string]: unknown };
  domain?: [number, number];
  anchor?: string;
  side?: string;
  tickangle?: number;
  tickvals?: (number | string)[];
  ticktext?: string[];
  tickmode?: string;
  tickfont?: Font;
  dtick?: number;
  nticks?: number;
  visible?: boolean;
  showticklabels?: boolean;
  categoryarray?: string[];
  categoryorder?: string;
  [name: string]: unknown;
}

export interface Annotation {
  text?: string;
  y: number;
  yref?: string;
  yanchor?: string;
  font?: Font;
  [name: string]: unknown;
}

export interface Template {
  layout: {
    font: { size: number; [name: string]: unknown };
    hoverlabel: { font: Font; [name: string]: unknown };
    paper_bgcolor?: string;
    plot_bgcolor?: string;
    [name: string]: unknown;
  };
  [name: string]: unknown;
}

export interface Layout {
  template: Template;
  meta: FigureMeta;
  height: number;
  width?: number;
  showlegend?: boolean;
  margin?: { t?: number; [name: string]: unknown };
  annotations?: Annotation[];
  hoverlabel?: { font?: Font; [name: string]: unknown };
  xaxis?: Axis;
  yaxis?: Axis;
  coloraxis?: ColorAxis;
  coloraxis2?: ColorAxis;
  [name: string]: unknown;
}

/** A point that an event of a figure is about. */
export interface Point {
  x?: number | string;
  y?: number | string;
  xaxis?: DrawnAxis;
  yaxis?: DrawnAxis;
  data: Trace;
  customdata?: unknown;
}

/** An axis as Plotly has drawn it. */
export interface DrawnAxis {
  _id: string;
  _name: string;
  _length: number;
  _offset: number;
  type: string;
  anchor?: string;
  /** The position of a category. */
  d2l_noadd(value: number | string): number;
  /** The pixel of a position. */
  l2p(position: number): number;
}

/** The element that Plotly draws in. */
export interface Plot extends HTMLElement {
  _fullLayout?: Record<string, DrawnAxis | undefined>;
  on(name: "plotly_click" | "plotly_hover", listener: (event: { points: Point[] }) => void): void;
  on(name: "plotly_unhover", listener: () => void): void;
}

export interface Plotly {
  react(plot: HTMLElement, data: Trace[], layout: object, config: object): Promise<unknown>;
  toImage(
    figure: { data: Trace[]; layout: Layout },
    options: { format: "svg"; width?: number; height?: number; imageDataOnly: true },
  ): Promise<string>;
}
