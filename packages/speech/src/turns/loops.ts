// Text in which a recogniser got stuck: the same words over and over, or more words than anybody can say.

const longestPhrase = 8;
const fastestWordsPerSecond = 7;

/** How often a phrase of `words` words may follow itself: "no no no" is said, whole sentences are not. */
const repeatsAllowed = (words: number) => (words === 1 ? 5 : 3);

/** Whether text recognised in `seconds` seconds can't have been said. */
export function isLooping(text: string, seconds: number): boolean {
  const words = wordsOf(text);
  if (words.length > 8 && words.length / seconds > fastestWordsPerSecond) return true;
  return withoutLoops(text) !== text;
}

/** The text with every looping phrase said once. */
export function withoutLoops(text: string): string {
  const written = text.split(/\s+/).filter(Boolean);
  const words = written.map((word) => plain(word));
  for (let length = 1; length <= longestPhrase; length++) {
    for (let start = 0; start + length <= words.length; start++) {
      let repeats = 1;
      while (sameWords(words, start, start + repeats * length, length)) repeats++;
      if (repeats <= repeatsAllowed(length)) continue;
      written.splice(start + length, (repeats - 1) * length);
      words.splice(start + length, (repeats - 1) * length);
    }
  }
  return words.length === wordsOf(text).length ? text : written.join(' ');
}

/** The text without a tail that begins it once more, the last word perhaps not to its end: `Volando, ingeniero. Volando, ing`. */
export function withoutSecondStart(text: string): string {
  const written = text.split(/\s+/).filter(Boolean);
  const words = written.map((word) => plain(word));
  for (let at = Math.ceil(words.length / 2); at < words.length; at++) {
    const tail = words.slice(at);
    const isAgain = tail.every((word, index) =>
      index < tail.length - 1 ? word === words[index] : word !== '' && words[index]!.startsWith(word),
    );
    const isLikely = tail.length > 1 || /[.?!]$/.test(written[at - 1]!);
    const isWhole = tail.length === at && tail.at(-1) === words[at - 1];
    if (isAgain && isLikely && !isWhole) return written.slice(0, at).join(' ');
  }
  return text;
}

const plain = (word: string) => word.toLowerCase().replaceAll(/[^\p{L}\p{N}']/gu, '');
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

function sameWords(words: readonly string[], one: number, other: number, length: number): boolean {
  if (other + length > words.length) return false;
  for (let index = 0; index < length; index++) if (words[one + index] !== words[other + index]) return false;
  return true;
}
