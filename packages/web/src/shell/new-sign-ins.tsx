// Over every page, until the person says so: somebody signed in from a place that they had not used before (docs/decisions/mail.md#new-sign-ins).
import type { CurrentUser, NewSignIn } from '@earshot/core/client';
import { Link } from 'wouter';
import { api } from '../session/api.ts';
import { useTexts } from '../texts/texts.ts';
import { useFormats } from '../texts/use-formats.ts';
import { AcknowledgedNote } from './acknowledged-note.tsx';
import { byBrowser } from './sign-ins-by-browser.ts';
import { shellTexts } from './texts/shell-texts.ts';

export function NewSignIns({ user, signIns }: { user: CurrentUser; signIns: readonly NewSignIn[] }) {
  const texts = useTexts(shellTexts).newSignIns;
  const { dateTime } = useFormats();
  const { newSignIns: _, ...after } = user;
  return (
    <AcknowledgedNote acknowledge={() => api.auth.acknowledgeSignIns()} after={after} understood={texts.understood}>
      <p>{texts.explanation}</p>
      <ul>
        {byBrowser(signIns).map(({ at, userAgent, addresses, times }) => {
          const where = [userAgent, ...addresses].filter(Boolean).join(', ');
          const when = times === 1 ? dateTime(at) : texts.several(times, dateTime(at));
          return <li key={userAgent}>{where === '' ? when : `${when}: ${where}`}</li>;
        })}
      </ul>
      <p>
        {texts.otherwise} <Link href="/account">{texts.account}</Link>
      </p>
    </AcknowledgedNote>
  );
}
