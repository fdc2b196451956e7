// Setting two-step sign-in up: the password, the secret as a QR code, a code of the app, and then the recovery codes, this once.

import { EarshotApiError, type SecondFactorSecret } from '@earshot/core/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { encode } from 'uqr';
import { CodeField } from '../../parts/code-field.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Form } from '../../parts/form.tsx';
import { SubmitOrCancel } from '../../parts/submit-or-cancel.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import styles from './account.module.css';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorProof } from './second-factor-proof.tsx';
import { accountTexts } from './texts/account-texts.ts';

export function SecondFactorSetUp({ onClose }: { onClose(): void }) {
  const { second: texts } = useTexts(accountTexts);
  const [secret, setSecret] = useState<SecondFactorSecret | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return secret ? (
    <Confirmation secret={secret} onConfirmed={setCodes} onClose={onClose} />
  ) : (
    <SecondFactorProof
      title={texts.setUp}
      submit={texts.next}
      isCodeAsked={false}
      act={({ currentPassword }) => api.auth.beginSecondFactor(currentPassword)}
      onDone={setSecret}
      onClose={onClose}
    />
  );
}

interface ConfirmationProps {
  secret: SecondFactorSecret;
  onConfirmed(recoveryCodes: string[]): void;
  onClose(): void;
}

function Confirmation({ secret, onConfirmed, onClose }: ConfirmationProps) {
  const texts = useTexts(accountTexts);
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: () => api.auth.confirmSecondFactor(code),
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  });
  const isWrong = confirm.error instanceof EarshotApiError && confirm.error.reason === 'second_factor_code_wrong';
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
          <SubmitOrCancel
            label={texts.second.switchOn}
            isBusy={confirm.isPending}
            isDisabled={code.trim() === ''}
            onCancel={onClose}
          />
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

function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={styles.qrCode} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
