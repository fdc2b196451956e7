// company.getRetention (extension): after how many days recordings, transcripts and analyses go.
import { retentionOf } from '../analyses/retention.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'company.getRetention'> = (_input, { companyId }, { db }) => retentionOf(db, companyId);
