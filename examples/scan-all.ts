// Walks through all analyses, newest first, a page at a time, and prints a line for each.
//   EARSHOT_API_KEY=esk_… node examples/scan-all.ts [from, such as 2026-01-31]
import { EarshotClient } from '@earshot/core/client';

const client = new EarshotClient({
  baseUrl: process.env.EARSHOT_BASE_URL ?? 'http://127.0.0.1:3000',
  // The list may be read 120 times a minute: a longer scan waits rather than fails.
  waitOnRateLimit: true,
});
const [from] = process.argv.slice(2);

let count = 0;
for await (const analysis of client.analyses.scan({ status: 'completed', ...(from && { from }) })) {
  const { createdAt, displayScore, interactionTypeLabel, salespersonName, clientName } = analysis;
  console.log(
    [createdAt, displayScore ?? '-', interactionTypeLabel ?? '-', salespersonName ?? '-', clientName ?? '-'].join('  '),
  );
  count += 1;
}
console.log(`${count} analyses`);
