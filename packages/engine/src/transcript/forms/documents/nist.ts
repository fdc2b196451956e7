// Lines of the scoring tools that Kaldi, NeMo and pyannote use: STM (segments), CTM (words) and RTTM, which holds no words.
import type { RawSegment, RawTranscript } from '../../../conversation/raw.ts';
import { gatherWords, inSpokenOrder } from '../../json/timed-words.ts';
import { cleanText } from '../../text/clean-source.ts';

const stm =
  /^(\S{1,200}) {1,4}(\S{1,40}) {1,4}(\S{1,200}) {1,4}(\d{1,7}(?:\.\d{1,6})?) {1,4}(\d{1,7}(?:\.\d{1,6})?) {1,4}(?:<[^<> ]{1,80}> {1,4})?(?=\S)/;
const ctm =
  /^(\S{1,200}) {1,4}([A-Za-z0-9]{1,10}) {1,4}(\d{1,7}\.\d{1,6}) {1,4}(\d{1,4}\.\d{1,6}) {1,4}(\S{1,80})(?: {1,4}[\d.]{1,9})?$/;
const rttm = /^SPEAKER \S{1,200} \S{1,10} \d{1,7}(?:\.\d{1,6})? \d{1,7}(?:\.\d{1,6})? /;
const fewestLines = 2;

/** Reads them where every line is of one kind; null for any other text. */
export function parseNist(source: string): RawTranscript | null {
  const lines = source
    .split('\n')
    .flatMap((line) => (line.trim() === '' || line.startsWith(';;') ? [] : [line.trim()]));
  if (lines.length < fewestLines) return null;
  if (lines.every((line) => rttm.test(line))) return { form: 'plain', segments: [] };
  const words = all(lines, (line) => wordOf(line));
  if (words) return { form: 'plain', segments: inSpokenOrder(gatherWords(inSpokenOrder(words))) };
  const segments = all(lines, (line) => segmentOf(line));
  return segments && { form: 'plain', segments: inSpokenOrder(segments.filter(({ text }) => text !== '')) };
}

function all(lines: readonly string[], read: (line: string) => RawSegment | null): RawSegment[] | null {
  const found: RawSegment[] = [];
  for (const line of lines) {
    const segment = read(line);
    if (!segment) return null;
    found.push(segment);
  }
  return found;
}

function wordOf(line: string): RawSegment | null {
  const match = ctm.exec(line.slice(0, 400));
  if (!match) return null;
  const [start, lasts] = [Number(match[3]), Number(match[4])];
  return { start, end: start + lasts, text: match[5]!, speaker: `Channel ${match[2]}` };
}

function segmentOf(line: string): RawSegment | null {
  const match = stm.exec(line.slice(0, 600));
  if (!match) return null;
  const [start, end] = [Number(match[4]), Number(match[5])];
  if (end < start) return null;
  const text = line.slice(match[0].length);
  return { start, end, text: text === 'ignore_time_segment_in_scoring' ? '' : cleanText(text), speaker: match[3]! };
}
