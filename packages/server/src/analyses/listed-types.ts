// The company's own types, read only when a page shows one of them.
import { isInteractionTypeKey, type ScorecardDefinition } from '@earshot/core';
import type { AnalysisRow } from '../records/analyses.ts';
import type { Queries } from '../records/database.ts';
import { companyTypes } from '../records/interaction-types.ts';

export async function listedTypes(
  db: Queries,
  companyId: string,
  rows: readonly AnalysisRow[],
): Promise<ScorecardDefinition[]> {
  const isOwn = ({ interaction_type: key }: AnalysisRow) => key !== null && !isInteractionTypeKey(key);
  return rows.some(isOwn) ? (await companyTypes(db, companyId)).map((type) => type.definition) : [];
}
