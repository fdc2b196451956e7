// The field in which somebody chooses a password: for invitations, links of a mail, and the own account.
import type { ReactNode } from 'react';
import { TextField } from './field.tsx';

/** The server's own least. */
export const shortestPassword = 10;

interface NewPasswordFieldProps {
  label: string;
  hint: (characters: number) => string;
  error: ReactNode;
  value: string;
  onChange(password: string): void;
}

export function NewPasswordField({ label, hint, error, value, onChange }: NewPasswordFieldProps) {
  return (
    <TextField
      label={label}
      hint={hint(shortestPassword)}
      error={error}
      type="password"
      autoComplete="new-password"
      required
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
