// Lines of the list with their measures and judged criteria, for a table of many analyses (docs/decisions/listing.md#tables).
import type { PageListItem } from '@earshot/core';
import { readBlock } from '@earshot/core/views';
import type { Queries } from '../records/database.ts';
import { readJson } from '../records/json-text.ts';
import { objectionsOfLines } from '../records/line-documents.ts';
import { judgedCriteria, measuresOf } from '../records/trends.ts';

const mostObjections = 3;

/** `lines` are the company's. */
export async function addMeasures(
  db: Queries,
  companyId: string,
  lines: readonly PageListItem[],
): Promise<PageListItem[]> {
  if (lines.length === 0) return [];
  const ids = lines.map(({ id }) => id);
  const rows = await measuresOf(db, companyId, ids);
  const objections = new Map((await objectionsOfLines(db, ids)).map((row) => [row.analysis_id, row.objections]));
  const outcomes = await judgedCriteria(db, [...new Set(rows.flatMap(({ outcome_id: id }) => id ?? []))]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return lines.map((line) => {
    const row = byId.get(line.id);
    const judged = outcomes.get(row?.outcome_id ?? '') ?? [];
    const measures = {
      attendantPct: row?.attendant_talk_pct ?? null,
      interruptionsPerTenMinutes: row?.interruptions_per_ten_min ?? null,
      openObjections: openOf(objections.get(line.id) ?? null),
      criteria: judged.map(([key, polarity, met]) => ({ key, polarity, met })),
    };
    return { ...line, measures };
  });
}

const openOf = (objections: string | null): string[] =>
  (readBlock('objections', readJson(objections)) ?? [])
    .filter(({ resolved }) => !resolved)
    .map(({ objection }) => objection)
    .slice(0, mostObjections);
