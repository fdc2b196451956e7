// Signing in with a passkey: by a button, and, on the sign-in page, among what the browser fills in (docs/decisions/sign-in.md#passkeys).
import { EarshotApiError, RateLimitError } from '@earshot/core/client';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { ErrorMessage } from '../parts/error-message.tsx';
import { canUsePasskeys, passkeyFailure } from '../session/passkeys.ts';
import { useSession } from '../session/session.tsx';
import { useTexts } from '../texts/texts.ts';
import { shellTexts } from './texts/shell-texts.ts';

const device = () => import('../session/passkey-device.ts');

/** `isFilledIn`: the page has a field at which the browser offers passkeys. */
export function PasskeySignIn({ isFilledIn }: { isFilledIn: boolean }) {
  return canUsePasskeys() ? <Offered isFilledIn={isFilledIn} /> : null;
}

function Offered({ isFilledIn }: { isFilledIn: boolean }) {
  const texts = useTexts(shellTexts).signIn;
  const { begin } = useSession();
  // A question to a device ends the one before: what the browser fills in is asked again after each.
  const [round, setRound] = useState(0);
  const [refused, setRefused] = useState<Error | null>(null);
  const press = useMutation({
    mutationFn: async () => (await device()).signInWithPasskey(),
    onMutate: () => setRefused(null),
    onSuccess: begin,
    onError: () => setRound((before) => before + 1),
  });
  const latest = useRef(begin);
  latest.current = begin;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    if (!isFilledIn) return;
    let isOver = false;
    const ask = async () => {
      const user = await (await device()).signInByAutofill();
      if (user && !isOver) latest.current(user);
    };
    ask().catch((error: Error) => {
      // Where nobody has chosen a passkey, nobody waits for one.
      if (isOver || !(error instanceof EarshotApiError) || !isOfChosen(error)) return;
      setRefused(error);
      setRound((before) => before + 1);
    });
    return () => {
      isOver = true;
      void device().then(({ forgetQuestion }) => forgetQuestion());
    };
  }, [isFilledIn, round]);
  const error = press.error ?? refused;
  return (
    <>
      <Button isBusy={press.isPending} onClick={() => press.mutate()}>
        {texts.passkey}
      </Button>
      {error && <ErrorMessage error={error}>{explained(error, texts)}</ErrorMessage>}
    </>
  );
}

const isOfChosen = ({ reason }: EarshotApiError) => reason !== 'passkeys_unavailable' && reason !== 'sign_in_blocked';

interface Words {
  blocked: string;
  passkeyNone: string;
  passkeyElsewhere: string;
}

/** Undefined: the words for what the server says. */
function explained(error: Error, texts: Words): string | undefined {
  if (error instanceof RateLimitError) return texts.blocked;
  const failure = passkeyFailure(error);
  if (failure === 'elsewhere') return texts.passkeyElsewhere;
  return failure === undefined ? undefined : texts.passkeyNone;
}
