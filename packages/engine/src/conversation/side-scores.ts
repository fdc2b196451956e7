// How much each speaker's words sound like an attendant's: cues that tell a side, moves, and a model of whole utterances.
import type { Side } from './conversation.ts';
import type { RawSegment } from './raw.ts';
import { sideCues } from './side-cues.ts';
import { attendantLogit } from './side-model.ts';
import {
  asksForOffer,
  asksForPerson,
  asksPrice,
  asksSlot,
  companyIntroduction,
  isPlaceAlone,
  isServed,
  namesAmount,
  namesSlot,
  placeWeight,
  priceWeight,
  quotesPrice,
  quoteWeight,
  sideMoves,
  slotWeight,
} from './side-moves.ts';
import { plainText } from './words.ts';

const cueSegments = 500;
const introductionWeight = 2;
/** What one unit of the side model's logit is worth in cues. */
const soundWeight = 2;
/** `Half past six.` sounds like anybody. */
const fewestSoundWords = 4;
const soundOf = (text: string) => (text.trim().split(' ').length < fewestSoundWords ? soundWeight / 2 : soundWeight);
/** Who names a price answers the question for it at once, or when a question of their own is answered. */
const mostTurnsToPrice = 3;

const openingTurns = 4;
const tellingCue = 2.5;

/** In how many turns somebody asks for what is offered, orders, serves, names a price, or says what only one side says. */
export const movesIn = (segments: readonly RawSegment[]): number =>
  segments.slice(0, cueSegments).filter((segment, at) => {
    const text = plainText(segment.text.slice(0, 4000));
    return (
      sideMoves.some(({ sign }) => sign.test(text)) ||
      asksPrice(text) ||
      quotesPrice(text) ||
      asksSlot(text) ||
      companyIntroduction.test(text) ||
      (at === 0 && isPlaceAlone(text, segment.text)) ||
      sideCues.some(({ weight, phrases }) => weight >= tellingCue && phrases.some((phrase) => text.includes(phrase)))
    );
  }).length;

/** Above 0 like an attendant, below 0 like a client; marks in labels count too. */
export function scoreWords(speakers: readonly string[], segments: readonly RawSegment[]): Map<string, number> {
  const scores = new Map(speakers.map((speaker) => [speaker, labelScore(speaker)]));
  /** Somebody who asked a price that nobody has named yet. */
  let asked: { speaker: string; at: number } | null = null;
  /** Somebody who asked in the turn before whether there is time or whether it is there. */
  let wants: { speaker: string; at: number } | null = null;
  /** Who rings from a company and asks for somebody: until that one comes, others answer for theirs, as whoever serves does. */
  let caller: { speaker: string; at: number } | null = null;
  const add = (speaker: string, score: number) => scores.set(speaker, scores.get(speaker)! + score);
  for (const [at, segment] of segments.slice(0, cueSegments).entries()) {
    if (segment.speaker === null) continue;
    const text = plainText(segment.text.slice(0, 4000));
    if (caller && caller.speaker !== segment.speaker && at - caller.at === 1) continue;
    if (!caller && at < openingTurns && companyIntroduction.test(text) && asksForPerson(text)) {
      caller = { speaker: segment.speaker, at };
      for (const speaker of speakers) if (speaker !== segment.speaker) scores.set(speaker, labelScore(speaker));
    }
    const sound = soundOf(text) * attendantLogit(segment.text);
    let score = asksForOffer(text) || isServed(text) ? Math.min(0, sound) : sound;
    if (at === 0 && isPlaceAlone(text, segment.text)) score += placeWeight;
    if (quotesPrice(text)) score += quoteWeight;
    for (const cue of sideCues) {
      const hits = cue.phrases.filter((phrase) => text.includes(phrase)).length;
      score += (cue.side === 'attendant' ? hits : -hits) * cue.weight;
    }
    for (const { side, weight, sign } of sideMoves)
      if (sign.test(text)) score += side === 'attendant' ? weight : -weight;
    if (companyIntroduction.test(text) && !isServed(text)) score += introductionWeight;
    if (asked && asked.speaker !== segment.speaker && namesAmount(text)) {
      if (at - asked.at <= mostTurnsToPrice) {
        score += priceWeight;
        add(asked.speaker, -priceWeight);
      }
      asked = null;
    }
    if (wants && wants.speaker !== segment.speaker) {
      if (at - wants.at === 1 && namesSlot(text)) {
        score += slotWeight;
        add(wants.speaker, -slotWeight);
      }
      wants = null;
    }
    if (asksSlot(text)) wants = { speaker: segment.speaker, at };
    if (asksPrice(text)) asked = { speaker: segment.speaker, at };
    add(segment.speaker, score);
  }
  return scores;
}

/** Of a voice that is heard alone: shares of its words' weight that speak for an attendant. Two voices taken for one lie between. */
const [clientAtMost, attendantAtLeast] = [0.2, 0.8];
/** Fewer segments tell nothing. */
const fewestOfOne = 3;

/** The side of somebody who is heard alone; null where the words do not tell, as those of two people taken for one. */
export function sideOfOne(segments: readonly RawSegment[]): Side | null {
  const apart = segments.slice(0, cueSegments).map((segment, at) => ({ ...segment, speaker: `${at}` }));
  if (apart.length < fewestOfOne) return null;
  const scores = [
    ...scoreWords(
      apart.map(({ speaker }) => speaker),
      apart,
    ).values(),
  ];
  const weight = scores.reduce((sum, score) => sum + Math.abs(score), 0);
  const share = scores.reduce((sum, score) => sum + Math.max(score, 0), 0) / weight;
  if (share <= clientAtMost) return 'client';
  return share >= attendantAtLeast ? 'attendant' : null;
}

/** Teams marks people from outside the organiser's company; `Name | Company` labels are a company's staff. */
function labelScore(label: string): number {
  if (/\((?:guest|external|convidado|externo|invitado|unverified)\)/i.test(label)) return -12;
  return /\S \| \S/.test(label) ? 2 : 0;
}
