// The runtime's fetch, without the 300 s that Node's waits at most for the headers of an answer: a long analysis takes more.

/** What the client asks of a fetch implementation: an address and plain values, so that any implementation does. */
export type Fetch = (
  url: string,
  init: {
    method: string;
    headers: Record<string, string>;
    /** Text but for uploads: these are a Blob, or a stream where `streamsBodies` says so. */
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

/** Where every undici, Node's included, keeps the dispatcher that all fetches go through: legacy handlers in 1, those of undici 8 in 2. */
const globalDispatcher = (version: 1 | 2) =>
  (globalThis as { [key: symbol]: Dispatcher | undefined })[Symbol.for(`undici.globalDispatcher.${version}`)];

/** Hands each request to the process' own dispatcher (an agent, a proxy, a mock) with the time-outs off; TimeLimit ends the call. */
const patientDispatcher: Dispatcher = {
  dispatch(options, handler) {
    const target = ('onRequestStart' in handler && globalDispatcher(2)) || globalDispatcher(1) || globalDispatcher(2);
    return target!.dispatch({ ...options, headersTimeout: 0, bodyTimeout: 0 }, handler);
  },
  get isMockActive() {
    return (globalDispatcher(1) ?? globalDispatcher(2))?.isMockActive === true;
  },
};

/**
 * Global fetch, read at each call so that mocks installed later count. Outside Node it is plain fetch: Deno 2.9 and Bun 1.4 wait longer
 * by themselves (330 s tried); a create that is cut off all the same is picked up by its idempotency key (see retry.ts).
 */
export const patientFetch: Fetch = (url, init) => {
  const patience = hasDispatcher() ? { dispatcher: patientDispatcher } : {};
  return globalThis.fetch(url, { ...init, ...patience });
};

/** Whether a body can be a stream with its length in a header, which storage asks for: only on Node; others drop the header or the stream. */
export const streamsBodies = (fetch: Fetch): boolean => fetch === patientFetch && hasDispatcher();

function hasDispatcher(): boolean {
  // Node has none until its fetch is loaded, which making headers does.
  new Headers();
  return (globalDispatcher(1) ?? globalDispatcher(2)) !== undefined;
}
