// A list of items as turns: words, times and speakers by whatever names the keys have, and what of it nobody says.

import type { Side, TranscriptForm } from '../../conversation/conversation.ts';
import type { RawSegment, RawTranscript } from '../../conversation/raw.ts';
import { cleanText } from '../text/clean-source.ts';
import { inSeconds } from '../times.ts';
import { type Fields, fieldsOf } from './fields.ts';
import { textOf, unwrapped } from './item-text.ts';
import type { People } from './people.ts';
import { isRole, kindsOf, plainRole } from './roles.ts';
import { readTimes } from './time-columns.ts';
import { gatherWords, inSpokenOrder } from './timed-words.ts';
import { asNumber, type JsonObject } from './values.ts';
import { readWho, type Who } from './who.ts';

/** A turn with what tells who says it. */
export interface Turn extends RawSegment {
  readonly who: Who;
}

/** Types of items that are messages, where a list has others beside them. */
const messageTypes = new Set(
  'message transcript chatmsg msg comment utterance speech transcription chatmessage usermessage'.split(' '),
);
const isMessage = (type: string) =>
  messageTypes.has(type) || /^(?:user|agent|assistant|bot|client|customer|contact|visitor)message$/.test(type);
const hiddenTypes = new Set('audioevent spacing note privatenote internalnote systemevent'.split(' '));

/** The turns of a list; [] where few of its items say anything. */
export function turnsOf(items: readonly JsonObject[], people: People): Turn[] {
  const all = items.map(unwrapped);
  const types = all.map((fields) => plainRole(String(fields.get('parttype') ?? fields.get('type') ?? '')));
  const hasMessages = types.some(isMessage);
  // Beside messages, comments are notes among colleagues.
  const isTalk = (type: string) =>
    isMessage(type) ? type !== 'comment' || !types.includes('message') : type !== '' && isRole(type);
  const isSure = hasBoth(all);
  const areAllPrivate = all.every(isPrivate);
  const said = all.filter((fields, at) => {
    if (
      isProvisional(fields) ||
      (isSure && stageOf(fields) === 'unsure') ||
      isInvented(fields) ||
      hiddenTypes.has(types[at]!) ||
      isHappening(fields)
    )
      return false;
    if (isPrivate(fields) && !areAllPrivate) return false;
    return (
      (!hasMessages || isTalk(types[at]!)) &&
      !/[_-](?:join|leave|left|topic|purpose|close|transfer\w*|assign\w*)$/.test(
        String(fields.get('subtype') ?? fields.get('t') ?? ''),
      )
    );
  });
  const written = said.map((fields) => textOf(fields) ?? '');
  const texts = written.map(cleanText);
  const filled = said.filter((_, at) => texts[at] !== '');
  const times = readTimes(filled);
  const who = readWho(filled);
  const turns = filled.map((_, at) => ({ ...times[at]!, speaker: null, who: known(who[at]!, people) }));
  const words = texts.filter((text) => text !== '');
  return withWholeWords(
    turns.map((turn, at) => ({ ...turn, text: words[at]! })),
    written.filter((_, at) => texts[at] !== ''),
  );
}

/** Pieces of words, of which a blank begins each new word, as whole words. */
function withWholeWords(turns: readonly Turn[], written: readonly string[]): Turn[] {
  const begun = written.filter((text) => /^\s/.test(text)).length;
  if (!areWords(turns) || begun < 0.3 * written.length || begun > written.length - 2) return [...turns];
  const whole: Turn[] = [];
  turns.forEach((turn, at) => {
    const last = whole.at(-1);
    const isPart = last !== undefined && !/^\s/.test(written[at]!) && sameWho(last, turn);
    if (isPart) whole[whole.length - 1] = { ...last, text: last.text + turn.text, end: turn.end };
    else whole.push(turn);
  });
  return whole;
}

const sameWho = (a: Turn, b: Turn) => a.who.id === b.who.id && a.who.name === b.who.name;

const stageKeys = ['type', 'event', 'status', 'state', 'stage', 'resulttype'];
const unsureStages = /^(?:partial|interim|provisional|recognizing|hypothesis)/;

/** Whether an item says by a word that it is a first hearing, or the last. */
function stageOf(fields: Fields): 'sure' | 'unsure' | null {
  for (const key of stageKeys) {
    const stage = plainRole(String(fields.get(key) ?? ''));
    // An event's last word tells: `response.audio_transcript.delta`.
    if (unsureStages.test(stage) || stage.endsWith('delta')) return 'unsure';
    if (/^(?:final|recognized|completed?)/.test(stage) || /transcript\w*(?:done|completed)$/.test(stage)) return 'sure';
  }
  return null;
}

/** Whether an event says itself that a later one has the whole of it. */
export const isFirstHearing = (item: JsonObject): boolean => stageOf(fieldsOf(item)) === 'unsure';

const happenings = ['iscontrolmessage', 'issystemmessage', 'issystem', 'isevent', 'isstatusmessage'];

/** What happened in a chat, by a flag or by Skype's types: `Event/Call`, `ThreadActivity/AddMember`. */
const isHappening = (fields: Fields) =>
  happenings.some((key) => isTrue(fields.get(key))) ||
  /^(?:event|threadactivity|popcard|notice)\b/i.test(String(fields.get('messagetype') ?? ''));

