// The runtime's fetch, without Node's 300 s limit for response headers: a long analysis takes more.

/** The fetch that the client needs: an address and plain values, so any implementation will do. */
export type Fetch = (
  url: string,
  init: {
    method: string;
    headers: Record<string, string>;
    /** Text, except for uploads: a Blob, or a stream if `streamsBodies` is true. */
    body?: string | Blob | ReadableStream<Uint8Array>;
    duplex?: 'half';
    /** Given in session mode only. */
    credentials?: 'same-origin' | 'omit';
    redirect: 'manual';
    signal: AbortSignal;
  },
) => Promise<Response>;

interface Dispatcher {
  dispatch(options: object, handler: object): boolean;
  readonly isMockActive?: boolean;
}

/** Every undici, Node's included, keeps the dispatcher of all fetches here: legacy handlers in 1, those of undici 8 in 2. */
const globalDispatcher = (version: 1 | 2) =>
  (globalThis as { [key: symbol]: Dispatcher | undefined })[Symbol.for(`undici.globalDispatcher.${version}`)];

/** Passes each request to the process's own dispatcher (an agent, a proxy, a mock) with the time-outs off; TimeLimit ends the call. */
const dispatcherWithoutTimeouts: Dispatcher = {
  dispatch(options, handler) {
    const target = ('onRequestStart' in handler && globalDispatcher(2)) || globalDispatcher(1) || globalDispatcher(2);
    return target!.dispatch({ ...options, headersTimeout: 0, bodyTimeout: 0 }, handler);
  },
  get isMockActive() {
    return (globalDispatcher(1) ?? globalDispatcher(2))?.isMockActive === true;
  },
};

/**
 * Global fetch, looked up at each call so that later mocks count. Outside Node it is plain fetch: Deno 2.9 and Bun 1.4 have longer limits
 * (330 s tested). If one cuts off a create anyway, its idempotency key recovers it (see retry.ts).
 */
export const defaultFetch: Fetch = (url, init) => {
  const dispatcher = hasDispatcher() ? { dispatcher: dispatcherWithoutTimeouts } : {};
  return globalThis.fetch(url, { ...init, ...dispatcher });
};

/** Whether a body can be a stream with a Content-Length, which storage requires. Only Node can; others drop the header or the stream. */
export const streamsBodies = (fetch: Fetch): boolean => fetch === defaultFetch && hasDispatcher();

function hasDispatcher(): boolean {
  // Node has none until its fetch is loaded, which making headers does.
  new Headers();
  return (globalDispatcher(1) ?? globalDispatcher(2)) !== undefined;
}
