// Calls procedures with a tRPC client: who am I, the newest analyses, and a new one for the first salesperson.
//   EARSHOT_API_KEY=esk_… node examples/trpc-client.ts [transcript file]
import { readFile } from 'node:fs/promises';
import type { CurrentUser, ProcedureCreatedAnalysis, ProcedureListItem, User } from '@earshot/core';
import { createTRPCUntypedClient, httpLink, TRPCClientError } from '@trpc/client';
import type { AnyRouter } from '@trpc/server';

// There is no router to take types from, only that input goes out as {"json": …}. Output comes as it is.
type Router = AnyRouter & { _def: { _config: { $types: { transformer: true } } } };

const same = (value: unknown) => value;
const wrapped = { serialize: (input: unknown) => ({ json: input }), deserialize: same };

const client = createTRPCUntypedClient<Router>({
  links: [
    httpLink<Router>({
      url: `${process.env.EARSHOT_BASE_URL ?? 'http://127.0.0.1:3000'}/trpc`,
      headers: { 'X-API-Key': process.env.EARSHOT_API_KEY ?? '' },
      transformer: { input: wrapped, output: { serialize: same, deserialize: same } },
    }),
  ],
});

const file = process.argv[2] ?? new URL('transcripts/en-discovery.txt', import.meta.url);

try {
  const me = (await client.query('user.me')) as CurrentUser;
  console.log(`${me.name}, ${me.role}`);

  const team = (await client.query('user.listByCompany')) as User[];
  const seller = team.find(({ role, isActive }) => isActive && (role === 'salesperson' || role === 'supervisor'));
  if (!seller) throw new Error('The company has no salesperson yet.');
  const input = { salespersonId: seller.id, transcript: await readFile(file, 'utf8') };
  const created = (await client.mutation('analysis.create', input)) as ProcedureCreatedAnalysis;
  console.log(`Score ${created.score ?? 'not measured'} for ${created.salespersonName}`);

  const newest = (await client.query('analysis.list', { limit: 5 })) as ProcedureListItem[];
  for (const { createdAt, displayScore, interactionTypeLabel } of newest)
    console.log(`${createdAt}  ${displayScore ?? '-'}  ${interactionTypeLabel ?? 'no type'}`);
} catch (error) {
  // Error bodies have their fields at the root, not in tRPC's envelope: they are in the response that comes with the error.
  const body =
    error instanceof TRPCClientError ? (error.meta?.responseJSON as { message?: string } | undefined) : undefined;
  if (!body?.message) throw error;
  console.error(body.message);
  process.exitCode = 1;
}
