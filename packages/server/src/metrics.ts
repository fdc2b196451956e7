// What /metrics tells: counts and times only, no names of companies or people and no addresses but the operator's own endpoints.
import type { EndpointState } from '@earshot/engine/transcription';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { queueDepth } from './records/analysis-queue.ts';
import type { Database } from './records/database.ts';
import { integrationStates } from './records/integration-health.ts';
import { collectionDepth } from './records/integrations.ts';
import { noticeDepth } from './records/notices.ts';
import { unusedBytesOfAll } from './records/uploads.ts';
import { deliveryDepth } from './records/webhook-deliveries.ts';
import type { Settings } from './settings.ts';
import type { DiskRoom, Place } from './storage/disk-room.ts';
import { endpointMetrics } from './transcription-metrics.ts';

export interface Metrics {
  readonly registry: Registry;
  readonly requests: Counter<'operation' | 'status'>;
  readonly requestSeconds: Histogram<'operation'>;
  readonly analyses: Counter<'outcome'>;
  readonly droppedQuotes: Counter;
  readonly transcriptions: Counter<'engine' | 'outcome'>;
  readonly webhooksQueued: Counter;
  readonly webhookAttempts: Counter<'outcome'>;
  readonly webhooksDiscarded: Counter;
  readonly webhookLatencySeconds: Histogram;
  /** Each tells the bytes of request bodies that a listening server holds now. */
  readonly bodyBytes: Set<() => number>;
}

/** `endpoints`: of the transcriber, where it has some; `now` in ms since the epoch. */
export function createMetrics(
  db: Database,
  room: DiskRoom,
  endpoints: (() => readonly EndpointState[]) | undefined,
  settings: Pick<Settings, 'EARSHOT_UPLOAD_QUOTA_MIB'>,
  now: () => number,
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const secondsSince = (since: number | null) => (since === null ? 0 : Math.max(0, now() - since) / 1000);
  /** Each reads for itself: what another gauge reads may come after its value has gone out. */
  const gauge = (name: string, help: string, read: () => Promise<number> | number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  gauge('earshot_webhooks_waiting', 'Deliveries in the queue', async () => (await deliveryDepth(db)).count);
  gauge(
    'earshot_webhooks_oldest_seconds',
    'How long ago the oldest delivery in the queue was queued; 0 when none waits',
    async () => {
      const { sinceSeconds } = await deliveryDepth(db);
      return secondsSince(sinceSeconds === null ? null : sinceSeconds * 1000);
    },
  );
  gauge(
    'earshot_notices_waiting',
    'Mails and chat messages in the queue, retries included',
    async () => (await noticeDepth(db)).count,
  );
  gauge(
    'earshot_notices_oldest_seconds',
    'How long ago the oldest mail or chat message in the queue was queued; 0 when none waits',
    async () => secondsSince((await noticeDepth(db)).since),
  );
  gauge(
    'earshot_queued_analyses',
    'Analyses in the queue, of all processes on the database',
    async () => (await queueDepth(db)).count,
  );
  gauge(
    'earshot_queued_oldest_seconds',
    'How long the queued analysis that could have been taken first has been waiting; 0 when none waits',
    async () => secondsSince((await queueDepth(db)).since),
  );
  gauge(
    'earshot_collection_due',
    'Integrations whose time has come and that no process collects now',
    async () => (await collectionDepth(db, now())).count,
  );
  gauge(
    'earshot_collection_oldest_seconds',
    'For how long the integration that is due for longest has been due; 0 when none is',
    async () => secondsSince((await collectionDepth(db, now())).since),
  );
  gauge(
    'earshot_integrations_stopped',
    'Integrations of which administrators were told that they have stopped working, until they work again',
    async () => (await integrationStates(db)).reduce((sum, { stopped }) => sum + stopped, 0),
  );
  new Gauge({
    name: 'earshot_integrations',
    help: 'Integrations by state, as integrations.list names it',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      for (const { state, count } of await integrationStates(db)) this.set({ state }, count);
    },
  });
  gauge(
    'earshot_uploads_unused_bytes',
    'What unused uploads and open grants of all companies count against their quotas',
    async () => (await unusedBytesOfAll(db)).bytes,
  );
  gauge(
    'earshot_uploads_fullest_quota_ratio',
    'Part of its quota of unused uploads that the company with the most of them has used; at 1, its uploads are refused',
    async () => (await unusedBytesOfAll(db)).mostOfOne / (settings.EARSHOT_UPLOAD_QUOTA_MIB * 1024 * 1024),
  );
  const bodyBytes = new Set<() => number>();
  gauge('earshot_body_memory_bytes', 'Request bodies that this process holds now, of EARSHOT_BODY_MEMORY_MIB', () =>
    [...bodyBytes].reduce((sum, held) => sum + held(), 0),
  );
  new Gauge({
    name: 'earshot_disk_free_bytes',
    help: 'Free on the disk of recordings (`storage`, where that is a folder) and of temporary files (`temporary`)',
    labelNames: ['folder'],
    registers,
    async collect() {
      for (const folder of ['storage', 'temporary'] satisfies Place[]) {
        const bytes = await room.freeBytes(folder);
        if (bytes !== null) this.set({ folder }, bytes);
      }
    },
  });
  if (endpoints) endpointMetrics(registry, endpoints);
  return {
    registry,
    bodyBytes,
    requests: new Counter({
      name: 'earshot_requests_total',
      help: 'Answered requests',
      labelNames: ['operation', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'earshot_request_seconds',
      help: 'From the head of a request to the end of its work, by operation; the sending of a large answer comes after it',
      labelNames: ['operation'],
      buckets: [0.025, 0.1, 0.5, 2.5, 10, 60, 300],
      registers,
    }),
    analyses: new Counter({
      name: 'earshot_analyses_total',
      help: 'Analyses that ended, by how',
      labelNames: ['outcome'],
      registers,
    }),
    droppedQuotes: new Counter({
      name: 'earshot_dropped_quotes_total',
      help: 'Quotes of a model that do not stand in the transcript',
      registers,
    }),
    transcriptions: new Counter({
      name: 'earshot_transcriptions_total',
      help: 'Recordings that were transcribed, by engine (`local` is offline) and outcome',
      labelNames: ['engine', 'outcome'],
      registers,
    }),
    webhooksQueued: new Counter({ name: 'earshot_webhooks_queued_total', help: 'Deliveries queued', registers }),
    webhookAttempts: new Counter({
      name: 'earshot_webhook_attempts_total',
      help: 'Delivery attempts, by outcome',
      labelNames: ['outcome'],
      registers,
    }),
    webhooksDiscarded: new Counter({
      name: 'earshot_webhooks_discarded_total',
      help: 'Deliveries given up after their last attempt',
      registers,
    }),
    webhookLatencySeconds: new Histogram({
      name: 'earshot_webhook_latency_seconds',
      help: 'From queueing to a delivery that succeeded',
      buckets: [0.1, 0.5, 1, 2, 5, 10, 30, 60, 120],
      registers,
    }),
  };
}
