// Each form reads its own sample: `<form>.fixture.*` beside it gives the segments of `<form>.expected.json`, and no form that is tried before takes it.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RawTranscript } from '../../conversation/raw.ts';
import { readJson } from '../json/repair.ts';
import { readTranscript } from '../read-transcript.ts';
import { cleanSource } from '../text/clean-source.ts';
import { jsonForms, markupForms, textForms } from './index.ts';

/** What is read by none of the listed forms. */
const lastResorts = ['any', 'prose'];

const names = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
const forms = [...Object.keys(jsonForms), ...Object.keys(markupForms), ...Object.keys(textForms), ...lastResorts];

function sampleOf(form: string): string {
  const [path, ...others] = names.filter((name) => basename(name).startsWith(`${form}.fixture.`));
  expect(others).toEqual([]);
  return readFileSync(join(import.meta.dirname, path!), 'utf8');
}

function expectedOf(form: string): unknown {
  const path = names.find((name) => basename(name) === `${form}.expected.json`)!;
  return JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8'));
}

/** The name of the form that takes a text. */
function takerOf(source: string): string {
  const isRead = (read: RawTranscript | null) => read !== null && read.segments.length > 0;
  const clean = cleanSource(source);
  const value = /^\s*[[{]/.test(clean) ? readJson(clean) : undefined;
  if (value !== undefined) {
    return Object.entries(jsonForms).find(([, parse]) => isRead(parse(value)))?.[0] ?? 'any';
  }
  return Object.entries({ ...markupForms, ...textForms }).find(([, parse]) => isRead(parse(clean)))?.[0] ?? 'prose';
}

describe('Transcript forms: each has a file, a sample and what is read of it', () => {
  it.each(forms)('%s', (form) => {
    expect(names.filter((name) => basename(name) === `${form}.ts`)).toHaveLength(1);
    const sample = sampleOf(form);
    expect(takerOf(sample)).toBe(form);
    expect(readTranscript(sample)).toEqual(expectedOf(form));
  });

  it('no sample is without its form', () => {
    const samples = names.filter((name) => name.includes('.fixture.')).map((name) => basename(name).split('.')[0]!);
    expect(samples.filter((name) => !forms.includes(name) && name !== 'aws-call')).toEqual([]);
  });
});
