/** Types of `<pointer-view>` for pages written in TypeScript. */

export interface PointerViewEventMap {
  /** The figure is drawn, or drawn anew. */
  "pointer-view:drawn": CustomEvent<Record<string, never>>;
  /** Nothing can be drawn; the message says why. */
  "pointer-view:failed": CustomEvent<{ message: string }>;
  /** An option was chosen, such as `{ head: 2 }`. */
  "pointer-view:option": CustomEvent<Record<string, string | number>>;
  /** A reader has changed the network of the view `network`: its interventions, as in the API. */
  "pointer-view:interventions": CustomEvent<Record<string, unknown>>;
  /** A part of the figure was clicked, such as one head of all. */
  "pointer-view:open": CustomEvent<Record<string, string | number>>;
  /** A point that many histories are made into was clicked: a row of a table of insights. */
  "pointer-view:select": CustomEvent<{ table: string; row: number }>;
  /** The visits under the pointer, by their 0-based positions; none when it leaves. */
  "pointer-view:hover": CustomEvent<{ visits: number[] }>;
  /** The story of the view `network` is at another beat, from 1; null when it is closed. */
  "pointer-view:beat": CustomEvent<{ beat: number | null }>;
}

export interface PointerView extends HTMLElement {
  /** The values of the figure's options. */
  readonly chosen: Record<string, string | number>;
  /** The pixels that the figure and the words beside it would take if nothing held them. */
  readonly wantedHeight: number;
  /** How many beats the story of the view `network` has; 0 for other figures. */
  readonly beats: number;
  /** Mark visits by their 0-based positions; none takes the marks away. */
  mark(visits: number[]): void;
  addEventListener<Name extends keyof PointerViewEventMap>(
    name: Name,
    listener: (this: PointerView, event: PointerViewEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "pointer-view": PointerView;
  }
}
