// XML of any kind, and pages of HTML that mark who speaks: elements that repeat, with words, times and names in attributes or children.
import type { RawTranscript } from '../../../conversation/raw.ts';
import { richer } from '../../json/structure/choose.ts';
import { readStructure } from '../../json/structure/read-structure.ts';
import { readJsonTime } from '../../json/times.ts';
import { type Element, elementsOf, readXml, wordsOf } from '../../text/xml.ts';
import { parseAnyJson } from '../json/any.ts';

/** Elements that say nothing of what is in them, so that their class does. */
const plainElements = new Set('div span p li td b i strong em a time small'.split(' '));
const markedSpeakers = /class\s?=\s?["'][^"'<>]{0,80}(?:speaker|author|sender|from|who|agent|participant|user)/i;

/** Reads what repeats; null for text, for pages without marks of speakers, and where nobody speaks. */
export function parseXml(source: string): RawTranscript | null {
  const head = source.slice(0, 20_000);
  const isPage = /<(?:html|body|div|p|table|span)[\s>]/i.test(head);
  if (isPage && !/^\s*<\?xml/.test(head) && !markedSpeakers.test(head)) return null;
  const root = readXml(source);
  if (!root) return null;
  const lists = new Map<string, unknown[]>();
  const people = peopleOf(root);
  const times = timelineOf(root);
  for (const element of [root, ...elementsOf(root)]) {
    const groups = new Map<string, Element[]>();
    for (const child of element.children) {
      const key = keyOf(child);
      const group = groups.get(key);
      if (group) group.push(child);
      else groups.set(key, [child]);
    }
    for (const [key, items] of groups) {
      const list = lists.get(key) ?? [];
      if (items.length >= 2) lists.set(key, list);
      if (items.length >= 2) for (const item of items) list.push(withSpeakerOf(element, asItem(item, times)));
    }
  }
  const value = { ...Object.fromEntries(lists), ...(people.length > 0 && { people }) };
  const read = richer(parseAnyJson(value), readStructure(value));
  return read?.segments.some(({ speaker }) => speaker !== null) ? read : null;
}

/** Speakers that a head lists, for turns that name them by id: `<Speaker id="spk1" name="Ana"/>`. */
function peopleOf(root: Element): Record<string, unknown>[] {
  const people: Record<string, unknown>[] = [];
  for (const element of elementsOf(root)) {
    const { name, attributes } = element;
    if (!/^(?:speaker|participant|person|agent|user)$/.test(name)) continue;
    const id = attributes.get('id');
    const named = [...elementsOf(element)].find((child) => /^(?:persname|abbreviation|abbr|name)$/.test(child.name));
    const called = attributes.get('name') ?? (named && wordsOf(named));
    if (id !== undefined && called) people.push({ id, name: called });
  }
  return people;
}

/** Moments that a file names once and refers to, as TEI and EXMARaLDA do: `<tli id="T1" time="0.5"/>`. */
function timelineOf(root: Element): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const { name, attributes } of elementsOf(root)) {
    if (!/^(?:tli|when|timepoint)$/.test(name)) continue;
    const time = readJsonTime(attributes.get('time') ?? attributes.get('interval') ?? attributes.get('absolute'));
    const id = attributes.get('id') ?? attributes.get('timepoint-id');
    if (id !== undefined && time !== null) times.set(id, time);
  }
  return times;
}

/** In a tier of one speaker, what is in it is theirs. */
function withSpeakerOf({ attributes }: Element, item: Record<string, unknown>): Record<string, unknown> {
  const speaker = attributes.get('speaker');
  return speaker === undefined || 'speaker' in item || 'who' in item ? item : { ...item, speaker };
}

function keyOf({ name, attributes }: Element): string {
  const marked = plainElements.has(name) ? (attributes.get('class') ?? attributes.get('data-role')) : undefined;
  return (
    marked
      ?.split(/[\s_-]+/)
      .find((word) =>
        /^(?:speaker|author|sender|time|timestamp|text|message|content|body|name|start|end|who)$/i.test(word),
      ) ??
    marked?.split(' ', 1)[0] ??
    name
  );
}

/** Attributes, children by their names, and the words where none of these is a text. */
function asItem(element: Element, times: ReadonlyMap<string, number>): Record<string, unknown> {
  const item: Record<string, unknown> = {};
  for (const [name, value] of element.attributes) {
    // `#T1` refers to what has the id `T1`.
    const referred = value.replace(/^#/, '');
    if (name !== 'class') item[name] = times.get(referred) ?? (name === 'who' ? referred : value);
  }
  for (const child of element.children) item[keyOf(child)] ??= wordsOf(child);
  if (
    element.children.length === 0 ||
    !Object.keys(item).some((key) => /text|message|content|body|utterance|phrase|said|words/i.test(key))
  )
    item.text ??= wordsOf(element);
  return item;
}
