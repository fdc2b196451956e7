import { UnauthorizedError } from '@earshot/core/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { expiry, renewing } from './expiry.ts';

const expired = new UnauthorizedError({ code: 'UNAUTHORIZED', message: 'expired', status: 401 });

/** A client whose session has ended until `isSignedIn`. */
class Company {
  readonly #name = 'Aurora';
  isSignedIn = false;
  calls = 0;

  async get(suffix: string): Promise<string> {
    this.calls++;
    if (!this.isSignedIn) throw expired;
    return this.#name + suffix;
  }

  async fail(): Promise<never> {
    throw new TypeError('something else');
  }
}

describe('a client whose session is renewed', () => {
  const company = new Company();
  const client = renewing({ company });
  beforeEach(() => {
    company.isSignedIn = false;
    company.calls = 0;
  });

  it('waits after a 401 and then makes the same call again; several calls wait for one sign-in', async () => {
    const changes: boolean[] = [];
    const stop = expiry.subscribe(() => changes.push(expiry.isPending()));
    const both = Promise.all([client.company.get('!'), client.company.get('?')]);
    await expect.poll(() => expiry.isPending()).toBe(true);
    expect(company.calls).toBe(2);
    company.isSignedIn = true;
    expiry.renewed();
    expect(await both).toEqual(['Aurora!', 'Aurora?']);
    expect(changes.at(-1)).toBe(false);
    stop();
  });

  it('asks again when the new session has ended as well', async () => {
    const call = client.company.get('');
    await expect.poll(() => expiry.isPending()).toBe(true);
    expiry.renewed();
    await expect.poll(() => company.calls).toBe(2);
    await expect.poll(() => expiry.isPending()).toBe(true);
    company.isSignedIn = true;
    expiry.renewed();
    expect(await call).toBe('Aurora');
  });

  it('fails when nobody signs in again; other errors pass at once', async () => {
    const call = client.company.get('');
    await expect.poll(() => expiry.isPending()).toBe(true);
    const reason = new Error('signed out');
    expiry.givenUp(reason);
    await expect(call).rejects.toBe(reason);
    expect(company.calls).toBe(1);
    await expect(client.company.fail()).rejects.toThrow('something else');
    expect(expiry.isPending()).toBe(false);
  });
});
