// One HTTP exchange: a request and its response, read to the end, without judgement or retries.
import type { Fetch } from './default-fetch.ts';

/** Sends one request with the call's signal and reports it to the hooks. */
export type Exchange = (url: string, init: Omit<Parameters<Fetch>[1], 'redirect' | 'signal'>) => Promise<Response>;

/** Outcome of a request, before it is interpreted. */
export interface RawResponse {
  url: string;
  /** Absent when no complete response arrived. */
  response?: Response;
  text?: string;
  /** Whether the request went to storage, not to Earshot. */
  isStorage?: boolean;
  /** The error that fetch threw. */
  failure?: unknown;
}

export async function request(exchange: Exchange, url: string, init: Parameters<Exchange>[1]): Promise<RawResponse> {
  try {
    const response = await exchange(url, init);
    return { url, response, text: await response.text() };
  } catch (failure) {
    return { url, failure };
  }
}

/** A path with its query. Undefined parameters are left out. */
export function pathWithQuery(path: string, query: Record<string, string | number | undefined>): string {
  const parts = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  );
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path;
}
