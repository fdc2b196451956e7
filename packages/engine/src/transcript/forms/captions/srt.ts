// SRT: numbered cues with `00:00:01,000 --> 00:00:02,000` and `Name: text` or bare text; SBV, whose times a comma parts.

import type { RawTranscript } from '../../../conversation/raw.ts';
import { fewestWords } from '../../../conversation/too-short.ts';
import { countWords } from '../../../conversation/words.ts';
import { segmentsOfCues } from '../../cues/cue-speakers.ts';
import { areSilent, readCues } from '../../cues/cues.ts';

const sbvTimes = /^(\d{1,2}:\d{2}:\d{2}\.\d{3}),(\d{1,2}:\d{2}:\d{2}\.\d{3})$/gm;

/** Reads cues without a WebVTT header; null when fewer than one stands on its own timing line. */
export function parseSrt(text: string): RawTranscript | null {
  const source = text.replace(sbvTimes, '$1 --> $2');
  const first = source.search(/^[ \t]{0,4}\d{1,3}:\d{2}(?::\d{2})?[.,]\d{1,3}[ \t]{0,4}-->/m);
  if (first < 0) return null;
  const cues = readCues(source);
  if (cues.some((cue) => cue.lines.length > 0))
    return { form: 'srt', segments: segmentsOfCues(cues.map((cue) => ({ ...cue, voice: null }))) };
  const isSilent = areSilent(source.slice(first)) && countWords(source.slice(0, first)) < fewestWords;
  return isSilent ? { form: 'srt', segments: [] } : null;
}
