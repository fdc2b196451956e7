// Reads a transcript of any form, told from its content alone.
import type { RawSegment, RawTranscript } from '../conversation/raw.ts';
import { withLeftOut } from '../conversation/read-facts.ts';
import { countWords, plainWords } from '../conversation/words.ts';
import { segmentsOfCues } from './cues/cue-speakers.ts';
import { parseProse } from './forms/documents/prose.ts';
import { parseRegularLines } from './forms/documents/regular-lines.ts';
import { parseYaml } from './forms/documents/yaml.ts';
import { jsonForms, markupForms, textForms } from './forms/index.ts';
import { parseAnyJson } from './forms/json/any.ts';
import { describeJson } from './json/describe.ts';
import { withCountedLists, withInnerJson } from './json/inner-json.ts';
import { readJson } from './json/repair.ts';
import { withSpeakersApart } from './json/speakers-apart.ts';
import { richer } from './json/structure/choose.ts';
import { readStructure } from './json/structure/read-structure.ts';
import { isTalk } from './json/talk-words.ts';
import { textsInJson } from './json/text-in-json.ts';
import { noNames } from './labels/speaker-label.ts';
import { withoutDoubled } from './speech/doubled.ts';
import { withoutInvented } from './speech/invented.ts';
import { withoutMachines } from './speech/machines.ts';
import { holdSeveralCalls } from './text/call-headings.ts';
import { cleanSource } from './text/clean-source.ts';
import { withoutEntities } from './text/entities.ts';
import { foreignKind } from './text/foreign.ts';
import { withoutLetter } from './text/letter-parts.ts';
import { withoutCountLines, withoutFoot, withoutFrontMatter, withoutHtml, withoutMarkdown } from './text/line-marks.ts';
import { isMachineText } from './text/machine-text.ts';
import { withoutMisreading } from './text/misread.ts';
import { withNamesAbove } from './text/names-below.ts';
import { withUsualStamps } from './text/odd-stamps.ts';
import { withoutPageMarks } from './text/page-marks.ts';
import { withoutQuotedPrintable } from './text/quoted-printable.ts';
import { withLineEnds, withoutRichText } from './text/wrapped-text.ts';
import { withTimes } from './times.ts';

/** Times are in seconds from the beginning. Never throws: prose is the form of everything else. */
export function readTranscript(source: string): RawTranscript {
  const timed = withTimes(withoutMachines(readForm(source)));
  const written = timed.segments.map(withoutEntitiesIn).filter(({ text }) => text !== '');
  const said = withoutInvented(written);
  const segments = withoutDoubled(said);
  const read = withLeftOut({ ...timed, segments }, 'inventedCaptions', written.length - said.length);
  if (segments === said) return read;
  const kept = new Set(segments);
  const doubled = said.filter((segment) => !kept.has(segment));
  return withLeftOut({ ...read, doubled }, 'heardTwice', doubled.length);
}

function withoutEntitiesIn(segment: RawSegment): RawSegment {
  return segment.text.includes('&') ? { ...segment, text: withoutEntities(segment.text) } : segment;
}

function readForm(source: string): RawTranscript {
  const foreign = foreignKind(source);
  if (foreign) return { form: 'prose', segments: [], refusal: foreign };
  const received = withLineEnds(withoutRichText(cleanSource(withoutQuotedPrintable(withoutMisreading(source)))));
  const value = readJson(received);
  if (value === undefined && isMachineText(received)) return talkInKeys(received) ?? { form: 'prose', segments: [] };
  if (value === undefined) return readText(received) ?? parseProse(received);
  const listed = withCountedLists(value);
  const read = withNamesInside(readValue(listed, value));
  // Who speaks is looked for elsewhere only where nobody is named beside the words.
  if (read && countSpeakers(read) > 1) return read;
  const apart = withSpeakersApart(listed);
  if (apart) return readValue(apart) ?? none(value);
  return read ?? readValue(withCountedLists(withInnerJson(listed))) ?? none(value);
}

/** A document of keys whose items are turns of several people. */
function talkInKeys(source: string): RawTranscript | null {
  const read = parseYaml(source);
  return read && countSpeakers(read) > 1 && isTalk(read.segments.map(({ text }) => text)) ? read : null;
}

/** `{"text": "Agent: Good morning."}` */
function withNamesInside(read: RawTranscript | null): RawTranscript | null {
  if (!read || read.segments.some(({ speaker }) => speaker !== null)) return read;
  const cues = read.segments.map(({ start, end, text }) => ({ start, end, lines: text.split('\n'), voice: null }));
  const named = { ...read, segments: segmentsOfCues(cues) };
  return countSpeakers(named) > 1 ? named : read;
}

const none = (value: unknown): RawTranscript => ({
  form: 'json',
  segments: [],
  refusal: 'no_transcript',
  found: describeJson(value),
});

