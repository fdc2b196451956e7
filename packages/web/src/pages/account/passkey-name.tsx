// The name that a person gives a passkey.
import { TextField } from '../../parts/field.tsx';
import { useTexts } from '../../texts/texts.ts';
import { accountTexts } from './texts/account-texts.ts';

interface PasskeyNameProps {
  value: string;
  onChange(name: string): void;
}

export function PasskeyName({ value, onChange }: PasskeyNameProps) {
  const { passkeys: texts } = useTexts(accountTexts);
  return (
    <TextField
      label={texts.name}
      hint={texts.nameHint}
      data-focus
      required
      maxLength={60}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
