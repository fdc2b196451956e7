// Who is attendant and who is client: what the file states and labels say, names given, companies beside names, and what each one says.
import { colleaguesByWords } from './colleagues.ts';
import { companyGroups } from './company-marks.ts';
import type { Side } from './conversation.ts';
import { handoversIn } from './handovers.ts';
import type { RawSegment, RawTranscript } from './raw.ts';
import type { SidesBy } from './read-facts.ts';
import { sideOfLabel } from './role-words.ts';
import { type NameHints, sidesByHints } from './side-hints.ts';
import { movesIn, scoreWords, sideOfOne } from './side-scores.ts';

export interface ToldSides {
  /** Empty where nothing tells who speaks: then no measures of sides are made up. */
  readonly sides: ReadonlyMap<string, Side>;
  readonly by: SidesBy;
  /** The labels named the sides the wrong way round, as the words show. */
  readonly areSwapped: boolean;
  /** Little tells the sides apart. */
  readonly areDoubtful: boolean;
  /** All are of one company, so that nobody is a client. */
  readonly areColleagues: boolean;
}

const nothingTold: ToldSides = {
  sides: new Map(),
  by: 'nothing',
  areSwapped: false,
  areDoubtful: false,
  areColleagues: false,
};

/** Words that tell two speakers apart by less leave a doubt, and by next to nothing tell no sides. */
const sureDifference = 4;
const leastDifference = 0.25;
/** Where nobody asks for, orders or does anything, they may be friends or colleagues. */
const sureWithoutMoves = 8;
/** What disproves labels: each side talks like the other, and by far. */
const swapped = { difference: 10, each: 3 };
/** A third speaker who talks so much like an attendant is a colleague of the attendant. */
const colleagueScore = 3;
/** So close to it, a third speaker may be on either side. */
const leastMargin = 2;
/** What it tells that somebody talks only with one side. */
const partnerWeight = 4;
/** If everybody has an attendant's label, a person who talks so much like a client is one. */
const clientScore = -6;

