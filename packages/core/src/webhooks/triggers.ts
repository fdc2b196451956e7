// Which origins of an analysis a destination asks for, and which it may ask for (docs/contract.md#triggers; docs/decisions/webhooks.md#d46, docs/decisions/creation.md#d56).
import { isAdministrator } from '../access/roles.ts';
import { earshotError } from '../earshot-error.ts';
import type { DestinationRole, WebhookTrigger } from '../generated/types.gen.ts';

/** What can set off a webhook. */
export const everyTrigger: readonly WebhookTrigger[] = ['manual_ui', 'external_api', 'scheduled_collection'];

/** Selected on a new destination. */
export const defaultTriggers: readonly WebhookTrigger[] = ['manual_ui', 'external_api'];

/** The trigger of a created analysis: a key means the API, a session means the pages. */
export function triggerOfCreation(authentication: 'api-key' | 'session'): WebhookTrigger {
  return authentication === 'api-key' ? 'external_api' : 'manual_ui';
}

/** Throws 400 unless a destination of this role may have these triggers; at least one is needed. */
export function requireTriggers(role: DestinationRole, triggers: readonly WebhookTrigger[]): void {
  if (triggers.length === 0) throw earshotError('destinationTriggersEmpty');
  if (!mayCollect(role) && triggers.includes('scheduled_collection')) throw earshotError('destinationTriggerRefused');
}

/** Whether an event goes to a destination; a legacy role never gets collected analyses, whatever is stored. */
export function acceptsTrigger(
  destination: { role: DestinationRole; triggers: readonly WebhookTrigger[]; isActive: boolean },
  trigger: WebhookTrigger,
): boolean {
  if (trigger === 'scheduled_collection' && !mayCollect(destination.role)) return false;
  return destination.isActive && destination.triggers.includes(trigger);
}

function mayCollect(role: DestinationRole): boolean {
  return isAdministrator(role);
}
