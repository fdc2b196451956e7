// A recording of a company that redacts is heard by nobody before it was silenced or dropped (docs/decisions/redaction.md#recordings).
import { findFfmpeg } from '@earshot/engine/decoding';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { eventually } from '../harness/eventually.ts';
import { output, session } from '../harness/procedures.ts';
import { dataUrl, recording, stored } from '../harness/recordings.ts';
import {
  dictatedNumber,
  noSpeech,
  startTranscriptionServer,
  type TranscriptionServer,
} from '../harness/transcription-server.ts';
import { storeDestination } from '../harness/webhooks.ts';

let endpoint: TranscriptionServer;
/** Answers, and does no work in the background. */
let idle: Earshot;
let tenant: Tenant;
let admin: RequestOptions;
let sound: Buffer;

beforeAll(async () => {
  sound = await recording('vbr.mp3');
  endpoint = await startTranscriptionServer();
  idle = await startEarshot({ ...endpoint.environment, EARSHOT_BACKGROUND: 'off' });
});
beforeEach(async () => {
  tenant = await idle.company();
  admin = await session(idle, tenant.adminId);
  endpoint.answerWith(dictatedNumber);
});
afterAll(async () => {
  await idle.stop();
  await endpoint.stop();
});

const redact = (redaction: string) => output(idle, 'company.updateRedaction', admin, { redaction });
const read = async (id: string) => (await idle.get(`/api/analyses/${id}`, tenant.key)).body;
const statusAt = async (address: string) => (await fetch(address)).status;
async function submitted(): Promise<string> {
  const audioKey = await stored(idle, tenant.companyId, sound, 'call.mp3');
  return (await output(idle, 'analysis.submit', tenant.key, { audioKey })).id;
}
/** Another server of the same database does the work. */
async function worked(ids: readonly string[], status: string): Promise<void> {
  const working = await startEarshot(endpoint.environment, idle.database);
  try {
    for (const id of ids) await eventually(async () => expect((await read(id)).status).toBe(status));
  } finally {
    await working.stop();
  }
}
const shared = async (id: string) => {
  const token = id.replaceAll('-', '').slice(0, 22);
  await idle.service.db.run('UPDATE analyses SET share_token = ?, share_expires_at = NULL WHERE id = ?', [token, id]);
  return `${idle.url}/share/${token}/audio`;
};

describe('while it waits', () => {
  it('no answer, no earlier address and no link gives it; once it is done, it is given', async () => {
    const id = await submitted();
    const address = (await read(id)).audioUrl as string;
    const link = await shared(id);
    expect([await statusAt(address), await statusAt(link)]).toEqual([200, 200]);
    await redact('muteRecordings');
    expect((await read(id)).audioUrl).toBeNull();
    expect((await output(idle, 'analysis.get', admin, { id })).audioUrl).toBeNull();
    expect([await statusAt(address), await statusAt(link)]).toEqual([404, 404]);
    await redact('off');
    expect((await read(id)).audioUrl).not.toBeNull();
    await redact('muteRecordings');
    await worked([id], 'completed');
    const { audioUrl, redaction } = await read(id);
    if (!(await findFfmpeg())) return expect(redaction.recording).toBe('discarded');
    expect(redaction.recording).toBe('muted');
    expect([await statusAt(audioUrl), await statusAt(link)]).toEqual([200, 200]);
  });

  it('one that came as a Data URL is not given back as one', async () => {
    await redact('discardRecordings');
    const { id } = await output(idle, 'analysis.submit', tenant.key, {
      audioKey: await stored(idle, tenant.companyId, sound, 'call.mp3'),
    });
    const mediaType = 'audio/mpeg';
    await idle.service.db.run('UPDATE analysis_documents SET audio_media_type = ? WHERE analysis_id = ?', [
      mediaType,
      id,
    ]);
    const { text } = await idle.get(`/api/analyses/${id}`, tenant.key);
    expect(text).not.toContain(dataUrl(sound, mediaType).slice(0, 200));
  });

  it('nor does a failure give it: the answer, its event and the link', async () => {
    await redact('muteRecordings');
    endpoint.answerWith(noSpeech);
    await storeDestination(idle.service.db, tenant.companyId, 'http://127.0.0.1:9/', { triggers: ['failed'] });
    const id = await submitted();
    const link = await shared(id);
    await worked([id], 'failed');
    expect((await read(id)).audioUrl).toBeNull();
    expect(await statusAt(link)).toBe(404);
    const bodies = await idle.service.db.all<{ body: string }>(
      'SELECT body FROM webhook_bodies WHERE analysis_id = ?',
      [id],
    );
    expect(bodies.map(({ body }) => JSON.parse(Buffer.from(body).toString()).data.audioUrl)).toEqual([null]);
  });

  it('a recording from before the choice, of an analysis that is complete, is heard as before', async () => {
    const id = await submitted();
    await worked([id], 'completed');
    await redact('muteRecordings');
    expect(await statusAt((await read(id)).audioUrl)).toBe(200);
  });
});
