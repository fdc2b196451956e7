// What was said, out of several readings of the same turns: each turn by itself, and passages of many. Word by word, what most have wins.
import type { TextPart } from '@earshot/engine';
import type { Passage } from './passages.ts';

/** What was understood of a passage. */
export interface Reading extends Passage {
  readonly text: string;
}

/** A place for a word: `votes` by way of listening, the turn by itself first; null: nothing is there; undefined: no say. */
interface Slot {
  readonly turn: number;
  readonly votes: (string | null | undefined)[];
}

/** Steps of an alignment: what they cost, a word taken for another less than one left out and one put in. */
const [put, taken, left, leftAgain] = [1, 1.2, 1, 0.5];

export interface AgreedTurn {
  readonly text: string;
  /** Where no word has more than half of the votes. */
  readonly uncertain: readonly TextPart[];
}

/**
 * The text of each turn, and the parts on which the ways of listening disagree. `own`: as each was understood by itself. `ways`: the readings
 * of each further way, the best way first, which decides where all differ; a way has no say on turns that it has no reading of.
 */
export function agreedTurns(own: readonly string[], ways: readonly (readonly Reading[])[]): AgreedTurn[] {
  let slots = own.flatMap((text, turn) => wordsOf(text).map((word): Slot => ({ turn, votes: [word] })));
  for (const [index, readings] of ways.entries()) {
    for (const reading of readings) slots = withReading(slots, reading, index + 1);
  }
  return own.map((_, turn) => {
    const here = slots.filter((slot) => slot.turn === turn);
    const elections = here.map(elected);
    // A passage that has lost a whole turn is wrong about it.
    const words = elections.some(({ word }) => word !== null)
      ? elections
      : here.map(({ votes: [own] }) => ({ word: own ?? null, isSure: false }));
    const said = words.flatMap(({ word }) => word ?? []);
    return { text: capitalised(said.join(' ')), uncertain: uncertainParts(here, words) };
  });
}

/** The slots with the votes of one more reading, and with those that it adds. */
function withReading(slots: readonly Slot[], { from, to, text }: Reading, way: number): Slot[] {
  const here = slots.filter(({ turn }) => turn >= from && turn < to);
  const result: Slot[] = [];
  let [used, before] = [0, '.'];
  for (const { slot, word } of alignment(here, wordsOf(text))) {
    if (slot) {
      slot.votes[way] = word;
      result.push(slot);
      used++;
    } else {
      const [previous, next] = [result.at(-1), here[used]];
      // At the border of two turns, what begins a sentence belongs to the next one.
      const { turn } = (/[.?!]$/.test(before) ? (next ?? previous) : (previous ?? next)) ?? { turn: from };
      const votes: Slot['votes'] = Array.from({ length: way }, () => null);
      votes[way] = word;
      result.push({ turn, votes });
    }
    before = word ?? before;
  }
  return [...slots.filter(({ turn }) => turn < from), ...result, ...slots.filter(({ turn }) => turn >= to)];
}

/** Slots and words side by side, in order: at least one of each pair is there. */
function alignment(slots: readonly Slot[], words: readonly string[]): { slot: Slot | null; word: string | null }[] {
  const costOf = (slot: Slot, word: string) =>
    slot.votes.some((vote) => vote && plain(vote) === plain(word)) ? 0 : taken;
  const leaving = (slot: Slot) => (slot.votes.includes(null) ? leftAgain : left);
  const costs = [Array.from({ length: words.length + 1 }, (_, column) => column * put)];
  for (const [row, slot] of slots.entries()) {
    const above = costs[row]!;
    const line = [above[0]! + leaving(slot)];
    for (const [column, word] of words.entries())
      line.push(Math.min(above[column + 1]! + leaving(slot), line[column]! + put, above[column]! + costOf(slot, word)));
    costs.push(line);
  }
  const pairs: { slot: Slot | null; word: string | null }[] = [];
  for (let [row, column] = [slots.length, words.length]; row > 0 || column > 0; ) {
    const [slot, word, cost] = [slots[row - 1], words[column - 1], costs[row]![column]!];
    if (slot && word !== undefined && cost === costs[row - 1]![column - 1]! + costOf(slot, word)) {
      pairs.push({ slot, word });
      row--;
      column--;
    } else if (slot && cost === costs[row - 1]![column]! + leaving(slot)) {
      pairs.push({ slot, word: null });
      row--;
    } else {
      pairs.push({ slot: null, word: word! });
      column--;
    }
  }
  return pairs.reverse();
}

