// earshot worker: background work only, in as many processes as needed.
import type { Command } from 'commander';
import { startService } from '../service.ts';
import { readSettings } from '../settings.ts';
import { untilStopped } from './until-stopped.ts';
import { holding } from './watch-end.ts';

export function addWorker(program: Command): void {
  program
    .command('worker')
    .description('background work only')
    .action(async () => {
      const stopped = untilStopped();
      const service = await startService({ ...readSettings(process.env), EARSHOT_BACKGROUND: true });
      service.log.info('working');
      // Nothing else of a worker on SQLite keeps the process alive: its timers must not delay the end of other commands.
      await holding(stopped);
      service.log.info('stopping: what runs is finished');
      await holding(service.close());
      service.log.info('stopped');
    });
}
