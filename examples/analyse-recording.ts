// Analyses a recording: sends it (by the storage if it is large), waits, and prints who said what.
//   EARSHOT_API_KEY=esk_… node examples/analyse-recording.ts [recording]
import { openAsBlob } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EarshotApiError, EarshotClient } from '@earshot/core/client';

const file = process.argv[2] ?? fileURLToPath(new URL('recordings/support-call.opus', import.meta.url));
const client = new EarshotClient({ baseUrl: process.env.EARSHOT_BASE_URL ?? 'http://127.0.0.1:3000' });

try {
  const { id, displayScore } = await client.analyses.create(
    { audio: await openAsBlob(file), language: 'en' },
    { filename: file }, // tells the format
  );
  const { audioDurationSeconds, transcript, audioUrl } = await client.analyses.get(id);
  console.log(`Score ${displayScore ?? 'not measured'} · ${audioDurationSeconds} s · ${audioUrl}\n${transcript}`);
} catch (error) {
  if (!(error instanceof EarshotApiError)) throw error;
  // For instance: the server has nothing that transcribes.
  console.error(error.message);
  process.exitCode = 1;
}
