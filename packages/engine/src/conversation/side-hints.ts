// The salesperson's and client's names, where a caller gives them, matched to speakers by label or by how a speaker introduces itself.
import { anyLine, wordsOfAll } from '../language/any-language.ts';
import type { Side } from './conversation.ts';
import type { RawSegment } from './raw.ts';
import { plainText, plainWords } from './words.ts';

export interface NameHints {
  readonly salespersonName: string | null;
  readonly clientName: string | null;
}

const titles = wordsOfAll(({ roles }) => roles.title);

/** Sides that the names settle; where both names fit one speaker, the one that fits better counts. */
export function sidesByHints(
  speakers: readonly string[],
  segments: readonly RawSegment[],
  hints: NameHints,
): Map<string, Side> {
  const sides = new Map<string, Side>();
  const seller = bestMatch(speakers, hints.salespersonName);
  const client = bestMatch(speakers, hints.clientName);
  if (seller && !(client && client.speaker === seller.speaker && client.share > seller.share))
    sides.set(seller.speaker, 'attendant');
  if (client && !sides.has(client.speaker)) sides.set(client.speaker, 'client');
  if (![...sides.values()].includes('attendant')) setIntroduced(sides, segments, hints.salespersonName, 'attendant');
  if (![...sides.values()].includes('client')) setIntroduced(sides, segments, hints.clientName, 'client');
  return sides;
}

function bestMatch(speakers: readonly string[], name: string | null): { speaker: string; share: number } | null {
  const wanted = plainWords(name ?? '').filter((word) => !titles.has(word));
  let best: { speaker: string; share: number } | null = null;
  for (const speaker of speakers) {
    const words = new Set(plainWords(speaker));
    const common = wanted.filter((word) => words.has(word));
    // A shared family name alone is no match unless it is all that the label has.
    if (common.length === 0 || (common[0] !== wanted[0] && common.length < Math.min(2, words.size))) continue;
    const share = common.length / wanted.length;
    if (!best || share > best.share) best = { speaker, share };
  }
  return best;
}

const before = anyLine(({ handovers }) => handovers.namesSelf);
const behind = anyLine(({ handovers }) => handovers.namesSelfBefore);
const openingSegments = 30;

function setIntroduced(
  sides: Map<string, Side>,
  segments: readonly RawSegment[],
  name: string | null,
  side: Side,
): void {
  const first = plainWords(name ?? '').find((word) => !titles.has(word));
  if (!first) return;
  const introduced = new RegExp(` (?:${before} ${first}|${first} ${behind}) `);
  for (const segment of segments.slice(0, openingSegments)) {
    if (segment.speaker === null || sides.has(segment.speaker)) continue;
    const text = plainText(segment.text.slice(0, 600));
    if (!introduced.test(text)) continue;
    sides.set(segment.speaker, side);
    return;
  }
}
