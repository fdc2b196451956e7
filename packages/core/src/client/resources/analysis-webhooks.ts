// Destinations of the analysis.completed event (docs/contract.md#webhook-configuration-procedures; docs/contract.md#events; docs/decisions/webhooks.md#d46).
import type {
  CreatedWebhookDestination,
  DeletedWebhookDestination,
  WebhookDestination,
  WebhookDestinationCreateInput,
  WebhookDestinationUpdateInput,
} from '../../generated/types.gen.ts';
import type { CallOptions } from '../options.ts';
import { Resource } from './resource.ts';

/** For administrators, in a session only (`new EarshotClient({ session: true })` and `auth.login`); a key gets 401. */
export class AnalysisWebhooks extends Resource {
  /** All destinations, oldest first, without secrets. Errors: 401, 403, 429. */
  list(options?: CallOptions): Promise<WebhookDestination[]> {
    return this.query('analysisWebhooks.list', options);
  }

  /**
   * Adds a destination. Only this response has its `secret`. `role` decides which fields an event has; `admin_company`, the default, gets the whole
   * analysis. `triggers` default to `manual_ui` and `external_api`. Sent once.
   * Errors: 400, 401, 403, 409 (same role and address), 429.
   */
  create(input: WebhookDestinationCreateInput, options?: CallOptions): Promise<CreatedWebhookDestination> {
    return this.mutateOnce('analysisWebhooks.create', input, options);
  }

  /** Changes the fields that you give. Role and secret stay. Errors: 400, 401, 403, 404, 409, 429. */
  update(
    id: string,
    changes: Omit<WebhookDestinationUpdateInput, 'id' | 'role'>,
    options?: CallOptions,
  ): Promise<WebhookDestination> {
    return this.mutate('analysisWebhooks.update', { ...changes, id }, options);
  }

  /** Removes a destination and its queued deliveries. Sent once. Errors: 400, 401, 403, 404, 429. */
  delete(id: string, options?: CallOptions): Promise<DeletedWebhookDestination> {
    return this.mutateOnce('analysisWebhooks.delete', { id }, options);
  }

  /** Replaces the `secret` and returns the new one, this once. The old one stops working at once. Sent once. Errors: 400, 401, 403, 404, 429. */
  regenerateSecret(id: string, options?: CallOptions): Promise<CreatedWebhookDestination> {
    return this.mutateOnce('analysisWebhooks.regenerateSecret', { id }, options);
  }
}