/**
 * What most have; between equals a word goes before none, then the first of the further ways, and the turn by itself comes last. Of two
 * readings the passage is right: a turn by itself is where models invent words.
 */
function elected({ votes: [own, ...further] }: Slot): { word: string | null; isSure: boolean } {
  const votes = [...further, own].filter((vote) => vote !== undefined);
  const bonus = votes.length > 2 ? 0.5 : 0;
  const alike = (vote: string | null) => votes.filter((other) => plain(other ?? '') === plain(vote ?? ''));
  const support = (vote: string | null) => alike(vote).length + (vote === null ? 0 : bonus);
  const word = votes.reduce((best, vote) => (support(vote) > support(best) ? vote : best));
  const isSure = votes.length < 2 || Math.floor(support(word)) > votes.length / 2;
  return { word: word !== null && votes.length === 2 ? asWritten(word, alike(word)) : word, isSure };
}

/** Takes the mark that any reading has, because Whisper leaves them out of whole passages. */
function asWritten(word: string, readings: readonly (string | null)[]): string {
  const marks = /[.?!]$/;
  return marks.test(word) ? word : (readings.find((other) => other !== null && marks.test(other)) ?? word);
}

/** One doubtful word is a name or a slip; a passage has at least two, and at most one other between them. */
const [fewestUnsure, mostBetween] = [2, 1];

/** `elections`: what was elected in each of the slots. */
function uncertainParts(
  slots: readonly Slot[],
  elections: readonly { word: string | null; isSure: boolean }[],
): TextPart[] {
  const parts: TextPart[] = [];
  let run = { from: 0, to: 0, first: 0, last: 0, unsure: 0, between: 0 };
  let at = 0;
  const end = () => {
    const { from, to, first, last, unsure } = run;
    if (unsure >= fewestUnsure && !areOfOneSound(slots.slice(first, last + 1), elections.slice(first, last + 1)))
      parts.push({ from, to });
    run = { from: 0, to: 0, first: 0, last: 0, unsure: 0, between: 0 };
  };
  for (const [index, { word, isSure }] of elections.entries()) {
    if (word === null) continue;
    if (isSure && run.unsure > 0) run.between++;
    if (run.between > mostBetween) end();
    if (!isSure) {
      if (run.unsure === 0) run = { ...run, from: at, first: index };
      run = { ...run, to: at + word.length, last: index, unsure: run.unsure + 1, between: 0 };
    }
    at += word.length + 1;
  }
  end();
  return parts;
}

/** Share of letters that may differ between readings of the same sound: "contara y como", "contarais cómo". */
const mostOfOneSound = 0.28;
/** Readings of more letters are not compared. */
const mostLetters = 120;

/** Whether most ways of listening heard the same sounds, and differ only in how they write them. */
function areOfOneSound(slots: readonly Slot[], elections: readonly { word: string | null }[]): boolean {
  const letters = (words: readonly (string | null | undefined)[]) => lettersOf(words.join(''));
  const elected = letters(elections.map(({ word }) => word));
  if (elected.length > mostLetters) return false;
  const ways = Math.max(...slots.map(({ votes }) => votes.length));
  const readings = Array.from({ length: ways }, (_, way) => slots.map(({ votes }) => votes[way]))
    .filter((votes) => votes.some((vote) => vote !== undefined))
    .map(letters);
  const alike = readings.filter(
    (reading) => reading.length <= mostLetters && distance(elected, reading) <= mostOfOneSound * elected.length,
  );
  return alike.length > readings.length / 2;
}

/** Letters and figures that are put in, left out or changed. */
function distance(one: string, other: string): number {
  let line = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...one].entries()) {
    const next = [row + 1];
    for (let column = 0; column < other.length; column++)
      next.push(
        Math.min(line[column + 1]! + 1, next[column]! + 1, line[column]! + Number(letter !== other.charAt(column))),
      );
    line = next;
  }
  return line.at(-1)!;
}

const lettersOf = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-zñ0-9]/g, '');
const plain = (word: string) => word.toLowerCase().replaceAll(/[^\p{L}\p{N}']/gu, '');
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => plain(word) !== '');
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