function hasBoth(all: readonly Fields[]): boolean {
  const stages = new Set(all.map(stageOf));
  return stages.has('sure') && stages.has('unsure');
}

function known(who: Who, people: People): Who {
  const person = people.get(who.id ?? '') ?? people.get(who.name ?? '');
  if (!person) return who;
  const isId = who.name === null || people.has(who.name);
  return {
    id: who.id ?? (isId ? who.name : null),
    name: isId ? (person.name ?? who.name) : who.name,
    role: who.role ?? person.role,
  };
}

/** What a recogniser said before it was sure. */
function isProvisional(fields: Fields): boolean {
  if (['ispartial', 'partial'].some((key) => isTrue(fields.get(key)))) return true;
  return ['isfinal', 'final'].some((key) => fields.has(key) && !isTrue(fields.get(key)));
}

/** A note that the client never sees. */
const isPrivate = (fields: Fields) =>
  ['private', 'isprivate', 'isnote', 'internalnote'].some((key) => isTrue(fields.get(key))) ||
  ['public', 'ispublic', 'jsdpublic'].some((key) => fields.get(key) === false || fields.get(key) === 'false');

const isTrue = (value: unknown) => value === true || value === 'true';

/** Whisper's own rule for words that it made up over silence: surely no speech, and unsure of the words. */
function isInvented(fields: Fields): boolean {
  return (asNumber(fields.get('nospeechprob')) ?? 0) > 0.6 && (asNumber(fields.get('avglogprob')) ?? 0) < -0.9;
}

/** Whether turns are single words, which belong together. */
export function areWords(turns: readonly Turn[]): boolean {
  return turns.length >= 8 && turns.filter(({ text }) => !text.includes(' ')).length > 0.9 * turns.length;
}

/** A transcript of turns: machines left out, everybody under a label of their own, and the sides that roles state. */
export function transcriptOf(
  form: TranscriptForm,
  turns: readonly Turn[],
  more: Pick<RawTranscript, 'areMessages'> = {},
): RawTranscript {
  const kindOf = kindsOf(
    turns.flatMap(({ who }) => who.role ?? (who.name !== null && isRole(who.name) ? who.name : [])),
  );
  const roleOf = ({ who }: Turn) => who.role ?? (who.name !== null && isRole(who.name) ? who.name : null);
  const labelOf = labeller(turns);
  const statedSides: Record<string, Side> = {};
  const segments: RawSegment[] = [];
  const labels = new Set<string>();
  let machines = 0;
  for (const turn of turns) {
    const role = roleOf(turn);
    const kind = role === null ? null : kindOf(role);
    if (kind === 'machine') {
      machines += 1;
      continue;
    }
    const speaker = labelOf(turn);
    if (kind !== null && speaker !== null) statedSides[speaker] ??= kind;
    if (speaker !== null) labels.add(speaker);
    segments.push({ start: turn.start, end: turn.end, text: turn.text, speaker });
  }
  // Names such as `Guest-1` and `Guest-2` tell no sides.
  const tellsSides =
    labels.size < 2 || new Set(Object.values(statedSides)).size > 1 || turns.some(({ who }) => who.role !== null);
  return {
    form,
    bareTimes: true,
    segments: areWords(turns) ? inSpokenOrder(gatherWords(withSpeakers(inSeconds(segments)))) : segments,
    ...(tellsSides && Object.keys(statedSides).length > 0 && { statedSides }),
    ...(machines > 0 && { leftOut: { machines } }),
    ...more,
  };
}

/** Words without a speaker belong to the speaker before them, where anybody is named. */
function withSpeakers(words: readonly RawSegment[]): readonly RawSegment[] {
  let speaker = words.find((word) => word.speaker !== null)?.speaker ?? null;
  return words.map((word) => {
    speaker = word.speaker ?? speaker;
    return { ...word, speaker };
  });
}

/** Labels that keep people apart: two of one name who speak in turn are `Ana` and `Ana (2)`. */
function labeller(turns: readonly Turn[]): (turn: Turn) => string | null {
  const nameOf = ({ who }: Turn) => who.name ?? (who.role !== null && !isNumbered(who) ? who.role : who.id) ?? who.role;
  const spans = new Map<string, Map<string, [first: number, last: number]>>();
  turns.forEach((turn, at) => {
    const name = nameOf(turn);
    const id = turn.who.id;
    if (name === null || id === null) return;
    const ids = spans.get(name) ?? new Map<string, [number, number]>();
    spans.set(name, ids);
    ids.set(id, [ids.get(id)?.[0] ?? at, at]);
  });
  const labels = new Map<string, string>();
  for (const [name, ids] of spans) {
    let number = 1;
    let last = -1;
    for (const [id, [from, to]] of ids) {
      // Somebody who comes back under another id speaks only after the first is gone.
      if (last >= 0 && from < last) number += 1;
      labels.set(`${name}\n${id}`, number === 1 ? name : `${name} (${number})`);
      last = Math.max(last, to);
    }
  }
  return (turn) => {
    const name = nameOf(turn);
    return name === null ? null : (labels.get(`${name}\n${turn.who.id}`) ?? name);
  };
}

/** Ids that are short labels themselves, and say more than the role that several may share. */
const isNumbered = ({ id, role }: Who): boolean =>
  id !== null && role !== null && plainRole(id).startsWith(plainRole(role)) && id.length <= 24;
