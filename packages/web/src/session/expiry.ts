// A session that ends under a page: calls wait until somebody has signed in again, and are then made once more.
import { UnauthorizedError } from '@earshot/core/client';
import { createStore } from '../store.ts';

interface Waiting {
  resolve(): void;
  reject(error: unknown): void;
}

const waiting = createStore<readonly Waiting[]>([]);

/** What the dialog over the page stands on (for useSyncExternalStore). */
export const expiry = {
  subscribe: waiting.subscribe,
  isPending: () => waiting.get().length > 0,
  /** The same person has signed in again: what waits goes on. */
  renewed: () => settle(({ resolve }) => resolve()),
  /** Nobody does, or somebody else did: what waits fails with the reason. */
  givenUp: (reason: unknown) => settle(({ reject }) => reject(reason)),
};

function settle(each: (one: Waiting) => void): void {
  const all = waiting.get();
  waiting.set([]);
  for (const one of all) each(one);
}

const renewal = () => new Promise<void>((resolve, reject) => waiting.set([...waiting.get(), { resolve, reject }]));

type Method = (...input: unknown[]) => Promise<unknown>;

/** The same client, of which every call that ends in 401 waits for the renewal and is repeated: a refused call has done nothing. */
export function renewing<Client extends object>(client: Client): Client {
  return new Proxy(client, {
    get: (target, name) => {
      const resource: unknown = Reflect.get(target, name);
      return typeof resource === 'object' && resource !== null ? renewingCalls(resource) : resource;
    },
  });
}

const renewingCalls = (resource: object): object =>
  new Proxy(resource, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return async (...input: unknown[]) => {
        for (;;) {
          try {
            return await (method as Method).apply(target, input);
          } catch (error) {
            if (!(error instanceof UnauthorizedError)) throw error;
            await renewal();
          }
        }
      };
    },
  });
