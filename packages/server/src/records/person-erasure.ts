// Erasing a person: what is theirs goes at once; their analyses, a few at a time; then their own row. Column users.erasure says what is under way.
import { forgetAlerts } from './alert-settings.ts';
import { deleteWords, wordsExpression } from './analysis-words.ts';
import { forgetCommenter, rewordComments } from './comments.ts';
import { placeholders, type Queries } from './database.ts';
import { columnsOf, type DocumentColumn, plainTexts } from './document-parts.ts';
import { type ErasedBy, erasedHash } from './erasures.ts';
import { forgetInSettings } from './integrations.ts';
import { readJson } from './json-text.ts';
import { forgetJudge } from './judgements.ts';
import { forgetInListViews } from './list-views.ts';
import { nameReplacer } from './name-replacer.ts';
import { unlinkOpenIdAccount } from './open-id.ts';
import { deletePasskeysOf } from './passkeys.ts';
import { forgetReviewer, reviewWithout } from './reviews.ts';
import { endSecondFactor } from './second-factors.ts';
import { forgetPeople } from './sign-in-places.ts';
import { extensionsOf } from './user-extensions.ts';

/** What becomes of the analyses. */
export type AnalysesOfPerson = 'keep' | 'delete';

export interface ErasedPerson {
  id: string;
  company_id: string;
  name: string;
  email: string;
  erasure: AnalysesOfPerson;
  erased_by: ErasedBy;
}

const columns = 'id, company_id, name, email, erasure, erased_by';

export const peopleToErase = (db: Queries) =>
  db.all<ErasedPerson>(`SELECT ${columns} FROM users WHERE erasure IS NOT NULL ORDER BY id`);

/** Which of these ids are those of people whose erasure has begun or ended. */
export async function erasedAmong(tx: Queries, companyId: string, ids: readonly string[]): Promise<string[]> {
  const begun = await tx.all<{ id: string }>(
    `SELECT id FROM users WHERE company_id = ? AND erasure IS NOT NULL AND ${tx.isAmong('id')}`,
    [companyId, JSON.stringify(ids)],
  );
  const ended = await tx.all<{ subject_hash: string }>(
    `SELECT subject_hash FROM erasures WHERE company_id = ? AND subject = 'person' AND ${tx.isAmong('subject_hash')}`,
    [companyId, JSON.stringify(ids.map(erasedHash))],
  );
  const hashes = new Set(ended.map(({ subject_hash: each }) => each));
  return [...begun.map(({ id }) => id), ...ids.filter((id) => hashes.has(erasedHash(id)))];
}

/** Until the transaction ends, nobody else goes on with it. Undefined once the person is gone. */
export const lockErased = (tx: Queries, id: string) =>
  tx.get<ErasedPerson>(`SELECT ${columns} FROM users WHERE id = ? AND erasure IS NOT NULL ${tx.forUpdate}`, [id]);

export async function hasHeldAnalysis(tx: Queries, companyId: string, userId: string): Promise<boolean> {
  const row = await tx.get(
    'SELECT 1 FROM analyses WHERE company_id = ? AND salesperson_id = ? AND legal_hold_at IS NOT NULL LIMIT 1',
    [companyId, userId],
  );
  return row !== undefined;
}

/** Signs the person out for good: what let them in, or let others in as them, is gone. The people whom they supervised have no supervisor, and no integration names them. */
export async function beginErasure(
  tx: Queries,
  id: string,
  analyses: AnalysesOfPerson,
  by: ErasedBy,
  now: number,
): Promise<void> {
  await tx.run(
    'UPDATE users SET erasure = ?, erased_by = ?, deactivated_at = COALESCE(deactivated_at, ?), password_hash = NULL WHERE id = ?',
    [analyses, by, now, id],
  );
  await forgetInIntegrations(tx, id, now);
  await forgetAccess(tx, id);
}

/** Before their extensions are gone, by which a telephone system knows them. */
async function forgetInIntegrations(tx: Queries, id: string, now: number): Promise<void> {
  const person = await tx.get<Pick<ErasedPerson, 'company_id' | 'name' | 'email'>>(
    'SELECT company_id, name, email FROM users WHERE id = ?',
    [id],
  );
  if (!person) return;
  const extensions = await extensionsOf(tx, person.company_id, id);
  await forgetInSettings(tx, person.company_id, [person.name, person.email, ...extensions], now);
}

async function forgetAccess(tx: Queries, id: string): Promise<void> {
  await tx.run('UPDATE users SET supervisor_id = NULL WHERE supervisor_id = ?', [id]);
  await tx.run('DELETE FROM sessions WHERE user_id = ?', [id]);
  await endSecondFactor(tx, id);
  await unlinkOpenIdAccount(tx, id);
  await deletePasskeysOf(tx, id);
  await tx.run('DELETE FROM invitations WHERE user_id = ? OR made_by = ?', [id, id]);
  await forgetPeople(tx, 'person', id);
  await forgetAlerts(tx, 'user_id', id);
  await forgetInListViews(tx, id);
  await tx.run('DELETE FROM user_extensions WHERE user_id = ?', [id]);
  const keys = await tx.all<{ id: string }>('SELECT id FROM api_keys WHERE user_id = ?', [id]);
  const callers = [`person:${id}`, ...keys.map((key) => `key:${key.id}`)];
  await tx.run(
    `DELETE FROM idempotency_keys WHERE company_id = (SELECT company_id FROM users WHERE id = ?)
       AND caller IN (${placeholders(callers)})`,
    [id, ...callers],
  );
  await tx.run('DELETE FROM api_keys WHERE user_id = ?', [id]);
}

