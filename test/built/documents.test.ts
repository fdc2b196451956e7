// The code of the documents: TypeScript compiles as it stands, and whatever can be run is run, in its order, against a real server.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Block,
  blocksOf,
  commandsOf,
  pagesUnderDocs,
  type Reader,
  root,
  startReading,
} from '../harness/document-code.ts';
import { type Earshot, startEarshot, transcript } from '../harness/earshot.ts';
import { password, personWithPassword } from '../harness/procedures.ts';
import { startTranscriptionServer, type TranscriptionServer } from '../harness/transcription-server.ts';

// That of speech needs its weights: it is tried where they are, in packages/speech.
const packagePages = ['core', 'engine', 'server'].map((name) => `packages/${name}/README.md`);
const documents = ['README.md', ...pagesUnderDocs, ...packagePages];
const all = documents.flatMap(blocksOf);

/** Hosts of the documents exist, on loopback. */
const anyHost = { resolve: async () => [{ address: '127.0.0.1', family: 4 }], isAllowed: () => true };

/** Blocks with a test of their own: the receiver of README.md and what is sent to it (test/tree/readme.test.ts). */
const isReceiver = ({ code, note }: Block) => code.includes('server.listen(') || note === 'after the receiver';
const isRun = (block: Block) => /^(ts|sh|python)$/.test(block.language) && block.note === '' && !isReceiver(block);

describe('code blocks', () => {
  it('are of languages that a test looks at, and one that is not run says why', () => {
    expect(all.filter(({ language }) => !/^(ts|sh|python|json|text)$/.test(language))).toEqual([]);
    const notes = new Set(all.map(({ note }) => note));
    for (const note of notes) expect(note).toMatch(/^(|after the receiver|not run: .{10,})$/);
    expect(all.filter(isRun).length).toBeGreaterThan(25);
  });

  it('in TypeScript compile as they stand', async () => {
    const reader = startReading({});
    try {
      const code = all.filter(({ language }) => language === 'ts');
      for (const { document, line, code: source } of code)
        reader.write(`${document.replaceAll(/\W/g, '-')}-${line}.ts`, `${source}\nexport {};\n`);
      // What a generator makes for docs/procedures.md.
      const generator = `"${join(root, 'node_modules/.bin/openapi-typescript')}" --default-non-nullable false`;
      const document = join(root, 'packages/core/src/generated/openapi.json');
      expect(await reader.bash(`${generator} "${document}" -o earshot.d.ts`)).toMatchObject({ code: 0 });
      reader.write('tsconfig.json', '{"extends":"../../tsconfig.json","include":["*.ts"],"exclude":[]}');
      const tsc = promisify(execFile)(join(root, 'node_modules/.bin/tsc'), ['-p', reader.folder, '--pretty', 'false']);
      const problems = await tsc.then(
        () => '',
        (error: { stdout: string }) => error.stdout,
      );
      // What it says of the packages' own files is for the type check.
      expect(problems.split('\n').filter((line) => line.includes('reader-'))).toEqual([]);
    } finally {
      reader.leave();
    }
  });

  it('a page that shows TypeScript shows it in the shell and in Python too', () => {
    const has = (document: string, language: string) =>
      all.some((block) => block.document === document && block.language === language);
    const some = pagesUnderDocs.filter((page) => has(page, 'ts'));
    expect(some.length).toBeGreaterThan(8);
    expect(some.filter((page) => !has(page, 'sh') || !has(page, 'python'))).toEqual([]);
  });

  it('in JSON parse', () => {
    for (const { code } of all.filter(({ language }) => language === 'json')) JSON.parse(code);
  });
});

