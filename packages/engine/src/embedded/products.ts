// Names of products, plans and modules; no generic nouns, places, firms or people (docs/catalogue.md#bant-and-products).
import type { Findings } from '../findings/findings.ts';
import type { WordLists } from '../language/pack.ts';
import { normalise } from '../lexical/tokens.ts';
import { givenNames } from './given-names.ts';
import { isKnownWord } from './known-words.ts';
import { has, isOf, type Reading, type Sentence, spansOf } from './reading/reading.ts';

type NameWords = Readonly<Record<keyof WordLists['names'] | 'product', ReadonlySet<string>>>;

interface Mention {
  readonly name: string;
  readonly key: string;
  /** Where it stands among the words of its sentence. */
  readonly from: number;
  readonly to: number;
  readonly sentence: Sentence;
  /** A word such as "plan" or "módulo" stands beside it. */
  readonly isIntroduced: boolean;
  /** A model's number belongs to it: "Solar 6". */
  readonly isNumbered: boolean;
  /** Set off by a comma at the sentence's beginning or end, as who is spoken to is: "Thanks, Laura." */
  readonly isAddressed: boolean;
  /** The one capital of a sentence's beginning tells nothing. */
  readonly isCapital: boolean;
}

/** Between "plan" and its name. */
const links = new Set(['de', 'do', 'da', 'del', 'o', 'a', 'el', 'la', 'the', 'called', 'chamado', 'llamado']);
/** What is longer is no name but a heading, or noise. */
const mostWords = 6;
/** Products that are reported: no conversation has as many, and each is looked up in the transcript. */
const mostProducts = 200;
const modelNumber = /^(?:\d{1,3}[a-z]{0,2}|[a-z]\d{1,3})$/;
const acronym = /^[\p{Lu}\d]{2,5}$/u;
/** Letters of a name that is written like any other word. */
const leastLetters = 4;

const nameWordsCache = new WeakMap<WordLists, NameWords>();

function nameWords(words: WordLists): NameWords {
  const ready = nameWordsCache.get(words);
  if (ready) return ready;
  const set = (text: string) => new Set(text.split(/\s+/).filter(Boolean));
  const intro = set(
    `${words.categories.product} modulo module app aplicativo aplicacion plan plano pacote paquete package range linha linea tour`,
  );
  const { articles, productVerbs, placeOpeners, personOpeners, personVerbs, firmOpeners, firmWords } = words.names;
  const made: NameWords = {
    product: intro,
    articles: set(articles),
    productVerbs: set(productVerbs),
    placeOpeners: set(placeOpeners),
    personOpeners: set(personOpeners),
    personVerbs: set(personVerbs),
    firmOpeners: set(firmOpeners),
    firmWords: set(firmWords),
  };
  nameWordsCache.set(words, made);
  return made;
}

/** Whether nothing but blanks stands between a comma and this place. */
function followsComma(text: string, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && /\s/.test(text[before]!)) before -= 1;
  return text[before] === ',';
}

class MentionFinder {
  readonly #reading: Reading;
  readonly #words: NameWords;
  readonly #notNames: ReadonlySet<string>;

  constructor(reading: Reading, words: NameWords) {
    this.#reading = reading;
    this.#words = words;
    this.#notNames = new Set(reading.pack.pack.words.notNames.split(/\s+/));
  }

  in(sentence: Sentence): Mention[] {
    const isWritten = sentence.tokens.some(({ capital }) => capital);
    return isWritten ? this.#capitalised(sentence) : [...this.#unknown(sentence), ...this.#named(sentence)];
  }

