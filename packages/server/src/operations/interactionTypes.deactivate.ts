// interactionTypes.deactivate (extension): of the company or of the catalogue; refused for new analyses and never detected from now on, its label still resolves.
import { switchType } from '../analyses/house-types.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'interactionTypes.deactivate'> = ({ key }, caller, { db, now }) =>
  switchType(db, caller, key, false, now());
