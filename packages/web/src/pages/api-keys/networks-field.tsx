// The field for the networks of a key, one a line.
import { BadRequestError } from '@earshot/core/client';
import { TextArea } from '../../parts/field.tsx';
import { useTexts } from '../../texts/texts.ts';
import { apiKeysTexts } from './texts/api-keys-texts.ts';

export function NetworksField({ value, onChange }: { value: string; onChange(text: string): void }) {
  const { networks } = useTexts(apiKeysTexts);
  return (
    <TextArea
      label={networks.label}
      hint={networks.hint}
      rows={3}
      autoComplete="off"
      spellCheck={false}
      placeholder="203.0.113.0/24"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

export const networksIn = (text: string): string[] => text.split(/[\s,;]+/).filter((each) => each !== '');

export const refusedNetworks = (error: Error): boolean =>
  error instanceof BadRequestError &&
  (error.reason === 'api_key_networks_invalid' || error.issues?.[0]?.path[0] === 'networks');
