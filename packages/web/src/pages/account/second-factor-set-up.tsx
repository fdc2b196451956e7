// Setting two-step sign-in up: the password, the secret as a QR code, a code of the app, and then the recovery codes, this once.
import { EarshotApiError, RateLimitError, type SecondFactorSecret } from '@earshot/core/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { CodeField } from '../../parts/code-field.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { TextField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { partsTexts } from '../../parts/texts/parts-texts.ts';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { accountTexts } from './texts/account-texts.ts';

export function SecondFactorSetUp({ onClose }: { onClose(): void }) {
  const [secret, setSecret] = useState<SecondFactorSecret | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return secret ? (
    <Confirmation secret={secret} onConfirmed={setCodes} onClose={onClose} />
  ) : (
    <PasswordFirst onRight={setSecret} onClose={onClose} />
  );
}

const reasonOf = (error: Error | null) => (error instanceof EarshotApiError ? error.reason : undefined);

function PasswordFirst({ onRight, onClose }: { onRight(secret: SecondFactorSecret): void; onClose(): void }) {
  const texts = useTexts(accountTexts);
  const { cancel } = useTexts(partsTexts);
  const [password, setPassword] = useState('');
  const begin = useMutation({ mutationFn: () => api.auth.beginSecondFactor(password), onSuccess: onRight });
  const isWrong = reasonOf(begin.error) === 'current_password_wrong';
  return (
    <Dialog title={texts.second.setUp} onClose={onClose}>
      <Form
        action={{ isPending: begin.isPending, error: isWrong ? null : begin.error }}
        explain={(error) => (error instanceof RateLimitError ? texts.blocked : undefined)}
        onSubmit={() => begin.mutate()}
        buttons={
          <>
            <Button type="submit" variant="primary" isBusy={begin.isPending} disabled={password === ''}>
              {texts.second.next}
            </Button>
            <Button onClick={onClose}>{cancel}</Button>
          </>
        }
      >
        <TextField
          label={texts.second.password}
          error={isWrong ? texts.wrong : undefined}
          type="password"
          autoComplete="current-password"
          data-focus
          required
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </Form>
    </Dialog>
  );
}

interface ConfirmationProps {
  secret: SecondFactorSecret;
  onConfirmed(recoveryCodes: string[]): void;
  onClose(): void;
}

function Confirmation({ secret, onConfirmed, onClose }: ConfirmationProps) {
  const texts = useTexts(accountTexts);
  const { cancel } = useTexts(partsTexts);
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: () => api.auth.confirmSecondFactor(code),
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  });
  const isWrong = reasonOf(confirm.error) === 'second_factor_code_wrong';
  return (
    <Dialog title={texts.second.setUp} onClose={onClose}>
      <p>{texts.second.scan}</p>
      <QrCode text={secret.uri} label={texts.second.qrCode} />
      <p>
        {texts.second.typed} <code translate="no">{secret.secret}</code>
      </p>
      <Form
        action={{ isPending: confirm.isPending, error: isWrong ? null : confirm.error }}
        onSubmit={() => confirm.mutate()}
        buttons={
          <>
            <Button type="submit" variant="primary" isBusy={confirm.isPending} disabled={code.trim() === ''}>
              {texts.second.switchOn}
            </Button>
            <Button onClick={onClose}>{cancel}</Button>
          </>
        }
      >
        <CodeField
          label={texts.second.code}
          hint={texts.second.codeHint}
          error={isWrong ? texts.second.codeWrong : undefined}
          value={code}
          onChange={setCode}
        />
      </Form>
    </Dialog>
  );
}
