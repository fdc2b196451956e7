// Whether a recording that is found was collected before: by its id, by what tells recordings of one id apart, and by its content.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Provider } from '../accounts/attribution.ts';
import { collectedRecording, rememberRecording } from '../records/collected-recordings.ts';
import type { Queries } from '../records/database.ts';
import { callHash } from '../records/erasures.ts';
import type { FoundRecording } from './connector.ts';

/** Where a recording comes from. */
export interface CallSystem {
  companyId: string;
  source: string;
  provider: Provider;
}

type Ids = Pick<FoundRecording, 'externalId' | 'formerIds'>;

/** The ids of a recording, now and in earlier versions. */
export const idsOf = ({ externalId, formerIds = [] }: Ids): string[] => [externalId, ...formerIds];

/** The hashes that stand for them once the call is erased. Those of earlier versions did not name the system. */
export const callHashesOf = (recording: Ids, { companyId, source, provider }: CallSystem): string[] =>
  [source, provider].flatMap((of) => idsOf(recording).map((id) => callHash(companyId, of, id)));

/**
 * The recording, with the id that it gets where another one has its own; null when it needs no second look. What was collected before
 * versions were kept is told by its id, and gets the version that it has now.
 */
export async function unlessCollected(
  recording: FoundRecording,
  integrationId: string,
  idsOfCall: (recording: FoundRecording) => string[],
  db: Queries,
  now: number,
): Promise<FoundRecording | null> {
  const { version = null } = recording;
  const other = asOther(recording);
  const known = await collectedRecording(db, integrationId, idsOfCall(recording));
  if (!known) return recording;
  if (version === null || other === null || known.version === version) return null;
  if (known.version === null) {
    await rememberRecording(db, integrationId, { ...known, version }, now);
    return null;
  }
  if (formOf(known.version) !== formOf(version)) return null;
  return (await collectedRecording(db, integrationId, idsOfCall(other))) ? null : other;
}

/** The recording under its other id, which it has if another recording has its id; null if there is only one id. */
export const asOther = (recording: FoundRecording): FoundRecording | null =>
  recording.otherId ? { ...recording, externalId: recording.otherId, otherId: null, formerIds: [] } : null;

/** Two forms of one recording, such as a WAV and the MP3 made of it, are no two recordings. */
const formOf = (version: string) => version.slice(0, version.indexOf(' '));

/** The id that a file gets where another recording has its name. */
export const idOfVersion = (id: string, version: string) =>
  `${id}#${createHash('sha256').update(version).digest('hex').slice(0, 12)}`;

/** What a recording is recognised by under another name; null where ids suffice. `content` is words, or a file of sound; `digest` is the SHA-256 in hex of what came. */
export async function contentHash(
  { externalId, identity }: FoundRecording,
  content: { text: string } | { path: string; digest: string },
): Promise<string | null> {
  if (identity === undefined) return null;
  if (identity === 'content' && 'digest' in content) return content.digest;
  const hash = createHash('sha256');
  // Two calls with ids of their own may sound the same; one that two folders have is the same.
  if (identity === 'id_and_content') hash.update(`${externalId}\n`);
  if ('text' in content) return hash.update(content.text).digest('hex');
  for await (const piece of createReadStream(content.path)) hash.update(piece as Buffer);
  return hash.digest('hex');
}
