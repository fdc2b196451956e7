// Browser sessions (extension: D51, D52).
import type {
  AuthAcceptInvitationInput,
  AuthLoginInput,
  CompanyChoice,
  CurrentUser,
  ReplacementAcknowledged,
  SignedOut,
} from '../../generated/types.gen.ts';
import type { CallOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** For `new EarshotClient({ session: true, baseUrl })` in a page: the browser keeps the cookie, no script sees it. */
export class Auth extends Resource {
  /**
   * Signs in; when the password is right in several companies, nobody is signed in yet, and `companies` lists them: send one as `companyId`. The session ends after 12 hours without use. Sent once. Errors: 400, 401 (wrong e-mail or password), 403, 429 (five failures for an e-mail or
   * twenty from an address within 15 minutes). Extension: D51.
   */
  login(input: AuthLoginInput, options?: CallOptions): Promise<CurrentUser | CompanyChoice> {
    return this.writeOnce('auth.login', input, options);
  }

  /** `passwordReplacedAt` is not told again. Errors: 401, 403 (a session by invitation), 429. Extension: D63. */
  acknowledgeReplacement(options?: CallOptions): Promise<ReplacementAcknowledged> {
    return this.write('auth.acknowledgeReplacement', {}, options);
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
