// Praat's TextGrid: a tier for each speaker, with intervals of `xmin`, `xmax` and `text`; the long form.
import type { RawSegment, RawTranscript } from '../../../conversation/raw.ts';
import { inSpokenOrder } from '../../json/timed-words.ts';
import { cleanText } from '../../text/clean-source.ts';

const field = /^(name|xmin|xmax|text) = (?:"(.*)"|(\d{1,9}(?:\.\d{1,20})?))$/;

/** Null for any other text. */
export function parseTextGrid(source: string): RawTranscript | null {
  if (!source.slice(0, 400).includes('"TextGrid"')) return null;
  const segments: RawSegment[] = [];
  let speaker: string | null = null;
  let [start, end] = [0, 0];
  for (const line of source.split('\n')) {
    const match = field.exec(line.trim());
    if (!match) continue;
    const [, name, text, number] = match;
    if (name === 'name') speaker = text ?? null;
    else if (name === 'xmin') start = Number(number);
    else if (name === 'xmax') end = Number(number);
    else {
      const words = cleanText((text ?? '').replaceAll('""', '"'));
      if (words !== '') segments.push({ start, end, text: words, speaker });
    }
  }
  return segments.length === 0 ? null : { form: 'plain', segments: inSpokenOrder(segments) };
}
