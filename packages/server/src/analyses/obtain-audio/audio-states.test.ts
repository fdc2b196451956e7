// The steps of a recording on a real database and a real folder: what each leaves in storage and in the tables (docs/decisions/creation.md#d24, #d26).
import { access, readdir } from 'node:fs/promises';
import { readAudioKey } from '@earshot/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Earshot, startEarshot, type Tenant } from '../../../../../test/harness/earshot.ts';
import { dataUrl, recording, stored } from '../../../../../test/harness/recordings.ts';
import type { Queries } from '../../records/database.ts';
import { uploadByKey } from '../../records/uploads.ts';
import { attachAudio, discardCopy, keepAudio, type ObtainedAudio, removeAudio, withdrawAudio } from './audio-states.ts';
import { obtainAudio } from './obtain-audio.ts';

let earshot: Earshot;
let tenant: Tenant;

beforeAll(async () => {
  earshot = await startEarshot();
});
beforeEach(async () => {
  tenant = await earshot.company();
});
afterAll(() => earshot.stop());

const copy = (text: string) =>
  obtainAudio({ audio: readAudioKey(text, tenant.companyId), text, style: 'rest' }, tenant.companyId, earshot.service);
const fromRequest = async () => copy(dataUrl(await recording('vbr.mp3')));
const fromUpload = async () => copy(await stored(earshot, tenant.companyId, await recording('vbr.mp3')));

/** Where the recording is: in storage, in the process's list, and in its row of uploads. */
async function placesOf({ state, storageKey }: ObtainedAudio) {
  const { db } = earshot.service;
  const folder = `${earshot.database.storageFolder}/uploads/${tenant.companyId}`;
  const files = await readdir(folder).catch(() => [] as string[]);
  const kept = await db.get('SELECT 1 FROM kept_audio WHERE storage_key = ?', [storageKey]);
  const upload = await uploadByKey(db, storageKey);
  return {
    state,
    isStored: files.length === 1,
    isOfProcess: kept !== undefined,
    isUsed: upload ? upload.used_at !== null : null,
    isBeingRemoved: upload ? upload.removing_at !== null : null,
  };
}

const inTransaction = <T>(work: (tx: Queries) => Promise<T>) => earshot.service.db.transaction(work);
const { now } = Date;

