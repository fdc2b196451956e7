// integrations.listSkipped (extension): the recordings that an integration left out, newest first, page by page.
import { integrationPage } from '../collection/integration-page.ts';
import { skippedView } from '../collection/integration-view.ts';
import { skippedBefore } from '../records/skipped-recordings.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'integrations.listSkipped'> = (input, caller, service) =>
  integrationPage(input, caller, service, {
    purpose: 'skipped cursor',
    rowsBefore: skippedBefore,
    timeOf: (recording) => recording.skipped_at,
    view: skippedView,
  });
