// Whether a quote stands where the recogniser was not sure of what it heard: then it proves nothing alone.
import type { Conversation } from '../conversation/conversation.ts';
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
  const doubted = uncertain.reduce(
    (sum, part) => sum + Math.max(0, Math.min(to, part.to) - Math.max(from, part.from)),
    0,
  );
  return doubted > (to - from) * mostUncertain;
}
