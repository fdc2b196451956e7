// Who spoke when, as lanes of a timeline, and where the attendant began before the client had finished (docs/catalogue.md#measured-not-guessed).
import type { Side } from '../reading.ts';
import type { Line } from '../transcript/lines.ts';

interface Lane {
  /** Null: of several speakers, where there are too many for lanes of their own. */
  speaker: string | null;
  side: Side;
  /** An SVG path, x in seconds and y from 0 to 1. */
  path: string;
  seconds: number;
}

interface Span {
  start: number;
  end: number;
  line: Line;
}

const mostLanes = 6;
const largestGapSeconds = 0.4;
/** More would stand on each other, and be a thousand stops of the Tab key. */
const mostMarks = 150;
const leastOverlapSeconds = 0.3;
const longestStopSeconds = 2;

/** Null where the transcript does not say how long anybody spoke. */
export function lanesOf(lines: readonly Line[]): Lane[] | null {
  const spans = spansOf(lines);
  if (spans.length === 0) return null;
  const bySpeaker = Map.groupBy(spans, ({ line }) => line.speaker ?? '');
  const speakers = [...bySpeaker.values()].map((own) => laneOf(own[0]!.line.speaker, own[0]!.line.side, own));
  const order = (side: Side) => (side === 'attendant' ? 0 : side === 'client' ? 1 : 2);
  speakers.sort((a, b) => order(a.side) - order(b.side) || b.seconds - a.seconds);
  if (speakers.length <= mostLanes) return speakers;
  const own = speakers.slice(0, mostLanes - 1);
  const named = new Set(own.map(({ speaker }) => speaker ?? ''));
  const others = spans.filter(({ line }) => !named.has(line.speaker ?? ''));
  return [...own, laneOf(null, null, others)];
}

function laneOf(speaker: string | null, side: Side, spans: readonly Span[]): Lane {
  const path = spans.map(({ start, end }) => `M${round(start)} 0H${round(end)}V1H${round(start)}z`).join('');
  return { speaker, side, path, seconds: spans.reduce((sum, { start, end }) => sum + end - start, 0) };
}

const round = (seconds: number) => Math.round(seconds * 10) / 10;

function spansOf(lines: readonly Line[]): Span[] {
  return lines.flatMap((line) => {
    const { start, end } = line;
    return start !== null && end !== null && end > start ? [{ start, end, line }] : [];
  });
}

/** Lines with which the attendant broke into the client's turn. Acknowledgements of one or two words don't. */
export function overlapsOf(lines: readonly Line[]): Line[] {
  const turns = turnsOf(spansOf(lines)).filter((turn) => !isShort(turn));
  const clients = turns.filter(([first]) => first!.line.side === 'client').map(extentOf);
  clients.sort((a, b) => a.end - b.end);
  return turns.flatMap((turn) => {
    const { line, start } = turn[0]!;
    if (line.side !== 'attendant') return [];
    // Only turns that end in time are looked at: a long transcript has tens of thousands of others.
    let at = firstEndingFrom(clients, start + leastOverlapSeconds - 1e-6);
    while (at < clients.length && clients[at]!.end <= start + longestStopSeconds + 1e-6) {
      if (clients[at]!.start < start) return [line];
      at += 1;
    }
    return [];
  });
}

/** If there are very many, an evenly spread part of them. */
export function marksOf(overlaps: readonly Line[]): readonly Line[] {
  if (overlaps.length <= mostMarks) return overlaps;
  return Array.from({ length: mostMarks }, (_, at) => overlaps[Math.floor((at * overlaps.length) / mostMarks)]!);
}

interface Extent {
  start: number;
  end: number;
}

const extentOf = (turn: readonly Span[]): Extent => ({
  start: turn[0]!.start,
  end: turn.reduce((last, { end }) => Math.max(last, end), 0),
});

/** Index of the first that ends at `seconds` or later, of extents in order of their ends. */
function firstEndingFrom(extents: readonly Extent[], seconds: number): number {
  let low = 0;
  let high = extents.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (extents[middle]!.end < seconds) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Spans of one speaker that follow each other closely. */
function turnsOf(spans: readonly Span[]): Span[][] {
  const turns: Span[][] = [];
  const lastOf = new Map<string, Span[]>();
  for (const span of spans) {
    const speaker = span.line.speaker ?? '';
    const last = lastOf.get(speaker);
    if (last && span.start - last.at(-1)!.end <= largestGapSeconds + 1e-6) last.push(span);
    else {
      const turn = [span];
      turns.push(turn);
      lastOf.set(speaker, turn);
    }
  }
  return turns;
}

const isShort = (turn: readonly Span[]) =>
  turn
    .map(({ line }) => line.text)
    .join(' ')
    .trim()
    .split(/\s+/).length <= 2;
