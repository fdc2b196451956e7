// Life and death of the child, with small programs in its place.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RecogniserProcess, type Recorded, recogniserProcess } from './recogniser-process.ts';

// What a child does by the name of the recording; each start adds a line to the file `starts`.
const childProgram = `
import { appendFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getPriority } from 'node:os';
appendFileSync(join(import.meta.dirname, 'starts'), process.pid + '\\n');
let isBusy = false;
const segment = (text) => ({ start: 0, end: 1, text, speaker: null });
function slowly(steps) {
  if (steps === 0) return process.send({ heard: { segments: [segment('slow')], channels: null } });
  process.send({ progressed: true });
  setTimeout(() => slowly(steps - 1), 100);
}
process.on('message', ({ path }) => {
  if (path === 'crash') process.kill(process.pid, 'SIGABRT');
  if (path === 'never') return;
  if (path === 'slow') return slowly(20);
  if (path === 'stuck') return process.send({ progressed: true });
  if (path === 'languages') return process.send({ languages: ['pt', 'es'] });
  if (path === 'undecodable') return process.send({ failure: { kind: 'undecodable', message: 'no sound' } });
  if (path === 'priority') return process.send({ heard: { segments: [segment(String(getPriority()))], channels: null } });
  if (path === 'environment') return process.send({ heard: { segments: [segment(Object.keys(process.env).join())], channels: null } });
  if (isBusy) return process.send({ failure: { kind: 'internal', message: 'two at once' } });
  isBusy = true;
  setTimeout(() => { isBusy = false; process.send({ heard: { segments: [segment(path)], channels: null } }); }, 50);
});
process.on('disconnect', () => process.exit());
`;

describe('the child process', () => {
  let folder: string;
  let recogniser: RecogniserProcess;
  const job = (path: string, recogniser: object = {}): Recorded => ({
    model: { name: 'none', languages: ['en'], vad: '', recogniser: { ...recogniser } },
    path,
    container: 'wav',
    channels: 1,
    durationSeconds: 1,
  });
  const textOf = async (path: string) => (await recogniser.hear(job(path))).segments[0]!.text;
  const starts = async () => (await readFile(join(folder, 'starts'), 'utf8').catch(() => '')).split('\n').length - 1;
  const open = (silenceLimitMs = 60_000, idleLimitMs = 60_000) => {
    recogniser = recogniserProcess(join(folder, 'child.mjs'), { silenceLimitMs, idleLimitMs });
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'earshot-child-'));
    await writeFile(join(folder, 'child.mjs'), childProgram);
    open();
  });
  afterEach(async () => {
    await recogniser.close();
    await rm(folder, { recursive: true });
  });

  it('starts with the first recording, and hears one at a time', async () => {
    expect(await starts()).toBe(0);
    expect(await Promise.all(['one', 'two', 'three'].map(textOf))).toEqual(['one', 'two', 'three']);
    expect(await starts()).toBe(1);
  });

  it('a crash is a clear error, and the next recording gets a fresh child', async () => {
    await expect(textOf('crash')).rejects.toThrow('The speech recogniser ended unexpectedly (SIGABRT)');
    expect(await textOf('next')).toBe('next');
    expect(await starts()).toBe(2);
  });

  it('what a child says of a recording keeps its kind', async () => {
    await expect(textOf('undecodable')).rejects.toMatchObject({ kind: 'undecodable', message: 'no sound' });
    expect(await textOf('next')).toBe('next');
    expect(await starts()).toBe(1);
  });

  it.each(['never', 'stuck'])(
    'one that makes no progress is ended (%s), and those that wait are heard',
    async (path) => {
      open(1_000);
      const waiting = expect(textOf(path)).rejects.toThrow('Speech recognition made no progress for 1 s');
      await waiting;
      open();
      expect(await textOf('next')).toBe('next');
    },
  );

  it('one that makes progress is heard, however long it takes: the machine may be busy', async () => {
    open(1_500);
    expect(await textOf('slow')).toBe('slow');
    expect(await starts()).toBe(1);
  });

  it('an abort ends the child at once; one that waits is never started', async () => {
    const abort = new AbortController();
    const pending = recogniser.hear(job('never'), abort.signal);
    const waiting = recogniser.hear(job('waiting'), AbortSignal.abort(new Error('gone')));
    abort.abort(new Error('not wanted'));
    await expect(pending).rejects.toThrow('not wanted');
    await expect(waiting).rejects.toThrow('gone');
    expect(await textOf('next')).toBe('next');
  });

  it('an idle child is ended', async () => {
    open(60_000, 1);
    expect(await textOf('one')).toBe('one');
    const pid = Number((await readFile(join(folder, 'starts'), 'utf8')).trim());
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), 60_000);
    expect(await textOf('two')).toBe('two');
    expect(await starts()).toBe(2);
  });

  it('another model gets a fresh child, which has the memory of one; to tell the language needs none', async () => {
    const heard = async (name: string) => (await recogniser.hear(job('one', { tokens: name }))).segments[0]!.text;
    await heard('first');
    await heard('first');
    expect(await starts()).toBe(1);
    expect(await recogniser.identify(job('languages', { tokens: 'another' }))).toEqual(['pt', 'es']);
    await heard('first');
    expect(await starts()).toBe(1);
    await heard('second');
    expect(await starts()).toBe(2);
  });

  it('is polite, and knows none of the server’s settings', async () => {
    process.env.EARSHOT_PEPPER = 'secret';
    expect(await textOf('environment')).not.toContain('EARSHOT');
    delete process.env.EARSHOT_PEPPER;
    expect(Number(await textOf('priority'))).toBeGreaterThanOrEqual(7);
  });
});
