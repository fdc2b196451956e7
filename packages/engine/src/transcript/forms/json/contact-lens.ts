// Amazon Connect Contact Lens: chats after the contact, and what it hears in real time (voice and chat), whole or one event a line.

import type { RawTranscript } from '../../../conversation/raw.ts';
import { type People, peopleIn } from '../../json/people.ts';
import { transcriptOf, turnsOf } from '../../json/read-turns.ts';
import { asObject, asObjects, asText, type JsonObject } from '../../json/values.ts';

/** Reads `{Transcript: [{ParticipantId, DisplayName, Content, AbsoluteTime}]}` and `{Segments: [{Transcript | Utterance}]}`; null for other JSON. */
export function parseContactLensJson(value: unknown): RawTranscript | null {
  const roots = Array.isArray(value) ? asObjects(value) : [asObject(value) ?? {}];
  const items = roots.flatMap((root) => [
    ...asObjects(root.Transcript),
    ...asObjects(root.Segments).flatMap(spokenPart),
  ]);
  if (!items.some((item) => item.ParticipantId !== undefined && typeof item.Content === 'string')) return null;
  // With offsets it is a call, which `aws.ts` reads word for word.
  if (roots.some((root) => asObjects(root.Transcript).some((item) => item.BeginOffsetMillis !== undefined)))
    return null;
  const turns = turnsOf(items.filter(isMessage).map(timed), peopleIn(value) as People);
  const isChat = items.some((item) => item.BeginOffsetMillis === undefined);
  return turns.length === 0 ? null : transcriptOf('contact-lens', turns, isChat ? { areMessages: true } : {});
}

/** A segment's final words; what was heard of them before stands in an `Utterance`. */
function spokenPart(segment: JsonObject): JsonObject[] {
  const transcript = asObject(segment.Transcript);
  return transcript ? [transcript] : [];
}

function isMessage(item: JsonObject): boolean {
  const type = asText(item.ContentType) ?? 'text/plain';
  return item.Type !== 'EVENT' && item.Type !== 'ATTACHMENT' && /^text\//.test(type);
}

function timed(item: JsonObject): JsonObject {
  const time = asObject(item.Time);
  return time ? { ...item, AbsoluteTime: time.AbsoluteTime, Time: undefined } : item;
}
