// What is stored of one who works for a company, beside the analyses: for whoever asks for a copy (docs/data-protection.md).
import { chosenAlerts } from '../accounts/alert-settings.ts';
import { apiKeyDetails } from '../accounts/api-keys.ts';
import { auditEntryViews } from '../accounts/audit-view.ts';
import { passkeyView } from '../accounts/passkeys/add.ts';
import { sessionView } from '../accounts/session-view.ts';
import { judgementView } from '../analyses/calibration.ts';
import { commentView } from '../analyses/comments.ts';
import { alertSettingsOf } from '../records/alert-settings.ts';
import { unrevokedKeys } from '../records/api-keys.ts';
import { listEntries } from '../records/audit-entries.ts';
import { commentsOfPerson } from '../records/comments.ts';
import type { Queries } from '../records/database.ts';
import { judgementsBy } from '../records/judgements.ts';
import { listViewsOf } from '../records/list-views.ts';
import { openIdAccountsOfCompany } from '../records/open-id.ts';
import { passkeysByCompany } from '../records/passkeys.ts';
import { sessionsOfUser } from '../records/sessions.ts';
import { extensionsByCompany } from '../records/user-extensions.ts';
import type { ListedUserRow } from '../records/users.ts';
import type { CountedLines } from './counted-lines.ts';
import { exportedOpenIdAccount, exportedPerson } from './person-views.ts';

const auditBatch = 500;

/** No password, keys and secrets, like the export of the company. Comments and judgements of the person's own analyses come with these. */
export async function* personLines(
  db: Queries,
  row: ListedUserRow,
  now: number,
  lines: CountedLines,
): AsyncGenerator<string> {
  const { id, company_id: companyId } = row;
  const isTheirs = (each: { user_id: string }) => each.user_id === id;
  const extensions = await extensionsByCompany(db, companyId);
  yield lines.line('person', exportedPerson(row, extensions.get(id)));
  for (const account of (await openIdAccountsOfCompany(db, companyId)).filter(isTheirs))
    yield lines.line('openIdAccount', exportedOpenIdAccount(account));
  for (const passkey of (await passkeysByCompany(db, companyId)).filter(isTheirs))
    yield lines.line('passkey', { userId: id, ...passkeyView(passkey) });
  for (const session of await sessionsOfUser(db, id)) yield lines.line('session', sessionView(session));
  const alerts = await alertSettingsOf(db, companyId, id);
  if (alerts) yield lines.line('alerts', chosenAlerts(alerts));
  const views = await listViewsOf(db, companyId, id);
  if (views.length > 0) yield lines.line('listViews', { userId: id, views });
  for (const key of (await unrevokedKeys(db, companyId)).filter(isTheirs))
    yield lines.line('apiKey', apiKeyDetails(key, now));
  for (const comment of await commentsOfPerson(db, companyId, id)) yield lines.line('comment', commentView(comment));
  for (const judgement of await judgementsBy(db, companyId, id))
    yield lines.line('judgement', { analysisId: judgement.analysis_id, ...judgementView(judgement) });
  yield* auditLines(db, companyId, id, lines);
}

/** What the person did, and what was done to them, newest first. */
async function* auditLines(db: Queries, companyId: string, id: string, lines: CountedLines): AsyncGenerator<string> {
  for (const whose of [{ userId: id }, { subjectId: id }]) {
    let before: number | undefined;
    for (;;) {
      const entries = await listEntries(db, {
        companyId,
        ...whose,
        limit: auditBatch,
        ...(before !== undefined && { before }),
      });
      // What they did to themselves came with what they did.
      const fresh = entries.filter((entry) => 'userId' in whose || entry.user_id !== id);
      // From where others did it is theirs.
      for (const view of await auditEntryViews(db, companyId, fresh))
        yield lines.line('auditEntry', { entry: view.actor.userId === id ? view : { ...view, address: null } });
      if (entries.length < auditBatch) break;
      before = entries.at(-1)!.sequence;
    }
  }
}
