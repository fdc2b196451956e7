// interactionTypes.activate (extension): of the company or of the catalogue; may be used and detected again.
import { switchType } from '../analyses/house-types.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'interactionTypes.activate'> = ({ key }, caller, { db, now }) =>
  switchType(db, caller, key, true, now());
