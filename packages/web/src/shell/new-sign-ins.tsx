// Over every page, until the person says so: somebody signed in from a place that they had not used before (docs/decisions/mail.md#new-sign-ins).
import type { CurrentUser, NewSignIn } from '@earshot/core/client';
import { Link } from 'wouter';
import { api } from '../session/api.ts';
import { useTexts } from '../texts/texts.ts';
import { useFormats } from '../texts/use-formats.ts';
import { AcknowledgedNote } from './acknowledged-note.tsx';
import { shellTexts } from './texts/shell-texts.ts';

export function NewSignIns({ user, signIns }: { user: CurrentUser; signIns: readonly NewSignIn[] }) {
  const texts = useTexts(shellTexts).newSignIns;
  const { dateTime } = useFormats();
  const { newSignIns: _, ...after } = user;
  return (
    <AcknowledgedNote acknowledge={() => api.auth.acknowledgeSignIns()} after={after} understood={texts.understood}>
      <p>{texts.explanation}</p>
      <ul>
        {signIns.map(({ at, userAgent, address }) => {
          const where = [userAgent, address].filter(Boolean).join(', ');
          return <li key={`${at} ${address}`}>{where === '' ? dateTime(at) : `${dateTime(at)}: ${where}`}</li>;
        })}
      </ul>
      <p>
        {texts.otherwise} <Link href="/account">{texts.account}</Link>
      </p>
    </AcknowledgedNote>
  );
}
