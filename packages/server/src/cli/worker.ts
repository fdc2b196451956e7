// earshot worker: background work only, in as many processes as needed.
import type { Command } from 'commander';
import { startService } from '../service.ts';
import { readSettings } from '../settings.ts';
import { untilStopped } from './until-stopped.ts';

export function addWorker(program: Command): void {
  program
    .command('worker')
    .description('background work only')
    .action(async () => {
      const stopped = untilStopped();
      const service = await startService({ ...readSettings(process.env), EARSHOT_BACKGROUND: true });
      service.log.info('working');
      await stopped;
      service.log.info('stopping: what runs is finished');
      await service.close();
      service.log.info('stopped');
    });
}
