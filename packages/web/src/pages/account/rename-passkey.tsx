// Another name for a passkey.
import type { Passkey } from '@earshot/core/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../parts/dialog.tsx';
import { Form } from '../../parts/form.tsx';
import { SubmitOrCancel } from '../../parts/submit-or-cancel.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { PasskeyName } from './passkey-name.tsx';
import { accountTexts } from './texts/account-texts.ts';

interface RenamePasskeyProps {
  passkey: Passkey;
  onRenamed(): unknown;
  onClose(): void;
}

export function RenamePasskey({ passkey, onRenamed, onClose }: RenamePasskeyProps) {
  const { passkeys: texts } = useTexts(accountTexts);
  const [name, setName] = useState(passkey.name);
  const rename = useMutation({
    mutationFn: () => api.auth.renamePasskey({ id: passkey.id, name: name.trim() }),
    onSuccess: onRenamed,
  });
  return (
    <Dialog title={<bdi>{texts.renameNamed(passkey.name)}</bdi>} onClose={onClose}>
      <Form
        action={rename}
        onSubmit={() => rename.mutate()}
        buttons={
          <SubmitOrCancel
            label={texts.rename}
            isBusy={rename.isPending}
            isDisabled={name.trim() === ''}
            onCancel={onClose}
          />
        }
      >
        <PasskeyName value={name} onChange={setName} />
      </Form>
    </Dialog>
  );
}
