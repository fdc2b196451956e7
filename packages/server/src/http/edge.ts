// What one listening server shares among its requests: room for bodies, and how long it waits for whom.
import type { Settings } from '../settings.ts';
import { type BodyBudget, bodyBudget } from './body-budget.ts';
import { type SenderPace, senderPace } from './sender-pace.ts';

export interface Edge {
  readonly budget: BodyBudget;
  readonly pace: SenderPace;
}

/** As the settings say; `changes` are for tests. */
export function edgeOf(settings: Settings, changes: Partial<Edge> = {}): Edge {
  return { budget: bodyBudget(settings.EARSHOT_BODY_MEMORY_MIB * 1024 * 1024), pace: senderPace, ...changes };
}
