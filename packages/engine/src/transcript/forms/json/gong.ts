// Gong: callTranscripts of speaker turns with sentences in milliseconds; parties, where given, name speakers and sides.

import type { Side } from '../../../conversation/conversation.ts';
import type { RawTranscript } from '../../../conversation/raw.ts';
import { asNumber, asObject, asObjects, asText } from '../../json/values.ts';
import { cleanText } from '../../text/clean-source.ts';

/** Reads the calls of a `/v2/calls/transcript` answer (or one such call), one segment a sentence; null for other JSON. */
export function parseGongJson(value: unknown): RawTranscript | null {
  const root = asObject(value);
  const calls = root?.callTranscripts === undefined ? asObjects([root]) : asObjects(root.callTranscripts);
  const { nameOf, statedSides } = readParties([
    ...asObjects(root?.parties),
    // What `/v2/calls/extensive` tells stands beside the transcripts.
    ...[...calls, ...asObjects(root?.calls)].flatMap((call) => asObjects(call.parties)),
  ]);
  const segments = calls.flatMap((call) =>
    asObjects(call.transcript).flatMap((turn) => {
      const id = asText(turn.speakerId);
      const speaker = id === null ? null : (nameOf.get(id) ?? id);
      return asObjects(turn.sentences).flatMap((sentence) => {
        const text = cleanText(asText(sentence.text) ?? '');
        const [start, end] = [asNumber(sentence.start), asNumber(sentence.end)];
        return text === ''
          ? []
          : [{ start: start === null ? null : start / 1000, end: end === null ? null : end / 1000, text, speaker }];
      });
    }),
  );
  return segments.length === 0 ? null : { form: 'gong', bareTimes: true, segments, statedSides };
}

function readParties(parties: readonly Readonly<Record<string, unknown>>[]) {
  const nameOf = new Map<string, string>();
  const statedSides: Record<string, Side> = {};
  for (const party of parties) {
    const id = asText(party.speakerId) ?? asText(party.id);
    if (id === null) continue;
    const name = asText(party.name) ?? id;
    nameOf.set(id, name);
    if (party.affiliation === 'Internal') statedSides[name] = 'attendant';
    if (party.affiliation === 'External') statedSides[name] = 'client';
  }
  return { nameOf, statedSides };
}
