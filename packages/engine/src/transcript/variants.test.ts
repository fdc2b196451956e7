// The same conversation as many exporters, locales and hands write it: words, speakers and times must come out the same.
import { describe, expect, it } from 'vitest';
import { readTranscript } from './read-transcript.ts';

type Turn = readonly [speaker: string, seconds: number, text: string];

const english: readonly Turn[] = [
  ['Ana Lima', 3, 'Good morning, this is Ana from Velora. Is this a good time?'],
  ['Bo Dahl', 9, 'Yes: go ahead.'],
  ['Ana Lima', 12, 'Thanks. Two things: the price, and the date, 10:30 on Friday.'],
  ['Cy Roe', 75, 'Hi both, sorry, I am late.'],
  ['Bo Dahl', 81, '12 seats or 20? Note: we are only nine.'],
  ['Ana Lima', 90, 'Then nine it is - no more.'],
  ['Cy Roe', 3661, 'Okay.'],
  ['Bo Dahl', 3670, 'Great, bye.'],
];

const two = (value: number) => String(value).padStart(2, '0');
const hms = (seconds: number) =>
  `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
const ms = (seconds: number) =>
  seconds >= 3600
    ? `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
    : `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
const twelve = (seconds: number, half = ['AM', 'PM'], space = ' ') => {
  const clock = 9 * 3600 + seconds;
  const hour = Math.floor(clock / 3600);
  return `${((hour + 11) % 12) + 1}:${two(Math.floor(clock / 60) % 60)}:${two(clock % 60)}${space}${half[hour < 12 ? 0 : 1]}`;
};
const day = (seconds: number) => hms(9 * 3600 + seconds);
/** Source, and what of the times stands in it: `seconds`, `minutes` (cut down to them) or nothing. */
type Variants = Readonly<Record<string, readonly [source: string, times: 'seconds' | 'minutes' | 'none']>>;

function variantsOf(turns: readonly Turn[]): Variants {
  const lines = (write: (turn: Turn, index: number) => string, between = '\n') => turns.map(write).join(between);
  return {
    'plain labels': [lines(([who, , text]) => `${who}: ${text}`), 'none'],
    'plain labels, blank lines, CRLF': [lines(([who, , text]) => `${who}: ${text}`, '\r\n\r\n'), 'none'],
    'tab after the label': [lines(([who, , text]) => `${who}:\t${text}`), 'none'],
    'label, tab, text without a colon': [lines(([who, , text]) => `${who}\t${text}`), 'none'],
    'time, tab, label, tab, text': [lines(([who, at, text]) => `${hms(at)}\t${who}\t${text}`), 'seconds'],
    'label, tab, time, tab, text': [lines(([who, at, text]) => `${who}\t${ms(at)}\t${text}`), 'seconds'],
    'space before the colon': [lines(([who, , text]) => `${who} : ${text}`), 'none'],
    'bold markdown, colon inside': [lines(([who, , text]) => `**${who}:** ${text}`, '\n\n'), 'none'],
    'bold markdown, colon outside': [lines(([who, , text]) => `**${who}**: ${text}`, '\n\n'), 'none'],
    'bold name above the words': [lines(([who, , text]) => `**${who}**\n${text}`, '\n\n'), 'none'],
    'markdown heading above the words': [
      lines(([who, at, text]) => `### ${who} (${ms(at)})\n${text}`, '\n\n'),
      'seconds',
    ],
    bullets: [lines(([who, , text]) => `- ${who}: ${text}`), 'none'],
    'numbered lines with a full stop': [lines(([who, , text], n) => `${n + 1}. ${who}: ${text}`), 'none'],
    'numbered lines with a bracket': [lines(([who, , text], n) => `${n + 1}) ${who}: ${text}`), 'none'],
    'quoted lines': [lines(([who, , text]) => `> ${who}: ${text}`), 'none'],
    'label on a line of its own': [lines(([who, , text]) => `${who}:\n${text}`, '\n\n'), 'none'],
    'name on a line of its own, without a colon': [lines(([who, , text]) => `${who}\n${text}`, '\n\n'), 'none'],
    'dash for a colon': [lines(([who, , text]) => `${who} – ${text}`), 'none'],
    'label in square brackets': [lines(([who, , text]) => `[${who}]: ${text}`), 'none'],
    'label in square brackets, no colon': [lines(([who, , text]) => `[${who}] ${text}`), 'none'],
    'brackets of time': [lines(([who, at, text]) => `[${ms(at)}] ${who}: ${text}`), 'seconds'],
    'brackets with hours': [lines(([who, at, text]) => `[${hms(at)}] ${who}: ${text}`), 'seconds'],
    'brackets with milliseconds': [lines(([who, at, text]) => `[${hms(at)}.000] ${who}: ${text}`), 'seconds'],
    parentheses: [lines(([who, at, text]) => `(${ms(at)}) ${who}: ${text}`), 'seconds'],
    'time behind the name': [lines(([who, at, text]) => `${who} (${ms(at)}): ${text}`), 'seconds'],
    'time in square brackets behind the name': [lines(([who, at, text]) => `${who} [${hms(at)}]: ${text}`), 'seconds'],
    'time behind the name, colon before it': [lines(([who, at, text]) => `${who}: [${ms(at)}] ${text}`), 'seconds'],
    'time behind the name, no colon': [lines(([who, at, text]) => `${who} (${ms(at)}) ${text}`), 'seconds'],
    'time and name in one bracket': [lines(([who, at, text]) => `[${ms(at)} ${who}] ${text}`), 'seconds'],
    'name and time in one bracket': [lines(([who, at, text]) => `[${who} ${hms(at)}] ${text}`), 'seconds'],
    'bare times and a dash': [lines(([who, at, text]) => `${hms(at)} - ${who}: ${text}`), 'seconds'],
    'bare times and a bar': [lines(([who, at, text]) => `${hms(at)} | ${who} | ${text}`), 'seconds'],
    'markdown table': [
      `| Time | Speaker | Text |\n|---|---|---|\n${lines(([who, at, text]) => `| ${ms(at)} | ${who} | ${text} |`)}`,
      'seconds',
    ],
    'comma-separated, with a head': [
      `start,speaker,text\n${lines(([who, at, text]) => `${hms(at)},${who},"${text}"`)}`,
      'seconds',
    ],
    'ranges in brackets': [lines(([who, at, text]) => `[${ms(at)} - ${ms(at + 2)}] ${who}: ${text}`), 'seconds'],
    'ranges with arrows': [
      lines(([who, at, text]) => `${hms(at)}.000 --> ${hms(at + 2)}.000 ${who}: ${text}`),
      'seconds',
    ],
    'hours, minutes and seconds as letters': [
      lines(
        ([who, at, text]) =>
          `[${at >= 3600 ? `${Math.floor(at / 3600)}h ` : ''}${Math.floor(at / 60) % 60}m ${at % 60}s] ${who}: ${text}`,
      ),
      'seconds',
    ],
    'Otter with its head': [
      `Call with Bo\nMon, Mar 03, 2025 9:00AM • 1:01:12\nSUMMARY KEYWORDS\nseats, price\nSPEAKERS\n${[...new Set(turns.map(([who]) => who))].join(', ')}\n\n${lines(([who, at, text]) => `${who}  ${two(Math.floor(at / 60) % 60) && at >= 3600 ? ms(at) : `${two(Math.floor(at / 60))}:${two(at % 60)}`}\n${text}`, '\n\n')}\n\nTranscribed by https://otter.ai`,
      'seconds',
    ],
    'Otter without a head': [lines(([who, at, text]) => `${who}  ${ms(at)}  \n${text}`, '\n\n'), 'seconds'],
    'Otter, no blank lines': [lines(([who, at, text]) => `${who}  ${ms(at)}\n${text}`), 'seconds'],
    'Otter, blank line below the name': [lines(([who, at, text]) => `${who}  ${ms(at)}\n\n${text}`, '\n\n'), 'seconds'],
    'time above the name above the words': [
      lines(([who, at, text]) => `${hms(at)}\n${who}\n${text}`, '\n\n'),
      'seconds',
    ],
    'name above the time above the words': [
      lines(([who, at, text]) => `${who}\n${ms(at)}\n${text}`, '\n\n'),
      'seconds',
    ],
    'time above the name above the words, no blank lines': [
      lines(([who, at, text]) => `${hms(at)}\n${who}\n${text}`),
      'seconds',
    ],
    'name above the time above the words, no blank lines': [
      lines(([who, at, text]) => `${who}\n${ms(at)}\n${text}`),
      'seconds',
    ],
    'label in square brackets, then the range': [
      lines(([who, at, text]) => `[${who}] [${hms(at)} - ${hms(at + 2)}] ${text}`),
      'seconds',
    ],
    'seconds with decimals': [lines(([who, at, text]) => `${at}.00 - ${at + 2}.50 ${who}: ${text}`), 'seconds'],
    'seconds in brackets': [lines(([who, at, text]) => `[${at}.00s -> ${at + 2}.50s] ${who}: ${text}`), 'seconds'],
    'HTML of paragraphs': [lines(([who, , text]) => `<p><b>${who}:</b> ${text}</p>`), 'none'],
    'numbered turns': [lines(([who, , text], n) => `Turn ${n + 1} - ${who}: ${text}`), 'none'],
    'a head of keys and values': [
      `Call ID: 4711\nDate: 2025-03-03\nDuration: 01:01:12\nParticipants: three\n\n${lines(([who, , text]) => `${who}: ${text}`)}`,
      'none',
    ],
    'notes between the turns': [
      lines(([who, , text], n) => `${n % 2 ? '[silence 00:00:02]\n' : ''}${who}: ${text}`).concat(
        '\n*** end of call ***',
      ),
      'none',
    ],
    'labels in capitals now and then': [
      lines(([who, , text], n) => `${n % 3 ? who : who.toUpperCase()}: ${text}`),
      'none',
    ],
    'brackets of time without line ends': [lines(([who, at, text]) => `[${ms(at)}] ${who}: ${text}`, ' '), 'seconds'],
    Discord: [lines(([who, at, text]) => `${who} — Today at ${twelve(at)}\n${text}`, '\n\n'), 'seconds'],
    Slack: [lines(([who, at, text]) => `${who}  ${twelve(at)}\n${text}`), 'seconds'],
    'long date before the time': [
      lines(([who, at, text]) => `March 3, 2025, ${twelve(at)} ${who}: ${text}`),
      'seconds',
    ],
    'time of the day in parentheses': [lines(([who, at, text]) => `(${twelve(at)}) ${who}: ${text}`), 'seconds'],
    'ISO times': [lines(([who, at, text]) => `2025-03-03T${day(at)}Z ${who}: ${text}`), 'seconds'],
    'ISO times in brackets': [lines(([who, at, text]) => `[2025-03-03T${day(at)}.000Z] ${who}: ${text}`), 'seconds'],
    'date and time, no dash': [lines(([who, at, text]) => `03/03/2025 ${day(at)} ${who}: ${text}`), 'seconds'],
    SBV: [lines(([who, at, text]) => `${hms(at)}.000,${hms(at + 2)}.000\n${who}: ${text}`, '\n\n'), 'seconds'],
    'names alone under block times': [`00:00:00\n\n${lines(([who, , text]) => `${who}\n${text}`, '\n\n')}`, 'none'],
    'time before the name above the words': [
      lines(([who, at, text]) => `${ms(at)} ${who}\n${text}`, '\n\n'),
      'seconds',
    ],
    'Teams, copied from a Word file': [
      `Sales call-20250303_090000-Meeting Recording\nMarch 3, 2025, 9:00AM\n1h 1m 12s\n\n${turns[0]![0]} started transcription\n\n${lines(([who, at, text]) => `${who}   ${ms(at)}\n${text}`, '\n\n')}\n\n${turns[0]![0]} stopped transcription`,
      'seconds',
    ],
    'Teams, ranges above the names': [
      lines(([who, at, text]) => `${hms(at)}.0 --> ${hms(at + 2)}.5\n${who}\n${text}`, '\n\n'),
      'seconds',
    ],
    'Zoom chat': [lines(([who, at, text]) => `${day(at)}\t From ${who} to Everyone:\n\t${text}`), 'seconds'],
    'Zoom chat, one line': [lines(([who, at, text]) => `${day(at)} From ${who} to Everyone : ${text}`), 'seconds'],
    'Zoom chat, older': [lines(([who, at, text]) => `${day(at)}\t From  ${who} : ${text}`), 'seconds'],
    'Zoom, brackets of name and time': [lines(([who, at, text]) => `[${who}] ${day(at)}\n${text}`, '\n\n'), 'seconds'],
    Fireflies: [
      `Sales call\n2025-03-03\n\n${lines(([who, at, text]) => `${two(Math.floor(at / 60))}:${two(at % 60)}\n${who}: ${text}`, '\n\n')}`,
      'seconds',
    ],
    'Fireflies, docx': [
      lines(([who, at, text]) => `${who} - ${two(Math.floor(at / 60))}:${two(at % 60)}\n${text}`, '\n\n'),
      'seconds',
    ],
    'tl;dv': [
      `Sales call\nhttps://tldv.io/app/meetings/65e4\n\n${lines(([who, at, text]) => `**[${two(Math.floor(at / 60))}:${two(at % 60)}](https://tldv.io/app/meetings/65e4?t=${at})** **${who}:** ${text}`, '\n\n')}`,
      'seconds',
    ],
    Fathom: [
      `Sales call - March 03\nVIEW RECORDING - 61 mins (No highlights): https://fathom.video/share/x\n\n---\n\n${lines(([who, at, text]) => `${ms(at)} - ${who} (Velora)\n  ${text}`, '\n\n')}`,
      'seconds',
    ],
    'Read.ai': [
      `Meeting: Sales call\nDate: March 3, 2025\n\nTranscript\n${lines(([who, at, text]) => `${ms(at)} - ${who}\n${text}`, '\n\n')}`,
      'seconds',
    ],
    'Google Meet': [
      `Sales call (2025-03-03 09:00 GMT) - Transcript\nAttendees\nAna Lima, Bo Dahl, Cy Roe\nTranscript\n\n00:00:00\n \n${lines(([who, , text]) => `${who}: ${text}`)}\n\nTranscription ended after 01:01:12\n\nThis editable transcript was computer generated and might contain errors.`,
      'none',
    ],
    'Rev.com': [
      lines(([who, at, text]) => `${who} (${two(Math.floor(at / 60))}:${two(at % 60)}):\n${text}`, '\n\n'),
      'seconds',
    ],
    'Gong, pasted': [lines(([who, at, text]) => `${ms(at)} | ${who}\n${text}`, '\n\n'), 'seconds'],
    'Avoma and others': [lines(([who, at, text]) => `${who}\t|\t${ms(at)}\n${text}`, '\n\n'), 'seconds'],
    'WhatsApp, Android, 24 hours': [
      lines(([who, at, text]) => `03/03/2025 ${day(at).slice(0, 5)} - ${who}: ${text}`),
      'minutes',
    ],
    'WhatsApp, Android, comma': [
      lines(([who, at, text]) => `3/3/25, ${day(at).slice(0, 5)} - ${who}: ${text}`),
      'minutes',
    ],
    'WhatsApp, Android, "às"': [
      lines(([who, at, text]) => `03/03/2025 às ${day(at).slice(0, 5)} - ${who}: ${text}`),
      'minutes',
    ],
    'WhatsApp, Android, full stops': [
      lines(([who, at, text]) => `03.03.25, ${day(at).slice(0, 5)} - ${who}: ${text}`),
      'minutes',
    ],
    'WhatsApp, Android, 12 hours, Spanish': [
      lines(
        ([who, at, text]) =>
          `3/3/2025, ${twelve(at, ['a. m.', 'p. m.'], '\u202f').replace(/:\d\d(?=\u202f)/, '')} - ${who}: ${text}`,
      ),
      'minutes',
    ],
    'WhatsApp, iOS, 24 hours': [lines(([who, at, text]) => `[03/03/2025, ${day(at)}] ${who}: ${text}`), 'seconds'],
    'WhatsApp, iOS, 12 hours': [
      lines(([who, at, text]) => `\u200e[3/3/25, ${twelve(at, ['AM', 'PM'], '\u202f')}] ${who}: ${text}`),
      'seconds',
    ],
    'WhatsApp, iOS, Spanish': [
      lines(([who, at, text]) => `[3/3/25 ${twelve(at, ['a.m.', 'p.m.'])}] ${who}: ${text}`),
      'seconds',
    ],
    'WhatsApp, ISO date': [lines(([who, at, text]) => `2025-03-03, ${day(at)} - ${who}: ${text}`), 'seconds'],
    'WhatsApp Web, copied': [
      lines(([who, at, text]) => `[${day(at).slice(0, 5)}, 03/03/2025] ${who}: ${text}`),
      'minutes',
    ],
    'WhatsApp Web, copied, 12 hours': [
      lines(([who, at, text]) => `[${twelve(at).replace(/:\d\d /, ' ')}, 3/3/2025] ${who}: ${text}`),
      'minutes',
    ],
    'Telegram Desktop, copied': [
      lines(([who, at, text]) => `${who}, [03.03.2025 ${day(at)}]\n${text}`, '\n\n'),
      'seconds',
    ],
    SRT: [
      lines(([who, at, text], n) => `${n + 1}\n${hms(at)},000 --> ${hms(at + 2)},000\n${who}: ${text}`, '\n\n'),
      'seconds',
    ],
    'SRT with the name on a line of its own': [
      lines(([who, at, text], n) => `${n + 1}\n${hms(at)},000 --> ${hms(at + 2)},000\n${who}:\n${text}`, '\n\n'),
      'seconds',
    ],
    'SRT, name in brackets': [
      lines(([who, at, text], n) => `${n + 1}\n${hms(at)},000 --> ${hms(at + 2)},000\n[${who}] ${text}`, '\n\n'),
      'seconds',
    ],
    'SRT without numbers': [
      lines(([who, at, text]) => `${hms(at)},000 --> ${hms(at + 2)},000\n${who}: ${text}`, '\n\n'),
      'seconds',
    ],
    'SRT, no blank lines': [
      lines(([who, at, text], n) => `${n + 1}\n${hms(at)},000 --> ${hms(at + 2)},000\n${who}: ${text}`),
      'seconds',
    ],
    'SRT, names in capitals': [
      lines(
        ([who, at, text], n) => `${n + 1}\n${hms(at)},000 --> ${hms(at + 2)},000\n${who.toUpperCase()}: ${text}`,
        '\n\n',
      ),
      'seconds',
    ],
    'WebVTT of Zoom': [
      `WEBVTT\n\n${lines(([who, at, text], n) => `${n + 1}\n${hms(at)}.000 --> ${hms(at + 2)}.000\n${who}: ${text}`, '\n\n')}`,
      'seconds',
    ],
    'WebVTT of Teams': [
      `WEBVTT\n\n${lines(([who, at, text]) => `${hms(at)}.000 --> ${hms(at + 2)}.000\n<v ${who}>${text}</v>`, '\n\n')}`,
      'seconds',
    ],
    'WebVTT, voices with classes and settings': [
      `WEBVTT - call\nKind: captions\nLanguage: en\n\nNOTE made by hand\n\n${lines(([who, at, text]) => `${hms(at)}.000 --> ${hms(at + 2)}.000 align:start position:0%\n<v.loud ${who}><c>${text}</c>`, '\n\n')}`,
      'seconds',
    ],
    'WebVTT, short times': [
      `WEBVTT\n\n${lines(([who, at, text]) => `${two(Math.floor(at / 60))}:${two(at % 60)}.000 --> ${two(Math.floor(at / 60))}:${two(at % 60)}.900\n${who}: ${text}`, '\n\n')}`,
      'seconds',
    ],
  };
}

