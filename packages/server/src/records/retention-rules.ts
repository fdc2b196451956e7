// Table retention_rules: after how many days a company lets recordings, transcripts or whole analyses go, and up to which analysis that is done.
import type { Queries } from './database.ts';

const kinds = ['analyses', 'recordings', 'transcripts'] as const;
export type RetentionKind = (typeof kinds)[number];

export interface RetentionRule {
  company_id: string;
  kind: RetentionKind;
  /** Null: never. */
  days: number | null;
  /** 1: of whole analyses, what trends are made of stays. */
  keeps_scores: number;
  /** All analyses up to this time are done; those under a legal hold were passed over. No id: it would be a trace of what is erased. */
  done_at: number;
}

const columns = 'company_id, kind, days, keeps_scores, done_at';

export const retentionRules = (db: Queries, companyId: string) =>
  db.all<RetentionRule>(`SELECT ${columns} FROM retention_rules WHERE company_id = ? ORDER BY kind`, [companyId]);

export const allRetentionRules = (db: Queries) =>
  db.all<RetentionRule>(`SELECT ${columns} FROM retention_rules WHERE days IS NOT NULL ORDER BY company_id, kind`);

/** Until the transaction ends, nobody else changes or applies it. */
export const lockRule = (tx: Queries, { company_id, kind }: Pick<RetentionRule, 'company_id' | 'kind'>) =>
  tx.get<RetentionRule>(`SELECT ${columns} FROM retention_rules WHERE company_id = ? AND kind = ? ${tx.forUpdate}`, [
    company_id,
    kind,
  ]);

/** Locks like lockRules. Rules that the company does not have yet are made first, because a missing row cannot be locked. */
export async function makeAndLockRules(tx: Queries, companyId: string): Promise<void> {
  for (const kind of kinds) {
    await tx.run(
      'INSERT INTO retention_rules (company_id, kind) SELECT id, CAST(? AS text) FROM companies WHERE id = ? ON CONFLICT DO NOTHING',
      [kind, companyId],
    );
  }
  await lockRules(tx, companyId);
}

/** Those of the company, until the transaction ends. */
export async function lockRules(tx: Queries, companyId: string): Promise<void> {
  await tx.all(`SELECT kind FROM retention_rules WHERE company_id = ? ORDER BY kind ${tx.forUpdate}`, [companyId]);
}

/** Begins again with the oldest analysis: what is done already is looked at and left. */
export async function setRule(
  tx: Queries,
  { company_id, kind, days, keeps_scores }: Omit<RetentionRule, 'done_at'>,
): Promise<void> {
  await tx.run(
    `INSERT INTO retention_rules (company_id, kind, days, keeps_scores) VALUES (?, ?, ?, ?)
     ON CONFLICT (company_id, kind) DO UPDATE SET days = excluded.days, keeps_scores = excluded.keeps_scores, done_at = 0`,
    [company_id, kind, days, keeps_scores],
  );
}

export async function moveRule(tx: Queries, { company_id, kind }: RetentionRule, doneAt: number): Promise<void> {
  await tx.run('UPDATE retention_rules SET done_at = ? WHERE company_id = ? AND kind = ?', [doneAt, company_id, kind]);
}

/** All rules of the company look again at what was created from `createdAt` on: a legal hold is lifted. */
export async function rewindRules(tx: Queries, companyId: string, createdAt: number): Promise<void> {
  await tx.run('UPDATE retention_rules SET done_at = ? WHERE company_id = ? AND done_at >= ?', [
    createdAt - 1,
    companyId,
    createdAt,
  ]);
}

const toDo = 'company_id = ? AND created_at > ? AND created_at < ?';

export async function isDue(db: Queries, rule: RetentionRule, before: number): Promise<boolean> {
  return (
    (await db.get(`SELECT 1 FROM analyses WHERE ${toDo} ORDER BY created_at LIMIT 1`, [
      rule.company_id,
      rule.done_at,
      before,
    ])) !== undefined
  );
}

/** The oldest that are still to do and older than `before` (ms): about `most`, and always all of one millisecond. */
export async function analysesBefore(tx: Queries, rule: RetentionRule, before: number, most: number) {
  const [companyId, doneAt] = [rule.company_id, rule.done_at];
  const last = await tx.get<{ created_at: number }>(
    `SELECT created_at FROM analyses WHERE ${toDo} ORDER BY created_at LIMIT 1 OFFSET ?`,
    [companyId, doneAt, before, most - 1],
  );
  return tx.all<{ id: string; created_at: number }>(
    `SELECT id, created_at FROM analyses WHERE ${toDo} ORDER BY created_at, id`,
    [companyId, doneAt, last ? last.created_at + 1 : before],
  );
}
