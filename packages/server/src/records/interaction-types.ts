// Table interaction_types: the types that a company adds to the catalogue.
import type { MacroFront, ScorecardDefinition } from '@earshot/core';
import type { Queries } from './database.ts';

interface InteractionTypeRow {
  key: string;
  label: string;
  macro_front: MacroFront;
  criteria: string;
  deactivated_at: number | null;
}

export interface CompanyType {
  definition: ScorecardDefinition;
  isActive: boolean;
}

/** All of the company's own types, deactivated ones included: these still resolve their label. */
export async function companyTypes(db: Queries, companyId: string): Promise<CompanyType[]> {
  const rows = await db.all<InteractionTypeRow>(
    'SELECT key, label, macro_front, criteria, deactivated_at FROM interaction_types WHERE company_id = ? ORDER BY key',
    [companyId],
  );
  return rows.map((row) => ({
    definition: { key: row.key, label: row.label, macroFront: row.macro_front, criteria: JSON.parse(row.criteria) },
    isActive: row.deactivated_at === null,
  }));
}
