// Destinations of the analysis.completed event (docs/contract.md#webhook-configuration-procedures; docs/contract.md#events; docs/decisions/webhooks.md#d46).
import type {
  CreatedWebhookDestination,
  DeletedWebhookDestination,
  WebhookDestination,
  WebhookDestinationCreateInput,
  WebhookDestinationUpdateInput,
} from '../../generated/types.gen.ts';
import type { CallOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** For administrators, in a session only: a key is answered with 401. */
export class AnalysisWebhooks extends Resource {
  /** Oldest first, without secrets. Errors: 401, 403, 429. */
  list(options?: CallOptions): Promise<WebhookDestination[]> {
    return this.read('analysisWebhooks.list', options);
  }

  /**
   * Adds a destination; `secret` is shown this once. Triggers default to `manual_ui` and `external_api`. Sent once.
   * Errors: 400, 401, 403, 409 (same role and address), 429.
   */
  create(input: WebhookDestinationCreateInput, options?: CallOptions): Promise<CreatedWebhookDestination> {
    return this.writeOnce('analysisWebhooks.create', input, options);
  }

  /** Changes what is given; the role and the secret stay. Errors: 400, 401, 403, 404, 409, 429. */
  update(
    id: string,
    changes: Omit<WebhookDestinationUpdateInput, 'id' | 'role'>,
    options?: CallOptions,
  ): Promise<WebhookDestination> {
    return this.write('analysisWebhooks.update', { ...changes, id }, options);
  }

  /** Removes a destination and what is queued for it. Sent once. Errors: 400, 401, 403, 404, 429. */
  delete(id: string, options?: CallOptions): Promise<DeletedWebhookDestination> {
    return this.writeOnce('analysisWebhooks.delete', { id }, options);
  }

  /** A new `secret`, shown this once; the old one is invalid at once. Sent once. Errors: 400, 401, 403, 404, 429. */
  regenerateSecret(id: string, options?: CallOptions): Promise<CreatedWebhookDestination> {
    return this.writeOnce('analysisWebhooks.regenerateSecret', { id }, options);
  }
}
