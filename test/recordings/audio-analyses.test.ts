// Recordings from request to analysis: what they cost (docs/decisions/creation.md#d20, #d21, docs/decisions/minutes.md#d22), what is heard, and whose fault a failure is (docs/decisions/creation.md#d26, #d56, docs/decisions/access.md#d54).
import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { readAudioKey } from '@earshot/core';
import type { Recording, Transcriber } from '@earshot/engine';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  attachAudio,
  discardCopy,
  keepAudio,
  removeAudio,
  withdrawAudio,
} from '../../packages/server/src/analyses/obtain-audio/audio-states.ts';
import { obtainAudio } from '../../packages/server/src/analyses/obtain-audio/obtain-audio.ts';
import { sweep } from '../../packages/server/src/background.ts';
import { transcriberQueue } from '../../packages/server/src/transcriber-queue.ts';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { output, call as procedure } from '../harness/procedures.ts';
import { dataUrl, recording, stored } from '../harness/recordings.ts';
import { account, analysesOf } from '../harness/rows.ts';
import {
  answerJson,
  dialogue,
  noSpeech,
  startTranscriptionServer,
  type TranscriptionServer,
} from '../harness/transcription-server.ts';

let endpoint: TranscriptionServer;
let earshot: Earshot;
let tenant: Tenant;

beforeAll(async () => {
  endpoint = await startTranscriptionServer();
  earshot = await startEarshot(endpoint.environment);
});
beforeEach(async () => {
  tenant = await earshot.company({ minutes: 10 });
});
afterEach(() => {
  endpoint.answerWith(dialogue);
  endpoint.asked.length = 0;
});
afterAll(async () => {
  await earshot.stop();
  await endpoint.stop();
});

const name = 'analysis.submitAnalysis';
const create = (changes: object) => earshot.create(changes, tenant.key);
const read = async (id: string) => (await earshot.get(`/api/analyses/${id}`, tenant.key)).body;
/** Files that the company has in storage. */
const kept = () => readdir(`${earshot.database.storageFolder}/uploads/${tenant.companyId}`).catch(() => [] as string[]);
const money = async () => {
  const { entries, ledger, held, debits } = await account(earshot.service.db, tenant.companyId);
  expect(entries).toBe(ledger);
  return { ledger, held, debits };
};
const nothing = { ledger: 1000, held: 0, debits: 0 };
const call = async (file = 'vbr.mp3') => dataUrl(await recording(file));