describe.each(documents.filter((document) => all.some((block) => block.document === document && isRun(block))))(
  'the code of %s runs',
  (document) => {
    let earshot: Earshot;
    let transcriber: TranscriptionServer;
    let reader: Reader;
    /** What the documents write for the things that a reader has of their own. */
    const own = new Map<string, string>();

    beforeAll(async () => {
      transcriber = await startTranscriptionServer();
      earshot = await startEarshot(transcriber.environment, undefined, anyHost);
      const { companyId, key } = await earshot.company({ name: 'Aurora Desks' });
      const admin = await personWithPassword(earshot, companyId, 'admin_company');
      const salespersonId = await earshot.user(companyId, 'salesperson', { name: 'Ana Reis' });
      const { body } = await earshot.create({ transcript: transcript() }, key);
      reader = startReading({ EARSHOT_BASE_URL: earshot.url, EARSHOT_API_KEY: key });
      own.set('http://127.0.0.1:3000', earshot.url);
      own.set('esk_…', key);
      own.set('<id>', body.id);
      own.set('<salesperson id>', salespersonId);
      own.set('<password>', password);
      // In the company of the server; people that the documents make are in a database of their own.
      own.set('"ana@example.com"', `"${admin.email}"`);
      own.set("'email': 'ana@example.com', 'password'", `'email': '${admin.email}', 'password'`);
      own.set("email: 'ana@example.com', password", `email: '${admin.email}', password`);
    });
    afterAll(async () => {
      reader.leave();
      await earshot.stop();
      await transcriber.stop();
    });

    const withOwn = (code: string) => [...own].reduce((known, [name, value]) => known.replaceAll(name, value), code);

    async function runShell(code: string): Promise<void> {
      for (const each of commandsOf(code)) {
        const command = withOwn(each);
        expect(command, 'everything that stands for something of the reader’s is known').not.toMatch(/<[a-z ]+>|…/);
        const ran = await reader.bash(command);
        expect(ran.code, [command, ran.stdout, ran.stderr].join('\n')).toBe(0);
        const made = /^earshot (\w+) create/.exec(command)?.[1];
        if (made) own.set(`<${made} id>`, /[0-9a-f-]{36}/.exec(ran.stdout)?.[0] ?? '');
      }
    }

    async function runPython({ line, code }: Block): Promise<void> {
      // As in the shell of a reader: with the standard library, and nothing of the machine's own.
      const ran = await reader.bash(`python3 -I "${reader.write(`line-${line}.py`, withOwn(code))}"`);
      expect(ran).toMatchObject({ code: 0, stderr: '' });
      expect(ran.stdout.trim()).not.toBe('');
    }

    const blocks = all.filter((block) => block.document === document && isRun(block));
    it.each(blocks.map((block) => [block.line, block] as const))('line %i', async (_, block) => {
      if (block.language === 'sh') return runShell(block.code);
      if (block.language === 'python') return runPython(block);
      const ran = await reader.run(reader.write(`line-${block.line}.ts`, withOwn(block.code)));
      expect(ran).toMatchObject({ code: 0, stderr: '' });
      expect(ran.stdout.trim()).not.toBe('');
    });
  },
);

describe('README.md', () => {
  it('shows what npm start prints, leaving out what it says that it leaves out', async () => {
    const reader = startReading({ EARSHOT_ANALYSIS_ENGINE: 'embedded' });
    try {
      const { code, stdout, stderr } = await reader.bash('earshot demo');
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      const [shown] = blocksOf('README.md').filter(({ language }) => language === 'text');
      const printed = stdout
        .replaceAll(/(?<=^(?:Pages|Reference) +http:\/\/127\.0\.0\.1):\d+/gm, ':3000')
        .replace(/(?<=^Share page +http:\/\/127\.0\.0\.1):\d+(\/share\/).+$/m, ':3000$1…')
        .replace(/(?<=^Sign in as +\S+ +password )\S+/m, '…')
        .replace(/(?<=^API key +)esk_\w+/m, 'esk_…');
      const passages = shown!.code.split(/^ *…$/m).map((passage) => passage.trim());
      // Not every machine has the weights of the offline recogniser.
      const isHeard = stdout.includes('Listening to a recording');
      const expected = passages.filter((passage) => isHeard || !passage.startsWith('Listening'));
      expect(expected.length).toBeGreaterThan(3);
      for (const passage of expected) expect(printed).toContain(passage);
    } finally {
      reader.leave();
    }
  });
});

describe('docs/errors-and-retries.md', () => {
  it('shows an error as the server gives it', async () => {
    const earshot = await startEarshot();
    try {
      const { key } = await earshot.company();
      const { status, body } = await earshot.create({ transcript: 5 }, key);
      const [shown] = blocksOf('docs/errors-and-retries.md').filter(({ language }) => language === 'json');
      expect([status, body]).toEqual([400, JSON.parse(shown!.code)]);
    } finally {
      await earshot.stop();
    }
  });
});
