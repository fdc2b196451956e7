// Creates an analysis of a transcript and reads it again.
//   EARSHOT_API_KEY=esk_… node examples/create-and-read.ts [transcript file]
import { readFile } from 'node:fs/promises';
import { EarshotApiError, EarshotClient } from '@earshot/core/client';

const file = process.argv[2] ?? new URL('transcripts/en-discovery.txt', import.meta.url);
// The key comes from EARSHOT_API_KEY.
const client = new EarshotClient({ baseUrl: process.env.EARSHOT_BASE_URL ?? 'http://127.0.0.1:3000' });

try {
  const created = await client.analyses.create({ transcript: await readFile(file, 'utf8') });
  console.log(
    `Score ${created.displayScore ?? 'not measured'} · ${created.interactionType ?? 'no type'} · ${created.publicLink}`,
  );

  const analysis = await client.analyses.get(created.id);
  for (const { met, label, evidence, timestamp } of analysis.interactionScorecard?.criteria ?? []) {
    console.log(`${met ? 'yes' : 'no '}  ${label}${evidence ? `: “${evidence}” ${timestamp ?? ''}` : ''}`);
  }
} catch (error) {
  if (!(error instanceof EarshotApiError)) throw error;
  // `message` is meant for people; programs look at the class or at `code`.
  console.error(error.message);
  process.exitCode = 1;
}
