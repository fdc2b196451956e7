// What redaction leaves beside a conversation: what was found, what became of the recording, and what the words cost as they were sent (docs/decisions/redaction.md).
import type { Language, Redaction, RedactionPolicy } from '@earshot/core';
import type { Inspection } from '@earshot/engine';
import { redactName } from '@earshot/engine/redaction';
import type { FullAnalysisRow } from '../records/analysis-documents.ts';
import { type CompanyRow, companyById } from '../records/companies.ts';
import type { Queries } from '../records/database.ts';
import { readJson } from '../records/json-text.ts';
import type { RedactedReading } from '../threads/analysis-tasks.ts';
import type { RedactedAudio } from './redact-audio.ts';

/** The stored value. `length` is that of a transcript as it was sent, because its price follows that. */
export interface RedactionColumn extends Redaction {
  length: Pick<Inspection, 'estimatedSeconds' | 'leastSeconds'> | null;
}

/** The redaction that a row records; null if nothing was redacted. */
export const redactionOfRow = ({ redaction }: Pick<FullAnalysisRow, 'redaction'>) =>
  readJson(redaction) as RedactionColumn | null;

/** What is stored of a transcript that is redacted, beside its text. */
export interface RedactedWords {
  /** What was read, as JSON. */
  segments: string;
  redaction: RedactionColumn;
  /** A key of storage whose object goes with the insertion. */
  erases: string | null;
}

export function redactedWords(
  { segments, found, estimatedSeconds, leastSeconds }: RedactedReading,
  audio: RedactedAudio | null,
): RedactedWords {
  const length = { estimatedSeconds, leastSeconds };
  return { segments, redaction: { found, recording: audio?.recording ?? null, length }, erases: audio?.erases ?? null };
}

export interface CompanyRedaction {
  policy: RedactionPolicy;
  /** The company's. */
  language: Language;
}

export const redactionOf = (company: CompanyRow | undefined): CompanyRedaction => ({
  policy: company?.redaction ?? 'off',
  language: company?.language ?? 'en',
});

export const companyRedaction = async (db: Queries, companyId: string): Promise<CompanyRedaction> =>
  redactionOf(await companyById(db, companyId));

/** A name as it may be kept. */
export const nameToKeep = <Name extends string | null>({ policy, language }: CompanyRedaction, name: Name) =>
  policy === 'off' || name === null ? name : redactName(name, language);

/** Metadata as they may be kept: in texts; a value without a space is an id that programs of the company look for. */
export const metadataToKeep = (company: CompanyRedaction, metadata: Readonly<Record<string, string>> | null) =>
  metadata &&
  Object.fromEntries(
    Object.entries(metadata).map(([key, value]) => [
      key,
      // A placeholder may be longer than what it stands for, and a text that is too long would not be read again.
      /\S\s+\S/.test(value) ? nameToKeep(company, value).slice(0, longestMetadata) : value,
    ]),
  );
/** Characters of a value, by the contract. */
const longestMetadata = 500;

/** What was read of a redacted transcript that waits for its analysis, as JSON; null where it was not redacted. */
export const waitingWords = ({ redaction, transcript_segments }: FullAnalysisRow): string | null =>
  redaction === null ? null : transcript_segments;
