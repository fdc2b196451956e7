// Base of all commands: the database, output as text, one JSON object or lines, and one-line errors.
import { once } from 'node:events';
import { readSettings } from '../read-settings.ts';
import type { Database } from '../records/database.ts';
import { openDatabase } from '../records/database.ts';
import type { Settings } from '../settings.ts';
import { clean } from './report-text.ts';

/** An error whose message is for the person at the command line. */
export class CommandError extends Error {
  override name: string = 'CommandError';
}

/** A file that is neither text nor a recording, or more than a transcript can be. */
export class NoTranscriptError extends CommandError {
  override name = 'NoTranscriptError';
}

export interface Output {
  /** Prints `data` as one JSON object with --json, otherwise `text`. */
  print(data: object, text: string): void;
}

export const outputFor = (options: { json?: boolean | undefined }): Output => ({
  print: (data, text) => {
    process.stdout.write(`${options.json ? JSON.stringify(data) : text}\n`);
  },
});

/** Writes a part of a long output, and waits where its reader is slower. */
export async function writePart(part: Uint8Array | string): Promise<void> {
  if (!process.stdout.write(part)) await once(process.stdout, 'drain');
}

/** Rows as lines for people: clean cells between two spaces, without what is absent; `none` where there are no rows. */
export const tableOf = (rows: readonly (string | null)[][], none: string): string =>
  rows.length === 0
    ? none
    : rows.map((cells) => cells.flatMap((cell) => (cell && clean(cell)) || []).join('  ')).join('\n');

const silentSeconds = 30;

/** Opens and migrates the database, runs `work` on it and closes it. Prints a line if the database keeps it waiting. */
export async function withDatabase<T>(
  work: (db: Database, settings: Settings, applied: readonly string[]) => Promise<T>,
): Promise<T> {
  const settings = readSettings(process.env);
  const waiting = setTimeout(() => {
    process.stderr.write('earshot: still waiting for the database (EARSHOT_DATABASE_URL); press Ctrl-C to stop\n');
  }, silentSeconds * 1000).unref();
  const db = await openDatabase(settings.EARSHOT_DATABASE_URL, {
    sqliteSynchronous: settings.EARSHOT_SQLITE_SYNCHRONOUS,
  });
  try {
    const applied = await db.migrate();
    return await work(db, settings, applied);
  } finally {
    clearTimeout(waiting);
    await db.close();
  }
}
