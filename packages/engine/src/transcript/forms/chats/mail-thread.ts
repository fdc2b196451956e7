// A thread of e-mails: messages below `From: …` with other head lines, or below `On …, Ana <a@b.c> wrote:`, the newest first or last.
import type { RawSegment, RawTranscript } from '../../../conversation/raw.ts';
import { cleanText } from '../../text/clean-source.ts';
import { readClock } from '../../text/clock.ts';
import { readDate } from '../../text/dates.ts';
import { withoutLetter } from '../../text/letter-parts.ts';

const from = /^(?:From|De|Von): {0,4}(\S.{0,120})$/i;
const headLine =
  /^(?:To|Cc|Bcc|Date|Sent|Subject|Reply-To|Para|Enviad[oa](?: em| el)?|Data|Fecha|Asunto|Assunto|CC|Importance|Attachments): /i;
const when = /^(?:Date|Sent|Enviad[oa](?: em| el)?|Data|Fecha): {0,4}(.{1,100})$/i;
const wroteAtEnd = /(?:wrote|escreveu|escribi[óo]): {0,4}$/i;
/** The date ends with the time of day, behind which the name may stand without a comma. */
const wroteBehindTime =
  /^(?:On|Em|El) (.{6,80}?\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.? ?m\.?)?),? {1,2}(?!\d)([^,\n]{1,80}?)(?: ?\(?<([^<>\s]{3,80})>\)?)? {0,2}(?:wrote|escreveu|escribi[óo]): {0,4}$/i;
const wrote =
  /^(?:On|Em|El) (.{6,90}?),? {1,2}([^,\n]{1,80}?)(?: ?\(?<([^<>\s]{3,80})>\)?)? {0,2}(?:wrote|escreveu|escribi[óo]): {0,4}$/i;

interface Mail {
  readonly speaker: string;
  start: number | null;
  readonly lines: string[];
}

/** Null where fewer than two messages stand, or one person wrote all of them. */
export function parseMailThread(source: string): RawTranscript | null {
  if (!/^(?:>\s?){0,8}(?:From|De): |(?:wrote|escreveu|escribi[óo]):\s*$/im.test(source)) return null;
  const mails: Mail[] = [];
  /** Words above the first head: the newest answer, whose writer the mail does not name. */
  const newest: string[] = [];
  let isHead = false;
  const unquoted = source.split('\n').map((raw) => raw.replace(/^(?:> ?){1,8}/, '').replace(/^\*(\w{2,12}:)\*/, '$1'));
  for (const line of withWholeHeads(unquoted)) {
    const sender = from.exec(line.slice(0, 140));
    const mayQuote = line.length < 240 && wroteAtEnd.test(line);
    const head = mayQuote ? line.replace(/ {2,}/g, ' ') : '';
    const quoted = mayQuote ? (wroteBehindTime.exec(head) ?? wrote.exec(head)) : null;
    if (sender) {
      mails.push({ speaker: nameOf(sender[1]!), start: null, lines: [] });
      isHead = true;
    } else if (quoted) {
      mails.push({ speaker: nameOf(quoted[2]!), start: timeIn(quoted[1]!), lines: [] });
      isHead = false;
    } else if (isHead && headLine.test(line.slice(0, 40))) {
      const date = when.exec(line.slice(0, 120));
      if (date) mails.at(-1)!.start ??= timeIn(date[1]!);
    } else if (mails.length > 0) {
      if (line.trim() !== '') isHead = false;
      mails.at(-1)!.lines.push(line);
    } else newest.push(line);
  }
  const writers = new Set(mails.map(({ speaker }) => speaker));
  const answerer = writers.size === 2 ? [...writers].find((name) => name !== mails[0]!.speaker) : undefined;
  if (answerer !== undefined) mails.unshift({ speaker: answerer, start: null, lines: newest });
  const segments = mails.flatMap(({ speaker, start, lines }): RawSegment[] => {
    const body = withoutLetter(lines.join('\n').trim(), 1);
    const text = cleanText(body.replace(/^[-_=]{2,}[^\n]{0,40}$/gm, ''));
    return text === '' ? [] : [{ speaker, start, end: null, text }];
  });
  if (segments.length < 2 || new Set(segments.map(({ speaker }) => speaker)).size < 2) return null;
  const times = segments.flatMap(({ start }) => start ?? []);
  const isNewestFirst = times.length >= 2 && times[0]! > times.at(-1)!;
  return { form: 'plain', areMessages: true, segments: isNewestFirst ? segments.toReversed() : segments };
}

/** Mail programs break long heads before their last word. */
function withWholeHeads(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line, at) => {
    const [last, next] = [lines[at - 1], lines[at + 1]];
    if (last !== undefined && wroteAlone.test(line) && mayBeHead(last)) return [];
    return next !== undefined && wroteAlone.test(next) && mayBeHead(line) ? [`${line.trimEnd()} ${next}`] : [line];
  });
}

const wroteAlone = /^(?:wrote|escreveu|escribi[óo]): {0,4}$/i;
const mayBeHead = (line: string) => line.length < 200 && /^(?:On|Em|El) .*\d/i.test(line);

/** The name of `Ana Lima <ana@velora.example>` or `"Lima, Ana" (ana@…)`; the address if there is no name. */
const nameOf = (sender: string) => {
  const name = sender
    .split(/[<[(]/, 1)[0]!
    .replace(/["“”*]/g, '')
    .trim();
  return name === '' ? sender.replace(/[<>[\]()]/g, '').trim() : name;
};

function timeIn(text: string): number | null {
  const dated = readDate(text);
  const clock = dated && /\d{1,2}:\d{2}.{0,12}/.exec(dated.rest);
  const time =
    clock &&
    readClock(
      /[ap]\.? ?m/i.test(clock[0]) || /:\d{2}:/.test(clock[0]) ? clock[0] : `${clock[0].slice(0, 5).trim()}:00`,
    );
  return dated && time ? dated.daySeconds + time.seconds : null;
}
