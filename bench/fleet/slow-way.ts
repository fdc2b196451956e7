// A way to the database on which each packet takes longer: what a fleet notices of a database that is far away, or overloaded.
import { connect, createServer, type Socket } from 'node:net';
import { outside } from './hosts.ts';
import { databaseAddress } from './postgres-hosts.ts';

export interface SlowWay {
  url: string;
  /** Of a packet in one direction, so an answer takes twice as long. */
  delayMs: number;
  stop(): Promise<void>;
}

/** Leads to whichever host serves; without a delay until one is set. */
export async function openSlowWay(databaseUrl: string): Promise<SlowWay> {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(5432, databaseAddress);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(from);
      from.setNoDelay(true);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
      forward(from, to);
    }
  });
  /** In order, also while the delay changes. */
  function forward(from: Socket, to: Socket): void {
    let lastAt = 0;
    from.on('data', (packet) => {
      lastAt = Math.max(lastAt, performance.now() + way.delayMs);
      const waitMs = lastAt - performance.now();
      if (waitMs <= 0) to.write(packet);
      else setTimeout(() => to.writable && to.write(packet), waitMs);
    });
  }
  await new Promise<void>((resolve) => server.listen(0, outside, resolve));
  const { port } = server.address() as { port: number };
  const url = new URL(databaseUrl);
  url.host = `${outside}:${port}`;
  const way: SlowWay = {
    url: url.href,
    delayMs: 0,
    stop: async () => {
      for (const each of open) each.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return way;
}