/** JSON as turns of its own, or as a text that it holds; null for JSON in which nobody speaks. */
function readValue(value: unknown, written = value): RawTranscript | null {
  for (const [name, parse] of Object.entries(jsonForms)) {
    const read = parse(value);
    if (!read) continue;
    // Their keys are so usual that other files have them too; and what rows hold, a head beside them may tell.
    if (name === 'rows') return readStructure(written) ?? read;
    return isLoose.has(name) && countSpeakers(read) < 2 ? richer(read, readStructure(written)) : read;
  }
  const listed = richer(parseAnyJson(value), readStructure(written));
  if (listed && (listed.refusal || listed.segments.some(({ speaker }) => speaker !== null))) return listed;
  const texts = textsInJson(value).map(({ text, isCertain }) => ({ text: cleanSource(text), isCertain }));
  for (const { text } of texts) {
    const read = readText(text);
    if (read?.segments.some(({ speaker }) => speaker !== null)) return read;
  }
  if (listed) return listed;
  const certain = texts.find(({ isCertain }) => isCertain);
  return certain ? (readText(certain.text) ?? parseProse(certain.text)) : null;
}

const isLoose = new Set(['openai', 'assemblyai']);
const countSpeakers = ({ segments }: RawTranscript) => new Set(segments.flatMap(({ speaker }) => speaker ?? [])).size;

/** Text of any listed form; null for prose. */
function readText(received: string): RawTranscript | null {
  for (const parse of Object.values(markupForms)) {
    const read = parse(received);
    if (read && read.segments.length > 0) return { ...read, segments: withOneSpelling(read.segments) };
  }
  const clean = withNamesAbove(
    withUsualStamps(
      withoutCountLines(
        withoutPageMarks(withoutFoot(withoutMarkdown(withoutHtml(withoutLetter(withoutFrontMatter(received)))))),
      ),
    ),
  );
  if (holdSeveralCalls(clean)) return { form: 'plain', segments: [], refusal: 'several_calls' };
  for (const [name, parse] of Object.entries(textForms)) {
    const read = parse(clean);
    if (read && (read.segments.length > 0 || name === 'nist' || holdsNothingElse(read))) {
      if (isLoosely.has(name) && areKeys(read)) return { form: 'prose', segments: [] };
      const chosen = isLoosely.has(name) ? moreRegular(read, parseRegularLines(clean)) : read;
      return { ...chosen, segments: withOneSpelling(chosen.segments) };
    }
  }
  const regular = parseRegularLines(clean);
  if (regular) return { ...regular, segments: withOneSpelling(regular.segments) };
  return clean === received ? null : parseProse(clean);
}

/** Forms whose labels may be any words. */
const isLoosely = new Set([
  'tables',
  'speaker-headers',
  'bracket-labels',
  'mark-labels',
  'dash-labels',
  'labelled-lines',
  'name-lines',
  'line',
]);

/** The reading of a known form, unless the lines are regular in another way and it lost turns, speakers or times of them. */
function moreRegular(known: RawTranscript, regular: RawTranscript | null): RawTranscript {
  if (!regular || known.refusal || known.leftOut) return known;
  const labels = (read: RawTranscript) => new Set(read.segments.flatMap(({ speaker }) => speaker ?? []));
  const [few, many] = [labels(regular).size, labels(known).size];
  const isTimed = (read: RawTranscript) =>
    read.segments.filter(({ start }) => start !== null).length > 0.8 * read.segments.length;
  const lost = many < 2 || many > 2 * few || many > 0.5 * known.segments.length + 1 || areMarked(known);
  return lost || (isTimed(regular) && !isTimed(known)) ? regular : known;
}

/** Words of nearly all turns begin with a mark that parts them from something, or end with a time, as nobody's do. */
const areMarked = ({ segments }: RawTranscript) =>
  segments.filter(({ text }) =>
    /^(?:[|>~•»→=/#\]})]|->|[-–—] |[:;,]|(?:said|says|disse|diz|dijo|dice):|\d{1,5}[.)]\s|\d+\.\d+\s)|(?:\d:\d{2}|\d[.,]\d{1,3}s?|\dm\d{1,2}s|\d:\d{2}[.,]\d+)[\])}>]?$/.test(
      text,
    ),
  ).length >=
  0.8 * segments.length;

/** `Time: 9:10`, `Status: answered`: keys with values of a few words, which are nobody's. */
function areKeys({ segments }: RawTranscript): boolean {
  const labels = [...new Set(segments.flatMap(({ speaker }) => speaker ?? []))];
  const keys = labels.filter((label) => noNames.has(plainWords(label)[0] ?? ''));
  if (labels.length < 2 || keys.length < 0.5 * labels.length) return false;
  return segments.reduce((sum, { text }) => sum + countWords(text.slice(0, 400)), 0) <= 4 * segments.length;
}

/** Where nobody speaks in any cue, message or line of a scoring tool, their times and notices are no words either. */
const holdsNothingElse = ({ form, refusal }: RawTranscript) =>
  form === 'webvtt' || form === 'srt' || form === 'whatsapp' || refusal !== undefined;

/** `AGENT` and `Agent` are one speaker, called as written first. */
function withOneSpelling(segments: readonly RawSegment[]): RawSegment[] {
  const spellings = new Map<string, string>();
  return segments.map((segment) => {
    if (segment.speaker === null) return segment;
    const key = segment.speaker.toLowerCase();
    const spelling = spellings.get(key) ?? segment.speaker;
    spellings.set(key, spelling);
    return spelling === segment.speaker ? segment : { ...segment, speaker: spelling };
  });
}
