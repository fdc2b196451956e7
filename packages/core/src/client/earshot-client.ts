// The client of the REST interface: options in, resources out.
import { type EarshotClientOptions, resolveSettings } from './options.ts';
import { Analyses } from './resources/analyses.ts';
import { Salespersons } from './resources/salespersons.ts';
import { Transport } from './transport.ts';

/**
 * Talks to an Earshot server: `const client = new EarshotClient()` takes key and address from `EARSHOT_API_KEY` and `EARSHOT_BASE_URL`.
 *
 * Needs nothing but the runtime's fetch. Never follows redirects, never shows the key: neither in errors and hooks nor when it is printed.
 * @throws ConfigurationError when the key or the address is missing or malformed
 * Contract: Authentication, Endpoints, Errors, Retry rules.
 */
export class EarshotClient {
  readonly salespersons: Salespersons;
  readonly analyses: Analyses;

  constructor(options: EarshotClientOptions = {}) {
    const transport = new Transport(resolveSettings(options));
    this.salespersons = new Salespersons(transport);
    this.analyses = new Analyses(transport);
  }
}
