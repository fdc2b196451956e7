// earshot worker: background work only. By now that is the recovery of analyses whose process died.
import type { Command } from 'commander';
import { startService } from '../service.ts';
import { readSettings } from '../settings.ts';
import { untilStopped } from './until-stopped.ts';

export function addWorker(program: Command): void {
  program
    .command('worker')
    .description('background work only')
    .action(async () => {
      const service = await startService({ ...readSettings(process.env), EARSHOT_BACKGROUND: true });
      service.log.info('working');
      await untilStopped(service.log);
      await service.close();
      service.log.info('stopped');
    });
}
