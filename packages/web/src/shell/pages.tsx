// The page of the address: found among the routes, loaded when it is first wanted.
import type { CurrentUser } from '@earshot/core/client';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { Route as At, matchRoute, Redirect, Switch, useLocation, useRouter } from 'wouter';
import { Skeleton } from '../parts/skeleton.tsx';
import { type Area, type Route, routes } from '../routes.ts';
import { useSession } from '../session/session.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** Folders of src/pages that have a page. */
const loaders = import.meta.glob<{ default: ComponentType }>('../pages/*/index.tsx');

export interface WrittenPage {
  route: Route & { area: Area };
  Component: ComponentType;
  load(): Promise<unknown>;
}

const pages: WrittenPage[] = routes.flatMap((route) => {
  const load = loaders[`../pages/${route.area}/index.tsx`];
  return load ? [{ route, Component: lazy(load), load }] : [];
});

/** Pages that the person may see. */
export function pagesFor(user: CurrentUser | null): WrittenPage[] {
  return pages.filter(({ route: { access } }) => {
    if (access === 'anyone') return true;
    return user !== null && (access === 'signedIn' || access.includes(user.role));
  });
}

/** Whether the page at the address is for anyone. Begins to load it: that need not wait until it is known who asks. */
export function useIsPublic(): boolean {
  const [address] = useLocation();
  const { parser } = useRouter();
  const page = pages.find(({ route }) => matchRoute(parser, route.path, address)[0]);
  useEffect(() => {
    // A failure is shown where the page would be.
    page?.load().catch(() => {});
  }, [page]);
  return page?.route.access === 'anyone';
}

export function CurrentPage() {
  const { user } = useSession();
  const [address] = useLocation();
  const visible = pagesFor(user);
  const home = visible.find(({ route }) => route.menu);
  return (
    // At another address there is another try.
    <ErrorBoundary key={address}>
      <Suspense fallback={<Skeleton lines={6} />}>
        <Switch>
          {home && (
            <At path="/">
              <Redirect to={home.route.path} replace />
            </At>
          )}
          {visible.map(({ route, Component }) => (
            <At key={route.area} path={route.path}>
              <Component />
            </At>
          ))}
          <At>
            <NotFoundPage />
          </At>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}
