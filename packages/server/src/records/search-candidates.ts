// Candidates of a search, newest first: analyses that may have what is looked for, from the words' side or from the filters' (docs/decisions/search.md#narrowed).
import { placeholders, type Queries } from './database.ts';
import { allOf, type Condition, filterConditions, type ListFilters, scoreConditions } from './list-filters.ts';

export interface CandidateQuery {
  companyId: string;
  /** At least one token of each list must be present. */
  tokens: readonly (readonly string[])[];
  filters: ListFilters;
  /** From this place on, up to `before`. */
  from: number;
  before: number;
  limit: number;
}

export interface Candidate {
  place: number;
  id: string;
}

/** An analysis with the tokens; whether the filters want it too. */
export interface TokenHit extends Candidate {
  isWanted: 0 | 1;
}

/** What the company and the filters want of table analyses; a list of people is never empty. */
export function wanted({ companyId, filters }: Pick<CandidateQuery, 'companyId' | 'filters'>): Condition {
  const { salespersonIds: people, externalCallId, occurredFromMs, occurredToMs } = filters;
  return allOf([
    { text: 'company_id = ?', values: [companyId] },
    ...filterConditions(filters),
    ...scoreConditions(filters),
    ...(people === undefined ? [] : [{ text: `salesperson_id IN (${placeholders(people)})`, values: people }]),
    ...callConditions(externalCallId),
    ...(occurredFromMs === undefined ? [] : [{ text: 'occurred_at >= ?', values: [occurredFromMs] }]),
    ...(occurredToMs === undefined ? [] : [{ text: 'occurred_at <= ?', values: [occurredToMs] }]),
  ]);
}

const callConditions = (externalCallId: string | undefined): Condition[] =>
  externalCallId === undefined ? [] : [{ text: 'external_call_id = ?', values: [externalCallId] }];

const agreeingTokens = (db: Queries, { tokens }: CandidateQuery) =>
  db.tokens.all(tokens.map((some) => db.tokens.any(some)));

/** The next ones that have the tokens, wanted or not, so that a call's work has a bound. Before one is shown, its words are checked. */
export function searchHits(db: Queries, query: CandidateQuery): Promise<TokenHit[]> {
  const { text, values } = wanted(query);
  const isWanted = `CASE WHEN ${text} THEN 1 ELSE 0 END AS "isWanted"`;
  const range = [agreeingTokens(db, query), query.before, query.from];
  const agreeing = `${db.tokens.agree} AND search_words.rowid < ? AND search_words.rowid >= ?`;
  if (db.tokens.isGathered)
    // Each one alone, in this order: the planner would otherwise begin with all analyses of the company.
    return db.all<TokenHit>(
      `WITH found AS MATERIALIZED (SELECT rowid FROM search_words WHERE ${agreeing}),
         hits AS MATERIALIZED (SELECT rowid FROM found ORDER BY rowid DESC LIMIT ?)
       SELECT hits.rowid AS place, shown.id AS id, "isWanted" FROM hits CROSS JOIN LATERAL (
         SELECT analyses.id, ${isWanted} FROM search_places JOIN analyses ON analyses.id = search_places.analysis_id
         WHERE search_places.place = hits.rowid OFFSET 0) shown
       ORDER BY hits.rowid DESC`,
      [...range, query.limit, ...values],
    );
  // SQLite gives this order from its index: the newest first, and no more than are asked for.
  return db.all<TokenHit>(
    `SELECT search_places.place AS place, analyses.id AS id, ${isWanted}
     FROM search_words CROSS JOIN search_places CROSS JOIN analyses
     WHERE ${agreeing} AND search_places.place = search_words.rowid AND analyses.id = search_places.analysis_id
     ORDER BY search_words.rowid DESC LIMIT ?`,
    [...values, ...range, query.limit],
  );
}

/** Each filter that has an index, with that index's order: without it, Postgres may walk everybody's analyses. */
function narrowing(filters: ListFilters): (Condition & { order: string })[] {
  const { externalCallId, isReviewed, isArchived } = filters;
  const ofKind = ['isUnassigned', 'status', 'interactionType', 'source'] as const;
  const scores = scoreConditions(filters);
  const byCreation = [
    ...callConditions(externalCallId),
    ...ofKind
      .filter((name) => filters[name] !== undefined)
      .flatMap((name) => filterConditions({ [name]: filters[name] })),
    ...(isReviewed ? filterConditions({ isReviewed }) : []),
    ...(isArchived ? filterConditions({ isArchived }) : []),
  ];
  return [
    ...byCreation.map((condition) => ({ ...condition, order: 'created_at' })),
    ...(scores.length === 0 ? [] : [{ ...allOf(scores), order: 'display_score' }]),
  ];
}

/** Ids of all that one of the filters selects, if it selects `most` at most; null where each selects more. */
export async function fewOfFilters(
  db: Queries,
  { companyId, filters }: Pick<CandidateQuery, 'companyId' | 'filters'>,
  most: number,
): Promise<string[] | null> {
  for (const { text, values, order } of narrowing(filters)) {
    const rows = await db.all<{ id: string }>(
      `SELECT id FROM analyses WHERE company_id = ? AND ${text} ORDER BY ${order} DESC, id DESC LIMIT ?`,
      [companyId, ...values, most + 1],
    );
    if (rows.length <= most) return rows.map(({ id }) => id);
  }
  return null;
}

/** Those of `ids` that the filters want and that have the tokens. */
export async function candidatesAmong(
  db: Queries,
  ids: readonly string[],
  query: CandidateQuery,
): Promise<Candidate[]> {
  if (ids.length === 0) return [];
  const { text, values } = wanted(query);
  const given = JSON.stringify(ids.map((id) => ({ id })));
  // SQLite would otherwise begin with everything that a filter selects. Sorting comes before the search for tokens, which costs most.
  return db.all<Candidate>(
    `WITH few AS MATERIALIZED (SELECT place, analyses.id AS id
       FROM ${db.rowsOf('given', { id: 'text' })} CROSS JOIN analyses CROSS JOIN search_places
       WHERE analyses.id = given.id AND analysis_id = analyses.id AND place < ? AND place >= ? AND ${text}
       ORDER BY place DESC)
     SELECT place, id FROM few
     WHERE EXISTS (SELECT 1 FROM search_words WHERE ${db.tokens.agree} AND search_words.rowid = few.place)
     ORDER BY place DESC LIMIT ?`,
    [given, query.before, query.from, ...values, agreeingTokens(db, query), query.limit],
  );
}
