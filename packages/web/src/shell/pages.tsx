// The page of the address: found among the routes, loaded when it is first wanted.
import type { CurrentUser } from '@earshot/core/client';
import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { Route as At, matchRoute, Redirect, Switch, useLocation, useRouter } from 'wouter';
import { Skeleton } from '../parts/skeleton.tsx';
import { type Area, type Route, routes } from '../routes.ts';
import type { Preload } from '../session/preload.ts';
import { useSession } from '../session/session.tsx';
import { textsSettled } from '../texts/texts.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** Folders of src/pages that have a page. */
interface PageModule {
  default: ComponentType;
  preload?: Preload;
}
const loaders = import.meta.glob<PageModule>('../pages/*/index.tsx');

interface WrittenPage {
  route: Route & { area: Area };
  /** `loaded` is called before its texts are there. */
  load(loaded?: (module: PageModule) => void): Promise<PageModule>;
  /** Shows the page: at once when it is loaded, else when it is. */
  Lazy: ComponentType;
  Loaded?: ComponentType;
}

const pages: WrittenPage[] = routes.flatMap((route) => {
  const loader = loaders[`../pages/${route.area}/index.tsx`];
  if (!loader) return [];
  const load = async (loaded?: (module: PageModule) => void) => {
    const module = await loader();
    loaded?.(module);
    // Its own texts are asked for as soon as it is there: with them it is complete.
    await textsSettled();
    page.Loaded = module.default;
    return module;
  };
  const page: WrittenPage = { route, load, Lazy: lazy(() => load()) };
  return [page];
});

function LoadedOrLazy({ page }: { page: WrittenPage }) {
  // The one that it began with: the other would be another component, and begin anew.
  const [Component] = useState<ComponentType>(() => page.Loaded ?? page.Lazy);
  return <Component />;
}

/** Pages that the person may see. */
export function pagesFor(user: CurrentUser | null): WrittenPage[] {
  return pages.filter(({ route: { access } }) => {
    if (access === 'anyone') return true;
    return user !== null && (access === 'signedIn' || access.includes(user.role));
  });
}

/** What `/` leads to. */
const homeOf = (visible: readonly WrittenPage[]) => visible.find(({ route }) => route.menu);

/**
 * Resolves when what is shown first is there: the page of the address where the visitor will see it, and texts. Drawing before that would be
 * drawing twice. The page's first data is asked for meanwhile.
 */
export async function firstPage(user: CurrentUser | null | undefined, queries: QueryClient): Promise<void> {
  const visible = pagesFor(user ?? null);
  const parts = location.pathname.split('/');
  const isHere = ({ route }: WrittenPage) => {
    const wanted = route.path.split('/');
    return wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at]);
  };
  const home = location.pathname === '/' ? homeOf(visible) : undefined;
  const page = home ?? visible.find(isHere);
  if (!page) return textsSettled();
  const named = page.route.path
    .split('/')
    .flatMap((part, at) => (part.startsWith(':') ? [[part.slice(1), parts[at]!]] : []));
  await page.load(({ preload }) => void preload?.(queries, Object.fromEntries(named)));
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
  const home = homeOf(visible);
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
          {visible.map((page) => (
            <At key={page.route.area} path={page.route.path}>
              <LoadedOrLazy page={page} />
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
