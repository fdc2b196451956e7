// How much room a text takes in UTF-8, told without node: (docs/decisions/requests.md#d61).

/** Whether a text has at most `maxBytes` bytes in UTF-8. */
export function isWithinBytes(text: string, maxBytes: number): boolean {
  // A JavaScript character takes one to three bytes (a pair of them four), so most texts need no count.
  if (text.length * 3 <= maxBytes) return true;
  return text.length <= maxBytes && new TextEncoder().encode(text).length <= maxBytes;
}
