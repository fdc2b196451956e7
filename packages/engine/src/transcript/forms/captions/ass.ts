// SubStation Alpha (ASS, SSA): `Dialogue:` lines whose columns a `Format:` line names.
import type { RawTranscript } from '../../../conversation/raw.ts';
import { segmentsOfCues } from '../../cues/cue-speakers.ts';
import { parseClock } from '../../text/clock.ts';

const usual = 'layer start end style name marginl marginr marginv effect text'.split(' ');

/** Reads its dialogue; null for any other text. */
export function parseAss(source: string): RawTranscript | null {
  if (!/^\[(?:Script Info|Events)\]/im.test(source.slice(0, 400)) && !/^Dialogue: \d,/m.test(source.slice(0, 4000)))
    return null;
  let columns: readonly string[] = usual;
  const cues = source.split('\n').flatMap((line) => {
    if (/^Format:.*\bText\s*$/i.test(line.slice(0, 400)))
      columns = line
        .slice(7)
        .split(',')
        .map((column) => column.trim().toLowerCase());
    if (!line.startsWith('Dialogue:')) return [];
    const cells = line.slice(9).split(',');
    const cellOf = (name: string) => cells[columns.indexOf(name)]?.trim() ?? '';
    const text = cells
      .slice(columns.length - 1)
      .join(',')
      .replace(/\{[^{}]{0,200}\}/g, '');
    const voice = cellOf('name') || cellOf('actor') || null;
    return [{ start: parseClock(cellOf('start')), end: parseClock(cellOf('end')), lines: text.split(/\\[Nn]/), voice }];
  });
  if (cues.length < 2) return null;
  return { form: 'srt', segments: segmentsOfCues(cues) };
}