describe('a recording is transcribed and analysed', () => {
  it('speakers, times, transcript, duration, cost, audioKey as it was given (D30)', async () => {
    const audioKey = await call();
    const answer = await create({ audioKey });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({ audioDurationSeconds: 11.736 });
    expect(await read(answer.body.id)).toMatchObject({
      status: 'completed',
      audioKey,
      audioDurationSeconds: 11.736,
      transcript: [
        '[00:00] Speaker 1: Good morning, this is Ana from Aurora Desks. How do you seat your teams today?',
        '[00:05] Speaker 2: On desks that are ten years old, and we move in May. Samples on Tuesday would help.',
      ].join('\n'),
      transcriptSegments: [
        { start: 0.2, end: 5.2, speaker: 'Speaker 1' },
        { start: 5.8, end: 8.9, speaker: 'Speaker 2' },
        { start: 9, end: 11.4, speaker: 'Speaker 2' },
      ],
      universalIndicators: { talkToListen: { attendantPct: expect.any(Number) } },
    });
    expect(await money()).toEqual({ ledger: 900, held: 0, debits: 1 });
    expect(await kept()).toHaveLength(1);
  });

  it.each([
    ['vbr.mp3', 'audio/mpeg', 'mp3'],
    ['call.mp4', 'audio/mp4', 'm4a'],
    ['faststart.m4a', 'audio/x-m4a', 'm4a'],
    ['mulaw.wav', 'audio/wav', 'wav'],
    ['alaw.wav', 'audio/x-wav', 'wav'],
    ['gsm.wav', 'audio/wave', 'wav'],
    ['adpcm-ima.wav', 'audio/wav', 'wav'],
    ['vorbis.ogg', 'audio/ogg', 'ogg'],
    ['call.opus', 'audio/opus', 'ogg'],
  ])('REST takes %s (D27)', async (file, mediaType, extension) => {
    const bytes = await recording(file);
    const answer = await create({ audioKey: dataUrl(bytes, mediaType) });
    expect(answer.status, answer.text).toBe(200);
    expect(endpoint.asked).toHaveLength(1);
    expect(endpoint.asked[0]!.fileName).toBe(`recording.${extension}`);
    expect(endpoint.asked[0]!.audio.equals(bytes)).toBe(true);
  });

  it.each(['vbr.mp3', 'mulaw.wav', 'faststart.m4a', 'call.opus', 'call.flac', 'live.webm'])(
    'procedures take %s (contract: Limits)',
    async (file) => {
      const salespersonId = await earshot.user(tenant.companyId, 'salesperson');
      const bytes = await recording(file);
      const audioKey = await stored(earshot, tenant.companyId, bytes);
      const made = await output(earshot, 'analysis.create', tenant.key, { salespersonId, audioKey });
      expect(made.audioDuration).toBeGreaterThan(4);
      expect(endpoint.asked[0]!.audio.equals(bytes)).toBe(true);
    },
  );

  it.each(['call.flac', 'live.webm'])('REST takes an uploaded %s, as the upload did (D27)', async (file) => {
    const bytes = await recording(file);
    const answer = await create({ audioKey: await stored(earshot, tenant.companyId, bytes) });
    expect(answer.status, answer.text).toBe(200);
    expect(endpoint.asked[0]!.audio.equals(bytes)).toBe(true);
  });

  it('asks for speakers and for no language that nobody named; a named one is passed on (D54)', async () => {
    await create({ audioKey: await call() });
    await create({ audioKey: await call(), language: 'pt' });
    expect(endpoint.asked.map(({ fields }) => fields)).toEqual([
      { model: ['gpt-4o-transcribe-diarize'], response_format: ['diarized_json'], chunking_strategy: ['auto'] },
      {
        model: ['gpt-4o-transcribe-diarize'],
        response_format: ['diarized_json'],
        chunking_strategy: ['auto'],
        language: ['pt'],
      },
    ]);
  });
});

describe('with a transcript (D21)', () => {
  it('the transcript is analysed, the audio is kept, and gives duration and cost', async () => {
    const text = transcript(9);
    const answer = await create({ transcript: text, audioKey: await call() });
    expect(answer.status, answer.text).toBe(200);
    expect(await read(answer.body.id)).toMatchObject({ transcript: text, audioDurationSeconds: 11.736 });
    expect(endpoint.asked).toEqual([]);
    expect(await money()).toEqual({ ledger: 900, held: 0, debits: 1 });
    expect(await kept()).toHaveLength(1);
  });

  it('needs no transcriber', async () => {
    const plain = await startEarshot({ EARSHOT_TRANSCRIPTION_ENGINE: 'none' });
    try {
      const { key } = await plain.company();
      const both = await plain.create({ transcript: transcript(), audioKey: await call() }, key);
      expect([both.status, both.body.audioDurationSeconds]).toEqual([200, 11.736]);
      const alone = await plain.create({ audioKey: await call() }, key);
      const message =
        'This service cannot transcribe audio. Send the transcript, or set EARSHOT_TRANSCRIPTION_ENGINE or OPENAI_API_KEY on the server.';
      expect(alone.text).toBe(errorText(400, name, message));
    } finally {
      await plain.stop();
    }
  });
});

