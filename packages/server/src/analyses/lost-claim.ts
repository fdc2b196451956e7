// Why a process stops with an analysis: its row is no longer its own (docs/decisions/creation.md#d37).
import { earshotError } from '@earshot/core';
import { analysisFacts } from '../records/analysis-documents.ts';
import type { Queries } from '../records/database.ts';

/** 404 when it was erased while it was worked on. */
export const lostClaim = async (db: Queries, companyId: string, id: string): Promise<Error> =>
  (await analysisFacts(db, companyId, id))
    ? new Error(`analysis ${id} is no longer this process's`)
    : earshotError('analysisNotFound');
