// earshot company retention | redaction | sharing: what a company's administrators set in the pages; without options each prints what is set.
import type { Company, RedactionPolicy, Retention } from '@earshot/core';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { type CompanyChange, changeCompanyRow } from '../accounts/companies.ts';
import { redactionChange, sharingChange } from '../accounts/company-changes.ts';
import { changeRetention } from '../analyses/change-retention.ts';
import { retentionOf } from '../analyses/retention.ts';
import { commandLine } from '../audit/record-deed.ts';
import type { CompanyRow } from '../records/companies.ts';
import type { Database } from '../records/database.ts';
import { wholeNumber } from './arguments.ts';
import { outputFor, withDatabase } from './command.ts';
import { noSuchCompany, requireCompany } from './require-company.ts';

/** Commander takes null for an option without a value. */
type Days = number | 'never';

const daysUpTo =
  (most: number) =>
  (text: string): Days => {
    if (text === 'never') return text;
    try {
      return wholeNumber(1, most)(text);
    } catch {
      throw new InvalidArgumentError(`Use a whole number of days from 1 to ${most}, or never.`);
    }
  };
const stored = (days: Days) => (days === 'never' ? null : days);
const printed = (days: number | null) => (days === null ? 'never' : `after ${days} days`);

export function addCompanySettings(company: Command): void {
  addRetention(company);
  addRedaction(company);
  addSharing(company);
}

interface RetentionOptions extends Partial<Record<keyof Omit<Retention, 'keepsScores'>, Days>> {
  keepScores?: boolean;
  json?: boolean;
}

function addRetention(company: Command): void {
  const days = daysUpTo(36_500);
  company
    .command('retention <id>')
    .description('set after how many days recordings, transcripts and whole analyses are deleted; "never" keeps them')
    .option('--recordings-days <days>', 'of recordings', days)
    .option('--transcripts-days <days>', 'of transcripts, with what is quoted of them', days)
    .option('--analyses-days <days>', 'of whole analyses', days)
    .option('--keep-scores', 'of whole analyses, scores and measures stay for trends')
    .option('--no-keep-scores', 'nothing of whole analyses stays')
    .option('--json', 'print one JSON object')
    .action(async (id: string, { json, keepScores, ...given }: RetentionOptions) => {
      const days = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, stored(value)]));
      const input: Partial<Retention> = { ...days, ...(keepScores !== undefined && { keepsScores: keepScores }) };
      const retention = await withDatabase(async (db) => {
        await presentCompany(db, id);
        if (Object.keys(input).length === 0) return retentionOf(db, id);
        return changeRetention(commandLine(id), input, { db, now: Date.now });
      });
      const { recordingsDays, transcriptsDays, analysesDays, keepsScores } = retention;
      const lines = [
        `Recordings go: ${printed(recordingsDays)}.`,
        `Transcripts go: ${printed(transcriptsDays)}.`,
        `Analyses go: ${printed(analysesDays)}${analysesDays !== null && keepsScores ? '; scores stay' : ''}.`,
      ];
      outputFor({ json: json === true }).print({ id, ...retention }, lines.join('\n'));
    });
}

function addRedaction(company: Command): void {
  company
    .command('redaction <id>')
    .description('set what becomes of numbers, addresses and passwords that are said, from now on')
    .addOption(
      new Option('--recordings <how>', 'redact, and mute or discard recordings; or do not redact').choices([
        'muteRecordings',
        'discardRecordings',
        'off',
      ]),
    )
    .option('--json', 'print one JSON object')
    .action(async (id: string, { json, recordings }: { json?: boolean; recordings?: RedactionPolicy }) => {
      const { redaction } = await changed(id, recordings === undefined ? null : redactionChange(recordings));
      outputFor({ json: json === true }).print({ id, redaction }, `Redaction: ${redaction}.`);
    });
}

type Links = Company['sharing']['links'];

function addSharing(company: Command): void {
  company
    .command('sharing <id>')
    .description('set whether analyses have share links, and after how many days new ones end')
    .addOption(new Option('--links <when>', 'when analyses have links').choices(['atCreation', 'onRequest', 'off']))
    .option('--link-days <days>', 'when new links end', daysUpTo(3650))
    .option('--json', 'print one JSON object')
    .action(async (id: string, options: { json?: boolean; links?: Links; linkDays?: Days }) => {
      const { links, json } = options;
      const linkDays = options.linkDays === undefined ? undefined : stored(options.linkDays);
      const isChange = links !== undefined || linkDays !== undefined;
      const input = { ...(links && { links }), ...(linkDays !== undefined && { linkDays }) };
      const row = await changed(id, isChange ? sharingChange(input) : null);
      const sharing = { links: row.share_links, linkDays: row.share_link_days };
      outputFor({ json: json === true }).print(
        { id, ...sharing },
        `Links: ${sharing.links}. New links end: ${printed(sharing.linkDays)}.`,
      );
    });
}

/** The company after the change, which is in the audit log; null changes nothing. */
const changed = (id: string, change: CompanyChange | null): Promise<CompanyRow> =>
  withDatabase(async (db) => {
    const row = await presentCompany(db, id);
    if (!change) return row;
    await changeCompanyRow({ db, now: Date.now }, commandLine(id), change);
    return presentCompany(db, id);
  });

async function presentCompany(db: Database, id: string): Promise<CompanyRow> {
  const row = await requireCompany(db, id);
  if (row.erased_at !== null) throw noSuchCompany(id);
  return row;
}
