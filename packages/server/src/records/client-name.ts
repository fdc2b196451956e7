// The name of the client, corrected in the row and in what Earshot wrote of it (docs/decisions/analysis-fields.md#name-of-the-client).
import { readBlock } from '@earshot/core/views';
import type { analysisWithoutWords } from './analysis-documents.ts';
import { laterThanStored } from './clock.ts';
import type { Queries } from './database.ts';
import { readJson } from './json-text.ts';
import { nameReplacer } from './name-replacer.ts';

/** Call it in the transaction that has locked the analysis. */
export async function setClientName(
  tx: Queries,
  row: NonNullable<Awaited<ReturnType<typeof analysisWithoutWords>>>,
  clientName: string | null,
  now: number,
): Promise<void> {
  const replace = nameReplacer(writtenNames(row), clientName ?? undefined);
  // What somebody said stays as it was spoken.
  const inText = (text: string) =>
    text
      .split(/(“[^”]*”)/)
      .map((part, index) => (index % 2 === 1 ? part : replace(part)))
      .join('');
  const inTexts = (text: string | null) => text && inText(text);
  await tx.run(
    `UPDATE analyses SET client_name = ?, summary = ?, updated_at = ${laterThanStored} WHERE company_id = ? AND id = ?`,
    [clientName, inTexts(row.summary), now, now, row.company_id, row.id],
  );
  const diagnostic = readBlock('diagnostic', readJson(row.diagnostic));
  if (diagnostic) {
    diagnostic.executive_summary = inText(diagnostic.executive_summary);
    diagnostic.client_profile.details = inText(diagnostic.client_profile.details);
  }
  await tx.run('UPDATE analysis_documents SET profile = ?, diagnostic = ? WHERE analysis_id = ?', [
    inTexts(row.profile),
    diagnostic ? JSON.stringify(diagnostic) : row.diagnostic,
    row.id,
  ]);
}

/** Without a name of its own, an analysis was written with that of the one client who speaks. */
function writtenNames({ client_name, participants }: { client_name: string | null; participants: string | null }) {
  if (client_name !== null) return [client_name];
  const people = readBlock('participants', readJson(participants)) ?? [];
  const clients = people.filter(({ side }) => side === 'client').map(({ name }) => name);
  return clients.length === 1 ? clients : [];
}
