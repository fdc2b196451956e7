// The secret that signs cursors and links: the setting, or a file beside the SQLite database, made once with mode 0600.
import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Settings } from './settings.ts';

/** Two processes that start at once get the same secret: the file is complete before it has its name. */
export function secretFor(settings: Settings, make = () => randomBytes(32).toString('base64url')): string {
  if (settings.EARSHOT_SECRET) return settings.EARSHOT_SECRET;
  const databasePath = settings.EARSHOT_DATABASE_URL.slice('sqlite:'.length);
  const path = join(dirname(databasePath), 'earshot.secret');
  const present = readIfThere(path);
  if (present) return present;
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.${Date.now()}`;
  writeFileSync(draft, make(), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(path, 'utf8').trim();
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
