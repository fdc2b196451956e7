// Operations of the document that answer 501 for now: the one list that shrinks to nothing.
import type { OperationName } from '../generated/operations.ts';

export const notYetImplemented = [
  'analysisWebhooks.create',
  'analysisWebhooks.delete',
  'analysisWebhooks.list',
  'analysisWebhooks.regenerateSecret',
  'analysisWebhooks.update',
  'integrations.collectNow',
  'integrations.create',
  'integrations.delete',
  'integrations.list',
  'integrations.test',
  'integrations.update',
  'upload.getPresignedUrl',
] as const satisfies readonly OperationName[];

export type NotYetImplemented = (typeof notYetImplemented)[number];
