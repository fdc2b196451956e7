// Warnings about mistyped settings: environment variables that begin with EARSHOT_ and that nothing reads.
import { createLog } from '../log.ts';
import { settingsTable } from '../settings.ts';

/** Variables of the client and of webhook receivers, which may run in the same environment. */
const otherVariables = ['EARSHOT_API_KEY', 'EARSHOT_BASE_URL', 'EARSHOT_WEBHOOK_SECRET'];

interface UnknownSetting {
  name: string;
  /** The setting whose name is most like it. */
  nearest: string;
}

export function unknownSettings(environment: Record<string, string | undefined>): UnknownSetting[] {
  const known = Object.keys(settingsTable).filter((name) => name.startsWith('EARSHOT_'));
  return Object.keys(environment)
    .filter((name) => name.startsWith('EARSHOT_') && !known.includes(name) && !otherVariables.includes(name))
    .toSorted()
    .map((name) => {
      const distances = known.map((candidate) => ({ candidate, distance: editDistance(name, candidate) }));
      return { name, nearest: distances.reduce((a, b) => (b.distance < a.distance ? b : a)).candidate };
    });
}

/** One line each, before the settings are read: a mistyped one may be what is missing. Servers log it as JSON. */
export function warnOfUnknownSettings(environment: Record<string, string | undefined>, isServer: boolean): void {
  const level = settingsTable.EARSHOT_LOG_LEVEL.schema.safeParse(environment.EARSHOT_LOG_LEVEL || undefined);
  const log = createLog(level.data ?? 'info', true);
  for (const { name, nearest } of unknownSettings(environment)) {
    const message = `${name} is not a setting and has no effect. Did you mean ${nearest}?`;
    if (isServer) log.warn(message);
    else process.stderr.write(`earshot: ${message}\n`);
  }
}

/** Characters to insert, delete or replace (Levenshtein). */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [at, character] of [...from].entries()) {
    const next = [at + 1];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = row[column - 1]! + (character === to[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[column]! + 1, next[column - 1]! + 1));
    }
    row = next;
  }
  return row[to.length]!;
}
