/** The part of a service worker's scope that ours uses; TypeScript has it only without the DOM. */

interface WorkerEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

interface WorkerEventMap {
  install: WorkerEvent;
  activate: WorkerEvent;
  message: WorkerEvent & { data: PageFiles };
  fetch: WorkerEvent & { request: Request; respondWith(response: Promise<Response>): void };
}

export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEventMap>(
    name: Name,
    listener: (event: WorkerEventMap[Name]) => void,
  ): void;
}

/** What a page asks its service worker to store. */
export interface PageFiles {
  /** Of files that the page has loaded. */
  addresses: string[];
  /** The page: the path below the root that it is stored under, and its address without visits. */
  page?: { name: string; address: string };
}
