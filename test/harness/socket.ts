// Bytes on a bare connection, for what no HTTP client would send; the answer as text, read until the server closes.
import { connect } from 'node:net';

export interface RawAnswer {
  /** 0 when the server closed without an answer. */
  status: number;
  head: string;
  body: string;
}

/** Writes the parts one after another; `end` closes our side after them, `destroy` drops the connection. */
export function exchange(
  url: string,
  parts: readonly (string | Uint8Array)[],
  then: 'wait' | 'end' | 'destroy' = 'wait',
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    socket.setTimeout(60_000, () => {
      socket.destroy();
      reject(new Error(`neither answered nor closed: ${Buffer.concat(chunks).toString()}`));
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    // A reset while we still write is an answer like another.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('latin1');
      const split = text.indexOf('\r\n\r\n');
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0),
        head: text.slice(0, split),
        body: Buffer.from(text.slice(split + 4), 'latin1').toString(),
      });
    });
    for (const part of parts) socket.write(part);
    if (then === 'end') socket.end();
    if (then === 'destroy') socket.end(() => socket.destroy());
  });
}
