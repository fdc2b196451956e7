// What a caller asks a list or a search to be narrowed by, as the records take it.
import { lowerBoundMs, type Polarity, upperBoundMs, visibleUserIds } from '@earshot/core';
import type { AnalysisRow } from '../records/analyses.ts';
import type { ListFilters } from '../records/list-filters.ts';
import { usersByCompany } from '../records/users.ts';
import type { Caller, Service } from '../service.ts';
import { outcomesThat, peopleIn } from './trends.ts';

/** Filters that every list has. */
export interface CommonFilters {
  salespersonId?: string | undefined;
  externalCallId?: string | undefined;
  status?: string | undefined;
  interactionType?: string | undefined;
}

interface WantedCriterion {
  key: string;
  polarity: Polarity;
}

/** Those of the pages too; times as text. */
export interface FilterInput extends CommonFilters {
  source?: AnalysisRow['source'] | undefined;
  archived?: boolean | undefined;
  minScore?: number | undefined;
  maxScore?: number | undefined;
  occurredFrom?: string | undefined;
  occurredTo?: string | undefined;
  unassigned?: boolean | undefined;
  supervisorId?: string | undefined;
  reviewed?: boolean | undefined;
  missed?: WantedCriterion | undefined;
  met?: WantedCriterion | undefined;
}

/** Value of `interactionType` that selects analyses without a type (docs/decisions/listing.md#d42). */
export const withoutType = '__none__';
export const typeOf = (type: string) => (type === withoutType ? null : type);

export const commonFilters = ({
  salespersonId,
  externalCallId,
  status,
  interactionType,
}: CommonFilters): ListFilters => ({
  ...(salespersonId !== undefined && { salespersonIds: [salespersonId] }),
  ...(externalCallId !== undefined && { externalCallId }),
  ...(status !== undefined && { status }),
  ...(interactionType !== undefined && { interactionType: typeOf(interactionType) }),
});

/** Throws 400 for an invalid date. */
export async function allFilters(
  input: FilterInput,
  caller: Pick<Caller, 'companyId' | 'userId' | 'role' | 'supervisedIds'>,
  { db, now }: Pick<Service, 'db' | 'now'>,
): Promise<ListFilters> {
  const {
    source,
    archived,
    minScore,
    maxScore,
    occurredFrom,
    occurredTo,
    unassigned,
    supervisorId,
    reviewed,
    missed,
    met,
  } = input;
  const common = commonFilters(input);
  const occurredFromMs = occurredFrom === undefined ? undefined : lowerBoundMs('occurredFrom', occurredFrom);
  const occurredToMs = occurredTo === undefined ? undefined : upperBoundMs('occurredTo', occurredTo);
  return {
    ...common,
    ...(source !== undefined && { source }),
    ...(archived !== undefined && { isArchived: archived }),
    ...(minScore !== undefined && { minDisplayScore: minScore }),
    ...(maxScore !== undefined && { maxDisplayScore: maxScore }),
    ...(occurredFromMs !== undefined && { occurredFromMs }),
    ...(occurredToMs !== undefined && { occurredToMs }),
    ...(unassigned && { isUnassigned: true }),
    ...(reviewed !== undefined && { isReviewed: reviewed }),
    ...(supervisorId !== undefined && { salespersonIds: await members() }),
    ...((missed !== undefined || met !== undefined) && { outcomeIds: await wantedOutcomes() }),
  };

  async function members(): Promise<string[]> {
    return peopleIn(await usersByCompany(db, caller.companyId), input).map(({ id }) => id);
  }

  /** Among what trends count in the same period. */
  function wantedOutcomes(): Promise<string[]> {
    const query = {
      companyId: caller.companyId,
      visibleUserIds: visibleUserIds(caller),
      fromMs: occurredFromMs ?? 0,
      toMs: occurredToMs ?? now(),
      ...(common.interactionType !== undefined && { interactionType: common.interactionType }),
    };
    return outcomesThat(db, query, { missed, met });
  }
}
