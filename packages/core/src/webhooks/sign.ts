// Signing and comparing without waiting, on runtimes that have Node's crypto module.

/**
 * Value of `X-Service-Signature`: `sha256=<lowercase hex>` of `<timestamp>.<raw body>`.
 * @param timestamp value of `X-Service-Timestamp`, Unix seconds
 * @param body the exact bytes of the request, or their text
 */
export function signWebhook(secret: string, timestamp: number | string, body: string | Uint8Array): string {
  return `sha256=${hmacHex(secret, timestamp, body)}`;
}

/** Lowercase hex HMAC-SHA256 of `<timestamp>.<body>`, keyed with the secret's text. */
export function hmacHex(secret: string, timestamp: number | string, body: string | Uint8Array): string {
  return nodeCrypto().createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');
}

/** Whether two hex digests of equal length are the same, in a time that does not tell where they differ. */
export function sameDigest(a: string, b: string): boolean {
  const encoder = new TextEncoder();
  return nodeCrypto().timingSafeEqual(encoder.encode(a), encoder.encode(b));
}

function nodeCrypto(): typeof import('node:crypto') {
  // Not a static import: the module must load on edge runtimes, which use the asynchronous functions.
  const crypto = globalThis.process?.getBuiltinModule?.('node:crypto');
  if (!crypto) throw new Error('This runtime has no node:crypto. Use verifyWebhookAsync instead.');
  return crypto;
}
