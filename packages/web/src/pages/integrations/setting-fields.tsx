// The settings of a connector, each with what to write in it.
import type { IntegrationConnector } from '@earshot/core/client';
import { useId } from 'react';
import { Checkbox, TextField } from '../../parts/field.tsx';
import { useTexts } from '../../texts/texts.ts';
import { connectorFields, type SettingName } from './connector-fields.ts';
import type { IntegrationDraft } from './integration-draft.ts';
import { integrationsTexts } from './texts/integrations-texts.ts';

const timeZones = Intl.supportedValuesOf('timeZone');

interface SettingFieldsProps {
  connector: IntegrationConnector;
  written: IntegrationDraft;
  write(changes: Partial<IntegrationDraft>): void;
}

export function SettingFields({ connector, written, write }: SettingFieldsProps) {
  const texts = useTexts(integrationsTexts);
  const zones = useId();
  const { required, optional } = connectorFields[connector];
  const textsOf = (name: SettingName) => {
    if (name === 'baseUrl' && connector === 'meeting/zoom') return texts.zoomAddress;
    if (name === 'timeZone' && connector !== 'pbx/yeastar') return texts.folderTimeZone;
    return texts.settings[name];
  };
  const field = (name: SettingName) => {
    const [label, hint] = textsOf(name);
    if (name === 'includeInternalCalls')
      return (
        <Checkbox
          key={name}
          label={label}
          hint={hint}
          checked={written.includeInternalCalls}
          onChange={({ target }) => write({ includeInternalCalls: target.checked })}
        />
      );
    return (
      <TextField
        key={name}
        label={label}
        hint={hint}
        required={required.includes(name)}
        autoComplete="off"
        spellCheck="false"
        data-focus={name === required[0] ? '' : undefined}
        list={name === 'timeZone' ? zones : undefined}
        value={written.settings[name] ?? ''}
        onChange={({ target }) => write({ settings: { ...written.settings, [name]: target.value } })}
      />
    );
  };
  return (
    <>
      {[...required, ...optional].map(field)}
      <datalist id={zones}>
        {timeZones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
}
