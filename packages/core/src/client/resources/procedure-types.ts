// Input and output types of each procedure, by its name: the types of the generated SDK, without its functions.
// The functions would put the SDK's own client into every bundle, and creating it on import costs 30 ms on Node.
import type * as Sdk from '../../generated/sdk.gen.ts';

/** `user.me` is `userMe` in the SDK. */
type FunctionName<Name extends string> = Name extends `${infer Subject}.${infer Verb}`
  ? `${Subject}${Capitalize<Verb>}` & keyof typeof Sdk
  : never;
type SdkFunction<Name extends string> = (typeof Sdk)[FunctionName<Name>];
type SdkOptions<Name extends string> = NonNullable<Parameters<SdkFunction<Name>>[0]>;
type SdkAnswer<Name extends string> = Awaited<ReturnType<SdkFunction<Name>>>;

/** The name, if the document has such a procedure; otherwise `never`. */
export type Procedure<Name extends string> = [FunctionName<Name>] extends [never] ? never : Name;

/** Input of a query, as the arguments after its name. */
export type QueryInput<Name extends string> =
  SdkOptions<Name> extends { query?: undefined }
    ? []
    : SdkOptions<Name> extends { query: { input: infer Input } }
      ? [input: Input]
      : SdkOptions<Name> extends { query?: { input?: infer Input } }
        ? [input?: Input]
        : never;

/** Input of a mutation. */
export type MutationInput<Name extends string> =
  SdkOptions<Name> extends { body: { json: infer Input } } ? Input : never;

/** Output of a procedure. */
export type Output<Name extends string> =
  Extract<SdkAnswer<Name>, { error: undefined }> extends { data: { result: { data: infer Data } } } ? Data : never;
