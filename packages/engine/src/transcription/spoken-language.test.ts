// The language of a recording that nobody named (D54; issue 20, point 4).
import { expect, it } from 'vitest';
import { spokenLanguage } from './spoken-language.ts';
import type { Recording, Transcriber } from './transcriber.ts';

const recording: Recording = { path: '/x', container: 'wav', durationSeconds: 60, channels: 1, language: 'pt' };
const told = (codes: string[], languages: Transcriber['languages'] = ['pt', 'en', 'es']): Transcriber => ({
  name: 'local',
  languages,
  separatesChannels: true,
  capacity: 1,
  transcribe: async () => ({ segments: [], language: 'pt' }),
  languagesSpoken: async () => codes,
});

it.each([
  [['es', 'es', 'pt'], 'es'],
  [['en', 'en', 'en', 'pt'], 'en'],
  [['es', 'pt'], 'pt'],
  [['gl', 'gl'], 'pt'],
  [['pt', 'la', 'en'], 'pt'],
  [['fr'], 'pt'],
  [['fr', 'fr', 'pt'], 'pt'],
  [[], 'pt'],
] as const)('%j, of a company that speaks Portuguese: %s', async (codes, language) => {
  expect(await spokenLanguage(told([...codes]), recording)).toBe(language);
});

it.each([
  [['la', 'la', 'la'], 'en', 'pt'],
  [['la', 'la', 'la'], 'es', 'pt'],
  [['la', 'it', 'es'], 'en', 'es'],
  [['la', 'es'], 'pt', 'es'],
  [['la', 'gl', 'pt'], 'es', 'pt'],
  [['la', 'la', 'en', 'en'], 'en', 'pt'],
  [['la'], 'es', 'es'],
  [['gl', 'gl'], 'es', 'es'],
  [['en', 'en', 'la'], 'pt', 'en'],
  [['en', 'fr'], 'pt', 'pt'],
  [['en', 'pt', 'fr', 'es'], 'es', 'es'],
] as const)('%j, of a company that speaks %s: %s', async (codes, usual, language) => {
  expect(await spokenLanguage(told([...codes]), { ...recording, language: usual })).toBe(language);
});

it('what is all in another language is refused', async () => {
  await expect(spokenLanguage(told(['fr', 'fr', 'fr']), recording)).rejects.toMatchObject({
    key: 'audioLanguage',
    httpStatus: 400,
    message: expect.stringContaining('French (fr)'),
  });
});

it('what no transcriber here hears is refused', async () => {
  await expect(spokenLanguage(told(['es', 'es'], ['pt']), recording)).rejects.toMatchObject({
    key: 'transcriberLanguage',
  });
});

it('a language that the request names is believed, and who cannot tell is not asked', async () => {
  expect(await spokenLanguage(told(['fr', 'fr']), { ...recording, isLanguageStated: true })).toBe('pt');
  const { languagesSpoken: _none, ...deaf } = told([]);
  expect(await spokenLanguage(deaf, recording)).toBe('pt');
});
