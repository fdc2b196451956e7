// JSON as nobody has seen it yet: keys, nesting, units, and ways to say who speaks, all by chance.
import type { Layout, Render } from './layout.fixture.ts';
import type { Chance } from './random.fixture.ts';
import type { Said } from './talks.fixture.ts';
import { idleFields, keys, type TimeStyle, timeStyles } from './values.fixture.ts';
import { type Item, voiceOf } from './voices.fixture.ts';

const nonsense = (chance: Chance) =>
  `${chance.pick(['k', 'fld', 'x', 'c', 'attr'])}${1 + Math.floor(chance.next() * 90)}`;
const strange = 0.12;

/** A key of the pool, or one that says nothing; no key twice. */
function keyMaker(chance: Chance): (pool: readonly string[]) => string {
  const used = new Set<string>();
  return (pool) => {
    for (;;) {
      const key = chance.is(strange) ? nonsense(chance) : chance.pick(pool);
      if (used.has(key.toLowerCase())) continue;
      used.add(key.toLowerCase());
      return key;
    }
  };
}

function timesOf(
  chance: Chance,
  key: (pool: readonly string[]) => string,
  style: TimeStyle,
): { kind: string; write: (said: Said) => Item } {
  const [start, end, duration, holder] = [
    key(keys.start),
    key(keys.end),
    key(keys.duration),
    key(['time', 'timing', 'span', 'range', 'interval', 'ts', 'when']),
  ];
  const { write } = style;
  const lasting = /date|epoch|clock/.test(style.name)
    ? (said: Said) => Math.round((said.end - said.start) * 100) / 100
    : (said: Said) => write(said.end - said.start);
  return chance.pick<() => { kind: string; write: (said: Said) => Item }>([
    () => ({ kind: 'start', write: (said) => ({ [start]: write(said.start) }) }),
    () => ({ kind: 'start and end', write: (said) => ({ [start]: write(said.start), [end]: write(said.end) }) }),
    () => ({
      kind: 'start and duration',
      write: (said) => ({ [start]: write(said.start), [duration]: lasting(said) }),
    }),
    () => ({ kind: 'object', write: (said) => ({ [holder]: { [start]: write(said.start), [end]: write(said.end) } }) }),
    () => ({ kind: 'pair', write: (said) => ({ [holder]: [write(said.start), write(said.end)] }) }),
  ])();
}

/** The words of a turn, as texts are kept. */
function textWriter(
  chance: Chance,
  key: (pool: readonly string[]) => string,
  style: TimeStyle | null,
): { kind: string; write: (said: Said) => Item } {
  const text = key(keys.text);
  const inner = chance.pick(keys.text);
  const wordKeys = [
    chance.pick(['word', 'text', 'w', 'token', 'value', 'punctuated_word', 'content']),
    chance.pick(['start', 's', 'begin', 'from', 't', 'startTime']),
    chance.pick(['end', 'e', 'stop', 'to', 'endTime', 'till']),
  ] as const;
  const wordsOf = ({ text: whole, start, end }: Said) => {
    const words = whole.split(' ');
    const step = (end - start) / words.length;
    return words.map((word, at) => ({
      [wordKeys[0]]: word,
      ...(style && {
        [wordKeys[1]]: style.write(start + at * step),
        [wordKeys[2]]: style.write(start + (at + 1) * step),
      }),
    }));
  };
  const list = chance.pick(['words', 'tokens', 'items', 'wordList', 'word_timings', 'elements', 'details']);
  const sentences = (whole: string) =>
    whole
      .match(/[^.?!]+[.?!]*\s*/g)
      ?.map((part) => part.trim())
      .filter(Boolean) ?? [whole];
  return chance.pick<() => { kind: string; write: (said: Said) => Item }>([
    () => ({ kind: 'text', write: (said) => ({ [text]: said.text }) }),
    () => ({ kind: 'text', write: (said) => ({ [text]: said.text }) }),
    () => ({ kind: 'text', write: (said) => ({ [text]: said.text }) }),
    () => ({
      kind: 'object',
      write: (said) => ({ [text]: { [inner]: said.text, [chance.is(0.5) ? 'format' : 'lang']: 'plain' } }),
    }),
    () => ({ kind: 'text and words', write: (said) => ({ [text]: said.text, [list]: wordsOf(said) }) }),
    () => ({ kind: 'words alone', write: (said) => ({ [list]: wordsOf(said) }) }),
    () => ({ kind: 'list of texts', write: (said) => ({ [text]: sentences(said.text) }) }),
    () => ({ kind: 'HTML', write: (said) => ({ [text]: `<p>${said.text}</p>` }) }),
  ])();
}

