// Lines of an export: each has `kind`, and the last one counts the others, so that what was cut off is seen.
export class CountedLines {
  readonly #counts: Record<string, number> = {};

  /** For a line that is written in parts. */
  count(kind: string): void {
    this.#counts[kind] = (this.#counts[kind] ?? 0) + 1;
  }

  line(kind: string, value: object): string {
    this.count(kind);
    return `${JSON.stringify({ kind, ...value })}\n`;
  }

  end(): string {
    return `${JSON.stringify({ kind: 'end', counts: this.#counts })}\n`;
  }
}
