// The secrets that sign and encrypt: the setting, or a file beside the SQLite database, made once with mode 0600; and the one before it.
import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Secrets } from './access/cryptography.ts';
import { makeFolderSync } from './make-folder.ts';
import { SettingError } from './read-settings.ts';
import { isSecretText, type Settings } from './settings.ts';
import { codeOf, messageOf } from './system-errors.ts';

/**
 * The present secret, then the one before it, if the operator names one: what it made stays readable, and `earshot secret rotate` rewrites it.
 * `warn` hears that there is one, because it is accepted until the operator removes it. Throws SettingError.
 */
export function secretsFor(
  settings: Pick<Settings, 'EARSHOT_SECRET' | 'EARSHOT_SECRET_PREVIOUS' | 'EARSHOT_DATABASE_URL'>,
  warn?: (text: string) => void,
): Secrets {
  const current = secretFor(settings, warn);
  const previous = settings.EARSHOT_SECRET_PREVIOUS;
  if (previous === undefined) return [current];
  if (previous !== current) {
    warn?.(
      'EARSHOT_SECRET_PREVIOUS is set, so whatever is signed with that secret is accepted. Remove it an hour after `earshot secret rotate`.',
    );
    return [current, previous];
  }
  throw new SettingError(
    settings.EARSHOT_SECRET
      ? 'EARSHOT_SECRET_PREVIOUS must differ from EARSHOT_SECRET.'
      : 'EARSHOT_SECRET_PREVIOUS is still the secret in earshot.secret. Set EARSHOT_SECRET to a new one, or move the file away; the next start then creates a new one.',
  );
}

/**
 * Two processes that start at once get the same secret: the file is complete, and on the disk, before it has its name. One that is cut
 * off or unreadable is never replaced, since credentials of integrations are stored under it. Throws SettingError.
 * `warn` hears of a file that others on the machine can read.
 */
export function secretFor(
  settings: Pick<Settings, 'EARSHOT_SECRET' | 'EARSHOT_DATABASE_URL'>,
  warn: (text: string) => void = () => {},
): string {
  if (settings.EARSHOT_SECRET) return settings.EARSHOT_SECRET;
  const databasePath = settings.EARSHOT_DATABASE_URL.slice('sqlite:'.length);
  const path = join(dirname(databasePath), 'earshot.secret');
  const present = readIfThere(path, warn);
  if (present !== null) return present;
  try {
    store(path, randomBytes(32).toString('base64url'));
  } catch (error) {
    throw new SettingError(
      `cannot write the secret to ${path}: ${messageOf(error)}. Let this process write there, or set EARSHOT_SECRET.`,
    );
  }
  const stored = readIfThere(path, warn);
  if (stored === null) throw new SettingError(`${path} was removed while this process started. Start it again.`);
  return stored;
}

/** Where another process was faster, its file stays. */
function store(path: string, secret: string): void {
  makeFolderSync(dirname(path));
  const draft = `${path}.${process.pid}.${Date.now()}`;
  const file = openSync(draft, 'wx', 0o600);
  try {
    writeFileSync(file, secret);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  try {
    linkSync(draft, path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  syncFolder(dirname(path));
}

/** A name is on the disk when its folder is. Windows opens no folders. */
function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

function readIfThere(path: string, warn: (text: string) => void): string | null {
  let text: string;
  let mode: number;
  try {
    text = readFileSync(path, 'utf8').trim();
    mode = statSync(path).mode;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw new SettingError(`cannot read the secret: ${messageOf(error)}.`);
  }
  if (!isSecretText(text)) {
    throw new SettingError(
      `${path} does not hold a usable secret: it must have at least 32 characters, 5 of them different. Restore it from a backup. If you have none, delete the file: the next start creates a new secret, and you enter the credentials of integrations again.`,
    );
  }
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
    warn(`${path} can be read or changed by other users of this machine; run chmod 600 on it`);
  }
  return text;
}
