// What is done seldom, behind one button: a list that opens under it and closes by a choice, Escape, or going elsewhere.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../texts/texts.ts';
import { Button } from './button.tsx';
import styles from './more-actions.module.css';
import { partsTexts } from './texts/parts-texts.ts';

/** `children`: buttons, `quiet`. A dialog that one of them opens is rendered outside, or it would be hidden with the list. */
export function MoreActions({ children }: { children: ReactNode }) {
  const texts = useTexts(partsTexts);
  const [isOpen, setIsOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    const elsewhere = ({ target }: Event) => {
      if (!whole.current?.contains(target as Node)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
    };
  }, [isOpen]);
  const close = () => {
    // Before the choice does anything: what it opens gives the focus back to where it was.
    whole.current?.querySelector('button')?.focus();
    setIsOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape comes from the buttons within
    <div
      ref={whole}
      className={styles.whole}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) close();
      }}
    >
      <Button className={styles.open} aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {texts.moreActions}
      </Button>
      <div id={id} hidden={!isOpen} className={styles.list} onClickCapture={close}>
        {children}
      </div>
    </div>
  );
}
