// Copies a text, and says so in its own place.
import { type ReactNode, useState } from 'react';
import { useTexts } from '../texts/texts.ts';
import { Button, type ButtonProps } from './button.tsx';
import { partsTexts } from './texts/parts-texts.ts';

const saidMs = 3000;

/** `children` instead of "Copy". A browser may refuse: then the button says so, and the text is selected by hand, so show it too. */
export function CopyButton({ text, children, ...rest }: ButtonProps & { text: string; children?: ReactNode }) {
  const texts = useTexts(partsTexts);
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const copy = async () => {
    setOutcome((await isWritten(text)) ? 'copied' : 'notCopied');
    setTimeout(() => setOutcome(null), saidMs);
  };
  return (
    <Button {...rest} onClick={() => void copy()}>
      <span aria-live="polite">{outcome ? texts[outcome] : (children ?? texts.copy)}</span>
    </Button>
  );
}

/** False where the browser lets nobody write to the clipboard. */
async function isWritten(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Over plain http, where self-hosted servers begin, there is only the old way.
    return isWrittenTheOldWay(text);
  }
}

function isWrittenTheOldWay(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  area.select();
  const isDone = document.execCommand('copy');
  area.remove();
  if (before instanceof HTMLElement) before.focus();
  return isDone;
}
