// When training is due: a change of the corpus or of what the code reads in it, and no change of names.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type CorpusFile, corpusFiles } from './examples.ts';
import { generatedFile, staleParts } from './generated-file.ts';
import { corpusDigest } from './input-digest.ts';

const root = join(import.meta.dirname, '..');
const copies: string[] = [];

afterEach(() => {
  for (const copy of copies.splice(0)) rmSync(copy, { recursive: true, force: true });
});

/** The engine's source in a folder of its own, without the corpus. */
function copyOfSource(): string {
  const copy = mkdtempSync(join(tmpdir(), 'earshot-training-'));
  copies.push(copy);
  const isWanted = (path: string) => basename(path) !== 'corpus';
  for (const folder of ['src', 'training'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: isWanted });
  cpSync(join(root, 'package.json'), join(copy, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

function edit(copy: string, file: string, from: string | RegExp, to: string): void {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replaceAll(from, to);
  if (after === before) throw new Error(`${file} holds no ${from}`);
  writeFileSync(path, after);
}

/** What a copy is asked for, in a process of its own. */
const featureDigest: keyof typeof import('./input-digest.ts') = 'featureDigest';

function digestIn(copy: string, module = 'training/input-digest.ts'): string {
  const script = `import(${JSON.stringify(join(copy, module))}).then((its) => console.log(its.${featureDigest}()))`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).trim();
}

describe('training is due after a change of the features', () => {
  let before = '';
  beforeAll(() => {
    before = digestIn(copyOfSource());
  });

  it('stays the same when variables, fields and files get other names, comments other words, and models other weights', () => {
    const copy = copyOfSource();
    edit(copy, 'src/embedded/classifier/features.ts', /\bbeginningLetters\b/g, 'prefixLength');
    edit(copy, 'training/hyper-parameters.ts', 'foldCount', 'zFoldCount');
    edit(copy, 'training/train.ts', 'foldCount', 'zFoldCount');
    for (const file of ['training/hyper-parameters.ts', 'training/fit-models.ts'])
      edit(copy, file, /\brarest\b/g, 'leastExamples');
    writeFileSync(
      join(copy, 'src/lexical/tokens.ts'),
      `// Another comment.\n${readFileSync(join(copy, 'src/lexical/tokens.ts'), 'utf8')}`,
    );
    edit(copy, 'src/generated/type-model.ts', /"all need": \[-?\d+/g, '"all need": [12345');
    renameSync(join(copy, 'training/input-digest.ts'), join(copy, 'training/renamed.ts'));
    for (const language of ['en', 'es', 'pt'])
      renameSync(join(copy, `training/sample/${language}/sample.txt`), join(copy, `training/sample/${language}/a.txt`));
    expect(digestIn(copy, 'training/renamed.ts')).toBe(before);
  });

  it.each([
    ['a cue', 'src/language/en/context.ts', 'smallTalk: `', 'smallTalk: `\nhow was the flight to the moon'],
    ['the tokens', 'src/lexical/tokens.ts', '.toLowerCase()', '.toUpperCase()'],
    [
      'the features of an utterance',
      'src/embedded/classifier/features.ts',
      'beginningLetters = 5',
      'beginningLetters = 4',
    ],
    ['a number that training is given', 'training/hyper-parameters.ts', 'rarest: 4', 'rarest: 5'],
    ['how a fit is computed', 'training/logistic.ts', '(isTrue ? 1 : 0)', '(isTrue ? 0.9 : 0)'],
  ])('changes with %s', (_, file, from, to) => {
    const copy = copyOfSource();
    edit(copy, file, from, to);
    expect(digestIn(copy)).not.toBe(before);
  });
});

describe('training is due after a change of the corpus', () => {
  const files: readonly CorpusFile[] = [
    { language: 'en', name: 'one.txt', text: '## exchange train\nA> Good morning.\n' },
    { language: 'pt', name: 'two.txt', text: '## exchange train\nA> Bom dia.\n' },
  ];
  const [first, second] = files as [CorpusFile, CorpusFile];

  it('stays the same when a file or the folder gets another name', () => {
    const folder = mkdtempSync(join(tmpdir(), 'earshot-corpus-'));
    copies.push(folder);
    for (const language of ['en', 'es', 'pt']) mkdirSync(join(folder, language));
    writeFileSync(join(folder, 'en', 'other.txt'), first.text);
    writeFileSync(join(folder, 'pt', 'names.txt'), second.text);
    expect(corpusDigest(corpusFiles(folder))).toBe(corpusDigest(files));
  });

  it('changes with a word, a tag, a language, and a file that comes or goes', () => {
    const others = [
      [{ ...first, text: `${first.text.trimEnd()} | greeting_identification\n` }, second],
      [{ ...first, text: first.text.replace('morning', 'evening') }, second],
      [{ ...first, language: 'es' as const }, second],
      [first],
    ];
    expect(new Set([files, ...others].map(corpusDigest)).size).toBe(1 + others.length);
  });
});

describe('what a generated file was made from', () => {
  const inputs = { corpus: 'sha256 11', features: 'sha256 22' };
  const file = generatedFile('export const model = 1;\n', inputs);

  it.each([
    ['nothing', file, inputs, []],
    ['the corpus', file, { ...inputs, corpus: 'sha256 33' }, ['the corpus has changed']],
    ['the features', file, { ...inputs, features: 'sha256 33' }, ['the features that the code reads have changed']],
    ['its content', file.replace('= 1', '= 2'), inputs, ['it was changed by hand']],
  ])('tells that %s has changed', (_, text, now, stale) => {
    expect(staleParts(text, now)).toEqual(stale);
  });
});
