// ELAN: a tier for each speaker, whose annotations name slots of a list of times.
import type { RawSegment, RawTranscript } from '../../../conversation/raw.ts';
import { inSpokenOrder } from '../../json/timed-words.ts';
import { cleanText } from '../../text/clean-source.ts';
import { elementsOf, readXml, wordsOf } from '../../text/xml.ts';

/** Null for any other text. */
export function parseElan(source: string): RawTranscript | null {
  if (!/<ANNOTATION_DOCUMENT[\s>]/.test(source.slice(0, 2000))) return null;
  const root = readXml(source);
  if (!root) return null;
  const slots = new Map<string, number>();
  const segments: RawSegment[] = [];
  let speaker: string | null = null;
  for (const { name, attributes, ...element } of elementsOf(root)) {
    const value = Number(attributes.get('time_value') ?? attributes.get('TIME_VALUE'));
    if (name === 'time_slot') slots.set(at(attributes, 'time_slot_id'), value / 1000);
    else if (name === 'tier') speaker = at(attributes, 'participant') || at(attributes, 'tier_id') || null;
    else if (name === 'alignable_annotation') {
      const [start, end] = [slots.get(at(attributes, 'time_slot_ref1')), slots.get(at(attributes, 'time_slot_ref2'))];
      const text = cleanText(wordsOf({ name, attributes, ...element }));
      if (text !== '') segments.push({ start: start ?? null, end: end ?? null, text, speaker });
    }
  }
  return segments.length === 0 ? null : { form: 'plain', segments: inSpokenOrder(segments) };
}

const at = (attributes: ReadonlyMap<string, string>, name: string) => attributes.get(name) ?? '';
