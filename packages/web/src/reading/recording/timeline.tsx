// Who spoke when: a lane a speaker, with the places where the attendant broke in; a click goes there.
import { type MouseEvent, useMemo } from 'react';
import { classNames } from '../../parts/class-names.ts';
import { useSpeakerName } from '../../parts/speaker-name.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { useReading } from '../reading-context.tsx';
import { readingTexts } from '../texts/reading-texts.ts';
import { usePlayback } from './playback.ts';
import styles from './recording.module.css';
import { lanesOf, marksOf, overlapsOf } from './voices.ts';

export function Timeline() {
  const texts = useTexts(readingTexts);
  const formats = useFormats();
  const { reading, lines, playback, goToTime, goToLine } = useReading();
  const speakerName = useSpeakerName();
  const lanes = useMemo(() => lanesOf(lines), [lines]);
  const overlaps = useMemo(() => overlapsOf(lines), [lines]);
  const known = usePlayback(playback, ({ duration }) => duration);
  if (!lanes) return null;
  const last = lines.reduce((latest, { start, end }) => Math.max(latest, end ?? start ?? 0), 0);
  const seconds = Math.max(known, reading.audioDurationSeconds ?? 0, last);
  const spoken = lanes.reduce((sum, lane) => sum + lane.seconds, 0);
  const percentOf = (at: number) => `${(100 * at) / seconds}%`;
  const seek = (event: MouseEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    goToTime((seconds * (event.clientX - left)) / width);
  };
  return (
    <figure className={styles.timeline}>
      <figcaption className={styles.caption}>{texts.timeline}</figcaption>
      {lanes.map(({ speaker, side, path, seconds: own }) => (
        <div key={`${speaker}`}>
          <p className={styles.speaker}>
            <bdi>{speaker === null ? texts.otherSpeakers : speakerName(speaker)}</bdi>
            {side && speaker?.toLowerCase() !== texts.sides[side].toLowerCase() && <span>· {texts.sides[side]}</span>}
            <span className={styles.share}>{formats.percent((100 * own) / spoken)}</span>
          </p>
          {/* For the mouse: the slider and the lines do the same by keyboard. */}
          <div className={styles.track} onClick={seek} aria-hidden="true">
            <svg
              className={classNames(styles.spans, styles[side ?? 'unknown'])}
              viewBox={`0 0 ${seconds} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d={path} />
            </svg>
            <Cursor percentOf={percentOf} />
          </div>
        </div>
      ))}
      {overlaps.length > 0 && (
        <div>
          <p className={styles.speaker}>{texts.overlaps(overlaps.length)}</p>
          <ul className={styles.overlaps} aria-label={texts.overlaps(overlaps.length)}>
            {marksOf(overlaps).map(({ index, start }) => (
              <li key={index} style={{ insetInlineStart: percentOf(start!) }}>
                <button
                  type="button"
                  className={styles.overlap}
                  aria-label={texts.overlapAt(formats.duration(start!))}
                  title={texts.overlapAt(formats.duration(start!))}
                  onClick={() => goToLine(index)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </figure>
  );
}

function Cursor({ percentOf }: { percentOf(at: number): string }) {
  const { playback } = useReading();
  const time = usePlayback(playback, (state) => state.time);
  return playback && <span className={styles.cursor} style={{ insetInlineStart: percentOf(time) }} />;
}
