// The settings of a connector, each with what to write in it.
import type { IntegrationConnector } from '@earshot/core/client';
import { useId } from 'react';
import { Disclosure } from '../../parts/disclosure.tsx';
import { Checkbox, Select, TextField } from '../../parts/field.tsx';
import { useTexts } from '../../texts/texts.ts';
import { connectorFields, type SettingName, switchNames } from './connector-fields.ts';
import type { IntegrationDraft } from './integration-draft.ts';
import { integrationsTexts } from './texts/integrations-texts.ts';

const timeZones = Intl.supportedValuesOf('timeZone');

interface SettingFieldsProps {
  connector: IntegrationConnector;
  written: IntegrationDraft;
  write(changes: Partial<IntegrationDraft>): void;
  /** What the server has refused. */
  refused: SettingName | null;
}

/** Their times carry a zone. */
const cloudConnectors: readonly IntegrationConnector[] = ['meeting/zoom', 'pbx/zoom-phone', 'pbx/twilio'];

/** Label and hint of a setting, as its connector has them. */
export function useSettingTexts(connector: IntegrationConnector) {
  const texts = useTexts(integrationsTexts);
  return (name: SettingName) => {
    if (connector === 'pbx/twilio' && name === 'accountId') return texts.twilioAccount;
    if (connector === 'pbx/twilio' && name === 'baseUrl') return texts.twilioAddress;
    if (name === 'baseUrl' && connector !== 'pbx/yeastar') return texts.zoomAddress;
    if (name === 'timeZone' && cloudConnectors.includes(connector)) return texts.zoomTimeZone;
    if (name === 'timeZone' && connector !== 'pbx/yeastar') return texts.folderTimeZone;
    return texts.settings[name];
  };
}

export function SettingFields({ connector, written, write, refused }: SettingFieldsProps) {
  const texts = useTexts(integrationsTexts);
  const zones = useId();
  const { required, optional, filters } = connectorFields[connector];
  const textsOf = useSettingTexts(connector);
  const field = (name: SettingName) => {
    const [label, hint] = textsOf(name);
    if (switchNames.some((each) => each === name))
      return (
        <Checkbox
          key={name}
          label={label}
          hint={hint}
          checked={written.switches[name] ?? false}
          onChange={({ target }) => write({ switches: { ...written.switches, [name]: target.checked } })}
        />
      );
    const writeText = (text: string) => write({ settings: { ...written.settings, [name]: text } });
    if (name === 'onlyDirections')
      return (
        <Directions key={name} label={label} hint={hint} value={written.settings[name] ?? ''} onWrite={writeText} />
      );
    if (name === 'firstChannel')
      return (
        <FirstChannel key={name} label={label} hint={hint} value={written.settings[name] ?? ''} onWrite={writeText} />
      );
    return (
      <TextField
        key={name}
        label={label}
        hint={hint}
        error={name === refused ? texts.form.refusedHint : undefined}
        required={required.includes(name)}
        autoComplete="off"
        spellCheck="false"
        data-focus={name === required[0] ? '' : undefined}
        inputMode={name === 'minutesPerDay' ? 'numeric' : undefined}
        list={name === 'timeZone' ? zones : undefined}
        value={written.settings[name] ?? ''}
        onChange={({ target }) => writeText(target.value)}
      />
    );
  };
  return (
    <>
      {[...required, ...optional].map(field)}
      <Disclosure
        summary={texts.filters}
        isOpen={filters.some((name) => written.settings[name] || written.switches[name])}
      >
        {filters.map(field)}
      </Disclosure>
      <datalist id={zones}>
        {timeZones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
}

interface ChoiceProps {
  label: string | undefined;
  hint: string | undefined;
  value: string;
  onWrite(value: string): void;
}

function Directions({ label, hint, value, onWrite }: ChoiceProps) {
  const { directions } = useTexts(integrationsTexts);
  const known = ['', 'inbound', 'outbound', 'internal', 'inbound, outbound'];
  const words = (choice: string) =>
    choice === ''
      ? directions.all
      : choice
          .split(', ')
          .map((one) => directions[one as 'inbound' | 'outbound' | 'internal'])
          .join(', ');
  return (
    <Select label={label} hint={hint} value={value} onChange={({ target }) => onWrite(target.value)}>
      {[...new Set([...known, value])].map((choice) => (
        <option key={choice} value={choice}>
          {words(choice)}
        </option>
      ))}
    </Select>
  );
}

function FirstChannel({ label, hint, value, onWrite }: ChoiceProps) {
  const { firstChannel } = useTexts(integrationsTexts);
  return (
    <Select label={label} hint={hint} value={value} onChange={({ target }) => onWrite(target.value)}>
      <option value="">{firstChannel.unset}</option>
      {(['caller', 'callee', 'client', 'attendant'] as const).map((choice) => (
        <option key={choice} value={choice}>
          {firstChannel[choice]}
        </option>
      ))}
    </Select>
  );
}
