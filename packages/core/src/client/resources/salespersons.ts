// Salespersons and supervisors of the company (contract: GET /api/salespersons).
import { analysisGetSalespersons } from '../../generated/sdk.gen.ts';
import type { Salesperson } from '../../generated/types.gen.ts';
import type { CallOptions } from '../options.ts';
import type { Transport } from '../transport.ts';

export class Salespersons {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Active salespersons and supervisors, by name; an `id` serves as `salespersonId` of a create. Also tells that the key is good.
   * Scope `api:salespersons:read`. Errors: 401, 403. Contract: GET /api/salespersons; D19.
   */
  list(options?: CallOptions): Promise<Salesperson[]> {
    return this.#transport.call<Salesperson[]>(
      { name: 'analysis.getSalespersons', safeToRepeat: true, send: (sdk) => analysisGetSalespersons(sdk) },
      options,
    );
  }
}
