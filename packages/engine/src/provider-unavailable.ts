// A provider that cannot be used at the moment, told apart from content that it does not take.

/** Not reached, busy, broken, or refusing our key. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
  /** The answer does not tell whether the content is at fault, as a 500 or a 400 does not. */
  readonly mayBeContent: boolean;

  constructor(message: string, options: { mayBeContent: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.mayBeContent = options.mayBeContent;
  }
}

/** By its name: entries of this package may each have the class. */
export const isProviderUnavailable = (error: unknown): error is ProviderUnavailable =>
  error instanceof Error && error.name === 'ProviderUnavailable';
