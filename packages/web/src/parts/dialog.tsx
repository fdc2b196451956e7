// Dialogs over the page, by HTML's own element: the rest of the page is out of reach, Escape closes, focus goes back to where it was.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../texts/texts.ts';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import { ErrorMessage } from './error-message.tsx';
import { partsTexts } from './texts/parts-texts.ts';

interface DialogProps {
  title: ReactNode;
  /** Escape, or a button within that calls it. Absent: it can't be closed but by what is in it. While a form in it is under way, nothing closes it. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/** Open as long as it is rendered. Focus goes to the control with `data-focus`, else to the first one. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current!;
    const before = document.activeElement;
    if (!element.open) element.showModal();
    element.querySelector<HTMLElement>('[data-focus]')?.focus();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const isBusy = () => dialog.current?.querySelector('form[aria-busy=true]') != null;
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        if (!isBusy()) onClose?.();
      }}
      // A browser closes it at a second Escape, whatever the first was answered. One that is gone tells of its end later.
      onClose={() => dialog.current && (onClose && !isBusy() ? onClose() : dialog.current.showModal())}
    >
      <div className={styles.content}>
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}

interface ConfirmDialogProps extends DialogProps {
  /** What the button does, as a verb: "Delete". */
  confirm: ReactNode;
  /** The dialog closes when it has succeeded, and says why when not. */
  onConfirm(): Promise<unknown>;
  onClose(): void;
}

/** Asks before what can't be undone. */
export function ConfirmDialog({ title, confirm, onConfirm, onClose, children }: ConfirmDialogProps) {
  const texts = useTexts(partsTexts);
  const [error, setError] = useState<Error | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const run = async () => {
    setIsBusy(true);
    setError(null);
    try {
      await onConfirm();
      onClose();
    } catch (reason) {
      setError(reason as Error);
      setIsBusy(false);
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      {error && <ErrorMessage error={error} />}
      <DialogButtons>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button variant="danger" isBusy={isBusy} onClick={run}>
          {confirm}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

/** At the end of a dialog that is no form. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>;
}
