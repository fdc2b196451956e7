// What a destination is called: its name, else the host it leads to.
import type { WebhookDestination } from '@earshot/core/client';

export function destinationName({ label, targetUrl }: Pick<WebhookDestination, 'label' | 'targetUrl'>): string {
  return label ?? (URL.canParse(targetUrl) ? new URL(targetUrl).host : targetUrl);
}
