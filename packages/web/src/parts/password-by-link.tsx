// The form in which somebody chooses a password by a link that works once: an invitation, or a mail for a forgotten password.
import { BadRequestError } from '@earshot/core/client';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { complaintAbout, Form } from './form.tsx';
import { NewPasswordField, shortestPassword } from './new-password-field.tsx';

interface PasswordByLinkProps {
  texts: { password: string; hint(characters: number): string; submit: string };
  action: Pick<UseMutationResult<unknown, Error, never>, 'error' | 'isPending'>;
  onSubmit(password: string): void;
  /** What to say when the link no longer works. */
  usedUp: ReactNode;
  /** Fields below the password. */
  children?: ReactNode;
}

export function PasswordByLink({
  texts,
  action: { error, isPending },
  onSubmit,
  usedUp,
  children,
}: PasswordByLinkProps) {
  const [password, setPassword] = useState('');
  const complaint = complaintAbout('password', error);
  // In what the form sends, only the link can be bad as a whole.
  const isUsedUp = error instanceof BadRequestError && !error.issues;
  return (
    <Form
      action={{ isPending, error: complaint ? null : error }}
      explain={() => (isUsedUp ? usedUp : undefined)}
      onSubmit={() => onSubmit(password)}
      buttons={
        <Button type="submit" variant="primary" isBusy={isPending} disabled={password.length < shortestPassword}>
          {texts.submit}
        </Button>
      }
    >
      <NewPasswordField
        label={texts.password}
        hint={texts.hint}
        error={complaint}
        value={password}
        onChange={setPassword}
      />
      {children}
    </Form>
  );
}
