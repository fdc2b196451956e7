// Finding a host's addresses so that names that get no answer, however many, hold up no other: DNS is asked directly, the system only for what DNS does not know (docs/decisions/webhooks.md#d48, #d49).
import type { LookupAddress } from 'node:dns';
import { Resolver, lookup as systemLookup } from 'node:dns/promises';

/** All addresses of a host name. Rejects, or gives none, when it has none. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

/** Longest wait for a look-up; a host that takes longer counts as one without an address. */
export const lookupTimeoutMs = 5_000;
const dnsTimeoutMs = 1_000;
const dnsTries = 2;
/** Look-ups of the system at a time: each has one of the few threads of the process until its own time-outs are over. */
const systemAtOnce = 3;

export interface ResolverOptions {
  /** Instead of those of the system. */
  servers?: readonly string[];
  bySystem?: Resolve;
}

export function hostResolver({ servers, bySystem = askSystem }: ResolverOptions = {}): Resolve {
  let underWay = 0;
  const waiting: (() => void)[] = [];

  /** Waits in line for the system; nothing if the asker has given up. */
  async function inLine(hostname: string, askedAt: number): Promise<LookupAddress[]> {
    if (underWay >= systemAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else underWay += 1;
    try {
      return performance.now() - askedAt > lookupTimeoutMs ? [] : await bySystem(hostname);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else underWay -= 1;
    }
  }

  return async (hostname) => {
    const askedAt = performance.now();
    // Names of this machine or of its own network, which nobody outside can make hang.
    if (!/\../.test(hostname) || /(^|\.)localhost\.?$/i.test(hostname)) return bySystem(hostname);
    const addresses = await askDns(hostname, servers);
    // The hosts file, search domains and other sources that a system has.
    return addresses.length > 0 ? addresses : inLine(hostname, askedAt);
  };
}

const askSystem: Resolve = (hostname) => systemLookup(hostname, { all: true, verbatim: true });

/** Uses sockets, not the threads that the system's look-up takes. None if DNS gives none, for whatever reason. */
async function askDns(hostname: string, servers: readonly string[] | undefined): Promise<LookupAddress[]> {
  // A new one reads which servers the system has now.
  const dns = new Resolver({ timeout: dnsTimeoutMs, tries: dnsTries });
  if (servers) dns.setServers(servers);
  const [ipv4, ipv6] = await Promise.allSettled([dns.resolve4(hostname), dns.resolve6(hostname)]);
  const found = (answer: PromiseSettledResult<string[]>, family: 4 | 6) =>
    answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
  return [...found(ipv4, 4), ...found(ipv6, 6)];
}