/** Side of every speaker that anything tells, and how the sides were found. */
export function readSides(raw: RawTranscript, hints: NameHints): ToldSides {
  const speakers = [...new Set(raw.segments.flatMap((segment) => segment.speaker ?? []))];
  const known = new Set(speakers);
  const stated = Object.entries(raw.statedSides ?? {}).filter(([speaker]) => known.has(speaker));
  // Who calls and who is called says nothing of who sells.
  const areOfLine = speakers.some((speaker) => /^(?:callee|called(?: party)?)$/i.test(speaker));
  const labelled = (areOfLine ? [] : speakers).flatMap((speaker) =>
    asEntry(speaker, sideOfLabel(speaker.replace(/[([{].*/, '')) ?? sideInBrackets(speaker)),
  );
  const named = sidesByHints(speakers, raw.segments, hints);
  const sides = new Map<string, Side>([...labelled, ...stated]);
  const areAllAttendants = stated.length === 0 && areAllOne(sides, speakers) && sides.get(speakers[0]!) === 'attendant';
  if (areAllOne(sides, speakers))
    for (const [speaker] of labelled) if (!raw.statedSides?.[speaker]) sides.delete(speaker);
  for (const [speaker, side] of named) if (!sides.has(speaker)) sides.set(speaker, side);
  const by = stated.length > 0 ? 'metadata' : labelled.length > 0 ? 'labels' : named.size > 0 ? 'names' : 'words';
  const isAlone = raw.form === 'recording' && speakers.length === 1 && sides.size === 0;
  const alone = isAlone ? sideOfOne(raw.segments) : null;
  if (alone) return { ...nothingTold, sides: new Map([[speakers[0]!, alone]]), by: 'words' };
  if (speakers.length < 2) return { ...nothingTold, sides, by: sides.size > 0 ? by : 'nothing' };
  const areApplying = speakers.some((speaker) => /candidat/i.test(speaker));
  const isOpen = stated.length === 0 && named.size === 0 && (labelled.length === 0 || areApplying);
  const colleagues = isOpen ? colleaguesByWords(raw.segments) : null;
  if (colleagues === 'sure') return { ...nothingTold, areColleagues: true };
  const scores = scoreWords(speakers, raw.segments);
  if (areAllAttendants && named.size === 0 && [...scores.values()].every((score) => score > clientScore))
    return { ...nothingTold, areColleagues: true };
  const areSwapped = areDisproved(sides, scores, raw.segments) && named.size === 0;
  if (areSwapped) for (const [speaker, side] of sides) sides.set(speaker, otherSide(side));
  if (sides.size === speakers.length) return { ...nothingTold, sides, by, areSwapped };
  const groups = new Map(companyGroups(speakers));
  if (sides.size === 0 && groups.size === 1 && [...groups.values()][0]!.length === speakers.length)
    return { ...nothingTold, areColleagues: true };
  joinHandovers(groups, handoversIn(speakers, raw.segments));
  // A colleague of somebody whose side is known is not looked for on the other side.
  settleGroups(sides, speakers, groups);
  const scoreOf = groupScores(speakers, groups, scores);
  const difference = settleSeeds(sides, speakers, scoreOf);
  if (difference === null) return nothingTold;
  settleGroups(sides, speakers, groups);
  const margin = settleRest(sides, speakers, scores, raw.segments);
  const areDoubtful =
    difference < sureDifference ||
    (difference < sureWithoutMoves && movesIn(raw.segments) === 0) ||
    margin < leastMargin ||
    colleagues === 'likely';
  return { ...nothingTold, sides, by, areSwapped, areDoubtful };
}

const asEntry = (speaker: string, side: Side | null): [string, Side][] => (side === null ? [] : [[speaker, side]]);
const otherSide = (side: Side): Side => (side === 'attendant' ? 'client' : 'attendant');
const areAllOne = (sides: ReadonlyMap<string, Side>, speakers: readonly string[]) =>
  speakers.length > 1 && sides.size === speakers.length && new Set(sides.values()).size === 1;

/** The side of a role in brackets behind a name: `Tom (Lumen AE)`. */
function sideInBrackets(label: string): Side | null {
  const inside = /[([{]([^()[\]{}]{1,48})[)\]}]/.exec(label)?.[1];
  return inside === undefined ? null : sideOfLabel(inside);
}

/** Whether those labelled as clients talk as attendants do, and the other way round. */
function areDisproved(
  sides: ReadonlyMap<string, Side>,
  scores: ReadonlyMap<string, number>,
  segments: readonly RawSegment[],
): boolean {
  const of = (side: Side) =>
    [...sides].filter(([, each]) => each === side).map(([speaker]) => scores.get(speaker) ?? 0);
  const [attendants, clients] = [of('attendant'), of('client')];
  if (attendants.length !== 1 || clients.length !== 1 || segments.length < 4) return false;
  const [attendant, client] = [attendants[0]!, clients[0]!];
  return client - attendant >= swapped.difference && client >= swapped.each && attendant <= -swapped.each;
}

/** Who comes after a handover is a colleague, unless companies beside the names say otherwise. */
function joinHandovers(
  groups: Map<string, readonly string[]>,
  handovers: readonly (readonly [string, string])[],
): void {
  for (const [from, to] of handovers) {
    const group = (speaker: string) => [...groups].find(([, members]) => members.includes(speaker));
    const [own, other] = [group(from), group(to)];
    if (other) continue;
    if (own) groups.set(own[0], [...own[1], to]);
    else groups.set(`handed over by ${from}`, [from, to]);
  }
}

/** The score of each speaker's company, else the speaker's own. */
function groupScores(
  speakers: readonly string[],
  groups: ReadonlyMap<string, readonly string[]>,
  scores: ReadonlyMap<string, number>,
): Map<string, number> {
  const found = new Map(scores);
  for (const members of groups.values()) {
    const sum = members.reduce((total, speaker) => total + scores.get(speaker)!, 0);
    for (const speaker of members) found.set(speaker, sum);
  }
  return new Map(speakers.map((speaker) => [speaker, found.get(speaker)!]));
}

/** Settles the clearest attendant and client where a side has nobody; how far apart they are, null where nothing tells. */
function settleSeeds(
  sides: Map<string, Side>,
  speakers: readonly string[],
  scores: ReadonlyMap<string, number>,
): number | null {
  const ranked = [...speakers].sort((a, b) => scores.get(b)! - scores.get(a)!);
  if (sides.size === 0) {
    const [highest, lowest] = [ranked[0]!, ranked.at(-1)!];
    const difference = scores.get(highest)! - scores.get(lowest)!;
    if (difference < leastDifference) return null;
    sides.set(highest, 'attendant').set(lowest, 'client');
    return difference;
  }
  const open = ranked.filter((speaker) => !sides.has(speaker));
  const held = new Set(sides.values());
  if (!held.has('attendant') && open.length > 0) sides.set(open[0]!, 'attendant');
  else if (!held.has('client') && open.length > 0) sides.set(open.at(-1)!, 'client');
  return sureDifference;
}

/** Colleagues are on one side; who has no company beside the name stands against those who have. */
function settleGroups(
  sides: Map<string, Side>,
  speakers: readonly string[],
  groups: ReadonlyMap<string, readonly string[]>,
): void {
  for (const members of groups.values()) {
    const side = members.map((speaker) => sides.get(speaker)).find((found) => found !== undefined);
    if (side) for (const speaker of members) if (!sides.has(speaker)) sides.set(speaker, side);
  }
  const only = groups.size === 1 ? [...groups.values()][0]! : [];
  const side = only.length > 0 ? sides.get(only[0]!) : undefined;
  if (side)
    for (const speaker of speakers)
      if (!sides.has(speaker) && !only.includes(speaker)) sides.set(speaker, otherSide(side));
}

/** Others are colleagues of whom they talk like, and of whom they talk with less; how clear the least clear of them is. */
function settleRest(
  sides: Map<string, Side>,
  speakers: readonly string[],
  scores: ReadonlyMap<string, number>,
  segments: readonly RawSegment[],
): number {
  const open = speakers.filter((speaker) => !sides.has(speaker));
  let margin = Number.POSITIVE_INFINITY;
  if (open.length === 0) return margin;
  const partners = partnersIn(segments, sides);
  for (const speaker of open) {
    const { attendant, client } = partners.get(speaker) ?? { attendant: 0, client: 0 };
    const lean = attendant + client === 0 ? 0 : (client - attendant) / (attendant + client);
    const score = scores.get(speaker)! + partnerWeight * lean;
    sides.set(speaker, score >= colleagueScore ? 'attendant' : 'client');
    margin = Math.min(margin, Math.abs(score - colleagueScore));
  }
  return margin;
}

/** How often each one speaks before or behind somebody of either side. */
function partnersIn(
  segments: readonly RawSegment[],
  sides: ReadonlyMap<string, Side>,
): ReadonlyMap<string, Record<Side, number>> {
  const found = new Map<string, Record<Side, number>>();
  let last: string | null = null;
  for (const { speaker } of segments) {
    if (speaker === null || speaker === last) continue;
    if (last !== null)
      for (const [one, other] of [
        [speaker, last],
        [last, speaker],
      ] as const) {
        const side = sides.get(other);
        const counts = found.get(one) ?? { attendant: 0, client: 0 };
        if (side) counts[side] += 1;
        found.set(one, counts);
      }
    last = speaker;
  }
  return found;
}
