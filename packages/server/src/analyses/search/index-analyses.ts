// The chore that keeps the index of the search. Triggers note what is due in the transaction of each change. It is indexed within a second, one analysis at a time, so that a long one holds up nobody (docs/decisions/search.md#index).
import { type ClaimLoop, startClaimLoop } from '../../claim-loop.ts';
import { UniqueViolationError } from '../../records/database.ts';
import {
  type DueAnalysis,
  dueForSearch,
  dueOfCompany,
  isStillDue,
  saveIndexed,
  searchedRow,
} from '../../records/search-index.ts';
import { mergeSome } from '../../records/search-merge.ts';
import type { Service } from '../../service.ts';

const pollMs = 500;
const batch = 20;
/** A pause after each, for others who wait: what is left from an upgrade takes long. */
const pauseMs = 2;

type IndexerService = Pick<Service, 'db' | 'log' | 'pause' | 'searcher'>;

export function startIndexer(service: IndexerService): ClaimLoop {
  const { db, log, pause } = service;
  const failed = (error: unknown) => {
    log.warn({ err: error }, 'an analysis could not be indexed for the search');
    return false;
  };
  return startClaimLoop<readonly DueAnalysis[]>({
    pollMs,
    hasRoom: (running) => running.length === 0,
    claim: async (round) => {
      const due = await dueForSearch(db, batch);
      if (due.length > 0 && round.hasRoom()) round.start(due);
      return false;
    },
    work: async (due, stopping) => {
      // Other processes have the same: in an order of its own, each mostly finds what no other has done.
      for (const each of shuffled(due)) {
        if (stopping.aborted) return;
        const isDone = await indexStillDue(each, service).then(() => true, failed);
        await pause(isDone ? pauseMs : pollMs);
      }
    },
    failed,
  });
}

async function indexStillDue(due: DueAnalysis, service: IndexerService): Promise<void> {
  if (await isStillDue(service.db, due)) await indexAnalysis(due, service);
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const left = [...items];
  return items.map(() => left.splice(Math.floor(Math.random() * left.length), 1)[0]!);
}

/** Indexes everything of a company that is due, for callers that must miss nothing. */
export async function indexCompany(companyId: string, service: Omit<IndexerService, 'log'>): Promise<void> {
  for (;;) {
    const due = await dueOfCompany(service.db, companyId, batch);
    for (const each of due) await indexAnalysis(each, service);
    if (due.length < batch) return;
  }
}

/** One that is due. */
export async function indexAnalysis(
  due: DueAnalysis,
  { db, pause, searcher }: Omit<IndexerService, 'log'>,
): Promise<void> {
  const row = await searchedRow(db.large, due.analysis_id);
  const isFinished = row?.status === 'completed' || row?.status === 'failed';
  const indexed = isFinished ? { occurredAtMs: row.occurred_at, tokens: await searcher.tokens(row) } : null;
  // A power cut that undoes this makes it due again.
  const saving = db.forgettable.transaction((tx) => saveIndexed(tx, due, indexed));
  await saving.catch((error: unknown) => {
    // It is still due, and done again.
    if (!(error instanceof UniqueViolationError)) throw error;
  });
  await mergeSome(db, () => pause(pauseMs));
}
