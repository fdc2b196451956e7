// Which origins of an analysis a destination asks for, and which it may ask for (docs/contract.md#triggers; docs/decisions/webhooks.md#d46, #d70-failed, docs/decisions/creation.md#d56).
import { isAdministrator } from '../access/roles.ts';
import { earshotError } from '../earshot-error.ts';
import type { DestinationRole, WebhookTrigger } from '../generated/types.gen.ts';

/** Where an analysis comes from; of the other triggers, `failed` is about its end, and `integrations` about no analysis. */
export type AnalysisOrigin = Exclude<WebhookTrigger, 'failed' | 'integrations'>;

/** What a destination may ask for. */
export const everyTrigger: readonly WebhookTrigger[] = [
  'manual_ui',
  'external_api',
  'scheduled_collection',
  'failed',
  'integrations',
];

/** Selected on a new destination. */
export const defaultTriggers: readonly AnalysisOrigin[] = ['manual_ui', 'external_api'];

/** The trigger of a created analysis: a key means the API, a session means the pages. */
export function triggerOfCreation(authentication: 'api-key' | 'session'): AnalysisOrigin {
  return authentication === 'api-key' ? 'external_api' : 'manual_ui';
}

/** Throws 400 unless a destination of this role may have these triggers; at least one is needed. */
export function requireTriggers(role: DestinationRole, triggers: readonly WebhookTrigger[]): void {
  if (triggers.length === 0) throw earshotError('destinationTriggersEmpty');
  const isOfCollection = triggers.some((trigger) => trigger === 'scheduled_collection' || trigger === 'integrations');
  if (!mayCollect(role) && isOfCollection) throw earshotError('destinationTriggerRefused');
}

interface Destination {
  role: DestinationRole;
  triggers: readonly WebhookTrigger[];
  isActive: boolean;
}

/** Whether the event of a completion goes to a destination; a legacy role never gets collected analyses, whatever is stored. */
export function acceptsTrigger(destination: Destination, origin: AnalysisOrigin): boolean {
  if (origin === 'scheduled_collection' && !mayCollect(destination.role)) return false;
  return destination.isActive && destination.triggers.includes(origin);
}

/** Whether the event of a failure goes to a destination: it asks for failures, and for the origin; for none at all means those of a new destination. */
export function acceptsFailure(destination: Destination, origin: AnalysisOrigin): boolean {
  if (!destination.triggers.includes('failed')) return false;
  const hasOrigin = destination.triggers.some((trigger) => trigger !== 'failed' && trigger !== 'integrations');
  return acceptsTrigger(hasOrigin ? destination : { ...destination, triggers: defaultTriggers }, origin);
}

/** Whether events of integrations go to a destination; to a legacy role never, whatever is stored. */
export const acceptsIntegrations = ({ role, triggers, isActive }: Destination): boolean =>
  isActive && mayCollect(role) && triggers.includes('integrations');

function mayCollect(role: DestinationRole): boolean {
  return isAdministrator(role);
}
