// Over every page, until the person says so: somebody with an invitation link has replaced the password (docs/decisions/sign-in.md#d63).
import type { CurrentUser } from '@earshot/core/client';
import { api } from '../session/api.ts';
import { useTexts } from '../texts/texts.ts';
import { useFormats } from '../texts/use-formats.ts';
import { AcknowledgedNote } from './acknowledged-note.tsx';
import { shellTexts } from './texts/shell-texts.ts';

export function PasswordReplaced({ user, at }: { user: CurrentUser; at: string }) {
  const texts = useTexts(shellTexts).replaced;
  const { dateTime } = useFormats();
  const { passwordReplacedAt: _, ...after } = user;
  return (
    <AcknowledgedNote acknowledge={() => api.auth.acknowledgeReplacement()} after={after} understood={texts.understood}>
      <p>{texts.explanation(dateTime(at))}</p>
    </AcknowledgedNote>
  );
}
