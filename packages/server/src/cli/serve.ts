// earshot serve: migrates, then serves until SIGTERM or SIGINT. Running requests finish; new ones get 503.
import type { Command } from 'commander';
import { listenForMetrics } from '../http/metrics.ts';
import { readSettings } from '../read-settings.ts';
import type { Service } from '../service.ts';
import type { Settings } from '../settings.ts';
import { startService } from '../start-service.ts';
import { messageOf } from '../system-errors.ts';
import { CommandError } from './command.ts';
import { listenOnFirstFree, stopServing, untilStopped } from './serving.ts';
import { keepAlive } from './watch-end.ts';

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('migrate the database, then serve HTTP')
    .action(async () => {
      const settings = readSettings(process.env);
      const stopped = untilStopped();
      const service = await startService(settings);
      const server = await listenOnFirstFree(service, settings.EARSHOT_HOST, [settings.EARSHOT_PORT]);
      const metrics = await metricsListener(service, settings);
      service.log.info({ url: server.url, metricsPort: metrics?.port }, 'listening');
      await stopped;
      await metrics?.stop();
      await stopServing(service, server);
    });
}

async function metricsListener(service: Service, { EARSHOT_HOST: host, EARSHOT_METRICS_PORT: port }: Settings) {
  if (port === undefined) return undefined;
  try {
    return await listenForMetrics(service, host, port);
  } catch (error) {
    await keepAlive(service.close());
    throw new CommandError(`cannot listen for metrics on ${host}:${port} (EARSHOT_METRICS_PORT): ${messageOf(error)}`);
  }
}
