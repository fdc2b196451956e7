// Recordings wait for their transcriber side by side, fairly by company, and text passes them (docs/decisions/creation.md#lanes).
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { output } from '../harness/procedures.ts';
import { recording, stored } from '../harness/recordings.ts';
import { dialogue, startTranscriptionServer, type TranscriptionServer } from '../harness/transcription-server.ts';

let endpoint: TranscriptionServer;
let earshot: Earshot;
let sound: Buffer;
/** Answers that the endpoint holds back, oldest first. */
let held: (() => void)[];

const atOnce = 3;

beforeAll(async () => {
  sound = await recording('mulaw.wav');
  endpoint = await startTranscriptionServer();
  earshot = await startEarshot({ ...endpoint.environment, EARSHOT_TRANSCRIPTIONS: String(atOnce) });
});
beforeEach(() => {
  held = [];
  endpoint.asked.length = 0;
  endpoint.answerWith((response, asked) => held.push(() => dialogue(response, asked)));
});
afterEach(async () => {
  endpoint.answerWith(dialogue);
  for (const answer of held) answer();
  await expect.poll(waiting, { interval: 20 }).toBe(0);
});
afterAll(async () => {
  await earshot.stop();
  await endpoint.stop();
});

const waiting = async () =>
  (await earshot.service.db.get<{ count: number }>(
    "SELECT COUNT(*) AS count FROM analyses WHERE status IN ('pending', 'processing')",
  ))!.count;
const statusOf = async (id: string) =>
  (await earshot.service.db.get<{ status: string }>('SELECT status FROM analyses WHERE id = ?', [id]))?.status;
async function submitSounds(company: Tenant, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const audioKey = await stored(earshot, company.companyId, sound);
    ids.push((await output(earshot, 'analysis.submit', company.key, { audioKey })).id);
  }
  return ids;
}
const asked = (count: number) => expect.poll(() => endpoint.asked.length, { interval: 20 }).toBe(count);

it('a text of another company is analysed while every recording of one waits for the transcriber, and so is one of the same', async () => {
  const many = await earshot.company();
  await submitSounds(many, 2 * atOnce);
  await asked(atOnce - 1);
  for (const company of [await earshot.company(), many]) {
    const salespersonId = await earshot.user(company.companyId, 'salesperson');
    const { id } = await output(earshot, 'analysis.submit', company.key, {
      salespersonId,
      transcript: transcript(2),
    });
    await expect.poll(() => statusOf(id), { interval: 20 }).toBe('completed');
  }
  expect(held.length).toBe(atOnce - 1);
});

it('one company never has all places at the transcriber; another’s recording is heard at once', async () => {
  const [many, few] = [await earshot.company(), await earshot.company()];
  await submitSounds(many, 2 * atOnce);
  await asked(atOnce - 1);
  const [own] = await submitSounds(few, 2);
  await asked(atOnce);
  expect(await statusOf(own!)).toBe('processing');
  // All places are taken: what is answered first makes room for the next, by turns.
  held.pop()!();
  await expect.poll(() => statusOf(own!), { interval: 20 }).toBe('completed');
  await asked(atOnce + 1);
});

it('a recording that has been heard waits for a thread, not for a place at the transcriber', async () => {
  const company = await earshot.company();
  const ids = await submitSounds(company, atOnce);
  await asked(atOnce - 1);
  held.shift()!();
  await asked(atOnce);
  const statuses = async () => (await Promise.all(ids.map(statusOf))).sort();
  await expect.poll(statuses, { interval: 20 }).toEqual(['completed', 'processing', 'processing']);
});
