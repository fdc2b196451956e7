// Comments that show a team how a criterion is met: who may write one, on what, and which words it shows (docs/decisions/coaching.md#good-examples).
import { earshotError, type GoodExample, leaderRoles, leads } from '@earshot/core';
import { readBlock, turnsOf } from '@earshot/core/views';
import { analysisWithoutWords } from '../records/analysis-documents.ts';
import type { Queries } from '../records/database.ts';
import { countExamples } from '../records/good-examples.ts';
import { readJson } from '../records/json-text.ts';
import type { Caller } from '../service.ts';

/** Their list is read from the newest on until a page is full, so they are not to be without number. */
const mostOfCompany = 1000;

interface Example {
  id: string;
  turn: number | null;
  criterion: string;
}

/** In the transaction that writes it. Throws 400 and 403. */
export async function requireExample(
  tx: Queries,
  { companyId, role }: Pick<Caller, 'companyId' | 'role'>,
  { id, turn, criterion }: Example,
): Promise<void> {
  if (!leads(role)) throw earshotError('roleRequired', leaderRoles);
  if (turn === null) throw earshotError('exampleWithoutTurn');
  const row = await analysisWithoutWords(tx, companyId, id);
  const card = readBlock('interactionScorecard', readJson(row?.interaction_scorecard ?? null));
  if (!card?.criteria.some(({ key }) => key === criterion)) throw earshotError('criterionNotJudged', criterion);
}

/** Call it after the deed is recorded: that locks the company's audit log, so that each of two at once counts the other. Throws 409. */
export async function requireExamplesWithinLimit(tx: Queries, companyId: string): Promise<void> {
  if ((await countExamples(tx, companyId)) > mostOfCompany)
    throw earshotError('companyLimitReached', '1,000 good examples');
}

/** `stored`: the turns of its analysis. Nulls where there is no such place, and in a conversation of hours, whose words are not read for a list. */
export function wordsAt(stored: unknown, place: number | null): Pick<GoodExample, 'said' | 'start'> {
  const found = Array.isArray(stored) && place !== null ? stored.slice(place, place + 1) : [];
  const turn = turnsOf(readBlock('turns', found) ?? [], null)[0];
  return { said: turn?.text ?? null, start: turn?.start ?? null };
}
