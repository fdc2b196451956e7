// The person who spoke for the company in a file, guessed from the speakers of its transcript, otherwise from its name.
import { searchKey } from '../../texts/search-key.ts';

export interface PersonGuess {
  id: string;
  from: 'speakers' | 'name';
}

interface Named {
  id: string;
  name: string;
}

/** What is read of a text; speakers come early. */
const readCharacters = 200_000;
const mostSpeakers = 50;

/** Before a name: a time in any form, or a dash of a chat. */
const before = String.raw`^[\s\d[\](),.:/–-]*(?:[ap]\.?m\.?[\])\s–-]*)?`;
const label = String.raw`(\p{L}[^:<>"{}\t]{0,60}?)`;
const labelled = [
  /** [00:12] Ana Reis: … */
  new RegExp(`${before}${label}\\s?:(?:\\s|$)`, 'iu'),
  /** Ana Reis  00:12 */
  new RegExp(`^${label}\\s+[([]?\\d{1,2}:\\d{2}(?::\\d{2})?[)\\]]?\\s*$`, 'u'),
  /** <v Ana Reis> */
  /^<v(?:\.[\w-]+)?\s+([^<>]{1,60})>/u,
];
const inJson =
  /"(?:speaker|speaker_?name|speaker_?label|participant|author|name|display_?name|from|user_?name|agent_?name)"\s*:\s*"([^"\\]{1,60})"/giu;

/** The labels of who speaks, each once. */
export function speakersOf(text: string): string[] {
  const read = text.slice(0, readCharacters);
  const found = new Set<string>();
  for (const [, name] of read.matchAll(inJson)) if (found.size < mostSpeakers) found.add(name!.trim());
  if (found.size > 0) return [...found];
  for (const line of read.split(/\r?\n/)) {
    if (found.size === mostSpeakers) break;
    const start = line.slice(0, 160);
    const name = labelled.map((form) => form.exec(start)?.[1]).find((each) => each !== undefined);
    if (name !== undefined) found.add(name.trim());
  }
  return [...found];
}

/** Words that say what somebody is, not who. */
const roleWords = new Set(
  'agent agente attendant atendente advisor advisora asesor asesora rep representative sales seller vendedor vendedora consultor consultora consultant operador operadora speaker'.split(
    ' ',
  ),
);

const wordsOf = (text: string) =>
  searchKey(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !roleWords.has(word));

/** The parts of a label: `Ana Reis (Acme)`, `Agent [Ana Reis]`, `Ana Reis | Acme`. */
const partsOf = (speaker: string) => speaker.split(/[()[\]|]/).map((part) => part.trim());

function isInOrder(words: readonly string[], within: readonly string[]): boolean {
  let at = 0;
  for (const word of within) if (word === words[at]) at += 1;
  return at === words.length;
}

/** 3: all names; 2: first and last, or some of several; 1: the first name alone; 0: somebody else. */
function likeness(person: readonly string[], words: readonly string[], isWhole: boolean): number {
  const [first] = person;
  if (first === undefined) return 0;
  if (person.length > 1 && isInOrder(person, words)) return 3;
  if (person.length > 2 && isInOrder([first, person.at(-1)!], words)) return 2;
  if (isWhole && words.length > 1) return words[0] === first && isInOrder(words, person) ? 2 : 0;
  return words.includes(first) ? 1 : 0;
}

/** The one that is most alike, where that is one. */
function mostAlike(people: readonly Named[], told: readonly string[], isWhole: boolean): string | null {
  const texts = told.map(wordsOf);
  const ranked = people
    .map(({ id, name }) => {
      const words = wordsOf(name);
      return { id, rank: Math.max(0, ...texts.map((text) => likeness(words, text, isWhole))) };
    })
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank);
  const [best, next] = ranked;
  return best && best.rank > (next?.rank ?? 0) ? best.id : null;
}

/** Null where nothing tells, or where two are as likely. `company`: its name, which a speaker's label may have. */
export function guessPerson(
  file: { name: string; speakers: readonly string[] },
  people: readonly Named[],
  company: string,
): PersonGuess | null {
  const own = searchKey(company).trim();
  const ofCompany = file.speakers.filter((speaker) => own !== '' && searchKey(speaker).includes(own));
  const speakers = ofCompany.length > 0 ? ofCompany : file.speakers;
  const bySpeakers = mostAlike(people, speakers.flatMap(partsOf), true);
  if (bySpeakers !== null) return { id: bySpeakers, from: 'speakers' };
  const byName = mostAlike(people, [file.name.replace(/\.\w+$/, '')], false);
  return byName === null ? null : { id: byName, from: 'name' };
}
