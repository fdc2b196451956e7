// Captions, XML, HTML and YAML, with names of elements and places of names by chance.
import { byPerson, bySide, type Layout, type Render, roleOf } from './layout.fixture.ts';
import type { Chance } from './random.fixture.ts';
import type { Said } from './talks.fixture.ts';
import { clockOf, keys, plainStyles, roles, type TimeStyle } from './values.fixture.ts';

interface Turn extends Said {
  readonly who: string;
  readonly at: number;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const elements = [
  'turn',
  'utterance',
  'segment',
  'line',
  'u',
  'speech',
  'entry',
  'message',
  'item',
  'Row',
  'p',
  'sp',
  'Phrase',
  'record',
];

function captions(turns: readonly Turn[], chance: Chance): readonly [string, string] {
  const label = chance.pick<readonly [string, (who: string, text: string) => string]>([
    ['colon', (who, text) => `${who}: ${text}`],
    ['brackets', (who, text) => `[${who}] ${text}`],
    ['round brackets', (who, text) => `(${who}) ${text}`],
    ['brackets and colon', (who, text) => `[${who}]: ${text}`],
    ['arrows', (who, text) => `>> ${who}: ${text}`],
    ['dash', (who, text) => `- ${who}: ${text}`],
    ['line above', (who, text) => `${who}\n${text}`],
    ['line above with colon', (who, text) => `${who}:\n${text}`],
    ['long dash', (who, text) => `${who} – ${text}`],
    ['font', (who, text) => `<b>${who}</b>: ${text}`],
    ['voice', (who, text) => `<v ${who}>${text}`],
    ['closed voice', (who, text) => `<v ${who}>${text}</v>`],
    ['class of voice', (who, text) => `<v.loud ${who}>${text}</v>`],
    ['colour', (who, text) => `<font color="#ffffff">${who}: ${text}</font>`],
  ]);
  const isVtt = chance.is(0.5) || /voice/.test(label[0]);
  const point = isVtt ? '.' : ',';
  const cues = turns.map(
    ({ who, text, start, end, at }) =>
      `${isVtt && chance.is(0.5) ? '' : `${at + 1}\n`}${clockOf(start, true, point)} --> ${clockOf(end, true, point)}\n${label[1](who, text)}`,
  );
  return [`${isVtt ? 'WebVTT' : 'SRT'}, ${label[0]}`, `${isVtt ? 'WEBVTT\n\n' : ''}${cues.join('\n\n')}\n`];
}

function xml(turns: readonly Turn[], chance: Chance, style: TimeStyle): readonly [string, string] {
  const [root, element, who, start, end, words] = [
    chance.pick(['transcript', 'conversation', 'Call', 'log', 'data', 'document', 'recording']),
    chance.pick(elements),
    chance.pick(keys.speaker),
    chance.pick(keys.start),
    chance.pick(keys.end),
    chance.pick(keys.text),
  ];
  const time = (value: number) => String(style.write(value));
  const [kind, write] = chance.pick<readonly [string, (turn: Turn) => string]>([
    [
      'attributes',
      (turn) =>
        `<${element} ${who}="${escaped(turn.who)}" ${start}="${time(turn.start)}" ${end}="${time(turn.end)}">${escaped(turn.text)}</${element}>`,
    ],
    [
      'elements',
      (turn) =>
        `<${element}><${who}>${escaped(turn.who)}</${who}><${start}>${time(turn.start)}</${start}><${end}>${time(turn.end)}</${end}><${words}>${escaped(turn.text)}</${words}></${element}>`,
    ],
    [
      'attributes alone',
      (turn) =>
        `<${element} ${words}="${escaped(turn.text)}" ${who}="${escaped(turn.who)}" ${start}="${time(turn.start)}" ${end}="${time(turn.end)}"/>`,
    ],
    [
      'words inside',
      (turn) =>
        `<${element} ${start}="${time(turn.start)}" ${end}="${time(turn.end)}"><${who}>${escaped(turn.who)}</${who}><${words}>${escaped(turn.text)}</${words}></${element}>`,
    ],
  ]);
  return [
    `XML, ${kind}`,
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>\n${turns.map(write).join('\n')}\n</${root}>\n`,
  ];
}

function html(turns: readonly Turn[], chance: Chance): readonly [string, string] {
  const names = chance.pick([
    ['speaker', 'text'],
    ['name', 'message'],
    ['msg-author', 'msg-body'],
    ['who', 'said'],
    ['a', 'b'],
    ['css-1x9', 'css-77k'],
  ] as const);
  const [kind, write] = chance.pick<readonly [string, (turn: Turn, time: string) => string]>([
    [
      'divisions',
      ({ who, text }, time) =>
        `<div class="turn"><div class="${names[0]}">${who}</div><div class="time">${time}</div><div class="${names[1]}">${escaped(text)}</div></div>`,
    ],
    ['paragraphs', ({ who, text }, time) => `<p><strong>${who}</strong> [${time}]: ${escaped(text)}</p>`],
    ['table', ({ who, text }, time) => `<tr><td>${time}</td><td>${who}</td><td>${escaped(text)}</td></tr>`],
    ['definitions', ({ who, text }) => `<dt>${who}</dt><dd>${escaped(text)}</dd>`],
    ['list', ({ who, text }, time) => `<li><span>${time}</span> <b>${who}:</b> ${escaped(text)}</li>`],
  ]);
  const outer = { table: 'table', definitions: 'dl', list: 'ul', divisions: 'div', paragraphs: 'div' }[kind]!;
  const body = turns.map((turn) => write(turn, clockOf(turn.start, true, null))).join('\n');
  return [
    `HTML, ${kind}`,
    `<html><head><title>Transcript</title><style>.a{color:red}</style></head><body><${outer}>\n${body}\n</${outer}></body></html>`,
  ];
}

function yaml(turns: readonly Turn[], chance: Chance, style: TimeStyle): readonly [string, string] {
  const [who, start, words, list] = [
    chance.pick(keys.speaker),
    chance.pick(keys.start),
    chance.pick(keys.text),
    chance.pick(keys.list),
  ];
  const quoted = (text: string) => JSON.stringify(text);
  const isRoot = chance.is(0.5);
  const items = turns.map(
    (turn) => `- ${who}: ${turn.who}\n  ${start}: ${String(style.write(turn.start))}\n  ${words}: ${quoted(turn.text)}`,
  );
  return [
    isRoot ? 'YAML' : 'YAML under a key',
    isRoot ? items.join('\n') : `${list}:\n${items.map((item) => item.replace(/^/gm, '  ')).join('\n')}`,
  ];
}

export const renderMarkup: Render = (talk, chance): Layout => {
  const pair = chance.pick(roles.filter(([agent]) => /^[\p{L} ]+$/u.test(agent) && agent !== 'us'));
  const kindOfWho = chance.pick(['name', 'name', 'role', 'label'] as const);
  const whoOf = (at: number) =>
    kindOfWho === 'role'
      ? roleOf(talk.people[at]!, pair)
      : kindOfWho === 'label'
        ? `Speaker ${at + 1}`
        : talk.people[at]!.name;
  const turns = talk.turns.map((said, at): Turn => ({ ...said, who: whoOf(said.person), at }));
  const style = chance.pick(plainStyles);
  const form = chance.pick(['captions', 'xml', 'html', 'yaml'] as const);
  const [kind, source] =
    form === 'captions'
      ? captions(turns, chance)
      : form === 'html'
        ? html(turns, chance)
        : (form === 'xml' ? xml : yaml)(turns, chance, style);
  const isRough = form === 'html' || (form !== 'captions' && /clock$|date and time/.test(style.name));
  return {
    source,
    traits: [
      `markup: ${kind}`,
      `who: ${kindOfWho}`,
      `unit: ${form === 'xml' || form === 'yaml' ? style.name : 'usual'}`,
    ],
    talk,
    keyOf: kindOfWho === 'role' ? bySide : byPerson,
    isNamed: kindOfWho === 'name',
    statesSides: kindOfWho === 'role',
    toleranceSeconds: kind === 'HTML, definitions' ? null : isRough ? 1.05 : 0.3,
  };
};
