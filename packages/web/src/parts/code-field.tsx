// The field for a code of an authenticator app, or a recovery code.
import type { ReactNode } from 'react';
import { TextField } from './field.tsx';

interface CodeFieldProps {
  label: string;
  hint?: string;
  error?: ReactNode;
  value: string;
  onChange(code: string): void;
}

export function CodeField({ label, hint, error, value, onChange }: CodeFieldProps) {
  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={64}
      required
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
