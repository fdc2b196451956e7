// What every resource of the client stands on: one call through the transport, and procedures in the three ways they may be repeated.
import { ConfigurationError } from './errors.ts';
import { pathWithQuery } from './exchange.ts';
import type { Output, Procedure, ReadInput, WriteInput } from './operation-types.ts';
import type { CallOptions } from './options.ts';
import { asObject } from './read-answer.ts';
import type { Operation, Send, Transport } from './transport.ts';

export abstract class Resource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  protected get settings(): Transport['settings'] {
    return this.#transport.settings;
  }

  protected call<T>(operation: Operation<T>, options: CallOptions | undefined): Promise<T> {
    return this.#transport.call(operation, options);
  }

  /** A procedure that changes nothing. */
  protected read<Name extends string>(
    name: Procedure<Name>,
    options: CallOptions | undefined,
    ...[input]: ReadInput<Name>
  ): Promise<Output<Name>> {
    const path = pathWithQuery(`/v1/${name}`, { input: input === undefined ? undefined : JSON.stringify(input) });
    return this.#procedure(name, options, true, get(path));
  }

  /** A procedure that leaves the same state however often it is sent, so that retries are safe. */
  protected async write<Name extends string>(
    name: Procedure<Name>,
    input: WriteInput<Name>,
    options: CallOptions | undefined,
    safeToRepeat = true,
  ): Promise<Output<Name>> {
    return this.#procedure(name, options, safeToRepeat, jsonPost(`/v1/${name}`, { json: input }));
  }

  /** A procedure that makes or uses up something: sent once, since a lost answer does not tell whether it was done. */
  protected writeOnce<Name extends string>(
    name: Procedure<Name>,
    input: WriteInput<Name>,
    options: CallOptions | undefined,
  ): Promise<Output<Name>> {
    return this.write(name, input, options, false);
  }

  /** @throws ConfigurationError in a session: the REST interface takes keys only */
  protected needsKey(instead: string): void {
    if (!this.settings.session) return;
    throw new ConfigurationError(`This call needs an API key. In a session, use ${instead}.`);
  }

  async #procedure<T>(name: string, options: CallOptions | undefined, safeToRepeat: boolean, send: Send): Promise<T> {
    // Contract: Interface styles and addresses.
    const read = (text: string): T => asObject(JSON.parse(text).result.data);
    return this.#transport.call({ name, safeToRepeat, send, read }, options);
  }
}

export const get =
  (path: string): Send =>
  ({ ask }) =>
    ask({ method: 'GET', path });

/** Sends JSON: written once, so that every attempt sends the same bytes, whatever becomes of the object. */
export function jsonPost(path: string, json: unknown, headers: Record<string, string> = {}): Send {
  const body = JSON.stringify(json);
  return ({ ask }) => ask({ method: 'POST', path, body, headers: { 'content-type': 'application/json', ...headers } });
}
