// CHAT, as CLAN and TalkBank write it: `*AGE:` before the words, `@` before what is told of the file, `%mor:` before notes, times between two marks.
import type { RawSegment, RawTranscript } from '../../../conversation/raw.ts';
import { cleanText } from '../../text/clean-source.ts';

const turn = /^\*([A-Z0-9]{1,7}):[ \t]{1,4}/;
const mark = '\u0015';
const times = new RegExp(`${mark}(\\d{1,9})_(\\d{1,9})${mark}`, 'g');
/** What a code means in `@Participants: AGE Ana Agent, CLI Client`: a name and a role, or the role alone. */
const participant = /^([A-Z0-9]{1,7})[ \t]{1,4}(\S{1,40})/;

/** Null for any text without its head or its turns. */
export function parseClan(source: string): RawTranscript | null {
  if (!/^@(?:UTF8|Begin|Participants:)/m.test(source.slice(0, 400)) || !/^\*[A-Z0-9]{1,7}:[ \t]/m.test(source))
    return null;
  const names = new Map<string, string>();
  const segments: RawSegment[] = [];
  let isSaid = false;
  for (const line of source.split('\n')) {
    const match = turn.exec(line.slice(0, 16));
    if (match) {
      segments.push({ start: null, end: null, text: line.slice(match[0].length), speaker: match[1]! });
      isSaid = true;
    } else if (/^[@%]/.test(line)) {
      isSaid = false;
      if (/^@Participants:/.test(line))
        for (const part of line.slice(14).split(',')) {
          const told = participant.exec(part.trim().slice(0, 64));
          if (told) names.set(told[1]!, told[2]!.replaceAll('_', ' '));
        }
    } else if (isSaid && /^[ \t]/.test(line)) {
      const last = segments.at(-1)!;
      segments[segments.length - 1] = { ...last, text: `${last.text} ${line.trim()}` };
    }
  }
  return segments.length < 2
    ? null
    : { form: 'plain', segments: segments.flatMap((segment) => spoken(segment, names)) };
}

function spoken({ text, speaker }: RawSegment, names: ReadonlyMap<string, string>): RawSegment[] {
  const marks = [...text.matchAll(times)];
  const bare = text
    .replace(times, '')
    // `&=laughs`, `[=! whispers]`, `<again> [/]`, `(.)` and `+...` are notes on how something is said.
    .replace(/&[=~+-]\S{1,40}|\[[^[\]]{0,80}\]|\(\.{1,3}\)|\+[./"<^,!?]{1,6}|[<>]/g, '')
    .replace(/(?<! ) {1,4}(?=[,.?!])/g, '');
  const said = cleanText(bare);
  // `xxx` stands for words that nobody understood.
  if (!/[\p{L}\p{N}]/u.test(said.replace(/\b(?:xxx|yyy|www)\b/g, ''))) return [];
  const [start, end] = [marks[0]?.[1], marks.at(-1)?.[2]];
  return [
    {
      start: start === undefined ? null : Number(start) / 1000,
      end: end === undefined ? null : Number(end) / 1000,
      text: said,
      speaker: speaker === null ? null : (names.get(speaker) ?? speaker),
    },
  ];
}
