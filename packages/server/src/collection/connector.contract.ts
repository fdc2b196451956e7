// What every connector does, run by the test of each against a world of its own: a fake provider, or a folder.
import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import { type Connector, ConnectorError, type FoundRecording } from './connector.ts';

/** A recording to be put into a world. */
export interface MadeRecording {
  /** Letters and digits, unlike any other name. */
  name: string;
  /** ms since the epoch, on a whole second. */
  startedAt: number;
  /** Words where the provider gives words, else sound. */
  content: string | Buffer;
}

/** Where a connector looks: made anew for each test. */
export interface ConnectorWorld {
  /** A connector of it; `since` in ms since the epoch. */
  connect(since: number): Connector;
  /** Puts recordings there, complete and due; gives their external ids in the same order. */
  add(recordings: readonly MadeRecording[]): Promise<string[]>;
  /** The recording is gone, but for a listing that has begun. */
  remove(externalId: string): Promise<void>;
  /** From now on nobody answers; a folder is gone. */
  breakDown(): Promise<void>;
  /** From now on the credentials are refused; null where there are none. */
  refuse: (() => Promise<void>) | null;
  /** What must never be in a message: secrets, tokens. */
  secrets(): readonly string[];
  stop(): Promise<void>;
}

export interface ConnectorContract {
  start(): Promise<ConnectorWorld>;
  content: 'audio' | 'transcript';
  /** How much later than it began a recording may be listed and still be found, in ms. */
  lateMs: number;
  /** The most that a search may hold at a time, in bytes; four million unless told otherwise. */
  mostHeldBytes?: number;
}

const since = Date.parse('2026-03-02T00:00:00Z');
const firstAt = since + 3_600_000;
const minuteMs = 60_000;

