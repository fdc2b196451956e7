// Chats: WhatsApp exports, Android (`12/08/2025 09:41 - Name: text`) and iOS (`[03/06/25, 10:12:44 a.m.] Name: text`); also as copied
// from WhatsApp Web (`[09:41, 12/08/2025] Name: text`) or Telegram (`Name, [12.08.2025 09:41:02]`, the text below).

import type { RawSegment, RawTranscript } from '../../../conversation/raw.ts';
import { withLeftOut } from '../../../conversation/read-facts.ts';
import { cleanText } from '../../text/clean-source.ts';
import { spokenPart } from './whatsapp-notes.ts';

const stamp =
  /^\u200e?\[?(\d{1,4})[/.-](\d{1,2})[/.-](\d{2,4}),? {1,2}(?:[àa](?:s|t|t the)? |a las |klo |kl\.? |um |alle |ore |om |в )?(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))? ?([ap]\.? ?m\.?)?(?:\] ?| [-–] )/i;
const copied =
  /^\u200e?\[(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))? ?([ap]\.? ?m\.?)?, (\d{1,4})[/.-](\d{1,2})[/.-](\d{2,4})\] ?/i;
const below = /, \[(\d{1,2})[/.-](\d{1,2})[/.-](\d{2,4}) (\d{1,2}):(\d{2})(?::(\d{2}))? ?([ap]\.? ?m\.?)?\]$/i;

interface Message {
  readonly date: readonly [number, number, number];
  readonly secondOfDay: number;
  readonly speaker: string;
  readonly lines: string[];
}

/** Reads dated messages; null when fewer than two lines have a date and time so. Times count from the first message. */
export function parseWhatsApp(source: string): RawTranscript | null {
  const messages: Message[] = [];
  let [stamped, headings] = [0, 0];
  let isHeading = false;
  let open: Message | null = null;
  for (const line of source.split('\n')) {
    const read = readStamp(line);
    if (!read) {
      if (isHeading && line.trim() !== '') headings += 1;
      if (line.trim() !== '') isHeading = false;
      open?.lines.push(line);
      continue;
    }
    stamped += 1;
    const rest = line.slice(read.length);
    const colon = rest.slice(0, 128).indexOf(': ');
    const bareColon =
      colon < 0 && rest.length < 128 && rest.trimEnd().endsWith(':') ? rest.trimEnd().length - 1 : colon;
    if (read.name !== null) open = { ...read.time, speaker: read.name, lines: [] };
    // A system line of Android names nobody.
    else if (bareColon < 0 || isNote(rest.slice(0, bareColon))) {
      open = null;
      isHeading = bareColon < 0 && rest.length <= 64;
    } else {
      const text = rest.slice(bareColon + 1).replace(/^ /, '');
      const speaker = cleanText(rest.slice(0, bareColon)).replace(/^~ ?(?=\S)/, '');
      open = { ...read.time, speaker, lines: [text] };
    }
    if (open) messages.push(open);
  }
  // Names alone behind the stamp, with the words below, are another form.
  if (stamped < 2 || (headings >= 2 && headings >= 0.5 * stamped && messages.length < headings)) return null;
  const segments = toSegments(messages);
  return withLeftOut<RawTranscript>({ form: 'whatsapp', segments }, 'notices', stamped - segments.length);
}

/** What people do to a group, as its notices tell it. */
const notices =
  / (?:changed|created|added|removed|joined|left|pinned|turned o[nf]f?|blocked|mudou|alterou|criou|adicionou|removeu|entrou|saiu|fixou|ativou|desativou|bloqueou|cambi[óo]|cre[óo]|a[ñn]adi[óo]|agreg[óo]|elimin[óo]|sali[óo]|se uni[óo]|fij[óo]|activ[óo]|desactiv[óo]|bloque[óo]) /i;

/** A system line whose colon stands in a group's name or a sentence: `Ana changed the subject from "Sales: old" to …`. */
function isNote(name: string): boolean {
  const quotes = name.match(/["“”«»]/g)?.length ?? 0;
  return quotes % 2 === 1 || name.length > 72 || notices.test(name) || /\p{L}{6}\. \p{L}/u.test(name);
}

interface Stamp {
  readonly time: Pick<Message, 'date' | 'secondOfDay'>;
  /** Characters of the line that it takes. */
  readonly length: number;
  /** The writer, where the stamp has it. */
  readonly name: string | null;
}

function readStamp(line: string): Stamp | null {
  const head = line.slice(0, 56);
  const first = stamp.exec(head);
  if (first) {
    const [whole, a, b, c, hour, minute, second, half] = first;
    return { time: timeOf([a, b, c], [hour, minute, second], half), length: whole.length, name: null };
  }
  const second = copied.exec(head);
  if (second) {
    const [whole, hour, minute, seconds, half, a, b, c] = second;
    return { time: timeOf([a, b, c], [hour, minute, seconds], half), length: whole.length, name: null };
  }
  const third = line.length < 160 && line.trimEnd().endsWith(']') ? below.exec(line.trimEnd()) : null;
  if (!third || third.index === 0) return null;
  const [, a, b, c, hour, minute, seconds, half] = third;
  const name = cleanText(line.slice(0, third.index));
  return { time: timeOf([a, b, c], [hour, minute, seconds], half), length: line.length, name };
}

type Figures = readonly (string | undefined)[];

function timeOf([a, b, c]: Figures, [hour, minute, second]: Figures, half: string | undefined): Stamp['time'] {
  const hours = half ? (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hour);
  return {
    date: [Number(a), Number(b), Number(c)],
    secondOfDay: hours * 3600 + Number(minute) * 60 + Number(second ?? 0),
  };
}

function toSegments(messages: readonly Message[]): RawSegment[] {
  const dayOf = dayReader(messages.map((message) => message.date));
  const times = messages.map((message) => dayOf(message.date) * 86_400 + message.secondOfDay);
  const origin = times[0] ?? 0;
  return messages.flatMap((message, at) => {
    const text = cleanText(spokenPart(message.lines.join('\n')));
    return text === '' ? [] : [{ start: Math.max(0, times[at]! - origin), end: null, text, speaker: message.speaker }];
  });
}

/** Days since 1970 of a date whose order of day and month the whole file decides: by a number past 12, else by rising dates. */
function dayReader(
  dates: readonly (readonly [number, number, number])[],
): (date: readonly [number, number, number]) => number {
  const dayFirst = ([a, b, c]: readonly [number, number, number]) => dayNumber(c, b, a);
  const monthFirst = ([a, b, c]: readonly [number, number, number]) => dayNumber(c, a, b);
  if (dates.some(([a]) => a > 31)) return ([a, b, c]) => dayNumber(a, b, c);
  if (dates.some(([a]) => a > 12)) return dayFirst;
  if (dates.some(([, b]) => b > 12)) return monthFirst;
  const rises = (read: typeof dayFirst) => dates.every((date, at) => at === 0 || read(date) >= read(dates[at - 1]!));
  if (!rises(dayFirst)) return monthFirst;
  if (!rises(monthFirst)) return dayFirst;
  const span = (read: typeof dayFirst) => read(dates.at(-1)!) - read(dates[0]!);
  return dates.length > 0 && span(monthFirst) < span(dayFirst) ? monthFirst : dayFirst;
}

function dayNumber(year: number, month: number, day: number): number {
  return Date.UTC(year < 100 ? 2000 + year : year, month - 1, day) / 86_400_000;
}
