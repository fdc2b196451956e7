// Salespersons and supervisors of the company (docs/contract.md#get-apisalespersons).
import type { Salesperson } from '../../generated/types.gen.ts';
import type { CallOptions } from '../options.ts';
import { get, Resource } from '../resource.ts';

/** Those to whom an analysis can be attached. */
export class Salespersons extends Resource {
  /**
   * Active salespersons and supervisors, by name; an `id` serves as `salespersonId` of a create. Also tells that the key is good.
   * Scope `api:salespersons:read`; not in a session. Errors: 401, 403.
   */
  async list(options?: CallOptions): Promise<Salesperson[]> {
    this.needsKey('users.list');
    const send = get('/api/salespersons');
    return this.call<Salesperson[]>({ name: 'analysis.getSalespersons', safeToRepeat: true, send }, options);
  }
}
