// Leaving a conversation out of statistics: only with a reason, which everybody who sees the conversation reads.
import { useState } from 'react';
import { Dialog } from '../../parts/dialog.tsx';
import { TextArea } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { SubmitOrCancel } from '../../parts/submit-or-cancel.tsx';
import { useTexts } from '../../texts/texts.ts';
import { exclusionTexts } from './texts/exclusion-texts.ts';
import { useExclusion } from './use-exclusion.ts';

export function ExclusionDialog({ id, onClose }: { id: string; onClose(): void }) {
  const texts = useTexts(exclusionTexts);
  const [reason, setReason] = useState('');
  const exclude = useExclusion(id, onClose);
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <p>{texts.explanation}</p>
      <Form
        action={exclude}
        onSubmit={() => exclude.mutate(reason.trim())}
        buttons={
          <SubmitOrCancel
            label={texts.submit}
            isBusy={exclude.isPending}
            isDisabled={reason.trim() === ''}
            onCancel={onClose}
          />
        }
      >
        <TextArea
          label={texts.reason}
          data-focus
          required
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Form>
    </Dialog>
  );
}
