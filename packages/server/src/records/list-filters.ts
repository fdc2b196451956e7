// What narrows a list or a search of analyses, as conditions on their table.
import type { AnalysisRow } from './analyses.ts';
import { placeholders, type Value } from './database.ts';

export interface ListFilters {
  /** Only those attached to one of these. */
  salespersonIds?: readonly string[];
  /** Only those attached to nobody. */
  isUnassigned?: boolean;
  externalCallId?: string;
  status?: string;
  /** Null selects analyses without a type. */
  interactionType?: string | null;
  /** Inclusive bounds in ms of when it took place. */
  occurredFromMs?: number;
  occurredToMs?: number;
  minDisplayScore?: number;
  maxDisplayScore?: number;
  source?: AnalysisRow['source'];
  /** Only completed ones that count in statistics, with one of these outcomes. */
  outcomeIds?: readonly string[];
  /** True: completed ones that count in statistics and that somebody has reviewed; false: completed ones that nobody has. */
  isReviewed?: boolean;
  /** Only those that were put away, or only the others. */
  isArchived?: boolean;
}

export interface Condition {
  text: string;
  values: readonly Value[];
}

/** One condition that wants all of them; there is one at least. */
export const allOf = (conditions: readonly Condition[]): Condition => ({
  text: conditions.map(({ text }) => text).join(' AND '),
  values: conditions.flatMap(({ values }) => values),
});

/** All but person, call and time, which lists look up in ways of their own. `column` may keep a column's index from being chosen. */
export function filterConditions(filters: ListFilters, column = (name: string) => name): Condition[] {
  const conditions: Condition[] = [];
  const add = (text: string, ...values: Value[]) => conditions.push({ text, values });
  const { isUnassigned, status, interactionType, outcomeIds: outcomes, source, isReviewed, isArchived } = filters;
  if (isUnassigned) add(`${column('salesperson_id')} IS NULL`);
  if (status !== undefined) add(`${column('status')} = ?`, status);
  if (interactionType === null) add(`${column('interaction_type')} IS NULL`);
  else if (interactionType !== undefined) add(`${column('interaction_type')} = ?`, interactionType);
  if (outcomes !== undefined) {
    // Postgres takes no empty list.
    if (outcomes.length === 0) add('1 = 0');
    else add(`excluded_at IS NULL AND outcome_id IN (${placeholders(outcomes)})`, ...outcomes);
    if (status === undefined) add("status = 'completed'");
  }
  if (source !== undefined) add(`${column('source')} = ?`, source);
  // In the words of the partial index of reviewed ones.
  if (isReviewed) add('reviewed_at IS NOT NULL AND excluded_at IS NULL');
  else if (isReviewed === false) add(`${column('status')} = 'completed' AND reviewed_at IS NULL`);
  if (isArchived !== undefined) add(`archived_at IS ${isArchived ? 'NOT NULL' : 'NULL'}`);
  return conditions;
}

/** `score` is the column, or an expression that keeps its index from being chosen. */
export function scoreConditions(
  { minDisplayScore, maxDisplayScore }: ListFilters,
  score = 'display_score',
): Condition[] {
  return [
    ...(minDisplayScore === undefined ? [] : [{ text: `${score} >= ?`, values: [minDisplayScore] }]),
    ...(maxDisplayScore === undefined ? [] : [{ text: `${score} <= ?`, values: [maxDisplayScore] }]),
  ];
}
