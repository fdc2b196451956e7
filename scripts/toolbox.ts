// What tests and benchmarks hold the built packages against: other Node versions, Deno, Bun, workerd, jest, peers. Fetched by hash into .cache/toolbox, once.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = new URL('..', import.meta.url).pathname;
const source = join(root, 'test/toolbox');
const folder = join(root, '.cache/toolbox');
const lists = ['package.json', 'package-lock.json'];
const fetchTimeoutMs = 180_000;

/** Path of something inside one of its packages; undefined where the toolbox, or that package for this machine, is not there. */
export function inToolbox(path: string): string | undefined {
  const full = join(folder, 'node_modules', path);
  return isFresh() && existsSync(full) ? full : undefined;
}

/** What a skipped test says. */
export const toolboxHint = 'not in .cache/toolbox: `node scripts/toolbox.ts` fetches it (Linux, x64 or arm64)';

/** The lists are copied last, so what is there is whole. */
function isFresh(): boolean {
  return lists.every((name) => {
    const copy = join(folder, name);
    return existsSync(copy) && readFileSync(copy).equals(readFileSync(join(source, name)));
  });
}

/** Installs what the lists name and runs none of it. */
async function fetchToolbox(): Promise<void> {
  if (isFresh()) return;
  const fresh = join(root, `.cache/toolbox-${process.pid}`);
  try {
    await mkdir(fresh, { recursive: true });
    for (const name of lists) await cp(join(source, name), join(fresh, name));
    const arguments_ = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
    await promisify(execFile)('npm', arguments_, { cwd: fresh, timeout: fetchTimeoutMs });
    await rm(folder, { recursive: true, force: true });
    await rename(fresh, folder);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  await fetchToolbox().catch((error: Error) => {
    process.stderr.write(`No toolbox, so what needs it is skipped: ${error.message.split('\n', 2).join(' ')}\n`);
  });
}
