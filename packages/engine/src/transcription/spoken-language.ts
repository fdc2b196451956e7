// The language of a recording whose request did not name it: what most of its first minute of speech is in (docs/decisions/access.md#d54).

import type { Language } from '@earshot/core';
import { earshotError } from '@earshot/core';
import type { Recording, Transcriber } from './transcriber.ts';

const analysed: readonly string[] = ['pt', 'en', 'es'] satisfies Language[];
/** One stretch may be a name, a song or a bad line. */
const fewestToRefuse = 2;

/** Throws `transcriberLanguage` or `audioLanguage` (400) where no transcriber here knows what is spoken. In doubt it is what the company speaks. */
export async function spokenLanguage(
  transcriber: Transcriber,
  recording: Recording,
  signal?: AbortSignal,
): Promise<Language> {
  const { language, isLanguageStated } = recording;
  if (isLanguageStated || !transcriber.languagesSpoken) return language;
  const codes = await transcriber.languagesSpoken(recording, signal);
  const told = codes.map((code) => likely(code, codes, language));
  const most = mostOf(told);
  if (most === null) return language;
  if (!isAnalysed(most)) {
    const isSure = told.length >= fewestToRefuse && told.every((code) => code === most);
    if (isSure) throw earshotError('audioLanguage', most);
    return language;
  }
  const { languages } = transcriber;
  if (languages !== 'all' && !languages.includes(most)) throw earshotError('transcriberLanguage', most);
  return most;
}

const isAnalysed = (code: string): code is Language => analysed.includes(code);

/** What models take Portuguese and Spanish for on a bad line: Galician, and Latin, which nobody speaks on a telephone. */
const mistaken: ReadonlySet<string> = new Set(['gl', 'la']);

/** Two stretches or more were Latin in 27 of 30 synthetic Portuguese calls, and in one of 30 Spanish ones. */
function likely(code: string, codes: readonly string[], usual: Language): string {
  if (!mistaken.has(code)) return code;
  const [pt, es, latin] = ['pt', 'es', 'la'].map((each) => count(codes, each)) as [number, number, number];
  if (pt !== es) return pt > es ? 'pt' : 'es';
  return usual === 'en' || (pt === 0 && latin > 1) ? 'pt' : usual;
}

/** The code that more than half of them have, or half of them beside English, which is hardly ever taken for another; null if there is none. */
function mostOf(codes: readonly string[]): string | null {
  const most = [...new Set(codes)].filter((code) => 2 * count(codes, code) >= codes.length);
  const [only, ...more] = most.length === 2 ? most.filter((code) => code !== 'en') : most;
  if (only === undefined || more.length > 0) return null;
  return 2 * count(codes, only) > codes.length || only !== 'en' ? only : null;
}

const count = (codes: readonly string[], code: string) => codes.filter((other) => other === code).length;
