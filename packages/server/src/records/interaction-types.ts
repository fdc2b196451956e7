// Table interaction_types: the types that a company adds to the catalogue.
import type { MacroFront, ScorecardDefinition } from '@earshot/core';
import type { Queries } from './database.ts';

interface InteractionTypeRow {
  key: string;
  label: string;
  macro_front: MacroFront;
  criteria: string;
  deactivated_at: number | null;
  replaces: string | null;
}

export interface CompanyType {
  definition: ScorecardDefinition;
  isActive: boolean;
}

/** All of the company's own types, deactivated ones included: these still resolve their label. */
export async function companyTypes(db: Queries, companyId: string): Promise<CompanyType[]> {
  const rows = await db.all<InteractionTypeRow>(
    `SELECT t.key, t.label, t.macro_front, t.criteria, t.deactivated_at, c.key AS replaces FROM interaction_types t
     LEFT JOIN catalogue_types c ON c.company_id = t.company_id AND c.replaced_by = t.key WHERE t.company_id = ? ORDER BY t.key`,
    [companyId],
  );
  return rows.map((row) => ({
    definition: {
      key: row.key,
      label: row.label,
      macroFront: row.macro_front,
      ...(row.replaces !== null && { replaces: row.replaces }),
      criteria: JSON.parse(row.criteria),
    },
    isActive: row.deactivated_at === null,
  }));
}

export const companyType = async (db: Queries, companyId: string, key: string) =>
  (await companyTypes(db, companyId)).find((type) => type.definition.key === key);

/** False when the company has a type of this key already. */
export async function insertCompanyType(
  db: Queries,
  companyId: string,
  definition: ScorecardDefinition,
  now: number,
): Promise<boolean> {
  const inserted = await db.run(
    `INSERT INTO interaction_types (company_id, key, label, macro_front, criteria, created_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (company_id, key) DO NOTHING`,
    [companyId, definition.key, definition.label, definition.macroFront, JSON.stringify(definition.criteria), now],
  );
  return inserted === 1;
}

/** How many types of its own the company has, deactivated ones included, and the characters of their criteria. */
export async function sizeOfCompanyTypes(
  db: Queries,
  companyId: string,
): Promise<{ count: number; characters: number }> {
  const row = await db.get<{ count: number; characters: number }>(
    'SELECT COUNT(*) AS count, COALESCE(SUM(LENGTH(criteria)), 0) AS characters FROM interaction_types WHERE company_id = ?',
    [companyId],
  );
  return { count: Number(row!.count), characters: Number(row!.characters) };
}

/** Until the transaction ends, nobody else changes it. */
export async function lockCompanyType(tx: Queries, companyId: string, key: string): Promise<void> {
  await tx.get(`SELECT key FROM interaction_types WHERE company_id = ? AND key = ? ${tx.forChange}`, [companyId, key]);
}

export async function updateCompanyType(
  db: Queries,
  companyId: string,
  definition: ScorecardDefinition,
): Promise<void> {
  await db.run(
    'UPDATE interaction_types SET label = ?, macro_front = ?, criteria = ? WHERE company_id = ? AND key = ?',
    [definition.label, definition.macroFront, JSON.stringify(definition.criteria), companyId, definition.key],
  );
}

/** Null activates; a repeat keeps the first date. False when the company has no such type. */
export async function setTypeDeactivatedAt(
  db: Queries,
  companyId: string,
  key: string,
  deactivatedAt: number | null,
): Promise<boolean> {
  const changed =
    deactivatedAt === null
      ? await db.run('UPDATE interaction_types SET deactivated_at = NULL WHERE company_id = ? AND key = ?', [
          companyId,
          key,
        ])
      : await db.run(
          'UPDATE interaction_types SET deactivated_at = COALESCE(deactivated_at, ?) WHERE company_id = ? AND key = ?',
          [deactivatedAt, companyId, key],
        );
  return changed === 1;
}
