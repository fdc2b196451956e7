// XML of any kind, and pages of HTML that mark who speaks: elements that repeat, with words, times and names in attributes or children.
import type { RawTranscript } from '../../../conversation/raw.ts';
import { richer } from '../../json/structure/choose.ts';
import { readStructure } from '../../json/structure/read-structure.ts';
import { readJsonTime } from '../../json/times.ts';
import { type Element, elementsOf, readXml, wordsOf } from '../../text/xml.ts';
import { parseAnyJson } from '../json/any.ts';

/** Elements that say nothing of what is in them, so that their class does. */
const plainElements = new Set('div span p li td b i strong em a time small'.split(' '));
const marksInLines = new Set('b i em strong u a font mark sub sup br'.split(' '));
const markedSpeakers = /class\s?=\s?["'][^"'<>]{0,80}(?:speaker|author|sender|from|who|agent|participant|user)/i;

/** A heading above each of several blocks names whoever wrote it, whatever its class is called: names come back, titles do not. */
function haveHeadings(head: string): boolean {
  const names = [...head.matchAll(/<h[2-6](?:\s[^<>]{0,400})?>([^<>]{1,80})</gi)].map(([, name]) => name!.trim());
  return names.length >= 4 && new Set(names).size < names.length;
}

/** Reads what repeats; null for text, for pages without marks of speakers, and where nobody speaks. */
export function parseXml(source: string): RawTranscript | null {
  const head = source.slice(0, 20_000);
  const isPage = /<(?:html|body|div|p|table|span)[\s>]/i.test(head);
  if (isPage && !/^\s*<\?xml/.test(head) && !markedSpeakers.test(head) && !haveHeadings(head)) return null;
  const root = readXml(source);
  // Nothing but marks within lines: a text with a little HTML.
  if (!root || root.children.every(({ name }) => marksInLines.has(name))) return null;
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

const headings = /^(?:h[1-6]|header|footer|time)$/;

/** An element without what its heading and its foot say, which are a name and a date. */
function withoutFrame(element: Element): Element {
  if (!element.children.some(({ name }) => /^h[1-6]$/.test(name))) return element;
  const children = element.children.filter(({ name }) => !headings.test(name));
  return { ...element, children, words: children.flatMap(({ words }) => [...words, ' ']) };
}

/** The words of a paragraph that begins with the name of whoever says them. */
const wordsBehind = (words: string, label: string) =>
  label !== '' && words.startsWith(`${label} `) ? words.slice(label.length + 1) : words;

/** The name of somebody in an element without words: `<From><User FriendlyName="Ana"/></From>`. */
function namedIn(element: Element): string {
  for (const { attributes } of [element, ...element.children])
    for (const [key, value] of attributes) if (/name$/i.test(key)) return value;
  return '';
}

/** When its first part begins, where each word has an element of its own: `<span data-m="4470">`. */
function beginOf({ children }: Element): string | null {
  for (const { attributes } of children.slice(0, 3)) {
    const begin = ['data-m', 'data-start', 'data-begin', 'data-time'].map((key) => attributes.get(key)).find(Boolean);
    if (begin !== undefined && readJsonTime(begin) !== null) return begin;
  }
  return null;
}

/** Attributes, children by their names, and the words where none of these is a text. */
function asItem(element: Element, times: ReadonlyMap<string, number>): Record<string, unknown> {
  const item: Record<string, unknown> = {};
  for (const [name, value] of element.attributes) {
    // `#T1` refers to what has the id `T1`.
    const referred = value.replace(/^#/, '');
    if (name !== 'class') item[name] = times.get(referred) ?? (name === 'who' ? referred : value);
  }
  for (const child of element.children) item[keyOf(child)] ??= wordsOf(child) || namedIn(child);
  const begin = beginOf(element);
  if (begin !== null && !Object.keys(item).some((key) => /time|start|begin|date/i.test(key))) item.start = begin;
  const label = Object.keys(item).find((key) => /^(?:speaker|author|sender|who|name)$/i.test(key));
  const written = label === undefined ? '' : String(item[label]);
  if (label) item[label] = written.replace(/^[[(]([^[\]()]{1,72})[\])]:?$|^([^:]{1,72}):$/, '$1$2');
  if (
    element.children.length === 0 ||
    !Object.keys(item).some((key) => /text|message|content|body|utterance|phrase|said|words/i.test(key))
  )
    item.text ??= wordsBehind(wordsOf(withoutFrame(element)), written);
  return item;
}
