// Table share_links, and the columns of analyses beside it: who a link is for, what it shows, until when, and how often it was opened.
import type { AnalysisFacts } from './analysis-documents.ts';
import type { Queries } from './database.ts';

export interface LinkOptions {
  audience: 'internal' | 'client';
  shows_transcript: number;
  shows_recording: number;
  passcode_hash: string | null;
  openings: number;
  last_opened_at: number | null;
}

export interface LinkRow extends LinkOptions {
  share_token: string | null;
  /** In ms; null: not by itself. */
  share_expires_at: number | null;
}

export type ShareLinkRow = AnalysisFacts & LinkRow;

const options = `COALESCE(l.audience, 'internal') AS audience, COALESCE(l.shows_transcript, 1) AS shows_transcript,
  COALESCE(l.shows_recording, 1) AS shows_recording, l.passcode_hash, COALESCE(l.openings, 0) AS openings, l.last_opened_at`;

export const shareLinkByToken = (db: Queries, shareToken: string) =>
  db.get<ShareLinkRow>(
    `SELECT a.id, a.company_id, a.status, a.language, a.salesperson_id, a.created_by, a.archived_at, a.share_token, a.share_expires_at, ${options}
     FROM analyses a LEFT JOIN share_links l ON l.analysis_id = a.id WHERE a.share_token = ?`,
    [shareToken],
  );

export const linkOf = (db: Queries, companyId: string, id: string) =>
  db.get<LinkRow>(
    `SELECT a.share_token, a.share_expires_at, ${options} FROM analyses a LEFT JOIN share_links l ON l.analysis_id = a.id
     WHERE a.company_id = ? AND a.id = ?`,
    [companyId, id],
  );

export interface NewLink extends Omit<LinkOptions, 'openings' | 'last_opened_at'> {
  token: string;
  expires_at: number | null;
}

/** Null takes the link away. False while the analysis is not finished, since what completes it shows its link, and of an archived one for a new link. */
export async function setLink(tx: Queries, companyId: string, id: string, link: NewLink | null): Promise<boolean> {
  const changed = await tx.run(
    `UPDATE analyses SET share_token = ?, share_expires_at = ? WHERE company_id = ? AND id = ? AND status IN ('completed', 'failed')
       ${link === null ? '' : 'AND archived_at IS NULL'}`,
    [link?.token ?? null, link?.expires_at ?? null, companyId, id],
  );
  if (changed === 0) return false;
  await tx.run('DELETE FROM share_links WHERE analysis_id = ?', [id]);
  if (link)
    await tx.run(
      'INSERT INTO share_links (analysis_id, audience, shows_transcript, shows_recording, passcode_hash) VALUES (?, ?, ?, ?, ?)',
      [id, link.audience, link.shows_transcript, link.shows_recording, link.passcode_hash],
    );
  return true;
}

/** One more opening of the link, if it still is the analysis's; `now` in ms. */
export async function countOpening(db: Queries, id: string, token: string, now: number): Promise<void> {
  await db.run(
    `INSERT INTO share_links (analysis_id, openings, last_opened_at)
     SELECT id, 1, CAST(? AS bigint) FROM analyses WHERE id = ? AND share_token = ?
     ON CONFLICT (analysis_id) DO UPDATE SET openings = share_links.openings + 1, last_opened_at = excluded.last_opened_at`,
    [now, id, token],
  );
}
