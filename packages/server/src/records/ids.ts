// Ids are UUID v7: in one process each is greater than the last, so rows of one millisecond keep their order of insertion.
import { v7 } from 'uuid';

/** A new id and the millisecond it stands for; `createdAt` of what gets the id, so that both always sort alike. */
export function newId(): { id: string; createdAt: number } {
  const id = v7();
  return { id, createdAt: createdAtOf(id) };
}

/** The millisecond in an id. */
export const createdAtOf = (id: string) => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
