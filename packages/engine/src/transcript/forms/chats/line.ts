// Exports of LINE: a date on a line of its own, then `09:10⇥Ana⇥text`.
import type { RawSegment, RawTranscript } from '../../../conversation/raw.ts';
import { cleanText } from '../../text/clean-source.ts';

const day = /^(?:\p{L}{2,10}, )?(\d{4})[./-](\d{1,2})[./-](\d{1,2})(?: ?\(\p{L}{1,9}\.?\)| \p{L}{2,12})?$/u;
const message = /^([ap]m )?(\d{1,2}):(\d{2})( ?[ap]m)?\t([^\t]{1,64})\t/i;
const note = /^(?:\[(?:photo|video|sticker|file|voice message|album|location|foto|v[ií]deo|archivo|arquivo)\]|☎)/i;

/** Null where no message stands below a date. */
export function parseLine(source: string): RawTranscript | null {
  const open: (Omit<RawSegment, 'text'> & { lines: string[] })[] = [];
  let dayStart: number | null = null;
  for (const line of source.split('\n')) {
    const date = line.length < 48 ? day.exec(line.trim()) : null;
    const read = message.exec(line.slice(0, 96));
    if (date) dayStart = Date.UTC(Number(date[1]), Number(date[2]) - 1, Number(date[3])) / 1000;
    else if (read && dayStart !== null) {
      const half = (read[1] ?? read[4] ?? '').trim().toLowerCase();
      const hour = half === '' ? Number(read[2]) : (Number(read[2]) % 12) + (half === 'pm' ? 12 : 0);
      const start = dayStart + hour * 3600 + Number(read[3]) * 60;
      open.push({ start, end: null, speaker: read[5]!, lines: [line.slice(read[0].length)] });
    } else if (dayStart !== null) open.at(-1)?.lines.push(line);
  }
  const segments = open.flatMap(({ lines, ...rest }) => {
    const text = cleanText(lines.join('\n').replace(/^"|"$/g, ''));
    return text === '' || note.test(text) ? [] : [{ ...rest, text }];
  });
  return segments.length < 2 ? null : { form: 'plain', segments, areMessages: true };
}
