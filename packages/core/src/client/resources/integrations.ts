// Collection from telephone systems and meetings (docs/contract.md#what-the-service-does; extension: docs/decisions/sign-in.md#d53).
import type {
  CollectionRun,
  DeletedIntegration,
  Integration,
  IntegrationCreateInput,
  IntegrationTestResult,
  IntegrationUpdateInput,
} from '../../generated/types.gen.ts';
import type { CallOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** For administrators, in a session only: a key is answered with 401. */
export class Integrations extends Resource {
  /** All of them, with their last runs and never with credentials. Errors: 401, 403, 429. */
  list(options?: CallOptions): Promise<Integration[]> {
    return this.read('integrations.list', options);
  }

  /** Adds one; `intervalMinutes` between runs, `minimumDurationSeconds` of a recording. Sent once. Errors: 400, 401, 403, 429. */
  create(input: IntegrationCreateInput, options?: CallOptions): Promise<Integration> {
    return this.writeOnce('integrations.create', input, options);
  }

  /** Changes what is given; `isActive` switches the schedule. Errors: 400, 401, 403, 404, 429. */
  update(id: string, changes: Omit<IntegrationUpdateInput, 'id'>, options?: CallOptions): Promise<Integration> {
    return this.write('integrations.update', { ...changes, id }, options);
  }

  /** Removes one; what it collected stays. Sent once. Errors: 400, 401, 403, 404, 429. */
  delete(id: string, options?: CallOptions): Promise<DeletedIntegration> {
    return this.writeOnce('integrations.delete', { id }, options);
  }

  /** Signs in to the provider and looks, without collecting: `works`, and `message` in a line. Errors: 400, 401, 403, 404, 429. */
  test(id: string, options?: CallOptions): Promise<IntegrationTestResult> {
    return this.write('integrations.test', { id }, options);
  }

  /** Starts a run now, or returns the one under way. Sent once. Errors: 400, 401, 403, 404, 429. */
  collectNow(id: string, options?: CallOptions): Promise<CollectionRun> {
    return this.writeOnce('integrations.collectNow', { id }, options);
  }
}
