// Base62 text: random characters and numbers of fixed width, for keys and tokens.

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Random base62 text from the platform's secure generator, every character equally likely. */
export function randomBase62(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of globalThis.crypto.getRandomValues(new Uint8Array(length))) {
      // 248 = 4 × 62: bytes above it would favour the first digits.
      if (byte < 248 && text.length < length) text += digits[byte % 62];
    }
  }
  return text;
}

/** A non-negative integer in base62, padded with zeros on the left to a fixed width. */
export function numberToBase62(value: number, width: number): string {
  let text = '';
  for (let rest = value; text.length < width; rest = Math.floor(rest / 62)) text = digits[rest % 62] + text;
  return text;
}
