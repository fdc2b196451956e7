// Lines of text: labels and times in any order, with any marks around and between them, by chance.
import { byPerson, bySide, type Layout, type Render, roleOf } from './layout.fixture.ts';
import type { Chance } from './random.fixture.ts';
import type { Said } from './talks.fixture.ts';
import { clockOf, roles } from './values.fixture.ts';

const textRoles = roles.filter(([agent]) => !/[._]|^us$|^[a-z]+[A-Z]/.test(agent));

const separators = [
  ': ',
  ': ',
  ':\t',
  ' : ',
  ' - ',
  ' – ',
  ' — ',
  ' > ',
  ' >> ',
  ' | ',
  '\t',
  ' :: ',
  ' -> ',
  ' → ',
  ' => ',
  ' = ',
  ' » ',
  ' ~ ',
  ' • ',
  ' / ',
  '：',
  ' # ',
  ' :- ',
  '.- ',
  ' said: ',
  ' says: ',
  ']: ',
];
const around: readonly (readonly [string, string])[] = [
  ['', ''],
  ['', ''],
  ['', ''],
  ['[', ']'],
  ['(', ')'],
  ['<', '>'],
  ['**', '**'],
  ['"', '"'],
  ['{', '}'],
  ['__', '__'],
  ['@', ''],
  ['- ', ''],
  ['>> ', ''],
  ['• ', ''],
  ['### ', ''],
  ['« ', ' »'],
  ['【', '】'],
  ['* ', ''],
];

interface Clock {
  readonly kind: string;
  readonly write: (said: Said) => string;
  readonly isRough: boolean;
}

function clockBy(chance: Chance): Clock | null {
  const [open, close] = chance.pick([
    ['[', ']'],
    ['(', ')'],
    ['', ''],
    ['<', '>'],
    ['{', '}'],
    ['', ''],
  ] as const);
  const wrapped = (kind: string, write: (said: Said) => string, isRough = true): Clock => ({
    kind,
    write: (said) => open + write(said) + close,
    isRough,
  });
  const noon = Date.UTC(2026, 2, 3, 13, 20, 5);
  const day = (said: Said) => new Date(noon + said.start * 1000).toISOString();
  return chance.pick<() => Clock | null>([
    () => null,
    () => wrapped('MM:SS', ({ start }) => clockOf(start, false, null)),
    () => wrapped('HH:MM:SS', ({ start }) => clockOf(start, true, null)),
    () => wrapped('HH:MM:SS.mmm', ({ start }) => clockOf(start, true, '.'), false),
    () => wrapped('HH:MM:SS,mmm', ({ start }) => clockOf(start, true, ','), false),
    () => wrapped('range -', ({ start, end }) => `${clockOf(start, true, null)} - ${clockOf(end, true, null)}`),
    () =>
      wrapped('range -->', ({ start, end }) => `${clockOf(start, true, '.')} --> ${clockOf(end, true, '.')}`, false),
    () => wrapped('date and time', (said) => `${day(said).slice(0, 10)} ${day(said).slice(11, 19)}`),
    () =>
      wrapped(
        'date / time',
        (said) =>
          `${day(said).slice(8, 10)}/${day(said).slice(5, 7)}/${day(said).slice(0, 4)} ${day(said).slice(11, 19)}`,
      ),
    () => wrapped('time of day', (said) => day(said).slice(11, 19)),
    () => ({ kind: 'seconds in brackets', write: ({ start }) => `[${start.toFixed(1)}s]`, isRough: false }),
    () => ({ kind: 'bare seconds', write: ({ start }) => start.toFixed(2), isRough: false }),
    () => ({
      kind: 'm s',
      write: ({ start }) => `${Math.floor(start / 60)}m${String(Math.floor(start % 60)).padStart(2, '0')}s`,
      isRough: true,
    }),
    () => ({ kind: 'ISO', write: (said) => day(said), isRough: false }),
  ])();
}

/** Parts of a line, or of a block of lines, of one turn. */
type Arrangement = readonly [
  kind: string,
  write: (name: string, time: string, text: string, separator: string) => string,
];

const lineArrangements: readonly Arrangement[] = [
  ['name, words', (name, _, text, separator) => `${name}${separator}${text}`],
  ['time name, words', (name, time, text, separator) => `${time} ${name}${separator}${text}`.trimStart()],
  [
    'time separator name, words',
    (name, time, text, separator) =>
      time
        ? `${time}${separator.trim() === ':' ? ' ' : separator}${name}${separator}${text}`
        : `${name}${separator}${text}`,
  ],
  ['name time, words', (name, time, text, separator) => `${name} ${time}`.trimEnd() + separator + text],
  ['name, words time', (name, time, text, separator) => `${name}${separator}${text} ${time}`.trimEnd()],
  ['time tab name tab words', (name, time, text) => `${time}\t${name}\t${text}`.trimStart()],
];

