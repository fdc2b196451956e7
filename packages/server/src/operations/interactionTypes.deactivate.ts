// interactionTypes.deactivate (extension): refused for new analyses from now on; its label still resolves.
import { switchType } from '../analyses/company-types.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'interactionTypes.deactivate'> = ({ key }, caller, { db, now }) =>
  switchType(db, caller, key, false, now());