/** Turns of what was read, consecutive segments of a speaker as one. */
function told(source: string): { speaker: string; text: string }[] {
  const told: { speaker: string; text: string }[] = [];
  for (const { speaker, text } of readTranscript(source).segments) {
    const words = text.replace(/\s+/g, ' ');
    const last = told.at(-1);
    if (last && last.speaker === speaker) last.text += ` ${words}`;
    else told.push({ speaker: speaker ?? '(nobody)', text: words });
  }
  return told;
}

const renamed = (names: Readonly<Record<string, string>>, texts: readonly string[] = []): Turn[] =>
  english.map(([speaker, seconds, text], at) => [names[speaker]!, seconds, texts[at] ?? text]);

const portuguese = [
  'Bom dia, aqui é a Ana da Velora. O senhor pode falar?',
  'Pode: fala.',
  'Então, são duas coisas: o preço e a data, sexta às 10:30.',
  'Oi gente, desculpa o atraso.',
  '12 licenças ou 20? Obs: somos só nove.',
  'Então fica nove - nem mais.',
  'Beleza.',
  'Ótimo, tchau.',
];

const conversations: Readonly<Record<string, readonly Turn[]>> = {
  english,
  portuguese: renamed({ 'Ana Lima': 'Vendedor', 'Bo Dahl': 'Cliente', 'Cy Roe': 'Gerente' }, portuguese),
  numbered: renamed({ 'Ana Lima': 'Speaker 1', 'Bo Dahl': 'Speaker 2', 'Cy Roe': 'Speaker 3' }),
  punctuated: renamed({
    'Ana Lima': 'Júlio Padaria 🥖',
    'Bo Dahl': 'Renata - Raio Claro',
    'Cy Roe': 'Dr. Otávio Lins',
  }),
  addresses: renamed({
    'Ana Lima': 'ana.lima@velora.com',
    'Bo Dahl': '+55 11 98765-4321',
    'Cy Roe': "Pat O'Brien (Guest)",
  }),
};