const blockArrangements: readonly Arrangement[] = [
  ['name above', (name, time, text) => `${`${name} ${time}`.trimEnd()}\n${text}`],
  ['time and name above', (name, time, text) => `${`${time} ${name}`.trimStart()}\n${text}`],
  ['name, time, words on lines', (name, time, text) => [name, time, text].filter(Boolean).join('\n')],
  ['time, name, words on lines', (name, time, text) => [time, name, text].filter(Boolean).join('\n')],
  [
    'keys and values',
    (name, time, text) => [`Speaker: ${name}`, time && `Time: ${time}`, `Text: ${text}`].filter(Boolean).join('\n'),
  ],
  ['name with colon above', (name, time, text) => `${`${time} ${name}`.trimStart()}:\n${text}`],
  ['words above name', (name, time, text) => `"${text}"\n— ${`${name} ${time}`.trimEnd()}`],
];

const prefaces = [
  '',
  '',
  '',
  'TRANSCRIPT\n\n',
  'Call of 3 March 2026\nDuration: 01:12\n\n',
  '# Call transcript\n\n',
  'Recording started\n-----------------\n',
  'File: call-0193.wav\nLanguage: en\nSpeakers: 2\n\n',
];

export const renderText: Render = (talk, chance): Layout => {
  const { people, turns } = talk;
  const who = chance.pick([
    'name',
    'name',
    'first name',
    'role',
    'role',
    'label',
    'letter',
    'initials',
    'name (role)',
    'CAPITALS',
  ] as const);
  const pair = chance.pick(textRoles);
  const nameOf = (at: number): string => {
    const { name } = people[at]!;
    if (who === 'first name') return name.split(' ')[0]!;
    if (who === 'role') return roleOf(people[at]!, pair);
    if (who === 'label') return `${speakerWord} ${at + 1}`;
    if (who === 'letter') return String.fromCharCode(65 + at);
    if (who === 'initials')
      return name
        .split(' ')
        .map((word) => word[0])
        .join('');
    if (who === 'name (role)') return `${name} (${roleOf(people[at]!, pair)})`;
    return who === 'CAPITALS' ? name.toUpperCase() : name;
  };
  const speakerWord = chance.pick([
    'Speaker',
    'SPEAKER',
    'Participant',
    'Voice',
    'Person',
    'Falante',
    'Hablante',
    'Channel',
    'Sprecher',
    'S',
    'Caller',
    'Track',
  ]);
  const separator = chance.pick(separators);
  const [before, behind] = separator === ']: ' ? ['[', ''] : chance.pick(around);
  const clock = clockBy(chance);
  const isBlock = chance.is(0.35);
  const [kind, write] = chance.pick(isBlock ? blockArrangements : lineArrangements);
  const numbers = chance.pick<((at: number) => string) | null>([
    null,
    null,
    null,
    null,
    (at) => `${at + 1}. `,
    (at) => `#${at + 1} `,
    (at) => `${at + 1}\n`,
    (at) => `${at + 1}) `,
    (at) => `${String(at + 1).padStart(4, '0')} `,
  ]);
  const wraps = chance.is(0.15);
  const lines = turns.map((said, at) => {
    const name = isBlock && kind.includes('keys') ? nameOf(said.person) : before + nameOf(said.person) + behind;
    const text = wraps ? folded(said.text, chance.pick(['\n', '\n    '])) : said.text;
    return (numbers?.(at) ?? '') + write(name, clock?.write(said) ?? '', text, separator);
  });
  const hasTime = clock !== null && kind !== 'name, words';
  return {
    source:
      chance.pick(prefaces) +
      lines.join(isBlock || chance.is(0.3) ? '\n\n' : '\n') +
      chance.pick(['', '\n', '\n\n--- end ---\n']),
    traits: [
      `lines: ${kind}`,
      `who: ${who}`,
      `separator: ${isBlock ? 'none' : JSON.stringify(separator)}`,
      `around: ${JSON.stringify(before + behind)}`,
      `clock: ${hasTime ? clock.kind : 'none'}`,
      `numbers: ${numbers ? JSON.stringify(numbers(0)) : 'none'}`,
      `folded: ${wraps}`,
    ],
    talk,
    keyOf: who === 'role' ? bySide : byPerson,
    isNamed: who === 'name' || who === 'CAPITALS' || who === 'first name',
    statesSides: who === 'role' || who === 'name (role)',
    toleranceSeconds: hasTime ? (clock.isRough ? 1.05 : 0.3) : null,
  };
};

/** In the middle of a long text a line ends. */
function folded(text: string, by: string): string {
  const words = text.split(' ');
  if (words.length < 9) return text;
  const half = Math.floor(words.length / 2);
  return `${words.slice(0, half).join(' ')}${by}${words.slice(half).join(' ')}`;
}
