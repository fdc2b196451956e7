// What pages of a printed or scanned document repeat: their numbers, and the heads and feet around them.

const pageNumber =
  /^(?:(?:page|p[áa]gina|p[áa]g\.?) {0,2}\d{1,4}(?: {0,2}(?:of|de|\/|\|) {0,2}\d{1,4})?|[-–—] {0,2}\d{1,4} {0,2}[-–—]|\d{1,4} {0,2}\/ {0,2}\d{1,4})$/i;
/** So many lines may stand between the number of a page and its head or foot. */
const mostAround = 2;
const longestRunningHead = 120;

/** The source without them; as it is where no page has a number. */
export function withoutPageMarks(source: string): string {
  const lines = source.split('\n');
  const bare = lines.map((line) => line.trim());
  const filled = bare.flatMap((line, at) => (line === '' ? [] : [at]));
  const numbered = filled.flatMap((at, place) => (pageNumber.test(bare[at]!.slice(0, 40)) ? [place] : []));
  if (numbered.length === 0) return source;
  const counts = new Map<string, number>();
  for (const at of filled) counts.set(bare[at]!, (counts.get(bare[at]!) ?? 0) + 1);
  const dropped = new Set(numbered.map((place) => filled[place]!));
  for (const place of numbered) {
    for (const at of filled.slice(Math.max(0, place - mostAround), place + mostAround + 1)) {
      const line = bare[at]!;
      // A head stands on each page; what people say again stands elsewhere too.
      if (numbered.length > 1 && counts.get(line) === numbered.length && line.length <= longestRunningHead)
        dropped.add(at);
    }
  }
  return lines.filter((_, at) => !dropped.has(at)).join('\n');
}
