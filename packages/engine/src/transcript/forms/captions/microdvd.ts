// MicroDVD: `{25}{100}Ana: text`, in pictures of a film; a first line `{1}{1}25.000` says how many make a second.
import type { RawTranscript } from '../../../conversation/raw.ts';
import { segmentsOfCues } from '../../cues/cue-speakers.ts';

const line = /^\{(\d{1,8})\}\{(\d{1,8})\}(.*)$/;
const usualRate = 25;

/** Null where fewer than most lines are cues. */
export function parseMicroDvd(source: string): RawTranscript | null {
  if (!/^\s{0,8}\{\d{1,8}\}\{\d{1,8}\}/.test(source.slice(0, 64))) return null;
  const lines = source.split('\n').filter((each) => each.trim() !== '');
  const read = lines.map((each) => line.exec(each.trim())).filter((match) => match !== null);
  if (read.length < 2 || read.length < 0.7 * lines.length) return null;
  const rate = /^\d{1,3}(?:\.\d{1,6})?$/.test(read[0]![3]!.trim()) ? Number(read[0]![3]) : null;
  const cues = read.slice(rate === null ? 0 : 1).map(([, from, to, text]) => ({
    start: Number(from) / (rate || usualRate),
    end: Number(to) / (rate || usualRate),
    lines: text!.replace(/\{[a-zA-Z]:[^{}]{0,40}\}/g, '').split('|'),
    voice: null,
  }));
  return { form: 'srt', segments: segmentsOfCues(cues) };
}
