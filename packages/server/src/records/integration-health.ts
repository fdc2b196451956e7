// Table integrations, of all companies at once: how collection is doing, for the operator of the service.
import type { IntegrationState } from '@earshot/core';
import type { Queries } from './database.ts';
import type { IntegrationRow } from './integrations.ts';

export const integrationsOfAll = (db: Queries) =>
  db.all<IntegrationRow>('SELECT * FROM integrations ORDER BY company_id, created_at, id');

/** How many are in each state, and how many of them administrators were told have stopped working; of companies that use the service. */
export const integrationStates = (db: Queries) =>
  db.all<{ state: IntegrationState; count: number; stopped: number }>(
    `SELECT CASE WHEN is_active = 1 THEN state ELSE 'inactive' END AS state, COUNT(*) AS count,
       COUNT(CASE WHEN is_active = 1 THEN stopped_at END) AS stopped
     FROM integrations WHERE EXISTS (SELECT 1 FROM companies c
       WHERE c.id = integrations.company_id AND c.deactivated_at IS NULL AND c.erasure_due_at IS NULL)
     GROUP BY CASE WHEN is_active = 1 THEN state ELSE 'inactive' END`,
  );

/** All that the company has, inactive ones included. */
export async function countIntegrations(db: Queries, companyId: string): Promise<number> {
  const row = await db.get<{ count: number }>('SELECT COUNT(*) AS count FROM integrations WHERE company_id = ?', [
    companyId,
  ]);
  return Number(row!.count);
}
