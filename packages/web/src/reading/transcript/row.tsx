// One line of a transcript: when, who, what, with what is looked for marked.
import { memo } from 'react';
import { classNames } from '../../parts/class-names.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { readingTexts } from '../texts/reading-texts.ts';
import type { Line } from './lines.ts';
import styles from './transcript.module.css';

export interface Mark {
  from: number;
  to: number;
  /** The one that the reader is at. */
  isCurrent: boolean;
}

interface RowProps {
  line: Line;
  /** The first of several that one person says in a row names the person. */
  isFirstOfSpeaker: boolean;
  /** Being said now. */
  isCurrent: boolean;
  /** In order, none over another. */
  marks: readonly Mark[] | undefined;
  canPlay: boolean;
  onGo(line: number): void;
}

export const Row = memo(function Row({ line, isFirstOfSpeaker, isCurrent, marks, canPlay, onGo }: RowProps) {
  const texts = useTexts(readingTexts);
  const formats = useFormats();
  const { index, start, speaker, side, text } = line;
  const time = start === null ? null : formats.duration(start);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the time is a button that does the same
    <div
      className={classNames(styles.row, styles[side ?? 'unknown'], isCurrent && styles.current)}
      aria-current={isCurrent || undefined}
      onClick={() => {
        // A click that selects words is no wish to go there.
        if (canPlay && start !== null && getSelection()?.isCollapsed !== false) onGo(index);
      }}
    >
      {isFirstOfSpeaker && speaker !== null && (
        <p className={styles.who}>
          <bdi>{speaker}</bdi>
          {side && speaker.toLowerCase() !== texts.sides[side].toLowerCase() && (
            <span className={styles.side}> · {texts.sides[side]}</span>
          )}
        </p>
      )}
      {time !== null &&
        (canPlay ? (
          <button
            type="button"
            className={styles.time}
            aria-label={texts.playFrom(time)}
            onClick={(event) => {
              event.stopPropagation();
              onGo(index);
            }}
          >
            {time}
          </button>
        ) : (
          <span className={styles.time}>{time}</span>
        ))}
      <p className={styles.said} dir="auto">
        {marks ? <Marked text={text} marks={marks} /> : text}
      </p>
    </div>
  );
});

function Marked({ text, marks }: { text: string; marks: readonly Mark[] }) {
  const ends = [0, ...marks.map(({ to }) => to)];
  return (
    <>
      {marks.map(({ from, to, isCurrent }, at) => (
        <span key={from}>
          {text.slice(ends[at], from)}
          <mark className={classNames(styles.mark, isCurrent && styles.currentMark)}>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
