// integrations.listRuns (extension): the runs of an integration that are kept, newest first, page by page.
import { integrationPage } from '../collection/integration-page.ts';
import { runView } from '../collection/integration-view.ts';
import { runsBefore } from '../records/collection-runs.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'integrations.listRuns'> = (input, caller, service) =>
  integrationPage(input, caller, service, {
    purpose: 'runs cursor',
    rowsBefore: runsBefore,
    timeOf: (run) => run.started_at,
    view: runView,
  });
