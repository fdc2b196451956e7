// The transcript: only what is on the screen is drawn (all of it on paper), in step with the recording, searchable.
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { classNames } from '../../parts/class-names.ts';
import { useTexts } from '../../texts/texts.ts';
import { useReading } from '../reading-context.tsx';
import { usePlayback } from '../recording/playback.ts';
import { readingTexts } from '../texts/reading-texts.ts';
import { type Found, findAll } from './find.ts';
import { FindField } from './find-field.tsx';
import { type Hit, type Line, lineAt } from './lines.ts';
import { Row } from './row.tsx';
import type { Mark } from './text-parts.ts';
import styles from './transcript.module.css';

const none: readonly Hit[] = [];

export function Transcript() {
  const texts = useTexts(readingTexts);
  const { lines, folded, playback, printing, target, goToLine, query, search, lineComments } = useReading();
  const isPrinting = printing === 'all';
  const scroller = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [isFollowing, setIsFollowing] = useState(true);
  const hits = useMemo(() => (query === '' ? none : findAll(folded, query)), [folded, query]);
  const current = usePlayback(playback, ({ time }) => (time > 0 ? lineAt(lines, time) : -1));
  const isPlaying = usePlayback(playback, (state) => state.isPlaying);
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    // Measured when drawn; this only has to be near.
    estimateSize: (index) => 26 + 24 * Math.ceil(lines[index]!.text.length / 46),
    overscan: 6,
    useFlushSync: false,
  });
  const show = useCallback((line: number) => rows.scrollToIndex(line, { align: 'center' }), [rows]);
  const hit = hits[at];
  useEffect(() => {
    if (hit) show(hit.line);
  }, [hit, show]);
  useEffect(() => {
    if (!target) return;
    setIsFollowing(true);
    show(target.line);
  }, [target, show]);
  useEffect(() => {
    if (isPlaying && isFollowing && current >= 0) show(current);
  }, [current, isPlaying, isFollowing, show]);
  const marks = useMemo(() => marksOf(hits, hit, target), [hits, hit, target]);
  const stable = useRef(goToLine);
  stable.current = goToLine;
  const onGo = useCallback((line: number) => stable.current(line), []);
  const isUntimed = lines.every(({ start }) => start === null);
  const lastsHours = (lines.at(-1)?.start ?? 0) >= 3600;
  const row = (line: Line) => (
    <Row
      line={line}
      isFirstOfSpeaker={line.speaker !== lines[line.index - 1]?.speaker}
      isCurrent={line.index === current && !isPrinting}
      marks={isPrinting ? undefined : marks.get(line.index)}
      canPlay={playback !== null && line.start !== null}
      onGo={onGo}
      commentCount={lineComments?.countOf.get(line.index) ?? 0}
      onComment={isPrinting ? undefined : lineComments?.onComment}
    />
  );
  if (lines.length === 0) return <p className={styles.empty}>{texts.noTranscript}</p>;
  if (isPrinting)
    return lines.map((line) => (
      <div key={line.index} className={styles.printed}>
        {row(line)}
      </div>
    ));
  const leave = () => setIsFollowing(false);
  return (
    <>
      <FindField
        query={query}
        onQuery={(next) => {
          search(next);
          setAt(0);
        }}
        hits={hits.length}
        at={at}
        onStep={(by) => setAt((at + by + hits.length) % Math.max(1, hits.length))}
      />
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex lint/a11y/noNoninteractiveElementInteractions: what scrolls has to be reached by keyboard */}
      <section
        ref={scroller}
        className={styles.scroller}
        aria-label={texts.transcript}
        tabIndex={0}
        onWheel={leave}
        onTouchMove={leave}
        onKeyDown={(event) => {
          if (/^(Page|Home|End|ArrowUp|ArrowDown)/.test(event.key)) leave();
        }}
      >
        <ol
          className={classNames(styles.rows, isUntimed && styles.untimed, lastsHours && styles.hours)}
          style={{ height: rows.getTotalSize() }}
        >
          {rows.getVirtualItems().map(({ index, start }) => (
            <li
              key={index}
              ref={rows.measureElement}
              data-index={index}
              className={styles.place}
              aria-posinset={index + 1}
              aria-setsize={lines.length}
              style={{ transform: `translateY(${start}px)` }}
            >
              {row(lines[index]!)}
            </li>
          ))}
        </ol>
      </section>
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex lint/a11y/noNoninteractiveElementInteractions: see above */}
      {isPlaying && !isFollowing && (
        <Button className={styles.follow} onClick={() => setIsFollowing(true)}>
          {texts.follow}
        </Button>
      )}
    </>
  );
}

function marksOf(hits: readonly Hit[], current: Hit | undefined, target: Found | null): Map<number, Mark[]> {
  const marks = new Map<number, Mark[]>();
  const add = ({ line, from, to }: Hit, isCurrent: boolean) => {
    if (to > from) marks.set(line, [...(marks.get(line) ?? []), { from, to, isCurrent }]);
  };
  for (const each of hits) add(each, each === current);
  // The words that a finding stands on, where nothing is looked for in that line.
  for (const part of target ? [target, ...target.rest] : []) if (!marks.has(part.line)) add(part, true);
  return marks;
}
