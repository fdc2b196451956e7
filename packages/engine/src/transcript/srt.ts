// SRT: numbered cues with `00:00:01,000 --> 00:00:02,000` and `Name: text` or bare text.
import { segmentsOfCues } from './cue-speakers.ts';
import { readCues } from './cues.ts';
import type { RawTranscript } from './raw.ts';

/** Reads cues without a WebVTT header; null when fewer than one stands on its own timing line. */
export function parseSrt(source: string): RawTranscript | null {
  if (!/^[ \t]{0,4}\d{1,3}:\d{2}(?::\d{2})?[.,]\d{1,3}[ \t]{0,4}-->/m.test(source)) return null;
  const cues = readCues(source);
  if (!cues.some((cue) => cue.lines.length > 0)) return null;
  return { form: 'srt', segments: segmentsOfCues(cues.map((cue) => ({ ...cue, voice: null }))) };
}