describe.each(Object.entries(conversations))('Transcript forms: exporters, locales and hands, %s', (_, turns) => {
  it.each(Object.entries(variantsOf(turns)))('%s', (_, [source, times]) => {
    const read = told(source);
    const name = (speaker: string) => speaker.replace(' (Velora)', '').toLowerCase();
    expect(read.map(({ speaker, text }) => `${name(speaker)}|${text}`)).toEqual(
      turns.map(([speaker, , text]) => `${name(speaker)}|${text}`),
    );
    if (times === 'none') return;
    const { segments } = readTranscript(source);
    const origin = times === 'minutes' ? 0 : segments[0]!.start! - 3;
    const exact = (seconds: number) => (times === 'minutes' ? Math.floor(seconds / 60) * 60 : seconds);
    expect(segments.map(({ start }) => start! - origin)).toEqual(turns.map(([, seconds]) => exact(seconds)));
  });
});

/** Each round differs: a file that says everything twice was exported twice. */
const long: readonly Turn[] = ['', ' then', ' again'].flatMap((added, round) =>
  english.map(([who, seconds, text]): Turn => [who, seconds + round * 3700, text.replace(/(?=\W?$)/, added)]),
);
const asLines = (read: readonly { speaker: string; text: string }[]) =>
  read.map(({ speaker, text }) => `${speaker.replace(' (Velora)', '').toLowerCase()}|${text}`);
const whole = long.map(([who, , text]) => `${who.toLowerCase()}|${text}`);

describe('Transcript forms: half-broken files give what can be read', () => {
  it.each(Object.entries(variantsOf(long)))('%s, cut off', (_, [source]) => {
    for (const share of [0.55, 0.7, 0.81, 0.93]) {
      const read = asLines(told(source.slice(0, Math.floor(source.length * share))));
      expect(read.length).toBeGreaterThan(Math.floor(whole.length * share * 0.7));
      expect(read.slice(0, -2)).toEqual(whole.slice(0, read.length - 2));
    }
  });

  it.each(Object.entries(variantsOf(long)))('%s, one line lost', (_, [source]) => {
    const lines = source.split(/\r?\n/);
    const lost = lines.findIndex((line, at) => at > lines.length / 2 && line.includes('Friday'));
    const read = asLines(told(lines.filter((_line, at) => at !== lost).join('\n')));
    const known = new Set(whole);
    expect(read.filter((turn) => !known.has(turn)).length).toBeLessThanOrEqual(1);
    expect(read.length).toBeGreaterThanOrEqual(whole.length - 3);
  });
});
