// Who rang, and whether the talk was arranged: the types that this leaves (docs/decisions/engine.md#errands).
import type { InteractionTypeKey } from '@earshot/core';
import type { Classification } from './classifier/classify.ts';
import { wantsToLeave } from './exchange.ts';
import { saysCue } from './outcome/ending-cues.ts';
import type { ErrandCue } from './packs/pack.ts';
import { isOf, type Reading, type Sentence } from './reading/reading.ts';

/** Types in which the client calls about something that was bought. */
export const serviceTypes: ReadonlySet<string> = new Set(['support', 'complaint', 'retention']);

/** Logit above which somebody wants to leave, even where no phrase tells it. */
const leastLeaving = 0.5;
/** The last turn with which a call is answered: the caller may say hello first. */
const answeringTurns = 2;
/** Part of a talk in which people say that it was arranged. */
const latestArranged = 0.25;

/** How much less likely a type is that does not go with the errand: of logarithms. */
const less = { withoutLeaving: 6, soldToCaller: 3, askedByCaller: 1.5, coldThoughArranged: 2.5 } as const;
/** Some who ring ask for an offer, or about the contract that they have. */
const askedFor: ReadonlySet<string> = new Set(['lead_qualification', 'renewal_expansion']);

/** Whether the client rang: the attendant answers for a service desk. */
export const ringsIn = (reading: Reading): boolean =>
  reading.hits('serviceDesk', 'attendant').some(({ sentence }) => sentence.turn <= answeringTurns) ||
  reading.turns
    .slice(0, answeringTurns + 1)
    .some((turn) =>
      reading
        .sentencesOf(turn)
        .some((sentence) => isOf(sentence, 'attendant') && saysCue(reading, sentence, 'answersCall')),
    );

const isArranged = (reading: Reading): boolean =>
  saidBefore(reading, latestArranged, (sentence) => saysCue(reading, sentence, 'arranged'));

const saidBefore = (reading: Reading, position: number, isSaid: (sentence: Sentence) => boolean): boolean =>
  reading.sentences.some((sentence) => reading.position(sentence) <= position && isSaid(sentence));

/** Types, the likeliest first, as log-probabilities: nobody is kept who does not want to leave, and who rings in was not called. */
export function byErrand(
  classification: Classification,
  likelihoods: Readonly<Record<InteractionTypeKey, number>>,
): [string, number][] {
  const { reading } = classification;
  const leaves = wantsToLeave(reading) || classification.most('wants_to_cancel') > leastLeaving;
  const [rings, arranged] = [ringsIn(reading), isArranged(reading)];
  const penalty = (key: string): number => {
    if (key === 'retention') return leaves ? 0 : less.withoutLeaving;
    const ofCall = !rings || serviceTypes.has(key) ? 0 : askedFor.has(key) ? less.askedByCaller : less.soldToCaller;
    return ofCall + (key === 'cold_call' && arranged ? less.coldThoughArranged : 0);
  };
  const shares = Object.entries(likelihoods).map(([key, share]) => [key, share - penalty(key)] as const);
  const total = Math.log(shares.reduce((sum, [, share]) => sum + Math.exp(share), 0));
  return shares.map(([key, share]): [string, number] => [key, share - total]).sort(([, a], [, b]) => b - a);
}

/** Whether the client says one of these in the utterance. */
export const clientSays = (reading: Reading, sentences: readonly Sentence[], ...cues: readonly ErrandCue[]): boolean =>
  sentences.some((sentence) => isOf(sentence, 'client') && cues.some((cue) => saysCue(reading, sentence, cue)));
