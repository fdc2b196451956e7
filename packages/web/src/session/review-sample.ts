// The sample that a supervisor reviews, as an address names it: of which month, how many of each person, of which team (docs/decisions/coaching.md#samples).
import type { SampledAnalysis } from '@earshot/core/client';
import { isMonth } from '../texts/month.ts';

const usual = 3;
const most = 20;

export interface SampleChoice {
  month: string;
  /** Of each person. */
  count: number;
  team: string | null;
}

/** How many of each person: `?count=5`. */
export function countOf(address: URLSearchParams): number {
  const count = Number(address.get('count') ?? usual);
  return Number.isInteger(count) && count >= 1 && count <= most ? count : usual;
}

const queryOf = (name: 'sample' | 'month', { month, count, team }: SampleChoice) =>
  new URLSearchParams({ [name]: month, count: String(count), ...(team !== null && { team }) });

/** Of an analysis that is read as one of the sample. */
export const sampledHref = (id: string, choice: SampleChoice) => `/analyses/${id}?${queryOf('sample', choice)}`;

/** Where somebody judges it without seeing anybody's verdicts; null: not as one of a sample. */
export const judgeHref = (id: string, choice: SampleChoice | null) =>
  `/analyses/${id}/judge${choice ? `?${queryOf('sample', choice)}` : ''}`;

/** Of the sample itself. */
export const sampleHref = (choice: SampleChoice) => `/reviews?${queryOf('month', choice)}`;

/** What `sampledHref` says; null where the analysis is read for itself. */
export function sampleIn(address: URLSearchParams): SampleChoice | null {
  const month = address.get('sample') ?? '';
  return isMonth(month) ? { month, count: countOf(address), team: address.get('team') } : null;
}

/** The one to go on with: behind this one, and once it is reviewed, the first; undefined where no other waits. */
export function nextOf<Waiting extends Pick<SampledAnalysis, 'id'>>(
  waiting: readonly Waiting[],
  id: string,
): Waiting | undefined {
  const at = waiting.findIndex((each) => each.id === id);
  const next = waiting[(at + 1) % waiting.length];
  return next?.id === id ? undefined : next;
}
