// What every resource of the client stands on: one call through the transport, and procedures in the three ways they may be repeated.
import { ConfigurationError } from './errors.ts';
import type { CallOptions } from './options.ts';
import type { SdkResult } from './read-answer.ts';
import type { Operation, SdkOptions, Transport } from './transport.ts';

/** Body of every procedure's answer (contract: Interface styles and addresses). */
interface Wrapped<T> {
  result: { data: T };
}
type ReadFunction<T> = (options: SdkOptions) => Promise<SdkResult<Wrapped<T>>>;
type WriteFunction<Input, T> = (options: SdkOptions & { body: { json: Input } }) => Promise<SdkResult<Wrapped<T>>>;

const unwrap = (text: string) => JSON.parse(text).result.data;

export abstract class Resource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  protected get settings(): Transport['settings'] {
    return this.#transport.settings;
  }

  /** An operation whose answer is the data itself (contract: Interface styles and addresses, REST). */
  protected call<T>(operation: Operation<T>, options: CallOptions | undefined): Promise<T> {
    return this.#transport.call(operation, options);
  }

  /** A procedure that changes nothing. */
  protected read<T>(name: string, send: ReadFunction<T>, options: CallOptions | undefined): Promise<T> {
    return this.#transport.call({ name, safeToRepeat: true, send, read: unwrap }, options);
  }

  /** A procedure that leaves the same state however often it is sent, so that retries are safe. */
  protected async write<Input, T>(
    name: string,
    send: WriteFunction<Input, T>,
    input: Input,
    options: CallOptions | undefined,
    safeToRepeat = true,
  ): Promise<T> {
    // Once, so that every attempt sends the same bytes, whatever becomes of the object.
    const text = JSON.stringify({ json: input });
    const body = { json: input };
    const sendSame = (sdk: SdkOptions) => send({ ...sdk, body, ...{ bodySerializer: () => text } });
    return this.#transport.call({ name, safeToRepeat, send: sendSame, read: unwrap }, options);
  }

  /** A procedure that makes or uses up something: sent once, since a lost answer does not tell whether it was done. */
  protected writeOnce<Input, T>(
    name: string,
    send: WriteFunction<Input, T>,
    input: Input,
    options: CallOptions | undefined,
  ): Promise<T> {
    return this.write(name, send, input, options, false);
  }

  /** @throws ConfigurationError in a session: the REST interface takes keys only (D51) */
  protected needsKey(instead: string): void {
    if (!this.settings.session) return;
    throw new ConfigurationError(`This call needs an API key. In a session, use ${instead}.`);
  }
}

/** The one query parameter of a procedure that reads: JSON, which the generated client does not know to write. */
export function inputQuery<Input>(input: Input): { query: { input: Input } } {
  return { query: { input: JSON.stringify(input) as Input } };
}
