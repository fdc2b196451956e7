// The shareable page of an analysis: its address, and the analysis behind the token of one (docs/decisions/analysis-fields.md#d34, docs/decisions/access.md#d57).
import { randomBytes } from 'node:crypto';
import { definitionFor, earshotError, type InteractionScorecard, type ShareLink, toTimestamp } from '@earshot/core';
import { isSigned, type SignedFor, signedQuery } from '../access/signed-address.ts';
import { companyById } from '../records/companies.ts';
import type { Queries } from '../records/database.ts';
import { companyType } from '../records/interaction-types.ts';
import { type LinkRow, linkOf, type ShareLinkRow, shareLinkByToken } from '../records/share-links.ts';
import type { Service } from '../service.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** When a link ends that is made at `now` (ms) and lasts `days` days. */
export const endOfLink = (days: number | null, now: number) => (days === null ? null : now + days * dayMs);

const hasEnded = ({ share_expires_at: end }: LinkRow, now: number) => end !== null && end <= now;

/** Throws 404 when no analysis has the token, the link has ended or its company has none, 403 when its company is deactivated or to be erased. */
export async function analysisByShareToken(db: Queries, token: string, now: number): Promise<ShareLinkRow> {
  const row = await findByShareToken(db, token, now);
  if (row === null) throw earshotError('sharedAnalysisNotFound');
  if (row === 'unavailable') throw earshotError('sharedAnalysisUnavailable');
  return row;
}

/** What the page at a share token answers with: 403 of a company that is deactivated or to be erased, 404 where no analysis has the token. */
export async function sharePageStatus(db: Queries, token: string, now: number): Promise<200 | 403 | 404> {
  const row = await findByShareToken(db, token, now);
  if (row === null) return 404;
  return row === 'unavailable' ? 403 : 200;
}

/** 'unavailable' when its company is deactivated or to be erased, null when no analysis has the token. */
async function findByShareToken(db: Queries, token: string, now: number): Promise<ShareLinkRow | 'unavailable' | null> {
  // 128 bits in base64url; no other text is looked up, since not every database can compare it.
  const row = /^[\w-]{22}$/.test(token) ? await shareLinkByToken(db, token) : undefined;
  if (!row || hasEnded(row, now)) return null;
  const company = await companyById(db, row.company_id);
  if (!company || company.erased_at !== null || company.share_links === 'off') return null;
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

const publicLink = ({ publicUrl }: Service, shareToken: string) =>
  `${publicUrl}${sharePath.replace(':token', shareToken)}`;

/** 128 random bits, which nobody guesses (docs/decisions/analysis-fields.md#d34). */
export const newShareToken = () => randomBytes(16).toString('base64url');

/** Null when there is none. */
export const publicLinkOrNull = (service: Service, shareToken: string | null) =>
  shareToken === null ? null : publicLink(service, shareToken);

/** The link of an analysis with its options, as the procedures show it; null where it has ended. */
export async function describedLink(service: Service, companyId: string, id: string): Promise<ShareLink> {
  const row = await linkOf(service.db, companyId, id);
  const company = await companyById(service.db, companyId);
  const isThere = row?.share_token != null && !hasEnded(row, service.now()) && company?.share_links !== 'off';
  if (!isThere) return { id, publicLink: null, options: null };
  const time = (at: number | null) => (at === null ? null : toTimestamp(at));
  return {
    id,
    publicLink: publicLink(service, row.share_token!),
    options: {
      audience: row.audience,
      showsTranscript: row.shows_transcript === 1,
      showsRecording: row.shows_recording === 1,
      hasPasscode: row.passcode_hash !== null,
      expiresAt: time(row.share_expires_at),
      openings: Number(row.openings),
      lastOpenedAt: time(row.last_opened_at),
    },
  };
}

const audioSeconds = 60 * 60;

/** Where anybody with the link hears the recording; null without a recording, or if the link does not show it. Behind a passcode, the address is signed for an hour. */
export function shareAudioUrl(service: Service, row: ShareLinkRow, storageKey: string | null): string | null {
  if (storageKey === null || row.shows_recording !== 1) return null;
  const address = `${service.publicUrl}${shareAudioPath.replace(':token', row.share_token!)}`;
  if (row.passcode_hash === null) return address;
  const expires = Math.floor(service.now() / 1000) + audioSeconds;
  return `${address}?${signedQuery(service.secrets, hearingOf(row), expires)}`;
}

/** Throws 404 where the link does not show its recording, 403 for an address that is not signed where a passcode is needed. */
export function requireAudible(service: Service, row: ShareLinkRow, expires: string, signature: string): void {
  if (row.shows_recording !== 1) throw earshotError('audioGone');
  if (row.passcode_hash === null) return;
  if (!isSigned(service.secrets, hearingOf(row), { expires, signature }, service.now()))
    throw earshotError('audioLinkInvalid');
}

// Signs the passcode's hash too, so that somebody who knew an earlier one hears nothing more.
const hearingOf = (row: ShareLinkRow): SignedFor => ({
  purpose: 'share audio',
  subject: `${row.share_token}\n${row.passcode_hash}`,
});
