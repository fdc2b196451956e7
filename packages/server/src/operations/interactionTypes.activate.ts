// interactionTypes.activate (extension): may be used again.
import { switchType } from '../analyses/company-types.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'interactionTypes.activate'> = ({ key }, caller, { db, now }) =>
  switchType(db, caller, key, true, now());
