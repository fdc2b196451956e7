// The key under which the server remembers a create, so that sending it again neither repeats nor charges it (docs/decisions/idempotency.md#d9).
import { ConfigurationError } from './errors.ts';

/** A new key, or the caller's own if it has 1 to 255 printable ASCII characters. */
export function idempotencyKey(given: string | undefined): string {
  if (given === undefined) return randomKey();
  if (typeof given === 'string' && /^[\x20-\x7e]{1,255}$/.test(given) && given.trim() === given) return given;
  throw new ConfigurationError(
    'idempotencyKey must have 1 to 255 printable ASCII characters, without a space at either end.',
  );
}

function randomKey(): string {
  // Browsers have randomUUID in secure contexts only; a self-hosted page may be plain http.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
