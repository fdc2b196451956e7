// What `/metrics` shows of a server that has all of its metrics: some are there only with a transcription endpoint.
import { startEarshot } from './earshot.ts';

/** In Prometheus' text format. */
export async function shownMetrics(): Promise<string> {
  const earshot = await startEarshot({
    EARSHOT_TRANSCRIPTION_URLS: 'http://127.0.0.1:9/v1',
    EARSHOT_TRANSCRIPTION_MODEL: 'any',
  });
  try {
    return await earshot.service.metrics.registry.metrics();
  } finally {
    await earshot.stop();
  }
}
