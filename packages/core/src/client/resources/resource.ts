// Base class of the client's resources: REST calls, queries and mutations through one transport.
import { ConfigurationError } from '../errors.ts';
import { methodName } from '../method-names.ts';
import type { CallOptions } from '../options.ts';
import { pathWithQuery } from '../transport/exchange.ts';
import { asObject } from '../transport/read-response.ts';
import type { Operation, Send, Transport } from '../transport/transport.ts';
import type { MutationInput, Output, Procedure, QueryInput } from './procedure-types.ts';

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

  /** A query: it changes nothing. */
  protected query<Name extends string>(
    name: Procedure<Name>,
    options: CallOptions | undefined,
    ...[input]: QueryInput<Name>
  ): Promise<Output<Name>> {
    return this.#procedure(name, options, true, get(queryPath(name, input)));
  }

  /** A query whose answer the client shows in another form. */
  protected async queryAs<Name extends string, Shown>(
    show: (output: Output<Name>) => Shown,
    name: Procedure<Name>,
    options: CallOptions | undefined,
    ...[input]: QueryInput<Name>
  ): Promise<Shown> {
    return this.#procedure(name, options, true, get(queryPath(name, input)), { show });
  }

  /** A mutation that leaves the same state however often it is sent, so retries are safe. */
  protected async mutate<Name extends string>(
    name: Procedure<Name>,
    input: MutationInput<Name>,
    options: CallOptions | undefined,
    safeToRepeat = true,
  ): Promise<Output<Name>> {
    return this.#procedure(name, options, safeToRepeat, jsonPost(`/v1/${name}`, { json: input }));
  }

  /** A mutation that creates or consumes something: it is sent once, since a lost response does not tell whether it took effect. */
  protected mutateOnce<Name extends string>(
    name: Procedure<Name>,
    input: MutationInput<Name>,
    options: CallOptions | undefined,
  ): Promise<Output<Name>> {
    return this.mutate(name, input, options, false);
  }

  /** A mutation that creates: the server remembers it under the key, so a repeat gets the first response and costs nothing. */
  protected async mutateUnder<Name extends string>(
    keys: Required<Pick<Operation<unknown>, 'idempotencyKey'>> & Pick<Operation<unknown>, 'audioKey'>,
    name: Procedure<Name>,
    input: MutationInput<Name>,
    options: CallOptions | undefined,
  ): Promise<Output<Name>> {
    const send = jsonPost(`/v1/${name}`, { json: input }, { 'idempotency-key': keys.idempotencyKey });
    return this.#procedure(name, options, true, send, keys);
  }

  /** @throws ConfigurationError without a session: the next call would still send the key */
  protected needsSession(): void {
    if (this.settings.session) return;
    throw new ConfigurationError(
      'Signing in needs a client without a key: new EarshotClient({ session: true, baseUrl }).',
    );
  }

  /** @throws ConfigurationError in a session: the REST interface takes keys only */
  protected needsKey(instead: string): void {
    if (!this.settings.session) return;
    throw new ConfigurationError(`This call needs an API key. In a session, use ${instead}.`);
  }

  async #procedure<Data, Shown = Data>(
    name: string,
    options: CallOptions | undefined,
    safeToRepeat: boolean,
    send: Send,
    {
      show = (data) => data as unknown as Shown,
      ...keys
    }: Pick<Operation<unknown>, 'idempotencyKey' | 'audioKey'> & { show?: (data: Data) => Shown } = {},
  ): Promise<Shown> {
    // docs/contract.md#interface-styles-and-addresses
    const parse = (text: string) => show(asObject(JSON.parse(text).result.data));
    return this.#transport.call({ name: methodName(name), safeToRepeat, send, parse, ...keys }, options);
  }
}

const queryPath = (name: string, input: unknown) =>
  pathWithQuery(`/v1/${name}`, { input: input === undefined ? undefined : JSON.stringify(input) });

export const get =
  (path: string): Send =>
  ({ request }) =>
    request({ method: 'GET', path });

/** Sends JSON. It is serialised once, so every attempt sends the same bytes even if the object changes. */
export function jsonPost(path: string, json: unknown, headers: Record<string, string> = {}): Send {
  const body = JSON.stringify(json);
  return ({ request }) =>
    request({ method: 'POST', path, body, headers: { 'content-type': 'application/json', ...headers } });
}
