// What one listening server shares among its requests: room for bodies, and how long it waits for whom.

import type { Settings } from '../settings.ts';
import { type FairTurns, fairTurns } from '../threads/fair-turns.ts';
import { type BodyBudget, bodyBudget } from './body-budget.ts';
import { type KnownCallers, knownCallers, type RequestTurns, requestTurns } from './request-turns.ts';
import { type SenderPace, senderPace } from './sender-pace.ts';

/** Companies whose large answers may be on their way at once: each is in memory until it has gone out. */
const mostReaders = 32;

export interface Edge {
  readonly budget: BodyBudget;
  /** Pace of senders, and of readers of a large answer. */
  readonly pace: SenderPace;
  /** Large answers: one at a time for each company. */
  readonly readers: FairTurns;
  /** In which requests begin, and whose they are. */
  readonly turns: RequestTurns;
  readonly callers: KnownCallers;
}

/** Built from the settings; `changes` are for tests. */
export function edgeOf(settings: Settings, changes: Partial<Edge> = {}): Edge {
  return {
    budget: bodyBudget(settings.EARSHOT_BODY_MEMORY_MIB * 1024 * 1024),
    pace: senderPace,
    readers: fairTurns(mostReaders, 1),
    turns: requestTurns(),
    callers: knownCallers(),
    ...changes,
  };
}
