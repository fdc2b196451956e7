// Credits under load: concurrent creations never take a balance below zero, and ledger, balance and rows always agree (docs/decisions/minutes.md#d23).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operationFacts } from '../../packages/server/src/http/operation-facts.ts';
import { type Earshot, startEarshot, transcript } from '../harness/earshot.ts';
import { complete, type ModelServer, startModelServer } from '../harness/model-server.ts';
import { account, analysesOf } from '../harness/rows.ts';

let model: ModelServer;
let servers: Earshot[];

beforeAll(async () => {
  // Not what is tried here: it would refuse half of the requests before they reach the credits.
  operationFacts.find((facts) => facts.name === 'analysis.submitAnalysis')!.rateLimit = null;
  model = await startModelServer();
  const first = await startEarshot(model.environment);
  // Two servers in this one process would wait for each other's SQLite lock on the same thread.
  servers = [first];
  if (first.service.db.dialect === 'postgres') servers.push(await startEarshot(model.environment, first.database));
});
afterAll(async () => {
  for (const server of servers.toReversed()) await server.stop();
  await model.stop();
});

/** 30 parallel requests; on Postgres over two servers. */
const thirtyCreates = (key: string, minutes: number) =>
  Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      servers[index % servers.length]!.create({ transcript: transcript(minutes) }, key),
    ),
  );

it.each([
  [5, 1, 5],
  [15, 3, 5],
  [5.99, 1, 5],
  [0, 1, 0],
])('30 parallel creates against %d minutes at %d each: exactly %d succeed', async (balance, minutes, expected) => {
  model.answerWith(complete);
  const { service, company } = servers[0]!;
  const { companyId, key } = await company({ minutes: balance });
  const answers = await thirtyCreates(key, minutes);
  const succeeded = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 403);
  expect([succeeded.length, refused.length]).toEqual([expected, 30 - expected]);
  for (const { body } of refused) expect(body.message).toMatch(/^Insufficient minutes\. /);
  const left = Math.round((balance - expected * minutes) * 100);
  expect(await account(service.db, companyId)).toEqual({ entries: left, ledger: left, held: 0, debits: expected });
  const rows = await analysesOf(service.db, companyId);
  expect(rows.map(({ status }) => status)).toEqual(succeeded.map(() => 'completed'));
});

it('30 parallel creates of which the model fails every second one: only the successful are paid', async () => {
  let asked = 0;
  model.answerWith((response) => {
    asked += 1;
    if (asked % 2 === 0) complete(response);
    else response.writeHead(401).end('{}');
  });
  const { service, company } = servers[0]!;
  const { companyId, key } = await company({ minutes: 100 });
  const answers = await thirtyCreates(key, 1);
  const succeeded = answers.filter(({ status }) => status === 200).length;
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(15).fill(200), ...Array(15).fill(500)]);
  const left = 10_000 - succeeded * 100;
  expect(await account(service.db, companyId)).toEqual({ entries: left, ledger: left, held: 0, debits: succeeded });
  const rows = await analysesOf(service.db, companyId);
  expect(rows.filter(({ status }) => status === 'failed')).toHaveLength(15);
});
