// The chores of alerts: completed analyses are looked through once for what people watch for, and the digests of the past week are queued (docs/decisions/mail.md#alerts).
import { seesAnalysis } from '@earshot/core';
import { mondayOf } from '../accounts/digest-week.ts';
import { notifyPerson } from '../mail/notify-person.ts';
import {
  type AlertedRow,
  alertChecks,
  claimAlertCheck,
  digestsDue,
  markDigest,
  whoWatchesCalls,
} from '../records/alert-settings.ts';
import { type FullAnalysisRow, fullAnalysisById } from '../records/analysis-documents.ts';
import type { Queries } from '../records/database.ts';
import { supervisedIds } from '../records/users.ts';
import type { Service } from '../service.ts';
import { wordFinder } from './word-finder.ts';

const checksAtOnce = 200;
const digestsAtOnce = 200;
/** Monday, 6 in the morning. */
const digestHourMs = 6 * 60 * 60 * 1000;

type Parts = Pick<Service, 'db' | 'now'>;

export async function checkAlerts({ db, now }: Parts): Promise<void> {
  for (const { analysis_id: id, company_id: companyId } of await alertChecks(db, checksAtOnce)) {
    const row = await fullAnalysisById(db, companyId, id);
    const told = row ? await whoIsTold(db, row) : [];
    await db.transaction(async (tx) => {
      if (!(await claimAlertCheck(tx, id))) return;
      for (const { person, facts } of told)
        await notifyPerson(tx, person, { kind: 'callAlert', subjectId: id, facts }, now());
    });
  }
}

async function whoIsTold(db: Queries, row: FullAnalysisRow) {
  if (row.archived_at !== null || row.excluded_at !== null) return [];
  const find = wordFinder(row.transcript ?? '');
  const told: { person: AlertedRow; facts: { isLow: boolean; words: string[] } }[] = [];
  for (const person of await whoWatchesCalls(db, row.company_id)) {
    if (!(await mayHear(db, person, row))) continue;
    const isLow = person.score_below !== null && row.display_score !== null && row.display_score < person.score_below;
    // Those of the person's words that the call has.
    const words = (JSON.parse(person.words) as string[]).filter(find);
    if (isLow || words.length > 0) told.push({ person, facts: { isLow, words } });
  }
  return told;
}

/** Whether the person sees the analysis in the pages. */
export async function mayHear(
  db: Queries,
  { user_id: userId, company_id: companyId, role }: Pick<AlertedRow, 'user_id' | 'company_id' | 'role'>,
  {
    salesperson_id: salespersonId,
    created_by: createdByUserId,
  }: Pick<FullAnalysisRow, 'salesperson_id' | 'created_by'>,
): Promise<boolean> {
  const team = role === 'supervisor' ? await supervisedIds(db, companyId, userId) : [];
  return seesAnalysis({ role, userId, supervisedIds: team }, { salespersonId, createdByUserId });
}

export async function queueDigests({ db, now }: Parts): Promise<void> {
  const week = mondayOf(now());
  const monday = Date.parse(week);
  if (now() < monday + digestHourMs) return;
  for (const person of await digestsDue(db, week, digestsAtOnce))
    await db.transaction(async (tx) => {
      if (await markDigest(tx, person.user_id, week))
        await notifyPerson(tx, person, { kind: 'digest', facts: { monday } }, now());
    });
}
