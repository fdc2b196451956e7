// Trends of a period: its analyses are read from one index, some thousand at a time, and summed for all, for people and for teams.
import {
  criterionLabels,
  isCriterionKey,
  type Language,
  type PersonTrend,
  type Polarity,
  type Targets,
  type TeamTrend,
  type TrendCriterion,
  type TrendInterval,
  type Trends,
  toTimestamp,
} from '@earshot/core';
import { largeTurn } from '../large-turns.ts';
import type { Queries } from '../records/database.ts';
import { companyTypes } from '../records/interaction-types.ts';
import type { JudgedCriterion } from '../records/trend-measures.ts';
import { judgedCriteria, type TrendQuery, type TrendRow, trendRows } from '../records/trends.ts';
import type { ListedUserRow } from '../records/users.ts';
import { type Criterion, getOrCreate, type Judgement, TrendSum } from './trend-sum.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** How long each is, and when one begins; 1970-01-01 was a Thursday. */
const intervals = {
  day: { lengthMs: dayMs, firstMs: 0 },
  week: { lengthMs: 7 * dayMs, firstMs: 4 * dayMs },
} satisfies Record<TrendInterval, { lengthMs: number; firstMs: number }>;
/** Some milliseconds' worth. */
const rowsAtOnce = 1_000;

/** Beginning (ms) of the day or week that a moment is in, where clocks are `offsetMs` ahead of UTC. */
function intervalStart(atMs: number, interval: TrendInterval, offsetMs: number): number {
  const { lengthMs, firstMs } = intervals[interval];
  return Math.floor((atMs + offsetMs - firstMs) / lengthMs) * lengthMs + firstMs - offsetMs;
}

/** How many days or weeks begin in a period or go on into it. */
export function intervalsIn({ fromMs, toMs }: TrendQuery, interval: TrendInterval, offsetMs: number): number {
  const betweenMs = intervalStart(toMs, interval, offsetMs) - intervalStart(fromMs, interval, offsetMs);
  return Math.max(0, betweenMs / intervals[interval].lengthMs + 1);
}

export interface TrendFrame {
  interval: TrendInterval;
  /** How far clocks are ahead of UTC, in ms. */
  offsetMs: number;
  /** Everybody of the company, by whom analyses find their team. */
  users: readonly ListedUserRow[];
  /** Only analyses attached to these; all when left out. */
  salespersonIds?: readonly string[];
  /** Language of the labels. */
  language: Language;
  targets: Targets;
}

/** The supervisor whose team a person is in; supervisors are in their own. */
export const teamOf = (user: ListedUserRow | undefined) =>
  user?.role === 'supervisor' ? user.id : (user?.supervisor_id ?? null);

/** Those of a team, or one person; all when both are left out. */
export const peopleIn = (
  users: readonly ListedUserRow[],
  { supervisorId, salespersonId }: { supervisorId?: string | undefined; salespersonId?: string | undefined },
) =>
  users.filter(
    (user) =>
      (supervisorId === undefined || teamOf(user) === supervisorId) &&
      (salespersonId === undefined || user.id === salespersonId),
  );

/** Throws nothing; a person or team without analyses is not there. */
export async function trendsOf(db: Queries, query: TrendQuery, frame: TrendFrame): Promise<Trends> {
  const users = new Map(frame.users.map((user) => [user.id, user]));
  const teamOfPerson = (id: string | null) => teamOf(users.get(id ?? ''));
  const people = await sumsOfPeople(db, query, frame);
  const outcomeIds = new Set([...people.values()].flatMap((sum) => [...sum.outcomeIds]));
  const judgementsOf = criteriaByOutcome(await judgedCriteria(db, [...outcomeIds]));
  const teams = new Map<string | null, TrendSum>();
  const sumOfAll = new TrendSum();
  for (const [id, sum] of people) {
    sum.judge(judgementsOf);
    getOrCreate(teams, teamOfPerson(id), () => new TrendSum()).merge(sum);
    sumOfAll.merge(sum);
  }
  const total = sumOfAll.trend;
  const nameOf = (id: string | null) => users.get(id ?? '')?.name ?? null;
  const byName = (a: { name: string | null }, b: { name: string | null }) => names.compare(a.name ?? '', b.name ?? '');
  return {
    from: toTimestamp(query.fromMs),
    to: toTimestamp(query.toMs),
    interval: frame.interval,
    criteria: await labelledCriteria(db, query.companyId, total.criteria, frame.language),
    targets: frame.targets,
    all: total,
    people: [...people]
      .map(([id, { trend }]): PersonTrend => {
        return { salespersonId: id, name: nameOf(id), supervisorId: teamOfPerson(id), trend };
      })
      .sort(byName),
    teams: [...teams].map(([id, { trend }]): TeamTrend => ({ supervisorId: id, name: nameOf(id), trend })).sort(byName),
  };
}

