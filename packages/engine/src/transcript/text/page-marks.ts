// What pages of a printed or scanned document repeat: their numbers, and the heads and feet around them.

const pageNumber =
  /^(?:(?:page|p[áa]gina|p[áa]g\.?) {0,2}(\d{1,4})(?: {0,2}(?:of|de|\/|\|) {0,2}(\d{1,4}))?|[-–—] {0,2}(\d{1,4}) {0,2}[-–—])$/i;
/** `3/4`, which is also what somebody answers who was asked for a mark. */
const numberOfAll = /^(\d{1,4}) {0,2}\/ {0,2}(\d{1,4})$/;
/** A cover has no number. */
const latestFirst = 2;
/** So many lines may stand between the number of a page and its head or foot. */
const mostAround = 2;
const longestRunningHead = 120;

/** The source without them; as it is where no page has a number. */
export function withoutPageMarks(source: string): string {
  const lines = source.split('\n');
  const bare = lines.map((line) => line.trim());
  const filled = bare.flatMap((line, at) => (line === '' ? [] : [at]));
  const placesOf = (isOne: (line: string) => boolean) =>
    filled.flatMap((at, place) => (bare[at]!.length <= 40 && isOne(bare[at]!) ? [place] : []));
  const named = placesOf((line) => pageNumber.test(line));
  const ofAll = placesOf((line) => numberOfAll.test(line));
  const written = (places: readonly number[]) => places.map((place) => bare[filled[place]!]!);
  const numbered = [...(areNamedPages(written(named)) ? named : []), ...(arePages(written(ofAll)) ? ofAll : [])];
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

/** Whether each is the page before or the next one; one alone is the first, or says of how many: `Page 3` is also an answer. */
function areNamedPages(numbers: readonly string[]): boolean {
  const read = numbers.map((number) => pageNumber.exec(number)!);
  const pages = read.map(([, page, , dashed]) => Number(page ?? dashed));
  if (pages.length === 1) return pages[0] === 1 || read[0]![2] !== undefined;
  return pages.every((page, at) => at === 0 || page === pages[at - 1] || page === pages[at - 1]! + 1);
}

/** Whether they count the pages of one document: each is the next one. */
function arePages(numbers: readonly string[]): boolean {
  const read = numbers.map((number) => numberOfAll.exec(number)!.slice(1).map(Number) as [number, number]);
  const [first] = read;
  return (
    first !== undefined &&
    read.length > 1 &&
    first[0] <= latestFirst &&
    read.every(([page, all], at) => page === first[0] + at && all === first[1] && page <= all)
  );
}