describe('a recording that came with the request', () => {
  it('temporary → kept → attached → withdrawn → gone', async () => {
    const temporary = await fromRequest();
    const nowhere = { isStored: false, isOfProcess: false, isUsed: null, isBeingRemoved: null };
    expect(await placesOf(temporary)).toEqual({ state: 'temporary', ...nowhere });

    const kept = await keepAudio(temporary, earshot.service);
    expect(await placesOf(kept)).toEqual({ ...nowhere, state: 'kept', isStored: true, isOfProcess: true });

    const attached = await inTransaction((tx) => attachAudio(kept, tx, now()));
    const stays = { isStored: true, isOfProcess: false };
    expect(await placesOf(attached)).toEqual({ ...stays, state: 'attached', isUsed: true, isBeingRemoved: false });

    const withdrawn = await inTransaction((tx) => withdrawAudio(attached, tx, now()));
    expect(await placesOf(withdrawn)).toEqual({ ...stays, state: 'withdrawn', isUsed: false, isBeingRemoved: true });

    await removeAudio(withdrawn, earshot.service);
    expect(await placesOf(withdrawn)).toEqual({ state: 'withdrawn', ...nowhere });
  });

  it('kept → gone, where its analysis could not be inserted', async () => {
    const kept = await keepAudio(await fromRequest(), earshot.service);
    const attaching = inTransaction(async (tx) => {
      await attachAudio(kept, tx, now());
      throw new Error('not inserted');
    });
    await expect(attaching).rejects.toThrow('not inserted');
    expect(await placesOf(kept)).toMatchObject({ isStored: true, isOfProcess: true, isUsed: null });
    await removeAudio(kept, earshot.service);
    expect(await placesOf(kept)).toMatchObject({ isStored: false, isOfProcess: false });
  });

  it('stays where an analysis has it, also for whoever still takes it for kept: a commit whose answer was lost', async () => {
    const kept = await keepAudio(await fromRequest(), earshot.service);
    const attached = await inTransaction((tx) => attachAudio(kept, tx, now()));
    await removeAudio(kept, earshot.service);
    expect(await placesOf(attached)).toMatchObject({ isStored: true, isUsed: true });
  });

  it('leaves nothing when others took this process for dead before the file was there', async () => {
    const kept = await keepAudio(await fromRequest(), earshot.service);
    await earshot.service.db.run('DELETE FROM kept_audio WHERE storage_key = ?', [kept.storageKey]);
    await expect(inTransaction((tx) => attachAudio(kept, tx, now()))).rejects.toThrow('given up');
    await removeAudio(kept, earshot.service);
    expect(await placesOf(kept)).toMatchObject({ isStored: false, isOfProcess: false, isUsed: null });
  });

  it('leaves nothing when storage does not take it', async () => {
    const { service } = earshot;
    const put = () => Promise.reject(new Error('storage is away'));
    const temporary = await fromRequest();
    const broken = { ...service, storage: { ...service.storage, put } };
    await expect(keepAudio(temporary, broken)).rejects.toThrow('storage is away');
    expect(await placesOf(temporary)).toMatchObject({ isStored: false, isOfProcess: false });
  });

  it('its copy goes in any state', async () => {
    const kept = await keepAudio(await fromRequest(), earshot.service);
    await access(kept.path);
    await discardCopy(kept);
    await expect(access(kept.path)).rejects.toThrow('ENOENT');
    await discardCopy(kept);
  });
});

describe('an upload', () => {
  it('is used while an analysis has it, and never leaves storage by these steps', async () => {
    const temporary = await fromUpload();
    await earshot.service.db.run(
      `INSERT INTO uploads (storage_key, company_id, content_type, expires_at, touched_at) VALUES (?, ?, 'audio/mpeg', 0, 0)`,
      [temporary.storageKey, tenant.companyId],
    );
    const upload = await copy(temporary.storageKey);
    expect([temporary.origin, upload.origin]).toEqual(['storage', 'upload']);

    const kept = await keepAudio(upload, earshot.service);
    const attached = await inTransaction((tx) => attachAudio(kept, tx, now()));
    expect(await placesOf(attached)).toMatchObject({ isStored: true, isOfProcess: false, isUsed: true });
    const withdrawn = await inTransaction((tx) => withdrawAudio(attached, tx, now()));
    await removeAudio(withdrawn, earshot.service);
    expect(await placesOf(withdrawn)).toMatchObject({ isStored: true, isUsed: false, isBeingRemoved: false });
  });

  it('that is being removed is attached to nothing', async () => {
    const kept = await keepAudio(await fromUpload(), earshot.service);
    await earshot.service.db.run(
      `INSERT INTO uploads (storage_key, company_id, content_type, expires_at, touched_at, removing_at) VALUES (?, ?, 'audio/mpeg', 0, 0, 1)`,
      [kept.storageKey, tenant.companyId],
    );
    await expect(inTransaction((tx) => attachAudio(kept, tx, now()))).rejects.toThrow();
  });
});

it('the compiler refuses a step from another state', () => {
  const steps = async (temporary: Awaited<ReturnType<typeof fromRequest>>, tx: Queries) => {
    // @ts-expect-error: it is in no storage yet
    await attachAudio(temporary, tx, now());
    const kept = await keepAudio(temporary, earshot.service);
    // @ts-expect-error: no analysis has it
    await withdrawAudio(kept, tx, now());
    // @ts-expect-error: an analysis has it
    await removeAudio(await attachAudio(kept, tx, now()), earshot.service);
  };
  expect(steps).toBeTypeOf('function');
});
