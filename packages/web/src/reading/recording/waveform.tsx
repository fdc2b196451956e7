// The sound as a picture, by wavesurfer.js, which is loaded when it is wanted. What it shows can be had by the slider and the lines too.
import { useEffect, useRef, useState } from 'react';
import type { Playback } from './playback.ts';
import styles from './recording.module.css';

export function Waveform({ playback }: { playback: Playback }) {
  const container = useRef<HTMLDivElement>(null);
  const [isThere, setIsThere] = useState(true);
  useEffect(() => {
    let isClosed = false;
    let close = () => {};
    void import('wavesurfer.js')
      .then(({ default: WaveSurfer }) => {
        if (isClosed || !container.current) return;
        const element = container.current;
        const surfer = WaveSurfer.create({
          container: element,
          media: playback.audio,
          height: 56,
          barWidth: 2,
          barGap: 1,
          barRadius: 2,
          cursorWidth: 1,
          normalize: true,
          dragToSeek: true,
          hideScrollbar: true,
          cspNonce: document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '',
          ...coloursOf(element),
        });
        // Without the picture everything else goes on.
        surfer.on('error', () => setIsThere(false));
        const scheme = matchMedia('(prefers-color-scheme: dark)');
        const recolour = () => surfer.setOptions(coloursOf(element));
        scheme.addEventListener('change', recolour);
        close = () => {
          scheme.removeEventListener('change', recolour);
          surfer.destroy();
        };
      })
      .catch(() => setIsThere(false));
    return () => {
      isClosed = true;
      close();
    };
  }, [playback]);
  return isThere && <div ref={container} className={styles.waveform} aria-hidden="true" />;
}

/** The colours of the stylesheet, as a canvas can use them. */
function coloursOf(element: HTMLElement) {
  const { color, backgroundColor, outlineColor } = getComputedStyle(element);
  return { waveColor: color, progressColor: outlineColor, cursorColor: backgroundColor };
}
