// Whether others on the machine can read the SQLite file: a copy that was put back has the mode that it was copied with.
import { statSync } from 'node:fs';

/** `warn` hears of it. Nothing is changed, because a group may be meant to make backups. */
export function warnOfReaders(databaseUrl: string, warn: (text: string) => void): void {
  if (!databaseUrl.startsWith('sqlite:') || process.platform === 'win32') return;
  const path = databaseUrl.slice('sqlite:'.length);
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
  if ((mode & 0o077) === 0) return;
  // SQLite gives the log beside it the mode that it has when it is opened.
  warn(`${path} can be read or changed by other users of this machine; run chmod 600 on it and start again`);
}
