// Browser sessions (extension: D51, D52).
import type { AuthAcceptInvitationInput, AuthLoginInput, CurrentUser, SignedOut } from '../../generated/types.gen.ts';
import type { CallOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** For `new EarshotClient({ session: true, baseUrl })` in a page: the browser keeps the cookie, no script sees it. */
export class Auth extends Resource {
  /**
   * Signs in; the session ends after 12 hours without use. Sent once. Errors: 400, 401 (wrong e-mail or password), 403, 429 (five failures for an e-mail or
   * twenty from an address within 15 minutes). Extension: D51.
   */
  login(input: AuthLoginInput, options?: CallOptions): Promise<CurrentUser> {
    return this.writeOnce('auth.login', input, options);
  }

  /** Ends the session. Sent once. Errors: 401, 403, 429. Extension: D51. */
  logout(options?: CallOptions): Promise<SignedOut> {
    return this.writeOnce('auth.logout', {}, options);
  }

  /** Sets the password of whoever got the invitation, and signs in. Sent once: the token works once. Errors: 400, 401, 403. Extension: D52. */
  acceptInvitation(input: AuthAcceptInvitationInput, options?: CallOptions): Promise<CurrentUser> {
    return this.writeOnce('auth.acceptInvitation', input, options);
  }
}
