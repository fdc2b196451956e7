// Whether a quote stands where the recogniser was not sure of what it heard: then it proves nothing alone.
import type { Conversation, Segment } from '../conversation/conversation.ts';
import { plainWords } from '../conversation/words.ts';
import type { Quote } from '../findings/findings.ts';

/** A quote proves nothing if a larger share of it is uncertain. */
const mostUncertain = 0.5;
/** Characters by which a quote that runs on into the next segment is found. */
const beginning = 16;

/** `quote` in the transcript's own characters, as a locator gives it. */
export function isUncertain(quote: Quote, { segments }: Pick<Conversation, 'segments'>): boolean {
  const { uncertain, text } = segments[quote.segment] ?? {};
  if (!uncertain || text === undefined) return false;
  const whole = text.indexOf(quote.text);
  const from = whole >= 0 ? whole : text.indexOf(quote.text.slice(0, beginning));
  if (from < 0) return false;
  const to = whole >= 0 ? whole + quote.text.length : text.length;
  const isSaidAgain = saidNear(segments, quote.segment);
  const doubted = uncertain.reduce((sum, part) => {
    const within = text.slice(Math.max(from, part.from), Math.max(from, Math.min(to, part.to)));
    return sum + within.split(/\s+/).reduce((letters, word) => letters + (isSaidAgain(word) ? 0 : word.length + 1), 0);
  }, 0);
  return doubted > (to - from) * mostUncertain;
}

/** Segments on either side in which a word that was heard with certainty bears out a doubtful one. */
const near = 3;
/** Letters of a word that bears out another; shorter words are said everywhere. */
const fewestLetters = 3;

/** Whether a word is said with certainty just before or after a segment: a day, an hour or a name is said again where it is agreed on. */
function saidNear(segments: readonly Segment[], at: number): (word: string) => boolean {
  let words: Set<string> | undefined;
  const around = () =>
    segments
      .slice(Math.max(0, at - near), at + near + 1)
      .filter(({ index }) => index !== at)
      .flatMap((segment) => plainWords(certainText(segment)));
  return (word) => {
    const [plain, ...others] = plainWords(word);
    if (plain === undefined || others.length > 0 || plain.length < fewestLetters) return false;
    words ??= new Set(around());
    return words.has(plain);
  };
}

/** Cut once: a recogniser may give one segment with thousands of doubtful words. */
function certainText({ text, uncertain = [] }: Segment): string {
  const before = uncertain.map(({ from }, at) => text.slice(uncertain[at - 1]?.to ?? 0, from));
  return [...before, text.slice(uncertain.at(-1)?.to ?? 0)].join(' ');
}
