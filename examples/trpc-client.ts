// Calls procedures with a tRPC client: who am I, the newest analyses, and a new one for the first salesperson.
//   EARSHOT_API_KEY=esk_… node examples/trpc-client.ts [transcript file]
import { readFile } from 'node:fs/promises';
import type { AppRouter } from '@earshot/core/trpc';
import { createTRPCClient, httpBatchLink, TRPCClientError } from '@trpc/client';

const client = createTRPCClient<AppRouter>({
  links: [
    httpBatchLink({
      url: `${process.env.EARSHOT_BASE_URL ?? 'http://127.0.0.1:3000'}/trpc`,
      headers: { 'X-API-Key': process.env.EARSHOT_API_KEY ?? '' },
      maxItems: 20,
    }),
  ],
});

const file = process.argv[2] ?? new URL('transcripts/en-discovery.txt', import.meta.url);

try {
  // One request: what is asked for at the same time goes together.
  const [me, team] = await Promise.all([client.user.me.query(), client.user.listByCompany.query()]);
  console.log(`${me.name}, ${me.role}`);

  const seller = team.find(({ role, isActive }) => isActive && (role === 'salesperson' || role === 'supervisor'));
  if (!seller) throw new Error('The company has no salesperson yet.');
  const input = { salespersonId: seller.id, transcript: await readFile(file, 'utf8') };
  const created = await client.analysis.create.mutate(input);
  console.log(`Score ${created.score ?? 'not measured'} for ${created.salespersonName}`);

  for (const { createdAt, displayScore, interactionTypeLabel } of await client.analysis.list.query({ limit: 5 }))
    console.log(`${createdAt}  ${displayScore ?? '-'}  ${interactionTypeLabel ?? 'no type'}`);
} catch (error) {
  if (!(error instanceof TRPCClientError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
