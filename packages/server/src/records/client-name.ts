// The name of the client, corrected in the row and in what Earshot wrote of it (docs/decisions/analysis-fields.md#name-of-the-client).
import type { Diagnostic, Reading } from '@earshot/core';
import { readBlock } from '@earshot/core/views';
import { nameOf } from '@earshot/engine/redaction';
import type { analysisWithoutWords } from './analysis-documents.ts';
import { laterThanStored } from './clock.ts';
import type { Queries } from './database.ts';
import { readJson } from './json-text.ts';
import { judgedByOf } from './judging-engine.ts';
import { nameReplacer } from './name-replacer.ts';

/** Call it in the transaction that has locked the analysis. */
export async function setClientName(
  tx: Queries,
  row: NonNullable<Awaited<ReturnType<typeof analysisWithoutWords>>>,
  clientName: string | null,
  now: number,
): Promise<void> {
  const inText = inWriting(nameWritten(row), clientName);
  const inTexts = (text: string | null) => text && inText(text);
  await tx.run(
    `UPDATE analyses SET client_name = ?, summary = ?, updated_at = ${laterThanStored} WHERE company_id = ? AND id = ?`,
    [clientName, inTexts(row.summary), now, now, row.company_id, row.id],
  );
  const diagnostic = readBlock('diagnostic', readJson(row.diagnostic));
  await tx.run('UPDATE analysis_documents SET profile = ?, diagnostic = ? WHERE analysis_id = ?', [
    inTexts(row.profile),
    diagnostic ? JSON.stringify(named(diagnostic, judgedByOf(row), inText)) : row.diagnostic,
    row.id,
  ]);
}

/** What was written of the client. A model writes all of it; the offline engine fills these three with words that were spoken. */
function named(diagnostic: Diagnostic, judgedBy: Reading['judgedBy'], inText: (text: string) => string): Diagnostic {
  const written: Diagnostic = JSON.parse(JSON.stringify(diagnostic), (_key, value) =>
    typeof value === 'string' ? inText(value) : value,
  );
  if (judgedBy === 'model') return written;
  const { core_motivation, next_steps } = diagnostic;
  const { responsibilities } = next_steps;
  return { ...written, core_motivation, next_steps: { ...written.next_steps, responsibilities } };
}

/** What the engine called the client by: the name given, else the one that it found. */
function nameWritten({ client_name, participants }: { client_name: string | null; participants: string | null }) {
  return nameOf({ speakers: readBlock('participants', readJson(participants)) ?? [] }, 'client', client_name);
}

function inWriting(name: string | null, clientName: string | null): (text: string) => string {
  if (name === null) return (text) => text;
  // Some names, such as Will and Clara, are words as well, which have no capital.
  const isMeant = (found: string) => found === name || found !== found.toLowerCase();
  const replace = nameReplacer([name], clientName ?? undefined, isMeant);
  // A name with quotes of its own is in no quote.
  if (/[“”]/.test(name)) return replace;
  // What somebody said stays as it was spoken.
  return (text) =>
    text
      .split(/(“[^”]*”)/)
      .map((part, index) => (index % 2 === 1 ? part : replace(part)))
      .join('');
}
