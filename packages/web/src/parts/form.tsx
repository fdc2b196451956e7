// A form that does something on the server: one submission at a time, the refusal shown above its button, each complaint at its field.
import { BadRequestError } from '@earshot/core/client';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Complaint } from './complaint.tsx';
import { ErrorMessage } from './error-message.tsx';
import styles from './form.module.css';

interface FormProps {
  /** What the form does; its error is shown here. */
  action: Pick<UseMutationResult<unknown, Error, never>, 'error' | 'isPending'>;
  /** Calls the action with what was filled in. */
  onSubmit(): void;
  /** The submit button, and what stands beside it. */
  buttons: ReactNode;
  /** Refusals that the page knows, in the reader's language; undefined: the server's words. */
  explain?: (error: Error) => ReactNode;
  children: ReactNode;
}

export function Form({ action, onSubmit, buttons, explain, children }: FormProps) {
  const isSent = useRef(false);
  useEffect(() => {
    isSent.current = action.isPending;
  });
  return (
    <form
      className={styles.form}
      // A dialog with it stays open: what comes of it would be told to nobody.
      aria-busy={action.isPending}
      // Complaints are the server's, in one place and one tone, not the browser's bubbles.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const unreadable = [...event.currentTarget.elements].find(isUnreadable);
        if (unreadable) return unreadable.focus();
        // A second one may come before the first has been drawn.
        if (isSent.current) return;
        isSent.current = true;
        onSubmit();
      }}
    >
      {children}
      {action.error && <ErrorMessage error={action.error}>{explain?.(action.error)}</ErrorMessage>}
      <div
        className={styles.buttons}
        onClickCapture={(event) => {
          if (action.isPending) event.stopPropagation();
        }}
      >
        {buttons}
      </div>
    </form>
  );
}

/** What is typed into it is no number, or no date, though its value is empty. */
const isUnreadable = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.validity.badInput;

/** What the server says of one field, by its name in the procedure's input. */
export function complaintAbout(field: string, error: Error | null): ReactNode {
  if (!(error instanceof BadRequestError)) return undefined;
  const issue = error.issues?.find(({ path }) => path[0] === field);
  return issue && <Complaint issue={issue} />;
}
