// The error that ends work on an analysis whose row this process no longer owns (docs/decisions/creation.md#d37).
import { earshotError } from '@earshot/core';
import { analysisFacts } from '../records/analysis-documents.ts';
import { DatabaseUnavailableError, type Queries } from '../records/database.ts';

/** 404 when it was erased while it was worked on; else 503, since the others took it over while the database did not hear from this process. */
export const claimLossError = async (db: Queries, companyId: string, id: string): Promise<Error> =>
  (await analysisFacts(db, companyId, id))
    ? new DatabaseUnavailableError(`analysis ${id} is no longer this process's`)
    : earshotError('analysisNotFound');
