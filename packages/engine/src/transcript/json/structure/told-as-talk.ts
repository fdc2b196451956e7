// Whether rows in which somebody and some words were found are a conversation: a log, a list of goods or of tasks has both too.
import { isTalk, shareAddressed } from '../talk-words.ts';
import { readJsonTime } from '../times.ts';
import type { Column } from './columns.ts';
import { likeness } from './spoken-times.ts';

/** Signs of these weights together make a conversation. */
const leastSigns = 2;
const mostlyAddressed = 0.5;
const speakerName = /\b(?:speaker|speakers|spk|talker|utterer|falante|hablante|sprecher|locuteur|interlocutor)\b/;
const speechName =
  /\b(?:utterance|transcript|said|spoken|speech|hypothesis|verbatim|asr|hyp|dialog|dialogue|turn|sentence|recognized|fala)\b/;

interface Found {
  readonly text: Column;
  /** Those that say who speaks. */
  readonly tells: readonly Column[];
  /** Both sides are known of them. */
  readonly hasSides: boolean;
  /** Where a column has the starts. */
  readonly start: Column | null;
}

/** By the words, by names of keys that only transcripts have, by sides, and by times that go with the words. */
export function areTalk({ text, tells, hasSides, start }: Found): boolean {
  const texts = text.values.filter((value) => typeof value === 'string');
  const said = text.words < 1.5 ? [...inGroups(texts)] : texts;
  const signs = [
    isTalk(said) ? 2 : shareAddressed(said) >= mostlyAddressed ? 1 : 0,
    tells.some(({ name }) => speakerName.test(name)) ? 2 : 0,
    speechName.test(text.name) ? 1 : 0,
    hasSides ? 1 : 0,
    start === null ? 0 : paceSigns(start, text),
  ];
  return signs.reduce((sum, sign) => sum + sign, 0) >= leastSigns;
}

const wordsInGroup = 8;

function* inGroups(words: readonly string[]): Generator<string> {
  for (let at = 0; at < words.length; at += wordsInGroup) yield words.slice(at, at + wordsInGroup).join(' ');
}

const [some, most] = [0.6, 0.8];
const fewestGaps = 6;

/** Long texts take long where somebody speaks, and not in a log. */
function paceSigns(start: Column, text: Column): number {
  if (text.values.length <= fewestGaps) return 0;
  const pace = likeness(
    start.values.map(readJsonTime),
    text.values.map((value) => String(value ?? '').length),
  );
  return pace >= most ? 2 : pace >= some ? 1 : 0;
}
