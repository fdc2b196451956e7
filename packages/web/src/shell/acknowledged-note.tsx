// Over every page, until the person says so: what became of their account.
import type { CurrentUser } from '@earshot/core/client';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../parts/button.tsx';
import { ErrorMessage } from '../parts/error-message.tsx';
import { Note } from '../parts/note.tsx';
import { useSession } from '../session/session.tsx';

interface AcknowledgedNoteProps {
  acknowledge(): Promise<unknown>;
  /** The person, without what was acknowledged. */
  after: CurrentUser;
  understood: string;
  children: ReactNode;
}

export function AcknowledgedNote({ acknowledge, after, understood, children }: AcknowledgedNoteProps) {
  const { begin } = useSession();
  const { mutate, error, isPending } = useMutation({ mutationFn: acknowledge, onSuccess: () => begin(after) });
  return (
    <Note tone="warn">
      {children}
      {error && <ErrorMessage error={error} />}
      <Button isBusy={isPending} onClick={() => mutate()}>
        {understood}
      </Button>
    </Note>
  );
}
