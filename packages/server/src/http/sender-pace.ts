// Senders must keep sending their body: the silent and the far too slow are cut, so that they hold nothing for ever.
import type { IncomingMessage } from 'node:http';

export interface SenderPace {
  /** Longest wait for the next byte, and the time that a body has before its pace counts. */
  silenceMs: number;
  /** What has to come, on average, in each second after that. */
  leastBytesPerSecond: number;
}

/** A telephone line of the last century is faster; 24 MiB then take under an hour. */
export const senderPace: SenderPace = { silenceMs: 30_000, leastBytesPerSecond: 8 * 1024 };

/**
 * Calls `cut` once when the sender of `request` falls behind `pace` before its body is complete. Time in which this side does not read, because the
 * disk is slower than the network, is not the sender's. Returns what ends the watch.
 */
export function watchSender(request: IncomingMessage, pace: SenderPace, cut: () => void): () => void {
  const startedAt = performance.now();
  let bytes = 0;
  const end = () => {
    clearTimeout(timer);
    request.off('data', onData).off('end', end).off('close', end);
  };
  const fail = () => {
    end();
    cut();
  };
  const onData = (chunk: Buffer) => {
    bytes += chunk.length;
    timer.refresh();
    const countedMs = performance.now() - startedAt - pace.silenceMs;
    if (countedMs > 0 && bytes < (countedMs / 1000) * pace.leastBytesPerSecond) fail();
  };
  const timer = setTimeout(() => {
    if (request.complete || request.isPaused()) timer.refresh();
    else fail();
  }, pace.silenceMs);
  timer.unref();
  request.on('data', onData).on('end', end).on('close', end);
  return end;
}
