// Times inside a conversation as `MM:SS`; past 99 minutes the minutes grow (`125:03`).

const shape = /^(\d{2,4}):([0-5]\d)$/;

/** `MM:SS` of a moment, cut to the whole second (docs/contract.md#contract-rules-of-the-full-analysis). */
export function toMmSs(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const minutes = Math.floor(whole / 60);
  return `${String(minutes).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
}

/** Seconds of an `MM:SS` text; null for any other text. */
export function parseMmSs(text: string): number | null {
  const match = shape.exec(text);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}
