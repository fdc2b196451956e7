// A new password, for somebody who knows the present one; other sessions end with it (docs/decisions/sign-in.md#d63).
import { BadRequestError, RateLimitError } from '@earshot/core/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { TextField } from '../../parts/field.tsx';
import { complaintAbout, Form } from '../../parts/form.tsx';
import { NewPasswordField, shortestPassword } from '../../parts/new-password-field.tsx';
import { Panel } from '../../parts/page.tsx';
import { toast } from '../../parts/toast.tsx';
import { api } from '../../session/api.ts';
import { useUser } from '../../session/session.tsx';
import { useTexts } from '../../texts/texts.ts';
import { sessionsKey } from './sessions.tsx';
import { accountTexts } from './texts/account-texts.ts';

export function PasswordForm() {
  const texts = useTexts(accountTexts);
  const { email } = useUser();
  const queries = useQueryClient();
  const [currentPassword, setCurrentPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const change = useMutation({
    mutationFn: () => api.auth.changePassword({ currentPassword, newPassword }),
    onSuccess: () => {
      setNewPassword('');
      toast(texts.changed);
      void queries.invalidateQueries({ queryKey: sessionsKey });
    },
    onSettled: () => setCurrentPassword(''),
  });
  const complaint = complaintAbout('newPassword', change.error);
  // In what the form sends, only the present password can be bad as a whole.
  const isWrong = change.error instanceof BadRequestError && !change.error.issues;
  return (
    <Panel title={texts.password}>
      <Form
        action={{ isPending: change.isPending, error: isWrong || complaint ? null : change.error }}
        onSubmit={() => change.mutate()}
        explain={(error) => (error instanceof RateLimitError ? texts.blocked : undefined)}
        buttons={
          <Button
            type="submit"
            variant="primary"
            isBusy={change.isPending}
            disabled={currentPassword === '' || newPassword.length < shortestPassword}
          >
            {texts.change}
          </Button>
        }
      >
        {/* For password managers: whose password it is. */}
        <input type="text" hidden autoComplete="username" value={email} readOnly />
        <TextField
          label={texts.current}
          error={isWrong ? texts.wrong : undefined}
          type="password"
          autoComplete="current-password"
          required
          value={currentPassword}
          onChange={({ target }) => setCurrentPassword(target.value)}
        />
        <NewPasswordField
          label={texts.next}
          hint={texts.hint}
          error={complaint}
          value={newPassword}
          onChange={setNewPassword}
        />
      </Form>
    </Panel>
  );
}
