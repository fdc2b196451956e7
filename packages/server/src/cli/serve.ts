// earshot serve: migrates, then serves until SIGTERM or SIGINT; running requests finish, new ones get 503.
import type { Command } from 'commander';
import { type Listening, listen } from '../http/listen.ts';
import { type Service, startService } from '../service.ts';
import { readSettings, type Settings } from '../settings.ts';
import { CommandError } from './command.ts';
import { untilStopped } from './until-stopped.ts';

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('migrate, then serve HTTP')
    .action(async () => {
      const settings = readSettings(process.env);
      const service = await startService(settings);
      const server = await listenOrSay(service, settings);
      service.publicUrl ||= server.url;
      service.log.info({ url: server.url }, 'listening');
      await untilStopped(service.log);
      await server.stop();
      await service.close();
      service.log.info('stopped');
    });
}

async function listenOrSay(service: Service, settings: Settings): Promise<Listening> {
  const { EARSHOT_HOST: host, EARSHOT_PORT: port } = settings;
  try {
    return await listen(service, host, port);
  } catch (error) {
    await service.close();
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new CommandError(`port ${port} is taken on ${host}; set EARSHOT_PORT to another one (0 = any free one)`);
    throw new CommandError(`can't listen on ${host}:${port}: ${message}`);
  }
}
