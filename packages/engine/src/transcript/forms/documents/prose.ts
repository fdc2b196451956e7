// Anything that no other form recognises: sentences without speakers or times.

import type { RawTranscript } from '../../../conversation/raw.ts';
import { splitSentences } from '../../../conversation/words.ts';
import { cleanText } from '../../text/clean-source.ts';

/** Every text is prose at least: one segment a sentence. */
export function parseProse(source: string): RawTranscript {
  const segments = splitSentences(cleanText(source)).map((text) => ({ start: null, end: null, text, speaker: null }));
  return { form: 'prose', segments };
}
