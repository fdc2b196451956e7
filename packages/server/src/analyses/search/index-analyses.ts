// The chore that keeps the index of the search. Triggers note what is due in the transaction of each change. It is indexed within a second, one analysis at a time, so that a long one holds up nobody (docs/decisions/search.md#index).
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type ClaimLoop, startClaimLoop } from '../../claim-loop.ts';
import { type Database, TakenError } from '../../records/database.ts';
import { type DueAnalysis, dueForSearch, saveIndexed, searchedRow } from '../../records/search-index.ts';
import type { Service } from '../../service.ts';
import { searchedTexts } from './searched-texts.ts';
import { tokensOf } from './tokens.ts';
import { numbersOf, wordsOf } from './words.ts';

const pollMs = 500;
const batch = 20;
/** After each, for whoever waits: what is left from an upgrade takes long. */
const pauseMs = 2;
/** Of texts, between turns of the event loop: some milliseconds. */
const charactersAtOnce = 32 * 1024;

export function startIndexer({ db, log, pause }: Pick<Service, 'db' | 'log' | 'pause'>): ClaimLoop {
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
      for (const each of due) {
        if (stopping.aborted) return;
        const isDone = await indexAnalysis(db, each).then(() => true, failed);
        await pause(isDone ? pauseMs : pollMs);
      }
    },
    failed,
  });
}

async function indexAnalysis(db: Database, due: DueAnalysis): Promise<void> {
  const row = await searchedRow(db, due.analysis_id);
  const isFinished = row?.status === 'completed' || row?.status === 'failed';
  const indexed = isFinished
    ? { occurredAtMs: row.occurred_at, tokens: tokensOf(row.company_id, await wordsIn(row), peopleOf(row)) }
    : null;
  // A power cut that undoes this makes it due again.
  const saving = db.forgettable.transaction((tx) => saveIndexed(tx, due, indexed));
  await saving.catch((error: unknown) => {
    // It is still due, and done again.
    if (!(error instanceof TakenError)) throw error;
  });
}

const peopleOf = (row: { salesperson_id: string | null; created_by: string | null }) =>
  [row.salesperson_id, row.created_by].filter((id) => id !== null);

/** Each once. */
async function wordsIn(row: Parameters<typeof searchedTexts>[0]): Promise<Set<string>> {
  const words = new Set<string>();
  let characters = 0;
  for (const { text } of searchedTexts(row).reverse()) {
    for (const word of wordsOf(text)) words.add(word.text);
    for (const number of numbersOf(text)) words.add(number.text);
    characters += text.length;
    if (characters < charactersAtOnce) continue;
    characters = 0;
    await nextTurn();
  }
  return words;
}
