// Retention: what is older than a company wants to keep goes, a few analyses in each transaction, so that requests never wait (docs/decisions/erasure.md).
import type { Retention } from '@earshot/core';
import { recordDeed, serverItself } from '../audit/record-deed.ts';
import type { Queries } from '../records/database.ts';
import { deleteCopies, type ErasableAnalysis, lockErasable } from '../records/erasures.ts';
import { dropRecording, dropTranscript, dropWords } from '../records/retained-parts.ts';
import {
  allRetentionRules,
  analysesBefore,
  isDue,
  lockRule,
  moveRule,
  type RetentionRule,
  retentionRules,
} from '../records/retention-rules.ts';
import { eraseRecording } from '../records/uploads.ts';
import type { Service } from '../service.ts';
import { eraseLocked, recordErasure } from './erase.ts';
import { startTurn } from './writing-turn.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Rows of one transaction, at most; fewer if they are large. */
const batch = 20;
/** A pause between transactions, for others who wait. */
const pauseMs = 20;
/** One sweep's worth, after which other chores have their turn. */
const longestMs = 3_000;

export async function retentionOf(db: Queries, companyId: string): Promise<Retention> {
  const rules = new Map((await retentionRules(db, companyId)).map((rule) => [rule.kind, rule]));
  return {
    recordingsDays: rules.get('recordings')?.days ?? null,
    transcriptsDays: rules.get('transcripts')?.days ?? null,
    analysesDays: rules.get('analyses')?.days ?? null,
    keepsScores: rules.get('analyses')?.keeps_scores === 1,
  };
}

type Parts = Pick<Service, 'db' | 'now' | 'pause'>;

/** Applies all rules, by turns, until nothing is left or the sweep's time is over. */
export async function applyRetention(parts: Parts): Promise<void> {
  const until = performance.now() + longestMs;
  let open = await allRetentionRules(parts.db);
  while (open.length > 0 && performance.now() < until) {
    const unfinished: RetentionRule[] = [];
    for (const rule of open) {
      if (await applyBatch(rule, parts)) unfinished.push(rule);
      await parts.pause(pauseMs);
    }
    open = unfinished;
  }
}

/** False when the rule has nothing more to do now. */
async function applyBatch(named: RetentionRule, { db, now }: Parts): Promise<boolean> {
  const before = (rule: RetentionRule) => now() - rule.days! * dayMs;
  if (!(await isDue(db, named, before(named)))) return false;
  return db.transaction(async (tx) => {
    const rule = await lockRule(tx, named);
    if (!rule || rule.days === null) return false;
    const rows = await analysesBefore(tx, rule, before(rule), batch);
    const isOver = startTurn(db);
    let analyses = 0;
    const recordApplied = async () => {
      const deed = { kind: 'retention.applied', details: { rule: rule.kind, analyses } } as const;
      if (analyses > 0) await recordDeed(tx, serverItself(rule.company_id), deed, now());
    };
    for (const [index, { id, created_at }] of rows.entries()) {
      const row = await lockErasable(tx, rule.company_id, id);
      // What is in progress is waited for; so is all that came after it.
      if (row?.status === 'pending' || row?.status === 'processing') {
        await moveRule(tx, rule, created_at - 1);
        await recordApplied();
        return false;
      }
      if (!row || row.legal_hold_at !== null) continue;
      await apply(tx, rule, row, now());
      analyses += 1;
      // Those of one millisecond stay together: a rule knows no other place between them.
      const next = rows[index + 1];
      if (!next || next.created_at === created_at || !isOver()) continue;
      await moveRule(tx, rule, created_at);
      await recordApplied();
      return true;
    }
    if (rows.length > 0) await moveRule(tx, rule, rows.at(-1)!.created_at);
    await recordApplied();
    return rows.length >= batch;
  });
}

async function apply(tx: Queries, rule: RetentionRule, row: ErasableAnalysis, now: number): Promise<void> {
  if (rule.kind === 'analyses' && rule.keeps_scores === 0) return eraseLocked(tx, row, 'retention', now);
  if (rule.kind !== 'transcripts') await letRecordingGo(tx, row, now);
  if (rule.kind === 'recordings') return;
  await deleteCopies(tx, row.id);
  if (rule.kind === 'transcripts') await dropTranscript(tx, row.id);
  else if (await dropWords(tx, row.id))
    await recordErasure(tx, row, { subject: 'words', storageKeys: [], by: 'retention' }, now);
}

async function letRecordingGo(tx: Queries, row: ErasableAnalysis, now: number): Promise<void> {
  const { id, company_id: companyId, audio_storage_key: storageKey } = row;
  await dropRecording(tx, id);
  if (storageKey === null) return;
  const isGone = await eraseRecording(tx, companyId, storageKey, now);
  await recordErasure(tx, row, { subject: 'recording', storageKeys: isGone ? [storageKey] : [], by: 'retention' }, now);
}
