// Failed analyses of a period back in the queue, for administrators (docs/decisions/creation.md#retry).
import type { RefusedRetry } from '@earshot/core/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { TextField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { Note } from '../../parts/note.tsx';
import { partsTexts } from '../../parts/texts/parts-texts.ts';
import { api } from '../../session/api.ts';
import { dateOf, dayOf, isDay } from '../../texts/day.ts';
import { useTexts } from '../../texts/texts.ts';
import { retryTexts } from './texts/retry-texts.ts';

const dayMs = 24 * 3_600_000;
const refusals = ['balance', 'recording_gone', 'unreadable'] as const;

interface Retried {
  queued: number;
  refused: RefusedRetry[];
}

/** One call looks at a part of a long period, and says where the next one begins. */
async function retryAll(from: string, to: string): Promise<Retried> {
  const retried: Retried = { queued: 0, refused: [] };
  let next: string | null = from;
  while (next !== null) {
    const answer = await api.analyses.retry({ from: next, to });
    retried.queued += answer.queued;
    retried.refused.push(...answer.refused);
    next = answer.nextFrom;
  }
  return retried;
}

/** A button, and the dialog that it opens. */
export default function RetryFailed() {
  const texts = useTexts(retryTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setIsOpen(true)}>{texts.open}</Button>
      {isOpen && <RetryDialog onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function RetryDialog({ onClose }: { onClose(): void }) {
  const texts = useTexts(retryTexts);
  const { cancel, close } = useTexts(partsTexts);
  const queries = useQueryClient();
  const [from, setFrom] = useState(() => dayOf(new Date(Date.now() - 6 * dayMs)));
  const [to, setTo] = useState(() => dayOf(new Date()));
  const isPeriod = isDay(from) && isDay(to) && from <= to;
  const retry = useMutation({
    // Through the whole of the last day, whatever clocks do on it.
    mutationFn: () => retryAll(dateOf(from).toISOString(), new Date(`${to}T23:59:59.999`).toISOString()),
    onSettled: () => queries.invalidateQueries({ queryKey: ['analyses'] }),
  });
  const result = retry.data;
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <Form
        action={retry}
        onSubmit={() => isPeriod && retry.mutate()}
        buttons={
          <>
            <Button type="submit" variant="primary" isBusy={retry.isPending} disabled={!isPeriod}>
              {texts.submit}
            </Button>
            <Button onClick={onClose}>{result ? close : cancel}</Button>
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
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField type="date" label={texts.to} required value={to} onChange={({ target }) => setTo(target.value)} />
        {result && (
          <Note tone={result.refused.length === 0 ? 'good' : 'warn'} isAnswer>
            <p>{texts.queued(result.queued)}</p>
            {refusals.map((reason) => {
              const count = result.refused.filter((each) => each.reason === reason).length;
              return count > 0 && <p key={reason}>{texts.refused[reason](count)}</p>;
            })}
          </Note>
        )}
      </Form>
    </Dialog>
  );
}
