// From who is signed in to what is shown: public pages, the sign-in form, or the frame with the page of the address.
import { Suspense } from 'react';
import { Redirect, useLocation } from 'wouter';
import { ErrorState } from '../parts/error-message.tsx';
import { Toasts } from '../parts/toast.tsx';
import { SessionProvider, type SessionState, useSession } from '../session/session.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { useFocusRecovery } from './focus-recovery.ts';
import { Frame, PublicFrame } from './frame.tsx';
import { CurrentPage, useIsPublic } from './pages.tsx';
import { SessionExpired } from './session-expired.tsx';
import { SignInPage } from './sign-in-page.tsx';

/** Where two-step sign-in is set up: where the company requires it, nothing else works before. */
const accountPath = '/account';

export function Application() {
  useFocusRecovery();
  return (
    <>
      <Suspense>
        <ErrorBoundary>
          <SessionProvider>{(state) => <Body state={state} />}</SessionProvider>
        </ErrorBoundary>
      </Suspense>
      {/* By itself: its texts must not hold up the question who is signed in. */}
      <Suspense>
        <Toasts />
      </Suspense>
    </>
  );
}

function Body({ state }: { state: SessionState }) {
  const { user } = useSession();
  const [address] = useLocation();
  const isPublic = useIsPublic();
  if (state.status === 'pending') return null;
  if (isPublic)
    return (
      <PublicFrame>
        <CurrentPage />
      </PublicFrame>
    );
  if (state.status === 'error')
    return (
      <PublicFrame>
        <ErrorState error={state.error} retry={state.retry} />
      </PublicFrame>
    );
  if (!user)
    return (
      <PublicFrame>
        <SignInPage />
      </PublicFrame>
    );
  return (
    <>
      {/* Another person's page is another page: nothing of the one before stays in it. */}
      <Frame key={user.id} user={user}>
        {user.secondFactorNeeded && address !== accountPath ? <Redirect to={accountPath} replace /> : <CurrentPage />}
      </Frame>
      <SessionExpired user={user} />
    </>
  );
}
