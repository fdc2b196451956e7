// Fetches what a receiver of webhooks may have missed, each completed analysis once. Run it every few minutes.
//   EARSHOT_API_KEY=esk_… node examples/fetch-missed.ts [file that keeps the position]
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EarshotClient } from '@earshot/core/client';

const [file = 'data/position.json'] = process.argv.slice(2);
const client = new EarshotClient({
  baseUrl: process.env.EARSHOT_BASE_URL ?? 'http://127.0.0.1:3000',
  waitOnRateLimit: true,
});

await mkdir(dirname(file), { recursive: true });
const kept = await readFile(file, 'utf8').catch(() => null);
const { count, isComplete } = await client.analyses.reconcile({
  since: kept ? JSON.parse(kept) : new Date(Date.now() - 24 * 3600 * 1000),
  onAnalysis: async ({ id, displayScore, salespersonName }, position) => {
    console.log(id, displayScore, salespersonName);
    // Kept after each, whole or not at all: nothing comes twice, whatever ends the program.
    await writeFile(`${file}.new`, JSON.stringify(position));
    await rename(`${file}.new`, file);
  },
});
console.log(`${count} analyses${isComplete ? '' : ', and there are more'}`);