async function sumsOfPeople(
  db: Queries,
  query: TrendQuery,
  { interval, offsetMs, salespersonIds }: TrendFrame,
): Promise<Map<string | null, TrendSum>> {
  const people = new Map<string | null, TrendSum>();
  // Each range is in the order of one index.
  const ranges = salespersonIds ? salespersonIds.map((salespersonId) => ({ ...query, salespersonId })) : [query];
  for (const range of ranges) {
    for await (const rows of slices(db, range))
      for (const row of rows) {
        const sum = getOrCreate(people, row.salesperson_id, () => new TrendSum());
        sum.add(row, intervalStart(row.occurred_at, interval, offsetMs));
      }
  }
  return people;
}

/** All rows of a query, some at a time; others have a turn after each slice. */
async function* slices(db: Queries, query: TrendQuery): AsyncGenerator<TrendRow[]> {
  let last: TrendRow | null = null;
  do {
    const rows: TrendRow[] = await trendRows(db, query, last, rowsAtOnce);
    yield rows;
    last = rows.length < rowsAtOnce ? null : rows.at(-1)!;
    await largeTurn(query.companyId);
  } while (last !== null);
}

interface WantedCriterion {
  key: string;
  polarity: Polarity;
}

/** Outcomes in the period in which one criterion went wrong, another went well, or both. */
export async function outcomesThat(
  db: Queries,
  query: TrendQuery,
  { missed, met }: { missed?: WantedCriterion | undefined; met?: WantedCriterion | undefined },
): Promise<string[]> {
  const ids = new Set<string>();
  for await (const rows of slices(db, query)) for (const { outcome_id: id } of rows) if (id !== null) ids.add(id);
  const judged = await judgedCriteria(db, [...ids]);
  // A fault that was met went wrong.
  const went = (well: boolean, { key, polarity }: WantedCriterion, criteria: readonly JudgedCriterion[]) =>
    criteria.some(
      ([name, kind, isMet]) => name === key && kind === polarity && isMet === (well === (polarity !== 'negative')),
    );
  return [...judged].flatMap(([id, criteria]) =>
    (!missed || went(false, missed, criteria)) && (!met || went(true, met, criteria)) ? [id] : [],
  );
}

/** The same object for the same criterion, whatever the outcome. */
function criteriaByOutcome(outcomes: ReadonlyMap<string, readonly JudgedCriterion[]>): Map<string, Judgement[]> {
  const criteria = new Map<string, Criterion>();
  const criterionOf = (key: string, polarity: Polarity) =>
    getOrCreate(criteria, `${polarity} ${key}`, () => ({ key, polarity }));
  return new Map(
    [...outcomes].map(([id, judged]) => [
      id,
      judged.map(([key, polarity, isMet]) => ({ criterion: criterionOf(key, polarity), isMet })),
    ]),
  );
}

const names = new Intl.Collator('en');

/** With names in the language, also of criteria of the company's own types. */
export async function labelledCriteria(
  db: Queries,
  companyId: string,
  criteria: readonly Omit<TrendCriterion, 'label'>[],
  language: Language,
): Promise<TrendCriterion[]> {
  const types = criteria.every(({ key }) => isCriterionKey(key)) ? [] : await companyTypes(db, companyId);
  const companyLabels = new Map(
    types.flatMap(({ definition }) => definition.criteria.map(({ key, label }) => [key, label] as const)),
  );
  return criteria.map(({ key, polarity }) => {
    const label = isCriterionKey(key) ? criterionLabels[key][language] : (companyLabels.get(key) ?? key);
    return { key, label, polarity };
  });
}
