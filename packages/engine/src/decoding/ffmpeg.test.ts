import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeWithFfmpeg, writeWithFfmpeg } from './ffmpeg.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'earshot-ffmpeg-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function programOf(script: string): Promise<string> {
  const program = join(folder, `${Math.random()}`);
  await writeFile(program, `#!/bin/sh\necho $$ > ${join(folder, 'pid')}\n${script}\n`);
  await chmod(program, 0o700);
  return program;
}

/** Programs in ffmpeg's place: what a file can drive it to. */
describe.skipIf(process.platform === 'win32')('a program that a hostile file has brought down', () => {
  const decoding = async (script: string, limitMs?: number, signal?: AbortSignal) => {
    const program = await programOf(script);
    const file = { path: '/tmp/none', container: 'mp4', channels: 1 } as const;
    return decodeWithFfmpeg(program, file, 1, signal, limitMs);
  };
  const bytesOf = async ({ chunks }: { chunks: AsyncIterable<Buffer> }) => {
    let bytes = 0;
    for await (const chunk of chunks) bytes += chunk.length;
    return bytes;
  };
  const isGone = async () => {
    // On a busy machine it may be ended before it has said who it is.
    const pid = Number(await readFile(join(folder, 'pid'), 'utf8').catch(() => null));
    if (pid === 0) return true;
    for (let tries = 0; tries < 2_000; tries += 1) {
      try {
        process.kill(pid, 0);
      } catch {
        return true;
      }
      await sleep(20);
    }
    return false;
  };

  it('gives nothing → killed when its time is up', async () => {
    const pcm = await decoding('exec sleep 600', 300);
    await expect(bytesOf(pcm)).rejects.toThrow('ffmpeg made no progress');
    expect(await isGone()).toBe(true);
  });

  it('is slow, or its reader is → it goes on while sound comes', async () => {
    const pcm = await decoding('for each in 1 2 3 4 5 6 7; do printf xx; sleep 0.2; done', 1_000);
    let bytes = 0;
    for await (const chunk of pcm.chunks) {
      if (bytes === 0) await sleep(1_200);
      bytes += chunk.length;
    }
    expect(bytes).toBe(14);
  });

  it('gives sound for ever → taken up to the length that was paid for, then killed', async () => {
    const pcm = await decoding('exec cat /dev/zero');
    // 32,000 bytes a second, and the rest of the last chunk.
    expect(await bytesOf(pcm)).toBeLessThan(32_000 + 1024 * 1024);
    await pcm.ended;
    expect(await isGone()).toBe(true);
  });

  it('complains for ever → what is kept of it is bounded, and it is killed', async () => {
    const pcm = await decoding('exec cat /dev/zero >&2', 300);
    await expect(bytesOf(pcm)).rejects.toThrow('ffmpeg made no progress');
    expect(await isGone()).toBe(true);
  });

  it('is no longer wanted → killed, with the reason', async () => {
    const abort = new AbortController();
    const pcm = await decoding('printf xx; exec sleep 600', 60_000, abort.signal);
    const read = bytesOf(pcm);
    setTimeout(() => abort.abort(new Error('no longer wanted')), 50);
    await expect(read).rejects.toThrow('no longer wanted');
    expect(await isGone()).toBe(true);
  });

  it('that ends a moment after its output has done its work', async () => {
    const pcm = await decoding('printf abcd; exec >&-; sleep 0.3');
    expect(await bytesOf(pcm)).toBe(4);
  });

  it('sees nothing of the environment', async () => {
    process.env.EARSHOT_TEST_SECRET = 'secret';
    const pcm = await decoding('exec /usr/bin/env');
    let text = '';
    for await (const chunk of pcm.chunks) text += chunk.toString();
    delete process.env.EARSHOT_TEST_SECRET;
    expect(text).not.toContain('secret');
  });
});

describe.skipIf(process.platform === 'win32')('a program that writes a file', () => {
  const writing = async (script: string) => writeWithFfmpeg(await programOf(script), [], undefined, 1_000);
  const reports = (times: string) => `for each in ${times}; do echo out_time_us=$each; sleep 0.2; done`;

  it('is slow → it goes on while its report does', async () => {
    expect(await writing(reports('1 2 3 4 5 6 7'))).toBe(true);
  });

  it('fails → it cannot', async () => {
    expect(await writing('exit 1')).toBe(false);
  });

  it.each(['exec sleep 600', `${reports('7 7 7 7 7 7 7 7 7 7')}; exec sleep 600`])(
    'is stuck → killed, and not the fault of the file (%s)',
    async (script) => {
      await expect(writing(script)).rejects.toThrow('ffmpeg made no progress');
    },
  );
});
