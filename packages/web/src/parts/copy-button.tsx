// Copies a text, and says so in its own place.
import { type ReactNode, useState } from 'react';
import { useTexts } from '../texts/texts.ts';
import { Button, type ButtonProps } from './button.tsx';
import { partsTexts } from './texts/parts-texts.ts';

const saidMs = 2000;

/** `children` instead of "Copy". Without a secure connection browsers have no clipboard: then the text is selected by hand, so show it too. */
export function CopyButton({ text, children, ...rest }: ButtonProps & { text: string; children?: ReactNode }) {
  const texts = useTexts(partsTexts);
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await writeClipboard(text);
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), saidMs);
  };
  return (
    <Button {...rest} onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? texts.copied : (children ?? texts.copy)}</span>
    </Button>
  );
}

async function writeClipboard(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  // Over plain http, where self-hosted servers begin, there is only the old way.
  const area = document.createElement('textarea');
  area.value = text;
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
}