/** Analyses attached to the person, or made by them, the first `most`. What a legal hold keeps is left as it is, until it is lifted. */
export async function analysesOfPerson(tx: Queries, person: ErasedPerson, most: number): Promise<string[]> {
  const { company_id: companyId, id } = person;
  // An OR over both columns would read all that the person has for each few.
  const those = (condition: string, values: readonly string[], limit: number) =>
    tx.all<{ created_at: number; id: string }>(
      `SELECT created_at, id FROM analyses WHERE company_id = ? AND ${condition} ORDER BY created_at, id LIMIT ?`,
      [companyId, ...values, limit],
    );
  const own = await those('salesperson_id = ? AND legal_hold_at IS NULL', [id], most);
  const madeForOthers = '(salesperson_id IS NULL OR salesperson_id <> ?)';
  const others =
    own.length < most ? await those(`created_by = ? AND ${madeForOthers}`, [id, id], most - own.length) : [];
  // In the order of time, as others lock them.
  return [...own, ...others].sort((a, b) => a.created_at - b.created_at || (a.id < b.id ? -1 : 1)).map((row) => row.id);
}

export const salespersonOf = async (tx: Queries, id: string): Promise<string | null> =>
  (await tx.get<{ salesperson_id: string | null }>('SELECT salesperson_id FROM analyses WHERE id = ?', [id]))
    ?.salesperson_id ?? null;

export async function forgetCreator(tx: Queries, analysisId: string): Promise<void> {
  await tx.run('UPDATE analyses SET created_by = NULL WHERE id = ?', [analysisId]);
}

/** The analysis stays, without the person's full name, the one of that time too, and e-mail address, also where its words have them. */
export async function removePerson(tx: Queries, analysisId: string, person: ErasedPerson): Promise<void> {
  const columnNames = columnsOf('quotes', 'judged', 'words', 'reviewed');
  const columnText = (name: DocumentColumn) =>
    name === 'transcript' || name === 'transcript_segments' ? `${wordsExpression(tx, name)} AS ${name}` : name;
  const row = await tx.get<Record<string, string | null>>(
    `SELECT salesperson_name, summary, client_name, exclusion_reason, ${columnNames.map(columnText).join(', ')} FROM analyses JOIN analysis_documents ON analysis_id = id WHERE id = ?`,
    [analysisId],
  );
  if (!row) return;
  const replace = nameReplacer([person.name, row.salesperson_name ?? '', person.email]);
  const inText = (text: string | null | undefined) => (text == null ? null : replace(text));
  const inJson = (name: DocumentColumn) => {
    const text = row[name];
    const whole = name === 'review' && text ? reviewWithout(text, person.id) : text;
    const value = whole == null ? null : readJson(whole);
    return value === null
      ? null
      : JSON.stringify(value, (_key, each) => (typeof each === 'string' ? replace(each) : each));
  };
  await tx.run(
    `UPDATE analyses SET salesperson_id = NULL, salesperson_name = NULL, created_by = CASE WHEN created_by = ? THEN NULL ELSE created_by END,
       external_owner_id = NULL, summary = ?, exclusion_reason = ? WHERE id = ?`,
    [person.id, inText(row.summary), inText(row.exclusion_reason), analysisId],
  );
  await rewordComments(tx, analysisId, replace);
  // Long words stand in the row itself from then on, as those of older rows do.
  await deleteWords(tx, analysisId);
  await tx.run(
    `UPDATE analysis_documents SET transcript_set = NULL, segments_set = NULL,
       ${columnNames.map((name) => `${name} = ?`).join(', ')} WHERE analysis_id = ?`,
    [...columnNames.map((name) => (plainTexts.includes(name) ? inText(row[name]) : inJson(name))), analysisId],
  );
}

/** The last of the person: their row, and their name as the supervisor of others' analyses. Nobody knows whose a name is that nobody has any more, so it goes too. */
export async function deletePerson(tx: Queries, { id, company_id: companyId, name, email }: ErasedPerson) {
  await tx.run(
    `UPDATE analyses SET supervisor_name = NULL WHERE company_id = ? AND supervisor_name IS NOT NULL
       AND (supervisor_name = ? OR supervisor_name NOT IN (SELECT name FROM users WHERE company_id = ? AND id <> ?))`,
    [companyId, name, companyId, id],
  );
  await tx.run('UPDATE analyses SET excluded_by = NULL WHERE company_id = ? AND excluded_by = ?', [companyId, id]);
  await forgetReviewer(tx, companyId, id);
  await forgetCommenter(tx, id);
  await forgetJudge(tx, id);
  // What a request of theirs has stored that was under way when the erasure began.
  await forgetAccess(tx, id);
  await tx.run('DELETE FROM users WHERE id = ?', [id]);
  const folded = email.toLowerCase();
  await tx.run(
    'DELETE FROM password_salts WHERE email_folded = ? AND NOT EXISTS (SELECT 1 FROM users WHERE email_folded = ?)',
    [folded, folded],
  );
}
