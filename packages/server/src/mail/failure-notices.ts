// Notifies the administrators who ask for it that a recording failed, or that an integration stopped working or works again.
import { whoWatchesFailures } from '../records/alert-settings.ts';
import type { Queries } from '../records/database.ts';
import { notifyPerson } from './notify-person.ts';
import type { Notice } from './queue-notice.ts';

export type FailureKind = 'recordingFailed' | 'recordingUncollected' | 'integrationStopped' | 'integrationRecovered';

/** In the transaction of the failure, or of its end. `subjectId` is the analysis of `recordingFailed`, else the integration. `now` in ms. */
export async function notifyOfFailure(
  tx: Queries,
  companyId: string,
  kind: FailureKind,
  subjectId: string,
  now: number,
  facts: Notice['facts'] = {},
): Promise<void> {
  for (const person of await whoWatchesFailures(tx, companyId))
    await notifyPerson(tx, person, { kind, subjectId, facts }, now);
}
