// The links at which an analysis can be read without an account (docs/decisions/analysis-fields.md#d34).
import type { SharedView, ShareLink } from '../../generated/types.gen.ts';
import type { CallOptions } from '../options.ts';
import type { NewShareLink } from './analysis-inputs.ts';
import { Resource } from './resource.ts';

/** What `client.analyses` has for links. */
export abstract class ShareLinks extends Resource {
  /** The address where anyone can read the analysis without an account; null when revoked. Scope `api:analyses:read`. Errors: 400, 401, 403, 404, 429. */
  getShareLink(id: string, options?: CallOptions): Promise<ShareLink> {
    return this.query('analysis.getShareLink', options, { id });
  }

  /**
   * Renews or revokes the link. The old one returns 404 at once. `link` says what a new one shows, until when, and to whom. Sent once.
   * Scope `api:analyses:write`. Errors: 400, 401, 403, 404, 409 (not finished, or links are off), 429.
   */
  updateShareLink(
    id: string,
    action: 'renew' | 'revoke',
    { link, ...options }: CallOptions & { link?: NewShareLink } = {},
  ): Promise<ShareLink> {
    return this.mutateOnce('analysis.updateShareLink', { id, action, ...link }, options);
  }

  /** The analysis that the share link with this token shows. No scope. Errors: 400, 403, 404, 429. */
  getShared(token: string, options?: CallOptions): Promise<SharedView> {
    return this.query('share.get', options, { token });
  }

  /** The same behind a passcode; sent once. Errors: 400, 403 (wrong passcode), 404, 429. */
  unlockShared(token: string, passcode: string, options?: CallOptions): Promise<SharedView> {
    return this.mutateOnce('share.unlock', { token, passcode }, options);
  }
}
