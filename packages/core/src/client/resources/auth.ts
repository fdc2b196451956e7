// Browser sessions (extension: docs/decisions/sign-in.md#d51, #d52).
import type {
  AuthAcceptInvitationInput,
  AuthChangePasswordInput,
  AuthLoginInput,
  CompanyChoice,
  CurrentUser,
  OtherSessionsEnded,
  OwnSession,
  PasswordChanged,
  ReplacementAcknowledged,
  SessionEnded,
  SignedOut,
} from '../../generated/types.gen.ts';
import type { CallOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** For `new EarshotClient({ session: true, baseUrl })` in a page: the browser keeps the cookie, no script sees it. */
export class Auth extends Resource {
  /**
   * Signs in; when the password is right in several companies, nobody is signed in yet, and `companies` lists them: send one as `companyId`. The session ends after 12 hours without use, and after 30 days. Sent once. Errors: 400, 401 (wrong
   * e-mail or password), 403, 429 (five failures for an e-mail from this address, or twenty from it, within 15 minutes), 503.
   */
  login(input: AuthLoginInput, options?: CallOptions): Promise<CurrentUser | CompanyChoice> {
    return this.writeOnce('auth.login', input, options);
  }

  /** `passwordReplacedAt` is not told again. Errors: 401, 403 (a session by invitation), 429. */
  acknowledgeReplacement(options?: CallOptions): Promise<ReplacementAcknowledged> {
    return this.write('auth.acknowledgeReplacement', {}, options);
  }

  /**
   * Changes the own password, and ends the other sessions. Sent once. Errors: 400 (the current password is wrong, or the new one too short), 401, 403,
   * 429 (five wrong ones).
   */
  changePassword(input: AuthChangePasswordInput, options?: CallOptions): Promise<PasswordChanged> {
    return this.writeOnce('auth.changePassword', input, options);
  }

  /** Where the person is signed in, last used first. Errors: 401, 403, 429. */
  listSessions(options?: CallOptions): Promise<OwnSession[]> {
    return this.read('auth.listSessions', options);
  }

  /** Ends one of the own sessions. Sent once. Errors: 401, 403, 404, 429. */
  endSession(id: string, options?: CallOptions): Promise<SessionEnded> {
    return this.writeOnce('auth.endSession', { id }, options);
  }

  /** Ends all own sessions but the present one. Errors: 401, 403, 429. */
  endOtherSessions(options?: CallOptions): Promise<OtherSessionsEnded> {
    return this.write('auth.endOtherSessions', {}, options);
  }

  /** Ends the session. Sent once. Errors: 401, 403, 429. */
  logout(options?: CallOptions): Promise<SignedOut> {
    return this.writeOnce('auth.logout', {}, options);
  }

  /** Sets the password of whoever got the invitation, and signs in. Sent once: the token works once. Errors: 400, 401, 403. */
  acceptInvitation(input: AuthAcceptInvitationInput, options?: CallOptions): Promise<CurrentUser> {
    return this.writeOnce('auth.acceptInvitation', input, options);
  }
}
