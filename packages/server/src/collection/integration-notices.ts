// Mails and webhooks about an integration: it stopped, it works again, a recording was given up. Each is queued in the transaction in which it happens (docs/decisions/webhooks.md#integrations).
import { toTimestamp } from '@earshot/core';
import type { IntegrationNews } from '@earshot/core/views';
import { notifyOfFailure } from '../mail/failure-notices.ts';
import type { Queries } from '../records/database.ts';
import { newId } from '../records/ids.ts';
import { type CollectionEnd, type IntegrationRow, setStopped } from '../records/integrations.ts';
import { queueIntegrationEvent } from '../webhooks/queue.ts';
import type { FoundRecording } from './connector.ts';
import { connectors } from './connectors/index.ts';
import type { RunError } from './run-errors.ts';

type Integration = Pick<IntegrationRow, 'id' | 'company_id' | 'connector' | 'label' | 'stopped_at'>;

const failuresThatStop = 3;

/** Whether it waits for a person, or the provider has failed several times in a row. */
const isStopped = ({ state, failures }: CollectionEnd) =>
  state === 'backing_off' ? failures >= failuresThatStop : state !== 'active';

const named = ({ connector, label }: Integration) => ({ provider: connectors[connector].provider, connector, label });

/**
 * Once for each stop and once for its end, however many runs there are between. `works`: the run ended well; `error` is why one did not.
 * The number of deliveries. `now` in ms.
 */
export async function notifyOfOutcome(
  tx: Queries,
  integration: Integration,
  { end, works, error }: { end: CollectionEnd; works: boolean; error: RunError | null },
  now: number,
): Promise<number> {
  const { id, company_id: companyId, stopped_at: stoppedAt } = integration;
  const news = { eventId: newId().id, integrationId: id };
  if (works && stoppedAt !== null) {
    await setStopped(tx, id, null);
    await notifyOfFailure(tx, companyId, { kind: 'integrationRecovered', subjectId: id }, now);
    const data = { ...named(integration), stoppedAt: toTimestamp(stoppedAt), recoveredAt: toTimestamp(now) };
    return queueIntegrationEvent(tx, companyId, { event: 'integration.recovered', ...news, data }, now);
  }
  const { state } = end;
  if (works || stoppedAt !== null || state === 'active' || !isStopped(end)) return 0;
  await setStopped(tx, id, now);
  const { reason = null, detail = null } = error ?? {};
  await notifyOfFailure(tx, companyId, { kind: 'integrationStopped', subjectId: id, facts: { reason } }, now);
  const data = { ...named(integration), state, reason, detail, stoppedAt: toTimestamp(now) };
  return queueIntegrationEvent(tx, companyId, { event: 'integration.stopped', ...news, data }, now);
}

/** A recording that is broken, gone, or was not handed out for too long. The number of deliveries. `now` in ms. */
export async function notifyOfUncollected(
  tx: Queries,
  integration: Integration,
  { externalId, startedAt, durationSeconds }: Pick<FoundRecording, 'externalId' | 'startedAt' | 'durationSeconds'>,
  now: number,
): Promise<number> {
  const { id, company_id: companyId } = integration;
  await notifyOfFailure(tx, companyId, { kind: 'recordingUncollected', subjectId: id }, now);
  const recordedAt = startedAt === null ? null : toTimestamp(Math.round(startedAt));
  const data = { ...named(integration), externalCallId: externalId, recordedAt, durationSeconds };
  const news: IntegrationNews = {
    event: 'integration.recordingFailed',
    eventId: newId().id,
    integrationId: id,
    data,
  };
  return queueIntegrationEvent(tx, companyId, news, now);
}
