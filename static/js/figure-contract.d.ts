/** What a figure carries for the front end. Generated from app/pointerscope/figures/contract.py. */

/** An attribute of a trace that follows the selected options. */
export interface ArrayPart {
  trace: number;
  attribute: string;
  is: Operation[];
}

/** A title of an axis for each value of an option. */
export interface AxisTitle {
  /** Its name in the layout, such as "xaxis"; of a colour axis, its colour bar has the title. */
  axis: string;
  option: string;
  titles: string[];
}

/** A table whose columns are computed from the figure's arrays. */
export interface ColumnsTable {
  columns: string[];
  /** Of the rows. */
  labels: string[];
  /** One for each column after the labels. */
  values: Operation[][];
  /** Whether the tables of the figure's heatmaps come before it. */
  beside?: boolean;
}

/** A figure as the front end receives it. */
export interface FigureContract {
  data: FigureTrace[];
  layout: FigureLayout;
}

/** A layout of Plotly. */
export interface FigureLayout {
  height?: number;
  meta: FigureMeta;
  [key: string]: unknown;
}

/** What a figure says of itself, in its `layout.meta`; a network figure in its `meta`. */
export interface FigureMeta {
  /** Name of the view, or of the lesson's step. */
  view: string;
  title: string;
  /** How to read the figure, in one sentence. */
  caption: string;
  /** What this figure shows, in a sentence or a few. */
  summary: string;
  /** Where the summary depends on options. */
  summaries?: Summaries;
  /** The titles of axes that depend on an option. */
  axis_titles?: AxisTitle[];
  /** The options; absent where the figure has none. */
  choices?: OptionChoice[];
  /** The option that can be played through its values. */
  player?: string;
  /** The numbers behind the figure; where absent, each visible heatmap is a table. */
  table?: RowsTable | ColumnsTable | MatrixTable;
  /** In CSV the heatmaps are one table with a row for each cell: what its row, its column and its number are called. The options that a heatmap belongs to come first. */
  cells?: string[];
  /** What the expressions of parts and tables read. */
  arrays?: Record<string, TypedArray>;
  /** What follows the selected options. */
  parts?: (ArrayPart | LinesPart)[];
  /** The axes on which visits lie. */
  visit_axes?: string[];
  /** By axis: where labels do not all fit, those of the largest numbers come first. */
  priority?: Record<string, number[]>;
  /** What changes in the layout where there is little room. */
  small?: Record<string, unknown>;
  /** The tables whose rows a click on the figure selects. */
  selects?: SelectedHistories[];
  /** How far to trust the explanation; absent where it was not graded. */
  trust?: TrustMark;
  /** Plotly templates by theme, in exported figures. */
  templates?: Record<string, Record<string, unknown>>;
  /** Model, query and version in one line, in exported figures. */
  origin?: string;
  /** Of a network figure, in pixels; those of Plotly have it in the layout. */
  height?: number;
  /** The colours of pictures of a network figure; those of Plotly have a template. */
  theme?: "light" | "dark";
}

/** A trace of Plotly. */
export interface FigureTrace {
  /** Those that our build of Plotly draws (`tools/build-plotly.js`). */
  type: "bar" | "heatmap" | "scatter";
  name?: string;
  visible?: boolean;
  /** The option values that the trace belongs to. */
  meta?: Record<string, number | string>;
  [key: string]: unknown;
}

/** The `x` and `y` of a trace of lines, which follow the selected options. */
export interface LinesPart {
  /** Index of the trace in the figure's data. */
  trace: number;
  /** The weights, a row for each start and a column for each end. */
  lines: Operation[];
  /** The option whose value is the start. */
  row: string;
  /** Weights up to this one have no line in this trace. */
  above: number;
  /** The largest weight with a line in this trace. */
  to: number;
}

/** A table whose cells are one matrix computed from the figure's arrays. */
export interface MatrixTable {
  columns: string[];
  /** Of the rows. */
  labels: string[];
  matrix: Operation[];
  /** Whether the tables of the figure's heatmaps come before it. */
  beside?: boolean;
}

/** A trace, which the browser draws as the whole network. */
export interface NetworkFigure {
  kind: "network";
  /** See `pointerscope.figures.network`. */
  trace: Record<string, unknown>;
  /** The trace that it is compared with. */
  before: Record<string, unknown> | null;
  meta: FigureMeta;
}

/** An array operation of an expression; see `pointerscope.lessons.framework.expressions`. */
export interface Operation {
  op: string;
  shape: number[];
  /** The positions of its operands in the expression. */
  of?: number[];
  /** Of the array that a `table` reads. */
  name?: string;
  /** The options that index this array, first dimension first. */
  at?: string[];
  /** Of a constant. */
  values?: number | string | (number | string)[];
  offset?: number;
  strides?: number[];
  index?: number[];
  groups?: number[][];
}

/** An option of a view with its values in this figure. */
export interface OptionChoice {
  name: string;
  title: string;
  values: (number | string)[];
  /** The selected one. */
  value: number | string;
  /** For the values, where these are not readable themselves. */
  labels?: string[];
}

/** A table as its rows. */
export interface RowsTable {
  columns: string[];
  /** A label, then the cells. */
  rows: (string | number | null)[][];
}

/** A table of insights whose rows list the histories they are made of. */
export interface SelectedHistories {
  table: string;
  title: string;
  /** The label of each row. */
  rows: string[];
}

/** A summary for each combination of option values. */
export interface Summaries {
  /** The options. */
  by: string[];
  /** The summaries; the value of the last option changes fastest. */
  texts: string[];
}

/** How the explanation that a figure shows does in the league of explanations. */
export interface TrustMark {
  /** In a sentence or two. */
  text: string;
  /** The view of insights that says more. */
  view: string;
}

/** An array of numbers as Plotly reads it; see `pointerscope.figures.encoding`. */
export interface TypedArray {
  /** Type and bytes of a number, such as `f4`. */
  dtype: string;
  /** The numbers, row by row and little-endian, in base64. */
  bdata: string;
  /** The sizes, separated by commas; absent for one dimension. */
  shape?: string;
}
