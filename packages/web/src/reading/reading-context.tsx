// What the parts of a reading view share: the analysis, its lines, its recording, and the ways from one to another.
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { type PrintKind, usePrinting } from './printing.ts';
import type { LineComments, Meanings, OfCriterion, Place, Reading, Weights } from './reading.ts';
import { usePlayerKeys } from './recording/keyboard.ts';
import { type Playback, usePlaybackOf } from './recording/playback.ts';
import { type Account, accountOf } from './score-account.ts';
import { speechesOf } from './transcript/across.ts';
import { type Found, foldLines, placeOf } from './transcript/find.ts';
import type { Folded } from './transcript/fold.ts';
import { type Line, lineAt, linesOf } from './transcript/lines.ts';

/** A place that somebody wants to see now. */
interface Target extends Found {
  /** Another one for each wish, also for the same place. */
  serial: number;
}

interface ReadingContextValue {
  reading: Reading;
  weights: Weights;
  meanings: Meanings;
  /** What stands with a criterion, for readers with an account. */
  ofCriterion: OfCriterion | undefined;
  /** What stands above the criteria, for readers with an account. */
  ofScorecard: ReactNode;
  lineComments: LineComments | undefined;
  /** How its score came about; null where that can't be told. */
  account: Account | null;
  lines: readonly Line[];
  folded: readonly Folded[];
  /** Null without a recording. */
  playback: Playback | null;
  /** How it is being printed; null: on the screen. */
  printing: PrintKind | null;
  /** Whether somebody has opened, or folded, all parts at once; null: each as it is. */
  areAllOpen: boolean | null;
  foldAll(isOpen: boolean): void;
  target: Target | null;
  /** Shows the place in the transcript and plays from there; false where it is not to be found. */
  goTo(place: Place): boolean;
  goToLine(line: number): void;
  goToTime(seconds: number): void;
  /** Where a place would lead. */
  find(place: Place): Found | null;
  /** What the reader looks for in the transcript. */
  query: string;
  search(query: string): void;
}

const ReadingContext = createContext<ReadingContextValue | null>(null);

export const useReading = (): ReadingContextValue => use(ReadingContext)!;

const noMeanings: Meanings = {};

interface ReadingProviderProps {
  reading: Reading;
  weights: Weights;
  meanings?: Meanings | undefined;
  ofCriterion?: OfCriterion | undefined;
  ofScorecard?: ReactNode;
  lineComments?: LineComments | undefined;
  /** Another address of the recording, when the first has run out. */
  renewAudio(): Promise<string | null>;
  /** The turn that is shown at first, by its place; absent: none. */
  firstTurn?: number | undefined;
  children: ReactNode;
}

export function ReadingProvider({
  reading,
  weights,
  meanings = noMeanings,
  ofCriterion,
  ofScorecard,
  lineComments,
  renewAudio,
  firstTurn,
  children,
}: ReadingProviderProps) {
  const { transcript, turns, interactionScorecard } = reading;
  const account = useMemo(
    () => interactionScorecard && accountOf(interactionScorecard, weights),
    [interactionScorecard, weights],
  );
  const lines = useMemo(() => linesOf({ transcript, turns }), [transcript, turns]);
  const folded = useMemo(() => foldLines(lines), [lines]);
  const playback = usePlaybackOf(reading.audioUrl, reading.audioDurationSeconds, renewAudio);
  const printing = usePrinting();
  const [areAllOpen, foldAll] = useState<boolean | null>(null);
  const [target, setTarget] = useState<Target | null>(null);
  const [query, search] = useState('');
  const serial = useRef(0);
  usePlayerKeys(playback);
  const show = (hit: Found, seconds: number | null) => {
    serial.current += 1;
    setTarget({ ...hit, serial: serial.current });
    if (playback && seconds !== null) void playback.play(seconds);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address that the reader came by counts
  useEffect(() => {
    const line = firstTurn === undefined ? undefined : lines[firstTurn];
    if (!line) return;
    if (playback && line.start !== null) playback.seek(line.start);
    show({ line: line.index, from: 0, to: line.text.length, rest: [] }, null);
  }, []);
  const find = useMemo(() => finderOf(lines, folded), [lines, folded]);
  const value: ReadingContextValue = {
    reading,
    weights,
    meanings,
    ofCriterion,
    ofScorecard,
    lineComments,
    account,
    lines,
    folded,
    playback,
    printing,
    areAllOpen,
    foldAll,
    target,
    find,
    query,
    search,
    goTo(place) {
      const hit = find(place);
      if (hit) show(hit, lines[hit.line]!.start);
      return hit !== null;
    },
    goToLine: (line) => show({ line, from: 0, to: 0, rest: [] }, lines[line]?.start ?? null),
    goToTime(seconds) {
      const line = lineAt(lines, seconds);
      if (playback) playback.seek(seconds);
      if (line >= 0) show({ line, from: 0, to: 0, rest: [] }, null);
    },
  };
  return <ReadingContext value={value}>{children}</ReadingContext>;
}

/** Looks once for each place: findings ask again whenever they are drawn. */
function finderOf(lines: readonly Line[], folded: readonly Folded[]): (place: Place) => Found | null {
  const found = new Map<string, Found | null>();
  const speeches = speechesOf(lines, folded);
  return (place) => {
    const key = `${place.mark ?? ''} ${place.quote ?? ''}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    const hit = placeOf(lines, folded, speeches, place);
    found.set(key, hit);
    return hit;
  };
}
