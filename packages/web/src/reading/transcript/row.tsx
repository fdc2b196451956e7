// One line of a transcript: when, who, what, with what is looked for marked.
import { memo } from 'react';
import { classNames } from '../../parts/class-names.ts';
import { useSpeakerName } from '../../parts/speaker-name.ts';
import unseen from '../../parts/unseen.module.css';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { readingTexts } from '../texts/reading-texts.ts';
import type { Line } from './lines.ts';
import { type Mark, type Part, textParts } from './text-parts.ts';
import styles from './transcript.module.css';

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
  commentCount: number;
  /** Absent without an account. */
  onComment: ((line: number) => void) | undefined;
}

export const Row = memo(function Row({
  line,
  isFirstOfSpeaker,
  isCurrent,
  marks,
  canPlay,
  onGo,
  commentCount,
  onComment,
}: RowProps) {
  const texts = useTexts(readingTexts);
  const formats = useFormats();
  const speakerName = useSpeakerName();
  const { index, start, speaker, side, text, uncertain } = line;
  const time = start === null ? null : formats.duration(start);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the time is a button that does the same
    <div
      className={classNames(
        styles.row,
        styles[side ?? 'unknown'],
        isCurrent && styles.current,
        onComment && styles.commentable,
      )}
      aria-current={isCurrent || undefined}
      onClick={() => {
        // A click that selects words is no wish to go there.
        if (canPlay && start !== null && getSelection()?.isCollapsed !== false) onGo(index);
      }}
    >
      {isFirstOfSpeaker && speaker !== null && (
        <p className={styles.who}>
          <bdi>{speakerName(speaker)}</bdi>
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
        {uncertain && <span className={unseen.unseen}>{texts.uncertain}</span>}
        <Words text={text} marks={marks ?? []} uncertain={uncertain ?? []} />
      </p>
      {onComment && (
        <button
          type="button"
          className={classNames(styles.comment, commentCount > 0 && styles.hasComments)}
          aria-label={texts.commentOn(index + 1, commentCount)}
          onClick={(event) => {
            event.stopPropagation();
            onComment(index);
          }}
        >
          <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true" fill="currentColor">
            <path d="M4 4h16v12H9l-5 4z" />
          </svg>
          {commentCount > 0 && commentCount}
        </button>
      )}
    </div>
  );
});

/** The text with what is looked for marked, and dimmed where the recogniser was not sure. */
function Words({ text, marks, uncertain }: { text: string; marks: readonly Mark[]; uncertain: readonly Part[] }) {
  return textParts(text, marks, uncertain).map(({ from, part, mark, isUncertain }) => {
    const dim = isUncertain && styles.uncertain;
    if (mark)
      return (
        <mark key={from} className={classNames(styles.mark, mark.isCurrent && styles.currentMark, dim)}>
          {part}
        </mark>
      );
    return dim ? (
      <span key={from} className={dim}>
        {part}
      </span>
    ) : (
      part
    );
  });
}
