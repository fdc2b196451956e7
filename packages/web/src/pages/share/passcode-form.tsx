// Asks for the passcode of a share link.
import { EarshotApiError } from '@earshot/core/client';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { TextField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { Page, Panel } from '../../parts/page.tsx';
import { useTexts } from '../../texts/texts.ts';
import { shareTexts } from './texts/share-texts.ts';

interface PasscodeFormProps {
  /** Error of the last passcode; null before the first. */
  error: Error | null;
  isPending: boolean;
  onEnter(passcode: string): void;
}

export const isPasscodeNeeded = (error: Error | null) =>
  error instanceof EarshotApiError && /^share_passcode_/.test(error.reason ?? '');

export function PasscodeForm({ error, isPending, onEnter }: PasscodeFormProps) {
  const texts = useTexts(shareTexts);
  const [passcode, setPasscode] = useState('');
  const reason = error instanceof EarshotApiError ? error.reason : undefined;
  const told = { share_passcode_wrong: texts.passcodeWrong, share_passcode_blocked: texts.passcodeBlocked };
  return (
    <Page title={texts.passcode} width="narrow">
      <Panel>
        <Form
          action={{ isPending, error: null }}
          onSubmit={() => passcode !== '' && onEnter(passcode)}
          buttons={
            <Button type="submit" variant="primary" isBusy={isPending} disabled={passcode === ''}>
              {texts.enter}
            </Button>
          }
        >
          <p>{texts.passcodeWhy}</p>
          <TextField
            label={texts.passcodeLabel}
            error={reason !== undefined && Object.hasOwn(told, reason) ? told[reason as keyof typeof told] : undefined}
            type="password"
            autoComplete="off"
            required
            value={passcode}
            onChange={({ target }) => setPasscode(target.value)}
          />
        </Form>
      </Panel>
    </Page>
  );
}
