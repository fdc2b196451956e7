// A Redis of its own for a benchmark, by the redis-server of the system: append-only file, flushed every second.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface StartedRedis {
  readonly port: number;
  stop(): Promise<void>;
}

/** Its files are in `folder`. Throws when the system has no redis-server. */
export async function startRedis(folder: string, port: number): Promise<StartedRedis> {
  const settings = { port, bind: '127.0.0.1', dir: folder, save: '', appendonly: 'yes', appendfsync: 'everysec' };
  const args = Object.entries(settings).flatMap(([setting, value]) => [`--${setting}`, String(value)]);
  const redis = spawn('redis-server', args, { stdio: 'ignore' });
  const failed = once(redis, 'error').then(([error]) => Promise.reject(error));
  failed.catch(() => undefined);
  const answers = async () => {
    while (!(await isListening(port))) await sleep(20);
  };
  await Promise.race([answers(), failed]);
  return {
    port,
    stop: async () => {
      const ended = once(redis, 'exit');
      redis.kill('SIGKILL');
      await ended;
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port });
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
