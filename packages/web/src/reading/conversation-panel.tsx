// The conversation itself, beside what was found in it: recording, who spoke when, transcript. A finding leads here, and here one finds the way back.
import { useEffect, useRef, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { classNames } from '../parts/class-names.ts';
import surfaces from '../parts/surface.module.css';
import { useTexts } from '../texts/texts.ts';
import styles from './reading.module.css';
import { useReading } from './reading-context.tsx';
import { Player } from './recording/player.tsx';
import { Timeline } from './recording/timeline.tsx';
import { readingTexts } from './texts/reading-texts.ts';
import { Transcript } from './transcript/transcript.tsx';

export function ConversationPanel() {
  const texts = useTexts(readingTexts);
  const { playback, reading, target, query } = useReading();
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [origin, setOrigin] = useState<HTMLElement | null>(null);
  const wish = target?.serial ?? 0;
  useEffect(() => {
    const from = document.activeElement;
    const isWished = wish > 0 || query !== '';
    if (!isWished || !(from instanceof HTMLElement) || panel.current!.contains(from)) return;
    // Beside the findings it is in sight already.
    const { top, bottom } = heading.current!.getBoundingClientRect();
    if (top >= 0 && bottom <= innerHeight / 2) return;
    setOrigin(from);
    heading.current!.focus({ preventScroll: true });
    panel.current!.scrollIntoView({ block: 'start' });
  }, [wish, query]);
  return (
    <section ref={panel} className={classNames(surfaces.surface, styles.conversation)} aria-labelledby="conversation">
      <div className={styles.conversationHead}>
        <h2 id="conversation" ref={heading} tabIndex={-1}>
          {texts.conversation}
        </h2>
        {origin && (
          <Button
            variant="quiet"
            onClick={() => {
              origin.focus({ preventScroll: true });
              origin.scrollIntoView({ block: 'center' });
              setOrigin(null);
            }}
          >
            {texts.backToFinding}
          </Button>
        )}
      </div>
      {playback ? (
        <Player playback={playback} />
      ) : (
        reading.audioUrl === null && <p className={styles.soft}>{texts.noRecording}</p>
      )}
      <Timeline />
      <Transcript />
    </section>
  );
}
