// Calling procedures as their clients do: GET with `input`, POST with {"json": …}; with a key, or with a browser session.
import { randomUUID } from 'node:crypto';
import type { UserRole } from '@earshot/core';
import { expect } from 'vitest';
import { beginSession } from '../../packages/server/src/accounts/sessions.ts';
import { createUser } from '../../packages/server/src/accounts/users.ts';
import type { OperationName } from '../../packages/server/src/generated/operations.ts';
import { type OperationFacts, operationFacts } from '../../packages/server/src/http/operation-facts.ts';
import type { Answer, Earshot, RequestOptions } from './earshot.ts';
import { requestWith } from './sample-input.ts';

export type Prefix = 'v1' | 'trpc';

export function procedureFacts(name: OperationName, prefix: Prefix = 'v1'): OperationFacts {
  const facts = operationFacts.find(({ path }) => path === `/${prefix}/${name}`);
  if (!facts) throw new Error(`${name} is not a procedure`);
  return facts;
}

/** Calls a procedure; `as` is a key's text or the options of a session. */
export function call(
  earshot: Earshot,
  name: OperationName,
  as: string | RequestOptions,
  input?: Record<string, unknown>,
  prefix: Prefix = 'v1',
): Promise<Answer> {
  const facts = procedureFacts(name, prefix);
  const [path, sample] = requestWith(facts, input ?? {});
  const address = input === undefined && facts.method === 'get' ? facts.path : path;
  return earshot.request(facts.method.toUpperCase(), address, {
    ...sample,
    ...(typeof as === 'string' ? { key: as } : as),
  });
}

/** The output of a procedure that must succeed. */
// biome-ignore lint/suspicious/noExplicitAny: bodies are checked against the document; tests then read them freely.
export async function output(...request: Parameters<typeof call>): Promise<any> {
  const { status, text, body } = await call(...request);
  expect(status, text).toBe(200);
  expect(Object.keys(body)).toEqual(['result']);
  expect(Object.keys(body.result)).toEqual(['data']);
  return body.result.data;
}

/** Options of requests with a session of that user. */
export async function session(earshot: Earshot, userId: string): Promise<RequestOptions> {
  const token = await beginSession(earshot.service.db, userId, earshot.service.now());
  return { headers: { Cookie: `earshot_session=${token}` } };
}

export const password = 'correct horse battery';

/** A person who can sign in with `password`. */
export async function personWithPassword(
  { service }: Earshot,
  companyId: string,
  role: UserRole = 'admin_company',
  email = `Signer-${randomUUID()}@Example.com`,
): Promise<{ id: string; email: string }> {
  const created = await createUser(service.db, {
    companyId,
    name: 'Signer',
    email,
    role,
    supervisorId: null,
    password,
  });
  return { id: created!.id, email };
}

/** The cookies of an answer whose beginning matches, as a request sends them back. */
export const cookiesOf = (answer: Answer, name = /^/): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0]!)
    .filter((cookie) => name.test(cookie))
    .join('; ');

/** The session cookie of an answer, as a request sends it back. */
export function cookieOf(answer: Answer): string {
  const [cookie] = (answer.headers.get('set-cookie') ?? '').split(';', 1);
  return cookie!;
}
