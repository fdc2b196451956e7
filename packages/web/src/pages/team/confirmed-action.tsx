// Something that is done to a person only after somebody has confirmed it, such as resetting two-step sign-in.
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { ConfirmDialog } from '../../parts/dialog.tsx';

interface ConfirmedActionProps {
  name: string;
  texts: {
    act: string;
    actFor(name: string): string;
    title(name: string): string;
    means: string;
    confirm: string;
    done(name: string): string;
  };
  act(): Promise<unknown>;
  onDone(text: string): Promise<unknown>;
}

export function ConfirmedAction({ name, texts, act, onDone }: ConfirmedActionProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-label={texts.actFor(name)} onClick={() => setIsAsked(true)}>
        {texts.act}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={texts.title(name)}
          confirm={texts.confirm}
          onClose={() => setIsAsked(false)}
          onConfirm={async () => {
            await act();
            await onDone(texts.done(name));
          }}
        >
          <p>{texts.means}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
