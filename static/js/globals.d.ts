/** Globals that the pages' libraries and our own elements bring. */

import type { Plotly } from "./plotly-types.d.ts";
import type { PointerViewEventMap } from "./pointer-view.d.ts";

/** The part of reveal.js that decks use. */
export interface Reveal {
  initialize(): Promise<unknown>;
  slide(index: number): void;
  next(): void;
  prev(): void;
  getSlides(): HTMLElement[];
  getCurrentSlide(): HTMLElement;
  on(name: string, listener: (event: Event & { currentSlide?: HTMLElement }) => void): void;
  off(name: string, listener: () => void): void;
  addKeyBinding(key: { keyCode: number; key: string; description: string }, act: () => void): void;
}

declare global {
  interface Window {
    Plotly?: Plotly;
    Reveal?: new (root: HTMLElement, options: object) => Reveal;
    SwaggerUIBundle?: (options: object) => void;
  }
  interface HTMLElementEventMap extends PointerViewEventMap {}
  interface DocumentEventMap extends PointerViewEventMap {
    /** Sent after the theme of the page has changed. */
    "pointerscope:theme": CustomEvent<null>;
    /** Asks for a theme; null for the one of the address. */
    "pointerscope:choose-theme": CustomEvent<string | null>;
    /** Asks a deck to show a slide. */
    "deck:show": CustomEvent<number>;
  }
}
