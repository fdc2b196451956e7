// Which hosts may be called: every address of the host must be public, and the connection goes to an address that was checked (D49).
import type { LookupAddress } from 'node:dns';
import { lookup as systemLookup } from 'node:dns/promises';
import { addressInHost, isPublicAddress } from '@earshot/core';
import { Agent, buildConnector } from 'undici';

/** All addresses of a host name. Rejects when it has none. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

export const resolveBySystem: Resolve = (hostname) => systemLookup(hostname, { all: true, verbatim: true });

/** The host leads to a network that must not be reached. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
}

/** The host has no address. */
export class UnresolvedHostError extends Error {
  override name = 'UnresolvedHostError';
}

export interface PublicHosts {
  /** The host's addresses, all of them public. Throws PrivateAddressError or UnresolvedHostError. */
  check(hostname: string): Promise<LookupAddress[]>;
  /** Connects only to checked addresses; shared, so that connections are kept alive. */
  readonly agent: Agent;
}

export interface PublicHostsOptions {
  /** Development: private and loopback addresses are allowed too. */
  allowPrivate: boolean;
  resolve?: Resolve;
  /** For tests: certificate authorities to trust besides the usual ones. */
  certificateAuthority?: string;
  /** Longest wait for a connection. */
  connectTimeoutMs: number;
  /** Connections to one host at a time. */
  connectionsPerHost: number;
}

export function publicHosts(options: PublicHostsOptions): PublicHosts {
  const { allowPrivate, resolve = resolveBySystem, connectTimeoutMs, connectionsPerHost } = options;

  async function check(hostname: string): Promise<LookupAddress[]> {
    const literal = addressInHost(hostname);
    const addresses =
      literal === null ? await resolved(hostname) : [{ address: literal, family: literal.includes(':') ? 6 : 4 }];
    if (!allowPrivate && !addresses.every(({ address }) => isPublicAddress(address))) {
      throw new PrivateAddressError(`${hostname} leads to a private network`);
    }
    return addresses;
  }

  async function resolved(hostname: string): Promise<LookupAddress[]> {
    const addresses = await resolve(hostname).catch(() => []);
    if (addresses.length === 0) throw new UnresolvedHostError(`${hostname} does not resolve`);
    return addresses;
  }

  const connect = buildConnector({
    timeout: connectTimeoutMs,
    ...(options.certificateAuthority !== undefined && { ca: options.certificateAuthority }),
    // Node asks for all addresses when it may try several; whatever it gets has been checked.
    lookup: (hostname, { all }, done) => {
      check(hostname).then(
        (addresses) => (all ? done(null, addresses) : done(null, addresses[0]!.address, addresses[0]!.family)),
        (error) => done(error, '', 0),
      );
    },
  });
  const agent = new Agent({
    // A literal address is never looked up: it is checked here, where every connection begins.
    connect: (target, done) => {
      check(target.hostname).then(
        () => connect(target, done),
        (error) => done(error, null),
      );
    },
    connections: connectionsPerHost,
    pipelining: 1,
  });
  return { check, agent };
}
