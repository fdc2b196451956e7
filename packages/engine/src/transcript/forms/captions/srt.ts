// SRT: numbered cues with `00:00:01,000 --> 00:00:02,000` and `Name: text` or bare text; SBV and SubViewer, whose times a comma parts.

import type { RawTranscript } from '../../../conversation/raw.ts';
import { fewestWords } from '../../../conversation/too-short.ts';
import { countWords } from '../../../conversation/words.ts';
import { segmentsOfCues } from '../../cues/cue-speakers.ts';
import { areSilent, readCues } from '../../cues/cues.ts';

const sbvTimes = /^(\d{1,2}:\d{2}:\d{2}\.\d{2,3}),(\d{1,2}:\d{2}:\d{2}\.\d{2,3})$/gm;

/** `0:0:7.5 --> 0:0:12.0`, as Teams writes them above a name. */
const shortTimes = /^(\d{1,2}):(\d{1,2}):(\d{1,2})\.(\d{1,7}) --> (\d{1,2}):(\d{1,2}):(\d{1,2})\.(\d{1,7})$/gm;
const two = (figure: string | undefined) => (figure ?? '').padStart(2, '0');
const withLongTimes = (text: string) =>
  text.replace(
    shortTimes,
    (_, h: string, m: string, s: string, f: string, ...to: string[]) =>
      `${two(h)}:${two(m)}:${two(s)}.${f} --> ${two(to[0])}:${two(to[1])}:${two(to[2])}.${to[3]}`,
  );

/** Reads cues without a WebVTT header; null when fewer than one stands on its own timing line. */
export function parseSrt(text: string): RawTranscript | null {
  const source = withLongTimes(text.replace(sbvTimes, '$1 --> $2'));
  const first = source.search(/^[ \t]{0,4}\d{1,3}:\d{2}(?::\d{2})?[.,]\d{1,7}[ \t]{0,4}-->/m);
  if (first < 0) return null;
  const cues = readCues(source);
  if (cues.some((cue) => cue.lines.length > 0))
    return { form: 'srt', segments: segmentsOfCues(cues.map((cue) => ({ ...cue, voice: cue.speaker ?? null }))) };
  const isSilent = areSilent(source.slice(first)) && countWords(source.slice(0, first)) < fewestWords;
  return isSilent ? { form: 'srt', segments: [] } : null;
}
