// earshot worker: background work without HTTP, in as many processes as needed.
import type { Command } from 'commander';
import { readSettings } from '../read-settings.ts';
import { startService } from '../start-service.ts';
import { untilStopped } from './serving.ts';
import { keepAlive } from './watch-end.ts';

export function addWorker(program: Command): void {
  program
    .command('worker')
    .description('run background work without serving HTTP')
    .action(async () => {
      const stopped = untilStopped();
      const service = await startService({ ...readSettings(process.env), EARSHOT_BACKGROUND: true });
      service.log.info('working');
      // On SQLite nothing else keeps the process alive: a worker's timers must not delay the end of other commands.
      await keepAlive(stopped);
      service.log.info('stopping after the running work');
      await keepAlive(service.close());
      service.log.info('stopped');
    });
}