describe('an engine that does not know the language (D54)', () => {
  const message = (language: string) =>
    `This audio needs a transcription endpoint for ${language}: the offline engine of this service does not support that language. Send the transcript, or send 'language' if the audio is in another language.`;
  let offline: Earshot;
  let heard: Recording[];
  beforeAll(async () => {
    offline = await startEarshot({ EARSHOT_TRANSCRIPTION_ENGINE: 'none' });
    const transcriber: Transcriber = {
      name: 'local',
      languages: ['en'],
      separatesChannels: true,
      capacity: 1,
      transcribe: async (given) => {
        heard.push(given);
        const segments = ['Good morning, how do you seat your teams today?', 'On desks that are ten years old.'];
        return {
          language: 'en',
          segments: segments.map((text, at) => ({ start: at, end: at + 1, text, speaker: `${at}` })),
        };
      },
    };
    Object.assign(offline.service, { transcriber: transcriberQueue(transcriber) });
  });
  beforeEach(() => {
    heard = [];
  });
  afterAll(() => offline.stop());

  it("the company's language decides, the request's comes before it; a transcript needs none", async () => {
    const { companyId, key } = await offline.company();
    const ask = async (changes: object) => (await offline.create({ audioKey: await call(), ...changes }, key)).text;
    expect(await ask({ language: 'pt' })).toBe(errorText(400, name, message('pt')));
    await offline.service.db.run("UPDATE companies SET language = 'es' WHERE id = ?", [companyId]);
    expect(await ask({})).toBe(errorText(400, name, message('es')));
    expect(heard).toEqual([]);
    expect(await ask({ transcript: transcript() })).toContain('"audioDurationSeconds":11.736');
    expect(await ask({ language: 'en' })).toContain('"audioDurationSeconds":11.736');
    expect(heard).toMatchObject([{ language: 'en', isLanguageStated: true, container: 'mp3', channels: 1 }]);
  });

  it('refuses a queued one when it is submitted', async () => {
    const { companyId, key } = await offline.company();
    const salespersonId = await offline.user(companyId, 'salesperson');
    const audioKey = await stored(offline, companyId, await recording('vbr.mp3'));
    const answer = await procedure(offline, 'analysis.submit', key, { salespersonId, audioKey, language: 'pt' });
    expect(answer.text).toBe(errorText(400, 'analysis.submit', message('pt')));
    expect(await analysesOf(offline.service.db, companyId)).toEqual([]);
  });

  it('another language would be invented words: what only wants a field is another 400', async () => {
    const { key } = await offline.company();
    const answer = await offline.create({ audioKey: await call(), language: 'fr' }, key);
    expect([answer.status, answer.body.message]).toEqual([400, 'Input validation failed']);
  });
});

describe('what the balance does not cover is not fetched, or not kept (D20, D22, D23)', () => {
  it('less than a minute: refused before the audio is looked at', async () => {
    tenant = await earshot.company({ minutes: 0.5 });
    const answer = await create({ audioKey: await call('video-only.mp4') });
    const message =
      'Insufficient minutes. Current balance: 0.5 min. Purchase more minutes to continue creating analyses.';
    expect(answer.text).toBe(errorText(403, name, message));
  });

  it('less than its duration: refused, nothing stays', async () => {
    tenant = await earshot.company({ minutes: 1.5 });
    // G.711: a second has 8000 bytes; five times twenty seconds.
    const wav = await recording('mulaw.wav');
    const long = Buffer.concat([wav, Buffer.alloc(8000 * 94, 0xff)]);
    long.writeUInt32LE(0xffff_ffff, long.indexOf('data') + 4);
    const answer = await create({ audioKey: dataUrl(long, 'audio/wav') });
    const message = 'Insufficient minutes. Analysis requires 2 min, but balance is 1.5 min.';
    expect(answer.text).toBe(errorText(403, name, message));
    expect([await kept(), await analysesOf(earshot.service.db, tenant.companyId)]).toEqual([[], []]);
    expect(endpoint.asked).toEqual([]);
  });
});

describe('failures of the audio leave nothing (D26, D56)', () => {
  const gone = async () => {
    expect(await analysesOf(earshot.service.db, tenant.companyId)).toEqual([]);
    expect(await kept()).toEqual([]);
    expect(await money()).toEqual(nothing);
  };

  it('no speech → 400', async () => {
    endpoint.answerWith(noSpeech);
    const answer = await create({ audioKey: await call('silence.mp3') });
    expect(answer.text).toBe(errorText(400, name, 'No speech was found in the audio.'));
    await gone();
  });

  it('words that Whisper itself takes for made up are no speech', async () => {
    const invented = { start: 0, end: 5, text: ' Thank you.', no_speech_prob: 0.9, avg_logprob: -1.2 };
    endpoint.answerWith(answerJson({ text: ' Thank you.', segments: [invented] }));
    expect((await create({ audioKey: await call('silence.mp3') })).body.message).toBe(
      'No speech was found in the audio.',
    );
    await gone();
  });

  it('the endpoint cannot decode it → 400', async () => {
    const error = { message: 'The audio file could not be decoded or its format is not supported.', param: 'file' };
    endpoint.answerWith(answerJson({ error }, 400));
    const answer = await create({ audioKey: await call() });
    const message = 'The audio cannot be decoded. Check that the file is complete.';
    expect(answer.text).toBe(errorText(400, name, message));
    await gone();
  });

  it('of a storage key: the upload stays, it is the caller’s', async () => {
    endpoint.answerWith(noSpeech);
    const audioKey = await stored(earshot, tenant.companyId, await recording('silence.mp3'));
    expect((await create({ audioKey })).status).toBe(400);
    expect(await kept()).toHaveLength(1);
    expect(await analysesOf(earshot.service.db, tenant.companyId)).toEqual([]);
  });
});

