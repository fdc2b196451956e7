// Why a recording could not be heard, in a form that crosses the border between processes.

/** `undecodable` and `trackless`: the recording's fault; `ffmpegMissing`: nothing here decodes this format. */
export type FailureKind = 'undecodable' | 'trackless' | 'ffmpegMissing' | 'internal';

export class Failure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
