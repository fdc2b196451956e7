// What a handler is: validated input and a caller in, a value of the document's type out; it never sees HTTP.
import type { UserRole } from '@earshot/core';
import type { SessionOrigin } from '../accounts/sessions.ts';
import type { Visit } from '../accounts/sign-in.ts';
import type { LargeOutput } from '../analyses/large-output.ts';
import type { OperationName, Operations } from '../generated/operations.ts';
import type { Queries } from '../records/database.ts';
import type { Service } from '../service.ts';

/** Who asks, with an API key or a browser session; always of one company. */
export interface Caller {
  companyId: string;
  userId: string;
  role: UserRole;
  /** Salespersons whom the user supervises; empty for other roles. */
  supervisedIds: readonly string[];
  scopes: readonly string[];
  /** Null with a session. */
  keyId: string | null;
  /** Null with a key. */
  sessionId: string | null;
  /** To be called when the handler holds only `bytes` of its input any more: the rest of its room is for others. */
  holdsOfInput?: (bytes: number) => void;
  /** Whether the session was begun by whoever had an invitation link. */
  isByInvitation: boolean;
  /** To be called in the transaction that makes the output true, so that a repeated request is answered and not done again (docs/decisions/idempotency.md#d9). */
  settle?: (tx: Queries, output: unknown) => Promise<void>;
}

/** The browser that asks, for the operations that sign in and out. */
export interface Browser extends Visit, SessionOrigin {
  /** Gives it the token of a session, and the mark of a device that has signed the user in. */
  begin(token: string, userId: string): void;
  /** Takes the token away. */
  end(): void;
}

export type Handler<Name extends OperationName> = (
  input: Operations[Name]['input'],
  caller: Caller,
  service: Service,
  browser: Browser,
) => Promise<Operations[Name]['output'] | LargeOutput>;
