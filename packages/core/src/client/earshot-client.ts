// The client of both interfaces, REST and procedures: options in, resources out.
import { type EarshotClientOptions, resolveSettings } from './options.ts';
import { Analyses } from './resources/analyses.ts';
import { AnalysisWebhooks } from './resources/analysis-webhooks.ts';
import { ApiKeys } from './resources/api-keys.ts';
import { Auth } from './resources/auth.ts';
import { Company, Credits } from './resources/company.ts';
import { Integrations } from './resources/integrations.ts';
import { InteractionTypes } from './resources/interaction-types.ts';
import { Uploads } from './resources/uploads.ts';
import { Salespersons, Users } from './resources/users.ts';
import { Transport } from './transport/transport.ts';

/**
 * Client of an Earshot server. `const client = new EarshotClient()` takes key and address from `EARSHOT_API_KEY` and `EARSHOT_BASE_URL`.
 *
 * It needs only the runtime's fetch. It never follows redirects, and never reveals the key in errors, hooks or when printed. With
 * `new EarshotClient({ session: true, baseUrl })`, it uses the session of a person who signs in, in a page of the server or in a script.
 * @throws ConfigurationError when the key or the address is missing or malformed
 */
export class EarshotClient {
  readonly analyses: Analyses;
  readonly analysisWebhooks: AnalysisWebhooks;
  readonly apiKeys: ApiKeys;
  readonly auth: Auth;
  readonly company: Company;
  readonly credits: Credits;
  readonly integrations: Integrations;
  readonly interactionTypes: InteractionTypes;
  readonly salespersons: Salespersons;
  readonly uploads: Uploads;
  readonly users: Users;

  constructor(options: EarshotClientOptions = {}) {
    const transport = new Transport(resolveSettings(options));
    this.uploads = new Uploads(transport);
    this.analyses = new Analyses(transport, this.uploads);
    this.analysisWebhooks = new AnalysisWebhooks(transport);
    this.apiKeys = new ApiKeys(transport);
    this.auth = new Auth(transport);
    this.company = new Company(transport);
    this.credits = new Credits(transport);
    this.integrations = new Integrations(transport);
    this.interactionTypes = new InteractionTypes(transport);
    this.salespersons = new Salespersons(transport);
    this.users = new Users(transport);
  }
}
