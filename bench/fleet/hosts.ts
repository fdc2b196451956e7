// Hosts of their own on one machine: network namespaces on a bridge, which can be cut off from one another. Linux, as root; everything is removed at the end.
import { execFileSync } from 'node:child_process';

const bridge = 'esf0';
const network = '10.77.0';
/** Where this process is, for the hosts. */
export const outside = `${network}.1`;

export interface Host {
  name: string;
  address: string;
  /** The program and arguments that run `command` on the host, under its own host name. */
  run(command: readonly string[]): [string, string[]];
  /** From now on packets between the two are lost, silently, as by a cable that was pulled somewhere on the way. `address` when it is not the other's own. */
  cutOff(other: Host, address?: string): void;
  rejoin(other: Host, address?: string): void;
  /** Adds another address; neighbours learn it anew. */
  take(address: string): void;
  /** Pulls the host's own cable, or plugs it in again. */
  setPlugged(isPlugged: boolean): void;
}

export interface Hosts {
  add(name: string): Host;
  remove(): void;
}

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] });
const nowhere = '02:00:00:00:00:00';

/** Throws where namespaces are not allowed. */
export function openHosts(): Hosts {
  removeAll();
  ip('link', 'add', bridge, 'type', 'bridge');
  ip('addr', 'add', `${outside}/24`, 'dev', bridge);
  ip('link', 'set', bridge, 'up');
  const all: string[] = [];
  process.once('exit', removeAll);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

  function add(name: string): Host {
    const space = `esf-${name}`;
    const address = `${network}.${all.length + 10}`;
    ip('netns', 'add', space);
    ip('link', 'add', `esf${name}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
    ip('link', 'set', `esf${name}`, 'master', bridge, 'up');
    ip('-n', space, 'addr', 'add', `${address}/24`, 'dev', 'eth0');
    ip('-n', space, 'link', 'set', 'eth0', 'up');
    ip('-n', space, 'link', 'set', 'lo', 'up');
    all.push(space);
    const lose = (from: string, to: string) =>
      ip('-n', from, 'neigh', 'replace', to, 'lladdr', nowhere, 'nud', 'permanent', 'dev', 'eth0');
    const find = (from: string, to: string) => ip('-n', from, 'neigh', 'del', to, 'dev', 'eth0');
    return {
      name,
      address,
      run: ([file = '', ...args]) => [
        'ip',
        ['netns', 'exec', space, 'unshare', '--uts', 'sh', '-c', 'hostname "$0"; exec "$@"', name, file, ...args],
      ],
      cutOff: (other, otherAddress = other.address) => {
        lose(space, otherAddress);
        lose(`esf-${other.name}`, address);
      },
      rejoin: (other, otherAddress = other.address) => {
        find(space, otherAddress);
        find(`esf-${other.name}`, address);
      },
      take: (more) => {
        ip('-n', space, 'addr', 'add', `${more}/24`, 'dev', 'eth0');
        for (const each of all) ip('-n', each, 'neigh', 'flush', 'all');
        ip('neigh', 'flush', 'dev', bridge);
      },
      setPlugged: (isPlugged) => ip('link', 'set', `esf${name}`, isPlugged ? 'up' : 'down'),
    };
  }
  return { add, remove: removeAll };
}

/** With the processes that are still on them. */
function removeAll(): void {
  const lines = (...args: string[]) => execFileSync('ip', args, { encoding: 'utf8' }).split('\n');
  for (const line of lines('netns', 'list')) {
    const [space = ''] = line.split(' ');
    if (!space.startsWith('esf-')) continue;
    for (const pid of lines('netns', 'pids', space)) if (pid !== '') tried(() => process.kill(Number(pid), 'SIGKILL'));
    tried(() => ip('netns', 'del', space));
  }
  for (const line of lines('-o', 'link', 'show')) {
    const name = /^\d+: (esf[^@:]+)/.exec(line)?.[1];
    if (name) tried(() => ip('link', 'del', name));
  }
}

/** What is gone already needs no more. */
function tried(work: () => unknown): void {
  try {
    work();
  } catch {}
}
