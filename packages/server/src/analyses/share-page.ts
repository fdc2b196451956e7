// The shareable page of an analysis: its address, and the analysis behind the token of one (docs/decisions/analysis-fields.md#d34, docs/decisions/access.md#d57).
import { randomBytes } from 'node:crypto';
import { definitionFor, earshotError, type InteractionScorecard } from '@earshot/core';
import { type AnalysisFacts, factsByShareToken } from '../records/analysis-documents.ts';
import { companyById } from '../records/companies.ts';
import type { Queries } from '../records/database.ts';
import { companyType } from '../records/interaction-types.ts';
import type { Service } from '../service.ts';

/** Throws 404 when no analysis has the token, 403 when its company is deactivated or to be erased. */
export async function analysisByShareToken(db: Queries, token: string): Promise<AnalysisFacts> {
  const row = await findByShareToken(db, token);
  if (row === null) throw earshotError('sharedAnalysisNotFound');
  if (row === 'unavailable') throw earshotError('sharedAnalysisUnavailable');
  return row;
}

/** What the page at a share token answers with: 403 of a company that is deactivated or to be erased, 404 where no analysis has the token. */
export async function sharePageStatus(db: Queries, token: string): Promise<200 | 403 | 404> {
  const row = await findByShareToken(db, token);
  if (row === null) return 404;
  return row === 'unavailable' ? 403 : 200;
}

/** 'unavailable' when its company is deactivated or to be erased, null when no analysis has the token. */
async function findByShareToken(db: Queries, token: string): Promise<AnalysisFacts | 'unavailable' | null> {
  // 128 bits in base64url; no other text is looked up, since not every database can compare it.
  const row = /^[\w-]{22}$/.test(token) ? await factsByShareToken(db, token) : undefined;
  if (!row) return null;
  const company = await companyById(db, row.company_id);
  if (!company || company.erased_at !== null) return null;
  return company.deactivated_at === null && company.erasure_due_at === null ? row : 'unavailable';
}

/**
 * Weights of the criteria that were judged, by key, as the type has them now: by these a reader sees how the score came about. What the type
 * has got since is not shown. Null where the type is gone.
 */
export async function criterionWeights(
  db: Queries,
  companyId: string,
  scorecard: InteractionScorecard | null,
): Promise<Record<string, number> | null> {
  if (!scorecard) return null;
  const { typeKey } = scorecard;
  const judgedKeys = new Set(scorecard.criteria.map(({ key }) => key));
  const definition = definitionFor(typeKey, 'en') ?? (await companyType(db, companyId, typeKey))?.definition;
  if (!definition) return null;
  const shownCriteria = definition.criteria.filter(({ key }) => judgedKeys.has(key));
  return Object.fromEntries(shownCriteria.map(({ key, weight }) => [key, weight]));
}

export const sharePath = '/share/:token';
export const shareAudioPath = `${sharePath}/audio`;

export const publicLink = ({ publicUrl }: Service, shareToken: string) =>
  `${publicUrl}${sharePath.replace(':token', shareToken)}`;

/** 128 random bits, which nobody guesses (docs/decisions/analysis-fields.md#d34). */
export const newShareToken = () => randomBytes(16).toString('base64url');

/** Null when the link was revoked. */
export const publicLinkOrNull = (service: Service, shareToken: string | null) =>
  shareToken === null ? null : publicLink(service, shareToken);

/** Where whoever has the link hears the recording; null where there is none. */
export const shareAudioUrl = (service: Service, shareToken: string, storageKey: string | null) =>
  storageKey === null ? null : `${service.publicUrl}${shareAudioPath.replace(':token', shareToken)}`;
