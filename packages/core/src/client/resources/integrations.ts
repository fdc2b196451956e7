// Collection from telephone systems and meetings (docs/contract.md#what-the-service-does; extension: docs/decisions/sign-in.md#d53).
import type {
  BackfillResult,
  CollectionRun,
  CollectionRunPage,
  DecidedRecording,
  DeletedIntegration,
  Integration,
  IntegrationBackfillInput,
  IntegrationCreateInput,
  IntegrationDecideInput,
  IntegrationListRunsInput,
  IntegrationListSkippedInput,
  IntegrationTestResult,
  IntegrationUpdateInput,
  SkippedRecordingPage,
} from '../../generated/types.gen.ts';
import type { CallOptions } from '../options.ts';
import { Resource } from './resource.ts';

/** For administrators, in a session only; a key gets 401. */
export class Integrations extends Resource {
  /** All integrations with their last runs, without credentials. Errors: 401, 403, 429. */
  list(options?: CallOptions): Promise<Integration[]> {
    return this.query('integrations.list', options);
  }

  /** Adds an integration. `intervalMinutes` is the time between runs, `minimumDurationSeconds` the shortest recording. Sent once. Errors: 400, 401, 403, 429. */
  create(input: IntegrationCreateInput, options?: CallOptions): Promise<Integration> {
    return this.mutateOnce('integrations.create', input, options);
  }

  /** Changes the fields that you give; `isActive` turns the schedule on or off. Errors: 400, 401, 403, 404, 429. */
  update(id: string, changes: Omit<IntegrationUpdateInput, 'id'>, options?: CallOptions): Promise<Integration> {
    return this.mutate('integrations.update', { ...changes, id }, options);
  }

  /** Removes an integration; the recordings that it collected stay. Sent once. Errors: 400, 401, 403, 404, 429. */
  delete(id: string, options?: CallOptions): Promise<DeletedIntegration> {
    return this.mutateOnce('integrations.delete', { id }, options);
  }

  /** Reaches the provider, lists and fetches, and looks for a transcriber, without collecting anything. Returns `works`, a one-line `message` and each of the `checks`. Errors: 400, 401, 403, 404, 429. */
  test(id: string, options?: CallOptions): Promise<IntegrationTestResult> {
    return this.mutate('integrations.test', { id }, options);
  }

  /** Starts a run now, or returns the current one. Sent once. Errors: 400, 401, 403, 404, 429. */
  collectNow(id: string, options?: CallOptions): Promise<CollectionRun> {
    return this.mutateOnce('integrations.collectNow', { id }, options);
  }

  /** Collects what was recorded in an earlier period; with `dryRun` it only tells what there is. Sent once. Errors: 400, 401, 403, 404, 409, 429. */
  backfill(input: IntegrationBackfillInput, options?: CallOptions): Promise<BackfillResult> {
    return this.mutateOnce('integrations.backfill', input, options);
  }

  /** The runs of the last 90 days, newest first, page by page. Errors: 400, 401, 403, 404, 429. */
  listRuns(input: IntegrationListRunsInput, options?: CallOptions): Promise<CollectionRunPage> {
    return this.query('integrations.listRuns', options, input);
  }

  /** The recordings that were left out in the last 90 days, each with its reason, newest first, page by page. Errors: 400, 401, 403, 404, 429. */
  listSkipped(input: IntegrationListSkippedInput, options?: CallOptions): Promise<SkippedRecordingPage> {
    return this.query('integrations.listSkipped', options, input);
  }

  /** Collects a recording that was left out anyway, or never. Sent once. Errors: 400, 401, 403, 404, 409, 429. */
  decide(input: IntegrationDecideInput, options?: CallOptions): Promise<DecidedRecording> {
    return this.mutateOnce('integrations.decide', input, options);
  }
}
