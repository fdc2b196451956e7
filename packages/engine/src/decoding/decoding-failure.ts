// Why a recording could not be decoded, in a form that crosses the border between processes.

/** `undecodable` and `trackless`: the recording's fault; `ffmpegMissing`: nothing here decodes this format. */
export type DecodingFailureKind = 'undecodable' | 'trackless' | 'ffmpegMissing';

export class DecodingFailure extends Error {
  readonly kind: DecodingFailureKind;

  constructor(kind: DecodingFailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