export function connectorContract(name: string, contract: ConnectorContract): void {
  const { content: form, lateMs, mostHeldBytes = 4_000_000 } = contract;
  let world: ConnectorWorld | null = null;
  afterEach(async () => {
    await world?.stop();
    world = null;
  });
  const begin = async () => {
    world = await contract.start();
    return world;
  };
  const made = (count: number, startedAt = firstAt, prefix = 'r'): MadeRecording[] =>
    Array.from({ length: count }, (_, index) => ({
      name: `${prefix}${String(index).padStart(5, '0')}`,
      startedAt: startedAt + index * minuteMs,
      content: form === 'audio' ? Buffer.from(`sound ${prefix} ${index}`) : `Ana: words ${prefix} ${index}\n`,
    }));
  const refusal = async (work: Promise<unknown>): Promise<ConnectorError> => {
    const error = await work.then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(ConnectorError);
    const { message } = error as ConnectorError;
    expect(message).toMatch(/^[^\n\r]{10,300}$/);
    for (const secret of world?.secrets() ?? []) expect(message).not.toContain(secret);
    return error as ConnectorError;
  };

  describe(`connector contract: ${name}`, () => {
    it('gives all that began since the beginning, once each, and nothing from before', async () => {
      const { add, connect } = await begin();
      await add(made(3, since - 3 * minuteMs, 'old'));
      const ids = await add(made(250));
      const found = await collect(connect(since), null);
      expect(found.map(({ externalId }) => externalId)).toEqual(ids);
      expect(found.map(({ startedAt }) => startedAt)).toEqual(made(250).map(({ startedAt }) => startedAt));
    });

    it('gives ascending positions, and the same ids and positions again', async () => {
      const { add, connect } = await begin();
      await add(made(30));
      const facts = async () =>
        (await collect(connect(since), null)).map(({ externalId, position }) => [externalId, position]);
      const first = await facts();
      const positions = first.map(([, position]) => position!);
      expect(positions).toEqual([...new Set(positions)].sort());
      expect(await facts()).toEqual(first);
    });

    it('goes on from every position without losing one, and never falls behind it', async () => {
      const { add, connect } = await begin();
      const ids = await add(made(25));
      for (const [index, { position }] of (await collect(connect(since), null)).entries()) {
        const rest = await collect(connect(since), position);
        expect(rest.map(({ externalId }) => externalId)).toEqual(expect.arrayContaining(ids.slice(index + 1)));
        for (const { position: next } of rest) expect(next >= position).toBe(true);
      }
    });

    it('finds what comes after the last one, and what is listed late', async () => {
      const { add, connect } = await begin();
      await add(made(5, firstAt + lateMs));
      const { position } = (await collect(connect(since), null)).at(-1)!;
      const late = await add(made(1, firstAt + lateMs / 2, 'late'));
      const next = await add(made(2, firstAt + lateMs + 6 * minuteMs, 'next'));
      const ids = (await collect(connect(since), position)).map(({ externalId }) => externalId);
      expect(ids).toEqual(expect.arrayContaining([...late, ...next]));
    });

    it('keeps recordings of the same moment apart', async () => {
      const { add, connect } = await begin();
      const ids = await add(made(150).map((recording) => ({ ...recording, startedAt: firstAt })));
      const found = await collect(connect(since), null);
      expect(found.map(({ externalId }) => externalId).sort()).toEqual([...ids].sort());
      expect(new Set(ids).size).toBe(150);
    });

    it('fetches what was recorded, more than once', async () => {
      const { add, connect } = await begin();
      await add(made(3));
      const [, second] = await collect(connect(since), null);
      expect(await fetched(second!)).toEqual(made(3)[1]!.content);
      expect(await fetched(second!)).toEqual(made(3)[1]!.content);
    });

    it('says of a recording that is gone that it is the recording', async () => {
      const { add, connect, remove } = await begin();
      await add(made(2));
      const [first, second] = await collect(connect(since), null);
      await remove(first!.externalId);
      expect((await refusal(fetched(first!))).kind).toBe('recording');
      expect(await fetched(second!)).toEqual(made(2)[1]!.content);
    });

    it('ends when it is told to', async () => {
      const { add, connect } = await begin();
      await add(made(300));
      const stop = new AbortController();
      let found = 0;
      const search = async () => {
        for await (const _ of connect(since).recordingsSince(null, stop.signal)) {
          found += 1;
          if (found === 3) stop.abort();
        }
      };
      await expect(search()).rejects.toMatchObject({ name: 'AbortError' });
      expect(found).toBe(3);
      const [first] = await collect(connect(since), null);
      await expect(fetched(first!, stop.signal)).rejects.toMatchObject({ name: 'AbortError' });
    });

    it('holds little of 10,000 recordings at a time', { timeout: 120_000 }, async () => {
      const { add, connect } = await begin();
      await add(made(10_000));
      const before = heldBytes();
      let most = 0;
      let found = 0;
      for await (const _ of connect(since).recordingsSince(null, AbortSignal.timeout(110_000))) {
        found += 1;
        if (found % 2_500 === 1) most = Math.max(most, heldBytes());
      }
      expect(found).toBe(10_000);
      expect(most - before).toBeLessThan(mostHeldBytes);
    });

    it('says in one line that it works', async () => {
      const { add, connect, secrets } = await begin();
      await add(made(2));
      const connector = connect(since);
      for (const ask of [connector.reach, connector.test]) {
        const line = await ask(AbortSignal.timeout(20_000));
        expect(line).toMatch(/^[^\n\r]{10,300}$/);
        for (const secret of secrets()) expect(line).not.toContain(secret);
      }
    });

    it('says in one line that it cannot be reached, without what is secret', async () => {
      const { add, connect, breakDown } = await begin();
      await add(made(1));
      const [first] = await collect(connect(since), null);
      await breakDown();
      expect((await refusal(connect(since).reach(AbortSignal.timeout(20_000)))).kind).toBe('unavailable');
      expect((await refusal(connect(since).test(AbortSignal.timeout(20_000)))).kind).toBe('unavailable');
      const { kind, reason } = await refusal(collect(connect(since), null));
      expect(kind).toBe('unavailable');
      expect(['provider_unavailable', 'folder_unreadable']).toContain(reason);
      expect(['unavailable', 'recording']).toContain((await refusal(fetched(first!))).kind);
    });

    it('says in one line that its credentials are refused, without them', async () => {
      const { refuse, connect } = await begin();
      if (!refuse) return;
      await refuse();
      expect((await refusal(connect(since).reach(AbortSignal.timeout(20_000)))).kind).toBe('credentials');
      expect((await refusal(connect(since).test(AbortSignal.timeout(20_000)))).kind).toBe('credentials');
      expect(await refusal(collect(connect(since), null))).toMatchObject({
        kind: 'credentials',
        reason: 'credentials_refused',
      });
    });
  });
}

async function collect(connector: Connector, position: string | null): Promise<FoundRecording[]> {
  const found: FoundRecording[] = [];
  for await (const recording of connector.recordingsSince(position, AbortSignal.timeout(25_000))) found.push(recording);
  return found;
}

/** The bytes or words of a recording. */
export async function fetched(
  recording: FoundRecording,
  signal = AbortSignal.timeout(20_000),
): Promise<string | Buffer> {
  const got = await recording.fetch(signal);
  return 'audio' in got ? buffer(got.audio) : got.transcript;
}

let collectGarbage: (() => void) | undefined;

/** What is reachable on the heap. */
function heldBytes(): number {
  if (!collectGarbage) {
    setFlagsFromString('--expose-gc');
    collectGarbage = runInNewContext('gc') as () => void;
  }
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
