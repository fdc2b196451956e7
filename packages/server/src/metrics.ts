// What /metrics tells: counts and times only, no names of companies, people or addresses.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { queueDepth } from './records/analysis-queue.ts';
import type { Database } from './records/database.ts';
import { countQueued } from './records/webhook-deliveries.ts';
import type { DiskRoom, Place } from './storage/disk-room.ts';

export interface Metrics {
  readonly registry: Registry;
  readonly requests: Counter<'operation' | 'status'>;
  readonly analyses: Counter<'outcome'>;
  readonly droppedQuotes: Counter;
  readonly transcriptions: Counter<'engine' | 'outcome'>;
  readonly webhooksQueued: Counter;
  readonly webhookAttempts: Counter<'outcome'>;
  readonly webhooksDiscarded: Counter;
  readonly webhookLatencySeconds: Histogram;
}

/** `now` in ms since the epoch. */
export function createMetrics(db: Database, room: DiskRoom, now: () => number): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'earshot_webhooks_waiting',
    help: 'Deliveries in the queue',
    registers,
    async collect() {
      this.set(await countQueued(db));
    },
  });
  const oldest = new Gauge({
    name: 'earshot_queued_oldest_seconds',
    help: 'How long the queued analysis that could have been taken first has been waiting; 0 when none waits',
    registers,
  });
  new Gauge({
    name: 'earshot_queued_analyses',
    help: 'Analyses in the queue, of all processes on the database',
    registers,
    async collect() {
      const { count, since } = await queueDepth(db);
      this.set(count);
      oldest.set(since === null ? 0 : Math.max(0, now() - since) / 1000);
    },
  });
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
  return {
    registry,
    requests: new Counter({
      name: 'earshot_requests_total',
      help: 'Answered requests',
      labelNames: ['operation', 'status'],
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
