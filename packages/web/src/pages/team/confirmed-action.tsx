// Something that is done to a person only after somebody has confirmed it, such as resetting two-step sign-in.
import { type ReactNode, useState } from 'react';
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
  /** The result, told instead of `done`. */
  act(): Promise<string | null>;
  /** What there is to choose, below what it means. */
  children?: ReactNode;
  onDone(text: string): Promise<unknown>;
}

export function ConfirmedAction({ name, texts, act, children, onDone }: ConfirmedActionProps) {
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
            const told = await act();
            await onDone(told ?? texts.done(name));
          }}
        >
          <p>{texts.means}</p>
          {children}
        </ConfirmDialog>
      )}
    </>
  );
}
