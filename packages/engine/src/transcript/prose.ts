// Anything that no other form recognises: sentences without speakers or times.
import { cleanText } from './clean-source.ts';
import type { RawTranscript } from './raw.ts';
import { splitSentences } from './words.ts';

/** Every text is prose at least: one segment a sentence. */
export function parseProse(source: string): RawTranscript {
  const segments = splitSentences(cleanText(source)).map((text) => ({ start: null, end: null, text, speaker: null }));
  return { form: 'prose', segments };
}
