// The player: play, back and forth, place, speed; the picture of the sound and who spoke when under it.
import { Button } from '../../parts/button.tsx';
import { classNames } from '../../parts/class-names.ts';
import tones from '../../parts/tones.module.css';
import unseen from '../../parts/unseen.module.css';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { useReading } from '../reading-context.tsx';
import { readingTexts } from '../texts/reading-texts.ts';
import { skipSeconds } from './keyboard.ts';
import { type Playback, rates, usePlayback } from './playback.ts';
import styles from './recording.module.css';
import { Waveform } from './waveform.tsx';

/** Longer recordings have no picture: to draw it, a browser holds the whole sound in memory. */
const longestDrawnSeconds = 75 * 60;

export function Player({ playback }: { playback: Playback }) {
  const texts = useTexts(readingTexts);
  const { reading } = useReading();
  const isBroken = usePlayback(playback, (state) => state.isBroken);
  const isShort = (reading.audioDurationSeconds ?? 0) <= longestDrawnSeconds;
  if (isBroken)
    return (
      <p role="status" className={classNames(tones.warn, styles.broken)}>
        {texts.broken}
      </p>
    );
  return (
    <section className={styles.player} aria-label={texts.player}>
      {isShort && <Waveform playback={playback} />}
      <div className={styles.bar}>
        <Position playback={playback} />
        <div className={styles.controls}>
          <PlayButton playback={playback} />
          <Button
            variant="quiet"
            className={styles.skip}
            title={texts.back(skipSeconds)}
            onClick={() => playback.skip(-skipSeconds)}
          >
            <span aria-hidden="true">−{skipSeconds} s</span>
            <span className={unseen.unseen}>{texts.back(skipSeconds)}</span>
          </Button>
          <Button
            variant="quiet"
            className={styles.skip}
            title={texts.forward(skipSeconds)}
            onClick={() => playback.skip(skipSeconds)}
          >
            <span aria-hidden="true">+{skipSeconds} s</span>
            <span className={unseen.unseen}>{texts.forward(skipSeconds)}</span>
          </Button>
          <Speed playback={playback} />
        </div>
      </div>
      <p className={styles.keys}>{texts.keys}</p>
    </section>
  );
}

function PlayButton({ playback }: { playback: Playback }) {
  const texts = useTexts(readingTexts);
  const isPlaying = usePlayback(playback, (state) => state.isPlaying);
  return (
    <Button
      variant="primary"
      className={styles.play}
      aria-label={isPlaying ? texts.pause : texts.play}
      aria-keyshortcuts="Space"
      title={texts.keys}
      onClick={() => playback.toggle()}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="currentColor">
        <path d={isPlaying ? 'M6 5h4v14H6zm8 0h4v14h-4z' : 'M8 5v14l11-7z'} />
      </svg>
    </Button>
  );
}

function Position({ playback }: { playback: Playback }) {
  const texts = useTexts(readingTexts);
  const formats = useFormats();
  const time = usePlayback(playback, (state) => Math.floor(state.time));
  const duration = usePlayback(playback, (state) => state.duration);
  return (
    <div className={styles.positionRow}>
      <span className={styles.clock}>{formats.duration(time)}</span>
      <input
        type="range"
        className={styles.position}
        aria-label={texts.position}
        aria-valuetext={texts.positionOf(formats.duration(time), formats.duration(duration))}
        min={0}
        max={Math.max(1, Math.floor(duration))}
        step={1}
        value={time}
        onChange={(event) => playback.seek(Number(event.target.value))}
        onKeyDown={(event) => {
          // Space plays here too; arrows go as far as anywhere else.
          if (event.key === ' ') playback.toggle();
          else if (event.key === 'ArrowLeft' || event.key === 'ArrowDown') playback.skip(-skipSeconds);
          else if (event.key === 'ArrowRight' || event.key === 'ArrowUp') playback.skip(skipSeconds);
          else return;
          event.preventDefault();
        }}
      />
      <span className={styles.clock}>{formats.duration(duration)}</span>
    </div>
  );
}

function Speed({ playback }: { playback: Playback }) {
  const texts = useTexts(readingTexts);
  const formats = useFormats();
  const rate = usePlayback(playback, (state) => state.rate);
  return (
    <select
      className={styles.speed}
      aria-label={texts.speed}
      value={rate}
      onChange={(event) => playback.setRate(Number(event.target.value))}
    >
      {rates.map((each) => (
        <option key={each} value={each}>
          {formats.number(each, 2)}×
        </option>
      ))}
    </select>
  );
}
