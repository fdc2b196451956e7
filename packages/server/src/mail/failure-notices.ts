// Notifies the administrators who ask for it that a recording failed, or that an integration stopped working or works again.
import { whoWatchesFailures } from '../records/alert-settings.ts';
import type { Queries } from '../records/database.ts';
import { notifyPerson } from './notify-person.ts';
import type { Notice } from './queue-notice.ts';

export interface FailureNotice {
  kind: 'recordingFailed' | 'recordingUncollected' | 'integrationStopped' | 'integrationRecovered';
  /** The analysis of `recordingFailed`, otherwise the integration. */
  subjectId: string;
  facts?: Notice['facts'];
}

/** Belongs into the transaction of the failure, or of its end. `now` in ms. */
export async function notifyOfFailure(
  tx: Queries,
  companyId: string,
  notice: FailureNotice,
  now: number,
): Promise<void> {
  for (const person of await whoWatchesFailures(tx, companyId)) await notifyPerson(tx, person, notice, now);
}
