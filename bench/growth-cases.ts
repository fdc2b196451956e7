// What growth.ts measures of each company: pages, filters, trends, samples, searches, and what is looked up among many.
import { searchAnalyses } from '../packages/server/src/analyses/search/search.ts';
import { trendsOf } from '../packages/server/src/analyses/trends.ts';
import { tokensUsedByCompany } from '../packages/server/src/records/analyses.ts';
import { type ListQuery, listAnalyses } from '../packages/server/src/records/analysis-list.ts';
import { listEntries } from '../packages/server/src/records/audit-entries.ts';
import { analysesOfCompany, hasHold } from '../packages/server/src/records/company-erasure.ts';
import { analysisIds } from '../packages/server/src/records/company-export.ts';
import { legalHolds } from '../packages/server/src/records/legal-holds.ts';
import { analysesOfPerson, type ErasedPerson } from '../packages/server/src/records/person-erasure.ts';
import { analysesBefore, isDue, type RetentionRule } from '../packages/server/src/records/retention-rules.ts';
import { contestedAnalyses } from '../packages/server/src/records/reviews.ts';
import { usersByCompany } from '../packages/server/src/records/users.ts';
import { agreementGroups, drawableRows } from '../packages/server/src/records/whole-reviews.ts';
import type { Caller } from '../packages/server/src/service.ts';
import type { BenchCompany } from './fixture.ts';
import type { Grown } from './growth-rows.ts';

export type Case = (grown: Grown, company: BenchCompany, round: number) => Promise<unknown>;

const page =
  (filters: (grown: Grown, company: BenchCompany, round: number) => Partial<ListQuery>): Case =>
  (grown, company, round) =>
    listAnalyses(grown.db, {
      companyId: company.companyId,
      visibleUserIds: 'all',
      limit: 51,
      ...filters(grown, company, round),
    });

/** Somewhere in the middle half of the time that the rows take. */
const middle = ({ firstMs, lastMs }: Pick<Grown, 'firstMs' | 'lastMs'>, round: number) =>
  Math.floor(firstMs + (lastMs - firstMs) * (0.25 + (0.5 * (round % 10)) / 10));
const fourWeeks = (grown: Grown, round: number) => {
  const fromMs = middle(grown, round);
  return { fromMs, toMs: fromMs + 28 * 86_400_000 };
};
const ruleOf = (companyId: string): RetentionRule => ({
  company_id: companyId,
  kind: 'analyses',
  days: 1,
  keeps_scores: 0,
  done_at: 0,
});
const asSalesperson = (company: BenchCompany, round: number) => [company.salespersonIds[round % 4]!];

export const cases: Record<string, Case> = {
  'page 1': page(() => ({})),
  'a page in the middle': page((grown, _, round) => ({ after: { createdAtMs: middle(grown, round), id: '' } })),
  failed: page(() => ({ status: 'failed' })),
  'a salesperson, a type': page((_, company, round) => ({
    salespersonIds: asSalesperson(company, round),
    interactionType: 'discovery',
  })),
  'a salesperson’s key': page((_, company, round) => ({ visibleUserIds: asSalesperson(company, round) })),
  'by score': page(() => ({ orderBy: 'score' })),
  'by length, ascending': page(() => ({ orderBy: 'duration', isAscending: true })),
  'scores of 60 to 61': page(() => ({ minDisplayScore: 60, maxDisplayScore: 61 })),
  unassigned: page(() => ({ isUnassigned: true })),
  'a call’s id': page((_, company, round) => ({ externalCallId: `call-${round * 8}`, companyId: company.companyId })),
  'a day': page((grown, _, round) => ({
    orderBy: 'occurredAt',
    occurredFromMs: middle(grown, round),
    occurredToMs: middle(grown, round) + 86_400_000,
  })),
  'trends of four weeks': async (grown, company, round) => {
    const users = await usersByCompany(grown.db, company.companyId);
    const frame = { interval: 'week', offsetMs: 0, users, language: 'en', targets: {} } as const;
    const query = {
      companyId: company.companyId,
      visibleUserIds: 'all',
      ...fourWeeks(grown, round),
    } as const;
    return trendsOf(grown.db, query, frame as unknown as Parameters<typeof trendsOf>[2]);
  },
  'trends of a salesperson': async (grown, company, round) => {
    const users = await usersByCompany(grown.db, company.companyId);
    const frame = { interval: 'week', offsetMs: 0, users, language: 'en', targets: {} } as const;
    const query = {
      companyId: company.companyId,
      visibleUserIds: asSalesperson(company, round),
      ...fourWeeks(grown, round),
    };
    return trendsOf(grown.db, query, frame as unknown as Parameters<typeof trendsOf>[2]);
  },
  'sample of a person': (grown, company, round) =>
    drawableRows(
      grown.db,
      { companyId: company.companyId, salespersonId: company.salespersonIds[round % 4]!, ...fourWeeks(grown, round) },
      null,
      1000,
    ),
  'agreement of four weeks': (grown, company, round) =>
    agreementGroups(grown.db, { companyId: company.companyId, visibleUserIds: 'all', ...fourWeeks(grown, round) }),
  contests: ({ db }, { companyId }) => contestedAnalyses(db, companyId, 'all', 51),
  'archived ones': page(() => ({ isArchived: true })),
  'by source': page(() => ({ source: 'pbx' })),
  'tokens used': ({ db }, { companyId }) => tokensUsedByCompany(db, companyId),
  'audit log': ({ db }, { companyId }) => listEntries(db, { companyId, limit: 51 }),
  'audit log, a kind': ({ db }, { companyId }) => listEntries(db, { companyId, kind: 'signIn.succeeded', limit: 51 }),
  'audit log, a key without entries': ({ db }, { companyId }) =>
    listEntries(db, { companyId, keyId: 'none', limit: 51 }),
  'legal holds (none)': ({ db }, { companyId }) => legalHolds(db, companyId, 51),
  'is one held (none)': ({ db }, { companyId }) => hasHold(db, companyId),
  'export, first ids': async ({ db }, { companyId }) => {
    for await (const _ of analysisIds(db, companyId)) return;
  },
  'retention, is it due': (grown, { companyId }, round) => isDue(grown.db, ruleOf(companyId), middle(grown, round)),
  'retention, next 20': (grown, { companyId }, round) =>
    analysesBefore(grown.db, ruleOf(companyId), middle(grown, round), 20),
  'erasure of a company, next 20': ({ db }, { companyId }) => analysesOfCompany(db, companyId, 20),
  'erasure of a person, next 20': ({ db }, { companyId, salespersonIds }, round) =>
    analysesOfPerson(db, { id: salespersonIds[round % 4]!, company_id: companyId } as ErasedPerson, 20),
  'search, one word': (grown, company, round) => search(grown, company, `word${round % 40} "`),
  'search, two words': (grown, company, round) =>
    search(grown, company, `word${round % 40} word${100 + (round % 40)} "`),
};

function search(grown: Grown, company: BenchCompany, query: string) {
  const caller = {
    companyId: company.companyId,
    userId: company.adminId,
    role: 'admin_company',
    supervisedIds: [],
  } as unknown as Caller;
  return searchAnalyses({ query, limit: 20 }, {}, caller, {
    db: grown.db,
    secrets: ['bench'],
    searcher: grown.searcher,
  });
}
