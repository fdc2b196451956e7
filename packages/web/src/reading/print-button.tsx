// Printing an analysis: one page to take along, or everything.
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../parts/button.tsx';
import { Dialog, DialogButtons } from '../parts/dialog.tsx';
import { partsTexts } from '../parts/texts/parts-texts.ts';
import { useTexts } from '../texts/texts.ts';
import { type PrintKind, printAs } from './printing.ts';
import { readingTexts } from './texts/reading-texts.ts';

export function PrintButton() {
  const texts = useTexts(readingTexts).print;
  const { cancel } = useTexts(partsTexts);
  const [isAsked, setIsAsked] = useState(false);
  const start = (kind: PrintKind) => {
    // The dialog must be gone before the browser takes its picture.
    flushSync(() => setIsAsked(false));
    printAs(kind);
  };
  return (
    <>
      <Button onClick={() => setIsAsked(true)}>{texts.print}</Button>
      {isAsked && (
        <Dialog title={texts.title} onClose={() => setIsAsked(false)}>
          <p>{texts.explanation}</p>
          <DialogButtons>
            <Button variant="primary" data-focus onClick={() => start('page')}>
              {texts.page}
            </Button>
            <Button onClick={() => start('all')}>{texts.all}</Button>
            <Button variant="quiet" onClick={() => setIsAsked(false)}>
              {cancel}
            </Button>
          </DialogButtons>
        </Dialog>
      )}
    </>
  );
}
