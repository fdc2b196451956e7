// What a provider says of a recording may be anything: texts are cut and freed of what no database or page takes before they are stored.
import { createHash } from 'node:crypto';
import type { FoundRecording } from './connector.ts';

/** Room in an index for every id, whatever its characters. */
const longestId = 500;
export const longestName = 200;
const longestText = 500;
const longestAddress = 320;
/** A moment and the path of a file. */
const longestPosition = 5_000;

/** The recording with texts that can be stored and shown. An id that cannot be is known by its hash, so that it stays one of a kind. */
export function sanitizeRecording(recording: FoundRecording): FoundRecording {
  const { externalId, otherId, formerIds = [], ownerId, clientName, telephony, position } = recording;
  return {
    ...recording,
    externalId: storableId(externalId),
    otherId: otherId ? storableId(otherId) : null,
    formerIds: formerIds.map(storableId),
    position: storableText(position.slice(0, longestPosition)),
    ownerId: ownerId === null ? null : sanitizeText(ownerId, longestAddress) || null,
    clientName: clientName === null ? null : sanitizeText(clientName, longestName) || null,
    telephony: telephony && {
      call_id: storableId(telephony.call_id),
      call_from_name: sanitizeText(telephony.call_from_name, longestName),
      call_from_number: sanitizeText(telephony.call_from_number, longestName),
      call_to: sanitizeText(telephony.call_to, longestName),
      record_file: sanitizeText(telephony.record_file, longestText),
    },
  };
}

const storableId = (id: string) =>
  id.length <= longestId && id === withoutControls(id) ? id : `sha256:${createHash('sha256').update(id).digest('hex')}`;

/** One line of at most `most` UTF-16 units, without halves of characters. */
export function sanitizeText(text: string, most: number): string {
  return withoutControls(text.slice(0, most)).trim();
}

const withoutControls = (text: string) => text.toWellFormed().replaceAll(/\p{Cc}/gu, ' ');

/** NUL is no text for Postgres, a lone half of a character none for UTF-8. */
export const storableText = (text: string) => text.toWellFormed().replaceAll('\0', ' ');
