// However many requests one company sends at once, another's is among the next to begin (docs/decisions/requests.md#request-turns).
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestTurns } from '../../packages/server/src/http/request-turns.ts';
import { type Earshot, startEarshot } from '../harness/earshot.ts';

let earshot: Earshot;
const open: Socket[] = [];

beforeAll(async () => {
  let now = 0;
  // Two requests take as long as a turn, on a machine of any speed.
  const turns = requestTurns(() => {
    now += 1;
    return now;
  });
  earshot = await startEarshot({}, undefined, undefined, undefined, { turns });
});
afterAll(async () => {
  for (const socket of open) socket.destroy();
  await earshot.stop();
});

const asked = (key: string) => `GET /api/salespersons HTTP/1.1\r\nHost: earshot\r\nX-API-Key: ${key}\r\n\r\n`;

async function send(socket: Socket, key: string): Promise<void> {
  const answer = once(socket, 'data');
  socket.write(asked(key));
  expect(String((await answer)[0])).toMatch(/^HTTP\/1\.1 200/);
}

/** A connection that has had an answer: the server takes new ones one by one. */
async function connected(key: string): Promise<Socket> {
  const socket = connect(Number(new URL(earshot.url).port), '127.0.0.1');
  open.push(socket);
  await once(socket, 'connect');
  await send(socket, key);
  return socket;
}

it('two hundred requests of one company, by all of its keys, and then one of another', async () => {
  const [many, one] = [await earshot.company(), await earshot.company()];
  const keys = [many.key, await earshot.apiKey(many.companyId, many.adminId)];
  const all = [...Array.from({ length: 200 }, (_, place) => keys[place % 2]!), one.key];
  const sockets = await Promise.all(all.map(connected));
  const answered: string[] = [];
  await Promise.all(
    sockets.map(async (socket, place) => {
      await send(socket, all[place]!);
      answered.push(all[place]!);
    }),
  );
  expect(answered.indexOf(one.key)).toBeLessThan(50);
});