describe('what a process that died had put into storage for an analysis that nobody has (D24, D37)', () => {
  const obtained = async () => {
    const text = await call();
    const source = { audio: readAudioKey(text, tenant.companyId), text, style: 'rest' as const };
    return obtainAudio(source, tenant.companyId, earshot.service);
  };
  const die = (storageKey: string) =>
    earshot.service.db.run('UPDATE kept_audio SET runner_id = ? WHERE storage_key = ?', ['gone', storageKey]);

  it('goes with the next sweep, and only that', async () => {
    expect((await create({ audioKey: await call() })).status).toBe(200);
    const [lost, living] = [await obtained(), await obtained()];
    await keepAudio(lost, earshot.service);
    const keptAudio = await keepAudio(living, earshot.service);
    expect(await kept()).toHaveLength(3);
    await die(lost.storageKey);
    await sweep(earshot.service);
    expect(await kept()).toHaveLength(2);
    expect(await kept()).toContain(basename(living.storageKey));
    await removeAudio(keptAudio, earshot.service);
    await Promise.all([lost, living].map(discardCopy));
    expect(await earshot.service.db.all('SELECT * FROM kept_audio')).toEqual([]);
  });

  it('is never an analysis’s again: a process that was only paused inserts none', async () => {
    const audio = await keepAudio(await obtained(), earshot.service);
    await die(audio.storageKey);
    await sweep(earshot.service);
    await expect(earshot.service.db.transaction((tx) => attachAudio(audio, tx, Date.now()))).rejects.toThrow(
      'given up',
    );
    await discardCopy(audio);
  });

  it('goes too when it died taking an analysis without speech back', async () => {
    const audio = await keepAudio(await obtained(), earshot.service);
    const { db, now } = earshot.service;
    const attached = await db.transaction((tx) => attachAudio(audio, tx, now()));
    await db.transaction((tx) => withdrawAudio(attached, tx, now()));
    await die(audio.storageKey);
    await sweep(earshot.service);
    expect(await kept()).toEqual([]);
    await discardCopy(audio);
  });
});

describe('failures of the endpoint are ours (D24, D26, D58)', () => {
  it('refused credentials → 500, a failed row, nothing debited', async () => {
    endpoint.answerWith(answerJson({ error: { message: 'bad key sk-secret' } }, 401));
    const answer = await create({ audioKey: await call() });
    expect(answer.text).toBe(errorText(500, name, 'Internal error. Retry with exponential backoff.'));
    const [row, ...others] = await analysesOf(earshot.service.db, tenant.companyId);
    expect(others).toEqual([]);
    expect(await read(row!.id)).toMatchObject({
      status: 'failed',
      errorSource: 'transcription',
      errorDetail: 'The transcription failed.',
      audioDurationSeconds: 11.736,
      transcript: '',
      transcriptSegments: null,
    });
    expect(await money()).toEqual(nothing);
  });

  it('too few words → 422, as for any transcript (D25)', async () => {
    endpoint.answerWith(answerJson({ segments: [{ start: 0, end: 1, text: 'Hello.', speaker: 'A' }] }));
    const answer = await create({ audioKey: await call() });
    expect(answer.status).toBe(422);
    const [row] = await analysesOf(earshot.service.db, tenant.companyId);
    expect(await read(row!.id)).toMatchObject({ status: 'failed', errorSource: 'analysis' });
    expect(await money()).toEqual(nothing);
  });
});

