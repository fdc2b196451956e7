// `pnpm evals` on labelled conversations (docs/evaluation.md): the sample of the page, what is missed, and files that do not fit.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sample = /```json\n(.+)\n```/.exec(readFileSync(join(root, 'docs/evaluation.md'), 'utf8'))![1]!;

function evals(lines: readonly string[], ...more: string[]) {
  const file = join(mkdtempSync(join(tmpdir(), 'earshot-evals-')), 'mine.jsonl');
  writeFileSync(file, lines.join('\n'));
  return promisify(execFile)(process.execPath, [join(root, 'bench/evals.ts'), '--cases', file, ...more], { cwd: root });
}

describe('pnpm evals', () => {
  it('judges the sample of docs/evaluation.md, each label once', async () => {
    const { stdout } = await evals([sample], '--verbose');
    expect(stdout).toContain('| objections: found | 100.0 % of 1 | 100.0 % of 1 | – | – |');
    expect(stdout).toContain('| criteria met: found | 100.0 % of 1 |');
    expect(stdout).toContain('1 conversations, 0 of them refused, 0 labels missed, engine embedded');
  });

  it('tells what was missed', async () => {
    const wrong = { ...JSON.parse(sample), expect: { criteria: { recap: true }, types: ['support'] } };
    const { stdout } = await evals([JSON.stringify(wrong)], '--verbose');
    expect(stdout).toContain('call-17: criteria met: found: "recap"');
    expect(stdout).toContain('| type | 0.0 % of 1 |');
  });

  it.each([
    ['{"id": "x"', 'mine.jsonl:1: no JSON'],
    ['{"id": "x", "lang": "fr", "expect": {}}', 'mine.jsonl:1: ✖ Invalid option'],
    ['{"id": "x", "lang": "en", "expect": {}}', 'mine.jsonl:1: neither text nor lines'],
  ])('%s → an error with file and line', (line, message) => expect(evals([line])).rejects.toThrow(message));
});
