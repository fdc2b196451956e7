// GET /api/analyses: an index of the company's analyses, newest first, with filters and a sealed cursor.
import { listView } from '@earshot/core';
import { listPage, listRecords } from '../analyses/list-page.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.listAnalyses'> = (input, caller, service) =>
  listPage(input, {}, caller, service, async (rows) =>
    (await listRecords(service.db, caller.companyId, rows)).map(listView),
  );
