// Sessions of people (extension: docs/decisions/sign-in.md#d51, #d52).
import type {
  AuthAcceptInvitationInput,
  AuthAddPasskeyInput,
  AuthBeginOpenIdInput,
  AuthBeginPasskeyInput,
  AuthChangePasswordInput,
  AuthCompleteOpenIdInput,
  AuthCompletePasskeySignInInput,
  AuthDisableSecondFactorInput,
  AuthLoginInput,
  AuthRemovePasskeyInput,
  AuthRenamePasskeyInput,
  AuthRenewRecoveryCodesInput,
  AuthRequestPasswordResetInput,
  AuthResetPasswordInput,
  CompanyChoice,
  CurrentUser,
  OpenIdStart,
  OtherSessionsEnded,
  OwnSession,
  Passkey,
  PasskeyCreation,
  PasskeyList,
  PasskeyRemoved,
  PasskeyRenamed,
  PasskeyRequest,
  PasswordChanged,
  PasswordResetRequested,
  RecoveryCodes,
  ReplacementAcknowledged,
  SecondFactor,
  SecondFactorDisabled,
  SecondFactorSecret,
  SessionEnded,
  SignedOut,
  SignInsAcknowledged,
} from '../../generated/types.gen.ts';
import type { CallOptions } from '../options.ts';
import { Resource } from './resource.ts';

/**
 * For `new EarshotClient({ session: true, baseUrl })`. In a page, the browser keeps the cookie and no script sees it. Elsewhere, the client keeps it
 * in memory, for itself only, and sends it to `baseUrl` only.
 */
export class Auth extends Resource {
  /**
   * Signs in. If the password is right in several companies, the answer lists them as `companies` and opens no session: call again with one as
   * `companyId`. If it answers 401 with the reason `second_factor_required`, call again with `code`. A session ends after 12 hours without use, and after 30 days at most. Sent once. Errors: 400, 401 (wrong e-mail or password),
   * 403, 429 (within 15 minutes, five failures for an e-mail from this address, or twenty from the address), 503.
   */
  async login(input: AuthLoginInput, options?: CallOptions): Promise<CurrentUser | CompanyChoice> {
    this.needsSession();
    return this.mutateOnce('auth.login', input, options);
  }

  /**
   * Begins to sign in through the sign-in service (OpenID Connect) of a company: open `url` in the browser, which comes back to `/openid/callback`.
   * Sent once. Errors: 404 (the company has none), 429, 503 (the service does not answer).
   */
  async beginOpenId(input: AuthBeginOpenIdInput, options?: CallOptions): Promise<OpenIdStart> {
    this.needsSession();
    return this.mutateOnce('auth.beginOpenId', input, options);
  }

  /**
   * Signs in with the query that the browser came back with. Sent once. Errors: 400 (it was begun elsewhere, completed or is over), 401 (the service
   * refused), 403 (the account is nobody's), 503 (the service does not answer).
   */
  async completeOpenId(input: AuthCompleteOpenIdInput, options?: CallOptions): Promise<CurrentUser> {
    this.needsSession();
    return this.mutateOnce('auth.completeOpenId', input, options);
  }

  /**
   * Begins to sign in with a passkey: the answer is what `navigator.credentials.get` takes, once `PublicKeyCredential.parseRequestOptionsFromJSON` has
   * read it. Sent once. Errors: 403, 409 (the address of the server allows no passkeys), 429.
   */
  async beginPasskeySignIn(options?: CallOptions): Promise<PasskeyRequest> {
    this.needsSession();
    return this.mutateOnce('auth.beginPasskeySignIn', {}, options);
  }

  /** Signs in with what the browser answered. Sent once. Errors: 400 (begun elsewhere, completed or over), 401 (not a passkey of anybody), 403, 503. */
  async completePasskeySignIn(input: AuthCompletePasskeySignInInput, options?: CallOptions): Promise<CurrentUser> {
    this.needsSession();
    return this.mutateOnce('auth.completePasskeySignIn', input, options);
  }

  /** Clears `passwordReplacedAt`. Errors: 401, 403 (a session by invitation), 429. */
  acknowledgeReplacement(options?: CallOptions): Promise<ReplacementAcknowledged> {
    return this.mutate('auth.acknowledgeReplacement', {}, options);
  }

  /** Clears `newSignIns`, except those of this browser. Errors: 401, 403 (a session by invitation), 429. */
  acknowledgeSignIns(options?: CallOptions): Promise<SignInsAcknowledged> {
    return this.mutate('auth.acknowledgeSignIns', {}, options);
  }

  /**
   * Asks for a link by which the person chooses a new password. The answer is the same for every address; with `sendsMail: false`, an administrator
   * makes a link instead. Sent once. Errors: 400, 429 (ten requests in 15 minutes from this network address).
   */
  requestPasswordReset(input: AuthRequestPasswordResetInput, options?: CallOptions): Promise<PasswordResetRequested> {
    return this.mutateOnce('auth.requestPasswordReset', input, options);
  }

