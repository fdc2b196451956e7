// `instanceof` between two copies of the client: an ES module and a CommonJS one in one program.
import { describe, expect, it } from 'vitest';
import { bundle } from './bundle.fixture.ts';
import * as client from './client/index.ts';
import { WebhookVerificationError } from './webhooks/verification-error.ts';

type Errors = Record<string, new (...given: object[]) => Error>;

/** A copy of an entry, loaded as CommonJS. */
async function copyOf(entry: string): Promise<Errors> {
  const { code } = await bundle(entry, 'cjs');
  const module = { exports: {} as Errors };
  new Function('module', 'exports', 'require', code.toString())(module, module.exports, () => ({}));
  return module.exports;
}

const errorsOf = (exported: object) =>
  Object.entries(exported).filter(([name]) => name.endsWith('Error')) as [string, Errors[string]][];
const facts = { message: 'm', code: 'NOT_FOUND' };

describe('instanceof, from one copy to the other', () => {
  const own = new Map(errorsOf(client));

  it.each([...own.keys()])(
    '%s: an error is of the classes that it is of in its own copy, and of no other',
    async (name) => {
      const copy = await copyOf('./client/index.ts');
      const [here, there] = [new (own.get(name)!)(facts), new copy[name]!(facts)];
      const classesOf = (error: Error, classes: Iterable<[string, Errors[string]]>) =>
        [...classes].flatMap(([each, ofClass]) => (error instanceof ofClass ? [each] : []));
      const expected = classesOf(here, own);
      expect(expected).toContain(name);
      expect(classesOf(there, own)).toEqual(expected);
      expect(classesOf(here, errorsOf(copy))).toEqual(expected);
      expect([here.name, there.name]).toEqual([name, name]);
    },
  );

  it('counts for the webhook helper, too', async () => {
    const copy = await copyOf('./webhooks/index.ts');
    const there = new (copy.WebhookVerificationError as unknown as typeof WebhookVerificationError)(
      'body_not_raw',
      'm',
    );
    expect(there).toBeInstanceOf(WebhookVerificationError);
    expect(there).not.toBeInstanceOf(client.EarshotApiError);
  });

  it('leaves classes that extend ours to themselves', async () => {
    class OwnError extends client.NotFoundError {}
    const copy = await copyOf('./client/index.ts');
    expect(new copy.NotFoundError!(facts)).not.toBeInstanceOf(OwnError);
    expect(new client.NotFoundError({ message: 'm', code: 'NOT_FOUND' })).not.toBeInstanceOf(OwnError);
    expect(new OwnError({ message: 'm', code: 'NOT_FOUND' })).toBeInstanceOf(OwnError);
    expect(new OwnError({ message: 'm', code: 'NOT_FOUND' })).toBeInstanceOf(copy.NotFoundError!);
  });

  it.each([[undefined], [null], ['NotFoundError'], [{}], [Object.create(null)], [new Error('m')], [() => {}]])(
    'and is false for %j',
    (value) => {
      for (const ofClass of own.values()) expect((value as unknown) instanceof ofClass).toBe(false);
    },
  );
});
