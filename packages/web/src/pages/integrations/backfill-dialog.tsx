// An earlier period of an integration: what there is in it, and collecting it (extension: docs/decisions/sign-in.md#d53).
import type { BackfillEstimate, Integration } from '@earshot/core/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { TextField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { Note } from '../../parts/note.tsx';
import { partsTexts } from '../../parts/texts/parts-texts.ts';
import { toast } from '../../parts/toast.tsx';
import { api } from '../../session/api.ts';
import { dateOf, isDay } from '../../texts/day.ts';
import { useTexts } from '../../texts/texts.ts';
import { backfillTexts } from './texts/backfill-texts.ts';
import { integrationsTexts } from './texts/integrations-texts.ts';

/** From the first day to the end of the last one in the reader's zone, but not beyond now. */
function periodOf(from: string, through: string): { from: string; to: string } {
  const next = dateOf(through);
  next.setDate(next.getDate() + 1);
  return { from: dateOf(from).toISOString(), to: new Date(Math.min(next.getTime(), Date.now())).toISOString() };
}

export default function BackfillDialog({
  integration: { id },
  onClose,
}: {
  integration: Integration;
  onClose(): void;
}) {
  const texts = useTexts(backfillTexts);
  const { cancel } = useTexts(partsTexts);
  const queries = useQueryClient();
  const [from, setFrom] = useState('');
  const [through, setThrough] = useState('');
  const isPeriod = isDay(from) && isDay(through) && from <= through && dateOf(through).getTime() <= Date.now();
  const look = useMutation({
    mutationFn: () => api.integrations.backfill({ id, ...periodOf(from, through), dryRun: true }),
  });
  const collect = useMutation({
    mutationFn: () => api.integrations.backfill({ id, ...periodOf(from, through), dryRun: false }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['integrations'] });
      toast(texts.started);
      onClose();
    },
  });
  const write = (change: () => void) => {
    change();
    look.reset();
  };
  const estimate = look.data?.estimate ?? null;
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <Form
        action={collect.error ? collect : look}
        onSubmit={() => isPeriod && look.mutate()}
        buttons={
          <>
            <Button type="submit" isBusy={look.isPending} disabled={!isPeriod}>
              {texts.look}
            </Button>
            <Button
              variant="primary"
              isBusy={collect.isPending}
              disabled={!isPeriod || estimate === null}
              onClick={() => collect.mutate()}
            >
              {texts.collect}
            </Button>
            <Button onClick={onClose}>{cancel}</Button>
          </>
        }
      >
        <p>{texts.explanation}</p>
        <TextField
          type="date"
          label={texts.from}
          required
          data-focus
          value={from}
          onChange={({ target }) => write(() => setFrom(target.value))}
        />
        <TextField
          type="date"
          label={texts.through}
          required
          value={through}
          onChange={({ target }) => write(() => setThrough(target.value))}
        />
        {estimate && <Estimate estimate={estimate} />}
      </Form>
    </Dialog>
  );
}

function Estimate({ estimate: { recordings, minutes, skipped, isComplete } }: { estimate: BackfillEstimate }) {
  const texts = useTexts(backfillTexts);
  const { reasons } = useTexts(integrationsTexts);
  return (
    <Note tone={isComplete ? 'neutral' : 'warn'} isAnswer>
      <p>{texts.there(recordings)}</p>
      {recordings > 0 && <p>{texts.cost(minutes)}</p>}
      {skipped.length > 0 && (
        <p>
          {texts.skipped}: {skipped.map(({ reason, count }) => reasons[reason](count)).join(' · ')}
        </p>
      )}
      {!isComplete && <p>{texts.more}</p>}
    </Note>
  );
}