  /** Longest run of capitalised words each. */
  #capitalised(sentence: Sentence): Mention[] {
    const mentions: Mention[] = [];
    let until = 0;
    for (const span of spansOf(sentence, 'name')) {
      if (span.from < until) continue;
      until = span.to;
      const mention = this.#mention(sentence, span.from, span.to, span.from > 0 || span.to > 1);
      if (mention) mentions.push(mention);
    }
    return mentions;
  }

  /** Words that no language has, in text without capitals. */
  #unknown(sentence: Sentence): Mention[] {
    return sentence.words.flatMap((word, at) => {
      const mention = this.#isUnknown(word) ? this.#mention(sentence, at, at + 1, false) : null;
      return mention ? [mention] : [];
    });
  }

  /** What follows "plan" in text without capitals: "plan comercio total que está en …". */
  #named(sentence: Sentence): Mention[] {
    const { stop } = this.#reading.pack;
    return sentence.words.flatMap((word, at) => {
      if (!['plan', 'plano', 'pacote', 'paquete', 'package'].includes(word)) return [];
      let to = at + 1;
      while (to <= at + 2 && /^\p{L}{2,}$/u.test(sentence.words[to] ?? '')) {
        if (stop.has(sentence.words[to]!) || planVerbs.has(sentence.words[to]!)) break;
        to += 1;
      }
      if (to === at + 1 || (to === at + 2 && this.#isUnknown(sentence.words[at + 1]!))) return [];
      const mention = this.#mention(sentence, at + 1, to, false);
      return mention ? [mention] : [];
    });
  }

  #isUnknown(word: string): boolean {
    return (
      word.length >= leastLetters &&
      /^\p{L}+$/u.test(word) &&
      !givenNames.has(word) &&
      !this.#reading.pack.stop.has(word) &&
      !isKnownWord(this.#reading.language, word)
    );
  }

  #mention(sentence: Sentence, from: number, end: number, isCapital: boolean): Mention | null {
    const { words, tokens, spans } = sentence;
    const isCounted = spans.some(
      (span) => span.from === end && ['money', 'duration', 'percent', 'time', 'day'].includes(span.kind),
    );
    const isNumbered = modelNumber.test(words[end] ?? '') && !isCounted;
    const to = isNumbered ? end + 1 : end;
    const stretch = sentence.stretches.findLast((each) => each.firstWord <= from)!;
    const whole = this.#reading.conversation.segments[stretch.segment]!.text;
    const [first, last] = [tokens[from]!, tokens[to - 1]!];
    const name = whole.slice(first.start, last.end).replace(/['’]s$/, '');
    const isCommon = words
      .slice(from, to)
      .every((word) => this.#notNames.has(word) || this.#notNames.has(word.replace(/s$/, '')));
    if (isCommon || name === '' || to - from > mostWords || /[,.;:!?\n]/.test(name)) return null;
    // `CLÁUSULA TERCEIRA: …` heads what follows.
    if (from === 0 && whole[last.end] === ':') return null;
    const { product } = this.#words;
    const [before, two] = [words[from - 1] ?? '', words[from - 2] ?? ''];
    return {
      name,
      key: normalise(name),
      from,
      to,
      sentence,
      isIntroduced: product.has(before) || (links.has(before) && product.has(two)) || product.has(words[to] ?? ''),
      isNumbered,
      isAddressed:
        to - from === 1 &&
        ((from === 0 && whole[last.end] === ',') || (to === words.length && followsComma(whole, first.start))),
      isCapital,
    };
  }
}

/** What a plan does: `plan costs 30`, `plano custa`, `plan incluye`. */
const planVerbs = new Set(
  `costs cost comes includes starts gives has is was would will works covers runs custa sai fica tem inclui vale vem cobre atende começa comeca
  cuesta sale queda incluye tiene trae cubre es esta empieza`.split(/\s+/),
);

/** Points from which a name is a product's; one in small letters may be any word that the corpus lacks. */
const leastPoints = { capital: 3, small: 4 };

/** Whether what stands around a mention tells of a person. */
function isPersonal({ sentence, from, to, isIntroduced }: Mention, words: NameWords, reading: Reading): boolean {
  if (isIntroduced) return false;
  const [before, after] = [sentence.words[from - 1] ?? '', sentence.words[to] ?? ''];
  return (
    words.personOpeners.has(before) ||
    words.personVerbs.has(after) ||
    (selfOpeners.has(before) && to - from === 1 && reading.opensSpeaker(sentence))
  );
}

/** "This is Marcus", "soy Ana". */
const selfOpeners = new Set(['is', 'am', 'soy', 'sou', 'e']);

/** Whether what stands around a mention tells of a place or a firm. */
function isElsewhere({ sentence, from, to, name, isIntroduced }: Mention, words: NameWords): boolean {
  if (isIntroduced) return false;
  const [before, after] = [sentence.words[from - 1] ?? '', sentence.words[to] ?? ''];
  if (name.split(' ').some((word) => words.firmWords.has(normalise(word))) || words.firmWords.has(after)) return true;
  return words.placeOpeners.has(before) || words.firmOpeners.has(before);
}

/** Who somebody is and where from, when they say so at the beginning. */
const isGreeting = (sentence: Sentence, reading: Reading) =>
  has(sentence, 'greeting_identification') && reading.position(sentence) < 0.15;

/** `the Bristol site`: where, not what. */
const places = new Set('site office branch store shop plant warehouse depot factory team area region'.split(' '));
const isPlace = (mentions: readonly Mention[]) =>
  mentions.some(({ sentence, to }) => places.has(sentence.words[to] ?? ''));
/** `KestroweOne`. */
const camel = /^(?=.{5}).*\p{Ll}\p{Lu}/u;

/** How much tells that a name is a product's, over all its mentions. */
function points(mentions: readonly Mention[], words: NameWords, reading: Reading, isFamily: boolean): number {
  const sentences = new Set(mentions.map(({ sentence }) => sentence.index)).size;
  const some = (tells: (mention: Mention) => boolean) => (mentions.some(tells) ? 1 : 0);
  /** An article, what is done with it, or both. */
  const around = mentions.map(({ sentence, from }): number => {
    const [before, two] = [sentence.words[from - 1] ?? '', sentence.words[from - 2] ?? ''];
    if (!words.articles.has(before)) return words.productVerbs.has(before) ? 1 : 0;
    return words.productVerbs.has(two) ? 2 : 1;
  });
  const parts = mentions[0]!.key.split(' ');
  const isInvented = parts.every((word) => !isKnownWord(reading.language, word) && !givenNames.has(word));
  const introduced = 2 * some(({ isIntroduced }) => isIntroduced);
  const company = around.reduce((most, each) => Math.max(most, each), 0);
  // Among words in small letters, one that is merely misspelt is met more often than a name.
  if (mentions.every(({ isCapital }) => !isCapital) && company + introduced === 0) return 0;
  const ofSide = (side: 'attendant' | 'client') => mentions.some(({ sentence }) => sentence.side === side);
  return (
    introduced +
    company +
    3 * some(({ name }) => camel.test(name)) +
    (isFamily ? 2 : 0) +
    some(({ isNumbered }) => isNumbered) +
    some(({ isCapital, from }) => parts.length > 1 && isCapital && from > 0) +
    (isInvented ? 1 : 0) +
    (sentences > 1 ? 1 : 0) +
    (ofSide('client') && ofSide('attendant') ? 1 : 0)
  );
}

/** Products by first mention. `people` are words of the speakers' names. */
export function findProducts(reading: Reading, people: ReadonlySet<string>): Findings['products'] {
  const words = nameWords(reading.pack.pack.words);
  const finder = new MentionFinder(reading, words);
  const all = reading.sentences.flatMap((sentence) => finder.in(sentence));
  const byKey = Map.groupBy(all, ({ key }) => key);
  const firstWords = new Map<string, number>();
  for (const [key, [mention]] of byKey) {
    if (mention!.to - mention!.from < 2) continue;
    const first = key.split(' ')[0]!;
    firstWords.set(first, (firstWords.get(first) ?? 0) + 1);
  }
  // Worked out once, however many names have the word.
  const spokenTo = new Set(
    all.filter((mention) => mention.isAddressed || isPersonal(mention, words, reading)).map(({ key }) => key),
  );
  // "Plan Carmen": what is always introduced as a product is one, whoever it is named after.
  const isAlwaysIntroduced = (key: string) =>
    byKey.get(key)!.every((mention) => mention.isIntroduced && !mention.isAddressed);
  const isPerson = (key: string) =>
    key.split(' ').some((word) => people.has(word) || givenNames.has(word) || spokenTo.has(word)) &&
    !isAlwaysIntroduced(key);
  const found: { name: string; quote: ReturnType<Reading['quote']>; index: number }[] = [];
  for (const [key, mentions] of byKey) {
    if (isPerson(key)) continue;
    const byAttendant = mentions.filter(({ sentence }) => isOf(sentence, 'attendant'));
    if (byAttendant.length === 0) continue;
    const isNamed = byAttendant.some(({ isIntroduced }) => isIntroduced);
    if (!isNamed && (isPlace(mentions) || byAttendant.every(({ sentence }) => isGreeting(sentence, reading)))) continue;
    const isCapital = mentions.some((mention) => mention.isCapital);
    const isNews = isCapital || mentions.some(({ isIntroduced }) => isIntroduced) || isUnknownKey(reading, key);
    const first = key.split(' ')[0]!;
    const isFamily = key !== first && ((firstWords.get(first) ?? 0) > 1 || byKey.has(first));
    const elsewhere = mentions.filter((mention) => isElsewhere(mention, words)).length;
    if (!isNews || acronym.test(mentions[0]!.name) || (!isFamily && !isNamed && elsewhere * 2 > mentions.length))
      continue;
    if (!isNamed && points(mentions, words, reading, isFamily) < leastPoints[isCapital ? 'capital' : 'small']) continue;
    const best = byAttendant.find(({ isIntroduced }) => isIntroduced) ?? byAttendant[0]!;
    found.push({ name: best.name, quote: reading.quote(best.sentence, best.from), index: best.sentence.index });
  }
  return found
    .sort((a, b) => a.index - b.index)
    .slice(0, mostProducts)
    .map(({ name, quote }) => ({ name, quote }));
}

const isUnknownKey = (reading: Reading, key: string) =>
  key.split(' ').some((word) => /^\p{L}+$/u.test(word) && !isKnownWord(reading.language, word));
