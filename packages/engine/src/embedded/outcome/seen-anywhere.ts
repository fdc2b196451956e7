// Signs of an outcome that any talk can show: a machine that answers, an agreed step, or nothing at all.
import { isOf, type Reading, type Sentence } from '../reading/reading.ts';
import type { Seen, Sign } from './ending.ts';
import { saysCue } from './ending-cues.ts';

/** Turns within which a machine says what it is. */
const machineTurns = 3;

/** The machine's words where nobody answers after them: who tells of a voicemail talks on. */
export const machineSpeaks: Sign = ({ classification: { reading } }) => {
  const first = reading.turns[Math.min(machineTurns, reading.turns.length) - 1];
  const machine = reading.sentences.slice(0, first?.to ?? 0).find((sentence) => saysCue(reading, sentence, 'machine'));
  if (!machine) return null;
  const { speaker } = reading.turnOf(machine);
  const answers = reading.turns.some((turn) => turn.index > machine.turn && turn.speaker === speaker);
  return speaker !== null && answers ? null : { quote: reading.quote(machine) };
};

export const stepIsAgreed: Sign = ({ step }) => step && { quote: step };

/** Stands last among the rows of a talk, since it is always seen. */
export const nothing: Sign = () => ({ quote: null });

/** The attendant's last statement with a phrase of the cue. */
export const lastStatement = (reading: Reading, cue: Parameters<typeof saysCue>[2]): Sentence | null =>
  reading.sentences.findLast(
    (sentence) => isOf(sentence, 'attendant') && !sentence.question && saysCue(reading, sentence, cue),
  ) ?? null;

export const quoted = (reading: Reading, sentence: Sentence | null | undefined): Seen | null =>
  sentence ? { quote: reading.quote(sentence) } : null;
