// What an analysis is called: its type, and with whom.
import type { Reading } from './reading.ts';

export const titleOf = (
  {
    interactionScorecard,
    interactionType,
    clientName,
  }: Pick<Reading, 'interactionScorecard' | 'interactionType' | 'clientName'>,
  otherwise: string,
) => [interactionScorecard?.typeLabel || interactionType || otherwise, clientName].filter(Boolean).join(' · ');
