// A field that filters when one stops typing: not at each letter.
import { useEffect, useState } from 'react';
import { TextField } from '../../parts/field.tsx';

const typingPauseMs = 400;

interface DelayedFieldProps {
  label: string;
  type: 'date' | 'number' | 'text';
  /** What counts now. */
  value: string | undefined;
  onValue(value: string): void;
  min?: string | undefined;
  max?: string | undefined;
  title?: string;
}

export function DelayedField({ value = '', onValue, ...rest }: DelayedFieldProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed is what counts
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onValue(typed.trim()), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return <TextField {...rest} value={typed} onChange={(event) => setTyped(event.target.value)} />;
}
