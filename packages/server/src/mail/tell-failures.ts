// Telling the administrators who have asked for it that a recording failed or that an integration stopped working.
import { whoWatchesFailures } from '../records/alert-settings.ts';
import type { Queries } from '../records/database.ts';
import { tellPerson } from './tell-person.ts';

/** In the transaction of the failure. `now` in ms. */
export async function tellFailure(
  tx: Queries,
  companyId: string,
  kind: 'recordingFailed' | 'integrationStopped',
  subjectId: string,
  now: number,
): Promise<void> {
  for (const person of await whoWatchesFailures(tx, companyId)) await tellPerson(tx, person, { kind, subjectId }, now);
}
