// earshot find: where in a company somebody's number, name, id or words occur, to answer a person who asks what is stored about them (docs/data-protection.md).
import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from 'commander';
import { allFilters, type FilterInput } from '../analyses/list-filters.ts';
import { indexCompany } from '../analyses/search/index-analyses.ts';
import { searchAnalyses } from '../analyses/search/search.ts';
import { commandLine, recordDeed } from '../audit/record-deed.ts';
import type { Database } from '../records/database.ts';
import { type GivenRow, givenRows } from '../records/given-texts.ts';
import { givenTextsFor } from '../searched-text/given-texts.ts';
import { readQuery } from '../searched-text/query.ts';
import { hasWholeNumber } from '../searched-text/words.ts';
import { secretsFor } from '../secret.ts';
import type { Settings } from '../settings.ts';
import { startSearcher } from '../threads/searcher.ts';
import { anyTime, filled, score } from './arguments.ts';
import { CommandError, outputFor, tableOf, withDatabase } from './command.ts';
import { requireCompany } from './require-company.ts';

interface FindOptions {
  company: string;
  from?: string;
  to?: string;
  type?: string;
  salesperson?: string;
  team?: string;
  unassigned?: true;
  minScore?: number;
  maxScore?: number;
  ids?: boolean;
  json?: boolean;
}

interface Finding {
  id: string;
  occurredAt: string;
  salespersonName: string | null;
  clientName: string | null;
  /** Where the words are: fields of a passage of `analysis.search`, `metadata` and `externalCallId`. */
  foundIn: string[];
  /** The number stands there with fewer or more digits than were given: it may be somebody else's. */
  isNumberInPart: boolean;
  isArchived: boolean;
  hasLegalHold: boolean;
}

interface Found {
  row: Omit<GivenRow, 'external_call_id' | 'metadata'>;
  texts: { field: string; text: string }[];
}

const atOnce = 100;

export function addFind(program: Command): void {
  program
    .command('find <words>')
    .description(
      'find the analyses of a company with a telephone number, a name, an id or other words; quotes make a phrase',
    )
    .requiredOption('--company <id>', 'id of the company')
    .option('--from <time>', 'took place at this ISO-8601 time or later', anyTime)
    .option('--to <time>', 'took place at this time or earlier; a date alone means its first moment', anyTime)
    .option('--type <key>', 'of this interaction type; __none__ finds those without one', filled)
    .option('--salesperson <id>', 'attached to this person', filled)
    .option('--team <id>', 'attached to this supervisor or to their team', filled)
    .option('--unassigned', 'attached to nobody')
    .option('--min-score <score>', 'with this score or a higher one', score)
    .option('--max-score <score>', 'with this score or a lower one', score)
    .option('--ids', 'print ids alone, for earshot export and earshot delete analysis')
    .option('--json', 'print one JSON object')
    .action(async (words: string, options: FindOptions) => {
      const analyses = await withDatabase((db, settings) => findAll(db, settings, options, words));
      if (options.ids && analyses.length === 0) throw new CommandError('no analysis was found');
      const inPart = analyses.filter(({ isNumberInPart }) => isNumberInPart).length;
      if (inPart > 0 && !options.json) process.stderr.write(`${noteOf(inPart, analyses.length)}\n`);
      const text = options.ids ? analyses.map(({ id }) => id).join('\n') : tableOf(analyses.map(cellsOf), 'None.');
      outputFor(options).print({ analyses }, text);
    });
}

const noteOf = (inPart: number, all: number) =>
  `earshot: in ${inPart} of ${all}, the number has more or fewer digits than you gave: it may be somebody else's`;

const cellsOf = ({
  id,
  occurredAt,
  salespersonName,
  clientName,
  foundIn,
  isNumberInPart,
  isArchived,
  hasLegalHold,
}: Finding) => [
  id,
  occurredAt,
  salespersonName,
  clientName,
  `in ${foundIn.join(', ')}`,
  isNumberInPart ? 'number in part' : null,
  isArchived ? 'archived' : null,
  hasLegalHold ? 'under legal hold' : null,
];

const filterInput = ({
  from,
  to,
  type,
  salesperson,
  team,
  unassigned,
  minScore,
  maxScore,
}: FindOptions): FilterInput => ({
  occurredFrom: from,
  occurredTo: to,
  interactionType: type,
  salespersonId: salesperson,
  supervisorId: team,
  unassigned,
  minScore,
  maxScore,
});

/** The latest conversation first, archived ones too. */
async function findAll(db: Database, settings: Settings, options: FindOptions, query: string): Promise<Finding[]> {
  const companyId = options.company;
  await requireCompany(db, companyId);
  const searcher = startSearcher();
  try {
    // Nothing that has just come is missed.
    await indexCompany(companyId, { db, pause: (ms) => sleep(ms), searcher });
    const service = { db, searcher, secrets: secretsFor(settings) };
    const caller = { companyId, userId: '', role: 'super_admin', supervisedIds: [] } as const;
    const filters = await allFilters(filterInput(options), caller, { db, now: Date.now });
    const found = new Map<string, Found>();
    let cursor: string | undefined;
    do {
      const page = await searchAnalyses({ query, limit: atOnce, cursor }, filters, caller, service);
      for (const { row, passages } of page.found) found.set(row.id, { row, texts: [...passages] });
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    const givenTexts = givenTextsFor(query);
    for await (const row of givenRows(db, companyId, filters)) {
      const texts = givenTexts(row);
      if (texts.length > 0) found.set(row.id, { row, texts: [...(found.get(row.id)?.texts ?? []), ...texts] });
    }
    const latestFirst = [...found.values()].sort((a, b) => b.row.occurred_at - a.row.occurred_at);
    return await findingsOf(db, companyId, latestFirst, query);
  } finally {
    await searcher.close();
  }
}

async function findingsOf(db: Database, companyId: string, found: readonly Found[], query: string): Promise<Finding[]> {
  const numbers = readQuery(query).flatMap(({ words, isNumber }) => (isNumber ? words : []));
  const now = Date.now();
  for (const { row } of found)
    await db.transaction((tx) =>
      recordDeed(tx, commandLine(companyId), { kind: 'analysis.passagesRead', subjectId: row.id }, now),
    );
  return found.map(({ row, texts }) => ({
    id: row.id,
    occurredAt: new Date(row.occurred_at).toISOString(),
    salespersonName: row.salesperson_name,
    clientName: row.client_name,
    foundIn: [...new Set(texts.map(({ field }) => field))],
    isNumberInPart: numbers.some((digits) => !texts.some(({ text }) => hasWholeNumber(text, digits))),
    isArchived: row.archived_at !== null,
    hasLegalHold: row.legal_hold_at !== null,
  }));
}
