// What a rendered file is, and what is right of it.
import type { Chance } from './random.fixture.ts';
import type { Person, Talk } from './talks.fixture.ts';

export interface Layout {
  readonly source: string;
  /** Of which kind each choice was, as `dimension: value`. */
  readonly traits: readonly string[];
  readonly talk: Talk;
  /** What tells whoever speaks apart: people, or the two roles alone. */
  readonly keyOf: (person: Person, at: number) => string;
  /** Names that the file states. */
  readonly isNamed: boolean;
  /** The file says which side each one is on. */
  readonly statesSides: boolean;
  /** How far off a start may be; null where the file states no times. */
  readonly toleranceSeconds: number | null;
}

export type Render = (talk: Talk, chance: Chance) => Layout;

export const byPerson = (person: Person): string => person.name;
export const bySide = (person: Person): string => person.side;

export const roleOf = (person: Person, pair: readonly [string, string]): string =>
  pair[person.side === 'attendant' ? 0 : 1];
