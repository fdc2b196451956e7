// Over every page, until the person says so: somebody signed in from a place that they had not used before (docs/decisions/mail.md#new-sign-ins).
import type { CurrentUser, NewSignIn } from '@earshot/core/client';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Button } from '../parts/button.tsx';
import { ErrorMessage } from '../parts/error-message.tsx';
import { Note } from '../parts/note.tsx';
import { api } from '../session/api.ts';
import { useSession } from '../session/session.tsx';
import { useTexts } from '../texts/texts.ts';
import { useFormats } from '../texts/use-formats.ts';
import { shellTexts } from './texts/shell-texts.ts';

export function NewSignIns({ user, signIns }: { user: CurrentUser; signIns: readonly NewSignIn[] }) {
  const texts = useTexts(shellTexts).newSignIns;
  const { dateTime } = useFormats();
  const { begin } = useSession();
  const acknowledge = useMutation({
    mutationFn: () => api.auth.acknowledgeSignIns(),
    onSuccess: () => {
      const { newSignIns: _, ...known } = user;
      begin(known);
    },
  });
  return (
    <Note tone="warn">
      <p>{texts.explanation}</p>
      <ul>
        {signIns.map(({ at, userAgent, address }) => (
          <li key={`${at} ${address}`}>{texts.one(dateTime(at), [userAgent, address].filter(Boolean).join(', '))}</li>
        ))}
      </ul>
      <p>
        {texts.otherwise} <Link href="/account">{texts.account}</Link>
      </p>
      {acknowledge.error && <ErrorMessage error={acknowledge.error} />}
      <Button isBusy={acknowledge.isPending} onClick={() => acknowledge.mutate()}>
        {texts.understood}
      </Button>
    </Note>
  );
}
