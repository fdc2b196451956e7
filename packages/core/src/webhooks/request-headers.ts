// Reading one header from whatever a framework hands over, in any case.
import { WebhookVerificationError } from './verification-error.ts';

/** Fetch Headers, Node's header object, name–value pairs, or Node's flat rawHeaders. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>
  | readonly (readonly [string, string])[]
  | readonly string[];

/** The only value of a header; throws `header_missing` when there is none, or more than one. */
export function readHeader(headers: WebhookHeaders, name: string): string {
  const values = valuesOf(headers, name.toLowerCase());
  const [value] = values;
  if (values.length !== 1 || typeof value !== 'string' || value === '') {
    throw new WebhookVerificationError('header_missing', `Header ${name} must be present exactly once.`);
  }
  return value;
}

/** Callers without types hand over anything: what is no header counts for none. */
function valuesOf(headers: WebhookHeaders, name: string): unknown[] {
  if (typeof headers !== 'object' || headers === null) return [];
  if ('get' in headers && typeof headers.get === 'function') {
    const value: unknown = headers.get(name);
    return value === null || value === undefined ? [] : [value];
  }
  return pairsOf(headers)
    .filter(([key]) => typeof key === 'string' && key.toLowerCase() === name)
    .flatMap(([, value]) => value ?? []);
}

function pairsOf(headers: object): unknown[][] {
  if (!Array.isArray(headers)) return Object.entries(headers);
  if (typeof headers[0] !== 'string') return headers.filter(Array.isArray);
  return Array.from({ length: Math.floor(headers.length / 2) }, (_, index) => headers.slice(2 * index, 2 * index + 2));
}
