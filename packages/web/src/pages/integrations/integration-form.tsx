// The form of an integration: what its connector needs, credentials that are only ever written, and when to look.
import type { Integration, IntegrationConnector } from '@earshot/core/client';
import type { UseMutationResult } from '@tanstack/react-query';
import { Button } from '../../parts/button.tsx';
import { Disclosure } from '../../parts/disclosure.tsx';
import { FieldGroup, TextField } from '../../parts/field.tsx';
import { complaintAbout, Form } from '../../parts/form.tsx';
import { Note } from '../../parts/note.tsx';
import { partsTexts } from '../../parts/texts/parts-texts.ts';
import { useLanguage } from '../../texts/language.ts';
import { useTexts } from '../../texts/texts.ts';
import { connectorFields } from './connector-fields.ts';
import { type IntegrationDraft, isComplete } from './integration-draft.ts';
import { refusedSetting } from './refused-setting.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import { SettingFields, useSettingTexts } from './setting-fields.tsx';
import { integrationsTexts } from './texts/integrations-texts.ts';

interface IntegrationFormProps {
  connector: IntegrationConnector;
  /** The one that is edited. */
  edited?: Integration;
  written: IntegrationDraft;
  onWrite(written: IntegrationDraft): void;
  action: UseMutationResult<unknown, Error, IntegrationDraft>;
  submit: string;
  onClose(): void;
  /** To another connector. */
  onBack?: () => void;
}

export function IntegrationForm(props: IntegrationFormProps) {
  const { connector, edited, written, onWrite, action, submit, onClose, onBack } = props;
  const texts = useTexts(integrationsTexts);
  const { cancel } = useTexts(partsTexts);
  const canSubmit = isComplete(connector, written, edited?.hasCredentials ?? false);
  const textsOf = useSettingTexts(connector);
  const isServersLanguage = useLanguage() === 'en';
  const refused = refusedSetting(connector, action.error);
  const write = (changes: Partial<IntegrationDraft>) => onWrite({ ...written, ...changes });
  return (
    <Form
      action={action}
      onSubmit={() => canSubmit && action.mutate(written)}
      explain={() => (refused && !isServersLanguage ? texts.form.refused(textsOf(refused)[0] ?? refused) : undefined)}
      buttons={
        <>
          <Button type="submit" variant="primary" isBusy={action.isPending} disabled={!canSubmit}>
            {submit}
          </Button>
          {onBack && <Button onClick={onBack}>{texts.form.back}</Button>}
          <Button onClick={onClose}>{cancel}</Button>
        </>
      }
    >
      <Disclosure summary={texts.guide} isOpen={!edited}>
        <ol>
          {texts.guides[connector].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Disclosure>
      <SettingFields connector={connector} written={written} write={write} refused={refused} />
      {connectorFields[connector].hasCredentials && (
        <Credentials written={written} write={write} hasStored={edited?.hasCredentials ?? false} />
      )}
      <TextField
        label={texts.form.label}
        hint={texts.form.labelHint}
        error={complaintAbout('label', action.error)}
        autoComplete="off"
        maxLength={80}
        value={written.label}
        onChange={({ target }) => write({ label: target.value })}
      />
      <ScheduleFields written={written} write={write} isNew={!edited} />
      {!edited && <Note>{texts.form.cost}</Note>}
    </Form>
  );
}

interface CredentialsProps {
  written: IntegrationDraft;
  write(changes: Partial<IntegrationDraft>): void;
  hasStored: boolean;
}

/** Never filled in: the server does not give them out. */
function Credentials({ written: { clientId, clientSecret }, write, hasStored }: CredentialsProps) {
  const { credentials } = useTexts(integrationsTexts);
  const isHalf = (clientId.trim() === '') !== (clientSecret.trim() === '');
  return (
    <FieldGroup label={credentials.legend}>
      <p>{hasStored ? credentials.kept : credentials.hint}</p>
      <TextField
        label={credentials.clientId}
        autoComplete="off"
        spellCheck="false"
        required={!hasStored}
        value={clientId}
        onChange={({ target }) => write({ clientId: target.value })}
      />
      <TextField
        type="password"
        label={credentials.clientSecret}
        error={isHalf && hasStored ? credentials.both : undefined}
        // A browser would offer the password of the signed-in person.
        autoComplete="new-password"
        required={!hasStored}
        value={clientSecret}
        onChange={({ target }) => write({ clientSecret: target.value })}
      />
    </FieldGroup>
  );
}
