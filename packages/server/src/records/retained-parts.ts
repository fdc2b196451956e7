// What is taken from an analysis that stays: its recording, its transcript with all that is quoted of it, or everything but figures.
import type { InteractionScorecard } from '@earshot/core';
import { deleteWords } from './analysis-words.ts';
import type { Queries } from './database.ts';
import { columnsOf, type DocumentColumn } from './document-parts.ts';
import { readJson } from './json-text.ts';
import { emptiedReview } from './reviews.ts';
import { forgetContent } from './same-content.ts';

/** A column that is never null is cleared to an empty text. */
const cleared = (columns: readonly DocumentColumn[]) =>
  columns.map((column) => `${column} = ${column === 'transcript' ? "''" : 'NULL'}`).join(', ');

const isThere = (columns: readonly DocumentColumn[]) =>
  `COALESCE(${columns.map((column) => `NULLIF(${column}, '')`).join(', ')}) IS NOT NULL`;

async function clear(tx: Queries, id: string, columns: readonly DocumentColumn[]): Promise<boolean> {
  const changed = await tx.run(
    `UPDATE analysis_documents SET ${cleared(columns)} WHERE analysis_id = ? AND ${isThere(columns)}`,
    [id],
  );
  return changed === 1;
}

export async function dropRecording(tx: Queries, id: string): Promise<void> {
  await clear(tx, id, columnsOf('recording'));
}

/** Another object in storage; an address of the caller's own stays. */
export async function replaceRecording(tx: Queries, id: string, from: string, to: string): Promise<void> {
  await tx.run(
    `UPDATE analysis_documents SET audio_storage_key = ?, audio_key = CASE WHEN audio_key = ? THEN ? ELSE audio_key END
     WHERE analysis_id = ?`,
    [to, from, to, id],
  );
}

/** False when it is gone already. What Earshot wrote itself stays: summary, scores and which criteria were met. */
export async function dropTranscript(tx: Queries, id: string): Promise<boolean> {
  await deleteWords(tx, id);
  await forgetContent(tx, id);
  await tx.run('UPDATE analyses SET transcript_gone = 1 WHERE id = ? AND transcript_gone = 0', [id]);
  if (!(await clear(tx, id, columnsOf('quotes', 'pieces')))) return false;
  const row = await tx.get<{ interaction_scorecard: string | null; review: string | null }>(
    'SELECT interaction_scorecard, review FROM analysis_documents WHERE analysis_id = ?',
    [id],
  );
  await tx.run('UPDATE analysis_documents SET interaction_scorecard = ?, review = ? WHERE analysis_id = ?', [
    withoutEvidence(row?.interaction_scorecard ?? null),
    emptiedReview(row?.review ?? null, 'evidence'),
    id,
  ]);
  return true;
}

/**
 * Scores, measures, type, time and person stay, and nothing that says what was talked about, with whom or where it came from. False when all
 * of that is gone already.
 */
export async function dropWords(tx: Queries, id: string): Promise<boolean> {
  const areQuotesGone = await dropTranscript(tx, id);
  await tx.run('DELETE FROM share_links WHERE analysis_id = ?', [id]);
  const comments = await tx.run('DELETE FROM comments WHERE analysis_id = ?', [id]);
  const areWordsGone = await clear(tx, id, columnsOf('words'));
  const areReasonsGone = await dropReasons(tx, id);
  const changed = await tx.run(
    `UPDATE analyses SET summary = NULL, client_name = NULL, external_call_id = NULL, external_owner_id = NULL, share_token = NULL,
       share_expires_at = NULL, error_detail = NULL,
       exclusion_reason = CASE WHEN exclusion_reason IS NULL THEN NULL ELSE '' END
     WHERE id = ? AND COALESCE(NULLIF(exclusion_reason, ''), summary, client_name, external_call_id, external_owner_id, share_token, error_detail) IS NOT NULL`,
    [id],
  );
  return areQuotesGone || areWordsGone || areReasonsGone || comments > 0 || changed === 1;
}

/** What people wrote of verdicts; that they decided stays, since scores follow from it. */
async function dropReasons(tx: Queries, id: string): Promise<boolean> {
  const row = await tx.get<{ review: string }>(
    'SELECT review FROM analysis_documents WHERE analysis_id = ? AND review IS NOT NULL',
    [id],
  );
  const emptied = row ? emptiedReview(row.review, 'reason') : null;
  if (emptied === null || emptied === row?.review) return false;
  await tx.run('UPDATE analysis_documents SET review = ? WHERE analysis_id = ?', [emptied, id]);
  return true;
}

/** An older scorecard, of another form, goes. */
function withoutEvidence(text: string | null): string | null {
  const scorecard = readJson(text) as Partial<InteractionScorecard> | null;
  if (!Array.isArray(scorecard?.criteria)) return null;
  return JSON.stringify({ ...scorecard, criteria: scorecard.criteria.map((each) => ({ ...each, evidence: '' })) });
}
