// Who is attendant and who is client: what the file states, then names given, role words in labels, and behaviour.
import type { Side } from './conversation.ts';
import type { RawSegment, RawTranscript } from './raw.ts';
import { sideOfLabel } from './role-words.ts';
import { companyIntroduction, sideCues } from './side-cues.ts';
import { type NameHints, sidesByHints } from './side-hints.ts';
import { attendantLogit } from './side-model.ts';
import { plainText } from './words.ts';

const cueSegments = 500;
const introductionWeight = 2;
/** What one unit of the side model's logit is worth in cues. */
const soundWeight = 0.5;

/** Side of every speaker; an empty map where nothing tells who speaks (then no universal indicators are made up). */
export function tellSides(raw: RawTranscript, hints: NameHints): Map<string, Side> {
  const known = new Set(raw.segments.flatMap((segment) => segment.speaker ?? []));
  const speakers = [...known];
  const sides = new Map<string, Side>();
  const settle = (found: Iterable<readonly [string, Side]>) => {
    for (const [speaker, side] of found) if (!sides.has(speaker)) sides.set(speaker, side);
  };
  settle(Object.entries(raw.statedSides ?? {}).filter(([speaker]) => known.has(speaker)));
  settle(speakers.flatMap((speaker) => (/\(/.test(speaker) ? [] : asEntry(speaker, sideOfLabel(speaker)))));
  settle(sidesByHints(speakers, raw.segments, hints));
  if (sides.size === speakers.length) return sides;
  if (speakers.length < 2) return sides;
  const scores = scoreBehaviour(speakers, raw.segments);
  if (sides.size === 0 && !settleSeeds(sides, speakers, withSound(scores, raw.segments))) return new Map();
  settleRest(sides, speakers, scores);
  return sides;
}

function asEntry(speaker: string, side: Side | null): [string, Side][] {
  return side === null ? [] : [[speaker, side]];
}

/** Cues of the attendant less cues of the client, each cue once a segment; marks in labels count too. */
function scoreBehaviour(speakers: readonly string[], segments: readonly RawSegment[]): Map<string, number> {
  const scores = new Map(speakers.map((speaker) => [speaker, labelScore(speaker)]));
  let questions = 0;
  for (const segment of segments.slice(0, cueSegments)) {
    if (segment.speaker === null) continue;
    const text = plainText(segment.text.slice(0, 4000));
    let score = 0;
    for (const cue of sideCues) {
      const hits = cue.phrases.filter((phrase) => text.includes(phrase)).length;
      score += (cue.side === 'attendant' ? hits : -hits) * cue.weight;
    }
    if (companyIntroduction.test(text)) score += introductionWeight;
    // Asking tells a little: those who serve ask more than they are asked.
    if (segment.text.includes('?') && questions < 60) {
      questions += 1;
      score += 0.25;
    }
    scores.set(segment.speaker, scores.get(segment.speaker)! + score);
  }
  return scores;
}

/** With what the whole of each speaker's words sounds like, where no phrase may tell. */
function withSound(scores: ReadonlyMap<string, number>, segments: readonly RawSegment[]): Map<string, number> {
  const sums = new Map(scores);
  for (const { speaker, text } of segments.slice(0, cueSegments)) {
    if (speaker !== null) sums.set(speaker, sums.get(speaker)! + soundWeight * attendantLogit(text));
  }
  return sums;
}

/** Teams marks people from outside the organiser's company; `Name | Company` labels are a company's staff. */
function labelScore(label: string): number {
  if (/\((?:guest|external|convidado|externo|invitado|unverified)\)/i.test(label)) return -6;
  return /\S \| \S/.test(label) ? 2 : 0;
}

/** The clearest pair of an attendant and a client; false when behaviour does not tell them apart. */
function settleSeeds(
  sides: Map<string, Side>,
  speakers: readonly string[],
  scores: ReadonlyMap<string, number>,
): boolean {
  const ranked = [...speakers].sort((a, b) => scores.get(b)! - scores.get(a)!);
  const [highest, lowest] = [ranked[0]!, ranked.at(-1)!];
  if (scores.get(highest)! - scores.get(lowest)! < 1) return false;
  sides.set(highest, 'attendant');
  sides.set(lowest, 'client');
  return true;
}

/** Speakers beside those settled: the missing side first, then colleagues by company mark or by how they talk. */
function settleRest(sides: Map<string, Side>, speakers: readonly string[], scores: ReadonlyMap<string, number>): void {
  const open = () => speakers.filter((speaker) => !sides.has(speaker));
  for (const missing of ['attendant', 'client'] as const) {
    if ([...sides.values()].includes(missing) || open().length === 0) continue;
    const sign = missing === 'attendant' ? 1 : -1;
    sides.set(
      open().reduce((a, b) => (scores.get(b)! * sign > scores.get(a)! * sign ? b : a)),
      missing,
    );
  }
  const marks = new Map<string, Side>();
  for (const [speaker, side] of sides) {
    const mark = companyMark(speaker);
    if (mark !== null) marks.set(mark, side);
  }
  for (const speaker of open()) {
    const mark = companyMark(speaker);
    const byMark = mark === null ? undefined : marks.get(mark);
    const unmarkedColleague = marks.has('(guest)') && mark === null;
    sides.set(speaker, byMark ?? (unmarkedColleague || scores.get(speaker)! >= 3 ? 'attendant' : 'client'));
  }
}

/** `(Guest)`, the domain of an e-mail address, or the company behind `|`. */
function companyMark(label: string): string | null {
  const lower = label.toLowerCase();
  if (/\((?:guest|external|convidado|externo|invitado|unverified)\)/.test(lower)) return '(guest)';
  return /@([\w.-]{3,60})/.exec(lower)?.[1] ?? /\| (\S.{0,60})$/.exec(lower)?.[1] ?? null;
}
