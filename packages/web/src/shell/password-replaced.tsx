// Over every page, until the person says so: somebody with an invitation link has replaced the password (docs/decisions/sign-in.md#d63).
import type { CurrentUser } from '@earshot/core/client';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../parts/button.tsx';
import { ErrorMessage } from '../parts/error-message.tsx';
import { Note } from '../parts/note.tsx';
import { api } from '../session/api.ts';
import { useSession } from '../session/session.tsx';
import { useTexts } from '../texts/texts.ts';
import { useFormats } from '../texts/use-formats.ts';
import { shellTexts } from './texts/shell-texts.ts';

export function PasswordReplaced({ user, at }: { user: CurrentUser; at: string }) {
  const texts = useTexts(shellTexts).replaced;
  const { dateTime } = useFormats();
  const { begin } = useSession();
  const acknowledge = useMutation({
    mutationFn: () => api.auth.acknowledgeReplacement(),
    onSuccess: () => {
      const { passwordReplacedAt: _, ...known } = user;
      begin(known);
    },
  });
  return (
    <Note tone="warn">
      <p>{texts.explanation(dateTime(at))}</p>
      {acknowledge.error && <ErrorMessage error={acknowledge.error} />}
      <Button isBusy={acknowledge.isPending} onClick={() => acknowledge.mutate()}>
        {texts.understood}
      </Button>
    </Note>
  );
}
