// LRC: `[00:12.00]Name: text`, with tags such as `[ti:…]` above.
import type { RawTranscript } from '../../../conversation/raw.ts';
import { parseLabelledLines } from '../documents/labelled-lines.ts';

const timed = /^\[(\d{1,3}:\d{2}(?:[.:]\d{1,3})?)\](?=\S)/;
const tag = /^\[(?:ti|ar|al|by|re|ve|au|length|offset|la|id):[^\]]*\]\s*$/i;

/** Reads lines with a time that no blank parts from the words; null where fewer than most begin so. */
export function parseLrc(source: string): RawTranscript | null {
  const lines = source.split('\n').filter((line) => line.trim() !== '' && !tag.test(line.slice(0, 200)));
  const count = lines.filter((line) => timed.test(line)).length;
  if (count < 2 || count < 0.7 * lines.length) return null;
  return parseLabelledLines(lines.map((line) => line.replace(timed, '[$1] ')).join('\n'));
}
