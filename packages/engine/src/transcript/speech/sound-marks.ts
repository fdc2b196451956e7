// What a recogniser writes of sounds inside its words: `[music]`, `(risas)`, `*coughs*`, `♪`. Nobody says them.
import type { TextPart } from '../../conversation/conversation.ts';
import type { RawSegment } from '../../conversation/raw.ts';

const soundMarks = /\[[^\][]{1,40}\]|\([^()\d]{1,40}\)|\*[^*\s][^*]{0,39}\*|[♪♫]+/g;

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
