// New sign-ins, one entry for each browser: somebody who travels would read the same one several times.
import type { NewSignIn } from '@earshot/core/client';

export interface BrowserSignIns {
  userAgent: string | null;
  /** The latest. */
  at: string;
  /** Each once, the latest first. */
  addresses: readonly string[];
  times: number;
}

/** The browser that was used last comes first. */
export function byBrowser(signIns: readonly NewSignIn[]): BrowserSignIns[] {
  const browsers = new Map<string | null, BrowserSignIns>();
  for (const { at, userAgent, address } of signIns.toSorted((a, b) => (a.at < b.at ? 1 : -1))) {
    const known = browsers.get(userAgent) ?? { userAgent, at, addresses: [], times: 0 };
    const addresses = address === null ? known.addresses : [...new Set([...known.addresses, address])];
    browsers.set(userAgent, { ...known, addresses, times: known.times + 1 });
  }
  return [...browsers.values()];
}
