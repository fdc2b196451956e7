// The raw body of a request. Anyone may send to a receiver, and only the signature tells who did: no more is read than an event can hold.

export const mostBytes = 25 * 1024 * 1024;

/** Null, and the rest unread, when the body is longer. */
export async function rawBody(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > mostBytes) return null;
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}