  /** Sets a new password by the token of a mailed link, and ends every session of the person. Sent once. Errors: 400, 403. */
  resetPassword(input: AuthResetPasswordInput, options?: CallOptions): Promise<PasswordChanged> {
    return this.mutateOnce('auth.resetPassword', input, options);
  }

  /**
   * Changes your password and ends your other sessions. Sent once. Errors: 400 (the current password is wrong, or the new one too short), 401,
   * 403, 429 (five wrong passwords).
   */
  changePassword(input: AuthChangePasswordInput, options?: CallOptions): Promise<PasswordChanged> {
    return this.mutateOnce('auth.changePassword', input, options);
  }

  /** Whether your sign-ins need a code, and how many recovery codes are left. Errors: 401, 403, 429. */
  getSecondFactor(options?: CallOptions): Promise<SecondFactor> {
    return this.query('auth.getSecondFactor', options);
  }

  /** A secret for an authenticator app; nothing changes until `confirmSecondFactor`. Sent once. Errors: 400, 401, 403, 409, 429. */
  beginSecondFactor(currentPassword: string, options?: CallOptions): Promise<SecondFactorSecret> {
    return this.mutateOnce('auth.beginSecondFactor', { currentPassword }, options);
  }

  /** Switches two-step sign-in on with a code of the app, and ends your other sessions. Sent once. Errors: 400, 401, 403, 409, 429. */
  confirmSecondFactor(code: string, options?: CallOptions): Promise<RecoveryCodes> {
    return this.mutateOnce('auth.confirmSecondFactor', { code }, options);
  }

  /** Ten new recovery codes; those from before end. Sent once. Errors: 400, 401, 403, 409, 429. */
  renewRecoveryCodes(input: AuthRenewRecoveryCodesInput, options?: CallOptions): Promise<RecoveryCodes> {
    return this.mutateOnce('auth.renewRecoveryCodes', input, options);
  }

  /** Switches two-step sign-in off. Sent once. Errors: 400, 401, 403, 409 (the company requires it), 429. */
  disableSecondFactor(input: AuthDisableSecondFactorInput, options?: CallOptions): Promise<SecondFactorDisabled> {
    return this.mutateOnce('auth.disableSecondFactor', input, options);
  }

  /** Your passkeys, oldest first. Errors: 401, 403, 429. */
  listPasskeys(options?: CallOptions): Promise<PasskeyList> {
    return this.query('auth.listPasskeys', options);
  }

  /** Begins to add a passkey: the answer is what `navigator.credentials.create` takes. Sent once. Errors: 400, 401, 403, 409, 429. */
  beginPasskey(input: AuthBeginPasskeyInput, options?: CallOptions): Promise<PasskeyCreation> {
    return this.mutateOnce('auth.beginPasskey', input, options);
  }

  /** Adds the passkey that the browser has made. Sent once. Errors: 400, 401, 403, 409, 429. */
  addPasskey(input: AuthAddPasskeyInput, options?: CallOptions): Promise<Passkey> {
    return this.mutateOnce('auth.addPasskey', input, options);
  }

  /** Removes a passkey, and ends the other sessions that it has begun. Sent once. Errors: 400, 401, 403, 404, 429. */
  removePasskey(input: AuthRemovePasskeyInput, options?: CallOptions): Promise<PasskeyRemoved> {
    return this.mutateOnce('auth.removePasskey', input, options);
  }

  /** Gives one of your passkeys another name. Errors: 400, 401, 403, 404, 429. */
  renamePasskey(input: AuthRenamePasskeyInput, options?: CallOptions): Promise<PasskeyRenamed> {
    return this.mutate('auth.renamePasskey', input, options);
  }

  /** The person's sessions, last used first. Errors: 401, 403, 429. */
  listSessions(options?: CallOptions): Promise<OwnSession[]> {
    return this.query('auth.listSessions', options);
  }

  /** Ends one of your sessions. Sent once. Errors: 401, 403, 404, 429. */
  endSession(id: string, options?: CallOptions): Promise<SessionEnded> {
    return this.mutateOnce('auth.endSession', { id }, options);
  }

  /** Ends all your sessions except the current one. Errors: 401, 403, 429. */
  endOtherSessions(options?: CallOptions): Promise<OtherSessionsEnded> {
    return this.mutate('auth.endOtherSessions', {}, options);
  }

  /** Ends the session, and the client forgets it. Sent once. Errors: 401, 403, 429. */
  logout(options?: CallOptions): Promise<SignedOut> {
    return this.mutateOnce('auth.logout', {}, options);
  }

  /** Sets the password of the invited person and signs in. Sent once, since the token works once. Errors: 400, 401, 403. */
  async acceptInvitation(input: AuthAcceptInvitationInput, options?: CallOptions): Promise<CurrentUser> {
    this.needsSession();
    return this.mutateOnce('auth.acceptInvitation', input, options);
  }
}
