// Loaded before a command (node --import): this process, with its threads, has a clock that is off by CLOCK_SKEW_MS.
const { CLOCK_SKEW_MS: text = '0' } = process.env;
const skewMs = Number(text);
const RealDate = Date;

class SkewedDate extends RealDate {
  // biome-ignore lint/suspicious/noExplicitAny: whatever the real one takes.
  constructor(...values: any[]) {
    if (values.length === 0) super(RealDate.now() + skewMs);
    // biome-ignore lint/suspicious/noExplicitAny: as above.
    else super(...(values as [any]));
  }

  static override now(): number {
    return RealDate.now() + skewMs;
  }
}

globalThis.Date = SkewedDate as DateConstructor;
