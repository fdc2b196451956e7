// What one item of a list says: a text, parts of a message, the best of several hearings, or what stands in an object of its own.
import { stripMarkup } from '../text/line-marks.ts';
import { type Fields, fieldsOf, keyList } from './fields.ts';
import { asObject, asObjects, type JsonObject } from './values.ts';

const textKeys =
  keyList(`decoratedtext displaytext spokentext text transcript content sentence utterance message msg body plainbody
  plaintext phrase caption wordstext display punctuatedword word value term messagetext transcription said texto mensagem mensaje fala
  conteudo contenido what says speech snippet utf8 txt line preview quote parts messageparts bodytext strippedtext conversation query querytext onebest words w token`);

/** Parts of a message that are words; others are pictures, files and calls of tools. */
const wordParts = new Set([
  'text',
  'inputtext',
  'outputtext',
  'inputaudio',
  'audio',
  'outputaudio',
  'plain',
  'bold',
  'italic',
  'link',
]);
/** Keys that make an object a turn of its own, and no part of a message. */
const turnKeys = keyList('speaker speakerid role start starttime end endtime ts participantid');
/** Objects in which an item may keep all that it has. */
const wrappers = keyList(`transcript utterance message node data event utteranceevent result attributes payload item msg
  transcriptiondata messagedata messagecontent entrypayload abstractmessage staticcontent extendedtextmessage`);

const deepest = 6;

/** The item's words, its markup resolved; null where it has none. */
export function textOf(fields: Fields): string | null {
  let best: Fields | null = fields;
  for (let depth = 0; best && depth < deepest; depth += 1) {
    for (const key of textKeys) {
      const value = best.get(key);
      // Elsewhere a list of words with times.
      const text = key === 'words' && typeof value !== 'string' ? null : asWords(value, 0);
      if (text !== null) return withoutTags(text);
    }
    const alternative: JsonObject | undefined =
      asObjects(best.get('alternatives'))[0] ?? asObjects(best.get('nbest'))[0];
    best = alternative ? fieldsOf(alternative) : null;
  }
  return null;
}

function asWords(value: unknown, depth: number): string | null {
  if (typeof value === 'string') return value.trim() === '' || isJson(value) ? (value === ' ' ? value : null) : value;
  if (depth >= 3) return null;
  if (Array.isArray(value)) return partsOf(value, depth);
  const inside = asObject(value);
  if (!inside || depth > 0) return null;
  const fields = fieldsOf(inside);
  for (const key of ['text', 'content', 'body', 'parts', 'conversation', 'transcript', 'value']) {
    const text = asWords(fields.get(key), depth + 1);
    if (text !== null) return text;
  }
  return null;
}

/** The words of a message in parts; null for a list of turns or of words with times. */
function partsOf(parts: readonly unknown[], depth: number): string | null {
  const words: string[] = [];
  for (const part of parts) {
    if (typeof part === 'string') words.push(part);
    const item = asObject(part);
    if (!item) continue;
    const fields = fieldsOf(item);
    if (turnKeys.some((key) => fields.has(key))) return null;
    const type = String(fields.get('type') ?? 'text')
      .toLowerCase()
      .replace(/[^a-z]/g, '');
    if (!wordParts.has(type) && !fields.has('entity') && fields.get('type') !== undefined && !isMark(type)) continue;
    const text = fields.get('text') ?? fields.get('transcript') ?? fields.get('content');
    const inner =
      asWords(text, depth + 1) ??
      (asObject(text) ? asWords(asObject(text)!.content ?? asObject(text)!.value, depth + 1) : null);
    if (inner !== null) words.push(inner);
  }
  const said = words.join(parts.every((part) => typeof part === 'string') ? ' ' : '');
  return said.trim() === '' ? null : said;
}

/** Marks within a text that a messenger keeps as parts: mentions, code, telephone numbers. */
const isMark = (type: string) =>
  /^(?:mention|mentionname|code|pre|phone|email|hashtag|cashtag|url|texturl|textlink|underline|strikethrough|spoiler|customemoji|botcommand|blockquote|bankcard)$/.test(
    type,
  );

const isJson = (text: string) =>
  /^\s{0,4}[{[]\s{0,4}["{[\]}]/.test(text.slice(0, 12)) && /[}\]]\s{0,4}$/.test(text.slice(-6));

function withoutTags(text: string): string {
  if (/^<[^<>]{1,200}\/>$/.test(text) || isElement(text) || isSound(text)) return '';
  if (!/<\/?(?:p|br|div|span|b|i|a|strong|em|ul|li)\b/i.test(text)) return text;
  return stripMarkup(text.replace(/<(?:br ?\/?|\/(?:p|div|li))>/gi, '\n'));
}

/** `<laugh>`, as Rev.ai writes a sound among the words. Only what is known: `<name>` stands for words that somebody said. */
const isSound = (text: string) =>
  /^<(?:laugh(?:s|ter|ing)?|cough(?:s|ing)?|sighs?|sneezes?|breath(?:ing)?|applause|music|noise|silence|crosstalk|beep)>$/.test(
    text,
  );

/** What a messenger keeps of a call or a picture: `<partlist type="started">…</partlist>`. */
function isElement(text: string): boolean {
  const name = /^<([a-z]{4,20})\s[^<>]{0,400}=/i.exec(text.slice(0, 440))?.[1];
  return name !== undefined && name !== 'span' && text.endsWith(`</${name}>`);
}

const mostWrappers = 4;
const mostLooked = 24;

/** An item that keeps what it has in one object of its own, as that object with the item's other fields. */
export function unwrapped(item: JsonObject): Fields {
  let fields = fieldsOf(item);
  const opened = new Set<unknown>();
  while (opened.size < mostWrappers) {
    if (textOf(fields) !== null) return fields;
    let found: JsonObject | null = null;
    for (const key of wrappers) {
      const value = fields.get(key);
      if (opened.has(value)) continue;
      const inside = asObject(value) ?? (typeof value === 'string' && isJson(value) ? parsed(value) : null);
      if (inside && Object.keys(inside).length > 0) {
        found = inside;
        // `payload` may hold one of its own.
        opened.add(value);
        break;
      }
    }
    found ??= onlyTalk(fields, opened);
    if (!found) return fields;
    fields = new Map([...fields, ...fieldsOf(found)]);
  }
  return fields;
}

/** The one object of an item in which something is said, whatever its key. */
function onlyTalk(fields: Fields, opened: Set<unknown>): JsonObject | null {
  const talks = [...fields].slice(0, mostLooked).flatMap(([key, value]): [string, JsonObject][] => {
    const inside = asObject(value);
    return inside && !opened.has(value) && isTalk(inside, 0) ? [[key, inside]] : [];
  });
  if (talks.length !== 1) return null;
  const [key, talk] = talks[0]!;
  opened.add(talk);
  // `{"inputTranscription": {"text": …}}`: the key tells what it is.
  return fields.has('type') || textOf(fieldsOf(talk)) === null ? talk : { type: key, ...talk };
}

/** Whether something is said in an object, or in one that it holds. */
const isTalk = (inside: JsonObject, depth: number): boolean => {
  const fields = fieldsOf(inside);
  if (textOf(fields) !== null) return true;
  if (depth >= 2) return false;
  return [...fields.values()]
    .slice(0, mostLooked)
    .some((value) => asObject(value) && isTalk(asObject(value)!, depth + 1));
};

function parsed(text: string): JsonObject | null {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return null;
  }
}
