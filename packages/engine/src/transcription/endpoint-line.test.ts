import { expect, it } from 'vitest';
import { type EndpointHealth, type EndpointVisit, endpointHealth } from './endpoint-health.ts';
import { endpointLine } from './endpoint-line.ts';

const rules = { restMs: 1000, rests: true, log: () => {} };
const passing = { isLasting: false, retryAfterSeconds: 0 };
const member = (name: string, atOnce: number, weight = 1) => endpointHealth({ name, atOnce, weight }, rules);

function open(...all: EndpointHealth[]) {
  let now = 0;
  const line = endpointLine(all, () => now);
  return {
    line,
    enter: (owner: string, isForced = false) => line.enter({ owner, choices: [all], isForced }),
    at: (ms: number) => {
      now = ms;
      line.serve();
    },
  };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('of owners that wait, the one served longest ago is next, however long a line another has', async () => {
  const { line, enter } = open(member('one', 1));
  const order: string[] = [];
  const visits: EndpointVisit[] = [];
  const hear = (owner: string) =>
    void enter(owner).then((visit) => {
      order.push(owner);
      visits.push(visit!);
    });
  for (const owner of ['many', 'many', 'many', 'many', 'few', 'few']) hear(owner);
  for (let count = 1; count <= 6; count += 1) {
    await turn();
    expect(order).toHaveLength(count);
    visits.at(-1)!.answered();
    line.serve();
  }
  expect(order).toEqual(['many', 'few', 'many', 'few', 'many', 'many']);
});

it('a rest doubles with each failure and ends with an answer; what was sent before it began says nothing new', async () => {
  const one = member('one', 8);
  const { enter, at } = open(one);
  const sent = await Promise.all([enter(''), enter(''), enter('')]);
  for (const visit of sent) visit!.failed(0, passing);
  expect(one.restsUntil).toBe(1000);
  expect(await enter('')).toBeNull();
  at(1000);
  const trial = await enter('');
  let isSecond = false;
  const second = enter('').then((visit) => {
    isSecond = true;
    return visit;
  });
  await turn();
  expect(isSecond).toBe(false);
  trial!.failed(1000, passing);
  at(1000);
  expect([one.restsUntil, await second]).toEqual([3000, null]);
  at(3000);
  (await enter(''))!.answered();
  expect([one.isAwake(3000), (await enter('')) !== null, (await enter('')) !== null]).toEqual([true, true, true]);
});

it('a Retry-After is kept to, even by what is forced; a rest of ours is not, where nobody is awake', async () => {
  const [told, resting] = [member('told', 8), member('resting', 8)];
  const { enter } = open(told, resting);
  const visits = [await enter(''), await enter('')];
  for (const visit of visits)
    visit!.failed(0, visit!.health === told ? { isLasting: false, retryAfterSeconds: 30 } : passing);
  expect(await enter('')).toBeNull();
  expect((await enter('', true))!.health).toBe(resting);
  expect(told.toldUntil).toBe(30_000);
});
