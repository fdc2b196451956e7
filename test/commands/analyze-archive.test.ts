// `earshot analyze` of several files and folders, as people try their archive (../docs/self-host.md, Commands).
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begin, earshot } from '../harness/process.ts';
import { recording } from '../harness/recordings.ts';

const call = `Agent: Hello, this is Ana from Velora, how can I help you today?
Client: Hi, my invoice is wrong again and I would like to know why it is so.
Agent: I am sorry about that. Let me look at it. I see, you were charged twice. I refund it today.
Client: Thank you, that solves it.
`;
const ligação = `Atendente: Bom dia, aqui é a Ana da Velora, em que posso ajudar você hoje?
Cliente: Olá, a minha fatura já veio errada outra vez e não sei por quê.
Atendente: Peço desculpas, a senhora foi cobrada duas vezes. Faço a devolução hoje, está bem?
Cliente: Está ótimo, obrigada, é isso.
`;

let folder: string;
const at = (...names: string[]) => join(folder, ...names);
const analyze = (commandLine: readonly string[], input?: string) =>
  earshot(['analyze', ...commandLine], { EARSHOT_TRANSCRIPTION_ENGINE: 'none' }, input);
const linesOf = (stdout: string) =>
  stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'earshot-archive-'));
  await mkdir(at('calls/2025/.hidden'), { recursive: true });
  await writeFile(at('calls/b.txt'), call);
  await writeFile(at('calls/a.vtt'), `WEBVTT\n\n00:00.000 --> 00:09.000\n${call.split('\n').slice(0, 3).join('\n')}\n`);
  await writeFile(at('calls/2025/utf-16.txt'), Buffer.from(`\ufeff${ligação}`, 'utf16le'));
  await writeFile(at('calls/2025/latin-1.txt'), Buffer.from(ligação, 'latin1'));
  await writeFile(at('calls/2025/.hidden/c.txt'), call);
  await writeFile(at('calls/.note'), 'x');
  await writeFile(at('calls/logo.png'), Buffer.from('89504e470d0a1a0a0000000d', 'hex'));
  await writeFile(at('calls/settings.json'), '{"theme": "dark", "columns": [1, 2, 3]}');
  await writeFile(at('calls/short.txt'), 'Agent: Hi.');
  await writeFile(at('calls/voice.txt'), await recording('vbr.mp3'));
  await symlink(at('calls'), at('calls/2025/loop'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('a folder', () => {
  it('every file gets one line, in the order of names; what is no transcript is skipped and says why; exit status 0', async () => {
    const { code, stdout, stderr } = await analyze([at('calls'), '--json']);
    const lines = linesOf(stdout);
    expect(lines.map(({ file, status }) => [file.slice(at('calls').length + 1), status])).toEqual([
      ['2025/latin-1.txt', 'analysed'],
      ['2025/utf-16.txt', 'analysed'],
      ['a.vtt', 'analysed'],
      ['b.txt', 'analysed'],
      ['logo.png', 'skipped'],
      ['settings.json', 'skipped'],
      ['short.txt', 'skipped'],
      ['voice.txt', 'skipped'],
    ]);
    const [latin, utf16, , text, ...skipped] = lines;
    expect(latin.analysis.transcript).toBe(ligação);
    expect(utf16.analysis.transcript).toBe(ligação);
    expect(text.analysis).toMatchObject({ id: null, companyId: null, transcript: call, score: expect.any(Number) });
    expect(skipped[0].error).toEqual({
      message: `${at('calls/logo.png')} is an image: it is neither a transcript nor a recording`,
      reason: null,
    });
    expect(skipped.slice(1).map(({ error }) => error.reason)).toEqual(skipped.slice(1).map(() => expect.any(String)));
    expect({ code, stderr }).toEqual({ code: 0, stderr: '4 analysed, 4 skipped, 0 failed\n' });
    expect((await analyze([at('calls'), '--json'])).stdout.replaceAll(/"\d{4}-\d\d-\d\dT[^"]*"/g, '')).toBe(
      stdout.replaceAll(/"\d{4}-\d\d-\d\dT[^"]*"/g, ''),
    );
  });

  it('for people: score, file, type and outcome on one line', async () => {
    const { code, stdout } = await analyze([at('calls')]);
    expect(code).toBe(0);
    const [first, , , english] = stdout.split('\n');
    expect(first).toMatch(/^ *\d+ {2}\S+latin-1\.txt {2}\S.* {2}(não )?resolvido$/);
    expect(english).toMatch(/^ *\d+ {2}\S+b\.txt {2}\S.* {2}\S.*$/);
    expect(stdout).toContain('logo.png  skipped: is an image: it is neither a transcript nor a recording\n');
  });

  it('a reader that leaves early ends it with one line', async () => {
    const { child, ended } = begin(['analyze', at('calls'), '--json'], { EARSHOT_TRANSCRIPTION_ENGINE: 'none' });
    child.stdout!.destroy();
    const { code, stderr } = await ended;
    expect({ code, lines: stderr.trimEnd().split('\n').length }).toEqual({ code: 1, lines: 1 });
  });

  it('without a transcript in it fails', async () => {
    await mkdir(at('empty'), { recursive: true });
    expect(await analyze([at('empty')])).toEqual({
      code: 1,
      stdout: '',
      stderr: 'earshot: 0 analysed, 0 skipped, 0 failed\n',
    });
  });
});

describe('files by name', () => {
  it('are analysed in the order given, and go on after one that fails; exit status 1', async () => {
    const { code, stdout, stderr } = await analyze([
      at('calls/b.txt'),
      at('none.txt'),
      at('calls/logo.png'),
      at('calls/short.txt'),
      at('calls/a.vtt'),
      '--json',
    ]);
    const lines = linesOf(stdout);
    expect(lines.map(({ status }) => status)).toEqual(['analysed', 'failed', 'failed', 'failed', 'analysed']);
    expect(lines[1].error.message).toBe(`there is no file named ${at('none.txt')}`);
    expect({ code, stderr }).toEqual({ code: 1, stderr: 'earshot: 2 analysed, 0 skipped, 3 failed\n' });
  });

  it('standard input may be one of them', async () => {
    const { code, stdout } = await analyze(['-', at('calls/b.txt'), '--json'], ligação);
    expect(code).toBe(0);
    expect(linesOf(stdout).map(({ file, analysis }) => [file, analysis.transcript])).toEqual([
      ['-', ligação],
      [at('calls/b.txt'), call],
    ]);
  });

  it('one file is one whole analysis, as before', async () => {
    const { code, stdout } = await analyze([at('calls/b.txt'), '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ id: null, transcript: await readFile(at('calls/b.txt'), 'utf8') });
    expect((await analyze([at('calls/b.txt')])).stdout).toContain('Official score');
    expect((await analyze(['-', '--json'], call)).stdout).toContain('"id":null');
  });
});
