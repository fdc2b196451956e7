// earshot find: where in a company somebody's number, name or words occur, for whoever answers a person who asks what is stored of them (docs/data-protection.md).
import type { Command } from 'commander';
import { indexCompany } from '../analyses/search/index-analyses.ts';
import { type FoundAnalysis, searchAnalyses } from '../analyses/search/search.ts';
import { commandLine, recordDeed } from '../audit/record-deed.ts';
import { companyById } from '../records/companies.ts';
import type { Database } from '../records/database.ts';
import { secretsFor } from '../secret.ts';
import type { Settings } from '../settings.ts';
import { startSearcher } from '../threads/searcher.ts';
import { CommandError, outputFor, tableOf, withDatabase } from './command.ts';

interface FindOptions {
  company: string;
  ids?: boolean;
  json?: boolean;
}

interface Finding {
  id: string;
  occurredAt: string;
  salespersonName: string | null;
  clientName: string | null;
  /** Where the words are: fields of a passage of `analysis.search`. */
  foundIn: string[];
  isArchived: boolean;
  hasLegalHold: boolean;
}

const atOnce = 100;

export function addFind(program: Command): void {
  program
    .command('find <words>')
    .description('find the analyses of a company with a telephone number, a name or other words; quotes make a phrase')
    .requiredOption('--company <id>', 'id of the company')
    .option('--ids', 'print ids alone, for earshot export and earshot delete analysis')
    .option('--json', 'print one JSON object')
    .action(async (words: string, options: FindOptions) => {
      const analyses = await withDatabase((db, settings) => findAll(db, settings, options.company, words));
      if (options.ids && analyses.length === 0) throw new CommandError('no analysis was found');
      const text = options.ids ? analyses.map(({ id }) => id).join('\n') : tableOf(analyses.map(cellsOf), 'None.');
      outputFor(options).print({ analyses }, text);
    });
}

const cellsOf = ({ id, occurredAt, salespersonName, clientName, foundIn, isArchived, hasLegalHold }: Finding) => [
  id,
  occurredAt,
  salespersonName,
  clientName,
  `in ${foundIn.join(', ')}`,
  isArchived ? 'archived' : null,
  hasLegalHold ? 'under legal hold' : null,
];

/** The latest conversation first, archived ones too. */
async function findAll(db: Database, settings: Settings, companyId: string, query: string): Promise<Finding[]> {
  if (!(await companyById(db, companyId))) throw new CommandError(`there is no company with the id ${companyId}`);
  const searcher = startSearcher();
  try {
    // Nothing that has just come is missed.
    await indexCompany(companyId, { db, searcher });
    const service = { db, searcher, secrets: secretsFor(settings) };
    const caller = { companyId, userId: '', role: 'super_admin', supervisedIds: [] } as const;
    const found: FoundAnalysis[] = [];
    let cursor: string | undefined;
    do {
      const page = await searchAnalyses({ query, limit: atOnce, cursor }, caller, service);
      found.push(...page.found);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    return await findingsOf(db, companyId, found);
  } finally {
    await searcher.close();
  }
}

async function findingsOf(db: Database, companyId: string, found: readonly FoundAnalysis[]): Promise<Finding[]> {
  const now = Date.now();
  for (const { row } of found)
    await db.transaction((tx) =>
      recordDeed(tx, commandLine(companyId), { kind: 'analysis.passagesRead', subjectId: row.id }, now),
    );
  return found.map(({ row, passages }) => ({
    id: row.id,
    occurredAt: new Date(row.occurred_at).toISOString(),
    salespersonName: row.salesperson_name,
    clientName: row.client_name,
    foundIn: [...new Set(passages.map(({ field }) => field))],
    isArchived: row.archived_at !== null,
    hasLegalHold: row.legal_hold_at !== null,
  }));
}