describe('queued (D37)', () => {
  const submit = async (bytes: Buffer) => {
    const salespersonId = await earshot.user(tenant.companyId, 'salesperson');
    const audioKey = await stored(earshot, tenant.companyId, bytes);
    const { id } = await output(earshot, 'analysis.submit', tenant.key, { salespersonId, audioKey });
    return id as string;
  };
  const reaches = (id: string, expected: object) =>
    expect.poll(() => read(id), { interval: 20 }).toMatchObject(expected);

  it('is transcribed later, from storage', async () => {
    const id = await submit(await recording('call.flac'));
    await reaches(id, { status: 'completed', audioDurationSeconds: 5, transcriptSegments: { length: 3 } });
    expect(await money()).toEqual({ ledger: 900, held: 0, debits: 1 });
  });

  it('what an earlier try has heard is not transcribed again', async () => {
    endpoint.answerWith(answerJson({ error: { message: 'no' } }, 401));
    const id = await submit(await recording('vbr.mp3'));
    await reaches(id, { status: 'pending', autoRetryCount: 1 });
    const kept = [
      { start: 0, end: 5, text: 'Good morning, how do you seat your teams today?', speaker: 'Speaker 1' },
      { start: 6, end: 9, text: 'On desks that are ten years old.', speaker: 'Speaker 2' },
    ];
    await earshot.service.db.run(
      "UPDATE analysis_documents SET transcript = 'kept', transcript_segments = ? WHERE analysis_id = ?",
      [JSON.stringify(kept), id],
    );
    endpoint.asked.length = 0;
    earshot.advance(31_000);
    earshot.service.wakeQueue();
    await reaches(id, { status: 'completed', transcript: 'kept', transcriptSegments: kept });
    expect(endpoint.asked).toEqual([]);
  });

  it('a process that was only paused writes nothing into what another has completed', async () => {
    let asked = () => {};
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    let resume = () => {};
    endpoint.answerWith((response, question) => {
      resume = () => dialogue(response, question);
      asked();
    });
    const id = await submit(await recording('vbr.mp3'));
    await isAsked;
    const { db } = earshot.service;
    await db.run("UPDATE analyses SET status = 'completed', runner_id = NULL WHERE id = ?", [id]);
    await db.run(
      "UPDATE analysis_documents SET transcript = 'by another', transcript_segments = '[]' WHERE analysis_id = ?",
      [id],
    );
    resume();
    await expect.poll(() => earshot.service.runner.inHand.has(id)).toBe(false);
    expect(await read(id)).toMatchObject({ status: 'completed', transcript: 'by another', transcriptSegments: null });
  });

  it('without speech → failed for its audio, which stays', async () => {
    endpoint.answerWith(noSpeech);
    const id = await submit(await recording('silence.mp3'));
    const errorDetail = 'No speech was found in the audio.';
    await reaches(id, { status: 'failed', errorSource: 'audio', errorDetail, autoRetryCount: 0 });
    expect(await money()).toEqual(nothing);
    expect(await kept()).toHaveLength(1);
  });

  it('audio that is gone by then → failed, not tried again', async () => {
    endpoint.answerWith(answerJson({ error: { message: 'no' } }, 401));
    const id = await submit(await recording('vbr.mp3'));
    await reaches(id, { status: 'pending', autoRetryCount: 1 });
    await earshot.service.storage.remove(`uploads/${tenant.companyId}/${(await kept())[0]}`);
    earshot.advance(31_000);
    earshot.service.wakeQueue();
    const errorDetail = 'There is no audio under this audioKey. Upload it first.';
    await reaches(id, { status: 'failed', errorSource: 'audio', errorDetail });
    expect(await money()).toEqual(nothing);
  });

  it('an endpoint that is down is tried again, and what it hears then is kept', async () => {
    endpoint.answerWith(answerJson({ error: { message: 'no' } }, 401));
    const id = await submit(await recording('vbr.mp3'));
    await reaches(id, { status: 'pending', autoRetryCount: 1 });
    endpoint.answerWith(dialogue);
    earshot.advance(31_000);
    earshot.service.wakeQueue();
    await reaches(id, { status: 'completed', autoRetryCount: 1 });
    expect(await money()).toEqual({ ledger: 900, held: 0, debits: 1 });
  });
});
