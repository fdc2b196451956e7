// A new secret for a key, shown this once; the one before works for as long as is chosen.
import type { ApiKeyDetails } from '@earshot/core/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Dialog, DialogButtons } from '../../parts/dialog.tsx';
import { Select } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { ShownOnce } from '../../parts/shown-once.tsx';
import { SubmitOrCancel } from '../../parts/submit-or-cancel.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { apiKeysTexts } from './texts/api-keys-texts.ts';

const overlaps = [0, 1, 24, 72, 168] as const;

export function RotateKey({ apiKey, onClose }: { apiKey: ApiKeyDetails; onClose(): void }) {
  const texts = useTexts(apiKeysTexts);
  const { dateTime } = useFormats();
  const queries = useQueryClient();
  const [hours, setHours] = useState(24);
  const rotate = useMutation({ mutationFn: () => api.apiKeys.rotate(apiKey.id, { overlapHours: hours }) });
  const { rotation, created } = texts;
  if (rotate.data) {
    const { key, previousSecretEndsAt } = rotate.data;
    return (
      <Dialog title={rotation.shownTitle}>
        <ShownOnce label={created.label} secret={key} copy={created.copy}>
          {rotation.warning}
        </ShownOnce>
        <p>{hours === 0 ? rotation.endedAtOnce : rotation.ends(dateTime(previousSecretEndsAt))}</p>
        <DialogButtons>
          <Button
            onClick={() => {
              void queries.invalidateQueries({ queryKey: ['api-keys'] });
              onClose();
            }}
          >
            {created.done}
          </Button>
        </DialogButtons>
      </Dialog>
    );
  }
  return (
    <Dialog title={<bdi>{rotation.title(apiKey.name)}</bdi>} onClose={onClose}>
      <p>{rotation.text}</p>
      <Form
        action={rotate}
        onSubmit={() => rotate.mutate()}
        buttons={<SubmitOrCancel label={rotation.submit} isBusy={rotate.isPending} onCancel={onClose} />}
      >
        <Select
          label={rotation.overlap}
          hint={rotation.overlapHint}
          value={hours}
          onChange={({ target }) => setHours(Number(target.value))}
        >
          {overlaps.map((each) => (
            <option key={each} value={each}>
              {rotation.overlaps[each]}
            </option>
          ))}
        </Select>
      </Form>
    </Dialog>
  );
}
