// analysis.setInteractionType (extension): judges the stored conversation again by another type (docs/decisions/coaching.md#type-changed).
import { setInteractionType } from '../analyses/set-interaction-type.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.setInteractionType'> = (input, caller, service) =>
  setInteractionType(input, caller, service);
