// What has come into a folder, in the order of arrival, and the positions to go on from.
import { type ConnectorContext, positionAt, positionTime } from '../connector.ts';
import { type Folder, type FolderFile, isComplete } from './folder.ts';

/**
 * How far a search looks back from its position: objects uploaded in parts bear the time at which their upload began, clocks of file
 * servers differ, and a folder that is moved keeps its files' times.
 */
export const lookBackMs = 24 * 60 * 60 * 1000;
/** Held at a time; a folder with more is gone through again for the next ones. */
const batchSize = 2_000;

export interface Search {
  position: string | null;
  /** ms since the epoch; what arrived before cannot have been made later. */
  since: number;
  now: number;
  isWanted(name: string): boolean;
  signal: AbortSignal;
  /** Told once of each file that is not complete. */
  awaits?: ConnectorContext['awaits'] | undefined;
}

/** Complete files that are not empty, from the position less the look-back on, ascending, in batches. */
export async function* arrivals(folder: Folder, search: Search): AsyncGenerator<FolderFile[]> {
  const { position, since, now, isWanted, signal, awaits } = search;
  const from = Math.max(since, positionTime(position ?? '') - lookBackMs);
  // All batches see the folder as it was at `now`: what came since is not quiet yet, and on S3 is left to the next search.
  const isDue = (file: FolderFile) => {
    if (file.arrivedAt < from || file.bytes === 0) return false;
    const isReady = isComplete(file, folder, now);
    if (!isReady && last === null) awaits?.('complete_file');
    return isReady;
  };
  let last: FolderFile | null = null;
  for (;;) {
    const batch: FolderFile[] = [];
    let edge: FolderFile | null = null;
    for await (const file of folder.files(isWanted, signal)) {
      if (!isDue(file) || (last && compare(file, last) <= 0) || (edge && compare(file, edge) > 0)) continue;
      batch.push(file);
      if (batch.length < 2 * batchSize) continue;
      batch.sort(compare).length = batchSize;
      edge = batch.at(-1)!;
    }
    const hasMore = edge !== null || batch.length > batchSize;
    batch.sort(compare).splice(batchSize);
    last = batch.at(-1) ?? last;
    if (batch.length > 0) yield batch;
    if (!hasMore) return;
  }
}

/** For who tries a folder that was just filled: a sentence on how many files are not complete yet, after a space; empty when all are. */
export async function waitedFor(
  folder: Folder,
  { now, isWanted, signal }: Omit<Search, 'position' | 'since' | 'awaits'>,
) {
  let count = 0;
  for await (const file of folder.files(isWanted, signal)) if (!isComplete(file, folder, now)) count += 1;
  return count === 0 ? '' : ` ${count} written within the last minute will be collected later.`;
}

const compare = (one: FolderFile, other: FolderFile) =>
  one.arrivedAt - other.arrivedAt || (one.path < other.path ? -1 : one.path > other.path ? 1 : 0);

/** Positions of one search; they ascend as text, and stay where they are from the first file on that is not ready. */
export function startMarks({ position, since }: Pick<Search, 'position' | 'since'>) {
  let last = Number.isFinite(positionTime(position ?? '')) ? position! : positionAt(since, '');
  let isHeld = false;
  return {
    /** To be called for a file that must come again. */
    hold: () => {
      isHeld = true;
    },
    after: (file: FolderFile): string => {
      const own = positionAt(file.arrivedAt, file.path);
      if (!isHeld && own > last) last = own;
      return last;
    },
  };
}
