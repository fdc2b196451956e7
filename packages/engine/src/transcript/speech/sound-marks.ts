// What a recogniser writes of sounds inside its words: `[music]`, `(risas)`, `*coughs*`, `♪`. Nobody says them.
import type { TextPart } from '../../conversation/conversation.ts';
import type { RawSegment } from '../../conversation/raw.ts';

/** In capitals is what a recogniser has redacted (`[CARD_NUMBER]`); in round brackets, more than two words may be an aside. */
const soundMarks =
  /\[(?:(?=[^\][]*\p{Ll})[^\][]{1,40}|BLANK_AUDIO|MUSIC|NOISE|SILENCE|LAUGHTER)\]|\(\p{Ll}[\p{L}-]{1,20}(?: \p{L}{1,20})?\)|\*\p{Ll}[\p{L} ]{1,30}\*|[♪♫]+/gu;

/** A recognised segment without them; its doubtful parts stay where their words are. */
export function withoutSoundMarks(segment: RawSegment): RawSegment {
  const marks = [...segment.text.matchAll(soundMarks)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
  if (marks.length === 0) return segment;
  let text = '';
  const places: number[] = [];
  for (let at = 0; at < segment.text.length; at += 1) {
    places.push(text.length);
    const isMark = marks.some(({ from, to }) => from <= at && at < to);
    const letter = segment.text[at]!;
    if (!isMark && !(letter === ' ' && (text === '' || text.endsWith(' ')))) text += letter;
  }
  text = text.trimEnd();
  const moved = segment.uncertain?.flatMap(({ from, to }): TextPart[] => {
    const [start, end] = [places[from] ?? text.length, Math.min(places[to] ?? text.length, text.length)];
    return end > start ? [{ from: start, to: end }] : [];
  });
  const { uncertain, ...rest } = segment;
  return moved && moved.length > 0 ? { ...rest, text, uncertain: moved } : { ...rest, text };
}
