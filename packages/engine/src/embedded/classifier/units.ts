// The utterances that are classified: a turn, or a stretch of whole sentences of a long one.
import type { Side } from '../../conversation/conversation.ts';
import type { Reading, Sentence, Turn } from '../reading/reading.ts';

export interface Unit {
  readonly index: number;
  readonly turn: Turn;
  readonly side: Side | null;
  readonly sentences: readonly Sentence[];
}

const mostWords = 45;

export function unitsOf(reading: Reading): Unit[] {
  const units: Unit[] = [];
  for (const turn of reading.turns) {
    let from = turn.from;
    let words = 0;
    const close = (to: number) => {
      const sentences = reading.sentences.slice(from, to);
      units.push({ index: units.length, turn, side: turn.side, sentences });
      from = to;
      words = 0;
    };
    for (let at = turn.from; at < turn.to; at++) {
      const length = reading.sentences[at]!.words.length;
      if (at > from && words + length > mostWords) close(at);
      words += length;
    }
    close(turn.to);
  }
  return units;
}
