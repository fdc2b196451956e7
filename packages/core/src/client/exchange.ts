// One request and its answer, read to the end: neither judges nor retries.
import type { Fetch } from './patient-fetch.ts';

/** Sends one request with the call's signal, seen by the hooks. */
export type Exchange = (url: string, init: Omit<Parameters<Fetch>[1], 'redirect' | 'signal'>) => Promise<Response>;

/** What came back of a request, in the order of what is there. */
export interface RawAnswer {
  url: string;
  /** Absent when none arrived whole. */
  response?: Response;
  text?: string;
  /** Whether the storage was asked, and not Earshot. */
  isStorage?: boolean;
  /** What fetch threw. */
  thrown?: unknown;
}

export async function ask(exchange: Exchange, url: string, init: Parameters<Exchange>[1]): Promise<RawAnswer> {
  try {
    const response = await exchange(url, init);
    return { url, response, text: await response.text() };
  } catch (thrown) {
    return { url, thrown };
  }
}

/** Path and query of an address; what is undefined is left out. */
export function pathWithQuery(path: string, query: Record<string, string | number | undefined>): string {
  const parts = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  );
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path;
}
