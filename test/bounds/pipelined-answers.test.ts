// Large answers that one connection asks for at once (HTTP pipelining): none takes the turn that an earlier one needs (issue 16).
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fairTurns } from '../../packages/server/src/threads/fair-turns.ts';
import { type Earshot, startEarshot, type Tenant } from '../harness/earshot.ts';
import { insertAnalysis } from '../harness/rows.ts';

const mib = 1024 * 1024;

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await sleep(10);
}

const readers = fairTurns(8, 1);
let earshot: Earshot;
let tenant: Tenant;
let large: string;
let small: string;

beforeAll(async () => {
  earshot = await startEarshot({}, undefined, undefined, undefined, { readers });
  tenant = await earshot.company();
  [large, small] = [await stored(4 * mib), await stored(2 * mib)];
});
afterAll(() => earshot.stop());

const stored = (bytes: number) =>
  insertAnalysis(earshot.service.db, tenant.companyId, {}, { transcript: 'Ana: Good morning.\n'.repeat(bytes / 19) });

/** The later ones may be ready first, and must not take the turn that the first one needs. */
const pipeline = () => {
  const socket = connect(Number(new URL(earshot.url).port), '127.0.0.1');
  const request = (id: string) => `GET /api/analyses/${id} HTTP/1.1\r\nHost: x\r\nX-API-Key: ${tenant.key}\r\n\r\n`;
  socket.on('error', () => undefined).resume();
  socket.write(request(large) + request(small).repeat(3));
  return socket;
};

it('come in their order', async () => {
  const socket = pipeline();
  await until(() => socket.bytesRead > 10 * mib);
  socket.destroy();
}, 60_000);

it('are given up with their connection, and leave their turns to others', async () => {
  const socket = pipeline();
  await until(() => socket.bytesRead > 0);
  socket.destroy();
  expect((await earshot.get(`/api/analyses/${small}`, tenant.key)).status).toBe(200);
  await until(() => readers.waiting === 0);
}, 60_000);
