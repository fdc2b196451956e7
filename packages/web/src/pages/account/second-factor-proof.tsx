// What needs the password, and a code where two-step sign-in is on: setting it up, switching it off, new recovery codes, passkeys.
import { EarshotApiError, RateLimitError } from '@earshot/core/client';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { CodeField } from '../../parts/code-field.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { TextField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { partsTexts } from '../../parts/texts/parts-texts.ts';
import { useTexts } from '../../texts/texts.ts';
import { accountTexts } from './texts/account-texts.ts';

interface ProofProps<Done> {
  title: string;
  text?: string;
  submit: string;
  isDangerous?: boolean;
  isCodeAsked?: boolean;
  /** Whether the fields of `children` are filled in. */
  isReady?: boolean;
  /** Refusals that only this deed has. */
  explain?(error: Error): string | undefined;
  act(proof: { currentPassword: string; code: string }): Promise<Done>;
  onDone(done: Done): unknown;
  onClose(): void;
  /** Fields above the password. */
  children?: ReactNode;
}

export function SecondFactorProof<Done>(props: ProofProps<Done>) {
  const { title, text, submit, isDangerous, isCodeAsked = true, isReady = true } = props;
  const { explain, act, onDone, onClose, children } = props;
  const texts = useTexts(accountTexts);
  const { cancel } = useTexts(partsTexts);
  const [currentPassword, setCurrentPassword] = useState('');
  const [code, setCode] = useState('');
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => act({ currentPassword, code }),
    onSuccess: onDone,
  });
  const reason = error instanceof EarshotApiError ? error.reason : undefined;
  const isPasswordWrong = reason === 'current_password_wrong';
  const isCodeWrong = reason === 'second_factor_code_wrong';
  return (
    <Dialog title={title} onClose={onClose}>
      {text && <p>{text}</p>}
      <Form
        action={{ isPending, error: isPasswordWrong || isCodeWrong ? null : error }}
        explain={(refusal) => (refusal instanceof RateLimitError ? texts.blocked : explain?.(refusal))}
        onSubmit={() => mutate()}
        buttons={
          <>
            <Button
              type="submit"
              variant={isDangerous ? 'danger' : 'primary'}
              isBusy={isPending}
              disabled={!isReady || currentPassword === '' || (isCodeAsked && code.trim() === '')}
            >
              {submit}
            </Button>
            <Button onClick={onClose}>{cancel}</Button>
          </>
        }
      >
        {children}
        <TextField
          label={texts.second.password}
          error={isPasswordWrong ? texts.wrong : undefined}
          type="password"
          autoComplete="current-password"
          data-focus={children === undefined}
          required
          value={currentPassword}
          onChange={({ target }) => setCurrentPassword(target.value)}
        />
        {isCodeAsked && (
          <CodeField
            label={texts.second.anyCode}
            error={isCodeWrong ? texts.second.codeWrong : undefined}
            value={code}
            onChange={setCode}
          />
        )}
      </Form>
    </Dialog>
  );
}