/** Lists of other things, which hold words too. */
function decoys(chance: Chance): Item {
  const all: Item[] = [
    { tags: ['follow up', 'first call'] },
    {
      topics: [
        { name: 'Prices', score: 0.71 },
        { name: 'Next steps', score: 0.4 },
      ],
    },
    { summary: { bullets: ['The caller asked for a date.', 'A visit was arranged and confirmed by message.'] } },
    {
      action_items: [
        { text: 'Send the confirmation', owner: null },
        { text: 'Update the plan', owner: null },
      ],
    },
    {
      moments: [
        { title: 'Question', start: 3.2, snippet: 'asked about costs' },
        { title: 'Answer', start: 9.1, snippet: 'explained the plan' },
      ],
    },
    { metadata: { model: 'large-v9', created: '2026-03-03T13:20:05Z', language: 'en', duration: 73.5 } },
    { stats: { talk_ratio: [0.4, 0.6], silence: 3.1 } },
    { title: 'Call of Tuesday', recordingUrl: 'https://media.example/a.mp3', status: 'completed' },
    { vocabulary: ['boiler', 'rota', 'invoice'], custom: {} },
  ];
  return Object.assign({}, ...chance.shuffled(all).slice(0, Math.floor(chance.next() * 4))) as Item;
}

function wrap(chance: Chance, inner: Item, depth: number): Item {
  let value = inner;
  for (let level = 0; level < depth; level += 1)
    value = { ...(chance.is(0.5) && { requestId: `r${level}9f2` }), [chance.pick(keys.wrapper)]: value };
  return value;
}

export const renderJson: Render = (talk, chance): Layout => {
  const key = keyMaker(chance);
  const style = chance.is(0.85) ? chance.pick(timeStyles) : null;
  const voice = voiceOf(talk, chance, key);
  const times = style ? timesOf(chance, key, style) : null;
  const text = textWriter(chance, key, style);
  const idle = chance.shuffled(idleFields).slice(0, Math.floor(chance.next() * 4));
  const itemOf = (said: Said, at: number): Item => {
    const more = Object.fromEntries(idle.map((field) => [field.key, field.write(chance, at)]));
    return { ...more, ...voice.write(said.person), ...times?.write(said), ...text.write(said) };
  };
  const order = chance.next();
  const items = talk.turns.map((said, at) => {
    const entries = Object.entries(itemOf(said, at));
    return Object.fromEntries(order < 0.4 ? entries.toReversed() : entries);
  });
  const listKey = chance.is(strange) ? nonsense(chance) : chance.pick(keys.list);
  const depth = Math.floor(chance.next() * 3);
  const beside = { ...voice.beside, ...decoys(chance) };
  const needsRoot = Object.keys(voice.beside).length > 0;
  const shapes: readonly (readonly [kind: string, write: () => string])[] = [
    ['list', () => JSON.stringify(wrap(chance, { ...beside, [listKey]: items }, depth), null, chance.is(0.5) ? 2 : 0)],
    ['list', () => JSON.stringify(wrap(chance, { [listKey]: items, ...beside }, depth))],
    [
      'map',
      () =>
        JSON.stringify(
          wrap(
            chance,
            {
              ...beside,
              [listKey]: Object.fromEntries(items.map((item, at) => [`m${(at * 7919 + 4099).toString(36)}`, item])),
            },
            depth,
          ),
        ),
    ],
    [
      'wrapped items',
      () => {
        const inner = chance.pick(['node', 'data', 'attributes', 'utt', 'entry', 'payload', 'obj']);
        return JSON.stringify(
          wrap(chance, { ...beside, [listKey]: items.map((item) => ({ [inner]: item, cursor: null })) }, depth),
        );
      },
    ],
    [
      'sections',
      () => {
        const half = Math.floor(items.length / 2);
        const section = chance.pick(['pages', 'chapters', 'sections', 'blocks', 'topics', 'parts', 'groups']);
        return JSON.stringify({
          ...beside,
          [section]: [
            { title: 'Part one', [listKey]: items.slice(0, half) },
            { title: 'Part two', [listKey]: items.slice(half) },
          ],
        });
      },
    ],
    ...(needsRoot
      ? []
      : [
          ['bare list', () => JSON.stringify(items)] as const,
          ['lines', () => items.map((item) => JSON.stringify(item)).join('\n')] as const,
          ['columns', () => JSON.stringify(wrap(chance, { [listKey]: columnsOf(items) }, depth))] as const,
          [
            'rows',
            () =>
              JSON.stringify({
                [chance.pick(['columns', 'header', 'fields'])]: Object.keys(items[0]!),
                [chance.pick(['rows', 'values', 'data'])]: items.map((item) => Object.values(item)),
              }),
          ] as const,
        ]),
  ];
  const [shape, write] = chance.pick(shapes);
  return {
    source: write(),
    traits: [
      `shape: ${shape}`,
      `who: ${voice.kind}`,
      `words: ${text.kind}`,
      `times: ${times?.kind ?? 'none'}`,
      `unit: ${style?.name ?? 'none'}`,
    ],
    talk,
    keyOf: voice.by,
    isNamed: voice.isNamed,
    statesSides: voice.statesSides,
    toleranceSeconds: style === null ? null : /clock$|date and time/.test(style.name) ? 1.05 : 0.3,
  };
};

const columnsOf = (items: readonly Item[]): Item =>
  Object.fromEntries(Object.keys(items[0]!).map((key) => [key, items.map((item) => item[key])]));
