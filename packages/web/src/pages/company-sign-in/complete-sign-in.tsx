// Where the sign-in service of a company sends the browser back to: the sign-in is completed once, and the address forgets its code (docs/decisions/sign-in.md#openid-connect).
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { Page, Panel } from '../../parts/page.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { signInApi } from '../../session/api.ts';
import { companySignInPath, rememberCompany, rememberedCompany } from '../../session/company-sign-in.ts';
import { useSession } from '../../session/session.tsx';
import { useTexts } from '../../texts/texts.ts';
import { companySignInTexts } from './texts/company-sign-in-texts.ts';

export function CompleteSignIn() {
  const texts = useTexts(companySignInTexts);
  const { begin } = useSession();
  const [, navigate] = useLocation();
  const { mutate, error } = useMutation({
    mutationFn: (query: string) => signInApi.auth.completeOpenId({ query }),
    onSuccess: (user) => {
      rememberCompany(user.companyId);
      begin(user);
      navigate('/', { replace: true });
    },
  });
  const isBegun = useRef(false);
  useEffect(() => {
    // A code is good for one try.
    if (isBegun.current) return;
    isBegun.current = true;
    const query = location.search.slice(1);
    history.replaceState(history.state, '', location.pathname);
    mutate(query || 'none');
  }, [mutate]);
  const companyId = rememberedCompany();
  return (
    <Page title={texts.title} width="narrow">
      <Panel>
        {error ? <ErrorMessage error={error} /> : <Skeleton lines={2} />}
        {error && (
          <p>
            <Link href={companyId === null ? '/' : companySignInPath(companyId)}>{texts.again}</Link>
            {companyId !== null && (
              <>
                {' · '}
                <Link href="/">{texts.password}</Link>
              </>
            )}
          </p>
        )}
      </Panel>
    </Page>
  );
}
