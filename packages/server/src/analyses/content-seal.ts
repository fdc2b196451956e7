// What the content of a conversation is known by, so that it is noticed when it comes again (docs/decisions/creation.md#same-content).
import { hash } from 'node:crypto';
import { sealsFor } from '../access/cryptography.ts';
import type { Service } from '../service.ts';
import type { NewAudio } from './obtain-audio/audio-states.ts';

/** SHA-256 in hex of a transcript as the document says it: line ends are line feeds, and nothing is blank around it. */
const digestOfText = (text: string) => hash('sha256', text.replace(/\r\n?/g, '\n').trim(), 'hex');

/** What may be stored of a digest: without the server's secrets it tells nothing of the words. The first is of the present secret. */
export const sealsOfDigest = (digest: string, companyId: string, { secrets }: Pick<Service, 'secrets'>): string[] =>
  sealsFor(secrets, 'content').map((seal) =>
    Buffer.from(seal(Buffer.from(`${companyId}/${digest}`))).toString('base64url'),
  );

/** The seal of the recording, otherwise of the transcript, both as they came. */
export function sealOfContent(
  { transcript, audio }: { transcript: string | null; audio: Pick<NewAudio, 'digest'> | null },
  companyId: string,
  service: Pick<Service, 'secrets'>,
): string | null {
  const digest = audio?.digest ?? (transcript === null ? null : digestOfText(transcript));
  return digest === null ? null : sealsOfDigest(digest, companyId, service)[0]!;
}
