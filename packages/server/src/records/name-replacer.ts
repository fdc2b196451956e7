// Names in texts, replaced.

/** What stands where a name was taken away. */
const nobody = '[…]';

/** Whole names and addresses only, in any case: no part of another word, and nothing that is not meant. */
export function nameReplacer(
  texts: readonly string[],
  by = nobody,
  isMeant: (found: string) => boolean = () => true,
): (text: string) => string {
  const words = texts.map((text) => text.trim()).filter((text) => text !== '');
  if (words.length === 0) return (text) => text;
  const escaped = words.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const either = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return (text) => text.replaceAll(either, (found) => (isMeant(found) ? by : found));
}
