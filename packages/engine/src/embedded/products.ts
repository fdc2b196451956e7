// Names of products, plans and modules; no generic nouns and no people (catalogue: Borderlines).
import type { Findings } from '../findings/findings.ts';
import { givenNames } from './given-names.ts';
import { has, isOf, type Reading, type Sentence, spansOf } from './reading/reading.ts';
import { normalise } from './reading/tokens.ts';

interface Mention {
  readonly name: string;
  readonly key: string;
  readonly words: number;
  readonly sentence: Sentence;
  readonly at: number;
  /** A word such as "plan" or "módulo" stands right before it. */
  readonly introduced: boolean;
  /** "the" or a preposition of means stands before it. */
  readonly article: boolean;
  /** Set off by a comma at the sentence's beginning or end, as who is spoken to is: "Thanks, Laura." */
  readonly addressed: boolean;
}

const ARTICLES = new Set(['the', 'our', 'through', 'called', 'no', 'nosso', 'nossa', 'el', 'nuestro', 'nuestra']);
const LINKS = new Set(['de', 'do', 'da', 'del', 'o', 'a', 'el', 'la', 'the', 'called', 'chamado', 'llamado']);

/** What is longer is no name but a heading, or noise. */
const MOST_WORDS = 6;
/** Products that are reported: no conversation has as many, and each is looked up in the transcript. */
const MOST_PRODUCTS = 200;
/** What a plan does: `plan costs 30`, `plano custa`, `plan incluye`. */
const VERBS = new Set(
  `costs cost comes includes starts gives has is was would will works starts covers runs custa sai fica tem inclui vale vem cobre atende começa comeca
  cuesta sale queda incluye tiene vale trae cubre es está esta empieza`.split(/\s+/),
);

/** Whether nothing but blanks stands between a comma and this place. */
function followsComma(text: string, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && /\s/.test(text[before]!)) before -= 1;
  return text[before] === ',';
}

/** Names in a sentence, longest run of capitalised words each. */
function mentionsIn(reading: Reading, sentence: Sentence, intro: ReadonlySet<string>): Mention[] {
  const mentions: Mention[] = [];
  let until = 0;
  for (const span of spansOf(sentence, 'name')) {
    if (span.from < until) continue;
    until = span.to;
    const first = sentence.tokens[span.from]!;
    const last = sentence.tokens[span.to - 1]!;
    const stretch = sentence.stretches.findLast((s) => s.firstWord <= span.from)!;
    const whole = reading.conversation.segments[stretch.segment]!.text;
    const text = whole.slice(first.start, last.end).replace(/['’]s$/, '');
    if (text === '' || span.to - span.from > MOST_WORDS || /[,.;:!?\n]/.test(text)) continue;
    // `CLÁUSULA TERCEIRA: …` heads what follows.
    if (span.from === 0 && whole[last.end] === ':') continue;
    const before = sentence.words[span.from - 1] ?? '';
    const two = sentence.words[span.from - 2] ?? '';
    const introduced =
      intro.has(before) || (LINKS.has(before) && intro.has(two)) || intro.has(sentence.words[span.to] ?? '');
    const key = normalise(text);
    mentions.push({
      name: text,
      key,
      words: span.to - span.from,
      sentence,
      at: span.from,
      introduced,
      article: ARTICLES.has(before),
      addressed:
        (span.from === 0 && whole[last.end] === ',') ||
        (span.to === sentence.words.length && followsComma(whole, first.start)),
    });
  }
  return mentions;
}

/** Words after "plan" in text without capitals: "plan comercio total que está en …". */
function uncapitalised(reading: Reading, sentence: Sentence): Mention[] {
  const mentions: Mention[] = [];
  if (sentence.tokens.some((token) => token.capital)) return mentions;
  sentence.words.forEach((word, i) => {
    if (!['plan', 'plano', 'pacote', 'paquete', 'package'].includes(word)) return;
    let to = i + 1;
    while (
      to <= i + 2 &&
      to < sentence.words.length &&
      !reading.pack.stop.has(sentence.words[to]!) &&
      !VERBS.has(sentence.words[to]!) &&
      !/\d/.test(sentence.words[to]!)
    )
      to++;
    if (to === i + 1) return;
    const first = sentence.tokens[i + 1]!;
    const text = reading.conversation.segments[sentence.stretches[0]!.segment]!.text.slice(
      first.start,
      sentence.tokens[to - 1]!.end,
    );
    mentions.push({
      name: text,
      key: normalise(text),
      words: to - i - 1,
      sentence,
      at: i + 1,
      introduced: true,
      article: false,
      addressed: false,
    });
  });
  return mentions;
}

/** `the Bristol site`: where, not what. */
const PLACES = new Set('site office branch store shop plant warehouse depot factory team area region'.split(' '));
const isPlace = (mentions: readonly Mention[]) =>
  mentions.some(({ sentence, at, words }) => PLACES.has(sentence.words[at + words] ?? ''));

/** Products by first mention. `people` are words of the speakers' names. */
export function findProducts(reading: Reading, people: ReadonlySet<string>): Findings['products'] {
  const intro = new Set(reading.pack.pack.words.categories.product.split(/\s+/));
  for (const word of ['modulo', 'module', 'app', 'aplicativo', 'plan', 'plano']) intro.add(word);
  const byKey = new Map<string, Mention[]>();
  for (const sentence of reading.sentences) {
    for (const mention of [...mentionsIn(reading, sentence, intro), ...uncapitalised(reading, sentence)]) {
      const mentions = byKey.get(mention.key) ?? [];
      mentions.push(mention);
      byKey.set(mention.key, mentions);
    }
  }
  const firstWords = new Map<string, number>();
  for (const [key, [mention]] of byKey) {
    const first = key.split(' ')[0]!;
    if (mention!.words > 1) firstWords.set(first, (firstWords.get(first) ?? 0) + 1);
  }
  const isAddressed = (key: string) => byKey.get(key)?.some(({ addressed }) => addressed) ?? false;
  // "Plan Carmen": what is always introduced as a product is one, whoever it is named after.
  const isIntroduced = (key: string) =>
    givenNames.has(key) && byKey.get(key)!.every(({ introduced, addressed }) => introduced && !addressed);
  const isPerson = (key: string) =>
    key.split(' ').some((word) => people.has(word) || isAddressed(word)) && !isIntroduced(key);
  const found: { name: string; quote: ReturnType<Reading['quote']>; index: number }[] = [];
  for (const [key, mentions] of byKey) {
    if (isPerson(key)) continue;
    const byAttendant = mentions.filter((mention) => isOf(mention.sentence, 'attendant'));
    if (byAttendant.length === 0) continue;
    const first = key.split(' ')[0]!;
    const family = mentions[0]!.words > 1 && ((firstWords.get(first) ?? 0) > 1 || byKey.has(first));
    const camel = /[a-z][A-Z]/.test(mentions[0]!.name);
    const named = mentions.some((mention) => mention.introduced);
    const used =
      reading.language === 'en' && mentions.some((m) => m.article) && mentions.length > 1 && !isPlace(mentions);
    if (!named && !family && !camel && !used) continue;
    const best = byAttendant.find((mention) => mention.introduced) ?? byAttendant[0]!;
    if (has(best.sentence, 'greeting_identification') && !named && reading.position(best.sentence) < 0.15) continue;
    found.push({ name: best.name, quote: reading.quote(best.sentence, best.at), index: best.sentence.index });
  }
  return found
    .sort((a, b) => a.index - b.index)
    .slice(0, MOST_PRODUCTS)
    .map(({ name, quote }) => ({ name, quote }));
}
