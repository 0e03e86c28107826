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
  configure(options: object): void;
  getConfig(): { keyboard?: unknown };
  getRevealElement(): HTMLElement;
  isReady(): boolean;
  navigateFragment(index: number): boolean;
  syncFragments(slide: HTMLElement): void;
  triggerKey(keyCode: number): void;
  getIndices(): { h: number; f?: number };
  addKeyBinding(key: { keyCode: number; key: string; description: string }, act: () => void): void;
}

declare global {
  /** The path of the static files of a version; the server writes it before the service worker. */
  const POINTERSCOPE_STATIC: string;
  interface Window {
    Plotly?: Plotly;
    PointerScope?: { id: string; init: (deck: Reveal) => void };
    Reveal?: new (root: HTMLElement, options: object) => Reveal;
    SwaggerUIBundle?: (options: object) => void;
  }
  interface HTMLElementEventMap extends PointerViewEventMap {}
  interface DocumentEventMap extends PointerViewEventMap {
    /** Sent after the theme of the page has changed. */
    "pointerscope:theme": CustomEvent<null>;
    /** Asks for a theme; null for the one of the address. */
    "pointerscope:choose-theme": CustomEvent<string | null>;
    /** Sent when this server stops answering, and when it answers again. */
    "pointerscope:server": CustomEvent<{ answers: boolean }>;
    /** Asks a file for the engine that it holds; the file calls the function. */
    "pointerscope:engine": CustomEvent<
      (engine: typeof import("./network/browser-model.js")) => void
    >;
    /** Asks a deck to show a slide. */
    "deck:show": CustomEvent<number>;
    "deck:step": CustomEvent<number>;
  }
}
