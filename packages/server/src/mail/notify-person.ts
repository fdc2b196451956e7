// Notifies a person of what they have asked for, by the ways that they have chosen.
import type { AlertSettingsRow } from '../records/alert-settings.ts';
import type { Queries } from '../records/database.ts';
import { type Notice, queueNotice } from './queue-notice.ts';

/** Call it in the transaction of the event. `now` in ms. */
export async function notifyPerson(
  tx: Queries,
  { user_id: userId, company_id: companyId, by_mail, chat_kind }: AlertSettingsRow,
  notice: Pick<Notice, 'kind' | 'subjectId' | 'facts'>,
  now: number,
): Promise<void> {
  if (by_mail === 1) await queueNotice(tx, { ...notice, companyId, userId }, now);
  if (chat_kind !== null) await queueNotice(tx, { ...notice, companyId, userId, channel: 'chat' }, now);
}
