// What a webhook signature is made of: `<timestamp>.<raw body>`, as bytes, and the headers that carry it.

/** Header with the name of the event. */
export const eventHeader = 'X-Service-Event';
/** Header with the time of queueing, in Unix seconds; the same on every retry. */
export const timestampHeader = 'X-Service-Timestamp';
/** Header with `sha256=<64 hex characters>`. */
export const signatureHeader = 'X-Service-Signature';

/** Bytes that the HMAC-SHA256 is computed over. */
export function signaturePayload(timestamp: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const prefix = new TextEncoder().encode(`${timestamp}.`);
  const bytes = new Uint8Array(prefix.length + body.length);
  bytes.set(prefix);
  bytes.set(body, prefix.length);
  return bytes;
}

/** The digest (64 hex characters) in a signature header's value, or null when it has any other shape. */
export function digestOf(signature: string): string | null {
  return /^sha256=([0-9a-f]{64})$/.exec(signature)?.[1] ?? null;
}

/** A new secret: 64 hexadecimal characters, which are the HMAC key as text, not decoded. */
export function generateWebhookSecret(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
