// About how many minutes a transcript costs, told before it is sent; the server counts exactly (docs/decisions/minutes.md#d22).

const wordsOfMinute = 150;
const mostWordsOfMinute = 300;
/** A longer silence between two times is no conversation. */
const longestGapSeconds = 600;
/** Times as transcripts have them: [01:02], 00:01:02.500, 1:02. */
const clock = /(?<![\d:.,/-])(?:(\d{1,2}):)?([0-5]?\d):([0-5]\d)(?:[.,]\d{1,3})?(?![\d:/-])/g;
/** Times of the day, as chats have them, stand beside a date. */
const dated = /\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s+\d{1,2}:\d{2}/;

export function minutesOf(text: string): number {
  if (text.trim() === '') return 0;
  const words = text.replace(clock, ' ').match(/\p{L}[\p{L}\p{M}'’-]*/gu)?.length ?? 0;
  const times = dated.test(text)
    ? []
    : [...text.matchAll(clock)].map(
        ([, hours, minutes, seconds]) => Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds),
      );
  const least = Math.ceil(words / mostWordsOfMinute);
  if (times.length < 2) return Math.max(1, Math.ceil(words / wordsOfMinute));
  let seconds = 0;
  for (const [at, time] of times.entries()) {
    const gap = at === 0 ? 0 : time - times[at - 1]!;
    if (gap > 0 && gap <= longestGapSeconds) seconds += gap;
  }
  return Math.max(1, least, Math.ceil(seconds / 60));
}
