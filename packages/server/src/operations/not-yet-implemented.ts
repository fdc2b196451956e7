// Operations of the document that answer 501 for now: the one list that shrinks to nothing.
import type { OperationName } from '../generated/operations.ts';

export const notYetImplemented = [
  'integrations.collectNow',
  'integrations.create',
  'integrations.delete',
  'integrations.list',
  'integrations.test',
  'integrations.update',
] as const satisfies readonly OperationName[];

export type NotYetImplemented = (typeof notYetImplemented)[number];
