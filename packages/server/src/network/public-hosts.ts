// Which hosts may be called: every address of the host must be public, and the connection goes to an address that was checked (docs/decisions/webhooks.md#d49).
import type { LookupAddress } from 'node:dns';
import type { Socket } from 'node:net';
import { addressInHost, isPublicAddress } from '@earshot/core';
import type { Agent, Dispatcher } from 'undici';
import { hostResolver, lookupTimeoutMs, type Resolve } from './resolve-host.ts';

/** The host leads to a network that must not be reached. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
}

/** The host has no address. */
export class UnresolvedHostError extends Error {
  override name = 'UnresolvedHostError';
}

export interface PublicHosts {
  /** The host's addresses, all of them allowed. Throws PrivateAddressError or UnresolvedHostError. */
  check(hostname: string): Promise<LookupAddress[]>;
  /** A request that connects only to checked addresses, and follows no redirect; connections are kept alive, and a kept one is not checked again. */
  request(url: URL, options: RequestOptions): Promise<Dispatcher.ResponseData>;
  /** Waits for the requests under way. */
  close(): Promise<void>;
}

export interface DispatchingHosts extends PublicHosts {
  /** The same request by undici's callbacks, which cost less than a stream for each answer. Resolves when it is under way; what fails reaches the handler. */
  dispatch(url: URL, options: RequestOptions, handler: Dispatcher.DispatchHandler): Promise<void>;
}

type RequestOptions = Omit<Dispatcher.RequestOptions, 'origin' | 'path'>;

export interface PublicHostsOptions {
  /** Longest wait for a connection. */
  connectTimeoutMs: number;
  /** Whether an address may be called; only public ones unless told otherwise. */
  isAllowed?: (address: string) => boolean;
  resolve?: Resolve;
  /** Ends a connection by which more comes for one request, whatever it is: status line, headers, what is between chunks. */
  mostAnswerBytes?: number;
  /** Certificate authorities to trust instead of the usual ones. */
  certificateAuthority?: string;
}

const resolveHost = hostResolver();

export function publicHosts(options: PublicHostsOptions): DispatchingHosts {
  const { connectTimeoutMs, isAllowed = isPublicAddress, resolve = resolveHost, mostAnswerBytes } = options;
  /** Look-ups under way: a host that does not answer is asked for only once at a time. */
  const underWay = new Map<string, Promise<LookupAddress[]>>();

  async function check(hostname: string): Promise<LookupAddress[]> {
    const literal = addressInHost(hostname);
    const addresses =
      literal === null
        ? await allowedAddresses(hostname)
        : [{ address: literal, family: literal.includes(':') ? 6 : 4 }];
    if (!addresses.every(({ address }) => isAllowed(address))) {
      throw new PrivateAddressError(`${hostname} leads to a private network`);
    }
    return addresses;
  }

  async function allowedAddresses(hostname: string): Promise<LookupAddress[]> {
    let lookup = underWay.get(hostname);
    if (!lookup) {
      lookup = resolve(hostname)
        .catch(() => [])
        .finally(() => underWay.delete(hostname));
      underWay.set(hostname, lookup);
    }
    const addresses = await within(lookupTimeoutMs, lookup);
    if (addresses.length === 0) throw new UnresolvedHostError(`${hostname} does not resolve`);
    return addresses;
  }

  /** Loaded with the first request: a process that sends nothing does without undici. */
  let client: Promise<{ undici: typeof import('undici'); agent: Agent }> | undefined;
  async function startClient() {
    const undici = await import('undici');
    const connect = undici.buildConnector({
      timeout: connectTimeoutMs,
      allowH2: false,
      ...(options.certificateAuthority !== undefined && { ca: options.certificateAuthority }),
      // Node asks for all addresses when it may try several; whatever it gets has been checked.
      lookup: (hostname, { all }, done) => {
        check(hostname).then(
          (addresses) => (all ? done(null, addresses) : done(null, addresses[0]!.address, addresses[0]!.family)),
          (error) => done(error, '', 0),
        );
      },
    });
    const agent = new undici.Agent({
      // A literal address is never looked up: it is checked here, where every connection begins.
      connect: (target, done) => {
        const limited: typeof done = (...[error, socket]) => {
          if (!socket) return done(error, null);
          if (mostAnswerBytes !== undefined) limitAnswers(socket, mostAnswerBytes);
          done(null, socket);
        };
        if (addressInHost(target.hostname) === null) return connect(target, limited);
        check(target.hostname).then(
          () => connect(target, limited),
          (error) => done(error, null),
        );
      },
      allowH2: false,
      pipelining: 1,
    });
    return { undici, agent };
  }

  return {
    check,
    request: async (url, options) => {
      client ??= startClient();
      const { undici, agent } = await client;
      return undici.request(url, { ...options, dispatcher: agent });
    },
    dispatch: async (url, options, handler) => {
      client ??= startClient();
      const { agent } = await client;
      agent.dispatch({ ...options, origin: url.origin, path: url.pathname + url.search }, handler);
    },
    close: async () => (await client)?.agent.close(),
  };
}

/** Destroys the socket when it has read more than `most` bytes since it last wrote; undici counts only what bodies hold. */
function limitAnswers(socket: Socket, most: number): void {
  let written = -1;
  let readBefore = 0;
  socket.on('readable', () => {
    if (socket.bytesWritten !== written) {
      written = socket.bytesWritten;
      readBefore = socket.bytesRead;
    }
    if (socket.bytesRead - readBefore > most) socket.destroy(new Error('the answer is too long'));
  });
}

/** What `promise` gives, or nothing when it takes longer. */
async function within(limitMs: number, promise: Promise<LookupAddress[]>): Promise<LookupAddress[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<LookupAddress[]>((resolve) => {
    timer = setTimeout(resolve, limitMs, []);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
