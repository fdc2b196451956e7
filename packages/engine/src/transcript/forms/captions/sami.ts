// SAMI: `<SYNC Start=1000><P Class=ENCC>Ana: text`, each until the next.
import type { RawTranscript } from '../../../conversation/raw.ts';
import { segmentsOfCues } from '../../cues/cue-speakers.ts';
import { withoutEntities } from '../../text/entities.ts';
import { stripMarkup } from '../../text/line-marks.ts';

const sync = /<SYNC\s{1,4}Start\s{0,2}=\s{0,2}"?(\d{1,10})"?[^<>]{0,80}>/gi;

/** Null for any other text. */
export function parseSami(source: string): RawTranscript | null {
  if (!/<SAMI>/i.test(source.slice(0, 400))) return null;
  const marks = [...source.matchAll(sync)];
  const cues = marks.map((mark, at) => {
    const next = marks[at + 1];
    const inside = source.slice(mark.index + mark[0].length, next?.index).replace(/<\/body>[\s\S]{0,200}$/i, '');
    const text = withoutEntities(stripMarkup(inside.replace(/\n/g, ' ').replace(/<br ?\/?>/gi, '\n'))).trim();
    const end = next === undefined ? null : Number(next[1]) / 1000;
    return { start: Number(mark[1]) / 1000, end, lines: text.split('\n'), voice: null };
  });
  const said = cues.filter(({ lines }) => lines.some((line) => line.trim() !== ''));
  return said.length < 2 ? null : { form: 'srt', segments: segmentsOfCues(said) };
}
