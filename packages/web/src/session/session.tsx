// Who is signed in: asked once at the start, known to every page below.
import { type CurrentUser, UnauthorizedError } from '@earshot/core/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { signInApi } from './api.ts';
import { expiry } from './expiry.ts';
import { notifyOtherTabs, watchOtherTabs } from './other-tabs.ts';

interface Session {
  /** Null: nobody. */
  user: CurrentUser | null;
  /** Somebody has signed in, here or by an invitation. */
  begin(user: CurrentUser): void;
  /** Ends the session here and on the server. */
  end(): Promise<void>;
}

/** An event of the window: the person is no longer signed in. What is kept outside of pages is dropped then. */
export const personLeft = 'earshot-person-left';

const SessionContext = createContext<Session | null>(null);
const key = ['session'];

export type SessionState =
  | { status: 'pending' }
  | { status: 'error'; error: Error; retry(): void }
  | { status: 'known' };

/** `children` gets to know whether the server has said who is signed in. */
export function SessionProvider({ children }: { children: (state: SessionState) => ReactNode }) {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: key,
    queryFn: currentUser,
    initialData: userFromPage,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  /** From now on it is this one who asks. What one person was shown is not another's to see. */
  const become = (user: CurrentUser | null) => {
    const before = queries.getQueryData<CurrentUser | null>(key) ?? null;
    queries.setQueryData(key, user);
    if (before?.id !== user?.id) {
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== key[0] });
      dispatchEvent(new Event(personLeft));
      if (before !== null) clearTab();
    }
    if (before === null || before.id === user?.id) return expiry.renewed();
    expiry.givenUp(new Error(user ? 'signed in as somebody else' : 'signed out'));
  };
  const latest = useRef(become);
  latest.current = become;
  useEffect(
    () =>
      watchOtherTabs(
        (user) => latest.current(user),
        () =>
          void currentUser().then(
            (user) => latest.current(user),
            // Without the server nothing is known, and nothing more is shown either.
            () => {},
          ),
      ),
    [],
  );
  const session: Session = {
    user: data ?? null,
    begin(user) {
      if (data != null && data.id !== user.id) navigate('/');
      become(user);
      notifyOtherTabs(user);
    },
    async end() {
      await signInApi.auth.logout().catch((reason) => {
        // Already ended is ended.
        if (!(reason instanceof UnauthorizedError)) throw reason;
      });
      navigate('/');
      become(null);
      notifyOtherTabs(null);
    },
  };
  const state: SessionState = isPending
    ? { status: 'pending' }
    : error
      ? { status: 'error', error, retry: () => void refetch() }
      : { status: 'known' };
  return <SessionContext value={session}>{children(state)}</SessionContext>;
}

/** What somebody had begun, such as verdicts, is not for the next one to find. A browser that stores nothing has nothing to clear. */
function clearTab(): void {
  try {
    sessionStorage.clear();
  } catch {}
}

/** The page says who is signed in, so that nothing waits for the question; undefined where it does not. */
export function userFromPage(): CurrentUser | null | undefined {
  const content = document.querySelector('meta[name=earshot-session]')?.getAttribute('content');
  return content == null ? undefined : JSON.parse(content);
}

async function currentUser(): Promise<CurrentUser | null> {
  try {
    return await signInApi.users.me();
  } catch (error) {
    if (error instanceof UnauthorizedError) return null;
    throw error;
  }
}

export function useSession(): Session {
  return use(SessionContext)!;
}

/** In pages that only who is signed in gets to see. */
export function useUser(): CurrentUser {
  return useSession().user!;
}
