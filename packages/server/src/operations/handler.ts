// What a handler is: validated input and a caller in, a value of the document's type out; it never sees HTTP.
import type { Visit } from '../accounts/sessions.ts';
import type { LargeOutput } from '../analyses/analysis-for-caller.ts';
import type { OperationName, Operations } from '../generated/operations.ts';
import type { Caller, Service } from '../service.ts';

/** The browser that asks, for the operations that sign in and out. */
export interface Browser extends Visit {
  /** Gives it the token of a session, and the mark of a device that has signed the user in. */
  begin(token: string, userId: string): void;
  /** Gives it the token of a sign-in through OpenID Connect that it has begun. */
  markOpenId(token: string): void;
  /** Gives it the token of a sign-in with a passkey that it has begun. */
  markPasskey(token: string): void;
  /** Token of the share links that the browser has opened, whatever the cookie holds. */
  readonly shareToken: string | null;
  /** Gives it the cookie of the share links that it has opened. */
  markShare(token: string): void;
  /** Takes the token away. */
  end(): void;
}

export type Handler<Name extends OperationName> = (
  input: Operations[Name]['input'],
  caller: Caller,
  service: Service,
  browser: Browser,
) => Promise<Operations[Name]['output'] | LargeOutput>;
