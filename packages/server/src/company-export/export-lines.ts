// All that a company has in Earshot, as JSON Lines: one line in memory at a time, however large the company is (docs/decisions/erasure.md#export).
import { earshotError, toTimestamp } from '@earshot/core';
import { fullView } from '@earshot/core/views';
import { chosenAlerts } from '../accounts/alert-settings.ts';
import { apiKeyDetails } from '../accounts/api-keys.ts';
import { passkeyView } from '../accounts/passkeys/add.ts';
import { largeAnswerBytes } from '../analyses/analysis-for-caller.ts';
import { judgementView } from '../analyses/calibration.ts';
import { commentView } from '../analyses/comments.ts';
import { companyTypeViews } from '../analyses/company-types.ts';
import { retentionOf } from '../analyses/retention.ts';
import { integrationView } from '../collection/integration-view.ts';
import { alertSettingsByCompany } from '../records/alert-settings.ts';
import {
  type AnalysisInParts,
  analysisInParts,
  type FullAnalysisRow,
  fullAnalysisWithin,
} from '../records/analysis-documents.ts';
import { textOf, toRecord } from '../records/analysis-record.ts';
import { unrevokedKeys } from '../records/api-keys.ts';
import { catalogueTypesOff } from '../records/catalogue-types.ts';
import { commentsOf } from '../records/comments.ts';
import { companyById } from '../records/companies.ts';
import { analysisIds, recordings } from '../records/company-export.ts';
import type { Database } from '../records/database.ts';
import { integrationsByCompany } from '../records/integrations.ts';
import { judgementsOf } from '../records/judgements.ts';
import { listViewsByCompany } from '../records/list-views.ts';
import { openIdAccountsOfCompany, openIdProviderOf } from '../records/open-id.ts';
import { passkeysByCompany } from '../records/passkeys.ts';
import { uploadByKey } from '../records/uploads.ts';
import { extensionsByCompany } from '../records/user-extensions.ts';
import { usersByCompany } from '../records/users.ts';
import { destinationsByCompany } from '../records/webhook-destinations.ts';
import { destinationView } from '../webhooks/destinations.ts';
import { CountedLines } from './counted-lines.ts';
import { exportedOpenIdAccount, exportedPerson } from './person-views.ts';

/** The JSON of the full view of an analysis with megabytes of words. */
export type LargeText = (large: AnalysisInParts) => Promise<Uint8Array | string>;

/** Renders in this thread, as the command line does. */
export const textHere: LargeText = async ({ row, words }) => {
  const { transcript, transcript_segments: turns } = words;
  return full({ ...row, transcript: textOf(transcript), transcript_segments: turns && textOf(turns) });
};

// The list of recordings says what there is to hear; an address would be good for an hour.
const full = (row: FullAnalysisRow) => JSON.stringify(fullView(toRecord(row), { audioUrl: null }));

export interface AnalysisToExport {
  /** JSON of its full view. */
  text: Uint8Array | string;
  /** Lines that follow its own: comments and judgements. */
  beside: { kind: string }[];
  recordingKey: string | null;
}

/** Null where there is none. */
export async function analysisToExport(
  db: Database,
  companyId: string,
  id: string,
  largeText: LargeText,
): Promise<AnalysisToExport | null> {
  const row = await fullAnalysisWithin(db, companyId, id, largeAnswerBytes);
  const large = row ? undefined : await analysisInParts(db.large, companyId, id);
  if (!row && !large) return null;
  const text = row ? full(row) : await largeText(large!);
  const recordingKey = (row ?? large!.row).audio_storage_key;
  const comments = (await commentsOf(db, companyId, id)).map((row) => ({ kind: 'comment', ...commentView(row) }));
  const judgements = (await judgementsOf(db, companyId, id)).map((row) => ({
    kind: 'judgement',
    analysisId: id,
    ...judgementView(row),
  }));
  return { text, beside: [...comments, ...judgements], recordingKey };
}

export function* analysisLine({ text }: AnalysisToExport): Generator<Uint8Array | string> {
  yield '{"kind":"analysis","analysis":';
  yield text;
  yield '}\n';
}

/**
 * Texts and bytes that make the lines together. No passwords, keys, secrets and credentials. Throws 404 for no such company, also for one that is erased while it runs.
 */
export async function* exportLines(
  db: Database,
  companyId: string,
  now: number,
  largeText: LargeText,
): AsyncGenerator<Uint8Array | string> {
  const lines = new CountedLines();
  const company = await companyById(db, companyId);
  if (!company || company.erased_at !== null) throw earshotError('companyNotFound');
  const { name, language, created_at: createdAt } = company;
  yield lines.line('company', {
    id: companyId,
    name,
    language,
    createdAt: toTimestamp(createdAt),
    exportedAt: toTimestamp(now),
  });
  const extensions = await extensionsByCompany(db, companyId);
  for (const row of await usersByCompany(db, companyId))
    yield lines.line('person', exportedPerson(row, extensions.get(row.id)));
  const provider = await openIdProviderOf(db, companyId);
  if (provider) yield lines.line('openId', { issuer: provider.issuer, clientId: provider.client_id });
  for (const account of await openIdAccountsOfCompany(db, companyId))
    yield lines.line('openIdAccount', exportedOpenIdAccount(account));
  for (const row of await passkeysByCompany(db, companyId))
    yield lines.line('passkey', { userId: row.user_id, ...passkeyView(row) });
  yield lines.line('retention', await retentionOf(db, companyId));
  for (const type of await companyTypeViews(db, companyId)) yield lines.line('interactionType', type);
  for (const key of await catalogueTypesOff(db, companyId)) yield lines.line('interactionTypeOff', { key });
  for (const row of await destinationsByCompany(db, companyId)) yield lines.line('webhook', destinationView(row));
  for (const row of await integrationsByCompany(db, companyId))
    yield lines.line('integration', await integrationView(db, row));
  for (const row of await alertSettingsByCompany(db, companyId)) yield lines.line('alerts', chosenAlerts(row));
  for (const views of await listViewsByCompany(db, companyId)) yield lines.line('listViews', views);
  for (const row of await unrevokedKeys(db, companyId)) yield lines.line('apiKey', apiKeyDetails(row, now));
  for await (const id of analysisIds(db, companyId)) {
    const analysis = await analysisToExport(db, companyId, id, largeText);
    // Erased meanwhile.
    if (!analysis) continue;
    lines.count('analysis');
    yield* analysisLine(analysis);
    for (const { kind, ...value } of analysis.beside) yield lines.line(kind, value);
    const { recordingKey: key } = analysis;
    // Analyses from before recordings had rows.
    if (key !== null && !(await uploadByKey(db, key)))
      yield lines.line('recording', { key, contentType: null, bytes: null, storedAt: null });
  }
  for await (const { storage_key: key, content_type: contentType, bytes, stored_at: storedAt } of recordings(
    db,
    companyId,
  ))
    yield lines.line('recording', {
      key,
      contentType,
      bytes,
      storedAt: storedAt === null ? null : toTimestamp(storedAt),
    });
  // What was erased meanwhile is missing above: nobody may take that for all that there was.
  if ((await companyById(db, companyId))?.erased_at !== null) throw earshotError('companyNotFound');
  yield lines.end();
}
