// Ids are UUID v7: in one process each is greater than the last, so rows of one millisecond keep their order of insertion.
import { randomInt } from 'node:crypto';
import { v7 } from 'uuid';
import { clusterNow } from './clock.ts';

/** The millisecond of the last id, and its place among those of one millisecond. */
const last = { ms: 0, place: 0 };
const places = 2 ** 31;

/** A new id and the millisecond it stands for; `createdAt` of what gets the id, so that both always sort alike. */
export function newId(): { id: string; createdAt: number } {
  const now = clusterNow();
  if (now > last.ms) Object.assign(last, { ms: now, place: randomInt(places) });
  else last.place += 1;
  const id = v7({ msecs: last.ms, seq: last.place });
  return { id, createdAt: createdAtOf(id) };
}

/** The millisecond in an id. */
export const createdAtOf = (id: string) => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
