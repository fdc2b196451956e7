// What commands that serve share: a port that is free, and the order of stopping.
import { type Listening, listen } from '../http/listen.ts';
import type { Service } from '../service.ts';
import { CommandError } from './command.ts';
import { holding } from './watch-end.ts';

/** Listens on the first of `ports` that is free, and tells the service its address. Closes the service before it throws CommandError. */
export async function listenOnFirstFree(service: Service, host: string, ports: readonly number[]): Promise<Listening> {
  for (const port of ports) {
    try {
      const server = await listen(service, host, port);
      service.publicUrl ||= server.url;
      return server;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE') continue;
      await holding(service.close());
      throw new CommandError(`can't listen on ${host}:${port}: ${message}`);
    }
  }
  await holding(service.close());
  const taken = ports.length === 1 ? `port ${ports[0]} is` : `ports ${ports[0]} to ${ports.at(-1)} are`;
  throw new CommandError(`${taken} taken on ${host}; set EARSHOT_PORT to another one (0 = any free one)`);
}

/** Running requests finish, new ones get 503, then everything is closed. */
export async function stopServing(service: Service, server: Listening): Promise<void> {
  service.log.info('stopping: running requests finish, new ones get 503');
  await server.stop();
  await holding(service.close());
  service.log.info('stopped');
}
