// No regular expression of this package backtracks more than the text is long: what linear.test.ts cannot count happens inside them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Those that only see what is short, and why. */
const bounded: Readonly<Record<string, string>> = {
  '/^(?:\\[[^[\\]]*\\]|\\([^()]*\\)|\\*{1,3}[^*]*\\*{1,3}|[-=_*~]{3,}.*[-=_*~]{3,}|[-=_*~]{3,})$/':
    'lines of 64 characters at most (labelled-lines.ts)',
  '/[.,;:?]+$/': 'sixty characters behind a password (redaction/passwords.ts)',
  "/[\\p{L}\\p{N}._%+'-]+ ?$/u": 'sixty-four characters before an at sign (redaction/emails.ts)',
  '/[^\\s"“”«»\'([]*$/': 'twenty characters before a password (redaction/passwords.ts)',
  '/\\/+$/': 'the address of a transcription endpoint, which the operator sets (transcription/openai-transcriber.ts)',
  '/\\S*$/': 'forty characters before a password (redaction/passwords.ts)',
};

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !/\.(?:test|fixture)\.ts$|generated/.test(name),
);

function literalsOf(name: string): string[] {
  const path = join(import.meta.dirname, name);
  const literals: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) literals.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest));
  return literals;
}

function isLinear(literal: string): boolean {
  const end = literal.lastIndexOf('/');
  return analyse({ source: literal.slice(1, end), flags: literal.slice(end + 1) }).reports.length === 0;
}

it('Transcript forms: every regular expression is linear, or sees short texts only', () => {
  const slow = files.flatMap((name) => literalsOf(name)).filter((literal) => !isLinear(literal));
  expect([...new Set(slow)].sort()).toEqual(Object.keys(bounded).sort());
});
