// The analysis behind a share token, for the page at publicLink and for share.get (D34, D57).
import { type FullAnalysisRow, fullAnalysisByShareToken } from '../records/analysis-documents.ts';
import { companyById } from '../records/companies.ts';
import type { Queries } from '../records/database.ts';

/** 'unavailable' when its company is deactivated, null when no analysis has the token. */
export async function sharedAnalysis(db: Queries, token: string): Promise<FullAnalysisRow | 'unavailable' | null> {
  // 128 bits in base64url; no other text is looked up, since not every database can compare it.
  const row = /^[\w-]{22}$/.test(token) ? await fullAnalysisByShareToken(db, token) : undefined;
  if (!row) return null;
  const company = await companyById(db, row.company_id);
  return company?.deactivated_at === null ? row : 'unavailable';
}
