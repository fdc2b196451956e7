// Start and stop of the commands that serve: a free port, and a graceful end.
import { type Listening, listen } from '../http/listen.ts';
import type { Service } from '../service.ts';
import { codeOf, messageOf } from '../system-errors.ts';
import { CommandError } from './command.ts';
import { keepAlive } from './watch-end.ts';

/** Listens on the first free port of `ports` and sets the service's address. Closes the service before it throws CommandError. */
export async function listenOnFirstFree(service: Service, host: string, ports: readonly number[]): Promise<Listening> {
  for (const port of ports) {
    try {
      const server = await listen(service, host, port);
      service.publicUrl ||= server.url;
      return server;
    } catch (error) {
      if (codeOf(error) === 'EADDRINUSE') continue;
      await keepAlive(service.close());
      throw new CommandError(`cannot listen on ${host}:${port}: ${messageOf(error)}`);
    }
  }
  await keepAlive(service.close());
  const subject = ports.length === 1 ? `port ${ports[0]} is` : `ports ${ports[0]} to ${ports.at(-1)} are`;
  throw new CommandError(`${subject} in use on ${host}; set EARSHOT_PORT to another port, or to 0 for any free one`);
}

/** Lets running requests finish while new ones get 503, then closes everything. */
export async function stopServing(service: Service, server: Listening): Promise<void> {
  service.log.info('stopping after the running requests; new ones get 503');
  await server.stop();
  await keepAlive(service.close());
  service.log.info('stopped');
}

/** Resolves at the first signal, even if it comes while the process is still starting. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    let isStopping = false;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (isStopping) process.exit(1);
        isStopping = true;
        resolve();
      });
    }
  });
}
