// The addresses of the application: which area of src/pages is at each, who may see it, and where the navigation shows it.
import type { UserRole } from '@earshot/core/client';
import { administrators, leaders } from './roles.ts';

export interface Route {
  /** Folder in src/pages; while it has no index.tsx, neither the navigation nor the server knows the address. */
  area: string;
  /** As wouter reads it: `:name` is a part of the path that the page gets by useParams. */
  path: string;
  /** Who sees it; `anyone` needs no session. */
  access: 'anyone' | 'signedIn' | readonly UserRole[];
  /** Group of the navigation; none for pages that one gets to from another page. */
  menu?: 'work' | 'settings';
}

/** In the order of the navigation; of two that fit an address the first counts. */
export const routes = [
  { area: 'analyses', path: '/analyses', access: 'signedIn', menu: 'work' },
  { area: 'new-analysis', path: '/analyses/new', access: 'signedIn', menu: 'work' },
  { area: 'analysis', path: '/analyses/:id', access: 'signedIn' },
  { area: 'judge', path: '/analyses/:id/judge', access: leaders },
  { area: 'for-you', path: '/for-you', access: 'signedIn', menu: 'work' },
  { area: 'examples', path: '/examples', access: 'signedIn', menu: 'work' },
  { area: 'trends', path: '/trends', access: 'signedIn', menu: 'work' },
  { area: 'reviews', path: '/reviews', access: leaders, menu: 'work' },
  { area: 'team', path: '/team', access: leaders, menu: 'work' },
  { area: 'api-keys', path: '/settings/api-keys', access: administrators, menu: 'settings' },
  { area: 'webhooks', path: '/settings/webhooks', access: administrators, menu: 'settings' },
  { area: 'integrations', path: '/settings/integrations', access: administrators, menu: 'settings' },
  { area: 'interaction-types', path: '/settings/interaction-types', access: administrators, menu: 'settings' },
  { area: 'credits', path: '/settings/credits', access: 'signedIn', menu: 'settings' },
  { area: 'company', path: '/settings/company', access: administrators, menu: 'settings' },
  { area: 'audit', path: '/settings/audit', access: administrators, menu: 'settings' },
  { area: 'account', path: '/account', access: 'signedIn' },
  { area: 'invitation', path: '/invitation/:token', access: 'anyone' },
  { area: 'forgot-password', path: '/forgot-password', access: 'anyone' },
  { area: 'new-password', path: '/password/:token', access: 'anyone' },
  { area: 'company-sign-in', path: '/sign-in/:companyId', access: 'anyone' },
  { area: 'share', path: '/share/:token', access: 'anyone' },
] as const satisfies readonly Route[];

export type Area = (typeof routes)[number]['area'];
