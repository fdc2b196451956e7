// earshot serve: migrates, then serves until SIGTERM or SIGINT; running requests finish, new ones get 503.
import type { Command } from 'commander';
import { startService } from '../service.ts';
import { readSettings } from '../settings.ts';
import { listenOnFirstFree, stopServing } from './serving.ts';
import { untilStopped } from './until-stopped.ts';

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('migrate, then serve HTTP')
    .action(async () => {
      const settings = readSettings(process.env);
      const service = await startService(settings);
      const server = await listenOnFirstFree(service, settings.EARSHOT_HOST, [settings.EARSHOT_PORT]);
      service.log.info({ url: server.url }, 'listening');
      await untilStopped(service.log);
      await stopServing(service, server);
    });
}
