// A client closes the connection of a creation: as long as nothing was spent, nothing is done that nobody can fetch; after that, it runs on and is charged (docs/decisions/creation.md#d24).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { complete, type ModelServer, startModelServer } from '../harness/model-server.ts';
import { type AudioHost, recording, startAudioHost } from '../harness/recordings.ts';
import { account, analysesOf } from '../harness/rows.ts';

let model: ModelServer;
let host: AudioHost;
let earshot: Earshot;
let tenant: Tenant;

beforeAll(async () => {
  model = await startModelServer();
  host = await startAudioHost();
  earshot = await startEarshot({ ...model.environment, EARSHOT_ALLOW_PRIVATE_NETWORK: 'true' });
});
beforeEach(async () => {
  model.answerWith(complete);
  tenant = await earshot.company();
});
afterAll(async () => {
  await earshot.stop();
  await host.stop();
  await model.stop();
});

/** Sends a creation; `leave` closes its connection. */
function begin(json: object, headers: Record<string, string> = {}) {
  const controller = new AbortController();
  const ended = fetch(`${earshot.url}/api/analyses`, {
    method: 'POST',
    signal: controller.signal,
    headers: { 'X-API-Key': tenant.key, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(json),
  }).then(
    (response) => response.status,
    () => null,
  );
  return {
    ended,
    leave: async () => {
      controller.abort();
      expect(await ended).toBeNull();
    },
  };
}

const ended = (status: string) =>
  expect
    .poll(async () => (await analysesOf(earshot.service.db, tenant.companyId)).map((row) => row.status))
    .toEqual([status]);
const money = async () => {
  const { held, debits } = await account(earshot.service.db, tenant.companyId);
  return { held, debits };
};

/** A recording whose host answers when the test says. */
async function slowRecording() {
  const bytes = await recording('cbr.mp3');
  let release = () => {};
  const asked = new Promise<void>((resolve) => {
    host.answerWith((response) => {
      release = () => response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(bytes);
      resolve();
    });
  });
  return { audioKey: `${host.url}/call.mp3`, asked, release: () => release() };
}

/** The operation's end as the log's counter sees it, whether anybody is left or not. */
const requestsEnded = async () => {
  const { values } = await earshot.service.metrics.requests.get();
  return values
    .filter(({ labels }) => labels.operation === 'analysis.submitAnalysis')
    .reduce((sum, { value }) => sum + value, 0);
};

describe('an abandoned creation', () => {
  it('is cancelled while its recording is fetched: no row, nothing held or charged', async () => {
    const before = await requestsEnded();
    const audio = await slowRecording();
    const creation = begin({ transcript: transcript(), audioKey: audio.audioKey });
    await audio.asked;
    await creation.leave();
    audio.release();
    await expect.poll(requestsEnded).toBe(before + 1);
    expect(await analysesOf(earshot.service.db, tenant.companyId)).toEqual([]);
    expect(await money()).toEqual({ held: 0, debits: 0 });
  });

  it('with an idempotency key goes on, because its caller comes back for the result', async () => {
    const audio = await slowRecording();
    const json = { transcript: transcript(), audioKey: audio.audioKey };
    const creation = begin(json, { 'Idempotency-Key': 'k' });
    await audio.asked;
    await creation.leave();
    audio.release();
    await ended('completed');
    await expect
      .poll(async () => (await earshot.create(json, tenant.key, { 'Idempotency-Key': 'k' })).status)
      .toBe(200);
    expect(await money()).toEqual({ held: 0, debits: 1 });
  });

  it('goes on once the model has been asked, and is charged', async () => {
    model.answerWith();
    const asked = model.requests;
    const creation = begin({ transcript: transcript() });
    await model.requested(asked + 1);
    await creation.leave();
    model.release();
    await ended('completed');
    expect(await money()).toEqual({ held: 0, debits: 1 });
  });
});
