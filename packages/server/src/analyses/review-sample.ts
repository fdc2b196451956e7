// A sample of analyses to review: a hash of seed and id chooses, so that nobody picks and the same request draws the same (docs/decisions/coaching.md#samples).
import { hash } from 'node:crypto';
import { earshotError, type SampledAnalysis, type SampledPerson, toTimestamp } from '@earshot/core';
import { largeTurn } from '../large-turns.ts';
import type { Queries } from '../records/database.ts';
import type { ListedUserRow } from '../records/users.ts';
import { type DrawableQuery, type DrawableRow, drawableRows, drawnRows } from '../records/whole-reviews.ts';
import { teamOf } from './trends.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** A quarter: all that is in it is read. */
const mostDays = 92;
const mostDrawn = 2_000;
/** Some milliseconds' worth. */
const rowsAtOnce = 1_000;

export interface SampleQuery extends Pick<DrawableQuery, 'companyId' | 'fromMs' | 'toMs'> {
  perPerson: number;
  seed: string;
  /** The people whose analyses are drawn from. */
  people: readonly ListedUserRow[];
}

/** Sorted by name. Throws 400 for a period or a sample that is too long. */
export async function sampleOf(db: Queries, query: SampleQuery): Promise<SampledPerson[]> {
  const { companyId, people, fromMs, toMs } = query;
  if (toMs - fromMs > mostDays * dayMs) throw earshotError('sampleTooLarge', mostDays, mostDrawn);
  const drawn: { person: ListedUserRow; draw: Draw }[] = [];
  let count = 0;
  for (const person of people) {
    const draw = await drawOf(db, query, person.id);
    count += draw.chosen.length;
    if (count > mostDrawn) throw earshotError('sampleTooLarge', mostDays, mostDrawn);
    if (draw.analyses > 0) drawn.push({ person, draw });
    await largeTurn(query.companyId);
  }
  const ids = drawn.flatMap(({ draw }) => draw.chosen.filter((row) => row.reviewed_at === null).map(({ id }) => id));
  const lines = new Map((await drawnRows(db, companyId, ids)).map((row) => [row.id, row]));
  return drawn
    .map(({ person, draw }): SampledPerson => {
      const { analyses, reviewed, chosen } = draw;
      const waiting = chosen.flatMap(({ id }): SampledAnalysis[] => {
        const line = lines.get(id);
        // Reviewed already, or erased meanwhile.
        if (!line) return [];
        return [
          {
            id,
            occurredAt: toTimestamp(line.occurred_at),
            clientName: line.client_name,
            interactionType: line.interaction_type,
            audioDurationSeconds: line.audio_duration_seconds,
          },
        ];
      });
      const { id: salespersonId, name } = person;
      return { salespersonId, name, supervisorId: teamOf(person), analyses, reviewed, drawn: chosen.length, waiting };
    })
    .sort((a, b) => names.compare(a.name, b.name));
}

const names = new Intl.Collator('en');

interface Draw {
  analyses: number;
  reviewed: number;
  /** Those with the smallest hashes, the smallest first. */
  chosen: (DrawableRow & { rank: string })[];
}

/** Reviewed ones are drawn too: reviewing one makes no room for another, so a sample comes to its end. */
async function drawOf(db: Queries, query: SampleQuery, salespersonId: string): Promise<Draw> {
  const { perPerson, seed } = query;
  const draw: Draw = { analyses: 0, reviewed: 0, chosen: [] };
  let last: DrawableRow | null = null;
  do {
    const rows: DrawableRow[] = await drawableRows(db, { ...query, salespersonId }, last, rowsAtOnce);
    for (const row of rows) {
      draw.analyses += 1;
      if (row.reviewed_at !== null) draw.reviewed += 1;
      const rank = hash('sha256', `${seed}\n${row.id}`, 'hex');
      const isFull = draw.chosen.length === perPerson;
      if (isFull && rank > draw.chosen.at(-1)!.rank) continue;
      const at = draw.chosen.findIndex((each) => each.rank > rank);
      draw.chosen.splice(at === -1 ? draw.chosen.length : at, 0, { ...row, rank });
      if (isFull) draw.chosen.pop();
    }
    last = rows.length < rowsAtOnce ? null : rows.at(-1)!;
    if (last) await largeTurn(query.companyId);
  } while (last !== null);
  return draw;
}
