// A large answer on its way to its reader: in pieces, as fast as they are taken; who takes none is cut.
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { SenderPace } from './sender-pace.ts';

const pieceBytes = 64 * 1024;

/** The bytes of `parts`, one after another. The reader falls behind `pace` like a sender: then `response` is destroyed. */
export function pacedBody(parts: readonly Uint8Array[], response: ServerResponse, pace: SenderPace): Readable {
  const startedAt = performance.now();
  let [part, at, bytes] = [0, 0, 0];
  const cut = () => response.destroy();
  // Until the last byte has left the process, not only until it was handed over.
  const timer = setTimeout(cut, pace.silenceMs).unref();
  response.once('close', () => clearTimeout(timer));
  return new Readable({
    highWaterMark: pieceBytes,
    read() {
      timer.refresh();
      const countedMs = performance.now() - startedAt - pace.silenceMs;
      if (countedMs > 0 && bytes < (countedMs / 1000) * pace.leastBytesPerSecond) return cut();
      while (part < parts.length && at >= parts[part]!.length) [part, at] = [part + 1, 0];
      if (part === parts.length) return void this.push(null);
      const piece = parts[part]!.subarray(at, at + pieceBytes);
      at += piece.length;
      bytes += piece.length;
      this.push(piece);
    },
  });
}
