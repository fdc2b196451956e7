// An output that is made only when it is its caller's turn: large ones are read, written and sent one at a time for each company.

/** Answers above it go in pieces, and by turns. */
export const largeBytes = 1024 * 1024;

/** `json` makes the text of the output, as UTF-8 or as a string. What it throws is answered like any error. */
export class LargeOutput {
  readonly json: () => Promise<Uint8Array | string>;

  constructor(json: () => Promise<Uint8Array | string>) {
    this.json = json;
  }
}
